# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMIN, several times, with one other argument.

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
out_0_0 = Output('out_0_0', ('TENSOR_INT32', [1, 4, 4]))
out_1_0 = Output('out_1_0', ('TENSOR_INT32', [1, 4, 4]))
out_2_0 = Output('out_2_0', ('TENSOR_INT32', [1, 4, 4]))
model = Model()
model.Operation('ARGMIN', x, 1).To(out_0_0)
model.Operation('ARGMIN', x, 2).To(out_1_0)
model.Operation('ARGMIN', x, 3).To(out_2_0)
Example({
    x: [0.6875, 0.1875, 1.625, 0.5625, -1.4375, -0.75, 0.1875, 1.25, -1.375, -1.875, 0.1875, -0.625, -1.75,
    0.75, -1.25, 1.0625, 0.25, 0.375, -1.25, 1.6875, 1.25, 1.75, -0.25, 0.5625, -0.3125, -0.875,
    0.8125, -0.375, 1.5625, 2.0, 1.0, -0.6875, 0.5, 1.3125, 1.3125, 1.0, -0.375, 1.625, 1.625,
    -1.6875, 1.4375, -1.8125, -1.5, -1.1875, 1.1875, 0.1875, 0.375, -1.6875, 1.5, 0.9375, -1.6875,
    0.9375, -1.0, -0.5, 0.125, 0.875, -1.1875, -1.8125, 1.375, 0.9375, -0.75, -0.375, 0.25, -1.5625],
    out_0_0: [1, 0, 3, 0, 0, 0, 1, 2, 0, 0, 2, 2, 0, 3, 0, 2],
    out_1_0: [3, 2, 3, 2, 2, 2, 0, 3, 1, 2, 2, 1, 2, 2, 0, 3],
    out_2_0: [1, 0, 1, 0, 2, 2, 1, 3, 0, 3, 1, 3, 2, 0, 1, 3],
}, name='real').DisableLifeTimeVariation()
