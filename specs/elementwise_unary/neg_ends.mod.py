# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# NEG: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F16, [3]))
output = Output('output', (F16, [3]))
model = Model()
model.Operation('NEG', input0).To(output)
Example({
    input0: [-65500.0, 65500.0, -6.104e-05],
    output: [65500.0, -65500.0, 6.104e-05],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('NEG', input0).To(output)
Example({
    input0: [-3.4e+38, 3.4e+38, -1.2e-38],
    output: [3.4e+38, -3.4e+38, 1.2e-38],
}, name='real').DisableLifeTimeVariation()
