# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# TANH: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Expected values: float64 formula.
input = Input('input', (F32, [7]))
output = Output('output', (F32, [7]))
model = Model()
model.Operation('TANH', input).To(output)
Example({
    input: [-3e+38, -50.0, 50.0, 3e+38, 1e-30, 9.5, -9.5],
    output: [-1.0, -1.0, 1.0, 1.0, 1e-30, 1.0, -1.0],
}, name='ends').DisableLifeTimeVariation()
