# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: numbers far from 1.

F32 = 'TENSOR_FLOAT32'

# Divisors are near the greatest float32, so that their inverses are none.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3]))
x2 = Input('x2', (F32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: [3e+38, -2e+38, 1e+38],
    x2: [1.5e+38, 3e+38, -2e+38],
    t3: [2.0, -0.6666666, -0.5],
}, name='great').DisableLifeTimeVariation()
