# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: an activation of what another operation reads, too.

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
c2 = Parameter('c2', (F32, [2, 2, 2, 2]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Internal('t4', (F32, [1, 2, 3, 2]))
t6 = Output('t6', (F32, [1, 2, 3, 2]))
x5 = Input('x5', (F32, [1, 2, 3, 2]))
t7 = Output('t7', (F32, [1, 2, 3, 2]))
x8 = Input('x8', (F32, [1, 2, 3, 2]))
c9 = Parameter('c9', (F32, [2, 2, 2, 2]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0])
c10 = Parameter('c10', (F32, [2]), [-0.5, 1.0])
t11 = Internal('t11', (F32, [1, 2, 3, 2]))
x12 = Input('x12', (F32, [1, 2, 3, 2]))
t13 = Output('t13', (F32, [1, 2, 3, 2]))
t14 = Output('t14', (F32, [1, 2, 3, 2]))
x15 = Input('x15', (F32, [1, 2, 3, 2]))
c16 = Parameter('c16', (F32, [2, 2, 2, 2]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0])
c17 = Parameter('c17', (F32, [2]), [-0.5, 1.0])
t18 = Internal('t18', (F32, [1, 2, 3, 2]))
t20 = Internal('t20', (F32, [1, 2, 3, 2]))
x19 = Input('x19', (F32, [1, 2, 3, 2]))
t21 = Internal('t21', (F32, [1, 2, 3, 2]))
t22 = Output('t22', (F32, [1, 2, 3, 2]))
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

# A result goes on without the activation, too: its other reader comes behind the activation,
# before it, or joins both.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 2, 2, 2], 0.5, 128), [130, 124, 128, 132, 126, 130, 132, 130, 124, 128, 132, 126, 130, 132, 130, 124])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Internal('t4', (U8, [1, 2, 3, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 3, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 3, 2], 0.5, 120))
t7 = Output('t7', (U8, [1, 2, 3, 2], 0.5, 120))
x8 = Input('x8', (U8, [1, 2, 3, 2], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [2, -4, 0, 4, -2, 2, 4, 2, -8, 0, 8, -4, 4, 8, 4, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c10 = Parameter('c10', (I32, [2]), [-2, 8])
t11 = Internal('t11', (U8, [1, 2, 3, 2], 0.5, 120))
x12 = Input('x12', (U8, [1, 2, 3, 2], 0.5, 120))
t13 = Output('t13', (U8, [1, 2, 3, 2], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 3, 2], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [2, 2, 2, 2], 0.5, 128), [130, 124, 128, 132, 126, 130, 132, 130, 124, 128, 132, 126, 130, 132, 130, 124])
c17 = Parameter('c17', (I32, [2], 0.25, 0), [-2, 4])
t18 = Internal('t18', (U8, [1, 2, 3, 2], 0.5, 120))
t20 = Internal('t20', (U8, [1, 2, 3, 2], 0.5, 120))
x19 = Input('x19', (U8, [1, 2, 3, 2], 0.5, 120))
t21 = Internal('t21', (U8, [1, 2, 3, 2], 0.5, 120))
t22 = Output('t22', (U8, [1, 2, 3, 2], 0.5, 120))
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
}, name='skip_quant8').AddVariations(signed(x1, c2, t4, t6, x5, t7, x8, t11, x12, t13, t14, x15, c16, t18, t20, x19, t21, t22)).DisableLifeTimeVariation()

# A result is an output, and another operation activates it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [2, 2, 2, 2]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 2, 3, 2]))
t5 = Output('t5', (F32, [1, 2, 3, 2]))
x6 = Input('x6', (F32, [1, 2, 3, 2]))
c7 = Parameter('c7', (F32, [2, 2, 2, 2]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 2, 3, 2]))
t10 = Output('t10', (F32, [1, 2, 3, 2]))
x11 = Input('x11', (F32, [1, 2, 3, 2]))
c12 = Parameter('c12', (F32, [2, 2, 2, 2]), [1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0, 0.0, 2.0, -1.0, 1.0, 2.0, 1.0, -2.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 2, 3, 2]))
t15 = Output('t15', (F32, [1, 2, 3, 2]))
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

# A result is an output, and another operation activates it.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 2, 2, 2], 0.5, 128), [130, 124, 128, 132, 126, 130, 132, 130, 124, 128, 132, 126, 130, 132, 130, 124])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 2, 3, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 3, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 2, 3, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [2, -4, 0, 4, -2, 2, 4, 2, -8, 0, 8, -4, 4, 8, 4, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 2, 3, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 3, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 3, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 2, 2, 2], 0.5, 128), [130, 124, 128, 132, 126, 130, 132, 130, 124, 128, 132, 126, 130, 132, 130, 124])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 2, 3, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 3, 2], 0.5, 120))
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
}, name='shown_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15)).DisableLifeTimeVariation()
