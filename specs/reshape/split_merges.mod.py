# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: operations in a row that are merged, moved or cancelled.

# Parts that are joined again, or otherwise.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3]))
t2 = Internal('t2', ('TENSOR_FLOAT32', [2, 1]))
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 1]))
t4 = Internal('t4', ('TENSOR_FLOAT32', [2, 1]))
t5 = Output('t5', ('TENSOR_FLOAT32', [2, 3]))
x6 = Input('x6', ('TENSOR_FLOAT32', [2, 3]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [2, 1]))
t8 = Internal('t8', ('TENSOR_FLOAT32', [2, 1]))
t9 = Internal('t9', ('TENSOR_FLOAT32', [2, 1]))
t10 = Output('t10', ('TENSOR_FLOAT32', [2, 3]))
x11 = Input('x11', ('TENSOR_FLOAT32', [2, 3]))
t12 = Internal('t12', ('TENSOR_FLOAT32', [2, 1]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 1]))
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 1]))
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 3]))
x16 = Input('x16', ('TENSOR_FLOAT32', [2, 3]))
t17 = Internal('t17', ('TENSOR_FLOAT32', [2, 1]))
t18 = Internal('t18', ('TENSOR_FLOAT32', [2, 1]))
t19 = Internal('t19', ('TENSOR_FLOAT32', [2, 1]))
t20 = Output('t20', ('TENSOR_FLOAT32', [2, 3]))
x21 = Input('x21', ('TENSOR_FLOAT32', [2, 4]))
t22 = Internal('t22', ('TENSOR_FLOAT32', [2, 2]))
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 2]))
t24 = Output('t24', ('TENSOR_FLOAT32', [4, 2]))
x25 = Input('x25', ('TENSOR_FLOAT32', [2, 3]))
t26 = Internal('t26', ('TENSOR_FLOAT32', [2, 1]))
t27 = Internal('t27', ('TENSOR_FLOAT32', [2, 1]))
t28 = Internal('t28', ('TENSOR_FLOAT32', [2, 1]))
t29 = Output('t29', ('TENSOR_FLOAT32', [2, 2]))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
model.Operation('CONCATENATION', t2, t3, t4, 1).To(t5)
model.Operation('SPLIT', x6, 1, 3).To(t7, t8, t9)
model.Operation('CONCATENATION', t9, t8, t7, 1).To(t10)
model.Operation('SPLIT', x11, 1, 3).To(t12, t13, t14)
model.Operation('CONCATENATION', t13, t14, t12, 1).To(t15)
model.Operation('SPLIT', x16, 1, 3).To(t17, t18, t19)
model.Operation('CONCATENATION', t17, t17, t19, 1).To(t20)
model.Operation('SPLIT', x21, 1, 2).To(t22, t23)
model.Operation('CONCATENATION', t22, t23, 0).To(t24)
model.Operation('SPLIT', x25, 1, 3).To(t26, t27, t28)
model.Operation('CONCATENATION', t26, t28, 1).To(t29)
Example({
    x1: [-3.0, -1.0, 3.5, 2.0, 3.5, -3.5],
    t5: [-3.0, -1.0, 3.5, 2.0, 3.5, -3.5],
    x6: [3.5, 1.5, -3.0, -4.0, -2.5, 4.0],
    t10: [-3.0, 1.5, 3.5, 4.0, -2.5, -4.0],
    x11: [1.0, -1.0, -2.5, 3.5, -0.5, -4.0],
    t15: [-1.0, -2.5, 1.0, -0.5, -4.0, 3.5],
    x16: [1.5, -2.5, 0.5, 4.0, 0.5, -2.0],
    t20: [1.5, 1.5, 0.5, 4.0, 4.0, -2.0],
    x21: [0.5, -3.0, 2.5, -0.5, 0.5, 2.5, 3.5, -4.0],
    t24: [0.5, -3.0, 0.5, 2.5, 2.5, -0.5, 3.5, -4.0],
    x25: [3.0, -2.0, -1.0, 1.0, -1.5, -3.0],
    t29: [3.0, -1.0, 1.0, -3.0],
}, name='again').AddVariations('float16').DisableLifeTimeVariation()

# Parts that are joined again, or otherwise.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t2 = Internal('t2', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x6 = Input('x6', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t17 = Internal('t17', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x21 = Input('x21', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
x25 = Input('x25', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t26 = Internal('t26', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t28 = Internal('t28', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120))
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
model.Operation('CONCATENATION', t2, t3, t4, 1).To(t5)
model.Operation('SPLIT', x6, 1, 3).To(t7, t8, t9)
model.Operation('CONCATENATION', t9, t8, t7, 1).To(t10)
model.Operation('SPLIT', x11, 1, 3).To(t12, t13, t14)
model.Operation('CONCATENATION', t13, t14, t12, 1).To(t15)
model.Operation('SPLIT', x16, 1, 3).To(t17, t18, t19)
model.Operation('CONCATENATION', t17, t17, t19, 1).To(t20)
model.Operation('SPLIT', x21, 1, 2).To(t22, t23)
model.Operation('CONCATENATION', t22, t23, 0).To(t24)
model.Operation('SPLIT', x25, 1, 3).To(t26, t27, t28)
model.Operation('CONCATENATION', t26, t28, 1).To(t29)
Example({
    x1: [114, 118, 127, 124, 127, 113],
    t5: [114, 118, 127, 124, 127, 113],
    x6: [127, 123, 114, 112, 115, 128],
    t10: [114, 123, 127, 128, 115, 112],
    x11: [122, 118, 115, 127, 119, 112],
    t15: [118, 115, 122, 119, 112, 127],
    x16: [123, 115, 121, 128, 121, 116],
    t20: [123, 123, 121, 128, 128, 116],
    x21: [121, 114, 125, 119, 121, 125, 127, 112],
    t24: [121, 114, 121, 125, 125, 119, 127, 112],
    x25: [126, 116, 118, 122, 117, 114],
    t29: [126, 118, 122, 114],
}, name='again_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
