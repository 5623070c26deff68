# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: sides or units that are equal in part.

F32 = 'TENSOR_FLOAT32'

# As many numbers as any side has belong to one of the sides.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2, 2]))
x2 = Input('x2', (F32, [2, 1, 1, 1]))
t3 = Output('t3', (F32, [2, 2, 2, 2]))
x4 = Input('x4', (F32, [2, 1, 1]))
t5 = Output('t5', (F32, [2, 2, 2, 2]))
x6 = Input('x6', (F32, [2, 1]))
t7 = Output('t7', (F32, [2, 2, 2, 2]))
x8 = Input('x8', (F32, [2, 1, 2]))
t9 = Output('t9', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
model.Operation('MUL', x1, x4, 0).To(t5)
model.Operation('MUL', x1, x6, 0).To(t7)
model.Operation('MUL', x1, x8, 0).To(t9)
Example({
    x1: [3.0, 1.5, -3.0, 2.0, -2.5, 1.5, -3.5, 0.5, -4.0, -3.0, 4.0, 3.5, 3.5, 0.5, -3.0, -3.5],
    x2: [1.0, 3.0],
    t3: [3.0, 1.5, -3.0, 2.0, -2.5, 1.5, -3.5, 0.5, -12.0, -9.0, 12.0, 10.5, 10.5, 1.5, -9.0, -10.5],
    x4: [1.0, 3.0],
    t5: [3.0, 1.5, -3.0, 2.0, -7.5, 4.5, -10.5, 1.5, -4.0, -3.0, 4.0, 3.5, 10.5, 1.5, -9.0, -10.5],
    x6: [1.0, 3.0],
    t7: [3.0, 1.5, -9.0, 6.0, -2.5, 1.5, -10.5, 1.5, -4.0, -3.0, 12.0, 10.5, 3.5, 0.5, -9.0, -10.5],
    x8: [1.0, 3.0, 5.0, 7.0],
    t9: [3.0, 4.5, -3.0, 6.0, -12.5, 10.5, -17.5, 3.5, -4.0, -9.0, 4.0, 10.5, 17.5, 3.5, -15.0, -24.5],
}, name='sides').DisableLifeTimeVariation()
