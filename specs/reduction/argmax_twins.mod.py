# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX, several times, with one other argument.

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
out_0_0 = Output('out_0_0', ('TENSOR_INT32', [1, 4, 4]))
out_1_0 = Output('out_1_0', ('TENSOR_INT32', [1, 4, 4]))
out_2_0 = Output('out_2_0', ('TENSOR_INT32', [1, 4, 4]))
model = Model()
model.Operation('ARGMAX', x, 1).To(out_0_0)
model.Operation('ARGMAX', x, 2).To(out_1_0)
model.Operation('ARGMAX', x, 3).To(out_2_0)
Example({
    x: [-1.0625, 1.4375, -3.5, 0.8125, 3.75, 1.9375, -1.5, -0.875, 2.4375, -3.9375, -0.1875, -2.1875,
    2.625, 2.25, -1.125, -1.0, 0.875, -2.3125, -2.0625, 2.8125, 3.5625, 2.75, -2.0, 1.5, -1.25,
    0.1875, -2.625, -1.1875, 3.9375, 2.0625, -3.125, 3.875, -0.375, -2.6875, 1.1875, 1.25, 1.375,
    -2.375, -1.3125, -3.625, -0.625, 2.9375, -1.75, 1.125, -3.0625, -3.6875, -4.0, 3.5, 1.0,
    -2.4375, -0.3125, -0.5, 1.5625, -2.5, -2.25, 3.0625, -2.75, -3.8125, 2.5625, -2.125, 2.875,
    -0.5625, 0.0625, -0.25],
    out_0_0: [3, 0, 2, 1, 0, 1, 2, 3, 0, 2, 3, 2, 1, 0, 3, 1],
    out_1_0: [1, 3, 2, 0, 3, 1, 1, 3, 1, 2, 0, 3, 3, 3, 2, 1],
    out_2_0: [1, 0, 0, 0, 3, 0, 1, 0, 3, 0, 1, 3, 0, 3, 2, 0],
}, name='real').DisableLifeTimeVariation()
