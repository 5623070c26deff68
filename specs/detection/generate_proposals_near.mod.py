# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# GENERATE_PROPOSALS: overlaps and sizes at limits.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Near a limit.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_FLOAT32', [2, 3, 3, 2]))
deltas = Input('deltas', ('TENSOR_FLOAT32', [2, 3, 3, 8]))
anchors = Input('anchors', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_FLOAT32', [2, 2]))
kept = Output('kept', ('TENSOR_FLOAT32', [13]))
boxes_out = Output('boxes_out', ('TENSOR_FLOAT32', [13, 4]))
owners = Output('owners', ('TENSOR_INT32', [13]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 20.0, 18.0, -1, -1, 0.177, 1.0, False).To(kept, boxes_out, owners)
Example({
    scores: [0.58984375, 0.8203125, 0.6855469, 0.24414062, 0.92578125, 0.48046875, 0.4453125, 0.7890625,
    0.91015625, 0.6542969, 0.025390625, 0.5, 0.390625, 0.18945312, 0.3046875, 0.25, 0.43554688,
    0.095703125, 0.609375, 0.8359375, 0.9609375, 0.119140625, 0.7441406, 0.7949219, 0.83984375,
    0.15039062, 0.060546875, 0.5097656, 0.66015625, 0.029296875, 0.9140625, 0.55078125, 0.38476562,
    0.36914062, 0.9394531, 0.1953125],
    deltas: packed('|i1',
    'c-jq(F%keU2*ObC{|{ENT{0yXD#!3<@Dkb4p&b+h6=adHPe7~oyEE-Q(@~{Vu{wU6v(P8h$bz%t0L}W~8>^S-<8+VeZ}Rew%6+A;'
    'FhaBg5AW1CEd', 0.0625
),
    anchors: [0.0, 1.0, 24.0, 18.0, 2.0, -3.0, 20.0, 28.0],
    images: [64.0, 56.0, 52.0, 60.0],
    kept: [0.92578125, 0.91015625, 0.8203125, 0.7890625, 0.43554688, 0.25, 0.24414062, 0.9609375, 0.9394531,
    0.9140625, 0.83984375, 0.7949219, 0.609375],
    boxes_out: [36.726067, 0.0, 56.0, 15.101716, 22.5, 25.186275, 46.5, 40.188725, 0.8075279, 0.0, 16.692472,
    25.34995, 1.2689278, 17.126513, 22.981071, 59.49849, 43.72061, 45.764297, 56.0, 63.860703,
    21.943771, 35.18901, 45.05623, 64.0, 21.051664, 1.1599578, 41.448338, 23.840042, 24.0, 0.0,
    48.0, 13.819262, 34.091694, 40.309544, 60.0, 52.0, 1.4022186, 39.389297, 28.597782, 52.0, 0.0,
    20.936275, 21.0, 35.938725, 39.99079, 7.4000487, 54.00921, 33.099953, 0.0, 0.0, 18.0, 17.226717],
    owners: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
}, name='overlap').AddVariations('float16').DisableLifeTimeVariation()

# Near a limit.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_FLOAT32', [2, 3, 3, 2]))
deltas = Input('deltas', ('TENSOR_FLOAT32', [2, 3, 3, 8]))
anchors = Input('anchors', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_FLOAT32', [2, 2]))
kept = Output('kept', ('TENSOR_FLOAT32', [30]))
boxes_out = Output('boxes_out', ('TENSOR_FLOAT32', [30, 4]))
owners = Output('owners', ('TENSOR_INT32', [30]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 20.0, 18.0, -1, -1, 0.5, 11.52, False).To(kept, boxes_out, owners)
Example({
    scores: [0.58984375, 0.8203125, 0.6855469, 0.24414062, 0.92578125, 0.48046875, 0.4453125, 0.7890625,
    0.91015625, 0.6542969, 0.025390625, 0.5, 0.390625, 0.18945312, 0.3046875, 0.25, 0.43554688,
    0.095703125, 0.609375, 0.8359375, 0.9609375, 0.119140625, 0.7441406, 0.7949219, 0.83984375,
    0.15039062, 0.060546875, 0.5097656, 0.66015625, 0.029296875, 0.9140625, 0.55078125, 0.38476562,
    0.36914062, 0.9394531, 0.1953125],
    deltas: packed('|i1',
    'c-jq(F%keU2*ObC{|{ENT{0yXD#!3<@Dkb4p&b+h6=adHPe7~oyEE-Q(@~{Vu{wU6v(P8h$bz%t0L}W~8>^S-<8+VeZ}Rew%6+A;'
    'FhaBg5AW1CEd', 0.0625
),
    anchors: [0.0, 1.0, 24.0, 18.0, 2.0, -3.0, 20.0, 28.0],
    images: [64.0, 56.0, 52.0, 60.0],
    kept: [0.92578125, 0.91015625, 0.8203125, 0.7890625, 0.6855469, 0.6542969, 0.58984375, 0.5, 0.48046875,
    0.4453125, 0.43554688, 0.390625, 0.3046875, 0.18945312, 0.095703125, 0.025390625, 0.9609375,
    0.9394531, 0.9140625, 0.83984375, 0.8359375, 0.7949219, 0.7441406, 0.66015625, 0.609375,
    0.5097656, 0.36914062, 0.15039062, 0.119140625, 0.029296875],
    boxes_out: [36.726067, 0.0, 56.0, 15.101716, 22.5, 25.186275, 46.5, 40.188725, 0.8075279, 0.0, 16.692472,
    25.34995, 1.2689278, 17.126513, 22.981071, 59.49849, 18.525236, 2.577489, 47.474762, 18.54751,
    15.193771, 15.0625, 38.30623, 46.0625, 2.9022186, 7.130193, 30.097782, 20.369806, 33.426662,
    28.178587, 53.823338, 52.32141, 34.625, 0.0, 52.625, 25.935987, 4.5, 18.944378, 28.5, 42.180622,
    43.72061, 45.764297, 56.0, 63.860703, 0.0, 37.748775, 14.779387, 52.751225, 10.597944,
    38.944378, 43.402054, 62.180622, 0.0, 31.86593, 15.567472, 64.0, 38.39393, 36.8737, 56.0, 64.0,
    32.591694, 12.569378, 56.0, 35.805622, 24.0, 0.0, 48.0, 13.819262, 34.091694, 40.309544, 60.0,
    52.0, 1.4022186, 39.389297, 28.597782, 52.0, 0.0, 20.936275, 21.0, 35.938725, 7.3657928, 0.875,
    21.384207, 31.875, 39.99079, 7.4000487, 54.00921, 33.099953, 44.227043, 2.0625, 60.0, 19.0625,
    31.15439, 13.273284, 49.845608, 35.101715, 0.0, 0.0, 18.0, 17.226717, 12.518928, 18.491087,
    34.23107, 42.63391, 19.932528, 33.803432, 35.81747, 52.0, 1.9325279, 4.847606, 17.817472,
    44.652393, 26.682528, 0.0, 42.56747, 30.0638, 46.04046, 19.875336, 59.20954, 52.0],
    owners: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
}, name='size').AddVariations('float16').DisableLifeTimeVariation()

# Near a limit.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 8], 0.0625, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
kept = Internal('kept', ('TENSOR_QUANT8_ASYMM', [13], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [13, 4], 0.125, 0))
owners = Output('owners', ('TENSOR_INT32', [13]))
real_scores = Output('real_scores', ('TENSOR_FLOAT32', [13]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 20.0, 18.0, -1, -1, 0.177, 1.0, False).To(kept, boxes_out, owners)
model.Operation('DEQUANTIZE', kept).To(real_scores)
Example({
    scores: [118, 164, 137, 49, 185, 96, 89, 158, 182, 131, 5, 100, 78, 38, 61, 50, 87, 19, 122, 167, 192, 24,
    149, 159, 168, 30, 12, 102, 132, 6, 183, 110, 77, 74, 188, 39],
    deltas: packed('|i1',
    'c-jq(F%keU2*Mt%A`1S!T{0yXc@sqKsFxcP<4T@}H_}N2+GP0ZyP1J%2y^H4>0*AnS@b6z+#~j;NoS#nPB==8Rz{@nZ?^Z34$<eY'
    'XvPAD4=>+Ctp'
),
    anchors: [0, 8, 192, 144, 16, -24, 160, 224],
    images: [512, 448, 416, 480],
    boxes_out: [294, 0, 448, 121, 180, 201, 372, 322, 6, 0, 134, 203, 10, 137, 184, 476, 350, 366, 448, 511, 176,
    282, 360, 512, 168, 9, 332, 191, 192, 0, 384, 111, 273, 322, 480, 416, 11, 315, 229, 416, 0,
    167, 168, 288, 320, 59, 432, 265, 0, 0, 144, 138],
    owners: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
    real_scores: [0.92499995, 0.90999997, 0.82, 0.78999996, 0.435, 0.25, 0.24499999, 0.96, 0.94, 0.91499996, 0.84,
    0.79499996, 0.61],
}, name='overlap_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
    deltas: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0625, -8),
    kept: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
})).DisableLifeTimeVariation()

# Near a limit.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 8], 0.0625, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
kept = Internal('kept', ('TENSOR_QUANT8_ASYMM', [30], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [30, 4], 0.125, 0))
owners = Output('owners', ('TENSOR_INT32', [30]))
real_scores = Output('real_scores', ('TENSOR_FLOAT32', [30]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 20.0, 18.0, -1, -1, 0.5, 11.52, False).To(kept, boxes_out, owners)
model.Operation('DEQUANTIZE', kept).To(real_scores)
Example({
    scores: [118, 164, 137, 49, 185, 96, 89, 158, 182, 131, 5, 100, 78, 38, 61, 50, 87, 19, 122, 167, 192, 24,
    149, 159, 168, 30, 12, 102, 132, 6, 183, 110, 77, 74, 188, 39],
    deltas: packed('|i1',
    'c-jq(F%keU2*Mt%A`1S!T{0yXc@sqKsFxcP<4T@}H_}N2+GP0ZyP1J%2y^H4>0*AnS@b6z+#~j;NoS#nPB==8Rz{@nZ?^Z34$<eY'
    'XvPAD4=>+Ctp'
),
    anchors: [0, 8, 192, 144, 16, -24, 160, 224],
    images: [512, 448, 416, 480],
    boxes_out: [294, 0, 448, 121, 180, 201, 372, 322, 6, 0, 134, 203, 10, 137, 184, 476, 148, 21, 380, 148, 122,
    121, 306, 369, 23, 57, 241, 163, 267, 225, 431, 419, 277, 0, 421, 207, 36, 152, 228, 337, 350,
    366, 448, 511, 0, 302, 118, 422, 85, 312, 347, 497, 0, 255, 125, 512, 307, 295, 448, 512, 261,
    101, 448, 286, 192, 0, 384, 111, 273, 322, 480, 416, 11, 315, 229, 416, 0, 167, 168, 288, 59, 7,
    171, 255, 320, 59, 432, 265, 354, 17, 480, 153, 249, 106, 399, 281, 0, 0, 144, 138, 100, 148,
    274, 341, 159, 270, 287, 416, 15, 39, 143, 357, 213, 0, 341, 241, 368, 159, 474, 416],
    owners: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    real_scores: [0.92499995, 0.90999997, 0.82, 0.78999996, 0.685, 0.655, 0.59, 0.5, 0.48, 0.445, 0.435, 0.39, 0.305,
    0.19, 0.095, 0.024999999, 0.96, 0.94, 0.91499996, 0.84, 0.835, 0.79499996, 0.745, 0.65999997,
    0.61, 0.51, 0.37, 0.14999999, 0.12, 0.03],
}, name='size_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
    deltas: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0625, -8),
    kept: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
})).DisableLifeTimeVariation()
