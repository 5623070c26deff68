# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: as many elements in other rows, by one model.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 6]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [6]))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (F32, [2]))
model = Model()
model.Operation('MEAN', x1, c2, 0).To(t3)
model.Operation('MEAN', x1, c4, 0).To(t5)
Example({
    x1: [2.875, -2.375, -3.25, 2.0, 3.625, -1.3125, -3.5, -1.0625, -1.75, 3.0, 0.6875, -0.9375],
    t3: [-0.3125, -1.71875, -2.5, 2.5, 2.15625, -1.125],
    t5: [0.26041666, -0.59375],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [2]))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (F32, [6]))
model = Model()
model.Operation('MEAN', x1, c2, 0).To(t3)
model.Operation('MEAN', x1, c4, 0).To(t5)
Example({
    x1: [-0.5625, -2.8125, 0.6875, -2.3125, 2.8125, -3.75, -3.5, -3.9375, 3.0, -2.25, 3.875, -3.4375],
    t3: [1.0520834, -3.0833333],
    t5: [-1.6875, -0.8125, -0.46875, -3.71875, 0.375, 0.21875],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [4]))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (F32, [3]))
model = Model()
model.Operation('MEAN', x1, c2, 0).To(t3)
model.Operation('MEAN', x1, c4, 0).To(t5)
Example({
    x1: [-2.25, -3.5625, -1.3125, -2.75, 0.9375, -0.25, 0.5625, 2.4375, -1.8125, -1.9375, -0.875, 2.3125],
    t3: [-1.0416666, -1.9166666, -0.5416667, 0.6666667],
    t5: [-2.46875, 0.921875, -0.578125],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [3]))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (F32, [4]))
model = Model()
model.Operation('MEAN', x1, c2, 0).To(t3)
model.Operation('MEAN', x1, c4, 0).To(t5)
Example({
    x1: [-0.4375, -0.1875, -1.5, 0.4375, 3.5, -0.3125, 3.0625, 0.375, 1.875, 3.6875, 1.6875, 3.9375],
    t3: [1.6875, 1.34375, 1.0],
    t5: [-0.7083333, 1.2083334, 1.7708334, 3.1041667],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()
