# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: constants that have a batch of their own.

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
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('SUB', c4, x5, 0).To(t6)
model.Operation('SUB', x7, c8, 0).To(t9)
model.Operation('SUB', c10, x11, 0).To(t12)
model.Operation('SUB', x13, c14, 0).To(t15)
model.Operation('SUB', c16, x17, 0).To(t18)
model.Operation('SUB', x19, c20, 0).To(t21)
model.Operation('SUB', c22, x23, 0).To(t24)
Example({
    x1: [1.0, -1.0, 1.5, -2.0, -0.5, -2.0, -2.0, 1.0, 2.0, 1.0, 1.0, -3.0, -1.0, -3.0, -3.5, 0.5, 1.0, 1.0,
    -1.5, -1.0, -1.5, -3.0, 0.5, -2.5],
    t3: [0.0, -3.0, 0.5, -4.0, -1.5, -4.0, -3.0, -1.0, -1.0, -3.0, -2.0, -7.0, -4.0, -7.0, -6.5, -3.5, -4.0,
    -5.0, -6.5, -7.0, -6.5, -9.0, -4.5, -8.5],
    x5: [-1.0, -2.5, -3.0, -1.5, -0.5, 2.5, 2.5, 4.0, 2.0, 1.0, 3.0, 0.5, -3.0, 1.0, 3.5, -3.0, 0.5, -1.5,
    2.0, 2.0, -3.5, 1.0, 3.5, -0.5],
    t6: [2.0, 4.5, 6.0, 5.5, 5.5, 3.5, 4.5, -3.0, 0.0, 2.0, 1.0, 4.5, 9.0, 6.0, -2.5, 5.0, 2.5, 5.5, 3.0,
    4.0, 10.5, 0.0, -1.5, 3.5],
    x7: [1.0, -4.0, 1.5, -1.5, 3.5, -3.5, -3.5, 1.0, 0.5, 2.0, 1.0, -3.5],
    t9: [0.0, -6.0, -1.5, -5.5, -1.5, -9.5, -10.5, 0.0, -1.5, -1.0, -3.0, -8.5],
    x11: [-1.5, -2.0, 1.0, -4.0, 3.0, -2.0, 0.5, -1.5, 1.0, 2.0, 4.0, 2.0],
    t12: [2.5, 4.0, 2.0, 8.0, 2.0, 8.0, 6.5, 2.5, 1.0, 1.0, 0.0, 3.0],
    x13: [2.5, 1.5, -1.5, 2.5, 0.5, -3.0, -4.0, 2.5, -1.0, -1.5, 1.5, 2.5],
    t15: [1.5, -0.5, -4.5, -1.5, -4.5, -9.0, -11.0, 1.5, -3.0, -4.5, -2.5, -2.5],
    x17: [3.0, 3.0, -0.5, -3.0, -3.5, 2.5, 2.0, -2.5, -2.0, -4.0, 2.0, 1.0],
    t18: [-2.0, -1.0, 3.5, 7.0, 8.5, 3.5, 5.0, 3.5, 4.0, 7.0, 2.0, 4.0],
    x19: [2.5, -3.5, -4.0, 3.5, 2.5, -1.0, 2.5, -3.0, -1.0, 2.5, -4.0, 2.5, -3.5, -0.5, -2.0, -2.0, 3.0,
    -1.0],
    t21: [1.5, -5.5, -7.0, -0.5, -2.5, -7.0, -4.5, -4.0, -3.0, -0.5, -8.0, -2.5, -9.5, -7.5, -3.0, -4.0, 0.0,
    -5.0],
    x23: [-1.5, -1.5, 1.0, -3.0, -1.5, 4.0, -2.0, 3.5, 2.5, 4.0, 4.0, -1.0, 0.5, 2.5, 0.5, -1.5, 1.0, 1.0],
    t24: [2.5, 3.5, 2.0, 7.0, 6.5, 2.0, 9.0, -2.5, -0.5, -1.0, 0.0, 6.0, 5.5, 4.5, 0.5, 3.5, 2.0, 3.0],
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
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('SUB', c4, x5, 0).To(t6)
model.Operation('SUB', x7, c8, 0).To(t9)
model.Operation('SUB', c10, x11, 0).To(t12)
model.Operation('SUB', x13, c14, 0).To(t15)
model.Operation('SUB', c16, x17, 0).To(t18)
model.Operation('SUB', x19, c20, 0).To(t21)
model.Operation('SUB', c22, x23, 0).To(t24)
Example({
    x1: [122, 118, 123, 116, 119, 116, 116, 122, 124, 122, 122, 114, 118, 114, 113, 121, 122, 122, 117, 118,
    117, 114, 121, 115],
    t3: [120, 114, 121, 112, 117, 112, 114, 118, 118, 114, 116, 106, 112, 106, 107, 113, 112, 110, 107, 106,
    107, 102, 111, 103],
    x5: [118, 115, 114, 117, 119, 125, 125, 128, 124, 122, 126, 121, 114, 122, 127, 114, 121, 117, 124, 124,
    113, 122, 127, 119],
    t6: [124, 129, 132, 131, 131, 127, 129, 114, 120, 124, 122, 129, 138, 132, 115, 130, 125, 131, 126, 128,
    141, 120, 117, 127],
    x7: [122, 112, 123, 117, 127, 113, 113, 122, 121, 124, 122, 113],
    t9: [120, 108, 117, 109, 117, 101, 99, 120, 117, 118, 114, 103],
    x11: [117, 116, 122, 112, 126, 116, 121, 117, 122, 124, 128, 124],
    t12: [125, 128, 124, 136, 124, 136, 133, 125, 122, 122, 120, 126],
    x13: [125, 123, 117, 125, 121, 114, 112, 125, 118, 117, 123, 125],
    t15: [123, 119, 111, 117, 111, 102, 98, 123, 114, 111, 115, 115],
    x17: [126, 126, 119, 114, 113, 125, 124, 115, 116, 112, 124, 122],
    t18: [116, 118, 127, 134, 137, 127, 130, 127, 128, 134, 124, 128],
    x19: [125, 113, 112, 127, 125, 118, 125, 114, 118, 125, 112, 125, 113, 119, 116, 116, 126, 118],
    t21: [123, 109, 106, 119, 115, 106, 111, 112, 114, 119, 104, 115, 101, 105, 114, 112, 120, 110],
    x23: [117, 117, 122, 114, 117, 128, 116, 127, 125, 128, 128, 118, 121, 125, 121, 117, 122, 122],
    t24: [125, 127, 124, 134, 133, 124, 138, 115, 119, 118, 120, 132, 131, 129, 121, 127, 124, 126],
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
