# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# RSQRT: what it reads is read again afterwards.

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
model.Operation('RSQRT', t3).To(t4)
model.Operation('ADD', t4, t3, 0).To(t5)
model.Operation('ADD', x6, c7, 0).To(t8)
model.Operation('RSQRT', t8).To(t9)
model.Operation('ADD', t8, t9, 0).To(t10)
model.Operation('ADD', x11, c12, 0).To(t13)
model.Operation('RSQRT', t13).To(t14)
model.Operation('MAXIMUM', t14, c15).To(t16)
model.Operation('SUB', t16, t13, 0).To(t17)
model.Operation('ADD', x18, c19, 0).To(t20)
model.Operation('RESHAPE', t20, [6]).To(t21)
model.Operation('RESHAPE', t21, [2, 3]).To(t22)
model.Operation('RSQRT', t22).To(t23)
model.Operation('SUB', t23, t20, 0).To(t24)
Example({
    x1: [10.0, 8.0, 2.5, 3.0, 7.0, 3.5],
    t5: [11.301512, 8.842998, 4.5, 4.5, 7.8651485, 5.4472136],
    x6: [2.5, 1.5, 4.0, 7.5, 8.5, 9.5],
    t10: [4.0345225, 2.7071068, 5.9264016, 8.842998, 9.333333, 11.301512],
    x11: [4.0, 10.0, 5.5, 8.5, 2.0, 3.5],
    t17: [-4.5, -9.5, -6.6220355, -8.0, -1.8675444, -3.0],
    x18: [5.5, 1.5, 3.0, 8.0, 2.0, 3.5],
    t24: [-6.1077676, -1.2928932, -4.0285954, -8.666667, -1.8675444, -4.5527864],
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
model.Operation('RSQRT', t3).To(t4)
model.Operation('MINIMUM', t3, c5).To(t6)
model.Operation('ADD', t4, t6, 0).To(t7)
model.Operation('RSQRT', t3).To(t8)
model.Operation('SUB', t3, t8, 0).To(t9)
model.Operation('ADD', t8, t6, 0).To(t10)
model.Operation('MAXIMUM', t3, t10).To(t11)
Example({
    x1: [5.0, 4.0, 7.5, 2.5, 6.0, 9.0],
    t7: [0.9082483, 1.4714046, 0.33333334, 2.0345225, 0.8922323, 2.3086066],
    t9: [5.5917516, 4.0285954, 8.666667, 2.9654775, 6.1077676, 10.191393],
    t11: [6.0, 4.5, 9.0, 3.5, 6.5, 10.5],
}, name='in_turns').AddVariations('float16').DisableLifeTimeVariation()
