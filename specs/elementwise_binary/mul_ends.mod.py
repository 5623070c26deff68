# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F16, [4]))
input1 = Input('input1', (F16, [4]))
output = Output('output', (F16, [4]))
model = Model()
model.Operation('MUL', input0, input1, 0).To(output)
Example({
    input0: [250.0, -256.0, 0.0625, 2.0],
    input1: [250.0, 255.0, 0.004, 32000.0],
    output: [62500.0, -65280.0, 0.00025, 64000.0],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [4]))
input1 = Input('input1', (F32, [4]))
output = Output('output', (F32, [4]))
model = Model()
model.Operation('MUL', input0, input1, 0).To(output)
Example({
    input0: [1.5e+19, -3e+38, 1e-19, 2.0],
    input1: [1.5e+19, 1.0, 1e-18, 1.6e+38],
    output: [2.2500001e+38, -3e+38, 1e-37, 3.2e+38],
}, name='real').DisableLifeTimeVariation()
