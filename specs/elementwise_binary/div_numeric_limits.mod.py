# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, are near the largest and the smallest float16.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [3]))
x2 = Input('x2', (F16, [3]))
t3 = Output('t3', (F16, [3]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: [60000.0, 1.0, -3.0],
    x2: [1.5, 16000.0, 6.104e-05],
    t3: [40000.0, 6.25e-05, -49150.0],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, are near the largest and the smallest float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3]))
x2 = Input('x2', (F32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: [3e+38, 1.0, -3.0],
    x2: [1.5, 8e+37, 1.25e-38],
    t3: [2e+38, 1.25e-38, -2.4e+38],
}, name='real').DisableLifeTimeVariation()
