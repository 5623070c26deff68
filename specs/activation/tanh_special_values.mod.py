# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# TANH: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Infinities and the ends of float32 have results that are beyond doubt.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7]))
t2 = Output('t2', (F32, [7]))
model = Model()
model.Operation('TANH', x1).To(t2)
Example({
    x1: [-3e+38, -50.0, 50.0, 3e+38, 1e-30, 9.5, -9.5],
    t2: [-1.0, -1.0, 1.0, 1.0, 1e-30, 1.0, -1.0],
}, name='ends').DisableLifeTimeVariation()
