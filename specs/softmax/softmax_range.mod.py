# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: differences that no exponential holds.

F32 = 'TENSOR_FLOAT32'

# Expected values: float64 formula.
input = Input('input', (F32, [3, 4]))
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: [10000.0, 9999.0, -10000.0, 0.0, -10000.0, -10002.0, -30000.0, -10000.0, 3e+38, 0.0, -3e+38, 1.0],
    output: [0.7310586, 0.26894143, 0.0, 0.0, 0.46831053, 0.06337894, 0.0, 0.46831053, 1.0, 0.0, 0.0, 0.0],
}, name='far').DisableLifeTimeVariation()
