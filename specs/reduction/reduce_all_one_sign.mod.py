# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_ALL: elements on one side.

BOOL8 = 'TENSOR_BOOL8'
I32 = 'TENSOR_INT32'

# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [2])
output = Output('output', (BOOL8, [2, 3]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
    output: [True, True, True, True, True, True],
}, name='last_bool8').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (BOOL8, [2]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
    output: [True, True],
}, name='two_bool8').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [2]), [0, 2])
output = Output('output', (BOOL8, [3]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
    output: [True, True, True],
}, name='apart_bool8').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (BOOL8, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (BOOL8, [1]))
model = Model()
model.Operation('REDUCE_ALL', input, axes, False).To(output)
Example({
    input: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
    output: [True],
}, name='all_bool8').DisableLifeTimeVariation()
