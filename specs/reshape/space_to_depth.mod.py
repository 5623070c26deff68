# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: blocks, layouts, types.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 8]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2, layout).To(output)
Example({
    input: [-7.882, -7.903, -0.003, -6.746, -2.011, 1.31, -6.897, -5.839, 2.164, 6.198, 2.284, 7.362, -0.59,
    -6.185, -5.367, -4.434, 8.26, 1.29, 4.422, -4.081, 0.641, 5.204, 6.403, -2.091, 2.848, 1.189,
    -5.813, 0.882, 4.016, -1.117, -3.944, -8.014, -4.344, -4.29, -3.223, -5.568, 6.711, 6.597,
    -4.387, 4.458, 3.868, 3.919, 6.589, -0.873, 1.152, -7.188, -3.483, 2.834],
    output: [-7.882, -7.903, -0.003, -6.746, -0.59, -6.185, -5.367, -4.434, -2.011, 1.31, -6.897, -5.839, 8.26,
    1.29, 4.422, -4.081, 2.164, 6.198, 2.284, 7.362, 0.641, 5.204, 6.403, -2.091, 2.848, 1.189,
    -5.813, 0.882, 6.711, 6.597, -4.387, 4.458, 4.016, -1.117, -3.944, -8.014, 3.868, 3.919, 6.589,
    -0.873, -4.344, -4.29, -3.223, -5.568, 1.152, -7.188, -3.483, 2.834],
}, name='block_2').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 2]))
output = Output('output', (F32, [1, 2, 3, 8]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(output)
Example({
    input: [-7.882, -7.903, -0.003, -6.746, -2.011, 1.31, -6.897, -5.839, 2.164, 6.198, 2.284, 7.362, -0.59,
    -6.185, -5.367, -4.434, 8.26, 1.29, 4.422, -4.081, 0.641, 5.204, 6.403, -2.091, 2.848, 1.189,
    -5.813, 0.882, 4.016, -1.117, -3.944, -8.014, -4.344, -4.29, -3.223, -5.568, 6.711, 6.597,
    -4.387, 4.458, 3.868, 3.919, 6.589, -0.873, 1.152, -7.188, -3.483, 2.834],
    output: [-7.882, -7.903, -0.003, -6.746, -0.59, -6.185, -5.367, -4.434, -2.011, 1.31, -6.897, -5.839, 8.26,
    1.29, 4.422, -4.081, 2.164, 6.198, 2.284, 7.362, 0.641, 5.204, 6.403, -2.091, 2.848, 1.189,
    -5.813, 0.882, 6.711, 6.597, -4.387, 4.458, 4.016, -1.117, -3.944, -8.014, 3.868, 3.919, 6.589,
    -0.873, -4.344, -4.29, -3.223, -5.568, 1.152, -7.188, -3.483, 2.834],
}, name='block_2_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 6, 2], 0.5, 101))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 8], 0.5, 101))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2, layout).To(output)
Example({
    input: [0, 255, 162, 124, 73, 190, 68, 104, 231, 123, 25, 158, 71, 204, 115, 249, 223, 52, 1, 185, 75, 246,
    76, 242, 34, 89, 194, 250, 114, 123, 130, 115, 227, 132, 11, 73, 251, 195, 65, 26, 131, 52, 90,
    119, 104, 192, 114, 44],
    output: [0, 255, 162, 124, 71, 204, 115, 249, 73, 190, 68, 104, 223, 52, 1, 185, 231, 123, 25, 158, 75, 246,
    76, 242, 34, 89, 194, 250, 251, 195, 65, 26, 114, 123, 130, 115, 131, 52, 90, 119, 227, 132, 11,
    73, 104, 192, 114, 44],
}, name='block_2_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 6, 2], 0.5, 101))
output = Output('output', (U8, [1, 2, 3, 8], 0.5, 101))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(output)
Example({
    input: [0, 255, 162, 124, 73, 190, 68, 104, 231, 123, 25, 158, 71, 204, 115, 249, 223, 52, 1, 185, 75, 246,
    76, 242, 34, 89, 194, 250, 114, 123, 130, 115, 227, 132, 11, 73, 251, 195, 65, 26, 131, 52, 90,
    119, 104, 192, 114, 44],
    output: [0, 255, 162, 124, 71, 204, 115, 249, 73, 190, 68, 104, 223, 52, 1, 185, 231, 123, 25, 158, 75, 246,
    76, 242, 34, 89, 194, 250, 251, 195, 65, 26, 114, 123, 130, 115, 131, 52, 90, 119, 227, 132, 11,
    73, 104, 192, 114, 44],
}, name='block_2_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 4, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 1, 2, 12]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2, layout).To(output)
Example({
    input: [3.32, -1.813, 2.2, 0.54, 4.535, -4.945, 4.75, -4.02, -4.63, 6.373, -6.309, -1.386, -8.052, 3.161,
    3.145, -0.533, -0.37, 8.345, 0.919, 4.154, 6.65, -8.274, 2.713, -5.418, -4.851, -4.966, -0.996,
    -4.889, -6.917, -6.5, -3.291, -8.206, 2.275, 0.322, 4.05, -5.554, -4.352, -2.854, 3.793, 2.231,
    -3.1, 5.728, -4.783, -3.865, 7.88, 0.143, -4.285, 1.724],
    output: [3.32, -1.813, 2.2, 0.54, 4.535, -4.945, -8.052, 3.161, 3.145, -0.533, -0.37, 8.345, 4.75, -4.02,
    -4.63, 6.373, -6.309, -1.386, 0.919, 4.154, 6.65, -8.274, 2.713, -5.418, -4.851, -4.966, -0.996,
    -4.889, -6.917, -6.5, -4.352, -2.854, 3.793, 2.231, -3.1, 5.728, -3.291, -8.206, 2.275, 0.322,
    4.05, -5.554, -4.783, -3.865, 7.88, 0.143, -4.285, 1.724],
}, name='block_2_batches').AddNchw(input, output, layout).AddVariations('float16')

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 4, 3]))
output = Output('output', (F32, [2, 1, 2, 12]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(output)
Example({
    input: [3.32, -1.813, 2.2, 0.54, 4.535, -4.945, 4.75, -4.02, -4.63, 6.373, -6.309, -1.386, -8.052, 3.161,
    3.145, -0.533, -0.37, 8.345, 0.919, 4.154, 6.65, -8.274, 2.713, -5.418, -4.851, -4.966, -0.996,
    -4.889, -6.917, -6.5, -3.291, -8.206, 2.275, 0.322, 4.05, -5.554, -4.352, -2.854, 3.793, 2.231,
    -3.1, 5.728, -4.783, -3.865, 7.88, 0.143, -4.285, 1.724],
    output: [3.32, -1.813, 2.2, 0.54, 4.535, -4.945, -8.052, 3.161, 3.145, -0.533, -0.37, 8.345, 4.75, -4.02,
    -4.63, 6.373, -6.309, -1.386, 0.919, 4.154, 6.65, -8.274, 2.713, -5.418, -4.851, -4.966, -0.996,
    -4.889, -6.917, -6.5, -4.352, -2.854, 3.793, 2.231, -3.1, 5.728, -3.291, -8.206, 2.275, 0.322,
    4.05, -5.554, -4.783, -3.865, 7.88, 0.143, -4.285, 1.724],
}, name='block_2_batches_without_layout').AddVariations('float16')

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 4, 3], 0.013700000010430813, 0))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 2, 12], 0.013700000010430813, 0))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2, layout).To(output)
Example({
    input: [0, 255, 15, 70, 239, 214, 6, 95, 108, 240, 114, 17, 232, 34, 86, 144, 114, 26, 229, 243, 74, 151,
    230, 13, 162, 143, 208, 237, 177, 200, 192, 252, 133, 92, 128, 95, 184, 194, 186, 2, 45, 174,
    22, 42, 100, 3, 40, 47],
    output: [0, 255, 15, 70, 239, 214, 232, 34, 86, 144, 114, 26, 6, 95, 108, 240, 114, 17, 229, 243, 74, 151,
    230, 13, 162, 143, 208, 237, 177, 200, 184, 194, 186, 2, 45, 174, 192, 252, 133, 92, 128, 95,
    22, 42, 100, 3, 40, 47],
}, name='block_2_batches_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output))

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 4, 3], 0.013700000010430813, 0))
output = Output('output', (U8, [2, 1, 2, 12], 0.013700000010430813, 0))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(output)
Example({
    input: [0, 255, 15, 70, 239, 214, 6, 95, 108, 240, 114, 17, 232, 34, 86, 144, 114, 26, 229, 243, 74, 151,
    230, 13, 162, 143, 208, 237, 177, 200, 192, 252, 133, 92, 128, 95, 184, 194, 186, 2, 45, 174,
    22, 42, 100, 3, 40, 47],
    output: [0, 255, 15, 70, 239, 214, 232, 34, 86, 144, 114, 26, 6, 95, 108, 240, 114, 17, 229, 243, 74, 151,
    230, 13, 162, 143, 208, 237, 177, 200, 184, 194, 186, 2, 45, 174, 192, 252, 133, 92, 128, 95,
    22, 42, 100, 3, 40, 47],
}, name='block_2_batches_without_layout_quant8').AddVariations(signed(input, output))

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 6, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 2, 18]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 3, layout).To(output)
Example({
    input: [2.662, 0.744, -4.603, 6.094, -6.525, -0.619, 4.282, 4.488, -2.936, -5.712, -2.422, 8.855, -2.209,
    -7.452, -3.557, -7.56, 1.721, 6.766, -4.244, -0.19, -5.976, -3.772, 0.88, -7.106, -8.328,
    -1.334, -0.069, -2.002, 5.32, 7.685, -5.132, 2.026, -6.787, 3.045, -3.685, 8.75],
    output: [2.662, 0.744, -4.603, 6.094, -6.525, -0.619, -2.209, -7.452, -3.557, -7.56, 1.721, 6.766, -8.328,
    -1.334, -0.069, -2.002, 5.32, 7.685, 4.282, 4.488, -2.936, -5.712, -2.422, 8.855, -4.244, -0.19,
    -5.976, -3.772, 0.88, -7.106, -5.132, 2.026, -6.787, 3.045, -3.685, 8.75],
}, name='block_3').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 6, 2]))
output = Output('output', (F32, [1, 1, 2, 18]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 3).To(output)
Example({
    input: [2.662, 0.744, -4.603, 6.094, -6.525, -0.619, 4.282, 4.488, -2.936, -5.712, -2.422, 8.855, -2.209,
    -7.452, -3.557, -7.56, 1.721, 6.766, -4.244, -0.19, -5.976, -3.772, 0.88, -7.106, -8.328,
    -1.334, -0.069, -2.002, 5.32, 7.685, -5.132, 2.026, -6.787, 3.045, -3.685, 8.75],
    output: [2.662, 0.744, -4.603, 6.094, -6.525, -0.619, -2.209, -7.452, -3.557, -7.56, 1.721, 6.766, -8.328,
    -1.334, -0.069, -2.002, 5.32, 7.685, 4.282, 4.488, -2.936, -5.712, -2.422, 8.855, -4.244, -0.19,
    -5.976, -3.772, 0.88, -7.106, -5.132, 2.026, -6.787, 3.045, -3.685, 8.75],
}, name='block_3_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 6, 2], 2.25, 255))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 2, 18], 2.25, 255))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 3, layout).To(output)
Example({
    input: [0, 255, 28, 28, 19, 200, 185, 8, 43, 103, 61, 217, 154, 153, 38, 111, 54, 86, 26, 123, 122, 158,
    153, 222, 37, 94, 197, 0, 113, 220, 76, 130, 90, 46, 109, 95],
    output: [0, 255, 28, 28, 19, 200, 154, 153, 38, 111, 54, 86, 37, 94, 197, 0, 113, 220, 185, 8, 43, 103, 61,
    217, 26, 123, 122, 158, 153, 222, 76, 130, 90, 46, 109, 95],
}, name='block_3_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 6, 2], 2.25, 255))
output = Output('output', (U8, [1, 1, 2, 18], 2.25, 255))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 3).To(output)
Example({
    input: [0, 255, 28, 28, 19, 200, 185, 8, 43, 103, 61, 217, 154, 153, 38, 111, 54, 86, 26, 123, 122, 158,
    153, 222, 37, 94, 197, 0, 113, 220, 76, 130, 90, 46, 109, 95],
    output: [0, 255, 28, 28, 19, 200, 154, 153, 38, 111, 54, 86, 37, 94, 197, 0, 113, 220, 185, 8, 43, 103, 61,
    217, 26, 123, 122, 158, 153, 222, 76, 130, 90, 46, 109, 95],
}, name='block_3_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 1, layout).To(output)
Example({
    input: [-4.267, 4.861, 5.908, -2.092, 6.828, 7.846, 8.301, 4.493, -6.995, 1.074, 5.424, -2.282],
    output: [-4.267, 4.861, 5.908, -2.092, 6.828, 7.846, 8.301, 4.493, -6.995, 1.074, 5.424, -2.282],
}, name='block_1').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 1).To(output)
Example({
    input: [-4.267, 4.861, 5.908, -2.092, 6.828, 7.846, 8.301, 4.493, -6.995, 1.074, 5.424, -2.282],
    output: [-4.267, 4.861, 5.908, -2.092, 6.828, 7.846, 8.301, 4.493, -6.995, 1.074, 5.424, -2.282],
}, name='block_1_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 1, layout).To(output)
Example({
    input: [0, 255, 6, 249, 18, 164, 112, 151, 228, 192, 175, 94],
    output: [0, 255, 6, 249, 18, 164, 112, 151, 228, 192, 175, 94],
}, name='block_1_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
output = Output('output', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 1).To(output)
Example({
    input: [0, 255, 6, 249, 18, 164, 112, 151, 228, 192, 175, 94],
    output: [0, 255, 6, 249, 18, 164, 112, 151, 228, 192, 175, 94],
}, name='block_1_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 1, 1, 12]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2, layout).To(output)
Example({
    input: [-2.124, 3.153, -3.388, -7.118, -5.453, -2.385, -6.898, -1.606, -2.628, 4.395, 1.245, 0.738],
    output: [-2.124, 3.153, -3.388, -7.118, -5.453, -2.385, -6.898, -1.606, -2.628, 4.395, 1.245, 0.738],
}, name='whole').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 3]))
output = Output('output', (F32, [1, 1, 1, 12]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(output)
Example({
    input: [-2.124, 3.153, -3.388, -7.118, -5.453, -2.385, -6.898, -1.606, -2.628, 4.395, 1.245, 0.738],
    output: [-2.124, 3.153, -3.388, -7.118, -5.453, -2.385, -6.898, -1.606, -2.628, 4.395, 1.245, 0.738],
}, name='whole_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Pixels become channels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 2, 3], 0.5, 128))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 1, 12], 0.5, 128))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2, layout).To(output)
Example({
    input: [0, 255, 53, 1, 222, 68, 51, 13, 83, 96, 238, 236],
    output: [0, 255, 53, 1, 222, 68, 51, 13, 83, 96, 238, 236],
}, name='whole_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 2, 3], 0.5, 128))
output = Output('output', (U8, [1, 1, 1, 12], 0.5, 128))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(output)
Example({
    input: [0, 255, 53, 1, 222, 68, 51, 13, 83, 96, 238, 236],
    output: [0, 255, 53, 1, 222, 68, 51, 13, 83, 96, 238, 236],
}, name='whole_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.5, 0))
moved = Internal('moved', (U8, [1, 1, 2, 8], 0.5, 0))
output = Output('output', (F32, [1, 1, 2, 8]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 232, 150, 56, 195, 25, 224, 140, 81, 90, 92, 78, 13, 126, 30],
    output: [0.0, 127.5, 116.0, 75.0, 70.0, 40.5, 45.0, 46.0, 28.0, 97.5, 12.5, 112.0, 39.0, 6.5, 63.0, 15.0],
}, name='real_codes_zero_point_0').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.5, 128))
moved = Internal('moved', (U8, [1, 1, 2, 8], 0.5, 128))
output = Output('output', (F32, [1, 1, 2, 8]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 152, 104, 149, 124, 239, 114, 254, 175, 113, 59, 45, 207, 208, 165],
    output: [-64.0, 63.5, 12.0, -12.0, 63.0, 23.5, -7.5, -34.5, 10.5, -2.0, 55.5, -7.0, -41.5, 39.5, 40.0, 18.5],
}, name='real_codes_zero_point_128').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.5, 255))
moved = Internal('moved', (U8, [1, 1, 2, 8], 0.5, 255))
output = Output('output', (F32, [1, 1, 2, 8]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 200, 213, 246, 98, 204, 201, 13, 110, 84, 153, 63, 193, 240, 193],
    output: [-127.5, 0.0, -27.5, -21.0, -121.0, -72.5, -85.5, -51.0, -4.5, -78.5, -25.5, -27.0, -96.0, -31.0,
    -7.5, -31.0],
}, name='real_codes_zero_point_255').AddVariations(signed(input, moved)).DisableLifeTimeVariation()
