# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: scales that fewer bits do not hold.

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
c3 = Parameter('c3', (U8, [3, 2, 2, 2], 2.6000000730164174e-07, 128), [127, 203, 178, 11, 16, 152, 181, 164, 216, 178, 84, 1, 199, 59, 80, 197, 14, 67, 123, 57, 199, 250,
    150, 49])
c2 = Parameter('c2', (I32, [3], 6.76000054544712e-14, 0), [-150, -50, 50])
t4 = Output('t4', (U8, [1, 2, 2, 3], 1.8999999490398878e-11, 119))
model = Model()
model.Operation('CONV_2D', x1, c3, c2, 2, 1, 1, 0).To(t4)
Example({
    x1: [0, 255, 27, 34, 30, 17, 160, 235, 80, 22, 190, 168, 174, 186, 116, 154, 222, 43],
    t4: [148, 123, 246, 150, 149, 143, 170, 209, 136, 99, 11, 187],
}, name='minute_scales_quant8').AddVariations(signed(x1, c3, t4)).DisableLifeTimeVariation()

# Each channel has a unit next to nothing: the codes are what they are with others.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 2.6000000730164174e-07, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 2, 2]), [31, 14, 51, 5, -13, 31, 90, -77, 90, -62, 116, 3, -64, 64, 64, 72, -78, 17, -92, 21, -106, -62, 75,
    -67], extraParams=SymmPerChannelQuantParams(0, [2.6000000730164174e-07, 2.925000046616333e-07, 3.250000020216248e-07]))
c2 = Parameter('c2', (I32, [3]), [-150, -50, 50])
t4 = Output('t4', (U8, [1, 2, 2, 3], 2.100000034976901e-11, 143))
model = Model()
model.Operation('CONV_2D', x1, c3, c2, 2, 1, 1, 0).To(t4)
Example({
    x1: [0, 255, 27, 34, 30, 17, 160, 235, 80, 22, 190, 168, 174, 186, 116, 154, 222, 43],
    t4: [142, 16, 186, 113, 108, 241, 138, 123, 95, 199, 194, 172],
}, name='minute_scales_per_channel_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()
