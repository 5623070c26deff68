# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# BATCH_TO_SPACE_ND: blocks, layouts, types.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Batches become pixels; block height and width differ.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 1, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 6, 2]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [2, 2], layout).To(output)
Example({
    input: [1.184, 3.362, 4.896, 1.911, 3.087, 8.474, -5.466, -4.663, 1.983, -4.392, -5.562, -4.302, 6.039,
    5.463, -3.941, 8.371, -8.919, 6.217, 0.392, 6.687, 0.7, 6.055, 7.654, -0.196],
    output: [1.184, 3.362, -5.466, -4.663, 4.896, 1.911, 1.983, -4.392, 3.087, 8.474, -5.562, -4.302, 6.039,
    5.463, 0.392, 6.687, -3.941, 8.371, 0.7, 6.055, -8.919, 6.217, 7.654, -0.196],
}, name='block_2x2').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 1, 3, 2]))
output = Output('output', (F32, [1, 2, 6, 2]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [2, 2]).To(output)
Example({
    input: [1.184, 3.362, 4.896, 1.911, 3.087, 8.474, -5.466, -4.663, 1.983, -4.392, -5.562, -4.302, 6.039,
    5.463, -3.941, 8.371, -8.919, 6.217, 0.392, 6.687, 0.7, 6.055, 7.654, -0.196],
    output: [1.184, 3.362, -5.466, -4.663, 4.896, 1.911, 1.983, -4.392, 3.087, 8.474, -5.562, -4.302, 6.039,
    5.463, 0.392, 6.687, -3.941, 8.371, 0.7, 6.055, -8.919, 6.217, 7.654, -0.196],
}, name='block_2x2_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Batches become pixels; block height and width differ.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 1, 3, 2], 0.5, 101))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 6, 2], 0.5, 101))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [2, 2], layout).To(output)
Example({
    input: [0, 255, 57, 16, 130, 151, 41, 21, 183, 22, 97, 105, 74, 78, 158, 1, 182, 10, 227, 4, 73, 82, 18,
    222],
    output: [0, 255, 41, 21, 57, 16, 183, 22, 130, 151, 97, 105, 74, 78, 227, 4, 158, 1, 73, 82, 182, 10, 18,
    222],
}, name='block_2x2_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 1, 3, 2], 0.5, 101))
output = Output('output', (U8, [1, 2, 6, 2], 0.5, 101))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [2, 2]).To(output)
Example({
    input: [0, 255, 57, 16, 130, 151, 41, 21, 183, 22, 97, 105, 74, 78, 158, 1, 182, 10, 227, 4, 73, 82, 18,
    222],
    output: [0, 255, 41, 21, 57, 16, 183, 22, 130, 151, 97, 105, 74, 78, 227, 4, 158, 1, 73, 82, 182, 10, 18,
    222],
}, name='block_2x2_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Batches become pixels; block height and width differ.
# Expected values: float64 formula.
input = Input('input', (F32, [6, 2, 1, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 3, 2]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [2, 3], layout).To(output)
Example({
    input: [-2.934, 2.25, -3.062, -3.199, 6.791, -4.516, 8.353, -7.697, -1.577, -7.619, -3.261, 1.264, -1.01,
    0.232, -0.687, -7.885, 1.195, -3.958, -2.338, -5.379, 6.799, -6.73, 5.128, -5.949],
    output: [-2.934, 2.25, 6.791, -4.516, -1.577, -7.619, -1.01, 0.232, 1.195, -3.958, 6.799, -6.73, -3.062,
    -3.199, 8.353, -7.697, -3.261, 1.264, -0.687, -7.885, -2.338, -5.379, 5.128, -5.949],
}, name='block_2x3').AddNchw(input, output, layout).AddVariations('float16')

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [6, 2, 1, 2]))
output = Output('output', (F32, [1, 4, 3, 2]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [2, 3]).To(output)
Example({
    input: [-2.934, 2.25, -3.062, -3.199, 6.791, -4.516, 8.353, -7.697, -1.577, -7.619, -3.261, 1.264, -1.01,
    0.232, -0.687, -7.885, 1.195, -3.958, -2.338, -5.379, 6.799, -6.73, 5.128, -5.949],
    output: [-2.934, 2.25, 6.791, -4.516, -1.577, -7.619, -1.01, 0.232, 1.195, -3.958, 6.799, -6.73, -3.062,
    -3.199, 8.353, -7.697, -3.261, 1.264, -0.687, -7.885, -2.338, -5.379, 5.128, -5.949],
}, name='block_2x3_without_layout').AddVariations('float16')

# Batches become pixels; block height and width differ.
# Expected values: float64 formula.
input = Input('input', (U8, [6, 2, 1, 2], 0.013700000010430813, 0))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 3, 2], 0.013700000010430813, 0))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [2, 3], layout).To(output)
Example({
    input: [0, 255, 179, 254, 72, 252, 191, 24, 143, 49, 115, 111, 100, 62, 132, 207, 247, 10, 15, 54, 222,
    113, 157, 246],
    output: [0, 255, 72, 252, 143, 49, 100, 62, 247, 10, 222, 113, 179, 254, 191, 24, 115, 111, 132, 207, 15,
    54, 157, 246],
}, name='block_2x3_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output))

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [6, 2, 1, 2], 0.013700000010430813, 0))
output = Output('output', (U8, [1, 4, 3, 2], 0.013700000010430813, 0))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [2, 3]).To(output)
Example({
    input: [0, 255, 179, 254, 72, 252, 191, 24, 143, 49, 115, 111, 100, 62, 132, 207, 247, 10, 15, 54, 222,
    113, 157, 246],
    output: [0, 255, 72, 252, 143, 49, 100, 62, 247, 10, 222, 113, 179, 254, 191, 24, 115, 111, 132, 207, 15,
    54, 157, 246],
}, name='block_2x3_without_layout_quant8').AddVariations(signed(input, output))

# Batches become pixels; block height and width differ.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 1, 2, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 2, 3]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [3, 1], layout).To(output)
Example({
    input: [4.419, 7.566, -6.527, 7.077, -0.089, 1.045, -1.618, 0.94, -8.078, 4.455, 0.066, -0.093, 1.466,
    6.799, 2.858, 1.176, -2.605, -6.919],
    output: [4.419, 7.566, -6.527, 7.077, -0.089, 1.045, -1.618, 0.94, -8.078, 4.455, 0.066, -0.093, 1.466,
    6.799, 2.858, 1.176, -2.605, -6.919],
}, name='block_3x1').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 1, 2, 3]))
output = Output('output', (F32, [1, 3, 2, 3]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [3, 1]).To(output)
Example({
    input: [4.419, 7.566, -6.527, 7.077, -0.089, 1.045, -1.618, 0.94, -8.078, 4.455, 0.066, -0.093, 1.466,
    6.799, 2.858, 1.176, -2.605, -6.919],
    output: [4.419, 7.566, -6.527, 7.077, -0.089, 1.045, -1.618, 0.94, -8.078, 4.455, 0.066, -0.093, 1.466,
    6.799, 2.858, 1.176, -2.605, -6.919],
}, name='block_3x1_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Batches become pixels; block height and width differ.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 1, 2, 3], 2.25, 255))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 2, 3], 2.25, 255))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [3, 1], layout).To(output)
Example({
    input: [0, 255, 4, 63, 157, 125, 141, 17, 120, 223, 146, 13, 79, 26, 102, 110, 49, 48],
    output: [0, 255, 4, 63, 157, 125, 141, 17, 120, 223, 146, 13, 79, 26, 102, 110, 49, 48],
}, name='block_3x1_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 1, 2, 3], 2.25, 255))
output = Output('output', (U8, [1, 3, 2, 3], 2.25, 255))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [3, 1]).To(output)
Example({
    input: [0, 255, 4, 63, 157, 125, 141, 17, 120, 223, 146, 13, 79, 26, 102, 110, 49, 48],
    output: [0, 255, 4, 63, 157, 125, 141, 17, 120, 223, 146, 13, 79, 26, 102, 110, 49, 48],
}, name='block_3x1_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Batches become pixels; block height and width differ.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 2, 2, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 4, 1]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [1, 2], layout).To(output)
Example({
    input: [4.466, -1.838, 7.612, 7.1, -0.243, 5.072, -6.194, 2.443, 7.333, -0.747, 7.494, 2.642, -3.529,
    5.953, -8.689, -7.794],
    output: [4.466, 7.333, -1.838, -0.747, 7.612, 7.494, 7.1, 2.642, -0.243, -3.529, 5.072, 5.953, -6.194,
    -8.689, 2.443, -7.794],
}, name='block_1x2').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 2, 2, 1]))
output = Output('output', (F32, [2, 2, 4, 1]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [1, 2]).To(output)
Example({
    input: [4.466, -1.838, 7.612, 7.1, -0.243, 5.072, -6.194, 2.443, 7.333, -0.747, 7.494, 2.642, -3.529,
    5.953, -8.689, -7.794],
    output: [4.466, 7.333, -1.838, -0.747, 7.612, 7.494, 7.1, 2.642, -0.243, -3.529, 5.072, 5.953, -6.194,
    -8.689, 2.443, -7.794],
}, name='block_1x2_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Batches become pixels; block height and width differ.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 2, 2, 1], 0.10000000149011612, 37))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 4, 1], 0.10000000149011612, 37))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [1, 2], layout).To(output)
Example({
    input: [0, 255, 85, 26, 202, 158, 12, 29, 44, 89, 152, 185, 185, 215, 73, 176],
    output: [0, 44, 255, 89, 85, 152, 26, 185, 202, 185, 158, 215, 12, 73, 29, 176],
}, name='block_1x2_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 2, 2, 1], 0.10000000149011612, 37))
output = Output('output', (U8, [2, 2, 4, 1], 0.10000000149011612, 37))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [1, 2]).To(output)
Example({
    input: [0, 255, 85, 26, 202, 158, 12, 29, 44, 89, 152, 185, 185, 215, 73, 176],
    output: [0, 44, 255, 89, 85, 152, 26, 185, 202, 185, 158, 215, 12, 73, 29, 176],
}, name='block_1x2_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Batches become pixels; block height and width differ.
# Expected values: float64 formula.
input = Input('input', (F32, [12, 1, 2, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 6, 1]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [2, 3], layout).To(output)
Example({
    input: [-4.249, 0.709, -7.675, -3.072, 5.021, -8.096, -2.022, -8.16, -5.992, -2.572, 3.534, -7.572, -6.364,
    -1.289, -6.348, -3.658, -8.653, 0.113, -1.426, -3.87, 1.126, -2.186, 3.349, 2.735],
    output: [-4.249, 5.021, -5.992, 0.709, -8.096, -2.572, -6.364, -8.653, 1.126, -1.289, 0.113, -2.186, -7.675,
    -2.022, 3.534, -3.072, -8.16, -7.572, -6.348, -1.426, 3.349, -3.658, -3.87, 2.735],
}, name='batches_left').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [12, 1, 2, 1]))
output = Output('output', (F32, [2, 2, 6, 1]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [2, 3]).To(output)
Example({
    input: [-4.249, 0.709, -7.675, -3.072, 5.021, -8.096, -2.022, -8.16, -5.992, -2.572, 3.534, -7.572, -6.364,
    -1.289, -6.348, -3.658, -8.653, 0.113, -1.426, -3.87, 1.126, -2.186, 3.349, 2.735],
    output: [-4.249, 5.021, -5.992, 0.709, -8.096, -2.572, -6.364, -8.653, 1.126, -1.289, 0.113, -2.186, -7.675,
    -2.022, 3.534, -3.072, -8.16, -7.572, -6.348, -1.426, 3.349, -3.658, -3.87, 2.735],
}, name='batches_left_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Batches become pixels; block height and width differ.
# Expected values: float64 formula.
input = Input('input', (U8, [12, 1, 2, 1], 0.5, 128))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 6, 1], 0.5, 128))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [2, 3], layout).To(output)
Example({
    input: [0, 255, 161, 114, 104, 174, 111, 203, 132, 85, 95, 235, 114, 60, 123, 186, 110, 66, 217, 187, 178,
    55, 122, 118],
    output: [0, 104, 132, 255, 174, 85, 114, 110, 178, 60, 66, 55, 161, 111, 95, 114, 203, 235, 123, 217, 122,
    186, 187, 118],
}, name='batches_left_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [12, 1, 2, 1], 0.5, 128))
output = Output('output', (U8, [2, 2, 6, 1], 0.5, 128))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [2, 3]).To(output)
Example({
    input: [0, 255, 161, 114, 104, 174, 111, 203, 132, 85, 95, 235, 114, 60, 123, 186, 110, 66, 217, 187, 178,
    55, 122, 118],
    output: [0, 104, 132, 255, 174, 85, 114, 110, 178, 60, 66, 55, 161, 111, 95, 114, 203, 235, 123, 217, 122,
    186, 187, 118],
}, name='batches_left_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Batches become pixels; block height and width differ.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 3, 1]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [1, 1], layout).To(output)
Example({
    input: [-1.301, 1.516, -0.993, 3.576, -8.967, -0.922, 0.614, -3.034, 3.048, -3.506, -2.954, 3.048],
    output: [-1.301, 1.516, -0.993, 3.576, -8.967, -0.922, 0.614, -3.034, 3.048, -3.506, -2.954, 3.048],
}, name='block_1x1').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3, 1]))
output = Output('output', (F32, [2, 2, 3, 1]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [1, 1]).To(output)
Example({
    input: [-1.301, 1.516, -0.993, 3.576, -8.967, -0.922, 0.614, -3.034, 3.048, -3.506, -2.954, 3.048],
    output: [-1.301, 1.516, -0.993, 3.576, -8.967, -0.922, 0.614, -3.034, 3.048, -3.506, -2.954, 3.048],
}, name='block_1x1_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Batches become pixels; block height and width differ.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 1], 0.013700000010430813, 101))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 3, 1], 0.013700000010430813, 101))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [1, 1], layout).To(output)
Example({
    input: [0, 255, 90, 69, 214, 64, 183, 138, 87, 36, 36, 121],
    output: [0, 255, 90, 69, 214, 64, 183, 138, 87, 36, 36, 121],
}, name='block_1x1_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 1], 0.013700000010430813, 101))
output = Output('output', (U8, [2, 2, 3, 1], 0.013700000010430813, 101))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [1, 1]).To(output)
Example({
    input: [0, 255, 90, 69, 214, 64, 183, 138, 87, 36, 36, 121],
    output: [0, 255, 90, 69, 214, 64, 183, 138, 87, 36, 36, 121],
}, name='block_1x1_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 1, 2, 2], 0.5, 0))
moved = Internal('moved', (U8, [1, 2, 4, 2], 0.5, 0))
output = Output('output', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [2, 2]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 162, 30, 247, 245, 22, 159, 67, 105, 156, 28, 219, 56, 177, 196],
    output: [0.0, 127.5, 123.5, 122.5, 81.0, 15.0, 11.0, 79.5, 33.5, 52.5, 109.5, 28.0, 78.0, 14.0, 88.5, 98.0],
}, name='real_codes_zero_point_0').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 1, 2, 2], 0.5, 128))
moved = Internal('moved', (U8, [1, 2, 4, 2], 0.5, 128))
output = Output('output', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [2, 2]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 251, 10, 187, 179, 170, 127, 62, 224, 64, 233, 24, 235, 30, 247],
    output: [-64.0, 63.5, 29.5, 25.5, 61.5, -59.0, 21.0, -0.5, -33.0, 48.0, -52.0, 53.5, -32.0, 52.5, -49.0,
    59.5],
}, name='real_codes_zero_point_128').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [4, 1, 2, 2], 0.5, 255))
moved = Internal('moved', (U8, [1, 2, 4, 2], 0.5, 255))
output = Output('output', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', input, [2, 2]).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 223, 173, 141, 195, 141, 226, 95, 57, 132, 126, 149, 114, 120, 155],
    output: [-127.5, 0.0, -57.0, -30.0, -16.0, -41.0, -57.0, -14.5, -80.0, -99.0, -53.0, -70.5, -61.5, -64.5,
    -67.5, -50.0],
}, name='real_codes_zero_point_255').AddVariations(signed(input, moved)).DisableLifeTimeVariation()
