# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F16, [3]))
input1 = Input('input1', (F16, [3]))
output = Output('output', (F16, [3]))
model = Model()
model.Operation('SUB', input0, input1, 0).To(output)
Example({
    input0: [40000.0, -32000.0, 65000.0],
    input1: [-25000.0, 33000.0, 65000.0],
    output: [65000.0, -65000.0, 0.0],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [3]))
input1 = Input('input1', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('SUB', input0, input1, 0).To(output)
Example({
    input0: [2e+38, -1e+38, 3e+38],
    input1: [-1.2e+38, 2.2e+38, 3e+38],
    output: [3.2e+38, -3.2e+38, 0.0],
}, name='real').DisableLifeTimeVariation()
