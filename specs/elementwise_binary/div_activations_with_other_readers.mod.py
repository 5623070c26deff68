# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: an activation of what another operation reads, too.

F32 = 'TENSOR_FLOAT32'

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
model.Operation('DIV', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t5)
model.Operation('MAXIMUM', t3, x4).To(t6)
model.Operation('DIV', x7, c8, 0).To(t9)
model.Operation('MAXIMUM', t9, x10).To(t11)
model.Operation('RELU6', t9).To(t12)
model.Operation('DIV', x13, c14, 0).To(t15)
model.Operation('RELU1', t15).To(t17)
model.Operation('MAXIMUM', t17, x16).To(t18)
model.Operation('MINIMUM', t15, t18).To(t19)
Example({
    x1: [4.0, 2.0, 2.5, 2.5, 1.0, -1.0, -1.5, -1.5, 0.5, 2.0, 2.0, 2.5],
    t5: [2.0, 0.0, 1.25, 0.0, 0.5, 1.0, 0.0, 1.5, 0.25, 0.0, 1.0, 0.0],
    x4: [3.5, -3.5, 1.5, -3.5, -1.5, 3.5, 3.5, 1.5, 3.5, -1.0, -3.5, -3.5],
    t6: [3.5, -2.0, 1.5, -2.5, 0.5, 3.5, 3.5, 1.5, 3.5, -1.0, 1.0, -2.5],
    x7: [0.5, -1.0, -1.5, -4.0, -2.5, 0.5, -0.5, 3.5, 1.5, -2.5, -1.5, 2.0],
    x10: [-1.5, 1.0, -1.0, -0.5, 1.5, -3.5, -2.5, -0.5, 2.5, -0.5, 4.0, 2.5],
    t11: [0.25, 1.0, -0.75, 4.0, 1.5, -0.5, -0.25, -0.5, 2.5, 2.5, 4.0, 2.5],
    t12: [0.25, 1.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.75, 2.5, 0.0, 0.0],
    x13: [-1.5, 3.5, 1.5, -2.0, 2.5, 4.0, 0.5, 1.0, 3.0, 3.0, 2.0, -0.5],
    x16: [-3.0, 4.0, 1.0, 3.0, 1.0, -3.5, -1.0, -4.0, 0.5, 1.0, 1.0, 1.0],
    t19: [-0.75, -3.5, 0.75, 2.0, 1.0, -4.0, 0.25, -1.0, 1.0, -3.0, 1.0, 0.5],
}, name='skip').AddVariations('float16').DisableLifeTimeVariation()

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
model.Operation('DIV', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('DIV', x5, c6, 0).To(t7)
model.Operation('RELU6', t7).To(t8)
model.Operation('DIV', x9, c10, 0).To(t11)
model.Operation('RELU1', t11).To(t12)
Example({
    x1: [1.5, -3.0, 3.5, -2.0, 1.0, 3.0, 2.5, -1.5, -4.0, 1.0, 2.0, -1.0],
    t3: [0.75, 3.0, 1.75, 2.0, 0.5, -3.0, 1.25, 1.5, -2.0, -1.0, 1.0, 1.0],
    t4: [0.75, 3.0, 1.75, 2.0, 0.5, 0.0, 1.25, 1.5, 0.0, 0.0, 1.0, 1.0],
    x5: [-3.5, -3.0, -1.5, 2.5, 3.5, -3.0, 1.5, 2.5, 0.5, 1.0, 1.0, 4.0],
    t7: [-1.75, 3.0, -0.75, -2.5, 1.75, 3.0, 0.75, -2.5, 0.25, -1.0, 0.5, -4.0],
    t8: [0.0, 3.0, 0.0, 0.0, 1.75, 3.0, 0.75, 0.0, 0.25, 0.0, 0.5, 0.0],
    x9: [-3.0, -4.0, 3.5, 2.0, 3.0, 0.5, -2.0, 4.0, -0.5, 4.0, 4.0, 2.5],
    t11: [-1.5, 4.0, 1.75, -2.0, 1.5, -0.5, -1.0, -4.0, -0.25, -4.0, 2.0, -2.5],
    t12: [-1.0, 1.0, 1.0, -1.0, 1.0, -0.5, -1.0, -1.0, -0.25, -1.0, 1.0, -1.0],
}, name='shown').AddVariations('float16').DisableLifeTimeVariation()
