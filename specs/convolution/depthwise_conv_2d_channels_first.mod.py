# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: images with channels first, and what knows no layout.

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t4 = Internal('t4', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t5 = Output('t5', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
t6 = Output('t6', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
x7 = Input('x7', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c9 = Parameter('c9', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t10 = Internal('t10', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t11 = Internal('t11', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x12 = Input('x12', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c13 = Parameter('c13', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c14 = Parameter('c14', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t15 = Internal('t15', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [1, 24])
t17 = Output('t17', ('TENSOR_FLOAT32', [1, 24]))
x18 = Input('x18', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c20 = Parameter('c20', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t21 = Internal('t21', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c22 = Parameter('c22', ('TENSOR_INT32', [2]), [8, 3])
t23 = Output('t23', ('TENSOR_FLOAT32', [8, 3]))
x24 = Input('x24', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c25 = Parameter('c25', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c26 = Parameter('c26', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t27 = Internal('t27', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t28 = Internal('t28', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c29 = Parameter('c29', ('TENSOR_INT32', [2]), [1, -1])
t30 = Output('t30', ('TENSOR_FLOAT32', [1, 24]))
x31 = Input('x31', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c33 = Parameter('c33', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t34 = Internal('t34', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x35 = Input('x35', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c36 = Parameter('c36', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c37 = Parameter('c37', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t38 = Internal('t38', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t39 = Internal('t39', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c40 = Parameter('c40', ('TENSOR_INT32', [2]), [3, -1])
t41 = Output('t41', ('TENSOR_FLOAT32', [3, 8]))
c42 = Parameter('c42', ('TENSOR_INT32', [2]), [-1, 2])
t43 = Output('t43', ('TENSOR_FLOAT32', [6, 2]))
x44 = Input('x44', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c45 = Parameter('c45', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c46 = Parameter('c46', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t47 = Internal('t47', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c48 = Parameter('c48', ('TENSOR_FLOAT32', [2, 24]), [1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0,
    0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0,
    -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0])
c49 = Parameter('c49', ('TENSOR_FLOAT32', [2]), [1.0, -2.0])
t50 = Output('t50', ('TENSOR_FLOAT32', [1, 2]))
x51 = Input('x51', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c53 = Parameter('c53', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t54 = Internal('t54', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x55 = Input('x55', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t56 = Output('t56', ('TENSOR_FLOAT32', [1, 4, 3, 4]))
x57 = Input('x57', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c58 = Parameter('c58', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c59 = Parameter('c59', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t60 = Internal('t60', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x61 = Input('x61', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c62 = Parameter('c62', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c63 = Parameter('c63', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t64 = Internal('t64', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t65 = Output('t65', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
x66 = Input('x66', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c67 = Parameter('c67', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c68 = Parameter('c68', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t69 = Internal('t69', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c70 = Parameter('c70', ('TENSOR_FLOAT32', [2, 1, 1]), [0.5, -1.0])
t71 = Output('t71', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x72 = Input('x72', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c73 = Parameter('c73', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c74 = Parameter('c74', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t75 = Internal('t75', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c76 = Parameter('c76', ('TENSOR_FLOAT32', [4]), [0.5, 1.0, -1.5, 2.0])
t77 = Output('t77', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x78 = Input('x78', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c79 = Parameter('c79', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c80 = Parameter('c80', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t81 = Internal('t81', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x82 = Input('x82', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t83 = Output('t83', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x84 = Input('x84', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c85 = Parameter('c85', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c86 = Parameter('c86', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t87 = Internal('t87', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c88 = Parameter('c88', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t89 = Output('t89', ('TENSOR_FLOAT32', [1, 3, 4, 2]))
x90 = Input('x90', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c91 = Parameter('c91', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c92 = Parameter('c92', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t93 = Internal('t93', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c94 = Parameter('c94', ('TENSOR_INT32', [4]), [0, 1, 3, 2])
t95 = Output('t95', ('TENSOR_FLOAT32', [1, 2, 4, 3]))
x96 = Input('x96', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c97 = Parameter('c97', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c98 = Parameter('c98', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t99 = Internal('t99', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c100 = Parameter('c100', ('TENSOR_INT32', [1]), [1])
t101 = Output('t101', ('TENSOR_FLOAT32', [1, 3, 4]))
x102 = Input('x102', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c103 = Parameter('c103', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c104 = Parameter('c104', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t105 = Internal('t105', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c106 = Parameter('c106', ('TENSOR_INT32', [2]), [2, 3])
t107 = Output('t107', ('TENSOR_FLOAT32', [1, 2, 1, 1]))
x108 = Input('x108', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c109 = Parameter('c109', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c110 = Parameter('c110', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t111 = Internal('t111', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c112 = Parameter('c112', ('TENSOR_INT32', [4]), [0, 1, 0, 1])
c113 = Parameter('c113', ('TENSOR_INT32', [4]), [1, 1, 3, 2])
t114 = Output('t114', ('TENSOR_FLOAT32', [1, 1, 3, 2]))
x115 = Input('x115', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c116 = Parameter('c116', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c117 = Parameter('c117', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t118 = Internal('t118', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t119 = Output('t119', ('TENSOR_INT32', [1, 3, 4]))
x120 = Input('x120', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c121 = Parameter('c121', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c122 = Parameter('c122', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t123 = Internal('t123', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c124 = Parameter('c124', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t125 = Output('t125', ('TENSOR_FLOAT32', [1, 3, 3, 5]))
x126 = Input('x126', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c127 = Parameter('c127', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c128 = Parameter('c128', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t129 = Internal('t129', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t130 = Output('t130', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
x131 = Input('x131', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c132 = Parameter('c132', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c133 = Parameter('c133', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t134 = Internal('t134', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t135 = Output('t135', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0, True).To(t4)
model.Operation('SPLIT', t4, 1, 2).To(t5, t6)
model.Operation('DEPTHWISE_CONV_2D', x7, c8, c9, 1, 1, 1, 1, 0, True).To(t10)
model.Operation('MAX_POOL_2D', t10, 2, 1, 1, 2, 2, 0, True).To(t11)
model.Operation('DEPTHWISE_CONV_2D', x12, c13, c14, 1, 1, 1, 1, 0, True).To(t15)
model.Operation('RESHAPE', t15, c16).To(t17)
model.Operation('DEPTHWISE_CONV_2D', x18, c19, c20, 1, 1, 1, 1, 0, True).To(t21)
model.Operation('RESHAPE', t21, c22).To(t23)
model.Operation('DEPTHWISE_CONV_2D', x24, c25, c26, 1, 1, 1, 1, 0, True).To(t27)
model.Operation('RELU', t27).To(t28)
model.Operation('RESHAPE', t28, c29).To(t30)
model.Operation('DEPTHWISE_CONV_2D', x31, c32, c33, 1, 1, 1, 1, 0, True).To(t34)
model.Operation('DEPTHWISE_CONV_2D', x35, c36, c37, 1, 1, 1, 1, 0, True).To(t38)
model.Operation('ADD', t34, t38, 0).To(t39)
model.Operation('RESHAPE', t39, c40).To(t41)
model.Operation('RESHAPE', t11, c42).To(t43)
model.Operation('DEPTHWISE_CONV_2D', x44, c45, c46, 1, 1, 1, 1, 0, True).To(t47)
model.Operation('FULLY_CONNECTED', t47, c48, c49, 0).To(t50)
model.Operation('DEPTHWISE_CONV_2D', x51, c52, c53, 1, 1, 1, 1, 0, True).To(t54)
model.Operation('CONCATENATION', t54, x55, 1).To(t56)
model.Operation('DEPTHWISE_CONV_2D', x57, c58, c59, 1, 1, 1, 1, 0, True).To(t60)
model.Operation('DEPTHWISE_CONV_2D', x61, c62, c63, 1, 1, 1, 1, 0, True).To(t64)
model.Operation('CONCATENATION', t60, t64, 3).To(t65)
model.Operation('DEPTHWISE_CONV_2D', x66, c67, c68, 1, 1, 1, 1, 0, True).To(t69)
model.Operation('ADD', t69, c70, 0).To(t71)
model.Operation('DEPTHWISE_CONV_2D', x72, c73, c74, 1, 1, 1, 1, 0, True).To(t75)
model.Operation('ADD', t75, c76, 0).To(t77)
model.Operation('DEPTHWISE_CONV_2D', x78, c79, c80, 1, 1, 1, 1, 0, True).To(t81)
model.Operation('ADD', t81, x82, 0).To(t83)
model.Operation('DEPTHWISE_CONV_2D', x84, c85, c86, 1, 1, 1, 1, 0, True).To(t87)
model.Operation('TRANSPOSE', t87, c88).To(t89)
model.Operation('DEPTHWISE_CONV_2D', x90, c91, c92, 1, 1, 1, 1, 0, True).To(t93)
model.Operation('TRANSPOSE', t93, c94).To(t95)
model.Operation('DEPTHWISE_CONV_2D', x96, c97, c98, 1, 1, 1, 1, 0, True).To(t99)
model.Operation('REDUCE_MAX', t99, c100, False).To(t101)
model.Operation('DEPTHWISE_CONV_2D', x102, c103, c104, 1, 1, 1, 1, 0, True).To(t105)
model.Operation('REDUCE_MAX', t105, c106, True).To(t107)
model.Operation('DEPTHWISE_CONV_2D', x108, c109, c110, 1, 1, 1, 1, 0, True).To(t111)
model.Operation('SLICE', t111, c112, c113).To(t114)
model.Operation('DEPTHWISE_CONV_2D', x115, c116, c117, 1, 1, 1, 1, 0, True).To(t118)
model.Operation('ARGMAX', t118, 1).To(t119)
model.Operation('DEPTHWISE_CONV_2D', x120, c121, c122, 1, 1, 1, 1, 0, True).To(t123)
model.Operation('PAD', t123, c124).To(t125)
model.Operation('DEPTHWISE_CONV_2D', x126, c127, c128, 1, 1, 1, 1, 0, True).To(t129)
model.Operation('MAX_POOL_2D', t129, 2, 1, 1, 2, 2, 0, False).To(t130)
model.Operation('DEPTHWISE_CONV_2D', x131, c132, c133, 1, 1, 1, 1, 0, True).To(t134)
model.Operation('SOFTMAX', t134, 1.0, 1).To(t135)
Example({
    x1: [-1.0, 1.5, -4.0, -1.5, 4.0, -2.5, 2.0, 3.0, 3.0, 0.5, 1.5, -4.0, 3.0, -4.0, -1.0, -2.0, -1.5, 3.0,
    -2.5, -1.5, 1.0, -0.5, -2.5, 1.0],
    t5: [2.5, -2.5, -12.0, -2.5, 5.5, -4.0, 11.5, 6.5, 7.0, 3.0, -0.5, -7.5],
    t6: [-6.5, 2.5, -6.0, -0.5, 4.0, -9.5, -1.5, 1.5, -2.5, -3.0, 2.5, -2.0],
    x7: [-1.5, -2.0, -1.0, 2.0, 4.0, -2.5, 4.0, -1.0, 4.0, -1.5, 1.5, -1.5, -2.5, -4.0, -1.5, 4.0, 2.0,
    -1.0, 4.0, 3.5, 0.5, 3.0, -2.5, 4.0],
    x12: [-2.0, 2.0, -1.0, 2.5, 1.0, -1.5, -3.5, -3.0, -1.0, 4.0, 1.5, 1.0, -4.0, -2.5, -4.0, 0.5, 0.5, 4.0,
    1.0, 2.0, 3.0, 0.5, -4.0, 2.0],
    t17: [0.0, 7.0, 4.0, 5.5, -3.0, -7.5, -10.5, -5.5, 2.5, 10.0, 4.5, 2.5, 5.0, 2.5, 6.5, 0.5, 6.0, -7.5,
    -2.0, -1.0, -3.5, -5.5, 5.0, -3.0],
    x18: [3.0, 4.0, 1.5, 2.5, -1.5, -2.5, 1.0, -0.5, 2.5, -0.5, 1.0, -2.0, -3.0, -4.0, 3.0, 4.0, -3.0, -3.5,
    2.5, 2.5, -4.0, -2.0, -2.5, -3.0],
    t23: [13.0, 9.0, 6.5, 5.5, -4.5, -4.5, 4.0, -0.5, 5.0, 0.5, 0.5, -3.5, -8.5, 5.0, 5.0, -2.5, -7.5, 0.5,
    -6.5, -6.5, 1.0, -1.5, -1.5, 2.0],
    x24: [-2.5, 2.5, 1.5, 4.0, -2.0, -4.0, 1.0, 4.0, 4.0, 3.5, 0.5, 3.5, 1.0, -2.5, 2.5, -0.5, 0.5, 2.0,
    -2.5, -1.5, 1.0, 4.0, 1.0, 3.5],
    t30: [2.0, 6.0, 3.5, 8.5, 0.0, 0.0, 3.0, 8.5, 12.0, 8.0, 5.0, 7.5, 0.0, 3.5, 0.0, 0.0, 5.5, 0.0, 4.5,
    4.0, 2.0, 0.0, 1.5, 0.0],
    x31: [3.0, -0.5, -3.5, -4.0, 2.0, -1.0, 2.5, 3.5, 2.5, 2.0, -1.0, -2.5, 3.5, -3.0, 4.0, 2.5, -3.0, -3.5,
    -3.0, -0.5, 3.5, 0.5, -2.5, -2.5],
    x35: [-2.0, -1.0, 2.5, -1.0, -2.5, 1.0, 4.0, -0.5, 3.0, 3.5, -2.0, 1.0, 0.5, 1.0, -2.5, 2.5, -1.5, -0.5,
    3.5, -3.0, -2.0, 1.0, 3.0, -1.5],
    t41: [1.5, -9.5, -9.0, -9.0, -5.5, 10.5, 18.5, 7.0, 17.5, 9.0, -6.5, -2.0, -16.5, -2.0, -1.5, -10.5, 1.5,
    4.5, -9.5, -2.5, -2.0, -3.0, -6.5, 2.0],
    t43: [7.5, 9.0, 9.0, 7.5, 9.0, 9.0, 4.5, 12.0, 12.0, 4.5, 5.5, 5.5],
    x44: [2.0, 4.0, -0.5, -2.0, 3.0, -1.0, 1.0, -3.0, 3.0, 1.0, 0.5, 3.0, 2.0, -3.5, 4.0, -1.5, -1.5, 1.0,
    1.0, 3.0, 4.0, 0.5, 1.5, -2.5],
    t50: [29.0, 0.0],
    x51: [3.0, 1.5, 1.0, 0.5, -3.0, -3.0, 0.5, 0.5, -1.0, 3.5, 1.0, -1.5, 2.0, 3.5, -2.5, -0.5, 3.0, -2.5,
    1.0, 2.0, -1.0, 3.5, 3.0, -2.0],
    x55: [1.0, 1.5, 1.0, 3.5, 1.5, -1.5, 3.5, 3.0, -4.0, 0.5, 2.0, -2.0, 3.5, 3.0, 0.5, -2.5, 2.5, 1.0, -3.5,
    -0.5, 1.0, 1.5, 3.5, 0.5],
    t56: [11.0, 4.0, 2.5, 1.5, -12.0, -6.0, 3.5, 1.5, 2.0, 8.5, 1.0, -2.5, 1.0, -8.5, 4.0, 1.5, -4.0, 9.0,
    1.0, -5.0, 3.5, -1.5, -6.0, 1.0, 1.0, 1.5, 1.0, 3.5, 1.5, -1.5, 3.5, 3.0, -4.0, 0.5, 2.0, -2.0,
    3.5, 3.0, 0.5, -2.5, 2.5, 1.0, -3.5, -0.5, 1.0, 1.5, 3.5, 0.5],
    x57: [-0.5, -0.5, -2.5, -2.5, 0.5, -3.0, 2.0, 2.0, -4.0, -3.5, -1.0, -3.5, -4.0, -1.5, -1.0, 2.0, -2.0,
    4.0, -2.0, 0.5, 3.5, -4.0, 1.0, 1.5],
    x61: [0.5, -1.0, 3.5, 2.5, -2.5, 3.0, 4.0, 3.0, -3.5, -2.5, -3.5, 2.0, 0.5, -1.5, 4.0, 3.0, 3.0, 1.0,
    2.5, -3.0, -0.5, 1.0, 4.0, 2.5],
    t65: [2.0, -5.0, -9.0, -4.5, -2.5, -2.0, 7.0, 5.5, 2.0, -2.5, 10.0, 4.5, 1.0, 14.0, 9.5, 6.5, -11.0,
    -7.5, -5.0, -6.5, -9.0, -8.0, -4.5, 4.5, 3.5, 1.5, 0.5, -2.5, 1.0, 8.0, -2.5, -7.0, 4.5, -10.0,
    4.0, 0.0, -2.5, 5.5, 0.0, 4.5, -8.5, 4.0, -0.5, -2.5, 0.5, 2.0, -2.5, -3.5],
    x66: [1.5, 2.0, 2.0, 3.5, -2.5, -0.5, 3.0, 1.0, -1.5, -1.5, -4.0, -3.5, -3.0, -1.0, 3.0, -2.0, -3.0, 1.0,
    3.5, 2.0, 1.0, 3.0, 0.5, -3.5],
    t71: [6.5, 4.0, 7.5, 8.0, -3.0, 7.0, 11.5, 3.0, -3.5, -6.0, -10.5, -6.0, -2.0, 6.5, -1.5, 2.0, 6.0, 4.0,
    -6.5, -7.5, 0.0, -4.5, -6.0, 1.5],
    x72: [-1.5, -3.0, 3.0, 3.5, 1.0, -1.0, 1.5, -3.5, 4.0, 1.0, 1.5, 1.5, 1.5, 3.5, 2.0, 3.0, -2.0, -3.5,
    -0.5, 3.0, -1.5, 3.5, -3.0, -4.0],
    t77: [-4.0, -3.0, 12.0, 9.5, 1.0, -0.5, -3.0, -4.5, 10.0, 5.0, 3.5, 5.5, -4.0, -5.5, 1.0, 1.0, 0.0, 3.5,
    -6.0, -6.0, 4.5, -6.5, -3.5, 5.0],
    x78: [2.0, 3.0, 4.0, -3.0, -1.5, -3.0, 4.0, -2.5, -3.0, 2.5, 2.0, 1.0, 3.5, -0.5, 2.0, 3.5, 4.0, 1.0,
    -0.5, -2.0, 2.0, -2.0, 4.0, 2.0],
    x82: [1.0, 4.0, -1.0, 3.0, 3.0, -4.0, 1.0, -1.5, 3.5, -3.0, -1.0, 1.5, -3.0, 1.0, 3.0, 1.5, 4.0, -2.5,
    -1.5, -3.0, -3.0, -4.0, 0.5, 1.0],
    t83: [11.5, 10.5, 7.0, -2.5, -5.0, -7.5, 6.0, -6.0, 0.5, 4.5, 4.5, 4.0, -3.0, 3.0, 1.0, -5.0, 0.0, -3.0,
    2.0, 0.0, -8.0, 1.0, -2.5, -2.0],
    x84: [0.5, -1.0, 3.0, -1.5, -1.5, -1.0, -1.5, 0.5, 4.0, 2.5, 2.5, 2.5, -2.0, 0.5, -3.0, 0.5, -2.0, -2.0,
    2.5, 3.0, 1.5, 0.5, -4.0, 2.5],
    t89: [1.5, -2.5, 3.0, -4.0, 4.5, 8.0, -2.5, 1.5, -6.0, 1.0, -5.5, 0.0, -4.5, -2.0, 1.5, -1.5, 11.0, -2.0,
    8.0, -5.5, 8.0, 5.5, 5.5, -3.5],
    x90: [-3.0, 3.5, 3.0, -4.0, 2.0, 3.0, -1.5, -2.5, 3.0, 0.5, -1.5, -4.0, -0.5, 3.0, 2.5, 3.5, 3.5, 3.0,
    3.5, -1.0, -4.0, 1.0, -2.0, -0.5],
    t95: [-5.0, 7.0, 7.0, 12.0, 6.5, 0.0, 5.0, -1.0, -6.5, -7.5, -4.5, -7.5, 9.0, -4.5, 4.0, 5.0, -1.5, -4.0,
    2.5, -8.0, 0.5, -5.5, -0.5, -0.5],
    x96: [-1.5, -3.0, 4.0, 0.5, -3.0, 3.0, 4.0, -1.5, 1.5, 1.0, 0.5, 1.5, 1.0, -0.5, -1.0, -2.5, 0.5, -1.0,
    -4.0, 3.5, 3.0, 1.0, -1.0, -2.0],
    t101: [-3.0, -5.5, 10.5, 5.0, 1.5, 10.0, 5.5, -2.5, 4.5, 3.0, 3.0, 3.5],
    x102: [-3.0, -1.0, -2.0, -2.0, 2.5, 3.5, 3.5, 1.0, -0.5, -2.5, -3.5, -2.0, -0.5, -2.0, -1.0, -2.5, -3.5,
    -3.0, -2.5, 1.5, -1.5, 1.5, 1.0, 3.0],
    t107: [14.5, 7.0],
    x108: [1.0, 1.5, -3.0, 2.0, -2.5, -1.0, 2.0, 1.0, 3.0, 2.0, -1.0, -0.5, 1.0, 3.5, -0.5, 0.5, -0.5, -0.5,
    1.0, 2.5, 3.0, -3.5, 1.0, 4.0],
    t114: [-4.5, 3.5, -2.0, 5.5, 3.5, 2.0],
    x115: [1.5, -1.0, -0.5, -2.0, -2.0, 2.5, -3.5, 2.0, 0.5, 1.5, 1.0, -2.0, 1.5, -0.5, 2.5, -0.5, -0.5, 3.0,
    3.5, -2.5, 1.5, 1.5, -1.0, 1.5],
    t119: [0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1],
    x120: [1.0, -1.0, -2.0, -1.0, -4.0, -1.5, -3.0, -3.0, 2.0, 1.0, 4.0, 2.0, -3.0, -2.0, -3.0, 2.5, 4.0, 1.0,
    2.5, 2.5, -2.0, 3.5, 0.5, 3.5],
    t125: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.0, -0.5, -1.5, -1.5,
    0.0, -10.0, -9.5, -10.5, -5.5, 0.0, 5.5, 6.5, 10.5, 4.5, 0.0, 5.0, 1.5, 9.5, -1.0, 0.0, -2.5,
    4.5, 3.0, 0.0, 0.0, 4.5, -4.0, 2.0, -4.5, 0.0],
    x126: [1.5, -2.5, -4.0, -3.0, -1.5, 3.0, -3.5, -3.0, -3.5, -1.5, 1.0, -3.5, -1.5, 1.0, 2.5, 2.0, -3.0,
    0.5, 3.5, -0.5, -1.0, -2.0, -3.5, 4.0],
    t130: [2.0, 4.5, 1.5, 3.5, 2.0, 2.0, 6.5, 3.5],
    x131: [1.0, -0.5, 3.5, -3.5, 2.0, 2.0, -2.5, -3.0, -1.0, -1.0, -3.0, 3.0, 1.0, -1.5, -2.5, -1.5, -3.5,
    -2.0, 2.0, 0.5, 2.0, -1.5, -1.0, -0.5],
    t135: [0.9998766, 0.9994472, 0.9890131, 0.00055277866, 0.9984988, 0.9890131, 0.0015011822, 0.02931223,
    0.8807971, 0.01798621, 0.11920292, 0.99908894, 0.00012339458, 0.00055277866, 0.010986943,
    0.9994472, 0.0015011822, 0.010986943, 0.9984988, 0.97068775, 0.11920292, 0.98201376, 0.8807971,
    0.0009110512],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c3 = Parameter('c3', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.5, 120))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.5, 120))
x7 = Input('x7', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c9 = Parameter('c9', ('TENSOR_INT32', [2]), [2, -8])
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c14 = Parameter('c14', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [1, 24])
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [1, 24], 0.5, 120))
x18 = Input('x18', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c20 = Parameter('c20', ('TENSOR_INT32', [2]), [2, -8])
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_INT32', [2]), [8, 3])
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [8, 3], 0.5, 120))
x24 = Input('x24', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c26 = Parameter('c26', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t28 = Internal('t28', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_INT32', [2]), [1, -1])
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM', [1, 24], 0.5, 120))
x31 = Input('x31', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c33 = Parameter('c33', ('TENSOR_INT32', [2]), [2, -8])
t34 = Internal('t34', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x35 = Input('x35', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c37 = Parameter('c37', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t38 = Internal('t38', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_INT32', [2]), [3, -1])
t41 = Output('t41', ('TENSOR_QUANT8_ASYMM', [3, 8], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_INT32', [2]), [-1, 2])
t43 = Output('t43', ('TENSOR_QUANT8_ASYMM', [6, 2], 0.5, 120))
x44 = Input('x44', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c45 = Parameter('c45', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c46 = Parameter('c46', ('TENSOR_INT32', [2]), [2, -8])
t47 = Internal('t47', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c48 = Parameter('c48', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.5, 128), [130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128,
    130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128,
    128, 130, 128, 126, 128, 128, 130, 128, 126])
c49 = Parameter('c49', ('TENSOR_INT32', [2], 0.25, 0), [4, -8])
t50 = Output('t50', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.5, 120))
x51 = Input('x51', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c52 = Parameter('c52', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c53 = Parameter('c53', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t54 = Internal('t54', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x55 = Input('x55', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t56 = Output('t56', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 4], 0.5, 120))
x57 = Input('x57', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c58 = Parameter('c58', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c59 = Parameter('c59', ('TENSOR_INT32', [2]), [2, -8])
t60 = Internal('t60', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x61 = Input('x61', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c63 = Parameter('c63', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t64 = Internal('t64', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t65 = Output('t65', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
x66 = Input('x66', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c67 = Parameter('c67', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c68 = Parameter('c68', ('TENSOR_INT32', [2]), [2, -8])
t69 = Internal('t69', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.5, 120), [121, 118])
t71 = Output('t71', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x72 = Input('x72', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c73 = Parameter('c73', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c74 = Parameter('c74', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t75 = Internal('t75', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c76 = Parameter('c76', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [121, 122, 117, 124])
t77 = Output('t77', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x78 = Input('x78', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c79 = Parameter('c79', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c80 = Parameter('c80', ('TENSOR_INT32', [2]), [2, -8])
t81 = Internal('t81', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x82 = Input('x82', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t83 = Output('t83', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x84 = Input('x84', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c85 = Parameter('c85', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c86 = Parameter('c86', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t87 = Internal('t87', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c88 = Parameter('c88', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t89 = Output('t89', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.5, 120))
x90 = Input('x90', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c91 = Parameter('c91', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c92 = Parameter('c92', ('TENSOR_INT32', [2]), [2, -8])
t93 = Internal('t93', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c94 = Parameter('c94', ('TENSOR_INT32', [4]), [0, 1, 3, 2])
t95 = Output('t95', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 3], 0.5, 120))
x96 = Input('x96', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c97 = Parameter('c97', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c98 = Parameter('c98', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t99 = Internal('t99', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c100 = Parameter('c100', ('TENSOR_INT32', [1]), [1])
t101 = Output('t101', ('TENSOR_QUANT8_ASYMM', [1, 3, 4], 0.5, 120))
x102 = Input('x102', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c103 = Parameter('c103', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c104 = Parameter('c104', ('TENSOR_INT32', [2]), [2, -8])
t105 = Internal('t105', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c106 = Parameter('c106', ('TENSOR_INT32', [2]), [2, 3])
t107 = Output('t107', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 1], 0.5, 120))
x108 = Input('x108', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c109 = Parameter('c109', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c110 = Parameter('c110', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t111 = Internal('t111', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c112 = Parameter('c112', ('TENSOR_INT32', [4]), [0, 1, 0, 1])
c113 = Parameter('c113', ('TENSOR_INT32', [4]), [1, 1, 3, 2])
t114 = Output('t114', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 2], 0.5, 120))
x115 = Input('x115', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c116 = Parameter('c116', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c117 = Parameter('c117', ('TENSOR_INT32', [2]), [2, -8])
t118 = Internal('t118', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t119 = Output('t119', ('TENSOR_INT32', [1, 3, 4]))
x120 = Input('x120', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c121 = Parameter('c121', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c122 = Parameter('c122', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t123 = Internal('t123', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c124 = Parameter('c124', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t125 = Output('t125', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 5], 0.5, 120))
x126 = Input('x126', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c127 = Parameter('c127', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c128 = Parameter('c128', ('TENSOR_INT32', [2]), [2, -8])
t129 = Internal('t129', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t130 = Output('t130', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0, True).To(t4)
model.Operation('SPLIT', t4, 1, 2).To(t5, t6)
model.Operation('DEPTHWISE_CONV_2D', x7, c8, c9, 1, 1, 1, 1, 0, True).To(t10)
model.Operation('MAX_POOL_2D', t10, 2, 1, 1, 2, 2, 0, True).To(t11)
model.Operation('DEPTHWISE_CONV_2D', x12, c13, c14, 1, 1, 1, 1, 0, True).To(t15)
model.Operation('RESHAPE', t15, c16).To(t17)
model.Operation('DEPTHWISE_CONV_2D', x18, c19, c20, 1, 1, 1, 1, 0, True).To(t21)
model.Operation('RESHAPE', t21, c22).To(t23)
model.Operation('DEPTHWISE_CONV_2D', x24, c25, c26, 1, 1, 1, 1, 0, True).To(t27)
model.Operation('RELU', t27).To(t28)
model.Operation('RESHAPE', t28, c29).To(t30)
model.Operation('DEPTHWISE_CONV_2D', x31, c32, c33, 1, 1, 1, 1, 0, True).To(t34)
model.Operation('DEPTHWISE_CONV_2D', x35, c36, c37, 1, 1, 1, 1, 0, True).To(t38)
model.Operation('ADD', t34, t38, 0).To(t39)
model.Operation('RESHAPE', t39, c40).To(t41)
model.Operation('RESHAPE', t11, c42).To(t43)
model.Operation('DEPTHWISE_CONV_2D', x44, c45, c46, 1, 1, 1, 1, 0, True).To(t47)
model.Operation('FULLY_CONNECTED', t47, c48, c49, 0).To(t50)
model.Operation('DEPTHWISE_CONV_2D', x51, c52, c53, 1, 1, 1, 1, 0, True).To(t54)
model.Operation('CONCATENATION', t54, x55, 1).To(t56)
model.Operation('DEPTHWISE_CONV_2D', x57, c58, c59, 1, 1, 1, 1, 0, True).To(t60)
model.Operation('DEPTHWISE_CONV_2D', x61, c62, c63, 1, 1, 1, 1, 0, True).To(t64)
model.Operation('CONCATENATION', t60, t64, 3).To(t65)
model.Operation('DEPTHWISE_CONV_2D', x66, c67, c68, 1, 1, 1, 1, 0, True).To(t69)
model.Operation('ADD', t69, c70, 0).To(t71)
model.Operation('DEPTHWISE_CONV_2D', x72, c73, c74, 1, 1, 1, 1, 0, True).To(t75)
model.Operation('ADD', t75, c76, 0).To(t77)
model.Operation('DEPTHWISE_CONV_2D', x78, c79, c80, 1, 1, 1, 1, 0, True).To(t81)
model.Operation('ADD', t81, x82, 0).To(t83)
model.Operation('DEPTHWISE_CONV_2D', x84, c85, c86, 1, 1, 1, 1, 0, True).To(t87)
model.Operation('TRANSPOSE', t87, c88).To(t89)
model.Operation('DEPTHWISE_CONV_2D', x90, c91, c92, 1, 1, 1, 1, 0, True).To(t93)
model.Operation('TRANSPOSE', t93, c94).To(t95)
model.Operation('DEPTHWISE_CONV_2D', x96, c97, c98, 1, 1, 1, 1, 0, True).To(t99)
model.Operation('REDUCE_MAX', t99, c100, False).To(t101)
model.Operation('DEPTHWISE_CONV_2D', x102, c103, c104, 1, 1, 1, 1, 0, True).To(t105)
model.Operation('REDUCE_MAX', t105, c106, True).To(t107)
model.Operation('DEPTHWISE_CONV_2D', x108, c109, c110, 1, 1, 1, 1, 0, True).To(t111)
model.Operation('SLICE', t111, c112, c113).To(t114)
model.Operation('DEPTHWISE_CONV_2D', x115, c116, c117, 1, 1, 1, 1, 0, True).To(t118)
model.Operation('ARGMAX', t118, 1).To(t119)
model.Operation('DEPTHWISE_CONV_2D', x120, c121, c122, 1, 1, 1, 1, 0, True).To(t123)
model.Operation('PAD', t123, c124).To(t125)
model.Operation('DEPTHWISE_CONV_2D', x126, c127, c128, 1, 1, 1, 1, 0, True).To(t129)
model.Operation('MAX_POOL_2D', t129, 2, 1, 1, 2, 2, 0, False).To(t130)
Example({
    x1: [118, 123, 112, 117, 128, 115, 124, 126, 126, 121, 123, 112, 126, 112, 118, 116, 117, 126, 115, 117,
    122, 119, 115, 122],
    t5: [125, 115, 96, 115, 131, 112, 143, 133, 134, 126, 119, 105],
    t6: [107, 125, 108, 119, 128, 101, 117, 123, 115, 114, 125, 116],
    x7: [117, 116, 118, 124, 128, 115, 128, 118, 128, 117, 123, 117, 115, 112, 117, 128, 124, 118, 128, 127,
    121, 126, 115, 128],
    x12: [116, 124, 118, 125, 122, 117, 113, 114, 118, 128, 123, 122, 112, 115, 112, 121, 121, 128, 122, 124,
    126, 121, 112, 124],
    t17: [120, 134, 128, 131, 114, 105, 99, 109, 125, 140, 129, 125, 130, 125, 133, 121, 132, 105, 116, 118,
    113, 109, 130, 114],
    x18: [126, 128, 123, 125, 117, 115, 122, 119, 125, 119, 122, 116, 114, 112, 126, 128, 114, 113, 125, 125,
    112, 116, 115, 114],
    t23: [146, 138, 133, 131, 111, 111, 128, 119, 130, 121, 121, 113, 103, 130, 130, 115, 105, 121, 107, 107,
    122, 117, 117, 124],
    x24: [115, 125, 123, 128, 116, 112, 122, 128, 128, 127, 121, 127, 122, 115, 125, 119, 121, 124, 115, 117,
    122, 128, 122, 127],
    t30: [124, 132, 127, 137, 120, 120, 126, 137, 144, 136, 130, 135, 120, 127, 120, 120, 131, 120, 129, 128,
    124, 120, 123, 120],
    x31: [126, 119, 113, 112, 124, 118, 125, 127, 125, 124, 118, 115, 127, 114, 128, 125, 114, 113, 114, 119,
    127, 121, 115, 115],
    x35: [116, 118, 125, 118, 115, 122, 128, 119, 126, 127, 116, 122, 121, 122, 115, 125, 117, 119, 127, 114,
    116, 122, 126, 117],
    t41: [123, 101, 102, 102, 109, 141, 157, 134, 155, 138, 107, 116, 87, 116, 117, 99, 123, 129, 101, 115,
    116, 114, 107, 124],
    t43: [135, 138, 138, 135, 138, 138, 129, 144, 144, 129, 131, 131],
    x44: [124, 128, 119, 116, 126, 118, 122, 114, 126, 122, 121, 126, 124, 113, 128, 117, 117, 122, 122, 126,
    128, 121, 123, 115],
    t50: [178, 120],
    x51: [126, 123, 122, 121, 114, 114, 121, 121, 118, 127, 122, 117, 124, 127, 115, 119, 126, 115, 122, 124,
    118, 127, 126, 116],
    x55: [122, 123, 122, 127, 123, 117, 127, 126, 112, 121, 124, 116, 127, 126, 121, 115, 125, 122, 113, 119,
    122, 123, 127, 121],
    t56: [142, 128, 125, 123, 96, 108, 127, 123, 124, 137, 122, 115, 122, 103, 128, 123, 112, 138, 122, 110,
    127, 117, 108, 122, 122, 123, 122, 127, 123, 117, 127, 126, 112, 121, 124, 116, 127, 126, 121,
    115, 125, 122, 113, 119, 122, 123, 127, 121],
    x57: [119, 119, 115, 115, 121, 114, 124, 124, 112, 113, 118, 113, 112, 117, 118, 124, 116, 128, 116, 121,
    127, 112, 122, 123],
    x61: [121, 118, 127, 125, 115, 126, 128, 126, 113, 115, 113, 124, 121, 117, 128, 126, 126, 122, 125, 114,
    119, 122, 128, 125],
    t65: [124, 110, 102, 111, 115, 116, 134, 131, 124, 115, 140, 129, 122, 148, 139, 133, 98, 105, 110, 107,
    102, 104, 111, 129, 127, 123, 121, 115, 122, 136, 115, 106, 129, 100, 128, 120, 115, 131, 120,
    129, 103, 128, 119, 115, 121, 124, 115, 113],
    x66: [123, 124, 124, 127, 115, 119, 126, 122, 117, 117, 112, 113, 114, 118, 126, 116, 114, 122, 127, 124,
    122, 126, 121, 113],
    t71: [133, 128, 135, 136, 114, 134, 143, 126, 113, 108, 99, 108, 116, 133, 117, 124, 132, 128, 107, 105,
    120, 111, 108, 123],
    x72: [117, 114, 126, 127, 122, 118, 123, 113, 128, 122, 123, 123, 123, 127, 124, 126, 116, 113, 119, 126,
    117, 127, 114, 112],
    t77: [112, 114, 144, 139, 122, 119, 114, 111, 140, 130, 127, 131, 112, 109, 122, 122, 120, 127, 108, 108,
    129, 107, 113, 130],
    x78: [124, 126, 128, 114, 117, 114, 128, 115, 114, 125, 124, 122, 127, 119, 124, 127, 128, 122, 119, 116,
    124, 116, 128, 124],
    x82: [122, 128, 118, 126, 126, 112, 122, 117, 127, 114, 118, 123, 114, 122, 126, 123, 128, 115, 117, 114,
    114, 112, 121, 122],
    t83: [143, 141, 134, 115, 110, 105, 132, 108, 121, 129, 129, 128, 114, 126, 122, 110, 120, 114, 124, 120,
    104, 122, 115, 116],
    x84: [121, 118, 126, 117, 117, 118, 117, 121, 128, 125, 125, 125, 116, 121, 114, 121, 116, 116, 125, 126,
    123, 121, 112, 125],
    t89: [123, 115, 126, 112, 129, 136, 115, 123, 108, 122, 109, 120, 111, 116, 123, 117, 142, 116, 136, 109,
    136, 131, 131, 113],
    x90: [114, 127, 126, 112, 124, 126, 117, 115, 126, 121, 117, 112, 119, 126, 125, 127, 127, 126, 127, 118,
    112, 122, 116, 119],
    t95: [110, 134, 134, 144, 133, 120, 130, 118, 107, 105, 111, 105, 138, 111, 128, 130, 117, 112, 125, 104,
    121, 109, 119, 119],
    x96: [117, 114, 128, 121, 114, 126, 128, 117, 123, 122, 121, 123, 122, 119, 118, 115, 121, 118, 112, 127,
    126, 122, 118, 116],
    t101: [114, 109, 141, 130, 123, 140, 131, 115, 129, 126, 126, 127],
    x102: [114, 118, 116, 116, 125, 127, 127, 122, 119, 115, 113, 116, 119, 116, 118, 115, 113, 114, 115, 123,
    117, 123, 122, 126],
    t107: [149, 134],
    x108: [122, 123, 114, 124, 115, 118, 124, 122, 126, 124, 118, 119, 122, 127, 119, 121, 119, 119, 122, 125,
    126, 113, 122, 128],
    t114: [111, 127, 116, 131, 127, 124],
    x115: [123, 118, 119, 116, 116, 125, 113, 124, 121, 123, 122, 116, 123, 119, 125, 119, 119, 126, 127, 115,
    123, 123, 118, 123],
    t119: [0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1],
    x120: [122, 118, 116, 118, 112, 117, 114, 114, 124, 122, 128, 124, 114, 116, 114, 125, 128, 122, 125, 125,
    116, 127, 121, 127],
    t125: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 126, 119, 117, 117, 120,
    100, 101, 99, 109, 120, 131, 133, 141, 129, 120, 130, 123, 139, 118, 120, 115, 129, 126, 120,
    120, 129, 112, 124, 111, 120],
    x126: [123, 115, 112, 114, 117, 126, 113, 114, 113, 117, 122, 113, 117, 122, 125, 124, 114, 121, 127, 119,
    118, 116, 113, 128],
    t130: [124, 129, 123, 127, 124, 124, 133, 127],
}, name='before_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t65: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t83: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t87: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x90: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t95: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x96: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c97: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t99: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t101: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x102: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t105: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t107: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x108: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c109: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t111: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t114: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x115: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t118: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x120: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c121: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t123: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t125: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x126: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t129: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t130: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
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
c30 = Parameter('c30', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c31 = Parameter('c31', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t32 = Output('t32', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c33 = Parameter('c33', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c34 = Parameter('c34', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t35 = Output('t35', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c36 = Parameter('c36', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c37 = Parameter('c37', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t38 = Output('t38', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c39 = Parameter('c39', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c40 = Parameter('c40', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t41 = Output('t41', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c43 = Parameter('c43', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t44 = Output('t44', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c45 = Parameter('c45', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c46 = Parameter('c46', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t47 = Output('t47', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c48 = Parameter('c48', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c49 = Parameter('c49', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t50 = Output('t50', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c51 = Parameter('c51', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c52 = Parameter('c52', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t53 = Output('t53', ('TENSOR_FLOAT32', [1, 2, 4, 4]))
c54 = Parameter('c54', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c55 = Parameter('c55', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t56 = Output('t56', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c58 = Parameter('c58', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t59 = Output('t59', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c60 = Parameter('c60', ('TENSOR_FLOAT32', [1, 2, 2, 2]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c61 = Parameter('c61', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t62 = Output('t62', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
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
model.Operation('DEPTHWISE_CONV_2D', t7, c30, c31, 1, 1, 1, 1, 0, True).To(t32)
model.Operation('DEPTHWISE_CONV_2D', t10, c33, c34, 1, 1, 1, 1, 0, True).To(t35)
model.Operation('DEPTHWISE_CONV_2D', t12, c36, c37, 1, 1, 1, 1, 0, True).To(t38)
model.Operation('DEPTHWISE_CONV_2D', t15, c39, c40, 1, 1, 1, 1, 0, True).To(t41)
model.Operation('DEPTHWISE_CONV_2D', t18, c42, c43, 1, 1, 1, 1, 0, True).To(t44)
model.Operation('DEPTHWISE_CONV_2D', t21, c45, c46, 1, 1, 1, 1, 0, True).To(t47)
model.Operation('DEPTHWISE_CONV_2D', t24, c48, c49, 1, 1, 1, 1, 0, True).To(t50)
model.Operation('DEPTHWISE_CONV_2D', t26, c51, c52, 1, 1, 1, 1, 0, True).To(t53)
model.Operation('DEPTHWISE_CONV_2D', t29, c54, c55, 1, 1, 1, 1, 0, True).To(t56)
model.Operation('DEPTHWISE_CONV_2D', t4, c57, c58, 1, 1, 1, 1, 0, True).To(t59)
model.Operation('DEPTHWISE_CONV_2D', t3, c60, c61, 1, 1, 1, 1, 0, True).To(t62)
Example({
    x2: [-2.5, -3.0, -4.0, -0.5, 4.0, 3.0, 4.0, 3.0, 3.5, 1.5, -3.5, 0.5, -2.0, 1.0, -3.0, 0.5, 0.5, 3.0,
    4.0, -3.5, 1.5, 2.0, 1.5, -1.0, -1.5, 3.0, 2.5, 3.0, -3.0, 4.0, 4.0, 4.0, 1.0, 1.0, 3.0, 0.5,
    3.0, -3.5, -2.5, -2.0, 1.0, 1.0, -2.5, 2.0, 1.5, -1.0, 3.0, -3.5],
    x5: [4.0, 0.5, -1.5, -1.0, -4.0, 1.5, 3.0, 1.0, 1.5, 2.5, 1.5, 2.5, 3.0, 2.0, -1.5, 2.0, -3.0, -4.0,
    2.0, -4.0, 3.0, 4.0, -0.5, -2.5],
    x8: [-1.5, -2.0, 1.0, -1.5, 3.5, 4.0, -3.5, -1.5, -1.5, 4.0, 2.0, -0.5, 1.5, -3.5, 0.5, -4.0, 0.5, -1.0,
    -2.5, -1.0, -2.5, -4.0, -3.0, 1.0],
    x1: [1.0, 1.0, -4.0, 0.5, 0.5, -0.5, 3.5, -4.0, 1.5, 1.0, 3.5, 4.0, 1.5, -3.0, -3.5, -0.5, 1.5, 1.5,
    1.0, 3.5, -4.0, 2.0, 4.0, -2.5],
    x13: [2.5, 3.0, -3.0, 3.5, 1.5, -0.5, 3.5, -2.0, -1.0, -3.0, -2.5, -0.5, 1.0, 1.0, -1.5, 0.5, -3.0, 3.0,
    2.5, 1.5, -2.5, -3.0, -1.0, -1.0],
    x16: [1.0, 1.0, -0.5, 3.0, -4.0, 3.5, -3.0, -2.5, -2.5, 2.5, -2.0, -3.5],
    x17: [-2.0, -2.0, 1.5, -1.0, -2.0, -2.0, -2.0, -2.0, -3.0, -2.0, -1.0, 1.5],
    x19: [3.5, 2.0, -2.5, 3.0, 3.0, 2.5, -2.5, 3.5, 2.0, 2.0, 1.0, -2.5, -0.5, 2.0, -1.0, -3.0, 1.5, 4.0,
    -2.5, 0.5, -3.5, -3.5, -2.5, -3.5],
    x25: [-0.5, -0.5, 1.0, -1.0, 2.0, -1.0, -1.5, -4.0, -1.5, -0.5, -0.5, 1.0, 3.0, -1.5, -3.5, -2.0, 0.5,
    1.0, -3.5, -2.0, -3.5, -2.0, -0.5, 1.0, 2.0, -3.0, 1.0, -4.0, 3.0, 2.5, 2.5, 1.5, -4.0, -2.5,
    -3.0, 3.5, 0.5, 2.0, 1.0, 2.5, -2.5, -3.0, -3.0, 3.5, -0.5, -2.5, 0.5, 2.0],
    x27: [2.0, -3.5, -3.5, 3.5, -1.0, -4.0],
    t32: [7.5, -3.0, -4.5, -1.5, -8.5, 5.0, 5.0, 2.5, 6.0, 7.0, 6.0, 5.5, -9.0, -6.5, 0.5, -7.0, 5.0, 8.5,
    -10.0, 0.5, 0.0, -5.5, -3.0, 1.5],
    t35: [-8.5, 1.0, 2.5, -2.5, 7.5, 3.0, -7.5, -2.5, 1.5, 10.5, 4.0, -0.5, -6.5, -0.5, -9.0, 2.0, -9.0,
    -9.5, -1.5, 1.0, -2.5, 0.0, 3.0, -2.0],
    t38: [-5.0, -8.5, 8.5, 7.5, 6.0, 13.0, -4.0, -6.5, 4.5, -1.5, -3.5, 8.5, 3.5, -1.0, -8.0, 2.5, 7.0, -2.5,
    1.0, -3.0, 1.0, -2.5, -5.5, 1.5],
    t41: [10.0, 10.0, 7.5, 5.5, -4.0, 0.0, -4.0, -4.5, 1.0, -7.5, -6.5, -1.5, -5.5, -0.5, -3.0, -5.5, -8.5,
    5.0, -2.5, 1.0, -1.0, 2.5, -5.0, 0.0],
    t44: [0.0, 5.0, 5.0, 6.5, -6.5, 6.5, -4.5, -4.5, -2.0, 3.5, -7.0, -6.5, -5.0, -1.5, -7.5, -2.0, -6.0,
    -4.0, -0.5, 2.5, 0.0, 0.0, 1.5, -2.5],
    t47: [6.0, 3.5, -6.0, 5.5, 6.0, 1.0, 0.5, 6.5, 5.0, 4.0, -1.5, -5.5, 9.0, -0.5, -3.0, 2.5, -3.5, -11.5,
    -2.0, -5.0, -1.0, 0.0, -2.0, 1.5],
    t50: [-5.5, -4.5, -1.5, 1.5, 2.5, 9.0, 6.0, -6.5, 5.5, 6.0, 2.5, -1.5, 4.5, 6.5, 7.5, 0.0, 8.0, 3.0, 2.5,
    -4.5, -1.0, 1.0, -3.5, -1.5],
    t53: [3.5, 4.0, 0.5, -1.5, 4.0, -3.0, -0.5, 2.5, 1.5, -2.0, 2.0, 2.5, 9.0, 8.0, 7.0, 3.5, 2.0, -2.0, 9.0,
    -2.0, -0.5, -4.0, 5.0, 0.0, -0.5, 8.0, 6.0, -2.5, -1.5, -1.0, -1.5, -3.0],
    t56: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -2.5, -6.5, 6.0, -1.0, -5.5, 1.0, -8.5,
    -1.0, -2.0, -4.0, 3.0, -1.0],
    t59: [-3.5, 5.0, 4.5, 6.5, -2.5, 9.5, 12.0, 8.5, 3.5, 5.5, 7.0, 1.5, -5.5, -1.5, -1.0, 3.0, -0.5, -2.5,
    3.0, -6.5, -3.5, 3.0, -7.5, 2.5],
    t62: [-10.5, -13.5, -11.0, -0.5, 10.0, 14.0, 11.0, 6.5, 9.0, 0.0, -6.0, 1.5, 5.5, 2.0, 3.0, -5.0, 5.0,
    3.5, -8.0, 1.5, -0.5, -1.5, -3.5, 0.0],
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
c30 = Parameter('c30', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c31 = Parameter('c31', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c33 = Parameter('c33', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c34 = Parameter('c34', ('TENSOR_INT32', [2]), [2, -8])
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c37 = Parameter('c37', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t38 = Output('t38', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c39 = Parameter('c39', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c40 = Parameter('c40', ('TENSOR_INT32', [2]), [2, -8])
t41 = Output('t41', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c43 = Parameter('c43', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t44 = Output('t44', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c45 = Parameter('c45', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c46 = Parameter('c46', ('TENSOR_INT32', [2]), [2, -8])
t47 = Output('t47', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c48 = Parameter('c48', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c49 = Parameter('c49', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t50 = Output('t50', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c51 = Parameter('c51', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c52 = Parameter('c52', ('TENSOR_INT32', [2]), [2, -8])
t53 = Output('t53', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 4], 0.5, 120))
c54 = Parameter('c54', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c55 = Parameter('c55', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t56 = Output('t56', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c57 = Parameter('c57', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [4, -4, 2, 4, 0, 4, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c58 = Parameter('c58', ('TENSOR_INT32', [2]), [2, -8])
t59 = Output('t59', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c60 = Parameter('c60', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 2], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c61 = Parameter('c61', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t62 = Output('t62', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
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
model.Operation('DEPTHWISE_CONV_2D', t7, c30, c31, 1, 1, 1, 1, 0, True).To(t32)
model.Operation('DEPTHWISE_CONV_2D', t10, c33, c34, 1, 1, 1, 1, 0, True).To(t35)
model.Operation('DEPTHWISE_CONV_2D', t12, c36, c37, 1, 1, 1, 1, 0, True).To(t38)
model.Operation('DEPTHWISE_CONV_2D', t15, c39, c40, 1, 1, 1, 1, 0, True).To(t41)
model.Operation('DEPTHWISE_CONV_2D', t18, c42, c43, 1, 1, 1, 1, 0, True).To(t44)
model.Operation('DEPTHWISE_CONV_2D', t21, c45, c46, 1, 1, 1, 1, 0, True).To(t47)
model.Operation('DEPTHWISE_CONV_2D', t24, c48, c49, 1, 1, 1, 1, 0, True).To(t50)
model.Operation('DEPTHWISE_CONV_2D', t26, c51, c52, 1, 1, 1, 1, 0, True).To(t53)
model.Operation('DEPTHWISE_CONV_2D', t29, c54, c55, 1, 1, 1, 1, 0, True).To(t56)
model.Operation('DEPTHWISE_CONV_2D', t4, c57, c58, 1, 1, 1, 1, 0, True).To(t59)
model.Operation('DEPTHWISE_CONV_2D', t3, c60, c61, 1, 1, 1, 1, 0, True).To(t62)
Example({
    x2: [115, 114, 112, 119, 128, 126, 128, 126, 127, 123, 113, 121, 116, 122, 114, 121, 121, 126, 128, 113,
    123, 124, 123, 118, 117, 126, 125, 126, 114, 128, 128, 128, 122, 122, 126, 121, 126, 113, 115,
    116, 122, 122, 115, 124, 123, 118, 126, 113],
    x5: [128, 121, 117, 118, 112, 123, 126, 122, 123, 125, 123, 125, 126, 124, 117, 124, 114, 112, 124, 112,
    126, 128, 119, 115],
    x8: [117, 116, 122, 117, 127, 128, 113, 117, 117, 128, 124, 119, 123, 113, 121, 112, 121, 118, 115, 118,
    115, 112, 114, 122],
    x1: [122, 122, 112, 121, 121, 119, 127, 112, 123, 122, 127, 128, 123, 114, 113, 119, 123, 123, 122, 127,
    112, 124, 128, 115],
    x13: [125, 126, 114, 127, 123, 119, 127, 116, 118, 114, 115, 119, 122, 122, 117, 121, 114, 126, 125, 123,
    115, 114, 118, 118],
    x16: [122, 122, 119, 126, 112, 127, 114, 115, 115, 125, 116, 113],
    x17: [116, 116, 123, 118, 116, 116, 116, 116, 114, 116, 118, 123],
    x19: [127, 124, 115, 126, 126, 125, 115, 127, 124, 124, 122, 115, 119, 124, 118, 114, 123, 128, 115, 121,
    113, 113, 115, 113],
    x25: [119, 119, 122, 118, 124, 118, 117, 112, 117, 119, 119, 122, 126, 117, 113, 116, 121, 122, 113, 116,
    113, 116, 119, 122, 124, 114, 122, 112, 126, 125, 125, 123, 112, 115, 114, 127, 121, 124, 122,
    125, 115, 114, 114, 127, 119, 115, 121, 124],
    x27: [124, 113, 113, 127, 118, 112],
    t32: [135, 114, 111, 117, 103, 130, 130, 125, 132, 134, 132, 131, 102, 107, 121, 106, 130, 137, 100, 121,
    120, 109, 114, 123],
    t35: [103, 122, 125, 115, 135, 126, 105, 115, 123, 141, 128, 119, 107, 119, 102, 124, 102, 101, 117, 122,
    115, 120, 126, 116],
    t38: [110, 103, 137, 135, 132, 146, 112, 107, 129, 117, 113, 137, 127, 118, 104, 125, 134, 115, 122, 114,
    122, 115, 109, 123],
    t41: [140, 140, 135, 131, 112, 120, 112, 111, 122, 105, 107, 117, 109, 119, 114, 109, 103, 130, 115, 122,
    118, 125, 110, 120],
    t44: [120, 130, 130, 133, 107, 133, 111, 111, 116, 127, 106, 107, 110, 117, 105, 116, 108, 112, 119, 125,
    120, 120, 123, 115],
    t47: [132, 127, 108, 131, 132, 122, 121, 133, 130, 128, 117, 109, 138, 119, 114, 125, 113, 97, 116, 110,
    118, 120, 116, 123],
    t50: [109, 111, 117, 123, 125, 138, 132, 107, 131, 132, 125, 117, 129, 133, 135, 120, 136, 126, 125, 111,
    118, 122, 113, 117],
    t53: [127, 128, 121, 117, 128, 114, 119, 125, 123, 116, 124, 125, 138, 136, 134, 127, 124, 116, 138, 116,
    119, 112, 130, 120, 119, 136, 132, 115, 117, 118, 117, 114],
    t56: [121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 115, 107, 132, 118, 109, 122, 103, 118,
    116, 112, 126, 118],
    t59: [113, 130, 129, 133, 115, 139, 144, 137, 127, 131, 134, 123, 109, 117, 118, 126, 119, 115, 126, 107,
    113, 126, 105, 125],
    t62: [99, 93, 98, 119, 140, 148, 142, 133, 138, 120, 108, 123, 131, 124, 126, 110, 130, 127, 104, 123,
    119, 117, 113, 120],
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
    c30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
