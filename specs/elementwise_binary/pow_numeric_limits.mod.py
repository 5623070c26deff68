# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# POW: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, are near the largest and the smallest float16.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [4]))
x2 = Input('x2', (F16, [4]))
t3 = Output('t3', (F16, [4]))
model = Model()
model.Operation('POW', x1, x2).To(t3)
Example({
    x1: [255.0, 40.0, 2.0, 60000.0],
    x2: [2.0, 3.0, 15.5, 0.5],
    t3: [65020.0, 64000.0, 46340.0, 245.0],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, are near the largest and the smallest float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4]))
x2 = Input('x2', (F32, [4]))
t3 = Output('t3', (F32, [4]))
model = Model()
model.Operation('POW', x1, x2).To(t3)
Example({
    x1: [1e+19, 6000000000000.0, 2.0, 3e+38],
    x2: [2.0, 3.0, 127.5, 0.5],
    t3: [1e+38, 2.1600002e+38, 2.4061597e+38, 1.7320508e+19],
}, name='real').DisableLifeTimeVariation()
