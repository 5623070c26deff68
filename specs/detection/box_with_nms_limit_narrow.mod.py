# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# BOX_WITH_NMS_LIMIT: numbers that fewer bits do not hold.

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

# A limit, and a number beside it that float16 has on its other side.
# Expected values: float64 formula.
scores = Input('scores', (F32, [4, 2]))
boxes = Input('boxes', (F32, [4, 8]))
owners = Input('owners', (I32, [4]))
scores_out = Output('scores_out', (F32, [1]))
boxes_out = Output('boxes_out', (F32, [1, 4]))
classes = Output('classes', (I32, [1]))
owners_out = Output('owners_out', (I32, [1]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.5001, -1, 0, 0.4, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: [0.001, 0.9, 0.001, 0.3, 0.001, 0.50003, 0.001, 0.1],
    boxes: packed('|i1',
    'c-muRWMpJu;Nk*OjI0d&VA_bm21c_201L4JE&', 1.0
),
    owners: [0, 0, 0, 0],
    scores_out: [0.9],
    boxes_out: [0.0, 0.0, 10.0, 10.0],
    classes: [1],
    owners_out: [0],
}, name='score_below_threshold').DisableLifeTimeVariation()

# A limit, and a number beside it that float16 has on its other side.
# Expected values: float64 formula.
scores = Input('scores', (F32, [4, 2]))
boxes = Input('boxes', (F32, [4, 8]))
owners = Input('owners', (I32, [4]))
scores_out = Output('scores_out', (F32, [3]))
boxes_out = Output('boxes_out', (F32, [3, 4]))
classes = Output('classes', (I32, [3]))
owners_out = Output('owners_out', (I32, [3]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.2, -1, 0, 0.33336, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: [0.001, 0.9, 0.001, 0.8, 0.001, 0.7, 0.001, 0.1],
    boxes: packed('|i1',
    'c-muRWMpJu;Nk*OjI0d&VA_bm21c_201L4JE&', 1.0
),
    owners: [0, 0, 0, 0],
    scores_out: [0.9, 0.8, 0.7],
    boxes_out: [0.0, 0.0, 10.0, 10.0, 5.0, 0.0, 15.0, 10.0, 50.0, 0.0, 60.0, 10.0],
    classes: [1, 1, 1],
    owners_out: [0, 0, 0],
}, name='overlap_below_threshold').DisableLifeTimeVariation()

# A limit, and a number beside it that float16 has on its other side.
# Expected values: float64 formula.
scores = Input('scores', (F32, [4, 2]))
boxes = Input('boxes', (F32, [4, 8]))
owners = Input('owners', (I32, [4]))
scores_out = Output('scores_out', (F32, [2]))
boxes_out = Output('boxes_out', (F32, [2, 4]))
classes = Output('classes', (I32, [2]))
owners_out = Output('owners_out', (I32, [2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.2, -1, 1, 0.4, 1.0, 0.40002).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: [0.001, 0.9, 0.001, 0.3, 0.001, 0.85, 0.001, 0.8],
    boxes: packed('|i1',
    'c-muRWMpJu;Nk*OjI0d&VA_bm21c_201L4JE&', 1.0
),
    owners: [0, 0, 0, 0],
    scores_out: [0.9, 0.85],
    boxes_out: [0.0, 0.0, 10.0, 10.0, 50.0, 0.0, 60.0, 10.0],
    classes: [1, 1],
    owners_out: [0, 0],
}, name='faded_below_threshold').DisableLifeTimeVariation()

# A limit, and a number beside it that float16 has on its other side.
# Expected values: float64 formula.
scores = Input('scores', (F32, [4, 2]))
boxes = Input('boxes', (F32, [4, 8]))
owners = Input('owners', (I32, [4]))
scores_out = Output('scores_out', (F32, [4]))
boxes_out = Output('boxes_out', (F32, [4, 4]))
classes = Output('classes', (I32, [4]))
owners_out = Output('owners_out', (I32, [4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.2, -1, 2, 0.4, 0.5002, 0.1).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: [0.001, 0.9, 0.001, 0.8, 0.001, 0.7, 0.001, 0.6],
    boxes: packed('|i1',
    'c-muRWMpJu;Nk*OjI0d&VA_bm21c_201L4JE&', 1.0
),
    owners: [0, 0, 0, 0],
    scores_out: [0.9, 0.7, 0.6406469, 0.36399117],
    boxes_out: [0.0, 0.0, 10.0, 10.0, 50.0, 0.0, 60.0, 10.0, 5.0, 0.0, 15.0, 10.0, 50.0, 0.0, 60.0, 5.0],
    classes: [1, 1, 1, 1],
    owners_out: [0, 0, 0, 0],
}, name='sigma').DisableLifeTimeVariation()

# What is kept is moved as it is.
# Expected values: float64 formula.
scores = Input('scores', (F32, [2, 2]))
boxes = Input('boxes', (F32, [2, 8]))
owners = Input('owners', (I32, [2]))
scores_out = Output('scores_out', (F32, [2]))
boxes_out = Output('boxes_out', (F32, [2, 4]))
classes = Output('classes', (I32, [2]))
owners_out = Output('owners_out', (I32, [2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 0, 0.4, 1.0, 0.2).To(scores_out, boxes_out, classes, owners_out)
Example({
    scores: [0.001, 0.5003, 0.001, 0.6003],
    boxes: [0.0, 0.0, 1.0, 1.0, 10.003, 20.007, 30.001, 40.009, 0.0, 0.0, 1.0, 1.0, 10.003, 20.007, 30.001,
    40.009],
    owners: [0, 1],
    scores_out: [0.5003, 0.6003],
    boxes_out: [10.003, 20.007, 30.001, 40.009, 10.003, 20.007, 30.001, 40.009],
    classes: [1, 1],
    owners_out: [0, 1],
}, name='boxes').DisableLifeTimeVariation()
