# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: one operand in several places.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Both choices are the same operand.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [3, 4]))
x2 = Input('x2', (F32, [3, 4]))
t3 = Output('t3', (F32, [3, 4]))
model = Model()
model.Operation('SELECT', x1, x2, x2).To(t3)
Example({
    x1: [True, False, False, True, False, False, True, False, False, True, False, False],
    x2: [3.125, 1.375, 4.0, 6.875, 5.875, 6.375, 1.625, 4.25, 0.625, 4.125, 5.75, 5.5],
    t3: [3.125, 1.375, 4.0, 6.875, 5.875, 6.375, 1.625, 4.25, 0.625, 4.125, 5.75, 5.5],
}, name='both_float32').DisableLifeTimeVariation()

# Both choices are the same operand.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [3, 4]))
x2 = Input('x2', (I32, [3, 4]))
t3 = Output('t3', (I32, [3, 4]))
model = Model()
model.Operation('SELECT', x1, x2, x2).To(t3)
Example({
    x1: [True, False, False, True, False, False, True, False, False, True, False, False],
    x2: [25, 11, 32, 55, 47, 51, 13, 34, 5, 33, 46, 44],
    t3: [25, 11, 32, 55, 47, 51, 13, 34, 5, 33, 46, 44],
}, name='both_int32').DisableLifeTimeVariation()

# Both choices are the same operand.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [3, 4]))
x2 = Input('x2', (U8, [3, 4], 0.25, 100))
t3 = Output('t3', (U8, [3, 4], 0.25, 100))
model = Model()
model.Operation('SELECT', x1, x2, x2).To(t3)
Example({
    x1: [True, False, False, True, False, False, True, False, False, True, False, False],
    x2: [125, 111, 132, 155, 147, 151, 113, 134, 105, 133, 146, 144],
    t3: [125, 111, 132, 155, 147, 151, 113, 134, 105, 133, 146, 144],
}, name='both_quant8').DisableLifeTimeVariation()
