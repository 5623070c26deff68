# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: operands along one of equal sides.

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
model.Operation('ADD', first, first_2, 0).To(of_first)
model.Operation('ADD', first, second, 0).To(of_second)
model.Operation('ADD', first, third, 0).To(of_third)
model.Operation('ADD', first, matrix, 0).To(of_matrix)
Example({
    first: [4.0, 4.0, 2.0, 1.5, 1.5, -1.0, 1.5, -1.0, 4.0, 1.0, -1.0, -4.0, 3.5, -3.0, -4.0, -3.0],
    first_2: [1.0, 3.0],
    of_first: [5.0, 5.0, 3.0, 2.5, 2.5, 0.0, 2.5, 0.0, 7.0, 4.0, 2.0, -1.0, 6.5, 0.0, -1.0, 0.0],
    second: [1.0, 3.0],
    of_second: [5.0, 5.0, 3.0, 2.5, 4.5, 2.0, 4.5, 2.0, 5.0, 2.0, 0.0, -3.0, 6.5, 0.0, -1.0, 0.0],
    third: [1.0, 3.0],
    of_third: [5.0, 5.0, 5.0, 4.5, 2.5, 0.0, 4.5, 2.0, 5.0, 2.0, 2.0, -1.0, 4.5, -2.0, -1.0, 0.0],
    matrix: [1.0, 3.0, 5.0, 7.0],
    of_matrix: [5.0, 7.0, 3.0, 4.5, 6.5, 6.0, 6.5, 6.0, 5.0, 4.0, 0.0, -1.0, 8.5, 4.0, 1.0, 4.0],
}, name='sides').DisableLifeTimeVariation()
