# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# HEATMAP_MAX_KEYPOINT: peaks, boxes, layouts, types.

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', ('TENSOR_FLOAT32', [2, 5, 5, 2]))
boxes = Input('boxes', ('TENSOR_FLOAT32', [2, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', ('TENSOR_FLOAT32', [2, 2]))
keypoints = Output('keypoints', ('TENSOR_FLOAT32', [2, 2, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: [1.16, 7.528, 2.81, 7.703, 3.46, 6.878, 3.11, 5.053, 1.76, 2.228, 1.398, 9.565, 3.173, 9.865, 3.948,
    9.165, 3.722, 7.465, 2.497, 4.765, 0.885, 10.853, 2.785, 11.278, 3.685, 10.702, 3.585, 9.128,
    2.485, 6.552, -0.377, 11.39, 1.648, 11.94, 2.673, 11.49, 2.698, 10.04, 1.722, 7.59, -2.39,
    11.178, -0.24, 11.852, 0.91, 11.528, 1.06, 10.202, 0.21, 7.878, -1.555, 9.953, 0.664, 11.016,
    1.883, 11.078, 2.102, 10.141, 1.32, 8.203, -0.617, 10.484, 1.727, 11.672, 3.07, 11.859, 3.414,
    11.047, 2.758, 9.234, -0.43, 10.266, 2.039, 11.578, 3.508, 11.891, 3.977, 11.203, 3.445, 9.516,
    -0.992, 9.297, 1.602, 10.734, 3.195, 11.172, 3.789, 10.609, 3.383, 9.047, -2.305, 7.578, 0.414,
    9.141, 2.133, 9.703, 2.852, 9.266, 2.57, 7.828],
    boxes: [2.0, 1.0, 12.0, 31.0, 5.0, 3.0, 25.0, 9.0],
    scores: [4.000285, 11.99981, 4.0004063, 12.000094],
    keypoints: [7.5982995, 11.197553, 5.200042, 24.396225, 18.99881, 6.299541, 14.001529, 5.401274],
}, name='inside').AddNchw(maps, layout).AddVariations('relaxed', 'float16')

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', ('TENSOR_QUANT8_ASYMM', [2, 5, 5, 2], 0.0625, 20))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
layout = BoolScalar('layout', False)
scores = Output('scores', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.125, 10))
keypoints = Output('keypoints', ('TENSOR_QUANT16_ASYMM', [2, 2, 2], 0.125, 0))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: [39, 140, 65, 143, 75, 130, 70, 101, 48, 56, 42, 173, 71, 178, 83, 167, 80, 139, 60, 96, 34, 194,
    65, 200, 79, 191, 77, 166, 60, 125, 14, 202, 46, 211, 63, 204, 63, 181, 48, 141, 0, 199, 16,
    210, 35, 204, 37, 183, 23, 146, 0, 179, 31, 196, 50, 197, 54, 182, 41, 151, 10, 188, 48, 207,
    69, 210, 75, 197, 64, 168, 13, 184, 53, 205, 76, 210, 84, 199, 75, 172, 4, 169, 46, 192, 71,
    199, 81, 190, 74, 165, 0, 141, 27, 166, 54, 175, 66, 168, 61, 145],
    boxes: [16, 8, 96, 248, 40, 24, 200, 72],
    scores: [42, 106, 42, 106],
    keypoints: [61, 90, 42, 197, 152, 50, 112, 43],
}, name='inside_quant8').AddNchw(maps, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    maps: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0625, -108),
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -118),
}))

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', ('TENSOR_FLOAT32', [2, 5, 5, 2]))
boxes = Input('boxes', ('TENSOR_FLOAT32', [2, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', ('TENSOR_FLOAT32', [2, 2]))
keypoints = Output('keypoints', ('TENSOR_FLOAT32', [2, 2, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: [2.054, 4.016, 1.466, 7.354, -0.121, 9.691, -2.709, 11.029, -6.296, 11.366, 3.379, 4.116, 2.916,
    7.579, 1.454, 10.041, -1.009, 11.504, -4.471, 11.966, 3.954, 3.466, 3.616, 7.054, 2.279, 9.641,
    -0.059, 11.229, -3.396, 11.816, 3.779, 2.066, 3.566, 5.779, 2.354, 8.491, 0.141, 10.204, -3.071,
    10.916, 2.854, -0.084, 2.766, 3.754, 1.679, 6.591, -0.409, 8.429, -3.496, 9.266, 1.146, 5.796,
    3.034, 6.409, 3.921, 6.021, 3.809, 4.634, 2.696, 2.246, 0.546, 8.146, 2.559, 8.884, 3.571,
    8.621, 3.584, 7.359, 2.596, 5.096, -0.804, 9.746, 1.334, 10.609, 2.471, 10.471, 2.609, 9.334,
    1.746, 7.196, -2.904, 10.596, -0.641, 11.584, 0.621, 11.571, 0.884, 10.559, 0.146, 8.546,
    -5.754, 10.696, -3.366, 11.809, -1.979, 11.921, -1.591, 11.034, -2.204, 9.146],
    boxes: [2.0, 1.0, 12.0, 31.0, 5.0, 3.0, 25.0, 9.0],
    scores: [3.9806666, 11.999749, 3.9961534, 11.996153],
    keypoints: [3.0, 17.6, 11.0, 11.800001, 16.551552, 3.6, 13.448447, 8.4],
}, name='at_the_borders').AddNchw(maps, layout).DisableLifeTimeVariation()

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', ('TENSOR_QUANT8_ASYMM', [2, 5, 5, 2], 0.0625, 20))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
layout = BoolScalar('layout', False)
scores = Output('scores', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.125, 10))
keypoints = Output('keypoints', ('TENSOR_QUANT16_ASYMM', [2, 2, 2], 0.125, 0))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: [53, 84, 43, 138, 18, 175, 0, 196, 0, 202, 74, 86, 67, 141, 43, 181, 4, 204, 0, 211, 83, 75, 78,
    133, 56, 174, 19, 200, 0, 209, 80, 53, 77, 112, 58, 156, 22, 183, 0, 195, 66, 19, 64, 80, 47,
    125, 13, 155, 0, 168, 38, 113, 69, 123, 83, 116, 81, 94, 63, 56, 29, 150, 61, 162, 77, 158, 77,
    138, 62, 102, 7, 176, 41, 190, 60, 188, 62, 169, 48, 135, 0, 190, 10, 205, 30, 205, 34, 189, 22,
    157, 0, 191, 0, 209, 0, 211, 0, 197, 0, 166],
    boxes: [16, 8, 96, 248, 40, 24, 200, 72],
    scores: [42, 106, 42, 106],
    keypoints: [24, 140, 88, 95, 132, 29, 108, 67],
}, name='at_the_borders_quant8').AddNchw(maps, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    maps: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0625, -108),
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -118),
})).DisableLifeTimeVariation()

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', ('TENSOR_FLOAT32', [2, 5, 5, 2]))
boxes = Input('boxes', ('TENSOR_FLOAT32', [2, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', ('TENSOR_FLOAT32', [2, 2]))
keypoints = Output('keypoints', ('TENSOR_FLOAT32', [2, 2, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: [3.985, 0.485, 3.46, 3.51, 1.935, 5.535, -0.59, 6.56, -4.115, 6.585, 3.76, 2.46, 3.36, 5.61, 1.96,
    7.76, -0.44, 8.91, -3.84, 9.06, 2.785, 3.685, 2.51, 6.96, 1.235, 9.235, -1.04, 10.51, -4.315,
    10.785, 1.06, 4.16, 0.91, 7.56, -0.24, 9.96, -2.39, 11.36, -5.54, 11.76, -1.415, 3.885, -1.44,
    7.41, -2.465, 9.935, -4.49, 11.46, -7.515, 11.985, -1.955, 4.395, -2.855, 7.795, -4.755, 10.195,
    -7.655, 11.595, -11.555, 11.995, 0.658, 3.533, -0.118, 7.058, -1.892, 9.582, -4.668, 11.108,
    -8.442, 11.632, 2.52, 1.92, 1.87, 5.57, 0.22, 8.22, -2.43, 9.87, -6.08, 10.52, 3.633, -0.442,
    3.108, 3.332, 1.583, 6.108, -0.943, 7.882, -4.467, 8.657, 3.995, -3.555, 3.595, 0.345, 2.195,
    3.245, -0.205, 5.145, -3.605, 6.045],
    boxes: [2.0, 1.0, 12.0, 31.0, 5.0, 3.0, 25.0, 9.0],
    scores: [3.985, 11.985, 3.995, 11.995],
    keypoints: [3.0, 4.0, 11.0, 28.0, 7.0, 8.4, 23.0, 3.6],
}, name='in_corners').AddNchw(maps, layout).DisableLifeTimeVariation()

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', ('TENSOR_QUANT8_ASYMM', [2, 5, 5, 2], 0.0625, 20))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
layout = BoolScalar('layout', False)
scores = Output('scores', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.125, 10))
keypoints = Output('keypoints', ('TENSOR_QUANT16_ASYMM', [2, 2, 2], 0.125, 0))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: [84, 28, 75, 76, 51, 109, 11, 125, 0, 125, 80, 59, 74, 110, 51, 144, 13, 163, 0, 165, 65, 79, 60,
    131, 40, 168, 3, 188, 0, 193, 37, 87, 35, 141, 16, 179, 0, 202, 0, 208, 0, 82, 0, 139, 0, 179,
    0, 203, 0, 212, 0, 90, 0, 145, 0, 183, 0, 206, 0, 212, 31, 77, 18, 133, 0, 173, 0, 198, 0, 206,
    60, 51, 50, 109, 24, 152, 0, 178, 0, 188, 78, 13, 70, 73, 45, 118, 5, 146, 0, 159, 84, 0, 78,
    26, 55, 72, 17, 102, 0, 117],
    boxes: [16, 8, 96, 248, 40, 24, 200, 72],
    scores: [42, 106, 42, 106],
    keypoints: [24, 32, 88, 224, 56, 67, 184, 29],
}, name='in_corners_quant8').AddNchw(maps, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    maps: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0625, -108),
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -118),
})).DisableLifeTimeVariation()

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', ('TENSOR_FLOAT32', [3, 2, 2, 2]))
boxes = Input('boxes', ('TENSOR_FLOAT32', [3, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', ('TENSOR_FLOAT32', [3, 2]))
keypoints = Output('keypoints', ('TENSOR_FLOAT32', [3, 2, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: [-1.904, -1.442, -1.689, -0.001, -0.525, -3.337, 3.571, 1.857, 2.042, -1.094, -2.325, -2.412,
    -3.917, 1.61, 2.474, -3.835, -2.637, -1.473, 1.172, 3.056, 0.941, 1.273, 2.247, 1.708],
    boxes: [0.0, 0.0, 8.0, 4.0, 1.5, 2.0, 6.0, 3.0, 4.0, 4.0, 4.0, 4.0],
    scores: [3.571, 1.857, 2.474, 1.61, 2.247, 3.056],
    keypoints: [6.0, 3.0, 6.0, 3.0, 4.875, 2.75, 2.625, 2.75, 4.0, 4.0, 4.0, 4.0],
}, name='two_by_two').AddNchw(maps, layout).DisableLifeTimeVariation()

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', ('TENSOR_FLOAT32', [1, 4, 4, 2]))
boxes = Input('boxes', ('TENSOR_FLOAT32', [1, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', ('TENSOR_FLOAT32', [1, 2]))
keypoints = Output('keypoints', ('TENSOR_FLOAT32', [1, 2, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0],
    boxes: [1.0, 2.0, 9.0, 18.0],
    scores: [0.0, 2.0],
    keypoints: [2.0, 4.0, 8.0, 4.0],
}, name='without_a_top').AddNchw(maps, layout).DisableLifeTimeVariation()

# The top of a surface through the greatest pixel and those around it.
# Expected values: float64 formula.
maps = Input('maps', ('TENSOR_QUANT8_ASYMM', [1, 4, 4, 2], 0.0625, 20))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
layout = BoolScalar('layout', False)
scores = Output('scores', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.125, 10))
keypoints = Output('keypoints', ('TENSOR_QUANT16_ASYMM', [1, 2, 2], 0.125, 0))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: [20, 20, 20, 20, 20, 20, 20, 52, 20, 20, 20, 20, 20, 20, 20, 52, 20, 20, 20, 20, 20, 20, 20, 52, 20,
    20, 20, 20, 20, 20, 20, 52],
    boxes: [8, 16, 72, 144],
    scores: [10, 26],
    keypoints: [16, 32, 64, 32],
}, name='without_a_top_quant8').AddNchw(maps, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    maps: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0625, -108),
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -118),
})).DisableLifeTimeVariation()
