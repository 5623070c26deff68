# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# LOG: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F16, [3]))
output = Output('output', (F16, [3]))
model = Model()
model.Operation('LOG', input0).To(output)
Example({
    input0: [65500.0, 40000.0, 0.0001221],
    output: [11.09, 10.59, -9.01],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [4]))
output = Output('output', (F32, [4]))
model = Model()
model.Operation('LOG', input0).To(output)
Example({
    input0: [3.4e+38, 1e+38, 1.2e-38, 1e-30],
    output: [88.72201, 87.49823, -87.31591, -69.07755],
}, name='real').DisableLifeTimeVariation()
