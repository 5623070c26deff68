# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: one operand in several places.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (F32, [3, 4]))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('MINIMUM', one, one).To(output)
Example({
    one: [2.75, 1.125, 2.375, 2.125, 3.875, 4.75, 6.375, 5.625, 3.125, 5.75, 5.25, 0.25],
    output: [2.75, 1.125, 2.375, 2.125, 3.875, 4.75, 6.375, 5.625, 3.125, 5.75, 5.25, 0.25],
}, name='both_float32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (I32, [3, 4]))
output = Output('output', (I32, [3, 4]))
model = Model()
model.Operation('MINIMUM', one, one).To(output)
Example({
    one: [22, 9, 19, 17, 31, 38, 51, 45, 25, 46, 42, 2],
    output: [22, 9, 19, 17, 31, 38, 51, 45, 25, 46, 42, 2],
}, name='both_int32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (U8, [3, 4], 0.25, 100))
output = Output('output', (U8, [3, 4], 0.25, 100))
model = Model()
model.Operation('MINIMUM', one, one).To(output)
Example({
    one: [122, 109, 119, 117, 131, 138, 151, 145, 125, 146, 142, 102],
    output: [122, 109, 119, 117, 131, 138, 151, 145, 125, 146, 142, 102],
}, name='both_quant8').DisableLifeTimeVariation()
