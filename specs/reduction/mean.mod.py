# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: axes, ranks, types.

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4, 5]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [4, 5]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0.855, 2.11, -1.317, 0.97, -1.885, 3.697, 2.579, 3.97, -1.08, 3.039, -0.87, -3.039, 3.983, -2.62,
    3.92, 1.231, -2.312, 1.228, -1.947, -3.607, 3.435, -3.821, 1.99, -3.675, -2.396, -0.476, 2.361,
    1.842, -3.325, 0.24, -1.752, -2.148, -1.089, 1.283, -3.688, 0.311, -3.243, 1.277, 3.755, 2.238,
    -1.916, 2.336, 1.675, 0.746, 2.287, -3.74, 3.866, -0.195, 1.356, -0.008, -1.849, 3.181, 0.959,
    -3.885, -3.857, 1.037, 3.961, -2.938, 0.539, 0.779],
    output: [0.7913333, 0.20833325, 0.7826666, -0.653, -0.66466665, -0.173, 2.9353333, 1.8723333, -1.0163333,
    1.0903333, -1.4903333, -0.66866666, 1.2843333, -1.7406666, -1.2083334, 0.85966665, -0.5313334,
    -0.14433332, 0.7823334, -0.19666673],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4, 5]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3, 5]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [2.551, 2.48, 0.427, 1.269, 3.96, 2.862, 0.79, 3.31, -3.351, 1.713, -1.142, -1.665, -0.329, -1.348,
    0.442, -1.721, -1.952, 2.453, 0.314, 2.002, 3.613, 3.311, 0.686, -0.441, -3.654, 2.307, -0.355,
    -1.686, 1.804, -2.946, -0.372, 3.724, 3.922, -1.032, 2.975, -3.128, 2.804, 2.068, -2.359, 1.807,
    -1.904, -0.922, -3.594, -2.637, 2.333, 0.042, -3.409, -2.72, -2.469, -2.336, 3.564, 2.958, 3.67,
    -1.311, 2.376, -2.78, 0.728, -1.973, -0.077, -3.033],
    output: [0.63750005, -0.086749986, 1.46525, -0.77900004, 2.0292501, 0.60499996, 2.371, 1.2475, -0.50699997,
    -0.45450005, -0.26950002, -0.16125, -1.15425, -1.6235, -0.16500002],
}, name='middle').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4, 5]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [2])
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [-1.161, 0.379, 1.538, -1.876, -1.54, 2.803, -1.734, 3.101, -1.878, 0.885, -2.055, 1.919, -1.534,
    -1.338, 3.272, -1.632, -2.577, 3.54, 2.087, -0.657, -3.52, -0.826, -0.301, -1.025, -2.787,
    0.682, 1.442, -3.486, -1.469, 3.356, 0.662, -3.644, -2.562, 2.497, -0.627, 3.206, 3.244, 3.078,
    0.044, -1.586, -2.004, 2.631, -2.713, 1.069, 3.551, -1.534, -3.835, -1.44, -2.527, -0.35,
    -3.031, 0.207, 2.075, -2.172, 3.343, -0.064, 3.497, -0.932, 1.499, 3.794],
    output: [-0.532, 0.6354, 0.05279999, 0.1522, -1.6918, 0.10499998, -0.73480004, 1.5972, 0.50680006,
    -1.9372001, 0.08440003, 1.5588],
}, name='last').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-1])
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [2.078, -1.786, 0.94, 0.746, 1.641, -1.124, -2.359, 0.643, -0.217, -2.011, -2.646, 1.569, 1.552,
    2.802, 3.19, -1.277, 3.463, 2.632, 2.673, 3.22, 2.068, 0.109, 2.461, -3.029],
    output: [0.4945, -0.29974997, -0.82624996, 1.56675, 2.997, 0.40225],
}, name='last_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-3])
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 4]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [0.179, -0.018, -1.984, 3.561, -0.63, -0.883, 0.528, -2.428, 3.46, -2.71, 3.349, 3.456, 1.09, 2.522,
    -3.916, 1.987, -2.321, -0.208, 3.914, 0.072, 3.198, 2.426, 0.556, -3.166],
    output: [0.6345, 1.2520001, -2.9499998, 2.7740002, -1.4755001, -0.54550004, 2.221, -1.178, 3.329,
    -0.14199996, 1.9525, 0.1450001],
}, name='first_negative').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [3.445, 0.869, 2.971, 2.021, 0.31, 3.548, 2.014, -1.255, -3.478, 0.287, 0.656, -0.207, 1.084, 0.453,
    -3.723, 1.99, -2.053, -2.998, 1.76, 3.003, 1.81, 1.528, 3.564, 0.185, -0.228, 1.996, 0.974,
    0.128, -0.763, 0.315, -3.099, -0.048, -2.485, -3.093, 3.054, -0.6, 0.883, -1.948, 1.097, 3.823,
    -0.345, -2.149, -3.568, -2.929, -3.864, -0.136, 1.86, 3.842, 0.023, 2.349, -1.824, -0.167,
    3.046, -1.132, -3.484, 3.631, 1.843, -0.772, -2.426, 3.852, 0.267, -1.804, -3.374, -2.701,
    -3.98, -3.278, -1.744, 0.209, 2.38, 3.893, -0.28, 3.526],
    output: [0.6530833, 0.8155, -0.30733332, -0.30691668, -0.21808334, 0.07658333],
}, name='two').AddVariations('relaxed').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [1.205, -0.392, -2.493, -1.155, -2.197, 2.35, 1.509, -2.586, -2.334, 3.943, -1.133, -3.827, 2.401,
    2.511, -3.086, 3.007, 0.479, 3.198, 1.25, 2.975, 3.368, 0.477, -2.651, -0.817, -2.208, -1.505,
    3.92, 0.714, 0.294, 3.552, 1.67, -3.472, -0.827, -1.269, 2.98, 1.933, -0.539, -0.477, 2.139,
    3.002, 1.725, 1.395, -2.604, 1.24, -3.085, -3.038, 0.557, -0.597, -0.469, -2.746, -0.59, -2.855,
    2.392, -3.792, 1.892, 3.711, 2.331, -3.585, -0.162, 3.019, -1.153, -1.916, 2.218, 2.273, 2.544,
    2.043, -3.107, -1.459, -1.693, 2.366, 1.663, -3.634],
    output: [0.962, -0.39141667, 0.41141665, -0.6514167, 0.5893333, -0.02050001],
}, name='two_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [0, 2])
output = Output('output', ('TENSOR_FLOAT32', [3, 3]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [-0.087, -0.621, 1.36, -1.219, 0.774, -3.074, -2.064, -1.342, -2.885, -3.848, -2.805, -3.134, 0.808,
    3.769, 2.154, -1.733, -1.42, -3.582, -1.343, -3.187, 0.896, 0.497, -2.376, -1.161, 1.564, 3.172,
    0.536, 3.019, 1.407, -1.651, 3.018, -2.391, -1.672, 1.241, -1.04, 1.211, 3.23, 0.233, -1.844,
    2.995, -1.607, 2.695, -2.959, -3.87, -3.29, -1.337, -2.511, 2.428, -0.181, -0.3, -0.551, -1.569,
    -2.545, 1.696, -3.462, 2.573, 1.792, 0.203, 2.224, -1.577, -2.902, -2.92, 1.087, -1.75, 2.486,
    -2.456, 2.556, 2.982, 2.768, -0.523, -0.463, 1.332],
    output: [-0.661125, -1.468625, -0.968, -0.84749997, -0.15775001, -0.041624993, 0.777875, 0.404125,
    0.14437497],
}, name='apart').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 2, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 3])
output = Output('output', ('TENSOR_FLOAT32', [3, 1, 2, 1]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [1.978, -2.178, -3.516, 1.687, -2.456, 2.953, -2.76, -0.555, 2.563, 1.478, 2.82, -1.995, 0.159,
    2.502, -1.472, 1.914, 1.894, 2.935, 1.544, -3.104, 3.705, 0.45, -0.753, 2.755, 0.969, -3.363,
    -0.879, -1.544, 3.872, -0.179, -3.053, 1.878, -0.645, -0.473, -0.687, -1.554, -1.134, -0.73,
    -1.341, 1.19, -2.742, -3.123, 1.157, 2.694, 3.63, -1.036, 2.555, 3.405],
    output: [0.354625, 0.03562501, -0.19350001, 1.084375, -0.671625, 0.81737506],
}, name='apart_kept').AddVariations('float16')

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [2, 0])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [-2.097, 0.875, -2.867, 0.082, 0.291, -2.951, -3.143, -3.523, -0.403, -2.729, 0.428, -1.091, -3.342,
    -2.784, -2.697, 3.719, -1.503, -0.559, -0.393, -3.503, 1.894, 1.792, 0.752, 2.204],
    output: [-1.138875, -1.9105, 0.35587502],
}, name='unordered').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [1, -2, 1])
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [3.912, 0.741, 3.415, -1.491, -1.683, -0.267, 0.323, -1.277, 1.459, 2.338, 2.459, -1.209, -0.038,
    -1.629, 1.33, 0.478, 0.923, -2.752, 1.156, 2.651, -0.307, 2.782, -1.629, 3.94],
    output: [1.2293333, 0.93733335, 2.0656667, -1.3256667, 0.19266665, -0.533, 0.2856667, 2.3563333],
}, name='twice_the_same').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [0, 1, 2])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [-3.365, 3.753, 2.106, -0.092, -2.296, -1.312, 0.334, 1.036, -3.762, 3.503, 3.364, -0.206, 1.502,
    -1.111, -2.411, 1.397, 1.586, 3.565, -0.548, -3.426, 2.482, 3.547, -0.796, 0.197],
    output: [0.37695834],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [0, 1, 2])
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 1]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [3.867, -1.799, 1.844, 1.933, -2.483, -1.196, 0.064, 2.938, -1.16, -1.794, 1.979, 3.697, 2.488,
    -1.115, 1.035, -1.227, 0.862, -1.111, 1.191, -1.588, -1.513, -1.611, -3.972, -1.256],
    output: [0.0030416644],
}, name='all_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [7]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [-3.636, 0.367, -0.122, -1.265, -2.591, -1.283, -2.899],
    output: [-1.6327143],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [7]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [2.365, 1.22, 2.714, 1.216, 2.879, 2.576, -1.779],
    output: [1.5987142],
}, name='vector_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 1, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [-3.881, 3.504, 3.286, 3.01, -0.958, 1.186, -3.238, -2.816, -3.488, 2.697, -0.011, -0.334],
    output: [-3.881, 3.504, 3.286, 3.01, -0.958, 1.186, -3.238, -2.816, -3.488, 2.697, -0.011, -0.334],
}, name='size_1').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-2])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [-0.435, 0.178, -3.903, -0.04, 0.359, 2.314, 0.244, 3.646, -1.873, 0.196, 1.755, 2.571],
    output: [-0.008750001, 1.4844999, -0.22275004],
}, name='matrix').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4, 5], 0.10000000149011612, 0))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [4, 5], 0.10000000149011612, 0))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 168, 242, 0, 57, 29, 37, 254, 110, 25, 138, 80, 156, 72, 134, 231, 56, 223, 64, 89, 224,
    37, 169, 247, 113, 201, 225, 13, 38, 20, 218, 111, 53, 41, 254, 207, 141, 156, 255, 59, 86, 149,
    146, 12, 134, 176, 137, 19, 198, 144, 181, 38, 120, 157, 101, 19, 144, 181, 123],
    output: [49, 188, 118, 186, 86, 101, 135, 133, 95, 115, 63, 179, 76, 110, 90, 163, 152, 114, 187, 147],
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
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 20, 65, 212, 100, 89, 58, 156, 182, 120, 175, 225, 10, 62, 68, 102, 41, 6, 167, 4, 11, 98,
    111, 67, 194, 236, 162, 103, 210, 173, 92, 6, 60, 122, 218, 160, 28, 190, 199, 8, 251, 118, 168,
    149, 13, 243, 8, 141, 0, 160, 208, 150, 20, 206, 235, 192, 49, 200, 249],
    output: [72, 155, 86, 59, 156, 147, 125, 73, 116, 150, 104, 224, 81, 132, 151],
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
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 128, 101, 217, 15, 24, 45, 19, 193, 206, 223, 24, 139, 158, 117, 69, 96, 156, 136, 149,
    128, 139, 40, 241, 158, 232, 169, 180, 230, 119, 188, 78, 165, 187, 224, 130, 42, 24, 78, 195,
    68, 137, 44, 223, 106, 208, 126, 24, 236, 52, 21, 225, 236, 76, 113, 48, 85, 3, 146],
    output: [140, 59, 150, 115, 139, 194, 147, 100, 133, 140, 122, 79],
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
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 126, 8, 253, 152, 20, 132, 236, 26, 208, 161, 16, 154, 61, 62, 36, 183, 39, 156, 98, 226,
    59, 6],
    output: [97, 139, 158, 73, 104, 97],
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
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [0, 255, 244, 245, 18, 13, 75, 92, 235, 85, 228, 10, 89, 220, 125, 214, 97, 187, 64, 189, 63, 93,
    131, 170],
    output: [45, 238, 185, 230, 58, 100, 70, 141, 149, 89, 180, 90],
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
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 194, 58, 192, 219, 219, 222, 201, 38, 68, 179, 11, 169, 77, 44, 167, 114, 100, 224, 138,
    104, 71, 54, 176, 196, 54, 121, 223, 78, 241, 246, 98, 172, 184, 123, 173, 238, 210, 111, 114,
    146, 27, 22, 166, 201, 119, 108, 240, 28, 200, 115, 151, 99, 112, 111, 192, 13, 78, 246, 56,
    191, 251, 76, 63, 74, 129, 140, 74, 195, 48, 144],
    output: [107, 185, 127, 121, 109, 159],
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
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [0, 255, 162, 33, 193, 200, 42, 135, 111, 107, 4, 98, 159, 24, 118, 232, 95, 216, 244, 45, 136, 92,
    129, 124, 135, 9, 109, 104, 50, 11, 160, 136, 129, 189, 176, 230, 123, 83, 172, 137, 2, 91, 226,
    83, 60, 242, 185, 54, 225, 163, 68, 153, 214, 164, 108, 114, 49, 109, 17, 217, 32, 175, 170, 25,
    252, 126, 73, 187, 234, 11, 237, 45],
    output: [125, 104, 137, 122, 143, 121],
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
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 135, 217, 107, 237, 17, 51, 40, 107, 98, 176, 77, 234, 37, 116, 110, 181, 200, 60, 237,
    159, 148, 139, 40, 77, 111, 246, 243, 123, 245, 82, 225, 50, 45, 125, 250, 55, 169, 126, 185,
    133, 99, 248, 217, 110, 238, 216, 23, 245, 5, 215, 101, 81, 106, 114, 95, 209, 29, 13, 20, 136,
    178, 233, 192, 153, 173, 189, 183, 20, 179, 242],
    output: [116, 155, 165, 138, 130, 99, 128, 143, 168],
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
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [0, 255, 166, 164, 123, 245, 107, 242, 211, 128, 222, 77, 130, 139, 217, 86, 103, 201, 242, 164, 67,
    107, 142, 55, 97, 182, 202, 156, 143, 130, 62, 212, 173, 6, 30, 137, 124, 170, 236, 224, 70, 23,
    26, 156, 48, 84, 40, 125],
    output: [153, 161, 168, 115, 78, 131],
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
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 246, 195, 15, 21, 200, 149, 221, 187, 140, 27, 7, 232, 25, 37, 5, 153, 244, 221, 92, 182,
    28, 111],
    output: [125, 126, 123],
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
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 21, 23, 207, 217, 224, 60, 43, 224, 217, 42, 13, 21, 49, 10, 115, 192, 151, 6, 242, 107,
    53, 77],
    output: [83, 232, 154, 42, 123, 107, 84, 31],
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
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 122, 42, 234, 96, 170, 216, 17, 6, 21, 7, 3, 245, 242, 19, 237, 26, 204, 248, 124, 128,
    210, 248],
    output: [130],
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
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [0, 255, 133, 10, 105, 148, 0, 97, 85, 82, 24, 65, 121, 229, 35, 29, 34, 117, 107, 228, 154, 6, 185,
    148],
    output: [100],
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
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 197, 39, 220, 146, 235],
    output: [156],
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
model.Operation('MEAN', input, axes, 1).To(output)
Example({
    input: [0, 255, 206, 15, 88, 87, 25],
    output: [97],
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
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 102, 249, 127, 100, 188, 126, 185, 152, 139, 245],
    output: [0, 255, 102, 249, 127, 100, 188, 126, 185, 152, 139, 245],
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
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 190, 139, 109, 224, 238, 243, 142, 154, 207, 139],
    output: [133, 204, 174],
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
model.Operation('MEAN', input, [1], 0).To(quantized)
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
model.Operation('MEAN', input, [1], 0).To(quantized)
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
model.Operation('MEAN', input, [1], 0).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 0, 0, 0, 1, 1, 1, 1, 127, 127, 127, 127, 128, 128, 128, 128, 254, 254, 254, 254, 255, 255, 255,
    255],
    output: [-127.5, -127.0, -64.0, -63.5, -0.5, 0.0],
}, name='equal_zero_point_255_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
})).DisableLifeTimeVariation()

# Averages that are codes themselves, so that there is nothing to round.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 5], 0.25, 77))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [3], 0.25, 77))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('MEAN', input, [1], 0).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [45, 96, 168, 178, 58, 130, 79, 243, 104, 204, 140, 170, 124, 92, 124],
    output: [8.0, 18.75, 13.25],
}, name='whole_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -51),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -51),
})).DisableLifeTimeVariation()
