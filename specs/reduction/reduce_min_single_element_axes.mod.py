# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: dimensions of one element beside the axis.

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
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
model.Operation('REDUCE_MIN', x4, c5, False).To(t6)
model.Operation('REDUCE_MIN', x7, c8, False).To(t9)
model.Operation('REDUCE_MIN', x10, c11, False).To(t12)
model.Operation('REDUCE_MIN', x13, c14, False).To(t15)
model.Operation('REDUCE_MIN', x16, c17, False).To(t18)
Example({
    x1: [1.0625, -1.0625, -3.8125, -2.125, -3.1875, -0.125, 0.8125, -2.0, 2.4375, 2.5625, -3.6875, 0.9375,
    -2.6875, 0.25, 2.625],
    t3: [-3.8125, -2.0, -3.6875],
    x4: [0.125, 1.3125, 2.5, -3.25, 0.0, -2.9375, -2.0, 3.875, -3.5, -2.6875, -2.1875, 0.4375],
    t6: [-3.25, -2.1875, -3.5],
    x7: [-3.6875, -2.8125, -0.5625, -3.1875, 1.125, 0.625, 0.1875, 1.75, -1.0, -2.875, 2.0, 1.3125],
    t9: [-3.6875, -2.875],
    x10: [3.0625, -0.75, -3.875, 0.4375, 0.6875, 3.3125, -3.8125, 2.3125, 2.0625, -0.5],
    t12: [-3.875, -0.75],
    x13: [3.9375, -0.6875, -2.5, 0.125, 2.625, 0.0, 0.5, 0.8125, -1.5, 2.0, 2.25, 1.125],
    t15: [-2.5, 0.0, -1.5],
    x16: [1.875, 2.1875, 3.875, -3.0],
    t18: [-3.0],
}, name='axes').AddVariations('float16').DisableLifeTimeVariation()
