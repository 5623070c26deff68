# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/logical.py; do not edit.
#
# LOGICAL_OR: its table, broadcasting.

BOOL8 = 'TENSOR_BOOL8'

# All pairs.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [4]))
second = Input('second', (BOOL8, [4]))
output = Output('output', (BOOL8, [4]))
model = Model()
model.Operation('LOGICAL_OR', first, second).To(output)
Example({
    first: [False, False, True, True],
    second: [False, True, False, True],
    output: [False, True, True, True],
}, name='table').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [17]))
second = Input('second', (BOOL8, [17]))
output = Output('output', (BOOL8, [17]))
model = Model()
model.Operation('LOGICAL_OR', first, second).To(output)
Example({
    first: [True, False, True, True, True, False, False, False, True, False, False, False, True, False, True,
    False, False],
    second: [True, True, False, True, False, True, False, False, True, False, True, False, False, True, True,
    True, True],
    output: [True, True, True, True, True, True, False, False, True, False, True, False, True, True, True, True,
    True],
}, name='rank_1').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [2, 3, 4]))
second = Input('second', (BOOL8, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LOGICAL_OR', first, second).To(output)
Example({
    first: [True, False, False, True, True, False, False, True, False, True, True, True, True, False, False,
    False, True, True, True, False, True, True, True, True],
    second: [True, False, True, False, True, False, True, True, False, False, False, False, True, False, True,
    True, False, True, True, True, True, False, False, True],
    output: [True, False, True, True, True, False, True, True, False, True, True, True, True, False, True, True,
    True, True, True, True, True, True, True, True],
}, name='rank_3').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [2, 1, 3, 4]))
second = Input('second', (BOOL8, [2, 1, 3, 4]))
output = Output('output', (BOOL8, [2, 1, 3, 4]))
model = Model()
model.Operation('LOGICAL_OR', first, second).To(output)
Example({
    first: [True, True, True, False, False, True, False, False, True, True, False, False, False, True, True,
    False, False, True, True, True, True, False, False, False],
    second: [True, True, True, True, True, True, True, False, False, False, False, False, False, True, True,
    False, True, False, True, False, False, True, True, True],
    output: [True, True, True, True, True, True, True, False, True, True, False, False, False, True, True,
    False, True, True, True, True, True, True, True, True],
}, name='rank_4').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [1]))
second = Input('second', (BOOL8, [3, 4]))
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('LOGICAL_OR', first, second).To(output)
Example({
    first: [False],
    second: [True, True, True, True, False, False, True, True, False, True, False, True],
    output: [True, True, True, True, False, False, True, True, False, True, False, True],
}, name='scalar_first').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [3, 4]))
second = Input('second', (BOOL8, [1]))
output = Output('output', (BOOL8, [3, 4]))
model = Model()
model.Operation('LOGICAL_OR', first, second).To(output)
Example({
    first: [True, False, True, False, True, False, True, False, False, False, True, True],
    second: [False],
    output: [True, False, True, False, True, False, True, False, False, False, True, True],
}, name='scalar_second').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [3, 4]))
second = Input('second', (BOOL8, [2, 3, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LOGICAL_OR', first, second).To(output)
Example({
    first: [True, False, False, False, True, False, True, False, False, True, False, True],
    second: [False, False, True, True, True, True, True, True, True, True, True, True, True, False, True, False,
    False, False, True, False, False, False, True, False],
    output: [True, False, True, True, True, True, True, True, True, True, True, True, True, False, True, False,
    True, False, True, False, False, True, True, True],
}, name='lower_rank_first').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [2, 3, 4]))
second = Input('second', (BOOL8, [4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LOGICAL_OR', first, second).To(output)
Example({
    first: [True, True, False, False, False, False, False, False, False, True, True, True, False, False, True,
    True, False, True, False, False, False, True, True, False],
    second: [True, True, True, True],
    output: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True],
}, name='lower_rank_second').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [2, 3, 4]))
second = Input('second', (BOOL8, [2, 1, 4]))
output = Output('output', (BOOL8, [2, 3, 4]))
model = Model()
model.Operation('LOGICAL_OR', first, second).To(output)
Example({
    first: [False, False, True, True, False, False, True, True, False, False, True, True, True, False, False,
    False, True, True, False, True, False, False, False, True],
    second: [False, False, False, False, True, False, False, False],
    output: [False, False, True, True, False, False, True, True, False, False, True, True, True, False, False,
    False, True, True, False, True, True, False, False, True],
}, name='middle').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [5, 1]))
second = Input('second', (BOOL8, [1, 4]))
output = Output('output', (BOOL8, [5, 4]))
model = Model()
model.Operation('LOGICAL_OR', first, second).To(output)
Example({
    first: [False, True, False, True, False],
    second: [True, False, True, False],
    output: [True, False, True, False, True, True, True, True, True, False, True, False, True, True, True, True,
    True, False, True, False],
}, name='both').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [4, 4]))
second = Input('second', (BOOL8, [4, 1]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('LOGICAL_OR', first, second).To(output)
Example({
    first: [False, True, False, True, False, True, False, False, True, False, True, False, False, False, False,
    False],
    second: [True, True, True, True],
    output: [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True],
}, name='square').DisableLifeTimeVariation()

# How dimensions meet.
# Expected values: float64 formula.
first = Input('first', (BOOL8, [4, 4]))
second = Input('second', (BOOL8, [4]))
output = Output('output', (BOOL8, [4, 4]))
model = Model()
model.Operation('LOGICAL_OR', first, second).To(output)
Example({
    first: [False, False, False, True, True, False, False, False, True, False, True, False, False, True, True,
    False],
    second: [True, True, True, False],
    output: [True, True, True, True, True, True, True, False, True, True, True, False, True, True, True, False],
}, name='square_and_vector').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', (BOOL8, [3]))
second = Parameter('second', (BOOL8, [1]), [True])
output = Output('output', (BOOL8, [3]))
model = Model()
model.Operation('LOGICAL_OR', first, second).To(output)
Example({
    first: [True, False, True],
    output: [True, True, True],
}, name='constant')
