# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: axes, ranks, types.

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4, 5]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [4, 5]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [-0.938, 3.057, 2.305, -3.288, -3.257, 0.488, -2.495, 0.857, 2.597, -1.009, -0.525, -2.749, -3.064,
    2.236, -0.063, 1.175, -0.041, 1.4, -2.498, -2.944, 2.84, -1.072, 0.596, 3.646, -2.078, -1.547,
    3.622, -1.031, 3.136, 1.989, -2.865, -2.225, -3.422, -3.951, 1.417, 0.867, -1.241, 2.794, 0.427,
    0.426, 1.545, -3.738, -2.943, -1.666, -0.961, 3.244, -1.939, -2.15, -3.174, 3.14, 2.49, 1.135,
    -2.474, 0.373, -2.866, -3.771, 3.349, -1.06, -1.549, -0.29],
    output: [2.84, 3.057, 2.305, 3.646, -0.961, 3.244, 3.622, 0.857, 3.136, 3.14, 2.49, 1.135, -2.474, 2.236,
    1.417, 1.175, 3.349, 2.794, 0.427, 0.426],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4, 5]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3, 5]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [-0.464, 3.308, -2.48, 2.728, -1.7, 3.061, 3.054, -1.779, -3.033, 2.693, 2.33, -0.125, 0.439,
    -1.806, -1.66, 0.372, 1.833, -3.669, 2.593, 2.804, -1.412, 1.589, 3.435, 0.362, -1.495, -1.306,
    -3.871, -2.031, -3.319, 3.257, 0.149, -2.233, -0.921, 2.115, 2.551, -2.667, -2.419, 0.77, 1.515,
    0.857, 2.043, 1.789, 3.884, -0.041, 3.975, -0.832, 2.42, -2.613, 3.737, 2.228, -3.646, 3.826,
    -2.936, 0.21, 3.944, 2.676, 1.292, -3.178, -3.203, 1.087],
    output: [3.061, 3.308, 0.439, 2.728, 2.804, 0.149, 1.589, 3.435, 2.115, 3.257, 2.676, 3.826, 3.884, 3.737,
    3.975],
}, name='middle').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4, 5]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [2])
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0.336, -2.162, -2.824, -1.194, -2.412, -2.344, 3.997, 3.317, 3.701, -2.067, -0.878, -1.042, -0.769,
    -1.036, -2.027, -0.854, 2.238, 2.107, -0.632, -0.641, -0.982, 0.257, -1.71, -2.601, 2.21,
    -2.879, 3.948, 3.403, -1.521, -1.368, 1.661, -0.788, -2.513, 3.3, -2.54, -2.017, -0.278, 0.929,
    3.951, -2.568, -0.436, -2.784, 2.483, 0.561, 1.467, -2.78, -2.422, -2.185, 2.367, -2.257, 0.369,
    -2.75, 1.578, -2.248, -1.97, 1.468, 2.813, -3.056, 0.755, -2.345],
    output: [0.336, 3.997, -0.769, 2.238, 2.21, 3.948, 3.3, 3.951, 2.483, 2.367, 1.578, 2.813],
}, name='last').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-1])
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [1.557, 0.481, -0.83, 0.095, -0.772, -3.312, -3.391, -3.48, 1.567, -0.579, -1.119, 0.971, 1.199,
    3.293, -2.894, 2.251, 1.009, -3.746, -2.066, -0.684, -3.925, 1.813, -0.031, -0.846],
    output: [1.557, -0.772, 1.567, 3.293, 1.009, 1.813],
}, name='last_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-3])
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 4]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [2.213, 3.357, 1.893, -2.393, 2.948, 3.025, -0.427, 2.104, -2.973, -2.621, -2.774, 2.187, 2.238,
    3.401, 1.417, 0.872, 0.433, 3.413, -0.838, -3.759, -0.933, -3.442, 2.517, -0.894],
    output: [2.238, 3.401, 1.893, 0.872, 2.948, 3.413, -0.427, 2.104, -0.933, -2.621, 2.517, 2.187],
}, name='first_negative').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [1.767, -0.08, 1.403, 1.263, -2.273, -1.016, -1.424, 3.576, 1.951, -2.094, -3.319, -3.635, 0.256,
    -0.353, 1.725, -3.005, 3.589, 1.262, 1.536, -1.004, -3.351, -2.914, -3.527, 2.2, -0.613, 0.976,
    2.912, 1.41, 0.141, -0.023, -1.956, 2.7, 3.047, -3.273, -1.695, 2.308, 1.462, -2.082, 3.33,
    -2.459, -2.848, 3.99, 2.478, 0.833, 2.401, 2.965, 3.49, 2.559, -1.432, -1.268, 1.743, -3.786,
    3.875, -0.865, 1.46, -2.064, 2.59, 3.572, -3.824, -0.261, -2.641, -1.038, 0.814, 2.508, -3.655,
    1.807, 0.74, -1.963, -0.534, -1.466, 0.823, -1.95],
    output: [1.767, 3.589, 3.047, 3.572, 3.875, 3.99],
}, name='two').AddVariations('relaxed').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [-1.853, 3.837, -1.134, -1.247, 1.355, -0.075, 3.616, -3.889, 3.593, -0.442, 3.05, -0.316, -1.352,
    0.719, 3.812, -3.959, -0.032, -0.062, -1.521, 2.827, -3.651, 2.176, -3.289, 3.782, 2.751, 3.19,
    -1.344, 2.819, -3.596, 1.056, -3.65, -1.975, 1.109, 0.774, 2.561, 1.219, 3.242, 3.071, -2.371,
    -2.133, 0.378, -2.046, -2.076, -3.457, 2.79, -0.564, 2.792, -0.962, 1.453, -3.503, 2.622,
    -1.762, 3.325, -0.475, 3.177, 1.25, -0.017, 1.147, 1.722, 1.923, 3.598, 0.269, -2.767, 2.388,
    2.333, -0.242, 2.671, 3.474, 0.958, 2.349, 1.604, 1.408],
    output: [3.616, 3.837, 3.812, 3.598, 3.474, 2.79],
}, name='two_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [0, 2])
output = Output('output', ('TENSOR_FLOAT32', [3, 3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [-0.456, 3.075, 0.063, -0.241, -0.697, -3.053, 3.788, 2.436, -2.171, -3.551, 3.167, -0.194, -1.14,
    -3.814, -2.476, -1.728, 1.519, 0.199, 2.388, -2.664, -1.51, 0.097, -0.782, -0.842, 0.365, 2.575,
    -0.32, -0.416, -2.823, 2.275, -3.006, 3.651, 2.914, 1.629, 3.137, 1.436, -1.6, -3.838, 2.079,
    -0.818, -0.117, 2.546, 3.082, 3.129, 3.268, -2.259, 0.685, -3.457, 1.507, -3.503, -0.169,
    -1.828, -1.351, 3.813, 2.118, -0.839, -3.066, -3.238, 2.51, 0.614, 2.131, -3.069, 1.597, -2.024,
    0.764, -0.917, 0.484, -3.319, 2.852, 1.941, 3.32, 0.587],
    output: [3.788, 3.167, 3.268, 2.388, 2.51, 3.813, 2.131, 3.651, 2.914],
}, name='apart').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 2, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 3])
output = Output('output', ('TENSOR_FLOAT32', [3, 1, 2, 1]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [0.88, 1.673, 0.39, -0.664, -2.844, 3.359, -1.526, -2.9, 1.0, -0.151, 3.278, 3.814, 2.661, 0.626,
    0.479, 3.266, 3.272, 0.563, -1.819, -3.411, -3.101, -2.29, -0.282, 1.996, 2.326, -1.467, -1.781,
    3.017, -3.446, 0.275, 3.853, -0.387, -0.309, -3.877, -1.87, -3.271, 1.181, -1.34, -2.441,
    -3.388, 3.623, 0.797, -0.5, -0.557, 2.508, 1.404, -2.965, -1.825],
    output: [3.814, 3.359, 3.272, 3.853, 3.623, 2.508],
}, name='apart_kept').AddVariations('float16')

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [2, 0])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [-3.701, 2.205, -1.44, -3.306, 1.727, 0.987, 0.463, 2.155, -2.471, 2.273, -2.655, 1.727, -0.521,
    -3.673, 2.021, -0.368, -1.167, -1.158, 1.224, -2.11, -3.276, 1.111, 0.198, -2.395],
    output: [2.205, 2.155, 2.273],
}, name='unordered').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [1, -2, 1])
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [1.572, -1.954, -1.758, 1.96, 1.494, 2.806, 3.456, -2.395, -1.439, -0.436, 1.685, -3.433, -2.579,
    -3.519, 3.458, 2.197, 1.275, -3.154, 3.277, -0.482, 3.051, 3.127, -2.205, -1.766],
    output: [1.572, 2.806, 3.456, 1.96, 3.051, 3.127, 3.458, 2.197],
}, name='twice_the_same').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [0, 1, 2])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [-1.418, -3.061, 2.374, -0.488, -3.629, 1.405, -1.294, -3.846, 1.761, -3.237, -1.236, 1.498, -1.229,
    -2.491, -3.845, -3.156, -1.637, -1.947, -1.17, -0.692, -1.674, 0.2, 2.151, -0.482],
    output: [2.374],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [0, 1, 2])
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 1]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [0.197, 2.608, -2.16, 2.276, 0.646, -1.973, -2.517, -0.991, 0.941, 0.391, -1.318, 3.263, -1.36,
    3.216, 1.015, -1.165, 0.689, 1.525, 2.48, -1.428, -0.752, -1.25, 0.199, 0.227],
    output: [3.263],
}, name='all_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [7]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [1.086, -2.926, -1.264, 0.489, -3.173, 1.851, 0.837],
    output: [1.851],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [7]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [2.946, 2.528, 2.101, -1.196, -1.402, -2.877, -3.761],
    output: [2.946],
}, name='vector_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 1, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [-3.338, 2.304, 2.593, -3.217, 0.191, -3.719, 3.073, 2.664, -1.438, -0.188, 0.69, 1.634],
    output: [-3.338, 2.304, 2.593, -3.217, 0.191, -3.719, 3.073, 2.664, -1.438, -0.188, 0.69, 1.634],
}, name='size_1').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-2])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [-2.0, -2.863, 1.554, 2.805, -0.231, -0.383, -0.829, -2.456, -3.113, -0.083, -1.607, 3.004],
    output: [2.805, -0.231, 3.004],
}, name='matrix').AddVariations('float16').DisableLifeTimeVariation()

# All of one sign.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_MAX', input, [1], False).To(output)
Example({
    input: [-8.142, -5.709, -7.863, -7.613, -6.823, -5.11, -8.075, -5.935, -5.721, -7.691, -6.757, -7.435],
    output: [-5.709, -5.11, -5.721],
}, name='negative').AddVariations('float16').DisableLifeTimeVariation()

# All of one sign.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_MAX', input, [1], False).To(output)
Example({
    input: [5.291, 8.438, 7.86, 7.969, 5.274, 8.294, 5.358, 7.731, 8.11, 5.066, 8.961, 6.958],
    output: [8.438, 8.294, 8.961],
}, name='positive').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_MAX', input, [1], False).To(output)
Example({
    input: [float('inf'), 1.0, float('-inf'), float('-inf'), float('-inf'), float('-inf'), float('inf'),
    float('inf'), float('inf')],
    output: [float('inf'), float('-inf'), float('inf')],
}, name='infinite').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4, 5], 0.10000000149011612, 0))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [4, 5], 0.10000000149011612, 0))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 60, 88, 175, 158, 128, 38, 178, 226, 214, 180, 185, 42, 141, 39, 68, 129, 82, 15, 224, 43,
    0, 74, 140, 198, 249, 103, 220, 151, 36, 88, 129, 87, 16, 24, 4, 67, 187, 33, 149, 177, 58, 228,
    232, 145, 27, 65, 83, 104, 141, 208, 185, 59, 213, 58, 71, 231, 142, 46],
    output: [224, 255, 60, 228, 232, 198, 249, 103, 220, 226, 214, 208, 185, 87, 213, 58, 71, 231, 187, 46],
}, name='first_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -128),
})).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4, 5], 0.5, 128))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 5], 0.5, 128))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 168, 167, 185, 184, 247, 91, 19, 15, 51, 101, 213, 78, 44, 117, 39, 27, 93, 141, 26, 26,
    103, 46, 109, 203, 135, 227, 5, 221, 135, 85, 124, 26, 55, 248, 212, 93, 160, 235, 42, 79, 163,
    228, 106, 227, 34, 88, 190, 97, 141, 144, 174, 66, 134, 73, 146, 151, 202, 235],
    output: [184, 255, 213, 167, 185, 248, 212, 227, 160, 235, 227, 146, 174, 228, 235],
}, name='middle_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
})).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4, 5], 0.013000000268220901, 255))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [2])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.013000000268220901, 255))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 71, 193, 58, 82, 168, 125, 83, 68, 241, 27, 251, 47, 181, 144, 194, 72, 220, 237, 216, 48,
    247, 124, 4, 248, 79, 187, 254, 239, 127, 122, 227, 245, 185, 63, 99, 56, 220, 47, 241, 195,
    183, 216, 233, 104, 145, 83, 184, 190, 24, 37, 238, 139, 31, 116, 49, 96, 168, 170],
    output: [255, 168, 251, 237, 247, 254, 245, 220, 241, 190, 238, 170],
}, name='last_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 127),
})).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.10000000149011612, 37))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-1])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.10000000149011612, 37))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 44, 84, 233, 44, 186, 173, 75, 93, 24, 15, 100, 28, 242, 224, 123, 44, 225, 79, 20, 74,
    135, 88],
    output: [255, 233, 93, 242, 225, 135],
}, name='last_negative_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -91),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -91),
})).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 0))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-3])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 4], 0.5, 0))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [0, 255, 85, 16, 187, 222, 124, 33, 33, 88, 80, 161, 219, 172, 153, 147, 185, 190, 50, 238, 208, 93,
    131, 38],
    output: [219, 255, 153, 147, 187, 222, 124, 238, 208, 93, 131, 161],
}, name='first_negative_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
})).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 3], 0.013000000268220901, 128))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.013000000268220901, 128))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 138, 215, 204, 63, 238, 237, 209, 226, 13, 165, 137, 171, 190, 232, 77, 135, 139, 229, 91,
    200, 248, 163, 24, 170, 179, 1, 217, 137, 161, 217, 142, 79, 177, 174, 210, 244, 92, 16, 146,
    241, 136, 154, 53, 172, 59, 241, 102, 136, 253, 106, 164, 227, 245, 53, 216, 211, 128, 182, 200,
    13, 153, 147, 218, 50, 212, 105, 105, 243, 67, 220],
    output: [238, 255, 209, 245, 244, 253],
}, name='two_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 0),
})).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 3], 0.10000000149011612, 255))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 3], 0.10000000149011612, 255))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [0, 255, 62, 163, 54, 160, 236, 52, 255, 24, 5, 239, 206, 181, 150, 5, 116, 14, 81, 71, 126, 123,
    136, 195, 63, 160, 209, 156, 70, 167, 174, 231, 116, 18, 230, 192, 104, 71, 244, 72, 107, 174,
    203, 60, 92, 42, 47, 51, 242, 214, 134, 104, 136, 66, 158, 244, 77, 164, 227, 187, 155, 94, 15,
    2, 239, 236, 243, 203, 235, 223, 141, 134],
    output: [236, 255, 255, 243, 244, 244],
}, name='two_kept_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 127),
})).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 3], 0.5, 37))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [0, 2])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 37))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 201, 198, 60, 162, 240, 56, 37, 234, 89, 174, 153, 29, 228, 148, 183, 191, 251, 199, 22,
    214, 63, 199, 36, 37, 189, 230, 178, 42, 200, 25, 14, 14, 109, 91, 36, 63, 108, 37, 241, 154,
    40, 60, 86, 21, 87, 176, 62, 204, 152, 252, 8, 124, 88, 24, 222, 137, 239, 74, 70, 36, 49, 217,
    153, 20, 216, 119, 190, 161, 15, 218],
    output: [240, 255, 201, 252, 239, 228, 230, 178, 218],
}, name='apart_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -91),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -91),
})).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 4], 0.013000000268220901, 0))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 3])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 1], 0.013000000268220901, 0))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [0, 255, 206, 188, 169, 95, 74, 97, 96, 70, 139, 174, 76, 98, 228, 112, 25, 78, 62, 4, 92, 196, 110,
    163, 29, 178, 41, 30, 197, 200, 42, 52, 249, 73, 165, 228, 18, 188, 137, 201, 117, 234, 201, 99,
    181, 17, 110, 239],
    output: [255, 228, 178, 200, 249, 239],
}, name='apart_kept_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, -128),
}))

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.10000000149011612, 128))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [2, 0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3], 0.10000000149011612, 128))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 115, 144, 22, 244, 160, 243, 5, 178, 126, 108, 217, 144, 222, 26, 175, 153, 191, 41, 252,
    210, 95, 143],
    output: [255, 244, 252],
}, name='unordered_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 0),
})).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 255))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [1, -2, 1])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 255))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 190, 68, 2, 212, 62, 185, 140, 171, 141, 0, 76, 236, 160, 215, 221, 30, 6, 238, 131, 86,
    57, 65],
    output: [140, 255, 190, 185, 221, 236, 160, 238],
}, name='twice_the_same_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
})).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.013000000268220901, 37))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [0, 1, 2])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1], 0.013000000268220901, 37))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 146, 157, 85, 234, 181, 242, 230, 179, 86, 138, 223, 20, 214, 170, 78, 128, 178, 185, 197,
    40, 91, 214],
    output: [255],
}, name='all_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, -91),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, -91),
})).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.10000000149011612, 0))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [0, 1, 2])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 1], 0.10000000149011612, 0))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [0, 255, 173, 186, 147, 195, 54, 220, 162, 1, 157, 12, 236, 173, 80, 247, 141, 33, 39, 120, 27, 157,
    243, 76],
    output: [255],
}, name='all_kept_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -128),
})).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [7], 0.5, 128))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 128))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 213, 169, 138, 138, 155],
    output: [255],
}, name='vector_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
})).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [7], 0.013000000268220901, 255))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1], 0.013000000268220901, 255))
model = Model()
model.Operation('REDUCE_MAX', input, axes, True).To(output)
Example({
    input: [0, 255, 106, 11, 87, 235, 125],
    output: [255],
}, name='vector_kept_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, 127),
})).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 1, 4], 0.10000000149011612, 37))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.10000000149011612, 37))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 225, 39, 42, 217, 56, 68, 149, 105, 31, 187],
    output: [0, 255, 225, 39, 42, 217, 56, 68, 149, 105, 31, 187],
}, name='size_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -91),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -91),
})).DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 0))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-2])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 0))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [0, 255, 161, 155, 232, 228, 135, 21, 124, 6, 155, 207],
    output: [155, 255, 228],
}, name='matrix_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
})).DisableLifeTimeVariation()

# Of equal codes each is the average; as real numbers.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [6, 4], 0.5, 0))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 0))
output = Output('output', ('TENSOR_FLOAT32', [6]))
model = Model()
model.Operation('REDUCE_MAX', input, [1], False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 0, 0, 0, 1, 1, 1, 1, 127, 127, 127, 127, 128, 128, 128, 128, 254, 254, 254, 254, 255, 255, 255,
    255],
    output: [0.0, 0.5, 63.5, 64.0, 127.0, 127.5],
}, name='equal_zero_point_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
})).DisableLifeTimeVariation()

# Of equal codes each is the average; as real numbers.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [6, 4], 0.5, 128))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 128))
output = Output('output', ('TENSOR_FLOAT32', [6]))
model = Model()
model.Operation('REDUCE_MAX', input, [1], False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 0, 0, 0, 1, 1, 1, 1, 127, 127, 127, 127, 128, 128, 128, 128, 254, 254, 254, 254, 255, 255, 255,
    255],
    output: [-64.0, -63.5, -0.5, 0.0, 63.0, 63.5],
}, name='equal_zero_point_128_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
})).DisableLifeTimeVariation()

# Of equal codes each is the average; as real numbers.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [6, 4], 0.5, 255))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 255))
output = Output('output', ('TENSOR_FLOAT32', [6]))
model = Model()
model.Operation('REDUCE_MAX', input, [1], False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 0, 0, 0, 1, 1, 1, 1, 127, 127, 127, 127, 128, 128, 128, 128, 254, 254, 254, 254, 255, 255, 255,
    255],
    output: [-127.5, -127.0, -64.0, -63.5, -0.5, 0.0],
}, name='equal_zero_point_255_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
})).DisableLifeTimeVariation()
