# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# NEG: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, are near the largest and the smallest float16.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [3]))
t2 = Output('t2', (F16, [3]))
model = Model()
model.Operation('NEG', x1).To(t2)
Example({
    x1: [-65500.0, 65500.0, -6.104e-05],
    t2: [65500.0, -65500.0, 6.104e-05],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, are near the largest and the smallest float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3]))
t2 = Output('t2', (F32, [3]))
model = Model()
model.Operation('NEG', x1).To(t2)
Example({
    x1: [-3.4e+38, 3.4e+38, -1.2e-38],
    t2: [3.4e+38, -3.4e+38, 1.2e-38],
}, name='real').DisableLifeTimeVariation()
