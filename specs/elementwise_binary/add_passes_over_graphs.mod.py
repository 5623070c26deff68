# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: what a pass over the whole graph leaves out, shares, moves or overwrites.

# Equal operations, and nearly equal ones.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3]))
c3 = Parameter('c3', ('TENSOR_FLOAT32', [3]), [1.0, -0.5, 2.0])
t4 = Output('t4', ('TENSOR_FLOAT32', [2, 3]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [3]), [1.0, -0.5, 2.0])
t6 = Internal('t6', ('TENSOR_FLOAT32', [2, 3]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [3]), [1.0, -0.5, 2.0])
t8 = Internal('t8', ('TENSOR_FLOAT32', [2, 3]))
x2 = Input('x2', ('TENSOR_FLOAT32', [2, 3]))
t9 = Internal('t9', ('TENSOR_FLOAT32', [2, 3]))
t10 = Internal('t10', ('TENSOR_FLOAT32', [2, 3]))
t11 = Internal('t11', ('TENSOR_FLOAT32', [2, 3]))
t12 = Internal('t12', ('TENSOR_FLOAT32', [2, 3]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 3]))
t14 = Internal('t14', ('TENSOR_FLOAT32', [4, 3]))
t15 = Internal('t15', ('TENSOR_FLOAT32', [4, 3]))
t16 = Internal('t16', ('TENSOR_FLOAT32', [4, 3]))
t17 = Internal('t17', ('TENSOR_FLOAT32', [2, 1]))
t18 = Internal('t18', ('TENSOR_FLOAT32', [2, 1]))
t19 = Internal('t19', ('TENSOR_FLOAT32', [2, 1]))
t20 = Internal('t20', ('TENSOR_FLOAT32', [2, 1]))
t21 = Internal('t21', ('TENSOR_FLOAT32', [2, 1]))
t22 = Internal('t22', ('TENSOR_FLOAT32', [2, 1]))
t23 = Output('t23', ('TENSOR_FLOAT32', [2, 3]))
t24 = Output('t24', ('TENSOR_FLOAT32', [2, 3]))
t25 = Output('t25', ('TENSOR_FLOAT32', [2, 3]))
t26 = Internal('t26', ('TENSOR_FLOAT32', [2, 3]))
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 3]))
t28 = Output('t28', ('TENSOR_FLOAT32', [2, 3]))
t29 = Output('t29', ('TENSOR_FLOAT32', [2, 3]))
t30 = Internal('t30', ('TENSOR_FLOAT32', [2, 3]))
t31 = Output('t31', ('TENSOR_FLOAT32', [2, 3]))
t32 = Output('t32', ('TENSOR_FLOAT32', [4, 3]))
t33 = Output('t33', ('TENSOR_FLOAT32', [4, 3]))
t34 = Output('t34', ('TENSOR_FLOAT32', [2, 1]))
t35 = Output('t35', ('TENSOR_FLOAT32', [2, 1]))
t36 = Internal('t36', ('TENSOR_FLOAT32', [2, 3]))
t37 = Output('t37', ('TENSOR_FLOAT32', [2, 3]))
t38 = Internal('t38', ('TENSOR_FLOAT32', [2, 3]))
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 3]))
t40 = Output('t40', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('ADD', x1, c3, 0).To(t4)
model.Operation('ADD', x1, c5, 0).To(t6)
model.Operation('ADD', c7, x1, 1).To(t8)
model.Operation('SUB', t4, x2, 0).To(t9)
model.Operation('SUB', x2, t6, 0).To(t10)
model.Operation('SUB', x1, x2, 0).To(t11)
model.Operation('RELU', t11).To(t12)
model.Operation('SUB', x1, x2, 1).To(t13)
model.Operation('CONCATENATION', t4, x2, 0).To(t14)
model.Operation('CONCATENATION', t6, x2, 0).To(t15)
model.Operation('CONCATENATION', x2, t4, 0).To(t16)
model.Operation('SPLIT', t4, 1, 3).To(t17, t18, t19)
model.Operation('SPLIT', t6, 1, 3).To(t20, t21, t22)
model.Operation('MAXIMUM', t4, x2).To(t23)
model.Operation('MAXIMUM', x2, t6).To(t24)
model.Operation('SUB', t9, t10, 0).To(t25)
model.Operation('SUB', x2, t4, 2).To(t26)
model.Operation('ADD', t10, t26, 0).To(t27)
model.Operation('SUB', t8, t6, 0).To(t28)
model.Operation('ADD', t12, t13, 0).To(t29)
model.Operation('SUB', x2, x1, 1).To(t30)
model.Operation('SUB', t30, t13, 0).To(t31)
model.Operation('ADD', t14, t15, 0).To(t32)
model.Operation('SUB', t16, t15, 0).To(t33)
model.Operation('ADD', t19, t22, 0).To(t34)
model.Operation('SUB', t17, t21, 0).To(t35)
model.Operation('MINIMUM', t4, x2).To(t36)
model.Operation('ADD', t36, t24, 0).To(t37)
model.Operation('MINIMUM', t6, x2).To(t38)
model.Operation('MINIMUM', x1, x2).To(t39)
model.Operation('MAXIMUM', t38, t39).To(t40)
Example({
    x1: [-4.0, -2.5, -3.5, 4.0, -2.5, 4.0],
    t4: [-3.0, -3.0, -1.5, 5.0, -3.0, 6.0],
    x2: [1.0, 1.0, -0.5, 2.5, 3.0, 1.0],
    t23: [1.0, 1.0, -0.5, 5.0, 3.0, 6.0],
    t24: [1.0, 1.0, -0.5, 5.0, 3.0, 6.0],
    t25: [-8.0, -8.0, -2.0, 5.0, -12.0, 10.0],
    t27: [5.0, 5.0, 2.0, -3.5, 7.0, -6.0],
    t28: [3.0, 3.0, 1.5, 0.0, 3.0, 0.0],
    t29: [0.0, 0.0, 0.0, 3.0, 0.0, 6.0],
    t31: [5.0, 3.5, 3.0, -1.5, 5.5, -3.0],
    t32: [-6.0, -6.0, -3.0, 10.0, -6.0, 12.0, 2.0, 2.0, -1.0, 5.0, 6.0, 2.0],
    t33: [4.0, 4.0, 1.0, -2.5, 6.0, -5.0, -4.0, -4.0, -1.0, 2.5, -6.0, 5.0],
    t34: [-3.0, 12.0],
    t35: [0.0, 8.0],
    t37: [-2.0, -2.0, -2.0, 7.5, 0.0, 7.0],
    t40: [-3.0, -2.5, -1.5, 2.5, -2.5, 1.0],
}, name='equals').AddVariations('float16').DisableLifeTimeVariation()

# Equal operations, and nearly equal ones.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 119, 124])
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 119, 124])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 119, 124])
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
t17 = Internal('t17', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t20 = Internal('t20', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t26 = Internal('t26', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t28 = Output('t28', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
t33 = Output('t33', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
t34 = Output('t34', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t36 = Internal('t36', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t37 = Output('t37', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t38 = Internal('t38', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t40 = Output('t40', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c3, 0).To(t4)
model.Operation('ADD', x1, c5, 0).To(t6)
model.Operation('ADD', c7, x1, 1).To(t8)
model.Operation('SUB', t4, x2, 0).To(t9)
model.Operation('SUB', x2, t6, 0).To(t10)
model.Operation('SUB', x1, x2, 0).To(t11)
model.Operation('RELU', t11).To(t12)
model.Operation('SUB', x1, x2, 1).To(t13)
model.Operation('CONCATENATION', t4, x2, 0).To(t14)
model.Operation('CONCATENATION', t6, x2, 0).To(t15)
model.Operation('CONCATENATION', x2, t4, 0).To(t16)
model.Operation('SPLIT', t4, 1, 3).To(t17, t18, t19)
model.Operation('SPLIT', t6, 1, 3).To(t20, t21, t22)
model.Operation('MAXIMUM', t4, x2).To(t23)
model.Operation('MAXIMUM', x2, t6).To(t24)
model.Operation('SUB', t9, t10, 0).To(t25)
model.Operation('SUB', x2, t4, 2).To(t26)
model.Operation('ADD', t10, t26, 0).To(t27)
model.Operation('SUB', t8, t6, 0).To(t28)
model.Operation('ADD', t12, t13, 0).To(t29)
model.Operation('SUB', x2, x1, 1).To(t30)
model.Operation('SUB', t30, t13, 0).To(t31)
model.Operation('ADD', t14, t15, 0).To(t32)
model.Operation('SUB', t16, t15, 0).To(t33)
model.Operation('ADD', t19, t22, 0).To(t34)
model.Operation('SUB', t17, t21, 0).To(t35)
model.Operation('MINIMUM', t4, x2).To(t36)
model.Operation('ADD', t36, t24, 0).To(t37)
model.Operation('MINIMUM', t6, x2).To(t38)
model.Operation('MINIMUM', x1, x2).To(t39)
model.Operation('MAXIMUM', t38, t39).To(t40)
Example({
    x1: [112, 115, 113, 128, 115, 128],
    t4: [114, 114, 117, 130, 114, 132],
    x2: [122, 122, 119, 125, 126, 122],
    t23: [122, 122, 119, 130, 126, 132],
    t24: [122, 122, 119, 130, 126, 132],
    t25: [104, 104, 116, 130, 96, 140],
    t27: [130, 130, 124, 113, 134, 108],
    t28: [126, 126, 123, 120, 126, 120],
    t29: [120, 120, 120, 126, 120, 132],
    t31: [130, 127, 126, 117, 131, 114],
    t32: [108, 108, 114, 140, 108, 144, 124, 124, 118, 130, 132, 124],
    t33: [128, 128, 122, 115, 132, 110, 112, 112, 118, 125, 108, 130],
    t34: [114, 144],
    t35: [120, 136],
    t37: [116, 116, 116, 135, 120, 134],
    t40: [114, 115, 117, 125, 115, 122],
}, name='equals_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
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
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
