# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# GENERATE_PROPOSALS: limits of one box.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# One box before suppression, of three that do not overlap.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 1, 1, 3]))
deltas = Input('deltas', (F32, [1, 1, 1, 12]))
anchors = Input('anchors', (F32, [3, 4]))
images = Input('images', (F32, [1, 2]))
scores_out = Output('scores_out', (F32, [1]))
boxes_out = Output('boxes_out', (F32, [1, 4]))
owners = Output('owners', (I32, [1]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, 1, -1, 0.5, 1.0, False).To(scores_out, boxes_out, owners)
Example({
    scores: [0.9, 0.8, 0.7],
    deltas: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    anchors: [4.0, 6.0, 7.0, 9.0, 0.0, 0.0, 3.0, 2.0, 4.0, 1.0, 7.0, 4.0],
    images: [10.0, 8.0],
    scores_out: [0.9],
    boxes_out: [4.0, 6.0, 7.0, 9.0],
    owners: [0],
}, name='before').DisableLifeTimeVariation()

# One box after suppression, of three that do not overlap.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 1, 1, 3]))
deltas = Input('deltas', (F32, [1, 1, 1, 12]))
anchors = Input('anchors', (F32, [3, 4]))
images = Input('images', (F32, [1, 2]))
scores_out = Output('scores_out', (F32, [1]))
boxes_out = Output('boxes_out', (F32, [1, 4]))
owners = Output('owners', (I32, [1]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, 1, 0.5, 1.0, False).To(scores_out, boxes_out, owners)
Example({
    scores: [0.9, 0.8, 0.7],
    deltas: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    anchors: [4.0, 6.0, 7.0, 9.0, 0.0, 0.0, 3.0, 2.0, 4.0, 1.0, 7.0, 4.0],
    images: [10.0, 8.0],
    scores_out: [0.9],
    boxes_out: [4.0, 6.0, 7.0, 9.0],
    owners: [0],
}, name='after').DisableLifeTimeVariation()
