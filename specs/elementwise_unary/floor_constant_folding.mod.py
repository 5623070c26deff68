# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# FLOOR: constants alone.

F32 = 'TENSOR_FLOAT32'

# Constants alone give a result, which an input meets later: it is no output by itself.
# Expected values: float64 formula.
c1 = Parameter('c1', (F32, [6]), [-2.75, 2.75, -0.5, 30.25, -0.25, 1.5])
t2 = Internal('t2', (F32, [6]))
x3 = Input('x3', (F32, [1]))
t4 = Output('t4', (F32, [7]))
model = Model()
model.Operation('FLOOR', c1).To(t2)
model.Operation('CONCATENATION', x3, t2, 0).To(t4)
Example({
    x3: [4.0],
    t4: [4.0, -3.0, 2.0, -1.0, 30.0, -1.0, 1.0],
}, name='alone').DisableLifeTimeVariation()
