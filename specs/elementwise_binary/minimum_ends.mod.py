# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F16, [2]))
input1 = Input('input1', (F16, [2]))
output = Output('output', (F16, [2]))
model = Model()
model.Operation('MINIMUM', input0, input1).To(output)
Example({
    input0: [65500.0, -65500.0],
    input1: [-65500.0, -65000.0],
    output: [-65500.0, -65500.0],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [2]))
input1 = Input('input1', (F32, [2]))
output = Output('output', (F32, [2]))
model = Model()
model.Operation('MINIMUM', input0, input1).To(output)
Example({
    input0: [3.4e+38, -3.4e+38],
    input1: [3e+38, 3e+38],
    output: [3e+38, -3.4e+38],
}, name='real').DisableLifeTimeVariation()
