# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: images with channels first, and what knows no layout.

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t2 = Internal('t2', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c3 = Parameter('c3', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t4 = Internal('t4', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t5 = Internal('t5', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c6 = Parameter('c6', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c7 = Parameter('c7', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t8 = Internal('t8', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t9 = Output('t9', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
t10 = Output('t10', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
x11 = Input('x11', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t12 = Internal('t12', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c13 = Parameter('c13', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t14 = Internal('t14', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t15 = Internal('t15', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c16 = Parameter('c16', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c17 = Parameter('c17', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t18 = Internal('t18', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t19 = Internal('t19', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x20 = Input('x20', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t21 = Internal('t21', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t23 = Internal('t23', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t24 = Internal('t24', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c25 = Parameter('c25', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c26 = Parameter('c26', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t27 = Internal('t27', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c28 = Parameter('c28', ('TENSOR_INT32', [2]), [1, 24])
t29 = Output('t29', ('TENSOR_FLOAT32', [1, 24]))
x30 = Input('x30', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t31 = Internal('t31', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t33 = Internal('t33', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t34 = Internal('t34', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c35 = Parameter('c35', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c36 = Parameter('c36', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t37 = Internal('t37', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c38 = Parameter('c38', ('TENSOR_INT32', [2]), [8, 3])
t39 = Output('t39', ('TENSOR_FLOAT32', [8, 3]))
x40 = Input('x40', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t41 = Internal('t41', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t43 = Internal('t43', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t44 = Internal('t44', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c45 = Parameter('c45', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c46 = Parameter('c46', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t47 = Internal('t47', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t48 = Internal('t48', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c49 = Parameter('c49', ('TENSOR_INT32', [2]), [1, -1])
t50 = Output('t50', ('TENSOR_FLOAT32', [1, 24]))
x51 = Input('x51', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t52 = Internal('t52', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c53 = Parameter('c53', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t54 = Internal('t54', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t55 = Internal('t55', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c56 = Parameter('c56', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c57 = Parameter('c57', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t58 = Internal('t58', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x59 = Input('x59', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t60 = Internal('t60', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c61 = Parameter('c61', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t62 = Internal('t62', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t63 = Internal('t63', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c64 = Parameter('c64', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c65 = Parameter('c65', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t66 = Internal('t66', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t67 = Internal('t67', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c68 = Parameter('c68', ('TENSOR_INT32', [2]), [3, -1])
t69 = Output('t69', ('TENSOR_FLOAT32', [3, 8]))
c70 = Parameter('c70', ('TENSOR_INT32', [2]), [-1, 2])
t71 = Output('t71', ('TENSOR_FLOAT32', [6, 2]))
x72 = Input('x72', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t73 = Internal('t73', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c74 = Parameter('c74', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t75 = Internal('t75', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t76 = Internal('t76', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c77 = Parameter('c77', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c78 = Parameter('c78', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t79 = Internal('t79', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c80 = Parameter('c80', ('TENSOR_FLOAT32', [2, 24]), [1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0,
    0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0,
    -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0])
c81 = Parameter('c81', ('TENSOR_FLOAT32', [2]), [1.0, -2.0])
t82 = Output('t82', ('TENSOR_FLOAT32', [1, 2]))
x83 = Input('x83', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t84 = Internal('t84', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c85 = Parameter('c85', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t86 = Internal('t86', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t87 = Internal('t87', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c88 = Parameter('c88', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c89 = Parameter('c89', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t90 = Internal('t90', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x91 = Input('x91', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t92 = Output('t92', ('TENSOR_FLOAT32', [1, 4, 3, 4]))
x93 = Input('x93', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t94 = Internal('t94', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c95 = Parameter('c95', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t96 = Internal('t96', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t97 = Internal('t97', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c98 = Parameter('c98', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c99 = Parameter('c99', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t100 = Internal('t100', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x101 = Input('x101', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t102 = Internal('t102', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c103 = Parameter('c103', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t104 = Internal('t104', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t105 = Internal('t105', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c106 = Parameter('c106', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c107 = Parameter('c107', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t108 = Internal('t108', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t109 = Output('t109', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
x110 = Input('x110', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t111 = Internal('t111', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c112 = Parameter('c112', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t113 = Internal('t113', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t114 = Internal('t114', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c115 = Parameter('c115', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c116 = Parameter('c116', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t117 = Internal('t117', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c118 = Parameter('c118', ('TENSOR_FLOAT32', [2, 1, 1]), [0.5, -1.0])
t119 = Output('t119', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x120 = Input('x120', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t121 = Internal('t121', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c122 = Parameter('c122', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t123 = Internal('t123', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t124 = Internal('t124', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c125 = Parameter('c125', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c126 = Parameter('c126', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t127 = Internal('t127', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c128 = Parameter('c128', ('TENSOR_FLOAT32', [4]), [0.5, 1.0, -1.5, 2.0])
t129 = Output('t129', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x130 = Input('x130', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t131 = Internal('t131', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c132 = Parameter('c132', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t133 = Internal('t133', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t134 = Internal('t134', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c135 = Parameter('c135', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c136 = Parameter('c136', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t137 = Internal('t137', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x138 = Input('x138', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t139 = Output('t139', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x140 = Input('x140', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t141 = Internal('t141', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c142 = Parameter('c142', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t143 = Internal('t143', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t144 = Internal('t144', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c145 = Parameter('c145', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c146 = Parameter('c146', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t147 = Internal('t147', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c148 = Parameter('c148', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t149 = Output('t149', ('TENSOR_FLOAT32', [1, 3, 4, 2]))
x150 = Input('x150', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t151 = Internal('t151', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c152 = Parameter('c152', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t153 = Internal('t153', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t154 = Internal('t154', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c155 = Parameter('c155', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c156 = Parameter('c156', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t157 = Internal('t157', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c158 = Parameter('c158', ('TENSOR_INT32', [4]), [0, 1, 3, 2])
t159 = Output('t159', ('TENSOR_FLOAT32', [1, 2, 4, 3]))
x160 = Input('x160', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t161 = Internal('t161', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c162 = Parameter('c162', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t163 = Internal('t163', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t164 = Internal('t164', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c165 = Parameter('c165', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c166 = Parameter('c166', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t167 = Internal('t167', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c168 = Parameter('c168', ('TENSOR_INT32', [1]), [1])
t169 = Output('t169', ('TENSOR_FLOAT32', [1, 3, 4]))
x170 = Input('x170', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t171 = Internal('t171', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c172 = Parameter('c172', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t173 = Internal('t173', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t174 = Internal('t174', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c175 = Parameter('c175', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c176 = Parameter('c176', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t177 = Internal('t177', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c178 = Parameter('c178', ('TENSOR_INT32', [2]), [2, 3])
t179 = Output('t179', ('TENSOR_FLOAT32', [1, 2, 1, 1]))
x180 = Input('x180', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t181 = Internal('t181', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c182 = Parameter('c182', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t183 = Internal('t183', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t184 = Internal('t184', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c185 = Parameter('c185', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c186 = Parameter('c186', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t187 = Internal('t187', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c188 = Parameter('c188', ('TENSOR_INT32', [4]), [0, 1, 0, 1])
c189 = Parameter('c189', ('TENSOR_INT32', [4]), [1, 1, 3, 2])
t190 = Output('t190', ('TENSOR_FLOAT32', [1, 1, 3, 2]))
x191 = Input('x191', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t192 = Internal('t192', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c193 = Parameter('c193', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t194 = Internal('t194', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t195 = Internal('t195', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c196 = Parameter('c196', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c197 = Parameter('c197', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t198 = Internal('t198', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t199 = Output('t199', ('TENSOR_INT32', [1, 3, 4]))
x200 = Input('x200', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t201 = Internal('t201', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c202 = Parameter('c202', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t203 = Internal('t203', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t204 = Internal('t204', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c205 = Parameter('c205', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c206 = Parameter('c206', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t207 = Internal('t207', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c208 = Parameter('c208', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t209 = Output('t209', ('TENSOR_FLOAT32', [1, 3, 3, 5]))
x210 = Input('x210', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t211 = Internal('t211', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c212 = Parameter('c212', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t213 = Internal('t213', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t214 = Internal('t214', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c215 = Parameter('c215', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c216 = Parameter('c216', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t217 = Internal('t217', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t218 = Output('t218', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
x219 = Input('x219', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t220 = Internal('t220', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c221 = Parameter('c221', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t222 = Internal('t222', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t223 = Internal('t223', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c224 = Parameter('c224', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c225 = Parameter('c225', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t226 = Internal('t226', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t227 = Output('t227', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 6, True).To(t2)
model.Operation('ADD', t2, c3, 0).To(t4)
model.Operation('SPACE_TO_DEPTH', t4, 2, True).To(t5)
model.Operation('SLICE', t5, c6, c7).To(t8)
model.Operation('SPLIT', t8, 1, 2).To(t9, t10)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x11, 8, 6, True).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('SPACE_TO_DEPTH', t14, 2, True).To(t15)
model.Operation('SLICE', t15, c16, c17).To(t18)
model.Operation('MAX_POOL_2D', t18, 2, 1, 1, 2, 2, 0, True).To(t19)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x20, 8, 6, True).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('SPACE_TO_DEPTH', t23, 2, True).To(t24)
model.Operation('SLICE', t24, c25, c26).To(t27)
model.Operation('RESHAPE', t27, c28).To(t29)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x30, 8, 6, True).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('SPACE_TO_DEPTH', t33, 2, True).To(t34)
model.Operation('SLICE', t34, c35, c36).To(t37)
model.Operation('RESHAPE', t37, c38).To(t39)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x40, 8, 6, True).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('SPACE_TO_DEPTH', t43, 2, True).To(t44)
model.Operation('SLICE', t44, c45, c46).To(t47)
model.Operation('RELU', t47).To(t48)
model.Operation('RESHAPE', t48, c49).To(t50)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x51, 8, 6, True).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('SPACE_TO_DEPTH', t54, 2, True).To(t55)
model.Operation('SLICE', t55, c56, c57).To(t58)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x59, 8, 6, True).To(t60)
model.Operation('ADD', t60, c61, 0).To(t62)
model.Operation('SPACE_TO_DEPTH', t62, 2, True).To(t63)
model.Operation('SLICE', t63, c64, c65).To(t66)
model.Operation('ADD', t58, t66, 0).To(t67)
model.Operation('RESHAPE', t67, c68).To(t69)
model.Operation('RESHAPE', t19, c70).To(t71)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x72, 8, 6, True).To(t73)
model.Operation('ADD', t73, c74, 0).To(t75)
model.Operation('SPACE_TO_DEPTH', t75, 2, True).To(t76)
model.Operation('SLICE', t76, c77, c78).To(t79)
model.Operation('FULLY_CONNECTED', t79, c80, c81, 0).To(t82)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x83, 8, 6, True).To(t84)
model.Operation('ADD', t84, c85, 0).To(t86)
model.Operation('SPACE_TO_DEPTH', t86, 2, True).To(t87)
model.Operation('SLICE', t87, c88, c89).To(t90)
model.Operation('CONCATENATION', t90, x91, 1).To(t92)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x93, 8, 6, True).To(t94)
model.Operation('ADD', t94, c95, 0).To(t96)
model.Operation('SPACE_TO_DEPTH', t96, 2, True).To(t97)
model.Operation('SLICE', t97, c98, c99).To(t100)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x101, 8, 6, True).To(t102)
model.Operation('ADD', t102, c103, 0).To(t104)
model.Operation('SPACE_TO_DEPTH', t104, 2, True).To(t105)
model.Operation('SLICE', t105, c106, c107).To(t108)
model.Operation('CONCATENATION', t100, t108, 3).To(t109)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x110, 8, 6, True).To(t111)
model.Operation('ADD', t111, c112, 0).To(t113)
model.Operation('SPACE_TO_DEPTH', t113, 2, True).To(t114)
model.Operation('SLICE', t114, c115, c116).To(t117)
model.Operation('ADD', t117, c118, 0).To(t119)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x120, 8, 6, True).To(t121)
model.Operation('ADD', t121, c122, 0).To(t123)
model.Operation('SPACE_TO_DEPTH', t123, 2, True).To(t124)
model.Operation('SLICE', t124, c125, c126).To(t127)
model.Operation('ADD', t127, c128, 0).To(t129)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x130, 8, 6, True).To(t131)
model.Operation('ADD', t131, c132, 0).To(t133)
model.Operation('SPACE_TO_DEPTH', t133, 2, True).To(t134)
model.Operation('SLICE', t134, c135, c136).To(t137)
model.Operation('ADD', t137, x138, 0).To(t139)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x140, 8, 6, True).To(t141)
model.Operation('ADD', t141, c142, 0).To(t143)
model.Operation('SPACE_TO_DEPTH', t143, 2, True).To(t144)
model.Operation('SLICE', t144, c145, c146).To(t147)
model.Operation('TRANSPOSE', t147, c148).To(t149)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x150, 8, 6, True).To(t151)
model.Operation('ADD', t151, c152, 0).To(t153)
model.Operation('SPACE_TO_DEPTH', t153, 2, True).To(t154)
model.Operation('SLICE', t154, c155, c156).To(t157)
model.Operation('TRANSPOSE', t157, c158).To(t159)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x160, 8, 6, True).To(t161)
model.Operation('ADD', t161, c162, 0).To(t163)
model.Operation('SPACE_TO_DEPTH', t163, 2, True).To(t164)
model.Operation('SLICE', t164, c165, c166).To(t167)
model.Operation('REDUCE_MAX', t167, c168, False).To(t169)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x170, 8, 6, True).To(t171)
model.Operation('ADD', t171, c172, 0).To(t173)
model.Operation('SPACE_TO_DEPTH', t173, 2, True).To(t174)
model.Operation('SLICE', t174, c175, c176).To(t177)
model.Operation('REDUCE_MAX', t177, c178, True).To(t179)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x180, 8, 6, True).To(t181)
model.Operation('ADD', t181, c182, 0).To(t183)
model.Operation('SPACE_TO_DEPTH', t183, 2, True).To(t184)
model.Operation('SLICE', t184, c185, c186).To(t187)
model.Operation('SLICE', t187, c188, c189).To(t190)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x191, 8, 6, True).To(t192)
model.Operation('ADD', t192, c193, 0).To(t194)
model.Operation('SPACE_TO_DEPTH', t194, 2, True).To(t195)
model.Operation('SLICE', t195, c196, c197).To(t198)
model.Operation('ARGMAX', t198, 1).To(t199)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x200, 8, 6, True).To(t201)
model.Operation('ADD', t201, c202, 0).To(t203)
model.Operation('SPACE_TO_DEPTH', t203, 2, True).To(t204)
model.Operation('SLICE', t204, c205, c206).To(t207)
model.Operation('PAD', t207, c208).To(t209)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x210, 8, 6, True).To(t211)
model.Operation('ADD', t211, c212, 0).To(t213)
model.Operation('SPACE_TO_DEPTH', t213, 2, True).To(t214)
model.Operation('SLICE', t214, c215, c216).To(t217)
model.Operation('MAX_POOL_2D', t217, 2, 1, 1, 2, 2, 0, False).To(t218)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x219, 8, 6, True).To(t220)
model.Operation('ADD', t220, c221, 0).To(t222)
model.Operation('SPACE_TO_DEPTH', t222, 2, True).To(t223)
model.Operation('SLICE', t223, c224, c225).To(t226)
model.Operation('SOFTMAX', t226, 1.0, 1).To(t227)
Example({
    x1: [2.5, -0.5, 1.0, 3.0, 2.5, -0.5, -2.5, -2.5, 2.0, -3.0, 4.0, 3.5, -3.5, -4.0, -0.5, 3.5, -1.0, -2.5,
    -4.0, -2.0, -1.0, -1.0, 0.5, 0.5],
    t9: [-3.0, -2.5, 2.0, 7.0, -0.5, -1.0, -1.5, 1.5, -0.5, 0.5, 3.0, 4.0],
    t10: [2.5, 0.5, 3.0, 6.0, 2.5, 0.5, -0.5, 0.5, 2.0, -2.0, 6.0, 6.5],
    x11: [1.5, 1.0, 0.5, 4.0, -2.5, -1.0, 2.5, 0.5, -2.0, 1.0, -3.0, 3.0, 1.5, -3.0, 1.0, -2.5, 3.5, 1.0,
    2.0, 4.0, -1.0, 2.5, 1.0, 0.5],
    x20: [-0.5, -2.0, 1.0, -1.0, -1.0, 1.0, 1.0, 3.5, 4.0, 2.5, 2.0, 4.0, -3.5, 2.5, 2.5, 2.5, -2.0, 1.0,
    -3.5, -4.0, 1.5, -1.5, 0.5, 2.0],
    t29: [-3.0, 4.0, 5.0, 6.0, -1.5, 2.5, -1.0, -0.5, 2.0, 0.0, 3.0, 5.5, -0.5, -1.0, 3.0, 2.0, -1.0, 2.0,
    3.0, 6.5, 4.0, 3.5, 4.0, 7.0],
    x30: [1.5, -1.5, -1.5, -2.5, -1.0, 0.5, 1.0, -2.0, 3.5, 0.5, -0.5, -3.0, 4.0, 1.0, 1.5, -0.5, -3.0, 4.0,
    4.0, 2.0, 1.5, 2.5, -2.5, 3.5],
    t39: [4.5, 2.5, 4.0, 3.0, -2.5, 5.5, 6.5, 5.5, 2.0, 4.0, 0.0, 7.0, 1.5, -0.5, 0.5, 0.5, -1.0, 1.5, 3.0,
    1.0, 3.5, 1.5, 1.5, 0.0],
    x40: [-4.0, -0.5, 2.0, 2.0, -0.5, 3.0, -0.5, -2.5, -3.5, -2.0, -3.5, -2.5, -3.0, -1.5, -2.5, -2.5, 1.5,
    -3.5, 0.5, 2.0, 2.0, 3.5, -2.5, -2.5],
    t50: [0.0, 0.0, 0.0, 1.0, 2.0, 0.0, 3.0, 5.5, 2.5, 5.0, 0.0, 1.0, 0.0, 0.5, 4.0, 5.0, 0.0, 4.0, 1.5, 0.5,
    0.0, 0.0, 0.0, 0.5],
    x51: [4.0, -4.0, 2.0, 1.0, 3.5, 3.5, 1.0, -1.0, 1.0, -4.0, -3.0, 0.5, -3.0, -1.0, -3.0, -4.0, 2.0, 3.0,
    -2.5, 2.0, -0.5, -2.5, 3.0, -2.0],
    x59: [1.5, -1.0, 2.5, 3.0, -3.0, 0.5, -3.0, -2.5, -2.5, -3.5, -3.5, 1.0, 3.0, 3.0, 1.0, 1.0, 4.0, 4.0,
    -4.0, 0.5, 1.0, 1.0, -1.0, -1.5],
    t69: [1.0, 5.0, 3.0, 4.0, 7.0, 10.0, -1.5, 9.5, 1.5, 1.5, 7.0, 3.5, 5.5, -3.0, 8.5, 10.0, 0.5, 6.0, 2.0,
    2.5, -1.5, -5.5, -2.5, 7.5],
    t71: [4.0, 4.5, 7.5, 4.0, 4.5, 7.5, 2.0, 4.5, 7.0, 2.0, 4.5, 6.0],
    x72: [3.5, -1.0, -0.5, 1.0, 3.0, 1.0, -2.5, -1.5, -3.0, 0.5, -2.0, 3.5, 1.0, -2.0, 0.5, -3.5, -0.5, -0.5,
    0.5, 2.0, 4.0, -1.5, 1.0, 2.5],
    t82: [-6.0, 0.5],
    x83: [3.0, -3.0, 1.5, -4.0, 3.5, 4.0, 3.5, 1.0, 3.5, 1.0, -3.5, -3.5, -1.0, 3.5, 4.0, -0.5, 4.0, -3.0,
    -3.0, 1.0, 3.5, -1.0, -1.5, 3.5],
    x91: [1.0, 0.5, 0.5, -3.0, 1.5, 1.5, -3.5, 2.5, 4.0, -3.0, 1.0, -3.5, -2.5, -3.5, 0.5, 3.5, 4.0, 1.5,
    -1.5, -3.0, -4.0, 2.0, -3.5, -1.0],
    t92: [-0.5, 5.0, 6.5, 3.0, 4.5, -1.5, -0.5, 4.5, 4.0, 0.5, 1.0, 7.0, 3.0, -2.0, 3.5, -1.0, 3.5, 5.0, 5.5,
    4.0, 3.5, 2.0, -1.5, -0.5, 1.0, 0.5, 0.5, -3.0, 1.5, 1.5, -3.5, 2.5, 4.0, -3.0, 1.0, -3.5, -2.5,
    -3.5, 0.5, 3.5, 4.0, 1.5, -1.5, -3.0, -4.0, 2.0, -3.5, -1.0],
    x93: [-0.5, 1.0, 1.0, -2.5, -2.0, -3.0, 1.5, 1.5, -3.0, 3.0, 1.0, -3.5, 1.0, -0.5, -3.5, -2.5, -4.0, 1.0,
    -1.0, -3.0, 1.5, 3.5, -2.0, -3.0],
    x101: [-1.0, 1.5, -2.0, -4.0, -4.0, 0.5, -2.0, 3.5, 4.0, -2.0, 3.5, 1.5, 3.0, -1.5, 3.0, 1.0, -3.5, -2.0,
    -1.0, 3.0, 3.0, -3.0, -4.0, 1.5],
    t109: [1.5, 1.0, -1.0, 1.0, 3.5, 0.0, 5.5, 4.5, -3.5, 2.5, 1.5, 0.5, -3.0, -0.5, 1.5, 6.5, 2.0, 5.0, 0.5,
    0.5, 3.5, -1.5, -1.5, 5.0, -0.5, 2.0, 3.0, 0.5, -1.0, 2.5, 0.0, -1.0, -2.0, -2.0, 3.5, 4.5,
    -4.0, 1.5, 0.0, 6.5, -3.0, 4.0, 3.0, -0.5, 4.0, -1.0, 5.5, 4.5],
    x110: [1.0, -1.5, -0.5, 2.5, 1.0, -0.5, 2.5, 1.5, -0.5, 1.5, 4.0, -2.5, -3.0, 1.5, -1.5, -2.0, 2.5, 0.5,
    2.0, -1.5, 4.0, -4.0, 1.5, 1.0],
    t119: [-2.0, 3.5, 1.5, 2.0, 3.5, 2.5, 5.0, 2.5, 5.0, -2.0, 4.5, 5.0, 0.0, -1.5, 0.5, 4.5, 0.0, -0.5, 3.5,
    3.5, -1.5, 1.5, 5.0, -0.5],
    x120: [-4.0, 1.5, 3.5, -1.5, 1.0, 2.0, -0.5, 4.0, -4.0, 1.5, 0.5, -3.0, -4.0, 1.0, 1.5, -1.5, 3.0, -1.0,
    -2.0, -3.0, 0.5, -2.0, -2.5, 1.0],
    t129: [-3.0, 3.5, 2.5, 4.0, 4.0, 1.5, -1.0, 2.5, 1.5, 0.5, -1.5, 6.5, -3.5, 3.5, 4.0, 3.5, 1.5, 4.0, 0.0,
    9.0, -3.5, 3.5, 1.0, 2.0],
    x130: [3.5, -3.5, 1.0, 4.0, 2.5, -2.0, 4.0, 2.5, -4.0, 2.0, -0.5, 1.0, 3.0, 4.0, 2.0, -3.5, 2.5, 1.0, 1.0,
    4.0, -0.5, 1.0, 3.5, -4.0],
    x138: [-4.0, 1.0, -3.0, -1.5, -0.5, -3.0, -2.0, -1.0, -1.0, 2.5, 3.5, 1.0, 2.0, 0.5, 1.0, -4.0, -3.0, 1.5,
    2.0, 0.5, -3.5, -3.5, -3.5, 2.5],
    t139: [-0.5, 6.5, 1.5, -1.5, 2.5, -0.5, 1.5, 6.5, -1.0, 5.0, 9.5, 0.5, 5.5, -2.0, 4.0, 3.0, -0.5, 0.5,
    8.0, 6.0, -7.5, -0.5, -2.0, 6.5],
    x140: [3.0, -1.0, 4.0, 3.0, 2.0, -1.0, -1.0, 3.0, 0.5, -2.0, 3.5, -4.0, -4.0, 1.0, -0.5, 1.5, -3.5, -3.5,
    -4.0, 3.0, -2.0, 0.5, 1.0, 2.5],
    t149: [-3.5, 3.0, 2.5, 0.0, 2.0, 6.0, 5.0, 6.0, -3.0, 2.0, -2.0, 0.0, -1.5, 1.0, 6.5, 6.0, -1.5, 0.5, 2.0,
    -1.0, 3.5, 5.5, 6.0, -1.0],
    x150: [2.0, 1.0, 1.0, -2.0, -4.0, -2.5, 1.0, -4.0, 3.0, 2.5, 1.0, 3.5, 3.5, 1.5, -1.0, 1.5, 4.0, 2.0, 0.5,
    0.5, 1.0, 2.0, 0.5, 0.5],
    t159: [4.0, 4.5, 1.5, 3.0, 3.5, 3.5, 1.5, 3.0, 3.0, 5.0, 4.0, 4.0, 2.0, -4.0, 3.0, 2.0, -1.5, 3.5, 3.0,
    3.0, 3.0, 1.0, -1.0, 6.5],
    x160: [-4.0, 2.0, -2.5, 3.0, 1.0, 1.0, 1.0, -2.5, 1.0, -1.5, 2.5, -3.0, -0.5, -1.5, 2.0, -1.5, 0.5, -3.5,
    -3.5, 0.5, 1.5, -1.0, 3.5, -1.5],
    t169: [0.0, 3.0, 4.5, 6.0, 1.0, 2.0, 3.0, 4.0, 2.0, 0.5, 6.0, 2.0],
    x170: [1.5, 1.0, -1.5, -3.0, -2.0, 2.5, -2.5, 1.0, -1.5, -3.5, -3.0, 3.5, -1.0, 2.5, 2.5, 1.0, 0.5, -4.0,
    -2.0, 1.0, -2.5, 1.5, 2.0, 3.0],
    t179: [6.5, 6.5],
    x180: [-1.5, -3.5, -1.5, 3.0, 3.5, -1.5, 4.0, 3.0, 1.0, 2.0, 1.0, 4.0, -2.5, -1.0, -2.0, -1.5, 1.0, -2.0,
    2.5, 3.5, -3.0, 1.5, 3.5, -0.5],
    t190: [-2.5, 0.5, -0.5, 6.0, 3.0, 3.0],
    x191: [1.0, -2.5, -2.0, 2.5, -2.0, 1.0, -1.5, 4.0, -2.5, 2.0, 3.0, -3.0, -4.0, 1.0, -1.0, 1.0, 2.5, 1.5,
    -2.0, 0.5, 1.0, 2.5, -4.0, 1.0],
    t199: [1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0],
    x200: [-1.5, -1.5, -1.0, -0.5, -3.5, -4.0, -2.0, -4.0, 2.0, 2.0, -0.5, -0.5, 1.0, 4.0, 3.0, -0.5, 1.5,
    -0.5, 3.5, -1.0, -2.5, -1.0, -4.0, 1.5],
    t209: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 5.5, 5.5, 3.0, 0.0,
    2.0, 1.0, 6.0, 2.5, 0.0, -2.0, 0.5, -1.5, 5.0, 0.0, -1.5, -0.5, 1.0, 2.5, 0.0, -3.5, -3.0, 0.0,
    -1.0, 0.0, 2.0, 3.0, 1.5, 2.5, 0.0],
    x210: [3.0, 2.0, 3.0, -3.5, 1.0, -3.0, 1.5, 2.0, -2.0, -1.0, -0.5, 2.5, -0.5, 3.5, -3.0, -0.5, -2.0, -1.0,
    -0.5, -3.0, -3.0, 3.5, 1.0, 2.0],
    t218: [3.0, 5.0, 5.0, 5.0, 1.0, 5.0, 3.5, 5.5],
    x219: [-1.0, -3.5, -2.5, 3.5, 0.5, 1.0, -4.0, -3.0, 2.5, 2.0, -1.5, 1.0, 1.5, -3.0, -3.0, 3.0, -0.5, 3.0,
    -0.5, 1.0, 0.5, 1.0, -0.5, -3.0],
    t227: [0.95257413, 0.7310586, 0.5, 0.5, 0.37754068, 0.9241418, 0.98201376, 0.9890131, 0.18242553,
    0.37754068, 0.8175745, 0.02931223, 0.047425874, 0.26894143, 0.5, 0.5, 0.62245935, 0.07585818,
    0.01798621, 0.010986943, 0.8175745, 0.62245935, 0.18242553, 0.97068775],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t2 = Internal('t2', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c7 = Parameter('c7', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t9 = Output('t9', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.5, 120))
t10 = Output('t10', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.5, 120))
x11 = Input('x11', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c17 = Parameter('c17', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t24 = Internal('t24', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c26 = Parameter('c26', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_INT32', [2]), [1, 24])
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [1, 24], 0.5, 120))
x30 = Input('x30', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t31 = Internal('t31', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t33 = Internal('t33', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t34 = Internal('t34', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c35 = Parameter('c35', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c36 = Parameter('c36', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t37 = Internal('t37', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_INT32', [2]), [8, 3])
t39 = Output('t39', ('TENSOR_QUANT8_ASYMM', [8, 3], 0.5, 120))
x40 = Input('x40', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t41 = Internal('t41', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t43 = Internal('t43', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t44 = Internal('t44', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c45 = Parameter('c45', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c46 = Parameter('c46', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t47 = Internal('t47', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t48 = Internal('t48', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c49 = Parameter('c49', ('TENSOR_INT32', [2]), [1, -1])
t50 = Output('t50', ('TENSOR_QUANT8_ASYMM', [1, 24], 0.5, 120))
x51 = Input('x51', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t52 = Internal('t52', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c53 = Parameter('c53', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t54 = Internal('t54', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t55 = Internal('t55', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c56 = Parameter('c56', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c57 = Parameter('c57', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t58 = Internal('t58', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x59 = Input('x59', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t60 = Internal('t60', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c61 = Parameter('c61', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t62 = Internal('t62', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t63 = Internal('t63', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c64 = Parameter('c64', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c65 = Parameter('c65', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t66 = Internal('t66', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t67 = Internal('t67', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c68 = Parameter('c68', ('TENSOR_INT32', [2]), [3, -1])
t69 = Output('t69', ('TENSOR_QUANT8_ASYMM', [3, 8], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_INT32', [2]), [-1, 2])
t71 = Output('t71', ('TENSOR_QUANT8_ASYMM', [6, 2], 0.5, 120))
x72 = Input('x72', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t73 = Internal('t73', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c74 = Parameter('c74', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t75 = Internal('t75', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t76 = Internal('t76', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c77 = Parameter('c77', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c78 = Parameter('c78', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t79 = Internal('t79', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c80 = Parameter('c80', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.5, 128), [130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128,
    130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128,
    128, 130, 128, 126, 128, 128, 130, 128, 126])
c81 = Parameter('c81', ('TENSOR_INT32', [2], 0.25, 0), [4, -8])
t82 = Output('t82', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.5, 120))
x83 = Input('x83', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t84 = Internal('t84', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c85 = Parameter('c85', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t86 = Internal('t86', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t87 = Internal('t87', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c88 = Parameter('c88', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c89 = Parameter('c89', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t90 = Internal('t90', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x91 = Input('x91', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t92 = Output('t92', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 4], 0.5, 120))
x93 = Input('x93', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t94 = Internal('t94', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c95 = Parameter('c95', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t96 = Internal('t96', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t97 = Internal('t97', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c98 = Parameter('c98', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c99 = Parameter('c99', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t100 = Internal('t100', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x101 = Input('x101', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t102 = Internal('t102', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c103 = Parameter('c103', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t104 = Internal('t104', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t105 = Internal('t105', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c106 = Parameter('c106', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c107 = Parameter('c107', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t108 = Internal('t108', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t109 = Output('t109', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
x110 = Input('x110', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t111 = Internal('t111', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c112 = Parameter('c112', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t113 = Internal('t113', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t114 = Internal('t114', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c115 = Parameter('c115', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c116 = Parameter('c116', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t117 = Internal('t117', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c118 = Parameter('c118', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.5, 120), [121, 118])
t119 = Output('t119', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x120 = Input('x120', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t121 = Internal('t121', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c122 = Parameter('c122', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t123 = Internal('t123', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t124 = Internal('t124', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c125 = Parameter('c125', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c126 = Parameter('c126', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t127 = Internal('t127', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c128 = Parameter('c128', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [121, 122, 117, 124])
t129 = Output('t129', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x130 = Input('x130', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t131 = Internal('t131', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c132 = Parameter('c132', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t133 = Internal('t133', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t134 = Internal('t134', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c135 = Parameter('c135', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c136 = Parameter('c136', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t137 = Internal('t137', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x138 = Input('x138', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t139 = Output('t139', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x140 = Input('x140', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t141 = Internal('t141', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c142 = Parameter('c142', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t143 = Internal('t143', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t144 = Internal('t144', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c145 = Parameter('c145', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c146 = Parameter('c146', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t147 = Internal('t147', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c148 = Parameter('c148', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t149 = Output('t149', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.5, 120))
x150 = Input('x150', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t151 = Internal('t151', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c152 = Parameter('c152', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t153 = Internal('t153', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t154 = Internal('t154', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c155 = Parameter('c155', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c156 = Parameter('c156', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t157 = Internal('t157', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c158 = Parameter('c158', ('TENSOR_INT32', [4]), [0, 1, 3, 2])
t159 = Output('t159', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 3], 0.5, 120))
x160 = Input('x160', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t161 = Internal('t161', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c162 = Parameter('c162', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t163 = Internal('t163', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t164 = Internal('t164', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c165 = Parameter('c165', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c166 = Parameter('c166', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t167 = Internal('t167', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c168 = Parameter('c168', ('TENSOR_INT32', [1]), [1])
t169 = Output('t169', ('TENSOR_QUANT8_ASYMM', [1, 3, 4], 0.5, 120))
x170 = Input('x170', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t171 = Internal('t171', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c172 = Parameter('c172', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t173 = Internal('t173', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t174 = Internal('t174', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c175 = Parameter('c175', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c176 = Parameter('c176', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t177 = Internal('t177', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c178 = Parameter('c178', ('TENSOR_INT32', [2]), [2, 3])
t179 = Output('t179', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 1], 0.5, 120))
x180 = Input('x180', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t181 = Internal('t181', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c182 = Parameter('c182', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t183 = Internal('t183', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t184 = Internal('t184', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c185 = Parameter('c185', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c186 = Parameter('c186', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t187 = Internal('t187', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c188 = Parameter('c188', ('TENSOR_INT32', [4]), [0, 1, 0, 1])
c189 = Parameter('c189', ('TENSOR_INT32', [4]), [1, 1, 3, 2])
t190 = Output('t190', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 2], 0.5, 120))
x191 = Input('x191', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t192 = Internal('t192', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c193 = Parameter('c193', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t194 = Internal('t194', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t195 = Internal('t195', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c196 = Parameter('c196', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c197 = Parameter('c197', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t198 = Internal('t198', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t199 = Output('t199', ('TENSOR_INT32', [1, 3, 4]))
x200 = Input('x200', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t201 = Internal('t201', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c202 = Parameter('c202', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t203 = Internal('t203', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t204 = Internal('t204', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c205 = Parameter('c205', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c206 = Parameter('c206', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t207 = Internal('t207', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c208 = Parameter('c208', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t209 = Output('t209', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 5], 0.5, 120))
x210 = Input('x210', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t211 = Internal('t211', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c212 = Parameter('c212', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t213 = Internal('t213', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t214 = Internal('t214', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c215 = Parameter('c215', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c216 = Parameter('c216', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t217 = Internal('t217', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t218 = Output('t218', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 6, True).To(t2)
model.Operation('ADD', t2, c3, 0).To(t4)
model.Operation('SPACE_TO_DEPTH', t4, 2, True).To(t5)
model.Operation('SLICE', t5, c6, c7).To(t8)
model.Operation('SPLIT', t8, 1, 2).To(t9, t10)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x11, 8, 6, True).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('SPACE_TO_DEPTH', t14, 2, True).To(t15)
model.Operation('SLICE', t15, c16, c17).To(t18)
model.Operation('MAX_POOL_2D', t18, 2, 1, 1, 2, 2, 0, True).To(t19)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x20, 8, 6, True).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('SPACE_TO_DEPTH', t23, 2, True).To(t24)
model.Operation('SLICE', t24, c25, c26).To(t27)
model.Operation('RESHAPE', t27, c28).To(t29)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x30, 8, 6, True).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('SPACE_TO_DEPTH', t33, 2, True).To(t34)
model.Operation('SLICE', t34, c35, c36).To(t37)
model.Operation('RESHAPE', t37, c38).To(t39)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x40, 8, 6, True).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('SPACE_TO_DEPTH', t43, 2, True).To(t44)
model.Operation('SLICE', t44, c45, c46).To(t47)
model.Operation('RELU', t47).To(t48)
model.Operation('RESHAPE', t48, c49).To(t50)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x51, 8, 6, True).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('SPACE_TO_DEPTH', t54, 2, True).To(t55)
model.Operation('SLICE', t55, c56, c57).To(t58)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x59, 8, 6, True).To(t60)
model.Operation('ADD', t60, c61, 0).To(t62)
model.Operation('SPACE_TO_DEPTH', t62, 2, True).To(t63)
model.Operation('SLICE', t63, c64, c65).To(t66)
model.Operation('ADD', t58, t66, 0).To(t67)
model.Operation('RESHAPE', t67, c68).To(t69)
model.Operation('RESHAPE', t19, c70).To(t71)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x72, 8, 6, True).To(t73)
model.Operation('ADD', t73, c74, 0).To(t75)
model.Operation('SPACE_TO_DEPTH', t75, 2, True).To(t76)
model.Operation('SLICE', t76, c77, c78).To(t79)
model.Operation('FULLY_CONNECTED', t79, c80, c81, 0).To(t82)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x83, 8, 6, True).To(t84)
model.Operation('ADD', t84, c85, 0).To(t86)
model.Operation('SPACE_TO_DEPTH', t86, 2, True).To(t87)
model.Operation('SLICE', t87, c88, c89).To(t90)
model.Operation('CONCATENATION', t90, x91, 1).To(t92)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x93, 8, 6, True).To(t94)
model.Operation('ADD', t94, c95, 0).To(t96)
model.Operation('SPACE_TO_DEPTH', t96, 2, True).To(t97)
model.Operation('SLICE', t97, c98, c99).To(t100)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x101, 8, 6, True).To(t102)
model.Operation('ADD', t102, c103, 0).To(t104)
model.Operation('SPACE_TO_DEPTH', t104, 2, True).To(t105)
model.Operation('SLICE', t105, c106, c107).To(t108)
model.Operation('CONCATENATION', t100, t108, 3).To(t109)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x110, 8, 6, True).To(t111)
model.Operation('ADD', t111, c112, 0).To(t113)
model.Operation('SPACE_TO_DEPTH', t113, 2, True).To(t114)
model.Operation('SLICE', t114, c115, c116).To(t117)
model.Operation('ADD', t117, c118, 0).To(t119)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x120, 8, 6, True).To(t121)
model.Operation('ADD', t121, c122, 0).To(t123)
model.Operation('SPACE_TO_DEPTH', t123, 2, True).To(t124)
model.Operation('SLICE', t124, c125, c126).To(t127)
model.Operation('ADD', t127, c128, 0).To(t129)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x130, 8, 6, True).To(t131)
model.Operation('ADD', t131, c132, 0).To(t133)
model.Operation('SPACE_TO_DEPTH', t133, 2, True).To(t134)
model.Operation('SLICE', t134, c135, c136).To(t137)
model.Operation('ADD', t137, x138, 0).To(t139)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x140, 8, 6, True).To(t141)
model.Operation('ADD', t141, c142, 0).To(t143)
model.Operation('SPACE_TO_DEPTH', t143, 2, True).To(t144)
model.Operation('SLICE', t144, c145, c146).To(t147)
model.Operation('TRANSPOSE', t147, c148).To(t149)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x150, 8, 6, True).To(t151)
model.Operation('ADD', t151, c152, 0).To(t153)
model.Operation('SPACE_TO_DEPTH', t153, 2, True).To(t154)
model.Operation('SLICE', t154, c155, c156).To(t157)
model.Operation('TRANSPOSE', t157, c158).To(t159)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x160, 8, 6, True).To(t161)
model.Operation('ADD', t161, c162, 0).To(t163)
model.Operation('SPACE_TO_DEPTH', t163, 2, True).To(t164)
model.Operation('SLICE', t164, c165, c166).To(t167)
model.Operation('REDUCE_MAX', t167, c168, False).To(t169)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x170, 8, 6, True).To(t171)
model.Operation('ADD', t171, c172, 0).To(t173)
model.Operation('SPACE_TO_DEPTH', t173, 2, True).To(t174)
model.Operation('SLICE', t174, c175, c176).To(t177)
model.Operation('REDUCE_MAX', t177, c178, True).To(t179)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x180, 8, 6, True).To(t181)
model.Operation('ADD', t181, c182, 0).To(t183)
model.Operation('SPACE_TO_DEPTH', t183, 2, True).To(t184)
model.Operation('SLICE', t184, c185, c186).To(t187)
model.Operation('SLICE', t187, c188, c189).To(t190)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x191, 8, 6, True).To(t192)
model.Operation('ADD', t192, c193, 0).To(t194)
model.Operation('SPACE_TO_DEPTH', t194, 2, True).To(t195)
model.Operation('SLICE', t195, c196, c197).To(t198)
model.Operation('ARGMAX', t198, 1).To(t199)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x200, 8, 6, True).To(t201)
model.Operation('ADD', t201, c202, 0).To(t203)
model.Operation('SPACE_TO_DEPTH', t203, 2, True).To(t204)
model.Operation('SLICE', t204, c205, c206).To(t207)
model.Operation('PAD', t207, c208).To(t209)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x210, 8, 6, True).To(t211)
model.Operation('ADD', t211, c212, 0).To(t213)
model.Operation('SPACE_TO_DEPTH', t213, 2, True).To(t214)
model.Operation('SLICE', t214, c215, c216).To(t217)
model.Operation('MAX_POOL_2D', t217, 2, 1, 1, 2, 2, 0, False).To(t218)
Example({
    x1: [125, 119, 122, 126, 125, 119, 115, 115, 124, 114, 128, 127, 113, 112, 119, 127, 118, 115, 112, 116,
    118, 118, 121, 121],
    t9: [114, 115, 124, 134, 119, 118, 117, 123, 119, 121, 126, 128],
    t10: [125, 121, 126, 132, 125, 121, 119, 121, 124, 116, 132, 133],
    x11: [123, 122, 121, 128, 115, 118, 125, 121, 116, 122, 114, 126, 123, 114, 122, 115, 127, 122, 124, 128,
    118, 125, 122, 121],
    x20: [119, 116, 122, 118, 118, 122, 122, 127, 128, 125, 124, 128, 113, 125, 125, 125, 116, 122, 113, 112,
    123, 117, 121, 124],
    t29: [114, 128, 130, 132, 117, 125, 118, 119, 124, 120, 126, 131, 119, 118, 126, 124, 118, 124, 126, 133,
    128, 127, 128, 134],
    x30: [123, 117, 117, 115, 118, 121, 122, 116, 127, 121, 119, 114, 128, 122, 123, 119, 114, 128, 128, 124,
    123, 125, 115, 127],
    t39: [129, 125, 128, 126, 115, 131, 133, 131, 124, 128, 120, 134, 123, 119, 121, 121, 118, 123, 126, 122,
    127, 123, 123, 120],
    x40: [112, 119, 124, 124, 119, 126, 119, 115, 113, 116, 113, 115, 114, 117, 115, 115, 123, 113, 121, 124,
    124, 127, 115, 115],
    t50: [120, 120, 120, 122, 124, 120, 126, 131, 125, 130, 120, 122, 120, 121, 128, 130, 120, 128, 123, 121,
    120, 120, 120, 121],
    x51: [128, 112, 124, 122, 127, 127, 122, 118, 122, 112, 114, 121, 114, 118, 114, 112, 124, 126, 115, 124,
    119, 115, 126, 116],
    x59: [123, 118, 125, 126, 114, 121, 114, 115, 115, 113, 113, 122, 126, 126, 122, 122, 128, 128, 112, 121,
    122, 122, 118, 117],
    t69: [122, 130, 126, 128, 134, 140, 117, 139, 123, 123, 134, 127, 131, 114, 137, 140, 121, 132, 124, 125,
    117, 109, 115, 135],
    t71: [128, 129, 135, 128, 129, 135, 124, 129, 134, 124, 129, 132],
    x72: [127, 118, 119, 122, 126, 122, 115, 117, 114, 121, 116, 127, 122, 116, 121, 113, 119, 119, 121, 124,
    128, 117, 122, 125],
    t82: [108, 121],
    x83: [126, 114, 123, 112, 127, 128, 127, 122, 127, 122, 113, 113, 118, 127, 128, 119, 128, 114, 114, 122,
    127, 118, 117, 127],
    x91: [122, 121, 121, 114, 123, 123, 113, 125, 128, 114, 122, 113, 115, 113, 121, 127, 128, 123, 117, 114,
    112, 124, 113, 118],
    t92: [119, 130, 133, 126, 129, 117, 119, 129, 128, 121, 122, 134, 126, 116, 127, 118, 127, 130, 131, 128,
    127, 124, 117, 119, 122, 121, 121, 114, 123, 123, 113, 125, 128, 114, 122, 113, 115, 113, 121,
    127, 128, 123, 117, 114, 112, 124, 113, 118],
    x93: [119, 122, 122, 115, 116, 114, 123, 123, 114, 126, 122, 113, 122, 119, 113, 115, 112, 122, 118, 114,
    123, 127, 116, 114],
    x101: [118, 123, 116, 112, 112, 121, 116, 127, 128, 116, 127, 123, 126, 117, 126, 122, 113, 116, 118, 126,
    126, 114, 112, 123],
    t109: [123, 122, 118, 122, 127, 120, 131, 129, 113, 125, 123, 121, 114, 119, 123, 133, 124, 130, 121, 121,
    127, 117, 117, 130, 119, 124, 126, 121, 118, 125, 120, 118, 116, 116, 127, 129, 112, 123, 120,
    133, 114, 128, 126, 119, 128, 118, 131, 129],
    x110: [122, 117, 119, 125, 122, 119, 125, 123, 119, 123, 128, 115, 114, 123, 117, 116, 125, 121, 124, 117,
    128, 112, 123, 122],
    t119: [116, 127, 123, 124, 127, 125, 130, 125, 130, 116, 129, 130, 120, 117, 121, 129, 120, 119, 127, 127,
    117, 123, 130, 119],
    x120: [112, 123, 127, 117, 122, 124, 119, 128, 112, 123, 121, 114, 112, 122, 123, 117, 126, 118, 116, 114,
    121, 116, 115, 122],
    t129: [114, 127, 125, 128, 128, 123, 118, 125, 123, 121, 117, 133, 113, 127, 128, 127, 123, 128, 120, 138,
    113, 127, 122, 124],
    x130: [127, 113, 122, 128, 125, 116, 128, 125, 112, 124, 119, 122, 126, 128, 124, 113, 125, 122, 122, 128,
    119, 122, 127, 112],
    x138: [112, 122, 114, 117, 119, 114, 116, 118, 118, 125, 127, 122, 124, 121, 122, 112, 114, 123, 124, 121,
    113, 113, 113, 125],
    t139: [119, 133, 123, 117, 125, 119, 123, 133, 118, 130, 139, 121, 131, 116, 128, 126, 119, 121, 136, 132,
    105, 119, 116, 133],
    x140: [126, 118, 128, 126, 124, 118, 118, 126, 121, 116, 127, 112, 112, 122, 119, 123, 113, 113, 112, 126,
    116, 121, 122, 125],
    t149: [113, 126, 125, 120, 124, 132, 130, 132, 114, 124, 116, 120, 117, 122, 133, 132, 117, 121, 124, 118,
    127, 131, 132, 118],
    x150: [124, 122, 122, 116, 112, 115, 122, 112, 126, 125, 122, 127, 127, 123, 118, 123, 128, 124, 121, 121,
    122, 124, 121, 121],
    t159: [128, 129, 123, 126, 127, 127, 123, 126, 126, 130, 128, 128, 124, 112, 126, 124, 117, 127, 126, 126,
    126, 122, 118, 133],
    x160: [112, 124, 115, 126, 122, 122, 122, 115, 122, 117, 125, 114, 119, 117, 124, 117, 121, 113, 113, 121,
    123, 118, 127, 117],
    t169: [120, 126, 129, 132, 122, 124, 126, 128, 124, 121, 132, 124],
    x170: [123, 122, 117, 114, 116, 125, 115, 122, 117, 113, 114, 127, 118, 125, 125, 122, 121, 112, 116, 122,
    115, 123, 124, 126],
    t179: [133, 133],
    x180: [117, 113, 117, 126, 127, 117, 128, 126, 122, 124, 122, 128, 115, 118, 116, 117, 122, 116, 125, 127,
    114, 123, 127, 119],
    t190: [115, 121, 119, 132, 126, 126],
    x191: [122, 115, 116, 125, 116, 122, 117, 128, 115, 124, 126, 114, 112, 122, 118, 122, 125, 123, 116, 121,
    122, 125, 112, 122],
    t199: [1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0],
    x200: [117, 117, 118, 119, 113, 112, 116, 112, 124, 124, 119, 119, 122, 128, 126, 119, 123, 119, 127, 118,
    115, 118, 112, 123],
    t209: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 123, 131, 131, 126, 120,
    124, 122, 132, 125, 120, 116, 121, 117, 130, 120, 117, 119, 122, 125, 120, 113, 114, 120, 118,
    120, 124, 126, 123, 125, 120],
    x210: [126, 124, 126, 113, 122, 114, 123, 124, 116, 118, 119, 125, 119, 127, 114, 119, 116, 118, 119, 114,
    114, 127, 122, 124],
    t218: [126, 130, 130, 130, 122, 130, 127, 131],
}, name='before_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t79: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x83: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t87: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t90: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x91: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t92: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t94: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c95: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t96: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t97: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t100: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x101: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t102: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c103: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t104: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t105: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t108: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t109: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x110: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t111: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c112: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t113: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t114: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t117: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c118: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t119: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x120: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t121: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c122: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t123: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t124: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t127: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c128: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t129: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x130: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t131: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c132: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t133: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t134: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t137: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x138: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t139: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x140: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t141: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c142: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t143: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t144: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t147: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t149: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x150: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t151: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c152: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t153: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t154: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t157: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t159: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x160: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t161: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c162: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t163: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t164: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t167: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t169: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x170: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t171: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c172: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t173: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t174: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t177: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t179: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x180: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t181: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c182: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t183: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t184: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t187: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t190: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x191: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t192: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c193: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t194: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t195: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t198: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x200: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t201: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c202: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t203: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t204: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t207: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t209: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x210: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t211: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c212: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t213: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t214: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t217: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t218: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# What gives the image.
# Expected values: float64 formula.
x2 = Input('x2', ('TENSOR_FLOAT32', [1, 4, 3, 4]))
t3 = Internal('t3', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t4 = Internal('t4', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x5 = Input('x5', ('TENSOR_FLOAT32', [8, 3]))
c6 = Parameter('c6', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t7 = Internal('t7', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x8 = Input('x8', ('TENSOR_FLOAT32', [1, 3, 4, 2]))
c9 = Parameter('c9', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t10 = Internal('t10', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 3, 4, 2]))
c11 = Parameter('c11', ('TENSOR_INT32', [4]), [0, 3, 1, 2])
t12 = Internal('t12', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x13 = Input('x13', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c14 = Parameter('c14', ('TENSOR_INT32', [4]), [0, 3, 2, 1])
t15 = Internal('t15', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x16 = Input('x16', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
x17 = Input('x17', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
t18 = Internal('t18', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x19 = Input('x19', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [2, 1, 1]), [0.5, -1.0])
t21 = Internal('t21', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c22 = Parameter('c22', ('TENSOR_INT32', [4]), [0, 1, 0, 0])
c23 = Parameter('c23', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t24 = Internal('t24', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x25 = Input('x25', ('TENSOR_FLOAT32', [1, 3, 4, 4]))
t26 = Internal('t26', ('TENSOR_FLOAT32', [1, 2, 4, 4]))
x27 = Input('x27', ('TENSOR_FLOAT32', [1, 1, 3, 2]))
c28 = Parameter('c28', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 1, 1])
t29 = Internal('t29', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t30 = Internal('t30', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c31 = Parameter('c31', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t32 = Internal('t32', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t33 = Internal('t33', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c34 = Parameter('c34', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c35 = Parameter('c35', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t36 = Output('t36', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t37 = Internal('t37', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c38 = Parameter('c38', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t39 = Internal('t39', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t40 = Internal('t40', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c41 = Parameter('c41', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c42 = Parameter('c42', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t43 = Output('t43', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t44 = Internal('t44', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c45 = Parameter('c45', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t46 = Internal('t46', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t47 = Internal('t47', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c48 = Parameter('c48', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c49 = Parameter('c49', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t50 = Output('t50', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t51 = Internal('t51', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t53 = Internal('t53', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t54 = Internal('t54', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c55 = Parameter('c55', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c56 = Parameter('c56', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t57 = Output('t57', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t58 = Internal('t58', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c59 = Parameter('c59', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t60 = Internal('t60', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t61 = Internal('t61', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c62 = Parameter('c62', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c63 = Parameter('c63', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t64 = Output('t64', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t65 = Internal('t65', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c66 = Parameter('c66', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t67 = Internal('t67', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t68 = Internal('t68', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c69 = Parameter('c69', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c70 = Parameter('c70', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t71 = Output('t71', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t72 = Internal('t72', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c73 = Parameter('c73', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t74 = Internal('t74', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t75 = Internal('t75', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c76 = Parameter('c76', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c77 = Parameter('c77', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t78 = Output('t78', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t79 = Internal('t79', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c80 = Parameter('c80', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t81 = Internal('t81', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t82 = Internal('t82', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c83 = Parameter('c83', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c84 = Parameter('c84', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t85 = Output('t85', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t86 = Internal('t86', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c87 = Parameter('c87', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t88 = Internal('t88', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t89 = Internal('t89', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c90 = Parameter('c90', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c91 = Parameter('c91', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t92 = Output('t92', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t93 = Internal('t93', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c94 = Parameter('c94', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t95 = Internal('t95', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t96 = Internal('t96', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c97 = Parameter('c97', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c98 = Parameter('c98', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t99 = Output('t99', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t100 = Internal('t100', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
c101 = Parameter('c101', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t102 = Internal('t102', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t103 = Internal('t103', ('TENSOR_FLOAT32', [1, 8, 3, 4]))
c104 = Parameter('c104', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c105 = Parameter('c105', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t106 = Output('t106', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
model = Model()
model.Operation('SPLIT', x2, 1, 2).To(t3, t4)
model.Operation('RESHAPE', x5, c6).To(t7)
model.Operation('RESHAPE', x8, c9).To(t10)
model.Operation('TRANSPOSE', x1, c11).To(t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('CONCATENATION', x16, x17, 1).To(t18)
model.Operation('SUB', x19, c20, 0).To(t21)
model.Operation('SLICE', x2, c22, c23).To(t24)
model.Operation('MAX_POOL_2D', x25, 2, 1, 1, 1, 2, 0, False).To(t26)
model.Operation('PAD', x27, c28).To(t29)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t7, 8, 6, True).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('SPACE_TO_DEPTH', t32, 2, True).To(t33)
model.Operation('SLICE', t33, c34, c35).To(t36)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t10, 8, 6, True).To(t37)
model.Operation('ADD', t37, c38, 0).To(t39)
model.Operation('SPACE_TO_DEPTH', t39, 2, True).To(t40)
model.Operation('SLICE', t40, c41, c42).To(t43)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 8, 6, True).To(t44)
model.Operation('ADD', t44, c45, 0).To(t46)
model.Operation('SPACE_TO_DEPTH', t46, 2, True).To(t47)
model.Operation('SLICE', t47, c48, c49).To(t50)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t15, 8, 6, True).To(t51)
model.Operation('ADD', t51, c52, 0).To(t53)
model.Operation('SPACE_TO_DEPTH', t53, 2, True).To(t54)
model.Operation('SLICE', t54, c55, c56).To(t57)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 6, True).To(t58)
model.Operation('ADD', t58, c59, 0).To(t60)
model.Operation('SPACE_TO_DEPTH', t60, 2, True).To(t61)
model.Operation('SLICE', t61, c62, c63).To(t64)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t21, 8, 6, True).To(t65)
model.Operation('ADD', t65, c66, 0).To(t67)
model.Operation('SPACE_TO_DEPTH', t67, 2, True).To(t68)
model.Operation('SLICE', t68, c69, c70).To(t71)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t24, 8, 6, True).To(t72)
model.Operation('ADD', t72, c73, 0).To(t74)
model.Operation('SPACE_TO_DEPTH', t74, 2, True).To(t75)
model.Operation('SLICE', t75, c76, c77).To(t78)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t26, 8, 6, True).To(t79)
model.Operation('ADD', t79, c80, 0).To(t81)
model.Operation('SPACE_TO_DEPTH', t81, 2, True).To(t82)
model.Operation('SLICE', t82, c83, c84).To(t85)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t29, 8, 6, True).To(t86)
model.Operation('ADD', t86, c87, 0).To(t88)
model.Operation('SPACE_TO_DEPTH', t88, 2, True).To(t89)
model.Operation('SLICE', t89, c90, c91).To(t92)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 6, True).To(t93)
model.Operation('ADD', t93, c94, 0).To(t95)
model.Operation('SPACE_TO_DEPTH', t95, 2, True).To(t96)
model.Operation('SLICE', t96, c97, c98).To(t99)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 6, True).To(t100)
model.Operation('ADD', t100, c101, 0).To(t102)
model.Operation('SPACE_TO_DEPTH', t102, 2, True).To(t103)
model.Operation('SLICE', t103, c104, c105).To(t106)
Example({
    x2: [0.5, 1.0, 4.0, 0.5, 3.0, 2.0, -3.5, 3.0, 3.5, -4.0, 1.5, -1.0, 1.0, 4.0, 2.0, -3.5, -1.5, -1.5,
    0.5, 1.0, -4.0, -3.5, 2.5, 3.5, -1.0, 3.5, -3.5, 1.0, 2.5, 3.5, -0.5, 2.5, -3.5, -2.0, -3.0,
    -0.5, -3.0, -4.0, 2.0, -3.0, -1.0, -1.0, 4.0, 0.5, 1.0, 4.0, 2.5, -4.0],
    x5: [2.0, 1.5, -3.5, -0.5, 3.0, -2.0, 4.0, 1.0, 4.0, -4.0, -2.5, 0.5, -1.0, -0.5, -3.5, -2.0, 1.0, 1.0,
    3.0, -1.5, 1.0, -3.0, 4.0, -3.0],
    x8: [-3.0, -1.5, -1.0, -0.5, 0.5, -3.0, -0.5, -3.0, 4.0, -1.0, -3.5, -1.5, 1.0, -2.5, 1.5, -3.0, -2.5,
    -1.5, 3.5, 0.5, 2.0, 3.5, 1.5, 1.0],
    x1: [2.5, 1.0, -2.5, 1.0, 4.0, -1.5, 1.0, 0.5, 1.0, 1.5, -4.0, 1.0, 4.0, 1.0, -1.0, -0.5, 2.5, -1.0,
    1.5, 2.5, 0.5, 3.0, 1.5, 3.0],
    x13: [4.0, 0.5, -0.5, -1.0, -0.5, -2.0, -4.0, 2.0, -2.5, 3.0, 2.5, 3.5, -2.5, -3.5, 1.0, 1.5, 2.5, -2.0,
    1.0, 1.0, 2.0, -3.5, -3.0, -4.0],
    x16: [1.0, -4.0, -3.0, 3.5, -3.5, -2.0, 2.5, 2.0, -0.5, -2.0, -1.5, -3.0],
    x17: [-1.0, -0.5, 2.0, -0.5, -0.5, -0.5, 4.0, 1.5, -4.0, -2.5, -3.5, -1.0],
    x19: [-1.0, 3.5, 4.0, 4.0, 1.5, -3.0, 3.5, 2.5, 2.5, -3.5, 1.0, 3.0, 4.0, -3.0, -3.5, -3.0, 3.0, 3.0,
    -1.5, 3.0, -0.5, 2.5, 2.5, 0.5],
    x25: [1.0, 0.5, 1.5, -3.5, -1.0, 2.0, -1.5, -1.0, 4.0, 1.0, -2.0, -4.0, -3.5, -2.5, -2.5, -3.5, -3.0,
    3.5, 2.5, 2.5, 0.5, 1.5, -4.0, -2.0, 1.5, 2.0, 4.0, 1.0, 1.0, 2.0, 1.0, 4.0, 4.0, -3.5, -2.0,
    -1.5, -4.0, -2.0, 3.5, -2.5, -3.0, 2.0, -2.0, -2.5, 1.0, 1.0, -0.5, -2.0],
    x27: [-0.5, -3.5, -1.5, 3.5, -2.5, 0.5],
    t36: [-0.5, 1.0, -1.0, 1.5, 1.5, 2.5, 5.5, 2.0, 1.5, -1.5, 6.5, 0.5, 2.0, 2.5, -1.5, 2.5, 3.0, -1.0, 6.0,
    4.0, 4.0, -3.0, -0.5, 3.5],
    t43: [1.5, -1.0, 4.0, 0.5, -2.0, 0.0, 6.0, 4.0, 2.5, 5.0, 4.0, 4.5, -3.0, -0.5, 1.0, 2.5, 0.5, -2.0, 1.5,
    0.0, 4.0, 0.0, -1.5, 1.5],
    t50: [1.5, 2.5, 1.0, 4.0, 2.0, 2.5, 3.5, 3.0, -0.5, 4.0, 5.5, 6.5, 2.5, -1.5, 6.0, 4.0, 1.0, -3.0, 6.0,
    2.0, 2.5, 2.5, 2.5, 4.5],
    t57: [1.0, 3.5, -1.0, 4.5, -0.5, 4.5, 4.0, 0.0, -1.5, 5.0, 0.5, -0.5, 4.0, -3.0, -0.5, 4.0, -0.5, -1.5,
    3.0, 5.0, -0.5, 3.5, 4.5, 0.0],
    t64: [-0.5, 1.0, 4.5, 3.0, 0.0, 1.0, 6.5, 5.0, -3.5, -1.0, -1.0, 2.5, 1.0, -3.0, -1.0, 6.5, -3.5, -1.0,
    4.5, 5.0, -0.5, -1.0, 0.5, 0.0],
    t71: [5.5, -0.5, 0.0, 1.5, 4.5, 5.5, 2.0, 7.5, 1.0, 5.0, 6.0, 5.0, -1.5, 4.0, 5.5, 6.5, 1.0, -2.5, 5.0,
    5.0, 2.0, -3.0, 2.5, 5.5],
    t78: [-0.5, 5.0, -1.0, 4.5, 3.0, 5.0, 2.0, 6.0, -3.0, -0.5, -0.5, 3.0, 1.0, 5.0, 4.0, -0.5, -1.5, -0.5,
    2.5, 4.0, -4.0, -2.5, 4.5, 6.5],
    t85: [4.5, 5.0, 5.0, 6.0, 1.0, 3.0, 6.0, 1.5, 2.0, 3.5, 6.5, 4.5, 1.0, 4.5, 4.5, 5.5, 4.0, 3.0, 6.0, 4.0,
    1.0, 3.0, 3.0, 7.0],
    t92: [0.5, 1.0, -1.0, 3.5, 0.5, 0.0, 6.0, 3.5, 0.5, -1.0, 3.0, 3.5, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0,
    3.0, 0.0, 1.0, 2.0, 3.0],
    t99: [-2.5, -2.5, 4.5, 0.5, -0.5, 0.5, 6.5, 4.0, 1.5, 5.5, 5.0, -0.5, -1.0, 4.5, -1.5, 4.0, 2.5, 4.5,
    1.5, 5.5, -3.5, -1.0, -1.0, 2.5],
    t106: [1.5, 5.5, 4.5, 0.0, -1.0, 0.0, 3.0, 4.5, -3.5, -2.0, 5.0, 7.0, 0.5, 2.0, 6.0, 3.5, 3.0, 3.0, -1.5,
    6.0, 3.5, -3.0, 3.5, 2.0],
}, name='behind').AddVariations('float16').DisableLifeTimeVariation()

# What gives the image.
# Expected values: float64 formula.
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 4], 0.5, 120))
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [8, 3], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_INT32', [4]), [0, 3, 1, 2])
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x13 = Input('x13', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_INT32', [4]), [0, 3, 2, 1])
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.5, 120))
x17 = Input('x17', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.5, 120))
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x19 = Input('x19', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.5, 120), [121, 118])
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_INT32', [4]), [0, 1, 0, 0])
c23 = Parameter('c23', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t24 = Internal('t24', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x25 = Input('x25', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 4], 0.5, 120))
t26 = Internal('t26', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 4], 0.5, 120))
x27 = Input('x27', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 2], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 1, 1])
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c31 = Parameter('c31', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t32 = Internal('t32', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t33 = Internal('t33', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c35 = Parameter('c35', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t36 = Output('t36', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t37 = Internal('t37', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t40 = Internal('t40', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c41 = Parameter('c41', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c42 = Parameter('c42', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t43 = Output('t43', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t44 = Internal('t44', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c45 = Parameter('c45', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t46 = Internal('t46', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t47 = Internal('t47', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c48 = Parameter('c48', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c49 = Parameter('c49', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t50 = Output('t50', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c52 = Parameter('c52', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t53 = Internal('t53', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t54 = Internal('t54', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c55 = Parameter('c55', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c56 = Parameter('c56', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t57 = Output('t57', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t58 = Internal('t58', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c59 = Parameter('c59', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t60 = Internal('t60', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t61 = Internal('t61', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c63 = Parameter('c63', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t64 = Output('t64', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t65 = Internal('t65', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c66 = Parameter('c66', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t67 = Internal('t67', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t68 = Internal('t68', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c69 = Parameter('c69', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c70 = Parameter('c70', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t71 = Output('t71', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t72 = Internal('t72', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c73 = Parameter('c73', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t74 = Internal('t74', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t75 = Internal('t75', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c76 = Parameter('c76', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c77 = Parameter('c77', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t78 = Output('t78', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t79 = Internal('t79', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c80 = Parameter('c80', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t81 = Internal('t81', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t82 = Internal('t82', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c83 = Parameter('c83', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c84 = Parameter('c84', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t85 = Output('t85', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t86 = Internal('t86', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c87 = Parameter('c87', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t88 = Internal('t88', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t89 = Internal('t89', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c90 = Parameter('c90', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c91 = Parameter('c91', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t92 = Output('t92', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t93 = Internal('t93', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c94 = Parameter('c94', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t95 = Internal('t95', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t96 = Internal('t96', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c97 = Parameter('c97', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c98 = Parameter('c98', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t99 = Output('t99', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t100 = Internal('t100', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
c101 = Parameter('c101', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t102 = Internal('t102', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t103 = Internal('t103', ('TENSOR_QUANT8_ASYMM', [1, 8, 3, 4], 0.5, 120))
c104 = Parameter('c104', ('TENSOR_INT32', [4]), [0, 3, 0, 0])
c105 = Parameter('c105', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t106 = Output('t106', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', x2, 1, 2).To(t3, t4)
model.Operation('RESHAPE', x5, c6).To(t7)
model.Operation('RESHAPE', x8, c9).To(t10)
model.Operation('TRANSPOSE', x1, c11).To(t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('CONCATENATION', x16, x17, 1).To(t18)
model.Operation('SUB', x19, c20, 0).To(t21)
model.Operation('SLICE', x2, c22, c23).To(t24)
model.Operation('MAX_POOL_2D', x25, 2, 1, 1, 1, 2, 0, False).To(t26)
model.Operation('PAD', x27, c28).To(t29)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t7, 8, 6, True).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('SPACE_TO_DEPTH', t32, 2, True).To(t33)
model.Operation('SLICE', t33, c34, c35).To(t36)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t10, 8, 6, True).To(t37)
model.Operation('ADD', t37, c38, 0).To(t39)
model.Operation('SPACE_TO_DEPTH', t39, 2, True).To(t40)
model.Operation('SLICE', t40, c41, c42).To(t43)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 8, 6, True).To(t44)
model.Operation('ADD', t44, c45, 0).To(t46)
model.Operation('SPACE_TO_DEPTH', t46, 2, True).To(t47)
model.Operation('SLICE', t47, c48, c49).To(t50)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t15, 8, 6, True).To(t51)
model.Operation('ADD', t51, c52, 0).To(t53)
model.Operation('SPACE_TO_DEPTH', t53, 2, True).To(t54)
model.Operation('SLICE', t54, c55, c56).To(t57)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 6, True).To(t58)
model.Operation('ADD', t58, c59, 0).To(t60)
model.Operation('SPACE_TO_DEPTH', t60, 2, True).To(t61)
model.Operation('SLICE', t61, c62, c63).To(t64)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t21, 8, 6, True).To(t65)
model.Operation('ADD', t65, c66, 0).To(t67)
model.Operation('SPACE_TO_DEPTH', t67, 2, True).To(t68)
model.Operation('SLICE', t68, c69, c70).To(t71)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t24, 8, 6, True).To(t72)
model.Operation('ADD', t72, c73, 0).To(t74)
model.Operation('SPACE_TO_DEPTH', t74, 2, True).To(t75)
model.Operation('SLICE', t75, c76, c77).To(t78)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t26, 8, 6, True).To(t79)
model.Operation('ADD', t79, c80, 0).To(t81)
model.Operation('SPACE_TO_DEPTH', t81, 2, True).To(t82)
model.Operation('SLICE', t82, c83, c84).To(t85)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t29, 8, 6, True).To(t86)
model.Operation('ADD', t86, c87, 0).To(t88)
model.Operation('SPACE_TO_DEPTH', t88, 2, True).To(t89)
model.Operation('SLICE', t89, c90, c91).To(t92)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 6, True).To(t93)
model.Operation('ADD', t93, c94, 0).To(t95)
model.Operation('SPACE_TO_DEPTH', t95, 2, True).To(t96)
model.Operation('SLICE', t96, c97, c98).To(t99)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 6, True).To(t100)
model.Operation('ADD', t100, c101, 0).To(t102)
model.Operation('SPACE_TO_DEPTH', t102, 2, True).To(t103)
model.Operation('SLICE', t103, c104, c105).To(t106)
Example({
    x2: [121, 122, 128, 121, 126, 124, 113, 126, 127, 112, 123, 118, 122, 128, 124, 113, 117, 117, 121, 122,
    112, 113, 125, 127, 118, 127, 113, 122, 125, 127, 119, 125, 113, 116, 114, 119, 114, 112, 124,
    114, 118, 118, 128, 121, 122, 128, 125, 112],
    x5: [124, 123, 113, 119, 126, 116, 128, 122, 128, 112, 115, 121, 118, 119, 113, 116, 122, 122, 126, 117,
    122, 114, 128, 114],
    x8: [114, 117, 118, 119, 121, 114, 119, 114, 128, 118, 113, 117, 122, 115, 123, 114, 115, 117, 127, 121,
    124, 127, 123, 122],
    x1: [125, 122, 115, 122, 128, 117, 122, 121, 122, 123, 112, 122, 128, 122, 118, 119, 125, 118, 123, 125,
    121, 126, 123, 126],
    x13: [128, 121, 119, 118, 119, 116, 112, 124, 115, 126, 125, 127, 115, 113, 122, 123, 125, 116, 122, 122,
    124, 113, 114, 112],
    x16: [122, 112, 114, 127, 113, 116, 125, 124, 119, 116, 117, 114],
    x17: [118, 119, 124, 119, 119, 119, 128, 123, 112, 115, 113, 118],
    x19: [118, 127, 128, 128, 123, 114, 127, 125, 125, 113, 122, 126, 128, 114, 113, 114, 126, 126, 117, 126,
    119, 125, 125, 121],
    x25: [122, 121, 123, 113, 118, 124, 117, 118, 128, 122, 116, 112, 113, 115, 115, 113, 114, 127, 125, 125,
    121, 123, 112, 116, 123, 124, 128, 122, 122, 124, 122, 128, 128, 113, 116, 117, 112, 116, 127,
    115, 114, 124, 116, 115, 122, 122, 119, 116],
    x27: [119, 113, 117, 127, 115, 121],
    t36: [119, 122, 118, 123, 123, 125, 131, 124, 123, 117, 133, 121, 124, 125, 117, 125, 126, 118, 132, 128,
    128, 114, 119, 127],
    t43: [123, 118, 128, 121, 116, 120, 132, 128, 125, 130, 128, 129, 114, 119, 122, 125, 121, 116, 123, 120,
    128, 120, 117, 123],
    t50: [123, 125, 122, 128, 124, 125, 127, 126, 119, 128, 131, 133, 125, 117, 132, 128, 122, 114, 132, 124,
    125, 125, 125, 129],
    t57: [122, 127, 118, 129, 119, 129, 128, 120, 117, 130, 121, 119, 128, 114, 119, 128, 119, 117, 126, 130,
    119, 127, 129, 120],
    t64: [119, 122, 129, 126, 120, 122, 133, 130, 113, 118, 118, 125, 122, 114, 118, 133, 113, 118, 129, 130,
    119, 118, 121, 120],
    t71: [131, 119, 120, 123, 129, 131, 124, 135, 122, 130, 132, 130, 117, 128, 131, 133, 122, 115, 130, 130,
    124, 114, 125, 131],
    t78: [119, 130, 118, 129, 126, 130, 124, 132, 114, 119, 119, 126, 122, 130, 128, 119, 117, 119, 125, 128,
    112, 115, 129, 133],
    t85: [129, 130, 130, 132, 122, 126, 132, 123, 124, 127, 133, 129, 122, 129, 129, 131, 128, 126, 132, 128,
    122, 126, 126, 134],
    t92: [121, 122, 118, 127, 121, 120, 132, 127, 121, 118, 126, 127, 120, 122, 124, 126, 120, 122, 124, 126,
    120, 122, 124, 126],
    t99: [115, 115, 129, 121, 119, 121, 133, 128, 123, 131, 130, 119, 118, 129, 117, 128, 125, 129, 123, 131,
    113, 118, 118, 125],
    t106: [123, 131, 129, 120, 118, 120, 126, 129, 113, 116, 130, 134, 121, 124, 132, 127, 126, 126, 117, 132,
    127, 114, 127, 124],
}, name='behind_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t65: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t79: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c87: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t88: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t92: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c94: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t95: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t96: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t99: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t100: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c101: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t102: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t103: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t106: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
