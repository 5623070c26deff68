# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: constants behind a fused activation.

F32 = 'TENSOR_FLOAT32'

# Factors and terms behind a fused activation belong behind it: a factor may move before a RELU if
# it is positive, and before no other bound as it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c3 = Parameter('c3', (F32, [2]), [0.25, -0.5])
t4 = Internal('t4', (F32, [1, 3, 3, 2]))
c5 = Parameter('c5', (F32, [1]), [2.0])
t6 = Output('t6', (F32, [1, 3, 3, 2]))
c7 = Parameter('c7', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c8 = Parameter('c8', (F32, [2]), [0.25, -0.5])
t9 = Internal('t9', (F32, [1, 3, 3, 2]))
c10 = Parameter('c10', (F32, [1]), [2.0])
t11 = Output('t11', (F32, [1, 3, 3, 2]))
c12 = Parameter('c12', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c13 = Parameter('c13', (F32, [2]), [0.25, -0.5])
t14 = Internal('t14', (F32, [1, 3, 3, 2]))
c15 = Parameter('c15', (F32, [1]), [-1.5])
t16 = Output('t16', (F32, [1, 3, 3, 2]))
c17 = Parameter('c17', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c18 = Parameter('c18', (F32, [2]), [0.25, -0.5])
t19 = Internal('t19', (F32, [1, 3, 3, 2]))
c20 = Parameter('c20', (F32, [1]), [-1.5])
t21 = Output('t21', (F32, [1, 3, 3, 2]))
c22 = Parameter('c22', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c23 = Parameter('c23', (F32, [2]), [0.25, -0.5])
t24 = Internal('t24', (F32, [1, 3, 3, 2]))
c25 = Parameter('c25', (F32, [2]), [0.5, -2.0])
t26 = Output('t26', (F32, [1, 3, 3, 2]))
c27 = Parameter('c27', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c28 = Parameter('c28', (F32, [2]), [0.25, -0.5])
t29 = Internal('t29', (F32, [1, 3, 3, 2]))
c30 = Parameter('c30', (F32, [2]), [0.5, -2.0])
t31 = Output('t31', (F32, [1, 3, 3, 2]))
c32 = Parameter('c32', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c33 = Parameter('c33', (F32, [2]), [0.25, -0.5])
t34 = Internal('t34', (F32, [1, 3, 3, 2]))
c35 = Parameter('c35', (F32, [2]), [3.0, -2.0])
t36 = Output('t36', (F32, [1, 3, 3, 2]))
c37 = Parameter('c37', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c38 = Parameter('c38', (F32, [2]), [0.25, -0.5])
t39 = Internal('t39', (F32, [1, 3, 3, 2]))
c40 = Parameter('c40', (F32, [1]), [1.0])
t41 = Output('t41', (F32, [1, 3, 3, 2]))
c42 = Parameter('c42', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c43 = Parameter('c43', (F32, [2]), [0.25, -0.5])
t44 = Internal('t44', (F32, [1, 3, 3, 2]))
c45 = Parameter('c45', (F32, [1]), [2.0])
t46 = Output('t46', (F32, [1, 3, 3, 2]))
c47 = Parameter('c47', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c48 = Parameter('c48', (F32, [2]), [0.25, -0.5])
t49 = Internal('t49', (F32, [1, 3, 3, 2]))
c50 = Parameter('c50', (F32, [1]), [2.0])
t51 = Output('t51', (F32, [1, 3, 3, 2]))
c52 = Parameter('c52', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c53 = Parameter('c53', (F32, [2]), [0.25, -0.5])
t54 = Internal('t54', (F32, [1, 3, 3, 2]))
c55 = Parameter('c55', (F32, [1]), [-1.5])
t56 = Output('t56', (F32, [1, 3, 3, 2]))
c57 = Parameter('c57', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c58 = Parameter('c58', (F32, [2]), [0.25, -0.5])
t59 = Internal('t59', (F32, [1, 3, 3, 2]))
c60 = Parameter('c60', (F32, [1]), [-1.5])
t61 = Output('t61', (F32, [1, 3, 3, 2]))
c62 = Parameter('c62', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c63 = Parameter('c63', (F32, [2]), [0.25, -0.5])
t64 = Internal('t64', (F32, [1, 3, 3, 2]))
c65 = Parameter('c65', (F32, [2]), [0.5, -2.0])
t66 = Output('t66', (F32, [1, 3, 3, 2]))
c67 = Parameter('c67', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c68 = Parameter('c68', (F32, [2]), [0.25, -0.5])
t69 = Internal('t69', (F32, [1, 3, 3, 2]))
c70 = Parameter('c70', (F32, [2]), [0.5, -2.0])
t71 = Output('t71', (F32, [1, 3, 3, 2]))
c72 = Parameter('c72', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c73 = Parameter('c73', (F32, [2]), [0.25, -0.5])
t74 = Internal('t74', (F32, [1, 3, 3, 2]))
c75 = Parameter('c75', (F32, [2]), [3.0, -2.0])
t76 = Output('t76', (F32, [1, 3, 3, 2]))
c77 = Parameter('c77', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c78 = Parameter('c78', (F32, [2]), [0.25, -0.5])
t79 = Internal('t79', (F32, [1, 3, 3, 2]))
c80 = Parameter('c80', (F32, [1]), [1.0])
t81 = Output('t81', (F32, [1, 3, 3, 2]))
c82 = Parameter('c82', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c83 = Parameter('c83', (F32, [2]), [0.25, -0.5])
t84 = Internal('t84', (F32, [1, 3, 3, 2]))
c85 = Parameter('c85', (F32, [1]), [2.0])
t86 = Output('t86', (F32, [1, 3, 3, 2]))
c87 = Parameter('c87', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c88 = Parameter('c88', (F32, [2]), [0.25, -0.5])
t89 = Internal('t89', (F32, [1, 3, 3, 2]))
c90 = Parameter('c90', (F32, [1]), [2.0])
t91 = Output('t91', (F32, [1, 3, 3, 2]))
c92 = Parameter('c92', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c93 = Parameter('c93', (F32, [2]), [0.25, -0.5])
t94 = Internal('t94', (F32, [1, 3, 3, 2]))
c95 = Parameter('c95', (F32, [1]), [-1.5])
t96 = Output('t96', (F32, [1, 3, 3, 2]))
c97 = Parameter('c97', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c98 = Parameter('c98', (F32, [2]), [0.25, -0.5])
t99 = Internal('t99', (F32, [1, 3, 3, 2]))
c100 = Parameter('c100', (F32, [1]), [-1.5])
t101 = Output('t101', (F32, [1, 3, 3, 2]))
c102 = Parameter('c102', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c103 = Parameter('c103', (F32, [2]), [0.25, -0.5])
t104 = Internal('t104', (F32, [1, 3, 3, 2]))
c105 = Parameter('c105', (F32, [2]), [0.5, -2.0])
t106 = Output('t106', (F32, [1, 3, 3, 2]))
c107 = Parameter('c107', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c108 = Parameter('c108', (F32, [2]), [0.25, -0.5])
t109 = Internal('t109', (F32, [1, 3, 3, 2]))
c110 = Parameter('c110', (F32, [2]), [0.5, -2.0])
t111 = Output('t111', (F32, [1, 3, 3, 2]))
c112 = Parameter('c112', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c113 = Parameter('c113', (F32, [2]), [0.25, -0.5])
t114 = Internal('t114', (F32, [1, 3, 3, 2]))
c115 = Parameter('c115', (F32, [2]), [3.0, -2.0])
t116 = Output('t116', (F32, [1, 3, 3, 2]))
c117 = Parameter('c117', (F32, [1, 1, 1, 2]), [2.0, -1.5])
c118 = Parameter('c118', (F32, [2]), [0.25, -0.5])
t119 = Internal('t119', (F32, [1, 3, 3, 2]))
c120 = Parameter('c120', (F32, [1]), [1.0])
t121 = Output('t121', (F32, [1, 3, 3, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 1).To(t4)
model.Operation('MUL', t4, c5, 0).To(t6)
model.Operation('DEPTHWISE_CONV_2D', x1, c7, c8, 2, 1, 1, 1, 1).To(t9)
model.Operation('MUL', t9, c10, 2).To(t11)
model.Operation('DEPTHWISE_CONV_2D', x1, c12, c13, 2, 1, 1, 1, 1).To(t14)
model.Operation('MUL', t14, c15, 0).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x1, c17, c18, 2, 1, 1, 1, 1).To(t19)
model.Operation('MUL', t19, c20, 2).To(t21)
model.Operation('DEPTHWISE_CONV_2D', x1, c22, c23, 2, 1, 1, 1, 1).To(t24)
model.Operation('MUL', t24, c25, 0).To(t26)
model.Operation('DEPTHWISE_CONV_2D', x1, c27, c28, 2, 1, 1, 1, 1).To(t29)
model.Operation('MUL', t29, c30, 2).To(t31)
model.Operation('DEPTHWISE_CONV_2D', x1, c32, c33, 2, 1, 1, 1, 1).To(t34)
model.Operation('ADD', t34, c35, 0).To(t36)
model.Operation('DEPTHWISE_CONV_2D', x1, c37, c38, 2, 1, 1, 1, 1).To(t39)
model.Operation('SUB', t39, c40, 0).To(t41)
model.Operation('DEPTHWISE_CONV_2D', x1, c42, c43, 2, 1, 1, 1, 2).To(t44)
model.Operation('MUL', t44, c45, 0).To(t46)
model.Operation('DEPTHWISE_CONV_2D', x1, c47, c48, 2, 1, 1, 1, 2).To(t49)
model.Operation('MUL', t49, c50, 2).To(t51)
model.Operation('DEPTHWISE_CONV_2D', x1, c52, c53, 2, 1, 1, 1, 2).To(t54)
model.Operation('MUL', t54, c55, 0).To(t56)
model.Operation('DEPTHWISE_CONV_2D', x1, c57, c58, 2, 1, 1, 1, 2).To(t59)
model.Operation('MUL', t59, c60, 2).To(t61)
model.Operation('DEPTHWISE_CONV_2D', x1, c62, c63, 2, 1, 1, 1, 2).To(t64)
model.Operation('MUL', t64, c65, 0).To(t66)
model.Operation('DEPTHWISE_CONV_2D', x1, c67, c68, 2, 1, 1, 1, 2).To(t69)
model.Operation('MUL', t69, c70, 2).To(t71)
model.Operation('DEPTHWISE_CONV_2D', x1, c72, c73, 2, 1, 1, 1, 2).To(t74)
model.Operation('ADD', t74, c75, 0).To(t76)
model.Operation('DEPTHWISE_CONV_2D', x1, c77, c78, 2, 1, 1, 1, 2).To(t79)
model.Operation('SUB', t79, c80, 0).To(t81)
model.Operation('DEPTHWISE_CONV_2D', x1, c82, c83, 2, 1, 1, 1, 3).To(t84)
model.Operation('MUL', t84, c85, 0).To(t86)
model.Operation('DEPTHWISE_CONV_2D', x1, c87, c88, 2, 1, 1, 1, 3).To(t89)
model.Operation('MUL', t89, c90, 2).To(t91)
model.Operation('DEPTHWISE_CONV_2D', x1, c92, c93, 2, 1, 1, 1, 3).To(t94)
model.Operation('MUL', t94, c95, 0).To(t96)
model.Operation('DEPTHWISE_CONV_2D', x1, c97, c98, 2, 1, 1, 1, 3).To(t99)
model.Operation('MUL', t99, c100, 2).To(t101)
model.Operation('DEPTHWISE_CONV_2D', x1, c102, c103, 2, 1, 1, 1, 3).To(t104)
model.Operation('MUL', t104, c105, 0).To(t106)
model.Operation('DEPTHWISE_CONV_2D', x1, c107, c108, 2, 1, 1, 1, 3).To(t109)
model.Operation('MUL', t109, c110, 2).To(t111)
model.Operation('DEPTHWISE_CONV_2D', x1, c112, c113, 2, 1, 1, 1, 3).To(t114)
model.Operation('ADD', t114, c115, 0).To(t116)
model.Operation('DEPTHWISE_CONV_2D', x1, c117, c118, 2, 1, 1, 1, 3).To(t119)
model.Operation('SUB', t119, c120, 0).To(t121)
Example({
    x1: [1.0, -3.0, 3.0, -1.0, 1.0, 2.0, 1.0, 3.0, -2.5, -2.0, 4.0, -0.5, 0.5, 4.0, -1.5, 4.0, -3.5, 2.0],
    t6: [4.5, 8.0, 12.5, 2.0, 4.5, 0.0, 4.5, 0.0, 0.0, 5.0, 16.5, 0.5, 2.5, 0.0, 0.0, 0.0, 0.0, 0.0],
    t11: [1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.5, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t16: [-3.375, -6.0, -9.375, -1.5, -3.375, 0.0, -3.375, 0.0, 0.0, -3.75, -12.375, -0.375, -1.875, 0.0,
    0.0, 0.0, 0.0, 0.0],
    t21: [-1.0, -1.0, -1.0, -1.0, -1.0, 0.0, -1.0, 0.0, 0.0, -1.0, -1.0, -0.375, -1.0, 0.0, 0.0, 0.0, 0.0,
    0.0],
    t26: [1.125, -8.0, 3.125, -2.0, 1.125, 0.0, 1.125, 0.0, 0.0, -5.0, 4.125, -0.5, 0.625, 0.0, 0.0, 0.0,
    0.0, 0.0],
    t31: [1.0, -1.0, 1.0, -1.0, 1.0, 0.0, 1.0, 0.0, 0.0, -1.0, 1.0, -0.5, 0.625, 0.0, 0.0, 0.0, 0.0, 0.0],
    t36: [5.25, 2.0, 9.25, -1.0, 5.25, -2.0, 5.25, -2.0, 3.0, 0.5, 11.25, -1.75, 4.25, -2.0, 3.0, -2.0, 3.0,
    -2.0],
    t41: [1.25, 3.0, 5.25, 0.0, 1.25, -1.0, 1.25, -1.0, -1.0, 1.5, 7.25, -0.75, 0.25, -1.0, -1.0, -1.0, -1.0,
    -1.0],
    t46: [2.0, 2.0, 2.0, 2.0, 2.0, -2.0, 2.0, -2.0, -2.0, 2.0, 2.0, 0.5, 2.0, -2.0, -2.0, -2.0, -2.0, -2.0],
    t51: [1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 0.5, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0],
    t56: [-1.5, -1.5, -1.5, -1.5, -1.5, 1.5, -1.5, 1.5, 1.5, -1.5, -1.5, -0.375, -1.5, 1.5, 1.5, 1.5, 1.5,
    1.5],
    t61: [-1.0, -1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -0.375, -1.0, 1.0, 1.0, 1.0, 1.0,
    1.0],
    t66: [0.5, -2.0, 0.5, -2.0, 0.5, 2.0, 0.5, 2.0, -0.5, -2.0, 0.5, -0.5, 0.5, 2.0, -0.5, 2.0, -0.5, 2.0],
    t71: [0.5, -1.0, 0.5, -1.0, 0.5, 1.0, 0.5, 1.0, -0.5, -1.0, 0.5, -0.5, 0.5, 1.0, -0.5, 1.0, -0.5, 1.0],
    t76: [4.0, -1.0, 4.0, -1.0, 4.0, -3.0, 4.0, -3.0, 2.0, -1.0, 4.0, -1.75, 4.0, -3.0, 2.0, -3.0, 2.0, -3.0],
    t81: [0.0, 0.0, 0.0, 0.0, 0.0, -2.0, 0.0, -2.0, -2.0, 0.0, 0.0, -0.75, 0.0, -2.0, -2.0, -2.0, -2.0, -2.0],
    t86: [4.5, 8.0, 12.0, 2.0, 4.5, 0.0, 4.5, 0.0, 0.0, 5.0, 12.0, 0.5, 2.5, 0.0, 0.0, 0.0, 0.0, 0.0],
    t91: [1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.5, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t96: [-3.375, -6.0, -9.0, -1.5, -3.375, 0.0, -3.375, 0.0, 0.0, -3.75, -9.0, -0.375, -1.875, 0.0, 0.0,
    0.0, 0.0, 0.0],
    t101: [-1.0, -1.0, -1.0, -1.0, -1.0, 0.0, -1.0, 0.0, 0.0, -1.0, -1.0, -0.375, -1.0, 0.0, 0.0, 0.0, 0.0,
    0.0],
    t106: [1.125, -8.0, 3.0, -2.0, 1.125, 0.0, 1.125, 0.0, 0.0, -5.0, 3.0, -0.5, 0.625, 0.0, 0.0, 0.0, 0.0,
    0.0],
    t111: [1.0, -1.0, 1.0, -1.0, 1.0, 0.0, 1.0, 0.0, 0.0, -1.0, 1.0, -0.5, 0.625, 0.0, 0.0, 0.0, 0.0, 0.0],
    t116: [5.25, 2.0, 9.0, -1.0, 5.25, -2.0, 5.25, -2.0, 3.0, 0.5, 9.0, -1.75, 4.25, -2.0, 3.0, -2.0, 3.0,
    -2.0],
    t121: [1.25, 3.0, 5.0, 0.0, 1.25, -1.0, 1.25, -1.0, -1.0, 1.5, 5.0, -0.75, 0.25, -1.0, -1.0, -1.0, -1.0,
    -1.0],
}, name='behind').AddVariations('float16').DisableLifeTimeVariation()
