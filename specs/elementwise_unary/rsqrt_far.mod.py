# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# RSQRT: float16 without normal form.

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [7]))
output = Output('output', ('TENSOR_FLOAT16', [7]))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [6e-08, 2e-07, 5.96e-06, 5.96e-05, 6.1e-05, 6.104e-05, 6.11e-05],
    output: [4096.0, 2364.0, 409.5, 129.5, 128.1, 128.0, 127.94],
}, name='small').DisableLifeTimeVariation()
