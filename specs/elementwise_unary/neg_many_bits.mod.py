# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# NEG: integers of many bits.

I32 = 'TENSOR_INT32'

# Integers have more bits than a float32.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [5]))
t2 = Output('t2', (I32, [5]))
model = Model()
model.Operation('NEG', x1).To(t2)
Example({
    x1: [1073741861, -1073741861, 67108867, -67108861, 2147483578],
    t2: [-1073741861, 1073741861, -67108867, 67108861, -2147483578],
}, name='integers_int32').DisableLifeTimeVariation()
