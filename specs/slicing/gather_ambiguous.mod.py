# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: square indices.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Rows are not columns.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 4]))
places = Input('places', (I32, [2, 2]))
output = Output('output', (F32, [2, 2, 4]))
model = Model()
model.Operation('GATHER', input, -2, places).To(output)
Example({
    input: [0.0, 3.0, 6.0, 9.0, 12.0, 15.0, 18.0, 21.0, 24.0, 27.0, 30.0, 33.0, 36.0, 39.0, 42.0, 45.0],
    places: [0, 3, 1, 2],
    output: [0.0, 3.0, 6.0, 9.0, 36.0, 39.0, 42.0, 45.0, 12.0, 15.0, 18.0, 21.0, 24.0, 27.0, 30.0, 33.0],
}, name='axis_minus_2').DisableLifeTimeVariation()

# Rows are not columns.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 4]))
places = Input('places', (I32, [2, 2]))
output = Output('output', (F32, [4, 2, 2]))
model = Model()
model.Operation('GATHER', input, -1, places).To(output)
Example({
    input: [0.0, 3.0, 6.0, 9.0, 12.0, 15.0, 18.0, 21.0, 24.0, 27.0, 30.0, 33.0, 36.0, 39.0, 42.0, 45.0],
    places: [0, 3, 1, 2],
    output: [0.0, 9.0, 3.0, 6.0, 12.0, 21.0, 15.0, 18.0, 24.0, 33.0, 27.0, 30.0, 36.0, 45.0, 39.0, 42.0],
}, name='axis_minus_1').DisableLifeTimeVariation()

# Rows are not columns.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 4]))
places = Input('places', (I32, [2, 2]))
output = Output('output', (F32, [2, 2, 4]))
model = Model()
model.Operation('GATHER', input, 0, places).To(output)
Example({
    input: [0.0, 3.0, 6.0, 9.0, 12.0, 15.0, 18.0, 21.0, 24.0, 27.0, 30.0, 33.0, 36.0, 39.0, 42.0, 45.0],
    places: [0, 3, 1, 2],
    output: [0.0, 3.0, 6.0, 9.0, 36.0, 39.0, 42.0, 45.0, 12.0, 15.0, 18.0, 21.0, 24.0, 27.0, 30.0, 33.0],
}, name='axis_0').DisableLifeTimeVariation()

# Rows are not columns.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 4]))
places = Input('places', (I32, [2, 2]))
output = Output('output', (F32, [4, 2, 2]))
model = Model()
model.Operation('GATHER', input, 1, places).To(output)
Example({
    input: [0.0, 3.0, 6.0, 9.0, 12.0, 15.0, 18.0, 21.0, 24.0, 27.0, 30.0, 33.0, 36.0, 39.0, 42.0, 45.0],
    places: [0, 3, 1, 2],
    output: [0.0, 9.0, 3.0, 6.0, 12.0, 21.0, 15.0, 18.0, 24.0, 33.0, 27.0, 30.0, 36.0, 45.0, 39.0, 42.0],
}, name='axis_1').DisableLifeTimeVariation()
