# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS: integers of many bits.

BOOL8 = 'TENSOR_BOOL8'
I32 = 'TENSOR_INT32'

# Expected values: float64 formula.
first = Input('first', (I32, [5]))
second = Input('second', (I32, [5]))
output = Output('output', (BOOL8, [5]))
model = Model()
model.Operation('LESS', first, second).To(output)
Example({
    first: [1073741861, -1073741861, 67108867, -67108861, 2147483578],
    second: [1073741866, -1073741861, 67108864, -67108859, 2147483587],
    output: [True, False, False, True, True],
}, name='int32').DisableLifeTimeVariation()
