# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# NEG: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Infinities and the ends of float32 have results that are beyond doubt.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [8]))
t2 = Output('t2', (F32, [8]))
model = Model()
model.Operation('NEG', x1).To(t2)
Example({
    x1: [float('inf'), float('-inf'), 0.0, -0.0, 1e-38, -1e-38, 3e+38, -3e+38],
    t2: [float('-inf'), float('inf'), 0.0, 0.0, -1e-38, 1e-38, -3e+38, 3e+38],
}, name='ends').DisableLifeTimeVariation()
