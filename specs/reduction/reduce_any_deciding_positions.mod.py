# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_ANY: one element decides, in each place.

BOOL8 = 'TENSOR_BOOL8'
I32 = 'TENSOR_INT32'

# The one truth value that decides is in each place of a row.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [9, 9]))
c3 = Parameter('c3', (I32, [1]), [0])
t4 = Output('t4', (BOOL8, [9]))
c5 = Parameter('c5', (I32, [1]), [1])
t6 = Output('t6', (BOOL8, [9]))
x2 = Input('x2', (BOOL8, [19, 19]))
c7 = Parameter('c7', (I32, [1]), [0])
t8 = Output('t8', (BOOL8, [19]))
c9 = Parameter('c9', (I32, [1]), [1])
t10 = Output('t10', (BOOL8, [19]))
model = Model()
model.Operation('REDUCE_ANY', x1, c3, False).To(t4)
model.Operation('REDUCE_ANY', x1, c5, False).To(t6)
model.Operation('REDUCE_ANY', x2, c7, False).To(t8)
model.Operation('REDUCE_ANY', x2, c9, False).To(t10)
Example({
    x1: ([True, False, False, False, False, False, False, False, False, False] * 9)[:81],
    t4: [True, True, True, True, True, True, True, True, True],
    t6: [True, True, True, True, True, True, True, True, True],
    x2: ([True, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False] * 19)[:361],
    t8: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True],
    t10: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True],
}, name='bool8').DisableLifeTimeVariation()
