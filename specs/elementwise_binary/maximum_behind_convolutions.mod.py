# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: what is computed with channels that are no whole block.

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c7 = Parameter('c7', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t8 = Internal('t8', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c1 = Parameter('c1', ('TENSOR_FLOAT32', [5]), [-1.0, -2.0, 3.0, 1.0, -3.0])
t9 = Output('t9', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x10 = Input('x10', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c12 = Parameter('c12', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t13 = Internal('t13', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 3, 1]), [1.0, -2.0, 1.0])
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
c4 = Parameter('c4', ('TENSOR_FLOAT32', [1, 1, 3, 5]), [2.0, 1.0, 1.0, -3.0, 3.0, -3.0, 3.0, 1.0, -2.0, -3.0, 2.0, -3.0, -1.0, 3.0, 1.0])
t24 = Output('t24', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x26 = Input('x26', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c28 = Parameter('c28', ('TENSOR_FLOAT32', [3]), [0.0, 0.3125, 0.625])
t29 = Internal('t29', ('TENSOR_FLOAT32', [1, 2, 3, 3]))
c25 = Parameter('c25', ('TENSOR_FLOAT32', [3]), [1.0, 1.0, -1.0])
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
model.Operation('MAXIMUM', t8, c1).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('MAXIMUM', t13, c2).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('MAXIMUM', t18, c3).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('MAXIMUM', t23, c4).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('MAXIMUM', c25, t29).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('MAXIMUM', t34, t38).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('MAXIMUM', t43, x44).To(t45)
Example({
    x5: [2.9375, 3.0625, 3.6875, -3.3125, 3.4375, 1.75, 3.8125, -1.5, -0.5625, 3.9375, 0.75, 2.25],
    t9: [-0.125, 9.25, 3.0, 6.9375, 4.4375, 7.0, 4.375, 3.5625, 1.3125, -3.0, 1.6875, 8.9375, 3.0, 6.125,
    1.3125, 5.3125, 6.4375, 3.0, 3.25, -3.0, -1.0, 3.125, 3.0, 4.3125, 9.6875, -1.0, 4.0625, 3.0,
    3.9375, 5.0],
    x10: [0.5625, 0.5, 1.75, -3.5, -0.0625, 3.3125, 1.9375, -1.3125, -2.75, 2.75, 0.125, 3.5625],
    t14: [1.0, 1.9375, 1.0, 2.0, 1.6875, 5.25, 0.3125, 5.875, -0.8125, -2.0, 1.0, 3.5, 1.0, 4.1875, 7.9375,
    3.25, 2.875, 1.3125, 1.5625, 1.0, -2.0, -2.0, -2.0, 0.9375, 9.5, 1.0, 4.125, 1.0, 4.625, 8.25],
    x15: [-1.4375, -0.8125, 1.3125, 3.0, -3.125, 2.1875, 2.5, 0.0625, 3.4375, 0.625, 2.0, 1.25],
    t19: [1.0, 1.0, 3.6875, 1.0, 1.0625, 1.0, 5.9375, 1.0, 5.25, 5.9375, 1.0, 1.0, 1.0, 1.0, 8.75, 2.4375,
    5.375, -2.0, 3.5, -1.125, 2.8125, 7.8125, -3.0, 5.0, -0.9375, 0.75, 5.5625, -3.0, 4.1875, 1.75],
    x20: [-0.5, -3.5, -2.75, 0.625, 1.8125, 0.1875, -2.0625, -1.8125, -1.4375, -2.5, 2.5625, -0.5625],
    t24: [3.0, 1.0, 8.125, -3.0, 3.0, -3.0, 3.0, 2.125, -1.1875, 5.25, 2.0, 4.125, -1.0, 3.0, 1.0, 2.0, 1.0,
    6.3125, -2.9375, 3.0, 1.0625, 3.0, 7.0625, -2.0, -2.3125, 3.125, 4.875, -0.8125, 3.0, 1.0],
    x26: [2.75, -0.125, 1.0625, -3.5, -1.0, -3.375, 0.625, 3.25, -1.875, -0.375, 1.6875, 2.0625],
    t30: [2.875, 5.6875, -1.0, 4.5625, 1.0, 6.5625, 2.375, 1.0, 8.375, 1.0, 4.8125, -1.0, 1.0, 1.0, 3.25,
    1.0, 5.75, -1.0],
    x31: [3.0625, -2.5, 3.0, -3.5, -1.5, -0.6875, -0.375, -1.0, 3.75, 2.875, -3.0, -0.9375],
    x35: [-3.9375, 2.5, -0.0625, -1.375, -1.0625, 1.875, 1.25, -2.0625, -1.3125, -2.8125, 2.25, -1.75],
    t39: [5.5625, 3.9375, 2.5625, 6.5, 2.8125, 4.625, -0.8125, 0.0625, 3.5, 3.3125, 0.75, 3.5, 1.5, 10.6875,
    7.5625, 4.0, 3.0625, 5.5],
    x40: [-2.1875, 1.8125, 2.5625, 2.25, 0.0625, 2.0625, 1.3125, -2.9375, -2.375, -0.8125, -0.1875, 3.125],
    x44: [-2.5, -1.5, 1.0, 1.0, -3.5, 1.0, -2.5, 0.5, -0.5, 2.0, 0.5, 0.5, -1.0, 3.5, -3.5, 1.0, 4.0, -4.0,
    2.0, 1.5, 3.0, 3.5, 1.0, -3.0, -1.0, 0.5, 2.5, -1.0, -2.0, 3.5],
    t45: [-2.5, -1.5, 1.0, 1.0, 7.0625, 1.0, 7.6875, 0.5, 5.75, 3.1875, 0.5, 2.5, -1.0, 3.5, 5.3125, 4.25,
    4.0, 5.1875, 2.0, 1.5, 3.0, 3.5, 4.625, -2.25, 2.0, 0.5, 3.0625, -1.0, 3.875, 7.6875],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c7 = Parameter('c7', ('TENSOR_INT32', [5], 0.25, 0), [0, 8, 16, 24, 32])
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c1 = Parameter('c1', ('TENSOR_QUANT8_ASYMM', [5], 0.5, 120), [118, 116, 126, 122, 114])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c12 = Parameter('c12', ('TENSOR_INT32', [5]), [0, 16, 16, 48, 32])
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1, 3, 1], 0.5, 120), [122, 116, 122])
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
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 5], 0.5, 120), [124, 122, 122, 114, 126, 114, 126, 122, 116, 114, 124, 114, 118, 126, 122])
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x26 = Input('x26', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c27 = Parameter('c27', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c28 = Parameter('c28', ('TENSOR_INT32', [3], 0.25, 0), [0, 8, 16])
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 3], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 122, 116])
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
model.Operation('MAXIMUM', t8, c1).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('MAXIMUM', t13, c2).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('MAXIMUM', t18, c3).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('MAXIMUM', t23, c4).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('MAXIMUM', c25, t29).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('MAXIMUM', t34, t38).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('MAXIMUM', t43, x44).To(t45)
Example({
    x5: [125, 128, 126, 127, 113, 126, 123, 127, 117, 118, 127, 121],
    t9: [118, 142, 126, 145, 147, 119, 143, 126, 145, 144, 118, 116, 126, 131, 155, 118, 137, 126, 142, 147,
    119, 116, 135, 127, 135, 126, 139, 126, 140, 131],
    x10: [124, 121, 121, 123, 113, 119, 126, 123, 117, 114, 128, 125],
    t14: [123, 133, 122, 137, 134, 118, 129, 121, 136, 141, 122, 122, 137, 124, 141, 123, 139, 122, 141, 136,
    123, 116, 143, 123, 127, 123, 145, 122, 145, 138],
    x15: [122, 127, 117, 118, 122, 126, 113, 124, 125, 122, 126, 121],
    t19: [122, 135, 122, 141, 148, 122, 122, 135, 127, 135, 122, 134, 122, 140, 146, 114, 114, 127, 129, 151,
    123, 136, 119, 139, 135, 125, 137, 120, 139, 132],
    x20: [124, 122, 119, 113, 114, 121, 123, 122, 115, 116, 117, 115],
    t24: [124, 134, 122, 138, 136, 126, 126, 143, 124, 123, 124, 114, 132, 127, 144, 124, 132, 122, 137, 137,
    119, 126, 141, 123, 133, 124, 114, 141, 126, 129],
    x26: [125, 128, 122, 125, 119, 122, 113, 118, 125, 113, 121, 126],
    t30: [122, 142, 116, 122, 133, 116, 122, 124, 125, 122, 122, 139, 132, 127, 137, 122, 132, 116],
    x31: [116, 119, 122, 123, 124, 126, 115, 126, 113, 117, 118, 119],
    x35: [118, 119, 127, 125, 114, 118, 112, 125, 119, 117, 117, 117],
    t39: [119, 119, 134, 122, 143, 120, 118, 138, 138, 109, 120, 126, 122, 119, 141, 120, 119, 137],
    x40: [128, 123, 128, 122, 115, 117, 114, 124, 116, 115, 123, 125],
    x44: [124, 122, 124, 122, 114, 115, 118, 119, 126, 115, 117, 122, 122, 113, 122, 115, 121, 119, 124, 121,
    121, 118, 127, 113, 122, 128, 112, 124, 123, 126],
    t45: [125, 143, 124, 143, 134, 126, 142, 119, 142, 132, 118, 122, 139, 124, 135, 115, 121, 126, 130, 150,
    121, 118, 142, 123, 130, 128, 135, 124, 140, 143],
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
