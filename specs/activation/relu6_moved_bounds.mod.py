# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU6: bounds and signs that are moved or dropped, where that is right and where it is not.

F32 = 'TENSOR_FLOAT32'

# A bound moves past a factor or a term, if the bound is changed with it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [3]), [2.0, -1.0, 0.5])
t3 = Internal('t3', (F32, [2, 3]))
t4 = Output('t4', (F32, [2, 3]))
c5 = Parameter('c5', (F32, [1]), [2.0])
t6 = Internal('t6', (F32, [2, 3]))
t7 = Internal('t7', (F32, [2, 3]))
t8 = Internal('t8', (F32, [2, 3]))
t9 = Output('t9', (F32, [2, 3]))
c10 = Parameter('c10', (F32, [1]), [-2.0])
t11 = Internal('t11', (F32, [2, 3]))
t12 = Internal('t12', (F32, [2, 3]))
t13 = Internal('t13', (F32, [2, 3]))
t14 = Output('t14', (F32, [2, 3]))
c15 = Parameter('c15', (F32, [3]), [1.0, -1.0, 3.0])
t16 = Internal('t16', (F32, [2, 3]))
t17 = Internal('t17', (F32, [2, 3]))
t18 = Internal('t18', (F32, [2, 3]))
t19 = Output('t19', (F32, [2, 3]))
t20 = Internal('t20', (F32, [2, 3]))
t21 = Internal('t21', (F32, [2, 3]))
t22 = Internal('t22', (F32, [2, 3]))
c23 = Parameter('c23', (F32, [1]), [3.0])
t24 = Output('t24', (F32, [2, 3]))
t25 = Internal('t25', (F32, [2, 3]))
t26 = Internal('t26', (F32, [2, 3]))
t27 = Internal('t27', (F32, [2, 3]))
t28 = Internal('t28', (F32, [2, 3]))
c29 = Parameter('c29', (F32, [1]), [-1.0])
t30 = Internal('t30', (F32, [2, 3]))
c31 = Parameter('c31', (F32, [1]), [6.0])
t32 = Internal('t32', (F32, [2, 3]))
t33 = Output('t33', (F32, [2, 3]))
t34 = Internal('t34', (F32, [2, 3]))
t35 = Internal('t35', (F32, [2, 3]))
t36 = Internal('t36', (F32, [2, 3]))
t37 = Internal('t37', (F32, [2, 3]))
t38 = Internal('t38', (F32, [2, 3]))
t39 = Output('t39', (F32, [2, 3]))
c40 = Parameter('c40', (F32, [1]), [0.0])
t41 = Internal('t41', (F32, [2, 3]))
t42 = Internal('t42', (F32, [2, 3]))
t43 = Internal('t43', (F32, [2, 3]))
t44 = Internal('t44', (F32, [2, 3]))
t45 = Internal('t45', (F32, [2, 3]))
t46 = Output('t46', (F32, [2, 3]))
t47 = Internal('t47', (F32, [2, 3]))
t48 = Internal('t48', (F32, [2, 3]))
t49 = Internal('t49', (F32, [2, 3]))
t50 = Internal('t50', (F32, [2, 3]))
c51 = Parameter('c51', (F32, [1]), [1.0])
t52 = Output('t52', (F32, [2, 3]))
t53 = Output('t53', (F32, [2, 3]))
t54 = Output('t54', (F32, [2, 3]))
t55 = Output('t55', (F32, [2, 3]))
t56 = Output('t56', (F32, [2, 3]))
t57 = Output('t57', (F32, [2, 3]))
t58 = Output('t58', (F32, [2, 3]))
t59 = Output('t59', (F32, [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('SUB', c5, x1, 0).To(t6)
model.Operation('RELU', t6).To(t7)
model.Operation('MUL', x1, c5, 0).To(t8)
model.Operation('RELU', t8).To(t9)
model.Operation('MUL', x1, c10, 0).To(t11)
model.Operation('RELU', t11).To(t12)
model.Operation('RELU', x1).To(t13)
model.Operation('MUL', t13, c10, 0).To(t14)
model.Operation('MUL', x1, c15, 0).To(t16)
model.Operation('RELU6', t16).To(t17)
model.Operation('MUL', x1, c5, 0).To(t18)
model.Operation('RELU1', t18).To(t19)
model.Operation('RELU1', x1).To(t20)
model.Operation('MUL', t20, c5, 0).To(t21)
model.Operation('RELU6', x1).To(t22)
model.Operation('SUB', t22, c23, 0).To(t24)
model.Operation('SUB', x1, c23, 0).To(t25)
model.Operation('RELU6', t25).To(t26)
model.Operation('ADD', t26, c23, 0).To(t27)
model.Operation('RELU6', x1).To(t28)
model.Operation('MUL', t28, c29, 0).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('RELU', t32).To(t33)
model.Operation('RELU', x1).To(t34)
model.Operation('MUL', x1, c29, 0).To(t35)
model.Operation('RELU', t35).To(t36)
model.Operation('ADD', t34, t36, 0).To(t37)
model.Operation('RELU', x1).To(t38)
model.Operation('SUB', t38, x1, 0).To(t39)
model.Operation('MINIMUM', x1, c40).To(t41)
model.Operation('SUB', x1, t41, 0).To(t42)
model.Operation('MAXIMUM', x1, c40).To(t43)
model.Operation('MUL', t43, c5, 0).To(t44)
model.Operation('MINIMUM', x1, c40).To(t45)
model.Operation('ADD', t44, t45, 0).To(t46)
model.Operation('RELU', x1).To(t47)
model.Operation('SUB', t47, c5, 0).To(t48)
model.Operation('RELU', t48).To(t49)
model.Operation('ADD', t49, c5, 0).To(t50)
model.Operation('SUB', c51, t7, 0).To(t52)
model.Operation('SUB', c51, t12, 0).To(t53)
model.Operation('SUB', c51, t17, 0).To(t54)
model.Operation('SUB', c51, t21, 0).To(t55)
model.Operation('SUB', c51, t27, 0).To(t56)
model.Operation('SUB', c51, t37, 0).To(t57)
model.Operation('SUB', c51, t42, 0).To(t58)
model.Operation('SUB', c51, t50, 0).To(t59)
Example({
    x1: [1.0, -0.5, 2.0, 3.0, -4.0, -3.0],
    t4: [3.0, 0.0, 2.5, 5.0, 0.0, 0.0],
    t9: [2.0, 0.0, 4.0, 6.0, 0.0, 0.0],
    t14: [-2.0, 0.0, -4.0, -6.0, 0.0, 0.0],
    t19: [1.0, -1.0, 1.0, 1.0, -1.0, -1.0],
    t24: [-2.0, -3.0, -1.0, 0.0, -3.0, -3.0],
    t33: [5.0, 6.0, 4.0, 3.0, 6.0, 6.0],
    t39: [0.0, 0.5, 0.0, 0.0, 4.0, 3.0],
    t46: [2.0, -0.5, 4.0, 6.0, -4.0, -3.0],
    t52: [0.0, -1.5, 1.0, 1.0, -5.0, -4.0],
    t53: [1.0, 0.0, 1.0, 1.0, -7.0, -5.0],
    t54: [0.0, 0.5, -5.0, -2.0, -3.0, 1.0],
    t55: [-1.0, 2.0, -1.0, -1.0, 3.0, 3.0],
    t56: [-2.0, -2.0, -2.0, -2.0, -2.0, -2.0],
    t57: [0.0, 0.5, -1.0, -2.0, -3.0, -2.0],
    t58: [0.0, 1.0, -1.0, -2.0, 1.0, 1.0],
    t59: [-1.0, -1.0, -1.0, -2.0, -1.0, -1.0],
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()
