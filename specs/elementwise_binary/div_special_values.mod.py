# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Divisors and quotients are far from 1.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [5]))
x2 = Input('x2', (F32, [5]))
t3 = Output('t3', (F32, [5]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: [3.0, -1e-30, 3e+30, 2e-20, -5.0],
    x2: [1e-07, 2e-34, -10000000000.0, 4e-24, 7.888609e-31],
    t3: [30000000.0, -5000.0, -3e+20, 4999.9995, -6.338253e+30],
}, name='far').DisableLifeTimeVariation()
