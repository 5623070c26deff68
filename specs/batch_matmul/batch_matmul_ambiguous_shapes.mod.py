# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: sides or units that are equal in part.

F32 = 'TENSOR_FLOAT32'

# Square matrices of several batches fit transposed or not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 2, 2]))
x2 = Input('x2', (F32, [3, 2, 2]))
t3 = Output('t3', (F32, [3, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, True, True).To(t3)
Example({
    x1: [-3.0, -1.0, 1.0, 5.0, -2.0, 0.0, 0.0, 5.0, -6.0, -3.0, 4.0, -5.0],
    x2: [2.0, -8.0, 4.0, -6.0, 2.0, 6.0, -2.0, 3.0, -7.0, -5.0, -8.0, 2.0],
    t3: [-14.0, -18.0, -42.0, -34.0, -4.0, 4.0, 30.0, 15.0, 22.0, 56.0, 46.0, 14.0],
}, name='rank_3_1_1').DisableLifeTimeVariation()

# Square matrices of several batches fit transposed or not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 2, 2]))
x2 = Input('x2', (F32, [3, 2, 2]))
t3 = Output('t3', (F32, [3, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, False, True).To(t3)
Example({
    x1: [-3.0, -1.0, 1.0, 5.0, -2.0, 0.0, 0.0, 5.0, -6.0, -3.0, 4.0, -5.0],
    x2: [2.0, -8.0, 4.0, -6.0, 2.0, 6.0, -2.0, 3.0, -7.0, -5.0, -8.0, 2.0],
    t3: [2.0, -6.0, -38.0, -26.0, -4.0, 4.0, 30.0, 15.0, 57.0, 42.0, -3.0, -42.0],
}, name='rank_3_0_1').DisableLifeTimeVariation()

# Square matrices of several batches fit transposed or not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2, 2]))
x2 = Input('x2', (F32, [2, 2, 2, 2]))
t3 = Output('t3', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, True, True).To(t3)
Example({
    x1: [6.0, 8.0, 4.0, 4.0, 4.0, 0.0, 1.0, -6.0, 5.0, -1.0, -8.0, 7.0, -1.0, -5.0, 0.0, 0.0],
    x2: [8.0, -2.0, 2.0, 6.0, -3.0, -3.0, 2.0, -1.0, 8.0, -5.0, 4.0, -3.0, 0.0, 0.0, -1.0, -7.0],
    t3: [40.0, 36.0, 56.0, 40.0, -15.0, 7.0, 18.0, 6.0, 80.0, 44.0, -43.0, -25.0, 0.0, 1.0, 0.0, 5.0],
}, name='rank_4_1_1').DisableLifeTimeVariation()

# Square matrices of several batches fit transposed or not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2, 2]))
x2 = Input('x2', (F32, [2, 2, 2, 2]))
t3 = Output('t3', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, False, True).To(t3)
Example({
    x1: [6.0, 8.0, 4.0, 4.0, 4.0, 0.0, 1.0, -6.0, 5.0, -1.0, -8.0, 7.0, -1.0, -5.0, 0.0, 0.0],
    x2: [8.0, -2.0, 2.0, 6.0, -3.0, -3.0, 2.0, -1.0, 8.0, -5.0, 4.0, -3.0, 0.0, 0.0, -1.0, -7.0],
    t3: [32.0, 60.0, 24.0, 32.0, -12.0, 8.0, 15.0, 8.0, 45.0, 23.0, -99.0, -53.0, 0.0, 36.0, 0.0, 0.0],
}, name='rank_4_0_1').DisableLifeTimeVariation()
