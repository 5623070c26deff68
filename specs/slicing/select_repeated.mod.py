# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: one operand in several places.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The same operand in two places.
# Expected values: float64 formula.
flags = Input('flags', (BOOL8, [3, 4]))
one = Input('one', (F32, [3, 4]))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('SELECT', flags, one, one).To(output)
Example({
    flags: [True, False, False, True, False, False, True, False, False, True, False, False],
    one: [3.125, 1.375, 4.0, 6.875, 5.875, 6.375, 1.625, 4.25, 0.625, 4.125, 5.75, 5.5],
    output: [3.125, 1.375, 4.0, 6.875, 5.875, 6.375, 1.625, 4.25, 0.625, 4.125, 5.75, 5.5],
}, name='both_float32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
flags = Input('flags', (BOOL8, [3, 4]))
one = Input('one', (I32, [3, 4]))
output = Output('output', (I32, [3, 4]))
model = Model()
model.Operation('SELECT', flags, one, one).To(output)
Example({
    flags: [True, False, False, True, False, False, True, False, False, True, False, False],
    one: [25, 11, 32, 55, 47, 51, 13, 34, 5, 33, 46, 44],
    output: [25, 11, 32, 55, 47, 51, 13, 34, 5, 33, 46, 44],
}, name='both_int32').DisableLifeTimeVariation()

# The same operand in two places.
# Expected values: float64 formula.
flags = Input('flags', (BOOL8, [3, 4]))
one = Input('one', (U8, [3, 4], 0.25, 100))
output = Output('output', (U8, [3, 4], 0.25, 100))
model = Model()
model.Operation('SELECT', flags, one, one).To(output)
Example({
    flags: [True, False, False, True, False, False, True, False, False, True, False, False],
    one: [125, 111, 132, 155, 147, 151, 113, 134, 105, 133, 146, 144],
    output: [125, 111, 132, 155, 147, 151, 113, 134, 105, 133, 146, 144],
}, name='both_quant8').DisableLifeTimeVariation()
