# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# ROI_ALIGN: regions, bins, scales, layouts, types.

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [4, 4]))
images = Input('images', ('TENSOR_INT32', [4]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [4, 2, 3, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 3, 2.0, 4.0, 2, 3, layout).To(output)
Example({
    input: [-2.319, 0.199, -3.839, 0.073, 1.643, -3.367, 1.346, 3.395, -0.164, -2.235, -1.194, -3.427, -1.921,
    -0.455, -1.875, -3.781, -3.861, 0.58, 1.783, -2.66, 2.518, -3.275, 2.464, 1.802, 1.92, -1.067,
    -2.453, 1.113, 1.846, -3.359, -2.46, -3.386, -0.488, 0.665, 1.699, 3.064, -1.073, -0.574, 2.729,
    2.43, -2.954, 2.111, -3.784, -1.673, -2.635, 2.554, -0.425, 1.125, -1.517, -0.533, -2.976,
    -3.996, 1.179, -1.189, 1.639, 2.79, 1.055, 1.622, 3.747, 2.228, 3.037, 3.57, 1.095, -0.126,
    -2.242, -0.736, 0.19, -3.47, 2.196, 3.074, 1.611, -1.669, -2.443, 3.407, -2.107, -0.264, 3.56,
    1.203, -1.274, -0.164],
    regions: [2.0, 1.0, 11.0, 7.0, 0.0, 0.0, 20.0, 8.0, 4.5, 2.125, 9.0, 3.0, 13.0, 5.0, 20.0, 8.0],
    images: [0, 0, 1, 1],
    output: [-0.5677969, -0.42231512, -0.5447031, -1.7106328, -1.4540782, -1.4709375, 0.26691926, 0.32307294,
    1.2679765, 1.4907812, 0.5409453, 1.0906093, -0.91694444, -0.98581946, -1.0851158, -0.8077639,
    0.8558009, -2.1911204, 0.010773126, -0.18678702, 0.21297686, 0.9404814, 1.9992918, 0.8356204,
    0.92569923, -0.061519545, 0.6532383, 0.892832, 0.4711992, 1.4969908, 0.29041797, -0.24705079,
    -0.6939805, -0.15313673, -1.3040822, -0.28345704, 0.99392706, 0.40193617, -0.644654, 0.34496772,
    -0.73181254, 0.34193748, 0.9415833, 0.46254164, -1.1621019, -0.13235648, -1.274, -0.164],
}, name='regions').AddNchw(input, output, layout).AddVariations('relaxed', 'float16')

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [4]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [4, 2, 3, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 3, 2.0, 4.0, 2, 3, layout).To(output)
Example({
    input: [0, 255, 254, 39, 239, 110, 175, 35, 129, 221, 132, 13, 8, 83, 45, 183, 96, 40, 96, 38, 219, 182,
    214, 65, 13, 145, 85, 223, 155, 216, 64, 0, 175, 242, 109, 204, 33, 145, 97, 118, 233, 170, 239,
    106, 114, 231, 60, 28, 251, 185, 84, 118, 148, 230, 187, 58, 4, 149, 50, 215, 218, 163, 0, 156,
    238, 21, 114, 117, 244, 159, 40, 198, 100, 49, 238, 202, 197, 84, 139, 89],
    regions: [16, 8, 88, 56, 0, 0, 160, 64, 36, 17, 72, 24, 104, 40, 160, 64],
    images: [0, 0, 1, 1],
    output: [58, 50, 41, 76, 43, 80, 95, 93, 70, 103, 44, 100, 68, 57, 60, 70, 69, 71, 84, 86, 44, 98, 62, 83,
    77, 88, 96, 58, 104, 39, 55, 73, 93, 46, 117, 29, 94, 57, 88, 60, 88, 60, 93, 53, 80, 54, 80,
    54],
}, name='regions_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -68),
}))

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 2, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 1, 2, 2.0, 4.0, 0, 0, layout).To(output)
Example({
    input: [-2.703, -1.916, -0.811, -3.832, 1.032, 1.791, 3.085, -2.66, 2.46, 3.752, 2.051, 0.775, -3.128,
    1.811, -2.43, -3.189, -0.258, -2.214, 1.815, 1.74, -2.83, -2.636, 1.775, -3.262, -0.918, 3.581,
    -0.112, 2.682, 2.975, 1.762, 3.102, 3.771, 0.256, 0.241, 3.393, 1.186, 3.959, -1.197, 1.51,
    -0.828, 2.553, 1.511, -0.617, -3.878, -0.418, -3.418, -1.462, -3.011, 1.589, -0.941, -1.014,
    1.393, -3.482, -2.205, 3.394, -2.766, -3.308, -2.429, -0.891, -0.796, 3.994, -0.582, 3.388,
    0.843, -1.525, 0.047, 2.036, 0.421, -1.902, 1.25, -2.259, 1.839, 2.132, 2.331, 2.241, -3.849,
    3.264, -0.867, 3.096, 3.205],
    regions: [1.0, 1.0, 19.0, 7.0, 0.0, 2.0, 8.0, 8.0],
    images: [1, 0],
    output: [0.9115972, -0.7071528, 0.3884583, 0.17012501, 0.5739167, 0.23549998, 0.5919166, 0.29508334],
}, name='wide_bins').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 0))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 1, 2, 2.0, 4.0, 0, 0, layout).To(output)
Example({
    input: [0, 255, 199, 10, 83, 54, 98, 50, 233, 111, 73, 85, 46, 192, 243, 175, 198, 211, 7, 223, 36, 158,
    61, 191, 186, 32, 112, 77, 43, 98, 194, 200, 213, 154, 252, 131, 108, 9, 195, 172, 20, 40, 41,
    4, 138, 180, 140, 32, 101, 28, 117, 209, 148, 81, 126, 184, 163, 216, 181, 90, 84, 51, 112, 69,
    64, 130, 188, 200, 239, 31, 19, 83, 126, 0, 185, 30, 164, 97, 220, 222],
    regions: [8, 8, 152, 56, 0, 16, 64, 64],
    images: [1, 0],
    output: [121, 105, 156, 129, 124, 145, 151, 130],
}, name='wide_bins_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -68),
})).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 3, 2, 1.0, 1.0, 1, 2, layout).To(output)
Example({
    input: [1.067, -2.016, -2.518, 0.264, -1.886, -3.339, -3.36, 3.573, -1.083, -1.182, 0.063, -3.165, -1.875,
    -3.347, 3.116, -3.934, -1.828, -1.476, -1.047, -1.029, -1.582, 1.027, 0.771, -1.579, 1.362,
    3.383, -1.444, -2.683, 3.408, -1.572, 3.863, -1.931, 4.0, -3.321, -2.818, 0.518, -2.114, 1.673,
    1.696, -0.232, -2.05, 1.788, 2.118, -2.682, 2.885, 3.841, -1.198, -3.378, -1.817, -0.77, -1.364,
    -0.59, -3.18, 2.494, 1.68, 2.203, -3.087, 1.745, 2.63, 3.311, 2.848, 1.092, 1.225, -0.787,
    2.527, -3.083, -3.117, 1.404, 3.33, -2.846, -1.204, -0.267, -0.349, -2.748, -0.541, 0.971,
    -0.74, -1.93, -0.675, 3.261],
    regions: [0.0, 0.0, 4.0, 3.0, 1.0, 1.0, 4.0, 2.0],
    images: [0, 1],
    output: [-0.80324996, -2.3274999, -1.4095, -0.66125, 0.093875, -1.567625, 0.036874995, -1.43375, 1.295875,
    -0.85037506, -0.43350005, 0.009624958, 0.18065621, 1.5402501, -0.96034366, 1.8517396,
    0.81534374, 0.09012503, -0.8760312, 1.0292188, 1.4500312, -1.36, -0.7917188, 0.20669796],
}, name='whole_pixels').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 255))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 3, 2, 1.0, 1.0, 1, 2, layout).To(output)
Example({
    input: [0, 255, 132, 41, 40, 182, 176, 253, 52, 132, 40, 4, 135, 157, 184, 185, 151, 151, 159, 82, 151,
    129, 42, 73, 117, 235, 121, 82, 175, 38, 136, 201, 164, 213, 51, 57, 200, 57, 55, 72, 174, 233,
    228, 78, 216, 203, 129, 207, 103, 94, 86, 238, 199, 115, 50, 80, 121, 246, 171, 14, 128, 213,
    220, 162, 53, 226, 78, 142, 211, 201, 35, 253, 68, 64, 146, 65, 61, 188, 138, 223],
    regions: [0, 0, 32, 24, 8, 8, 32, 16],
    images: [0, 1],
    output: [0, 0, 1, 19, 0, 0, 6, 0, 0, 7, 0, 0, 0, 0, 0, 14, 0, 8, 0, 15, 0, 25, 0, 15],
}, name='whole_pixels_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -68),
})).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [3, 4]))
images = Input('images', ('TENSOR_INT32', [3]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 2, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 2, 1.0, 1.0, 2, 2, layout).To(output)
Example({
    input: [-3.349, 3.42, -3.192, -1.912, -3.096, 1.749, 2.34, -3.656, 2.182, -1.886, -0.112, 3.225, -2.071,
    3.024, 1.14, 0.625, -3.824, -2.853, -2.117, -1.509, -1.13, -0.836, 1.061, -0.464, -0.298, 0.029,
    -3.377, -2.518, -3.194, 0.839, 2.504, -2.395, -3.306, 2.421, 3.482, 3.865, -0.585, 3.416,
    -3.246, 2.517, -0.231, -2.344, 0.503, 2.522, -3.526, -0.822, 3.155, 0.024, 3.138, 3.074, -3.026,
    -1.211, 1.269, -2.156, -3.104, -1.743, 3.997, 0.73, 0.456, 3.864, 1.921, 3.363, 3.005, -2.028,
    3.704, 0.223, 0.467, 2.701, -1.475, -2.66, 0.165, -2.566, -2.655, 3.068, -2.474, 0.839, -1.863,
    -3.837, 0.61, 1.548],
    regions: [3.0, 2.0, 3.0, 2.0, 0.0, 0.0, 0.0, 0.0, 5.0, 4.0, 5.0, 4.0],
    images: [0, 1, 1],
    output: [-2.811, -0.46124995, -3.075, 0.68525, -1.7705001, 1.97375, -2.7455, 2.0562499, -0.5236875,
    -1.2074375, 0.28843752, 0.49918753, -1.4760625, -1.3673124, 0.22631253, -1.1134374, 0.61, 1.548,
    0.61, 1.548, 0.61, 1.548, 0.61, 1.548],
}, name='points').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [3]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 2, 1.0, 1.0, 2, 2, layout).To(output)
Example({
    input: [0, 255, 130, 56, 21, 132, 243, 120, 11, 71, 117, 155, 179, 197, 221, 231, 251, 38, 92, 50, 100, 43,
    213, 47, 235, 103, 29, 198, 251, 60, 174, 115, 56, 141, 123, 157, 83, 89, 84, 95, 133, 10, 185,
    1, 244, 177, 38, 142, 217, 198, 135, 129, 79, 218, 93, 241, 160, 99, 69, 5, 109, 99, 55, 174,
    154, 4, 40, 189, 188, 7, 204, 216, 132, 221, 142, 165, 25, 68, 14, 123],
    regions: [24, 16, 24, 16, 0, 0, 0, 0, 40, 32, 40, 32],
    images: [0, 1, 1],
    output: [52, 83, 94, 57, 52, 64, 66, 57, 80, 32, 86, 36, 74, 68, 66, 84, 17, 72, 17, 72, 17, 72, 17, 72],
}, name='points_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -68),
})).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [3, 4]))
images = Input('images', ('TENSOR_INT32', [3]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 1, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 1, 1.0, 1.0, 3, 2, layout).To(output)
Example({
    input: [2.275, 0.981, -1.724, 1.933, -2.115, 2.024, 3.902, 0.464, -3.533, 1.529, -3.661, 2.587, -1.44,
    -2.145, -1.802, 0.612, -1.827, -2.17, 1.792, 2.951, 3.777, -0.29, 0.187, -0.137, 2.932, -2.65,
    2.04, -2.783, -1.869, -1.404, 3.159, 1.692, 0.748, -1.926, -0.5, -2.503, 2.843, -2.252, -3.186,
    3.119, 3.069, 2.528, 2.597, -2.549, 3.727, -2.535, 2.031, 0.388, 3.861, -2.558, 2.452, -1.6,
    1.341, 2.12, 0.05, -0.645, -1.62, -1.357, -3.141, -3.009, -1.268, -3.833, -3.727, -1.397,
    -3.658, -3.48, -3.518, 3.347, -0.53, 2.181, 1.74, 3.009, -0.999, -1.664, 2.906, -2.563, -1.364,
    3.978, -3.356, 0.58],
    regions: [4.0, 3.0, 5.0, 4.0, 0.0, 3.0, 1.0, 4.0, 4.0, 0.0, 5.0, 1.0],
    images: [0, 0, 1],
    output: [-3.186, 3.119, -3.186, 3.119, 1.9535, -0.116999984, 1.9535, -0.116999984, 2.1105, -2.6707501,
    -1.3905001, -2.89625],
}, name='edges').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 0))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [3, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [3]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 2, 1, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 1, 1.0, 1.0, 3, 2, layout).To(output)
Example({
    input: [0, 255, 29, 21, 160, 115, 137, 135, 114, 231, 241, 84, 76, 133, 162, 129, 218, 93, 109, 50, 90, 91,
    90, 150, 253, 209, 148, 165, 53, 61, 170, 10, 17, 162, 21, 32, 30, 216, 187, 146, 89, 164, 40,
    174, 91, 202, 254, 80, 65, 109, 53, 4, 59, 244, 6, 127, 92, 181, 158, 21, 235, 6, 98, 113, 231,
    121, 202, 68, 255, 199, 61, 228, 47, 81, 111, 57, 244, 167, 92, 86],
    regions: [32, 24, 40, 32, 0, 24, 8, 32, 32, 0, 40, 8],
    images: [0, 0, 1],
    output: [154, 133, 154, 133, 107, 103, 107, 103, 104, 104, 127, 82],
}, name='edges_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -68),
})).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 1, 3, 1.0, 1.0, 0, 2, layout).To(output)
Example({
    input: [-0.18, 0.016, 2.305, 0.374, -0.193, -0.881, -1.876, -2.681, 0.246, -1.982, 1.51, -1.205, 1.25,
    1.676, 0.409, -2.518, -1.159, 1.688, 3.592, -1.467, -2.887, -1.929, -3.948, -1.455, -1.06,
    3.896, 2.781, 0.099, -0.856, 1.305, -1.252, -2.5, -0.355, 3.514, 0.143, 1.609, -2.085, 0.798,
    2.741, -2.551, 1.374, 2.029, 2.034, 3.71, 3.051, -1.11, 3.99, -1.343, -0.393, -0.257, -0.211,
    3.242, -3.116, -3.124, 1.188, -2.967, 2.187, -2.546, -3.041, -0.614, 2.989, -1.033, -0.82,
    -0.092, 3.662, -0.247, 2.943, 3.431, 2.732, 3.8, -2.498, 0.523, 3.385, -2.366, 1.48, 1.302,
    2.564, -3.872, -3.829, -0.326],
    regions: [0.0, 0.0, 5.0, 4.0, 1.0, 0.5, 3.0, 4.0],
    images: [0, 1],
    output: [-0.5636042, 0.43153122, -0.3720625, 0.62431246, 1.4484375, -1.0379063, 0.9139219, -1.3537917,
    1.9417305, -0.5808554, 2.4032657, -1.0610521],
}, name='adaptive_rows').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 255))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 1, 3, 1.0, 1.0, 0, 2, layout).To(output)
Example({
    input: [0, 255, 237, 194, 132, 82, 126, 174, 92, 177, 158, 69, 129, 3, 159, 183, 196, 171, 93, 227, 119,
    90, 180, 166, 225, 233, 236, 55, 54, 64, 90, 59, 211, 185, 198, 244, 234, 93, 102, 8, 10, 229,
    34, 253, 186, 129, 54, 183, 104, 64, 71, 187, 17, 153, 63, 79, 141, 139, 228, 246, 140, 30, 206,
    172, 119, 197, 17, 35, 47, 110, 192, 115, 93, 87, 215, 9, 225, 218, 145, 18],
    regions: [0, 0, 40, 32, 8, 4, 24, 32],
    images: [0, 1],
    output: [13, 0, 32, 12, 0, 0, 0, 0, 3, 0, 3, 0],
}, name='adaptive_rows_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -68),
})).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [2, 4]))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 1, 1.0, 1.0, 2, 0, layout).To(output)
Example({
    input: [3.62, 1.771, -0.056, 3.47, -3.883, -3.926, 2.857, -1.362, -1.031, 0.797, 1.111, 1.817, -2.316,
    3.021, 1.246, 2.876, -2.237, 3.833, 1.511, 0.796, -1.518, 2.291, 3.879, -1.694, 3.47, 1.935,
    3.798, 3.201, 2.511, 0.866, 1.679, -2.078, -1.41, 0.182, -0.612, -3.781, -1.376, -1.917, 2.409,
    -2.442, -0.181, -1.583, -2.371, 3.593, -3.186, 0.002, 1.365, 0.075, -0.221, 1.655, 1.777, 2.278,
    3.875, 1.737, 3.193, 2.284, -3.898, 3.982, -2.514, 0.555, -1.358, 1.338, -0.494, 3.384, 0.609,
    3.584, 1.169, -0.348, 3.001, -3.464, 1.809, -1.015, -1.167, -0.755, -0.352, -1.615, 2.233,
    -3.933, -3.582, -0.913],
    regions: [0.0, 0.0, 5.0, 4.0, 0.25, 1.0, 4.75, 3.0],
    images: [1, 0],
    output: [0.053375006, 1.37015, -0.30785, -1.12235, 1.41327, 1.80484, 1.54602, -0.44239],
}, name='adaptive_columns').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [2]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 1, 1.0, 1.0, 2, 0, layout).To(output)
Example({
    input: [0, 255, 4, 164, 185, 105, 110, 155, 144, 120, 161, 211, 13, 164, 130, 97, 238, 151, 101, 50, 250,
    254, 236, 6, 92, 165, 219, 228, 33, 186, 177, 202, 228, 149, 4, 26, 192, 94, 190, 255, 65, 53,
    239, 102, 85, 114, 14, 168, 247, 92, 89, 124, 217, 22, 195, 110, 195, 27, 108, 13, 104, 61, 32,
    74, 133, 201, 18, 246, 229, 254, 164, 136, 146, 144, 10, 205, 197, 116, 10, 16],
    regions: [0, 0, 40, 32, 2, 8, 38, 24],
    images: [1, 0],
    output: [84, 59, 58, 75, 77, 78, 85, 84],
}, name='adaptive_columns_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -68),
})).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [1, 4]))
images = Input('images', ('TENSOR_INT32', [1]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 2, 0.5, 0.5, 2, 2, layout).To(output)
Example({
    input: [-2.825, -0.707, -1.804, 0.965, 2.98, 2.59, 2.979, 1.585, 1.783, 1.669, -2.787, 0.715, -3.212,
    -3.538, -3.944, -2.979, -3.576, -3.135, 1.816, -3.33, 2.182, -2.697, -1.567, -2.348, -1.777,
    2.643, 3.047, 3.983, 2.316, 1.341, -0.151, 2.402, -2.628, 3.817, 0.099, -1.296, 3.401, 0.276,
    -3.799, 0.048, 0.139, -3.022, -3.444, 1.78, 3.544, 0.215, 0.616, -1.302, 3.18, 0.723, 1.194,
    2.025, 3.645, -3.135, -3.381, -2.944, -1.092, 3.861, -3.68, 2.208, -0.288, -1.508, -1.941,
    -3.965, 0.01, 2.632, 2.63, 0.62, 0.797, -2.105, 0.933, 1.107, -0.905, -1.178, -3.205, 3.221,
    1.979, 0.159, -3.763, -1.178],
    regions: [0.5, 0.25, 2.5, 1.75],
    images: [1],
    output: [-0.5357031, -0.64245313, -1.3446718, 1.2069062, -0.86173433, 1.082, -1.2078906, -1.025],
}, name='half_sizes').AddNchw(input, output, layout).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 0))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [1]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 2, 0.5, 0.5, 2, 2, layout).To(output)
Example({
    input: [0, 255, 137, 75, 49, 28, 3, 63, 26, 54, 41, 81, 152, 103, 138, 240, 85, 169, 12, 253, 61, 34, 168,
    54, 38, 66, 181, 20, 232, 155, 128, 2, 250, 118, 193, 176, 49, 14, 176, 192, 185, 84, 15, 111,
    93, 184, 0, 236, 243, 59, 42, 3, 210, 12, 41, 0, 96, 125, 85, 110, 147, 81, 205, 240, 180, 203,
    175, 65, 227, 80, 2, 113, 14, 103, 14, 109, 237, 34, 182, 160],
    regions: [4, 2, 20, 14],
    images: [1],
    output: [121, 104, 127, 111, 113, 118, 161, 116],
}, name='half_sizes_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -68),
})).DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4, 5, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [1, 4]))
images = Input('images', ('TENSOR_INT32', [1]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 4, 2]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 3, 4, 1.0, 1.0, 1, 1, layout).To(output)
Example({
    input: [-1.146, 3.902, -1.582, 2.261, -2.347, -1.366, 2.249, -1.48, -3.931, -1.848, 2.854, -2.384, -1.28,
    -3.321, 2.043, 0.241, -1.53, -1.223, -2.524, -2.892, -1.724, 0.697, -2.0, 2.195, 3.56, 3.227,
    -1.048, -0.474, -1.175, -3.862, -2.272, -1.705, 2.396, 3.113, -3.113, 0.204, -2.317, 2.147,
    3.068, 3.2, -2.7, -1.979, 2.481, 0.244, 3.915, -2.916, 1.211, 3.037, -2.268, 2.932, 0.641,
    -3.254, -2.089, 3.02, 3.725, 0.927, 1.807, -1.256, -0.689, -2.68, 1.452, -0.594, -2.922, -0.867,
    -3.113, -0.247, 0.674, -0.556, 1.788, -2.976, -2.738, -2.83, -1.053, -2.388, 1.26, -0.317,
    3.353, 1.192, 3.477, 3.381],
    regions: [1.125, 0.875, 3.375, 2.625],
    images: [0],
    output: [0.10143229, -1.1259063, 2.1803386, 0.64053124, 0.30603647, -0.23715107, -1.5293072, -1.2814949,
    0.21155468, 1.4922031, 3.0244765, 2.4284844, 0.87021095, 0.8114453, -1.2007265, -0.93858594,
    0.22515623, 2.3865728, 1.2772187, 2.2281353, -0.15537499, 1.2526355, -1.3106562, 0.22082293],
}, name='fractions').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Which image, which part of it; x before y in boxes, height before width elsewhere.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.25, 255))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [1]))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.5, 60))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 3, 4, 1.0, 1.0, 1, 1, layout).To(output)
Example({
    input: [0, 255, 103, 164, 157, 4, 134, 101, 170, 42, 154, 173, 92, 69, 142, 125, 184, 220, 176, 8, 108,
    143, 55, 105, 81, 126, 67, 108, 46, 119, 171, 206, 82, 212, 67, 195, 55, 234, 215, 64, 78, 73,
    184, 100, 230, 254, 35, 17, 199, 219, 165, 177, 54, 154, 176, 246, 2, 130, 220, 6, 138, 158,
    176, 118, 9, 104, 32, 72, 244, 37, 74, 133, 76, 187, 152, 227, 101, 121, 85, 230],
    regions: [9, 7, 27, 21],
    images: [0],
    output: [0, 0, 0, 0, 7, 15, 14, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 7, 0, 7, 0, 5],
}, name='fractions_quant8').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -68),
})).DisableLifeTimeVariation()

# No regions in, none out.
# Expected values: float64 formula.
given_scores = Parameter('given_scores', ('TENSOR_FLOAT32', [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', ('TENSOR_FLOAT32', [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', ('TENSOR_INT32', [1]), [0])
scores = Output('scores', ('TENSOR_FLOAT32', [0]))
boxes = Internal('boxes', ('TENSOR_FLOAT32', [0, 4]))
classes = Output('classes', ('TENSOR_INT32', [0]))
batches = Internal('batches', ('TENSOR_INT32', [0]))
input = Input('input', ('TENSOR_FLOAT32', [1, 3, 3, 2]))
output = Output('output', ('TENSOR_FLOAT32', [0, 4, 5, 2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0],
    output: [],
}, name='no_regions').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# No regions in, none out.
# Expected values: float64 formula.
given_scores = Parameter('given_scores', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', ('TENSOR_INT32', [1]), [0])
scores = Output('scores', ('TENSOR_QUANT8_ASYMM', [0], 0.125, 0))
boxes = Internal('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', ('TENSOR_INT32', [0]))
batches = Internal('batches', ('TENSOR_INT32', [0]))
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [0, 4, 5, 2], 0.5, 30))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
    output: [],
}, name='no_regions_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    given_scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -128),
    scores: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -128),
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -98),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -98),
})).DisableLifeTimeVariation()
