# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU: bounds behind bounds.

# Two bounds, in either order.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [3, 4]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1]), [0.5])
t5 = Output('t5', ('TENSOR_FLOAT32', [3, 4]))
c3 = Parameter('c3', ('TENSOR_FLOAT32', [1]), [-1.5])
t6 = Internal('t6', ('TENSOR_FLOAT32', [3, 4]))
t7 = Output('t7', ('TENSOR_FLOAT32', [3, 4]))
t8 = Internal('t8', ('TENSOR_FLOAT32', [3, 4]))
t9 = Output('t9', ('TENSOR_FLOAT32', [3, 4]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [1]), [2.0])
t10 = Internal('t10', ('TENSOR_FLOAT32', [3, 4]))
t11 = Output('t11', ('TENSOR_FLOAT32', [3, 4]))
t12 = Internal('t12', ('TENSOR_FLOAT32', [3, 4]))
t13 = Output('t13', ('TENSOR_FLOAT32', [3, 4]))
t14 = Internal('t14', ('TENSOR_FLOAT32', [3, 4]))
t15 = Output('t15', ('TENSOR_FLOAT32', [3, 4]))
t16 = Internal('t16', ('TENSOR_FLOAT32', [3, 4]))
t17 = Internal('t17', ('TENSOR_FLOAT32', [3, 4]))
t18 = Output('t18', ('TENSOR_FLOAT32', [3, 4]))
t19 = Internal('t19', ('TENSOR_FLOAT32', [3, 4]))
t20 = Output('t20', ('TENSOR_FLOAT32', [3, 4]))
t21 = Output('t21', ('TENSOR_FLOAT32', [3, 4]))
t22 = Output('t22', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t5)
model.Operation('MINIMUM', x1, c3).To(t6)
model.Operation('RELU', t6).To(t7)
model.Operation('RELU', x1).To(t8)
model.Operation('MINIMUM', t8, c3).To(t9)
model.Operation('MAXIMUM', x1, c4).To(t10)
model.Operation('MINIMUM', t10, c3).To(t11)
model.Operation('MINIMUM', x1, c3).To(t12)
model.Operation('MAXIMUM', t12, c4).To(t13)
model.Operation('RELU1', x1).To(t14)
model.Operation('RELU6', t14).To(t15)
model.Operation('ADD', x1, c4, 1).To(t16)
model.Operation('RELU6', t16).To(t17)
model.Operation('RELU1', t17).To(t18)
model.Operation('SUB', x1, c2, 2).To(t19)
model.Operation('RELU', t19).To(t20)
model.Operation('RELU6', t5).To(t21)
model.Operation('RELU1', t5).To(t22)
Example({
    x1: [-4.0, -2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.5, 6.0, 8.0],
    t5: [-3.5, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 6.5, 8.5],
    t7: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t9: [-1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5],
    t11: [-1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5],
    t13: [2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0],
    t15: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0],
    t18: [0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t20: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0],
    t21: [0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 6.0, 6.0],
    t22: [-1.0, -1.0, -1.0, -0.5, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
}, name='bounds').AddVariations('float16').DisableLifeTimeVariation()

# Two bounds, in either order.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [117])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [124])
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t17 = Internal('t17', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t22 = Output('t22', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t5)
model.Operation('MINIMUM', x1, c3).To(t6)
model.Operation('RELU', t6).To(t7)
model.Operation('RELU', x1).To(t8)
model.Operation('MINIMUM', t8, c3).To(t9)
model.Operation('MAXIMUM', x1, c4).To(t10)
model.Operation('MINIMUM', t10, c3).To(t11)
model.Operation('MINIMUM', x1, c3).To(t12)
model.Operation('MAXIMUM', t12, c4).To(t13)
model.Operation('RELU1', x1).To(t14)
model.Operation('RELU6', t14).To(t15)
model.Operation('ADD', x1, c4, 1).To(t16)
model.Operation('RELU6', t16).To(t17)
model.Operation('RELU1', t17).To(t18)
model.Operation('SUB', x1, c2, 2).To(t19)
model.Operation('RELU', t19).To(t20)
model.Operation('RELU6', t5).To(t21)
model.Operation('RELU1', t5).To(t22)
Example({
    x1: [112, 116, 117, 118, 119, 120, 121, 122, 123, 125, 132, 136],
    t5: [113, 117, 118, 119, 120, 121, 122, 123, 124, 126, 133, 137],
    t7: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120],
    t9: [117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117],
    t11: [117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117],
    t13: [124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124],
    t15: [120, 120, 120, 120, 120, 120, 121, 122, 122, 122, 122, 122],
    t18: [120, 120, 121, 122, 122, 122, 122, 122, 122, 122, 122, 122],
    t20: [120, 120, 120, 120, 120, 120, 120, 121, 122, 122, 122, 122],
    t21: [120, 120, 120, 120, 120, 121, 122, 123, 124, 126, 132, 132],
    t22: [118, 118, 118, 119, 120, 121, 122, 122, 122, 122, 122, 122],
}, name='bounds_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
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
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
