# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# EQUAL: one operand in several places.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (BOOL8, [3, 4]))
model = Model()
model.Operation('EQUAL', x1, x1).To(t2)
Example({
    x1: [1.375, 5.0, 2.625, 1.75, 0.75, 1.0, 0.375, 6.625, 5.875, 5.25, 4.375, 6.875],
    t2: [True, True, True, True, True, True, True, True, True, True, True, True],
}, name='both_float32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 4]))
t2 = Output('t2', (BOOL8, [3, 4]))
model = Model()
model.Operation('EQUAL', x1, x1).To(t2)
Example({
    x1: [11, 40, 21, 14, 6, 8, 3, 53, 47, 42, 35, 55],
    t2: [True, True, True, True, True, True, True, True, True, True, True, True],
}, name='both_int32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
t2 = Output('t2', (BOOL8, [3, 4]))
model = Model()
model.Operation('EQUAL', x1, x1).To(t2)
Example({
    x1: [111, 140, 121, 114, 106, 108, 103, 153, 147, 142, 135, 155],
    t2: [True, True, True, True, True, True, True, True, True, True, True, True],
}, name='both_quant8').DisableLifeTimeVariation()
