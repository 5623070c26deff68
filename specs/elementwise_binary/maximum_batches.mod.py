# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: constants that have a batch of their own.

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
model.Operation('MAXIMUM', x1, c2).To(t3)
model.Operation('MAXIMUM', c4, x5).To(t6)
model.Operation('MAXIMUM', x7, c8).To(t9)
model.Operation('MAXIMUM', c10, x11).To(t12)
model.Operation('MAXIMUM', x13, c14).To(t15)
model.Operation('MAXIMUM', c16, x17).To(t18)
model.Operation('MAXIMUM', x19, c20).To(t21)
model.Operation('MAXIMUM', c22, x23).To(t24)
Example({
    x1: [3.5, 1.5, 1.5, -3.0, 2.0, -4.0, 1.0, -3.5, -3.5, -3.5, -3.5, -3.5, 1.0, -4.0, 3.0, -1.5, 4.0, 3.5,
    -2.0, 2.5, 3.0, -3.0, -1.5, -0.5],
    t3: [3.5, 2.0, 1.5, 2.0, 2.0, 2.0, 1.0, 2.0, 3.0, 4.0, 3.0, 4.0, 3.0, 4.0, 3.0, 4.0, 5.0, 6.0, 5.0, 6.0,
    5.0, 6.0, 5.0, 6.0],
    x5: [2.0, 1.0, 0.5, -1.5, 3.5, -3.0, -3.0, 2.5, 3.5, 4.0, -2.0, 4.0, -1.5, -2.5, -2.5, 1.5, 1.0, 2.0,
    -2.0, -1.0, 0.5, 1.0, -2.0, 2.0],
    t6: [2.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 2.5, 3.5, 4.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0,
    7.0, 1.0, 2.0, 3.0],
    x7: [-2.0, -2.5, 1.0, 4.0, 1.0, -1.5, 4.0, 0.5, 1.0, -2.0, 1.5, 3.5],
    t9: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0],
    x11: [1.0, 1.0, 3.5, 0.5, -3.5, 2.0, -3.0, -2.0, 3.0, -0.5, -1.5, -2.5],
    t12: [1.0, 2.0, 3.5, 4.0, 5.0, 6.0, 7.0, 1.0, 3.0, 3.0, 4.0, 5.0],
    x13: [4.0, -4.0, -1.0, -3.0, -0.5, 3.0, 1.0, -1.0, 3.5, 2.5, 0.5, -4.0],
    t15: [4.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 3.5, 3.0, 4.0, 5.0],
    x17: [3.5, 2.5, 2.5, -1.0, 0.5, 1.5, 1.0, -3.5, 1.5, -2.0, -3.0, 3.0],
    t18: [3.5, 2.5, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0],
    x19: [-3.0, -3.5, -1.0, 4.0, 1.0, -1.5, -2.0, 1.0, -3.0, -2.5, 3.5, -4.0, -2.5, 4.0, 3.5, 3.5, -2.5, 0.5],
    t21: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 3.5, 3.5, 3.0, 4.0],
    x23: [-3.0, -2.5, 3.0, 1.0, -1.0, -1.5, 2.5, 1.5, -2.5, 1.0, 4.0, 0.5, 2.0, 0.5, 0.5, 1.0, -3.0, -4.0],
    t24: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.0, 2.0, 3.0, 4.0],
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
model.Operation('MAXIMUM', x1, c2).To(t3)
model.Operation('MAXIMUM', c4, x5).To(t6)
model.Operation('MAXIMUM', x7, c8).To(t9)
model.Operation('MAXIMUM', c10, x11).To(t12)
model.Operation('MAXIMUM', x13, c14).To(t15)
model.Operation('MAXIMUM', c16, x17).To(t18)
model.Operation('MAXIMUM', x19, c20).To(t21)
model.Operation('MAXIMUM', c22, x23).To(t24)
Example({
    x1: [127, 123, 123, 114, 124, 112, 122, 113, 113, 113, 113, 113, 122, 112, 126, 117, 128, 127, 116, 125,
    126, 114, 117, 119],
    t3: [127, 124, 123, 124, 124, 124, 122, 124, 126, 128, 126, 128, 126, 128, 126, 128, 130, 132, 130, 132,
    130, 132, 130, 132],
    x5: [124, 122, 121, 117, 127, 114, 114, 125, 127, 128, 116, 128, 117, 115, 115, 123, 122, 124, 116, 118,
    121, 122, 116, 124],
    t6: [124, 124, 126, 128, 130, 132, 134, 125, 127, 128, 128, 130, 132, 134, 122, 124, 126, 128, 130, 132,
    134, 122, 124, 126],
    x7: [116, 115, 122, 128, 122, 117, 128, 121, 122, 116, 123, 127],
    t9: [122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128, 130],
    x11: [122, 122, 127, 121, 113, 124, 114, 116, 126, 119, 117, 115],
    t12: [122, 124, 127, 128, 130, 132, 134, 122, 126, 126, 128, 130],
    x13: [128, 112, 118, 114, 119, 126, 122, 118, 127, 125, 121, 112],
    t15: [128, 124, 126, 128, 130, 132, 134, 122, 127, 126, 128, 130],
    x17: [127, 125, 125, 118, 121, 123, 122, 113, 123, 116, 114, 126],
    t18: [127, 125, 126, 128, 130, 132, 134, 122, 124, 126, 128, 130],
    x19: [114, 113, 118, 128, 122, 117, 116, 122, 114, 115, 127, 112, 115, 128, 127, 127, 115, 121],
    t21: [122, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128, 130, 132, 134, 127, 127, 126, 128],
    x23: [114, 115, 126, 122, 118, 117, 125, 123, 115, 122, 128, 121, 124, 121, 121, 122, 114, 112],
    t24: [122, 124, 126, 128, 130, 132, 134, 123, 124, 126, 128, 130, 132, 134, 122, 124, 126, 128],
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
