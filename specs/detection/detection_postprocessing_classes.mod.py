# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# DETECTION_POSTPROCESSING: classes of one box.

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

# All classes of each box, the best first.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [1, 2, 4]))
deltas = Input('deltas', (F32, [1, 2, 4]))
anchors = Parameter('anchors', (F32, [2, 4]), [5.0, 5.0, 10.0, 10.0, 50.0, 50.0, 10.0, 10.0])
scores_out = Output('scores_out', (F32, [1, 24]))
boxes = Output('boxes', (F32, [1, 24, 4]))
classes = Output('classes', (I32, [1, 24]))
count = IgnoredOutput('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 8, 3, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.361, 0.655, 0.463, 0.451, 0.633, 0.229, 0.884, 0.587],
    deltas: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    scores_out: [0.884, 0.587, 0.229, 0.655, 0.463, 0.451, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    boxes: packed('|i1',
    'c-qs|H8<CVVg?2-E(E3y008D{0+j', 1.0
),
    classes: [1, 2, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    count: [],
}, name='all').DisableLifeTimeVariation()

# All classes of each box, the best first.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [1, 2, 4]))
deltas = Input('deltas', (F32, [1, 2, 4]))
anchors = Parameter('anchors', (F32, [2, 4]), [5.0, 5.0, 10.0, 10.0, 50.0, 50.0, 10.0, 10.0])
scores_out = Output('scores_out', (F32, [1, 40]))
boxes = Output('boxes', (F32, [1, 40, 4]))
classes = Output('classes', (I32, [1, 40]))
count = IgnoredOutput('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 8, 5, 6, 0.1, 0.5, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.361, 0.655, 0.463, 0.451, 0.633, 0.229, 0.884, 0.587],
    deltas: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    scores_out: packed('<f4',
    'c-p(X=$A-XB?Cd=>sq&t?<HY%Nn%;*Z=VrXXK!z3Z)ZnX9ROT@3R?'
),
    boxes: packed('|i1',
    'c-qs|H8<CVVg?2-E(9JN004`*0+j', 1.0
),
    classes: packed('|i1',
    'c-muRVqjndVnP4_0SEvG'
),
    count: [],
}, name='more_than_there_are').DisableLifeTimeVariation()
