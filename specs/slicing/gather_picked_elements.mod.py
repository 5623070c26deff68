# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: what is picked or repeated, and moved before or behind.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Places are picked from what was picked, joined, turned or sliced before.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [3, 6]))
t4 = Internal('t4', (F32, [3, 3]))
x5 = Input('x5', (F32, [3, 4]))
c2 = Parameter('c2', (I32, [2, 2]), [0, 2, 1, 1])
t6 = Internal('t6', (F32, [2, 2, 4]))
c7 = Parameter('c7', (I32, [2]), [1, 0])
t8 = Output('t8', (F32, [2, 2, 4]))
x9 = Input('x9', (F32, [3, 4]))
t10 = Internal('t10', (F32, [2, 2, 4]))
c11 = Parameter('c11', (I32, [2]), [1, 0])
t12 = Internal('t12', (F32, [2, 2, 4]))
x13 = Input('x13', (F32, [3, 4]))
c1 = Parameter('c1', (I32, [3]), [2, 0, 1])
t14 = Internal('t14', (F32, [3, 4]))
t15 = Output('t15', (F32, [2, 2, 4]))
x16 = Input('x16', (F32, [3, 3]))
t17 = Internal('t17', (F32, [3, 3]))
t18 = Internal('t18', (F32, [3, 3]))
x19 = Input('x19', (F32, [3, 3]))
t20 = Internal('t20', (F32, [3, 3]))
t21 = Output('t21', (F32, [3, 3]))
x22 = Input('x22', (F32, [3, 2, 3]))
t23 = Internal('t23', (F32, [2, 3, 3]))
t24 = Internal('t24', (F32, [2, 3, 3]))
x25 = Input('x25', (F32, [3, 3, 2]))
t26 = Internal('t26', (F32, [3, 3, 2]))
t27 = Output('t27', (F32, [2, 3, 3]))
x28 = Input('x28', (F32, [2, 6]))
t29 = Internal('t29', (F32, [4, 3]))
t30 = Internal('t30', (F32, [4, 3]))
x31 = Input('x31', (F32, [3, 3]))
t32 = Internal('t32', (F32, [3, 1, 3]))
t33 = Output('t33', (F32, [3, 1, 3]))
c34 = Parameter('c34', (I32, [1]), [1])
t35 = Internal('t35', (F32, [3, 1]))
t36 = Internal('t36', (F32, [3]))
t37 = Output('t37', (F32, [3, 3]))
x38 = Input('x38', (F32, [2, 3]))
c39 = Parameter('c39', (I32, [2, 2]), [1, 0, 0, 0])
t40 = Internal('t40', (F32, [3, 3]))
t41 = Internal('t41', (F32, [3, 3]))
x42 = Input('x42', (F32, [2, 2]))
t43 = Internal('t43', (F32, [4, 2]))
t44 = Output('t44', (F32, [3, 2]))
c45 = Parameter('c45', (F32, [3, 3]), [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])
x46 = Input('x46', (I32, [3]))
t47 = Internal('t47', (F32, [3, 3]))
x48 = Input('x48', (F32, [3, 2]))
c49 = Parameter('c49', (I32, [1]), [0])
t50 = Internal('t50', (F32, [1, 2]))
x51 = Input('x51', (F32, [3, 2]))
c52 = Parameter('c52', (I32, [1]), [1])
t53 = Internal('t53', (F32, [1, 2]))
t54 = Output('t54', (F32, [2, 2]))
c55 = Parameter('c55', (F32, [1]), [1.5])
t56 = Output('t56', (F32, [2, 2, 4]))
t57 = Output('t57', (F32, [3, 3]))
t58 = Output('t58', (F32, [2, 3, 3]))
t59 = Output('t59', (F32, [4, 3]))
t60 = Output('t60', (F32, [3]))
t61 = Output('t61', (F32, [3, 3]))
t62 = Output('t62', (F32, [3, 3]))
model = Model()
model.Operation('STRIDED_SLICE', x3, [0, 1], [3, 6], [1, 2], 0, 0, 0).To(t4)
model.Operation('GATHER', x5, 0, c2).To(t6)
model.Operation('GATHER', t6, 0, c7).To(t8)
model.Operation('GATHER', x9, 0, c2).To(t10)
model.Operation('GATHER', t10, 1, c11).To(t12)
model.Operation('GATHER', x13, 0, c1).To(t14)
model.Operation('GATHER', t14, 0, c2).To(t15)
model.Operation('GATHER', x16, 0, c1).To(t17)
model.Operation('GATHER', t17, 1, c1).To(t18)
model.Operation('GATHER', x19, 1, c1).To(t20)
model.Operation('GATHER', t20, 1, c1).To(t21)
model.Operation('TRANSPOSE', x22, [1, 2, 0]).To(t23)
model.Operation('GATHER', t23, -1, c1).To(t24)
model.Operation('GATHER', x25, 1, c1).To(t26)
model.Operation('TRANSPOSE', t26, [2, 0, 1]).To(t27)
model.Operation('RESHAPE', x28, [4, 3]).To(t29)
model.Operation('GATHER', t29, 1, c1).To(t30)
model.Operation('EXPAND_DIMS', x31, 1).To(t32)
model.Operation('GATHER', t32, 2, c1).To(t33)
model.Operation('GATHER', x16, 1, c34).To(t35)
model.Operation('SQUEEZE', t35, [1]).To(t36)
model.Operation('GATHER', t4, 1, c1).To(t37)
model.Operation('PAD', x38, c39).To(t40)
model.Operation('GATHER', t40, 0, c1).To(t41)
model.Operation('TILE', x42, [2, 1]).To(t43)
model.Operation('GATHER', t43, 0, c1).To(t44)
model.Operation('GATHER', c45, 0, x46).To(t47)
model.Operation('GATHER', x48, 0, c49).To(t50)
model.Operation('GATHER', x51, 0, c52).To(t53)
model.Operation('CONCATENATION', t50, t53, 0).To(t54)
model.Operation('SUB', c55, t12, 0).To(t56)
model.Operation('SUB', c55, t18, 0).To(t57)
model.Operation('SUB', c55, t24, 0).To(t58)
model.Operation('SUB', c55, t30, 0).To(t59)
model.Operation('SUB', c55, t36, 0).To(t60)
model.Operation('SUB', c55, t41, 0).To(t61)
model.Operation('SUB', c55, t47, 0).To(t62)
Example({
    x3: [9.0, -26.5, -6.0, 24.5, -8.5, 3.0, 23.5, 27.5, 3.5, 6.0, -12.0, -25.0, -18.5, -23.0, -24.0, -15.0,
    23.0, 8.0],
    x5: [-7.0, 2.0, 6.5, -10.5, -6.5, 18.5, -27.5, 19.5, -17.0, -11.0, -24.5, 2.5],
    t8: [-6.5, 18.5, -27.5, 19.5, -6.5, 18.5, -27.5, 19.5, -7.0, 2.0, 6.5, -10.5, -17.0, -11.0, -24.5, 2.5],
    x9: [19.5, -8.5, -22.0, 18.5, 8.0, 21.0, -19.0, 25.0, 2.0, 13.0, 15.5, 3.0],
    x13: [1.0, 5.5, -27.5, -17.5, -7.5, 9.5, -29.0, 29.5, 15.5, 3.5, 4.0, 6.5],
    t15: [15.5, 3.5, 4.0, 6.5, -7.5, 9.5, -29.0, 29.5, 1.0, 5.5, -27.5, -17.5, 1.0, 5.5, -27.5, -17.5],
    x16: [-19.5, 16.0, -26.0, -17.5, -12.5, -6.0, -21.0, -7.5, 9.0],
    x19: [-11.0, -14.0, -2.0, 27.5, 1.0, 23.0, -13.0, 3.0, 16.0],
    t21: [-14.0, -2.0, -11.0, 1.0, 23.0, 27.5, 3.0, 16.0, -13.0],
    x22: [4.0, 17.0, 22.0, 14.0, -1.0, 23.0, -11.5, 7.5, 23.5, -0.5, 10.0, 11.5, -25.0, 2.5, 16.0, -26.5,
    -11.0, 24.5],
    x25: [16.5, -18.0, 26.5, -4.5, 19.5, -9.0, -12.0, -25.5, -19.0, 29.0, -24.5, -14.5, 24.0, -7.0, 7.5,
    -2.5, -17.0, 9.0],
    t27: [19.5, 16.5, 26.5, -24.5, -12.0, -19.0, -17.0, 24.0, 7.5, -9.0, -18.0, -4.5, -14.5, -25.5, 29.0,
    9.0, -7.0, -2.5],
    x28: [-4.5, 4.0, -11.5, 24.5, -8.5, 21.5, -14.5, 6.5, -13.0, -0.5, 12.5, -10.0],
    x31: [22.5, -10.5, 3.5, 26.5, -2.0, -19.5, 3.0, -17.0, -4.0],
    t33: [3.5, 22.5, -10.5, -19.5, 26.5, -2.0, -4.0, 3.0, -17.0],
    t37: [3.0, -26.5, 24.5, -25.0, 27.5, 6.0, 8.0, -23.0, -15.0],
    x38: [-8.0, 2.0, -5.0, 26.5, -14.0, 3.5],
    x42: [-3.5, -2.0, 8.5, -17.5],
    t44: [-3.5, -2.0, -3.5, -2.0, 8.5, -17.5],
    x46: [1, 1, 0],
    x48: [-16.0, -4.0, 26.0, -20.5, 10.0, 16.0],
    x51: [24.5, -0.5, 14.0, -5.5, -8.5, -20.5],
    t54: [-16.0, -4.0, 14.0, -5.5],
    t56: [-0.5, -11.5, -14.0, -1.5, -18.0, 10.0, 23.5, -17.0, -6.5, -19.5, 20.5, -23.5, -6.5, -19.5, 20.5,
    -23.5],
    t57: [-7.5, 22.5, 9.0, 27.5, 21.0, -14.5, 7.5, 19.0, 14.0],
    t58: [26.5, -2.5, 13.0, -1.0, -15.5, -6.0, -14.5, -20.5, -22.0, 28.0, -12.5, 2.0, 12.5, 2.5, -8.5, -23.0,
    -21.5, -10.0],
    t59: [13.0, 6.0, -2.5, -20.0, -23.0, 10.0, 14.5, 16.0, -5.0, 11.5, 2.0, -11.0],
    t60: [-14.5, 14.0, 9.0],
    t61: [-25.0, 15.5, -2.0, 1.5, 1.5, 1.5, 9.5, -0.5, 6.5],
    t62: [-1.5, -2.5, -3.5, -1.5, -2.5, -3.5, 1.5, 0.5, -0.5],
}, name='moves').AddVariations('float16').DisableLifeTimeVariation()

# Integers that no real number of 24 bits holds are moved.
# Expected values: float64 formula.
x3 = Input('x3', (I32, [2, 6]))
t4 = Internal('t4', (I32, [2, 2]))
t5 = Internal('t5', (I32, [2, 2]))
t6 = Internal('t6', (I32, [2, 2]))
x7 = Input('x7', (I32, [3, 3]))
t8 = Internal('t8', (I32, [2, 2]))
c2 = Parameter('c2', (I32, [1]), [-1])
t9 = Output('t9', (I32, [2, 2]))
x10 = Input('x10', (I32, [1, 3]))
t11 = Internal('t11', (I32, [2, 3]))
x12 = Input('x12', (I32, [2, 3]))
t13 = Output('t13', (I32, [2, 3]))
x14 = Input('x14', (I32, [2, 3]))
c15 = Parameter('c15', (I32, [3]), [1, -1, 3])
t16 = Internal('t16', (I32, [2, 3]))
c17 = Parameter('c17', (I32, [2]), [2, 0])
t18 = Output('t18', (I32, [2, 2]))
x1 = Input('x1', (BOOL8, [2, 3]))
x19 = Input('x19', (I32, [2, 3]))
x20 = Input('x20', (I32, [2, 3]))
t21 = Internal('t21', (I32, [2, 3]))
t22 = Output('t22', (I32, [2, 3]))
x23 = Input('x23', (I32, [2]))
t24 = Internal('t24', (I32, [2, 1]))
t25 = Output('t25', (I32, [2, 2]))
t26 = Output('t26', (I32, [2, 2]))
c27 = Parameter('c27', (I32, [2]), [0, 1])
x28 = Input('x28', (I32, [3, 2]))
t29 = Internal('t29', (I32, [2, 2]))
t30 = Output('t30', (I32, [2, 2]))
c31 = Parameter('c31', (I32, [2]), [16777217, -16777219])
x32 = Input('x32', (I32, [3]))
t33 = Internal('t33', (I32, [3]))
t34 = Output('t34', (I32, [3]))
model = Model()
model.Operation('SPLIT', x3, 1, 3).To(t4, t5, t6)
model.Operation('SLICE', x7, [1, 0], [2, 2]).To(t8)
model.Operation('MUL', t8, c2, 0).To(t9)
model.Operation('TILE', x10, [2, 1]).To(t11)
model.Operation('SUB', t11, x12, 0).To(t13)
model.Operation('ADD', x14, c15, 0).To(t16)
model.Operation('GATHER', t16, 1, c17).To(t18)
model.Operation('SELECT', x1, x19, x20).To(t21)
model.Operation('NEG', t21).To(t22)
model.Operation('EXPAND_DIMS', x23, 1).To(t24)
model.Operation('SUB', t6, t24, 0).To(t25)
model.Operation('MAXIMUM', t4, t5).To(t26)
model.Operation('EMBEDDING_LOOKUP', c27, x28).To(t29)
model.Operation('NEG', t29).To(t30)
model.Operation('GATHER', c31, 0, x32).To(t33)
model.Operation('SUB', t33, c2, 0).To(t34)
Example({
    x3: [435124036, 387890344, 340909324, 289288674, 267757696, 684261757, 797951802, 411939903, 438940587,
    703212652, 168461099, 385172343],
    x7: [423286903, 236949164, 946103598, 836688458, 904061876, 506140296, 112457708, 819544128, 206507741],
    t9: [-836688458, -904061876, -112457708, -819544128],
    x10: [258388242, 465261834, 902700639],
    x12: [358555065, 716944820, 977296794, 515210925, 898185634, 943262946],
    t13: [-100166823, -251682986, -74596155, -256822683, -432923800, -40562307],
    x14: [799585380, 1008772572, 1071036861, 94455186, 661076366, 349039278],
    t18: [1071036864, 799585381, 349039281, 94455187],
    x1: [False, False, False, True, False, False],
    x19: [331631822, 680445727, 173149042, 766537940, 549872220, 259399734],
    x20: [460974987, 866581569, 417465744, 148011283, 112371575, 355317609],
    t22: [-460974987, -866581569, -417465744, -766537940, -112371575, -355317609],
    x23: [286357974, 789885614],
    t25: [-18600278, 397903783, -621424515, -404713271],
    t26: [435124036, 387890344, 797951802, 703212652],
    x28: [833716135, 230296442, 772967725, 1041364872, 28197879, 956152423],
    t30: [-833716135, -230296442, -772967725, -1041364872],
    x32: [1, 0, 1],
    t34: [-16777218, 16777218, -16777218],
}, name='integers').AddVariations('float16').DisableLifeTimeVariation()

# Picked places are all of a part, some at regular steps, or in no order: not all are a slice.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [4, 2]))
c1 = Parameter('c1', (I32, [4]), [0, 1, 2, 3])
t3 = Output('t3', (F32, [4, 2]))
x5 = Input('x5', (F32, [4, 2]))
c4 = Parameter('c4', (I32, [3]), [0, 1, 2])
t6 = Internal('t6', (F32, [3, 2]))
x8 = Input('x8', (F32, [4, 2]))
c7 = Parameter('c7', (I32, [3]), [1, 2, 3])
t9 = Output('t9', (F32, [3, 2]))
c10 = Parameter('c10', (I32, [2]), [0, 2])
t11 = Internal('t11', (F32, [2, 2]))
c12 = Parameter('c12', (I32, [4]), [3, 2, 1, 0])
t13 = Output('t13', (F32, [4, 2]))
c14 = Parameter('c14', (I32, [4]), [1, 1, 1, 1])
t15 = Internal('t15', (F32, [4, 2]))
c16 = Parameter('c16', (I32, [1]), [2])
t17 = Output('t17', (F32, [1, 2]))
c18 = Parameter('c18', (I32, [4]), [0, 2, 1, 3])
t19 = Internal('t19', (F32, [4, 2]))
c20 = Parameter('c20', (I32, [4]), [0, 1, 0, 1])
t21 = Output('t21', (F32, [4, 2]))
c22 = Parameter('c22', (I32, [4]), [0, 0, 1, 1])
t23 = Internal('t23', (F32, [4, 2]))
c24 = Parameter('c24', (I32, [4]), [0, 1, 3, 2])
t25 = Output('t25', (F32, [4, 2]))
c26 = Parameter('c26', (I32, [2]), [1, 0])
t27 = Internal('t27', (F32, [2, 2]))
c28 = Parameter('c28', (I32, [2]), [3, 1])
t29 = Output('t29', (F32, [2, 2]))
c30 = Parameter('c30', (I32, [4]), [0, 3, 1, 2])
t31 = Internal('t31', (F32, [4, 2]))
c32 = Parameter('c32', (I32, [2, 2]), [0, 1, 2, 3])
t33 = Output('t33', (F32, [2, 2, 2]))
c34 = Parameter('c34', (I32, [2, 2]), [0, 2, 1, 3])
t35 = Internal('t35', (F32, [2, 2, 2]))
c36 = Parameter('c36', (I32, [2, 1]), [3, 3])
t37 = Output('t37', (F32, [2, 1, 2]))
c38 = Parameter('c38', (F32, [1]), [1.5])
t39 = Output('t39', (F32, [3, 2]))
t40 = Output('t40', (F32, [2, 2]))
t41 = Output('t41', (F32, [4, 2]))
t42 = Output('t42', (F32, [4, 2]))
t43 = Output('t43', (F32, [4, 2]))
t44 = Output('t44', (F32, [2, 2]))
t45 = Output('t45', (F32, [4, 2]))
t46 = Output('t46', (F32, [2, 2, 2]))
model = Model()
model.Operation('GATHER', x2, 0, c1).To(t3)
model.Operation('GATHER', x5, 0, c4).To(t6)
model.Operation('GATHER', x8, 0, c7).To(t9)
model.Operation('GATHER', x2, 0, c10).To(t11)
model.Operation('GATHER', x5, 0, c12).To(t13)
model.Operation('GATHER', x8, 0, c14).To(t15)
model.Operation('GATHER', x2, 0, c16).To(t17)
model.Operation('GATHER', x5, 0, c18).To(t19)
model.Operation('GATHER', x8, 0, c20).To(t21)
model.Operation('GATHER', x2, 0, c22).To(t23)
model.Operation('GATHER', x5, 0, c24).To(t25)
model.Operation('GATHER', x8, 0, c26).To(t27)
model.Operation('GATHER', x2, 0, c28).To(t29)
model.Operation('GATHER', x5, 0, c30).To(t31)
model.Operation('GATHER', x8, 0, c32).To(t33)
model.Operation('GATHER', x2, 0, c34).To(t35)
model.Operation('GATHER', x5, 0, c36).To(t37)
model.Operation('SUB', c38, t6, 0).To(t39)
model.Operation('SUB', c38, t11, 0).To(t40)
model.Operation('SUB', c38, t15, 0).To(t41)
model.Operation('SUB', c38, t19, 0).To(t42)
model.Operation('SUB', c38, t23, 0).To(t43)
model.Operation('SUB', c38, t27, 0).To(t44)
model.Operation('SUB', c38, t31, 0).To(t45)
model.Operation('SUB', c38, t35, 0).To(t46)
Example({
    x2: [-26.0, -17.0, -4.0, -11.5, -27.0, 4.0, 22.0, 8.0],
    t3: [-26.0, -17.0, -4.0, -11.5, -27.0, 4.0, 22.0, 8.0],
    x5: [-10.0, 6.0, -23.0, -20.5, -9.5, -6.5, 2.0, 22.0],
    x8: [-5.5, 0.0, 19.0, 13.0, -18.5, 0.5, 11.0, 24.5],
    t9: [19.0, 13.0, -18.5, 0.5, 11.0, 24.5],
    t13: [2.0, 22.0, -9.5, -6.5, -23.0, -20.5, -10.0, 6.0],
    t17: [-27.0, 4.0],
    t21: [-5.5, 0.0, 19.0, 13.0, -5.5, 0.0, 19.0, 13.0],
    t25: [-10.0, 6.0, -23.0, -20.5, 2.0, 22.0, -9.5, -6.5],
    t29: [22.0, 8.0, -4.0, -11.5],
    t33: [-5.5, 0.0, 19.0, 13.0, -18.5, 0.5, 11.0, 24.5],
    t37: [2.0, 22.0, 2.0, 22.0],
    t39: [11.5, -4.5, 24.5, 22.0, 11.0, 8.0],
    t40: [27.5, 18.5, 28.5, -2.5],
    t41: [-17.5, -11.5, -17.5, -11.5, -17.5, -11.5, -17.5, -11.5],
    t42: [11.5, -4.5, 11.0, 8.0, 24.5, 22.0, -0.5, -20.5],
    t43: [27.5, 18.5, 27.5, 18.5, 5.5, 13.0, 5.5, 13.0],
    t44: [-17.5, -11.5, 7.0, 1.5],
    t45: [11.5, -4.5, -0.5, -20.5, 24.5, 22.0, 11.0, 8.0],
    t46: [27.5, 18.5, 28.5, -2.5, 5.5, 13.0, -20.5, -6.5],
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Places are known at execution only: nothing may take them for a slice.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [2, 4]))
x1 = Input('x1', (I32, [4]))
t3 = Output('t3', (F32, [2, 4]))
x5 = Input('x5', (F32, [2, 4]))
x4 = Input('x4', (I32, [3]))
t6 = Internal('t6', (F32, [2, 3]))
x8 = Input('x8', (F32, [2, 4]))
x7 = Input('x7', (I32, [4]))
t9 = Output('t9', (F32, [2, 4]))
x10 = Input('x10', (I32, [1]))
t11 = Internal('t11', (F32, [2, 1]))
c12 = Parameter('c12', (F32, [1]), [1.5])
t13 = Output('t13', (F32, [2, 3]))
t14 = Output('t14', (F32, [2, 1]))
model = Model()
model.Operation('GATHER', x2, 1, x1).To(t3)
model.Operation('GATHER', x5, 1, x4).To(t6)
model.Operation('GATHER', x8, 1, x7).To(t9)
model.Operation('GATHER', x2, 1, x10).To(t11)
model.Operation('SUB', c12, t6, 0).To(t13)
model.Operation('SUB', c12, t11, 0).To(t14)
Example({
    x2: [18.5, -14.5, -14.0, -1.5, 8.0, 16.5, 15.5, -29.0],
    x1: [0, 1, 2, 3],
    t3: [18.5, -14.5, -14.0, -1.5, 8.0, 16.5, 15.5, -29.0],
    x5: [22.0, 21.0, -20.5, -6.5, -6.0, -23.5, 9.5, 14.0],
    x4: [1, 2, 3],
    x8: [-20.5, 22.0, 11.0, -29.0, 21.0, -21.5, -13.5, -28.5],
    x7: [3, 2, 1, 0],
    t9: [-29.0, 11.0, 22.0, -20.5, -28.5, -13.5, -21.5, 21.0],
    x10: [2],
    t13: [-19.5, 22.0, 8.0, 25.0, -8.0, -12.5],
    t14: [15.5, -14.0],
}, name='given').AddVariations('float16').DisableLifeTimeVariation()
