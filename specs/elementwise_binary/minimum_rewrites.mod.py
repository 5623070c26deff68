# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: bounds behind bounds.

# Bounds of each channel.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [4, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [3]), [-1.0, -3.5, -6.0])
t7 = Internal('t7', ('TENSOR_FLOAT32', [4, 3]))
c3 = Parameter('c3', ('TENSOR_FLOAT32', [3]), [5.0, 1.5, 3.0])
t8 = Output('t8', ('TENSOR_FLOAT32', [4, 3]))
t9 = Internal('t9', ('TENSOR_FLOAT32', [4, 3]))
t10 = Output('t10', ('TENSOR_FLOAT32', [4, 3]))
t11 = Internal('t11', ('TENSOR_FLOAT32', [4, 3]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [1]), [2.0])
t12 = Output('t12', ('TENSOR_FLOAT32', [4, 3]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [4, 3]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [1]), [-2.5])
t14 = Output('t14', ('TENSOR_FLOAT32', [4, 3]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [4, 1]), [-4.0, -2.0, 0.5, -1.0])
t15 = Internal('t15', ('TENSOR_FLOAT32', [4, 3]))
t16 = Output('t16', ('TENSOR_FLOAT32', [4, 3]))
model = Model()
model.Operation('MAXIMUM', x1, c2).To(t7)
model.Operation('MINIMUM', t7, c3).To(t8)
model.Operation('MINIMUM', x1, c3).To(t9)
model.Operation('MAXIMUM', t9, c2).To(t10)
model.Operation('MAXIMUM', c2, x1).To(t11)
model.Operation('MINIMUM', t11, c5).To(t12)
model.Operation('MINIMUM', x1, c3).To(t13)
model.Operation('MAXIMUM', t13, c4).To(t14)
model.Operation('MAXIMUM', x1, c6).To(t15)
model.Operation('MINIMUM', c3, t15).To(t16)
Example({
    x1: [-6.0, -8.0, 0.0, -4.5, 2.0, -3.0, 7.5, -1.5, 6.5, -0.5, 1.0, 0.5],
    t8: [-1.0, -3.5, 0.0, -1.0, 1.5, -3.0, 5.0, -1.5, 3.0, -0.5, 1.0, 0.5],
    t10: [-1.0, -3.5, 0.0, -1.0, 1.5, -3.0, 5.0, -1.5, 3.0, -0.5, 1.0, 0.5],
    t12: [-1.0, -3.5, 0.0, -1.0, 2.0, -3.0, 2.0, -1.5, 2.0, -0.5, 1.0, 0.5],
    t14: [-2.5, -2.5, 0.0, -2.5, 1.5, -2.5, 5.0, -1.5, 3.0, -0.5, 1.0, 0.5],
    t16: [-4.0, -4.0, 0.0, -2.0, 1.5, -2.0, 5.0, 0.5, 3.0, -0.5, 1.0, 0.5],
}, name='clamps').AddVariations('float16').DisableLifeTimeVariation()

# Bounds of each channel.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [118, 113, 108])
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [130, 123, 126])
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [124])
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [115])
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [4, 1], 0.5, 120), [112, 116, 121, 118])
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [4, 3], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, c2).To(t7)
model.Operation('MINIMUM', t7, c3).To(t8)
model.Operation('MINIMUM', x1, c3).To(t9)
model.Operation('MAXIMUM', t9, c2).To(t10)
model.Operation('MAXIMUM', c2, x1).To(t11)
model.Operation('MINIMUM', t11, c5).To(t12)
model.Operation('MINIMUM', x1, c3).To(t13)
model.Operation('MAXIMUM', t13, c4).To(t14)
model.Operation('MAXIMUM', x1, c6).To(t15)
model.Operation('MINIMUM', c3, t15).To(t16)
Example({
    x1: [108, 104, 120, 111, 124, 114, 135, 117, 133, 119, 122, 121],
    t8: [118, 113, 120, 118, 123, 114, 130, 117, 126, 119, 122, 121],
    t10: [118, 113, 120, 118, 123, 114, 130, 117, 126, 119, 122, 121],
    t12: [118, 113, 120, 118, 124, 114, 124, 117, 124, 119, 122, 121],
    t14: [115, 115, 120, 115, 123, 115, 130, 117, 126, 119, 122, 121],
    t16: [112, 112, 120, 116, 123, 116, 130, 121, 126, 119, 122, 121],
}, name='clamps_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
