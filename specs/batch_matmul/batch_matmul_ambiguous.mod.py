# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: square matrices.

F32 = 'TENSOR_FLOAT32'

# Expected values: float64 formula.
first = Input('first', (F32, [3, 2, 2]))
second = Input('second', (F32, [3, 2, 2]))
output = Output('output', (F32, [3, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', first, second, True, True).To(output)
Example({
    first: [-3.0, -1.0, 1.0, 5.0, -2.0, 0.0, 0.0, 5.0, -6.0, -3.0, 4.0, -5.0],
    second: [2.0, -8.0, 4.0, -6.0, 2.0, 6.0, -2.0, 3.0, -7.0, -5.0, -8.0, 2.0],
    output: [-14.0, -18.0, -42.0, -34.0, -4.0, 4.0, 30.0, 15.0, 22.0, 56.0, 46.0, 14.0],
}, name='rank_3_1_1').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (F32, [3, 2, 2]))
second = Input('second', (F32, [3, 2, 2]))
output = Output('output', (F32, [3, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', first, second, False, True).To(output)
Example({
    first: [-3.0, -1.0, 1.0, 5.0, -2.0, 0.0, 0.0, 5.0, -6.0, -3.0, 4.0, -5.0],
    second: [2.0, -8.0, 4.0, -6.0, 2.0, 6.0, -2.0, 3.0, -7.0, -5.0, -8.0, 2.0],
    output: [2.0, -6.0, -38.0, -26.0, -4.0, 4.0, 30.0, 15.0, 57.0, 42.0, -3.0, -42.0],
}, name='rank_3_0_1').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (F32, [2, 2, 2, 2]))
second = Input('second', (F32, [2, 2, 2, 2]))
output = Output('output', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', first, second, True, True).To(output)
Example({
    first: [6.0, 8.0, 4.0, 4.0, 4.0, 0.0, 1.0, -6.0, 5.0, -1.0, -8.0, 7.0, -1.0, -5.0, 0.0, 0.0],
    second: [8.0, -2.0, 2.0, 6.0, -3.0, -3.0, 2.0, -1.0, 8.0, -5.0, 4.0, -3.0, 0.0, 0.0, -1.0, -7.0],
    output: [40.0, 36.0, 56.0, 40.0, -15.0, 7.0, 18.0, 6.0, 80.0, 44.0, -43.0, -25.0, 0.0, 1.0, 0.0, 5.0],
}, name='rank_4_1_1').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (F32, [2, 2, 2, 2]))
second = Input('second', (F32, [2, 2, 2, 2]))
output = Output('output', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', first, second, False, True).To(output)
Example({
    first: [6.0, 8.0, 4.0, 4.0, 4.0, 0.0, 1.0, -6.0, 5.0, -1.0, -8.0, 7.0, -1.0, -5.0, 0.0, 0.0],
    second: [8.0, -2.0, 2.0, 6.0, -3.0, -3.0, 2.0, -1.0, 8.0, -5.0, 4.0, -3.0, 0.0, 0.0, -1.0, -7.0],
    output: [32.0, 60.0, 24.0, 32.0, -12.0, 8.0, 15.0, 8.0, 45.0, 23.0, -99.0, -53.0, 0.0, 36.0, 0.0, 0.0],
}, name='rank_4_0_1').DisableLifeTimeVariation()
