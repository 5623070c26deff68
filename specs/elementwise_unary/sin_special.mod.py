# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SIN: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Expected values: float64 formula.
input = Input('input', (F32, [7]))
output = Output('output', (F32, [7]))
model = Model()
model.Operation('SIN', input).To(output)
Example({
    input: [6.5, -9.75, 25.0, -50.5, 100.25, 1e-20, -333.0],
    output: [0.21511999, 0.3195192, -0.13235176, -0.23237376, -0.27728286, 1e-20, 0.008821166],
}, name='ends').DisableLifeTimeVariation()
