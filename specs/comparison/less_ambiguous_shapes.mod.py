# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS: sides or units that are equal in part.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'

# As many numbers as any side has belong to one of the sides.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2, 2]))
x2 = Input('x2', (F32, [2, 1, 1, 1]))
t3 = Output('t3', (BOOL8, [2, 2, 2, 2]))
x4 = Input('x4', (F32, [2, 1, 1]))
t5 = Output('t5', (BOOL8, [2, 2, 2, 2]))
x6 = Input('x6', (F32, [2, 1]))
t7 = Output('t7', (BOOL8, [2, 2, 2, 2]))
x8 = Input('x8', (F32, [2, 1, 2]))
t9 = Output('t9', (BOOL8, [2, 2, 2, 2]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
model.Operation('LESS', x1, x4).To(t5)
model.Operation('LESS', x1, x6).To(t7)
model.Operation('LESS', x1, x8).To(t9)
Example({
    x1: [-2.5, 2.5, -4.0, -2.5, 2.0, -1.5, 1.5, 3.5, -1.0, 1.0, -2.0, -3.5, -1.5, 2.5, 1.0, 1.5],
    x2: [1.0, 3.0],
    t3: [True, False, True, True, False, True, False, False, True, True, True, True, True, True, True, True],
    x4: [1.0, 3.0],
    t5: [True, False, True, True, True, True, True, False, True, False, True, True, True, True, True, True],
    x6: [1.0, 3.0],
    t7: [True, False, True, True, False, True, True, False, True, False, True, True, True, False, True,
    True],
    x8: [1.0, 3.0, 5.0, 7.0],
    t9: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True],
}, name='sides').DisableLifeTimeVariation()
