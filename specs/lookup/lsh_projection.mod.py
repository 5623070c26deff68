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

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [0.789, 1.627, -0.951, 0.762, 0.956, -0.526, -0.849, 1.716, 0.204, -1.769, -0.652, 0.414, -1.337,
    0.048, 0.868, 1.645, 1.907, 0.409, 1.372, -0.672, 0.254, 0.179, 0.582, -0.043, 0.156, -1.321,
    -0.239, 1.967, -1.957, 1.084, 1.745, -0.065, -1.434, -1.918, 1.993, -0.279, -1.666, -0.62,
    0.251, 1.383, 0.518, -1.885, 1.886, -1.107, 0.523, 0.951, -1.399, -1.315, 0.851, 1.213, -0.417,
    -0.615, 1.755, -0.471, -0.714, 0.91, 1.643, 0.495, 0.318, 0.41, 0.332, 1.457, 0.185, -0.005,
    -0.548, -1.341, -1.521, 1.622, -1.28, 1.684, -1.646, -1.921, -1.924, 0.788, 0.288, 0.287, 1.649,
    0.144, 0.281, 1.725, 1.583, 1.293, 0.303, -0.041, 0.881, -0.568, -0.187, -0.712, -1.234, -1.926,
    0.488, 0.599, 1.807, 1.506, 0.111, -1.264, -1.586, 1.697, -1.446, -0.485, 1.623, 1.536, 1.154,
    1.108, -1.225, -0.136, 0.386, 0.208, 1.096, 0.418, 0.989, -0.129, -0.236, -1.09, -1.836, 0.831,
    -1.327, 1.379, -1.938, -0.632])
input = Input('input', ('TENSOR_INT32', [1, 4]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [749, -909, 654, 599],
    output: [900217, 2031706, 2815443, 3560270, 4958372, 5356568],
}, name='hash_of_20_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [-1.262, -0.717, -1.574, -0.868, 1.716, 0.055, 0.46, -0.163, -1.583, 1.922, 1.666, 0.068, 1.56,
    -0.406, 0.35, 1.724, -1.693, 1.014, 0.179, -0.966, -1.649, -1.879, -1.134, -0.729, -1.728,
    1.962, 1.799, -0.561, -0.389, 1.222, 0.556, -0.368, -0.937, -1.841, 0.856, -0.752, 0.191, 0.422,
    -0.195, 0.362, -1.518, 0.004, -0.56, 1.005, 0.009, -1.246, 1.831, 0.394, 0.717, -1.852, -0.118,
    0.467, -1.493, 1.564, -1.858, -1.275, 0.408, 0.518, -1.217, 0.81, 1.304, 1.019, 0.561, -0.781,
    -1.561, 1.409, 0.141, 0.811, 0.118, 0.32, -0.874, -0.767, 0.055, 1.67, -0.762, 1.27, 1.698,
    0.08, 0.737, -0.048, 0.475, 0.909, -1.016, -1.04, -0.296, -0.79, -0.135, -0.517, -1.077, -1.617,
    -0.818, -1.292, -1.927, 0.921, -1.949, -0.202, -0.061, -1.366, -0.404, -0.913, 1.758, -0.075,
    -1.7, -1.127, 1.122, -0.238, 1.26, 1.154, 1.334, -1.255, -0.992, -0.536, -0.159, -0.407, 1.056,
    -0.238, 1.64, 1.179, 0.456, 0.089])
input = Input('input', ('TENSOR_INT32', [1, 5]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [249, -491, 564, 425, 320],
    output: [805669, 1809037, 2773999, 3292048, 4355823, 5911628],
}, name='hash_of_24_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [-1.692, 0.449, 0.024, 0.109, -0.18, 1.259, 1.833, 1.083, -1.731, 1.156, -1.321, 0.383, 1.019,
    -1.488, 0.083, -0.614, -1.162, -0.853, 1.564, 1.226, -0.339, -1.404, 0.458, 0.05, -1.419, 1.124,
    1.951, -1.061, -1.141, 0.691, -0.226, 1.433, 1.723, -1.151, -1.716, 0.391, -0.598, 0.804,
    -0.485, 0.6, -1.69, 1.692, 1.424, -1.918, 1.452, 0.403, 1.96, 1.876, 1.229, -1.403, -1.885,
    1.408, 0.462, 1.509, 0.005, 1.538, -1.115, -1.425, 1.828, -1.691, 1.378, 0.98, -1.828, 0.141,
    0.049, -0.033, -1.35, 1.578, 1.231, 0.217, -1.877, 0.102, -1.165, 0.004, -1.052, 0.039, -1.96,
    1.442, -0.569, -0.565, 0.102, 0.027, -0.3, -0.4, 0.856, 1.198, -1.378, -1.955, 0.721, -1.149,
    1.809, 1.66, -1.978, -1.513, -1.284, 0.132, -1.936, 1.355, 0.355, 0.579, 0.923, -1.766, 1.015,
    -0.068, -1.272, -1.895, 1.06, 0.86, 1.781, -1.867, 0.78, 0.726, -0.517, 1.888, 1.469, -0.134,
    -1.298, -0.018, -0.606, 1.193])
input = Input('input', ('TENSOR_INT32', [1, 7]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-120, 337, 371, -911, 117, 826, 539],
    output: [527316, 1239386, 2484513, 3333769, 4646119, 6119988],
}, name='hash_of_32_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [0.497, -0.607, 1.119, -0.898, 0.927, -1.049, -1.667, 0.987, -0.055, -1.209, 1.466, -1.33, 1.92,
    1.364, -1.656, 1.99, -1.114, -0.155, -1.283, 1.417, 0.656, -1.259, 0.547, 0.219, 0.375, 0.784,
    -1.52, 0.779, -1.159, -1.761, 0.109, 0.7, 0.8, 1.063, -1.793, -0.534, -1.894, 0.018, 0.404,
    1.489, -1.318, 0.226, -0.18, 1.962, -0.537, 1.728, -0.129, -1.811, -0.515, 1.263, 0.968, 0.391,
    -1.313, 1.164, -0.561, 1.578, -1.446, 0.029, 0.667, 1.758, 1.2, 0.843, -0.267, -0.43, -1.381,
    -0.872, -1.167, 0.048, 1.632, 0.924, -1.443, -1.024, 0.774, -0.366, -0.239, -1.361, -0.363,
    1.968, 0.985, 1.376, -0.358, 1.205, 0.274, -0.351, 1.832, 1.731, 1.939, 0.235, 1.415, 1.018,
    -0.659, 1.742, 1.822, -0.17, -1.672, 0.896, -1.678, -0.871, 0.994, 0.094, -0.838, -1.783,
    -0.198, 1.505, -0.074, 1.513, -0.923, 1.177, 1.697, 0.459, -1.691, 0.537, -1.509, -1.376,
    -1.518, -0.473, -0.372, -1.374, -1.274, 0.221])
input = Input('input', ('TENSOR_INT32', [1, 8]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-470, 17, -933, -209, -929, -114, 690, 667],
    output: [320184, 1273255, 2428322, 3151215, 5209891, 5314249],
}, name='hash_of_36_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [-0.847, 1.718, -1.769, 1.8, -0.615, 1.765, 0.298, -0.542, -0.961, 0.841, 0.634, 1.442, 1.48, 1.147,
    -0.713, 1.091, -0.489, -0.095, 0.331, 0.639, -0.571, 1.824, 0.48, -1.628, -0.717, -1.707, 0.928,
    0.359, -0.932, 0.563, 1.771, -0.482, -0.073, 1.605, -1.166, 0.154, -1.284, -1.872, 0.213, 0.81,
    -0.283, -0.199, 0.508, 0.905, 1.723, 1.922, -0.377, 0.141, 1.315, 0.066, 0.218, -0.78, 1.992,
    0.089, -0.273, 1.569, 0.234, -1.244, -1.284, 1.744, 1.639, -0.025, 1.031, -1.276, -1.19, -1.439,
    1.739, -0.301, -0.928, 1.767, -1.813, 0.143, 1.055, -0.446, -0.595, -1.262, 0.769, -1.301,
    -0.115, -1.192, 0.995, 0.934, -1.788, -0.487, 0.221, -0.621, 0.162, 0.616, -0.328, -0.609,
    -1.817, -0.807, -0.725, -1.964, 0.247, 0.416, -0.736, 0.345, 1.671, -1.382, 0.968, -1.407,
    -0.191, -0.242, 1.355, -1.916, -1.361, 1.873, -1.199, 1.269, 1.492, 1.744, -0.03, 0.668, 0.642,
    -1.751, -1.137, -0.561, -0.338, -1.762])
input = Input('input', ('TENSOR_INT32', [1, 9]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-150, -368, 29, -312, 713, 815, 716, 213, -472],
    output: [243353, 1328186, 2655434, 3357982, 4840174, 5993020],
}, name='hash_of_40_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [0.058, -0.694, -1.259, -1.66, -0.129, -1.766, 0.796, 1.855, 1.411, 0.272, 1.727, -1.979, 0.269,
    -0.025, -0.914, 1.934, 1.011, 0.086, -0.094, -1.946, 0.156, 0.45, 1.693, 0.685, 1.053, -1.159,
    -0.631, 1.081, -1.245, 1.23, -1.538, 1.825, 1.306, -1.732, 0.03, 1.409, 1.248, 0.796, -0.294,
    -0.337, -0.88, 1.262, -0.325, -0.402, 0.005, 0.616, 0.721, -0.945, -0.855, -1.751, 0.167, 1.789,
    1.607, 0.924, -1.004, 0.51, 1.978, 0.201, 1.094, 0.995, -1.115, -0.632, 1.184, -0.026, 1.53,
    0.394, 0.618, 0.519, -1.416, -1.322, -1.736, -1.233, 0.784, -0.47, -1.669, 0.748, -0.976,
    -1.905, -1.284, 1.928, 0.032, -0.474, 1.971, -1.101, -1.966, -1.752, -1.643, 1.834, 0.0, 0.351,
    0.686, 0.746, -0.969, 1.88, -1.895, -0.092, -0.106, -0.483, 0.649, -1.76, -0.7, 1.658, -1.124,
    1.381, 0.313, -1.384, 1.865, 1.576, 1.067, 1.76, 1.176, 0.874, -0.596, -1.624, 1.822, 0.69,
    -0.146, 0.901, 1.422, 1.498])
input = Input('input', ('TENSOR_INT32', [1, 12]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-444, 500, 720, 166, 778, -295, -282, -468, -221, -783, -803, -30],
    output: [643240, 1212568, 2565136, 3439929, 4718924, 6024181],
}, name='hash_of_52_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [-1.214, 1.32, 1.918, 0.846, -0.265, -0.238, 1.141, 0.924, -1.646, -1.349, -0.126, -0.909, -0.123,
    -0.734, -1.27, 0.453, 1.597, -0.586, -0.987, 0.113, -1.068, -1.772, -1.339, 0.415, 1.493,
    -0.203, -1.092, 1.981, 1.977, 0.961, 0.574, -0.998, 1.941, 1.25, -1.744, 0.097, 0.273, -0.55,
    1.263, -0.338, 0.361, -0.263, 1.533, -1.246, -1.787, -0.731, 1.046, -0.94, 1.606, 0.586, 1.677,
    0.01, 0.563, -1.101, 1.515, -0.772, 1.851, -1.759, -0.237, -1.265, 0.138, 1.554, 1.537, 0.97,
    -1.328, 1.222, 1.929, 0.503, -0.921, -1.342, -0.642, 0.496, -0.69, 0.151, 1.82, 0.894, 0.21,
    -1.402, 1.333, 1.851, 1.461, 0.251, -1.311, -0.83, -0.098, -0.178, 1.4, 0.31, 0.806, 0.905,
    -0.919, 1.699, -0.066, 1.414, 0.414, -0.03, -1.079, -0.793, 1.086, -1.647, 1.561, 1.139, 0.943,
    1.526, -0.73, -0.848, -0.922, 1.325, 0.446, -1.184, 0.005, 0.58, -0.4, -0.642, 0.245, -1.952,
    -0.612, 1.902, 1.912, -0.019])
input = Input('input', ('TENSOR_INT32', [1, 15]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-687, 984, 917, 456, -848, 664, 466, -495, -932, 121, -162, 255, -470, 312, 511],
    output: [856105, 1286856, 2228894, 3986935, 5027350, 5685292],
}, name='hash_of_64_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [-1.128, 1.656, 0.13, 1.415, -0.806, -0.708, 1.283, -0.801, -1.696, -1.745, -0.064, 0.8, -0.412,
    -0.002, -0.953, 2.0, 0.542, -0.191, -1.454, 1.584, 1.003, 1.789, -1.184, -1.424, 1.898, -0.909,
    0.51, 0.214, 1.177, 0.818, 0.657, -0.489, -0.807, -0.274, -0.244, 0.113, 1.146, 1.142, 0.611,
    -0.519, -1.416, 1.365, -0.315, 1.407, 1.488, 1.208, -0.43, 1.012, 0.144, -1.046, 0.926, -0.463,
    0.223, -1.18, -0.427, 1.52, 0.108, 1.031, 1.199, 1.613, -0.693, 0.602, -1.206, -0.584, -0.186,
    1.608, -1.339, 1.623, -0.918, -0.438, -1.958, 1.383, 0.51, -0.836, -0.009, 1.969, 1.369, 0.634,
    1.718, 1.469, 1.378, -0.132, 0.798, 0.573, -0.789, -0.953, 1.089, 1.445, 1.918, -1.578, -1.862,
    0.304, 0.869, -0.221, -1.957, 0.338, 0.185, 1.535, -1.005, 1.391, -0.415, 1.195, -1.476, 1.651,
    -0.068, 0.47, 0.469, 1.062, -0.667, -1.55, -0.625, 1.853, -1.715, -1.849, 1.631, 0.303, -1.129,
    0.329, -1.607, 1.177])
input = Input('input', ('TENSOR_INT32', [1, 16]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [898, 658, 749, 264, 225, -82, 900, -653, 942, -765, -795, 516, -3, -570, 509, -860],
    output: [549589, 2048903, 2221193, 3915385, 4818507, 5637524],
}, name='hash_of_68_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [-1.534, -0.767, -0.192, -0.17, 1.713, -0.207, 1.882, -0.08, -1.484, 0.864, -1.873, 0.892, 0.368,
    -0.124, -0.808, -0.564, 0.877, -0.59, -0.262, 0.594, 1.54, 0.703, 1.603, 0.863, 1.621, 1.87,
    -1.683, -1.358, -0.697, -0.075, 0.943, 1.31, 0.685, 0.314, -1.168, 1.833, 1.6, 0.166, -1.039,
    -0.571, -0.512, 0.05, 0.974, 0.315, 1.131, 0.937, 1.679, -1.94, -1.414, -0.191, 0.326, -0.559,
    -1.899, 1.364, 0.495, -0.52, -0.357, -0.206, 1.389, 1.208, 1.124, 1.977, 1.514, -1.78, -0.469,
    1.48, 1.666, -0.377, -0.074, -1.199, -1.702, 0.339, 0.704, 1.996, 0.347, -1.87, 1.28, -1.446,
    1.69, -0.224, -1.885, 0.366, 1.212, 1.128, 1.037, -1.708, 1.843, -0.588, -0.88, 0.834, -1.571,
    1.189, 0.097, 0.005, 1.789, -1.695, 0.942, -0.383, 0.245, 1.828, -1.705, 1.021, -0.364, 0.441,
    1.288, 0.002, -0.501, 1.905, 0.985, 0.649, 1.723, 0.605, 0.493, 1.959, 0.799, -1.19, -1.559,
    1.314, 1.049, 1.105])
input = Input('input', ('TENSOR_INT32', [1, 17]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-322, -456, 881, 115, 896, 429, -379, -809, 638, 619, 530, -16, -857, -798, 206, 840, -390],
    output: [347047, 1805852, 2806890, 3960402, 4787864, 6234464],
}, name='hash_of_72_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [0.311, 1.881, -1.573, -1.302, -0.137, -1.36, -0.69, -1.014, -0.341, -0.825, -1.36, 0.579, -0.57,
    1.908, 0.374, -0.303, -0.824, 0.569, -1.74, -1.092, -1.165, -0.946, -0.668, -1.562, 0.887,
    -1.061, 1.882, 1.819, -1.666, 1.696, 1.067, 0.518, -1.353, 0.355, -1.463, -1.16, -1.582, -0.93,
    1.089, 1.949, -1.066, 1.009, 0.082, 1.539, -0.786, -1.913, 0.747, -0.179, -1.157, -1.232, 1.894,
    -1.957, 1.496, -1.557, -1.721, 1.455, -1.205, 1.373, 0.07, 0.671, -0.187, 1.642, -0.094, 1.099,
    -0.813, 0.429, -1.155, 0.823, 1.414, -0.245, 0.484, 1.787, 0.268, -1.392, -1.996, 0.579, -1.467,
    0.512, 0.585, -0.939, 1.137, 1.391, -1.024, 0.444, 1.879, 1.752, -1.198, -1.59, -0.2, 0.752,
    -1.291, 0.461, -1.562, 0.412, -0.556, 0.353, -0.102, 1.21, -0.025, 0.285, -1.318, 1.638, -1.924,
    0.694, 1.678, -0.77, 1.738, -1.901, -1.876, 0.209, 1.458, 1.925, 0.581, -1.301, 0.329, 0.287,
    -1.078, 0.933, 1.982, 0.835])
input = Input('input', ('TENSOR_INT32', [1, 31]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-733, -491, -390, -551, -86, 499, -339, 220, -818, -550, -852, -815, 81, 872, 553, 584, 25, -108,
    -730, -227, -922, 805, -939, 859, -654, -563, -702, -181, 721, -699, -48],
    output: [732293, 1409506, 2896157, 3563841, 4832732, 6257352],
}, name='hash_of_128_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [0.85, -1.806, -0.034, 1.518, -1.253, 0.142, 1.805, 0.792, -1.104, 1.922, -1.08, 0.483, -0.469,
    -1.423, -0.458, -0.365, 0.082, 1.78, 0.371, -1.268, 0.98, -0.338, 0.142, -0.999, 0.331, -1.94,
    1.546, -0.012, -1.546, 1.288, -0.449, 0.92, -1.854, 1.295, 0.295, 1.522, -0.896, 1.066, -1.033,
    -1.107, -0.538, 0.297, -0.653, -1.652, 0.248, 1.697, -1.502, -0.523, -1.171, -0.999, -1.639,
    -0.858, -0.384, 1.84, 1.227, -1.985, 0.407, 1.76, 1.421, -1.054, -0.041, -1.245, 0.278, 1.675,
    0.106, 1.087, -1.779, 1.869, -1.338, -0.732, -1.646, -0.734, -1.253, 1.331, -0.08, -0.158,
    -1.464, -1.021, -0.809, 0.719, -1.372, -1.047, -0.93, 1.749, -0.566, -1.106, -1.773, -0.514,
    -1.858, -1.154, 1.888, 1.374, 1.424, -0.569, -1.472, 1.03, -1.192, 1.254, 1.506, 0.583, 0.107,
    0.187, 1.918, 1.381, 1.438, 1.335, 1.544, 1.531, 1.759, -1.694, -1.859, 1.172, -1.003, -1.683,
    0.0, -0.014, -0.171, 1.221, 1.081, -0.091])
input = Input('input', ('TENSOR_INT32', [1, 32]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-751, -793, 528, -576, -787, 974, -157, 886, 772, 588, -358, -442, 291, -62, 974, 736, -149, 722,
    549, -419, 673, -661, -690, 30, 205, 410, 796, 871, -514, -118, -151, 45],
    output: [417671, 1206628, 2582863, 4102918, 4506628, 6061846],
}, name='hash_of_132_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [1.645, -0.044, -0.279, 1.128, 1.495, 1.018, -0.937, -0.924, -1.125, 0.534, -1.946, -1.162, -0.349,
    -1.434, -1.733, 0.383, -0.72, 1.469, 1.672, -0.94, -0.538, 0.08, -0.908, -0.586, -0.565, 1.867,
    -0.7, -1.991, 0.713, -0.361, -1.052, 1.985, -0.913, 0.019, 0.699, -1.844, 0.804, 0.927, 1.659,
    -1.95, -0.586, 1.777, -1.359, -1.386, -1.751, 1.609, -1.38, -0.259, 1.819, 1.448, -0.892,
    -0.442, -1.695, -1.804, 0.691, -0.008, -1.479, 1.739, -1.451, 0.959, 0.944, 0.45, 0.669, -0.996,
    -1.71, 0.484, -1.725, -1.515, -1.281, -0.307, 0.303, 1.998, -0.972, -0.056, 0.081, 1.203, 0.485,
    1.781, -0.131, -0.52, 1.612, -1.403, -0.781, 1.884, 1.048, 1.845, -0.962, -1.042, -1.239, 0.232,
    -1.822, 0.867, 1.701, 1.981, 0.595, 1.655, 0.179, 1.698, -0.367, -0.266, 1.41, -0.702, -0.326,
    0.598, -1.479, -1.812, 1.385, 1.752, 1.326, -0.009, -1.776, -1.321, 0.269, -0.696, -0.821,
    -1.074, 1.633, -0.366, 0.871, 1.64])
input = Input('input', ('TENSOR_INT32', [1, 40]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-771, 89, 258, -808, -531, -858, 654, -34, 92, -897, -50, 844, -796, -92, 616, 422, -435, 121, 443,
    425, -665, 936, -250, -602, 665, 897, -264, -463, 753, 245, 98, 463, -850, -967, 363, -99, 255,
    -427, -57, -249],
    output: [456376, 2052876, 2922354, 3586591, 4983834, 6048725],
}, name='hash_of_164_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [-0.981, 0.939, -1.407, 1.439, 1.352, 1.084, 1.055, 1.895, 0.078, -1.481, -1.794, -1.555, -1.534,
    -0.566, -1.889, 0.586, 0.149, -1.941, -0.659, 0.296, 1.256, 0.153, 1.404, 0.949, 0.697, 0.99,
    -0.299, 0.297, -1.121, 1.532, 0.47, 0.592, -1.172, -0.479, -0.721, 0.872, -1.283, 1.379, 0.766,
    0.669, 0.065, 0.092, 1.216, -0.544, 1.409, 0.347, 1.718, 0.622, 1.316, 0.673, -1.496, -0.73,
    1.893, 1.501, -1.054, -0.624, 1.81, 0.169, -1.58, -0.591, -0.617, -0.122, -0.764, 0.582, 0.251,
    -1.931, -1.355, 0.691, 1.388, 1.77, 1.784, 1.958, -1.103, 0.43, 0.667, -0.95, -0.096, -0.865,
    1.251, -0.139, 0.395, -0.012, -0.328, -1.332, 1.966, 1.066, 0.827, -0.703, 1.234, -1.677,
    -0.451, 1.137, -0.631, -1.018, -1.561, -0.546, 1.521, 0.043, 0.491, -0.43, -1.671, 0.212,
    -1.604, -0.444, 0.477, -0.889, -1.406, -1.145, 1.671, 0.091, 0.036, 1.288, -1.551, 0.799, 0.79,
    -0.792, 0.093, -0.233, -0.53, -0.729])
input = Input('input', ('TENSOR_INT32', [1, 47]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-232, 292, -626, 301, 472, 645, -567, 864, 287, 836, -121, 990, -966, -380, 169, 604, 65, -107,
    158, -336, -33, -442, -797, -246, -970, 585, 190, 730, -348, 422, 142, 287, -12, -778, -37, 567,
    -950, -222, -757, 813, 185, -42, -189, 936, -916, -553, 487],
    output: [1024102, 2072242, 3105792, 3992160, 4683337, 6227637],
}, name='hash_of_192_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [1.035, -0.672, 0.174, 0.084, 0.921, 0.882, 1.067, -0.232, 0.466, -0.896, 1.641, 0.726, 1.69, 0.319,
    1.343, -0.994, 1.303, 0.546, 1.805, -1.664, -0.263, -1.335, 1.248, 1.442, -1.722, -0.467,
    -0.585, -0.034, -1.88, -1.203, -1.319, 1.893, -1.318, 0.912, -1.3, -1.626, -0.192, 1.467, 0.761,
    -1.84, 0.692, 1.583, 1.567, -1.505, -0.798, -1.577, -0.776, 1.224, -1.472, 0.314, 0.242, -0.912,
    -1.617, -1.634, 1.65, -0.527, -1.759, 1.658, 0.319, -0.439, 1.834, -0.975, 1.854, -1.625,
    -1.109, 0.657, 1.422, -0.503, -1.6, 1.561, 0.975, 0.977, 0.215, -1.578, -0.749, 1.968, -1.768,
    -0.431, 1.872, 0.102, -0.693, 0.239, -0.575, -0.447, -1.078, 0.886, 1.308, 0.826, 1.484, -1.087,
    -0.069, 1.142, -1.56, 0.213, 0.541, -0.302, -0.44, -0.866, -0.149, -1.201, 1.818, -1.617,
    -0.289, -1.182, -1.355, -1.144, -1.827, -1.437, 1.087, 1.854, -0.519, -0.692, -1.337, -1.061,
    -1.33, 1.502, -0.551, 1.961, 0.576, -1.258])
input = Input('input', ('TENSOR_INT32', [1, 63]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-553, -753, -469, 925, 4, -902, 652, -677, 385, 340, 122, 594, 884, 191, -831, 456, 283, 643, 202,
    -326, 250, -240, -104, 271, 289, 857, -896, -152, 580, -287, -129, -651, -732, -859, -776, -308,
    393, -349, 332, 850, -108, 618, 395, -954, -658, 316, 124, -685, -172, 187, 761, 90, -174, 545,
    970, 113, 561, -233, -261, 365, 957, 406, 168],
    output: [670297, 1706273, 2652231, 4178081, 5191153, 5487862],
}, name='hash_of_256_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [1.759, -1.021, -1.442, -0.718, 0.22, 1.174, 0.715, 1.602, -0.398, 1.381, 1.061, -0.089, 1.159,
    -1.757, -1.44, -1.982, 0.471, 0.668, -1.395, -1.744, 1.179, -1.699, 1.697, 1.718, -0.639,
    -1.088, -0.767, 1.894, -1.323, 0.516, 0.237, 1.595, 1.278, 1.332, -0.249, 1.69, -0.958, -1.31,
    -0.006, 1.859, 0.902, -1.222, 1.581, -1.561, -1.589, -0.769, 1.485, 0.275, 0.005, -1.269,
    -0.975, -1.544, -0.823, -0.103, 1.429, 0.667, 0.908, 0.55, -0.743, -0.18, 0.236, -1.33, -1.451,
    0.946, 0.425, -1.937, -1.09, -1.003, -0.916, -1.121, -1.732, -0.923, 1.618, 1.457, 0.402,
    -1.105, 0.274, -1.122, -1.105, 0.343, 1.259, 0.369, 0.836, 0.001, -1.507, 0.969, 0.281, -1.732,
    -1.681, 1.712, -0.996, 0.811, 0.442, 0.156, 0.726, 1.01, -0.342, 0.563, 1.53, -0.668, -1.196,
    1.656, 1.783, -1.027, -0.551, -1.491, 0.324, -0.429, 1.99, -0.045, 2.0, 1.701, -1.547, -0.662,
    -1.806, 1.709, 0.048, 1.87, 0.352, 0.822])
input = Input('input', ('TENSOR_INT32', [1, 64]))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-440, -898, -775, 660, 352, 682, -590, -365, 990, 977, -417, -81, 22, -228, 289, 162, -285, -652,
    -334, 646, 94, -112, 92, -352, -201, -117, -64, 403, 726, 254, -236, -341, 222, 635, -965, -456,
    32, 238, -440, -378, 576, -783, 730, 648, -649, 251, -756, 76, -530, -133, -850, -175, 581,
    -496, -418, 684, -711, 504, -383, 765, -112, -497, -429, 281],
    output: [654482, 1169511, 2226547, 4147198, 4994688, 6177269],
}, name='hash_of_260_bytes').DisableLifeTimeVariation()

# A length that is no multiple of anything.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [-1.154, 0.316, -0.568, 0.161, -0.748, -1.155, -0.547, -0.372, 1.926, -1.063, 0.043, 1.451, -0.954,
    0.168, -0.023, -0.578, 0.176, -1.02, -1.98, 1.048, -1.502, 0.303, 1.158, 1.031, -1.01, -0.999,
    1.014, 0.93, 0.465, -0.584, -1.166, 1.634, -1.282, 1.46, -1.262, -0.284, -1.212, -0.077, 1.235,
    0.507, 1.229, -1.915, 1.335, 0.468, 1.848, 0.842, 0.798, 0.31, 0.463, -0.998, -0.517, 0.957,
    0.194, 0.103, 0.159, 1.841, -1.27, -1.469, -1.928, -1.204, -1.741, 1.685, -0.269, 1.297, 0.006,
    0.631, -0.71, 1.942, 1.682, -0.743, 0.923, -0.059, 0.294, -1.363, -0.906, -0.233, -1.98, -0.392,
    0.52, -1.624, -0.227, -1.427, 0.645, 1.605, 1.952, -1.299, -1.461, -0.916, 1.396, -1.715,
    -0.394, -1.507, -0.988, -1.967, -1.515, 1.6, -0.922, 0.53, -1.641, 0.577, -0.403, 1.29, 0.727,
    0.493, -1.758, -1.567, 1.003, -1.938, 1.17, -1.574, -1.225, -1.511, 1.16, 1.619, -0.675, -0.333,
    -0.739, -0.724, -0.604, -0.913])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 13], 0.5, 10))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [0, 255, 54, 98, 136, 183, 187, 125, 16, 189, 238, 86, 23],
    output: [134245, 1460429, 2638855, 3522800, 5177890, 5904825],
}, name='hash_of_17_bytes').DisableLifeTimeVariation()

# A length that is no multiple of anything.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [0.02, 0.769, -0.667, -0.137, -0.556, 0.23, -0.697, -1.588, -0.98, -1.906, -1.991, -1.889, -1.146,
    0.784, -0.393, 1.147, 1.762, 0.546, 0.927, 0.615, 1.277, 0.628, 0.201, -1.032, -1.354, 1.801,
    0.514, -1.72, -1.493, -1.065, -1.115, 0.003, 0.495, 1.27, -0.248, -1.757, -1.521, 1.56, -0.44,
    -0.193, -1.666, -1.774, 0.261, -1.689, 1.219, 1.831, 1.376, -0.255, 0.518, -1.366, 0.983,
    -0.594, -0.092, -1.937, -1.551, -1.207, -1.687, -1.774, 0.69, -1.102, -0.179, 0.042, 1.416,
    1.648, -0.806, 0.472, -0.556, 0.324, 0.071, -0.74, 1.45, 0.305, -0.281, -0.187, -0.728, 1.747,
    -0.029, 0.02, -1.472, 1.869, 1.237, -1.262, -0.997, -1.23, -1.036, -1.052, 0.072, -0.045, 1.927,
    1.942, -1.362, 1.234, 1.822, -1.939, -1.978, 0.147, 1.809, 0.084, 0.826, -1.79, 1.373, 1.173,
    -1.517, 0.236, 1.397, -0.718, 0.088, 1.466, 0.821, 0.524, -0.633, -0.403, -0.956, -1.328, 1.924,
    -1.952, -0.77, -1.116, 0.139, -0.731])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 29], 0.5, 10))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [0, 255, 115, 41, 20, 37, 17, 114, 196, 48, 37, 86, 156, 11, 39, 151, 156, 247, 135, 229, 51, 156,
    96, 153, 232, 1, 220, 105, 206],
    output: [488319, 2014007, 2155240, 3610946, 4417740, 5602425],
}, name='hash_of_33_bytes').DisableLifeTimeVariation()

# A length that is no multiple of anything.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [-0.877, -1.578, 1.095, 1.244, -1.965, 1.757, 0.577, -1.631, -0.381, 1.883, -0.088, 0.434, 0.955,
    1.522, 0.697, 0.671, 1.265, -1.018, 1.789, -1.432, 1.281, -0.938, -1.006, -0.976, -1.002, 0.333,
    -0.799, 0.086, 0.86, 1.157, 1.624, -1.594, 0.594, -0.155, -1.642, -1.967, -0.654, -1.408, 0.105,
    -0.074, 1.037, -1.565, -0.57, -0.421, 0.3, 1.417, -0.291, 1.468, 1.159, 0.482, 0.557, 0.892,
    -0.9, -0.894, -1.755, -1.223, 0.592, 1.224, -1.424, -0.254, 0.043, -0.882, 1.451, -0.077, 1.517,
    0.131, 1.74, -1.997, 0.233, 1.582, 1.65, -1.137, -1.588, 0.406, -1.85, -0.606, 1.789, 0.352,
    1.001, 1.705, -1.847, -1.178, -0.684, 0.464, -0.175, -1.666, -1.106, 1.093, -1.269, -0.162,
    0.731, -1.97, 1.188, 0.628, -0.177, 0.283, -0.582, -1.692, -1.997, 0.884, 1.209, 0.937, -1.285,
    -1.794, 1.239, -1.955, -0.152, -0.557, -1.997, 1.467, 1.707, -1.33, -1.805, -1.647, -0.257,
    -0.878, 0.069, -1.848, 1.125, 0.237])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 61], 0.5, 10))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [0, 255, 79, 192, 61, 84, 2, 29, 121, 58, 254, 243, 215, 157, 173, 155, 235, 251, 131, 181, 140,
    125, 217, 177, 190, 119, 171, 63, 141, 42, 201, 120, 105, 26, 185, 196, 172, 92, 104, 7, 180,
    127, 33, 236, 166, 54, 103, 161, 58, 242, 171, 29, 190, 28, 178, 3, 145, 117, 106, 61, 42],
    output: [885095, 1509043, 2294357, 4047770, 4924761, 5669398],
}, name='hash_of_65_bytes').DisableLifeTimeVariation()

# A length that is no multiple of anything.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [-0.222, 0.103, 1.149, 0.288, 0.004, -1.329, 1.27, -0.007, 1.771, 0.947, 1.515, -0.382, 0.816,
    -1.043, 0.602, -1.261, 1.738, -1.423, 0.078, -1.765, 1.658, 0.727, 0.665, -1.713, 1.454, 1.301,
    -1.853, 1.001, 1.137, 0.1, -0.498, -1.463, -1.44, 0.477, -0.778, -0.6, 0.509, 0.475, -1.279,
    -1.483, -1.919, -1.977, -0.226, -1.197, 1.986, -0.638, 0.144, -1.508, 1.942, -1.639, -1.669,
    -0.953, -0.146, 0.157, 0.001, -1.044, 1.607, -0.011, 0.92, 0.522, -0.801, 1.628, -1.082, -0.931,
    0.839, -1.222, 0.356, -1.543, -1.056, 0.874, -1.196, 1.659, -0.898, 1.786, -1.716, 1.461,
    -1.617, -1.063, -1.481, 1.039, -1.061, 1.063, 0.68, -1.762, -1.079, -0.577, -0.894, 1.794,
    -0.149, -1.443, 0.622, 1.597, -0.91, 0.823, 0.685, -1.465, -0.967, 0.168, -0.31, 0.254, 0.921,
    -1.203, -1.946, 1.792, -0.363, 0.097, -1.533, -1.499, -0.149, -1.641, 0.726, 0.656, -1.069,
    1.041, -1.266, -0.895, 0.666, 1.937, -1.154, 0.796])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 70], 0.5, 10))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [0, 255, 13, 252, 197, 193, 172, 139, 200, 189, 100, 39, 147, 17, 184, 238, 4, 8, 0, 83, 190, 167,
    175, 13, 158, 135, 191, 172, 118, 99, 253, 195, 167, 140, 47, 191, 103, 250, 0, 105, 35, 198,
    92, 123, 237, 53, 247, 97, 41, 214, 139, 136, 238, 245, 62, 205, 165, 12, 102, 170, 233, 104,
    148, 253, 48, 223, 75, 14, 219, 226],
    output: [637910, 2047495, 2187554, 3560421, 4328940, 6188813],
}, name='hash_of_74_bytes').DisableLifeTimeVariation()

# A length that is no multiple of anything.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', ('TENSOR_FLOAT32', [6, 20]), [-1.425, -0.779, -0.291, 1.274, -0.418, 0.502, -1.752, -1.347, -0.492, -0.749, -1.33, 0.309, -1.796,
    0.8, 1.44, -0.951, 1.766, 0.244, 0.808, 0.971, 1.923, -0.915, 1.618, 1.15, -0.384, -1.382,
    -0.331, 0.631, 0.213, -0.406, -1.242, 0.752, 1.764, -0.266, 0.729, -0.488, 0.069, -1.532, 1.974,
    -0.316, -0.938, 0.884, 0.105, -1.221, 0.327, 1.168, -0.509, -0.751, 0.51, 1.571, -1.855, 1.785,
    -0.793, -1.559, -1.846, 1.655, -1.2, -0.923, -1.063, 0.796, -0.407, 0.862, -0.854, 1.394,
    -1.478, 1.966, 0.032, -1.686, -1.162, -1.596, -1.215, -0.915, 1.35, -0.071, -0.743, -0.928,
    1.68, -0.165, 1.027, 0.418, 0.88, -1.264, -0.023, -1.428, -0.015, -1.724, -1.465, 0.918, -1.262,
    -0.658, -0.997, 1.05, 1.837, 1.788, -0.715, -1.178, -0.429, -0.703, -0.472, 1.402, 0.193,
    -0.571, -0.356, -1.94, -0.036, -1.425, -1.129, 1.621, -1.126, -1.152, -1.333, -0.904, 1.646,
    -1.111, 0.711, 1.662, -1.199, -1.239, -1.014, -0.291])
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 126], 0.5, 10))
weights = Parameter('weights', ('TENSOR_FLOAT32', [0]), None)
output = Output('output', ('TENSOR_INT32', [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [0, 255, 173, 104, 1, 18, 149, 192, 8, 115, 209, 150, 184, 186, 156, 192, 183, 247, 15, 33, 110,
    250, 221, 4, 163, 148, 229, 226, 227, 129, 117, 30, 57, 32, 182, 64, 45, 67, 142, 238, 130, 24,
    89, 133, 177, 197, 247, 220, 33, 25, 76, 222, 212, 27, 112, 210, 127, 223, 89, 17, 240, 107,
    200, 192, 32, 239, 245, 207, 40, 211, 220, 124, 97, 79, 47, 66, 114, 206, 107, 11, 121, 156,
    105, 227, 66, 193, 21, 150, 108, 168, 125, 15, 232, 74, 63, 64, 112, 82, 125, 141, 229, 39, 3,
    94, 81, 71, 27, 192, 132, 71, 53, 88, 136, 8, 131, 51, 253, 13, 137, 117, 184, 28, 235, 180,
    211, 141],
    output: [290420, 1988575, 2883595, 3765737, 5164551, 5572762],
}, name='hash_of_130_bytes').DisableLifeTimeVariation()
