# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: constants that operations of several kinds read.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# One filter is for dense and for depthwise convolutions, and a tensor like others.
# Expected values: float64 formula.
x4 = Input('x4', (F32, [1, 2, 3, 2]))
c1 = Parameter('c1', (F32, [1, 2, 2, 2]), [0.0, -2.0, -2.0, 2.0, 0.0, 0.0, 2.0, 1.0])
c2 = Parameter('c2', (F32, [1]), [0.5])
t5 = Internal('t5', (F32, [1, 1, 2, 1]))
x6 = Input('x6', (F32, [1, 2, 3, 2]))
t7 = Output('t7', (F32, [1, 1, 2, 1]))
c8 = Parameter('c8', (F32, [1]), [-2.0])
t9 = Output('t9', (F32, [1, 1, 2, 1]))
x10 = Input('x10', (F32, [1, 2, 3, 2]))
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t11 = Output('t11', (F32, [1, 1, 2, 2]))
x12 = Input('x12', (F32, [1, 2, 2, 2]))
t13 = Output('t13', (F32, [1, 2, 2, 2]))
t14 = Output('t14', (F32, [2, 4]))
x15 = Input('x15', (F32, [1, 2, 3, 2]))
t16 = Internal('t16', (F32, [1, 2, 3, 2]))
t17 = Output('t17', (F32, [1, 1, 2, 1]))
model = Model()
model.Operation('CONV_2D', x4, c1, c2, 2, 1, 1, 0).To(t5)
model.Operation('CONV_2D', x6, c1, c2, 2, 1, 1, 0).To(t7)
model.Operation('MUL', t5, c8, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x10, c1, c3, 2, 1, 1, 1, 0).To(t11)
model.Operation('ADD', x12, c1, 0).To(t13)
model.Operation('RESHAPE', c1, [2, 4]).To(t14)
model.Operation('RELU', x15).To(t16)
model.Operation('CONV_2D', t16, c1, c2, 2, 1, 1, 1).To(t17)
Example({
    x4: [-3.5, 1.0, 1.5, -3.0, 1.5, -2.5, 4.0, 2.0, 3.5, 1.0, -3.5, -2.5],
    x6: [1.0, 3.0, 1.5, 3.0, 4.0, 1.5, -2.5, -3.0, -2.0, 1.0, 2.0, -2.5],
    t7: [-5.5, -9.0],
    t9: [5.0, 22.0],
    x10: [-4.0, -0.5, -2.0, 1.0, -3.0, -1.0, -3.5, 1.0, 2.0, 4.0, 0.5, -2.5],
    t11: [8.5, 6.0, 7.5, -7.5],
    x12: [0.5, 2.0, 2.0, -0.5, 0.5, 1.0, 0.5, -3.5],
    t13: [0.5, 0.0, 0.0, 1.5, 0.5, 1.0, 2.5, -2.5],
    t14: [0.0, -2.0, -2.0, 2.0, 0.0, 0.0, 2.0, 1.0],
    x15: [-2.5, 3.0, 0.5, 2.0, -3.0, -2.0, -1.0, -0.5, 1.5, 1.5, -1.0, -1.0],
    t17: [2.0, 0.0],
}, name='filters').AddVariations('float16').DisableLifeTimeVariation()

# One filter is for dense and for depthwise convolutions, and a tensor like others.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 2, 3, 2], 0.5, 120))
c1 = Parameter('c1', (U8, [1, 2, 2, 2], 0.5, 128), [128, 124, 124, 132, 128, 128, 132, 130])
c2 = Parameter('c2', (I32, [1], 0.25, 0), [2])
t5 = Internal('t5', (U8, [1, 1, 2, 1], 0.5, 120))
x6 = Input('x6', (U8, [1, 2, 3, 2], 0.5, 120))
t7 = Output('t7', (U8, [1, 1, 2, 1], 0.5, 120))
c8 = Parameter('c8', (U8, [1], 0.5, 120), [116])
t9 = Output('t9', (U8, [1, 1, 2, 1], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 3, 2], 0.5, 120))
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t11 = Output('t11', (U8, [1, 1, 2, 2], 0.5, 120))
x12 = Input('x12', (U8, [1, 2, 2, 2], 0.5, 120))
t13 = Output('t13', (U8, [1, 2, 2, 2], 0.5, 120))
t14 = Output('t14', (U8, [2, 4], 0.5, 128))
x15 = Input('x15', (U8, [1, 2, 3, 2], 0.5, 120))
t16 = Internal('t16', (U8, [1, 2, 3, 2], 0.5, 120))
t17 = Output('t17', (U8, [1, 1, 2, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x4, c1, c2, 2, 1, 1, 0).To(t5)
model.Operation('CONV_2D', x6, c1, c2, 2, 1, 1, 0).To(t7)
model.Operation('MUL', t5, c8, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x10, c1, c3, 2, 1, 1, 1, 0).To(t11)
model.Operation('ADD', x12, c1, 0).To(t13)
model.Operation('RESHAPE', c1, [2, 4]).To(t14)
model.Operation('RELU', x15).To(t16)
model.Operation('CONV_2D', t16, c1, c2, 2, 1, 1, 1).To(t17)
Example({
    x4: [113, 122, 123, 114, 123, 115, 128, 124, 127, 122, 113, 115],
    x6: [122, 126, 123, 126, 128, 123, 115, 114, 116, 122, 124, 115],
    t7: [109, 102],
    t9: [130, 164],
    x10: [112, 119, 116, 122, 114, 118, 113, 122, 124, 128, 121, 115],
    t11: [137, 132, 135, 105],
    x12: [121, 124, 124, 119, 121, 122, 121, 113],
    t13: [121, 120, 120, 123, 121, 122, 125, 115],
    t14: [128, 124, 124, 132, 128, 128, 132, 130],
    x15: [115, 126, 121, 124, 114, 116, 118, 119, 123, 123, 118, 118],
    t17: [124, 120],
}, name='filters_quant8').AddVariations(signed(x4, c1, t5, x6, t7, c8, t9, x10, t11, x12, t13, t14, x15, t16, t17)).DisableLifeTimeVariation()
