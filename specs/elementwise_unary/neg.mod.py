# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# NEG: ends of its domain, ranks, types.

# Small, great and infinite numbers.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [9]))
output = Output('output', ('TENSOR_FLOAT32', [9]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: [0.0, 1.5, -1.5, 1e-07, -1e-07, 3.4e+38, -3.4e+38, float('inf'), float('-inf')],
    output: [0.0, -1.5, 1.5, -1e-07, 1e-07, -3.4e+38, 3.4e+38, float('-inf'), float('inf')],
}, name='special').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: [0.816, -1.873, -0.802],
    output: [-0.816, 1.873, 0.802],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: [-0.767, -1.651, -0.948, 0.424, -1.48, 0.763],
    output: [0.767, 1.651, 0.948, -0.424, 1.48, -0.763],
}, name='rank_2').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 5]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 5]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: [-0.457, -0.79, 0.74, 0.431, 0.894, 0.383, -0.146, -0.052, -1.477, 1.008, 0.669, -0.569, 0.861,
    -0.497, -1.123, 1.583, 0.093, -0.855, -0.19, -1.607, 0.277, -0.211, -1.422, -1.736, -0.242,
    0.966, 0.334, 0.89, 1.639, -0.195],
    output: [0.457, 0.79, -0.74, -0.431, -0.894, -0.383, 0.146, 0.052, 1.477, -1.008, -0.669, 0.569, -0.861,
    0.497, 1.123, -1.583, -0.093, 0.855, 0.19, 1.607, -0.277, 0.211, 1.422, 1.736, 0.242, -0.966,
    -0.334, -0.89, -1.639, 0.195],
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 5, 2]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 5, 2]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: [-1.895, 1.095, -0.849, 0.729, 0.656, 1.695, -0.688, -0.096, 0.077, 0.918, 0.551, -1.478, 1.136,
    -0.107, -0.084, 1.566, -1.656, 0.524, -1.655, 1.271, -0.758, 0.024, 0.254, 1.856, -1.456, 0.272,
    0.982, -1.523, 0.676, 0.646, 1.775, 0.567, 0.344, -1.4, -1.244, 1.472, 1.064, 1.733, -0.001,
    1.459, 1.393, 0.782, -0.728, 1.098, -0.968, -0.375, -0.16, 0.209, -1.811, -0.634, -1.184,
    -0.937, -1.386, -1.708, -0.169, 0.364, -1.783, -0.688, 1.323, -0.578],
    output: [1.895, -1.095, 0.849, -0.729, -0.656, -1.695, 0.688, 0.096, -0.077, -0.918, -0.551, 1.478, -1.136,
    0.107, 0.084, -1.566, 1.656, -0.524, 1.655, -1.271, 0.758, -0.024, -0.254, -1.856, 1.456,
    -0.272, -0.982, 1.523, -0.676, -0.646, -1.775, -0.567, -0.344, 1.4, 1.244, -1.472, -1.064,
    -1.733, 0.001, -1.459, -1.393, -0.782, 0.728, -1.098, 0.968, 0.375, 0.16, -0.209, 1.811, 0.634,
    1.184, 0.937, 1.386, 1.708, 0.169, -0.364, 1.783, 0.688, -1.323, 0.578],
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 5, 2, 2]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 5, 2, 2]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: [-1.212, 0.978, 1.693, 0.004, -0.118, 1.594, -1.291, 0.242, -1.313, 0.081, 1.268, 0.421, 1.107,
    -1.813, -0.886, -0.935, 0.266, -0.769, -1.035, 1.033, -1.454, 0.947, 1.157, 1.401, 0.094,
    -1.602, 1.399, -0.964, 0.681, 1.247, -0.805, -0.558, 0.302, 1.862, 0.709, 0.525, 1.503, 0.955,
    -1.045, -1.11, -0.348, 1.379, 1.665, 0.101, -1.152, -0.202, -1.644, -0.706, -1.749, -1.537,
    -1.15, 1.093, -1.778, -0.011, 0.177, -1.262, 1.034, -0.452, -1.273, -1.809, 0.559, 0.128,
    -0.592, -1.255, 0.263, 0.682, -0.678, -1.72, -0.14, 0.379, -0.626, 0.337, 1.292, -0.19, -1.893,
    -0.586, -1.208, 0.92, 1.261, -0.17, 1.403, 1.58, -1.007, -1.527, -1.035, -0.547, -0.78, -0.803,
    0.465, 1.169, -1.583, -0.093, -1.14, -0.798, -0.034, -1.208, -0.295, 1.136, -0.462, -1.701,
    -0.738, -1.227, -0.48, 1.688, -0.062, 0.252, -0.038, 1.814, 1.148, -1.576, 0.483, -1.316,
    -0.128, -1.78, 1.518, 1.223, 0.562, 0.147, -1.092, -0.625],
    output: [1.212, -0.978, -1.693, -0.004, 0.118, -1.594, 1.291, -0.242, 1.313, -0.081, -1.268, -0.421, -1.107,
    1.813, 0.886, 0.935, -0.266, 0.769, 1.035, -1.033, 1.454, -0.947, -1.157, -1.401, -0.094, 1.602,
    -1.399, 0.964, -0.681, -1.247, 0.805, 0.558, -0.302, -1.862, -0.709, -0.525, -1.503, -0.955,
    1.045, 1.11, 0.348, -1.379, -1.665, -0.101, 1.152, 0.202, 1.644, 0.706, 1.749, 1.537, 1.15,
    -1.093, 1.778, 0.011, -0.177, 1.262, -1.034, 0.452, 1.273, 1.809, -0.559, -0.128, 0.592, 1.255,
    -0.263, -0.682, 0.678, 1.72, 0.14, -0.379, 0.626, -0.337, -1.292, 0.19, 1.893, 0.586, 1.208,
    -0.92, -1.261, 0.17, -1.403, -1.58, 1.007, 1.527, 1.035, 0.547, 0.78, 0.803, -0.465, -1.169,
    1.583, 0.093, 1.14, 0.798, 0.034, 1.208, 0.295, -1.136, 0.462, 1.701, 0.738, 1.227, 0.48,
    -1.688, 0.062, -0.252, 0.038, -1.814, -1.148, 1.576, -0.483, 1.316, 0.128, 1.78, -1.518, -1.223,
    -0.562, -0.147, 1.092, 0.625],
}, name='rank_5').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [9]))
output = Output('output', ('TENSOR_INT32', [9]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: [0, 1, -1, 2147483647, -2147483647, 65536, -65537, 255, -256],
    output: [0, -1, 1, -2147483647, 2147483647, -65536, 65537, -255, 256],
}, name='far_int32').DisableLifeTimeVariation()

# Integers.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [2, 3, 1, 4]))
output = Output('output', ('TENSOR_INT32', [2, 3, 1, 4]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: [-12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    output: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11],
}, name='rank_4_int32').DisableLifeTimeVariation()

# Small integers, as real numbers: none may be one off.
# Expected values: exact integer arithmetic.
input = Input('input', ('TENSOR_INT32', [7]))
integers = Internal('integers', ('TENSOR_INT32', [7]))
output = Output('output', ('TENSOR_FLOAT32', [7]))
model = Model()
model.Operation('NEG', input).To(integers)
model.Operation('CAST', integers).To(output)
Example({
    input: [0, 1, -1, 2, -2, 1000, -1000],
    output: [0.0, -1.0, 1.0, -2.0, 2.0, -1000.0, 1000.0],
}, name='shown_int32').DisableLifeTimeVariation()
