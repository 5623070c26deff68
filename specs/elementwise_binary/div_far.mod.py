# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: divisors near the last float32.

F32 = 'TENSOR_FLOAT32'

# Expected values: float64 formula.
first = Input('first', (F32, [3]))
second = Input('second', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('DIV', first, second, 0).To(output)
Example({
    first: [3e+38, -2e+38, 1e+38],
    second: [1.5e+38, 3e+38, -2e+38],
    output: [2.0, -0.6666666, -0.5],
}, name='great').DisableLifeTimeVariation()
