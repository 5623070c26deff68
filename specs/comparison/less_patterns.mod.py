# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS: each pattern of dimensions that are repeated.

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
model.Operation('LESS', x1, x2).To(t3)
model.Operation('LESS', x1, x4).To(t5)
model.Operation('LESS', x1, x6).To(t7)
model.Operation('LESS', x1, x8).To(t9)
model.Operation('LESS', x1, x10).To(t11)
model.Operation('LESS', x1, x12).To(t13)
model.Operation('LESS', x1, x14).To(t15)
model.Operation('LESS', x1, x16).To(t17)
model.Operation('LESS', x1, x18).To(t19)
model.Operation('LESS', x1, x20).To(t21)
model.Operation('LESS', x1, x22).To(t23)
model.Operation('LESS', x1, x24).To(t25)
model.Operation('LESS', x1, x26).To(t27)
model.Operation('LESS', x1, x28).To(t29)
model.Operation('LESS', x1, x30).To(t31)
Example({
    x1: [4.5, 0.5, 10.0, 8.0, 4.0, 9.5, 9.0, 1.0, 9.5, 4.5, 5.5, 6.0, 6.0, 4.0, 4.5, 5.0, 2.0, 3.5, 3.5,
    4.5, 10.5, 5.5, 4.0, 6.0, 6.5, 6.0, 4.5, 11.0, 7.5, 12.0, 2.5, 11.0, 8.5, 6.0, 6.0, 7.5, 10.5,
    9.5, 10.0, 11.5, 3.5, 8.0, 2.0, 8.0, 2.5, 3.0, 12.0, 4.0],
    x2: [11.5, 7.0, 7.0, 5.0, 10.0, 2.0, 11.0, 8.5, 3.0, 9.5, 12.0, 10.0],
    t3: [True, True, True, True, True, False, False, True, False, True, True, True, False, True, True,
    False, True, True, True, True, False, False, False, False, True, True, True, False, True, False,
    True, False, False, False, False, False, False, False, False, False, True, True, True, True,
    True, True, False, True],
    x4: [10.5, 2.0, 10.0, 3.5, 3.0, 9.0, 9.5, 11.0, 9.0, 4.0, 8.5, 11.0, 1.0, 6.5, 5.5, 11.5, 11.5, 10.0,
    8.0, 4.5, 3.5, 0.5, 11.0, 9.0],
    t5: [True, True, False, False, True, False, True, True, False, True, True, True, False, True, True,
    True, True, True, True, True, False, False, True, True, False, True, True, True, False, False,
    True, True, True, True, True, False, True, True, False, False, False, False, True, True, True,
    False, False, True],
    x6: [4.5, 3.5, 3.5, 1.0, 3.0, 12.0],
    t7: [False, True, False, False, True, False, False, True, False, False, False, False, False, False,
    False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, True, True,
    True, True, True, True, False, True],
    x8: [0.5, 6.5, 9.5, 2.0, 5.0, 11.5, 8.5, 1.0, 8.5, 7.5, 7.5, 12.0, 8.0, 5.0, 3.0, 12.0],
    t9: [False, True, False, False, True, True, False, False, False, True, True, False, False, True, True,
    False, False, True, True, False, False, True, True, False, True, True, True, True, True, False,
    True, True, False, True, True, True, False, False, False, True, True, False, True, True, True,
    True, False, True],
    x10: [11.5, 11.0, 9.5, 8.5],
    t11: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, False, True, False, True,
    False, True, True, True, True, False, False, False, False, True, True, True, True, True, True,
    False, True],
    x12: [4.5, 3.5, 9.0, 12.0, 2.5, 9.0, 11.5, 5.5],
    t13: [False, True, False, True, True, False, False, True, False, False, True, True, False, False, True,
    True, True, False, True, True, False, False, True, True, False, True, True, False, False, False,
    True, False, False, True, True, False, False, False, True, False, False, True, True, False,
    False, True, False, True],
    x14: [7.0, 3.5],
    t15: [True, True, False, False, True, False, False, True, False, True, True, True, True, True, True,
    True, True, True, True, True, False, True, True, True, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False, False, False, True, False,
    True, True, False, False],
    x16: [12.0, 3.5, 8.0, 0.5, 9.0, 6.5, 1.5, 8.0, 11.5, 5.5, 0.5, 5.5, 9.0, 10.0, 4.5, 6.0, 12.0, 8.0, 10.5,
    9.0, 10.0, 1.0, 8.0, 11.0],
    t17: [True, True, False, False, True, False, False, True, True, True, False, False, True, True, False,
    True, True, True, True, True, False, False, True, True, True, False, True, False, True, False,
    False, False, True, False, False, False, False, True, False, False, True, False, True, True,
    True, False, False, True],
    x18: [8.5, 6.0, 1.0, 2.0, 2.5, 6.0],
    t19: [True, True, False, True, True, False, False, True, False, False, False, False, False, False, False,
    False, True, False, False, False, False, True, True, False, True, True, True, False, False,
    False, True, False, False, False, False, False, False, False, False, False, False, False, True,
    False, True, True, False, True],
    x20: [7.5, 4.5, 3.5, 4.5, 2.0, 7.5, 8.0, 3.5, 9.0, 1.0, 10.0, 9.5],
    t21: [True, True, False, False, True, False, False, True, False, True, True, False, False, True, True,
    False, True, False, True, True, False, False, True, True, True, False, False, False, False,
    False, True, False, False, True, True, False, False, False, False, False, True, False, True,
    True, True, False, False, True],
    x22: [2.0, 3.0, 2.5],
    t23: [False, True, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, True, False, False, False, False, False],
    x24: [0.5, 9.0, 2.0, 4.5, 10.5, 11.0, 4.0, 2.5],
    t25: [False, True, False, False, True, True, False, True, False, True, False, False, True, True, False,
    False, False, True, False, False, False, True, False, False, False, True, False, False, True,
    False, True, False, False, True, False, False, False, True, False, False, False, True, False,
    False, True, True, False, False],
    x26: [10.0, 1.5],
    t27: [True, True, False, True, False, False, False, True, True, True, True, True, False, False, False,
    False, True, True, True, True, False, False, False, False, True, True, True, False, False,
    False, False, False, True, True, True, True, False, False, False, False, True, True, True, True,
    False, False, False, False],
    x28: [2.0, 10.0, 0.5, 10.5],
    t29: [False, True, False, True, False, True, False, True, False, True, False, True, False, True, False,
    True, False, True, False, True, False, True, False, True, False, True, False, False, False,
    False, False, False, False, True, False, True, False, True, False, False, False, True, False,
    True, False, True, False, True],
    x30: [5.5],
    t31: [True, True, False, False, True, False, False, True, False, True, False, False, False, True, True,
    True, True, True, True, True, False, False, True, False, False, False, True, False, False,
    False, True, False, False, False, False, False, False, False, False, False, True, False, True,
    False, True, True, False, True],
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
model.Operation('LESS', x1, x2).To(t3)
model.Operation('LESS', x1, x4).To(t5)
model.Operation('LESS', x1, x6).To(t7)
model.Operation('LESS', x1, x8).To(t9)
model.Operation('LESS', x1, x10).To(t11)
model.Operation('LESS', x1, x12).To(t13)
model.Operation('LESS', x1, x14).To(t15)
model.Operation('LESS', x1, x16).To(t17)
model.Operation('LESS', x1, x18).To(t19)
model.Operation('LESS', x1, x20).To(t21)
model.Operation('LESS', x1, x22).To(t23)
model.Operation('LESS', x1, x24).To(t25)
model.Operation('LESS', x1, x26).To(t27)
model.Operation('LESS', x1, x28).To(t29)
model.Operation('LESS', x1, x30).To(t31)
Example({
    x1: [129, 121, 140, 136, 128, 139, 138, 122, 139, 129, 131, 132, 132, 128, 129, 130, 124, 127, 127, 129,
    141, 131, 128, 132, 133, 132, 129, 142, 135, 144, 125, 142, 137, 132, 132, 135, 141, 139, 140,
    143, 127, 136, 124, 136, 125, 126, 144, 128],
    x2: [143, 134, 134, 130, 140, 124, 142, 137, 126, 139, 144, 140],
    t3: [True, True, True, True, True, False, False, True, False, True, True, True, False, True, True,
    False, True, True, True, True, False, False, False, False, True, True, True, False, True, False,
    True, False, False, False, False, False, False, False, False, False, True, True, True, True,
    True, True, False, True],
    x4: [141, 124, 140, 127, 126, 138, 139, 142, 138, 128, 137, 142, 122, 133, 131, 143, 143, 140, 136, 129,
    127, 121, 142, 138],
    t5: [True, True, False, False, True, False, True, True, False, True, True, True, False, True, True,
    True, True, True, True, True, False, False, True, True, False, True, True, True, False, False,
    True, True, True, True, True, False, True, True, False, False, False, False, True, True, True,
    False, False, True],
    x6: [129, 127, 127, 122, 126, 144],
    t7: [False, True, False, False, True, False, False, True, False, False, False, False, False, False,
    False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, True, True,
    True, True, True, True, False, True],
    x8: [121, 133, 139, 124, 130, 143, 137, 122, 137, 135, 135, 144, 136, 130, 126, 144],
    t9: [False, True, False, False, True, True, False, False, False, True, True, False, False, True, True,
    False, False, True, True, False, False, True, True, False, True, True, True, True, True, False,
    True, True, False, True, True, True, False, False, False, True, True, False, True, True, True,
    True, False, True],
    x10: [143, 142, 139, 137],
    t11: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, False, True, False, True,
    False, True, True, True, True, False, False, False, False, True, True, True, True, True, True,
    False, True],
    x12: [129, 127, 138, 144, 125, 138, 143, 131],
    t13: [False, True, False, True, True, False, False, True, False, False, True, True, False, False, True,
    True, True, False, True, True, False, False, True, True, False, True, True, False, False, False,
    True, False, False, True, True, False, False, False, True, False, False, True, True, False,
    False, True, False, True],
    x14: [134, 127],
    t15: [True, True, False, False, True, False, False, True, False, True, True, True, True, True, True,
    True, True, True, True, True, False, True, True, True, False, False, False, False, False, False,
    True, False, False, False, False, False, False, False, False, False, False, False, True, False,
    True, True, False, False],
    x16: [144, 127, 136, 121, 138, 133, 123, 136, 143, 131, 121, 131, 138, 140, 129, 132, 144, 136, 141, 138,
    140, 122, 136, 142],
    t17: [True, True, False, False, True, False, False, True, True, True, False, False, True, True, False,
    True, True, True, True, True, False, False, True, True, True, False, True, False, True, False,
    False, False, True, False, False, False, False, True, False, False, True, False, True, True,
    True, False, False, True],
    x18: [137, 132, 122, 124, 125, 132],
    t19: [True, True, False, True, True, False, False, True, False, False, False, False, False, False, False,
    False, True, False, False, False, False, True, True, False, True, True, True, False, False,
    False, True, False, False, False, False, False, False, False, False, False, False, False, True,
    False, True, True, False, True],
    x20: [135, 129, 127, 129, 124, 135, 136, 127, 138, 122, 140, 139],
    t21: [True, True, False, False, True, False, False, True, False, True, True, False, False, True, True,
    False, True, False, True, True, False, False, True, True, True, False, False, False, False,
    False, True, False, False, True, True, False, False, False, False, False, True, False, True,
    True, True, False, False, True],
    x22: [124, 126, 125],
    t23: [False, True, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, True, False, False, False, False, False],
    x24: [121, 138, 124, 129, 141, 142, 128, 125],
    t25: [False, True, False, False, True, True, False, True, False, True, False, False, True, True, False,
    False, False, True, False, False, False, True, False, False, False, True, False, False, True,
    False, True, False, False, True, False, False, False, True, False, False, False, True, False,
    False, True, True, False, False],
    x26: [140, 123],
    t27: [True, True, False, True, False, False, False, True, True, True, True, True, False, False, False,
    False, True, True, True, True, False, False, False, False, True, True, True, False, False,
    False, False, False, True, True, True, True, False, False, False, False, True, True, True, True,
    False, False, False, False],
    x28: [124, 140, 121, 141],
    t29: [False, True, False, True, False, True, False, True, False, True, False, True, False, True, False,
    True, False, True, False, True, False, True, False, True, False, True, False, False, False,
    False, False, False, False, True, False, True, False, True, False, False, False, True, False,
    True, False, True, False, True],
    x30: [131],
    t31: [True, True, False, False, True, False, False, True, False, True, False, False, False, True, True,
    True, True, True, True, True, False, False, True, False, False, False, True, False, False,
    False, True, False, False, False, False, False, False, False, False, False, True, False, True,
    False, True, True, False, True],
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
model.Operation('LESS', x1, x2).To(t3)
model.Operation('LESS', x4, x2).To(t5)
model.Operation('LESS', x6, x2).To(t7)
model.Operation('LESS', x8, x2).To(t9)
model.Operation('LESS', x10, x2).To(t11)
model.Operation('LESS', x12, x2).To(t13)
model.Operation('LESS', x14, x2).To(t15)
model.Operation('LESS', x16, x2).To(t17)
model.Operation('LESS', x18, x2).To(t19)
model.Operation('LESS', x20, x2).To(t21)
model.Operation('LESS', x22, x2).To(t23)
model.Operation('LESS', x24, x2).To(t25)
model.Operation('LESS', x26, x2).To(t27)
model.Operation('LESS', x28, x2).To(t29)
model.Operation('LESS', x30, x2).To(t31)
Example({
    x1: [12.0, 7.5, 10.5, 2.0, 7.5, 10.0, 11.0, 10.0, 9.0, 4.5, 10.5, 7.0],
    x2: [7.5, 4.0, 1.0, 9.0, 1.5, 5.5, 6.5, 2.5, 12.0, 1.0, 0.5, 11.5, 5.0, 8.5, 9.0, 11.0, 0.5, 4.5, 10.5,
    2.5, 12.0, 7.5, 3.0, 8.0, 9.0, 10.0, 10.5, 3.0, 1.5, 10.0, 5.5, 4.5, 1.5, 5.0, 6.0, 7.0, 10.5,
    1.0, 7.5, 4.5, 3.5, 7.0, 9.0, 11.5, 2.0, 7.5, 7.0, 1.5],
    t3: [False, False, False, False, False, False, False, False, True, False, False, True, True, True, True,
    True, False, False, True, False, True, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, False, True, False, False, False, False,
    True, False, True, False, False],
    x4: [8.0, 3.0, 12.0, 8.5, 5.0, 7.5, 4.5, 3.5, 9.5, 4.0, 5.0, 6.5, 11.5, 10.0, 2.5, 1.5, 1.0, 6.5, 4.0,
    3.0, 9.0, 6.5, 9.0, 2.5],
    t5: [False, True, False, True, False, True, False, False, True, False, False, True, False, True, True,
    True, False, True, True, False, True, True, False, True, False, False, True, True, False, False,
    True, True, True, False, True, True, True, False, True, True, False, True, False, True, False,
    True, False, False],
    x6: [9.0, 2.5, 3.5, 8.5, 8.0, 9.5],
    t7: [False, False, False, False, False, False, False, False, True, False, False, True, True, True, True,
    True, False, True, True, False, True, True, False, True, True, True, True, False, False, True,
    False, False, False, False, False, False, True, False, False, False, False, False, False, True,
    False, False, False, False],
    x8: [11.5, 12.0, 8.5, 0.5, 10.0, 5.0, 2.0, 1.5, 4.5, 4.5, 1.5, 5.5, 10.5, 11.5, 5.0, 11.5],
    t9: [False, False, False, True, False, True, True, True, True, False, False, True, False, True, True,
    True, False, False, True, True, True, True, True, True, True, True, True, False, False, False,
    True, False, False, True, True, True, False, False, True, False, False, True, True, True, False,
    False, True, False],
    x10: [11.5, 8.0, 9.5, 5.5],
    t11: [False, False, False, False, False, False, False, False, True, False, False, False, False, True,
    True, True, False, False, False, False, True, False, False, False, False, True, True, False,
    False, True, False, False, False, False, False, False, True, False, True, False, False, False,
    False, True, False, True, True, False],
    x12: [7.0, 6.0, 5.0, 6.0, 3.5, 3.5, 1.0, 9.5],
    t13: [True, False, False, True, False, False, True, False, True, False, False, True, False, True, True,
    True, False, False, True, False, True, True, False, True, True, True, True, False, False, True,
    True, False, False, True, True, False, True, False, True, False, False, True, True, True, False,
    True, True, False],
    x14: [10.5, 6.0],
    t15: [False, False, False, False, False, False, False, False, True, False, False, True, False, False,
    False, True, False, False, False, False, True, False, False, False, True, True, True, False,
    False, True, False, False, False, False, False, True, True, False, True, False, False, True,
    True, True, False, True, True, False],
    x16: [0.5, 4.5, 4.0, 2.0, 1.0, 4.5, 11.0, 12.0, 2.5, 1.0, 2.0, 6.0, 9.0, 2.0, 12.0, 8.0, 1.5, 8.5, 0.5,
    2.5, 12.0, 10.5, 10.0, 0.5],
    t17: [True, False, False, True, True, True, False, False, True, False, False, True, False, True, False,
    True, False, False, True, False, False, False, False, True, True, True, True, True, True, True,
    False, False, False, True, True, True, True, False, False, False, True, False, True, True,
    False, False, False, True],
    x18: [6.5, 1.0, 8.5, 4.0, 6.0, 4.5],
    t19: [True, False, False, True, True, True, True, True, True, False, False, True, True, True, True, True,
    False, False, True, False, True, True, False, True, True, True, True, False, True, True, True,
    True, False, False, False, False, True, False, True, True, False, True, True, True, False, True,
    True, False],
    x20: [7.5, 1.5, 6.0, 11.5, 8.5, 4.5, 0.5, 8.0, 7.5, 10.5, 8.5, 8.0],
    t21: [False, True, False, False, False, True, True, False, True, False, False, True, False, True, True,
    True, False, False, True, False, True, False, False, False, True, True, True, False, False,
    True, False, False, False, True, True, False, True, False, True, False, False, False, True,
    True, False, False, False, False],
    x22: [9.0, 3.0, 6.0],
    t23: [False, False, False, False, False, False, False, False, True, False, False, True, True, True, True,
    True, False, False, True, False, True, True, False, True, False, True, True, False, False, True,
    False, False, False, True, True, True, True, False, True, True, False, True, True, True, False,
    True, True, False],
    x24: [11.5, 7.5, 1.0, 2.5, 6.0, 12.0, 11.0, 0.5],
    t25: [False, False, False, True, False, False, False, True, True, False, False, True, False, False,
    False, True, False, False, True, False, True, False, False, True, False, True, True, True,
    False, False, False, True, False, False, True, True, True, False, False, True, False, False,
    True, True, False, False, False, True],
    x26: [4.0, 9.5],
    t27: [True, False, False, True, False, False, False, False, True, False, False, True, False, False,
    False, True, False, True, True, False, True, False, False, False, True, True, True, False,
    False, True, False, False, False, True, True, True, True, False, False, False, False, True,
    True, True, False, False, False, False],
    x28: [6.0, 1.5, 4.5, 4.0],
    t29: [True, True, False, True, False, True, True, False, True, False, False, True, False, True, True,
    True, False, True, True, False, True, True, False, True, True, True, True, False, False, True,
    True, True, False, True, True, True, True, False, True, True, False, True, True, True, False,
    True, True, False],
    x30: [8.0],
    t31: [False, False, False, True, False, False, False, False, True, False, False, True, False, True, True,
    True, False, False, True, False, True, False, False, False, True, True, True, False, False,
    True, False, False, False, False, False, False, True, False, False, False, False, False, True,
    True, False, False, False, False],
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
model.Operation('LESS', x1, x2).To(t3)
model.Operation('LESS', x4, x2).To(t5)
model.Operation('LESS', x6, x2).To(t7)
model.Operation('LESS', x8, x2).To(t9)
model.Operation('LESS', x10, x2).To(t11)
model.Operation('LESS', x12, x2).To(t13)
model.Operation('LESS', x14, x2).To(t15)
model.Operation('LESS', x16, x2).To(t17)
model.Operation('LESS', x18, x2).To(t19)
model.Operation('LESS', x20, x2).To(t21)
model.Operation('LESS', x22, x2).To(t23)
model.Operation('LESS', x24, x2).To(t25)
model.Operation('LESS', x26, x2).To(t27)
model.Operation('LESS', x28, x2).To(t29)
model.Operation('LESS', x30, x2).To(t31)
Example({
    x1: [144, 135, 141, 124, 135, 140, 142, 140, 138, 129, 141, 134],
    x2: [135, 128, 122, 138, 123, 131, 133, 125, 144, 122, 121, 143, 130, 137, 138, 142, 121, 129, 141, 125,
    144, 135, 126, 136, 138, 140, 141, 126, 123, 140, 131, 129, 123, 130, 132, 134, 141, 122, 135,
    129, 127, 134, 138, 143, 124, 135, 134, 123],
    t3: [False, False, False, False, False, False, False, False, True, False, False, True, True, True, True,
    True, False, False, True, False, True, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, True, False, True, False, False, False, False,
    True, False, True, False, False],
    x4: [136, 126, 144, 137, 130, 135, 129, 127, 139, 128, 130, 133, 143, 140, 125, 123, 122, 133, 128, 126,
    138, 133, 138, 125],
    t5: [False, True, False, True, False, True, False, False, True, False, False, True, False, True, True,
    True, False, True, True, False, True, True, False, True, False, False, True, True, False, False,
    True, True, True, False, True, True, True, False, True, True, False, True, False, True, False,
    True, False, False],
    x6: [138, 125, 127, 137, 136, 139],
    t7: [False, False, False, False, False, False, False, False, True, False, False, True, True, True, True,
    True, False, True, True, False, True, True, False, True, True, True, True, False, False, True,
    False, False, False, False, False, False, True, False, False, False, False, False, False, True,
    False, False, False, False],
    x8: [143, 144, 137, 121, 140, 130, 124, 123, 129, 129, 123, 131, 141, 143, 130, 143],
    t9: [False, False, False, True, False, True, True, True, True, False, False, True, False, True, True,
    True, False, False, True, True, True, True, True, True, True, True, True, False, False, False,
    True, False, False, True, True, True, False, False, True, False, False, True, True, True, False,
    False, True, False],
    x10: [143, 136, 139, 131],
    t11: [False, False, False, False, False, False, False, False, True, False, False, False, False, True,
    True, True, False, False, False, False, True, False, False, False, False, True, True, False,
    False, True, False, False, False, False, False, False, True, False, True, False, False, False,
    False, True, False, True, True, False],
    x12: [134, 132, 130, 132, 127, 127, 122, 139],
    t13: [True, False, False, True, False, False, True, False, True, False, False, True, False, True, True,
    True, False, False, True, False, True, True, False, True, True, True, True, False, False, True,
    True, False, False, True, True, False, True, False, True, False, False, True, True, True, False,
    True, True, False],
    x14: [141, 132],
    t15: [False, False, False, False, False, False, False, False, True, False, False, True, False, False,
    False, True, False, False, False, False, True, False, False, False, True, True, True, False,
    False, True, False, False, False, False, False, True, True, False, True, False, False, True,
    True, True, False, True, True, False],
    x16: [121, 129, 128, 124, 122, 129, 142, 144, 125, 122, 124, 132, 138, 124, 144, 136, 123, 137, 121, 125,
    144, 141, 140, 121],
    t17: [True, False, False, True, True, True, False, False, True, False, False, True, False, True, False,
    True, False, False, True, False, False, False, False, True, True, True, True, True, True, True,
    False, False, False, True, True, True, True, False, False, False, True, False, True, True,
    False, False, False, True],
    x18: [133, 122, 137, 128, 132, 129],
    t19: [True, False, False, True, True, True, True, True, True, False, False, True, True, True, True, True,
    False, False, True, False, True, True, False, True, True, True, True, False, True, True, True,
    True, False, False, False, False, True, False, True, True, False, True, True, True, False, True,
    True, False],
    x20: [135, 123, 132, 143, 137, 129, 121, 136, 135, 141, 137, 136],
    t21: [False, True, False, False, False, True, True, False, True, False, False, True, False, True, True,
    True, False, False, True, False, True, False, False, False, True, True, True, False, False,
    True, False, False, False, True, True, False, True, False, True, False, False, False, True,
    True, False, False, False, False],
    x22: [138, 126, 132],
    t23: [False, False, False, False, False, False, False, False, True, False, False, True, True, True, True,
    True, False, False, True, False, True, True, False, True, False, True, True, False, False, True,
    False, False, False, True, True, True, True, False, True, True, False, True, True, True, False,
    True, True, False],
    x24: [143, 135, 122, 125, 132, 144, 142, 121],
    t25: [False, False, False, True, False, False, False, True, True, False, False, True, False, False,
    False, True, False, False, True, False, True, False, False, True, False, True, True, True,
    False, False, False, True, False, False, True, True, True, False, False, True, False, False,
    True, True, False, False, False, True],
    x26: [128, 139],
    t27: [True, False, False, True, False, False, False, False, True, False, False, True, False, False,
    False, True, False, True, True, False, True, False, False, False, True, True, True, False,
    False, True, False, False, False, True, True, True, True, False, False, False, False, True,
    True, True, False, False, False, False],
    x28: [132, 123, 129, 128],
    t29: [True, True, False, True, False, True, True, False, True, False, False, True, False, True, True,
    True, False, True, True, False, True, True, False, True, True, True, True, False, False, True,
    True, True, False, True, True, True, True, False, True, True, False, True, True, True, False,
    True, True, False],
    x30: [136],
    t31: [False, False, False, True, False, False, False, False, True, False, False, True, False, True, True,
    True, False, False, True, False, True, False, False, False, True, True, True, False, False,
    True, False, False, False, False, False, False, True, False, False, False, False, False, True,
    True, False, False, False, False],
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
model.Operation('LESS', x1, x2).To(t3)
model.Operation('LESS', x4, x5).To(t6)
model.Operation('LESS', x7, x8).To(t9)
model.Operation('LESS', x10, x11).To(t12)
model.Operation('LESS', x13, x14).To(t15)
model.Operation('LESS', x16, x17).To(t18)
model.Operation('LESS', x19, x20).To(t21)
model.Operation('LESS', x22, x23).To(t24)
model.Operation('LESS', x25, x26).To(t27)
model.Operation('LESS', x28, x29).To(t30)
model.Operation('LESS', x31, x32).To(t33)
model.Operation('LESS', x34, x35).To(t36)
model.Operation('LESS', x37, x38).To(t39)
model.Operation('LESS', x40, x41).To(t42)
model.Operation('LESS', x43, x44).To(t45)
Example({
    x1: [4.5, 12.0, 5.0, 5.0, 5.0, 3.5, 11.0, 8.0, 3.5, 1.5, 2.0, 4.0],
    x2: [3.0, 6.5, 5.5, 9.0],
    t3: [False, True, True, True, False, False, False, False, False, True, True, True, False, True, True,
    True, False, True, True, True, False, True, True, True, False, False, False, False, False,
    False, False, True, False, True, True, True, True, True, True, True, True, True, True, True,
    False, True, True, True],
    x4: [8.5, 8.5, 7.0, 6.0, 2.0, 3.0, 10.0, 8.0, 4.0, 2.0, 3.0, 4.0, 4.0, 12.0, 4.0, 11.5, 7.0, 12.0, 6.5,
    9.5, 12.0, 4.5, 0.5, 12.0],
    x5: [1.0, 11.5],
    t6: [False, False, False, False, True, True, True, True, False, False, False, False, True, True, True,
    True, False, False, False, False, True, True, True, True, False, False, False, False, True,
    False, True, False, False, False, False, False, True, False, True, True, False, False, True,
    False, False, True, True, False],
    x7: [9.0, 12.0, 1.0, 3.5, 9.5, 8.0],
    x8: [3.0, 2.0, 7.5, 12.0, 4.5, 2.0, 7.5, 7.0],
    t9: [False, False, False, True, False, False, False, False, False, False, False, False, False, False,
    False, False, True, True, True, True, True, True, True, True, False, False, True, True, True,
    False, True, True, False, False, False, True, False, False, False, False, False, False, False,
    True, False, False, False, False],
    x10: [1.5, 11.0, 10.0, 6.5, 2.0, 4.5, 11.5, 12.0, 1.0, 9.0, 6.0, 1.0, 10.0, 3.5, 12.0, 2.5],
    x11: [0.5, 1.0, 1.0],
    t12: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x13: [3.5, 1.0, 3.0, 4.5],
    x14: [5.0, 1.0, 1.0, 4.5, 4.0, 7.5, 5.0, 1.5, 11.0, 6.5, 6.0, 7.5],
    t15: [True, False, False, True, True, False, False, True, True, True, True, False, True, True, True,
    True, True, True, True, True, True, True, True, True, True, False, False, True, True, False,
    False, False, True, True, True, False, False, True, True, False, True, True, True, True, True,
    True, True, True],
    x16: [3.0, 6.0, 7.0, 6.0, 5.5, 4.0, 1.5, 7.5],
    x17: [12.0, 3.5, 0.5, 3.0, 7.0, 0.5],
    t18: [True, True, True, True, True, False, False, False, False, False, False, False, False, False, False,
    False, True, True, False, True, False, False, False, False, True, True, True, True, False,
    False, True, False, False, False, False, False, False, False, True, False, True, True, True,
    False, False, False, False, False],
    x19: [12.0, 8.5],
    x20: [10.5, 2.0, 2.5, 5.0, 1.5, 9.0, 4.5, 7.5, 9.0, 6.5, 5.5, 2.5, 10.5, 2.5, 3.0, 1.5, 4.0, 5.0, 7.0,
    11.5, 11.0, 8.5, 10.0, 9.0],
    t21: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, True, False, False, True, False, False, False, True, False, False, False, False, False,
    False, True, True, False, True, True],
    x22: [7.0, 2.5, 3.0, 5.0, 9.5, 3.5, 10.5, 7.0, 4.0, 5.0, 2.0, 6.0, 6.5, 9.5, 0.5, 7.0, 11.5, 2.0, 7.0,
    3.5, 3.0, 3.0, 10.0, 10.5],
    x23: [8.5, 7.0],
    t24: [True, True, True, True, False, True, False, True, True, True, True, True, True, False, True, True,
    False, True, True, True, True, True, False, False, False, True, True, True, False, True, False,
    False, True, True, True, True, True, False, True, False, False, True, False, True, True, True,
    False, False],
    x25: [10.0, 3.5, 7.5, 11.5, 7.5, 4.0],
    x26: [11.5, 10.0, 2.5, 2.5, 5.0, 6.0, 2.5, 6.0],
    t27: [True, False, False, False, True, True, False, False, True, True, False, False, False, False, False,
    False, True, True, False, False, True, True, False, False, False, False, False, False, True,
    True, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, True, True, False, True],
    x28: [5.0, 7.0, 2.0, 10.0, 6.5, 4.5, 5.0, 5.5, 5.5, 7.5, 3.0, 9.5],
    x29: [6.5, 0.5, 9.0, 3.5],
    t30: [True, False, True, False, False, False, False, False, False, True, True, True, False, False, False,
    False, True, False, True, False, False, False, False, False, True, True, True, False, False,
    False, True, False, True, True, True, True, False, False, False, False, True, True, True, False,
    False, False, True, False],
    x31: [7.0, 6.0, 9.5],
    x32: [5.0, 3.5, 11.5, 1.5, 4.0, 12.0, 8.5, 4.5, 3.0, 1.0, 3.5, 8.0, 7.5, 3.0, 0.5, 7.0],
    t33: [False, False, True, False, False, True, True, False, False, False, True, False, False, True, True,
    False, False, False, True, False, False, True, False, False, False, False, False, True, True,
    False, False, False, False, False, False, True, True, False, False, True, False, False, False,
    False, False, False, False, False],
    x34: [4.5, 10.0, 12.0, 1.0, 0.5, 2.5, 5.5, 9.0],
    x35: [9.0, 1.0, 4.0, 7.0, 4.0, 8.0],
    t36: [True, False, False, True, True, True, True, False, False, False, False, False, True, False, False,
    False, False, False, False, True, True, True, False, False, True, False, False, True, True,
    True, True, False, False, False, False, True, True, True, False, False, True, False, False,
    True, True, True, True, False],
    x37: [8.5, 4.5],
    x38: [11.0, 3.5, 1.0, 5.5, 0.5, 11.0, 5.0, 5.0, 5.0, 2.0, 4.0, 9.5, 12.0, 5.5, 12.0, 1.5, 2.5, 9.5, 4.0,
    7.0, 11.0, 7.0, 5.0, 9.0],
    t39: [True, False, False, False, True, False, False, True, False, True, False, False, False, True, True,
    True, False, False, False, True, True, False, False, True, True, False, True, False, True, True,
    True, False, False, True, False, False, False, True, False, True, True, False, False, True,
    True, True, True, True],
    x40: [11.5, 11.0, 4.0, 11.0],
    x41: [4.5, 10.5, 7.5, 9.5, 3.5, 11.5, 10.0, 2.0, 9.5, 11.0, 11.0, 1.5],
    t42: [False, False, True, False, False, False, True, False, False, False, True, False, False, False,
    True, False, False, False, False, False, False, True, True, True, False, False, True, False,
    False, False, False, False, False, False, True, False, False, False, True, False, False, False,
    True, False, False, False, False, False],
    x43: [10.0],
    x44: [4.5, 10.5, 11.5, 9.5, 4.5, 11.5, 10.0, 1.0, 0.5, 10.5, 7.5, 10.5, 11.5, 1.0, 1.0, 5.0, 4.5, 1.5,
    9.0, 10.5, 11.0, 3.5, 2.5, 7.5, 2.5, 3.0, 5.0, 10.5, 4.5, 6.0, 10.5, 11.5, 1.5, 1.0, 5.0, 5.0,
    6.5, 12.0, 4.5, 2.0, 9.0, 4.5, 7.0, 5.0, 7.5, 11.5, 7.0, 9.5],
    t45: [False, True, True, False, False, True, False, False, False, True, False, True, True, False, False,
    False, False, False, False, True, True, False, False, False, False, False, False, True, False,
    False, True, True, False, False, False, False, False, True, False, False, False, False, False,
    False, False, True, False, False],
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
model.Operation('LESS', x1, x2).To(t3)
model.Operation('LESS', x4, x5).To(t6)
model.Operation('LESS', x7, x8).To(t9)
model.Operation('LESS', x10, x11).To(t12)
model.Operation('LESS', x13, x14).To(t15)
model.Operation('LESS', x16, x17).To(t18)
model.Operation('LESS', x19, x20).To(t21)
model.Operation('LESS', x22, x23).To(t24)
model.Operation('LESS', x25, x26).To(t27)
model.Operation('LESS', x28, x29).To(t30)
model.Operation('LESS', x31, x32).To(t33)
model.Operation('LESS', x34, x35).To(t36)
model.Operation('LESS', x37, x38).To(t39)
model.Operation('LESS', x40, x41).To(t42)
model.Operation('LESS', x43, x44).To(t45)
Example({
    x1: [129, 144, 130, 130, 130, 127, 142, 136, 127, 123, 124, 128],
    x2: [126, 133, 131, 138],
    t3: [False, True, True, True, False, False, False, False, False, True, True, True, False, True, True,
    True, False, True, True, True, False, True, True, True, False, False, False, False, False,
    False, False, True, False, True, True, True, True, True, True, True, True, True, True, True,
    False, True, True, True],
    x4: [137, 137, 134, 132, 124, 126, 140, 136, 128, 124, 126, 128, 128, 144, 128, 143, 134, 144, 133, 139,
    144, 129, 121, 144],
    x5: [122, 143],
    t6: [False, False, False, False, True, True, True, True, False, False, False, False, True, True, True,
    True, False, False, False, False, True, True, True, True, False, False, False, False, True,
    False, True, False, False, False, False, False, True, False, True, True, False, False, True,
    False, False, True, True, False],
    x7: [138, 144, 122, 127, 139, 136],
    x8: [126, 124, 135, 144, 129, 124, 135, 134],
    t9: [False, False, False, True, False, False, False, False, False, False, False, False, False, False,
    False, False, True, True, True, True, True, True, True, True, False, False, True, True, True,
    False, True, True, False, False, False, True, False, False, False, False, False, False, False,
    True, False, False, False, False],
    x10: [123, 142, 140, 133, 124, 129, 143, 144, 122, 138, 132, 122, 140, 127, 144, 125],
    x11: [121, 122, 122],
    t12: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False],
    x13: [127, 122, 126, 129],
    x14: [130, 122, 122, 129, 128, 135, 130, 123, 142, 133, 132, 135],
    t15: [True, False, False, True, True, False, False, True, True, True, True, False, True, True, True,
    True, True, True, True, True, True, True, True, True, True, False, False, True, True, False,
    False, False, True, True, True, False, False, True, True, False, True, True, True, True, True,
    True, True, True],
    x16: [126, 132, 134, 132, 131, 128, 123, 135],
    x17: [144, 127, 121, 126, 134, 121],
    t18: [True, True, True, True, True, False, False, False, False, False, False, False, False, False, False,
    False, True, True, False, True, False, False, False, False, True, True, True, True, False,
    False, True, False, False, False, False, False, False, False, True, False, True, True, True,
    False, False, False, False, False],
    x19: [144, 137],
    x20: [141, 124, 125, 130, 123, 138, 129, 135, 138, 133, 131, 125, 141, 125, 126, 123, 128, 130, 134, 143,
    142, 137, 140, 138],
    t21: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, True, False, False, True, False, False, False, True, False, False, False, False, False,
    False, True, True, False, True, True],
    x22: [134, 125, 126, 130, 139, 127, 141, 134, 128, 130, 124, 132, 133, 139, 121, 134, 143, 124, 134, 127,
    126, 126, 140, 141],
    x23: [137, 134],
    t24: [True, True, True, True, False, True, False, True, True, True, True, True, True, False, True, True,
    False, True, True, True, True, True, False, False, False, True, True, True, False, True, False,
    False, True, True, True, True, True, False, True, False, False, True, False, True, True, True,
    False, False],
    x25: [140, 127, 135, 143, 135, 128],
    x26: [143, 140, 125, 125, 130, 132, 125, 132],
    t27: [True, False, False, False, True, True, False, False, True, True, False, False, False, False, False,
    False, True, True, False, False, True, True, False, False, False, False, False, False, True,
    True, False, True, False, False, False, False, False, False, False, False, False, False, False,
    False, True, True, False, True],
    x28: [130, 134, 124, 140, 133, 129, 130, 131, 131, 135, 126, 139],
    x29: [133, 121, 138, 127],
    t30: [True, False, True, False, False, False, False, False, False, True, True, True, False, False, False,
    False, True, False, True, False, False, False, False, False, True, True, True, False, False,
    False, True, False, True, True, True, True, False, False, False, False, True, True, True, False,
    False, False, True, False],
    x31: [134, 132, 139],
    x32: [130, 127, 143, 123, 128, 144, 137, 129, 126, 122, 127, 136, 135, 126, 121, 134],
    t33: [False, False, True, False, False, True, True, False, False, False, True, False, False, True, True,
    False, False, False, True, False, False, True, False, False, False, False, False, True, True,
    False, False, False, False, False, False, True, True, False, False, True, False, False, False,
    False, False, False, False, False],
    x34: [129, 140, 144, 122, 121, 125, 131, 138],
    x35: [138, 122, 128, 134, 128, 136],
    t36: [True, False, False, True, True, True, True, False, False, False, False, False, True, False, False,
    False, False, False, False, True, True, True, False, False, True, False, False, True, True,
    True, True, False, False, False, False, True, True, True, False, False, True, False, False,
    True, True, True, True, False],
    x37: [137, 129],
    x38: [142, 127, 122, 131, 121, 142, 130, 130, 130, 124, 128, 139, 144, 131, 144, 123, 125, 139, 128, 134,
    142, 134, 130, 138],
    t39: [True, False, False, False, True, False, False, True, False, True, False, False, False, True, True,
    True, False, False, False, True, True, False, False, True, True, False, True, False, True, True,
    True, False, False, True, False, False, False, True, False, True, True, False, False, True,
    True, True, True, True],
    x40: [143, 142, 128, 142],
    x41: [129, 141, 135, 139, 127, 143, 140, 124, 139, 142, 142, 123],
    t42: [False, False, True, False, False, False, True, False, False, False, True, False, False, False,
    True, False, False, False, False, False, False, True, True, True, False, False, True, False,
    False, False, False, False, False, False, True, False, False, False, True, False, False, False,
    True, False, False, False, False, False],
    x43: [140],
    x44: [129, 141, 143, 139, 129, 143, 140, 122, 121, 141, 135, 141, 143, 122, 122, 130, 129, 123, 138, 141,
    142, 127, 125, 135, 125, 126, 130, 141, 129, 132, 141, 143, 123, 122, 130, 130, 133, 144, 129,
    124, 138, 129, 134, 130, 135, 143, 134, 139],
    t45: [False, True, True, False, False, True, False, False, False, True, False, True, True, False, False,
    False, False, False, False, True, True, False, False, False, False, False, False, True, False,
    False, True, True, False, False, False, False, False, True, False, False, False, False, False,
    False, False, True, False, False],
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
