# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: what is computed with channels that are no whole block.

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
c2 = Parameter('c2', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c3 = Parameter('c3', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t4 = Internal('t4', (F32, [1, 2, 3, 5]))
c5 = Parameter('c5', (I32, [3]), [4, 0, 2])
t6 = Output('t6', (F32, [1, 2, 3, 3]))
x7 = Input('x7', (F32, [1, 2, 3, 2]))
c8 = Parameter('c8', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c9 = Parameter('c9', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t10 = Internal('t10', (F32, [1, 2, 3, 5]))
c11 = Parameter('c11', (I32, [2]), [2, 0])
t12 = Output('t12', (F32, [1, 2, 2, 5]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('GATHER', t4, 3, c5).To(t6)
model.Operation('CONV_2D', x7, c8, c9, 2, 1, 1, 0).To(t10)
model.Operation('GATHER', t10, -2, c11).To(t12)
Example({
    x1: [-0.5, 3.3125, -0.0625, 0.25, 1.0, 1.25, 2.8125, -3.5625, 0.375, -3.8125, 0.6875, -3.4375],
    t6: [8.375, -3.8125, -5.5, 1.8125, -0.3125, 0.1875, 2.75, -0.25, -2.875, -8.6875, 6.375, 4.9375, -6.75,
    4.1875, 7.875, -6.3125, 4.125, 6.8125],
    x7: [0.3125, 3.5, -2.625, 1.4375, 0.9375, 0.8125, -2.25, 2.625, -0.1875, -3.8125, 2.3125, 2.0625],
    t12: [0.125, 3.0, -1.9375, 2.6875, 1.9375, -3.1875, 4.4375, -6.6875, 4.75, 7.9375, 0.25, 7.0, -5.8125,
    5.3125, 3.0625, -4.875, -1.5625, -2.375, 1.3125, 8.75],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c3 = Parameter('c3', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t4 = Internal('t4', (U8, [1, 2, 3, 5], 0.5, 120))
c5 = Parameter('c5', (I32, [3]), [4, 0, 2])
t6 = Output('t6', (U8, [1, 2, 3, 3], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 3, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c9 = Parameter('c9', (I32, [5]), [0, 16, 16, 48, 32])
t10 = Internal('t10', (U8, [1, 2, 3, 5], 0.5, 120))
c11 = Parameter('c11', (I32, [2]), [2, 0])
t12 = Output('t12', (U8, [1, 2, 2, 5], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('GATHER', t4, 3, c5).To(t6)
model.Operation('CONV_2D', x7, c8, c9, 2, 1, 1, 0).To(t10)
model.Operation('GATHER', t10, -2, c11).To(t12)
Example({
    x1: [119, 126, 119, 122, 122, 119, 122, 125, 112, 122, 119, 112],
    t6: [149, 113, 117, 141, 117, 125, 132, 123, 128, 144, 117, 116, 148, 110, 132, 121, 127, 145],
    x7: [126, 121, 113, 122, 127, 114, 122, 121, 121, 115, 125, 119],
    t12: [133, 132, 133, 133, 117, 125, 137, 120, 139, 132, 126, 133, 125, 136, 129, 121, 129, 124, 135, 136],
}, name='channels_quant8').AddVariations(signed(x1, c2, t4, t6, x7, t10, t12)).DisableLifeTimeVariation()
