# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# FLOOR: ends of float32.

F32 = 'TENSOR_FLOAT32'

# Infinities and the ends of float32 have results that are beyond doubt.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6]))
t2 = Output('t2', (F32, [6]))
model = Model()
model.Operation('FLOOR', x1).To(t2)
Example({
    x1: [8388609.0, -2147483600.0, 3e+38, -0.5, 1000000060.0, 9.313226e-10],
    t2: [8388609.0, -2147483600.0, 3e+38, -1.0, 1000000060.0, 0.0],
}, name='ends').DisableLifeTimeVariation()
