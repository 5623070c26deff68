# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS: one operand in several places.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (BOOL8, [3, 4]))
model = Model()
model.Operation('LESS', x1, x1).To(t2)
Example({
    x1: [6.875, 6.25, 0.75, 6.375, 3.25, 7.125, 1.25, 0.375, 3.5, 5.125, 6.0, 5.0],
    t2: [False, False, False, False, False, False, False, False, False, False, False, False],
}, name='both_float32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 4]))
t2 = Output('t2', (BOOL8, [3, 4]))
model = Model()
model.Operation('LESS', x1, x1).To(t2)
Example({
    x1: [55, 50, 6, 51, 26, 57, 10, 3, 28, 41, 48, 40],
    t2: [False, False, False, False, False, False, False, False, False, False, False, False],
}, name='both_int32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
t2 = Output('t2', (BOOL8, [3, 4]))
model = Model()
model.Operation('LESS', x1, x1).To(t2)
Example({
    x1: [155, 150, 106, 151, 126, 157, 110, 103, 128, 141, 148, 140],
    t2: [False, False, False, False, False, False, False, False, False, False, False, False],
}, name='both_quant8').DisableLifeTimeVariation()
