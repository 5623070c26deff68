# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: sums beyond float16.

F16 = 'TENSOR_FLOAT16'
I32 = 'TENSOR_INT32'

# Expected values: float64 formula.
input = Input('input', (F16, [3, 8]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (F16, [3]))
model = Model()
model.Operation('MEAN', input, axes, 0).To(output)
Example({
    input: [30000.0, 30000.0, 30000.0, 30000.0, 30000.0, 30000.0, 30000.0, 30000.0, 30510.0, 30510.0, 30510.0,
    30510.0, 30510.0, 30510.0, 30510.0, 30510.0, 31020.0, 31020.0, 31020.0, 31020.0, 31020.0,
    31020.0, 31020.0, 31020.0],
    output: [30000.0, 30510.0, 31020.0],
}, name='sums').DisableLifeTimeVariation()
