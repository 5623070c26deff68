# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: an activation of what another operation reads, too.

F32 = 'TENSOR_FLOAT32'

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
model.Operation('L2_POOL_2D', x1, 1, 1, 1, 2, 1, 0).To(t2)
model.Operation('RELU', t2).To(t4)
model.Operation('MAXIMUM', t2, x3).To(t5)
model.Operation('L2_POOL_2D', x6, 1, 1, 1, 2, 1, 0).To(t7)
model.Operation('MAXIMUM', t7, x8).To(t9)
model.Operation('RELU6', t7).To(t10)
model.Operation('L2_POOL_2D', x11, 1, 1, 1, 2, 1, 0).To(t12)
model.Operation('RELU1', t12).To(t14)
model.Operation('MAXIMUM', t14, x13).To(t15)
model.Operation('MINIMUM', t12, t15).To(t16)
Example({
    x1: [3.5, -3.5, -3.0, 3.5, 3.5, 1.0, 1.0, 1.5, 1.0, -1.5, 2.0, 1.5],
    t4: [3.259601, 3.5, 3.259601, 2.5739076, 3.5, 1.0, 1.0, 1.5, 1.5811388, 1.5, 2.0, 1.5],
    x3: [-3.0, 2.0, 3.5, 2.0, -1.5, 3.5, 1.5, -3.0, -3.0, 1.5, 3.5, -1.5],
    t5: [3.259601, 3.5, 3.5, 2.5739076, 3.5, 3.5, 1.5, 1.5, 1.5811388, 1.5, 3.5, 1.5],
    x6: [2.0, 1.0, -4.0, -3.0, -1.5, -3.5, 1.0, 2.0, 1.5, -4.0, -2.5, -1.5],
    x8: [-0.5, -2.5, -3.5, 3.5, 2.0, -4.0, 3.0, -3.5, 1.5, 1.0, 3.0, 3.5],
    t9: [3.1622777, 2.236068, 3.0207615, 3.5, 2.0, 3.5, 3.0, 3.1622777, 2.0615528, 3.0207615, 3.0, 3.5],
    t10: [3.1622777, 2.236068, 3.0207615, 3.259601, 1.5, 3.5, 1.2747549, 3.1622777, 2.0615528, 3.0207615,
    2.5, 1.5],
    x11: [-1.5, 4.0, 3.5, -3.0, 3.5, -1.0, 2.5, -1.0, 2.5, 1.0, -2.5, 1.0],
    x13: [0.5, -0.5, -1.5, -3.5, -3.0, -4.0, 0.5, 1.0, -2.0, -4.0, 2.5, 3.5],
    t16: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.5, 1.0],
}, name='skip').AddVariations('float16').DisableLifeTimeVariation()

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
model.Operation('L2_POOL_2D', x1, 1, 1, 1, 2, 1, 0).To(t2)
model.Operation('RELU', t2).To(t3)
model.Operation('L2_POOL_2D', x4, 1, 1, 1, 2, 1, 0).To(t5)
model.Operation('RELU6', t5).To(t6)
model.Operation('L2_POOL_2D', x7, 1, 1, 1, 2, 1, 0).To(t8)
model.Operation('RELU1', t8).To(t9)
Example({
    x1: [-1.5, 1.0, -1.0, -4.0, 1.0, -4.0, -2.5, -0.5, 3.0, 1.5, -1.0, 2.0],
    t2: [1.2747549, 2.9154758, 1.0, 4.0, 1.0, 4.0, 2.7613401, 1.118034, 2.236068, 1.767767, 1.0, 2.0],
    t3: [1.2747549, 2.9154758, 1.0, 4.0, 1.0, 4.0, 2.7613401, 1.118034, 2.236068, 1.767767, 1.0, 2.0],
    x4: [0.5, 1.0, 2.0, -3.5, -4.0, 3.5, 2.5, -4.0, -1.0, 3.5, -2.0, 3.0],
    t5: [1.4577379, 2.5739076, 3.1622777, 3.5, 4.0, 3.5, 1.9039433, 3.7583241, 1.5811388, 3.259601, 2.0,
    3.0],
    t6: [1.4577379, 2.5739076, 3.1622777, 3.5, 4.0, 3.5, 1.9039433, 3.7583241, 1.5811388, 3.259601, 2.0,
    3.0],
    x7: [-3.0, 2.0, -3.0, -2.0, -1.5, -0.5, -2.5, 2.5, -4.0, -1.0, -3.5, 0.5],
    t8: [3.0, 2.0, 2.3717082, 1.4577379, 1.5, 0.5, 3.335416, 1.9039433, 3.7583241, 0.7905694, 3.5, 0.5],
    t9: [1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 1.0, 1.0, 1.0, 0.7905694, 1.0, 0.5],
}, name='shown').AddVariations('float16').DisableLifeTimeVariation()
