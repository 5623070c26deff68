# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# POW: functions that cancel or merge for some numbers only.

F32 = 'TENSOR_FLOAT32'

# Powers merge for positive numbers, and forget the sign of negative ones if they are even.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c3 = Parameter('c3', (F32, [1]), [2.0])
t4 = Output('t4', (F32, [2, 3]))
c5 = Parameter('c5', (F32, [1]), [3.0])
t6 = Internal('t6', (F32, [2, 3]))
c7 = Parameter('c7', (F32, [1]), [1.0])
t8 = Output('t8', (F32, [2, 3]))
c9 = Parameter('c9', (F32, [1]), [0.0])
t10 = Internal('t10', (F32, [2, 3]))
c11 = Parameter('c11', (F32, [1]), [-1.0])
t12 = Output('t12', (F32, [2, 3]))
c13 = Parameter('c13', (F32, [1]), [-2.0])
t14 = Internal('t14', (F32, [2, 3]))
c15 = Parameter('c15', (F32, [3]), [2.0, 2.0, 2.0])
t16 = Output('t16', (F32, [2, 3]))
c17 = Parameter('c17', (F32, [3]), [1.0, 1.0, 1.0])
t18 = Internal('t18', (F32, [2, 3]))
c19 = Parameter('c19', (F32, [3]), [2.0, 3.0, 1.0])
t20 = Output('t20', (F32, [2, 3]))
x21 = Input('x21', (F32, [1]))
t22 = Internal('t22', (F32, [2, 3]))
x23 = Input('x23', (F32, [3]))
t24 = Output('t24', (F32, [2, 3]))
t25 = Internal('t25', (F32, [2, 3]))
c26 = Parameter('c26', (F32, [1]), [0.5])
t27 = Internal('t27', (F32, [2, 3]))
t28 = Internal('t28', (F32, [2, 3]))
c29 = Parameter('c29', (F32, [1]), [1.5])
t30 = Output('t30', (F32, [2, 3]))
t31 = Internal('t31', (F32, [2, 3]))
t32 = Internal('t32', (F32, [2, 3]))
t33 = Internal('t33', (F32, [2, 3]))
t34 = Output('t34', (F32, [2, 3]))
t35 = Internal('t35', (F32, [2, 3]))
t36 = Internal('t36', (F32, [2, 3]))
t37 = Internal('t37', (F32, [2, 3]))
t38 = Internal('t38', (F32, [2, 3]))
t39 = Output('t39', (F32, [2, 3]))
t40 = Internal('t40', (F32, [2, 3]))
t41 = Internal('t41', (F32, [2, 3]))
t42 = Internal('t42', (F32, [2, 3]))
t43 = Output('t43', (F32, [2, 3]))
x2 = Input('x2', (F32, [2, 3]))
t44 = Internal('t44', (F32, [2, 3]))
t45 = Internal('t45', (F32, [2, 3]))
t46 = Internal('t46', (F32, [2, 3]))
t47 = Output('t47', (F32, [2, 3]))
t48 = Internal('t48', (F32, [2, 3]))
t49 = Internal('t49', (F32, [2, 3]))
t50 = Internal('t50', (F32, [2, 3]))
t51 = Internal('t51', (F32, [2, 3]))
t52 = Output('t52', (F32, [2, 3]))
t53 = Internal('t53', (F32, [2, 3]))
t54 = Internal('t54', (F32, [2, 3]))
t55 = Internal('t55', (F32, [2, 3]))
t56 = Internal('t56', (F32, [2, 3]))
t57 = Internal('t57', (F32, [2, 3]))
t58 = Output('t58', (F32, [2, 3]))
t59 = Internal('t59', (F32, [2, 3]))
t60 = Internal('t60', (F32, [2, 3]))
t61 = Internal('t61', (F32, [2, 3]))
t62 = Output('t62', (F32, [2, 3]))
t63 = Internal('t63', (F32, [2, 3]))
t64 = Internal('t64', (F32, [2, 3]))
t65 = Internal('t65', (F32, [2, 3]))
t66 = Output('t66', (F32, [2, 3]))
t67 = Internal('t67', (F32, [2, 3]))
t68 = Internal('t68', (F32, [2, 3]))
t69 = Internal('t69', (F32, [2, 3]))
t70 = Output('t70', (F32, [2, 3]))
t71 = Internal('t71', (F32, [2, 3]))
t72 = Internal('t72', (F32, [2, 3]))
t73 = Internal('t73', (F32, [2, 3]))
t74 = Internal('t74', (F32, [2, 3]))
t75 = Internal('t75', (F32, [2, 3]))
t76 = Output('t76', (F32, [2, 3]))
t77 = Internal('t77', (F32, [2, 3]))
t78 = Internal('t78', (F32, [2, 3]))
t79 = Output('t79', (F32, [2, 3]))
t80 = Internal('t80', (F32, [2, 3]))
c81 = Parameter('c81', (F32, [3]), [1.0, 2.0, 4.0])
t82 = Output('t82', (F32, [2, 3]))
t83 = Internal('t83', (F32, [2, 3]))
t84 = Internal('t84', (F32, [2, 3]))
t85 = Internal('t85', (F32, [2, 3]))
t86 = Internal('t86', (F32, [2, 3]))
c87 = Parameter('c87', (F32, [1]), [4.0])
t88 = Internal('t88', (F32, [2, 3]))
t89 = Output('t89', (F32, [2, 3]))
t90 = Internal('t90', (F32, [2, 3]))
t91 = Internal('t91', (F32, [2, 3]))
t92 = Output('t92', (F32, [2, 3]))
t93 = Output('t93', (F32, [2, 3]))
t94 = Output('t94', (F32, [2, 3]))
t95 = Output('t95', (F32, [2, 3]))
t96 = Output('t96', (F32, [2, 3]))
t97 = Output('t97', (F32, [2, 3]))
t98 = Output('t98', (F32, [2, 3]))
t99 = Output('t99', (F32, [2, 3]))
t100 = Output('t100', (F32, [2, 3]))
t101 = Output('t101', (F32, [2, 3]))
t102 = Output('t102', (F32, [2, 3]))
t103 = Output('t103', (F32, [2, 3]))
t104 = Output('t104', (F32, [2, 3]))
t105 = Output('t105', (F32, [2, 3]))
t106 = Output('t106', (F32, [2, 3]))
t107 = Output('t107', (F32, [2, 3]))
t108 = Output('t108', (F32, [2, 3]))
t109 = Output('t109', (F32, [2, 3]))
t110 = Output('t110', (F32, [2, 3]))
t111 = Output('t111', (F32, [2, 3]))
model = Model()
model.Operation('POW', x1, c3).To(t4)
model.Operation('POW', x1, c5).To(t6)
model.Operation('POW', x1, c7).To(t8)
model.Operation('POW', x1, c9).To(t10)
model.Operation('POW', x1, c11).To(t12)
model.Operation('POW', x1, c13).To(t14)
model.Operation('POW', x1, c15).To(t16)
model.Operation('POW', x1, c17).To(t18)
model.Operation('POW', x1, c19).To(t20)
model.Operation('POW', x1, x21).To(t22)
model.Operation('POW', x1, x23).To(t24)
model.Operation('POW', x1, c3).To(t25)
model.Operation('POW', t25, c26).To(t27)
model.Operation('POW', x1, c3).To(t28)
model.Operation('POW', t28, c29).To(t30)
model.Operation('POW', x1, c3).To(t31)
model.Operation('POW', t31, c3).To(t32)
model.Operation('POW', x1, c5).To(t33)
model.Operation('POW', t33, c3).To(t34)
model.Operation('POW', x1, c3).To(t35)
model.Operation('POW', x1, c5).To(t36)
model.Operation('MUL', t35, t36, 0).To(t37)
model.Operation('POW', x1, c3).To(t38)
model.Operation('MUL', x1, t38, 0).To(t39)
model.Operation('POW', x1, c3).To(t40)
model.Operation('DIV', t40, x1, 0).To(t41)
model.Operation('POW', x1, c5).To(t42)
model.Operation('DIV', x1, t42, 0).To(t43)
model.Operation('MUL', x1, x2, 0).To(t44)
model.Operation('POW', t44, c3).To(t45)
model.Operation('MUL', x1, x2, 0).To(t46)
model.Operation('POW', t46, c5).To(t47)
model.Operation('DIV', x1, x2, 0).To(t48)
model.Operation('POW', t48, c3).To(t49)
model.Operation('POW', x1, c3).To(t50)
model.Operation('POW', x2, c3).To(t51)
model.Operation('MUL', t50, t51, 0).To(t52)
model.Operation('POW', x1, c3).To(t53)
model.Operation('POW', x2, c5).To(t54)
model.Operation('MUL', t53, t54, 0).To(t55)
model.Operation('POW', x1, c3).To(t56)
model.Operation('POW', x2, c3).To(t57)
model.Operation('SUB', t56, t57, 0).To(t58)
model.Operation('NEG', x1).To(t59)
model.Operation('POW', t59, c3).To(t60)
model.Operation('NEG', x1).To(t61)
model.Operation('POW', t61, c5).To(t62)
model.Operation('ABS', x1).To(t63)
model.Operation('POW', t63, c3).To(t64)
model.Operation('ABS', x1).To(t65)
model.Operation('POW', t65, c5).To(t66)
model.Operation('POW', x1, c3).To(t67)
model.Operation('SQRT', t67).To(t68)
model.Operation('MUL', x1, x1, 0).To(t69)
model.Operation('RSQRT', t69).To(t70)
model.Operation('MUL', x1, x1, 0).To(t71)
model.Operation('SQRT', t71).To(t72)
model.Operation('MUL', t72, x1, 0).To(t73)
model.Operation('ABS', x1).To(t74)
model.Operation('SQRT', t74).To(t75)
model.Operation('POW', t75, c3).To(t76)
model.Operation('POW', x1, c3).To(t77)
model.Operation('DIV', c7, t77, 0).To(t78)
model.Operation('POW', c3, x1).To(t79)
model.Operation('POW', c7, x1).To(t80)
model.Operation('POW', c81, x1).To(t82)
model.Operation('POW', c3, x1).To(t83)
model.Operation('POW', c3, x2).To(t84)
model.Operation('MUL', t83, t84, 0).To(t85)
model.Operation('POW', c3, x1).To(t86)
model.Operation('POW', c87, x2).To(t88)
model.Operation('MUL', t86, t88, 0).To(t89)
model.Operation('POW', c3, x1).To(t90)
model.Operation('POW', t90, c3).To(t91)
model.Operation('SUB', c7, t6, 0).To(t92)
model.Operation('SUB', c7, t10, 0).To(t93)
model.Operation('SUB', c7, t14, 0).To(t94)
model.Operation('SUB', c7, t18, 0).To(t95)
model.Operation('SUB', c7, t22, 0).To(t96)
model.Operation('SUB', c7, t27, 0).To(t97)
model.Operation('SUB', c7, t32, 0).To(t98)
model.Operation('SUB', c7, t37, 0).To(t99)
model.Operation('SUB', c7, t41, 0).To(t100)
model.Operation('SUB', c7, t45, 0).To(t101)
model.Operation('SUB', c7, t49, 0).To(t102)
model.Operation('SUB', c7, t55, 0).To(t103)
model.Operation('SUB', c7, t60, 0).To(t104)
model.Operation('SUB', c7, t64, 0).To(t105)
model.Operation('SUB', c7, t68, 0).To(t106)
model.Operation('SUB', c7, t73, 0).To(t107)
model.Operation('SUB', c7, t78, 0).To(t108)
model.Operation('SUB', c7, t80, 0).To(t109)
model.Operation('SUB', c7, t85, 0).To(t110)
model.Operation('SUB', c7, t91, 0).To(t111)
Example({
    x1: [-2.0, -1.5, -1.0, -0.5, 0.5, 2.0],
    t4: [4.0, 2.25, 1.0, 0.25, 0.25, 4.0],
    t8: [-2.0, -1.5, -1.0, -0.5, 0.5, 2.0],
    t12: [-0.5, -0.6666667, -1.0, -2.0, 2.0, 0.5],
    t16: [4.0, 2.25, 1.0, 0.25, 0.25, 4.0],
    t20: [4.0, -3.375, -1.0, 0.25, 0.125, 2.0],
    x21: [2.0],
    x23: [3.0, 2.0, 2.0],
    t24: [-8.0, 2.25, 1.0, -0.125, 0.25, 4.0],
    t30: [8.0, 3.375, 1.0, 0.125, 0.125, 8.0],
    t34: [64.0, 11.390625, 1.0, 0.015625, 0.015625, 64.0],
    t39: [-8.0, -3.375, -1.0, -0.125, 0.125, 8.0],
    t43: [0.25, 0.44444445, 1.0, 4.0, 4.0, 0.25],
    x2: [1.0, 2.0, -3.0, -1.0, -2.0, 0.5],
    t47: [-8.0, -27.0, 27.0, 0.125, -1.0, 1.0],
    t52: [4.0, 9.0, 9.0, 0.25, 1.0, 1.0],
    t58: [3.0, -1.75, -8.0, -0.75, -3.75, 3.75],
    t62: [8.0, 3.375, 1.0, 0.125, -0.125, -8.0],
    t66: [8.0, 3.375, 1.0, 0.125, 0.125, 8.0],
    t70: [0.5, 0.6666667, 1.0, 2.0, 2.0, 0.5],
    t76: [1.9999999, 1.5000001, 1.0, 0.49999997, 0.49999997, 1.9999999],
    t79: [0.25, 0.35355338, 0.5, 0.70710677, 1.4142135, 4.0],
    t82: [1.0, 0.35355338, 0.25, 1.0, 1.4142135, 16.0],
    t89: [1.0, 5.656854, 0.0078125, 0.17677669, 0.088388346, 8.0],
    t92: [9.0, 4.375, 2.0, 1.125, 0.875, -7.0],
    t93: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t94: [0.75, 0.5555556, 0.0, -3.0, -3.0, 0.75],
    t95: [3.0, 2.5, 2.0, 1.5, 0.5, -1.0],
    t96: [-3.0, -1.25, 0.0, 0.75, 0.75, -3.0],
    t97: [-1.0, -0.5, 0.0, 0.5, 0.5, -1.0],
    t98: [-15.0, -4.0625, 0.0, 0.9375, 0.9375, -15.0],
    t99: [33.0, 8.59375, 2.0, 1.03125, 0.96875, -31.0],
    t100: [3.0, 2.5, 2.0, 1.5, 0.5, -1.0],
    t101: [-3.0, -8.0, -8.0, 0.75, 0.0, 0.0],
    t102: [-3.0, 0.4375, 0.8888889, 0.75, 0.9375, -15.0],
    t103: [-3.0, -17.0, 28.0, 1.25, 3.0, 0.5],
    t104: [-3.0, -1.25, 0.0, 0.75, 0.75, -3.0],
    t105: [-3.0, -1.25, 0.0, 0.75, 0.75, -3.0],
    t106: [-1.0, -0.5, 0.0, 0.5, 0.5, -1.0],
    t107: [5.0, 3.25, 2.0, 1.25, 0.75, -3.0],
    t108: [0.75, 0.5555556, 0.0, -3.0, -3.0, 0.75],
    t109: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t110: [0.5, -0.41421354, 0.9375, 0.6464466, 0.6464466, -4.656854],
    t111: [0.9375, 0.875, 0.75, 0.5, -0.9999999, -15.0],
}, name='powers').AddVariations('float16').DisableLifeTimeVariation()
