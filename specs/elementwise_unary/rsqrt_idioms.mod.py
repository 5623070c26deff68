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
x15 = Input('x15', ('TENSOR_FLOAT32', [2, 3, 4]))
c16 = Parameter('c16', ('TENSOR_INT32', [1]), [2])
t17 = Internal('t17', ('TENSOR_FLOAT32', [2, 3, 1]))
t18 = Internal('t18', ('TENSOR_FLOAT32', [2, 3, 4]))
t19 = Internal('t19', ('TENSOR_FLOAT32', [2, 3, 4]))
c20 = Parameter('c20', ('TENSOR_INT32', [1]), [2])
t21 = Internal('t21', ('TENSOR_FLOAT32', [2, 3, 1]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1]), [1e-05])
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 3, 1]))
t24 = Internal('t24', ('TENSOR_FLOAT32', [2, 3, 1]))
t25 = Output('t25', ('TENSOR_FLOAT32', [2, 3, 4]))
x26 = Input('x26', ('TENSOR_FLOAT32', [2, 3, 4]))
c27 = Parameter('c27', ('TENSOR_INT32', [1]), [2])
t28 = Internal('t28', ('TENSOR_FLOAT32', [2, 3, 1]))
t29 = Internal('t29', ('TENSOR_FLOAT32', [2, 3, 4]))
t30 = Internal('t30', ('TENSOR_FLOAT32', [2, 3, 4]))
c31 = Parameter('c31', ('TENSOR_INT32', [1]), [2])
t32 = Internal('t32', ('TENSOR_FLOAT32', [2, 3, 1]))
c33 = Parameter('c33', ('TENSOR_FLOAT32', [1]), [0.125])
t34 = Internal('t34', ('TENSOR_FLOAT32', [2, 3, 1]))
t35 = Internal('t35', ('TENSOR_FLOAT32', [2, 3, 1]))
t36 = Output('t36', ('TENSOR_FLOAT32', [2, 3, 4]))
x37 = Input('x37', ('TENSOR_FLOAT32', [2, 3, 4]))
c38 = Parameter('c38', ('TENSOR_INT32', [1]), [-1])
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 3, 1]))
t40 = Internal('t40', ('TENSOR_FLOAT32', [2, 3, 4]))
t41 = Internal('t41', ('TENSOR_FLOAT32', [2, 3, 4]))
c42 = Parameter('c42', ('TENSOR_INT32', [1]), [-1])
t43 = Internal('t43', ('TENSOR_FLOAT32', [2, 3, 1]))
c44 = Parameter('c44', ('TENSOR_FLOAT32', [1]), [1.0])
t45 = Internal('t45', ('TENSOR_FLOAT32', [2, 3, 1]))
t46 = Internal('t46', ('TENSOR_FLOAT32', [2, 3, 1]))
t47 = Output('t47', ('TENSOR_FLOAT32', [2, 3, 4]))
x48 = Input('x48', ('TENSOR_FLOAT32', [2, 3, 4]))
c49 = Parameter('c49', ('TENSOR_INT32', [1]), [1])
t50 = Internal('t50', ('TENSOR_FLOAT32', [2, 1, 4]))
t51 = Internal('t51', ('TENSOR_FLOAT32', [2, 3, 4]))
t52 = Internal('t52', ('TENSOR_FLOAT32', [2, 3, 4]))
c53 = Parameter('c53', ('TENSOR_INT32', [1]), [1])
t54 = Internal('t54', ('TENSOR_FLOAT32', [2, 1, 4]))
c55 = Parameter('c55', ('TENSOR_FLOAT32', [1]), [0.001])
t56 = Internal('t56', ('TENSOR_FLOAT32', [2, 1, 4]))
t57 = Internal('t57', ('TENSOR_FLOAT32', [2, 1, 4]))
t58 = Output('t58', ('TENSOR_FLOAT32', [2, 3, 4]))
x59 = Input('x59', ('TENSOR_FLOAT32', [2, 3, 4]))
c60 = Parameter('c60', ('TENSOR_INT32', [2]), [1, 2])
t61 = Internal('t61', ('TENSOR_FLOAT32', [2, 1, 1]))
t62 = Internal('t62', ('TENSOR_FLOAT32', [2, 3, 4]))
t63 = Internal('t63', ('TENSOR_FLOAT32', [2, 3, 4]))
c64 = Parameter('c64', ('TENSOR_INT32', [2]), [1, 2])
t65 = Internal('t65', ('TENSOR_FLOAT32', [2, 1, 1]))
c66 = Parameter('c66', ('TENSOR_FLOAT32', [1]), [0.5])
t67 = Internal('t67', ('TENSOR_FLOAT32', [2, 1, 1]))
t68 = Internal('t68', ('TENSOR_FLOAT32', [2, 1, 1]))
t69 = Output('t69', ('TENSOR_FLOAT32', [2, 3, 4]))
x70 = Input('x70', ('TENSOR_FLOAT32', [2, 3, 4]))
c71 = Parameter('c71', ('TENSOR_INT32', [1]), [0])
t72 = Internal('t72', ('TENSOR_FLOAT32', [1, 3, 4]))
t73 = Internal('t73', ('TENSOR_FLOAT32', [2, 3, 4]))
t74 = Internal('t74', ('TENSOR_FLOAT32', [2, 3, 4]))
c75 = Parameter('c75', ('TENSOR_INT32', [1]), [0])
t76 = Internal('t76', ('TENSOR_FLOAT32', [1, 3, 4]))
c77 = Parameter('c77', ('TENSOR_FLOAT32', [1]), [0.25])
t78 = Internal('t78', ('TENSOR_FLOAT32', [1, 3, 4]))
t79 = Internal('t79', ('TENSOR_FLOAT32', [1, 3, 4]))
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
c2 = Parameter('c2', ('TENSOR_FLOAT32', [4]), [0.5, 1.0, -1.0, 0.25])
t92 = Output('t92', ('TENSOR_FLOAT32', [2, 3, 4]))
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
model.Operation('MUL', x81, x81, 0).To(t85)
model.Operation('MEAN', t85, c86, 1).To(t87)
model.Operation('ADD', t87, c88, 0).To(t89)
model.Operation('RSQRT', t89).To(t90)
model.Operation('MUL', t84, t90, 0).To(t91)
model.Operation('ADD', t14, c2, 0).To(t92)
Example({
    x3: [0.0, 0.125, -2.25, -1.8125, 1.0, 1.5, -3.875, 0.25, 2.1875, 2.0, 1.625, 0.1875, 3.875, 3.0625,
    3.3125, -2.375, 3.375, -1.875, 2.625, -2.3125, 3.0, 0.9375, 2.3125, -0.25],
    x15: [0.125, 3.1875, 1.1875, 3.5, -3.75, -0.125, 0.0, -3.6875, -1.75, 0.375, -2.6875, 0.0625, -2.25,
    -0.25, -0.9375, 2.5, 2.3125, -3.125, -2.875, 0.9375, -3.8125, 1.0, -1.6875, -2.1875],
    t25: [-1.3396294, 0.84843194, -0.5805061, 1.0717036, -1.0167212, 0.965458, 1.033809, -0.98254573,
    -0.5915548, 1.0845171, -1.3309983, 0.838036, -1.162066, -0.009008263, -0.40537184, 1.576446,
    1.2686597, -1.030786, -0.9250644, 0.6871907, -1.2365427, 1.5434219, -0.009025859, -0.29785335],
    x26: [-1.1875, 0.5, 0.25, 2.25, -0.6875, 1.375, -3.5625, -0.875, -0.0625, -3.5, 1.9375, 3.1875, -1.875,
    -1.3125, -1.5, -1.625, -1.0, 3.625, 1.875, 3.6875, 3.875, 2.75, -0.625, -2.1875],
    t36: [-1.2906044, 0.03687441, -0.1597891, 1.413519, 0.13972867, 1.2924901, -1.4671509, 0.034932166,
    -0.17753364, -1.5243405, 0.6060631, 1.0958111, -0.7270148, 0.6504869, 0.19131967, -0.11479181,
    -1.5736557, 0.81507295, -0.08877032, 0.8473531, 1.1777322, 0.72427386, -0.63610137, -1.2659048],
    x37: [3.6875, -1.875, 3.5625, 1.5, 2.1875, 3.5, -0.9375, -2.75, -1.0, -3.5625, -1.4375, 2.875, -2.9375,
    -1.5625, 1.3125, 3.1875, 2.3125, 0.5625, -3.0625, 0.4375, 0.25, -2.6875, -2.4375, 3.875],
    t47: [0.7997784, -1.459913, 0.7489988, -0.08886427, 0.6324555, 1.1243653, -0.5387584, -1.2180625,
    -0.086498894, -1.0997716, -0.25949666, 1.4457672, -1.1316271, -0.6019293, 0.5056206, 1.2279358,
    1.0264788, 0.22810638, -1.4256649, 0.17107978, 0.17679828, -0.8618916, -0.7734925, 1.4585859],
    x48: [-2.0, 0.0, -0.875, 0.25, -3.3125, -3.75, -1.1875, 0.875, 1.4375, -2.875, -3.4375, 1.75, -0.6875,
    -3.625, -0.1875, -2.3125, -3.125, 0.3125, 1.3125, 3.0, -0.125, 3.25, -1.875, 3.75],
    t58: [-0.35362408, 1.3783326, 0.8392394, -1.1498672, -1.0088687, -0.9622323, 0.5655744, -0.13527846,
    1.3624926, -0.41610047, -1.4048138, 1.2851458, 0.47987384, -1.2795416, 0.047987383, -1.4049844,
    -1.3916341, 0.11833911, 1.1996846, 0.5635377, 0.9117603, 1.1612024, -1.247672, 0.84144676],
    x59: [-2.8125, 2.25, -2.0625, -2.875, 1.25, 0.625, -3.1875, -0.875, 3.8125, 1.6875, 0.9375, 2.5, -1.375,
    1.5625, -3.9375, -0.9375, -3.5625, 1.4375, -0.6875, 0.25, 1.8125, -2.75, -0.625, -3.75],
    t69: [-1.2185205, 0.89648294, -0.9051867, -1.2446316, 0.4787045, 0.21759294, -1.3751875, -0.40907475,
    1.5492618, 0.6614826, 0.3481487, 1.0009276, -0.15445492, 1.2282844, -1.3606743, 0.051484972,
    -1.1841544, 1.1694444, 0.16916491, 0.6104647, 1.3459643, -0.8016946, 0.1985849, -1.2724143],
    x70: [-1.125, 0.25, 3.9375, -3.625, -2.875, 1.75, -3.4375, 0.0, 2.25, 2.3125, -0.25, -2.6875, 1.625,
    -0.8125, 1.1875, -2.1875, 0.6875, 0.3125, 1.4375, -0.5, -3.5, 2.0, 1.875, 1.0625],
    t80: [-0.9397934, 0.7282, 0.9397934, -0.8209052, -0.9627884, 0.8209052, -0.9796027, 0.4472136, 0.9852118,
    0.298275, -0.9048187, -0.9662349, 0.9397934, -0.7282, -0.9397934, 0.8209052, 0.9627884,
    -0.8209052, 0.9796027, -0.4472136, -0.9852118, -0.298275, 0.9048187, 0.9662349],
    x81: [-0.6875, 0.375, -0.625, 1.4375, 1.375, -0.125, 2.8125, 0.0625, 0.625, -2.625, 0.875, 1.75, 0.5625,
    -3.9375, -3.0, 1.875, -1.4375, -3.875, 1.0, -3.625, -1.625, 3.25, -0.875, 3.1875],
    t91: [-0.8600036, 0.2646165, -0.79384947, 1.3892366, 0.21400616, -0.71983886, 1.108941, -0.6031083,
    0.27514833, -1.6325467, 0.4218941, 0.9355043, 0.62850213, -1.0475036, -0.6983357, 1.1173371,
    0.19419287, -0.6713525, 1.0597383, -0.5825786, -1.0515839, 0.91305184, -0.74933225, 0.88786423],
    t92: [1.856801, 0.49030226, -3.3259447, -0.51095724, 1.3994651, 0.5831747, -4.3638535, 0.4986326,
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
