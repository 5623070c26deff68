# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: operations in a row that are merged, moved or cancelled.

# Vectors along one of equal sides.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [3, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [3]), [-1.0, 0.0, 1.0])
t3 = Internal('t3', ('TENSOR_FLOAT32', [3, 3]))
c4 = Parameter('c4', ('TENSOR_INT32', [2]), [1, 0])
t5 = Output('t5', ('TENSOR_FLOAT32', [3, 3]))
x6 = Input('x6', ('TENSOR_FLOAT32', [3, 3]))
c8 = Parameter('c8', ('TENSOR_INT32', [2]), [1, 0])
t9 = Internal('t9', ('TENSOR_FLOAT32', [3, 3]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [3]), [-1.0, 0.0, 1.0])
t10 = Output('t10', ('TENSOR_FLOAT32', [3, 3]))
x11 = Input('x11', ('TENSOR_FLOAT32', [3, 3, 3]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [3]), [-1.0, 0.0, 1.0])
t13 = Internal('t13', ('TENSOR_FLOAT32', [3, 3, 3]))
c14 = Parameter('c14', ('TENSOR_INT32', [3]), [0, 2, 1])
t15 = Output('t15', ('TENSOR_FLOAT32', [3, 3, 3]))
x16 = Input('x16', ('TENSOR_FLOAT32', [3, 3, 3]))
c18 = Parameter('c18', ('TENSOR_INT32', [3]), [0, 2, 1])
t19 = Internal('t19', ('TENSOR_FLOAT32', [3, 3, 3]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [3]), [-1.0, 0.0, 1.0])
t20 = Output('t20', ('TENSOR_FLOAT32', [3, 3, 3]))
x21 = Input('x21', ('TENSOR_FLOAT32', [3, 3, 3]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [3]), [-1.0, 0.0, 1.0])
t23 = Internal('t23', ('TENSOR_FLOAT32', [3, 3, 3]))
c24 = Parameter('c24', ('TENSOR_INT32', [3]), [2, 1, 0])
t25 = Output('t25', ('TENSOR_FLOAT32', [3, 3, 3]))
x26 = Input('x26', ('TENSOR_FLOAT32', [3, 3, 3]))
c28 = Parameter('c28', ('TENSOR_INT32', [3]), [2, 1, 0])
t29 = Internal('t29', ('TENSOR_FLOAT32', [3, 3, 3]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [3]), [-1.0, 0.0, 1.0])
t30 = Output('t30', ('TENSOR_FLOAT32', [3, 3, 3]))
x32 = Input('x32', ('TENSOR_FLOAT32', [3, 3]))
c31 = Parameter('c31', ('TENSOR_FLOAT32', [3, 3]), [0.0, -1.0, -1.0, -2.0, 1.0, 1.0, 0.0, -1.0, -1.0])
t33 = Internal('t33', ('TENSOR_FLOAT32', [3, 3]))
t34 = Output('t34', ('TENSOR_FLOAT32', [3, 3]))
x36 = Input('x36', ('TENSOR_FLOAT32', [3, 3]))
c35 = Parameter('c35', ('TENSOR_FLOAT32', [3]), [2.0, 1.0, 0.0])
t37 = Internal('t37', ('TENSOR_FLOAT32', [3, 3]))
t38 = Output('t38', ('TENSOR_FLOAT32', [3, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, c4).To(t5)
model.Operation('TRANSPOSE', x6, c8).To(t9)
model.Operation('ADD', t9, c7, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('TRANSPOSE', t13, c14).To(t15)
model.Operation('TRANSPOSE', x16, c18).To(t19)
model.Operation('ADD', t19, c17, 0).To(t20)
model.Operation('ADD', x21, c22, 0).To(t23)
model.Operation('TRANSPOSE', t23, c24).To(t25)
model.Operation('TRANSPOSE', x26, c28).To(t29)
model.Operation('ADD', t29, c27, 0).To(t30)
model.Operation('MUL', x32, c31, 0).To(t33)
model.Operation('TRANSPOSE', t33, [1, 0]).To(t34)
model.Operation('PRELU', x36, c35).To(t37)
model.Operation('TRANSPOSE', t37, [1, 0]).To(t38)
Example({
    x1: [-0.5, 0.5, 1.0, -3.5, 2.0, 3.0, 1.5, -1.0, -2.0],
    t5: [-1.5, -4.5, 0.5, 0.5, 2.0, -1.0, 2.0, 4.0, -1.0],
    x6: [-2.0, -1.5, 3.5, 0.5, -3.5, -1.0, -2.5, -4.0, 2.5],
    t10: [-3.0, 0.5, -1.5, -2.5, -3.5, -3.0, 2.5, -1.0, 3.5],
    x11: [0.5, -2.0, -3.5, -3.0, 4.0, -2.0, 0.5, 3.5, 2.0, 3.0, -3.0, 1.0, 2.5, -1.0, -1.0, 2.0, -0.5, 1.0,
    2.5, -1.0, 3.5, -3.5, 4.0, 3.5, 1.5, 1.0, 1.5],
    t15: [-0.5, -4.0, -0.5, -2.0, 4.0, 3.5, -2.5, -1.0, 3.0, 2.0, 1.5, 1.0, -3.0, -1.0, -0.5, 2.0, 0.0, 2.0,
    1.5, -4.5, 0.5, -1.0, 4.0, 1.0, 4.5, 4.5, 2.5],
    x16: [2.5, -1.5, 1.5, 2.5, 1.5, -2.0, -1.0, 4.0, -2.5, -2.5, 1.0, -2.0, -2.0, -2.5, 2.0, 1.5, -1.0, 2.5,
    0.5, -0.5, -2.0, 2.5, -3.0, 3.5, -1.0, -2.5, -1.5],
    t20: [1.5, 2.5, 0.0, -2.5, 1.5, 5.0, 0.5, -2.0, -1.5, -3.5, -2.0, 2.5, 0.0, -2.5, 0.0, -3.0, 2.0, 3.5,
    -0.5, 2.5, 0.0, -1.5, -3.0, -1.5, -3.0, 3.5, -0.5],
    x21: [0.5, 3.0, -0.5, 4.0, 3.5, 1.0, 0.5, -2.5, 4.0, -2.5, 1.5, 3.0, 2.5, 1.5, 0.5, -1.5, 2.0, 1.0, -3.5,
    1.5, -4.0, -3.0, -3.5, -3.0, -3.0, 1.0, 0.5],
    t25: [-0.5, -3.5, -4.5, 3.0, 1.5, -4.0, -0.5, -2.5, -4.0, 3.0, 1.5, 1.5, 3.5, 1.5, -3.5, -2.5, 2.0, 1.0,
    0.5, 4.0, -3.0, 2.0, 1.5, -2.0, 5.0, 2.0, 1.5],
    x26: [1.5, -3.0, 1.5, 1.0, 1.5, -1.0, -3.5, 4.0, 1.5, 3.0, -0.5, -0.5, -2.5, -1.0, -4.0, -0.5, -2.0, 1.0,
    3.5, 0.5, 1.0, 0.5, 2.0, -3.5, -0.5, 3.5, 3.5],
    t30: [0.5, 3.0, 4.5, 0.0, -2.5, 1.5, -4.5, -0.5, 0.5, -4.0, -0.5, 1.5, 0.5, -1.0, 3.0, 3.0, -2.0, 4.5,
    0.5, -0.5, 2.0, -2.0, -4.0, -2.5, 0.5, 1.0, 4.5],
    x32: [2.5, -1.5, -2.0, -1.0, 1.5, 1.0, 0.5, 0.5, -4.0],
    t34: [0.0, 2.0, 0.0, 1.5, 1.5, -0.5, 2.0, 1.0, 4.0],
    x36: [-4.0, -1.0, 1.0, 4.0, -4.0, -0.5, 1.0, -0.5, -3.0],
    t38: [-8.0, 4.0, 1.0, -1.0, -4.0, -0.5, 1.0, 0.0, 0.0],
}, name='equal_sides').AddVariations('float16').DisableLifeTimeVariation()

# Vectors along one of equal sides.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [118, 120, 122])
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_INT32', [2]), [1, 0])
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
x6 = Input('x6', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_INT32', [2]), [1, 0])
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [118, 120, 122])
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [3, 3, 3], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [118, 120, 122])
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [3, 3, 3], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_INT32', [3]), [0, 2, 1])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [3, 3, 3], 0.5, 120))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [3, 3, 3], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_INT32', [3]), [0, 2, 1])
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [3, 3, 3], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [118, 120, 122])
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [3, 3, 3], 0.5, 120))
x21 = Input('x21', ('TENSOR_QUANT8_ASYMM', [3, 3, 3], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [118, 120, 122])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [3, 3, 3], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_INT32', [3]), [2, 1, 0])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [3, 3, 3], 0.5, 120))
x26 = Input('x26', ('TENSOR_QUANT8_ASYMM', [3, 3, 3], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_INT32', [3]), [2, 1, 0])
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [3, 3, 3], 0.5, 120))
c27 = Parameter('c27', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [118, 120, 122])
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM', [3, 3, 3], 0.5, 120))
x32 = Input('x32', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
c31 = Parameter('c31', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120), [120, 118, 118, 116, 122, 122, 120, 118, 118])
t33 = Internal('t33', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
t34 = Output('t34', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
x36 = Input('x36', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
c35 = Parameter('c35', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [124, 122, 120])
t37 = Internal('t37', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
t38 = Output('t38', ('TENSOR_QUANT8_ASYMM', [3, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, c4).To(t5)
model.Operation('TRANSPOSE', x6, c8).To(t9)
model.Operation('ADD', t9, c7, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('TRANSPOSE', t13, c14).To(t15)
model.Operation('TRANSPOSE', x16, c18).To(t19)
model.Operation('ADD', t19, c17, 0).To(t20)
model.Operation('ADD', x21, c22, 0).To(t23)
model.Operation('TRANSPOSE', t23, c24).To(t25)
model.Operation('TRANSPOSE', x26, c28).To(t29)
model.Operation('ADD', t29, c27, 0).To(t30)
model.Operation('MUL', x32, c31, 0).To(t33)
model.Operation('TRANSPOSE', t33, [1, 0]).To(t34)
model.Operation('PRELU', x36, c35).To(t37)
model.Operation('TRANSPOSE', t37, [1, 0]).To(t38)
Example({
    x1: [119, 121, 122, 113, 124, 126, 123, 118, 116],
    t5: [117, 111, 121, 121, 124, 118, 124, 128, 118],
    x6: [116, 117, 127, 121, 113, 118, 115, 112, 125],
    t10: [114, 121, 117, 115, 113, 114, 125, 118, 127],
    x11: [121, 116, 113, 114, 128, 116, 121, 127, 124, 126, 114, 122, 125, 118, 118, 124, 119, 122, 125, 118,
    127, 113, 128, 127, 123, 122, 123],
    t15: [119, 112, 119, 116, 128, 127, 115, 118, 126, 124, 123, 122, 114, 118, 119, 124, 120, 124, 123, 111,
    121, 118, 128, 122, 129, 129, 125],
    x16: [125, 117, 123, 125, 123, 116, 118, 128, 115, 115, 122, 116, 116, 115, 124, 123, 118, 125, 121, 119,
    116, 125, 114, 127, 118, 115, 117],
    t20: [123, 125, 120, 115, 123, 130, 121, 116, 117, 113, 116, 125, 120, 115, 120, 114, 124, 127, 119, 125,
    120, 117, 114, 117, 114, 127, 119],
    x21: [121, 126, 119, 128, 127, 122, 121, 115, 128, 115, 123, 126, 125, 123, 121, 117, 124, 122, 113, 123,
    112, 114, 113, 114, 114, 122, 121],
    t25: [119, 113, 111, 126, 123, 112, 119, 115, 112, 126, 123, 123, 127, 123, 113, 115, 124, 122, 121, 128,
    114, 124, 123, 116, 130, 124, 123],
    x26: [123, 114, 123, 122, 123, 118, 113, 128, 123, 126, 119, 119, 115, 118, 112, 119, 116, 122, 127, 121,
    122, 121, 124, 113, 119, 127, 127],
    t30: [121, 126, 129, 120, 115, 123, 111, 119, 121, 112, 119, 123, 121, 118, 126, 126, 116, 129, 121, 119,
    124, 116, 112, 115, 121, 122, 129],
    x32: [125, 117, 116, 118, 123, 122, 121, 121, 112],
    t34: [120, 124, 120, 123, 123, 119, 124, 122, 128],
    x36: [112, 118, 122, 128, 112, 119, 122, 119, 114],
    t38: [104, 128, 122, 118, 112, 119, 122, 120, 120],
}, name='equal_sides_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
