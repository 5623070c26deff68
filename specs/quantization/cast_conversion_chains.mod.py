# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# CAST: conversions in a row, and operations between them.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# A number goes to a narrower type and back: fractions, or bit 25, are lost.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4]))
t3 = Internal('t3', (I32, [2, 4]))
x2 = Input('x2', (I32, [4]))
t4 = Internal('t4', (F32, [4]))
t5 = Internal('t5', (I32, [4]))
c6 = Parameter('c6', (I32, [1]), [16777214])
t7 = Internal('t7', (I32, [4]))
t8 = Output('t8', (F32, [2, 4]))
c9 = Parameter('c9', (I32, [1]), [100])
t10 = Internal('t10', (I32, [4]))
t11 = Output('t11', (F32, [4]))
t12 = Internal('t12', (F32, [2, 4]))
c13 = Parameter('c13', (F32, [1]), [0.5])
t14 = Output('t14', (F32, [2, 4]))
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

# A number goes to a narrower type and back: fractions, or bit 25, are lost. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4]))
t15 = Internal('t15', (I32, [2, 4]))
t16 = Output('t16', (F32, [2, 4]))
x2 = Input('x2', (I32, [4]))
t17 = Internal('t17', (F32, [4]))
t18 = Internal('t18', (I32, [4]))
c6 = Parameter('c6', (I32, [1]), [16777214])
t19 = Internal('t19', (I32, [4]))
c9 = Parameter('c9', (I32, [1]), [100])
t20 = Internal('t20', (I32, [4]))
t21 = Output('t21', (F32, [4]))
t22 = Internal('t22', (I32, [2, 4]))
t23 = Internal('t23', (F32, [2, 4]))
c13 = Parameter('c13', (F32, [1]), [0.5])
t24 = Output('t24', (F32, [2, 4]))
model = Model()
model.Operation('CAST', x1).To(t15)
model.Operation('CAST', t15).To(t16)
model.Operation('CAST', x2).To(t17)
model.Operation('CAST', t17).To(t18)
model.Operation('SUB', t18, c6, 0).To(t19)
model.Operation('MUL', t19, c9, 0).To(t20)
model.Operation('CAST', t20).To(t21)
model.Operation('CAST', x1).To(t22)
model.Operation('CAST', t22).To(t23)
model.Operation('MUL', t23, c13, 0).To(t24)
Example({
    x1: [0.5, -1.75, 2.25, 300.75, -300.5, 255.9, 70000.5, 128.0],
    t16: [0.0, -1.0, 2.0, 300.0, -300.0, 255.0, 70000.0, 128.0],
    x2: [16777217, 16777219, 255, -7],
    t21: [200.0, 600.0, -1677695900.0, -1677722100.0],
    t24: [0.0, -0.5, 1.0, 150.0, -150.0, 127.5, 35000.0, 64.0],
}, name='chains_unshared').DisableLifeTimeVariation()
