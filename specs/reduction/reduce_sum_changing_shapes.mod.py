# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: as many elements in other rows, by one model.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 6]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [1, 6]))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (F32, [2, 1]))
model = Model()
model.Operation('REDUCE_SUM', x1, c2, True).To(t3)
model.Operation('REDUCE_SUM', x1, c4, True).To(t5)
Example({
    x1: [3.1875, 0.0, 2.875, -0.875, 1.6875, -0.3125, 2.5, 0.0625, 0.625, -0.375, -0.8125, 1.75],
    t3: [5.6875, 0.0625, 3.5, -1.25, 0.875, 1.4375],
    t5: [6.5625, 3.75],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [1, 2]))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (F32, [6, 1]))
model = Model()
model.Operation('REDUCE_SUM', x1, c2, True).To(t3)
model.Operation('REDUCE_SUM', x1, c4, True).To(t5)
Example({
    x1: [-3.3125, -0.8125, 2.125, -2.5625, -2.4375, 2.6875, -0.75, -2.625, 1.4375, -1.5625, 0.0, -3.1875],
    t3: [-2.9375, -8.0625],
    t5: [-4.125, -0.4375, 0.25, -3.375, -0.125, -3.1875],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [1, 4]))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (F32, [3, 1]))
model = Model()
model.Operation('REDUCE_SUM', x1, c2, True).To(t3)
model.Operation('REDUCE_SUM', x1, c4, True).To(t5)
Example({
    x1: [-2.875, 1.6875, 1.375, 1.4375, -0.5625, -1.0, 0.6875, -3.5625, 1.1875, 3.25, -1.1875, -0.1875],
    t3: [-2.25, 3.9375, 0.875, -2.3125],
    t5: [1.625, -4.4375, 3.0625],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [1, 3]))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (F32, [4, 1]))
model = Model()
model.Operation('REDUCE_SUM', x1, c2, True).To(t3)
model.Operation('REDUCE_SUM', x1, c4, True).To(t5)
Example({
    x1: [3.8125, 1.0, -3.75, 1.0625, 2.6875, 0.9375, -0.125, 2.5625, 1.3125, 2.4375, 2.0625, -1.75],
    t3: [7.1875, 8.3125, -3.25],
    t5: [1.0625, 4.6875, 3.75, 2.75],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()
