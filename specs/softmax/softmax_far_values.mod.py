# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: numbers far from 1.

F32 = 'TENSOR_FLOAT32'

# No exponential of the numbers themselves is a float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4]))
t2 = Output('t2', (F32, [2, 4]))
model = Model()
model.Operation('SOFTMAX', x1, 0.5).To(t2)
Example({
    x1: [120.0, 119.5, 118.0, -90.0, -120.0, -119.0, -118.5, -250.0],
    t2: [0.46583557, 0.36279312, 0.17137133, 0.0, 0.20983182, 0.3459542, 0.444214, 1.23802674e-29],
}, name='half').DisableLifeTimeVariation()

# No exponential of the numbers themselves is a float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4]))
t2 = Output('t2', (F32, [2, 4]))
model = Model()
model.Operation('SOFTMAX', x1, 2.0).To(t2)
Example({
    x1: [120.0, 119.5, 118.0, -90.0, -120.0, -119.0, -118.5, -250.0],
    t2: [0.7213992, 0.26538792, 0.013212887, 0.0, 0.035119027, 0.25949645, 0.7053845, 0.0],
}, name='two').DisableLifeTimeVariation()

# No exponential of the numbers themselves is a float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4]))
t2 = Output('t2', (F32, [2, 4]))
model = Model()
model.Operation('SOFTMAX', x1, 0.25).To(t2)
Example({
    x1: [120.0, 119.5, 118.0, -90.0, -120.0, -119.0, -118.5, -250.0],
    t2: [0.40176332, 0.3545549, 0.24368177, 6.3607744e-24, 0.26744998, 0.34341258, 0.38913745, 2.054338e-15],
}, name='quarter').DisableLifeTimeVariation()

# No exponential of the numbers themselves is a float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4]))
t2 = Output('t2', (F32, [2, 4]))
model = Model()
model.Operation('SOFTMAX', x1, 10.0).To(t2)
Example({
    x1: [120.0, 119.5, 118.0, -90.0, -120.0, -119.0, -118.5, -250.0],
    t2: [0.9933072, 0.006692851, 2.0473587e-09, 0.0, 3.0385488e-07, 0.006692849, 0.9933069, 0.0],
}, name='ten').DisableLifeTimeVariation()
