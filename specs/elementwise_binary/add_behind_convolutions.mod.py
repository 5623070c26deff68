# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: what is computed with channels that are no whole block.

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c7 = Parameter('c7', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t8 = Internal('t8', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c1 = Parameter('c1', ('TENSOR_FLOAT32', [5]), [1.0, 1.0, 1.0, 1.0, -1.0])
t9 = Output('t9', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x10 = Input('x10', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c12 = Parameter('c12', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t13 = Internal('t13', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 3, 1]), [-2.0, 3.0, 1.0])
t14 = Output('t14', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x15 = Input('x15', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c16 = Parameter('c16', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c17 = Parameter('c17', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t18 = Internal('t18', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c3 = Parameter('c3', ('TENSOR_FLOAT32', [2, 1, 1]), [1.0, -3.0])
t19 = Output('t19', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x20 = Input('x20', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c21 = Parameter('c21', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c22 = Parameter('c22', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t23 = Internal('t23', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [1, 1, 3, 5]), [1.0, -1.0, 1.0, -2.0, 2.0, 1.0, -1.0, -2.0, -3.0, -3.0, 1.0, 3.0, -2.0, 2.0, 1.0])
t24 = Output('t24', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x26 = Input('x26', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c28 = Parameter('c28', ('TENSOR_FLOAT32', [3]), [0.0, 0.3125, 0.625])
t29 = Internal('t29', ('TENSOR_FLOAT32', [1, 2, 3, 3]))
c25 = Parameter('c25', ('TENSOR_FLOAT32', [3]), [-1.0, 1.0, 1.0])
t30 = Output('t30', ('TENSOR_FLOAT32', [1, 2, 3, 3]))
x31 = Input('x31', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c33 = Parameter('c33', ('TENSOR_FLOAT32', [3]), [0.0, 0.3125, 0.625])
t34 = Internal('t34', ('TENSOR_FLOAT32', [1, 2, 3, 3]))
x35 = Input('x35', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c36 = Parameter('c36', ('TENSOR_FLOAT32', [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c37 = Parameter('c37', ('TENSOR_FLOAT32', [3]), [0.0, 0.3125, 0.625])
t38 = Internal('t38', ('TENSOR_FLOAT32', [1, 2, 3, 3]))
t39 = Output('t39', ('TENSOR_FLOAT32', [1, 2, 3, 3]))
x40 = Input('x40', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c41 = Parameter('c41', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c42 = Parameter('c42', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t43 = Internal('t43', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x44 = Input('x44', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
t45 = Output('t45', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
model = Model()
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('ADD', t8, c1, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('ADD', t13, c2, 0).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('ADD', t18, c3, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('ADD', t23, c4, 0).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('ADD', c25, t29, 0).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('ADD', t34, t38, 0).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('ADD', t43, x44, 0).To(t45)
Example({
    x5: [1.5625, 2.1875, 0.8125, -2.625, -0.5, 2.75, -3.625, 3.0, -2.25, -0.0625, 2.375, -0.75],
    t9: [0.375, 6.625, -4.3125, 5.6875, 3.0625, 4.4375, 0.3125, 6.0625, 0.125, -5.8125, -2.25, 3.0625,
    -3.375, 4.1875, 6.25, -5.625, -2.9375, -0.75, 1.3125, 9.875, -1.1875, -3.25, 4.0, -0.375, 2.375,
    4.125, 5.3125, 0.75, 3.5625, -3.625],
    x10: [0.5, -2.1875, 0.625, -0.9375, -3.3125, 2.0, -1.5625, 2.375, -1.8125, 2.625, 0.5625, -0.3125],
    t14: [0.6875, -2.875, 2.5, -2.75, -5.625, 4.5625, 3.625, 4.875, 3.625, 1.75, -4.3125, -3.3125, 0.9375,
    0.625, 9.5625, -5.9375, -2.4375, -4.5625, -0.25, 5.5625, -1.4375, 2.3125, 0.1875, 4.75, 11.3125,
    1.875, 2.125, 1.6875, 2.1875, 1.0625],
    x15: [-2.3125, -3.1875, 1.25, 1.6875, 3.375, -2.0625, -1.0, -0.6875, 3.875, -0.25, -1.8125, -1.9375],
    t19: [1.875, -6.5, 10.3125, -3.5625, -1.8125, 0.5625, 5.5, -3.0, 4.875, 4.375, 6.4375, 6.0, 2.375, 3.25,
    -5.25, -3.3125, -5.375, 0.0, -3.75, -2.125, 1.125, 4.8125, -5.75, 1.5625, -6.125, -2.875, -8.25,
    3.3125, -5.8125, -3.8125],
    x20: [0.0625, 3.375, 0.3125, -3.6875, -1.0625, -2.5, 1.125, 0.5625, 2.1875, 1.375, 1.25, -0.375],
    t24: [-2.3125, 2.8125, -5.1875, 2.375, 9.9375, 5.0, -3.75, 5.6875, -5.4375, -9.4375, 2.4375, -1.3125,
    4.6875, -0.625, -1.6875, 1.5625, 2.125, -0.625, 0.625, 3.25, 1.8125, 5.0625, -6.3125, 1.5,
    -1.1875, 2.625, 5.4375, -1.875, 3.8125, 0.25],
    x26: [-0.1875, 2.75, 0.125, 0.625, 2.9375, 2.875, -1.625, 0.8125, -2.5, 0.375, 3.375, 1.6875],
    t30: [-3.9375, 3.6875, -3.6875, -1.5, 2.1875, 0.25, -0.9375, 10.0625, -7.0625, -3.4375, -1.125, 1.625,
    -3.875, -3.3125, 3.375, 0.6875, 9.75, -5.125],
    x31: [-1.125, -0.5625, 3.375, -1.6875, -3.5625, -0.9375, -2.0625, 1.25, -1.5625, -3.8125, -1.75, -3.75],
    x35: [1.6875, 1.0, -2.6875, 3.1875, 3.125, 1.3125, -2.9375, 2.0, 0.125, -1.5, -1.0, -0.4375],
    t39: [0.125, 2.1875, -0.1875, -0.8125, 3.5, -2.4375, -0.8125, 0.125, 0.9375, -8.25, -6.125, -0.25, 3.875,
    -7.5625, 13.3125, 1.4375, -9.0625, 12.375],
    x40: [2.625, 2.1875, -1.3125, -1.0, 0.5625, -3.1875, -3.8125, 1.625, -3.6875, 3.375, -2.3125, 2.9375],
    x44: [1.0, -1.0, -1.0, 2.5, -4.0, 3.0, -2.5, -2.0, -2.5, 2.5, -4.0, -0.5, 0.5, 1.0, -4.0, 2.0, -3.5, 2.0,
    -2.0, 3.0, 4.0, -1.0, 1.0, 2.0, -0.5, -3.0, 1.5, 4.0, -1.5, 1.0],
    t45: [1.4375, 6.75, -7.375, 8.25, -1.0, 2.6875, -5.8125, 1.9375, -3.875, 3.0625, -0.25, -2.25, 6.9375,
    -0.6875, -9.6875, -3.4375, -9.1875, 3.1875, -3.25, 11.3125, -3.0625, -4.6875, -1.4375, 2.625,
    11.1875, -8.25, 0.125, 1.0625, 0.0625, 10.4375],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c7 = Parameter('c7', ('TENSOR_INT32', [5], 0.25, 0), [0, 8, 16, 24, 32])
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c1 = Parameter('c1', ('TENSOR_QUANT8_ASYMM', [5], 0.5, 120), [122, 122, 122, 122, 118])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c12 = Parameter('c12', ('TENSOR_INT32', [5]), [0, 16, 16, 48, 32])
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1, 3, 1], 0.5, 120), [116, 126, 122])
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x15 = Input('x15', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_QUANT8_ASYMM', [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c17 = Parameter('c17', ('TENSOR_INT32', [5], 0.25, 0), [0, 8, 16, 24, 32])
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.5, 120), [122, 114])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c21 = Parameter('c21', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c22 = Parameter('c22', ('TENSOR_INT32', [5]), [0, 16, 16, 48, 32])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 5], 0.5, 120), [122, 118, 122, 116, 124, 122, 118, 116, 114, 114, 122, 126, 116, 124, 122])
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x26 = Input('x26', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c27 = Parameter('c27', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c28 = Parameter('c28', ('TENSOR_INT32', [3], 0.25, 0), [0, 8, 16])
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 3], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [118, 118, 116])
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 3], 0.5, 120))
x31 = Input('x31', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 2]), [2, -2, 8, 4, -2, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c33 = Parameter('c33', ('TENSOR_INT32', [3]), [0, 16, 16])
t34 = Internal('t34', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 3], 0.5, 120))
x35 = Input('x35', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c37 = Parameter('c37', ('TENSOR_INT32', [3], 0.25, 0), [0, 8, 16])
t38 = Internal('t38', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 3], 0.5, 120))
t39 = Output('t39', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 3], 0.5, 120))
x40 = Input('x40', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c41 = Parameter('c41', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c42 = Parameter('c42', ('TENSOR_INT32', [5]), [0, 16, 16, 48, 32])
t43 = Internal('t43', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x44 = Input('x44', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('ADD', t8, c1, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('ADD', t13, c2, 0).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('ADD', t18, c3, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('ADD', t23, c4, 0).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('ADD', c25, t29, 0).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('ADD', t34, t38, 0).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('ADD', t43, x44, 0).To(t45)
Example({
    x5: [123, 124, 121, 114, 119, 125, 112, 126, 115, 119, 124, 118],
    t9: [121, 136, 119, 141, 139, 129, 122, 141, 129, 121, 116, 129, 121, 138, 145, 108, 116, 126, 132, 154,
    118, 115, 137, 128, 137, 128, 132, 130, 136, 126],
    x10: [121, 115, 121, 118, 113, 124, 116, 124, 116, 125, 121, 119],
    t14: [122, 117, 133, 124, 121, 129, 130, 137, 137, 137, 111, 116, 129, 131, 153, 108, 116, 120, 128, 144,
    117, 127, 128, 139, 156, 124, 127, 131, 134, 135],
    x15: [115, 113, 122, 123, 126, 122, 115, 118, 118, 127, 119, 116],
    t19: [124, 109, 149, 122, 129, 121, 133, 122, 139, 142, 126, 140, 120, 142, 136, 111, 106, 131, 119, 131,
    105, 121, 110, 131, 146, 117, 112, 131, 121, 123],
    x20: [116, 128, 122, 126, 122, 112, 117, 115, 122, 121, 128, 124],
    t24: [110, 122, 118, 132, 160, 118, 132, 110, 134, 140, 132, 126, 138, 130, 120, 124, 111, 143, 120, 133,
    123, 127, 120, 129, 130, 126, 150, 108, 148, 138],
    x26: [122, 128, 119, 125, 122, 128, 128, 121, 125, 125, 116, 116],
    t30: [112, 134, 106, 112, 125, 115, 112, 134, 106, 125, 139, 114, 118, 137, 109, 118, 110, 136],
    x31: [121, 115, 122, 126, 123, 117, 118, 126, 116, 112, 112, 118],
    x35: [115, 122, 116, 112, 116, 112, 123, 122, 114, 126, 126, 128],
    t39: [119, 117, 146, 120, 122, 142, 130, 115, 159, 113, 138, 119, 112, 106, 150, 112, 130, 126],
    x40: [122, 128, 114, 124, 122, 117, 118, 119, 125, 124, 117, 118],
    x44: [121, 113, 112, 123, 112, 126, 115, 125, 122, 118, 118, 125, 112, 126, 115, 116, 115, 125, 112, 119,
    121, 122, 112, 124, 113, 124, 116, 126, 128, 118],
    t45: [115, 129, 102, 145, 142, 116, 111, 131, 132, 148, 123, 130, 124, 137, 123, 115, 114, 137, 121, 135,
    122, 140, 107, 145, 132, 123, 112, 141, 135, 133],
}, name='channels_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
