# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: functions that cancel or merge for some numbers only.

F32 = 'TENSOR_FLOAT32'

# Quotients of quotients and products are regrouped.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [3]), [2.0, -3.0, 5.0])
t5 = Internal('t5', (F32, [2, 3]))
x2 = Input('x2', (F32, [2, 3]))
t6 = Internal('t6', (F32, [2, 3]))
t7 = Output('t7', (F32, [2, 3]))
t8 = Internal('t8', (F32, [2, 3]))
x3 = Input('x3', (F32, [3]))
t9 = Internal('t9', (F32, [2, 3]))
t10 = Internal('t10', (F32, [2, 3]))
t11 = Internal('t11', (F32, [2, 3]))
t12 = Internal('t12', (F32, [2, 3]))
t13 = Output('t13', (F32, [2, 3]))
t14 = Internal('t14', (F32, [2, 3]))
t15 = Internal('t15', (F32, [2, 3]))
t16 = Internal('t16', (F32, [2, 3]))
t17 = Output('t17', (F32, [2, 3]))
t18 = Internal('t18', (F32, [2, 3]))
t19 = Internal('t19', (F32, [2, 3]))
t20 = Internal('t20', (F32, [2, 3]))
t21 = Output('t21', (F32, [2, 3]))
t22 = Internal('t22', (F32, [2, 3]))
t23 = Internal('t23', (F32, [2, 3]))
t24 = Internal('t24', (F32, [2, 3]))
t25 = Output('t25', (F32, [2, 3]))
t26 = Internal('t26', (F32, [2, 3]))
t27 = Internal('t27', (F32, [2, 3]))
c28 = Parameter('c28', (F32, [1]), [1.0])
t29 = Internal('t29', (F32, [2, 3]))
t30 = Output('t30', (F32, [2, 3]))
c31 = Parameter('c31', (F32, [1]), [2.0])
t32 = Internal('t32', (F32, [2, 3]))
t33 = Internal('t33', (F32, [2, 3]))
t34 = Internal('t34', (F32, [2, 3]))
t35 = Output('t35', (F32, [2, 3]))
t36 = Internal('t36', (F32, [2, 3]))
t37 = Internal('t37', (F32, [2, 3]))
t38 = Internal('t38', (F32, [2, 3]))
t39 = Output('t39', (F32, [2, 3]))
c40 = Parameter('c40', (F32, [1]), [3.0])
t41 = Internal('t41', (F32, [2, 3]))
t42 = Internal('t42', (F32, [2, 3]))
t43 = Internal('t43', (F32, [2, 3]))
t44 = Output('t44', (F32, [2, 3]))
t45 = Internal('t45', (F32, [2, 3]))
t46 = Internal('t46', (F32, [2, 3]))
t47 = Internal('t47', (F32, [2, 3]))
c48 = Parameter('c48', (F32, [1]), [4.0])
t49 = Internal('t49', (F32, [2, 3]))
t50 = Output('t50', (F32, [2, 3]))
c51 = Parameter('c51', (F32, [1]), [-1.0])
t52 = Internal('t52', (F32, [2, 3]))
c53 = Parameter('c53', (F32, [3]), [1.0, 1.0, 1.0])
t54 = Output('t54', (F32, [2, 3]))
c55 = Parameter('c55', (F32, [3]), [1.0, 2.0, 1.0])
t56 = Internal('t56', (F32, [2, 3]))
c57 = Parameter('c57', (F32, [3]), [1.0, -1.0, 1.0])
t58 = Output('t58', (F32, [2, 3]))
t59 = Internal('t59', (F32, [2, 3]))
t60 = Internal('t60', (F32, [2, 3]))
t61 = Internal('t61', (F32, [2, 3]))
t62 = Output('t62', (F32, [2, 3]))
t63 = Internal('t63', (F32, [2, 3]))
t64 = Internal('t64', (F32, [2, 3]))
c65 = Parameter('c65', (F32, [1]), [-2.0])
t66 = Internal('t66', (F32, [2, 3]))
t67 = Output('t67', (F32, [2, 3]))
t68 = Internal('t68', (F32, [2, 3]))
t69 = Internal('t69', (F32, [2, 3]))
t70 = Internal('t70', (F32, [2, 3]))
t71 = Output('t71', (F32, [2, 3]))
t72 = Internal('t72', (F32, [2, 3]))
t73 = Internal('t73', (F32, [2, 3]))
t74 = Internal('t74', (F32, [2, 3]))
t75 = Output('t75', (F32, [2, 3]))
t76 = Internal('t76', (F32, [2, 3]))
t77 = Internal('t77', (F32, [2, 3]))
t78 = Internal('t78', (F32, [2, 3]))
t79 = Internal('t79', (F32, [2, 3]))
t80 = Output('t80', (F32, [2, 3]))
t81 = Output('t81', (F32, [2, 3]))
t82 = Output('t82', (F32, [2, 3]))
t83 = Output('t83', (F32, [2, 3]))
t84 = Output('t84', (F32, [2, 3]))
t85 = Output('t85', (F32, [2, 3]))
t86 = Output('t86', (F32, [2, 3]))
t87 = Output('t87', (F32, [2, 3]))
t88 = Output('t88', (F32, [2, 3]))
t89 = Output('t89', (F32, [2, 3]))
t90 = Output('t90', (F32, [2, 3]))
t91 = Output('t91', (F32, [2, 3]))
t92 = Output('t92', (F32, [2, 3]))
t93 = Output('t93', (F32, [2, 3]))
t94 = Output('t94', (F32, [2, 3]))
t95 = Output('t95', (F32, [2, 3]))
model = Model()
model.Operation('DIV', x1, c4, 0).To(t5)
model.Operation('DIV', x2, c4, 0).To(t6)
model.Operation('ADD', t5, t6, 0).To(t7)
model.Operation('DIV', x1, c4, 0).To(t8)
model.Operation('DIV', x2, x3, 0).To(t9)
model.Operation('SUB', t8, t9, 0).To(t10)
model.Operation('DIV', c4, x1, 0).To(t11)
model.Operation('DIV', c4, x2, 0).To(t12)
model.Operation('ADD', t11, t12, 0).To(t13)
model.Operation('DIV', x1, x2, 0).To(t14)
model.Operation('MUL', t14, x2, 0).To(t15)
model.Operation('MUL', x1, x2, 0).To(t16)
model.Operation('DIV', t16, x2, 0).To(t17)
model.Operation('MUL', x2, x1, 0).To(t18)
model.Operation('DIV', t18, x2, 0).To(t19)
model.Operation('DIV', x1, x2, 0).To(t20)
model.Operation('DIV', t20, x3, 0).To(t21)
model.Operation('DIV', x2, x3, 0).To(t22)
model.Operation('DIV', x1, t22, 0).To(t23)
model.Operation('MUL', x2, x3, 0).To(t24)
model.Operation('DIV', x1, t24, 0).To(t25)
model.Operation('DIV', x3, x1, 0).To(t26)
model.Operation('DIV', t26, x2, 0).To(t27)
model.Operation('DIV', c28, x2, 0).To(t29)
model.Operation('MUL', x1, t29, 0).To(t30)
model.Operation('DIV', c31, x2, 0).To(t32)
model.Operation('MUL', x1, t32, 0).To(t33)
model.Operation('DIV', c4, x2, 0).To(t34)
model.Operation('MUL', t34, x1, 0).To(t35)
model.Operation('DIV', x1, x2, 0).To(t36)
model.Operation('DIV', c28, t36, 0).To(t37)
model.Operation('MUL', x1, c31, 0).To(t38)
model.Operation('DIV', c4, t38, 0).To(t39)
model.Operation('DIV', x1, c40, 0).To(t41)
model.Operation('MUL', t41, c4, 0).To(t42)
model.Operation('MUL', x1, c40, 0).To(t43)
model.Operation('DIV', t43, c4, 0).To(t44)
model.Operation('DIV', x1, c40, 0).To(t45)
model.Operation('DIV', c4, t45, 0).To(t46)
model.Operation('DIV', c31, x1, 0).To(t47)
model.Operation('DIV', c48, x2, 0).To(t49)
model.Operation('DIV', t47, t49, 0).To(t50)
model.Operation('DIV', x1, c51, 0).To(t52)
model.Operation('DIV', x1, c53, 0).To(t54)
model.Operation('DIV', x1, c55, 0).To(t56)
model.Operation('DIV', c57, x1, 0).To(t58)
model.Operation('DIV', x1, x1, 0).To(t59)
model.Operation('ADD', t59, x2, 0).To(t60)
model.Operation('ABS', x1).To(t61)
model.Operation('DIV', x1, t61, 0).To(t62)
model.Operation('POW', x2, c51).To(t63)
model.Operation('MUL', x1, t63, 0).To(t64)
model.Operation('POW', x2, c65).To(t66)
model.Operation('MUL', x1, t66, 0).To(t67)
model.Operation('POW', x2, c51).To(t68)
model.Operation('MUL', t68, x1, 0).To(t69)
model.Operation('DIV', x1, x2, 2).To(t70)
model.Operation('MUL', t70, x2, 0).To(t71)
model.Operation('MUL', x1, x2, 1).To(t72)
model.Operation('DIV', t72, x2, 0).To(t73)
model.Operation('DIV', x1, c4, 0).To(t74)
model.Operation('DIV', t74, x3, 3).To(t75)
model.Operation('DIV', c28, x1, 0).To(t76)
model.Operation('DIV', c28, x2, 0).To(t77)
model.Operation('ADD', t76, t77, 0).To(t78)
model.Operation('DIV', c28, t78, 0).To(t79)
model.Operation('SUB', c28, t10, 0).To(t80)
model.Operation('SUB', c28, t15, 0).To(t81)
model.Operation('SUB', c28, t19, 0).To(t82)
model.Operation('SUB', c28, t23, 0).To(t83)
model.Operation('SUB', c28, t27, 0).To(t84)
model.Operation('SUB', c28, t33, 0).To(t85)
model.Operation('SUB', c28, t37, 0).To(t86)
model.Operation('SUB', c28, t42, 0).To(t87)
model.Operation('SUB', c28, t46, 0).To(t88)
model.Operation('SUB', c28, t52, 0).To(t89)
model.Operation('SUB', c28, t56, 0).To(t90)
model.Operation('SUB', c28, t60, 0).To(t91)
model.Operation('SUB', c28, t64, 0).To(t92)
model.Operation('SUB', c28, t69, 0).To(t93)
model.Operation('SUB', c28, t73, 0).To(t94)
model.Operation('SUB', c28, t79, 0).To(t95)
Example({
    x1: [-1.5, 4.5, -6.0, 3.0, 1.5, -3.0],
    x2: [2.0, -0.5, 4.0, 1.0, -8.0, 0.25],
    t7: [0.25, -1.3333334, -0.40000004, 2.0, 2.1666667, -0.55],
    x3: [0.5, -4.0, 2.0],
    t13: [-0.33333337, 5.3333335, 0.4166667, 2.6666667, -1.625, 18.333334],
    t17: [-1.5, 4.5, -6.0, 3.0, 1.5, -3.0],
    t21: [-1.5, 2.25, -0.75, 6.0, 0.046875, -6.0],
    t25: [-1.5, 2.25, -0.75, 6.0, 0.046875, -6.0],
    t30: [-0.75, -9.0, -1.5, 3.0, -0.1875, -12.0],
    t35: [-1.5, 27.0, -7.5, 6.0, 0.5625, -60.0],
    t39: [-0.6666667, -0.33333334, -0.41666666, 0.33333334, -1.0, -0.8333333],
    t44: [-2.25, -4.5, -3.6, 4.5, -1.5, -1.8],
    t50: [-0.6666667, -0.055555556, -0.33333334, 0.16666667, -2.6666667, -0.041666668],
    t54: [-1.5, 4.5, -6.0, 3.0, 1.5, -3.0],
    t58: [-0.6666667, -0.22222222, -0.16666667, 0.33333334, -0.6666667, -0.33333334],
    t62: [-1.0, 1.0, -1.0, 1.0, 1.0, -1.0],
    t67: [-0.375, 18.0, -0.375, 3.0, 0.0234375, -48.0],
    t71: [-1.5, 0.5, -4.0, 1.0, 1.5, -0.25],
    t75: [0.0, 0.375, 0.0, 3.0, 0.125, 0.0],
    t80: [5.75, 2.625, 4.2, 1.5, 3.5, 1.725],
    t81: [2.5, -3.5, 7.0, -2.0, -0.5, 4.0],
    t82: [2.5, -3.5, 7.0, -2.0, -0.5, 4.0],
    t83: [1.375, -35.0, 4.0, -0.5, 0.25, 25.0],
    t84: [1.1666666, -0.7777778, 1.0833334, 0.8333333, 0.6666666, 3.6666667],
    t85: [2.5, 19.0, 4.0, -5.0, 1.375, 25.0],
    t86: [2.3333335, 1.1111112, 1.6666667, 0.6666666, 6.3333335, 1.0833334],
    t87: [2.0, 5.5, 11.0, -1.0, 2.5, 6.0],
    t88: [5.0, 3.0, 3.5, -1.0, 7.0, 6.0],
    t89: [-0.5, 5.5, -5.0, 4.0, 2.5, -2.0],
    t90: [2.5, -1.25, 7.0, -2.0, 0.25, 4.0],
    t91: [-2.0, 0.5, -4.0, -1.0, 8.0, -0.25],
    t92: [1.75, 10.0, 2.5, -2.0, 1.1875, 13.0],
    t93: [1.75, 10.0, 2.5, -2.0, 1.1875, 13.0],
    t94: [1.0, 1.0, 1.0, -2.0, 1.0, 1.0],
    t95: [6.9999995, 1.5625, -11.000001, 0.25, -0.84615374, 0.72727275],
}, name='quotients').AddVariations('float16').DisableLifeTimeVariation()
