# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: axes, beta, ranks, far logits, types.

# Every axis of every rank, from the front and from the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 5]))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4, 5]))
model = Model()
model.Operation('SOFTMAX', input, 1.0, axis).To(output)
Example({
    input: [-1.429, 0.693, -0.132, 1.829, -1.217, 2.0, -2.8, 0.535, -1.821, 0.677, -2.414, -0.923, -0.942,
    -1.686, 0.45, 2.805, 0.525, -0.359, 2.112, -0.124, -1.034, -1.534, 0.104, -2.214, 2.444, -1.298,
    0.211, 2.178, -1.534, 0.202, -1.474, 2.694, -1.923, -2.248, 1.089, 0.464, -1.202, -0.293,
    -0.894, -1.094, 0.778, -0.24, -2.494, 0.515, 2.367, -0.982, 2.699, -2.489, 1.163, 2.234, 0.02,
    1.129, 2.694, 0.427, 0.268, 0.395, -0.764, 2.959, -0.044, -2.849, -2.317, 1.036, -2.461, -1.392,
    -0.703, 1.531, 2.76, 2.05, -0.294, -0.822, -2.918, 2.873, -0.278, -2.015, -1.142, 2.494, -1.609,
    0.021, 0.886, -2.762, -0.617, -0.639, -0.577, 1.891, -2.248, -1.911, 2.312, 2.199, -1.137,
    -2.565, 1.448, 0.558, -0.093, 2.42, -2.688, 0.246, -0.121, -1.297, -0.374, 2.171, -1.908,
    -2.974, 1.08, 2.347, 2.532, 2.482, -1.285, 2.207, 0.933, -1.341, 0.522, 2.636, 1.211, -2.581,
    -1.049, 0.251, 0.284, -0.293, 2.636, -0.457],
    output: [0.024851043, 0.20745195, 0.0909127, 0.64606476, 0.030719563, 0.6546436, 0.0053875516, 0.15127373,
    0.014340547, 0.17435457, 0.03401138, 0.15106273, 0.14821963, 0.070435345, 0.5962709, 0.58890575,
    0.060235754, 0.024885021, 0.29449618, 0.031477284, 0.02671711, 0.016204746, 0.083371304,
    0.0082096, 0.86549723, 0.023189042, 0.10486563, 0.749705, 0.018314255, 0.10392608, 0.01255331,
    0.81077, 0.0080123525, 0.005789144, 0.16287522, 0.47041014, 0.088908255, 0.22065601, 0.12097755,
    0.09904804, 0.14150602, 0.051128507, 0.0053673927, 0.1087816, 0.6932165, 0.013444858, 0.5335734,
    0.0029790266, 0.11484653, 0.3351562, 0.046919864, 0.14222938, 0.68023694, 0.0704879, 0.06012593,
    0.06673271, 0.020940714, 0.8667022, 0.0430213, 0.00260308, 0.026316492, 0.75234556, 0.022787126,
    0.066366725, 0.1321841, 0.15736985, 0.5378602, 0.26443586, 0.025370795, 0.014963273,
    0.0028512243, 0.93332016, 0.039954785, 0.0070339493, 0.016839856, 0.7654867, 0.0126481615,
    0.06455463, 0.15331765, 0.003992876, 0.06453641, 0.06313211, 0.06717019, 0.79252934,
    0.012631954, 0.007525984, 0.5135573, 0.45868397, 0.016319515, 0.0039132237, 0.23342478,
    0.09585724, 0.049991846, 0.61699444, 0.0037316855, 0.107531026, 0.074498534, 0.022983564,
    0.057845715, 0.7371412, 0.0056682243, 0.0019520419, 0.11249131, 0.399365, 0.48052344,
    0.49578193, 0.011463134, 0.37658212, 0.105333984, 0.010838841, 0.08676207, 0.7185027, 0.172806,
    0.0038968537, 0.018032389, 0.07160419, 0.07400655, 0.041560642, 0.77755433, 0.035274263],
}, name='axes').AddAllDimsAndAxis(input, axis, output).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0: along the last dimension.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [4, 5]))
output = Output('output', ('TENSOR_FLOAT32', [4, 5]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: [1.09, 0.099, 1.583, -2.419, -2.783, -2.833, -2.86, 2.06, 1.718, 2.942, -2.24, -0.878, 0.413, 1.905,
    -0.949, -1.027, 0.531, 0.666, -0.45, 0.316],
    output: [0.32688835, 0.12134269, 0.53518826, 0.0097827315, 0.0067979335, 0.0018109451, 0.0017627039,
    0.241495, 0.17154555, 0.5833858, 0.0116476, 0.045472153, 0.16535589, 0.73516876, 0.04235558,
    0.059536986, 0.2827598, 0.32362896, 0.10601681, 0.22805747],
}, name='rank_2_without_axis').AddVariations('relaxed', 'float16')

# The argument list of HAL 1.0: along the last dimension.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 3, 4, 5]))
output = Output('output', ('TENSOR_FLOAT32', [2, 3, 4, 5]))
model = Model()
model.Operation('SOFTMAX', input, 0.25).To(output)
Example({
    input: [-0.242, -0.946, 0.247, 0.452, -2.982, 2.669, -0.051, 2.678, -2.971, -2.656, 2.454, -2.638, -0.845,
    2.267, 1.041, -2.691, -2.84, 2.854, 0.539, -0.492, 0.33, 2.511, -0.706, 2.648, 1.751, -0.105,
    -2.095, 1.31, -0.303, -0.866, 0.38, -1.409, -1.618, -0.217, 2.756, 1.58, -2.174, 0.285, -0.158,
    -2.154, 1.093, 2.068, -0.191, 1.196, -1.164, 2.994, -1.359, -0.492, 0.1, -2.201, 0.925, 0.958,
    0.662, -1.964, 2.362, -2.076, 1.75, -0.186, -0.849, -1.874, -2.461, -0.869, -2.701, -2.147,
    -1.522, -0.027, 0.301, 2.198, -2.267, -2.826, 2.413, -2.479, -0.375, -0.096, 0.955, 1.88,
    -2.851, -0.635, -2.666, -0.11, 0.713, -2.897, 0.84, -1.061, -2.968, -2.116, -0.831, 2.737,
    0.261, -2.13, 0.688, -1.28, -2.422, -0.176, 1.157, -1.203, 2.238, 1.025, 0.88, 0.273, -1.705,
    1.075, -0.533, 1.764, -0.781, 0.61, -2.76, 2.14, 2.158, -1.401, -0.174, -2.819, 1.504, -0.249,
    2.646, -0.685, 2.09, -2.765, -2.047, 1.488],
    output: [0.21449076, 0.1798758, 0.2423824, 0.25512832, 0.10812269, 0.33143753, 0.16791189, 0.3321841,
    0.08091825, 0.0875482, 0.2962908, 0.08295858, 0.12987746, 0.282758, 0.20811513, 0.10062009,
    0.09694094, 0.4024625, 0.22561996, 0.17435649, 0.1490636, 0.2571406, 0.115050726, 0.26610026,
    0.21264479, 0.20786108, 0.1263897, 0.2960771, 0.19782247, 0.17184965, 0.20330201, 0.12998806,
    0.123370565, 0.17511494, 0.3682244, 0.31691614, 0.1239821, 0.22926699, 0.2052312, 0.12460356,
    0.21756539, 0.2776189, 0.15782699, 0.22324044, 0.123748265, 0.39792234, 0.13402238, 0.16646029,
    0.19301286, 0.10858213, 0.2056529, 0.20735656, 0.19256616, 0.09987704, 0.29454735, 0.13127893,
    0.3416628, 0.21057129, 0.17840822, 0.13807876, 0.17310429, 0.25772527, 0.16302347, 0.18724056,
    0.2189064, 0.20418605, 0.22163494, 0.35612494, 0.11663292, 0.10142115, 0.33101344, 0.09743241,
    0.16487028, 0.17678052, 0.22990334, 0.3611827, 0.11067897, 0.19260354, 0.1159181, 0.21961673,
    0.28751996, 0.116605006, 0.29679516, 0.18452634, 0.11455353, 0.116939515, 0.16124208,
    0.39343145, 0.21185601, 0.11653094, 0.2499318, 0.15280889, 0.114857025, 0.20137887, 0.2810234,
    0.121377535, 0.28690633, 0.21185578, 0.20431355, 0.17554682, 0.12524474, 0.25095403, 0.16788341,
    0.29812706, 0.15779075, 0.20104548, 0.08657674, 0.2947216, 0.29605082, 0.12160537, 0.16548954,
    0.08542664, 0.2517428, 0.16241552, 0.33492547, 0.1658723, 0.33194464, 0.09861449, 0.11800397,
    0.2855646],
}, name='rank_4_without_axis').AddVariations('relaxed', 'float16')

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('SOFTMAX', input, 0.001, -1).To(output)
Example({
    input: [0.024, 0.158, 0.932, 1.092, -0.175, 0.189, -0.682, -1.442, -1.319, -1.442, -0.141, -0.567],
    output: [0.24986814, 0.24990162, 0.25009513, 0.25013512, 0.2500881, 0.25017914, 0.24996133, 0.24977143,
    0.24988705, 0.24985632, 0.2501816, 0.25007504],
}, name='beta_0_001').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('SOFTMAX', input, 0.7, -1).To(output)
Example({
    input: [-1.055, 0.531, -0.909, 0.567, -0.571, 1.267, 0.852, -0.833, -0.116, -0.515, 0.345, -0.475],
    output: [0.12113888, 0.36765227, 0.13417402, 0.3770348, 0.12254013, 0.4436511, 0.33180204, 0.1020067,
    0.2554309, 0.19318572, 0.35271204, 0.19867136],
}, name='beta_0_7').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('SOFTMAX', input, 2.5, -1).To(output)
Example({
    input: [0.846, -1.162, 0.439, 1.127, 0.849, 0.695, -1.209, 1.33, -1.322, -0.369, -0.627, -0.362],
    output: [0.29525566, 0.0019500242, 0.1067342, 0.5960601, 0.19941343, 0.135691, 0.0011622761, 0.6637333,
    0.035040695, 0.37955907, 0.19914043, 0.3862598],
}, name='beta_2_5').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Logits are multiplied by beta before anything else.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 4]))
output = Output('output', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('SOFTMAX', input, 10.0, -1).To(output)
Example({
    input: [0.094, -1.353, -0.755, 0.648, 1.33, 0.843, -1.192, 1.308, 0.062, 0.868, -0.376, -1.342],
    output: [0.003911166, 2.032661e-09, 8.037966e-07, 0.996088, 0.5524277, 0.0042389776, 6.156988e-12,
    0.4433333, 0.00031582586, 0.9996802, 3.9558327e-06, 2.5232086e-10],
}, name='beta_10_0').AddVariations('relaxed').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [88.5, 89.25, 87.5, 90.0, 300.0, 301.0, 299.5, 300.5],
    output: [0.12552457, 0.2657355, 0.046177905, 0.56256205, 0.1674051, 0.45505422, 0.101536326, 0.27600434],
}, name='great').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [-500.0, -501.0, -502.5, -500.5, -100.0, -99.0, -99.5, -101.0],
    output: [0.48626423, 0.1788866, 0.039915, 0.29493415, 0.17437148, 0.47399086, 0.28748998, 0.06414769],
}, name='low').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [0.0, 60.0, -60.0, 59.0, -200.0, 200.0, 0.0, 199.0],
    output: [6.4015223e-27, 0.7310586, 0.0, 0.26894143, 0.0, 0.7310586, 0.0, 0.26894143],
}, name='far_apart').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [3.5, 3.5, 3.5, 3.5, -7.25, -7.25, -7.25, -7.25],
    output: [0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25],
}, name='equal').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Finite logits have finite results, however great they are.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 1]))
output = Output('output', ('TENSOR_FLOAT32', [3, 1]))
model = Model()
model.Operation('SOFTMAX', input, 1.0, 1).To(output)
Example({
    input: [3.0, -2.0, 0.0],
    output: [1.0, 1.0, 1.0],
}, name='one_class').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The power of minus infinity is 0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('SOFTMAX', input, 0.5, 1).To(output)
Example({
    input: [float('-inf'), 0.5, 1.5, float('-inf'), 2.0, float('-inf'), float('-inf'), float('-inf')],
    output: [0.0, 0.37754068, 0.62245935, 0.0, 1.0, 0.0, 0.0, 0.0],
}, name='masked').DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', ('TENSOR_FLOAT32', [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', ('TENSOR_FLOAT32', [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', ('TENSOR_INT32', [1]), [0])
scores = Output('scores', ('TENSOR_FLOAT32', [0]))
boxes = Internal('boxes', ('TENSOR_FLOAT32', [0, 4]))
classes = Output('classes', ('TENSOR_INT32', [0]))
batches = Output('batches', ('TENSOR_INT32', [0]))
output = Output('output', ('TENSOR_FLOAT32', [0, 4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('SOFTMAX', boxes, 1.0).To(output)
Example({
    scores: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized').AddVariations('float16').DisableLifeTimeVariation()

# Every axis of every rank, from the front and from the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 5], 0.019999999552965164, 7))
axis = Int32Scalar('axis', -1)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 5], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0, axis).To(output)
Example({
    input: [0, 255, 120, 112, 243, 239, 61, 33, 187, 253, 64, 140, 116, 89, 91, 176, 249, 37, 192, 21, 142,
    200, 19, 89, 176, 37, 240, 4, 253, 183, 253, 209, 63, 114, 235, 82, 43, 32, 56, 106, 149, 236,
    62, 246, 223, 21, 251, 117, 90, 175, 208, 98, 234, 206, 247, 7, 165, 130, 241, 48, 144, 121, 46,
    214, 213, 189, 233, 79, 190, 214, 89, 136, 187, 66, 20, 15, 76, 105, 103, 39, 196, 76, 2, 164,
    156, 223, 77, 156, 187, 186, 234, 68, 202, 53, 252, 105, 130, 210, 129, 91, 158, 243, 97, 13,
    161, 83, 33, 145, 203, 171, 226, 64, 48, 87, 156, 68, 224, 125, 255, 101],
    output: [1, 134, 9, 8, 105, 94, 3, 2, 33, 124, 22, 99, 62, 36, 37, 38, 162, 2, 52, 2, 39, 124, 3, 13, 77, 2,
    97, 1, 126, 31, 117, 48, 3, 7, 81, 63, 29, 23, 38, 102, 14, 80, 2, 98, 62, 2, 191, 13, 8, 42,
    43, 5, 73, 41, 94, 2, 41, 20, 189, 4, 26, 16, 4, 106, 104, 41, 100, 5, 42, 68, 22, 57, 157, 14,
    6, 14, 49, 87, 83, 23, 123, 11, 3, 65, 55, 112, 6, 29, 55, 54, 85, 3, 45, 2, 121, 19, 32, 159,
    31, 15, 32, 178, 10, 2, 34, 12, 4, 41, 130, 69, 186, 7, 5, 12, 46, 4, 82, 11, 152, 7],
}, name='axes_quant8').AddAllAxis(input, axis, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.019999999552965164, -121),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
})).DisableLifeTimeVariation()

# Ranks, and an axis, that HAL 1.2 has added.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [5], 0.029999999329447746, 60))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [5], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0, -1).To(output)
Example({
    input: [0, 255, 154, 163, 95],
    output: [0, 229, 11, 14, 2],
}, name='rank_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.029999999329447746, -68),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
})).DisableLifeTimeVariation()

# Ranks, and an axis, that HAL 1.2 has added.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [4, 5], 0.029999999329447746, 60))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [4, 5], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0, -1).To(output)
Example({
    input: [0, 255, 251, 41, 196, 87, 205, 45, 153, 198, 163, 112, 98, 243, 178, 5, 84, 71, 240, 148],
    output: [0, 124, 110, 0, 21, 4, 124, 1, 26, 101, 18, 4, 3, 202, 29, 0, 2, 1, 237, 15],
}, name='rank_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.029999999329447746, -68),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
})).DisableLifeTimeVariation()

# Ranks, and an axis, that HAL 1.2 has added.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 4, 5], 0.029999999329447746, 60))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 4, 5], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0, -1).To(output)
Example({
    input: [0, 255, 0, 19, 44, 87, 194, 107, 113, 125, 217, 66, 145, 110, 121, 143, 67, 60, 64, 122, 100, 75,
    176, 227, 46, 136, 27, 43, 213, 48, 169, 173, 48, 197, 183, 8, 209, 23, 242, 217, 12, 46, 0, 87,
    159, 181, 233, 16, 60, 52, 77, 188, 248, 34, 15, 224, 65, 69, 165, 140],
    output: [0, 255, 0, 0, 0, 8, 193, 14, 17, 24, 209, 2, 24, 8, 12, 141, 14, 12, 13, 75, 5, 2, 44, 204, 1, 23,
    1, 1, 229, 2, 43, 48, 1, 99, 65, 0, 52, 0, 139, 65, 3, 7, 2, 25, 219, 44, 210, 0, 1, 1, 1, 36,
    218, 0, 0, 202, 2, 2, 34, 16],
}, name='rank_3_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.029999999329447746, -68),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
})).DisableLifeTimeVariation()

# Scale 0.1, zero point 0, beta 1.0; one row of equal codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 6], 0.10000000149011612, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 6], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: [0, 255, 58, 114, 65, 18, 77, 77, 77, 77, 77, 77, 4, 151, 72, 179, 250, 219],
    output: [0, 255, 0, 0, 0, 0, 43, 43, 43, 43, 43, 43, 0, 0, 0, 0, 245, 11],
}, name='scale_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
}))

# Scale 0.1, zero point 255, beta 1.0; one row of equal codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 6], 0.10000000149011612, 255))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 6], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: [0, 255, 64, 136, 112, 207, 77, 77, 77, 77, 77, 77, 211, 67, 202, 38, 199, 250],
    output: [0, 254, 0, 0, 0, 2, 43, 43, 43, 43, 43, 43, 5, 0, 2, 0, 2, 247],
}, name='scale_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.10000000149011612, 127),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
})).DisableLifeTimeVariation()

# Scale 0.004, zero point 128, beta 1.0; one row of equal codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 6], 0.004000000189989805, 128))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 6], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: [0, 255, 172, 220, 239, 242, 77, 77, 77, 77, 77, 77, 46, 95, 193, 202, 228, 104],
    output: [19, 53, 38, 46, 50, 50, 43, 43, 43, 43, 43, 43, 28, 34, 50, 52, 58, 35],
}, name='scale_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
})).DisableLifeTimeVariation()

# Scale 1.0, zero point 30, beta 1.0; one row of equal codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 6], 1.0, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 6], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: [0, 255, 28, 17, 179, 182, 77, 77, 77, 77, 77, 77, 11, 211, 156, 38, 187, 7],
    output: [0, 255, 0, 0, 0, 0, 43, 43, 43, 43, 43, 43, 0, 255, 0, 0, 0, 0],
}, name='scale_3_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, -98),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
})).DisableLifeTimeVariation()

# Scale 0.05, zero point 9, beta 2.0; one row of equal codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [3, 6], 0.05000000074505806, 9))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [3, 6], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 2.0).To(output)
Example({
    input: [0, 255, 83, 196, 222, 223, 77, 77, 77, 77, 77, 77, 136, 219, 232, 40, 145, 105],
    output: [0, 237, 0, 1, 9, 10, 43, 43, 43, 43, 43, 43, 0, 55, 201, 0, 0, 0],
}, name='scale_4_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.05000000074505806, -119),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
})).DisableLifeTimeVariation()

# 1 is beyond the greatest code, which is the nearest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 3))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: [200, 200],
    output: [255, 255],
}, name='one_class_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -125),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
})).DisableLifeTimeVariation()

# Equal logits share 1 in parts that are codes; as real numbers.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.30000001192092896, 17))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.00390625, 0))
output = Output('output', ('TENSOR_FLOAT32', [2, 2]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [99, 99, 99, 99],
    output: [0.5, 0.5, 0.5, 0.5],
}, name='equal_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.30000001192092896, -111),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
})).DisableLifeTimeVariation()

# Equal logits share 1 in parts that are codes; as real numbers.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.30000001192092896, 17))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.00390625, 0))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [99, 99, 99, 99, 99, 99, 99, 99],
    output: [0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25],
}, name='equal_4_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.30000001192092896, -111),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
})).DisableLifeTimeVariation()

# Equal logits share 1 in parts that are codes; as real numbers.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 8], 0.30000001192092896, 17))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [2, 8], 0.00390625, 0))
output = Output('output', ('TENSOR_FLOAT32', [2, 8]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99],
    output: [0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125,
    0.125, 0.125],
}, name='equal_8_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.30000001192092896, -111),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
})).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.019999999552965164, 17))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.00390625, 0))
output = Output('output', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [255, 244, 10, 61, 46, 217, 124, 65],
    output: [0.546875, 0.4375, 0.00390625, 0.01171875, 0.02734375, 0.80859375, 0.125, 0.0390625],
}, name='clear_of_halves_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.019999999552965164, -111),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00390625, -128),
})).DisableLifeTimeVariation()
