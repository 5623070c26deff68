# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lookup.py; do not edit.
#
# LSH_PROJECTION: types of projection and of input, weights.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [3, 6]), [-1.403, -0.591, 0.063, 0.406, -0.839, -0.435, -0.973, -1.833, 0.529, 1.454, -0.341, -1.843, -0.134,
    0.893, -1.643, -0.872, -0.521, -1.406])
input = Input('input', (F32, [5, 2]))
weights = Parameter('weights', (F32, [5]), [1.694, 1.664, 1.284, 1.856, 1.429])
projected = Internal('projected', (I32, [18]))
output = Output('output', (F32, [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-948.0, 538.0, 42.0, 533.0, -450.0, -858.0, -474.0, 663.0, -491.0, -755.0],
    output: [0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0],
}, name='dense_float32_of_float32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [3, 6]), [-0.878, 0.443, -1.21, 0.095, -1.692, -0.182, -0.29, -0.943, 1.849, 0.509, 1.588, -0.303, 1.609,
    0.106, -1.957, 0.462, -0.786, 1.083])
input = Input('input', (F16, [5, 2]))
weights = Parameter('weights', (F32, [5]), [1.645, 0.124, 1.438, 2.102, 1.465])
projected = Internal('projected', (I32, [18]))
output = Output('output', (F32, [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-773.0, -483.0, 907.0, 114.0, -719.0, -613.0, 696.0, 163.0, 932.0, -182.0],
    output: [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0],
}, name='dense_float32_of_float16').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [3, 6]), [0.993, -1.285, 1.617, -0.625, 0.324, -1.547, -1.961, 0.838, 0.348, 0.829, -0.271, 0.059, -1.183,
    -0.36, 0.853, 1.002, -0.029, 0.88])
input = Input('input', (I32, [5, 2]))
weights = Parameter('weights', (F32, [5]), [1.779, 1.858, 0.409, 1.897, 0.898])
projected = Internal('projected', (I32, [18]))
output = Output('output', (F32, [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-919, -954, 887, -602, -942, -989, -960, 946, -421, 942],
    output: [1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0],
}, name='dense_float32_of_int32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [3, 6]), [-0.468, 1.703, 0.346, 0.95, -1.931, 0.572, -0.972, -1.256, 0.946, 0.339, 1.869, 1.096, 1.759,
    0.833, 0.945, 0.541, 1.764, 1.004])
input = Input('input', (U8, [5, 2], 0.5, 10))
weights = Parameter('weights', (F32, [5]), [1.789, 1.639, 2.783, 0.785, 1.151])
projected = Internal('projected', (I32, [18]))
output = Output('output', (F32, [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [0, 255, 28, 105, 79, 132, 153, 165, 230, 50],
    output: [0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0],
}, name='dense_float32_of_quant8').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F16, [3, 6]), [1.425, -0.192, 1.993, 1.755, 1.925, 1.713, -0.072, 1.065, 1.928, 0.39, -1.657, -1.603, 1.224,
    -0.444, -1.136, 0.401, -0.056, -1.653])
input = Input('input', (F32, [5, 2]))
weights = Parameter('weights', (F16, [5]), [0.384, 0.35, 1.531, 2.012, 0.182])
projected = Internal('projected', (I32, [18]))
output = Output('output', (F32, [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-843.0, 314.0, 401.0, -913.0, 247.0, 674.0, -662.0, -988.0, 934.0, 858.0],
    output: [1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0],
}, name='dense_float16_of_float32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F16, [3, 6]), [1.294, 0.4, 1.153, 1.403, 1.883, -1.859, 0.364, -0.68, 0.391, -1.256, 0.53, -1.364, 1.393, 0.249,
    0.831, -0.411, -0.59, -0.765])
input = Input('input', (F16, [5, 2]))
weights = Parameter('weights', (F16, [5]), [1.419, 0.419, 1.213, 2.496, 1.545])
projected = Internal('projected', (I32, [18]))
output = Output('output', (F32, [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [683.0, 611.0, -941.0, -817.0, 69.0, -40.0, 837.0, 508.0, -488.0, -107.0],
    output: [1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0],
}, name='dense_float16_of_float16').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F16, [3, 6]), [-1.752, 1.934, -1.926, 0.918, -1.955, -0.624, 0.96, -0.446, -1.777, -1.225, -0.902, 0.845, 1.978,
    1.381, 0.243, 1.15, -1.609, 1.554])
input = Input('input', (I32, [5, 2]))
weights = Parameter('weights', (F16, [5]), [0.148, 2.66, 1.941, 1.715, 1.684])
projected = Internal('projected', (I32, [18]))
output = Output('output', (F32, [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [401, -798, -144, -860, -769, -53, -386, -908, 449, 728],
    output: [0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='dense_float16_of_int32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F16, [3, 6]), [0.122, 0.151, -0.306, 1.007, 0.777, -0.693, 1.652, 1.396, 1.892, 0.673, -1.759, -0.277, 0.951,
    0.059, 1.389, -1.31, 1.287, 1.914])
input = Input('input', (U8, [5, 2], 0.5, 10))
weights = Parameter('weights', (F16, [5]), [1.433, 1.266, 0.882, 0.86, 1.561])
projected = Internal('projected', (I32, [18]))
output = Output('output', (F32, [18]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [0, 255, 161, 129, 176, 148, 81, 95, 43, 68],
    output: [0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0],
}, name='dense_float16_of_quant8').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [3, 6]), [-0.636, 0.084, -0.355, 1.19, -1.947, -0.282, 1.408, 0.383, -1.792, -0.399, -1.556, -1.219, 1.027,
    0.708, -0.195, 0.351, 0.146, -0.285])
input = Input('input', (F32, [4]))
weights = Parameter('weights', (F32, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [142.0, 697.0, 568.0, -469.0],
    output: [3.0, 113.0, 162.0],
}, name='sparse_float32_of_float32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [3, 6]), [1.189, -1.233, 1.475, -0.947, -1.385, -0.423, 0.177, -1.631, -0.887, -0.08, 1.733, -1.127, 0.898,
    -0.25, 1.028, 0.469, 1.885, -1.268])
input = Input('input', (F16, [4]))
weights = Parameter('weights', (F32, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-806.0, -542.0, -329.0, 428.0],
    output: [39.0, 91.0, 185.0],
}, name='sparse_float32_of_float16').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [3, 6]), [-1.067, -1.366, 1.489, 0.847, 1.578, -1.008, -1.956, -0.157, -1.84, -0.295, 0.188, -0.662, -0.037,
    -0.778, -0.417, 1.139, 0.117, -1.164])
input = Input('input', (I32, [4]))
weights = Parameter('weights', (F32, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [284, 233, 671, -527],
    output: [18.0, 65.0, 175.0],
}, name='sparse_float32_of_int32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [3, 6]), [1.013, -0.387, 0.248, -0.007, 0.106, 1.643, -0.036, 1.199, -0.886, -0.249, 0.257, -1.945, -0.639,
    1.078, -0.485, -0.917, 0.234, 1.824])
input = Input('input', (U8, [4], 0.5, 10))
weights = Parameter('weights', (F32, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [0, 255, 121, 132],
    output: [61.0, 72.0, 159.0],
}, name='sparse_float32_of_quant8').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F16, [3, 6]), [1.132, 0.442, 1.857, 1.175, -1.758, -0.6, -0.905, 0.098, -0.416, 1.245, 1.656, -1.541, 1.857,
    -0.344, 1.035, 1.516, -1.32, 1.807])
input = Input('input', (F32, [4]))
weights = Parameter('weights', (F16, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-519.0, 456.0, 961.0, -334.0],
    output: [49.0, 96.0, 128.0],
}, name='sparse_float16_of_float32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F16, [3, 6]), [-0.887, -1.571, 1.797, 1.367, 1.314, -1.564, 1.03, 1.276, 0.041, -1.782, -1.17, 1.418, 1.374,
    0.225, -1.954, 0.863, -0.33, -1.322])
input = Input('input', (F16, [4]))
weights = Parameter('weights', (F16, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [667.0, -954.0, -608.0, 219.0],
    output: [34.0, 116.0, 159.0],
}, name='sparse_float16_of_float16').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F16, [3, 6]), [-1.456, 1.692, 0.344, -1.119, -1.286, -1.521, 1.089, -0.536, -1.755, 0.825, -1.902, -1.337, 0.381,
    0.989, -0.15, 0.624, -1.142, -1.631])
input = Input('input', (I32, [4]))
weights = Parameter('weights', (F16, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-801, 292, 960, -86],
    output: [4.0, 64.0, 166.0],
}, name='sparse_float16_of_int32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F16, [3, 6]), [-0.164, 0.519, -0.168, 0.064, 0.809, 0.038, 0.109, -0.385, 1.043, -0.958, -0.887, 1.54, 1.217,
    1.617, -0.774, 1.623, -1.435, -1.333])
input = Input('input', (U8, [4], 0.5, 10))
weights = Parameter('weights', (F16, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [0, 255, 173, 239],
    output: [16.0, 122.0, 148.0],
}, name='sparse_float16_of_quant8').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [3, 6]), [-1.158, -0.638, -1.365, 0.73, -1.985, 0.179, -0.659, -1.983, -0.263, -0.756, 1.669, -1.181, 1.051,
    1.561, 0.658, -1.59, -1.244, -1.15])
input = Input('input', (F32, [4]))
weights = Parameter('weights', (F32, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [200.0, 133.0, 861.0, -257.0],
    output: [36.0, 40.0, 20.0],
}, name='sparse_deprecated_float32_of_float32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [3, 6]), [-1.463, 1.651, -1.39, 1.366, -1.555, -1.672, 0.075, -1.865, -1.732, 1.879, 1.145, -0.923, 0.961,
    0.342, -1.972, 1.621, 0.577, 1.018])
input = Input('input', (F16, [4]))
weights = Parameter('weights', (F32, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [585.0, -873.0, -114.0, -716.0],
    output: [4.0, 21.0, 61.0],
}, name='sparse_deprecated_float32_of_float16').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [3, 6]), [0.964, 0.134, -0.624, -1.334, -0.174, 0.606, 0.843, 0.371, -1.515, -0.131, -1.684, 1.927, -1.443,
    -0.945, -0.032, -1.597, 0.48, 1.668])
input = Input('input', (I32, [4]))
weights = Parameter('weights', (F32, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-85, 307, 257, 995],
    output: [62.0, 12.0, 57.0],
}, name='sparse_deprecated_float32_of_int32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [3, 6]), [-1.15, 0.485, 0.657, 0.042, 0.895, -0.625, -1.562, -0.046, -0.606, -0.59, 1.237, -1.309, 0.435,
    1.062, 1.087, -1.275, -1.223, -0.39])
input = Input('input', (U8, [4], 0.5, 10))
weights = Parameter('weights', (F32, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [0, 255, 134, 5],
    output: [21.0, 30.0, 38.0],
}, name='sparse_deprecated_float32_of_quant8').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F16, [3, 6]), [0.565, 1.299, -0.056, -1.597, 1.301, -0.001, 1.374, 1.198, -1.943, 0.979, -0.804, -1.454, -1.339,
    -1.925, 0.632, 0.514, -1.211, 1.871])
input = Input('input', (F32, [4]))
weights = Parameter('weights', (F16, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-56.0, -94.0, -775.0, 14.0],
    output: [21.0, 2.0, 2.0],
}, name='sparse_deprecated_float16_of_float32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F16, [3, 6]), [0.938, -0.489, -1.303, 0.631, -0.672, -0.159, 0.507, -0.917, -0.386, -1.586, -0.064, -1.285, -0.71,
    1.139, 1.658, -1.428, -0.359, -0.805])
input = Input('input', (F16, [4]))
weights = Parameter('weights', (F16, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [-360.0, -907.0, -790.0, -609.0],
    output: [13.0, 59.0, 32.0],
}, name='sparse_deprecated_float16_of_float16').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F16, [3, 6]), [-1.969, 1.003, 0.557, -1.439, -0.22, 0.34, -1.029, -1.513, 1.589, 0.341, -1.296, -1.343, -1.549,
    -0.735, -1.371, -0.68, 1.015, 0.853])
input = Input('input', (I32, [4]))
weights = Parameter('weights', (F16, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [383, -167, -326, 924],
    output: [13.0, 60.0, 29.0],
}, name='sparse_deprecated_float16_of_int32').DisableLifeTimeVariation()

# A bit a function, or all bits of a hash in one number.
# Expected values: float64 formula.
hash = Parameter('hash', (F16, [3, 6]), [-0.236, -0.355, -1.923, -0.963, 0.997, 1.253, 1.213, 1.451, -1.702, -0.332, -0.046, -0.196, -1.987,
    -0.729, 0.823, -1.599, 1.826, 1.548])
input = Input('input', (U8, [4], 0.5, 10))
weights = Parameter('weights', (F16, [0]), None)
projected = Internal('projected', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(projected)
model.Operation('CAST', projected).To(output)
Example({
    input: [0, 255, 86, 161],
    output: [10.0, 33.0, 27.0],
}, name='sparse_deprecated_float16_of_quant8').DisableLifeTimeVariation()

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [2, 4]), [-1.248, -1.794, 0.02, 1.549, -1.751, -1.96, 0.575, -1.029])
input = Input('input', (I32, [6]))
weights = Parameter('weights', (F32, [6]), [0.417, 1.651, 0.741, 1.432, -0.323, 1.26])
output = Output('output', (I32, [8]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(output)
Example({
    input: [-97, -723, -150, -943, 143, 854],
    output: [1, 1, 1, 1, 0, 0, 0, 1],
}, name='dense_of_vector').AddVariations('relaxed').DisableLifeTimeVariation()

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [4, 2]), [-0.707, 1.187, 1.013, 0.668, -1.314, -1.644, 1.718, -0.977])
input = Input('input', (I32, [3, 1, 2]))
weights = Parameter('weights', (F32, [3]), [1.875, -0.786, 0.022])
output = Output('output', (I32, [8]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(output)
Example({
    input: [352, -479, -593, -216, -966, 107],
    output: [1, 0, 0, 0, 1, 0, 1, 0],
}, name='dense_of_rank_3')

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [5, 1]), [-1.029, 1.099, 1.939, 0.96, -0.729])
input = Input('input', (I32, [4]))
weights = Parameter('weights', (F32, [4]), [-0.912, 0.104, 0.339, 1.685])
output = Output('output', (I32, [5]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 2).To(output)
Example({
    input: [-408, 905, -860, 395],
    output: [0, 1, 1, 1, 0],
}, name='dense_one_bit').DisableLifeTimeVariation()

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [4, 3]), [1.424, 1.285, -0.122, 1.783, -1.474, -0.839, -0.159, -1.068, -0.235, -1.592, 0.464, -1.504])
input = Input('input', (I32, [3, 2]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [4]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [439, -771, 882, -373, 707, 275],
    output: [6, 13, 18, 29],
}, name='sparse_of_matrix')

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [2, 28]), packed('<f4',
    'c-mXTrhizLFKF3u)sts0Rx2;LY5O68>E^*dYnnMMAJ3>RwQrtLIPK)ViC)Eja?6iiwSO2CC4YKPN|;RJ-LFx)J7#;cm7P%%xm|FM'
    'Yxz^{bEj6y99XkuX`aYr(*t?7&Smr8@?@-hzE7dTv}#96>%tOiJ}c8DD_TCiyRx0}oX_cfmA2*Ik4<QA|F}`g>yO86qkk6vv@X5k'
    '?mH!ubg^;w{0T45EqQ0X`s?QVy7u;V`}gm+x8G+E1VDz}e!G49?f2V(1i%vZ`|W`OAQ7Mtm=6-(2LRx9bEW'
))
input = Input('input', (I32, [3]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [2]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [562, 562, 632],
    output: [208251448, 447893580],
}, name='sparse_many_bits').DisableLifeTimeVariation()

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [3, 5]), [1.816, -0.184, 0.04, 0.258, -0.892, -0.081, -0.716, -0.09, 0.898, -1.544, -1.914, -0.13, 1.714,
    1.555, 1.136])
input = Input('input', (I32, [4, 2]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(output)
Example({
    input: [-588, 23, 453, -728, 437, -586, -344, -638],
    output: [23, 31, 15],
}, name='sparse_deprecated_of_matrix').DisableLifeTimeVariation()

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [3, 6]), [1.057, -0.881, -0.446, 1.461, 1.958, 0.021, -1.503, 0.683, -1.704, 1.077, -0.796, 1.826, 0.571,
    0.637, -1.836, -0.226, -1.626, -1.848])
input = Input('input', (F32, [4, 2]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(output)
Example({
    input: [-345.0, -146.0, -894.0, -145.0, -272.0, -526.0, -369.0, 932.0],
    output: [5, 14, 1],
}, name='sparse_deprecated_of_real_matrix').DisableLifeTimeVariation()

# Weights of both signs; the offset of each function but in the old type.
# Expected values: float64 formula.
hash = Parameter('hash', (F32, [3, 6]), [0.376, 0.933, 1.232, 0.268, -0.48, -1.81, -1.925, 0.216, 1.69, -0.583, 0.98, -0.662, 0.519, 1.183,
    0.62, -1.809, -0.489, 0.782])
input = Input('input', (U8, [4, 2], 0.5, 10))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [3]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 1).To(output)
Example({
    input: [0, 255, 141, 40, 170, 36, 97, 27],
    output: [6, 33, 27],
}, name='sparse_deprecated_of_codes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-nj3xhFsCgTUj28I|WRF0+rBT)fH9>-d+W<?UH3el=_E2w+<vUK=E&x@=vsZpfbeH_Fr4mRx_i<?!VtPg|e=TEeyKvEnAK0L73+'
    'aeG$f@3B6+kL}_-^Wt}lwrML19G~;!AdgS`oAPCDpUzG@{biS=^yEMCJXy*@Ne6#BmI&=x9<lUk-plVwvrYRYGUjsdc>h({C${HU'
    '-GLan-bSgL_B)!{X1ix>dR!tDc-y(LV6obXuf7ErUjMEuxbC@h!`$n=8y>svD)}f>a{tWyMy2<i88xn-+iypB9|=CiWG)uCZ}zrJ'
    'XPg)Q^<>ePSlP<7=XSHeDbEYV&LwP-w*wxjU0&@Hcj?Q;^*T-FA_np+OMd_Ay5G9}>;Jy1at#|<K7Q<FE#AB$a`si(2OrHcF8y6}'
    'apf-C#XPGIonL(Y(${aElP6sk?!R+t>1_2xL3^{g-+oFyKk#_r>6<%$oIf(TcMkW_ke+L`EQQ^#LsoA1p=fWvABgtb+wI?Px8K&@'
    '-rmlBznz`^Uc3GKKr(xQQu}~XAY~ARKrRT`+W~>S-R}MSK@uPm#I*w%u-AS+Pzy+py)8&~ACLhgLGt$d_CeJH0MXj{y#'
))
input = Input('input', (I32, [1, 4]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [749, -909, 654, 599],
    output: [900217, 2031706, 2815443, 3560270, 4958372, 5356568],
}, name='hash_of_20_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-k`$xN84+oqXj!$=Ycm*2Wx`2ag}m7kar*`r@KZO!X}F){id=H71D&T+Y|LzUQ53TtL{L1q;+a87C}Tp;<X&)4ZFqew+SqmCLT{'
    '&yNw{;#g*E>9r%EuuxX{cCpik6<5WT#l_=PXU*!|<hIVO`T91Wr+!Rst(8|7b@o=6E_H8xIiJPedEI^EHCs-3dkZzI&DU3QovWP{'
    'mUVxrQu9=SbrHToF^fxT;&%1&t(1~7ykz`z_OY0kd2`>Ni%Oci^7_6g_d`Pc5!ctuHr~P`*K2DVb^B*V!t!GkH*ep(xr=S)Ovky~'
    '+_xQA{Mr0MlJ>UOFDqOZnxBljo%mYq)VHhM$IoxRbEDC`{PKs1R(F3t<3B!!Z%_W~Xb0yT?mG`P^EU|3e|6IQ?Z@}~PrO}xfn~P;'
    'vL=4_<68v$KQ4}UNxbU3=;mS@m(LkZt<$}@SUS%IF8!AM)30*fxy*+%Z%*hhUO0Kxf?7_c3+=@hr@h>^9|-Ji?e^`rx3{(5XJ^0P'
    '-flk_*xT>lXK%j`$k=aZx6f|B^?rLBprrl&y>>vM{UDV<upcC33)Et34>n;hP<;PBAcUB)f8Smp+kP*Qxeu&*|Gs@7mYppCPs#Ic'
))
input = Input('input', (I32, [1, 5]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [249, -491, 564, 425, 320],
    output: [805669, 1809037, 2773999, 3292048, 4355823, 5911628],
}, name='hash_of_24_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-kusS(ftV<-UCx=i4XGIQd*U%T#@0hTE^Rr>)~|dL?vsyZm^p-u~&$tT&~L*pyj3j^1xv7vb`fOFt;>`366a=YEz<XP;--cP8w}'
    '|4{Bx`saFr^sKWN1^fz2^8+4A|B+?7xuid0msjhwr!gYm&fgYMmi=Ssb9c{0%gK*tTL-GmpFi=tm_%OLZ~Z-ShHocst2?vs{;qR8'
    'Pjhm*gO?hLT?(8TIN7!FcGyD&|Ecbl-D=nG?nwJxl=Sd-(iZJAzbBeHK9v(%zVG4Wm5ZP1&pe|Pkz_krsJBXgWt8^0f<u;`Jg=QE'
    '^sm$S{&U^!sFfV%DkVx=Zah75-(umbuDg?09%<UQQg%wzi8*UGzw+7I|FeCPLHhPPlW(7p^!*`u<HokHJJ0?4Fn9CEEpHAkKGL`C'
    '<&6zhF9kf<*PNUi_u<0S<~I3XI|KzT+?{zQdgg{-7L%V}`Fn5)`}eh5MRFcBb}#zW9`pE}yCuuVJ)FxXOV8MEXJfn1-rjz{{eC<9'
    '{kHq}@3*(#x8KedNCBDqK%^ar2J!9f?7^aT_SPT@BxGm17f9IwHCh8PP}J6DA6OGu7Od9}q;oIGT!<k+<M-^h2LLe*{ss'
))
input = Input('input', (I32, [1, 7]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-120, 337, 371, -911, 117, 826, 539],
    output: [527316, 1239386, 2484513, 3333769, 4646119, 6119988],
}, name='hash_of_32_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-lJ|l@fA)krT(d=EsHoz2}2^gCd;fy)^7(u#D-JElx2$o5W^0V~=>RW%rwlSEVQ4<oa_{J?YD)=j|EIs<Uodew&lxv@F5JGXHK='
    'mc4TBx1+}kce(w_P`|$8vgK``YDuRpw@(UbM>Jm#__OPS56_0HFOOd4J87MNxh%!{vA=7=8utTBZ4XWVzGM0h%Y^r89F7cI`g5W('
    'tc}kIG;YZ&xjB7HPM}hSzQnofE6*7U{GIz-Y~lg7ndi1>9I;NA{j__FkV?uP)7#HA6ufOcx7AHFTrB6i<)^s_OTvktWzFrD2Nw6P'
    '^jvPvR8*m+;Hz79U&!~Lbbo4Y+tr%HS-V$#U3d9kpWKqI>I-=i4tN}LpYrg&u}{ZSj!%=%?OTy<@tgB5%X8+1<tJ85;Xk?at=7Yt'
    ';T?B2#7}j(kh7!NZFkAKoxf`~Y@gM$`PJPY1zVdm?!DBzmU=C&?m*ZRuLIK$=1jZ!`UdC04TnDMTfaETZofSc?zi6yqCw1kV9L%8'
    'ENp8J<m}&X1LWE51B&bes<ek_u>nfi?*j^e6aj^S%zYpcdpi(i2Qmbx93*4AA1Jfe9;y?_0cx@X02{~lH~'
))
input = Input('input', (I32, [1, 8]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-470, 17, -933, -209, -929, -114, 690, 667],
    output: [320184, 1273255, 2428322, 3151215, 5209891, 5314249],
}, name='hash_of_36_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-s4yJ0opLYiYCO@yn%4o@zffjk(&$ceURy;8(`Y-lK|J*p}4l%5GYtnXtl3#6?oo?+sIm$n8Zd{%uN;O*we>{Es*4y=yY~l4jV-'
    'zA@L=mM;xjpf7Owc8Ko0+|u4zQ4_z^Uk^#RIl1xXl3M%nt21t=^z+CbHQy9we&u;yTEXkd2Uxs)Cl_33UmDk6F;%zXP*QK*#B<XX'
    'Hk@cIu-_ClS0?7^F`jkZENn@E+ScoSx*oeS*E-7j)S2(Wfris%Ch7|0aYY4o-feH4yhG}4gzwMCo8CX4Jbh-$+rL?hA3r@OG4))5'
    'z3IM+yr0&Gn4%Oq=kj$%+<x>-_Tdb!vT&sxdncK7|2ni%S?J~03+A_Sx915w`Zo3KRM{o(qx>g$Go|18c2HnNd%XL<ZQUpG=P$W`'
    '@l5mL89VOH%6;@gsQrn=LYHN)XVm3C`I#iAD!W|zg`ef`nkzONu5Kvb;#|J=>$>+d7wx<MRa@o3ME<o8_uGS@-TwXdAh6$l-(EWi'
    'A4J##x%T^k96S4c`#|#h?CfoU!nXS$I`-Iu)a?VB08{{E?cWO&+`rEb!UY055ECd4)D4oh2WbK6*|#46KEL>$'
))
input = Input('input', (I32, [1, 9]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-150, -368, 29, -312, 713, 815, 716, 213, -472],
    output: [243353, 1328186, 2655434, 3357982, 4840174, 5993020],
}, name='hash_of_40_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-qVO^YY<juN6y{O$)mpclLQe@lm1n@-$1$EwbjOnoIO&G3oZpmaouuS!bU1iA%S%)#E777hM;j80k-jK|u!tzHr6a>(~0&f3m!O'
    '`kgYD?3R4RT@xR7UT$V^+jKkWdQ5%$@w@AcBdq6iz6^>hU8h}MYVC8K?So|b#Fc7Q5<JHWW;^rw?>h6lH$$OWY+u@zm=jT*aWMsV'
    'XKHUc6t(YId$)UM+NJB8Ccl2D!1Q-hcXPk~C5|0CPWAr1zRUEky}9Y7EsGb{+`b-lLTH2M+og`a2N<@^{VA}xKTFJ8#ogHQ{t-vD'
    '9lIvGx9^*L-+Xc7a+ZC$h6}H-Jo0|KrTgyR&NG?c8#f&IDgW$-e%lnquK9D1yj*_w>z4W6)7B&|Ty}P`tVLne1MMega~hcb`u5cI'
    'DNes~_@o@m)|L0>dVIKQU-@~-H|9@&dVW8+^on7#zFozKPkU~DS9@rDrGLYMjqgr&Je(FUasH)&Xxg^@w)^+*-?!i1-rmlBzug`n'
    '!*=g}J3AnM|9*QAwBK(7<m>|~*|*OcB)T6g2~rPIvIjx~SwIya%61=w%K#F$-@kY7K8Q(nAUhz&+V2C>0K;SS`2'
))
input = Input('input', (I32, [1, 12]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-444, 500, 720, 166, 778, -295, -282, -468, -221, -783, -803, -30],
    output: [643240, 1212568, 2565136, 3439929, 4718924, 6024181],
}, name='hash_of_52_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-o6P%vLJm=H;Tup=z0%8#Aw7lB3)5Y1G37)+;i?Bv-xLz>xA`#o0e$|2{;#%eokHJwx&X*U^csrzgHtY`tHZ_2zkf<(w5OWVc=4'
    'cUa$c&%TK~LN^~;E;0^c5t(+C>C5^4H9R~|ZyqfE;n8k5OE!S(;aOP^WsW^rk5j%jPF}Z-r+dR1wk^+}_rK3#S(CHnLQ0j?{bLjP'
    'SU%PiF<37@c4j5tmF1Q-dz2n8p2)KNy29Jn3*V}3c<ujkPvGyYmq(5ri~78H{@1%)CG+1hHJ_{6;%dAjY@Kt3_TTS^WSE#PoI8~f'
    '{7{TzW>oL>sxwg!Z?7rYvvl@~uMzFVlX5PtVa)h#z3BNFv6|-{k5*sV@8A9RZ<$d2j|KOSb@MD-yQA&M{3q6}1!u*sDGT%*bba%%'
    'Xd&;hBNZ#>d}GL7t@77E>P1TU=2dTYH!Kf1VYYdmUwZb<_AQscc6oPSIzF-RuvKKv$|utoi=0uZ`YH4I%k2I3_V)Ys+1u~mzi<EE'
    '{rl~J4BP!6dLKx}9!TuBwcBsM&u$-3W<Q8;Z(|Rlf$Hrb3P2KeAdVe~W4C|*-hK9VAep`Pc6*?Dz?$v$TLX;+DzLZT0{|{7{Gb'
))
input = Input('input', (I32, [1, 15]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-687, 984, 917, 456, -848, 664, 466, -495, -932, 121, -162, 255, -470, 312, 511],
    output: [856105, 1286856, 2228894, 3986935, 5027350, 5685292],
}, name='hash_of_64_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-r$jzhehWZA4hRX8ze#`R5s$8`m`ZeF<2!$};BShhlZp-d)PwihT9@wL$A9pWOG&d{0PNn5^x-80qs@PZqB+WjpyPs+^~DpK6Tc'
    '9>bK&xrTmByA+?Fk2=iuoaOP!%fG^wJiPAp@bJVR)2<(#*PO;6EzdFMqR<B24@uwU<ihMN`NU#`&U_U5&TwF=%z>o8y{;d(^eZjT'
    'FpQh-c{^u=Zq{A<9qtlk^EEn49`o@<an0}7|6Wm+ArseFb}3~aljD50ewGprYv1P_N!p$pet%E-+W0$cX_;>wUqRJko~o~JgPj*E'
    'yg!h}px?UYh*ERWrsWeZvu^b>UE+K5ezVUd=3)je=Ut~7o=o5NDT66`TA;=+zn;qHlP1ZqY+bi-%f4B68iiYP-=<8zb?9#M%yWiP'
    'vqbIAu0Egr;MYc`FyTMzm2U6Z!0sdDS=_zj>&bVs<C1=@wLQ|X>B@{fm%BfFXxBQX@b>nb3$rJzI6G~>y`BC3{Xn#Tul>H=`yK4}'
    '?YFlFivT6;fxLbDY#{>sKwNt}Aj59|K6|hrP<S7R1nJqo#~uv!ffa)YJD_empy~D?HG4rUuth*4fQA47x~A=l'
))
input = Input('input', (I32, [1, 16]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [898, 658, 749, 264, 225, -82, 900, -653, 942, -765, -795, 516, -3, -570, 509, -860],
    output: [549589, 2048903, 2221193, 3915385, 4818507, 5637524],
}, name='hash_of_68_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-oVdT~<Bqd;-@t>2lfnZQ_1Hws(_uoR^;XPP6;dj9JAZnseCpoqhg=FaNB-x;fUBZ@x5EF39g)vSZ7tgZr$*4ssn`QmYzpRXHQ#'
    '-5*V^_BT%JqAvPn?aS3($JVa?f$PiRmy<o77b=<_)X(qa`gYgFqrTbYO@R8MB~ekcMV!Asz5ZE$UsTrTn@P=FDgtuf_21US<Xp;|'
    'nXxYBNaOr7zyInAor!Qia{p!E->EO9gr*nBo%nca{(Zhv*A)uv*?KE(PqeIA8FO7MFu^@VDQVCA=k4x|Vus7F|NW{a@$k3phPYFA'
    'g&ePIsB}NfI?x^1Yv@{V#KlGLcJPPAdt=|H?D^{_kRaYBan$&1%=!1%*BZ?%T&}-h>Z>!FEkevbl?x~2U;DAec^Uubb$?m61#O(w'
    '|M%eI4|}g3oIdmBT9f}9-!I;IBlY9%*%MlBy%tLhJvrmp;wLu>k5s+9)wJv35@v?aHEMUH{`~TpaePHv@BaP!_Sx^V-@D&_zrEew'
    '{XlA;Jp}CEzke@~vfB^B`}f=0+kpl50XaZ{eGp|J)%$?j?7#~5+wa>CR%H(|$llf(Bw`04toMU8*n!Ld(f}=w_Im'
))
input = Input('input', (I32, [1, 17]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [-322, -456, 881, 115, 896, 429, -379, -809, 638, 619, 530, -16, -857, -798, 206, 840, -390],
    output: [347047, 1805852, 2806890, 3960402, 4787864, 6234464],
}, name='hash_of_72_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-l*uBk*BY_4R|j#?=w65$`Up`V+Kb2OrP8{F@2?YTHYfN%v2C_^UeV>V}u|zWC^;9G|Q^<JY_6y9x`-HCMdj6XH1fm`m}C$IUDs'
    'zIPET^85YFz4CtubqdIz6{<Cyw~8ez!Q*VJ<)1}=w(L0h<EZ4mv@GontDcMN_FEr`SnesZ_|$Y`5zE(>HA){>?l>l=%k*C8+|w)e'
    'Vv}d<A9Aj$6G^EkQhWc`{I0dP#HPHu8gEZq+kG*|YIK{|C@j6c;qSw9d(3rfERP8tO6ueh3T}3cXg$+x&+-0a*q)~k&%EBU(sktt'
    'xw2pdmicLW+KWE^zPahp{0}FW@vJjwTo=4fMDWZ0*+GK$x~CRtA5U)o@Z##t4wkiBcTYK$*Zs4jarqI?FZSkB=6?FM|M;C<v)1=('
    '+h01+6L5QS(3Yz2PdYdK7un4$S}<`_^WzT>W}fzOSo-GpCB7{eW}TV1;^H^MYp(Y`e+b+4O=Q`MNu7CrL+$MM@87o{jP3W^+wB9A'
    'U;yNRko|r;Fb~MK1<Ke%lz|Cb`+fF%LGt$Y`|RxP;9B<E*@Mgk$pGPA`#pA0nf)LcpfE^>Jpgn`{tN'
))
input = Input('input', (I32, [1, 31]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: packed('<i2',
    'c-jFz0Kxww6?)mK^R3*@+N{x0Xeme;lqMZ!B~@E;%|c7jMbQ2J{{8;}{s8>_{QLj|0s;X4{r~&}`~&^{{r>{}{~6FDw*'
),
    output: [732293, 1409506, 2896157, 3563841, 4832732, 6257352],
}, name='hash_of_128_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-ouAH0`oqv2F8x$-?7D@BZ?b$F=RUM_6(B)i)u_Li9uA@Aun2b=nZ28<)hiXPZxFNJ#m?$IIlys{Pi5RL;|6No&98mNG3$G1t$O'
    '>tK}Pf}~B7)z%3as~SJK{jpy3r=F`+Xin|LcWiT#JWii~`EQ$~UpIr(f?cMjGqs(4lQOst__Nr0E2z{xe1HA3??b+feHDR^XFtCC'
    'xYhp<*M)>4%T2okv`aplJ3fBA@6^)St$ZR$?vG!-j|oc?Q`%<joU-A0Qrz`ZDI25&=CX*~e>(Bw)Jxk|-gjM@b$xR45qqVY#v=j`'
    '7k*c}@|h(mhao}AGcGRjIrpIjg3rBrzjb~8u<g~Z<&XC+s#+^pzw*aXm!nIbX1`rJ{ZML0OE2dP^~<$453o+HzZiYw_1u3K9&T+@'
    'pWk=wX7}UwtF13tFIcr$ad(ry#rn3q`vSd>nBPwRxPF`9p5_?~4v5~i|GHtvs-uS=-grB$;W|UA{+zB|_WSqR@3*tJ-w!1B?ccZ0'
    '*4}Qv{XV<>KynX|0Tj0b$?XRU0F~_rgMIc8Eqj5aEkt(ze*3-qKqM4{D4+@;8%Ws#6@vj-j$sc_|6Tw99{JA'
))
input = Input('input', (I32, [1, 32]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: packed('<i2',
    'c-jF#0Kfkc=Mcc{&SQ22Oqxa`!p`7p(j{G?Yfc``njB~TifJwV`~v;_1OEd90{;F1{{sU50s{U5{rvy{0Rsd5|Nj8^Iv!m'
),
    output: [417671, 1206628, 2582863, 4102918, 4506628, 6061846],
}, name='hash_of_132_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-o7J5cku(Z0*8e*`B2s@M-cJL&@uLTpJ{>-!>N4{`a9e?(r(aPxobKN$%NJe01COW&Z?ZFCVT<$iLqk$Mz>}+HH@UXIsxpUo8LU'
    '6!QGd`MWz<8t1*d`)!d^Z-&pdxQsVk#|3iLAG%ex-=DXxGj7k1_BcMitEy4ATl+0<CdK&P?`GH{wr4}{C5b=|mc_fS7qKk<X?(N&'
    '%5sriOFwd4@{gLyQt~-N;q&6zS0bW(zrK7b<Uf5^<H|JWpAXNSdHr2qY2THE$G-!=tH^~-eXpjX;hHdgqWR}t69cb%M?5#I+V)b+'
    '|Gm58u99G}UAnpzY$-oqUoz>Nu)irkX9CC1DVw(6Jz}xvS^?+c3^9Rs#{bNAwEfGRZS=-B_sUPP$7?q}IJ=?c#m<yRH=Y?V@4dIP'
    'wD6gB-L3C;4lbTM`+r61(wRRVv$3Ar?EbOsO<C)_+?TO8|4Ljozqz|(i}5naz0Ws3SSkE?Wv5Y4=f&M|7wz}%v$wb3zkfdv@7urM'
    'Za;`)3*p=E1CloO`@sqzYJiGC%Ix>-2MOERgLD8j0vUU4f!uvyZD8|2CfS3O?Ar&@1{U4}QEm@31psP-0r&'
))
input = Input('input', (I32, [1, 40]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: packed('<i2',
    'c-jF_0I&c3SpwMYrjFiRf6h$gq-ds1dAq4+s0OB)f%q};^<vMiIcuH&RmTVX00I2{`~v>~{Qm>|{{jL2009C01ONR31OEO30005}'
    '`~m*}{{R0bf-CL'
),
    output: [456376, 2052876, 2922354, 3586591, 4983834, 6048725],
}, name='hash_of_164_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-p(@H(5Qb**2y;<Fu`8!a>Q>4VD3OINVmvSkj*KZu0d2$=cGC2%*W-cGN$fCi^EhWy7v_9+!_+mWzZH9^a<i_(h0mNy48P*?rRA'
    'nvIt&Im%MFY~HWO8{E!s`%r0ae);AK#iLQ*LfY^Dh-f??6JokYU)!ay`DCxiKBXiHL%suC{re^^<cfNFie+-qmfj<4wtdVi5EH18'
    'Slr8EKiS%{S;AQ^YpHY8%IDTao;44B6<+RJ$7k#P`S#Sm&DsS|SN2EE*Vi~;Ji9<4%y#zsx}`<izJFf+va{3o+_4P`DH@N({DUp0'
    'e(!%AS8}(#+x9@&^mX&A3%2Z7+tvPQ{@$m@j|hAellY-AeSys8BBR=wGy0Ew5TEwdB7VsR7wy(Pv$?lyye+>%XTQ~_18wrpbx(=Q'
    '{&W^;_`cR)<D)0PdhcizABkPScgkh?s^1;K#&fSdo2b}yocoZ$?>ko`&p!T=ym`{qUBXL_`FMHl%VW3NZ@=Fj1Z?+%fxX@S{dV?t'
    'Ad!7`K%V{neGnD4w)XoW;y^|A5QY2qf+?_mpe_)1pWU8)AOWDJefD4jZSD5$x7)wZ4$KA_V!z*Z-~RmoLFw_P'
))
input = Input('input', (I32, [1, 47]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: packed('<i2',
    'c-jG80HOaFB#tfEg~?zaM2FrwgsEIXm7cKQM&k-LNxs^orj8%<_S-i~A`30K)<dXl*XREM{Q&_2{R065{{#H~00IF20RI2}{Qvv{'
    '00RC200IB}{{sB~{R061{{#H}0eSK-dj'
),
    output: [1024102, 2072242, 3105792, 3992160, 4683337, 6227637],
}, name='hash_of_192_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-nht$Y;3XU};9Llb7<FAGs&Dtg!v^!K1vienJ1V>(BpPw!E5lblHlh@-O$5Uf-qsfunxT&8xRx8dtuI_%Ww>)_sO;>XLKL-ki1O'
    '+w=0=%N&~$inEOMpFi#1v+d%2K9M!Q_N~(`jkCOc{`is^%JVMX*ME8OW?^R-&mPq(4qc98rzTIFp1^ZEF!*`diDO)Ump|M$IZNu0'
    '^WxuEe797jDa<~0p;c}E<i(!1m#@h>a<1a1n(<3D%itpiX8JRHHe@++=G;sfjo<s8`>vV$G-HqP-QO2-N<J(3>#mcjoA179@~$mE'
    'zk3(t-F~m+e^*WEoUJ1tQwdv(j?tRz#E#r|sh2EoEM8r=jQjbOwpH_Y+<7m`{bA;cPb)H)U2xg$^xE*$i32_--RA6BP@Z}2;$^mn'
    'R~A2bRr&Tpuf{fpGsi2dVouusest&k1;Y~IC!I;lgZFm#PC6dNHS1xl#LO4xCQn~G>E-tBw=9OM+gBan{VlxEe!rcqy}kWDyZu1Y'
    '&K^YW-?tx3?A^bAKTu%*{(bfkaWLP`4ovO0x7!Dnv<G8*JCNW$d)xhXVC_KBy+F10`}TpjKn&Jw51~K|0PeL1wE'
))
input = Input('input', (I32, [1, 63]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: packed('<i2',
    'c-jGe0D=G44=bGndW>6vRC-c$zrn~GgUY)45SR}kS%7Fn;eT}`rTEN=qfAniYKum0JbY7ByZKsDA<A(v7yE6!mZ<&x{sRE~0{sC2'
    '00IL5`~d+10R8~~{{aC5{Qm;}|NZ^^{Qd#{0R#U60sQ>|0R8^}0s#L40{{a5{s9940Guv41^'
),
    output: [670297, 1706273, 2652231, 4178081, 5191153, 5487862],
}, name='hash_of_256_bytes').DisableLifeTimeVariation()

# Twenty bits of each of six hashes.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-niZSbB5aBHOSPb8aq@O?adGk|!pm@~Tg6<22bB0+SWLHU7H&rdDLxw#s_bn^F4JXSrs~I<2^>vU$T<`!|0I<M?LHllS}ePIuRW'
    'U!Ruj+O%ZT%ZZZt2}#zvOc!r&x?HZjZoyG5p7!$*d&0y+9tXW)h?Bg^)VxeHVusp=$>-c%x%iG9Ip-SnG;os|Q@{1g3iIbvoul$1'
    'BsOSFt@{~hzi#&DmsxS=QtpbJxt=$3;f9Yd4-}m-4P0rvOLyk`)}*?cO`cM9mkK=R7R*(9%Odnt;Ql6UrJr+s_uY1vQn=0}_T93C'
    '@8;vBI|3PYu~cXum>px8_poV)dEzwlv!^$-Z=3R9$KQ|Io9<7$dGoe%x67xMEJbG)ud2IIy8Ou7v^l4apLW^Tvv^VE(V$D)v@&??'
    'EDBfcEV}u<yCJLpZqE5#XM214d)F`A6V`m7qW|vo+jahr<SiT53mn#-dHG2*@4ltC|5-5HJf`{lmdpDsLH7Ii@3*tJx8G-PzZb&Z'
    'zu$hpJ%|aUATs;+?*<Bhh3u?><o>-tVf+32>_7thA;2EUvIA+iv$q0^f^^$~&D{?%&TgOmUI(xtwm?MyC}a6k'
))
input = Input('input', (I32, [1, 64]))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: packed('<i2',
    'c-jGg0Du2Te)*JOs<M;b(O<6?93i6Pbh3tCkX)cQi@=lC{uHa;dpkHF?ns6}@!E)Y`wUF(d#+JM5MHb~_<{Y94^tWb{QLp|0{#92'
    '1OER2{{aC0{r&;~{{a5~|Nj930RR2~0{s2}0RH|0`~m{~0Q~^{|NQ>~{{8~}0saF2{{8_9Kt#^'
),
    output: [654482, 1169511, 2226547, 4147198, 4994688, 6177269],
}, name='hash_of_260_bytes').DisableLifeTimeVariation()

# A length that is no multiple of anything.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-nJ2Sgik!%kZRj($TmG!}{|PF-z`tUW_=uuKZwiHCye=$sXp#7j>%--rwP|$t7S{P}n=!FCSJteH>%BWsSH<oa8d|{?g<2yZ&gO'
    'oY%X=a)<SX4?C79FXH*7C?A(FaYgG{LlG}GmK|&ARZIPn`mdfXewcFhm$bmXxNWC0?$%uAC~Fr`*k#F)_1&_+K*dqX^1J)KQz9ab'
    '_G%IjJ2R9viJbD6dpNhd*K-G7P1N7zA1^HJ=QtsAbKNeM*`0?bdz*T$Y%hC1y<m&n{i5Y^1-D(9>Nd3QdiwU*>oXkdc(#Sf$z-uj'
    'P7*j&aVDe6`b?dE#Qa^87YeG_Pv+V8t;1kviOwEjlcv9I2WC%cZme(2dnY>e;*wnpC(fQbk8$qTRqx+~`^<Y=&r;%cN$K^XJ>O>C'
    'yWY9%h@$C_>vlPX)7GWu{XM~YK4Y8e*`LdHXKlKD@<7e+gJ*KsFA1MpYW3&giH09jPtG|w<-E=+TT7|T{dPdOfB!!F{kHb|?e>5;'
    'K-%6ONZEtg_WSqk-)j#Pum_6T+kwRFZ0&&ZKw!Vm-Wn(YM0<ha`#`4b+YeH^AFORZL_bg!%qWnl5D5S=jQC#'
))
input = Input('input', (U8, [1, 13], 0.5, 10))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: [0, 255, 54, 98, 136, 183, 187, 125, 16, 189, 238, 86, 23],
    output: [134245, 1460429, 2638855, 3522800, 5177890, 5904825],
}, name='hash_of_17_bytes').DisableLifeTimeVariation()

# A length that is no multiple of anything.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-rIAZ{EcsKVzE5dGUjamOf9-SKME+XU?a|_q7|pEqD{OY)Q<v1Vxc`r)%?1s~eggjaerCIH`V~_OE&Q*Taq*)~;gt!xB=wWY#z9'
    'ccz;%xaw0_%u|*u`>^NDhf<bpKI+oi0fu{al;7q1^YmuKW4^myELqPNDen+xxp@8V0nf13Jm-hsZ=Tw)#r#6&G5>;+BbOxn+ox(s'
    '1@4$#(Es`AhIQ@>?S&Q^a>Ob0&%U`-AnSd5-Fu<MeBK=PAH!CLJ<ceYsd2w1ZtleES=M2l)&;Ydmjo`K9QN7VP`|yGqeO0>itfq_'
    '=PZ}%s_=yE`R#gJ?q-<MVizqQzHFn@RiFQToaAwG(nIcC*~JRJEo+}K-`U^M=kj+^?Sn(dAG%(B+<Ifqs|`&o>#8O8d_Okp`eTD$'
    'bDgc1{66w6ooKsrPQSg?{kMzvyq~wQer`+KWQ%V<*3EtS<FDBBHNj8UPdik&$$ZQ1AU36QB`d%EbnWA_wz1#8Z@=As2(aI04*@^{'
    'dwY<GwVnMwkT{UA0}25Z?6=>)7ovFoK3kw7yZv^y`|a(3D(v^zKy~f6-3w%Z*mm}|V1}LjexPEIUHd^Q?DhiyhlBT}'
))
input = Input('input', (U8, [1, 29], 0.5, 10))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5U#uyjDp+*HKs9U*xBB!s-`k%W&q<j1g7Hq~IR<<H03K2d?*'
),
    output: [488319, 2014007, 2155240, 3610946, 4417740, 5602425],
}, name='hash_of_33_bytes').DisableLifeTimeVariation()

# A length that is no multiple of anything.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-j+s{w+m5!EH{yYJ~m6r!!WxUjB0Y{Lwkeoxfa;ew%D<m=wgfqC3JiAnQ$Qz$~XPxw2b&Wz+Ppy9977@;Z7jPM7a)(5BvB#^%$k'
    '&tCizakQ|0%YqE!+Kk*8As4?T&8bcJQo8AKv-QK%y@ii^H?8<pX#2Er&V3gK#pd4{)~!#s9T8%)G_AUjckH$AU+?b<M{YaTbt`B{'
    '+~*M3p?fUHlB;)5;OpL*34fnQotPe#c6V`i?;2Mgg;TpW>8k9QJH5`h)A{}xrN5R6wpk~nCK}sMe4h7MNkia>{nNjb=lUMFU$t<$'
    '?b7LUkJZ_7U6^{rznfu0!pWZbzaI!+IQ((Ty^=#l+6$YWY+qc^P}#7`XG6@C^JgUFF8x;Da(#Ns3Bl_#w@%qT<r`m0TFQet;&Zk&'
    '86@tUdx-7c|GZO|C!Rk4M*7K?hFfo@>Ay9;+S|QI)%wp21=9&4H~uHh%3tzy-Y;ps|GRIkdVZ-nq4&*%qW$~r?Llat{a!nJ5ZDib'
    'Kw!7u7R=iR;@Iv5itV$r-)C<RR0R?NX|dgJzZb~g4;Hcmib3S;fLcHX0@duZ11q%$3xG8NjoA;>X9obW&Hb7'
))
input = Input('input', (U8, [1, 61], 0.5, 10))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5?|;BHgh{s2>fh(<bJxy({kwT<PwmZ(`^s0__iCN2$duZ7WKB#4`<8meH_Ob@7g~K<ExS)<6Z6E<EL$xGN&o;y;U3%'
),
    output: [885095, 1509043, 2294357, 4047770, 4924761, 5669398],
}, name='hash_of_65_bytes').DisableLifeTimeVariation()

# A length that is no multiple of anything.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-s51Dt}M@niwa=8Lf>8Y-@^7-Ysv9SW`G{jkfer^Ru_7y@_C&b=lbM)9J8oANwDBR7($@KF>BM|Fmv|{OK^iUo2bd7qKywx66hs'
    'd(3k?DdWq{q-yguZu+N7EmP_bD{9II7zTN*c;4=${2{`+)Ju8Zzgn*yzvj8E2>vKkA|%tFup#gD)TfOy8D%Q_UR%o8I?J@{D|DXu'
    '=^SXOJ=52C+ogqkIp(IpC2W&VE&SeiL}=kA%hrW_Np)c-vRoUr_lZS4p1qXmr@+L&=LAGLWwza2IC+b8*4GU&t-TyOc#i!ROSrw<'
    '^8RF=+wZT~^T^e`-*znd(&Wj_s}?<dRCMrgK&#Zkd)wweykezwd)KnJ4HM7&+r8t9yCl=+#e2X0O`rKsS@__Oi&u+96`EVmnq;&3'
    'Ug*jTo3rg`d;H8RsZVb2KG(6grM*M%VV7{qQ;8k&XEK8HcbDtTYs#Ma^XblGNA^oxvQ+PAU6iWzeX{pHTYEd}{r0=<?d|v3?*~EK'
    '{Xq79FtXjZf4|-S{q{h-fB!z9oE;DYS$0<Y?e~CG><5eOw}(P73q<X=-v==PsDGawNZCGHun7=7KoS7>`t(l'
))
input = Input('input', (U8, [1, 70], 0.5, 10))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5&->@-!8P3{_NJ&$7TocUg@Yk@-}3dm^V;{XDNFu)czKWh{`6lAnaamvs^6M^Pt?5D-SO_L-Pxr)X{%mlO!;eY-<$9DBL=Df'
    '0BLR|wg'
),
    output: [637910, 2047495, 2187554, 3560421, 4328940, 6188813],
}, name='hash_of_74_bytes').DisableLifeTimeVariation()

# A length that is no multiple of anything.
# Expected values: TF Lite 2.14 built-in kernel.
hash = Parameter('hash', (F32, [6, 20]), packed('<f4',
    'c-l+r{*o^#)LEZfUT7b3_RStIW%1Ixg$s<AC0sRMV|`obp!z=L`;$2i9=&Y4tDEg|XH5H&hdcqhxMuB2TH(jBZ-(^a{F_<3<O|Oh'
    '+h^Dw-Xpp0VEvYU4tXB)4Jm0C^=-F2KL2OWX}(2o_M{2DJGy6Ix1zmd*45sFU(#~^3b8ahW<B3$Yx?+1U<uFdo0C;+rHp4kt>~1w'
    '|Fij&;r!eF5^GK=_;PvXH2OOBixpHc^?F{P=_zn5Y0dmR{iQ<Z_IS41p2;ws$n~{^#r;&)i9>5znL3NC)0FOVoml#PWywNa*T9mr'
    '<{E{P`8gX*S@u*+KlOK;`;^7k7#^(oZNF;XQ=c8hk1G8tzGa=Cd}PB)#i;Z193FO9{p>yRXJJ9o^*PI@GC44veEY=v_?yc!b2_{)'
    '#6)e{`<watlryul)=ad^y{^%GEpg$VZKZd1XD`&KZ+rd3eA;c}kDFbEw*3&^HsSn)$*a;Y^_g9nIj?cb{{8#x_t^u<{rm0q+uQHA'
    'x3dS4_WOY1cKbjK`+c_ifn0mr{dPcgAj$pvA$T8%4HO3f`@LWRpprd62$8o3n+p^Kl6xUyAPpdT9{_R```!'
))
input = Input('input', (U8, [1, 126], 0.5, 10))
weights = Parameter('weights', (F32, [0]), None)
output = Output('output', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', hash, input, weights, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5zczzWXzBru;)~OE?3#06`*(iDykB=&7EgKl=y7AIoTb7x2VLjBcTEzJts9SizoRJWbMK0D!KM29k%AwxPaIHq|Mk4a<vTTr'
    '{`yWu=d!sg=VU&1Iw(3VXGJal3om<zf}q;or|Qgcf$q`=THH+|Iyjn*|MGU0?vQ!C<#I2>fC2z&FFpq'
),
    output: [290420, 1988575, 2883595, 3765737, 5164551, 5572762],
}, name='hash_of_130_bytes').DisableLifeTimeVariation()
