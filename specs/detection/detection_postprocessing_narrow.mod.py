# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# DETECTION_POSTPROCESSING: numbers that fewer bits do not hold.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# A limit, and a number beside it that float16 has on its other side.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [1, 3, 2]))
deltas = Input('deltas', (F32, [1, 3, 4]))
anchors = Parameter('anchors', (F32, [3, 4]), [5.0, 5.0, 10.0, 10.0, 5.0, 10.0, 10.0, 10.0, 50.003, 50.007, 10.001, 10.003])
scores_out = Output('scores_out', (F32, [1, 3]))
boxes = Output('boxes', (F32, [1, 3, 4]))
classes = Output('classes', (I32, [1, 3]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 3, 1, 6, 0.5001, 0.6, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.001, 0.9, 0.001, 0.1, 0.001, 0.50003],
    deltas: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    scores_out: [0.9, 0.0, 0.0],
    boxes: [0.0, 0.0, 10.0, 10.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    classes: [0, 0, 0],
    count: [1],
}, name='score_below_threshold').DisableLifeTimeVariation()

# A limit, and a number beside it that float16 has on its other side.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [1, 3, 2]))
deltas = Input('deltas', (F32, [1, 3, 4]))
anchors = Parameter('anchors', (F32, [3, 4]), [5.0, 5.0, 10.0, 10.0, 5.0, 10.0, 10.0, 10.0, 50.003, 50.007, 10.001, 10.003])
scores_out = Output('scores_out', (F32, [1, 3]))
boxes = Output('boxes', (F32, [1, 3, 4]))
classes = Output('classes', (I32, [1, 3]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.0, 8.0, 5.0, 4.0, False, 3, 1, 6, 0.1, 0.33336, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.001, 0.9, 0.001, 0.8, 0.001, 0.7],
    deltas: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    scores_out: [0.9, 0.8, 0.7],
    boxes: [0.0, 0.0, 10.0, 10.0, 0.0, 5.0, 10.0, 15.0, 45.0025, 45.0055, 55.003498, 55.0085],
    classes: [0, 0, 0],
    count: [3],
}, name='overlap_below_threshold').DisableLifeTimeVariation()

# Anchors and scales.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 3, 2]))
deltas = Input('deltas', (F32, [1, 3, 4]))
anchors = Parameter('anchors', (F32, [3, 4]), [5.0, 5.0, 10.0, 10.0, 5.0, 10.0, 10.0, 10.0, 50.003, 50.007, 10.001, 10.003])
scores_out = Output('scores_out', (F32, [1, 3]))
boxes = Output('boxes', (F32, [1, 3, 4]))
classes = Output('classes', (I32, [1, 3]))
count = Output('count', (I32, [1]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 10.003, 8.007, 5.003, 4.003, True, 3, 1, 6, 0.1, 0.95, False).To(scores_out, boxes, classes, count)
Example({
    scores: [0.001, 0.9, 0.001, 0.8, 0.001, 0.7],
    deltas: [-1.515, 1.751, -0.9, 1.477, 0.589, 1.928, -0.429, -1.399, -0.346, -0.724, -0.514, 1.297],
    scores_out: [0.9, 0.8, 0.7],
    boxes: [-0.6913474, -0.04440828, 7.6622562, 14.418081, 0.9996984, 8.8826475, 10.177948, 15.933138,
    45.144802, 42.18716, 54.169334, 56.01788],
    classes: [0, 0, 0],
    count: [3],
}, name='scales').DisableLifeTimeVariation()
