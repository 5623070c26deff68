# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_ALL: elements on one side.

BOOL8 = 'TENSOR_BOOL8'
I32 = 'TENSOR_INT32'

# All elements are true, or none is, as no reduction begins.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [2, 3, 4]))
c2 = Parameter('c2', (I32, [1]), [2])
t3 = Output('t3', (BOOL8, [2, 3]))
model = Model()
model.Operation('REDUCE_ALL', x1, c2, False).To(t3)
Example({
    x1: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
    t3: [True, True, True, True, True, True],
}, name='last_bool8').DisableLifeTimeVariation()

# All elements are true, or none is, as no reduction begins.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [2, 3, 4]))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (BOOL8, [2]))
model = Model()
model.Operation('REDUCE_ALL', x1, c2, False).To(t3)
Example({
    x1: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
    t3: [True, True],
}, name='two_bool8').DisableLifeTimeVariation()

# All elements are true, or none is, as no reduction begins.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [2, 3, 4]))
c2 = Parameter('c2', (I32, [2]), [0, 2])
t3 = Output('t3', (BOOL8, [3]))
model = Model()
model.Operation('REDUCE_ALL', x1, c2, False).To(t3)
Example({
    x1: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
    t3: [True, True, True],
}, name='apart_bool8').DisableLifeTimeVariation()

# All elements are true, or none is, as no reduction begins.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [2, 3, 4]))
c2 = Parameter('c2', (I32, [3]), [0, 1, 2])
t3 = Output('t3', (BOOL8, [1]))
model = Model()
model.Operation('REDUCE_ALL', x1, c2, False).To(t3)
Example({
    x1: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
    t3: [True],
}, name='all_bool8').DisableLifeTimeVariation()
