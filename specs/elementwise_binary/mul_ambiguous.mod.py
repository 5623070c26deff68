# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: operands along one of equal sides.

F32 = 'TENSOR_FLOAT32'

# Every side fits.
# Expected values: float64 formula.
first = Input('first', (F32, [2, 2, 2, 2]))
first_2 = Input('first', (F32, [2, 1, 1, 1]))
of_first = Output('of_first', (F32, [2, 2, 2, 2]))
second = Input('second', (F32, [2, 1, 1]))
of_second = Output('of_second', (F32, [2, 2, 2, 2]))
third = Input('third', (F32, [2, 1]))
of_third = Output('of_third', (F32, [2, 2, 2, 2]))
matrix = Input('matrix', (F32, [2, 1, 2]))
of_matrix = Output('of_matrix', (F32, [2, 2, 2, 2]))
model = Model()
model.Operation('MUL', first, first_2, 0).To(of_first)
model.Operation('MUL', first, second, 0).To(of_second)
model.Operation('MUL', first, third, 0).To(of_third)
model.Operation('MUL', first, matrix, 0).To(of_matrix)
Example({
    first: [3.0, 1.5, -3.0, 2.0, -2.5, 1.5, -3.5, 0.5, -4.0, -3.0, 4.0, 3.5, 3.5, 0.5, -3.0, -3.5],
    first_2: [1.0, 3.0],
    of_first: [3.0, 1.5, -3.0, 2.0, -2.5, 1.5, -3.5, 0.5, -12.0, -9.0, 12.0, 10.5, 10.5, 1.5, -9.0, -10.5],
    second: [1.0, 3.0],
    of_second: [3.0, 1.5, -3.0, 2.0, -7.5, 4.5, -10.5, 1.5, -4.0, -3.0, 4.0, 3.5, 10.5, 1.5, -9.0, -10.5],
    third: [1.0, 3.0],
    of_third: [3.0, 1.5, -9.0, 6.0, -2.5, 1.5, -10.5, 1.5, -4.0, -3.0, 12.0, 10.5, 3.5, 0.5, -9.0, -10.5],
    matrix: [1.0, 3.0, 5.0, 7.0],
    of_matrix: [3.0, 4.5, -3.0, 6.0, -12.5, 10.5, -17.5, 3.5, -4.0, -9.0, 4.0, 10.5, 17.5, 3.5, -15.0, -24.5],
}, name='sides').DisableLifeTimeVariation()
