# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# RSQRT: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Infinities and the ends of float32 have results that are beyond doubt.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4]))
t2 = Output('t2', (F32, [4]))
model = Model()
model.Operation('RSQRT', x1).To(t2)
Example({
    x1: [1e-30, 3e+38, 7.888609e-31, 1.2676506e+30],
    t2: [1000000000000000.0, 5.773503e-20, 1125899900000000.0, 8.881784e-16],
}, name='ends').DisableLifeTimeVariation()
