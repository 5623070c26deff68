# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_PROD: axes, ranks, types.

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4, 5]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [4, 5]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [1.087, 0.866, 0.835, 1.007, 0.966, 0.976, -1.16, 0.906, 0.866, -1.128, -1.007, 1.012, 1.14, 1.185,
    0.83, -1.237, -0.913, 1.103, -0.803, -1.03, -0.965, -0.82, -1.196, -1.131, 1.069, 1.144, -1.076,
    1.176, -1.163, -0.904, -1.033, -1.073, 1.042, 0.982, -1.244, -1.19, -0.917, -0.968, -0.982,
    0.877, -1.19, -1.108, -1.241, 1.062, 0.98, -1.154, -0.892, 1.184, -1.223, 0.993, 1.005, -1.126,
    0.911, -0.911, -0.837, 1.2, 0.87, -1.145, -1.072, 1.099],
    output: [1.2482564, 0.78681296, 1.2393371, -1.2095299, 1.0120009, -1.2884918, -1.1133587, 1.2615, 1.2317543,
    1.012574, 1.0454321, 1.2226963, 1.0821587, -1.0601033, 0.8642192, 1.7664361, 0.7283823,
    1.2225211, -0.8453213, -0.9927376],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4, 5]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3, 5]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [-1.019, 1.153, 1.174, 1.182, -1.106, 1.003, 0.807, 1.204, -0.88, -0.803, 0.839, -1.07, -1.195,
    -0.93, -0.801, 0.897, 1.105, -1.036, -1.014, -1.134, -1.226, 1.067, -1.181, 0.854, -1.094,
    -1.174, -1.221, 0.907, -1.209, 0.879, 1.025, -0.908, -0.977, -1.007, 0.905, -1.027, 1.137,
    -1.159, -0.989, 1.185, -1.145, 1.125, 1.102, 1.079, 1.09, 1.199, 1.234, 1.082, 0.983, -0.941,
    -1.097, 0.915, 1.141, 1.099, 0.879, 1.082, -0.89, 1.247, 1.13, -1.066],
    output: [-0.7691828, -1.1001425, 1.7499365, -0.98089176, 0.8067077, -1.5151403, 1.3450127, -1.2129285,
    -1.0282766, -1.0312717, 1.6295158, -1.1305214, 1.6965277, 1.317198, 0.9610859],
}, name='middle').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4, 5]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [2])
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [-0.873, -1.02, -1.211, -1.087, -0.801, 0.886, -0.903, 1.081, -0.904, 1.228, -1.125, 1.155, -0.908,
    -0.866, 0.985, -1.159, 1.144, 0.843, -1.21, 1.077, -1.174, -1.235, 1.213, -1.09, 0.986, -1.201,
    1.15, -1.088, 1.062, -1.16, -0.974, -1.074, -1.145, 0.955, 0.896, -1.121, -1.239, -1.013, 1.13,
    1.144, -1.177, -1.098, 0.982, 0.805, 0.805, -0.829, 0.817, 0.805, -0.814, -1.039, -0.948,
    -1.059, -1.095, 1.211, 1.048, 1.235, 0.899, 0.916, -0.835, 1.067],
    output: [-0.93890274, 0.96009445, -1.0064089, 1.4565928, -1.8901633, -1.8511953, -1.0248967, -1.8188248,
    0.82239807, -0.46111837, -1.3951595, -0.90609354],
}, name='last').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-1])
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [-1.042, -1.151, 0.851, 1.145, -1.225, 0.812, -0.812, -0.951, 0.964, -1.239, -1.041, 1.124, 0.98,
    0.921, 0.951, 0.929, -0.969, 1.025, -1.158, -1.043, 0.993, -1.19, -1.193, -0.929],
    output: [1.168633, -0.7681192, 1.3975435, 0.7974105, -1.1996111, -1.3096414],
}, name='last_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-3])
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 4]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, True).To(output)
Example({
    input: [0.822, 1.027, -0.845, -1.097, 1.203, -0.945, -1.095, 1.222, 1.21, 0.947, 1.134, -0.935, -0.957,
    -0.95, -1.218, 1.142, -1.097, 0.814, -1.208, 0.871, 1.21, 1.187, -1.11, 1.027],
    output: [-0.78665406, -0.97564995, 1.0292101, -1.252774, -1.319691, -0.76923, 1.32276, 1.064362, 1.4641001,
    1.1240891, -1.25874, -0.96024495],
}, name='first_negative').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [0.958, -1.229, 0.908, 1.093, -1.157, 1.157, 1.061, -0.825, 0.811, -0.941, -1.161, -1.147, -0.81,
    -0.907, -0.946, 1.187, -1.104, -1.122, 0.874, -0.985, 1.017, 1.231, -0.87, -1.062, 1.173, 0.8,
    1.163, -0.852, -1.216, 1.025, 1.158, -1.088, 1.172, 1.061, 1.117, 1.013, 0.969, 1.059, 1.013,
    0.823, -1.204, -1.053, -0.844, -1.075, -1.243, -0.949, -1.153, 1.226, -0.906, 0.929, -0.844,
    0.937, 0.89, 0.956, 1.063, 0.977, 1.074, -0.916, 0.942, -0.969, 0.835, 1.141, 0.939, -1.227,
    -0.888, 1.163, -1.045, 1.098, -1.143, -0.905, 0.977, 1.075],
    output: [-1.3278757, 1.3816844, 1.5855266, -0.51159304, 1.3070945, -1.831588],
}, name='two').AddVariations('relaxed').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 2])
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, True).To(output)
Example({
    input: [-0.85, 0.963, 1.142, 0.962, 1.098, 0.834, 1.024, 1.244, 0.99, 0.911, -1.029, 1.055, 0.9, 1.085,
    -1.166, 1.122, -0.802, 1.132, -1.01, -0.9, 0.815, -0.897, -1.238, -1.092, 1.208, -1.08, 0.971,
    -0.965, 1.073, 0.983, 1.157, 1.127, -1.243, 0.81, 1.097, -0.962, -0.915, 1.206, 1.12, -0.897,
    -1.0, -1.003, 1.016, -1.232, 1.212, 1.071, -0.861, 0.819, -0.923, 0.809, 1.116, 0.941, -0.949,
    -1.041, 1.129, -1.027, -1.22, 0.974, 1.155, -0.823, -1.189, 1.219, 0.986, 1.19, 1.164, 0.897,
    1.054, 1.099, -0.931, -1.14, -0.969, -1.235],
    output: [0.7623846, -1.8801205, 1.3337178, -1.4501576, 1.76038, 1.3227146],
}, name='two_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [0, 2])
output = Output('output', ('TENSOR_FLOAT32', [3, 3]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [-1.219, -0.901, -1.114, 0.938, 0.803, 0.938, 0.826, -1.014, 1.233, 0.898, 0.814, -0.926, -0.833,
    -1.009, -1.197, -1.197, -1.247, -1.102, -0.877, 1.036, 0.966, 0.878, 1.224, 0.929, 0.896,
    -0.834, 0.88, -0.819, 0.857, -0.872, -1.248, 0.907, -1.016, 1.241, 1.116, 1.142, -1.026, -0.997,
    1.05, 1.174, 0.816, 0.959, 1.083, 1.027, 1.04, -1.15, -0.977, -0.924, 1.144, 1.246, -1.207,
    -0.915, -1.174, -1.067, 1.036, -1.002, -1.065, 0.875, 1.146, 0.862, -1.127, 0.973, -0.891,
    -0.851, 0.872, -0.961, 1.204, -0.977, 0.824, 0.865, 0.902, -1.229],
    output: [-1.2723444, 0.48747575, -1.1544504, 0.72853136, 2.6800153, -1.3995783, 1.1352053, 0.5409396,
    -0.7720388],
}, name='apart').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 2, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [1, 3])
output = Output('output', ('TENSOR_FLOAT32', [3, 1, 2, 1]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, True).To(output)
Example({
    input: [0.868, 0.877, 1.146, -1.028, 1.218, -0.985, -1.175, -1.206, -0.901, -1.073, -1.118, -0.958, 0.885,
    -0.933, -1.055, 1.004, -1.082, 1.234, -0.977, 1.015, 0.99, 0.953, 0.854, -1.132, 1.167, -1.131,
    -0.996, -0.844, -1.056, 0.9, 1.162, 0.923, 0.907, -0.815, 0.829, -1.101, -0.894, 0.942, 1.185,
    -0.827, -1.149, -0.886, 1.161, 0.97, -1.191, 1.079, -1.101, -1.038],
    output: [-0.9286004, -1.486893, -1.4690558, 0.92970806, 0.77350736, -1.2120767],
}, name='apart_kept').AddVariations('float16')

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [2]), [2, 0])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [-0.995, 0.921, 1.043, 1.003, -0.865, -1.233, -1.057, -1.043, -0.952, -1.086, 1.209, -1.194, -1.115,
    -0.9, -1.013, 1.25, -0.924, -1.071, -1.107, 1.073, -1.094, 0.896, 0.802, 1.036],
    output: [1.2181612, -1.3821249, 1.2155052],
}, name='unordered').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [1, -2, 1])
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [-1.192, -1.162, -0.905, -1.238, 1.138, -1.024, 1.22, -0.872, 0.855, 1.102, 0.958, -1.13, 1.098,
    1.156, -1.169, 0.95, -0.937, -1.151, 1.121, 0.929, -0.978, -1.06, 0.923, -1.243],
    output: [-1.1598041, 1.3112565, -1.0577278, -1.2198757, 1.0061918, 1.4103893, -1.2095445, -1.0970097],
}, name='twice_the_same').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [0, 1, 2])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [1.148, -0.816, -1.052, -1.086, -1.125, 1.234, -1.014, 1.241, -0.88, -1.038, 0.904, 1.195, -1.224,
    -1.053, -0.812, 1.212, 0.845, 1.213, 0.909, 0.972, -1.112, 0.823, 1.114, 1.169],
    output: [-2.5257587],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [3]), [0, 1, 2])
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 1]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, True).To(output)
Example({
    input: [-0.935, -0.811, -1.098, -1.156, -0.83, -1.218, 1.181, -0.945, -1.077, -1.224, 1.097, 1.068, -1.196,
    0.937, 1.152, -1.241, 0.996, 0.825, -1.167, -1.203, 0.886, -1.065, -0.907, -1.076],
    output: [2.8544497],
}, name='all_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [7]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [-1.078, -0.892, -0.899, -0.904, 1.069, 1.023, -1.002],
    output: [-0.85631347],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [7]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [0])
output = Output('output', ('TENSOR_FLOAT32', [1]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, True).To(output)
Example({
    input: [-0.801, 1.128, -0.966, 1.008, 1.228, -0.929, -1.183],
    output: [1.1873484],
}, name='vector_kept').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 1, 4]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [1])
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [-0.997, 1.088, -0.852, 1.042, -1.139, 1.196, -1.01, -1.165, 0.841, 1.108, 0.967, 1.074],
    output: [-0.997, 1.088, -0.852, 1.042, -1.139, 1.196, -1.01, -1.165, 0.841, 1.108, 0.967, 1.074],
}, name='size_1').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [4, 3]))
axes = Parameter('axes', ('TENSOR_INT32', [1]), [-2])
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('REDUCE_PROD', input, axes, False).To(output)
Example({
    input: [0.891, 1.203, 0.844, -1.036, 0.96, -1.226, -0.878, 1.165, -1.163, -1.048, 1.125, 0.81],
    output: [-0.84936285, 1.5136144, 0.9747598],
}, name='matrix').AddVariations('float16').DisableLifeTimeVariation()
