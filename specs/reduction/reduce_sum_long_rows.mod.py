# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: long rows, channels first.

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

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 37]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [1, 3, 37]))
x4 = Input('x4', (F32, [2, 2, 2, 19]))
c5 = Parameter('c5', (I32, [1]), [1])
t6 = Output('t6', (F32, [2, 2, 19]))
x7 = Input('x7', (F32, [1, 2, 1, 131]))
c8 = Parameter('c8', (I32, [1]), [1])
t9 = Output('t9', (F32, [1, 1, 131]))
model = Model()
model.Operation('REDUCE_SUM', x1, c2, False).To(t3)
model.Operation('REDUCE_SUM', x4, c5, False).To(t6)
model.Operation('REDUCE_SUM', x7, c8, False).To(t9)
Example({
    x1: ([0.5, 3.0, 3.5, 4.0, 2.5, -2.0, 3.5, 4.0, -3.0, 1.0, -2.0] * 21)[:222],
    t3: ([3.5, 6.5, 7.5, 6.5, 0.5, 1.5, 7.5, 1.0, -2.0, -1.0, -1.5] * 11)[:111],
    x4: ([1.0, 2.0, -1.5, 1.0, 1.5, 4.0, -1.5, 1.0, 3.5, -3.0, -2.5] * 14)[:152],
    t6: packed('|i1',
    'c-rG){LlH9`9B-WpMPAqnfT-oOaLsOBBl', 0.5
),
    x7: ([-3.0, -2.5, 4.0, -2.0, 4.0, -2.0, 3.0, -2.5, 4.0, -0.5, -2.5] * 24)[:262],
    t9: ([-5.5, -5.5, 1.5, 2.0, 2.0, 2.0, 1.0, 0.5, 1.5, 3.5, -3.0] * 12)[:131],
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()
