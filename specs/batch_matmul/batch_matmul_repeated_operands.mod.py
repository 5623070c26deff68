# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: one operand in several places.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# A matrix is multiplied by itself, transposed.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 3]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x1, False, True).To(t2)
Example({
    x1: [6.5, 0.875, 2.0, 5.5, 7.375, 3.0, 1.0, 4.625, 4.125, 6.0, 7.5, 0.625],
    t2: [77.265625, 78.0, 50.5, 78.0, 85.78125, 58.8125, 50.5, 58.8125, 109.65625],
}, name='both_float32').DisableLifeTimeVariation()

# A matrix is multiplied by itself, transposed.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 4]))
t2 = Output('t2', (I32, [3, 3]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x1, False, True).To(t2)
Example({
    x1: [52, 7, 16, 44, 59, 24, 8, 37, 33, 48, 60, 5],
    t2: [4945, 4992, 3232, 4992, 5490, 3764, 3232, 3764, 7018],
}, name='both_int32').DisableLifeTimeVariation()
