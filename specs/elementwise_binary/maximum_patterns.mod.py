# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: each pattern of dimensions that are repeated.

# The second operand is repeated.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x2 = Input('x2', ('TENSOR_FLOAT32', [2, 3, 2, 1]))
t3 = Output('t3', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x4 = Input('x4', ('TENSOR_FLOAT32', [2, 3, 1, 2]))
t5 = Output('t5', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x6 = Input('x6', ('TENSOR_FLOAT32', [2, 3, 1, 1]))
t7 = Output('t7', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x8 = Input('x8', ('TENSOR_FLOAT32', [2, 1, 2, 2]))
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x10 = Input('x10', ('TENSOR_FLOAT32', [2, 1, 2, 1]))
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x12 = Input('x12', ('TENSOR_FLOAT32', [2, 1, 1, 2]))
t13 = Output('t13', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x14 = Input('x14', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x16 = Input('x16', ('TENSOR_FLOAT32', [1, 3, 2, 2]))
t17 = Output('t17', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x18 = Input('x18', ('TENSOR_FLOAT32', [1, 3, 2, 1]))
t19 = Output('t19', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x20 = Input('x20', ('TENSOR_FLOAT32', [1, 3, 1, 2]))
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x22 = Input('x22', ('TENSOR_FLOAT32', [1, 3, 1, 1]))
t23 = Output('t23', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x24 = Input('x24', ('TENSOR_FLOAT32', [1, 1, 2, 2]))
t25 = Output('t25', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x26 = Input('x26', ('TENSOR_FLOAT32', [1, 1, 2, 1]))
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x28 = Input('x28', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
t29 = Output('t29', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x30 = Input('x30', ('TENSOR_FLOAT32', [1, 1, 1, 1]))
t31 = Output('t31', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
model.Operation('MAXIMUM', x1, x4).To(t5)
model.Operation('MAXIMUM', x1, x6).To(t7)
model.Operation('MAXIMUM', x1, x8).To(t9)
model.Operation('MAXIMUM', x1, x10).To(t11)
model.Operation('MAXIMUM', x1, x12).To(t13)
model.Operation('MAXIMUM', x1, x14).To(t15)
model.Operation('MAXIMUM', x1, x16).To(t17)
model.Operation('MAXIMUM', x1, x18).To(t19)
model.Operation('MAXIMUM', x1, x20).To(t21)
model.Operation('MAXIMUM', x1, x22).To(t23)
model.Operation('MAXIMUM', x1, x24).To(t25)
model.Operation('MAXIMUM', x1, x26).To(t27)
model.Operation('MAXIMUM', x1, x28).To(t29)
model.Operation('MAXIMUM', x1, x30).To(t31)
Example({
    x1: [1.0, 10.5, 10.0, 0.5, 6.5, 1.5, 6.0, 7.0, 2.5, 3.0, 8.5, 9.0, 9.0, 10.0, 5.0, 5.0, 1.5, 11.0, 5.0,
    2.0, 7.5, 7.5, 2.0, 3.0],
    x2: [1.0, 9.5, 6.0, 1.5, 5.5, 7.0, 2.0, 7.5, 5.0, 3.0, 0.5, 11.5],
    t3: [1.0, 10.5, 10.0, 9.5, 6.5, 6.0, 6.0, 7.0, 5.5, 5.5, 8.5, 9.0, 9.0, 10.0, 7.5, 7.5, 5.0, 11.0, 5.0,
    3.0, 7.5, 7.5, 11.5, 11.5],
    x4: [0.5, 0.5, 5.0, 3.0, 6.0, 2.0, 12.0, 1.5, 9.0, 8.0, 12.0, 3.0],
    t5: [1.0, 10.5, 10.0, 0.5, 6.5, 3.0, 6.0, 7.0, 6.0, 3.0, 8.5, 9.0, 12.0, 10.0, 12.0, 5.0, 9.0, 11.0,
    9.0, 8.0, 12.0, 7.5, 12.0, 3.0],
    x6: [4.0, 6.5, 5.0, 4.0, 11.0, 3.5],
    t7: [4.0, 10.5, 10.0, 4.0, 6.5, 6.5, 6.5, 7.0, 5.0, 5.0, 8.5, 9.0, 9.0, 10.0, 5.0, 5.0, 11.0, 11.0,
    11.0, 11.0, 7.5, 7.5, 3.5, 3.5],
    x8: [9.0, 9.0, 3.0, 3.0, 6.0, 12.0, 2.5, 6.5],
    t9: [9.0, 10.5, 10.0, 3.0, 9.0, 9.0, 6.0, 7.0, 9.0, 9.0, 8.5, 9.0, 9.0, 12.0, 5.0, 6.5, 6.0, 12.0, 5.0,
    6.5, 7.5, 12.0, 2.5, 6.5],
    x10: [5.0, 7.5, 9.5, 7.0],
    t11: [5.0, 10.5, 10.0, 7.5, 6.5, 5.0, 7.5, 7.5, 5.0, 5.0, 8.5, 9.0, 9.5, 10.0, 7.0, 7.0, 9.5, 11.0, 7.0,
    7.0, 9.5, 9.5, 7.0, 7.0],
    x12: [11.5, 11.5, 11.0, 2.0],
    t13: [11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.0, 10.0, 11.0, 5.0,
    11.0, 11.0, 11.0, 2.0, 11.0, 7.5, 11.0, 3.0],
    x14: [10.5, 9.5],
    t15: [10.5, 10.5, 10.5, 10.5, 10.5, 10.5, 10.5, 10.5, 10.5, 10.5, 10.5, 10.5, 9.5, 10.0, 9.5, 9.5, 9.5,
    11.0, 9.5, 9.5, 9.5, 9.5, 9.5, 9.5],
    x16: [6.5, 5.5, 5.5, 11.5, 10.0, 2.5, 7.5, 6.0, 6.0, 11.5, 8.5, 4.5],
    t17: [6.5, 10.5, 10.0, 11.5, 10.0, 2.5, 7.5, 7.0, 6.0, 11.5, 8.5, 9.0, 9.0, 10.0, 5.5, 11.5, 10.0, 11.0,
    7.5, 6.0, 7.5, 11.5, 8.5, 4.5],
    x18: [12.0, 7.0, 5.5, 10.5, 9.0, 9.5],
    t19: [12.0, 12.0, 10.0, 7.0, 6.5, 5.5, 10.5, 10.5, 9.0, 9.0, 9.5, 9.5, 12.0, 12.0, 7.0, 7.0, 5.5, 11.0,
    10.5, 10.5, 9.0, 9.0, 9.5, 9.5],
    x20: [10.0, 1.5, 12.0, 1.0, 8.5, 11.5],
    t21: [10.0, 10.5, 10.0, 1.5, 12.0, 1.5, 12.0, 7.0, 8.5, 11.5, 8.5, 11.5, 10.0, 10.0, 10.0, 5.0, 12.0,
    11.0, 12.0, 2.0, 8.5, 11.5, 8.5, 11.5],
    x22: [4.0, 10.5, 12.0],
    t23: [4.0, 10.5, 10.0, 4.0, 10.5, 10.5, 10.5, 10.5, 12.0, 12.0, 12.0, 12.0, 9.0, 10.0, 5.0, 5.0, 10.5,
    11.0, 10.5, 10.5, 12.0, 12.0, 12.0, 12.0],
    x24: [12.0, 8.5, 5.5, 8.0],
    t25: [12.0, 10.5, 10.0, 8.0, 12.0, 8.5, 6.0, 8.0, 12.0, 8.5, 8.5, 9.0, 12.0, 10.0, 5.5, 8.0, 12.0, 11.0,
    5.5, 8.0, 12.0, 8.5, 5.5, 8.0],
    x26: [7.0, 1.5],
    t27: [7.0, 10.5, 10.0, 1.5, 7.0, 7.0, 6.0, 7.0, 7.0, 7.0, 8.5, 9.0, 9.0, 10.0, 5.0, 5.0, 7.0, 11.0, 5.0,
    2.0, 7.5, 7.5, 2.0, 3.0],
    x28: [10.0, 6.0],
    t29: [10.0, 10.5, 10.0, 6.0, 10.0, 6.0, 10.0, 7.0, 10.0, 6.0, 10.0, 9.0, 10.0, 10.0, 10.0, 6.0, 10.0,
    11.0, 10.0, 6.0, 10.0, 7.5, 10.0, 6.0],
    x30: [3.5],
    t31: [3.5, 10.5, 10.0, 3.5, 6.5, 3.5, 6.0, 7.0, 3.5, 3.5, 8.5, 9.0, 9.0, 10.0, 5.0, 5.0, 3.5, 11.0, 5.0,
    3.5, 7.5, 7.5, 3.5, 3.5],
}, name='second').AddVariations('float16').DisableLifeTimeVariation()

# The second operand is repeated.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1], 0.5, 120))
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 2], 0.5, 120))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x6 = Input('x6', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 0.5, 120))
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 0.5, 120))
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.5, 120))
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2], 0.5, 120))
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x14 = Input('x14', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.5, 120))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.5, 120))
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x18 = Input('x18', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.5, 120))
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 2], 0.5, 120))
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x22 = Input('x22', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 1], 0.5, 120))
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x24 = Input('x24', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2], 0.5, 120))
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x26 = Input('x26', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1], 0.5, 120))
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x28 = Input('x28', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x30 = Input('x30', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 120))
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
model.Operation('MAXIMUM', x1, x4).To(t5)
model.Operation('MAXIMUM', x1, x6).To(t7)
model.Operation('MAXIMUM', x1, x8).To(t9)
model.Operation('MAXIMUM', x1, x10).To(t11)
model.Operation('MAXIMUM', x1, x12).To(t13)
model.Operation('MAXIMUM', x1, x14).To(t15)
model.Operation('MAXIMUM', x1, x16).To(t17)
model.Operation('MAXIMUM', x1, x18).To(t19)
model.Operation('MAXIMUM', x1, x20).To(t21)
model.Operation('MAXIMUM', x1, x22).To(t23)
model.Operation('MAXIMUM', x1, x24).To(t25)
model.Operation('MAXIMUM', x1, x26).To(t27)
model.Operation('MAXIMUM', x1, x28).To(t29)
model.Operation('MAXIMUM', x1, x30).To(t31)
Example({
    x1: [122, 141, 140, 121, 133, 123, 132, 134, 125, 126, 137, 138, 138, 140, 130, 130, 123, 142, 130, 124,
    135, 135, 124, 126],
    x2: [122, 139, 132, 123, 131, 134, 124, 135, 130, 126, 121, 143],
    t3: [122, 141, 140, 139, 133, 132, 132, 134, 131, 131, 137, 138, 138, 140, 135, 135, 130, 142, 130, 126,
    135, 135, 143, 143],
    x4: [121, 121, 130, 126, 132, 124, 144, 123, 138, 136, 144, 126],
    t5: [122, 141, 140, 121, 133, 126, 132, 134, 132, 126, 137, 138, 144, 140, 144, 130, 138, 142, 138, 136,
    144, 135, 144, 126],
    x6: [128, 133, 130, 128, 142, 127],
    t7: [128, 141, 140, 128, 133, 133, 133, 134, 130, 130, 137, 138, 138, 140, 130, 130, 142, 142, 142, 142,
    135, 135, 127, 127],
    x8: [138, 138, 126, 126, 132, 144, 125, 133],
    t9: [138, 141, 140, 126, 138, 138, 132, 134, 138, 138, 137, 138, 138, 144, 130, 133, 132, 144, 130, 133,
    135, 144, 125, 133],
    x10: [130, 135, 139, 134],
    t11: [130, 141, 140, 135, 133, 130, 135, 135, 130, 130, 137, 138, 139, 140, 134, 134, 139, 142, 134, 134,
    139, 139, 134, 134],
    x12: [143, 143, 142, 124],
    t13: [143, 143, 143, 143, 143, 143, 143, 143, 143, 143, 143, 143, 142, 140, 142, 130, 142, 142, 142, 124,
    142, 135, 142, 126],
    x14: [141, 139],
    t15: [141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 141, 139, 140, 139, 139, 139, 142, 139, 139,
    139, 139, 139, 139],
    x16: [133, 131, 131, 143, 140, 125, 135, 132, 132, 143, 137, 129],
    t17: [133, 141, 140, 143, 140, 125, 135, 134, 132, 143, 137, 138, 138, 140, 131, 143, 140, 142, 135, 132,
    135, 143, 137, 129],
    x18: [144, 134, 131, 141, 138, 139],
    t19: [144, 144, 140, 134, 133, 131, 141, 141, 138, 138, 139, 139, 144, 144, 134, 134, 131, 142, 141, 141,
    138, 138, 139, 139],
    x20: [140, 123, 144, 122, 137, 143],
    t21: [140, 141, 140, 123, 144, 123, 144, 134, 137, 143, 137, 143, 140, 140, 140, 130, 144, 142, 144, 124,
    137, 143, 137, 143],
    x22: [128, 141, 144],
    t23: [128, 141, 140, 128, 141, 141, 141, 141, 144, 144, 144, 144, 138, 140, 130, 130, 141, 142, 141, 141,
    144, 144, 144, 144],
    x24: [144, 137, 131, 136],
    t25: [144, 141, 140, 136, 144, 137, 132, 136, 144, 137, 137, 138, 144, 140, 131, 136, 144, 142, 131, 136,
    144, 137, 131, 136],
    x26: [134, 123],
    t27: [134, 141, 140, 123, 134, 134, 132, 134, 134, 134, 137, 138, 138, 140, 130, 130, 134, 142, 130, 124,
    135, 135, 124, 126],
    x28: [140, 132],
    t29: [140, 141, 140, 132, 140, 132, 140, 134, 140, 132, 140, 138, 140, 140, 140, 132, 140, 142, 140, 132,
    140, 135, 140, 132],
    x30: [127],
    t31: [127, 141, 140, 127, 133, 127, 132, 134, 127, 127, 137, 138, 138, 140, 130, 130, 127, 142, 130, 127,
    135, 135, 127, 127],
}, name='second_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# The first operand is repeated.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3, 2, 1]))
x2 = Input('x2', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
t3 = Output('t3', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x4 = Input('x4', ('TENSOR_FLOAT32', [2, 3, 1, 2]))
t5 = Output('t5', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x6 = Input('x6', ('TENSOR_FLOAT32', [2, 3, 1, 1]))
t7 = Output('t7', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x8 = Input('x8', ('TENSOR_FLOAT32', [2, 1, 2, 2]))
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x10 = Input('x10', ('TENSOR_FLOAT32', [2, 1, 2, 1]))
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x12 = Input('x12', ('TENSOR_FLOAT32', [2, 1, 1, 2]))
t13 = Output('t13', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x14 = Input('x14', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x16 = Input('x16', ('TENSOR_FLOAT32', [1, 3, 2, 2]))
t17 = Output('t17', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x18 = Input('x18', ('TENSOR_FLOAT32', [1, 3, 2, 1]))
t19 = Output('t19', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x20 = Input('x20', ('TENSOR_FLOAT32', [1, 3, 1, 2]))
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x22 = Input('x22', ('TENSOR_FLOAT32', [1, 3, 1, 1]))
t23 = Output('t23', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x24 = Input('x24', ('TENSOR_FLOAT32', [1, 1, 2, 2]))
t25 = Output('t25', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x26 = Input('x26', ('TENSOR_FLOAT32', [1, 1, 2, 1]))
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x28 = Input('x28', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
t29 = Output('t29', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x30 = Input('x30', ('TENSOR_FLOAT32', [1, 1, 1, 1]))
t31 = Output('t31', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
model.Operation('MAXIMUM', x4, x2).To(t5)
model.Operation('MAXIMUM', x6, x2).To(t7)
model.Operation('MAXIMUM', x8, x2).To(t9)
model.Operation('MAXIMUM', x10, x2).To(t11)
model.Operation('MAXIMUM', x12, x2).To(t13)
model.Operation('MAXIMUM', x14, x2).To(t15)
model.Operation('MAXIMUM', x16, x2).To(t17)
model.Operation('MAXIMUM', x18, x2).To(t19)
model.Operation('MAXIMUM', x20, x2).To(t21)
model.Operation('MAXIMUM', x22, x2).To(t23)
model.Operation('MAXIMUM', x24, x2).To(t25)
model.Operation('MAXIMUM', x26, x2).To(t27)
model.Operation('MAXIMUM', x28, x2).To(t29)
model.Operation('MAXIMUM', x30, x2).To(t31)
Example({
    x1: [3.5, 7.0, 5.0, 8.0, 12.0, 9.5, 6.0, 2.0, 8.5, 4.0, 6.0, 8.0],
    x2: [4.5, 9.5, 4.5, 12.0, 8.0, 3.5, 9.5, 1.5, 5.0, 0.5, 12.0, 8.5, 9.5, 5.5, 8.5, 6.0, 8.0, 7.0, 0.5,
    8.5, 10.0, 10.0, 10.5, 10.0],
    t3: [4.5, 9.5, 7.0, 12.0, 8.0, 5.0, 9.5, 8.0, 12.0, 12.0, 12.0, 9.5, 9.5, 6.0, 8.5, 6.0, 8.5, 8.5, 4.0,
    8.5, 10.0, 10.0, 10.5, 10.0],
    x4: [2.5, 9.0, 6.5, 5.0, 0.5, 2.0, 4.5, 3.0, 9.0, 1.5, 0.5, 1.0],
    t5: [4.5, 9.5, 4.5, 12.0, 8.0, 5.0, 9.5, 5.0, 5.0, 2.0, 12.0, 8.5, 9.5, 5.5, 8.5, 6.0, 9.0, 7.0, 9.0,
    8.5, 10.0, 10.0, 10.5, 10.0],
    x6: [7.5, 9.5, 3.5, 8.0, 9.5, 8.0],
    t7: [7.5, 9.5, 7.5, 12.0, 9.5, 9.5, 9.5, 9.5, 5.0, 3.5, 12.0, 8.5, 9.5, 8.0, 8.5, 8.0, 9.5, 9.5, 9.5,
    9.5, 10.0, 10.0, 10.5, 10.0],
    x8: [2.5, 8.5, 8.5, 0.5, 6.0, 11.5, 6.5, 4.5],
    t9: [4.5, 9.5, 8.5, 12.0, 8.0, 8.5, 9.5, 1.5, 5.0, 8.5, 12.0, 8.5, 9.5, 11.5, 8.5, 6.0, 8.0, 11.5, 6.5,
    8.5, 10.0, 11.5, 10.5, 10.0],
    x10: [4.0, 9.5, 6.0, 4.0],
    t11: [4.5, 9.5, 9.5, 12.0, 8.0, 4.0, 9.5, 9.5, 5.0, 4.0, 12.0, 9.5, 9.5, 6.0, 8.5, 6.0, 8.0, 7.0, 4.0,
    8.5, 10.0, 10.0, 10.5, 10.0],
    x12: [5.0, 5.0, 4.0, 8.5],
    t13: [5.0, 9.5, 5.0, 12.0, 8.0, 5.0, 9.5, 5.0, 5.0, 5.0, 12.0, 8.5, 9.5, 8.5, 8.5, 8.5, 8.0, 8.5, 4.0,
    8.5, 10.0, 10.0, 10.5, 10.0],
    x14: [7.0, 1.5],
    t15: [7.0, 9.5, 7.0, 12.0, 8.0, 7.0, 9.5, 7.0, 7.0, 7.0, 12.0, 8.5, 9.5, 5.5, 8.5, 6.0, 8.0, 7.0, 1.5,
    8.5, 10.0, 10.0, 10.5, 10.0],
    x16: [3.5, 10.0, 5.0, 0.5, 12.0, 3.0, 11.0, 5.0, 6.0, 2.5, 6.0, 6.5],
    t17: [4.5, 10.0, 5.0, 12.0, 12.0, 3.5, 11.0, 5.0, 6.0, 2.5, 12.0, 8.5, 9.5, 10.0, 8.5, 6.0, 12.0, 7.0,
    11.0, 8.5, 10.0, 10.0, 10.5, 10.0],
    x18: [4.5, 12.0, 4.0, 3.5, 2.0, 4.5],
    t19: [4.5, 9.5, 12.0, 12.0, 8.0, 4.0, 9.5, 3.5, 5.0, 2.0, 12.0, 8.5, 9.5, 5.5, 12.0, 12.0, 8.0, 7.0, 3.5,
    8.5, 10.0, 10.0, 10.5, 10.0],
    x20: [4.5, 10.0, 11.0, 8.5, 0.5, 2.0],
    t21: [4.5, 10.0, 4.5, 12.0, 11.0, 8.5, 11.0, 8.5, 5.0, 2.0, 12.0, 8.5, 9.5, 10.0, 8.5, 10.0, 11.0, 8.5,
    11.0, 8.5, 10.0, 10.0, 10.5, 10.0],
    x22: [10.0, 11.0, 1.0],
    t23: [10.0, 10.0, 10.0, 12.0, 11.0, 11.0, 11.0, 11.0, 5.0, 1.0, 12.0, 8.5, 10.0, 10.0, 10.0, 10.0, 11.0,
    11.0, 11.0, 11.0, 10.0, 10.0, 10.5, 10.0],
    x24: [4.0, 3.5, 10.5, 10.5],
    t25: [4.5, 9.5, 10.5, 12.0, 8.0, 3.5, 10.5, 10.5, 5.0, 3.5, 12.0, 10.5, 9.5, 5.5, 10.5, 10.5, 8.0, 7.0,
    10.5, 10.5, 10.0, 10.0, 10.5, 10.5],
    x26: [2.5, 7.5],
    t27: [4.5, 9.5, 7.5, 12.0, 8.0, 3.5, 9.5, 7.5, 5.0, 2.5, 12.0, 8.5, 9.5, 5.5, 8.5, 7.5, 8.0, 7.0, 7.5,
    8.5, 10.0, 10.0, 10.5, 10.0],
    x28: [8.0, 5.5],
    t29: [8.0, 9.5, 8.0, 12.0, 8.0, 5.5, 9.5, 5.5, 8.0, 5.5, 12.0, 8.5, 9.5, 5.5, 8.5, 6.0, 8.0, 7.0, 8.0,
    8.5, 10.0, 10.0, 10.5, 10.0],
    x30: [11.5],
    t31: [11.5, 11.5, 11.5, 12.0, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 12.0, 11.5, 11.5, 11.5, 11.5, 11.5,
    11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()

# The first operand is repeated.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1], 0.5, 120))
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 2], 0.5, 120))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x6 = Input('x6', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 0.5, 120))
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 0.5, 120))
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.5, 120))
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2], 0.5, 120))
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x14 = Input('x14', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.5, 120))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.5, 120))
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x18 = Input('x18', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.5, 120))
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 2], 0.5, 120))
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x22 = Input('x22', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 1], 0.5, 120))
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x24 = Input('x24', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2], 0.5, 120))
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x26 = Input('x26', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1], 0.5, 120))
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x28 = Input('x28', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x30 = Input('x30', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 120))
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
model.Operation('MAXIMUM', x4, x2).To(t5)
model.Operation('MAXIMUM', x6, x2).To(t7)
model.Operation('MAXIMUM', x8, x2).To(t9)
model.Operation('MAXIMUM', x10, x2).To(t11)
model.Operation('MAXIMUM', x12, x2).To(t13)
model.Operation('MAXIMUM', x14, x2).To(t15)
model.Operation('MAXIMUM', x16, x2).To(t17)
model.Operation('MAXIMUM', x18, x2).To(t19)
model.Operation('MAXIMUM', x20, x2).To(t21)
model.Operation('MAXIMUM', x22, x2).To(t23)
model.Operation('MAXIMUM', x24, x2).To(t25)
model.Operation('MAXIMUM', x26, x2).To(t27)
model.Operation('MAXIMUM', x28, x2).To(t29)
model.Operation('MAXIMUM', x30, x2).To(t31)
Example({
    x1: [127, 134, 130, 136, 144, 139, 132, 124, 137, 128, 132, 136],
    x2: [129, 139, 129, 144, 136, 127, 139, 123, 130, 121, 144, 137, 139, 131, 137, 132, 136, 134, 121, 137,
    140, 140, 141, 140],
    t3: [129, 139, 134, 144, 136, 130, 139, 136, 144, 144, 144, 139, 139, 132, 137, 132, 137, 137, 128, 137,
    140, 140, 141, 140],
    x4: [125, 138, 133, 130, 121, 124, 129, 126, 138, 123, 121, 122],
    t5: [129, 139, 129, 144, 136, 130, 139, 130, 130, 124, 144, 137, 139, 131, 137, 132, 138, 134, 138, 137,
    140, 140, 141, 140],
    x6: [135, 139, 127, 136, 139, 136],
    t7: [135, 139, 135, 144, 139, 139, 139, 139, 130, 127, 144, 137, 139, 136, 137, 136, 139, 139, 139, 139,
    140, 140, 141, 140],
    x8: [125, 137, 137, 121, 132, 143, 133, 129],
    t9: [129, 139, 137, 144, 136, 137, 139, 123, 130, 137, 144, 137, 139, 143, 137, 132, 136, 143, 133, 137,
    140, 143, 141, 140],
    x10: [128, 139, 132, 128],
    t11: [129, 139, 139, 144, 136, 128, 139, 139, 130, 128, 144, 139, 139, 132, 137, 132, 136, 134, 128, 137,
    140, 140, 141, 140],
    x12: [130, 130, 128, 137],
    t13: [130, 139, 130, 144, 136, 130, 139, 130, 130, 130, 144, 137, 139, 137, 137, 137, 136, 137, 128, 137,
    140, 140, 141, 140],
    x14: [134, 123],
    t15: [134, 139, 134, 144, 136, 134, 139, 134, 134, 134, 144, 137, 139, 131, 137, 132, 136, 134, 123, 137,
    140, 140, 141, 140],
    x16: [127, 140, 130, 121, 144, 126, 142, 130, 132, 125, 132, 133],
    t17: [129, 140, 130, 144, 144, 127, 142, 130, 132, 125, 144, 137, 139, 140, 137, 132, 144, 134, 142, 137,
    140, 140, 141, 140],
    x18: [129, 144, 128, 127, 124, 129],
    t19: [129, 139, 144, 144, 136, 128, 139, 127, 130, 124, 144, 137, 139, 131, 144, 144, 136, 134, 127, 137,
    140, 140, 141, 140],
    x20: [129, 140, 142, 137, 121, 124],
    t21: [129, 140, 129, 144, 142, 137, 142, 137, 130, 124, 144, 137, 139, 140, 137, 140, 142, 137, 142, 137,
    140, 140, 141, 140],
    x22: [140, 142, 122],
    t23: [140, 140, 140, 144, 142, 142, 142, 142, 130, 122, 144, 137, 140, 140, 140, 140, 142, 142, 142, 142,
    140, 140, 141, 140],
    x24: [128, 127, 141, 141],
    t25: [129, 139, 141, 144, 136, 127, 141, 141, 130, 127, 144, 141, 139, 131, 141, 141, 136, 134, 141, 141,
    140, 140, 141, 141],
    x26: [125, 135],
    t27: [129, 139, 135, 144, 136, 127, 139, 135, 130, 125, 144, 137, 139, 131, 137, 135, 136, 134, 135, 137,
    140, 140, 141, 140],
    x28: [136, 131],
    t29: [136, 139, 136, 144, 136, 131, 139, 131, 136, 131, 144, 137, 139, 131, 137, 132, 136, 134, 136, 137,
    140, 140, 141, 140],
    x30: [143],
    t31: [143, 143, 143, 144, 143, 143, 143, 143, 143, 143, 144, 143, 143, 143, 143, 143, 143, 143, 143, 143,
    143, 143, 143, 143],
}, name='first_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Each operand is repeated where the other one is not.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3, 2, 1]))
x2 = Input('x2', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
t3 = Output('t3', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x4 = Input('x4', ('TENSOR_FLOAT32', [2, 3, 1, 2]))
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 1, 2, 1]))
t6 = Output('t6', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x7 = Input('x7', ('TENSOR_FLOAT32', [2, 3, 1, 1]))
x8 = Input('x8', ('TENSOR_FLOAT32', [1, 1, 2, 2]))
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x10 = Input('x10', ('TENSOR_FLOAT32', [2, 1, 2, 2]))
x11 = Input('x11', ('TENSOR_FLOAT32', [1, 3, 1, 1]))
t12 = Output('t12', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x13 = Input('x13', ('TENSOR_FLOAT32', [2, 1, 2, 1]))
x14 = Input('x14', ('TENSOR_FLOAT32', [1, 3, 1, 2]))
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x16 = Input('x16', ('TENSOR_FLOAT32', [2, 1, 1, 2]))
x17 = Input('x17', ('TENSOR_FLOAT32', [1, 3, 2, 1]))
t18 = Output('t18', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x19 = Input('x19', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
x20 = Input('x20', ('TENSOR_FLOAT32', [1, 3, 2, 2]))
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x22 = Input('x22', ('TENSOR_FLOAT32', [1, 3, 2, 2]))
x23 = Input('x23', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
t24 = Output('t24', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x25 = Input('x25', ('TENSOR_FLOAT32', [1, 3, 2, 1]))
x26 = Input('x26', ('TENSOR_FLOAT32', [2, 1, 1, 2]))
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x28 = Input('x28', ('TENSOR_FLOAT32', [1, 3, 1, 2]))
x29 = Input('x29', ('TENSOR_FLOAT32', [2, 1, 2, 1]))
t30 = Output('t30', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x31 = Input('x31', ('TENSOR_FLOAT32', [1, 3, 1, 1]))
x32 = Input('x32', ('TENSOR_FLOAT32', [2, 1, 2, 2]))
t33 = Output('t33', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x34 = Input('x34', ('TENSOR_FLOAT32', [1, 1, 2, 2]))
x35 = Input('x35', ('TENSOR_FLOAT32', [2, 3, 1, 1]))
t36 = Output('t36', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x37 = Input('x37', ('TENSOR_FLOAT32', [1, 1, 2, 1]))
x38 = Input('x38', ('TENSOR_FLOAT32', [2, 3, 1, 2]))
t39 = Output('t39', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
x40 = Input('x40', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
x41 = Input('x41', ('TENSOR_FLOAT32', [2, 3, 2, 1]))
t42 = Output('t42', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
model.Operation('MAXIMUM', x4, x5).To(t6)
model.Operation('MAXIMUM', x7, x8).To(t9)
model.Operation('MAXIMUM', x10, x11).To(t12)
model.Operation('MAXIMUM', x13, x14).To(t15)
model.Operation('MAXIMUM', x16, x17).To(t18)
model.Operation('MAXIMUM', x19, x20).To(t21)
model.Operation('MAXIMUM', x22, x23).To(t24)
model.Operation('MAXIMUM', x25, x26).To(t27)
model.Operation('MAXIMUM', x28, x29).To(t30)
model.Operation('MAXIMUM', x31, x32).To(t33)
model.Operation('MAXIMUM', x34, x35).To(t36)
model.Operation('MAXIMUM', x37, x38).To(t39)
model.Operation('MAXIMUM', x40, x41).To(t42)
Example({
    x1: [5.0, 6.5, 12.0, 8.0, 11.5, 9.5, 2.5, 2.0, 11.0, 8.0, 7.5, 11.0],
    x2: [2.5, 5.0],
    t3: [5.0, 5.0, 6.5, 6.5, 12.0, 12.0, 8.0, 8.0, 11.5, 11.5, 9.5, 9.5, 2.5, 5.0, 2.5, 5.0, 11.0, 11.0,
    8.0, 8.0, 7.5, 7.5, 11.0, 11.0],
    x4: [4.5, 11.5, 10.0, 6.0, 4.5, 5.0, 1.0, 3.0, 9.5, 4.0, 7.0, 11.5],
    x5: [11.0, 11.5],
    t6: [11.0, 11.5, 11.5, 11.5, 11.0, 11.0, 11.5, 11.5, 11.0, 11.0, 11.5, 11.5, 11.0, 11.0, 11.5, 11.5,
    11.0, 11.0, 11.5, 11.5, 11.0, 11.5, 11.5, 11.5],
    x7: [11.5, 5.0, 11.5, 11.0, 5.5, 7.0],
    x8: [6.5, 2.0, 1.5, 8.0],
    t9: [11.5, 11.5, 11.5, 11.5, 6.5, 5.0, 5.0, 8.0, 11.5, 11.5, 11.5, 11.5, 11.0, 11.0, 11.0, 11.0, 6.5,
    5.5, 5.5, 8.0, 7.0, 7.0, 7.0, 8.0],
    x10: [10.0, 9.5, 10.0, 9.5, 10.5, 4.0, 4.0, 10.5],
    x11: [5.5, 10.0, 12.0],
    t12: [10.0, 9.5, 10.0, 9.5, 10.0, 10.0, 10.0, 10.0, 12.0, 12.0, 12.0, 12.0, 10.5, 5.5, 5.5, 10.5, 10.5,
    10.0, 10.0, 10.5, 12.0, 12.0, 12.0, 12.0],
    x13: [5.5, 1.0, 3.0, 7.0],
    x14: [6.0, 2.0, 5.0, 10.5, 7.0, 6.5],
    t15: [6.0, 5.5, 6.0, 2.0, 5.5, 10.5, 5.0, 10.5, 7.0, 6.5, 7.0, 6.5, 6.0, 3.0, 7.0, 7.0, 5.0, 10.5, 7.0,
    10.5, 7.0, 6.5, 7.0, 7.0],
    x16: [8.0, 1.5, 6.0, 2.0],
    x17: [4.0, 1.0, 5.5, 7.0, 11.0, 10.0],
    t18: [8.0, 4.0, 8.0, 1.5, 8.0, 5.5, 8.0, 7.0, 11.0, 11.0, 10.0, 10.0, 6.0, 4.0, 6.0, 2.0, 6.0, 5.5, 7.0,
    7.0, 11.0, 11.0, 10.0, 10.0],
    x19: [3.0, 2.5],
    x20: [0.5, 0.5, 3.5, 8.0, 3.5, 1.0, 0.5, 9.5, 10.5, 3.0, 8.5, 3.5],
    t21: [3.0, 3.0, 3.5, 8.0, 3.5, 3.0, 3.0, 9.5, 10.5, 3.0, 8.5, 3.5, 2.5, 2.5, 3.5, 8.0, 3.5, 2.5, 2.5,
    9.5, 10.5, 3.0, 8.5, 3.5],
    x22: [9.0, 6.0, 3.0, 2.5, 1.0, 4.0, 4.5, 5.0, 11.5, 5.5, 1.0, 7.0],
    x23: [8.5, 9.0],
    t24: [9.0, 8.5, 8.5, 8.5, 8.5, 8.5, 8.5, 8.5, 11.5, 8.5, 8.5, 8.5, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0,
    9.0, 11.5, 9.0, 9.0, 9.0],
    x25: [5.0, 6.5, 5.5, 9.0, 11.5, 11.0],
    x26: [6.5, 12.0, 4.0, 6.0],
    t27: [6.5, 12.0, 6.5, 12.0, 6.5, 12.0, 9.0, 12.0, 11.5, 12.0, 11.0, 12.0, 5.0, 6.0, 6.5, 6.5, 5.5, 6.0,
    9.0, 9.0, 11.5, 11.5, 11.0, 11.0],
    x28: [2.0, 12.0, 11.5, 10.5, 2.5, 10.5],
    x29: [9.5, 9.5, 11.0, 11.0],
    t30: [9.5, 12.0, 9.5, 12.0, 11.5, 10.5, 11.5, 10.5, 9.5, 10.5, 9.5, 10.5, 11.0, 12.0, 11.0, 12.0, 11.5,
    11.0, 11.5, 11.0, 11.0, 11.0, 11.0, 11.0],
    x31: [9.0, 6.0, 7.5],
    x32: [7.5, 6.0, 11.0, 8.0, 8.5, 2.5, 5.0, 11.0],
    t33: [9.0, 9.0, 11.0, 9.0, 7.5, 6.0, 11.0, 8.0, 7.5, 7.5, 11.0, 8.0, 9.0, 9.0, 9.0, 11.0, 8.5, 6.0, 6.0,
    11.0, 8.5, 7.5, 7.5, 11.0],
    x34: [7.0, 4.0, 11.5, 4.5],
    x35: [11.0, 5.0, 7.5, 8.0, 5.0, 2.5],
    t36: [11.0, 11.0, 11.5, 11.0, 7.0, 5.0, 11.5, 5.0, 7.5, 7.5, 11.5, 7.5, 8.0, 8.0, 11.5, 8.0, 7.0, 5.0,
    11.5, 5.0, 7.0, 4.0, 11.5, 4.5],
    x37: [11.0, 3.5],
    x38: [8.0, 5.5, 3.0, 6.5, 5.0, 0.5, 2.5, 11.5, 3.0, 8.5, 10.5, 2.5],
    t39: [11.0, 11.0, 8.0, 5.5, 11.0, 11.0, 3.5, 6.5, 11.0, 11.0, 5.0, 3.5, 11.0, 11.5, 3.5, 11.5, 11.0,
    11.0, 3.5, 8.5, 11.0, 11.0, 10.5, 3.5],
    x40: [7.0, 4.5],
    x41: [7.0, 10.0, 10.0, 12.0, 11.0, 6.0, 12.0, 7.0, 10.0, 0.5, 9.5, 8.0],
    t42: [7.0, 7.0, 10.0, 10.0, 10.0, 10.0, 12.0, 12.0, 11.0, 11.0, 7.0, 6.0, 12.0, 12.0, 7.0, 7.0, 10.0,
    10.0, 7.0, 4.5, 9.5, 9.5, 8.0, 8.0],
}, name='both').AddVariations('float16').DisableLifeTimeVariation()

# Each operand is repeated where the other one is not.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1], 0.5, 120))
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 2], 0.5, 120))
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1], 0.5, 120))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x7 = Input('x7', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 0.5, 120))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2], 0.5, 120))
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 0.5, 120))
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 1], 0.5, 120))
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x13 = Input('x13', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.5, 120))
x14 = Input('x14', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 2], 0.5, 120))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2], 0.5, 120))
x17 = Input('x17', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.5, 120))
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x19 = Input('x19', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.5, 120))
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x22 = Input('x22', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.5, 120))
x23 = Input('x23', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.5, 120))
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x25 = Input('x25', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.5, 120))
x26 = Input('x26', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2], 0.5, 120))
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x28 = Input('x28', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 2], 0.5, 120))
x29 = Input('x29', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.5, 120))
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x31 = Input('x31', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 1], 0.5, 120))
x32 = Input('x32', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 0.5, 120))
t33 = Output('t33', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x34 = Input('x34', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2], 0.5, 120))
x35 = Input('x35', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 0.5, 120))
t36 = Output('t36', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x37 = Input('x37', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1], 0.5, 120))
x38 = Input('x38', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 2], 0.5, 120))
t39 = Output('t39', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
x40 = Input('x40', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
x41 = Input('x41', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1], 0.5, 120))
t42 = Output('t42', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
model.Operation('MAXIMUM', x4, x5).To(t6)
model.Operation('MAXIMUM', x7, x8).To(t9)
model.Operation('MAXIMUM', x10, x11).To(t12)
model.Operation('MAXIMUM', x13, x14).To(t15)
model.Operation('MAXIMUM', x16, x17).To(t18)
model.Operation('MAXIMUM', x19, x20).To(t21)
model.Operation('MAXIMUM', x22, x23).To(t24)
model.Operation('MAXIMUM', x25, x26).To(t27)
model.Operation('MAXIMUM', x28, x29).To(t30)
model.Operation('MAXIMUM', x31, x32).To(t33)
model.Operation('MAXIMUM', x34, x35).To(t36)
model.Operation('MAXIMUM', x37, x38).To(t39)
model.Operation('MAXIMUM', x40, x41).To(t42)
Example({
    x1: [130, 133, 144, 136, 143, 139, 125, 124, 142, 136, 135, 142],
    x2: [125, 130],
    t3: [130, 130, 133, 133, 144, 144, 136, 136, 143, 143, 139, 139, 125, 130, 125, 130, 142, 142, 136, 136,
    135, 135, 142, 142],
    x4: [129, 143, 140, 132, 129, 130, 122, 126, 139, 128, 134, 143],
    x5: [142, 143],
    t6: [142, 143, 143, 143, 142, 142, 143, 143, 142, 142, 143, 143, 142, 142, 143, 143, 142, 142, 143, 143,
    142, 143, 143, 143],
    x7: [143, 130, 143, 142, 131, 134],
    x8: [133, 124, 123, 136],
    t9: [143, 143, 143, 143, 133, 130, 130, 136, 143, 143, 143, 143, 142, 142, 142, 142, 133, 131, 131, 136,
    134, 134, 134, 136],
    x10: [140, 139, 140, 139, 141, 128, 128, 141],
    x11: [131, 140, 144],
    t12: [140, 139, 140, 139, 140, 140, 140, 140, 144, 144, 144, 144, 141, 131, 131, 141, 141, 140, 140, 141,
    144, 144, 144, 144],
    x13: [131, 122, 126, 134],
    x14: [132, 124, 130, 141, 134, 133],
    t15: [132, 131, 132, 124, 131, 141, 130, 141, 134, 133, 134, 133, 132, 126, 134, 134, 130, 141, 134, 141,
    134, 133, 134, 134],
    x16: [136, 123, 132, 124],
    x17: [128, 122, 131, 134, 142, 140],
    t18: [136, 128, 136, 123, 136, 131, 136, 134, 142, 142, 140, 140, 132, 128, 132, 124, 132, 131, 134, 134,
    142, 142, 140, 140],
    x19: [126, 125],
    x20: [121, 121, 127, 136, 127, 122, 121, 139, 141, 126, 137, 127],
    t21: [126, 126, 127, 136, 127, 126, 126, 139, 141, 126, 137, 127, 125, 125, 127, 136, 127, 125, 125, 139,
    141, 126, 137, 127],
    x22: [138, 132, 126, 125, 122, 128, 129, 130, 143, 131, 122, 134],
    x23: [137, 138],
    t24: [138, 137, 137, 137, 137, 137, 137, 137, 143, 137, 137, 137, 138, 138, 138, 138, 138, 138, 138, 138,
    143, 138, 138, 138],
    x25: [130, 133, 131, 138, 143, 142],
    x26: [133, 144, 128, 132],
    t27: [133, 144, 133, 144, 133, 144, 138, 144, 143, 144, 142, 144, 130, 132, 133, 133, 131, 132, 138, 138,
    143, 143, 142, 142],
    x28: [124, 144, 143, 141, 125, 141],
    x29: [139, 139, 142, 142],
    t30: [139, 144, 139, 144, 143, 141, 143, 141, 139, 141, 139, 141, 142, 144, 142, 144, 143, 142, 143, 142,
    142, 142, 142, 142],
    x31: [138, 132, 135],
    x32: [135, 132, 142, 136, 137, 125, 130, 142],
    t33: [138, 138, 142, 138, 135, 132, 142, 136, 135, 135, 142, 136, 138, 138, 138, 142, 137, 132, 132, 142,
    137, 135, 135, 142],
    x34: [134, 128, 143, 129],
    x35: [142, 130, 135, 136, 130, 125],
    t36: [142, 142, 143, 142, 134, 130, 143, 130, 135, 135, 143, 135, 136, 136, 143, 136, 134, 130, 143, 130,
    134, 128, 143, 129],
    x37: [142, 127],
    x38: [136, 131, 126, 133, 130, 121, 125, 143, 126, 137, 141, 125],
    t39: [142, 142, 136, 131, 142, 142, 127, 133, 142, 142, 130, 127, 142, 143, 127, 143, 142, 142, 127, 137,
    142, 142, 141, 127],
    x40: [134, 129],
    x41: [134, 140, 140, 144, 142, 132, 144, 134, 140, 121, 139, 136],
    t42: [134, 134, 140, 140, 140, 140, 144, 144, 142, 142, 134, 132, 144, 144, 134, 134, 140, 140, 134, 129,
    139, 139, 136, 136],
}, name='both_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# The second operand is a constant that is repeated.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [2, 3, 2, 1]), [1.0, 6.5, 7.0, 6.5, 5.5, 12.0, 2.5, 7.5, 11.0, 5.0, 12.0, 9.5])
t3 = Output('t3', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [2, 3, 1, 2]), [2.5, 4.5, 10.5, 6.0, 11.0, 10.5, 2.0, 6.5, 4.0, 0.5, 4.0, 6.0])
t5 = Output('t5', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [2, 3, 1, 1]), [4.0, 11.5, 11.5, 8.0, 9.0, 0.5])
t7 = Output('t7', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [2, 1, 2, 2]), [10.5, 5.0, 5.5, 5.5, 0.5, 3.0, 0.5, 8.0])
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [2, 1, 2, 1]), [0.5, 7.0, 7.0, 5.0])
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [2, 1, 1, 2]), [1.5, 1.5, 6.0, 5.0])
t13 = Output('t13', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [2, 1, 1, 1]), [6.0, 7.0])
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c16 = Parameter('c16', ('TENSOR_FLOAT32', [1, 3, 2, 2]), [6.5, 8.0, 7.0, 11.5, 7.5, 1.0, 6.5, 9.0, 1.5, 1.0, 6.5, 8.5])
t17 = Output('t17', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c18 = Parameter('c18', ('TENSOR_FLOAT32', [1, 3, 2, 1]), [7.5, 10.5, 2.5, 2.0, 3.0, 12.0])
t19 = Output('t19', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [1, 3, 1, 2]), [3.0, 9.5, 1.5, 5.5, 3.0, 9.5])
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1, 3, 1, 1]), [3.0, 1.5, 5.0])
t23 = Output('t23', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [1, 1, 2, 2]), [6.5, 2.0, 12.0, 8.0])
t25 = Output('t25', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [1, 1, 2, 1]), [3.0, 12.0])
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c28 = Parameter('c28', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [1.0, 5.0])
t29 = Output('t29', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c30 = Parameter('c30', ('TENSOR_FLOAT32', [1, 1, 1, 1]), [11.5])
t31 = Output('t31', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
model = Model()
model.Operation('MAXIMUM', x1, c2).To(t3)
model.Operation('MAXIMUM', x1, c4).To(t5)
model.Operation('MAXIMUM', x1, c6).To(t7)
model.Operation('MAXIMUM', x1, c8).To(t9)
model.Operation('MAXIMUM', x1, c10).To(t11)
model.Operation('MAXIMUM', x1, c12).To(t13)
model.Operation('MAXIMUM', x1, c14).To(t15)
model.Operation('MAXIMUM', x1, c16).To(t17)
model.Operation('MAXIMUM', x1, c18).To(t19)
model.Operation('MAXIMUM', x1, c20).To(t21)
model.Operation('MAXIMUM', x1, c22).To(t23)
model.Operation('MAXIMUM', x1, c24).To(t25)
model.Operation('MAXIMUM', x1, c26).To(t27)
model.Operation('MAXIMUM', x1, c28).To(t29)
model.Operation('MAXIMUM', x1, c30).To(t31)
Example({
    x1: [10.0, 7.5, 4.0, 9.5, 6.5, 7.0, 8.0, 4.0, 11.0, 2.0, 9.5, 11.0, 10.0, 7.5, 6.0, 1.5, 3.5, 1.0, 4.5,
    6.0, 6.5, 5.5, 11.5, 3.0],
    t3: [10.0, 7.5, 6.5, 9.5, 7.0, 7.0, 8.0, 6.5, 11.0, 5.5, 12.0, 12.0, 10.0, 7.5, 7.5, 7.5, 11.0, 11.0,
    5.0, 6.0, 12.0, 12.0, 11.5, 9.5],
    t5: [10.0, 7.5, 4.0, 9.5, 10.5, 7.0, 10.5, 6.0, 11.0, 10.5, 11.0, 11.0, 10.0, 7.5, 6.0, 6.5, 4.0, 1.0,
    4.5, 6.0, 6.5, 6.0, 11.5, 6.0],
    t7: [10.0, 7.5, 4.0, 9.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 10.0, 8.0, 8.0, 8.0, 9.0, 9.0,
    9.0, 9.0, 6.5, 5.5, 11.5, 3.0],
    t9: [10.5, 7.5, 5.5, 9.5, 10.5, 7.0, 8.0, 5.5, 11.0, 5.0, 9.5, 11.0, 10.0, 7.5, 6.0, 8.0, 3.5, 3.0, 4.5,
    8.0, 6.5, 5.5, 11.5, 8.0],
    t11: [10.0, 7.5, 7.0, 9.5, 6.5, 7.0, 8.0, 7.0, 11.0, 2.0, 9.5, 11.0, 10.0, 7.5, 6.0, 5.0, 7.0, 7.0, 5.0,
    6.0, 7.0, 7.0, 11.5, 5.0],
    t13: [10.0, 7.5, 4.0, 9.5, 6.5, 7.0, 8.0, 4.0, 11.0, 2.0, 9.5, 11.0, 10.0, 7.5, 6.0, 5.0, 6.0, 5.0, 6.0,
    6.0, 6.5, 5.5, 11.5, 5.0],
    t15: [10.0, 7.5, 6.0, 9.5, 6.5, 7.0, 8.0, 6.0, 11.0, 6.0, 9.5, 11.0, 10.0, 7.5, 7.0, 7.0, 7.0, 7.0, 7.0,
    7.0, 7.0, 7.0, 11.5, 7.0],
    t17: [10.0, 8.0, 7.0, 11.5, 7.5, 7.0, 8.0, 9.0, 11.0, 2.0, 9.5, 11.0, 10.0, 8.0, 7.0, 11.5, 7.5, 1.0,
    6.5, 9.0, 6.5, 5.5, 11.5, 8.5],
    t19: [10.0, 7.5, 10.5, 10.5, 6.5, 7.0, 8.0, 4.0, 11.0, 3.0, 12.0, 12.0, 10.0, 7.5, 10.5, 10.5, 3.5, 2.5,
    4.5, 6.0, 6.5, 5.5, 12.0, 12.0],
    t21: [10.0, 9.5, 4.0, 9.5, 6.5, 7.0, 8.0, 5.5, 11.0, 9.5, 9.5, 11.0, 10.0, 9.5, 6.0, 9.5, 3.5, 5.5, 4.5,
    6.0, 6.5, 9.5, 11.5, 9.5],
    t23: [10.0, 7.5, 4.0, 9.5, 6.5, 7.0, 8.0, 4.0, 11.0, 5.0, 9.5, 11.0, 10.0, 7.5, 6.0, 3.0, 3.5, 1.5, 4.5,
    6.0, 6.5, 5.5, 11.5, 5.0],
    t25: [10.0, 7.5, 12.0, 9.5, 6.5, 7.0, 12.0, 8.0, 11.0, 2.0, 12.0, 11.0, 10.0, 7.5, 12.0, 8.0, 6.5, 2.0,
    12.0, 8.0, 6.5, 5.5, 12.0, 8.0],
    t27: [10.0, 7.5, 12.0, 12.0, 6.5, 7.0, 12.0, 12.0, 11.0, 3.0, 12.0, 12.0, 10.0, 7.5, 12.0, 12.0, 3.5,
    3.0, 12.0, 12.0, 6.5, 5.5, 12.0, 12.0],
    t29: [10.0, 7.5, 4.0, 9.5, 6.5, 7.0, 8.0, 5.0, 11.0, 5.0, 9.5, 11.0, 10.0, 7.5, 6.0, 5.0, 3.5, 5.0, 4.5,
    6.0, 6.5, 5.5, 11.5, 5.0],
    t31: [11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5,
    11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5, 11.5],
}, name='second_known').AddVariations('float16').DisableLifeTimeVariation()

# The second operand is a constant that is repeated.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1], 0.5, 120), [122, 133, 134, 133, 131, 144, 125, 135, 142, 130, 144, 139])
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 2], 0.5, 120), [125, 129, 141, 132, 142, 141, 124, 133, 128, 121, 128, 132])
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 0.5, 120), [128, 143, 143, 136, 138, 121])
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 0.5, 120), [141, 130, 131, 131, 121, 126, 121, 136])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.5, 120), [121, 134, 134, 130])
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2], 0.5, 120), [123, 123, 132, 130])
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.5, 120), [132, 134])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.5, 120), [133, 136, 134, 143, 135, 122, 133, 138, 123, 122, 133, 137])
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.5, 120), [135, 141, 125, 124, 126, 144])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 2], 0.5, 120), [126, 139, 123, 131, 126, 139])
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 1], 0.5, 120), [126, 123, 130])
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2], 0.5, 120), [133, 124, 144, 136])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1], 0.5, 120), [126, 144])
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120), [122, 130])
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 120), [143])
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, c2).To(t3)
model.Operation('MAXIMUM', x1, c4).To(t5)
model.Operation('MAXIMUM', x1, c6).To(t7)
model.Operation('MAXIMUM', x1, c8).To(t9)
model.Operation('MAXIMUM', x1, c10).To(t11)
model.Operation('MAXIMUM', x1, c12).To(t13)
model.Operation('MAXIMUM', x1, c14).To(t15)
model.Operation('MAXIMUM', x1, c16).To(t17)
model.Operation('MAXIMUM', x1, c18).To(t19)
model.Operation('MAXIMUM', x1, c20).To(t21)
model.Operation('MAXIMUM', x1, c22).To(t23)
model.Operation('MAXIMUM', x1, c24).To(t25)
model.Operation('MAXIMUM', x1, c26).To(t27)
model.Operation('MAXIMUM', x1, c28).To(t29)
model.Operation('MAXIMUM', x1, c30).To(t31)
Example({
    x1: [140, 135, 128, 139, 133, 134, 136, 128, 142, 124, 139, 142, 140, 135, 132, 123, 127, 122, 129, 132,
    133, 131, 143, 126],
    t3: [140, 135, 133, 139, 134, 134, 136, 133, 142, 131, 144, 144, 140, 135, 135, 135, 142, 142, 130, 132,
    144, 144, 143, 139],
    t5: [140, 135, 128, 139, 141, 134, 141, 132, 142, 141, 142, 142, 140, 135, 132, 133, 128, 122, 129, 132,
    133, 132, 143, 132],
    t7: [140, 135, 128, 139, 143, 143, 143, 143, 143, 143, 143, 143, 140, 136, 136, 136, 138, 138, 138, 138,
    133, 131, 143, 126],
    t9: [141, 135, 131, 139, 141, 134, 136, 131, 142, 130, 139, 142, 140, 135, 132, 136, 127, 126, 129, 136,
    133, 131, 143, 136],
    t11: [140, 135, 134, 139, 133, 134, 136, 134, 142, 124, 139, 142, 140, 135, 132, 130, 134, 134, 130, 132,
    134, 134, 143, 130],
    t13: [140, 135, 128, 139, 133, 134, 136, 128, 142, 124, 139, 142, 140, 135, 132, 130, 132, 130, 132, 132,
    133, 131, 143, 130],
    t15: [140, 135, 132, 139, 133, 134, 136, 132, 142, 132, 139, 142, 140, 135, 134, 134, 134, 134, 134, 134,
    134, 134, 143, 134],
    t17: [140, 136, 134, 143, 135, 134, 136, 138, 142, 124, 139, 142, 140, 136, 134, 143, 135, 122, 133, 138,
    133, 131, 143, 137],
    t19: [140, 135, 141, 141, 133, 134, 136, 128, 142, 126, 144, 144, 140, 135, 141, 141, 127, 125, 129, 132,
    133, 131, 144, 144],
    t21: [140, 139, 128, 139, 133, 134, 136, 131, 142, 139, 139, 142, 140, 139, 132, 139, 127, 131, 129, 132,
    133, 139, 143, 139],
    t23: [140, 135, 128, 139, 133, 134, 136, 128, 142, 130, 139, 142, 140, 135, 132, 126, 127, 123, 129, 132,
    133, 131, 143, 130],
    t25: [140, 135, 144, 139, 133, 134, 144, 136, 142, 124, 144, 142, 140, 135, 144, 136, 133, 124, 144, 136,
    133, 131, 144, 136],
    t27: [140, 135, 144, 144, 133, 134, 144, 144, 142, 126, 144, 144, 140, 135, 144, 144, 127, 126, 144, 144,
    133, 131, 144, 144],
    t29: [140, 135, 128, 139, 133, 134, 136, 130, 142, 130, 139, 142, 140, 135, 132, 130, 127, 130, 129, 132,
    133, 131, 143, 130],
    t31: [143, 143, 143, 143, 143, 143, 143, 143, 143, 143, 143, 143, 143, 143, 143, 143, 143, 143, 143, 143,
    143, 143, 143, 143],
}, name='second_known_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# The first operand is a constant that is repeated.
# Expected values: float64 formula.
c1 = Parameter('c1', ('TENSOR_FLOAT32', [2, 3, 2, 1]), [10.0, 7.5, 9.5, 12.0, 8.5, 5.5, 2.5, 7.5, 1.5, 0.5, 6.5, 12.0])
x2 = Input('x2', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
t3 = Output('t3', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [2, 3, 1, 2]), [1.5, 5.0, 9.5, 7.0, 2.0, 3.5, 4.5, 2.0, 7.0, 4.5, 9.0, 4.0])
t5 = Output('t5', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [2, 3, 1, 1]), [8.5, 7.0, 8.0, 2.0, 6.5, 12.0])
t7 = Output('t7', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [2, 1, 2, 2]), [6.0, 6.5, 6.0, 4.5, 2.0, 1.5, 5.5, 9.0])
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [2, 1, 2, 1]), [7.0, 2.5, 1.5, 10.0])
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [2, 1, 1, 2]), [4.0, 7.0, 9.0, 4.0])
t13 = Output('t13', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [2, 1, 1, 1]), [12.0, 2.5])
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c16 = Parameter('c16', ('TENSOR_FLOAT32', [1, 3, 2, 2]), [1.5, 1.5, 8.5, 10.0, 3.5, 11.5, 12.0, 10.0, 7.5, 5.5, 2.5, 4.0])
t17 = Output('t17', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c18 = Parameter('c18', ('TENSOR_FLOAT32', [1, 3, 2, 1]), [2.5, 9.0, 10.0, 3.0, 11.5, 7.0])
t19 = Output('t19', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [1, 3, 1, 2]), [7.0, 0.5, 2.5, 6.5, 1.5, 5.5])
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1, 3, 1, 1]), [3.0, 6.5, 3.5])
t23 = Output('t23', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [1, 1, 2, 2]), [11.5, 3.0, 9.0, 11.0])
t25 = Output('t25', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [1, 1, 2, 1]), [5.0, 3.0])
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c28 = Parameter('c28', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [4.0, 3.0])
t29 = Output('t29', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c30 = Parameter('c30', ('TENSOR_FLOAT32', [1, 1, 1, 1]), [4.5])
t31 = Output('t31', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
model = Model()
model.Operation('MAXIMUM', c1, x2).To(t3)
model.Operation('MAXIMUM', c4, x2).To(t5)
model.Operation('MAXIMUM', c6, x2).To(t7)
model.Operation('MAXIMUM', c8, x2).To(t9)
model.Operation('MAXIMUM', c10, x2).To(t11)
model.Operation('MAXIMUM', c12, x2).To(t13)
model.Operation('MAXIMUM', c14, x2).To(t15)
model.Operation('MAXIMUM', c16, x2).To(t17)
model.Operation('MAXIMUM', c18, x2).To(t19)
model.Operation('MAXIMUM', c20, x2).To(t21)
model.Operation('MAXIMUM', c22, x2).To(t23)
model.Operation('MAXIMUM', c24, x2).To(t25)
model.Operation('MAXIMUM', c26, x2).To(t27)
model.Operation('MAXIMUM', c28, x2).To(t29)
model.Operation('MAXIMUM', c30, x2).To(t31)
Example({
    x2: [1.5, 10.0, 6.5, 7.5, 1.5, 9.5, 3.0, 5.0, 0.5, 3.5, 2.0, 10.0, 8.5, 10.0, 4.5, 11.0, 8.0, 8.5, 8.5,
    1.0, 2.5, 4.0, 0.5, 11.5],
    t3: [10.0, 10.0, 7.5, 7.5, 9.5, 9.5, 12.0, 12.0, 8.5, 8.5, 5.5, 10.0, 8.5, 10.0, 7.5, 11.0, 8.0, 8.5,
    8.5, 1.0, 6.5, 6.5, 12.0, 12.0],
    t5: [1.5, 10.0, 6.5, 7.5, 9.5, 9.5, 9.5, 7.0, 2.0, 3.5, 2.0, 10.0, 8.5, 10.0, 4.5, 11.0, 8.0, 8.5, 8.5,
    4.5, 9.0, 4.0, 9.0, 11.5],
    t7: [8.5, 10.0, 8.5, 8.5, 7.0, 9.5, 7.0, 7.0, 8.0, 8.0, 8.0, 10.0, 8.5, 10.0, 4.5, 11.0, 8.0, 8.5, 8.5,
    6.5, 12.0, 12.0, 12.0, 12.0],
    t9: [6.0, 10.0, 6.5, 7.5, 6.0, 9.5, 6.0, 5.0, 6.0, 6.5, 6.0, 10.0, 8.5, 10.0, 5.5, 11.0, 8.0, 8.5, 8.5,
    9.0, 2.5, 4.0, 5.5, 11.5],
    t11: [7.0, 10.0, 6.5, 7.5, 7.0, 9.5, 3.0, 5.0, 7.0, 7.0, 2.5, 10.0, 8.5, 10.0, 10.0, 11.0, 8.0, 8.5,
    10.0, 10.0, 2.5, 4.0, 10.0, 11.5],
    t13: [4.0, 10.0, 6.5, 7.5, 4.0, 9.5, 4.0, 7.0, 4.0, 7.0, 4.0, 10.0, 9.0, 10.0, 9.0, 11.0, 9.0, 8.5, 9.0,
    4.0, 9.0, 4.0, 9.0, 11.5],
    t15: [12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 8.5, 10.0, 4.5, 11.0, 8.0,
    8.5, 8.5, 2.5, 2.5, 4.0, 2.5, 11.5],
    t17: [1.5, 10.0, 8.5, 10.0, 3.5, 11.5, 12.0, 10.0, 7.5, 5.5, 2.5, 10.0, 8.5, 10.0, 8.5, 11.0, 8.0, 11.5,
    12.0, 10.0, 7.5, 5.5, 2.5, 11.5],
    t19: [2.5, 10.0, 9.0, 9.0, 10.0, 10.0, 3.0, 5.0, 11.5, 11.5, 7.0, 10.0, 8.5, 10.0, 9.0, 11.0, 10.0, 10.0,
    8.5, 3.0, 11.5, 11.5, 7.0, 11.5],
    t21: [7.0, 10.0, 7.0, 7.5, 2.5, 9.5, 3.0, 6.5, 1.5, 5.5, 2.0, 10.0, 8.5, 10.0, 7.0, 11.0, 8.0, 8.5, 8.5,
    6.5, 2.5, 5.5, 1.5, 11.5],
    t23: [3.0, 10.0, 6.5, 7.5, 6.5, 9.5, 6.5, 6.5, 3.5, 3.5, 3.5, 10.0, 8.5, 10.0, 4.5, 11.0, 8.0, 8.5, 8.5,
    6.5, 3.5, 4.0, 3.5, 11.5],
    t25: [11.5, 10.0, 9.0, 11.0, 11.5, 9.5, 9.0, 11.0, 11.5, 3.5, 9.0, 11.0, 11.5, 10.0, 9.0, 11.0, 11.5,
    8.5, 9.0, 11.0, 11.5, 4.0, 9.0, 11.5],
    t27: [5.0, 10.0, 6.5, 7.5, 5.0, 9.5, 3.0, 5.0, 5.0, 5.0, 3.0, 10.0, 8.5, 10.0, 4.5, 11.0, 8.0, 8.5, 8.5,
    3.0, 5.0, 5.0, 3.0, 11.5],
    t29: [4.0, 10.0, 6.5, 7.5, 4.0, 9.5, 4.0, 5.0, 4.0, 3.5, 4.0, 10.0, 8.5, 10.0, 4.5, 11.0, 8.0, 8.5, 8.5,
    3.0, 4.0, 4.0, 4.0, 11.5],
    t31: [4.5, 10.0, 6.5, 7.5, 4.5, 9.5, 4.5, 5.0, 4.5, 4.5, 4.5, 10.0, 8.5, 10.0, 4.5, 11.0, 8.0, 8.5, 8.5,
    4.5, 4.5, 4.5, 4.5, 11.5],
}, name='first_known').AddVariations('float16').DisableLifeTimeVariation()

# The first operand is a constant that is repeated.
# Expected values: float64 formula.
c1 = Parameter('c1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1], 0.5, 120), [140, 135, 139, 144, 137, 131, 125, 135, 123, 121, 133, 144])
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 2], 0.5, 120), [123, 130, 139, 134, 124, 127, 129, 124, 134, 129, 138, 128])
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 0.5, 120), [137, 134, 136, 124, 133, 144])
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 0.5, 120), [132, 133, 132, 129, 124, 123, 131, 138])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.5, 120), [134, 125, 123, 140])
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2], 0.5, 120), [128, 134, 138, 128])
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.5, 120), [144, 125])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.5, 120), [123, 123, 137, 140, 127, 143, 144, 140, 135, 131, 125, 128])
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.5, 120), [125, 138, 140, 126, 143, 134])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 2], 0.5, 120), [134, 121, 125, 133, 123, 131])
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 1], 0.5, 120), [126, 133, 127])
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2], 0.5, 120), [143, 126, 138, 142])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1], 0.5, 120), [130, 126])
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120), [128, 126])
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 120), [129])
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', c1, x2).To(t3)
model.Operation('MAXIMUM', c4, x2).To(t5)
model.Operation('MAXIMUM', c6, x2).To(t7)
model.Operation('MAXIMUM', c8, x2).To(t9)
model.Operation('MAXIMUM', c10, x2).To(t11)
model.Operation('MAXIMUM', c12, x2).To(t13)
model.Operation('MAXIMUM', c14, x2).To(t15)
model.Operation('MAXIMUM', c16, x2).To(t17)
model.Operation('MAXIMUM', c18, x2).To(t19)
model.Operation('MAXIMUM', c20, x2).To(t21)
model.Operation('MAXIMUM', c22, x2).To(t23)
model.Operation('MAXIMUM', c24, x2).To(t25)
model.Operation('MAXIMUM', c26, x2).To(t27)
model.Operation('MAXIMUM', c28, x2).To(t29)
model.Operation('MAXIMUM', c30, x2).To(t31)
Example({
    x2: [123, 140, 133, 135, 123, 139, 126, 130, 121, 127, 124, 140, 137, 140, 129, 142, 136, 137, 137, 122,
    125, 128, 121, 143],
    t3: [140, 140, 135, 135, 139, 139, 144, 144, 137, 137, 131, 140, 137, 140, 135, 142, 136, 137, 137, 122,
    133, 133, 144, 144],
    t5: [123, 140, 133, 135, 139, 139, 139, 134, 124, 127, 124, 140, 137, 140, 129, 142, 136, 137, 137, 129,
    138, 128, 138, 143],
    t7: [137, 140, 137, 137, 134, 139, 134, 134, 136, 136, 136, 140, 137, 140, 129, 142, 136, 137, 137, 133,
    144, 144, 144, 144],
    t9: [132, 140, 133, 135, 132, 139, 132, 130, 132, 133, 132, 140, 137, 140, 131, 142, 136, 137, 137, 138,
    125, 128, 131, 143],
    t11: [134, 140, 133, 135, 134, 139, 126, 130, 134, 134, 125, 140, 137, 140, 140, 142, 136, 137, 140, 140,
    125, 128, 140, 143],
    t13: [128, 140, 133, 135, 128, 139, 128, 134, 128, 134, 128, 140, 138, 140, 138, 142, 138, 137, 138, 128,
    138, 128, 138, 143],
    t15: [144, 144, 144, 144, 144, 144, 144, 144, 144, 144, 144, 144, 137, 140, 129, 142, 136, 137, 137, 125,
    125, 128, 125, 143],
    t17: [123, 140, 137, 140, 127, 143, 144, 140, 135, 131, 125, 140, 137, 140, 137, 142, 136, 143, 144, 140,
    135, 131, 125, 143],
    t19: [125, 140, 138, 138, 140, 140, 126, 130, 143, 143, 134, 140, 137, 140, 138, 142, 140, 140, 137, 126,
    143, 143, 134, 143],
    t21: [134, 140, 134, 135, 125, 139, 126, 133, 123, 131, 124, 140, 137, 140, 134, 142, 136, 137, 137, 133,
    125, 131, 123, 143],
    t23: [126, 140, 133, 135, 133, 139, 133, 133, 127, 127, 127, 140, 137, 140, 129, 142, 136, 137, 137, 133,
    127, 128, 127, 143],
    t25: [143, 140, 138, 142, 143, 139, 138, 142, 143, 127, 138, 142, 143, 140, 138, 142, 143, 137, 138, 142,
    143, 128, 138, 143],
    t27: [130, 140, 133, 135, 130, 139, 126, 130, 130, 130, 126, 140, 137, 140, 129, 142, 136, 137, 137, 126,
    130, 130, 126, 143],
    t29: [128, 140, 133, 135, 128, 139, 128, 130, 128, 127, 128, 140, 137, 140, 129, 142, 136, 137, 137, 126,
    128, 128, 128, 143],
    t31: [129, 140, 133, 135, 129, 139, 129, 130, 129, 129, 129, 140, 137, 140, 129, 142, 136, 137, 137, 129,
    129, 129, 129, 143],
}, name='first_known_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    c1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
