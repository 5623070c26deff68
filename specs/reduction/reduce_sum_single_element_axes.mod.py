# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: dimensions of one element beside the axis.

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
model.Operation('REDUCE_SUM', x1, c2, False).To(t3)
model.Operation('REDUCE_SUM', x4, c5, False).To(t6)
model.Operation('REDUCE_SUM', x7, c8, False).To(t9)
model.Operation('REDUCE_SUM', x10, c11, False).To(t12)
model.Operation('REDUCE_SUM', x13, c14, False).To(t15)
model.Operation('REDUCE_SUM', x16, c17, False).To(t18)
Example({
    x1: [-0.375, 3.8125, 0.9375, 3.0625, 3.5625, -2.75, -0.8125, 3.1875, 3.125, 1.25, -1.9375, 0.5, 0.5625,
    2.0625, -3.25],
    t3: [11.0, 4.0, -2.0625],
    x4: [-1.3125, 1.9375, 0.5625, 0.1875, 2.625, 3.9375, -1.5625, 1.4375, 2.4375, -3.9375, 0.5, 2.3125],
    t6: [-6.625, 6.5, 9.25],
    x7: [0.8125, -0.625, 2.8125, 2.5625, -0.0625, -3.5625, -3.4375, -1.5625, 3.1875, 1.25, -1.5, 2.0],
    t9: [1.9375, -0.0625],
    x10: [-2.25, 0.875, 0.125, -1.5625, -0.625, -3.5, -1.625, -0.4375, -2.75, -2.625],
    t12: [-7.125, -7.25],
    x13: [-2.5, -2.6875, 2.1875, -0.4375, -0.375, 3.1875, -0.625, -1.75, -0.5625, 1.0625, -3.5, -3.375],
    t15: [-3.4375, 0.4375, -6.375],
    x16: [2.75, 2.6875, 1.0, -1.875],
    t18: [4.5625],
}, name='axes').AddVariations('float16').DisableLifeTimeVariation()
