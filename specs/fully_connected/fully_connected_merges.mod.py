# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: operations in a row that are merged, moved or cancelled.

# Layers of one input with activations of their own.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 4]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [3, 4]), [-1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 0.0, 1.0, -1.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [3]), [0.5, 0.5, 0.5])
t4 = Output('t4', ('TENSOR_FLOAT32', [2, 3]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [3, 4]), [1.0, 1.0, 0.0, 1.0, 1.0, -1.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0])
c6 = Parameter('c6', ('TENSOR_FLOAT32', [3]), [0.5, 0.5, 0.5])
t7 = Output('t7', ('TENSOR_FLOAT32', [2, 3]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [3, 4]), [-1.0, 0.0, 0.0, 1.0, -1.0, 1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 1.0])
c9 = Parameter('c9', ('TENSOR_FLOAT32', [3]), [0.5, 0.5, 0.5])
t10 = Output('t10', ('TENSOR_FLOAT32', [2, 3]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [3, 4]), [0.0, 0.0, 1.0, 1.0, -1.0, 0.0, -1.0, 0.0, 0.0, -1.0, 0.0, -1.0])
c12 = Parameter('c12', ('TENSOR_FLOAT32', [3]), [0.5, 0.5, 0.5])
t13 = Output('t13', ('TENSOR_FLOAT32', [2, 3]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [8, 4]), [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
    -1.0, 1.0, 1.0, 0.0, -1.0, 1.0, -1.0, 0.0, 1.0, 1.0, -1.0, 0.0, 0.0, 1.0])
c15 = Parameter('c15', ('TENSOR_FLOAT32', [8]), [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
t16 = Internal('t16', ('TENSOR_FLOAT32', [2, 8]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [2, 8]), [0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, -1.0, 1.0, -1.0, -1.0, 0.0])
c18 = Parameter('c18', ('TENSOR_FLOAT32', [2]), [0.5, 0.5])
t19 = Output('t19', ('TENSOR_FLOAT32', [2, 2]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [8, 4]), [-1.0, -1.0, -1.0, -1.0, -1.0, 0.0, 1.0, -1.0, 1.0, 0.0, -1.0, 1.0, 1.0, 0.0, 1.0, 0.0, -1.0, 1.0,
    0.0, 1.0, 1.0, -1.0, 0.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0])
c21 = Parameter('c21', ('TENSOR_FLOAT32', [8]), [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
t22 = Internal('t22', ('TENSOR_FLOAT32', [2, 8]))
c23 = Parameter('c23', ('TENSOR_FLOAT32', [2, 8]), [0.0, 1.0, 0.0, -1.0, 1.0, 1.0, -1.0, 0.0, 0.0, 1.0, 0.0, 1.0, -1.0, 0.0, -1.0, -1.0])
c24 = Parameter('c24', ('TENSOR_FLOAT32', [2]), [0.5, 0.5])
t25 = Output('t25', ('TENSOR_FLOAT32', [2, 2]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 3).To(t4)
model.Operation('FULLY_CONNECTED', x1, c5, c6, 0).To(t7)
model.Operation('FULLY_CONNECTED', x1, c8, c9, 1).To(t10)
model.Operation('FULLY_CONNECTED', x1, c11, c12, 2).To(t13)
model.Operation('FULLY_CONNECTED', x1, c14, c15, 1).To(t16)
model.Operation('FULLY_CONNECTED', t16, c17, c18, 1).To(t19)
model.Operation('FULLY_CONNECTED', x1, c20, c21, 0).To(t22)
model.Operation('FULLY_CONNECTED', t22, c23, c24, 3).To(t25)
Example({
    x1: [-0.5, -1.5, -3.0, -0.5, -3.5, -4.0, -2.5, -2.0],
    t4: [0.0, 0.0, 0.0, 0.0, 0.5, 0.0],
    t7: [-2.0, 2.0, 0.5, -9.0, 3.0, 0.5],
    t10: [0.5, 0.0, 3.5, 2.0, 0.0, 4.5],
    t13: [-1.0, 1.0, 1.0, -1.0, 1.0, 1.0],
    t19: [0.0, 0.0, 0.0, 0.0],
    t25: [6.0, 5.0, 6.0, 6.0],
}, name='parallel').AddVariations('float16').DisableLifeTimeVariation()

# Layers of one input with activations of their own.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 128), [126, 130, 130, 126, 130, 126, 130, 126, 130, 128, 130, 126])
c3 = Parameter('c3', ('TENSOR_INT32', [3], 0.25, 0), [2, 2, 2])
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 128), [130, 130, 128, 130, 130, 126, 128, 126, 128, 128, 128, 128])
c6 = Parameter('c6', ('TENSOR_INT32', [3], 0.25, 0), [2, 2, 2])
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 128), [126, 128, 128, 130, 126, 130, 128, 128, 126, 128, 126, 130])
c9 = Parameter('c9', ('TENSOR_INT32', [3], 0.25, 0), [2, 2, 2])
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_ASYMM', [3, 4], 0.5, 128), [128, 128, 130, 130, 126, 128, 126, 128, 128, 126, 128, 126])
c12 = Parameter('c12', ('TENSOR_INT32', [3], 0.25, 0), [2, 2, 2])
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [8, 4], 0.5, 128), [130, 126, 130, 126, 130, 126, 126, 126, 128, 130, 130, 130, 130, 130, 130, 130, 130, 130, 126, 130,
    130, 128, 126, 130, 126, 128, 130, 130, 126, 128, 128, 130])
c15 = Parameter('c15', ('TENSOR_INT32', [8], 0.25, 0), [2, 2, 2, 2, 2, 2, 2, 2])
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [2, 8], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_ASYMM', [2, 8], 0.5, 128), [128, 126, 126, 128, 128, 128, 130, 128, 126, 126, 128, 126, 130, 126, 126, 128])
c18 = Parameter('c18', ('TENSOR_INT32', [2], 0.25, 0), [2, 2])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [8, 4], 0.5, 128), [126, 126, 126, 126, 126, 128, 130, 126, 130, 128, 126, 130, 130, 128, 130, 128, 126, 130, 128, 130,
    130, 126, 128, 130, 126, 130, 130, 130, 126, 130, 130, 130])
c21 = Parameter('c21', ('TENSOR_INT32', [8], 0.25, 0), [2, 2, 2, 2, 2, 2, 2, 2])
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [2, 8], 0.5, 120))
c23 = Parameter('c23', ('TENSOR_QUANT8_ASYMM', [2, 8], 0.5, 128), [128, 130, 128, 126, 130, 130, 126, 128, 128, 130, 128, 130, 126, 128, 126, 126])
c24 = Parameter('c24', ('TENSOR_INT32', [2], 0.25, 0), [2, 2])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 3).To(t4)
model.Operation('FULLY_CONNECTED', x1, c5, c6, 0).To(t7)
model.Operation('FULLY_CONNECTED', x1, c8, c9, 1).To(t10)
model.Operation('FULLY_CONNECTED', x1, c11, c12, 2).To(t13)
model.Operation('FULLY_CONNECTED', x1, c14, c15, 1).To(t16)
model.Operation('FULLY_CONNECTED', t16, c17, c18, 1).To(t19)
model.Operation('FULLY_CONNECTED', x1, c20, c21, 0).To(t22)
model.Operation('FULLY_CONNECTED', t22, c23, c24, 3).To(t25)
Example({
    x1: [119, 117, 114, 119, 113, 112, 115, 116],
    t4: [120, 120, 120, 120, 121, 120],
    t7: [116, 124, 121, 102, 126, 121],
    t10: [121, 120, 127, 124, 120, 129],
    t13: [118, 122, 122, 118, 122, 122],
    t19: [120, 120, 120, 120],
    t25: [132, 130, 132, 132],
}, name='parallel_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Many weights, of which few differ.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 16]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [3, 16]), [1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0,
    1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0,
    -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -1.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [3]), [0.5, 0.0, -0.5])
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 3]))
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 16]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [3, 16]), [2.0, 0.0, 2.0, 2.0, 0.0, 2.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 2.0, 0.0, 0.0, 2.0, 0.0, 2.0, 0.0, 0.0,
    2.0, 2.0, 2.0, 0.0, 0.0, 0.0, 2.0, 2.0, 2.0, 2.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0,
    0.0, 2.0, 2.0, 2.0, 2.0, 0.0, 0.0, 0.0, 0.0])
c7 = Parameter('c7', ('TENSOR_FLOAT32', [3]), [0.5, 0.0, -0.5])
t8 = Output('t8', ('TENSOR_FLOAT32', [1, 3]))
x9 = Input('x9', ('TENSOR_FLOAT32', [1, 16]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [3, 16]), [-2.0, 1.0, -2.0, 1.0, -2.0, 1.0, 1.0, -2.0, -2.0, 1.0, -2.0, 1.0, -2.0, -2.0, -2.0, -2.0, -2.0,
    -2.0, -2.0, 1.0, -2.0, -2.0, 1.0, -2.0, -2.0, 1.0, -2.0, 1.0, -2.0, 1.0, -2.0, -2.0, -2.0, -2.0,
    1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -2.0, -2.0, 1.0, 1.0, 1.0, 1.0, -2.0, -2.0])
c11 = Parameter('c11', ('TENSOR_FLOAT32', [3]), [0.5, 0.0, -0.5])
t12 = Output('t12', ('TENSOR_FLOAT32', [1, 3]))
x13 = Input('x13', ('TENSOR_FLOAT32', [1, 16]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [3, 16]), [1.0, 0.0, -1.0, 0.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0,
    1.0, -1.0, -1.0, -1.0, 1.0, 0.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0,
    -1.0, -1.0, 1.0, 1.0, 1.0, 0.0, -1.0, 1.0, 1.0, 0.0, 0.0, -1.0, 0.0])
c15 = Parameter('c15', ('TENSOR_FLOAT32', [3]), [0.5, 0.0, -0.5])
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 3]))
x17 = Input('x17', ('TENSOR_FLOAT32', [1, 16]))
c18 = Parameter('c18', ('TENSOR_FLOAT32', [3, 16]), [2.0, -1.0, 0.0, 2.0, -1.0, 2.0, 0.0, 2.0, -1.0, 0.0, 0.0, 2.0, -1.0, 0.0, -1.0, 0.0, -1.0, 0.0,
    2.0, 2.0, 0.0, 0.0, 2.0, 0.0, 0.0, 2.0, 0.0, 2.0, -1.0, 2.0, 2.0, 2.0, 2.0, 2.0, -1.0, 0.0, 2.0,
    0.0, -1.0, 0.0, 0.0, 0.0, -1.0, 2.0, 0.0, 0.0, -1.0, 2.0])
c19 = Parameter('c19', ('TENSOR_FLOAT32', [3]), [0.5, 0.0, -0.5])
t20 = Output('t20', ('TENSOR_FLOAT32', [1, 3]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 0).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 0).To(t20)
Example({
    x1: [1.0, 0.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 0.0, -1.0, 1.0],
    t4: [-1.5, 2.0, -2.5],
    x5: [-1.0, 0.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 0.0, -1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0],
    t8: [6.5, 8.0, -2.5],
    x9: [0.0, 0.0, -1.0, -1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, -1.0, 1.0, 0.0],
    t12: [-2.5, -9.0, -3.5],
    x13: [1.0, 1.0, 0.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -1.0],
    t16: [-1.5, 3.0, -0.5],
    x17: [0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t20: [3.5, 9.0, 2.5],
}, name='palettes').AddVariations('float16').DisableLifeTimeVariation()

# Many weights, of which few differ.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 16], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [3, 16], 0.5, 128), [130, 126, 126, 130, 126, 126, 126, 130, 126, 130, 126, 130, 126, 130, 130, 130, 126, 130, 130, 126,
    130, 130, 130, 126, 130, 130, 126, 130, 130, 130, 126, 130, 130, 130, 130, 126, 126, 130, 130,
    130, 130, 130, 130, 130, 126, 130, 126, 126])
c3 = Parameter('c3', ('TENSOR_INT32', [3], 0.25, 0), [2, 0, -2])
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [1, 16], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [3, 16], 0.5, 128), [132, 128, 132, 132, 128, 132, 128, 128, 128, 132, 128, 128, 132, 128, 128, 132, 128, 132, 128, 128,
    132, 132, 132, 128, 128, 128, 132, 132, 132, 132, 128, 132, 128, 128, 128, 128, 132, 128, 128,
    128, 132, 132, 132, 132, 128, 128, 128, 128])
c7 = Parameter('c7', ('TENSOR_INT32', [3], 0.25, 0), [2, 0, -2])
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x9 = Input('x9', ('TENSOR_QUANT8_ASYMM', [1, 16], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [3, 16], 0.5, 128), [124, 130, 124, 130, 124, 130, 130, 124, 124, 130, 124, 130, 124, 124, 124, 124, 124, 124, 124, 130,
    124, 124, 130, 124, 124, 130, 124, 130, 124, 130, 124, 124, 124, 124, 130, 130, 130, 130, 130,
    130, 124, 124, 130, 130, 130, 130, 124, 124])
c11 = Parameter('c11', ('TENSOR_INT32', [3], 0.25, 0), [2, 0, -2])
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x13 = Input('x13', ('TENSOR_QUANT8_ASYMM', [1, 16], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [3, 16], 0.5, 128), [130, 128, 126, 128, 126, 130, 126, 126, 130, 126, 126, 126, 130, 130, 126, 130, 130, 130, 130, 126,
    126, 126, 130, 128, 130, 130, 130, 126, 126, 130, 126, 126, 126, 126, 126, 126, 126, 130, 130,
    130, 128, 126, 130, 130, 128, 128, 126, 128])
c15 = Parameter('c15', ('TENSOR_INT32', [3], 0.25, 0), [2, 0, -2])
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
x17 = Input('x17', ('TENSOR_QUANT8_ASYMM', [1, 16], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_ASYMM', [3, 16], 0.5, 128), [132, 126, 128, 132, 126, 132, 128, 132, 126, 128, 128, 132, 126, 128, 126, 128, 126, 128, 132, 132,
    128, 128, 132, 128, 128, 132, 128, 132, 126, 132, 132, 132, 132, 132, 126, 128, 132, 128, 126,
    128, 128, 128, 126, 132, 128, 128, 126, 132])
c19 = Parameter('c19', ('TENSOR_INT32', [3], 0.25, 0), [2, 0, -2])
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [1, 3], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 0).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
model.Operation('FULLY_CONNECTED', x17, c18, c19, 0).To(t20)
Example({
    x1: [122, 120, 122, 118, 122, 118, 118, 118, 118, 122, 122, 118, 122, 120, 118, 122],
    t4: [117, 124, 115],
    x5: [118, 120, 122, 122, 118, 122, 122, 122, 120, 118, 120, 122, 122, 120, 122, 122],
    t8: [133, 136, 115],
    x9: [120, 120, 118, 118, 122, 122, 120, 122, 120, 122, 120, 120, 122, 118, 122, 120],
    t12: [115, 102, 113],
    x13: [122, 122, 120, 118, 122, 122, 122, 122, 122, 120, 120, 120, 120, 120, 122, 118],
    t16: [117, 126, 119],
    x17: [120, 120, 120, 122, 122, 122, 122, 120, 120, 118, 122, 122, 122, 122, 122, 122],
    t20: [127, 138, 125],
}, name='palettes_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
