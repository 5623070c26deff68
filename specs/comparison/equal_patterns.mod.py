# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# EQUAL: each pattern of dimensions that are repeated.

# The second operand is repeated.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3, 2, 4]))
x2 = Input('x2', ('TENSOR_FLOAT32', [2, 3, 2, 1]))
t3 = Output('t3', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x4 = Input('x4', ('TENSOR_FLOAT32', [2, 3, 1, 4]))
t5 = Output('t5', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x6 = Input('x6', ('TENSOR_FLOAT32', [2, 3, 1, 1]))
t7 = Output('t7', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x8 = Input('x8', ('TENSOR_FLOAT32', [2, 1, 2, 4]))
t9 = Output('t9', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x10 = Input('x10', ('TENSOR_FLOAT32', [2, 1, 2, 1]))
t11 = Output('t11', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x12 = Input('x12', ('TENSOR_FLOAT32', [2, 1, 1, 4]))
t13 = Output('t13', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x14 = Input('x14', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
t15 = Output('t15', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x16 = Input('x16', ('TENSOR_FLOAT32', [1, 3, 2, 4]))
t17 = Output('t17', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x18 = Input('x18', ('TENSOR_FLOAT32', [1, 3, 2, 1]))
t19 = Output('t19', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x20 = Input('x20', ('TENSOR_FLOAT32', [1, 3, 1, 4]))
t21 = Output('t21', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x22 = Input('x22', ('TENSOR_FLOAT32', [1, 3, 1, 1]))
t23 = Output('t23', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x24 = Input('x24', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
t25 = Output('t25', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x26 = Input('x26', ('TENSOR_FLOAT32', [1, 1, 2, 1]))
t27 = Output('t27', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x28 = Input('x28', ('TENSOR_FLOAT32', [1, 1, 1, 4]))
t29 = Output('t29', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x30 = Input('x30', ('TENSOR_FLOAT32', [1, 1, 1, 1]))
t31 = Output('t31', ('TENSOR_BOOL8', [2, 3, 2, 4]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('EQUAL', x1, x4).To(t5)
model.Operation('EQUAL', x1, x6).To(t7)
model.Operation('EQUAL', x1, x8).To(t9)
model.Operation('EQUAL', x1, x10).To(t11)
model.Operation('EQUAL', x1, x12).To(t13)
model.Operation('EQUAL', x1, x14).To(t15)
model.Operation('EQUAL', x1, x16).To(t17)
model.Operation('EQUAL', x1, x18).To(t19)
model.Operation('EQUAL', x1, x20).To(t21)
model.Operation('EQUAL', x1, x22).To(t23)
model.Operation('EQUAL', x1, x24).To(t25)
model.Operation('EQUAL', x1, x26).To(t27)
model.Operation('EQUAL', x1, x28).To(t29)
model.Operation('EQUAL', x1, x30).To(t31)
Example({
    x1: [3.5, 9.5, 10.5, 9.0, 9.5, 5.5, 5.0, 3.5, 9.5, 8.5, 3.5, 4.5, 1.5, 8.0, 2.0, 0.5, 9.5, 3.0, 1.0,
    8.0, 1.5, 1.5, 11.5, 7.0, 2.0, 7.5, 0.5, 11.0, 4.0, 8.0, 8.5, 1.5, 10.5, 8.0, 8.0, 1.0, 5.0,
    11.0, 11.0, 11.0, 5.5, 2.5, 5.0, 2.5, 0.5, 0.5, 12.0, 7.0],
    x2: [1.5, 9.0, 5.5, 2.0, 5.0, 5.0, 9.5, 0.5, 0.5, 12.0, 2.0, 10.0],
    t3: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x4: [10.0, 1.5, 11.5, 3.5, 10.5, 9.0, 6.0, 1.5, 7.5, 0.5, 10.0, 10.0, 4.0, 7.5, 2.5, 5.0, 3.0, 1.0, 8.0,
    6.0, 11.5, 3.0, 6.0, 0.5],
    t5: [False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, True, False, False,
    True, False, False, False, False, False, True, False, False, False, False, False, False, False,
    False, False, False, False, False, False],
    x6: [11.0, 5.5, 0.5, 6.0, 4.0, 2.0],
    t7: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x8: [8.0, 1.0, 2.5, 7.0, 12.0, 10.0, 11.5, 7.5, 10.5, 3.0, 0.5, 3.0, 1.0, 5.0, 1.0, 8.0],
    t9: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, True, False, False, False, True, False,
    False, False, False, False, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False],
    x10: [4.0, 2.5, 1.5, 8.0],
    t11: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x12: [8.0, 2.5, 3.5, 4.0, 4.5, 11.0, 5.0, 8.0],
    t13: [False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, True, False, False, False, False, False],
    x14: [6.5, 8.0],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, True, False, False, False, True, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x16: [7.0, 8.0, 5.0, 10.0, 6.5, 7.5, 9.0, 2.5, 12.0, 9.5, 10.0, 4.5, 6.0, 11.5, 4.5, 8.5, 12.0, 8.0, 9.5,
    3.0, 12.0, 8.0, 3.0, 4.5],
    t17: [False, False, False, False, False, False, False, False, False, False, False, True, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x18: [6.5, 7.0, 8.0, 11.5, 9.0, 3.0],
    t19: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, True, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x20: [0.5, 1.0, 1.5, 9.5, 1.0, 7.0, 4.5, 9.0, 0.5, 5.5, 10.0, 11.0],
    t21: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False, False],
    x22: [7.0, 2.5, 4.5],
    t23: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x24: [8.5, 5.5, 5.5, 8.5, 6.5, 6.0, 9.0, 3.5],
    t25: [False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x26: [2.5, 4.0],
    t27: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, True, False, False, False, False],
    x28: [10.0, 5.5, 7.0, 1.0],
    t29: [False, False, False, False, False, True, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, True, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x30: [1.0],
    t31: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False],
}, name='second').AddVariations('float16').DisableLifeTimeVariation()

# The second operand is repeated.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 4], 0.5, 120))
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1], 0.5, 120))
t3 = Output('t3', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 4], 0.5, 120))
t5 = Output('t5', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x6 = Input('x6', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 0.5, 120))
t7 = Output('t7', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 4], 0.5, 120))
t9 = Output('t9', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.5, 120))
t11 = Output('t11', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 4], 0.5, 120))
t13 = Output('t13', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x14 = Input('x14', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.5, 120))
t15 = Output('t15', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 4], 0.5, 120))
t17 = Output('t17', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x18 = Input('x18', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.5, 120))
t19 = Output('t19', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 4], 0.5, 120))
t21 = Output('t21', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x22 = Input('x22', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 1], 0.5, 120))
t23 = Output('t23', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x24 = Input('x24', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 0.5, 120))
t25 = Output('t25', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x26 = Input('x26', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1], 0.5, 120))
t27 = Output('t27', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x28 = Input('x28', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 4], 0.5, 120))
t29 = Output('t29', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x30 = Input('x30', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 120))
t31 = Output('t31', ('TENSOR_BOOL8', [2, 3, 2, 4]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('EQUAL', x1, x4).To(t5)
model.Operation('EQUAL', x1, x6).To(t7)
model.Operation('EQUAL', x1, x8).To(t9)
model.Operation('EQUAL', x1, x10).To(t11)
model.Operation('EQUAL', x1, x12).To(t13)
model.Operation('EQUAL', x1, x14).To(t15)
model.Operation('EQUAL', x1, x16).To(t17)
model.Operation('EQUAL', x1, x18).To(t19)
model.Operation('EQUAL', x1, x20).To(t21)
model.Operation('EQUAL', x1, x22).To(t23)
model.Operation('EQUAL', x1, x24).To(t25)
model.Operation('EQUAL', x1, x26).To(t27)
model.Operation('EQUAL', x1, x28).To(t29)
model.Operation('EQUAL', x1, x30).To(t31)
Example({
    x1: [127, 139, 141, 138, 139, 131, 130, 127, 139, 137, 127, 129, 123, 136, 124, 121, 139, 126, 122, 136,
    123, 123, 143, 134, 124, 135, 121, 142, 128, 136, 137, 123, 141, 136, 136, 122, 130, 142, 142,
    142, 131, 125, 130, 125, 121, 121, 144, 134],
    x2: [123, 138, 131, 124, 130, 130, 139, 121, 121, 144, 124, 140],
    t3: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x4: [140, 123, 143, 127, 141, 138, 132, 123, 135, 121, 140, 140, 128, 135, 125, 130, 126, 122, 136, 132,
    143, 126, 132, 121],
    t5: [False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, True, False, False,
    True, False, False, False, False, False, True, False, False, False, False, False, False, False,
    False, False, False, False, False, False],
    x6: [142, 131, 121, 132, 128, 124],
    t7: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x8: [136, 122, 125, 134, 144, 140, 143, 135, 141, 126, 121, 126, 122, 130, 122, 136],
    t9: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, True, False, False, False, True, False,
    False, False, False, False, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False],
    x10: [128, 125, 123, 136],
    t11: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x12: [136, 125, 127, 128, 129, 142, 130, 136],
    t13: [False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, True, False, False, False, False, False],
    x14: [133, 136],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, True, False, False, False, True, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x16: [134, 136, 130, 140, 133, 135, 138, 125, 144, 139, 140, 129, 132, 143, 129, 137, 144, 136, 139, 126,
    144, 136, 126, 129],
    t17: [False, False, False, False, False, False, False, False, False, False, False, True, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x18: [133, 134, 136, 143, 138, 126],
    t19: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, True, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x20: [121, 122, 123, 139, 122, 134, 129, 138, 121, 131, 140, 142],
    t21: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False, False],
    x22: [134, 125, 129],
    t23: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x24: [137, 131, 131, 137, 133, 132, 138, 127],
    t25: [False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x26: [125, 128],
    t27: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, True, False, False, False, False, False, False, False, False, False, False, False, False,
    True, False, True, False, False, False, False],
    x28: [140, 131, 134, 122],
    t29: [False, False, False, False, False, True, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, True, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x30: [122],
    t31: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False],
}, name='second_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# The first operand is repeated.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3, 2, 1]))
x2 = Input('x2', ('TENSOR_FLOAT32', [2, 3, 2, 4]))
t3 = Output('t3', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x4 = Input('x4', ('TENSOR_FLOAT32', [2, 3, 1, 4]))
t5 = Output('t5', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x6 = Input('x6', ('TENSOR_FLOAT32', [2, 3, 1, 1]))
t7 = Output('t7', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x8 = Input('x8', ('TENSOR_FLOAT32', [2, 1, 2, 4]))
t9 = Output('t9', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x10 = Input('x10', ('TENSOR_FLOAT32', [2, 1, 2, 1]))
t11 = Output('t11', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x12 = Input('x12', ('TENSOR_FLOAT32', [2, 1, 1, 4]))
t13 = Output('t13', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x14 = Input('x14', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
t15 = Output('t15', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x16 = Input('x16', ('TENSOR_FLOAT32', [1, 3, 2, 4]))
t17 = Output('t17', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x18 = Input('x18', ('TENSOR_FLOAT32', [1, 3, 2, 1]))
t19 = Output('t19', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x20 = Input('x20', ('TENSOR_FLOAT32', [1, 3, 1, 4]))
t21 = Output('t21', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x22 = Input('x22', ('TENSOR_FLOAT32', [1, 3, 1, 1]))
t23 = Output('t23', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x24 = Input('x24', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
t25 = Output('t25', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x26 = Input('x26', ('TENSOR_FLOAT32', [1, 1, 2, 1]))
t27 = Output('t27', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x28 = Input('x28', ('TENSOR_FLOAT32', [1, 1, 1, 4]))
t29 = Output('t29', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x30 = Input('x30', ('TENSOR_FLOAT32', [1, 1, 1, 1]))
t31 = Output('t31', ('TENSOR_BOOL8', [2, 3, 2, 4]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('EQUAL', x4, x2).To(t5)
model.Operation('EQUAL', x6, x2).To(t7)
model.Operation('EQUAL', x8, x2).To(t9)
model.Operation('EQUAL', x10, x2).To(t11)
model.Operation('EQUAL', x12, x2).To(t13)
model.Operation('EQUAL', x14, x2).To(t15)
model.Operation('EQUAL', x16, x2).To(t17)
model.Operation('EQUAL', x18, x2).To(t19)
model.Operation('EQUAL', x20, x2).To(t21)
model.Operation('EQUAL', x22, x2).To(t23)
model.Operation('EQUAL', x24, x2).To(t25)
model.Operation('EQUAL', x26, x2).To(t27)
model.Operation('EQUAL', x28, x2).To(t29)
model.Operation('EQUAL', x30, x2).To(t31)
Example({
    x1: [10.5, 1.0, 1.5, 1.5, 4.0, 6.0, 1.5, 4.5, 11.5, 5.0, 4.5, 9.0],
    x2: [7.5, 10.5, 1.5, 3.5, 5.5, 8.5, 1.0, 1.5, 2.0, 2.0, 5.0, 10.5, 1.0, 7.5, 2.0, 9.0, 4.0, 11.0, 10.5,
    5.0, 7.5, 12.0, 11.5, 10.0, 1.0, 3.5, 2.0, 9.5, 1.0, 8.5, 10.5, 2.5, 1.5, 5.0, 9.0, 10.5, 8.0,
    2.0, 1.5, 10.0, 1.0, 7.5, 10.0, 3.0, 6.5, 9.0, 7.0, 10.0],
    t3: [False, True, False, False, False, False, True, False, False, False, False, False, False, False,
    False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False],
    x4: [5.5, 2.0, 2.0, 12.0, 11.5, 3.0, 7.0, 4.0, 9.5, 6.5, 0.5, 11.0, 3.0, 8.0, 2.0, 4.5, 9.5, 5.5, 4.5,
    2.0, 7.0, 1.5, 10.5, 1.0],
    t5: [False, False, False, False, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x6: [8.5, 7.5, 6.5, 8.5, 3.0, 8.5],
    t7: [False, False, False, False, False, True, False, False, False, False, False, False, False, True,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x8: [2.5, 2.5, 3.5, 5.5, 9.0, 4.0, 7.0, 4.5, 6.5, 8.0, 4.0, 4.0, 11.0, 6.5, 6.5, 5.0],
    t9: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x10: [12.0, 7.0, 7.0, 2.5],
    t11: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x12: [5.5, 10.0, 2.0, 8.0, 2.0, 8.0, 6.5, 5.0],
    t13: [False, False, False, False, True, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x14: [11.0, 4.0],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x16: [8.0, 4.5, 11.5, 7.0, 10.0, 0.5, 10.0, 9.0, 11.0, 3.0, 10.5, 10.0, 8.0, 4.5, 7.0, 1.0, 2.0, 4.0,
    10.0, 10.0, 4.0, 10.5, 1.0, 10.0],
    t17: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, True, False, False, False, False,
    False, False, False, False, False, False, False, False, True, False, False, False, False, False,
    True, False, False, False, False, True],
    x18: [4.0, 5.5, 6.0, 1.5, 7.0, 3.0],
    t19: [False, False, False, False, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, True, False, False,
    False, False, False, False, False, False, False],
    x20: [4.0, 9.5, 10.0, 8.5, 8.5, 8.5, 6.5, 7.0, 9.5, 9.5, 7.0, 11.5],
    t21: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, True, False],
    x22: [10.0, 3.5, 12.0],
    t23: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x24: [2.5, 4.0, 5.5, 7.5, 7.0, 7.0, 1.5, 6.0],
    t25: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, True, False, False,
    False, False, False, False, False, False, False],
    x26: [10.0, 10.5],
    t27: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, False, False, False, False, False, False, False, False, False, False,
    False, True, False, False, False, False, False],
    x28: [3.0, 11.5, 6.5, 1.5],
    t29: [False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x30: [7.5],
    t31: [True, False, False, False, False, False, False, False, False, False, False, False, False, True,
    False, False, False, False, False, False, True, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, True,
    False, False, False, False, False, False],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()

# The first operand is repeated.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1], 0.5, 120))
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 4], 0.5, 120))
t3 = Output('t3', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 4], 0.5, 120))
t5 = Output('t5', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x6 = Input('x6', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 0.5, 120))
t7 = Output('t7', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 4], 0.5, 120))
t9 = Output('t9', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.5, 120))
t11 = Output('t11', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 4], 0.5, 120))
t13 = Output('t13', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x14 = Input('x14', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.5, 120))
t15 = Output('t15', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 4], 0.5, 120))
t17 = Output('t17', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x18 = Input('x18', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.5, 120))
t19 = Output('t19', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 4], 0.5, 120))
t21 = Output('t21', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x22 = Input('x22', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 1], 0.5, 120))
t23 = Output('t23', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x24 = Input('x24', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 0.5, 120))
t25 = Output('t25', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x26 = Input('x26', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1], 0.5, 120))
t27 = Output('t27', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x28 = Input('x28', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 4], 0.5, 120))
t29 = Output('t29', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x30 = Input('x30', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 120))
t31 = Output('t31', ('TENSOR_BOOL8', [2, 3, 2, 4]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('EQUAL', x4, x2).To(t5)
model.Operation('EQUAL', x6, x2).To(t7)
model.Operation('EQUAL', x8, x2).To(t9)
model.Operation('EQUAL', x10, x2).To(t11)
model.Operation('EQUAL', x12, x2).To(t13)
model.Operation('EQUAL', x14, x2).To(t15)
model.Operation('EQUAL', x16, x2).To(t17)
model.Operation('EQUAL', x18, x2).To(t19)
model.Operation('EQUAL', x20, x2).To(t21)
model.Operation('EQUAL', x22, x2).To(t23)
model.Operation('EQUAL', x24, x2).To(t25)
model.Operation('EQUAL', x26, x2).To(t27)
model.Operation('EQUAL', x28, x2).To(t29)
model.Operation('EQUAL', x30, x2).To(t31)
Example({
    x1: [141, 122, 123, 123, 128, 132, 123, 129, 143, 130, 129, 138],
    x2: [135, 141, 123, 127, 131, 137, 122, 123, 124, 124, 130, 141, 122, 135, 124, 138, 128, 142, 141, 130,
    135, 144, 143, 140, 122, 127, 124, 139, 122, 137, 141, 125, 123, 130, 138, 141, 136, 124, 123,
    140, 122, 135, 140, 126, 133, 138, 134, 140],
    t3: [False, True, False, False, False, False, True, False, False, False, False, False, False, False,
    False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False],
    x4: [131, 124, 124, 144, 143, 126, 134, 128, 139, 133, 121, 142, 126, 136, 124, 129, 139, 131, 129, 124,
    134, 123, 141, 122],
    t5: [False, False, False, False, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x6: [137, 135, 133, 137, 126, 137],
    t7: [False, False, False, False, False, True, False, False, False, False, False, False, False, True,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x8: [125, 125, 127, 131, 138, 128, 134, 129, 133, 136, 128, 128, 142, 133, 133, 130],
    t9: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x10: [144, 134, 134, 125],
    t11: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x12: [131, 140, 124, 136, 124, 136, 133, 130],
    t13: [False, False, False, False, True, False, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x14: [142, 128],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x16: [136, 129, 143, 134, 140, 121, 140, 138, 142, 126, 141, 140, 136, 129, 134, 122, 124, 128, 140, 140,
    128, 141, 122, 140],
    t17: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, True, False, False, False, False,
    False, False, False, False, False, False, False, False, True, False, False, False, False, False,
    True, False, False, False, False, True],
    x18: [128, 131, 132, 123, 134, 126],
    t19: [False, False, False, False, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, True, False, False,
    False, False, False, False, False, False, False],
    x20: [128, 139, 140, 137, 137, 137, 133, 134, 139, 139, 134, 143],
    t21: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, True, False],
    x22: [140, 127, 144],
    t23: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x24: [125, 128, 131, 135, 134, 134, 123, 132],
    t25: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, True, False, False,
    False, False, False, False, False, False, False],
    x26: [140, 141],
    t27: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, True, False, False, False, False, False, False, False, False, False, False,
    False, True, False, False, False, False, False],
    x28: [126, 143, 133, 123],
    t29: [False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x30: [135],
    t31: [True, False, False, False, False, False, False, False, False, False, False, False, False, True,
    False, False, False, False, False, False, True, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, True,
    False, False, False, False, False, False],
}, name='first_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Each operand is repeated where the other one is not.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3, 2, 1]))
x2 = Input('x2', ('TENSOR_FLOAT32', [1, 1, 1, 4]))
t3 = Output('t3', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x4 = Input('x4', ('TENSOR_FLOAT32', [2, 3, 1, 4]))
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 1, 2, 1]))
t6 = Output('t6', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x7 = Input('x7', ('TENSOR_FLOAT32', [2, 3, 1, 1]))
x8 = Input('x8', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
t9 = Output('t9', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x10 = Input('x10', ('TENSOR_FLOAT32', [2, 1, 2, 4]))
x11 = Input('x11', ('TENSOR_FLOAT32', [1, 3, 1, 1]))
t12 = Output('t12', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x13 = Input('x13', ('TENSOR_FLOAT32', [2, 1, 2, 1]))
x14 = Input('x14', ('TENSOR_FLOAT32', [1, 3, 1, 4]))
t15 = Output('t15', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x16 = Input('x16', ('TENSOR_FLOAT32', [2, 1, 1, 4]))
x17 = Input('x17', ('TENSOR_FLOAT32', [1, 3, 2, 1]))
t18 = Output('t18', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x19 = Input('x19', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
x20 = Input('x20', ('TENSOR_FLOAT32', [1, 3, 2, 4]))
t21 = Output('t21', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x22 = Input('x22', ('TENSOR_FLOAT32', [1, 3, 2, 4]))
x23 = Input('x23', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
t24 = Output('t24', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x25 = Input('x25', ('TENSOR_FLOAT32', [1, 3, 2, 1]))
x26 = Input('x26', ('TENSOR_FLOAT32', [2, 1, 1, 4]))
t27 = Output('t27', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x28 = Input('x28', ('TENSOR_FLOAT32', [1, 3, 1, 4]))
x29 = Input('x29', ('TENSOR_FLOAT32', [2, 1, 2, 1]))
t30 = Output('t30', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x31 = Input('x31', ('TENSOR_FLOAT32', [1, 3, 1, 1]))
x32 = Input('x32', ('TENSOR_FLOAT32', [2, 1, 2, 4]))
t33 = Output('t33', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x34 = Input('x34', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
x35 = Input('x35', ('TENSOR_FLOAT32', [2, 3, 1, 1]))
t36 = Output('t36', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x37 = Input('x37', ('TENSOR_FLOAT32', [1, 1, 2, 1]))
x38 = Input('x38', ('TENSOR_FLOAT32', [2, 3, 1, 4]))
t39 = Output('t39', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x40 = Input('x40', ('TENSOR_FLOAT32', [1, 1, 1, 4]))
x41 = Input('x41', ('TENSOR_FLOAT32', [2, 3, 2, 1]))
t42 = Output('t42', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x43 = Input('x43', ('TENSOR_FLOAT32', [1, 1, 1, 1]))
x44 = Input('x44', ('TENSOR_FLOAT32', [2, 3, 2, 4]))
t45 = Output('t45', ('TENSOR_BOOL8', [2, 3, 2, 4]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('EQUAL', x4, x5).To(t6)
model.Operation('EQUAL', x7, x8).To(t9)
model.Operation('EQUAL', x10, x11).To(t12)
model.Operation('EQUAL', x13, x14).To(t15)
model.Operation('EQUAL', x16, x17).To(t18)
model.Operation('EQUAL', x19, x20).To(t21)
model.Operation('EQUAL', x22, x23).To(t24)
model.Operation('EQUAL', x25, x26).To(t27)
model.Operation('EQUAL', x28, x29).To(t30)
model.Operation('EQUAL', x31, x32).To(t33)
model.Operation('EQUAL', x34, x35).To(t36)
model.Operation('EQUAL', x37, x38).To(t39)
model.Operation('EQUAL', x40, x41).To(t42)
model.Operation('EQUAL', x43, x44).To(t45)
Example({
    x1: [1.5, 10.0, 5.5, 2.0, 7.5, 7.0, 10.5, 11.5, 3.5, 0.5, 11.0, 4.0],
    x2: [3.5, 11.0, 6.5, 8.5],
    t3: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, True, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False],
    x4: [1.0, 4.0, 11.5, 8.5, 0.5, 7.0, 12.0, 7.5, 7.0, 1.0, 4.5, 6.0, 12.0, 4.0, 6.0, 7.0, 1.0, 2.0, 10.0,
    1.5, 2.5, 6.5, 10.0, 2.0],
    x5: [9.0, 2.5],
    t6: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False, False],
    x7: [1.5, 6.0, 9.0, 1.5, 5.5, 3.5],
    x8: [1.5, 0.5, 12.0, 4.0, 2.0, 6.5, 4.0, 5.0],
    t9: [True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x10: [11.0, 5.5, 9.0, 0.5, 2.5, 5.5, 4.0, 10.5, 3.5, 7.5, 7.0, 0.5, 2.5, 0.5, 2.0, 11.5],
    x11: [9.5, 11.0, 3.0],
    t12: [False, False, False, False, False, False, False, False, True, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x13: [8.0, 11.5, 3.5, 0.5],
    x14: [7.0, 7.5, 4.0, 5.0, 2.0, 9.5, 3.0, 10.5, 9.5, 6.0, 7.5, 11.5],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x16: [3.0, 5.0, 9.5, 10.0, 0.5, 7.0, 3.5, 7.0],
    x17: [3.0, 9.5, 8.5, 3.0, 6.5, 5.5],
    t18: [True, False, False, False, False, False, True, False, False, False, False, False, True, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x19: [1.5, 11.0],
    x20: [4.5, 4.0, 9.5, 5.0, 7.5, 2.0, 7.0, 4.5, 2.0, 2.0, 0.5, 0.5, 0.5, 8.5, 2.0, 4.0, 10.5, 4.0, 5.5,
    7.0, 5.5, 8.5, 11.5, 5.5],
    t21: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x22: [9.0, 2.0, 3.0, 10.0, 2.5, 5.0, 11.0, 4.5, 9.5, 8.0, 1.5, 10.0, 3.5, 4.0, 0.5, 12.0, 7.0, 1.5, 1.5,
    11.5, 7.0, 4.5, 2.0, 3.0],
    x23: [9.0, 7.0],
    t24: [True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, True,
    False, False, False, True, False, False, False],
    x25: [12.0, 5.0, 4.0, 3.0, 9.5, 8.5],
    x26: [4.0, 4.0, 10.0, 10.5, 1.5, 8.5, 12.0, 7.0],
    t27: [False, False, False, False, False, False, False, False, True, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False],
    x28: [2.5, 8.5, 6.5, 0.5, 9.0, 8.5, 5.0, 4.0, 5.5, 12.0, 9.5, 3.5],
    x29: [10.0, 3.0, 9.0, 2.0],
    t30: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, True, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x31: [12.0, 9.5, 1.5],
    x32: [7.5, 2.0, 9.5, 10.5, 5.5, 1.5, 6.0, 11.5, 4.0, 8.0, 7.5, 6.5, 2.5, 1.0, 6.5, 6.5],
    t33: [False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x34: [4.0, 10.5, 4.0, 1.0, 7.5, 7.0, 2.5, 2.5],
    x35: [2.0, 7.0, 1.0, 2.0, 2.0, 5.5],
    t36: [False, False, False, False, False, False, False, False, False, False, False, False, False, True,
    False, False, False, False, False, True, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x37: [3.0, 3.0],
    x38: [4.0, 2.0, 9.5, 6.0, 7.0, 11.0, 5.0, 7.0, 10.0, 2.5, 5.0, 7.5, 8.0, 7.5, 10.0, 3.5, 11.5, 10.5,
    11.5, 7.0, 5.5, 10.5, 7.5, 9.0],
    t39: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x40: [9.5, 10.0, 1.0, 9.5],
    x41: [12.0, 2.5, 7.5, 9.5, 4.5, 0.5, 9.0, 6.5, 11.5, 0.5, 12.0, 9.0],
    t42: [False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    False, True, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x43: [1.5],
    x44: [9.5, 1.5, 7.5, 3.5, 6.5, 6.5, 11.5, 6.0, 11.0, 1.5, 1.0, 8.0, 2.0, 6.5, 5.0, 7.5, 10.0, 8.0, 9.5,
    3.5, 1.0, 5.0, 9.0, 2.0, 12.0, 2.5, 2.0, 4.5, 3.5, 1.0, 1.0, 10.0, 9.5, 11.5, 8.5, 3.5, 7.0,
    8.0, 8.0, 2.5, 9.0, 2.5, 0.5, 11.5, 12.0, 0.5, 9.5, 1.0],
    t45: [False, True, False, False, False, False, False, False, False, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
}, name='both').AddVariations('float16').DisableLifeTimeVariation()

# Each operand is repeated where the other one is not.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1], 0.5, 120))
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 4], 0.5, 120))
t3 = Output('t3', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 4], 0.5, 120))
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1], 0.5, 120))
t6 = Output('t6', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x7 = Input('x7', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 0.5, 120))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 0.5, 120))
t9 = Output('t9', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 4], 0.5, 120))
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 1], 0.5, 120))
t12 = Output('t12', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x13 = Input('x13', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.5, 120))
x14 = Input('x14', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 4], 0.5, 120))
t15 = Output('t15', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 4], 0.5, 120))
x17 = Input('x17', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.5, 120))
t18 = Output('t18', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x19 = Input('x19', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 4], 0.5, 120))
t21 = Output('t21', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x22 = Input('x22', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 4], 0.5, 120))
x23 = Input('x23', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.5, 120))
t24 = Output('t24', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x25 = Input('x25', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.5, 120))
x26 = Input('x26', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 4], 0.5, 120))
t27 = Output('t27', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x28 = Input('x28', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 4], 0.5, 120))
x29 = Input('x29', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.5, 120))
t30 = Output('t30', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x31 = Input('x31', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 1], 0.5, 120))
x32 = Input('x32', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 4], 0.5, 120))
t33 = Output('t33', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x34 = Input('x34', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 0.5, 120))
x35 = Input('x35', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 0.5, 120))
t36 = Output('t36', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x37 = Input('x37', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1], 0.5, 120))
x38 = Input('x38', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 4], 0.5, 120))
t39 = Output('t39', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x40 = Input('x40', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 4], 0.5, 120))
x41 = Input('x41', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1], 0.5, 120))
t42 = Output('t42', ('TENSOR_BOOL8', [2, 3, 2, 4]))
x43 = Input('x43', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 120))
x44 = Input('x44', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 4], 0.5, 120))
t45 = Output('t45', ('TENSOR_BOOL8', [2, 3, 2, 4]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
model.Operation('EQUAL', x4, x5).To(t6)
model.Operation('EQUAL', x7, x8).To(t9)
model.Operation('EQUAL', x10, x11).To(t12)
model.Operation('EQUAL', x13, x14).To(t15)
model.Operation('EQUAL', x16, x17).To(t18)
model.Operation('EQUAL', x19, x20).To(t21)
model.Operation('EQUAL', x22, x23).To(t24)
model.Operation('EQUAL', x25, x26).To(t27)
model.Operation('EQUAL', x28, x29).To(t30)
model.Operation('EQUAL', x31, x32).To(t33)
model.Operation('EQUAL', x34, x35).To(t36)
model.Operation('EQUAL', x37, x38).To(t39)
model.Operation('EQUAL', x40, x41).To(t42)
model.Operation('EQUAL', x43, x44).To(t45)
Example({
    x1: [123, 140, 131, 124, 135, 134, 141, 143, 127, 121, 142, 128],
    x2: [127, 142, 133, 137],
    t3: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, True, False, False, False, False, False, False, False, False,
    True, False, False, False, False, False, False],
    x4: [122, 128, 143, 137, 121, 134, 144, 135, 134, 122, 129, 132, 144, 128, 132, 134, 122, 124, 140, 123,
    125, 133, 140, 124],
    x5: [138, 125],
    t6: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False, False],
    x7: [123, 132, 138, 123, 131, 127],
    x8: [123, 121, 144, 128, 124, 133, 128, 130],
    t9: [True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x10: [142, 131, 138, 121, 125, 131, 128, 141, 127, 135, 134, 121, 125, 121, 124, 143],
    x11: [139, 142, 126],
    t12: [False, False, False, False, False, False, False, False, True, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x13: [136, 143, 127, 121],
    x14: [134, 135, 128, 130, 124, 139, 126, 141, 139, 132, 135, 143],
    t15: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x16: [126, 130, 139, 140, 121, 134, 127, 134],
    x17: [126, 139, 137, 126, 133, 131],
    t18: [True, False, False, False, False, False, True, False, False, False, False, False, True, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x19: [123, 142],
    x20: [129, 128, 139, 130, 135, 124, 134, 129, 124, 124, 121, 121, 121, 137, 124, 128, 141, 128, 131, 134,
    131, 137, 143, 131],
    t21: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x22: [138, 124, 126, 140, 125, 130, 142, 129, 139, 136, 123, 140, 127, 128, 121, 144, 134, 123, 123, 143,
    134, 129, 124, 126],
    x23: [138, 134],
    t24: [True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False, True,
    False, False, False, True, False, False, False],
    x25: [144, 130, 128, 126, 139, 137],
    x26: [128, 128, 140, 141, 123, 137, 144, 134],
    t27: [False, False, False, False, False, False, False, False, True, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, False, False],
    x28: [125, 137, 133, 121, 138, 137, 130, 128, 131, 144, 139, 127],
    x29: [140, 126, 138, 124],
    t30: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, True, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x31: [144, 139, 123],
    x32: [135, 124, 139, 141, 131, 123, 132, 143, 128, 136, 135, 133, 125, 122, 133, 133],
    t33: [False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, False, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x34: [128, 141, 128, 122, 135, 134, 125, 125],
    x35: [124, 134, 122, 124, 124, 131],
    t36: [False, False, False, False, False, False, False, False, False, False, False, False, False, True,
    False, False, False, False, False, True, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x37: [126, 126],
    x38: [128, 124, 139, 132, 134, 142, 130, 134, 140, 125, 130, 135, 136, 135, 140, 127, 143, 141, 143, 134,
    131, 141, 135, 138],
    t39: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x40: [139, 140, 122, 139],
    x41: [144, 125, 135, 139, 129, 121, 138, 133, 143, 121, 144, 138],
    t42: [False, False, False, False, False, False, False, False, False, False, False, False, True, False,
    False, True, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False],
    x43: [123],
    x44: [139, 123, 135, 127, 133, 133, 143, 132, 142, 123, 122, 136, 124, 133, 130, 135, 140, 136, 139, 127,
    122, 130, 138, 124, 144, 125, 124, 129, 127, 122, 122, 140, 139, 143, 137, 127, 134, 136, 136,
    125, 138, 125, 121, 143, 144, 121, 139, 122],
    t45: [False, True, False, False, False, False, False, False, False, True, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
}, name='both_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
