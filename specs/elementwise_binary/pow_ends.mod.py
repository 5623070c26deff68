# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# POW: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F16, [4]))
input1 = Input('input1', (F16, [4]))
output = Output('output', (F16, [4]))
model = Model()
model.Operation('POW', input0, input1).To(output)
Example({
    input0: [255.0, 40.0, 2.0, 60000.0],
    input1: [2.0, 3.0, 15.5, 0.5],
    output: [65020.0, 64000.0, 46340.0, 245.0],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [4]))
input1 = Input('input1', (F32, [4]))
output = Output('output', (F32, [4]))
model = Model()
model.Operation('POW', input0, input1).To(output)
Example({
    input0: [1e+19, 6000000000000.0, 2.0, 3e+38],
    input1: [2.0, 3.0, 127.5, 0.5],
    output: [1e+38, 2.1600002e+38, 2.4061597e+38, 1.7320508e+19],
}, name='real').DisableLifeTimeVariation()
