# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS: operands along one of equal sides.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'

# Every side fits.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 2, 2, 2]))
first_2 = Input('first', (F32, [2, 1, 1, 1]))
of_first = Output('of_first', (BOOL8, [2, 2, 2, 2]))
second = Input('second', (F32, [2, 1, 1]))
of_second = Output('of_second', (BOOL8, [2, 2, 2, 2]))
third = Input('third', (F32, [2, 1]))
of_third = Output('of_third', (BOOL8, [2, 2, 2, 2]))
matrix = Input('matrix', (F32, [2, 1, 2]))
of_matrix = Output('of_matrix', (BOOL8, [2, 2, 2, 2]))
model = Model()
model.Operation('LESS', first, first_2).To(of_first)
model.Operation('LESS', first, second).To(of_second)
model.Operation('LESS', first, third).To(of_third)
model.Operation('LESS', first, matrix).To(of_matrix)
Example({
    first: [-2.5, 2.5, -4.0, -2.5, 2.0, -1.5, 1.5, 3.5, -1.0, 1.0, -2.0, -3.5, -1.5, 2.5, 1.0, 1.5],
    first_2: [1.0, 3.0],
    of_first: [True, False, True, True, False, True, False, False, True, True, True, True, True, True, True, True],
    second: [1.0, 3.0],
    of_second: [True, False, True, True, True, True, True, False, True, False, True, True, True, True, True, True],
    third: [1.0, 3.0],
    of_third: [True, False, True, True, False, True, True, False, True, False, True, True, True, False, True,
    True],
    matrix: [1.0, 3.0, 5.0, 7.0],
    of_matrix: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True],
}, name='sides').DisableLifeTimeVariation()
