# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: an activation of what another operation reads, too.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A result goes on without the activation, too: its other reader comes behind the activation,
# before it, or joins both.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [2, 2, 2, 1]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Internal('t4', (F32, [1, 2, 3, 2]))
t6 = Output('t6', (F32, [1, 2, 3, 2]))
x5 = Input('x5', (F32, [1, 2, 3, 2]))
t7 = Output('t7', (F32, [1, 2, 3, 2]))
x8 = Input('x8', (F32, [1, 2, 3, 2]))
c9 = Parameter('c9', (F32, [2, 2, 2, 1]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0])
c10 = Parameter('c10', (F32, [2]), [-0.5, 1.0])
t11 = Internal('t11', (F32, [1, 2, 3, 2]))
x12 = Input('x12', (F32, [1, 2, 3, 2]))
t13 = Output('t13', (F32, [1, 2, 3, 2]))
t14 = Output('t14', (F32, [1, 2, 3, 2]))
x15 = Input('x15', (F32, [1, 2, 3, 2]))
c16 = Parameter('c16', (F32, [2, 2, 2, 1]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0])
c17 = Parameter('c17', (F32, [2]), [-0.5, 1.0])
t18 = Internal('t18', (F32, [1, 2, 3, 2]))
t20 = Internal('t20', (F32, [1, 2, 3, 2]))
x19 = Input('x19', (F32, [1, 2, 3, 2]))
t21 = Internal('t21', (F32, [1, 2, 3, 2]))
t22 = Output('t22', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, False).To(t4)
model.Operation('RELU', t4).To(t6)
model.Operation('MAXIMUM', t4, x5).To(t7)
model.Operation('GROUPED_CONV_2D', x8, c9, c10, 1, 1, 1, 2, 0, False).To(t11)
model.Operation('MAXIMUM', t11, x12).To(t13)
model.Operation('RELU6', t11).To(t14)
model.Operation('GROUPED_CONV_2D', x15, c16, c17, 1, 1, 1, 2, 0, False).To(t18)
model.Operation('RELU1', t18).To(t20)
model.Operation('MAXIMUM', t20, x19).To(t21)
model.Operation('MINIMUM', t18, t21).To(t22)
Example({
    x1: [2.5, -3.5, -4.0, 1.5, -1.0, -3.5, 1.0, 1.0, -3.0, -4.0, -1.5, 3.0],
    t6: [4.0, 4.0, 0.0, 0.0, 0.0, 10.5, 6.5, 0.0, 0.0, 8.0, 0.0, 0.0],
    x5: [2.5, 1.0, -3.5, -1.5, 1.5, -4.0, -3.5, -3.5, -3.5, 1.5, 1.0, 2.0],
    t7: [4.0, 4.0, -3.5, -1.5, 1.5, 10.5, 6.5, -3.5, -0.5, 8.0, 1.0, 2.0],
    x8: [2.5, -2.5, 1.0, 0.5, 4.0, -0.5, 4.0, -3.0, 1.0, -3.5, 3.0, 3.5],
    x12: [1.0, -3.5, -0.5, 1.0, -3.0, -3.0, -4.0, 1.0, -2.0, 1.0, -3.5, 1.0],
    t13: [2.0, -3.5, -0.5, 1.0, 3.5, 8.5, 1.5, 1.0, -2.0, 8.0, 2.5, 1.0],
    t14: [2.0, 0.0, 0.0, 0.0, 3.5, 6.0, 1.5, 0.5, 0.0, 6.0, 2.5, 0.0],
    x15: [2.0, -2.5, -3.5, -1.5, -3.5, 1.0, 3.0, 1.0, 2.5, 1.5, 1.0, -3.5],
    x19: [-2.0, -4.0, 4.0, -2.5, 1.0, -1.0, -3.0, -0.5, -2.0, 0.5, -3.5, 4.0],
    t22: [1.0, 1.0, 4.0, 1.0, -4.0, -7.0, -2.5, 1.0, 0.0, -4.0, 0.5, 4.0],
}, name='skip').AddVariations('float16').DisableLifeTimeVariation()

# A result goes on without the activation, too: its other reader comes behind the activation,
# before it, or joins both.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 2, 2, 1], 0.5, 128), [130, 124, 128, 132, 126, 130, 132, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Internal('t4', (U8, [1, 2, 3, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 3, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 3, 2], 0.5, 120))
t7 = Output('t7', (U8, [1, 2, 3, 2], 0.5, 120))
x8 = Input('x8', (U8, [1, 2, 3, 2], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [2, -4, 0, 4, -4, 4, 8, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c10 = Parameter('c10', (I32, [2]), [-2, 8])
t11 = Internal('t11', (U8, [1, 2, 3, 2], 0.5, 120))
x12 = Input('x12', (U8, [1, 2, 3, 2], 0.5, 120))
t13 = Output('t13', (U8, [1, 2, 3, 2], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 3, 2], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [2, 2, 2, 1], 0.5, 128), [130, 124, 128, 132, 126, 130, 132, 130])
c17 = Parameter('c17', (I32, [2], 0.25, 0), [-2, 4])
t18 = Internal('t18', (U8, [1, 2, 3, 2], 0.5, 120))
t20 = Internal('t20', (U8, [1, 2, 3, 2], 0.5, 120))
x19 = Input('x19', (U8, [1, 2, 3, 2], 0.5, 120))
t21 = Internal('t21', (U8, [1, 2, 3, 2], 0.5, 120))
t22 = Output('t22', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, False).To(t4)
model.Operation('RELU', t4).To(t6)
model.Operation('MAXIMUM', t4, x5).To(t7)
model.Operation('GROUPED_CONV_2D', x8, c9, c10, 1, 1, 1, 2, 0, False).To(t11)
model.Operation('MAXIMUM', t11, x12).To(t13)
model.Operation('RELU6', t11).To(t14)
model.Operation('GROUPED_CONV_2D', x15, c16, c17, 1, 1, 1, 2, 0, False).To(t18)
model.Operation('RELU1', t18).To(t20)
model.Operation('MAXIMUM', t20, x19).To(t21)
model.Operation('MINIMUM', t18, t21).To(t22)
Example({
    x1: [125, 113, 112, 123, 118, 113, 122, 122, 114, 112, 117, 126],
    t6: [128, 128, 120, 120, 120, 141, 133, 120, 120, 136, 120, 120],
    x5: [125, 122, 113, 117, 123, 112, 113, 113, 113, 123, 122, 124],
    t7: [128, 128, 113, 117, 123, 141, 133, 113, 119, 136, 122, 124],
    x8: [125, 115, 122, 121, 128, 119, 128, 114, 122, 113, 126, 127],
    x12: [122, 113, 119, 122, 114, 114, 112, 122, 116, 122, 113, 122],
    t13: [124, 113, 119, 122, 127, 137, 123, 122, 116, 136, 125, 122],
    t14: [124, 120, 120, 120, 127, 132, 123, 121, 120, 132, 125, 120],
    x15: [124, 115, 113, 117, 113, 122, 126, 122, 125, 123, 122, 113],
    x19: [116, 112, 128, 115, 122, 118, 114, 119, 116, 121, 113, 128],
    t22: [122, 122, 128, 122, 112, 106, 115, 122, 120, 112, 121, 128],
}, name='skip_quant8').AddVariations(signed(x1, c2, t4, t6, x5, t7, x8, t11, x12, t13, t14, x15, c16, t18, t20, x19, t21, t22)).DisableLifeTimeVariation()

# A result is an output, and another operation activates it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [2, 2, 2, 1]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 2, 3, 2]))
t5 = Output('t5', (F32, [1, 2, 3, 2]))
x6 = Input('x6', (F32, [1, 2, 3, 2]))
c7 = Parameter('c7', (F32, [2, 2, 2, 1]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 2, 3, 2]))
t10 = Output('t10', (F32, [1, 2, 3, 2]))
x11 = Input('x11', (F32, [1, 2, 3, 2]))
c12 = Parameter('c12', (F32, [2, 2, 2, 1]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 2, 3, 2]))
t15 = Output('t15', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, False).To(t4)
model.Operation('RELU', t4).To(t5)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 1, 1, 1, 2, 0, False).To(t9)
model.Operation('RELU6', t9).To(t10)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 1, 1, 1, 2, 0, False).To(t14)
model.Operation('RELU1', t14).To(t15)
Example({
    x1: [4.0, -2.5, 3.5, 0.5, 1.0, -2.5, 1.5, -2.5, 1.5, 2.5, -4.0, 1.0],
    t4: [-0.5, 1.5, -7.0, 4.0, 0.5, 5.5, -2.0, 6.0, 9.0, -0.5, -4.5, 0.0],
    t5: [0.0, 1.5, 0.0, 4.0, 0.5, 5.5, 0.0, 6.0, 9.0, 0.0, 0.0, 0.0],
    x6: [-4.0, 2.0, 2.5, -2.5, -4.0, -3.0, 1.5, -1.5, 1.5, 1.0, 2.0, 0.5],
    t9: [-6.5, -5.5, 14.0, 3.0, -4.5, 5.0, -2.0, 3.5, -3.0, 0.5, 1.5, 0.5],
    t10: [0.0, 0.0, 6.0, 3.0, 0.0, 5.0, 0.0, 3.5, 0.0, 0.5, 1.5, 0.5],
    x11: [4.0, 2.5, -3.5, 4.0, -4.0, 4.0, 3.0, 1.5, 2.5, -2.5, -1.0, 3.0],
    t14: [15.5, 3.0, 2.0, -1.0, -4.5, 3.0, -2.5, -3.0, 4.0, 6.5, -1.5, -2.0],
    t15: [1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0],
}, name='shown').AddVariations('float16').DisableLifeTimeVariation()

# A result is an output, and another operation activates it.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 2, 2, 1], 0.5, 128), [130, 124, 128, 132, 126, 130, 132, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 2, 3, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 3, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 2, 3, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [2, -4, 0, 4, -4, 4, 8, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 2, 3, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 3, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 3, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 2, 2, 1], 0.5, 128), [130, 124, 128, 132, 126, 130, 132, 130])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 2, 3, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, False).To(t4)
model.Operation('RELU', t4).To(t5)
model.Operation('GROUPED_CONV_2D', x6, c7, c8, 1, 1, 1, 2, 0, False).To(t9)
model.Operation('RELU6', t9).To(t10)
model.Operation('GROUPED_CONV_2D', x11, c12, c13, 1, 1, 1, 2, 0, False).To(t14)
model.Operation('RELU1', t14).To(t15)
Example({
    x1: [128, 115, 127, 121, 122, 115, 123, 115, 123, 125, 112, 122],
    t4: [119, 123, 106, 128, 121, 131, 116, 132, 138, 119, 111, 120],
    t5: [120, 123, 120, 128, 121, 131, 120, 132, 138, 120, 120, 120],
    x6: [112, 124, 125, 115, 112, 114, 123, 117, 123, 122, 124, 121],
    t9: [107, 109, 148, 126, 111, 130, 116, 127, 114, 121, 123, 121],
    t10: [120, 120, 132, 126, 120, 130, 120, 127, 120, 121, 123, 121],
    x11: [128, 125, 113, 128, 112, 128, 126, 123, 125, 115, 118, 126],
    t14: [151, 126, 124, 118, 111, 126, 115, 114, 128, 133, 117, 116],
    t15: [122, 122, 122, 118, 118, 122, 118, 118, 122, 122, 118, 118],
}, name='shown_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15)).DisableLifeTimeVariation()
