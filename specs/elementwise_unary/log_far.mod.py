# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# LOG: float16 without normal form.

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [7]))
output = Output('output', ('TENSOR_FLOAT16', [7]))
model = Model()
model.Operation('LOG', input).To(output)
Example({
    input: [6e-08, 2e-07, 5.96e-06, 5.96e-05, 6.1e-05, 6.104e-05, 6.11e-05],
    output: [-16.64, -15.54, -12.03, -9.73, -9.7, -9.7, -9.7],
}, name='small').DisableLifeTimeVariation()
