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

# The surface through the peak and its neighbors has another kind of top.
# Expected values: float64 formula.
maps = Input('maps', (F32, [1, 5, 5, 1]))
boxes = Input('boxes', (F32, [1, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', (F32, [1, 1]))
keypoints = Output('keypoints', (F32, [1, 1, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: packed('|i1',
    'c-muN00DU!76t}c1vv%=Hd#5a2m=5MFaX>', 0.25
),
    boxes: [2.0, 1.0, 12.0, 31.0],
    scores: [7.9908133],
    keypoints: [6.845174, 15.582558],
}, name='falling').DisableLifeTimeVariation()

# The surface through the peak and its neighbors has another kind of top.
# Expected values: float64 formula.
maps = Input('maps', (F32, [1, 5, 5, 1]))
boxes = Input('boxes', (F32, [1, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', (F32, [1, 1]))
keypoints = Output('keypoints', (F32, [1, 1, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: packed('|i1',
    'c-muN009;`c?Jd<1z83LIaxNa2m=5MGyvQ', 0.25
),
    boxes: [2.0, 1.0, 12.0, 31.0],
    scores: [7.9908133],
    keypoints: [6.8608527, 16.464478],
}, name='rising').DisableLifeTimeVariation()

# The surface through the peak and its neighbors has another kind of top.
# Expected values: float64 formula.
maps = Input('maps', (F32, [1, 5, 5, 1]))
boxes = Input('boxes', (F32, [1, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', (F32, [1, 1]))
keypoints = Output('keypoints', (F32, [1, 1, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: packed('|i1',
    'c-muN009;b76t}61$iKgixn)w000Jv0D%', 0.25
),
    boxes: [2.0, 1.0, 12.0, 31.0],
    scores: [8.013367],
    keypoints: [7.337109, 16.135931],
}, name='ridge').DisableLifeTimeVariation()

# Ridges that are level along a diagonal: the peak is a top.
# Expected values: float64 formula.
maps = Input('maps', (F32, [1, 5, 5, 4]))
boxes = Input('boxes', (F32, [1, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', (F32, [1, 4]))
keypoints = Output('keypoints', (F32, [1, 4, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: packed('|i1',
    'c-muNzz*2|v;SvfV+T>}FfleZ78VX50MRfpkUU5oNFffR7y!0q2(1', 1.0
),
    boxes: [2.0, 1.0, 12.0, 31.0],
    scores: [8.0, 8.0, 8.0, 8.0],
    keypoints: [7.0, 16.0, 7.0, 16.0, 7.0, 16.0, 7.0, 16.0],
}, name='level').AddNchw(maps, layout).DisableLifeTimeVariation()
