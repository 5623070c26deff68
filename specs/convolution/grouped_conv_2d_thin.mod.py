# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: images of one row, one column or one pixel.

# Of one and of two in a batch.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [-1.0, -2.0, -1.0, 2.0, 0.0, 1.0, -2.0, -1.0, 2.0, 2.0, 0.0, 2.0, 2.0, -1.0, -1.0, 0.0, -2.0, -2.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [-2.0, -2.0, 2.0, -1.0, 1.0, -2.0, 1.0, -2.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, -2.0, 0.0, 1.0, -2.0])
c6 = Parameter('c6', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t7 = Output('t7', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [2.0, -1.0, 1.0, 1.0, 1.0, 2.0, -1.0, 1.0, 1.0, -2.0, 2.0, -1.0, 2.0, -2.0, -1.0, 1.0, -1.0, -1.0])
c9 = Parameter('c9', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t10 = Output('t10', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [2, 3, 1, 1]), [2.0, 1.0, -2.0, 1.0, 2.0, -2.0])
c12 = Parameter('c12', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t13 = Output('t13', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [2, 1, 3, 1]), [0.0, -1.0, -1.0, 2.0, 1.0, 2.0])
c15 = Parameter('c15', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [-1.0, -1.0, 1.0, -1.0, -1.0, -2.0, 1.0, -2.0])
c18 = Parameter('c18', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t19 = Output('t19', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
x20 = Input('x20', ('TENSOR_FLOAT32', [2, 1, 4, 2]))
c21 = Parameter('c21', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [-1.0, 0.0, 0.0, 2.0, -2.0, 2.0, 2.0, -2.0, 0.0, 2.0, 2.0, 2.0, 0.0, -2.0, 2.0, -1.0, -2.0, -1.0])
c22 = Parameter('c22', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t23 = Output('t23', ('TENSOR_FLOAT32', [2, 1, 4, 2]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [-1.0, -2.0, -1.0, 1.0, 1.0, 0.0, 2.0, 2.0, -2.0, 1.0, 1.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0, -2.0])
c25 = Parameter('c25', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t26 = Output('t26', ('TENSOR_FLOAT32', [2, 1, 4, 2]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [2.0, 2.0, 2.0, 0.0, 1.0, -2.0, 0.0, 2.0, 1.0, -2.0, 2.0, -2.0, 1.0, -1.0, -2.0, -2.0, -2.0, -2.0])
c28 = Parameter('c28', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t29 = Output('t29', ('TENSOR_FLOAT32', [2, 1, 2, 2]))
c30 = Parameter('c30', ('TENSOR_FLOAT32', [2, 3, 1, 1]), [-1.0, 2.0, -1.0, -2.0, 0.0, -2.0])
c31 = Parameter('c31', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t32 = Output('t32', ('TENSOR_FLOAT32', [2, 1, 4, 2]))
c33 = Parameter('c33', ('TENSOR_FLOAT32', [2, 1, 3, 1]), [-2.0, -1.0, 1.0, 2.0, 0.0, 1.0])
c34 = Parameter('c34', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t35 = Output('t35', ('TENSOR_FLOAT32', [2, 1, 4, 2]))
c36 = Parameter('c36', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, 0.0, 0.0, -2.0, 1.0, 1.0, 2.0, -1.0])
c37 = Parameter('c37', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t38 = Output('t38', ('TENSOR_FLOAT32', [2, 1, 4, 2]))
x39 = Input('x39', ('TENSOR_FLOAT32', [1, 1, 5, 2]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [-2.0, 1.0, 1.0, 0.0, 2.0, 2.0, 2.0, 0.0, 0.0, -1.0, -2.0, 2.0, -2.0, -1.0, -1.0, -2.0, 1.0, 2.0])
c41 = Parameter('c41', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t42 = Output('t42', ('TENSOR_FLOAT32', [1, 1, 5, 2]))
c43 = Parameter('c43', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [-2.0, 2.0, 2.0, -1.0, -2.0, -1.0, 2.0, 2.0, 2.0, 1.0, 1.0, -1.0, 0.0, -2.0, 2.0, 1.0, 2.0, -1.0])
c44 = Parameter('c44', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t45 = Output('t45', ('TENSOR_FLOAT32', [1, 1, 5, 2]))
c46 = Parameter('c46', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [2.0, 1.0, 2.0, 0.0, 1.0, 0.0, -2.0, -2.0, -1.0, 2.0, -1.0, -2.0, -1.0, 1.0, 2.0, 1.0, 2.0, -1.0])
c47 = Parameter('c47', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t48 = Output('t48', ('TENSOR_FLOAT32', [1, 1, 3, 2]))
c49 = Parameter('c49', ('TENSOR_FLOAT32', [2, 3, 1, 1]), [2.0, -2.0, 0.0, -2.0, -2.0, -1.0])
c50 = Parameter('c50', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t51 = Output('t51', ('TENSOR_FLOAT32', [1, 1, 5, 2]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [2, 1, 3, 1]), [2.0, 1.0, -1.0, 1.0, -2.0, 2.0])
c53 = Parameter('c53', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t54 = Output('t54', ('TENSOR_FLOAT32', [1, 1, 5, 2]))
c55 = Parameter('c55', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [1.0, -2.0, 1.0, 2.0, 2.0, 1.0, 0.0, -1.0])
c56 = Parameter('c56', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t57 = Output('t57', ('TENSOR_FLOAT32', [1, 1, 5, 2]))
x58 = Input('x58', ('TENSOR_FLOAT32', [2, 1, 8, 2]))
c59 = Parameter('c59', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [1.0, 2.0, -2.0, -2.0, -2.0, 1.0, 0.0, 0.0, 2.0, -1.0, 0.0, -2.0, 2.0, 1.0, 2.0, -1.0, 1.0, -2.0])
c60 = Parameter('c60', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t61 = Output('t61', ('TENSOR_FLOAT32', [2, 1, 8, 2]))
c62 = Parameter('c62', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [-2.0, 2.0, 0.0, 2.0, 0.0, 2.0, -2.0, 0.0, 2.0, 0.0, 1.0, 0.0, 0.0, 0.0, 2.0, 0.0, 2.0, -2.0])
c63 = Parameter('c63', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t64 = Output('t64', ('TENSOR_FLOAT32', [2, 1, 8, 2]))
c65 = Parameter('c65', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [2.0, 1.0, -1.0, 0.0, 0.0, 2.0, 0.0, -1.0, -1.0, 2.0, -1.0, 0.0, 2.0, 2.0, -1.0, -1.0, 1.0, -1.0])
c66 = Parameter('c66', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t67 = Output('t67', ('TENSOR_FLOAT32', [2, 1, 4, 2]))
c68 = Parameter('c68', ('TENSOR_FLOAT32', [2, 3, 1, 1]), [-1.0, 2.0, -1.0, 1.0, -2.0, 0.0])
c69 = Parameter('c69', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t70 = Output('t70', ('TENSOR_FLOAT32', [2, 1, 8, 2]))
c71 = Parameter('c71', ('TENSOR_FLOAT32', [2, 1, 3, 1]), [-1.0, -1.0, 1.0, 1.0, 2.0, 1.0])
c72 = Parameter('c72', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t73 = Output('t73', ('TENSOR_FLOAT32', [2, 1, 8, 2]))
c74 = Parameter('c74', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, 2.0, 0.0, 2.0, 2.0, 2.0, 0.0, 2.0])
c75 = Parameter('c75', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t76 = Output('t76', ('TENSOR_FLOAT32', [2, 1, 8, 2]))
x77 = Input('x77', ('TENSOR_FLOAT32', [1, 4, 1, 2]))
c78 = Parameter('c78', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [-1.0, 1.0, 1.0, -2.0, 0.0, -1.0, -2.0, -2.0, -2.0, 0.0, 0.0, -2.0, 0.0, 0.0, -2.0, 2.0, 0.0, -1.0])
c79 = Parameter('c79', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t80 = Output('t80', ('TENSOR_FLOAT32', [1, 4, 1, 2]))
c81 = Parameter('c81', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [1.0, -1.0, -1.0, 0.0, 0.0, -2.0, 2.0, -2.0, 2.0, 1.0, 1.0, 1.0, -1.0, -2.0, 0.0, 1.0, 0.0, 1.0])
c82 = Parameter('c82', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t83 = Output('t83', ('TENSOR_FLOAT32', [1, 4, 1, 2]))
c84 = Parameter('c84', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [2.0, -2.0, 0.0, -1.0, -2.0, 0.0, 2.0, -1.0, -1.0, 0.0, 1.0, -1.0, -1.0, 0.0, -1.0, 1.0, -1.0, 0.0])
c85 = Parameter('c85', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t86 = Output('t86', ('TENSOR_FLOAT32', [1, 2, 1, 2]))
c87 = Parameter('c87', ('TENSOR_FLOAT32', [2, 3, 1, 1]), [1.0, 1.0, -1.0, 1.0, 2.0, 1.0])
c88 = Parameter('c88', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t89 = Output('t89', ('TENSOR_FLOAT32', [1, 4, 1, 2]))
c90 = Parameter('c90', ('TENSOR_FLOAT32', [2, 1, 3, 1]), [2.0, 0.0, 1.0, 1.0, 0.0, -2.0])
c91 = Parameter('c91', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t92 = Output('t92', ('TENSOR_FLOAT32', [1, 4, 1, 2]))
c93 = Parameter('c93', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [-1.0, -1.0, 1.0, 1.0, -2.0, 0.0, 0.0, 0.0])
c94 = Parameter('c94', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t95 = Output('t95', ('TENSOR_FLOAT32', [1, 2, 1, 2]))
x96 = Input('x96', ('TENSOR_FLOAT32', [2, 7, 1, 2]))
c97 = Parameter('c97', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [-2.0, -2.0, 2.0, -2.0, 2.0, 1.0, -1.0, 2.0, 0.0, 0.0, 0.0, 0.0, 2.0, 1.0, -2.0, -2.0, 0.0, -1.0])
c98 = Parameter('c98', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t99 = Output('t99', ('TENSOR_FLOAT32', [2, 7, 1, 2]))
c100 = Parameter('c100', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [2.0, 2.0, 0.0, 0.0, 1.0, -1.0, 2.0, -1.0, -2.0, 0.0, -1.0, 2.0, 1.0, -2.0, -1.0, -1.0, 0.0, -2.0])
c101 = Parameter('c101', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t102 = Output('t102', ('TENSOR_FLOAT32', [2, 7, 1, 2]))
c103 = Parameter('c103', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [0.0, 0.0, 1.0, -1.0, -1.0, -2.0, 2.0, 2.0, -2.0, 1.0, 1.0, -2.0, 0.0, 2.0, 2.0, 0.0, 0.0, 2.0])
c104 = Parameter('c104', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t105 = Output('t105', ('TENSOR_FLOAT32', [2, 4, 1, 2]))
c106 = Parameter('c106', ('TENSOR_FLOAT32', [2, 3, 1, 1]), [-2.0, 2.0, 1.0, 2.0, 0.0, 1.0])
c107 = Parameter('c107', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t108 = Output('t108', ('TENSOR_FLOAT32', [2, 7, 1, 2]))
c109 = Parameter('c109', ('TENSOR_FLOAT32', [2, 1, 3, 1]), [-2.0, 2.0, 2.0, 2.0, 1.0, 0.0])
c110 = Parameter('c110', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t111 = Output('t111', ('TENSOR_FLOAT32', [2, 7, 1, 2]))
c112 = Parameter('c112', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, 0.0, 0.0, 1.0, -1.0, -1.0, -1.0, 1.0])
c113 = Parameter('c113', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t114 = Output('t114', ('TENSOR_FLOAT32', [2, 4, 1, 2]))
x115 = Input('x115', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
c116 = Parameter('c116', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [-2.0, 0.0, -2.0, 1.0, 0.0, -1.0, -2.0, -2.0, 1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 0.0, 2.0, 1.0, -1.0])
c117 = Parameter('c117', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t118 = Output('t118', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
c119 = Parameter('c119', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [1.0, -1.0, 1.0, 2.0, 2.0, -2.0, 0.0, -2.0, -2.0, 2.0, -1.0, 1.0, 2.0, 1.0, 2.0, 1.0, -2.0, -2.0])
c120 = Parameter('c120', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t121 = Output('t121', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
c122 = Parameter('c122', ('TENSOR_FLOAT32', [2, 3, 3, 1]), [2.0, 2.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 1.0, 0.0, 1.0, -2.0, 1.0, 2.0, -2.0, -2.0, -2.0, -2.0])
c123 = Parameter('c123', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t124 = Output('t124', ('TENSOR_FLOAT32', [1, 1, 1, 2]))
c125 = Parameter('c125', ('TENSOR_FLOAT32', [2, 3, 1, 1]), [-1.0, -1.0, -1.0, 1.0, -2.0, -2.0])
c126 = Parameter('c126', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t127 = Output('t127', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
c128 = Parameter('c128', ('TENSOR_FLOAT32', [2, 1, 3, 1]), [-1.0, 1.0, 0.0, 1.0, -2.0, -1.0])
c129 = Parameter('c129', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t130 = Output('t130', ('TENSOR_FLOAT32', [1, 2, 2, 2]))
c131 = Parameter('c131', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, 0.0, -2.0, 0.0, 2.0, 0.0, -1.0, 2.0])
c132 = Parameter('c132', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t133 = Output('t133', ('TENSOR_FLOAT32', [1, 1, 2, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c5, c6, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t7)
model.Operation('GROUPED_CONV_2D', x1, c8, c9, 1, 2, 2, 2, 0, False).To(t10)
model.Operation('GROUPED_CONV_2D', x1, c11, c12, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t13)
model.Operation('GROUPED_CONV_2D', x1, c14, c15, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t16)
model.Operation('GROUPED_CONV_2D', x1, c17, c18, 1, 1, 2, 2, 0, False).To(t19)
model.Operation('GROUPED_CONV_2D', x20, c21, c22, 1, 1, 1, 2, 0, False).To(t23)
model.Operation('GROUPED_CONV_2D', x20, c24, c25, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t26)
model.Operation('GROUPED_CONV_2D', x20, c27, c28, 1, 2, 2, 2, 0, False).To(t29)
model.Operation('GROUPED_CONV_2D', x20, c30, c31, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t32)
model.Operation('GROUPED_CONV_2D', x20, c33, c34, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t35)
model.Operation('GROUPED_CONV_2D', x20, c36, c37, 1, 1, 2, 2, 0, False).To(t38)
model.Operation('GROUPED_CONV_2D', x39, c40, c41, 1, 1, 1, 2, 0, False).To(t42)
model.Operation('GROUPED_CONV_2D', x39, c43, c44, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t45)
model.Operation('GROUPED_CONV_2D', x39, c46, c47, 1, 2, 2, 2, 0, False).To(t48)
model.Operation('GROUPED_CONV_2D', x39, c49, c50, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t51)
model.Operation('GROUPED_CONV_2D', x39, c52, c53, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t54)
model.Operation('GROUPED_CONV_2D', x39, c55, c56, 1, 1, 2, 2, 0, False).To(t57)
model.Operation('GROUPED_CONV_2D', x58, c59, c60, 1, 1, 1, 2, 0, False).To(t61)
model.Operation('GROUPED_CONV_2D', x58, c62, c63, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t64)
model.Operation('GROUPED_CONV_2D', x58, c65, c66, 1, 2, 2, 2, 0, False).To(t67)
model.Operation('GROUPED_CONV_2D', x58, c68, c69, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t70)
model.Operation('GROUPED_CONV_2D', x58, c71, c72, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t73)
model.Operation('GROUPED_CONV_2D', x58, c74, c75, 1, 1, 2, 2, 0, False).To(t76)
model.Operation('GROUPED_CONV_2D', x77, c78, c79, 1, 1, 1, 2, 0, False).To(t80)
model.Operation('GROUPED_CONV_2D', x77, c81, c82, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t83)
model.Operation('GROUPED_CONV_2D', x77, c84, c85, 1, 2, 2, 2, 0, False).To(t86)
model.Operation('GROUPED_CONV_2D', x77, c87, c88, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t89)
model.Operation('GROUPED_CONV_2D', x77, c90, c91, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t92)
model.Operation('GROUPED_CONV_2D', x77, c93, c94, 1, 1, 2, 2, 0, False).To(t95)
model.Operation('GROUPED_CONV_2D', x96, c97, c98, 1, 1, 1, 2, 0, False).To(t99)
model.Operation('GROUPED_CONV_2D', x96, c100, c101, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t102)
model.Operation('GROUPED_CONV_2D', x96, c103, c104, 1, 2, 2, 2, 0, False).To(t105)
model.Operation('GROUPED_CONV_2D', x96, c106, c107, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t108)
model.Operation('GROUPED_CONV_2D', x96, c109, c110, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t111)
model.Operation('GROUPED_CONV_2D', x96, c112, c113, 1, 1, 2, 2, 0, False).To(t114)
model.Operation('GROUPED_CONV_2D', x115, c116, c117, 1, 1, 1, 2, 0, False).To(t118)
model.Operation('GROUPED_CONV_2D', x115, c119, c120, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t121)
model.Operation('GROUPED_CONV_2D', x115, c122, c123, 1, 2, 2, 2, 0, False).To(t124)
model.Operation('GROUPED_CONV_2D', x115, c125, c126, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t127)
model.Operation('GROUPED_CONV_2D', x115, c128, c129, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t130)
model.Operation('GROUPED_CONV_2D', x115, c131, c132, 1, 1, 2, 2, 0, False).To(t133)
Example({
    x1: [1.5, 2.0],
    t4: [0.5, -3.0],
    t7: [2.0, -5.0],
    t10: [2.0, -5.0],
    t13: [2.0, 3.0],
    t16: [-1.0, 1.0],
    t19: [-1.0, -3.0],
    x20: [-0.5, 1.0, -3.5, 2.5, 2.5, 4.0, -2.5, -3.0, -2.0, 3.5, -4.0, 2.5, 1.0, -3.0, 2.5, -2.0],
    t23: [-5.5, 2.0, 11.5, 2.0, -16.5, -15.0, 10.5, 5.0, -3.5, -3.0, 6.5, -12.0, -4.5, 1.0, -2.5, 3.0],
    t26: [0.0, -1.0, -3.5, -2.0, -0.5, -3.5, 0.5, -5.0, -1.5, -1.0, -5.5, -4.5, -2.5, -3.5, 4.0, 2.0],
    t29: [-8.0, -10.5, -2.0, 6.0, -5.5, 6.0, 3.0, -2.0],
    t32: [-0.5, -1.0, -6.5, -1.0, 5.5, -1.0, -4.5, -1.0, -3.5, -1.0, -7.5, -1.0, 2.5, -1.0, 5.5, -1.0],
    t35: [-2.5, 1.5, 7.5, 5.0, 2.5, 1.0, -2.0, 7.0, -1.5, 1.5, 9.5, 3.0, 10.0, 2.0, -4.0, -7.0],
    t38: [-0.5, 2.5, -6.5, 5.5, 5.5, 0.0, -4.5, -4.0, -3.5, 5.0, -7.5, -1.5, 2.5, -6.0, 5.5, -3.0],
    x39: [-3.5, -2.5, -3.5, 3.5, 3.0, 1.0, 0.5, -2.5, -3.5, -1.0],
    t42: [-13.5, -2.0, -0.5, -0.5, 7.5, -6.5, -5.5, 0.5, -6.5, 5.0],
    t45: [11.0, 11.0, 8.0, -6.0, -2.5, -8.0, 0.0, 2.0, 7.0, 1.0],
    t48: [-3.0, 3.5, 3.5, -8.5, -3.0, 0.5],
    t51: [7.5, 4.0, 7.5, -8.0, -5.5, -3.0, -0.5, 4.0, 7.5, 1.0],
    t54: [0.5, 11.0, -13.0, -8.5, -4.0, -4.5, 10.5, 3.0, -2.0, -1.5],
    t57: [4.0, -2.5, -9.0, 7.0, 2.5, -1.5, 8.0, -7.0, -3.0, -3.0],
    x58: [-3.0, 1.0, 4.0, -3.5, 1.0, 1.5, -3.0, -2.0, 3.5, 3.0, -3.5, -1.0, -3.0, -1.5, -2.5, 0.5, 2.0, -2.5,
    2.5, -2.0, 2.0, -3.0, 1.0, -0.5, -1.5, 2.0, -3.0, 0.5, 2.5, 3.5, 2.5, 3.5],
    t61: [10.5, -7.0, -0.5, 0.5, -12.5, -10.5, 8.0, 6.0, -4.0, -4.0, -2.5, 1.0, 11.0, -3.5, 11.5, -3.5, -1.0,
    -7.5, -6.5, -14.0, -7.5, -9.0, -7.0, -3.5, -1.5, 1.0, 12.0, 10.5, 4.0, 10.5, -9.5, 9.5],
    t64: [8.5, -8.0, -3.5, 2.0, 2.5, -5.0, 9.5, 5.0, -12.5, -3.0, 1.5, -4.0, -11.5, 0.0, -5.5, -1.0, 5.5,
    -5.0, 8.5, -7.0, 7.5, -2.0, 1.5, 3.0, -3.5, 0.0, 2.5, 6.0, -0.5, 6.0, 5.5, -1.0],
    t67: [2.5, -7.5, 7.5, -5.0, -5.5, 4.5, 0.5, -3.0, 4.5, -7.0, -2.5, -10.0, 5.5, 0.5, 0.5, 13.0],
    t70: [-5.5, -3.0, 8.5, 6.0, 2.5, -4.0, -5.5, 3.0, 7.5, -7.0, -6.5, 1.0, -5.5, 2.0, -4.5, -2.0, 4.5, 4.0,
    5.5, 3.0, 4.5, 5.0, 2.5, 0.0, -2.5, -5.0, -5.5, -2.0, 5.5, -8.0, 5.5, -8.0],
    t73: [7.5, -2.5, 0.5, -5.5, -7.5, -3.5, 6.0, -0.5, -3.5, 2.0, -2.5, -1.5, 4.5, -4.5, 6.0, -1.5, 1.0,
    -8.0, -2.0, -10.5, -3.0, -9.5, -4.0, -3.0, -2.0, 3.0, 7.5, 5.5, 3.5, 10.0, -4.5, 9.5],
    t76: [2.5, -6.0, 10.5, -5.0, -3.5, -2.0, 1.5, 1.0, 0.5, 3.0, -12.5, -6.0, -10.5, -3.0, -4.5, 0.0, 9.5,
    -10.0, 9.5, -11.0, 6.5, -8.0, -0.5, 2.0, -8.5, 4.0, -0.5, 7.0, 10.5, 13.0, 5.5, 6.0],
    x77: [-1.5, 3.0, 4.0, 1.5, -3.0, -1.0, -0.5, 2.0],
    t80: [-7.5, -1.0, 5.0, -1.0, 5.5, -1.0, -2.5, -1.0],
    t83: [-7.5, -7.0, 8.0, -1.0, -2.5, 2.5, 3.5, -6.0],
    t86: [-1.5, 3.0, 7.5, -2.0],
    t89: [-5.0, 6.5, 6.0, 4.0, 2.0, 0.5, -3.0, 2.0],
    t92: [0.5, -1.0, 0.5, -1.0, 0.5, -1.0, 0.5, -1.0],
    t95: [6.0, -7.0, 3.0, 1.0],
    x96: [-3.5, -3.0, 4.0, 0.5, 1.0, -3.5, -1.0, -2.0, 3.0, 1.0, -2.0, -4.0, -3.5, -1.5, -2.5, -0.5, 3.0,
    3.0, -1.0, 3.5, 4.0, 1.5, 2.5, 2.5, 3.5, -1.5, -2.0, -2.5],
    t99: [1.5, -4.0, 17.5, -0.5, -7.5, -4.5, 2.5, -3.0, 4.5, 0.0, -16.5, -5.0, -2.5, -2.5, 1.5, -1.5, 9.5,
    2.0, 0.5, 2.5, 15.5, 0.5, 4.5, 1.5, -1.5, -2.5, -10.5, -3.5],
    t102: [-7.0, 5.0, -3.5, 1.0, 10.5, 5.5, -1.5, 6.5, 3.5, -1.0, 8.0, 6.0, -7.0, 6.0, -5.0, 0.0, -0.5, -6.5,
    1.5, -11.0, 0.0, -7.5, 7.5, -7.5, 11.0, -0.5, 5.5, 5.5],
    t105: [12.0, -7.0, -2.5, -7.5, -6.5, -1.0, 4.0, -8.0, 9.0, -2.0, 9.5, 9.0, 5.0, 5.5, 2.5, -7.5],
    t108: [-2.5, -0.5, 16.5, -10.5, -6.5, -2.0, -0.5, -7.0, 6.5, -9.0, -13.0, -0.5, -2.5, -9.0, -1.5, 2.0,
    10.5, 1.5, -3.5, 6.5, 13.0, 8.5, 1.0, 0.5, 0.5, 1.5, -10.5, -4.0],
    t111: [-6.5, -4.0, 8.5, -0.5, 2.5, -4.5, -1.5, -3.0, 6.5, 0.0, -3.5, -5.0, -6.5, -2.5, -4.5, -1.5, 6.5,
    2.0, -1.5, 2.5, 8.5, 0.5, 5.5, 1.5, 7.5, -2.5, -3.5, -3.5],
    t114: [-6.5, 1.5, 2.5, 4.5, 6.5, 2.0, -6.5, 0.5, -4.5, -3.5, -1.5, -6.0, 5.5, -2.0, -3.5, 1.5],
    x115: [1.0, -1.0, 1.0, 0.5, -1.5, 1.0, -4.0, 4.0],
    t118: [-1.5, -2.0, 12.5, 2.0, 2.5, -4.5, -3.0, -5.5],
    t121: [11.5, -11.0, 12.5, -9.5, 5.5, 9.5, -10.5, 2.5],
    t124: [3.0, 8.5],
    t127: [1.0, -1.0, 3.5, -10.0, 1.0, -4.0, 3.5, -8.5],
    t130: [1.5, 0.5, 0.5, -3.0, -1.0, -7.0, -2.0, -8.0],
    t133: [5.5, 4.0, 10.5, -4.0],
}, name='images').AddVariations('float16').DisableLifeTimeVariation()

# Of one and of two in a batch.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [126, 124, 126, 132, 128, 130, 124, 126, 132, 132, 128, 132, 132, 126, 126, 128, 124, 124])
c3 = Parameter('c3', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-4, -4, 4, -2, 2, -4, 2, -4, 2, 4, -4, -8, 4, -8, -8, 0, 4, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c6 = Parameter('c6', ('TENSOR_INT32', [2]), [2, -8])
t7 = Output('t7', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [132, 126, 130, 130, 130, 132, 126, 130, 130, 124, 132, 126, 132, 124, 126, 130, 126, 126])
c9 = Parameter('c9', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 1]), [4, 2, -4, 4, 8, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c12 = Parameter('c12', ('TENSOR_INT32', [2]), [2, -8])
t13 = Output('t13', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 1], 0.5, 128), [128, 126, 126, 132, 130, 132])
c15 = Parameter('c15', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [-2, -2, 2, -2, -4, -8, 4, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [2, -8])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [2, 1, 4, 2], 0.5, 120))
c21 = Parameter('c21', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [126, 128, 128, 132, 124, 132, 132, 124, 128, 132, 132, 132, 128, 124, 132, 126, 124, 126])
c22 = Parameter('c22', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [2, 1, 4, 2], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-2, -4, -2, 2, 2, 0, 4, 4, -4, 4, 4, 4, -4, 0, 0, 4, -4, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c25 = Parameter('c25', ('TENSOR_INT32', [2]), [2, -8])
t26 = Output('t26', ('TENSOR_QUANT8_ASYMM', [2, 1, 4, 2], 0.5, 120))
c27 = Parameter('c27', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [132, 132, 132, 128, 130, 124, 128, 132, 130, 124, 132, 124, 130, 126, 124, 124, 124, 124])
c28 = Parameter('c28', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [2, 1, 2, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 1]), [-2, 4, -2, -8, 0, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c31 = Parameter('c31', ('TENSOR_INT32', [2]), [2, -8])
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [2, 1, 4, 2], 0.5, 120))
c33 = Parameter('c33', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 1], 0.5, 128), [124, 126, 130, 132, 128, 130])
c34 = Parameter('c34', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [2, 1, 4, 2], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, 0, 0, -4, 4, 4, 8, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c37 = Parameter('c37', ('TENSOR_INT32', [2]), [2, -8])
t38 = Output('t38', ('TENSOR_QUANT8_ASYMM', [2, 1, 4, 2], 0.5, 120))
x39 = Input('x39', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 2], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [124, 130, 130, 128, 132, 132, 132, 128, 128, 126, 124, 132, 124, 126, 126, 124, 130, 132])
c41 = Parameter('c41', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t42 = Output('t42', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 2], 0.5, 120))
c43 = Parameter('c43', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-4, 4, 4, -2, -4, -2, 4, 4, 4, 4, 4, -4, 0, -8, 8, 4, 8, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c44 = Parameter('c44', ('TENSOR_INT32', [2]), [2, -8])
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 2], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [132, 130, 132, 128, 130, 128, 124, 124, 126, 132, 126, 124, 126, 130, 132, 130, 132, 126])
c47 = Parameter('c47', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t48 = Output('t48', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 2], 0.5, 120))
c49 = Parameter('c49', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 1]), [4, -4, 0, -8, -8, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c50 = Parameter('c50', ('TENSOR_INT32', [2]), [2, -8])
t51 = Output('t51', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 2], 0.5, 120))
c52 = Parameter('c52', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 1], 0.5, 128), [132, 130, 126, 130, 124, 132])
c53 = Parameter('c53', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t54 = Output('t54', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 2], 0.5, 120))
c55 = Parameter('c55', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [2, -4, 2, 4, 8, 4, 0, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c56 = Parameter('c56', ('TENSOR_INT32', [2]), [2, -8])
t57 = Output('t57', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 2], 0.5, 120))
x58 = Input('x58', ('TENSOR_QUANT8_ASYMM', [2, 1, 8, 2], 0.5, 120))
c59 = Parameter('c59', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [130, 132, 124, 124, 124, 130, 128, 128, 132, 126, 128, 124, 132, 130, 132, 126, 130, 124])
c60 = Parameter('c60', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t61 = Output('t61', ('TENSOR_QUANT8_ASYMM', [2, 1, 8, 2], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-4, 4, 0, 4, 0, 4, -4, 0, 4, 0, 4, 0, 0, 0, 8, 0, 8, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c63 = Parameter('c63', ('TENSOR_INT32', [2]), [2, -8])
t64 = Output('t64', ('TENSOR_QUANT8_ASYMM', [2, 1, 8, 2], 0.5, 120))
c65 = Parameter('c65', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [132, 130, 126, 128, 128, 132, 128, 126, 126, 132, 126, 128, 132, 132, 126, 126, 130, 126])
c66 = Parameter('c66', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t67 = Output('t67', ('TENSOR_QUANT8_ASYMM', [2, 1, 4, 2], 0.5, 120))
c68 = Parameter('c68', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 1]), [-2, 4, -2, 4, -8, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c69 = Parameter('c69', ('TENSOR_INT32', [2]), [2, -8])
t70 = Output('t70', ('TENSOR_QUANT8_ASYMM', [2, 1, 8, 2], 0.5, 120))
c71 = Parameter('c71', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 1], 0.5, 128), [126, 126, 130, 130, 132, 130])
c72 = Parameter('c72', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t73 = Output('t73', ('TENSOR_QUANT8_ASYMM', [2, 1, 8, 2], 0.5, 120))
c74 = Parameter('c74', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, 4, 0, 4, 8, 8, 0, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c75 = Parameter('c75', ('TENSOR_INT32', [2]), [2, -8])
t76 = Output('t76', ('TENSOR_QUANT8_ASYMM', [2, 1, 8, 2], 0.5, 120))
x77 = Input('x77', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 2], 0.5, 120))
c78 = Parameter('c78', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [126, 130, 130, 124, 128, 126, 124, 124, 124, 128, 128, 124, 128, 128, 124, 132, 128, 126])
c79 = Parameter('c79', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t80 = Output('t80', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 2], 0.5, 120))
c81 = Parameter('c81', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [2, -2, -2, 0, 0, -4, 4, -4, 4, 4, 4, 4, -4, -8, 0, 4, 0, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c82 = Parameter('c82', ('TENSOR_INT32', [2]), [2, -8])
t83 = Output('t83', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 2], 0.5, 120))
c84 = Parameter('c84', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [132, 124, 128, 126, 124, 128, 132, 126, 126, 128, 130, 126, 126, 128, 126, 130, 126, 128])
c85 = Parameter('c85', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t86 = Output('t86', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 2], 0.5, 120))
c87 = Parameter('c87', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 1]), [2, 2, -2, 4, 8, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c88 = Parameter('c88', ('TENSOR_INT32', [2]), [2, -8])
t89 = Output('t89', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 2], 0.5, 120))
c90 = Parameter('c90', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 1], 0.5, 128), [132, 128, 130, 130, 128, 124])
c91 = Parameter('c91', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t92 = Output('t92', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 2], 0.5, 120))
c93 = Parameter('c93', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [-2, -2, 2, 2, -8, 0, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c94 = Parameter('c94', ('TENSOR_INT32', [2]), [2, -8])
t95 = Output('t95', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 2], 0.5, 120))
x96 = Input('x96', ('TENSOR_QUANT8_ASYMM', [2, 7, 1, 2], 0.5, 120))
c97 = Parameter('c97', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [124, 124, 132, 124, 132, 130, 126, 132, 128, 128, 128, 128, 132, 130, 124, 124, 128, 126])
c98 = Parameter('c98', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t99 = Output('t99', ('TENSOR_QUANT8_ASYMM', [2, 7, 1, 2], 0.5, 120))
c100 = Parameter('c100', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [4, 4, 0, 0, 2, -2, 4, -2, -4, 0, -4, 8, 4, -8, -4, -4, 0, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c101 = Parameter('c101', ('TENSOR_INT32', [2]), [2, -8])
t102 = Output('t102', ('TENSOR_QUANT8_ASYMM', [2, 7, 1, 2], 0.5, 120))
c103 = Parameter('c103', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [128, 128, 130, 126, 126, 124, 132, 132, 124, 130, 130, 124, 128, 132, 132, 128, 128, 132])
c104 = Parameter('c104', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t105 = Output('t105', ('TENSOR_QUANT8_ASYMM', [2, 4, 1, 2], 0.5, 120))
c106 = Parameter('c106', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 1]), [-4, 4, 2, 8, 0, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c107 = Parameter('c107', ('TENSOR_INT32', [2]), [2, -8])
t108 = Output('t108', ('TENSOR_QUANT8_ASYMM', [2, 7, 1, 2], 0.5, 120))
c109 = Parameter('c109', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 1], 0.5, 128), [124, 132, 132, 132, 130, 128])
c110 = Parameter('c110', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t111 = Output('t111', ('TENSOR_QUANT8_ASYMM', [2, 7, 1, 2], 0.5, 120))
c112 = Parameter('c112', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, 0, 0, 2, -4, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c113 = Parameter('c113', ('TENSOR_INT32', [2]), [2, -8])
t114 = Output('t114', ('TENSOR_QUANT8_ASYMM', [2, 4, 1, 2], 0.5, 120))
x115 = Input('x115', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
c116 = Parameter('c116', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [124, 128, 124, 130, 128, 126, 124, 124, 130, 126, 130, 126, 132, 124, 128, 132, 130, 126])
c117 = Parameter('c117', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t118 = Output('t118', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
c119 = Parameter('c119', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [2, -2, 2, 4, 4, -4, 0, -4, -4, 8, -4, 4, 8, 4, 8, 4, -8, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c120 = Parameter('c120', ('TENSOR_INT32', [2]), [2, -8])
t121 = Output('t121', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
c122 = Parameter('c122', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.5, 128), [132, 132, 130, 130, 128, 128, 128, 126, 130, 128, 130, 124, 130, 132, 124, 124, 124, 124])
c123 = Parameter('c123', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t124 = Output('t124', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.5, 120))
c125 = Parameter('c125', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 1]), [-2, -2, -2, 4, -8, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c126 = Parameter('c126', ('TENSOR_INT32', [2]), [2, -8])
t127 = Output('t127', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
c128 = Parameter('c128', ('TENSOR_QUANT8_ASYMM', [2, 1, 3, 1], 0.5, 128), [126, 130, 128, 130, 124, 126])
c129 = Parameter('c129', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t130 = Output('t130', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 120))
c131 = Parameter('c131', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, 0, -4, 0, 8, 0, -4, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c132 = Parameter('c132', ('TENSOR_INT32', [2]), [2, -8])
t133 = Output('t133', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 2], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c5, c6, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t7)
model.Operation('GROUPED_CONV_2D', x1, c8, c9, 1, 2, 2, 2, 0, False).To(t10)
model.Operation('GROUPED_CONV_2D', x1, c11, c12, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t13)
model.Operation('GROUPED_CONV_2D', x1, c14, c15, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t16)
model.Operation('GROUPED_CONV_2D', x1, c17, c18, 1, 1, 2, 2, 0, False).To(t19)
model.Operation('GROUPED_CONV_2D', x20, c21, c22, 1, 1, 1, 2, 0, False).To(t23)
model.Operation('GROUPED_CONV_2D', x20, c24, c25, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t26)
model.Operation('GROUPED_CONV_2D', x20, c27, c28, 1, 2, 2, 2, 0, False).To(t29)
model.Operation('GROUPED_CONV_2D', x20, c30, c31, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t32)
model.Operation('GROUPED_CONV_2D', x20, c33, c34, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t35)
model.Operation('GROUPED_CONV_2D', x20, c36, c37, 1, 1, 2, 2, 0, False).To(t38)
model.Operation('GROUPED_CONV_2D', x39, c40, c41, 1, 1, 1, 2, 0, False).To(t42)
model.Operation('GROUPED_CONV_2D', x39, c43, c44, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t45)
model.Operation('GROUPED_CONV_2D', x39, c46, c47, 1, 2, 2, 2, 0, False).To(t48)
model.Operation('GROUPED_CONV_2D', x39, c49, c50, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t51)
model.Operation('GROUPED_CONV_2D', x39, c52, c53, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t54)
model.Operation('GROUPED_CONV_2D', x39, c55, c56, 1, 1, 2, 2, 0, False).To(t57)
model.Operation('GROUPED_CONV_2D', x58, c59, c60, 1, 1, 1, 2, 0, False).To(t61)
model.Operation('GROUPED_CONV_2D', x58, c62, c63, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t64)
model.Operation('GROUPED_CONV_2D', x58, c65, c66, 1, 2, 2, 2, 0, False).To(t67)
model.Operation('GROUPED_CONV_2D', x58, c68, c69, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t70)
model.Operation('GROUPED_CONV_2D', x58, c71, c72, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t73)
model.Operation('GROUPED_CONV_2D', x58, c74, c75, 1, 1, 2, 2, 0, False).To(t76)
model.Operation('GROUPED_CONV_2D', x77, c78, c79, 1, 1, 1, 2, 0, False).To(t80)
model.Operation('GROUPED_CONV_2D', x77, c81, c82, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t83)
model.Operation('GROUPED_CONV_2D', x77, c84, c85, 1, 2, 2, 2, 0, False).To(t86)
model.Operation('GROUPED_CONV_2D', x77, c87, c88, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t89)
model.Operation('GROUPED_CONV_2D', x77, c90, c91, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t92)
model.Operation('GROUPED_CONV_2D', x77, c93, c94, 1, 1, 2, 2, 0, False).To(t95)
model.Operation('GROUPED_CONV_2D', x96, c97, c98, 1, 1, 1, 2, 0, False).To(t99)
model.Operation('GROUPED_CONV_2D', x96, c100, c101, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t102)
model.Operation('GROUPED_CONV_2D', x96, c103, c104, 1, 2, 2, 2, 0, False).To(t105)
model.Operation('GROUPED_CONV_2D', x96, c106, c107, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t108)
model.Operation('GROUPED_CONV_2D', x96, c109, c110, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t111)
model.Operation('GROUPED_CONV_2D', x96, c112, c113, 1, 1, 2, 2, 0, False).To(t114)
model.Operation('GROUPED_CONV_2D', x115, c116, c117, 1, 1, 1, 2, 0, False).To(t118)
model.Operation('GROUPED_CONV_2D', x115, c119, c120, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t121)
model.Operation('GROUPED_CONV_2D', x115, c122, c123, 1, 2, 2, 2, 0, False).To(t124)
model.Operation('GROUPED_CONV_2D', x115, c125, c126, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t127)
model.Operation('GROUPED_CONV_2D', x115, c128, c129, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t130)
model.Operation('GROUPED_CONV_2D', x115, c131, c132, 1, 1, 2, 2, 0, False).To(t133)
Example({
    x1: [123, 124],
    t4: [121, 114],
    t7: [124, 110],
    t10: [124, 110],
    t13: [124, 126],
    t16: [118, 122],
    t19: [118, 114],
    x20: [119, 122, 113, 125, 125, 128, 115, 114, 116, 127, 112, 125, 122, 114, 125, 116],
    t23: [109, 124, 143, 124, 87, 90, 141, 130, 113, 114, 133, 96, 111, 122, 115, 126],
    t26: [120, 118, 113, 116, 119, 113, 121, 110, 117, 118, 109, 111, 115, 113, 128, 124],
    t29: [104, 99, 116, 132, 109, 132, 126, 116],
    t32: [119, 118, 107, 118, 131, 118, 111, 118, 113, 118, 105, 118, 125, 118, 131, 118],
    t35: [115, 123, 135, 130, 125, 122, 116, 134, 117, 123, 139, 126, 140, 124, 112, 106],
    t38: [119, 125, 107, 131, 131, 120, 111, 112, 113, 130, 105, 117, 125, 108, 131, 114],
    x39: [113, 115, 113, 127, 126, 122, 121, 115, 113, 118],
    t42: [93, 116, 119, 119, 135, 107, 109, 121, 107, 130],
    t45: [142, 142, 136, 108, 115, 104, 120, 124, 134, 122],
    t48: [114, 127, 127, 103, 114, 121],
    t51: [135, 128, 135, 104, 109, 114, 119, 128, 135, 122],
    t54: [121, 142, 94, 103, 112, 111, 141, 126, 116, 117],
    t57: [128, 115, 102, 134, 125, 117, 136, 106, 114, 114],
    x58: [114, 122, 128, 113, 122, 123, 114, 116, 127, 126, 113, 118, 114, 117, 115, 121, 124, 115, 125, 116,
    124, 114, 122, 119, 117, 124, 114, 121, 125, 127, 125, 127],
    t61: [141, 106, 119, 121, 95, 99, 136, 132, 112, 112, 115, 122, 142, 113, 143, 113, 118, 105, 107, 92,
    105, 102, 106, 113, 117, 122, 144, 141, 128, 141, 101, 139],
    t64: [137, 104, 113, 124, 125, 110, 139, 130, 95, 114, 123, 112, 97, 120, 109, 118, 131, 110, 137, 106,
    135, 116, 123, 126, 113, 120, 125, 132, 119, 132, 131, 118],
    t67: [125, 105, 135, 110, 109, 129, 121, 114, 129, 106, 115, 100, 131, 121, 121, 146],
    t70: [109, 114, 137, 132, 125, 112, 109, 126, 135, 106, 107, 122, 109, 124, 111, 116, 129, 128, 131, 126,
    129, 130, 125, 120, 115, 110, 109, 116, 131, 104, 131, 104],
    t73: [135, 115, 121, 109, 105, 113, 132, 119, 113, 124, 115, 117, 129, 111, 132, 117, 122, 104, 116, 99,
    114, 101, 112, 114, 116, 126, 135, 131, 127, 140, 111, 139],
    t76: [125, 108, 141, 110, 113, 116, 123, 122, 121, 126, 95, 108, 99, 114, 111, 120, 139, 100, 139, 98,
    133, 104, 119, 124, 103, 128, 119, 134, 141, 146, 131, 132],
    x77: [117, 126, 128, 123, 114, 118, 119, 124],
    t80: [105, 118, 130, 118, 131, 118, 115, 118],
    t83: [105, 106, 136, 118, 115, 125, 127, 108],
    t86: [117, 126, 135, 116],
    t89: [110, 133, 132, 128, 124, 121, 114, 124],
    t92: [121, 118, 121, 118, 121, 118, 121, 118],
    t95: [132, 106, 126, 122],
    x96: [113, 114, 128, 121, 122, 113, 118, 116, 126, 122, 116, 112, 113, 117, 115, 119, 126, 126, 118, 127,
    128, 123, 125, 125, 127, 117, 116, 115],
    t99: [123, 112, 155, 119, 105, 111, 125, 114, 129, 120, 87, 110, 115, 115, 123, 117, 139, 124, 121, 125,
    151, 121, 129, 123, 117, 115, 99, 113],
    t102: [106, 130, 113, 122, 141, 131, 117, 133, 127, 118, 136, 132, 106, 132, 110, 120, 119, 107, 123, 98,
    120, 105, 135, 105, 142, 119, 131, 131],
    t105: [144, 106, 115, 105, 107, 118, 128, 104, 138, 116, 139, 138, 130, 131, 125, 105],
    t108: [115, 119, 153, 99, 107, 116, 119, 106, 133, 102, 94, 119, 115, 102, 117, 124, 141, 123, 113, 133,
    146, 137, 122, 121, 121, 123, 99, 112],
    t111: [107, 112, 137, 119, 125, 111, 117, 114, 133, 120, 113, 110, 107, 115, 111, 117, 133, 124, 117, 125,
    137, 121, 131, 123, 135, 115, 113, 113],
    t114: [107, 123, 125, 129, 133, 124, 107, 121, 111, 113, 117, 108, 131, 116, 113, 123],
    x115: [122, 118, 122, 121, 117, 122, 112, 128],
    t118: [117, 116, 145, 124, 125, 111, 114, 109],
    t121: [143, 98, 145, 101, 131, 139, 99, 125],
    t124: [126, 137],
    t127: [122, 118, 127, 100, 122, 112, 127, 103],
    t130: [123, 121, 121, 114, 118, 106, 116, 104],
    t133: [131, 128, 141, 112],
}, name='images_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c65: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t83: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c90: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t92: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t95: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x96: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c97: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t99: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t102: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c103: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t105: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t108: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c109: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t111: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t114: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x115: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c116: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t118: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t121: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c122: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t124: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t127: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c128: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t130: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t133: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
