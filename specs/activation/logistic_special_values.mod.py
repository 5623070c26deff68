# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# LOGISTIC: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Infinities and the ends of float32 have results that are beyond doubt.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [8]))
t2 = Output('t2', (F32, [8]))
model = Model()
model.Operation('LOGISTIC', x1).To(t2)
Example({
    x1: [-3e+38, -200.0, 200.0, 3e+38, -88.5, 88.5, 17.0, -17.0],
    t2: [0.0, 0.0, 1.0, 1.0, 3.672302e-39, 1.0, 0.99999994, 4.1399375e-08],
}, name='ends').DisableLifeTimeVariation()
