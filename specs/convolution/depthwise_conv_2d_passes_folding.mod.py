# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: constants and neighbors that go into a layer under conditions.

# Constants of each kind behind it.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [2.0, -2.0, -1.0, -1.0, -1.0, 0.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t4 = Internal('t4', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t6 = Output('t6', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [1.0, -1.0, -2.0, -1.0, -2.0, -2.0])
c8 = Parameter('c8', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t9 = Internal('t9', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [1]), [-2.0])
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [0.0, 0.0, 1.0, 2.0, -2.0, -2.0])
c13 = Parameter('c13', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c15 = Parameter('c15', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t16 = Output('t16', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [0.0, 0.0, -1.0, 0.0, -2.0, 2.0])
c18 = Parameter('c18', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t19 = Internal('t19', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [0.0, -2.0, -1.0, 0.0, -2.0, 2.0])
c23 = Parameter('c23', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t24 = Internal('t24', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c25 = Parameter('c25', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t26 = Output('t26', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [1.0, 2.0, 0.0, -1.0, -2.0, 0.0])
c28 = Parameter('c28', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t29 = Internal('t29', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c30 = Parameter('c30', ('TENSOR_FLOAT32', [1]), [-2.0])
t31 = Output('t31', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [-2.0, -2.0, -1.0, -2.0, 0.0, 1.0])
c33 = Parameter('c33', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t34 = Internal('t34', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c35 = Parameter('c35', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t36 = Output('t36', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c37 = Parameter('c37', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [-1.0, 2.0, 0.0, -1.0, -2.0, 2.0])
c38 = Parameter('c38', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [3, 1]), [1.0, -2.0, 2.0])
t41 = Output('t41', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [1.0, 2.0, 0.0, 1.0, 2.0, -2.0])
c43 = Parameter('c43', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t44 = Internal('t44', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c45 = Parameter('c45', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t46 = Output('t46', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [2.0, -1.0, 0.0, 2.0, 2.0, -1.0])
c48 = Parameter('c48', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t49 = Internal('t49', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c50 = Parameter('c50', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t51 = Output('t51', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [0.0, -2.0, -2.0, 0.0, 0.0, 2.0])
c53 = Parameter('c53', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t54 = Internal('t54', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c55 = Parameter('c55', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t56 = Output('t56', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [2.0, 1.0, 1.0, -1.0, 0.0, 1.0])
c58 = Parameter('c58', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t59 = Internal('t59', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c60 = Parameter('c60', ('TENSOR_FLOAT32', [3, 1]), [1.0, -2.0, 2.0])
t61 = Output('t61', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c62 = Parameter('c62', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [0.0, -1.0, 1.0, -2.0, -2.0, 1.0])
c63 = Parameter('c63', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t65 = Output('t65', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
x64 = Input('x64', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
t66 = Internal('t66', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
t67 = Internal('t67', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c68 = Parameter('c68', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t69 = Internal('t69', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c70 = Parameter('c70', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 4.0])
t71 = Internal('t71', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
t72 = Output('t72', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
t73 = Output('t73', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 3, 0).To(t4)
model.Operation('ADD', t4, c5, 0).To(t6)
model.Operation('DEPTHWISE_CONV_2D', x1, c7, c8, 1, 1, 1, 3, 0).To(t9)
model.Operation('ADD', t9, c10, 1).To(t11)
model.Operation('DEPTHWISE_CONV_2D', x1, c12, c13, 1, 1, 1, 3, 1).To(t14)
model.Operation('ADD', c15, t14, 1).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x1, c17, c18, 1, 1, 1, 3, 0).To(t19)
model.Operation('SUB', t19, c20, 0).To(t21)
model.Operation('DEPTHWISE_CONV_2D', x1, c22, c23, 1, 1, 1, 3, 0).To(t24)
model.Operation('SUB', c25, t24, 3).To(t26)
model.Operation('DEPTHWISE_CONV_2D', x1, c27, c28, 1, 1, 1, 3, 1).To(t29)
model.Operation('SUB', c30, t29, 0).To(t31)
model.Operation('DEPTHWISE_CONV_2D', x1, c32, c33, 1, 1, 1, 3, 1).To(t34)
model.Operation('MUL', t34, c35, 0).To(t36)
model.Operation('DEPTHWISE_CONV_2D', x1, c37, c38, 1, 1, 1, 3, 0).To(t39)
model.Operation('MUL', t39, c40, 0).To(t41)
model.Operation('DEPTHWISE_CONV_2D', x1, c42, c43, 1, 1, 1, 3, 0).To(t44)
model.Operation('MUL', c45, t44, 0).To(t46)
model.Operation('DEPTHWISE_CONV_2D', x1, c47, c48, 1, 1, 1, 3, 0).To(t49)
model.Operation('DIV', t49, c50, 1).To(t51)
model.Operation('DEPTHWISE_CONV_2D', x1, c52, c53, 1, 1, 1, 3, 0).To(t54)
model.Operation('DIV', c55, t54, 0).To(t56)
model.Operation('DEPTHWISE_CONV_2D', x1, c57, c58, 1, 1, 1, 3, 0).To(t59)
model.Operation('DIV', c60, t59, 3).To(t61)
model.Operation('DEPTHWISE_CONV_2D', x1, c62, c63, 1, 1, 1, 3, 0).To(t65)
model.Operation('DEPTHWISE_CONV_2D', x64, c62, c63, 1, 1, 1, 3, 0).To(t66)
model.Operation('DEPTHWISE_CONV_2D', x1, c62, c63, 1, 1, 1, 3, 0).To(t67)
model.Operation('MUL', t66, c68, 0).To(t69)
model.Operation('ADD', t67, c70, 0).To(t71)
model.Operation('MAXIMUM', t69, t65).To(t72)
model.Operation('SUB', t71, t67, 3).To(t73)
Example({
    x1: [-4.0, -1.0, 3.5, -3.5, -3.5, 1.0],
    t6: [-3.75, 5.75, 8.25, -2.25, -4.75, 5.25, 10.25, -10.25, 0.75, -0.25, 7.25, 7.75, -4.75, 2.75, 7.75,
    5.25, -5.25, 3.25],
    t11: [0.0, 1.75, 8.25, 0.0, 0.0, 0.0, 2.75, 0.0, 0.0, 0.0, 6.25, 12.25, 0.0, 0.0, 3.25, 0.25, 0.0, 0.0],
    t16: [2.0, 0.0, 4.0, 10.25, 0.0, 4.0, 3.25, 0.0, 7.75, 2.0, 3.75, 7.75, 5.25, 0.0, 4.0, 3.25, 0.0, 5.25],
    t21: [-0.75, 0.75, -1.75, -0.75, -8.25, 4.25, -0.75, -1.25, -7.25, -0.75, 5.75, -7.25, -0.75, -3.25,
    1.75, -0.75, -1.25, -4.75],
    t26: [0.75, 0.0, 1.75, 0.75, 6.0, 0.0, 0.75, 6.0, 6.0, 0.75, 0.0, 6.0, 0.75, 0.0, 0.0, 0.75, 3.25, 4.75],
    t31: [-2.0, -2.0, -2.25, -2.0, -2.0, -2.25, -6.75, -6.75, -2.25, -3.25, -2.0, -2.25, -2.0, -2.0, -2.25,
    -4.25, -2.0, -2.25],
    t36: [22.5, -5.75, 13.0, 0.0, 0.0, 19.0, 0.0, 0.0, 0.0, 30.5, -4.75, 1.0, 12.5, -4.75, 19.0, 0.0, 0.0,
    0.0],
    t41: [6.25, -8.25, -1.75, 2.5, 22.5, -14.5, -4.5, 9.5, 0.5, 8.25, -2.25, -6.75, -7.5, 22.5, -4.5, 0.5,
    -0.5, 0.5],
    t46: [-7.5, 12.25, 9.0, 7.5, -2.75, -27.0, 9.5, -4.75, 1.0, -11.5, 16.25, 29.0, -2.5, 7.25, -7.0, 4.5,
    0.25, 1.0],
    t51: [0.0, 0.25, 0.3125, 3.125, 0.0, 0.0, 4.125, 5.75, 0.0625, 0.0, 5.75, 0.9375, 0.0, 0.0, 0.0, 1.625,
    3.25, 0.0625],
    t56: [1.6, -0.17391305, 0.64, 1.6, 4.0, 0.43243244, 1.6, 0.10810811, -0.5925926, 1.6, -0.21052632, 16.0,
    1.6, -0.21052632, 0.43243244, 1.6, 0.23529412, -2.2857144],
    t61: [0.0, 0.0, 0.0, 0.47058824, 0.61538464, 0.0, 0.24242425, 1.6, 0.53333336, 0.0, 0.0, 0.0, 0.2962963,
    0.3478261, 0.8888889, 0.61538464, 0.0, 1.6],
    t65: [3.25, 3.75, -4.75, -5.75, -8.25, 2.75, 1.25, -5.75, 3.75, 8.25, 8.25, -6.75, -0.75, -0.75, -2.25,
    1.25, -3.25, 1.25],
    x64: [-0.5, 2.5, -3.0, -2.0, -1.0, 3.0],
    t72: [3.25, 6.75, 9.0, 14.5, -1.25, 2.75, 2.5, -0.75, 3.75, 8.25, 8.25, -6.75, -0.75, 7.25, 9.0, 2.5,
    5.25, 13.0],
    t73: [2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0],
}, name='behind').AddVariations('float16').DisableLifeTimeVariation()

# Constants of each kind before it.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1]), [2.0])
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [-1.0, -2.0, -2.0, 2.0, 0.0, 2.0])
c5 = Parameter('c5', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t6 = Output('t6', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [1]), [2.0])
t8 = Internal('t8', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c9 = Parameter('c9', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [-1.0, 2.0, 0.0, 0.0, 0.0, -2.0])
c10 = Parameter('c10', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [1]), [2.0])
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [1.0, -2.0, -1.0, 0.0, -1.0, -1.0])
c15 = Parameter('c15', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t16 = Output('t16', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [1]), [-2.0])
t18 = Internal('t18', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [2.0, 2.0, 2.0, 2.0, 0.0, 0.0])
c20 = Parameter('c20', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t21 = Output('t21', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1]), [2.0])
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [1.0, 1.0, 1.0, 1.0, 2.0, 1.0])
c25 = Parameter('c25', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t26 = Output('t26', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [3, 1]), [1.0, -2.0, 2.0])
t28 = Internal('t28', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c29 = Parameter('c29', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [-1.0, 0.0, 0.0, -2.0, -1.0, 0.0])
c30 = Parameter('c30', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t31 = Output('t31', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [1]), [2.0])
t33 = Internal('t33', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c34 = Parameter('c34', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [1.0, -1.0, 2.0, 2.0, -2.0, -2.0])
c35 = Parameter('c35', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t36 = Output('t36', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c37 = Parameter('c37', ('TENSOR_FLOAT32', [1]), [2.0])
t38 = Internal('t38', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c39 = Parameter('c39', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [-1.0, 0.0, -1.0, -2.0, 2.0, 0.0])
c40 = Parameter('c40', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t41 = Output('t41', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [1]), [2.0])
t43 = Internal('t43', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c44 = Parameter('c44', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [2.0, 2.0, 2.0, 2.0, 2.0, -2.0])
c45 = Parameter('c45', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t46 = Output('t46', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [1]), [-2.0])
t48 = Internal('t48', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c49 = Parameter('c49', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [2.0, -2.0, 2.0, -1.0, -2.0, 2.0])
c50 = Parameter('c50', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t51 = Output('t51', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [1]), [2.0])
t53 = Internal('t53', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c54 = Parameter('c54', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [-1.0, -2.0, 0.0, -2.0, 0.0, 0.0])
c55 = Parameter('c55', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t56 = Output('t56', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [3, 1]), [1.0, -2.0, 2.0])
t58 = Internal('t58', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c59 = Parameter('c59', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [1.0, 2.0, -1.0, -2.0, 0.0, 1.0])
c60 = Parameter('c60', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t61 = Output('t61', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c62 = Parameter('c62', ('TENSOR_FLOAT32', [1]), [2.0])
t63 = Internal('t63', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c64 = Parameter('c64', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [-1.0, 1.0, 2.0, -2.0, 0.0, 2.0])
c65 = Parameter('c65', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t66 = Output('t66', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c67 = Parameter('c67', ('TENSOR_FLOAT32', [1]), [2.0])
t68 = Internal('t68', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c69 = Parameter('c69', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [2.0, -2.0, 2.0, 0.0, -2.0, -2.0])
c70 = Parameter('c70', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t71 = Output('t71', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c72 = Parameter('c72', ('TENSOR_FLOAT32', [1]), [2.0])
t73 = Internal('t73', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c74 = Parameter('c74', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [0.0, 1.0, 1.0, 0.0, -1.0, 0.0])
c75 = Parameter('c75', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t76 = Output('t76', ('TENSOR_FLOAT32', [2, 1, 2, 3]))
c77 = Parameter('c77', ('TENSOR_FLOAT32', [1]), [-2.0])
t78 = Internal('t78', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c79 = Parameter('c79', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [-2.0, 1.0, 2.0, -2.0, -2.0, -2.0])
c80 = Parameter('c80', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t81 = Output('t81', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c84 = Parameter('c84', ('TENSOR_FLOAT32', [1]), [2.0])
t85 = Output('t85', ('TENSOR_FLOAT32', [2, 1, 3, 1]))
c82 = Parameter('c82', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [-1.0, -1.0, -1.0, 1.0, -1.0, 2.0])
c83 = Parameter('c83', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t86 = Output('t86', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
t87 = Output('t87', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c88 = Parameter('c88', ('TENSOR_FLOAT32', [1, 1, 2, 3]), [1.0, 0.0, 2.0, 1.0, -2.0, 0.0])
c89 = Parameter('c89', ('TENSOR_FLOAT32', [3]), [1.25, -2.25, 0.25])
t90 = Internal('t90', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
c91 = Parameter('c91', ('TENSOR_FLOAT32', [1]), [2.0])
t92 = Output('t92', ('TENSOR_FLOAT32', [2, 1, 3, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 2, 1, 1, 3, 0).To(t6)
model.Operation('ADD', x1, c7, 0).To(t8)
model.Operation('DEPTHWISE_CONV_2D', t8, c9, c10, 1, 1, 1, 3, 0).To(t11)
model.Operation('ADD', c12, x1, 0).To(t13)
model.Operation('DEPTHWISE_CONV_2D', t13, c14, c15, 2, 1, 1, 3, 0).To(t16)
model.Operation('ADD', c17, x1, 0).To(t18)
model.Operation('DEPTHWISE_CONV_2D', t18, c19, c20, 1, 1, 1, 3, 0).To(t21)
model.Operation('SUB', x1, c22, 0).To(t23)
model.Operation('DEPTHWISE_CONV_2D', t23, c24, c25, 2, 1, 1, 3, 0).To(t26)
model.Operation('SUB', x1, c27, 1).To(t28)
model.Operation('DEPTHWISE_CONV_2D', t28, c29, c30, 1, 1, 1, 3, 0).To(t31)
model.Operation('SUB', c32, x1, 0).To(t33)
model.Operation('DEPTHWISE_CONV_2D', t33, c34, c35, 2, 1, 1, 3, 0).To(t36)
model.Operation('SUB', c37, x1, 0).To(t38)
model.Operation('DEPTHWISE_CONV_2D', t38, c39, c40, 1, 1, 1, 3, 0).To(t41)
model.Operation('MUL', x1, c42, 0).To(t43)
model.Operation('DEPTHWISE_CONV_2D', t43, c44, c45, 2, 1, 1, 3, 0).To(t46)
model.Operation('MUL', x1, c47, 0).To(t48)
model.Operation('DEPTHWISE_CONV_2D', t48, c49, c50, 1, 1, 1, 3, 0).To(t51)
model.Operation('MUL', c52, x1, 0).To(t53)
model.Operation('DEPTHWISE_CONV_2D', t53, c54, c55, 2, 1, 1, 3, 0).To(t56)
model.Operation('MUL', c57, x1, 1).To(t58)
model.Operation('DEPTHWISE_CONV_2D', t58, c59, c60, 1, 1, 1, 3, 0).To(t61)
model.Operation('DIV', x1, c62, 0).To(t63)
model.Operation('DEPTHWISE_CONV_2D', t63, c64, c65, 2, 1, 1, 3, 0).To(t66)
model.Operation('DIV', x1, c67, 0).To(t68)
model.Operation('DEPTHWISE_CONV_2D', t68, c69, c70, 1, 1, 1, 3, 0).To(t71)
model.Operation('DIV', c72, x1, 0).To(t73)
model.Operation('DEPTHWISE_CONV_2D', t73, c74, c75, 2, 1, 1, 3, 0).To(t76)
model.Operation('DIV', c77, x1, 0).To(t78)
model.Operation('DEPTHWISE_CONV_2D', t78, c79, c80, 1, 1, 1, 3, 0).To(t81)
model.Operation('MUL', c84, x1, 0).To(t85)
model.Operation('DEPTHWISE_CONV_2D', x1, c82, c83, 1, 1, 1, 3, 0).To(t86)
model.Operation('DEPTHWISE_CONV_2D', t85, c82, c83, 1, 1, 1, 3, 0).To(t87)
model.Operation('DEPTHWISE_CONV_2D', t85, c88, c89, 1, 1, 1, 3, 0).To(t90)
model.Operation('MINIMUM', t90, c91).To(t92)
Example({
    x1: [-1.0, -1.5, -1.5, 2.5, 0.5, -4.0],
    t6: [1.25, -4.25, -0.75, 1.75, -3.25, 0.25, 1.75, -11.25, -3.75, -5.25, -7.25, -8.75],
    t11: [0.25, -0.25, -0.75, 0.75, -1.25, -0.75, 0.75, -1.25, 0.25, -3.25, 6.75, -4.75, -1.25, 2.75, 4.25,
    3.25, -6.25, 0.25],
    t16: [2.25, -4.75, -1.25, 1.75, -3.75, -0.75, 5.75, -13.75, -6.75, 3.75, -5.25, -0.25],
    t21: [-11.75, -8.25, -5.75, -12.75, -9.25, -6.75, -5.75, -9.25, -6.75, -0.75, -1.25, 1.25, -13.75, -5.25,
    -2.75, -10.75, -14.25, -11.75],
    t26: [-5.25, -12.25, -6.25, -5.75, -12.75, -6.75, 0.25, -4.75, -0.75, -6.25, -15.75, -7.25],
    t31: [0.25, -2.75, 0.25, 0.75, -2.25, 0.25, 1.25, -2.25, 0.25, -5.25, -4.75, 0.25, -1.25, -2.25, 0.25,
    1.25, -2.25, 0.25],
    t36: [11.25, -12.25, -0.75, 11.75, -12.75, 0.25, 3.75, -4.75, -3.75, 14.75, -15.75, -8.75],
    t41: [-8.75, 4.75, -2.75, -9.25, 4.75, -3.25, -2.25, -2.25, -3.25, -1.25, 0.75, 0.75, -12.25, 9.75,
    -1.25, -4.75, -2.25, -5.75],
    t46: [-8.75, -12.25, 2.25, -10.75, -14.25, 0.25, 13.25, 9.75, 8.25, -12.75, -16.25, 18.25],
    t51: [2.25, -12.25, 10.25, 4.25, -14.25, 12.25, 7.25, -8.25, 6.25, -7.75, 9.75, -11.75, -8.75, -16.25,
    14.25, 17.25, -18.25, 16.25],
    t56: [9.25, 1.75, 0.25, 10.25, 3.75, 0.25, -5.75, -12.25, 0.25, 16.25, -4.25, 0.25],
    t61: [-4.75, -2.25, 3.25, 4.25, 3.75, -2.75, 1.25, -2.25, 0.25, 3.75, 2.75, -2.25, 1.25, -2.25, 0.25,
    1.25, -2.25, 0.25],
    t66: [3.25, -2.75, -2.25, 3.5, -3.0, -2.75, -0.5, -1.0, 3.25, 5.0, -2.0, -3.25],
    t71: [0.25, 0.25, 0.75, -0.25, 0.75, 0.25, -0.25, -0.75, -1.25, 3.75, -5.25, 2.25, 1.75, 1.25, 4.75,
    -2.75, 1.75, -3.75],
    t76: [1.25, -2.9166665, -1.75, 1.25, -2.25, -1.0833334, 1.25, -5.45, 1.05, 1.25, 2.25, 4.25],
    t81: [-5.416667, -2.9166667, 1.5833333, -4.0833335, -3.5833335, 0.25, -1.4166667, -0.9166666, 2.9166667,
    10.85, 4.95, 6.65, 8.25, -7.25, -8.75, 0.25, -1.75, 1.25],
    t85: [-2.0, -3.0, -3.0, 5.0, 1.0, -8.0],
    t86: [0.75, 0.25, -1.75, 1.25, 0.75, -1.25, 2.75, -0.75, 1.75, -0.75, -5.25, -1.25, -3.25, 1.25, -8.25,
    5.25, 1.75, 4.25],
    t87: [0.25, 2.75, -3.75, 1.25, 3.75, -2.75, 4.25, 0.75, 3.25, -2.75, -8.25, -2.75, -7.75, 4.75, -16.75,
    9.25, 5.75, 8.25],
    t92: [-3.75, 2.0, -3.75, -4.75, 2.0, -5.75, -1.75, -2.25, -5.75, 2.0, -4.25, 2.0, -5.75, 2.0, 2.0, -6.75,
    -2.25, -15.75],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()
