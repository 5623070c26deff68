# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SIN: angles of many turns.

F32 = 'TENSOR_FLOAT32'

# Expected values: float64 formula.
input = Input('input', (F32, [6]))
output = Output('output', (F32, [6]))
model = Model()
model.Operation('SIN', input).To(output)
Example({
    input: [1000.5, -2047.75, 5000.0, -9999.0, 710.0, -10000.0],
    output: [0.99527395, 0.5382929, -0.9879664, -0.63608694, 6.028871e-05, 0.30561438],
}, name='turns').DisableLifeTimeVariation()
