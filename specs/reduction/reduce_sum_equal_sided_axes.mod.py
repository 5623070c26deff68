# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: axes of a tensor whose sides are all equal.

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

# Only the axes that are named are reduced, although all have the same size.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3, 3]))
c2 = Parameter('c2', (I32, [2]), [0, 2])
t3 = Output('t3', (F32, [3, 3]))
c4 = Parameter('c4', (I32, [2]), [0, 1])
t5 = Output('t5', (F32, [3, 3]))
c6 = Parameter('c6', (I32, [2]), [1, 3])
t7 = Output('t7', (F32, [3, 3]))
c8 = Parameter('c8', (I32, [2]), [-1, 0])
t9 = Output('t9', (F32, [3, 3]))
c10 = Parameter('c10', (I32, [3]), [0, 1, 3])
t11 = Output('t11', (F32, [3]))
c12 = Parameter('c12', (I32, [2]), [2, 1])
t13 = Output('t13', (F32, [3, 3]))
model = Model()
model.Operation('REDUCE_SUM', x1, c2, False).To(t3)
model.Operation('REDUCE_SUM', x1, c4, False).To(t5)
model.Operation('REDUCE_SUM', x1, c6, False).To(t7)
model.Operation('REDUCE_SUM', x1, c8, False).To(t9)
model.Operation('REDUCE_SUM', x1, c10, False).To(t11)
model.Operation('REDUCE_SUM', x1, c12, False).To(t13)
Example({
    x1: packed('|i1',
    'c-jF`0IvTg-#st`6#>N#HozU#0>~o`G(gP4CkzJ1!P?IG&C%2|<Rr!i?)3N|KLiCS-uylZ@f$JaA|L7i?Bd=35H<P;H|8bWE6Oj~'
    'IP2{!!}stZx92Ad', 0.0625
),
    t3: [-1.75, -8.75, 3.5, 3.75, -2.4375, 11.4375, 0.1875, -4.0625, -1.25],
    t5: [4.0625, -8.5, 3.8125, -4.1875, 2.5625, -1.25, 2.3125, -9.3125, 11.125],
    t7: [2.1875, 2.0, -6.375, -6.6875, 4.25, 3.5, 3.875, -9.125, 7.0],
    t9: [-2.0625, -3.3125, -1.625, 3.3125, -2.1875, 11.625, -1.875, 2.625, -5.875],
    t11: [-0.625, -2.875, 4.125],
    t13: [11.1875, -15.0625, 1.6875, -6.125, -2.625, 9.8125, -2.875, 2.4375, 2.1875],
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()
