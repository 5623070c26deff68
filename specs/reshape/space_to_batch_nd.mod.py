# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_BATCH_ND: blocks, layouts, types.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
layout = BoolScalar('layout', False)
output = Output('output', (F32, [4, 1, 2, 2]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 2], paddings, layout).To(output)
Example({
    input: [-0.339, 0.014, 1.833, 8.368, -0.223, -3.049, -1.356, 0.525, 1.719, 1.972, 1.011, -2.336, -8.351,
    4.921, 1.284, 5.376],
    output: [-0.339, 0.014, -0.223, -3.049, 1.833, 8.368, -1.356, 0.525, 1.719, 1.972, -8.351, 4.921, 1.011,
    -2.336, 1.284, 5.376],
}, name='block_2x2').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 4, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
output = Output('output', (F32, [4, 1, 2, 2]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 2], paddings).To(output)
Example({
    input: [-0.339, 0.014, 1.833, 8.368, -0.223, -3.049, -1.356, 0.525, 1.719, 1.972, 1.011, -2.336, -8.351,
    4.921, 1.284, 5.376],
    output: [-0.339, 0.014, -0.223, -3.049, 1.833, 8.368, -1.356, 0.525, 1.719, 1.972, -8.351, 4.921, 1.011,
    -2.336, 1.284, 5.376],
}, name='block_2x2_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.5, 101))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
layout = BoolScalar('layout', False)
output = Output('output', (U8, [4, 1, 2, 2], 0.5, 101))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 2], paddings, layout).To(output)
Example({
    input: [0, 255, 51, 136, 166, 163, 195, 244, 121, 166, 173, 11, 73, 183, 184, 206],
    output: [0, 255, 166, 163, 51, 136, 195, 244, 121, 166, 73, 183, 173, 11, 184, 206],
}, name='block_2x2_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.5, 101))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
output = Output('output', (U8, [4, 1, 2, 2], 0.5, 101))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 2], paddings).To(output)
Example({
    input: [0, 255, 51, 136, 166, 163, 195, 244, 121, 166, 173, 11, 73, 183, 184, 206],
    output: [0, 255, 166, 163, 51, 136, 195, 244, 121, 166, 73, 183, 173, 11, 184, 206],
}, name='block_2x2_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
layout = BoolScalar('layout', False)
output = Output('output', (F32, [12, 1, 1, 2]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 3], paddings, layout).To(output)
Example({
    input: [3.43, -1.931, -5.139, 0.813, 3.262, -2.94, 7.588, -7.438, -2.51, 3.743, -6.239, -7.799, 2.18,
    5.389, 8.386, -3.428, 7.75, 0.081, -3.134, 6.198, -8.865, -4.282, -4.318, 8.997],
    output: [3.43, -1.931, 2.18, 5.389, -5.139, 0.813, 8.386, -3.428, 3.262, -2.94, 7.75, 0.081, 7.588, -7.438,
    -3.134, 6.198, -2.51, 3.743, -8.865, -4.282, -6.239, -7.799, -4.318, 8.997],
}, name='block_2x3').AddNchw(input, output, layout).AddVariations('float16')

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 3, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
output = Output('output', (F32, [12, 1, 1, 2]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 3], paddings).To(output)
Example({
    input: [3.43, -1.931, -5.139, 0.813, 3.262, -2.94, 7.588, -7.438, -2.51, 3.743, -6.239, -7.799, 2.18,
    5.389, 8.386, -3.428, 7.75, 0.081, -3.134, 6.198, -8.865, -4.282, -4.318, 8.997],
    output: [3.43, -1.931, 2.18, 5.389, -5.139, 0.813, 8.386, -3.428, 3.262, -2.94, 7.75, 0.081, 7.588, -7.438,
    -3.134, 6.198, -2.51, 3.743, -8.865, -4.282, -6.239, -7.799, -4.318, 8.997],
}, name='block_2x3_without_layout').AddVariations('float16')

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.013700000010430813, 0))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
layout = BoolScalar('layout', False)
output = Output('output', (U8, [12, 1, 1, 2], 0.013700000010430813, 0))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 3], paddings, layout).To(output)
Example({
    input: [0, 255, 243, 120, 58, 243, 162, 193, 40, 3, 16, 27, 7, 103, 78, 166, 45, 18, 107, 138, 141, 130,
    80, 77],
    output: [0, 255, 7, 103, 243, 120, 78, 166, 58, 243, 45, 18, 162, 193, 107, 138, 40, 3, 141, 130, 16, 27,
    80, 77],
}, name='block_2x3_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output))

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.013700000010430813, 0))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
output = Output('output', (U8, [12, 1, 1, 2], 0.013700000010430813, 0))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 3], paddings).To(output)
Example({
    input: [0, 255, 243, 120, 58, 243, 162, 193, 40, 3, 16, 27, 7, 103, 78, 166, 45, 18, 107, 138, 141, 130,
    80, 77],
    output: [0, 255, 7, 103, 243, 120, 78, 166, 58, 243, 45, 18, 162, 193, 107, 138, 40, 3, 141, 130, 16, 27,
    80, 77],
}, name='block_2x3_without_layout_quant8').AddVariations(signed(input, output))

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 6, 2, 1]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
layout = BoolScalar('layout', False)
output = Output('output', (F32, [3, 2, 2, 1]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [3, 1], paddings, layout).To(output)
Example({
    input: [-7.543, 6.02, 1.822, 7.104, -6.545, -5.541, 8.982, -6.092, -2.948, 3.012, -8.788, -1.532],
    output: [-7.543, 6.02, 8.982, -6.092, 1.822, 7.104, -2.948, 3.012, -6.545, -5.541, -8.788, -1.532],
}, name='block_3x1').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 6, 2, 1]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
output = Output('output', (F32, [3, 2, 2, 1]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [3, 1], paddings).To(output)
Example({
    input: [-7.543, 6.02, 1.822, 7.104, -6.545, -5.541, 8.982, -6.092, -2.948, 3.012, -8.788, -1.532],
    output: [-7.543, 6.02, 8.982, -6.092, 1.822, 7.104, -2.948, 3.012, -6.545, -5.541, -8.788, -1.532],
}, name='block_3x1_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 2, 1], 2.25, 255))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
layout = BoolScalar('layout', False)
output = Output('output', (U8, [3, 2, 2, 1], 2.25, 255))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [3, 1], paddings, layout).To(output)
Example({
    input: [0, 255, 2, 131, 40, 77, 23, 16, 148, 39, 151, 126],
    output: [0, 255, 23, 16, 2, 131, 148, 39, 40, 77, 151, 126],
}, name='block_3x1_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 2, 1], 2.25, 255))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
output = Output('output', (U8, [3, 2, 2, 1], 2.25, 255))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [3, 1], paddings).To(output)
Example({
    input: [0, 255, 2, 131, 40, 77, 23, 16, 148, 39, 151, 126],
    output: [0, 255, 23, 16, 2, 131, 148, 39, 40, 77, 151, 126],
}, name='block_3x1_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2, 1]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
layout = BoolScalar('layout', False)
output = Output('output', (F32, [4, 3, 1, 1]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [1, 2], paddings, layout).To(output)
Example({
    input: [-5.731, 1.808, -2.882, -3.846, -0.079, 7.753, -0.831, 6.439, 2.259, 7.76, -8.687, 1.519],
    output: [-5.731, -2.882, -0.079, -0.831, 2.259, -8.687, 1.808, -3.846, 7.753, 6.439, 7.76, 1.519],
}, name='block_1x2').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 2, 1]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
output = Output('output', (F32, [4, 3, 1, 1]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [1, 2], paddings).To(output)
Example({
    input: [-5.731, 1.808, -2.882, -3.846, -0.079, 7.753, -0.831, 6.439, 2.259, 7.76, -8.687, 1.519],
    output: [-5.731, -2.882, -0.079, -0.831, 2.259, -8.687, 1.808, -3.846, 7.753, 6.439, 7.76, 1.519],
}, name='block_1x2_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 2, 1], 0.10000000149011612, 37))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
layout = BoolScalar('layout', False)
output = Output('output', (U8, [4, 3, 1, 1], 0.10000000149011612, 37))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [1, 2], paddings, layout).To(output)
Example({
    input: [0, 255, 171, 216, 108, 41, 233, 77, 76, 58, 178, 213],
    output: [0, 171, 108, 233, 76, 178, 255, 216, 41, 77, 58, 213],
}, name='block_1x2_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 2, 1], 0.10000000149011612, 37))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 0, 0, 0])
output = Output('output', (U8, [4, 3, 1, 1], 0.10000000149011612, 37))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [1, 2], paddings).To(output)
Example({
    input: [0, 255, 171, 216, 108, 41, 233, 77, 76, 58, 178, 213],
    output: [0, 171, 108, 233, 76, 178, 255, 216, 41, 77, 58, 213],
}, name='block_1x2_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 2, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 2, 3, 1])
layout = BoolScalar('layout', False)
output = Output('output', (F32, [6, 3, 2, 2]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 3], paddings, layout).To(output)
Example({
    input: [-3.808, 3.112, -7.15, 7.231, 5.38, -1.078, 0.754, 4.494, 5.836, 0.703, 2.434, -7.975],
    output: packed('<i4',
    'c-muN0D%og3~-=&f&l}(;9y{oI1gdZxWK@$AcFxbaOXg<*~&2G)z&aDuzZKGXDTr;NTp#nC-Dt}eXtHw-cW{t;o4>h`=&JmLp~dJ'
    'b6Ec&aab_r|1bm9K-oXo85o#;psN4?!*vtc', 5.960464477539063e-08
),
}, name='padded').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 2, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 2, 3, 1])
output = Output('output', (F32, [6, 3, 2, 2]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 3], paddings).To(output)
Example({
    input: [-3.808, 3.112, -7.15, 7.231, 5.38, -1.078, 0.754, 4.494, 5.836, 0.703, 2.434, -7.975],
    output: packed('<i4',
    'c-muN0D%og3~-=&f&l}(;9y{oI1gdZxWK@$AcFxbaOXg<*~&2G)z&aDuzZKGXDTr;NTp#nC-Dt}eXtHw-cW{t;o4>h`=&JmLp~dJ'
    'b6Ec&aab_r|1bm9K-oXo85o#;psN4?!*vtc', 5.960464477539063e-08
),
}, name='padded_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 2, 2], 0.5, 128))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 2, 3, 1])
layout = BoolScalar('layout', False)
output = Output('output', (U8, [6, 3, 2, 2], 0.5, 128))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 3], paddings, layout).To(output)
Example({
    input: [0, 255, 175, 209, 217, 14, 92, 66, 213, 56, 248, 69],
    output: packed('<i2',
    'c-m`d0D+r)4R8?S)PMmP{x>vSwSchKUu<aj;fkSxN&o;)R3uL'
),
}, name='padded_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 2, 2], 0.5, 128))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 2, 3, 1])
output = Output('output', (U8, [6, 3, 2, 2], 0.5, 128))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 3], paddings).To(output)
Example({
    input: [0, 255, 175, 209, 217, 14, 92, 66, 213, 56, 248, 69],
    output: packed('<i2',
    'c-m`d0D+r)4R8?S)PMmP{x>vSwSchKUu<aj;fkSxN&o;)R3uL'
),
}, name='padded_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 3, 1]))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 0, 3, 0])
layout = BoolScalar('layout', False)
output = Output('output', (F32, [4, 2, 3, 1]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 2], paddings, layout).To(output)
Example({
    input: [-2.423, 4.587, 3.715, -1.402, 3.826, -3.098, 7.254, 2.963, 2.712],
    output: [0.0, 0.0, 0.0, 0.0, 0.0, 3.826, 0.0, 0.0, 0.0, 0.0, -1.402, -3.098, 0.0, 0.0, 4.587, 0.0, 0.0,
    2.963, 0.0, -2.423, 3.715, 0.0, 7.254, 2.712],
}, name='padded_before').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 3, 1]))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 0, 3, 0])
output = Output('output', (F32, [4, 2, 3, 1]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 2], paddings).To(output)
Example({
    input: [-2.423, 4.587, 3.715, -1.402, 3.826, -3.098, 7.254, 2.963, 2.712],
    output: [0.0, 0.0, 0.0, 0.0, 0.0, 3.826, 0.0, 0.0, 0.0, 0.0, -1.402, -3.098, 0.0, 0.0, 4.587, 0.0, 0.0,
    2.963, 0.0, -2.423, 3.715, 0.0, 7.254, 2.712],
}, name='padded_before_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 3, 1], 0.013700000010430813, 101))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 0, 3, 0])
layout = BoolScalar('layout', False)
output = Output('output', (U8, [4, 2, 3, 1], 0.013700000010430813, 101))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 2], paddings, layout).To(output)
Example({
    input: [0, 255, 96, 105, 159, 139, 213, 190, 20],
    output: [101, 101, 101, 101, 101, 159, 101, 101, 101, 101, 105, 139, 101, 101, 255, 101, 101, 190, 101, 0,
    96, 101, 213, 20],
}, name='padded_before_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 3, 1], 0.013700000010430813, 101))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 0, 3, 0])
output = Output('output', (U8, [4, 2, 3, 1], 0.013700000010430813, 101))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 2], paddings).To(output)
Example({
    input: [0, 255, 96, 105, 159, 139, 213, 190, 20],
    output: [101, 101, 101, 101, 101, 159, 101, 101, 101, 101, 105, 139, 101, 101, 255, 101, 101, 190, 101, 0,
    96, 101, 213, 20],
}, name='padded_before_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3, 1]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 0, 3])
layout = BoolScalar('layout', False)
output = Output('output', (F32, [8, 2, 3, 1]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 2], paddings, layout).To(output)
Example({
    input: [-4.568, 6.624, -2.829, -0.164, 7.014, 2.291, 4.651, -7.511, -5.362, -1.225, -3.19, 6.68, -0.125,
    -2.725, -5.225, -7.243, 0.166, -6.397],
    output: packed('<f4',
    'c-rF&WBAv|aJHXeg(bsz1_oIMhHnfE&lwoz?PCA|V-T?c%uEB5x_k^*rZSv4#Bgj2!*>RTC<X=%28Q1Z4DaV7)E6PCpJd7~Wi`W`'
    's|?T2FkEI}_`ty6!@!`)z@RP!mR=4b9)Ov8VDi8L28RO-`yIdxAQz167#Q|BfMoX_0Fe$5m0%J8$cZNr'
),
}, name='padded_after').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 3, 1]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 0, 3])
output = Output('output', (F32, [8, 2, 3, 1]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 2], paddings).To(output)
Example({
    input: [-4.568, 6.624, -2.829, -0.164, 7.014, 2.291, 4.651, -7.511, -5.362, -1.225, -3.19, 6.68, -0.125,
    -2.725, -5.225, -7.243, 0.166, -6.397],
    output: packed('<f4',
    'c-rF&WBAv|aJHXeg(bsz1_oIMhHnfE&lwoz?PCA|V-T?c%uEB5x_k^*rZSv4#Bgj2!*>RTC<X=%28Q1Z4DaV7)E6PCpJd7~Wi`W`'
    's|?T2FkEI}_`ty6!@!`)z@RP!mR=4b9)Ov8VDi8L28RO-`yIdxAQz167#Q|BfMoX_0Fe$5m0%J8$cZNr'
),
}, name='padded_after_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 1], 2.25, 0))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 0, 3])
layout = BoolScalar('layout', False)
output = Output('output', (U8, [8, 2, 3, 1], 2.25, 0))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 2], paddings, layout).To(output)
Example({
    input: [0, 255, 226, 14, 19, 49, 234, 186, 75, 250, 69, 45, 155, 153, 90, 72, 134, 180],
    output: packed('<i2',
    'c-mul#PG_S;g>Fh#}<bF3=F#%7+e_`+87x43>ko6b`*#d1`!N18OQ+uz^VwJ'
),
}, name='padded_after_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 1], 2.25, 0))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 0, 3])
output = Output('output', (U8, [8, 2, 3, 1], 2.25, 0))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 2], paddings).To(output)
Example({
    input: [0, 255, 226, 14, 19, 49, 234, 186, 75, 250, 69, 45, 155, 153, 90, 72, 134, 180],
    output: packed('<i2',
    'c-mul#PG_S;g>Fh#}<bF3=F#%7+e_`+87x43>ko6b`*#d1`!N18OQ+uz^VwJ'
),
}, name='padded_after_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 2, 0])
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 5, 2]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [1, 1], paddings, layout).To(output)
Example({
    input: [-6.661, 7.552, 0.599, 7.197, 8.902, -8.411, -2.431, -5.335, -0.352, 2.531, 0.852, -1.829],
    output: packed('<i4',
    'c-muNU|`Vu!Llqt2gqQkkGc9>dldr;*c2Q#d)FoqE33cacl$?F+0e&oXDpwBSShPsE;Q>xmHo%az{vC$#QOj5KafDk002z28L0', 2.384185791015625e-07
),
}, name='padded_block_1x1').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 2, 0])
output = Output('output', (F32, [1, 3, 5, 2]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [1, 1], paddings).To(output)
Example({
    input: [-6.661, 7.552, 0.599, 7.197, 8.902, -8.411, -2.431, -5.335, -0.352, 2.531, 0.852, -1.829],
    output: packed('<i4',
    'c-muNU|`Vu!Llqt2gqQkkGc9>dldr;*c2Q#d)FoqE33cacl$?F+0e&oXDpwBSShPsE;Q>xmHo%az{vC$#QOj5KafDk002z28L0', 2.384185791015625e-07
),
}, name='padded_block_1x1_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Pixels become batches; padding is zero.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.10000000149011612, 255))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 2, 0])
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 5, 2], 0.10000000149011612, 255))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [1, 1], paddings, layout).To(output)
Example({
    input: [0, 255, 79, 12, 41, 103, 162, 95, 250, 66, 155, 203],
    output: packed('<i2',
    'c-s5_|Nno6|NcCh=|IN+Me)C!W}p5K2Ml-t01*Edd;'
),
}, name='padded_block_1x1_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.10000000149011612, 255))
paddings = Parameter('paddings', (I32, [2, 2]), [0, 1, 2, 0])
output = Output('output', (U8, [1, 3, 5, 2], 0.10000000149011612, 255))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [1, 1], paddings).To(output)
Example({
    input: [0, 255, 79, 12, 41, 103, 162, 95, 250, 66, 155, 203],
    output: packed('<i2',
    'c-s5_|Nno6|NcCh=|IN+Me)C!W}p5K2Ml-t01*Edd;'
),
}, name='padded_block_1x1_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.5, 0))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 1, 0, 2])
moved = Internal('moved', (U8, [4, 2, 3, 2], 0.5, 0))
output = Output('output', (F32, [4, 2, 3, 2]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 2], paddings).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 194, 113, 75, 206, 116, 21, 35, 240, 97, 79, 105, 228, 199, 161],
    output: packed('<i2',
    'c-muN00HF>nNJv?AkqK$LLl|u`y5Q<P+^HE1DOB-YMBU4', 0.5
),
}, name='real_codes_zero_point_0').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.5, 128))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 1, 0, 2])
moved = Internal('moved', (U8, [4, 2, 3, 2], 0.5, 128))
output = Output('output', (F32, [4, 2, 3, 2]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 2], paddings).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 244, 30, 48, 22, 182, 65, 94, 186, 172, 216, 169, 74, 154, 178],
    output: packed('|i1',
    'c-muN0D*f}nx`0`Kqo@Vh=HM@e#11FNXb02gD^G#vPcIi', 0.5
),
}, name='real_codes_zero_point_128').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 4, 2], 0.5, 255))
paddings = Parameter('paddings', (I32, [2, 2]), [1, 1, 0, 2])
moved = Internal('moved', (U8, [4, 2, 3, 2], 0.5, 255))
output = Output('output', (F32, [4, 2, 3, 2]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, [2, 2], paddings).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 253, 255, 68, 84, 200, 124, 145, 167, 247, 51, 135, 217, 97, 2],
    output: packed('<i2',
    'c-muN0D(y>I&LvQ!4H!pW(EdE2G>xS$UlaYwG1fWKM<g@|1%(oAh7|1%oP6', 0.5
),
}, name='real_codes_zero_point_255').AddVariations(signed(input, moved)).DisableLifeTimeVariation()
