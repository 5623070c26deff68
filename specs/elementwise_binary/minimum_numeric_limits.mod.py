# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, are near the largest and the smallest float16.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [2]))
x2 = Input('x2', (F16, [2]))
t3 = Output('t3', (F16, [2]))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: [65500.0, -65500.0],
    x2: [-65500.0, -65000.0],
    t3: [-65500.0, -65500.0],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, are near the largest and the smallest float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2]))
x2 = Input('x2', (F32, [2]))
t3 = Output('t3', (F32, [2]))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: [3.4e+38, -3.4e+38],
    x2: [3e+38, 3e+38],
    t3: [3e+38, -3.4e+38],
}, name='real').DisableLifeTimeVariation()
