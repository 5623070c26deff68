# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: what is picked or repeated, and moved before or behind.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Repeating one element before an operation that repeats by itself goes away; other repeating does
# not.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3]))
t4 = Internal('t4', (F32, [2, 3]))
x5 = Input('x5', (F32, [2, 3]))
t6 = Output('t6', (F32, [2, 3]))
t7 = Internal('t7', (F32, [4, 3]))
x8 = Input('x8', (F32, [1, 3]))
t9 = Internal('t9', (F32, [4, 3]))
x2 = Input('x2', (F32, [2, 1]))
t10 = Internal('t10', (F32, [2, 3]))
x11 = Input('x11', (F32, [2, 3]))
t12 = Output('t12', (F32, [2, 3]))
t13 = Internal('t13', (F32, [4, 1]))
x14 = Input('x14', (F32, [4, 2]))
t15 = Internal('t15', (F32, [4, 2]))
t16 = Internal('t16', (F32, [4, 3]))
x17 = Input('x17', (F32, [4, 3]))
t18 = Output('t18', (F32, [4, 3]))
x19 = Input('x19', (F32, [3]))
t20 = Internal('t20', (F32, [6]))
x21 = Input('x21', (F32, [6]))
t22 = Internal('t22', (F32, [6]))
t23 = Internal('t23', (F32, [1, 6]))
x24 = Input('x24', (F32, [6]))
t25 = Output('t25', (F32, [1, 6]))
t26 = Internal('t26', (F32, [2, 3]))
t27 = Internal('t27', (F32, [2, 3]))
t28 = Internal('t28', (F32, [2, 3]))
x3 = Input('x3', (F32, [2, 2]))
t29 = Internal('t29', (F32, [4, 2]))
x30 = Input('x30', (F32, [2, 2]))
t31 = Internal('t31', (F32, [4, 2]))
t32 = Output('t32', (F32, [4, 2]))
x33 = Input('x33', (F32, [2, 2]))
t34 = Internal('t34', (F32, [2, 2]))
t35 = Internal('t35', (F32, [2, 4]))
x36 = Input('x36', (F32, [2, 3]))
t37 = Internal('t37', (F32, [4, 3]))
t38 = Output('t38', (F32, [3, 4]))
t39 = Internal('t39', (F32, [2, 6]))
c40 = Parameter('c40', (I32, [1]), [1])
t41 = Internal('t41', (F32, [2]))
t42 = Internal('t42', (F32, [4, 3]))
c43 = Parameter('c43', (I32, [1]), [1])
t44 = Output('t44', (F32, [4]))
t45 = Internal('t45', (F32, [2, 4]))
t46 = Internal('t46', (F32, [2, 6]))
x47 = Input('x47', (F32, [1, 3]))
t48 = Internal('t48', (F32, [2, 3]))
t49 = Internal('t49', (F32, [2, 3]))
t50 = Output('t50', (F32, [4, 3]))
t51 = Internal('t51', (F32, [2, 1, 3]))
t52 = Internal('t52', (F32, [2, 2, 3]))
t53 = Internal('t53', (F32, [4, 3]))
t54 = Internal('t54', (F32, [2, 1, 3]))
t55 = Internal('t55', (F32, [4, 1, 3]))
t56 = Output('t56', (F32, [4, 3]))
t57 = Internal('t57', (F32, [2, 3, 1]))
t58 = Internal('t58', (F32, [2, 3, 2]))
t59 = Internal('t59', (F32, [4, 3]))
c60 = Parameter('c60', (F32, [1]), [1.5])
t61 = Output('t61', (F32, [4, 3]))
t62 = Output('t62', (F32, [4, 2]))
t63 = Output('t63', (F32, [6]))
t64 = Output('t64', (F32, [2, 3]))
t65 = Output('t65', (F32, [2, 4]))
t66 = Output('t66', (F32, [2]))
t67 = Output('t67', (F32, [2, 6]))
t68 = Output('t68', (F32, [4, 3]))
t69 = Output('t69', (F32, [4, 3]))
model = Model()
model.Operation('TILE', x1, [2, 1]).To(t4)
model.Operation('SUB', t4, x5, 0).To(t6)
model.Operation('TILE', x1, [4, 1]).To(t7)
model.Operation('SUB', t7, x8, 0).To(t9)
model.Operation('TILE', x2, [1, 3]).To(t10)
model.Operation('SUB', t10, x11, 0).To(t12)
model.Operation('TILE', x2, [2, 1]).To(t13)
model.Operation('SUB', t13, x14, 0).To(t15)
model.Operation('TILE', x2, [2, 3]).To(t16)
model.Operation('SUB', t16, x17, 0).To(t18)
model.Operation('TILE', x19, [2]).To(t20)
model.Operation('SUB', t20, x21, 0).To(t22)
model.Operation('TILE', x1, [1, 2]).To(t23)
model.Operation('SUB', t23, x24, 0).To(t25)
model.Operation('TILE', x1, [2, 1]).To(t26)
model.Operation('TILE', x2, [1, 3]).To(t27)
model.Operation('MAXIMUM', t26, t27).To(t28)
model.Operation('TILE', x3, [2, 1]).To(t29)
model.Operation('TILE', x30, [2, 1]).To(t31)
model.Operation('SUB', t29, t31, 1).To(t32)
model.Operation('RELU', x33).To(t34)
model.Operation('TILE', t34, [1, 2]).To(t35)
model.Operation('TILE', x36, [2, 1]).To(t37)
model.Operation('TRANSPOSE', t37, [1, 0]).To(t38)
model.Operation('TILE', x5, [1, 2]).To(t39)
model.Operation('REDUCE_MAX', t39, c40, False).To(t41)
model.Operation('TILE', x11, [2, 1]).To(t42)
model.Operation('REDUCE_MAX', t42, c43, False).To(t44)
model.Operation('TILE', x3, [1, 2]).To(t45)
model.Operation('CONCATENATION', t45, x3, 1).To(t46)
model.Operation('TILE', x47, [2, 1]).To(t48)
model.Operation('TILE', x1, [2, 1]).To(t49)
model.Operation('CONCATENATION', t48, t49, 0).To(t50)
model.Operation('RESHAPE', x36, [2, 1, 3]).To(t51)
model.Operation('TILE', t51, [1, 2, 1]).To(t52)
model.Operation('RESHAPE', t52, [4, 3]).To(t53)
model.Operation('RESHAPE', x5, [2, 1, 3]).To(t54)
model.Operation('TILE', t54, [2, 1, 1]).To(t55)
model.Operation('RESHAPE', t55, [4, 3]).To(t56)
model.Operation('RESHAPE', x11, [2, 3, 1]).To(t57)
model.Operation('TILE', t57, [1, 1, 2]).To(t58)
model.Operation('RESHAPE', t58, [4, 3]).To(t59)
model.Operation('SUB', c60, t9, 0).To(t61)
model.Operation('SUB', c60, t15, 0).To(t62)
model.Operation('SUB', c60, t22, 0).To(t63)
model.Operation('SUB', c60, t28, 0).To(t64)
model.Operation('SUB', c60, t35, 0).To(t65)
model.Operation('SUB', c60, t41, 0).To(t66)
model.Operation('SUB', c60, t46, 0).To(t67)
model.Operation('SUB', c60, t53, 0).To(t68)
model.Operation('SUB', c60, t59, 0).To(t69)
Example({
    x1: [-12.0, -26.0, -0.5],
    x5: [26.0, -24.0, -17.0, -1.5, 7.5, 19.0],
    t6: [-38.0, -2.0, 16.5, -10.5, -33.5, -19.5],
    x8: [15.0, 8.0, -24.5],
    x2: [16.0, 28.5],
    x11: [25.0, -24.5, -1.0, -17.0, -6.5, 16.5],
    t12: [-9.0, 40.5, 17.0, 45.5, 35.0, 12.0],
    x14: [-3.5, -19.0, -4.0, -10.0, 27.5, -14.0, 6.0, -20.0],
    x17: [-4.0, -3.5, -29.0, 12.0, 29.5, 28.5, -13.5, -29.5, -24.0, 0.5, -19.5, 11.0],
    t18: [20.0, 19.5, 45.0, 16.5, -1.0, 0.0, 29.5, 45.5, 40.0, 28.0, 48.0, 17.5],
    x19: [-5.5, -2.0, 30.0],
    x21: [4.5, 8.5, -30.0, 16.5, -27.0, -5.5],
    x24: [-9.5, 12.0, 23.5, 19.0, 7.0, -24.0],
    t25: [-2.5, -38.0, -24.0, -31.0, -33.0, 23.5],
    x3: [7.5, -18.0, 18.5, -16.0],
    x30: [17.0, -7.5, -17.5, -13.0],
    t32: [0.0, 0.0, 36.0, 0.0, 0.0, 0.0, 36.0, 0.0],
    x33: [-28.5, 14.0, -25.0, 17.0],
    x36: [-23.5, 5.5, 13.0, 26.0, 11.0, 15.0],
    t38: [-23.5, 26.0, -23.5, 26.0, 5.5, 11.0, 5.5, 11.0, 13.0, 15.0, 13.0, 15.0],
    t44: [25.0, 16.5, 25.0, 16.5],
    x47: [-28.5, -23.0, -4.5],
    t50: [-28.5, -23.0, -4.5, -28.5, -23.0, -4.5, -12.0, -26.0, -0.5, -12.0, -26.0, -0.5],
    t56: [26.0, -24.0, -17.0, -1.5, 7.5, 19.0, 26.0, -24.0, -17.0, -1.5, 7.5, 19.0],
    t61: [28.5, 35.5, -22.5, 28.5, 35.5, -22.5, 28.5, 35.5, -22.5, 28.5, 35.5, -22.5],
    t62: [-18.0, -33.5, -31.0, -37.0, 13.0, -28.5, -21.0, -47.0],
    t63: [11.5, 12.0, -58.5, 23.5, -23.5, -34.0],
    t64: [-14.5, -14.5, -14.5, -27.0, -27.0, -27.0],
    t65: [1.5, -12.5, 1.5, -12.5, 1.5, -15.5, 1.5, -15.5],
    t66: [-24.5, -17.5],
    t67: [-6.0, 19.5, -6.0, 19.5, -6.0, 19.5, -17.0, 17.5, -17.0, 17.5, -17.0, 17.5],
    t68: [25.0, -4.0, -11.5, 25.0, -4.0, -11.5, -24.5, -9.5, -13.5, -24.5, -9.5, -13.5],
    t69: [-23.5, -23.5, 26.0, 26.0, 2.5, 2.5, 18.5, 18.5, 8.0, 8.0, -15.0, -15.0],
}, name='repeated').AddVariations('float16').DisableLifeTimeVariation()

# Each row is repeated, or all rows, by other moves than TILE.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
t2 = Internal('t2', (F32, [2, 1, 6]))
t3 = Internal('t3', (F32, [2, 2, 6]))
t4 = Output('t4', (F32, [1, 4, 3, 2]))
x5 = Input('x5', (F32, [1, 2, 3, 2]))
t6 = Internal('t6', (F32, [2, 1, 6]))
t7 = Internal('t7', (F32, [2, 1, 12]))
t8 = Internal('t8', (F32, [1, 4, 3, 2]))
x9 = Input('x9', (F32, [1, 2, 3, 2]))
t10 = Internal('t10', (F32, [1, 2, 6]))
t11 = Internal('t11', (F32, [1, 4, 6]))
t12 = Output('t12', (F32, [1, 4, 3, 2]))
t13 = Internal('t13', (F32, [2, 3, 1, 2]))
t14 = Internal('t14', (F32, [2, 3, 2, 2]))
t15 = Internal('t15', (F32, [1, 2, 6, 2]))
t16 = Internal('t16', (F32, [2, 3, 2, 1]))
t17 = Internal('t17', (F32, [2, 3, 2, 2]))
t18 = Output('t18', (F32, [1, 2, 6, 2]))
x19 = Input('x19', (F32, [1, 2, 2, 2]))
t20 = Internal('t20', (F32, [1, 1, 2, 2]))
t21 = Internal('t21', (F32, [1, 1, 2, 2]))
t22 = Internal('t22', (F32, [1, 4, 2, 2]))
x23 = Input('x23', (F32, [1, 2, 2, 2]))
t24 = Internal('t24', (F32, [1, 2, 1, 2]))
t25 = Internal('t25', (F32, [1, 2, 1, 2]))
t26 = Output('t26', (F32, [1, 2, 4, 2]))
x27 = Input('x27', (F32, [1, 2, 2, 2]))
t28 = Internal('t28', (F32, [1, 1, 2, 2]))
t29 = Internal('t29', (F32, [1, 1, 2, 2]))
t30 = Internal('t30', (F32, [1, 4, 2, 2]))
t31 = Internal('t31', (F32, [1, 2, 1, 2]))
t32 = Internal('t32', (F32, [1, 2, 1, 2]))
t33 = Output('t33', (F32, [1, 2, 4, 2]))
t34 = Internal('t34', (F32, [1, 1, 2, 2]))
t35 = Internal('t35', (F32, [1, 1, 2, 2]))
t36 = Internal('t36', (F32, [1, 4, 2, 2]))
t37 = Internal('t37', (F32, [1, 2, 1, 2]))
t38 = Internal('t38', (F32, [1, 2, 1, 2]))
t39 = Output('t39', (F32, [1, 2, 4, 2]))
c40 = Parameter('c40', (F32, [1]), [1.5])
t41 = Output('t41', (F32, [1, 4, 3, 2]))
t42 = Output('t42', (F32, [1, 2, 6, 2]))
t43 = Output('t43', (F32, [1, 4, 2, 2]))
t44 = Output('t44', (F32, [1, 4, 2, 2]))
t45 = Output('t45', (F32, [1, 4, 2, 2]))
model = Model()
model.Operation('RESHAPE', x1, [2, 1, 6]).To(t2)
model.Operation('TILE', t2, [1, 2, 1]).To(t3)
model.Operation('RESHAPE', t3, [1, 4, 3, 2]).To(t4)
model.Operation('RESHAPE', x5, [2, 1, 6]).To(t6)
model.Operation('TILE', t6, [1, 1, 2]).To(t7)
model.Operation('RESHAPE', t7, [1, 4, 3, 2]).To(t8)
model.Operation('RESHAPE', x9, [1, 2, 6]).To(t10)
model.Operation('TILE', t10, [1, 2, 1]).To(t11)
model.Operation('RESHAPE', t11, [1, 4, 3, 2]).To(t12)
model.Operation('RESHAPE', x1, [2, 3, 1, 2]).To(t13)
model.Operation('TILE', t13, [1, 1, 2, 1]).To(t14)
model.Operation('RESHAPE', t14, [1, 2, 6, 2]).To(t15)
model.Operation('RESHAPE', x5, [2, 3, 2, 1]).To(t16)
model.Operation('TILE', t16, [1, 1, 1, 2]).To(t17)
model.Operation('RESHAPE', t17, [1, 2, 6, 2]).To(t18)
model.Operation('SPLIT', x19, 1, 2).To(t20, t21)
model.Operation('CONCATENATION', t20, t20, t21, t21, 1).To(t22)
model.Operation('SPLIT', x23, 2, 2).To(t24, t25)
model.Operation('CONCATENATION', t24, t24, t25, t25, 2).To(t26)
model.Operation('SPLIT', x27, 1, 2).To(t28, t29)
model.Operation('CONCATENATION', t28, t29, t28, t29, 1).To(t30)
model.Operation('SPLIT', x19, 2, 2).To(t31, t32)
model.Operation('CONCATENATION', t31, t32, t31, t32, 2).To(t33)
model.Operation('SPLIT', x23, 1, 2).To(t34, t35)
model.Operation('CONCATENATION', t35, t35, t34, t34, 1).To(t36)
model.Operation('SPLIT', x27, 2, 2).To(t37, t38)
model.Operation('CONCATENATION', t38, t38, t37, t37, 2).To(t39)
model.Operation('SUB', c40, t8, 0).To(t41)
model.Operation('SUB', c40, t15, 0).To(t42)
model.Operation('SUB', c40, t22, 0).To(t43)
model.Operation('SUB', c40, t30, 0).To(t44)
model.Operation('SUB', c40, t36, 0).To(t45)
Example({
    x1: [-17.5, 22.5, 10.5, 1.5, 27.0, -17.0, -15.5, -11.5, 24.0, 28.5, 7.5, -9.5],
    t4: [-17.5, 22.5, 10.5, 1.5, 27.0, -17.0, -17.5, 22.5, 10.5, 1.5, 27.0, -17.0, -15.5, -11.5, 24.0, 28.5,
    7.5, -9.5, -15.5, -11.5, 24.0, 28.5, 7.5, -9.5],
    x5: [16.5, 22.0, 2.5, -26.0, -30.0, 20.5, -25.0, 26.0, 22.5, 15.5, -19.5, -1.5],
    x9: [-4.5, -22.0, -1.5, 10.0, -20.5, -7.0, 27.0, -19.5, 12.5, -25.5, -12.0, 16.0],
    t12: [-4.5, -22.0, -1.5, 10.0, -20.5, -7.0, 27.0, -19.5, 12.5, -25.5, -12.0, 16.0, -4.5, -22.0, -1.5,
    10.0, -20.5, -7.0, 27.0, -19.5, 12.5, -25.5, -12.0, 16.0],
    t18: [16.5, 16.5, 22.0, 22.0, 2.5, 2.5, -26.0, -26.0, -30.0, -30.0, 20.5, 20.5, -25.0, -25.0, 26.0, 26.0,
    22.5, 22.5, 15.5, 15.5, -19.5, -19.5, -1.5, -1.5],
    x19: [-16.0, 2.5, 24.5, 16.5, -2.5, -5.0, 0.0, -17.0],
    x23: [11.0, -28.0, 28.0, 2.0, 20.0, -29.5, -26.5, 14.5],
    t26: [11.0, -28.0, 11.0, -28.0, 28.0, 2.0, 28.0, 2.0, 20.0, -29.5, 20.0, -29.5, -26.5, 14.5, -26.5, 14.5],
    x27: [6.5, -9.0, 16.5, -6.5, -23.5, 20.0, -7.5, -16.5],
    t33: [-16.0, 2.5, 24.5, 16.5, -16.0, 2.5, 24.5, 16.5, -2.5, -5.0, 0.0, -17.0, -2.5, -5.0, 0.0, -17.0],
    t39: [16.5, -6.5, 16.5, -6.5, 6.5, -9.0, 6.5, -9.0, -7.5, -16.5, -7.5, -16.5, -23.5, 20.0, -23.5, 20.0],
    t41: [-15.0, -20.5, -1.0, 27.5, 31.5, -19.0, -15.0, -20.5, -1.0, 27.5, 31.5, -19.0, 26.5, -24.5, -21.0,
    -14.0, 21.0, 3.0, 26.5, -24.5, -21.0, -14.0, 21.0, 3.0],
    t42: [19.0, -21.0, 19.0, -21.0, -9.0, 0.0, -9.0, 0.0, -25.5, 18.5, -25.5, 18.5, 17.0, 13.0, 17.0, 13.0,
    -22.5, -27.0, -22.5, -27.0, -6.0, 11.0, -6.0, 11.0],
    t43: [17.5, -1.0, -23.0, -15.0, 17.5, -1.0, -23.0, -15.0, 4.0, 6.5, 1.5, 18.5, 4.0, 6.5, 1.5, 18.5],
    t44: [-5.0, 10.5, -15.0, 8.0, 25.0, -18.5, 9.0, 18.0, -5.0, 10.5, -15.0, 8.0, 25.0, -18.5, 9.0, 18.0],
    t45: [-18.5, 31.0, 28.0, -13.0, -18.5, 31.0, 28.0, -13.0, -9.5, 29.5, -26.5, -0.5, -9.5, 29.5, -26.5,
    -0.5],
}, name='images').AddVariations('float16').DisableLifeTimeVariation()
