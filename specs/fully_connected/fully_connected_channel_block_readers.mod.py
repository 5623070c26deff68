# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: what is computed with channels that are no whole block.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [1, 2, 3, 2]))
c4 = Parameter('c4', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c5 = Parameter('c5', (F32, [3]), [0.0, 0.3125, 0.625])
t6 = Internal('t6', (F32, [1, 2, 3, 3]))
c1 = Parameter('c1', (F32, [2, 18]), ([0.0, 1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0] * 5)[:36])
c2 = Parameter('c2', (F32, [2]), [0.5, 1.0])
t7 = Output('t7', (F32, [1, 2]))
model = Model()
model.Operation('CONV_2D', x3, c4, c5, 2, 1, 1, 0).To(t6)
model.Operation('FULLY_CONNECTED', t6, c1, c2, 0).To(t7)
Example({
    x3: [3.1875, -1.8125, -3.5, -0.5625, -3.75, -3.125, -1.5625, -1.6875, 0.0625, -3.25, -1.625, -3.875],
    t7: [19.4375, -3.625],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x3 = Input('x3', (U8, [1, 2, 3, 2], 0.5, 120))
c4 = Parameter('c4', (U8, [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c5 = Parameter('c5', (I32, [3], 0.25, 0), [0, 8, 16])
t6 = Internal('t6', (U8, [1, 2, 3, 3], 0.5, 120))
c1 = Parameter('c1', (U8, [2, 18], 0.5, 128), ([128, 130, 128, 128, 126, 128, 128, 128] * 5)[:36])
c2 = Parameter('c2', (I32, [2], 0.25, 0), [2, 4])
t7 = Output('t7', (U8, [1, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x3, c4, c5, 2, 1, 1, 0).To(t6)
model.Operation('FULLY_CONNECTED', t6, c1, c2, 0).To(t7)
Example({
    x3: [126, 116, 113, 118, 112, 113, 116, 116, 122, 113, 116, 112],
    t7: [164, 105],
}, name='channels_quant8').AddVariations(signed(x3, c4, t6, c1, t7)).DisableLifeTimeVariation()
