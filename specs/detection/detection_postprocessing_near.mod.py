# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# DETECTION_POSTPROCESSING: scores and overlaps at limits.

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
    boxes: packed('<f4',
    'c-qs*-&W~;E_a#z&x6bxGp=Pkx8zA-zyoq6p72e&HM?c+awnZ>7cX6$de?L!KJ^m!1?Po+t}C2+@t*OtKBjZ7CpL=XQ*UqQ-~hrv'
    ';J9zUgFT4Gryc+wrzHU'
),
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
    boxes: packed('<f4',
    'c-qs*-&Se=^B^+=ksw#%3E$r3PCCS@m$)xDZ|cQ+#>A?(w{rjiM`G0j0A`I1Cj'
),
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
    boxes: packed('<f4',
    'c-qs*-&W~;E_a#z&x6bxGp=Q50Qt`?c~U@PAesRU<Vrl@n{;b-%iiTqI@2y*x(MP=y=yuVBnG0<)l1wLoEQ4Ju5jwbd&blHn9hOt'
    't|vB%gTz2Ix_Wy%2L})a0>^#(9qeIj7>%wT0A@cqY5'
),
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
    boxes: packed('<f4',
    'c-qs*-&W~;E_a#z&x6d*EqPKH2!LFPCw!A`&2HJd+(~EZUDJt#)JxnKoEQ4Ju5jwbd&aIOHi{EcZ*S+|0K!1v2*QNa0{|sE8?X'
),
    count: [4],
    real_classes: [1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='overlap_regular').AddVariations('float16').DisableLifeTimeVariation()
