# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: moves before what combines many elements, or behind it.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# What was moved before it is reduced.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 1]))
x2 = Input('x2', (F32, [2, 3]))
t3 = Internal('t3', (F32, [2, 4]))
x4 = Input('x4', (F32, [2, 3]))
t5 = Internal('t5', (F32, [2, 1, 3]))
x6 = Input('x6', (F32, [2, 3]))
t7 = Internal('t7', (F32, [2, 1, 3]))
x11 = Input('x11', (F32, [2, 3, 4]))
t12 = Internal('t12', (F32, [6, 4]))
t13 = Output('t13', (F32, [4]))
x14 = Input('x14', (F32, [2, 3, 4]))
t15 = Internal('t15', (F32, [6, 4]))
t16 = Internal('t16', (F32, [6]))
x17 = Input('x17', (F32, [2, 3, 4]))
t18 = Internal('t18', (F32, [2, 12]))
t19 = Output('t19', (F32, [12]))
t20 = Internal('t20', (F32, [2, 12]))
t21 = Internal('t21', (F32, [2]))
t22 = Internal('t22', (F32, [4, 6]))
t23 = Output('t23', (F32, [6]))
t24 = Internal('t24', (F32, [4, 6]))
t25 = Internal('t25', (F32, [4]))
t26 = Internal('t26', (F32, [3, 2, 4]))
t27 = Output('t27', (F32, [2, 4]))
t28 = Internal('t28', (F32, [2, 1, 4]))
t29 = Internal('t29', (F32, [2, 4]))
t30 = Internal('t30', (F32, [1, 3, 4]))
t31 = Output('t31', (F32, [4, 3]))
x32 = Input('x32', (F32, [2, 1, 4]))
t33 = Internal('t33', (F32, [1, 1, 4]))
t34 = Internal('t34', (F32, [1, 4]))
x35 = Input('x35', (F32, [2, 1, 4]))
t36 = Internal('t36', (F32, [1, 1, 4]))
t37 = Output('t37', (F32, [1, 4]))
t38 = Internal('t38', (F32, [4]))
t39 = Output('t39', (F32, [2]))
t40 = Internal('t40', (F32, [4]))
t41 = Output('t41', (F32, [2]))
t42 = Internal('t42', (F32, [4]))
t43 = Output('t43', (F32, [2]))
t44 = Internal('t44', (F32, [2, 2, 3]))
t45 = Internal('t45', (F32, [2, 3]))
t46 = Internal('t46', (F32, [2, 2, 3]))
t47 = Output('t47', (F32, [2, 2]))
x10 = Input('x10', (F32, [1, 4]))
t48 = Internal('t48', (F32, [3, 4]))
t49 = Internal('t49', (F32, [4]))
t50 = Internal('t50', (F32, [3, 4]))
t51 = Output('t51', (F32, [4]))
t52 = Internal('t52', (F32, [3, 4]))
t53 = Internal('t53', (F32, [4]))
t54 = Internal('t54', (F32, [3, 4]))
t55 = Output('t55', (F32, [3]))
x8 = Input('x8', (F32, [2, 3]))
c56 = Parameter('c56', (I32, [2, 2]), [0, 0, 1, 0])
t57 = Internal('t57', (F32, [2, 4]))
t58 = Internal('t58', (F32, [2]))
c59 = Parameter('c59', (I32, [2, 2]), [0, 0, 1, 0])
t60 = Internal('t60', (F32, [2, 4]))
t61 = Output('t61', (F32, [2]))
c62 = Parameter('c62', (I32, [2, 2]), [0, 0, 1, 0])
t63 = Internal('t63', (F32, [2, 4]))
t64 = Internal('t64', (F32, [2]))
c65 = Parameter('c65', (I32, [2, 2]), [0, 0, 1, 0])
t66 = Internal('t66', (F32, [2, 4]))
t67 = Output('t67', (F32, [4]))
c68 = Parameter('c68', (I32, [2, 2]), [0, 0, 0, 1])
t69 = Internal('t69', (F32, [2, 4]))
t70 = Internal('t70', (F32, [2]))
x71 = Input('x71', (F32, [2, 4]))
t72 = Internal('t72', (F32, [2, 4]))
t73 = Output('t73', (F32, [2]))
x74 = Input('x74', (F32, [2, 4]))
t75 = Internal('t75', (F32, [2, 3]))
t76 = Internal('t76', (F32, [2]))
x77 = Input('x77', (F32, [2, 4]))
t78 = Internal('t78', (F32, [1, 4]))
t79 = Output('t79', (F32, [1, 2]))
t80 = Internal('t80', (F32, [2, 4]))
c81 = Parameter('c81', (I32, [2]), [3, 0])
t82 = Internal('t82', (F32, [2, 2]))
c83 = Parameter('c83', (I32, [3]), [1, 1, 0])
t84 = Internal('t84', (F32, [2, 3]))
t85 = Output('t85', (F32, [2]))
x9 = Input('x9', (F32, [2, 1]))
t86 = Internal('t86', (F32, [2, 4]))
t87 = Internal('t87', (F32, [2]))
t88 = Internal('t88', (F32, [2, 4]))
t89 = Output('t89', (F32, [4]))
t90 = Internal('t90', (F32, [2, 4]))
t91 = Internal('t91', (F32, [2]))
x92 = Input('x92', (F32, [3, 1, 2]))
t93 = Output('t93', (F32, [3, 2]))
x94 = Input('x94', (F32, [3, 1, 2]))
t95 = Internal('t95', (F32, [3, 2]))
x96 = Input('x96', (F32, [3, 1, 2]))
t97 = Output('t97', (F32, [3, 2]))
t98 = Internal('t98', (F32, [3, 1, 2]))
x99 = Input('x99', (F32, [1, 2]))
t100 = Internal('t100', (F32, [3, 2]))
t101 = Output('t101', (F32, [2]))
t102 = Internal('t102', (F32, [2, 4]))
t103 = Internal('t103', (F32, [2]))
t104 = Internal('t104', (F32, [4]))
t105 = Output('t105', (F32, [4]))
c106 = Parameter('c106', (F32, [1]), [-2.0])
t107 = Internal('t107', (F32, [2, 4]))
t108 = Internal('t108', (F32, [2]))
c109 = Parameter('c109', (F32, [4]), [1.0, -2.0, 0.5, 3.0])
t110 = Internal('t110', (F32, [2, 4]))
t111 = Output('t111', (F32, [2]))
c112 = Parameter('c112', (F32, [2, 1]), [1.5, -2.0])
t113 = Internal('t113', (F32, [2, 4]))
t114 = Internal('t114', (F32, [2]))
c115 = Parameter('c115', (F32, [4]), [1.5, -2.0, 9.0, 0.0])
t116 = Internal('t116', (F32, [2, 4]))
t117 = Output('t117', (F32, [2]))
t118 = Internal('t118', (F32, [2, 4]))
t119 = Internal('t119', (F32, [2]))
t120 = Internal('t120', (F32, [2]))
t121 = Output('t121', (F32, [1]))
t122 = Internal('t122', (F32, [2, 2]))
t123 = Internal('t123', (F32, [2, 2]))
t124 = Internal('t124', (F32, [2, 2]))
t125 = Internal('t125', (F32, [2, 2]))
c126 = Parameter('c126', (F32, [1]), [1.5])
t127 = Output('t127', (F32, [6]))
t128 = Output('t128', (F32, [2]))
t129 = Output('t129', (F32, [4]))
t130 = Output('t130', (F32, [2, 4]))
t131 = Output('t131', (F32, [1, 4]))
t132 = Output('t132', (F32, [4]))
t133 = Output('t133', (F32, [4]))
t134 = Output('t134', (F32, [4]))
t135 = Output('t135', (F32, [2, 3]))
t136 = Output('t136', (F32, [4]))
t137 = Output('t137', (F32, [4]))
t138 = Output('t138', (F32, [2]))
t139 = Output('t139', (F32, [2]))
t140 = Output('t140', (F32, [2]))
t141 = Output('t141', (F32, [2]))
t142 = Output('t142', (F32, [2, 2]))
t143 = Output('t143', (F32, [2]))
t144 = Output('t144', (F32, [2]))
t145 = Output('t145', (F32, [3, 2]))
t146 = Output('t146', (F32, [3, 1, 2]))
t147 = Output('t147', (F32, [2]))
t148 = Output('t148', (F32, [2]))
t149 = Output('t149', (F32, [2]))
t150 = Output('t150', (F32, [2]))
t151 = Output('t151', (F32, [2, 2]))
model = Model()
model.Operation('CONCATENATION', x1, x2, 1).To(t3)
model.Operation('EXPAND_DIMS', x4, 1).To(t5)
model.Operation('EXPAND_DIMS', x6, 1).To(t7)
model.Operation('RESHAPE', x11, [6, 4]).To(t12)
model.Operation('REDUCE_MAX', t12, [0], False).To(t13)
model.Operation('RESHAPE', x14, [6, 4]).To(t15)
model.Operation('REDUCE_MAX', t15, [1], False).To(t16)
model.Operation('RESHAPE', x17, [2, 12]).To(t18)
model.Operation('REDUCE_SUM', t18, [0], False).To(t19)
model.Operation('RESHAPE', x11, [2, 12]).To(t20)
model.Operation('REDUCE_SUM', t20, [-1], False).To(t21)
model.Operation('RESHAPE', x14, [4, 6]).To(t22)
model.Operation('MEAN', t22, [0], 0).To(t23)
model.Operation('RESHAPE', x17, [4, 6]).To(t24)
model.Operation('MEAN', t24, [1], 0).To(t25)
model.Operation('RESHAPE', x11, [3, 2, 4]).To(t26)
model.Operation('REDUCE_MAX', t26, [0], False).To(t27)
model.Operation('REDUCE_MAX', x14, [1], True).To(t28)
model.Operation('RESHAPE', t28, [2, 4]).To(t29)
model.Operation('REDUCE_SUM', x17, [0], True).To(t30)
model.Operation('RESHAPE', t30, [4, 3]).To(t31)
model.Operation('REDUCE_MAX', x32, [0], True).To(t33)
model.Operation('SQUEEZE', t33, [0]).To(t34)
model.Operation('REDUCE_MAX', x35, [0], True).To(t36)
model.Operation('SQUEEZE', t36, [1]).To(t37)
model.Operation('REDUCE_MAX', t3, [0], False).To(t38)
model.Operation('REDUCE_MAX', t3, [1], False).To(t39)
model.Operation('REDUCE_SUM', t3, [0], False).To(t40)
model.Operation('REDUCE_SUM', t3, [1], False).To(t41)
model.Operation('MEAN', t3, [0], 0).To(t42)
model.Operation('MEAN', t3, [1], 0).To(t43)
model.Operation('CONCATENATION', t5, t7, 1).To(t44)
model.Operation('REDUCE_MAX', t44, [1], False).To(t45)
model.Operation('CONCATENATION', t5, t7, 1).To(t46)
model.Operation('REDUCE_MAX', t46, [2], False).To(t47)
model.Operation('TILE', x10, [3, 1]).To(t48)
model.Operation('REDUCE_MAX', t48, [0], False).To(t49)
model.Operation('TILE', x10, [3, 1]).To(t50)
model.Operation('REDUCE_SUM', t50, [0], False).To(t51)
model.Operation('TILE', x10, [3, 1]).To(t52)
model.Operation('MEAN', t52, [0], 0).To(t53)
model.Operation('TILE', x10, [3, 1]).To(t54)
model.Operation('REDUCE_SUM', t54, [1], False).To(t55)
model.Operation('PAD', x8, c56).To(t57)
model.Operation('REDUCE_MAX', t57, [1], False).To(t58)
model.Operation('PAD', x8, c59).To(t60)
model.Operation('REDUCE_SUM', t60, [1], False).To(t61)
model.Operation('PAD', x8, c62).To(t63)
model.Operation('MEAN', t63, [1], 0).To(t64)
model.Operation('PAD', x2, c65).To(t66)
model.Operation('REDUCE_SUM', t66, [0], False).To(t67)
model.Operation('PAD_V2', x4, c68, 2.5).To(t69)
model.Operation('REDUCE_SUM', t69, [1], False).To(t70)
model.Operation('STRIDED_SLICE', x71, [0, 3], [2, -5], [1, -1], 0, 0, 0).To(t72)
model.Operation('REDUCE_SUM', t72, [1], False).To(t73)
model.Operation('SLICE', x74, [0, 1], [2, 3]).To(t75)
model.Operation('REDUCE_SUM', t75, [1], False).To(t76)
model.Operation('REDUCE_SUM', x77, [0], True).To(t78)
model.Operation('SLICE', t78, [0, 1], [1, 2]).To(t79)
model.Operation('REDUCE_MAX', x11, [1], False).To(t80)
model.Operation('GATHER', t80, 1, c81).To(t82)
model.Operation('GATHER', x71, 1, c83).To(t84)
model.Operation('REDUCE_MAX', t84, [1], False).To(t85)
model.Operation('SUB', x9, x10, 0).To(t86)
model.Operation('REDUCE_SUM', t86, [1], False).To(t87)
model.Operation('SUB', x9, x10, 0).To(t88)
model.Operation('REDUCE_SUM', t88, [0], False).To(t89)
model.Operation('ADD', x10, x9, 0).To(t90)
model.Operation('REDUCE_MAX', t90, [1], False).To(t91)
model.Operation('REDUCE_MAX', x92, [1], False).To(t93)
model.Operation('REDUCE_SUM', x94, [1], False).To(t95)
model.Operation('MEAN', x96, [1], 0).To(t97)
model.Operation('REDUCE_PROD', x92, [-2], True).To(t98)
model.Operation('TILE', x99, [3, 1]).To(t100)
model.Operation('REDUCE_PROD', t100, [0], False).To(t101)
model.Operation('NEG', x74).To(t102)
model.Operation('REDUCE_MAX', t102, [1], False).To(t103)
model.Operation('REDUCE_MIN', x77, [0], False).To(t104)
model.Operation('NEG', t104).To(t105)
model.Operation('MUL', x71, c106, 0).To(t107)
model.Operation('REDUCE_MAX', t107, [1], False).To(t108)
model.Operation('MUL', x74, c109, 0).To(t110)
model.Operation('REDUCE_MAX', t110, [1], False).To(t111)
model.Operation('ADD', x77, c112, 1).To(t113)
model.Operation('REDUCE_MAX', t113, [1], False).To(t114)
model.Operation('ADD', x71, c115, 1).To(t116)
model.Operation('REDUCE_MAX', t116, [1], False).To(t117)
model.Operation('MEAN', x14, [1], 0).To(t118)
model.Operation('MEAN', t118, [1], 0).To(t119)
model.Operation('MEAN', x74, [1], 0).To(t120)
model.Operation('REDUCE_SUM', t120, [0], False).To(t121)
model.Operation('SPLIT', x77, 1, 2).To(t122, t123)
model.Operation('ADD', t122, t123, 1).To(t124)
model.Operation('ADD', t124, x9, 0).To(t125)
model.Operation('SUB', c126, t16, 0).To(t127)
model.Operation('SUB', c126, t21, 0).To(t128)
model.Operation('SUB', c126, t25, 0).To(t129)
model.Operation('SUB', c126, t29, 0).To(t130)
model.Operation('SUB', c126, t34, 0).To(t131)
model.Operation('SUB', c126, t38, 0).To(t132)
model.Operation('SUB', c126, t40, 0).To(t133)
model.Operation('SUB', c126, t42, 0).To(t134)
model.Operation('SUB', c126, t45, 0).To(t135)
model.Operation('SUB', c126, t49, 0).To(t136)
model.Operation('SUB', c126, t53, 0).To(t137)
model.Operation('SUB', c126, t58, 0).To(t138)
model.Operation('SUB', c126, t64, 0).To(t139)
model.Operation('SUB', c126, t70, 0).To(t140)
model.Operation('SUB', c126, t76, 0).To(t141)
model.Operation('SUB', c126, t82, 0).To(t142)
model.Operation('SUB', c126, t87, 0).To(t143)
model.Operation('SUB', c126, t91, 0).To(t144)
model.Operation('SUB', c126, t95, 0).To(t145)
model.Operation('SUB', c126, t98, 0).To(t146)
model.Operation('SUB', c126, t103, 0).To(t147)
model.Operation('SUB', c126, t108, 0).To(t148)
model.Operation('SUB', c126, t114, 0).To(t149)
model.Operation('SUB', c126, t119, 0).To(t150)
model.Operation('SUB', c126, t125, 0).To(t151)
Example({
    x1: [0.0, -3.5],
    x2: [10.0, -15.0, 2.5, -4.5, -7.0, 6.5],
    x4: [12.5, -27.0, 13.0, 28.5, 12.0, -19.0],
    x6: [-15.0, -26.0, 6.0, 29.5, 27.0, 9.5],
    x11: [-7.5, 29.0, 27.5, 2.5, 0.5, 28.0, -0.5, 5.5, -1.5, 11.0, 22.5, -15.5, -18.0, 4.0, -18.5, -12.0,
    -4.0, -27.5, 8.0, 23.5, -17.5, -22.0, 16.5, -10.5],
    t13: [0.5, 29.0, 27.5, 23.5],
    x14: [-21.5, -7.5, 24.5, -15.0, -27.5, 17.5, -28.5, -25.5, 19.0, -1.0, -8.0, -17.5, 18.5, -18.5, 23.5,
    -2.0, 23.0, -25.0, 15.5, -11.0, -24.5, -17.0, -20.5, -24.0],
    x17: [-15.0, -27.0, 3.5, 22.0, 18.0, -7.5, -8.0, -16.0, 5.0, -30.0, -14.0, 1.5, -3.5, -10.0, 17.0, 12.5,
    -14.5, 29.0, 27.0, 4.0, 5.5, -11.5, 28.0, -6.5],
    t19: [-18.5, -37.0, 20.5, 34.5, 3.5, 21.5, 19.0, -12.0, 10.5, -41.5, 14.0, -5.0],
    t23: [-4.0, -15.625, 10.625, -8.75, -8.25, -12.25],
    t27: [-1.5, 29.0, 27.5, 23.5, 0.5, 28.0, 16.5, 5.5],
    t31: [-18.5, -37.0, 20.5, 34.5, 3.5, 21.5, 19.0, -12.0, 10.5, -41.5, 14.0, -5.0],
    x32: [28.0, 18.0, 3.0, -20.5, -4.0, 15.5, -29.0, -1.5],
    x35: [-8.5, 14.5, 24.5, 3.0, 22.5, 1.5, -24.5, -13.0],
    t37: [22.5, 14.5, 24.5, 3.0],
    t39: [10.0, 6.5],
    t41: [-2.5, -8.5],
    t43: [-0.625, -2.125],
    t47: [13.0, 6.0, 28.5, 29.5],
    x10: [29.0, -24.0, -11.0, -20.5],
    t51: [87.0, -72.0, -33.0, -61.5],
    t55: [-26.5, -26.5, -26.5],
    x8: [-1.5, -2.0, -4.5, 3.0, -1.0, 2.5],
    t61: [-8.0, 4.5],
    t67: [0.0, 5.5, -22.0, 9.0],
    x71: [-9.5, 8.5, 2.0, 11.5, -13.0, -8.5, -22.0, -5.0],
    t73: [12.5, -48.5],
    x74: [26.5, -8.5, 26.0, 28.0, 7.0, 16.0, 24.5, -24.5],
    x77: [-7.0, -30.0, -28.0, 24.0, 1.0, 8.0, 27.0, -5.0],
    t79: [-22.0, -1.0],
    t85: [8.5, -8.5],
    x9: [7.5, 8.5],
    t89: [-42.0, 64.0, 38.0, 57.0],
    x92: [18.0, 7.0, -15.0, 10.0, 24.5, 23.5],
    t93: [18.0, 7.0, -15.0, 10.0, 24.5, 23.5],
    x94: [14.0, 17.5, 16.0, 25.5, -12.0, 9.0],
    x96: [1.5, 6.5, -13.5, -25.5, -3.5, -29.5],
    t97: [1.5, 6.5, -13.5, -25.5, -3.5, -29.5],
    x99: [0.5, -2.0],
    t101: [0.125, -8.0],
    t105: [7.0, 30.0, 28.0, 5.0],
    t111: [84.0, 12.25],
    t117: [11.5, 0.0],
    t121: [23.75],
    t127: [-23.0, -16.0, -17.5, -22.0, -21.5, 18.5],
    t128: [-100.0, 79.5],
    t129: [2.5, 11.75, -3.5833335, -6.25],
    t130: [-17.5, -16.0, -23.0, 16.5, -21.5, 18.5, -22.0, 3.5],
    t131: [-26.5, -16.5, -1.5, 3.0],
    t132: [1.5, -8.5, 8.5, -5.0],
    t133: [5.0, -4.0, 23.5, -7.5],
    t134: [3.25, -1.25, 12.5, -3.0],
    t135: [-11.0, 27.5, -11.5, -28.0, -25.5, -8.0],
    t136: [-27.5, 25.5, 12.5, 22.0],
    t137: [-27.5, 25.5, 12.5, 22.0],
    t138: [1.5, -1.5],
    t139: [3.5, 0.375],
    t140: [0.5, -22.5],
    t141: [-44.0, -14.5],
    t142: [-4.0, 1.0, -22.0, 5.5],
    t143: [-55.0, -59.0],
    t144: [-35.0, -36.0],
    t145: [-12.5, -16.0, -14.5, -24.0, 13.5, -7.5],
    t146: [-16.5, -5.5, 16.5, -8.5, -23.0, -22.0],
    t147: [-7.0, -23.0],
    t148: [-17.5, -42.5],
    t149: [-24.0, -23.5],
    t150: [9.083334, 6.6666665],
    t151: [-6.0, -6.0, -35.0, -10.0],
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()
