# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: integers that differ in bits which a float32 or 16 bits do not have.

I32 = 'TENSOR_INT32'

# Expected values: float64 formula.
lhs = Input('lhs', (I32, [1, 2, 2]))
rhs = Input('rhs', (I32, [1, 2, 2]))
output = Output('output', (I32, [1, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', lhs, rhs, False, False).To(output)
Example({
    lhs: [16777217, 70001, 3, -33554439],
    rhs: [3, 5, -5, 2],
    output: [49981646, 84026087, 167772204, -67108863],
}, name='left_great_int32').DisableLifeTimeVariation()

# Expected values: float64 formula.
lhs = Input('lhs', (I32, [1, 2, 2]))
rhs = Input('rhs', (I32, [1, 2, 2]))
output = Output('output', (I32, [1, 2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', lhs, rhs, False, False).To(output)
Example({
    lhs: [3, 5, -5, 2],
    rhs: [16777217, 70001, 3, -33554439],
    output: [50331666, -167562192, -83886079, -67458883],
}, name='right_great_int32').DisableLifeTimeVariation()
