# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: what is computed with channels that are no whole block.

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
x5 = Input('x5', (F32, [1, 2, 3, 2]))
c6 = Parameter('c6', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c7 = Parameter('c7', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t8 = Internal('t8', (F32, [1, 2, 3, 5]))
c1 = Parameter('c1', (I32, [4]), [0, 0, 0, 4])
c2 = Parameter('c2', (I32, [4]), [0, 0, 0, 0])
t9 = Output('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [1, 2, 3, 2]))
c11 = Parameter('c11', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c12 = Parameter('c12', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t13 = Internal('t13', (F32, [1, 2, 3, 5]))
c3 = Parameter('c3', (I32, [4]), [0, 0, 1, 1])
c4 = Parameter('c4', (I32, [4]), [1, 2, 2, 5])
t14 = Output('t14', (F32, [1, 2, 4]))
model = Model()
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('STRIDED_SLICE', t8, c1, c2, [1, 1, 2, -2], 0, 15, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('STRIDED_SLICE', t13, c3, c4, [1, 1, 1, 1], 0, 0, 4).To(t14)
Example({
    x5: [-2.6875, -1.1875, 3.25, 0.875, -0.0625, 1.9375, 1.3125, 0.6875, -3.5, 2.5, 3.625, -3.9375],
    t9: [1.5625, 5.6875, -1.5, 5.1875, -3.1875, -2.0, 1.3125, -2.0625, 0.625, -10.25, 4.875, 7.5625],
    x10: [-0.3125, -0.4375, 2.25, -1.9375, -3.125, 1.5625, 3.0, 1.9375, -4.0, -3.875, -2.0625, 0.1875],
    t14: [2.875, 2.25, 1.25, -4.875, -11.5625, 12.375, -6.9375, -2.5],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x5 = Input('x5', (U8, [1, 2, 3, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c7 = Parameter('c7', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t8 = Internal('t8', (U8, [1, 2, 3, 5], 0.5, 120))
c1 = Parameter('c1', (I32, [4]), [0, 0, 0, 4])
c2 = Parameter('c2', (I32, [4]), [0, 0, 0, 0])
t9 = Output('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c12 = Parameter('c12', (I32, [5]), [0, 16, 16, 48, 32])
t13 = Internal('t13', (U8, [1, 2, 3, 5], 0.5, 120))
c3 = Parameter('c3', (I32, [4]), [0, 0, 1, 1])
c4 = Parameter('c4', (I32, [4]), [1, 2, 2, 5])
t14 = Output('t14', (U8, [1, 2, 4], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('STRIDED_SLICE', t8, c1, c2, [1, 1, 2, -2], 0, 15, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('STRIDED_SLICE', t13, c3, c4, [1, 1, 1, 1], 0, 0, 4).To(t14)
Example({
    x5: [114, 117, 126, 121, 119, 123, 122, 121, 113, 125, 127, 112],
    t9: [136, 140, 117, 143, 123, 116, 136, 124, 121, 113, 137, 135],
    x10: [119, 119, 124, 116, 113, 123, 126, 123, 112, 112, 115, 122],
    t14: [128, 132, 132, 124, 100, 152, 116, 128],
}, name='channels_quant8').AddVariations(signed(x5, c6, t8, t9, x10, t13, t14)).DisableLifeTimeVariation()
