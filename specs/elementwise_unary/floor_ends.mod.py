# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# FLOOR: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F16, [5]))
output = Output('output', (F16, [5]))
model = Model()
model.Operation('FLOOR', input0).To(output)
Example({
    input0: [-65500.0, 32770.0, 2047.0, 1023.5, -1023.5],
    output: [-65500.0, 32770.0, 2047.0, 1023.0, -1024.0],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, near the largest and the smallest number.
# Expected values: float64 formula.
input0 = Input('input0', (F32, [6]))
output = Output('output', (F32, [6]))
model = Model()
model.Operation('FLOOR', input0).To(output)
Example({
    input0: [-3.4e+38, 2147483600.0, -2147484000.0, 9.223372e+18, 8388607.5, -4194303.5],
    output: [-3.4e+38, 2147483600.0, -2147484000.0, 9.223372e+18, 8388607.0, -4194304.0],
}, name='real').DisableLifeTimeVariation()
