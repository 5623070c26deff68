# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: one operand in several places.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 4]))
model = Model()
model.Operation('MINIMUM', x1, x1).To(t2)
Example({
    x1: [2.75, 1.125, 2.375, 2.125, 3.875, 4.75, 6.375, 5.625, 3.125, 5.75, 5.25, 0.25],
    t2: [2.75, 1.125, 2.375, 2.125, 3.875, 4.75, 6.375, 5.625, 3.125, 5.75, 5.25, 0.25],
}, name='both_float32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 4]))
t2 = Output('t2', (I32, [3, 4]))
model = Model()
model.Operation('MINIMUM', x1, x1).To(t2)
Example({
    x1: [22, 9, 19, 17, 31, 38, 51, 45, 25, 46, 42, 2],
    t2: [22, 9, 19, 17, 31, 38, 51, 45, 25, 46, 42, 2],
}, name='both_int32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
t2 = Output('t2', (U8, [3, 4], 0.25, 100))
model = Model()
model.Operation('MINIMUM', x1, x1).To(t2)
Example({
    x1: [122, 109, 119, 117, 131, 138, 151, 145, 125, 146, 142, 102],
    t2: [122, 109, 119, 117, 131, 138, 151, 145, 125, 146, 142, 102],
}, name='both_quant8').DisableLifeTimeVariation()
