# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: constants that are alike but for one element.

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x3 = Input('x3', ('TENSOR_FLOAT32', [1, 3, 3, 2]))
c1 = Parameter('c1', ('TENSOR_FLOAT32', [1, 2, 3, 4]), [1.0, 1.0, -1.0, 1.0, -2.0, -1.0, -2.0, -1.0, -2.0, -1.0, 1.0, 2.0, 1.0, 0.0, 2.0, 2.0, 0.0, 1.0,
    -1.0, 0.0, 0.0, 1.0, 2.0, -1.0])
c2 = Parameter('c2', ('TENSOR_FLOAT32', [4]), [0.0, 1.0, -1.0, 2.0])
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 2, 1, 4]))
x7 = Input('x7', ('TENSOR_FLOAT32', [1, 3, 3, 2]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [1, 2, 3, 4]), [1.0, 1.0, -1.0, 1.0, -2.0, -1.0, -2.0, -1.0, -2.0, -1.0, 1.0, 2.0, 1.0, 0.0, 2.0, 2.0, 0.0, 1.0,
    -1.0, 0.0, 0.0, 1.0, 2.0, 0.0])
c6 = Parameter('c6', ('TENSOR_FLOAT32', [4]), [0.0, 1.0, -1.0, 2.0])
t8 = Output('t8', ('TENSOR_FLOAT32', [1, 2, 1, 4]))
x11 = Input('x11', ('TENSOR_FLOAT32', [1, 3, 3, 2]))
c9 = Parameter('c9', ('TENSOR_FLOAT32', [1, 2, 3, 4]), [2.0, 1.0, -1.0, 1.0, -2.0, -1.0, -2.0, -1.0, -2.0, -1.0, 1.0, 2.0, 1.0, 0.0, 2.0, 2.0, 0.0, 1.0,
    -1.0, 0.0, 0.0, 1.0, 2.0, -1.0])
c10 = Parameter('c10', ('TENSOR_FLOAT32', [4]), [0.0, 1.0, -1.0, 2.0])
t12 = Output('t12', ('TENSOR_FLOAT32', [1, 2, 1, 4]))
x15 = Input('x15', ('TENSOR_FLOAT32', [1, 3, 3, 2]))
c13 = Parameter('c13', ('TENSOR_FLOAT32', [1, 2, 3, 4]), [1.0, 1.0, -1.0, 1.0, -2.0, -1.0, -2.0, -1.0, -2.0, -1.0, 1.0, 2.0, 2.0, 0.0, 2.0, 2.0, 0.0, 1.0,
    -1.0, 0.0, 0.0, 1.0, 2.0, -1.0])
c14 = Parameter('c14', ('TENSOR_FLOAT32', [4]), [0.0, 1.0, -1.0, 2.0])
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 2, 1, 4]))
x19 = Input('x19', ('TENSOR_FLOAT32', [1, 3, 3, 2]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [1, 2, 3, 4]), [1.0, 1.0, -1.0, 1.0, -2.0, -1.0, -2.0, -1.0, -2.0, -1.0, 1.0, 2.0, 1.0, 0.0, 2.0, 2.0, 0.0, 1.0,
    -1.0, 0.0, 0.0, 2.0, 1.0, -1.0])
c18 = Parameter('c18', ('TENSOR_FLOAT32', [4]), [0.0, 1.0, -1.0, 2.0])
t20 = Output('t20', ('TENSOR_FLOAT32', [1, 2, 1, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x3, c1, c2, 2, 1, 1, 2, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x7, c5, c6, 2, 1, 1, 2, 0).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x11, c9, c10, 2, 1, 1, 2, 0).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x15, c13, c14, 2, 1, 1, 2, 0).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x19, c17, c18, 2, 1, 1, 2, 0).To(t20)
Example({
    x3: [2.0, -1.0, -3.0, -1.0, 3.0, 1.0, -2.0, -1.0, -1.0, 1.0, -3.0, -2.0, -3.0, 0.0, 0.0, -3.0, 3.0,
    -3.0],
    t4: [0.0, -1.0, -4.0, 4.0, 3.0, 6.0, -7.0, -1.0],
    x7: [1.0, -3.0, 2.0, -1.0, -1.0, 1.0, 0.0, -3.0, -1.0, 3.0, 0.0, 3.0, 1.0, 0.0, -3.0, 0.0, -2.0, 1.0],
    t8: [-1.0, 0.0, 2.0, -4.0, 3.0, -3.0, 1.0, 2.0],
    x11: [3.0, -1.0, -3.0, 3.0, 1.0, -1.0, 2.0, -3.0, -1.0, 2.0, 0.0, 1.0, 1.0, -1.0, -3.0, -2.0, -3.0, 2.0],
    t12: [12.0, 5.0, -13.0, -11.0, 7.0, -2.0, 3.0, -5.0],
    x15: [3.0, 0.0, 1.0, 2.0, 0.0, 2.0, 1.0, 3.0, 0.0, 1.0, 2.0, 3.0, 2.0, 2.0, 1.0, 1.0, -3.0, 3.0],
    t16: [3.0, 5.0, 8.0, 7.0, 1.0, -2.0, 6.0, 11.0],
    x19: [3.0, -2.0, 1.0, -2.0, -1.0, 0.0, -2.0, -2.0, 0.0, 0.0, -3.0, 2.0, -1.0, -3.0, 1.0, -1.0, 1.0, 1.0],
    t20: [1.0, -2.0, 3.0, -4.0, 3.0, 5.0, -1.0, -3.0],
}, name='short').AddVariations('float16').DisableLifeTimeVariation()

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x3 = Input('x3', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 120))
c1 = Parameter('c1', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 128), [130, 130, 126, 130, 124, 126, 124, 126, 124, 126, 130, 132, 130, 128, 132, 132, 128, 130, 126, 128,
    128, 130, 132, 126])
c2 = Parameter('c2', ('TENSOR_INT32', [4], 0.25, 0), [0, 4, -4, 8])
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 4], 0.5, 120))
x7 = Input('x7', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 4]), [2, 4, -2, 4, -4, -4, -4, -4, -4, -4, 2, 8, 2, 0, 4, 8, 0, 4, -2, 0, 0, 4, 4, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5, 0.25]))
c6 = Parameter('c6', ('TENSOR_INT32', [4]), [0, 8, -4, 16])
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 4], 0.5, 120))
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 128), [132, 130, 126, 130, 124, 126, 124, 126, 124, 126, 130, 132, 130, 128, 132, 132, 128, 130, 126, 128,
    128, 130, 132, 126])
c10 = Parameter('c10', ('TENSOR_INT32', [4], 0.25, 0), [0, 4, -4, 8])
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 4], 0.5, 120))
x15 = Input('x15', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 4]), [2, 4, -2, 4, -4, -4, -4, -4, -4, -4, 2, 8, 4, 0, 4, 8, 0, 4, -2, 0, 0, 4, 4, -4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25, 0.5, 0.25]))
c14 = Parameter('c14', ('TENSOR_INT32', [4]), [0, 8, -4, 16])
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 4], 0.5, 120))
x19 = Input('x19', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 128), [130, 130, 126, 130, 124, 126, 124, 126, 124, 126, 130, 132, 130, 128, 132, 132, 128, 130, 126, 128,
    128, 132, 130, 126])
c18 = Parameter('c18', ('TENSOR_INT32', [4], 0.25, 0), [0, 4, -4, 8])
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 4], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x3, c1, c2, 2, 1, 1, 2, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x7, c5, c6, 2, 1, 1, 2, 0).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x11, c9, c10, 2, 1, 1, 2, 0).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x15, c13, c14, 2, 1, 1, 2, 0).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x19, c17, c18, 2, 1, 1, 2, 0).To(t20)
Example({
    x3: [124, 118, 114, 118, 126, 122, 116, 118, 118, 122, 114, 116, 114, 120, 120, 114, 126, 114],
    t4: [120, 118, 112, 128, 126, 132, 106, 118],
    x7: [122, 114, 124, 118, 118, 122, 120, 114, 118, 126, 120, 126, 122, 120, 114, 120, 116, 122],
    t8: [118, 120, 124, 112, 126, 114, 122, 124],
    x11: [126, 118, 114, 126, 122, 118, 124, 114, 118, 124, 120, 122, 122, 118, 114, 116, 114, 124],
    t12: [144, 130, 94, 98, 134, 116, 126, 110],
    x15: [126, 120, 122, 124, 120, 124, 122, 126, 120, 122, 124, 126, 124, 124, 122, 122, 114, 126],
    t16: [126, 130, 136, 134, 122, 116, 132, 142],
    x19: [126, 116, 122, 116, 118, 120, 116, 116, 120, 120, 114, 124, 118, 114, 122, 118, 122, 122],
    t20: [122, 116, 126, 112, 126, 130, 118, 114],
}, name='short_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
