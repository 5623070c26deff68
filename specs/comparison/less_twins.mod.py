# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS, several times, with one other argument.

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
y = Input('y', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
out_0_0 = Output('out_0_0', ('TENSOR_BOOL8', [1, 4, 4, 4]))
out_1_0 = Output('out_1_0', ('TENSOR_BOOL8', [1, 4, 4, 4]))
model = Model()
model.Operation('LESS', x, y).To(out_0_0)
model.Operation('LESS', y, x).To(out_1_0)
Example({
    x: [0.6875, 0.1875, 1.625, 0.5625, -1.4375, -0.75, 0.1875, 1.25, -1.375, -1.875, 0.1875, -0.625, -1.75,
    0.75, -1.25, 1.0625, 0.25, 0.375, -1.25, 1.6875, 1.25, 1.75, -0.25, 0.5625, -0.3125, -0.875,
    0.8125, -0.375, 1.5625, 2.0, 1.0, -0.6875, 0.5, 1.3125, 1.3125, 1.0, -0.375, 1.625, 1.625,
    -1.6875, 1.4375, -1.8125, -1.5, -1.1875, 1.1875, 0.1875, 0.375, -1.6875, 1.5, 0.9375, -1.6875,
    0.9375, -1.0, -0.5, 0.125, 0.875, -1.1875, -1.8125, 1.375, 0.9375, -0.75, -0.375, 0.25, -1.5625],
    y: [0.375, 1.3125, 0.0, 0.8125, -1.5, 1.0, 1.8125, 1.625, 0.5, -1.0, 1.5625, 0.0625, 1.375, 1.9375,
    0.0, 1.6875, 0.25, 1.8125, -2.0, 0.5, 1.0, -1.25, -0.25, -0.3125, -1.3125, 1.75, -1.4375, -1.0,
    1.5625, 1.625, -1.25, 1.0625, -1.8125, 0.0, -0.0625, 1.5, -1.9375, -1.75, -0.0625, -1.5, 1.5,
    -1.0625, -1.375, 0.25, 1.8125, -0.9375, 1.5, 0.1875, -1.3125, 0.875, -1.625, 0.0, -0.1875, 1.5,
    1.375, 0.4375, -1.3125, -2.0, 1.125, -1.0, 0.0, -0.75, -1.125, -1.375],
    out_0_0: [False, True, False, True, False, True, True, True, True, True, True, True, True, True, True, True,
    False, True, False, False, False, False, False, False, False, True, False, False, False, False,
    False, True, False, False, False, True, False, False, False, True, True, True, True, True, True,
    False, True, True, False, False, True, False, True, True, True, False, False, False, False,
    False, True, False, False, True],
    out_1_0: [True, False, True, False, True, False, False, False, False, False, False, False, False, False,
    False, False, False, False, True, True, True, True, False, True, True, False, True, True, False,
    True, True, False, True, True, True, False, True, True, True, False, False, False, False, False,
    False, True, False, False, True, True, False, True, False, False, False, True, True, True, True,
    True, False, True, True, False],
}, name='real').DisableLifeTimeVariation()
