# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: elements on one side.

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 17]))
output = Output('output', ('TENSOR_INT32', [17]))
model = Model()
model.Operation('ARGMAX', input, 0).To(output)
Example({
    input: [-1.3125, -2.0, -2.0625, -4.625, -3.25, -2.8125, -4.0, -3.3125, -3.5, -3.375, -2.3125, -2.875,
    -1.75, -2.4375, -2.625, -1.4375, -1.8125, -4.75, -2.5, -2.75, -1.25, -3.9375, -3.875, -2.9375,
    -1.6875, -3.75, -3.8125, -4.1875, -1.0, -3.6875, -2.5625, -1.125, -2.125, -2.25, -4.25, -1.5,
    -1.5625, -2.375, -3.5625, -3.125, -1.0625, -3.0625, -3.0, -4.125, -3.625, -1.375, -1.1875,
    -4.4375, -3.4375, -4.0625, -4.375],
    output: [0, 2, 2, 1, 0, 0, 2, 1, 2, 0, 0, 1, 2, 0, 1, 0, 0],
}, name='axis_0').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [3, 17]))
output = Output('output', ('TENSOR_INT32', [3]))
model = Model()
model.Operation('ARGMAX', input, 1).To(output)
Example({
    input: [-1.3125, -2.0, -2.0625, -4.625, -3.25, -2.8125, -4.0, -3.3125, -3.5, -3.375, -2.3125, -2.875,
    -1.75, -2.4375, -2.625, -1.4375, -1.8125, -4.75, -2.5, -2.75, -1.25, -3.9375, -3.875, -2.9375,
    -1.6875, -3.75, -3.8125, -4.1875, -1.0, -3.6875, -2.5625, -1.125, -2.125, -2.25, -4.25, -1.5,
    -1.5625, -2.375, -3.5625, -3.125, -1.0625, -3.0625, -3.0, -4.125, -3.625, -1.375, -1.1875,
    -4.4375, -3.4375, -4.0625, -4.375],
    output: [0, 11, 6],
}, name='axis_1').DisableLifeTimeVariation()
