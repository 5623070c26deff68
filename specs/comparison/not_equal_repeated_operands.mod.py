# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# NOT_EQUAL: one operand in several places.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (BOOL8, [3, 4]))
model = Model()
model.Operation('NOT_EQUAL', x1, x1).To(t2)
Example({
    x1: [7.125, 6.125, 5.875, 7.5, 6.875, 2.125, 2.75, 4.625, 2.625, 3.875, 5.0, 1.125],
    t2: [False, False, False, False, False, False, False, False, False, False, False, False],
}, name='both_float32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 4]))
t2 = Output('t2', (BOOL8, [3, 4]))
model = Model()
model.Operation('NOT_EQUAL', x1, x1).To(t2)
Example({
    x1: [57, 49, 47, 60, 55, 17, 22, 37, 21, 31, 40, 9],
    t2: [False, False, False, False, False, False, False, False, False, False, False, False],
}, name='both_int32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
t2 = Output('t2', (BOOL8, [3, 4]))
model = Model()
model.Operation('NOT_EQUAL', x1, x1).To(t2)
Example({
    x1: [157, 149, 147, 160, 155, 117, 122, 137, 121, 131, 140, 109],
    t2: [False, False, False, False, False, False, False, False, False, False, False, False],
}, name='both_quant8').DisableLifeTimeVariation()
