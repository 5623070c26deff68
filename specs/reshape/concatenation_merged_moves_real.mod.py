# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: moves that a compiler merges, cancels or turns into others.

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

# Parts beside each other become one, if they are of one tensor and in order.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4]))
t3 = Internal('t3', (F32, [2, 2]))
t4 = Internal('t4', (F32, [2, 2]))
x2 = Input('x2', (F32, [2, 4]))
t5 = Internal('t5', (F32, [2, 2]))
x6 = Input('x6', (F32, [4, 6]))
t7 = Internal('t7', (F32, [4, 3]))
t8 = Internal('t8', (F32, [4, 3]))
t9 = Output('t9', (F32, [4, 6]))
x10 = Input('x10', (F32, [4, 6]))
t11 = Internal('t11', (F32, [4, 2]))
t12 = Internal('t12', (F32, [4, 2]))
t13 = Internal('t13', (F32, [4, 4]))
x14 = Input('x14', (F32, [4, 6]))
t15 = Internal('t15', (F32, [4, 2]))
t16 = Internal('t16', (F32, [4, 3]))
t17 = Output('t17', (F32, [4, 5]))
t18 = Internal('t18', (F32, [4, 3]))
t19 = Internal('t19', (F32, [4, 4]))
t20 = Internal('t20', (F32, [4, 7]))
t21 = Internal('t21', (F32, [4, 3]))
t22 = Internal('t22', (F32, [4, 3]))
t23 = Output('t23', (F32, [4, 6]))
t24 = Internal('t24', (F32, [4, 3]))
t25 = Internal('t25', (F32, [4, 3]))
t26 = Internal('t26', (F32, [8, 3]))
t27 = Internal('t27', (F32, [2, 6]))
t28 = Internal('t28', (F32, [2, 6]))
t29 = Output('t29', (F32, [4, 6]))
t30 = Internal('t30', (F32, [2, 6]))
t31 = Internal('t31', (F32, [2, 6]))
t32 = Internal('t32', (F32, [2, 12]))
t33 = Internal('t33', (F32, [4, 3]))
t34 = Internal('t34', (F32, [4, 3]))
t35 = Output('t35', (F32, [4, 6]))
t36 = Internal('t36', (F32, [4, 2]))
t37 = Internal('t37', (F32, [4, 2]))
t38 = Internal('t38', (F32, [4, 4]))
t39 = Output('t39', (F32, [2, 4]))
t40 = Internal('t40', (F32, [2, 6]))
t41 = Output('t41', (F32, [2, 8]))
t42 = Internal('t42', (F32, [2, 8]))
c43 = Parameter('c43', (F32, [1]), [1.5])
t44 = Output('t44', (F32, [4, 4]))
t45 = Output('t45', (F32, [4, 7]))
t46 = Output('t46', (F32, [8, 3]))
t47 = Output('t47', (F32, [2, 12]))
t48 = Output('t48', (F32, [4, 4]))
t49 = Output('t49', (F32, [2, 6]))
t50 = Output('t50', (F32, [2, 8]))
model = Model()
model.Operation('SLICE', x1, [0, 0], [2, 2]).To(t3)
model.Operation('SLICE', x1, [0, 2], [2, 2]).To(t4)
model.Operation('SLICE', x2, [0, 2], [2, 2]).To(t5)
model.Operation('STRIDED_SLICE', x6, [0, 0], [4, 3], [1, 1], 0, 0, 0).To(t7)
model.Operation('STRIDED_SLICE', x6, [0, 3], [4, 6], [1, 1], 0, 0, 0).To(t8)
model.Operation('CONCATENATION', t7, t8, 1).To(t9)
model.Operation('STRIDED_SLICE', x10, [0, 0], [4, 2], [1, 1], 0, 0, 0).To(t11)
model.Operation('STRIDED_SLICE', x10, [0, 2], [4, 4], [1, 1], 0, 0, 0).To(t12)
model.Operation('CONCATENATION', t11, t12, 1).To(t13)
model.Operation('STRIDED_SLICE', x14, [0, 0], [4, 2], [1, 1], 0, 0, 0).To(t15)
model.Operation('STRIDED_SLICE', x14, [0, 3], [4, 6], [1, 1], 0, 0, 0).To(t16)
model.Operation('CONCATENATION', t15, t16, 1).To(t17)
model.Operation('STRIDED_SLICE', x6, [0, 0], [4, 3], [1, 1], 0, 0, 0).To(t18)
model.Operation('STRIDED_SLICE', x6, [0, 2], [4, 6], [1, 1], 0, 0, 0).To(t19)
model.Operation('CONCATENATION', t18, t19, 1).To(t20)
model.Operation('STRIDED_SLICE', x10, [0, 3], [4, 6], [1, 1], 0, 0, 0).To(t21)
model.Operation('STRIDED_SLICE', x10, [0, 0], [4, 3], [1, 1], 0, 0, 0).To(t22)
model.Operation('CONCATENATION', t21, t22, 1).To(t23)
model.Operation('STRIDED_SLICE', x14, [0, 0], [4, 3], [1, 1], 0, 0, 0).To(t24)
model.Operation('STRIDED_SLICE', x14, [0, 3], [4, 6], [1, 1], 0, 0, 0).To(t25)
model.Operation('CONCATENATION', t24, t25, 0).To(t26)
model.Operation('STRIDED_SLICE', x6, [0, 0], [2, 6], [1, 1], 0, 0, 0).To(t27)
model.Operation('STRIDED_SLICE', x6, [2, 0], [4, 6], [1, 1], 0, 0, 0).To(t28)
model.Operation('CONCATENATION', t27, t28, 0).To(t29)
model.Operation('STRIDED_SLICE', x10, [0, 0], [2, 6], [1, 1], 0, 0, 0).To(t30)
model.Operation('STRIDED_SLICE', x10, [2, 0], [4, 6], [1, 1], 0, 0, 0).To(t31)
model.Operation('CONCATENATION', t30, t31, 1).To(t32)
model.Operation('STRIDED_SLICE', x14, [0, 0], [4, 6], [1, 2], 0, 0, 0).To(t33)
model.Operation('STRIDED_SLICE', x14, [0, 1], [4, 6], [1, 2], 0, 0, 0).To(t34)
model.Operation('CONCATENATION', t33, t34, 1).To(t35)
model.Operation('STRIDED_SLICE', x6, [0, 0], [4, 3], [1, 2], 0, 0, 0).To(t36)
model.Operation('STRIDED_SLICE', x6, [0, 3], [4, 6], [1, 2], 0, 0, 0).To(t37)
model.Operation('CONCATENATION', t36, t37, 1).To(t38)
model.Operation('CONCATENATION', t3, t5, 1).To(t39)
model.Operation('CONCATENATION', t3, t4, t5, 1).To(t40)
model.Operation('CONCATENATION', x2, t3, t4, 1).To(t41)
model.Operation('CONCATENATION', t3, t4, t3, t4, 1).To(t42)
model.Operation('SUB', c43, t13, 0).To(t44)
model.Operation('SUB', c43, t20, 0).To(t45)
model.Operation('SUB', c43, t26, 0).To(t46)
model.Operation('SUB', c43, t32, 0).To(t47)
model.Operation('SUB', c43, t38, 0).To(t48)
model.Operation('SUB', c43, t40, 0).To(t49)
model.Operation('SUB', c43, t42, 0).To(t50)
Example({
    x1: [25.5, -7.0, -8.5, 0.0, -24.0, -29.5, -12.0, -15.0],
    x2: [23.5, 1.0, 0.5, -16.0, 28.0, 8.0, 20.0, 7.0],
    x6: [-13.5, -12.5, 17.0, 18.5, 14.0, -0.5, -7.5, 7.0, 6.0, 26.0, -13.0, -8.0, -14.0, 27.5, 16.5, -19.0,
    17.5, -1.0, -26.5, 5.0, 15.5, -23.5, -25.0, 1.5],
    t9: [-13.5, -12.5, 17.0, 18.5, 14.0, -0.5, -7.5, 7.0, 6.0, 26.0, -13.0, -8.0, -14.0, 27.5, 16.5, -19.0,
    17.5, -1.0, -26.5, 5.0, 15.5, -23.5, -25.0, 1.5],
    x10: [14.0, -23.0, -16.0, 18.0, 13.5, 26.5, -18.5, 9.5, 0.0, -14.0, 8.0, 19.5, -15.5, -3.0, -9.0, 4.5,
    4.0, 11.5, 11.0, 2.5, 1.0, 2.0, 6.0, -8.5],
    x14: [-12.0, -5.5, 13.0, -4.0, 1.0, 6.0, 5.0, -28.5, 3.0, -25.5, 22.5, 20.0, 18.5, 12.0, 2.0, -13.5,
    29.0, -5.0, -21.0, -18.0, -19.5, 4.0, 22.0, 24.0],
    t17: [-12.0, -5.5, -4.0, 1.0, 6.0, 5.0, -28.5, -25.5, 22.5, 20.0, 18.5, 12.0, -13.5, 29.0, -5.0, -21.0,
    -18.0, 4.0, 22.0, 24.0],
    t23: [18.0, 13.5, 26.5, 14.0, -23.0, -16.0, -14.0, 8.0, 19.5, -18.5, 9.5, 0.0, 4.5, 4.0, 11.5, -15.5,
    -3.0, -9.0, 2.0, 6.0, -8.5, 11.0, 2.5, 1.0],
    t29: [-13.5, -12.5, 17.0, 18.5, 14.0, -0.5, -7.5, 7.0, 6.0, 26.0, -13.0, -8.0, -14.0, 27.5, 16.5, -19.0,
    17.5, -1.0, -26.5, 5.0, 15.5, -23.5, -25.0, 1.5],
    t35: [-12.0, 13.0, 1.0, -5.5, -4.0, 6.0, 5.0, 3.0, 22.5, -28.5, -25.5, 20.0, 18.5, 2.0, 29.0, 12.0,
    -13.5, -5.0, -21.0, -19.5, 22.0, -18.0, 4.0, 24.0],
    t39: [25.5, -7.0, 0.5, -16.0, -24.0, -29.5, 20.0, 7.0],
    t41: [23.5, 1.0, 0.5, -16.0, 25.5, -7.0, -8.5, 0.0, 28.0, 8.0, 20.0, 7.0, -24.0, -29.5, -12.0, -15.0],
    t44: [-12.5, 24.5, 17.5, -16.5, 20.0, -8.0, 1.5, 15.5, 17.0, 4.5, 10.5, -3.0, -9.5, -1.0, 0.5, -0.5],
    t45: packed('|i1',
    'c-jFR0OS829O2>K=L8b<_xH~o6Ccdt;wj(-IQit{GBp6;aSqo', 0.5
),
    t46: [13.5, 7.0, -11.5, -3.5, 30.0, -1.5, -17.0, -10.5, -0.5, 22.5, 19.5, 21.0, 5.5, 0.5, -4.5, 27.0,
    -21.0, -18.5, 15.0, -27.5, 6.5, -2.5, -20.5, -22.5],
    t47: [-12.5, 24.5, 17.5, -16.5, -12.0, -25.0, 17.0, 4.5, 10.5, -3.0, -2.5, -10.0, 20.0, -8.0, 1.5, 15.5,
    -6.5, -18.0, -9.5, -1.0, 0.5, -0.5, -4.5, 10.0],
    t48: [15.0, -15.5, -17.0, 2.0, 9.0, -4.5, -24.5, 9.5, 15.5, -15.0, 20.5, 2.5, 28.0, -14.0, 25.0, 0.0],
    t49: [-24.0, 8.5, 10.0, 1.5, 1.0, 17.5, 25.5, 31.0, 13.5, 16.5, -18.5, -5.5],
    t50: [-24.0, 8.5, 10.0, 1.5, -24.0, 8.5, 10.0, 1.5, 25.5, 31.0, 13.5, 16.5, 25.5, 31.0, 13.5, 16.5],
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()

# More channels than a block of 32 has are joined and parted on either side of its border.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 20]))
x2 = Input('x2', (F32, [1, 16]))
t3 = Internal('t3', (F32, [1, 36]))
t4 = Internal('t4', (F32, [1, 12]))
t5 = Internal('t5', (F32, [1, 12]))
t6 = Internal('t6', (F32, [1, 12]))
x7 = Input('x7', (F32, [1, 20]))
x8 = Input('x8', (F32, [1, 16]))
t9 = Internal('t9', (F32, [1, 36]))
t10 = Internal('t10', (F32, [1, 16]))
x11 = Input('x11', (F32, [1, 20]))
x12 = Input('x12', (F32, [1, 16]))
t13 = Internal('t13', (F32, [1, 36]))
t14 = Internal('t14', (F32, [1, 20]))
t15 = Internal('t15', (F32, [1, 36]))
t16 = Internal('t16', (F32, [6, 6]))
t17 = Internal('t17', (F32, [1, 36]))
t18 = Output('t18', (F32, [1, 4]))
t19 = Internal('t19', (F32, [1, 36]))
t20 = Internal('t20', (F32, [1, 3]))
t21 = Internal('t21', (F32, [1, 36]))
t22 = Output('t22', (F32, [1, 16]))
t23 = Output('t23', (F32, [1, 24]))
t24 = Internal('t24', (F32, [6, 6]))
t25 = Internal('t25', (F32, [6, 6]))
t26 = Internal('t26', (F32, [6, 6]))
t27 = Output('t27', (F32, [1, 36]))
t28 = Internal('t28', (F32, [1, 36]))
t29 = Internal('t29', (F32, [1, 8]))
t30 = Internal('t30', (F32, [1, 36]))
c31 = Parameter('c31', (I32, [6]), [35, 31, 32, 0, 20, 19])
t32 = Output('t32', (F32, [1, 6]))
t33 = Internal('t33', (F32, [1, 36]))
t34 = Internal('t34', (F32, [1, 36]))
t35 = Internal('t35', (F32, [1, 36]))
t36 = Output('t36', (F32, [1, 6]))
t37 = Internal('t37', (F32, [1, 36]))
c38 = Parameter('c38', (F32, [36]), ([-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0] * 6)[:36])
t39 = Internal('t39', (F32, [1, 36]))
c40 = Parameter('c40', (F32, [1]), [1.5])
t41 = Output('t41', (F32, [1, 3]))
t42 = Output('t42', (F32, [1, 12]))
t43 = Output('t43', (F32, [6, 6]))
t44 = Output('t44', (F32, [1, 8]))
t45 = Output('t45', (F32, [1, 36]))
t46 = Output('t46', (F32, [1, 36]))
model = Model()
model.Operation('CONCATENATION', x1, x2, 1).To(t3)
model.Operation('SPLIT', t3, 1, 3).To(t4, t5, t6)
model.Operation('CONCATENATION', x7, x8, 1).To(t9)
model.Operation('SLICE', t9, [0, 0], [1, 16]).To(t10)
model.Operation('CONCATENATION', x11, x12, 1).To(t13)
model.Operation('SLICE', t13, [0, 16], [1, 20]).To(t14)
model.Operation('CONCATENATION', x1, x2, 1).To(t15)
model.Operation('RESHAPE', t15, [6, 6]).To(t16)
model.Operation('CONCATENATION', x7, x8, 1).To(t17)
model.Operation('SLICE', t17, [0, 18], [1, 4]).To(t18)
model.Operation('CONCATENATION', x11, x12, 1).To(t19)
model.Operation('SLICE', t19, [0, 31], [1, 3]).To(t20)
model.Operation('CONCATENATION', x1, x2, 1).To(t21)
model.Operation('SLICE', t21, [0, 20], [1, 16]).To(t22)
model.Operation('CONCATENATION', t6, t4, 1).To(t23)
model.Operation('TRANSPOSE', t16, [1, 0]).To(t24)
model.Operation('RELU', t16).To(t25)
model.Operation('TRANSPOSE', t25, [1, 0]).To(t26)
model.Operation('RESHAPE', t26, [1, 36]).To(t27)
model.Operation('CONCATENATION', x7, x8, 1).To(t28)
model.Operation('STRIDED_SLICE', t28, [0, 35], [1, -37], [1, -5], 0, 0, 0).To(t29)
model.Operation('CONCATENATION', x11, x12, 1).To(t30)
model.Operation('GATHER', t30, 1, c31).To(t32)
model.Operation('CONCATENATION', t10, t14, 1).To(t33)
model.Operation('CONCATENATION', x1, x2, 1).To(t34)
model.Operation('CHANNEL_SHUFFLE', t34, 2, 1).To(t35)
model.Operation('SLICE', t35, [0, 30], [1, 6]).To(t36)
model.Operation('CONCATENATION', x7, x8, 1).To(t37)
model.Operation('SUB', t37, c38, 3).To(t39)
model.Operation('SUB', c40, t20, 0).To(t41)
model.Operation('SUB', c40, t6, 0).To(t42)
model.Operation('SUB', c40, t24, 0).To(t43)
model.Operation('SUB', c40, t29, 0).To(t44)
model.Operation('SUB', c40, t33, 0).To(t45)
model.Operation('SUB', c40, t39, 0).To(t46)
Example({
    x1: [12.5, 1.5, 20.0, -13.0, -24.0, -6.5, 24.5, -11.0, 25.0, -29.0, -10.5, -4.5, -12.5, -5.5, -1.5, 4.5,
    13.5, 5.5, 8.0, 29.0],
    x2: [-23.0, -3.0, -28.0, 2.5, 17.5, 2.0, -11.5, 28.5, 8.0, 4.5, 16.0, -6.0, 19.0, -22.5, -0.5, -23.5],
    x7: [-29.0, -22.0, -10.5, -26.5, -7.0, -2.5, 3.0, -2.0, 11.5, -24.0, 4.0, -12.5, -14.0, 1.0, 6.5, -11.0,
    -8.5, -3.0, 15.5, -16.0],
    x8: [-3.5, 3.5, -8.5, 18.0, 2.5, -26.5, -12.5, 20.5, 4.0, 0.5, -9.0, 26.0, -6.0, 16.5, -17.5, -10.5],
    x11: [-1.5, 16.0, -7.0, -6.5, -7.5, -3.5, 13.5, -30.0, 29.0, 28.5, 20.5, -25.0, 1.0, 1.5, 18.5, -27.5,
    -6.0, 2.5, 27.0, -16.5],
    x12: [25.5, 15.0, 7.0, 10.5, -12.5, -12.0, -0.5, -13.5, 21.0, 12.5, 2.0, -30.0, -6.5, -22.0, 22.5, 20.0],
    t18: [15.5, -16.0, -3.5, 3.5],
    t22: [-23.0, -3.0, -28.0, 2.5, 17.5, 2.0, -11.5, 28.5, 8.0, 4.5, 16.0, -6.0, 19.0, -22.5, -0.5, -23.5],
    t23: [17.5, 2.0, -11.5, 28.5, 8.0, 4.5, 16.0, -6.0, 19.0, -22.5, -0.5, -23.5, 12.5, 1.5, 20.0, -13.0,
    -24.0, -6.5, 24.5, -11.0, 25.0, -29.0, -10.5, -4.5],
    t27: packed('|i1',
    'c-oURWDrnRU}j*jVqwrQVqjoUV_@K9umm!s83ceNH!CLt04yW{<p', 0.5
),
    t32: [20.0, -30.0, -6.5, -1.5, 25.5, -16.5],
    t36: [4.5, -22.5, 13.5, -0.5, 5.5, -23.5],
    t41: [31.5, 8.0, 23.5],
    t42: [-16.0, -0.5, 13.0, -27.0, -6.5, -3.0, -14.5, 7.5, -17.5, 24.0, 2.0, 25.0],
    t43: packed('|i1',
    'c-jFZ0NelS(j4>P;{X{B$^Q@A(FQRZ-5ovp3Cb`t80b6m1P~1P{`xXcCJ|u', 0.5
),
    t44: [12.0, 10.5, 28.0, 5.0, 12.5, -2.5, 4.0, 30.5],
    t45: packed('|i1',
    'c-jFZ0NejPFBmux2>l1_Gy5DL0rnXW{>>!N<@N3y8w4KN>i<6wFV@=x;Se7', 0.5
),
    t46: packed('|i1',
    'c-muT1_Q?L%)f!ucL@H@{QV!01QOptTmYus3+(', 0.5
),
}, name='wide').AddVariations('float16').DisableLifeTimeVariation()
