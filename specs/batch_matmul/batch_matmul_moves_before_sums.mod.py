# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: moves before what combines many elements, or behind it.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Rows and columns of a product are those of one operand each; what is summed is in both.
# Expected values: float64 formula.
x8 = Input('x8', (F32, [2, 6]))
t9 = Internal('t9', (F32, [2, 3]))
t10 = Internal('t10', (F32, [2, 3]))
x11 = Input('x11', (F32, [6, 2]))
t12 = Internal('t12', (F32, [3, 2]))
t13 = Internal('t13', (F32, [3, 2]))
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 3]))
t15 = Internal('t15', (F32, [3, 3]))
t16 = Output('t16', (F32, [3, 3]))
t17 = Internal('t17', (F32, [3, 3]))
t18 = Internal('t18', (F32, [3, 3]))
t19 = Internal('t19', (F32, [3, 3]))
t20 = Internal('t20', (F32, [3, 3]))
t21 = Output('t21', (F32, [3, 3]))
t22 = Internal('t22', (F32, [3, 3]))
t23 = Internal('t23', (F32, [3, 3]))
t24 = Internal('t24', (F32, [3, 3]))
t25 = Output('t25', (F32, [3, 3]))
t26 = Internal('t26', (F32, [3, 3]))
t27 = Internal('t27', (F32, [3, 3]))
t28 = Internal('t28', (F32, [3, 3]))
x5 = Input('x5', (F32, [2, 2, 3]))
x6 = Input('x6', (F32, [2, 3, 2]))
t29 = Internal('t29', (F32, [2, 2, 2]))
t30 = Output('t30', (F32, [2, 2, 2]))
x7 = Input('x7', (F32, [2, 2, 2]))
t31 = Internal('t31', (F32, [2, 2, 2]))
t32 = Internal('t32', (F32, [2, 2, 2]))
t33 = Internal('t33', (F32, [2, 2, 2]))
t34 = Output('t34', (F32, [2, 2, 2]))
t35 = Internal('t35', (F32, [2, 2, 2]))
t36 = Internal('t36', (F32, [2, 2, 2]))
t37 = Internal('t37', (F32, [3, 3]))
t38 = Output('t38', (F32, [2, 2]))
t39 = Internal('t39', (F32, [3, 2]))
t40 = Internal('t40', (F32, [2, 3]))
t41 = Internal('t41', (F32, [3, 3]))
t42 = Internal('t42', (F32, [3, 2]))
t43 = Internal('t43', (F32, [2, 3]))
t44 = Output('t44', (F32, [3, 3]))
t45 = Internal('t45', (F32, [3, 3]))
c4 = Parameter('c4', (I32, [3]), [2, 0, 0])
t46 = Internal('t46', (F32, [3, 3]))
t47 = Internal('t47', (F32, [3, 3]))
t48 = Output('t48', (F32, [3, 3]))
t49 = Internal('t49', (F32, [3, 3]))
t50 = Internal('t50', (F32, [3, 3]))
t51 = Internal('t51', (F32, [3, 3]))
t52 = Internal('t52', (F32, [3, 3]))
t53 = Output('t53', (F32, [3, 3]))
t54 = Internal('t54', (F32, [3, 3]))
x3 = Input('x3', (F32, [3, 3]))
t55 = Internal('t55', (F32, [3, 3]))
t56 = Internal('t56', (F32, [6, 3]))
t57 = Internal('t57', (F32, [3, 3]))
t58 = Internal('t58', (F32, [3, 3]))
t59 = Output('t59', (F32, [3, 6]))
t60 = Internal('t60', (F32, [3, 3]))
t61 = Internal('t61', (F32, [3, 3]))
t62 = Internal('t62', (F32, [6, 3]))
t63 = Internal('t63', (F32, [3, 3]))
t64 = Internal('t64', (F32, [3, 3]))
t65 = Output('t65', (F32, [3, 6]))
t66 = Internal('t66', (F32, [3, 6]))
t67 = Internal('t67', (F32, [6, 3]))
t68 = Internal('t68', (F32, [3, 3]))
t69 = Internal('t69', (F32, [6, 3]))
t70 = Output('t70', (F32, [6, 3]))
t71 = Internal('t71', (F32, [2, 2]))
t72 = Internal('t72', (F32, [2, 2]))
t73 = Internal('t73', (F32, [2, 2]))
t74 = Internal('t74', (F32, [2, 2]))
t75 = Internal('t75', (F32, [2, 2]))
t76 = Output('t76', (F32, [2, 2]))
t77 = Internal('t77', (F32, [3, 3]))
t78 = Internal('t78', (F32, [3, 3]))
t79 = Internal('t79', (F32, [3, 3]))
t80 = Internal('t80', (F32, [3, 3]))
t81 = Internal('t81', (F32, [3, 3]))
t82 = Output('t82', (F32, [3, 3]))
t83 = Internal('t83', (F32, [2, 2, 2]))
t84 = Internal('t84', (F32, [4, 2]))
t85 = Internal('t85', (F32, [6, 2]))
x86 = Input('x86', (F32, [2, 3]))
t87 = Output('t87', (F32, [6, 3]))
x14 = Input('x14', (F32, [1, 3, 2]))
t88 = Internal('t88', (F32, [2, 3, 2]))
t89 = Internal('t89', (F32, [2, 2, 2]))
t90 = Internal('t90', (F32, [2, 3, 2]))
x91 = Input('x91', (F32, [1, 2, 3]))
t92 = Internal('t92', (F32, [2, 2, 3]))
t93 = Output('t93', (F32, [2, 3, 3]))
c94 = Parameter('c94', (I32, [2, 2]), [0, 0, 0, 1])
t95 = Internal('t95', (F32, [3, 4]))
c96 = Parameter('c96', (I32, [2, 2]), [0, 1, 0, 0])
t97 = Internal('t97', (F32, [4, 3]))
t98 = Internal('t98', (F32, [3, 3]))
c99 = Parameter('c99', (I32, [2, 2]), [0, 0, 1, 0])
t100 = Internal('t100', (F32, [3, 4]))
c101 = Parameter('c101', (I32, [2, 2]), [0, 1, 0, 0])
t102 = Internal('t102', (F32, [4, 3]))
t103 = Output('t103', (F32, [3, 3]))
t104 = Internal('t104', (F32, [3, 3]))
c105 = Parameter('c105', (I32, [1]), [0])
t106 = Internal('t106', (F32, [3]))
t107 = Internal('t107', (F32, [3, 3]))
c108 = Parameter('c108', (I32, [1]), [1])
t109 = Output('t109', (F32, [3]))
c110 = Parameter('c110', (F32, [3]), [2.0, -1.0, 0.5])
t111 = Internal('t111', (F32, [3, 3]))
t112 = Internal('t112', (F32, [3, 3]))
c113 = Parameter('c113', (F32, [3, 1]), [2.0, -1.0, 0.5])
t114 = Internal('t114', (F32, [3, 3]))
t115 = Output('t115', (F32, [3, 3]))
t116 = Internal('t116', (F32, [3, 3]))
c117 = Parameter('c117', (F32, [3]), [2.0, -1.0, 0.5])
t118 = Internal('t118', (F32, [3, 3]))
c119 = Parameter('c119', (F32, [1]), [1.5])
t120 = Output('t120', (F32, [3, 3]))
t121 = Output('t121', (F32, [3, 3]))
t122 = Output('t122', (F32, [3, 3]))
t123 = Output('t123', (F32, [2, 2, 2]))
t124 = Output('t124', (F32, [2, 2, 2]))
t125 = Output('t125', (F32, [3, 3]))
t126 = Output('t126', (F32, [3, 3]))
t127 = Output('t127', (F32, [3, 3]))
t128 = Output('t128', (F32, [6, 3]))
t129 = Output('t129', (F32, [6, 3]))
t130 = Output('t130', (F32, [3, 3]))
t131 = Output('t131', (F32, [2, 2]))
t132 = Output('t132', (F32, [3, 3]))
t133 = Output('t133', (F32, [4, 2]))
t134 = Output('t134', (F32, [2, 2, 2]))
t135 = Output('t135', (F32, [3, 3]))
t136 = Output('t136', (F32, [3]))
t137 = Output('t137', (F32, [3, 3]))
t138 = Output('t138', (F32, [3, 3]))
model = Model()
model.Operation('SPLIT', x8, 1, 2).To(t9, t10)
model.Operation('SPLIT', x11, 0, 2).To(t12, t13)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t15)
model.Operation('TRANSPOSE', t15, [1, 0]).To(t16)
model.Operation('BATCH_MATMUL', x1, x2, True, False).To(t17)
model.Operation('TRANSPOSE', t17, [1, 0]).To(t18)
model.Operation('TRANSPOSE', x1, [1, 0]).To(t19)
model.Operation('TRANSPOSE', x2, [1, 0]).To(t20)
model.Operation('BATCH_MATMUL', t19, t20, False, False).To(t21)
model.Operation('TRANSPOSE', x1, [1, 0]).To(t22)
model.Operation('BATCH_MATMUL', t22, x2, True, True).To(t23)
model.Operation('TRANSPOSE', x2, [1, 0]).To(t24)
model.Operation('BATCH_MATMUL', x1, t24, False, True).To(t25)
model.Operation('TRANSPOSE', x2, [1, 0]).To(t26)
model.Operation('BATCH_MATMUL', t26, x1, False, False).To(t27)
model.Operation('TRANSPOSE', t27, [1, 0]).To(t28)
model.Operation('BATCH_MATMUL', x5, x6, False, False).To(t29)
model.Operation('TRANSPOSE', t29, [0, 2, 1]).To(t30)
model.Operation('BATCH_MATMUL', x7, x7, False, False).To(t31)
model.Operation('TRANSPOSE', t31, [1, 0, 2]).To(t32)
model.Operation('TRANSPOSE', x7, [2, 1, 0]).To(t33)
model.Operation('BATCH_MATMUL', t33, x7, False, False).To(t34)
model.Operation('TRANSPOSE', x7, [1, 2, 0]).To(t35)
model.Operation('BATCH_MATMUL', t35, x7, True, False).To(t36)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t37)
model.Operation('SLICE', t37, [1, 0], [2, 2]).To(t38)
model.Operation('SLICE', x1, [0, 1], [3, 2]).To(t39)
model.Operation('SLICE', x2, [1, 0], [2, 3]).To(t40)
model.Operation('BATCH_MATMUL', t39, t40, False, False).To(t41)
model.Operation('SLICE', x1, [0, 1], [3, 2]).To(t42)
model.Operation('SLICE', x2, [0, 0], [2, 3]).To(t43)
model.Operation('BATCH_MATMUL', t42, t43, False, False).To(t44)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t45)
model.Operation('GATHER', t45, 0, c4).To(t46)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t47)
model.Operation('GATHER', t47, 1, c4).To(t48)
model.Operation('GATHER', x1, 1, c4).To(t49)
model.Operation('BATCH_MATMUL', t49, x2, False, False).To(t50)
model.Operation('GATHER', x1, 1, c4).To(t51)
model.Operation('GATHER', x2, 0, c4).To(t52)
model.Operation('BATCH_MATMUL', t51, t52, False, False).To(t53)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t54)
model.Operation('BATCH_MATMUL', x1, x3, False, False).To(t55)
model.Operation('CONCATENATION', t54, t55, 0).To(t56)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t57)
model.Operation('BATCH_MATMUL', x1, x3, False, False).To(t58)
model.Operation('CONCATENATION', t57, t58, 1).To(t59)
model.Operation('BATCH_MATMUL', x1, x3, False, False).To(t60)
model.Operation('BATCH_MATMUL', x2, x3, False, False).To(t61)
model.Operation('CONCATENATION', t60, t61, 0).To(t62)
model.Operation('BATCH_MATMUL', x1, x3, False, False).To(t63)
model.Operation('BATCH_MATMUL', x2, x3, False, False).To(t64)
model.Operation('CONCATENATION', t63, t64, 1).To(t65)
model.Operation('CONCATENATION', x1, x2, 1).To(t66)
model.Operation('CONCATENATION', x2, x3, 0).To(t67)
model.Operation('BATCH_MATMUL', t66, t67, False, False).To(t68)
model.Operation('CONCATENATION', x1, x2, 0).To(t69)
model.Operation('BATCH_MATMUL', t69, x3, False, False).To(t70)
model.Operation('BATCH_MATMUL', t9, t12, False, False).To(t71)
model.Operation('BATCH_MATMUL', t10, t13, False, False).To(t72)
model.Operation('ADD', t71, t72, 0).To(t73)
model.Operation('BATCH_MATMUL', t9, t13, False, False).To(t74)
model.Operation('BATCH_MATMUL', t10, t12, False, False).To(t75)
model.Operation('SUB', t74, t75, 1).To(t76)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t77)
model.Operation('BATCH_MATMUL', x1, x3, False, False).To(t78)
model.Operation('ADD', t77, t78, 0).To(t79)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t80)
model.Operation('BATCH_MATMUL', x3, x1, False, False).To(t81)
model.Operation('SUB', t80, t81, 0).To(t82)
model.Operation('BATCH_MATMUL', x5, x6, False, False).To(t83)
model.Operation('RESHAPE', t83, [4, 2]).To(t84)
model.Operation('RESHAPE', x5, [6, 2]).To(t85)
model.Operation('BATCH_MATMUL', t85, x86, False, False).To(t87)
model.Operation('TILE', x14, [2, 1, 1]).To(t88)
model.Operation('BATCH_MATMUL', x5, t88, False, False).To(t89)
model.Operation('TILE', x14, [2, 1, 1]).To(t90)
model.Operation('TILE', x91, [2, 1, 1]).To(t92)
model.Operation('BATCH_MATMUL', t90, t92, False, False).To(t93)
model.Operation('PAD', x1, c94).To(t95)
model.Operation('PAD', x2, c96).To(t97)
model.Operation('BATCH_MATMUL', t95, t97, False, False).To(t98)
model.Operation('PAD', x1, c99).To(t100)
model.Operation('PAD', x2, c101).To(t102)
model.Operation('BATCH_MATMUL', t100, t102, False, False).To(t103)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t104)
model.Operation('REDUCE_SUM', t104, c105, False).To(t106)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t107)
model.Operation('REDUCE_SUM', t107, c108, False).To(t109)
model.Operation('MUL', x1, c110, 0).To(t111)
model.Operation('BATCH_MATMUL', t111, x2, False, False).To(t112)
model.Operation('MUL', x1, c113, 0).To(t114)
model.Operation('BATCH_MATMUL', t114, x2, False, False).To(t115)
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t116)
model.Operation('MUL', t116, c117, 1).To(t118)
model.Operation('SUB', c119, t18, 0).To(t120)
model.Operation('SUB', c119, t23, 0).To(t121)
model.Operation('SUB', c119, t28, 0).To(t122)
model.Operation('SUB', c119, t32, 0).To(t123)
model.Operation('SUB', c119, t36, 0).To(t124)
model.Operation('SUB', c119, t41, 0).To(t125)
model.Operation('SUB', c119, t46, 0).To(t126)
model.Operation('SUB', c119, t50, 0).To(t127)
model.Operation('SUB', c119, t56, 0).To(t128)
model.Operation('SUB', c119, t62, 0).To(t129)
model.Operation('SUB', c119, t68, 0).To(t130)
model.Operation('SUB', c119, t73, 0).To(t131)
model.Operation('SUB', c119, t79, 0).To(t132)
model.Operation('SUB', c119, t84, 0).To(t133)
model.Operation('SUB', c119, t89, 0).To(t134)
model.Operation('SUB', c119, t98, 0).To(t135)
model.Operation('SUB', c119, t106, 0).To(t136)
model.Operation('SUB', c119, t112, 0).To(t137)
model.Operation('SUB', c119, t118, 0).To(t138)
Example({
    x8: [0.0, 2.0, -1.5, 1.0, 0.0, -2.0, -0.5, -1.0, 1.5, -1.0, -0.5, 1.0],
    x11: [-2.0, -0.5, 1.0, -0.5, 0.5, -1.0, 0.5, 0.5, 1.5, -0.5, -2.0, -2.0],
    x1: [-2.0, -1.0, 0.5, 0.5, 1.0, 1.5, 0.0, -0.5, 0.5],
    x2: [-1.5, 1.5, 1.5, 0.5, 1.5, 2.0, -1.5, -0.5, 1.0],
    t16: [1.75, -2.5, -1.0, -4.75, 1.5, -1.0, -4.5, 4.25, -0.5],
    t21: [3.75, -0.25, 2.75, 2.25, 0.0, 0.5, 2.25, 3.5, -1.0],
    t25: [1.75, -4.75, -4.5, -2.5, 1.5, 4.25, -1.0, -1.0, -0.5],
    x5: [0.5, 0.5, 0.5, 0.5, -1.0, 2.0, 1.5, 0.0, -2.0, 1.0, 0.5, -2.0],
    x6: [-1.0, 1.0, 2.0, -1.5, -1.0, 0.5, 2.0, 2.0, -1.5, 0.5, 1.5, 1.5],
    t30: [0.0, -4.5, 0.0, 3.0, 0.0, -1.75, 0.0, -0.75],
    x7: [-0.5, -2.0, -1.5, 2.0, 2.0, 0.0, 0.5, -1.0],
    t34: [-2.75, 5.0, 0.0, 4.0, -4.0, 0.0, 3.5, 1.0],
    t38: [-2.5, 1.5, -1.0, -1.0],
    t44: [1.75, -0.75, -0.5, -0.75, 3.75, 4.5, 1.0, 0.0, 0.25],
    t48: [-4.5, 1.75, 1.75, 4.25, -2.5, -2.5, -0.5, -1.0, -1.0],
    t53: [5.25, -6.25, -5.5, -3.75, 0.75, 3.0, -0.75, -0.25, 0.5],
    x3: [0.0, -1.0, 0.0, -0.5, -0.5, -0.5, -1.5, -1.5, 0.0],
    t59: [1.75, -4.75, -4.5, -0.25, 1.75, 0.5, -2.5, 1.5, 4.25, -2.75, -3.25, -0.5, -1.0, -1.0, -0.5, -0.5,
    -0.5, 0.25],
    t65: [-0.25, 1.75, 0.5, -3.0, -1.5, -0.75, -2.75, -3.25, -0.5, -3.75, -4.25, -0.75, -0.5, -0.5, 0.25,
    -1.25, 0.25, 0.25],
    t70: [-0.25, 1.75, 0.5, -2.75, -3.25, -0.5, -0.5, -0.5, 0.25, -3.0, -1.5, -0.75, -3.75, -4.25, -0.75,
    -1.25, 0.25, 0.25],
    t76: [9.0, 0.5, 0.0, 0.0],
    t82: [2.25, -3.75, -3.0, -3.25, 1.25, 5.5, -3.25, -1.0, 2.5],
    x86: [-0.5, 0.0, -1.0, 0.0, 1.0, -2.0],
    t87: [-0.25, 0.5, -1.5, -0.25, 0.5, -1.5, 0.5, 2.0, -3.0, -0.75, 0.0, -1.5, 1.0, 1.0, 0.0, -0.25, -2.0,
    3.5],
    x14: [1.0, 1.5, 1.0, -2.0, 0.0, -0.5],
    x91: [0.0, -2.0, -1.0, 1.0, -2.0, 0.5],
    t93: [1.5, -5.0, -0.25, -2.0, 2.0, -2.0, -0.5, 1.0, -0.25, 1.5, -5.0, -0.25, -2.0, 2.0, -2.0, -0.5, 1.0,
    -0.25],
    t103: [0.5, -2.5, -5.0, -1.25, 0.25, 2.0, 0.75, 0.25, -0.5],
    t109: [-7.5, 3.25, -2.5],
    t115: [3.5, -9.5, -9.0, 2.5, -1.5, -4.25, -0.5, -0.5, -0.25],
    t120: [-1.75, -1.25, 2.25, 3.75, 1.25, -1.25, 3.5, 1.5, -2.75],
    t121: [-0.75, 3.0, -2.5, -1.5, -3.25, 1.25, 1.5, 1.25, 0.75],
    t122: [-1.75, 3.75, 3.5, -1.25, 1.25, 1.5, 2.25, -1.25, -2.75],
    t123: [-1.75, 4.5, -2.5, 1.5, 3.75, -5.5, 1.0, 0.5],
    t124: [-1.75, 4.5, 2.5, 5.5, 3.5, 3.5, 1.0, 0.5],
    t125: [2.75, 3.25, 3.0, 3.25, 0.75, -2.0, 2.5, 2.5, 2.0],
    t126: [2.5, 2.5, 2.0, -0.25, 6.25, 6.0, -0.25, 6.25, 6.0],
    t127: [0.25, 2.75, 6.75, 4.25, -1.25, -2.25, 2.25, 0.75, 0.75],
    t128: [-0.25, 6.25, 6.0, 4.0, 0.0, -2.75, 2.5, 2.5, 2.0, 1.75, -0.25, 1.0, 4.25, 4.75, 2.0, 2.0, 2.0,
    1.25],
    t129: [1.75, -0.25, 1.0, 4.25, 4.75, 2.0, 2.0, 2.0, 1.25, 4.5, 3.0, 2.25, 5.25, 5.75, 2.25, 2.75, 1.25,
    1.25],
    t130: [2.75, 7.75, 6.75, 7.75, 4.25, -2.0, 3.75, 2.25, 1.75],
    t131: [-4.25, -3.5, 4.0, 4.5],
    t132: [0.0, 4.5, 5.5, 6.75, 3.25, -2.25, 3.0, 3.0, 1.75],
    t133: [1.5, 1.5, 6.0, -1.5, 1.5, 1.5, 3.25, 2.25],
    t134: [0.5, 2.0, 2.0, -0.25, 0.0, -1.75, 0.0, 0.0],
    t135: [-0.25, 6.25, 6.0, 4.0, 0.0, -2.75, 2.5, 2.5, 2.0],
    t136: [3.25, 5.75, 2.25],
    t137: [-4.625, 6.125, 5.25, 4.625, 1.875, 1.25, 1.625, 0.875, 0.25],
    t138: [-2.0, -3.25, 1.5, 1.5, 1.5, -0.625, 1.5, 0.5, 1.5],
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()
