# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# GENERATE_PROPOSALS: numbers that fewer bits do not hold.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# A number beside the limit.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 1, 1, 3]))
deltas = Input('deltas', (F32, [1, 1, 1, 12]))
anchors = Input('anchors', (F32, [3, 4]))
images = Input('images', (F32, [1, 2]))
scores_out = Output('scores_out', (F32, [3]))
boxes_out = Output('boxes_out', (F32, [3, 4]))
owners = Output('owners', (I32, [3]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.33336, 1.0, False).To(scores_out, boxes_out, owners)
Example({
    scores: [0.9, 0.8, 0.7],
    deltas: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    anchors: [0.0, 0.0, 12.0, 12.0, 6.0, 0.0, 18.0, 12.0, 30.0, 1.0, 42.002, 13.002],
    images: [64.0, 64.0],
    scores_out: [0.9, 0.8, 0.7],
    boxes_out: [0.0, 0.0, 12.0, 12.0, 6.0, 0.0, 18.0, 12.0, 30.0, 1.0, 42.002, 13.002],
    owners: [0, 0, 0],
}, name='overlap_below_threshold').DisableLifeTimeVariation()

# A number beside the limit.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 1, 1, 3]))
deltas = Input('deltas', (F32, [1, 1, 1, 12]))
anchors = Input('anchors', (F32, [3, 4]))
images = Input('images', (F32, [1, 2]))
scores_out = Output('scores_out', (F32, [0]))
boxes_out = Output('boxes_out', (F32, [0, 4]))
owners = Output('owners', (I32, [0]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.7, 12.003, False).To(scores_out, boxes_out, owners)
Example({
    scores: [0.9, 0.8, 0.7],
    deltas: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    anchors: [0.0, 0.0, 12.0, 12.0, 6.0, 0.0, 18.0, 12.0, 30.0, 1.0, 42.002, 13.002],
    images: [64.0, 64.0],
    scores_out: [],
    boxes_out: [],
    owners: [],
}, name='size_below_least').DisableLifeTimeVariation()

# Anchors, strides and borders of the image are not in float16.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 2, 2, 1]))
deltas = Input('deltas', (F32, [1, 2, 2, 4]))
anchors = Input('anchors', (F32, [1, 4]))
images = Input('images', (F32, [1, 2]))
scores_out = Output('scores_out', (F32, [4]))
boxes_out = Output('boxes_out', (F32, [4, 4]))
owners = Output('owners', (I32, [4]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.003, 10.007, -1, -1, 0.9, 1.0, False).To(scores_out, boxes_out, owners)
Example({
    scores: [0.39, 0.9, 0.86, 0.6],
    deltas: [0.037, 0.082, -0.04, -0.122, -0.02, 0.179, -0.068, -0.079, -0.133, 0.158, -0.115, -0.066, -0.033,
    -0.13, -0.167, -0.092],
    anchors: [0.003, 1.007, 12.003, 9.001],
    images: [17.007, 21.003],
    scores_out: [0.9, 0.86, 0.6, 0.39],
    boxes_out: [10.164437, 2.7415385, 21.003, 10.128314, 0.0, 10.5283375, 9.755197, 17.007, 10.536802, 8.322096,
    20.691198, 15.613465, 0.6822634, 2.12157, 12.211737, 9.197447],
    owners: [0, 0, 0, 0],
}, name='places').DisableLifeTimeVariation()
