# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: dimensions of one element beside the axis.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Dimensions of one element stand beside the axis: who leaves out too many, or counts the axis
# before or after, takes other elements together.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 5, 1, 1]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F32, [3, 1, 1]))
x4 = Input('x4', (F32, [1, 4, 1, 3]))
c5 = Parameter('c5', (I32, [1]), [1])
t6 = Output('t6', (F32, [1, 1, 3]))
x7 = Input('x7', (F32, [2, 1, 6, 1]))
c8 = Parameter('c8', (I32, [1]), [2])
t9 = Output('t9', (F32, [2, 1, 1]))
x10 = Input('x10', (F32, [5, 1, 1, 2]))
c11 = Parameter('c11', (I32, [1]), [-4])
t12 = Output('t12', (F32, [1, 1, 2]))
x13 = Input('x13', (F32, [3, 4, 1]))
c14 = Parameter('c14', (I32, [1]), [-2])
t15 = Output('t15', (F32, [3, 1]))
x16 = Input('x16', (F32, [4, 1]))
c17 = Parameter('c17', (I32, [1]), [0])
t18 = Output('t18', (F32, [1]))
model = Model()
model.Operation('MEAN', x1, c2, 0).To(t3)
model.Operation('MEAN', x4, c5, 0).To(t6)
model.Operation('MEAN', x7, c8, 0).To(t9)
model.Operation('MEAN', x10, c11, 0).To(t12)
model.Operation('MEAN', x13, c14, 0).To(t15)
model.Operation('MEAN', x16, c17, 0).To(t18)
Example({
    x1: [-3.9375, 3.0, -1.0, 0.125, -2.5, 3.625, -0.9375, 1.8125, -3.1875, 2.25, -2.5625, 2.3125, -0.625,
    0.1875, 2.125],
    t3: [-0.8625, 0.7125, 0.2875],
    x4: [0.1875, 0.9375, 1.5625, 3.75, -1.3125, 3.4375, -0.375, 0.6875, -1.625, -1.0625, -3.1875, 3.125],
    t6: [0.625, -0.71875, 1.625],
    x7: [-0.6875, -0.9375, 0.625, -3.3125, -1.375, -3.6875, -0.5, 0.375, -2.625, 1.25, 1.125, -3.625],
    t9: [-1.5625, -0.6666667],
    x10: [0.875, 0.6875, 3.75, 0.125, -3.5, 0.0, 1.4375, 1.75, -1.4375, 3.625],
    t12: [0.225, 1.2375],
    x13: [-1.375, -0.75, 2.1875, 0.9375, -3.125, -3.3125, -0.0625, -0.3125, 3.875, -1.6875, -1.5625, -3.5625],
    t15: [0.25, -1.703125, -0.734375],
    x16: [-3.9375, 3.4375, 0.75, 0.3125],
    t18: [0.140625],
}, name='axes').AddVariations('float16').DisableLifeTimeVariation()
