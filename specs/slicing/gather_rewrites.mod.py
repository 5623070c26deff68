# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: moves that can be merged, or taken past another operation, if one takes care.

# Rows of rows, and columns of rows.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [5, 5]))
c2 = Parameter('c2', ('TENSOR_INT32', [4]), [4, 2, 0, 1])
t4 = Internal('t4', ('TENSOR_FLOAT32', [4, 5]))
c3 = Parameter('c3', ('TENSOR_INT32', [4]), [3, 0, 1, 1])
t5 = Output('t5', ('TENSOR_FLOAT32', [4, 5]))
t6 = Output('t6', ('TENSOR_FLOAT32', [4, 4]))
t7 = Output('t7', ('TENSOR_FLOAT32', [2, 5]))
t8 = Internal('t8', ('TENSOR_FLOAT32', [4, 5]))
t9 = Output('t9', ('TENSOR_FLOAT32', [4, 5]))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t4)
model.Operation('GATHER', t4, 0, c3).To(t5)
model.Operation('GATHER', t4, 1, c3).To(t6)
model.Operation('SLICE', t4, [1, 0], [2, 5]).To(t7)
model.Operation('SLICE', x1, [1, 0], [4, 5]).To(t8)
model.Operation('GATHER', t8, 0, c3).To(t9)
Example({
    x1: [0.8125, -2.25, 0.5625, -2.8125, 3.8125, 2.0625, -3.0, -2.5625, 3.0, -0.875, 0.9375, 2.5, 0.625,
    3.6875, 2.9375, -1.8125, -1.9375, -2.0625, -1.375, -1.6875, -3.4375, 2.8125, -1.5, 0.75, 1.3125],
    t5: [2.0625, -3.0, -2.5625, 3.0, -0.875, -3.4375, 2.8125, -1.5, 0.75, 1.3125, 0.9375, 2.5, 0.625,
    3.6875, 2.9375, 0.9375, 2.5, 0.625, 3.6875, 2.9375],
    t6: [0.75, -3.4375, 2.8125, 2.8125, 3.6875, 0.9375, 2.5, 2.5, -2.8125, 0.8125, -2.25, -2.25, 3.0,
    2.0625, -3.0, -3.0],
    t7: [0.9375, 2.5, 0.625, 3.6875, 2.9375, 0.8125, -2.25, 0.5625, -2.8125, 3.8125],
    t9: [-3.4375, 2.8125, -1.5, 0.75, 1.3125, 2.0625, -3.0, -2.5625, 3.0, -0.875, 0.9375, 2.5, 0.625,
    3.6875, 2.9375, 0.9375, 2.5, 0.625, 3.6875, 2.9375],
}, name='twice').AddVariations('float16').DisableLifeTimeVariation()

# Rows of rows, and columns of rows. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [5, 5]))
c2 = Parameter('c2', ('TENSOR_INT32', [4]), [4, 2, 0, 1])
t10 = Internal('t10', ('TENSOR_FLOAT32', [4, 5]))
c3 = Parameter('c3', ('TENSOR_INT32', [4]), [3, 0, 1, 1])
t11 = Output('t11', ('TENSOR_FLOAT32', [4, 5]))
t12 = Internal('t12', ('TENSOR_FLOAT32', [4, 5]))
t13 = Output('t13', ('TENSOR_FLOAT32', [4, 4]))
t14 = Internal('t14', ('TENSOR_FLOAT32', [4, 5]))
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 5]))
t16 = Internal('t16', ('TENSOR_FLOAT32', [4, 5]))
t17 = Output('t17', ('TENSOR_FLOAT32', [4, 5]))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t10)
model.Operation('GATHER', t10, 0, c3).To(t11)
model.Operation('GATHER', x1, 0, c2).To(t12)
model.Operation('GATHER', t12, 1, c3).To(t13)
model.Operation('GATHER', x1, 0, c2).To(t14)
model.Operation('SLICE', t14, [1, 0], [2, 5]).To(t15)
model.Operation('SLICE', x1, [1, 0], [4, 5]).To(t16)
model.Operation('GATHER', t16, 0, c3).To(t17)
Example({
    x1: [0.8125, -2.25, 0.5625, -2.8125, 3.8125, 2.0625, -3.0, -2.5625, 3.0, -0.875, 0.9375, 2.5, 0.625,
    3.6875, 2.9375, -1.8125, -1.9375, -2.0625, -1.375, -1.6875, -3.4375, 2.8125, -1.5, 0.75, 1.3125],
    t11: [2.0625, -3.0, -2.5625, 3.0, -0.875, -3.4375, 2.8125, -1.5, 0.75, 1.3125, 0.9375, 2.5, 0.625,
    3.6875, 2.9375, 0.9375, 2.5, 0.625, 3.6875, 2.9375],
    t13: [0.75, -3.4375, 2.8125, 2.8125, 3.6875, 0.9375, 2.5, 2.5, -2.8125, 0.8125, -2.25, -2.25, 3.0,
    2.0625, -3.0, -3.0],
    t15: [0.9375, 2.5, 0.625, 3.6875, 2.9375, 0.8125, -2.25, 0.5625, -2.8125, 3.8125],
    t17: [-3.4375, 2.8125, -1.5, 0.75, 1.3125, 2.0625, -3.0, -2.5625, 3.0, -0.875, 0.9375, 2.5, 0.625,
    3.6875, 2.9375, 0.9375, 2.5, 0.625, 3.6875, 2.9375],
}, name='twice_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Rows of rows, and columns of rows.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [5, 5], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_INT32', [4]), [4, 2, 0, 1])
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [4, 5], 0.5, 120))
c3 = Parameter('c3', ('TENSOR_INT32', [4]), [3, 0, 1, 1])
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [4, 5], 0.5, 120))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.5, 120))
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [2, 5], 0.5, 120))
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [4, 5], 0.5, 120))
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [4, 5], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t4)
model.Operation('GATHER', t4, 0, c3).To(t5)
model.Operation('GATHER', t4, 1, c3).To(t6)
model.Operation('SLICE', t4, [1, 0], [2, 5]).To(t7)
model.Operation('SLICE', x1, [1, 0], [4, 5]).To(t8)
model.Operation('GATHER', t8, 0, c3).To(t9)
Example({
    x1: [98, 148, 147, 74, 133, 79, 175, 157, 76, 83, 110, 139, 164, 134, 173, 95, 93, 91, 102, 97, 69, 161,
    100, 136, 145],
    t5: [79, 175, 157, 76, 83, 69, 161, 100, 136, 145, 110, 139, 164, 134, 173, 110, 139, 164, 134, 173],
    t6: [136, 69, 161, 161, 134, 110, 139, 139, 74, 98, 148, 148, 76, 79, 175, 175],
    t7: [110, 139, 164, 134, 173, 98, 148, 147, 74, 133],
    t9: [69, 161, 100, 136, 145, 79, 175, 157, 76, 83, 110, 139, 164, 134, 173, 110, 139, 164, 134, 173],
}, name='twice_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Rows of rows, and columns of rows. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [5, 5], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_INT32', [4]), [4, 2, 0, 1])
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [4, 5], 0.5, 120))
c3 = Parameter('c3', ('TENSOR_INT32', [4]), [3, 0, 1, 1])
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [4, 5], 0.5, 120))
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [4, 5], 0.5, 120))
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [4, 4], 0.5, 120))
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [4, 5], 0.5, 120))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 5], 0.5, 120))
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [4, 5], 0.5, 120))
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [4, 5], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t10)
model.Operation('GATHER', t10, 0, c3).To(t11)
model.Operation('GATHER', x1, 0, c2).To(t12)
model.Operation('GATHER', t12, 1, c3).To(t13)
model.Operation('GATHER', x1, 0, c2).To(t14)
model.Operation('SLICE', t14, [1, 0], [2, 5]).To(t15)
model.Operation('SLICE', x1, [1, 0], [4, 5]).To(t16)
model.Operation('GATHER', t16, 0, c3).To(t17)
Example({
    x1: [98, 148, 147, 74, 133, 79, 175, 157, 76, 83, 110, 139, 164, 134, 173, 95, 93, 91, 102, 97, 69, 161,
    100, 136, 145],
    t11: [79, 175, 157, 76, 83, 69, 161, 100, 136, 145, 110, 139, 164, 134, 173, 110, 139, 164, 134, 173],
    t13: [136, 69, 161, 161, 134, 110, 139, 139, 74, 98, 148, 148, 76, 79, 175, 175],
    t15: [110, 139, 164, 134, 173, 98, 148, 147, 74, 133],
    t17: [69, 161, 100, 136, 145, 79, 175, 157, 76, 83, 110, 139, 164, 134, 173, 110, 139, 164, 134, 173],
}, name='twice_unshared_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
