# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: what it reads is read again afterwards.

F32 = 'TENSOR_FLOAT32'

# Result and input meet, in either order, at once and later, and through another shape.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, 0.5, 1.5])
t3 = Internal('t3', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [1]), [-2.0])
t5 = Internal('t5', (F32, [2, 3]))
t6 = Output('t6', (F32, [2, 3]))
x7 = Input('x7', (F32, [2, 3]))
c8 = Parameter('c8', (F32, [3]), [1.0, 0.5, 1.5])
t9 = Internal('t9', (F32, [2, 3]))
c10 = Parameter('c10', (F32, [1]), [-2.0])
t11 = Internal('t11', (F32, [2, 3]))
t12 = Output('t12', (F32, [2, 3]))
x13 = Input('x13', (F32, [2, 3]))
c14 = Parameter('c14', (F32, [3]), [1.0, 0.5, 1.5])
t15 = Internal('t15', (F32, [2, 3]))
c16 = Parameter('c16', (F32, [1]), [-2.0])
t17 = Internal('t17', (F32, [2, 3]))
c18 = Parameter('c18', (F32, [2, 3]), [0.5, 1.0, 0.0, 1.5, 0.5, 2.0])
t19 = Internal('t19', (F32, [2, 3]))
t20 = Output('t20', (F32, [2, 3]))
x21 = Input('x21', (F32, [2, 3]))
c22 = Parameter('c22', (F32, [3]), [1.0, 0.5, 1.5])
t23 = Internal('t23', (F32, [2, 3]))
t24 = Internal('t24', (F32, [6]))
t25 = Internal('t25', (F32, [2, 3]))
c26 = Parameter('c26', (F32, [1]), [-2.0])
t27 = Internal('t27', (F32, [2, 3]))
t28 = Output('t28', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('ADD', t5, t3, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('MUL', t9, c10, 0).To(t11)
model.Operation('ADD', t9, t11, 0).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
model.Operation('MUL', t15, c16, 0).To(t17)
model.Operation('MAXIMUM', t17, c18).To(t19)
model.Operation('SUB', t19, t15, 0).To(t20)
model.Operation('ADD', x21, c22, 0).To(t23)
model.Operation('RESHAPE', t23, [6]).To(t24)
model.Operation('RESHAPE', t24, [2, 3]).To(t25)
model.Operation('MUL', t25, c26, 0).To(t27)
model.Operation('SUB', t27, t23, 0).To(t28)
Example({
    x1: [2.5, 3.5, 2.0, 8.5, 1.5, 5.0],
    t6: [-3.5, -4.0, -3.5, -9.5, -2.0, -6.5],
    x7: [4.5, 7.5, 9.5, 8.5, 1.5, 5.5],
    t12: [-5.5, -8.0, -11.0, -9.5, -2.0, -7.0],
    x13: [7.5, 3.0, 4.0, 6.5, 7.0, 9.0],
    t20: [-8.0, -2.5, -5.5, -6.0, -7.0, -8.5],
    x21: [9.0, 10.0, 4.0, 3.5, 3.0, 1.5],
    t28: [-30.0, -31.5, -16.5, -13.5, -10.5, -9.0],
}, name='joined').AddVariations('float16').DisableLifeTimeVariation()

# Several results of one tensor are each computed when the one before is read; the last of them is
# an output beside it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, 0.5, 1.5])
t3 = Internal('t3', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [1]), [-2.0])
t5 = Internal('t5', (F32, [2, 3]))
c6 = Parameter('c6', (F32, [2, 3]), [0.5, 1.0, 0.0, 1.5, 0.5, 2.0])
t7 = Internal('t7', (F32, [2, 3]))
t8 = Output('t8', (F32, [2, 3]))
c9 = Parameter('c9', (F32, [1]), [-2.0])
t10 = Internal('t10', (F32, [2, 3]))
t11 = Output('t11', (F32, [2, 3]))
t12 = Internal('t12', (F32, [2, 3]))
t13 = Output('t13', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('MINIMUM', t3, c6).To(t7)
model.Operation('ADD', t5, t7, 0).To(t8)
model.Operation('MUL', t3, c9, 0).To(t10)
model.Operation('SUB', t3, t10, 0).To(t11)
model.Operation('ADD', t10, t7, 0).To(t12)
model.Operation('MAXIMUM', t3, t12).To(t13)
Example({
    x1: [7.0, 9.5, 10.0, 2.0, 2.5, 4.5],
    t8: [-15.5, -19.0, -23.0, -4.5, -5.5, -10.0],
    t11: [24.0, 30.0, 34.5, 9.0, 9.0, 18.0],
    t13: [8.0, 10.0, 11.5, 3.0, 3.0, 6.0],
}, name='in_turns').AddVariations('float16').DisableLifeTimeVariation()
