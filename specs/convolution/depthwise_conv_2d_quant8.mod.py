# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D of 8 bits: zero points, scales, channels, limits.

# No dimension is another.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 6], 0.25, 116), [255, 0, 90, 110, 76, 133, 172, 208, 85, 104, 229, 206, 231, 155, 253, 101, 83, 103, 136, 181, 85,
    80, 188, 83, 188, 99, 167, 209, 218, 188, 186, 114, 239, 103, 77, 225])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [191, -46512, -302, 31362, 10034, 37076])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 73.0, 112))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 149, 101, 121, 249, 197, 124, 22, 248, 134, 134, 30, 183, 104, 255, 255, 182, 242, 140, 13,
    27, 77, 42, 121, 131, 107, 73, 227, 24, 227, 179, 104, 235, 248, 10, 235, 238, 5, 147, 249, 182,
    128, 251, 183, 67, 181, 202, 22, 28, 176, 251, 94, 139, 70, 148, 105, 175, 175, 64, 98, 6, 76,
    243, 9, 18, 123, 212, 183, 118, 4, 176, 16, 88, 133, 165, 195, 75, 197, 102],
    output: [146, 74, 138, 169, 139, 243, 203, 41, 157, 164, 167, 218, 167, 13, 148, 156, 134, 217, 229, 74,
    189, 158, 157, 201, 172, 68, 173, 187, 181, 188, 209, 58, 150, 196, 157, 233, 221, 29, 138, 160,
    198, 236, 189, 27, 129, 177, 197, 220, 166, 22, 107, 194, 163, 221, 186, 40, 181, 188, 171, 240,
    138, 22, 123, 159, 192, 232, 189, 67, 187, 157, 180, 212],
}, name='valid_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# No dimension is another.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 6], 0.25, 128), [255, 0, 129, 107, 234, 251, 246, 106, 162, 226, 136, 164, 165, 186, 112, 159, 143, 147, 253, 233,
    174, 254, 154, 244, 108, 142, 90, 186, 159, 178, 190, 148, 103, 171, 121, 156])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [-629, -49155, 46088, -38581, -5785, 44629])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 85.0, 106))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 148, 53, 141, 69, 10, 171, 62, 62, 120, 52, 13, 134, 18, 38, 212, 249, 84, 46, 114, 19, 13,
    4, 96, 152, 96, 168, 248, 112, 39, 107, 163, 101, 239, 214, 149, 75, 188, 156, 222, 218, 171,
    172, 75, 213, 27, 220, 128, 49, 104, 86, 103, 15, 160, 94, 50, 161, 63, 2, 229, 68, 136, 167,
    143, 227, 105, 79, 248, 255, 223, 186, 90, 189, 17, 35, 229, 95, 43, 106],
    output: [141, 58, 184, 60, 139, 226, 121, 20, 159, 91, 116, 205, 140, 31, 178, 67, 99, 182, 167, 53, 174,
    120, 112, 219, 138, 34, 157, 83, 102, 197, 189, 77, 174, 115, 127, 243, 190, 14, 176, 85, 133,
    229, 144, 55, 178, 93, 137, 234, 182, 65, 178, 79, 113, 207, 172, 37, 170, 119, 116, 235, 199,
    33, 187, 119, 122, 229, 143, 31, 160, 71, 136, 224],
}, name='valid_symmetric').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 85.0, -22),
})).DisableLifeTimeVariation()

# No dimension is another.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 6]), [127, -127, 47, 100, -31, -26, 115, 50, 64, 101, 105, 104, 75, 40, 74, 20, 99, 104, 58, 9, -21, -10,
    76, 12, 109, 116, -15, 116, 92, -27, 95, -34, 103, 68, 88, 8], extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.026000000536441803, 0.006500000134110451, 0.013000000268220901, 0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', ('TENSOR_INT32', [6]), [-44484, -40730, 29663, 25520, -12220, 31428])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 5.300000190734863, 138))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 243, 52, 167, 77, 5, 220, 91, 227, 41, 171, 234, 84, 128, 101, 129, 184, 208, 233, 234, 53,
    23, 63, 220, 224, 207, 45, 17, 252, 230, 208, 149, 212, 4, 160, 169, 41, 175, 124, 28, 3, 243,
    251, 151, 124, 221, 234, 201, 223, 93, 177, 250, 220, 42, 135, 140, 128, 183, 254, 89, 151, 37,
    87, 129, 93, 155, 118, 100, 177, 0, 244, 172, 234, 168, 145, 31, 171, 42, 243],
    output: [160, 137, 174, 212, 141, 158, 147, 14, 171, 241, 157, 180, 158, 56, 178, 215, 143, 163, 164, 93,
    166, 220, 156, 181, 158, 33, 165, 215, 154, 170, 170, 26, 176, 208, 145, 170, 159, 140, 168,
    229, 156, 176, 178, 59, 183, 242, 157, 181, 141, 42, 172, 225, 148, 174, 146, 95, 170, 223, 151,
    176, 135, 58, 170, 228, 151, 162, 134, 32, 166, 227, 153, 171],
}, name='valid_channel').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 5.300000190734863, 10),
})).DisableLifeTimeVariation()

# The odd padding goes to the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 4], 0.25, 116), [255, 0, 93, 125, 88, 249, 194, 165, 125, 233, 208, 233, 155, 246, 143, 89, 217, 228, 167, 80, 113,
    84, 155, 155, 121, 203, 156, 128, 155, 93, 119, 246])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [48657, 16260, 8608, -18784])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 4], 70.0, 56))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 73, 203, 228, 241, 96, 153, 133, 146, 215, 148, 130, 198, 113, 157, 210, 7, 230, 68, 69,
    196, 49, 183, 216, 6, 190, 216, 62, 225, 247, 196, 128, 244, 36, 125, 147, 178, 232, 214],
    output: [180, 125, 151, 104, 188, 150, 144, 44, 177, 170, 121, 93, 186, 170, 112, 96, 181, 151, 107, 48,
    158, 199, 152, 110, 154, 171, 155, 87, 243, 142, 117, 115, 214, 219, 122, 75, 179, 143, 103, 23,
    224, 120, 154, 70, 194, 150, 132, 62, 169, 180, 86, 12, 202, 147, 143, 58, 229, 90, 118, 52,
    162, 149, 123, 63, 140, 147, 101, 63, 189, 112, 121, 51, 197, 130, 124, 64, 154, 121, 93, 64],
}, name='same_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# The odd padding goes to the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 4], 0.25, 128), [255, 0, 171, 218, 131, 140, 190, 150, 115, 123, 150, 219, 117, 171, 175, 251, 175, 177, 153, 168,
    247, 181, 168, 226, 167, 135, 171, 235, 249, 112, 228, 172])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-5096, 15437, -9138, -32154])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 4], 44.0, 59))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 130, 220, 135, 159, 193, 17, 145, 247, 113, 98, 8, 212, 75, 112, 236, 198, 18, 24, 41, 40,
    199, 193, 135, 101, 250, 60, 181, 205, 2, 57, 200, 187, 2, 228, 188, 191, 173, 46],
    output: [105, 116, 145, 173, 104, 116, 124, 162, 198, 150, 81, 76, 134, 139, 125, 87, 55, 102, 67, 76, 145,
    132, 189, 191, 147, 120, 195, 209, 214, 135, 151, 175, 243, 93, 125, 121, 122, 85, 73, 45, 122,
    114, 115, 101, 40, 142, 122, 158, 101, 139, 113, 94, 175, 86, 90, 101, 53, 125, 44, 13, 45, 126,
    85, 41, 101, 39, 101, 123, 80, 92, 80, 94, 115, 43, 79, 33, 93, 46, 55, 16],
}, name='same_symmetric').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 44.0, -69),
})).DisableLifeTimeVariation()

# The odd padding goes to the end.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 4, 2, 4]), [127, -127, 37, 43, 85, -33, -14, 72, 26, 102, 92, 5, -3, 110, 102, -23, 70, 74, -28, 69, -15, 81,
    50, 56, -25, -36, 107, 110, 28, 111, 19, 109], extraParams=SymmPerChannelQuantParams(3, [0.026000000536441803, 0.0032500000670552254, 0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', ('TENSOR_INT32', [4]), [37697, -32032, 25833, 2128])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 4], 5.0, 24))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 182, 243, 21, 95, 18, 93, 154, 21, 117, 108, 31, 243, 50, 65, 243, 111, 106, 30, 12, 143,
    8, 81, 233, 123, 237, 45, 178, 159, 183, 218, 162, 77, 196, 189, 196, 5, 230, 94],
    output: [134, 19, 53, 46, 148, 26, 42, 46, 118, 24, 41, 37, 153, 28, 34, 39, 134, 18, 37, 34, 148, 18, 50,
    62, 161, 17, 46, 55, 145, 37, 41, 43, 194, 37, 37, 35, 182, 12, 33, 35, 172, 16, 36, 47, 140,
    27, 41, 40, 211, 33, 34, 36, 244, 25, 39, 27, 193, 20, 36, 29, 120, 24, 41, 31, 167, 23, 39, 29,
    244, 14, 37, 30, 232, 16, 33, 31, 184, 14, 36, 29],
}, name='same_channel').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 5.0, -104),
})).DisableLifeTimeVariation()

# Padding of strides.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.25, 116), [255, 0, 189, 207, 105, 76, 187, 187, 182, 243, 121, 124, 178, 99, 89, 80, 165, 109, 191, 196, 116,
    160, 171, 185])
bias = Parameter('bias', ('TENSOR_INT32', [2], 0.125, 0), [-20105, -11074])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 2], 17.0, 103))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 3, 2, 2, activation).To(output)
Example({
    input: [0, 255, 186, 19, 244, 135, 154, 94, 139, 13, 129, 242, 74, 249, 241, 114, 227, 102, 56, 151, 58,
    240, 101, 90, 115, 10, 148, 177, 133, 6, 103, 229, 89, 203, 126],
    output: [108, 84, 209, 193, 200, 204, 243, 122, 151, 113, 215, 45, 92, 13, 239, 25],
}, name='same_strides_quant8').DisableLifeTimeVariation()

# Padding of strides.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 4, 2]), [127, -127, 28, -12, 62, -33, 4, -36, -36, 56, 113, 116, 123, 36, 82, 110, 116, -38, 27, 24, 81, 32,
    52, 27], extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.0032500000670552254]))
bias = Parameter('bias', ('TENSOR_INT32', [2]), [1396, -1390])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 2], 2.4000000953674316, 25))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 3, 2, 2, activation).To(output)
Example({
    input: [0, 255, 176, 64, 44, 57, 228, 198, 125, 91, 19, 26, 100, 13, 146, 107, 154, 180, 84, 208, 218, 164,
    77, 231, 119, 94, 131, 95, 128, 103, 110, 150, 199, 69, 91],
    output: [195, 46, 102, 31, 129, 26, 219, 12, 204, 43, 243, 28, 152, 41, 85, 27],
}, name='same_strides_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.4000000953674316, -103),
})).DisableLifeTimeVariation()

# Four sides.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.25, 116), [255, 0, 210, 238, 194, 247, 176, 219, 166, 231, 206, 96, 187, 255, 204, 193, 189, 107, 147, 108,
    198, 151, 138, 230])
bias = Parameter('bias', ('TENSOR_INT32', [2], 0.125, 0), [-37537, 38722])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 100.0, 33))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 0, 2, 3, 1, 2, 2, activation, layout).To(output)
Example({
    input: [0, 255, 239, 167, 85, 243, 240, 128, 168, 143, 52, 18, 3, 146, 136, 64, 238, 194, 108, 203],
    output: [31, 115, 59, 116, 63, 160, 45, 151, 51, 172, 92, 244, 133, 150, 111, 141, 13, 82, 19, 102, 26, 146,
    41, 148],
}, name='explicit_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Four sides.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.25, 128), [255, 0, 200, 215, 178, 225, 251, 211, 217, 162, 130, 196, 138, 238, 237, 196, 158, 137, 134, 195,
    186, 197, 193, 161])
bias = Parameter('bias', ('TENSOR_INT32', [2], 0.125, 0), [17970, -5985])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 51.0, 5))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 0, 2, 3, 1, 2, 2, activation, layout).To(output)
Example({
    input: [0, 255, 74, 166, 4, 189, 55, 59, 238, 65, 185, 152, 238, 224, 76, 76, 168, 94, 52, 154],
    output: [84, 19, 121, 53, 113, 86, 119, 66, 184, 101, 219, 199, 244, 109, 220, 141, 102, 79, 187, 48, 202,
    79, 177, 12],
}, name='explicit_symmetric').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 51.0, -123),
})).DisableLifeTimeVariation()

# Four sides.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 4, 3, 2]), [127, -127, 53, -11, 97, 127, 119, 63, 22, -20, 117, 89, 12, 31, 82, -12, 27, -8, -28, -7, -7, -31,
    29, 47], extraParams=SymmPerChannelQuantParams(3, [0.006500000134110451, 0.0032500000670552254]))
bias = Parameter('bias', ('TENSOR_INT32', [2]), [29931, 45703])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 1.5, 0))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 0, 2, 3, 1, 2, 2, activation, layout).To(output)
Example({
    input: [0, 255, 26, 205, 161, 99, 207, 22, 185, 165, 99, 19, 58, 41, 152, 147, 25, 52, 202, 134],
    output: [82, 55, 96, 39, 79, 62, 110, 48, 165, 91, 100, 53, 255, 77, 162, 74, 74, 44, 123, 54, 110, 68, 139,
    70],
}, name='explicit_channel').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.5, -128),
})).DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 8], 0.25, 116), [255, 0, 254, 133, 173, 120, 254, 107])
bias = Parameter('bias', ('TENSOR_INT32', [8], 0.125, 0), [11258, -33287, 103, 21220, -16557, 8864, -30826, -14506])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 8], 50.0, 150))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 121, 203, 179, 11, 46, 63, 35, 125, 214, 69, 177, 236, 206, 47, 142, 37, 201, 87, 111, 106,
    155, 243, 11, 146, 216, 212, 83, 126, 42, 87, 218, 181, 229, 131, 132, 190, 36, 77, 46, 60, 224,
    9, 116, 40, 62, 198],
    output: [167, 76, 228, 213, 121, 173, 132, 110, 180, 66, 183, 207, 135, 174, 86, 113, 229, 24, 221, 212,
    134, 174, 78, 113, 206, 44, 176, 206, 126, 173, 146, 109, 171, 73, 190, 208, 135, 174, 135, 110,
    243, 13, 202, 209, 137, 174, 107, 111, 213, 37, 205, 210, 109, 172, 89, 113, 208, 42, 153, 203,
    113, 172, 131, 110],
}, name='filter_1x1_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 8]), [127, -127, 8, 46, 30, 87, 33, -39], extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.0032500000670552254, 0.0032500000670552254, 0.026000000536441803, 0.006500000134110451, 0.006500000134110451, 0.026000000536441803, 0.013000000268220901]))
bias = Parameter('bias', ('TENSOR_INT32', [8]), [8970, -47725, 276, 26349, -9908, 7081, 16414, -13937])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 8], 2.700000047683716, 67))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 203, 44, 226, 178, 57, 71, 214, 71, 151, 147, 185, 195, 57, 0, 59, 246, 159, 237, 83, 242,
    46, 248, 182, 27, 23, 209, 237, 220, 252, 196, 220, 63, 108, 5, 171, 39, 196, 208, 64, 13, 137,
    53, 86, 149, 2, 135],
    output: [79, 41, 68, 243, 61, 94, 148, 32, 145, 24, 67, 203, 59, 88, 164, 23, 136, 27, 68, 230, 56, 78, 141,
    36, 104, 34, 68, 241, 56, 77, 181, 13, 135, 27, 67, 193, 55, 75, 174, 17, 146, 24, 67, 201, 58,
    84, 142, 36, 131, 28, 67, 196, 61, 93, 174, 17, 105, 34, 68, 220, 54, 72, 163, 24],
}, name='filter_1x1_channel').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.700000047683716, -61),
})).DisableLifeTimeVariation()

# One result an image.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 4], 0.25, 128), [255, 0, 105, 177, 126, 164, 133, 249, 207, 252, 164, 139, 172, 146, 194, 145, 104, 160, 192, 88,
    237, 218, 237, 150, 197, 213, 174, 95, 181, 134, 194, 232, 251, 171, 181, 120, 97, 159, 125,
    123, 170, 89, 217, 109, 160, 144, 183, 255])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [5919, -42271, 16324, -29120])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 4], 50.0, 29))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 94, 74, 72, 139, 86, 118, 197, 252, 187, 168, 145, 23, 166, 142, 250, 114, 142, 233, 171,
    227, 195, 150, 107, 234, 140, 242, 166, 197, 135, 177, 127, 178, 158, 251, 32, 159, 8, 153, 237,
    98, 51, 185, 138, 107, 245, 24],
    output: [204, 54, 241, 43, 222, 13, 242, 65],
}, name='whole_image_symmetric').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 50.0, -99),
})).DisableLifeTimeVariation()

# One result an image.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 4, 4]), [127, -127, 97, 88, 115, 39, 17, 17, 112, -24, 18, 3, 113, 86, 100, 11, 45, 113, -39, -21, -23, 46,
    17, -29, 4, -20, 122, 117, 51, -28, -2, 15, 67, 69, 114, 73, 114, 63, 68, 18, 45, 85, 19, 119,
    11, 112, 126, 8], extraParams=SymmPerChannelQuantParams(3, [0.006500000134110451, 0.006500000134110451, 0.026000000536441803, 0.006500000134110451]))
bias = Parameter('bias', ('TENSOR_INT32', [4]), [3820, 14928, 46395, -25784])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 4], 8.699999809265137, 21))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 184, 238, 76, 94, 166, 247, 125, 10, 66, 215, 251, 135, 80, 141, 188, 16, 216, 184, 84,
    186, 82, 241, 242, 41, 56, 15, 226, 143, 70, 58, 50, 220, 137, 139, 44, 78, 69, 87, 107, 78,
    218, 65, 128, 6, 164, 241],
    output: [51, 49, 243, 32, 56, 34, 149, 13],
}, name='whole_image_channel').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 8.699999809265137, -107),
})).DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 8, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 4], 0.25, 116), [255, 0, 135, 90, 120, 211, 201, 140, 254, 125, 164, 247, 158, 155, 202, 97, 152, 190, 93, 91])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-11439, 29481, 40792, 4889])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 8, 4], 40.0, 42))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation).To(output)
Example({
    input: [0, 255, 127, 156, 106, 5, 184, 5, 151, 2, 152, 171, 104, 147, 218, 38],
    output: [14, 162, 239, 144, 74, 172, 243, 129, 60, 222, 207, 42, 144, 169, 148, 25, 117, 187, 186, 28, 157,
    170, 212, 107, 116, 151, 224, 117, 140, 117, 210, 57],
}, name='one_row_quant8').DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 8, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 5, 4]), [127, -127, 77, 25, 8, 34, 32, 13, -13, 79, 39, 122, 68, -3, -38, 81, 99, -15, -22, 34], extraParams=SymmPerChannelQuantParams(3, [0.0032500000670552254, 0.013000000268220901, 0.013000000268220901, 0.006500000134110451]))
bias = Parameter('bias', ('TENSOR_INT32', [4]), [3165, -10644, 37250, -3031])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 8, 4], 2.0999999046325684, 82))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation).To(output)
Example({
    input: [0, 255, 164, 181, 145, 75, 169, 167, 76, 239, 187, 57, 75, 139, 118, 202],
    output: [100, 35, 204, 141, 99, 71, 223, 123, 92, 100, 241, 125, 111, 35, 228, 137, 108, 26, 236, 130, 106,
    33, 229, 114, 94, 58, 242, 128, 99, 14, 235, 113],
}, name='one_row_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0999999046325684, -46),
})).DisableLifeTimeVariation()

# A filter of one column.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 8, 1, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 5, 1, 4], 0.25, 128), [255, 0, 90, 173, 250, 106, 193, 201, 129, 146, 132, 250, 201, 235, 113, 125, 93, 157, 211, 89])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-20856, -3597, -10037, -17465])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 4], 21.0, 195))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 2, 2, activation).To(output)
Example({
    input: [0, 255, 17, 83, 35, 68, 83, 79, 7, 59, 230, 6, 14, 23, 8, 6],
    output: [39, 188, 244, 214, 12, 208, 124, 161, 91, 144, 123, 104, 209, 22, 137, 63],
}, name='one_column_symmetric').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 21.0, 67),
})).DisableLifeTimeVariation()

# A filter of one column.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 8, 1, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 5, 1, 4]), [127, -127, 45, 15, 42, 74, 15, 115, 5, 9, 78, -17, 53, -35, 80, 52, 109, 111, 12, 77], extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.026000000536441803, 0.013000000268220901, 0.006500000134110451]))
bias = Parameter('bias', ('TENSOR_INT32', [4]), [2702, 2769, -19001, 46756])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 4], 1.399999976158142, 56))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 2, 2, activation).To(output)
Example({
    input: [0, 255, 128, 136, 1, 114, 28, 105, 83, 44, 149, 2, 139, 110, 76, 196],
    output: [56, 75, 56, 243, 192, 51, 26, 184, 129, 142, 12, 211, 160, 21, 27, 178],
}, name='one_column_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.399999976158142, -72),
})).DisableLifeTimeVariation()

# 17 channels, one by one.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 17], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 34], 0.25, 116), [255, 0, 176, 236, 115, 146, 115, 216, 243, 112, 235, 167, 167, 142, 167, 222, 104, 247, 116, 186,
    241, 129, 85, 220, 131, 243, 152, 163, 105, 189, 232, 191, 82, 116, 131, 175, 91, 136, 202, 184,
    235, 141, 170, 160, 178, 89, 218, 159, 191, 171, 127, 203, 248, 246, 146, 236, 140, 249, 87, 97,
    182, 154, 249, 249, 194, 84, 127, 136])
bias = Parameter('bias', ('TENSOR_INT32', [34], 0.125, 0), [-32858, -30762, -20570, -2082, 47941, -1728, -1016, -27496, 9326, 49323, 34722, 45706, -19036,
    45467, -20203, -46169, -39971, 4635, -48409, -2404, 26954, 49958, 27583, 5311, 47716, -31026,
    -24011, 37093, 23814, 9748, 35740, 12751, 45646, 26394])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 34], 59.0, 93))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation).To(output)
Example({
    input: [0, 255, 184, 135, 31, 140, 6, 55, 68, 57, 112, 59, 191, 63, 218, 172, 116, 21, 72, 120, 28, 126,
    184, 67, 103, 17, 28, 238, 181, 4, 202, 72, 251, 50, 231, 205, 194, 186, 153, 51, 36, 225, 249,
    200, 195, 22, 92, 7, 228, 12, 169, 229, 64, 64, 178, 174, 120, 70, 139, 244, 228, 49, 14, 80,
    10, 96, 83, 156],
    output: [21, 60, 69, 153, 224, 123, 130, 65, 127, 209, 197, 200, 51, 188, 84, 23, 12, 153, 38, 138, 182,
    243, 149, 108, 195, 68, 41, 173, 195, 198, 200, 144, 187, 155, 27, 55, 53, 100, 200, 100, 128,
    42, 155, 210, 217, 201, 65, 195, 75, 24, 14, 138, 46, 142, 206, 209, 141, 133, 190, 18, 52, 187,
    161, 138, 231, 151, 191, 154],
}, name='channels_17_quant8').DisableLifeTimeVariation()

# 17 channels, one by one.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 17], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 1, 34]), [127, -127, 60, 40, 11, 3, -26, 113, -29, -33, 40, 34, 25, 14, -34, 86, -27, 79, 52, 108, 34, 30,
    22, 50, 51, 111, 45, 13, -8, 111, 106, -10, 4, 51, 17, -32, 11, 28, -20, 17, -31, 109, 89, 44,
    77, 85, 115, -26, 8, -5, 66, 87, 100, 39, 123, 79, 49, -11, 117, 89, 31, 106, 85, 86, 102, 59,
    63, 92], extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.006500000134110451, 0.0032500000670552254, 0.006500000134110451, 0.013000000268220901, 0.006500000134110451, 0.006500000134110451, 0.013000000268220901, 0.013000000268220901, 0.026000000536441803, 0.026000000536441803, 0.013000000268220901, 0.026000000536441803, 0.013000000268220901, 0.026000000536441803, 0.0032500000670552254, 0.0032500000670552254, 0.006500000134110451, 0.026000000536441803, 0.0032500000670552254, 0.013000000268220901, 0.026000000536441803, 0.026000000536441803, 0.026000000536441803, 0.0032500000670552254, 0.006500000134110451, 0.026000000536441803, 0.006500000134110451, 0.006500000134110451, 0.006500000134110451, 0.013000000268220901, 0.0032500000670552254, 0.013000000268220901, 0.006500000134110451]))
bias = Parameter('bias', ('TENSOR_INT32', [34]), [34193, -10134, -42945, 30609, 41481, -6451, -18342, 39734, -45619, 42196, -18466, -30335, 37286,
    35194, 44535, -40842, 20978, 23943, -14909, -41496, -18892, -33724, -43658, 2241, 47760, -20975,
    48741, -47422, 1389, 5345, 4613, 41049, 33939, 25653])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 34], 5.599999904632568, 113))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation).To(output)
Example({
    input: [0, 255, 11, 213, 113, 120, 120, 141, 198, 109, 17, 18, 57, 72, 104, 54, 246, 228, 222, 162, 189,
    210, 158, 126, 99, 246, 31, 115, 43, 7, 179, 226, 232, 154, 4, 222, 16, 225, 240, 112, 148, 57,
    199, 78, 66, 46, 202, 129, 93, 227, 178, 107, 162, 87, 70, 82, 36, 0, 79, 164, 69, 86, 181, 190,
    58, 115, 89, 199],
    output: [148, 110, 105, 139, 161, 109, 96, 208, 79, 226, 93, 89, 236, 152, 208, 104, 121, 143, 99, 104, 96,
    40, 13, 116, 133, 111, 237, 92, 117, 124, 144, 128, 164, 142, 183, 91, 104, 137, 162, 110, 99,
    185, 59, 202, 83, 83, 197, 156, 212, 103, 120, 143, 87, 101, 102, 51, 29, 116, 132, 107, 244,
    88, 117, 133, 150, 125, 165, 140],
}, name='channels_17_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 5.599999904632568, -15),
})).DisableLifeTimeVariation()

# Taps apart.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 7, 6, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 4], 0.25, 128), [255, 0, 133, 213, 181, 190, 206, 225, 217, 168, 132, 123, 102, 149, 123, 161, 157, 223, 207, 109,
    90, 215, 102, 178])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [38719, -44577, -22378, -24240])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 4], 68.0, 104))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout, 4, 2).To(output)
Example({
    input: [0, 255, 8, 233, 0, 55, 4, 29, 191, 146, 135, 224, 76, 166, 212, 148, 202, 104, 12, 16, 214, 195,
    198, 227, 239, 122, 196, 58, 6, 83, 170, 208, 161, 91, 81, 229, 46, 114, 32, 42, 26, 135, 50,
    198, 208, 35, 63, 147, 16, 58, 140, 82, 116, 93, 219, 255, 247, 132, 41, 108, 240, 79, 140, 23,
    253, 11, 217, 171, 28, 159, 7, 119, 130, 93, 141, 2, 102, 182, 132, 18, 113, 226, 16, 201],
    output: [195, 100, 81, 126, 210, 74, 94, 142, 209, 76, 89, 119, 240, 15, 86, 128, 223, 26, 71, 106, 243, 14,
    79, 120],
}, name='dilation_symmetric').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 68.0, -24),
})).DisableLifeTimeVariation()

# Taps apart.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 7, 6, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 2, 4]), [127, -127, 2, 34, -40, 55, -21, 81, 53, 34, 89, 48, 3, 69, 16, -16, 35, -20, 24, 18, 22, 93, 80,
    -13], extraParams=SymmPerChannelQuantParams(3, [0.006500000134110451, 0.006500000134110451, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', ('TENSOR_INT32', [4]), [-38029, 5817, 42185, -40249])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 4], 3.0, 88))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout, 4, 2).To(output)
Example({
    input: [0, 255, 253, 58, 196, 76, 42, 31, 107, 13, 170, 170, 214, 13, 178, 60, 179, 176, 127, 10, 168, 237,
    178, 211, 131, 222, 251, 81, 165, 47, 111, 88, 247, 208, 144, 124, 248, 181, 122, 143, 242, 239,
    118, 234, 76, 70, 140, 167, 16, 148, 20, 29, 96, 238, 35, 106, 37, 114, 197, 200, 165, 161, 238,
    77, 3, 94, 255, 212, 251, 172, 40, 198, 247, 247, 139, 53, 152, 218, 253, 116, 159, 72, 157,
    166],
    output: [45, 124, 245, 30, 88, 106, 215, 24, 89, 108, 231, 51, 74, 91, 229, 39, 62, 102, 216, 62, 79, 93,
    205, 12],
}, name='dilation_channel').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 3.0, -40),
})).DisableLifeTimeVariation()

# Padding of what taps span.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 6, 7, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.25, 116), [255, 0, 118, 241, 235, 142, 201, 201, 241, 130, 109, 211])
bias = Parameter('bias', ('TENSOR_INT32', [2], 0.125, 0), [-33983, -36181])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 6, 7, 2], 48.0, 133))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout, 2, 3).To(output)
Example({
    input: [0, 255, 104, 96, 248, 214, 226, 51, 96, 71, 5, 253, 146, 170, 12, 163, 47, 16, 40, 253, 215, 37,
    96, 145, 177, 184, 131, 103, 47, 161, 173, 135, 41, 156, 242, 163, 255, 167, 44, 233, 0, 232],
    output: [38, 42, 88, 40, 45, 37, 65, 122, 48, 88, 113, 44, 106, 47, 67, 62, 84, 155, 137, 130, 243, 49, 206,
    149, 134, 115, 181, 73, 60, 84, 77, 89, 170, 72, 164, 82, 134, 192, 99, 112, 196, 27, 90, 72,
    113, 92, 110, 134, 215, 51, 200, 137, 33, 117, 159, 148, 80, 48, 90, 70, 95, 84, 100, 73, 109,
    59, 98, 27, 100, 16, 89, 54, 77, 88, 54, 81, 131, 42, 161, 13, 83, 48, 49, 104],
}, name='dilation_same_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Padding of what taps span.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 6, 7, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 2]), [127, -127, 23, 109, 5, 15, -27, 40, -39, 71, 103, 9], extraParams=SymmPerChannelQuantParams(3, [0.026000000536441803, 0.013000000268220901]))
bias = Parameter('bias', ('TENSOR_INT32', [2]), [4979, 24073])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 6, 7, 2], 2.4000000953674316, 51))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout, 2, 3).To(output)
Example({
    input: [0, 255, 44, 123, 229, 214, 219, 100, 211, 96, 67, 126, 153, 163, 222, 44, 67, 165, 99, 238, 213,
    241, 59, 87, 136, 218, 46, 191, 192, 119, 236, 243, 199, 45, 106, 174, 24, 210, 145, 14, 186,
    25],
    output: [58, 154, 150, 122, 80, 145, 163, 148, 160, 138, 15, 171, 30, 159, 61, 149, 161, 194, 125, 177, 231,
    97, 158, 224, 146, 153, 176, 155, 169, 175, 201, 193, 163, 176, 160, 121, 114, 184, 84, 165,
    119, 155, 172, 206, 148, 127, 147, 113, 173, 185, 90, 147, 147, 173, 151, 144, 106, 180, 84,
    129, 234, 68, 111, 138, 144, 159, 152, 85, 227, 99, 104, 172, 95, 151, 219, 128, 165, 149, 242,
    98, 226, 47, 203, 81],
}, name='dilation_same_channel').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.4000000953674316, -77),
})).DisableLifeTimeVariation()

# Taps apart, and padding that differs on each side.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 6, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.25, 116), [255, 0, 130, 100, 242, 145, 105, 203, 230, 208, 113, 130])
bias = Parameter('bias', ('TENSOR_INT32', [2], 0.125, 0), [5638, -26718])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 5, 2], 71.0, 101))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 0, 3, 1, 1, 2, activation, layout, 3, 2).To(output)
Example({
    input: [0, 255, 152, 147, 190, 215, 35, 85, 234, 71, 148, 246, 125, 126, 253, 103, 153, 132, 169, 132, 211,
    180, 69, 169, 247, 54, 148, 105, 84, 44],
    output: [112, 66, 166, 110, 242, 78, 169, 40, 188, 57, 110, 70, 179, 41, 161, 93, 161, 60, 202, 28, 113, 57,
    179, 58, 198, 44, 142, 37, 165, 42, 112, 62, 136, 45, 169, 34, 152, 37, 156, 28, 112, 53, 158,
    13, 153, 17, 120, 46, 145, 26],
}, name='dilation_explicit_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Taps apart, and padding that differs on each side.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 6, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.25, 128), [255, 0, 91, 255, 90, 178, 94, 97, 177, 205, 97, 132])
bias = Parameter('bias', ('TENSOR_INT32', [2], 0.125, 0), [-17997, -28605])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 5, 2], 31.0, 212))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 0, 3, 1, 1, 2, activation, layout, 3, 2).To(output)
Example({
    input: [0, 255, 199, 221, 74, 190, 174, 200, 182, 177, 150, 255, 185, 148, 125, 252, 36, 95, 182, 66, 10,
    190, 191, 85, 190, 175, 124, 165, 87, 236],
    output: [73, 166, 50, 214, 212, 88, 233, 91, 229, 39, 89, 177, 165, 163, 178, 126, 243, 64, 205, 67, 95,
    156, 179, 84, 194, 41, 194, 49, 191, 47, 112, 113, 200, 82, 94, 105, 152, 91, 208, 30, 116, 179,
    121, 135, 197, 96, 221, 14, 167, 69],
}, name='dilation_explicit_symmetric').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 31.0, 84),
})).DisableLifeTimeVariation()

# Taps apart, and padding that differs on each side.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 6, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 2, 2]), [127, -127, 28, 97, -4, 109, 92, 58, 55, 89, 98, 16], extraParams=SymmPerChannelQuantParams(3, [0.026000000536441803, 0.006500000134110451]))
bias = Parameter('bias', ('TENSOR_INT32', [2]), [-31229, -22429])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 5, 2], 4.699999809265137, 110))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 0, 3, 1, 1, 2, activation, layout, 3, 2).To(output)
Example({
    input: [0, 255, 75, 67, 172, 20, 239, 13, 55, 248, 71, 145, 165, 211, 247, 129, 104, 111, 0, 243, 34, 149,
    212, 127, 232, 77, 219, 17, 47, 210],
    output: [110, 105, 87, 111, 239, 111, 65, 112, 49, 111, 39, 96, 24, 106, 244, 118, 14, 101, 35, 91, 80, 111,
    76, 107, 130, 116, 69, 96, 86, 86, 26, 99, 59, 88, 109, 124, 52, 86, 13, 98, 38, 107, 32, 101,
    81, 98, 87, 79, 57, 86],
}, name='dilation_explicit_channel').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.699999809265137, -18),
})).DisableLifeTimeVariation()

# Taps apart, and windows too.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 9, 8, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.25, 116), [255, 0, 179, 112, 124, 209, 93, 221, 167, 181, 190, 129])
bias = Parameter('bias', ('TENSOR_INT32', [2], 0.125, 0), [-43626, -19254])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 25.0, 184))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 3, 2, activation, layout, 2, 2).To(output)
Example({
    input: [0, 255, 193, 216, 201, 85, 243, 13, 74, 145, 209, 45, 18, 94, 167, 109, 25, 183, 252, 109, 15, 62,
    127, 177, 60, 228, 17, 80, 142, 49, 170, 24, 110, 108, 87, 213, 139, 36, 147, 215, 220, 191, 60,
    226, 198, 168, 189, 104, 33, 132, 226, 17, 127, 82, 105, 76, 106, 4, 153, 19, 145, 240, 191,
    241, 225, 112, 213, 130, 118, 216, 136, 142],
    output: [11, 245, 197, 110, 210, 70, 50, 207, 46, 242, 164, 229],
}, name='dilation_strides_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Taps apart, and windows too.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 9, 8, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 2, 2]), [127, -127, 73, 31, 121, -4, 14, 58, 10, 39, 88, 47], extraParams=SymmPerChannelQuantParams(3, [0.006500000134110451, 0.026000000536441803]))
bias = Parameter('bias', ('TENSOR_INT32', [2]), [30292, -48140])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 3.799999952316284, 179))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 3, 2, activation, layout, 2, 2).To(output)
Example({
    input: [0, 255, 19, 57, 102, 160, 91, 187, 254, 135, 214, 234, 82, 29, 1, 114, 231, 109, 67, 120, 125, 12,
    117, 200, 186, 43, 12, 249, 36, 159, 248, 185, 115, 175, 139, 228, 66, 127, 99, 26, 169, 28,
    186, 132, 171, 237, 21, 236, 173, 77, 223, 247, 38, 161, 188, 75, 221, 218, 112, 200, 155, 59,
    49, 48, 127, 39, 147, 158, 61, 6, 19, 172],
    output: [231, 59, 216, 65, 233, 21, 244, 12, 231, 79, 236, 51],
}, name='dilation_strides_channel').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 3.799999952316284, 51),
})).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 4], 0.25, 128), [255, 0, 90, 117, 207, 137, 238, 92, 182, 253, 198, 192, 100, 182, 164, 95, 97, 156, 101, 100, 137,
    120, 149, 176])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-33357, 3461, 27061, -49392])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 4], 65.0, 112))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 1, 2, activation).To(output)
Example({
    input: [0, 255, 244, 92, 115, 95, 226, 125, 129, 170, 133, 218, 224, 125, 37, 32, 173, 49, 13, 72, 29, 221,
    60, 13, 32, 107, 202, 242, 222, 49, 12, 180, 234, 51, 145, 247, 82, 187, 80, 76],
    output: [30, 136, 193, 39, 48, 157, 180, 21, 59, 141, 181, 32, 73, 174, 182, 13, 94, 115, 185, 24, 59, 100,
    158, 18, 105, 95, 188, 25, 56, 143, 188, 14, 60, 172, 161, 16, 39, 136, 168, 31, 83, 154, 243,
    17, 100, 83, 169, 22],
}, name='implicit_without_layout_symmetric').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 65.0, -16),
})).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 2, 4]), [127, -127, 54, 53, 87, 83, 68, 42, 51, 82, 109, 2, 92, 57, 113, -8, 120, -12, 35, 25, 80, -6, 106,
    62], extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.026000000536441803, 0.026000000536441803, 0.0032500000670552254]))
bias = Parameter('bias', ('TENSOR_INT32', [4]), [-64, 19579, -26656, -11464])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 4], 4.199999809265137, 86))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 1, 2, activation).To(output)
Example({
    input: [0, 255, 60, 228, 172, 122, 0, 35, 208, 30, 151, 236, 38, 201, 80, 241, 188, 82, 245, 117, 154, 10,
    13, 139, 66, 73, 172, 133, 146, 87, 144, 144, 18, 35, 88, 124, 187, 136, 229, 118],
    output: [111, 139, 226, 87, 121, 172, 75, 85, 140, 184, 12, 82, 115, 194, 244, 91, 160, 119, 146, 86, 159,
    127, 38, 82, 137, 125, 118, 89, 169, 196, 144, 90, 174, 84, 46, 84, 115, 120, 62, 83, 138, 211,
    100, 84, 124, 152, 42, 83],
}, name='implicit_without_layout_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.199999809265137, -42),
})).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 4], 0.25, 116), [255, 0, 87, 103, 251, 123, 162, 237, 130, 255, 150, 162, 82, 216, 212, 179, 137, 186, 155, 80, 200,
    170, 185, 222])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-37961, -23555, 24249, -9017])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 5, 4], 64.0, 103))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 0, 0, 2, 1, 2, 2, activation).To(output)
Example({
    input: [0, 255, 184, 1, 183, 121, 118, 108, 216, 17, 52, 11, 74, 176, 179, 249, 7, 251, 217, 227, 214, 60,
    224, 196, 39, 143, 75, 230, 123, 97],
    output: [49, 80, 171, 142, 98, 126, 185, 121, 111, 92, 238, 159, 106, 65, 243, 181, 105, 85, 220, 124, 77,
    59, 153, 92, 129, 18, 164, 124, 83, 13, 151, 108, 43, 56, 162, 130, 65, 48, 145, 96],
}, name='explicit_without_layout_quant8').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 4], 0.25, 128), [255, 0, 105, 252, 250, 243, 209, 159, 226, 101, 153, 230, 255, 145, 154, 215, 177, 135, 221, 108,
    139, 127, 202, 163])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [34682, 38226, -12073, 8704])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 5, 4], 58.0, 40))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 0, 0, 2, 1, 2, 2, activation).To(output)
Example({
    input: [0, 255, 27, 124, 227, 177, 77, 139, 188, 214, 181, 128, 151, 190, 35, 185, 167, 67, 88, 212, 165,
    151, 202, 53, 218, 81, 240, 85, 248, 37],
    output: [151, 120, 78, 101, 188, 127, 61, 172, 214, 167, 64, 160, 243, 87, 55, 148, 240, 145, 64, 140, 150,
    156, 35, 67, 196, 128, 12, 92, 211, 122, 22, 68, 221, 123, 21, 76, 229, 119, 12, 74],
}, name='explicit_without_layout_symmetric').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 58.0, -88),
})).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 2, 4]), [127, -127, 60, -35, 53, -39, 2, 76, 20, 65, 57, 63, 10, -28, -21, 9, 8, -24, 102, -40, 58, 46, 42,
    80], extraParams=SymmPerChannelQuantParams(3, [0.0032500000670552254, 0.006500000134110451, 0.013000000268220901, 0.0032500000670552254]))
bias = Parameter('bias', ('TENSOR_INT32', [4]), [33146, 12229, 19468, 34978])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 5, 4], 2.0, 44))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 0, 0, 2, 1, 2, 2, activation).To(output)
Example({
    input: [0, 255, 175, 191, 194, 34, 32, 4, 172, 229, 56, 85, 81, 20, 38, 16, 162, 32, 50, 151, 214, 253,
    233, 75, 127, 176, 185, 202, 141, 211],
    output: [78, 78, 135, 101, 85, 69, 242, 74, 100, 28, 172, 75, 97, 33, 176, 76, 86, 70, 177, 92, 79, 52, 109,
    86, 99, 13, 151, 69, 96, 16, 117, 80, 87, 34, 137, 79, 92, 25, 142, 79],
}, name='explicit_without_layout_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, -84),
})).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 6], 0.25, 116), [255, 0, 81, 120, 134, 191, 125, 117, 189, 179, 233, 129, 232, 213, 215, 121, 146, 245, 91, 97, 118,
    195, 239, 111, 243, 99, 208, 196, 130, 190, 117, 244, 237, 116, 115, 252])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [-36308, 5433, -22235, -19013, -23522, -39396])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 0.05999999865889549, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation).To(output)
Example({
    input: [0, 255, 10, 245, 215, 101, 91, 18, 133, 185, 227, 40, 26, 86, 48, 23, 106, 247, 97, 152, 166, 238,
    92, 170, 34, 5, 241, 125, 12, 160, 92, 152, 231, 60, 15, 117, 189, 250, 7, 150, 253, 224, 14, 3,
    120, 91, 9, 45, 173, 97, 235, 96, 201, 125, 134, 37, 135, 24, 68, 159, 161, 152, 39, 15, 33,
    245, 184, 118, 141, 188, 130, 34, 175, 231, 40, 176, 178, 53, 62, 134],
    output: [0, 255, 0, 255, 255, 0, 255, 255, 255, 0, 0, 255, 0, 0, 0, 255, 255, 0, 255, 255, 255, 255, 255,
    255, 255, 0, 0, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255, 0, 255, 0, 0, 0, 255, 255, 255, 0,
    0, 0, 255, 0, 0, 0, 255, 0, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 255, 0, 255, 255, 255,
    255, 255],
}, name='activation_quant8').AddAllActivations(output, activation).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 6], 0.25, 116), [255, 0, 90, 110, 76, 133, 172, 208, 85, 104, 229, 206, 231, 155, 253, 101, 83, 103, 136, 181, 85,
    80, 188, 83, 188, 99, 167, 209, 218, 188, 186, 114, 239, 103, 77, 225])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [191, -46512, -302, 31362, 10034, 37076])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 24.0, 80))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 149, 101, 121, 249, 197, 124, 22, 248, 134, 134, 30, 183, 104, 255, 255, 182, 242, 140, 13,
    27, 77, 42, 121, 131, 107, 73, 227, 24, 227, 179, 104, 235, 248, 10, 235, 238, 5, 147, 249, 182,
    128, 251, 183, 67, 181, 202, 22, 28, 176, 251, 94, 139, 70, 148, 105, 175, 175, 64, 98, 6, 76,
    243, 9, 18, 123, 212, 183, 118, 4, 176, 16, 88, 133, 165, 195, 75, 197, 102],
    output: [184, 0, 158, 254, 163, 255, 255, 0, 216, 238, 246, 255, 247, 0, 190, 212, 146, 255, 255, 0, 255,
    220, 217, 255, 255, 0, 255, 255, 255, 255, 255, 0, 196, 255, 216, 255, 255, 0, 160, 225, 255,
    255, 255, 0, 133, 255, 255, 255, 244, 0, 63, 255, 236, 255, 255, 0, 255, 255, 255, 255, 158, 0,
    112, 223, 255, 255, 255, 0, 255, 217, 255, 255],
}, name='saturated_quant8').DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 6], 0.25, 116), [255, 0, 90, 110, 76, 133, 172, 208, 85, 104, 229, 206, 231, 155, 253, 101, 83, 103, 136, 181, 85,
    80, 188, 83, 188, 99, 167, 209, 218, 188, 186, 114, 239, 103, 77, 225])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [191, -46512, -302, 31362, 10034, 37076])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 2920.0, 112))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 149, 101, 121, 249, 197, 124, 22, 248, 134, 134, 30, 183, 104, 255, 255, 182, 242, 140, 13,
    27, 77, 42, 121, 131, 107, 73, 227, 24, 227, 179, 104, 235, 248, 10, 235, 238, 5, 147, 249, 182,
    128, 251, 183, 67, 181, 202, 22, 28, 176, 251, 94, 139, 70, 148, 105, 175, 175, 64, 98, 6, 76,
    243, 9, 18, 123, 212, 183, 118, 4, 176, 16, 88, 133, 165, 195, 75, 197, 102],
    output: [113, 111, 113, 113, 113, 115, 114, 110, 113, 113, 113, 115, 113, 110, 113, 113, 113, 115, 115, 111,
    114, 113, 113, 114, 113, 111, 114, 114, 114, 114, 114, 111, 113, 114, 113, 115, 115, 110, 113,
    113, 114, 115, 114, 110, 112, 114, 114, 115, 113, 110, 112, 114, 113, 115, 114, 110, 114, 114,
    113, 115, 113, 110, 112, 113, 114, 115, 114, 111, 114, 113, 114, 115],
}, name='coarse_quant8').DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 6], 0.25, 116), [255, 0, 90, 110, 76, 133, 172, 208, 85, 104, 229, 206, 231, 155, 253, 101, 83, 103, 136, 181, 85,
    80, 188, 83, 188, 99, 167, 209, 218, 188, 186, 114, 239, 103, 77, 225])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [191, -46512, -302, 31362, 10034, 37076])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 0.029999999329447746, 100))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 149, 101, 121, 249, 197, 124, 22, 248, 134, 134, 30, 183, 104, 255, 255, 182, 242, 140, 13,
    27, 77, 42, 121, 131, 107, 73, 227, 24, 227, 179, 104, 235, 248, 10, 235, 238, 5, 147, 249, 182,
    128, 251, 183, 67, 181, 202, 22, 28, 176, 251, 94, 139, 70, 148, 105, 175, 175, 64, 98, 6, 76,
    243, 9, 18, 123, 212, 183, 118, 4, 176, 16, 88, 133, 165, 195, 75, 197, 102],
    output: [255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255,
    255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255,
    255, 255, 0, 255, 255, 255, 255, 255, 0, 0, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0,
    255, 255, 255, 255, 255, 0, 255, 255, 255, 255],
}, name='fine_quant8').DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 6], 0.25, 116), [255, 0, 90, 110, 76, 133, 172, 208, 85, 104, 229, 206, 231, 155, 253, 101, 83, 103, 136, 181, 85,
    80, 188, 83, 188, 99, 167, 209, 218, 188, 186, 114, 239, 103, 77, 225])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [191, -46512, -302, 31362, 10034, 37076])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 0.125, 9))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 149, 101, 121, 249, 197, 124, 22, 248, 134, 134, 30, 183, 104, 255, 255, 182, 242, 140, 13,
    27, 77, 42, 121, 131, 107, 73, 227, 24, 227, 179, 104, 235, 248, 10, 235, 238, 5, 147, 249, 182,
    128, 251, 183, 67, 181, 202, 22, 28, 176, 251, 94, 139, 70, 148, 105, 175, 175, 64, 98, 6, 76,
    243, 9, 18, 123, 212, 183, 118, 4, 176, 16, 88, 133, 165, 195, 75, 197, 102],
    output: [255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255,
    255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255,
    255, 255, 0, 255, 255, 255, 255, 255, 0, 0, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0,
    255, 255, 255, 255, 255, 0, 255, 255, 255, 255],
}, name='as_products_quant8').DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 0.25, 116), [255, 0, 80, 181, 173, 104, 116, 167, 181, 98, 236, 117, 201, 226, 114, 218])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [33050, 32685, 21906, 20133])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 32.0, 37))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 43, 186, 9, 196, 230, 123, 101, 27, 86, 155],
    output: [6048.0, 5024.0, 3104.0, 5280.0, 5344.0, 4544.0, 1952.0, 6400.0],
}, name='clear_of_halves_quant8').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 6], 0.25, 128), [255, 0, 144, 127, 107, 144, 133, 100, 99, 137, 204, 191, 217, 88, 223, 163, 121, 203, 159, 134,
    137, 122, 197, 253, 228, 220, 160, 193, 248, 236, 249, 162, 206, 158, 89, 126])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [-35255, 5155, -15351, -14013, -21649, -41453])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 0.05999999865889549, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation).To(output)
Example({
    input: [0, 255, 70, 216, 123, 141, 136, 243, 102, 95, 15, 191, 85, 171, 51, 2, 210, 233, 98, 106, 144, 196,
    91, 28, 212, 207, 3, 27, 86, 102, 167, 34, 144, 223, 40, 51, 74, 145, 181, 213, 235, 41, 42,
    208, 67, 174, 26, 72, 164, 100, 242, 243, 42, 178, 130, 59, 13, 142, 8, 130, 74, 209, 103, 35,
    30, 229, 190, 135, 138, 249, 12, 95, 2, 208, 235, 92, 213, 197, 111, 101],
    output: [0, 255, 0, 0, 255, 255, 255, 255, 255, 255, 255, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 255, 0, 255,
    0, 255, 255, 0, 0, 255, 0, 255, 255, 0, 0, 255, 0, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 255, 0,
    0, 0, 0, 0, 255, 255, 0, 255, 255, 255, 0, 255, 0, 255, 0, 255, 255, 255, 255, 255, 255, 255],
}, name='activation_symmetric').AddAllActivations(output, activation).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.05999999865889549, -8),
})).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 6], 0.25, 128), [255, 0, 129, 107, 234, 251, 246, 106, 162, 226, 136, 164, 165, 186, 112, 159, 143, 147, 253, 233,
    174, 254, 154, 244, 108, 142, 90, 186, 159, 178, 190, 148, 103, 171, 121, 156])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [-629, -49155, 46088, -38581, -5785, 44629])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 28.0, 61))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 148, 53, 141, 69, 10, 171, 62, 62, 120, 52, 13, 134, 18, 38, 212, 249, 84, 46, 114, 19, 13,
    4, 96, 152, 96, 168, 248, 112, 39, 107, 163, 101, 239, 214, 149, 75, 188, 156, 222, 218, 171,
    172, 75, 213, 27, 220, 128, 49, 104, 86, 103, 15, 160, 94, 50, 161, 63, 2, 229, 68, 136, 167,
    143, 227, 105, 79, 248, 255, 223, 186, 90, 189, 17, 35, 229, 95, 43, 106],
    output: [168, 0, 255, 0, 161, 255, 106, 0, 223, 14, 91, 255, 163, 0, 255, 0, 40, 255, 245, 0, 255, 105, 78,
    255, 157, 0, 216, 0, 49, 255, 255, 0, 255, 87, 126, 255, 255, 0, 255, 0, 143, 255, 176, 0, 255,
    20, 155, 255, 255, 0, 255, 0, 82, 255, 255, 0, 254, 101, 90, 255, 255, 0, 255, 101, 110, 255,
    174, 0, 225, 0, 152, 255],
}, name='saturated_symmetric').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 28.0, -67),
})).DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 6], 0.25, 128), [255, 0, 129, 107, 234, 251, 246, 106, 162, 226, 136, 164, 165, 186, 112, 159, 143, 147, 253, 233,
    174, 254, 154, 244, 108, 142, 90, 186, 159, 178, 190, 148, 103, 171, 121, 156])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [-629, -49155, 46088, -38581, -5785, 44629])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 3400.0, 106))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 148, 53, 141, 69, 10, 171, 62, 62, 120, 52, 13, 134, 18, 38, 212, 249, 84, 46, 114, 19, 13,
    4, 96, 152, 96, 168, 248, 112, 39, 107, 163, 101, 239, 214, 149, 75, 188, 156, 222, 218, 171,
    172, 75, 213, 27, 220, 128, 49, 104, 86, 103, 15, 160, 94, 50, 161, 63, 2, 229, 68, 136, 167,
    143, 227, 105, 79, 248, 255, 223, 186, 90, 189, 17, 35, 229, 95, 43, 106],
    output: [107, 105, 108, 105, 107, 109, 106, 104, 107, 106, 106, 108, 107, 104, 108, 105, 106, 108, 108, 105,
    108, 106, 106, 109, 107, 104, 107, 105, 106, 108, 108, 105, 108, 106, 107, 109, 108, 104, 108,
    105, 107, 109, 107, 105, 108, 106, 107, 109, 108, 105, 108, 105, 106, 109, 108, 104, 108, 106,
    106, 109, 108, 104, 108, 106, 106, 109, 107, 104, 107, 105, 107, 109],
}, name='coarse_symmetric').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 3400.0, -22),
})).DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 6], 0.25, 128), [255, 0, 129, 107, 234, 251, 246, 106, 162, 226, 136, 164, 165, 186, 112, 159, 143, 147, 253, 233,
    174, 254, 154, 244, 108, 142, 90, 186, 159, 178, 190, 148, 103, 171, 121, 156])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [-629, -49155, 46088, -38581, -5785, 44629])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 0.029999999329447746, 100))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 148, 53, 141, 69, 10, 171, 62, 62, 120, 52, 13, 134, 18, 38, 212, 249, 84, 46, 114, 19, 13,
    4, 96, 152, 96, 168, 248, 112, 39, 107, 163, 101, 239, 214, 149, 75, 188, 156, 222, 218, 171,
    172, 75, 213, 27, 220, 128, 49, 104, 86, 103, 15, 160, 94, 50, 161, 63, 2, 229, 68, 136, 167,
    143, 227, 105, 79, 248, 255, 223, 186, 90, 189, 17, 35, 229, 95, 43, 106],
    output: [255, 0, 255, 0, 255, 255, 255, 0, 255, 0, 255, 255, 255, 0, 255, 0, 0, 255, 255, 0, 255, 255, 255,
    255, 255, 0, 255, 0, 0, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 0, 255, 255, 255, 0, 255,
    0, 255, 255, 255, 0, 255, 0, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255,
    255, 0, 255, 0, 255, 255],
}, name='fine_symmetric').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.029999999329447746, -28),
})).DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 6], 0.25, 128), [255, 0, 129, 107, 234, 251, 246, 106, 162, 226, 136, 164, 165, 186, 112, 159, 143, 147, 253, 233,
    174, 254, 154, 244, 108, 142, 90, 186, 159, 178, 190, 148, 103, 171, 121, 156])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [-629, -49155, 46088, -38581, -5785, 44629])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 0.125, 9))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 148, 53, 141, 69, 10, 171, 62, 62, 120, 52, 13, 134, 18, 38, 212, 249, 84, 46, 114, 19, 13,
    4, 96, 152, 96, 168, 248, 112, 39, 107, 163, 101, 239, 214, 149, 75, 188, 156, 222, 218, 171,
    172, 75, 213, 27, 220, 128, 49, 104, 86, 103, 15, 160, 94, 50, 161, 63, 2, 229, 68, 136, 167,
    143, 227, 105, 79, 248, 255, 223, 186, 90, 189, 17, 35, 229, 95, 43, 106],
    output: [255, 0, 255, 0, 255, 255, 255, 0, 255, 0, 255, 255, 255, 0, 255, 0, 0, 255, 255, 0, 255, 255, 255,
    255, 255, 0, 255, 0, 0, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 0, 255, 255, 255, 0, 255,
    0, 255, 255, 255, 0, 255, 0, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255,
    255, 0, 255, 0, 255, 255],
}, name='as_products_symmetric').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -119),
})).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 0.25, 128), [255, 0, 138, 173, 104, 150, 219, 108, 137, 236, 219, 90, 104, 235, 253, 113])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [17491, -3394, -35239, -25442])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 47.0, 92))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 192, 107, 127, 162, 255, 66, 30, 25, 170, 180],
    output: [1457.0, 3525.0, -2961.0, -2256.0, 4042.0, -893.0, -564.0, -3337.0],
}, name='clear_of_halves_symmetric').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 47.0, -36),
})).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 6]), [127, -127, -23, 62, -22, 48, 9, 69, 90, 17, 85, 83, 125, 61, 51, 67, -12, 37, 2, 58, 35, -8, 21,
    -17, -28, -35, 74, 104, 113, 102, 95, -9, 24, 76, 6, 9], extraParams=SymmPerChannelQuantParams(3, [0.026000000536441803, 0.0032500000670552254, 0.0032500000670552254, 0.006500000134110451, 0.026000000536441803, 0.0032500000670552254]))
bias = Parameter('bias', ('TENSOR_INT32', [6]), [-29196, -4271, -24223, -26637, -14467, -21769])
activation = Int32Scalar('activation', 0)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 0.05999999865889549, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation).To(output)
Example({
    input: [0, 255, 165, 128, 97, 250, 206, 172, 253, 108, 240, 225, 248, 59, 155, 254, 249, 246, 190, 75, 179,
    134, 88, 152, 0, 47, 52, 119, 109, 45, 220, 146, 46, 130, 255, 77, 164, 174, 68, 41, 57, 87, 83,
    35, 128, 133, 17, 118, 144, 147, 88, 241, 243, 42, 27, 9, 136, 132, 104, 133, 206, 253, 6, 21,
    107, 131, 123, 119, 248, 104, 170, 100, 164, 51, 125, 58, 4, 115, 108, 36],
    output: [0, 255, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255, 255, 82, 255, 255, 0, 255, 255, 160, 201,
    255, 255, 255, 255, 0, 0, 0, 255, 184, 0, 255, 145, 0, 255, 139, 0, 62, 185, 0, 0, 0, 255, 0, 0,
    255, 255, 255, 0, 255, 105, 0, 0, 0, 0, 255, 221, 0, 255, 46, 255, 0, 0, 0, 0, 0, 255, 255, 26,
    0, 126, 152],
}, name='activation_channel').AddAllActivations(output, activation).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.05999999865889549, -8),
})).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 6]), [127, -127, 47, 100, -31, -26, 115, 50, 64, 101, 105, 104, 75, 40, 74, 20, 99, 104, 58, 9, -21, -10,
    76, 12, 109, 116, -15, 116, 92, -27, 95, -34, 103, 68, 88, 8], extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.026000000536441803, 0.006500000134110451, 0.013000000268220901, 0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', ('TENSOR_INT32', [6]), [-44484, -40730, 29663, 25520, -12220, 31428])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 1.7000000476837158, 160))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 243, 52, 167, 77, 5, 220, 91, 227, 41, 171, 234, 84, 128, 101, 129, 184, 208, 233, 234, 53,
    23, 63, 220, 224, 207, 45, 17, 252, 230, 208, 149, 212, 4, 160, 169, 41, 175, 124, 28, 3, 243,
    251, 151, 124, 221, 234, 201, 223, 93, 177, 250, 220, 42, 135, 140, 128, 183, 254, 89, 151, 37,
    87, 129, 93, 155, 118, 100, 177, 0, 244, 172, 234, 168, 145, 31, 171, 42, 243],
    output: [229, 157, 255, 255, 169, 224, 188, 0, 255, 255, 220, 255, 222, 0, 255, 255, 177, 239, 241, 19, 247,
    255, 215, 255, 223, 0, 244, 255, 209, 255, 255, 0, 255, 255, 183, 255, 225, 165, 253, 255, 216,
    255, 255, 0, 255, 255, 219, 255, 170, 0, 255, 255, 192, 255, 185, 25, 255, 255, 201, 255, 150,
    0, 255, 255, 199, 234, 146, 0, 247, 255, 207, 255],
}, name='saturated_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.7000000476837158, 32),
})).DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 6]), [127, -127, 47, 100, -31, -26, 115, 50, 64, 101, 105, 104, 75, 40, 74, 20, 99, 104, 58, 9, -21, -10,
    76, 12, 109, 116, -15, 116, 92, -27, 95, -34, 103, 68, 88, 8], extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.026000000536441803, 0.006500000134110451, 0.013000000268220901, 0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', ('TENSOR_INT32', [6]), [-44484, -40730, 29663, 25520, -12220, 31428])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 212.00000762939453, 138))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 243, 52, 167, 77, 5, 220, 91, 227, 41, 171, 234, 84, 128, 101, 129, 184, 208, 233, 234, 53,
    23, 63, 220, 224, 207, 45, 17, 252, 230, 208, 149, 212, 4, 160, 169, 41, 175, 124, 28, 3, 243,
    251, 151, 124, 221, 234, 201, 223, 93, 177, 250, 220, 42, 135, 140, 128, 183, 254, 89, 151, 37,
    87, 129, 93, 155, 118, 100, 177, 0, 244, 172, 234, 168, 145, 31, 171, 42, 243],
    output: [139, 138, 139, 140, 138, 139, 138, 135, 139, 141, 138, 139, 138, 136, 139, 140, 138, 139, 139, 137,
    139, 140, 138, 139, 139, 135, 139, 140, 138, 139, 139, 135, 139, 140, 138, 139, 139, 138, 139,
    140, 138, 139, 139, 136, 139, 141, 138, 139, 138, 136, 139, 140, 138, 139, 138, 137, 139, 140,
    138, 139, 138, 136, 139, 140, 138, 139, 138, 135, 139, 140, 138, 139],
}, name='coarse_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 212.00000762939453, 10),
})).DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 6]), [127, -127, 47, 100, -31, -26, 115, 50, 64, 101, 105, 104, 75, 40, 74, 20, 99, 104, 58, 9, -21, -10,
    76, 12, 109, 116, -15, 116, 92, -27, 95, -34, 103, 68, 88, 8], extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.026000000536441803, 0.006500000134110451, 0.013000000268220901, 0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', ('TENSOR_INT32', [6]), [-44484, -40730, 29663, 25520, -12220, 31428])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 0.029999999329447746, 100))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 243, 52, 167, 77, 5, 220, 91, 227, 41, 171, 234, 84, 128, 101, 129, 184, 208, 233, 234, 53,
    23, 63, 220, 224, 207, 45, 17, 252, 230, 208, 149, 212, 4, 160, 169, 41, 175, 124, 28, 3, 243,
    251, 151, 124, 221, 234, 201, 223, 93, 177, 250, 220, 42, 135, 140, 128, 183, 254, 89, 151, 37,
    87, 129, 93, 155, 118, 100, 177, 0, 244, 172, 234, 168, 145, 31, 171, 42, 243],
    output: [255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255,
    255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 0, 0,
    255, 255, 255, 255, 0, 0, 255, 255, 255, 255],
}, name='fine_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.029999999329447746, -28),
})).DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 6]), [127, -127, 47, 100, -31, -26, 115, 50, 64, 101, 105, 104, 75, 40, 74, 20, 99, 104, 58, 9, -21, -10,
    76, 12, 109, 116, -15, 116, 92, -27, 95, -34, 103, 68, 88, 8], extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.026000000536441803, 0.006500000134110451, 0.013000000268220901, 0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', ('TENSOR_INT32', [6]), [-44484, -40730, 29663, 25520, -12220, 31428])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 6], 0.125, 9))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 243, 52, 167, 77, 5, 220, 91, 227, 41, 171, 234, 84, 128, 101, 129, 184, 208, 233, 234, 53,
    23, 63, 220, 224, 207, 45, 17, 252, 230, 208, 149, 212, 4, 160, 169, 41, 175, 124, 28, 3, 243,
    251, 151, 124, 221, 234, 201, 223, 93, 177, 250, 220, 42, 135, 140, 128, 183, 254, 89, 151, 37,
    87, 129, 93, 155, 118, 100, 177, 0, 244, 172, 234, 168, 145, 31, 171, 42, 243],
    output: [255, 0, 255, 255, 130, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 237, 255, 255, 0, 255,
    255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 75, 255, 255, 255,
    255, 255, 0, 255, 255, 255, 255, 151, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 0, 0,
    255, 255, 255, 255, 0, 0, 255, 255, 255, 255],
}, name='as_products_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -119),
})).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 4]), [127, -127, -12, 21, 3, 39, 1, 117, 39, 126, -18, 45, 49, 44, -30, 78], extraParams=SymmPerChannelQuantParams(3, [0.026000000536441803, 0.026000000536441803, 0.0032500000670552254, 0.013000000268220901]))
bias = Parameter('bias', ('TENSOR_INT32', [4]), [40591, -11052, 44751, 28352])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 4.699999809265137, 40))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 5, 94, 122, 135, 78, 109, 179, 116, 245, 2],
    output: [592.19995, 56.399998, 61.1, 329.0, 700.3, 310.19998, 70.5, 282.0],
}, name='clear_of_halves_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.699999809265137, -88),
})).DisableLifeTimeVariation()

# Filter and bias are parts of one shared memory.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 4, 2, 4]), [127, -127, 37, 43, 85, -33, -14, 72, 26, 102, 92, 5, -3, 110, 102, -23, 70, 74, -28, 69, -15, 81,
    50, 56, -25, -36, 107, 110, 28, 111, 19, 109], extraParams=SymmPerChannelQuantParams(3, [0.026000000536441803, 0.0032500000670552254, 0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', ('TENSOR_INT32', [4]), [37697, -32032, 25833, 2128])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 4], 5.0, 24))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: [0, 255, 182, 243, 21, 95, 18, 93, 154, 21, 117, 108, 31, 243, 50, 65, 243, 111, 106, 30, 12, 143,
    8, 81, 233, 123, 237, 45, 178, 159, 183, 218, 162, 77, 196, 189, 196, 5, 230, 94],
    output: [134, 19, 53, 46, 148, 26, 42, 46, 118, 24, 41, 37, 153, 28, 34, 39, 134, 18, 37, 34, 148, 18, 50,
    62, 161, 17, 46, 55, 145, 37, 41, 43, 194, 37, 37, 35, 182, 12, 33, 35, 172, 16, 36, 47, 140,
    27, 41, 40, 211, 33, 34, 36, 244, 25, 39, 27, 193, 20, 36, 29, 120, 24, 41, 31, 167, 23, 39, 29,
    244, 14, 37, 30, 232, 16, 33, 31, 184, 14, 36, 29],
}, name='in_pool_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 5.0, -104),
})).DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', ('TENSOR_INT32', [1]), [0])
scores = Output('scores', ('TENSOR_QUANT8_ASYMM', [0], 0.125, 0))
boxes = Internal('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', ('TENSOR_INT32', [0]))
batches = Internal('batches', ('TENSOR_INT32', [0]))
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.5, 31))
no_batches = Internal('no_batches', ('TENSOR_QUANT8_ASYMM', [0, 3, 4, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 6], 0.25, 116), [255, 0, 240, 159, 97, 145, 161, 159, 107, 247, 102, 143, 79, 192, 126, 183, 93, 81, 195, 124, 151,
    116, 116, 102, 254, 170, 230, 255, 98, 111, 113, 157, 83, 128, 142, 175])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [39796, 20039, 27926, 16886, -45871, 668])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [0, 2, 1, 6], 64.0, 3))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 3, 4, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('DEPTHWISE_CONV_2D', no_batches, filter, bias, 0, 0, 0, 0, 2, 1, 3, activation, layout).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 255, 212, 89, 207, 126, 198, 38, 102, 3, 94, 33, 249, 195, 209, 6, 84, 29, 137, 239, 100, 30,
    38, 157],
    output: [],
}, name='zero_sized_quant8').DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.25, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 4], 0.5, 255), [255, 0, 225, 221, 231, 243, 230, 226, 247, 233, 239, 216, 217, 251, 217, 240, 232, 224, 242, 255,
    248, 235, 220, 253, 253, 216, 220, 248, 222, 227, 248, 255])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-220, 4789, -17884, 34171])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 4], 54.0, 172))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 168, 203, 78, 183, 241, 24, 80, 178, 97, 139, 143, 142, 81, 82, 161, 65, 154, 95, 29, 192,
    116, 144, 92, 234, 51, 197, 7, 10, 2, 62, 197, 221, 234, 111, 67, 51, 81, 187],
    output: [140, 158, 70, 217, 145, 143, 81, 224, 138, 152, 92, 230, 148, 146, 88, 239, 162, 167, 120, 235,
    129, 152, 57, 198, 131, 28, 50, 203, 131, 90, 75, 223, 141, 14, 94, 227, 168, 120, 99, 225, 150,
    110, 73, 207, 142, 65, 74, 213, 143, 106, 88, 212, 156, 73, 96, 221, 167, 86, 118, 243, 148,
    161, 87, 213, 142, 100, 89, 200, 158, 115, 94, 208, 163, 149, 98, 224, 170, 175, 123, 233],
}, name='zero_points_0_255').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.25, 255))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 4], 0.5, 0), [255, 0, 230, 110, 62, 22, 216, 6, 224, 205, 14, 236, 126, 181, 189, 166, 234, 232, 36, 109, 190,
    61, 62, 132, 205, 250, 78, 119, 74, 137, 157, 248])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-7266, 31304, 4971, 20697])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 4], 110.0, 226))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 200, 71, 143, 39, 196, 67, 70, 43, 137, 18, 125, 122, 156, 186, 64, 41, 207, 42, 119, 231,
    251, 64, 158, 84, 88, 113, 9, 204, 165, 32, 240, 167, 193, 20, 235, 86, 110, 45],
    output: [53, 111, 137, 108, 123, 168, 125, 59, 77, 130, 129, 52, 55, 70, 138, 67, 101, 136, 215, 159, 32,
    142, 104, 73, 116, 186, 44, 49, 51, 140, 14, 40, 18, 113, 19, 20, 53, 144, 152, 131, 112, 201,
    80, 136, 141, 230, 120, 103, 106, 182, 106, 112, 45, 156, 89, 121, 103, 166, 167, 183, 153, 237,
    156, 169, 197, 243, 88, 157, 159, 239, 112, 132, 126, 221, 134, 146, 110, 228, 215, 187],
}, name='zero_points_255_0').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.25, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 4], 0.5, 0), [255, 0, 104, 200, 117, 30, 63, 84, 1, 140, 210, 85, 26, 72, 136, 226, 229, 219, 102, 249, 52, 6,
    95, 67, 157, 113, 255, 186, 190, 90, 70, 201])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-24309, 5256, 34201, 21197])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 4], 130.0, 10))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 134, 242, 9, 196, 10, 230, 91, 53, 200, 68, 1, 198, 227, 241, 229, 66, 174, 7, 81, 118, 58,
    64, 94, 248, 87, 200, 166, 250, 244, 120, 250, 189, 149, 18, 107, 84, 24, 10],
    output: [57, 80, 184, 166, 24, 50, 191, 215, 78, 84, 216, 241, 91, 96, 169, 161, 50, 82, 116, 81, 105, 111,
    182, 238, 109, 84, 227, 230, 63, 107, 186, 212, 52, 94, 147, 167, 49, 76, 77, 103, 104, 83, 123,
    124, 77, 89, 143, 193, 108, 72, 157, 156, 91, 66, 132, 135, 35, 42, 95, 55, 19, 67, 108, 109,
    15, 62, 105, 82, 22, 45, 94, 114, 27, 36, 96, 98, 27, 18, 70, 79],
}, name='zero_points_0_0').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.25, 255))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 4], 0.5, 255), [255, 0, 221, 247, 255, 239, 246, 224, 217, 239, 232, 220, 230, 222, 238, 246, 244, 236, 252, 233,
    216, 219, 249, 238, 222, 252, 246, 225, 252, 241, 216, 218])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [1315, -2900, 30457, 33841])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 4], 38.0, 5))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 195, 202, 132, 70, 230, 100, 202, 211, 201, 80, 216, 14, 227, 88, 52, 55, 40, 254, 226, 34,
    126, 117, 192, 201, 227, 187, 215, 172, 242, 206, 116, 39, 157, 27, 108, 227, 205, 62],
    output: [58, 30, 139, 183, 47, 22, 136, 175, 61, 32, 144, 179, 55, 43, 134, 167, 28, 12, 111, 130, 40, 243,
    168, 204, 45, 79, 182, 231, 47, 138, 167, 196, 75, 63, 167, 184, 43, 54, 117, 143, 42, 76, 161,
    191, 48, 64, 157, 186, 42, 60, 140, 167, 28, 198, 141, 145, 16, 181, 113, 140, 22, 42, 150, 148,
    35, 125, 151, 157, 34, 71, 132, 152, 32, 34, 128, 136, 16, 32, 129, 141],
}, name='zero_points_255_255').AddNchw(input, layout, output).DisableLifeTimeVariation()

# A signed filter with a zero point.
# Expected values: float64 formula. TF Lite's signed filters have no zero point.
input = Input('input', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 4, 5, 2], 0.5, -97))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM_SIGNED', [1, 2, 3, 6], 0.25, -12), [127, -128, 76, 101, 26, 32, 71, 74, 45, 66, 86, 62, 49, 22, -49, 48, 125, 108, 59, 79, 55, 117,
    -21, 53, -41, -21, -1, 59, -27, 0, 70, -22, 15, 1, 53, 40])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [-11394, -9865, -40819, -49706, -32937, 29991])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 2, 6], 66.0, -36))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: [-128, 127, 97, 21, -66, 29, 47, 56, 72, -81, -64, -117, -22, -76, 42, 127, 75, 42, -19, 23, 15, 0,
    12, -20, 20, 88, 54, -121, 85, -22, -55, -5, 37, 119, -10, -128, -23, -28, 69, 84, 124, -19, 39,
    66, -14, -39, 38, 8, -43, 25, -107, 119, 55, -93, -34, 86, -25, -15, 69, 5, -116, -81, -99, 76,
    70, -103, -19, -13, -13, -13, -85, -63, 106, -21, 42, -23, 127, -112, -57, 119],
    output: [-10, -13, -87, -47, 0, 105, 14, -8, -79, -2, -50, 99, 6, -26, -87, -67, -19, 105, 51, -38, -50, -4,
    -19, 116, 14, -51, -79, -26, -41, 95, 51, -33, -69, -79, -49, 65, 32, -81, -62, -25, -29, 108,
    22, -41, -71, -30, -36, 103, -6, -30, -97, -36, -41, 86, 21, -20, -80, -55, -35, 80, -32, -44,
    -116, -81, -60, 58, 21, -54, -59, -88, -36, 81],
}, name='any_filter_quant8_signed').AddNchw(input, layout, output).DisableLifeTimeVariation()
