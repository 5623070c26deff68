# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: constants that have a batch of their own.

# Constants have a batch, of each rank, on either side.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [3, 2, 2, 2]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [3, 1, 1, 2]), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0])
t3 = Output('t3', ('TENSOR_FLOAT32', [3, 2, 2, 2]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [3, 2, 2, 2]), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0,
    7.0, 1.0, 2.0, 3.0])
x5 = Input('x5', ('TENSOR_FLOAT32', [3, 2, 2, 2]))
t6 = Output('t6', ('TENSOR_FLOAT32', [3, 2, 2, 2]))
x7 = Input('x7', ('TENSOR_FLOAT32', [3, 1, 2, 2]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0])
t9 = Output('t9', ('TENSOR_FLOAT32', [3, 1, 2, 2]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0])
x11 = Input('x11', ('TENSOR_FLOAT32', [3, 1, 2, 2]))
t12 = Output('t12', ('TENSOR_FLOAT32', [3, 1, 2, 2]))
x13 = Input('x13', ('TENSOR_FLOAT32', [3, 4]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [3, 4]), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0])
t15 = Output('t15', ('TENSOR_FLOAT32', [3, 4]))
c16 = Parameter('c16', ('TENSOR_FLOAT32', [3, 4]), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0])
x17 = Input('x17', ('TENSOR_FLOAT32', [3, 4]))
t18 = Output('t18', ('TENSOR_FLOAT32', [3, 4]))
x19 = Input('x19', ('TENSOR_FLOAT32', [3, 2, 3]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [3, 2, 3]), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0])
t21 = Output('t21', ('TENSOR_FLOAT32', [3, 2, 3]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [3, 2, 3]), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0])
x23 = Input('x23', ('TENSOR_FLOAT32', [3, 2, 3]))
t24 = Output('t24', ('TENSOR_FLOAT32', [3, 2, 3]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('MUL', c4, x5, 0).To(t6)
model.Operation('MUL', x7, c8, 0).To(t9)
model.Operation('MUL', c10, x11, 0).To(t12)
model.Operation('MUL', x13, c14, 0).To(t15)
model.Operation('MUL', c16, x17, 0).To(t18)
model.Operation('MUL', x19, c20, 0).To(t21)
model.Operation('MUL', c22, x23, 0).To(t24)
Example({
    x1: [2.5, 4.0, 2.5, -3.5, -1.0, -2.0, 1.0, -0.5, 1.5, 1.0, -3.0, -1.0, 1.0, -4.0, 3.0, 1.5, 3.0, 1.0,
    3.5, -4.0, 1.5, 0.5, 1.5, 2.0],
    t3: [2.5, 8.0, 2.5, -7.0, -1.0, -4.0, 1.0, -1.0, 4.5, 4.0, -9.0, -4.0, 3.0, -16.0, 9.0, 6.0, 15.0, 6.0,
    17.5, -24.0, 7.5, 3.0, 7.5, 12.0],
    x5: [-0.5, -2.5, 1.0, -3.5, 2.5, 2.5, -1.0, -2.5, 3.5, -1.5, 2.0, 3.5, 3.5, -1.0, -4.0, 3.5, -1.0, 0.5,
    1.0, 4.0, 4.0, -1.0, 4.0, 3.0],
    t6: [-0.5, -5.0, 3.0, -14.0, 12.5, 15.0, -7.0, -2.5, 7.0, -4.5, 8.0, 17.5, 21.0, -7.0, -4.0, 7.0, -3.0,
    2.0, 5.0, 24.0, 28.0, -1.0, 8.0, 9.0],
    x7: [0.5, 2.5, -3.0, 3.5, 1.5, -4.0, -3.5, -1.5, -0.5, 4.0, -1.0, -3.5],
    t9: [0.5, 5.0, -9.0, 14.0, 7.5, -24.0, -24.5, -1.5, -1.0, 12.0, -4.0, -17.5],
    x11: [3.0, 0.5, -2.0, 2.0, -1.5, 0.5, 4.0, -3.0, -2.5, -1.5, 3.0, 2.0],
    t12: [3.0, 1.0, -6.0, 8.0, -7.5, 3.0, 28.0, -3.0, -5.0, -4.5, 12.0, 10.0],
    x13: [-4.0, 1.0, -2.5, 1.0, 3.5, -1.5, -4.0, -2.0, 2.0, 1.0, 1.0, -0.5],
    t15: [-4.0, 2.0, -7.5, 4.0, 17.5, -9.0, -28.0, -2.0, 4.0, 3.0, 4.0, -2.5],
    x17: [-4.0, -1.0, -3.5, 3.5, 0.5, 4.0, -3.0, 2.5, 1.0, 2.0, 2.5, 0.5],
    t18: [-4.0, -2.0, -10.5, 14.0, 2.5, 24.0, -21.0, 2.5, 2.0, 6.0, 10.0, 2.5],
    x19: [0.5, -2.0, 2.5, 2.0, -4.0, 1.5, -3.5, 1.5, 2.5, 1.0, 1.0, 3.0, -1.5, 0.5, 1.5, 4.0, 3.0, -3.0],
    t21: [0.5, -4.0, 7.5, 8.0, -20.0, 9.0, -24.5, 1.5, 5.0, 3.0, 4.0, 15.0, -9.0, 3.5, 1.5, 8.0, 9.0, -12.0],
    x23: [-3.5, 4.0, 3.0, 1.5, -2.0, -0.5, 1.0, -4.0, 1.0, 0.5, 0.5, -0.5, -4.0, 3.0, -2.5, 1.0, 1.5, 1.5],
    t24: [-3.5, 8.0, 9.0, 6.0, -10.0, -3.0, 7.0, -4.0, 2.0, 1.5, 2.0, -2.5, -24.0, 21.0, -2.5, 2.0, 4.5, 6.0],
}, name='constants').AddVariations('float16').DisableLifeTimeVariation()

# Constants have a batch, of each rank, on either side.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 2], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [3, 1, 1, 2], 0.5, 120), [122, 124, 126, 128, 130, 132])
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 2], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 2], 0.5, 120), [122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128, 130, 132,
    134, 122, 124, 126])
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 2], 0.5, 120))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 2], 0.5, 120))
x7 = Input('x7', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 120), [122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128, 130])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 120), [122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128, 130])
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 120))
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [3, 1, 2, 2], 0.5, 120))
x13 = Input('x13', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120), [122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128, 130])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120), [122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128, 130])
x17 = Input('x17', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
x19 = Input('x19', ('TENSOR_QUANT8_ASYMM', [3, 2, 3], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [3, 2, 3], 0.5, 120), [122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128])
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [3, 2, 3], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [3, 2, 3], 0.5, 120), [122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128])
x23 = Input('x23', ('TENSOR_QUANT8_ASYMM', [3, 2, 3], 0.5, 120))
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [3, 2, 3], 0.5, 120))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('MUL', c4, x5, 0).To(t6)
model.Operation('MUL', x7, c8, 0).To(t9)
model.Operation('MUL', c10, x11, 0).To(t12)
model.Operation('MUL', x13, c14, 0).To(t15)
model.Operation('MUL', c16, x17, 0).To(t18)
model.Operation('MUL', x19, c20, 0).To(t21)
model.Operation('MUL', c22, x23, 0).To(t24)
Example({
    x1: [125, 128, 125, 113, 118, 116, 122, 119, 123, 122, 114, 118, 122, 112, 126, 123, 126, 122, 127, 112,
    123, 121, 123, 124],
    t3: [125, 136, 125, 106, 118, 112, 122, 118, 129, 128, 102, 112, 126, 88, 138, 132, 150, 132, 155, 72,
    135, 126, 135, 144],
    x5: [119, 115, 122, 113, 125, 125, 118, 115, 127, 117, 124, 127, 127, 118, 112, 127, 118, 121, 122, 128,
    128, 118, 128, 126],
    t6: [119, 110, 126, 92, 145, 150, 106, 115, 134, 111, 136, 155, 162, 106, 112, 134, 114, 124, 130, 168,
    176, 118, 136, 138],
    x7: [121, 125, 114, 127, 123, 112, 113, 117, 119, 128, 118, 113],
    t9: [121, 130, 102, 148, 135, 72, 71, 117, 118, 144, 112, 85],
    x11: [126, 121, 116, 124, 117, 121, 128, 114, 115, 117, 126, 124],
    t12: [126, 122, 108, 136, 105, 126, 176, 114, 110, 111, 144, 140],
    x13: [112, 122, 115, 122, 127, 117, 112, 116, 124, 122, 122, 119],
    t15: [112, 124, 105, 128, 155, 102, 64, 116, 128, 126, 128, 115],
    x17: [112, 118, 113, 127, 121, 128, 114, 125, 122, 124, 125, 121],
    t18: [112, 116, 99, 148, 125, 168, 78, 125, 124, 132, 140, 125],
    x19: [121, 116, 125, 124, 112, 123, 113, 123, 125, 122, 122, 126, 117, 121, 123, 128, 126, 114],
    t21: [121, 112, 135, 136, 80, 138, 71, 123, 130, 126, 128, 150, 102, 127, 123, 136, 138, 96],
    x23: [113, 128, 126, 123, 116, 119, 122, 112, 122, 121, 121, 119, 112, 126, 115, 122, 123, 123],
    t24: [113, 136, 138, 132, 100, 114, 134, 112, 124, 123, 124, 115, 72, 162, 115, 124, 129, 132],
}, name='constants_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
