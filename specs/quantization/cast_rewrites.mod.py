# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# CAST: conversions in a row, and operations between them.

# There and back, by way of a narrower type.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 4]))
t3 = Internal('t3', ('TENSOR_INT32', [2, 4]))
x2 = Input('x2', ('TENSOR_INT32', [4]))
t4 = Internal('t4', ('TENSOR_FLOAT32', [4]))
t5 = Internal('t5', ('TENSOR_INT32', [4]))
c6 = Parameter('c6', ('TENSOR_INT32', [1]), [16777214])
t7 = Internal('t7', ('TENSOR_INT32', [4]))
t8 = Output('t8', ('TENSOR_FLOAT32', [2, 4]))
c9 = Parameter('c9', ('TENSOR_INT32', [1]), [100])
t10 = Internal('t10', ('TENSOR_INT32', [4]))
t11 = Output('t11', ('TENSOR_FLOAT32', [4]))
t12 = Internal('t12', ('TENSOR_FLOAT32', [2, 4]))
c13 = Parameter('c13', ('TENSOR_FLOAT32', [1]), [0.5])
t14 = Output('t14', ('TENSOR_FLOAT32', [2, 4]))
model = Model()
model.Operation('CAST', x1).To(t3)
model.Operation('CAST', x2).To(t4)
model.Operation('CAST', t4).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('CAST', t3).To(t8)
model.Operation('MUL', t7, c9, 0).To(t10)
model.Operation('CAST', t10).To(t11)
model.Operation('CAST', t3).To(t12)
model.Operation('MUL', t12, c13, 0).To(t14)
Example({
    x1: [0.5, -1.75, 2.25, 300.75, -300.5, 255.9, 70000.5, 128.0],
    x2: [16777217, 16777219, 255, -7],
    t8: [0.0, -1.0, 2.0, 300.0, -300.0, 255.0, 70000.0, 128.0],
    t11: [200.0, 600.0, -1677695900.0, -1677722100.0],
    t14: [0.0, -0.5, 1.0, 150.0, -150.0, 127.5, 35000.0, 64.0],
}, name='chains').DisableLifeTimeVariation()
