# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: moves that can be merged, or taken past another operation, if one takes care.

# Parts, in this order and in others.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [4, 6]))
t2 = Internal('t2', ('TENSOR_FLOAT32', [4, 2]))
t3 = Internal('t3', ('TENSOR_FLOAT32', [4, 2]))
t4 = Internal('t4', ('TENSOR_FLOAT32', [4, 2]))
t5 = Internal('t5', ('TENSOR_FLOAT32', [4, 8]))
t6 = Internal('t6', ('TENSOR_FLOAT32', [8, 2]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [8, 2]))
t8 = Output('t8', ('TENSOR_FLOAT32', [4, 6]))
t9 = Output('t9', ('TENSOR_FLOAT32', [12, 2]))
t10 = Output('t10', ('TENSOR_FLOAT32', [4, 6]))
t11 = Output('t11', ('TENSOR_FLOAT32', [4, 6]))
t12 = Output('t12', ('TENSOR_FLOAT32', [3, 2]))
t13 = Output('t13', ('TENSOR_FLOAT32', [8, 4]))
t14 = Output('t14', ('TENSOR_FLOAT32', [20, 2]))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
model.Operation('CONCATENATION', x1, t2, 1).To(t5)
model.Operation('CONCATENATION', t2, t3, 0).To(t6)
model.Operation('CONCATENATION', t3, t4, 0).To(t7)
model.Operation('CONCATENATION', t2, t4, t3, 1).To(t8)
model.Operation('CONCATENATION', t2, t3, t4, 0).To(t9)
model.Operation('CONCATENATION', t2, t3, t3, 1).To(t10)
model.Operation('CONCATENATION', t2, t3, t4, 1).To(t11)
model.Operation('SLICE', t5, [1, 5], [3, 2]).To(t12)
model.Operation('CONCATENATION', t6, t7, 1).To(t13)
model.Operation('CONCATENATION', t6, t4, t7, 0).To(t14)
Example({
    x1: [3.375, 1.6875, -1.3125, 0.0625, -0.8125, 1.375, 1.25, -2.375, -1.6875, 0.125, -2.1875, -1.125, 2.0,
    1.4375, -1.5, 3.4375, -2.3125, 3.5625, 3.5, 2.6875, -0.625, 0.9375, 2.8125, 3.625],
    t8: [3.375, 1.6875, -0.8125, 1.375, -1.3125, 0.0625, 1.25, -2.375, -2.1875, -1.125, -1.6875, 0.125, 2.0,
    1.4375, -2.3125, 3.5625, -1.5, 3.4375, 3.5, 2.6875, 2.8125, 3.625, -0.625, 0.9375],
    t9: [3.375, 1.6875, 1.25, -2.375, 2.0, 1.4375, 3.5, 2.6875, -1.3125, 0.0625, -1.6875, 0.125, -1.5,
    3.4375, -0.625, 0.9375, -0.8125, 1.375, -2.1875, -1.125, -2.3125, 3.5625, 2.8125, 3.625],
    t10: [3.375, 1.6875, -1.3125, 0.0625, -1.3125, 0.0625, 1.25, -2.375, -1.6875, 0.125, -1.6875, 0.125, 2.0,
    1.4375, -1.5, 3.4375, -1.5, 3.4375, 3.5, 2.6875, -0.625, 0.9375, -0.625, 0.9375],
    t11: [3.375, 1.6875, -1.3125, 0.0625, -0.8125, 1.375, 1.25, -2.375, -1.6875, 0.125, -2.1875, -1.125, 2.0,
    1.4375, -1.5, 3.4375, -2.3125, 3.5625, 3.5, 2.6875, -0.625, 0.9375, 2.8125, 3.625],
    t12: [-1.125, 1.25, 3.5625, 2.0, 3.625, 3.5],
    t13: [3.375, 1.6875, -1.3125, 0.0625, 1.25, -2.375, -1.6875, 0.125, 2.0, 1.4375, -1.5, 3.4375, 3.5,
    2.6875, -0.625, 0.9375, -1.3125, 0.0625, -0.8125, 1.375, -1.6875, 0.125, -2.1875, -1.125, -1.5,
    3.4375, -2.3125, 3.5625, -0.625, 0.9375, 2.8125, 3.625],
    t14: [3.375, 1.6875, 1.25, -2.375, 2.0, 1.4375, 3.5, 2.6875, -1.3125, 0.0625, -1.6875, 0.125, -1.5,
    3.4375, -0.625, 0.9375, -0.8125, 1.375, -2.1875, -1.125, -2.3125, 3.5625, 2.8125, 3.625,
    -1.3125, 0.0625, -1.6875, 0.125, -1.5, 3.4375, -0.625, 0.9375, -0.8125, 1.375, -2.1875, -1.125,
    -2.3125, 3.5625, 2.8125, 3.625],
}, name='of_parts').AddVariations('float16').DisableLifeTimeVariation()

# Parts, in this order and in others. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [4, 6]))
t15 = Internal('t15', ('TENSOR_FLOAT32', [4, 2]))
t16 = Internal('t16', ('TENSOR_FLOAT32', [4, 2]))
t17 = Internal('t17', ('TENSOR_FLOAT32', [4, 2]))
t18 = Output('t18', ('TENSOR_FLOAT32', [4, 6]))
t19 = Internal('t19', ('TENSOR_FLOAT32', [4, 2]))
t20 = Internal('t20', ('TENSOR_FLOAT32', [4, 2]))
t21 = Internal('t21', ('TENSOR_FLOAT32', [4, 2]))
t22 = Output('t22', ('TENSOR_FLOAT32', [12, 2]))
t23 = Internal('t23', ('TENSOR_FLOAT32', [4, 2]))
t24 = Internal('t24', ('TENSOR_FLOAT32', [4, 2]))
t25 = Internal('t25', ('TENSOR_FLOAT32', [4, 2]))
t26 = Output('t26', ('TENSOR_FLOAT32', [4, 6]))
t27 = Internal('t27', ('TENSOR_FLOAT32', [4, 2]))
t28 = Internal('t28', ('TENSOR_FLOAT32', [4, 2]))
t29 = Internal('t29', ('TENSOR_FLOAT32', [4, 2]))
t30 = Output('t30', ('TENSOR_FLOAT32', [4, 6]))
t31 = Internal('t31', ('TENSOR_FLOAT32', [4, 2]))
t32 = Internal('t32', ('TENSOR_FLOAT32', [4, 2]))
t33 = Internal('t33', ('TENSOR_FLOAT32', [4, 2]))
t34 = Internal('t34', ('TENSOR_FLOAT32', [4, 8]))
t35 = Output('t35', ('TENSOR_FLOAT32', [3, 2]))
t36 = Internal('t36', ('TENSOR_FLOAT32', [4, 2]))
t37 = Internal('t37', ('TENSOR_FLOAT32', [4, 2]))
t38 = Internal('t38', ('TENSOR_FLOAT32', [4, 2]))
t39 = Internal('t39', ('TENSOR_FLOAT32', [8, 2]))
t40 = Internal('t40', ('TENSOR_FLOAT32', [4, 2]))
t41 = Internal('t41', ('TENSOR_FLOAT32', [4, 2]))
t42 = Internal('t42', ('TENSOR_FLOAT32', [4, 2]))
t43 = Internal('t43', ('TENSOR_FLOAT32', [8, 2]))
t44 = Output('t44', ('TENSOR_FLOAT32', [8, 4]))
t45 = Internal('t45', ('TENSOR_FLOAT32', [4, 2]))
t46 = Internal('t46', ('TENSOR_FLOAT32', [4, 2]))
t47 = Internal('t47', ('TENSOR_FLOAT32', [4, 2]))
t48 = Internal('t48', ('TENSOR_FLOAT32', [8, 2]))
t49 = Internal('t49', ('TENSOR_FLOAT32', [4, 2]))
t50 = Internal('t50', ('TENSOR_FLOAT32', [4, 2]))
t51 = Internal('t51', ('TENSOR_FLOAT32', [4, 2]))
t52 = Internal('t52', ('TENSOR_FLOAT32', [4, 2]))
t53 = Internal('t53', ('TENSOR_FLOAT32', [4, 2]))
t54 = Internal('t54', ('TENSOR_FLOAT32', [4, 2]))
t55 = Internal('t55', ('TENSOR_FLOAT32', [8, 2]))
t56 = Output('t56', ('TENSOR_FLOAT32', [20, 2]))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t15, t16, t17)
model.Operation('CONCATENATION', t15, t17, t16, 1).To(t18)
model.Operation('SPLIT', x1, 1, 3).To(t19, t20, t21)
model.Operation('CONCATENATION', t19, t20, t21, 0).To(t22)
model.Operation('SPLIT', x1, 1, 3).To(t23, t24, t25)
model.Operation('CONCATENATION', t23, t24, t24, 1).To(t26)
model.Operation('SPLIT', x1, 1, 3).To(t27, t28, t29)
model.Operation('CONCATENATION', t27, t28, t29, 1).To(t30)
model.Operation('SPLIT', x1, 1, 3).To(t31, t32, t33)
model.Operation('CONCATENATION', x1, t31, 1).To(t34)
model.Operation('SLICE', t34, [1, 5], [3, 2]).To(t35)
model.Operation('SPLIT', x1, 1, 3).To(t36, t37, t38)
model.Operation('CONCATENATION', t36, t37, 0).To(t39)
model.Operation('SPLIT', x1, 1, 3).To(t40, t41, t42)
model.Operation('CONCATENATION', t41, t42, 0).To(t43)
model.Operation('CONCATENATION', t39, t43, 1).To(t44)
model.Operation('SPLIT', x1, 1, 3).To(t45, t46, t47)
model.Operation('CONCATENATION', t45, t46, 0).To(t48)
model.Operation('SPLIT', x1, 1, 3).To(t49, t50, t51)
model.Operation('SPLIT', x1, 1, 3).To(t52, t53, t54)
model.Operation('CONCATENATION', t53, t54, 0).To(t55)
model.Operation('CONCATENATION', t48, t51, t55, 0).To(t56)
Example({
    x1: [3.375, 1.6875, -1.3125, 0.0625, -0.8125, 1.375, 1.25, -2.375, -1.6875, 0.125, -2.1875, -1.125, 2.0,
    1.4375, -1.5, 3.4375, -2.3125, 3.5625, 3.5, 2.6875, -0.625, 0.9375, 2.8125, 3.625],
    t18: [3.375, 1.6875, -0.8125, 1.375, -1.3125, 0.0625, 1.25, -2.375, -2.1875, -1.125, -1.6875, 0.125, 2.0,
    1.4375, -2.3125, 3.5625, -1.5, 3.4375, 3.5, 2.6875, 2.8125, 3.625, -0.625, 0.9375],
    t22: [3.375, 1.6875, 1.25, -2.375, 2.0, 1.4375, 3.5, 2.6875, -1.3125, 0.0625, -1.6875, 0.125, -1.5,
    3.4375, -0.625, 0.9375, -0.8125, 1.375, -2.1875, -1.125, -2.3125, 3.5625, 2.8125, 3.625],
    t26: [3.375, 1.6875, -1.3125, 0.0625, -1.3125, 0.0625, 1.25, -2.375, -1.6875, 0.125, -1.6875, 0.125, 2.0,
    1.4375, -1.5, 3.4375, -1.5, 3.4375, 3.5, 2.6875, -0.625, 0.9375, -0.625, 0.9375],
    t30: [3.375, 1.6875, -1.3125, 0.0625, -0.8125, 1.375, 1.25, -2.375, -1.6875, 0.125, -2.1875, -1.125, 2.0,
    1.4375, -1.5, 3.4375, -2.3125, 3.5625, 3.5, 2.6875, -0.625, 0.9375, 2.8125, 3.625],
    t35: [-1.125, 1.25, 3.5625, 2.0, 3.625, 3.5],
    t44: [3.375, 1.6875, -1.3125, 0.0625, 1.25, -2.375, -1.6875, 0.125, 2.0, 1.4375, -1.5, 3.4375, 3.5,
    2.6875, -0.625, 0.9375, -1.3125, 0.0625, -0.8125, 1.375, -1.6875, 0.125, -2.1875, -1.125, -1.5,
    3.4375, -2.3125, 3.5625, -0.625, 0.9375, 2.8125, 3.625],
    t56: [3.375, 1.6875, 1.25, -2.375, 2.0, 1.4375, 3.5, 2.6875, -1.3125, 0.0625, -1.6875, 0.125, -1.5,
    3.4375, -0.625, 0.9375, -0.8125, 1.375, -2.1875, -1.125, -2.3125, 3.5625, 2.8125, 3.625,
    -1.3125, 0.0625, -1.6875, 0.125, -1.5, 3.4375, -0.625, 0.9375, -0.8125, 1.375, -2.1875, -1.125,
    -2.3125, 3.5625, 2.8125, 3.625],
}, name='of_parts_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Parts, in this order and in others.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
t2 = Internal('t2', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [4, 8], 0.5, 120))
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [8, 2], 0.5, 120))
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [8, 2], 0.5, 120))
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [12, 2], 0.5, 120))
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.5, 120))
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [8, 4], 0.5, 120))
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [20, 2], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
model.Operation('CONCATENATION', x1, t2, 1).To(t5)
model.Operation('CONCATENATION', t2, t3, 0).To(t6)
model.Operation('CONCATENATION', t3, t4, 0).To(t7)
model.Operation('CONCATENATION', t2, t4, t3, 1).To(t8)
model.Operation('CONCATENATION', t2, t3, t4, 0).To(t9)
model.Operation('CONCATENATION', t2, t3, t3, 1).To(t10)
model.Operation('CONCATENATION', t2, t3, t4, 1).To(t11)
model.Operation('SLICE', t5, [1, 5], [3, 2]).To(t12)
model.Operation('CONCATENATION', t6, t7, 1).To(t13)
model.Operation('CONCATENATION', t6, t4, t7, 0).To(t14)
Example({
    x1: [148, 119, 150, 132, 138, 162, 153, 140, 105, 103, 125, 111, 146, 144, 86, 97, 126, 89, 106, 156,
    147, 100, 164, 87],
    t8: [148, 119, 138, 162, 150, 132, 153, 140, 125, 111, 105, 103, 146, 144, 126, 89, 86, 97, 106, 156,
    164, 87, 147, 100],
    t9: [148, 119, 153, 140, 146, 144, 106, 156, 150, 132, 105, 103, 86, 97, 147, 100, 138, 162, 125, 111,
    126, 89, 164, 87],
    t10: [148, 119, 150, 132, 150, 132, 153, 140, 105, 103, 105, 103, 146, 144, 86, 97, 86, 97, 106, 156,
    147, 100, 147, 100],
    t11: [148, 119, 150, 132, 138, 162, 153, 140, 105, 103, 125, 111, 146, 144, 86, 97, 126, 89, 106, 156,
    147, 100, 164, 87],
    t12: [111, 153, 89, 146, 87, 106],
    t13: [148, 119, 150, 132, 153, 140, 105, 103, 146, 144, 86, 97, 106, 156, 147, 100, 150, 132, 138, 162,
    105, 103, 125, 111, 86, 97, 126, 89, 147, 100, 164, 87],
    t14: [148, 119, 153, 140, 146, 144, 106, 156, 150, 132, 105, 103, 86, 97, 147, 100, 138, 162, 125, 111,
    126, 89, 164, 87, 150, 132, 105, 103, 86, 97, 147, 100, 138, 162, 125, 111, 126, 89, 164, 87],
}, name='of_parts_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Parts, in this order and in others. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t17 = Internal('t17', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t20 = Internal('t20', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t22 = Output('t22', ('TENSOR_QUANT8_ASYMM', [12, 2], 0.5, 120))
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t24 = Internal('t24', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t25 = Internal('t25', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t26 = Output('t26', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t28 = Internal('t28', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
t31 = Internal('t31', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t32 = Internal('t32', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t33 = Internal('t33', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t34 = Internal('t34', ('TENSOR_QUANT8_ASYMM', [4, 8], 0.5, 120))
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [3, 2], 0.5, 120))
t36 = Internal('t36', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t37 = Internal('t37', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t38 = Internal('t38', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [8, 2], 0.5, 120))
t40 = Internal('t40', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t41 = Internal('t41', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t42 = Internal('t42', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t43 = Internal('t43', ('TENSOR_QUANT8_ASYMM', [8, 2], 0.5, 120))
t44 = Output('t44', ('TENSOR_QUANT8_ASYMM', [8, 4], 0.5, 120))
t45 = Internal('t45', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t46 = Internal('t46', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t47 = Internal('t47', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t48 = Internal('t48', ('TENSOR_QUANT8_ASYMM', [8, 2], 0.5, 120))
t49 = Internal('t49', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t52 = Internal('t52', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t53 = Internal('t53', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t54 = Internal('t54', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
t55 = Internal('t55', ('TENSOR_QUANT8_ASYMM', [8, 2], 0.5, 120))
t56 = Output('t56', ('TENSOR_QUANT8_ASYMM', [20, 2], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t15, t16, t17)
model.Operation('CONCATENATION', t15, t17, t16, 1).To(t18)
model.Operation('SPLIT', x1, 1, 3).To(t19, t20, t21)
model.Operation('CONCATENATION', t19, t20, t21, 0).To(t22)
model.Operation('SPLIT', x1, 1, 3).To(t23, t24, t25)
model.Operation('CONCATENATION', t23, t24, t24, 1).To(t26)
model.Operation('SPLIT', x1, 1, 3).To(t27, t28, t29)
model.Operation('CONCATENATION', t27, t28, t29, 1).To(t30)
model.Operation('SPLIT', x1, 1, 3).To(t31, t32, t33)
model.Operation('CONCATENATION', x1, t31, 1).To(t34)
model.Operation('SLICE', t34, [1, 5], [3, 2]).To(t35)
model.Operation('SPLIT', x1, 1, 3).To(t36, t37, t38)
model.Operation('CONCATENATION', t36, t37, 0).To(t39)
model.Operation('SPLIT', x1, 1, 3).To(t40, t41, t42)
model.Operation('CONCATENATION', t41, t42, 0).To(t43)
model.Operation('CONCATENATION', t39, t43, 1).To(t44)
model.Operation('SPLIT', x1, 1, 3).To(t45, t46, t47)
model.Operation('CONCATENATION', t45, t46, 0).To(t48)
model.Operation('SPLIT', x1, 1, 3).To(t49, t50, t51)
model.Operation('SPLIT', x1, 1, 3).To(t52, t53, t54)
model.Operation('CONCATENATION', t53, t54, 0).To(t55)
model.Operation('CONCATENATION', t48, t51, t55, 0).To(t56)
Example({
    x1: [148, 119, 150, 132, 138, 162, 153, 140, 105, 103, 125, 111, 146, 144, 86, 97, 126, 89, 106, 156,
    147, 100, 164, 87],
    t18: [148, 119, 138, 162, 150, 132, 153, 140, 125, 111, 105, 103, 146, 144, 126, 89, 86, 97, 106, 156,
    164, 87, 147, 100],
    t22: [148, 119, 153, 140, 146, 144, 106, 156, 150, 132, 105, 103, 86, 97, 147, 100, 138, 162, 125, 111,
    126, 89, 164, 87],
    t26: [148, 119, 150, 132, 150, 132, 153, 140, 105, 103, 105, 103, 146, 144, 86, 97, 86, 97, 106, 156,
    147, 100, 147, 100],
    t30: [148, 119, 150, 132, 138, 162, 153, 140, 105, 103, 125, 111, 146, 144, 86, 97, 126, 89, 106, 156,
    147, 100, 164, 87],
    t35: [111, 153, 89, 146, 87, 106],
    t44: [148, 119, 150, 132, 153, 140, 105, 103, 146, 144, 86, 97, 106, 156, 147, 100, 150, 132, 138, 162,
    105, 103, 125, 111, 86, 97, 126, 89, 147, 100, 164, 87],
    t56: [148, 119, 153, 140, 146, 144, 106, 156, 150, 132, 105, 103, 86, 97, 147, 100, 138, 162, 125, 111,
    126, 89, 164, 87, 150, 132, 105, 103, 86, 97, 147, 100, 138, 162, 125, 111, 126, 89, 164, 87],
}, name='of_parts_unshared_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
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
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
