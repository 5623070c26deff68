# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# HEATMAP_MAX_KEYPOINT: saddles and ridges.

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

# The surface through the peak and its neighbors is a saddle or a ridge: its top is where it is
# flat.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 5, 1]))
x2 = Input('x2', (F32, [1, 4]))
layout = BoolScalar('layout', False)
t3 = Output('t3', (F32, [1, 1]))
t4 = Output('t4', (F32, [1, 1, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', x1, x2, layout).To(t3, t4)
Example({
    x1: packed('|i1',
    'c-muN00DU!76t}c1vv%=Hd#5a2m=5MFaX>', 0.25
),
    x2: [2.0, 1.0, 12.0, 31.0],
    t3: [7.9908133],
    t4: [6.845174, 15.582558],
}, name='falling').DisableLifeTimeVariation()

# The surface through the peak and its neighbors is a saddle or a ridge: its top is where it is
# flat.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 5, 1]))
x2 = Input('x2', (F32, [1, 4]))
layout = BoolScalar('layout', False)
t3 = Output('t3', (F32, [1, 1]))
t4 = Output('t4', (F32, [1, 1, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', x1, x2, layout).To(t3, t4)
Example({
    x1: packed('|i1',
    'c-muN009;`c?Jd<1z83LIaxNa2m=5MGyvQ', 0.25
),
    x2: [2.0, 1.0, 12.0, 31.0],
    t3: [7.9908133],
    t4: [6.8608527, 16.464478],
}, name='rising').DisableLifeTimeVariation()

# The surface through the peak and its neighbors is a saddle or a ridge: its top is where it is
# flat.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 5, 1]))
x2 = Input('x2', (F32, [1, 4]))
layout = BoolScalar('layout', False)
t3 = Output('t3', (F32, [1, 1]))
t4 = Output('t4', (F32, [1, 1, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', x1, x2, layout).To(t3, t4)
Example({
    x1: packed('|i1',
    'c-muN009;b76t}61$iKgixn)w000Jv0D%', 0.25
),
    x2: [2.0, 1.0, 12.0, 31.0],
    t3: [8.013367],
    t4: [7.337109, 16.135931],
}, name='ridge').DisableLifeTimeVariation()

# The surface is a ridge that is level along a diagonal: the peak is the top. The determinant is 0
# to the bit, whatever the rounding: 4 * 4 = 16, 8 * 2 = 16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 5, 4]))
x2 = Input('x2', (F32, [1, 4]))
layout = BoolScalar('layout', False)
t3 = Output('t3', (F32, [1, 4]))
t4 = Output('t4', (F32, [1, 4, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', x1, x2, layout).To(t3, t4)
Example({
    x1: packed('|i1',
    'c-muNzz*2|v;SvfV+T>}FfleZ78VX50MRfpkUU5oNFffR7y!0q2(1', 1.0
),
    x2: [2.0, 1.0, 12.0, 31.0],
    t3: [8.0, 8.0, 8.0, 8.0],
    t4: [7.0, 16.0, 7.0, 16.0, 7.0, 16.0, 7.0, 16.0],
}, name='level').AddNchw(x1, layout).DisableLifeTimeVariation()
