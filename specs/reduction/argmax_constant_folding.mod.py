# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: constants alone.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Constants alone give a result, which an input meets later: it is no output by itself.
# Expected values: float64 formula.
c1 = Parameter('c1', (I32, [2, 3]), [5, 9, 9, 4, -8, 4])
t2 = Internal('t2', (I32, [2]))
t3 = Internal('t3', (I32, [3]))
x4 = Input('x4', (I32, [1]))
t5 = Internal('t5', (I32, [2]))
t6 = Output('t6', (F32, [2]))
x7 = Input('x7', (I32, [1]))
t8 = Internal('t8', (I32, [3]))
t9 = Output('t9', (F32, [3]))
model = Model()
model.Operation('ARGMAX', c1, 1).To(t2)
model.Operation('ARGMAX', c1, -2).To(t3)
model.Operation('MAXIMUM', x4, t2).To(t5)
model.Operation('CAST', t5).To(t6)
model.Operation('MAXIMUM', x7, t3).To(t8)
model.Operation('CAST', t8).To(t9)
Example({
    x4: [-100],
    t6: [1.0, 0.0],
    x7: [-100],
    t9: [0.0, 0.0, 0.0],
}, name='alone').DisableLifeTimeVariation()
