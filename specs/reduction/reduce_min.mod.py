# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: axes, ranks, types.

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4, 5]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [4, 5]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [-2.211, -0.078, -3.756, -0.116, 1.134, 0.064, 0.157, -2.171, 2.306, -0.794, 2.858, -0.289, 3.792,
    -3.59, 3.036, 2.101, -1.856, -3.547, 3.287, -2.96, 3.978, -2.316, -2.264, 1.616, 0.613, -1.166,
    0.08, -1.724, -0.648, -2.714, -0.625, 0.007, -0.112, 1.492, -0.577, -3.113, 0.174, 2.806, 3.052,
    -3.13, 2.895, 1.652, 0.053, 1.808, -1.449, 3.42, 3.017, 0.103, -0.916, -2.222, 0.435, 3.821,
    0.3, -2.202, 0.191, -2.734, -2.76, 2.159, -2.101, -2.173],
    output: [-2.211, -2.316, -3.756, -0.116, -1.449, -1.166, 0.08, -2.171, -0.916, -2.714, -0.625, -0.289,
    -0.112, -3.59, -0.577, -3.113, -2.76, -3.547, -2.101, -3.13],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4, 5]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3, 5]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [2.548, -3.392, -0.854, 3.586, -0.097, 1.602, -2.369, 0.259, 2.892, 2.565, -3.163, -2.598, -2.979,
    -3.98, 2.031, 3.341, 2.62, -3.362, -1.42, -0.732, 2.017, 0.553, -3.718, 0.024, -2.206, -0.878,
    -0.394, 3.595, 2.664, -3.451, -2.421, 0.679, -0.289, 3.474, -2.319, -0.518, 0.193, 2.326, 0.137,
    -3.693, -2.203, 1.612, -3.838, -1.296, 3.921, 3.114, 0.239, -3.536, 1.415, 3.605, 2.856, 2.377,
    3.465, 2.933, 3.099, 2.881, -2.571, 3.662, 3.563, -0.162],
    output: [-3.163, -3.392, -3.362, -3.98, -0.732, -2.421, -0.394, -3.718, 0.024, -3.693, -2.203, -2.571,
    -3.838, -1.296, -0.162],
}, name='middle').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4, 5]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [2])
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [-0.244, 1.086, -2.046, 0.756, 0.11, 0.431, 0.545, 0.092, 2.952, -0.611, 0.542, -2.364, -2.645,
    2.101, -3.47, 2.38, -1.712, -3.064, 3.463, 2.423, 2.948, 3.176, 1.896, 3.503, 0.497, 3.206,
    2.733, -1.154, 2.182, 1.558, -1.967, 2.603, 0.999, 2.858, -1.983, -2.126, -1.747, 2.696, -1.684,
    -2.721, 0.338, 2.764, 1.838, -2.729, -3.311, -1.96, -0.554, -0.438, -1.388, -2.831, 1.422,
    -3.347, 3.773, 2.022, -3.957, -2.864, 1.563, 0.912, 1.092, 3.145],
    output: [-2.046, -0.611, -3.47, -3.064, 0.497, -1.154, -1.983, -2.721, -3.311, -2.831, -3.957, -2.864],
}, name='last').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-1])
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [-3.36, 1.425, 2.253, 0.041, -2.547, -0.48, -1.859, -0.987, -2.306, -2.817, -3.521, -3.135, -2.346,
    -3.896, 3.928, -3.66, 2.602, -1.96, 2.917, -0.768, 2.92, -1.047, -0.393, 2.71],
    output: [-3.36, -2.547, -3.521, -3.896, -1.96, -1.047],
}, name='last_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-3])
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 4]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [-0.406, -1.494, -1.931, 0.575, -1.383, 1.972, 1.717, 1.476, -1.994, -2.446, -1.963, 3.959, -3.833,
    -0.883, -1.502, -3.854, -3.511, 0.201, -2.828, -0.157, -1.462, 2.806, 3.607, -0.448],
    output: [-3.833, -1.494, -1.931, -3.854, -3.511, 0.201, -2.828, -0.157, -1.994, -2.446, -1.963, -0.448],
}, name='first_negative').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [3.853, 3.033, -0.73, -3.082, 2.452, 2.656, -2.878, 0.475, 3.264, 2.765, -3.918, -2.446, -0.188,
    -2.176, 1.994, 1.582, 2.539, -1.337, -2.008, 3.048, -1.844, -1.58, -3.666, 3.464, -0.441,
    -1.784, 1.354, -3.044, -0.808, 2.399, -0.146, 0.054, 2.733, 0.012, -0.854, 3.736, -2.267, 3.186,
    -1.546, 2.152, 1.14, 3.385, -0.986, 3.547, -2.44, -0.19, -3.323, 2.882, -1.93, -1.831, 1.676,
    -1.586, 0.806, 0.264, 2.176, 3.482, -3.906, -0.046, 2.36, 0.785, 3.631, -0.373, -0.782, 2.891,
    -3.15, 0.914, 2.778, -3.203, 2.074, -3.828, -0.165, -2.866],
    output: [-3.082, -3.918, -2.446, -3.828, -3.323, -3.906],
}, name='two').AddVariations('relaxed').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [-0.249, -1.228, 3.839, -3.705, -3.705, -0.999, -0.189, -0.65, -3.342, -2.376, -0.485, -1.033,
    -2.496, -3.604, 0.775, 0.712, -3.585, -2.398, -0.665, -3.948, -0.45, -0.356, 0.636, 2.766,
    -2.08, 1.032, -0.434, 2.927, -1.173, -2.249, -2.462, 3.025, 0.611, -2.584, 2.523, 1.036, -3.144,
    -3.597, -1.684, -2.582, 2.62, 1.215, -3.548, 0.424, -3.752, 0.221, 1.794, -1.732, 2.303, -2.472,
    -0.504, 2.485, -3.607, -0.269, 3.502, 2.136, -0.885, 2.334, -3.252, 3.007, -3.193, -2.597,
    1.547, -2.931, -1.393, 1.45, 1.934, -1.345, 2.941, -3.231, -2.385, -1.374],
    output: [-3.705, -3.948, -3.342, -3.548, -3.607, -3.752],
}, name='two_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [0, 2])
output = Output('output', ('TENSOR_FLOAT32', [3, 3]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [3.953, -3.985, -3.416, -2.976, 2.698, -3.65, 2.371, -1.609, -2.18, 3.894, -3.853, 1.519, -2.392,
    1.534, 2.129, 1.243, -3.106, 3.893, -3.989, -0.089, -0.249, 2.602, -2.664, 2.139, -2.915, 3.36,
    1.615, 2.905, 1.321, -0.247, 0.056, 1.448, 3.932, 1.827, -3.388, 0.143, 0.889, 3.216, 3.855,
    2.674, -3.989, -3.872, -1.346, -2.014, 0.688, -1.805, 0.304, -1.484, -1.388, 1.559, 3.858,
    0.617, -0.405, -3.505, -1.969, -2.037, 3.962, 1.22, 0.273, -0.406, -1.797, -0.571, -0.018,
    0.474, 0.496, 0.222, 1.403, 3.844, 2.453, -1.915, 1.196, 1.918],
    output: [-2.976, -3.989, -3.872, -3.989, -3.106, -3.505, -2.915, -3.388, -0.247],
}, name='apart').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 2, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 3])
output = Output('output', ('TENSOR_FLOAT32', [3, 1, 2, 1]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [2.791, -0.56, 2.246, 2.631, -2.719, -1.184, 0.931, 3.624, -2.735, 0.938, 0.3, -3.779, -1.684,
    -2.811, 0.395, 2.863, 3.701, 2.475, 1.585, -1.691, -2.456, 2.629, -0.068, 3.389, -0.163, 3.262,
    0.32, 2.128, -0.18, -3.186, 0.797, -0.206, 2.262, 0.06, 0.343, 2.201, 0.662, -3.663, 0.126,
    3.637, 3.081, -3.255, 3.947, 3.589, 3.051, 3.146, 1.122, -2.84],
    output: [-3.779, -2.811, -1.691, -3.186, -3.255, -3.663],
}, name='apart_kept').AddVariations('float16')

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [2, 0])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [-0.862, -1.042, 1.935, -2.281, -2.566, -3.282, 3.328, -3.095, -0.487, 0.656, 3.785, 2.085, 0.638,
    2.411, -0.885, -2.366, -0.306, 1.77, 0.431, 2.824, 2.987, -2.749, -3.662, 0.918],
    output: [-2.366, -3.282, -3.662],
}, name='unordered').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [1, -2, 1])
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [-2.616, 2.367, 1.548, 2.101, 1.033, -1.116, -3.539, -3.113, -3.772, 0.269, -3.074, 0.559, 2.706,
    1.445, -3.276, 3.629, -1.527, 3.924, -3.307, 2.587, 0.66, 2.894, -0.754, 1.221],
    output: [-3.772, -1.116, -3.539, -3.113, -1.527, 1.445, -3.307, 1.221],
}, name='twice_the_same').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [0, 1, 2])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [2.597, 2.459, -3.268, 3.634, -3.604, -3.788, -3.064, -2.799, -2.714, 1.185, 0.974, -0.006, -2.297,
    -2.595, -0.426, -0.599, -1.943, 0.357, 2.732, -1.482, 1.786, -1.175, 2.943, 0.443],
    output: [-3.788],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [0, 1, 2])
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 1]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [1.82, 1.153, 0.71, 2.557, -1.119, -1.044, -0.175, 1.511, -2.401, 3.969, -1.76, 3.853, 1.356, -1.8,
    -0.681, 1.356, 2.563, 1.937, -2.117, -3.155, 1.419, -1.546, 0.444, -2.229],
    output: [-3.155],
}, name='all_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [7]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [-0.25, -1.981, -0.943, 2.504, -1.546, -0.94, -1.889],
    output: [-1.981],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [7]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [-2.147, 3.933, 3.87, 2.719, -1.938, -0.003, -0.449],
    output: [-2.147],
}, name='vector_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 1, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [3.782, -0.738, 2.456, -1.345, 2.785, -1.188, 0.653, -0.668, 2.574, 0.866, 0.914, 3.445],
    output: [3.782, -0.738, 2.456, -1.345, 2.785, -1.188, 0.653, -0.668, 2.574, 0.866, 0.914, 3.445],
}, name='size_1').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-2])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [1.711, -1.523, -2.385, 3.606, -1.981, -2.836, 0.071, -3.611, -2.109, -1.503, -0.334, -1.116],
    output: [-1.503, -3.611, -2.836],
}, name='matrix').AddVariations('float16').DisableLifeTimeVariation()

# All of one sign.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_MIN', input, [1], False).To(output)
Example({
    input: [-7.114, -6.749, -7.948, -5.57, -8.495, -5.014, -8.941, -7.816, -8.168, -8.314, -6.291, -5.532],
    output: [-7.948, -8.941, -8.314],
}, name='negative').AddVariations('float16').DisableLifeTimeVariation()

# All of one sign.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_MIN', input, [1], False).To(output)
Example({
    input: [5.81, 8.997, 8.384, 7.349, 7.756, 8.982, 6.998, 5.751, 6.116, 6.898, 6.487, 8.381],
    output: [5.81, 5.751, 6.116],
}, name='positive').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_MIN', input, [1], False).To(output)
Example({
    input: [float('inf'), 1.0, float('-inf'), float('-inf'), float('-inf'), float('-inf'), float('inf'),
    float('inf'), float('inf')],
    output: [float('-inf'), float('-inf'), float('inf')],
}, name='infinite').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4, 5], 0.10000000149011612, 0))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [4, 5], 0.10000000149011612, 0))
model = Model()
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 27, 99, 38, 178, 130, 143, 188, 221, 89, 151, 26, 195, 171, 124, 223, 137, 107, 178, 126,
    230, 177, 93, 67, 130, 83, 127, 49, 163, 38, 76, 247, 77, 194, 237, 187, 199, 228, 36, 187, 59,
    3, 16, 142, 29, 240, 7, 76, 81, 56, 53, 242, 105, 31, 202, 17, 62, 94, 1],
    output: [0, 59, 3, 16, 38, 29, 83, 7, 49, 81, 38, 53, 26, 77, 31, 124, 17, 62, 94, 1],
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
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 105, 201, 78, 15, 138, 212, 186, 180, 98, 117, 203, 74, 9, 22, 245, 202, 134, 234, 8, 236,
    32, 9, 35, 204, 123, 93, 170, 20, 52, 254, 240, 206, 220, 20, 188, 203, 198, 130, 180, 3, 23,
    61, 213, 182, 125, 115, 7, 237, 190, 202, 142, 21, 239, 136, 13, 11, 105, 98],
    output: [0, 117, 105, 74, 9, 8, 123, 32, 9, 20, 136, 3, 11, 7, 98],
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
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 35, 42, 52, 109, 1, 77, 47, 176, 30, 95, 171, 34, 228, 200, 103, 136, 18, 74, 89, 113, 233,
    4, 64, 188, 160, 121, 157, 149, 153, 59, 94, 231, 84, 90, 244, 36, 86, 61, 86, 251, 216, 172,
    50, 130, 24, 127, 246, 121, 20, 56, 207, 185, 76, 182, 154, 222, 39, 165],
    output: [0, 1, 30, 18, 4, 121, 59, 36, 50, 24, 20, 39],
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
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 151, 165, 38, 249, 229, 108, 111, 47, 17, 223, 49, 192, 48, 125, 132, 10, 138, 219, 74,
    212, 172, 87],
    output: [0, 38, 17, 48, 10, 74],
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
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [0, 255, 102, 59, 255, 5, 149, 2, 36, 13, 240, 82, 213, 196, 127, 5, 35, 113, 166, 167, 153, 59,
    217, 127],
    output: [0, 196, 102, 5, 35, 5, 149, 2, 36, 13, 217, 82],
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
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 165, 145, 78, 45, 165, 61, 94, 119, 88, 211, 27, 31, 150, 163, 162, 120, 77, 164, 64, 4,
    155, 112, 200, 159, 82, 236, 6, 50, 220, 230, 137, 27, 126, 142, 18, 15, 241, 138, 180, 22, 166,
    167, 252, 118, 108, 111, 102, 139, 94, 155, 51, 168, 235, 184, 114, 151, 131, 157, 19, 215, 7,
    185, 142, 0, 27, 64, 81, 9, 51, 191],
    output: [0, 6, 45, 9, 15, 0],
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
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [0, 255, 102, 19, 237, 125, 151, 106, 137, 12, 251, 84, 28, 29, 154, 50, 83, 194, 89, 207, 219, 9,
    217, 174, 134, 131, 77, 192, 77, 131, 176, 156, 109, 113, 134, 137, 157, 136, 17, 222, 68, 24,
    236, 85, 12, 152, 109, 193, 32, 53, 201, 223, 47, 29, 212, 58, 126, 200, 47, 67, 43, 62, 148,
    223, 39, 118, 190, 114, 31, 212, 19, 78],
    output: [0, 29, 77, 32, 19, 12],
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
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 49, 232, 204, 254, 43, 246, 213, 124, 227, 47, 242, 165, 246, 211, 147, 206, 242, 183, 99,
    12, 71, 199, 193, 13, 188, 198, 248, 117, 171, 170, 106, 62, 163, 211, 123, 135, 142, 247, 174,
    167, 175, 32, 174, 190, 133, 197, 198, 160, 19, 121, 210, 52, 212, 90, 176, 206, 217, 59, 59, 9,
    13, 134, 108, 37, 75, 99, 14, 161, 212, 87],
    output: [0, 32, 47, 12, 71, 19, 59, 9, 13],
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
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [0, 255, 255, 0, 109, 5, 152, 51, 73, 255, 49, 132, 238, 239, 122, 37, 154, 89, 48, 7, 82, 15, 123,
    66, 148, 172, 87, 163, 92, 192, 217, 22, 86, 112, 180, 223, 163, 135, 44, 238, 158, 232, 16,
    144, 226, 230, 30, 126],
    output: [0, 5, 7, 15, 16, 30],
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
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 243, 181, 166, 9, 185, 105, 215, 104, 108, 18, 77, 37, 121, 134, 12, 149, 57, 94, 76, 149,
    86, 63],
    output: [0, 9, 18],
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
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 150, 171, 202, 232, 114, 72, 157, 77, 123, 181, 91, 126, 141, 39, 254, 173, 144, 235, 222,
    61, 10, 155],
    output: [0, 77, 114, 72, 91, 61, 10, 39],
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
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 22, 59, 254, 8, 198, 45, 69, 245, 14, 207, 192, 187, 97, 0, 49, 214, 171, 67, 201, 25, 39,
    214],
    output: [0],
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
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [0, 255, 154, 23, 65, 24, 46, 192, 21, 4, 219, 172, 220, 205, 9, 173, 143, 0, 216, 218, 209, 183,
    126, 36],
    output: [0],
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
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 21, 220, 237, 239, 88],
    output: [0],
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
model.Operation('REDUCE_MIN', input, axes, True).To(output)
Example({
    input: [0, 255, 84, 18, 28, 223, 201],
    output: [0],
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
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 17, 51, 109, 59, 116, 243, 73, 64, 125, 235],
    output: [0, 255, 17, 51, 109, 59, 116, 243, 73, 64, 125, 235],
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
model.Operation('REDUCE_MIN', input, axes, False).To(output)
Example({
    input: [0, 255, 91, 24, 33, 226, 84, 137, 241, 179, 178, 169],
    output: [0, 33, 91],
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
model.Operation('REDUCE_MIN', input, [1], False).To(quantized)
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
model.Operation('REDUCE_MIN', input, [1], False).To(quantized)
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
model.Operation('REDUCE_MIN', input, [1], False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 0, 0, 0, 1, 1, 1, 1, 127, 127, 127, 127, 128, 128, 128, 128, 254, 254, 254, 254, 255, 255, 255,
    255],
    output: [-127.5, -127.0, -64.0, -63.5, -0.5, 0.0],
}, name='equal_zero_point_255_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
})).DisableLifeTimeVariation()
