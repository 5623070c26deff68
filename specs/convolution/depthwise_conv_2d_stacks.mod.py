# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: the same layer several times in a row.

# Layers in a row, each with weights, biases or an activation of its own.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0])
c5 = Parameter('c5', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t6 = Internal('t6', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0])
c8 = Parameter('c8', ('TENSOR_FLOAT32', [2]), [-1.0, 1.5])
t9 = Internal('t9', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
c11 = Parameter('c11', ('TENSOR_FLOAT32', [2]), [1.5, 0.0])
t12 = Internal('t12', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c13 = Parameter('c13', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0])
c14 = Parameter('c14', ('TENSOR_FLOAT32', [2]), [0.0, 2.0])
t15 = Output('t15', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
x16 = Input('x16', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0])
c20 = Parameter('c20', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t21 = Internal('t21', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0])
c23 = Parameter('c23', ('TENSOR_FLOAT32', [2]), [-1.0, 1.5])
t24 = Internal('t24', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c25 = Parameter('c25', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
c26 = Parameter('c26', ('TENSOR_FLOAT32', [2]), [1.5, 0.0])
t27 = Internal('t27', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c28 = Parameter('c28', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0])
c29 = Parameter('c29', ('TENSOR_FLOAT32', [2]), [0.0, 2.0])
t30 = Output('t30', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
x31 = Input('x31', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c34 = Parameter('c34', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0])
c35 = Parameter('c35', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t36 = Internal('t36', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c37 = Parameter('c37', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0])
c38 = Parameter('c38', ('TENSOR_FLOAT32', [2]), [-1.0, 1.5])
t39 = Internal('t39', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
c41 = Parameter('c41', ('TENSOR_FLOAT32', [2]), [1.5, 0.0])
t42 = Internal('t42', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c43 = Parameter('c43', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0])
c44 = Parameter('c44', ('TENSOR_FLOAT32', [2]), [0.0, 2.0])
t45 = Output('t45', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
x46 = Input('x46', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0])
c50 = Parameter('c50', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t51 = Internal('t51', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c53 = Parameter('c53', ('TENSOR_FLOAT32', [2]), [-1.0, 1.5])
t54 = Internal('t54', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c56 = Parameter('c56', ('TENSOR_FLOAT32', [2]), [1.5, 0.0])
t57 = Output('t57', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
x58 = Input('x58', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c61 = Parameter('c61', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0])
c60 = Parameter('c60', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t63 = Internal('t63', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c64 = Parameter('c64', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0])
t66 = Internal('t66', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c67 = Parameter('c67', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
t69 = Internal('t69', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c70 = Parameter('c70', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0])
t72 = Output('t72', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
x73 = Input('x73', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c76 = Parameter('c76', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0])
c77 = Parameter('c77', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t78 = Internal('t78', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c79 = Parameter('c79', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0])
c80 = Parameter('c80', ('TENSOR_FLOAT32', [2]), [-1.0, 1.5])
t81 = Internal('t81', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c82 = Parameter('c82', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
c83 = Parameter('c83', ('TENSOR_FLOAT32', [2]), [1.5, 0.0])
t84 = Output('t84', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
x85 = Input('x85', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c88 = Parameter('c88', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0])
c89 = Parameter('c89', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t90 = Internal('t90', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c91 = Parameter('c91', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0])
c92 = Parameter('c92', ('TENSOR_FLOAT32', [2]), [-1.0, 1.5])
t93 = Internal('t93', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c94 = Parameter('c94', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
c95 = Parameter('c95', ('TENSOR_FLOAT32', [2]), [1.5, 0.0])
t96 = Output('t96', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
x97 = Input('x97', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c100 = Parameter('c100', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0])
c101 = Parameter('c101', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t102 = Internal('t102', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c103 = Parameter('c103', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0])
c104 = Parameter('c104', ('TENSOR_FLOAT32', [2]), [-1.0, 1.5])
t105 = Internal('t105', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
c106 = Parameter('c106', ('TENSOR_FLOAT32', [1, 3, 3, 2]), [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
c107 = Parameter('c107', ('TENSOR_FLOAT32', [2]), [1.5, 0.0])
t108 = Output('t108', ('TENSOR_FLOAT32', [1, 4, 3, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c4, c5, 1, 1, 1, 1, 0).To(t6)
model.Operation('DEPTHWISE_CONV_2D', t6, c7, c8, 1, 1, 1, 1, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', t9, c10, c11, 1, 1, 1, 1, 0).To(t12)
model.Operation('DEPTHWISE_CONV_2D', t12, c13, c14, 1, 1, 1, 1, 0).To(t15)
model.Operation('DEPTHWISE_CONV_2D', x16, c19, c20, 1, 1, 1, 1, 1).To(t21)
model.Operation('DEPTHWISE_CONV_2D', t21, c22, c23, 1, 1, 1, 1, 1).To(t24)
model.Operation('DEPTHWISE_CONV_2D', t24, c25, c26, 1, 1, 1, 1, 1).To(t27)
model.Operation('DEPTHWISE_CONV_2D', t27, c28, c29, 1, 1, 1, 1, 1).To(t30)
model.Operation('DEPTHWISE_CONV_2D', x31, c34, c35, 1, 1, 1, 1, 3).To(t36)
model.Operation('DEPTHWISE_CONV_2D', t36, c37, c38, 1, 1, 1, 1, 3).To(t39)
model.Operation('DEPTHWISE_CONV_2D', t39, c40, c41, 1, 1, 1, 1, 3).To(t42)
model.Operation('DEPTHWISE_CONV_2D', t42, c43, c44, 1, 1, 1, 1, 3).To(t45)
model.Operation('DEPTHWISE_CONV_2D', x46, c47, c50, 1, 1, 1, 1, 0).To(t51)
model.Operation('DEPTHWISE_CONV_2D', t51, c47, c53, 1, 1, 1, 1, 0).To(t54)
model.Operation('DEPTHWISE_CONV_2D', t54, c47, c56, 1, 1, 1, 1, 0).To(t57)
model.Operation('DEPTHWISE_CONV_2D', x58, c61, c60, 1, 1, 1, 1, 1).To(t63)
model.Operation('DEPTHWISE_CONV_2D', t63, c64, c60, 1, 1, 1, 1, 1).To(t66)
model.Operation('DEPTHWISE_CONV_2D', t66, c67, c60, 1, 1, 1, 1, 1).To(t69)
model.Operation('DEPTHWISE_CONV_2D', t69, c70, c60, 1, 1, 1, 1, 1).To(t72)
model.Operation('DEPTHWISE_CONV_2D', x73, c76, c77, 1, 1, 1, 1, 3).To(t78)
model.Operation('DEPTHWISE_CONV_2D', t78, c79, c80, 1, 1, 1, 1, 0).To(t81)
model.Operation('DEPTHWISE_CONV_2D', t81, c82, c83, 1, 1, 1, 1, 0).To(t84)
model.Operation('DEPTHWISE_CONV_2D', x85, c88, c89, 1, 1, 1, 1, 0).To(t90)
model.Operation('DEPTHWISE_CONV_2D', t90, c91, c92, 1, 1, 1, 1, 3).To(t93)
model.Operation('DEPTHWISE_CONV_2D', t93, c94, c95, 1, 1, 1, 1, 0).To(t96)
model.Operation('DEPTHWISE_CONV_2D', x97, c100, c101, 1, 1, 1, 1, 0).To(t102)
model.Operation('DEPTHWISE_CONV_2D', t102, c103, c104, 1, 1, 1, 1, 0).To(t105)
model.Operation('DEPTHWISE_CONV_2D', t105, c106, c107, 1, 1, 1, 1, 3).To(t108)
Example({
    x1: [-2.5, 4.0, 3.0, 2.5, -2.5, -4.0, 1.0, 2.5, -3.0, -3.0, -3.0, 3.5, 2.5, 2.0, 0.5, 1.5, 1.0, -3.0,
    -3.0, -0.5, 1.5, 2.5, -0.5, 2.5],
    t15: [0.0, 2.0, 1.5, 7.0, 1.5, 1.5, 1.5, 2.0, 6.5, 6.5, -0.5, 6.0, 5.0, 2.0, -7.0, 4.0, 6.5, 7.0, -5.0,
    2.0, 1.5, 2.0, 5.0, 2.0],
    x16: [3.0, -1.0, 1.0, 3.0, -2.5, 0.5, -1.5, 1.0, 3.5, 4.0, -3.0, 3.0, -1.5, 0.5, 2.0, -3.5, 0.5, 1.5,
    1.0, 4.0, 2.5, 2.0, 1.0, -3.5],
    t30: [0.0, 2.0, 1.5, 2.0, 1.5, 2.0, 1.5, 2.0, 4.0, 2.0, 7.5, 2.0, 2.5, 2.0, 15.5, 2.0, 4.5, 2.0, 9.5,
    2.0, 10.5, 2.0, 12.0, 2.0],
    x31: [3.0, 0.5, 2.0, -3.5, 1.5, 3.5, 3.5, -0.5, -0.5, -0.5, 1.0, -3.5, 3.5, 2.5, -0.5, 0.5, 1.0, 2.0,
    -3.0, -3.5, 3.5, 0.5, 1.0, 1.0],
    t45: [0.0, 2.0, 1.5, 2.0, 1.5, 2.0, 1.5, 2.0, 5.5, 2.0, 5.0, 2.0, 4.0, 2.0, 5.0, 2.0, 6.0, 2.0, 1.5, 2.0,
    6.0, 2.0, 6.0, 2.0],
    x46: [1.0, 2.0, 2.0, 2.0, 2.5, -1.5, -1.0, -2.0, 3.5, 3.5, -3.0, -3.5, -1.5, 0.5, -3.5, -3.0, -2.0, -3.5,
    -3.0, -1.5, -1.5, 2.5, -1.5, 3.0],
    t57: [-2.0, 0.0, -2.0, -1.5, 7.0, -2.5, 1.0, 0.0, -3.5, -1.5, -7.5, -2.5, 0.5, 0.0, -5.5, -1.5, -5.0,
    -2.5, 1.5, 0.0, 1.0, -1.5, -1.5, -2.5],
    x58: [3.5, -3.0, 2.5, -3.5, 4.0, 1.0, -3.5, 3.5, -0.5, -4.0, -1.0, 2.5, 1.0, -1.5, 4.0, 1.0, 3.0, 0.5,
    1.0, 2.5, 1.0, 1.0, -2.0, -1.0],
    t72: [0.5, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 8.0, 0.0, 10.5, 0.0, 7.5, 0.0, 11.0, 0.0, 9.0, 0.0, 1.5,
    0.0, 15.5, 0.0, 12.0, 0.0],
    x73: [-4.0, 4.0, -0.5, 1.5, -4.0, 1.5, -2.5, -1.5, 2.5, 3.5, 3.5, -3.5, -2.5, -1.0, 1.5, -2.5, 1.0, 1.5,
    -2.0, 0.5, -1.5, 4.0, 1.0, 1.0],
    t84: [1.5, -1.5, 1.5, -1.5, 1.5, 0.0, 1.5, -1.0, -0.5, -1.5, 1.5, 0.0, 7.5, -1.5, 3.5, 0.0, 7.5, 0.0,
    2.5, -1.5, 0.5, -1.5, 2.5, 0.0],
    x85: [3.0, -0.5, -1.0, 3.0, 1.5, 1.0, -0.5, -3.5, -0.5, -1.0, -2.0, -2.0, -2.5, 1.5, -0.5, 3.5, 3.5,
    -3.0, -2.5, -2.5, 0.5, 1.0, 2.0, -1.5],
    t96: [1.5, -2.0, 1.5, -5.5, 1.5, 0.0, 3.5, 0.0, 3.5, -1.5, 3.5, 0.0, 2.5, -4.0, 1.5, -6.0, 2.5, 0.0, 3.5,
    0.0, 3.5, -3.5, 3.5, 0.0],
    x97: [-1.0, 2.0, -0.5, 2.0, -2.5, 2.5, 3.5, 3.0, -3.0, 1.0, -2.5, 0.5, 4.0, -3.0, 4.0, -4.0, -3.5, -1.5,
    -0.5, -3.0, -4.0, -2.5, -3.5, -0.5],
    t108: [1.5, 0.0, 1.5, 0.0, 1.5, 0.0, 0.0, 0.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.5, 1.5, 0.0, 0.0, 6.0, 0.5,
    5.0, 0.0, 6.0, 0.0],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# Layers in a row, each with weights, biases or an activation of its own.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [2, 0, 0, 0, 0, 0, 0, -4, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c5 = Parameter('c5', ('TENSOR_INT32', [2]), [2, -8])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [128, 128, 130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128, 128, 128, 130, 128])
c8 = Parameter('c8', ('TENSOR_INT32', [2], 0.25, 0), [-4, 6])
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, -4, 0, 0, 0, 0, 0, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c11 = Parameter('c11', ('TENSOR_INT32', [2]), [6, 0])
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [128, 128, 130, 128, 128, 128, 130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128])
c14 = Parameter('c14', ('TENSOR_INT32', [2], 0.25, 0), [0, 8])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128, 128, 128, 130, 128, 128, 128])
c20 = Parameter('c20', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [0, 0, 2, 0, 0, 0, 0, 0, 0, -4, 0, 0, 0, 0, 0, 0, 2, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c23 = Parameter('c23', ('TENSOR_INT32', [2]), [-4, 12])
t24 = Internal('t24', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [130, 128, 128, 128, 130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128, 128, 128])
c26 = Parameter('c26', ('TENSOR_INT32', [2], 0.25, 0), [6, 0])
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, -4, 0, 0, 0, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c29 = Parameter('c29', ('TENSOR_INT32', [2]), [0, 16])
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
x31 = Input('x31', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [2, 0, 0, 0, 0, 0, 0, -4, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c35 = Parameter('c35', ('TENSOR_INT32', [2]), [2, -8])
t36 = Internal('t36', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c37 = Parameter('c37', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [128, 128, 130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128, 128, 128, 130, 128])
c38 = Parameter('c38', ('TENSOR_INT32', [2], 0.25, 0), [-4, 6])
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, -4, 0, 0, 0, 0, 0, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c41 = Parameter('c41', ('TENSOR_INT32', [2]), [6, 0])
t42 = Internal('t42', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c43 = Parameter('c43', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [128, 128, 130, 128, 128, 128, 130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128])
c44 = Parameter('c44', ('TENSOR_INT32', [2], 0.25, 0), [0, 8])
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
x46 = Input('x46', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c47 = Parameter('c47', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128, 128, 128, 130, 128, 128, 128])
c50 = Parameter('c50', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c53 = Parameter('c53', ('TENSOR_INT32', [2], 0.25, 0), [-4, 6])
t54 = Internal('t54', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c56 = Parameter('c56', ('TENSOR_INT32', [2], 0.25, 0), [6, 0])
t57 = Output('t57', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
x58 = Input('x58', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c61 = Parameter('c61', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128, 128, 128, 130, 128, 128, 128])
c60 = Parameter('c60', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t63 = Internal('t63', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c64 = Parameter('c64', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [128, 128, 130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128, 128, 128, 130, 128])
t66 = Internal('t66', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c67 = Parameter('c67', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [130, 128, 128, 128, 130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128, 128, 128])
t69 = Internal('t69', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [128, 128, 130, 128, 128, 128, 130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128])
t72 = Output('t72', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
x73 = Input('x73', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c76 = Parameter('c76', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128, 128, 128, 130, 128, 128, 128])
c77 = Parameter('c77', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t78 = Internal('t78', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c79 = Parameter('c79', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [0, 0, 2, 0, 0, 0, 0, 0, 0, -4, 0, 0, 0, 0, 0, 0, 2, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c80 = Parameter('c80', ('TENSOR_INT32', [2]), [-4, 12])
t81 = Internal('t81', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c82 = Parameter('c82', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [130, 128, 128, 128, 130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128, 128, 128])
c83 = Parameter('c83', ('TENSOR_INT32', [2], 0.25, 0), [6, 0])
t84 = Output('t84', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
x85 = Input('x85', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c88 = Parameter('c88', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128, 128, 128, 130, 128, 128, 128])
c89 = Parameter('c89', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t90 = Internal('t90', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c91 = Parameter('c91', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [0, 0, 2, 0, 0, 0, 0, 0, 0, -4, 0, 0, 0, 0, 0, 0, 2, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c92 = Parameter('c92', ('TENSOR_INT32', [2]), [-4, 12])
t93 = Internal('t93', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c94 = Parameter('c94', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [130, 128, 128, 128, 130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128, 128, 128])
c95 = Parameter('c95', ('TENSOR_INT32', [2], 0.25, 0), [6, 0])
t96 = Output('t96', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
x97 = Input('x97', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c100 = Parameter('c100', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128, 128, 128, 130, 128, 128, 128])
c101 = Parameter('c101', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t102 = Internal('t102', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c103 = Parameter('c103', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [0, 0, 2, 0, 0, 0, 0, 0, 0, -4, 0, 0, 0, 0, 0, 0, 2, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c104 = Parameter('c104', ('TENSOR_INT32', [2]), [-4, 12])
t105 = Internal('t105', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
c106 = Parameter('c106', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 128), [130, 128, 128, 128, 130, 128, 128, 128, 128, 128, 128, 126, 128, 128, 128, 128, 128, 128])
c107 = Parameter('c107', ('TENSOR_INT32', [2], 0.25, 0), [6, 0])
t108 = Output('t108', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c4, c5, 1, 1, 1, 1, 0).To(t6)
model.Operation('DEPTHWISE_CONV_2D', t6, c7, c8, 1, 1, 1, 1, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', t9, c10, c11, 1, 1, 1, 1, 0).To(t12)
model.Operation('DEPTHWISE_CONV_2D', t12, c13, c14, 1, 1, 1, 1, 0).To(t15)
model.Operation('DEPTHWISE_CONV_2D', x16, c19, c20, 1, 1, 1, 1, 1).To(t21)
model.Operation('DEPTHWISE_CONV_2D', t21, c22, c23, 1, 1, 1, 1, 1).To(t24)
model.Operation('DEPTHWISE_CONV_2D', t24, c25, c26, 1, 1, 1, 1, 1).To(t27)
model.Operation('DEPTHWISE_CONV_2D', t27, c28, c29, 1, 1, 1, 1, 1).To(t30)
model.Operation('DEPTHWISE_CONV_2D', x31, c34, c35, 1, 1, 1, 1, 3).To(t36)
model.Operation('DEPTHWISE_CONV_2D', t36, c37, c38, 1, 1, 1, 1, 3).To(t39)
model.Operation('DEPTHWISE_CONV_2D', t39, c40, c41, 1, 1, 1, 1, 3).To(t42)
model.Operation('DEPTHWISE_CONV_2D', t42, c43, c44, 1, 1, 1, 1, 3).To(t45)
model.Operation('DEPTHWISE_CONV_2D', x46, c47, c50, 1, 1, 1, 1, 0).To(t51)
model.Operation('DEPTHWISE_CONV_2D', t51, c47, c53, 1, 1, 1, 1, 0).To(t54)
model.Operation('DEPTHWISE_CONV_2D', t54, c47, c56, 1, 1, 1, 1, 0).To(t57)
model.Operation('DEPTHWISE_CONV_2D', x58, c61, c60, 1, 1, 1, 1, 1).To(t63)
model.Operation('DEPTHWISE_CONV_2D', t63, c64, c60, 1, 1, 1, 1, 1).To(t66)
model.Operation('DEPTHWISE_CONV_2D', t66, c67, c60, 1, 1, 1, 1, 1).To(t69)
model.Operation('DEPTHWISE_CONV_2D', t69, c70, c60, 1, 1, 1, 1, 1).To(t72)
model.Operation('DEPTHWISE_CONV_2D', x73, c76, c77, 1, 1, 1, 1, 3).To(t78)
model.Operation('DEPTHWISE_CONV_2D', t78, c79, c80, 1, 1, 1, 1, 0).To(t81)
model.Operation('DEPTHWISE_CONV_2D', t81, c82, c83, 1, 1, 1, 1, 0).To(t84)
model.Operation('DEPTHWISE_CONV_2D', x85, c88, c89, 1, 1, 1, 1, 0).To(t90)
model.Operation('DEPTHWISE_CONV_2D', t90, c91, c92, 1, 1, 1, 1, 3).To(t93)
model.Operation('DEPTHWISE_CONV_2D', t93, c94, c95, 1, 1, 1, 1, 0).To(t96)
model.Operation('DEPTHWISE_CONV_2D', x97, c100, c101, 1, 1, 1, 1, 0).To(t102)
model.Operation('DEPTHWISE_CONV_2D', t102, c103, c104, 1, 1, 1, 1, 0).To(t105)
model.Operation('DEPTHWISE_CONV_2D', t105, c106, c107, 1, 1, 1, 1, 3).To(t108)
Example({
    x1: [115, 128, 126, 125, 115, 112, 122, 125, 114, 114, 114, 127, 125, 124, 121, 123, 122, 114, 114, 119,
    123, 125, 119, 125],
    t15: [120, 124, 123, 134, 123, 123, 123, 124, 133, 133, 119, 132, 130, 124, 106, 128, 133, 134, 110, 124,
    123, 124, 130, 124],
    x16: [126, 118, 122, 126, 115, 121, 117, 122, 127, 128, 114, 126, 117, 121, 124, 113, 121, 123, 122, 128,
    125, 124, 122, 113],
    t30: [120, 124, 123, 124, 123, 124, 123, 124, 128, 124, 135, 124, 125, 124, 151, 124, 129, 124, 139, 124,
    141, 124, 144, 124],
    x31: [126, 121, 124, 113, 123, 127, 127, 119, 119, 119, 122, 113, 127, 125, 119, 121, 122, 124, 114, 113,
    127, 121, 122, 122],
    t45: [120, 124, 123, 124, 123, 124, 123, 124, 131, 124, 130, 124, 128, 124, 130, 124, 132, 124, 123, 124,
    132, 124, 132, 124],
    x46: [122, 124, 124, 124, 125, 117, 118, 116, 127, 127, 114, 113, 117, 121, 113, 114, 116, 113, 114, 117,
    117, 125, 117, 126],
    t57: [116, 120, 116, 117, 134, 115, 122, 120, 113, 117, 105, 115, 121, 120, 109, 117, 110, 115, 123, 120,
    122, 117, 117, 115],
    x58: [127, 114, 125, 113, 128, 122, 113, 127, 119, 112, 118, 125, 122, 117, 128, 122, 126, 121, 122, 125,
    122, 122, 116, 118],
    t72: [121, 120, 122, 120, 122, 120, 122, 120, 136, 120, 141, 120, 135, 120, 142, 120, 138, 120, 123, 120,
    151, 120, 144, 120],
    x73: [112, 128, 119, 123, 112, 123, 115, 117, 125, 127, 127, 113, 115, 118, 123, 115, 122, 123, 116, 121,
    117, 128, 122, 122],
    t84: [123, 117, 123, 117, 123, 120, 123, 118, 119, 117, 123, 120, 135, 117, 127, 120, 135, 120, 125, 117,
    121, 117, 125, 120],
    x85: [126, 119, 118, 126, 123, 122, 119, 113, 119, 118, 116, 116, 115, 123, 119, 127, 127, 114, 115, 115,
    121, 122, 124, 117],
    t96: [123, 116, 123, 109, 123, 120, 127, 120, 127, 117, 127, 120, 125, 112, 123, 108, 125, 120, 127, 120,
    127, 113, 127, 120],
    x97: [118, 124, 119, 124, 115, 125, 127, 126, 114, 122, 115, 121, 128, 114, 128, 112, 113, 117, 119, 114,
    112, 115, 113, 119],
    t108: [123, 120, 123, 120, 123, 120, 120, 120, 126, 120, 120, 120, 120, 121, 123, 123, 120, 120, 132, 121,
    130, 120, 132, 120],
}, name='windows_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c88: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t90: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c94: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t96: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x97: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c100: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t102: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t105: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c106: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t108: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
