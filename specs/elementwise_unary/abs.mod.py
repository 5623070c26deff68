# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# ABS: ends of its domain, ranks, types.

# Small, great and infinite numbers.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [10]))
output = Output('output', ('TENSOR_FLOAT32', [10]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: [0.0, -0.0, 1.5, -1.5, 1e-07, -1e-07, 3.4e+38, -3.4e+38, float('inf'), float('-inf')],
    output: [0.0, 0.0, 1.5, 1.5, 1e-07, 1e-07, 3.4e+38, 3.4e+38, float('inf'), float('inf')],
}, name='special').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: [-0.394, 0.208, 0.695],
    output: [0.394, 0.208, 0.695],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: [1.19, 0.803, 1.099, 1.061, 0.197, -1.313],
    output: [1.19, 0.803, 1.099, 1.061, 0.197, 1.313],
}, name='rank_2').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 5]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 5]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: [-1.527, 0.688, -1.246, 1.043, 1.819, -1.238, -1.811, 0.549, -0.49, 1.611, -0.389, -1.026, -0.986,
    1.531, -1.193, 0.061, 1.216, -1.743, -0.733, 0.393, 0.7, 0.514, -0.482, 0.351, -1.107, -1.581,
    0.964, 0.756, -1.623, -0.294],
    output: [1.527, 0.688, 1.246, 1.043, 1.819, 1.238, 1.811, 0.549, 0.49, 1.611, 0.389, 1.026, 0.986, 1.531,
    1.193, 0.061, 1.216, 1.743, 0.733, 0.393, 0.7, 0.514, 0.482, 0.351, 1.107, 1.581, 0.964, 0.756,
    1.623, 0.294],
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 5, 2]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 5, 2]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: [1.884, -1.494, 1.677, -0.475, 0.333, -1.409, 0.866, 1.425, 1.044, 0.313, -1.719, -1.334, 0.902,
    1.055, 0.373, -0.802, -0.033, 1.011, 0.251, -1.276, 0.9, 1.757, 1.829, 1.541, -1.026, 1.005,
    -0.23, 1.03, 1.702, 0.649, 0.344, -0.708, 1.654, -1.506, 0.703, 0.001, 1.006, -0.436, 1.43,
    0.795, -0.262, -1.864, -0.428, 1.892, -1.117, 1.59, -1.593, 1.887, 0.571, -0.505, 0.743, 0.978,
    1.149, -0.43, 0.736, 0.3, 0.106, -0.302, 0.967, 1.812],
    output: [1.884, 1.494, 1.677, 0.475, 0.333, 1.409, 0.866, 1.425, 1.044, 0.313, 1.719, 1.334, 0.902, 1.055,
    0.373, 0.802, 0.033, 1.011, 0.251, 1.276, 0.9, 1.757, 1.829, 1.541, 1.026, 1.005, 0.23, 1.03,
    1.702, 0.649, 0.344, 0.708, 1.654, 1.506, 0.703, 0.001, 1.006, 0.436, 1.43, 0.795, 0.262, 1.864,
    0.428, 1.892, 1.117, 1.59, 1.593, 1.887, 0.571, 0.505, 0.743, 0.978, 1.149, 0.43, 0.736, 0.3,
    0.106, 0.302, 0.967, 1.812],
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 5, 2, 2]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 5, 2, 2]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: [-0.542, -1.036, -1.37, 0.096, -0.244, -0.649, -0.514, 1.362, 0.752, 1.698, -1.407, -1.091, 1.488,
    0.619, 0.731, -1.038, 0.291, -0.485, 0.875, 1.057, 1.154, 1.704, 0.519, -0.752, -0.362, 1.005,
    -1.753, -1.66, -0.021, -0.251, 1.126, 1.315, -0.636, 1.347, 1.812, -0.762, -0.808, -0.495,
    -0.361, 0.778, -0.089, -1.502, 0.267, 0.557, 0.355, -1.81, -1.333, -0.416, 0.357, 1.693, -1.604,
    1.8, 0.483, -0.497, 0.97, -1.152, 0.709, -0.333, -1.689, -1.119, -0.822, -1.322, -1.316, -1.097,
    0.681, -1.86, 1.806, 0.274, -1.223, -1.698, 0.056, 1.197, -1.355, -0.401, 1.315, 0.651, -0.32,
    -1.754, -1.061, -1.41, 1.059, 1.108, 1.295, 1.023, -1.61, 0.691, 0.968, 1.698, 0.518, -1.873,
    -0.008, 0.082, 1.518, -1.544, 0.472, -0.338, 0.559, 0.069, -1.871, -0.678, 0.736, -0.33, -0.092,
    0.143, 1.491, 0.041, 1.443, -0.849, -0.674, 1.481, -1.754, 1.147, 0.868, 1.355, -1.469, 0.418,
    -0.51, 1.799, 0.151, -1.709],
    output: [0.542, 1.036, 1.37, 0.096, 0.244, 0.649, 0.514, 1.362, 0.752, 1.698, 1.407, 1.091, 1.488, 0.619,
    0.731, 1.038, 0.291, 0.485, 0.875, 1.057, 1.154, 1.704, 0.519, 0.752, 0.362, 1.005, 1.753, 1.66,
    0.021, 0.251, 1.126, 1.315, 0.636, 1.347, 1.812, 0.762, 0.808, 0.495, 0.361, 0.778, 0.089,
    1.502, 0.267, 0.557, 0.355, 1.81, 1.333, 0.416, 0.357, 1.693, 1.604, 1.8, 0.483, 0.497, 0.97,
    1.152, 0.709, 0.333, 1.689, 1.119, 0.822, 1.322, 1.316, 1.097, 0.681, 1.86, 1.806, 0.274, 1.223,
    1.698, 0.056, 1.197, 1.355, 0.401, 1.315, 0.651, 0.32, 1.754, 1.061, 1.41, 1.059, 1.108, 1.295,
    1.023, 1.61, 0.691, 0.968, 1.698, 0.518, 1.873, 0.008, 0.082, 1.518, 1.544, 0.472, 0.338, 0.559,
    0.069, 1.871, 0.678, 0.736, 0.33, 0.092, 0.143, 1.491, 0.041, 1.443, 0.849, 0.674, 1.481, 1.754,
    1.147, 0.868, 1.355, 1.469, 0.418, 0.51, 1.799, 0.151, 1.709],
}, name='rank_5').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [9]))
output = Output('output', ('TENSOR_INT32', [9]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: [0, 1, -1, 2147483647, -2147483647, 65536, -65537, 255, -256],
    output: [0, 1, 1, 2147483647, 2147483647, 65536, 65537, 255, 256],
}, name='far_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [2, 3, 1, 4]))
output = Output('output', ('TENSOR_INT32', [2, 3, 1, 4]))
model = Model()
model.Operation('ABS', input).To(output)
Example({
    input: [-12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    output: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
}, name='rank_4_int32').DisableLifeTimeVariation()

# Small integers, as real numbers: none may be one off.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [7]))
integers = Internal('integers', ('TENSOR_INT32', [7]))
output = Output('output', ('TENSOR_FLOAT32', [7]))
model = Model()
model.Operation('ABS', input).To(integers)
model.Operation('CAST', integers).To(output)
Example({
    input: [0, 1, -1, 2, -2, 1000, -1000],
    output: [0.0, 1.0, 1.0, 2.0, 2.0, 1000.0, 1000.0],
}, name='shown_int32').DisableLifeTimeVariation()
