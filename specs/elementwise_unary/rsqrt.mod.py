# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# RSQRT: ends of its domain, ranks, types.

# Small, great and infinite numbers.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [9]))
output = Output('output', ('TENSOR_FLOAT32', [9]))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [1.0, 4.0, 0.25, 2.0, 100.0, 0.0001, 1000000.0, 0.3, float('inf')],
    output: [1.0, 0.5, 2.0, 0.70710677, 0.1, 100.0, 0.001, 1.8257418, 0.0],
}, name='special').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [4.797, 3.241, 1.602],
    output: [0.45657817, 0.5554699, 0.7900758],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2]))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [7.131, 6.492, 6.319, 3.611, 6.811, 1.745],
    output: [0.37447667, 0.39247388, 0.39781013, 0.5262429, 0.3831727, 0.7570112],
}, name='rank_2').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 5]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 5]))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [1.75, 6.75, 6.223, 4.842, 6.859, 7.95, 2.801, 7.965, 8.249, 6.202, 1.62, 4.366, 1.148, 4.473,
    2.412, 2.968, 6.01, 5.902, 5.183, 8.355, 4.723, 5.292, 3.521, 0.418, 6.506, 1.889, 8.975, 7.313,
    4.314, 5.361],
    output: [0.75592893, 0.38490018, 0.4008668, 0.45445156, 0.3818296, 0.35466346, 0.5975076, 0.35432932,
    0.34817642, 0.4015449, 0.7856742, 0.47858393, 0.93331677, 0.47282514, 0.6438895, 0.58045435,
    0.4079085, 0.41162372, 0.4392476, 0.3459607, 0.4601411, 0.43470046, 0.5329261, 1.5467205,
    0.39205137, 0.72758543, 0.33379725, 0.36978748, 0.48145968, 0.43189391],
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 5, 2]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 5, 2]))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [3.442, 3.16, 6.139, 6.243, 6.098, 3.695, 1.908, 4.281, 2.904, 3.605, 6.617, 7.67, 2.921, 4.303,
    6.168, 4.972, 3.735, 8.981, 2.726, 6.614, 5.738, 2.176, 8.202, 5.461, 3.448, 5.947, 1.526,
    6.497, 8.581, 1.655, 1.789, 1.314, 3.726, 5.223, 6.135, 1.308, 7.133, 5.392, 8.24, 0.847, 5.456,
    4.106, 2.977, 1.227, 6.888, 3.294, 5.027, 0.857, 1.117, 1.343, 3.991, 5.868, 3.596, 8.297,
    7.484, 2.71, 4.407, 2.551, 2.443, 5.747],
    output: [0.5390072, 0.5625439, 0.40360004, 0.40022418, 0.40495455, 0.5202269, 0.7239537, 0.48331177,
    0.58681566, 0.52668065, 0.38874912, 0.36107907, 0.58510554, 0.48207468, 0.4026501, 0.44847107,
    0.5174337, 0.33368576, 0.6056714, 0.38883728, 0.41746467, 0.67790765, 0.34917256, 0.4279213,
    0.53853804, 0.41006342, 0.80951095, 0.3923228, 0.34137446, 0.77732205, 0.74764395, 0.8723732,
    0.51805824, 0.43756238, 0.40373155, 0.87437177, 0.3744242, 0.4306506, 0.3483665, 1.0865715,
    0.42811733, 0.49350384, 0.57957625, 0.90277123, 0.38102496, 0.550983, 0.44601098, 1.0802134,
    0.9461793, 0.862903, 0.50056344, 0.4128145, 0.52733934, 0.34716782, 0.36553848, 0.60745674,
    0.4763525, 0.6261015, 0.6397912, 0.41713765],
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 2, 5, 2, 2]))
output = Output('output', ('TENSOR_FLOAT32', [3, 2, 5, 2, 2]))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [4.118, 5.665, 5.399, 7.782, 2.04, 6.604, 6.621, 1.912, 0.34, 1.014, 5.393, 1.324, 1.395, 8.274,
    5.388, 1.142, 1.363, 7.708, 3.968, 6.023, 7.734, 3.508, 3.28, 1.46, 5.094, 3.996, 1.433, 7.882,
    5.908, 5.493, 1.792, 5.133, 0.482, 1.988, 2.439, 6.475, 0.764, 8.004, 3.452, 7.847, 6.723,
    8.787, 1.648, 3.603, 7.033, 2.573, 8.368, 6.248, 6.001, 7.325, 5.542, 7.371, 0.543, 3.349,
    8.242, 4.625, 6.657, 4.809, 4.928, 8.636, 2.074, 3.625, 4.196, 8.469, 5.15, 5.235, 1.889, 5.83,
    3.488, 8.83, 3.875, 0.589, 7.027, 5.4, 3.036, 0.974, 0.943, 5.322, 3.739, 6.68, 1.868, 8.152,
    5.316, 3.893, 3.527, 8.575, 4.223, 1.601, 4.151, 6.256, 1.736, 6.013, 6.755, 6.839, 8.987,
    3.274, 1.458, 8.906, 1.389, 2.326, 4.062, 6.636, 8.705, 2.419, 1.875, 2.737, 6.337, 6.712, 5.81,
    6.178, 6.468, 6.966, 3.07, 1.009, 5.537, 6.33, 4.175, 2.42, 3.188, 6.469],
    output: [0.49278426, 0.4201458, 0.4303713, 0.3584713, 0.70014006, 0.38913158, 0.3886317, 0.7231961,
    1.7149858, 0.9930726, 0.43061066, 0.8690725, 0.8466675, 0.34765, 0.43081042, 0.9357653,
    0.8565487, 0.36018792, 0.5020121, 0.40746805, 0.35958198, 0.53391266, 0.55215764, 0.8276059,
    0.44306815, 0.50025016, 0.83536625, 0.35619006, 0.41141465, 0.42667302, 0.74701786, 0.44138175,
    1.4403781, 0.7092377, 0.64031565, 0.39298874, 1.1440719, 0.35346505, 0.53822595, 0.3569835,
    0.3856723, 0.3373492, 0.7789712, 0.5268268, 0.3770767, 0.6234191, 0.34569186, 0.40006402,
    0.40821427, 0.36948448, 0.42478263, 0.36832976, 1.3570633, 0.54643995, 0.34832424, 0.46499056,
    0.38757944, 0.45600817, 0.45046872, 0.3402857, 0.6943775, 0.52522576, 0.48818254, 0.34362435,
    0.44065264, 0.4370606, 0.72758543, 0.4141577, 0.53544116, 0.33652678, 0.5080005, 1.3029938,
    0.37723765, 0.43033147, 0.57391703, 1.0132592, 1.0297793, 0.4334735, 0.51715684, 0.38691163,
    0.73166376, 0.35024175, 0.43371806, 0.50682473, 0.5324726, 0.3414939, 0.48661944, 0.7903225,
    0.49082157, 0.39980814, 0.7589709, 0.40780672, 0.3847577, 0.3823875, 0.33357432, 0.5526633,
    0.82817334, 0.33508784, 0.8484942, 0.6556848, 0.49616948, 0.3881922, 0.33893436, 0.6429572,
    0.73029673, 0.6044531, 0.39724472, 0.3859882, 0.4148699, 0.4023241, 0.39320135, 0.37888575,
    0.57073015, 0.9955302, 0.42497435, 0.3974643, 0.48940876, 0.64282435, 0.56006813, 0.39317095],
}, name='rank_5').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Input and output have steps of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [51], 0.019999999552965164, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [51], 0.028999999165534973, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 81, 86, 91, 96, 101, 106, 111, 116,
    121, 126, 131, 136, 141, 146, 151, 156, 161, 166, 171, 176, 181, 186, 191, 196, 201, 206, 211,
    216, 221, 226, 231, 236, 241, 246, 251],
    output: [244, 100, 74, 61, 53, 48, 44, 41, 38, 36, 34, 33, 31, 30, 29, 28, 27, 26, 26, 25, 24, 24, 23, 23,
    22, 22, 21, 21, 21, 20, 20, 20, 19, 19, 19, 18, 18, 18, 18, 17, 17, 17, 17, 17, 16, 16, 16, 16,
    16, 16, 15],
}, name='codes_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.019999999552965164, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.028999999165534973, -128),
}))

# Results beyond both ends.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [51], 0.019999999552965164, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [51], 0.010999999940395355, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 81, 86, 91, 96, 101, 106, 111, 116,
    121, 126, 131, 136, 141, 146, 151, 156, 161, 166, 171, 176, 181, 186, 191, 196, 201, 206, 211,
    216, 221, 226, 231, 236, 241, 246, 251],
    output: [255, 255, 194, 161, 140, 126, 115, 107, 100, 95, 90, 86, 82, 79, 76, 74, 71, 69, 67, 66, 64, 62,
    61, 60, 58, 57, 56, 55, 54, 53, 52, 51, 51, 50, 49, 48, 48, 47, 47, 46, 45, 45, 44, 44, 43, 43,
    42, 42, 41, 41, 41],
}, name='saturated_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.019999999552965164, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.010999999940395355, -128),
})).DisableLifeTimeVariation()

# Input and output have steps of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [31], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [31], 0.00559999980032444, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [101, 106, 111, 116, 121, 126, 131, 136, 141, 146, 151, 156, 161, 166, 171, 176, 181, 186, 191, 196,
    201, 206, 211, 216, 221, 226, 231, 236, 241, 246, 251],
    output: [253, 103, 76, 63, 55, 50, 45, 42, 39, 37, 35, 34, 32, 31, 30, 29, 28, 27, 26, 26, 25, 25, 24, 23,
    23, 22, 22, 22, 21, 21, 21],
}, name='codes_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.00559999980032444, -128),
})).DisableLifeTimeVariation()

# Results beyond both ends.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [31], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [31], 0.002199999988079071, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [101, 106, 111, 116, 121, 126, 131, 136, 141, 146, 151, 156, 161, 166, 171, 176, 181, 186, 191, 196,
    201, 206, 211, 216, 221, 226, 231, 236, 241, 246, 251],
    output: [255, 255, 194, 161, 140, 126, 115, 107, 100, 95, 90, 86, 82, 79, 76, 74, 71, 69, 67, 66, 64, 62,
    61, 60, 58, 57, 56, 55, 54, 53, 52],
}, name='saturated_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.002199999988079071, -128),
})).DisableLifeTimeVariation()

# Input and output have steps of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [49], 1.0, 10))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [49], 0.004100000020116568, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 81, 86, 91, 96, 101, 106, 111, 116, 121,
    126, 131, 136, 141, 146, 151, 156, 161, 166, 171, 176, 181, 186, 191, 196, 201, 206, 211, 216,
    221, 226, 231, 236, 241, 246, 251],
    output: [244, 100, 74, 61, 53, 48, 44, 41, 38, 36, 34, 33, 31, 30, 29, 28, 27, 26, 26, 25, 24, 24, 23, 23,
    22, 22, 21, 21, 21, 20, 20, 20, 19, 19, 19, 18, 18, 18, 18, 17, 17, 17, 17, 17, 16, 16, 16, 16,
    16],
}, name='codes_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, -118),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004100000020116568, -128),
})).DisableLifeTimeVariation()

# Results beyond both ends.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [49], 1.0, 10))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [49], 0.0015999999595806003, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 81, 86, 91, 96, 101, 106, 111, 116, 121,
    126, 131, 136, 141, 146, 151, 156, 161, 166, 171, 176, 181, 186, 191, 196, 201, 206, 211, 216,
    221, 226, 231, 236, 241, 246, 251],
    output: [255, 255, 188, 156, 136, 123, 112, 104, 98, 92, 88, 84, 80, 77, 74, 72, 69, 67, 66, 64, 62, 61, 59,
    58, 57, 56, 55, 54, 53, 52, 51, 50, 49, 49, 48, 47, 46, 46, 45, 45, 44, 44, 43, 43, 42, 42, 41,
    41, 40],
}, name='saturated_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, -118),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0015999999595806003, -128),
})).DisableLifeTimeVariation()

# Input and output have steps of their own.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [51], 0.004000000189989805, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [51], 0.06400000303983688, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 81, 86, 91, 96, 101, 106, 111, 116,
    121, 126, 131, 136, 141, 146, 151, 156, 161, 166, 171, 176, 181, 186, 191, 196, 201, 206, 211,
    216, 221, 226, 231, 236, 241, 246, 251],
    output: [247, 101, 74, 62, 54, 48, 44, 41, 39, 36, 35, 33, 32, 30, 29, 28, 27, 27, 26, 25, 25, 24, 23, 23,
    22, 22, 22, 21, 21, 20, 20, 20, 19, 19, 19, 19, 18, 18, 18, 18, 17, 17, 17, 17, 17, 16, 16, 16,
    16, 16, 16],
}, name='codes_3_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.06400000303983688, -128),
})).DisableLifeTimeVariation()

# Results beyond both ends.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [51], 0.004000000189989805, 0))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [51], 0.02500000037252903, 0))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 81, 86, 91, 96, 101, 106, 111, 116,
    121, 126, 131, 136, 141, 146, 151, 156, 161, 166, 171, 176, 181, 186, 191, 196, 201, 206, 211,
    216, 221, 226, 231, 236, 241, 246, 251],
    output: [255, 255, 191, 158, 138, 124, 114, 105, 99, 93, 89, 85, 81, 78, 75, 73, 70, 68, 66, 65, 63, 61, 60,
    59, 57, 56, 55, 54, 53, 52, 51, 51, 50, 49, 48, 48, 47, 46, 46, 45, 45, 44, 44, 43, 43, 42, 42,
    41, 41, 40, 40],
}, name='saturated_3_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.004000000189989805, -128),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.02500000037252903, -128),
})).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [6], 0.019999999552965164, 10))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [6], 0.012000000104308128, 5))
output = Output('output', ('TENSOR_FLOAT32', [6]))
model = Model()
model.Operation('RSQRT', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [254, 25, 28, 22, 35, 117],
    output: [0.456, 1.824, 1.668, 2.04, 1.416, 0.684],
}, name='clear_of_halves_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.019999999552965164, -118),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.012000000104308128, -123),
})).DisableLifeTimeVariation()
