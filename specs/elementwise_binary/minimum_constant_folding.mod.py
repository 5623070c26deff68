# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: constants alone.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Constants alone give a result, which an input meets later: it is no output by itself.
# Expected values: float64 formula.
c1 = Parameter('c1', (I32, [6]), [-7, 7, -8, 9, -1, 0])
c2 = Parameter('c2', (I32, [6]), [2, -2, 3, 4, 5, -3])
t4 = Internal('t4', (I32, [6]))
c3 = Parameter('c3', (I32, [1]), [2])
t5 = Internal('t5', (I32, [6]))
t6 = Internal('t6', (I32, [6]))
t7 = Internal('t7', (I32, [6]))
x8 = Input('x8', (I32, [1]))
t9 = Internal('t9', (I32, [6]))
t10 = Output('t10', (F32, [6]))
x11 = Input('x11', (I32, [1]))
t12 = Internal('t12', (I32, [6]))
t13 = Output('t13', (F32, [6]))
x14 = Input('x14', (I32, [1]))
t15 = Internal('t15', (I32, [6]))
t16 = Output('t16', (F32, [6]))
model = Model()
model.Operation('MINIMUM', c1, c2).To(t4)
model.Operation('MINIMUM', c1, c3).To(t5)
model.Operation('MINIMUM', c1, c2).To(t6)
model.Operation('MINIMUM', t6, c3).To(t7)
model.Operation('MAXIMUM', x8, t4).To(t9)
model.Operation('CAST', t9).To(t10)
model.Operation('MAXIMUM', x11, t5).To(t12)
model.Operation('CAST', t12).To(t13)
model.Operation('MAXIMUM', x14, t7).To(t15)
model.Operation('CAST', t15).To(t16)
Example({
    x8: [-100],
    t10: [-7.0, -2.0, -8.0, 4.0, -1.0, -3.0],
    x11: [-100],
    t13: [-7.0, 2.0, -8.0, 2.0, -1.0, 0.0],
    x14: [-100],
    t16: [-7.0, -2.0, -8.0, 2.0, -1.0, -3.0],
}, name='alone').DisableLifeTimeVariation()
