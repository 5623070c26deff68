# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: constants that have a batch of their own.

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
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('MINIMUM', c4, x5).To(t6)
model.Operation('MINIMUM', x7, c8).To(t9)
model.Operation('MINIMUM', c10, x11).To(t12)
model.Operation('MINIMUM', x13, c14).To(t15)
model.Operation('MINIMUM', c16, x17).To(t18)
model.Operation('MINIMUM', x19, c20).To(t21)
model.Operation('MINIMUM', c22, x23).To(t24)
Example({
    x1: [1.5, 1.0, -3.5, 2.5, -1.5, 0.5, 1.0, -4.0, -3.5, 1.0, 2.0, -1.0, 3.0, -3.0, 4.0, 2.5, 0.5, 1.0,
    -2.5, -4.0, 3.0, 1.0, 2.0, -4.0],
    t3: [1.0, 1.0, -3.5, 2.0, -1.5, 0.5, 1.0, -4.0, -3.5, 1.0, 2.0, -1.0, 3.0, -3.0, 3.0, 2.5, 0.5, 1.0,
    -2.5, -4.0, 3.0, 1.0, 2.0, -4.0],
    x5: [3.0, 1.0, -4.0, -3.5, -4.0, -3.5, -3.5, -0.5, -0.5, 3.5, -1.5, -4.0, 2.0, 0.5, 1.0, 2.5, 4.0, -2.0,
    1.0, -1.0, 1.0, 3.0, 2.5, 0.5],
    t6: [1.0, 1.0, -4.0, -3.5, -4.0, -3.5, -3.5, -0.5, -0.5, 3.0, -1.5, -4.0, 2.0, 0.5, 1.0, 2.0, 3.0, -2.0,
    1.0, -1.0, 1.0, 1.0, 2.0, 0.5],
    x7: [1.5, -2.5, -2.0, -3.0, -2.5, 4.0, 0.5, -2.0, 3.0, 2.0, -3.5, 2.5],
    t9: [1.0, -2.5, -2.0, -3.0, -2.5, 4.0, 0.5, -2.0, 2.0, 2.0, -3.5, 2.5],
    x11: [-3.5, -2.5, 1.5, 2.0, -2.5, 3.5, 3.5, 0.5, 1.0, 1.0, -1.5, 1.5],
    t12: [-3.5, -2.5, 1.5, 2.0, -2.5, 3.5, 3.5, 0.5, 1.0, 1.0, -1.5, 1.5],
    x13: [-1.5, 0.5, 2.5, -3.0, -1.0, -3.5, 1.0, -2.5, -0.5, 4.0, 1.0, 1.0],
    t15: [-1.5, 0.5, 2.5, -3.0, -1.0, -3.5, 1.0, -2.5, -0.5, 3.0, 1.0, 1.0],
    x17: [2.5, 1.0, 2.0, -3.5, 2.5, 4.0, 2.0, 2.5, 2.0, 2.0, 0.5, 3.5],
    t18: [1.0, 1.0, 2.0, -3.5, 2.5, 4.0, 2.0, 1.0, 2.0, 2.0, 0.5, 3.5],
    x19: [1.0, -2.5, -4.0, -3.5, 1.0, 0.5, 1.0, -2.0, -4.0, -0.5, -3.5, -0.5, 3.0, -1.0, -0.5, -2.5, 1.0,
    3.0],
    t21: [1.0, -2.5, -4.0, -3.5, 1.0, 0.5, 1.0, -2.0, -4.0, -0.5, -3.5, -0.5, 3.0, -1.0, -0.5, -2.5, 1.0,
    3.0],
    x23: [-2.5, 4.0, -2.5, -4.0, 4.0, -4.0, 0.5, -0.5, -4.0, 0.5, 1.0, -4.0, 3.5, 2.0, 4.0, 1.0, 4.0, -2.5],
    t24: [-2.5, 2.0, -2.5, -4.0, 4.0, -4.0, 0.5, -0.5, -4.0, 0.5, 1.0, -4.0, 3.5, 2.0, 1.0, 1.0, 3.0, -2.5],
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
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('MINIMUM', c4, x5).To(t6)
model.Operation('MINIMUM', x7, c8).To(t9)
model.Operation('MINIMUM', c10, x11).To(t12)
model.Operation('MINIMUM', x13, c14).To(t15)
model.Operation('MINIMUM', c16, x17).To(t18)
model.Operation('MINIMUM', x19, c20).To(t21)
model.Operation('MINIMUM', c22, x23).To(t24)
Example({
    x1: [123, 122, 113, 125, 117, 121, 122, 112, 113, 122, 124, 118, 126, 114, 128, 125, 121, 122, 115, 112,
    126, 122, 124, 112],
    t3: [122, 122, 113, 124, 117, 121, 122, 112, 113, 122, 124, 118, 126, 114, 126, 125, 121, 122, 115, 112,
    126, 122, 124, 112],
    x5: [126, 122, 112, 113, 112, 113, 113, 119, 119, 127, 117, 112, 124, 121, 122, 125, 128, 116, 122, 118,
    122, 126, 125, 121],
    t6: [122, 122, 112, 113, 112, 113, 113, 119, 119, 126, 117, 112, 124, 121, 122, 124, 126, 116, 122, 118,
    122, 122, 124, 121],
    x7: [123, 115, 116, 114, 115, 128, 121, 116, 126, 124, 113, 125],
    t9: [122, 115, 116, 114, 115, 128, 121, 116, 124, 124, 113, 125],
    x11: [113, 115, 123, 124, 115, 127, 127, 121, 122, 122, 117, 123],
    t12: [113, 115, 123, 124, 115, 127, 127, 121, 122, 122, 117, 123],
    x13: [117, 121, 125, 114, 118, 113, 122, 115, 119, 128, 122, 122],
    t15: [117, 121, 125, 114, 118, 113, 122, 115, 119, 126, 122, 122],
    x17: [125, 122, 124, 113, 125, 128, 124, 125, 124, 124, 121, 127],
    t18: [122, 122, 124, 113, 125, 128, 124, 122, 124, 124, 121, 127],
    x19: [122, 115, 112, 113, 122, 121, 122, 116, 112, 119, 113, 119, 126, 118, 119, 115, 122, 126],
    t21: [122, 115, 112, 113, 122, 121, 122, 116, 112, 119, 113, 119, 126, 118, 119, 115, 122, 126],
    x23: [115, 128, 115, 112, 128, 112, 121, 119, 112, 121, 122, 112, 127, 124, 128, 122, 128, 115],
    t24: [115, 124, 115, 112, 128, 112, 121, 119, 112, 121, 122, 112, 127, 124, 122, 122, 126, 115],
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
