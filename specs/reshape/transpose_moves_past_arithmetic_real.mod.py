# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: moves before an operation that a compiler takes behind it, or back.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# An axis of a turned image is another axis of the image.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2, 2]))
t2 = Internal('t2', (F32, [2, 2, 2, 2]))
x3 = Input('x3', (F32, [2, 2, 2, 2]))
t4 = Internal('t4', (F32, [2, 2, 2, 2]))
t5 = Internal('t5', (F32, [2, 4, 2, 2]))
t6 = Output('t6', (F32, [2, 2, 2, 4]))
x7 = Input('x7', (F32, [2, 2, 2, 2]))
t8 = Internal('t8', (F32, [2, 2, 2, 2]))
t9 = Internal('t9', (F32, [2, 2, 2, 2]))
t10 = Internal('t10', (F32, [2, 2, 4, 2]))
t11 = Internal('t11', (F32, [2, 4, 2, 2]))
t12 = Internal('t12', (F32, [2, 2, 2, 2]))
t13 = Internal('t13', (F32, [2, 2, 2, 2]))
t14 = Internal('t14', (F32, [2, 2, 2, 4]))
t15 = Output('t15', (F32, [2, 2, 4, 2]))
t16 = Internal('t16', (F32, [2, 2, 2, 2]))
t17 = Internal('t17', (F32, [2, 1, 2, 2]))
t18 = Internal('t18', (F32, [2, 1, 2, 2]))
t19 = Internal('t19', (F32, [2, 2, 2, 1]))
t20 = Internal('t20', (F32, [2, 2, 2, 2]))
t21 = Internal('t21', (F32, [2, 2, 1, 2]))
t22 = Internal('t22', (F32, [2, 2, 1, 2]))
t23 = Output('t23', (F32, [2, 1, 2, 2]))
t24 = Internal('t24', (F32, [2, 2, 2, 2]))
t25 = Internal('t25', (F32, [2, 2, 1, 2]))
t26 = Internal('t26', (F32, [2, 2, 1, 2]))
t27 = Internal('t27', (F32, [2, 1, 2, 2]))
t28 = Internal('t28', (F32, [2, 2, 2, 2]))
c29 = Parameter('c29', (I32, [1]), [1])
t30 = Internal('t30', (F32, [2, 1, 2, 2]))
t31 = Output('t31', (F32, [2, 2, 2, 1]))
t32 = Internal('t32', (F32, [2, 2, 2, 2]))
c33 = Parameter('c33', (I32, [1]), [2])
t34 = Internal('t34', (F32, [2, 2, 1, 2]))
t35 = Internal('t35', (F32, [2, 1, 2, 2]))
t36 = Internal('t36', (F32, [2, 2, 2, 2]))
c37 = Parameter('c37', (I32, [2]), [-1, 0])
t38 = Internal('t38', (F32, [1, 2, 2, 1]))
t39 = Output('t39', (F32, [1, 2, 1, 2]))
t40 = Internal('t40', (F32, [2, 2, 2, 2]))
t41 = Internal('t41', (F32, [2, 2, 2, 4]))
t42 = Internal('t42', (F32, [2, 2, 4, 2]))
t43 = Internal('t43', (F32, [2, 2, 2, 2]))
t44 = Internal('t44', (F32, [2, 2, 2, 2]))
t45 = Internal('t45', (F32, [2, 4, 2, 2]))
t46 = Internal('t46', (F32, [2, 4, 2, 2]))
t47 = Output('t47', (F32, [2, 2, 2, 4]))
t48 = Internal('t48', (F32, [2, 2, 2, 2]))
t49 = Internal('t49', (F32, [2, 2, 2, 2]))
t50 = Internal('t50', (F32, [2, 2, 2, 2]))
t51 = Internal('t51', (F32, [2, 2, 2, 2]))
c52 = Parameter('c52', (I32, [1]), [1])
t53 = Internal('t53', (F32, [2, 2, 2]))
t54 = Output('t54', (F32, [2, 2, 2]))
t55 = Internal('t55', (F32, [2, 2, 2, 2]))
c56 = Parameter('c56', (I32, [2]), [2, 3])
t57 = Internal('t57', (F32, [2, 2]))
t58 = Internal('t58', (F32, [2, 2, 2, 2]))
t59 = Internal('t59', (F32, [2, 2, 2, 2]))
t60 = Internal('t60', (F32, [2, 2, 2, 2]))
c61 = Parameter('c61', (I32, [1]), [1])
t62 = Output('t62', (F32, [2, 2, 2]))
t63 = Internal('t63', (F32, [2, 2, 2, 2]))
t64 = Internal('t64', (F32, [2, 4, 2, 2]))
t65 = Internal('t65', (F32, [2, 2, 2, 2]))
t66 = Internal('t66', (F32, [2, 2, 2, 2]))
t67 = Internal('t67', (F32, [2, 4, 2, 2]))
t68 = Output('t68', (F32, [2, 2, 2, 4]))
t69 = Internal('t69', (F32, [2, 2, 2, 2]))
c70 = Parameter('c70', (I32, [1]), [3])
t71 = Internal('t71', (F32, [2, 2, 2]))
t72 = Internal('t72', (F32, [2, 2, 2, 1]))
t73 = Internal('t73', (F32, [2, 2, 1, 2]))
c74 = Parameter('c74', (F32, [1]), [1.5])
t75 = Output('t75', (F32, [2, 4, 2, 2]))
t76 = Output('t76', (F32, [2, 2, 2, 1]))
t77 = Output('t77', (F32, [2, 1, 2, 2]))
t78 = Output('t78', (F32, [2, 1, 2, 2]))
t79 = Output('t79', (F32, [2, 2, 4, 2]))
t80 = Output('t80', (F32, [2, 2, 2, 2]))
t81 = Output('t81', (F32, [2, 2]))
t82 = Output('t82', (F32, [2, 4, 2, 2]))
t83 = Output('t83', (F32, [2, 2, 1, 2]))
model = Model()
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t2)
model.Operation('TRANSPOSE', x3, [0, 3, 1, 2]).To(t4)
model.Operation('CONCATENATION', t2, t4, 1).To(t5)
model.Operation('TRANSPOSE', t5, [0, 2, 3, 1]).To(t6)
model.Operation('TRANSPOSE', x7, [0, 3, 1, 2]).To(t8)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t9)
model.Operation('CONCATENATION', t8, t9, 2).To(t10)
model.Operation('TRANSPOSE', t10, [0, 2, 3, 1]).To(t11)
model.Operation('TRANSPOSE', x3, [0, 3, 1, 2]).To(t12)
model.Operation('TRANSPOSE', x7, [0, 3, 1, 2]).To(t13)
model.Operation('CONCATENATION', t12, t13, 3).To(t14)
model.Operation('TRANSPOSE', t14, [0, 2, 3, 1]).To(t15)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t16)
model.Operation('SPLIT', t16, 1, 2).To(t17, t18)
model.Operation('TRANSPOSE', t18, [0, 2, 3, 1]).To(t19)
model.Operation('TRANSPOSE', x3, [0, 3, 1, 2]).To(t20)
model.Operation('SPLIT', t20, 2, 2).To(t21, t22)
model.Operation('TRANSPOSE', t22, [0, 2, 3, 1]).To(t23)
model.Operation('TRANSPOSE', x7, [0, 3, 1, 2]).To(t24)
model.Operation('SPLIT', t24, -2, 2).To(t25, t26)
model.Operation('TRANSPOSE', t26, [0, 2, 3, 1]).To(t27)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t28)
model.Operation('REDUCE_MAX', t28, c29, True).To(t30)
model.Operation('TRANSPOSE', t30, [0, 2, 3, 1]).To(t31)
model.Operation('TRANSPOSE', x3, [0, 3, 1, 2]).To(t32)
model.Operation('REDUCE_MAX', t32, c33, True).To(t34)
model.Operation('TRANSPOSE', t34, [0, 2, 3, 1]).To(t35)
model.Operation('TRANSPOSE', x7, [0, 3, 1, 2]).To(t36)
model.Operation('REDUCE_MAX', t36, c37, True).To(t38)
model.Operation('TRANSPOSE', t38, [0, 2, 3, 1]).To(t39)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t40)
model.Operation('TILE', t40, [1, 1, 1, 2]).To(t41)
model.Operation('TRANSPOSE', t41, [0, 2, 3, 1]).To(t42)
model.Operation('TRANSPOSE', x3, [0, 3, 1, 2]).To(t43)
model.Operation('TRANSPOSE', x7, [0, 3, 1, 2]).To(t44)
model.Operation('CONCATENATION', t43, t44, 1).To(t45)
model.Operation('CHANNEL_SHUFFLE', t45, 2, 1).To(t46)
model.Operation('TRANSPOSE', t46, [0, 2, 3, 1]).To(t47)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t48)
model.Operation('RESHAPE', t48, [2, 2, 2, 2]).To(t49)
model.Operation('TRANSPOSE', t49, [0, 2, 3, 1]).To(t50)
model.Operation('TRANSPOSE', x3, [0, 3, 1, 2]).To(t51)
model.Operation('REDUCE_MAX', t51, c52, False).To(t53)
model.Operation('TRANSPOSE', t53, [0, 2, 1]).To(t54)
model.Operation('TRANSPOSE', x7, [0, 3, 1, 2]).To(t55)
model.Operation('REDUCE_MIN', t55, c56, False).To(t57)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t58)
model.Operation('RELU', t58).To(t59)
model.Operation('TRANSPOSE', t59, [0, 2, 3, 1]).To(t60)
model.Operation('REDUCE_MAX', t60, c61, False).To(t62)
model.Operation('TRANSPOSE', x3, [0, 3, 1, 2]).To(t63)
model.Operation('CONCATENATION', t63, x7, 1).To(t64)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t65)
model.Operation('TRANSPOSE', x3, [0, 3, 2, 1]).To(t66)
model.Operation('CONCATENATION', t65, t66, 1).To(t67)
model.Operation('TRANSPOSE', t67, [0, 2, 3, 1]).To(t68)
model.Operation('TRANSPOSE', x7, [0, 3, 1, 2]).To(t69)
model.Operation('REDUCE_MAX', t69, c70, False).To(t71)
model.Operation('EXPAND_DIMS', t71, 3).To(t72)
model.Operation('TRANSPOSE', t72, [0, 2, 3, 1]).To(t73)
model.Operation('SUB', c74, t11, 0).To(t75)
model.Operation('SUB', c74, t19, 0).To(t76)
model.Operation('SUB', c74, t27, 0).To(t77)
model.Operation('SUB', c74, t35, 0).To(t78)
model.Operation('SUB', c74, t42, 0).To(t79)
model.Operation('SUB', c74, t50, 0).To(t80)
model.Operation('SUB', c74, t57, 0).To(t81)
model.Operation('SUB', c74, t64, 0).To(t82)
model.Operation('SUB', c74, t73, 0).To(t83)
Example({
    x1: [-16.5, 22.0, 27.5, 23.5, 13.5, 29.0, -27.0, 23.0, 12.0, -7.0, 26.5, -8.5, -20.0, 0.0, -21.5, -3.0],
    x3: [-6.5, -25.0, 23.0, -10.5, -14.5, 27.0, 21.5, -22.0, 1.5, -2.0, 26.5, -21.5, -13.0, 21.0, -25.5,
    13.0],
    t6: packed('|i1',
    'c-jFV0N?-LEc4DcFD~mFI^#CVE-Ta+@&o)e?={uf0Ol&y`pp^#r4WV', 0.5
),
    x7: [15.0, -20.0, -5.0, -29.0, -17.0, -20.5, 6.0, 23.5, -23.5, -6.0, -11.0, -28.0, 7.0, -13.5, -10.0,
    9.0],
    t15: packed('|i1',
    'c-jFV0N?-f&Mxa7*!ITbHY?QL*9<QM{593l^y<jwD$N=W<?Iqg_!9j', 0.5
),
    t23: [-14.5, 27.0, 21.5, -22.0, -13.0, 21.0, -25.5, 13.0],
    t31: [22.0, 27.5, 29.0, 23.0, 12.0, 26.5, 0.0, -3.0],
    t39: [15.0, -6.0, 7.0, 23.5],
    t47: packed('|i1',
    'c-jFV0N?-f9?sY<_Up#u-Zs}O4Ad_J(fsr^>ea~R4l3o%>>3hChZ6k', 0.5
),
    t54: [-6.5, 27.0, 23.0, 21.5, 1.5, 21.0, 26.5, 13.0],
    t62: [13.5, 29.0, 27.5, 23.5, 12.0, 0.0, 26.5, 0.0],
    t68: packed('|i1',
    'c-jFV0N?-LEc4DcFXJ{FIxg$VE-Ta+@&o)e@8&Al05#Rs`pp^#y%2@', 0.5
),
    t75: packed('|i1',
    'c-nia&1<Ww^Zkm-^)pvqoV2`Z#4l<6RZjflYr%6O+RS>K0Qyl4!~', 0.5
),
    t76: [-20.5, -22.0, -27.5, -21.5, 8.5, 10.0, 1.5, 4.5],
    t77: [18.5, 22.0, -4.5, -22.0, -5.5, 15.0, 11.5, -7.5],
    t78: [8.0, -25.5, -21.5, 12.0, 0.0, -19.5, -25.0, -11.5],
    t79: packed('|i1',
    'c-m9Be&&h_5WhHSc@>0T3!W1JVQpqTP7nqFI7<&Z', 0.5
),
    t80: [18.0, -20.5, -26.0, -22.0, -12.0, -27.5, 28.5, -21.5, -10.5, 8.5, -25.0, 10.0, 21.5, 1.5, 23.0,
    4.5],
    t81: [18.5, 30.5, 25.0, 29.5],
    t82: packed('|i1',
    'c-j-Vs&K<p;;jBtZC+bdo$pr|&dHjw>)m{5#4l<6RZjdP0LxGeWd', 0.5
),
    t83: [-13.5, 21.5, -4.5, -22.0, 12.5, 7.5, -5.5, -7.5],
}, name='axes').AddVariations('float16').DisableLifeTimeVariation()
