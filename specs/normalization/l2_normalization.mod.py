# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: axes, ranks, sizes, types.

# Every axis of every rank, from the front and from the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4, 5]))
model = Model()
model.Operation('L2_NORMALIZATION', input, axis).To(output)
Example({
    input: [-1.405, -0.362, 3.158, -0.497, 1.392, 1.434, -0.576, 2.93, -2.259, -0.214, 3.673, 2.907, 2.197,
    -2.22, -0.394, 2.95, 1.582, -1.627, 1.551, -1.574, -0.618, -1.031, 3.805, 2.728, 1.733, 2.598,
    3.164, 1.718, -3.162, 0.12, -1.193, -1.512, -2.87, -3.122, -2.756, -0.13, -3.068, -0.112,
    -2.458, 1.021, -2.369, -2.833, -0.558, -1.453, 0.79, 2.059, 1.811, 3.365, 2.644, -0.901, -0.455,
    -0.182, 3.278, -1.957, -3.953, 3.977, -1.159, -1.652, 2.014, 2.446, -1.405, 3.492, -1.858,
    -1.493, 2.446, -2.725, -0.935, 3.589, -0.39, 1.132, -2.032, -0.81, 3.149, -3.432, 0.293, -3.128,
    2.3, -3.891, -2.313, 0.858, -1.353, -1.585, 2.813, -2.168, -1.356, 0.401, 0.851, -2.955, -0.861,
    -1.213, -0.476, -0.068, -2.189, -2.871, -2.931, -1.876, 3.91, 2.943, -1.803, 3.005, -2.18,
    -2.48, -1.148, 3.214, 0.127, 2.101, -2.285, 0.649, 1.992, -0.929, -3.245, 3.901, 2.883, -0.717,
    0.801, 3.92, 1.101, -3.578, 2.12, -1.864],
    output: [-0.37202775, -0.09585342, 0.8362019, -0.13159986, 0.36858553, 0.357142, -0.14345452, 0.7297253,
    -0.56261075, -0.05329734, 0.6508073, 0.5150822, 0.3892795, -0.3933548, -0.06981162, 0.68153816,
    0.36548927, -0.3758856, 0.35832736, -0.36364105, -0.12035062, -0.20077913, 0.7409938, 0.5312565,
    0.3374881, 0.47651947, 0.58033395, 0.3151118, -0.5799671, 0.022010136, -0.22043994, -0.27938408,
    -0.53031236, -0.5768764, -0.5092477, -0.031978335, -0.7546888, -0.027550569, -0.60463655,
    0.25115296, -0.57997006, -0.69356483, -0.13660756, -0.35571823, 0.19340496, 0.398886,
    0.35084143, 0.65189475, 0.51221687, -0.17454894, -0.08246667, -0.032986663, 0.59412247,
    -0.3546973, -0.71646315, 0.72697014, -0.21185778, -0.301975, 0.36814627, 0.44711313,
    -0.27643654, 0.687058, -0.3655652, -0.29375073, 0.48125538, -0.57302684, -0.19661656, 0.7547132,
    -0.082011186, 0.23804271, -0.39424145, -0.15715334, 0.6109578, -0.66586447, 0.056846824,
    -0.5191718, 0.38174394, -0.64581114, -0.3839016, 0.14240707, -0.31208965, -0.36560392,
    0.64886045, -0.5000816, -0.31278163, 0.1165889, 0.24742432, -0.8591526, -0.2503318, -0.35267416,
    -0.10181656, -0.014545223, -0.4682278, -0.61410785, -0.62694186, -0.2975546, 0.62016976,
    0.46679276, -0.28597596, 0.47662666, -0.4589054, -0.5220575, -0.2416621, 0.67656964,
    0.026734397, 0.54451746, -0.5922048, 0.16820171, 0.51626784, -0.24076949, -0.54682654,
    0.65737146, 0.4858246, -0.12082423, 0.13497938, 0.641421, 0.18015422, -0.5854603, 0.34689096,
    -0.30500224],
}, name='axes').AddAllDimsAndAxis(input, axis, output).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0: along the last dimension.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 1, 3, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 3, 4]))
model = Model()
model.Operation('L2_NORMALIZATION', input).To(output)
Example({
    input: [0.093, -1.348, 1.66, -0.096, 0.862, 1.678, 1.971, -0.71, -0.733, 0.603, -1.352, -1.745, 1.382,
    -0.742, 1.554, -1.742, 0.07, 1.568, 0.991, 0.473, -0.706, -1.913, -0.849, 1.437],
    output: [0.043405995, -0.62915355, 0.7747736, -0.044806186, 0.30576473, 0.5952125, 0.6991442, -0.25184798,
    -0.30505073, 0.25094897, -0.5626584, -0.7262122, 0.4913836, -0.26382536, 0.55253994, -0.6193851,
    0.03654302, 0.8185636, 0.5173447, 0.2469264, -0.26792106, -0.72596747, -0.32218838, 0.54532945],
}, name='without_axis').AddVariations('relaxed', 'float16')

# Whatever the length of a row, it becomes 1, unless it is 0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [5, 3]))
output = Output('output', ('TENSOR_FLOAT32', [5, 3]))
model = Model()
model.Operation('L2_NORMALIZATION', input, 1).To(output)
Example({
    input: [3.0, 4.0, 0.0, -6.0, 0.0, 8.0, 0.02, -0.01, 0.02, 100.0, -200.0, 200.0, 0.0, 0.0, 0.0],
    output: [0.6, 0.8, 0.0, -0.6, 0.0, 0.8, 0.6666667, -0.33333334, 0.6666667, 0.33333334, -0.6666667,
    0.6666667, 0.0, 0.0, 0.0],
}, name='sizes').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Scale 0.1, zero point 128: the scale cannot matter.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 5], 0.10000000149011612, 128))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 5], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input, axis).To(output)
Example({
    input: [0, 255, 226, 151, 7, 187, 248, 208, 43, 123, 150, 114, 205, 76, 236, 161, 142, 44, 127, 40, 14, 68,
    230, 120, 165, 93, 42, 25, 101, 255, 123, 68, 2, 44, 121, 235, 141, 176, 166, 215, 77, 234, 97,
    8, 93, 72, 174, 114, 177, 255, 128, 31, 228, 168, 62, 10, 134, 143, 251, 230, 6, 205, 71, 25,
    72, 250, 172, 154, 110, 27, 129, 170, 49, 218, 166, 119, 69, 42, 84, 118, 191, 114, 210, 217,
    229, 2, 35, 236, 51, 172, 78, 248, 86, 133, 235, 226, 34, 187, 173, 192, 31, 124, 17, 101, 133,
    187, 202, 202, 199, 205, 73, 109, 221, 229, 132, 96, 246, 228, 126, 225],
    output: [60, 196, 180, 140, 63, 171, 215, 186, 67, 124, 147, 116, 196, 82, 223, 161, 142, 43, 127, 39, 41,
    82, 205, 122, 156, 104, 70, 59, 110, 214, 124, 81, 29, 62, 123, 218, 139, 169, 160, 202, 91,
    206, 105, 40, 102, 82, 166, 116, 169, 233, 128, 50, 208, 160, 75, 52, 132, 138, 207, 194, 48,
    179, 90, 60, 91, 221, 162, 148, 114, 51, 129, 169, 52, 215, 165, 118, 62, 31, 79, 117, 175, 117,
    190, 195, 204, 51, 71, 194, 81, 155, 91, 216, 97, 132, 207, 203, 56, 173, 162, 177, 45, 125, 33,
    105, 132, 175, 187, 187, 185, 190, 81, 112, 208, 215, 131, 106, 209, 197, 127, 195],
}, name='axes_0_quant8').AddAllAxis(input, axis, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, 0),
})).DisableLifeTimeVariation()

# Scale 0.013, zero point 0: the scale cannot matter.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 5], 0.013000000268220901, 0))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 5], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input, axis).To(output)
Example({
    input: [0, 255, 151, 86, 196, 152, 46, 156, 236, 23, 87, 140, 183, 93, 248, 146, 221, 221, 32, 67, 17, 42,
    169, 209, 64, 118, 134, 205, 218, 169, 209, 197, 23, 183, 178, 251, 106, 12, 49, 196, 95, 139,
    85, 52, 246, 33, 210, 234, 172, 66, 233, 46, 192, 166, 191, 228, 72, 147, 167, 83, 169, 106,
    115, 13, 19, 65, 58, 238, 170, 137, 174, 183, 4, 157, 128, 113, 232, 229, 119, 252, 29, 46, 67,
    161, 157, 160, 198, 27, 207, 178, 220, 212, 221, 127, 232, 65, 91, 137, 53, 102, 165, 223, 51,
    103, 168, 79, 253, 244, 28, 99, 118, 198, 192, 79, 239, 10, 68, 147, 146, 53],
    output: [128, 217, 181, 158, 197, 188, 146, 189, 221, 137, 159, 178, 193, 161, 216, 181, 208, 208, 140, 152,
    136, 147, 205, 224, 157, 167, 172, 196, 200, 184, 197, 194, 136, 189, 187, 223, 168, 133, 146,
    202, 167, 185, 163, 149, 228, 140, 201, 210, 188, 151, 203, 143, 190, 182, 190, 215, 155, 184,
    191, 160, 221, 187, 192, 135, 139, 153, 150, 219, 193, 180, 197, 200, 130, 190, 179, 161, 195,
    194, 162, 201, 143, 152, 164, 214, 211, 183, 196, 137, 199, 189, 189, 187, 189, 163, 192, 167,
    183, 211, 160, 190, 189, 211, 147, 166, 190, 155, 214, 211, 138, 162, 167, 193, 191, 154, 206,
    134, 167, 212, 211, 158],
}, name='axes_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.013000000268220901, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, 0),
}))

# Scale 1.5, zero point 255: the scale cannot matter.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 5], 1.5, 255))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 5], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input, axis).To(output)
Example({
    input: [0, 255, 84, 108, 48, 160, 211, 215, 33, 47, 242, 85, 86, 254, 34, 236, 241, 238, 86, 116, 137, 8,
    210, 235, 176, 197, 254, 118, 69, 163, 3, 178, 128, 32, 81, 249, 143, 176, 228, 167, 76, 76,
    173, 67, 175, 89, 154, 189, 249, 99, 184, 7, 34, 250, 195, 205, 245, 81, 193, 166, 45, 207, 143,
    145, 194, 197, 129, 230, 132, 15, 145, 87, 36, 48, 146, 94, 98, 179, 236, 66, 6, 7, 27, 240,
    204, 201, 245, 189, 38, 50, 127, 216, 114, 228, 70, 125, 226, 29, 231, 231, 231, 30, 209, 136,
    233, 133, 83, 83, 101, 135, 61, 191, 9, 87, 174, 60, 106, 99, 62, 32],
    output: [46, 128, 73, 81, 61, 90, 111, 112, 40, 46, 123, 61, 62, 128, 41, 117, 120, 118, 30, 47, 76, 19,
    108, 119, 93, 99, 127, 59, 35, 82, 49, 104, 88, 58, 73, 123, 41, 67, 107, 60, 60, 60, 97, 56,
    97, 46, 78, 95, 125, 51, 102, 36, 46, 126, 106, 98, 122, 23, 90, 74, 30, 106, 76, 77, 99, 104,
    75, 117, 76, 27, 91, 71, 54, 58, 91, 60, 62, 96, 120, 48, 53, 53, 59, 123, 113, 106, 124, 101,
    39, 44, 67, 109, 61, 115, 40, 65, 114, 19, 116, 116, 116, 18, 105, 70, 117, 81, 62, 62, 69, 82,
    61, 106, 43, 70, 100, 68, 82, 80, 68, 59],
}, name='axes_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.5, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, 0),
})).DisableLifeTimeVariation()

# Scale 0.5, zero point 60: the scale cannot matter.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 5], 0.5, 60))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 5], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input, axis).To(output)
Example({
    input: [0, 255, 1, 41, 25, 177, 191, 228, 147, 39, 9, 250, 144, 67, 35, 115, 177, 172, 44, 6, 181, 74, 6,
    173, 1, 34, 246, 127, 87, 89, 130, 58, 120, 228, 35, 68, 47, 180, 103, 138, 247, 193, 203, 42,
    24, 83, 153, 118, 173, 95, 239, 103, 180, 241, 14, 106, 225, 129, 134, 246, 19, 161, 31, 227,
    37, 224, 28, 229, 142, 181, 53, 3, 143, 250, 66, 135, 159, 158, 240, 37, 54, 119, 123, 85, 107,
    125, 229, 7, 235, 183, 222, 147, 144, 61, 212, 145, 188, 194, 187, 117, 65, 57, 59, 177, 235,
    170, 73, 72, 27, 242, 247, 163, 191, 114, 178, 115, 184, 64, 18, 170],
    output: [92, 244, 93, 117, 107, 186, 193, 211, 171, 118, 98, 241, 178, 132, 113, 167, 211, 208, 117, 90,
    212, 138, 91, 206, 87, 112, 245, 170, 145, 146, 174, 127, 168, 239, 111, 135, 117, 230, 165,
    194, 216, 190, 195, 120, 111, 146, 201, 174, 217, 156, 207, 147, 181, 208, 108, 150, 206, 160,
    163, 215, 102, 192, 110, 233, 113, 203, 113, 206, 166, 184, 124, 94, 177, 241, 132, 168, 181,
    180, 224, 116, 120, 202, 207, 159, 187, 157, 204, 104, 207, 183, 210, 172, 171, 129, 205, 172,
    194, 197, 194, 158, 131, 126, 127, 199, 234, 193, 136, 135, 108, 236, 213, 175, 187, 153, 182,
    167, 216, 131, 98, 206],
}, name='axes_3_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -68),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, 0),
})).DisableLifeTimeVariation()

# Ranks that HAL 1.2 has added.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [5], 0.029999999329447746, 60))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [5], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input, -1).To(output)
Example({
    input: [0, 255, 243, 203, 121],
    output: [104, 207, 202, 186, 153],
}, name='rank_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.029999999329447746, -68),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, 0),
})).DisableLifeTimeVariation()

# Ranks that HAL 1.2 has added.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4, 5], 0.029999999329447746, 60))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 4, 5], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input, -1).To(output)
Example({
    input: [0, 255, 220, 254, 71, 222, 48, 135, 25, 55, 108, 216, 152, 163, 122, 22, 49, 231, 222, 87, 163,
    128, 84, 17, 248, 68, 177, 166, 93, 28, 224, 139, 145, 61, 215, 148, 57, 54, 3, 31, 242, 111,
    83, 188, 163, 217, 183, 150, 172, 168, 11, 84, 91, 117, 143, 3, 13, 19, 116, 24],
    output: [104, 205, 191, 205, 132, 242, 120, 181, 103, 124, 156, 218, 181, 187, 164, 108, 122, 219, 214, 142,
    185, 166, 141, 104, 233, 134, 219, 210, 154, 103, 211, 168, 171, 129, 206, 231, 124, 121, 61,
    94, 221, 154, 140, 193, 180, 203, 187, 171, 181, 179, 75, 154, 161, 189, 218, 60, 72, 79, 195,
    85],
}, name='rank_3_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.029999999329447746, -68),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, 0),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 4], 0.20000000298023224, 99))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 4], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', input).To(output)
Example({
    input: [0, 255, 64, 214, 37, 177, 181, 69, 56, 119, 156, 233, 82, 213, 128, 37, 135, 12, 68, 121, 112, 14,
    203, 189],
    output: [71, 219, 108, 195, 68, 203, 207, 99, 92, 145, 176, 240, 112, 237, 156, 69, 173, 18, 89, 156, 138,
    61, 210, 199],
}, name='without_axis_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.20000000298023224, -29),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, 0),
})).DisableLifeTimeVariation()

# One number becomes 1 or -1, nothing stays 0; as real numbers.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.20000000298023224, 99))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.0078125, 128))
output = Output('output', ('TENSOR_FLOAT32', [4, 3]))
model = Model()
model.Operation('L2_NORMALIZATION', input, 1).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [99, 150, 99, 99, 99, 20, 255, 99, 99, 99, 0, 99],
    output: [0.0, 0.9921875, 0.0, 0.0, 0.0, -1.0, 0.9921875, 0.0, 0.0, 0.0, -1.0, 0.0],
}, name='one_number_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.20000000298023224, -29),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, 0),
})).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.20000000298023224, 99))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.0078125, 128))
output = Output('output', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('L2_NORMALIZATION', input, 1).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [198, 96, 26, 43, 190, 55],
    output: [0.8046875, -0.0234375, -0.59375, -0.484375, 0.7890625, -0.3828125],
}, name='clear_of_halves_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.20000000298023224, -29),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0078125, 0),
})).DisableLifeTimeVariation()
