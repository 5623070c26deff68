# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER_EQUAL: one operand in several places.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (BOOL8, [3, 4]))
model = Model()
model.Operation('GREATER_EQUAL', x1, x1).To(t2)
Example({
    x1: [4.875, 5.25, 3.5, 6.125, 6.625, 0.625, 2.125, 1.0, 2.25, 6.5, 3.875, 4.5],
    t2: [True, True, True, True, True, True, True, True, True, True, True, True],
}, name='both_float32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 4]))
t2 = Output('t2', (BOOL8, [3, 4]))
model = Model()
model.Operation('GREATER_EQUAL', x1, x1).To(t2)
Example({
    x1: [39, 42, 28, 49, 53, 5, 17, 8, 18, 52, 31, 36],
    t2: [True, True, True, True, True, True, True, True, True, True, True, True],
}, name='both_int32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
t2 = Output('t2', (BOOL8, [3, 4]))
model = Model()
model.Operation('GREATER_EQUAL', x1, x1).To(t2)
Example({
    x1: [139, 142, 128, 149, 153, 105, 117, 108, 118, 152, 131, 136],
    t2: [True, True, True, True, True, True, True, True, True, True, True, True],
}, name='both_quant8').DisableLifeTimeVariation()
