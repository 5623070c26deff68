# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: an activation of what another operation reads, too.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A result goes on without the activation, too: its other reader comes behind the activation,
# before it, or joins both.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [2]), [2.0, -1.0])
t3 = Internal('t3', (F32, [1, 2, 3, 2]))
t5 = Output('t5', (F32, [1, 2, 3, 2]))
x4 = Input('x4', (F32, [1, 2, 3, 2]))
t6 = Output('t6', (F32, [1, 2, 3, 2]))
x7 = Input('x7', (F32, [1, 2, 3, 2]))
c8 = Parameter('c8', (F32, [2]), [2.0, -1.0])
t9 = Internal('t9', (F32, [1, 2, 3, 2]))
x10 = Input('x10', (F32, [1, 2, 3, 2]))
t11 = Output('t11', (F32, [1, 2, 3, 2]))
t12 = Output('t12', (F32, [1, 2, 3, 2]))
x13 = Input('x13', (F32, [1, 2, 3, 2]))
c14 = Parameter('c14', (F32, [2]), [2.0, -1.0])
t15 = Internal('t15', (F32, [1, 2, 3, 2]))
t17 = Internal('t17', (F32, [1, 2, 3, 2]))
x16 = Input('x16', (F32, [1, 2, 3, 2]))
t18 = Internal('t18', (F32, [1, 2, 3, 2]))
t19 = Output('t19', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t5)
model.Operation('MAXIMUM', t3, x4).To(t6)
model.Operation('MUL', x7, c8, 0).To(t9)
model.Operation('MAXIMUM', t9, x10).To(t11)
model.Operation('RELU6', t9).To(t12)
model.Operation('MUL', x13, c14, 0).To(t15)
model.Operation('RELU1', t15).To(t17)
model.Operation('MAXIMUM', t17, x16).To(t18)
model.Operation('MINIMUM', t15, t18).To(t19)
Example({
    x1: [1.0, -0.5, 4.0, -1.5, 3.0, -1.0, 4.0, -2.0, -1.0, -2.5, -3.5, 1.0],
    t5: [2.0, 0.5, 8.0, 1.5, 6.0, 1.0, 8.0, 2.0, 0.0, 2.5, 0.0, 0.0],
    x4: [-3.5, -2.5, -0.5, -0.5, -3.5, -3.0, -2.5, -1.0, 1.5, -0.5, -1.5, 1.0],
    t6: [2.0, 0.5, 8.0, 1.5, 6.0, 1.0, 8.0, 2.0, 1.5, 2.5, -1.5, 1.0],
    x7: [1.0, 1.0, 2.5, -1.5, 4.0, -4.0, -1.0, 4.0, 1.5, -2.5, -1.5, 3.5],
    x10: [2.5, -1.0, -1.5, -1.0, -3.0, -3.5, 2.0, 4.0, 1.5, -3.5, -3.0, 1.0],
    t11: [2.5, -1.0, 5.0, 1.5, 8.0, 4.0, 2.0, 4.0, 3.0, 2.5, -3.0, 1.0],
    t12: [2.0, 0.0, 5.0, 1.5, 6.0, 4.0, 0.0, 0.0, 3.0, 2.5, 0.0, 0.0],
    x13: [2.5, 0.5, -3.5, -2.0, 4.0, -1.0, 4.0, 1.0, 1.0, -2.5, 2.5, 2.5],
    x16: [1.0, -3.0, 4.0, 2.0, 3.0, -0.5, 0.5, 1.0, 3.0, 0.5, 1.0, 4.0],
    t19: [1.0, -0.5, -7.0, 2.0, 3.0, 1.0, 1.0, -1.0, 2.0, 1.0, 1.0, -2.5],
}, name='skip').AddVariations('float16').DisableLifeTimeVariation()

# A result goes on without the activation, too: its other reader comes behind the activation,
# before it, or joins both.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2], 0.5, 120), [124, 118])
t3 = Internal('t3', (U8, [1, 2, 3, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 3, 2], 0.5, 120))
x4 = Input('x4', (U8, [1, 2, 3, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 3, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 3, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [2], 0.5, 120), [124, 118])
t9 = Internal('t9', (U8, [1, 2, 3, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 3, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 2, 3, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 3, 2], 0.5, 120))
x13 = Input('x13', (U8, [1, 2, 3, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [2], 0.5, 120), [124, 118])
t15 = Internal('t15', (U8, [1, 2, 3, 2], 0.5, 120))
t17 = Internal('t17', (U8, [1, 2, 3, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 2, 3, 2], 0.5, 120))
t18 = Internal('t18', (U8, [1, 2, 3, 2], 0.5, 120))
t19 = Output('t19', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t5)
model.Operation('MAXIMUM', t3, x4).To(t6)
model.Operation('MUL', x7, c8, 0).To(t9)
model.Operation('MAXIMUM', t9, x10).To(t11)
model.Operation('RELU6', t9).To(t12)
model.Operation('MUL', x13, c14, 0).To(t15)
model.Operation('RELU1', t15).To(t17)
model.Operation('MAXIMUM', t17, x16).To(t18)
model.Operation('MINIMUM', t15, t18).To(t19)
Example({
    x1: [122, 119, 128, 117, 126, 118, 128, 116, 118, 115, 113, 122],
    t5: [124, 121, 136, 123, 132, 122, 136, 124, 120, 125, 120, 120],
    x4: [113, 115, 119, 119, 113, 114, 115, 118, 123, 119, 117, 122],
    t6: [124, 121, 136, 123, 132, 122, 136, 124, 123, 125, 117, 122],
    x7: [122, 122, 125, 117, 128, 112, 118, 128, 123, 115, 117, 127],
    x10: [125, 118, 117, 118, 114, 113, 124, 128, 123, 113, 114, 122],
    t11: [125, 118, 130, 123, 136, 128, 124, 128, 126, 125, 114, 122],
    t12: [124, 120, 130, 123, 132, 128, 120, 120, 126, 125, 120, 120],
    x13: [125, 121, 113, 116, 128, 118, 128, 122, 122, 115, 125, 125],
    x16: [122, 114, 128, 124, 126, 119, 121, 122, 126, 121, 122, 128],
    t19: [122, 119, 106, 124, 126, 122, 122, 118, 124, 122, 122, 115],
}, name='skip_quant8').AddVariations(signed(x1, c2, t3, t5, x4, t6, x7, c8, t9, x10, t11, t12, x13, c14, t15, t17, x16, t18, t19)).DisableLifeTimeVariation()

# A result is an output, and another operation activates it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [2]), [2.0, -1.0])
t3 = Output('t3', (F32, [1, 2, 3, 2]))
t4 = Output('t4', (F32, [1, 2, 3, 2]))
x5 = Input('x5', (F32, [1, 2, 3, 2]))
c6 = Parameter('c6', (F32, [2]), [2.0, -1.0])
t7 = Output('t7', (F32, [1, 2, 3, 2]))
t8 = Output('t8', (F32, [1, 2, 3, 2]))
x9 = Input('x9', (F32, [1, 2, 3, 2]))
c10 = Parameter('c10', (F32, [2]), [2.0, -1.0])
t11 = Output('t11', (F32, [1, 2, 3, 2]))
t12 = Output('t12', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('MUL', x5, c6, 0).To(t7)
model.Operation('RELU6', t7).To(t8)
model.Operation('MUL', x9, c10, 0).To(t11)
model.Operation('RELU1', t11).To(t12)
Example({
    x1: [3.0, 2.5, -3.5, 3.0, 0.5, 3.0, 0.5, -2.5, -1.0, -4.0, 4.0, 0.5],
    t3: [6.0, -2.5, -7.0, -3.0, 1.0, -3.0, 1.0, 2.5, -2.0, 4.0, 8.0, -0.5],
    t4: [6.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 2.5, 0.0, 4.0, 8.0, 0.0],
    x5: [-3.5, 3.0, -1.0, -4.0, 1.0, -3.5, 1.0, 1.5, 4.0, 1.0, 2.0, -1.5],
    t7: [-7.0, -3.0, -2.0, 4.0, 2.0, 3.5, 2.0, -1.5, 8.0, -1.0, 4.0, 1.5],
    t8: [0.0, 0.0, 0.0, 4.0, 2.0, 3.5, 2.0, 0.0, 6.0, 0.0, 4.0, 1.5],
    x9: [-2.0, 3.0, -2.0, 2.5, 1.5, 2.5, -1.5, 1.5, -1.0, -1.0, 3.5, -0.5],
    t11: [-4.0, -3.0, -4.0, -2.5, 3.0, -2.5, -3.0, -1.5, -2.0, 1.0, 7.0, 0.5],
    t12: [-1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 0.5],
}, name='shown').AddVariations('float16').DisableLifeTimeVariation()

# A result is an output, and another operation activates it.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2], 0.5, 120), [124, 118])
t3 = Output('t3', (U8, [1, 2, 3, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 2, 3, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 3, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [2], 0.5, 120), [124, 118])
t7 = Output('t7', (U8, [1, 2, 3, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 3, 2], 0.5, 120))
x9 = Input('x9', (U8, [1, 2, 3, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [2], 0.5, 120), [124, 118])
t11 = Output('t11', (U8, [1, 2, 3, 2], 0.5, 120))
t12 = Output('t12', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('MUL', x5, c6, 0).To(t7)
model.Operation('RELU6', t7).To(t8)
model.Operation('MUL', x9, c10, 0).To(t11)
model.Operation('RELU1', t11).To(t12)
Example({
    x1: [126, 125, 113, 126, 121, 126, 121, 115, 118, 112, 128, 121],
    t3: [132, 115, 106, 114, 122, 114, 122, 125, 116, 128, 136, 119],
    t4: [132, 120, 120, 120, 122, 120, 122, 125, 120, 128, 136, 120],
    x5: [113, 126, 118, 112, 122, 113, 122, 123, 128, 122, 124, 117],
    t7: [106, 114, 116, 128, 124, 127, 124, 117, 136, 118, 128, 123],
    t8: [120, 120, 120, 128, 124, 127, 124, 120, 132, 120, 128, 123],
    x9: [116, 126, 116, 125, 123, 125, 117, 123, 118, 118, 127, 119],
    t11: [112, 114, 112, 115, 126, 115, 114, 117, 116, 122, 134, 121],
    t12: [118, 118, 118, 118, 122, 118, 118, 118, 118, 122, 122, 121],
}, name='shown_quant8').AddVariations(signed(x1, c2, t3, t4, x5, c6, t7, t8, x9, c10, t11, t12)).DisableLifeTimeVariation()
