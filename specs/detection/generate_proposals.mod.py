# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# GENERATE_PROPOSALS: limits, sizes, images, layouts, types.

# Classes and images as real numbers, so that every step shows.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
deltas = Input('deltas', ('TENSOR_FLOAT32', [2, 2, 3, 8]))
anchors = Input('anchors', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_FLOAT32', [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', ('TENSOR_FLOAT32', [23]))
boxes_out = Output('boxes_out', ('TENSOR_FLOAT32', [23, 4]))
owners = Internal('owners', ('TENSOR_INT32', [23]))
real_owners = Output('real_owners', ('TENSOR_FLOAT32', [23]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.5, 1.0, layout).To(scores_out, boxes_out, owners)
model.Operation('CAST', owners).To(real_owners)
Example({
    scores: [0.36, 0.065, 0.91, 0.395, 0.28, 0.305, 0.585, 0.315, 0.7, 0.775, 0.165, 0.605, 0.12, 0.54, 0.49,
    0.505, 0.97, 0.69, 0.4, 0.335, 0.68, 0.22, 0.515, 0.705],
    deltas: [-0.149, -0.01, -0.195, 0.367, -0.244, 0.375, 0.055, -0.17, -0.243, -0.241, 0.059, 0.054, -0.027,
    -0.157, -0.076, -0.119, -0.342, 0.003, 0.079, 0.37, 0.167, -0.202, 0.202, -0.22, -0.261, -0.103,
    -0.331, -0.225, -0.389, 0.199, 0.161, -0.284, -0.32, -0.009, -0.077, -0.261, -0.033, -0.281,
    -0.231, 0.121, -0.067, 0.324, 0.057, 0.283, 0.13, -0.259, 0.073, 0.254, 0.039, -0.393, -0.366,
    -0.34, -0.318, 0.251, -0.286, 0.331, 0.153, -0.331, 0.264, -0.397, -0.219, 0.167, 0.235, 0.016,
    0.281, 0.386, -0.371, -0.283, 0.381, 0.145, 0.112, -0.157, -0.253, 0.021, 0.02, -0.138, 0.312,
    0.013, -0.357, -0.219, -0.181, 0.004, 0.376, -0.025, -0.148, 0.2, 0.262, -0.236, -0.355, 0.164,
    0.239, -0.305, 0.203, -0.016, -0.189, -0.318],
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.91, 0.775, 0.7, 0.605, 0.585, 0.36, 0.315, 0.305, 0.28, 0.165, 0.065, 0.97, 0.705, 0.69, 0.68,
    0.54, 0.515, 0.505, 0.49, 0.4, 0.335, 0.22, 0.12],
    boxes_out: [6.7193484, 0.0, 19.448652, 7.2939386, 12.561042, 0.0, 18.910957, 18.316313, 6.604661, 9.846876,
    17.71534, 16.009123, 22.737078, 0.0, 31.342922, 20.05496, 0.0, 8.9819355, 7.177231, 15.370065,
    0.0, 0.0, 9.149008, 10.693592, 0.0, 10.484484, 7.58674, 23.281517, 22.440607, 0.0, 32.23139,
    8.887409, 15.402774, 0.0, 28.389225, 10.814939, 18.844065, 10.28358, 31.547935, 20.900421, 0.0,
    4.703849, 8.274162, 19.04615, 25.231735, 5.0739207, 33.512264, 11.102079, 24.312855, 7.0433764,
    30.935146, 19.412624, 24.573948, 0.7000155, 33.522053, 15.229984, 5.0893173, 9.13076, 22.566683,
    16.933239, 0.45094967, 0.0, 6.4610505, 21.602058, 14.120129, 11.363506, 29.35987, 17.260494,
    9.188365, 0.0, 19.307634, 16.976093, 10.023231, 0.0, 25.64877, 5.041336, 0.0, 9.683605,
    9.085208, 16.652395, 5.69691, 6.8927655, 11.29509, 20.549234, 9.617894, 10.186864, 20.014107,
    23.613136, 2.3069832, 0.0, 10.629017, 4.703081],
    real_owners: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
    1.0, 1.0, 1.0],
}, name='real_all').DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
deltas = Input('deltas', ('TENSOR_FLOAT32', [2, 2, 3, 8]))
anchors = Input('anchors', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_FLOAT32', [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', ('TENSOR_FLOAT32', [23]))
boxes_out = Output('boxes_out', ('TENSOR_FLOAT32', [23, 4]))
owners = Output('owners', ('TENSOR_INT32', [23]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.5, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [0.36, 0.065, 0.91, 0.395, 0.28, 0.305, 0.585, 0.315, 0.7, 0.775, 0.165, 0.605, 0.12, 0.54, 0.49,
    0.505, 0.97, 0.69, 0.4, 0.335, 0.68, 0.22, 0.515, 0.705],
    deltas: [-0.149, -0.01, -0.195, 0.367, -0.244, 0.375, 0.055, -0.17, -0.243, -0.241, 0.059, 0.054, -0.027,
    -0.157, -0.076, -0.119, -0.342, 0.003, 0.079, 0.37, 0.167, -0.202, 0.202, -0.22, -0.261, -0.103,
    -0.331, -0.225, -0.389, 0.199, 0.161, -0.284, -0.32, -0.009, -0.077, -0.261, -0.033, -0.281,
    -0.231, 0.121, -0.067, 0.324, 0.057, 0.283, 0.13, -0.259, 0.073, 0.254, 0.039, -0.393, -0.366,
    -0.34, -0.318, 0.251, -0.286, 0.331, 0.153, -0.331, 0.264, -0.397, -0.219, 0.167, 0.235, 0.016,
    0.281, 0.386, -0.371, -0.283, 0.381, 0.145, 0.112, -0.157, -0.253, 0.021, 0.02, -0.138, 0.312,
    0.013, -0.357, -0.219, -0.181, 0.004, 0.376, -0.025, -0.148, 0.2, 0.262, -0.236, -0.355, 0.164,
    0.239, -0.305, 0.203, -0.016, -0.189, -0.318],
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.91, 0.775, 0.7, 0.605, 0.585, 0.36, 0.315, 0.305, 0.28, 0.165, 0.065, 0.97, 0.705, 0.69, 0.68,
    0.54, 0.515, 0.505, 0.49, 0.4, 0.335, 0.22, 0.12],
    boxes_out: [6.7193484, 0.0, 19.448652, 7.2939386, 12.561042, 0.0, 18.910957, 18.316313, 6.604661, 9.846876,
    17.71534, 16.009123, 22.737078, 0.0, 31.342922, 20.05496, 0.0, 8.9819355, 7.177231, 15.370065,
    0.0, 0.0, 9.149008, 10.693592, 0.0, 10.484484, 7.58674, 23.281517, 22.440607, 0.0, 32.23139,
    8.887409, 15.402774, 0.0, 28.389225, 10.814939, 18.844065, 10.28358, 31.547935, 20.900421, 0.0,
    4.703849, 8.274162, 19.04615, 25.231735, 5.0739207, 33.512264, 11.102079, 24.312855, 7.0433764,
    30.935146, 19.412624, 24.573948, 0.7000155, 33.522053, 15.229984, 5.0893173, 9.13076, 22.566683,
    16.933239, 0.45094967, 0.0, 6.4610505, 21.602058, 14.120129, 11.363506, 29.35987, 17.260494,
    9.188365, 0.0, 19.307634, 16.976093, 10.023231, 0.0, 25.64877, 5.041336, 0.0, 9.683605,
    9.085208, 16.652395, 5.69691, 6.8927655, 11.29509, 20.549234, 9.617894, 10.186864, 20.014107,
    23.613136, 2.3069832, 0.0, 10.629017, 4.703081],
    owners: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
}, name='all').AddNchw(scores, deltas, layout).AddVariations('relaxed', 'float16')

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 8], 0.004000000189989805, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', ('TENSOR_QUANT8_ASYMM', [21], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [21, 4], 0.125, 0))
owners = Output('owners', ('TENSOR_INT32', [21]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.5, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [80, 89, 172, 51, 182, 100, 10, 76, 174, 31, 17, 180, 42, 90, 187, 84, 104, 18, 98, 189, 67, 41,
    123, 85],
    deltas: [196, 45, 171, 70, 182, 137, 53, 109, 218, 164, 25, 82, 209, 92, 108, 36, 66, 116, 127, 48, 114,
    136, 64, 90, 105, 190, 88, 65, 200, 189, 90, 64, 101, 213, 32, 68, 197, 100, 146, 118, 32, 133,
    92, 36, 118, 177, 180, 84, 167, 148, 200, 164, 137, 182, 213, 136, 32, 172, 158, 208, 26, 38,
    106, 156, 130, 123, 212, 53, 169, 161, 107, 168, 40, 40, 195, 212, 92, 85, 87, 69, 44, 158, 33,
    146, 140, 169, 129, 211, 126, 79, 61, 130, 126, 89, 92, 44],
    anchors: [0, 8, 96, 72, 16, -24, 80, 112],
    images: [256, 384, 208, 320],
    scores_out: [182, 180, 174, 172, 100, 89, 80, 76, 51, 31, 17, 10, 189, 187, 123, 104, 90, 84, 67, 41, 18],
    boxes_out: [138, 15, 237, 63, 167, 80, 248, 198, 87, 102, 154, 154, 133, 24, 198, 79, 181, 0, 232, 113, 39, 0,
    88, 118, 18, 0, 136, 47, 40, 91, 97, 200, 120, 0, 181, 77, 112, 30, 183, 165, 131, 84, 217, 130,
    0, 96, 84, 148, 13, 34, 69, 144, 38, 8, 150, 99, 172, 60, 248, 127, 142, 16, 281, 65, 6, 5, 99,
    150, 74, 0, 134, 78, 65, 78, 133, 149, 100, 37, 166, 208, 190, 0, 251, 149],
    owners: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1],
}, name='all_quant8').AddNchw(scores, deltas, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
    deltas: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, -8),
    scores_out: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
}))

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
deltas = Input('deltas', ('TENSOR_FLOAT32', [2, 2, 3, 8]))
anchors = Input('anchors', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_FLOAT32', [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', ('TENSOR_FLOAT32', [8]))
boxes_out = Output('boxes_out', ('TENSOR_FLOAT32', [8, 4]))
owners = Output('owners', ('TENSOR_INT32', [8]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.1, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [0.09, 0.43, 0.345, 0.81, 0.845, 0.06, 0.855, 0.225, 0.405, 0.945, 0.32, 0.66, 0.26, 0.525, 0.49,
    0.355, 0.41, 0.38, 0.925, 0.08, 0.25, 0.47, 0.64, 0.74],
    deltas: [-0.085, 0.382, 0.235, 0.051, -0.233, 0.045, -0.1, -0.041, -0.31, -0.151, -0.021, -0.138, 0.241,
    0.121, 0.082, 0.052, 0.275, 0.123, -0.178, -0.147, 0.177, -0.388, -0.117, 0.063, -0.399, 0.375,
    0.004, 0.279, 0.253, 0.033, 0.051, -0.048, -0.061, 0.055, -0.35, -0.216, 0.211, -0.117, 0.271,
    0.204, 0.113, -0.196, 0.249, -0.369, 0.073, 0.267, 0.112, -0.061, 0.046, -0.146, -0.027, 0.244,
    0.254, -0.247, -0.094, 0.288, 0.32, -0.255, 0.004, 0.017, -0.304, -0.279, 0.085, -0.33, 0.082,
    0.06, 0.2, 0.152, -0.076, 0.188, 0.125, -0.36, -0.249, 0.389, 0.338, -0.055, -0.139, 0.388,
    0.086, -0.16, -0.098, -0.179, 0.138, 0.063, 0.134, -0.139, 0.231, 0.033, 0.334, -0.357, -0.009,
    -0.072, -0.32, -0.125, 0.021, 0.246],
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.945, 0.855, 0.845, 0.66, 0.09, 0.925, 0.74, 0.525],
    boxes_out: [12.4429, 1.0874658, 22.9331, 21.934534, 0.0, 10.71277, 7.236048, 21.28723, 24.278345, 2.5308242,
    34.321655, 9.437176, 22.10995, 10.042003, 31.058052, 26.035997, 0.0, 3.8467085, 12.569452,
    12.265291, 0.0, 12.326059, 11.424843, 19.89794, 19.355112, 0.5043535, 27.524889, 22.245646,
    4.390869, 0.0, 11.673131, 12.637937],
    owners: [0, 0, 0, 0, 0, 1, 1, 1],
}, name='strict').AddNchw(scores, deltas, layout).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 8], 0.004000000189989805, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', ('TENSOR_QUANT8_ASYMM', [7], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [7, 4], 0.125, 0))
owners = Output('owners', ('TENSOR_INT32', [7]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.1, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [153, 51, 111, 33, 117, 87, 173, 35, 168, 119, 154, 88, 34, 131, 166, 95, 188, 73, 16, 141, 185,
    118, 23, 99],
    deltas: [154, 46, 63, 136, 162, 43, 116, 213, 81, 123, 77, 179, 52, 26, 89, 69, 54, 96, 125, 61, 68, 119,
    40, 57, 162, 156, 215, 56, 200, 25, 168, 80, 157, 49, 124, 176, 141, 32, 53, 161, 192, 137, 205,
    154, 86, 213, 108, 65, 191, 55, 50, 168, 201, 68, 171, 56, 73, 118, 24, 54, 208, 197, 215, 128,
    101, 194, 162, 197, 196, 200, 201, 219, 30, 63, 144, 52, 200, 87, 59, 126, 192, 55, 120, 38, 72,
    120, 50, 131, 130, 83, 93, 93, 71, 94, 111, 113],
    anchors: [0, 8, 96, 72, 16, -24, 80, 112],
    images: [256, 384, 208, 320],
    scores_out: [173, 154, 153, 117, 188, 166, 141],
    boxes_out: [0, 88, 134, 138, 168, 72, 303, 145, 23, 0, 99, 55, 134, 9, 232, 59, 144, 15, 257, 102, 77, 15, 143,
    64, 43, 20, 94, 160],
    owners: [0, 0, 0, 0, 1, 1, 1],
}, name='strict_quant8').AddNchw(scores, deltas, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
    deltas: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, -8),
    scores_out: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
})).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
deltas = Input('deltas', ('TENSOR_FLOAT32', [2, 2, 3, 8]))
anchors = Input('anchors', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_FLOAT32', [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', ('TENSOR_FLOAT32', [10]))
boxes_out = Output('boxes_out', ('TENSOR_FLOAT32', [10, 4]))
owners = Output('owners', ('TENSOR_INT32', [10]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, 5, -1, 0.6, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [0.35, 0.915, 0.77, 0.51, 0.11, 0.82, 0.155, 0.875, 0.27, 0.735, 0.345, 0.83, 0.655, 0.37, 0.295,
    0.44, 0.47, 0.025, 0.695, 0.645, 0.315, 0.495, 0.46, 0.665],
    deltas: [-0.017, -0.337, 0.261, 0.008, 0.292, 0.104, -0.393, 0.39, -0.283, -0.114, 0.251, -0.287, 0.37,
    0.357, 0.199, -0.044, 0.042, 0.228, 0.395, 0.291, 0.247, 0.331, -0.174, 0.308, -0.086, 0.219,
    0.253, -0.038, -0.343, 0.054, 0.204, 0.017, -0.1, -0.048, 0.364, 0.21, 0.236, -0.345, 0.346,
    -0.136, 0.393, -0.386, 0.191, 0.337, -0.019, 0.346, 0.37, 0.16, 0.017, -0.288, -0.213, 0.151,
    -0.086, 0.38, 0.354, -0.022, -0.137, -0.075, -0.274, 0.221, -0.145, -0.381, 0.021, 0.154, 0.238,
    0.359, 0.338, -0.009, -0.217, 0.26, 0.217, -0.282, -0.013, -0.382, -0.01, 0.285, -0.384, -0.121,
    0.076, 0.187, -0.284, -0.165, 0.207, 0.167, -0.134, 0.272, -0.189, -0.366, -0.394, -0.252,
    0.065, 0.046, -0.344, -0.064, 0.389, -0.127],
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.915, 0.875, 0.83, 0.82, 0.77, 0.695, 0.665, 0.655, 0.645, 0.495],
    boxes_out: [5.635885, 0.0, 11.036115, 19.822336, 0.0, 5.772265, 8.161193, 23.063736, 20.057062, 9.407157,
    31.638939, 29.356842, 24.614813, 0.0, 31.337187, 22.692959, 4.89214, 1.0859531, 20.31586,
    7.090047, 0.0, 4.624952, 11.784299, 15.263048, 17.345982, 4.9257636, 29.150019, 19.898235,
    1.3550632, 0.0, 11.052937, 7.3479867, 0.0, 1.195168, 7.24385, 21.690832, 11.616854, 12.229226,
    18.239145, 24.018774],
    owners: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1],
}, name='best_before').AddNchw(scores, deltas, layout).AddVariations('float16').DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 8], 0.004000000189989805, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', ('TENSOR_QUANT8_ASYMM', [10], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [10, 4], 0.125, 0))
owners = Output('owners', ('TENSOR_INT32', [10]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, 5, -1, 0.6, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [70, 24, 151, 12, 133, 136, 93, 155, 148, 27, 141, 44, 62, 170, 6, 173, 52, 112, 14, 180, 31, 185,
    143, 150],
    deltas: [60, 177, 93, 59, 128, 183, 24, 189, 167, 89, 94, 51, 24, 44, 198, 108, 211, 110, 154, 67, 35, 56,
    52, 215, 219, 156, 122, 204, 121, 214, 140, 66, 97, 29, 176, 108, 194, 58, 72, 44, 108, 120,
    203, 163, 112, 156, 188, 31, 93, 184, 88, 48, 163, 66, 125, 40, 136, 23, 50, 138, 130, 219, 89,
    63, 107, 191, 51, 78, 210, 146, 149, 171, 38, 45, 94, 161, 60, 114, 220, 44, 216, 114, 121, 217,
    54, 33, 65, 163, 115, 185, 59, 104, 138, 113, 88, 80],
    anchors: [0, 8, 96, 72, 16, -24, 80, 112],
    images: [256, 384, 208, 320],
    scores_out: [155, 151, 148, 141, 136, 185, 180, 173, 170, 150],
    boxes_out: [14, 104, 83, 214, 103, 8, 189, 56, 59, 50, 179, 111, 136, 66, 270, 142, 162, 0, 211, 109, 85, 0,
    137, 141, 0, 55, 80, 155, 102, 44, 159, 152, 26, 0, 92, 64, 184, 46, 241, 162],
    owners: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1],
}, name='best_before_quant8').AddNchw(scores, deltas, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
    deltas: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, -8),
    scores_out: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
})).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
deltas = Input('deltas', ('TENSOR_FLOAT32', [2, 2, 3, 8]))
anchors = Input('anchors', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_FLOAT32', [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', ('TENSOR_FLOAT32', [6]))
boxes_out = Output('boxes_out', ('TENSOR_FLOAT32', [6, 4]))
owners = Output('owners', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, 3, 0.5, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [0.55, 0.71, 0.03, 0.52, 0.635, 0.225, 0.935, 0.735, 0.35, 0.505, 0.47, 0.705, 0.26, 0.625, 0.34,
    0.465, 0.66, 0.455, 0.335, 0.785, 0.31, 0.185, 0.54, 0.345],
    deltas: [0.262, 0.362, 0.072, -0.081, -0.045, 0.04, -0.341, -0.062, 0.266, -0.034, 0.387, -0.088, -0.196,
    0.339, 0.052, -0.377, 0.308, 0.209, -0.298, 0.348, -0.389, -0.178, -0.065, 0.397, -0.079,
    -0.052, -0.398, 0.144, -0.212, 0.21, -0.173, -0.124, -0.338, 0.33, 0.287, -0.366, 0.282, 0.09,
    -0.001, 0.182, 0.023, -0.209, -0.249, 0.142, -0.379, 0.285, 0.322, -0.144, 0.075, -0.093,
    -0.261, 0.185, 0.042, 0.186, 0.242, 0.309, -0.133, 0.187, -0.306, -0.329, -0.277, 0.384, -0.215,
    -0.39, -0.337, 0.003, -0.231, -0.312, -0.038, 0.188, 0.172, -0.11, -0.003, 0.001, 0.012, 0.336,
    -0.129, 0.09, 0.029, 0.124, 0.369, -0.078, -0.309, 0.251, -0.248, 0.185, 0.043, -0.309, 0.025,
    0.171, -0.267, 0.321, 0.143, -0.274, 0.329, -0.159],
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.935, 0.735, 0.71, 0.785, 0.66, 0.625],
    boxes_out: [1.0220279, 7.9644637, 9.081972, 17.203537, 0.93944955, 9.561272, 7.6685505, 24.578728, 2.7957642,
    0.0, 8.484236, 14.169004, 0.8503017, 5.407865, 9.085698, 24.652136, 17.193563, 2.0960739,
    26.718437, 7.951926, 1.2408233, 0.0, 11.431177, 20.23953],
    owners: [0, 0, 0, 1, 1, 1],
}, name='best_after').AddNchw(scores, deltas, layout).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 8], 0.004000000189989805, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', ('TENSOR_QUANT8_ASYMM', [6], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [6, 4], 0.125, 0))
owners = Output('owners', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, 3, 0.5, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [15, 127, 163, 8, 133, 183, 57, 100, 59, 63, 69, 88, 46, 186, 84, 167, 22, 145, 97, 146, 102, 151,
    95, 155],
    deltas: [96, 171, 22, 44, 117, 197, 161, 36, 75, 81, 180, 168, 135, 120, 92, 109, 46, 104, 144, 85, 78, 76,
    71, 77, 70, 192, 168, 30, 59, 55, 90, 130, 143, 150, 108, 190, 202, 130, 202, 212, 205, 82, 132,
    37, 182, 168, 107, 55, 60, 90, 49, 104, 174, 153, 99, 102, 74, 138, 165, 43, 180, 46, 69, 126,
    204, 181, 139, 56, 209, 146, 201, 186, 37, 135, 32, 171, 134, 108, 87, 62, 51, 44, 74, 117, 131,
    57, 72, 187, 21, 165, 46, 171, 34, 96, 196, 63],
    anchors: [0, 8, 96, 72, 16, -24, 80, 112],
    images: [256, 384, 208, 320],
    scores_out: [183, 163, 133, 186, 167, 155],
    boxes_out: [171, 0, 224, 77, 50, 0, 172, 69, 127, 8, 232, 64, 32, 0, 91, 125, 117, 0, 169, 73, 143, 41, 229,
    149],
    owners: [0, 0, 0, 1, 1, 1],
}, name='best_after_quant8').AddNchw(scores, deltas, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
    deltas: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, -8),
    scores_out: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
})).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
deltas = Input('deltas', ('TENSOR_FLOAT32', [2, 2, 3, 8]))
anchors = Input('anchors', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_FLOAT32', [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', ('TENSOR_FLOAT32', [8]))
boxes_out = Output('boxes_out', ('TENSOR_FLOAT32', [8, 4]))
owners = Output('owners', ('TENSOR_INT32', [8]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, 0, 4, 0.9, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [0.51, 0.17, 0.15, 0.39, 0.45, 0.85, 0.41, 0.05, 0.895, 0.2, 0.495, 0.195, 0.5, 0.47, 0.905, 0.865,
    0.745, 0.415, 0.095, 0.8, 0.345, 0.27, 0.97, 0.55],
    deltas: [-0.074, 0.232, 0.231, 0.257, 0.169, -0.292, -0.068, 0.257, 0.294, -0.127, 0.299, 0.181, -0.157,
    0.296, -0.054, -0.005, 0.174, -0.316, 0.002, -0.084, -0.05, 0.183, 0.075, 0.279, -0.001, 0.295,
    -0.159, -0.233, -0.137, -0.389, -0.282, -0.329, 0.231, 0.299, -0.055, 0.192, -0.02, -0.122,
    0.236, 0.071, -0.132, 0.33, -0.324, -0.345, -0.054, 0.088, 0.285, 0.256, -0.306, 0.369, 0.206,
    -0.082, 0.157, -0.274, -0.07, -0.016, -0.108, -0.091, -0.352, -0.348, -0.363, -0.285, -0.317,
    0.306, -0.062, 0.385, 0.067, 0.229, -0.026, 0.263, -0.076, 0.386, -0.191, 0.172, -0.216, 0.17,
    0.151, -0.214, 0.217, 0.018, 0.0, 0.081, 0.313, 0.097, 0.133, 0.031, 0.374, 0.107, -0.212,
    -0.014, -0.193, 0.237, -0.289, 0.257, -0.084, -0.112],
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.895, 0.85, 0.51, 0.495, 0.97, 0.905, 0.865, 0.8],
    boxes_out: [13.093089, 10.545318, 24.45091, 20.238682, 21.288464, 0.0, 29.911537, 19.846363, 0.0, 1.6838194,
    12.671156, 12.02818, 20.076498, 12.807118, 28.7555, 18.472881, 18.509108, 7.8182354, 28.402891,
    17.957764, 10.48432, 1.4476045, 18.923681, 7.0963955, 10.182677, 0.0, 16.009323, 12.197849,
    2.2386236, 1.2076147, 12.177377, 18.516386],
    owners: [0, 0, 0, 0, 1, 1, 1, 1],
}, name='no_limit_before').AddNchw(scores, deltas, layout).AddVariations('float16').DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 8], 0.004000000189989805, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', ('TENSOR_QUANT8_ASYMM', [8], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [8, 4], 0.125, 0))
owners = Output('owners', ('TENSOR_INT32', [8]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, 0, 4, 0.9, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [40, 61, 77, 85, 53, 117, 93, 106, 82, 187, 104, 124, 132, 55, 45, 131, 134, 52, 64, 112, 174, 68,
    33, 18],
    deltas: [142, 215, 164, 169, 177, 169, 43, 43, 34, 108, 99, 47, 134, 81, 115, 191, 180, 102, 119, 140, 45,
    50, 29, 128, 146, 66, 196, 205, 85, 109, 133, 163, 112, 36, 146, 218, 67, 195, 53, 35, 208, 91,
    23, 214, 132, 130, 69, 185, 112, 185, 142, 105, 149, 176, 101, 52, 65, 36, 21, 99, 148, 181, 84,
    116, 162, 24, 176, 128, 37, 145, 36, 186, 96, 187, 46, 95, 191, 218, 212, 187, 218, 189, 133,
    159, 38, 92, 144, 49, 169, 32, 58, 187, 162, 118, 41, 190],
    anchors: [0, 8, 96, 72, 16, -24, 80, 112],
    images: [256, 384, 208, 320],
    scores_out: [187, 124, 117, 106, 174, 134, 132, 131],
    boxes_out: [90, 100, 139, 197, 185, 25, 237, 202, 167, 0, 211, 76, 5, 21, 73, 183, 115, 84, 216, 159, 164, 0,
    284, 48, 0, 27, 97, 87, 107, 10, 163, 144],
    owners: [0, 0, 0, 0, 1, 1, 1, 1],
}, name='no_limit_before_quant8').AddNchw(scores, deltas, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
    deltas: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, -8),
    scores_out: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
})).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
deltas = Input('deltas', ('TENSOR_FLOAT32', [2, 2, 3, 8]))
anchors = Input('anchors', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_FLOAT32', [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', ('TENSOR_FLOAT32', [2]))
boxes_out = Output('boxes_out', ('TENSOR_FLOAT32', [2, 4]))
owners = Output('owners', ('TENSOR_INT32', [2]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.7, 11.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [0.15, 0.375, 0.31, 0.875, 0.345, 0.33, 0.38, 0.56, 0.62, 0.635, 0.605, 0.305, 0.935, 0.46, 0.765,
    0.21, 0.905, 0.685, 0.805, 0.295, 0.045, 0.18, 0.5, 0.39],
    deltas: [-0.339, 0.157, 0.366, 0.341, -0.224, 0.398, 0.391, -0.373, -0.145, -0.275, -0.057, -0.243, -0.05,
    0.026, 0.28, 0.4, 0.088, 0.293, -0.258, -0.325, 0.209, -0.295, 0.081, 0.197, 0.37, 0.301, 0.076,
    -0.06, 0.381, -0.194, 0.097, -0.34, -0.07, -0.043, -0.246, -0.209, -0.325, 0.007, 0.378, 0.373,
    -0.292, -0.389, 0.309, 0.232, -0.382, 0.302, 0.11, -0.319, 0.209, -0.256, -0.341, -0.337, 0.068,
    0.345, -0.033, 0.057, 0.132, 0.196, 0.095, 0.373, -0.349, -0.272, -0.157, -0.076, 0.134, 0.157,
    -0.305, -0.239, -0.158, -0.365, -0.045, 0.204, 0.284, -0.37, -0.257, -0.331, 0.118, -0.317,
    -0.32, 0.181, -0.394, -0.286, 0.166, 0.07, 0.014, -0.368, -0.129, 0.339, -0.239, -0.259, -0.028,
    -0.376, -0.361, -0.177, -0.265, -0.114],
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.635, 0.765],
    boxes_out: [7.562548, 1.2762831, 19.237452, 25.961718, 10.986047, 0.7596626, 24.181953, 12.376337],
    owners: [0, 1],
}, name='large_ones').AddNchw(scores, deltas, layout).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 8], 0.004000000189989805, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', ('TENSOR_QUANT8_ASYMM', [0], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
owners = Output('owners', ('TENSOR_INT32', [0]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, -1, -1, 0.7, 11.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [14, 139, 38, 125, 147, 47, 106, 141, 77, 29, 56, 51, 154, 177, 46, 90, 11, 171, 158, 16, 160, 70,
    165, 190],
    deltas: [150, 167, 90, 92, 212, 65, 65, 44, 81, 44, 113, 44, 196, 69, 145, 157, 129, 159, 42, 43, 150, 67,
    24, 30, 55, 184, 81, 68, 209, 123, 87, 117, 37, 33, 31, 139, 194, 159, 90, 40, 108, 97, 175,
    167, 22, 145, 101, 108, 154, 41, 88, 138, 73, 91, 41, 60, 112, 137, 83, 186, 23, 168, 117, 190,
    27, 69, 52, 39, 161, 117, 190, 24, 164, 32, 49, 171, 99, 123, 32, 116, 69, 191, 201, 97, 124,
    118, 41, 215, 56, 194, 149, 132, 69, 151, 29, 83],
    anchors: [0, 8, 96, 72, 16, -24, 80, 112],
    images: [256, 384, 208, 320],
    scores_out: [],
    boxes_out: [],
    owners: [],
}, name='large_ones_quant8').AddNchw(scores, deltas, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
    deltas: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, -8),
    scores_out: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
})).DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
deltas = Input('deltas', ('TENSOR_FLOAT32', [2, 2, 3, 8]))
anchors = Input('anchors', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_FLOAT32', [2, 2]))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', ('TENSOR_FLOAT32', [10]))
boxes_out = Output('boxes_out', ('TENSOR_FLOAT32', [10, 4]))
owners = Output('owners', ('TENSOR_INT32', [10]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, 6, 0, 0.4, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [0.535, 0.605, 0.88, 0.115, 0.895, 0.4, 0.74, 0.76, 0.945, 0.705, 0.285, 0.09, 0.41, 0.71, 0.665,
    0.215, 0.62, 0.36, 0.935, 0.745, 0.915, 0.54, 0.42, 0.84],
    deltas: [0.13, 0.294, 0.025, 0.029, 0.255, 0.163, -0.096, 0.156, 0.287, 0.024, -0.103, -0.16, -0.386, 0.121,
    0.396, -0.107, -0.267, 0.079, 0.137, -0.36, -0.227, -0.304, 0.106, 0.201, 0.11, -0.182, -0.035,
    -0.221, 0.15, 0.05, -0.064, 0.212, -0.319, -0.132, 0.144, -0.238, -0.119, 0.139, -0.256, -0.34,
    0.114, 0.083, -0.196, -0.358, 0.013, -0.364, 0.107, 0.294, 0.327, 0.114, 0.288, -0.092, -0.328,
    0.34, 0.059, 0.376, 0.349, 0.069, 0.008, 0.192, 0.04, 0.104, -0.34, -0.244, -0.359, 0.34, -0.1,
    0.077, -0.06, 0.317, 0.078, -0.026, -0.195, 0.244, -0.046, 0.005, 0.082, 0.338, -0.155, 0.117,
    0.175, -0.022, -0.359, -0.056, -0.322, 0.378, 0.161, -0.189, -0.233, -0.329, -0.192, 0.383,
    0.386, 0.035, -0.256, -0.074],
    anchors: [0.0, 1.0, 12.0, 9.0, 2.0, -3.0, 10.0, 14.0],
    images: [32.0, 48.0, 26.0, 40.0],
    scores_out: [0.945, 0.895, 0.76, 0.705, 0.935, 0.915, 0.84, 0.745, 0.71, 0.665],
    boxes_out: [5.2426953, 8.791189, 19.101305, 15.09681, 15.915031, 2.8412948, 29.67697, 8.422706, 3.4479802,
    3.842743, 10.95202, 24.857258, 11.951432, 9.812952, 18.144567, 21.913048, 0.0, 10.93195,
    9.390252, 18.97205, 13.909754, 9.041843, 22.290247, 16.606157, 25.991432, 6.2012906, 32.184566,
    21.988708, 3.2303393, 9.690985, 10.08166, 26.0, 0.0, 0.0, 7.619101, 23.659801, 14.139808,
    0.7053179, 26.236193, 10.398682],
    owners: [0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
}, name='no_limit_after').AddNchw(scores, deltas, layout).AddVariations('float16').DisableLifeTimeVariation()

# Anchors at every place, corrected; of what overlaps the best one is left.
# Expected values: float64 formula.
scores = Input('scores', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 2], 0.004999999888241291, 0))
deltas = Input('deltas', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 8], 0.004000000189989805, 120))
anchors = Input('anchors', ('TENSOR_QUANT16_SYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
layout = BoolScalar('layout', False)
scores_out = Output('scores_out', ('TENSOR_QUANT8_ASYMM', [11], 0.004999999888241291, 0))
boxes_out = Output('boxes_out', ('TENSOR_QUANT16_ASYMM', [11, 4], 0.125, 0))
owners = Output('owners', ('TENSOR_INT32', [11]))
model = Model()
model.Operation('GENERATE_PROPOSALS', scores, deltas, anchors, images, 8.0, 10.0, 6, 0, 0.4, 1.0, layout).To(scores_out, boxes_out, owners)
Example({
    scores: [154, 82, 30, 124, 156, 6, 165, 25, 110, 87, 91, 90, 105, 142, 103, 61, 32, 86, 66, 16, 53, 22, 84,
    57],
    deltas: [33, 169, 105, 217, 127, 204, 61, 39, 185, 29, 200, 106, 55, 44, 72, 148, 136, 143, 209, 90, 156,
    65, 31, 129, 217, 28, 104, 39, 208, 178, 43, 36, 68, 122, 140, 164, 198, 108, 210, 103, 160,
    155, 114, 148, 160, 187, 49, 152, 66, 204, 105, 93, 39, 172, 115, 25, 210, 60, 37, 70, 62, 180,
    111, 151, 127, 93, 91, 192, 65, 118, 157, 41, 141, 159, 136, 70, 89, 86, 167, 124, 51, 161, 209,
    41, 154, 66, 181, 201, 127, 136, 143, 108, 201, 214, 27, 114],
    anchors: [0, 8, 96, 72, 16, -24, 80, 112],
    images: [256, 384, 208, 320],
    scores_out: [165, 156, 154, 124, 110, 91, 142, 103, 86, 84, 66],
    boxes_out: [40, 57, 130, 104, 146, 18, 283, 74, 0, 5, 60, 100, 85, 0, 138, 79, 56, 66, 160, 143, 176, 77, 270,
    149, 0, 26, 59, 119, 128, 0, 197, 51, 157, 0, 231, 92, 158, 78, 263, 139, 5, 88, 107, 140],
    owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1],
}, name='no_limit_after_quant8').AddNchw(scores, deltas, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
    deltas: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, -8),
    scores_out: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004999999888241291, -128),
})).DisableLifeTimeVariation()
