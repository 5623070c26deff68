# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# LOGISTIC: what it reads is read again afterwards.

F32 = 'TENSOR_FLOAT32'

# Result and input meet, in either order, at once and later, and through another shape.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, 0.5, 1.5])
t3 = Internal('t3', (F32, [2, 3]))
t4 = Internal('t4', (F32, [2, 3]))
t5 = Output('t5', (F32, [2, 3]))
x6 = Input('x6', (F32, [2, 3]))
c7 = Parameter('c7', (F32, [3]), [1.0, 0.5, 1.5])
t8 = Internal('t8', (F32, [2, 3]))
t9 = Internal('t9', (F32, [2, 3]))
t10 = Output('t10', (F32, [2, 3]))
x11 = Input('x11', (F32, [2, 3]))
c12 = Parameter('c12', (F32, [3]), [1.0, 0.5, 1.5])
t13 = Internal('t13', (F32, [2, 3]))
t14 = Internal('t14', (F32, [2, 3]))
c15 = Parameter('c15', (F32, [2, 3]), [0.5, 1.0, 0.0, 1.5, 0.5, 2.0])
t16 = Internal('t16', (F32, [2, 3]))
t17 = Output('t17', (F32, [2, 3]))
x18 = Input('x18', (F32, [2, 3]))
c19 = Parameter('c19', (F32, [3]), [1.0, 0.5, 1.5])
t20 = Internal('t20', (F32, [2, 3]))
t21 = Internal('t21', (F32, [6]))
t22 = Internal('t22', (F32, [2, 3]))
t23 = Internal('t23', (F32, [2, 3]))
t24 = Output('t24', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('LOGISTIC', t3).To(t4)
model.Operation('ADD', t4, t3, 0).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('LOGISTIC', t8).To(t9)
model.Operation('ADD', t8, t9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('LOGISTIC', t13).To(t14)
model.Operation('MAXIMUM', t14, c15).To(t16)
model.Operation('SUB', t16, t13, 0).To(t17)
model.Operation('ADD', x18, c19, 0).To(t20)
model.Operation('RESHAPE', t20, [6]).To(t21)
model.Operation('RESHAPE', t21, [2, 3]).To(t22)
model.Operation('LOGISTIC', t22).To(t23)
model.Operation('SUB', t23, t20, 0).To(t24)
Example({
    x1: [2.0, 6.5, 1.5, 5.5, 7.0, 4.0],
    t5: [3.9525743, 7.999089, 3.9525743, 7.498499, 8.499447, 6.4959297],
    x6: [10.0, 4.5, 1.5, 5.0, 7.0, 8.0],
    t10: [11.999983, 5.993307, 3.9525743, 6.997527, 8.499447, 10.499926],
    x11: [3.0, 2.0, 9.5, 10.0, 4.5, 5.0],
    t17: [-3.0179863, -1.5, -10.000017, -9.5, -4.006693, -4.5],
    x18: [8.0, 2.0, 2.5, 7.5, 4.0, 6.0],
    t24: [-8.000123, -1.5758581, -3.0179863, -7.5002036, -3.5109868, -6.5005527],
}, name='joined').AddVariations('float16').DisableLifeTimeVariation()

# Several results of one tensor are each computed when the one before is read; the last of them is
# an output beside it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, 0.5, 1.5])
t3 = Internal('t3', (F32, [2, 3]))
t4 = Internal('t4', (F32, [2, 3]))
c5 = Parameter('c5', (F32, [2, 3]), [0.5, 1.0, 0.0, 1.5, 0.5, 2.0])
t6 = Internal('t6', (F32, [2, 3]))
t7 = Output('t7', (F32, [2, 3]))
t8 = Internal('t8', (F32, [2, 3]))
t9 = Output('t9', (F32, [2, 3]))
t10 = Internal('t10', (F32, [2, 3]))
t11 = Output('t11', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('LOGISTIC', t3).To(t4)
model.Operation('MINIMUM', t3, c5).To(t6)
model.Operation('ADD', t4, t6, 0).To(t7)
model.Operation('LOGISTIC', t3).To(t8)
model.Operation('SUB', t3, t8, 0).To(t9)
model.Operation('ADD', t8, t6, 0).To(t10)
model.Operation('MAXIMUM', t3, t10).To(t11)
Example({
    x1: [6.5, 4.5, 9.5, 2.5, 8.0, 5.0],
    t7: [1.4994472, 1.9933071, 0.9999833, 2.4706879, 1.4997966, 2.998499],
    t9: [6.5005527, 4.006693, 10.000017, 2.5293121, 7.5002036, 5.501501],
    t11: [7.5, 5.0, 11.0, 3.5, 8.5, 6.5],
}, name='in_turns').AddVariations('float16').DisableLifeTimeVariation()
