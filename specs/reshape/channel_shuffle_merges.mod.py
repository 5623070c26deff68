# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: operations in a row that are merged, moved or cancelled.

# Made of views and a transposition.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 1, 2, 6]))
c2 = Parameter('c2', ('TENSOR_INT32', [3]), [2, 2, 3])
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 2, 3]))
c4 = Parameter('c4', ('TENSOR_INT32', [3]), [0, 2, 1])
t5 = Internal('t5', ('TENSOR_FLOAT32', [2, 3, 2]))
c6 = Parameter('c6', ('TENSOR_INT32', [4]), [1, 1, 2, 6])
t7 = Output('t7', ('TENSOR_FLOAT32', [1, 1, 2, 6]))
x8 = Input('x8', ('TENSOR_FLOAT32', [1, 1, 2, 6]))
c9 = Parameter('c9', ('TENSOR_INT32', [3]), [2, 3, 2])
t10 = Internal('t10', ('TENSOR_FLOAT32', [2, 3, 2]))
c11 = Parameter('c11', ('TENSOR_INT32', [3]), [0, 2, 1])
t12 = Internal('t12', ('TENSOR_FLOAT32', [2, 2, 3]))
c13 = Parameter('c13', ('TENSOR_INT32', [4]), [1, 1, 2, 6])
t14 = Output('t14', ('TENSOR_FLOAT32', [1, 1, 2, 6]))
x15 = Input('x15', ('TENSOR_FLOAT32', [1, 1, 2, 12]))
c16 = Parameter('c16', ('TENSOR_INT32', [3]), [2, 3, 4])
t17 = Internal('t17', ('TENSOR_FLOAT32', [2, 3, 4]))
c18 = Parameter('c18', ('TENSOR_INT32', [3]), [0, 2, 1])
t19 = Internal('t19', ('TENSOR_FLOAT32', [2, 4, 3]))
c20 = Parameter('c20', ('TENSOR_INT32', [4]), [1, 1, 2, 12])
t21 = Output('t21', ('TENSOR_FLOAT32', [1, 1, 2, 12]))
x22 = Input('x22', ('TENSOR_FLOAT32', [1, 1, 2, 12]))
c23 = Parameter('c23', ('TENSOR_INT32', [3]), [2, 4, 3])
t24 = Internal('t24', ('TENSOR_FLOAT32', [2, 4, 3]))
c25 = Parameter('c25', ('TENSOR_INT32', [3]), [0, 2, 1])
t26 = Internal('t26', ('TENSOR_FLOAT32', [2, 3, 4]))
c27 = Parameter('c27', ('TENSOR_INT32', [4]), [1, 1, 2, 12])
t28 = Output('t28', ('TENSOR_FLOAT32', [1, 1, 2, 12]))
model = Model()
model.Operation('RESHAPE', x1, c2).To(t3)
model.Operation('TRANSPOSE', t3, c4).To(t5)
model.Operation('RESHAPE', t5, c6).To(t7)
model.Operation('RESHAPE', x8, c9).To(t10)
model.Operation('TRANSPOSE', t10, c11).To(t12)
model.Operation('RESHAPE', t12, c13).To(t14)
model.Operation('RESHAPE', x15, c16).To(t17)
model.Operation('TRANSPOSE', t17, c18).To(t19)
model.Operation('RESHAPE', t19, c20).To(t21)
model.Operation('RESHAPE', x22, c23).To(t24)
model.Operation('TRANSPOSE', t24, c25).To(t26)
model.Operation('RESHAPE', t26, c27).To(t28)
Example({
    x1: [3.0, 2.0, -2.0, 2.5, -3.0, -1.0, -3.0, 2.0, 2.5, -4.0, 3.0, -1.5],
    t7: [3.0, 2.5, 2.0, -3.0, -2.0, -1.0, -3.0, -4.0, 2.0, 3.0, 2.5, -1.5],
    x8: [-3.5, 1.5, 3.0, 2.0, -3.5, 0.5, -2.0, -3.0, 1.0, 2.5, -0.5, -2.5],
    t14: [-3.5, 3.0, -3.5, 1.5, 2.0, 0.5, -2.0, 1.0, -0.5, -3.0, 2.5, -2.5],
    x15: [1.0, 2.5, 4.0, -3.0, 2.5, -1.5, 0.5, -2.5, 2.0, 1.0, -4.0, -1.0, 2.0, -1.0, 2.0, 3.5, -2.0, 2.0,
    3.5, 2.5, 4.0, -4.0, -0.5, -2.5],
    t21: [1.0, 2.5, 2.0, 2.5, -1.5, 1.0, 4.0, 0.5, -4.0, -3.0, -2.5, -1.0, 2.0, -2.0, 4.0, -1.0, 2.0, -4.0,
    2.0, 3.5, -0.5, 3.5, 2.5, -2.5],
    x22: [0.5, 1.5, -2.5, 1.0, 1.0, -3.0, 2.5, 4.0, 2.5, -2.5, -3.5, -0.5, -2.0, -1.0, 1.5, 1.0, -3.0, -3.5,
    -2.5, 1.5, 1.5, 4.0, -3.5, 2.0],
    t28: [0.5, 1.0, 2.5, -2.5, 1.5, 1.0, 4.0, -3.5, -2.5, -3.0, 2.5, -0.5, -2.0, 1.0, -2.5, 4.0, -1.0, -3.0,
    1.5, -3.5, 1.5, -3.5, 1.5, 2.0],
}, name='views').AddVariations('float16').DisableLifeTimeVariation()

# Made of views and a transposition.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 6], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_INT32', [3]), [2, 2, 3])
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [2, 2, 3], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_INT32', [3]), [0, 2, 1])
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [2, 3, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_INT32', [4]), [1, 1, 2, 6])
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 6], 0.5, 120))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 6], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_INT32', [3]), [2, 3, 2])
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [2, 3, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_INT32', [3]), [0, 2, 1])
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [2, 2, 3], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_INT32', [4]), [1, 1, 2, 6])
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 6], 0.5, 120))
x15 = Input('x15', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 12], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_INT32', [3]), [2, 3, 4])
t17 = Internal('t17', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_INT32', [3]), [0, 2, 1])
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [2, 4, 3], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_INT32', [4]), [1, 1, 2, 12])
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 12], 0.5, 120))
x22 = Input('x22', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 12], 0.5, 120))
c23 = Parameter('c23', ('TENSOR_INT32', [3]), [2, 4, 3])
t24 = Internal('t24', ('TENSOR_QUANT8_ASYMM', [2, 4, 3], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_INT32', [3]), [0, 2, 1])
t26 = Internal('t26', ('TENSOR_QUANT8_ASYMM', [2, 3, 4], 0.5, 120))
c27 = Parameter('c27', ('TENSOR_INT32', [4]), [1, 1, 2, 12])
t28 = Output('t28', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 12], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, c2).To(t3)
model.Operation('TRANSPOSE', t3, c4).To(t5)
model.Operation('RESHAPE', t5, c6).To(t7)
model.Operation('RESHAPE', x8, c9).To(t10)
model.Operation('TRANSPOSE', t10, c11).To(t12)
model.Operation('RESHAPE', t12, c13).To(t14)
model.Operation('RESHAPE', x15, c16).To(t17)
model.Operation('TRANSPOSE', t17, c18).To(t19)
model.Operation('RESHAPE', t19, c20).To(t21)
model.Operation('RESHAPE', x22, c23).To(t24)
model.Operation('TRANSPOSE', t24, c25).To(t26)
model.Operation('RESHAPE', t26, c27).To(t28)
Example({
    x1: [126, 124, 116, 125, 114, 118, 114, 124, 125, 112, 126, 117],
    t7: [126, 125, 124, 114, 116, 118, 114, 112, 124, 126, 125, 117],
    x8: [113, 123, 126, 124, 113, 121, 116, 114, 122, 125, 119, 115],
    t14: [113, 126, 113, 123, 124, 121, 116, 122, 119, 114, 125, 115],
    x15: [122, 125, 128, 114, 125, 117, 121, 115, 124, 122, 112, 118, 124, 118, 124, 127, 116, 124, 127, 125,
    128, 112, 119, 115],
    t21: [122, 125, 124, 125, 117, 122, 128, 121, 112, 114, 115, 118, 124, 116, 128, 118, 124, 112, 124, 127,
    119, 127, 125, 115],
    x22: [121, 123, 115, 122, 122, 114, 125, 128, 125, 115, 113, 119, 116, 118, 123, 122, 114, 113, 115, 123,
    123, 128, 113, 124],
    t28: [121, 122, 125, 115, 123, 122, 128, 113, 115, 114, 125, 119, 116, 122, 115, 128, 118, 114, 123, 113,
    123, 113, 123, 124],
}, name='views_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
