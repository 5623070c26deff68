# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SQRT: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, are near the largest and the smallest float16.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [3]))
t2 = Output('t2', (F16, [3]))
model = Model()
model.Operation('SQRT', x1).To(t2)
Example({
    x1: [65500.0, 300.0, 0.0001221],
    t2: [255.9, 17.33, 0.01105],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, are near the largest and the smallest float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4]))
t2 = Output('t2', (F32, [4]))
model = Model()
model.Operation('SQRT', x1).To(t2)
Example({
    x1: [3.4e+38, 1e+30, 1.2e-38, 1e-30],
    t2: [1.8439089e+19, 1000000000000000.0, 1.0954451e-19, 1e-15],
}, name='real').DisableLifeTimeVariation()
