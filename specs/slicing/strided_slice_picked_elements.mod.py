# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: what is picked or repeated, and moved before or behind.

F32 = 'TENSOR_FLOAT32'

# A strided slice takes every element there is, or only seems to.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
c2 = Parameter('c2', (F32, [1]), [1.5])
t3 = Internal('t3', (F32, [3, 3]))
t4 = Output('t4', (F32, [3, 3]))
x5 = Input('x5', (F32, [3, 3]))
t6 = Internal('t6', (F32, [3, 3]))
t7 = Internal('t7', (F32, [3, 3]))
x8 = Input('x8', (F32, [3, 3]))
t9 = Internal('t9', (F32, [3, 3]))
t10 = Output('t10', (F32, [3, 3]))
t11 = Internal('t11', (F32, [3, 3]))
t12 = Internal('t12', (F32, [3, 3]))
t13 = Internal('t13', (F32, [3, 3]))
t14 = Output('t14', (F32, [3, 2]))
t15 = Internal('t15', (F32, [3, 3]))
t16 = Internal('t16', (F32, [2, 2]))
t17 = Internal('t17', (F32, [3, 3]))
t18 = Output('t18', (F32, [2, 3]))
t19 = Internal('t19', (F32, [3, 3]))
t20 = Internal('t20', (F32, [3, 3]))
t21 = Internal('t21', (F32, [3, 3]))
t22 = Output('t22', (F32, [3, 3]))
t23 = Internal('t23', (F32, [3, 3]))
t24 = Internal('t24', (F32, [3, 2]))
t25 = Internal('t25', (F32, [3, 3]))
t26 = Output('t26', (F32, [1, 1]))
t27 = Internal('t27', (F32, [3, 3]))
t28 = Internal('t28', (F32, [3]))
t29 = Internal('t29', (F32, [3, 3]))
t30 = Output('t30', (F32, [3]))
t31 = Internal('t31', (F32, [3, 3]))
t32 = Internal('t32', (F32, [3]))
t33 = Internal('t33', (F32, [3, 3]))
t34 = Output('t34', (F32, [2, 2]))
t35 = Internal('t35', (F32, [3, 3]))
t36 = Internal('t36', (F32, [1, 3]))
t37 = Internal('t37', (F32, [3]))
t38 = Internal('t38', (F32, [3]))
t39 = Output('t39', (F32, [1, 3]))
t40 = Internal('t40', (F32, [1, 3]))
t41 = Output('t41', (F32, [3, 1]))
t42 = Internal('t42', (F32, [3, 1]))
t43 = Output('t43', (F32, [3, 3]))
t44 = Output('t44', (F32, [3, 3]))
t45 = Output('t45', (F32, [2, 2]))
t46 = Output('t46', (F32, [3, 3]))
t47 = Output('t47', (F32, [3, 2]))
t48 = Output('t48', (F32, [3]))
t49 = Output('t49', (F32, [3]))
t50 = Output('t50', (F32, [1, 3]))
t51 = Output('t51', (F32, [1, 3]))
t52 = Output('t52', (F32, [3, 1]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('STRIDED_SLICE', t3, [0, 0], [3, 3], [1, 1], 0, 0, 0).To(t4)
model.Operation('ADD', x5, c2, 0).To(t6)
model.Operation('STRIDED_SLICE', t6, [0, 0], [9, 9], [1, 1], 0, 0, 0).To(t7)
model.Operation('ADD', x8, c2, 0).To(t9)
model.Operation('STRIDED_SLICE', t9, [-3, -9], [3, 3], [1, 1], 0, 0, 0).To(t10)
model.Operation('ADD', x1, c2, 0).To(t11)
model.Operation('STRIDED_SLICE', t11, [1, 2], [2, 1], [1, 1], 3, 3, 0).To(t12)
model.Operation('ADD', x5, c2, 0).To(t13)
model.Operation('STRIDED_SLICE', t13, [1, 1], [3, 3], [1, 1], 1, 0, 0).To(t14)
model.Operation('ADD', x8, c2, 0).To(t15)
model.Operation('STRIDED_SLICE', t15, [1, 1], [2, 2], [1, 1], 2, 1, 0).To(t16)
model.Operation('ADD', x1, c2, 0).To(t17)
model.Operation('STRIDED_SLICE', t17, [0, 0], [2, 2], [1, 1], 0, 2, 0).To(t18)
model.Operation('ADD', x5, c2, 0).To(t19)
model.Operation('STRIDED_SLICE', t19, [2, 0], [-4, 3], [-1, 1], 0, 0, 0).To(t20)
model.Operation('ADD', x8, c2, 0).To(t21)
model.Operation('STRIDED_SLICE', t21, [0, 0], [0, 0], [-1, -1], 3, 3, 0).To(t22)
model.Operation('ADD', x1, c2, 0).To(t23)
model.Operation('STRIDED_SLICE', t23, [0, 0], [3, -1], [1, 1], 0, 0, 0).To(t24)
model.Operation('ADD', x5, c2, 0).To(t25)
model.Operation('STRIDED_SLICE', t25, [0, 2], [1, 3], [5, 7], 0, 0, 0).To(t26)
model.Operation('ADD', x8, c2, 0).To(t27)
model.Operation('STRIDED_SLICE', t27, [1, 0], [2, 3], [1, 1], 0, 0, 1).To(t28)
model.Operation('ADD', x1, c2, 0).To(t29)
model.Operation('STRIDED_SLICE', t29, [0, 1], [3, 2], [1, 1], 0, 0, 2).To(t30)
model.Operation('ADD', x5, c2, 0).To(t31)
model.Operation('STRIDED_SLICE', t31, [-1, 0], [0, 3], [1, 1], 0, 1, 1).To(t32)
model.Operation('ADD', x8, c2, 0).To(t33)
model.Operation('STRIDED_SLICE', t33, [0, 0], [3, 3], [2, 2], 0, 0, 0).To(t34)
model.Operation('ADD', x1, c2, 0).To(t35)
model.Operation('STRIDED_SLICE', t35, [0, 0], [3, 3], [3, 1], 0, 0, 0).To(t36)
model.Operation('STRIDED_SLICE', x5, [1, 0], [2, 3], [1, 1], 0, 0, 1).To(t37)
model.Operation('STRIDED_SLICE', x8, [0, 1], [3, 2], [1, 1], 0, 0, 2).To(t38)
model.Operation('EXPAND_DIMS', t37, 0).To(t39)
model.Operation('EXPAND_DIMS', t38, 0).To(t40)
model.Operation('EXPAND_DIMS', t38, 1).To(t41)
model.Operation('EXPAND_DIMS', t37, 1).To(t42)
model.Operation('SUB', c2, t7, 0).To(t43)
model.Operation('SUB', c2, t12, 0).To(t44)
model.Operation('SUB', c2, t16, 0).To(t45)
model.Operation('SUB', c2, t20, 0).To(t46)
model.Operation('SUB', c2, t24, 0).To(t47)
model.Operation('SUB', c2, t28, 0).To(t48)
model.Operation('SUB', c2, t32, 0).To(t49)
model.Operation('SUB', c2, t36, 0).To(t50)
model.Operation('SUB', c2, t40, 0).To(t51)
model.Operation('SUB', c2, t42, 0).To(t52)
Example({
    x1: [-10.0, 0.5, 2.0, -5.5, -12.0, 12.5, 8.0, -6.0, -22.5],
    t4: [-8.5, 2.0, 3.5, -4.0, -10.5, 14.0, 9.5, -4.5, -21.0],
    x5: [2.0, 17.0, 16.0, 8.5, 9.5, 21.0, -7.5, 3.0, 19.0],
    x8: [5.0, 10.0, -25.5, -23.0, 17.5, 21.5, 29.5, -1.0, 23.0],
    t10: [6.5, 11.5, -24.0, -21.5, 19.0, 23.0, 31.0, 0.5, 24.5],
    t14: [18.5, 17.5, 11.0, 22.5, 4.5, 20.5],
    t18: [-8.5, 2.0, 3.5, -4.0, -10.5, 14.0],
    t22: [24.5, 0.5, 31.0, 23.0, 19.0, -21.5, -24.0, 11.5, 6.5],
    t26: [17.5],
    t30: [2.0, -10.5, -4.5],
    t34: [6.5, -24.0, 31.0, 24.5],
    t39: [8.5, 9.5, 21.0],
    t41: [10.0, 17.5, -1.0],
    t43: [-2.0, -17.0, -16.0, -8.5, -9.5, -21.0, 7.5, -3.0, -19.0],
    t44: [10.0, -0.5, -2.0, 5.5, 12.0, -12.5, -8.0, 6.0, 22.5],
    t45: [23.0, -17.5, -29.5, 1.0],
    t46: [7.5, -3.0, -19.0, -8.5, -9.5, -21.0, -2.0, -17.0, -16.0],
    t47: [10.0, -0.5, 5.5, 12.0, -8.0, 6.0],
    t48: [23.0, -17.5, -21.5],
    t49: [7.5, -3.0, -19.0],
    t50: [10.0, -0.5, -2.0],
    t51: [-8.5, -16.0, 2.5],
    t52: [-7.0, -8.0, -19.5],
}, name='whole').AddVariations('float16').DisableLifeTimeVariation()
