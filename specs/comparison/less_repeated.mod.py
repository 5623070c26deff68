# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS: one operand in several places.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (F32, [3, 4]))
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('LESS', one, one).To(output)
Example({
    one: [6.875, 6.25, 0.75, 6.375, 3.25, 7.125, 1.25, 0.375, 3.5, 5.125, 6.0, 5.0],
    output: [False, False, False, False, False, False, False, False, False, False, False, False],
}, name='both_float32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (I32, [3, 4]))
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('LESS', one, one).To(output)
Example({
    one: [55, 50, 6, 51, 26, 57, 10, 3, 28, 41, 48, 40],
    output: [False, False, False, False, False, False, False, False, False, False, False, False],
}, name='both_int32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (U8, [3, 4], 0.25, 100))
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('LESS', one, one).To(output)
Example({
    one: [155, 150, 106, 151, 126, 157, 110, 103, 128, 141, 148, 140],
    output: [False, False, False, False, False, False, False, False, False, False, False, False],
}, name='both_quant8').DisableLifeTimeVariation()
