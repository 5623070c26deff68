# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_ANY: elements on one side.

BOOL8 = 'TENSOR_BOOL8'
I32 = 'TENSOR_INT32'

# All elements are true, or none is, as no reduction begins.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [2, 3, 4]))
c2 = Parameter('c2', (I32, [1]), [2])
t3 = Output('t3', (BOOL8, [2, 3]))
model = Model()
model.Operation('REDUCE_ANY', x1, c2, False).To(t3)
Example({
    x1: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t3: [False, False, False, False, False, False],
}, name='last_bool8').DisableLifeTimeVariation()

# All elements are true, or none is, as no reduction begins.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [2, 3, 4]))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (BOOL8, [2]))
model = Model()
model.Operation('REDUCE_ANY', x1, c2, False).To(t3)
Example({
    x1: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t3: [False, False],
}, name='two_bool8').DisableLifeTimeVariation()

# All elements are true, or none is, as no reduction begins.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [2, 3, 4]))
c2 = Parameter('c2', (I32, [2]), [0, 2])
t3 = Output('t3', (BOOL8, [3]))
model = Model()
model.Operation('REDUCE_ANY', x1, c2, False).To(t3)
Example({
    x1: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t3: [False, False, False],
}, name='apart_bool8').DisableLifeTimeVariation()

# All elements are true, or none is, as no reduction begins.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [2, 3, 4]))
c2 = Parameter('c2', (I32, [3]), [0, 1, 2])
t3 = Output('t3', (BOOL8, [1]))
model = Model()
model.Operation('REDUCE_ANY', x1, c2, False).To(t3)
Example({
    x1: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False, False, False, False, False, False],
    t3: [False],
}, name='all_bool8').DisableLifeTimeVariation()
