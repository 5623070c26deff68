# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: scales far from 1, sums of many bits, cancellation, special numbers.

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
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 2, 2, 0).To(output)
Example({
    input: [0, 255, 95, 213, 211, 67, 153, 23, 186, 231, 99, 7, 179, 151, 226, 92, 220, 109, 106, 89, 28, 141,
    212, 116, 157, 93, 252, 41, 78, 5, 169, 42, 17, 166, 111, 212],
    output: [186, 255, 211, 231, 226, 231, 226, 231, 252, 141, 252, 141, 252, 166, 252, 212],
}, name='tiny_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 9.999999747378752e-05, 77))
output = Output('output', (U8, [2, 2, 2, 2], 9.999999747378752e-05, 77))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 2, 2, 0).To(output)
Example({
    input: [0, 255, 177, 252, 168, 87, 198, 133, 168, 137, 30, 114, 1, 186, 41, 118, 178, 117, 99, 24, 221, 7,
    30, 40, 143, 129, 239, 163, 148, 215, 155, 169, 158, 134, 224, 190],
    output: [198, 255, 177, 252, 198, 186, 178, 137, 239, 163, 239, 215, 239, 169, 239, 215],
}, name='small_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 300.0, 77))
output = Output('output', (U8, [2, 2, 2, 2], 300.0, 77))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 2, 2, 0).To(output)
Example({
    input: [0, 255, 190, 91, 201, 66, 13, 222, 3, 66, 183, 185, 72, 9, 246, 5, 251, 117, 87, 58, 95, 104, 86,
    193, 14, 29, 229, 131, 210, 202, 39, 231, 159, 23, 243, 134],
    output: [190, 255, 201, 185, 246, 222, 251, 185, 229, 131, 229, 202, 229, 231, 243, 202],
}, name='great_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 1000000.0, 77))
output = Output('output', (U8, [2, 2, 2, 2], 1000000.0, 77))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 2, 2, 0).To(output)
Example({
    input: [0, 255, 100, 51, 107, 10, 231, 3, 87, 91, 127, 145, 76, 169, 192, 95, 125, 228, 255, 55, 234, 190,
    66, 250, 197, 156, 78, 172, 217, 150, 187, 140, 21, 211, 69, 254],
    output: [231, 255, 127, 145, 231, 169, 192, 228, 255, 190, 234, 250, 197, 211, 217, 254],
}, name='huge_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()
