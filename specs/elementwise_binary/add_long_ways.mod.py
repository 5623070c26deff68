# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: values that are read much later.

# Parts of a model hand on what later ones read.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1]), [1.0])
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 3]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [1]), [-0.5])
t5 = Internal('t5', ('TENSOR_FLOAT32', [2, 3]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [1]), [-1.0])
t7 = Internal('t7', ('TENSOR_FLOAT32', [2, 3]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [1]), [0.5])
t9 = Internal('t9', ('TENSOR_FLOAT32', [2, 3]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [1]), [0.5])
t11 = Internal('t11', ('TENSOR_FLOAT32', [2, 3]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [1]), [-1.0])
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 3]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [1]), [0.5])
t15 = Internal('t15', ('TENSOR_FLOAT32', [2, 3]))
c16 = Parameter('c16', ('TENSOR_FLOAT32', [1]), [1.0])
t17 = Internal('t17', ('TENSOR_FLOAT32', [2, 3]))
c18 = Parameter('c18', ('TENSOR_FLOAT32', [1]), [-0.5])
t19 = Internal('t19', ('TENSOR_FLOAT32', [2, 3]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [1]), [-1.0])
t21 = Internal('t21', ('TENSOR_FLOAT32', [2, 3]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1]), [0.5])
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 3]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [1]), [0.5])
t25 = Internal('t25', ('TENSOR_FLOAT32', [2, 3]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [1]), [-1.0])
t27 = Internal('t27', ('TENSOR_FLOAT32', [2, 3]))
c28 = Parameter('c28', ('TENSOR_FLOAT32', [1]), [0.5])
t29 = Internal('t29', ('TENSOR_FLOAT32', [2, 3]))
c30 = Parameter('c30', ('TENSOR_FLOAT32', [1]), [1.0])
t31 = Internal('t31', ('TENSOR_FLOAT32', [2, 3]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [1]), [-0.5])
t33 = Internal('t33', ('TENSOR_FLOAT32', [2, 3]))
c34 = Parameter('c34', ('TENSOR_FLOAT32', [1]), [-1.0])
t35 = Internal('t35', ('TENSOR_FLOAT32', [2, 3]))
c36 = Parameter('c36', ('TENSOR_FLOAT32', [1]), [0.5])
t37 = Internal('t37', ('TENSOR_FLOAT32', [2, 3]))
c38 = Parameter('c38', ('TENSOR_FLOAT32', [1]), [0.5])
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 3]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [1]), [-1.0])
t41 = Internal('t41', ('TENSOR_FLOAT32', [2, 3]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [1]), [0.5])
t43 = Internal('t43', ('TENSOR_FLOAT32', [2, 3]))
c44 = Parameter('c44', ('TENSOR_FLOAT32', [1]), [1.0])
t45 = Internal('t45', ('TENSOR_FLOAT32', [2, 3]))
c46 = Parameter('c46', ('TENSOR_FLOAT32', [1]), [-0.5])
t47 = Internal('t47', ('TENSOR_FLOAT32', [2, 3]))
c48 = Parameter('c48', ('TENSOR_FLOAT32', [1]), [-1.0])
t49 = Internal('t49', ('TENSOR_FLOAT32', [2, 3]))
c50 = Parameter('c50', ('TENSOR_FLOAT32', [1]), [0.5])
t51 = Internal('t51', ('TENSOR_FLOAT32', [2, 3]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [1]), [0.5])
t53 = Internal('t53', ('TENSOR_FLOAT32', [2, 3]))
c54 = Parameter('c54', ('TENSOR_FLOAT32', [1]), [-1.0])
t55 = Internal('t55', ('TENSOR_FLOAT32', [2, 3]))
c56 = Parameter('c56', ('TENSOR_FLOAT32', [1]), [0.5])
t57 = Internal('t57', ('TENSOR_FLOAT32', [2, 3]))
c58 = Parameter('c58', ('TENSOR_FLOAT32', [1]), [1.0])
t59 = Internal('t59', ('TENSOR_FLOAT32', [2, 3]))
c60 = Parameter('c60', ('TENSOR_FLOAT32', [1]), [-0.5])
t61 = Internal('t61', ('TENSOR_FLOAT32', [2, 3]))
c62 = Parameter('c62', ('TENSOR_FLOAT32', [1]), [-1.0])
t63 = Internal('t63', ('TENSOR_FLOAT32', [2, 3]))
c64 = Parameter('c64', ('TENSOR_FLOAT32', [1]), [0.5])
t65 = Internal('t65', ('TENSOR_FLOAT32', [2, 3]))
c66 = Parameter('c66', ('TENSOR_FLOAT32', [1]), [0.5])
t67 = Internal('t67', ('TENSOR_FLOAT32', [2, 3]))
c68 = Parameter('c68', ('TENSOR_FLOAT32', [1]), [-1.0])
t69 = Internal('t69', ('TENSOR_FLOAT32', [2, 3]))
c70 = Parameter('c70', ('TENSOR_FLOAT32', [1]), [0.5])
t71 = Internal('t71', ('TENSOR_FLOAT32', [2, 3]))
c72 = Parameter('c72', ('TENSOR_FLOAT32', [1]), [1.0])
t73 = Internal('t73', ('TENSOR_FLOAT32', [2, 3]))
c74 = Parameter('c74', ('TENSOR_FLOAT32', [1]), [-0.5])
t75 = Internal('t75', ('TENSOR_FLOAT32', [2, 3]))
c76 = Parameter('c76', ('TENSOR_FLOAT32', [1]), [-1.0])
t77 = Internal('t77', ('TENSOR_FLOAT32', [2, 3]))
c78 = Parameter('c78', ('TENSOR_FLOAT32', [1]), [0.5])
t79 = Internal('t79', ('TENSOR_FLOAT32', [2, 3]))
c80 = Parameter('c80', ('TENSOR_FLOAT32', [1]), [0.5])
t81 = Internal('t81', ('TENSOR_FLOAT32', [2, 3]))
c82 = Parameter('c82', ('TENSOR_FLOAT32', [1]), [-1.0])
t83 = Internal('t83', ('TENSOR_FLOAT32', [2, 3]))
c84 = Parameter('c84', ('TENSOR_FLOAT32', [1]), [0.5])
t85 = Internal('t85', ('TENSOR_FLOAT32', [2, 3]))
c86 = Parameter('c86', ('TENSOR_FLOAT32', [1]), [1.0])
t87 = Internal('t87', ('TENSOR_FLOAT32', [2, 3]))
c88 = Parameter('c88', ('TENSOR_FLOAT32', [1]), [-0.5])
t89 = Internal('t89', ('TENSOR_FLOAT32', [2, 3]))
c90 = Parameter('c90', ('TENSOR_FLOAT32', [1]), [-1.0])
t91 = Internal('t91', ('TENSOR_FLOAT32', [2, 3]))
c92 = Parameter('c92', ('TENSOR_FLOAT32', [1]), [0.5])
t93 = Internal('t93', ('TENSOR_FLOAT32', [2, 3]))
c94 = Parameter('c94', ('TENSOR_FLOAT32', [1]), [0.5])
t95 = Internal('t95', ('TENSOR_FLOAT32', [2, 3]))
c96 = Parameter('c96', ('TENSOR_FLOAT32', [1]), [-1.0])
t97 = Internal('t97', ('TENSOR_FLOAT32', [2, 3]))
c98 = Parameter('c98', ('TENSOR_FLOAT32', [1]), [0.5])
t99 = Internal('t99', ('TENSOR_FLOAT32', [2, 3]))
c100 = Parameter('c100', ('TENSOR_FLOAT32', [1]), [1.0])
t101 = Internal('t101', ('TENSOR_FLOAT32', [2, 3]))
c102 = Parameter('c102', ('TENSOR_FLOAT32', [1]), [-0.5])
t103 = Internal('t103', ('TENSOR_FLOAT32', [2, 3]))
c104 = Parameter('c104', ('TENSOR_FLOAT32', [1]), [-1.0])
t105 = Internal('t105', ('TENSOR_FLOAT32', [2, 3]))
c106 = Parameter('c106', ('TENSOR_FLOAT32', [1]), [0.5])
t107 = Internal('t107', ('TENSOR_FLOAT32', [2, 3]))
c108 = Parameter('c108', ('TENSOR_FLOAT32', [1]), [0.5])
t109 = Internal('t109', ('TENSOR_FLOAT32', [2, 3]))
c110 = Parameter('c110', ('TENSOR_FLOAT32', [1]), [-1.0])
t111 = Internal('t111', ('TENSOR_FLOAT32', [2, 3]))
c112 = Parameter('c112', ('TENSOR_FLOAT32', [1]), [0.5])
t113 = Internal('t113', ('TENSOR_FLOAT32', [2, 3]))
c114 = Parameter('c114', ('TENSOR_FLOAT32', [1]), [1.0])
t115 = Internal('t115', ('TENSOR_FLOAT32', [2, 3]))
c116 = Parameter('c116', ('TENSOR_FLOAT32', [1]), [-0.5])
t117 = Internal('t117', ('TENSOR_FLOAT32', [2, 3]))
c118 = Parameter('c118', ('TENSOR_FLOAT32', [1]), [-1.0])
t119 = Internal('t119', ('TENSOR_FLOAT32', [2, 3]))
c120 = Parameter('c120', ('TENSOR_FLOAT32', [1]), [0.5])
t121 = Internal('t121', ('TENSOR_FLOAT32', [2, 3]))
c122 = Parameter('c122', ('TENSOR_FLOAT32', [1]), [0.5])
t123 = Internal('t123', ('TENSOR_FLOAT32', [2, 3]))
c124 = Parameter('c124', ('TENSOR_FLOAT32', [1]), [-1.0])
t125 = Internal('t125', ('TENSOR_FLOAT32', [2, 3]))
c126 = Parameter('c126', ('TENSOR_FLOAT32', [1]), [0.5])
t127 = Internal('t127', ('TENSOR_FLOAT32', [2, 3]))
c128 = Parameter('c128', ('TENSOR_FLOAT32', [1]), [1.0])
t129 = Internal('t129', ('TENSOR_FLOAT32', [2, 3]))
c130 = Parameter('c130', ('TENSOR_FLOAT32', [1]), [-0.5])
t131 = Internal('t131', ('TENSOR_FLOAT32', [2, 3]))
c132 = Parameter('c132', ('TENSOR_FLOAT32', [1]), [-1.0])
t133 = Internal('t133', ('TENSOR_FLOAT32', [2, 3]))
c134 = Parameter('c134', ('TENSOR_FLOAT32', [1]), [0.5])
t135 = Internal('t135', ('TENSOR_FLOAT32', [2, 3]))
c136 = Parameter('c136', ('TENSOR_FLOAT32', [1]), [0.5])
t137 = Internal('t137', ('TENSOR_FLOAT32', [2, 3]))
c138 = Parameter('c138', ('TENSOR_FLOAT32', [1]), [-1.0])
t139 = Internal('t139', ('TENSOR_FLOAT32', [2, 3]))
c140 = Parameter('c140', ('TENSOR_FLOAT32', [1]), [0.5])
t141 = Internal('t141', ('TENSOR_FLOAT32', [2, 3]))
c142 = Parameter('c142', ('TENSOR_FLOAT32', [1]), [1.0])
t143 = Internal('t143', ('TENSOR_FLOAT32', [2, 3]))
c144 = Parameter('c144', ('TENSOR_FLOAT32', [1]), [-0.5])
t145 = Internal('t145', ('TENSOR_FLOAT32', [2, 3]))
c146 = Parameter('c146', ('TENSOR_FLOAT32', [1]), [-1.0])
t147 = Internal('t147', ('TENSOR_FLOAT32', [2, 3]))
c148 = Parameter('c148', ('TENSOR_FLOAT32', [1]), [0.5])
t149 = Internal('t149', ('TENSOR_FLOAT32', [2, 3]))
c150 = Parameter('c150', ('TENSOR_FLOAT32', [1]), [0.5])
t151 = Internal('t151', ('TENSOR_FLOAT32', [2, 3]))
c152 = Parameter('c152', ('TENSOR_FLOAT32', [1]), [-1.0])
t153 = Internal('t153', ('TENSOR_FLOAT32', [2, 3]))
c154 = Parameter('c154', ('TENSOR_FLOAT32', [1]), [0.5])
t155 = Internal('t155', ('TENSOR_FLOAT32', [2, 3]))
c156 = Parameter('c156', ('TENSOR_FLOAT32', [1]), [1.0])
t157 = Internal('t157', ('TENSOR_FLOAT32', [2, 3]))
c158 = Parameter('c158', ('TENSOR_FLOAT32', [1]), [-0.5])
t159 = Internal('t159', ('TENSOR_FLOAT32', [2, 3]))
c160 = Parameter('c160', ('TENSOR_FLOAT32', [1]), [-1.0])
t161 = Internal('t161', ('TENSOR_FLOAT32', [2, 3]))
c162 = Parameter('c162', ('TENSOR_FLOAT32', [1]), [0.5])
t163 = Internal('t163', ('TENSOR_FLOAT32', [2, 3]))
c164 = Parameter('c164', ('TENSOR_FLOAT32', [1]), [0.5])
t165 = Internal('t165', ('TENSOR_FLOAT32', [2, 3]))
c166 = Parameter('c166', ('TENSOR_FLOAT32', [1]), [-1.0])
t167 = Internal('t167', ('TENSOR_FLOAT32', [2, 3]))
c168 = Parameter('c168', ('TENSOR_FLOAT32', [1]), [0.5])
t169 = Internal('t169', ('TENSOR_FLOAT32', [2, 3]))
c170 = Parameter('c170', ('TENSOR_FLOAT32', [1]), [1.0])
t171 = Internal('t171', ('TENSOR_FLOAT32', [2, 3]))
c172 = Parameter('c172', ('TENSOR_FLOAT32', [1]), [-0.5])
t173 = Internal('t173', ('TENSOR_FLOAT32', [2, 3]))
c174 = Parameter('c174', ('TENSOR_FLOAT32', [1]), [-1.0])
t175 = Internal('t175', ('TENSOR_FLOAT32', [2, 3]))
c176 = Parameter('c176', ('TENSOR_FLOAT32', [1]), [0.5])
t177 = Internal('t177', ('TENSOR_FLOAT32', [2, 3]))
c178 = Parameter('c178', ('TENSOR_FLOAT32', [1]), [0.5])
t179 = Internal('t179', ('TENSOR_FLOAT32', [2, 3]))
c180 = Parameter('c180', ('TENSOR_FLOAT32', [1]), [-1.0])
t181 = Internal('t181', ('TENSOR_FLOAT32', [2, 3]))
c182 = Parameter('c182', ('TENSOR_FLOAT32', [1]), [0.5])
t183 = Internal('t183', ('TENSOR_FLOAT32', [2, 3]))
c184 = Parameter('c184', ('TENSOR_FLOAT32', [1]), [1.0])
t185 = Internal('t185', ('TENSOR_FLOAT32', [2, 3]))
c186 = Parameter('c186', ('TENSOR_FLOAT32', [1]), [-0.5])
t187 = Internal('t187', ('TENSOR_FLOAT32', [2, 3]))
c188 = Parameter('c188', ('TENSOR_FLOAT32', [1]), [-1.0])
t189 = Internal('t189', ('TENSOR_FLOAT32', [2, 3]))
c190 = Parameter('c190', ('TENSOR_FLOAT32', [1]), [0.5])
t191 = Internal('t191', ('TENSOR_FLOAT32', [2, 3]))
c192 = Parameter('c192', ('TENSOR_FLOAT32', [1]), [0.5])
t193 = Internal('t193', ('TENSOR_FLOAT32', [2, 3]))
c194 = Parameter('c194', ('TENSOR_FLOAT32', [1]), [-1.0])
t195 = Internal('t195', ('TENSOR_FLOAT32', [2, 3]))
c196 = Parameter('c196', ('TENSOR_FLOAT32', [1]), [0.5])
t197 = Internal('t197', ('TENSOR_FLOAT32', [2, 3]))
c198 = Parameter('c198', ('TENSOR_FLOAT32', [1]), [1.0])
t199 = Internal('t199', ('TENSOR_FLOAT32', [2, 3]))
c200 = Parameter('c200', ('TENSOR_FLOAT32', [1]), [-0.5])
t201 = Internal('t201', ('TENSOR_FLOAT32', [2, 3]))
c202 = Parameter('c202', ('TENSOR_FLOAT32', [1]), [-1.0])
t203 = Internal('t203', ('TENSOR_FLOAT32', [2, 3]))
c204 = Parameter('c204', ('TENSOR_FLOAT32', [1]), [0.5])
t205 = Internal('t205', ('TENSOR_FLOAT32', [2, 3]))
c206 = Parameter('c206', ('TENSOR_FLOAT32', [1]), [0.5])
t207 = Internal('t207', ('TENSOR_FLOAT32', [2, 3]))
c208 = Parameter('c208', ('TENSOR_FLOAT32', [1]), [-1.0])
t209 = Internal('t209', ('TENSOR_FLOAT32', [2, 3]))
c210 = Parameter('c210', ('TENSOR_FLOAT32', [1]), [0.5])
t211 = Internal('t211', ('TENSOR_FLOAT32', [2, 3]))
c212 = Parameter('c212', ('TENSOR_FLOAT32', [1]), [1.0])
t213 = Internal('t213', ('TENSOR_FLOAT32', [2, 3]))
c214 = Parameter('c214', ('TENSOR_FLOAT32', [1]), [-0.5])
t215 = Internal('t215', ('TENSOR_FLOAT32', [2, 3]))
c216 = Parameter('c216', ('TENSOR_FLOAT32', [1]), [-1.0])
t217 = Internal('t217', ('TENSOR_FLOAT32', [2, 3]))
c218 = Parameter('c218', ('TENSOR_FLOAT32', [1]), [0.5])
t219 = Internal('t219', ('TENSOR_FLOAT32', [2, 3]))
c220 = Parameter('c220', ('TENSOR_FLOAT32', [1]), [0.5])
t221 = Internal('t221', ('TENSOR_FLOAT32', [2, 3]))
c222 = Parameter('c222', ('TENSOR_FLOAT32', [1]), [-1.0])
t223 = Internal('t223', ('TENSOR_FLOAT32', [2, 3]))
c224 = Parameter('c224', ('TENSOR_FLOAT32', [1]), [0.5])
t225 = Internal('t225', ('TENSOR_FLOAT32', [2, 3]))
c226 = Parameter('c226', ('TENSOR_FLOAT32', [1]), [1.0])
t227 = Internal('t227', ('TENSOR_FLOAT32', [2, 3]))
c228 = Parameter('c228', ('TENSOR_FLOAT32', [1]), [-0.5])
t229 = Internal('t229', ('TENSOR_FLOAT32', [2, 3]))
c230 = Parameter('c230', ('TENSOR_FLOAT32', [1]), [-1.0])
t231 = Internal('t231', ('TENSOR_FLOAT32', [2, 3]))
c232 = Parameter('c232', ('TENSOR_FLOAT32', [1]), [0.5])
t233 = Internal('t233', ('TENSOR_FLOAT32', [2, 3]))
c234 = Parameter('c234', ('TENSOR_FLOAT32', [1]), [0.5])
t235 = Internal('t235', ('TENSOR_FLOAT32', [2, 3]))
c236 = Parameter('c236', ('TENSOR_FLOAT32', [1]), [-1.0])
t237 = Internal('t237', ('TENSOR_FLOAT32', [2, 3]))
c238 = Parameter('c238', ('TENSOR_FLOAT32', [1]), [0.5])
t239 = Internal('t239', ('TENSOR_FLOAT32', [2, 3]))
c240 = Parameter('c240', ('TENSOR_FLOAT32', [1]), [1.0])
t241 = Internal('t241', ('TENSOR_FLOAT32', [2, 3]))
c242 = Parameter('c242', ('TENSOR_FLOAT32', [1]), [-0.5])
t243 = Internal('t243', ('TENSOR_FLOAT32', [2, 3]))
c244 = Parameter('c244', ('TENSOR_FLOAT32', [1]), [-1.0])
t245 = Internal('t245', ('TENSOR_FLOAT32', [2, 3]))
c246 = Parameter('c246', ('TENSOR_FLOAT32', [1]), [0.5])
t247 = Internal('t247', ('TENSOR_FLOAT32', [2, 3]))
c248 = Parameter('c248', ('TENSOR_FLOAT32', [1]), [0.5])
t249 = Internal('t249', ('TENSOR_FLOAT32', [2, 3]))
c250 = Parameter('c250', ('TENSOR_FLOAT32', [1]), [-1.0])
t251 = Internal('t251', ('TENSOR_FLOAT32', [2, 3]))
c252 = Parameter('c252', ('TENSOR_FLOAT32', [1]), [0.5])
t253 = Internal('t253', ('TENSOR_FLOAT32', [2, 3]))
c254 = Parameter('c254', ('TENSOR_FLOAT32', [1]), [1.0])
t255 = Internal('t255', ('TENSOR_FLOAT32', [2, 3]))
c256 = Parameter('c256', ('TENSOR_FLOAT32', [1]), [-0.5])
t257 = Internal('t257', ('TENSOR_FLOAT32', [2, 3]))
c258 = Parameter('c258', ('TENSOR_FLOAT32', [1]), [-1.0])
t259 = Internal('t259', ('TENSOR_FLOAT32', [2, 3]))
c260 = Parameter('c260', ('TENSOR_FLOAT32', [1]), [0.5])
t261 = Output('t261', ('TENSOR_FLOAT32', [2, 3]))
t262 = Output('t262', ('TENSOR_FLOAT32', [2, 3]))
t263 = Output('t263', ('TENSOR_FLOAT32', [2, 3]))
t264 = Output('t264', ('TENSOR_FLOAT32', [2, 3]))
t265 = Output('t265', ('TENSOR_FLOAT32', [2, 3]))
t266 = Output('t266', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', t3, c4, 0).To(t5)
model.Operation('ADD', t5, c6, 0).To(t7)
model.Operation('ADD', t7, c8, 0).To(t9)
model.Operation('ADD', t9, c10, 0).To(t11)
model.Operation('ADD', t11, c12, 0).To(t13)
model.Operation('ADD', t13, c14, 0).To(t15)
model.Operation('ADD', t15, c16, 0).To(t17)
model.Operation('ADD', t17, c18, 0).To(t19)
model.Operation('MAXIMUM', t19, c20).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('ADD', t23, c24, 0).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('ADD', t27, c28, 0).To(t29)
model.Operation('ADD', t29, c30, 0).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('ADD', t33, c34, 0).To(t35)
model.Operation('ADD', t35, c36, 0).To(t37)
model.Operation('ADD', t37, c38, 0).To(t39)
model.Operation('MAXIMUM', t39, c40).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('ADD', t43, c44, 0).To(t45)
model.Operation('ADD', t45, c46, 0).To(t47)
model.Operation('ADD', t47, c48, 0).To(t49)
model.Operation('ADD', t49, c50, 0).To(t51)
model.Operation('ADD', t51, c52, 0).To(t53)
model.Operation('ADD', t53, c54, 0).To(t55)
model.Operation('ADD', t55, c56, 0).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('MAXIMUM', t59, c60).To(t61)
model.Operation('ADD', t61, c62, 0).To(t63)
model.Operation('ADD', t63, c64, 0).To(t65)
model.Operation('ADD', t65, c66, 0).To(t67)
model.Operation('ADD', t67, c68, 0).To(t69)
model.Operation('ADD', t69, c70, 0).To(t71)
model.Operation('ADD', t71, c72, 0).To(t73)
model.Operation('ADD', t73, c74, 0).To(t75)
model.Operation('ADD', t75, c76, 0).To(t77)
model.Operation('ADD', t77, c78, 0).To(t79)
model.Operation('MAXIMUM', t79, c80).To(t81)
model.Operation('ADD', t81, c82, 0).To(t83)
model.Operation('ADD', t83, c84, 0).To(t85)
model.Operation('ADD', t85, c86, 0).To(t87)
model.Operation('ADD', t87, c88, 0).To(t89)
model.Operation('ADD', t89, c90, 0).To(t91)
model.Operation('ADD', t91, c92, 0).To(t93)
model.Operation('ADD', t93, c94, 0).To(t95)
model.Operation('ADD', t95, c96, 0).To(t97)
model.Operation('ADD', t97, c98, 0).To(t99)
model.Operation('MAXIMUM', t99, c100).To(t101)
model.Operation('ADD', t101, c102, 0).To(t103)
model.Operation('ADD', t103, c104, 0).To(t105)
model.Operation('ADD', t105, c106, 0).To(t107)
model.Operation('ADD', t107, c108, 0).To(t109)
model.Operation('ADD', t109, c110, 0).To(t111)
model.Operation('ADD', t111, c112, 0).To(t113)
model.Operation('ADD', t113, c114, 0).To(t115)
model.Operation('ADD', t115, c116, 0).To(t117)
model.Operation('ADD', t117, c118, 0).To(t119)
model.Operation('MAXIMUM', t119, c120).To(t121)
model.Operation('ADD', t121, c122, 0).To(t123)
model.Operation('ADD', t123, c124, 0).To(t125)
model.Operation('ADD', t125, c126, 0).To(t127)
model.Operation('ADD', t127, c128, 0).To(t129)
model.Operation('ADD', t129, c130, 0).To(t131)
model.Operation('ADD', t131, c132, 0).To(t133)
model.Operation('ADD', t133, c134, 0).To(t135)
model.Operation('ADD', t135, c136, 0).To(t137)
model.Operation('ADD', t137, c138, 0).To(t139)
model.Operation('MAXIMUM', t139, c140).To(t141)
model.Operation('ADD', t141, c142, 0).To(t143)
model.Operation('ADD', t143, c144, 0).To(t145)
model.Operation('ADD', t145, c146, 0).To(t147)
model.Operation('ADD', t147, c148, 0).To(t149)
model.Operation('ADD', t149, c150, 0).To(t151)
model.Operation('ADD', t151, c152, 0).To(t153)
model.Operation('ADD', t153, c154, 0).To(t155)
model.Operation('ADD', t155, c156, 0).To(t157)
model.Operation('ADD', t157, c158, 0).To(t159)
model.Operation('MAXIMUM', t159, c160).To(t161)
model.Operation('ADD', t161, c162, 0).To(t163)
model.Operation('ADD', t163, c164, 0).To(t165)
model.Operation('ADD', t165, c166, 0).To(t167)
model.Operation('ADD', t167, c168, 0).To(t169)
model.Operation('ADD', t169, c170, 0).To(t171)
model.Operation('ADD', t171, c172, 0).To(t173)
model.Operation('ADD', t173, c174, 0).To(t175)
model.Operation('ADD', t175, c176, 0).To(t177)
model.Operation('ADD', t177, c178, 0).To(t179)
model.Operation('MAXIMUM', t179, c180).To(t181)
model.Operation('ADD', t181, c182, 0).To(t183)
model.Operation('ADD', t183, c184, 0).To(t185)
model.Operation('ADD', t185, c186, 0).To(t187)
model.Operation('ADD', t187, c188, 0).To(t189)
model.Operation('ADD', t189, c190, 0).To(t191)
model.Operation('ADD', t191, c192, 0).To(t193)
model.Operation('ADD', t193, c194, 0).To(t195)
model.Operation('ADD', t195, c196, 0).To(t197)
model.Operation('ADD', t197, c198, 0).To(t199)
model.Operation('MAXIMUM', t199, c200).To(t201)
model.Operation('ADD', t201, c202, 0).To(t203)
model.Operation('ADD', t203, c204, 0).To(t205)
model.Operation('ADD', t205, c206, 0).To(t207)
model.Operation('ADD', t207, c208, 0).To(t209)
model.Operation('ADD', t209, c210, 0).To(t211)
model.Operation('ADD', t211, c212, 0).To(t213)
model.Operation('ADD', t213, c214, 0).To(t215)
model.Operation('ADD', t215, c216, 0).To(t217)
model.Operation('ADD', t217, c218, 0).To(t219)
model.Operation('MAXIMUM', t219, c220).To(t221)
model.Operation('ADD', t221, c222, 0).To(t223)
model.Operation('ADD', t223, c224, 0).To(t225)
model.Operation('ADD', t225, c226, 0).To(t227)
model.Operation('ADD', t227, c228, 0).To(t229)
model.Operation('ADD', t229, c230, 0).To(t231)
model.Operation('ADD', t231, c232, 0).To(t233)
model.Operation('ADD', t233, c234, 0).To(t235)
model.Operation('ADD', t235, c236, 0).To(t237)
model.Operation('ADD', t237, c238, 0).To(t239)
model.Operation('MAXIMUM', t239, c240).To(t241)
model.Operation('ADD', t241, c242, 0).To(t243)
model.Operation('ADD', t243, c244, 0).To(t245)
model.Operation('ADD', t245, c246, 0).To(t247)
model.Operation('ADD', t247, c248, 0).To(t249)
model.Operation('ADD', t249, c250, 0).To(t251)
model.Operation('ADD', t251, c252, 0).To(t253)
model.Operation('ADD', t253, c254, 0).To(t255)
model.Operation('ADD', t255, c256, 0).To(t257)
model.Operation('ADD', t257, c258, 0).To(t259)
model.Operation('MAXIMUM', t259, c260).To(t261)
model.Operation('MINIMUM', t261, t227).To(t262)
model.Operation('MINIMUM', t261, t195).To(t263)
model.Operation('MINIMUM', t261, t131).To(t264)
model.Operation('MINIMUM', t261, t67).To(t265)
model.Operation('MINIMUM', t261, t3).To(t266)
Example({
    x1: [0.75, -2.625, 2.3125, -1.125, -2.5, 1.875],
    t261: [1.25, 1.0, 2.8125, 1.0, 1.0, 2.375],
    t262: [1.25, 1.0, 2.8125, 1.0, 1.0, 2.375],
    t263: [1.25, 1.0, 2.8125, 1.0, 1.0, 2.375],
    t264: [1.25, 1.0, 2.8125, 1.0, 1.0, 2.375],
    t265: [1.25, 1.0, 2.8125, 1.0, 1.0, 2.375],
    t266: [1.25, -1.625, 2.8125, -0.125, -1.5, 2.375],
}, name='across').DisableLifeTimeVariation()

# Parts of a model hand on what later ones read.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t17 = Internal('t17', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t25 = Internal('t25', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t29 = Internal('t29', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t31 = Internal('t31', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t33 = Internal('t33', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t35 = Internal('t35', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t37 = Internal('t37', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t41 = Internal('t41', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t43 = Internal('t43', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c44 = Parameter('c44', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t45 = Internal('t45', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t47 = Internal('t47', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c48 = Parameter('c48', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t49 = Internal('t49', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c50 = Parameter('c50', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c52 = Parameter('c52', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t53 = Internal('t53', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c54 = Parameter('c54', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t55 = Internal('t55', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c56 = Parameter('c56', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t57 = Internal('t57', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c58 = Parameter('c58', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t59 = Internal('t59', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c60 = Parameter('c60', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t61 = Internal('t61', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t63 = Internal('t63', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c64 = Parameter('c64', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t65 = Internal('t65', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c66 = Parameter('c66', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t67 = Internal('t67', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c68 = Parameter('c68', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t69 = Internal('t69', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t71 = Internal('t71', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c72 = Parameter('c72', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t73 = Internal('t73', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c74 = Parameter('c74', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t75 = Internal('t75', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c76 = Parameter('c76', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t77 = Internal('t77', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c78 = Parameter('c78', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t79 = Internal('t79', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c80 = Parameter('c80', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t81 = Internal('t81', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c82 = Parameter('c82', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t83 = Internal('t83', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c84 = Parameter('c84', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t85 = Internal('t85', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c86 = Parameter('c86', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t87 = Internal('t87', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c88 = Parameter('c88', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t89 = Internal('t89', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c90 = Parameter('c90', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t91 = Internal('t91', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c92 = Parameter('c92', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t93 = Internal('t93', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c94 = Parameter('c94', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t95 = Internal('t95', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c96 = Parameter('c96', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t97 = Internal('t97', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c98 = Parameter('c98', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t99 = Internal('t99', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c100 = Parameter('c100', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t101 = Internal('t101', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c102 = Parameter('c102', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t103 = Internal('t103', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c104 = Parameter('c104', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t105 = Internal('t105', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c106 = Parameter('c106', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t107 = Internal('t107', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c108 = Parameter('c108', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t109 = Internal('t109', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c110 = Parameter('c110', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t111 = Internal('t111', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c112 = Parameter('c112', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t113 = Internal('t113', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c114 = Parameter('c114', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t115 = Internal('t115', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c116 = Parameter('c116', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t117 = Internal('t117', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c118 = Parameter('c118', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t119 = Internal('t119', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c120 = Parameter('c120', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t121 = Internal('t121', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c122 = Parameter('c122', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t123 = Internal('t123', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c124 = Parameter('c124', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t125 = Internal('t125', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c126 = Parameter('c126', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t127 = Internal('t127', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c128 = Parameter('c128', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t129 = Internal('t129', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c130 = Parameter('c130', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t131 = Internal('t131', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c132 = Parameter('c132', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t133 = Internal('t133', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c134 = Parameter('c134', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t135 = Internal('t135', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c136 = Parameter('c136', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t137 = Internal('t137', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c138 = Parameter('c138', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t139 = Internal('t139', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c140 = Parameter('c140', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t141 = Internal('t141', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c142 = Parameter('c142', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t143 = Internal('t143', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c144 = Parameter('c144', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t145 = Internal('t145', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c146 = Parameter('c146', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t147 = Internal('t147', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c148 = Parameter('c148', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t149 = Internal('t149', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c150 = Parameter('c150', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t151 = Internal('t151', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c152 = Parameter('c152', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t153 = Internal('t153', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c154 = Parameter('c154', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t155 = Internal('t155', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c156 = Parameter('c156', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t157 = Internal('t157', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c158 = Parameter('c158', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t159 = Internal('t159', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c160 = Parameter('c160', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t161 = Internal('t161', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c162 = Parameter('c162', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t163 = Internal('t163', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c164 = Parameter('c164', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t165 = Internal('t165', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c166 = Parameter('c166', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t167 = Internal('t167', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c168 = Parameter('c168', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t169 = Internal('t169', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c170 = Parameter('c170', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t171 = Internal('t171', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c172 = Parameter('c172', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t173 = Internal('t173', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c174 = Parameter('c174', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t175 = Internal('t175', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c176 = Parameter('c176', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t177 = Internal('t177', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c178 = Parameter('c178', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t179 = Internal('t179', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c180 = Parameter('c180', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t181 = Internal('t181', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c182 = Parameter('c182', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t183 = Internal('t183', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c184 = Parameter('c184', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t185 = Internal('t185', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c186 = Parameter('c186', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t187 = Internal('t187', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c188 = Parameter('c188', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t189 = Internal('t189', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c190 = Parameter('c190', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t191 = Internal('t191', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c192 = Parameter('c192', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t193 = Internal('t193', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c194 = Parameter('c194', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t195 = Internal('t195', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c196 = Parameter('c196', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t197 = Internal('t197', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c198 = Parameter('c198', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t199 = Internal('t199', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c200 = Parameter('c200', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t201 = Internal('t201', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c202 = Parameter('c202', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t203 = Internal('t203', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c204 = Parameter('c204', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t205 = Internal('t205', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c206 = Parameter('c206', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t207 = Internal('t207', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c208 = Parameter('c208', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t209 = Internal('t209', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c210 = Parameter('c210', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t211 = Internal('t211', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c212 = Parameter('c212', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t213 = Internal('t213', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c214 = Parameter('c214', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t215 = Internal('t215', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c216 = Parameter('c216', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t217 = Internal('t217', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c218 = Parameter('c218', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t219 = Internal('t219', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c220 = Parameter('c220', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t221 = Internal('t221', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c222 = Parameter('c222', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t223 = Internal('t223', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c224 = Parameter('c224', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t225 = Internal('t225', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c226 = Parameter('c226', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t227 = Internal('t227', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c228 = Parameter('c228', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t229 = Internal('t229', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c230 = Parameter('c230', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t231 = Internal('t231', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c232 = Parameter('c232', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t233 = Internal('t233', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c234 = Parameter('c234', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t235 = Internal('t235', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c236 = Parameter('c236', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t237 = Internal('t237', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c238 = Parameter('c238', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t239 = Internal('t239', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c240 = Parameter('c240', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t241 = Internal('t241', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c242 = Parameter('c242', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t243 = Internal('t243', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c244 = Parameter('c244', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t245 = Internal('t245', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c246 = Parameter('c246', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t247 = Internal('t247', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c248 = Parameter('c248', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t249 = Internal('t249', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c250 = Parameter('c250', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t251 = Internal('t251', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c252 = Parameter('c252', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t253 = Internal('t253', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c254 = Parameter('c254', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t255 = Internal('t255', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c256 = Parameter('c256', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t257 = Internal('t257', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c258 = Parameter('c258', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t259 = Internal('t259', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c260 = Parameter('c260', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t261 = Output('t261', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t262 = Output('t262', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t263 = Output('t263', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t264 = Output('t264', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t265 = Output('t265', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t266 = Output('t266', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', t3, c4, 0).To(t5)
model.Operation('ADD', t5, c6, 0).To(t7)
model.Operation('ADD', t7, c8, 0).To(t9)
model.Operation('ADD', t9, c10, 0).To(t11)
model.Operation('ADD', t11, c12, 0).To(t13)
model.Operation('ADD', t13, c14, 0).To(t15)
model.Operation('ADD', t15, c16, 0).To(t17)
model.Operation('ADD', t17, c18, 0).To(t19)
model.Operation('MAXIMUM', t19, c20).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('ADD', t23, c24, 0).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('ADD', t27, c28, 0).To(t29)
model.Operation('ADD', t29, c30, 0).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('ADD', t33, c34, 0).To(t35)
model.Operation('ADD', t35, c36, 0).To(t37)
model.Operation('ADD', t37, c38, 0).To(t39)
model.Operation('MAXIMUM', t39, c40).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('ADD', t43, c44, 0).To(t45)
model.Operation('ADD', t45, c46, 0).To(t47)
model.Operation('ADD', t47, c48, 0).To(t49)
model.Operation('ADD', t49, c50, 0).To(t51)
model.Operation('ADD', t51, c52, 0).To(t53)
model.Operation('ADD', t53, c54, 0).To(t55)
model.Operation('ADD', t55, c56, 0).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('MAXIMUM', t59, c60).To(t61)
model.Operation('ADD', t61, c62, 0).To(t63)
model.Operation('ADD', t63, c64, 0).To(t65)
model.Operation('ADD', t65, c66, 0).To(t67)
model.Operation('ADD', t67, c68, 0).To(t69)
model.Operation('ADD', t69, c70, 0).To(t71)
model.Operation('ADD', t71, c72, 0).To(t73)
model.Operation('ADD', t73, c74, 0).To(t75)
model.Operation('ADD', t75, c76, 0).To(t77)
model.Operation('ADD', t77, c78, 0).To(t79)
model.Operation('MAXIMUM', t79, c80).To(t81)
model.Operation('ADD', t81, c82, 0).To(t83)
model.Operation('ADD', t83, c84, 0).To(t85)
model.Operation('ADD', t85, c86, 0).To(t87)
model.Operation('ADD', t87, c88, 0).To(t89)
model.Operation('ADD', t89, c90, 0).To(t91)
model.Operation('ADD', t91, c92, 0).To(t93)
model.Operation('ADD', t93, c94, 0).To(t95)
model.Operation('ADD', t95, c96, 0).To(t97)
model.Operation('ADD', t97, c98, 0).To(t99)
model.Operation('MAXIMUM', t99, c100).To(t101)
model.Operation('ADD', t101, c102, 0).To(t103)
model.Operation('ADD', t103, c104, 0).To(t105)
model.Operation('ADD', t105, c106, 0).To(t107)
model.Operation('ADD', t107, c108, 0).To(t109)
model.Operation('ADD', t109, c110, 0).To(t111)
model.Operation('ADD', t111, c112, 0).To(t113)
model.Operation('ADD', t113, c114, 0).To(t115)
model.Operation('ADD', t115, c116, 0).To(t117)
model.Operation('ADD', t117, c118, 0).To(t119)
model.Operation('MAXIMUM', t119, c120).To(t121)
model.Operation('ADD', t121, c122, 0).To(t123)
model.Operation('ADD', t123, c124, 0).To(t125)
model.Operation('ADD', t125, c126, 0).To(t127)
model.Operation('ADD', t127, c128, 0).To(t129)
model.Operation('ADD', t129, c130, 0).To(t131)
model.Operation('ADD', t131, c132, 0).To(t133)
model.Operation('ADD', t133, c134, 0).To(t135)
model.Operation('ADD', t135, c136, 0).To(t137)
model.Operation('ADD', t137, c138, 0).To(t139)
model.Operation('MAXIMUM', t139, c140).To(t141)
model.Operation('ADD', t141, c142, 0).To(t143)
model.Operation('ADD', t143, c144, 0).To(t145)
model.Operation('ADD', t145, c146, 0).To(t147)
model.Operation('ADD', t147, c148, 0).To(t149)
model.Operation('ADD', t149, c150, 0).To(t151)
model.Operation('ADD', t151, c152, 0).To(t153)
model.Operation('ADD', t153, c154, 0).To(t155)
model.Operation('ADD', t155, c156, 0).To(t157)
model.Operation('ADD', t157, c158, 0).To(t159)
model.Operation('MAXIMUM', t159, c160).To(t161)
model.Operation('ADD', t161, c162, 0).To(t163)
model.Operation('ADD', t163, c164, 0).To(t165)
model.Operation('ADD', t165, c166, 0).To(t167)
model.Operation('ADD', t167, c168, 0).To(t169)
model.Operation('ADD', t169, c170, 0).To(t171)
model.Operation('ADD', t171, c172, 0).To(t173)
model.Operation('ADD', t173, c174, 0).To(t175)
model.Operation('ADD', t175, c176, 0).To(t177)
model.Operation('ADD', t177, c178, 0).To(t179)
model.Operation('MAXIMUM', t179, c180).To(t181)
model.Operation('ADD', t181, c182, 0).To(t183)
model.Operation('ADD', t183, c184, 0).To(t185)
model.Operation('ADD', t185, c186, 0).To(t187)
model.Operation('ADD', t187, c188, 0).To(t189)
model.Operation('ADD', t189, c190, 0).To(t191)
model.Operation('ADD', t191, c192, 0).To(t193)
model.Operation('ADD', t193, c194, 0).To(t195)
model.Operation('ADD', t195, c196, 0).To(t197)
model.Operation('ADD', t197, c198, 0).To(t199)
model.Operation('MAXIMUM', t199, c200).To(t201)
model.Operation('ADD', t201, c202, 0).To(t203)
model.Operation('ADD', t203, c204, 0).To(t205)
model.Operation('ADD', t205, c206, 0).To(t207)
model.Operation('ADD', t207, c208, 0).To(t209)
model.Operation('ADD', t209, c210, 0).To(t211)
model.Operation('ADD', t211, c212, 0).To(t213)
model.Operation('ADD', t213, c214, 0).To(t215)
model.Operation('ADD', t215, c216, 0).To(t217)
model.Operation('ADD', t217, c218, 0).To(t219)
model.Operation('MAXIMUM', t219, c220).To(t221)
model.Operation('ADD', t221, c222, 0).To(t223)
model.Operation('ADD', t223, c224, 0).To(t225)
model.Operation('ADD', t225, c226, 0).To(t227)
model.Operation('ADD', t227, c228, 0).To(t229)
model.Operation('ADD', t229, c230, 0).To(t231)
model.Operation('ADD', t231, c232, 0).To(t233)
model.Operation('ADD', t233, c234, 0).To(t235)
model.Operation('ADD', t235, c236, 0).To(t237)
model.Operation('ADD', t237, c238, 0).To(t239)
model.Operation('MAXIMUM', t239, c240).To(t241)
model.Operation('ADD', t241, c242, 0).To(t243)
model.Operation('ADD', t243, c244, 0).To(t245)
model.Operation('ADD', t245, c246, 0).To(t247)
model.Operation('ADD', t247, c248, 0).To(t249)
model.Operation('ADD', t249, c250, 0).To(t251)
model.Operation('ADD', t251, c252, 0).To(t253)
model.Operation('ADD', t253, c254, 0).To(t255)
model.Operation('ADD', t255, c256, 0).To(t257)
model.Operation('ADD', t257, c258, 0).To(t259)
model.Operation('MAXIMUM', t259, c260).To(t261)
model.Operation('MINIMUM', t261, t227).To(t262)
model.Operation('MINIMUM', t261, t195).To(t263)
model.Operation('MINIMUM', t261, t131).To(t264)
model.Operation('MINIMUM', t261, t67).To(t265)
model.Operation('MINIMUM', t261, t3).To(t266)
Example({
    x1: [178, 144, 98, 71, 110, 168],
    t261: [179, 145, 122, 122, 122, 169],
    t262: [179, 145, 122, 122, 122, 169],
    t263: [179, 145, 122, 122, 122, 169],
    t264: [179, 145, 122, 122, 122, 169],
    t265: [179, 145, 122, 122, 122, 169],
    t266: [179, 145, 100, 73, 112, 169],
}, name='across_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t65: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t79: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t83: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t87: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c88: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c90: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t91: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c92: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c94: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t95: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c96: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t97: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c98: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t99: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c100: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t101: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c102: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t103: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c104: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t105: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c106: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t107: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c108: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t109: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c110: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t111: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c112: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t113: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c114: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t115: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c116: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t117: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c118: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t119: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c120: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t121: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c122: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t123: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c124: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t125: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c126: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t127: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c128: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t129: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c130: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t131: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c132: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t133: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c134: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t135: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c136: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t137: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c138: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t139: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c140: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t141: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c142: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t143: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c144: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t145: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c146: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t147: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c148: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t149: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c150: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t151: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c152: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t153: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c154: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t155: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c156: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t157: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c158: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t159: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c160: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t161: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c162: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t163: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c164: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t165: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c166: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t167: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c168: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t169: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c170: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t171: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c172: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t173: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c174: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t175: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c176: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t177: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c178: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t179: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c180: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t181: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c182: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t183: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c184: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t185: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c186: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t187: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c188: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t189: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c190: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t191: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c192: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t193: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c194: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t195: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c196: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t197: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c198: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t199: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c200: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t201: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c202: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t203: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c204: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t205: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c206: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t207: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c208: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t209: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c210: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t211: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c212: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t213: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c214: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t215: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c216: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t217: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c218: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t219: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c220: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t221: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c222: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t223: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c224: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t225: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c226: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t227: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c228: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t229: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c230: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t231: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c232: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t233: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c234: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t235: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c236: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t237: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c238: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t239: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c240: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t241: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c242: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t243: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c244: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t245: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c246: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t247: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c248: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t249: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c250: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t251: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c252: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t253: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c254: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t255: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c256: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t257: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c258: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t259: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c260: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t261: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t262: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t263: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t264: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t265: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t266: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
