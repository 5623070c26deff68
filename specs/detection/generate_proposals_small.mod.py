# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# GENERATE_PROPOSALS: boxes of less than a pixel.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Their centers are inside of the image.
# Expected values: float64 formula.
scores = Input('scores', (F32, [1, 1, 1, 3]))
deltas = Input('deltas', (F32, [1, 1, 1, 12]))
anchors = Input('anchors', (F32, [3, 4]))
images = Input('images', (F32, [1, 2]))
scores_out = Output('scores_out', (F32, [3]))
boxes_out = Output('boxes_out', (F32, [3, 4]))
owners = Output('owners', (I32, [3]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.7, 0.125, False).To(scores_out, boxes_out, owners)
Example({
    scores: [0.9, 0.8, 0.7],
    deltas: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    anchors: [0.0, 0.0, 0.5, 0.25, 7.25, 9.5, 7.75, 9.75, 3.0, 9.0, 3.5, 9.875],
    images: [10.0, 8.0],
    scores_out: [0.9, 0.8, 0.7],
    boxes_out: [0.0, 0.0, 0.5, 0.25, 7.25, 9.5, 7.75, 9.75, 3.0, 9.0, 3.5, 9.875],
    owners: [0, 0, 0],
}, name='all').DisableLifeTimeVariation()
