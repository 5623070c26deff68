# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: constants that are alike but for one element.

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x3 = Input('x3', ('TENSOR_FLOAT32', [1, 3, 3, 2]))
c1 = Parameter('c1', ('TENSOR_FLOAT32', [3, 2, 2, 2]), [-2.0, 1.0, -1.0, -2.0, -1.0, 2.0, 1.0, 1.0, 0.0, 2.0, 1.0, 2.0, -1.0, 0.0, 0.0, -1.0, 1.0, -2.0,
    1.0, -2.0, -1.0, 1.0, 2.0, -1.0])
c2 = Parameter('c2', ('TENSOR_FLOAT32', [3]), [0.0, 1.0, -1.0])
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x7 = Input('x7', ('TENSOR_FLOAT32', [1, 3, 3, 2]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [3, 2, 2, 2]), [-2.0, 1.0, -1.0, -2.0, -1.0, 2.0, 1.0, 1.0, 0.0, 2.0, 1.0, 2.0, -1.0, 0.0, 0.0, -1.0, 1.0, -2.0,
    1.0, -2.0, -1.0, 1.0, 2.0, 0.0])
c6 = Parameter('c6', ('TENSOR_FLOAT32', [3]), [0.0, 1.0, -1.0])
t8 = Output('t8', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x11 = Input('x11', ('TENSOR_FLOAT32', [1, 3, 3, 2]))
c9 = Parameter('c9', ('TENSOR_FLOAT32', [3, 2, 2, 2]), [-1.0, 1.0, -1.0, -2.0, -1.0, 2.0, 1.0, 1.0, 0.0, 2.0, 1.0, 2.0, -1.0, 0.0, 0.0, -1.0, 1.0, -2.0,
    1.0, -2.0, -1.0, 1.0, 2.0, -1.0])
c10 = Parameter('c10', ('TENSOR_FLOAT32', [3]), [0.0, 1.0, -1.0])
t12 = Output('t12', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x15 = Input('x15', ('TENSOR_FLOAT32', [1, 3, 3, 2]))
c13 = Parameter('c13', ('TENSOR_FLOAT32', [3, 2, 2, 2]), [-2.0, 1.0, -1.0, -2.0, -1.0, 2.0, 1.0, 1.0, 0.0, 2.0, 1.0, 2.0, 0.0, 0.0, 0.0, -1.0, 1.0, -2.0,
    1.0, -2.0, -1.0, 1.0, 2.0, -1.0])
c14 = Parameter('c14', ('TENSOR_FLOAT32', [3]), [0.0, 1.0, -1.0])
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x19 = Input('x19', ('TENSOR_FLOAT32', [1, 3, 3, 2]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [3, 2, 2, 2]), [-2.0, 1.0, -1.0, -2.0, -1.0, 2.0, 1.0, 1.0, 0.0, 2.0, 1.0, 2.0, -1.0, 0.0, 0.0, -1.0, 1.0, -2.0,
    1.0, -2.0, -1.0, 2.0, 1.0, -1.0])
c18 = Parameter('c18', ('TENSOR_FLOAT32', [3]), [0.0, 1.0, -1.0])
t20 = Output('t20', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
model = Model()
model.Operation('CONV_2D', x3, c1, c2, 2, 1, 1, 0).To(t4)
model.Operation('CONV_2D', x7, c5, c6, 2, 1, 1, 0).To(t8)
model.Operation('CONV_2D', x11, c9, c10, 2, 1, 1, 0).To(t12)
model.Operation('CONV_2D', x15, c13, c14, 2, 1, 1, 0).To(t16)
model.Operation('CONV_2D', x19, c17, c18, 2, 1, 1, 0).To(t20)
Example({
    x3: [2.0, -1.0, -3.0, -3.0, 3.0, 3.0, -1.0, -1.0, 1.0, 3.0, 0.0, -2.0, 1.0, 2.0, 2.0, 1.0, -3.0, 0.0],
    t4: [7.0, -12.0, 5.0, -3.0, 5.0, 3.0, 0.0, 4.0, -1.0, 2.0, 1.0, -9.0],
    x7: [-2.0, 3.0, -1.0, -1.0, -1.0, 3.0, 1.0, 2.0, 1.0, -2.0, 2.0, 3.0, 2.0, 2.0, 2.0, 1.0, 2.0, 3.0],
    t8: [12.0, 5.0, -5.0, -4.0, 0.0, -6.0, 8.0, -1.0, 5.0, -7.0, 0.0, 3.0],
    x11: [-3.0, -2.0, -2.0, -2.0, 3.0, 1.0, -3.0, 3.0, 1.0, 1.0, 1.0, -2.0, -3.0, -3.0, 0.0, 1.0, -2.0, 0.0],
    t12: [18.0, -7.0, 9.0, -5.0, 3.0, 6.0, 1.0, 12.0, -12.0, 3.0, 0.0, 0.0],
    x15: [0.0, -3.0, -1.0, 3.0, -3.0, 3.0, -2.0, 3.0, -2.0, -1.0, 1.0, -2.0, 1.0, -3.0, 1.0, -1.0, -3.0, 1.0],
    t16: [-3.0, 1.0, 0.0, 1.0, 12.0, -12.0, 4.0, 4.0, -10.0, 1.0, -5.0, -5.0],
    x19: [-2.0, -2.0, -2.0, 2.0, 2.0, -1.0, -1.0, 3.0, 1.0, 0.0, 1.0, -3.0, -1.0, 3.0, -2.0, -2.0, 3.0, -3.0],
    t20: [8.0, 0.0, 3.0, 3.0, 7.0, 0.0, 7.0, 11.0, 0.0, 1.0, 1.0, 11.0],
}, name='short').AddVariations('float16').DisableLifeTimeVariation()

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x3 = Input('x3', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 120))
c1 = Parameter('c1', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 2], 0.5, 128), [124, 130, 126, 124, 126, 132, 130, 130, 128, 132, 130, 132, 126, 128, 128, 126, 130, 124, 130, 124,
    126, 130, 132, 126])
c2 = Parameter('c2', ('TENSOR_INT32', [3], 0.25, 0), [0, 4, -4])
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x7 = Input('x7', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 2, 2]), [-4, 2, -2, -4, -2, 4, 2, 2, 0, 8, 4, 8, -4, 0, 0, -4, 2, -4, 2, -4, -2, 2, 4, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c6 = Parameter('c6', ('TENSOR_INT32', [3]), [0, 8, -4])
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 2], 0.5, 128), [126, 130, 126, 124, 126, 132, 130, 130, 128, 132, 130, 132, 126, 128, 128, 126, 130, 124, 130, 124,
    126, 130, 132, 126])
c10 = Parameter('c10', ('TENSOR_INT32', [3], 0.25, 0), [0, 4, -4])
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x15 = Input('x15', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 2, 2]), [-4, 2, -2, -4, -2, 4, 2, 2, 0, 8, 4, 8, 0, 0, 0, -4, 2, -4, 2, -4, -2, 2, 4, -2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c14 = Parameter('c14', ('TENSOR_INT32', [3]), [0, 8, -4])
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x19 = Input('x19', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_ASYMM', [3, 2, 2, 2], 0.5, 128), [124, 130, 126, 124, 126, 132, 130, 130, 128, 132, 130, 132, 126, 128, 128, 126, 130, 124, 130, 124,
    126, 132, 130, 126])
c18 = Parameter('c18', ('TENSOR_INT32', [3], 0.25, 0), [0, 4, -4])
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x3, c1, c2, 2, 1, 1, 0).To(t4)
model.Operation('CONV_2D', x7, c5, c6, 2, 1, 1, 0).To(t8)
model.Operation('CONV_2D', x11, c9, c10, 2, 1, 1, 0).To(t12)
model.Operation('CONV_2D', x15, c13, c14, 2, 1, 1, 0).To(t16)
model.Operation('CONV_2D', x19, c17, c18, 2, 1, 1, 0).To(t20)
Example({
    x3: [124, 118, 114, 114, 126, 126, 118, 118, 122, 126, 120, 116, 122, 124, 124, 122, 114, 120],
    t4: [134, 96, 130, 114, 130, 126, 120, 128, 118, 124, 122, 102],
    x7: [116, 126, 118, 118, 118, 126, 122, 124, 122, 116, 124, 126, 124, 124, 124, 122, 124, 126],
    t8: [144, 130, 110, 112, 120, 108, 136, 118, 130, 106, 120, 126],
    x11: [114, 116, 116, 116, 126, 122, 114, 126, 122, 122, 122, 116, 114, 114, 120, 122, 116, 120],
    t12: [156, 106, 138, 110, 126, 132, 122, 144, 96, 126, 120, 120],
    x15: [120, 114, 118, 126, 114, 126, 116, 126, 116, 118, 122, 116, 122, 114, 122, 118, 114, 122],
    t16: [114, 122, 120, 122, 144, 96, 128, 128, 100, 122, 110, 110],
    x19: [116, 116, 116, 124, 124, 118, 118, 126, 122, 120, 122, 114, 118, 126, 116, 116, 126, 114],
    t20: [136, 120, 126, 126, 134, 120, 134, 142, 120, 122, 122, 142],
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
