# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER: integers that differ in bits which a float32 or 16 bits do not have.

BOOL8 = 'TENSOR_BOOL8'
I32 = 'TENSOR_INT32'

# Expected values: float64 formula.
first = Input('first', (I32, [32]))
second = Input('second', (I32, [32]))
output = Output('output', (BOOL8, [32]))
model = Model()
model.Operation('GREATER', first, second).To(output)
Example({
    first: [1073741861, 1073741924, 67108867, 67108869, -1073741861, -1073741924, -67108867, -67108869,
    1073741861, 1073741924, 67108867, 67108869, -1073741861, -1073741924, -67108867, -67108869,
    1073741861, 1073741924, 67108867, 67108869, -1073741861, -1073741924, -67108867, -67108869,
    1073741861, 1073741924, 67108867, 67108869, -1073741861, -1073741924, -67108867, -67108869],
    second: [1073741861, 1073741924, 67108867, 67108869, -1073741861, -1073741924, -67108867, -67108869,
    1073741866, 1073741929, 67108872, 67108874, -1073741856, -1073741919, -67108862, -67108864,
    1073741856, 1073741919, 67108862, 67108864, -1073741866, -1073741929, -67108872, -67108874,
    1073807397, 1073807460, 67174403, 67174405, -1073676325, -1073676388, -67043331, -67043333],
    output: [False, False, False, False, False, False, False, False, False, False, False, False, False, False,
    False, False, True, True, True, True, True, True, True, True, False, False, False, False, False,
    False, False, False],
}, name='int32').DisableLifeTimeVariation()
