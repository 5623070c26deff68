# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# BOX_WITH_NMS_LIMIT: scores and overlaps at limits.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A hundredth above and below what is kept.
# Expected values: float64 formula.
scores = Input('scores', (F32, [5, 2]))
boxes = Input('boxes', (F32, [5, 8]))
owners = Input('owners', (I32, [5]))
kept = Output('kept', (F32, [4]))
boxes_out = Output('boxes_out', (F32, [4, 4]))
classes = Output('classes', (I32, [4]))
owners_out = Output('owners_out', (I32, [4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.5, -1, 0, 0.5, 1.0, 0.2).To(kept, boxes_out, classes, owners_out)
Example({
    scores: [0.3, 0.9, 0.3, 0.8, 0.3, 0.7, 0.3, 0.75, 0.3, 0.505],
    boxes: packed('<i2',
    'c-muNIB|jjf>S|w0z*VH6rTWL1qKfd5N1FFj0{XDm>CKI3lR*d', 0.5
),
    owners: [0, 0, 0, 0, 0],
    kept: [0.9, 0.75, 0.7, 0.505],
    boxes_out: [0.0, 0.0, 100.0, 100.0, 200.0, 0.0, 300.0, 100.0, 200.0, 0.0, 300.0, 49.5, 400.0, 0.0, 420.0, 20.0],
    classes: [1, 1, 1, 1],
    owners_out: [0, 0, 0, 0],
}, name='score').AddVariations('float16').DisableLifeTimeVariation()

# A hundredth above and below what is kept.
# Expected values: float64 formula.
scores = Input('scores', (F32, [5, 2]))
boxes = Input('boxes', (F32, [5, 8]))
owners = Input('owners', (I32, [5]))
kept = Output('kept', (F32, [4]))
boxes_out = Output('boxes_out', (F32, [4, 4]))
classes = Output('classes', (I32, [4]))
owners_out = Output('owners_out', (I32, [4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 0, 0.5, 1.0, 0.2).To(kept, boxes_out, classes, owners_out)
Example({
    scores: [0.3, 0.9, 0.3, 0.8, 0.3, 0.7, 0.3, 0.75, 0.3, 0.505],
    boxes: packed('<i2',
    'c-muNIB|jjf>S|w0z*VH6rTWL1qKfd5N1FFj0{XDm>CKI3lR*d', 0.5
),
    owners: [0, 0, 0, 0, 0],
    kept: [0.9, 0.75, 0.7, 0.505],
    boxes_out: [0.0, 0.0, 100.0, 100.0, 200.0, 0.0, 300.0, 100.0, 200.0, 0.0, 300.0, 49.5, 400.0, 0.0, 420.0, 20.0],
    classes: [1, 1, 1, 1],
    owners_out: [0, 0, 0, 0],
}, name='overlap').AddVariations('float16').DisableLifeTimeVariation()

# A hundredth above and below what is kept.
# Expected values: float64 formula.
scores = Input('scores', (F32, [5, 2]))
boxes = Input('boxes', (F32, [5, 8]))
owners = Input('owners', (I32, [5]))
kept = Output('kept', (F32, [4]))
boxes_out = Output('boxes_out', (F32, [4, 4]))
classes = Output('classes', (I32, [4]))
owners_out = Output('owners_out', (I32, [4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 1, 0.3, 1.0, 0.39).To(kept, boxes_out, classes, owners_out)
Example({
    scores: [0.3, 0.9, 0.3, 0.8, 0.3, 0.7, 0.3, 0.75, 0.3, 0.505],
    boxes: packed('<i2',
    'c-muNIB|jjf>S|w0z*VH6rTWL1qKfd5N1FFj0{XDm>CKI3lR*d', 0.5
),
    owners: [0, 0, 0, 0, 0],
    kept: [0.9, 0.75, 0.505, 0.396],
    boxes_out: [0.0, 0.0, 100.0, 100.0, 200.0, 0.0, 300.0, 100.0, 400.0, 0.0, 420.0, 20.0, 0.0, 0.0, 100.0, 50.5],
    classes: [1, 1, 1, 1],
    owners_out: [0, 0, 0, 0],
}, name='faded_linear').DisableLifeTimeVariation()

# A hundredth above and below what is kept.
# Expected values: float64 formula.
scores = Input('scores', (F32, [5, 2]))
boxes = Input('boxes', (F32, [5, 8]))
owners = Input('owners', (I32, [5]))
kept = Output('kept', (F32, [3]))
boxes_out = Output('boxes_out', (F32, [3, 4]))
classes = Output('classes', (I32, [3]))
owners_out = Output('owners_out', (I32, [3]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 2, 0.3, 0.5, 0.483).To(kept, boxes_out, classes, owners_out)
Example({
    scores: [0.3, 0.9, 0.3, 0.8, 0.3, 0.7, 0.3, 0.75, 0.3, 0.505],
    boxes: packed('<i2',
    'c-muNIB|jjf>S|w0z*VH6rTWL1qKfd5N1FFj0{XDm>CKI3lR*d', 0.5
),
    owners: [0, 0, 0, 0, 0],
    kept: [0.9, 0.75, 0.505],
    boxes_out: [0.0, 0.0, 100.0, 100.0, 200.0, 0.0, 300.0, 100.0, 400.0, 0.0, 420.0, 20.0],
    classes: [1, 1, 1],
    owners_out: [0, 0, 0],
}, name='faded_gaussian').DisableLifeTimeVariation()

# A hundredth above and below what is kept.
# Expected values: float64 formula.
scores = Input('scores', (U8, [5, 2], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [5, 8], 0.125, 0))
owners = Input('owners', (I32, [5]))
kept = Internal('kept', (U8, [4], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
classes = Output('classes', (I32, [4]))
owners_out = Output('owners_out', (I32, [4]))
real_scores = Output('real_scores', (F32, [4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.5, -1, 0, 0.5, 1.0, 0.2).To(kept, boxes_out, classes, owners_out)
model.Operation('DEQUANTIZE', kept).To(real_scores)
Example({
    scores: [60, 180, 60, 160, 60, 140, 60, 150, 60, 101],
    boxes: packed('<i2',
    'c-muNP*7li;3**Nz>v@b#R?$Yz@V@Igc%r^nW2~wgxMH4VVD_&c^G&ZKo|hlcL>V'
),
    owners: [0, 0, 0, 0, 0],
    boxes_out: [0, 0, 800, 800, 1600, 0, 2400, 800, 1600, 0, 2400, 396, 3200, 0, 3360, 160],
    classes: [1, 1, 1, 1],
    owners_out: [0, 0, 0, 0],
    real_scores: [0.9, 0.75, 0.7, 0.505],
}, name='score_quant8').AddVariations(signed(scores, kept)).DisableLifeTimeVariation()

# A hundredth above and below what is kept.
# Expected values: float64 formula.
scores = Input('scores', (U8, [5, 2], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [5, 8], 0.125, 0))
owners = Input('owners', (I32, [5]))
kept = Internal('kept', (U8, [4], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
classes = Output('classes', (I32, [4]))
owners_out = Output('owners_out', (I32, [4]))
real_scores = Output('real_scores', (F32, [4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 0, 0.5, 1.0, 0.2).To(kept, boxes_out, classes, owners_out)
model.Operation('DEQUANTIZE', kept).To(real_scores)
Example({
    scores: [60, 180, 60, 160, 60, 140, 60, 150, 60, 101],
    boxes: packed('<i2',
    'c-muNP*7li;3**Nz>v@b#R?$Yz@V@Igc%r^nW2~wgxMH4VVD_&c^G&ZKo|hlcL>V'
),
    owners: [0, 0, 0, 0, 0],
    boxes_out: [0, 0, 800, 800, 1600, 0, 2400, 800, 1600, 0, 2400, 396, 3200, 0, 3360, 160],
    classes: [1, 1, 1, 1],
    owners_out: [0, 0, 0, 0],
    real_scores: [0.9, 0.75, 0.7, 0.505],
}, name='overlap_quant8').AddVariations(signed(scores, kept)).DisableLifeTimeVariation()

# A hundredth above and below what is kept.
# Expected values: float64 formula.
scores = Input('scores', (U8, [5, 2], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [5, 8], 0.125, 0))
owners = Input('owners', (I32, [5]))
kept = Internal('kept', (U8, [4], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
classes = Output('classes', (I32, [4]))
owners_out = Output('owners_out', (I32, [4]))
real_scores = Output('real_scores', (F32, [4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 1, 0.3, 1.0, 0.39).To(kept, boxes_out, classes, owners_out)
model.Operation('DEQUANTIZE', kept).To(real_scores)
Example({
    scores: [60, 180, 60, 160, 60, 140, 60, 150, 60, 101],
    boxes: packed('<i2',
    'c-muNP*7li;3**Nz>v@b#R?$Yz@V@Igc%r^nW2~wgxMH4VVD_&c^G&ZKo|hlcL>V'
),
    owners: [0, 0, 0, 0, 0],
    boxes_out: [0, 0, 800, 800, 1600, 0, 2400, 800, 3200, 0, 3360, 160, 0, 0, 800, 404],
    classes: [1, 1, 1, 1],
    owners_out: [0, 0, 0, 0],
    real_scores: [0.9, 0.75, 0.505, 0.39499998],
}, name='faded_linear_quant8').AddVariations(signed(scores, kept)).DisableLifeTimeVariation()

# A hundredth above and below what is kept.
# Expected values: float64 formula.
scores = Input('scores', (U8, [5, 2], 0.004999999888241291, 0))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [5, 8], 0.125, 0))
owners = Input('owners', (I32, [5]))
kept = Internal('kept', (U8, [3], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
classes = Output('classes', (I32, [3]))
owners_out = Output('owners_out', (I32, [3]))
real_scores = Output('real_scores', (F32, [3]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', scores, boxes, owners, 0.1, -1, 2, 0.3, 0.5, 0.483).To(kept, boxes_out, classes, owners_out)
model.Operation('DEQUANTIZE', kept).To(real_scores)
Example({
    scores: [60, 180, 60, 160, 60, 140, 60, 150, 60, 101],
    boxes: packed('<i2',
    'c-muNP*7li;3**Nz>v@b#R?$Yz@V@Igc%r^nW2~wgxMH4VVD_&c^G&ZKo|hlcL>V'
),
    owners: [0, 0, 0, 0, 0],
    boxes_out: [0, 0, 800, 800, 1600, 0, 2400, 800, 3200, 0, 3360, 160],
    classes: [1, 1, 1],
    owners_out: [0, 0, 0],
    real_scores: [0.9, 0.75, 0.505],
}, name='faded_gaussian_quant8').AddVariations(signed(scores, kept)).DisableLifeTimeVariation()
