# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# RSQRT: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Expected values: float64 formula.
input = Input('input', (F32, [4]))
output = Output('output', (F32, [4]))
model = Model()
model.Operation('RSQRT', input).To(output)
Example({
    input: [1e-30, 3e+38, 7.888609e-31, 1.2676506e+30],
    output: [1000000000000000.0, 5.773503e-20, 1125899900000000.0, 8.881784e-16],
}, name='ends').DisableLifeTimeVariation()
