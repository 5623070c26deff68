# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# LOGISTIC: the ends of real types.

F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'

# Results, or what they are made of, are near the largest and the smallest float16.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [4]))
t2 = Output('t2', (F16, [4]))
model = Model()
model.Operation('LOGISTIC', x1).To(t2)
Example({
    x1: [-60000.0, 400.0, 12.0, 60000.0],
    t2: [0.0, 1.0, 1.0, 1.0],
}, name='half').DisableLifeTimeVariation()

# Results, or what they are made of, are near the largest and the smallest float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4]))
t2 = Output('t2', (F32, [4]))
model = Model()
model.Operation('LOGISTIC', x1).To(t2)
Example({
    x1: [-3e+38, 3e+38, 90.0, -85.0],
    t2: [0.0, 1.0, 1.0, 1.2160993e-37],
}, name='real').DisableLifeTimeVariation()
