# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: float16 without normal form, divisors near the last float32.

# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [3]))
second = Input('second', ('TENSOR_FLOAT32', [3]))
output = Output('output', ('TENSOR_FLOAT32', [3]))
model = Model()
model.Operation('DIV', first, second, 0).To(output)
Example({
    first: [3e+38, -2e+38, 1e+38],
    second: [1.5e+38, 3e+38, -2e+38],
    output: [2.0, -0.6666666, -0.5],
}, name='great').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT16', [7]))
second = Input('second', ('TENSOR_FLOAT16', [7]))
output = Output('output', ('TENSOR_FLOAT16', [7]))
model = Model()
model.Operation('DIV', first, second, 0).To(output)
Example({
    first: [3e-07, 9e-07, 2.98e-05, 0.000298, 0.000305, 0.0003052, 0.0003054],
    second: [6e-08, 2e-07, 5.96e-06, 5.96e-05, 6.1e-05, 6.104e-05, 6.11e-05],
    output: [5.0, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0],
}, name='small').DisableLifeTimeVariation()
