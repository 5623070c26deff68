# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# LOG_SOFTMAX: an axis of equal sides.

F32 = 'TENSOR_FLOAT32'

# Every axis fits.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 2]))
axis_0 = Output('axis_0', (F32, [2, 2, 2]))
axis_1 = Output('axis_1', (F32, [2, 2, 2]))
axis_2 = Output('axis_2', (F32, [2, 2, 2]))
model = Model()
model.Operation('LOG_SOFTMAX', input, 1.0, -3).To(axis_0)
model.Operation('LOG_SOFTMAX', input, 1.0, -2).To(axis_1)
model.Operation('LOG_SOFTMAX', input, 1.0, -1).To(axis_2)
Example({
    input: [0.5, 2.0, -1.0, 1.5, 2.5, -0.5, 1.0, -1.5],
    axis_0: [-2.126928, -0.078889735, -2.126928, -0.048587352, -0.12692802, -2.5788898, -0.12692802, -3.0485873],
    axis_1: [-0.20141327, -0.474077, -1.7014133, -0.974077, -0.20141327, -0.3132617, -1.7014133, -1.3132616],
    axis_2: [-1.7014133, -0.20141327, -2.5788898, -0.078889735, -0.048587352, -3.0485873, -0.078889735,
    -2.5788898],
}, name='axes').DisableLifeTimeVariation()
