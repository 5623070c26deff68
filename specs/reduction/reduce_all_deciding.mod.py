# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_ALL: one element decides, in each place.

BOOL8 = 'TENSOR_BOOL8'
I32 = 'TENSOR_INT32'

# The one element that decides is in each place of a row.
# Expected values: float64 formula.
input_9 = Input('input_9', (BOOL8, [9, 9]))
axes_9_0 = Parameter('axes_9_0', (I32, [1]), [0])
output_9_0 = Output('output_9_0', (BOOL8, [9]))
axes_9_1 = Parameter('axes_9_1', (I32, [1]), [1])
output_9_1 = Output('output_9_1', (BOOL8, [9]))
input_19 = Input('input_19', (BOOL8, [19, 19]))
axes_19_0 = Parameter('axes_19_0', (I32, [1]), [0])
output_19_0 = Output('output_19_0', (BOOL8, [19]))
axes_19_1 = Parameter('axes_19_1', (I32, [1]), [1])
output_19_1 = Output('output_19_1', (BOOL8, [19]))
model = Model()
model.Operation('REDUCE_ALL', input_9, axes_9_0, False).To(output_9_0)
model.Operation('REDUCE_ALL', input_9, axes_9_1, False).To(output_9_1)
model.Operation('REDUCE_ALL', input_19, axes_19_0, False).To(output_19_0)
model.Operation('REDUCE_ALL', input_19, axes_19_1, False).To(output_19_1)
Example({
    input_9: ([False, True, True, True, True, True, True, True, True, True] * 9)[:81],
    output_9_0: [False, False, False, False, False, False, False, False, False],
    output_9_1: [False, False, False, False, False, False, False, False, False],
    input_19: ([False, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True] * 19)[:361],
    output_19_0: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False],
    output_19_1: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, False, False, False],
}, name='bool8').DisableLifeTimeVariation()
