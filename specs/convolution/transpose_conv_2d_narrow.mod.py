# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: numbers that fewer bits do not hold.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Units next to nothing: the codes are what they are with others.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 2.6000000730164174e-07, 120))
filter = Parameter('filter', (U8, [3, 2, 2, 2], 2.6000000730164174e-07, 128), [62, 111, 63, 217, 42, 14, 56, 194, 27, 80, 207, 97, 172, 40, 215, 247, 112, 69, 226, 13, 188, 39,
    249, 70])
bias = Parameter('bias', (I32, [3], 6.76000054544712e-14, 0), [-150, -50, 50])
output = Output('output', (U8, [1, 3, 4, 3], 1.499999950638209e-11, 146))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: [0, 255, 121, 146, 22, 101, 154, 110, 20, 24, 155, 237],
    output: [171, 171, 119, 232, 78, 16, 186, 191, 145, 166, 114, 113, 113, 55, 60, 234, 241, 88, 172, 85, 93,
    208, 93, 53, 137, 156, 159, 219, 172, 179, 76, 16, 79, 169, 222, 135],
}, name='minute_scales_quant8').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Units next to nothing: the codes are what they are with others.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 2.6000000730164174e-07, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 2, 2]), [-45, -8, -70, 124, 23, -46, -122, -101, 46, 30, 74, -41, 7, 30, 94, 107, -49, 59, -108, -124, -88,
    56, 15, -65], extraParams=SymmPerChannelQuantParams(0, [2.6000000730164174e-07, 2.925000046616333e-07, 3.250000020216248e-07]))
bias = Parameter('bias', (I32, [3]), [-150, -50, 50])
output = Output('output', (U8, [1, 3, 4, 3], 1.8999999490398878e-11, 94))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: [0, 255, 121, 146, 22, 101, 154, 110, 20, 24, 155, 237],
    output: [109, 88, 156, 182, 39, 84, 121, 70, 96, 109, 68, 152, 56, 112, 165, 99, 91, 39, 52, 107, 244, 186,
    40, 12, 98, 94, 78, 90, 88, 115, 155, 30, 131, 36, 157, 63],
}, name='minute_scales_per_channel_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()
