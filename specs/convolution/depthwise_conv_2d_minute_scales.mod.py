# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: scales that fewer bits do not hold.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Data and weights have units next to nothing: the codes are what they are with others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 2.6000000730164174e-07, 120))
c3 = Parameter('c3', (U8, [1, 2, 2, 4], 2.6000000730164174e-07, 128), [15, 143, 227, 39, 153, 176, 146, 184, 165, 202, 51, 127, 40, 81, 234, 229])
c2 = Parameter('c2', (I32, [4], 6.76000054544712e-14, 0), [-150, -50, 50, 150])
t4 = Output('t4', (U8, [1, 2, 2, 4], 1.3000000381735433e-11, 137))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c3, c2, 2, 1, 1, 2, 0).To(t4)
Example({
    x1: [0, 255, 24, 61, 67, 239, 178, 10, 38, 35, 146, 130, 102, 124, 17, 192, 57, 35],
    t4: [243, 146, 198, 14, 158, 78, 158, 205, 135, 139, 111, 202, 197, 113, 19, 135],
}, name='minute_scales_quant8').AddVariations(signed(x1, c3, t4)).DisableLifeTimeVariation()

# Each channel has a unit next to nothing: the codes are what they are with others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 2.6000000730164174e-07, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 4]), [-25, 32, 44, 57, -49, 38, 22, 105, -33, 18, 1, 123, 12, 94, 59, 2], extraParams=SymmPerChannelQuantParams(3, [2.6000000730164174e-07, 2.925000046616333e-07, 3.250000020216248e-07, 3.5749999938161636e-07]))
c2 = Parameter('c2', (I32, [4]), [-150, -50, 50, 150])
t4 = Output('t4', (U8, [1, 2, 2, 4], 8.099999837529737e-12, 178))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c3, c2, 2, 1, 1, 2, 0).To(t4)
Example({
    x1: [0, 255, 24, 61, 67, 239, 178, 10, 38, 35, 146, 130, 102, 124, 17, 192, 57, 35],
    t4: [217, 45, 173, 40, 244, 139, 184, 165, 193, 72, 153, 13, 205, 89, 90, 236],
}, name='minute_scales_per_channel_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()
