# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# EXP: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Infinities and the ends of float32 have results that are beyond doubt.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7]))
t2 = Output('t2', (F32, [7]))
model = Model()
model.Operation('EXP', x1).To(t2)
Example({
    x1: [float('-inf'), -200.0, -87.0, 0.0, 88.0, 89.5, float('inf')],
    t2: [0.0, 0.0, 1.6458115e-38, 1.0, 1.6516363e+38, float('inf'), float('inf')],
}, name='ends').DisableLifeTimeVariation()
