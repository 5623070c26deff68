# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: sides or units that are equal in part.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Indices are square, by an axis from the front or from the end: rows are not columns.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 4]))
x2 = Input('x2', (I32, [2, 2]))
t3 = Output('t3', (F32, [2, 2, 4]))
model = Model()
model.Operation('GATHER', x1, -2, x2).To(t3)
Example({
    x1: [0.0, 3.0, 6.0, 9.0, 12.0, 15.0, 18.0, 21.0, 24.0, 27.0, 30.0, 33.0, 36.0, 39.0, 42.0, 45.0],
    x2: [0, 3, 1, 2],
    t3: [0.0, 3.0, 6.0, 9.0, 36.0, 39.0, 42.0, 45.0, 12.0, 15.0, 18.0, 21.0, 24.0, 27.0, 30.0, 33.0],
}, name='axis_minus_2').DisableLifeTimeVariation()

# Indices are square, by an axis from the front or from the end: rows are not columns.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 4]))
x2 = Input('x2', (I32, [2, 2]))
t3 = Output('t3', (F32, [4, 2, 2]))
model = Model()
model.Operation('GATHER', x1, -1, x2).To(t3)
Example({
    x1: [0.0, 3.0, 6.0, 9.0, 12.0, 15.0, 18.0, 21.0, 24.0, 27.0, 30.0, 33.0, 36.0, 39.0, 42.0, 45.0],
    x2: [0, 3, 1, 2],
    t3: [0.0, 9.0, 3.0, 6.0, 12.0, 21.0, 15.0, 18.0, 24.0, 33.0, 27.0, 30.0, 36.0, 45.0, 39.0, 42.0],
}, name='axis_minus_1').DisableLifeTimeVariation()

# Indices are square, by an axis from the front or from the end: rows are not columns.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 4]))
x2 = Input('x2', (I32, [2, 2]))
t3 = Output('t3', (F32, [2, 2, 4]))
model = Model()
model.Operation('GATHER', x1, 0, x2).To(t3)
Example({
    x1: [0.0, 3.0, 6.0, 9.0, 12.0, 15.0, 18.0, 21.0, 24.0, 27.0, 30.0, 33.0, 36.0, 39.0, 42.0, 45.0],
    x2: [0, 3, 1, 2],
    t3: [0.0, 3.0, 6.0, 9.0, 36.0, 39.0, 42.0, 45.0, 12.0, 15.0, 18.0, 21.0, 24.0, 27.0, 30.0, 33.0],
}, name='axis_0').DisableLifeTimeVariation()

# Indices are square, by an axis from the front or from the end: rows are not columns.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 4]))
x2 = Input('x2', (I32, [2, 2]))
t3 = Output('t3', (F32, [4, 2, 2]))
model = Model()
model.Operation('GATHER', x1, 1, x2).To(t3)
Example({
    x1: [0.0, 3.0, 6.0, 9.0, 12.0, 15.0, 18.0, 21.0, 24.0, 27.0, 30.0, 33.0, 36.0, 39.0, 42.0, 45.0],
    x2: [0, 3, 1, 2],
    t3: [0.0, 9.0, 3.0, 6.0, 12.0, 21.0, 15.0, 18.0, 24.0, 33.0, 27.0, 30.0, 36.0, 45.0, 39.0, 42.0],
}, name='axis_1').DisableLifeTimeVariation()
