# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D of 8 bits: zero points, scales, channels, limits.

# Groups of different depth and channels.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 3, 2], 0.25, 116), [255, 0, 241, 136, 85, 184, 202, 199, 244, 202, 164, 145, 160, 255, 198, 98, 138, 163, 229, 241,
    211, 150, 197, 124, 209, 224, 84, 250, 180, 145, 98, 229, 221, 131, 189, 108, 229, 159, 206,
    225, 104, 215, 179, 138, 247, 245, 119, 200, 176, 161, 219, 137, 128, 241, 114, 105, 82, 249,
    184, 208, 171, 113, 208, 153, 129, 219, 177, 250, 164, 164, 222, 209])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [2210, 12731, -38481, 34481, 12834, 48655])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 83.0, 17))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 228, 37, 206, 150, 86, 125, 46, 56, 91, 112, 168, 129, 166, 146, 122, 85, 234, 158, 48,
    214, 231, 116, 103, 222, 108, 171, 16, 6, 32, 181, 175, 255, 25, 150, 209, 11, 143, 127, 47, 36,
    88, 242, 96, 53, 159, 40, 106, 190, 37, 66, 14, 6, 34, 57, 4, 197, 88, 147, 174, 30, 89, 58, 51,
    28, 182, 29, 105, 192, 222, 241, 65, 85, 142, 37, 57, 63, 150, 222, 141, 23, 131, 143, 104, 79,
    111, 8, 254, 191, 185, 63, 69, 251, 199, 77],
    output: [72, 150, 28, 234, 114, 230, 135, 160, 96, 243, 171, 239, 65, 110, 13, 187, 107, 173, 104, 106, 27,
    183, 99, 209],
}, name='groups_2_quant8').AddNchw(input, layout, output)

# Groups of different depth and channels.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 3, 2], 0.25, 128), [255, 0, 93, 143, 190, 118, 176, 207, 184, 233, 110, 186, 148, 123, 114, 109, 96, 200, 236, 152,
    197, 101, 123, 180, 218, 181, 106, 206, 112, 224, 175, 125, 89, 217, 227, 126, 204, 93, 247,
    171, 212, 237, 241, 108, 130, 119, 158, 118, 226, 242, 193, 131, 192, 193, 166, 251, 180, 90,
    112, 162, 115, 232, 115, 135, 248, 90, 154, 101, 165, 197, 225, 216])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [5389, -35595, 8333, 34702, 22452, -38853])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 78.0, 50))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 224, 29, 165, 185, 113, 141, 125, 50, 43, 234, 197, 20, 199, 174, 229, 47, 237, 54, 11, 47,
    208, 86, 12, 41, 176, 178, 141, 227, 145, 84, 245, 32, 224, 134, 134, 182, 173, 215, 23, 45, 59,
    29, 3, 252, 117, 114, 170, 140, 40, 171, 146, 71, 223, 94, 101, 51, 174, 80, 75, 82, 177, 103,
    157, 135, 178, 151, 124, 85, 123, 252, 112, 187, 93, 104, 209, 172, 177, 43, 59, 77, 197, 99,
    228, 228, 158, 235, 8, 241, 140, 177, 251, 167, 81, 25],
    output: [31, 13, 108, 230, 180, 40, 148, 44, 128, 243, 203, 40, 118, 38, 118, 189, 182, 83, 144, 44, 129,
    199, 182, 84],
}, name='groups_2_symmetric').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 78.0, -78),
}))

# Groups of different depth and channels.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 3, 2]), [127, -127, 39, -18, 20, 73, 51, 112, 125, 31, 44, 98, 73, -25, 46, -3, 45, -24, 124, -21, 84, 92,
    -34, 59, 56, 33, -2, 24, 48, 47, 12, -30, 33, 115, -13, -15, 3, 81, -1, 12, -1, 2, 22, 25, 81,
    10, -7, 65, 0, 42, 96, 91, 16, 22, -13, 119, 66, 79, 77, 25, 86, -11, 70, 65, 16, 70, 2, 43, 9,
    117, 40, 22], extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.0032500000670552254, 0.013000000268220901, 0.0032500000670552254, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', ('TENSOR_INT32', [6]), [24088, -27033, -21921, 39260, -20954, -48824])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 2.0, 53))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 105, 102, 96, 194, 148, 159, 241, 13, 181, 32, 137, 126, 41, 246, 183, 183, 185, 254, 183,
    186, 165, 8, 124, 23, 159, 172, 168, 245, 106, 17, 253, 41, 158, 26, 188, 210, 88, 65, 84, 246,
    55, 29, 95, 88, 2, 227, 206, 37, 69, 61, 226, 185, 130, 166, 231, 149, 195, 194, 89, 248, 205,
    77, 19, 24, 16, 78, 161, 223, 194, 115, 216, 120, 201, 38, 222, 189, 63, 187, 210, 189, 53, 235,
    71, 61, 222, 209, 112, 206, 42, 45, 41, 158, 214, 19],
    output: [128, 66, 104, 113, 223, 28, 198, 101, 129, 106, 87, 11, 217, 75, 148, 100, 198, 66, 197, 66, 31,
    108, 245, 58],
}, name='groups_2_channel').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, -75),
}))

# One channel in, two out, three times.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 3], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 4, 1], 0.25, 116), [255, 0, 244, 136, 171, 242, 137, 127, 98, 230, 216, 236, 140, 219, 196, 102, 109, 215, 179, 136,
    160, 222, 109, 127, 251, 114, 145, 100, 196, 254, 114, 117, 112, 167, 180, 243, 252, 170, 163,
    122, 130, 108, 115, 252, 125, 128, 233, 163])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [1386, -43820, 44290, 39805, -46231, 49623])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 6], 79.0, 78))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 249, 79, 142, 101, 192, 199, 113, 24, 52, 207, 51, 234, 58, 81, 96, 82, 147, 52, 151, 228,
    137, 143, 54, 121, 151, 27, 230, 157, 170, 76, 174, 108, 190, 141],
    output: [101, 42, 202, 145, 64, 183, 102, 53, 215, 243, 61, 173, 73, 45, 198, 204, 21, 158, 117, 63, 178,
    153, 52, 197, 135, 60, 204, 173, 55, 186, 97, 28, 178, 217, 43, 160, 105, 80, 200, 187, 72, 218,
    104, 77, 193, 184, 73, 182, 147, 25, 191, 204, 54, 162, 112, 45, 189, 138, 52, 178, 69, 46, 169,
    191, 27, 157, 97, 19, 172, 150, 13, 158],
}, name='groups_3_same_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# One channel in, two out, three times.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 3], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 4, 1], 0.25, 128), [255, 0, 123, 153, 135, 240, 175, 193, 224, 175, 168, 208, 141, 178, 241, 241, 211, 96, 227, 120,
    120, 220, 100, 219, 152, 208, 100, 164, 123, 245, 123, 228, 213, 181, 152, 236, 166, 146, 91,
    151, 239, 231, 255, 228, 141, 94, 216, 229])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [-48103, -6186, 34480, 28125, 43772, 40987])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 6], 93.0, 105))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 248, 89, 14, 252, 11, 155, 142, 15, 68, 118, 201, 196, 94, 78, 25, 2, 228, 95, 102, 205,
    95, 242, 245, 114, 107, 210, 38, 112, 90, 2, 142, 158, 160, 100],
    output: [57, 128, 136, 177, 201, 242, 54, 114, 214, 169, 215, 237, 62, 109, 142, 154, 200, 211, 103, 182,
    187, 161, 161, 211, 50, 156, 152, 171, 182, 177, 95, 139, 180, 160, 182, 166, 54, 182, 174, 170,
    185, 235, 61, 171, 158, 143, 193, 217, 53, 142, 171, 174, 201, 201, 13, 125, 146, 151, 183, 200,
    60, 130, 171, 135, 183, 199, 29, 112, 143, 156, 181, 186],
}, name='groups_3_same_symmetric').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 93.0, -23),
})).DisableLifeTimeVariation()

# One channel in, two out, three times.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 3], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 4, 1]), [127, -127, 49, 89, 91, 78, 8, -12, 96, 82, 123, 83, 20, 77, 71, 35, 36, 22, -7, -17, 4, 72, 14, 23,
    125, -20, 119, 78, -3, 57, 40, 0, 42, 50, 50, 43, 11, 38, -21, 38, 64, 68, 127, -15, 59, 7, 82,
    58], extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.006500000134110451, 0.026000000536441803, 0.0032500000670552254, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', ('TENSOR_INT32', [6]), [2768, -5882, -46562, 36822, 19133, 24875])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 6], 4.699999809265137, 146))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 92, 214, 240, 239, 21, 181, 63, 35, 245, 133, 71, 168, 57, 3, 33, 107, 185, 197, 164, 155,
    131, 161, 29, 4, 105, 90, 31, 21, 206, 224, 252, 36, 31, 68],
    output: [190, 157, 68, 176, 202, 232, 86, 150, 79, 176, 193, 228, 225, 153, 49, 167, 191, 205, 187, 158, 63,
    168, 193, 215, 203, 151, 68, 169, 192, 226, 208, 145, 27, 164, 185, 201, 132, 173, 34, 164, 190,
    242, 217, 169, 79, 168, 205, 223, 243, 153, 28, 163, 190, 217, 158, 160, 13, 167, 189, 218, 114,
    156, 29, 157, 190, 207, 213, 154, 36, 167, 188, 203],
}, name='groups_3_same_channel').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.699999809265137, 18),
})).DisableLifeTimeVariation()

# Four sides, two groups.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.25, 116), [255, 0, 234, 92, 110, 224, 76, 108, 78, 133, 118, 100, 107, 172, 192, 188, 145, 126, 104, 190, 112,
    182, 194, 245])
bias = Parameter('bias', ('TENSOR_INT32', [2], 0.125, 0), [-27521, -662])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 2], 63.0, 124))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 1, 2, 1, 1, 2, 2, activation, layout).To(output)
Example({
    input: [0, 255, 27, 206, 79, 184, 237, 148, 248, 178, 54, 139, 152, 101, 49, 179, 57, 143, 38, 242, 118,
    104, 36, 28, 225, 169, 188, 244, 141, 125, 31, 87, 184, 52, 14, 79, 53, 186, 55, 179, 59, 48,
    238, 29, 126, 29, 167, 156],
    output: [75, 207, 67, 168, 56, 177, 63, 142, 13, 242, 91, 229, 136, 231, 98, 155],
}, name='groups_explicit_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Four sides, two groups.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.25, 128), [255, 0, 159, 236, 136, 193, 193, 253, 238, 89, 198, 106, 191, 166, 185, 200, 109, 160, 150, 96,
    214, 104, 174, 172])
bias = Parameter('bias', ('TENSOR_INT32', [2], 0.125, 0), [43450, -26580])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 2], 64.0, 36))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 1, 2, 1, 1, 2, 2, activation, layout).To(output)
Example({
    input: [0, 255, 206, 103, 187, 191, 121, 43, 69, 128, 248, 243, 243, 101, 250, 190, 101, 8, 88, 6, 72, 189,
    228, 199, 12, 148, 181, 246, 121, 21, 90, 204, 170, 148, 20, 178, 200, 64, 247, 69, 216, 168,
    119, 2, 76, 223, 243, 71],
    output: [112, 19, 143, 36, 148, 44, 161, 13, 185, 31, 242, 86, 184, 111, 151, 65],
}, name='groups_explicit_symmetric').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 64.0, -92),
})).DisableLifeTimeVariation()

# Four sides, two groups.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 2, 2]), [127, -127, 69, 6, -18, 6, 23, 123, -34, -9, -2, 111, 96, 104, 28, -39, -4, 42, -6, 125, 55, 49, 59,
    -37], extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.006500000134110451]))
bias = Parameter('bias', ('TENSOR_INT32', [2]), [35646, 6431])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 2], 3.4000000953674316, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 1, 2, 1, 1, 2, 2, activation, layout).To(output)
Example({
    input: [0, 255, 245, 26, 26, 131, 127, 217, 33, 87, 79, 161, 81, 210, 185, 147, 191, 195, 230, 222, 25, 87,
    220, 92, 57, 19, 121, 231, 227, 178, 48, 57, 27, 145, 168, 73, 5, 35, 90, 178, 78, 254, 177, 28,
    160, 148, 165, 198],
    output: [175, 16, 157, 18, 210, 19, 124, 20, 30, 41, 183, 73, 247, 43, 43, 48],
}, name='groups_explicit_channel').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 3.4000000953674316, -128),
})).DisableLifeTimeVariation()

# Padding of strides.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 1], 0.25, 128), [255, 0, 161, 122, 156, 154, 99, 148, 174, 207, 217, 187, 99, 158, 154, 226, 216, 234, 194, 252,
    107, 176, 91, 130])
bias = Parameter('bias', ('TENSOR_INT32', [2], 0.125, 0), [46807, -3047])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 2], 43.0, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 3, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 98, 255, 121, 133, 243, 66, 22, 158, 11, 255, 70, 151, 50, 52, 1, 74, 59, 197, 248, 44, 12,
    102, 171, 86, 145, 192, 208, 222, 65, 107, 39, 36, 250],
    output: [203, 40, 186, 78, 104, 83, 230, 31, 209, 62, 255, 41, 120, 78, 131, 53],
}, name='same_strides_symmetric').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 43.0, -128),
})).DisableLifeTimeVariation()

# Padding of strides.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 7, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 1]), [127, -127, 18, 117, 4, 74, 47, 117, 106, 39, 36, 121, 98, 11, 90, -15, 59, 80, 4, 50, 4, 102, 10,
    27], extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.013000000268220901]))
bias = Parameter('bias', ('TENSOR_INT32', [2]), [-5729, -24472])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 2, 2], 4.599999904632568, 40))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 3, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 177, 173, 59, 11, 13, 88, 72, 139, 67, 87, 41, 203, 82, 94, 137, 125, 42, 132, 69, 251,
    236, 43, 19, 233, 229, 199, 165, 165, 165, 39, 20, 65, 48],
    output: [111, 13, 91, 42, 117, 21, 118, 52, 242, 76, 141, 72, 42, 45, 52, 51],
}, name='same_strides_channel').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.599999904632568, -88),
})).DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 1, 4], 0.25, 116), [255, 0, 222, 218, 102, 147, 99, 160, 224, 227, 100, 211, 135, 217, 155, 144])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [20202, -6987, -4221, -34708])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 4], 37.0, 99))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 1, activation, layout).To(output)
Example({
    input: [0, 255, 236, 29, 94, 254, 148, 121, 150, 229, 145, 174, 168, 179, 124, 22, 120, 167, 13, 39, 30,
    173, 24, 212, 112, 187, 48, 44, 136, 12, 227, 32, 110, 89, 14, 125, 196, 224, 85, 82, 14, 254,
    157, 255, 57, 136, 10, 131],
    output: [138, 88, 146, 83, 236, 105, 242, 85, 204, 78, 182, 52, 171, 118, 196, 46, 155, 89, 176, 44, 208,
    93, 166, 13, 206, 92, 231, 70, 165, 101, 167, 26],
}, name='filter_1x1_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 1, 1, 4]), [127, -127, 43, 85, 98, 70, 42, 56, -32, 127, 25, 36, 124, 93, -6, 94], extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.0032500000670552254, 0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', ('TENSOR_INT32', [4]), [-43915, 14807, 32469, -45658])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 4], 5.699999809265137, 90))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 1, activation, layout).To(output)
Example({
    input: [0, 255, 192, 55, 163, 113, 163, 132, 255, 107, 3, 211, 140, 243, 159, 102, 93, 139, 205, 253, 142,
    162, 227, 241, 47, 194, 240, 78, 4, 42, 62, 187, 40, 227, 202, 185, 81, 132, 107, 212, 111, 190,
    27, 127, 97, 87, 23, 74],
    output: [13, 100, 242, 28, 77, 105, 183, 104, 38, 104, 231, 75, 67, 106, 222, 87, 33, 101, 226, 32, 36, 103,
    243, 61, 54, 101, 209, 59, 45, 98, 179, 26],
}, name='filter_1x1_channel').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 5.699999809265137, -38),
})).DisableLifeTimeVariation()

# One result an image.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 3, 4, 2], 0.25, 128), [255, 0, 208, 228, 203, 235, 243, 202, 233, 219, 146, 226, 130, 106, 202, 250, 231, 208, 201, 186,
    191, 187, 190, 112, 186, 210, 229, 121, 246, 223, 156, 224, 241, 213, 125, 198, 186, 182, 150,
    255, 195, 118, 110, 215, 217, 94, 239, 166, 132, 100, 202, 140, 177, 94, 190, 239, 152, 203, 93,
    125, 253, 170, 247, 151, 225, 207, 248, 250, 97, 241, 230, 132, 206, 242, 216, 126, 203, 238,
    133, 223, 169, 91, 95, 239, 203, 225, 229, 120, 213, 213, 227, 145, 240, 137, 127, 90])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [14216, 21189, 2648, 16066])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 4], 49.0, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 1, 1, 1, activation, layout).To(output)
Example({
    input: [0, 255, 239, 117, 117, 237, 144, 57, 222, 121, 127, 72, 134, 85, 212, 132, 44, 250, 45, 77, 166,
    130, 146, 176, 128, 95, 135, 40, 30, 132, 153, 176, 43, 7, 76, 12, 7, 13, 253, 38, 183, 61, 45,
    82, 51, 35, 189, 98],
    output: [255, 255, 255, 255, 255, 255, 230, 254],
}, name='whole_image_symmetric').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 49.0, -128),
})).DisableLifeTimeVariation()

# One result an image.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 4, 2]), [127, -127, 118, 72, 111, 69, -15, 89, -26, 1, 50, 121, 76, -20, -10, 53, 42, 16, -26, 37, 47, 89,
    -26, 33, 14, 27, 55, 61, 30, -27, 43, 9, 101, -5, 62, -12, 28, 13, 115, 53, 87, -3, 4, 36, 113,
    36, 13, -8, -23, -6, 90, 44, 52, 61, 65, 103, 86, 112, 84, 116, -29, 100, 91, -20, -15, 94, 46,
    117, 117, 70, 77, 27, 109, -37, 31, 23, 24, 52, 58, -37, 14, 27, -9, 89, 70, 97, 67, 55, 68, -1,
    64, 6, -29, 88, 21, 17], extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.013000000268220901, 0.026000000536441803, 0.013000000268220901]))
bias = Parameter('bias', ('TENSOR_INT32', [4]), [-46125, 17658, 8185, -24932])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 4], 10.0, 17))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 1, 1, 1, activation, layout).To(output)
Example({
    input: [0, 255, 232, 254, 136, 107, 243, 119, 68, 46, 198, 232, 37, 222, 47, 237, 0, 19, 147, 237, 1, 232,
    175, 40, 11, 86, 54, 171, 95, 54, 133, 23, 201, 207, 129, 41, 160, 246, 18, 5, 215, 61, 9, 200,
    116, 27, 236, 181],
    output: [42, 80, 248, 61, 9, 77, 194, 39],
}, name='whole_image_channel').AddNchw(input, layout, output).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 10.0, -111),
})).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 3, 2], 0.25, 116), [255, 0, 157, 110, 177, 235, 222, 240, 244, 182, 135, 146, 116, 206, 123, 241, 217, 86, 206, 229,
    136, 212, 250, 172, 195, 138, 197, 240, 133, 214, 250, 126, 189, 131, 181, 173, 103, 91, 101,
    200, 252, 155, 163, 172, 188, 92, 78, 230, 180, 110, 241, 209, 123, 217, 90, 114, 184, 99, 250,
    108, 92, 114, 148, 197, 102, 94, 128, 103, 156, 203, 103, 217])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [-56851, -64628, -69110, -30448, -35451, -14335])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 0.05999999865889549, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 19, 48, 71, 187, 34, 254, 21, 195, 126, 214, 29, 188, 205, 195, 169, 2, 148, 88, 57, 222,
    33, 59, 73, 179, 2, 52, 209, 136, 237, 171, 79, 100, 64, 66, 185, 164, 108, 145, 18, 125, 55,
    165, 11, 93, 243, 64, 39, 154, 56, 206, 220, 181, 153, 48, 152, 42, 98, 218, 206, 203, 52, 46,
    68, 148, 6, 150, 113, 28, 53, 31, 51, 253, 189, 167, 205, 180, 94, 113, 21, 166, 98, 222, 231,
    233, 10, 161, 71, 115, 221, 41, 226, 219, 128, 156],
    output: [0, 255, 255, 255, 0, 255, 255, 0, 255, 0, 0, 255, 0, 255, 0, 0, 255, 0, 255, 0, 0, 0, 0, 0],
}, name='activation_quant8').AddAllActivations(output, activation).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 3, 2], 0.25, 116), [255, 0, 241, 136, 85, 184, 202, 199, 244, 202, 164, 145, 160, 255, 198, 98, 138, 163, 229, 241,
    211, 150, 197, 124, 209, 224, 84, 250, 180, 145, 98, 229, 221, 131, 189, 108, 229, 159, 206,
    225, 104, 215, 179, 138, 247, 245, 119, 200, 176, 161, 219, 137, 128, 241, 114, 105, 82, 249,
    184, 208, 171, 113, 208, 153, 129, 219, 177, 250, 164, 164, 222, 209])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [2210, 12731, -38481, 34481, 12834, 48655])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 27.0, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 228, 37, 206, 150, 86, 125, 46, 56, 91, 112, 168, 129, 166, 146, 122, 85, 234, 158, 48,
    214, 231, 116, 103, 222, 108, 171, 16, 6, 32, 181, 175, 255, 25, 150, 209, 11, 143, 127, 47, 36,
    88, 242, 96, 53, 159, 40, 106, 190, 37, 66, 14, 6, 34, 57, 4, 197, 88, 147, 174, 30, 89, 58, 51,
    28, 182, 29, 105, 192, 222, 241, 65, 85, 142, 37, 57, 63, 150, 222, 141, 23, 131, 143, 104, 79,
    111, 8, 254, 191, 185, 63, 69, 251, 199, 77],
    output: [170, 255, 35, 255, 255, 255, 255, 255, 242, 255, 255, 255, 147, 255, 0, 255, 255, 255, 255, 255,
    30, 255, 251, 255],
}, name='saturated_quant8').DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 3, 2], 0.25, 116), [255, 0, 241, 136, 85, 184, 202, 199, 244, 202, 164, 145, 160, 255, 198, 98, 138, 163, 229, 241,
    211, 150, 197, 124, 209, 224, 84, 250, 180, 145, 98, 229, 221, 131, 189, 108, 229, 159, 206,
    225, 104, 215, 179, 138, 247, 245, 119, 200, 176, 161, 219, 137, 128, 241, 114, 105, 82, 249,
    184, 208, 171, 113, 208, 153, 129, 219, 177, 250, 164, 164, 222, 209])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [2210, 12731, -38481, 34481, 12834, 48655])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 3320.0, 17))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 228, 37, 206, 150, 86, 125, 46, 56, 91, 112, 168, 129, 166, 146, 122, 85, 234, 158, 48,
    214, 231, 116, 103, 222, 108, 171, 16, 6, 32, 181, 175, 255, 25, 150, 209, 11, 143, 127, 47, 36,
    88, 242, 96, 53, 159, 40, 106, 190, 37, 66, 14, 6, 34, 57, 4, 197, 88, 147, 174, 30, 89, 58, 51,
    28, 182, 29, 105, 192, 222, 241, 65, 85, 142, 37, 57, 63, 150, 222, 141, 23, 131, 143, 104, 79,
    111, 8, 254, 191, 185, 63, 69, 251, 199, 77],
    output: [18, 20, 17, 22, 19, 22, 20, 21, 19, 23, 21, 23, 18, 19, 17, 21, 19, 21, 19, 19, 17, 21, 19, 22],
}, name='coarse_quant8').DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 3, 2], 0.25, 116), [255, 0, 241, 136, 85, 184, 202, 199, 244, 202, 164, 145, 160, 255, 198, 98, 138, 163, 229, 241,
    211, 150, 197, 124, 209, 224, 84, 250, 180, 145, 98, 229, 221, 131, 189, 108, 229, 159, 206,
    225, 104, 215, 179, 138, 247, 245, 119, 200, 176, 161, 219, 137, 128, 241, 114, 105, 82, 249,
    184, 208, 171, 113, 208, 153, 129, 219, 177, 250, 164, 164, 222, 209])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [2210, 12731, -38481, 34481, 12834, 48655])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 0.029999999329447746, 100))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 228, 37, 206, 150, 86, 125, 46, 56, 91, 112, 168, 129, 166, 146, 122, 85, 234, 158, 48,
    214, 231, 116, 103, 222, 108, 171, 16, 6, 32, 181, 175, 255, 25, 150, 209, 11, 143, 127, 47, 36,
    88, 242, 96, 53, 159, 40, 106, 190, 37, 66, 14, 6, 34, 57, 4, 197, 88, 147, 174, 30, 89, 58, 51,
    28, 182, 29, 105, 192, 222, 241, 65, 85, 142, 37, 57, 63, 150, 222, 141, 23, 131, 143, 104, 79,
    111, 8, 254, 191, 185, 63, 69, 251, 199, 77],
    output: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255,
    255, 255, 255, 255],
}, name='fine_quant8').DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 3, 2], 0.25, 116), [255, 0, 241, 136, 85, 184, 202, 199, 244, 202, 164, 145, 160, 255, 198, 98, 138, 163, 229, 241,
    211, 150, 197, 124, 209, 224, 84, 250, 180, 145, 98, 229, 221, 131, 189, 108, 229, 159, 206,
    225, 104, 215, 179, 138, 247, 245, 119, 200, 176, 161, 219, 137, 128, 241, 114, 105, 82, 249,
    184, 208, 171, 113, 208, 153, 129, 219, 177, 250, 164, 164, 222, 209])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [2210, 12731, -38481, 34481, 12834, 48655])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 0.125, 9))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 228, 37, 206, 150, 86, 125, 46, 56, 91, 112, 168, 129, 166, 146, 122, 85, 234, 158, 48,
    214, 231, 116, 103, 222, 108, 171, 16, 6, 32, 181, 175, 255, 25, 150, 209, 11, 143, 127, 47, 36,
    88, 242, 96, 53, 159, 40, 106, 190, 37, 66, 14, 6, 34, 57, 4, 197, 88, 147, 174, 30, 89, 58, 51,
    28, 182, 29, 105, 192, 222, 241, 65, 85, 142, 37, 57, 63, 150, 222, 141, 23, 131, 143, 104, 79,
    111, 8, 254, 191, 185, 63, 69, 251, 199, 77],
    output: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255,
    255, 255, 255, 255],
}, name='as_products_quant8').DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 2], 0.25, 116), [255, 0, 211, 139, 105, 237, 184, 204, 192, 121, 144, 111, 166, 137, 182, 185, 242, 188, 158, 197,
    187, 224, 211, 210, 177, 189, 76, 172, 87, 127, 141, 181])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [6713, -4420, -39267, 44224])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 41.0, 0))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 96, 35, 129, 231, 34, 12, 137, 51, 159, 190, 86, 113, 123, 209, 223, 128, 186, 229, 144,
    83, 228, 241],
    output: [2665.0, 2501.0, 3362.0, 7913.0, 3690.0, 3690.0, 6109.0, 7872.0],
}, name='clear_of_halves_quant8').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 3, 2], 0.25, 128), [255, 0, 215, 221, 187, 173, 169, 222, 182, 202, 154, 187, 146, 104, 143, 205, 213, 163, 226, 231,
    111, 150, 108, 241, 198, 242, 139, 98, 190, 241, 166, 160, 150, 139, 194, 97, 172, 245, 223,
    210, 212, 204, 187, 241, 121, 145, 108, 128, 170, 192, 115, 189, 209, 108, 225, 228, 205, 118,
    206, 139, 116, 231, 233, 242, 223, 140, 203, 103, 216, 241, 146, 143])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [-66331, -54791, -49195, -69511, -70758, -73986])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 0.05999999865889549, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 176, 209, 255, 245, 28, 109, 170, 164, 63, 219, 201, 19, 219, 110, 90, 204, 41, 195, 177,
    39, 36, 123, 97, 165, 218, 57, 140, 27, 205, 183, 185, 229, 102, 69, 178, 142, 150, 201, 24, 19,
    184, 199, 43, 176, 18, 32, 145, 74, 170, 72, 194, 33, 63, 193, 64, 13, 7, 72, 12, 143, 26, 154,
    130, 142, 231, 177, 135, 204, 203, 185, 79, 192, 203, 5, 193, 66, 172, 37, 106, 245, 240, 242,
    224, 226, 120, 163, 146, 133, 111, 103, 70, 193, 68, 20],
    output: [0, 255, 255, 0, 0, 0, 0, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255, 0, 255, 255, 255, 255, 255, 255],
}, name='activation_symmetric').AddAllActivations(output, activation).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.05999999865889549, -8),
})).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 3, 2], 0.25, 128), [255, 0, 93, 143, 190, 118, 176, 207, 184, 233, 110, 186, 148, 123, 114, 109, 96, 200, 236, 152,
    197, 101, 123, 180, 218, 181, 106, 206, 112, 224, 175, 125, 89, 217, 227, 126, 204, 93, 247,
    171, 212, 237, 241, 108, 130, 119, 158, 118, 226, 242, 193, 131, 192, 193, 166, 251, 180, 90,
    112, 162, 115, 232, 115, 135, 248, 90, 154, 101, 165, 197, 225, 216])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [5389, -35595, 8333, 34702, 22452, -38853])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 26.0, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 224, 29, 165, 185, 113, 141, 125, 50, 43, 234, 197, 20, 199, 174, 229, 47, 237, 54, 11, 47,
    208, 86, 12, 41, 176, 178, 141, 227, 145, 84, 245, 32, 224, 134, 134, 182, 173, 215, 23, 45, 59,
    29, 3, 252, 117, 114, 170, 140, 40, 171, 146, 71, 223, 94, 101, 51, 174, 80, 75, 82, 177, 103,
    157, 135, 178, 151, 124, 85, 123, 252, 112, 187, 93, 104, 209, 172, 177, 43, 59, 77, 197, 99,
    228, 228, 158, 235, 8, 241, 140, 177, 251, 167, 81, 25],
    output: [0, 0, 175, 255, 255, 0, 255, 0, 234, 255, 255, 0, 205, 0, 204, 255, 255, 99, 255, 0, 237, 255, 255,
    103],
}, name='saturated_symmetric').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 26.0, -128),
})).DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 3, 2], 0.25, 128), [255, 0, 93, 143, 190, 118, 176, 207, 184, 233, 110, 186, 148, 123, 114, 109, 96, 200, 236, 152,
    197, 101, 123, 180, 218, 181, 106, 206, 112, 224, 175, 125, 89, 217, 227, 126, 204, 93, 247,
    171, 212, 237, 241, 108, 130, 119, 158, 118, 226, 242, 193, 131, 192, 193, 166, 251, 180, 90,
    112, 162, 115, 232, 115, 135, 248, 90, 154, 101, 165, 197, 225, 216])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [5389, -35595, 8333, 34702, 22452, -38853])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 3120.0, 50))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 224, 29, 165, 185, 113, 141, 125, 50, 43, 234, 197, 20, 199, 174, 229, 47, 237, 54, 11, 47,
    208, 86, 12, 41, 176, 178, 141, 227, 145, 84, 245, 32, 224, 134, 134, 182, 173, 215, 23, 45, 59,
    29, 3, 252, 117, 114, 170, 140, 40, 171, 146, 71, 223, 94, 101, 51, 174, 80, 75, 82, 177, 103,
    157, 135, 178, 151, 124, 85, 123, 252, 112, 187, 93, 104, 209, 172, 177, 43, 59, 77, 197, 99,
    228, 228, 158, 235, 8, 241, 140, 177, 251, 167, 81, 25],
    output: [50, 49, 51, 55, 53, 50, 52, 50, 52, 55, 54, 50, 52, 50, 52, 53, 53, 51, 52, 50, 52, 54, 53, 51],
}, name='coarse_symmetric').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 3120.0, -78),
})).DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 3, 2], 0.25, 128), [255, 0, 93, 143, 190, 118, 176, 207, 184, 233, 110, 186, 148, 123, 114, 109, 96, 200, 236, 152,
    197, 101, 123, 180, 218, 181, 106, 206, 112, 224, 175, 125, 89, 217, 227, 126, 204, 93, 247,
    171, 212, 237, 241, 108, 130, 119, 158, 118, 226, 242, 193, 131, 192, 193, 166, 251, 180, 90,
    112, 162, 115, 232, 115, 135, 248, 90, 154, 101, 165, 197, 225, 216])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [5389, -35595, 8333, 34702, 22452, -38853])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 0.029999999329447746, 100))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 224, 29, 165, 185, 113, 141, 125, 50, 43, 234, 197, 20, 199, 174, 229, 47, 237, 54, 11, 47,
    208, 86, 12, 41, 176, 178, 141, 227, 145, 84, 245, 32, 224, 134, 134, 182, 173, 215, 23, 45, 59,
    29, 3, 252, 117, 114, 170, 140, 40, 171, 146, 71, 223, 94, 101, 51, 174, 80, 75, 82, 177, 103,
    157, 135, 178, 151, 124, 85, 123, 252, 112, 187, 93, 104, 209, 172, 177, 43, 59, 77, 197, 99,
    228, 228, 158, 235, 8, 241, 140, 177, 251, 167, 81, 25],
    output: [0, 0, 255, 255, 255, 0, 255, 0, 255, 255, 255, 0, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255,
    255, 255],
}, name='fine_symmetric').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.029999999329447746, -28),
})).DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 3, 2], 0.25, 128), [255, 0, 93, 143, 190, 118, 176, 207, 184, 233, 110, 186, 148, 123, 114, 109, 96, 200, 236, 152,
    197, 101, 123, 180, 218, 181, 106, 206, 112, 224, 175, 125, 89, 217, 227, 126, 204, 93, 247,
    171, 212, 237, 241, 108, 130, 119, 158, 118, 226, 242, 193, 131, 192, 193, 166, 251, 180, 90,
    112, 162, 115, 232, 115, 135, 248, 90, 154, 101, 165, 197, 225, 216])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [5389, -35595, 8333, 34702, 22452, -38853])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 0.125, 9))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 224, 29, 165, 185, 113, 141, 125, 50, 43, 234, 197, 20, 199, 174, 229, 47, 237, 54, 11, 47,
    208, 86, 12, 41, 176, 178, 141, 227, 145, 84, 245, 32, 224, 134, 134, 182, 173, 215, 23, 45, 59,
    29, 3, 252, 117, 114, 170, 140, 40, 171, 146, 71, 223, 94, 101, 51, 174, 80, 75, 82, 177, 103,
    157, 135, 178, 151, 124, 85, 123, 252, 112, 187, 93, 104, 209, 172, 177, 43, 59, 77, 197, 99,
    228, 228, 158, 235, 8, 241, 140, 177, 251, 167, 81, 25],
    output: [0, 0, 255, 255, 255, 0, 255, 0, 255, 255, 255, 0, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255,
    255, 255],
}, name='as_products_symmetric').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -119),
})).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 2, 2, 2], 0.25, 128), [255, 0, 95, 173, 136, 232, 232, 213, 181, 177, 94, 196, 140, 97, 136, 144, 188, 113, 246, 217, 97,
    123, 185, 244, 115, 98, 158, 243, 124, 105, 208, 110])
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-17288, -12773, -44756, -9314])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 69.0, 103))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 218, 78, 230, 151, 162, 61, 41, 19, 46, 140, 229, 160, 84, 188, 182, 126, 107, 107, 14, 32,
    67, 174],
    output: [-1518.0, -138.0, -690.0, -621.0, 138.0, 138.0, -1242.0, -69.0],
}, name='clear_of_halves_symmetric').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 69.0, -25),
})).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 3, 2]), [127, -127, 12, 58, 52, 12, 80, 85, 11, 92, 126, 55, -28, -20, -8, 116, 96, 90, -28, 68, 44, 65, 43,
    51, 51, 45, -39, 82, 34, 11, 72, -26, 32, -38, -28, -2, 120, 41, -20, 56, -39, 44, 115, 37, -6,
    41, 20, 114, -3, 95, 115, -24, 79, 82, 57, 107, 64, 20, 87, -10, -8, 113, 114, 66, 26, 49, 48,
    15, 58, 121, 68, 85], extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.013000000268220901, 0.0032500000670552254, 0.0032500000670552254, 0.013000000268220901, 0.026000000536441803]))
bias = Parameter('bias', ('TENSOR_INT32', [6]), [-66215, -53268, -29299, -56460, -54911, -74677])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 0.05999999865889549, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 247, 51, 82, 242, 220, 131, 130, 9, 149, 242, 186, 105, 148, 45, 174, 90, 62, 54, 112, 226,
    21, 235, 7, 195, 31, 136, 82, 78, 253, 245, 245, 66, 19, 149, 249, 70, 80, 138, 217, 157, 80,
    247, 139, 240, 196, 95, 155, 64, 158, 92, 57, 135, 193, 7, 99, 234, 66, 21, 70, 170, 103, 161,
    203, 122, 101, 252, 84, 233, 64, 176, 215, 80, 113, 107, 130, 31, 91, 24, 186, 142, 156, 236,
    16, 179, 201, 191, 27, 50, 69, 247, 24, 166, 87, 243],
    output: [0, 0, 172, 163, 3, 255, 255, 2, 255, 42, 0, 0, 255, 255, 0, 0, 255, 0, 255, 0, 255, 255, 255, 255],
}, name='activation_channel').AddAllActivations(output, activation).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.05999999865889549, -8),
})).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 3, 2]), [127, -127, 39, -18, 20, 73, 51, 112, 125, 31, 44, 98, 73, -25, 46, -3, 45, -24, 124, -21, 84, 92,
    -34, 59, 56, 33, -2, 24, 48, 47, 12, -30, 33, 115, -13, -15, 3, 81, -1, 12, -1, 2, 22, 25, 81,
    10, -7, 65, 0, 42, 96, 91, 16, 22, -13, 119, 66, 79, 77, 25, 86, -11, 70, 65, 16, 70, 2, 43, 9,
    117, 40, 22], extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.0032500000670552254, 0.013000000268220901, 0.0032500000670552254, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', ('TENSOR_INT32', [6]), [24088, -27033, -21921, 39260, -20954, -48824])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 0.6700000166893005, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 105, 102, 96, 194, 148, 159, 241, 13, 181, 32, 137, 126, 41, 246, 183, 183, 185, 254, 183,
    186, 165, 8, 124, 23, 159, 172, 168, 245, 106, 17, 253, 41, 158, 26, 188, 210, 88, 65, 84, 246,
    55, 29, 95, 88, 2, 227, 206, 37, 69, 61, 226, 185, 130, 166, 231, 149, 195, 194, 89, 248, 205,
    77, 19, 24, 16, 78, 161, 223, 194, 115, 216, 120, 201, 38, 222, 189, 63, 187, 210, 189, 53, 235,
    71, 61, 222, 209, 112, 206, 42, 45, 41, 158, 214, 19],
    output: [224, 40, 153, 180, 255, 0, 255, 143, 226, 157, 100, 0, 255, 64, 255, 140, 255, 40, 255, 40, 0, 163,
    255, 15],
}, name='saturated_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.6700000166893005, -128),
})).DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 3, 2]), [127, -127, 39, -18, 20, 73, 51, 112, 125, 31, 44, 98, 73, -25, 46, -3, 45, -24, 124, -21, 84, 92,
    -34, 59, 56, 33, -2, 24, 48, 47, 12, -30, 33, 115, -13, -15, 3, 81, -1, 12, -1, 2, 22, 25, 81,
    10, -7, 65, 0, 42, 96, 91, 16, 22, -13, 119, 66, 79, 77, 25, 86, -11, 70, 65, 16, 70, 2, 43, 9,
    117, 40, 22], extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.0032500000670552254, 0.013000000268220901, 0.0032500000670552254, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', ('TENSOR_INT32', [6]), [24088, -27033, -21921, 39260, -20954, -48824])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 80.0, 53))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 105, 102, 96, 194, 148, 159, 241, 13, 181, 32, 137, 126, 41, 246, 183, 183, 185, 254, 183,
    186, 165, 8, 124, 23, 159, 172, 168, 245, 106, 17, 253, 41, 158, 26, 188, 210, 88, 65, 84, 246,
    55, 29, 95, 88, 2, 227, 206, 37, 69, 61, 226, 185, 130, 166, 231, 149, 195, 194, 89, 248, 205,
    77, 19, 24, 16, 78, 161, 223, 194, 115, 216, 120, 201, 38, 222, 189, 63, 187, 210, 189, 53, 235,
    71, 61, 222, 209, 112, 206, 42, 45, 41, 158, 214, 19],
    output: [55, 53, 54, 55, 57, 52, 57, 54, 55, 54, 54, 52, 57, 54, 55, 54, 57, 53, 57, 53, 52, 54, 58, 53],
}, name='coarse_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 80.0, -75),
})).DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 3, 2]), [127, -127, 39, -18, 20, 73, 51, 112, 125, 31, 44, 98, 73, -25, 46, -3, 45, -24, 124, -21, 84, 92,
    -34, 59, 56, 33, -2, 24, 48, 47, 12, -30, 33, 115, -13, -15, 3, 81, -1, 12, -1, 2, 22, 25, 81,
    10, -7, 65, 0, 42, 96, 91, 16, 22, -13, 119, 66, 79, 77, 25, 86, -11, 70, 65, 16, 70, 2, 43, 9,
    117, 40, 22], extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.0032500000670552254, 0.013000000268220901, 0.0032500000670552254, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', ('TENSOR_INT32', [6]), [24088, -27033, -21921, 39260, -20954, -48824])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 0.029999999329447746, 100))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 105, 102, 96, 194, 148, 159, 241, 13, 181, 32, 137, 126, 41, 246, 183, 183, 185, 254, 183,
    186, 165, 8, 124, 23, 159, 172, 168, 245, 106, 17, 253, 41, 158, 26, 188, 210, 88, 65, 84, 246,
    55, 29, 95, 88, 2, 227, 206, 37, 69, 61, 226, 185, 130, 166, 231, 149, 195, 194, 89, 248, 205,
    77, 19, 24, 16, 78, 161, 223, 194, 115, 216, 120, 201, 38, 222, 189, 63, 187, 210, 189, 53, 235,
    71, 61, 222, 209, 112, 206, 42, 45, 41, 158, 214, 19],
    output: [255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255, 255, 0,
    255, 255, 255],
}, name='fine_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.029999999329447746, -28),
})).DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 3, 2]), [127, -127, 39, -18, 20, 73, 51, 112, 125, 31, 44, 98, 73, -25, 46, -3, 45, -24, 124, -21, 84, 92,
    -34, 59, 56, 33, -2, 24, 48, 47, 12, -30, 33, 115, -13, -15, 3, 81, -1, 12, -1, 2, 22, 25, 81,
    10, -7, 65, 0, 42, 96, 91, 16, 22, -13, 119, 66, 79, 77, 25, 86, -11, 70, 65, 16, 70, 2, 43, 9,
    117, 40, 22], extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.0032500000670552254, 0.013000000268220901, 0.0032500000670552254, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', ('TENSOR_INT32', [6]), [24088, -27033, -21921, 39260, -20954, -48824])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 6], 0.125, 9))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 105, 102, 96, 194, 148, 159, 241, 13, 181, 32, 137, 126, 41, 246, 183, 183, 185, 254, 183,
    186, 165, 8, 124, 23, 159, 172, 168, 245, 106, 17, 253, 41, 158, 26, 188, 210, 88, 65, 84, 246,
    55, 29, 95, 88, 2, 227, 206, 37, 69, 61, 226, 185, 130, 166, 231, 149, 195, 194, 89, 248, 205,
    77, 19, 24, 16, 78, 161, 223, 194, 115, 216, 120, 201, 38, 222, 189, 63, 187, 210, 189, 53, 235,
    71, 61, 222, 209, 112, 206, 42, 45, 41, 158, 214, 19],
    output: [255, 224, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 222, 255, 223, 0,
    255, 255, 90],
}, name='as_products_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.125, -119),
})).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 2, 2, 2]), [127, -127, 102, 87, 39, -38, -35, 28, 110, 19, -18, 28, 48, -20, 49, 36, 101, -2, 4, 94, -3, 15,
    -34, 65, 20, 35, 29, 123, 64, -18, -3, 94], extraParams=SymmPerChannelQuantParams(0, [0.0032500000670552254, 0.006500000134110451, 0.026000000536441803, 0.006500000134110451]))
bias = Parameter('bias', ('TENSOR_INT32', [4]), [7491, -2933, -12459, -15861])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 3.5, 21))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 232, 8, 183, 143, 158, 11, 39, 87, 2, 15, 193, 253, 96, 64, 82, 244, 62, 59, 40, 133, 135,
    62],
    output: [3.5, 38.5, 98.0, -17.5, 24.5, 63.0, -31.5, -42.0],
}, name='clear_of_halves_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 3.5, -107),
})).DisableLifeTimeVariation()

# Filter and bias are parts of one shared memory.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 3], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 4, 1]), [127, -127, 49, 89, 91, 78, 8, -12, 96, 82, 123, 83, 20, 77, 71, 35, 36, 22, -7, -17, 4, 72, 14, 23,
    125, -20, 119, 78, -3, 57, 40, 0, 42, 50, 50, 43, 11, 38, -21, 38, 64, 68, 127, -15, 59, 7, 82,
    58], extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.006500000134110451, 0.026000000536441803, 0.0032500000670552254, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', ('TENSOR_INT32', [6]), [2768, -5882, -46562, 36822, 19133, 24875])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 6], 4.699999809265137, 146))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: [0, 255, 92, 214, 240, 239, 21, 181, 63, 35, 245, 133, 71, 168, 57, 3, 33, 107, 185, 197, 164, 155,
    131, 161, 29, 4, 105, 90, 31, 21, 206, 224, 252, 36, 31, 68],
    output: [190, 157, 68, 176, 202, 232, 86, 150, 79, 176, 193, 228, 225, 153, 49, 167, 191, 205, 187, 158, 63,
    168, 193, 215, 203, 151, 68, 169, 192, 226, 208, 145, 27, 164, 185, 201, 132, 173, 34, 164, 190,
    242, 217, 169, 79, 168, 205, 223, 243, 153, 28, 163, 190, 217, 158, 160, 13, 167, 189, 218, 114,
    156, 29, 157, 190, 207, 213, 154, 36, 167, 188, 203],
}, name='in_pool_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -97),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 4.699999809265137, 18),
})).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 3], 0.25, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 4, 1], 0.5, 255), [255, 0, 216, 220, 215, 238, 239, 252, 222, 232, 243, 254, 241, 247, 226, 217, 238, 245, 236, 216,
    233, 239, 216, 254, 232, 250, 225, 218, 218, 224, 217, 215, 228, 219, 235, 250, 231, 223, 251,
    228, 228, 234, 245, 244, 239, 251, 215, 244])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [27364, 9980, 6637, 49369, 48268, 39138])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 6], 49.0, 124))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 91, 211, 153, 80, 200, 42, 202, 71, 176, 66, 161, 116, 39, 215, 86, 166, 2, 195, 77, 219,
    225, 27, 31, 138, 114, 236, 17, 162, 114, 52, 45, 176, 254, 216],
    output: [144, 108, 104, 197, 215, 202, 14, 109, 101, 196, 214, 188, 38, 110, 123, 223, 207, 204, 103, 121,
    92, 179, 223, 208, 57, 121, 92, 182, 222, 198, 30, 115, 115, 210, 218, 210, 152, 112, 105, 185,
    209, 204, 12, 112, 92, 195, 218, 185, 154, 122, 114, 210, 214, 212, 13, 132, 113, 222, 227, 208,
    102, 118, 127, 229, 221, 205, 79, 130, 132, 244, 224, 209],
}, name='zero_points_0_255').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 3], 0.25, 255))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 4, 1], 0.5, 0), [255, 0, 12, 238, 235, 201, 210, 107, 117, 204, 102, 194, 74, 20, 34, 136, 143, 110, 129, 199, 128,
    230, 189, 180, 192, 97, 148, 158, 220, 62, 170, 167, 20, 72, 149, 193, 160, 190, 201, 204, 72,
    130, 110, 61, 157, 173, 207, 67])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [7825, -44246, -46218, -27175, -22900, 15802])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 6], 94.0, 243))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 63, 14, 44, 116, 248, 52, 245, 5, 156, 214, 33, 69, 79, 193, 247, 147, 104, 159, 102, 93,
    222, 236, 181, 182, 19, 216, 224, 76, 46, 198, 177, 183, 180, 178],
    output: [110, 53, 13, 71, 77, 142, 12, 45, 40, 94, 110, 141, 86, 121, 78, 72, 143, 187, 134, 46, 78, 124,
    38, 161, 56, 54, 89, 109, 73, 113, 108, 115, 117, 143, 134, 170, 148, 79, 101, 141, 47, 146,
    113, 94, 104, 133, 82, 135, 114, 116, 132, 166, 153, 187, 227, 127, 147, 176, 160, 215, 239,
    112, 154, 177, 185, 222, 183, 132, 160, 183, 203, 243],
}, name='zero_points_255_0').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 3], 0.25, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 4, 1], 0.5, 0), [255, 0, 37, 141, 48, 225, 21, 46, 32, 19, 152, 187, 98, 232, 0, 113, 230, 11, 100, 216, 140, 95,
    169, 18, 147, 241, 126, 225, 162, 112, 49, 31, 198, 37, 202, 78, 27, 251, 39, 123, 135, 107,
    114, 56, 224, 141, 254, 58])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [18121, 46115, 15420, 31834, 10873, 26579])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 6], 91.0, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 106, 196, 177, 140, 28, 13, 181, 43, 237, 129, 96, 214, 49, 235, 198, 79, 59, 144, 14, 103,
    205, 27, 154, 48, 14, 194, 200, 155, 181, 144, 60, 93, 110, 26],
    output: [71, 162, 139, 222, 139, 136, 66, 111, 226, 255, 127, 182, 173, 161, 144, 162, 91, 119, 106, 188,
    180, 255, 52, 82, 92, 158, 192, 255, 85, 94, 113, 137, 137, 205, 38, 68, 131, 202, 128, 187, 86,
    97, 125, 185, 159, 223, 52, 114, 102, 126, 129, 150, 34, 67, 52, 130, 77, 169, 42, 71, 98, 96,
    102, 151, 67, 78, 88, 74, 68, 109, 33, 51],
}, name='zero_points_0_0').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 3], 0.25, 255))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 2, 4, 1], 0.5, 255), [255, 0, 250, 242, 238, 223, 215, 218, 253, 238, 229, 245, 228, 246, 247, 233, 228, 229, 234, 250,
    231, 246, 232, 254, 241, 246, 247, 239, 248, 234, 223, 230, 240, 244, 228, 245, 242, 240, 240,
    244, 221, 221, 239, 215, 250, 216, 224, 242])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [46085, 38386, 44438, -20799, -8392, 25198])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 6], 81.0, 42))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Example({
    input: [0, 255, 230, 7, 240, 82, 103, 160, 209, 11, 205, 79, 255, 115, 66, 21, 174, 235, 110, 250, 100, 33,
    220, 148, 173, 184, 163, 226, 247, 46, 90, 53, 44, 99, 254, 164],
    output: [244, 132, 118, 24, 46, 109, 233, 128, 121, 20, 43, 106, 184, 109, 121, 16, 38, 95, 239, 119, 119,
    19, 48, 112, 135, 122, 124, 19, 45, 113, 215, 118, 122, 17, 38, 98, 194, 123, 120, 22, 49, 122,
    220, 116, 118, 18, 49, 116, 157, 113, 122, 14, 39, 98, 129, 111, 117, 13, 43, 103, 179, 112,
    119, 13, 41, 105, 175, 106, 119, 14, 35, 97],
}, name='zero_points_255_255').AddNchw(input, layout, output).DisableLifeTimeVariation()

# A signed filter with a zero point.
# Expected values: float64 formula. TF Lite's signed filters have no zero point.
input = Input('input', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 3, 4, 4], 0.5, -97))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM_SIGNED', [6, 2, 3, 2], 0.25, -12), [127, -128, -18, 50, -23, 107, 42, 24, -27, 98, 78, -29, -26, 70, 111, 60, 15, 4, -16, 16, 98, 122,
    -1, 17, 94, 124, 112, 62, 17, -38, 88, 122, 120, 94, -42, 83, 123, -14, -36, -7, 104, 6, -45,
    126, 3, -39, -5, 116, 50, -42, -47, 117, 64, 45, -22, 123, 108, -51, 7, -37, 19, -6, 105, 117,
    121, 80, 2, 109, 7, 72, 13, 13])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [-23044, 30115, 2397, 40423, -42992, -25097])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM_SIGNED', [2, 2, 1, 6], 67.0, -79))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: [-128, 127, -95, 85, -74, 26, 103, -127, -3, 60, 8, 105, 102, -115, -41, -50, -89, -126, 86, -26,
    46, 40, 77, -39, -103, 60, -87, -48, 11, 21, -94, 97, 19, -22, -80, -19, 31, -1, 48, 1, 103, 4,
    -19, -65, 45, -102, -5, -66, 0, -67, -102, 122, 77, 58, -2, -5, 58, 54, 27, -39, -70, -125, 86,
    -104, -127, 33, 97, -48, -98, -105, 33, -18, 108, -36, -68, -86, -16, -57, 67, -12, -62, 53,
    -54, 81, -21, 114, -1, -27, -8, -9, -42, -49, -108, -69, -45, 98],
    output: [-115, 114, 81, 37, -106, 12, -1, 91, 61, 66, -87, -8, -20, 65, 39, 23, -100, -5, -83, 91, 74, 101,
    -64, 3],
}, name='any_filter_quant8_signed').AddNchw(input, layout, output).DisableLifeTimeVariation()
