# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# NEG: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Expected values: float64 formula.
input = Input('input', (F32, [8]))
output = Output('output', (F32, [8]))
model = Model()
model.Operation('NEG', input).To(output)
Example({
    input: [float('inf'), float('-inf'), 0.0, -0.0, 1e-38, -1e-38, 3e+38, -3e+38],
    output: [float('-inf'), float('inf'), 0.0, 0.0, -1e-38, 1e-38, -3e+38, 3e+38],
}, name='ends').DisableLifeTimeVariation()
