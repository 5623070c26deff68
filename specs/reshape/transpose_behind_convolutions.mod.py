# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: what is computed with channels that are no whole block.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c3 = Parameter('c3', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t4 = Internal('t4', (F32, [1, 2, 3, 5]))
c5 = Parameter('c5', (I32, [4]), [0, 3, 1, 2])
t6 = Output('t6', (F32, [1, 5, 2, 3]))
x7 = Input('x7', (F32, [1, 2, 3, 2]))
c8 = Parameter('c8', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c9 = Parameter('c9', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t10 = Internal('t10', (F32, [1, 2, 3, 5]))
c11 = Parameter('c11', (I32, [4]), [0, 2, 1, 3])
t12 = Output('t12', (F32, [1, 3, 2, 5]))
x13 = Input('x13', (F32, [1, 2, 3, 2]))
c14 = Parameter('c14', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c15 = Parameter('c15', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t16 = Internal('t16', (F32, [1, 2, 3, 5]))
c17 = Parameter('c17', (I32, [4]), [3, 2, 0, 1])
t18 = Output('t18', (F32, [5, 3, 1, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('TRANSPOSE', t4, c5).To(t6)
model.Operation('CONV_2D', x7, c8, c9, 2, 1, 1, 0).To(t10)
model.Operation('TRANSPOSE', t10, c11).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 1, 1, 0).To(t16)
model.Operation('TRANSPOSE', t16, c17).To(t18)
Example({
    x1: [-2.9375, -0.9375, -2.5625, -2.875, 3.0625, 1.25, 0.25, -1.375, 1.5, -3.875, 0.875, 2.0625],
    t6: [-2.0, 0.3125, 1.8125, 1.625, 5.375, -1.1875, -6.5, -7.6875, 7.6875, -0.5625, -0.5625, 4.125,
    5.4375, 8.9375, -4.9375, 3.125, 6.875, -4.375, -2.9375, -4.5, 5.25, -0.1875, -1.4375, 3.875,
    2.3125, -1.9375, 0.6875, -1.75, -8.0, 4.5],
    x7: [3.625, 3.0625, 2.5, -2.25, 1.625, 2.8125, -1.4375, 0.875, 3.375, -3.875, 3.75, -2.125],
    t12: [0.5625, 10.625, -9.125, 7.625, 3.75, -2.3125, -1.6875, 0.3125, 0.375, 4.4375, 4.75, 3.0625, 2.625,
    1.1875, -5.75, 7.25, 3.1875, 5.0, 0.4375, -9.875, -1.1875, 6.375, -6.625, 5.375, 5.25, 5.875,
    5.6875, 1.125, 2.5625, -6.75],
    x13: [-1.5625, 0.3125, -3.25, -1.125, 0.4375, -2.0625, 2.5625, 1.125, 0.375, 3.6875, -3.3125, -0.375],
    t18: [-1.875, 1.4375, -2.125, -3.3125, 2.5, -2.9375, -2.5, 6.5625, -7.3125, 4.75, -0.875, -6.6875,
    1.5625, -4.1875, 6.125, -7.125, 4.3125, 4.6875, -0.3125, 4.625, -3.4375, 5.0, -0.6875, -2.75,
    3.4375, 0.9375, 2.25, 8.25, -3.3125, 3.8125],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c3 = Parameter('c3', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t4 = Internal('t4', (U8, [1, 2, 3, 5], 0.5, 120))
c5 = Parameter('c5', (I32, [4]), [0, 3, 1, 2])
t6 = Output('t6', (U8, [1, 5, 2, 3], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 3, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c9 = Parameter('c9', (I32, [5]), [0, 16, 16, 48, 32])
t10 = Internal('t10', (U8, [1, 2, 3, 5], 0.5, 120))
c11 = Parameter('c11', (I32, [4]), [0, 2, 1, 3])
t12 = Output('t12', (U8, [1, 3, 2, 5], 0.5, 120))
x13 = Input('x13', (U8, [1, 2, 3, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c15 = Parameter('c15', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t16 = Internal('t16', (U8, [1, 2, 3, 5], 0.5, 120))
c17 = Parameter('c17', (I32, [4]), [3, 2, 0, 1])
t18 = Output('t18', (U8, [5, 3, 1, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('TRANSPOSE', t4, c5).To(t6)
model.Operation('CONV_2D', x7, c8, c9, 2, 1, 1, 0).To(t10)
model.Operation('TRANSPOSE', t10, c11).To(t12)
model.Operation('CONV_2D', x13, c14, c15, 2, 1, 1, 0).To(t16)
model.Operation('TRANSPOSE', t16, c17).To(t18)
Example({
    x1: [114, 118, 114, 114, 126, 122, 122, 117, 123, 112, 117, 121],
    t6: [116, 120, 124, 125, 131, 116, 110, 106, 138, 125, 122, 119, 138, 146, 118, 132, 141, 129, 124, 120,
    140, 131, 127, 130, 138, 130, 134, 128, 117, 141],
    x7: [124, 127, 126, 125, 115, 123, 125, 117, 121, 126, 112, 127],
    t12: [117, 139, 110, 143, 146, 128, 131, 129, 134, 125, 121, 141, 112, 143, 140, 115, 132, 115, 139, 147,
    112, 117, 127, 130, 147, 105, 115, 122, 131, 158],
    x13: [115, 116, 122, 113, 117, 122, 115, 125, 122, 122, 127, 128],
    t18: [119, 110, 129, 120, 115, 119, 110, 119, 121, 130, 120, 146, 141, 123, 140, 122, 127, 105, 123, 132,
    127, 136, 131, 147, 133, 151, 120, 138, 143, 145],
}, name='channels_quant8').AddVariations(signed(x1, c2, t4, t6, x7, t10, t12, x13, c14, t16, t18)).DisableLifeTimeVariation()
