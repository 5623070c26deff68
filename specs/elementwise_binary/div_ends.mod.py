# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F16, [3]))
input1 = Input('input1', (F16, [3]))
output = Output('output', (F16, [3]))
model = Model()
model.Operation('DIV', input0, input1, 0).To(output)
Example({
    input0: [60000.0, 1.0, -3.0],
    input1: [1.5, 16000.0, 6.104e-05],
    output: [40000.0, 6.25e-05, -49150.0],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [3]))
input1 = Input('input1', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('DIV', input0, input1, 0).To(output)
Example({
    input0: [3e+38, 1.0, -3.0],
    input1: [1.5, 8e+37, 1.25e-38],
    output: [2e+38, 1.25e-38, -2.4e+38],
}, name='real').DisableLifeTimeVariation()
