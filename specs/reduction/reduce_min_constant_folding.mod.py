# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: constants alone.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Constants alone give a result, which an input meets later: it is no output by itself.
# Expected values: float64 formula.
c1 = Parameter('c1', (F32, [2, 3]), [-7.0, 2.0, 9.0, 4.0, -8.0, 1.0])
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Internal('t3', (F32, [3]))
c4 = Parameter('c4', (I32, [1]), [-1])
t5 = Internal('t5', (F32, [2]))
x6 = Input('x6', (F32, [1]))
t7 = Output('t7', (F32, [4]))
x8 = Input('x8', (F32, [1]))
t9 = Output('t9', (F32, [3]))
model = Model()
model.Operation('REDUCE_MIN', c1, c2, False).To(t3)
model.Operation('REDUCE_MIN', c1, c4, False).To(t5)
model.Operation('CONCATENATION', x6, t3, 0).To(t7)
model.Operation('CONCATENATION', x8, t5, 0).To(t9)
Example({
    x6: [4.0],
    t7: [4.0, -7.0, -8.0, 1.0],
    x8: [4.0],
    t9: [4.0, -7.0, -8.0],
}, name='alone').DisableLifeTimeVariation()
