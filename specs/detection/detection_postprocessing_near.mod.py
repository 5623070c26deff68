# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# DETECTION_POSTPROCESSING: scores and overlaps at limits.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Near a limit.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [1, 5, 3]))
deltas = Input('deltas', (F32, [1, 5, 4]))
anchors = Parameter('anchors', (F32, [5, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0])
scores_out = Output('scores_out', (F32, [1, 12]))
boxes = Output('boxes', (F32, [1, 12, 4]))
classes = Internal('classes', (I32, [1, 12]))
count = Output('count', (I32, [1]))
real_classes = Output('real_classes', (F32, [1, 12]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 4.0, 2.0, 8.0, 4.0, False, 12, 1, 6, 0.5325, 0.5, False).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
Example({
    scores: [0.123046875, 0.7011719, 0.13476562, 0.90234375, 0.6308594, 0.9296875, 0.41796875, 0.78515625,
    0.5234375, 0.7128906, 0.21289062, 0.5410156, 0.75, 0.05859375, 0.7597656],
    deltas: [-0.25, -0.5, 1.25, -0.375, 0.375, 1.125, -1.375, 1.625, 1.875, 0.125, 0.375, 2.0, -1.375, 1.875,
    1.625, 1.875, 1.625, 1.25, 1.0, 1.75],
    scores_out: [0.9296875, 0.78515625, 0.7597656, 0.7011719, 0.5410156, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    boxes: [0.5954156, 0.4357333, 2.2795844, 4.9392667, 0.8342635, 0.47627872, 3.9782364, 3.7737212, 4.6793513,
    6.5517545, 6.9456487, 11.198245, -0.29411843, -1.1157656, 2.0441184, 1.6157656, 3.0872743,
    6.2770047, 5.5377254, 9.472996, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    count: [5],
    real_classes: [1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='score_fast').AddVariations('float16').DisableLifeTimeVariation()

# Near a limit.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [1, 5, 3]))
deltas = Input('deltas', (F32, [1, 5, 4]))
anchors = Parameter('anchors', (F32, [5, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0])
scores_out = Output('scores_out', (F32, [1, 12]))
boxes = Output('boxes', (F32, [1, 12, 4]))
classes = Internal('classes', (I32, [1, 12]))
count = Output('count', (I32, [1]))
real_classes = Output('real_classes', (F32, [1, 12]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 4.0, 2.0, 8.0, 4.0, False, 12, 1, 6, 0.05, 0.1377, False).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
Example({
    scores: [0.123046875, 0.7011719, 0.13476562, 0.90234375, 0.6308594, 0.9296875, 0.41796875, 0.78515625,
    0.5234375, 0.7128906, 0.21289062, 0.5410156, 0.75, 0.05859375, 0.7597656],
    deltas: [-0.25, -0.5, 1.25, -0.375, 0.375, 1.125, -1.375, 1.625, 1.875, 0.125, 0.375, 2.0, -1.375, 1.875,
    1.625, 1.875, 1.625, 1.25, 1.0, 1.75],
    scores_out: [0.9296875, 0.7597656, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    boxes: [0.5954156, 0.4357333, 2.2795844, 4.9392667, 4.6793513, 6.5517545, 6.9456487, 11.198245, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    count: [2],
    real_classes: [1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='overlap_fast').AddVariations('float16').DisableLifeTimeVariation()

# Near a limit.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [1, 5, 3]))
deltas = Input('deltas', (F32, [1, 5, 4]))
anchors = Parameter('anchors', (F32, [5, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0])
scores_out = Output('scores_out', (F32, [1, 12]))
boxes = Output('boxes', (F32, [1, 12, 4]))
classes = Internal('classes', (I32, [1, 12]))
count = Output('count', (I32, [1]))
real_classes = Output('real_classes', (F32, [1, 12]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 4.0, 2.0, 8.0, 4.0, True, 12, 1, 6, 0.2105, 0.5, False).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
Example({
    scores: [0.123046875, 0.7011719, 0.13476562, 0.90234375, 0.6308594, 0.9296875, 0.41796875, 0.78515625,
    0.5234375, 0.7128906, 0.21289062, 0.5410156, 0.75, 0.05859375, 0.7597656],
    deltas: [-0.25, -0.5, 1.25, -0.375, 0.375, 1.125, -1.375, 1.625, 1.875, 0.125, 0.375, 2.0, -1.375, 1.875,
    1.625, 1.875, 1.625, 1.25, 1.0, 1.75],
    scores_out: [0.9296875, 0.78515625, 0.7597656, 0.7011719, 0.6308594, 0.5410156, 0.5234375, 0.21289062, 0.0, 0.0,
    0.0, 0.0],
    boxes: [0.5954156, 0.4357333, 2.2795844, 4.9392667, 0.8342635, 0.47627872, 3.9782364, 3.7737212, 4.6793513,
    6.5517545, 6.9456487, 11.198245, -0.29411843, -1.1157656, 2.0441184, 1.6157656, 0.5954156,
    0.4357333, 2.2795844, 4.9392667, 3.0872743, 6.2770047, 5.5377254, 9.472996, 0.8342635,
    0.47627872, 3.9782364, 3.7737212, 3.0872743, 6.2770047, 5.5377254, 9.472996, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    count: [8],
    real_classes: [1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='score_regular').AddVariations('float16').DisableLifeTimeVariation()

# Near a limit.
# Expected values: float64 formula. TF Lite leaves the places of what it does not find as they
# were.
scores = Input('scores', (F32, [1, 5, 3]))
deltas = Input('deltas', (F32, [1, 5, 4]))
anchors = Parameter('anchors', (F32, [5, 4]), [1.0, 1.0, 2.0, 3.0, 1.25, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 2.0, 5.0, 6.0, 2.0, 2.0, 5.0, 7.0, 2.0,
    3.0])
scores_out = Output('scores_out', (F32, [1, 12]))
boxes = Output('boxes', (F32, [1, 12, 4]))
classes = Internal('classes', (I32, [1, 12]))
count = Output('count', (I32, [1]))
real_classes = Output('real_classes', (F32, [1, 12]))
model = Model()
model.Operation('DETECTION_POSTPROCESSING', scores, deltas, anchors, 4.0, 2.0, 8.0, 4.0, True, 12, 1, 6, 0.05, 0.089, False).To(scores_out, boxes, classes, count)
model.Operation('CAST', classes).To(real_classes)
Example({
    scores: [0.123046875, 0.7011719, 0.13476562, 0.90234375, 0.6308594, 0.9296875, 0.41796875, 0.78515625,
    0.5234375, 0.7128906, 0.21289062, 0.5410156, 0.75, 0.05859375, 0.7597656],
    deltas: [-0.25, -0.5, 1.25, -0.375, 0.375, 1.125, -1.375, 1.625, 1.875, 0.125, 0.375, 2.0, -1.375, 1.875,
    1.625, 1.875, 1.625, 1.25, 1.0, 1.75],
    scores_out: [0.9296875, 0.78515625, 0.7597656, 0.21289062, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    boxes: [0.5954156, 0.4357333, 2.2795844, 4.9392667, 0.8342635, 0.47627872, 3.9782364, 3.7737212, 4.6793513,
    6.5517545, 6.9456487, 11.198245, 3.0872743, 6.2770047, 5.5377254, 9.472996, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    count: [4],
    real_classes: [1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='overlap_regular').AddVariations('float16').DisableLifeTimeVariation()
