# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: axes from the back, beside moves.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# An axis from the back is found again behind moves and before them, where no shape tells that it
# was not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 3]))
c2 = Parameter('c2', (I32, [4]), [0, 3, 1, 2])
t3 = Internal('t3', (F32, [1, 3, 3, 3]))
t4 = Internal('t4', (F32, [1, 3, 3, 1]))
t5 = Output('t5', (F32, [1, 3, 3, 1]))
t6 = Internal('t6', (F32, [1, 3, 3, 1]))
x7 = Input('x7', (F32, [1, 3, 3, 3]))
c8 = Parameter('c8', (I32, [4]), [0, 3, 1, 2])
t9 = Internal('t9', (F32, [1, 3, 3, 3]))
t10 = Internal('t10', (F32, [1, 3, 1, 3]))
t11 = Output('t11', (F32, [1, 3, 1, 3]))
t12 = Internal('t12', (F32, [1, 3, 1, 3]))
x13 = Input('x13', (F32, [1, 3, 3, 3]))
c14 = Parameter('c14', (I32, [4]), [0, 2, 3, 1])
t15 = Internal('t15', (F32, [1, 3, 3, 3]))
t16 = Internal('t16', (F32, [1, 3, 3, 1]))
t17 = Output('t17', (F32, [1, 3, 3, 1]))
t18 = Internal('t18', (F32, [1, 3, 3, 1]))
x19 = Input('x19', (F32, [1, 3, 3, 3]))
c20 = Parameter('c20', (I32, [4]), [0, 2, 3, 1])
t21 = Internal('t21', (F32, [1, 3, 3, 3]))
t22 = Internal('t22', (F32, [1, 3, 1, 3]))
t23 = Output('t23', (F32, [1, 3, 1, 3]))
t24 = Internal('t24', (F32, [1, 3, 1, 3]))
x25 = Input('x25', (F32, [1, 3, 3, 3]))
c26 = Parameter('c26', (I32, [4]), [1, 0, 2, 3])
t27 = Internal('t27', (F32, [3, 1, 3, 3]))
t28 = Internal('t28', (F32, [3, 1, 3, 1]))
t29 = Output('t29', (F32, [3, 1, 3, 1]))
t30 = Internal('t30', (F32, [3, 1, 3, 1]))
x31 = Input('x31', (F32, [1, 3, 3, 3]))
c32 = Parameter('c32', (I32, [4]), [1, 0, 2, 3])
t33 = Internal('t33', (F32, [3, 1, 3, 3]))
t34 = Internal('t34', (F32, [3, 1, 1, 3]))
t35 = Output('t35', (F32, [3, 1, 1, 3]))
t36 = Internal('t36', (F32, [3, 1, 1, 3]))
x37 = Input('x37', (F32, [1, 3, 3, 3]))
c38 = Parameter('c38', (I32, [4]), [0, 1, 3, 2])
t39 = Internal('t39', (F32, [1, 3, 3, 3]))
t40 = Internal('t40', (F32, [1, 3, 3, 1]))
t41 = Output('t41', (F32, [1, 3, 3, 1]))
t42 = Internal('t42', (F32, [1, 3, 3, 1]))
x43 = Input('x43', (F32, [1, 3, 3, 3]))
c44 = Parameter('c44', (I32, [4]), [0, 1, 3, 2])
t45 = Internal('t45', (F32, [1, 3, 3, 3]))
t46 = Internal('t46', (F32, [1, 3, 1, 3]))
t47 = Output('t47', (F32, [1, 3, 1, 3]))
t48 = Internal('t48', (F32, [1, 3, 1, 3]))
x50 = Input('x50', (F32, [1, 3, 3, 3]))
t51 = Internal('t51', (F32, [1, 3, 1, 3]))
t52 = Internal('t52', (F32, [1, 3, 1, 3]))
t53 = Internal('t53', (F32, [1, 3, 1, 3]))
c49 = Parameter('c49', (I32, [4]), [1, 2, 3, 0])
t54 = Output('t54', (F32, [3, 1, 3, 1]))
x55 = Input('x55', (F32, [1, 3, 3, 3]))
t56 = Internal('t56', (F32, [1, 1, 3, 3]))
t57 = Internal('t57', (F32, [1, 1, 3, 3]))
t58 = Internal('t58', (F32, [1, 1, 3, 3]))
t59 = Output('t59', (F32, [1, 3, 3, 1]))
x60 = Input('x60', (F32, [1, 3, 3, 3]))
t61 = Internal('t61', (F32, [1, 3, 1, 3]))
t62 = Internal('t62', (F32, [1, 3, 1, 3]))
t63 = Internal('t63', (F32, [1, 3, 1, 3]))
c64 = Parameter('c64', (I32, [1]), [-1])
t65 = Output('t65', (F32, [9]))
x66 = Input('x66', (F32, [1, 3, 3, 3]))
c67 = Parameter('c67', (I32, [4]), [3, 1, 3, 3])
t68 = Internal('t68', (F32, [3, 1, 3, 3]))
t69 = Internal('t69', (F32, [1, 1, 3, 3]))
t70 = Output('t70', (F32, [1, 1, 3, 3]))
t71 = Internal('t71', (F32, [1, 1, 3, 3]))
x72 = Input('x72', (F32, [1, 3, 3, 3]))
c73 = Parameter('c73', (I32, [1]), [0])
t74 = Internal('t74', (F32, [3, 3, 3]))
t75 = Internal('t75', (F32, [1, 3, 3]))
t76 = Output('t76', (F32, [1, 3, 3]))
t77 = Internal('t77', (F32, [1, 3, 3]))
x78 = Input('x78', (F32, [3, 3, 3]))
t79 = Internal('t79', (F32, [3, 3, 3, 1]))
t80 = Internal('t80', (F32, [3, 3, 1, 1]))
t81 = Output('t81', (F32, [3, 3, 1, 1]))
t82 = Internal('t82', (F32, [3, 3, 1, 1]))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('SPLIT', t3, -1, 3).To(t4, t5, t6)
model.Operation('TRANSPOSE', x7, c8).To(t9)
model.Operation('SPLIT', t9, -2, 3).To(t10, t11, t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('SPLIT', t15, -1, 3).To(t16, t17, t18)
model.Operation('TRANSPOSE', x19, c20).To(t21)
model.Operation('SPLIT', t21, -2, 3).To(t22, t23, t24)
model.Operation('TRANSPOSE', x25, c26).To(t27)
model.Operation('SPLIT', t27, -1, 3).To(t28, t29, t30)
model.Operation('TRANSPOSE', x31, c32).To(t33)
model.Operation('SPLIT', t33, -2, 3).To(t34, t35, t36)
model.Operation('TRANSPOSE', x37, c38).To(t39)
model.Operation('SPLIT', t39, -1, 3).To(t40, t41, t42)
model.Operation('TRANSPOSE', x43, c44).To(t45)
model.Operation('SPLIT', t45, -2, 3).To(t46, t47, t48)
model.Operation('SPLIT', x50, -2, 3).To(t51, t52, t53)
model.Operation('TRANSPOSE', t52, c49).To(t54)
model.Operation('SPLIT', x55, -3, 3).To(t56, t57, t58)
model.Operation('TRANSPOSE', t57, c49).To(t59)
model.Operation('SPLIT', x60, -2, 3).To(t61, t62, t63)
model.Operation('RESHAPE', t62, c64).To(t65)
model.Operation('RESHAPE', x66, c67).To(t68)
model.Operation('SPLIT', t68, -4, 3).To(t69, t70, t71)
model.Operation('SQUEEZE', x72, c73).To(t74)
model.Operation('SPLIT', t74, -3, 3).To(t75, t76, t77)
model.Operation('EXPAND_DIMS', x78, 3).To(t79)
model.Operation('SPLIT', t79, -2, 3).To(t80, t81, t82)
Example({
    x1: packed('|i1',
    'c-jFQ0ObET2iPDv>hCT0F7EZ|73Mw<$kFf)&-wEEAu!3$4^0', 0.0625
),
    t5: [2.0, -1.4375, -3.0625, 3.5625, 1.3125, -0.4375, -1.375, -1.625, -0.875],
    x7: packed('|i1',
    'c-rGpx%lqFfv=Cnj(xaqW6$-;OzIxDwx0e2BP(?P%v=nv', 0.0625
),
    t11: [-3.625, 3.75, -0.875, -1.0, 3.9375, 3.375, -2.0625, 0.625, 1.625],
    x13: packed('|i1',
    'c-jFQ0ObGg+9S#l-0{@}-NiXA56IEt+wJop`w;Rv-#F$v5Ge', 0.0625
),
    t17: [-2.1875, -3.6875, 3.5625, 2.8125, 0.9375, -3.5, -2.9375, -1.875, -2.3125],
    x19: packed('|i1',
    'c-jFQ0ObEP2JrXN)9)7R^YIhbFagmgASK=O_#wx_D=FFi4!H', 0.0625
),
    t23: [0.375, -0.9375, -2.1875, -2.875, 3.0, 2.0625, 1.375, 2.4375, 2.6875],
    x25: packed('|i1',
    'c-m8t`F8E&v3I|p@T(hh@i3X({3OD0T2tk<-6c~1yzmTh', 0.0625
),
    t29: [1.75, -0.9375, -0.3125, 2.4375, 0.75, -2.4375, 0.5, 2.25, -2.875],
    x31: packed('|i1',
    'c-jFQ0ObEZ2s1tA0`o568qLJZ;@HUBFTnlr+{yUW_1DTZ5sv', 0.0625
),
    t35: [3.8125, -1.625, 0.125, -3.3125, -1.875, -2.5, -2.25, -3.4375, -0.5],
    x37: packed('|i1',
    'c-niw^7$P9skinj_urW@UDf^YO-Ajs$TL18Hr9^-$aoC@', 0.0625
),
    t41: [-3.125, 0.9375, -3.375, 0.125, -2.6875, 2.8125, -1.625, 0.875, 3.125],
    x43: packed('|i1',
    'c-jFQ0ObD!2@N<U@a#R-=Of7V$L8Su2=CV`6Z6?FGwZxk4%`', 0.0625
),
    t47: [0.5625, 2.3125, 3.8125, 2.1875, -3.5625, -0.1875, -2.5625, -0.8125, 3.1875],
    x50: packed('|i1',
    'c-s45D0uoW>#?V2)IMI8F+ZivqF^L(-BN(<`!zWLyowAc', 0.0625
),
    t54: [-3.3125, -0.1875, 0.3125, 1.75, 3.4375, -3.375, 3.5625, 1.0, 0.375],
    x55: packed('|i1',
    'c-oWTzh@?NNk#I4jP(_9r3Xj8e&Rl)dr;xY-^*tJo0$!F', 0.0625
),
    t59: [1.75, 3.6875, -2.75, 1.4375, 2.125, -2.0, -3.75, -0.6875, -0.875],
    x60: packed('|i1',
    'c-j;B@rU!Z{D1Q&XKsoKNx%Q9a92t6A~T<gxV8oW!b=OL', 0.0625
),
    t65: [0.5625, -1.3125, 1.9375, 1.125, 1.6875, -1.0625, 0.1875, 0.875, 2.25],
    x66: packed('|i1',
    'c-lLC@QdW(?;m+?uxeeg;e2{R{W`bqGuv+>c5meY)07R%', 0.0625
),
    t70: [0.3125, 2.625, -2.75, 3.75, 0.5625, -1.6875, -3.5, 2.4375, -2.5625],
    x72: packed('|i1',
    'c-jFQ0ObGV&^_%u2+iy*0N>o|7TO9l==?DbHN*QI_WsXr4+8', 0.0625
),
    t76: [0.0, -2.0625, -2.25, -1.375, 1.375, -2.375, 0.625, 3.25, -1.5],
    x78: packed('|i1',
    'c-k{K#LFSVBX-A3$VQ(1nXR_ON&Sz4j5khmY5fEMX<rES', 0.0625
),
    t81: [-3.875, 1.25, -2.25, 3.75, -1.625, 1.5, -0.9375, -2.5, 2.625],
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()

# An axis from the back is found again behind moves and before them, where no shape tells that it
# was not.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [0, 3, 1, 2])
t3 = Internal('t3', (U8, [1, 3, 3, 3], 0.5, 120))
t4 = Internal('t4', (U8, [1, 3, 3, 1], 0.5, 120))
t5 = Output('t5', (U8, [1, 3, 3, 1], 0.5, 120))
t6 = Internal('t6', (U8, [1, 3, 3, 1], 0.5, 120))
x7 = Input('x7', (U8, [1, 3, 3, 3], 0.5, 120))
c8 = Parameter('c8', (I32, [4]), [0, 3, 1, 2])
t9 = Internal('t9', (U8, [1, 3, 3, 3], 0.5, 120))
t10 = Internal('t10', (U8, [1, 3, 1, 3], 0.5, 120))
t11 = Output('t11', (U8, [1, 3, 1, 3], 0.5, 120))
t12 = Internal('t12', (U8, [1, 3, 1, 3], 0.5, 120))
x13 = Input('x13', (U8, [1, 3, 3, 3], 0.5, 120))
c14 = Parameter('c14', (I32, [4]), [0, 2, 3, 1])
t15 = Internal('t15', (U8, [1, 3, 3, 3], 0.5, 120))
t16 = Internal('t16', (U8, [1, 3, 3, 1], 0.5, 120))
t17 = Output('t17', (U8, [1, 3, 3, 1], 0.5, 120))
t18 = Internal('t18', (U8, [1, 3, 3, 1], 0.5, 120))
x19 = Input('x19', (U8, [1, 3, 3, 3], 0.5, 120))
c20 = Parameter('c20', (I32, [4]), [0, 2, 3, 1])
t21 = Internal('t21', (U8, [1, 3, 3, 3], 0.5, 120))
t22 = Internal('t22', (U8, [1, 3, 1, 3], 0.5, 120))
t23 = Output('t23', (U8, [1, 3, 1, 3], 0.5, 120))
t24 = Internal('t24', (U8, [1, 3, 1, 3], 0.5, 120))
x25 = Input('x25', (U8, [1, 3, 3, 3], 0.5, 120))
c26 = Parameter('c26', (I32, [4]), [1, 0, 2, 3])
t27 = Internal('t27', (U8, [3, 1, 3, 3], 0.5, 120))
t28 = Internal('t28', (U8, [3, 1, 3, 1], 0.5, 120))
t29 = Output('t29', (U8, [3, 1, 3, 1], 0.5, 120))
t30 = Internal('t30', (U8, [3, 1, 3, 1], 0.5, 120))
x31 = Input('x31', (U8, [1, 3, 3, 3], 0.5, 120))
c32 = Parameter('c32', (I32, [4]), [1, 0, 2, 3])
t33 = Internal('t33', (U8, [3, 1, 3, 3], 0.5, 120))
t34 = Internal('t34', (U8, [3, 1, 1, 3], 0.5, 120))
t35 = Output('t35', (U8, [3, 1, 1, 3], 0.5, 120))
t36 = Internal('t36', (U8, [3, 1, 1, 3], 0.5, 120))
x37 = Input('x37', (U8, [1, 3, 3, 3], 0.5, 120))
c38 = Parameter('c38', (I32, [4]), [0, 1, 3, 2])
t39 = Internal('t39', (U8, [1, 3, 3, 3], 0.5, 120))
t40 = Internal('t40', (U8, [1, 3, 3, 1], 0.5, 120))
t41 = Output('t41', (U8, [1, 3, 3, 1], 0.5, 120))
t42 = Internal('t42', (U8, [1, 3, 3, 1], 0.5, 120))
x43 = Input('x43', (U8, [1, 3, 3, 3], 0.5, 120))
c44 = Parameter('c44', (I32, [4]), [0, 1, 3, 2])
t45 = Internal('t45', (U8, [1, 3, 3, 3], 0.5, 120))
t46 = Internal('t46', (U8, [1, 3, 1, 3], 0.5, 120))
t47 = Output('t47', (U8, [1, 3, 1, 3], 0.5, 120))
t48 = Internal('t48', (U8, [1, 3, 1, 3], 0.5, 120))
x50 = Input('x50', (U8, [1, 3, 3, 3], 0.5, 120))
t51 = Internal('t51', (U8, [1, 3, 1, 3], 0.5, 120))
t52 = Internal('t52', (U8, [1, 3, 1, 3], 0.5, 120))
t53 = Internal('t53', (U8, [1, 3, 1, 3], 0.5, 120))
c49 = Parameter('c49', (I32, [4]), [1, 2, 3, 0])
t54 = Output('t54', (U8, [3, 1, 3, 1], 0.5, 120))
x55 = Input('x55', (U8, [1, 3, 3, 3], 0.5, 120))
t56 = Internal('t56', (U8, [1, 1, 3, 3], 0.5, 120))
t57 = Internal('t57', (U8, [1, 1, 3, 3], 0.5, 120))
t58 = Internal('t58', (U8, [1, 1, 3, 3], 0.5, 120))
t59 = Output('t59', (U8, [1, 3, 3, 1], 0.5, 120))
x60 = Input('x60', (U8, [1, 3, 3, 3], 0.5, 120))
t61 = Internal('t61', (U8, [1, 3, 1, 3], 0.5, 120))
t62 = Internal('t62', (U8, [1, 3, 1, 3], 0.5, 120))
t63 = Internal('t63', (U8, [1, 3, 1, 3], 0.5, 120))
c64 = Parameter('c64', (I32, [1]), [-1])
t65 = Output('t65', (U8, [9], 0.5, 120))
x66 = Input('x66', (U8, [1, 3, 3, 3], 0.5, 120))
c67 = Parameter('c67', (I32, [4]), [3, 1, 3, 3])
t68 = Internal('t68', (U8, [3, 1, 3, 3], 0.5, 120))
t69 = Internal('t69', (U8, [1, 1, 3, 3], 0.5, 120))
t70 = Output('t70', (U8, [1, 1, 3, 3], 0.5, 120))
t71 = Internal('t71', (U8, [1, 1, 3, 3], 0.5, 120))
x72 = Input('x72', (U8, [1, 3, 3, 3], 0.5, 120))
c73 = Parameter('c73', (I32, [1]), [0])
t74 = Internal('t74', (U8, [3, 3, 3], 0.5, 120))
t75 = Internal('t75', (U8, [1, 3, 3], 0.5, 120))
t76 = Output('t76', (U8, [1, 3, 3], 0.5, 120))
t77 = Internal('t77', (U8, [1, 3, 3], 0.5, 120))
x78 = Input('x78', (U8, [3, 3, 3], 0.5, 120))
t79 = Internal('t79', (U8, [3, 3, 3, 1], 0.5, 120))
t80 = Internal('t80', (U8, [3, 3, 1, 1], 0.5, 120))
t81 = Output('t81', (U8, [3, 3, 1, 1], 0.5, 120))
t82 = Internal('t82', (U8, [3, 3, 1, 1], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('SPLIT', t3, -1, 3).To(t4, t5, t6)
model.Operation('TRANSPOSE', x7, c8).To(t9)
model.Operation('SPLIT', t9, -2, 3).To(t10, t11, t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('SPLIT', t15, -1, 3).To(t16, t17, t18)
model.Operation('TRANSPOSE', x19, c20).To(t21)
model.Operation('SPLIT', t21, -2, 3).To(t22, t23, t24)
model.Operation('TRANSPOSE', x25, c26).To(t27)
model.Operation('SPLIT', t27, -1, 3).To(t28, t29, t30)
model.Operation('TRANSPOSE', x31, c32).To(t33)
model.Operation('SPLIT', t33, -2, 3).To(t34, t35, t36)
model.Operation('TRANSPOSE', x37, c38).To(t39)
model.Operation('SPLIT', t39, -1, 3).To(t40, t41, t42)
model.Operation('TRANSPOSE', x43, c44).To(t45)
model.Operation('SPLIT', t45, -2, 3).To(t46, t47, t48)
model.Operation('SPLIT', x50, -2, 3).To(t51, t52, t53)
model.Operation('TRANSPOSE', t52, c49).To(t54)
model.Operation('SPLIT', x55, -3, 3).To(t56, t57, t58)
model.Operation('TRANSPOSE', t57, c49).To(t59)
model.Operation('SPLIT', x60, -2, 3).To(t61, t62, t63)
model.Operation('RESHAPE', t62, c64).To(t65)
model.Operation('RESHAPE', x66, c67).To(t68)
model.Operation('SPLIT', t68, -4, 3).To(t69, t70, t71)
model.Operation('SQUEEZE', x72, c73).To(t74)
model.Operation('SPLIT', t74, -3, 3).To(t75, t76, t77)
model.Operation('EXPAND_DIMS', x78, 3).To(t79)
model.Operation('SPLIT', t79, -2, 3).To(t80, t81, t82)
Example({
    x1: packed('<i2',
    'c-mXHx}rTkWKLT4%HpiT)QL&!yIp*9y1YyC$`>=>1^^Q#4AB'
),
    t5: [135, 113, 138, 95, 101, 75, 84, 145, 117],
    x7: packed('<i2',
    'c-otkl;@k}V^bKv#VIFx{erelE2l-ZFI*I}bnR>g+yDR-9t~m'
),
    t11: [180, 91, 134, 66, 175, 178, 108, 160, 169],
    x13: packed('<i2',
    'c-jlz;5px|HzGH%A<}V8w~KFFcxL{b@}9i4(W@D70|4fs3<L'
),
    t17: [128, 89, 65, 172, 139, 68, 77, 94, 87],
    x19: packed('<i2',
    'c-kwA&nfov&z_W?pW7c)>$`Z)!pMS>xz2VA=51oY4FL1#3}^'
),
    t23: [95, 109, 112, 78, 125, 67, 146, 156, 158],
    x25: packed('<i2',
    'c-mXDIIAcq*J)FELigsjj=B}0c@tXP(>MApuU^f78vp<&7Y%s'
),
    t29: [163, 82, 178, 139, 136, 85, 132, 177, 123],
    x31: packed('<i2',
    'c-mW^RF}UhcABSydt8W1xJ_klglkD)VX#ljhK&rk0RYPU3o-'
),
    t35: [111, 170, 93, 68, 87, 60, 113, 83, 76],
    x37: packed('<i2',
    'c-r&ocFSy75S_KQE^uW|(Tqjz6Oy`?G&SZ<j7wm^4FC!B49x'
),
    t41: [105, 128, 160, 108, 114, 152, 130, 129, 109],
    x43: packed('<i2',
    'c-re+n3EBdJm00zIVq;HB|Er3KXlpZ^pKKX_Z1Ad0RZfb3=;'
),
    t47: [161, 82, 68, 98, 132, 143, 166, 84, 71],
    x50: packed('<i2',
    'c-m`pO7vKi>px?I+wz7vtEU8S>S-ztnw60p)#t~68vp<d=?u;'
),
    t54: [72, 162, 109, 156, 171, 148, 154, 104, 99],
    x55: packed('<i2',
    'c-mVq)n|rZz~p%`4uyH`cFS$&Bvkr)q|J?}XiaCp4FKsC3)l'
),
    t59: [64, 113, 110, 135, 62, 167, 61, 156, 96],
    x60: packed('<i2',
    'c-os?o!}8Vsc(9A;he~M6MgHu7EE5c$kC=?s(mp7ZU6uelMK%'
),
    t65: [72, 85, 146, 158, 145, 77, 65, 60, 112],
    x66: packed('<i2',
    'c-qVD2x(jvVBebPvN*UsX=>4gg3Q@|4Re>QUev;X8vp<Zx(xI'
),
    t70: [68, 163, 83, 135, 98, 149, 114, 144, 112],
    x72: packed('<i2',
    'c-r&KSXmPtkv1u;ZCy&m>aO+n<ui+_O4izTwoG8a4FC{q4FU'
),
    t76: [134, 174, 100, 120, 171, 138, 175, 63, 119],
    x78: packed('<i2',
    'c-rfj6wx<fc5_n8@+qz>b9-w;+}oCvMmu^r6_zmI1^^4N415'
),
    t81: [146, 144, 98, 148, 109, 84, 164, 65, 113],
}, name='moved_quant8').AddVariations(signed(x1, t3, t4, t5, t6, x7, t9, t10, t11, t12, x13, t15, t16, t17, t18, x19, t21, t22, t23, t24, x25, t27, t28, t29, t30, x31, t33, t34, t35, t36, x37, t39, t40, t41, t42, x43, t45, t46, t47, t48, x50, t51, t52, t53, t54, x55, t56, t57, t58, t59, x60, t61, t62, t63, t65, x66, t68, t69, t70, t71, x72, t74, t75, t76, t77, x78, t79, t80, t81, t82)).DisableLifeTimeVariation()
