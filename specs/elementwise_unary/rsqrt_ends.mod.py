# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# RSQRT: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F16, [3]))
output = Output('output', (F16, [3]))
model = Model()
model.Operation('RSQRT', input0).To(output)
Example({
    input0: [65500.0, 300.0, 0.0001221],
    output: [0.003906, 0.05774, 90.5],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [4]))
output = Output('output', (F32, [4]))
model = Model()
model.Operation('RSQRT', input0).To(output)
Example({
    input0: [3.4e+38, 1e+30, 1.2e-38, 1e-30],
    output: [5.423262e-20, 1e-15, 9.1287096e+18, 1000000000000000.0],
}, name='real').DisableLifeTimeVariation()
