# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, are near the largest and the smallest float16.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [3]))
x2 = Input('x2', (F16, [3]))
t3 = Output('t3', (F16, [3]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: [40000.0, -32000.0, 65000.0],
    x2: [25000.0, -33000.0, -65000.0],
    t3: [65000.0, -65000.0, 0.0],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, are near the largest and the smallest float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3]))
x2 = Input('x2', (F32, [3]))
t3 = Output('t3', (F32, [3]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: [2e+38, -1e+38, 3e+38],
    x2: [1.2e+38, -2.2e+38, -3e+38],
    t3: [3.2e+38, -3.2e+38, 0.0],
}, name='real').DisableLifeTimeVariation()
