# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: elements on one side.

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
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [2])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [-1.697, -2.255, -0.664, -2.504, -1.301, -2.761, -0.757, -3.872, -3.653, -1.865, -1.276, -2.795,
    -1.134, -0.57, -1.032, -2.212, -2.679, -3.125, -1.97, -3.741, -1.509, -3.965, -2.497, -0.578],
    output: [-0.664, -0.757, -1.276, -0.57, -1.97, -0.578],
}, name='last_float32').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (F32, [2]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [-1.697, -2.255, -0.664, -2.504, -1.301, -2.761, -0.757, -3.872, -3.653, -1.865, -1.276, -2.795,
    -1.134, -0.57, -1.032, -2.212, -2.679, -3.125, -1.97, -3.741, -1.509, -3.965, -2.497, -0.578],
    output: [-0.664, -0.57],
}, name='two_float32').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [2]), [0, 2])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [-1.697, -2.255, -0.664, -2.504, -1.301, -2.761, -0.757, -3.872, -3.653, -1.865, -1.276, -2.795,
    -1.134, -0.57, -1.032, -2.212, -2.679, -3.125, -1.97, -3.741, -1.509, -3.965, -2.497, -0.578],
    output: [-0.57, -0.757, -0.578],
}, name='apart_float32').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [-1.697, -2.255, -0.664, -2.504, -1.301, -2.761, -0.757, -3.872, -3.653, -1.865, -1.276, -2.795,
    -1.134, -0.57, -1.032, -2.212, -2.679, -3.125, -1.97, -3.741, -1.509, -3.965, -2.497, -0.578],
    output: [-0.57],
}, name='all_float32').AddVariations('float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.0625, 128))
axes = Parameter('axes', (I32, [1]), [2])
output = Output('output', (U8, [2, 3], 0.0625, 128))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [101, 92, 117, 88, 107, 84, 116, 66, 70, 98, 108, 83, 110, 119, 111, 93, 85, 78, 96, 68, 104, 65,
    88, 119],
    output: [117, 116, 108, 119, 96, 119],
}, name='last_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.0625, 128))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (U8, [2], 0.0625, 128))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [101, 92, 117, 88, 107, 84, 116, 66, 70, 98, 108, 83, 110, 119, 111, 93, 85, 78, 96, 68, 104, 65,
    88, 119],
    output: [117, 119],
}, name='two_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.0625, 128))
axes = Parameter('axes', (I32, [2]), [0, 2])
output = Output('output', (U8, [3], 0.0625, 128))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [101, 92, 117, 88, 107, 84, 116, 66, 70, 98, 108, 83, 110, 119, 111, 93, 85, 78, 96, 68, 104, 65,
    88, 119],
    output: [119, 116, 119],
}, name='apart_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4], 0.0625, 128))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (U8, [1], 0.0625, 128))
model = Model()
model.Operation('REDUCE_MAX', input, axes, False).To(output)
Example({
    input: [101, 92, 117, 88, 107, 84, 116, 66, 70, 98, 108, 83, 110, 119, 111, 93, 85, 78, 96, 68, 104, 65,
    88, 119],
    output: [119],
}, name='all_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()
