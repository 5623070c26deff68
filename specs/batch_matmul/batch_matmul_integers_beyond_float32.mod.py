# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: integers that differ in bits which a float32 or 16 bits do not have.

I32 = 'TENSOR_INT32'

# Elements of one matrix have more bits than a float32.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [1, 2, 2]))
x2 = Input('x2', (I32, [1, 2, 2]))
t3 = Output('t3', (I32, [1, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t3)
Example({
    x1: [16777217, 70001, 3, -33554439],
    x2: [3, 5, -5, 2],
    t3: [49981646, 84026087, 167772204, -67108863],
}, name='left_great_int32').DisableLifeTimeVariation()

# Elements of one matrix have more bits than a float32.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [1, 2, 2]))
x2 = Input('x2', (I32, [1, 2, 2]))
t3 = Output('t3', (I32, [1, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t3)
Example({
    x1: [3, 5, -5, 2],
    x2: [16777217, 70001, 3, -33554439],
    t3: [50331666, -167562192, -83886079, -67458883],
}, name='right_great_int32').DisableLifeTimeVariation()
