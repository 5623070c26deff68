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
