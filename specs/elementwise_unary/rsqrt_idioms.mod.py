# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# RSQRT: what is taken for one operation, and what only looks like it.

# Means and variances, with what is added to them.
# Expected values: float64 formula.
x3 = Input('x3', ('TENSOR_FLOAT32', [2, 3, 4]))
c4 = Parameter('c4', ('TENSOR_INT32', [1]), [2])
t5 = Internal('t5', ('TENSOR_FLOAT32', [2, 3, 1]))
t6 = Internal('t6', ('TENSOR_FLOAT32', [2, 3, 4]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [2, 3, 4]))
c8 = Parameter('c8', ('TENSOR_INT32', [1]), [2])
t9 = Internal('t9', ('TENSOR_FLOAT32', [2, 3, 1]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [1]), [0.0625])
t11 = Internal('t11', ('TENSOR_FLOAT32', [2, 3, 1]))
t12 = Internal('t12', ('TENSOR_FLOAT32', [2, 3, 1]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 3, 4]))
c1 = Parameter('c1', ('TENSOR_FLOAT32', [4]), [1.5, -0.5, 2.0, 1.0])
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 3, 4]))
x15 = Input('x15', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
c16 = Parameter('c16', ('TENSOR_INT32', [1]), [3])
t17 = Internal('t17', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
t18 = Internal('t18', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
t19 = Internal('t19', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
c20 = Parameter('c20', ('TENSOR_INT32', [1]), [3])
t21 = Internal('t21', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1]), [0.125])
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
t24 = Internal('t24', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
t25 = Output('t25', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
x26 = Input('x26', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
c27 = Parameter('c27', ('TENSOR_INT32', [2]), [1, 2])
t28 = Internal('t28', ('TENSOR_FLOAT32', [2, 1, 1, 2]))
t29 = Internal('t29', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
t30 = Internal('t30', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
c31 = Parameter('c31', ('TENSOR_INT32', [2]), [1, 2])
t32 = Internal('t32', ('TENSOR_FLOAT32', [2, 1, 1, 2]))
c33 = Parameter('c33', ('TENSOR_FLOAT32', [1]), [0.125])
t34 = Internal('t34', ('TENSOR_FLOAT32', [2, 1, 1, 2]))
t35 = Internal('t35', ('TENSOR_FLOAT32', [2, 1, 1, 2]))
t36 = Output('t36', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
x37 = Input('x37', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
c38 = Parameter('c38', ('TENSOR_INT32', [3]), [1, 2, 3])
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
t40 = Internal('t40', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
t41 = Internal('t41', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
c42 = Parameter('c42', ('TENSOR_INT32', [3]), [1, 2, 3])
t43 = Internal('t43', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
c44 = Parameter('c44', ('TENSOR_FLOAT32', [1]), [0.125])
t45 = Internal('t45', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
t46 = Internal('t46', ('TENSOR_FLOAT32', [2, 1, 1, 1]))
t47 = Output('t47', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
x48 = Input('x48', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
c49 = Parameter('c49', ('TENSOR_INT32', [2]), [2, 3])
t50 = Internal('t50', ('TENSOR_FLOAT32', [2, 2, 1, 1]))
t51 = Internal('t51', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
t52 = Internal('t52', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
c53 = Parameter('c53', ('TENSOR_INT32', [2]), [2, 3])
t54 = Internal('t54', ('TENSOR_FLOAT32', [2, 2, 1, 1]))
c55 = Parameter('c55', ('TENSOR_FLOAT32', [1]), [0.125])
t56 = Internal('t56', ('TENSOR_FLOAT32', [2, 2, 1, 1]))
t57 = Internal('t57', ('TENSOR_FLOAT32', [2, 2, 1, 1]))
t58 = Output('t58', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
x59 = Input('x59', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
c60 = Parameter('c60', ('TENSOR_INT32', [1]), [-1])
t61 = Internal('t61', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
t62 = Internal('t62', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
t63 = Internal('t63', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
c64 = Parameter('c64', ('TENSOR_INT32', [1]), [-1])
t65 = Internal('t65', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
c66 = Parameter('c66', ('TENSOR_FLOAT32', [1]), [0.125])
t67 = Internal('t67', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
t68 = Internal('t68', ('TENSOR_FLOAT32', [2, 2, 3, 1]))
t69 = Output('t69', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
x70 = Input('x70', ('TENSOR_FLOAT32', [2, 3, 4]))
c71 = Parameter('c71', ('TENSOR_INT32', [1]), [2])
t72 = Internal('t72', ('TENSOR_FLOAT32', [2, 3, 1]))
t73 = Internal('t73', ('TENSOR_FLOAT32', [2, 3, 4]))
t74 = Internal('t74', ('TENSOR_FLOAT32', [2, 3, 4]))
c75 = Parameter('c75', ('TENSOR_INT32', [1]), [2])
t76 = Internal('t76', ('TENSOR_FLOAT32', [2, 3, 1]))
c77 = Parameter('c77', ('TENSOR_FLOAT32', [1]), [1e-05])
t78 = Internal('t78', ('TENSOR_FLOAT32', [2, 3, 1]))
t79 = Internal('t79', ('TENSOR_FLOAT32', [2, 3, 1]))
t80 = Output('t80', ('TENSOR_FLOAT32', [2, 3, 4]))
x81 = Input('x81', ('TENSOR_FLOAT32', [2, 3, 4]))
c82 = Parameter('c82', ('TENSOR_INT32', [1]), [2])
t83 = Internal('t83', ('TENSOR_FLOAT32', [2, 3, 1]))
t84 = Internal('t84', ('TENSOR_FLOAT32', [2, 3, 4]))
t85 = Internal('t85', ('TENSOR_FLOAT32', [2, 3, 4]))
c86 = Parameter('c86', ('TENSOR_INT32', [1]), [2])
t87 = Internal('t87', ('TENSOR_FLOAT32', [2, 3, 1]))
c88 = Parameter('c88', ('TENSOR_FLOAT32', [1]), [0.125])
t89 = Internal('t89', ('TENSOR_FLOAT32', [2, 3, 1]))
t90 = Internal('t90', ('TENSOR_FLOAT32', [2, 3, 1]))
t91 = Output('t91', ('TENSOR_FLOAT32', [2, 3, 4]))
x92 = Input('x92', ('TENSOR_FLOAT32', [2, 3, 4]))
c93 = Parameter('c93', ('TENSOR_INT32', [1]), [-1])
t94 = Internal('t94', ('TENSOR_FLOAT32', [2, 3, 1]))
t95 = Internal('t95', ('TENSOR_FLOAT32', [2, 3, 4]))
t96 = Internal('t96', ('TENSOR_FLOAT32', [2, 3, 4]))
c97 = Parameter('c97', ('TENSOR_INT32', [1]), [-1])
t98 = Internal('t98', ('TENSOR_FLOAT32', [2, 3, 1]))
c99 = Parameter('c99', ('TENSOR_FLOAT32', [1]), [1.0])
t100 = Internal('t100', ('TENSOR_FLOAT32', [2, 3, 1]))
t101 = Internal('t101', ('TENSOR_FLOAT32', [2, 3, 1]))
t102 = Output('t102', ('TENSOR_FLOAT32', [2, 3, 4]))
x103 = Input('x103', ('TENSOR_FLOAT32', [2, 3, 4]))
c104 = Parameter('c104', ('TENSOR_INT32', [1]), [1])
t105 = Internal('t105', ('TENSOR_FLOAT32', [2, 1, 4]))
t106 = Internal('t106', ('TENSOR_FLOAT32', [2, 3, 4]))
t107 = Internal('t107', ('TENSOR_FLOAT32', [2, 3, 4]))
c108 = Parameter('c108', ('TENSOR_INT32', [1]), [1])
t109 = Internal('t109', ('TENSOR_FLOAT32', [2, 1, 4]))
c110 = Parameter('c110', ('TENSOR_FLOAT32', [1]), [0.001])
t111 = Internal('t111', ('TENSOR_FLOAT32', [2, 1, 4]))
t112 = Internal('t112', ('TENSOR_FLOAT32', [2, 1, 4]))
t113 = Output('t113', ('TENSOR_FLOAT32', [2, 3, 4]))
x114 = Input('x114', ('TENSOR_FLOAT32', [2, 3, 4]))
c115 = Parameter('c115', ('TENSOR_INT32', [2]), [1, 2])
t116 = Internal('t116', ('TENSOR_FLOAT32', [2, 1, 1]))
t117 = Internal('t117', ('TENSOR_FLOAT32', [2, 3, 4]))
t118 = Internal('t118', ('TENSOR_FLOAT32', [2, 3, 4]))
c119 = Parameter('c119', ('TENSOR_INT32', [2]), [1, 2])
t120 = Internal('t120', ('TENSOR_FLOAT32', [2, 1, 1]))
c121 = Parameter('c121', ('TENSOR_FLOAT32', [1]), [0.5])
t122 = Internal('t122', ('TENSOR_FLOAT32', [2, 1, 1]))
t123 = Internal('t123', ('TENSOR_FLOAT32', [2, 1, 1]))
t124 = Output('t124', ('TENSOR_FLOAT32', [2, 3, 4]))
x125 = Input('x125', ('TENSOR_FLOAT32', [2, 3, 4]))
c126 = Parameter('c126', ('TENSOR_INT32', [1]), [0])
t127 = Internal('t127', ('TENSOR_FLOAT32', [1, 3, 4]))
t128 = Internal('t128', ('TENSOR_FLOAT32', [2, 3, 4]))
t129 = Internal('t129', ('TENSOR_FLOAT32', [2, 3, 4]))
c130 = Parameter('c130', ('TENSOR_INT32', [1]), [0])
t131 = Internal('t131', ('TENSOR_FLOAT32', [1, 3, 4]))
c132 = Parameter('c132', ('TENSOR_FLOAT32', [1]), [0.25])
t133 = Internal('t133', ('TENSOR_FLOAT32', [1, 3, 4]))
t134 = Internal('t134', ('TENSOR_FLOAT32', [1, 3, 4]))
t135 = Output('t135', ('TENSOR_FLOAT32', [2, 3, 4]))
x136 = Input('x136', ('TENSOR_FLOAT32', [2, 3, 4]))
c137 = Parameter('c137', ('TENSOR_INT32', [1]), [2])
t138 = Internal('t138', ('TENSOR_FLOAT32', [2, 3, 1]))
t139 = Internal('t139', ('TENSOR_FLOAT32', [2, 3, 4]))
t140 = Internal('t140', ('TENSOR_FLOAT32', [2, 3, 4]))
c141 = Parameter('c141', ('TENSOR_INT32', [1]), [2])
t142 = Internal('t142', ('TENSOR_FLOAT32', [2, 3, 1]))
c143 = Parameter('c143', ('TENSOR_FLOAT32', [1]), [0.125])
t144 = Internal('t144', ('TENSOR_FLOAT32', [2, 3, 1]))
t145 = Internal('t145', ('TENSOR_FLOAT32', [2, 3, 1]))
t146 = Output('t146', ('TENSOR_FLOAT32', [2, 3, 4]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [4]), [0.5, 1.0, -1.0, 0.25])
t147 = Output('t147', ('TENSOR_FLOAT32', [2, 3, 4]))
model = Model()
model.Operation('MEAN', x3, c4, 1).To(t5)
model.Operation('SUB', x3, t5, 0).To(t6)
model.Operation('MUL', t6, t6, 0).To(t7)
model.Operation('MEAN', t7, c8, 1).To(t9)
model.Operation('ADD', t9, c10, 0).To(t11)
model.Operation('RSQRT', t11).To(t12)
model.Operation('MUL', t6, t12, 0).To(t13)
model.Operation('MUL', t13, c1, 0).To(t14)
model.Operation('MEAN', x15, c16, 1).To(t17)
model.Operation('SUB', x15, t17, 0).To(t18)
model.Operation('MUL', t18, t18, 0).To(t19)
model.Operation('MEAN', t19, c20, 1).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('RSQRT', t23).To(t24)
model.Operation('MUL', t18, t24, 0).To(t25)
model.Operation('MEAN', x26, c27, 1).To(t28)
model.Operation('SUB', x26, t28, 0).To(t29)
model.Operation('MUL', t29, t29, 0).To(t30)
model.Operation('MEAN', t30, c31, 1).To(t32)
model.Operation('ADD', t32, c33, 0).To(t34)
model.Operation('RSQRT', t34).To(t35)
model.Operation('MUL', t29, t35, 0).To(t36)
model.Operation('MEAN', x37, c38, 1).To(t39)
model.Operation('SUB', x37, t39, 0).To(t40)
model.Operation('MUL', t40, t40, 0).To(t41)
model.Operation('MEAN', t41, c42, 1).To(t43)
model.Operation('ADD', t43, c44, 0).To(t45)
model.Operation('RSQRT', t45).To(t46)
model.Operation('MUL', t40, t46, 0).To(t47)
model.Operation('MEAN', x48, c49, 1).To(t50)
model.Operation('SUB', x48, t50, 0).To(t51)
model.Operation('MUL', t51, t51, 0).To(t52)
model.Operation('MEAN', t52, c53, 1).To(t54)
model.Operation('ADD', t54, c55, 0).To(t56)
model.Operation('RSQRT', t56).To(t57)
model.Operation('MUL', t51, t57, 0).To(t58)
model.Operation('MEAN', x59, c60, 1).To(t61)
model.Operation('SUB', x59, t61, 0).To(t62)
model.Operation('MUL', t62, t62, 0).To(t63)
model.Operation('MEAN', t63, c64, 1).To(t65)
model.Operation('ADD', t65, c66, 0).To(t67)
model.Operation('RSQRT', t67).To(t68)
model.Operation('MUL', t62, t68, 0).To(t69)
model.Operation('MEAN', x70, c71, 1).To(t72)
model.Operation('SUB', x70, t72, 0).To(t73)
model.Operation('MUL', t73, t73, 0).To(t74)
model.Operation('MEAN', t74, c75, 1).To(t76)
model.Operation('ADD', t76, c77, 0).To(t78)
model.Operation('RSQRT', t78).To(t79)
model.Operation('MUL', t73, t79, 0).To(t80)
model.Operation('MEAN', x81, c82, 1).To(t83)
model.Operation('SUB', x81, t83, 0).To(t84)
model.Operation('MUL', t84, t84, 0).To(t85)
model.Operation('MEAN', t85, c86, 1).To(t87)
model.Operation('ADD', t87, c88, 0).To(t89)
model.Operation('RSQRT', t89).To(t90)
model.Operation('MUL', t84, t90, 0).To(t91)
model.Operation('MEAN', x92, c93, 1).To(t94)
model.Operation('SUB', x92, t94, 0).To(t95)
model.Operation('MUL', t95, t95, 0).To(t96)
model.Operation('MEAN', t96, c97, 1).To(t98)
model.Operation('ADD', t98, c99, 0).To(t100)
model.Operation('RSQRT', t100).To(t101)
model.Operation('MUL', t95, t101, 0).To(t102)
model.Operation('MEAN', x103, c104, 1).To(t105)
model.Operation('SUB', x103, t105, 0).To(t106)
model.Operation('MUL', t106, t106, 0).To(t107)
model.Operation('MEAN', t107, c108, 1).To(t109)
model.Operation('ADD', t109, c110, 0).To(t111)
model.Operation('RSQRT', t111).To(t112)
model.Operation('MUL', t106, t112, 0).To(t113)
model.Operation('MEAN', x114, c115, 1).To(t116)
model.Operation('SUB', x114, t116, 0).To(t117)
model.Operation('MUL', t117, t117, 0).To(t118)
model.Operation('MEAN', t118, c119, 1).To(t120)
model.Operation('ADD', t120, c121, 0).To(t122)
model.Operation('RSQRT', t122).To(t123)
model.Operation('MUL', t117, t123, 0).To(t124)
model.Operation('MEAN', x125, c126, 1).To(t127)
model.Operation('SUB', x125, t127, 0).To(t128)
model.Operation('MUL', t128, t128, 0).To(t129)
model.Operation('MEAN', t129, c130, 1).To(t131)
model.Operation('ADD', t131, c132, 0).To(t133)
model.Operation('RSQRT', t133).To(t134)
model.Operation('MUL', t128, t134, 0).To(t135)
model.Operation('MEAN', x136, c137, 1).To(t138)
model.Operation('SUB', x136, t138, 0).To(t139)
model.Operation('MUL', x136, x136, 0).To(t140)
model.Operation('MEAN', t140, c141, 1).To(t142)
model.Operation('ADD', t142, c143, 0).To(t144)
model.Operation('RSQRT', t144).To(t145)
model.Operation('MUL', t139, t145, 0).To(t146)
model.Operation('ADD', t14, c2, 0).To(t147)
Example({
    x3: [0.0, 0.125, -2.25, -1.8125, 1.0, 1.5, -3.875, 0.25, 2.1875, 2.0, 1.625, 0.1875, 3.875, 3.0625,
    3.3125, -2.375, 3.375, -1.875, 2.625, -2.3125, 3.0, 0.9375, 2.3125, -0.25],
    x15: [0.125, 3.1875, 1.1875, 3.5, -3.75, -0.125, 0.0, -3.6875, -1.75, 0.375, -2.6875, 0.0625, -2.25,
    -0.25, -0.9375, 2.5, 2.3125, -3.125, -2.875, 0.9375, -3.8125, 1.0, -1.6875, -2.1875],
    t25: [-0.974365, 0.974365, -0.9562926, 0.9562926, -0.98150134, 0.98150134, 0.9821065, -0.9821065,
    -0.9488475, 0.9488475, -0.96849597, 0.96849597, -0.94280905, 0.94280905, -0.9794916, 0.9794916,
    0.9916502, -0.9916502, -0.9832317, 0.9832317, -0.9893773, 0.9893773, 0.57735026, -0.57735026],
    x26: [-1.1875, 0.5, 0.25, 2.25, -0.6875, 1.375, -3.5625, -0.875, -0.0625, -3.5, 1.9375, 3.1875, -1.875,
    -1.3125, -1.5, -1.625, -1.0, 3.625, 1.875, 3.6875, 3.875, 2.75, -0.625, -2.1875],
    t36: [-0.3740361, 0.0046826676, 0.4721439, 0.7913716, -0.07971262, 0.39802712, -1.7720727, -0.6134301,
    0.28819174, -1.7934635, 1.4654856, 1.2128122, -0.95448, -0.8256403, -0.775515, -0.9464657,
    -0.536895, 1.0834011, 0.83517, 1.1075661, 1.78965, 0.74508995, -0.35793, -1.1639514],
    x37: [3.6875, -1.875, 3.5625, 1.5, 2.1875, 3.5, -0.9375, -2.75, -1.0, -3.5625, -1.4375, 2.875, -2.9375,
    -1.5625, 1.3125, 3.1875, 2.3125, 0.5625, -3.0625, 0.4375, 0.25, -2.6875, -2.4375, 3.875],
    t47: [1.2402629, -0.910063, 1.1919409, 0.3946291, 0.66039973, 1.1677799, -0.5476485, -1.2483165,
    -0.5718095, -1.5624089, -0.7409362, 0.9261703, -1.2087836, -0.6306697, 0.5781139, 1.366451,
    0.9985604, 0.26277906, -1.2613394, 0.21022324, 0.13138953, -1.103672, -0.9985604, 1.655508],
    x48: [-2.0, 0.0, -0.875, 0.25, -3.3125, -3.75, -1.1875, 0.875, 1.4375, -2.875, -3.4375, 1.75, -0.6875,
    -3.625, -0.1875, -2.3125, -3.125, 0.3125, 1.3125, 3.0, -0.125, 3.25, -1.875, 3.75],
    t58: [-0.24398667, 1.0221064, 0.46819073, 1.1803681, -1.0748603, -1.3518181, -0.29429087, 0.6933294,
    0.96268034, -1.1023437, -1.3716947, 1.1123198, 0.5965039, -1.3150201, 0.9218697, -0.46093488,
    -0.9896543, 1.2472354, -0.11696244, 0.7068598, -0.818737, 0.8289076, -1.6730713, 1.073003],
    x59: [-2.8125, 2.25, -2.0625, -2.875, 1.25, 0.625, -3.1875, -0.875, 3.8125, 1.6875, 0.9375, 2.5, -1.375,
    1.5625, -3.9375, -0.9375, -3.5625, 1.4375, -0.6875, 0.25, 1.8125, -2.75, -0.625, -3.75],
    t69: [-0.99038583, 0.99038583, 0.75433654, -0.75433654, 0.66226614, -0.66226614, -0.9562926, 0.9562926,
    0.9488475, -0.9488475, -0.9110507, 0.9110507, -0.9722288, 0.9722288, -0.9733285, 0.9733285,
    -0.99014753, 0.99014753, -0.79836947, 0.79836947, 0.98820233, -0.98820233, 0.9753429,
    -0.9753429],
    x70: [-1.125, 0.25, 3.9375, -3.625, -2.875, 1.75, -3.4375, 0.0, 2.25, 2.3125, -0.25, -2.6875, 1.625,
    -0.8125, 1.1875, -2.1875, 0.6875, 0.3125, 1.4375, -0.5, -3.5, 2.0, 1.875, 1.0625],
    t80: [-0.3600821, 0.14288971, 1.4917686, -1.2745763, -0.81894755, 1.3649125, -1.0845522, 0.5385871,
    0.8934257, 0.9237113, -0.31799898, -1.4991381, 1.085579, -0.49713436, 0.80150235, -1.389947,
    0.2910499, -0.24627298, 1.3656956, -1.4104725, -1.7098835, 0.7268735, 0.6714927, 0.31151724],
    x81: [-0.6875, 0.375, -0.625, 1.4375, 1.375, -0.125, 2.8125, 0.0625, 0.625, -2.625, 0.875, 1.75, 0.5625,
    -3.9375, -3.0, 1.875, -1.4375, -3.875, 1.0, -3.625, -1.625, 3.25, -0.875, 3.1875],
    t91: [-0.8676312, 0.26696345, -0.8008903, 1.4015582, 0.27913028, -0.9388928, 1.4464023, -0.78663987,
    0.27631292, -1.6394567, 0.42367983, 0.939464, 0.6921939, -1.1536566, -0.76910436, 1.230567,
    0.27367982, -0.94615024, 1.4935099, -0.82103944, -1.1455836, 0.9946684, -0.8163141, 0.9672293],
    x92: [-3.4375, 0.1875, 3.75, -3.25, -3.6875, 3.5625, 1.875, -2.8125, 3.8125, 1.3125, 0.125, 3.9375,
    -1.4375, -3.1875, 2.75, -1.8125, -2.625, -1.0, 2.9375, -1.0625, 2.5, -1.875, 3.125, -1.75],
    t102: [-0.88541764, 0.2817238, 1.428742, -0.82504827, -1.0632195, 1.1894466, 0.6651191, -0.7913461,
    0.79128987, -0.51393056, -1.1339103, 0.85655093, -0.21194382, -0.93126833, 1.5092969,
    -0.36608478, -0.95737827, -0.24618298, 1.4770979, -0.27353665, 0.7906659, -0.9389158, 1.037749,
    -0.8894992],
    x103: [0.5, -1.0, 2.1875, -0.6875, -0.3125, -3.8125, -1.9375, -3.25, 0.5625, 1.3125, 3.875, -2.6875,
    2.6875, -1.875, 1.0, -4.0, 1.5625, -1.4375, 3.8125, -3.4375, -3.625, 3.375, -0.625, 3.25],
    t113: [0.625285, 0.079523064, 0.33275887, 1.3824606, -1.4068913, -1.2624291, -1.3566324, -0.94689095,
    0.7816063, 1.1829058, 1.0238734, -0.43556988, 0.9017143, -0.7970107, -0.21590488, -0.7907544,
    0.492533, -0.61308515, 1.3181559, -0.6199514, -1.3942473, 1.4100959, -1.1022512, 1.4107059],
    x114: [2.0, -2.375, -1.3125, -0.25, 1.4375, -2.9375, 0.625, 3.375, -2.875, -0.125, -0.625, -1.5, 2.4375,
    -2.75, -3.6875, 0.9375, 3.1875, -2.0625, 0.6875, 3.125, 3.5625, 0.125, 1.6875, -3.4375],
    t124: [1.1768231, -0.98626536, -0.46094385, 0.064377636, 0.8987118, -1.2643768, 0.49699536, 1.856651,
    -1.2334756, 0.12618017, -0.12102995, -0.55364764, 0.79745233, -1.1540525, -1.5067343, 0.2331617,
    1.0795976, -0.89541936, 0.13911329, 1.0560855, 1.2206702, -0.07249566, 0.515307, -1.4126858],
    x125: [-1.6875, -0.25, 0.625, 0.8125, 2.5625, 2.1875, -2.6875, 2.6875, 0.25, -3.625, 3.6875, 3.8125,
    -2.8125, 2.875, 2.25, -0.125, 1.625, 0.1875, -1.75, 2.0625, -2.9375, -0.9375, 0.5, -2.0625],
    t135: [0.74740934, -0.9524241, -0.85165834, 0.6839411, 0.6839411, 0.8944272, -0.6839411, 0.52999896,
    0.95414644, -0.9372219, 0.95414644, 0.9858212, -0.74740934, 0.9524241, 0.85165834, -0.6839411,
    -0.6839411, -0.8944272, 0.6839411, -0.52999896, -0.95414644, 0.9372219, -0.95414644, -0.9858212],
    x136: [-1.25, 2.3125, -0.25, -4.0, -2.1875, 4.0, 0.3125, 0.8125, 2.1875, -2.6875, 1.125, 3.5, 2.375,
    -2.625, 1.8125, -1.375, -1.8125, -3.375, -1.4375, 0.1875, -3.3125, -0.3125, -1.5625, 3.0],
    t146: [-0.18705396, 1.2835772, 0.22575478, -1.322278, -1.2446768, 1.3911093, -0.17971268, 0.033280127,
    0.45331427, -1.4579568, 0.03675521, 0.9678873, 1.0912311, -1.2523525, 0.82757795, -0.6664566,
    -0.097736076, -0.84955204, 0.08269975, 0.8645884, -1.1530516, 0.09771624, -0.42343706,
    1.4787724],
    t147: [1.856801, 0.49030226, -3.3259447, -0.51095724, 1.3994651, 0.5831747, -4.3638535, 0.4986326,
    1.7526629, 0.6963241, -0.6963241, -1.3442982, 1.6268849, 0.78447556, 0.05914867, -1.4618798,
    2.200437, 1.4516313, 0.6852819, -0.8230032, 2.2597656, 1.2199707, 0.27094173, -1.1187065],
}, name='normalizations').DisableLifeTimeVariation()

# Fractions of roots.
# Expected values: float64 formula.
x2 = Input('x2', ('TENSOR_FLOAT32', [2, 3, 4]))
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 3, 4]))
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3, 4]))
t5 = Internal('t5', ('TENSOR_FLOAT32', [2, 3, 4]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [1]), [1.0])
t6 = Output('t6', ('TENSOR_FLOAT32', [2, 3, 4]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [1]), [2.0])
t8 = Output('t8', ('TENSOR_FLOAT32', [2, 3, 4]))
c9 = Parameter('c9', ('TENSOR_FLOAT32', [1]), [2.0])
t10 = Output('t10', ('TENSOR_FLOAT32', [2, 3, 4]))
t12 = Internal('t12', ('TENSOR_FLOAT32', [2, 3, 4]))
x11 = Input('x11', ('TENSOR_FLOAT32', [2, 3, 4]))
t13 = Output('t13', ('TENSOR_FLOAT32', [2, 3, 4]))
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 3, 4]))
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 3, 4]))
model = Model()
model.Operation('SQRT', x2).To(t3)
model.Operation('SQRT', x1).To(t5)
model.Operation('DIV', c4, t5, 0).To(t6)
model.Operation('DIV', c7, t3, 0).To(t8)
model.Operation('DIV', t3, c9, 0).To(t10)
model.Operation('SQRT', x1).To(t12)
model.Operation('DIV', x11, t12, 0).To(t13)
model.Operation('MUL', x1, x1, 0).To(t14)
model.Operation('RSQRT', t14).To(t15)
Example({
    x2: [3.8125, 4.375, 0.25, 2.8125, 1.875, 0.5625, 2.25, 4.625, 2.125, 2.75, 4.5, 0.875, 3.3125, 0.375,
    3.625, 3.5625, 4.0625, 3.5, 1.125, 4.25, 3.875, 0.8125, 1.75, 2.6875],
    x1: [3.0625, 1.625, 3.5625, 1.8125, 4.4375, 2.75, 0.8125, 4.5, 0.625, 0.5625, 4.625, 3.125, 2.25, 2.875,
    0.9375, 1.1875, 2.3125, 0.375, 1.0, 1.75, 4.125, 1.5625, 4.0625, 4.9375],
    t6: [0.5714286, 0.78446454, 0.52981293, 0.74278134, 0.4747127, 0.6030227, 1.1094004, 0.47140455,
    1.264911, 1.3333334, 0.46499056, 0.56568545, 0.6666667, 0.5897678, 1.0327955, 0.9176629,
    0.65759593, 1.6329931, 1.0, 0.755929, 0.49236596, 0.8, 0.49613893, 0.45003518],
    t8: [1.024295, 0.9561829, 4.0, 1.1925696, 1.4605935, 2.6666667, 1.3333334, 0.9299811, 1.3719888,
    1.2060454, 0.9428091, 2.13809, 1.0988845, 3.2659862, 1.0504514, 1.0596259, 0.99227786, 1.069045,
    1.8856182, 0.97014254, 1.016001, 2.2188008, 1.511858, 1.2199886],
    t10: [0.9762812, 1.045825, 0.25, 0.8385255, 0.6846532, 0.375, 0.75, 1.0752907, 0.72886896, 0.8291562,
    1.0606601, 0.4677072, 0.91001374, 0.30618623, 0.95197165, 0.9437293, 1.0077822, 0.9354144,
    0.53033006, 1.0307764, 0.98425096, 0.4506939, 0.6614378, 0.8196798],
    x11: [2.1875, 0.625, -2.625, -0.875, 1.6875, -0.6875, 2.3125, 3.6875, -0.9375, -2.25, 2.375, 3.5,
    -3.9375, -2.0625, 3.4375, 1.8125, -1.4375, 2.4375, 2.6875, -1.8125, 2.0, 2.25, -3.0, -2.875],
    t13: [1.25, 0.49029034, -1.390759, -0.6499337, 0.80107766, -0.41457808, 2.5654883, 1.7383043, -1.1858541,
    -3.0, 1.1043526, 1.9798989, -2.625, -1.2163961, 3.5502346, 1.663264, -0.94529414, 3.9804206,
    2.6875, -1.3701212, 0.9847319, 1.8, -1.4884168, -1.2938511],
    t15: [0.3265306, 0.61538464, 0.28070176, 0.55172414, 0.22535211, 0.36363637, 1.2307693, 0.22222222, 1.6,
    1.7777778, 0.21621622, 0.32, 0.44444445, 0.3478261, 1.0666667, 0.84210527, 0.43243244,
    2.6666667, 1.0, 0.5714286, 0.24242425, 0.64, 0.24615385, 0.20253165],
}, name='roots').DisableLifeTimeVariation()
