# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMIN: neighbors of the sought element.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Expected values: float64 formula.
input = Input('input', (F32, [3, 9]))
index = Internal('index', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('ARGMIN', input, 1).To(index)
model.Operation('CAST', index).To(output)
Example({
    input: [0.0, 0.0, 0.0, 0.0, -19.0, 0.0, 0.0, 0.0, -20.0, -19.0, 0.0, 0.0, 0.0, -20.0, 0.0, 0.0, 0.0, 0.0,
    -20.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -19.0],
    output: [8.0, 4.0, 0.0],
}, name='turn_0').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [3, 9]))
index = Internal('index', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('ARGMIN', input, 1).To(index)
model.Operation('CAST', index).To(output)
Example({
    input: [-20.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -19.0, 0.0, 0.0, 0.0, 0.0, -19.0, 0.0, 0.0, 0.0, -20.0,
    -19.0, 0.0, 0.0, 0.0, -20.0, 0.0, 0.0, 0.0, 0.0],
    output: [0.0, 8.0, 4.0],
}, name='turn_1').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [3, 9]))
index = Internal('index', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('ARGMIN', input, 1).To(index)
model.Operation('CAST', index).To(output)
Example({
    input: [-19.0, 0.0, 0.0, 0.0, -20.0, 0.0, 0.0, 0.0, 0.0, -20.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -19.0,
    0.0, 0.0, 0.0, 0.0, -19.0, 0.0, 0.0, 0.0, -20.0],
    output: [4.0, 0.0, 8.0],
}, name='turn_2').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (I32, [3, 9]))
index = Internal('index', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('ARGMIN', input, 1).To(index)
model.Operation('CAST', index).To(output)
Example({
    input: [0, 0, 0, 0, -19, 0, 0, 0, -20, -19, 0, 0, 0, -20, 0, 0, 0, 0, -20, 0, 0, 0, 0, 0, 0, 0, -19],
    output: [8.0, 4.0, 0.0],
}, name='turn_0_int32').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (I32, [3, 9]))
index = Internal('index', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('ARGMIN', input, 1).To(index)
model.Operation('CAST', index).To(output)
Example({
    input: [-20, 0, 0, 0, 0, 0, 0, 0, -19, 0, 0, 0, 0, -19, 0, 0, 0, -20, -19, 0, 0, 0, -20, 0, 0, 0, 0],
    output: [0.0, 8.0, 4.0],
}, name='turn_1_int32').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (I32, [3, 9]))
index = Internal('index', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('ARGMIN', input, 1).To(index)
model.Operation('CAST', index).To(output)
Example({
    input: [-19, 0, 0, 0, -20, 0, 0, 0, 0, -20, 0, 0, 0, 0, 0, 0, 0, -19, 0, 0, 0, 0, -19, 0, 0, 0, -20],
    output: [4.0, 0.0, 8.0],
}, name='turn_2_int32').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [3, 9], 0.5, 100))
index = Internal('index', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('ARGMIN', input, 1).To(index)
model.Operation('CAST', index).To(output)
Example({
    input: [100, 100, 100, 100, 81, 100, 100, 100, 80, 81, 100, 100, 100, 80, 100, 100, 100, 100, 80, 100, 100,
    100, 100, 100, 100, 100, 81],
    output: [8.0, 4.0, 0.0],
}, name='turn_0_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [3, 9], 0.5, 100))
index = Internal('index', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('ARGMIN', input, 1).To(index)
model.Operation('CAST', index).To(output)
Example({
    input: [80, 100, 100, 100, 100, 100, 100, 100, 81, 100, 100, 100, 100, 81, 100, 100, 100, 80, 81, 100, 100,
    100, 80, 100, 100, 100, 100],
    output: [0.0, 8.0, 4.0],
}, name='turn_1_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [3, 9], 0.5, 100))
index = Internal('index', (I32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('ARGMIN', input, 1).To(index)
model.Operation('CAST', index).To(output)
Example({
    input: [81, 100, 100, 100, 80, 100, 100, 100, 100, 80, 100, 100, 100, 100, 100, 100, 100, 81, 100, 100,
    100, 100, 81, 100, 100, 100, 80],
    output: [4.0, 0.0, 8.0],
}, name='turn_2_quant8').AddVariations(signed(input)).DisableLifeTimeVariation()
