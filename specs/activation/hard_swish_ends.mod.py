# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# HARD_SWISH: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F16, [4]))
output = Output('output', (F16, [4]))
model = Model()
model.Operation('HARD_SWISH', input0).To(output)
Example({
    input0: [10000.0, 400.0, 3.5, -10000.0],
    output: [10000.0, 400.0, 3.5, 0.0],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [4]))
output = Output('output', (F32, [4]))
model = Model()
model.Operation('HARD_SWISH', input0).To(output)
Example({
    input0: [5e+37, 1e+19, 3.5, -5e+37],
    output: [5e+37, 1e+19, 3.5, 0.0],
}, name='real').DisableLifeTimeVariation()
