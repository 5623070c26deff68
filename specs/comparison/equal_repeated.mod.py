# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# EQUAL: one operand in several places.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (F32, [3, 4]))
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('EQUAL', one, one).To(output)
Example({
    one: [1.375, 5.0, 2.625, 1.75, 0.75, 1.0, 0.375, 6.625, 5.875, 5.25, 4.375, 6.875],
    output: [True, True, True, True, True, True, True, True, True, True, True, True],
}, name='both_float32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (I32, [3, 4]))
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('EQUAL', one, one).To(output)
Example({
    one: [11, 40, 21, 14, 6, 8, 3, 53, 47, 42, 35, 55],
    output: [True, True, True, True, True, True, True, True, True, True, True, True],
}, name='both_int32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (U8, [3, 4], 0.25, 100))
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('EQUAL', one, one).To(output)
Example({
    one: [111, 140, 121, 114, 106, 108, 103, 153, 147, 142, 135, 155],
    output: [True, True, True, True, True, True, True, True, True, True, True, True],
}, name='both_quant8').DisableLifeTimeVariation()
