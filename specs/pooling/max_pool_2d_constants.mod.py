# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: constants alone, and activations.

# Nothing to wait for.
# Expected values: float64 formula.
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 1, 6, 1]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
t3 = Internal('t3', ('TENSOR_FLOAT32', [1, 1, 6, 1]))
t4 = Internal('t4', ('TENSOR_FLOAT32', [6]))
x1 = Input('x1', ('TENSOR_FLOAT32', [6]))
t5 = Output('t5', ('TENSOR_FLOAT32', [6]))
t6 = Output('t6', ('TENSOR_FLOAT32', [6]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [1, 1, 6, 1]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
t8 = Internal('t8', ('TENSOR_FLOAT32', [1, 1, 6, 1]))
t9 = Internal('t9', ('TENSOR_FLOAT32', [6]))
t10 = Output('t10', ('TENSOR_FLOAT32', [6]))
t11 = Output('t11', ('TENSOR_FLOAT32', [6]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [1, 1, 6, 1]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
t13 = Internal('t13', ('TENSOR_FLOAT32', [1, 1, 6, 1]))
t14 = Internal('t14', ('TENSOR_FLOAT32', [6]))
t15 = Output('t15', ('TENSOR_FLOAT32', [6]))
t16 = Output('t16', ('TENSOR_FLOAT32', [6]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [1, 1, 6, 1]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
t18 = Internal('t18', ('TENSOR_FLOAT32', [1, 1, 6, 1]))
t19 = Internal('t19', ('TENSOR_FLOAT32', [6]))
t20 = Output('t20', ('TENSOR_FLOAT32', [6]))
t21 = Output('t21', ('TENSOR_FLOAT32', [6]))
model = Model()
model.Operation('MAX_POOL_2D', c2, 2, 1, 1, 1, 1, 0).To(t3)
model.Operation('RESHAPE', t3, [6]).To(t4)
model.Operation('MAXIMUM', x1, t4).To(t5)
model.Operation('MINIMUM', t4, x1).To(t6)
model.Operation('MAX_POOL_2D', c7, 2, 1, 1, 1, 1, 1).To(t8)
model.Operation('RESHAPE', t8, [6]).To(t9)
model.Operation('MAXIMUM', x1, t9).To(t10)
model.Operation('MINIMUM', t9, x1).To(t11)
model.Operation('MAX_POOL_2D', c12, 2, 1, 1, 1, 1, 2).To(t13)
model.Operation('RESHAPE', t13, [6]).To(t14)
model.Operation('MAXIMUM', x1, t14).To(t15)
model.Operation('MINIMUM', t14, x1).To(t16)
model.Operation('MAX_POOL_2D', c17, 2, 1, 1, 1, 1, 3).To(t18)
model.Operation('RESHAPE', t18, [6]).To(t19)
model.Operation('MAXIMUM', x1, t19).To(t20)
model.Operation('MINIMUM', t19, x1).To(t21)
Example({
    x1: [3.0, -2.0, 0.5, 1.0, -4.0, 2.5],
    t5: [9.0, -2.0, 0.5, 1.0, 4.0, 2.5],
    t6: [3.0, -7.5, 0.5, -1.0, -4.0, -0.5],
    t10: [9.0, 0.0, 0.5, 1.0, 4.0, 2.5],
    t11: [3.0, -2.0, 0.5, 0.0, -4.0, 0.0],
    t15: [3.0, -1.0, 0.5, 1.0, 1.0, 2.5],
    t16: [1.0, -2.0, 0.5, -1.0, -4.0, -0.5],
    t20: [6.0, 0.0, 0.5, 1.0, 4.0, 2.5],
    t21: [3.0, -2.0, 0.5, 0.0, -4.0, 0.0],
}, name='folded').AddVariations('float16').DisableLifeTimeVariation()

# Nothing to wait for.
# Expected values: float64 formula.
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120), [138, 105, 121, 118, 128, 119])
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120))
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120), [138, 105, 121, 118, 128, 119])
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120))
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120), [138, 105, 121, 118, 128, 119])
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120))
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120), [138, 105, 121, 118, 128, 119])
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120))
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', c2, 2, 1, 1, 1, 1, 0).To(t3)
model.Operation('RESHAPE', t3, [6]).To(t4)
model.Operation('MAXIMUM', x1, t4).To(t5)
model.Operation('MINIMUM', t4, x1).To(t6)
model.Operation('MAX_POOL_2D', c7, 2, 1, 1, 1, 1, 1).To(t8)
model.Operation('RESHAPE', t8, [6]).To(t9)
model.Operation('MAXIMUM', x1, t9).To(t10)
model.Operation('MINIMUM', t9, x1).To(t11)
model.Operation('MAX_POOL_2D', c12, 2, 1, 1, 1, 1, 2).To(t13)
model.Operation('RESHAPE', t13, [6]).To(t14)
model.Operation('MAXIMUM', x1, t14).To(t15)
model.Operation('MINIMUM', t14, x1).To(t16)
model.Operation('MAX_POOL_2D', c17, 2, 1, 1, 1, 1, 3).To(t18)
model.Operation('RESHAPE', t18, [6]).To(t19)
model.Operation('MAXIMUM', x1, t19).To(t20)
model.Operation('MINIMUM', t19, x1).To(t21)
Example({
    x1: [126, 116, 121, 122, 112, 125],
    t5: [138, 116, 121, 122, 128, 125],
    t6: [126, 105, 121, 118, 112, 119],
    t10: [138, 120, 121, 122, 128, 125],
    t11: [126, 116, 121, 120, 112, 120],
    t15: [126, 118, 121, 122, 122, 125],
    t16: [122, 116, 121, 118, 112, 119],
    t20: [132, 120, 121, 122, 128, 125],
    t21: [126, 116, 121, 120, 112, 120],
}, name='folded_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
