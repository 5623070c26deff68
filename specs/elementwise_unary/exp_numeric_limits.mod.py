# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# EXP: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, are near the largest and the smallest float16.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [9]))
t2 = Output('t2', (F16, [9]))
model = Model()
model.Operation('EXP', x1).To(t2)
Example({
    x1: [8.0, 10.0, 10.39, 10.41, 10.75, 11.0, 11.08, -9.0, -9.5],
    t2: [2980.0, 22030.0, 32560.0, 33060.0, 46620.0, 59870.0, 64740.0, 0.0001234, 7.486e-05],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, are near the largest and the smallest float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [9]))
t2 = Output('t2', (F32, [9]))
model = Model()
model.Operation('EXP', x1).To(t2)
Example({
    x1: [70.0, 80.0, 86.5, 88.0, 88.5, 88.7, -80.0, -87.0, -87.3],
    t2: [2.5154387e+30, 5.5406225e+34, 3.6852986e+37, 1.6516363e+38, 2.723088e+38, 3.3259769e+38,
    1.8048513e-35, 1.6458115e-38, 1.2192433e-38],
}, name='real').DisableLifeTimeVariation()
