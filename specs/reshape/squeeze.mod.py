# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SQUEEZE: dimensions named, negative, or none at all.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 1, 2]))
dims = Parameter('dims', (I32, [0]), None)
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [-0.973, -8.38, -0.342, 2.405, -7.774, -1.763],
    output: [-0.973, -8.38, -0.342, 2.405, -7.774, -1.763],
}, name='all').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 1, 2], 0.5, 101))
dims = Parameter('dims', (I32, [0]), None)
output = Output('output', (U8, [3, 2], 0.5, 101))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [0, 255, 68, 32, 176, 254],
    output: [0, 255, 68, 32, 176, 254],
}, name='all_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
dims = Parameter('dims', (I32, [0]), None)
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [8.479, 2.005, 5.235, -2.429, 3.363, 2.609],
    output: [8.479, 2.005, 5.235, -2.429, 3.363, 2.609],
}, name='none_to_drop').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (U8, [3, 2], 0.013700000010430813, 0))
dims = Parameter('dims', (I32, [0]), None)
output = Output('output', (U8, [3, 2], 0.013700000010430813, 0))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [0, 255, 125, 37, 136, 7],
    output: [0, 255, 125, 37, 136, 7],
}, name='none_to_drop_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 1, 2]))
dims = Parameter('dims', (I32, [1]), [0])
output = Output('output', (F32, [3, 1, 2]))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [-6.598, 6.375, 1.649, 4.633, -7.62, -7.085],
    output: [-6.598, 6.375, 1.649, 4.633, -7.62, -7.085],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 1, 2], 2.25, 255))
dims = Parameter('dims', (I32, [1]), [0])
output = Output('output', (U8, [3, 1, 2], 2.25, 255))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [0, 255, 96, 194, 82, 1],
    output: [0, 255, 96, 194, 82, 1],
}, name='first_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 1, 2]))
dims = Parameter('dims', (I32, [1]), [2])
output = Output('output', (F32, [1, 3, 2]))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [1.806, -5.519, 5.066, 2.687, 7.019, -1.846],
    output: [1.806, -5.519, 5.066, 2.687, 7.019, -1.846],
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 1, 2], 0.10000000149011612, 37))
dims = Parameter('dims', (I32, [1]), [2])
output = Output('output', (U8, [1, 3, 2], 0.10000000149011612, 37))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [0, 255, 69, 102, 29, 19],
    output: [0, 255, 69, 102, 29, 19],
}, name='middle_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 1]))
dims = Parameter('dims', (I32, [1]), [2])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [-1.648, -3.086, -0.798, 6.954, 7.262, -3.983],
    output: [-1.648, -3.086, -0.798, 6.954, 7.262, -3.983],
}, name='last').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 1], 0.5, 128))
dims = Parameter('dims', (I32, [1]), [2])
output = Output('output', (U8, [2, 3], 0.5, 128))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [0, 255, 157, 161, 121, 56],
    output: [0, 255, 157, 161, 121, 56],
}, name='last_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 1, 2]))
dims = Parameter('dims', (I32, [2]), [2, 0])
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [5.777, 8.437, 5.483, -0.22, -8.355, 1.045],
    output: [5.777, 8.437, 5.483, -0.22, -8.355, 1.045],
}, name='both').AddVariations('float16')

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 1, 2], 0.013700000010430813, 101))
dims = Parameter('dims', (I32, [2]), [2, 0])
output = Output('output', (U8, [3, 2], 0.013700000010430813, 101))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [0, 255, 140, 42, 142, 44],
    output: [0, 255, 140, 42, 142, 44],
}, name='both_quant8').AddVariations(signed(input, output))

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 1]))
dims = Parameter('dims', (I32, [1]), [-1])
output = Output('output', (F32, [1, 4]))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [8.683, -8.801, 6.626, 5.556],
    output: [8.683, -8.801, 6.626, 5.556],
}, name='negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 1], 2.25, 0))
dims = Parameter('dims', (I32, [1]), [-1])
output = Output('output', (U8, [1, 4], 2.25, 0))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [0, 255, 141, 122],
    output: [0, 255, 141, 122],
}, name='negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 5]))
dims = Parameter('dims', (I32, [1]), [-3])
output = Output('output', (F32, [1, 5]))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [3.382, -8.271, 1.448, 4.201, 7.482],
    output: [3.382, -8.271, 1.448, 4.201, 7.482],
}, name='first_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 5], 0.10000000149011612, 255))
dims = Parameter('dims', (I32, [1]), [-3])
output = Output('output', (U8, [1, 5], 0.10000000149011612, 255))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [0, 255, 127, 137, 107],
    output: [0, 255, 127, 137, 107],
}, name='first_negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 3]))
dims = Parameter('dims', (I32, [2]), [1, 1])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [8.017, -1.511, 3.463, -1.379, 0.881, 4.505],
    output: [8.017, -1.511, 3.463, -1.379, 0.881, 4.505],
}, name='twice_the_same').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 3], 0.5, 37))
dims = Parameter('dims', (I32, [2]), [1, 1])
output = Output('output', (U8, [2, 3], 0.5, 37))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [0, 255, 58, 43, 46, 118],
    output: [0, 255, 58, 43, 46, 118],
}, name='twice_the_same_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 1, 1]))
dims = Parameter('dims', (I32, [3]), [0, 2, 3])
output = Output('output', (F32, [5]))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [-3.175, -5.462, 2.769, 8.152, -7.788],
    output: [-3.175, -5.462, 2.769, 8.152, -7.788],
}, name='to_rank_1').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 1, 1], 0.013700000010430813, 128))
dims = Parameter('dims', (I32, [3]), [0, 2, 3])
output = Output('output', (U8, [5], 0.013700000010430813, 128))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [0, 255, 154, 187, 25],
    output: [0, 255, 154, 187, 25],
}, name='to_rank_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 1]))
dims = Parameter('dims', (I32, [0]), None)
output = Output('output', (F32, [1]))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [6.66],
    output: [6.66],
}, name='one').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions of size 1 go; all of them where none is named.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 1], 2.25, 101))
dims = Parameter('dims', (I32, [0]), None)
output = Output('output', (U8, [1], 2.25, 101))
model = Model()
model.Operation('SQUEEZE', input, dims).To(output)
Example({
    input: [56],
    output: [56],
}, name='one_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 1, 3]))
output = Output('output', (F32, [4, 3]))
model = Model()
model.Operation('SQUEEZE', input, [1]).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
}, name='extremes').DisableLifeTimeVariation()
