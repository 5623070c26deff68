# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER_EQUAL: decisions that are merged or turned around, where that is right and where it is
# not.

BOOL8 = 'TENSOR_BOOL8'
I32 = 'TENSOR_INT32'

# Integers are compared: nothing is between two of them, and a quotient or a factor forgets what
# is left over.
# Expected values: float64 formula. TF Lite rounds negative quotients of integers up.
x1 = Input('x1', (I32, [2, 4]))
c5 = Parameter('c5', (I32, [1]), [3])
t6 = Output('t6', (BOOL8, [2, 4]))
c7 = Parameter('c7', (I32, [1]), [4])
t8 = Internal('t8', (BOOL8, [2, 4]))
c9 = Parameter('c9', (I32, [1]), [7])
t10 = Internal('t10', (BOOL8, [2, 4]))
t11 = Internal('t11', (BOOL8, [2, 4]))
c12 = Parameter('c12', (I32, [1]), [1])
t13 = Internal('t13', (I32, [2, 4]))
x2 = Input('x2', (I32, [2, 4]))
t14 = Output('t14', (BOOL8, [2, 4]))
t15 = Internal('t15', (I32, [2, 4]))
t16 = Internal('t16', (BOOL8, [2, 4]))
t17 = Internal('t17', (I32, [2, 4]))
t18 = Output('t18', (BOOL8, [2, 4]))
c19 = Parameter('c19', (I32, [1]), [2])
t20 = Internal('t20', (I32, [2, 4]))
c21 = Parameter('c21', (I32, [1]), [5])
t22 = Internal('t22', (BOOL8, [2, 4]))
c23 = Parameter('c23', (I32, [1]), [-2])
t24 = Internal('t24', (I32, [2, 4]))
t25 = Output('t25', (BOOL8, [2, 4]))
t26 = Internal('t26', (I32, [2, 4]))
t27 = Internal('t27', (I32, [2, 4]))
t28 = Internal('t28', (BOOL8, [2, 4]))
t29 = Internal('t29', (I32, [2, 4]))
t30 = Output('t30', (BOOL8, [2, 4]))
t31 = Internal('t31', (I32, [2, 4]))
t32 = Internal('t32', (I32, [2, 4]))
t33 = Internal('t33', (BOOL8, [2, 4]))
t34 = Internal('t34', (I32, [2, 4]))
t35 = Internal('t35', (I32, [2, 4]))
t36 = Output('t36', (BOOL8, [2, 4]))
t37 = Internal('t37', (I32, [2, 4]))
t38 = Internal('t38', (I32, [2, 4]))
t39 = Internal('t39', (BOOL8, [2, 4]))
t40 = Internal('t40', (I32, [2, 4]))
c41 = Parameter('c41', (I32, [1]), [6])
t42 = Output('t42', (BOOL8, [2, 4]))
c43 = Parameter('c43', (I32, [1]), [0])
t44 = Internal('t44', (BOOL8, [2, 4]))
c3 = Parameter('c3', (I32, [2, 4]), [1, 1, 1, 1, 1, 1, 1, 1])
c4 = Parameter('c4', (I32, [2, 4]), [2, 2, 2, 2, 2, 2, 2, 2])
t45 = Internal('t45', (I32, [2, 4]))
t46 = Internal('t46', (I32, [2, 4]))
t47 = Internal('t47', (I32, [2, 4]))
t48 = Internal('t48', (BOOL8, [2, 4]))
t49 = Output('t49', (I32, [2, 4]))
t50 = Internal('t50', (BOOL8, [2, 4]))
t51 = Internal('t51', (I32, [2, 4]))
t52 = Internal('t52', (I32, [2, 4]))
t53 = Internal('t53', (I32, [2, 4]))
t54 = Internal('t54', (I32, [2, 4]))
t55 = Output('t55', (BOOL8, [2, 4]))
t56 = Internal('t56', (I32, [2, 4]))
t57 = Internal('t57', (I32, [2, 4]))
t58 = Internal('t58', (BOOL8, [2, 4]))
t59 = Output('t59', (BOOL8, [2, 4]))
t60 = Output('t60', (BOOL8, [2, 4]))
t61 = Output('t61', (BOOL8, [2, 4]))
t62 = Output('t62', (BOOL8, [2, 4]))
t63 = Output('t63', (BOOL8, [2, 4]))
t64 = Output('t64', (BOOL8, [2, 4]))
c65 = Parameter('c65', (I32, [1]), [1])
t66 = Output('t66', (I32, [2, 4]))
t67 = Output('t67', (I32, [2, 4]))
t68 = Output('t68', (BOOL8, [2, 4]))
model = Model()
model.Operation('GREATER', x1, c5).To(t6)
model.Operation('GREATER_EQUAL', x1, c7).To(t8)
model.Operation('LESS', x1, c9).To(t10)
model.Operation('LOGICAL_AND', t8, t10).To(t11)
model.Operation('ADD', x1, c12, 0).To(t13)
model.Operation('GREATER', t13, x2).To(t14)
model.Operation('ADD', x2, c12, 0).To(t15)
model.Operation('LESS', x1, t15).To(t16)
model.Operation('SUB', x2, c12, 0).To(t17)
model.Operation('LESS_EQUAL', x1, t17).To(t18)
model.Operation('MUL', x1, c19, 0).To(t20)
model.Operation('GREATER', t20, c21).To(t22)
model.Operation('MUL', x1, c23, 0).To(t24)
model.Operation('GREATER', t24, c21).To(t25)
model.Operation('MUL', x1, c5, 0).To(t26)
model.Operation('MUL', x2, c5, 0).To(t27)
model.Operation('GREATER_EQUAL', t26, t27).To(t28)
model.Operation('DIV', x1, c19, 0).To(t29)
model.Operation('GREATER', t29, c12).To(t30)
model.Operation('DIV', x1, c19, 0).To(t31)
model.Operation('DIV', x2, c19, 0).To(t32)
model.Operation('EQUAL', t31, t32).To(t33)
model.Operation('DIV', x1, c19, 0).To(t34)
model.Operation('MUL', t34, c19, 0).To(t35)
model.Operation('EQUAL', t35, x1).To(t36)
model.Operation('DIV', x1, c23, 0).To(t37)
model.Operation('DIV', x2, c23, 0).To(t38)
model.Operation('GREATER_EQUAL', t37, t38).To(t39)
model.Operation('MUL', x1, c7, 0).To(t40)
model.Operation('NOT_EQUAL', t40, c41).To(t42)
model.Operation('GREATER', x1, c43).To(t44)
model.Operation('SELECT', t44, c3, c4).To(t45)
model.Operation('MUL', t45, x1, 0).To(t46)
model.Operation('DIV', x1, c19, 0).To(t47)
model.Operation('EQUAL', t47, c43).To(t48)
model.Operation('SELECT', t48, x1, x2).To(t49)
model.Operation('GREATER', x1, x2).To(t50)
model.Operation('SELECT', t50, x1, x2).To(t51)
model.Operation('MAXIMUM', x1, x2).To(t52)
model.Operation('SUB', t51, t52, 0).To(t53)
model.Operation('ABS', x1).To(t54)
model.Operation('GREATER', t54, c5).To(t55)
model.Operation('NEG', x1).To(t56)
model.Operation('NEG', x2).To(t57)
model.Operation('LESS', t56, t57).To(t58)
model.Operation('LOGICAL_NOT', t11).To(t59)
model.Operation('LOGICAL_NOT', t16).To(t60)
model.Operation('LOGICAL_NOT', t22).To(t61)
model.Operation('LOGICAL_NOT', t28).To(t62)
model.Operation('LOGICAL_NOT', t33).To(t63)
model.Operation('LOGICAL_NOT', t39).To(t64)
model.Operation('SUB', c65, t46, 0).To(t66)
model.Operation('SUB', c65, t53, 0).To(t67)
model.Operation('LOGICAL_NOT', t58).To(t68)
Example({
    x1: [-7, -4, -1, 0, 1, 3, 6, 9],
    t6: [False, False, False, False, False, False, True, True],
    x2: [-4, 3, -1, 1, 2, -3, 6, 7],
    t14: [False, False, True, False, False, True, True, True],
    t18: [True, True, False, True, True, False, False, False],
    t25: [True, True, False, False, False, False, False, False],
    t30: [False, False, False, False, False, False, True, True],
    t36: [False, True, False, True, False, False, True, False],
    t42: [True, True, True, True, True, True, True, True],
    t49: [-4, 3, -1, 0, 1, -3, 6, 7],
    t55: [True, True, False, False, False, False, True, True],
    t59: [True, True, True, True, True, True, False, True],
    t60: [False, False, False, False, False, True, False, True],
    t61: [True, True, True, True, True, False, False, False],
    t62: [True, True, False, True, True, False, False, False],
    t63: [True, True, False, False, True, True, False, True],
    t64: [False, False, False, False, False, True, False, True],
    t66: [15, 9, 3, 1, 0, -2, -5, -8],
    t67: [1, 1, 1, 1, 1, 1, 1, 1],
    t68: [True, True, True, True, True, False, True, False],
}, name='integers_int32').DisableLifeTimeVariation()
