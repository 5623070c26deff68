# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# ABS: constants alone.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Constants alone give a result, which an input meets later: it is no output by itself.
# Expected values: float64 formula.
c1 = Parameter('c1', (I32, [6]), [-7, 7, -8, 9, -1, 0])
t2 = Internal('t2', (I32, [6]))
x3 = Input('x3', (I32, [1]))
t4 = Internal('t4', (I32, [6]))
t5 = Output('t5', (F32, [6]))
model = Model()
model.Operation('ABS', c1).To(t2)
model.Operation('MAXIMUM', x3, t2).To(t4)
model.Operation('CAST', t4).To(t5)
Example({
    x3: [-100],
    t5: [7.0, 7.0, 8.0, 9.0, 1.0, 0.0],
}, name='alone').DisableLifeTimeVariation()
