# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_BATCH_ND: images with channels first, and what knows no layout.

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t2 = Internal('t2', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c3 = Parameter('c3', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t4 = Internal('t4', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c6 = Parameter('c6', ('TENSOR_INT32', [2]), [1, 2])
c5 = Parameter('c5', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t7 = Internal('t7', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c8 = Parameter('c8', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c9 = Parameter('c9', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t10 = Internal('t10', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t11 = Output('t11', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
t12 = Output('t12', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
x13 = Input('x13', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t14 = Internal('t14', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c15 = Parameter('c15', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t16 = Internal('t16', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [1, 2])
c17 = Parameter('c17', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t19 = Internal('t19', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c20 = Parameter('c20', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c21 = Parameter('c21', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t22 = Internal('t22', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t23 = Internal('t23', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x24 = Input('x24', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t25 = Internal('t25', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t27 = Internal('t27', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c29 = Parameter('c29', ('TENSOR_INT32', [2]), [1, 2])
c28 = Parameter('c28', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t30 = Internal('t30', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c31 = Parameter('c31', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c32 = Parameter('c32', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t33 = Internal('t33', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c34 = Parameter('c34', ('TENSOR_INT32', [2]), [1, 24])
t35 = Output('t35', ('TENSOR_FLOAT32', [1, 24]))
x36 = Input('x36', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t37 = Internal('t37', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c38 = Parameter('c38', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t39 = Internal('t39', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c41 = Parameter('c41', ('TENSOR_INT32', [2]), [1, 2])
c40 = Parameter('c40', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t42 = Internal('t42', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c43 = Parameter('c43', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c44 = Parameter('c44', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t45 = Internal('t45', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c46 = Parameter('c46', ('TENSOR_INT32', [2]), [8, 3])
t47 = Output('t47', ('TENSOR_FLOAT32', [8, 3]))
x48 = Input('x48', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t49 = Internal('t49', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c50 = Parameter('c50', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t51 = Internal('t51', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c53 = Parameter('c53', ('TENSOR_INT32', [2]), [1, 2])
c52 = Parameter('c52', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t54 = Internal('t54', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c55 = Parameter('c55', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c56 = Parameter('c56', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t57 = Internal('t57', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t58 = Internal('t58', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c59 = Parameter('c59', ('TENSOR_INT32', [2]), [1, -1])
t60 = Output('t60', ('TENSOR_FLOAT32', [1, 24]))
x61 = Input('x61', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t62 = Internal('t62', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c63 = Parameter('c63', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t64 = Internal('t64', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c66 = Parameter('c66', ('TENSOR_INT32', [2]), [1, 2])
c65 = Parameter('c65', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t67 = Internal('t67', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c68 = Parameter('c68', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c69 = Parameter('c69', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t70 = Internal('t70', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x71 = Input('x71', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t72 = Internal('t72', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c73 = Parameter('c73', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t74 = Internal('t74', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c76 = Parameter('c76', ('TENSOR_INT32', [2]), [1, 2])
c75 = Parameter('c75', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t77 = Internal('t77', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c78 = Parameter('c78', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c79 = Parameter('c79', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t80 = Internal('t80', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t81 = Internal('t81', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c82 = Parameter('c82', ('TENSOR_INT32', [2]), [3, -1])
t83 = Output('t83', ('TENSOR_FLOAT32', [3, 8]))
c84 = Parameter('c84', ('TENSOR_INT32', [2]), [-1, 2])
t85 = Output('t85', ('TENSOR_FLOAT32', [6, 2]))
x86 = Input('x86', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t87 = Internal('t87', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c88 = Parameter('c88', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t89 = Internal('t89', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c91 = Parameter('c91', ('TENSOR_INT32', [2]), [1, 2])
c90 = Parameter('c90', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t92 = Internal('t92', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c93 = Parameter('c93', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c94 = Parameter('c94', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t95 = Internal('t95', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c96 = Parameter('c96', ('TENSOR_FLOAT32', [2, 24]), [1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0,
    0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0,
    -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0])
c97 = Parameter('c97', ('TENSOR_FLOAT32', [2]), [1.0, -2.0])
t98 = Output('t98', ('TENSOR_FLOAT32', [1, 2]))
x99 = Input('x99', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t100 = Internal('t100', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c101 = Parameter('c101', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t102 = Internal('t102', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c104 = Parameter('c104', ('TENSOR_INT32', [2]), [1, 2])
c103 = Parameter('c103', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t105 = Internal('t105', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c106 = Parameter('c106', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c107 = Parameter('c107', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t108 = Internal('t108', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x109 = Input('x109', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t110 = Output('t110', ('TENSOR_FLOAT32', [1, 4, 3, 4]))
x111 = Input('x111', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t112 = Internal('t112', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c113 = Parameter('c113', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t114 = Internal('t114', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c116 = Parameter('c116', ('TENSOR_INT32', [2]), [1, 2])
c115 = Parameter('c115', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t117 = Internal('t117', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c118 = Parameter('c118', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c119 = Parameter('c119', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t120 = Internal('t120', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x121 = Input('x121', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t122 = Internal('t122', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c123 = Parameter('c123', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t124 = Internal('t124', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c126 = Parameter('c126', ('TENSOR_INT32', [2]), [1, 2])
c125 = Parameter('c125', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t127 = Internal('t127', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c128 = Parameter('c128', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c129 = Parameter('c129', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t130 = Internal('t130', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t131 = Output('t131', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
x132 = Input('x132', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t133 = Internal('t133', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c134 = Parameter('c134', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t135 = Internal('t135', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c137 = Parameter('c137', ('TENSOR_INT32', [2]), [1, 2])
c136 = Parameter('c136', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t138 = Internal('t138', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c139 = Parameter('c139', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c140 = Parameter('c140', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t141 = Internal('t141', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c142 = Parameter('c142', ('TENSOR_FLOAT32', [2, 1, 1]), [0.5, -1.0])
t143 = Output('t143', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x144 = Input('x144', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t145 = Internal('t145', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c146 = Parameter('c146', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t147 = Internal('t147', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c149 = Parameter('c149', ('TENSOR_INT32', [2]), [1, 2])
c148 = Parameter('c148', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t150 = Internal('t150', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c151 = Parameter('c151', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c152 = Parameter('c152', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t153 = Internal('t153', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c154 = Parameter('c154', ('TENSOR_FLOAT32', [4]), [0.5, 1.0, -1.5, 2.0])
t155 = Output('t155', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x156 = Input('x156', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t157 = Internal('t157', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c158 = Parameter('c158', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t159 = Internal('t159', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c161 = Parameter('c161', ('TENSOR_INT32', [2]), [1, 2])
c160 = Parameter('c160', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t162 = Internal('t162', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c163 = Parameter('c163', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c164 = Parameter('c164', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t165 = Internal('t165', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x166 = Input('x166', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t167 = Output('t167', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x168 = Input('x168', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t169 = Internal('t169', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c170 = Parameter('c170', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t171 = Internal('t171', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c173 = Parameter('c173', ('TENSOR_INT32', [2]), [1, 2])
c172 = Parameter('c172', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t174 = Internal('t174', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c175 = Parameter('c175', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c176 = Parameter('c176', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t177 = Internal('t177', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c178 = Parameter('c178', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t179 = Output('t179', ('TENSOR_FLOAT32', [1, 3, 4, 2]))
x180 = Input('x180', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t181 = Internal('t181', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c182 = Parameter('c182', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t183 = Internal('t183', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c185 = Parameter('c185', ('TENSOR_INT32', [2]), [1, 2])
c184 = Parameter('c184', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t186 = Internal('t186', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c187 = Parameter('c187', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c188 = Parameter('c188', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t189 = Internal('t189', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c190 = Parameter('c190', ('TENSOR_INT32', [4]), [0, 1, 3, 2])
t191 = Output('t191', ('TENSOR_FLOAT32', [1, 2, 4, 3]))
x192 = Input('x192', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t193 = Internal('t193', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c194 = Parameter('c194', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t195 = Internal('t195', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c197 = Parameter('c197', ('TENSOR_INT32', [2]), [1, 2])
c196 = Parameter('c196', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t198 = Internal('t198', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c199 = Parameter('c199', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c200 = Parameter('c200', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t201 = Internal('t201', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c202 = Parameter('c202', ('TENSOR_INT32', [1]), [1])
t203 = Output('t203', ('TENSOR_FLOAT32', [1, 3, 4]))
x204 = Input('x204', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t205 = Internal('t205', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c206 = Parameter('c206', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t207 = Internal('t207', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c209 = Parameter('c209', ('TENSOR_INT32', [2]), [1, 2])
c208 = Parameter('c208', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t210 = Internal('t210', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c211 = Parameter('c211', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c212 = Parameter('c212', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t213 = Internal('t213', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c214 = Parameter('c214', ('TENSOR_INT32', [2]), [2, 3])
t215 = Output('t215', ('TENSOR_FLOAT32', [1, 2, 1, 1]))
x216 = Input('x216', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t217 = Internal('t217', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c218 = Parameter('c218', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t219 = Internal('t219', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c221 = Parameter('c221', ('TENSOR_INT32', [2]), [1, 2])
c220 = Parameter('c220', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t222 = Internal('t222', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c223 = Parameter('c223', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c224 = Parameter('c224', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t225 = Internal('t225', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c226 = Parameter('c226', ('TENSOR_INT32', [4]), [0, 1, 0, 1])
c227 = Parameter('c227', ('TENSOR_INT32', [4]), [1, 1, 3, 2])
t228 = Output('t228', ('TENSOR_FLOAT32', [1, 1, 3, 2]))
x229 = Input('x229', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t230 = Internal('t230', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c231 = Parameter('c231', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t232 = Internal('t232', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c234 = Parameter('c234', ('TENSOR_INT32', [2]), [1, 2])
c233 = Parameter('c233', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t235 = Internal('t235', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c236 = Parameter('c236', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c237 = Parameter('c237', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t238 = Internal('t238', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t239 = Output('t239', ('TENSOR_INT32', [1, 3, 4]))
x240 = Input('x240', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t241 = Internal('t241', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c242 = Parameter('c242', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t243 = Internal('t243', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c245 = Parameter('c245', ('TENSOR_INT32', [2]), [1, 2])
c244 = Parameter('c244', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t246 = Internal('t246', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c247 = Parameter('c247', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c248 = Parameter('c248', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t249 = Internal('t249', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c250 = Parameter('c250', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t251 = Output('t251', ('TENSOR_FLOAT32', [1, 3, 3, 5]))
x252 = Input('x252', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t253 = Internal('t253', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c254 = Parameter('c254', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t255 = Internal('t255', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c257 = Parameter('c257', ('TENSOR_INT32', [2]), [1, 2])
c256 = Parameter('c256', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t258 = Internal('t258', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c259 = Parameter('c259', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c260 = Parameter('c260', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t261 = Internal('t261', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t262 = Output('t262', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
x263 = Input('x263', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t264 = Internal('t264', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c265 = Parameter('c265', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t266 = Internal('t266', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c268 = Parameter('c268', ('TENSOR_INT32', [2]), [1, 2])
c267 = Parameter('c267', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t269 = Internal('t269', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c270 = Parameter('c270', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c271 = Parameter('c271', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t272 = Internal('t272', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t273 = Output('t273', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 3, True).To(t2)
model.Operation('ADD', t2, c3, 0).To(t4)
model.Operation('SPACE_TO_BATCH_ND', t4, c6, c5, True).To(t7)
model.Operation('SLICE', t7, c8, c9).To(t10)
model.Operation('SPLIT', t10, 1, 2).To(t11, t12)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x13, 8, 3, True).To(t14)
model.Operation('ADD', t14, c15, 0).To(t16)
model.Operation('SPACE_TO_BATCH_ND', t16, c18, c17, True).To(t19)
model.Operation('SLICE', t19, c20, c21).To(t22)
model.Operation('MAX_POOL_2D', t22, 2, 1, 1, 2, 2, 0, True).To(t23)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x24, 8, 3, True).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('SPACE_TO_BATCH_ND', t27, c29, c28, True).To(t30)
model.Operation('SLICE', t30, c31, c32).To(t33)
model.Operation('RESHAPE', t33, c34).To(t35)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x36, 8, 3, True).To(t37)
model.Operation('ADD', t37, c38, 0).To(t39)
model.Operation('SPACE_TO_BATCH_ND', t39, c41, c40, True).To(t42)
model.Operation('SLICE', t42, c43, c44).To(t45)
model.Operation('RESHAPE', t45, c46).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x48, 8, 3, True).To(t49)
model.Operation('ADD', t49, c50, 0).To(t51)
model.Operation('SPACE_TO_BATCH_ND', t51, c53, c52, True).To(t54)
model.Operation('SLICE', t54, c55, c56).To(t57)
model.Operation('RELU', t57).To(t58)
model.Operation('RESHAPE', t58, c59).To(t60)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x61, 8, 3, True).To(t62)
model.Operation('ADD', t62, c63, 0).To(t64)
model.Operation('SPACE_TO_BATCH_ND', t64, c66, c65, True).To(t67)
model.Operation('SLICE', t67, c68, c69).To(t70)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x71, 8, 3, True).To(t72)
model.Operation('ADD', t72, c73, 0).To(t74)
model.Operation('SPACE_TO_BATCH_ND', t74, c76, c75, True).To(t77)
model.Operation('SLICE', t77, c78, c79).To(t80)
model.Operation('ADD', t70, t80, 0).To(t81)
model.Operation('RESHAPE', t81, c82).To(t83)
model.Operation('RESHAPE', t23, c84).To(t85)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x86, 8, 3, True).To(t87)
model.Operation('ADD', t87, c88, 0).To(t89)
model.Operation('SPACE_TO_BATCH_ND', t89, c91, c90, True).To(t92)
model.Operation('SLICE', t92, c93, c94).To(t95)
model.Operation('FULLY_CONNECTED', t95, c96, c97, 0).To(t98)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x99, 8, 3, True).To(t100)
model.Operation('ADD', t100, c101, 0).To(t102)
model.Operation('SPACE_TO_BATCH_ND', t102, c104, c103, True).To(t105)
model.Operation('SLICE', t105, c106, c107).To(t108)
model.Operation('CONCATENATION', t108, x109, 1).To(t110)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x111, 8, 3, True).To(t112)
model.Operation('ADD', t112, c113, 0).To(t114)
model.Operation('SPACE_TO_BATCH_ND', t114, c116, c115, True).To(t117)
model.Operation('SLICE', t117, c118, c119).To(t120)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x121, 8, 3, True).To(t122)
model.Operation('ADD', t122, c123, 0).To(t124)
model.Operation('SPACE_TO_BATCH_ND', t124, c126, c125, True).To(t127)
model.Operation('SLICE', t127, c128, c129).To(t130)
model.Operation('CONCATENATION', t120, t130, 3).To(t131)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x132, 8, 3, True).To(t133)
model.Operation('ADD', t133, c134, 0).To(t135)
model.Operation('SPACE_TO_BATCH_ND', t135, c137, c136, True).To(t138)
model.Operation('SLICE', t138, c139, c140).To(t141)
model.Operation('ADD', t141, c142, 0).To(t143)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x144, 8, 3, True).To(t145)
model.Operation('ADD', t145, c146, 0).To(t147)
model.Operation('SPACE_TO_BATCH_ND', t147, c149, c148, True).To(t150)
model.Operation('SLICE', t150, c151, c152).To(t153)
model.Operation('ADD', t153, c154, 0).To(t155)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x156, 8, 3, True).To(t157)
model.Operation('ADD', t157, c158, 0).To(t159)
model.Operation('SPACE_TO_BATCH_ND', t159, c161, c160, True).To(t162)
model.Operation('SLICE', t162, c163, c164).To(t165)
model.Operation('ADD', t165, x166, 0).To(t167)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x168, 8, 3, True).To(t169)
model.Operation('ADD', t169, c170, 0).To(t171)
model.Operation('SPACE_TO_BATCH_ND', t171, c173, c172, True).To(t174)
model.Operation('SLICE', t174, c175, c176).To(t177)
model.Operation('TRANSPOSE', t177, c178).To(t179)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x180, 8, 3, True).To(t181)
model.Operation('ADD', t181, c182, 0).To(t183)
model.Operation('SPACE_TO_BATCH_ND', t183, c185, c184, True).To(t186)
model.Operation('SLICE', t186, c187, c188).To(t189)
model.Operation('TRANSPOSE', t189, c190).To(t191)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x192, 8, 3, True).To(t193)
model.Operation('ADD', t193, c194, 0).To(t195)
model.Operation('SPACE_TO_BATCH_ND', t195, c197, c196, True).To(t198)
model.Operation('SLICE', t198, c199, c200).To(t201)
model.Operation('REDUCE_MAX', t201, c202, False).To(t203)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x204, 8, 3, True).To(t205)
model.Operation('ADD', t205, c206, 0).To(t207)
model.Operation('SPACE_TO_BATCH_ND', t207, c209, c208, True).To(t210)
model.Operation('SLICE', t210, c211, c212).To(t213)
model.Operation('REDUCE_MAX', t213, c214, True).To(t215)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x216, 8, 3, True).To(t217)
model.Operation('ADD', t217, c218, 0).To(t219)
model.Operation('SPACE_TO_BATCH_ND', t219, c221, c220, True).To(t222)
model.Operation('SLICE', t222, c223, c224).To(t225)
model.Operation('SLICE', t225, c226, c227).To(t228)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x229, 8, 3, True).To(t230)
model.Operation('ADD', t230, c231, 0).To(t232)
model.Operation('SPACE_TO_BATCH_ND', t232, c234, c233, True).To(t235)
model.Operation('SLICE', t235, c236, c237).To(t238)
model.Operation('ARGMAX', t238, 1).To(t239)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x240, 8, 3, True).To(t241)
model.Operation('ADD', t241, c242, 0).To(t243)
model.Operation('SPACE_TO_BATCH_ND', t243, c245, c244, True).To(t246)
model.Operation('SLICE', t246, c247, c248).To(t249)
model.Operation('PAD', t249, c250).To(t251)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x252, 8, 3, True).To(t253)
model.Operation('ADD', t253, c254, 0).To(t255)
model.Operation('SPACE_TO_BATCH_ND', t255, c257, c256, True).To(t258)
model.Operation('SLICE', t258, c259, c260).To(t261)
model.Operation('MAX_POOL_2D', t261, 2, 1, 1, 2, 2, 0, False).To(t262)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x263, 8, 3, True).To(t264)
model.Operation('ADD', t264, c265, 0).To(t266)
model.Operation('SPACE_TO_BATCH_ND', t266, c268, c267, True).To(t269)
model.Operation('SLICE', t269, c270, c271).To(t272)
model.Operation('SOFTMAX', t272, 1.0, 1).To(t273)
Example({
    x1: [-2.5, -0.5, -1.5, -0.5, -0.5, 2.0, -2.0, 0.5, -3.0, -2.5, 1.0, -4.0, -4.0, -0.5, 2.0, -1.0, 3.0,
    1.5, 4.0, 0.5, -4.0, -1.0, -1.5, -3.5],
    t11: [-2.0, 1.0, 1.0, 3.0, 0.0, 3.5, 0.5, 4.0, -2.5, -1.0, 3.5, -0.5],
    t12: [-3.5, 1.0, 4.5, 2.5, 3.5, 3.0, 6.5, 4.0, -3.5, 0.5, 1.0, 0.0],
    x13: [4.0, 3.0, 1.5, 3.0, -1.5, 3.5, -2.5, -3.0, -2.0, -2.0, 2.0, -1.5, -2.5, 1.0, 1.5, 2.0, 1.5, 3.0,
    -1.5, -1.0, 3.5, 2.5, 4.0, 1.0],
    x24: [1.0, 1.5, -4.0, -0.5, -1.0, 1.0, 1.0, 1.5, -2.5, 1.0, 4.0, -2.0, -3.0, -1.0, -2.5, -2.5, -3.0,
    -2.5, -2.0, -2.0, 3.5, 2.0, -0.5, -1.5],
    t35: [1.5, 3.0, -1.5, 3.0, -0.5, 2.5, 3.5, 5.0, -2.0, 2.5, 6.5, 1.5, -2.5, 0.5, 0.0, 1.0, -2.5, -1.0,
    0.5, 1.5, 4.0, 3.5, 2.0, 2.0],
    x36: [3.5, -3.5, -4.0, 4.0, 1.0, 1.0, 2.0, 1.5, 4.0, -2.0, -2.0, -3.0, 2.0, 2.0, 1.0, -1.0, 0.5, 1.0,
    -0.5, -2.5, -3.0, 2.0, -4.0, 2.5],
    t47: [4.0, -2.0, -1.5, 7.5, 1.5, 2.5, 4.5, 5.0, 4.5, -0.5, 0.5, 0.5, 2.5, 3.5, 3.5, 2.5, 1.0, 2.5, 2.0,
    1.0, -2.5, 3.5, -1.5, 6.0],
    x48: [2.0, 2.5, -3.5, 2.0, 4.0, 1.0, 3.5, -2.5, -1.0, 1.0, -2.5, 1.5, 0.5, 3.5, -3.0, 1.5, -2.0, 3.0,
    2.0, -3.5, 1.0, -3.0, 1.5, 2.0],
    t60: [2.5, 4.0, 0.0, 5.5, 4.5, 2.5, 6.0, 1.0, 0.0, 2.5, 0.0, 5.0, 1.0, 5.0, 0.0, 5.0, 0.0, 4.5, 4.5, 0.0,
    1.5, 0.0, 4.0, 5.5],
    x61: [3.0, 1.0, 2.5, -1.0, 1.0, 3.5, 2.0, 2.5, -1.0, -3.0, 2.5, 2.0, -2.0, 4.0, -3.0, 1.5, -0.5, 2.0,
    1.0, 1.0, -2.0, 4.0, 1.0, 2.0],
    x71: [-1.5, -1.0, 1.0, -3.0, -2.5, 1.0, 3.5, -4.0, -1.5, -2.5, 1.5, 3.0, 2.0, 2.5, 1.0, 1.0, 1.0, 1.0,
    -2.5, 3.0, -2.0, -1.5, 2.5, -4.0],
    t83: [2.5, 3.0, 8.5, 3.0, -0.5, 7.5, 10.5, 5.5, -1.5, -2.5, 9.0, 12.0, 1.0, 9.5, 3.0, 9.5, 1.5, 6.0, 3.5,
    11.0, -3.0, 5.5, 8.5, 5.0],
    t85: [5.0, 5.0, 6.5, 5.0, 5.0, 4.5, 4.5, 4.5, 5.5, 4.5, 6.5, 6.5],
    x86: [-2.0, -1.5, 3.5, 1.0, -3.5, 3.0, 2.5, -3.0, -2.0, 2.0, -3.0, 3.5, -2.5, 3.0, -1.5, 1.0, -2.5, 1.0,
    -2.0, -2.0, -3.0, 4.0, -0.5, -2.5],
    t98: [-3.5, 4.5],
    x99: [0.5, 3.0, 3.0, -2.0, -3.0, -3.0, 3.0, 3.5, 0.5, 1.0, -3.5, 3.5, 1.5, -1.5, 3.5, -1.5, 3.5, 0.5,
    2.5, 3.0, -2.0, -1.0, -0.5, 3.5],
    x109: [4.0, 1.0, -3.0, -3.0, 1.5, 3.0, 2.5, -1.0, 1.0, 3.5, 1.0, 2.0, 2.5, 1.0, 1.0, -4.0, 3.5, 4.0, 0.5,
    -3.5, 2.0, 0.5, -2.5, 1.0],
    t110: [1.0, 4.5, 5.5, 1.5, -2.5, -1.5, 5.5, 7.0, 1.0, 2.5, -1.0, 7.0, 2.0, 0.0, 6.0, 2.0, 4.0, 2.0, 5.0,
    6.5, -1.5, 0.5, 2.0, 7.0, 4.0, 1.0, -3.0, -3.0, 1.5, 3.0, 2.5, -1.0, 1.0, 3.5, 1.0, 2.0, 2.5,
    1.0, 1.0, -4.0, 3.5, 4.0, 0.5, -3.5, 2.0, 0.5, -2.5, 1.0],
    x111: [-3.5, 1.5, -1.0, -1.5, 4.0, 1.0, -3.0, 1.0, 1.0, 1.0, 1.5, 2.0, 1.0, -2.5, 0.5, -3.5, 1.0, 3.0,
    -2.5, 4.0, 3.5, -3.5, 1.5, 1.0],
    x121: [-1.0, 1.0, 0.5, -2.0, 1.0, 2.5, 1.0, -2.5, -3.5, 2.0, -3.5, 4.0, 3.0, 3.5, -4.0, 1.0, -3.5, -3.0,
    3.5, -2.5, 4.0, -0.5, -2.0, -4.0],
    t131: [-3.0, 3.0, 1.5, 2.0, -0.5, 2.5, 3.0, 1.5, 4.5, 2.5, -0.5, 4.5, 1.5, 4.0, 3.5, 1.0, 1.5, 2.5, 4.0,
    5.5, -3.0, 3.5, -1.0, 7.5, 1.5, -1.0, 3.0, 0.0, 3.5, 5.0, -1.5, 4.5, 1.5, 4.5, 0.0, 7.5, -3.0,
    -1.5, 6.0, 1.0, 4.0, -2.0, 4.0, 4.5, 4.5, 1.0, 0.5, -0.5],
    x132: [-4.0, -1.0, -2.0, -4.0, -3.0, 0.5, -3.5, -0.5, 3.0, 0.5, -0.5, -1.5, -3.5, -1.0, -1.5, 3.5, -4.0,
    2.5, -1.0, 0.5, -2.0, 1.0, 2.0, 1.0],
    t143: [-3.0, 1.0, 1.0, 0.0, -2.0, 2.5, -0.5, 3.5, 4.0, 2.5, 2.5, 2.5, -4.0, -0.5, 0.0, 6.0, -4.5, 3.0,
    0.5, 3.0, -2.5, 1.5, 3.5, 3.5],
    x144: [1.5, -1.0, -3.0, -0.5, -1.0, -4.0, 1.5, -1.0, -3.5, -1.5, 1.5, -3.0, 3.0, 1.0, -2.5, 1.0, 2.5, 2.0,
    -1.0, -2.0, -3.0, 2.5, -3.0, -3.0],
    t155: [2.5, 1.5, -2.0, 5.0, 0.0, -1.5, 2.5, 4.5, -2.5, 1.0, 2.5, 2.5, 4.0, 3.5, -1.5, 6.5, 3.5, 4.5, 0.0,
    3.5, -2.0, 5.0, -2.0, 2.5],
    x156: [-2.0, 1.0, -2.0, 3.5, -3.0, -0.5, 4.0, 3.5, 0.5, 2.5, 2.5, -0.5, 2.5, 4.0, 1.0, -2.0, -3.5, -1.0,
    -3.0, 3.5, -4.0, 4.0, 4.0, -1.5],
    x166: [0.5, 4.0, -3.0, -3.0, 3.5, 2.5, -1.0, -2.0, -3.0, -1.5, 0.5, 4.0, -0.5, -3.5, 3.5, 0.5, 0.5, -1.5,
    -1.0, 1.0, -3.0, -4.0, -4.0, 1.5],
    t167: [-1.0, 6.5, -2.5, 4.0, 1.0, 3.5, 5.5, 5.0, -2.0, 2.5, 5.5, 7.0, 2.5, 2.0, 7.0, 2.0, -2.5, -1.0,
    -1.5, 8.0, -6.5, 1.5, 2.5, 3.5],
    x168: [1.0, -2.5, 4.0, -1.0, 1.0, -4.0, 2.5, 3.5, -3.0, -2.0, -1.0, 1.0, 4.0, 2.0, 3.5, -3.5, 2.5, 3.5,
    -2.5, -0.5, -1.5, 1.0, -4.0, 1.0],
    t179: [1.5, 4.5, -1.0, 3.5, 6.5, 6.0, 2.5, 0.0, 1.5, 3.0, -2.5, 5.0, 5.0, 0.0, 7.0, 3.0, -2.5, -1.0, -0.5,
    2.5, 1.5, -1.5, 4.5, 4.5],
    x180: [-4.0, -1.5, -3.5, -1.0, 0.5, -4.0, 2.0, -2.5, 2.5, 0.5, -3.5, 1.0, 1.5, -2.5, -3.5, 1.0, 2.0, -2.0,
    -2.5, -2.5, 1.0, 1.5, -1.5, 4.0],
    t191: [-3.5, 1.0, 3.0, 0.0, -2.5, 2.0, -1.0, 4.5, -1.0, 2.5, 1.0, 4.5, 2.0, 2.5, 1.5, -1.0, -0.5, 3.0,
    -1.0, 0.0, 1.0, 4.5, 1.0, 7.5],
    x192: [-0.5, 4.0, -3.0, -3.0, 4.0, 3.0, 3.5, -3.0, -1.0, -1.5, -3.0, 3.0, -4.0, 2.0, 2.0, 1.0, -4.0, -3.0,
    -2.5, 1.0, -1.0, 1.0, 2.5, 3.5],
    t203: [0.0, 5.5, 4.5, 4.5, 4.5, 4.5, 6.0, 4.5, -0.5, 2.5, 5.0, 7.0],
    x204: [0.5, 0.5, 2.0, -3.0, 2.5, -4.0, -2.5, 1.0, -4.0, -2.0, -0.5, -3.0, -2.5, 1.5, 1.0, -1.0, -0.5,
    -0.5, -1.0, 3.5, -4.0, 1.0, -0.5, -3.5],
    t215: [4.5, 7.0],
    x216: [3.0, 2.5, -2.5, -1.5, 1.0, 2.5, 1.0, -1.0, -1.5, 2.0, 2.5, -2.5, 4.0, 1.5, 1.5, 3.5, 3.5, -3.0,
    3.0, 2.5, -2.0, 3.5, 2.0, 1.0],
    t228: [3.0, 4.0, -1.5, 5.5, 5.0, 4.5],
    x229: [1.5, 4.0, -4.0, -2.0, -2.0, 1.0, -1.5, -0.5, -1.5, 2.0, 1.5, 1.5, 3.5, -2.0, -1.0, 1.0, 1.5, -3.0,
    -2.0, -2.0, -1.5, -4.0, 2.5, -1.0],
    t239: [1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0],
    x240: [2.0, 4.0, 2.0, -4.0, 3.0, 2.0, 1.0, -2.0, -3.0, -2.5, -4.0, -4.0, -4.0, -1.5, 1.5, 2.0, -1.5, 3.5,
    1.5, 1.0, 1.0, 1.5, -1.5, 2.5],
    t251: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.5, 5.5, 4.5, -0.5,
    0.0, 3.5, 3.5, 3.5, 1.5, 0.0, -2.5, -1.0, -1.5, -0.5, 0.0, -3.5, 0.0, 4.0, 5.5, 0.0, -1.0, 5.0,
    4.0, 4.5, 0.0, 1.5, 3.0, 1.0, 6.0, 0.0],
    x252: [-2.5, 2.5, -2.5, 1.0, 0.5, 1.0, 2.0, 2.5, 0.5, -2.0, -2.5, -0.5, 1.5, 1.5, -4.0, -1.0, 1.5, -2.5,
    -3.0, 1.0, 1.5, 3.0, -0.5, -2.5],
    t262: [2.0, 4.0, 4.5, 6.0, 2.0, 4.5, 4.5, 6.0],
    x263: [1.5, 0.5, -3.5, -2.0, -0.5, -3.5, 2.5, -3.5, -3.0, 3.5, 2.0, 0.5, -2.0, -3.5, -3.0, 0.5, -2.0,
    -2.0, 3.0, 3.0, 1.0, -1.0, -2.0, 1.0],
    t273: [0.97068775, 0.98201376, 0.37754068, 0.07585818, 0.8175745, 0.18242553, 0.37754068, 0.0015011822,
    0.01798621, 0.9890131, 0.98201376, 0.37754068, 0.02931223, 0.01798621, 0.62245935, 0.9241418,
    0.18242553, 0.8175745, 0.62245935, 0.9984988, 0.98201376, 0.010986943, 0.01798621, 0.62245935],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t2 = Internal('t2', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_INT32', [2]), [1, 2])
c5 = Parameter('c5', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c9 = Parameter('c9', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.5, 120))
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.5, 120))
x13 = Input('x13', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c15 = Parameter('c15', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [1, 2])
c17 = Parameter('c17', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c21 = Parameter('c21', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x24 = Input('x24', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t25 = Internal('t25', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_INT32', [2]), [1, 2])
c28 = Parameter('c28', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c31 = Parameter('c31', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c32 = Parameter('c32', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t33 = Internal('t33', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_INT32', [2]), [1, 24])
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [1, 24], 0.5, 120))
x36 = Input('x36', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t37 = Internal('t37', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c41 = Parameter('c41', ('TENSOR_INT32', [2]), [1, 2])
c40 = Parameter('c40', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t42 = Internal('t42', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c43 = Parameter('c43', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c44 = Parameter('c44', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t45 = Internal('t45', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_INT32', [2]), [8, 3])
t47 = Output('t47', ('TENSOR_QUANT8_ASYMM', [8, 3], 0.5, 120))
x48 = Input('x48', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t49 = Internal('t49', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c50 = Parameter('c50', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c53 = Parameter('c53', ('TENSOR_INT32', [2]), [1, 2])
c52 = Parameter('c52', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t54 = Internal('t54', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c55 = Parameter('c55', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c56 = Parameter('c56', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t57 = Internal('t57', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t58 = Internal('t58', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c59 = Parameter('c59', ('TENSOR_INT32', [2]), [1, -1])
t60 = Output('t60', ('TENSOR_QUANT8_ASYMM', [1, 24], 0.5, 120))
x61 = Input('x61', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t62 = Internal('t62', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c63 = Parameter('c63', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t64 = Internal('t64', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c66 = Parameter('c66', ('TENSOR_INT32', [2]), [1, 2])
c65 = Parameter('c65', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t67 = Internal('t67', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c68 = Parameter('c68', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c69 = Parameter('c69', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t70 = Internal('t70', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x71 = Input('x71', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t72 = Internal('t72', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c73 = Parameter('c73', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t74 = Internal('t74', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c76 = Parameter('c76', ('TENSOR_INT32', [2]), [1, 2])
c75 = Parameter('c75', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t77 = Internal('t77', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c78 = Parameter('c78', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c79 = Parameter('c79', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t80 = Internal('t80', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t81 = Internal('t81', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c82 = Parameter('c82', ('TENSOR_INT32', [2]), [3, -1])
t83 = Output('t83', ('TENSOR_QUANT8_ASYMM', [3, 8], 0.5, 120))
c84 = Parameter('c84', ('TENSOR_INT32', [2]), [-1, 2])
t85 = Output('t85', ('TENSOR_QUANT8_ASYMM', [6, 2], 0.5, 120))
x86 = Input('x86', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t87 = Internal('t87', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c88 = Parameter('c88', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t89 = Internal('t89', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c91 = Parameter('c91', ('TENSOR_INT32', [2]), [1, 2])
c90 = Parameter('c90', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t92 = Internal('t92', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c93 = Parameter('c93', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c94 = Parameter('c94', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t95 = Internal('t95', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c96 = Parameter('c96', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.5, 128), [130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128,
    130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128,
    128, 130, 128, 126, 128, 128, 130, 128, 126])
c97 = Parameter('c97', ('TENSOR_INT32', [2], 0.25, 0), [4, -8])
t98 = Output('t98', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.5, 120))
x99 = Input('x99', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t100 = Internal('t100', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c101 = Parameter('c101', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t102 = Internal('t102', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c104 = Parameter('c104', ('TENSOR_INT32', [2]), [1, 2])
c103 = Parameter('c103', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t105 = Internal('t105', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c106 = Parameter('c106', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c107 = Parameter('c107', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t108 = Internal('t108', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x109 = Input('x109', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t110 = Output('t110', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 4], 0.5, 120))
x111 = Input('x111', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t112 = Internal('t112', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c113 = Parameter('c113', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t114 = Internal('t114', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c116 = Parameter('c116', ('TENSOR_INT32', [2]), [1, 2])
c115 = Parameter('c115', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t117 = Internal('t117', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c118 = Parameter('c118', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c119 = Parameter('c119', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t120 = Internal('t120', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x121 = Input('x121', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t122 = Internal('t122', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c123 = Parameter('c123', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t124 = Internal('t124', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c126 = Parameter('c126', ('TENSOR_INT32', [2]), [1, 2])
c125 = Parameter('c125', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t127 = Internal('t127', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c128 = Parameter('c128', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c129 = Parameter('c129', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t130 = Internal('t130', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t131 = Output('t131', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
x132 = Input('x132', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t133 = Internal('t133', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c134 = Parameter('c134', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t135 = Internal('t135', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c137 = Parameter('c137', ('TENSOR_INT32', [2]), [1, 2])
c136 = Parameter('c136', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t138 = Internal('t138', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c139 = Parameter('c139', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c140 = Parameter('c140', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t141 = Internal('t141', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c142 = Parameter('c142', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.5, 120), [121, 118])
t143 = Output('t143', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x144 = Input('x144', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t145 = Internal('t145', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c146 = Parameter('c146', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t147 = Internal('t147', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c149 = Parameter('c149', ('TENSOR_INT32', [2]), [1, 2])
c148 = Parameter('c148', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t150 = Internal('t150', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c151 = Parameter('c151', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c152 = Parameter('c152', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t153 = Internal('t153', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c154 = Parameter('c154', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [121, 122, 117, 124])
t155 = Output('t155', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x156 = Input('x156', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t157 = Internal('t157', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c158 = Parameter('c158', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t159 = Internal('t159', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c161 = Parameter('c161', ('TENSOR_INT32', [2]), [1, 2])
c160 = Parameter('c160', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t162 = Internal('t162', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c163 = Parameter('c163', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c164 = Parameter('c164', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t165 = Internal('t165', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x166 = Input('x166', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t167 = Output('t167', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x168 = Input('x168', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t169 = Internal('t169', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c170 = Parameter('c170', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t171 = Internal('t171', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c173 = Parameter('c173', ('TENSOR_INT32', [2]), [1, 2])
c172 = Parameter('c172', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t174 = Internal('t174', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c175 = Parameter('c175', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c176 = Parameter('c176', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t177 = Internal('t177', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c178 = Parameter('c178', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t179 = Output('t179', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.5, 120))
x180 = Input('x180', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t181 = Internal('t181', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c182 = Parameter('c182', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t183 = Internal('t183', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c185 = Parameter('c185', ('TENSOR_INT32', [2]), [1, 2])
c184 = Parameter('c184', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t186 = Internal('t186', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c187 = Parameter('c187', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c188 = Parameter('c188', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t189 = Internal('t189', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c190 = Parameter('c190', ('TENSOR_INT32', [4]), [0, 1, 3, 2])
t191 = Output('t191', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 3], 0.5, 120))
x192 = Input('x192', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t193 = Internal('t193', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c194 = Parameter('c194', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t195 = Internal('t195', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c197 = Parameter('c197', ('TENSOR_INT32', [2]), [1, 2])
c196 = Parameter('c196', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t198 = Internal('t198', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c199 = Parameter('c199', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c200 = Parameter('c200', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t201 = Internal('t201', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c202 = Parameter('c202', ('TENSOR_INT32', [1]), [1])
t203 = Output('t203', ('TENSOR_QUANT8_ASYMM', [1, 3, 4], 0.5, 120))
x204 = Input('x204', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t205 = Internal('t205', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c206 = Parameter('c206', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t207 = Internal('t207', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c209 = Parameter('c209', ('TENSOR_INT32', [2]), [1, 2])
c208 = Parameter('c208', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t210 = Internal('t210', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c211 = Parameter('c211', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c212 = Parameter('c212', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t213 = Internal('t213', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c214 = Parameter('c214', ('TENSOR_INT32', [2]), [2, 3])
t215 = Output('t215', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 1], 0.5, 120))
x216 = Input('x216', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t217 = Internal('t217', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c218 = Parameter('c218', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t219 = Internal('t219', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c221 = Parameter('c221', ('TENSOR_INT32', [2]), [1, 2])
c220 = Parameter('c220', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t222 = Internal('t222', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c223 = Parameter('c223', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c224 = Parameter('c224', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t225 = Internal('t225', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c226 = Parameter('c226', ('TENSOR_INT32', [4]), [0, 1, 0, 1])
c227 = Parameter('c227', ('TENSOR_INT32', [4]), [1, 1, 3, 2])
t228 = Output('t228', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 2], 0.5, 120))
x229 = Input('x229', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t230 = Internal('t230', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c231 = Parameter('c231', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t232 = Internal('t232', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c234 = Parameter('c234', ('TENSOR_INT32', [2]), [1, 2])
c233 = Parameter('c233', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t235 = Internal('t235', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c236 = Parameter('c236', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c237 = Parameter('c237', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t238 = Internal('t238', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t239 = Output('t239', ('TENSOR_INT32', [1, 3, 4]))
x240 = Input('x240', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t241 = Internal('t241', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c242 = Parameter('c242', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t243 = Internal('t243', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c245 = Parameter('c245', ('TENSOR_INT32', [2]), [1, 2])
c244 = Parameter('c244', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t246 = Internal('t246', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c247 = Parameter('c247', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c248 = Parameter('c248', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t249 = Internal('t249', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c250 = Parameter('c250', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t251 = Output('t251', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 5], 0.5, 120))
x252 = Input('x252', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t253 = Internal('t253', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c254 = Parameter('c254', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t255 = Internal('t255', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c257 = Parameter('c257', ('TENSOR_INT32', [2]), [1, 2])
c256 = Parameter('c256', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t258 = Internal('t258', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c259 = Parameter('c259', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c260 = Parameter('c260', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t261 = Internal('t261', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t262 = Output('t262', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 3, True).To(t2)
model.Operation('ADD', t2, c3, 0).To(t4)
model.Operation('SPACE_TO_BATCH_ND', t4, c6, c5, True).To(t7)
model.Operation('SLICE', t7, c8, c9).To(t10)
model.Operation('SPLIT', t10, 1, 2).To(t11, t12)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x13, 8, 3, True).To(t14)
model.Operation('ADD', t14, c15, 0).To(t16)
model.Operation('SPACE_TO_BATCH_ND', t16, c18, c17, True).To(t19)
model.Operation('SLICE', t19, c20, c21).To(t22)
model.Operation('MAX_POOL_2D', t22, 2, 1, 1, 2, 2, 0, True).To(t23)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x24, 8, 3, True).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('SPACE_TO_BATCH_ND', t27, c29, c28, True).To(t30)
model.Operation('SLICE', t30, c31, c32).To(t33)
model.Operation('RESHAPE', t33, c34).To(t35)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x36, 8, 3, True).To(t37)
model.Operation('ADD', t37, c38, 0).To(t39)
model.Operation('SPACE_TO_BATCH_ND', t39, c41, c40, True).To(t42)
model.Operation('SLICE', t42, c43, c44).To(t45)
model.Operation('RESHAPE', t45, c46).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x48, 8, 3, True).To(t49)
model.Operation('ADD', t49, c50, 0).To(t51)
model.Operation('SPACE_TO_BATCH_ND', t51, c53, c52, True).To(t54)
model.Operation('SLICE', t54, c55, c56).To(t57)
model.Operation('RELU', t57).To(t58)
model.Operation('RESHAPE', t58, c59).To(t60)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x61, 8, 3, True).To(t62)
model.Operation('ADD', t62, c63, 0).To(t64)
model.Operation('SPACE_TO_BATCH_ND', t64, c66, c65, True).To(t67)
model.Operation('SLICE', t67, c68, c69).To(t70)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x71, 8, 3, True).To(t72)
model.Operation('ADD', t72, c73, 0).To(t74)
model.Operation('SPACE_TO_BATCH_ND', t74, c76, c75, True).To(t77)
model.Operation('SLICE', t77, c78, c79).To(t80)
model.Operation('ADD', t70, t80, 0).To(t81)
model.Operation('RESHAPE', t81, c82).To(t83)
model.Operation('RESHAPE', t23, c84).To(t85)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x86, 8, 3, True).To(t87)
model.Operation('ADD', t87, c88, 0).To(t89)
model.Operation('SPACE_TO_BATCH_ND', t89, c91, c90, True).To(t92)
model.Operation('SLICE', t92, c93, c94).To(t95)
model.Operation('FULLY_CONNECTED', t95, c96, c97, 0).To(t98)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x99, 8, 3, True).To(t100)
model.Operation('ADD', t100, c101, 0).To(t102)
model.Operation('SPACE_TO_BATCH_ND', t102, c104, c103, True).To(t105)
model.Operation('SLICE', t105, c106, c107).To(t108)
model.Operation('CONCATENATION', t108, x109, 1).To(t110)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x111, 8, 3, True).To(t112)
model.Operation('ADD', t112, c113, 0).To(t114)
model.Operation('SPACE_TO_BATCH_ND', t114, c116, c115, True).To(t117)
model.Operation('SLICE', t117, c118, c119).To(t120)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x121, 8, 3, True).To(t122)
model.Operation('ADD', t122, c123, 0).To(t124)
model.Operation('SPACE_TO_BATCH_ND', t124, c126, c125, True).To(t127)
model.Operation('SLICE', t127, c128, c129).To(t130)
model.Operation('CONCATENATION', t120, t130, 3).To(t131)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x132, 8, 3, True).To(t133)
model.Operation('ADD', t133, c134, 0).To(t135)
model.Operation('SPACE_TO_BATCH_ND', t135, c137, c136, True).To(t138)
model.Operation('SLICE', t138, c139, c140).To(t141)
model.Operation('ADD', t141, c142, 0).To(t143)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x144, 8, 3, True).To(t145)
model.Operation('ADD', t145, c146, 0).To(t147)
model.Operation('SPACE_TO_BATCH_ND', t147, c149, c148, True).To(t150)
model.Operation('SLICE', t150, c151, c152).To(t153)
model.Operation('ADD', t153, c154, 0).To(t155)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x156, 8, 3, True).To(t157)
model.Operation('ADD', t157, c158, 0).To(t159)
model.Operation('SPACE_TO_BATCH_ND', t159, c161, c160, True).To(t162)
model.Operation('SLICE', t162, c163, c164).To(t165)
model.Operation('ADD', t165, x166, 0).To(t167)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x168, 8, 3, True).To(t169)
model.Operation('ADD', t169, c170, 0).To(t171)
model.Operation('SPACE_TO_BATCH_ND', t171, c173, c172, True).To(t174)
model.Operation('SLICE', t174, c175, c176).To(t177)
model.Operation('TRANSPOSE', t177, c178).To(t179)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x180, 8, 3, True).To(t181)
model.Operation('ADD', t181, c182, 0).To(t183)
model.Operation('SPACE_TO_BATCH_ND', t183, c185, c184, True).To(t186)
model.Operation('SLICE', t186, c187, c188).To(t189)
model.Operation('TRANSPOSE', t189, c190).To(t191)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x192, 8, 3, True).To(t193)
model.Operation('ADD', t193, c194, 0).To(t195)
model.Operation('SPACE_TO_BATCH_ND', t195, c197, c196, True).To(t198)
model.Operation('SLICE', t198, c199, c200).To(t201)
model.Operation('REDUCE_MAX', t201, c202, False).To(t203)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x204, 8, 3, True).To(t205)
model.Operation('ADD', t205, c206, 0).To(t207)
model.Operation('SPACE_TO_BATCH_ND', t207, c209, c208, True).To(t210)
model.Operation('SLICE', t210, c211, c212).To(t213)
model.Operation('REDUCE_MAX', t213, c214, True).To(t215)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x216, 8, 3, True).To(t217)
model.Operation('ADD', t217, c218, 0).To(t219)
model.Operation('SPACE_TO_BATCH_ND', t219, c221, c220, True).To(t222)
model.Operation('SLICE', t222, c223, c224).To(t225)
model.Operation('SLICE', t225, c226, c227).To(t228)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x229, 8, 3, True).To(t230)
model.Operation('ADD', t230, c231, 0).To(t232)
model.Operation('SPACE_TO_BATCH_ND', t232, c234, c233, True).To(t235)
model.Operation('SLICE', t235, c236, c237).To(t238)
model.Operation('ARGMAX', t238, 1).To(t239)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x240, 8, 3, True).To(t241)
model.Operation('ADD', t241, c242, 0).To(t243)
model.Operation('SPACE_TO_BATCH_ND', t243, c245, c244, True).To(t246)
model.Operation('SLICE', t246, c247, c248).To(t249)
model.Operation('PAD', t249, c250).To(t251)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x252, 8, 3, True).To(t253)
model.Operation('ADD', t253, c254, 0).To(t255)
model.Operation('SPACE_TO_BATCH_ND', t255, c257, c256, True).To(t258)
model.Operation('SLICE', t258, c259, c260).To(t261)
model.Operation('MAX_POOL_2D', t261, 2, 1, 1, 2, 2, 0, False).To(t262)
Example({
    x1: [115, 119, 117, 119, 119, 124, 116, 121, 114, 115, 122, 112, 112, 119, 124, 118, 126, 123, 128, 121,
    112, 118, 117, 113],
    t11: [116, 122, 122, 126, 120, 127, 121, 128, 115, 118, 127, 119],
    t12: [113, 122, 129, 125, 127, 126, 133, 128, 113, 121, 122, 120],
    x13: [128, 126, 123, 126, 117, 127, 115, 114, 116, 116, 124, 117, 115, 122, 123, 124, 123, 126, 117, 118,
    127, 125, 128, 122],
    x24: [122, 123, 112, 119, 118, 122, 122, 123, 115, 122, 128, 116, 114, 118, 115, 115, 114, 115, 116, 116,
    127, 124, 119, 117],
    t35: [123, 126, 117, 126, 119, 125, 127, 130, 116, 125, 133, 123, 115, 121, 120, 122, 115, 118, 121, 123,
    128, 127, 124, 124],
    x36: [127, 113, 112, 128, 122, 122, 124, 123, 128, 116, 116, 114, 124, 124, 122, 118, 121, 122, 119, 115,
    114, 124, 112, 125],
    t47: [128, 116, 117, 135, 123, 125, 129, 130, 129, 119, 121, 121, 125, 127, 127, 125, 122, 125, 124, 122,
    115, 127, 117, 132],
    x48: [124, 125, 113, 124, 128, 122, 127, 115, 118, 122, 115, 123, 121, 127, 114, 123, 116, 126, 124, 113,
    122, 114, 123, 124],
    t60: [125, 128, 120, 131, 129, 125, 132, 122, 120, 125, 120, 130, 122, 130, 120, 130, 120, 129, 129, 120,
    123, 120, 128, 131],
    x61: [126, 122, 125, 118, 122, 127, 124, 125, 118, 114, 125, 124, 116, 128, 114, 123, 119, 124, 122, 122,
    116, 128, 122, 124],
    x71: [117, 118, 122, 114, 115, 122, 127, 112, 117, 115, 123, 126, 124, 125, 122, 122, 122, 122, 115, 126,
    116, 117, 125, 112],
    t83: [125, 126, 137, 126, 119, 135, 141, 131, 117, 115, 138, 144, 122, 139, 126, 139, 123, 132, 127, 142,
    114, 131, 137, 130],
    t85: [130, 130, 133, 130, 130, 129, 129, 129, 131, 129, 133, 133],
    x86: [116, 117, 127, 122, 113, 126, 125, 114, 116, 124, 114, 127, 115, 126, 117, 122, 115, 122, 116, 116,
    114, 128, 119, 115],
    t98: [113, 129],
    x99: [121, 126, 126, 116, 114, 114, 126, 127, 121, 122, 113, 127, 123, 117, 127, 117, 127, 121, 125, 126,
    116, 118, 119, 127],
    x109: [128, 122, 114, 114, 123, 126, 125, 118, 122, 127, 122, 124, 125, 122, 122, 112, 127, 128, 121, 113,
    124, 121, 115, 122],
    t110: [122, 129, 131, 123, 115, 117, 131, 134, 122, 125, 118, 134, 124, 120, 132, 124, 128, 124, 130, 133,
    117, 121, 124, 134, 128, 122, 114, 114, 123, 126, 125, 118, 122, 127, 122, 124, 125, 122, 122,
    112, 127, 128, 121, 113, 124, 121, 115, 122],
    x111: [113, 123, 118, 117, 128, 122, 114, 122, 122, 122, 123, 124, 122, 115, 121, 113, 122, 126, 115, 128,
    127, 113, 123, 122],
    x121: [118, 122, 121, 116, 122, 125, 122, 115, 113, 124, 113, 128, 126, 127, 112, 122, 113, 114, 127, 115,
    128, 119, 116, 112],
    t131: [114, 126, 123, 124, 119, 125, 126, 123, 129, 125, 119, 129, 123, 128, 127, 122, 123, 125, 128, 131,
    114, 127, 118, 135, 123, 118, 126, 120, 127, 130, 117, 129, 123, 129, 120, 135, 114, 117, 132,
    122, 128, 116, 128, 129, 129, 122, 121, 119],
    x132: [112, 118, 116, 112, 114, 121, 113, 119, 126, 121, 119, 117, 113, 118, 117, 127, 112, 125, 118, 121,
    116, 122, 124, 122],
    t143: [114, 122, 122, 120, 116, 125, 119, 127, 128, 125, 125, 125, 112, 119, 120, 132, 111, 126, 121, 126,
    115, 123, 127, 127],
    x144: [123, 118, 114, 119, 118, 112, 123, 118, 113, 117, 123, 114, 126, 122, 115, 122, 125, 124, 118, 116,
    114, 125, 114, 114],
    t155: [125, 123, 116, 130, 120, 117, 125, 129, 115, 122, 125, 125, 128, 127, 117, 133, 127, 129, 120, 127,
    116, 130, 116, 125],
    x156: [116, 122, 116, 127, 114, 119, 128, 127, 121, 125, 125, 119, 125, 128, 122, 116, 113, 118, 114, 127,
    112, 128, 128, 117],
    x166: [121, 128, 114, 114, 127, 125, 118, 116, 114, 117, 121, 128, 119, 113, 127, 121, 121, 117, 118, 122,
    114, 112, 112, 123],
    t167: [118, 133, 115, 128, 122, 127, 131, 130, 116, 125, 131, 134, 125, 124, 134, 124, 115, 118, 117, 136,
    107, 123, 125, 127],
    x168: [122, 115, 128, 118, 122, 112, 125, 127, 114, 116, 118, 122, 128, 124, 127, 113, 125, 127, 115, 119,
    117, 122, 112, 122],
    t179: [123, 129, 118, 127, 133, 132, 125, 120, 123, 126, 115, 130, 130, 120, 134, 126, 115, 118, 119, 125,
    123, 117, 129, 129],
    x180: [112, 117, 113, 118, 121, 112, 124, 115, 125, 121, 113, 122, 123, 115, 113, 122, 124, 116, 115, 115,
    122, 123, 117, 128],
    t191: [113, 122, 126, 120, 115, 124, 118, 129, 118, 125, 122, 129, 124, 125, 123, 118, 119, 126, 118, 120,
    122, 129, 122, 135],
    x192: [119, 128, 114, 114, 128, 126, 127, 114, 118, 117, 114, 126, 112, 124, 124, 122, 112, 114, 115, 122,
    118, 122, 125, 127],
    t203: [120, 131, 129, 129, 129, 129, 132, 129, 119, 125, 130, 134],
    x204: [121, 121, 124, 114, 125, 112, 115, 122, 112, 116, 119, 114, 115, 123, 122, 118, 119, 119, 118, 127,
    112, 122, 119, 113],
    t215: [129, 134],
    x216: [126, 125, 115, 117, 122, 125, 122, 118, 117, 124, 125, 115, 128, 123, 123, 127, 127, 114, 126, 125,
    116, 127, 124, 122],
    t228: [126, 128, 117, 131, 130, 129],
    x229: [123, 128, 112, 116, 116, 122, 117, 119, 117, 124, 123, 123, 127, 116, 118, 122, 123, 114, 116, 116,
    117, 112, 125, 118],
    t239: [1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0],
    x240: [124, 128, 124, 112, 126, 124, 122, 116, 114, 115, 112, 112, 112, 117, 123, 124, 117, 127, 123, 122,
    122, 123, 117, 125],
    t251: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 125, 131, 129, 119, 120,
    127, 127, 127, 123, 120, 115, 118, 117, 119, 120, 113, 120, 128, 131, 120, 118, 130, 128, 129,
    120, 123, 126, 122, 132, 120],
    x252: [115, 125, 115, 122, 121, 122, 124, 125, 121, 116, 115, 119, 123, 123, 112, 118, 123, 115, 114, 122,
    123, 126, 119, 115],
    t262: [124, 128, 129, 132, 124, 129, 129, 132],
}, name='before_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t83: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t87: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c88: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t92: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t95: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c96: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t98: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x99: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t100: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c101: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t102: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t105: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t108: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x109: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t110: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x111: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t112: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c113: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t114: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t117: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t120: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x121: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t122: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c123: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t124: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t127: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t130: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t131: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x132: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t133: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c134: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t135: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t138: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t141: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c142: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t143: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x144: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t145: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c146: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t147: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t150: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t153: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c154: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t155: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x156: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t157: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c158: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t159: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t162: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t165: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x166: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t167: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x168: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t169: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c170: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t171: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t174: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t177: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t179: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x180: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t181: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c182: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t183: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t186: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t189: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t191: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x192: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t193: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c194: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t195: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t198: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t201: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t203: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x204: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t205: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c206: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t207: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t210: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t213: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t215: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x216: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t217: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c218: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t219: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t222: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t225: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t228: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x229: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t230: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c231: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t232: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t235: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t238: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x240: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t241: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c242: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t243: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t246: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t249: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t251: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x252: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t253: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c254: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t255: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t258: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t261: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t262: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
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
t30 = Internal('t30', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c31 = Parameter('c31', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t32 = Internal('t32', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c34 = Parameter('c34', ('TENSOR_INT32', [2]), [1, 2])
c33 = Parameter('c33', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t35 = Internal('t35', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c36 = Parameter('c36', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c37 = Parameter('c37', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t38 = Output('t38', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t39 = Internal('t39', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t41 = Internal('t41', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c43 = Parameter('c43', ('TENSOR_INT32', [2]), [1, 2])
c42 = Parameter('c42', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t44 = Internal('t44', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c45 = Parameter('c45', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c46 = Parameter('c46', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t47 = Output('t47', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t48 = Internal('t48', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c49 = Parameter('c49', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t50 = Internal('t50', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c52 = Parameter('c52', ('TENSOR_INT32', [2]), [1, 2])
c51 = Parameter('c51', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t53 = Internal('t53', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c54 = Parameter('c54', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c55 = Parameter('c55', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t56 = Output('t56', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t57 = Internal('t57', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c58 = Parameter('c58', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t59 = Internal('t59', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c61 = Parameter('c61', ('TENSOR_INT32', [2]), [1, 2])
c60 = Parameter('c60', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t62 = Internal('t62', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c63 = Parameter('c63', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c64 = Parameter('c64', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t65 = Output('t65', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t66 = Internal('t66', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c67 = Parameter('c67', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t68 = Internal('t68', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c70 = Parameter('c70', ('TENSOR_INT32', [2]), [1, 2])
c69 = Parameter('c69', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t71 = Internal('t71', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c72 = Parameter('c72', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c73 = Parameter('c73', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t74 = Output('t74', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t75 = Internal('t75', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c76 = Parameter('c76', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t77 = Internal('t77', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c79 = Parameter('c79', ('TENSOR_INT32', [2]), [1, 2])
c78 = Parameter('c78', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t80 = Internal('t80', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c81 = Parameter('c81', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c82 = Parameter('c82', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t83 = Output('t83', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t84 = Internal('t84', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c85 = Parameter('c85', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t86 = Internal('t86', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c88 = Parameter('c88', ('TENSOR_INT32', [2]), [1, 2])
c87 = Parameter('c87', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t89 = Internal('t89', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c90 = Parameter('c90', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c91 = Parameter('c91', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t92 = Output('t92', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t93 = Internal('t93', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c94 = Parameter('c94', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t95 = Internal('t95', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c97 = Parameter('c97', ('TENSOR_INT32', [2]), [1, 2])
c96 = Parameter('c96', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t98 = Internal('t98', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c99 = Parameter('c99', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c100 = Parameter('c100', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t101 = Output('t101', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t102 = Internal('t102', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c103 = Parameter('c103', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t104 = Internal('t104', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c106 = Parameter('c106', ('TENSOR_INT32', [2]), [1, 2])
c105 = Parameter('c105', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t107 = Internal('t107', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c108 = Parameter('c108', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c109 = Parameter('c109', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t110 = Output('t110', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t111 = Internal('t111', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c112 = Parameter('c112', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t113 = Internal('t113', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c115 = Parameter('c115', ('TENSOR_INT32', [2]), [1, 2])
c114 = Parameter('c114', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t116 = Internal('t116', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c117 = Parameter('c117', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c118 = Parameter('c118', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t119 = Output('t119', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t120 = Internal('t120', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c121 = Parameter('c121', ('TENSOR_FLOAT32', [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t122 = Internal('t122', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
c124 = Parameter('c124', ('TENSOR_INT32', [2]), [1, 2])
c123 = Parameter('c123', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t125 = Internal('t125', ('TENSOR_FLOAT32', [2, 2, 3, 4]))
c126 = Parameter('c126', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c127 = Parameter('c127', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t128 = Output('t128', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t7, 8, 3, True).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('SPACE_TO_BATCH_ND', t32, c34, c33, True).To(t35)
model.Operation('SLICE', t35, c36, c37).To(t38)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t10, 8, 3, True).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('SPACE_TO_BATCH_ND', t41, c43, c42, True).To(t44)
model.Operation('SLICE', t44, c45, c46).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 8, 3, True).To(t48)
model.Operation('ADD', t48, c49, 0).To(t50)
model.Operation('SPACE_TO_BATCH_ND', t50, c52, c51, True).To(t53)
model.Operation('SLICE', t53, c54, c55).To(t56)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t15, 8, 3, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('SPACE_TO_BATCH_ND', t59, c61, c60, True).To(t62)
model.Operation('SLICE', t62, c63, c64).To(t65)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 3, True).To(t66)
model.Operation('ADD', t66, c67, 0).To(t68)
model.Operation('SPACE_TO_BATCH_ND', t68, c70, c69, True).To(t71)
model.Operation('SLICE', t71, c72, c73).To(t74)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t21, 8, 3, True).To(t75)
model.Operation('ADD', t75, c76, 0).To(t77)
model.Operation('SPACE_TO_BATCH_ND', t77, c79, c78, True).To(t80)
model.Operation('SLICE', t80, c81, c82).To(t83)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t24, 8, 3, True).To(t84)
model.Operation('ADD', t84, c85, 0).To(t86)
model.Operation('SPACE_TO_BATCH_ND', t86, c88, c87, True).To(t89)
model.Operation('SLICE', t89, c90, c91).To(t92)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t26, 8, 3, True).To(t93)
model.Operation('ADD', t93, c94, 0).To(t95)
model.Operation('SPACE_TO_BATCH_ND', t95, c97, c96, True).To(t98)
model.Operation('SLICE', t98, c99, c100).To(t101)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t29, 8, 3, True).To(t102)
model.Operation('ADD', t102, c103, 0).To(t104)
model.Operation('SPACE_TO_BATCH_ND', t104, c106, c105, True).To(t107)
model.Operation('SLICE', t107, c108, c109).To(t110)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 3, True).To(t111)
model.Operation('ADD', t111, c112, 0).To(t113)
model.Operation('SPACE_TO_BATCH_ND', t113, c115, c114, True).To(t116)
model.Operation('SLICE', t116, c117, c118).To(t119)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 3, True).To(t120)
model.Operation('ADD', t120, c121, 0).To(t122)
model.Operation('SPACE_TO_BATCH_ND', t122, c124, c123, True).To(t125)
model.Operation('SLICE', t125, c126, c127).To(t128)
Example({
    x2: [-3.5, -4.0, -2.5, -1.5, -1.5, 1.5, 0.5, -3.0, 1.0, -3.5, -2.0, 0.5, -3.0, 2.0, -2.5, -4.0, -1.0,
    -2.5, 2.5, -1.0, 3.5, 0.5, -1.5, -2.5, 1.5, -3.5, -2.0, -3.0, -3.5, -1.0, -4.0, 4.0, 1.0, 2.0,
    4.0, 3.5, 2.0, 2.5, -4.0, 1.0, 1.0, 3.0, -1.0, -1.0, 1.0, -0.5, -1.0, 0.5],
    x5: [-2.5, -3.5, -1.0, 1.0, -0.5, 2.5, -0.5, 3.5, 1.0, -4.0, -1.5, 1.5, 2.0, 1.5, 3.5, 0.5, 2.0, 4.0,
    -2.0, -2.5, 2.0, -0.5, 1.5, 4.0],
    x8: [2.5, -2.5, 0.5, -2.0, 1.0, -1.0, -1.0, 2.5, -3.5, 2.5, -1.5, 1.0, -3.5, -2.0, -2.0, -1.0, -0.5,
    -3.5, 1.0, -2.5, -0.5, -2.0, -1.0, -1.5],
    x1: [-3.0, 4.0, 3.0, -1.5, -3.5, 1.5, -1.5, 2.5, -1.0, 0.5, 0.5, 2.0, -2.5, 1.0, 2.0, -1.0, -2.5, -3.0,
    -3.0, -2.5, 1.5, -1.5, 1.0, 3.0],
    x13: [-1.5, -1.0, 1.5, 1.5, 4.0, 3.5, 0.5, -3.5, 0.5, 3.5, 0.5, 3.5, 1.5, 3.5, -2.0, -1.0, 3.5, -3.5,
    3.5, -2.5, 3.5, 1.5, -1.0, 1.5],
    x16: [2.5, -1.5, 0.5, -0.5, 1.0, -2.5, -2.5, 4.0, -3.5, 2.0, -3.0, 4.0],
    x17: [1.5, -1.5, 3.5, 1.0, -1.5, 2.0, -3.0, -3.5, 0.5, 4.0, 0.5, -2.5],
    x19: [-4.0, -3.5, 1.0, -2.5, -1.0, -2.5, 0.5, 2.0, 2.5, -1.5, -2.5, -2.0, -1.0, 0.5, 4.0, -3.0, -3.0,
    -4.0, -3.0, 2.0, -3.5, -1.0, 4.0, 3.5],
    x25: [-1.0, 1.0, 2.5, 1.0, 1.5, 3.5, -0.5, 0.5, -1.5, 4.0, -3.0, 0.5, -0.5, -0.5, -3.0, -3.5, -4.0, -1.5,
    -4.0, 2.0, -0.5, -3.5, -0.5, 0.5, -1.5, 4.0, 1.0, -1.0, 3.5, -2.5, 3.5, -1.5, -1.5, 4.0, 2.0,
    -3.0, -1.0, 3.0, 1.5, 3.0, 1.0, 2.0, 4.0, 2.0, -4.0, 0.5, -1.5, 1.0],
    x27: [1.0, -4.0, 2.5, 3.5, 0.5, -2.5],
    t38: [-2.0, -2.0, 1.5, 4.5, 0.0, 4.0, 2.0, 7.0, 1.5, -2.5, 1.0, 5.0, 2.5, 3.0, 6.0, 4.0, 2.5, 5.5, 0.5,
    1.0, 2.5, 1.0, 4.0, 7.5],
    t47: [3.0, -1.0, 3.0, 1.5, 1.5, 0.5, 1.5, 6.0, -3.0, 4.0, 1.0, 4.5, -3.0, -0.5, 0.5, 2.5, 0.0, -2.0, 3.5,
    1.0, 0.0, -0.5, 1.5, 2.0],
    t56: [-2.5, 4.5, -1.0, 2.0, -0.5, 2.0, 0.0, 5.5, -2.0, -1.5, 4.0, 4.5, 4.5, 0.0, 4.0, 6.0, 1.0, 3.5, 3.5,
    2.5, -2.5, -1.0, 1.0, 6.5],
    t65: [-1.0, 2.0, 4.0, 7.0, 2.0, 2.0, 0.5, 7.0, 4.5, 2.0, 6.0, 2.5, -0.5, -2.0, 6.0, 1.0, 2.0, 5.0, 1.5,
    5.0, 4.0, 5.0, -1.0, 5.0],
    t74: [3.0, 0.0, 3.0, 3.0, 1.5, -1.0, 0.0, 7.5, -3.0, 3.5, -0.5, 7.5, 2.0, 0.0, 6.0, 4.5, -1.0, 3.5, -0.5,
    0.0, 1.0, 5.5, 3.0, 1.0],
    t83: [-4.0, -2.5, 3.0, 0.5, -1.0, -1.5, 2.5, 5.0, 2.5, -0.5, -0.5, 1.0, 0.5, 3.0, 7.5, 1.5, -1.5, -1.5,
    0.5, 6.5, -2.0, 1.5, 7.5, 8.0],
    t92: [-2.5, 3.5, 0.0, -0.5, -0.5, -1.0, 5.0, 2.5, 4.0, 2.0, 1.0, 1.0, 2.0, -2.0, 0.5, 0.5, -3.0, 0.5,
    -1.5, 7.5, 1.5, 3.5, 6.5, 7.0],
    t101: [-0.5, 2.5, 5.0, 5.5, 2.0, 5.0, 2.0, 4.0, -1.0, 5.5, 3.5, 4.0, -1.0, 5.5, 4.5, 5.5, 0.0, 4.5, 4.0,
    6.5, 1.5, 5.5, 6.5, 5.5],
    t110: [0.5, 1.5, 2.5, 3.5, 0.5, 1.5, 2.5, 3.5, 0.5, 1.5, 2.5, 3.5, 0.5, 2.5, -1.5, 3.5, 0.5, 4.0, 6.0,
    3.5, 0.5, 2.0, 0.0, 3.5],
    t119: [2.0, -2.0, 0.5, 0.5, -3.0, 0.5, -1.5, 7.5, 1.5, 3.5, 6.5, 7.0, 2.5, 4.0, -1.5, 4.5, 1.5, 4.5, 1.5,
    2.5, 1.5, 1.0, 1.5, 4.0],
    t128: [-3.0, -2.5, 0.0, 2.0, -1.0, 3.0, 3.0, 0.5, 1.5, -2.0, 0.5, 4.0, -2.5, 3.5, 0.0, -0.5, -0.5, -1.0,
    5.0, 2.5, 4.0, 2.0, 1.0, 1.0],
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
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c31 = Parameter('c31', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t32 = Internal('t32', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_INT32', [2]), [1, 2])
c33 = Parameter('c33', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t35 = Internal('t35', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c37 = Parameter('c37', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t38 = Output('t38', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t41 = Internal('t41', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c43 = Parameter('c43', ('TENSOR_INT32', [2]), [1, 2])
c42 = Parameter('c42', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t44 = Internal('t44', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c45 = Parameter('c45', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c46 = Parameter('c46', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t47 = Output('t47', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t48 = Internal('t48', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c49 = Parameter('c49', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c52 = Parameter('c52', ('TENSOR_INT32', [2]), [1, 2])
c51 = Parameter('c51', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t53 = Internal('t53', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c54 = Parameter('c54', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c55 = Parameter('c55', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t56 = Output('t56', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t57 = Internal('t57', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c58 = Parameter('c58', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t59 = Internal('t59', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c61 = Parameter('c61', ('TENSOR_INT32', [2]), [1, 2])
c60 = Parameter('c60', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t62 = Internal('t62', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c63 = Parameter('c63', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c64 = Parameter('c64', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t65 = Output('t65', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t66 = Internal('t66', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c67 = Parameter('c67', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t68 = Internal('t68', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_INT32', [2]), [1, 2])
c69 = Parameter('c69', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t71 = Internal('t71', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c72 = Parameter('c72', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c73 = Parameter('c73', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t74 = Output('t74', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t75 = Internal('t75', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c76 = Parameter('c76', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t77 = Internal('t77', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c79 = Parameter('c79', ('TENSOR_INT32', [2]), [1, 2])
c78 = Parameter('c78', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t80 = Internal('t80', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c81 = Parameter('c81', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c82 = Parameter('c82', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t83 = Output('t83', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t84 = Internal('t84', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c85 = Parameter('c85', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t86 = Internal('t86', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c88 = Parameter('c88', ('TENSOR_INT32', [2]), [1, 2])
c87 = Parameter('c87', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t89 = Internal('t89', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c90 = Parameter('c90', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c91 = Parameter('c91', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t92 = Output('t92', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t93 = Internal('t93', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c94 = Parameter('c94', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t95 = Internal('t95', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c97 = Parameter('c97', ('TENSOR_INT32', [2]), [1, 2])
c96 = Parameter('c96', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t98 = Internal('t98', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c99 = Parameter('c99', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c100 = Parameter('c100', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t101 = Output('t101', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t102 = Internal('t102', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c103 = Parameter('c103', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t104 = Internal('t104', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c106 = Parameter('c106', ('TENSOR_INT32', [2]), [1, 2])
c105 = Parameter('c105', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t107 = Internal('t107', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c108 = Parameter('c108', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c109 = Parameter('c109', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t110 = Output('t110', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t111 = Internal('t111', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c112 = Parameter('c112', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t113 = Internal('t113', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c115 = Parameter('c115', ('TENSOR_INT32', [2]), [1, 2])
c114 = Parameter('c114', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t116 = Internal('t116', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c117 = Parameter('c117', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c118 = Parameter('c118', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t119 = Output('t119', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t120 = Internal('t120', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c121 = Parameter('c121', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t122 = Internal('t122', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
c124 = Parameter('c124', ('TENSOR_INT32', [2]), [1, 2])
c123 = Parameter('c123', ('TENSOR_INT32', [2, 2]), [0, 0, 0, 0])
t125 = Internal('t125', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 4], 0.5, 120))
c126 = Parameter('c126', ('TENSOR_INT32', [4]), [1, 0, 0, 0])
c127 = Parameter('c127', ('TENSOR_INT32', [4]), [1, 2, 3, 4])
t128 = Output('t128', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t7, 8, 3, True).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('SPACE_TO_BATCH_ND', t32, c34, c33, True).To(t35)
model.Operation('SLICE', t35, c36, c37).To(t38)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t10, 8, 3, True).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('SPACE_TO_BATCH_ND', t41, c43, c42, True).To(t44)
model.Operation('SLICE', t44, c45, c46).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 8, 3, True).To(t48)
model.Operation('ADD', t48, c49, 0).To(t50)
model.Operation('SPACE_TO_BATCH_ND', t50, c52, c51, True).To(t53)
model.Operation('SLICE', t53, c54, c55).To(t56)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t15, 8, 3, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('SPACE_TO_BATCH_ND', t59, c61, c60, True).To(t62)
model.Operation('SLICE', t62, c63, c64).To(t65)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 3, True).To(t66)
model.Operation('ADD', t66, c67, 0).To(t68)
model.Operation('SPACE_TO_BATCH_ND', t68, c70, c69, True).To(t71)
model.Operation('SLICE', t71, c72, c73).To(t74)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t21, 8, 3, True).To(t75)
model.Operation('ADD', t75, c76, 0).To(t77)
model.Operation('SPACE_TO_BATCH_ND', t77, c79, c78, True).To(t80)
model.Operation('SLICE', t80, c81, c82).To(t83)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t24, 8, 3, True).To(t84)
model.Operation('ADD', t84, c85, 0).To(t86)
model.Operation('SPACE_TO_BATCH_ND', t86, c88, c87, True).To(t89)
model.Operation('SLICE', t89, c90, c91).To(t92)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t26, 8, 3, True).To(t93)
model.Operation('ADD', t93, c94, 0).To(t95)
model.Operation('SPACE_TO_BATCH_ND', t95, c97, c96, True).To(t98)
model.Operation('SLICE', t98, c99, c100).To(t101)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t29, 8, 3, True).To(t102)
model.Operation('ADD', t102, c103, 0).To(t104)
model.Operation('SPACE_TO_BATCH_ND', t104, c106, c105, True).To(t107)
model.Operation('SLICE', t107, c108, c109).To(t110)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 3, True).To(t111)
model.Operation('ADD', t111, c112, 0).To(t113)
model.Operation('SPACE_TO_BATCH_ND', t113, c115, c114, True).To(t116)
model.Operation('SLICE', t116, c117, c118).To(t119)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 3, True).To(t120)
model.Operation('ADD', t120, c121, 0).To(t122)
model.Operation('SPACE_TO_BATCH_ND', t122, c124, c123, True).To(t125)
model.Operation('SLICE', t125, c126, c127).To(t128)
Example({
    x2: [113, 112, 115, 117, 117, 123, 121, 114, 122, 113, 116, 121, 114, 124, 115, 112, 118, 115, 125, 118,
    127, 121, 117, 115, 123, 113, 116, 114, 113, 118, 112, 128, 122, 124, 128, 127, 124, 125, 112,
    122, 122, 126, 118, 118, 122, 119, 118, 121],
    x5: [115, 113, 118, 122, 119, 125, 119, 127, 122, 112, 117, 123, 124, 123, 127, 121, 124, 128, 116, 115,
    124, 119, 123, 128],
    x8: [125, 115, 121, 116, 122, 118, 118, 125, 113, 125, 117, 122, 113, 116, 116, 118, 119, 113, 122, 115,
    119, 116, 118, 117],
    x1: [114, 128, 126, 117, 113, 123, 117, 125, 118, 121, 121, 124, 115, 122, 124, 118, 115, 114, 114, 115,
    123, 117, 122, 126],
    x13: [117, 118, 123, 123, 128, 127, 121, 113, 121, 127, 121, 127, 123, 127, 116, 118, 127, 113, 127, 115,
    127, 123, 118, 123],
    x16: [125, 117, 121, 119, 122, 115, 115, 128, 113, 124, 114, 128],
    x17: [123, 117, 127, 122, 117, 124, 114, 113, 121, 128, 121, 115],
    x19: [112, 113, 122, 115, 118, 115, 121, 124, 125, 117, 115, 116, 118, 121, 128, 114, 114, 112, 114, 124,
    113, 118, 128, 127],
    x25: [118, 122, 125, 122, 123, 127, 119, 121, 117, 128, 114, 121, 119, 119, 114, 113, 112, 117, 112, 124,
    119, 113, 119, 121, 117, 128, 122, 118, 127, 115, 127, 117, 117, 128, 124, 114, 118, 126, 123,
    126, 122, 124, 128, 124, 112, 121, 117, 122],
    x27: [122, 112, 125, 127, 121, 115],
    t38: [116, 116, 123, 129, 120, 128, 124, 134, 123, 115, 122, 130, 125, 126, 132, 128, 125, 131, 121, 122,
    125, 122, 128, 135],
    t47: [126, 118, 126, 123, 123, 121, 123, 132, 114, 128, 122, 129, 114, 119, 121, 125, 120, 116, 127, 122,
    120, 119, 123, 124],
    t56: [115, 129, 118, 124, 119, 124, 120, 131, 116, 117, 128, 129, 129, 120, 128, 132, 122, 127, 127, 125,
    115, 118, 122, 133],
    t65: [118, 124, 128, 134, 124, 124, 121, 134, 129, 124, 132, 125, 119, 116, 132, 122, 124, 130, 123, 130,
    128, 130, 118, 130],
    t74: [126, 120, 126, 126, 123, 118, 120, 135, 114, 127, 119, 135, 124, 120, 132, 129, 118, 127, 119, 120,
    122, 131, 126, 122],
    t83: [112, 115, 126, 121, 118, 117, 125, 130, 125, 119, 119, 122, 121, 126, 135, 123, 117, 117, 121, 133,
    116, 123, 135, 136],
    t92: [115, 127, 120, 119, 119, 118, 130, 125, 128, 124, 122, 122, 124, 116, 121, 121, 114, 121, 117, 135,
    123, 127, 133, 134],
    t101: [119, 125, 130, 131, 124, 130, 124, 128, 118, 131, 127, 128, 118, 131, 129, 131, 120, 129, 128, 133,
    123, 131, 133, 131],
    t110: [121, 123, 125, 127, 121, 123, 125, 127, 121, 123, 125, 127, 121, 125, 117, 127, 121, 128, 132, 127,
    121, 124, 120, 127],
    t119: [124, 116, 121, 121, 114, 121, 117, 135, 123, 127, 133, 134, 125, 128, 117, 129, 123, 129, 123, 125,
    123, 122, 123, 128],
    t128: [114, 115, 120, 124, 118, 126, 126, 121, 123, 116, 121, 128, 115, 127, 120, 119, 119, 118, 130, 125,
    128, 124, 122, 122],
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
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t65: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t83: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t92: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c94: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t95: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t98: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t101: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t102: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c103: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t104: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t107: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t110: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t111: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c112: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t113: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t116: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t119: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t120: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c121: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t122: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t125: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t128: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
