# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: what is computed with channels that are no whole block.

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
c2 = Parameter('c2', (F32, [6, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0, 1.0, -1.0])
c3 = Parameter('c3', (F32, [6]), [0.0, 0.3125, 0.625, 0.9375, 1.25, 1.5625])
t4 = Internal('t4', (F32, [1, 2, 3, 6]))
t5 = Output('t5', (F32, [1, 2, 3, 3]))
t6 = Output('t6', (F32, [1, 2, 3, 3]))
x7 = Input('x7', (F32, [1, 2, 3, 2]))
c8 = Parameter('c8', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c9 = Parameter('c9', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t10 = Internal('t10', (F32, [1, 2, 3, 5]))
t11 = Output('t11', (F32, [1, 2, 1, 5]))
t12 = Output('t12', (F32, [1, 2, 1, 5]))
t13 = Output('t13', (F32, [1, 2, 1, 5]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('SPLIT', t4, 3, 2).To(t5, t6)
model.Operation('CONV_2D', x7, c8, c9, 2, 1, 1, 0).To(t10)
model.Operation('SPLIT', t10, -2, 3).To(t11, t12, t13)
Example({
    x1: [0.1875, -0.4375, 2.4375, -1.4375, 0.625, -0.625, 3.0, 3.5625, -0.9375, 0.75, -2.9375, -2.6875],
    t5: [0.625, 0.25, 1.3125, 3.875, 3.75, 1.0625, 1.25, 0.9375, 1.25, -0.5625, 9.875, -9.5, -1.6875,
    -0.8125, 0.0625, -0.25, -8.25, 8.9375],
    t6: [0.6875, 0.1875, 2.1875, 1.9375, -4.0625, 5.4375, 0.9375, -0.625, 2.8125, 7.5, 5.375, 1.0, 0.75,
    3.6875, -0.125, -4.6875, -1.1875, 1.3125],
    x7: [-0.5625, 3.5625, 1.6875, 0.5625, 2.4375, -1.375, -0.5, 0.5, 0.875, -3.4375, -3.125, 2.75],
    t11: [-4.125, 2.75, -5.9375, 3.9375, 8.9375, -1.0, -0.1875, 0.125, 0.9375, 2.75],
    t12: [1.125, 4.25, -2.1875, 3.1875, 0.6875, 4.3125, -1.375, 6.625, -1.625, -6.5],
    t13: [3.8125, 3.8125, 0.9375, 2.0, -3.9375, -5.875, -3.1875, -1.75, 0.5625, 9.875],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [6, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132, 130, 126])
c3 = Parameter('c3', (I32, [6], 0.25, 0), [0, 8, 16, 24, 32, 40])
t4 = Internal('t4', (U8, [1, 2, 3, 6], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 3, 3], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 3, 3], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 3, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c9 = Parameter('c9', (I32, [5]), [0, 16, 16, 48, 32])
t10 = Internal('t10', (U8, [1, 2, 3, 5], 0.5, 120))
t11 = Output('t11', (U8, [1, 2, 1, 5], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 1, 5], 0.5, 120))
t13 = Output('t13', (U8, [1, 2, 1, 5], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('SPLIT', t4, 3, 2).To(t5, t6)
model.Operation('CONV_2D', x7, c8, c9, 2, 1, 1, 0).To(t10)
model.Operation('SPLIT', t10, -2, 3).To(t11, t12, t13)
Example({
    x1: [122, 119, 124, 117, 121, 118, 126, 127, 124, 118, 121, 114],
    t5: [123, 127, 128, 127, 129, 130, 123, 124, 131, 119, 143, 108, 126, 130, 128, 127, 120, 139],
    t6: [133, 132, 143, 133, 126, 147, 131, 131, 143, 145, 144, 139, 134, 128, 146, 127, 123, 147],
    x7: [114, 118, 127, 123, 121, 124, 117, 119, 121, 121, 113, 113],
    t11: [116, 110, 138, 124, 138, 118, 117, 133, 128, 137],
    t12: [124, 141, 115, 142, 135, 120, 127, 125, 134, 137],
    t13: [117, 130, 119, 137, 143, 120, 103, 149, 118, 129],
}, name='channels_quant8').AddVariations(signed(x1, c2, t4, t5, t6, x7, t10, t11, t12, t13)).DisableLifeTimeVariation()
