# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: sums and products that are regrouped, where that is right and where it is not.

# What is added and taken away again.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3]))
x2 = Input('x2', ('TENSOR_FLOAT32', [2, 3]))
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 3]))
t4 = Output('t4', ('TENSOR_FLOAT32', [2, 3]))
t5 = Internal('t5', ('TENSOR_FLOAT32', [2, 3]))
t6 = Internal('t6', ('TENSOR_FLOAT32', [2, 3]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [2, 3]))
t8 = Output('t8', ('TENSOR_FLOAT32', [2, 3]))
t9 = Internal('t9', ('TENSOR_FLOAT32', [2, 3]))
t10 = Internal('t10', ('TENSOR_FLOAT32', [2, 3]))
t11 = Internal('t11', ('TENSOR_FLOAT32', [2, 3]))
t12 = Output('t12', ('TENSOR_FLOAT32', [2, 3]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 3]))
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 3]))
c15 = Parameter('c15', ('TENSOR_FLOAT32', [1]), [40.0])
t16 = Internal('t16', ('TENSOR_FLOAT32', [2, 3]))
t17 = Output('t17', ('TENSOR_FLOAT32', [2, 3]))
t18 = Internal('t18', ('TENSOR_FLOAT32', [2, 3]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [1]), [39.0])
t20 = Internal('t20', ('TENSOR_FLOAT32', [2, 3]))
c21 = Parameter('c21', ('TENSOR_FLOAT32', [1]), [30.0])
t22 = Internal('t22', ('TENSOR_FLOAT32', [2, 3]))
t23 = Output('t23', ('TENSOR_FLOAT32', [2, 3]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [1]), [20.0])
t25 = Internal('t25', ('TENSOR_FLOAT32', [2, 3]))
t26 = Internal('t26', ('TENSOR_FLOAT32', [2, 3]))
t27 = Internal('t27', ('TENSOR_FLOAT32', [2, 3]))
t28 = Output('t28', ('TENSOR_FLOAT32', [2, 3]))
t29 = Internal('t29', ('TENSOR_FLOAT32', [2, 3]))
t30 = Internal('t30', ('TENSOR_FLOAT32', [2, 3]))
t31 = Internal('t31', ('TENSOR_FLOAT32', [2, 3]))
t32 = Internal('t32', ('TENSOR_FLOAT32', [2, 3]))
t33 = Internal('t33', ('TENSOR_FLOAT32', [2, 3]))
t34 = Output('t34', ('TENSOR_FLOAT32', [2, 3]))
t35 = Internal('t35', ('TENSOR_FLOAT32', [2, 3]))
t36 = Output('t36', ('TENSOR_FLOAT32', [2, 3]))
t37 = Internal('t37', ('TENSOR_FLOAT32', [2, 3]))
t38 = Internal('t38', ('TENSOR_FLOAT32', [2, 3]))
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 3]))
t40 = Output('t40', ('TENSOR_FLOAT32', [2, 3]))
c41 = Parameter('c41', ('TENSOR_FLOAT32', [1]), [2.0])
t42 = Internal('t42', ('TENSOR_FLOAT32', [2, 3]))
t43 = Internal('t43', ('TENSOR_FLOAT32', [2, 3]))
t44 = Internal('t44', ('TENSOR_FLOAT32', [2, 3]))
t45 = Output('t45', ('TENSOR_FLOAT32', [2, 3]))
c46 = Parameter('c46', ('TENSOR_FLOAT32', [1]), [-5.0])
t47 = Internal('t47', ('TENSOR_FLOAT32', [2, 3]))
c48 = Parameter('c48', ('TENSOR_FLOAT32', [1]), [5.0])
t49 = Internal('t49', ('TENSOR_FLOAT32', [2, 3]))
t50 = Internal('t50', ('TENSOR_FLOAT32', [2, 3]))
t51 = Output('t51', ('TENSOR_FLOAT32', [2, 3]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [3]), [0.0, 50.0, 0.0])
t53 = Internal('t53', ('TENSOR_FLOAT32', [2, 3]))
t54 = Internal('t54', ('TENSOR_FLOAT32', [2, 3]))
t55 = Internal('t55', ('TENSOR_FLOAT32', [2, 3]))
t56 = Internal('t56', ('TENSOR_FLOAT32', [2, 3]))
t57 = Output('t57', ('TENSOR_FLOAT32', [2, 3]))
c58 = Parameter('c58', ('TENSOR_FLOAT32', [1]), [3.0])
t59 = Internal('t59', ('TENSOR_FLOAT32', [2, 3]))
t60 = Internal('t60', ('TENSOR_FLOAT32', [2, 3]))
t61 = Internal('t61', ('TENSOR_FLOAT32', [2, 3]))
t62 = Internal('t62', ('TENSOR_FLOAT32', [2, 3]))
t63 = Internal('t63', ('TENSOR_FLOAT32', [2, 3]))
t64 = Internal('t64', ('TENSOR_FLOAT32', [2, 3]))
t65 = Output('t65', ('TENSOR_FLOAT32', [2, 3]))
t66 = Internal('t66', ('TENSOR_FLOAT32', [2, 3]))
t67 = Internal('t67', ('TENSOR_FLOAT32', [2, 3]))
t68 = Internal('t68', ('TENSOR_FLOAT32', [2, 3]))
t69 = Internal('t69', ('TENSOR_FLOAT32', [2, 3]))
t70 = Internal('t70', ('TENSOR_FLOAT32', [2, 3]))
c71 = Parameter('c71', ('TENSOR_FLOAT32', [1]), [-1.0])
t72 = Internal('t72', ('TENSOR_FLOAT32', [2, 3]))
t73 = Output('t73', ('TENSOR_FLOAT32', [2, 3]))
t74 = Internal('t74', ('TENSOR_FLOAT32', [2, 3]))
t75 = Internal('t75', ('TENSOR_FLOAT32', [2, 3]))
t76 = Internal('t76', ('TENSOR_FLOAT32', [2, 3]))
c77 = Parameter('c77', ('TENSOR_FLOAT32', [3]), [2.0, 1.0, 3.0])
t78 = Internal('t78', ('TENSOR_FLOAT32', [2, 3]))
c79 = Parameter('c79', ('TENSOR_FLOAT32', [2, 1]), [0.0, 1.0])
t80 = Internal('t80', ('TENSOR_FLOAT32', [2, 3]))
t81 = Output('t81', ('TENSOR_FLOAT32', [2, 3]))
c82 = Parameter('c82', ('TENSOR_FLOAT32', [1]), [1.0])
t83 = Output('t83', ('TENSOR_FLOAT32', [2, 3]))
t84 = Output('t84', ('TENSOR_FLOAT32', [2, 3]))
t85 = Output('t85', ('TENSOR_FLOAT32', [2, 3]))
t86 = Output('t86', ('TENSOR_FLOAT32', [2, 3]))
t87 = Output('t87', ('TENSOR_FLOAT32', [2, 3]))
t88 = Output('t88', ('TENSOR_FLOAT32', [2, 3]))
t89 = Output('t89', ('TENSOR_FLOAT32', [2, 3]))
t90 = Output('t90', ('TENSOR_FLOAT32', [2, 3]))
t91 = Output('t91', ('TENSOR_FLOAT32', [2, 3]))
t92 = Output('t92', ('TENSOR_FLOAT32', [2, 3]))
t93 = Output('t93', ('TENSOR_FLOAT32', [2, 3]))
t94 = Output('t94', ('TENSOR_FLOAT32', [2, 3]))
t95 = Output('t95', ('TENSOR_FLOAT32', [2, 3]))
t96 = Output('t96', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
model.Operation('SUB', t3, x2, 0).To(t4)
model.Operation('SUB', x1, x2, 0).To(t5)
model.Operation('ADD', t5, x2, 0).To(t6)
model.Operation('SUB', x1, x2, 0).To(t7)
model.Operation('ADD', x2, t7, 0).To(t8)
model.Operation('SUB', x2, x1, 0).To(t9)
model.Operation('ADD', x1, t9, 0).To(t10)
model.Operation('SUB', x2, x1, 0).To(t11)
model.Operation('SUB', t11, x2, 0).To(t12)
model.Operation('ADD', x2, x1, 0).To(t13)
model.Operation('SUB', t13, x1, 0).To(t14)
model.Operation('ADD', x1, c15, 0).To(t16)
model.Operation('SUB', t16, c15, 0).To(t17)
model.Operation('ADD', x1, c15, 0).To(t18)
model.Operation('SUB', t18, c19, 0).To(t20)
model.Operation('SUB', x1, c21, 0).To(t22)
model.Operation('ADD', c21, t22, 0).To(t23)
model.Operation('SUB', c24, x1, 0).To(t25)
model.Operation('SUB', c24, t25, 0).To(t26)
model.Operation('SUB', x1, c24, 0).To(t27)
model.Operation('SUB', c24, t27, 0).To(t28)
model.Operation('SUB', x1, x2, 0).To(t29)
model.Operation('SUB', x2, x1, 0).To(t30)
model.Operation('ADD', t29, t30, 0).To(t31)
model.Operation('SUB', x1, x2, 0).To(t32)
model.Operation('SUB', x2, x1, 0).To(t33)
model.Operation('SUB', t32, t33, 0).To(t34)
model.Operation('SUB', x1, x1, 0).To(t35)
model.Operation('ADD', x1, x1, 0).To(t36)
model.Operation('ADD', x1, x1, 0).To(t37)
model.Operation('ADD', t37, x1, 0).To(t38)
model.Operation('ADD', x1, x1, 0).To(t39)
model.Operation('SUB', t39, x1, 0).To(t40)
model.Operation('MUL', x1, c41, 0).To(t42)
model.Operation('SUB', t42, x1, 0).To(t43)
model.Operation('ADD', x1, c21, 1).To(t44)
model.Operation('SUB', t44, c21, 0).To(t45)
model.Operation('ADD', x1, c46, 3).To(t47)
model.Operation('ADD', t47, c48, 0).To(t49)
model.Operation('SUB', x1, x1, 1).To(t50)
model.Operation('ADD', t50, x2, 0).To(t51)
model.Operation('ADD', x1, c52, 0).To(t53)
model.Operation('SUB', t53, c52, 0).To(t54)
model.Operation('MUL', x1, c41, 0).To(t55)
model.Operation('MUL', x2, c41, 0).To(t56)
model.Operation('ADD', t55, t56, 0).To(t57)
model.Operation('MUL', x1, c58, 0).To(t59)
model.Operation('MUL', x2, c58, 0).To(t60)
model.Operation('SUB', t59, t60, 0).To(t61)
model.Operation('MUL', x1, c41, 0).To(t62)
model.Operation('MUL', x2, c41, 0).To(t63)
model.Operation('MAXIMUM', t62, t63).To(t64)
model.Operation('SUB', t64, x1, 0).To(t65)
model.Operation('ADD', x1, c15, 0).To(t66)
model.Operation('ADD', x2, c15, 0).To(t67)
model.Operation('MINIMUM', t66, t67).To(t68)
model.Operation('SUB', t68, c24, 0).To(t69)
model.Operation('ADD', x1, x2, 0).To(t70)
model.Operation('MUL', t70, c71, 0).To(t72)
model.Operation('ADD', t72, x1, 0).To(t73)
model.Operation('MUL', x1, c41, 0).To(t74)
model.Operation('ADD', t74, x2, 0).To(t75)
model.Operation('MUL', t75, c71, 0).To(t76)
model.Operation('MUL', x1, c77, 0).To(t78)
model.Operation('MUL', t78, c79, 0).To(t80)
model.Operation('ADD', t80, x2, 0).To(t81)
model.Operation('SUB', c82, t6, 0).To(t83)
model.Operation('SUB', c82, t10, 0).To(t84)
model.Operation('SUB', c82, t14, 0).To(t85)
model.Operation('SUB', c82, t20, 0).To(t86)
model.Operation('SUB', c82, t26, 0).To(t87)
model.Operation('SUB', c82, t31, 0).To(t88)
model.Operation('SUB', c82, t35, 0).To(t89)
model.Operation('SUB', c82, t38, 0).To(t90)
model.Operation('SUB', c82, t43, 0).To(t91)
model.Operation('SUB', c82, t49, 0).To(t92)
model.Operation('SUB', c82, t54, 0).To(t93)
model.Operation('SUB', c82, t61, 0).To(t94)
model.Operation('SUB', c82, t69, 0).To(t95)
model.Operation('SUB', c82, t76, 0).To(t96)
Example({
    x1: [-58.0, -20.5, 7.0, 30.5, 55.0, 60.5],
    x2: [-9.0, 14.5, -3.0, 45.0, 24.0, 11.5],
    t4: [-58.0, -20.5, 7.0, 30.5, 55.0, 60.5],
    t8: [-58.0, -20.5, 7.0, 30.5, 55.0, 60.5],
    t12: [58.0, 20.5, -7.0, -30.5, -55.0, -60.5],
    t17: [-58.0, -20.5, 7.0, 30.5, 55.0, 60.5],
    t23: [-58.0, -20.5, 7.0, 30.5, 55.0, 60.5],
    t28: [98.0, 60.5, 33.0, 9.5, -15.0, -20.5],
    t34: [-98.0, -70.0, 20.0, -29.0, 62.0, 98.0],
    t36: [-116.0, -41.0, 14.0, 61.0, 110.0, 121.0],
    t40: [-58.0, -20.5, 7.0, 30.5, 55.0, 60.5],
    t45: [-30.0, -20.5, 7.0, 30.5, 55.0, 60.5],
    t51: [-9.0, 14.5, -3.0, 45.0, 24.0, 11.5],
    t57: [-134.0, -12.0, 8.0, 151.0, 158.0, 144.0],
    t65: [40.0, 49.5, 7.0, 59.5, 55.0, 60.5],
    t73: [9.0, -14.5, 3.0, -45.0, -24.0, -11.5],
    t81: [-9.0, 14.5, -3.0, 106.0, 79.0, 193.0],
    t83: [59.0, 21.5, -6.0, -29.5, -54.0, -59.5],
    t84: [10.0, -13.5, 4.0, -44.0, -23.0, -10.5],
    t85: [10.0, -13.5, 4.0, -44.0, -23.0, -10.5],
    t86: [58.0, 20.5, -7.0, -30.5, -55.0, -60.5],
    t87: [59.0, 21.5, -6.0, -29.5, -54.0, -59.5],
    t88: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t89: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t90: [175.0, 62.5, -20.0, -90.5, -164.0, -180.5],
    t91: [59.0, 21.5, -6.0, -29.5, -54.0, -59.5],
    t92: [-4.0, -4.0, -6.0, -10.0, -10.0, -10.0],
    t93: [59.0, 21.5, -6.0, -29.5, -54.0, -59.5],
    t94: [148.0, 106.0, -29.0, 44.5, -92.0, -146.0],
    t95: [39.0, 1.5, -16.0, -49.5, -43.0, -30.5],
    t96: [-124.0, -25.5, 12.0, 107.0, 135.0, 133.5],
}, name='cancelled').AddVariations('float16').DisableLifeTimeVariation()

# What is added and taken away again.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c15 = Parameter('c15', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [200])
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t17 = Internal('t17', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [198])
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c21 = Parameter('c21', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [180])
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [160])
t25 = Internal('t25', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t26 = Output('t26', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t28 = Internal('t28', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t32 = Internal('t32', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t33 = Internal('t33', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t34 = Internal('t34', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t36 = Internal('t36', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t37 = Internal('t37', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t38 = Output('t38', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t40 = Internal('t40', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c41 = Parameter('c41', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [124])
t42 = Internal('t42', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t43 = Output('t43', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t44 = Internal('t44', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t45 = Internal('t45', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [110])
t47 = Internal('t47', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c48 = Parameter('c48', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [130])
t49 = Output('t49', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c52 = Parameter('c52', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [120, 220, 120])
t53 = Internal('t53', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t54 = Output('t54', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t55 = Internal('t55', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t56 = Internal('t56', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t57 = Internal('t57', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c58 = Parameter('c58', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [126])
t59 = Internal('t59', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t60 = Internal('t60', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t61 = Output('t61', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t62 = Internal('t62', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t63 = Internal('t63', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t64 = Internal('t64', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t65 = Internal('t65', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t66 = Internal('t66', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t67 = Internal('t67', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t68 = Internal('t68', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t69 = Output('t69', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t70 = Internal('t70', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c71 = Parameter('c71', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t72 = Internal('t72', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t73 = Internal('t73', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t74 = Internal('t74', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t75 = Internal('t75', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t76 = Output('t76', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c77 = Parameter('c77', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [124, 122, 126])
t78 = Internal('t78', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c79 = Parameter('c79', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120), [120, 122])
t80 = Internal('t80', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t81 = Internal('t81', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c82 = Parameter('c82', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [135])
t83 = Output('t83', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t84 = Output('t84', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t85 = Output('t85', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t86 = Output('t86', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t87 = Output('t87', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t88 = Output('t88', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t89 = Output('t89', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t90 = Output('t90', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t91 = Output('t91', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t92 = Output('t92', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t93 = Output('t93', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t94 = Output('t94', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t95 = Output('t95', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t96 = Output('t96', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t97 = Output('t97', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
model.Operation('SUB', t3, x2, 0).To(t4)
model.Operation('SUB', x1, x2, 0).To(t5)
model.Operation('ADD', t5, x2, 0).To(t6)
model.Operation('SUB', x1, x2, 0).To(t7)
model.Operation('ADD', x2, t7, 0).To(t8)
model.Operation('SUB', x2, x1, 0).To(t9)
model.Operation('ADD', x1, t9, 0).To(t10)
model.Operation('SUB', x2, x1, 0).To(t11)
model.Operation('SUB', t11, x2, 0).To(t12)
model.Operation('ADD', x2, x1, 0).To(t13)
model.Operation('SUB', t13, x1, 0).To(t14)
model.Operation('ADD', x1, c15, 0).To(t16)
model.Operation('SUB', t16, c15, 0).To(t17)
model.Operation('ADD', x1, c15, 0).To(t18)
model.Operation('SUB', t18, c19, 0).To(t20)
model.Operation('SUB', x1, c21, 0).To(t22)
model.Operation('ADD', c21, t22, 0).To(t23)
model.Operation('SUB', c24, x1, 0).To(t25)
model.Operation('SUB', c24, t25, 0).To(t26)
model.Operation('SUB', x1, c24, 0).To(t27)
model.Operation('SUB', c24, t27, 0).To(t28)
model.Operation('SUB', x1, x2, 0).To(t29)
model.Operation('SUB', x2, x1, 0).To(t30)
model.Operation('ADD', t29, t30, 0).To(t31)
model.Operation('SUB', x1, x2, 0).To(t32)
model.Operation('SUB', x2, x1, 0).To(t33)
model.Operation('SUB', t32, t33, 0).To(t34)
model.Operation('SUB', x1, x1, 0).To(t35)
model.Operation('ADD', x1, x1, 0).To(t36)
model.Operation('ADD', x1, x1, 0).To(t37)
model.Operation('ADD', t37, x1, 0).To(t38)
model.Operation('ADD', x1, x1, 0).To(t39)
model.Operation('SUB', t39, x1, 0).To(t40)
model.Operation('MUL', x1, c41, 0).To(t42)
model.Operation('SUB', t42, x1, 0).To(t43)
model.Operation('ADD', x1, c21, 1).To(t44)
model.Operation('SUB', t44, c21, 0).To(t45)
model.Operation('ADD', x1, c46, 3).To(t47)
model.Operation('ADD', t47, c48, 0).To(t49)
model.Operation('SUB', x1, x1, 1).To(t50)
model.Operation('ADD', t50, x2, 0).To(t51)
model.Operation('ADD', x1, c52, 0).To(t53)
model.Operation('SUB', t53, c52, 0).To(t54)
model.Operation('MUL', x1, c41, 0).To(t55)
model.Operation('MUL', x2, c41, 0).To(t56)
model.Operation('ADD', t55, t56, 0).To(t57)
model.Operation('MUL', x1, c58, 0).To(t59)
model.Operation('MUL', x2, c58, 0).To(t60)
model.Operation('SUB', t59, t60, 0).To(t61)
model.Operation('MUL', x1, c41, 0).To(t62)
model.Operation('MUL', x2, c41, 0).To(t63)
model.Operation('MAXIMUM', t62, t63).To(t64)
model.Operation('SUB', t64, x1, 0).To(t65)
model.Operation('ADD', x1, c15, 0).To(t66)
model.Operation('ADD', x2, c15, 0).To(t67)
model.Operation('MINIMUM', t66, t67).To(t68)
model.Operation('SUB', t68, c24, 0).To(t69)
model.Operation('ADD', x1, x2, 0).To(t70)
model.Operation('MUL', t70, c71, 0).To(t72)
model.Operation('ADD', t72, x1, 0).To(t73)
model.Operation('MUL', x1, c41, 0).To(t74)
model.Operation('ADD', t74, x2, 0).To(t75)
model.Operation('MUL', t75, c71, 0).To(t76)
model.Operation('MUL', x1, c77, 0).To(t78)
model.Operation('MUL', t78, c79, 0).To(t80)
model.Operation('ADD', t80, x2, 0).To(t81)
model.Operation('SUB', c82, t4, 0).To(t83)
model.Operation('SUB', c82, t8, 0).To(t84)
model.Operation('SUB', c82, t12, 0).To(t85)
model.Operation('SUB', c82, t17, 0).To(t86)
model.Operation('SUB', c82, t23, 0).To(t87)
model.Operation('SUB', c82, t28, 0).To(t88)
model.Operation('SUB', c82, t34, 0).To(t89)
model.Operation('SUB', c82, t36, 0).To(t90)
model.Operation('SUB', c82, t40, 0).To(t91)
model.Operation('SUB', c82, t45, 0).To(t92)
model.Operation('SUB', c82, t51, 0).To(t93)
model.Operation('SUB', c82, t57, 0).To(t94)
model.Operation('SUB', c82, t65, 0).To(t95)
model.Operation('SUB', c82, t73, 0).To(t96)
model.Operation('SUB', c82, t81, 0).To(t97)
Example({
    x1: [4, 79, 134, 181, 230, 241],
    x2: [102, 149, 114, 210, 168, 143],
    t6: [4, 79, 134, 181, 230, 241],
    t10: [102, 149, 114, 210, 168, 143],
    t14: [116, 149, 114, 194, 145, 134],
    t20: [6, 81, 136, 177, 177, 177],
    t26: [25, 79, 134, 181, 230, 241],
    t31: [120, 120, 120, 120, 120, 120],
    t35: [120, 120, 120, 120, 120, 120],
    t38: [0, 0, 162, 255, 255, 255],
    t43: [116, 79, 134, 181, 145, 134],
    t49: [130, 130, 134, 142, 142, 142],
    t54: [4, 79, 134, 181, 155, 241],
    t61: [54, 0, 180, 120, 120, 186],
    t69: [44, 119, 154, 215, 208, 183],
    t76: [240, 173, 98, 0, 0, 0],
    t83: [237, 176, 121, 90, 48, 23],
    t84: [251, 176, 121, 74, 25, 14],
    t85: [19, 94, 149, 196, 245, 255],
    t86: [251, 176, 121, 80, 80, 80],
    t87: [195, 176, 121, 74, 25, 14],
    t88: [0, 14, 69, 116, 165, 176],
    t89: [255, 255, 95, 193, 11, 0],
    t90: [255, 217, 107, 13, 0, 0],
    t91: [139, 176, 121, 74, 110, 121],
    t92: [195, 176, 121, 74, 60, 60],
    t93: [153, 106, 141, 45, 87, 112],
    t94: [255, 159, 119, 0, 0, 0],
    t95: [55, 36, 121, 61, 110, 121],
    t96: [131, 164, 129, 194, 145, 134],
    t97: [153, 106, 141, 0, 0, 0],
}, name='cancelled_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t65: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c79: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t83: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t87: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t88: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t90: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t91: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t92: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t94: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t95: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t96: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t97: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
