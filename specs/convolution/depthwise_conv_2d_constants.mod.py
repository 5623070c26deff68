# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: constants alone, and activations.

# Nothing to wait for.
# Expected values: float64 formula.
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 1, 6, 1]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [1, 1, 1, 1]), [1.0])
c4 = Parameter('c4', ('TENSOR_FLOAT32', [1]), [1.0])
t5 = Internal('t5', ('TENSOR_FLOAT32', [1, 1, 6, 1]))
t6 = Internal('t6', ('TENSOR_FLOAT32', [6]))
x1 = Input('x1', ('TENSOR_FLOAT32', [6]))
t7 = Output('t7', ('TENSOR_FLOAT32', [6]))
t8 = Output('t8', ('TENSOR_FLOAT32', [6]))
c9 = Parameter('c9', ('TENSOR_FLOAT32', [1, 1, 6, 1]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
c10 = Parameter('c10', ('TENSOR_FLOAT32', [1, 1, 1, 1]), [1.0])
c11 = Parameter('c11', ('TENSOR_FLOAT32', [1]), [1.0])
t12 = Internal('t12', ('TENSOR_FLOAT32', [1, 1, 6, 1]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [6]))
t14 = Output('t14', ('TENSOR_FLOAT32', [6]))
t15 = Output('t15', ('TENSOR_FLOAT32', [6]))
c16 = Parameter('c16', ('TENSOR_FLOAT32', [1, 1, 6, 1]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
c17 = Parameter('c17', ('TENSOR_FLOAT32', [1, 1, 1, 1]), [1.0])
c18 = Parameter('c18', ('TENSOR_FLOAT32', [1]), [1.0])
t19 = Internal('t19', ('TENSOR_FLOAT32', [1, 1, 6, 1]))
t20 = Internal('t20', ('TENSOR_FLOAT32', [6]))
t21 = Output('t21', ('TENSOR_FLOAT32', [6]))
t22 = Output('t22', ('TENSOR_FLOAT32', [6]))
c23 = Parameter('c23', ('TENSOR_FLOAT32', [1, 1, 6, 1]), [9.0, -7.5, 0.5, -1.0, 4.0, -0.5])
c24 = Parameter('c24', ('TENSOR_FLOAT32', [1, 1, 1, 1]), [1.0])
c25 = Parameter('c25', ('TENSOR_FLOAT32', [1]), [1.0])
t26 = Internal('t26', ('TENSOR_FLOAT32', [1, 1, 6, 1]))
t27 = Internal('t27', ('TENSOR_FLOAT32', [6]))
t28 = Output('t28', ('TENSOR_FLOAT32', [6]))
t29 = Output('t29', ('TENSOR_FLOAT32', [6]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', c2, c3, c4, 2, 1, 1, 1, 0).To(t5)
model.Operation('RESHAPE', t5, [6]).To(t6)
model.Operation('MAXIMUM', x1, t6).To(t7)
model.Operation('MINIMUM', t6, x1).To(t8)
model.Operation('DEPTHWISE_CONV_2D', c9, c10, c11, 2, 1, 1, 1, 1).To(t12)
model.Operation('RESHAPE', t12, [6]).To(t13)
model.Operation('MAXIMUM', x1, t13).To(t14)
model.Operation('MINIMUM', t13, x1).To(t15)
model.Operation('DEPTHWISE_CONV_2D', c16, c17, c18, 2, 1, 1, 1, 2).To(t19)
model.Operation('RESHAPE', t19, [6]).To(t20)
model.Operation('MAXIMUM', x1, t20).To(t21)
model.Operation('MINIMUM', t20, x1).To(t22)
model.Operation('DEPTHWISE_CONV_2D', c23, c24, c25, 2, 1, 1, 1, 3).To(t26)
model.Operation('RESHAPE', t26, [6]).To(t27)
model.Operation('MAXIMUM', x1, t27).To(t28)
model.Operation('MINIMUM', t27, x1).To(t29)
Example({
    x1: [3.0, -2.0, 0.5, 1.0, -4.0, 2.5],
    t7: [10.0, -2.0, 1.5, 1.0, 5.0, 2.5],
    t8: [3.0, -6.5, 0.5, 0.0, -4.0, 0.5],
    t14: [10.0, 0.0, 1.5, 1.0, 5.0, 2.5],
    t15: [3.0, -2.0, 0.5, 0.0, -4.0, 0.5],
    t21: [3.0, -1.0, 1.0, 1.0, 1.0, 2.5],
    t22: [1.0, -2.0, 0.5, 0.0, -4.0, 0.5],
    t28: [6.0, 0.0, 1.5, 1.0, 5.0, 2.5],
    t29: [3.0, -2.0, 0.5, 0.0, -4.0, 0.5],
}, name='folded').AddVariations('float16').DisableLifeTimeVariation()

# Nothing to wait for.
# Expected values: float64 formula.
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120), [138, 105, 121, 118, 128, 119])
c3 = Parameter('c3', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 128), [130])
c4 = Parameter('c4', ('TENSOR_INT32', [1], 0.25, 0), [4])
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120))
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120), [138, 105, 121, 118, 128, 119])
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 128), [130])
c11 = Parameter('c11', ('TENSOR_INT32', [1], 0.25, 0), [4])
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120))
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120), [138, 105, 121, 118, 128, 119])
c17 = Parameter('c17', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 128), [130])
c18 = Parameter('c18', ('TENSOR_INT32', [1], 0.25, 0), [4])
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120))
t20 = Internal('t20', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t22 = Output('t22', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
c23 = Parameter('c23', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120), [138, 105, 121, 118, 128, 119])
c24 = Parameter('c24', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 1], 0.5, 128), [130])
c25 = Parameter('c25', ('TENSOR_INT32', [1], 0.25, 0), [4])
t26 = Internal('t26', ('TENSOR_QUANT8_ASYMM', [1, 1, 6, 1], 0.5, 120))
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t28 = Output('t28', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [6], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', c2, c3, c4, 2, 1, 1, 1, 0).To(t5)
model.Operation('RESHAPE', t5, [6]).To(t6)
model.Operation('MAXIMUM', x1, t6).To(t7)
model.Operation('MINIMUM', t6, x1).To(t8)
model.Operation('DEPTHWISE_CONV_2D', c9, c10, c11, 2, 1, 1, 1, 1).To(t12)
model.Operation('RESHAPE', t12, [6]).To(t13)
model.Operation('MAXIMUM', x1, t13).To(t14)
model.Operation('MINIMUM', t13, x1).To(t15)
model.Operation('DEPTHWISE_CONV_2D', c16, c17, c18, 2, 1, 1, 1, 2).To(t19)
model.Operation('RESHAPE', t19, [6]).To(t20)
model.Operation('MAXIMUM', x1, t20).To(t21)
model.Operation('MINIMUM', t20, x1).To(t22)
model.Operation('DEPTHWISE_CONV_2D', c23, c24, c25, 2, 1, 1, 1, 3).To(t26)
model.Operation('RESHAPE', t26, [6]).To(t27)
model.Operation('MAXIMUM', x1, t27).To(t28)
model.Operation('MINIMUM', t27, x1).To(t29)
Example({
    x1: [126, 116, 121, 122, 112, 125],
    t7: [140, 116, 123, 122, 130, 125],
    t8: [126, 107, 121, 120, 112, 121],
    t14: [140, 120, 123, 122, 130, 125],
    t15: [126, 116, 121, 120, 112, 121],
    t21: [126, 118, 122, 122, 122, 125],
    t22: [122, 116, 121, 120, 112, 121],
    t28: [132, 120, 123, 122, 130, 125],
    t29: [126, 116, 121, 120, 112, 121],
}, name='folded_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
