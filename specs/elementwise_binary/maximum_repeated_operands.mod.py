# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: one operand in several places.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 4]))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
Example({
    x1: [1.125, 2.375, 5.25, 2.0, 3.375, 5.375, 4.0, 0.75, 0.125, 7.0, 1.5, 3.75],
    t2: [1.125, 2.375, 5.25, 2.0, 3.375, 5.375, 4.0, 0.75, 0.125, 7.0, 1.5, 3.75],
}, name='both_float32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 4]))
t2 = Output('t2', (I32, [3, 4]))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
Example({
    x1: [9, 19, 42, 16, 27, 43, 32, 6, 1, 56, 12, 30],
    t2: [9, 19, 42, 16, 27, 43, 32, 6, 1, 56, 12, 30],
}, name='both_int32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
t2 = Output('t2', (U8, [3, 4], 0.25, 100))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
Example({
    x1: [109, 119, 142, 116, 127, 143, 132, 106, 101, 156, 112, 130],
    t2: [109, 119, 142, 116, 127, 143, 132, 106, 101, 156, 112, 130],
}, name='both_quant8').DisableLifeTimeVariation()
