# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SIN: numbers far from 1.

F32 = 'TENSOR_FLOAT32'

# Angles of many turns need more digits than a float32 division leaves.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6]))
t2 = Output('t2', (F32, [6]))
model = Model()
model.Operation('SIN', x1).To(t2)
Example({
    x1: [1000.5, -2047.75, 5000.0, -9999.0, 710.0, -10000.0],
    t2: [0.99527395, 0.5382929, -0.9879664, -0.63608694, 6.028871e-05, 0.30561438],
}, name='turns').DisableLifeTimeVariation()
