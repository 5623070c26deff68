# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: what is computed with channels that are no whole block.

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t4 = Internal('t4', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c5 = Parameter('c5', ('TENSOR_INT32', [2]), [1, 30])
t6 = Internal('t6', ('TENSOR_FLOAT32', [1, 30]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [2, 30]), ([0.0, 1.0, 0.0, 0.0, -1.0, 0.0, 0.0] * 9)[:60])
c8 = Parameter('c8', ('TENSOR_FLOAT32', [2]), [0.5, 1.0])
t9 = Output('t9', ('TENSOR_FLOAT32', [1, 2]))
x10 = Input('x10', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c12 = Parameter('c12', ('TENSOR_FLOAT32', [3]), [0.0, 0.3125, 0.625])
t13 = Internal('t13', ('TENSOR_FLOAT32', [1, 2, 3, 3]))
c14 = Parameter('c14', ('TENSOR_INT32', [2]), [3, 6])
t15 = Output('t15', ('TENSOR_FLOAT32', [3, 6]))
x16 = Input('x16', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c18 = Parameter('c18', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t19 = Internal('t19', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c20 = Parameter('c20', ('TENSOR_INT32', [4]), [1, 5, 3, 2])
t21 = Output('t21', ('TENSOR_FLOAT32', [1, 5, 3, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('RESHAPE', t4, c5).To(t6)
model.Operation('FULLY_CONNECTED', t6, c7, c8, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('RESHAPE', t13, c14).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 2, 1, 1, 0).To(t19)
model.Operation('RESHAPE', t19, c20).To(t21)
Example({
    x1: [-2.375, -2.0625, 1.0625, -0.8125, 2.75, 4.0, 0.375, -2.5, -2.9375, -2.25, -4.0, 3.5],
    t9: [17.75, 7.25],
    x10: [0.375, 2.5, -3.625, 2.25, 0.625, 2.0, 2.3125, 0.4375, -3.8125, -1.625, 3.875, 1.5625],
    t15: [-2.125, 3.5625, -4.75, -5.875, -4.6875, -0.25, -1.375, 3.5625, -4.0, 1.875, 5.375, -2.5625,
    -2.1875, -8.9375, 7.6875, 2.3125, 9.625, -6.375],
    x16: [3.0625, -3.5625, -3.8125, -3.0, -3.9375, -1.1875, 3.75, -1.0625, 2.25, -0.8125, 3.3125, 1.625],
    t21: [6.625, 2.875, 4.6875, 0.4375, -8.9375, -0.8125, -10.3125, 10.4375, -5.875, -0.9375, -2.75, -8.75,
    6.9375, -4.1875, 2.8125, 4.8125, 6.75, -1.0, 3.625, -4.625, 3.0625, 4.0, 0.0, 2.375, -2.625,
    1.6875, 8.5625, -5.9375, 5.875, 1.1875],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c3 = Parameter('c3', ('TENSOR_INT32', [5], 0.25, 0), [0, 8, 16, 24, 32])
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_INT32', [2]), [1, 30])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [1, 30], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_ASYMM', [2, 30], 0.5, 128), ([128, 130, 128, 128, 126, 128, 128] * 9)[:60])
c8 = Parameter('c8', ('TENSOR_INT32', [2], 0.25, 0), [2, 4])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 2]), [2, -2, 8, 4, -2, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c12 = Parameter('c12', ('TENSOR_INT32', [3]), [0, 16, 16])
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 3], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_INT32', [2]), [3, 6])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [3, 6], 0.5, 120))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_ASYMM', [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c18 = Parameter('c18', ('TENSOR_INT32', [5], 0.25, 0), [0, 8, 16, 24, 32])
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_INT32', [4]), [1, 5, 3, 2])
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [1, 5, 3, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('RESHAPE', t4, c5).To(t6)
model.Operation('FULLY_CONNECTED', t6, c7, c8, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('RESHAPE', t13, c14).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 2, 1, 1, 0).To(t19)
model.Operation('RESHAPE', t19, c20).To(t21)
Example({
    x1: [115, 115, 122, 128, 118, 125, 128, 122, 115, 128, 128, 114],
    t9: [79, 62],
    x10: [115, 112, 127, 122, 125, 112, 124, 121, 124, 124, 122, 112],
    t15: [123, 106, 149, 125, 140, 117, 133, 126, 139, 123, 133, 122, 120, 136, 116, 130, 120, 142],
    x16: [116, 127, 123, 126, 112, 128, 126, 112, 114, 112, 117, 127],
    t21: [109, 123, 118, 135, 154, 117, 136, 113, 141, 145, 104, 116, 120, 132, 160, 134, 128, 138, 130, 114,
    122, 104, 150, 118, 126, 110, 125, 117, 136, 153],
}, name='channels_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
