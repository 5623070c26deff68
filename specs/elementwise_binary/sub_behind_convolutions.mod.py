# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: what is computed with channels that are no whole block.

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c7 = Parameter('c7', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t8 = Internal('t8', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c1 = Parameter('c1', ('TENSOR_FLOAT32', [5]), [2.0, 1.0, 1.0, 2.0, 2.0])
t9 = Output('t9', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x10 = Input('x10', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c12 = Parameter('c12', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t13 = Internal('t13', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 3, 1]), [-3.0, -2.0, -1.0])
t14 = Output('t14', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x15 = Input('x15', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c16 = Parameter('c16', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c17 = Parameter('c17', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t18 = Internal('t18', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c3 = Parameter('c3', ('TENSOR_FLOAT32', [2, 1, 1]), [3.0, -2.0])
t19 = Output('t19', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x20 = Input('x20', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c21 = Parameter('c21', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c22 = Parameter('c22', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t23 = Internal('t23', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [1, 1, 3, 5]), [-1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0])
t24 = Output('t24', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x26 = Input('x26', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c28 = Parameter('c28', ('TENSOR_FLOAT32', [3]), [0.0, 0.3125, 0.625])
t29 = Internal('t29', ('TENSOR_FLOAT32', [1, 2, 3, 3]))
c25 = Parameter('c25', ('TENSOR_FLOAT32', [3]), [-1.0, 1.0, -2.0])
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
model.Operation('SUB', t8, c1, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('SUB', t13, c2, 0).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('SUB', t18, c3, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('SUB', t23, c4, 0).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('SUB', c25, t29, 0).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('SUB', t34, t38, 0).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('SUB', t43, x44, 0).To(t45)
Example({
    x5: [0.125, -1.375, 0.3125, -2.3125, 1.6875, 3.625, 3.125, -3.5, -3.9375, -3.125, 0.6875, -0.125],
    t9: [-0.5, -1.8125, 2.25, -2.3125, -3.625, 0.625, -2.375, 3.9375, -3.0625, -5.6875, -3.9375, 6.3125,
    -9.3125, 4.25, 4.8125, 4.625, 2.0625, 3.5, -1.4375, -10.875, -2.8125, -11.6875, 9.8125, -8.125,
    -3.0625, -1.1875, 0.5625, -0.8125, -0.5, -1.6875],
    x10: [-1.4375, -2.0625, -1.875, -1.6875, -3.4375, 3.1875, 1.375, 2.875, 0.0625, -2.75, 0.1875, -1.375],
    t14: [3.625, -1.625, 9.1875, 0.4375, 1.5625, 1.8125, -3.125, 7.875, -0.625, 1.75, -5.625, -2.375,
    -1.3125, 1.6875, 12.0625, 1.5, 8.9375, -3.5, 8.1875, 8.625, 4.8125, -0.3125, 8.0625, 0.25,
    -2.3125, 2.5625, 0.3125, 4.1875, 0.75, -0.6875],
    x15: [-2.1875, 2.75, 1.875, 0.875, -0.0625, 0.6875, -1.375, 0.625, 2.625, -0.1875, 0.1875, 0.5625],
    t19: [-7.9375, -4.3125, -5.6875, -1.5, 5.9375, -2.0, 1.9375, -6.0, 0.6875, -1.875, -3.75, -2.125,
    -3.6875, -1.4375, -0.3125, 0.0, 0.1875, 2.75, 2.1875, 5.875, 4.8125, 7.375, 0.375, 5.375, 0.25,
    1.625, 3.25, 1.3125, 3.6875, 4.1875],
    x20: [0.9375, -1.3125, -2.375, 3.8125, -0.9375, -1.375, 3.1875, -0.125, 3.25, -1.75, -3.8125, -1.6875],
    t24: [3.25, -0.125, 1.3125, -0.4375, -3.3125, -7.1875, -2.625, -5.625, 1.375, 9.25, -0.5625, -3.9375,
    2.3125, -2.375, -1.5625, 4.3125, 5.5625, -3.3125, 3.0, -3.1875, 4.0, 3.0625, -0.125, 1.4375,
    -7.5, -3.125, -10.0, 5.8125, -5.5625, 0.6875],
    x26: [0.3125, 2.5, 1.0, -0.6875, 1.1875, 4.0, 2.4375, -1.6875, -0.8125, 3.8125, 2.8125, 0.5625],
    t30: [1.1875, -2.4375, 2.6875, -2.6875, -0.625, -3.0, 1.8125, -5.6875, 6.5625, -5.125, -2.5, -3.5625,
    3.625, -1.5, 4.1875, -3.25, -5.5, 1.3125],
    x31: [0.125, 0.25, -0.375, -0.125, 0.5625, -1.0, 3.75, -3.4375, 1.375, -2.4375, 0.875, -3.1875],
    x35: [-2.9375, 1.8125, 0.0, -3.875, 0.0625, -1.75, 0.4375, -3.3125, 4.0, -0.5, 3.0625, -1.5],
    t39: [4.625, 4.5625, 0.0625, -4.125, 3.0, -7.125, -0.25, 1.75, -2.0, 3.4375, 6.5, -3.0625, -0.6875,
    -7.1875, 6.5, -0.5, -6.0625, 5.5625],
    x40: [-2.25, -3.375, 1.0, -3.125, 3.5, 0.5, -2.6875, 1.3125, 2.25, -0.5, 1.5625, -1.1875],
    x44: [4.0, -4.0, 1.0, 0.5, 2.5, -2.0, 2.5, -3.0, -4.0, -3.0, 0.5, -2.0, 3.5, -0.5, -4.0, 4.0, -1.0, -0.5,
    -2.0, -3.5, 3.5, 4.0, 3.5, 0.5, -2.0, -0.5, 4.0, -3.5, -3.5, -0.5],
    t45: [-2.875, -3.5625, 8.625, -5.1875, -5.75, 6.125, -3.3125, 8.875, 2.8125, -3.0, 2.5, 9.8125, -7.375,
    5.4375, 2.75, -8.0, -2.75, 1.1875, 1.5625, 10.0625, -0.75, 0.3125, -4.125, 2.1875, 0.0, 3.25,
    -1.75, 4.9375, 4.8125, -2.1875],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c7 = Parameter('c7', ('TENSOR_INT32', [5], 0.25, 0), [0, 8, 16, 24, 32])
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c1 = Parameter('c1', ('TENSOR_QUANT8_ASYMM', [5], 0.5, 120), [124, 122, 122, 124, 124])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c12 = Parameter('c12', ('TENSOR_INT32', [5]), [0, 16, 16, 48, 32])
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1, 3, 1], 0.5, 120), [114, 116, 118])
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x15 = Input('x15', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_QUANT8_ASYMM', [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c17 = Parameter('c17', ('TENSOR_INT32', [5], 0.25, 0), [0, 8, 16, 24, 32])
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.5, 120), [126, 116])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c21 = Parameter('c21', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c22 = Parameter('c22', ('TENSOR_INT32', [5]), [0, 16, 16, 48, 32])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 5], 0.5, 120), [118, 122, 122, 122, 122, 122, 124, 122, 122, 124, 122, 122, 124, 122, 122])
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x26 = Input('x26', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c27 = Parameter('c27', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c28 = Parameter('c28', ('TENSOR_INT32', [3], 0.25, 0), [0, 8, 16])
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 3], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [116, 114, 116])
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
model.Operation('SUB', t8, c1, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('SUB', t13, c2, 0).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('SUB', t18, c3, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('SUB', t23, c4, 0).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('SUB', c25, t29, 0).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('SUB', t34, t38, 0).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('SUB', t43, x44, 0).To(t45)
Example({
    x5: [122, 117, 122, 115, 123, 127, 126, 113, 112, 113, 121, 119],
    t9: [121, 123, 130, 127, 124, 123, 121, 134, 125, 120, 112, 135, 109, 138, 143, 129, 127, 134, 127, 112,
    115, 99, 148, 113, 126, 118, 123, 127, 128, 129],
    x10: [117, 128, 115, 116, 116, 113, 126, 122, 125, 122, 114, 122],
    t14: [115, 132, 121, 143, 161, 123, 114, 145, 127, 137, 125, 111, 148, 123, 128, 130, 144, 124, 146, 140,
    127, 140, 123, 143, 139, 114, 116, 132, 130, 148],
    x15: [117, 115, 125, 128, 123, 121, 119, 121, 117, 128, 121, 125],
    t19: [116, 107, 135, 118, 123, 111, 136, 101, 139, 141, 116, 125, 117, 130, 129, 122, 127, 131, 136, 143,
    113, 130, 119, 141, 159, 120, 135, 121, 142, 149],
    x20: [119, 122, 121, 121, 117, 115, 127, 118, 117, 126, 119, 126],
    t24: [119, 122, 123, 131, 139, 118, 123, 123, 132, 133, 120, 111, 137, 122, 127, 131, 134, 123, 135, 123,
    109, 120, 117, 133, 147, 111, 126, 113, 135, 147],
    x26: [122, 128, 117, 122, 125, 122, 118, 122, 128, 124, 116, 118],
    t30: [122, 98, 126, 121, 114, 109, 113, 98, 117, 120, 112, 110, 112, 90, 124, 118, 120, 100],
    x31: [127, 125, 121, 122, 122, 119, 119, 121, 118, 127, 113, 122],
    x35: [115, 121, 113, 114, 123, 122, 112, 122, 116, 122, 113, 128],
    t39: [128, 148, 100, 120, 144, 96, 122, 115, 127, 128, 133, 115, 117, 129, 108, 126, 114, 132],
    x40: [119, 113, 126, 117, 115, 113, 122, 113, 127, 121, 114, 122],
    x44: [128, 124, 119, 123, 117, 128, 112, 122, 121, 125, 116, 125, 114, 112, 114, 121, 116, 127, 119, 112,
    128, 118, 119, 116, 113, 127, 128, 127, 121, 116],
    t45: [118, 111, 144, 121, 126, 121, 141, 126, 134, 119, 126, 102, 153, 128, 133, 128, 125, 133, 128, 128,
    118, 141, 120, 144, 138, 105, 106, 123, 127, 150],
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
