# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SIN: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Infinities and the ends of float32 have results that are beyond doubt.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7]))
t2 = Output('t2', (F32, [7]))
model = Model()
model.Operation('SIN', x1).To(t2)
Example({
    x1: [6.5, -9.75, 25.0, -50.5, 100.25, 1e-20, -333.0],
    t2: [0.21511999, 0.3195192, -0.13235176, -0.23237376, -0.27728286, 1e-20, 0.008821166],
}, name='ends').DisableLifeTimeVariation()
