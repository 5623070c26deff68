# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: what is computed with channels that are no whole block.

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
c5 = Parameter('c5', (I32, [1]), [3])
t6 = Output('t6', (F32, [1, 2, 3]))
x7 = Input('x7', (F32, [1, 2, 3, 2]))
c8 = Parameter('c8', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c9 = Parameter('c9', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t10 = Internal('t10', (F32, [1, 2, 3, 5]))
c11 = Parameter('c11', (I32, [1]), [-1])
t12 = Output('t12', (F32, [1, 2, 3, 1]))
x13 = Input('x13', (F32, [1, 2, 3, 2]))
c14 = Parameter('c14', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c15 = Parameter('c15', (F32, [3]), [0.0, 0.3125, 0.625])
t16 = Internal('t16', (F32, [1, 2, 3, 3]))
c17 = Parameter('c17', (I32, [2]), [1, 3])
t18 = Output('t18', (F32, [1, 3]))
x19 = Input('x19', (F32, [1, 2, 3, 2]))
c20 = Parameter('c20', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c21 = Parameter('c21', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t22 = Internal('t22', (F32, [1, 2, 3, 5]))
c23 = Parameter('c23', (I32, [2]), [-3, -2])
t24 = Output('t24', (F32, [1, 5]))
x25 = Input('x25', (F32, [1, 2, 3, 2]))
c26 = Parameter('c26', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c27 = Parameter('c27', (F32, [3]), [0.0, 0.3125, 0.625])
t28 = Internal('t28', (F32, [1, 2, 3, 3]))
c29 = Parameter('c29', (I32, [1]), [2])
t30 = Output('t30', (F32, [1, 2, 3]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('REDUCE_MIN', t4, c5, False).To(t6)
model.Operation('CONV_2D', x7, c8, c9, 2, 1, 1, 0).To(t10)
model.Operation('REDUCE_MIN', t10, c11, True).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 1, 1, 0).To(t16)
model.Operation('REDUCE_MIN', t16, c17, False).To(t18)
model.Operation('CONV_2D', x19, c20, c21, 2, 1, 1, 0).To(t22)
model.Operation('REDUCE_MIN', t22, c23, False).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 1, 1, 0).To(t28)
model.Operation('REDUCE_MIN', t28, c29, False).To(t30)
Example({
    x1: [0.8125, 1.0, 0.875, 2.0625, 3.0625, -1.6875, 2.9375, 3.4375, 2.4375, 1.9375, 3.3125, -2.0625],
    t6: [-2.1875, -4.375, 0.9375, -9.1875, -5.6875, 1.4375],
    x7: [-0.4375, -3.375, -0.625, 1.625, -3.875, 2.75, 3.6875, -2.6875, 1.375, 1.6875, 3.25, -2.4375],
    t12: [-5.0625, -2.25, -6.625, -7.8125, -4.125, -6.875],
    x13: [1.5, 2.25, 0.6875, -0.625, 1.125, 3.5625, 2.1875, -1.125, 0.875, -2.0, 2.625, -4.0],
    t18: [-5.375, 0.0625, -7.625],
    x19: [-2.9375, -1.375, 3.375, -3.125, -2.4375, 3.625, 3.5, -3.6875, -0.125, -2.875, -0.625, -3.8125],
    t24: [-6.0625, -6.9375, -4.1875, -3.5, -9.625],
    x25: [-1.25, -1.625, -2.875, 0.125, 0.1875, 2.9375, 3.0625, 1.3125, -0.1875, 1.0625, 1.125, 3.3125],
    t30: [-3.0, -5.3125, -5.4375, -2.1875, 1.0, -7.125],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [0, 8, 16])
t4 = Internal('t4', (U8, [1, 2, 3, 3], 0.5, 120))
c5 = Parameter('c5', (I32, [1]), [3])
t6 = Output('t6', (U8, [1, 2, 3], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 3, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c9 = Parameter('c9', (I32, [5]), [0, 16, 16, 48, 32])
t10 = Internal('t10', (U8, [1, 2, 3, 5], 0.5, 120))
c11 = Parameter('c11', (I32, [1]), [-1])
t12 = Output('t12', (U8, [1, 2, 3, 1], 0.5, 120))
x13 = Input('x13', (U8, [1, 2, 3, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c15 = Parameter('c15', (I32, [3], 0.25, 0), [0, 8, 16])
t16 = Internal('t16', (U8, [1, 2, 3, 3], 0.5, 120))
c17 = Parameter('c17', (I32, [2]), [1, 3])
t18 = Output('t18', (U8, [1, 3], 0.5, 120))
x19 = Input('x19', (U8, [1, 2, 3, 2], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c21 = Parameter('c21', (I32, [5]), [0, 16, 16, 48, 32])
t22 = Internal('t22', (U8, [1, 2, 3, 5], 0.5, 120))
c23 = Parameter('c23', (I32, [2]), [-3, -2])
t24 = Output('t24', (U8, [1, 5], 0.5, 120))
x25 = Input('x25', (U8, [1, 2, 3, 2], 0.5, 120))
c26 = Parameter('c26', (U8, [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c27 = Parameter('c27', (I32, [3], 0.25, 0), [0, 8, 16])
t28 = Internal('t28', (U8, [1, 2, 3, 3], 0.5, 120))
c29 = Parameter('c29', (I32, [1]), [2])
t30 = Output('t30', (U8, [1, 2, 3], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('REDUCE_MIN', t4, c5, False).To(t6)
model.Operation('CONV_2D', x7, c8, c9, 2, 1, 1, 0).To(t10)
model.Operation('REDUCE_MIN', t10, c11, True).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 1, 1, 0).To(t16)
model.Operation('REDUCE_MIN', t16, c17, False).To(t18)
model.Operation('CONV_2D', x19, c20, c21, 2, 1, 1, 0).To(t22)
model.Operation('REDUCE_MIN', t22, c23, False).To(t24)
model.Operation('CONV_2D', x25, c26, c27, 2, 1, 1, 0).To(t28)
model.Operation('REDUCE_MIN', t28, c29, False).To(t30)
Example({
    x1: [121, 122, 121, 124, 126, 116, 125, 126, 124, 123, 126, 115],
    t6: [119, 117, 130, 111, 118, 131],
    x7: [119, 128, 113, 118, 123, 112, 125, 127, 114, 122, 123, 126],
    t12: [111, 108, 117, 109, 112, 113],
    x13: [115, 123, 124, 121, 118, 122, 127, 121, 124, 117, 121, 116],
    t18: [112, 122, 116],
    x19: [125, 112, 114, 117, 126, 113, 115, 127, 127, 112, 119, 114],
    t24: [108, 109, 119, 123, 113],
    x25: [128, 118, 112, 117, 116, 114, 122, 122, 125, 126, 122, 119],
    t30: [115, 105, 124, 119, 127, 111],
}, name='channels_quant8').AddVariations(signed(x1, c2, t4, t6, x7, t10, t12, x13, c14, t16, t18, x19, t22, t24, x25, c26, t28, t30)).DisableLifeTimeVariation()
