# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, are near the largest and the smallest float16.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [4]))
x2 = Input('x2', (F16, [4]))
t3 = Output('t3', (F16, [4]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: [250.0, -256.0, 0.0625, 2.0],
    x2: [250.0, 255.0, 0.004, 32000.0],
    t3: [62500.0, -65280.0, 0.00025, 64000.0],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, are near the largest and the smallest float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4]))
x2 = Input('x2', (F32, [4]))
t3 = Output('t3', (F32, [4]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: [1.5e+19, -3e+38, 1e-19, 2.0],
    x2: [1.5e+19, 1.0, 1e-18, 1.6e+38],
    t3: [2.2500001e+38, -3e+38, 1e-37, 3.2e+38],
}, name='real').DisableLifeTimeVariation()
