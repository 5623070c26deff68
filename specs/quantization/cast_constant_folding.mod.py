# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# CAST: constants alone.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Constants alone give a result, which an input meets later: it is no output by itself.
# Expected values: float64 formula.
c1 = Parameter('c1', (F32, [6]), [-2.75, 2.75, -0.5, 30.25, -0.25, 1.5])
t3 = Internal('t3', (I32, [6]))
t4 = Internal('t4', (I32, [6]))
t5 = Internal('t5', (F32, [6]))
c2 = Parameter('c2', (I32, [6]), [-7, 7, -8, 9, -1, 0])
t6 = Internal('t6', (F32, [6]))
x7 = Input('x7', (I32, [1]))
t8 = Internal('t8', (I32, [6]))
t9 = Output('t9', (F32, [6]))
x10 = Input('x10', (F32, [1]))
t11 = Output('t11', (F32, [7]))
x12 = Input('x12', (F32, [1]))
t13 = Output('t13', (F32, [7]))
model = Model()
model.Operation('CAST', c1).To(t3)
model.Operation('CAST', c1).To(t4)
model.Operation('CAST', t4).To(t5)
model.Operation('CAST', c2).To(t6)
model.Operation('MAXIMUM', x7, t3).To(t8)
model.Operation('CAST', t8).To(t9)
model.Operation('CONCATENATION', x10, t5, 0).To(t11)
model.Operation('CONCATENATION', x12, t6, 0).To(t13)
Example({
    x7: [-100],
    t9: [-2.0, 2.0, 0.0, 30.0, 0.0, 1.0],
    x10: [4.0],
    t11: [4.0, -2.0, 2.0, 0.0, 30.0, 0.0, 1.0],
    x12: [4.0],
    t13: [4.0, -7.0, 7.0, -8.0, 9.0, -1.0, 0.0],
}, name='alone').DisableLifeTimeVariation()
