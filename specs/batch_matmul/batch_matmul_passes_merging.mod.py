# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: what could be merged with it, or be another operation.

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

# Transpositions and factors of both sides.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
c5 = Parameter('c5', (F32, [3]), [2.0, -1.0, 3.0])
t6 = Internal('t6', (F32, [3, 3, 3]))
x2 = Input('x2', (F32, [3, 3, 3]))
t7 = Internal('t7', (F32, [3, 3, 3]))
t9 = Internal('t9', (F32, [3, 3, 3]))
t10 = Output('t10', (F32, [3, 3, 3]))
t11 = Internal('t11', (F32, [3, 3, 3]))
t12 = Output('t12', (F32, [3, 3, 3]))
t13 = Internal('t13', (F32, [3, 3, 3]))
t14 = Internal('t14', (F32, [3, 3, 3]))
t15 = Output('t15', (F32, [3, 3, 3]))
t16 = Internal('t16', (F32, [3, 3, 3]))
t17 = Output('t17', (F32, [3, 3, 3]))
t18 = Internal('t18', (F32, [3, 3, 3]))
t19 = Output('t19', (F32, [3, 3, 3]))
t20 = Internal('t20', (F32, [3, 3, 3]))
t21 = Internal('t21', (F32, [3, 3, 3]))
t22 = Output('t22', (F32, [3, 3, 3]))
t23 = Internal('t23', (F32, [3, 3, 3]))
t24 = Output('t24', (F32, [3, 3, 3]))
t25 = Internal('t25', (F32, [3, 3, 3]))
t26 = Output('t26', (F32, [3, 3, 3]))
t27 = Output('t27', (F32, [3, 3, 3]))
c28 = Parameter('c28', (F32, [3, 1]), [1.0, -2.0, 0.5])
t29 = Internal('t29', (F32, [3, 3, 3]))
t30 = Output('t30', (F32, [3, 3, 3]))
c31 = Parameter('c31', (F32, [3, 1]), [1.0, -2.0, 0.5])
t32 = Internal('t32', (F32, [3, 3, 3]))
t33 = Output('t33', (F32, [3, 3, 3]))
t34 = Internal('t34', (F32, [3, 3, 3]))
c35 = Parameter('c35', (F32, [3]), [2.0, -1.0, 3.0])
t36 = Output('t36', (F32, [3, 3, 3]))
c3 = Parameter('c3', (F32, [3, 3, 3]), [-1.0, -1.0, 0.0, 2.0, 2.0, -2.0, 2.0, -1.0, 1.0, 2.0, 1.0, 0.0, -2.0, -2.0, -2.0, 1.0, 1.0, 2.0,
    0.0, 0.0, 1.0, -1.0, 2.0, -1.0, 0.0, 1.0, -2.0])
t37 = Internal('t37', (F32, [3, 3, 3]))
c38 = Parameter('c38', (F32, [3, 1]), [1.0, -2.0, 0.5])
t39 = Output('t39', (F32, [3, 3, 3]))
c40 = Parameter('c40', (F32, [3]), [2.0, -1.0, 3.0])
t41 = Internal('t41', (F32, [3, 3, 3]))
t42 = Output('t42', (F32, [3, 3, 3]))
c4 = Parameter('c4', (F32, [3, 3, 3]), [2.0, -1.0, -1.0, 2.0, -1.0, 1.0, 0.0, 0.0, 0.0, 2.0, -2.0, -2.0, 0.0, 1.0, -2.0, -2.0, 2.0, 1.0,
    -2.0, 1.0, -2.0, 0.0, -1.0, 0.0, 1.0, 0.0, -2.0])
t43 = Internal('t43', (F32, [3, 3, 3]))
c44 = Parameter('c44', (F32, [3]), [2.0, -1.0, 3.0])
t45 = Output('t45', (F32, [3, 3, 3]))
t46 = Internal('t46', (F32, [3, 3, 3]))
t47 = Output('t47', (F32, [3, 3, 3]))
t48 = Output('t48', (F32, [3, 3, 3]))
t49 = Internal('t49', (F32, [3, 3, 3]))
t50 = Internal('t50', (F32, [3, 3, 3]))
t51 = Output('t51', (F32, [3, 3, 3]))
c8 = Parameter('c8', (F32, [3, 3, 3]), [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 2.0, 0.0,
    0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 2.0])
t52 = Output('t52', (F32, [3, 3, 3]))
t53 = Internal('t53', (F32, [3, 3, 3]))
t54 = Internal('t54', (F32, [3, 3, 3]))
t55 = Output('t55', (F32, [3, 3, 3]))
t56 = Internal('t56', (F32, [3, 3, 3]))
t57 = Internal('t57', (F32, [3, 3, 3]))
t58 = Output('t58', (F32, [3, 3, 3]))
t59 = Internal('t59', (F32, [3, 3, 3]))
t60 = Internal('t60', (F32, [3, 3, 3]))
t61 = Output('t61', (F32, [3, 3, 3]))
t62 = Internal('t62', (F32, [3, 6, 3]))
t63 = Output('t63', (F32, [3, 6, 3]))
t64 = Internal('t64', (F32, [3, 3, 6]))
t65 = Internal('t65', (F32, [3, 6, 3]))
t66 = Output('t66', (F32, [3, 3, 3]))
model = Model()
model.Operation('MUL', x1, c5, 0).To(t6)
model.Operation('ADD', x1, x2, 0).To(t7)
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t9)
model.Operation('BATCH_MATMUL', t9, x2, False, False).To(t10)
model.Operation('TRANSPOSE', x2, [0, 2, 1]).To(t11)
model.Operation('BATCH_MATMUL', x1, t11, True, False).To(t12)
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t13)
model.Operation('TRANSPOSE', x2, [0, 2, 1]).To(t14)
model.Operation('BATCH_MATMUL', t13, t14, True, True).To(t15)
model.Operation('TRANSPOSE', x1, [1, 0, 2]).To(t16)
model.Operation('BATCH_MATMUL', t16, x2, False, False).To(t17)
model.Operation('TRANSPOSE', x2, [2, 1, 0]).To(t18)
model.Operation('BATCH_MATMUL', x1, t18, False, False).To(t19)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t20)
model.Operation('TRANSPOSE', x2, [2, 0, 1]).To(t21)
model.Operation('BATCH_MATMUL', t20, t21, False, True).To(t22)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t23)
model.Operation('TRANSPOSE', t23, [0, 2, 1]).To(t24)
model.Operation('BATCH_MATMUL', x1, x2, True, False).To(t25)
model.Operation('TRANSPOSE', t25, [1, 0, 2]).To(t26)
model.Operation('BATCH_MATMUL', t6, x2, False, False).To(t27)
model.Operation('MUL', x1, c28, 0).To(t29)
model.Operation('BATCH_MATMUL', t29, x2, False, False).To(t30)
model.Operation('MUL', x2, c31, 0).To(t32)
model.Operation('BATCH_MATMUL', x1, t32, False, False).To(t33)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t34)
model.Operation('MUL', t34, c35, 1).To(t36)
model.Operation('BATCH_MATMUL', x1, c3, False, False).To(t37)
model.Operation('MUL', t37, c38, 0).To(t39)
model.Operation('ADD', x1, c40, 0).To(t41)
model.Operation('BATCH_MATMUL', t41, c3, False, False).To(t42)
model.Operation('BATCH_MATMUL', x1, c4, False, False).To(t43)
model.Operation('ADD', t43, c44, 3).To(t45)
model.Operation('BATCH_MATMUL', x1, c3, False, False).To(t46)
model.Operation('BATCH_MATMUL', t46, c4, False, False).To(t47)
model.Operation('BATCH_MATMUL', c3, c4, False, True).To(t48)
model.Operation('BATCH_MATMUL', c4, x1, False, False).To(t49)
model.Operation('RELU', t49).To(t50)
model.Operation('BATCH_MATMUL', t50, c3, False, False).To(t51)
model.Operation('BATCH_MATMUL', x1, c8, False, False).To(t52)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t53)
model.Operation('BATCH_MATMUL', x1, c3, False, False).To(t54)
model.Operation('ADD', t53, t54, 0).To(t55)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t56)
model.Operation('BATCH_MATMUL', x2, x1, False, False).To(t57)
model.Operation('SUB', t56, t57, 0).To(t58)
model.Operation('BATCH_MATMUL', t7, c3, False, False).To(t59)
model.Operation('BATCH_MATMUL', t6, c3, False, False).To(t60)
model.Operation('MAXIMUM', t59, t60).To(t61)
model.Operation('CONCATENATION', x1, x2, 1).To(t62)
model.Operation('BATCH_MATMUL', t62, c4, False, False).To(t63)
model.Operation('CONCATENATION', x1, x2, 2).To(t64)
model.Operation('CONCATENATION', c3, c4, 1).To(t65)
model.Operation('BATCH_MATMUL', t64, t65, False, False).To(t66)
Example({
    x1: [1.25, 3.5, 0.25, -2.25, 2.5, -1.0, 0.75, -2.5, 0.5, 0.0, 1.5, 2.0, -2.75, 3.25, 2.75, -2.0, 3.0,
    1.0, -1.25, 1.75, 2.25, -1.75, -0.5, -1.5, -3.25, -0.75, -0.25],
    x2: [-3.5, 1.25, 3.25, 2.25, 2.75, 0.25, -0.5, 1.5, -1.75, -1.0, -2.5, -2.0, -1.25, -1.5, -0.25, 1.75,
    0.0, -3.0, 2.5, -2.75, 2.0, -3.25, 3.0, 0.75, -2.25, 3.5, 1.0],
    t10: [-9.8125, -3.5, 2.1875, -5.375, 7.5, 16.375, -3.375, -1.6875, -0.3125, -0.0625, 4.125, 6.6875,
    -0.3125, -8.625, -12.8125, -3.6875, -9.125, -7.6875, 9.875, -13.1875, -7.0625, 7.6875, -8.9375,
    2.375, 11.0625, -11.5625, 3.125],
    t12: [-4.75, -3.1875, -5.3125, -17.25, 14.125, 6.375, -0.5, -2.0625, -2.5, 10.875, 4.625, 6.0, -15.625,
    -7.5, -6.375, -10.875, -6.875, 0.5, -4.8125, -3.625, -6.5625, 4.25, -7.75, -6.4375, 9.25, -12.0,
    -10.5625],
    t15: [3.375, 11.5625, 4.5, 14.0, 2.5625, -4.9375, -8.5, -5.1875, 0.9375, 1.625, -2.25, -6.375, 3.5, 2.0,
    -3.5625, 0.0, 0.5, 0.25, -13.875, 16.5625, 1.0625, 0.625, -1.9375, -5.375, -5.125, 5.8125,
    -7.3125],
    t17: [3.375, 11.5625, 4.5, 2.375, 7.125, -3.125, 7.1875, 6.625, -7.5625, -2.625, 1.875, 6.875, 3.5, 2.0,
    -3.5625, -0.25, 5.125, 8.125, 8.875, -7.8125, 0.125, -17.0, 18.0, -0.75, -5.125, 5.8125,
    -7.3125],
    t19: [3.375, -5.1875, -8.8125, 14.0, -2.625, -11.5, -8.5, 3.25, 8.875, 7.125, -2.25, 11.5, 9.625, 2.0,
    26.9375, 7.25, 0.5, 18.0, -7.5625, -4.6875, 1.0625, -3.1875, 8.125, -5.375, -10.3125, 7.4375,
    -7.3125],
    t22: [-3.75, -3.4375, 5.9375, -9.75, -2.3125, -0.0625, 2.5, 1.1875, -10.9375, -13.0, 9.75, -8.1875,
    11.3125, -11.125, 1.125, 4.0625, -1.625, 5.75, 7.625, 8.75, -3.25, -6.0625, 6.5, -3.5, 2.3125,
    -0.5, 1.5],
    t24: [3.375, 14.0, -8.5, 11.5625, 2.5625, -5.1875, 4.5, -4.9375, 0.9375, 1.625, 3.5, 0.0, -2.25, 2.0,
    0.5, -6.375, -3.5625, 0.25, -13.875, 0.625, -5.125, 16.5625, -1.9375, 5.8125, 1.0625, -5.375,
    -7.3125],
    t26: [-9.8125, -3.5, 2.1875, -0.0625, 4.125, 6.6875, 9.875, -13.1875, -7.0625, -5.375, 7.5, 16.375,
    -0.3125, -8.625, -12.8125, 7.6875, -8.9375, 2.375, -3.375, -1.6875, -0.3125, -3.6875, -9.125,
    -7.6875, 11.0625, -11.5625, 3.125],
    t27: [-17.0, -5.375, 5.9375, 11.625, -17.0, -10.0, -0.375, 11.0, 2.875, 12.375, 2.25, -17.625, 24.0,
    18.625, -12.9375, 13.0, 14.5, -0.25, -15.75, 25.25, 0.4375, -0.25, -4.625, -11.125, -17.0, 17.5,
    -13.1875],
    t30: [3.375, 11.5625, 4.5, -28.0, -5.125, 9.875, -4.25, -2.59375, 0.46875, 1.625, -2.25, -6.375, -7.0,
    -4.0, 7.125, 0.0, 0.25, 0.125, -13.875, 16.5625, 1.0625, -1.25, 3.875, 10.75, -2.5625, 2.90625,
    -3.65625],
    t33: [-20.1875, -17.5, 2.09375, -3.125, -17.3125, -7.6875, 8.5, 15.0625, 3.25, 5.5, 4.5, -2.25, 13.28125,
    16.625, 3.0, 10.375, 14.0, 4.0, 5.71875, -3.125, -4.0, -5.9375, 5.1875, -3.5, -12.71875, 13.0,
    -5.5],
    t36: [6.75, 0.0, 13.5, 28.0, 0.0, 0.0, 0.0, 5.1875, 2.8125, 3.25, 2.25, 0.0, 7.0, 0.0, 0.0, 0.0, 0.0,
    0.75, 0.0, 0.0, 3.1875, 1.25, 1.9375, 0.0, 0.0, 0.0, 0.0],
    t39: [6.25, 5.5, -6.75, -10.5, -16.5, 12.0, -2.375, -3.125, 2.75, -1.0, -1.0, 1.0, 18.5, 13.0, 2.0, -4.5,
    -3.5, -2.0, -1.75, 5.75, -7.5, -1.0, 5.0, -3.5, 0.375, -0.875, -1.0],
    t42: [8.25, -1.5, -1.75, 7.25, 1.25, -1.0, -2.75, -13.25, 10.5, 8.0, 6.0, 9.0, -0.25, 0.5, 7.0, 0.0, 0.0,
    4.0, -0.75, 6.75, -10.5, 1.5, -1.5, -1.25, 1.75, -0.75, -5.0],
    t45: [6.0, 0.0, 5.25, 2.5, 0.0, 6.0, 0.0, 0.75, 0.0, 0.0, 4.5, 2.0, 0.0, 6.0, 4.75, 0.0, 6.0, 2.0, 6.0,
    0.0, 1.0, 4.0, 0.0, 6.0, 6.0, 0.0, 6.0],
    t47: [23.5, -11.75, -0.75, 27.0, -13.5, 3.0, -22.0, 11.0, -1.5, -4.0, 3.0, 5.0, -16.5, 10.0, 30.5, -10.0,
    3.0, 28.0, -4.0, -7.5, 18.5, 0.75, 3.0, -4.5, -3.5, 2.5, 2.5],
    t48: [-1.0, -1.0, 0.0, 4.0, 0.0, 0.0, 4.0, 6.0, 0.0, 2.0, 1.0, -2.0, 4.0, 2.0, -2.0, -4.0, -3.0, 2.0,
    -2.0, 0.0, -2.0, 6.0, -2.0, 1.0, 5.0, -1.0, 4.0],
    t51: [12.0, 9.0, -13.0, 2.5, -3.5, -2.0, 0.0, 0.0, 0.0, 19.0, 9.5, 0.0, 3.25, 2.0, 1.5, -10.5, -10.5,
    -8.0, 0.0, 0.0, 7.25, -0.5, 2.5, -1.75, -3.25, 9.25, -3.5],
    t52: [1.25, 3.5, 0.25, -2.25, 2.5, -1.0, 0.75, -2.5, 0.5, 2.0, 1.5, 0.0, 2.75, 3.25, -2.75, 1.0, 3.0,
    -2.0, -2.5, 3.5, 4.5, -3.5, -1.0, -3.0, -6.5, -1.5, -0.5],
    t55: [9.625, 17.0625, -2.25, 19.25, 10.8125, -10.9375, -13.25, -11.4375, 6.4375, 0.625, -3.25, -5.375,
    -5.75, -4.5, -4.5625, -9.0, -6.5, -3.75, -15.625, 22.3125, -6.4375, 1.125, -4.4375, -3.625,
    -4.375, 4.0625, -9.3125],
    t58: [8.125, 28.8125, 5.0, 17.1875, -11.5625, -2.875, -3.1875, -11.5625, 3.4375, -9.25, 13.375, 4.5,
    -1.125, 9.5, 3.3125, -6.0, 6.875, -0.25, -9.0625, 12.3125, -8.1875, 4.25, 5.8125, 6.625, 1.4375,
    12.25, 3.25],
    t61: [18.75, 8.25, 7.75, 9.0, 11.25, 2.0, 6.5, 2.0, 0.75, 9.0, 9.0, 15.0, 3.75, 9.25, 23.0, 1.0, 5.0,
    12.0, 1.75, 3.25, -6.25, -0.5, 4.25, 5.0, -0.75, 6.25, -5.75],
    t63: packed('|i1',
    'c-jFr0LlL*?Fj<^6Y>Z1?g<kp>;ee<2=EsC)Hw&}B>V{O6!-!aCfeo`^!Nz-8X5K+^cCD4=M)y{3ZQrxvj', 0.25
),
    t66: [1.75, 7.75, -2.0, 15.25, 3.25, -5.5, -2.75, -7.25, 7.5, 1.0, -5.5, 6.0, -11.25, -6.0, 4.25, 0.5,
    -16.5, -10.5, -4.75, 11.0, -16.5, 7.75, -8.75, 6.75, 6.25, -7.5, 0.5],
}, name='sides').AddVariations('float16').DisableLifeTimeVariation()
