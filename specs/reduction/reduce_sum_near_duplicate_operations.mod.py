# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: several times, with one other argument.

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
model.Operation('REDUCE_SUM', x1, c3, False).To(t6)
model.Operation('REDUCE_SUM', x1, c4, False).To(t7)
model.Operation('REDUCE_SUM', x1, c5, False).To(t8)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t6: [2.9375, 2.8125, 0.0, 4.1875, -1.5625, 2.125, 1.6875, 1.0, -1.4375, -6.375, 0.875, -1.25, 0.25,
    2.5625, 0.375, -2.875],
    t7: [-3.875, -1.6875, 0.75, 2.25, 2.75, 3.25, 0.3125, 1.1875, 2.75, 1.3125, 1.8125, -3.5625, -1.4375,
    -1.75, 0.0625, 1.1875],
    t8: [3.0625, -0.75, -3.6875, -1.1875, 1.0625, 3.3125, -0.75, 3.875, 4.125, 1.1875, -3.0625, 0.0625,
    1.6875, -0.5, -0.6875, -2.4375],
}, name='arguments').DisableLifeTimeVariation()
