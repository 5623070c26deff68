# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: what is taken for one operation, and what only looks like it.

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

# A maximum looks like RELU with a slope below zero, or like an absolute value.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4]))
c3 = Parameter('c3', (F32, [1]), [0.25])
t4 = Internal('t4', (F32, [2, 3, 4]))
t5 = Output('t5', (F32, [2, 3, 4]))
c6 = Parameter('c6', (F32, [1]), [1.5])
t7 = Internal('t7', (F32, [2, 3, 4]))
t8 = Output('t8', (F32, [2, 3, 4]))
c9 = Parameter('c9', (F32, [1]), [-0.5])
t10 = Internal('t10', (F32, [2, 3, 4]))
t11 = Output('t11', (F32, [2, 3, 4]))
c12 = Parameter('c12', (F32, [1]), [0.25])
t13 = Internal('t13', (F32, [2, 3, 4]))
t14 = Output('t14', (F32, [2, 3, 4]))
x2 = Input('x2', (F32, [2, 3, 4]))
c15 = Parameter('c15', (F32, [1]), [0.25])
t16 = Internal('t16', (F32, [2, 3, 4]))
t17 = Output('t17', (F32, [2, 3, 4]))
t18 = Internal('t18', (F32, [2, 3, 4]))
t19 = Output('t19', (F32, [2, 3, 4]))
t20 = Internal('t20', (F32, [2, 3, 4]))
t21 = Output('t21', (F32, [2, 3, 4]))
t22 = Internal('t22', (F32, [2, 3, 4]))
c23 = Parameter('c23', (F32, [1]), [0.0])
t24 = Internal('t24', (F32, [2, 3, 4]))
c25 = Parameter('c25', (F32, [1]), [0.5])
t26 = Internal('t26', (F32, [2, 3, 4]))
t27 = Output('t27', (F32, [2, 3, 4]))
t28 = Internal('t28', (F32, [2, 3, 4]))
t29 = Internal('t29', (F32, [2, 3, 4]))
t30 = Internal('t30', (F32, [2, 3, 4]))
t31 = Output('t31', (F32, [2, 3, 4]))
t32 = Internal('t32', (F32, [2, 3, 4]))
t33 = Internal('t33', (F32, [2, 3, 4]))
t34 = Internal('t34', (F32, [2, 3, 4]))
c35 = Parameter('c35', (F32, [1]), [0.5])
t36 = Internal('t36', (F32, [2, 3, 4]))
t37 = Output('t37', (F32, [2, 3, 4]))
model = Model()
model.Operation('MUL', x1, c3, 0).To(t4)
model.Operation('MAXIMUM', x1, t4).To(t5)
model.Operation('MUL', x1, c6, 0).To(t7)
model.Operation('MAXIMUM', x1, t7).To(t8)
model.Operation('MUL', x1, c9, 0).To(t10)
model.Operation('MAXIMUM', x1, t10).To(t11)
model.Operation('MUL', x1, c12, 0).To(t13)
model.Operation('MINIMUM', x1, t13).To(t14)
model.Operation('MUL', x2, c15, 0).To(t16)
model.Operation('MAXIMUM', x1, t16).To(t17)
model.Operation('NEG', x2).To(t18)
model.Operation('MAXIMUM', x2, t18).To(t19)
model.Operation('NEG', x1).To(t20)
model.Operation('MAXIMUM', x2, t20).To(t21)
model.Operation('RELU', x2).To(t22)
model.Operation('MINIMUM', x2, c23).To(t24)
model.Operation('MUL', t24, c25, 0).To(t26)
model.Operation('ADD', t22, t26, 0).To(t27)
model.Operation('RELU', x1).To(t28)
model.Operation('NEG', x1).To(t29)
model.Operation('RELU', t29).To(t30)
model.Operation('SUB', t28, t30, 0).To(t31)
model.Operation('RELU', x1).To(t32)
model.Operation('NEG', x1).To(t33)
model.Operation('RELU', t33).To(t34)
model.Operation('MUL', t34, c35, 0).To(t36)
model.Operation('SUB', t32, t36, 0).To(t37)
Example({
    x1: [2.375, 1.125, 3.125, 3.9375, 0.6875, 3.6875, -3.75, 2.0625, -1.75, 3.0, -1.875, 0.8125, 2.0,
    -2.375, -0.25, -3.125, -3.375, 1.0, -1.0, -1.4375, 1.5625, 2.4375, -2.0, -3.625],
    t5: [2.375, 1.125, 3.125, 3.9375, 0.6875, 3.6875, -0.9375, 2.0625, -0.4375, 3.0, -0.46875, 0.8125, 2.0,
    -0.59375, -0.0625, -0.78125, -0.84375, 1.0, -0.25, -0.359375, 1.5625, 2.4375, -0.5, -0.90625],
    t8: [3.5625, 1.6875, 4.6875, 5.90625, 1.03125, 5.53125, -3.75, 3.09375, -1.75, 4.5, -1.875, 1.21875,
    3.0, -2.375, -0.25, -3.125, -3.375, 1.5, -1.0, -1.4375, 2.34375, 3.65625, -2.0, -3.625],
    t11: [2.375, 1.125, 3.125, 3.9375, 0.6875, 3.6875, 1.875, 2.0625, 0.875, 3.0, 0.9375, 0.8125, 2.0,
    1.1875, 0.125, 1.5625, 1.6875, 1.0, 0.5, 0.71875, 1.5625, 2.4375, 1.0, 1.8125],
    t14: [0.59375, 0.28125, 0.78125, 0.984375, 0.171875, 0.921875, -3.75, 0.515625, -1.75, 0.75, -1.875,
    0.203125, 0.5, -2.375, -0.25, -3.125, -3.375, 0.25, -1.0, -1.4375, 0.390625, 0.609375, -2.0,
    -3.625],
    x2: [-0.6875, -2.9375, 2.6875, 3.5, 2.625, -2.625, -3.4375, -1.3125, -2.5625, -3.5, 2.125, -3.0, -0.5,
    1.625, 1.0625, 1.6875, -1.9375, -2.125, 0.0625, 1.125, -3.5625, 3.6875, 3.3125, -3.9375],
    t17: [2.375, 1.125, 3.125, 3.9375, 0.6875, 3.6875, -0.859375, 2.0625, -0.640625, 3.0, 0.53125, 0.8125,
    2.0, 0.40625, 0.265625, 0.421875, -0.484375, 1.0, 0.015625, 0.28125, 1.5625, 2.4375, 0.828125,
    -0.984375],
    t19: [0.6875, 2.9375, 2.6875, 3.5, 2.625, 2.625, 3.4375, 1.3125, 2.5625, 3.5, 2.125, 3.0, 0.5, 1.625,
    1.0625, 1.6875, 1.9375, 2.125, 0.0625, 1.125, 3.5625, 3.6875, 3.3125, 3.9375],
    t21: [-0.6875, -1.125, 2.6875, 3.5, 2.625, -2.625, 3.75, -1.3125, 1.75, -3.0, 2.125, -0.8125, -0.5,
    2.375, 1.0625, 3.125, 3.375, -1.0, 1.0, 1.4375, -1.5625, 3.6875, 3.3125, 3.625],
    t27: [-0.34375, -1.46875, 2.6875, 3.5, 2.625, -1.3125, -1.71875, -0.65625, -1.28125, -1.75, 2.125, -1.5,
    -0.25, 1.625, 1.0625, 1.6875, -0.96875, -1.0625, 0.0625, 1.125, -1.78125, 3.6875, 3.3125,
    -1.96875],
    t31: [2.375, 1.125, 3.125, 3.9375, 0.6875, 3.6875, -3.75, 2.0625, -1.75, 3.0, -1.875, 0.8125, 2.0,
    -2.375, -0.25, -3.125, -3.375, 1.0, -1.0, -1.4375, 1.5625, 2.4375, -2.0, -3.625],
    t37: [2.375, 1.125, 3.125, 3.9375, 0.6875, 3.6875, -1.875, 2.0625, -0.875, 3.0, -0.9375, 0.8125, 2.0,
    -1.1875, -0.125, -1.5625, -1.6875, 1.0, -0.5, -0.71875, 1.5625, 2.4375, -1.0, -1.8125],
}, name='slopes').DisableLifeTimeVariation()

# A maximum looks like RELU with a slope below zero, or like an absolute value.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 8]))
t2 = Internal('t2', (F32, [2, 3, 4]))
t3 = Internal('t3', (F32, [2, 3, 4]))
c4 = Parameter('c4', (F32, [1]), [0.25])
t5 = Internal('t5', (F32, [2, 3, 4]))
t6 = Output('t6', (F32, [2, 3, 4]))
c7 = Parameter('c7', (F32, [1]), [1.5])
t8 = Internal('t8', (F32, [2, 3, 4]))
t9 = Output('t9', (F32, [2, 3, 4]))
c10 = Parameter('c10', (F32, [1]), [-0.5])
t11 = Internal('t11', (F32, [2, 3, 4]))
t12 = Output('t12', (F32, [2, 3, 4]))
c13 = Parameter('c13', (F32, [1]), [0.25])
t14 = Internal('t14', (F32, [2, 3, 4]))
t15 = Output('t15', (F32, [2, 3, 4]))
c16 = Parameter('c16', (F32, [1]), [0.25])
t17 = Internal('t17', (F32, [2, 3, 4]))
t18 = Output('t18', (F32, [2, 3, 4]))
t19 = Internal('t19', (F32, [2, 3, 4]))
t20 = Output('t20', (F32, [2, 3, 4]))
t21 = Internal('t21', (F32, [2, 3, 4]))
t22 = Output('t22', (F32, [2, 3, 4]))
t23 = Internal('t23', (F32, [2, 3, 4]))
c24 = Parameter('c24', (F32, [1]), [0.0])
t25 = Internal('t25', (F32, [2, 3, 4]))
c26 = Parameter('c26', (F32, [1]), [0.5])
t27 = Internal('t27', (F32, [2, 3, 4]))
t28 = Output('t28', (F32, [2, 3, 4]))
t29 = Internal('t29', (F32, [2, 3, 4]))
t30 = Internal('t30', (F32, [2, 3, 4]))
t31 = Internal('t31', (F32, [2, 3, 4]))
t32 = Output('t32', (F32, [2, 3, 4]))
t33 = Internal('t33', (F32, [2, 3, 4]))
t34 = Internal('t34', (F32, [2, 3, 4]))
t35 = Internal('t35', (F32, [2, 3, 4]))
c36 = Parameter('c36', (F32, [1]), [0.5])
t37 = Internal('t37', (F32, [2, 3, 4]))
t38 = Output('t38', (F32, [2, 3, 4]))
model = Model()
model.Operation('SPLIT', x1, 2, 2).To(t2, t3)
model.Operation('MUL', t2, c4, 0).To(t5)
model.Operation('MAXIMUM', t2, t5).To(t6)
model.Operation('MUL', t2, c7, 0).To(t8)
model.Operation('MAXIMUM', t2, t8).To(t9)
model.Operation('MUL', t2, c10, 0).To(t11)
model.Operation('MAXIMUM', t2, t11).To(t12)
model.Operation('MUL', t2, c13, 0).To(t14)
model.Operation('MINIMUM', t2, t14).To(t15)
model.Operation('MUL', t3, c16, 0).To(t17)
model.Operation('MAXIMUM', t2, t17).To(t18)
model.Operation('NEG', t3).To(t19)
model.Operation('MAXIMUM', t3, t19).To(t20)
model.Operation('NEG', t2).To(t21)
model.Operation('MAXIMUM', t3, t21).To(t22)
model.Operation('RELU', t3).To(t23)
model.Operation('MINIMUM', t3, c24).To(t25)
model.Operation('MUL', t25, c26, 0).To(t27)
model.Operation('ADD', t23, t27, 0).To(t28)
model.Operation('RELU', t2).To(t29)
model.Operation('NEG', t2).To(t30)
model.Operation('RELU', t30).To(t31)
model.Operation('SUB', t29, t31, 0).To(t32)
model.Operation('RELU', t2).To(t33)
model.Operation('NEG', t2).To(t34)
model.Operation('RELU', t34).To(t35)
model.Operation('MUL', t35, c36, 0).To(t37)
model.Operation('SUB', t33, t37, 0).To(t38)
Example({
    x1: packed('|i1',
    'c-jFl0MGy4`zr(rC?FLu(jgGc0|7ZZ761+@^29bXH~1X<z{~UK86-H}&Okoe`SIE5{XaFduoaa', 0.0625
),
    t6: [-0.53125, -0.078125, 2.6875, 0.25, 3.0, -0.71875, 2.0625, 1.0, 3.6875, 1.375, 0.0, 0.875, 3.1875,
    3.4375, -0.125, 1.75, -0.375, 1.5625, 2.25, 3.5, -0.59375, -0.109375, -0.234375, -0.609375],
    t9: [-2.125, -0.3125, 4.03125, 0.375, 4.5, -2.875, 3.09375, 1.5, 5.53125, 2.0625, 0.0, 1.3125, 4.78125,
    5.15625, -0.5, 2.625, -1.5, 2.34375, 3.375, 5.25, -2.375, -0.4375, -0.9375, -2.4375],
    t12: [1.0625, 0.15625, 2.6875, 0.25, 3.0, 1.4375, 2.0625, 1.0, 3.6875, 1.375, 0.0, 0.875, 3.1875, 3.4375,
    0.25, 1.75, 0.75, 1.5625, 2.25, 3.5, 1.1875, 0.21875, 0.46875, 1.21875],
    t15: [-2.125, -0.3125, 0.671875, 0.0625, 0.75, -2.875, 0.515625, 0.25, 0.921875, 0.34375, 0.0, 0.21875,
    0.796875, 0.859375, -0.5, 0.4375, -1.5, 0.390625, 0.5625, 0.875, -2.375, -0.4375, -0.9375,
    -2.4375],
    t18: [0.15625, 0.625, 2.6875, 0.328125, 3.0, 0.046875, 2.0625, 1.0, 3.6875, 1.375, 0.0, 0.875, 3.1875,
    3.4375, -0.5, 1.75, -0.546875, 1.5625, 2.25, 3.5, -0.359375, -0.046875, 0.984375, 0.828125],
    t20: [0.625, 2.5, 2.0, 1.3125, 3.25, 0.1875, 0.0625, 3.5625, 2.5625, 0.875, 3.75, 3.375, 0.25, 4.0,
    3.3125, 0.8125, 2.1875, 3.125, 4.0, 3.875, 1.4375, 0.1875, 3.9375, 3.3125],
    t22: [2.125, 2.5, 2.0, 1.3125, -3.0, 2.875, 0.0625, 3.5625, 2.5625, -0.875, 0.0, 3.375, -0.25, -3.4375,
    0.5, -0.8125, 1.5, -1.5625, 4.0, 3.875, 2.375, 0.4375, 3.9375, 3.3125],
    t28: [0.625, 2.5, 2.0, 1.3125, -1.625, 0.1875, 0.0625, 3.5625, 2.5625, -0.4375, -1.875, 3.375, -0.125,
    -2.0, -1.65625, -0.40625, -1.09375, -1.5625, 4.0, 3.875, -0.71875, -0.09375, 3.9375, 3.3125],
    t32: [-2.125, -0.3125, 2.6875, 0.25, 3.0, -2.875, 2.0625, 1.0, 3.6875, 1.375, 0.0, 0.875, 3.1875, 3.4375,
    -0.5, 1.75, -1.5, 1.5625, 2.25, 3.5, -2.375, -0.4375, -0.9375, -2.4375],
    t38: [-1.0625, -0.15625, 2.6875, 0.25, 3.0, -1.4375, 2.0625, 1.0, 3.6875, 1.375, 0.0, 0.875, 3.1875,
    3.4375, -0.25, 1.75, -0.75, 1.5625, 2.25, 3.5, -1.1875, -0.21875, -0.46875, -1.21875],
}, name='slopes_of_halves').DisableLifeTimeVariation()
