# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# LOG_SOFTMAX: sides or units that are equal in part.

F32 = 'TENSOR_FLOAT32'

# Every axis fits: all sides are equal.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 2]))
t2 = Output('t2', (F32, [2, 2, 2]))
t3 = Output('t3', (F32, [2, 2, 2]))
t4 = Output('t4', (F32, [2, 2, 2]))
model = Model()
model.Operation('LOG_SOFTMAX', x1, 1.0, -3).To(t2)
model.Operation('LOG_SOFTMAX', x1, 1.0, -2).To(t3)
model.Operation('LOG_SOFTMAX', x1, 1.0, -1).To(t4)
Example({
    x1: [0.5, 2.0, -1.0, 1.5, 2.5, -0.5, 1.0, -1.5],
    t2: [-2.126928, -0.078889735, -2.126928, -0.048587352, -0.12692802, -2.5788898, -0.12692802, -3.0485873],
    t3: [-0.20141327, -0.474077, -1.7014133, -0.974077, -0.20141327, -0.3132617, -1.7014133, -1.3132616],
    t4: [-1.7014133, -0.20141327, -2.5788898, -0.078889735, -0.048587352, -3.0485873, -0.078889735,
    -2.5788898],
}, name='axes').DisableLifeTimeVariation()
