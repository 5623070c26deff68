# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: dimensions of one element beside the axis.

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

# Dimensions of one element stand beside the axis: who leaves out too many, or counts the axis
# before or after, takes other elements together.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 5, 1, 1]))
t2 = Internal('t2', (F32, [3, 5, 1, 1]))
t3 = Output('t3', (F32, [3, 10, 1, 1]))
x4 = Input('x4', (F32, [1, 4, 1, 3]))
t5 = Internal('t5', (F32, [1, 4, 1, 3]))
t6 = Output('t6', (F32, [1, 8, 1, 3]))
x7 = Input('x7', (F32, [2, 1, 6, 1]))
t8 = Internal('t8', (F32, [2, 1, 6, 1]))
t9 = Output('t9', (F32, [2, 1, 12, 1]))
x10 = Input('x10', (F32, [5, 1, 1, 2]))
t11 = Internal('t11', (F32, [5, 1, 1, 2]))
t12 = Output('t12', (F32, [10, 1, 1, 2]))
x13 = Input('x13', (F32, [3, 4, 1]))
t14 = Internal('t14', (F32, [3, 4, 1]))
t15 = Output('t15', (F32, [3, 8, 1]))
x16 = Input('x16', (F32, [4, 1]))
t17 = Internal('t17', (F32, [4, 1]))
t18 = Output('t18', (F32, [8, 1]))
model = Model()
model.Operation('ADD', x1, x1, 0).To(t2)
model.Operation('CONCATENATION', x1, t2, 1).To(t3)
model.Operation('ADD', x4, x4, 0).To(t5)
model.Operation('CONCATENATION', x4, t5, 1).To(t6)
model.Operation('ADD', x7, x7, 0).To(t8)
model.Operation('CONCATENATION', x7, t8, 2).To(t9)
model.Operation('ADD', x10, x10, 0).To(t11)
model.Operation('CONCATENATION', x10, t11, 0).To(t12)
model.Operation('ADD', x13, x13, 0).To(t14)
model.Operation('CONCATENATION', x13, t14, 1).To(t15)
model.Operation('ADD', x16, x16, 0).To(t17)
model.Operation('CONCATENATION', x16, t17, 0).To(t18)
Example({
    x1: [0.9375, 1.375, -3.0, -1.1875, -1.25, -3.625, -1.4375, 1.5, -1.6875, -0.6875, -1.9375, -0.0625,
    -1.375, 3.5625, -1.5],
    t3: packed('|i1',
    'c-jFT0O9`+7SQeN9xR~R*v9D?<@JoxFv{xT|LQsD!v559&>W@|4*', 0.0625
),
    x4: [-1.1875, 3.25, 0.0625, -3.0, 2.0, -2.0, 1.3125, 1.4375, -2.125, -3.3125, -2.375, 2.4375],
    t6: [-1.1875, 3.25, 0.0625, -3.0, 2.0, -2.0, 1.3125, 1.4375, -2.125, -3.3125, -2.375, 2.4375, -2.375,
    6.5, 0.125, -6.0, 4.0, -4.0, 2.625, 2.875, -4.25, -6.625, -4.75, 4.875],
    x7: [-3.625, 1.75, -3.4375, 2.5625, -1.25, -0.4375, -3.0625, 0.1875, 1.5625, -3.9375, -0.875, 3.125],
    t9: [-3.625, 1.75, -3.4375, 2.5625, -1.25, -0.4375, -7.25, 3.5, -6.875, 5.125, -2.5, -0.875, -3.0625,
    0.1875, 1.5625, -3.9375, -0.875, 3.125, -6.125, 0.375, 3.125, -7.875, -1.75, 6.25],
    x10: [-0.625, 1.875, 3.5625, 0.3125, -0.0625, -3.1875, 3.375, 2.5625, 1.125, -3.75],
    t12: [-0.625, 1.875, 3.5625, 0.3125, -0.0625, -3.1875, 3.375, 2.5625, 1.125, -3.75, -1.25, 3.75, 7.125,
    0.625, -0.125, -6.375, 6.75, 5.125, 2.25, -7.5],
    x13: [-2.625, -0.5625, 1.125, 0.0625, -2.75, -1.5, 2.0, 2.0625, 1.25, -2.0, -3.75, 1.9375],
    t15: [-2.625, -0.5625, 1.125, 0.0625, -5.25, -1.125, 2.25, 0.125, -2.75, -1.5, 2.0, 2.0625, -5.5, -3.0,
    4.0, 4.125, 1.25, -2.0, -3.75, 1.9375, 2.5, -4.0, -7.5, 3.875],
    x16: [-2.875, -2.125, -1.3125, -3.875],
    t18: [-2.875, -2.125, -1.3125, -3.875, -5.75, -4.25, -2.625, -7.75],
}, name='axes').AddVariations('float16').DisableLifeTimeVariation()
