# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: bounds of activations beyond the codes, and fine steps.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Products from far below to far above the bounds of each activation are bounded by codes.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 9, 1], 0.015625, 120))
c2 = Parameter('c2', (U8, [1, 1, 1, 1], 0.25, 128), [132])
c3 = Parameter('c3', (I32, [1], 0.00390625, 0), [3])
t4 = Output('t4', (U8, [1, 1, 9, 1], 0.015625, 200))
x5 = Input('x5', (U8, [1, 1, 9, 1], 0.015625, 120))
c6 = Parameter('c6', (U8, [1, 1, 1, 1], 0.25, 128), [132])
c7 = Parameter('c7', (I32, [1], 0.00390625, 0), [3])
t8 = Output('t8', (U8, [1, 1, 9, 1], 0.015625, 20))
x9 = Input('x9', (U8, [1, 1, 9, 1], 0.015625, 120))
c10 = Parameter('c10', (U8, [1, 1, 1, 1], 0.25, 128), [132])
c11 = Parameter('c11', (I32, [1], 0.00390625, 0), [3])
t12 = Output('t12', (U8, [1, 1, 9, 1], 0.015625, 230))
x13 = Input('x13', (U8, [1, 1, 9, 1], 0.015625, 120))
c14 = Parameter('c14', (U8, [1, 1, 1, 1], 0.25, 128), [132])
c15 = Parameter('c15', (I32, [1], 0.00390625, 0), [3])
t16 = Output('t16', (U8, [1, 1, 9, 1], 0.03125, 255))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 3).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 1, 2).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 2, 1, 1, 1, 2).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c14, c15, 2, 1, 1, 1, 1).To(t16)
Example({
    x1: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    t4: [200, 200, 200, 200, 205, 236, 255, 255, 255],
    x5: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    t8: [0, 0, 0, 0, 25, 56, 84, 84, 84],
    x9: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    t12: [166, 166, 173, 204, 235, 255, 255, 255, 255],
    x13: [0, 31, 62, 93, 124, 155, 186, 217, 248],
    t16: [255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='bounds_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16)).DisableLifeTimeVariation()

# The steps of results are finer than the products: a ratio of scales of more than 1.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 9, 1], 0.015625, 120))
c2 = Parameter('c2', (U8, [1, 1, 1, 1], 0.25, 128), [132])
c3 = Parameter('c3', (I32, [1], 0.00390625, 0), [3])
t4 = Output('t4', (U8, [1, 1, 9, 1], 0.0013020833721384406, 128))
x5 = Input('x5', (U8, [1, 1, 1, 1], 0.015625, 120))
c6 = Parameter('c6', (U8, [1, 1, 1, 1], 0.25, 128), [132])
c7 = Parameter('c7', (I32, [1], 0.00390625, 0), [3])
t8 = Output('t8', (U8, [1, 1, 1, 1], 9.765625145519152e-05, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 1, 0).To(t8)
Example({
    x1: [112, 114, 116, 118, 120, 122, 124, 126, 128],
    t4: [41, 65, 89, 113, 137, 161, 185, 209, 233],
    x5: [120],
    t8: [248],
}, name='fine_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8)).DisableLifeTimeVariation()

# Sums of 25 and 28 bits with their sign, by the bias, are more than 24 bits hold.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 1], 0.015625, 120))
c2 = Parameter('c2', (U8, [1, 1, 1, 1], 0.25, 128), [132])
c3 = Parameter('c3', (I32, [1], 0.00390625, 0), [10485760])
t4 = Output('t4', (U8, [1, 1, 2, 1], 512.0, 128))
x5 = Input('x5', (U8, [1, 1, 2, 1], 0.015625, 120))
c6 = Parameter('c6', (U8, [1, 1, 1, 1], 0.25, 128), [132])
c7 = Parameter('c7', (I32, [1], 0.00390625, 0), [-83886080])
t8 = Output('t8', (U8, [1, 1, 2, 1], 4096.0, 128))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 1, 0).To(t8)
Example({
    x1: [100, 140],
    t4: [208, 208],
    x5: [100, 140],
    t8: [48, 48],
}, name='great_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8)).DisableLifeTimeVariation()
