# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/logical.py; do not edit.
#
# LOGICAL_NOT: ranks.

# Expected values: float64 formula.
input = Input('input', ('TENSOR_BOOL8', [3]))
output = Output('output', ('TENSOR_BOOL8', [3]))
model = Model()
model.Operation('LOGICAL_NOT', input).To(output)
Example({
    input: [True, True, False],
    output: [False, False, True],
}, name='rank_1').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_BOOL8', [3, 2]))
output = Output('output', ('TENSOR_BOOL8', [3, 2]))
model = Model()
model.Operation('LOGICAL_NOT', input).To(output)
Example({
    input: [True, False, False, False, False, True],
    output: [False, True, True, True, True, False],
}, name='rank_2').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_BOOL8', [3, 2, 5]))
output = Output('output', ('TENSOR_BOOL8', [3, 2, 5]))
model = Model()
model.Operation('LOGICAL_NOT', input).To(output)
Example({
    input: [False, False, True, True, True, False, False, True, False, True, True, False, False, False, True,
    True, False, True, True, True, False, False, True, False, True, False, False, True, True, True],
    output: [True, True, False, False, False, True, True, False, True, False, False, True, True, True, False,
    False, True, False, False, False, True, True, False, True, False, True, True, False, False,
    False],
}, name='rank_3').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_BOOL8', [3, 2, 5, 2]))
output = Output('output', ('TENSOR_BOOL8', [3, 2, 5, 2]))
model = Model()
model.Operation('LOGICAL_NOT', input).To(output)
Example({
    input: [False, True, False, False, True, False, True, True, True, False, True, False, True, False, True,
    True, False, True, False, True, True, False, False, True, True, False, False, False, False,
    False, False, False, False, False, False, True, False, False, False, True, True, True, False,
    False, True, True, False, True, True, False, True, False, True, True, True, False, True, False,
    True, True],
    output: [True, False, True, True, False, True, False, False, False, True, False, True, False, True, False,
    False, True, False, True, False, False, True, True, False, False, True, True, True, True, True,
    True, True, True, True, True, False, True, True, True, False, False, False, True, True, False,
    False, True, False, False, True, False, True, False, False, False, True, False, True, False,
    False],
}, name='rank_4').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_BOOL8', [3, 2, 5, 2, 2]))
output = Output('output', ('TENSOR_BOOL8', [3, 2, 5, 2, 2]))
model = Model()
model.Operation('LOGICAL_NOT', input).To(output)
Example({
    input: [False, False, True, True, False, True, False, False, True, True, False, True, True, True, False,
    True, True, True, False, True, True, True, False, False, True, False, False, True, False, True,
    False, False, False, False, False, False, True, False, False, False, False, True, True, True,
    True, False, True, True, False, False, False, True, True, False, True, True, False, True, False,
    True, False, False, False, True, True, True, False, True, False, False, False, False, False,
    True, False, True, True, False, False, True, True, False, False, False, True, True, False, True,
    True, True, True, False, False, False, False, True, False, True, True, True, False, True, True,
    False, True, True, False, True, False, False, True, True, True, True, False, False, True, False,
    False, True],
    output: [True, True, False, False, True, False, True, True, False, False, True, False, False, False, True,
    False, False, False, True, False, False, False, True, True, False, True, True, False, True,
    False, True, True, True, True, True, True, False, True, True, True, True, False, False, False,
    False, True, False, False, True, True, True, False, False, True, False, False, True, False,
    True, False, True, True, True, False, False, False, True, False, True, True, True, True, True,
    False, True, False, False, True, True, False, False, True, True, True, False, False, True,
    False, False, False, False, True, True, True, True, False, True, False, False, False, True,
    False, False, True, False, False, True, False, True, True, False, False, False, False, True,
    True, False, True, True, False],
}, name='rank_5').DisableLifeTimeVariation()
