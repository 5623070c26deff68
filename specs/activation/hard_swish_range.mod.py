# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# HARD_SWISH: scales far from 1, sums of many bits, cancellation, special numbers.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


U8 = 'TENSOR_QUANT8_ASYMM'

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 1.0000000116860974e-07, 77))
output = Output('output', (U8, [2, 3, 3, 2], 5.5000000998006726e-08, 82))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: [0, 255, 224, 166, 249, 57, 227, 168, 38, 207, 78, 33, 184, 100, 27, 150, 175, 92, 3, 218, 132, 162,
    142, 249, 157, 7, 58, 206, 149, 246, 110, 77, 181, 134, 93, 95],
    output: [12, 244, 216, 163, 238, 64, 218, 165, 47, 200, 83, 42, 179, 103, 37, 148, 171, 96, 15, 210, 132,
    159, 141, 238, 155, 18, 65, 199, 147, 236, 112, 82, 177, 134, 97, 98],
}, name='tiny_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 9.999999747378752e-05, 77))
output = Output('output', (U8, [2, 3, 3, 2], 5.6000000768108293e-05, 82))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: [0, 255, 29, 108, 223, 203, 222, 108, 46, 232, 120, 25, 15, 23, 179, 171, 115, 243, 220, 55, 97,
    225, 109, 133, 23, 58, 175, 231, 152, 84, 60, 252, 41, 69, 45, 48],
    output: [13, 242, 39, 110, 213, 195, 212, 110, 54, 221, 120, 36, 27, 34, 173, 166, 116, 231, 210, 62, 100,
    215, 111, 132, 34, 65, 170, 220, 149, 88, 67, 239, 50, 75, 53, 56],
}, name='small_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 300.0, 77))
output = Output('output', (U8, [2, 3, 3, 2], 230.0, 12))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: [0, 255, 116, 201, 119, 152, 158, 101, 249, 32, 51, 206, 109, 29, 7, 208, 129, 32, 66, 213, 145, 50,
    62, 40, 106, 219, 190, 146, 8, 182, 227, 75, 145, 65, 235, 141],
    output: [12, 244, 63, 174, 67, 110, 118, 43, 236, 12, 12, 180, 54, 12, 12, 183, 80, 12, 12, 189, 101, 12,
    12, 12, 50, 197, 159, 102, 12, 149, 208, 12, 101, 12, 218, 95],
}, name='great_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 3, 2], 1000000.0, 77))
output = Output('output', (U8, [2, 3, 3, 2], 770000.0, 12))
model = Model()
model.Operation('HARD_SWISH', input).To(output)
Example({
    input: [0, 255, 77, 232, 22, 170, 137, 241, 218, 49, 133, 208, 178, 220, 128, 243, 109, 65, 146, 222, 153,
    227, 37, 236, 159, 58, 44, 227, 207, 75, 83, 26, 248, 95, 107, 148],
    output: [12, 243, 12, 213, 12, 133, 90, 225, 195, 12, 85, 182, 143, 198, 78, 228, 54, 12, 102, 200, 111,
    207, 12, 218, 118, 12, 12, 207, 181, 12, 20, 12, 234, 35, 51, 104],
}, name='huge_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()
