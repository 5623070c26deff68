# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: activations at the end of a loop.

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
model.Operation('MUL', x1, x2, 3).To(t3)
model.Operation('MUL', x4, x5, 2).To(t6)
model.Operation('MUL', x7, x8, 1).To(t9)
model.Operation('MUL', x10, x11, 3).To(t12)
model.Operation('MUL', x13, x14, 2).To(t15)
model.Operation('MUL', x16, x17, 1).To(t18)
Example({
    x1: [-3.0, -3.0, -2.0],
    x2: [-3.0, -3.0, -4.0],
    t3: [6.0, 6.0, 6.0],
    x4: [2.0, 4.0, -5.0, -4.0, 0.0],
    x5: [3.0, 4.0, 1.0, 1.0, 5.0],
    t6: [1.0, 1.0, -1.0, -1.0, 0.0],
    x7: [-1.0, 2.0, -1.0, -2.0, -3.0, 4.0, -3.0],
    x8: [4.0, -2.0, -1.0, -2.0, 3.0, -5.0, 3.0],
    t9: [0.0, 0.0, 1.0, 4.0, 0.0, 0.0, 0.0],
    x10: [-1.0, 1.0, 1.0, -5.0, -4.0, 0.0, 1.0, -4.0, 0.0, -5.0, 0.0, 5.0, 2.0, -4.0, 4.0],
    x11: [0.0, 0.0, 3.0, 2.0, -3.0, -3.0, -1.0, -2.0, -5.0, -2.0, -5.0, -3.0, -5.0, -1.0, 1.0],
    t12: [0.0, 0.0, 3.0, 0.0, 6.0, 0.0, 0.0, 6.0, 0.0, 6.0, 0.0, 0.0, 0.0, 4.0, 4.0],
    x13: [2.0, 4.0, -5.0, 4.0, -1.0, 1.0, -4.0, 4.0, -2.0, -5.0, 0.0, -1.0, -3.0, -4.0, 1.0, 2.0, 2.0, 4.0],
    x14: [5.0, -2.0, -1.0, -2.0, -2.0, -2.0, -5.0, 3.0, -3.0, 4.0, 3.0, -1.0, 0.0, -1.0, -5.0, 5.0, -4.0,
    -5.0],
    t15: [1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 0.0, 1.0, 0.0, 1.0, -1.0, 1.0, -1.0, -1.0],
    x16: [4.0, 4.0, -1.0, -1.0, 4.0, 3.0, -2.0, 5.0, -3.0, 2.0, -2.0, 4.0, -1.0, -3.0, -2.0, 3.0, -1.0, 1.0,
    2.0, -2.0, -4.0, -2.0, 5.0, -2.0, -1.0],
    x17: [-5.0, -2.0, 1.0, -2.0, 5.0, 0.0, -4.0, 2.0, 3.0, 0.0, 4.0, 1.0, 4.0, -3.0, 3.0, -2.0, 4.0, -5.0,
    -3.0, -2.0, 5.0, 2.0, -4.0, -5.0, -4.0],
    t18: [0.0, 0.0, 0.0, 2.0, 20.0, 0.0, 8.0, 10.0, 0.0, 0.0, 0.0, 4.0, 0.0, 9.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    4.0, 0.0, 0.0, 0.0, 10.0, 4.0],
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
model.Operation('MUL', x1, x2, 3).To(t3)
model.Operation('MUL', x4, x5, 2).To(t6)
model.Operation('MUL', x7, x8, 1).To(t9)
model.Operation('MUL', x10, x11, 3).To(t12)
model.Operation('MUL', x13, x14, 2).To(t15)
model.Operation('MUL', x16, x17, 1).To(t18)
Example({
    x1: [114, 114, 116],
    x2: [114, 114, 112],
    t3: [132, 132, 132],
    x4: [124, 128, 110, 112, 120],
    x5: [126, 128, 122, 122, 130],
    t6: [122, 122, 118, 118, 120],
    x7: [118, 124, 118, 116, 114, 128, 114],
    x8: [128, 116, 118, 116, 126, 110, 126],
    t9: [120, 120, 122, 128, 120, 120, 120],
    x10: [118, 122, 122, 110, 112, 120, 122, 112, 120, 110, 120, 130, 124, 112, 128],
    x11: [120, 120, 126, 124, 114, 114, 118, 116, 110, 116, 110, 114, 110, 118, 122],
    t12: [120, 120, 126, 120, 132, 120, 120, 132, 120, 132, 120, 120, 120, 128, 128],
    x13: [124, 128, 110, 128, 118, 122, 112, 128, 116, 110, 120, 118, 114, 112, 122, 124, 124, 128],
    x14: [130, 116, 118, 116, 116, 116, 110, 126, 114, 128, 126, 118, 120, 118, 110, 130, 112, 110],
    t15: [122, 118, 122, 118, 122, 118, 122, 122, 122, 118, 120, 122, 120, 122, 118, 122, 118, 118],
    x16: [128, 128, 118, 118, 128, 126, 116, 130, 114, 124, 116, 128, 118, 114, 116, 126, 118, 122, 124, 116,
    112, 116, 130, 116, 118],
    x17: [110, 116, 122, 116, 130, 120, 112, 124, 126, 120, 128, 122, 128, 114, 126, 116, 128, 110, 114, 116,
    130, 124, 112, 110, 112],
    t18: [120, 120, 120, 124, 160, 120, 136, 140, 120, 120, 120, 128, 120, 138, 120, 120, 120, 120, 120, 128,
    120, 120, 120, 140, 128],
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
