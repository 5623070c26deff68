# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER_EQUAL: constants alone.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Constants alone give a result, which an input meets later: it is no output by itself.
# Expected values: float64 formula.
c1 = Parameter('c1', (I32, [6]), [-7, 7, -8, 9, -1, 0])
c2 = Parameter('c2', (I32, [6]), [2, -2, 3, 4, 5, -3])
t3 = Internal('t3', (BOOL8, [6]))
t4 = Internal('t4', (I32, [6]))
x5 = Input('x5', (I32, [1]))
t6 = Internal('t6', (I32, [6]))
t7 = Output('t7', (F32, [6]))
model = Model()
model.Operation('GREATER_EQUAL', c1, c2).To(t3)
model.Operation('SELECT', t3, c1, c2).To(t4)
model.Operation('MAXIMUM', x5, t4).To(t6)
model.Operation('CAST', t6).To(t7)
Example({
    x5: [-100],
    t7: [2.0, 7.0, 3.0, 9.0, 5.0, 0.0],
}, name='alone').DisableLifeTimeVariation()
