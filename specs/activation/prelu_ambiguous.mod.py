# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: operands along one of equal sides.

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
model.Operation('PRELU', first, first_2).To(of_first)
model.Operation('PRELU', first, second).To(of_second)
model.Operation('PRELU', first, third).To(of_third)
model.Operation('PRELU', first, matrix).To(of_matrix)
Example({
    first: [-0.5, -0.5, 0.0, 0.0, -1.0, 2.5, -3.0, -1.0, -3.5, -4.0, 1.0, 3.0, 1.5, 3.0, 4.0, -1.5],
    first_2: [1.0, 3.0],
    of_first: [-0.5, -0.5, 0.0, 0.0, -1.0, 2.5, -3.0, -1.0, -10.5, -12.0, 1.0, 3.0, 1.5, 3.0, 4.0, -4.5],
    second: [1.0, 3.0],
    of_second: [-0.5, -0.5, 0.0, 0.0, -3.0, 2.5, -9.0, -3.0, -3.5, -4.0, 1.0, 3.0, 1.5, 3.0, 4.0, -4.5],
    third: [1.0, 3.0],
    of_third: [-0.5, -0.5, 0.0, 0.0, -1.0, 2.5, -9.0, -3.0, -3.5, -4.0, 1.0, 3.0, 1.5, 3.0, 4.0, -4.5],
    matrix: [1.0, 3.0, 5.0, 7.0],
    of_matrix: [-0.5, -1.5, 0.0, 0.0, -5.0, 2.5, -15.0, -7.0, -3.5, -12.0, 1.0, 3.0, 1.5, 3.0, 4.0, -10.5],
}, name='sides').DisableLifeTimeVariation()
