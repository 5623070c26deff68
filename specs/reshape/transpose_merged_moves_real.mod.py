# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: moves that a compiler merges, cancels or turns into others.

F32 = 'TENSOR_FLOAT32'

# A transposition between two views is undone by another one, or only seems to be.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 4]))
t2 = Internal('t2', (F32, [2, 3, 4]))
t3 = Internal('t3', (F32, [2, 4, 3]))
t4 = Output('t4', (F32, [6, 4]))
x5 = Input('x5', (F32, [6, 4]))
t6 = Internal('t6', (F32, [4, 3, 2]))
t7 = Internal('t7', (F32, [4, 2, 3]))
t8 = Internal('t8', (F32, [6, 4]))
x9 = Input('x9', (F32, [6, 4]))
t10 = Internal('t10', (F32, [4, 3, 2]))
t11 = Internal('t11', (F32, [3, 4, 2]))
t12 = Output('t12', (F32, [6, 4]))
t13 = Internal('t13', (F32, [2, 2, 3, 2]))
t14 = Internal('t14', (F32, [2, 3, 2, 2]))
t15 = Internal('t15', (F32, [6, 4]))
t16 = Internal('t16', (F32, [2, 2, 3, 2]))
t17 = Internal('t17', (F32, [2, 2, 2, 3]))
t18 = Output('t18', (F32, [4, 6]))
t19 = Internal('t19', (F32, [6, 2, 2]))
t20 = Internal('t20', (F32, [6, 2, 2]))
t21 = Internal('t21', (F32, [6, 4]))
x22 = Input('x22', (F32, [12]))
t23 = Internal('t23', (F32, [3, 4]))
t24 = Internal('t24', (F32, [4, 3]))
t25 = Internal('t25', (F32, [4, 3]))
t26 = Internal('t26', (F32, [3, 4]))
t27 = Output('t27', (F32, [12]))
x28 = Input('x28', (F32, [12]))
t29 = Internal('t29', (F32, [3, 4]))
t30 = Internal('t30', (F32, [4, 3]))
t31 = Internal('t31', (F32, [3, 4]))
t32 = Internal('t32', (F32, [4, 3]))
t33 = Internal('t33', (F32, [12]))
x34 = Input('x34', (F32, [12]))
t35 = Internal('t35', (F32, [2, 6]))
t36 = Internal('t36', (F32, [6, 2]))
t37 = Internal('t37', (F32, [4, 3]))
t38 = Internal('t38', (F32, [3, 4]))
t39 = Output('t39', (F32, [12]))
x40 = Input('x40', (F32, [4, 4]))
t41 = Internal('t41', (F32, [4, 4]))
t42 = Internal('t42', (F32, [4, 4]))
t43 = Internal('t43', (F32, [4, 4]))
x44 = Input('x44', (F32, [4, 4]))
t45 = Internal('t45', (F32, [4, 4]))
t46 = Internal('t46', (F32, [16]))
t47 = Output('t47', (F32, [4, 4]))
c48 = Parameter('c48', (F32, [1]), [1.5])
t49 = Output('t49', (F32, [6, 4]))
t50 = Output('t50', (F32, [6, 4]))
t51 = Output('t51', (F32, [6, 4]))
t52 = Output('t52', (F32, [12]))
t53 = Output('t53', (F32, [4, 4]))
model = Model()
model.Operation('RESHAPE', x1, [2, 3, 4]).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 1]).To(t3)
model.Operation('RESHAPE', t3, [6, 4]).To(t4)
model.Operation('RESHAPE', x5, [4, 3, 2]).To(t6)
model.Operation('TRANSPOSE', t6, [0, 2, 1]).To(t7)
model.Operation('RESHAPE', t7, [6, 4]).To(t8)
model.Operation('RESHAPE', x9, [4, 3, 2]).To(t10)
model.Operation('TRANSPOSE', t10, [1, 0, 2]).To(t11)
model.Operation('RESHAPE', t11, [6, 4]).To(t12)
model.Operation('RESHAPE', x1, [2, 2, 3, 2]).To(t13)
model.Operation('TRANSPOSE', t13, [0, 2, 1, 3]).To(t14)
model.Operation('RESHAPE', t14, [6, 4]).To(t15)
model.Operation('RESHAPE', x5, [2, 2, 3, 2]).To(t16)
model.Operation('TRANSPOSE', t16, [1, 0, 3, 2]).To(t17)
model.Operation('RESHAPE', t17, [4, 6]).To(t18)
model.Operation('RESHAPE', x9, [6, 2, 2]).To(t19)
model.Operation('TRANSPOSE', t19, [0, 2, 1]).To(t20)
model.Operation('RESHAPE', t20, [6, 4]).To(t21)
model.Operation('RESHAPE', x22, [3, 4]).To(t23)
model.Operation('TRANSPOSE', t23, [1, 0]).To(t24)
model.Operation('RESHAPE', t24, [4, 3]).To(t25)
model.Operation('TRANSPOSE', t25, [1, 0]).To(t26)
model.Operation('RESHAPE', t26, [12]).To(t27)
model.Operation('RESHAPE', x28, [3, 4]).To(t29)
model.Operation('TRANSPOSE', t29, [1, 0]).To(t30)
model.Operation('RESHAPE', t30, [3, 4]).To(t31)
model.Operation('TRANSPOSE', t31, [1, 0]).To(t32)
model.Operation('RESHAPE', t32, [12]).To(t33)
model.Operation('RESHAPE', x34, [2, 6]).To(t35)
model.Operation('TRANSPOSE', t35, [1, 0]).To(t36)
model.Operation('RESHAPE', t36, [4, 3]).To(t37)
model.Operation('TRANSPOSE', t37, [1, 0]).To(t38)
model.Operation('RESHAPE', t38, [12]).To(t39)
model.Operation('TRANSPOSE', x40, [1, 0]).To(t41)
model.Operation('RESHAPE', t41, [4, 4]).To(t42)
model.Operation('TRANSPOSE', t42, [1, 0]).To(t43)
model.Operation('TRANSPOSE', x44, [1, 0]).To(t45)
model.Operation('RESHAPE', t45, [16]).To(t46)
model.Operation('RESHAPE', t46, [4, 4]).To(t47)
model.Operation('SUB', c48, t8, 0).To(t49)
model.Operation('SUB', c48, t15, 0).To(t50)
model.Operation('SUB', c48, t21, 0).To(t51)
model.Operation('SUB', c48, t33, 0).To(t52)
model.Operation('SUB', c48, t43, 0).To(t53)
Example({
    x1: [21.0, 12.0, 22.0, -2.0, -26.5, 23.5, 30.0, 20.5, -11.0, 26.0, -12.0, 7.0, -28.5, 10.0, -3.0, -15.0,
    9.5, -15.5, 14.0, 17.5, 0.0, -21.0, 19.0, -20.5],
    t4: [21.0, -26.5, -11.0, 12.0, 23.5, 26.0, 22.0, 30.0, -12.0, -2.0, 20.5, 7.0, -28.5, 9.5, 0.0, 10.0,
    -15.5, -21.0, -3.0, 14.0, 19.0, -15.0, 17.5, -20.5],
    x5: [-24.5, -15.5, 1.5, 5.0, 2.5, -19.0, -10.5, -9.0, -7.0, 17.5, 15.0, -14.0, 17.0, -29.0, -13.5, 7.5,
    -0.5, -28.5, 11.0, 4.0, 28.0, 11.5, -12.0, -21.0],
    x9: [-20.0, 23.5, -9.5, -6.0, -22.0, 7.5, 2.5, -15.0, -24.0, 10.0, 15.0, -11.5, -17.0, 18.5, 27.5,
    -23.0, 15.5, 11.5, -13.5, 12.0, -0.5, 19.0, -19.0, -8.0],
    t12: [-20.0, 23.5, 2.5, -15.0, -17.0, 18.5, -13.5, 12.0, -9.5, -6.0, -24.0, 10.0, 27.5, -23.0, -0.5,
    19.0, -22.0, 7.5, 15.0, -11.5, 15.5, 11.5, -19.0, -8.0],
    t18: [-24.5, 1.5, 2.5, -15.5, 5.0, -19.0, 17.0, -13.5, -0.5, -29.0, 7.5, -28.5, -10.5, -7.0, 15.0, -9.0,
    17.5, -14.0, 11.0, 28.0, -12.0, 4.0, 11.5, -21.0],
    x22: [12.0, 26.0, 18.5, 9.0, 12.5, 5.0, -11.0, -14.0, -26.5, 29.5, 8.5, 7.5],
    t27: [12.0, 26.0, 18.5, 9.0, 12.5, 5.0, -11.0, -14.0, -26.5, 29.5, 8.5, 7.5],
    x28: [-23.0, 26.5, -3.0, -5.5, -28.0, -17.0, 24.0, -12.5, -18.5, -19.5, 2.0, -25.0],
    x34: [-23.0, -21.5, 10.5, 24.5, -3.5, -12.0, 6.0, 4.0, 9.5, -3.0, 10.0, -17.5],
    t39: [-23.0, 4.0, 24.5, 10.0, 6.0, 10.5, -3.0, -12.0, -21.5, 9.5, -3.5, -17.5],
    x40: [11.5, -2.5, -15.0, -9.0, 18.0, -23.0, 6.0, -30.0, 24.5, 7.5, 13.5, -19.0, -22.0, 16.5, 15.5, 3.5],
    x44: [10.5, -24.0, -7.0, -7.5, 12.0, -14.5, 5.0, 21.5, -30.0, 15.5, -8.5, 25.0, 28.5, 24.0, 19.0, -2.5],
    t47: [10.5, 12.0, -30.0, 28.5, -24.0, -14.5, 15.5, 24.0, -7.0, 5.0, -8.5, 19.0, -7.5, 21.5, 25.0, -2.5],
    t49: [26.0, 0.0, -1.0, 17.0, -3.5, 20.5, 12.0, 8.5, -13.5, 10.5, -16.0, 15.5, -15.5, 15.0, 2.0, 30.5,
    -6.0, 30.0, -9.5, -26.5, 13.5, -2.5, -10.0, 22.5],
    t50: [-19.5, -10.5, -28.5, -19.0, -20.5, 3.5, 12.5, -24.5, 28.0, -22.0, 13.5, -5.5, 30.0, -8.5, -12.5,
    -16.0, 4.5, 16.5, 1.5, 22.5, -8.0, 17.0, -17.5, 22.0],
    t51: [21.5, 11.0, -22.0, 7.5, 23.5, -1.0, -6.0, 16.5, 25.5, -13.5, -8.5, 13.0, 18.5, -26.0, -17.0, 24.5,
    -14.0, 15.0, -10.0, -10.5, 2.0, 20.5, -17.5, 9.5],
    t52: [24.5, 18.5, -0.5, 29.5, 21.0, 7.0, 20.0, 4.5, 14.0, -25.0, -22.5, 26.5],
    t53: [-10.0, 4.0, 16.5, 10.5, -16.5, 24.5, -4.5, 31.5, -23.0, -6.0, -12.0, 20.5, 23.5, -15.0, -14.0,
    -2.0],
}, name='between_views').AddVariations('float16').DisableLifeTimeVariation()

# Sides of 1 come or go around a transposition, in every place.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2, 3]))
t2 = Internal('t2', (F32, [1, 2, 2, 3]))
t3 = Output('t3', (F32, [2, 1, 3, 2]))
x4 = Input('x4', (F32, [2, 2, 3]))
t5 = Internal('t5', (F32, [2, 3, 2]))
t6 = Internal('t6', (F32, [1, 2, 3, 2]))
x7 = Input('x7', (F32, [2, 2, 3]))
t8 = Internal('t8', (F32, [2, 1, 2, 3]))
t9 = Output('t9', (F32, [2, 2, 3, 1]))
t10 = Internal('t10', (F32, [2, 3, 2]))
t11 = Internal('t11', (F32, [2, 1, 3, 2]))
t12 = Internal('t12', (F32, [2, 2, 1, 3]))
t13 = Output('t13', (F32, [1, 2, 3, 2]))
t14 = Internal('t14', (F32, [2, 3, 2]))
t15 = Internal('t15', (F32, [2, 3, 1, 2]))
t16 = Internal('t16', (F32, [2, 2, 3, 1]))
t17 = Output('t17', (F32, [3, 2, 1, 2]))
t18 = Internal('t18', (F32, [2, 3, 2]))
t19 = Internal('t19', (F32, [2, 3, 2, 1]))
x20 = Input('x20', (F32, [2, 1, 2, 3]))
t21 = Internal('t21', (F32, [2, 3, 1, 2]))
t22 = Output('t22', (F32, [2, 3, 2]))
x23 = Input('x23', (F32, [2, 1, 2, 3]))
t24 = Internal('t24', (F32, [3, 2, 2, 1]))
t25 = Internal('t25', (F32, [3, 2, 2]))
x26 = Input('x26', (F32, [2, 2, 1, 3]))
t27 = Internal('t27', (F32, [1, 2, 2, 3]))
t28 = Output('t28', (F32, [2, 2, 3]))
x29 = Input('x29', (F32, [2, 1, 3, 1]))
t30 = Internal('t30', (F32, [2, 3, 1]))
t31 = Internal('t31', (F32, [3, 1, 2]))
x32 = Input('x32', (F32, [1, 3, 2]))
t33 = Internal('t33', (F32, [2, 1, 3]))
t34 = Output('t34', (F32, [2, 3]))
c35 = Parameter('c35', (F32, [1]), [1.5])
t36 = Output('t36', (F32, [1, 2, 3, 2]))
t37 = Output('t37', (F32, [2, 1, 3, 2]))
t38 = Output('t38', (F32, [2, 3, 1, 2]))
t39 = Output('t39', (F32, [2, 3, 2, 1]))
t40 = Output('t40', (F32, [3, 2, 2]))
t41 = Output('t41', (F32, [3, 1, 2]))
model = Model()
model.Operation('EXPAND_DIMS', x1, 0).To(t2)
model.Operation('TRANSPOSE', t2, [2, 0, 3, 1]).To(t3)
model.Operation('TRANSPOSE', x4, [1, 2, 0]).To(t5)
model.Operation('EXPAND_DIMS', t5, 0).To(t6)
model.Operation('EXPAND_DIMS', x7, 1).To(t8)
model.Operation('TRANSPOSE', t8, [2, 0, 3, 1]).To(t9)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t10)
model.Operation('EXPAND_DIMS', t10, 1).To(t11)
model.Operation('EXPAND_DIMS', x4, -2).To(t12)
model.Operation('TRANSPOSE', t12, [2, 0, 3, 1]).To(t13)
model.Operation('TRANSPOSE', x7, [1, 2, 0]).To(t14)
model.Operation('EXPAND_DIMS', t14, -2).To(t15)
model.Operation('EXPAND_DIMS', x1, -1).To(t16)
model.Operation('TRANSPOSE', t16, [2, 0, 3, 1]).To(t17)
model.Operation('TRANSPOSE', x4, [1, 2, 0]).To(t18)
model.Operation('EXPAND_DIMS', t18, -1).To(t19)
model.Operation('TRANSPOSE', x20, [2, 3, 1, 0]).To(t21)
model.Operation('SQUEEZE', t21, [2]).To(t22)
model.Operation('TRANSPOSE', x23, [3, 0, 2, 1]).To(t24)
model.Operation('SQUEEZE', t24, [-1]).To(t25)
model.Operation('TRANSPOSE', x26, [2, 1, 0, 3]).To(t27)
model.Operation('SQUEEZE', t27, [0]).To(t28)
model.Operation('SQUEEZE', x29, [1]).To(t30)
model.Operation('TRANSPOSE', t30, [1, 2, 0]).To(t31)
model.Operation('TRANSPOSE', x32, [2, 0, 1]).To(t33)
model.Operation('SQUEEZE', t33, [1]).To(t34)
model.Operation('SUB', c35, t6, 0).To(t36)
model.Operation('SUB', c35, t11, 0).To(t37)
model.Operation('SUB', c35, t15, 0).To(t38)
model.Operation('SUB', c35, t19, 0).To(t39)
model.Operation('SUB', c35, t25, 0).To(t40)
model.Operation('SUB', c35, t31, 0).To(t41)
Example({
    x1: [20.5, -16.5, 21.0, 24.0, -19.5, 24.5, 9.0, -7.5, -15.5, -15.0, 25.5, -28.5],
    t3: [20.5, 9.0, -16.5, -7.5, 21.0, -15.5, 24.0, -15.0, -19.5, 25.5, 24.5, -28.5],
    x4: [-26.0, -23.5, 16.0, 2.5, 3.0, -23.0, -6.5, -29.0, -10.0, 5.5, 28.0, -27.5],
    x7: [17.5, -2.0, -3.0, 13.0, 12.0, -29.0, 27.0, -1.5, 5.0, -9.5, -23.0, -3.5],
    t9: [17.5, -2.0, -3.0, 27.0, -1.5, 5.0, 13.0, 12.0, -29.0, -9.5, -23.0, -3.5],
    t13: [-26.0, 2.5, -23.5, 3.0, 16.0, -23.0, -6.5, 5.5, -29.0, 28.0, -10.0, -27.5],
    t17: [20.5, 24.0, 9.0, -15.0, -16.5, -19.5, -7.5, 25.5, 21.0, 24.5, -15.5, -28.5],
    x20: [3.0, -29.0, -8.0, 25.0, -28.0, 2.0, -7.5, 24.5, 15.5, -20.0, -14.0, -25.0],
    t22: [3.0, -7.5, -29.0, 24.5, -8.0, 15.5, 25.0, -20.0, -28.0, -14.0, 2.0, -25.0],
    x23: [-7.0, 5.5, 14.0, 17.0, -16.0, -19.5, 22.0, 25.0, 21.0, 0.5, -28.5, 26.0],
    x26: [13.5, 15.0, 9.5, 3.0, -2.5, -21.5, -4.0, -16.0, 22.0, 18.0, 18.5, 28.0],
    t28: [13.5, 15.0, 9.5, -4.0, -16.0, 22.0, 3.0, -2.5, -21.5, 18.0, 18.5, 28.0],
    x29: [-2.0, 3.0, -4.0, 18.5, 26.5, -8.5],
    x32: [-9.5, 25.5, 17.5, -15.0, -14.5, 25.0],
    t34: [-9.5, 17.5, -14.5, 25.5, -15.0, 25.0],
    t36: [27.5, 8.0, 25.0, 30.5, -14.5, 11.5, -1.0, -4.0, -1.5, -26.5, 24.5, 29.0],
    t37: [-19.0, -7.5, 18.0, 9.0, -19.5, 17.0, -22.5, 16.5, 21.0, -24.0, -23.0, 30.0],
    t38: [-16.0, -25.5, 3.5, 3.0, 4.5, -3.5, -11.5, 11.0, -10.5, 24.5, 30.5, 5.0],
    t39: [27.5, 8.0, 25.0, 30.5, -14.5, 11.5, -1.0, -4.0, -1.5, -26.5, 24.5, 29.0],
    t40: [8.5, -15.5, -20.5, 1.0, -4.0, 17.5, -23.5, 30.0, -12.5, 21.0, -19.5, -24.5],
    t41: [3.5, -17.0, -1.5, -25.0, 5.5, 10.0],
}, name='thin').AddVariations('float16').DisableLifeTimeVariation()
