# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# NEG: integers of many bits.

I32 = 'TENSOR_INT32'

# Expected values: float64 formula.
input = Input('input', (I32, [5]))
output = Output('output', (I32, [5]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: [1073741861, -1073741861, 67108867, -67108861, 2147483578],
    output: [-1073741861, 1073741861, -67108867, 67108861, -2147483578],
}, name='int32').DisableLifeTimeVariation()
