# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: an activation of what another operation reads, too.

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
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t5)
model.Operation('MAXIMUM', t3, x4).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('MAXIMUM', t9, x10).To(t11)
model.Operation('RELU6', t9).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
model.Operation('RELU1', t15).To(t17)
model.Operation('MAXIMUM', t17, x16).To(t18)
model.Operation('MINIMUM', t15, t18).To(t19)
Example({
    x1: [3.0, -1.0, -3.5, -3.5, 3.0, 1.0, -3.5, 3.0, 3.0, 1.0, 3.0, 4.0],
    t5: [5.0, 0.0, 0.0, 0.0, 5.0, 0.0, 0.0, 2.0, 5.0, 0.0, 5.0, 3.0],
    x4: [-1.5, 3.5, -4.0, 3.5, -3.0, 0.5, 3.0, -1.5, -3.0, -1.0, 2.0, 3.0],
    t6: [5.0, 3.5, -1.5, 3.5, 5.0, 0.5, 3.0, 2.0, 5.0, 0.0, 5.0, 3.0],
    x7: [-1.0, -2.0, 1.0, 2.0, 1.0, 2.0, 2.0, -0.5, -3.5, -1.5, 0.5, 3.5],
    x10: [2.0, -2.0, 0.5, -2.5, 2.5, -2.5, -3.0, 1.0, -1.5, 1.5, 1.5, 1.0],
    t11: [2.0, -2.0, 3.0, 1.0, 3.0, 1.0, 4.0, 1.0, -1.5, 1.5, 2.5, 2.5],
    t12: [1.0, 0.0, 3.0, 1.0, 3.0, 1.0, 4.0, 0.0, 0.0, 0.0, 2.5, 2.5],
    x13: [1.5, -1.0, 1.0, -4.0, -1.0, 1.0, -1.5, -2.5, -1.5, 2.5, 1.0, 0.5],
    x16: [-3.0, 1.5, 2.0, -1.5, 4.0, 2.0, -1.0, 3.0, -3.5, -2.0, 1.0, 3.0],
    t19: [1.0, -2.0, 2.0, -5.0, 1.0, 0.0, 0.5, -3.5, 0.5, 1.0, 1.0, -0.5],
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
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t5)
model.Operation('MAXIMUM', t3, x4).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('MAXIMUM', t9, x10).To(t11)
model.Operation('RELU6', t9).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
model.Operation('RELU1', t15).To(t17)
model.Operation('MAXIMUM', t17, x16).To(t18)
model.Operation('MINIMUM', t15, t18).To(t19)
Example({
    x1: [126, 118, 113, 113, 126, 122, 113, 126, 126, 122, 126, 128],
    t5: [130, 120, 120, 120, 130, 120, 120, 124, 130, 120, 130, 126],
    x4: [117, 127, 112, 127, 114, 121, 126, 117, 114, 118, 124, 126],
    t6: [130, 127, 117, 127, 130, 121, 126, 124, 130, 120, 130, 126],
    x7: [118, 116, 122, 124, 122, 124, 124, 119, 113, 117, 121, 127],
    x10: [124, 116, 121, 115, 125, 115, 114, 122, 117, 123, 123, 122],
    t11: [124, 116, 126, 122, 126, 122, 128, 122, 117, 123, 125, 125],
    t12: [122, 120, 126, 122, 126, 122, 128, 120, 120, 120, 125, 125],
    x13: [123, 118, 122, 112, 118, 122, 117, 115, 117, 125, 122, 121],
    x16: [114, 123, 124, 117, 128, 124, 118, 126, 113, 116, 122, 126],
    t19: [122, 116, 124, 110, 122, 120, 121, 113, 121, 122, 122, 119],
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
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('RELU6', t7).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('RELU1', t11).To(t12)
Example({
    x1: [1.5, 1.5, 1.5, 0.5, -2.5, -3.0, -3.0, -3.5, 2.0, -2.5, -4.0, -1.5],
    t3: [3.5, 0.5, 3.5, -0.5, -0.5, -4.0, -1.0, -4.5, 4.0, -3.5, -2.0, -2.5],
    t4: [3.5, 0.5, 3.5, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0],
    x5: [-4.0, 2.5, -4.0, -4.0, -2.5, -1.5, -3.0, 0.5, 3.0, 4.0, -3.0, 3.5],
    t7: [-2.0, 1.5, -2.0, -5.0, -0.5, -2.5, -1.0, -0.5, 5.0, 3.0, -1.0, 2.5],
    t8: [0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5.0, 3.0, 0.0, 2.5],
    x9: [-4.0, -1.5, -2.0, -3.0, 0.5, 4.0, -4.0, -4.0, 2.0, 1.0, -3.5, -2.0],
    t11: [-2.0, -2.5, 0.0, -4.0, 2.5, 3.0, -2.0, -5.0, 4.0, 0.0, -1.5, -3.0],
    t12: [-1.0, -1.0, 0.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 0.0, -1.0, -1.0],
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
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('ADD', x5, c6, 0).To(t7)
model.Operation('RELU6', t7).To(t8)
model.Operation('ADD', x9, c10, 0).To(t11)
model.Operation('RELU1', t11).To(t12)
Example({
    x1: [123, 123, 123, 121, 115, 114, 114, 113, 124, 115, 112, 117],
    t3: [127, 121, 127, 119, 119, 112, 118, 111, 128, 113, 116, 115],
    t4: [127, 121, 127, 120, 120, 120, 120, 120, 128, 120, 120, 120],
    x5: [112, 125, 112, 112, 115, 117, 114, 121, 126, 128, 114, 127],
    t7: [116, 123, 116, 110, 119, 115, 118, 119, 130, 126, 118, 125],
    t8: [120, 123, 120, 120, 120, 120, 120, 120, 130, 126, 120, 125],
    x9: [112, 117, 116, 114, 121, 128, 112, 112, 124, 122, 113, 116],
    t11: [116, 115, 120, 112, 125, 126, 116, 110, 128, 120, 117, 114],
    t12: [118, 118, 120, 118, 122, 122, 118, 118, 122, 120, 118, 118],
}, name='shown_quant8').AddVariations(signed(x1, c2, t3, t4, x5, c6, t7, t8, x9, c10, t11, t12)).DisableLifeTimeVariation()
