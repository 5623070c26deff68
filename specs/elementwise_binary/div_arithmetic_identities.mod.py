# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: identities, and what only looks like one.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Quotients of integers lose what is left over, so that factors do not cancel them.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [2, 3]))
c2 = Parameter('c2', (I32, [1]), [2])
t4 = Internal('t4', (I32, [2, 3]))
t5 = Internal('t5', (I32, [2, 3]))
t6 = Internal('t6', (I32, [2, 3]))
t7 = Internal('t7', (I32, [2, 3]))
c3 = Parameter('c3', (I32, [1]), [3])
t8 = Internal('t8', (I32, [2, 3]))
t9 = Internal('t9', (I32, [2, 3]))
t10 = Internal('t10', (I32, [2, 3]))
t11 = Internal('t11', (I32, [2, 3]))
t12 = Internal('t12', (I32, [2, 3]))
t13 = Output('t13', (F32, [2, 3]))
t14 = Output('t14', (F32, [2, 3]))
t15 = Output('t15', (F32, [2, 3]))
t16 = Output('t16', (F32, [2, 3]))
t17 = Output('t17', (F32, [2, 3]))
t18 = Output('t18', (F32, [2, 3]))
model = Model()
model.Operation('DIV', x1, c2, 0).To(t4)
model.Operation('MUL', t4, c2, 0).To(t5)
model.Operation('MUL', x1, c2, 0).To(t6)
model.Operation('DIV', t6, c2, 0).To(t7)
model.Operation('DIV', t4, c3, 0).To(t8)
model.Operation('MUL', t4, c3, 0).To(t9)
model.Operation('SUB', c2, x1, 0).To(t10)
model.Operation('SUB', c3, t10, 0).To(t11)
model.Operation('ADD', t4, t4, 0).To(t12)
model.Operation('CAST', t5).To(t13)
model.Operation('CAST', t7).To(t14)
model.Operation('CAST', t8).To(t15)
model.Operation('CAST', t9).To(t16)
model.Operation('CAST', t11).To(t17)
model.Operation('CAST', t12).To(t18)
Example({
    x1: [0, 1, 7, 8, 9, 1003],
    t13: [0.0, 0.0, 6.0, 8.0, 8.0, 1002.0],
    t14: [0.0, 1.0, 7.0, 8.0, 9.0, 1003.0],
    t15: [0.0, 0.0, 1.0, 1.0, 1.0, 167.0],
    t16: [0.0, 0.0, 9.0, 12.0, 12.0, 1503.0],
    t17: [1.0, 2.0, 8.0, 9.0, 10.0, 1004.0],
    t18: [0.0, 0.0, 6.0, 8.0, 8.0, 1002.0],
}, name='integers').AddVariations('float16').DisableLifeTimeVariation()

# Quotients of integers lose what is left over, so that factors do not cancel them. Each result
# has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [2, 3]))
c2 = Parameter('c2', (I32, [1]), [2])
t19 = Internal('t19', (I32, [2, 3]))
t20 = Internal('t20', (I32, [2, 3]))
t21 = Output('t21', (F32, [2, 3]))
t22 = Internal('t22', (I32, [2, 3]))
t23 = Internal('t23', (I32, [2, 3]))
t24 = Output('t24', (F32, [2, 3]))
t25 = Internal('t25', (I32, [2, 3]))
c3 = Parameter('c3', (I32, [1]), [3])
t26 = Internal('t26', (I32, [2, 3]))
t27 = Output('t27', (F32, [2, 3]))
t28 = Internal('t28', (I32, [2, 3]))
t29 = Internal('t29', (I32, [2, 3]))
t30 = Output('t30', (F32, [2, 3]))
t31 = Internal('t31', (I32, [2, 3]))
t32 = Internal('t32', (I32, [2, 3]))
t33 = Output('t33', (F32, [2, 3]))
t34 = Internal('t34', (I32, [2, 3]))
t35 = Internal('t35', (I32, [2, 3]))
t36 = Output('t36', (F32, [2, 3]))
model = Model()
model.Operation('DIV', x1, c2, 0).To(t19)
model.Operation('MUL', t19, c2, 0).To(t20)
model.Operation('CAST', t20).To(t21)
model.Operation('MUL', x1, c2, 0).To(t22)
model.Operation('DIV', t22, c2, 0).To(t23)
model.Operation('CAST', t23).To(t24)
model.Operation('DIV', x1, c2, 0).To(t25)
model.Operation('DIV', t25, c3, 0).To(t26)
model.Operation('CAST', t26).To(t27)
model.Operation('DIV', x1, c2, 0).To(t28)
model.Operation('MUL', t28, c3, 0).To(t29)
model.Operation('CAST', t29).To(t30)
model.Operation('SUB', c2, x1, 0).To(t31)
model.Operation('SUB', c3, t31, 0).To(t32)
model.Operation('CAST', t32).To(t33)
model.Operation('DIV', x1, c2, 0).To(t34)
model.Operation('ADD', t34, t34, 0).To(t35)
model.Operation('CAST', t35).To(t36)
Example({
    x1: [0, 1, 7, 8, 9, 1003],
    t21: [0.0, 0.0, 6.0, 8.0, 8.0, 1002.0],
    t24: [0.0, 1.0, 7.0, 8.0, 9.0, 1003.0],
    t27: [0.0, 0.0, 1.0, 1.0, 1.0, 167.0],
    t30: [0.0, 0.0, 9.0, 12.0, 12.0, 1503.0],
    t33: [1.0, 2.0, 8.0, 9.0, 10.0, 1004.0],
    t36: [0.0, 0.0, 6.0, 8.0, 8.0, 1002.0],
}, name='integers_unshared').AddVariations('float16').DisableLifeTimeVariation()
