# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/logical.py; do not edit.
#
# LOGICAL_NOT: identities, and what only looks like one.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'

# The opposite of LESS is GREATER_EQUAL: a comparison that is turned around is wrong where numbers
# are equal.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4]))
x2 = Input('x2', (F32, [2, 4]))
t3 = Internal('t3', (BOOL8, [2, 4]))
t4 = Internal('t4', (BOOL8, [2, 4]))
t5 = Internal('t5', (BOOL8, [2, 4]))
t6 = Internal('t6', (F32, [2, 4]))
t7 = Output('t7', (BOOL8, [2, 4]))
t8 = Output('t8', (BOOL8, [2, 4]))
t9 = Internal('t9', (BOOL8, [2, 4]))
t10 = Output('t10', (BOOL8, [2, 4]))
t11 = Output('t11', (BOOL8, [2, 4]))
t12 = Internal('t12', (BOOL8, [2, 4]))
t13 = Output('t13', (BOOL8, [2, 4]))
t14 = Internal('t14', (BOOL8, [2, 4]))
t15 = Output('t15', (F32, [2, 4]))
t16 = Output('t16', (F32, [2, 4]))
t17 = Output('t17', (BOOL8, [2, 4]))
t18 = Internal('t18', (BOOL8, [2, 4]))
t19 = Output('t19', (BOOL8, [2, 4]))
t20 = Internal('t20', (BOOL8, [2, 4]))
t21 = Output('t21', (BOOL8, [2, 4]))
t22 = Internal('t22', (BOOL8, [2, 4]))
t23 = Output('t23', (BOOL8, [2, 4]))
t24 = Internal('t24', (BOOL8, [2, 4]))
t25 = Output('t25', (BOOL8, [2, 4]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
model.Operation('EQUAL', x1, x2).To(t4)
model.Operation('GREATER_EQUAL', x2, x1).To(t5)
model.Operation('MAXIMUM', x1, x2).To(t6)
model.Operation('LOGICAL_NOT', t3).To(t7)
model.Operation('LOGICAL_NOT', t4).To(t8)
model.Operation('LOGICAL_NOT', t5).To(t9)
model.Operation('LOGICAL_NOT', t9).To(t10)
model.Operation('LOGICAL_OR', t3, t4).To(t11)
model.Operation('LOGICAL_NOT', t3).To(t12)
model.Operation('LOGICAL_AND', t12, t5).To(t13)
model.Operation('LOGICAL_NOT', t3).To(t14)
model.Operation('SELECT', t14, t6, x2).To(t15)
model.Operation('SELECT', t5, t6, t6).To(t16)
model.Operation('EQUAL', t3, t4).To(t17)
model.Operation('LESS_EQUAL', x1, x2).To(t18)
model.Operation('LOGICAL_NOT', t18).To(t19)
model.Operation('GREATER', x1, x2).To(t20)
model.Operation('LOGICAL_NOT', t20).To(t21)
model.Operation('GREATER_EQUAL', x1, x2).To(t22)
model.Operation('LOGICAL_NOT', t22).To(t23)
model.Operation('NOT_EQUAL', x1, x2).To(t24)
model.Operation('LOGICAL_NOT', t24).To(t25)
Example({
    x1: [1.0, 2.0, 3.0, -1.0],
    x2: [2.0, 2.0, 2.0, -1.0, 1.0, 3.0, 0.0, 0.5],
    t7: [False, True, True, True, True, False, True, False],
    t8: [True, False, True, False, False, True, True, True],
    t10: [True, True, False, True, True, True, False, True],
    t11: [True, True, False, True, True, True, False, True],
    t13: [False, True, False, True, True, False, False, False],
    t15: [2.0, 2.0, 3.0, -1.0, 1.0, 3.0, 3.0, 0.5],
    t16: [2.0, 2.0, 3.0, -1.0, 1.0, 3.0, 3.0, 0.5],
    t17: [False, False, True, False, False, False, True, False],
    t19: [False, False, True, False, False, False, True, False],
    t21: [True, True, False, True, True, True, False, True],
    t23: [True, False, False, False, False, True, False, True],
    t25: [False, True, False, True, True, False, False, False],
}, name='comparisons').AddVariations('float16').DisableLifeTimeVariation()

# The opposite of LESS is GREATER_EQUAL: a comparison that is turned around is wrong where numbers
# are equal. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4]))
x2 = Input('x2', (F32, [2, 4]))
t26 = Internal('t26', (BOOL8, [2, 4]))
t27 = Output('t27', (BOOL8, [2, 4]))
t28 = Internal('t28', (BOOL8, [2, 4]))
t29 = Output('t29', (BOOL8, [2, 4]))
t30 = Internal('t30', (BOOL8, [2, 4]))
t31 = Internal('t31', (BOOL8, [2, 4]))
t32 = Output('t32', (BOOL8, [2, 4]))
t33 = Internal('t33', (BOOL8, [2, 4]))
t34 = Internal('t34', (BOOL8, [2, 4]))
t35 = Output('t35', (BOOL8, [2, 4]))
t36 = Internal('t36', (BOOL8, [2, 4]))
t37 = Internal('t37', (BOOL8, [2, 4]))
t38 = Internal('t38', (BOOL8, [2, 4]))
t39 = Output('t39', (BOOL8, [2, 4]))
t40 = Internal('t40', (BOOL8, [2, 4]))
t41 = Internal('t41', (BOOL8, [2, 4]))
t42 = Internal('t42', (F32, [2, 4]))
t43 = Output('t43', (F32, [2, 4]))
t44 = Internal('t44', (BOOL8, [2, 4]))
t45 = Internal('t45', (F32, [2, 4]))
t46 = Output('t46', (F32, [2, 4]))
t47 = Internal('t47', (BOOL8, [2, 4]))
t48 = Internal('t48', (BOOL8, [2, 4]))
t49 = Output('t49', (BOOL8, [2, 4]))
t50 = Internal('t50', (BOOL8, [2, 4]))
t51 = Output('t51', (BOOL8, [2, 4]))
t52 = Internal('t52', (BOOL8, [2, 4]))
t53 = Output('t53', (BOOL8, [2, 4]))
t54 = Internal('t54', (BOOL8, [2, 4]))
t55 = Output('t55', (BOOL8, [2, 4]))
t56 = Internal('t56', (BOOL8, [2, 4]))
t57 = Output('t57', (BOOL8, [2, 4]))
model = Model()
model.Operation('LESS', x1, x2).To(t26)
model.Operation('LOGICAL_NOT', t26).To(t27)
model.Operation('EQUAL', x1, x2).To(t28)
model.Operation('LOGICAL_NOT', t28).To(t29)
model.Operation('GREATER_EQUAL', x2, x1).To(t30)
model.Operation('LOGICAL_NOT', t30).To(t31)
model.Operation('LOGICAL_NOT', t31).To(t32)
model.Operation('LESS', x1, x2).To(t33)
model.Operation('EQUAL', x1, x2).To(t34)
model.Operation('LOGICAL_OR', t33, t34).To(t35)
model.Operation('LESS', x1, x2).To(t36)
model.Operation('LOGICAL_NOT', t36).To(t37)
model.Operation('GREATER_EQUAL', x2, x1).To(t38)
model.Operation('LOGICAL_AND', t37, t38).To(t39)
model.Operation('LESS', x1, x2).To(t40)
model.Operation('LOGICAL_NOT', t40).To(t41)
model.Operation('MAXIMUM', x1, x2).To(t42)
model.Operation('SELECT', t41, t42, x2).To(t43)
model.Operation('GREATER_EQUAL', x2, x1).To(t44)
model.Operation('MAXIMUM', x1, x2).To(t45)
model.Operation('SELECT', t44, t45, t45).To(t46)
model.Operation('LESS', x1, x2).To(t47)
model.Operation('EQUAL', x1, x2).To(t48)
model.Operation('EQUAL', t47, t48).To(t49)
model.Operation('LESS_EQUAL', x1, x2).To(t50)
model.Operation('LOGICAL_NOT', t50).To(t51)
model.Operation('GREATER', x1, x2).To(t52)
model.Operation('LOGICAL_NOT', t52).To(t53)
model.Operation('GREATER_EQUAL', x1, x2).To(t54)
model.Operation('LOGICAL_NOT', t54).To(t55)
model.Operation('NOT_EQUAL', x1, x2).To(t56)
model.Operation('LOGICAL_NOT', t56).To(t57)
Example({
    x1: [1.0, 2.0, 3.0, -1.0],
    x2: [2.0, 2.0, 2.0, -1.0, 1.0, 3.0, 0.0, 0.5],
    t27: [False, True, True, True, True, False, True, False],
    t29: [True, False, True, False, False, True, True, True],
    t32: [True, True, False, True, True, True, False, True],
    t35: [True, True, False, True, True, True, False, True],
    t39: [False, True, False, True, True, False, False, False],
    t43: [2.0, 2.0, 3.0, -1.0, 1.0, 3.0, 3.0, 0.5],
    t46: [2.0, 2.0, 3.0, -1.0, 1.0, 3.0, 3.0, 0.5],
    t49: [False, False, True, False, False, False, True, False],
    t51: [False, False, True, False, False, False, True, False],
    t53: [True, True, False, True, True, True, False, True],
    t55: [True, False, False, False, False, True, False, True],
    t57: [False, True, False, True, True, False, False, False],
}, name='comparisons_unshared').AddVariations('float16').DisableLifeTimeVariation()
