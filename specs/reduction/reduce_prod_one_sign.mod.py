# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_PROD: elements on one side.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Among the factors are one zero, several, nothing but zeros, and none.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4]))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (F32, [2]))
model = Model()
model.Operation('REDUCE_PROD', x1, c2, False).To(t3)
Example({
    x1: [0.0, 0.0, 0.0, 0.0, 0.966, 0.668, 1.328, 0.974, 1.936, 1.543, 1.165, 1.319, 1.395, 0.515, 1.672,
    1.709, 1.848, 1.076, 0.0, 1.696, 0.0, -3.0, 1.79, 0.0],
    t3: [0.0, 0.0],
}, name='two').DisableLifeTimeVariation()

# Among the factors are one zero, several, nothing but zeros, and none.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4]))
c2 = Parameter('c2', (I32, [2]), [0, 2])
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('REDUCE_PROD', x1, c2, False).To(t3)
Example({
    x1: [0.0, 0.0, 0.0, 0.0, 0.966, 0.668, 1.328, 0.974, 1.936, 1.543, 1.165, 1.319, 1.395, 0.515, 1.672,
    1.709, 1.848, 1.076, 0.0, 1.696, 0.0, -3.0, 1.79, 0.0],
    t3: [0.0, 0.0, 0.0],
}, name='apart').DisableLifeTimeVariation()

# Among the factors are one zero, several, nothing but zeros, and none.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4]))
c2 = Parameter('c2', (I32, [3]), [0, 1, 2])
t3 = Output('t3', (F32, [1]))
model = Model()
model.Operation('REDUCE_PROD', x1, c2, False).To(t3)
Example({
    x1: [0.0, 0.0, 0.0, 0.0, 0.966, 0.668, 1.328, 0.974, 1.936, 1.543, 1.165, 1.319, 1.395, 0.515, 1.672,
    1.709, 1.848, 1.076, 0.0, 1.696, 0.0, -3.0, 1.79, 0.0],
    t3: [0.0],
}, name='all').DisableLifeTimeVariation()

# Among the factors are one zero, several, nothing but zeros, and none.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4]))
c2 = Parameter('c2', (I32, [1]), [2])
t3 = Output('t3', (F32, [2, 3]))
model = Model()
model.Operation('REDUCE_PROD', x1, c2, False).To(t3)
Example({
    x1: [0.0, 0.0, 0.0, 0.0, 0.966, 0.668, 1.328, 0.974, 1.936, 1.543, 1.165, 1.319, 1.395, 0.515, 1.672,
    1.709, 1.848, 1.076, 0.0, 1.696, 0.0, -3.0, 1.79, 0.0],
    t3: [0.0, 0.8346619, 4.5903096, 2.052862, 0.0, 0.0],
}, name='last').AddVariations('float16').DisableLifeTimeVariation()
