# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: axes from the back, beside moves.

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
c4 = Parameter('c4', (I32, [1]), [-1])
t5 = Output('t5', (F32, [1, 3, 3]))
x6 = Input('x6', (F32, [1, 3, 3, 3]))
c7 = Parameter('c7', (I32, [4]), [0, 3, 1, 2])
t8 = Internal('t8', (F32, [1, 3, 3, 3]))
c9 = Parameter('c9', (I32, [1]), [-2])
t10 = Output('t10', (F32, [1, 3, 3]))
x11 = Input('x11', (F32, [1, 3, 3, 3]))
c12 = Parameter('c12', (I32, [4]), [0, 2, 3, 1])
t13 = Internal('t13', (F32, [1, 3, 3, 3]))
c14 = Parameter('c14', (I32, [1]), [-1])
t15 = Output('t15', (F32, [1, 3, 3]))
x16 = Input('x16', (F32, [1, 3, 3, 3]))
c17 = Parameter('c17', (I32, [4]), [0, 2, 3, 1])
t18 = Internal('t18', (F32, [1, 3, 3, 3]))
c19 = Parameter('c19', (I32, [1]), [-2])
t20 = Output('t20', (F32, [1, 3, 3]))
x21 = Input('x21', (F32, [1, 3, 3, 3]))
c22 = Parameter('c22', (I32, [4]), [1, 0, 2, 3])
t23 = Internal('t23', (F32, [3, 1, 3, 3]))
c24 = Parameter('c24', (I32, [1]), [-1])
t25 = Output('t25', (F32, [3, 1, 3]))
x26 = Input('x26', (F32, [1, 3, 3, 3]))
c27 = Parameter('c27', (I32, [4]), [1, 0, 2, 3])
t28 = Internal('t28', (F32, [3, 1, 3, 3]))
c29 = Parameter('c29', (I32, [1]), [-2])
t30 = Output('t30', (F32, [3, 1, 3]))
x31 = Input('x31', (F32, [1, 3, 3, 3]))
c32 = Parameter('c32', (I32, [4]), [0, 1, 3, 2])
t33 = Internal('t33', (F32, [1, 3, 3, 3]))
c34 = Parameter('c34', (I32, [1]), [-1])
t35 = Output('t35', (F32, [1, 3, 3]))
x36 = Input('x36', (F32, [1, 3, 3, 3]))
c37 = Parameter('c37', (I32, [4]), [0, 1, 3, 2])
t38 = Internal('t38', (F32, [1, 3, 3, 3]))
c39 = Parameter('c39', (I32, [1]), [-2])
t40 = Output('t40', (F32, [1, 3, 3]))
x42 = Input('x42', (F32, [1, 3, 3, 3]))
c43 = Parameter('c43', (I32, [1]), [-2])
t44 = Internal('t44', (F32, [1, 3, 3]))
c41 = Parameter('c41', (I32, [3]), [1, 2, 0])
t45 = Output('t45', (F32, [3, 3, 1]))
x46 = Input('x46', (F32, [1, 3, 3, 3]))
c47 = Parameter('c47', (I32, [1]), [-3])
t48 = Internal('t48', (F32, [1, 3, 3]))
t49 = Output('t49', (F32, [3, 3, 1]))
x50 = Input('x50', (F32, [1, 3, 3, 3]))
c51 = Parameter('c51', (I32, [1]), [-2])
t52 = Internal('t52', (F32, [1, 3, 3]))
c53 = Parameter('c53', (I32, [1]), [-1])
t54 = Output('t54', (F32, [9]))
x55 = Input('x55', (F32, [1, 3, 3, 3]))
c56 = Parameter('c56', (I32, [4]), [3, 1, 3, 3])
t57 = Internal('t57', (F32, [3, 1, 3, 3]))
c58 = Parameter('c58', (I32, [1]), [-4])
t59 = Output('t59', (F32, [1, 3, 3]))
x60 = Input('x60', (F32, [1, 3, 3, 3]))
c61 = Parameter('c61', (I32, [1]), [0])
t62 = Internal('t62', (F32, [3, 3, 3]))
c63 = Parameter('c63', (I32, [1]), [-3])
t64 = Output('t64', (F32, [3, 3]))
x65 = Input('x65', (F32, [3, 3, 3]))
t66 = Internal('t66', (F32, [3, 3, 3, 1]))
c67 = Parameter('c67', (I32, [1]), [-2])
t68 = Output('t68', (F32, [3, 3, 1]))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('REDUCE_MIN', t3, c4, False).To(t5)
model.Operation('TRANSPOSE', x6, c7).To(t8)
model.Operation('REDUCE_MIN', t8, c9, False).To(t10)
model.Operation('TRANSPOSE', x11, c12).To(t13)
model.Operation('REDUCE_MIN', t13, c14, False).To(t15)
model.Operation('TRANSPOSE', x16, c17).To(t18)
model.Operation('REDUCE_MIN', t18, c19, False).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('REDUCE_MIN', t23, c24, False).To(t25)
model.Operation('TRANSPOSE', x26, c27).To(t28)
model.Operation('REDUCE_MIN', t28, c29, False).To(t30)
model.Operation('TRANSPOSE', x31, c32).To(t33)
model.Operation('REDUCE_MIN', t33, c34, False).To(t35)
model.Operation('TRANSPOSE', x36, c37).To(t38)
model.Operation('REDUCE_MIN', t38, c39, False).To(t40)
model.Operation('REDUCE_MIN', x42, c43, False).To(t44)
model.Operation('TRANSPOSE', t44, c41).To(t45)
model.Operation('REDUCE_MIN', x46, c47, False).To(t48)
model.Operation('TRANSPOSE', t48, c41).To(t49)
model.Operation('REDUCE_MIN', x50, c51, False).To(t52)
model.Operation('RESHAPE', t52, c53).To(t54)
model.Operation('RESHAPE', x55, c56).To(t57)
model.Operation('REDUCE_MIN', t57, c58, False).To(t59)
model.Operation('SQUEEZE', x60, c61).To(t62)
model.Operation('REDUCE_MIN', t62, c63, False).To(t64)
model.Operation('EXPAND_DIMS', x65, 3).To(t66)
model.Operation('REDUCE_MIN', t66, c67, False).To(t68)
Example({
    x1: packed('|i1',
    'c-p)9>(EjCv-iag9Fwv6Cne1%C(L&EuZ5_xxuyvK#&ip2', 0.0625
),
    t5: [-3.6875, -3.625, 0.375, -0.375, 1.625, -3.8125, -4.0, 1.1875, -0.1875],
    x6: packed('|i1',
    'c-mujxc*yOLH~u8?75pvcXjL^e7nRgcKGsJ(Ti6As}BvP', 0.0625
),
    t10: [-2.875, -3.8125, 1.3125, -3.125, -2.8125, -2.9375, -2.5625, -1.1875, -2.75],
    x11: packed('|i1',
    'c-nh^OT+lyS+yVB|G7>p@@ebo>zG+c{5<Dia>fz>u&E1n', 0.0625
),
    t15: [-1.0625, -2.375, -3.3125, -0.4375, -3.125, -3.1875, 2.375, -3.25, 0.6875],
    x16: packed('|i1',
    'c-s3VBPZs-!f{si{R3{@>km&D^Z($n`*e+y>&!&}nBWWq', 0.0625
),
    t20: [-0.375, -2.0, -0.5, 0.25, -2.5625, -2.625, -3.1875, -3.5, -3.25],
    x21: packed('|i1',
    'c-jFQ0ObGvFz~|h`q0ic#tFd^3>FIN`|b}WIV1hb^fKST4!-', 0.0625
),
    t25: [-1.0, -3.875, -3.125, -3.9375, 0.75, -1.375, -1.125, -0.1875, -3.375],
    x26: packed('|i1',
    'c-jFQ0ObEP+{)_G&IG{jHyH66{T&ASAUrm~*W~Z%Bhc394`c', 0.0625
),
    t30: [-1.375, -4.0, -3.375, 0.375, -0.375, -0.9375, -2.5625, -1.75, -3.9375],
    x31: packed('|i1',
    'c-phG{mOjomJ-V+!{a~Yg?XNSyY^2``QG`1ibwSUxh@UP', 0.0625
),
    t35: [0.1875, -3.625, -2.375, -1.6875, -3.5625, -2.625, -2.125, -3.6875, -3.9375],
    x36: packed('|i1',
    'c-niUrFQVczx!;O5BT0n>uCHkeSS;mmB^I?+AL=Q$4?E)', 0.0625
),
    t40: [-1.875, -3.9375, -2.0625, -2.0, 1.6875, -1.5625, -2.375, -4.0, -3.1875],
    x42: packed('|i1',
    'c-rH5u5(TGzUVnyV^e(rY4wAOYzDmV{@=EfW&8#Ji{A=9', 0.0625
),
    t45: [-2.625, -3.125, -2.0625, -3.9375, 1.6875, 0.375, -0.0625, -2.3125, -1.125],
    x46: packed('|i1',
    'c-k{G`60<=a7U4a|GuTxH4P;>d(OxAe*c&KaOea8h3^a7', 0.0625
),
    t49: [0.5625, -2.0625, -2.125, -0.3125, -2.625, 1.8125, -2.25, -3.875, -3.5],
    x50: packed('|i1',
    'c-phnI&@!HK;Z!+Kex(5={st6XAJ)F$XlE+wD}1DgtiJU', 0.0625
),
    t54: [-2.0625, -2.0, -3.875, -1.9375, 0.6875, -3.25, 1.9375, -0.125, -3.5],
    x55: packed('|i1',
    'c-rH&P*XU1=)e6heiP20SKdioG&L0dB5ftYqI4VpplAyK', 0.0625
),
    t59: [0.8125, 1.1875, -0.75, -0.4375, -3.6875, -3.875, -0.0625, -2.9375, -3.5625],
    x60: packed('|i1',
    'c-njN+)Ut=46F4Ck-In9n1!XSOqDnuYd`&=r>g+~n6L^c', 0.0625
),
    t64: [-1.75, -2.1875, -2.4375, 0.375, -1.6875, -0.5, 0.3125, 2.8125, -3.5],
    x65: packed('|i1',
    'c-s4VN&d=hj+g4s`3$Wd{b2gUsH<iE?Co9Y|7W-X$|(*E', 0.0625
),
    t68: [-2.875, -2.75, -1.5625, 0.875, -1.875, -0.875, -1.625, -2.1875, -3.25],
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()

# An axis from the back is found again behind moves and before them, where no shape tells that it
# was not.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [4]), [0, 3, 1, 2])
t3 = Internal('t3', (U8, [1, 3, 3, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [1]), [-1])
t5 = Output('t5', (U8, [1, 3, 3], 0.5, 120))
x6 = Input('x6', (U8, [1, 3, 3, 3], 0.5, 120))
c7 = Parameter('c7', (I32, [4]), [0, 3, 1, 2])
t8 = Internal('t8', (U8, [1, 3, 3, 3], 0.5, 120))
c9 = Parameter('c9', (I32, [1]), [-2])
t10 = Output('t10', (U8, [1, 3, 3], 0.5, 120))
x11 = Input('x11', (U8, [1, 3, 3, 3], 0.5, 120))
c12 = Parameter('c12', (I32, [4]), [0, 2, 3, 1])
t13 = Internal('t13', (U8, [1, 3, 3, 3], 0.5, 120))
c14 = Parameter('c14', (I32, [1]), [-1])
t15 = Output('t15', (U8, [1, 3, 3], 0.5, 120))
x16 = Input('x16', (U8, [1, 3, 3, 3], 0.5, 120))
c17 = Parameter('c17', (I32, [4]), [0, 2, 3, 1])
t18 = Internal('t18', (U8, [1, 3, 3, 3], 0.5, 120))
c19 = Parameter('c19', (I32, [1]), [-2])
t20 = Output('t20', (U8, [1, 3, 3], 0.5, 120))
x21 = Input('x21', (U8, [1, 3, 3, 3], 0.5, 120))
c22 = Parameter('c22', (I32, [4]), [1, 0, 2, 3])
t23 = Internal('t23', (U8, [3, 1, 3, 3], 0.5, 120))
c24 = Parameter('c24', (I32, [1]), [-1])
t25 = Output('t25', (U8, [3, 1, 3], 0.5, 120))
x26 = Input('x26', (U8, [1, 3, 3, 3], 0.5, 120))
c27 = Parameter('c27', (I32, [4]), [1, 0, 2, 3])
t28 = Internal('t28', (U8, [3, 1, 3, 3], 0.5, 120))
c29 = Parameter('c29', (I32, [1]), [-2])
t30 = Output('t30', (U8, [3, 1, 3], 0.5, 120))
x31 = Input('x31', (U8, [1, 3, 3, 3], 0.5, 120))
c32 = Parameter('c32', (I32, [4]), [0, 1, 3, 2])
t33 = Internal('t33', (U8, [1, 3, 3, 3], 0.5, 120))
c34 = Parameter('c34', (I32, [1]), [-1])
t35 = Output('t35', (U8, [1, 3, 3], 0.5, 120))
x36 = Input('x36', (U8, [1, 3, 3, 3], 0.5, 120))
c37 = Parameter('c37', (I32, [4]), [0, 1, 3, 2])
t38 = Internal('t38', (U8, [1, 3, 3, 3], 0.5, 120))
c39 = Parameter('c39', (I32, [1]), [-2])
t40 = Output('t40', (U8, [1, 3, 3], 0.5, 120))
x42 = Input('x42', (U8, [1, 3, 3, 3], 0.5, 120))
c43 = Parameter('c43', (I32, [1]), [-2])
t44 = Internal('t44', (U8, [1, 3, 3], 0.5, 120))
c41 = Parameter('c41', (I32, [3]), [1, 2, 0])
t45 = Output('t45', (U8, [3, 3, 1], 0.5, 120))
x46 = Input('x46', (U8, [1, 3, 3, 3], 0.5, 120))
c47 = Parameter('c47', (I32, [1]), [-3])
t48 = Internal('t48', (U8, [1, 3, 3], 0.5, 120))
t49 = Output('t49', (U8, [3, 3, 1], 0.5, 120))
x50 = Input('x50', (U8, [1, 3, 3, 3], 0.5, 120))
c51 = Parameter('c51', (I32, [1]), [-2])
t52 = Internal('t52', (U8, [1, 3, 3], 0.5, 120))
c53 = Parameter('c53', (I32, [1]), [-1])
t54 = Output('t54', (U8, [9], 0.5, 120))
x55 = Input('x55', (U8, [1, 3, 3, 3], 0.5, 120))
c56 = Parameter('c56', (I32, [4]), [3, 1, 3, 3])
t57 = Internal('t57', (U8, [3, 1, 3, 3], 0.5, 120))
c58 = Parameter('c58', (I32, [1]), [-4])
t59 = Output('t59', (U8, [1, 3, 3], 0.5, 120))
x60 = Input('x60', (U8, [1, 3, 3, 3], 0.5, 120))
c61 = Parameter('c61', (I32, [1]), [0])
t62 = Internal('t62', (U8, [3, 3, 3], 0.5, 120))
c63 = Parameter('c63', (I32, [1]), [-3])
t64 = Output('t64', (U8, [3, 3], 0.5, 120))
x65 = Input('x65', (U8, [3, 3, 3], 0.5, 120))
t66 = Internal('t66', (U8, [3, 3, 3, 1], 0.5, 120))
c67 = Parameter('c67', (I32, [1]), [-2])
t68 = Output('t68', (U8, [3, 3, 1], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('REDUCE_MIN', t3, c4, False).To(t5)
model.Operation('TRANSPOSE', x6, c7).To(t8)
model.Operation('REDUCE_MIN', t8, c9, False).To(t10)
model.Operation('TRANSPOSE', x11, c12).To(t13)
model.Operation('REDUCE_MIN', t13, c14, False).To(t15)
model.Operation('TRANSPOSE', x16, c17).To(t18)
model.Operation('REDUCE_MIN', t18, c19, False).To(t20)
model.Operation('TRANSPOSE', x21, c22).To(t23)
model.Operation('REDUCE_MIN', t23, c24, False).To(t25)
model.Operation('TRANSPOSE', x26, c27).To(t28)
model.Operation('REDUCE_MIN', t28, c29, False).To(t30)
model.Operation('TRANSPOSE', x31, c32).To(t33)
model.Operation('REDUCE_MIN', t33, c34, False).To(t35)
model.Operation('TRANSPOSE', x36, c37).To(t38)
model.Operation('REDUCE_MIN', t38, c39, False).To(t40)
model.Operation('REDUCE_MIN', x42, c43, False).To(t44)
model.Operation('TRANSPOSE', t44, c41).To(t45)
model.Operation('REDUCE_MIN', x46, c47, False).To(t48)
model.Operation('TRANSPOSE', t48, c41).To(t49)
model.Operation('REDUCE_MIN', x50, c51, False).To(t52)
model.Operation('RESHAPE', t52, c53).To(t54)
model.Operation('RESHAPE', x55, c56).To(t57)
model.Operation('REDUCE_MIN', t57, c58, False).To(t59)
model.Operation('SQUEEZE', x60, c61).To(t62)
model.Operation('REDUCE_MIN', t62, c63, False).To(t64)
model.Operation('EXPAND_DIMS', x65, 3).To(t66)
model.Operation('REDUCE_MIN', t66, c67, False).To(t68)
Example({
    x1: packed('<i2',
    'c-r%5h_rKD?HN7E#%V^?wCP>5`kU-4*H2uvB6c<dZU6xJbqux'
),
    t5: [62, 60, 130, 65, 66, 63, 89, 143, 121],
    x6: packed('<i2',
    'c-jjtpFU@G%CebWp>>ff>SK!h+9%ojXHN7D*y7268vp?P-V8t'
),
    t10: [83, 105, 80, 63, 127, 78, 79, 77, 73],
    x11: packed('<i2',
    'c-mXCKFV`ZNqcph``oVOYt~IE^~zr5u{knp)}%59+yDSKj}6Q'
),
    t15: [71, 157, 72, 73, 89, 106, 135, 117, 74],
    x16: packed('<i2',
    'c-m`d@tm0*)4nn|)@4n1Nyn_bpw>1I-^tOP%X1iT0{{V@42b'
),
    t20: [73, 68, 72, 92, 116, 77, 83, 82, 108],
    x21: packed('<i2',
    'c-pheE%WhmYPId_nADb5p4Gi*!~9COf>oOqFId5V8vp<YV+|t'
),
    t25: [62, 66, 61, 134, 102, 139, 70, 112, 160],
    x26: packed('<i2',
    'c-r&xYOu+gk~^((W>eXmE$eNA6S7n1`^>Fwn^nbt8vp<U<_x?'
),
    t30: [60, 74, 121, 61, 83, 96, 76, 101, 122],
    x31: packed('<i2',
    'c-kwhcM6-=khj*kbasD7Vo^}ltoc#iwsReq`fg#s4FLQz3~B'
),
    t35: [86, 127, 66, 82, 97, 114, 61, 77, 65],
    x36: packed('<i2',
    'c-mWJn^P6tv^1tGbNY%UWvi3J`qCx@*eq=D>`q|74FC-O47m'
),
    t40: [61, 91, 92, 105, 118, 86, 80, 60, 73],
    x42: packed('<i2',
    'c-r${5wtLRqSvO?J<}K4&TU%WnN=OWa%OE&N!c6*+yDSFp$)?'
),
    t45: [74, 91, 82, 61, 137, 106, 116, 87, 114],
    x46: packed('<i2',
    'c-ouVwkBe3LwEFsWkE~k&05_WA5~sGGsn)QqHqNRZU6u_3Jsb'
),
    t49: [119, 82, 153, 88, 62, 68, 120, 91, 90],
    x50: packed('<i2',
    'c-o8Z@0k-*+ugn(c6!7jJCEg69kbWFY%Wcza9qlO8vp<u`VBD'
),
    t54: [91, 92, 125, 93, 62, 72, 120, 65, 68],
    x55: packed('<i2',
    'c-pHj>)y~>8jv;3cjKD=g6Uf(G|Y4ES?M=pvHt=F+yDSRV-5)'
),
    t59: [77, 67, 139, 143, 78, 117, 80, 79, 128],
    x60: packed('<i2',
    'c-l*w(YV=VLS$%DegE`LYv;AZCzdQ*x-e{|>+Apq+yDSE4GpX'
),
    t64: [102, 143, 129, 161, 68, 144, 69, 85, 80],
    x65: packed('<i2',
    'c-jkZNnM=WwRTfnNnKv;vh_)sk<+U^+N1neb^0;j1^^c34DS'
),
    t68: [87, 99, 94, 110, 125, 89, 72, 79, 78],
}, name='moved_quant8').AddVariations(signed(x1, t3, t5, x6, t8, t10, x11, t13, t15, x16, t18, t20, x21, t23, t25, x26, t28, t30, x31, t33, t35, x36, t38, t40, x42, t44, t45, x46, t48, t49, x50, t52, t54, x55, t57, t59, x60, t62, t64, x65, t66, t68)).DisableLifeTimeVariation()
