# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: moves that can be merged, or taken past another operation, if one takes care.

# Parts of what is repeated.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3]))
t2 = Internal('t2', ('TENSOR_FLOAT32', [4, 6]))
t3 = Output('t3', ('TENSOR_FLOAT32', [2, 3]))
t4 = Internal('t4', ('TENSOR_FLOAT32', [2, 6]))
t5 = Output('t5', ('TENSOR_FLOAT32', [4, 6]))
t6 = Internal('t6', ('TENSOR_FLOAT32', [2, 2]))
t7 = Output('t7', ('TENSOR_FLOAT32', [2, 6]))
t8 = Output('t8', ('TENSOR_FLOAT32', [2, 12]))
model = Model()
model.Operation('TILE', x1, [2, 2]).To(t2)
model.Operation('SLICE', t2, [1, 2], [2, 3]).To(t3)
model.Operation('TILE', x1, [1, 2]).To(t4)
model.Operation('TILE', t4, [2, 1]).To(t5)
model.Operation('SLICE', x1, [0, 1], [2, 2]).To(t6)
model.Operation('TILE', t6, [1, 3]).To(t7)
model.Operation('RESHAPE', t2, [2, 12]).To(t8)
Example({
    x1: [1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75],
    t3: [1.75, 0.8125, 0.9375, 1.1875, 1.5625, 0.625],
    t5: [1.5625, 0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75, 1.5625,
    0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75],
    t7: [0.625, 1.1875, 0.625, 1.1875, 0.625, 1.1875, 0.9375, 1.75, 0.9375, 1.75, 0.9375, 1.75],
    t8: [1.5625, 0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75, 1.5625,
    0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75],
}, name='parts').AddVariations('float16').DisableLifeTimeVariation()

# Parts of what is repeated. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3]))
t9 = Internal('t9', ('TENSOR_FLOAT32', [4, 6]))
t10 = Output('t10', ('TENSOR_FLOAT32', [2, 3]))
t11 = Internal('t11', ('TENSOR_FLOAT32', [2, 6]))
t12 = Output('t12', ('TENSOR_FLOAT32', [4, 6]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 2]))
t14 = Output('t14', ('TENSOR_FLOAT32', [2, 6]))
t15 = Internal('t15', ('TENSOR_FLOAT32', [4, 6]))
t16 = Output('t16', ('TENSOR_FLOAT32', [2, 12]))
model = Model()
model.Operation('TILE', x1, [2, 2]).To(t9)
model.Operation('SLICE', t9, [1, 2], [2, 3]).To(t10)
model.Operation('TILE', x1, [1, 2]).To(t11)
model.Operation('TILE', t11, [2, 1]).To(t12)
model.Operation('SLICE', x1, [0, 1], [2, 2]).To(t13)
model.Operation('TILE', t13, [1, 3]).To(t14)
model.Operation('TILE', x1, [2, 2]).To(t15)
model.Operation('RESHAPE', t15, [2, 12]).To(t16)
Example({
    x1: [1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75],
    t10: [1.75, 0.8125, 0.9375, 1.1875, 1.5625, 0.625],
    t12: [1.5625, 0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75, 1.5625,
    0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75],
    t14: [0.625, 1.1875, 0.625, 1.1875, 0.625, 1.1875, 0.9375, 1.75, 0.9375, 1.75, 0.9375, 1.75],
    t16: [1.5625, 0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75, 1.5625,
    0.625, 1.1875, 1.5625, 0.625, 1.1875, 0.8125, 0.9375, 1.75, 0.8125, 0.9375, 1.75],
}, name='parts_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Parts of what is repeated.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t2 = Internal('t2', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [2, 6], 0.5, 120))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [2, 6], 0.5, 120))
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [2, 12], 0.5, 120))
model = Model()
model.Operation('TILE', x1, [2, 2]).To(t2)
model.Operation('SLICE', t2, [1, 2], [2, 3]).To(t3)
model.Operation('TILE', x1, [1, 2]).To(t4)
model.Operation('TILE', t4, [2, 1]).To(t5)
model.Operation('SLICE', x1, [0, 1], [2, 2]).To(t6)
model.Operation('TILE', t6, [1, 3]).To(t7)
model.Operation('RESHAPE', t2, [2, 12]).To(t8)
Example({
    x1: [104, 132, 165, 143, 97, 101],
    t3: [101, 143, 97, 165, 104, 132],
    t5: [104, 132, 165, 104, 132, 165, 143, 97, 101, 143, 97, 101, 104, 132, 165, 104, 132, 165, 143, 97,
    101, 143, 97, 101],
    t7: [132, 165, 132, 165, 132, 165, 97, 101, 97, 101, 97, 101],
    t8: [104, 132, 165, 104, 132, 165, 143, 97, 101, 143, 97, 101, 104, 132, 165, 104, 132, 165, 143, 97,
    101, 143, 97, 101],
}, name='parts_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Parts of what is repeated. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [2, 6], 0.5, 120))
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [2, 6], 0.5, 120))
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [4, 6], 0.5, 120))
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [2, 12], 0.5, 120))
model = Model()
model.Operation('TILE', x1, [2, 2]).To(t9)
model.Operation('SLICE', t9, [1, 2], [2, 3]).To(t10)
model.Operation('TILE', x1, [1, 2]).To(t11)
model.Operation('TILE', t11, [2, 1]).To(t12)
model.Operation('SLICE', x1, [0, 1], [2, 2]).To(t13)
model.Operation('TILE', t13, [1, 3]).To(t14)
model.Operation('TILE', x1, [2, 2]).To(t15)
model.Operation('RESHAPE', t15, [2, 12]).To(t16)
Example({
    x1: [104, 132, 165, 143, 97, 101],
    t10: [101, 143, 97, 165, 104, 132],
    t12: [104, 132, 165, 104, 132, 165, 143, 97, 101, 143, 97, 101, 104, 132, 165, 104, 132, 165, 143, 97,
    101, 143, 97, 101],
    t14: [132, 165, 132, 165, 132, 165, 97, 101, 97, 101, 97, 101],
    t16: [104, 132, 165, 104, 132, 165, 143, 97, 101, 143, 97, 101, 104, 132, 165, 104, 132, 165, 143, 97,
    101, 143, 97, 101],
}, name='parts_unshared_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
