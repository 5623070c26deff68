# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# DEPTH_TO_SPACE: blocks, layouts, types.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 8]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2, layout).To(output)
Example({
    input: [4.208, 3.555, -7.011, 5.1, -6.441, 5.961, 3.632, 6.624, 6.557, 8.899, -8.123, 0.759, 4.531, -4.558,
    -2.309, 5.806, -2.307, 5.788, -1.901, 2.4, 8.993, 7.528, 0.062, -1.944, 0.989, -5.454, -3.779,
    5.141, -3.325, -6.243, -4.938, -1.307, 6.565, 2.159, -3.32, -7.966, -1.662, 3.221, -0.378,
    -1.821, -3.582, 7.035, -2.741, -8.775, -3.165, 3.172, -8.907, 8.491],
    output: [4.208, 3.555, -7.011, 5.1, 6.557, 8.899, -8.123, 0.759, -2.307, 5.788, -1.901, 2.4, -6.441, 5.961,
    3.632, 6.624, 4.531, -4.558, -2.309, 5.806, 8.993, 7.528, 0.062, -1.944, 0.989, -5.454, -3.779,
    5.141, 6.565, 2.159, -3.32, -7.966, -3.582, 7.035, -2.741, -8.775, -3.325, -6.243, -4.938,
    -1.307, -1.662, 3.221, -0.378, -1.821, -3.165, 3.172, -8.907, 8.491],
}, name='block_2').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 8]))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(output)
Example({
    input: [4.208, 3.555, -7.011, 5.1, -6.441, 5.961, 3.632, 6.624, 6.557, 8.899, -8.123, 0.759, 4.531, -4.558,
    -2.309, 5.806, -2.307, 5.788, -1.901, 2.4, 8.993, 7.528, 0.062, -1.944, 0.989, -5.454, -3.779,
    5.141, -3.325, -6.243, -4.938, -1.307, 6.565, 2.159, -3.32, -7.966, -1.662, 3.221, -0.378,
    -1.821, -3.582, 7.035, -2.741, -8.775, -3.165, 3.172, -8.907, 8.491],
    output: [4.208, 3.555, -7.011, 5.1, 6.557, 8.899, -8.123, 0.759, -2.307, 5.788, -1.901, 2.4, -6.441, 5.961,
    3.632, 6.624, 4.531, -4.558, -2.309, 5.806, 8.993, 7.528, 0.062, -1.944, 0.989, -5.454, -3.779,
    5.141, 6.565, 2.159, -3.32, -7.966, -3.582, 7.035, -2.741, -8.775, -3.325, -6.243, -4.938,
    -1.307, -1.662, 3.221, -0.378, -1.821, -3.165, 3.172, -8.907, 8.491],
}, name='block_2_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 8], 0.5, 101))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 6, 2], 0.5, 101))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2, layout).To(output)
Example({
    input: [0, 255, 9, 181, 222, 156, 233, 191, 128, 241, 204, 90, 53, 77, 216, 224, 134, 152, 1, 50, 223, 157,
    69, 190, 49, 253, 204, 207, 224, 159, 120, 196, 19, 240, 13, 222, 115, 192, 98, 84, 73, 25, 53,
    218, 22, 171, 163, 22],
    output: [0, 255, 9, 181, 128, 241, 204, 90, 134, 152, 1, 50, 222, 156, 233, 191, 53, 77, 216, 224, 223, 157,
    69, 190, 49, 253, 204, 207, 19, 240, 13, 222, 73, 25, 53, 218, 224, 159, 120, 196, 115, 192, 98,
    84, 22, 171, 163, 22],
}, name='block_2_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 8], 0.5, 101))
output = Output('output', (U8, [1, 4, 6, 2], 0.5, 101))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(output)
Example({
    input: [0, 255, 9, 181, 222, 156, 233, 191, 128, 241, 204, 90, 53, 77, 216, 224, 134, 152, 1, 50, 223, 157,
    69, 190, 49, 253, 204, 207, 224, 159, 120, 196, 19, 240, 13, 222, 115, 192, 98, 84, 73, 25, 53,
    218, 22, 171, 163, 22],
    output: [0, 255, 9, 181, 128, 241, 204, 90, 134, 152, 1, 50, 222, 156, 233, 191, 53, 77, 216, 224, 223, 157,
    69, 190, 49, 253, 204, 207, 19, 240, 13, 222, 73, 25, 53, 218, 224, 159, 120, 196, 115, 192, 98,
    84, 22, 171, 163, 22],
}, name='block_2_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 2, 4]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 4, 1]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2, layout).To(output)
Example({
    input: [-4.419, 5.457, -8.034, -5.92, -2.849, -8.023, 2.269, 2.543, 5.474, -5.952, 6.693, 5.791, -2.165,
    8.463, 7.273, -4.992],
    output: [-4.419, 5.457, -2.849, -8.023, -8.034, -5.92, 2.269, 2.543, 5.474, -5.952, -2.165, 8.463, 6.693,
    5.791, 7.273, -4.992],
}, name='block_2_batches').AddNchw(input, output, layout).AddVariations('float16')

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 2, 4]))
output = Output('output', (F32, [2, 2, 4, 1]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(output)
Example({
    input: [-4.419, 5.457, -8.034, -5.92, -2.849, -8.023, 2.269, 2.543, 5.474, -5.952, 6.693, 5.791, -2.165,
    8.463, 7.273, -4.992],
    output: [-4.419, 5.457, -2.849, -8.023, -8.034, -5.92, 2.269, 2.543, 5.474, -5.952, -2.165, 8.463, 6.693,
    5.791, 7.273, -4.992],
}, name='block_2_batches_without_layout').AddVariations('float16')

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 2, 4], 0.013700000010430813, 0))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 4, 1], 0.013700000010430813, 0))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2, layout).To(output)
Example({
    input: [0, 255, 165, 201, 200, 121, 135, 28, 226, 61, 120, 124, 61, 227, 205, 58],
    output: [0, 255, 200, 121, 165, 201, 135, 28, 226, 61, 61, 227, 120, 124, 205, 58],
}, name='block_2_batches_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output))

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 2, 4], 0.013700000010430813, 0))
output = Output('output', (U8, [2, 2, 4, 1], 0.013700000010430813, 0))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(output)
Example({
    input: [0, 255, 165, 201, 200, 121, 135, 28, 226, 61, 120, 124, 61, 227, 205, 58],
    output: [0, 255, 200, 121, 165, 201, 135, 28, 226, 61, 61, 227, 120, 124, 205, 58],
}, name='block_2_batches_without_layout_quant8').AddVariations(signed(input, output))

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 2, 18]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 6, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 3, layout).To(output)
Example({
    input: [-0.076, 3.319, -1.562, -0.011, -4.729, 1.968, 2.497, 0.895, -3.5, 7.139, -1.958, -6.316, 6.555,
    -4.12, 5.859, -0.403, 8.075, 2.93, 7.038, -7.578, -6.76, -6.905, -1.866, -5.269, 1.724, -6.475,
    -7.318, 4.102, 3.343, -6.958, 2.879, -1.371, -4.799, 6.216, -6.279, 1.853],
    output: [-0.076, 3.319, -1.562, -0.011, -4.729, 1.968, 7.038, -7.578, -6.76, -6.905, -1.866, -5.269, 2.497,
    0.895, -3.5, 7.139, -1.958, -6.316, 1.724, -6.475, -7.318, 4.102, 3.343, -6.958, 6.555, -4.12,
    5.859, -0.403, 8.075, 2.93, 2.879, -1.371, -4.799, 6.216, -6.279, 1.853],
}, name='block_3').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 2, 18]))
output = Output('output', (F32, [1, 3, 6, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 3).To(output)
Example({
    input: [-0.076, 3.319, -1.562, -0.011, -4.729, 1.968, 2.497, 0.895, -3.5, 7.139, -1.958, -6.316, 6.555,
    -4.12, 5.859, -0.403, 8.075, 2.93, 7.038, -7.578, -6.76, -6.905, -1.866, -5.269, 1.724, -6.475,
    -7.318, 4.102, 3.343, -6.958, 2.879, -1.371, -4.799, 6.216, -6.279, 1.853],
    output: [-0.076, 3.319, -1.562, -0.011, -4.729, 1.968, 7.038, -7.578, -6.76, -6.905, -1.866, -5.269, 2.497,
    0.895, -3.5, 7.139, -1.958, -6.316, 1.724, -6.475, -7.318, 4.102, 3.343, -6.958, 6.555, -4.12,
    5.859, -0.403, 8.075, 2.93, 2.879, -1.371, -4.799, 6.216, -6.279, 1.853],
}, name='block_3_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 2, 18], 2.25, 255))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 6, 2], 2.25, 255))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 3, layout).To(output)
Example({
    input: [0, 255, 13, 68, 178, 52, 6, 126, 120, 101, 16, 180, 177, 186, 233, 70, 187, 228, 157, 71, 114, 164,
    126, 223, 183, 0, 233, 33, 87, 203, 244, 74, 196, 163, 152, 202],
    output: [0, 255, 13, 68, 178, 52, 157, 71, 114, 164, 126, 223, 6, 126, 120, 101, 16, 180, 183, 0, 233, 33,
    87, 203, 177, 186, 233, 70, 187, 228, 244, 74, 196, 163, 152, 202],
}, name='block_3_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 2, 18], 2.25, 255))
output = Output('output', (U8, [1, 3, 6, 2], 2.25, 255))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 3).To(output)
Example({
    input: [0, 255, 13, 68, 178, 52, 6, 126, 120, 101, 16, 180, 177, 186, 233, 70, 187, 228, 157, 71, 114, 164,
    126, 223, 183, 0, 233, 33, 87, 203, 244, 74, 196, 163, 152, 202],
    output: [0, 255, 13, 68, 178, 52, 157, 71, 114, 164, 126, 223, 6, 126, 120, 101, 16, 180, 183, 0, 233, 33,
    87, 203, 177, 186, 233, 70, 187, 228, 244, 74, 196, 163, 152, 202],
}, name='block_3_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 1, layout).To(output)
Example({
    input: [6.205, -5.008, 8.688, -8.81, 3.757, -3.555, -0.779, 7.893, 8.212, -6.87, -7.184, -7.572],
    output: [6.205, -5.008, 8.688, -8.81, 3.757, -3.555, -0.779, 7.893, 8.212, -6.87, -7.184, -7.572],
}, name='block_1').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 1).To(output)
Example({
    input: [6.205, -5.008, 8.688, -8.81, 3.757, -3.555, -0.779, 7.893, 8.212, -6.87, -7.184, -7.572],
    output: [6.205, -5.008, 8.688, -8.81, 3.757, -3.555, -0.779, 7.893, 8.212, -6.87, -7.184, -7.572],
}, name='block_1_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 1, layout).To(output)
Example({
    input: [0, 255, 39, 139, 19, 130, 10, 91, 105, 183, 250, 245],
    output: [0, 255, 39, 139, 19, 130, 10, 91, 105, 183, 250, 245],
}, name='block_1_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
output = Output('output', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 1).To(output)
Example({
    input: [0, 255, 39, 139, 19, 130, 10, 91, 105, 183, 250, 245],
    output: [0, 255, 39, 139, 19, 130, 10, 91, 105, 183, 250, 245],
}, name='block_1_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 1, 12]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2, layout).To(output)
Example({
    input: [2.688, 5.506, -8.491, 3.869, -5.488, -1.936, -4.407, 6.856, 1.59, -5.26, -1.132, -3.788],
    output: [2.688, 5.506, -8.491, 3.869, -5.488, -1.936, -4.407, 6.856, 1.59, -5.26, -1.132, -3.788],
}, name='pixel').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 1, 12]))
output = Output('output', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(output)
Example({
    input: [2.688, 5.506, -8.491, 3.869, -5.488, -1.936, -4.407, 6.856, 1.59, -5.26, -1.132, -3.788],
    output: [2.688, 5.506, -8.491, 3.869, -5.488, -1.936, -4.407, 6.856, 1.59, -5.26, -1.132, -3.788],
}, name='pixel_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 1, 12], 0.5, 128))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 2, 3], 0.5, 128))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2, layout).To(output)
Example({
    input: [0, 255, 216, 11, 148, 224, 18, 26, 79, 198, 217, 17],
    output: [0, 255, 216, 11, 148, 224, 18, 26, 79, 198, 217, 17],
}, name='pixel_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 1, 12], 0.5, 128))
output = Output('output', (U8, [1, 2, 2, 3], 0.5, 128))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(output)
Example({
    input: [0, 255, 216, 11, 148, 224, 18, 26, 79, 198, 217, 17],
    output: [0, 255, 216, 11, 148, 224, 18, 26, 79, 198, 217, 17],
}, name='pixel_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 2, 8], 0.5, 0))
moved = Internal('moved', (U8, [1, 2, 4, 2], 0.5, 0))
output = Output('output', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 214, 153, 74, 164, 246, 37, 87, 51, 99, 124, 69, 236, 89, 136],
    output: [0.0, 127.5, 107.0, 76.5, 43.5, 25.5, 49.5, 62.0, 37.0, 82.0, 123.0, 18.5, 34.5, 118.0, 44.5, 68.0],
}, name='real_codes_zero_point_0').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 2, 8], 0.5, 128))
moved = Internal('moved', (U8, [1, 2, 4, 2], 0.5, 128))
output = Output('output', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 105, 189, 70, 24, 222, 171, 159, 37, 15, 100, 86, 60, 202, 171],
    output: [-64.0, 63.5, -11.5, 30.5, 15.5, -45.5, -56.5, -14.0, -29.0, -52.0, 47.0, 21.5, -21.0, -34.0, 37.0,
    21.5],
}, name='real_codes_zero_point_128').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 2, 8], 0.5, 255))
moved = Internal('moved', (U8, [1, 2, 4, 2], 0.5, 255))
output = Output('output', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 98, 133, 1, 128, 167, 239, 49, 60, 233, 21, 102, 100, 228, 9],
    output: [-127.5, 0.0, -78.5, -61.0, -103.0, -97.5, -11.0, -117.0, -127.0, -63.5, -44.0, -8.0, -76.5, -77.5,
    -13.5, -123.0],
}, name='real_codes_zero_point_255').AddVariations(signed(input, moved)).DisableLifeTimeVariation()
