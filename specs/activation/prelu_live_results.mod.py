# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: what it reads is read again afterwards.

F32 = 'TENSOR_FLOAT32'

# Result and input meet, in either order, at once and later, and through another shape.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, 0.5, 1.5])
t3 = Internal('t3', (F32, [2, 3]))
t4 = Internal('t4', (F32, [2, 3]))
c5 = Parameter('c5', (F32, [1]), [0.5])
t6 = Internal('t6', (F32, [2, 3]))
t7 = Output('t7', (F32, [2, 3]))
x8 = Input('x8', (F32, [2, 3]))
c9 = Parameter('c9', (F32, [3]), [1.0, 0.5, 1.5])
t10 = Internal('t10', (F32, [2, 3]))
t11 = Internal('t11', (F32, [2, 3]))
c12 = Parameter('c12', (F32, [1]), [0.5])
t13 = Internal('t13', (F32, [2, 3]))
t14 = Output('t14', (F32, [2, 3]))
x15 = Input('x15', (F32, [2, 3]))
c16 = Parameter('c16', (F32, [3]), [1.0, 0.5, 1.5])
t17 = Internal('t17', (F32, [2, 3]))
t18 = Internal('t18', (F32, [2, 3]))
c19 = Parameter('c19', (F32, [1]), [0.5])
t20 = Internal('t20', (F32, [2, 3]))
c21 = Parameter('c21', (F32, [2, 3]), [0.5, 1.0, 0.0, 1.5, 0.5, 2.0])
t22 = Internal('t22', (F32, [2, 3]))
t23 = Output('t23', (F32, [2, 3]))
x24 = Input('x24', (F32, [2, 3]))
c25 = Parameter('c25', (F32, [3]), [1.0, 0.5, 1.5])
t26 = Internal('t26', (F32, [2, 3]))
t27 = Internal('t27', (F32, [6]))
t28 = Internal('t28', (F32, [2, 3]))
t29 = Internal('t29', (F32, [2, 3]))
c30 = Parameter('c30', (F32, [1]), [0.5])
t31 = Internal('t31', (F32, [2, 3]))
t32 = Output('t32', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('NEG', t3).To(t4)
model.Operation('PRELU', t4, c5).To(t6)
model.Operation('ADD', t6, t3, 0).To(t7)
model.Operation('ADD', x8, c9, 0).To(t10)
model.Operation('NEG', t10).To(t11)
model.Operation('PRELU', t11, c12).To(t13)
model.Operation('ADD', t10, t13, 0).To(t14)
model.Operation('ADD', x15, c16, 0).To(t17)
model.Operation('NEG', t17).To(t18)
model.Operation('PRELU', t18, c19).To(t20)
model.Operation('MAXIMUM', t20, c21).To(t22)
model.Operation('SUB', t22, t17, 0).To(t23)
model.Operation('ADD', x24, c25, 0).To(t26)
model.Operation('RESHAPE', t26, [6]).To(t27)
model.Operation('RESHAPE', t27, [2, 3]).To(t28)
model.Operation('NEG', t28).To(t29)
model.Operation('PRELU', t29, c30).To(t31)
model.Operation('SUB', t31, t26, 0).To(t32)
Example({
    x1: [5.5, 9.5, 5.0, 2.5, 8.0, 3.5],
    t7: [3.25, 5.0, 3.25, 1.75, 4.25, 2.5],
    x8: [5.0, 8.0, 4.5, 3.5, 8.5, 1.5],
    t14: [3.0, 4.25, 3.0, 2.25, 4.5, 1.5],
    x15: [3.5, 5.5, 8.0, 5.0, 9.0, 7.0],
    t23: [-4.0, -5.0, -9.5, -4.5, -9.0, -6.5],
    x24: [10.0, 3.5, 7.0, 7.5, 5.0, 6.0],
    t32: [-16.5, -6.0, -12.75, -12.75, -8.25, -11.25],
}, name='joined').AddVariations('float16').DisableLifeTimeVariation()

# Several results of one tensor are each computed when the one before is read; the last of them is
# an output beside it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, 0.5, 1.5])
t3 = Internal('t3', (F32, [2, 3]))
t4 = Internal('t4', (F32, [2, 3]))
c5 = Parameter('c5', (F32, [1]), [0.5])
t6 = Internal('t6', (F32, [2, 3]))
c7 = Parameter('c7', (F32, [2, 3]), [0.5, 1.0, 0.0, 1.5, 0.5, 2.0])
t8 = Internal('t8', (F32, [2, 3]))
t9 = Output('t9', (F32, [2, 3]))
t10 = Internal('t10', (F32, [2, 3]))
c11 = Parameter('c11', (F32, [1]), [0.5])
t12 = Internal('t12', (F32, [2, 3]))
t13 = Output('t13', (F32, [2, 3]))
t14 = Internal('t14', (F32, [2, 3]))
t15 = Output('t15', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('NEG', t3).To(t4)
model.Operation('PRELU', t4, c5).To(t6)
model.Operation('MINIMUM', t3, c7).To(t8)
model.Operation('ADD', t6, t8, 0).To(t9)
model.Operation('NEG', t3).To(t10)
model.Operation('PRELU', t10, c11).To(t12)
model.Operation('SUB', t3, t12, 0).To(t13)
model.Operation('ADD', t12, t8, 0).To(t14)
model.Operation('MAXIMUM', t3, t14).To(t15)
Example({
    x1: [7.5, 10.0, 4.0, 8.0, 4.5, 5.5],
    t9: [-3.75, -4.25, -2.75, -3.0, -2.0, -1.5],
    t13: [12.75, 15.75, 8.25, 13.5, 7.5, 10.5],
    t15: [8.5, 10.5, 5.5, 9.0, 5.0, 7.0],
}, name='in_turns').AddVariations('float16').DisableLifeTimeVariation()
