# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# ROI_POOLING: many images.

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

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [5, 2, 3, 3]))
c1 = Parameter('c1', (F32, [2, 4]), [0.0, 0.0, 2.0, 1.0, 1.0, 0.0, 2.0, 1.0])
c3 = Parameter('c3', (I32, [2]), [0, 4])
t4 = Output('t4', (F32, [2, 1, 2, 3]))
x6 = Input('x6', (F32, [9, 4, 2, 3]))
c5 = Parameter('c5', (F32, [2, 4]), [0.0, 0.0, 2.0, 1.0, 1.0, 0.0, 2.0, 1.0])
c7 = Parameter('c7', (I32, [2]), [0, 8])
t8 = Output('t8', (F32, [2, 4, 1, 2]))
model = Model()
model.Operation('ROI_POOLING', x2, c1, c3, 1, 2, 1.0, 1.0, False).To(t4)
model.Operation('ROI_POOLING', x6, c5, c7, 1, 2, 1.0, 1.0, True).To(t8)
Example({
    x2: packed('|i1',
    'c-no-!4Uu<2m`<|z+wN@GDd<O-2OL<7?|HYC|C`b!aTs)idN($s@39Iy_<>9(D?;c{^bYr6D$G', 0.5
),
    t4: [3.5, 1.0, 1.5, 1.5, 2.0, 1.5, 2.5, 1.0, -0.5, -0.5, 4.0, -1.0],
    x6: packed('|i1',
    'c-qa&!4Uu<2m`<|z+wN@GDd=J-2Ru&FR-$Rf%(mYg4J*-%mbXQXhmM4S}mT{yO{_L|C=B7Xlef', 0.5
),
    t8: [3.0, 2.5, 3.5, 3.5, 3.5, 3.5, 1.5, 1.0, 1.5, 2.0, 3.5, 1.0, 0.5, -0.5, 1.5, 2.0],
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
