# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# LOG: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Infinities and the ends of float32 have results that are beyond doubt.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5]))
t2 = Output('t2', (F32, [5]))
model = Model()
model.Operation('LOG', x1).To(t2)
Example({
    x1: [1e-30, 1.0, 3e+38, float('inf'), 7.888609e-31],
    t2: [-69.07755, 0.0, 88.59685, float('inf'), -69.31472],
}, name='ends').DisableLifeTimeVariation()
