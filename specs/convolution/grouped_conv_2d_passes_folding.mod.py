# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: constants and neighbors that go into a layer under conditions.

# Constants of each kind behind it.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -2.0, -2.0, -2.0, -1.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t4 = Internal('t4', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t6 = Output('t6', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [0.0, -2.0, 0.0, 2.0, -1.0, 2.0, 1.0, 2.0, 2.0, 0.0, -2.0, -2.0, -2.0, 1.0, 0.0, 0.0])
c8 = Parameter('c8', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t9 = Internal('t9', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [1]), [-2.0])
t11 = Output('t11', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [0.0, 1.0, 1.0, -1.0, -1.0, -2.0, -1.0, 1.0, -2.0, 2.0, -1.0, -2.0, -2.0, -1.0, 2.0, 2.0])
c13 = Parameter('c13', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t14 = Internal('t14', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c15 = Parameter('c15', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [1.0, 1.0, 2.0, 1.0, -1.0, 2.0, -1.0, -1.0, 0.0, 1.0, -2.0, -1.0, 2.0, 0.0, 1.0, 2.0])
c18 = Parameter('c18', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t19 = Internal('t19', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t21 = Output('t21', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [-2.0, -1.0, 1.0, 0.0, 2.0, 1.0, 0.0, -2.0, -2.0, -2.0, -2.0, -1.0, 1.0, -2.0, 0.0, 1.0])
c23 = Parameter('c23', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t24 = Internal('t24', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c25 = Parameter('c25', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t26 = Output('t26', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [-2.0, -1.0, -2.0, 2.0, 2.0, 0.0, -2.0, 2.0, -1.0, 1.0, 0.0, 1.0, 2.0, 2.0, -2.0, 2.0])
c28 = Parameter('c28', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t29 = Internal('t29', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c30 = Parameter('c30', ('TENSOR_FLOAT32', [1]), [-2.0])
t31 = Output('t31', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [-2.0, -2.0, -1.0, -2.0, 0.0, 2.0, 2.0, 0.0, -2.0, 2.0, 0.0, -2.0, 1.0, -1.0, 2.0, 2.0])
c33 = Parameter('c33', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t34 = Internal('t34', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c35 = Parameter('c35', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t36 = Output('t36', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c37 = Parameter('c37', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [2.0, 1.0, 2.0, 1.0, -2.0, 2.0, -2.0, 0.0, 1.0, -2.0, 0.0, -1.0, 1.0, -2.0, 0.0, -2.0])
c38 = Parameter('c38', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t39 = Internal('t39', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [4, 1]), [1.0, -2.0, 2.0, 3.0])
t41 = Output('t41', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [0.0, 1.0, -1.0, -2.0, 0.0, -2.0, -2.0, 1.0, 0.0, -1.0, -1.0, 0.0, 2.0, 1.0, 1.0, -1.0])
c43 = Parameter('c43', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t44 = Internal('t44', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c45 = Parameter('c45', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t46 = Output('t46', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [-1.0, -2.0, 1.0, 1.0, -1.0, -2.0, -2.0, -1.0, 2.0, 0.0, 1.0, 0.0, -2.0, -1.0, 0.0, 2.0])
c48 = Parameter('c48', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t49 = Internal('t49', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c50 = Parameter('c50', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t51 = Output('t51', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [0.0, 0.0, 1.0, 1.0, -2.0, -2.0, 1.0, -2.0, -1.0, 1.0, 0.0, 1.0, -1.0, 2.0, 0.0, -2.0])
c53 = Parameter('c53', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t54 = Internal('t54', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c55 = Parameter('c55', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t56 = Output('t56', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [2.0, 0.0, 1.0, 2.0, 1.0, 2.0, 2.0, 2.0, 1.0, -2.0, -1.0, 0.0, -2.0, -1.0, 0.0, -2.0])
c58 = Parameter('c58', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t59 = Internal('t59', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c60 = Parameter('c60', ('TENSOR_FLOAT32', [4, 1]), [1.0, -2.0, 2.0, 3.0])
t61 = Output('t61', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c62 = Parameter('c62', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [0.0, 2.0, 2.0, 1.0, -2.0, 0.0, 2.0, -1.0, 2.0, 1.0, -2.0, 2.0, -1.0, -2.0, 0.0, 1.0])
c63 = Parameter('c63', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t65 = Output('t65', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
x64 = Input('x64', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
t66 = Internal('t66', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
t67 = Internal('t67', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c68 = Parameter('c68', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t69 = Internal('t69', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c70 = Parameter('c70', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t71 = Internal('t71', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
t72 = Output('t72', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
t73 = Output('t73', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, False).To(t4)
model.Operation('ADD', t4, c5, 0).To(t6)
model.Operation('GROUPED_CONV_2D', x1, c7, c8, 1, 1, 1, 2, 0, False).To(t9)
model.Operation('ADD', t9, c10, 1).To(t11)
model.Operation('GROUPED_CONV_2D', x1, c12, c13, 1, 1, 1, 2, 1, False).To(t14)
model.Operation('ADD', c15, t14, 1).To(t16)
model.Operation('GROUPED_CONV_2D', x1, c17, c18, 1, 1, 1, 2, 0, False).To(t19)
model.Operation('SUB', t19, c20, 0).To(t21)
model.Operation('GROUPED_CONV_2D', x1, c22, c23, 1, 1, 1, 2, 0, False).To(t24)
model.Operation('SUB', c25, t24, 3).To(t26)
model.Operation('GROUPED_CONV_2D', x1, c27, c28, 1, 1, 1, 2, 1, False).To(t29)
model.Operation('SUB', c30, t29, 0).To(t31)
model.Operation('GROUPED_CONV_2D', x1, c32, c33, 1, 1, 1, 2, 1, False).To(t34)
model.Operation('MUL', t34, c35, 0).To(t36)
model.Operation('GROUPED_CONV_2D', x1, c37, c38, 1, 1, 1, 2, 0, False).To(t39)
model.Operation('MUL', t39, c40, 0).To(t41)
model.Operation('GROUPED_CONV_2D', x1, c42, c43, 1, 1, 1, 2, 0, False).To(t44)
model.Operation('MUL', c45, t44, 0).To(t46)
model.Operation('GROUPED_CONV_2D', x1, c47, c48, 1, 1, 1, 2, 0, False).To(t49)
model.Operation('DIV', t49, c50, 1).To(t51)
model.Operation('GROUPED_CONV_2D', x1, c52, c53, 1, 1, 1, 2, 0, False).To(t54)
model.Operation('DIV', c55, t54, 0).To(t56)
model.Operation('GROUPED_CONV_2D', x1, c57, c58, 1, 1, 1, 2, 0, False).To(t59)
model.Operation('DIV', c60, t59, 3).To(t61)
model.Operation('GROUPED_CONV_2D', x1, c62, c63, 1, 1, 1, 2, 0, False).To(t65)
model.Operation('GROUPED_CONV_2D', x64, c62, c63, 1, 1, 1, 2, 0, False).To(t66)
model.Operation('GROUPED_CONV_2D', x1, c62, c63, 1, 1, 1, 2, 0, False).To(t67)
model.Operation('MUL', t66, c68, 0).To(t69)
model.Operation('ADD', t67, c70, 0).To(t71)
model.Operation('MAXIMUM', t69, t65).To(t72)
model.Operation('SUB', t71, t67, 3).To(t73)
Example({
    x1: [4.0, -1.5, -3.0, 3.0, -3.0, 1.0, 1.5, 2.0, 3.5, 1.5, 3.0, 2.0, 3.5, 2.5, 1.0, -2.0],
    t6: [3.75, -10.75, 9.75, -3.25, 6.25, 5.75, 5.75, -13.25, 14.25, 0.75, 6.25, -8.25, 9.25, -4.25, 1.25,
    3.75],
    t11: [4.25, 0.0, 0.0, 7.75, 0.25, 7.25, 0.0, 0.0, 1.25, 3.75, 6.25, 0.0, 0.0, 0.0, 0.25, 0.0],
    t16: [2.0, 0.0, 10.75, 11.75, 6.25, 0.0, 4.0, 6.75, 5.75, 0.0, 5.25, 1.0, 5.75, 0.0, 4.0, 1.75],
    t21: [-3.25, -6.25, -5.75, -0.75, 5.75, -1.25, -9.75, 9.75, 13.75, -7.75, -1.75, 2.75, 5.25, 0.25, -5.75,
    1.75],
    t26: [6.0, 0.0, 6.0, 6.0, 0.0, 6.0, 6.0, 0.75, 5.75, 0.0, 6.0, 3.25, 6.0, 0.0, 1.75, 0.0],
    t31: [-4.75, -15.75, -10.25, -3.75, -4.25, -2.0, -4.75, -7.75, -2.0, -4.75, -2.0, -6.75, -2.0, -6.75,
    -2.0, -2.0],
    t36: [0.0, 0.0, 33.0, 1.75, 0.0, -6.75, 0.0, 10.25, 0.0, -7.75, 9.0, 0.0, 0.0, -2.75, 0.0, 3.75],
    t41: [2.75, -7.25, -10.75, -12.25, -9.5, 2.5, 8.5, 11.5, 38.5, -26.5, 2.5, 7.5, 32.25, -12.75, 15.75,
    17.25],
    t46: [1.5, -7.75, -17.0, -2.75, -8.5, 9.75, -19.0, 6.75, -11.5, 9.75, -11.0, 11.75, 7.5, 7.25, 9.0, 0.75],
    t51: [0.0, 0.0, 0.0, 7.75, 3.625, 9.75, 1.5625, 0.0, 0.375, 18.25, 1.8125, 0.0, 0.0, 10.75, 0.5625, 0.75],
    t56: [-2.6666667, 0.08163265, 0.4848485, 0.17391305, 0.32, -0.44444445, 1.4545455, -1.3333334,
    0.27586207, 0.07272727, -1.4545455, 0.17391305, 1.6, 0.07017544, -1.4545455, -0.23529412],
    t61: [0.121212125, 0.0, 0.0, 0.0, 0.0, 0.0, 0.3809524, 0.24242425, 0.11940298, 0.12307692, 0.0, 0.0,
    0.36363637, 0.48, 0.5714286, 4.0],
    t65: [-6.75, -17.25, -1.75, -0.25, 11.75, 9.25, 3.25, -2.75, 13.75, -4.75, 2.25, -8.25, 6.25, -9.25,
    0.25, 3.75],
    x64: [-3.0, -2.5, 2.0, -3.0, 1.5, -3.0, 1.5, 1.0, 1.0, -2.5, 1.5, 2.5, -4.0, -1.5, -2.0, 2.5],
    t72: [-6.75, -9.75, 1.0, 5.75, 11.75, 9.25, 25.0, -0.25, 13.75, 10.75, 59.0, -3.25, 6.25, -5.75, 0.25,
    3.75],
    t73: [2.0, 0.0, 4.0, 1.0, 2.0, 0.0, 4.0, 1.0, 2.0, 0.0, 4.0, 1.0, 2.0, 0.0, 4.0, 1.0],
}, name='behind').AddVariations('float16').DisableLifeTimeVariation()

# Constants of each kind before it.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t3 = Internal('t3', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [0.0, 2.0, 0.0, -2.0, 2.0, -2.0, -1.0, 1.0, 2.0, -2.0, 1.0, 1.0, 2.0, 2.0, -2.0, 2.0])
c5 = Parameter('c5', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t6 = Output('t6', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t8 = Internal('t8', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c9 = Parameter('c9', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [-2.0, 1.0, 0.0, 0.0, 1.0, -2.0, -2.0, 0.0, -1.0, 2.0, 2.0, 2.0, -2.0, 1.0, 1.0, 2.0])
c10 = Parameter('c10', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t11 = Output('t11', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t13 = Internal('t13', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [0.0, 0.0, -1.0, 0.0, 0.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 2.0, -1.0, 0.0, 1.0, 2.0])
c15 = Parameter('c15', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [1]), [-2.0])
t18 = Internal('t18', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [-2.0, -1.0, 1.0, -2.0, 2.0, 2.0, -1.0, 0.0, -1.0, 0.0, 0.0, -2.0, 1.0, 0.0, 0.0, 2.0])
c20 = Parameter('c20', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t21 = Output('t21', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t23 = Internal('t23', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [0.0, 1.0, 0.0, -2.0, 1.0, -1.0, 0.0, 0.0, 2.0, -2.0, -1.0, 2.0, -2.0, 1.0, -2.0, 0.0])
c25 = Parameter('c25', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t26 = Output('t26', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [4, 1]), [1.0, -2.0, 2.0, 3.0])
t28 = Internal('t28', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c29 = Parameter('c29', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [0.0, 0.0, 1.0, -1.0, 1.0, 1.0, 1.0, 0.0, 2.0, 2.0, 1.0, 0.0, 0.0, 1.0, 2.0, -1.0])
c30 = Parameter('c30', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t31 = Output('t31', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t33 = Internal('t33', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c34 = Parameter('c34', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [-2.0, 1.0, 0.0, 0.0, 0.0, 2.0, 1.0, 2.0, 0.0, -2.0, -1.0, -2.0, 0.0, 0.0, 2.0, 0.0])
c35 = Parameter('c35', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t36 = Output('t36', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
c37 = Parameter('c37', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t38 = Internal('t38', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c39 = Parameter('c39', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [-1.0, 1.0, 2.0, 1.0, 2.0, -2.0, -2.0, -2.0, -2.0, 2.0, -2.0, 1.0, 2.0, -2.0, 2.0, 2.0])
c40 = Parameter('c40', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t41 = Output('t41', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t43 = Internal('t43', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c44 = Parameter('c44', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [0.0, 2.0, 1.0, -1.0, -2.0, -1.0, 2.0, 2.0, 2.0, -1.0, -2.0, 2.0, 0.0, 2.0, 2.0, 0.0])
c45 = Parameter('c45', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t46 = Output('t46', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [1]), [-2.0])
t48 = Internal('t48', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c49 = Parameter('c49', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [1.0, -1.0, 0.0, -1.0, 1.0, -2.0, -1.0, -1.0, 0.0, 0.0, -1.0, -2.0, -2.0, -1.0, -2.0, 2.0])
c50 = Parameter('c50', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t51 = Output('t51', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t53 = Internal('t53', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c54 = Parameter('c54', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [1.0, -1.0, 0.0, 2.0, -1.0, 1.0, -1.0, 1.0, -2.0, 0.0, -2.0, 1.0, 0.0, 1.0, 1.0, 1.0])
c55 = Parameter('c55', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t56 = Output('t56', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [4, 1]), [1.0, -2.0, 2.0, 3.0])
t58 = Internal('t58', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c59 = Parameter('c59', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [2.0, 0.0, 1.0, 0.0, 1.0, 2.0, 2.0, -2.0, -2.0, -2.0, 0.0, -2.0, -2.0, -1.0, 2.0, 2.0])
c60 = Parameter('c60', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t61 = Output('t61', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c62 = Parameter('c62', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t63 = Internal('t63', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c64 = Parameter('c64', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [2.0, 2.0, 2.0, -1.0, 1.0, -2.0, -1.0, -2.0, 0.0, -2.0, -2.0, 0.0, 0.0, 1.0, 1.0, -2.0])
c65 = Parameter('c65', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t66 = Output('t66', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
c67 = Parameter('c67', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t68 = Internal('t68', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c69 = Parameter('c69', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [-2.0, 1.0, -1.0, -1.0, 1.0, 0.0, -1.0, 2.0, 2.0, 0.0, 2.0, -2.0, 0.0, 0.0, 1.0, 2.0])
c70 = Parameter('c70', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t71 = Output('t71', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c72 = Parameter('c72', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t73 = Internal('t73', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c74 = Parameter('c74', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [0.0, 2.0, -1.0, -2.0, -1.0, -1.0, 1.0, 0.0, 1.0, -2.0, 0.0, 2.0, -2.0, 1.0, 0.0, 0.0])
c75 = Parameter('c75', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t76 = Output('t76', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
c77 = Parameter('c77', ('TENSOR_FLOAT32', [1]), [-2.0])
t78 = Internal('t78', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c79 = Parameter('c79', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [0.0, 1.0, 1.0, 2.0, -2.0, 2.0, 2.0, 2.0, 2.0, 0.0, -1.0, -1.0, 1.0, 0.0, -1.0, 0.0])
c80 = Parameter('c80', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t81 = Output('t81', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c84 = Parameter('c84', ('TENSOR_FLOAT32', [4]), [2.0, -1.0, 4.0, 1.0])
t85 = Output('t85', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c82 = Parameter('c82', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [0.0, 0.0, 2.0, 1.0, 0.0, -2.0, -1.0, 1.0, -1.0, 2.0, 0.0, -1.0, 2.0, -1.0, 1.0, -1.0])
c83 = Parameter('c83', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t86 = Output('t86', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
t87 = Output('t87', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c88 = Parameter('c88', ('TENSOR_FLOAT32', [4, 1, 2, 2]), [-2.0, -1.0, 0.0, 2.0, 0.0, -2.0, -2.0, 0.0, 0.0, 2.0, -2.0, 1.0, 1.0, -2.0, 0.0, -2.0])
c89 = Parameter('c89', ('TENSOR_FLOAT32', [4]), [1.25, -2.25, 0.25, 0.75])
t90 = Internal('t90', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
c91 = Parameter('c91', ('TENSOR_FLOAT32', [1]), [2.0])
t92 = Output('t92', ('TENSOR_FLOAT32', [1, 1, 4, 4]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('GROUPED_CONV_2D', t3, c4, c5, 2, 1, 1, 2, 0, False).To(t6)
model.Operation('ADD', x1, c7, 0).To(t8)
model.Operation('GROUPED_CONV_2D', t8, c9, c10, 1, 1, 1, 2, 0, False).To(t11)
model.Operation('ADD', c12, x1, 0).To(t13)
model.Operation('GROUPED_CONV_2D', t13, c14, c15, 2, 1, 1, 2, 0, False).To(t16)
model.Operation('ADD', c17, x1, 0).To(t18)
model.Operation('GROUPED_CONV_2D', t18, c19, c20, 1, 1, 1, 2, 0, False).To(t21)
model.Operation('SUB', x1, c22, 0).To(t23)
model.Operation('GROUPED_CONV_2D', t23, c24, c25, 2, 1, 1, 2, 0, False).To(t26)
model.Operation('SUB', x1, c27, 1).To(t28)
model.Operation('GROUPED_CONV_2D', t28, c29, c30, 1, 1, 1, 2, 0, False).To(t31)
model.Operation('SUB', c32, x1, 0).To(t33)
model.Operation('GROUPED_CONV_2D', t33, c34, c35, 2, 1, 1, 2, 0, False).To(t36)
model.Operation('SUB', c37, x1, 0).To(t38)
model.Operation('GROUPED_CONV_2D', t38, c39, c40, 1, 1, 1, 2, 0, False).To(t41)
model.Operation('MUL', x1, c42, 0).To(t43)
model.Operation('GROUPED_CONV_2D', t43, c44, c45, 2, 1, 1, 2, 0, False).To(t46)
model.Operation('MUL', x1, c47, 0).To(t48)
model.Operation('GROUPED_CONV_2D', t48, c49, c50, 1, 1, 1, 2, 0, False).To(t51)
model.Operation('MUL', c52, x1, 0).To(t53)
model.Operation('GROUPED_CONV_2D', t53, c54, c55, 2, 1, 1, 2, 0, False).To(t56)
model.Operation('MUL', c57, x1, 1).To(t58)
model.Operation('GROUPED_CONV_2D', t58, c59, c60, 1, 1, 1, 2, 0, False).To(t61)
model.Operation('DIV', x1, c62, 0).To(t63)
model.Operation('GROUPED_CONV_2D', t63, c64, c65, 2, 1, 1, 2, 0, False).To(t66)
model.Operation('DIV', x1, c67, 0).To(t68)
model.Operation('GROUPED_CONV_2D', t68, c69, c70, 1, 1, 1, 2, 0, False).To(t71)
model.Operation('DIV', c72, x1, 0).To(t73)
model.Operation('GROUPED_CONV_2D', t73, c74, c75, 2, 1, 1, 2, 0, False).To(t76)
model.Operation('DIV', c77, x1, 0).To(t78)
model.Operation('GROUPED_CONV_2D', t78, c79, c80, 1, 1, 1, 2, 0, False).To(t81)
model.Operation('MUL', c84, x1, 0).To(t85)
model.Operation('GROUPED_CONV_2D', x1, c82, c83, 1, 1, 1, 2, 0, False).To(t86)
model.Operation('GROUPED_CONV_2D', t85, c82, c83, 1, 1, 1, 2, 0, False).To(t87)
model.Operation('GROUPED_CONV_2D', t85, c88, c89, 1, 1, 1, 2, 0, False).To(t90)
model.Operation('MINIMUM', t90, c91).To(t92)
Example({
    x1: [-2.0, -3.0, -1.0, 2.5, -1.0, 3.0, -3.0, 3.5, -3.5, 3.5, 1.0, 2.5, 0.5, -2.5, -0.5, 3.0],
    t6: [-10.75, 6.75, 4.75, 20.75, 0.25, -0.25, 1.75, 8.75, 13.25, -16.25, 10.75, 18.75],
    t11: [-2.75, 3.75, 15.25, 8.25, 1.25, -2.25, 25.25, 15.25, 6.75, -13.75, 17.25, 5.75, -7.25, 7.25, 4.75,
    -2.25],
    t16: [0.25, -1.25, 10.75, 7.75, 2.75, -5.25, 15.75, 11.75, -1.25, -3.75, 10.25, 7.25],
    t21: [9.25, -17.25, 0.25, 0.75, -2.25, -0.75, 4.25, -3.25, 18.25, -8.75, -0.75, 1.75, 8.75, -14.25, 2.75,
    -1.75],
    t26: [-8.75, -4.25, -0.75, 26.25, -3.75, -9.25, -12.75, 23.25, 8.75, -12.25, -0.25, 17.25],
    t31: [-2.75, -1.25, 3.25, -3.25, -0.25, 3.75, 11.25, 5.75, 1.25, -0.75, 1.25, 1.25, 1.25, -2.25, 0.25,
    0.75],
    t36: [-4.75, -3.25, 1.25, 14.75, -8.75, -13.75, 5.25, 6.75, -14.25, -6.75, 2.75, 9.75],
    t41: [1.25, 3.75, -29.25, 22.75, 0.75, 9.75, -26.25, 22.75, -4.25, 11.75, -19.75, 14.75, 1.25, -2.25,
    -12.75, 13.75],
    t46: [8.25, -7.25, 20.75, -18.25, -8.25, -16.25, -30.25, 15.75, -7.25, 22.25, 15.75, 1.75],
    t51: [5.25, -6.25, 8.25, -24.25, 16.25, 11.75, 12.25, -10.25, 10.25, 14.75, 11.25, -4.25, -4.75, -13.25,
    0.25, 4.75],
    t56: [-11.75, 3.75, 35.75, -5.25, -4.75, 0.25, 18.75, 10.75, 2.75, 2.75, -0.75, 4.25],
    t61: [3.25, 1.75, -4.75, 10.25, 5.25, -14.25, -21.75, 2.75, 2.75, 14.75, -31.75, 9.75, 4.25, -0.75,
    -17.75, -8.25],
    t66: [7.25, -2.75, -3.25, -4.5, -5.75, 12.0, -7.25, -0.5, -11.25, -2.25, -4.5, -2.875],
    t71: [9.75, -8.75, -8.75, 7.0, 4.5, -8.0, -5.75, 6.0, -1.5, 0.75, -5.5, 6.625, 3.25, -2.0, 0.0, 0.75],
    t76: [4.5833335, -3.5833333, -3.9785714, 9.15, 1.7261906, -0.48809525, -0.85476196, 3.7023811,
    -4.1214285, 2.607143, 4.116667, -6.85],
    t81: [2.5833333, -0.25, 4.154762, 2.0833333, 0.0119047165, -7.5833335, 4.383333, 3.4166667, -1.7214286,
    -10.935715, -7.0833335, -5.25, 2.05, 7.35, 8.25, 4.75],
    t85: [-4.0, 3.0, -4.0, 2.5, -2.0, -3.0, -12.0, 3.5, -7.0, -3.5, 4.0, 2.5, 1.0, 2.5, -2.0, 3.0],
    t86: [2.25, 7.75, 2.75, -10.25, -2.25, -1.25, 7.75, -10.25, -0.25, -12.25, 1.25, -3.25, 1.25, 2.75, 6.75,
    -3.25],
    t87: [-5.75, -9.25, 5.75, -25.25, -16.25, 7.25, 16.75, -25.25, 5.75, 6.25, -1.75, 1.25, 1.25, -7.25,
    8.25, -6.25],
    t92: [0.25, -4.25, 2.0, -15.25, 1.25, 2.0, 1.75, -23.25, 2.0, 2.0, 2.0, -6.25, -3.25, -7.25, 2.0, -7.25],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()
