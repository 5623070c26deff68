# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# MEAN: numbers far from 1.

F16 = 'TENSOR_FLOAT16'
I32 = 'TENSOR_INT32'

# An average that a float16 holds is of a sum that none does.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [3, 8]))
c2 = Parameter('c2', (I32, [1]), [1])
t3 = Output('t3', (F16, [3]))
model = Model()
model.Operation('MEAN', x1, c2, 0).To(t3)
Example({
    x1: [30000.0, 30000.0, 30000.0, 30000.0, 30000.0, 30000.0, 30000.0, 30000.0, 30510.0, 30510.0, 30510.0,
    30510.0, 30510.0, 30510.0, 30510.0, 30510.0, 31020.0, 31020.0, 31020.0, 31020.0, 31020.0,
    31020.0, 31020.0, 31020.0],
    t3: [30000.0, 30510.0, 31020.0],
}, name='sums').DisableLifeTimeVariation()
