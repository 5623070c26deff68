# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: an activation of what another operation reads, too.

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
t2 = Internal('t2', (F32, [1, 2, 3, 2]))
t4 = Output('t4', (F32, [1, 2, 3, 2]))
x3 = Input('x3', (F32, [1, 2, 3, 2]))
t5 = Output('t5', (F32, [1, 2, 3, 2]))
x6 = Input('x6', (F32, [1, 2, 3, 2]))
t7 = Internal('t7', (F32, [1, 2, 3, 2]))
x8 = Input('x8', (F32, [1, 2, 3, 2]))
t9 = Output('t9', (F32, [1, 2, 3, 2]))
t10 = Output('t10', (F32, [1, 2, 3, 2]))
x11 = Input('x11', (F32, [1, 2, 3, 2]))
t12 = Internal('t12', (F32, [1, 2, 3, 2]))
t14 = Internal('t14', (F32, [1, 2, 3, 2]))
x13 = Input('x13', (F32, [1, 2, 3, 2]))
t15 = Internal('t15', (F32, [1, 2, 3, 2]))
t16 = Output('t16', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 2, 1, 0).To(t2)
model.Operation('RELU', t2).To(t4)
model.Operation('MAXIMUM', t2, x3).To(t5)
model.Operation('AVERAGE_POOL_2D', x6, 1, 1, 1, 2, 1, 0).To(t7)
model.Operation('MAXIMUM', t7, x8).To(t9)
model.Operation('RELU6', t7).To(t10)
model.Operation('AVERAGE_POOL_2D', x11, 1, 1, 1, 2, 1, 0).To(t12)
model.Operation('RELU1', t12).To(t14)
model.Operation('MAXIMUM', t14, x13).To(t15)
model.Operation('MINIMUM', t12, t15).To(t16)
Example({
    x1: [-3.5, 3.5, -0.5, 0.5, 1.5, 1.0, -0.5, 3.0, 3.0, 2.5, -2.0, -1.5],
    t4: [0.0, 2.0, 0.5, 0.75, 1.5, 1.0, 1.25, 2.75, 0.5, 0.5, 0.0, 0.0],
    x3: [1.5, -3.0, 2.5, 3.5, 4.0, -1.5, 3.5, 3.5, 3.5, -1.5, -4.0, 4.0],
    t5: [1.5, 2.0, 2.5, 3.5, 4.0, 1.0, 3.5, 3.5, 3.5, 0.5, -2.0, 4.0],
    x6: [-2.5, -1.0, -1.5, -2.0, -3.5, -0.5, 4.0, 1.0, -1.0, 4.0, -1.0, 3.5],
    x8: [1.5, 1.5, -2.5, -2.5, -1.5, 2.0, -3.5, -1.5, -3.5, 1.0, -1.5, 2.5],
    t9: [1.5, 1.5, -2.5, -1.25, -1.5, 2.0, 1.5, 2.5, -1.0, 3.75, -1.0, 3.5],
    t10: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 2.5, 0.0, 3.75, 0.0, 3.5],
    x11: [2.5, 2.0, 3.0, 1.0, -3.5, -1.0, 2.0, 1.0, 1.0, 0.5, -1.0, -1.0],
    x13: [-0.5, -2.0, -2.0, 2.0, -2.0, -2.0, -1.5, 3.0, -1.5, -2.5, -2.5, 3.5],
    t16: [1.0, 1.0, -0.25, 0.0, -3.5, -1.0, 1.0, 0.75, 0.0, -0.25, -1.0, -1.0],
}, name='skip').AddVariations('float16').DisableLifeTimeVariation()

# A result goes on without the activation, too: its other reader comes behind the activation,
# before it, or joins both.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
t2 = Internal('t2', (U8, [1, 2, 3, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 2, 3, 2], 0.5, 120))
x3 = Input('x3', (U8, [1, 2, 3, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 3, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 2, 3, 2], 0.5, 120))
t7 = Internal('t7', (U8, [1, 2, 3, 2], 0.5, 120))
x8 = Input('x8', (U8, [1, 2, 3, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 2, 3, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 3, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 3, 2], 0.5, 120))
t12 = Internal('t12', (U8, [1, 2, 3, 2], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 3, 2], 0.5, 120))
x13 = Input('x13', (U8, [1, 2, 3, 2], 0.5, 120))
t15 = Internal('t15', (U8, [1, 2, 3, 2], 0.5, 120))
t16 = Output('t16', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 2, 1, 0).To(t2)
model.Operation('RELU', t2).To(t4)
model.Operation('MAXIMUM', t2, x3).To(t5)
model.Operation('AVERAGE_POOL_2D', x6, 1, 1, 1, 2, 1, 0).To(t7)
model.Operation('MAXIMUM', t7, x8).To(t9)
model.Operation('RELU6', t7).To(t10)
model.Operation('AVERAGE_POOL_2D', x11, 1, 1, 1, 2, 1, 0).To(t12)
model.Operation('RELU1', t12).To(t14)
model.Operation('MAXIMUM', t14, x13).To(t15)
model.Operation('MINIMUM', t12, t15).To(t16)
Example({
    x1: [113, 127, 119, 121, 123, 122, 119, 126, 126, 125, 116, 117],
    t4: [120, 124, 121, 122, 123, 122, 123, 126, 121, 121, 120, 120],
    x3: [123, 114, 125, 127, 128, 117, 127, 127, 127, 117, 112, 128],
    t5: [123, 124, 125, 127, 128, 122, 127, 127, 127, 121, 116, 128],
    x6: [115, 118, 117, 116, 113, 119, 128, 122, 118, 128, 118, 127],
    x8: [123, 123, 115, 115, 117, 124, 113, 117, 113, 122, 117, 125],
    t9: [123, 123, 115, 117, 117, 124, 123, 125, 118, 128, 118, 127],
    t10: [120, 120, 120, 120, 120, 120, 123, 125, 120, 128, 120, 127],
    x11: [125, 124, 126, 122, 113, 118, 124, 122, 122, 121, 118, 118],
    x13: [119, 116, 116, 124, 116, 116, 117, 126, 117, 115, 115, 127],
    t16: [122, 122, 119, 120, 113, 118, 122, 122, 120, 119, 118, 118],
}, name='skip_quant8').AddVariations(signed(x1, t2, t4, x3, t5, x6, t7, x8, t9, t10, x11, t12, t14, x13, t15, t16)).DisableLifeTimeVariation()

# A result is an output, and another operation activates it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
t2 = Output('t2', (F32, [1, 2, 3, 2]))
t3 = Output('t3', (F32, [1, 2, 3, 2]))
x4 = Input('x4', (F32, [1, 2, 3, 2]))
t5 = Output('t5', (F32, [1, 2, 3, 2]))
t6 = Output('t6', (F32, [1, 2, 3, 2]))
x7 = Input('x7', (F32, [1, 2, 3, 2]))
t8 = Output('t8', (F32, [1, 2, 3, 2]))
t9 = Output('t9', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 2, 1, 0).To(t2)
model.Operation('RELU', t2).To(t3)
model.Operation('AVERAGE_POOL_2D', x4, 1, 1, 1, 2, 1, 0).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 1, 1, 1, 2, 1, 0).To(t8)
model.Operation('RELU1', t8).To(t9)
Example({
    x1: [0.5, 2.5, -1.0, 1.5, -2.5, -0.5, 1.0, -1.5, -0.5, -2.5, -1.5, 1.5],
    t2: [-0.25, 2.0, -1.75, 0.5, -2.5, -0.5, 0.25, -2.0, -1.0, -0.5, -1.5, 1.5],
    t3: [0.0, 2.0, 0.0, 0.5, 0.0, 0.0, 0.25, 0.0, 0.0, 0.0, 0.0, 1.5],
    x4: [2.5, 0.5, 4.0, 1.0, 0.5, 2.5, 2.0, 1.0, -2.0, 1.0, 1.0, 3.0],
    t5: [3.25, 0.75, 2.25, 1.75, 0.5, 2.5, 0.0, 1.0, -0.5, 2.0, 1.0, 3.0],
    t6: [3.25, 0.75, 2.25, 1.75, 0.5, 2.5, 0.0, 1.0, 0.0, 2.0, 1.0, 3.0],
    x7: [-3.5, -1.5, -2.5, -4.0, 3.0, -3.0, 1.0, -1.0, 0.5, 3.5, 1.5, -2.0],
    t8: [-3.0, -2.75, 0.25, -3.5, 3.0, -3.0, 0.75, 1.25, 1.0, 0.75, 1.5, -2.0],
    t9: [-1.0, -1.0, 0.25, -1.0, 1.0, -1.0, 0.75, 1.0, 1.0, 0.75, 1.0, -1.0],
}, name='shown').AddVariations('float16').DisableLifeTimeVariation()

# A result is an output, and another operation activates it.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 2, 3, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 2, 3, 2], 0.5, 120))
x4 = Input('x4', (U8, [1, 2, 3, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 3, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 2, 3, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 3, 2], 0.5, 120))
t8 = Output('t8', (U8, [1, 2, 3, 2], 0.5, 120))
t9 = Output('t9', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 2, 1, 0).To(t2)
model.Operation('RELU', t2).To(t3)
model.Operation('AVERAGE_POOL_2D', x4, 1, 1, 1, 2, 1, 0).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('AVERAGE_POOL_2D', x7, 1, 1, 1, 2, 1, 0).To(t8)
model.Operation('RELU1', t8).To(t9)
Example({
    x1: [121, 125, 118, 123, 115, 119, 122, 117, 119, 115, 117, 123],
    t2: [119, 124, 116, 121, 115, 119, 121, 116, 118, 119, 117, 123],
    t3: [120, 124, 120, 121, 120, 120, 121, 120, 120, 120, 120, 123],
    x4: [125, 121, 128, 122, 121, 125, 124, 122, 116, 122, 122, 126],
    t5: [127, 122, 125, 124, 121, 125, 120, 122, 119, 124, 122, 126],
    t6: [127, 122, 125, 124, 121, 125, 120, 122, 120, 124, 122, 126],
    x7: [113, 117, 115, 112, 126, 114, 122, 118, 121, 127, 123, 116],
    t8: [114, 114, 121, 113, 126, 114, 122, 123, 122, 122, 123, 116],
    t9: [118, 118, 121, 118, 122, 118, 122, 122, 122, 122, 122, 118],
}, name='shown_quant8').AddVariations(signed(x1, t2, t3, x4, t5, t6, x7, t8, t9)).DisableLifeTimeVariation()
