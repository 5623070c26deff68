# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH and what may follow it: every operation after every other.

# SPACE_TO_DEPTH, RESIZE_NEAREST_NEIGHBOR
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
deep1210 = Internal('deep1210', ('TENSOR_FLOAT32', [1, 2, 2, 16]))
t1210 = Internal('t1210', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
t1211 = Output('t1211', ('TENSOR_FLOAT32', [1, 4, 4, 4]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(deep1210)
model.Operation('DEPTH_TO_SPACE', deep1210, 2).To(t1210)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t1210, 4, 4, False).To(t1211)
Example({
    input: [-1.0, 0.125, -0.25, -2.0, -1.5625, 0.0, 1.625, 0.75, 0.5, -1.1875, 1.375, 1.75, -0.125, 1.125,
    1.875, 1.0, -0.3125, -0.1875, 2.0, 1.1875, 1.75, 0.25, -1.375, -1.375, 0.5, -1.3125, 1.375,
    1.875, -1.625, -1.1875, 2.0, 0.3125, -1.75, 1.0625, 0.0, -1.0625, -1.8125, -1.3125, -1.75,
    -1.0625, -0.6875, 0.3125, -0.75, -1.375, -1.375, 0.3125, -0.875, -1.25, 0.4375, 0.875, -2.0,
    -1.125, -0.4375, -0.1875, 0.8125, 1.3125, -1.875, 0.875, -1.625, -1.625, 1.1875, 0.6875, 0.5,
    -0.4375],
    t1211: [-1.0, 0.125, -0.25, -2.0, -1.5625, 0.0, 1.625, 0.75, 0.5, -1.1875, 1.375, 1.75, -0.125, 1.125,
    1.875, 1.0, -0.3125, -0.1875, 2.0, 1.1875, 1.75, 0.25, -1.375, -1.375, 0.5, -1.3125, 1.375,
    1.875, -1.625, -1.1875, 2.0, 0.3125, -1.75, 1.0625, 0.0, -1.0625, -1.8125, -1.3125, -1.75,
    -1.0625, -0.6875, 0.3125, -0.75, -1.375, -1.375, 0.3125, -0.875, -1.25, 0.4375, 0.875, -2.0,
    -1.125, -0.4375, -0.1875, 0.8125, 1.3125, -1.875, 0.875, -1.625, -1.625, 1.1875, 0.6875, 0.5,
    -0.4375],
}, name='of_121').DisableLifeTimeVariation()
