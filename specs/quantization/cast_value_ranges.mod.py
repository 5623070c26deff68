# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# CAST: scales far from 1, sums of many bits, cancellation, special numbers.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Integers have more bits than a float32, which rounds them.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [6]))
t2 = Output('t2', (F32, [6]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: [16777217, -16777217, 2147483647, -2147483648, 2147483583, 123456789],
    t2: [16777216.0, -16777216.0, 2147483600.0, -2147483600.0, 2147483500.0, 123456790.0],
}, name='integers').DisableLifeTimeVariation()

# Real numbers lie between integers, or at their ends.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6]))
t2 = Output('t2', (I32, [6]))
model = Model()
model.Operation('CAST', x1).To(t2)
Example({
    x1: [2147483500.0, -2147483600.0, 8388609.0, -0.999, 0.999, 16777215.0],
    t2: [2147483520, -2147483648, 8388609, 0, 0, 16777215],
}, name='reals').DisableLifeTimeVariation()
