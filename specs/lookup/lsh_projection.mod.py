# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lookup.py; do not edit.
#
# LSH_PROJECTION: types of projection and of input, weights.

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [3, 6]), [-1.403, -0.591, 0.063, 0.406, -0.839, -0.435, -0.973, -1.833, 0.529, 1.454, -0.341, -1.843, -0.134,
    0.893, -1.643, -0.872, -0.521, -1.406])
input = Input('input', ('TENSOR_FLOAT32', [5, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [5]), [1.694, 1.664, 1.284, 1.856, 1.429])
projected = Internal('projected', ('TENSOR_INT32', [18]))
output = Output('output', ('TENSOR_FLOAT32', [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-948.0, 538.0, 42.0, 533.0, -450.0, -858.0, -474.0, 663.0, -491.0, -755.0],
    output: [0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0],
}, name='dense_float32_of_float32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [3, 6]), [-0.878, 0.443, -1.21, 0.095, -1.692, -0.182, -0.29, -0.943, 1.849, 0.509, 1.588, -0.303, 1.609,
    0.106, -1.957, 0.462, -0.786, 1.083])
input = Input('input', ('TENSOR_FLOAT16', [5, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [5]), [1.645, 0.124, 1.438, 2.102, 1.465])
projected = Internal('projected', ('TENSOR_INT32', [18]))
output = Output('output', ('TENSOR_FLOAT32', [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-773.0, -483.0, 907.0, 114.0, -719.0, -613.0, 696.0, 163.0, 932.0, -182.0],
    output: [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0],
}, name='dense_float32_of_float16').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [3, 6]), [0.993, -1.285, 1.617, -0.625, 0.324, -1.547, -1.961, 0.838, 0.348, 0.829, -0.271, 0.059, -1.183,
    -0.36, 0.853, 1.002, -0.029, 0.88])
input = Input('input', ('TENSOR_INT32', [5, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [5]), [1.779, 1.858, 0.409, 1.897, 0.898])
projected = Internal('projected', ('TENSOR_INT32', [18]))
output = Output('output', ('TENSOR_FLOAT32', [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-919, -954, 887, -602, -942, -989, -960, 946, -421, 942],
    output: [1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0],
}, name='dense_float32_of_int32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [3, 6]), [-0.468, 1.703, 0.346, 0.95, -1.931, 0.572, -0.972, -1.256, 0.946, 0.339, 1.869, 1.096, 1.759,
    0.833, 0.945, 0.541, 1.764, 1.004])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [5, 2], 0.5, 10))
weights = Parameter('weights', ('TENSOR_FLOAT32', [5]), [1.789, 1.639, 2.783, 0.785, 1.151])
projected = Internal('projected', ('TENSOR_INT32', [18]))
output = Output('output', ('TENSOR_FLOAT32', [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [0, 255, 28, 105, 79, 132, 153, 165, 230, 50],
    output: [0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0],
}, name='dense_float32_of_quant8').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT16', [3, 6]), [1.425, -0.192, 1.993, 1.755, 1.925, 1.713, -0.072, 1.065, 1.928, 0.39, -1.657, -1.603, 1.224,
    -0.444, -1.136, 0.401, -0.056, -1.653])
input = Input('input', ('TENSOR_FLOAT32', [5, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT16', [5]), [0.384, 0.35, 1.531, 2.012, 0.182])
projected = Internal('projected', ('TENSOR_INT32', [18]))
output = Output('output', ('TENSOR_FLOAT32', [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-843.0, 314.0, 401.0, -913.0, 247.0, 674.0, -662.0, -988.0, 934.0, 858.0],
    output: [1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0],
}, name='dense_float16_of_float32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT16', [3, 6]), [1.294, 0.4, 1.153, 1.403, 1.883, -1.859, 0.364, -0.68, 0.391, -1.256, 0.53, -1.364, 1.393, 0.249,
    0.831, -0.411, -0.59, -0.765])
input = Input('input', ('TENSOR_FLOAT16', [5, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT16', [5]), [1.419, 0.419, 1.213, 2.496, 1.545])
projected = Internal('projected', ('TENSOR_INT32', [18]))
output = Output('output', ('TENSOR_FLOAT32', [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [683.0, 611.0, -941.0, -817.0, 69.0, -40.0, 837.0, 508.0, -488.0, -107.0],
    output: [1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0],
}, name='dense_float16_of_float16').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT16', [3, 6]), [-1.752, 1.934, -1.926, 0.918, -1.955, -0.624, 0.96, -0.446, -1.777, -1.225, -0.902, 0.845, 1.978,
    1.381, 0.243, 1.15, -1.609, 1.554])
input = Input('input', ('TENSOR_INT32', [5, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT16', [5]), [0.148, 2.66, 1.941, 1.715, 1.684])
projected = Internal('projected', ('TENSOR_INT32', [18]))
output = Output('output', ('TENSOR_FLOAT32', [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [401, -798, -144, -860, -769, -53, -386, -908, 449, 728],
    output: [0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='dense_float16_of_int32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT16', [3, 6]), [0.122, 0.151, -0.306, 1.007, 0.777, -0.693, 1.652, 1.396, 1.892, 0.673, -1.759, -0.277, 0.951,
    0.059, 1.389, -1.31, 1.287, 1.914])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [5, 2], 0.5, 10))
weights = Parameter('weights', ('TENSOR_FLOAT16', [5]), [1.433, 1.266, 0.882, 0.86, 1.561])
projected = Internal('projected', ('TENSOR_INT32', [18]))
output = Output('output', ('TENSOR_FLOAT32', [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [0, 255, 161, 129, 176, 148, 81, 95, 43, 68],
    output: [0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0],
}, name='dense_float16_of_quant8').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [3, 6]), [-0.636, 0.084, -0.355, 1.19, -1.947, -0.282, 1.408, 0.383, -1.792, -0.399, -1.556, -1.219, 1.027,
    0.708, -0.195, 0.351, 0.146, -0.285])
input = Input('input', ('TENSOR_FLOAT32', [4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [142.0, 697.0, 568.0, -469.0],
    output: [3.0, 113.0, 162.0],
}, name='sparse_float32_of_float32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [3, 6]), [1.189, -1.233, 1.475, -0.947, -1.385, -0.423, 0.177, -1.631, -0.887, -0.08, 1.733, -1.127, 0.898,
    -0.25, 1.028, 0.469, 1.885, -1.268])
input = Input('input', ('TENSOR_FLOAT16', [4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-806.0, -542.0, -329.0, 428.0],
    output: [39.0, 91.0, 185.0],
}, name='sparse_float32_of_float16').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [3, 6]), [-1.067, -1.366, 1.489, 0.847, 1.578, -1.008, -1.956, -0.157, -1.84, -0.295, 0.188, -0.662, -0.037,
    -0.778, -0.417, 1.139, 0.117, -1.164])
input = Input('input', ('TENSOR_INT32', [4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [284, 233, 671, -527],
    output: [18.0, 65.0, 175.0],
}, name='sparse_float32_of_int32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [3, 6]), [1.013, -0.387, 0.248, -0.007, 0.106, 1.643, -0.036, 1.199, -0.886, -0.249, 0.257, -1.945, -0.639,
    1.078, -0.485, -0.917, 0.234, 1.824])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 10))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [0, 255, 121, 132],
    output: [61.0, 72.0, 159.0],
}, name='sparse_float32_of_quant8').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT16', [3, 6]), [1.132, 0.442, 1.857, 1.175, -1.758, -0.6, -0.905, 0.098, -0.416, 1.245, 1.656, -1.541, 1.857,
    -0.344, 1.035, 1.516, -1.32, 1.807])
input = Input('input', ('TENSOR_FLOAT32', [4]))
weights = Parameter('weights', ('TENSOR_FLOAT16', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-519.0, 456.0, 961.0, -334.0],
    output: [49.0, 96.0, 128.0],
}, name='sparse_float16_of_float32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT16', [3, 6]), [-0.887, -1.571, 1.797, 1.367, 1.314, -1.564, 1.03, 1.276, 0.041, -1.782, -1.17, 1.418, 1.374,
    0.225, -1.954, 0.863, -0.33, -1.322])
input = Input('input', ('TENSOR_FLOAT16', [4]))
weights = Parameter('weights', ('TENSOR_FLOAT16', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [667.0, -954.0, -608.0, 219.0],
    output: [34.0, 116.0, 159.0],
}, name='sparse_float16_of_float16').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT16', [3, 6]), [-1.456, 1.692, 0.344, -1.119, -1.286, -1.521, 1.089, -0.536, -1.755, 0.825, -1.902, -1.337, 0.381,
    0.989, -0.15, 0.624, -1.142, -1.631])
input = Input('input', ('TENSOR_INT32', [4]))
weights = Parameter('weights', ('TENSOR_FLOAT16', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-801, 292, 960, -86],
    output: [4.0, 64.0, 166.0],
}, name='sparse_float16_of_int32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT16', [3, 6]), [-0.164, 0.519, -0.168, 0.064, 0.809, 0.038, 0.109, -0.385, 1.043, -0.958, -0.887, 1.54, 1.217,
    1.617, -0.774, 1.623, -1.435, -1.333])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 10))
weights = Parameter('weights', ('TENSOR_FLOAT16', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [0, 255, 173, 239],
    output: [16.0, 122.0, 148.0],
}, name='sparse_float16_of_quant8').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [3, 6]), [-1.158, -0.638, -1.365, 0.73, -1.985, 0.179, -0.659, -1.983, -0.263, -0.756, 1.669, -1.181, 1.051,
    1.561, 0.658, -1.59, -1.244, -1.15])
input = Input('input', ('TENSOR_FLOAT32', [4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [200.0, 133.0, 861.0, -257.0],
    output: [36.0, 40.0, 20.0],
}, name='sparse_deprecated_float32_of_float32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [3, 6]), [-1.463, 1.651, -1.39, 1.366, -1.555, -1.672, 0.075, -1.865, -1.732, 1.879, 1.145, -0.923, 0.961,
    0.342, -1.972, 1.621, 0.577, 1.018])
input = Input('input', ('TENSOR_FLOAT16', [4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [585.0, -873.0, -114.0, -716.0],
    output: [4.0, 21.0, 61.0],
}, name='sparse_deprecated_float32_of_float16').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [3, 6]), [0.964, 0.134, -0.624, -1.334, -0.174, 0.606, 0.843, 0.371, -1.515, -0.131, -1.684, 1.927, -1.443,
    -0.945, -0.032, -1.597, 0.48, 1.668])
input = Input('input', ('TENSOR_INT32', [4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-85, 307, 257, 995],
    output: [62.0, 12.0, 57.0],
}, name='sparse_deprecated_float32_of_int32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [3, 6]), [-1.15, 0.485, 0.657, 0.042, 0.895, -0.625, -1.562, -0.046, -0.606, -0.59, 1.237, -1.309, 0.435,
    1.062, 1.087, -1.275, -1.223, -0.39])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 10))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [0, 255, 134, 5],
    output: [21.0, 30.0, 38.0],
}, name='sparse_deprecated_float32_of_quant8').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT16', [3, 6]), [0.565, 1.299, -0.056, -1.597, 1.301, -0.001, 1.374, 1.198, -1.943, 0.979, -0.804, -1.454, -1.339,
    -1.925, 0.632, 0.514, -1.211, 1.871])
input = Input('input', ('TENSOR_FLOAT32', [4]))
weights = Parameter('weights', ('TENSOR_FLOAT16', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-56.0, -94.0, -775.0, 14.0],
    output: [21.0, 2.0, 2.0],
}, name='sparse_deprecated_float16_of_float32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT16', [3, 6]), [0.938, -0.489, -1.303, 0.631, -0.672, -0.159, 0.507, -0.917, -0.386, -1.586, -0.064, -1.285, -0.71,
    1.139, 1.658, -1.428, -0.359, -0.805])
input = Input('input', ('TENSOR_FLOAT16', [4]))
weights = Parameter('weights', ('TENSOR_FLOAT16', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-360.0, -907.0, -790.0, -609.0],
    output: [13.0, 59.0, 32.0],
}, name='sparse_deprecated_float16_of_float16').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT16', [3, 6]), [-1.969, 1.003, 0.557, -1.439, -0.22, 0.34, -1.029, -1.513, 1.589, 0.341, -1.296, -1.343, -1.549,
    -0.735, -1.371, -0.68, 1.015, 0.853])
input = Input('input', ('TENSOR_INT32', [4]))
weights = Parameter('weights', ('TENSOR_FLOAT16', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [383, -167, -326, 924],
    output: [13.0, 60.0, 29.0],
}, name='sparse_deprecated_float16_of_int32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT16', [3, 6]), [-0.236, -0.355, -1.923, -0.963, 0.997, 1.253, 1.213, 1.451, -1.702, -0.332, -0.046, -0.196, -1.987,
    -0.729, 0.823, -1.599, 1.826, 1.548])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 10))
weights = Parameter('weights', ('TENSOR_FLOAT16', [0]), None)
projected = Internal('projected', ('TENSOR_INT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [0, 255, 86, 161],
    output: [10.0, 33.0, 27.0],
}, name='sparse_deprecated_float16_of_quant8').DisableLifeTimeVariation()

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [2, 4]), [-1.248, -1.794, 0.02, 1.549, -1.751, -1.96, 0.575, -1.029])
input = Input('input', ('TENSOR_INT32', [6]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [6]), [0.417, 1.651, 0.741, 1.432, -0.323, 1.26])
output = Output('output', ('TENSOR_INT32', [8]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(output)
Example({
    input: [-97, -723, -150, -943, 143, 854],
    output: [1, 1, 1, 1, 0, 0, 0, 1],
}, name='dense_of_vector').AddVariations('relaxed').DisableLifeTimeVariation()

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [4, 2]), [-0.707, 1.187, 1.013, 0.668, -1.314, -1.644, 1.718, -0.977])
input = Input('input', ('TENSOR_INT32', [3, 1, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [3]), [1.875, -0.786, 0.022])
output = Output('output', ('TENSOR_INT32', [8]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(output)
Example({
    input: [352, -479, -593, -216, -966, 107],
    output: [1, 0, 0, 0, 1, 0, 1, 0],
}, name='dense_of_rank_3')

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [5, 1]), [-1.029, 1.099, 1.939, 0.96, -0.729])
input = Input('input', ('TENSOR_INT32', [4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [4]), [-0.912, 0.104, 0.339, 1.685])
output = Output('output', ('TENSOR_INT32', [5]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(output)
Example({
    input: [-408, 905, -860, 395],
    output: [0, 1, 1, 1, 0],
}, name='dense_one_bit').DisableLifeTimeVariation()

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [4, 3]), [1.424, 1.285, -0.122, 1.783, -1.474, -0.839, -0.159, -1.068, -0.235, -1.592, 0.464, -1.504])
input = Input('input', ('TENSOR_INT32', [3, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [4]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [439, -771, 882, -373, 707, 275],
    output: [6, 13, 18, 29],
}, name='sparse_of_matrix')

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [2, 28]), [0.727, 0.709, 0.322, -1.32, -1.034, -1.892, 1.865, 1.661, -0.358, 0.504, 1.613, 0.8, 1.587, -1.485,
    -0.976, 0.74, 0.242, -1.93, 0.388, -0.283, -1.056, 1.061, -1.889, 0.347, 0.602, -0.198, 1.974,
    0.784, -1.716, -0.697, -1.985, 0.721, 1.986, 0.667, -1.644, 1.83, -0.136, -1.113, 1.583, 0.613,
    -0.883, 0.409, 1.013, 1.468, -0.312, 1.126, -1.824, 1.611, 1.285, 1.865, -0.732, -1.34, -1.919,
    -1.402, 1.744, -0.169])
input = Input('input', ('TENSOR_INT32', [3]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [2]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [562, 562, 632],
    output: [208251448, 447893580],
}, name='sparse_many_bits').DisableLifeTimeVariation()

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [3, 5]), [1.816, -0.184, 0.04, 0.258, -0.892, -0.081, -0.716, -0.09, 0.898, -1.544, -1.914, -0.13, 1.714,
    1.555, 1.136])
input = Input('input', ('TENSOR_INT32', [4, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(output)
Example({
    input: [-588, 23, 453, -728, 437, -586, -344, -638],
    output: [23, 31, 15],
}, name='sparse_deprecated_of_matrix').DisableLifeTimeVariation()

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [3, 6]), [1.057, -0.881, -0.446, 1.461, 1.958, 0.021, -1.503, 0.683, -1.704, 1.077, -0.796, 1.826, 0.571,
    0.637, -1.836, -0.226, -1.626, -1.848])
input = Input('input', ('TENSOR_FLOAT32', [4, 2]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(output)
Example({
    input: [-345.0, -146.0, -894.0, -145.0, -272.0, -526.0, -369.0, 932.0],
    output: [5, 14, 1],
}, name='sparse_deprecated_of_real_matrix').DisableLifeTimeVariation()

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', ('TENSOR_FLOAT32', [3, 6]), [0.376, 0.933, 1.232, 0.268, -0.48, -1.81, -1.925, 0.216, 1.69, -0.583, 0.98, -0.662, 0.519, 1.183,
    0.62, -1.809, -0.489, 0.782])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 10))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(output)
Example({
    input: [0, 255, 141, 40, 170, 36, 97, 27],
    output: [6, 33, 27],
}, name='sparse_deprecated_of_codes').DisableLifeTimeVariation()
