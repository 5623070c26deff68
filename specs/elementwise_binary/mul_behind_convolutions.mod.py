# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: what is computed with channels that are no whole block.

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c7 = Parameter('c7', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t8 = Internal('t8', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c1 = Parameter('c1', ('TENSOR_FLOAT32', [5]), [2.0, 2.0, 1.0, -2.0, -3.0])
t9 = Output('t9', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x10 = Input('x10', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c12 = Parameter('c12', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t13 = Internal('t13', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 3, 1]), [1.0, 3.0, 2.0])
t14 = Output('t14', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x15 = Input('x15', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c16 = Parameter('c16', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c17 = Parameter('c17', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t18 = Internal('t18', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c3 = Parameter('c3', ('TENSOR_FLOAT32', [2, 1, 1]), [2.0, 3.0])
t19 = Output('t19', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x20 = Input('x20', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c21 = Parameter('c21', ('TENSOR_FLOAT32', [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c22 = Parameter('c22', ('TENSOR_FLOAT32', [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t23 = Internal('t23', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [1, 1, 3, 5]), [-1.0, 3.0, 3.0, -2.0, -3.0, 2.0, -2.0, -1.0, -3.0, -1.0, -2.0, 1.0, -1.0, 1.0, 3.0])
t24 = Output('t24', ('TENSOR_FLOAT32', [1, 2, 3, 5]))
x26 = Input('x26', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c28 = Parameter('c28', ('TENSOR_FLOAT32', [3]), [0.0, 0.3125, 0.625])
t29 = Internal('t29', ('TENSOR_FLOAT32', [1, 2, 3, 3]))
c25 = Parameter('c25', ('TENSOR_FLOAT32', [3]), [3.0, -1.0, -1.0])
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
model.Operation('MUL', t8, c1, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('MUL', t13, c2, 0).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('MUL', t18, c3, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('MUL', t23, c4, 0).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('MUL', c25, t29, 0).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('MUL', t34, t38, 0).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('MUL', t43, x44, 0).To(t45)
Example({
    x5: [-0.6875, -1.125, 2.6875, -2.75, 0.875, -3.625, -3.25, 3.75, 1.1875, -1.375, 1.25, 3.5625],
    t9: [0.875, -4.375, 3.5625, 1.75, 0.9375, 10.875, 5.875, 3.4375, -1.75, 20.8125, 9.0, -3.125, 7.0,
    3.625, 20.625, -14.0, -4.875, -3.625, -2.875, -36.0, 5.125, 2.625, 2.1875, -1.5, 8.0625, -4.625,
    12.75, -7.75, -11.5, -21.375],
    x10: [3.75, 2.9375, 1.625, -2.75, 2.5625, 0.875, -0.375, -2.125, -2.25, -0.4375, -0.875, -0.6875],
    t14: [0.8125, 10.75, -9.0, 7.625, 3.375, 13.125, 2.4375, 13.5, -0.5625, -17.625, 3.375, 12.625, -7.375,
    8.75, 0.875, 1.75, -2.5625, 5.25, -1.5625, -2.625, -5.4375, -13.875, 11.25, -5.25, 7.875,
    -0.375, -4.25, 5.75, -1.25, 1.5],
    x15: [-2.0, 3.5625, -3.5, -1.5, 3.1875, 2.3125, 2.5, 2.125, 1.3125, 0.8125, 2.625, 3.0625],
    t19: [-11.125, -0.25, -9.0, 5.0, 20.75, -4.0, -16.375, 14.25, -8.125, 3.5, 1.75, 18.0, -14.375, 12.875,
    5.375, 1.125, 22.3125, -18.375, 16.6875, 9.0, 1.5, 11.25, -6.9375, 9.1875, 4.6875, -1.3125,
    25.875, -24.375, 19.875, 14.25],
    x20: [-2.9375, 3.5, -1.0625, 3.625, 2.6875, 1.3125, 3.9375, -2.125, 1.1875, 3.8125, -3.3125, 0.3125],
    t24: [6.4375, -6.1875, -10.3125, -3.0, -33.5625, -9.375, -3.625, 5.5625, -10.5, -9.5625, -2.75, 7.0,
    4.6875, 4.9375, 3.5625, -6.0625, 18.1875, 2.8125, -5.5, 20.8125, -5.25, -13.0, 8.1875, -17.8125,
    -7.6875, 7.25, -6.0, -3.3125, -2.0625, 15.5625],
    x26: [2.625, 0.0, -2.625, 0.875, -1.6875, -0.0625, -3.5, -3.625, 1.25, 3.125, 1.3125, -0.875],
    t30: [7.875, -5.5625, 2.0, -10.5, 4.0625, -1.5, -4.875, 3.125, -2.4375, 0.375, 10.3125, -11.375, -5.625,
    -5.9375, 6.875, 6.5625, -2.0625, -1.0625],
    x31: [3.4375, -2.375, 3.3125, -1.75, -2.6875, -3.5625, -0.9375, -2.0625, -1.25, 3.75, 1.1875, -2.25],
    x35: [-2.875, 3.9375, -0.6875, 1.4375, -1.125, 3.4375, -3.875, 1.6875, -2.375, -0.25, 1.25, 0.625],
    t39: [-39.597656, -7.21875, -8.4765625, -10.7578125, 1.9453125, -1.2695312, -3.9921875, -12.9375,
    -53.492188, -6.2578125, 20.84375, 6.3984375, 10.625, -7.3242188, -19.6875, 2.1484375, 1.5039062,
    -7.3828125],
    x40: [-1.3125, -1.5, -3.9375, -1.1875, -3.6875, -2.1875, 3.1875, -2.5, -3.1875, 0.3125, 0.25, -0.875],
    x44: [2.5, -0.5, 0.5, 0.5, -2.5, 0.5, -1.5, 3.5, 3.5, -1.5, -3.5, -1.5, 1.5, 1.0, 4.0, 0.5, -3.0, 2.5,
    -2.0, -4.0, 0.5, 3.0, -3.0, 1.5, 4.0, 1.0, -2.5, -0.5, 1.0, 4.0],
    t45: [0.46875, 1.90625, 2.46875, -0.9375, 1.09375, -1.375, 13.125, 24.28125, -14.65625, -4.21875, 5.25,
    13.875, 13.03125, -4.9375, 2.25, 2.84375, -12.5625, 6.09375, -3.25, 27.75, -1.75, -17.25,
    -9.5625, -2.90625, 20.25, 1.125, 0.15625, -1.0625, 0.3125, -3.0],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c7 = Parameter('c7', ('TENSOR_INT32', [5], 0.25, 0), [0, 8, 16, 24, 32])
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c1 = Parameter('c1', ('TENSOR_QUANT8_ASYMM', [5], 0.5, 120), [124, 124, 122, 116, 114])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c12 = Parameter('c12', ('TENSOR_INT32', [5]), [0, 16, 16, 48, 32])
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1, 3, 1], 0.5, 120), [122, 126, 124])
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x15 = Input('x15', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_QUANT8_ASYMM', [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c17 = Parameter('c17', ('TENSOR_INT32', [5], 0.25, 0), [0, 8, 16, 24, 32])
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.5, 120), [124, 126])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c21 = Parameter('c21', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c22 = Parameter('c22', ('TENSOR_INT32', [5]), [0, 16, 16, 48, 32])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 5], 0.5, 120), [118, 126, 126, 116, 114, 124, 116, 118, 114, 118, 116, 122, 118, 122, 126])
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 5], 0.5, 120))
x26 = Input('x26', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c27 = Parameter('c27', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124])
c28 = Parameter('c28', ('TENSOR_INT32', [3], 0.25, 0), [0, 8, 16])
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 3], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [124, 124, 114])
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
model.Operation('MUL', t8, c1, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('MUL', t13, c2, 0).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 2, 1, 1, 0).To(t18)
model.Operation('MUL', t18, c3, 0).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 2, 1, 1, 0).To(t23)
model.Operation('MUL', t23, c4, 0).To(t24)
model.Operation('CONV_2D', x26, c27, c28, 2, 1, 1, 0).To(t29)
model.Operation('MUL', c25, t29, 0).To(t30)
model.Operation('CONV_2D', x31, c32, c33, 2, 1, 1, 0).To(t34)
model.Operation('CONV_2D', x35, c36, c37, 2, 1, 1, 0).To(t38)
model.Operation('MUL', t34, t38, 0).To(t39)
model.Operation('CONV_2D', x40, c41, c42, 2, 1, 1, 0).To(t43)
model.Operation('MUL', t43, x44, 0).To(t45)
Example({
    x5: [118, 117, 125, 114, 121, 112, 113, 127, 122, 117, 122, 127],
    t9: [122, 114, 136, 106, 84, 142, 136, 135, 98, 123, 138, 116, 143, 110, 123, 92, 114, 121, 96, 9, 130,
    130, 132, 98, 96, 110, 150, 112, 78, 36],
    x10: [127, 125, 123, 114, 125, 121, 119, 115, 115, 119, 118, 118],
    t14: [122, 143, 111, 144, 139, 147, 132, 171, 147, 123, 128, 150, 122, 156, 146, 124, 117, 139, 126, 127,
    108, 99, 165, 138, 177, 120, 116, 148, 136, 148],
    x15: [116, 127, 113, 117, 126, 124, 125, 124, 122, 121, 125, 126],
    t19: [98, 126, 116, 150, 188, 112, 94, 162, 124, 154, 124, 160, 108, 164, 156, 123, 174, 105, 183, 177,
    123, 147, 132, 165, 168, 117, 180, 93, 189, 189],
    x20: [114, 127, 128, 114, 117, 127, 125, 122, 127, 115, 122, 127],
    t24: [133, 117, 120, 94, 12, 148, 92, 108, 78, 124, 140, 125, 123, 136, 219, 117, 168, 117, 82, 75, 144,
    94, 109, 78, 121, 130, 135, 128, 141, 204],
    x26: [122, 123, 121, 125, 122, 114, 121, 116, 119, 128, 113, 128],
    t30: [118, 142, 120, 112, 142, 129, 136, 124, 66, 130, 124, 75, 102, 140, 141, 90, 116, 123],
    x31: [122, 119, 112, 122, 126, 122, 118, 126, 115, 126, 116, 114],
    x35: [112, 118, 115, 117, 127, 122, 115, 114, 127, 118, 122, 117],
    t39: [111, 71, 200, 130, 165, 234, 130, 255, 123, 116, 84, 95, 70, 120, 123, 125, 95, 255],
    x40: [126, 112, 123, 115, 128, 119, 128, 122, 121, 117, 117, 112],
    x44: [117, 112, 115, 126, 115, 113, 122, 122, 118, 125, 119, 121, 121, 115, 121, 117, 127, 127, 117, 113,
    117, 123, 122, 128, 121, 114, 125, 116, 112, 121],
    t45: [99, 88, 75, 150, 135, 92, 125, 135, 110, 128, 115, 130, 121, 72, 123, 111, 197, 106, 87, 78, 114,
    125, 133, 160, 125, 105, 95, 66, 116, 122],
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
