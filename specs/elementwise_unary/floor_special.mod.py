# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# FLOOR: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Expected values: float64 formula.
input = Input('input', (F32, [6]))
output = Output('output', (F32, [6]))
model = Model()
model.Operation('FLOOR', input).To(output)
Example({
    input: [8388609.0, -2147483600.0, 3e+38, -0.5, 1000000060.0, 9.313226e-10],
    output: [8388609.0, -2147483600.0, 3e+38, -1.0, 1000000060.0, 0.0],
}, name='ends').DisableLifeTimeVariation()
