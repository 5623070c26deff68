# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: scales far from 1, sums of many bits, cancellation, special numbers.

F32 = 'TENSOR_FLOAT32'

# Differences are greater than any exponential holds.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 4]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t2)
Example({
    x1: [10000.0, 9999.0, -10000.0, 0.0, -10000.0, -10002.0, -30000.0, -10000.0, 3e+38, 0.0, -3e+38, 1.0],
    t2: [0.7310586, 0.26894143, 0.0, 0.0, 0.46831053, 0.06337894, 0.0, 0.46831053, 1.0, 0.0, 0.0, 0.0],
}, name='far').DisableLifeTimeVariation()
