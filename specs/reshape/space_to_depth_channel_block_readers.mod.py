# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: what is computed with channels that are no whole block.

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
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c3 = Parameter('c3', (F32, [3]), [0.0, 0.3125, 0.625])
t4 = Internal('t4', (F32, [1, 2, 3, 3]))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 0, 0, 1, 0, 0])
t6 = Internal('t6', (F32, [1, 2, 4, 3]))
t7 = Output('t7', (F32, [1, 1, 2, 12]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('PAD', t4, c5).To(t6)
model.Operation('SPACE_TO_DEPTH', t6, 2).To(t7)
Example({
    x1: [0.375, 1.0, -1.8125, -3.875, 3.6875, 1.125, -3.75, 2.5, 1.375, 2.8125, 2.0625, -2.9375],
    t7: [-0.625, 2.0625, -1.75, 2.0625, -7.1875, 10.1875, -6.25, -4.6875, -0.625, -1.4375, 5.875, -6.375,
    2.5625, 8.8125, -5.3125, 0.0, 0.0, 0.0, 5.0, 1.5, 4.4375, 0.0, 0.0, 0.0],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [0, 8, 16])
t4 = Internal('t4', (U8, [1, 2, 3, 3], 0.5, 120))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 0, 0, 1, 0, 0])
t6 = Internal('t6', (U8, [1, 2, 4, 3], 0.5, 120))
t7 = Output('t7', (U8, [1, 1, 2, 12], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('PAD', t4, c5).To(t6)
model.Operation('SPACE_TO_DEPTH', t6, 2).To(t7)
Example({
    x1: [122, 122, 116, 112, 127, 122, 128, 112, 125, 122, 122, 125],
    t7: [120, 130, 122, 124, 108, 148, 136, 132, 136, 123, 136, 119, 125, 140, 117, 120, 120, 120, 117, 133,
    116, 120, 120, 120],
}, name='channels_quant8').AddVariations(signed(x1, c2, t4, t6, t7)).DisableLifeTimeVariation()
