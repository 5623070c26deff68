# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: constants that have a batch of their own.

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
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', c4, x5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', c10, x11, 0).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
model.Operation('ADD', c16, x17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('ADD', c22, x23, 0).To(t24)
Example({
    x1: [-3.5, 3.0, -4.0, -2.5, -3.5, -3.5, 3.5, -1.0, -1.5, 2.5, 3.0, -2.0, 4.0, -2.5, -2.5, -1.0, 2.0,
    -4.0, 3.5, 1.5, -1.5, -2.0, -4.0, 2.0],
    t3: [-2.5, 5.0, -3.0, -0.5, -2.5, -1.5, 4.5, 1.0, 1.5, 6.5, 6.0, 2.0, 7.0, 1.5, 0.5, 3.0, 7.0, 2.0, 8.5,
    7.5, 3.5, 4.0, 1.0, 8.0],
    x5: [-3.0, 3.5, 2.5, 0.5, -1.5, 3.0, -3.5, -1.5, -1.0, 1.0, 3.5, 1.5, 2.5, -2.0, 3.0, 0.5, 1.5, 2.5,
    -3.5, -0.5, 1.0, -0.5, -1.5, 3.5],
    t6: [-2.0, 5.5, 5.5, 4.5, 3.5, 9.0, 3.5, -0.5, 1.0, 4.0, 7.5, 6.5, 8.5, 5.0, 4.0, 2.5, 4.5, 6.5, 1.5,
    5.5, 8.0, 0.5, 0.5, 6.5],
    x7: [2.5, 0.5, -1.5, 1.0, 1.0, -3.5, -3.5, 2.5, 2.0, 3.0, -1.5, -3.5],
    t9: [3.5, 2.5, 1.5, 5.0, 6.0, 2.5, 3.5, 3.5, 4.0, 6.0, 2.5, 1.5],
    x11: [-3.0, 1.0, -2.0, -2.0, -4.0, -2.0, 3.0, 2.5, 3.0, 1.0, 2.0, 1.0],
    t12: [-2.0, 3.0, 1.0, 2.0, 1.0, 4.0, 10.0, 3.5, 5.0, 4.0, 6.0, 6.0],
    x13: [1.0, -2.0, -0.5, -2.0, 2.0, -2.0, -2.0, -4.0, -1.5, 2.5, 3.5, 2.5],
    t15: [2.0, 0.0, 2.5, 2.0, 7.0, 4.0, 5.0, -3.0, 0.5, 5.5, 7.5, 7.5],
    x17: [1.5, -1.5, -2.0, 3.0, -1.0, 0.5, 2.0, 4.0, 1.0, -1.5, -0.5, 4.0],
    t18: [2.5, 0.5, 1.0, 7.0, 4.0, 6.5, 9.0, 5.0, 3.0, 1.5, 3.5, 9.0],
    x19: [1.0, 0.5, 0.5, 4.0, 1.5, 1.0, 3.0, 1.0, -3.5, 1.5, 2.0, 3.5, 1.5, -4.0, -2.5, 2.0, 1.0, 1.0],
    t21: [2.0, 2.5, 3.5, 8.0, 6.5, 7.0, 10.0, 2.0, -1.5, 4.5, 6.0, 8.5, 7.5, 3.0, -1.5, 4.0, 4.0, 5.0],
    x23: [-0.5, -3.0, 1.5, 1.0, -2.0, 0.5, -4.0, -3.5, -1.0, -0.5, -4.0, -4.0, -0.5, 3.0, -2.5, -2.0, -4.0,
    3.0],
    t24: [0.5, -1.0, 4.5, 5.0, 3.0, 6.5, 3.0, -2.5, 1.0, 2.5, 0.0, 1.0, 5.5, 10.0, -1.5, 0.0, -1.0, 7.0],
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
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', c4, x5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', c10, x11, 0).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
model.Operation('ADD', c16, x17, 0).To(t18)
model.Operation('ADD', x19, c20, 0).To(t21)
model.Operation('ADD', c22, x23, 0).To(t24)
Example({
    x1: [113, 126, 112, 115, 113, 113, 127, 118, 117, 125, 126, 116, 128, 115, 115, 118, 124, 112, 127, 123,
    117, 116, 112, 124],
    t3: [115, 130, 114, 119, 115, 117, 129, 122, 123, 133, 132, 124, 134, 123, 121, 126, 134, 124, 137, 135,
    127, 128, 122, 136],
    x5: [114, 127, 125, 121, 117, 126, 113, 117, 118, 122, 127, 123, 125, 116, 126, 121, 123, 125, 113, 119,
    122, 119, 117, 127],
    t6: [116, 131, 131, 129, 127, 138, 127, 119, 122, 128, 135, 133, 137, 130, 128, 125, 129, 133, 123, 131,
    136, 121, 121, 133],
    x7: [125, 121, 117, 122, 122, 113, 113, 125, 124, 126, 117, 113],
    t9: [127, 125, 123, 130, 132, 125, 127, 127, 128, 132, 125, 123],
    x11: [114, 122, 116, 116, 112, 116, 126, 125, 126, 122, 124, 122],
    t12: [116, 126, 122, 124, 122, 128, 140, 127, 130, 128, 132, 132],
    x13: [122, 116, 119, 116, 124, 116, 116, 112, 117, 125, 127, 125],
    t15: [124, 120, 125, 124, 134, 128, 130, 114, 121, 131, 135, 135],
    x17: [123, 117, 116, 126, 118, 121, 124, 128, 122, 117, 119, 128],
    t18: [125, 121, 122, 134, 128, 133, 138, 130, 126, 123, 127, 138],
    x19: [122, 121, 121, 128, 123, 122, 126, 122, 113, 123, 124, 127, 123, 112, 115, 124, 122, 122],
    t21: [124, 125, 127, 136, 133, 134, 140, 124, 117, 129, 132, 137, 135, 126, 117, 128, 128, 130],
    x23: [119, 114, 123, 122, 116, 121, 112, 113, 118, 119, 112, 112, 119, 126, 115, 116, 112, 126],
    t24: [121, 118, 129, 130, 126, 133, 126, 115, 122, 125, 120, 122, 131, 140, 117, 120, 118, 134],
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
