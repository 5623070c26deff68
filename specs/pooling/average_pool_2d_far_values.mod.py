# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: numbers far from 1.

F16 = 'TENSOR_FLOAT16'

# An average that a float16 holds is of a sum that none does.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [1, 4, 4, 3]))
t2 = Output('t2', (F16, [1, 2, 1, 3]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 4, 3, 0).To(t2)
Example({
    x1: ([20000.0, 20510.0, 21020.0] * 16)[:48],
    t2: [20000.0, 20510.0, 21020.0, 20000.0, 20510.0, 21020.0],
}, name='sums').DisableLifeTimeVariation()
