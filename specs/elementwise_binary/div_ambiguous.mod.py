# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: operands along one of equal sides.

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
model.Operation('DIV', first, first_2, 0).To(of_first)
model.Operation('DIV', first, second, 0).To(of_second)
model.Operation('DIV', first, third, 0).To(of_third)
model.Operation('DIV', first, matrix, 0).To(of_matrix)
Example({
    first: [3.0, 3.0, 3.5, 3.0, 0.5, 2.0, 4.0, 2.0, 4.0, 3.0, 0.5, 2.5, 3.0, 2.0, 1.0, 1.0],
    first_2: [1.0, 3.0],
    of_first: [3.0, 3.0, 3.5, 3.0, 0.5, 2.0, 4.0, 2.0, 1.3333334, 1.0, 0.16666667, 0.8333333, 1.0, 0.6666667,
    0.33333334, 0.33333334],
    second: [1.0, 3.0],
    of_second: [3.0, 3.0, 3.5, 3.0, 0.16666667, 0.6666667, 1.3333334, 0.6666667, 4.0, 3.0, 0.5, 2.5, 1.0,
    0.6666667, 0.33333334, 0.33333334],
    third: [1.0, 3.0],
    of_third: [3.0, 3.0, 1.1666666, 1.0, 0.5, 2.0, 1.3333334, 0.6666667, 4.0, 3.0, 0.16666667, 0.8333333, 3.0,
    2.0, 0.33333334, 0.33333334],
    matrix: [1.0, 3.0, 5.0, 7.0],
    of_matrix: [3.0, 1.0, 3.5, 1.0, 0.1, 0.2857143, 0.8, 0.2857143, 4.0, 1.0, 0.5, 0.8333333, 0.6, 0.2857143, 0.2,
    0.14285715],
}, name='sides').DisableLifeTimeVariation()
