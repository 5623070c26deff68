# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: bounds behind bounds.

# Nothing is added or scaled, and still something bounded.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1]), [0.0])
t5 = Output('t5', ('TENSOR_FLOAT32', [2, 3]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [3]), [0.0, 0.0, 0.0])
t6 = Output('t6', ('TENSOR_FLOAT32', [2, 3]))
t7 = Output('t7', ('TENSOR_FLOAT32', [2, 3]))
c3 = Parameter('c3', ('TENSOR_FLOAT32', [1]), [1.0])
t8 = Output('t8', ('TENSOR_FLOAT32', [2, 3]))
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 3]))
t10 = Output('t10', ('TENSOR_FLOAT32', [2, 3]))
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 3]))
t12 = Output('t12', ('TENSOR_FLOAT32', [2, 3]))
t13 = Output('t13', ('TENSOR_FLOAT32', [2, 3]))
t14 = Output('t14', ('TENSOR_FLOAT32', [2, 3]))
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 3]))
t16 = Output('t16', ('TENSOR_FLOAT32', [2, 3]))
t17 = Output('t17', ('TENSOR_FLOAT32', [2, 3]))
t18 = Output('t18', ('TENSOR_FLOAT32', [2, 3]))
t19 = Output('t19', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 1).To(t5)
model.Operation('ADD', c4, x1, 1).To(t6)
model.Operation('SUB', x1, c2, 1).To(t7)
model.Operation('MUL', x1, c3, 1).To(t8)
model.Operation('MUL', c3, x1, 1).To(t9)
model.Operation('ADD', x1, c2, 2).To(t10)
model.Operation('ADD', c4, x1, 2).To(t11)
model.Operation('SUB', x1, c2, 2).To(t12)
model.Operation('MUL', x1, c3, 2).To(t13)
model.Operation('MUL', c3, x1, 2).To(t14)
model.Operation('ADD', x1, c2, 3).To(t15)
model.Operation('ADD', c4, x1, 3).To(t16)
model.Operation('SUB', x1, c2, 3).To(t17)
model.Operation('MUL', x1, c3, 3).To(t18)
model.Operation('MUL', c3, x1, 3).To(t19)
Example({
    x1: [-4.0, -0.5, 0.5, 2.0, 6.5, 8.0],
    t5: [0.0, 0.0, 0.5, 2.0, 6.5, 8.0],
    t6: [0.0, 0.0, 0.5, 2.0, 6.5, 8.0],
    t7: [0.0, 0.0, 0.5, 2.0, 6.5, 8.0],
    t8: [0.0, 0.0, 0.5, 2.0, 6.5, 8.0],
    t9: [0.0, 0.0, 0.5, 2.0, 6.5, 8.0],
    t10: [-1.0, -0.5, 0.5, 1.0, 1.0, 1.0],
    t11: [-1.0, -0.5, 0.5, 1.0, 1.0, 1.0],
    t12: [-1.0, -0.5, 0.5, 1.0, 1.0, 1.0],
    t13: [-1.0, -0.5, 0.5, 1.0, 1.0, 1.0],
    t14: [-1.0, -0.5, 0.5, 1.0, 1.0, 1.0],
    t15: [0.0, 0.0, 0.5, 2.0, 6.0, 6.0],
    t16: [0.0, 0.0, 0.5, 2.0, 6.0, 6.0],
    t17: [0.0, 0.0, 0.5, 2.0, 6.0, 6.0],
    t18: [0.0, 0.0, 0.5, 2.0, 6.0, 6.0],
    t19: [0.0, 0.0, 0.5, 2.0, 6.0, 6.0],
}, name='neutral').AddVariations('float16').DisableLifeTimeVariation()

# Nothing is added or scaled, and still something bounded.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [120])
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [120, 120, 120])
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 1).To(t5)
model.Operation('ADD', c4, x1, 1).To(t6)
model.Operation('SUB', x1, c2, 1).To(t7)
model.Operation('MUL', x1, c3, 1).To(t8)
model.Operation('MUL', c3, x1, 1).To(t9)
model.Operation('ADD', x1, c2, 2).To(t10)
model.Operation('ADD', c4, x1, 2).To(t11)
model.Operation('SUB', x1, c2, 2).To(t12)
model.Operation('MUL', x1, c3, 2).To(t13)
model.Operation('MUL', c3, x1, 2).To(t14)
model.Operation('ADD', x1, c2, 3).To(t15)
model.Operation('ADD', c4, x1, 3).To(t16)
model.Operation('SUB', x1, c2, 3).To(t17)
model.Operation('MUL', x1, c3, 3).To(t18)
model.Operation('MUL', c3, x1, 3).To(t19)
Example({
    x1: [112, 119, 121, 124, 133, 136],
    t5: [120, 120, 121, 124, 133, 136],
    t6: [120, 120, 121, 124, 133, 136],
    t7: [120, 120, 121, 124, 133, 136],
    t8: [120, 120, 121, 124, 133, 136],
    t9: [120, 120, 121, 124, 133, 136],
    t10: [118, 119, 121, 122, 122, 122],
    t11: [118, 119, 121, 122, 122, 122],
    t12: [118, 119, 121, 122, 122, 122],
    t13: [118, 119, 121, 122, 122, 122],
    t14: [118, 119, 121, 122, 122, 122],
    t15: [120, 120, 121, 124, 132, 132],
    t16: [120, 120, 121, 124, 132, 132],
    t17: [120, 120, 121, 124, 132, 132],
    t18: [120, 120, 121, 124, 132, 132],
    t19: [120, 120, 121, 124, 132, 132],
}, name='neutral_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
