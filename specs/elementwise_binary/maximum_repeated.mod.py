# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: one operand in several places.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (F32, [3, 4]))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('MAXIMUM', one, one).To(output)
Example({
    one: [1.125, 2.375, 5.25, 2.0, 3.375, 5.375, 4.0, 0.75, 0.125, 7.0, 1.5, 3.75],
    output: [1.125, 2.375, 5.25, 2.0, 3.375, 5.375, 4.0, 0.75, 0.125, 7.0, 1.5, 3.75],
}, name='both_float32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (I32, [3, 4]))
output = Output('output', (I32, [3, 4]))
model = Model()
model.Operation('MAXIMUM', one, one).To(output)
Example({
    one: [9, 19, 42, 16, 27, 43, 32, 6, 1, 56, 12, 30],
    output: [9, 19, 42, 16, 27, 43, 32, 6, 1, 56, 12, 30],
}, name='both_int32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
one = Input('one', (U8, [3, 4], 0.25, 100))
output = Output('output', (U8, [3, 4], 0.25, 100))
model = Model()
model.Operation('MAXIMUM', one, one).To(output)
Example({
    one: [109, 119, 142, 116, 127, 143, 132, 106, 101, 156, 112, 130],
    output: [109, 119, 142, 116, 127, 143, 132, 106, 101, 156, 112, 130],
}, name='both_quant8').DisableLifeTimeVariation()
