# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/logical.py; do not edit.
#
# LOGICAL_AND: its table, broadcasting.

BOOL8 = 'TENSOR_BOOL8'

# All pairs.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [4]))
second = Input('second', (BOOL8, [4]))
output = Output('output', (BOOL8, [4]))
model = Model()
model.Operation('LOGICAL_AND', first, second).To(output)
Example({
    first: [False, False, True, True],
    second: [False, True, False, True],
    output: [False, False, False, True],
}, name='table').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [17]))
second = Input('second', (BOOL8, [17]))
output = Output('output', (BOOL8, [17]))
model = Model()
model.Operation('LOGICAL_AND', first, second).To(output)
Example({
    first: [False, True, False, False, False, False, False, True, True, False, False, False, False, False,
    True, False, False],
    second: [True, True, False, False, True, True, False, True, False, False, True, False, True, True, False,
    True, False],
    output: [False, True, False, False, False, False, False, True, False, False, False, False, False, False,
    False, False, False],
}, name='rank_1').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [2, 3, 4]))
second = Input('second', (BOOL8, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LOGICAL_AND', first, second).To(output)
Example({
    first: [True, False, True, False, True, True, True, True, False, False, True, True, False, False, False,
    True, False, True, True, False, True, True, True, False],
    second: [False, False, True, False, False, False, True, False, False, True, False, True, False, True, False,
    True, True, False, True, True, True, True, False, True],
    output: [False, False, True, False, False, False, True, False, False, False, False, True, False, False,
    False, True, False, False, True, False, True, True, False, False],
}, name='rank_3').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [2, 1, 3, 4]))
second = Input('second', (BOOL8, [2, 1, 3, 4]))
output = Output('output', (BOOL8, [2, 1, 3, 4]))
model = Model()
model.Operation('LOGICAL_AND', first, second).To(output)
Example({
    first: [True, False, True, False, False, True, False, False, True, False, False, False, True, False, True,
    True, False, False, False, True, True, False, False, True],
    second: [True, True, False, True, True, False, False, True, False, True, False, False, True, False, True,
    False, True, True, True, False, True, False, False, False],
    output: [True, False, False, False, False, False, False, False, False, False, False, False, True, False,
    True, False, False, False, False, False, True, False, False, False],
}, name='rank_4').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [1]))
second = Input('second', (BOOL8, [3, 4]))
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('LOGICAL_AND', first, second).To(output)
Example({
    first: [True],
    second: [False, False, True, False, False, False, False, False, False, True, True, False],
    output: [False, False, True, False, False, False, False, False, False, True, True, False],
}, name='scalar_first').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [3, 4]))
second = Input('second', (BOOL8, [1]))
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('LOGICAL_AND', first, second).To(output)
Example({
    first: [True, True, False, False, False, False, False, True, True, True, False, True],
    second: [False],
    output: [False, False, False, False, False, False, False, False, False, False, False, False],
}, name='scalar_second').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [3, 4]))
second = Input('second', (BOOL8, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LOGICAL_AND', first, second).To(output)
Example({
    first: [False, True, True, False, True, True, False, True, True, True, True, False],
    second: [False, True, True, True, True, True, False, False, False, False, False, True, True, True, False,
    True, False, True, False, True, True, False, False, True],
    output: [False, True, True, False, True, True, False, False, False, False, False, False, False, True, False,
    False, False, True, False, True, True, False, False, False],
}, name='lower_rank_first').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [2, 3, 4]))
second = Input('second', (BOOL8, [4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LOGICAL_AND', first, second).To(output)
Example({
    first: [True, True, False, True, False, False, False, True, False, True, False, False, True, True, True,
    False, False, False, False, True, False, True, True, False],
    second: [True, True, True, False],
    output: [True, True, False, False, False, False, False, False, False, True, False, False, True, True, True,
    False, False, False, False, False, False, True, True, False],
}, name='lower_rank_second').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [2, 3, 4]))
second = Input('second', (BOOL8, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LOGICAL_AND', first, second).To(output)
Example({
    first: [False, False, False, True, False, False, False, True, False, True, True, False, False, False,
    False, False, False, False, True, True, True, True, False, True],
    second: [False, False, True, False, False, True, False, True],
    output: [False, False, False, False, False, False, False, False, False, False, True, False, False, False,
    False, False, False, False, False, True, False, True, False, True],
}, name='middle').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [5, 1]))
second = Input('second', (BOOL8, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('LOGICAL_AND', first, second).To(output)
Example({
    first: [False, False, True, False, False],
    second: [False, True, True, False],
    output: [False, False, False, False, False, False, False, False, False, True, True, False, False, False,
    False, False, False, False, False, False],
}, name='both').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [4, 4]))
second = Input('second', (BOOL8, [4, 1]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('LOGICAL_AND', first, second).To(output)
Example({
    first: [True, False, True, False, True, True, False, True, True, True, False, True, True, False, False,
    True],
    second: [False, True, False, True],
    output: [False, False, False, False, True, True, False, True, False, False, False, False, True, False,
    False, True],
}, name='square').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [4, 4]))
second = Input('second', (BOOL8, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('LOGICAL_AND', first, second).To(output)
Example({
    first: [True, False, False, False, False, False, False, True, False, True, True, True, True, False, True,
    False],
    second: [False, False, False, True],
    output: [False, False, False, False, False, False, False, True, False, False, False, True, False, False,
    False, False],
}, name='square_and_vector').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (BOOL8, [3]))
second = Parameter('second', (BOOL8, [1]), [True])
output = Output('output', (BOOL8, [3]))
model = Model()
model.Operation('LOGICAL_AND', first, second).To(output)
Example({
    first: [True, False, True],
    output: [True, False, True],
}, name='constant')
