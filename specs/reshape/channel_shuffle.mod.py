# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: groups, axes, ranks, types.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6]))
output = Output('output', (F32, [2, 6]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 1).To(output)
Example({
    input: [7.364, -6.084, -5.657, 1.909, -5.528, 0.931, 4.779, -3.241, -6.488, 5.537, -7.284, -6.905],
    output: [7.364, 1.909, -6.084, -5.528, -5.657, 0.931, 4.779, 5.537, -3.241, -7.284, -6.488, -6.905],
}, name='2_groups').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6], 0.5, 101))
output = Output('output', (U8, [2, 6], 0.5, 101))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 1).To(output)
Example({
    input: [0, 255, 247, 198, 110, 53, 128, 79, 126, 140, 81, 247],
    output: [0, 198, 255, 110, 247, 53, 128, 140, 79, 81, 126, 247],
}, name='2_groups_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6]))
output = Output('output', (F32, [2, 6]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, 1).To(output)
Example({
    input: [-0.631, -5.348, 8.414, -2.084, 8.126, -7.81, 2.431, 8.392, 1.814, 2.912, -5.266, -3.66],
    output: [-0.631, 8.414, 8.126, -5.348, -2.084, -7.81, 2.431, 1.814, -5.266, 8.392, 2.912, -3.66],
}, name='3_groups').AddVariations('float16')

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6], 0.013700000010430813, 0))
output = Output('output', (U8, [2, 6], 0.013700000010430813, 0))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, 1).To(output)
Example({
    input: [0, 255, 54, 177, 38, 212, 105, 101, 101, 8, 103, 254],
    output: [0, 54, 38, 255, 177, 212, 105, 101, 103, 101, 8, 254],
}, name='3_groups_quant8').AddVariations(signed(input, output))

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 8]))
output = Output('output', (F32, [2, 8]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 4, -1).To(output)
Example({
    input: [-1.767, -1.532, 7.127, -8.818, 0.735, -0.424, -2.012, 6.126, -2.633, 8.203, -1.517, 5.757, 7.737,
    -8.564, -0.651, 5.861],
    output: [-1.767, 7.127, 0.735, -2.012, -1.532, -8.818, -0.424, 6.126, -2.633, -1.517, 7.737, -0.651, 8.203,
    5.757, -8.564, 5.861],
}, name='negative').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 8], 2.25, 255))
output = Output('output', (U8, [2, 8], 2.25, 255))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 4, -1).To(output)
Example({
    input: [0, 255, 105, 14, 244, 89, 127, 109, 178, 5, 231, 71, 254, 69, 155, 205],
    output: [0, 105, 244, 127, 255, 14, 89, 109, 178, 231, 254, 155, 5, 71, 69, 205],
}, name='negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 9]))
output = Output('output', (F32, [1, 2, 2, 9]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, 3).To(output)
Example({
    input: [-4.406, -0.054, -7.935, 2.561, -4.813, -3.621, -1.855, -6.395, 5.071, -3.365, 0.116, -5.313, 7.234,
    7.95, -1.731, -4.494, 4.505, -2.664, -0.327, -1.705, 6.826, -1.879, -7.794, 1.143, 0.053, 3.685,
    0.85, 8.754, 5.227, 8.612, 0.54, 3.464, -7.761, -0.76, 8.56, -3.226],
    output: [-4.406, 2.561, -1.855, -0.054, -4.813, -6.395, -7.935, -3.621, 5.071, -3.365, 7.234, -4.494, 0.116,
    7.95, 4.505, -5.313, -1.731, -2.664, -0.327, -1.879, 0.053, -1.705, -7.794, 3.685, 6.826, 1.143,
    0.85, 8.754, 0.54, -0.76, 5.227, 3.464, 8.56, 8.612, -7.761, -3.226],
}, name='square_groups').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 2, 9], 0.10000000149011612, 37))
output = Output('output', (U8, [1, 2, 2, 9], 0.10000000149011612, 37))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, 3).To(output)
Example({
    input: [0, 255, 33, 35, 5, 237, 98, 215, 35, 62, 203, 93, 163, 146, 236, 90, 44, 22, 143, 20, 152, 18, 165,
    71, 151, 10, 241, 145, 58, 204, 50, 146, 254, 72, 225, 251],
    output: [0, 35, 98, 255, 5, 215, 33, 237, 35, 62, 163, 90, 203, 146, 44, 93, 236, 22, 143, 18, 151, 20, 165,
    10, 152, 71, 241, 145, 50, 72, 58, 146, 225, 204, 254, 251],
}, name='square_groups_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 8]))
output = Output('output', (F32, [1, 2, 3, 8]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 3).To(output)
Example({
    input: [2.689, -5.19, -4.526, 1.649, -4.848, -2.169, 2.591, -2.409, -8.664, -0.134, -8.815, 2.709, -1.927,
    -3.845, 2.72, 4.914, 2.586, -3.149, 0.523, -4.089, -0.279, -8.27, -4.34, 6.139, -7.802, 8.046,
    -3.125, -6.719, -0.341, -1.949, -3.796, -6.311, -8.587, 6.009, -7.136, -3.337, 1.231, 3.84,
    -4.808, 8.244, -5.116, 8.238, -4.492, -1.311, 5.3, -0.508, -1.992, 0.248],
    output: [2.689, -4.848, -5.19, -2.169, -4.526, 2.591, 1.649, -2.409, -8.664, -1.927, -0.134, -3.845, -8.815,
    2.72, 2.709, 4.914, 2.586, -0.279, -3.149, -8.27, 0.523, -4.34, -4.089, 6.139, -7.802, -0.341,
    8.046, -1.949, -3.125, -3.796, -6.719, -6.311, -8.587, 1.231, 6.009, 3.84, -7.136, -4.808,
    -3.337, 8.244, -5.116, 5.3, 8.238, -0.508, -4.492, -1.992, -1.311, 0.248],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 8], 0.5, 128))
output = Output('output', (U8, [1, 2, 3, 8], 0.5, 128))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 3).To(output)
Example({
    input: [0, 255, 235, 34, 102, 184, 138, 137, 245, 192, 216, 96, 61, 15, 23, 207, 243, 46, 52, 199, 239, 55,
    35, 33, 235, 112, 45, 239, 159, 52, 253, 187, 0, 2, 233, 112, 172, 12, 185, 44, 204, 107, 159,
    116, 209, 138, 195, 204],
    output: [0, 102, 255, 184, 235, 138, 34, 137, 245, 61, 192, 15, 216, 23, 96, 207, 243, 239, 46, 55, 52, 35,
    199, 33, 235, 159, 112, 52, 45, 253, 239, 187, 0, 172, 2, 12, 233, 185, 112, 44, 204, 209, 107,
    138, 159, 195, 116, 204],
}, name='channels_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 2, 6]))
output = Output('output', (F32, [2, 2, 2, 6]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, -1).To(output)
Example({
    input: [8.133, 6.109, -0.607, 0.456, 4.82, 2.789, 0.968, -7.359, 5.282, 5.314, -0.546, -5.123, -5.909,
    -1.179, 7.964, -4.162, -5.334, 1.698, 8.074, 4.265, -5.985, 7.23, 5.69, -5.627, 7.196, 5.357,
    0.286, 7.396, 5.94, 5.603, 8.746, 1.933, 3.999, -0.909, 5.483, -7.016, 4.369, -0.483, 2.807,
    -8.273, 1.553, 1.547, 0.437, -7.795, -2.859, 2.606, -2.081, -1.292],
    output: [8.133, -0.607, 4.82, 6.109, 0.456, 2.789, 0.968, 5.282, -0.546, -7.359, 5.314, -5.123, -5.909,
    7.964, -5.334, -1.179, -4.162, 1.698, 8.074, -5.985, 5.69, 4.265, 7.23, -5.627, 7.196, 0.286,
    5.94, 5.357, 7.396, 5.603, 8.746, 3.999, 5.483, 1.933, -0.909, -7.016, 4.369, 2.807, 1.553,
    -0.483, -8.273, 1.547, 0.437, -2.859, -2.081, -7.795, 2.606, -1.292],
}, name='channels_negative').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 2, 6], 0.013700000010430813, 101))
output = Output('output', (U8, [2, 2, 2, 6], 0.013700000010430813, 101))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, -1).To(output)
Example({
    input: [0, 255, 211, 245, 121, 181, 32, 191, 110, 67, 255, 85, 154, 32, 52, 30, 8, 160, 200, 37, 81, 38,
    253, 220, 119, 10, 25, 224, 85, 236, 222, 122, 197, 103, 117, 140, 246, 215, 215, 126, 83, 61,
    132, 82, 248, 226, 100, 90],
    output: [0, 211, 121, 255, 245, 181, 32, 110, 255, 191, 67, 85, 154, 52, 8, 32, 30, 160, 200, 81, 253, 37,
    38, 220, 119, 25, 85, 10, 224, 236, 222, 197, 117, 122, 103, 140, 246, 215, 83, 215, 126, 61,
    132, 248, 100, 82, 226, 90],
}, name='channels_negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 6, 3]))
output = Output('output', (F32, [1, 2, 6, 3]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 2).To(output)
Example({
    input: [0.713, 7.239, 3.86, -8.29, -8.086, 1.04, 3.352, -0.026, 3.628, 1.008, -6.5, 1.428, 2.025, 4.406,
    7.846, -8.192, -3.469, 2.06, 7.394, -4.244, -3.047, 1.889, -7.941, -4.813, -5.476, 4.672, -8.83,
    8.131, 6.035, 2.586, 3.283, 6.072, 3.66, -0.765, -4.36, 1.463],
    output: [0.713, 7.239, 3.86, 1.008, -6.5, 1.428, -8.29, -8.086, 1.04, 2.025, 4.406, 7.846, 3.352, -0.026,
    3.628, -8.192, -3.469, 2.06, 7.394, -4.244, -3.047, 8.131, 6.035, 2.586, 1.889, -7.941, -4.813,
    3.283, 6.072, 3.66, -5.476, 4.672, -8.83, -0.765, -4.36, 1.463],
}, name='width').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 6, 3], 2.25, 0))
output = Output('output', (U8, [1, 2, 6, 3], 2.25, 0))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 2).To(output)
Example({
    input: [0, 255, 166, 16, 181, 92, 237, 114, 148, 30, 247, 17, 76, 25, 90, 184, 218, 49, 30, 1, 72, 232,
    238, 208, 253, 187, 233, 208, 193, 202, 99, 181, 32, 125, 57, 218],
    output: [0, 255, 166, 30, 247, 17, 16, 181, 92, 76, 25, 90, 237, 114, 148, 184, 218, 49, 30, 1, 72, 208,
    193, 202, 232, 238, 208, 99, 181, 32, 253, 187, 233, 125, 57, 218],
}, name='width_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6, 2, 1]))
output = Output('output', (F32, [2, 6, 2, 1]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, -3).To(output)
Example({
    input: [2.095, 1.322, -7.948, 6.768, -0.028, 1.647, -5.162, -0.12, -6.757, 3.288, -0.037, -5.151, 0.898,
    4.469, -7.615, -7.825, 7.348, 2.165, 8.281, -3.842, -1.172, 3.197, 5.654, -6.033],
    output: [2.095, 1.322, -0.028, 1.647, -6.757, 3.288, -7.948, 6.768, -5.162, -0.12, -0.037, -5.151, 0.898,
    4.469, 7.348, 2.165, -1.172, 3.197, -7.615, -7.825, 8.281, -3.842, 5.654, -6.033],
}, name='height_negative').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6, 2, 1], 0.10000000149011612, 255))
output = Output('output', (U8, [2, 6, 2, 1], 0.10000000149011612, 255))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, -3).To(output)
Example({
    input: [0, 255, 139, 21, 100, 127, 62, 88, 46, 143, 19, 236, 27, 193, 64, 25, 249, 6, 78, 1, 133, 156, 154,
    181],
    output: [0, 255, 100, 127, 46, 143, 139, 21, 62, 88, 19, 236, 27, 193, 249, 6, 133, 156, 64, 25, 78, 1, 154,
    181],
}, name='height_negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [6, 1, 2, 2]))
output = Output('output', (F32, [6, 1, 2, 2]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, 0).To(output)
Example({
    input: [1.439, -2.348, -8.129, 1.245, 3.941, -2.011, 5.877, 5.716, -7.543, -5.785, -2.715, 7.428, -1.786,
    4.017, -0.462, -3.359, 8.973, -4.101, 4.654, 8.628, -1.086, -0.026, -6.854, 1.848],
    output: [1.439, -2.348, -8.129, 1.245, -7.543, -5.785, -2.715, 7.428, 8.973, -4.101, 4.654, 8.628, 3.941,
    -2.011, 5.877, 5.716, -1.786, 4.017, -0.462, -3.359, -1.086, -0.026, -6.854, 1.848],
}, name='batches').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [6, 1, 2, 2], 0.5, 37))
output = Output('output', (U8, [6, 1, 2, 2], 0.5, 37))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, 0).To(output)
Example({
    input: [0, 255, 202, 212, 85, 122, 91, 243, 103, 150, 48, 165, 203, 222, 128, 172, 144, 248, 168, 96, 96,
    7, 44, 4],
    output: [0, 255, 202, 212, 103, 150, 48, 165, 144, 248, 168, 96, 85, 122, 91, 243, 203, 222, 128, 172, 96,
    7, 44, 4],
}, name='batches_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [10]))
output = Output('output', (F32, [10]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 5, 0).To(output)
Example({
    input: [-4.594, 3.975, 3.733, 0.486, -5.686, 4.551, -2.101, -2.94, 6.691, 1.767],
    output: [-4.594, 3.733, -5.686, -2.101, 6.691, 3.975, 0.486, 4.551, -2.94, 1.767],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [10], 0.013700000010430813, 128))
output = Output('output', (U8, [10], 0.013700000010430813, 128))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 5, 0).To(output)
Example({
    input: [0, 255, 213, 163, 144, 153, 200, 16, 74, 88],
    output: [0, 213, 144, 200, 74, 255, 163, 153, 16, 88],
}, name='rank_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6, 2]))
output = Output('output', (F32, [2, 6, 2]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 1).To(output)
Example({
    input: [3.759, -6.393, -4.155, -4.465, -6.068, 6.631, 0.429, -6.884, 3.933, -3.343, -6.678, 5.613, 2.937,
    -1.057, -1.221, 7.427, 8.955, 6.982, 4.307, -7.349, -5.325, -7.514, -2.089, 6.557],
    output: [3.759, -6.393, 0.429, -6.884, -4.155, -4.465, 3.933, -3.343, -6.068, 6.631, -6.678, 5.613, 2.937,
    -1.057, 4.307, -7.349, -1.221, 7.427, -5.325, -7.514, 8.955, 6.982, -2.089, 6.557],
}, name='rank_3').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6, 2], 2.25, 101))
output = Output('output', (U8, [2, 6, 2], 2.25, 101))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 1).To(output)
Example({
    input: [0, 255, 58, 21, 67, 164, 251, 155, 233, 29, 155, 247, 32, 31, 165, 188, 87, 209, 137, 234, 77, 1,
    0, 16],
    output: [0, 255, 251, 155, 58, 21, 233, 29, 67, 164, 155, 247, 32, 31, 137, 234, 165, 188, 77, 1, 87, 209,
    0, 16],
}, name='rank_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 1, 1).To(output)
Example({
    input: [7.87, 5.347, 5.385, -5.229, 3.741, 7.751, 5.491, -5.623],
    output: [7.87, 5.347, 5.385, -5.229, 3.741, 7.751, 5.491, -5.623],
}, name='one_group').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4], 0.10000000149011612, 0))
output = Output('output', (U8, [2, 4], 0.10000000149011612, 0))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 1, 1).To(output)
Example({
    input: [0, 255, 157, 135, 248, 64, 76, 254],
    output: [0, 255, 157, 135, 248, 64, 76, 254],
}, name='one_group_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 4, 1).To(output)
Example({
    input: [-5.68, -2.096, 5.045, -3.885, -4.772, -5.026, 7.203, -1.567],
    output: [-5.68, -2.096, 5.045, -3.885, -4.772, -5.026, 7.203, -1.567],
}, name='a_group_each').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4], 0.5, 255))
output = Output('output', (U8, [2, 4], 0.5, 255))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 4, 1).To(output)
Example({
    input: [0, 255, 80, 60, 81, 88, 129, 65],
    output: [0, 255, 80, 60, 81, 88, 129, 65],
}, name='a_group_each_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6]))
output = Output('output', (F32, [2, 6]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 1).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output: [float('inf'), -3.4e+38, float('-inf'), 1e+30, 3.4e+38, 65520.0, -70000.0, 2049.0, 0.0,
    1000000000.0, 1.0, 7.1],
}, name='extremes').DisableLifeTimeVariation()

# Copied to the bit: every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6], 0.5, 40))
quantized = Internal('quantized', (U8, [2, 6], 0.5, 40))
output = Output('output', (F32, [2, 6]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, 1).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 228, 131, 103, 18, 102, 213, 24, 252, 37, 9],
    output: [-20.0, 94.0, 31.5, 107.5, 45.5, -11.0, 31.0, -8.0, -1.5, 86.5, 106.0, -15.5],
}, name='real_codes').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()
