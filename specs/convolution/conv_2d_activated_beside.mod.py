# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: an activation of what another operation reads, too.

# What CONV_2D gives goes on without the activation, too.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [2, 2, 2, 2]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [2]), [-0.5, 1.0])
t4 = Internal('t4', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t6 = Output('t6', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t7 = Output('t7', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x8 = Input('x8', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c9 = Parameter('c9', ('TENSOR_FLOAT32', [2, 2, 2, 2]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0])
c10 = Parameter('c10', ('TENSOR_FLOAT32', [2]), [-0.5, 1.0])
t11 = Internal('t11', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x12 = Input('x12', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t13 = Output('t13', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t14 = Output('t14', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x15 = Input('x15', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c16 = Parameter('c16', ('TENSOR_FLOAT32', [2, 2, 2, 2]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0])
c17 = Parameter('c17', ('TENSOR_FLOAT32', [2]), [-0.5, 1.0])
t18 = Internal('t18', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t20 = Internal('t20', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x19 = Input('x19', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t21 = Internal('t21', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t22 = Output('t22', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('RELU', t4).To(t6)
model.Operation('MAXIMUM', t4, x5).To(t7)
model.Operation('CONV_2D', x8, c9, c10, 1, 1, 1, 0).To(t11)
model.Operation('MAXIMUM', t11, x12).To(t13)
model.Operation('RELU6', t11).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 1, 1, 1, 0).To(t18)
model.Operation('RELU1', t18).To(t20)
model.Operation('MAXIMUM', t20, x19).To(t21)
model.Operation('MINIMUM', t18, t21).To(t22)
Example({
    x1: [-4.0, -4.0, 2.0, 2.5, -0.5, -2.0, -1.5, 2.0, -3.0, -2.0, -2.0, -3.5],
    t6: [4.0, 14.0, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 6.5, 4.5, 5.0],
    x5: [-3.0, -2.0, -2.0, 1.0, -4.0, -3.5, 2.5, -3.5, 2.5, -0.5, 1.0, 1.0],
    t7: [4.0, 14.0, -2.0, 1.0, 1.5, -3.5, 2.5, 0.0, 2.5, 6.5, 4.5, 5.0],
    x8: [1.5, 2.0, 3.0, -4.0, 1.0, -1.5, 4.0, 1.0, -2.0, -4.0, -3.0, -1.5],
    x12: [-4.0, -0.5, -0.5, 4.0, -2.5, -1.0, 4.0, 3.5, 0.5, 1.0, -2.0, 1.5],
    t13: [-4.0, 20.0, -0.5, 4.0, 5.0, -1.0, 4.0, 3.5, 2.5, 1.0, -0.5, 7.0],
    t14: [0.0, 6.0, 0.0, 0.0, 5.0, 0.0, 0.0, 0.0, 2.5, 0.5, 0.0, 6.0],
    x15: [1.0, -2.5, 1.0, -3.5, 4.0, 1.5, -2.5, -1.5, 0.5, -3.0, -0.5, 4.0],
    x19: [2.0, 3.0, -1.0, -1.5, -3.5, -3.0, -3.0, 2.0, -0.5, 1.0, -0.5, -3.5],
    t22: [-2.5, 3.0, 1.0, -8.5, 1.0, 0.5, -6.0, 2.0, 1.0, -5.0, -9.0, 1.0],
}, name='skip').AddVariations('float16').DisableLifeTimeVariation()

# What CONV_2D gives goes on without the activation, too.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2], 0.5, 128), [130, 124, 128, 132, 126, 130, 132, 130, 124, 128, 132, 126, 130, 132, 130, 124])
c3 = Parameter('c3', ('TENSOR_INT32', [2], 0.25, 0), [-2, 4])
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [2, -4, 0, 4, -2, 2, 4, 2, -8, 0, 8, -4, 4, 8, 4, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c10 = Parameter('c10', ('TENSOR_INT32', [2]), [-2, 8])
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
x15 = Input('x15', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2], 0.5, 128), [130, 124, 128, 132, 126, 130, 132, 130, 124, 128, 132, 126, 130, 132, 130, 124])
c17 = Parameter('c17', ('TENSOR_INT32', [2], 0.25, 0), [-2, 4])
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
t20 = Internal('t20', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
x19 = Input('x19', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
t22 = Output('t22', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('RELU', t4).To(t6)
model.Operation('MAXIMUM', t4, x5).To(t7)
model.Operation('CONV_2D', x8, c9, c10, 1, 1, 1, 0).To(t11)
model.Operation('MAXIMUM', t11, x12).To(t13)
model.Operation('RELU6', t11).To(t14)
model.Operation('CONV_2D', x15, c16, c17, 1, 1, 1, 0).To(t18)
model.Operation('RELU1', t18).To(t20)
model.Operation('MAXIMUM', t20, x19).To(t21)
model.Operation('MINIMUM', t18, t21).To(t22)
Example({
    x1: [112, 112, 124, 125, 119, 116, 117, 124, 114, 116, 116, 113],
    t6: [128, 148, 120, 120, 123, 120, 120, 120, 120, 133, 129, 130],
    x5: [114, 116, 116, 122, 112, 113, 125, 113, 125, 119, 122, 122],
    t7: [128, 148, 116, 122, 123, 113, 125, 120, 125, 133, 129, 130],
    x8: [123, 124, 126, 112, 122, 117, 128, 122, 116, 112, 114, 117],
    x12: [112, 119, 119, 128, 115, 118, 128, 127, 121, 122, 116, 123],
    t13: [112, 160, 119, 128, 130, 118, 128, 127, 125, 122, 119, 134],
    t14: [120, 132, 120, 120, 130, 120, 120, 120, 125, 121, 120, 132],
    x15: [122, 115, 122, 113, 128, 123, 115, 117, 121, 114, 119, 128],
    x19: [124, 126, 118, 117, 113, 114, 114, 124, 119, 122, 119, 113],
    t22: [115, 126, 122, 103, 122, 121, 108, 124, 122, 110, 102, 122],
}, name='skip_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# What CONV_2D gives is an output, too.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [2, 2, 2, 2]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [2]), [-0.5, 1.0])
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t5 = Output('t5', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x6 = Input('x6', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [2, 2, 2, 2]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0])
c8 = Parameter('c8', ('TENSOR_FLOAT32', [2]), [-0.5, 1.0])
t9 = Output('t9', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t10 = Output('t10', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
x11 = Input('x11', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [2, 2, 2, 2]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0])
c13 = Parameter('c13', ('TENSOR_FLOAT32', [2]), [-0.5, 1.0])
t14 = Output('t14', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
t15 = Output('t15', ('TENSOR_FLOAT32', [1, 2, 3, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('RELU', t4).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 1, 1, 1, 0).To(t9)
model.Operation('RELU6', t9).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 1, 1, 0).To(t14)
model.Operation('RELU1', t14).To(t15)
Example({
    x1: [1.5, 0.5, 2.0, -3.0, -0.5, 3.5, 2.5, -4.0, -0.5, -0.5, 2.0, 0.5],
    t4: [-14.0, 0.0, 19.0, -8.0, -9.5, 5.0, 9.0, -4.5, 1.0, 5.5, 0.5, -3.0],
    t5: [0.0, 0.0, 19.0, 0.0, 0.0, 5.0, 9.0, 0.0, 1.0, 5.5, 0.5, 0.0],
    x6: [-0.5, 1.0, -0.5, -3.0, 1.5, 1.0, 0.5, -3.0, 0.5, -2.0, 2.0, 1.0],
    t9: [-13.5, 3.0, 9.5, 0.5, -2.0, 2.0, 2.0, 3.0, 6.0, 3.0, -0.5, -3.0],
    t10: [0.0, 3.0, 6.0, 0.5, 0.0, 2.0, 2.0, 3.0, 6.0, 3.0, 0.0, 0.0],
    x11: [2.5, 1.5, -3.5, -1.5, 3.0, 1.5, -1.5, 4.0, -1.5, -4.0, -2.5, 3.0],
    t14: [-5.5, 3.5, -2.5, -5.5, 5.0, -1.5, -18.0, 5.0, 12.0, -4.0, -9.0, 6.0],
    t15: [-1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0],
}, name='shown').AddVariations('float16').DisableLifeTimeVariation()

# What CONV_2D gives is an output, too.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2], 0.5, 128), [130, 124, 128, 132, 126, 130, 132, 130, 124, 128, 132, 126, 130, 132, 130, 124])
c3 = Parameter('c3', ('TENSOR_INT32', [2], 0.25, 0), [-2, 4])
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
x6 = Input('x6', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [2, -4, 0, 4, -2, 2, 4, 2, -8, 0, 8, -4, 4, 8, 4, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', ('TENSOR_INT32', [2]), [-2, 8])
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2], 0.5, 128), [130, 124, 128, 132, 126, 130, 132, 130, 124, 128, 132, 126, 130, 132, 130, 124])
c13 = Parameter('c13', ('TENSOR_INT32', [2], 0.25, 0), [-2, 4])
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
model.Operation('RELU', t4).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 1, 1, 1, 0).To(t9)
model.Operation('RELU6', t9).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 1, 1, 1, 0).To(t14)
model.Operation('RELU1', t14).To(t15)
Example({
    x1: [123, 121, 124, 114, 119, 127, 125, 112, 119, 119, 124, 121],
    t4: [92, 120, 158, 104, 101, 130, 138, 111, 122, 131, 121, 114],
    t5: [120, 120, 158, 120, 120, 130, 138, 120, 122, 131, 121, 120],
    x6: [119, 122, 119, 114, 123, 122, 121, 114, 121, 116, 124, 122],
    t9: [93, 126, 139, 121, 116, 124, 124, 126, 132, 126, 119, 114],
    t10: [120, 126, 132, 121, 120, 124, 124, 126, 132, 126, 120, 120],
    x11: [125, 123, 113, 117, 126, 123, 117, 128, 117, 112, 115, 126],
    t14: [109, 127, 115, 109, 130, 117, 84, 130, 144, 112, 102, 132],
    t15: [118, 122, 118, 118, 122, 118, 118, 122, 122, 118, 118, 122],
}, name='shown_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
