# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: images with channels first, and what knows no layout.

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c3 = Parameter('c3', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t4 = Internal('t4', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t5 = Output('t5', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
t6 = Output('t6', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
x7 = Input('x7', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c9 = Parameter('c9', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t10 = Internal('t10', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t11 = Internal('t11', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x12 = Input('x12', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c13 = Parameter('c13', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c14 = Parameter('c14', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t15 = Internal('t15', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [1, 24])
t17 = Output('t17', ('TENSOR_FLOAT32', [1, 24]))
x18 = Input('x18', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c20 = Parameter('c20', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t21 = Internal('t21', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c22 = Parameter('c22', ('TENSOR_INT32', [2]), [8, 3])
t23 = Output('t23', ('TENSOR_FLOAT32', [8, 3]))
x24 = Input('x24', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c25 = Parameter('c25', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c26 = Parameter('c26', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t27 = Internal('t27', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t28 = Internal('t28', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c29 = Parameter('c29', ('TENSOR_INT32', [2]), [1, -1])
t30 = Output('t30', ('TENSOR_FLOAT32', [1, 24]))
x31 = Input('x31', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c33 = Parameter('c33', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t34 = Internal('t34', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x35 = Input('x35', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c36 = Parameter('c36', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c37 = Parameter('c37', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t38 = Internal('t38', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t39 = Internal('t39', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c40 = Parameter('c40', ('TENSOR_INT32', [2]), [3, -1])
t41 = Output('t41', ('TENSOR_FLOAT32', [3, 8]))
c42 = Parameter('c42', ('TENSOR_INT32', [2]), [-1, 2])
t43 = Output('t43', ('TENSOR_FLOAT32', [6, 2]))
x44 = Input('x44', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c45 = Parameter('c45', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c46 = Parameter('c46', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t47 = Internal('t47', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c48 = Parameter('c48', ('TENSOR_FLOAT32', [2, 24]), [1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0,
    0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0,
    -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0])
c49 = Parameter('c49', ('TENSOR_FLOAT32', [2]), [1.0, -2.0])
t50 = Output('t50', ('TENSOR_FLOAT32', [1, 2]))
x51 = Input('x51', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c53 = Parameter('c53', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t54 = Internal('t54', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x55 = Input('x55', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t56 = Output('t56', ('TENSOR_FLOAT32', [1, 4, 3, 4]))
x57 = Input('x57', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c58 = Parameter('c58', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c59 = Parameter('c59', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t60 = Internal('t60', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x61 = Input('x61', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c62 = Parameter('c62', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c63 = Parameter('c63', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t64 = Internal('t64', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t65 = Output('t65', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
x66 = Input('x66', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c67 = Parameter('c67', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c68 = Parameter('c68', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t69 = Internal('t69', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c70 = Parameter('c70', ('TENSOR_FLOAT32', [2, 1, 1]), [0.5, -1.0])
t71 = Output('t71', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x72 = Input('x72', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c73 = Parameter('c73', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c74 = Parameter('c74', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t75 = Internal('t75', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c76 = Parameter('c76', ('TENSOR_FLOAT32', [4]), [0.5, 1.0, -1.5, 2.0])
t77 = Output('t77', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x78 = Input('x78', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c79 = Parameter('c79', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c80 = Parameter('c80', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t81 = Internal('t81', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x82 = Input('x82', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t83 = Output('t83', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x84 = Input('x84', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c85 = Parameter('c85', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c86 = Parameter('c86', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t87 = Internal('t87', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c88 = Parameter('c88', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t89 = Output('t89', ('TENSOR_FLOAT32', [1, 3, 4, 2]))
x90 = Input('x90', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c91 = Parameter('c91', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c92 = Parameter('c92', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t93 = Internal('t93', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c94 = Parameter('c94', ('TENSOR_INT32', [4]), [0, 1, 3, 2])
t95 = Output('t95', ('TENSOR_FLOAT32', [1, 2, 4, 3]))
x96 = Input('x96', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c97 = Parameter('c97', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c98 = Parameter('c98', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t99 = Internal('t99', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c100 = Parameter('c100', ('TENSOR_INT32', [1]), [1])
t101 = Output('t101', ('TENSOR_FLOAT32', [1, 3, 4]))
x102 = Input('x102', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c103 = Parameter('c103', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c104 = Parameter('c104', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t105 = Internal('t105', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c106 = Parameter('c106', ('TENSOR_INT32', [2]), [2, 3])
t107 = Output('t107', ('TENSOR_FLOAT32', [1, 2, 1, 1]))
x108 = Input('x108', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c109 = Parameter('c109', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c110 = Parameter('c110', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t111 = Internal('t111', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c112 = Parameter('c112', ('TENSOR_INT32', [4]), [0, 1, 0, 1])
c113 = Parameter('c113', ('TENSOR_INT32', [4]), [1, 1, 3, 2])
t114 = Output('t114', ('TENSOR_FLOAT32', [1, 1, 3, 2]))
x115 = Input('x115', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c116 = Parameter('c116', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c117 = Parameter('c117', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t118 = Internal('t118', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t119 = Output('t119', ('TENSOR_INT32', [1, 3, 4]))
x120 = Input('x120', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c121 = Parameter('c121', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c122 = Parameter('c122', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t123 = Internal('t123', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c124 = Parameter('c124', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t125 = Output('t125', ('TENSOR_FLOAT32', [1, 3, 3, 5]))
x126 = Input('x126', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c127 = Parameter('c127', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c128 = Parameter('c128', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t129 = Internal('t129', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t130 = Output('t130', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
x131 = Input('x131', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c132 = Parameter('c132', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c133 = Parameter('c133', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t134 = Internal('t134', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t135 = Output('t135', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, True).To(t4)
model.Operation('SPLIT', t4, 1, 2).To(t5, t6)
model.Operation('GROUPED_CONV_2D', x7, c8, c9, 1, 1, 1, 2, 0, True).To(t10)
model.Operation('MAX_POOL_2D', t10, 2, 1, 1, 2, 2, 0, True).To(t11)
model.Operation('GROUPED_CONV_2D', x12, c13, c14, 1, 1, 1, 2, 0, True).To(t15)
model.Operation('RESHAPE', t15, c16).To(t17)
model.Operation('GROUPED_CONV_2D', x18, c19, c20, 1, 1, 1, 2, 0, True).To(t21)
model.Operation('RESHAPE', t21, c22).To(t23)
model.Operation('GROUPED_CONV_2D', x24, c25, c26, 1, 1, 1, 2, 0, True).To(t27)
model.Operation('RELU', t27).To(t28)
model.Operation('RESHAPE', t28, c29).To(t30)
model.Operation('GROUPED_CONV_2D', x31, c32, c33, 1, 1, 1, 2, 0, True).To(t34)
model.Operation('GROUPED_CONV_2D', x35, c36, c37, 1, 1, 1, 2, 0, True).To(t38)
model.Operation('ADD', t34, t38, 0).To(t39)
model.Operation('RESHAPE', t39, c40).To(t41)
model.Operation('RESHAPE', t11, c42).To(t43)
model.Operation('GROUPED_CONV_2D', x44, c45, c46, 1, 1, 1, 2, 0, True).To(t47)
model.Operation('FULLY_CONNECTED', t47, c48, c49, 0).To(t50)
model.Operation('GROUPED_CONV_2D', x51, c52, c53, 1, 1, 1, 2, 0, True).To(t54)
model.Operation('CONCATENATION', t54, x55, 1).To(t56)
model.Operation('GROUPED_CONV_2D', x57, c58, c59, 1, 1, 1, 2, 0, True).To(t60)
model.Operation('GROUPED_CONV_2D', x61, c62, c63, 1, 1, 1, 2, 0, True).To(t64)
model.Operation('CONCATENATION', t60, t64, 3).To(t65)
model.Operation('GROUPED_CONV_2D', x66, c67, c68, 1, 1, 1, 2, 0, True).To(t69)
model.Operation('ADD', t69, c70, 0).To(t71)
model.Operation('GROUPED_CONV_2D', x72, c73, c74, 1, 1, 1, 2, 0, True).To(t75)
model.Operation('ADD', t75, c76, 0).To(t77)
model.Operation('GROUPED_CONV_2D', x78, c79, c80, 1, 1, 1, 2, 0, True).To(t81)
model.Operation('ADD', t81, x82, 0).To(t83)
model.Operation('GROUPED_CONV_2D', x84, c85, c86, 1, 1, 1, 2, 0, True).To(t87)
model.Operation('TRANSPOSE', t87, c88).To(t89)
model.Operation('GROUPED_CONV_2D', x90, c91, c92, 1, 1, 1, 2, 0, True).To(t93)
model.Operation('TRANSPOSE', t93, c94).To(t95)
model.Operation('GROUPED_CONV_2D', x96, c97, c98, 1, 1, 1, 2, 0, True).To(t99)
model.Operation('REDUCE_MAX', t99, c100, False).To(t101)
model.Operation('GROUPED_CONV_2D', x102, c103, c104, 1, 1, 1, 2, 0, True).To(t105)
model.Operation('REDUCE_MAX', t105, c106, True).To(t107)
model.Operation('GROUPED_CONV_2D', x108, c109, c110, 1, 1, 1, 2, 0, True).To(t111)
model.Operation('SLICE', t111, c112, c113).To(t114)
model.Operation('GROUPED_CONV_2D', x115, c116, c117, 1, 1, 1, 2, 0, True).To(t118)
model.Operation('ARGMAX', t118, 1).To(t119)
model.Operation('GROUPED_CONV_2D', x120, c121, c122, 1, 1, 1, 2, 0, True).To(t123)
model.Operation('PAD', t123, c124).To(t125)
model.Operation('GROUPED_CONV_2D', x126, c127, c128, 1, 1, 1, 2, 0, True).To(t129)
model.Operation('MAX_POOL_2D', t129, 2, 1, 1, 2, 2, 0, False).To(t130)
model.Operation('GROUPED_CONV_2D', x131, c132, c133, 1, 1, 1, 2, 0, True).To(t134)
model.Operation('SOFTMAX', t134, 1.0, 1).To(t135)
Example({
    x1: [2.5, -1.5, -1.0, 0.5, 2.0, -0.5, 1.0, -3.5, 2.5, -3.0, 1.0, 4.0, -2.5, -0.5, -4.0, -3.5, -1.5,
    -4.0, 3.5, -1.0, 4.0, 3.0, -1.0, -0.5],
    t5: [8.5, -1.0, -4.5, -2.0, 4.5, -3.5, 11.0, -2.5, 8.5, -6.5, -1.5, 8.5],
    t6: [-4.0, 2.5, -9.0, 0.0, -6.0, -1.5, -1.5, -0.5, 2.0, -2.0, -1.5, -1.0],
    x7: [3.5, -3.5, -1.0, -3.5, -3.0, 3.5, -3.0, 2.5, 0.5, -4.0, -3.5, -1.0, -3.0, 4.0, 1.5, 2.5, -3.0,
    -1.0, -1.5, 1.0, -0.5, -1.0, -3.5, -2.5],
    x12: [-2.5, 2.0, -0.5, 0.5, -4.0, 0.5, 4.0, 4.0, 3.5, -1.5, -3.0, 1.0, -1.0, -4.0, 3.5, 3.0, 0.5, -2.5,
    -1.5, 0.5, -4.0, 2.0, -2.5, -2.5],
    t17: [-10.0, 9.5, 7.0, 5.5, -6.0, -7.0, 2.5, 9.5, 9.0, 0.5, -6.5, 2.5, -8.0, 3.5, 4.0, -1.5, 2.5, -7.0,
    -0.5, 1.5, 1.0, -3.5, -3.5, -1.0],
    x18: [-2.0, 4.0, -3.0, 0.5, 3.5, -2.0, -1.0, 4.0, 1.0, 2.5, -1.0, -0.5, -2.5, 3.5, -1.5, -3.0, 1.0, 4.0,
    -1.5, 2.0, -3.0, 4.0, 2.5, 2.5],
    t23: [-6.0, 8.5, -3.0, 5.5, 13.0, -1.0, -7.0, 8.0, 0.0, 6.5, -1.0, -0.5, 5.5, -8.0, -0.5, -3.0, 10.0,
    -4.0, 1.0, -3.5, 3.0, 1.5, 1.5, -1.0],
    x24: [-4.0, -1.0, -2.0, 4.0, 1.0, -3.5, 4.0, -2.5, -2.0, 4.0, -0.5, 2.0, -3.5, 0.5, -1.0, -2.5, 0.5, 3.5,
    3.0, -2.5, -3.5, 3.0, 2.5, 1.0],
    t30: [0.0, 1.0, 0.0, 6.0, 8.0, 0.0, 12.5, 0.0, 0.0, 9.0, 0.0, 4.5, 2.5, 0.0, 0.0, 1.5, 9.0, 1.5, 0.0,
    0.0, 2.0, 1.5, 0.0, 0.0],
    x31: [-3.5, -1.5, -1.5, 3.5, -3.0, -3.0, 4.0, 2.0, -1.0, -4.0, -1.5, 1.5, 1.5, -3.0, -0.5, 3.5, 1.0,
    -2.5, -1.0, 1.5, -4.0, -1.5, 0.5, -2.0],
    x35: [1.5, 2.5, 3.5, 0.5, -2.0, 1.0, 1.0, -0.5, -2.0, 2.5, -2.0, -0.5, -1.0, 0.5, 4.0, -3.5, -1.0, -1.0,
    1.5, 4.0, 4.0, 2.0, 2.5, 1.0],
    t41: [-11.0, 4.0, 7.5, 10.5, -11.5, -13.0, 7.0, 5.0, -3.5, 1.5, -7.0, 3.0, -8.0, 5.5, 3.0, -7.5, -5.0,
    1.0, -0.5, -1.0, -1.5, 1.0, -3.0, -2.0],
    t43: [11.5, 3.0, 4.5, 5.5, 3.0, 4.5, 5.0, 4.0, 4.0, -2.0, 1.0, 1.5],
    x44: [1.0, 1.0, 3.0, -1.5, 3.5, 1.0, -1.0, 3.5, 4.0, 2.0, 0.5, -1.0, -1.0, 1.5, 2.5, 3.0, -1.0, -1.5,
    -0.5, -1.5, -2.5, -3.0, 2.5, 2.0],
    t50: [-10.0, -17.0],
    x51: [3.0, 3.0, 4.0, 1.0, -1.0, -1.0, 3.0, -1.0, -4.0, -2.0, -1.0, -3.0, 4.0, -4.0, -0.5, 1.0, 4.0, -4.0,
    2.5, -3.0, 3.0, -2.5, 3.5, 1.5],
    x55: [4.0, 1.0, -3.0, -4.0, -3.0, -2.5, -4.0, 2.0, 3.0, -3.5, -1.0, 1.0, 1.0, 3.5, 1.5, -2.5, 1.5, -2.5,
    1.0, 1.0, -2.0, 1.0, -4.0, -2.0],
    t56: [1.5, 4.5, 9.5, 1.5, -6.5, -7.5, 3.5, -4.5, -5.5, -2.5, 1.5, -5.5, -13.0, 5.0, -5.5, 2.0, -10.5,
    7.5, -6.0, -2.5, -3.5, 2.5, 0.5, -1.0, 4.0, 1.0, -3.0, -4.0, -3.0, -2.5, -4.0, 2.0, 3.0, -3.5,
    -1.0, 1.0, 1.0, 3.5, 1.5, -2.5, 1.5, -2.5, 1.0, 1.0, -2.0, 1.0, -4.0, -2.0],
    x57: [-2.5, -0.5, 1.5, 1.5, -2.0, 3.5, -2.0, -2.0, -0.5, 1.5, -1.5, 1.0, -2.5, 2.5, 2.5, 4.0, 1.0, 1.5,
    -3.0, -4.0, -2.5, 3.5, 3.5, 1.5],
    x61: [-4.0, 2.5, -4.0, -4.0, 2.5, 0.5, 3.5, -3.0, -1.5, -0.5, 2.0, 3.0, -2.0, 1.0, -1.5, 2.0, 0.5, -4.0,
    -3.0, -4.0, -4.0, -2.0, 1.0, 0.5],
    t65: [-2.5, -0.5, -2.0, 1.5, -7.0, 13.5, -3.0, -10.5, -6.0, 9.5, -2.0, -2.5, 3.0, -0.5, 15.5, -2.5, -2.0,
    5.0, -3.5, 2.5, -2.0, -2.5, 1.5, 6.5, 2.0, -3.0, 2.0, 3.0, -4.5, -1.5, 0.0, 3.0, 6.5, -4.0,
    -7.0, -2.5, -3.0, -1.0, -5.5, -1.5, 2.5, 2.5, 0.5, -1.0, -3.0, 0.0, -0.5, -1.0],
    x66: [4.0, 1.0, -4.0, -1.0, 2.0, -1.5, 2.5, 1.5, 3.5, -3.5, -2.0, 3.0, 1.0, -3.5, -3.5, 1.0, 2.0, 2.5,
    2.5, 1.5, -3.0, -4.0, 1.0, 0.5],
    t71: [8.5, 8.0, -2.0, 0.5, 6.5, -10.0, 5.5, 7.0, 11.5, -4.0, -6.0, 7.0, -5.0, -5.5, -2.0, -3.5, -0.5,
    5.5, -1.0, -2.5, -6.0, -1.0, -1.5, -2.0],
    x72: [-1.0, 2.5, -0.5, -1.0, -4.0, 2.0, -3.5, -1.5, -1.0, -3.5, 3.5, -4.0, 3.0, 4.0, -1.0, -2.5, 2.5,
    4.0, 2.0, 0.5, -3.0, -1.0, -1.5, -0.5],
    t77: [-5.5, 5.5, -6.0, -1.0, -13.5, 9.0, -7.0, -4.5, 2.5, -9.0, 10.0, -5.5, 5.0, -3.0, -6.5, 0.5, 5.5,
    1.5, -1.0, 1.5, -1.5, -1.5, -3.0, 1.0],
    x78: [4.0, -1.5, -2.0, -1.5, 3.5, -1.5, 2.0, 1.0, 2.5, -1.0, -2.0, 2.5, 0.5, -3.0, -3.0, -2.0, 2.0, 2.5,
    -4.0, 2.0, 1.0, -2.0, 2.0, 1.0],
    x82: [-0.5, 1.0, -1.5, 2.5, -0.5, 1.0, -2.0, -2.5, 3.5, 2.0, 3.5, 2.0, -2.0, 3.5, 2.5, -2.0, -2.0, 1.0,
    1.0, -2.0, -1.5, 1.0, -3.0, 1.5],
    t83: [11.5, 1.0, -0.5, 1.0, 10.0, -6.5, 2.0, 2.5, 10.0, 2.5, -2.5, 7.5, -5.5, -7.0, 5.5, -5.0, -3.5, 0.0,
    1.0, -4.0, -4.5, 2.0, -3.0, 0.5],
    x84: [-0.5, -0.5, 1.5, 3.0, 1.0, -1.0, 3.0, -1.5, -1.0, 2.5, 1.0, 1.0, 1.5, -0.5, 1.0, 4.0, 0.5, -1.0,
    3.0, 3.0, 1.5, -1.0, 2.0, -3.0],
    t89: [0.0, -3.0, 0.0, 4.0, 2.0, 3.0, 5.0, -4.0, 5.0, -4.5, -1.0, 5.0, 10.0, -3.0, -1.5, 2.0, -4.0, -2.0,
    4.5, 1.0, 1.5, -4.0, 2.5, -1.0],
    x90: [2.0, -2.5, 4.0, 0.5, 4.0, 2.0, 3.0, -1.0, -4.0, -3.5, 0.5, -1.5, 4.0, 2.5, -1.0, -1.5, 2.5, 0.5,
    -0.5, -0.5, 4.0, -3.5, -2.0, -0.5],
    t95: [13.0, -1.0, -4.0, -3.5, -1.5, -7.0, 10.0, 6.5, 3.0, 0.5, -3.0, -2.5, -0.5, -8.0, -4.5, -3.0, 0.0,
    -3.0, -2.5, 0.0, -1.5, -0.5, -0.5, -1.0],
    x96: [-4.0, 4.0, 0.5, -0.5, 2.5, -3.5, -3.5, 2.5, -4.0, 1.5, -2.5, -3.5, 3.5, -2.0, 3.5, 2.5, -3.5, 3.0,
    -2.0, 1.5, -3.0, -0.5, -3.0, -4.0],
    t101: [3.5, 1.0, 5.0, 2.0, 6.5, -4.0, -0.5, 3.0, -1.5, 6.0, -1.0, -1.0],
    x102: [-2.0, -1.0, 2.0, -4.0, 1.5, 1.0, 3.5, -2.0, 2.5, -2.0, -3.0, -3.0, -3.0, -2.5, 2.5, -4.0, 0.5,
    -1.5, 3.0, -2.0, 0.5, 1.0, 3.5, -3.0],
    t107: [10.0, 6.0],
    x108: [-3.0, -3.5, -1.0, 2.5, 1.5, 1.0, -3.5, -3.0, 2.0, -1.0, -4.0, 1.0, -2.0, 1.0, 1.0, -2.0, -1.5, 0.5,
    1.0, -1.0, 1.0, 3.0, -1.0, 2.0],
    t114: [0.5, -5.0, -4.0, 1.0, -2.0, 1.0],
    x115: [-1.5, 3.5, -2.0, -0.5, 4.0, 3.0, -1.0, -1.0, -3.0, -2.0, -0.5, -2.5, -3.5, 1.0, 1.5, -3.0, 3.5,
    2.0, 3.5, -1.0, -2.0, -2.0, -3.5, -4.0],
    t119: [0, 0, 0, 1, 1, 0, 1, 1, 1, 0, 0, 1],
    x120: [-1.5, 1.0, -0.5, 2.5, -3.5, 2.0, 2.0, 1.5, -3.5, 1.0, -3.5, -2.0, -4.0, 3.0, -3.5, -3.0, -0.5,
    -1.5, 2.0, 1.0, 3.5, 1.0, -4.0, 1.5],
    t125: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -5.0, 7.0, 0.5, 7.0,
    0.0, -11.0, 0.0, -2.5, 1.5, 0.0, -7.5, 6.0, -4.5, -3.5, 0.0, 1.0, -1.0, -5.0, -2.0, 0.0, -5.0,
    -4.0, 5.5, -2.5, 0.0, 0.0, -5.0, 0.5, -1.0, 0.0],
    x126: [3.0, -3.5, 1.0, 1.5, -1.0, 1.0, 2.0, -3.0, 1.0, -3.0, -2.5, 2.0, -1.5, -1.5, -3.0, -2.0, -2.5, 2.0,
    3.0, -2.0, -1.5, -0.5, -3.5, 1.0],
    t130: [10.0, -1.0, 7.0, 1.0, 5.5, -1.0, 7.0, 4.5],
    x131: [1.5, 2.5, -2.5, 1.0, -2.0, 1.5, 1.5, 1.0, -0.5, 2.5, 1.0, 0.5, -4.0, 3.0, -2.0, -0.5, 2.0, -4.0,
    0.5, -3.0, -1.0, -2.0, 4.0, -2.0],
    t135: [0.9890131, 0.99992514, 0.8807971, 0.8175745, 0.95257413, 0.5, 0.99999917, 0.8807971, 0.5,
    0.8175745, 0.9933072, 0.9241418, 0.010986943, 7.4846226e-05, 0.11920292, 0.18242553,
    0.047425874, 0.5, 8.3152804e-07, 0.11920292, 0.5, 0.18242553, 0.006692851, 0.07585818],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c3 = Parameter('c3', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.5, 120))
t6 = Output('t6', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.5, 120))
x7 = Input('x7', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c9 = Parameter('c9', ('TENSOR_INT32', [2]), [2, -8])
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c14 = Parameter('c14', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t15 = Internal('t15', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [1, 24])
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [1, 24], 0.5, 120))
x18 = Input('x18', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c20 = Parameter('c20', ('TENSOR_INT32', [2]), [2, -8])
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_INT32', [2]), [8, 3])
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [8, 3], 0.5, 120))
x24 = Input('x24', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c26 = Parameter('c26', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t28 = Internal('t28', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c29 = Parameter('c29', ('TENSOR_INT32', [2]), [1, -1])
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM', [1, 24], 0.5, 120))
x31 = Input('x31', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c33 = Parameter('c33', ('TENSOR_INT32', [2]), [2, -8])
t34 = Internal('t34', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x35 = Input('x35', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c37 = Parameter('c37', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t38 = Internal('t38', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_INT32', [2]), [3, -1])
t41 = Output('t41', ('TENSOR_QUANT8_ASYMM', [3, 8], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_INT32', [2]), [-1, 2])
t43 = Output('t43', ('TENSOR_QUANT8_ASYMM', [6, 2], 0.5, 120))
x44 = Input('x44', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c45 = Parameter('c45', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c46 = Parameter('c46', ('TENSOR_INT32', [2]), [2, -8])
t47 = Internal('t47', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c48 = Parameter('c48', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.5, 128), [130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128,
    130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128,
    128, 130, 128, 126, 128, 128, 130, 128, 126])
c49 = Parameter('c49', ('TENSOR_INT32', [2], 0.25, 0), [4, -8])
t50 = Output('t50', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.5, 120))
x51 = Input('x51', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c52 = Parameter('c52', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c53 = Parameter('c53', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t54 = Internal('t54', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x55 = Input('x55', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t56 = Output('t56', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 4], 0.5, 120))
x57 = Input('x57', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c58 = Parameter('c58', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c59 = Parameter('c59', ('TENSOR_INT32', [2]), [2, -8])
t60 = Internal('t60', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x61 = Input('x61', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c63 = Parameter('c63', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t64 = Internal('t64', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t65 = Output('t65', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
x66 = Input('x66', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c67 = Parameter('c67', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c68 = Parameter('c68', ('TENSOR_INT32', [2]), [2, -8])
t69 = Internal('t69', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.5, 120), [121, 118])
t71 = Output('t71', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x72 = Input('x72', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c73 = Parameter('c73', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c74 = Parameter('c74', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t75 = Internal('t75', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c76 = Parameter('c76', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [121, 122, 117, 124])
t77 = Output('t77', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x78 = Input('x78', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c79 = Parameter('c79', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c80 = Parameter('c80', ('TENSOR_INT32', [2]), [2, -8])
t81 = Internal('t81', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x82 = Input('x82', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t83 = Output('t83', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x84 = Input('x84', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c85 = Parameter('c85', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c86 = Parameter('c86', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t87 = Internal('t87', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c88 = Parameter('c88', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t89 = Output('t89', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.5, 120))
x90 = Input('x90', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c91 = Parameter('c91', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c92 = Parameter('c92', ('TENSOR_INT32', [2]), [2, -8])
t93 = Internal('t93', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c94 = Parameter('c94', ('TENSOR_INT32', [4]), [0, 1, 3, 2])
t95 = Output('t95', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 3], 0.5, 120))
x96 = Input('x96', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c97 = Parameter('c97', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c98 = Parameter('c98', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t99 = Internal('t99', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c100 = Parameter('c100', ('TENSOR_INT32', [1]), [1])
t101 = Output('t101', ('TENSOR_QUANT8_ASYMM', [1, 3, 4], 0.5, 120))
x102 = Input('x102', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c103 = Parameter('c103', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c104 = Parameter('c104', ('TENSOR_INT32', [2]), [2, -8])
t105 = Internal('t105', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c106 = Parameter('c106', ('TENSOR_INT32', [2]), [2, 3])
t107 = Output('t107', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 1], 0.5, 120))
x108 = Input('x108', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c109 = Parameter('c109', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c110 = Parameter('c110', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t111 = Internal('t111', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c112 = Parameter('c112', ('TENSOR_INT32', [4]), [0, 1, 0, 1])
c113 = Parameter('c113', ('TENSOR_INT32', [4]), [1, 1, 3, 2])
t114 = Output('t114', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 2], 0.5, 120))
x115 = Input('x115', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c116 = Parameter('c116', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c117 = Parameter('c117', ('TENSOR_INT32', [2]), [2, -8])
t118 = Internal('t118', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t119 = Output('t119', ('TENSOR_INT32', [1, 3, 4]))
x120 = Input('x120', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c121 = Parameter('c121', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c122 = Parameter('c122', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t123 = Internal('t123', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c124 = Parameter('c124', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t125 = Output('t125', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 5], 0.5, 120))
x126 = Input('x126', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c127 = Parameter('c127', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c128 = Parameter('c128', ('TENSOR_INT32', [2]), [2, -8])
t129 = Internal('t129', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t130 = Output('t130', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, True).To(t4)
model.Operation('SPLIT', t4, 1, 2).To(t5, t6)
model.Operation('GROUPED_CONV_2D', x7, c8, c9, 1, 1, 1, 2, 0, True).To(t10)
model.Operation('MAX_POOL_2D', t10, 2, 1, 1, 2, 2, 0, True).To(t11)
model.Operation('GROUPED_CONV_2D', x12, c13, c14, 1, 1, 1, 2, 0, True).To(t15)
model.Operation('RESHAPE', t15, c16).To(t17)
model.Operation('GROUPED_CONV_2D', x18, c19, c20, 1, 1, 1, 2, 0, True).To(t21)
model.Operation('RESHAPE', t21, c22).To(t23)
model.Operation('GROUPED_CONV_2D', x24, c25, c26, 1, 1, 1, 2, 0, True).To(t27)
model.Operation('RELU', t27).To(t28)
model.Operation('RESHAPE', t28, c29).To(t30)
model.Operation('GROUPED_CONV_2D', x31, c32, c33, 1, 1, 1, 2, 0, True).To(t34)
model.Operation('GROUPED_CONV_2D', x35, c36, c37, 1, 1, 1, 2, 0, True).To(t38)
model.Operation('ADD', t34, t38, 0).To(t39)
model.Operation('RESHAPE', t39, c40).To(t41)
model.Operation('RESHAPE', t11, c42).To(t43)
model.Operation('GROUPED_CONV_2D', x44, c45, c46, 1, 1, 1, 2, 0, True).To(t47)
model.Operation('FULLY_CONNECTED', t47, c48, c49, 0).To(t50)
model.Operation('GROUPED_CONV_2D', x51, c52, c53, 1, 1, 1, 2, 0, True).To(t54)
model.Operation('CONCATENATION', t54, x55, 1).To(t56)
model.Operation('GROUPED_CONV_2D', x57, c58, c59, 1, 1, 1, 2, 0, True).To(t60)
model.Operation('GROUPED_CONV_2D', x61, c62, c63, 1, 1, 1, 2, 0, True).To(t64)
model.Operation('CONCATENATION', t60, t64, 3).To(t65)
model.Operation('GROUPED_CONV_2D', x66, c67, c68, 1, 1, 1, 2, 0, True).To(t69)
model.Operation('ADD', t69, c70, 0).To(t71)
model.Operation('GROUPED_CONV_2D', x72, c73, c74, 1, 1, 1, 2, 0, True).To(t75)
model.Operation('ADD', t75, c76, 0).To(t77)
model.Operation('GROUPED_CONV_2D', x78, c79, c80, 1, 1, 1, 2, 0, True).To(t81)
model.Operation('ADD', t81, x82, 0).To(t83)
model.Operation('GROUPED_CONV_2D', x84, c85, c86, 1, 1, 1, 2, 0, True).To(t87)
model.Operation('TRANSPOSE', t87, c88).To(t89)
model.Operation('GROUPED_CONV_2D', x90, c91, c92, 1, 1, 1, 2, 0, True).To(t93)
model.Operation('TRANSPOSE', t93, c94).To(t95)
model.Operation('GROUPED_CONV_2D', x96, c97, c98, 1, 1, 1, 2, 0, True).To(t99)
model.Operation('REDUCE_MAX', t99, c100, False).To(t101)
model.Operation('GROUPED_CONV_2D', x102, c103, c104, 1, 1, 1, 2, 0, True).To(t105)
model.Operation('REDUCE_MAX', t105, c106, True).To(t107)
model.Operation('GROUPED_CONV_2D', x108, c109, c110, 1, 1, 1, 2, 0, True).To(t111)
model.Operation('SLICE', t111, c112, c113).To(t114)
model.Operation('GROUPED_CONV_2D', x115, c116, c117, 1, 1, 1, 2, 0, True).To(t118)
model.Operation('ARGMAX', t118, 1).To(t119)
model.Operation('GROUPED_CONV_2D', x120, c121, c122, 1, 1, 1, 2, 0, True).To(t123)
model.Operation('PAD', t123, c124).To(t125)
model.Operation('GROUPED_CONV_2D', x126, c127, c128, 1, 1, 1, 2, 0, True).To(t129)
model.Operation('MAX_POOL_2D', t129, 2, 1, 1, 2, 2, 0, False).To(t130)
Example({
    x1: [125, 117, 118, 121, 124, 119, 122, 113, 125, 114, 122, 128, 115, 119, 112, 113, 117, 112, 127, 118,
    128, 126, 118, 119],
    t5: [137, 118, 111, 116, 129, 113, 142, 115, 137, 107, 117, 137],
    t6: [112, 125, 102, 120, 108, 117, 117, 119, 124, 116, 117, 118],
    x7: [127, 113, 118, 113, 114, 127, 114, 125, 121, 112, 113, 118, 114, 128, 123, 125, 114, 118, 117, 122,
    119, 118, 113, 115],
    x12: [115, 124, 119, 121, 112, 121, 128, 128, 127, 117, 114, 122, 118, 112, 127, 126, 121, 115, 117, 121,
    112, 124, 115, 115],
    t17: [100, 139, 134, 131, 108, 106, 125, 139, 138, 121, 107, 125, 104, 127, 128, 117, 125, 106, 119, 123,
    122, 113, 113, 118],
    x18: [116, 128, 114, 121, 127, 116, 118, 128, 122, 125, 118, 119, 115, 127, 117, 114, 122, 128, 117, 124,
    114, 128, 125, 125],
    t23: [108, 137, 114, 131, 146, 118, 106, 136, 120, 133, 118, 119, 131, 104, 119, 114, 140, 112, 122, 113,
    126, 123, 123, 118],
    x24: [112, 118, 116, 128, 122, 113, 128, 115, 116, 128, 119, 124, 113, 121, 118, 115, 121, 127, 126, 115,
    113, 126, 125, 122],
    t30: [120, 122, 120, 132, 136, 120, 145, 120, 120, 138, 120, 129, 125, 120, 120, 123, 138, 123, 120, 120,
    124, 123, 120, 120],
    x31: [113, 117, 117, 127, 114, 114, 128, 124, 118, 112, 117, 123, 123, 114, 119, 127, 122, 115, 118, 123,
    112, 117, 121, 116],
    x35: [123, 125, 127, 121, 116, 122, 122, 119, 116, 125, 116, 119, 118, 121, 128, 113, 118, 118, 123, 128,
    128, 124, 125, 122],
    t41: [98, 128, 135, 141, 97, 94, 134, 130, 113, 123, 106, 126, 104, 131, 126, 105, 110, 122, 119, 118,
    117, 122, 114, 116],
    t43: [143, 126, 129, 131, 126, 129, 130, 128, 128, 116, 122, 123],
    x44: [122, 122, 126, 117, 127, 122, 118, 127, 128, 124, 121, 118, 118, 123, 125, 126, 118, 117, 119, 117,
    115, 114, 125, 124],
    t50: [100, 86],
    x51: [126, 126, 128, 122, 118, 118, 126, 118, 112, 116, 118, 114, 128, 112, 119, 122, 128, 112, 125, 114,
    126, 115, 127, 123],
    x55: [128, 122, 114, 112, 114, 115, 112, 124, 126, 113, 118, 122, 122, 127, 123, 115, 123, 115, 122, 122,
    116, 122, 112, 116],
    t56: [123, 129, 139, 123, 107, 105, 127, 111, 109, 115, 123, 109, 94, 130, 109, 124, 99, 135, 108, 115,
    113, 125, 121, 118, 128, 122, 114, 112, 114, 115, 112, 124, 126, 113, 118, 122, 122, 127, 123,
    115, 123, 115, 122, 122, 116, 122, 112, 116],
    x57: [115, 119, 123, 123, 116, 127, 116, 116, 119, 123, 117, 122, 115, 125, 125, 128, 122, 123, 114, 112,
    115, 127, 127, 123],
    x61: [112, 125, 112, 112, 125, 121, 127, 114, 117, 119, 124, 126, 116, 122, 117, 124, 121, 112, 114, 112,
    112, 116, 122, 121],
    t65: [115, 119, 116, 123, 106, 147, 114, 99, 108, 139, 116, 115, 126, 119, 151, 115, 116, 130, 113, 125,
    116, 115, 123, 133, 124, 114, 124, 126, 111, 117, 120, 126, 133, 112, 106, 115, 114, 118, 109,
    117, 125, 125, 121, 118, 114, 120, 119, 118],
    x66: [128, 122, 112, 118, 124, 117, 125, 123, 127, 113, 116, 126, 122, 113, 113, 122, 124, 125, 125, 123,
    114, 112, 122, 121],
    t71: [137, 136, 116, 121, 133, 100, 131, 134, 143, 112, 108, 134, 110, 109, 116, 113, 119, 131, 118, 115,
    108, 118, 117, 116],
    x72: [118, 125, 119, 118, 112, 124, 113, 117, 118, 113, 127, 112, 126, 128, 118, 115, 125, 128, 124, 121,
    114, 118, 117, 119],
    t77: [109, 131, 108, 118, 93, 138, 106, 111, 125, 102, 140, 109, 130, 114, 107, 121, 131, 123, 118, 123,
    117, 117, 114, 122],
    x78: [128, 117, 116, 117, 127, 117, 124, 122, 125, 118, 116, 125, 121, 114, 114, 116, 124, 125, 112, 124,
    122, 116, 124, 122],
    x82: [119, 122, 117, 125, 119, 122, 116, 115, 127, 124, 127, 124, 116, 127, 125, 116, 116, 122, 122, 116,
    117, 122, 114, 123],
    t83: [143, 122, 119, 122, 140, 107, 124, 125, 140, 125, 115, 135, 109, 106, 131, 110, 113, 120, 122, 112,
    111, 124, 114, 121],
    x84: [119, 119, 123, 126, 122, 118, 126, 117, 118, 125, 122, 122, 123, 119, 122, 128, 121, 118, 126, 126,
    123, 118, 124, 114],
    t89: [120, 114, 120, 128, 124, 126, 130, 112, 130, 111, 118, 130, 140, 114, 117, 124, 112, 116, 129, 122,
    123, 112, 125, 118],
    x90: [124, 115, 128, 121, 128, 124, 126, 118, 112, 113, 121, 117, 128, 125, 118, 117, 125, 121, 119, 119,
    128, 113, 116, 119],
    t95: [146, 118, 112, 113, 117, 106, 140, 133, 126, 121, 114, 115, 119, 104, 111, 114, 120, 114, 115, 120,
    117, 119, 119, 118],
    x96: [112, 128, 121, 119, 125, 113, 113, 125, 112, 123, 115, 113, 127, 116, 127, 125, 113, 126, 116, 123,
    114, 119, 114, 112],
    t101: [127, 122, 130, 124, 133, 112, 119, 126, 117, 132, 118, 118],
    x102: [116, 118, 124, 112, 123, 122, 127, 116, 125, 116, 114, 114, 114, 115, 125, 112, 121, 117, 126, 116,
    121, 122, 127, 114],
    t107: [140, 132],
    x108: [114, 113, 118, 125, 123, 122, 113, 114, 124, 118, 112, 122, 116, 122, 122, 116, 117, 121, 122, 118,
    122, 126, 118, 124],
    t114: [121, 110, 112, 122, 116, 122],
    x115: [117, 127, 116, 119, 128, 126, 118, 118, 114, 116, 119, 115, 113, 122, 123, 114, 127, 124, 127, 118,
    116, 116, 113, 112],
    t119: [0, 0, 0, 1, 1, 0, 1, 1, 1, 0, 0, 1],
    x120: [117, 122, 119, 125, 113, 124, 124, 123, 113, 122, 113, 116, 112, 126, 113, 114, 119, 117, 124, 122,
    127, 122, 112, 123],
    t125: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 110, 134, 121, 134, 120,
    98, 120, 115, 123, 120, 105, 132, 111, 113, 120, 122, 118, 110, 116, 120, 110, 112, 131, 115,
    120, 120, 110, 121, 118, 120],
    x126: [126, 113, 122, 123, 118, 122, 124, 114, 122, 114, 115, 124, 117, 117, 114, 116, 115, 124, 126, 116,
    117, 119, 113, 122],
    t130: [140, 118, 134, 122, 131, 118, 134, 129],
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
c30 = Parameter('c30', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c31 = Parameter('c31', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t32 = Output('t32', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c33 = Parameter('c33', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c34 = Parameter('c34', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t35 = Output('t35', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c36 = Parameter('c36', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c37 = Parameter('c37', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t38 = Output('t38', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c39 = Parameter('c39', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c40 = Parameter('c40', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t41 = Output('t41', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c43 = Parameter('c43', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t44 = Output('t44', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c45 = Parameter('c45', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c46 = Parameter('c46', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t47 = Output('t47', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c48 = Parameter('c48', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c49 = Parameter('c49', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t50 = Output('t50', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c51 = Parameter('c51', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c52 = Parameter('c52', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t53 = Output('t53', ('TENSOR_FLOAT32', [1, 2, 4, 4]))
c54 = Parameter('c54', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c55 = Parameter('c55', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t56 = Output('t56', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c58 = Parameter('c58', ('TENSOR_FLOAT32', [2]), [0.5, -1.0])
t59 = Output('t59', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c60 = Parameter('c60', ('TENSOR_FLOAT32', [2, 2, 2, 1]), [2.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
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
model.Operation('GROUPED_CONV_2D', t7, c30, c31, 1, 1, 1, 2, 0, True).To(t32)
model.Operation('GROUPED_CONV_2D', t10, c33, c34, 1, 1, 1, 2, 0, True).To(t35)
model.Operation('GROUPED_CONV_2D', t12, c36, c37, 1, 1, 1, 2, 0, True).To(t38)
model.Operation('GROUPED_CONV_2D', t15, c39, c40, 1, 1, 1, 2, 0, True).To(t41)
model.Operation('GROUPED_CONV_2D', t18, c42, c43, 1, 1, 1, 2, 0, True).To(t44)
model.Operation('GROUPED_CONV_2D', t21, c45, c46, 1, 1, 1, 2, 0, True).To(t47)
model.Operation('GROUPED_CONV_2D', t24, c48, c49, 1, 1, 1, 2, 0, True).To(t50)
model.Operation('GROUPED_CONV_2D', t26, c51, c52, 1, 1, 1, 2, 0, True).To(t53)
model.Operation('GROUPED_CONV_2D', t29, c54, c55, 1, 1, 1, 2, 0, True).To(t56)
model.Operation('GROUPED_CONV_2D', t4, c57, c58, 1, 1, 1, 2, 0, True).To(t59)
model.Operation('GROUPED_CONV_2D', t3, c60, c61, 1, 1, 1, 2, 0, True).To(t62)
Example({
    x2: [-2.5, 4.0, -2.5, -2.0, -1.5, 1.0, 1.5, 2.5, -1.5, -1.5, 0.5, 3.0, 4.0, -1.0, -0.5, -2.0, -3.0, 2.0,
    2.5, -1.5, -3.5, 4.0, -3.5, -3.0, 1.5, -1.0, 1.0, -2.5, -2.0, 0.5, 2.5, -3.0, 4.0, 1.5, 1.0,
    2.0, -2.0, 3.5, -3.5, -2.0, 0.5, 3.0, -3.0, 2.5, 0.5, 2.0, 1.0, 0.5],
    x5: [3.5, 1.5, -3.0, 3.5, -3.0, -2.0, -0.5, -2.5, -3.5, 1.0, -1.0, 1.0, 0.5, 1.0, -3.0, -1.0, 3.5, 1.5,
    -1.5, -4.0, 3.5, -0.5, 2.0, -2.0],
    x8: [-0.5, -3.5, 2.0, -3.0, -2.5, -1.0, -1.0, 1.0, 1.5, -1.5, 3.5, 3.5, 1.5, -4.0, 1.0, 1.5, -3.0, 2.0,
    -1.0, -2.5, -0.5, -1.0, -1.0, 2.5],
    x1: [1.0, -3.0, 1.0, 3.0, -2.0, -3.5, 3.5, 4.0, 3.0, -2.5, -1.5, -4.0, 2.0, 2.0, 4.0, -1.5, -3.0, -2.0,
    2.0, -1.5, 3.5, 0.5, 0.5, 1.0],
    x13: [3.5, -1.5, -3.5, -1.5, -1.5, -0.5, -0.5, -1.5, 2.5, 3.5, -0.5, -2.5, 3.5, -2.0, 3.5, 3.0, -4.0,
    -4.0, 2.5, -3.0, 0.5, -2.5, 1.0, 4.0],
    x16: [-0.5, -1.5, 2.0, 2.5, 1.0, 1.0, -3.5, 2.0, -3.5, -0.5, 2.0, 3.0],
    x17: [3.0, 0.5, 3.5, -2.5, 1.0, -3.0, 1.5, -4.0, -2.5, -0.5, 3.0, -2.5],
    x19: [0.5, -1.0, -1.0, 3.0, 3.5, 3.0, 2.0, -1.5, 0.5, 3.0, 0.5, -1.0, -1.5, -4.0, 1.5, -1.5, 3.5, -1.5,
    -4.0, 3.0, 1.0, 3.5, -1.5, 1.5],
    x25: [0.5, -1.5, 2.0, 3.5, -2.5, -2.0, 3.5, -2.5, 1.5, -3.5, 2.5, 1.0, 3.5, -1.5, 1.0, -4.0, 4.0, 0.5,
    1.0, -1.5, 3.5, -3.5, -1.0, 1.0, 0.5, 4.0, 4.0, 1.0, -1.5, 1.5, -1.0, 1.0, -2.0, -1.5, -2.0,
    1.0, 3.0, 2.5, -2.0, -2.0, -3.0, -1.0, -3.5, 1.0, -3.0, 1.5, -0.5, 1.0],
    x27: [1.0, -1.0, -3.5, 2.0, 2.5, 1.0],
    t32: [1.0, 4.0, -12.0, 5.0, -6.0, -3.0, 2.0, -3.5, -7.5, 3.5, -2.5, 2.5, -2.0, -7.0, -4.5, 3.0, -3.5,
    0.0, -9.0, 1.0, -1.5, 1.0, -3.0, -1.0],
    t35: [-0.5, -10.5, 7.5, -4.5, -3.5, 1.5, 4.5, 6.0, 5.0, -6.0, 4.0, 7.5, 0.0, -3.0, -1.0, 1.5, 0.5, -2.0,
    0.0, -3.5, -2.0, -2.0, 1.5, -1.0],
    t38: [3.0, 5.0, -1.0, 11.5, 7.0, 1.0, 4.5, 9.0, -7.5, 1.0, 7.0, 1.5, 0.5, 1.5, -0.5, 0.5, -4.5, 3.0,
    -2.0, -2.0, -2.5, -0.5, 0.0, -1.0],
    t41: [7.0, 2.0, 9.0, 6.0, -11.0, -2.5, 4.0, 2.5, -2.0, 3.5, -8.5, 2.5, 2.5, -3.5, -9.5, 1.5, 0.5, 0.5,
    4.5, -5.0, -3.5, -5.0, 3.0, -1.0],
    t44: [3.0, -7.0, 0.5, 7.5, -2.5, 7.5, -3.5, 7.5, -6.0, -2.5, 1.5, 6.5, -4.5, 7.0, -9.0, 3.0, -2.0, 4.0,
    -10.5, 1.5, -1.5, 2.0, -3.5, -1.0],
    t47: [7.5, 3.0, -5.5, 3.5, 6.5, 6.5, 4.0, -5.0, -2.0, 5.5, 2.0, -2.5, -9.0, -1.0, 5.5, -5.0, 1.0, -9.0,
    6.0, -3.5, 3.5, -1.5, 1.5, -1.0],
    t50: [8.5, 3.5, 2.5, -5.0, -7.0, 2.5, 0.5, -5.5, -10.5, 12.0, -3.5, -5.5, 0.5, 2.0, -9.0, 2.0, -3.0, 1.0,
    -3.0, -3.0, 0.5, 0.0, 1.0, -1.0],
    t53: [9.5, 1.0, 5.5, 8.5, 15.0, 1.0, 11.5, 3.5, 4.5, 7.0, 9.5, 3.5, 6.0, 2.5, 1.5, 2.5, -1.5, -3.5, 2.0,
    -2.0, 5.0, -2.0, -3.0, -2.0, 6.0, 1.0, 1.5, -2.0, 0.5, -1.5, 0.0, -1.0],
    t56: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -3.5, 3.5, -3.0, -1.0, -2.0, -0.5,
    -2.0, -1.0, 1.5, 0.0, -1.0, -1.0],
    t59: [3.0, 0.5, 4.5, -7.5, 1.5, 1.5, 11.5, -3.5, 7.0, 2.5, 0.5, 4.5, 5.0, -10.5, 2.5, -3.5, 3.5, -5.0,
    1.0, -1.5, 1.0, 0.0, -0.5, -1.0],
    t62: [-9.0, 13.5, 1.5, -1.0, -6.5, 0.0, 4.5, 8.5, -1.0, -3.0, -1.5, 6.5, 3.0, -1.0, -7.0, 0.5, 8.5, -6.0,
    -2.0, 2.0, 3.0, -4.5, -4.0, -1.0],
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
c30 = Parameter('c30', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c31 = Parameter('c31', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c33 = Parameter('c33', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c34 = Parameter('c34', ('TENSOR_INT32', [2]), [2, -8])
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c37 = Parameter('c37', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t38 = Output('t38', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c39 = Parameter('c39', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c40 = Parameter('c40', ('TENSOR_INT32', [2]), [2, -8])
t41 = Output('t41', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c43 = Parameter('c43', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t44 = Output('t44', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c45 = Parameter('c45', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c46 = Parameter('c46', ('TENSOR_INT32', [2]), [2, -8])
t47 = Output('t47', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c48 = Parameter('c48', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c49 = Parameter('c49', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t50 = Output('t50', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c51 = Parameter('c51', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c52 = Parameter('c52', ('TENSOR_INT32', [2]), [2, -8])
t53 = Output('t53', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 4], 0.5, 120))
c54 = Parameter('c54', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
c55 = Parameter('c55', ('TENSOR_INT32', [2], 0.25, 0), [2, -4])
t56 = Output('t56', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c57 = Parameter('c57', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, -2, 2, 2, 0, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c58 = Parameter('c58', ('TENSOR_INT32', [2]), [2, -8])
t59 = Output('t59', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c60 = Parameter('c60', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.5, 128), [132, 126, 130, 130, 128, 130, 126, 130])
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
model.Operation('GROUPED_CONV_2D', t7, c30, c31, 1, 1, 1, 2, 0, True).To(t32)
model.Operation('GROUPED_CONV_2D', t10, c33, c34, 1, 1, 1, 2, 0, True).To(t35)
model.Operation('GROUPED_CONV_2D', t12, c36, c37, 1, 1, 1, 2, 0, True).To(t38)
model.Operation('GROUPED_CONV_2D', t15, c39, c40, 1, 1, 1, 2, 0, True).To(t41)
model.Operation('GROUPED_CONV_2D', t18, c42, c43, 1, 1, 1, 2, 0, True).To(t44)
model.Operation('GROUPED_CONV_2D', t21, c45, c46, 1, 1, 1, 2, 0, True).To(t47)
model.Operation('GROUPED_CONV_2D', t24, c48, c49, 1, 1, 1, 2, 0, True).To(t50)
model.Operation('GROUPED_CONV_2D', t26, c51, c52, 1, 1, 1, 2, 0, True).To(t53)
model.Operation('GROUPED_CONV_2D', t29, c54, c55, 1, 1, 1, 2, 0, True).To(t56)
model.Operation('GROUPED_CONV_2D', t4, c57, c58, 1, 1, 1, 2, 0, True).To(t59)
model.Operation('GROUPED_CONV_2D', t3, c60, c61, 1, 1, 1, 2, 0, True).To(t62)
Example({
    x2: [115, 128, 115, 116, 117, 122, 123, 125, 117, 117, 121, 126, 128, 118, 119, 116, 114, 124, 125, 117,
    113, 128, 113, 114, 123, 118, 122, 115, 116, 121, 125, 114, 128, 123, 122, 124, 116, 127, 113,
    116, 121, 126, 114, 125, 121, 124, 122, 121],
    x5: [127, 123, 114, 127, 114, 116, 119, 115, 113, 122, 118, 122, 121, 122, 114, 118, 127, 123, 117, 112,
    127, 119, 124, 116],
    x8: [119, 113, 124, 114, 115, 118, 118, 122, 123, 117, 127, 127, 123, 112, 122, 123, 114, 124, 118, 115,
    119, 118, 118, 125],
    x1: [122, 114, 122, 126, 116, 113, 127, 128, 126, 115, 117, 112, 124, 124, 128, 117, 114, 116, 124, 117,
    127, 121, 121, 122],
    x13: [127, 117, 113, 117, 117, 119, 119, 117, 125, 127, 119, 115, 127, 116, 127, 126, 112, 112, 125, 114,
    121, 115, 122, 128],
    x16: [119, 117, 124, 125, 122, 122, 113, 124, 113, 119, 124, 126],
    x17: [126, 121, 127, 115, 122, 114, 123, 112, 115, 119, 126, 115],
    x19: [121, 118, 118, 126, 127, 126, 124, 117, 121, 126, 121, 118, 117, 112, 123, 117, 127, 117, 112, 126,
    122, 127, 117, 123],
    x25: [121, 117, 124, 127, 115, 116, 127, 115, 123, 113, 125, 122, 127, 117, 122, 112, 128, 121, 122, 117,
    127, 113, 118, 122, 121, 128, 128, 122, 117, 123, 118, 122, 116, 117, 116, 122, 126, 125, 116,
    116, 114, 118, 113, 122, 114, 123, 119, 122],
    x27: [122, 118, 113, 124, 125, 122],
    t32: [122, 128, 96, 130, 108, 114, 124, 113, 105, 127, 115, 125, 116, 106, 111, 126, 113, 120, 102, 122,
    117, 122, 114, 118],
    t35: [119, 99, 135, 111, 113, 123, 129, 132, 130, 108, 128, 135, 120, 114, 118, 123, 121, 116, 120, 113,
    116, 116, 123, 118],
    t38: [126, 130, 118, 143, 134, 122, 129, 138, 105, 122, 134, 123, 121, 123, 119, 121, 111, 126, 116, 116,
    115, 119, 120, 118],
    t41: [134, 124, 138, 132, 98, 115, 128, 125, 116, 127, 103, 125, 125, 113, 101, 123, 121, 121, 129, 110,
    113, 110, 126, 118],
    t44: [126, 106, 121, 135, 115, 135, 113, 135, 108, 115, 123, 133, 111, 134, 102, 126, 116, 128, 99, 123,
    117, 124, 113, 118],
    t47: [135, 126, 109, 127, 133, 133, 128, 110, 116, 131, 124, 115, 102, 118, 131, 110, 122, 102, 132, 113,
    127, 117, 123, 118],
    t50: [137, 127, 125, 110, 106, 125, 121, 109, 99, 144, 113, 109, 121, 124, 102, 124, 114, 122, 114, 114,
    121, 120, 122, 118],
    t53: [139, 122, 131, 137, 150, 122, 143, 127, 129, 134, 139, 127, 132, 125, 123, 125, 117, 113, 124, 116,
    130, 116, 114, 116, 132, 122, 123, 116, 121, 117, 120, 118],
    t56: [121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 113, 127, 114, 118, 116, 119, 116, 118,
    123, 120, 118, 118],
    t59: [126, 121, 129, 105, 123, 123, 143, 113, 134, 125, 121, 129, 130, 99, 125, 113, 127, 110, 122, 117,
    122, 120, 119, 118],
    t62: [102, 147, 123, 118, 107, 120, 129, 137, 118, 114, 117, 133, 126, 118, 106, 121, 137, 108, 116, 124,
    126, 111, 112, 118],
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
