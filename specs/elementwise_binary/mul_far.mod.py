# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: float16 without normal form.

# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT16', [7]))
second = Input('second', ('TENSOR_FLOAT16', [7]))
output = Output('output', ('TENSOR_FLOAT16', [7]))
model = Model()
model.Operation('MUL', first, second, 0).To(output)
Example({
    first: [6e-08, 2e-07, 5.96e-06, 5.96e-05, 6.1e-05, 6.104e-05, 6.11e-05],
    second: [30000.0, 30000.0, 30000.0, 30000.0, 30000.0, 30000.0, 30000.0],
    output: [0.001788, 0.005363, 0.1788, 1.788, 1.829, 1.831, 1.833],
}, name='small').DisableLifeTimeVariation()
