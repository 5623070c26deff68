# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# LOG_SOFTMAX: numbers far from 1.

F32 = 'TENSOR_FLOAT32'

# No exponential of the numbers themselves is a float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4]))
t2 = Output('t2', (F32, [2, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', x1, 0.5, 1).To(t2)
Example({
    x1: [120.0, 119.5, 118.0, -90.0, -120.0, -119.0, -118.5, -250.0],
    t2: [-0.7639226, -1.0139226, -1.7639226, -105.76392, -1.5614489, -1.0614489, -0.8114489, -66.56145],
}, name='half').DisableLifeTimeVariation()

# No exponential of the numbers themselves is a float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4]))
t2 = Output('t2', (F32, [2, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', x1, 2.0, 1).To(t2)
Example({
    x1: [120.0, 119.5, 118.0, -90.0, -120.0, -119.0, -118.5, -250.0],
    t2: [-0.32656264, -1.3265626, -4.3265624, -420.32657, -3.3490121, -1.3490123, -0.34901223, -263.349],
}, name='two').DisableLifeTimeVariation()

# No exponential of the numbers themselves is a float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4]))
t2 = Output('t2', (F32, [2, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', x1, 0.25, 1).To(t2)
Example({
    x1: [120.0, 119.5, 118.0, -90.0, -120.0, -119.0, -118.5, -250.0],
    t2: [-0.9118921, -1.036892, -1.411892, -53.411892, -1.3188227, -1.0688227, -0.9438227, -33.81882],
}, name='quarter').DisableLifeTimeVariation()

# No exponential of the numbers themselves is a float32.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4]))
t2 = Output('t2', (F32, [2, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', x1, 10.0, 1).To(t2)
Example({
    x1: [120.0, 119.5, 118.0, -90.0, -120.0, -119.0, -118.5, -250.0],
    t2: [-0.0067153503, -5.0067153, -20.006716, -2100.0068, -15.006716, -5.006716, -0.0067156525,
    -1315.0067],
}, name='ten').DisableLifeTimeVariation()
