# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# RSQRT: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, are near the largest and the smallest float16.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [3]))
t2 = Output('t2', (F16, [3]))
model = Model()
model.Operation('RSQRT', x1).To(t2)
Example({
    x1: [65500.0, 300.0, 0.0001221],
    t2: [0.003906, 0.05774, 90.5],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, are near the largest and the smallest float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4]))
t2 = Output('t2', (F32, [4]))
model = Model()
model.Operation('RSQRT', x1).To(t2)
Example({
    x1: [3.4e+38, 1e+30, 1.2e-38, 1e-30],
    t2: [5.423262e-20, 1e-15, 9.1287096e+18, 1000000000000000.0],
}, name='real').DisableLifeTimeVariation()
