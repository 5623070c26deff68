# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SQRT: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Expected values: float64 formula.
input = Input('input', (F32, [5]))
output = Output('output', (F32, [5]))
model = Model()
model.Operation('SQRT', input).To(output)
Example({
    input: [0.0, 1e-30, 3e+38, float('inf'), 1.2676506e+30],
    output: [0.0, 1e-15, 1.7320508e+19, float('inf'), 1125899900000000.0],
}, name='ends').DisableLifeTimeVariation()
