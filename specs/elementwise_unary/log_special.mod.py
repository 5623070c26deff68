# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# LOG: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Expected values: float64 formula.
input = Input('input', (F32, [5]))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('LOG', input).To(output)
Example({
    input: [1e-30, 1.0, 3e+38, float('inf'), 7.888609e-31],
    output: [-69.07755, 0.0, 88.59685, float('inf'), -69.31472],
}, name='ends').DisableLifeTimeVariation()
