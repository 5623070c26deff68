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

# Two bounds, in either order. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [3, 4]))
c3 = Parameter('c3', ('TENSOR_FLOAT32', [1]), [-1.5])
t23 = Internal('t23', ('TENSOR_FLOAT32', [3, 4]))
t24 = Output('t24', ('TENSOR_FLOAT32', [3, 4]))
t25 = Internal('t25', ('TENSOR_FLOAT32', [3, 4]))
t26 = Output('t26', ('TENSOR_FLOAT32', [3, 4]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [1]), [2.0])
t27 = Internal('t27', ('TENSOR_FLOAT32', [3, 4]))
t28 = Output('t28', ('TENSOR_FLOAT32', [3, 4]))
t29 = Internal('t29', ('TENSOR_FLOAT32', [3, 4]))
t30 = Output('t30', ('TENSOR_FLOAT32', [3, 4]))
t31 = Internal('t31', ('TENSOR_FLOAT32', [3, 4]))
t32 = Output('t32', ('TENSOR_FLOAT32', [3, 4]))
t33 = Internal('t33', ('TENSOR_FLOAT32', [3, 4]))
t34 = Internal('t34', ('TENSOR_FLOAT32', [3, 4]))
t35 = Output('t35', ('TENSOR_FLOAT32', [3, 4]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1]), [0.5])
t36 = Internal('t36', ('TENSOR_FLOAT32', [3, 4]))
t37 = Output('t37', ('TENSOR_FLOAT32', [3, 4]))
t38 = Internal('t38', ('TENSOR_FLOAT32', [3, 4]))
t39 = Output('t39', ('TENSOR_FLOAT32', [3, 4]))
t40 = Internal('t40', ('TENSOR_FLOAT32', [3, 4]))
t41 = Output('t41', ('TENSOR_FLOAT32', [3, 4]))
t42 = Output('t42', ('TENSOR_FLOAT32', [3, 4]))
model = Model()
model.Operation('MINIMUM', x1, c3).To(t23)
model.Operation('RELU', t23).To(t24)
model.Operation('RELU', x1).To(t25)
model.Operation('MINIMUM', t25, c3).To(t26)
model.Operation('MAXIMUM', x1, c4).To(t27)
model.Operation('MINIMUM', t27, c3).To(t28)
model.Operation('MINIMUM', x1, c3).To(t29)
model.Operation('MAXIMUM', t29, c4).To(t30)
model.Operation('RELU1', x1).To(t31)
model.Operation('RELU6', t31).To(t32)
model.Operation('ADD', x1, c4, 1).To(t33)
model.Operation('RELU6', t33).To(t34)
model.Operation('RELU1', t34).To(t35)
model.Operation('SUB', x1, c2, 2).To(t36)
model.Operation('RELU', t36).To(t37)
model.Operation('ADD', x1, c2, 0).To(t38)
model.Operation('RELU6', t38).To(t39)
model.Operation('ADD', x1, c2, 0).To(t40)
model.Operation('RELU1', t40).To(t41)
model.Operation('ADD', x1, c2, 0).To(t42)
Example({
    x1: [-4.0, -2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.5, 6.0, 8.0],
    t24: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t26: [-1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5],
    t28: [-1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5],
    t30: [2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0],
    t32: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0],
    t35: [0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t37: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0],
    t39: [0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 6.0, 6.0],
    t41: [-1.0, -1.0, -1.0, -0.5, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t42: [-3.5, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 6.5, 8.5],
}, name='bounds_unshared').AddVariations('float16').DisableLifeTimeVariation()

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

# Two bounds, in either order. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [117])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t25 = Internal('t25', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t26 = Output('t26', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [124])
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t28 = Output('t28', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t31 = Internal('t31', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t33 = Internal('t33', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t34 = Internal('t34', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t36 = Internal('t36', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t37 = Output('t37', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t38 = Internal('t38', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t39 = Output('t39', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t40 = Internal('t40', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t41 = Output('t41', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
t42 = Output('t42', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 120))
model = Model()
model.Operation('MINIMUM', x1, c3).To(t23)
model.Operation('RELU', t23).To(t24)
model.Operation('RELU', x1).To(t25)
model.Operation('MINIMUM', t25, c3).To(t26)
model.Operation('MAXIMUM', x1, c4).To(t27)
model.Operation('MINIMUM', t27, c3).To(t28)
model.Operation('MINIMUM', x1, c3).To(t29)
model.Operation('MAXIMUM', t29, c4).To(t30)
model.Operation('RELU1', x1).To(t31)
model.Operation('RELU6', t31).To(t32)
model.Operation('ADD', x1, c4, 1).To(t33)
model.Operation('RELU6', t33).To(t34)
model.Operation('RELU1', t34).To(t35)
model.Operation('SUB', x1, c2, 2).To(t36)
model.Operation('RELU', t36).To(t37)
model.Operation('ADD', x1, c2, 0).To(t38)
model.Operation('RELU6', t38).To(t39)
model.Operation('ADD', x1, c2, 0).To(t40)
model.Operation('RELU1', t40).To(t41)
model.Operation('ADD', x1, c2, 0).To(t42)
Example({
    x1: [112, 116, 117, 118, 119, 120, 121, 122, 123, 125, 132, 136],
    t24: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120],
    t26: [117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117],
    t28: [117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117],
    t30: [124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124],
    t32: [120, 120, 120, 120, 120, 120, 121, 122, 122, 122, 122, 122],
    t35: [120, 120, 121, 122, 122, 122, 122, 122, 122, 122, 122, 122],
    t37: [120, 120, 120, 120, 120, 120, 120, 121, 122, 122, 122, 122],
    t39: [120, 120, 120, 120, 120, 121, 122, 123, 124, 126, 132, 132],
    t41: [118, 118, 118, 119, 120, 121, 122, 122, 122, 122, 122, 122],
    t42: [113, 117, 118, 119, 120, 121, 122, 123, 124, 126, 133, 137],
}, name='bounds_unshared_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
