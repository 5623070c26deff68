# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: the same layer several times in a row.

# Layers in a row, each with weights, biases or an activation of its own.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1]), [1.5])
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 3]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [1]), [-2.5])
t5 = Internal('t5', ('TENSOR_FLOAT32', [2, 3]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [1]), [0.5])
t7 = Internal('t7', ('TENSOR_FLOAT32', [2, 3]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [1]), [2.0])
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 3]))
x10 = Input('x10', ('TENSOR_FLOAT32', [2, 3]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [1]), [1.5])
t12 = Internal('t12', ('TENSOR_FLOAT32', [2, 3]))
c13 = Parameter('c13', ('TENSOR_FLOAT32', [1]), [1.5])
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 3]))
c15 = Parameter('c15', ('TENSOR_FLOAT32', [1]), [1.5])
t16 = Internal('t16', ('TENSOR_FLOAT32', [2, 3]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [1]), [1.5])
t18 = Output('t18', ('TENSOR_FLOAT32', [2, 3]))
x19 = Input('x19', ('TENSOR_FLOAT32', [2, 3]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [3]), [1.5, -1.0, 2.0])
t21 = Internal('t21', ('TENSOR_FLOAT32', [2, 3]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [3]), [-2.5, 1.5, -1.0])
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 3]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [3]), [0.5, -2.5, 1.5])
t25 = Internal('t25', ('TENSOR_FLOAT32', [2, 3]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [3]), [2.0, 0.5, -2.5])
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 3]))
x28 = Input('x28', ('TENSOR_FLOAT32', [2, 3]))
c29 = Parameter('c29', ('TENSOR_FLOAT32', [3]), [1.5, -1.0, 2.0])
t30 = Internal('t30', ('TENSOR_FLOAT32', [2, 3]))
c31 = Parameter('c31', ('TENSOR_FLOAT32', [3]), [1.5, -1.0, 2.0])
t32 = Internal('t32', ('TENSOR_FLOAT32', [2, 3]))
c33 = Parameter('c33', ('TENSOR_FLOAT32', [3]), [1.5, -1.0, 2.0])
t34 = Internal('t34', ('TENSOR_FLOAT32', [2, 3]))
c35 = Parameter('c35', ('TENSOR_FLOAT32', [3]), [1.5, -1.0, 2.0])
t36 = Output('t36', ('TENSOR_FLOAT32', [2, 3]))
x37 = Input('x37', ('TENSOR_FLOAT32', [2, 3]))
c38 = Parameter('c38', ('TENSOR_FLOAT32', [2, 3]), [1.5, -1.0, 2.0, 0.5, -2.5, 1.5])
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 3]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [2, 3]), [-2.5, 1.5, -1.0, 2.0, 0.5, -2.5])
t41 = Internal('t41', ('TENSOR_FLOAT32', [2, 3]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [2, 3]), [0.5, -2.5, 1.5, -1.0, 2.0, 0.5])
t43 = Internal('t43', ('TENSOR_FLOAT32', [2, 3]))
c44 = Parameter('c44', ('TENSOR_FLOAT32', [2, 3]), [2.0, 0.5, -2.5, 1.5, -1.0, 2.0])
t45 = Output('t45', ('TENSOR_FLOAT32', [2, 3]))
x46 = Input('x46', ('TENSOR_FLOAT32', [2, 3]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [2, 3]), [1.5, -1.0, 2.0, 0.5, -2.5, 1.5])
t48 = Internal('t48', ('TENSOR_FLOAT32', [2, 3]))
c49 = Parameter('c49', ('TENSOR_FLOAT32', [2, 3]), [1.5, -1.0, 2.0, 0.5, -2.5, 1.5])
t50 = Internal('t50', ('TENSOR_FLOAT32', [2, 3]))
c51 = Parameter('c51', ('TENSOR_FLOAT32', [2, 3]), [1.5, -1.0, 2.0, 0.5, -2.5, 1.5])
t52 = Internal('t52', ('TENSOR_FLOAT32', [2, 3]))
c53 = Parameter('c53', ('TENSOR_FLOAT32', [2, 3]), [1.5, -1.0, 2.0, 0.5, -2.5, 1.5])
t54 = Output('t54', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('SUB', t3, c4, 0).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('SUB', t7, c8, 0).To(t9)
model.Operation('SUB', x10, c11, 0).To(t12)
model.Operation('SUB', t12, c13, 0).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('SUB', t16, c17, 0).To(t18)
model.Operation('SUB', x19, c20, 0).To(t21)
model.Operation('SUB', t21, c22, 0).To(t23)
model.Operation('SUB', t23, c24, 0).To(t25)
model.Operation('SUB', t25, c26, 0).To(t27)
model.Operation('SUB', x28, c29, 0).To(t30)
model.Operation('SUB', t30, c31, 0).To(t32)
model.Operation('SUB', t32, c33, 0).To(t34)
model.Operation('SUB', t34, c35, 0).To(t36)
model.Operation('SUB', x37, c38, 0).To(t39)
model.Operation('SUB', t39, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('SUB', t43, c44, 0).To(t45)
model.Operation('SUB', x46, c47, 0).To(t48)
model.Operation('SUB', t48, c49, 0).To(t50)
model.Operation('SUB', t50, c51, 0).To(t52)
model.Operation('SUB', t52, c53, 0).To(t54)
Example({
    x1: [-2.0, 3.5, -0.5, -3.0, -3.0, 0.5],
    t9: [-3.5, 2.0, -2.0, -4.5, -4.5, -1.0],
    x10: [4.0, 2.0, -1.5, 0.5, 2.5, -2.5],
    t18: [-2.0, -4.0, -7.5, -5.5, -3.5, -8.5],
    x19: [-4.0, 4.0, 0.5, 3.0, 3.0, -3.5],
    t27: [-5.5, 5.5, 0.5, 1.5, 4.5, -3.5],
    x28: [-0.5, 2.5, -2.5, -3.5, 1.5, 1.0],
    t36: [-6.5, 6.5, -10.5, -9.5, 5.5, -7.0],
    x37: [3.5, 3.0, 2.0, 2.0, -4.0, -1.0],
    t45: [2.0, 4.5, 2.0, -1.0, -3.0, -2.5],
    x46: [-2.0, 1.0, -2.0, 1.0, 3.5, -1.0],
    t54: [-8.0, 5.0, -10.0, -1.0, 13.5, -7.0],
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Layers in a row, each with weights, biases or an activation of its own.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [115])
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [124])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c15 = Parameter('c15', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [123])
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x19 = Input('x19', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [123, 118, 124])
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [115, 123, 118])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [121, 115, 123])
t25 = Internal('t25', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [124, 121, 115])
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x28 = Input('x28', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [123, 118, 124])
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c31 = Parameter('c31', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [123, 118, 124])
t32 = Internal('t32', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c33 = Parameter('c33', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [123, 118, 124])
t34 = Internal('t34', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c35 = Parameter('c35', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [123, 118, 124])
t36 = Output('t36', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x37 = Input('x37', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120), [123, 118, 124, 121, 115, 123])
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120), [115, 123, 118, 124, 121, 115])
t41 = Internal('t41', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120), [121, 115, 123, 118, 124, 121])
t43 = Internal('t43', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c44 = Parameter('c44', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120), [124, 121, 115, 123, 118, 124])
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x46 = Input('x46', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c47 = Parameter('c47', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120), [123, 118, 124, 121, 115, 123])
t48 = Internal('t48', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c49 = Parameter('c49', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120), [123, 118, 124, 121, 115, 123])
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c51 = Parameter('c51', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120), [123, 118, 124, 121, 115, 123])
t52 = Internal('t52', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c53 = Parameter('c53', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120), [123, 118, 124, 121, 115, 123])
t54 = Output('t54', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
model = Model()
model.Operation('SUB', x1, c2, 0).To(t3)
model.Operation('SUB', t3, c4, 0).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('SUB', t7, c8, 0).To(t9)
model.Operation('SUB', x10, c11, 0).To(t12)
model.Operation('SUB', t12, c13, 0).To(t14)
model.Operation('SUB', t14, c15, 0).To(t16)
model.Operation('SUB', t16, c17, 0).To(t18)
model.Operation('SUB', x19, c20, 0).To(t21)
model.Operation('SUB', t21, c22, 0).To(t23)
model.Operation('SUB', t23, c24, 0).To(t25)
model.Operation('SUB', t25, c26, 0).To(t27)
model.Operation('SUB', x28, c29, 0).To(t30)
model.Operation('SUB', t30, c31, 0).To(t32)
model.Operation('SUB', t32, c33, 0).To(t34)
model.Operation('SUB', t34, c35, 0).To(t36)
model.Operation('SUB', x37, c38, 0).To(t39)
model.Operation('SUB', t39, c40, 0).To(t41)
model.Operation('SUB', t41, c42, 0).To(t43)
model.Operation('SUB', t43, c44, 0).To(t45)
model.Operation('SUB', x46, c47, 0).To(t48)
model.Operation('SUB', t48, c49, 0).To(t50)
model.Operation('SUB', t50, c51, 0).To(t52)
model.Operation('SUB', t52, c53, 0).To(t54)
Example({
    x1: [116, 127, 119, 114, 114, 121],
    t9: [113, 124, 116, 111, 111, 118],
    x10: [128, 124, 117, 121, 125, 115],
    t18: [116, 112, 105, 109, 113, 103],
    x19: [112, 128, 121, 126, 126, 113],
    t27: [109, 131, 121, 123, 129, 113],
    x28: [119, 125, 115, 113, 123, 122],
    t36: [107, 133, 99, 101, 131, 106],
    x37: [127, 126, 124, 124, 112, 118],
    t45: [124, 129, 124, 118, 114, 115],
    x46: [116, 122, 116, 122, 127, 118],
    t54: [104, 130, 100, 118, 147, 106],
}, name='rows_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
