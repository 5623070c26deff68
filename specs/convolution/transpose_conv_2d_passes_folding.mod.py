# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: constants and neighbors that go into a layer under conditions.

# Constants of each kind behind it.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-2.0, 0.0, 0.0, -2.0, -1.0, -1.0, 2.0, 2.0, -2.0, -2.0, 2.0, 1.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t4 = Internal('t4', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t6 = Output('t6', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [2.0, -2.0, 2.0, 1.0, 2.0, -1.0, 2.0, -1.0, 0.0, -1.0, 2.0, 0.0])
c8 = Parameter('c8', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t9 = Internal('t9', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [1]), [-2.0])
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, -1.0, 0.0, 2.0, -2.0, 2.0, -2.0, -1.0, -2.0, 1.0, -2.0, -1.0])
c13 = Parameter('c13', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c15 = Parameter('c15', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t16 = Output('t16', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.0, 2.0, -2.0, -2.0, -2.0, 2.0, -1.0, 2.0, 0.0, -1.0, 2.0, -1.0])
c18 = Parameter('c18', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t19 = Internal('t19', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, -2.0, 2.0, 2.0, -1.0, 2.0, -2.0, 1.0, 0.0, 2.0, 2.0, -2.0])
c23 = Parameter('c23', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t24 = Internal('t24', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c25 = Parameter('c25', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t26 = Output('t26', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [0.0, 2.0, 0.0, 1.0, 2.0, 2.0, 2.0, -1.0, 0.0, 2.0, -1.0, -2.0])
c28 = Parameter('c28', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t29 = Internal('t29', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c30 = Parameter('c30', ('TENSOR_FLOAT32', [1]), [-2.0])
t31 = Output('t31', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, 1.0, 0.0, 0.0, -2.0, 1.0, 0.0, 2.0, 0.0, 1.0, 0.0, 2.0])
c33 = Parameter('c33', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t34 = Internal('t34', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c35 = Parameter('c35', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t36 = Output('t36', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c37 = Parameter('c37', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-2.0, -1.0, 2.0, 0.0, 0.0, 1.0, 0.0, -2.0, 0.0, 1.0, 0.0, 1.0])
c38 = Parameter('c38', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [3, 1]), [1.0, -2.0, 2.0])
t41 = Output('t41', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, 0.0, 0.0, -2.0, -1.0, 0.0, 2.0, -1.0, 2.0, 1.0, 1.0, -2.0])
c43 = Parameter('c43', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t44 = Internal('t44', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c45 = Parameter('c45', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t46 = Output('t46', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [0.0, 0.0, 0.0, -2.0, 2.0, -1.0, -1.0, -1.0, 2.0, 0.0, -2.0, 0.0])
c48 = Parameter('c48', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t49 = Internal('t49', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c50 = Parameter('c50', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t51 = Output('t51', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, 0.0, 0.0, 2.0, -2.0, 2.0, -2.0, -1.0, 0.0, 1.0, 1.0, 1.0])
c53 = Parameter('c53', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t54 = Internal('t54', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c55 = Parameter('c55', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t56 = Output('t56', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [0.0, 0.0, -2.0, 0.0, 2.0, -2.0, 1.0, -1.0, 0.0, -2.0, -1.0, 0.0])
c58 = Parameter('c58', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t59 = Internal('t59', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c60 = Parameter('c60', ('TENSOR_FLOAT32', [3, 1]), [1.0, -2.0, 2.0])
t61 = Output('t61', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c62 = Parameter('c62', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, 1.0, -2.0, 0.0, 0.0, 2.0, 2.0, -2.0, 2.0, 2.0, -1.0, 0.0])
c63 = Parameter('c63', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t65 = Output('t65', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
x64 = Input('x64', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
t66 = Internal('t66', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
t67 = Internal('t67', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c68 = Parameter('c68', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t69 = Internal('t69', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c70 = Parameter('c70', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t71 = Internal('t71', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
t72 = Output('t72', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
t73 = Output('t73', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 1, 0, 0, 1, 1, 0, False).To(t4)
model.Operation('ADD', t4, c5, 0).To(t6)
model.Operation('TRANSPOSE_CONV_2D', x1, c7, c8, 0, 1, 0, 0, 1, 1, 0, False).To(t9)
model.Operation('ADD', t9, c10, 1).To(t11)
model.Operation('TRANSPOSE_CONV_2D', x1, c12, c13, 0, 1, 0, 0, 1, 1, 1, False).To(t14)
model.Operation('ADD', c15, t14, 1).To(t16)
model.Operation('TRANSPOSE_CONV_2D', x1, c17, c18, 0, 1, 0, 0, 1, 1, 0, False).To(t19)
model.Operation('SUB', t19, c20, 0).To(t21)
model.Operation('TRANSPOSE_CONV_2D', x1, c22, c23, 0, 1, 0, 0, 1, 1, 0, False).To(t24)
model.Operation('SUB', c25, t24, 3).To(t26)
model.Operation('TRANSPOSE_CONV_2D', x1, c27, c28, 0, 1, 0, 0, 1, 1, 1, False).To(t29)
model.Operation('SUB', c30, t29, 0).To(t31)
model.Operation('TRANSPOSE_CONV_2D', x1, c32, c33, 0, 1, 0, 0, 1, 1, 1, False).To(t34)
model.Operation('MUL', t34, c35, 0).To(t36)
model.Operation('TRANSPOSE_CONV_2D', x1, c37, c38, 0, 1, 0, 0, 1, 1, 0, False).To(t39)
model.Operation('MUL', t39, c40, 0).To(t41)
model.Operation('TRANSPOSE_CONV_2D', x1, c42, c43, 0, 1, 0, 0, 1, 1, 0, False).To(t44)
model.Operation('MUL', c45, t44, 0).To(t46)
model.Operation('TRANSPOSE_CONV_2D', x1, c47, c48, 0, 1, 0, 0, 1, 1, 0, False).To(t49)
model.Operation('DIV', t49, c50, 1).To(t51)
model.Operation('TRANSPOSE_CONV_2D', x1, c52, c53, 0, 1, 0, 0, 1, 1, 0, False).To(t54)
model.Operation('DIV', c55, t54, 0).To(t56)
model.Operation('TRANSPOSE_CONV_2D', x1, c57, c58, 0, 1, 0, 0, 1, 1, 0, False).To(t59)
model.Operation('DIV', c60, t59, 3).To(t61)
model.Operation('TRANSPOSE_CONV_2D', x1, c62, c63, 0, 1, 0, 0, 1, 1, 0, False).To(t65)
model.Operation('TRANSPOSE_CONV_2D', x64, c62, c63, 0, 1, 0, 0, 1, 1, 0, False).To(t66)
model.Operation('TRANSPOSE_CONV_2D', x1, c62, c63, 0, 1, 0, 0, 1, 1, 0, False).To(t67)
model.Operation('MUL', t66, c68, 0).To(t69)
model.Operation('ADD', t67, c70, 0).To(t71)
model.Operation('MAXIMUM', t69, t65).To(t72)
model.Operation('SUB', t71, t67, 3).To(t73)
Example({
    x1: [-1.5, 2.0, 1.0, 3.5, -3.0, 0.5, -1.5, 1.0, -3.0, -2.5, -4.0, -1.5],
    t6: [6.25, -3.75, 3.25, -2.75, -6.75, -5.75, 2.25, 8.25, 14.75, 6.25, -2.75, 5.25, 7.25, 1.25, 13.25,
    16.25, -8.75, 6.75],
    t11: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t16: [2.75, 3.75, 9.25, 2.75, 2.75, 6.75, 12.75, 0.0, 5.25, 3.75, 1.75, 8.25, 10.75, 0.0, 9.75, 3.75,
    10.25, 19.25],
    t21: [1.75, 5.75, -5.75, 6.25, 9.25, -12.25, -11.75, 11.75, -5.75, -0.25, 3.75, -4.75, -7.75, 3.25,
    -5.25, 3.25, 1.75, -5.75],
    t26: [3.25, 0.0, 0.0, 6.0, 0.0, 3.75, 0.0, 0.0, 6.0, 1.25, 0.0, 1.75, 0.0, 0.0, 6.0, 4.75, 0.0, 6.0],
    t31: [-7.25, -2.0, -6.25, -12.25, -3.75, -6.75, -7.75, -2.0, -2.0, -5.25, -2.0, -4.25, -2.0, -2.0, -2.0,
    -2.0, -2.0, -7.25],
    t36: [9.5, -2.75, 9.0, 7.5, -3.25, 31.0, 9.5, -11.25, 31.0, 7.5, -1.75, 5.0, 3.5, -3.25, 0.0, 7.5, 0.0,
    0.0],
    t41: [2.25, -0.25, 2.25, 14.5, 5.5, -11.5, 17.5, -17.5, 8.5, 3.25, -1.25, 1.25, -13.5, 13.5, 2.5, 9.5,
    2.5, -7.5],
    t46: [5.5, 0.75, -3.0, -7.5, 8.25, 1.0, -5.5, 0.75, -45.0, 5.5, 0.75, -7.0, 4.5, 3.25, -47.0, 20.5, 1.75,
    -29.0],
    t51: [0.625, 7.25, 0.0, 0.0, 4.25, 1.3125, 0.0, 13.25, 0.0, 0.625, 6.25, 0.0, 0.0, 5.25, 0.0, 3.125,
    3.25, 0.0],
    t56: [0.72727275, -0.21052632, 1.7777778, 0.47058824, -0.26666668, 0.9411765, 0.17777778, 1.3333334,
    0.7619048, 0.72727275, -0.36363637, 3.2, 0.32, -1.3333334, -1.4545455, 8.0, -0.08888889,
    -0.5925926],
    t61: [0.8, 0.0, 0.0, 0.0, 0.18604651, 0.3809524, 0.0, 0.0, 0.0, 0.8, 0.0, 0.0, 0.0, 0.3478261, 0.0,
    0.27586207, 0.0, 0.32],
    t65: [4.75, 1.75, 1.25, 6.75, -2.25, 10.75, 2.75, -6.25, -5.75, 3.75, -0.25, -0.75, 4.75, -12.25, -9.25,
    9.75, -6.25, -7.75],
    x64: [-1.5, -3.5, -1.0, -0.5, 2.5, 4.0, 1.0, -0.5, -1.0, 3.5, -4.0, 1.0],
    t72: [4.75, 9.25, 1.25, 9.5, -0.75, 10.75, 9.5, -4.75, 57.0, 3.75, 3.25, 5.0, 7.5, -7.75, 17.0, 16.5,
    9.25, -7.75],
    t73: [2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0],
}, name='behind').AddVariations('float16').DisableLifeTimeVariation()

# Constants of each kind before it.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.0, 1.0, 1.0, 1.0, 2.0, 0.0, 0.0, -1.0, 0.0, 1.0, -2.0, -2.0])
c5 = Parameter('c5', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t6 = Output('t6', ('TENSOR_FLOAT32', [2, 1, 4, 3]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t8 = Internal('t8', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c9 = Parameter('c9', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [0.0, 0.0, 1.0, 2.0, 1.0, 2.0, 2.0, 1.0, 1.0, -2.0, 1.0, 0.0])
c10 = Parameter('c10', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, 0.0, 2.0, -2.0, -1.0, -2.0, 1.0, 2.0, -2.0, 1.0, 2.0, 2.0])
c15 = Parameter('c15', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t16 = Output('t16', ('TENSOR_FLOAT32', [2, 1, 4, 3]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [1]), [-2.0])
t18 = Internal('t18', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-2.0, -2.0, -2.0, -1.0, 1.0, -2.0, 1.0, 2.0, -1.0, 1.0, 2.0, 2.0])
c20 = Parameter('c20', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [2.0, -2.0, 0.0, 0.0, -2.0, 1.0, 1.0, -1.0, 2.0, 1.0, 2.0, -2.0])
c25 = Parameter('c25', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t26 = Output('t26', ('TENSOR_FLOAT32', [2, 1, 4, 3]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [3, 1]), [1.0, -2.0, 2.0])
t28 = Internal('t28', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c29 = Parameter('c29', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [0.0, -2.0, -1.0, -2.0, -2.0, -1.0, 2.0, 0.0, 2.0, -2.0, 2.0, -2.0])
c30 = Parameter('c30', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t31 = Output('t31', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t33 = Internal('t33', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c34 = Parameter('c34', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [2.0, 1.0, 2.0, 2.0, 0.0, 2.0, 2.0, 2.0, -2.0, -2.0, 2.0, 2.0])
c35 = Parameter('c35', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t36 = Output('t36', ('TENSOR_FLOAT32', [2, 1, 4, 3]))
c37 = Parameter('c37', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t38 = Internal('t38', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c39 = Parameter('c39', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, -1.0, -2.0, 2.0, -1.0, 2.0, -1.0, 2.0, -2.0, -1.0, 2.0, -2.0])
c40 = Parameter('c40', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t41 = Output('t41', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t43 = Internal('t43', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c44 = Parameter('c44', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.0, 1.0, -1.0, 1.0, -2.0, -1.0, -1.0, -2.0, -2.0, -2.0, -1.0, 2.0])
c45 = Parameter('c45', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t46 = Output('t46', ('TENSOR_FLOAT32', [2, 1, 4, 3]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [1]), [-2.0])
t48 = Internal('t48', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c49 = Parameter('c49', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.0, 0.0, -2.0, 1.0, -2.0, -1.0, 0.0, -2.0, 1.0, 0.0, -1.0, -2.0])
c50 = Parameter('c50', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t51 = Output('t51', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t53 = Internal('t53', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c54 = Parameter('c54', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, 2.0, 0.0, -2.0, 1.0, -1.0, 1.0, 1.0, 0.0, -2.0, -1.0, -2.0])
c55 = Parameter('c55', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t56 = Output('t56', ('TENSOR_FLOAT32', [2, 1, 4, 3]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [3, 1]), [1.0, -2.0, 2.0])
t58 = Internal('t58', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c59 = Parameter('c59', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.0, -1.0, -2.0, 0.0, -1.0, -2.0, -1.0, 1.0, -2.0, 2.0, 2.0, 0.0])
c60 = Parameter('c60', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t61 = Output('t61', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c62 = Parameter('c62', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t63 = Internal('t63', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c64 = Parameter('c64', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.0, -2.0, 2.0, -1.0, 1.0, 1.0, -1.0, 2.0, 1.0, -2.0, 0.0, -2.0])
c65 = Parameter('c65', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t66 = Output('t66', ('TENSOR_FLOAT32', [2, 1, 4, 3]))
c67 = Parameter('c67', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t68 = Internal('t68', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c69 = Parameter('c69', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [0.0, 2.0, -2.0, 0.0, -2.0, 0.0, 1.0, -2.0, -2.0, -1.0, 2.0, 2.0])
c70 = Parameter('c70', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t71 = Output('t71', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c72 = Parameter('c72', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t73 = Internal('t73', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c74 = Parameter('c74', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-1.0, 1.0, 1.0, -1.0, 2.0, -2.0, 0.0, 0.0, -2.0, 0.0, 1.0, 0.0])
c75 = Parameter('c75', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t76 = Output('t76', ('TENSOR_FLOAT32', [2, 1, 4, 3]))
c77 = Parameter('c77', ('TENSOR_FLOAT32', [1]), [-2.0])
t78 = Internal('t78', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c79 = Parameter('c79', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-2.0, 0.0, -1.0, 0.0, 1.0, -1.0, -2.0, -1.0, 1.0, -2.0, -1.0, -2.0])
c80 = Parameter('c80', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t81 = Output('t81', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c84 = Parameter('c84', ('TENSOR_FLOAT32', [2]), [2.0, -1.0])
t85 = Output('t85', ('TENSOR_FLOAT32', [2, 1, 3, 2]))
c82 = Parameter('c82', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [-2.0, -1.0, 2.0, 2.0, 0.0, -2.0, -2.0, 1.0, 2.0, -2.0, -1.0, 0.0])
c83 = Parameter('c83', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t86 = Output('t86', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
t87 = Output('t87', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c88 = Parameter('c88', ('TENSOR_FLOAT32', [3, 1, 2, 2]), [1.0, -1.0, 0.0, 1.0, -1.0, -2.0, -2.0, -1.0, -2.0, -1.0, -2.0, 2.0])
c89 = Parameter('c89', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t90 = Internal('t90', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c91 = Parameter('c91', ('TENSOR_FLOAT32', [1]), [2.0])
t92 = Output('t92', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE_CONV_2D', t3, c4, c5, 0, 0, 0, 0, 1, 1, 0, False).To(t6)
model.Operation('ADD', x1, c7, 0).To(t8)
model.Operation('TRANSPOSE_CONV_2D', t8, c9, c10, 0, 1, 0, 0, 1, 1, 0, False).To(t11)
model.Operation('ADD', c12, x1, 0).To(t13)
model.Operation('TRANSPOSE_CONV_2D', t13, c14, c15, 0, 0, 0, 0, 1, 1, 0, False).To(t16)
model.Operation('ADD', c17, x1, 0).To(t18)
model.Operation('TRANSPOSE_CONV_2D', t18, c19, c20, 0, 1, 0, 0, 1, 1, 0, False).To(t21)
model.Operation('SUB', x1, c22, 0).To(t23)
model.Operation('TRANSPOSE_CONV_2D', t23, c24, c25, 0, 0, 0, 0, 1, 1, 0, False).To(t26)
model.Operation('SUB', x1, c27, 1).To(t28)
model.Operation('TRANSPOSE_CONV_2D', t28, c29, c30, 0, 1, 0, 0, 1, 1, 0, False).To(t31)
model.Operation('SUB', c32, x1, 0).To(t33)
model.Operation('TRANSPOSE_CONV_2D', t33, c34, c35, 0, 0, 0, 0, 1, 1, 0, False).To(t36)
model.Operation('SUB', c37, x1, 0).To(t38)
model.Operation('TRANSPOSE_CONV_2D', t38, c39, c40, 0, 1, 0, 0, 1, 1, 0, False).To(t41)
model.Operation('MUL', x1, c42, 0).To(t43)
model.Operation('TRANSPOSE_CONV_2D', t43, c44, c45, 0, 0, 0, 0, 1, 1, 0, False).To(t46)
model.Operation('MUL', x1, c47, 0).To(t48)
model.Operation('TRANSPOSE_CONV_2D', t48, c49, c50, 0, 1, 0, 0, 1, 1, 0, False).To(t51)
model.Operation('MUL', c52, x1, 0).To(t53)
model.Operation('TRANSPOSE_CONV_2D', t53, c54, c55, 0, 0, 0, 0, 1, 1, 0, False).To(t56)
model.Operation('MUL', c57, x1, 1).To(t58)
model.Operation('TRANSPOSE_CONV_2D', t58, c59, c60, 0, 1, 0, 0, 1, 1, 0, False).To(t61)
model.Operation('DIV', x1, c62, 0).To(t63)
model.Operation('TRANSPOSE_CONV_2D', t63, c64, c65, 0, 0, 0, 0, 1, 1, 0, False).To(t66)
model.Operation('DIV', x1, c67, 0).To(t68)
model.Operation('TRANSPOSE_CONV_2D', t68, c69, c70, 0, 1, 0, 0, 1, 1, 0, False).To(t71)
model.Operation('DIV', c72, x1, 0).To(t73)
model.Operation('TRANSPOSE_CONV_2D', t73, c74, c75, 0, 0, 0, 0, 1, 1, 0, False).To(t76)
model.Operation('DIV', c77, x1, 0).To(t78)
model.Operation('TRANSPOSE_CONV_2D', t78, c79, c80, 0, 1, 0, 0, 1, 1, 0, False).To(t81)
model.Operation('MUL', c84, x1, 0).To(t85)
model.Operation('TRANSPOSE_CONV_2D', x1, c82, c83, 0, 1, 0, 0, 1, 1, 0, False).To(t86)
model.Operation('TRANSPOSE_CONV_2D', t85, c82, c83, 0, 1, 0, 0, 1, 1, 0, False).To(t87)
model.Operation('TRANSPOSE_CONV_2D', t85, c88, c89, 0, 1, 0, 0, 1, 1, 0, False).To(t90)
model.Operation('MINIMUM', t90, c91).To(t92)
Example({
    x1: [2.5, -1.5, -2.5, -3.5, 2.0, 2.0, -3.5, -0.5, 3.5, 3.5, 0.5, -2.5],
    t6: [3.25, 6.75, -2.25, -1.75, -0.75, -8.25, 1.25, 10.25, 11.25, 6.25, -3.25, -9.75, -1.75, -5.25,
    -1.25, 6.25, 10.25, 8.75, 8.25, 0.25, -19.25, 0.25, 1.25, 2.25],
    t11: [1.25, -2.75, 9.75, 0.75, -5.25, 13.25, -8.25, -1.75, 1.75, 1.25, -6.75, 1.75, -3.25, 3.75, -0.75,
    11.75, 6.75, 15.25],
    t16: [-3.25, -1.75, -11.25, 15.75, 6.75, 0.75, 5.25, -17.75, -16.75, 7.25, 3.75, 10.25, 2.75, 2.25, 1.75,
    -4.25, -17.25, -14.25, 4.75, 12.75, 7.75, 13.25, -6.75, -1.75],
    t21: [7.25, 5.25, -3.75, 23.75, -2.25, -6.75, 15.75, -17.75, -19.75, 17.25, -2.75, 3.25, 8.75, -14.25,
    -15.75, 8.75, 9.75, 3.25],
    t26: [3.25, -3.75, 0.75, -2.75, 5.25, -9.25, -4.75, -1.25, -0.75, 1.25, -5.25, -5.75, -10.75, 9.25,
    -10.25, -4.75, -6.75, -4.25, 1.25, -3.75, -10.25, 1.25, -2.25, 0.25],
    t31: [1.25, -5.25, 3.25, -0.25, 0.75, 3.25, 1.25, -2.25, 0.25, 1.25, -2.25, 0.25, -9.75, -18.75, 0.25,
    -15.25, 8.75, 0.25],
    t36: [0.75, -1.25, 0.25, 12.75, 2.75, -13.75, 12.25, 5.75, 20.25, -4.75, -8.25, -5.75, 11.75, -3.25,
    -9.75, 3.75, -1.25, 22.25, -6.25, -11.25, -17.75, 7.25, 3.75, 6.25],
    t41: [1.25, -0.75, 0.75, -3.75, -0.25, -13.25, 0.25, -7.75, 7.25, -3.75, -8.75, -10.25, -4.75, -16.25,
    19.75, -7.75, -8.25, 1.75],
    t46: [7.75, -13.75, -12.75, -3.75, -3.75, 1.25, 11.75, -10.25, 8.25, -4.75, -2.25, -7.75, -5.25, 11.25,
    13.25, 12.25, -6.75, 1.25, -5.75, -6.75, -20.75, 2.75, -8.25, 4.25],
    t51: [-3.75, 4.75, -4.75, 19.25, -25.25, 4.25, -5.75, -4.25, -22.75, 8.25, -17.25, 7.25, -18.75, 16.75,
    -15.75, 7.25, 8.75, 20.25],
    t56: [-0.75, 1.25, -2.75, 10.25, -4.25, -14.75, -13.75, 2.25, 2.25, 5.25, -0.25, 0.25, 9.25, -9.75,
    -0.75, -13.75, 1.75, 13.25, 12.25, -0.25, -4.75, -3.75, 1.25, -5.75],
    t61: [3.75, -4.75, -4.75, -5.75, -23.75, 9.25, -8.75, -12.25, 10.25, 1.25, -2.25, 0.25, 1.25, -2.25,
    0.25, 2.25, -3.25, -1.75],
    t66: [-0.5, 0.5, -1.5, -6.0, 1.75, -11.0, 0.25, 5.0, -1.75, 5.25, -7.25, 4.25, -1.5, -3.5, -2.5, 6.0,
    -1.25, 8.0, 3.5, -8.25, 2.5, -0.75, 2.5, -4.75],
    t71: [4.25, -4.75, -3.75, 5.75, -1.5, 4.75, -0.25, -12.5, 4.75, 2.25, 1.25, 3.25, -2.25, -8.5, -2.25,
    2.75, 6.0, -6.25],
    t76: [1.1166667, -1.9833333, -1.35, 2.4690475, -4.4214287, 2.65, -1.3357143, 0.75, -2.55, 2.75, -2.25,
    1.25, 3.8214285, -7.392857, 1.3928572, -2.1785715, -0.5357142, -1.4642859, -1.4928571, 4.95,
    -7.178571, 4.85, -2.25, 4.25],
    t81: [2.85, -4.383333, -3.2166667, 0.45, -1.7547619, -1.9595239, 2.45, -4.4214287, -0.6928572,
    0.107142806, -5.678571, -7.178571, 1.8214285, -7.392857, -7.75, 9.821428, -5.3357143,
    -3.6357143],
    t85: [5.0, 1.5, -5.0, 3.5, 4.0, -2.0, -7.0, 0.5, 7.0, -3.5, 1.0, 2.5],
    t86: [-2.25, 0.75, 8.25, 11.75, -1.75, -0.25, -16.75, -4.75, 2.75, 8.75, -1.25, -5.75, -17.25, -2.75,
    3.75, 16.75, -0.75, 2.75],
    t87: [-10.25, -5.25, 7.25, 20.75, -17.75, -21.75, -7.75, 15.25, 17.25, 14.75, -3.25, -14.75, -22.25,
    19.25, 28.25, 3.75, -24.75, -9.75],
    t92: [2.0, -10.25, -11.25, -5.75, -15.75, -0.25, 2.0, 2.0, 2.0, -6.25, 2.0, 2.0, 2.0, 2.0, 2.0, -3.75,
    -18.75, -25.25],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()
