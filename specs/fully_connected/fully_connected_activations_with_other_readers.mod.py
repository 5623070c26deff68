# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: an activation of what another operation reads, too.

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
x1 = Input('x1', (F32, [6, 2]))
c2 = Parameter('c2', (F32, [2, 2]), [1.0, -2.0, 0.0, 2.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Internal('t4', (F32, [6, 2]))
t6 = Output('t6', (F32, [6, 2]))
x5 = Input('x5', (F32, [6, 2]))
t7 = Output('t7', (F32, [6, 2]))
x8 = Input('x8', (F32, [6, 2]))
c9 = Parameter('c9', (F32, [2, 2]), [1.0, -2.0, 0.0, 2.0])
c10 = Parameter('c10', (F32, [2]), [-0.5, 1.0])
t11 = Internal('t11', (F32, [6, 2]))
x12 = Input('x12', (F32, [6, 2]))
t13 = Output('t13', (F32, [6, 2]))
t14 = Output('t14', (F32, [6, 2]))
x15 = Input('x15', (F32, [6, 2]))
c16 = Parameter('c16', (F32, [2, 2]), [1.0, -2.0, 0.0, 2.0])
c17 = Parameter('c17', (F32, [2]), [-0.5, 1.0])
t18 = Internal('t18', (F32, [6, 2]))
t20 = Internal('t20', (F32, [6, 2]))
x19 = Input('x19', (F32, [6, 2]))
t21 = Internal('t21', (F32, [6, 2]))
t22 = Output('t22', (F32, [6, 2]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('RELU', t4).To(t6)
model.Operation('MAXIMUM', t4, x5).To(t7)
model.Operation('FULLY_CONNECTED', x8, c9, c10, 0).To(t11)
model.Operation('MAXIMUM', t11, x12).To(t13)
model.Operation('RELU6', t11).To(t14)
model.Operation('FULLY_CONNECTED', x15, c16, c17, 0).To(t18)
model.Operation('RELU1', t18).To(t20)
model.Operation('MAXIMUM', t20, x19).To(t21)
model.Operation('MINIMUM', t18, t21).To(t22)
Example({
    x1: [-2.5, -1.5, 3.0, 4.0, -2.0, 2.5, -2.5, 1.0, 0.5, 1.0, -4.0, 1.5],
    t6: [0.0, 0.0, 0.0, 9.0, 0.0, 6.0, 0.0, 3.0, 0.0, 3.0, 0.0, 4.0],
    x5: [3.5, -4.0, 0.5, -1.5, 2.0, -2.0, 2.0, -4.0, -3.5, -1.0, -1.0, 2.0],
    t7: [3.5, -2.0, 0.5, 9.0, 2.0, 6.0, 2.0, 3.0, -2.0, 3.0, -1.0, 4.0],
    x8: [3.5, -2.0, 2.0, -3.5, 0.5, 1.0, 1.0, 2.5, -3.0, 0.5, -3.5, 4.0],
    x12: [-2.5, 1.0, -2.5, 1.0, -3.0, -3.5, -2.0, -0.5, -3.5, 3.5, 3.5, -2.5],
    t13: [7.0, 1.0, 8.5, 1.0, -2.0, 3.0, -2.0, 6.0, -3.5, 3.5, 3.5, 9.0],
    t14: [6.0, 0.0, 6.0, 0.0, 0.0, 3.0, 0.0, 6.0, 0.0, 2.0, 0.0, 6.0],
    x15: [0.5, 3.5, 1.0, 1.5, -1.5, 2.0, -3.0, -3.5, -1.0, 3.5, 4.0, -1.5],
    x19: [-4.0, -3.5, -1.0, 4.0, 4.0, -1.5, -1.0, 1.0, 2.0, -2.5, 4.0, -3.0],
    t22: [-7.0, 1.0, -2.5, 4.0, -6.0, 1.0, 1.0, -6.0, -8.5, 1.0, 4.0, -2.0],
}, name='skip').AddVariations('float16').DisableLifeTimeVariation()

# A result goes on without the activation, too: its other reader comes behind the activation,
# before it, or joins both.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 2], 0.5, 128), [130, 124, 128, 132])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Internal('t4', (U8, [6, 2], 0.5, 120))
t6 = Output('t6', (U8, [6, 2], 0.5, 120))
x5 = Input('x5', (U8, [6, 2], 0.5, 120))
t7 = Output('t7', (U8, [6, 2], 0.5, 120))
x8 = Input('x8', (U8, [6, 2], 0.5, 120))
c9 = Parameter('c9', (U8, [2, 2], 0.5, 128), [130, 124, 128, 132])
c10 = Parameter('c10', (I32, [2], 0.25, 0), [-2, 4])
t11 = Internal('t11', (U8, [6, 2], 0.5, 120))
x12 = Input('x12', (U8, [6, 2], 0.5, 120))
t13 = Output('t13', (U8, [6, 2], 0.5, 120))
t14 = Output('t14', (U8, [6, 2], 0.5, 120))
x15 = Input('x15', (U8, [6, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [2, 2], 0.5, 128), [130, 124, 128, 132])
c17 = Parameter('c17', (I32, [2], 0.25, 0), [-2, 4])
t18 = Internal('t18', (U8, [6, 2], 0.5, 120))
t20 = Internal('t20', (U8, [6, 2], 0.5, 120))
x19 = Input('x19', (U8, [6, 2], 0.5, 120))
t21 = Internal('t21', (U8, [6, 2], 0.5, 120))
t22 = Output('t22', (U8, [6, 2], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('RELU', t4).To(t6)
model.Operation('MAXIMUM', t4, x5).To(t7)
model.Operation('FULLY_CONNECTED', x8, c9, c10, 0).To(t11)
model.Operation('MAXIMUM', t11, x12).To(t13)
model.Operation('RELU6', t11).To(t14)
model.Operation('FULLY_CONNECTED', x15, c16, c17, 0).To(t18)
model.Operation('RELU1', t18).To(t20)
model.Operation('MAXIMUM', t20, x19).To(t21)
model.Operation('MINIMUM', t18, t21).To(t22)
Example({
    x1: [115, 117, 126, 128, 116, 125, 115, 122, 121, 122, 112, 123],
    t6: [120, 120, 120, 138, 120, 132, 120, 126, 120, 126, 120, 128],
    x5: [127, 112, 121, 117, 124, 116, 124, 112, 113, 118, 118, 124],
    t7: [127, 116, 121, 138, 124, 132, 124, 126, 116, 126, 118, 128],
    x8: [127, 116, 124, 113, 121, 122, 122, 125, 114, 121, 113, 128],
    x12: [115, 122, 115, 122, 114, 113, 116, 119, 113, 127, 127, 115],
    t13: [134, 122, 137, 122, 116, 126, 116, 132, 113, 127, 127, 138],
    t14: [132, 120, 132, 120, 120, 126, 120, 132, 120, 124, 120, 132],
    x15: [121, 127, 122, 123, 117, 124, 114, 113, 118, 127, 128, 117],
    x19: [112, 113, 118, 128, 128, 117, 118, 122, 124, 115, 128, 114],
    t22: [106, 122, 115, 128, 108, 122, 122, 108, 103, 122, 128, 116],
}, name='skip_quant8').AddVariations(signed(x1, c2, t4, t6, x5, t7, x8, c9, t11, x12, t13, t14, x15, c16, t18, t20, x19, t21, t22)).DisableLifeTimeVariation()

# A result is an output, and another operation activates it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
c2 = Parameter('c2', (F32, [2, 2]), [1.0, -2.0, 0.0, 2.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [6, 2]))
t5 = Output('t5', (F32, [6, 2]))
x6 = Input('x6', (F32, [6, 2]))
c7 = Parameter('c7', (F32, [2, 2]), [1.0, -2.0, 0.0, 2.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [6, 2]))
t10 = Output('t10', (F32, [6, 2]))
x11 = Input('x11', (F32, [6, 2]))
c12 = Parameter('c12', (F32, [2, 2]), [1.0, -2.0, 0.0, 2.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [6, 2]))
t15 = Output('t15', (F32, [6, 2]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('RELU', t4).To(t5)
model.Operation('FULLY_CONNECTED', x6, c7, c8, 0).To(t9)
model.Operation('RELU6', t9).To(t10)
model.Operation('FULLY_CONNECTED', x11, c12, c13, 0).To(t14)
model.Operation('RELU1', t14).To(t15)
Example({
    x1: [4.0, 0.5, 0.5, 2.5, -3.0, 3.0, 3.5, 0.5, -1.5, 2.0, 3.0, 4.0],
    t4: [2.5, 2.0, -5.0, 6.0, -9.5, 7.0, 2.0, 2.0, -6.0, 5.0, -5.5, 9.0],
    t5: [2.5, 2.0, 0.0, 6.0, 0.0, 7.0, 2.0, 2.0, 0.0, 5.0, 0.0, 9.0],
    x6: [-2.5, -1.5, 0.5, -3.5, 0.5, -2.0, 1.5, -0.5, -1.5, 2.0, 2.0, 3.0],
    t9: [0.0, -2.0, 7.0, -6.0, 4.0, -3.0, 2.0, 0.0, -6.0, 5.0, -4.5, 7.0],
    t10: [0.0, 0.0, 6.0, 0.0, 4.0, 0.0, 2.0, 0.0, 0.0, 5.0, 0.0, 6.0],
    x11: [-2.0, 3.5, 0.5, -3.5, -3.0, -1.5, -2.5, 2.5, -1.5, 1.0, 2.5, -3.0],
    t14: [-9.5, 8.0, 7.0, -6.0, -0.5, -2.0, -8.0, 6.0, -4.0, 3.0, 8.0, -5.0],
    t15: [-1.0, 1.0, 1.0, -1.0, -0.5, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0],
}, name='shown').AddVariations('float16').DisableLifeTimeVariation()

# A result is an output, and another operation activates it.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 2], 0.5, 128), [130, 124, 128, 132])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [6, 2], 0.5, 120))
t5 = Output('t5', (U8, [6, 2], 0.5, 120))
x6 = Input('x6', (U8, [6, 2], 0.5, 120))
c7 = Parameter('c7', (U8, [2, 2], 0.5, 128), [130, 124, 128, 132])
c8 = Parameter('c8', (I32, [2], 0.25, 0), [-2, 4])
t9 = Output('t9', (U8, [6, 2], 0.5, 120))
t10 = Output('t10', (U8, [6, 2], 0.5, 120))
x11 = Input('x11', (U8, [6, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [2, 2], 0.5, 128), [130, 124, 128, 132])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [6, 2], 0.5, 120))
t15 = Output('t15', (U8, [6, 2], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('RELU', t4).To(t5)
model.Operation('FULLY_CONNECTED', x6, c7, c8, 0).To(t9)
model.Operation('RELU6', t9).To(t10)
model.Operation('FULLY_CONNECTED', x11, c12, c13, 0).To(t14)
model.Operation('RELU1', t14).To(t15)
Example({
    x1: [128, 121, 121, 125, 114, 126, 127, 121, 117, 124, 126, 128],
    t4: [125, 124, 110, 132, 101, 134, 124, 124, 108, 130, 109, 138],
    t5: [125, 124, 120, 132, 120, 134, 124, 124, 120, 130, 120, 138],
    x6: [115, 117, 121, 113, 121, 116, 123, 119, 117, 124, 124, 126],
    t9: [120, 116, 134, 108, 128, 114, 124, 120, 108, 130, 111, 134],
    t10: [120, 120, 132, 120, 128, 120, 124, 120, 120, 130, 120, 132],
    x11: [116, 127, 121, 113, 114, 117, 115, 125, 117, 122, 125, 114],
    t14: [101, 136, 134, 108, 119, 116, 104, 132, 112, 126, 136, 110],
    t15: [118, 122, 122, 118, 119, 118, 118, 122, 118, 122, 122, 118],
}, name='shown_quant8').AddVariations(signed(x1, c2, t4, t5, x6, c7, t9, t10, x11, c12, t14, t15)).DisableLifeTimeVariation()
