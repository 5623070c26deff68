# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: axes, ranks, types.

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4, 5]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [4, 5]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [1.496, 0.506, -0.769, 3.75, 0.527, 3.554, -3.95, -3.0, -0.857, 1.677, 0.867, 0.037, -2.056, -1.756,
    1.489, -1.673, -1.708, 2.458, -0.225, -2.368, 2.98, 2.457, 3.257, 1.074, -0.846, 2.581, -1.95,
    -0.532, -1.572, 2.286, 0.263, 0.702, 0.124, -2.138, 3.125, 2.833, 0.358, -3.678, 1.528, 2.716,
    -2.945, -0.22, 1.384, -3.987, 3.963, 2.866, 3.123, 1.377, 0.386, -0.4, -3.169, 0.912, -1.203,
    3.269, 1.966, 1.561, 0.924, 3.993, -0.583, -2.919],
    output: [1.5310001, 2.743, 3.872, 0.837, 3.644, 9.000999, -2.7770002, -2.155, -2.043, 3.563, -2.039, 1.651,
    -3.135, -0.625, 6.58, 2.721, -0.4259999, 2.773, 0.72, -2.5709999],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4, 5]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3, 5]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [-3.712, 3.115, 1.383, 1.801, 3.409, 1.238, 1.418, 1.998, 0.982, 1.584, -3.027, -1.193, -1.328,
    1.911, -0.837, -3.928, -1.638, 0.053, 0.509, -1.566, -3.056, -2.15, -2.547, -2.099, 0.0, -2.965,
    -3.899, -0.024, 0.142, -1.078, 2.269, -2.34, -3.755, 3.183, 1.473, 1.589, -0.056, -1.831,
    -0.521, -1.755, -3.496, 0.218, -3.098, -1.769, 2.66, 2.515, 1.484, -2.761, -3.924, 1.071,
    -3.386, 0.811, 0.598, 1.788, -2.171, 2.007, -0.509, -2.508, 1.757, 3.876],
    output: [-9.429, 1.702, 2.1060002, 5.203, 2.59, -2.1629999, -8.445, -8.157, 0.7050001, -1.3599999, -2.36,
    2.004, -7.769, -2.1480002, 5.436],
}, name='middle').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4, 5]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [2])
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [-2.274, -1.316, -3.149, 1.086, 0.533, -2.87, 1.771, 3.238, -1.298, 1.505, 1.589, 2.858, 2.685,
    1.09, 0.242, 3.478, -2.08, -2.933, -0.654, -2.166, -0.624, 0.716, 0.938, 0.514, 0.163, 3.971,
    3.911, -1.306, -0.119, -3.676, -1.561, -1.684, -2.673, 2.535, -3.842, -3.38, -3.993, 1.204,
    -1.032, -3.828, -3.421, 3.998, 3.361, -3.427, 0.968, 2.786, -1.18, 2.557, -3.624, -0.437, -1.66,
    3.397, 0.225, -2.004, -3.646, -0.387, -2.278, -0.75, -2.893, -0.616],
    output: [-5.12, 2.3460002, 8.464, -4.355, 1.707, 2.781, -7.225, -11.029, 1.4789999, 0.10199991, -3.6879997,
    -6.924],
}, name='last').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-1])
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [-1.53, 1.324, -3.736, 3.501, 1.726, 2.194, -0.938, 3.262, 1.276, -0.858, 0.769, 1.63, -3.55,
    -2.841, -0.426, 1.652, -1.223, 2.277, 0.047, 1.49, -3.95, 2.607, 2.584, -0.396],
    output: [-0.4410001, 6.244, 2.817, -5.165, 2.5909998, 0.84500015],
}, name='last_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-3])
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 4]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, True).To(output)
Example({
    input: [2.838, -2.791, -3.279, 2.164, 1.824, 0.723, 0.647, 0.629, 3.226, -0.692, 0.189, 3.128, -2.846,
    -3.573, 0.056, 1.205, 2.955, -2.724, -2.377, -1.011, 1.6, -3.528, -2.865, 2.268],
    output: [-0.007999897, -6.364, -3.223, 3.369, 4.779, -2.001, -1.73, -0.38200003, 4.826, -4.2200003, -2.676,
    5.396],
}, name='first_negative').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [-1.229, -2.879, 0.368, 1.792, 2.764, -1.897, -3.133, 0.325, -2.843, -2.619, -3.657, -2.033, 0.268,
    3.246, 2.38, -3.754, -0.476, -1.427, 0.443, 0.329, -3.194, 1.768, 2.615, 0.238, -2.458, 2.068,
    0.644, -2.884, 2.821, -3.303, 0.995, -3.369, -1.913, -0.051, 0.81, -2.17, -2.149, 0.567, 3.423,
    2.216, 1.146, -3.589, -0.893, -2.022, 3.547, 3.946, 3.51, 1.218, 2.031, 1.351, -0.899, 3.414,
    -0.519, 3.215, 3.239, 2.055, -0.001, 0.588, -3.682, -2.878, 3.652, 1.219, -0.273, -3.511, 1.996,
    2.623, 0.369, 3.846, -2.912, 1.824, 2.318, -2.594],
    output: [-10.8619995, 4.597, -15.15, 14.726, 11.785, 0.8799999],
}, name='two').AddVariations('relaxed').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, True).To(output)
Example({
    input: [-3.039, 3.174, -2.431, -3.326, -2.77, 0.12, -0.805, 0.951, -3.901, 2.798, 0.078, 3.778, 1.57,
    1.833, -0.577, -0.394, -1.996, 0.46, -0.008, -3.929, 1.428, 1.182, -1.086, 0.433, -1.574,
    -2.213, -2.912, -0.276, 1.047, -0.074, 3.526, -2.956, 2.588, 1.987, 0.583, 3.91, 2.362, -1.01,
    -0.98, -0.679, 2.141, -3.108, -0.601, -3.038, 3.302, -3.01, -0.507, 2.946, 0.478, 2.794, -3.133,
    1.322, 0.033, -1.233, 2.485, 3.327, 3.129, 1.964, 3.598, 2.168, -3.046, 3.026, 0.3, 2.571,
    -0.072, -1.855, -0.108, 1.408, -2.368, -0.39, 0.579, -2.264],
    output: [1.6410002, -7.284, 2.8220003, 3.348, 12.278999, -3.096],
}, name='two_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [0, 2])
output = Output('output', ('TENSOR_FLOAT32', [3, 3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [0.276, 0.955, 2.457, 2.476, 0.536, 1.294, -0.979, -3.437, 1.18, 3.937, 0.694, 0.37, 3.576, 0.338,
    -3.148, -0.76, -3.294, 2.772, -1.423, -0.423, -3.709, 2.958, 3.172, 3.628, 3.885, -0.794,
    -2.489, 1.18, -0.33, 1.818, -2.018, -1.499, 0.306, 2.605, -2.716, 3.878, -3.199, -3.681, 2.965,
    3.501, 1.709, 3.534, 3.756, -1.992, 1.666, -0.861, 3.555, -3.399, -0.365, 0.775, -1.868, -1.453,
    2.754, -3.813, 1.881, -3.802, -2.398, -1.989, 2.849, 0.902, -1.617, -0.003, 2.654, 1.9, -1.308,
    -0.113, 3.513, 2.466, 0.588, -2.706, 1.997, -1.691],
    output: [8.907001, -1.661, 10.066999, 2.4250002, 2.369, -7.634, 6.742, -2.187, 4.9509997],
}, name='apart').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 2, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 3])
output = Output('output', ('TENSOR_FLOAT32', [3, 1, 2, 1]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, True).To(output)
Example({
    input: [-3.666, 1.871, -2.903, 2.327, 0.909, 3.49, -0.853, 2.036, -3.648, 1.076, -3.553, 3.755, -3.49,
    -2.723, 0.505, -3.643, -0.711, 0.562, 0.811, 1.845, -3.872, 0.384, -1.566, -2.772, -3.986,
    0.012, -1.795, 0.93, 3.002, 1.237, -0.355, -0.867, 2.739, -3.532, -2.347, -2.815, -2.006, 1.0,
    -1.846, -1.027, -2.906, -0.989, 2.824, -1.907, 0.007, 2.528, 2.634, -3.712],
    output: [-4.741, -3.769, -2.332, -4.809, -8.933, -2.4219997],
}, name='apart_kept').AddVariations('float16')

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [2, 0])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [-2.111, -0.453, -0.145, 0.365, 1.463, -0.18, -3.958, -2.744, 0.69, -0.204, 2.279, 0.095, 1.591,
    -0.93, 0.17, 3.969, -2.755, 1.982, 1.051, 0.602, 2.848, -3.137, 3.817, 0.217],
    output: [2.456, -4.539, 6.605],
}, name='unordered').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [1, -2, 1])
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [0.57575, 0.38375, -0.85825, 0.04725, -0.89075, 0.29475, -0.67225, 0.92225, -0.0385, -0.574, 0.9285,
    0.59125, -0.53725, -0.32275, 0.14025, 0.6755, 0.83, -0.16325, -0.8385, 0.14325, 0.72575,
    0.69075, -0.54725, -0.1795],
    output: [-0.3535, 0.104499996, -0.602, 1.56075, 1.0185001, 0.20475, -1.2455, 0.63925],
}, name='twice_the_same').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [0, 1, 2])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [0.93975, 0.29425, -0.3785, -0.5415, 0.91575, 0.0295, -0.74375, 0.66275, -0.1805, -0.10975,
    -0.16925, 0.374, -0.87725, 0.08875, 0.69625, -0.0025, 0.35375, -0.3625, -0.76175, 0.728,
    -0.36125, 1.0, 0.62775, -0.3375],
    output: [1.8845],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [0, 1, 2])
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 1]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, True).To(output)
Example({
    input: [0.701, 0.93575, 0.157, -0.204, -0.48375, -0.38425, 0.73125, 0.327, 0.438, -0.42525, -0.62025,
    0.38475, -0.7455, -0.235, -0.8825, -0.995, -0.58075, -0.21125, 0.9645, 0.215, 0.77475, 0.4945,
    0.6465, -0.98975],
    output: [0.012749985],
}, name='all_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [7]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [-1.316, -0.257, -3.526, 1.586, 0.879, 1.516, -1.733],
    output: [-2.851],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [7]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, True).To(output)
Example({
    input: [-0.677, 1.821, -1.94, -2.909, -2.556, 1.335, 1.369],
    output: [-3.557],
}, name='vector_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 1, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [0.287, -0.624, 3.536, -1.424, 1.082, 3.989, 0.483, -1.87, -3.558, 1.478, -2.514, 3.86],
    output: [0.287, -0.624, 3.536, -1.424, 1.082, 3.989, 0.483, -1.87, -3.558, 1.478, -2.514, 3.86],
}, name='size_1').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-2])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [1.947, 1.862, -2.916, 0.631, 2.083, -2.185, -1.599, 0.186, 3.259, -3.454, -3.772, -1.942],
    output: [-2.475, 0.35899985, -3.784],
}, name='matrix').AddVariations('float16').DisableLifeTimeVariation()
