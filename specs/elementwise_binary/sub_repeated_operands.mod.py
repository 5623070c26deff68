# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: one operand in several places.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 4]))
model = Model()
model.Operation('SUB', x1, x1, 0).To(t2)
Example({
    x1: [0.125, 6.375, 7.375, 5.75, 6.0, 0.25, 6.875, 1.125, 4.0, 5.875, 2.125, 6.125],
    t2: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='both_float32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 4]))
t2 = Output('t2', (I32, [3, 4]))
model = Model()
model.Operation('SUB', x1, x1, 0).To(t2)
Example({
    x1: [1, 51, 59, 46, 48, 2, 55, 9, 32, 47, 17, 49],
    t2: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
}, name='both_int32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
t2 = Output('t2', (U8, [3, 4], 0.5, 3))
model = Model()
model.Operation('SUB', x1, x1, 0).To(t2)
Example({
    x1: [101, 151, 159, 146, 148, 102, 155, 109, 132, 147, 117, 149],
    t2: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
}, name='both_quant8').DisableLifeTimeVariation()
