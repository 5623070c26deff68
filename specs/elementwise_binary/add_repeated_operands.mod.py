# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: one operand in several places.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 4]))
model = Model()
model.Operation('ADD', x1, x1, 0).To(t2)
Example({
    x1: [7.125, 3.375, 4.125, 1.375, 0.375, 3.875, 3.25, 5.0, 1.5, 4.25, 3.125, 1.125],
    t2: [14.25, 6.75, 8.25, 2.75, 0.75, 7.75, 6.5, 10.0, 3.0, 8.5, 6.25, 2.25],
}, name='both_float32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [3, 4]))
t2 = Output('t2', (I32, [3, 4]))
model = Model()
model.Operation('ADD', x1, x1, 0).To(t2)
Example({
    x1: [57, 27, 33, 11, 3, 31, 26, 40, 12, 34, 25, 9],
    t2: [114, 54, 66, 22, 6, 62, 52, 80, 24, 68, 50, 18],
}, name='both_int32').DisableLifeTimeVariation()

# Both operands are the same one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.25, 100))
t2 = Output('t2', (U8, [3, 4], 0.5, 3))
model = Model()
model.Operation('ADD', x1, x1, 0).To(t2)
Example({
    x1: [157, 127, 133, 111, 103, 131, 126, 140, 112, 134, 125, 109],
    t2: [60, 30, 36, 14, 6, 34, 29, 43, 15, 37, 28, 12],
}, name='both_quant8').DisableLifeTimeVariation()
