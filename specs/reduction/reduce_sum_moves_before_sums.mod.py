# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: moves before what combines many elements, or behind it.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# A tensor is viewed, joined, repeated, padded, picked or reversed before it is reduced.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 1]))
x2 = Input('x2', (F32, [2, 3]))
t3 = Internal('t3', (F32, [2, 4]))
x4 = Input('x4', (F32, [2, 3]))
t5 = Internal('t5', (F32, [2, 1, 3]))
x6 = Input('x6', (F32, [2, 3]))
t7 = Internal('t7', (F32, [2, 1, 3]))
x11 = Input('x11', (F32, [2, 3, 4]))
t12 = Internal('t12', (F32, [6, 4]))
c13 = Parameter('c13', (I32, [1]), [0])
t14 = Output('t14', (F32, [4]))
x15 = Input('x15', (F32, [2, 3, 4]))
t16 = Internal('t16', (F32, [6, 4]))
c17 = Parameter('c17', (I32, [1]), [1])
t18 = Internal('t18', (F32, [6]))
x19 = Input('x19', (F32, [2, 3, 4]))
t20 = Internal('t20', (F32, [2, 12]))
c21 = Parameter('c21', (I32, [1]), [0])
t22 = Output('t22', (F32, [12]))
t23 = Internal('t23', (F32, [2, 12]))
c24 = Parameter('c24', (I32, [1]), [-1])
t25 = Internal('t25', (F32, [2]))
t26 = Internal('t26', (F32, [4, 6]))
c27 = Parameter('c27', (I32, [1]), [0])
t28 = Output('t28', (F32, [6]))
t29 = Internal('t29', (F32, [4, 6]))
c30 = Parameter('c30', (I32, [1]), [1])
t31 = Internal('t31', (F32, [4]))
t32 = Internal('t32', (F32, [3, 2, 4]))
c33 = Parameter('c33', (I32, [1]), [0])
t34 = Output('t34', (F32, [2, 4]))
c35 = Parameter('c35', (I32, [1]), [1])
t36 = Internal('t36', (F32, [2, 1, 4]))
t37 = Internal('t37', (F32, [2, 4]))
c38 = Parameter('c38', (I32, [1]), [0])
t39 = Internal('t39', (F32, [1, 3, 4]))
t40 = Output('t40', (F32, [4, 3]))
x41 = Input('x41', (F32, [2, 1, 4]))
c42 = Parameter('c42', (I32, [1]), [0])
t43 = Internal('t43', (F32, [1, 1, 4]))
t44 = Internal('t44', (F32, [1, 4]))
x45 = Input('x45', (F32, [2, 1, 4]))
c46 = Parameter('c46', (I32, [1]), [0])
t47 = Internal('t47', (F32, [1, 1, 4]))
t48 = Output('t48', (F32, [1, 4]))
c49 = Parameter('c49', (I32, [1]), [0])
t50 = Internal('t50', (F32, [4]))
c51 = Parameter('c51', (I32, [1]), [1])
t52 = Output('t52', (F32, [2]))
c53 = Parameter('c53', (I32, [1]), [0])
t54 = Internal('t54', (F32, [4]))
c55 = Parameter('c55', (I32, [1]), [1])
t56 = Output('t56', (F32, [2]))
c57 = Parameter('c57', (I32, [1]), [0])
t58 = Internal('t58', (F32, [4]))
c59 = Parameter('c59', (I32, [1]), [1])
t60 = Output('t60', (F32, [2]))
t61 = Internal('t61', (F32, [2, 2, 3]))
c62 = Parameter('c62', (I32, [1]), [1])
t63 = Internal('t63', (F32, [2, 3]))
t64 = Internal('t64', (F32, [2, 2, 3]))
c65 = Parameter('c65', (I32, [1]), [2])
t66 = Output('t66', (F32, [2, 2]))
x10 = Input('x10', (F32, [1, 4]))
t67 = Internal('t67', (F32, [3, 4]))
c68 = Parameter('c68', (I32, [1]), [0])
t69 = Internal('t69', (F32, [4]))
t70 = Internal('t70', (F32, [3, 4]))
c71 = Parameter('c71', (I32, [1]), [0])
t72 = Output('t72', (F32, [4]))
t73 = Internal('t73', (F32, [3, 4]))
c74 = Parameter('c74', (I32, [1]), [0])
t75 = Internal('t75', (F32, [4]))
t76 = Internal('t76', (F32, [3, 4]))
c77 = Parameter('c77', (I32, [1]), [1])
t78 = Output('t78', (F32, [3]))
x8 = Input('x8', (F32, [2, 3]))
c79 = Parameter('c79', (I32, [2, 2]), [0, 0, 1, 0])
t80 = Internal('t80', (F32, [2, 4]))
c81 = Parameter('c81', (I32, [1]), [1])
t82 = Internal('t82', (F32, [2]))
c83 = Parameter('c83', (I32, [2, 2]), [0, 0, 1, 0])
t84 = Internal('t84', (F32, [2, 4]))
c85 = Parameter('c85', (I32, [1]), [1])
t86 = Output('t86', (F32, [2]))
c87 = Parameter('c87', (I32, [2, 2]), [0, 0, 1, 0])
t88 = Internal('t88', (F32, [2, 4]))
c89 = Parameter('c89', (I32, [1]), [1])
t90 = Internal('t90', (F32, [2]))
c91 = Parameter('c91', (I32, [2, 2]), [0, 0, 1, 0])
t92 = Internal('t92', (F32, [2, 4]))
c93 = Parameter('c93', (I32, [1]), [0])
t94 = Output('t94', (F32, [4]))
c95 = Parameter('c95', (I32, [2, 2]), [0, 0, 0, 1])
t96 = Internal('t96', (F32, [2, 4]))
c97 = Parameter('c97', (I32, [1]), [1])
t98 = Internal('t98', (F32, [2]))
x99 = Input('x99', (F32, [2, 4]))
t100 = Internal('t100', (F32, [2, 4]))
c101 = Parameter('c101', (I32, [1]), [1])
t102 = Output('t102', (F32, [2]))
x103 = Input('x103', (F32, [2, 4]))
t104 = Internal('t104', (F32, [2, 3]))
c105 = Parameter('c105', (I32, [1]), [1])
t106 = Internal('t106', (F32, [2]))
x107 = Input('x107', (F32, [2, 4]))
c108 = Parameter('c108', (I32, [1]), [0])
t109 = Internal('t109', (F32, [1, 4]))
t110 = Output('t110', (F32, [1, 2]))
c111 = Parameter('c111', (I32, [1]), [1])
t112 = Internal('t112', (F32, [2, 4]))
c113 = Parameter('c113', (I32, [2]), [3, 0])
t114 = Internal('t114', (F32, [2, 2]))
c115 = Parameter('c115', (I32, [3]), [1, 1, 0])
t116 = Internal('t116', (F32, [2, 3]))
c117 = Parameter('c117', (I32, [1]), [1])
t118 = Output('t118', (F32, [2]))
x9 = Input('x9', (F32, [2, 1]))
t119 = Internal('t119', (F32, [2, 4]))
c120 = Parameter('c120', (I32, [1]), [1])
t121 = Internal('t121', (F32, [2]))
t122 = Internal('t122', (F32, [2, 4]))
c123 = Parameter('c123', (I32, [1]), [0])
t124 = Output('t124', (F32, [4]))
t125 = Internal('t125', (F32, [2, 4]))
c126 = Parameter('c126', (I32, [1]), [1])
t127 = Internal('t127', (F32, [2]))
x128 = Input('x128', (F32, [3, 1, 2]))
c129 = Parameter('c129', (I32, [1]), [1])
t130 = Output('t130', (F32, [3, 2]))
x131 = Input('x131', (F32, [3, 1, 2]))
c132 = Parameter('c132', (I32, [1]), [1])
t133 = Internal('t133', (F32, [3, 2]))
x134 = Input('x134', (F32, [3, 1, 2]))
c135 = Parameter('c135', (I32, [1]), [1])
t136 = Output('t136', (F32, [3, 2]))
c137 = Parameter('c137', (I32, [1]), [-2])
t138 = Internal('t138', (F32, [3, 1, 2]))
x139 = Input('x139', (F32, [1, 2]))
t140 = Internal('t140', (F32, [3, 2]))
c141 = Parameter('c141', (I32, [1]), [0])
t142 = Output('t142', (F32, [2]))
t143 = Internal('t143', (F32, [2, 4]))
c144 = Parameter('c144', (I32, [1]), [1])
t145 = Internal('t145', (F32, [2]))
c146 = Parameter('c146', (I32, [1]), [0])
t147 = Internal('t147', (F32, [4]))
t148 = Output('t148', (F32, [4]))
c149 = Parameter('c149', (F32, [1]), [-2.0])
t150 = Internal('t150', (F32, [2, 4]))
c151 = Parameter('c151', (I32, [1]), [1])
t152 = Internal('t152', (F32, [2]))
c153 = Parameter('c153', (F32, [4]), [1.0, -2.0, 0.5, 3.0])
t154 = Internal('t154', (F32, [2, 4]))
c155 = Parameter('c155', (I32, [1]), [1])
t156 = Output('t156', (F32, [2]))
c157 = Parameter('c157', (F32, [2, 1]), [1.5, -2.0])
t158 = Internal('t158', (F32, [2, 4]))
c159 = Parameter('c159', (I32, [1]), [1])
t160 = Internal('t160', (F32, [2]))
c161 = Parameter('c161', (F32, [4]), [1.5, -2.0, 9.0, 0.0])
t162 = Internal('t162', (F32, [2, 4]))
c163 = Parameter('c163', (I32, [1]), [1])
t164 = Output('t164', (F32, [2]))
c165 = Parameter('c165', (I32, [1]), [1])
t166 = Internal('t166', (F32, [2, 4]))
c167 = Parameter('c167', (I32, [1]), [1])
t168 = Internal('t168', (F32, [2]))
c169 = Parameter('c169', (I32, [1]), [1])
t170 = Internal('t170', (F32, [2]))
c171 = Parameter('c171', (I32, [1]), [0])
t172 = Output('t172', (F32, [1]))
t173 = Internal('t173', (F32, [2, 2]))
t174 = Internal('t174', (F32, [2, 2]))
t175 = Internal('t175', (F32, [2, 2]))
t176 = Internal('t176', (F32, [2, 2]))
c177 = Parameter('c177', (F32, [1]), [1.5])
t178 = Output('t178', (F32, [6]))
t179 = Output('t179', (F32, [2]))
t180 = Output('t180', (F32, [4]))
t181 = Output('t181', (F32, [2, 4]))
t182 = Output('t182', (F32, [1, 4]))
t183 = Output('t183', (F32, [4]))
t184 = Output('t184', (F32, [4]))
t185 = Output('t185', (F32, [4]))
t186 = Output('t186', (F32, [2, 3]))
t187 = Output('t187', (F32, [4]))
t188 = Output('t188', (F32, [4]))
t189 = Output('t189', (F32, [2]))
t190 = Output('t190', (F32, [2]))
t191 = Output('t191', (F32, [2]))
t192 = Output('t192', (F32, [2]))
t193 = Output('t193', (F32, [2, 2]))
t194 = Output('t194', (F32, [2]))
t195 = Output('t195', (F32, [2]))
t196 = Output('t196', (F32, [3, 2]))
t197 = Output('t197', (F32, [3, 1, 2]))
t198 = Output('t198', (F32, [2]))
t199 = Output('t199', (F32, [2]))
t200 = Output('t200', (F32, [2]))
t201 = Output('t201', (F32, [2]))
t202 = Output('t202', (F32, [2, 2]))
model = Model()
model.Operation('CONCATENATION', x1, x2, 1).To(t3)
model.Operation('EXPAND_DIMS', x4, 1).To(t5)
model.Operation('EXPAND_DIMS', x6, 1).To(t7)
model.Operation('RESHAPE', x11, [6, 4]).To(t12)
model.Operation('REDUCE_MAX', t12, c13, False).To(t14)
model.Operation('RESHAPE', x15, [6, 4]).To(t16)
model.Operation('REDUCE_MAX', t16, c17, False).To(t18)
model.Operation('RESHAPE', x19, [2, 12]).To(t20)
model.Operation('REDUCE_SUM', t20, c21, False).To(t22)
model.Operation('RESHAPE', x11, [2, 12]).To(t23)
model.Operation('REDUCE_SUM', t23, c24, False).To(t25)
model.Operation('RESHAPE', x15, [4, 6]).To(t26)
model.Operation('MEAN', t26, c27, 0).To(t28)
model.Operation('RESHAPE', x19, [4, 6]).To(t29)
model.Operation('MEAN', t29, c30, 0).To(t31)
model.Operation('RESHAPE', x11, [3, 2, 4]).To(t32)
model.Operation('REDUCE_MAX', t32, c33, False).To(t34)
model.Operation('REDUCE_MAX', x15, c35, True).To(t36)
model.Operation('RESHAPE', t36, [2, 4]).To(t37)
model.Operation('REDUCE_SUM', x19, c38, True).To(t39)
model.Operation('RESHAPE', t39, [4, 3]).To(t40)
model.Operation('REDUCE_MAX', x41, c42, True).To(t43)
model.Operation('SQUEEZE', t43, [0]).To(t44)
model.Operation('REDUCE_MAX', x45, c46, True).To(t47)
model.Operation('SQUEEZE', t47, [1]).To(t48)
model.Operation('REDUCE_MAX', t3, c49, False).To(t50)
model.Operation('REDUCE_MAX', t3, c51, False).To(t52)
model.Operation('REDUCE_SUM', t3, c53, False).To(t54)
model.Operation('REDUCE_SUM', t3, c55, False).To(t56)
model.Operation('MEAN', t3, c57, 0).To(t58)
model.Operation('MEAN', t3, c59, 0).To(t60)
model.Operation('CONCATENATION', t5, t7, 1).To(t61)
model.Operation('REDUCE_MAX', t61, c62, False).To(t63)
model.Operation('CONCATENATION', t5, t7, 1).To(t64)
model.Operation('REDUCE_MAX', t64, c65, False).To(t66)
model.Operation('TILE', x10, [3, 1]).To(t67)
model.Operation('REDUCE_MAX', t67, c68, False).To(t69)
model.Operation('TILE', x10, [3, 1]).To(t70)
model.Operation('REDUCE_SUM', t70, c71, False).To(t72)
model.Operation('TILE', x10, [3, 1]).To(t73)
model.Operation('MEAN', t73, c74, 0).To(t75)
model.Operation('TILE', x10, [3, 1]).To(t76)
model.Operation('REDUCE_SUM', t76, c77, False).To(t78)
model.Operation('PAD', x8, c79).To(t80)
model.Operation('REDUCE_MAX', t80, c81, False).To(t82)
model.Operation('PAD', x8, c83).To(t84)
model.Operation('REDUCE_SUM', t84, c85, False).To(t86)
model.Operation('PAD', x8, c87).To(t88)
model.Operation('MEAN', t88, c89, 0).To(t90)
model.Operation('PAD', x2, c91).To(t92)
model.Operation('REDUCE_SUM', t92, c93, False).To(t94)
model.Operation('PAD_V2', x4, c95, 2.5).To(t96)
model.Operation('REDUCE_SUM', t96, c97, False).To(t98)
model.Operation('STRIDED_SLICE', x99, [0, 3], [2, -5], [1, -1], 0, 0, 0).To(t100)
model.Operation('REDUCE_SUM', t100, c101, False).To(t102)
model.Operation('SLICE', x103, [0, 1], [2, 3]).To(t104)
model.Operation('REDUCE_SUM', t104, c105, False).To(t106)
model.Operation('REDUCE_SUM', x107, c108, True).To(t109)
model.Operation('SLICE', t109, [0, 1], [1, 2]).To(t110)
model.Operation('REDUCE_MAX', x11, c111, False).To(t112)
model.Operation('GATHER', t112, 1, c113).To(t114)
model.Operation('GATHER', x99, 1, c115).To(t116)
model.Operation('REDUCE_MAX', t116, c117, False).To(t118)
model.Operation('SUB', x9, x10, 0).To(t119)
model.Operation('REDUCE_SUM', t119, c120, False).To(t121)
model.Operation('SUB', x9, x10, 0).To(t122)
model.Operation('REDUCE_SUM', t122, c123, False).To(t124)
model.Operation('ADD', x10, x9, 0).To(t125)
model.Operation('REDUCE_MAX', t125, c126, False).To(t127)
model.Operation('REDUCE_MAX', x128, c129, False).To(t130)
model.Operation('REDUCE_SUM', x131, c132, False).To(t133)
model.Operation('MEAN', x134, c135, 0).To(t136)
model.Operation('REDUCE_PROD', x128, c137, True).To(t138)
model.Operation('TILE', x139, [3, 1]).To(t140)
model.Operation('REDUCE_PROD', t140, c141, False).To(t142)
model.Operation('NEG', x103).To(t143)
model.Operation('REDUCE_MAX', t143, c144, False).To(t145)
model.Operation('REDUCE_MIN', x107, c146, False).To(t147)
model.Operation('NEG', t147).To(t148)
model.Operation('MUL', x99, c149, 0).To(t150)
model.Operation('REDUCE_MAX', t150, c151, False).To(t152)
model.Operation('MUL', x103, c153, 0).To(t154)
model.Operation('REDUCE_MAX', t154, c155, False).To(t156)
model.Operation('ADD', x107, c157, 1).To(t158)
model.Operation('REDUCE_MAX', t158, c159, False).To(t160)
model.Operation('ADD', x99, c161, 1).To(t162)
model.Operation('REDUCE_MAX', t162, c163, False).To(t164)
model.Operation('MEAN', x15, c165, 0).To(t166)
model.Operation('MEAN', t166, c167, 0).To(t168)
model.Operation('MEAN', x103, c169, 0).To(t170)
model.Operation('REDUCE_SUM', t170, c171, False).To(t172)
model.Operation('SPLIT', x107, 1, 2).To(t173, t174)
model.Operation('ADD', t173, t174, 1).To(t175)
model.Operation('ADD', t175, x9, 0).To(t176)
model.Operation('SUB', c177, t18, 0).To(t178)
model.Operation('SUB', c177, t25, 0).To(t179)
model.Operation('SUB', c177, t31, 0).To(t180)
model.Operation('SUB', c177, t37, 0).To(t181)
model.Operation('SUB', c177, t44, 0).To(t182)
model.Operation('SUB', c177, t50, 0).To(t183)
model.Operation('SUB', c177, t54, 0).To(t184)
model.Operation('SUB', c177, t58, 0).To(t185)
model.Operation('SUB', c177, t63, 0).To(t186)
model.Operation('SUB', c177, t69, 0).To(t187)
model.Operation('SUB', c177, t75, 0).To(t188)
model.Operation('SUB', c177, t82, 0).To(t189)
model.Operation('SUB', c177, t90, 0).To(t190)
model.Operation('SUB', c177, t98, 0).To(t191)
model.Operation('SUB', c177, t106, 0).To(t192)
model.Operation('SUB', c177, t114, 0).To(t193)
model.Operation('SUB', c177, t121, 0).To(t194)
model.Operation('SUB', c177, t127, 0).To(t195)
model.Operation('SUB', c177, t133, 0).To(t196)
model.Operation('SUB', c177, t138, 0).To(t197)
model.Operation('SUB', c177, t145, 0).To(t198)
model.Operation('SUB', c177, t152, 0).To(t199)
model.Operation('SUB', c177, t160, 0).To(t200)
model.Operation('SUB', c177, t168, 0).To(t201)
model.Operation('SUB', c177, t176, 0).To(t202)
Example({
    x1: [0.0, -3.5],
    x2: [10.0, -15.0, 2.5, -4.5, -7.0, 6.5],
    x4: [12.5, -27.0, 13.0, 28.5, 12.0, -19.0],
    x6: [-15.0, -26.0, 6.0, 29.5, 27.0, 9.5],
    x11: [-7.5, 29.0, 27.5, 2.5, 0.5, 28.0, -0.5, 5.5, -1.5, 11.0, 22.5, -15.5, -18.0, 4.0, -18.5, -12.0,
    -4.0, -27.5, 8.0, 23.5, -17.5, -22.0, 16.5, -10.5],
    t14: [0.5, 29.0, 27.5, 23.5],
    x15: [-21.5, -7.5, 24.5, -15.0, -27.5, 17.5, -28.5, -25.5, 19.0, -1.0, -8.0, -17.5, 18.5, -18.5, 23.5,
    -2.0, 23.0, -25.0, 15.5, -11.0, -24.5, -17.0, -20.5, -24.0],
    x19: [-15.0, -27.0, 3.5, 22.0, 18.0, -7.5, -8.0, -16.0, 5.0, -30.0, -14.0, 1.5, -3.5, -10.0, 17.0, 12.5,
    -14.5, 29.0, 27.0, 4.0, 5.5, -11.5, 28.0, -6.5],
    t22: [-18.5, -37.0, 20.5, 34.5, 3.5, 21.5, 19.0, -12.0, 10.5, -41.5, 14.0, -5.0],
    t28: [-4.0, -15.625, 10.625, -8.75, -8.25, -12.25],
    t34: [-1.5, 29.0, 27.5, 23.5, 0.5, 28.0, 16.5, 5.5],
    t40: [-18.5, -37.0, 20.5, 34.5, 3.5, 21.5, 19.0, -12.0, 10.5, -41.5, 14.0, -5.0],
    x41: [28.0, 18.0, 3.0, -20.5, -4.0, 15.5, -29.0, -1.5],
    x45: [-8.5, 14.5, 24.5, 3.0, 22.5, 1.5, -24.5, -13.0],
    t48: [22.5, 14.5, 24.5, 3.0],
    t52: [10.0, 6.5],
    t56: [-2.5, -8.5],
    t60: [-0.625, -2.125],
    t66: [13.0, 6.0, 28.5, 29.5],
    x10: [29.0, -24.0, -11.0, -20.5],
    t72: [87.0, -72.0, -33.0, -61.5],
    t78: [-26.5, -26.5, -26.5],
    x8: [-1.5, -2.0, -4.5, 3.0, -1.0, 2.5],
    t86: [-8.0, 4.5],
    t94: [0.0, 5.5, -22.0, 9.0],
    x99: [-9.5, 8.5, 2.0, 11.5, -13.0, -8.5, -22.0, -5.0],
    t102: [12.5, -48.5],
    x103: [26.5, -8.5, 26.0, 28.0, 7.0, 16.0, 24.5, -24.5],
    x107: [-7.0, -30.0, -28.0, 24.0, 1.0, 8.0, 27.0, -5.0],
    t110: [-22.0, -1.0],
    t118: [8.5, -8.5],
    x9: [7.5, 8.5],
    t124: [-42.0, 64.0, 38.0, 57.0],
    x128: [18.0, 7.0, -15.0, 10.0, 24.5, 23.5],
    t130: [18.0, 7.0, -15.0, 10.0, 24.5, 23.5],
    x131: [14.0, 17.5, 16.0, 25.5, -12.0, 9.0],
    x134: [1.5, 6.5, -13.5, -25.5, -3.5, -29.5],
    t136: [1.5, 6.5, -13.5, -25.5, -3.5, -29.5],
    x139: [0.5, -2.0],
    t142: [0.125, -8.0],
    t148: [7.0, 30.0, 28.0, 5.0],
    t156: [84.0, 12.25],
    t164: [11.5, 0.0],
    t172: [23.75],
    t178: [-23.0, -16.0, -17.5, -22.0, -21.5, 18.5],
    t179: [-100.0, 79.5],
    t180: [2.5, 11.75, -3.5833335, -6.25],
    t181: [-17.5, -16.0, -23.0, 16.5, -21.5, 18.5, -22.0, 3.5],
    t182: [-26.5, -16.5, -1.5, 3.0],
    t183: [1.5, -8.5, 8.5, -5.0],
    t184: [5.0, -4.0, 23.5, -7.5],
    t185: [3.25, -1.25, 12.5, -3.0],
    t186: [-11.0, 27.5, -11.5, -28.0, -25.5, -8.0],
    t187: [-27.5, 25.5, 12.5, 22.0],
    t188: [-27.5, 25.5, 12.5, 22.0],
    t189: [1.5, -1.5],
    t190: [3.5, 0.375],
    t191: [0.5, -22.5],
    t192: [-44.0, -14.5],
    t193: [-4.0, 1.0, -22.0, 5.5],
    t194: [-55.0, -59.0],
    t195: [-35.0, -36.0],
    t196: [-12.5, -16.0, -14.5, -24.0, 13.5, -7.5],
    t197: [-16.5, -5.5, 16.5, -8.5, -23.0, -22.0],
    t198: [-7.0, -23.0],
    t199: [-17.5, -42.5],
    t200: [-24.0, -23.5],
    t201: [9.083334, 6.6666665],
    t202: [-6.0, -6.0, -35.0, -10.0],
}, name='moved').AddVariations('float16').DisableLifeTimeVariation()
