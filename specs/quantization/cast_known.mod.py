# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# CAST: constants alone.

# An input meets each result later, so that none is an output by itself.
# Expected values: float64 formula.
c1 = Parameter('c1', ('TENSOR_FLOAT32', [6]), [-2.75, 2.75, -0.5, 30.25, -0.25, 1.5])
t3 = Internal('t3', ('TENSOR_INT32', [6]))
t4 = Internal('t4', ('TENSOR_INT32', [6]))
t5 = Internal('t5', ('TENSOR_FLOAT32', [6]))
c2 = Parameter('c2', ('TENSOR_INT32', [6]), [-7, 7, -8, 9, -1, 0])
t6 = Internal('t6', ('TENSOR_FLOAT32', [6]))
x7 = Input('x7', ('TENSOR_INT32', [1]))
t8 = Internal('t8', ('TENSOR_INT32', [6]))
t9 = Output('t9', ('TENSOR_FLOAT32', [6]))
x10 = Input('x10', ('TENSOR_FLOAT32', [1]))
t11 = Output('t11', ('TENSOR_FLOAT32', [7]))
x12 = Input('x12', ('TENSOR_FLOAT32', [1]))
t13 = Output('t13', ('TENSOR_FLOAT32', [7]))
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
