# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER_EQUAL: one operand in several places.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (F32, [3, 4]))
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('GREATER_EQUAL', one, one).To(output)
Example({
    one: [4.875, 5.25, 3.5, 6.125, 6.625, 0.625, 2.125, 1.0, 2.25, 6.5, 3.875, 4.5],
    output: [True, True, True, True, True, True, True, True, True, True, True, True],
}, name='both_float32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (I32, [3, 4]))
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('GREATER_EQUAL', one, one).To(output)
Example({
    one: [39, 42, 28, 49, 53, 5, 17, 8, 18, 52, 31, 36],
    output: [True, True, True, True, True, True, True, True, True, True, True, True],
}, name='both_int32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (U8, [3, 4], 0.25, 100))
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('GREATER_EQUAL', one, one).To(output)
Example({
    one: [139, 142, 128, 149, 153, 105, 117, 108, 118, 152, 131, 136],
    output: [True, True, True, True, True, True, True, True, True, True, True, True],
}, name='both_quant8').DisableLifeTimeVariation()
