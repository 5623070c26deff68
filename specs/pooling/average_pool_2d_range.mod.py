# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: scales far from 1, sums of many bits, cancellation, special numbers.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 1.0000000116860974e-07, 77))
output = Output('output', (U8, [2, 2, 2, 2], 1.0000000116860974e-07, 77))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 1, 1, 2, 2, 0).To(output)
Example({
    input: [0, 255, 43, 82, 164, 119, 247, 27, 75, 138, 23, 24, 67, 5, 77, 158, 89, 171, 65, 55, 245, 200, 187,
    65, 213, 126, 93, 52, 47, 88, 87, 196, 109, 249, 1, 192],
    output: [91, 126, 76, 91, 117, 82, 66, 123, 154, 108, 143, 101, 126, 156, 62, 145],
}, name='tiny_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 9.999999747378752e-05, 77))
output = Output('output', (U8, [2, 2, 2, 2], 9.999999747378752e-05, 77))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 1, 1, 2, 2, 0).To(output)
Example({
    input: [0, 255, 252, 218, 19, 107, 143, 231, 29, 27, 29, 104, 161, 141, 180, 181, 182, 124, 228, 103, 12,
    77, 224, 163, 227, 28, 175, 0, 129, 205, 197, 129, 16, 104, 117, 114],
    output: [106, 183, 82, 114, 128, 145, 105, 109, 161, 52, 135, 111, 154, 65, 109, 106],
}, name='small_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 300.0, 77))
output = Output('output', (U8, [2, 2, 2, 2], 300.0, 77))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 1, 1, 2, 2, 0).To(output)
Example({
    input: [0, 255, 26, 55, 117, 162, 132, 27, 39, 5, 13, 152, 181, 206, 30, 18, 39, 20, 219, 238, 43, 252,
    117, 221, 253, 118, 204, 224, 148, 194, 229, 132, 200, 57, 27, 27],
    output: [49, 86, 49, 94, 96, 64, 30, 49, 180, 208, 128, 223, 222, 133, 145, 126],
}, name='great_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 1000000.0, 77))
output = Output('output', (U8, [2, 2, 2, 2], 1000000.0, 77))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 1, 1, 2, 2, 0).To(output)
Example({
    input: [0, 255, 193, 237, 214, 137, 116, 248, 8, 142, 207, 92, 4, 232, 175, 209, 16, 14, 100, 172, 54, 14,
    153, 185, 147, 2, 41, 217, 247, 198, 149, 212, 28, 117, 68, 33],
    output: [79, 221, 156, 152, 76, 208, 102, 114, 86, 101, 124, 154, 91, 137, 96, 141],
}, name='huge_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()
