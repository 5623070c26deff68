# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: constants behind a fused activation.

F32 = 'TENSOR_FLOAT32'

# Factors and terms behind a fused activation belong behind it: a factor may move before a RELU if
# it is positive, and before no other bound as it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (F32, [2]), [0.25, -1.25])
t3 = Internal('t3', (F32, [1, 3, 3, 2]))
c4 = Parameter('c4', (F32, [1]), [2.0])
t5 = Output('t5', (F32, [1, 3, 3, 2]))
c6 = Parameter('c6', (F32, [2]), [0.25, -1.25])
t7 = Internal('t7', (F32, [1, 3, 3, 2]))
c8 = Parameter('c8', (F32, [1]), [2.0])
t9 = Output('t9', (F32, [1, 3, 3, 2]))
c10 = Parameter('c10', (F32, [2]), [0.25, -1.25])
t11 = Internal('t11', (F32, [1, 3, 3, 2]))
c12 = Parameter('c12', (F32, [1]), [-1.5])
t13 = Output('t13', (F32, [1, 3, 3, 2]))
c14 = Parameter('c14', (F32, [2]), [0.25, -1.25])
t15 = Internal('t15', (F32, [1, 3, 3, 2]))
c16 = Parameter('c16', (F32, [1]), [-1.5])
t17 = Output('t17', (F32, [1, 3, 3, 2]))
c18 = Parameter('c18', (F32, [2]), [0.25, -1.25])
t19 = Internal('t19', (F32, [1, 3, 3, 2]))
c20 = Parameter('c20', (F32, [2]), [0.5, -2.0])
t21 = Output('t21', (F32, [1, 3, 3, 2]))
c22 = Parameter('c22', (F32, [2]), [0.25, -1.25])
t23 = Internal('t23', (F32, [1, 3, 3, 2]))
c24 = Parameter('c24', (F32, [2]), [0.5, -2.0])
t25 = Output('t25', (F32, [1, 3, 3, 2]))
c26 = Parameter('c26', (F32, [2]), [0.25, -1.25])
t27 = Internal('t27', (F32, [1, 3, 3, 2]))
c28 = Parameter('c28', (F32, [2]), [3.0, -2.0])
t29 = Output('t29', (F32, [1, 3, 3, 2]))
c30 = Parameter('c30', (F32, [2]), [0.25, -1.25])
t31 = Internal('t31', (F32, [1, 3, 3, 2]))
c32 = Parameter('c32', (F32, [1]), [1.0])
t33 = Output('t33', (F32, [1, 3, 3, 2]))
c34 = Parameter('c34', (F32, [2]), [0.25, -1.25])
t35 = Internal('t35', (F32, [1, 3, 3, 2]))
c36 = Parameter('c36', (F32, [1]), [2.0])
t37 = Output('t37', (F32, [1, 3, 3, 2]))
c38 = Parameter('c38', (F32, [2]), [0.25, -1.25])
t39 = Internal('t39', (F32, [1, 3, 3, 2]))
c40 = Parameter('c40', (F32, [1]), [2.0])
t41 = Output('t41', (F32, [1, 3, 3, 2]))
c42 = Parameter('c42', (F32, [2]), [0.25, -1.25])
t43 = Internal('t43', (F32, [1, 3, 3, 2]))
c44 = Parameter('c44', (F32, [1]), [-1.5])
t45 = Output('t45', (F32, [1, 3, 3, 2]))
c46 = Parameter('c46', (F32, [2]), [0.25, -1.25])
t47 = Internal('t47', (F32, [1, 3, 3, 2]))
c48 = Parameter('c48', (F32, [1]), [-1.5])
t49 = Output('t49', (F32, [1, 3, 3, 2]))
c50 = Parameter('c50', (F32, [2]), [0.25, -1.25])
t51 = Internal('t51', (F32, [1, 3, 3, 2]))
c52 = Parameter('c52', (F32, [2]), [0.5, -2.0])
t53 = Output('t53', (F32, [1, 3, 3, 2]))
c54 = Parameter('c54', (F32, [2]), [0.25, -1.25])
t55 = Internal('t55', (F32, [1, 3, 3, 2]))
c56 = Parameter('c56', (F32, [2]), [0.5, -2.0])
t57 = Output('t57', (F32, [1, 3, 3, 2]))
c58 = Parameter('c58', (F32, [2]), [0.25, -1.25])
t59 = Internal('t59', (F32, [1, 3, 3, 2]))
c60 = Parameter('c60', (F32, [2]), [3.0, -2.0])
t61 = Output('t61', (F32, [1, 3, 3, 2]))
c62 = Parameter('c62', (F32, [2]), [0.25, -1.25])
t63 = Internal('t63', (F32, [1, 3, 3, 2]))
c64 = Parameter('c64', (F32, [1]), [1.0])
t65 = Output('t65', (F32, [1, 3, 3, 2]))
c66 = Parameter('c66', (F32, [2]), [0.25, -1.25])
t67 = Internal('t67', (F32, [1, 3, 3, 2]))
c68 = Parameter('c68', (F32, [1]), [2.0])
t69 = Output('t69', (F32, [1, 3, 3, 2]))
c70 = Parameter('c70', (F32, [2]), [0.25, -1.25])
t71 = Internal('t71', (F32, [1, 3, 3, 2]))
c72 = Parameter('c72', (F32, [1]), [2.0])
t73 = Output('t73', (F32, [1, 3, 3, 2]))
c74 = Parameter('c74', (F32, [2]), [0.25, -1.25])
t75 = Internal('t75', (F32, [1, 3, 3, 2]))
c76 = Parameter('c76', (F32, [1]), [-1.5])
t77 = Output('t77', (F32, [1, 3, 3, 2]))
c78 = Parameter('c78', (F32, [2]), [0.25, -1.25])
t79 = Internal('t79', (F32, [1, 3, 3, 2]))
c80 = Parameter('c80', (F32, [1]), [-1.5])
t81 = Output('t81', (F32, [1, 3, 3, 2]))
c82 = Parameter('c82', (F32, [2]), [0.25, -1.25])
t83 = Internal('t83', (F32, [1, 3, 3, 2]))
c84 = Parameter('c84', (F32, [2]), [0.5, -2.0])
t85 = Output('t85', (F32, [1, 3, 3, 2]))
c86 = Parameter('c86', (F32, [2]), [0.25, -1.25])
t87 = Internal('t87', (F32, [1, 3, 3, 2]))
c88 = Parameter('c88', (F32, [2]), [0.5, -2.0])
t89 = Output('t89', (F32, [1, 3, 3, 2]))
c90 = Parameter('c90', (F32, [2]), [0.25, -1.25])
t91 = Internal('t91', (F32, [1, 3, 3, 2]))
c92 = Parameter('c92', (F32, [2]), [3.0, -2.0])
t93 = Output('t93', (F32, [1, 3, 3, 2]))
c94 = Parameter('c94', (F32, [2]), [0.25, -1.25])
t95 = Internal('t95', (F32, [1, 3, 3, 2]))
c96 = Parameter('c96', (F32, [1]), [1.0])
t97 = Output('t97', (F32, [1, 3, 3, 2]))
model = Model()
model.Operation('ADD', x1, c2, 1).To(t3)
model.Operation('MUL', t3, c4, 0).To(t5)
model.Operation('ADD', x1, c6, 1).To(t7)
model.Operation('MUL', t7, c8, 2).To(t9)
model.Operation('ADD', x1, c10, 1).To(t11)
model.Operation('MUL', t11, c12, 0).To(t13)
model.Operation('ADD', x1, c14, 1).To(t15)
model.Operation('MUL', t15, c16, 2).To(t17)
model.Operation('ADD', x1, c18, 1).To(t19)
model.Operation('MUL', t19, c20, 0).To(t21)
model.Operation('ADD', x1, c22, 1).To(t23)
model.Operation('MUL', t23, c24, 2).To(t25)
model.Operation('ADD', x1, c26, 1).To(t27)
model.Operation('ADD', t27, c28, 0).To(t29)
model.Operation('ADD', x1, c30, 1).To(t31)
model.Operation('SUB', t31, c32, 0).To(t33)
model.Operation('ADD', x1, c34, 2).To(t35)
model.Operation('MUL', t35, c36, 0).To(t37)
model.Operation('ADD', x1, c38, 2).To(t39)
model.Operation('MUL', t39, c40, 2).To(t41)
model.Operation('ADD', x1, c42, 2).To(t43)
model.Operation('MUL', t43, c44, 0).To(t45)
model.Operation('ADD', x1, c46, 2).To(t47)
model.Operation('MUL', t47, c48, 2).To(t49)
model.Operation('ADD', x1, c50, 2).To(t51)
model.Operation('MUL', t51, c52, 0).To(t53)
model.Operation('ADD', x1, c54, 2).To(t55)
model.Operation('MUL', t55, c56, 2).To(t57)
model.Operation('ADD', x1, c58, 2).To(t59)
model.Operation('ADD', t59, c60, 0).To(t61)
model.Operation('ADD', x1, c62, 2).To(t63)
model.Operation('SUB', t63, c64, 0).To(t65)
model.Operation('ADD', x1, c66, 3).To(t67)
model.Operation('MUL', t67, c68, 0).To(t69)
model.Operation('ADD', x1, c70, 3).To(t71)
model.Operation('MUL', t71, c72, 2).To(t73)
model.Operation('ADD', x1, c74, 3).To(t75)
model.Operation('MUL', t75, c76, 0).To(t77)
model.Operation('ADD', x1, c78, 3).To(t79)
model.Operation('MUL', t79, c80, 2).To(t81)
model.Operation('ADD', x1, c82, 3).To(t83)
model.Operation('MUL', t83, c84, 0).To(t85)
model.Operation('ADD', x1, c86, 3).To(t87)
model.Operation('MUL', t87, c88, 2).To(t89)
model.Operation('ADD', x1, c90, 3).To(t91)
model.Operation('ADD', t91, c92, 0).To(t93)
model.Operation('ADD', x1, c94, 3).To(t95)
model.Operation('SUB', t95, c96, 0).To(t97)
Example({
    x1: [3.5, -2.5, -3.0, -3.5, -1.5, -2.5, -2.5, 1.5, 3.5, -2.5, 0.5, -3.0, 1.0, -3.5, 3.5, -3.5, 1.0,
    -3.5],
    t5: [7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 7.5, 0.0, 1.5, 0.0, 2.5, 0.0, 7.5, 0.0, 2.5, 0.0],
    t9: [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0],
    t13: [-5.625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.375, -5.625, 0.0, -1.125, 0.0, -1.875, 0.0, -5.625, 0.0,
    -1.875, 0.0],
    t17: [-1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.375, -1.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0, 0.0],
    t21: [1.875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, 1.875, 0.0, 0.375, 0.0, 0.625, 0.0, 1.875, 0.0, 0.625,
    0.0],
    t25: [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, 1.0, 0.0, 0.375, 0.0, 0.625, 0.0, 1.0, 0.0, 0.625, 0.0],
    t29: [6.75, -2.0, 3.0, -2.0, 3.0, -2.0, 3.0, -1.75, 6.75, -2.0, 3.75, -2.0, 4.25, -2.0, 6.75, -2.0, 4.25,
    -2.0],
    t33: [2.75, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -0.75, 2.75, -1.0, -0.25, -1.0, 0.25, -1.0, 2.75, -1.0,
    0.25, -1.0],
    t37: [2.0, -2.0, -2.0, -2.0, -2.0, -2.0, -2.0, 0.5, 2.0, -2.0, 1.5, -2.0, 2.0, -2.0, 2.0, -2.0, 2.0,
    -2.0],
    t41: [1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 0.5, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0,
    -1.0],
    t45: [-1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -0.375, -1.5, 1.5, -1.125, 1.5, -1.5, 1.5, -1.5, 1.5, -1.5,
    1.5],
    t49: [-1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -0.375, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0],
    t53: [0.5, 2.0, -0.5, 2.0, -0.5, 2.0, -0.5, -0.5, 0.5, 2.0, 0.375, 2.0, 0.5, 2.0, 0.5, 2.0, 0.5, 2.0],
    t57: [0.5, 1.0, -0.5, 1.0, -0.5, 1.0, -0.5, -0.5, 0.5, 1.0, 0.375, 1.0, 0.5, 1.0, 0.5, 1.0, 0.5, 1.0],
    t61: [4.0, -3.0, 2.0, -3.0, 2.0, -3.0, 2.0, -1.75, 4.0, -3.0, 3.75, -3.0, 4.0, -3.0, 4.0, -3.0, 4.0,
    -3.0],
    t65: [0.0, -2.0, -2.0, -2.0, -2.0, -2.0, -2.0, -0.75, 0.0, -2.0, -0.25, -2.0, 0.0, -2.0, 0.0, -2.0, 0.0,
    -2.0],
    t69: [7.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 7.5, 0.0, 1.5, 0.0, 2.5, 0.0, 7.5, 0.0, 2.5, 0.0],
    t73: [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0],
    t77: [-5.625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.375, -5.625, 0.0, -1.125, 0.0, -1.875, 0.0, -5.625, 0.0,
    -1.875, 0.0],
    t81: [-1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.375, -1.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0, 0.0],
    t85: [1.875, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, 1.875, 0.0, 0.375, 0.0, 0.625, 0.0, 1.875, 0.0, 0.625,
    0.0],
    t89: [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, 1.0, 0.0, 0.375, 0.0, 0.625, 0.0, 1.0, 0.0, 0.625, 0.0],
    t93: [6.75, -2.0, 3.0, -2.0, 3.0, -2.0, 3.0, -1.75, 6.75, -2.0, 3.75, -2.0, 4.25, -2.0, 6.75, -2.0, 4.25,
    -2.0],
    t97: [2.75, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -0.75, 2.75, -1.0, -0.25, -1.0, 0.25, -1.0, 2.75, -1.0,
    0.25, -1.0],
}, name='behind').AddVariations('float16').DisableLifeTimeVariation()
