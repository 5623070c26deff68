# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU: bounds and signs that are moved or dropped, where that is right and where it is not.

F32 = 'TENSOR_FLOAT32'

# A bound goes away behind results whose range is known, and stays behind others.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
t3 = Internal('t3', (F32, [2, 3]))
t4 = Internal('t4', (F32, [2, 3]))
t5 = Internal('t5', (F32, [2, 3]))
t6 = Internal('t6', (F32, [2, 3]))
t7 = Internal('t7', (F32, [2, 3]))
x2 = Input('x2', (F32, [2, 3]))
t8 = Internal('t8', (F32, [2, 3]))
t9 = Internal('t9', (F32, [2, 3]))
t10 = Internal('t10', (F32, [2, 3]))
t11 = Internal('t11', (F32, [2, 3]))
t12 = Internal('t12', (F32, [2, 3]))
t13 = Output('t13', (F32, [2, 3]))
t14 = Internal('t14', (F32, [2, 3]))
t15 = Output('t15', (F32, [2, 3]))
t16 = Internal('t16', (F32, [2, 3]))
t17 = Output('t17', (F32, [2, 3]))
t18 = Internal('t18', (F32, [2, 3]))
t19 = Internal('t19', (F32, [2, 3]))
t20 = Internal('t20', (F32, [2, 3]))
t21 = Output('t21', (F32, [2, 3]))
t22 = Internal('t22', (F32, [2, 3]))
t23 = Output('t23', (F32, [2, 3]))
t24 = Internal('t24', (F32, [2, 3]))
t25 = Output('t25', (F32, [2, 3]))
t26 = Internal('t26', (F32, [2, 3]))
t27 = Internal('t27', (F32, [2, 3]))
t28 = Internal('t28', (F32, [2, 3]))
t29 = Output('t29', (F32, [2, 3]))
t30 = Internal('t30', (F32, [2, 3]))
t31 = Output('t31', (F32, [2, 3]))
t32 = Internal('t32', (F32, [2, 3]))
t33 = Output('t33', (F32, [2, 3]))
t34 = Internal('t34', (F32, [2, 3]))
t35 = Internal('t35', (F32, [2, 3]))
t36 = Internal('t36', (F32, [2, 3]))
t37 = Output('t37', (F32, [2, 3]))
t38 = Internal('t38', (F32, [2, 3]))
t39 = Output('t39', (F32, [2, 3]))
t40 = Internal('t40', (F32, [2, 3]))
t41 = Internal('t41', (F32, [2, 3]))
t42 = Internal('t42', (F32, [2, 3]))
t43 = Internal('t43', (F32, [2, 3]))
t44 = Internal('t44', (F32, [2, 3]))
t45 = Output('t45', (F32, [2, 3]))
t46 = Internal('t46', (F32, [2, 3]))
t47 = Output('t47', (F32, [2, 3]))
t48 = Internal('t48', (F32, [2, 3]))
t49 = Output('t49', (F32, [2, 3]))
t50 = Internal('t50', (F32, [2, 3]))
t51 = Output('t51', (F32, [2, 3]))
t52 = Internal('t52', (F32, [2, 3]))
t53 = Internal('t53', (F32, [2, 3]))
t54 = Internal('t54', (F32, [2, 3]))
t55 = Internal('t55', (F32, [2, 3]))
t56 = Internal('t56', (F32, [2, 3]))
t57 = Output('t57', (F32, [2, 3]))
t58 = Internal('t58', (F32, [2, 3]))
t59 = Output('t59', (F32, [2, 3]))
t60 = Internal('t60', (F32, [2, 3]))
t61 = Output('t61', (F32, [2, 3]))
t62 = Internal('t62', (F32, [2, 3]))
t63 = Output('t63', (F32, [2, 3]))
t64 = Internal('t64', (F32, [2, 3]))
t65 = Internal('t65', (F32, [2, 3]))
c66 = Parameter('c66', (F32, [1]), [3.0])
t67 = Internal('t67', (F32, [2, 3]))
c68 = Parameter('c68', (F32, [1]), [2.0])
t69 = Internal('t69', (F32, [2, 3]))
t70 = Internal('t70', (F32, [2, 3]))
t71 = Internal('t71', (F32, [2, 3]))
t72 = Output('t72', (F32, [2, 3]))
t73 = Internal('t73', (F32, [2, 3]))
t74 = Output('t74', (F32, [2, 3]))
t75 = Internal('t75', (F32, [2, 3]))
t76 = Internal('t76', (F32, [2, 3]))
c77 = Parameter('c77', (F32, [1]), [0.5])
t78 = Internal('t78', (F32, [2, 3]))
c79 = Parameter('c79', (F32, [1]), [0.25])
t80 = Output('t80', (F32, [2, 3]))
c81 = Parameter('c81', (F32, [1]), [1.0])
t82 = Internal('t82', (F32, [2, 3]))
t83 = Internal('t83', (F32, [2, 3]))
t84 = Internal('t84', (F32, [2, 3]))
t85 = Output('t85', (F32, [2, 3]))
t86 = Internal('t86', (F32, [2, 3]))
t87 = Internal('t87', (F32, [2, 3]))
t88 = Internal('t88', (F32, [2, 3]))
t89 = Output('t89', (F32, [2, 3]))
t90 = Output('t90', (F32, [2, 3]))
t91 = Output('t91', (F32, [2, 3]))
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
t112 = Output('t112', (F32, [2, 3]))
model = Model()
model.Operation('LOGISTIC', x1).To(t3)
model.Operation('TANH', x1).To(t4)
model.Operation('ELU', x1, 0.5).To(t5)
model.Operation('HARD_SWISH', x1).To(t6)
model.Operation('MUL', x1, x1, 0).To(t7)
model.Operation('MUL', x1, x2, 0).To(t8)
model.Operation('ABS', x1).To(t9)
model.Operation('EXP', x1).To(t10)
model.Operation('SQRT', x2).To(t11)
model.Operation('LOG', x2).To(t12)
model.Operation('RELU', t7).To(t13)
model.Operation('RELU', t8).To(t14)
model.Operation('RELU', t9).To(t15)
model.Operation('RELU', t10).To(t16)
model.Operation('RELU', t11).To(t17)
model.Operation('RELU', t12).To(t18)
model.Operation('RELU6', x1).To(t19)
model.Operation('RELU1', x1).To(t20)
model.Operation('RELU', t3).To(t21)
model.Operation('RELU', t4).To(t22)
model.Operation('RELU', t5).To(t23)
model.Operation('RELU', t6).To(t24)
model.Operation('RELU', t19).To(t25)
model.Operation('RELU', t20).To(t26)
model.Operation('EXP', x1).To(t27)
model.Operation('SQRT', x2).To(t28)
model.Operation('RELU1', t3).To(t29)
model.Operation('RELU1', t4).To(t30)
model.Operation('RELU1', t27).To(t31)
model.Operation('RELU1', t5).To(t32)
model.Operation('RELU1', t28).To(t33)
model.Operation('EXP', x1).To(t34)
model.Operation('RELU1', x1).To(t35)
model.Operation('RELU6', t3).To(t36)
model.Operation('RELU6', t4).To(t37)
model.Operation('RELU6', t34).To(t38)
model.Operation('RELU6', t6).To(t39)
model.Operation('RELU6', t35).To(t40)
model.Operation('RELU', x1).To(t41)
model.Operation('MUL', x1, x1, 0).To(t42)
model.Operation('MUL', x1, x2, 0).To(t43)
model.Operation('LOG', x2).To(t44)
model.Operation('ABS', t41).To(t45)
model.Operation('ABS', t42).To(t46)
model.Operation('ABS', t43).To(t47)
model.Operation('ABS', t4).To(t48)
model.Operation('ABS', t3).To(t49)
model.Operation('ABS', t5).To(t50)
model.Operation('ABS', t44).To(t51)
model.Operation('RELU', x1).To(t52)
model.Operation('ABS', x1).To(t53)
model.Operation('RELU1', x1).To(t54)
model.Operation('SQRT', x2).To(t55)
model.Operation('ELU', t52, 1.0).To(t56)
model.Operation('ELU', t53, 1.0).To(t57)
model.Operation('ELU', t54, 1.0).To(t58)
model.Operation('ELU', t55, 1.0).To(t59)
model.Operation('ELU', t4, 1.0).To(t60)
model.Operation('ELU', x1, 0.0).To(t61)
model.Operation('ELU', x1, 1.0).To(t62)
model.Operation('ELU', x1, 2.0).To(t63)
model.Operation('RELU', x1).To(t64)
model.Operation('RELU6', x1).To(t65)
model.Operation('ADD', x1, c66, 0).To(t67)
model.Operation('MUL', x1, c68, 0).To(t69)
model.Operation('NEG', x1).To(t70)
model.Operation('HARD_SWISH', t64).To(t71)
model.Operation('HARD_SWISH', t65).To(t72)
model.Operation('HARD_SWISH', t67).To(t73)
model.Operation('HARD_SWISH', t69).To(t74)
model.Operation('HARD_SWISH', t70).To(t75)
model.Operation('EXP', x1).To(t76)
model.Operation('ADD', t76, c77, 0).To(t78)
model.Operation('MAXIMUM', t78, c79).To(t80)
model.Operation('ADD', t4, c81, 0).To(t82)
model.Operation('RELU', t82).To(t83)
model.Operation('ADD', t4, c77, 0).To(t84)
model.Operation('RELU', t84).To(t85)
model.Operation('SUB', c81, t3, 0).To(t86)
model.Operation('RELU', t86).To(t87)
model.Operation('SUB', c77, t3, 0).To(t88)
model.Operation('RELU', t88).To(t89)
model.Operation('SUB', c81, t14, 0).To(t90)
model.Operation('SUB', c81, t16, 0).To(t91)
model.Operation('SUB', c81, t18, 0).To(t92)
model.Operation('SUB', c81, t22, 0).To(t93)
model.Operation('SUB', c81, t24, 0).To(t94)
model.Operation('SUB', c81, t26, 0).To(t95)
model.Operation('SUB', c81, t30, 0).To(t96)
model.Operation('SUB', c81, t32, 0).To(t97)
model.Operation('SUB', c81, t36, 0).To(t98)
model.Operation('SUB', c81, t38, 0).To(t99)
model.Operation('SUB', c81, t40, 0).To(t100)
model.Operation('SUB', c81, t46, 0).To(t101)
model.Operation('SUB', c81, t48, 0).To(t102)
model.Operation('SUB', c81, t50, 0).To(t103)
model.Operation('SUB', c81, t56, 0).To(t104)
model.Operation('SUB', c81, t58, 0).To(t105)
model.Operation('SUB', c81, t60, 0).To(t106)
model.Operation('SUB', c81, t62, 0).To(t107)
model.Operation('SUB', c81, t71, 0).To(t108)
model.Operation('SUB', c81, t73, 0).To(t109)
model.Operation('SUB', c81, t75, 0).To(t110)
model.Operation('SUB', c81, t83, 0).To(t111)
model.Operation('SUB', c81, t87, 0).To(t112)
Example({
    x1: [2.0, 2.875, 1.75, -0.25, 0.875, -0.875],
    x2: [2.0, 2.875, 2.125, 1.75, 0.25, 1.875],
    t13: [4.0, 8.265625, 3.0625, 0.0625, 0.765625, 0.765625],
    t15: [2.0, 2.875, 1.75, 0.25, 0.875, 0.875],
    t17: [1.4142135, 1.6955825, 1.4577379, 1.3228756, 0.5, 1.3693064],
    t21: [0.8807971, 0.9465967, 0.8519528, 0.4378235, 0.70578504, 0.29421496],
    t23: [2.0, 2.875, 1.75, 0.0, 0.875, 0.0],
    t25: [2.0, 2.875, 1.75, 0.0, 0.875, 0.0],
    t29: [0.8807971, 0.9465967, 0.8519528, 0.4378235, 0.70578504, 0.29421496],
    t31: [1.0, 1.0, 1.0, 0.7788008, 1.0, 0.416862],
    t33: [1.0, 1.0, 1.0, 1.0, 0.5, 1.0],
    t37: [0.9640276, 0.9936546, 0.94137555, 0.0, 0.7039056, 0.0],
    t39: [1.6666666, 2.8151042, 1.3854166, 0.0, 0.5651042, 0.0],
    t45: [2.0, 2.875, 1.75, 0.0, 0.875, 0.0],
    t47: [4.0, 8.265625, 3.71875, 0.4375, 0.21875, 1.640625],
    t49: [0.8807971, 0.9465967, 0.8519528, 0.4378235, 0.70578504, 0.29421496],
    t51: [0.6931472, 1.0560527, 0.7537718, 0.5596158, 1.3862944, 0.62860864],
    t57: [2.0, 2.875, 1.75, 0.25, 0.875, 0.875],
    t59: [1.4142135, 1.6955825, 1.4577379, 1.3228756, 0.5, 1.3693064],
    t61: [2.0, 2.875, 1.75, 0.0, 0.875, 0.0],
    t63: [2.0, 2.875, 1.75, -0.44239843, 0.875, -1.166276],
    t72: [1.6666666, 2.8151042, 1.3854166, 0.0, 0.5651042, 0.0],
    t74: [4.0, 5.75, 3.5, -0.20833333, 1.3854166, -0.36458334],
    t80: [7.889056, 18.225424, 6.254603, 1.2788007, 2.8988752, 0.916862],
    t85: [1.4640276, 1.4936546, 1.4413755, 0.25508136, 1.2039056, 0.0],
    t89: [0.0, 0.0, 0.0, 0.062176496, 0.0, 0.20578504],
    t90: [-3.0, -7.265625, -2.71875, 1.0, 0.78125, 1.0],
    t91: [-6.389056, -16.725424, -4.754603, 0.22119921, -1.3988752, 0.583138],
    t92: [0.30685282, -0.056052685, 0.24622822, 0.4403842, 1.0, 0.37139136],
    t93: [0.035972416, 0.0063453913, 0.058624446, 1.0, 0.29609442, 1.0],
    t94: [-0.6666666, -1.8151042, -0.38541663, 1.0, 0.4348958, 1.0],
    t95: [0.0, 0.0, 0.0, 1.0, 0.125, 1.0],
    t96: [0.035972416, 0.0063453913, 0.058624446, 1.2449187, 0.29609442, 1.7039056],
    t97: [0.0, 0.0, 0.0, 1.1105996, 0.125, 1.291569],
    t98: [0.11920291, 0.053403318, 0.14804721, 0.56217647, 0.29421496, 0.70578504],
    t99: [-5.0, -5.0, -4.754603, 0.22119921, -1.3988752, 0.583138],
    t100: [0.0, 0.0, 0.0, 1.0, 0.125, 1.0],
    t101: [-3.0, -7.265625, -2.0625, 0.9375, 0.234375, 0.234375],
    t102: [0.035972416, 0.0063453913, 0.058624446, 0.75508136, 0.29609442, 0.29609442],
    t103: [-1.0, -1.875, -0.75, 0.88940036, 0.125, 0.708431],
    t104: [-1.0, -1.875, -0.75, 1.0, 0.125, 1.0],
    t105: [0.0, 0.0, 0.0, 1.2211993, 0.125, 1.583138],
    t106: [0.035972416, 0.0063453913, 0.058624446, 1.2172318, 0.29609442, 1.5053504],
    t107: [-1.0, -1.875, -0.75, 1.2211993, 0.125, 1.583138],
    t108: [-0.6666666, -1.8151042, -0.38541663, 1.0, 0.4348958, 1.0],
    t109: [-4.0, -4.875, -3.75, -1.6354167, -2.875, -0.8151041],
    t110: [1.3333334, 1.0598959, 1.3645834, 0.8645833, 1.3098959, 0.4348958],
    t111: [-0.96402764, -0.9936546, -0.9413755, 0.24491864, -0.7039056, 0.7039056],
    t112: [0.8807971, 0.9465967, 0.8519528, 0.43782353, 0.70578504, 0.29421496],
}, name='known').AddVariations('float16').DisableLifeTimeVariation()
