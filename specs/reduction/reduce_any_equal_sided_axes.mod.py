# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_ANY: axes of a tensor whose sides are all equal.

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
I32 = 'TENSOR_INT32'

# Only the axes that are named are reduced, although all have the same size.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [3, 3, 3, 3]))
c2 = Parameter('c2', (I32, [2]), [0, 2])
t3 = Output('t3', (BOOL8, [3, 3]))
c4 = Parameter('c4', (I32, [2]), [0, 1])
t5 = Output('t5', (BOOL8, [3, 3]))
c6 = Parameter('c6', (I32, [2]), [1, 3])
t7 = Output('t7', (BOOL8, [3, 3]))
c8 = Parameter('c8', (I32, [2]), [-1, 0])
t9 = Output('t9', (BOOL8, [3, 3]))
c10 = Parameter('c10', (I32, [3]), [0, 1, 3])
t11 = Output('t11', (BOOL8, [3]))
c12 = Parameter('c12', (I32, [2]), [2, 1])
t13 = Output('t13', (BOOL8, [3, 3]))
model = Model()
model.Operation('REDUCE_ANY', x1, c2, False).To(t3)
model.Operation('REDUCE_ANY', x1, c4, False).To(t5)
model.Operation('REDUCE_ANY', x1, c6, False).To(t7)
model.Operation('REDUCE_ANY', x1, c8, False).To(t9)
model.Operation('REDUCE_ANY', x1, c10, False).To(t11)
model.Operation('REDUCE_ANY', x1, c12, False).To(t13)
Example({
    x1: packed('|b1',
    'c-muNKmm+6IfMXAF#rJ200a'
),
    t3: [False, True, False, True, False, False, False, True, False],
    t5: [False, True, False, False, False, False, True, False, False],
    t7: [False, False, True, True, False, False, True, False, False],
    t9: [True, False, False, False, False, True, True, False, False],
    t11: [True, False, True],
    t13: [True, False, False, False, True, False, False, True, False],
}, name='equal_sides').DisableLifeTimeVariation()
