# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: scales far from 1, sums of many bits, cancellation, special numbers.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 1.0000000116860974e-07, 77))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (U8, [2, 2], 1.0000000116860974e-07, 77))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 190, 221, 46, 185, 29, 149, 50, 40, 225, 222, 10, 132, 161, 177, 3, 79, 148, 226, 103, 35,
    172, 200, 127, 85, 238, 77, 55, 217, 202, 48, 130, 142, 29, 136],
    output: [79, 162, 134, 130],
}, name='tiny_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 9.999999747378752e-05, 77))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (U8, [2, 2], 9.999999747378752e-05, 77))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 150, 238, 92, 10, 248, 169, 81, 89, 122, 128, 10, 158, 141, 117, 75, 77, 140, 142, 238, 0,
    179, 185, 219, 218, 183, 75, 70, 128, 79, 28, 37, 108, 52, 140],
    output: [102, 138, 133, 114],
}, name='small_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 300.0, 77))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (U8, [2, 2], 300.0, 77))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 59, 172, 132, 61, 203, 0, 6, 174, 188, 103, 181, 85, 96, 58, 174, 192, 223, 196, 114, 251,
    232, 249, 112, 22, 59, 196, 31, 68, 215, 138, 116, 213, 48, 212],
    output: [115, 122, 128, 172],
}, name='great_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 1000000.0, 77))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (U8, [2, 2], 1000000.0, 77))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [0, 255, 173, 26, 213, 59, 170, 115, 116, 67, 22, 158, 174, 8, 174, 142, 71, 31, 40, 154, 226, 64,
    15, 9, 129, 172, 252, 142, 89, 25, 50, 41, 37, 155, 26, 144],
    output: [124, 96, 96, 101],
}, name='huge_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()
