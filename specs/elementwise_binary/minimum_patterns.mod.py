# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: each pattern of dimensions that are repeated.

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
model.Operation('MINIMUM', x1, x2).To(t3)
model.Operation('MINIMUM', x1, x4).To(t5)
model.Operation('MINIMUM', x1, x6).To(t7)
model.Operation('MINIMUM', x1, x8).To(t9)
model.Operation('MINIMUM', x1, x10).To(t11)
model.Operation('MINIMUM', x1, x12).To(t13)
model.Operation('MINIMUM', x1, x14).To(t15)
model.Operation('MINIMUM', x1, x16).To(t17)
model.Operation('MINIMUM', x1, x18).To(t19)
model.Operation('MINIMUM', x1, x20).To(t21)
model.Operation('MINIMUM', x1, x22).To(t23)
model.Operation('MINIMUM', x1, x24).To(t25)
model.Operation('MINIMUM', x1, x26).To(t27)
model.Operation('MINIMUM', x1, x28).To(t29)
model.Operation('MINIMUM', x1, x30).To(t31)
Example({
    x1: [2.5, 2.5, 6.5, 8.0, 8.0, 9.0, 9.0, 9.5, 8.5, 9.0, 10.0, 9.0, 0.5, 1.5, 2.5, 7.5, 12.0, 1.0, 7.5,
    7.0, 3.5, 0.5, 11.0, 5.0],
    x2: [6.5, 11.5, 11.5, 2.0, 10.5, 9.5, 8.0, 2.0, 12.0, 10.5, 7.5, 5.0],
    t3: [2.5, 2.5, 6.5, 8.0, 8.0, 9.0, 2.0, 2.0, 8.5, 9.0, 9.5, 9.0, 0.5, 1.5, 2.0, 2.0, 12.0, 1.0, 7.5,
    7.0, 3.5, 0.5, 5.0, 5.0],
    x4: [1.5, 7.0, 4.0, 5.5, 2.5, 1.5, 1.5, 10.0, 3.5, 6.0, 9.5, 3.5],
    t5: [1.5, 2.5, 1.5, 7.0, 4.0, 5.5, 4.0, 5.5, 2.5, 1.5, 2.5, 1.5, 0.5, 1.5, 1.5, 7.5, 3.5, 1.0, 3.5, 6.0,
    3.5, 0.5, 9.5, 3.5],
    x6: [12.0, 3.5, 0.5, 7.5, 6.0, 2.0],
    t7: [2.5, 2.5, 6.5, 8.0, 3.5, 3.5, 3.5, 3.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.5, 2.5, 7.5, 6.0, 1.0, 6.0, 6.0,
    2.0, 0.5, 2.0, 2.0],
    x8: [7.5, 12.0, 1.5, 11.0, 7.5, 6.0, 1.0, 5.5],
    t9: [2.5, 2.5, 1.5, 8.0, 7.5, 9.0, 1.5, 9.5, 7.5, 9.0, 1.5, 9.0, 0.5, 1.5, 1.0, 5.5, 7.5, 1.0, 1.0, 5.5,
    3.5, 0.5, 1.0, 5.0],
    x10: [12.0, 7.5, 5.5, 6.0],
    t11: [2.5, 2.5, 6.5, 7.5, 8.0, 9.0, 7.5, 7.5, 8.5, 9.0, 7.5, 7.5, 0.5, 1.5, 2.5, 6.0, 5.5, 1.0, 6.0, 6.0,
    3.5, 0.5, 6.0, 5.0],
    x12: [11.5, 9.5, 4.0, 3.0],
    t13: [2.5, 2.5, 6.5, 8.0, 8.0, 9.0, 9.0, 9.5, 8.5, 9.0, 10.0, 9.0, 0.5, 1.5, 2.5, 3.0, 4.0, 1.0, 4.0,
    3.0, 3.5, 0.5, 4.0, 3.0],
    x14: [9.0, 4.0],
    t15: [2.5, 2.5, 6.5, 8.0, 8.0, 9.0, 9.0, 9.0, 8.5, 9.0, 9.0, 9.0, 0.5, 1.5, 2.5, 4.0, 4.0, 1.0, 4.0, 4.0,
    3.5, 0.5, 4.0, 4.0],
    x16: [2.0, 10.5, 7.5, 12.0, 5.5, 2.0, 6.0, 4.0, 10.5, 3.0, 3.5, 2.5],
    t17: [2.0, 2.5, 6.5, 8.0, 5.5, 2.0, 6.0, 4.0, 8.5, 3.0, 3.5, 2.5, 0.5, 1.5, 2.5, 7.5, 5.5, 1.0, 6.0, 4.0,
    3.5, 0.5, 3.5, 2.5],
    x18: [0.5, 12.0, 9.5, 1.5, 8.5, 4.5],
    t19: [0.5, 0.5, 6.5, 8.0, 8.0, 9.0, 1.5, 1.5, 8.5, 8.5, 4.5, 4.5, 0.5, 0.5, 2.5, 7.5, 9.5, 1.0, 1.5, 1.5,
    3.5, 0.5, 4.5, 4.5],
    x20: [7.5, 12.0, 1.0, 8.5, 8.5, 6.5],
    t21: [2.5, 2.5, 6.5, 8.0, 1.0, 8.5, 1.0, 8.5, 8.5, 6.5, 8.5, 6.5, 0.5, 1.5, 2.5, 7.5, 1.0, 1.0, 1.0, 7.0,
    3.5, 0.5, 8.5, 5.0],
    x22: [8.5, 11.0, 8.0],
    t23: [2.5, 2.5, 6.5, 8.0, 8.0, 9.0, 9.0, 9.5, 8.0, 8.0, 8.0, 8.0, 0.5, 1.5, 2.5, 7.5, 11.0, 1.0, 7.5,
    7.0, 3.5, 0.5, 8.0, 5.0],
    x24: [7.5, 6.0, 4.0, 2.5],
    t25: [2.5, 2.5, 4.0, 2.5, 7.5, 6.0, 4.0, 2.5, 7.5, 6.0, 4.0, 2.5, 0.5, 1.5, 2.5, 2.5, 7.5, 1.0, 4.0, 2.5,
    3.5, 0.5, 4.0, 2.5],
    x26: [5.5, 7.0],
    t27: [2.5, 2.5, 6.5, 7.0, 5.5, 5.5, 7.0, 7.0, 5.5, 5.5, 7.0, 7.0, 0.5, 1.5, 2.5, 7.0, 5.5, 1.0, 7.0, 7.0,
    3.5, 0.5, 7.0, 5.0],
    x28: [2.5, 12.0],
    t29: [2.5, 2.5, 2.5, 8.0, 2.5, 9.0, 2.5, 9.5, 2.5, 9.0, 2.5, 9.0, 0.5, 1.5, 2.5, 7.5, 2.5, 1.0, 2.5, 7.0,
    2.5, 0.5, 2.5, 5.0],
    x30: [9.0],
    t31: [2.5, 2.5, 6.5, 8.0, 8.0, 9.0, 9.0, 9.0, 8.5, 9.0, 9.0, 9.0, 0.5, 1.5, 2.5, 7.5, 9.0, 1.0, 7.5, 7.0,
    3.5, 0.5, 9.0, 5.0],
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
model.Operation('MINIMUM', x1, x2).To(t3)
model.Operation('MINIMUM', x1, x4).To(t5)
model.Operation('MINIMUM', x1, x6).To(t7)
model.Operation('MINIMUM', x1, x8).To(t9)
model.Operation('MINIMUM', x1, x10).To(t11)
model.Operation('MINIMUM', x1, x12).To(t13)
model.Operation('MINIMUM', x1, x14).To(t15)
model.Operation('MINIMUM', x1, x16).To(t17)
model.Operation('MINIMUM', x1, x18).To(t19)
model.Operation('MINIMUM', x1, x20).To(t21)
model.Operation('MINIMUM', x1, x22).To(t23)
model.Operation('MINIMUM', x1, x24).To(t25)
model.Operation('MINIMUM', x1, x26).To(t27)
model.Operation('MINIMUM', x1, x28).To(t29)
model.Operation('MINIMUM', x1, x30).To(t31)
Example({
    x1: [125, 125, 133, 136, 136, 138, 138, 139, 137, 138, 140, 138, 121, 123, 125, 135, 144, 122, 135, 134,
    127, 121, 142, 130],
    x2: [133, 143, 143, 124, 141, 139, 136, 124, 144, 141, 135, 130],
    t3: [125, 125, 133, 136, 136, 138, 124, 124, 137, 138, 139, 138, 121, 123, 124, 124, 144, 122, 135, 134,
    127, 121, 130, 130],
    x4: [123, 134, 128, 131, 125, 123, 123, 140, 127, 132, 139, 127],
    t5: [123, 125, 123, 134, 128, 131, 128, 131, 125, 123, 125, 123, 121, 123, 123, 135, 127, 122, 127, 132,
    127, 121, 139, 127],
    x6: [144, 127, 121, 135, 132, 124],
    t7: [125, 125, 133, 136, 127, 127, 127, 127, 121, 121, 121, 121, 121, 123, 125, 135, 132, 122, 132, 132,
    124, 121, 124, 124],
    x8: [135, 144, 123, 142, 135, 132, 122, 131],
    t9: [125, 125, 123, 136, 135, 138, 123, 139, 135, 138, 123, 138, 121, 123, 122, 131, 135, 122, 122, 131,
    127, 121, 122, 130],
    x10: [144, 135, 131, 132],
    t11: [125, 125, 133, 135, 136, 138, 135, 135, 137, 138, 135, 135, 121, 123, 125, 132, 131, 122, 132, 132,
    127, 121, 132, 130],
    x12: [143, 139, 128, 126],
    t13: [125, 125, 133, 136, 136, 138, 138, 139, 137, 138, 140, 138, 121, 123, 125, 126, 128, 122, 128, 126,
    127, 121, 128, 126],
    x14: [138, 128],
    t15: [125, 125, 133, 136, 136, 138, 138, 138, 137, 138, 138, 138, 121, 123, 125, 128, 128, 122, 128, 128,
    127, 121, 128, 128],
    x16: [124, 141, 135, 144, 131, 124, 132, 128, 141, 126, 127, 125],
    t17: [124, 125, 133, 136, 131, 124, 132, 128, 137, 126, 127, 125, 121, 123, 125, 135, 131, 122, 132, 128,
    127, 121, 127, 125],
    x18: [121, 144, 139, 123, 137, 129],
    t19: [121, 121, 133, 136, 136, 138, 123, 123, 137, 137, 129, 129, 121, 121, 125, 135, 139, 122, 123, 123,
    127, 121, 129, 129],
    x20: [135, 144, 122, 137, 137, 133],
    t21: [125, 125, 133, 136, 122, 137, 122, 137, 137, 133, 137, 133, 121, 123, 125, 135, 122, 122, 122, 134,
    127, 121, 137, 130],
    x22: [137, 142, 136],
    t23: [125, 125, 133, 136, 136, 138, 138, 139, 136, 136, 136, 136, 121, 123, 125, 135, 142, 122, 135, 134,
    127, 121, 136, 130],
    x24: [135, 132, 128, 125],
    t25: [125, 125, 128, 125, 135, 132, 128, 125, 135, 132, 128, 125, 121, 123, 125, 125, 135, 122, 128, 125,
    127, 121, 128, 125],
    x26: [131, 134],
    t27: [125, 125, 133, 134, 131, 131, 134, 134, 131, 131, 134, 134, 121, 123, 125, 134, 131, 122, 134, 134,
    127, 121, 134, 130],
    x28: [125, 144],
    t29: [125, 125, 125, 136, 125, 138, 125, 139, 125, 138, 125, 138, 121, 123, 125, 135, 125, 122, 125, 134,
    125, 121, 125, 130],
    x30: [138],
    t31: [125, 125, 133, 136, 136, 138, 138, 138, 137, 138, 138, 138, 121, 123, 125, 135, 138, 122, 135, 134,
    127, 121, 138, 130],
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
model.Operation('MINIMUM', x1, x2).To(t3)
model.Operation('MINIMUM', x4, x2).To(t5)
model.Operation('MINIMUM', x6, x2).To(t7)
model.Operation('MINIMUM', x8, x2).To(t9)
model.Operation('MINIMUM', x10, x2).To(t11)
model.Operation('MINIMUM', x12, x2).To(t13)
model.Operation('MINIMUM', x14, x2).To(t15)
model.Operation('MINIMUM', x16, x2).To(t17)
model.Operation('MINIMUM', x18, x2).To(t19)
model.Operation('MINIMUM', x20, x2).To(t21)
model.Operation('MINIMUM', x22, x2).To(t23)
model.Operation('MINIMUM', x24, x2).To(t25)
model.Operation('MINIMUM', x26, x2).To(t27)
model.Operation('MINIMUM', x28, x2).To(t29)
model.Operation('MINIMUM', x30, x2).To(t31)
Example({
    x1: [4.5, 8.0, 5.5, 4.0, 9.0, 5.5, 1.5, 4.5, 7.5, 12.0, 2.0, 6.0],
    x2: [11.5, 3.0, 1.0, 4.0, 2.5, 9.0, 8.0, 4.5, 4.5, 12.0, 6.5, 9.5, 8.5, 10.5, 4.5, 5.0, 0.5, 4.5, 10.5,
    10.0, 9.5, 5.0, 10.0, 10.0],
    t3: [4.5, 3.0, 1.0, 4.0, 2.5, 5.5, 4.0, 4.0, 4.5, 9.0, 5.5, 5.5, 1.5, 1.5, 4.5, 4.5, 0.5, 4.5, 10.5,
    10.0, 2.0, 2.0, 6.0, 6.0],
    x4: [8.0, 0.5, 3.0, 6.0, 9.5, 5.0, 1.5, 9.5, 3.0, 4.5, 11.0, 1.5],
    t5: [8.0, 0.5, 1.0, 0.5, 2.5, 6.0, 3.0, 4.5, 4.5, 5.0, 6.5, 5.0, 1.5, 9.5, 1.5, 5.0, 0.5, 4.5, 3.0, 4.5,
    9.5, 1.5, 10.0, 1.5],
    x6: [9.5, 7.0, 6.5, 12.0, 6.0, 9.5],
    t7: [9.5, 3.0, 1.0, 4.0, 2.5, 7.0, 7.0, 4.5, 4.5, 6.5, 6.5, 6.5, 8.5, 10.5, 4.5, 5.0, 0.5, 4.5, 6.0,
    6.0, 9.5, 5.0, 9.5, 9.5],
    x8: [10.5, 11.0, 11.5, 8.5, 9.0, 9.5, 1.0, 3.5],
    t9: [10.5, 3.0, 1.0, 4.0, 2.5, 9.0, 8.0, 4.5, 4.5, 11.0, 6.5, 8.5, 8.5, 9.5, 1.0, 3.5, 0.5, 4.5, 1.0,
    3.5, 9.0, 5.0, 1.0, 3.5],
    x10: [9.0, 11.0, 6.0, 9.0],
    t11: [9.0, 3.0, 1.0, 4.0, 2.5, 9.0, 8.0, 4.5, 4.5, 9.0, 6.5, 9.5, 6.0, 6.0, 4.5, 5.0, 0.5, 4.5, 9.0, 9.0,
    6.0, 5.0, 9.0, 9.0],
    x12: [2.5, 5.0, 11.5, 6.0],
    t13: [2.5, 3.0, 1.0, 4.0, 2.5, 5.0, 2.5, 4.5, 2.5, 5.0, 2.5, 5.0, 8.5, 6.0, 4.5, 5.0, 0.5, 4.5, 10.5,
    6.0, 9.5, 5.0, 10.0, 6.0],
    x14: [11.0, 6.5],
    t15: [11.0, 3.0, 1.0, 4.0, 2.5, 9.0, 8.0, 4.5, 4.5, 11.0, 6.5, 9.5, 6.5, 6.5, 4.5, 5.0, 0.5, 4.5, 6.5,
    6.5, 6.5, 5.0, 6.5, 6.5],
    x16: [10.5, 12.0, 12.0, 5.0, 10.0, 3.0, 3.5, 10.5, 11.5, 7.5, 11.5, 8.5],
    t17: [10.5, 3.0, 1.0, 4.0, 2.5, 3.0, 3.5, 4.5, 4.5, 7.5, 6.5, 8.5, 8.5, 10.5, 4.5, 5.0, 0.5, 3.0, 3.5,
    10.0, 9.5, 5.0, 10.0, 8.5],
    x18: [7.0, 6.0, 12.0, 7.5, 10.5, 6.5],
    t19: [7.0, 3.0, 1.0, 4.0, 2.5, 9.0, 7.5, 4.5, 4.5, 10.5, 6.5, 6.5, 7.0, 7.0, 4.5, 5.0, 0.5, 4.5, 7.5,
    7.5, 9.5, 5.0, 6.5, 6.5],
    x20: [10.5, 2.5, 4.5, 8.5, 11.0, 4.5],
    t21: [10.5, 2.5, 1.0, 2.5, 2.5, 8.5, 4.5, 4.5, 4.5, 4.5, 6.5, 4.5, 8.5, 2.5, 4.5, 2.5, 0.5, 4.5, 4.5,
    8.5, 9.5, 4.5, 10.0, 4.5],
    x22: [3.0, 9.0, 9.5],
    t23: [3.0, 3.0, 1.0, 3.0, 2.5, 9.0, 8.0, 4.5, 4.5, 9.5, 6.5, 9.5, 3.0, 3.0, 3.0, 3.0, 0.5, 4.5, 9.0, 9.0,
    9.5, 5.0, 9.5, 9.5],
    x24: [11.0, 11.5, 11.5, 3.5],
    t25: [11.0, 3.0, 1.0, 3.5, 2.5, 9.0, 8.0, 3.5, 4.5, 11.5, 6.5, 3.5, 8.5, 10.5, 4.5, 3.5, 0.5, 4.5, 10.5,
    3.5, 9.5, 5.0, 10.0, 3.5],
    x26: [4.0, 10.5],
    t27: [4.0, 3.0, 1.0, 4.0, 2.5, 4.0, 8.0, 4.5, 4.0, 4.0, 6.5, 9.5, 4.0, 4.0, 4.5, 5.0, 0.5, 4.0, 10.5,
    10.0, 4.0, 4.0, 10.0, 10.0],
    x28: [9.0, 5.0],
    t29: [9.0, 3.0, 1.0, 4.0, 2.5, 5.0, 8.0, 4.5, 4.5, 5.0, 6.5, 5.0, 8.5, 5.0, 4.5, 5.0, 0.5, 4.5, 9.0, 5.0,
    9.0, 5.0, 9.0, 5.0],
    x30: [12.0],
    t31: [11.5, 3.0, 1.0, 4.0, 2.5, 9.0, 8.0, 4.5, 4.5, 12.0, 6.5, 9.5, 8.5, 10.5, 4.5, 5.0, 0.5, 4.5, 10.5,
    10.0, 9.5, 5.0, 10.0, 10.0],
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
model.Operation('MINIMUM', x1, x2).To(t3)
model.Operation('MINIMUM', x4, x2).To(t5)
model.Operation('MINIMUM', x6, x2).To(t7)
model.Operation('MINIMUM', x8, x2).To(t9)
model.Operation('MINIMUM', x10, x2).To(t11)
model.Operation('MINIMUM', x12, x2).To(t13)
model.Operation('MINIMUM', x14, x2).To(t15)
model.Operation('MINIMUM', x16, x2).To(t17)
model.Operation('MINIMUM', x18, x2).To(t19)
model.Operation('MINIMUM', x20, x2).To(t21)
model.Operation('MINIMUM', x22, x2).To(t23)
model.Operation('MINIMUM', x24, x2).To(t25)
model.Operation('MINIMUM', x26, x2).To(t27)
model.Operation('MINIMUM', x28, x2).To(t29)
model.Operation('MINIMUM', x30, x2).To(t31)
Example({
    x1: [129, 136, 131, 128, 138, 131, 123, 129, 135, 144, 124, 132],
    x2: [143, 126, 122, 128, 125, 138, 136, 129, 129, 144, 133, 139, 137, 141, 129, 130, 121, 129, 141, 140,
    139, 130, 140, 140],
    t3: [129, 126, 122, 128, 125, 131, 128, 128, 129, 138, 131, 131, 123, 123, 129, 129, 121, 129, 141, 140,
    124, 124, 132, 132],
    x4: [136, 121, 126, 132, 139, 130, 123, 139, 126, 129, 142, 123],
    t5: [136, 121, 122, 121, 125, 132, 126, 129, 129, 130, 133, 130, 123, 139, 123, 130, 121, 129, 126, 129,
    139, 123, 140, 123],
    x6: [139, 134, 133, 144, 132, 139],
    t7: [139, 126, 122, 128, 125, 134, 134, 129, 129, 133, 133, 133, 137, 141, 129, 130, 121, 129, 132, 132,
    139, 130, 139, 139],
    x8: [141, 142, 143, 137, 138, 139, 122, 127],
    t9: [141, 126, 122, 128, 125, 138, 136, 129, 129, 142, 133, 137, 137, 139, 122, 127, 121, 129, 122, 127,
    138, 130, 122, 127],
    x10: [138, 142, 132, 138],
    t11: [138, 126, 122, 128, 125, 138, 136, 129, 129, 138, 133, 139, 132, 132, 129, 130, 121, 129, 138, 138,
    132, 130, 138, 138],
    x12: [125, 130, 143, 132],
    t13: [125, 126, 122, 128, 125, 130, 125, 129, 125, 130, 125, 130, 137, 132, 129, 130, 121, 129, 141, 132,
    139, 130, 140, 132],
    x14: [142, 133],
    t15: [142, 126, 122, 128, 125, 138, 136, 129, 129, 142, 133, 139, 133, 133, 129, 130, 121, 129, 133, 133,
    133, 130, 133, 133],
    x16: [141, 144, 144, 130, 140, 126, 127, 141, 143, 135, 143, 137],
    t17: [141, 126, 122, 128, 125, 126, 127, 129, 129, 135, 133, 137, 137, 141, 129, 130, 121, 126, 127, 140,
    139, 130, 140, 137],
    x18: [134, 132, 144, 135, 141, 133],
    t19: [134, 126, 122, 128, 125, 138, 135, 129, 129, 141, 133, 133, 134, 134, 129, 130, 121, 129, 135, 135,
    139, 130, 133, 133],
    x20: [141, 125, 129, 137, 142, 129],
    t21: [141, 125, 122, 125, 125, 137, 129, 129, 129, 129, 133, 129, 137, 125, 129, 125, 121, 129, 129, 137,
    139, 129, 140, 129],
    x22: [126, 138, 139],
    t23: [126, 126, 122, 126, 125, 138, 136, 129, 129, 139, 133, 139, 126, 126, 126, 126, 121, 129, 138, 138,
    139, 130, 139, 139],
    x24: [142, 143, 143, 127],
    t25: [142, 126, 122, 127, 125, 138, 136, 127, 129, 143, 133, 127, 137, 141, 129, 127, 121, 129, 141, 127,
    139, 130, 140, 127],
    x26: [128, 141],
    t27: [128, 126, 122, 128, 125, 128, 136, 129, 128, 128, 133, 139, 128, 128, 129, 130, 121, 128, 141, 140,
    128, 128, 140, 140],
    x28: [138, 130],
    t29: [138, 126, 122, 128, 125, 130, 136, 129, 129, 130, 133, 130, 137, 130, 129, 130, 121, 129, 138, 130,
    138, 130, 138, 130],
    x30: [144],
    t31: [143, 126, 122, 128, 125, 138, 136, 129, 129, 144, 133, 139, 137, 141, 129, 130, 121, 129, 141, 140,
    139, 130, 140, 140],
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
model.Operation('MINIMUM', x1, x2).To(t3)
model.Operation('MINIMUM', x4, x5).To(t6)
model.Operation('MINIMUM', x7, x8).To(t9)
model.Operation('MINIMUM', x10, x11).To(t12)
model.Operation('MINIMUM', x13, x14).To(t15)
model.Operation('MINIMUM', x16, x17).To(t18)
model.Operation('MINIMUM', x19, x20).To(t21)
model.Operation('MINIMUM', x22, x23).To(t24)
model.Operation('MINIMUM', x25, x26).To(t27)
model.Operation('MINIMUM', x28, x29).To(t30)
model.Operation('MINIMUM', x31, x32).To(t33)
model.Operation('MINIMUM', x34, x35).To(t36)
model.Operation('MINIMUM', x37, x38).To(t39)
model.Operation('MINIMUM', x40, x41).To(t42)
Example({
    x1: [11.5, 10.0, 8.5, 8.5, 8.0, 1.5, 3.5, 6.0, 7.0, 4.5, 8.0, 2.5],
    x2: [7.5, 7.0],
    t3: [7.5, 7.0, 7.5, 7.0, 7.5, 7.0, 7.5, 7.0, 7.5, 7.0, 1.5, 1.5, 3.5, 3.5, 6.0, 6.0, 7.0, 7.0, 4.5, 4.5,
    7.5, 7.0, 2.5, 2.5],
    x4: [2.0, 9.0, 8.5, 12.0, 10.5, 9.5, 12.0, 0.5, 8.0, 4.5, 12.0, 7.0],
    x5: [11.5, 8.0],
    t6: [2.0, 9.0, 2.0, 8.0, 8.5, 11.5, 8.0, 8.0, 10.5, 9.5, 8.0, 8.0, 11.5, 0.5, 8.0, 0.5, 8.0, 4.5, 8.0,
    4.5, 11.5, 7.0, 8.0, 7.0],
    x7: [10.0, 9.5, 0.5, 10.5, 7.5, 3.5],
    x8: [11.0, 4.0, 8.5, 6.5],
    t9: [10.0, 4.0, 8.5, 6.5, 9.5, 4.0, 8.5, 6.5, 0.5, 0.5, 0.5, 0.5, 10.5, 4.0, 8.5, 6.5, 7.5, 4.0, 7.5,
    6.5, 3.5, 3.5, 3.5, 3.5],
    x10: [6.5, 1.5, 2.5, 10.5, 2.5, 3.5, 1.5, 3.0],
    x11: [4.5, 3.0, 3.0],
    t12: [4.5, 1.5, 2.5, 4.5, 3.0, 1.5, 2.5, 3.0, 3.0, 1.5, 2.5, 3.0, 2.5, 3.5, 1.5, 3.0, 2.5, 3.0, 1.5, 3.0,
    2.5, 3.0, 1.5, 3.0],
    x13: [4.5, 11.5, 11.0, 6.5],
    x14: [5.5, 2.0, 8.5, 6.0, 2.5, 4.0],
    t15: [4.5, 2.0, 5.5, 2.0, 4.5, 4.5, 8.5, 6.0, 2.5, 4.0, 2.5, 4.0, 5.5, 2.0, 5.5, 2.0, 8.5, 6.0, 6.5, 6.0,
    2.5, 4.0, 2.5, 4.0],
    x16: [5.0, 10.5, 1.5, 6.5],
    x17: [1.5, 4.5, 1.5, 9.5, 7.0, 9.5],
    t18: [1.5, 1.5, 4.5, 4.5, 1.5, 1.5, 5.0, 9.5, 5.0, 7.0, 5.0, 9.5, 1.5, 1.5, 1.5, 4.5, 1.5, 1.5, 1.5, 6.5,
    1.5, 6.5, 1.5, 6.5],
    x19: [4.0, 10.0],
    x20: [1.0, 8.5, 2.0, 2.0, 2.5, 5.0, 11.5, 8.5, 11.5, 7.5, 2.0, 5.0],
    t21: [1.0, 4.0, 2.0, 2.0, 2.5, 4.0, 4.0, 4.0, 4.0, 4.0, 2.0, 4.0, 1.0, 8.5, 2.0, 2.0, 2.5, 5.0, 10.0,
    8.5, 10.0, 7.5, 2.0, 5.0],
    x22: [10.5, 11.0, 6.5, 12.0, 6.5, 6.5, 4.0, 3.0, 8.5, 3.5, 6.0, 11.0],
    x23: [5.0, 9.0],
    t24: [5.0, 5.0, 5.0, 5.0, 5.0, 5.0, 4.0, 3.0, 5.0, 3.5, 5.0, 5.0, 9.0, 9.0, 6.5, 9.0, 6.5, 6.5, 4.0, 3.0,
    8.5, 3.5, 6.0, 9.0],
    x25: [2.0, 2.5, 3.5, 4.5, 6.5, 2.0],
    x26: [5.5, 10.0, 8.5, 12.0],
    t27: [2.0, 2.0, 2.5, 2.5, 3.5, 3.5, 4.5, 4.5, 5.5, 6.5, 2.0, 2.0, 2.0, 2.0, 2.5, 2.5, 3.5, 3.5, 4.5, 4.5,
    6.5, 6.5, 2.0, 2.0],
    x28: [2.0, 7.0, 8.5, 9.0, 8.0, 3.5],
    x29: [11.0, 2.5, 0.5, 8.5],
    t30: [2.0, 7.0, 2.0, 2.5, 8.5, 9.0, 2.5, 2.5, 8.0, 3.5, 2.5, 2.5, 0.5, 0.5, 2.0, 7.0, 0.5, 0.5, 8.5, 8.5,
    0.5, 0.5, 8.0, 3.5],
    x31: [6.5, 11.5, 4.0],
    x32: [12.0, 5.5, 10.5, 1.0, 9.0, 3.0, 6.5, 4.0],
    t33: [6.5, 5.5, 6.5, 1.0, 11.5, 5.5, 10.5, 1.0, 4.0, 4.0, 4.0, 1.0, 6.5, 3.0, 6.5, 4.0, 9.0, 3.0, 6.5,
    4.0, 4.0, 3.0, 4.0, 4.0],
    x34: [12.0, 6.5, 5.0, 0.5],
    x35: [0.5, 12.0, 6.5, 5.0, 11.0, 5.5],
    t36: [0.5, 0.5, 0.5, 0.5, 12.0, 6.5, 5.0, 0.5, 6.5, 6.5, 5.0, 0.5, 5.0, 5.0, 5.0, 0.5, 11.0, 6.5, 5.0,
    0.5, 5.5, 5.5, 5.0, 0.5],
    x37: [1.5, 3.0],
    x38: [0.5, 2.0, 8.5, 1.5, 4.5, 11.0, 3.5, 4.0, 10.5, 9.5, 7.5, 11.0],
    t39: [0.5, 1.5, 0.5, 2.0, 1.5, 1.5, 3.0, 1.5, 1.5, 1.5, 3.0, 3.0, 1.5, 1.5, 3.0, 3.0, 1.5, 1.5, 3.0, 3.0,
    1.5, 1.5, 3.0, 3.0],
    x40: [7.0, 2.0],
    x41: [9.5, 3.0, 10.5, 7.0, 0.5, 0.5, 2.5, 4.5, 1.0, 8.0, 8.0, 8.0],
    t42: [7.0, 2.0, 3.0, 2.0, 7.0, 2.0, 7.0, 2.0, 0.5, 0.5, 0.5, 0.5, 2.5, 2.0, 4.5, 2.0, 1.0, 1.0, 7.0, 2.0,
    7.0, 2.0, 7.0, 2.0],
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
model.Operation('MINIMUM', x1, x2).To(t3)
model.Operation('MINIMUM', x4, x5).To(t6)
model.Operation('MINIMUM', x7, x8).To(t9)
model.Operation('MINIMUM', x10, x11).To(t12)
model.Operation('MINIMUM', x13, x14).To(t15)
model.Operation('MINIMUM', x16, x17).To(t18)
model.Operation('MINIMUM', x19, x20).To(t21)
model.Operation('MINIMUM', x22, x23).To(t24)
model.Operation('MINIMUM', x25, x26).To(t27)
model.Operation('MINIMUM', x28, x29).To(t30)
model.Operation('MINIMUM', x31, x32).To(t33)
model.Operation('MINIMUM', x34, x35).To(t36)
model.Operation('MINIMUM', x37, x38).To(t39)
model.Operation('MINIMUM', x40, x41).To(t42)
Example({
    x1: [143, 140, 137, 137, 136, 123, 127, 132, 134, 129, 136, 125],
    x2: [135, 134],
    t3: [135, 134, 135, 134, 135, 134, 135, 134, 135, 134, 123, 123, 127, 127, 132, 132, 134, 134, 129, 129,
    135, 134, 125, 125],
    x4: [124, 138, 137, 144, 141, 139, 144, 121, 136, 129, 144, 134],
    x5: [143, 136],
    t6: [124, 138, 124, 136, 137, 143, 136, 136, 141, 139, 136, 136, 143, 121, 136, 121, 136, 129, 136, 129,
    143, 134, 136, 134],
    x7: [140, 139, 121, 141, 135, 127],
    x8: [142, 128, 137, 133],
    t9: [140, 128, 137, 133, 139, 128, 137, 133, 121, 121, 121, 121, 141, 128, 137, 133, 135, 128, 135, 133,
    127, 127, 127, 127],
    x10: [133, 123, 125, 141, 125, 127, 123, 126],
    x11: [129, 126, 126],
    t12: [129, 123, 125, 129, 126, 123, 125, 126, 126, 123, 125, 126, 125, 127, 123, 126, 125, 126, 123, 126,
    125, 126, 123, 126],
    x13: [129, 143, 142, 133],
    x14: [131, 124, 137, 132, 125, 128],
    t15: [129, 124, 131, 124, 129, 129, 137, 132, 125, 128, 125, 128, 131, 124, 131, 124, 137, 132, 133, 132,
    125, 128, 125, 128],
    x16: [130, 141, 123, 133],
    x17: [123, 129, 123, 139, 134, 139],
    t18: [123, 123, 129, 129, 123, 123, 130, 139, 130, 134, 130, 139, 123, 123, 123, 129, 123, 123, 123, 133,
    123, 133, 123, 133],
    x19: [128, 140],
    x20: [122, 137, 124, 124, 125, 130, 143, 137, 143, 135, 124, 130],
    t21: [122, 128, 124, 124, 125, 128, 128, 128, 128, 128, 124, 128, 122, 137, 124, 124, 125, 130, 140, 137,
    140, 135, 124, 130],
    x22: [141, 142, 133, 144, 133, 133, 128, 126, 137, 127, 132, 142],
    x23: [130, 138],
    t24: [130, 130, 130, 130, 130, 130, 128, 126, 130, 127, 130, 130, 138, 138, 133, 138, 133, 133, 128, 126,
    137, 127, 132, 138],
    x25: [124, 125, 127, 129, 133, 124],
    x26: [131, 140, 137, 144],
    t27: [124, 124, 125, 125, 127, 127, 129, 129, 131, 133, 124, 124, 124, 124, 125, 125, 127, 127, 129, 129,
    133, 133, 124, 124],
    x28: [124, 134, 137, 138, 136, 127],
    x29: [142, 125, 121, 137],
    t30: [124, 134, 124, 125, 137, 138, 125, 125, 136, 127, 125, 125, 121, 121, 124, 134, 121, 121, 137, 137,
    121, 121, 136, 127],
    x31: [133, 143, 128],
    x32: [144, 131, 141, 122, 138, 126, 133, 128],
    t33: [133, 131, 133, 122, 143, 131, 141, 122, 128, 128, 128, 122, 133, 126, 133, 128, 138, 126, 133, 128,
    128, 126, 128, 128],
    x34: [144, 133, 130, 121],
    x35: [121, 144, 133, 130, 142, 131],
    t36: [121, 121, 121, 121, 144, 133, 130, 121, 133, 133, 130, 121, 130, 130, 130, 121, 142, 133, 130, 121,
    131, 131, 130, 121],
    x37: [123, 126],
    x38: [121, 124, 137, 123, 129, 142, 127, 128, 141, 139, 135, 142],
    t39: [121, 123, 121, 124, 123, 123, 126, 123, 123, 123, 126, 126, 123, 123, 126, 126, 123, 123, 126, 126,
    123, 123, 126, 126],
    x40: [134, 124],
    x41: [139, 126, 141, 134, 121, 121, 125, 129, 122, 136, 136, 136],
    t42: [134, 124, 126, 124, 134, 124, 134, 124, 121, 121, 121, 121, 125, 124, 129, 124, 122, 122, 134, 124,
    134, 124, 134, 124],
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
c2 = Parameter('c2', ('TENSOR_FLOAT32', [2, 3, 2, 1]), [4.5, 1.5, 9.5, 2.5, 1.5, 2.5, 2.5, 4.5, 5.0, 7.0, 11.0, 6.0])
t3 = Output('t3', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [2, 3, 1, 2]), [8.5, 0.5, 6.0, 4.5, 2.5, 8.0, 9.5, 2.5, 11.0, 2.0, 3.0, 6.0])
t5 = Output('t5', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [2, 3, 1, 1]), [1.0, 10.5, 10.0, 5.5, 7.5, 2.5])
t7 = Output('t7', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [2, 1, 2, 2]), [4.0, 9.0, 2.5, 2.5, 5.5, 6.5, 7.5, 11.5])
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [2, 1, 2, 1]), [4.5, 4.5, 7.5, 11.5])
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [2, 1, 1, 2]), [2.0, 9.5, 4.0, 10.0])
t13 = Output('t13', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [2, 1, 1, 1]), [1.5, 4.0])
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c16 = Parameter('c16', ('TENSOR_FLOAT32', [1, 3, 2, 2]), [10.0, 6.5, 3.5, 9.0, 11.0, 8.0, 11.0, 1.0, 3.0, 7.5, 9.5, 3.5])
t17 = Output('t17', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c18 = Parameter('c18', ('TENSOR_FLOAT32', [1, 3, 2, 1]), [11.5, 5.0, 10.0, 4.0, 1.5, 5.5])
t19 = Output('t19', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [1, 3, 1, 2]), [9.0, 2.5, 6.0, 2.5, 1.0, 5.0])
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1, 3, 1, 1]), [5.0, 8.0, 10.0])
t23 = Output('t23', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [1, 1, 2, 2]), [6.5, 11.0, 10.5, 2.5])
t25 = Output('t25', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [1, 1, 2, 1]), [11.5, 11.0])
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c28 = Parameter('c28', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [4.5, 2.5])
t29 = Output('t29', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c30 = Parameter('c30', ('TENSOR_FLOAT32', [1, 1, 1, 1]), [0.5])
t31 = Output('t31', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
model = Model()
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('MINIMUM', x1, c4).To(t5)
model.Operation('MINIMUM', x1, c6).To(t7)
model.Operation('MINIMUM', x1, c8).To(t9)
model.Operation('MINIMUM', x1, c10).To(t11)
model.Operation('MINIMUM', x1, c12).To(t13)
model.Operation('MINIMUM', x1, c14).To(t15)
model.Operation('MINIMUM', x1, c16).To(t17)
model.Operation('MINIMUM', x1, c18).To(t19)
model.Operation('MINIMUM', x1, c20).To(t21)
model.Operation('MINIMUM', x1, c22).To(t23)
model.Operation('MINIMUM', x1, c24).To(t25)
model.Operation('MINIMUM', x1, c26).To(t27)
model.Operation('MINIMUM', x1, c28).To(t29)
model.Operation('MINIMUM', x1, c30).To(t31)
Example({
    x1: [11.0, 2.0, 4.5, 10.5, 9.0, 3.0, 2.5, 2.0, 8.5, 12.0, 12.0, 11.5, 12.0, 3.0, 5.5, 11.0, 1.0, 9.0,
    4.5, 3.0, 1.0, 7.5, 9.5, 8.0],
    t3: [4.5, 2.0, 1.5, 1.5, 9.0, 3.0, 2.5, 2.0, 1.5, 1.5, 2.5, 2.5, 2.5, 2.5, 4.5, 4.5, 1.0, 5.0, 4.5, 3.0,
    1.0, 7.5, 6.0, 6.0],
    t5: [8.5, 0.5, 4.5, 0.5, 6.0, 3.0, 2.5, 2.0, 2.5, 8.0, 2.5, 8.0, 9.5, 2.5, 5.5, 2.5, 1.0, 2.0, 4.5, 2.0,
    1.0, 6.0, 3.0, 6.0],
    t7: [1.0, 1.0, 1.0, 1.0, 9.0, 3.0, 2.5, 2.0, 8.5, 10.0, 10.0, 10.0, 5.5, 3.0, 5.5, 5.5, 1.0, 7.5, 4.5,
    3.0, 1.0, 2.5, 2.5, 2.5],
    t9: [4.0, 2.0, 2.5, 2.5, 4.0, 3.0, 2.5, 2.0, 4.0, 9.0, 2.5, 2.5, 5.5, 3.0, 5.5, 11.0, 1.0, 6.5, 4.5,
    3.0, 1.0, 6.5, 7.5, 8.0],
    t11: [4.5, 2.0, 4.5, 4.5, 4.5, 3.0, 2.5, 2.0, 4.5, 4.5, 4.5, 4.5, 7.5, 3.0, 5.5, 11.0, 1.0, 7.5, 4.5,
    3.0, 1.0, 7.5, 9.5, 8.0],
    t13: [2.0, 2.0, 2.0, 9.5, 2.0, 3.0, 2.0, 2.0, 2.0, 9.5, 2.0, 9.5, 4.0, 3.0, 4.0, 10.0, 1.0, 9.0, 4.0,
    3.0, 1.0, 7.5, 4.0, 8.0],
    t15: [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 4.0, 3.0, 4.0, 4.0, 1.0, 4.0, 4.0, 3.0,
    1.0, 4.0, 4.0, 4.0],
    t17: [10.0, 2.0, 3.5, 9.0, 9.0, 3.0, 2.5, 1.0, 3.0, 7.5, 9.5, 3.5, 10.0, 3.0, 3.5, 9.0, 1.0, 8.0, 4.5,
    1.0, 1.0, 7.5, 9.5, 3.5],
    t19: [11.0, 2.0, 4.5, 5.0, 9.0, 3.0, 2.5, 2.0, 1.5, 1.5, 5.5, 5.5, 11.5, 3.0, 5.0, 5.0, 1.0, 9.0, 4.0,
    3.0, 1.0, 1.5, 5.5, 5.5],
    t21: [9.0, 2.0, 4.5, 2.5, 6.0, 2.5, 2.5, 2.0, 1.0, 5.0, 1.0, 5.0, 9.0, 2.5, 5.5, 2.5, 1.0, 2.5, 4.5, 2.5,
    1.0, 5.0, 1.0, 5.0],
    t23: [5.0, 2.0, 4.5, 5.0, 8.0, 3.0, 2.5, 2.0, 8.5, 10.0, 10.0, 10.0, 5.0, 3.0, 5.0, 5.0, 1.0, 8.0, 4.5,
    3.0, 1.0, 7.5, 9.5, 8.0],
    t25: [6.5, 2.0, 4.5, 2.5, 6.5, 3.0, 2.5, 2.0, 6.5, 11.0, 10.5, 2.5, 6.5, 3.0, 5.5, 2.5, 1.0, 9.0, 4.5,
    2.5, 1.0, 7.5, 9.5, 2.5],
    t27: [11.0, 2.0, 4.5, 10.5, 9.0, 3.0, 2.5, 2.0, 8.5, 11.5, 11.0, 11.0, 11.5, 3.0, 5.5, 11.0, 1.0, 9.0,
    4.5, 3.0, 1.0, 7.5, 9.5, 8.0],
    t29: [4.5, 2.0, 4.5, 2.5, 4.5, 2.5, 2.5, 2.0, 4.5, 2.5, 4.5, 2.5, 4.5, 2.5, 4.5, 2.5, 1.0, 2.5, 4.5, 2.5,
    1.0, 2.5, 4.5, 2.5],
    t31: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5,
    0.5, 0.5, 0.5, 0.5],
}, name='second_known').AddVariations('float16').DisableLifeTimeVariation()

# The second operand is a constant that is repeated.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1], 0.5, 120), [129, 123, 139, 125, 123, 125, 125, 129, 130, 134, 142, 132])
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 2], 0.5, 120), [137, 121, 132, 129, 125, 136, 139, 125, 142, 124, 126, 132])
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 0.5, 120), [122, 141, 140, 131, 135, 125])
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 0.5, 120), [128, 138, 125, 125, 131, 133, 135, 143])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.5, 120), [129, 129, 135, 143])
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2], 0.5, 120), [124, 139, 128, 140])
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.5, 120), [123, 128])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.5, 120), [140, 133, 127, 138, 142, 136, 142, 122, 126, 135, 139, 127])
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.5, 120), [143, 130, 140, 128, 123, 131])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 2], 0.5, 120), [138, 125, 132, 125, 122, 130])
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 1], 0.5, 120), [130, 136, 140])
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2], 0.5, 120), [133, 142, 141, 125])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1], 0.5, 120), [143, 142])
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120), [129, 125])
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 120), [121])
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
model = Model()
model.Operation('MINIMUM', x1, c2).To(t3)
model.Operation('MINIMUM', x1, c4).To(t5)
model.Operation('MINIMUM', x1, c6).To(t7)
model.Operation('MINIMUM', x1, c8).To(t9)
model.Operation('MINIMUM', x1, c10).To(t11)
model.Operation('MINIMUM', x1, c12).To(t13)
model.Operation('MINIMUM', x1, c14).To(t15)
model.Operation('MINIMUM', x1, c16).To(t17)
model.Operation('MINIMUM', x1, c18).To(t19)
model.Operation('MINIMUM', x1, c20).To(t21)
model.Operation('MINIMUM', x1, c22).To(t23)
model.Operation('MINIMUM', x1, c24).To(t25)
model.Operation('MINIMUM', x1, c26).To(t27)
model.Operation('MINIMUM', x1, c28).To(t29)
model.Operation('MINIMUM', x1, c30).To(t31)
Example({
    x1: [142, 124, 129, 141, 138, 126, 125, 124, 137, 144, 144, 143, 144, 126, 131, 142, 122, 138, 129, 126,
    122, 135, 139, 136],
    t3: [129, 124, 123, 123, 138, 126, 125, 124, 123, 123, 125, 125, 125, 125, 129, 129, 122, 130, 129, 126,
    122, 135, 132, 132],
    t5: [137, 121, 129, 121, 132, 126, 125, 124, 125, 136, 125, 136, 139, 125, 131, 125, 122, 124, 129, 124,
    122, 132, 126, 132],
    t7: [122, 122, 122, 122, 138, 126, 125, 124, 137, 140, 140, 140, 131, 126, 131, 131, 122, 135, 129, 126,
    122, 125, 125, 125],
    t9: [128, 124, 125, 125, 128, 126, 125, 124, 128, 138, 125, 125, 131, 126, 131, 142, 122, 133, 129, 126,
    122, 133, 135, 136],
    t11: [129, 124, 129, 129, 129, 126, 125, 124, 129, 129, 129, 129, 135, 126, 131, 142, 122, 135, 129, 126,
    122, 135, 139, 136],
    t13: [124, 124, 124, 139, 124, 126, 124, 124, 124, 139, 124, 139, 128, 126, 128, 140, 122, 138, 128, 126,
    122, 135, 128, 136],
    t15: [123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 128, 126, 128, 128, 122, 128, 128, 126,
    122, 128, 128, 128],
    t17: [140, 124, 127, 138, 138, 126, 125, 122, 126, 135, 139, 127, 140, 126, 127, 138, 122, 136, 129, 122,
    122, 135, 139, 127],
    t19: [142, 124, 129, 130, 138, 126, 125, 124, 123, 123, 131, 131, 143, 126, 130, 130, 122, 138, 128, 126,
    122, 123, 131, 131],
    t21: [138, 124, 129, 125, 132, 125, 125, 124, 122, 130, 122, 130, 138, 125, 131, 125, 122, 125, 129, 125,
    122, 130, 122, 130],
    t23: [130, 124, 129, 130, 136, 126, 125, 124, 137, 140, 140, 140, 130, 126, 130, 130, 122, 136, 129, 126,
    122, 135, 139, 136],
    t25: [133, 124, 129, 125, 133, 126, 125, 124, 133, 142, 141, 125, 133, 126, 131, 125, 122, 138, 129, 125,
    122, 135, 139, 125],
    t27: [142, 124, 129, 141, 138, 126, 125, 124, 137, 143, 142, 142, 143, 126, 131, 142, 122, 138, 129, 126,
    122, 135, 139, 136],
    t29: [129, 124, 129, 125, 129, 125, 125, 124, 129, 125, 129, 125, 129, 125, 129, 125, 122, 125, 129, 125,
    122, 125, 129, 125],
    t31: [121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121,
    121, 121, 121, 121],
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
c1 = Parameter('c1', ('TENSOR_FLOAT32', [2, 3, 2, 1]), [10.5, 10.5, 4.5, 10.5, 1.0, 10.5, 9.0, 8.0, 10.5, 10.0, 6.0, 11.5])
x2 = Input('x2', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
t3 = Output('t3', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [2, 3, 1, 2]), [7.0, 3.0, 3.0, 2.5, 8.5, 2.5, 1.0, 2.0, 10.0, 9.5, 9.5, 2.0])
t5 = Output('t5', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [2, 3, 1, 1]), [4.5, 10.0, 1.0, 4.0, 10.5, 9.0])
t7 = Output('t7', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [2, 1, 2, 2]), [6.0, 9.5, 6.0, 2.0, 7.0, 6.5, 11.0, 2.5])
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [2, 1, 2, 1]), [3.0, 1.0, 9.0, 4.0])
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [2, 1, 1, 2]), [4.0, 7.5, 9.0, 6.0])
t13 = Output('t13', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [2, 1, 1, 1]), [3.0, 8.0])
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c16 = Parameter('c16', ('TENSOR_FLOAT32', [1, 3, 2, 2]), [12.0, 6.0, 9.0, 11.5, 3.0, 6.5, 11.0, 12.0, 11.0, 1.5, 2.5, 9.0])
t17 = Output('t17', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c18 = Parameter('c18', ('TENSOR_FLOAT32', [1, 3, 2, 1]), [10.0, 10.5, 4.5, 4.0, 9.0, 8.0])
t19 = Output('t19', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [1, 3, 1, 2]), [7.5, 2.5, 1.0, 6.5, 3.5, 2.5])
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1, 3, 1, 1]), [1.5, 4.5, 9.0])
t23 = Output('t23', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [1, 1, 2, 2]), [1.5, 9.0, 8.5, 8.5])
t25 = Output('t25', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [1, 1, 2, 1]), [9.5, 11.0])
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c28 = Parameter('c28', ('TENSOR_FLOAT32', [1, 1, 1, 2]), [11.5, 10.5])
t29 = Output('t29', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
c30 = Parameter('c30', ('TENSOR_FLOAT32', [1, 1, 1, 1]), [1.5])
t31 = Output('t31', ('TENSOR_FLOAT32', [2, 3, 2, 2]))
model = Model()
model.Operation('MINIMUM', c1, x2).To(t3)
model.Operation('MINIMUM', c4, x2).To(t5)
model.Operation('MINIMUM', c6, x2).To(t7)
model.Operation('MINIMUM', c8, x2).To(t9)
model.Operation('MINIMUM', c10, x2).To(t11)
model.Operation('MINIMUM', c12, x2).To(t13)
model.Operation('MINIMUM', c14, x2).To(t15)
model.Operation('MINIMUM', c16, x2).To(t17)
model.Operation('MINIMUM', c18, x2).To(t19)
model.Operation('MINIMUM', c20, x2).To(t21)
model.Operation('MINIMUM', c22, x2).To(t23)
model.Operation('MINIMUM', c24, x2).To(t25)
model.Operation('MINIMUM', c26, x2).To(t27)
model.Operation('MINIMUM', c28, x2).To(t29)
model.Operation('MINIMUM', c30, x2).To(t31)
Example({
    x2: [9.5, 1.0, 8.5, 7.0, 3.5, 7.0, 2.5, 5.5, 2.5, 12.0, 4.0, 10.0, 7.5, 11.5, 6.5, 4.5, 11.0, 5.5, 2.0,
    4.5, 10.0, 3.5, 1.5, 10.0],
    t3: [9.5, 1.0, 8.5, 7.0, 3.5, 4.5, 2.5, 5.5, 1.0, 1.0, 4.0, 10.0, 7.5, 9.0, 6.5, 4.5, 10.5, 5.5, 2.0,
    4.5, 6.0, 3.5, 1.5, 10.0],
    t5: [7.0, 1.0, 7.0, 3.0, 3.0, 2.5, 2.5, 2.5, 2.5, 2.5, 4.0, 2.5, 1.0, 2.0, 1.0, 2.0, 10.0, 5.5, 2.0,
    4.5, 9.5, 2.0, 1.5, 2.0],
    t7: [4.5, 1.0, 4.5, 4.5, 3.5, 7.0, 2.5, 5.5, 1.0, 1.0, 1.0, 1.0, 4.0, 4.0, 4.0, 4.0, 10.5, 5.5, 2.0,
    4.5, 9.0, 3.5, 1.5, 9.0],
    t9: [6.0, 1.0, 6.0, 2.0, 3.5, 7.0, 2.5, 2.0, 2.5, 9.5, 4.0, 2.0, 7.0, 6.5, 6.5, 2.5, 7.0, 5.5, 2.0, 2.5,
    7.0, 3.5, 1.5, 2.5],
    t11: [3.0, 1.0, 1.0, 1.0, 3.0, 3.0, 1.0, 1.0, 2.5, 3.0, 1.0, 1.0, 7.5, 9.0, 4.0, 4.0, 9.0, 5.5, 2.0, 4.0,
    9.0, 3.5, 1.5, 4.0],
    t13: [4.0, 1.0, 4.0, 7.0, 3.5, 7.0, 2.5, 5.5, 2.5, 7.5, 4.0, 7.5, 7.5, 6.0, 6.5, 4.5, 9.0, 5.5, 2.0, 4.5,
    9.0, 3.5, 1.5, 6.0],
    t15: [3.0, 1.0, 3.0, 3.0, 3.0, 3.0, 2.5, 3.0, 2.5, 3.0, 3.0, 3.0, 7.5, 8.0, 6.5, 4.5, 8.0, 5.5, 2.0, 4.5,
    8.0, 3.5, 1.5, 8.0],
    t17: [9.5, 1.0, 8.5, 7.0, 3.0, 6.5, 2.5, 5.5, 2.5, 1.5, 2.5, 9.0, 7.5, 6.0, 6.5, 4.5, 3.0, 5.5, 2.0, 4.5,
    10.0, 1.5, 1.5, 9.0],
    t19: [9.5, 1.0, 8.5, 7.0, 3.5, 4.5, 2.5, 4.0, 2.5, 9.0, 4.0, 8.0, 7.5, 10.0, 6.5, 4.5, 4.5, 4.5, 2.0,
    4.0, 9.0, 3.5, 1.5, 8.0],
    t21: [7.5, 1.0, 7.5, 2.5, 1.0, 6.5, 1.0, 5.5, 2.5, 2.5, 3.5, 2.5, 7.5, 2.5, 6.5, 2.5, 1.0, 5.5, 1.0, 4.5,
    3.5, 2.5, 1.5, 2.5],
    t23: [1.5, 1.0, 1.5, 1.5, 3.5, 4.5, 2.5, 4.5, 2.5, 9.0, 4.0, 9.0, 1.5, 1.5, 1.5, 1.5, 4.5, 4.5, 2.0, 4.5,
    9.0, 3.5, 1.5, 9.0],
    t25: [1.5, 1.0, 8.5, 7.0, 1.5, 7.0, 2.5, 5.5, 1.5, 9.0, 4.0, 8.5, 1.5, 9.0, 6.5, 4.5, 1.5, 5.5, 2.0, 4.5,
    1.5, 3.5, 1.5, 8.5],
    t27: [9.5, 1.0, 8.5, 7.0, 3.5, 7.0, 2.5, 5.5, 2.5, 9.5, 4.0, 10.0, 7.5, 9.5, 6.5, 4.5, 9.5, 5.5, 2.0,
    4.5, 9.5, 3.5, 1.5, 10.0],
    t29: [9.5, 1.0, 8.5, 7.0, 3.5, 7.0, 2.5, 5.5, 2.5, 10.5, 4.0, 10.0, 7.5, 10.5, 6.5, 4.5, 11.0, 5.5, 2.0,
    4.5, 10.0, 3.5, 1.5, 10.0],
    t31: [1.5, 1.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5,
    1.5, 1.5, 1.5, 1.5],
}, name='first_known').AddVariations('float16').DisableLifeTimeVariation()

# The first operand is a constant that is repeated.
# Expected values: float64 formula.
c1 = Parameter('c1', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 1], 0.5, 120), [141, 141, 129, 141, 122, 141, 138, 136, 141, 140, 132, 143])
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 2], 0.5, 120), [134, 126, 126, 125, 137, 125, 122, 124, 140, 139, 139, 124])
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [2, 3, 1, 1], 0.5, 120), [129, 140, 122, 128, 141, 138])
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 0.5, 120), [132, 139, 132, 124, 134, 133, 142, 125])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 1], 0.5, 120), [126, 122, 138, 128])
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 2], 0.5, 120), [128, 135, 138, 132])
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 1], 0.5, 120), [126, 136])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.5, 120), [144, 132, 138, 143, 126, 133, 142, 144, 142, 123, 125, 138])
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 1], 0.5, 120), [140, 141, 129, 128, 138, 136])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 2], 0.5, 120), [135, 125, 122, 133, 127, 125])
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [1, 3, 1, 1], 0.5, 120), [123, 129, 138])
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2], 0.5, 120), [123, 138, 137, 137])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 1], 0.5, 120), [139, 142])
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120), [143, 141])
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 120), [123])
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.5, 120))
model = Model()
model.Operation('MINIMUM', c1, x2).To(t3)
model.Operation('MINIMUM', c4, x2).To(t5)
model.Operation('MINIMUM', c6, x2).To(t7)
model.Operation('MINIMUM', c8, x2).To(t9)
model.Operation('MINIMUM', c10, x2).To(t11)
model.Operation('MINIMUM', c12, x2).To(t13)
model.Operation('MINIMUM', c14, x2).To(t15)
model.Operation('MINIMUM', c16, x2).To(t17)
model.Operation('MINIMUM', c18, x2).To(t19)
model.Operation('MINIMUM', c20, x2).To(t21)
model.Operation('MINIMUM', c22, x2).To(t23)
model.Operation('MINIMUM', c24, x2).To(t25)
model.Operation('MINIMUM', c26, x2).To(t27)
model.Operation('MINIMUM', c28, x2).To(t29)
model.Operation('MINIMUM', c30, x2).To(t31)
Example({
    x2: [139, 122, 137, 134, 127, 134, 125, 131, 125, 144, 128, 140, 135, 143, 133, 129, 142, 131, 124, 129,
    140, 127, 123, 140],
    t3: [139, 122, 137, 134, 127, 129, 125, 131, 122, 122, 128, 140, 135, 138, 133, 129, 141, 131, 124, 129,
    132, 127, 123, 140],
    t5: [134, 122, 134, 126, 126, 125, 125, 125, 125, 125, 128, 125, 122, 124, 122, 124, 140, 131, 124, 129,
    139, 124, 123, 124],
    t7: [129, 122, 129, 129, 127, 134, 125, 131, 122, 122, 122, 122, 128, 128, 128, 128, 141, 131, 124, 129,
    138, 127, 123, 138],
    t9: [132, 122, 132, 124, 127, 134, 125, 124, 125, 139, 128, 124, 134, 133, 133, 125, 134, 131, 124, 125,
    134, 127, 123, 125],
    t11: [126, 122, 122, 122, 126, 126, 122, 122, 125, 126, 122, 122, 135, 138, 128, 128, 138, 131, 124, 128,
    138, 127, 123, 128],
    t13: [128, 122, 128, 134, 127, 134, 125, 131, 125, 135, 128, 135, 135, 132, 133, 129, 138, 131, 124, 129,
    138, 127, 123, 132],
    t15: [126, 122, 126, 126, 126, 126, 125, 126, 125, 126, 126, 126, 135, 136, 133, 129, 136, 131, 124, 129,
    136, 127, 123, 136],
    t17: [139, 122, 137, 134, 126, 133, 125, 131, 125, 123, 125, 138, 135, 132, 133, 129, 126, 131, 124, 129,
    140, 123, 123, 138],
    t19: [139, 122, 137, 134, 127, 129, 125, 128, 125, 138, 128, 136, 135, 140, 133, 129, 129, 129, 124, 128,
    138, 127, 123, 136],
    t21: [135, 122, 135, 125, 122, 133, 122, 131, 125, 125, 127, 125, 135, 125, 133, 125, 122, 131, 122, 129,
    127, 125, 123, 125],
    t23: [123, 122, 123, 123, 127, 129, 125, 129, 125, 138, 128, 138, 123, 123, 123, 123, 129, 129, 124, 129,
    138, 127, 123, 138],
    t25: [123, 122, 137, 134, 123, 134, 125, 131, 123, 138, 128, 137, 123, 138, 133, 129, 123, 131, 124, 129,
    123, 127, 123, 137],
    t27: [139, 122, 137, 134, 127, 134, 125, 131, 125, 139, 128, 140, 135, 139, 133, 129, 139, 131, 124, 129,
    139, 127, 123, 140],
    t29: [139, 122, 137, 134, 127, 134, 125, 131, 125, 141, 128, 140, 135, 141, 133, 129, 142, 131, 124, 129,
    140, 127, 123, 140],
    t31: [123, 122, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123,
    123, 123, 123, 123],
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
