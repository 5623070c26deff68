# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS: integers of many bits.

BOOL8 = 'TENSOR_BOOL8'
I32 = 'TENSOR_INT32'

# Integers that differ have the same float32.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [5]))
x2 = Input('x2', (I32, [5]))
t3 = Output('t3', (BOOL8, [5]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
Example({
    x1: [1073741861, -1073741861, 67108867, -67108861, 2147483578],
    x2: [1073741866, -1073741861, 67108864, -67108859, 2147483587],
    t3: [True, False, False, True, True],
}, name='integers_int32').DisableLifeTimeVariation()
