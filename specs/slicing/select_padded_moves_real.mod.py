# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SELECT: what is padded, chosen, reversed or packed, and moved before or behind.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'

# Choices are known, the same on both sides, nested, or made by opposite conditions.
# Expected values: float64 formula.
x1 = Input('x1', (BOOL8, [2, 3]))
t3 = Internal('t3', (BOOL8, [2, 3]))
x2 = Input('x2', (BOOL8, [2, 3]))
t7 = Internal('t7', (BOOL8, [2, 3]))
t8 = Internal('t8', (BOOL8, [2, 3]))
x4 = Input('x4', (F32, [2, 3]))
x5 = Input('x5', (F32, [2, 3]))
t11 = Internal('t11', (BOOL8, [2, 3]))
t12 = Output('t12', (F32, [2, 3]))
c13 = Parameter('c13', (BOOL8, [2, 3]), [True, True, True, True, True, True])
t14 = Internal('t14', (F32, [2, 3]))
c15 = Parameter('c15', (BOOL8, [2, 3]), [False, False, False, False, False, False])
t16 = Output('t16', (F32, [2, 3]))
c17 = Parameter('c17', (BOOL8, [2, 3]), [True, True, True, True, True, False])
t18 = Internal('t18', (F32, [2, 3]))
t19 = Output('t19', (F32, [2, 3]))
x6 = Input('x6', (F32, [2, 3]))
t20 = Internal('t20', (F32, [2, 3]))
t21 = Internal('t21', (F32, [2, 3]))
t22 = Internal('t22', (F32, [2, 3]))
t23 = Output('t23', (F32, [2, 3]))
t24 = Internal('t24', (F32, [2, 3]))
t25 = Internal('t25', (F32, [2, 3]))
t26 = Internal('t26', (F32, [2, 3]))
t27 = Output('t27', (F32, [2, 3]))
t28 = Internal('t28', (F32, [2, 3]))
t29 = Internal('t29', (F32, [2, 3]))
t30 = Internal('t30', (F32, [2, 3]))
t31 = Output('t31', (F32, [2, 3]))
t32 = Internal('t32', (F32, [2, 3]))
t33 = Output('t33', (F32, [2, 3]))
t34 = Internal('t34', (F32, [2, 3]))
t35 = Internal('t35', (F32, [2, 3]))
t36 = Internal('t36', (F32, [2, 3]))
t37 = Internal('t37', (F32, [2, 3]))
t38 = Internal('t38', (F32, [2, 3]))
t39 = Output('t39', (F32, [2, 3]))
t40 = Internal('t40', (F32, [2, 3]))
t41 = Internal('t41', (F32, [2, 3]))
t42 = Internal('t42', (F32, [2, 3]))
t43 = Internal('t43', (F32, [2, 3]))
t44 = Internal('t44', (F32, [2, 3]))
t45 = Output('t45', (F32, [2, 3]))
c10 = Parameter('c10', (F32, [1]), [1.0])
t46 = Internal('t46', (F32, [2, 3]))
c9 = Parameter('c9', (F32, [2, 3]), [1.0, 1.0, 1.0, 1.0, 1.0, 1.0])
t47 = Internal('t47', (F32, [2, 3]))
t48 = Internal('t48', (F32, [2, 3]))
c49 = Parameter('c49', (F32, [2, 3]), [0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
t50 = Output('t50', (F32, [2, 3]))
t51 = Internal('t51', (F32, [2, 3]))
t52 = Output('t52', (F32, [2, 3]))
t53 = Internal('t53', (BOOL8, [2, 3]))
t54 = Internal('t54', (F32, [2, 3]))
t55 = Internal('t55', (BOOL8, [2, 3]))
t56 = Output('t56', (F32, [2, 3]))
c57 = Parameter('c57', (F32, [1, 3]), [1.0, 2.0, 1.0])
t58 = Internal('t58', (BOOL8, [2, 3]))
t59 = Internal('t59', (F32, [2, 3]))
c60 = Parameter('c60', (F32, [1]), [1.5])
t61 = Output('t61', (F32, [2, 3]))
t62 = Output('t62', (F32, [2, 3]))
t63 = Output('t63', (F32, [2, 3]))
t64 = Output('t64', (F32, [2, 3]))
t65 = Output('t65', (F32, [2, 3]))
t66 = Output('t66', (F32, [2, 3]))
t67 = Output('t67', (F32, [2, 3]))
t68 = Output('t68', (F32, [2, 3]))
t69 = Output('t69', (F32, [2, 3]))
t70 = Output('t70', (F32, [2, 3]))
t71 = Output('t71', (F32, [2, 3]))
t72 = Output('t72', (F32, [2, 3]))
model = Model()
model.Operation('LOGICAL_NOT', x1).To(t3)
model.Operation('LOGICAL_AND', x1, x2).To(t7)
model.Operation('LOGICAL_OR', x1, t3).To(t8)
model.Operation('LESS', x4, x5).To(t11)
model.Operation('SELECT', x1, x4, x4).To(t12)
model.Operation('SELECT', c13, x4, x5).To(t14)
model.Operation('SELECT', c15, x4, x5).To(t16)
model.Operation('SELECT', c17, x4, x5).To(t18)
model.Operation('SELECT', t3, x4, x5).To(t19)
model.Operation('SELECT', t3, x4, x6).To(t20)
model.Operation('SELECT', t3, x5, t20).To(t21)
model.Operation('SELECT', x1, x4, x5).To(t22)
model.Operation('SELECT', x1, t22, x6).To(t23)
model.Operation('SELECT', x2, x4, x5).To(t24)
model.Operation('SELECT', x1, t24, x6).To(t25)
model.Operation('SELECT', x1, x5, x6).To(t26)
model.Operation('SELECT', x1, x4, t26).To(t27)
model.Operation('SELECT', t3, x5, x6).To(t28)
model.Operation('SELECT', x1, x4, t28).To(t29)
model.Operation('SELECT', x2, x4, x5).To(t30)
model.Operation('SELECT', x1, x4, t30).To(t31)
model.Operation('SELECT', t7, x4, x5).To(t32)
model.Operation('SELECT', t8, x5, x6).To(t33)
model.Operation('RELU', x4).To(t34)
model.Operation('RELU', x5).To(t35)
model.Operation('SELECT', x1, t34, t35).To(t36)
model.Operation('RELU', x4).To(t37)
model.Operation('RELU6', x5).To(t38)
model.Operation('SELECT', x1, t37, t38).To(t39)
model.Operation('SUB', x4, x6, 0).To(t40)
model.Operation('SUB', x5, x6, 0).To(t41)
model.Operation('SELECT', x1, t40, t41).To(t42)
model.Operation('SUB', x4, x6, 0).To(t43)
model.Operation('SUB', x6, x5, 0).To(t44)
model.Operation('SELECT', x1, t43, t44).To(t45)
model.Operation('ADD', x4, c10, 0).To(t46)
model.Operation('ADD', x4, c9, 1).To(t47)
model.Operation('SELECT', x1, t46, t47).To(t48)
model.Operation('SELECT', x1, c9, c49).To(t50)
model.Operation('SELECT', t11, x4, x5).To(t51)
model.Operation('SELECT', t11, x5, x6).To(t52)
model.Operation('GREATER_EQUAL', x4, x5).To(t53)
model.Operation('SELECT', t53, x4, x6).To(t54)
model.Operation('GREATER', x5, x4).To(t55)
model.Operation('SELECT', t55, x6, x5).To(t56)
model.Operation('EQUAL', c9, c57).To(t58)
model.Operation('SELECT', t58, x4, x6).To(t59)
model.Operation('SUB', c60, t14, 0).To(t61)
model.Operation('SUB', c60, t18, 0).To(t62)
model.Operation('SUB', c60, t21, 0).To(t63)
model.Operation('SUB', c60, t25, 0).To(t64)
model.Operation('SUB', c60, t29, 0).To(t65)
model.Operation('SUB', c60, t32, 0).To(t66)
model.Operation('SUB', c60, t36, 0).To(t67)
model.Operation('SUB', c60, t42, 0).To(t68)
model.Operation('SUB', c60, t48, 0).To(t69)
model.Operation('SUB', c60, t51, 0).To(t70)
model.Operation('SUB', c60, t54, 0).To(t71)
model.Operation('SUB', c60, t59, 0).To(t72)
Example({
    x1: [True, False, True, False, False, True],
    x2: [True, True, False, False, True, True],
    x4: [-8.5, -7.0, -21.0, 0.0, -24.0, 4.0],
    x5: [5.5, 1.0, 7.5, -26.5, 22.5, 24.5],
    t12: [-8.5, -7.0, -21.0, 0.0, -24.0, 4.0],
    t16: [5.5, 1.0, 7.5, -26.5, 22.5, 24.5],
    t19: [5.5, -7.0, 7.5, 0.0, -24.0, 24.5],
    x6: [21.5, 10.0, -29.5, 0.0, 30.0, -3.0],
    t23: [-8.5, 10.0, -21.0, 0.0, 30.0, 4.0],
    t27: [-8.5, 10.0, -21.0, 0.0, 30.0, 4.0],
    t31: [-8.5, -7.0, -21.0, -26.5, -24.0, 4.0],
    t33: [5.5, 1.0, 7.5, -26.5, 22.5, 24.5],
    t39: [0.0, 1.0, 0.0, 0.0, 6.0, 4.0],
    t45: [-30.0, 9.0, 8.5, 26.5, 7.5, 7.0],
    t50: [1.0, 0.0, 1.0, 0.0, 0.0, 1.0],
    t52: [5.5, 1.0, 7.5, 0.0, 22.5, 24.5],
    t56: [21.5, 10.0, -29.5, -26.5, 30.0, -3.0],
    t61: [10.0, 8.5, 22.5, 1.5, 25.5, -2.5],
    t62: [10.0, 8.5, 22.5, 1.5, 25.5, -23.0],
    t63: [-20.0, 0.5, 31.0, 28.0, -21.0, 4.5],
    t64: [10.0, -8.5, -6.0, 1.5, -28.5, -2.5],
    t65: [10.0, 0.5, 22.5, 28.0, -21.0, -2.5],
    t66: [10.0, 0.5, -6.0, 28.0, -21.0, -2.5],
    t67: [1.5, 0.5, 1.5, 1.5, -21.0, -2.5],
    t68: [31.5, 10.5, -7.0, 28.0, 9.0, -5.5],
    t69: [9.0, 1.5, 21.5, 0.5, 1.5, -3.5],
    t70: [10.0, 8.5, 22.5, 28.0, 25.5, -2.5],
    t71: [-20.0, -8.5, 31.0, 1.5, -28.5, 4.5],
    t72: [10.0, -8.5, 22.5, 1.5, -28.5, -2.5],
}, name='chosen').AddVariations('float16').DisableLifeTimeVariation()
