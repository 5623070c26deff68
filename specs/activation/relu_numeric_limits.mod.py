# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, are near the largest and the smallest float16.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [2]))
t2 = Output('t2', (F16, [2]))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: [-65500.0, 65500.0],
    t2: [0.0, 65500.0],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, are near the largest and the smallest float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2]))
t2 = Output('t2', (F32, [2]))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: [-3.4e+38, 3.4e+38],
    t2: [0.0, 3.4e+38],
}, name='real').DisableLifeTimeVariation()
