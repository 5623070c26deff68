# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: dimensions of one element beside the axis.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Dimensions of one element stand beside the axis: who leaves out too many, or counts the axis
# before or after, takes other elements together.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 5, 1, 1]))
t2 = Internal('t2', (I32, [3, 1, 1]))
t3 = Output('t3', (F32, [3, 1, 1]))
x4 = Input('x4', (F32, [1, 4, 1, 3]))
t5 = Internal('t5', (I32, [1, 1, 3]))
t6 = Output('t6', (F32, [1, 1, 3]))
x7 = Input('x7', (F32, [2, 1, 6, 1]))
t8 = Internal('t8', (I32, [2, 1, 1]))
t9 = Output('t9', (F32, [2, 1, 1]))
x10 = Input('x10', (F32, [5, 1, 1, 2]))
t11 = Internal('t11', (I32, [1, 1, 2]))
t12 = Output('t12', (F32, [1, 1, 2]))
x13 = Input('x13', (F32, [3, 4, 1]))
t14 = Internal('t14', (I32, [3, 1]))
t15 = Output('t15', (F32, [3, 1]))
x16 = Input('x16', (F32, [4, 1]))
t17 = Internal('t17', (I32, [1]))
t18 = Output('t18', (F32, [1]))
model = Model()
model.Operation('ARGMAX', x1, 1).To(t2)
model.Operation('CAST', t2).To(t3)
model.Operation('ARGMAX', x4, 1).To(t5)
model.Operation('CAST', t5).To(t6)
model.Operation('ARGMAX', x7, 2).To(t8)
model.Operation('CAST', t8).To(t9)
model.Operation('ARGMAX', x10, -4).To(t11)
model.Operation('CAST', t11).To(t12)
model.Operation('ARGMAX', x13, -2).To(t14)
model.Operation('CAST', t14).To(t15)
model.Operation('ARGMAX', x16, 0).To(t17)
model.Operation('CAST', t17).To(t18)
Example({
    x1: [3.6875, -3.625, 3.75, -1.3125, 3.25, 1.6875, 0.5, 1.25, 1.625, 2.0625, -3.25, -3.125, -2.0625,
    -1.9375, 1.0625],
    t3: [2.0, 4.0, 4.0],
    x4: [-3.6875, 0.0625, -0.75, 2.75, 0.0, -2.0, 2.8125, -3.3125, -1.5, 2.0625, -3.4375, -3.8125],
    t6: [2.0, 0.0, 0.0],
    x7: [-3.3125, -2.5625, -0.8125, 3.625, 3.0625, -0.375, 1.8125, -1.125, -0.25, 2.1875, -1.25, 1.5625],
    t9: [3.0, 3.0],
    x10: [-0.1875, 0.75, -1.75, 2.5, 1.0625, 3.8125, -1.0625, 0.6875, -0.625, -3.875],
    t12: [2.0, 2.0],
    x13: [-1.5625, -0.375, -3.25, 2.9375, -1.125, 2.625, 1.8125, -0.875, 2.5625, 3.5625, 3.875, -4.0],
    t15: [3.0, 1.0, 2.0],
    x16: [-1.125, -3.6875, -0.25, 1.5625],
    t18: [3.0],
}, name='axes').AddVariations('float16').DisableLifeTimeVariation()
