# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: sides or units that are equal in part.

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
model.Operation('SUB', x1, x2, 0).To(t3)
model.Operation('SUB', x1, x4, 0).To(t5)
model.Operation('SUB', x1, x6, 0).To(t7)
model.Operation('SUB', x1, x8, 0).To(t9)
Example({
    x1: [-3.5, 4.0, -4.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 3.5, -1.0, 2.0, -0.5, 2.0, 4.0, 3.0],
    x2: [1.0, 3.0],
    t3: [-4.5, 3.0, -5.0, -1.0, -1.0, -1.0, -1.0, -0.5, -3.0, 0.5, -4.0, -1.0, -3.5, -1.0, 1.0, 0.0],
    x4: [1.0, 3.0],
    t5: [-4.5, 3.0, -5.0, -1.0, -3.0, -3.0, -3.0, -2.5, -1.0, 2.5, -2.0, 1.0, -3.5, -1.0, 1.0, 0.0],
    x6: [1.0, 3.0],
    t7: [-4.5, 3.0, -7.0, -3.0, -1.0, -1.0, -3.0, -2.5, -1.0, 2.5, -4.0, -1.0, -1.5, 1.0, 1.0, 0.0],
    x8: [1.0, 3.0, 5.0, 7.0],
    t9: [-4.5, 1.0, -5.0, -3.0, -5.0, -7.0, -5.0, -6.5, -1.0, 0.5, -2.0, -1.0, -5.5, -5.0, -1.0, -4.0],
}, name='sides').DisableLifeTimeVariation()
