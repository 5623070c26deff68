# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_ALL: decisions that are merged or turned around, where that is right and where it is not.

BOOL8 = 'TENSOR_BOOL8'
I32 = 'TENSOR_INT32'

# Reductions by all and any have opposites, pairs or each other as operands.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [2, 3, 3]))
t3 = Internal('t3', (BOOL8, [2, 3, 3]))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (BOOL8, [2, 3]))
t6 = Internal('t6', (BOOL8, [2, 3, 3]))
c7 = Parameter('c7', (I32, [1]), [2])
t8 = Internal('t8', (BOOL8, [2, 3]))
t9 = Internal('t9', (BOOL8, [2, 3, 3]))
t10 = Internal('t10', (BOOL8, [2, 3]))
t11 = Output('t11', (BOOL8, [2, 3]))
t12 = Internal('t12', (BOOL8, [2, 3, 3]))
t13 = Internal('t13', (BOOL8, [2, 3]))
t14 = Internal('t14', (BOOL8, [2, 3]))
x2 = Input('x2', (BOOL8, [2, 3, 3]))
t15 = Internal('t15', (BOOL8, [2, 3, 3]))
t16 = Output('t16', (BOOL8, [2, 3]))
t17 = Internal('t17', (BOOL8, [2, 3]))
t18 = Internal('t18', (BOOL8, [2, 3]))
t19 = Internal('t19', (BOOL8, [2, 3]))
t20 = Internal('t20', (BOOL8, [2, 3, 3]))
t21 = Output('t21', (BOOL8, [2, 3]))
t22 = Internal('t22', (BOOL8, [2, 3]))
t23 = Internal('t23', (BOOL8, [2, 3]))
t24 = Internal('t24', (BOOL8, [2, 3]))
t25 = Internal('t25', (BOOL8, [2, 3, 3]))
t26 = Output('t26', (BOOL8, [2, 3]))
t27 = Internal('t27', (BOOL8, [2, 3, 3]))
t28 = Internal('t28', (BOOL8, [2, 3]))
t29 = Internal('t29', (BOOL8, [2, 3]))
t30 = Output('t30', (BOOL8, [2]))
t31 = Internal('t31', (BOOL8, [2, 3]))
t32 = Internal('t32', (BOOL8, [2]))
t33 = Internal('t33', (BOOL8, [2, 3]))
t34 = Output('t34', (BOOL8, [2]))
t35 = Internal('t35', (BOOL8, [2, 3]))
t36 = Internal('t36', (BOOL8, [2]))
c37 = Parameter('c37', (I32, [1]), [0])
t38 = Internal('t38', (BOOL8, [3, 3]))
t39 = Output('t39', (BOOL8, [3]))
t40 = Internal('t40', (BOOL8, [2, 3, 1]))
t41 = Internal('t41', (BOOL8, [2, 1]))
t42 = Internal('t42', (BOOL8, [3, 3]))
t43 = Internal('t43', (BOOL8, [3]))
c44 = Parameter('c44', (I32, [2]), [0, 1])
t45 = Internal('t45', (BOOL8, [3]))
t46 = Output('t46', (BOOL8, [3]))
t47 = Internal('t47', (BOOL8, [2, 1, 3]))
t48 = Internal('t48', (BOOL8, [2, 3, 3]))
t49 = Internal('t49', (BOOL8, [2, 3, 1]))
t50 = Internal('t50', (BOOL8, [2, 3, 3]))
t51 = Output('t51', (BOOL8, [2, 3]))
c52 = Parameter('c52', (I32, [1]), [-1])
t53 = Internal('t53', (BOOL8, [2, 3]))
t54 = Internal('t54', (BOOL8, [2, 3]))
t55 = Internal('t55', (BOOL8, [2, 3]))
t56 = Output('t56', (BOOL8, [2, 3]))
t57 = Output('t57', (BOOL8, [2, 3]))
t58 = Output('t58', (BOOL8, [2, 3]))
t59 = Output('t59', (BOOL8, [2, 3]))
t60 = Output('t60', (BOOL8, [2, 3]))
t61 = Output('t61', (BOOL8, [2]))
t62 = Output('t62', (BOOL8, [2]))
t63 = Output('t63', (BOOL8, [2, 1]))
t64 = Output('t64', (BOOL8, [2, 3, 3]))
t65 = Output('t65', (BOOL8, [2, 3]))
model = Model()
model.Operation('LOGICAL_NOT', x1).To(t3)
model.Operation('REDUCE_ALL', t3, c4, False).To(t5)
model.Operation('LOGICAL_NOT', x1).To(t6)
model.Operation('REDUCE_ANY', t6, c7, False).To(t8)
model.Operation('LOGICAL_NOT', x1).To(t9)
model.Operation('REDUCE_ALL', t9, c4, False).To(t10)
model.Operation('LOGICAL_NOT', t10).To(t11)
model.Operation('LOGICAL_NOT', x1).To(t12)
model.Operation('REDUCE_ANY', t12, c4, False).To(t13)
model.Operation('LOGICAL_NOT', t13).To(t14)
model.Operation('LOGICAL_AND', x1, x2).To(t15)
model.Operation('REDUCE_ALL', t15, c7, False).To(t16)
model.Operation('REDUCE_ALL', x1, c4, False).To(t17)
model.Operation('REDUCE_ALL', x2, c7, False).To(t18)
model.Operation('LOGICAL_AND', t17, t18).To(t19)
model.Operation('LOGICAL_OR', x1, x2).To(t20)
model.Operation('REDUCE_ALL', t20, c4, False).To(t21)
model.Operation('REDUCE_ALL', x1, c7, False).To(t22)
model.Operation('REDUCE_ALL', x2, c7, False).To(t23)
model.Operation('LOGICAL_OR', t22, t23).To(t24)
model.Operation('LOGICAL_AND', x1, x2).To(t25)
model.Operation('REDUCE_ANY', t25, c4, False).To(t26)
model.Operation('LOGICAL_OR', x1, x2).To(t27)
model.Operation('REDUCE_ANY', t27, c7, False).To(t28)
model.Operation('REDUCE_ANY', x1, c4, False).To(t29)
model.Operation('REDUCE_ALL', t29, c4, False).To(t30)
model.Operation('REDUCE_ANY', x1, c7, False).To(t31)
model.Operation('REDUCE_ALL', t31, c4, False).To(t32)
model.Operation('REDUCE_ALL', x1, c4, False).To(t33)
model.Operation('REDUCE_ANY', t33, c4, False).To(t34)
model.Operation('REDUCE_ALL', x1, c7, False).To(t35)
model.Operation('REDUCE_ANY', t35, c4, False).To(t36)
model.Operation('REDUCE_ANY', x1, c37, False).To(t38)
model.Operation('REDUCE_ANY', t38, c37, False).To(t39)
model.Operation('REDUCE_ALL', x1, c7, True).To(t40)
model.Operation('REDUCE_ALL', t40, c4, False).To(t41)
model.Operation('REDUCE_ALL', x1, c37, False).To(t42)
model.Operation('REDUCE_ALL', t42, c37, False).To(t43)
model.Operation('REDUCE_ANY', x2, c44, False).To(t45)
model.Operation('LOGICAL_OR', t43, t45).To(t46)
model.Operation('REDUCE_ANY', x2, c4, True).To(t47)
model.Operation('LOGICAL_AND', x1, t47).To(t48)
model.Operation('REDUCE_ANY', x2, c7, True).To(t49)
model.Operation('LOGICAL_AND', x1, t49).To(t50)
model.Operation('REDUCE_ALL', t50, c7, False).To(t51)
model.Operation('REDUCE_ALL', x1, c52, False).To(t53)
model.Operation('REDUCE_ANY', x1, c52, False).To(t54)
model.Operation('EQUAL', t53, t54).To(t55)
model.Operation('LOGICAL_NOT', t8).To(t56)
model.Operation('LOGICAL_NOT', t14).To(t57)
model.Operation('LOGICAL_NOT', t19).To(t58)
model.Operation('LOGICAL_NOT', t24).To(t59)
model.Operation('LOGICAL_NOT', t28).To(t60)
model.Operation('LOGICAL_NOT', t32).To(t61)
model.Operation('LOGICAL_NOT', t36).To(t62)
model.Operation('LOGICAL_NOT', t41).To(t63)
model.Operation('LOGICAL_NOT', t48).To(t64)
model.Operation('LOGICAL_NOT', t55).To(t65)
Example({
    x1: [True, True, False, True, True, True, False, True, True, True, False, False, False, False, False,
    True, True, False],
    t5: [False, False, False, False, False, True],
    t11: [True, True, True, True, True, False],
    x2: [True, True, True, False, True, False, False, False, False, False, True, True, False, True, True,
    True, True, False],
    t16: [False, False, False, False, False, False],
    t21: [False, True, True, False, True, False],
    t26: [True, True, False, True, True, False],
    t30: [True, False],
    t34: [True, False],
    t39: [True, True, True],
    t46: [True, True, True],
    t51: [False, True, False, False, False, False],
    t56: [False, True, False, False, False, False],
    t57: [True, False, True, True, True, True],
    t58: [True, True, True, True, True, True],
    t59: [False, False, True, True, True, True],
    t60: [False, False, False, False, False, False],
    t61: [False, True],
    t62: [False, True],
    t63: [True, True],
    t64: [False, False, True, False, False, False, True, False, False, False, True, True, True, True, True,
    False, False, True],
    t65: [True, False, True, True, False, True],
}, name='reduced').DisableLifeTimeVariation()
