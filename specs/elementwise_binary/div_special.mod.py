# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: divisors and quotients far from 1.

F32 = 'TENSOR_FLOAT32'

# Expected values: float64 formula.
first = Input('first', (F32, [5]))
second = Input('second', (F32, [5]))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('DIV', first, second, 0).To(output)
Example({
    first: [3.0, -1e-30, 3e+30, 2e-20, -5.0],
    second: [1e-07, 2e-34, -10000000000.0, 4e-24, 7.888609e-31],
    output: [30000000.0, -5000.0, -3e+20, 4999.9995, -6.338253e+30],
}, name='far').DisableLifeTimeVariation()
