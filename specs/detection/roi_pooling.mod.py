# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# ROI_POOLING: regions, bins, scales, layouts, types.

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [4, 4]))
images = Input('images', ('TENSOR_INT32', [4]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [4, 2, 3, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 3, 2.0, 4.0, layout).To(output)
Example({
    input: [0.551, 1.533, -1.165, 3.212, 1.713, -1.537, -0.057, -3.229, 2.568, 1.439, -1.603, -1.701, 1.709,
    2.536, -2.207, -3.994, -0.151, -0.948, -1.917, -1.131, -0.921, -3.666, 2.29, 0.651, -3.955,
    -3.589, 1.812, -1.338, 1.137, 0.328, 0.199, -3.395, 3.066, -3.399, 3.819, -1.32, 2.751, 3.33,
    2.666, 1.306, -0.374, 3.368, -2.466, -2.814, -3.455, -0.301, 1.198, -1.35, 0.94, -1.937, 2.727,
    -0.427, 0.628, -2.312, 2.255, 1.206, 0.39, -2.651, -1.157, -0.51, 0.98, 2.14, 3.539, -3.967,
    3.134, -3.27, -1.303, 3.998, 1.592, 3.029, 1.874, -2.712, 0.3, -2.402, -0.025, 1.976, 2.954,
    -3.908, 1.574, -2.631],
    regions: [2.0, 1.0, 11.0, 7.0, 0.0, 0.0, 20.0, 8.0, 4.5, 2.125, 9.0, 3.0, 13.0, 5.0, 20.0, 8.0],
    images: [0, 0, 1, 1],
    output: [2.29, 2.536, -2.207, -3.589, 1.812, -0.948, 3.066, -3.399, 3.819, -1.32, 2.751, 3.33, 2.29, 3.212,
    1.812, -0.948, 2.568, 1.439, 3.066, 0.651, 3.819, 3.33, 2.666, 1.306, 0.628, -2.312, 2.255,
    1.206, 2.255, 1.206, 3.539, -3.967, 3.539, -3.27, 3.134, -3.27, 2.954, -3.908, 1.574, -2.631,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='regions').AddNchw(input, output, layout).AddVariations('relaxed', 'float16')

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [4]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [4, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 3, 2.0, 4.0, layout).To(output)
Example({
    input: [0, 255, 246, 48, 149, 143, 112, 0, 240, 190, 130, 179, 192, 20, 2, 25, 166, 37, 37, 167, 226, 95,
    74, 34, 231, 165, 128, 223, 105, 84, 177, 218, 2, 45, 168, 80, 99, 248, 5, 85, 220, 148, 221,
    190, 93, 0, 87, 91, 61, 167, 76, 140, 136, 104, 82, 138, 186, 254, 79, 196, 54, 58, 144, 129,
    243, 102, 236, 85, 20, 178, 8, 221, 17, 14, 138, 95, 113, 88, 167, 63],
    regions: [16, 8, 88, 56, 0, 0, 160, 64, 36, 17, 72, 24, 104, 40, 160, 64],
    images: [0, 0, 1, 1],
    output: [192, 34, 231, 165, 166, 223, 2, 45, 168, 80, 99, 248, 246, 255, 231, 223, 240, 190, 226, 218, 231,
    248, 105, 85, 136, 104, 136, 138, 82, 138, 144, 129, 243, 129, 243, 102, 113, 88, 167, 63, 100,
    100, 100, 100, 100, 100, 100, 100],
}, name='regions_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
}))

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 2, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 1, 2, 2.0, 4.0, layout).To(output)
Example({
    input: [-0.393, -3.625, -3.222, 2.695, -0.737, 3.504, 0.414, 0.552, 0.496, 0.589, 2.011, -1.782, 3.265,
    3.048, 1.769, -1.925, -0.368, 1.624, 1.535, -0.775, 2.303, -1.364, -0.647, -0.753, -0.189,
    -3.488, 3.034, -0.711, -1.955, -3.204, -1.304, 1.013, 2.754, 3.279, 0.613, 2.46, -3.382, 2.182,
    1.594, 0.593, -0.865, -2.017, -3.205, 1.819, 1.896, -0.443, -2.93, 3.954, -0.524, -1.126,
    -2.328, -3.023, -0.63, -3.735, 1.39, -0.354, 1.198, 3.978, 0.163, -3.487, 2.052, 0.071, 0.936,
    -1.93, -0.283, -1.443, -1.747, 2.931, -1.874, 2.767, -0.562, 0.445, -2.638, -1.454, -2.259,
    3.86, 1.308, 1.457, -1.296, -2.656],
    regions: [1.0, 1.0, 19.0, 7.0, 0.0, 2.0, 8.0, 8.0],
    images: [1, 0],
    output: [2.052, 3.86, 1.308, 3.978, 3.265, 3.279, 3.265, 3.279],
}, name='wide_bins').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 0))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 0.25, 0))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 1, 2, 2.0, 4.0, layout).To(output)
Example({
    input: [0, 255, 48, 203, 138, 129, 227, 201, 164, 209, 202, 238, 32, 205, 127, 49, 168, 38, 195, 123, 49,
    222, 66, 217, 179, 104, 61, 210, 16, 227, 32, 254, 129, 232, 159, 140, 132, 214, 85, 159, 108,
    169, 84, 134, 224, 128, 61, 169, 202, 107, 93, 112, 215, 63, 176, 240, 128, 111, 228, 40, 135,
    198, 60, 31, 134, 46, 94, 27, 153, 23, 180, 160, 143, 7, 7, 238, 106, 106, 85, 112],
    regions: [8, 8, 152, 56, 0, 16, 64, 64],
    images: [1, 0],
    output: [215, 240, 228, 112, 202, 254, 179, 232],
}, name='wide_bins_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -128),
})).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 3, 2, 1.0, 1.0, layout).To(output)
Example({
    input: [2.603, 2.228, -1.529, -1.301, -3.304, 3.356, -0.093, -2.708, -0.634, 1.092, 1.108, 3.377, -3.766,
    -0.291, -0.027, 1.077, 2.907, 0.579, -2.138, 0.053, -3.29, 2.388, -0.71, 3.456, 3.637, -3.685,
    -1.221, -0.711, 0.847, 3.886, -3.421, 0.423, -0.201, -3.842, 0.05, 2.82, 3.198, 0.794, -0.09,
    1.014, 2.375, 2.569, -3.898, -0.805, -2.4, -0.914, -3.939, -3.2, -0.513, 0.264, -2.169, 0.681,
    3.022, -0.167, -3.751, 3.116, 2.618, 3.652, 2.073, -2.201, -3.351, 2.133, 3.727, -1.912, -2.496,
    2.881, 2.936, 3.303, -3.773, 1.3, -1.209, -1.183, -3.179, 0.737, -2.705, 0.31, 1.295, -2.212,
    0.651, 2.749],
    regions: [0.0, 0.0, 4.0, 3.0, 1.0, 1.0, 4.0, 2.0],
    images: [0, 1],
    output: [2.603, 3.377, 2.907, 3.356, 3.637, 3.456, 3.637, 3.886, 3.637, 3.456, 3.637, 3.886, 3.022, 3.116,
    2.618, 3.652, 3.727, 3.116, 2.936, 3.652, 3.727, 2.881, 2.936, 3.303],
}, name='whole_pixels').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 255))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.25, 255))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 3, 2, 1.0, 1.0, layout).To(output)
Example({
    input: [0, 255, 43, 244, 80, 210, 14, 231, 248, 116, 253, 44, 205, 19, 173, 205, 36, 237, 9, 253, 244, 6,
    199, 100, 192, 3, 50, 217, 114, 239, 15, 112, 40, 130, 94, 14, 174, 176, 51, 80, 111, 191, 80,
    196, 33, 166, 109, 136, 161, 102, 45, 239, 111, 198, 204, 233, 193, 145, 223, 26, 199, 87, 235,
    241, 170, 119, 98, 178, 143, 35, 206, 28, 227, 80, 9, 72, 106, 182, 41, 203],
    regions: [0, 0, 32, 24, 8, 8, 32, 16],
    images: [0, 1],
    output: [253, 255, 248, 253, 253, 205, 192, 253, 244, 130, 192, 239, 204, 233, 223, 145, 235, 241, 223, 178,
    235, 241, 143, 178],
}, name='whole_pixels_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 127),
})).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [3, 4]))
images = Input('images', ('TENSOR_INT32', [3]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 2, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 2, 1.0, 1.0, layout).To(output)
Example({
    input: [-0.858, -0.991, 2.057, 1.13, -1.908, 3.243, -2.421, -0.676, 3.232, -2.047, -1.811, -1.344, 0.255,
    -1.489, 1.997, 2.211, -0.213, 3.221, 2.962, 3.102, 2.347, 0.993, 1.185, 3.909, 3.746, 3.633,
    3.076, -2.381, 2.64, -1.473, 2.826, -0.988, 1.0, 2.15, 2.477, -2.355, -0.585, 3.038, 3.844,
    0.765, -2.311, -1.292, -3.998, 1.737, -1.968, 1.467, 1.049, 2.703, 0.881, -2.182, 0.956, -2.261,
    -1.032, -0.58, 3.927, 2.851, -2.848, -1.565, 0.559, -2.546, 0.934, 1.876, -3.045, 1.66, 3.002,
    3.715, -1.486, -1.052, -3.804, 3.497, 2.319, 1.466, -0.741, -3.475, -0.656, 1.125, 1.377, 2.583,
    0.646, -1.75],
    regions: [3.0, 2.0, 3.0, 2.0, 0.0, 0.0, 0.0, 0.0, 5.0, 4.0, 5.0, 4.0],
    images: [0, 1, 1],
    output: [3.076, -2.381, 3.076, -2.381, 3.076, -2.381, 3.076, -2.381, -2.311, -1.292, -2.311, -1.292, -2.311,
    -1.292, -2.311, -1.292, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='points').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [3]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 2], 0.25, 100))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 2, 1.0, 1.0, layout).To(output)
Example({
    input: [0, 255, 130, 98, 207, 122, 136, 166, 156, 236, 101, 157, 188, 102, 213, 105, 169, 0, 127, 113, 108,
    185, 213, 72, 152, 90, 59, 157, 184, 12, 203, 32, 209, 140, 26, 173, 12, 230, 44, 86, 61, 238,
    64, 198, 141, 90, 70, 87, 104, 12, 76, 8, 139, 93, 193, 47, 65, 37, 243, 124, 73, 136, 138, 40,
    57, 48, 222, 113, 7, 199, 5, 138, 49, 177, 70, 223, 18, 147, 5, 115],
    regions: [24, 16, 24, 16, 0, 0, 0, 0, 40, 32, 40, 32],
    images: [0, 1, 1],
    output: [59, 157, 59, 157, 59, 157, 59, 157, 61, 238, 61, 238, 61, 238, 61, 238, 100, 100, 100, 100, 100,
    100, 100, 100],
}, name='points_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [3, 4]))
images = Input('images', ('TENSOR_INT32', [3]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 1, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 1, 1.0, 1.0, layout).To(output)
Example({
    input: [1.256, 1.831, -2.868, -2.993, -1.129, -3.867, 2.497, -1.015, -2.717, -1.894, -1.614, -3.972, 1.501,
    -2.008, 0.834, 0.766, 2.024, 1.571, 1.911, -1.92, 0.896, 2.295, 0.452, -3.713, 2.741, 0.07,
    2.626, -2.115, 0.989, -1.69, -2.567, -2.692, 0.861, -0.756, -3.745, 2.292, -3.695, -2.004,
    -3.174, -3.813, 2.829, -2.175, 0.726, -0.797, -0.247, -2.773, 3.529, 0.846, 0.019, 0.988, 2.288,
    3.078, 1.886, 1.24, 2.996, 3.117, -0.607, 1.008, 2.909, 3.067, -2.459, 2.348, -2.015, -0.139,
    3.407, 1.222, 3.848, 2.548, 3.114, -3.532, 2.18, 0.138, 0.379, 2.435, -0.34, 1.642, -1.758,
    0.126, -0.305, -2.52],
    regions: [4.0, 3.0, 5.0, 4.0, 0.0, 3.0, 1.0, 4.0, 4.0, 0.0, 5.0, 1.0],
    images: [0, 0, 1],
    output: [-3.174, -3.813, 0.0, 0.0, 0.861, -0.756, 0.0, 0.0, 0.019, 0.988, 2.909, 3.067],
}, name='edges').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 0))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [3]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 2, 1, 2], 0.25, 0))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 1, 1.0, 1.0, layout).To(output)
Example({
    input: [0, 255, 179, 8, 186, 80, 131, 149, 1, 124, 130, 17, 254, 117, 144, 89, 81, 202, 15, 19, 124, 51,
    11, 114, 200, 234, 76, 251, 212, 96, 124, 241, 29, 228, 140, 230, 92, 75, 24, 89, 170, 20, 44,
    196, 182, 18, 202, 146, 16, 220, 182, 235, 96, 22, 202, 31, 123, 165, 53, 191, 90, 182, 36, 22,
    244, 137, 92, 67, 218, 67, 1, 128, 105, 120, 62, 1, 92, 121, 153, 92],
    regions: [32, 24, 40, 32, 0, 24, 8, 32, 32, 0, 40, 8],
    images: [0, 0, 1],
    output: [24, 89, 0, 0, 124, 241, 0, 0, 16, 220, 53, 191],
}, name='edges_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -128),
})).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 1, 3, 1.0, 1.0, layout).To(output)
Example({
    input: [-1.523, 3.807, -3.014, 1.721, -2.93, -1.775, 2.27, 1.979, 1.593, 3.869, 1.241, 3.822, 2.809, 1.18,
    1.136, -1.951, 2.605, 2.349, 2.862, -0.538, 0.728, 1.444, 3.34, 0.746, 1.15, 3.567, 2.852,
    0.291, 0.195, 0.848, 1.043, -1.988, 2.613, 1.016, -1.0, -1.389, -0.597, -0.052, -3.813, 1.995,
    -2.995, -0.715, 2.115, 2.204, 2.677, 0.981, -0.586, 1.901, 0.717, -2.907, -3.872, -0.767,
    -3.634, 3.068, -0.015, -0.121, -2.905, -3.051, 1.589, 0.31, -0.945, -3.468, 2.263, 0.827, 1.352,
    -2.383, 0.731, 3.282, 1.715, 3.572, -0.747, 0.992, 0.183, -0.581, 3.968, 0.119, -3.724, -3.946,
    -1.583, 3.065],
    regions: [0.0, 0.0, 5.0, 4.0, 1.0, 0.5, 3.0, 4.0],
    images: [0, 1],
    output: [3.34, 3.822, 2.852, 3.567, 2.862, 3.869, 2.263, 3.068, 3.968, 0.119, 0.731, 3.282],
}, name='adaptive_rows').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 255))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.25, 255))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 1, 3, 1.0, 1.0, layout).To(output)
Example({
    input: [0, 255, 66, 139, 128, 216, 125, 187, 163, 212, 246, 11, 62, 205, 213, 68, 8, 202, 22, 249, 242, 68,
    59, 190, 33, 101, 203, 213, 17, 3, 151, 157, 52, 87, 213, 81, 41, 193, 31, 61, 162, 214, 3, 24,
    212, 133, 90, 40, 27, 116, 250, 189, 190, 255, 118, 50, 172, 228, 98, 6, 238, 177, 203, 70, 120,
    171, 108, 121, 88, 219, 176, 200, 8, 160, 181, 45, 217, 44, 175, 56],
    regions: [0, 0, 40, 32, 8, 4, 24, 32],
    images: [0, 1],
    output: [246, 255, 213, 216, 163, 249, 203, 255, 181, 171, 217, 228],
}, name='adaptive_rows_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 127),
})).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 1, 1.0, 1.0, layout).To(output)
Example({
    input: [-2.222, -3.84, -0.3, 0.887, 2.665, -2.124, -1.01, -3.814, 0.034, 3.192, 0.081, 2.936, -0.01,
    -1.671, -1.817, -0.379, -0.872, -0.464, 3.839, -3.237, 0.581, -3.988, 0.852, 1.4, -3.791, -3.49,
    0.309, -2.218, 3.653, -3.633, -1.088, -2.492, 2.675, 0.274, -3.039, 2.598, -2.823, 1.808,
    -0.493, 0.505, 1.15, -3.782, 0.464, 1.6, -1.044, 1.42, -3.211, -0.313, -0.552, -2.64, -0.574,
    2.155, -1.586, 2.51, 1.103, 1.835, -1.508, -1.838, 2.353, -3.922, 0.308, 2.103, -1.339, 3.819,
    -2.203, 0.302, 3.818, 2.015, -2.349, -1.632, 1.123, 2.241, -3.047, 1.988, -2.151, -3.747,
    -1.074, 0.445, -0.165, -1.64],
    regions: [0.0, 0.0, 5.0, 4.0, 0.25, 1.0, 4.75, 3.0],
    images: [1, 0],
    output: [3.818, 3.819, 3.818, 3.819, 3.839, 2.936, 3.653, 2.598],
}, name='adaptive_columns').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.25, 100))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 1, 1.0, 1.0, layout).To(output)
Example({
    input: [0, 255, 231, 117, 186, 11, 252, 255, 249, 145, 136, 226, 195, 221, 47, 0, 13, 31, 111, 22, 182, 94,
    60, 73, 219, 13, 184, 49, 230, 215, 85, 214, 150, 155, 135, 4, 166, 112, 103, 148, 59, 115, 15,
    182, 239, 147, 113, 162, 130, 218, 135, 137, 212, 119, 108, 245, 240, 177, 107, 125, 202, 160,
    115, 207, 94, 154, 6, 138, 48, 63, 129, 221, 174, 203, 213, 98, 79, 88, 15, 48],
    regions: [0, 0, 40, 32, 2, 8, 38, 24],
    images: [1, 0],
    output: [240, 245, 213, 221, 230, 226, 230, 215],
}, name='adaptive_columns_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [1, 4]))
images = Input('images', ('TENSOR_INT32', [1]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 2, 0.5, 0.5, layout).To(output)
Example({
    input: [-0.296, -0.507, -1.114, -3.466, 0.227, 1.78, -2.067, -2.116, -2.971, -0.623, -0.615, -1.664, 2.287,
    -3.256, 1.493, -2.14, -1.334, 3.504, -2.454, 2.717, 1.209, -3.993, -0.047, -0.842, -0.339,
    -1.166, 2.718, -2.824, -3.146, 0.061, 3.967, 3.949, -0.307, 0.415, 1.788, -0.97, 0.265, 3.354,
    -1.375, -0.702, -3.467, -3.954, 3.269, 0.646, -0.128, -3.703, 3.827, 3.128, -3.704, 2.723,
    -3.93, -0.576, 3.765, -1.012, -1.902, 0.85, 0.921, 2.321, 1.216, -3.091, -1.661, 0.088, 1.9,
    -1.742, 3.038, -0.602, 2.055, -3.726, 0.514, 1.549, -1.3, -2.105, -0.891, -0.038, -0.313,
    -3.412, 3.848, 3.266, 1.187, -0.823],
    regions: [0.5, 0.25, 2.5, 1.75],
    images: [1],
    output: [3.765, 2.321, 2.055, 2.321, 3.848, 3.266, 3.848, 3.266],
}, name='half_sizes').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 0))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [1]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.25, 0))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 2, 2, 0.5, 0.5, layout).To(output)
Example({
    input: [0, 255, 180, 33, 120, 117, 64, 211, 211, 146, 46, 116, 166, 96, 0, 247, 197, 228, 177, 73, 53, 253,
    230, 189, 164, 206, 33, 2, 242, 18, 18, 4, 214, 186, 131, 56, 146, 255, 141, 212, 17, 168, 118,
    194, 247, 230, 36, 198, 252, 21, 18, 21, 176, 0, 202, 222, 35, 153, 161, 26, 219, 79, 35, 248,
    38, 174, 208, 178, 89, 41, 163, 99, 1, 137, 235, 95, 96, 207, 244, 165],
    regions: [4, 2, 20, 14],
    images: [1],
    output: [208, 248, 208, 178, 235, 207, 244, 207],
}, name='half_sizes_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -128),
})).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [1, 4]))
images = Input('images', ('TENSOR_INT32', [1]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 4, 2]))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 3, 4, 1.0, 1.0, layout).To(output)
Example({
    input: [-2.879, -3.588, 2.06, -3.906, -0.217, -1.943, -3.81, 1.25, -1.019, -3.749, -2.547, -1.745, -0.294,
    -2.601, 3.584, 1.811, 2.117, 2.143, 2.761, -1.106, -2.637, -3.278, -3.796, 0.458, 0.359, 3.534,
    0.575, 1.095, -2.733, 0.834, 1.63, 1.626, -3.814, 1.078, 2.753, 1.138, -3.625, 0.056, 2.928,
    0.406, -0.966, -1.569, -3.97, 0.745, 3.894, -3.409, -1.474, -0.107, -1.932, 3.977, -2.327,
    3.673, -3.38, 1.26, -1.039, -0.892, -0.503, 3.146, 2.889, -0.107, -0.431, 2.964, -0.035, 2.832,
    0.343, -1.629, 2.463, -0.479, 3.143, 0.065, 1.554, -3.976, -2.484, -3.713, -1.696, -2.682,
    -2.73, -1.435, -0.298, 1.388],
    regions: [1.125, 0.875, 3.375, 2.625],
    images: [0],
    output: [-0.294, -2.601, 3.584, 1.811, 3.584, 2.143, 2.117, 2.143, -3.796, 0.458, 0.359, 3.534, 0.575,
    3.534, 0.575, 1.095, -3.814, 1.078, 2.753, 1.138, 2.753, 1.138, -3.625, 0.056],
}, name='fractions').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 255))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [1]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.25, 255))
model = Model()
model.Operation('ROI_POOLING', input, regions, images, 3, 4, 1.0, 1.0, layout).To(output)
Example({
    input: [0, 255, 5, 236, 128, 11, 186, 15, 90, 140, 231, 87, 180, 85, 45, 12, 79, 11, 23, 253, 189, 151, 1,
    36, 157, 243, 129, 104, 38, 185, 194, 218, 243, 223, 247, 148, 220, 254, 1, 94, 17, 144, 82, 79,
    160, 231, 70, 110, 120, 254, 216, 230, 160, 67, 179, 47, 186, 7, 50, 116, 213, 8, 219, 233, 240,
    246, 110, 86, 139, 175, 18, 210, 67, 167, 116, 35, 168, 206, 242, 181],
    regions: [9, 7, 27, 21],
    images: [0],
    output: [180, 85, 180, 85, 79, 12, 79, 11, 1, 36, 157, 243, 157, 243, 129, 104, 243, 223, 247, 223, 247,
    254, 220, 254],
}, name='fractions_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 127),
})).DisableLifeTimeVariation()
