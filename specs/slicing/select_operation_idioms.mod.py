# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: what is taken for one operation, and what only looks like it.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'

# ELU, RELU and minimum are made by SELECT, and with the two sides exchanged.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4]))
c3 = Parameter('c3', (F32, [2, 3, 4]), [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0])
t4 = Internal('t4', (BOOL8, [2, 3, 4]))
t5 = Internal('t5', (F32, [2, 3, 4]))
c6 = Parameter('c6', (F32, [1]), [-1.0])
t7 = Internal('t7', (F32, [2, 3, 4]))
x2 = Input('x2', (F32, [2, 3, 4]))
t8 = Internal('t8', (BOOL8, [2, 3, 4]))
t9 = Output('t9', (F32, [2, 3, 4]))
t10 = Output('t10', (F32, [2, 3, 4]))
t11 = Output('t11', (F32, [2, 3, 4]))
t12 = Output('t12', (F32, [2, 3, 4]))
t13 = Output('t13', (F32, [2, 3, 4]))
t14 = Output('t14', (F32, [2, 3, 4]))
model = Model()
model.Operation('GREATER', x1, c3).To(t4)
model.Operation('EXP', x1).To(t5)
model.Operation('ADD', t5, c6, 0).To(t7)
model.Operation('LESS', x1, x2).To(t8)
model.Operation('SELECT', t4, x1, t7).To(t9)
model.Operation('SELECT', t4, t7, x1).To(t10)
model.Operation('SELECT', t4, x1, c3).To(t11)
model.Operation('SELECT', t4, x2, c3).To(t12)
model.Operation('SELECT', t8, x1, x2).To(t13)
model.Operation('SELECT', t8, x2, x1).To(t14)
Example({
    x1: [3.4375, 2.9375, -0.9375, -3.3125, -3.875, 1.9375, 2.625, -3.5, 0.25, -0.25, -0.0625, -0.6875,
    -1.9375, 1.0, 0.0625, 3.5, -0.3125, -2.0, -1.125, 1.25, -0.4375, -2.6875, -0.125, 3.875],
    x2: [-2.875, 3.75, -2.9375, 3.625, 0.5625, -3.25, 3.5625, 0.0, 2.4375, 3.0625, -2.5, 2.9375, -1.625,
    -3.8125, -0.25, -3.5625, -2.375, -3.375, 0.375, -1.75, 2.375, 3.875, 2.6875, -3.9375],
    t9: [3.4375, 2.9375, -0.6083944, -0.963575, -0.97924566, 1.9375, 2.625, -0.9698026, 0.25, -0.22119921,
    -0.06058693, -0.49716842, -0.85593635, 1.0, 0.0625, 3.5, -0.2683844, -0.86466473, -0.67534757,
    1.25, -0.35435146, -0.93194914, -0.11750311, 3.875],
    t10: [30.109089, 17.868616, -0.9375, -3.3125, -3.875, 5.9413757, 12.804574, -3.5, 0.28402543, -0.25,
    -0.0625, -0.6875, -1.9375, 1.7182817, 0.06449449, 32.11545, -0.3125, -2.0, -1.125, 2.4903429,
    -0.4375, -2.6875, -0.125, 47.182697],
    t11: [3.4375, 2.9375, 0.0, 0.0, 0.0, 1.9375, 2.625, 0.0, 0.25, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0625, 3.5, 0.0,
    0.0, 0.0, 1.25, 0.0, 0.0, 0.0, 3.875],
    t12: [-2.875, 3.75, 0.0, 0.0, 0.0, -3.25, 3.5625, 0.0, 2.4375, 0.0, 0.0, 0.0, 0.0, -3.8125, -0.25,
    -3.5625, 0.0, 0.0, 0.0, -1.75, 0.0, 0.0, 0.0, -3.9375],
    t13: [-2.875, 2.9375, -2.9375, -3.3125, -3.875, -3.25, 2.625, -3.5, 0.25, -0.25, -2.5, -0.6875, -1.9375,
    -3.8125, -0.25, -3.5625, -2.375, -3.375, -1.125, -1.75, -0.4375, -2.6875, -0.125, -3.9375],
    t14: [3.4375, 3.75, -0.9375, 3.625, 0.5625, 1.9375, 3.5625, 0.0, 2.4375, 3.0625, -0.0625, 2.9375, -1.625,
    1.0, 0.0625, 3.5, -0.3125, -2.0, 0.375, 1.25, 2.375, 3.875, 2.6875, 3.875],
}, name='branches').DisableLifeTimeVariation()

# ELU, RELU and minimum are made by SELECT, and with the two sides exchanged.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 8]))
t2 = Internal('t2', (F32, [2, 3, 4]))
t3 = Internal('t3', (F32, [2, 3, 4]))
c4 = Parameter('c4', (F32, [2, 3, 4]), [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0])
t5 = Internal('t5', (BOOL8, [2, 3, 4]))
t6 = Internal('t6', (F32, [2, 3, 4]))
c7 = Parameter('c7', (F32, [1]), [-1.0])
t8 = Internal('t8', (F32, [2, 3, 4]))
t9 = Internal('t9', (BOOL8, [2, 3, 4]))
t10 = Output('t10', (F32, [2, 3, 4]))
t11 = Output('t11', (F32, [2, 3, 4]))
t12 = Output('t12', (F32, [2, 3, 4]))
t13 = Output('t13', (F32, [2, 3, 4]))
t14 = Output('t14', (F32, [2, 3, 4]))
t15 = Output('t15', (F32, [2, 3, 4]))
model = Model()
model.Operation('SPLIT', x1, 2, 2).To(t2, t3)
model.Operation('GREATER', t2, c4).To(t5)
model.Operation('EXP', t2).To(t6)
model.Operation('ADD', t6, c7, 0).To(t8)
model.Operation('LESS', t2, t3).To(t9)
model.Operation('SELECT', t5, t2, t8).To(t10)
model.Operation('SELECT', t5, t8, t2).To(t11)
model.Operation('SELECT', t5, t2, c4).To(t12)
model.Operation('SELECT', t5, t3, c4).To(t13)
model.Operation('SELECT', t9, t2, t3).To(t14)
model.Operation('SELECT', t9, t3, t2).To(t15)
Example({
    x1: packed('|i1',
    'c-jFl0MGyXKnOG(B`i12<;x`3;?L>A0WK!^3+xv*(jz^^HOTMW71KNg!Ql`7DijAP)!H5<r502', 0.0625
),
    t10: [-0.2683844, 4.0, 0.5, 3.25, -0.9560631, -0.8150186, -0.963575, 2.25, -0.97924566, 0.0625, 2.875,
    2.375, 3.375, -0.94358385, 2.1875, 3.8125, -0.89460075, 1.3125, -0.93994534, 3.75, -0.11750311,
    2.625, 1.25, 0.4375],
    t11: [-0.3125, 53.59815, 0.6487212, 24.79034, -3.125, -1.6875, -3.3125, 8.487736, -3.875, 0.06449449,
    16.725424, 9.751013, 28.224283, -2.875, 7.912903, 44.263454, -2.25, 2.7154508, -2.8125,
    41.521084, -0.125, 12.804574, 2.4903429, 0.5488303],
    t12: [0.0, 4.0, 0.5, 3.25, 0.0, 0.0, 0.0, 2.25, 0.0, 0.0625, 2.875, 2.375, 3.375, 0.0, 2.1875, 3.8125,
    0.0, 1.3125, 0.0, 3.75, 0.0, 2.625, 1.25, 0.4375],
    t13: [0.0, 2.3125, 2.75, 3.4375, 0.0, 0.0, 0.0, -1.4375, 0.0, 0.6875, -1.25, 1.4375, -3.6875, 0.0, -3.5,
    -1.0625, 0.0, -3.9375, 0.0, 0.9375, 0.0, -2.6875, -2.375, 1.875],
    t14: [-0.3125, 2.3125, 0.5, 3.25, -3.125, -1.875, -3.3125, -1.4375, -3.875, 0.0625, -1.25, 1.4375,
    -3.6875, -2.875, -3.5, -1.0625, -2.25, -3.9375, -2.8125, 0.9375, -0.125, -2.6875, -2.375,
    0.4375],
    t15: [1.75, 4.0, 2.75, 3.4375, -2.5625, -1.6875, -3.0625, 2.25, -0.5, 0.6875, 2.875, 2.375, 3.375,
    3.3125, 2.1875, 3.8125, 0.3125, 1.3125, -1.9375, 3.75, 2.5625, 2.625, 1.25, 1.875],
}, name='branches_of_halves').DisableLifeTimeVariation()
