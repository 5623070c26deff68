# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: axes of a tensor whose sides are all equal.

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
model.Operation('MEAN', x1, c2, 0).To(t3)
model.Operation('MEAN', x1, c4, 0).To(t5)
model.Operation('MEAN', x1, c6, 0).To(t7)
model.Operation('MEAN', x1, c8, 0).To(t9)
model.Operation('MEAN', x1, c10, 0).To(t11)
model.Operation('MEAN', x1, c12, 0).To(t13)
Example({
    x1: packed('|i1',
    'c-jF`0IvW3)!oJPIOQ+O`N2T;;^XPrKM*83G5{IeCo$9_$NS6;CO0tr|IriQ_wyk<E(IeX&dtCC0S-GF12!x*0_5@T_0ZbjD<wV`'
    '2@eR^$QB1G<X0vM', 0.0625
),
    t3: [-0.2013889, 1.0, 0.090277776, -0.4027778, -1.0555556, 0.8402778, 0.6736111, 0.06944445, 0.8194444],
    t5: [0.1875, 0.125, 0.33333334, -0.06944445, -1.3958334, -0.27083334, -0.048611112, 1.2847222, 1.6875],
    t7: [0.16666667, -0.0625, 0.13194445, -0.22916667, -0.9444444, 1.125, 0.7083333, -0.7291667, 1.6666666],
    t9: [-0.33333334, 0.29166666, 0.9305556, -0.7083333, -1.4583334, 1.5486112, 1.6875, -0.5694444,
    0.44444445],
    t11: [0.21527778, -0.5787037, 0.974537],
    t13: [-0.6805556, -0.4513889, 1.3680556, 0.034722224, -0.034722224, -0.048611112, 0.7152778, 0.5,
    0.43055555],
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()
