# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SQRT: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Infinities and the ends of float32 have results that are beyond doubt.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5]))
t2 = Output('t2', (F32, [5]))
model = Model()
model.Operation('SQRT', x1).To(t2)
Example({
    x1: [0.0, 1e-30, 3e+38, float('inf'), 1.2676506e+30],
    t2: [0.0, 1e-15, 1.7320508e+19, float('inf'), 1125899900000000.0],
}, name='ends').DisableLifeTimeVariation()
