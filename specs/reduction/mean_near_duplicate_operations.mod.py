# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: several times, with one other argument.

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

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (I32, [1]), [1])
t6 = Output('t6', (F32, [1, 4, 4]))
c4 = Parameter('c4', (I32, [1]), [2])
t7 = Output('t7', (F32, [1, 4, 4]))
c5 = Parameter('c5', (I32, [1]), [3])
t8 = Output('t8', (F32, [1, 4, 4]))
model = Model()
model.Operation('MEAN', x1, c3, 0).To(t6)
model.Operation('MEAN', x1, c4, 0).To(t7)
model.Operation('MEAN', x1, c5, 0).To(t8)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t6: [0.734375, 0.703125, 0.0, 1.046875, -0.390625, 0.53125, 0.421875, 0.25, -0.359375, -1.59375,
    0.21875, -0.3125, 0.0625, 0.640625, 0.09375, -0.71875],
    t7: [-0.96875, -0.421875, 0.1875, 0.5625, 0.6875, 0.8125, 0.078125, 0.296875, 0.6875, 0.328125,
    0.453125, -0.890625, -0.359375, -0.4375, 0.015625, 0.296875],
    t8: [0.765625, -0.1875, -0.921875, -0.296875, 0.265625, 0.828125, -0.1875, 0.96875, 1.03125, 0.296875,
    -0.765625, 0.015625, 0.421875, -0.125, -0.171875, -0.609375],
}, name='arguments').DisableLifeTimeVariation()
