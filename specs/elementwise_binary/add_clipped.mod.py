# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: activations at the end of a loop.

# Activations of rows of many lengths.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [3]))
x2 = Input('x2', ('TENSOR_FLOAT32', [3]))
t3 = Output('t3', ('TENSOR_FLOAT32', [3]))
x4 = Input('x4', ('TENSOR_FLOAT32', [5]))
x5 = Input('x5', ('TENSOR_FLOAT32', [5]))
t6 = Output('t6', ('TENSOR_FLOAT32', [5]))
x7 = Input('x7', ('TENSOR_FLOAT32', [7]))
x8 = Input('x8', ('TENSOR_FLOAT32', [7]))
t9 = Output('t9', ('TENSOR_FLOAT32', [7]))
x10 = Input('x10', ('TENSOR_FLOAT32', [15]))
x11 = Input('x11', ('TENSOR_FLOAT32', [15]))
t12 = Output('t12', ('TENSOR_FLOAT32', [15]))
x13 = Input('x13', ('TENSOR_FLOAT32', [18]))
x14 = Input('x14', ('TENSOR_FLOAT32', [18]))
t15 = Output('t15', ('TENSOR_FLOAT32', [18]))
x16 = Input('x16', ('TENSOR_FLOAT32', [25]))
x17 = Input('x17', ('TENSOR_FLOAT32', [25]))
t18 = Output('t18', ('TENSOR_FLOAT32', [25]))
model = Model()
model.Operation('ADD', x1, x2, 3).To(t3)
model.Operation('ADD', x4, x5, 2).To(t6)
model.Operation('ADD', x7, x8, 1).To(t9)
model.Operation('ADD', x10, x11, 3).To(t12)
model.Operation('ADD', x13, x14, 2).To(t15)
model.Operation('ADD', x16, x17, 1).To(t18)
Example({
    x1: [1.0, 2.0, -4.0],
    x2: [-4.0, -2.0, -2.0],
    t3: [0.0, 0.0, 0.0],
    x4: [-2.0, 5.0, -5.0, -5.0, 1.0],
    x5: [4.0, -4.0, -4.0, -3.0, 5.0],
    t6: [1.0, 1.0, -1.0, -1.0, 1.0],
    x7: [5.0, -4.0, 1.0, -1.0, -4.0, 3.0, -4.0],
    x8: [1.0, -5.0, -4.0, -5.0, -5.0, -5.0, 0.0],
    t9: [6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    x10: [-5.0, -2.0, 0.0, 5.0, 0.0, -3.0, -4.0, 2.0, 4.0, -2.0, -1.0, -2.0, -5.0, 2.0, 3.0],
    x11: [5.0, 3.0, 0.0, -5.0, 4.0, 3.0, -3.0, -1.0, -2.0, -2.0, -5.0, -4.0, 0.0, 0.0, 0.0],
    t12: [0.0, 1.0, 0.0, 0.0, 4.0, 0.0, 0.0, 1.0, 2.0, 0.0, 0.0, 0.0, 0.0, 2.0, 3.0],
    x13: [-2.0, -1.0, 5.0, 5.0, -2.0, -3.0, 3.0, 0.0, 0.0, -1.0, 3.0, -1.0, 2.0, 4.0, 3.0, -1.0, 0.0, -4.0],
    x14: [-4.0, 4.0, -5.0, 4.0, -4.0, -4.0, 0.0, -1.0, -1.0, 5.0, -1.0, 1.0, 2.0, -4.0, 1.0, 1.0, -1.0, -3.0],
    t15: [-1.0, 1.0, 0.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, -1.0, -1.0],
    x16: [5.0, -1.0, -2.0, -4.0, 1.0, 4.0, 5.0, 3.0, -3.0, -1.0, -1.0, 3.0, 1.0, -4.0, 1.0, 3.0, -5.0, 0.0,
    -2.0, 5.0, 3.0, -4.0, 5.0, 5.0, -3.0],
    x17: [0.0, 0.0, 4.0, 0.0, -2.0, -1.0, 3.0, -3.0, -5.0, 4.0, -2.0, 0.0, -4.0, -3.0, 0.0, -1.0, 2.0, 1.0,
    -2.0, 1.0, 0.0, -1.0, 4.0, -1.0, 2.0],
    t18: [5.0, 0.0, 2.0, 0.0, 0.0, 3.0, 8.0, 0.0, 0.0, 3.0, 0.0, 3.0, 0.0, 0.0, 1.0, 2.0, 0.0, 1.0, 0.0, 6.0,
    3.0, 0.0, 9.0, 4.0, 0.0],
}, name='lengths').AddVariations('float16').DisableLifeTimeVariation()

# Activations of rows of many lengths.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120))
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120))
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120))
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [5], 0.5, 120))
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [5], 0.5, 120))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [5], 0.5, 120))
x7 = Input('x7', ('TENSOR_QUANT8_ASYMM', [7], 0.5, 120))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [7], 0.5, 120))
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [7], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [15], 0.5, 120))
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [15], 0.5, 120))
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [15], 0.5, 120))
x13 = Input('x13', ('TENSOR_QUANT8_ASYMM', [18], 0.5, 120))
x14 = Input('x14', ('TENSOR_QUANT8_ASYMM', [18], 0.5, 120))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [18], 0.5, 120))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [25], 0.5, 120))
x17 = Input('x17', ('TENSOR_QUANT8_ASYMM', [25], 0.5, 120))
t18 = Output('t18', ('TENSOR_QUANT8_ASYMM', [25], 0.5, 120))
model = Model()
model.Operation('ADD', x1, x2, 3).To(t3)
model.Operation('ADD', x4, x5, 2).To(t6)
model.Operation('ADD', x7, x8, 1).To(t9)
model.Operation('ADD', x10, x11, 3).To(t12)
model.Operation('ADD', x13, x14, 2).To(t15)
model.Operation('ADD', x16, x17, 1).To(t18)
Example({
    x1: [122, 124, 112],
    x2: [112, 116, 116],
    t3: [120, 120, 120],
    x4: [116, 130, 110, 110, 122],
    x5: [128, 112, 112, 114, 130],
    t6: [122, 122, 118, 118, 122],
    x7: [130, 112, 122, 118, 112, 126, 112],
    x8: [122, 110, 112, 110, 110, 110, 120],
    t9: [132, 120, 120, 120, 120, 120, 120],
    x10: [110, 116, 120, 130, 120, 114, 112, 124, 128, 116, 118, 116, 110, 124, 126],
    x11: [130, 126, 120, 110, 128, 126, 114, 118, 116, 116, 110, 112, 120, 120, 120],
    t12: [120, 122, 120, 120, 128, 120, 120, 122, 124, 120, 120, 120, 120, 124, 126],
    x13: [116, 118, 130, 130, 116, 114, 126, 120, 120, 118, 126, 118, 124, 128, 126, 118, 120, 112],
    x14: [112, 128, 110, 128, 112, 112, 120, 118, 118, 130, 118, 122, 124, 112, 122, 122, 118, 114],
    t15: [118, 122, 120, 122, 118, 118, 122, 118, 118, 122, 122, 120, 122, 120, 122, 120, 118, 118],
    x16: [130, 118, 116, 112, 122, 128, 130, 126, 114, 118, 118, 126, 122, 112, 122, 126, 110, 120, 116, 130,
    126, 112, 130, 130, 114],
    x17: [120, 120, 128, 120, 116, 118, 126, 114, 110, 128, 116, 120, 112, 114, 120, 118, 124, 122, 116, 122,
    120, 118, 128, 118, 124],
    t18: [130, 120, 124, 120, 120, 126, 136, 120, 120, 126, 120, 126, 120, 120, 122, 124, 120, 122, 120, 132,
    126, 120, 138, 128, 120],
}, name='lengths_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
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
})).DisableLifeTimeVariation()
