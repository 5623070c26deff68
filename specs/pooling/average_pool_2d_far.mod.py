# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: sums beyond float16.

F16 = 'TENSOR_FLOAT16'

# Expected values: float64 formula.
input = Input('input', (F16, [1, 4, 4, 3]))
output = Output('output', (F16, [1, 2, 1, 3]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 1, 1, 4, 3, 0).To(output)
Example({
    input: ([20000.0, 20510.0, 21020.0] * 16)[:48],
    output: [20000.0, 20510.0, 21020.0, 20000.0, 20510.0, 21020.0],
}, name='sums').DisableLifeTimeVariation()
