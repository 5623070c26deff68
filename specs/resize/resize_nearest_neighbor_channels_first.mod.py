# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: images with channels first, and what knows no layout.

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t2 = Internal('t2', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t3 = Internal('t3', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
t5 = Output('t5', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
x6 = Input('x6', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t8 = Internal('t8', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t9 = Internal('t9', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x10 = Input('x10', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t11 = Internal('t11', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t12 = Internal('t12', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c13 = Parameter('c13', ('TENSOR_INT32', [2]), [1, 24])
t14 = Output('t14', ('TENSOR_FLOAT32', [1, 24]))
x15 = Input('x15', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t16 = Internal('t16', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t17 = Internal('t17', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [8, 3])
t19 = Output('t19', ('TENSOR_FLOAT32', [8, 3]))
x20 = Input('x20', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t21 = Internal('t21', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t22 = Internal('t22', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t23 = Internal('t23', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c24 = Parameter('c24', ('TENSOR_INT32', [2]), [1, -1])
t25 = Output('t25', ('TENSOR_FLOAT32', [1, 24]))
x26 = Input('x26', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t27 = Internal('t27', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t28 = Internal('t28', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x29 = Input('x29', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t30 = Internal('t30', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t31 = Internal('t31', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t32 = Internal('t32', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c33 = Parameter('c33', ('TENSOR_INT32', [2]), [3, -1])
t34 = Output('t34', ('TENSOR_FLOAT32', [3, 8]))
c35 = Parameter('c35', ('TENSOR_INT32', [2]), [-1, 2])
t36 = Output('t36', ('TENSOR_FLOAT32', [6, 2]))
x37 = Input('x37', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t38 = Internal('t38', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t39 = Internal('t39', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c40 = Parameter('c40', ('TENSOR_FLOAT32', [2, 24]), [1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0,
    0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0,
    -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0])
c41 = Parameter('c41', ('TENSOR_FLOAT32', [2]), [1.0, -2.0])
t42 = Output('t42', ('TENSOR_FLOAT32', [1, 2]))
x43 = Input('x43', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t44 = Internal('t44', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t45 = Internal('t45', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x46 = Input('x46', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t47 = Output('t47', ('TENSOR_FLOAT32', [1, 4, 3, 4]))
x48 = Input('x48', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t49 = Internal('t49', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t50 = Internal('t50', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x51 = Input('x51', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t52 = Internal('t52', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t53 = Internal('t53', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t54 = Output('t54', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
x55 = Input('x55', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t56 = Internal('t56', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t57 = Internal('t57', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c58 = Parameter('c58', ('TENSOR_FLOAT32', [2, 1, 1]), [0.5, -1.0])
t59 = Output('t59', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x60 = Input('x60', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t61 = Internal('t61', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t62 = Internal('t62', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c63 = Parameter('c63', ('TENSOR_FLOAT32', [4]), [0.5, 1.0, -1.5, 2.0])
t64 = Output('t64', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x65 = Input('x65', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t66 = Internal('t66', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t67 = Internal('t67', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x68 = Input('x68', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t69 = Output('t69', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x70 = Input('x70', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t71 = Internal('t71', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t72 = Internal('t72', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c73 = Parameter('c73', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t74 = Output('t74', ('TENSOR_FLOAT32', [1, 3, 4, 2]))
x75 = Input('x75', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t76 = Internal('t76', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t77 = Internal('t77', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c78 = Parameter('c78', ('TENSOR_INT32', [4]), [0, 1, 3, 2])
t79 = Output('t79', ('TENSOR_FLOAT32', [1, 2, 4, 3]))
x80 = Input('x80', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t81 = Internal('t81', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t82 = Internal('t82', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c83 = Parameter('c83', ('TENSOR_INT32', [1]), [1])
t84 = Output('t84', ('TENSOR_FLOAT32', [1, 3, 4]))
x85 = Input('x85', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t86 = Internal('t86', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t87 = Internal('t87', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c88 = Parameter('c88', ('TENSOR_INT32', [2]), [2, 3])
t89 = Output('t89', ('TENSOR_FLOAT32', [1, 2, 1, 1]))
x90 = Input('x90', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t91 = Internal('t91', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t92 = Internal('t92', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c93 = Parameter('c93', ('TENSOR_INT32', [4]), [0, 1, 0, 1])
c94 = Parameter('c94', ('TENSOR_INT32', [4]), [1, 1, 3, 2])
t95 = Output('t95', ('TENSOR_FLOAT32', [1, 1, 3, 2]))
x96 = Input('x96', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t97 = Internal('t97', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t98 = Internal('t98', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t99 = Output('t99', ('TENSOR_INT32', [1, 3, 4]))
x100 = Input('x100', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t101 = Internal('t101', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t102 = Internal('t102', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c103 = Parameter('c103', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t104 = Output('t104', ('TENSOR_FLOAT32', [1, 3, 3, 5]))
x105 = Input('x105', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t106 = Internal('t106', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t107 = Internal('t107', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t108 = Output('t108', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
x109 = Input('x109', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t110 = Internal('t110', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t111 = Internal('t111', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t112 = Output('t112', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 6, True).To(t2)
model.Operation('MAX_POOL_2D', t2, 2, 2, 2, 1, 1, 0, True).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x6, 8, 6, True).To(t7)
model.Operation('MAX_POOL_2D', t7, 2, 2, 2, 1, 1, 0, True).To(t8)
model.Operation('MAX_POOL_2D', t8, 2, 1, 1, 2, 2, 0, True).To(t9)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x10, 8, 6, True).To(t11)
model.Operation('MAX_POOL_2D', t11, 2, 2, 2, 1, 1, 0, True).To(t12)
model.Operation('RESHAPE', t12, c13).To(t14)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x15, 8, 6, True).To(t16)
model.Operation('MAX_POOL_2D', t16, 2, 2, 2, 1, 1, 0, True).To(t17)
model.Operation('RESHAPE', t17, c18).To(t19)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x20, 8, 6, True).To(t21)
model.Operation('MAX_POOL_2D', t21, 2, 2, 2, 1, 1, 0, True).To(t22)
model.Operation('RELU', t22).To(t23)
model.Operation('RESHAPE', t23, c24).To(t25)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x26, 8, 6, True).To(t27)
model.Operation('MAX_POOL_2D', t27, 2, 2, 2, 1, 1, 0, True).To(t28)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x29, 8, 6, True).To(t30)
model.Operation('MAX_POOL_2D', t30, 2, 2, 2, 1, 1, 0, True).To(t31)
model.Operation('ADD', t28, t31, 0).To(t32)
model.Operation('RESHAPE', t32, c33).To(t34)
model.Operation('RESHAPE', t9, c35).To(t36)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x37, 8, 6, True).To(t38)
model.Operation('MAX_POOL_2D', t38, 2, 2, 2, 1, 1, 0, True).To(t39)
model.Operation('FULLY_CONNECTED', t39, c40, c41, 0).To(t42)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x43, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
model.Operation('CONCATENATION', t45, x46, 1).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x48, 8, 6, True).To(t49)
model.Operation('MAX_POOL_2D', t49, 2, 2, 2, 1, 1, 0, True).To(t50)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x51, 8, 6, True).To(t52)
model.Operation('MAX_POOL_2D', t52, 2, 2, 2, 1, 1, 0, True).To(t53)
model.Operation('CONCATENATION', t50, t53, 3).To(t54)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x55, 8, 6, True).To(t56)
model.Operation('MAX_POOL_2D', t56, 2, 2, 2, 1, 1, 0, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x60, 8, 6, True).To(t61)
model.Operation('MAX_POOL_2D', t61, 2, 2, 2, 1, 1, 0, True).To(t62)
model.Operation('ADD', t62, c63, 0).To(t64)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x65, 8, 6, True).To(t66)
model.Operation('MAX_POOL_2D', t66, 2, 2, 2, 1, 1, 0, True).To(t67)
model.Operation('ADD', t67, x68, 0).To(t69)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x70, 8, 6, True).To(t71)
model.Operation('MAX_POOL_2D', t71, 2, 2, 2, 1, 1, 0, True).To(t72)
model.Operation('TRANSPOSE', t72, c73).To(t74)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x75, 8, 6, True).To(t76)
model.Operation('MAX_POOL_2D', t76, 2, 2, 2, 1, 1, 0, True).To(t77)
model.Operation('TRANSPOSE', t77, c78).To(t79)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x80, 8, 6, True).To(t81)
model.Operation('MAX_POOL_2D', t81, 2, 2, 2, 1, 1, 0, True).To(t82)
model.Operation('REDUCE_MAX', t82, c83, False).To(t84)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x85, 8, 6, True).To(t86)
model.Operation('MAX_POOL_2D', t86, 2, 2, 2, 1, 1, 0, True).To(t87)
model.Operation('REDUCE_MAX', t87, c88, True).To(t89)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x90, 8, 6, True).To(t91)
model.Operation('MAX_POOL_2D', t91, 2, 2, 2, 1, 1, 0, True).To(t92)
model.Operation('SLICE', t92, c93, c94).To(t95)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x96, 8, 6, True).To(t97)
model.Operation('MAX_POOL_2D', t97, 2, 2, 2, 1, 1, 0, True).To(t98)
model.Operation('ARGMAX', t98, 1).To(t99)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x100, 8, 6, True).To(t101)
model.Operation('MAX_POOL_2D', t101, 2, 2, 2, 1, 1, 0, True).To(t102)
model.Operation('PAD', t102, c103).To(t104)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x105, 8, 6, True).To(t106)
model.Operation('MAX_POOL_2D', t106, 2, 2, 2, 1, 1, 0, True).To(t107)
model.Operation('MAX_POOL_2D', t107, 2, 1, 1, 2, 2, 0, False).To(t108)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x109, 8, 6, True).To(t110)
model.Operation('MAX_POOL_2D', t110, 2, 2, 2, 1, 1, 0, True).To(t111)
model.Operation('SOFTMAX', t111, 1.0, 1).To(t112)
Example({
    x1: [-1.0, -3.0, 0.5, -0.5, -1.5, -4.0, -2.0, 3.0, 3.0, -1.0, 1.0, 1.0, 2.5, 4.0, 4.0, -3.0, 3.5, 0.5,
    2.5, -4.0, -3.5, -3.0, 4.0, -3.5],
    t4: [-1.0, -3.0, 0.5, -0.5, -1.5, -4.0, -2.0, 3.0, 3.0, -1.0, 1.0, 1.0],
    t5: [2.5, 4.0, 4.0, -3.0, 3.5, 0.5, 2.5, -4.0, -3.5, -3.0, 4.0, -3.5],
    x6: [-3.0, -1.0, 0.5, 1.0, 4.0, -4.0, 1.0, 1.0, -2.0, -0.5, 4.0, 1.0, -2.0, 1.0, 1.0, -1.5, 0.5, 2.5,
    4.0, 1.0, -1.5, -1.5, 1.0, -3.0],
    x10: [4.0, 1.0, 1.5, 1.0, -1.0, 1.0, -2.0, 2.5, -3.0, -0.5, -3.5, -2.0, -0.5, 1.0, 3.0, -1.0, 2.0, 2.0,
    -3.5, 1.0, -3.5, 1.0, -2.0, -3.5],
    t14: [4.0, 1.0, 1.5, 1.0, -1.0, 1.0, -2.0, 2.5, -3.0, -0.5, -3.5, -2.0, -0.5, 1.0, 3.0, -1.0, 2.0, 2.0,
    -3.5, 1.0, -3.5, 1.0, -2.0, -3.5],
    x15: [-1.5, 0.5, 3.5, -3.5, 2.0, 1.5, -3.5, 1.0, 4.0, 0.5, -0.5, -0.5, 2.0, 2.5, -0.5, 1.0, 3.0, 2.5,
    3.0, 0.5, -3.0, 1.5, 0.5, -3.0],
    t19: [-1.5, 0.5, 3.5, -3.5, 2.0, 1.5, -3.5, 1.0, 4.0, 0.5, -0.5, -0.5, 2.0, 2.5, -0.5, 1.0, 3.0, 2.5,
    3.0, 0.5, -3.0, 1.5, 0.5, -3.0],
    x20: [1.0, 1.0, -1.0, -1.5, -2.0, 2.0, 1.0, -4.0, -3.0, -0.5, -0.5, 2.5, -4.0, -2.5, -1.5, 3.0, -4.0,
    -2.0, 3.5, 1.0, 1.0, -3.0, -1.0, 2.5],
    t25: [1.0, 1.0, 0.0, 0.0, 0.0, 2.0, 1.0, 0.0, 0.0, 0.0, 0.0, 2.5, 0.0, 0.0, 0.0, 3.0, 0.0, 0.0, 3.5, 1.0,
    1.0, 0.0, 0.0, 2.5],
    x26: [3.5, -2.5, 1.0, 3.0, -0.5, 2.0, -1.0, 4.0, 0.5, 4.0, -3.0, 1.0, 1.0, 1.0, -2.5, -2.0, 3.5, 1.5,
    -0.5, -3.0, 1.0, -2.5, -2.0, -4.0],
    x29: [0.5, -2.5, 4.0, -2.5, 4.0, 0.5, 1.0, 1.0, 2.0, 3.5, -3.0, -0.5, 2.5, -1.5, 0.5, -1.0, -2.5, 1.5,
    1.5, 3.0, 1.0, 1.0, -1.5, 1.0],
    t34: [4.0, -5.0, 5.0, 0.5, 3.5, 2.5, 0.0, 5.0, 2.5, 7.5, -6.0, 0.5, 3.5, -0.5, -2.0, -3.0, 1.0, 3.0, 1.0,
    0.0, 2.0, -1.5, -3.5, -3.0],
    t36: [4.0, 1.0, 1.0, 4.0, 4.0, 4.0, 2.5, 4.0, 4.0, 2.5, 4.0, 4.0],
    x37: [1.5, 2.5, 0.5, 2.0, 3.5, 1.0, 2.0, 1.0, -1.0, -3.5, 2.5, -2.5, -3.5, -2.5, -2.0, -2.5, -2.0, 3.0,
    -2.0, -3.0, 4.0, -4.0, 2.0, 2.0],
    t42: [4.5, -4.5],
    x43: [-2.0, 1.5, -3.5, 3.0, 1.5, -2.5, 3.5, -2.5, 2.5, 1.5, -1.0, -2.0, 1.5, -0.5, 1.0, -4.0, 1.0, -2.5,
    4.0, -3.0, -1.5, 2.5, -1.5, -3.0],
    x46: [1.0, 1.5, 0.5, -1.5, 2.0, 1.0, 4.0, -0.5, -0.5, -1.5, -4.0, 2.0, 2.5, 1.0, 3.0, 1.5, -2.0, -0.5,
    -2.5, 4.0, 0.5, 2.0, -1.5, 1.0],
    t47: [-2.0, 1.5, -3.5, 3.0, 1.5, -2.5, 3.5, -2.5, 2.5, 1.5, -1.0, -2.0, 1.5, -0.5, 1.0, -4.0, 1.0, -2.5,
    4.0, -3.0, -1.5, 2.5, -1.5, -3.0, 1.0, 1.5, 0.5, -1.5, 2.0, 1.0, 4.0, -0.5, -0.5, -1.5, -4.0,
    2.0, 2.5, 1.0, 3.0, 1.5, -2.0, -0.5, -2.5, 4.0, 0.5, 2.0, -1.5, 1.0],
    x48: [1.0, 4.0, -3.0, 3.0, 4.0, -3.0, 1.0, -2.5, -3.0, -3.0, -1.5, -1.5, 1.0, 3.5, -4.0, 4.0, 2.0, 2.0,
    -2.5, 0.5, -2.5, 1.0, 3.5, 2.0],
    x51: [1.0, 2.0, -1.5, -0.5, -3.5, -1.0, 1.0, 1.5, 3.0, -1.0, 3.0, -2.5, -1.5, 2.0, 1.0, 0.5, 3.0, 3.0,
    2.5, 1.0, 1.0, 4.0, 1.5, 3.0],
    t54: [1.0, 4.0, -3.0, 3.0, 1.0, 2.0, -1.5, -0.5, 4.0, -3.0, 1.0, -2.5, -3.5, -1.0, 1.0, 1.5, -3.0, -3.0,
    -1.5, -1.5, 3.0, -1.0, 3.0, -2.5, 1.0, 3.5, -4.0, 4.0, -1.5, 2.0, 1.0, 0.5, 2.0, 2.0, -2.5, 0.5,
    3.0, 3.0, 2.5, 1.0, -2.5, 1.0, 3.5, 2.0, 1.0, 4.0, 1.5, 3.0],
    x55: [-0.5, -3.5, -2.5, -1.0, 2.5, 1.0, -1.0, -2.0, -3.5, 4.0, 0.5, 1.0, -2.5, -2.5, -4.0, 2.0, -4.0,
    3.5, -4.0, -2.0, -3.5, -2.0, 3.5, 0.5],
    t59: [0.0, -3.0, -2.0, -0.5, 3.0, 1.5, -0.5, -1.5, -3.0, 4.5, 1.0, 1.5, -3.5, -3.5, -5.0, 1.0, -5.0, 2.5,
    -5.0, -3.0, -4.5, -3.0, 2.5, -0.5],
    x60: [1.5, -4.0, -2.0, -0.5, 1.0, -2.0, 2.5, -2.5, 1.0, -1.5, 1.0, -3.0, 1.5, -4.0, 3.0, 3.0, 2.0, 0.5,
    -4.0, 2.5, -2.5, 0.5, -4.0, 2.5],
    t64: [2.0, -3.0, -3.5, 1.5, 1.5, -1.0, 1.0, -0.5, 1.5, -0.5, -0.5, -1.0, 2.0, -3.0, 1.5, 5.0, 2.5, 1.5,
    -5.5, 4.5, -2.0, 1.5, -5.5, 4.5],
    x65: [3.5, 3.0, 3.0, 1.0, -3.5, -2.5, 4.0, 1.0, 3.0, -2.5, 2.0, 3.5, 1.0, 3.5, 2.5, -0.5, 3.5, -2.5,
    -1.0, -1.0, -1.0, -2.5, 1.5, -4.0],
    x68: [-2.5, 0.5, -0.5, -3.0, 3.0, 1.0, 4.0, 3.0, -3.5, -3.5, 3.0, 3.5, 1.5, -3.0, 3.0, -3.5, -0.5, -0.5,
    0.5, -4.0, 2.0, -0.5, 3.5, -3.0],
    t69: [1.0, 3.5, 2.5, -2.0, -0.5, -1.5, 8.0, 4.0, -0.5, -6.0, 5.0, 7.0, 2.5, 0.5, 5.5, -4.0, 3.0, -3.0,
    -0.5, -5.0, 1.0, -3.0, 5.0, -7.0],
    x70: [-2.0, -2.0, 2.0, 1.5, -3.0, -1.0, 1.0, -3.0, -1.0, 2.0, 2.0, -1.0, 2.5, -0.5, 2.0, 1.5, -3.0, 2.5,
    1.0, -3.0, -1.5, 3.5, 4.0, 3.5],
    t74: [-2.0, 2.5, -2.0, -0.5, 2.0, 2.0, 1.5, 1.5, -3.0, -3.0, -1.0, 2.5, 1.0, 1.0, -3.0, -3.0, -1.0, -1.5,
    2.0, 3.5, 2.0, 4.0, -1.0, 3.5],
    x75: [-1.0, 1.5, -0.5, 1.5, 3.5, -0.5, -0.5, -2.0, -0.5, 2.5, -0.5, 3.5, 0.5, 1.5, -3.0, -2.0, -2.0,
    -1.5, 0.5, -3.0, 2.0, 2.5, 2.0, -2.0],
    t79: [-1.0, 3.5, -0.5, 1.5, -0.5, 2.5, -0.5, -0.5, -0.5, 1.5, -2.0, 3.5, 0.5, -2.0, 2.0, 1.5, -1.5, 2.5,
    -3.0, 0.5, 2.0, -2.0, -3.0, -2.0],
    x80: [1.5, -2.0, -3.0, 1.0, 1.5, -3.0, -2.5, -1.5, -0.5, -1.0, -2.5, 1.0, -2.5, 1.5, -2.0, 4.0, 3.0, 4.0,
    -1.5, 0.5, 3.5, 1.0, 4.0, -3.0],
    t84: [1.5, 1.5, -2.0, 4.0, 3.0, 4.0, -1.5, 0.5, 3.5, 1.0, 4.0, 1.0],
    x85: [-1.5, 3.0, 2.5, 3.5, -3.5, 0.5, -3.5, -3.5, 3.5, -2.0, -1.5, -4.0, 2.0, -2.5, 4.0, -1.0, -2.0, 0.5,
    1.0, -3.5, -2.0, 1.0, 2.5, -0.5],
    t89: [3.5, 4.0],
    x90: [1.5, 4.0, -3.0, 2.5, 1.5, -0.5, -1.0, 1.0, -2.5, -3.5, -0.5, -0.5, -1.0, 1.0, 2.5, -1.0, -3.0, 1.5,
    0.5, 1.0, -2.5, -3.5, -0.5, -1.0],
    t95: [1.0, 2.5, 1.5, 0.5, -3.5, -0.5],
    x96: [1.0, 0.5, -1.5, -1.5, 3.5, 1.0, 0.5, -1.0, -2.0, -4.0, -2.5, 0.5, 2.5, 2.5, 2.0, 4.0, 1.0, -1.5,
    -2.0, -2.0, -0.5, 3.0, -0.5, 0.5],
    t99: [1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0],
    x100: [0.5, -2.0, -2.0, -2.5, -1.0, 2.0, 2.0, 0.5, -2.5, 3.5, -2.0, 1.5, 4.0, -3.5, 0.5, 2.0, -3.5, 2.0,
    -3.5, 2.0, 3.5, 3.0, 3.5, 1.5],
    t104: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, -2.0, -2.0, -2.5,
    0.0, -1.0, 2.0, 2.0, 0.5, 0.0, -2.5, 3.5, -2.0, 1.5, 0.0, 4.0, -3.5, 0.5, 2.0, 0.0, -3.5, 2.0,
    -3.5, 2.0, 0.0, 3.5, 3.0, 3.5, 1.5, 0.0],
    x105: [-3.0, -2.5, -2.0, -2.5, 2.0, -2.0, -1.5, -1.0, 2.5, 1.0, -1.0, -4.0, -1.0, -0.5, -2.5, -1.0, -1.0,
    -1.0, 2.5, -3.0, -2.0, 3.0, 1.5, 1.0],
    t108: [2.0, -0.5, 2.5, -1.0, 2.5, 3.0, 2.5, 1.0],
    x109: [1.5, -2.5, 3.5, 2.5, -0.5, 4.0, 2.5, -3.0, -1.0, 2.0, 3.0, -4.0, 2.0, 3.5, -2.5, -2.0, -1.0, 4.0,
    -4.0, 0.5, 1.0, 1.0, -3.5, -2.0],
    t112: [0.37754068, 0.0024726233, 0.99752736, 0.9890131, 0.62245935, 0.5, 0.9984988, 0.02931223,
    0.11920292, 0.7310586, 0.9984988, 0.11920292, 0.62245935, 0.99752736, 0.0024726233, 0.010986943,
    0.37754068, 0.5, 0.0015011822, 0.97068775, 0.8807971, 0.26894143, 0.0015011822, 0.8807971],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t2 = Internal('t2', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.5, 120))
t5 = Output('t5', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.5, 120))
x6 = Input('x6', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t8 = Internal('t8', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t12 = Internal('t12', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_INT32', [2]), [1, 24])
t14 = Output('t14', ('TENSOR_QUANT8_ASYMM', [1, 24], 0.5, 120))
x15 = Input('x15', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t17 = Internal('t17', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [8, 3])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [8, 3], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_INT32', [2]), [1, -1])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [1, 24], 0.5, 120))
x26 = Input('x26', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t28 = Internal('t28', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x29 = Input('x29', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t31 = Internal('t31', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t32 = Internal('t32', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c33 = Parameter('c33', ('TENSOR_INT32', [2]), [3, -1])
t34 = Output('t34', ('TENSOR_QUANT8_ASYMM', [3, 8], 0.5, 120))
c35 = Parameter('c35', ('TENSOR_INT32', [2]), [-1, 2])
t36 = Output('t36', ('TENSOR_QUANT8_ASYMM', [6, 2], 0.5, 120))
x37 = Input('x37', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t38 = Internal('t38', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.5, 128), [130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128,
    130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128,
    128, 130, 128, 126, 128, 128, 130, 128, 126])
c41 = Parameter('c41', ('TENSOR_INT32', [2], 0.25, 0), [4, -8])
t42 = Output('t42', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.5, 120))
x43 = Input('x43', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t44 = Internal('t44', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t45 = Internal('t45', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x46 = Input('x46', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t47 = Output('t47', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 4], 0.5, 120))
x48 = Input('x48', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t49 = Internal('t49', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x51 = Input('x51', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t52 = Internal('t52', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t53 = Internal('t53', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t54 = Output('t54', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
x55 = Input('x55', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t56 = Internal('t56', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t57 = Internal('t57', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c58 = Parameter('c58', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.5, 120), [121, 118])
t59 = Output('t59', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x60 = Input('x60', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t61 = Internal('t61', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t62 = Internal('t62', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c63 = Parameter('c63', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [121, 122, 117, 124])
t64 = Output('t64', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x65 = Input('x65', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t66 = Internal('t66', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t67 = Internal('t67', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x68 = Input('x68', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t69 = Output('t69', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x70 = Input('x70', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t71 = Internal('t71', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t72 = Internal('t72', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c73 = Parameter('c73', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t74 = Output('t74', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.5, 120))
x75 = Input('x75', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t76 = Internal('t76', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t77 = Internal('t77', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c78 = Parameter('c78', ('TENSOR_INT32', [4]), [0, 1, 3, 2])
t79 = Output('t79', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 3], 0.5, 120))
x80 = Input('x80', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t81 = Internal('t81', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t82 = Internal('t82', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c83 = Parameter('c83', ('TENSOR_INT32', [1]), [1])
t84 = Output('t84', ('TENSOR_QUANT8_ASYMM', [1, 3, 4], 0.5, 120))
x85 = Input('x85', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t86 = Internal('t86', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t87 = Internal('t87', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c88 = Parameter('c88', ('TENSOR_INT32', [2]), [2, 3])
t89 = Output('t89', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 1], 0.5, 120))
x90 = Input('x90', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t91 = Internal('t91', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t92 = Internal('t92', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c93 = Parameter('c93', ('TENSOR_INT32', [4]), [0, 1, 0, 1])
c94 = Parameter('c94', ('TENSOR_INT32', [4]), [1, 1, 3, 2])
t95 = Output('t95', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 2], 0.5, 120))
x96 = Input('x96', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t97 = Internal('t97', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t98 = Internal('t98', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t99 = Output('t99', ('TENSOR_INT32', [1, 3, 4]))
x100 = Input('x100', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t101 = Internal('t101', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t102 = Internal('t102', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c103 = Parameter('c103', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t104 = Output('t104', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 5], 0.5, 120))
x105 = Input('x105', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t106 = Internal('t106', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t107 = Internal('t107', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t108 = Output('t108', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 6, True).To(t2)
model.Operation('MAX_POOL_2D', t2, 2, 2, 2, 1, 1, 0, True).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x6, 8, 6, True).To(t7)
model.Operation('MAX_POOL_2D', t7, 2, 2, 2, 1, 1, 0, True).To(t8)
model.Operation('MAX_POOL_2D', t8, 2, 1, 1, 2, 2, 0, True).To(t9)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x10, 8, 6, True).To(t11)
model.Operation('MAX_POOL_2D', t11, 2, 2, 2, 1, 1, 0, True).To(t12)
model.Operation('RESHAPE', t12, c13).To(t14)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x15, 8, 6, True).To(t16)
model.Operation('MAX_POOL_2D', t16, 2, 2, 2, 1, 1, 0, True).To(t17)
model.Operation('RESHAPE', t17, c18).To(t19)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x20, 8, 6, True).To(t21)
model.Operation('MAX_POOL_2D', t21, 2, 2, 2, 1, 1, 0, True).To(t22)
model.Operation('RELU', t22).To(t23)
model.Operation('RESHAPE', t23, c24).To(t25)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x26, 8, 6, True).To(t27)
model.Operation('MAX_POOL_2D', t27, 2, 2, 2, 1, 1, 0, True).To(t28)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x29, 8, 6, True).To(t30)
model.Operation('MAX_POOL_2D', t30, 2, 2, 2, 1, 1, 0, True).To(t31)
model.Operation('ADD', t28, t31, 0).To(t32)
model.Operation('RESHAPE', t32, c33).To(t34)
model.Operation('RESHAPE', t9, c35).To(t36)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x37, 8, 6, True).To(t38)
model.Operation('MAX_POOL_2D', t38, 2, 2, 2, 1, 1, 0, True).To(t39)
model.Operation('FULLY_CONNECTED', t39, c40, c41, 0).To(t42)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x43, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
model.Operation('CONCATENATION', t45, x46, 1).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x48, 8, 6, True).To(t49)
model.Operation('MAX_POOL_2D', t49, 2, 2, 2, 1, 1, 0, True).To(t50)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x51, 8, 6, True).To(t52)
model.Operation('MAX_POOL_2D', t52, 2, 2, 2, 1, 1, 0, True).To(t53)
model.Operation('CONCATENATION', t50, t53, 3).To(t54)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x55, 8, 6, True).To(t56)
model.Operation('MAX_POOL_2D', t56, 2, 2, 2, 1, 1, 0, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x60, 8, 6, True).To(t61)
model.Operation('MAX_POOL_2D', t61, 2, 2, 2, 1, 1, 0, True).To(t62)
model.Operation('ADD', t62, c63, 0).To(t64)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x65, 8, 6, True).To(t66)
model.Operation('MAX_POOL_2D', t66, 2, 2, 2, 1, 1, 0, True).To(t67)
model.Operation('ADD', t67, x68, 0).To(t69)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x70, 8, 6, True).To(t71)
model.Operation('MAX_POOL_2D', t71, 2, 2, 2, 1, 1, 0, True).To(t72)
model.Operation('TRANSPOSE', t72, c73).To(t74)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x75, 8, 6, True).To(t76)
model.Operation('MAX_POOL_2D', t76, 2, 2, 2, 1, 1, 0, True).To(t77)
model.Operation('TRANSPOSE', t77, c78).To(t79)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x80, 8, 6, True).To(t81)
model.Operation('MAX_POOL_2D', t81, 2, 2, 2, 1, 1, 0, True).To(t82)
model.Operation('REDUCE_MAX', t82, c83, False).To(t84)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x85, 8, 6, True).To(t86)
model.Operation('MAX_POOL_2D', t86, 2, 2, 2, 1, 1, 0, True).To(t87)
model.Operation('REDUCE_MAX', t87, c88, True).To(t89)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x90, 8, 6, True).To(t91)
model.Operation('MAX_POOL_2D', t91, 2, 2, 2, 1, 1, 0, True).To(t92)
model.Operation('SLICE', t92, c93, c94).To(t95)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x96, 8, 6, True).To(t97)
model.Operation('MAX_POOL_2D', t97, 2, 2, 2, 1, 1, 0, True).To(t98)
model.Operation('ARGMAX', t98, 1).To(t99)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x100, 8, 6, True).To(t101)
model.Operation('MAX_POOL_2D', t101, 2, 2, 2, 1, 1, 0, True).To(t102)
model.Operation('PAD', t102, c103).To(t104)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x105, 8, 6, True).To(t106)
model.Operation('MAX_POOL_2D', t106, 2, 2, 2, 1, 1, 0, True).To(t107)
model.Operation('MAX_POOL_2D', t107, 2, 1, 1, 2, 2, 0, False).To(t108)
Example({
    x1: [118, 114, 121, 119, 117, 112, 116, 126, 126, 118, 122, 122, 125, 128, 128, 114, 127, 121, 125, 112,
    113, 114, 128, 113],
    t4: [118, 114, 121, 119, 117, 112, 116, 126, 126, 118, 122, 122],
    t5: [125, 128, 128, 114, 127, 121, 125, 112, 113, 114, 128, 113],
    x6: [114, 118, 121, 122, 128, 112, 122, 122, 116, 119, 128, 122, 116, 122, 122, 117, 121, 125, 128, 122,
    117, 117, 122, 114],
    x10: [128, 122, 123, 122, 118, 122, 116, 125, 114, 119, 113, 116, 119, 122, 126, 118, 124, 124, 113, 122,
    113, 122, 116, 113],
    t14: [128, 122, 123, 122, 118, 122, 116, 125, 114, 119, 113, 116, 119, 122, 126, 118, 124, 124, 113, 122,
    113, 122, 116, 113],
    x15: [117, 121, 127, 113, 124, 123, 113, 122, 128, 121, 119, 119, 124, 125, 119, 122, 126, 125, 126, 121,
    114, 123, 121, 114],
    t19: [117, 121, 127, 113, 124, 123, 113, 122, 128, 121, 119, 119, 124, 125, 119, 122, 126, 125, 126, 121,
    114, 123, 121, 114],
    x20: [122, 122, 118, 117, 116, 124, 122, 112, 114, 119, 119, 125, 112, 115, 117, 126, 112, 116, 127, 122,
    122, 114, 118, 125],
    t25: [122, 122, 120, 120, 120, 124, 122, 120, 120, 120, 120, 125, 120, 120, 120, 126, 120, 120, 127, 122,
    122, 120, 120, 125],
    x26: [127, 115, 122, 126, 119, 124, 118, 128, 121, 128, 114, 122, 122, 122, 115, 116, 127, 123, 119, 114,
    122, 115, 116, 112],
    x29: [121, 115, 128, 115, 128, 121, 122, 122, 124, 127, 114, 119, 125, 117, 121, 118, 115, 123, 123, 126,
    122, 122, 117, 122],
    t34: [128, 110, 130, 121, 127, 125, 120, 130, 125, 135, 108, 121, 127, 119, 116, 114, 122, 126, 122, 120,
    124, 117, 113, 114],
    t36: [128, 122, 122, 128, 128, 128, 125, 128, 128, 125, 128, 128],
    x37: [123, 125, 121, 124, 127, 122, 124, 122, 118, 113, 125, 115, 113, 115, 116, 115, 116, 126, 116, 114,
    128, 112, 124, 124],
    t42: [129, 111],
    x43: [116, 123, 113, 126, 123, 115, 127, 115, 125, 123, 118, 116, 123, 119, 122, 112, 122, 115, 128, 114,
    117, 125, 117, 114],
    x46: [122, 123, 121, 117, 124, 122, 128, 119, 119, 117, 112, 124, 125, 122, 126, 123, 116, 119, 115, 128,
    121, 124, 117, 122],
    t47: [116, 123, 113, 126, 123, 115, 127, 115, 125, 123, 118, 116, 123, 119, 122, 112, 122, 115, 128, 114,
    117, 125, 117, 114, 122, 123, 121, 117, 124, 122, 128, 119, 119, 117, 112, 124, 125, 122, 126,
    123, 116, 119, 115, 128, 121, 124, 117, 122],
    x48: [122, 128, 114, 126, 128, 114, 122, 115, 114, 114, 117, 117, 122, 127, 112, 128, 124, 124, 115, 121,
    115, 122, 127, 124],
    x51: [122, 124, 117, 119, 113, 118, 122, 123, 126, 118, 126, 115, 117, 124, 122, 121, 126, 126, 125, 122,
    122, 128, 123, 126],
    t54: [122, 128, 114, 126, 122, 124, 117, 119, 128, 114, 122, 115, 113, 118, 122, 123, 114, 114, 117, 117,
    126, 118, 126, 115, 122, 127, 112, 128, 117, 124, 122, 121, 124, 124, 115, 121, 126, 126, 125,
    122, 115, 122, 127, 124, 122, 128, 123, 126],
    x55: [119, 113, 115, 118, 125, 122, 118, 116, 113, 128, 121, 122, 115, 115, 112, 124, 112, 127, 112, 116,
    113, 116, 127, 121],
    t59: [120, 114, 116, 119, 126, 123, 119, 117, 114, 129, 122, 123, 113, 113, 110, 122, 110, 125, 110, 114,
    111, 114, 125, 119],
    x60: [123, 112, 116, 119, 122, 116, 125, 115, 122, 117, 122, 114, 123, 112, 126, 126, 124, 121, 112, 125,
    115, 121, 112, 125],
    t64: [124, 114, 113, 123, 123, 118, 122, 119, 123, 119, 119, 118, 124, 114, 123, 130, 125, 123, 109, 129,
    116, 123, 109, 129],
    x65: [127, 126, 126, 122, 113, 115, 128, 122, 126, 115, 124, 127, 122, 127, 125, 119, 127, 115, 118, 118,
    118, 115, 123, 112],
    x68: [115, 121, 119, 114, 126, 122, 128, 126, 113, 113, 126, 127, 123, 114, 126, 113, 119, 119, 121, 112,
    124, 119, 127, 114],
    t69: [122, 127, 125, 116, 119, 117, 136, 128, 119, 108, 130, 134, 125, 121, 131, 112, 126, 114, 119, 110,
    122, 114, 130, 106],
    x70: [116, 116, 124, 123, 114, 118, 122, 114, 118, 124, 124, 118, 125, 119, 124, 123, 114, 125, 122, 114,
    117, 127, 128, 127],
    t74: [116, 125, 116, 119, 124, 124, 123, 123, 114, 114, 118, 125, 122, 122, 114, 114, 118, 117, 124, 127,
    124, 128, 118, 127],
    x75: [118, 123, 119, 123, 127, 119, 119, 116, 119, 125, 119, 127, 121, 123, 114, 116, 116, 117, 121, 114,
    124, 125, 124, 116],
    t79: [118, 127, 119, 123, 119, 125, 119, 119, 119, 123, 116, 127, 121, 116, 124, 123, 117, 125, 114, 121,
    124, 116, 114, 116],
    x80: [123, 116, 114, 122, 123, 114, 115, 117, 119, 118, 115, 122, 115, 123, 116, 128, 126, 128, 117, 121,
    127, 122, 128, 114],
    t84: [123, 123, 116, 128, 126, 128, 117, 121, 127, 122, 128, 122],
    x85: [117, 126, 125, 127, 113, 121, 113, 113, 127, 116, 117, 112, 124, 115, 128, 118, 116, 121, 122, 113,
    116, 122, 125, 119],
    t89: [127, 128],
    x90: [123, 128, 114, 125, 123, 119, 118, 122, 115, 113, 119, 119, 118, 122, 125, 118, 114, 123, 121, 122,
    115, 113, 119, 118],
    t95: [122, 125, 123, 121, 113, 119],
    x96: [122, 121, 117, 117, 127, 122, 121, 118, 116, 112, 115, 121, 125, 125, 124, 128, 122, 117, 116, 116,
    119, 126, 119, 121],
    t99: [1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0],
    x100: [121, 116, 116, 115, 118, 124, 124, 121, 115, 127, 116, 123, 128, 113, 121, 124, 113, 124, 113, 124,
    127, 126, 127, 123],
    t104: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 121, 116, 116, 115, 120,
    118, 124, 124, 121, 120, 115, 127, 116, 123, 120, 128, 113, 121, 124, 120, 113, 124, 113, 124,
    120, 127, 126, 127, 123, 120],
    x105: [114, 115, 116, 115, 124, 116, 117, 118, 125, 122, 118, 112, 118, 119, 115, 118, 118, 118, 125, 114,
    116, 126, 123, 122],
    t108: [124, 119, 125, 118, 125, 126, 125, 122],
}, name='before_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x65: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t79: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t87: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x90: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t91: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t92: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t95: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x96: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t97: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t98: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x100: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t101: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t102: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t104: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x105: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t106: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t107: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t108: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
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
t30 = Internal('t30', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t31 = Output('t31', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t32 = Internal('t32', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t33 = Output('t33', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t34 = Internal('t34', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t35 = Output('t35', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t36 = Internal('t36', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t37 = Output('t37', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t38 = Internal('t38', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t39 = Output('t39', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t40 = Internal('t40', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t41 = Output('t41', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t42 = Internal('t42', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t43 = Output('t43', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t44 = Internal('t44', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t45 = Output('t45', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t46 = Internal('t46', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t47 = Output('t47', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t48 = Internal('t48', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t49 = Output('t49', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t50 = Internal('t50', ('TENSOR_FLOAT32', [1, 2, 6, 8]))
t51 = Output('t51', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t7, 8, 6, True).To(t30)
model.Operation('MAX_POOL_2D', t30, 2, 2, 2, 1, 1, 0, True).To(t31)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t10, 8, 6, True).To(t32)
model.Operation('MAX_POOL_2D', t32, 2, 2, 2, 1, 1, 0, True).To(t33)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 8, 6, True).To(t34)
model.Operation('MAX_POOL_2D', t34, 2, 2, 2, 1, 1, 0, True).To(t35)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t15, 8, 6, True).To(t36)
model.Operation('MAX_POOL_2D', t36, 2, 2, 2, 1, 1, 0, True).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 6, True).To(t38)
model.Operation('MAX_POOL_2D', t38, 2, 2, 2, 1, 1, 0, True).To(t39)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t21, 8, 6, True).To(t40)
model.Operation('MAX_POOL_2D', t40, 2, 2, 2, 1, 1, 0, True).To(t41)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t24, 8, 6, True).To(t42)
model.Operation('MAX_POOL_2D', t42, 2, 2, 2, 1, 1, 0, True).To(t43)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t26, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t29, 8, 6, True).To(t46)
model.Operation('MAX_POOL_2D', t46, 2, 2, 2, 1, 1, 0, True).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 6, True).To(t48)
model.Operation('MAX_POOL_2D', t48, 2, 2, 2, 1, 1, 0, True).To(t49)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 6, True).To(t50)
model.Operation('MAX_POOL_2D', t50, 2, 2, 2, 1, 1, 0, True).To(t51)
Example({
    x2: [-4.0, 2.0, 3.0, 2.5, 1.5, -0.5, 3.5, -2.5, -3.5, -1.0, 1.5, -0.5, 3.0, -3.5, 3.5, 0.5, 2.0, 1.0,
    -1.0, -1.0, -0.5, -3.0, -3.5, -1.0, 1.0, 1.0, 4.0, 3.5, 1.0, 2.5, -4.0, -3.0, 3.5, 4.0, 2.5,
    -2.0, 1.0, -1.5, -1.0, -1.0, -2.5, -2.0, 4.0, -2.5, 0.5, 1.0, -2.5, -2.0],
    x5: [3.5, -1.5, 1.0, -4.0, -1.0, 1.0, -1.5, 1.5, 2.0, 3.0, -1.5, -0.5, 0.5, 1.0, 3.5, -0.5, -3.0, 0.5,
    2.0, -2.5, -1.5, 3.0, 2.5, 1.5],
    x8: [1.0, 2.0, -0.5, -3.5, -3.5, 1.0, -3.0, 1.0, -0.5, -0.5, -3.5, -3.0, -4.0, 1.5, 2.0, -1.0, 1.0,
    -2.5, -2.0, 1.0, -3.5, 1.0, -3.0, -0.5],
    x1: [1.5, -4.0, 1.0, -1.5, 1.0, -3.5, 1.0, 2.0, 2.5, -1.5, -3.0, -3.0, -4.0, -2.5, -2.5, 2.0, -4.0,
    -0.5, 2.5, 1.0, 2.0, 2.5, 3.5, -2.5],
    x13: [-1.5, 0.5, 0.5, -4.0, 4.0, -1.5, 0.5, -3.0, 0.5, 1.5, -4.0, -3.0, -3.0, 3.0, 1.0, 3.0, -3.0, -3.5,
    -3.5, -2.0, 2.5, 0.5, -1.0, 0.5],
    x16: [-4.0, 1.5, -2.0, -0.5, 1.0, -3.0, 3.0, 0.5, -2.0, -3.0, -0.5, -0.5],
    x17: [-3.5, -1.5, 4.0, 0.5, 1.0, -2.5, 3.5, -1.5, 3.5, -3.5, -1.0, -3.5],
    x19: [-3.0, -2.5, 1.0, -3.0, -3.0, 3.0, 1.5, -4.0, 0.5, -2.5, 1.5, 0.5, 0.5, 2.0, 0.5, 3.5, 2.0, -1.0,
    -2.5, -3.5, 3.5, 4.0, -0.5, -3.5],
    x25: [-4.0, -3.0, -2.5, -0.5, -2.0, -1.0, 2.5, -0.5, 1.5, 2.0, -3.0, 1.0, 4.0, -2.0, 4.0, -1.5, 0.5, 4.0,
    0.5, 1.0, -0.5, -1.0, -3.0, 2.5, 3.5, -3.5, -0.5, -3.5, 0.5, -3.5, 0.5, 3.0, 3.5, 3.5, 1.0, 3.5,
    0.5, -2.0, -2.0, 1.0, 1.0, -1.0, -3.5, 2.0, 1.0, -3.5, 1.0, -3.5],
    x27: [2.0, 4.0, -0.5, 1.5, 3.0, -1.0],
    t31: [3.5, -1.5, 1.0, -4.0, -1.0, 1.0, -1.5, 1.5, 2.0, 3.0, -1.5, -0.5, 0.5, 1.0, 3.5, -0.5, -3.0, 0.5,
    2.0, -2.5, -1.5, 3.0, 2.5, 1.5],
    t33: [1.0, 2.0, -0.5, -3.5, -3.5, 1.0, -3.0, 1.0, -0.5, -0.5, -3.5, -3.0, -4.0, 1.5, 2.0, -1.0, 1.0,
    -2.5, -2.0, 1.0, -3.5, 1.0, -3.0, -0.5],
    t35: [1.5, 1.0, 1.0, 1.0, 2.5, -3.0, -4.0, -2.5, -4.0, 2.5, 2.0, 3.5, -4.0, -1.5, -3.5, 2.0, -1.5, -3.0,
    -2.5, 2.0, -0.5, 1.0, 2.5, -2.5],
    t37: [-1.5, 0.5, -3.0, -3.5, 0.5, 0.5, 1.0, 2.5, 4.0, -4.0, -3.0, -1.0, 0.5, -3.0, 3.0, -2.0, -4.0, 1.5,
    3.0, 0.5, -1.5, -3.0, -3.5, 0.5],
    t39: [-4.0, 1.5, -2.0, -0.5, 1.0, -3.0, 3.0, 0.5, -2.0, -3.0, -0.5, -0.5, -3.5, -1.5, 4.0, 0.5, 1.0,
    -2.5, 3.5, -1.5, 3.5, -3.5, -1.0, -3.5],
    t41: [-3.5, -3.0, 0.5, -3.5, -3.5, 2.5, 1.0, -4.5, 0.0, -3.0, 1.0, 0.0, 1.5, 3.0, 1.5, 4.5, 3.0, 0.0,
    -1.5, -2.5, 4.5, 5.0, 0.5, -2.5],
    t43: [3.0, -3.5, 3.5, 0.5, 2.0, 1.0, -1.0, -1.0, -0.5, -3.0, -3.5, -1.0, 1.0, 1.0, 4.0, 3.5, 1.0, 2.5,
    -4.0, -3.0, 3.5, 4.0, 2.5, -2.0],
    t45: [0.5, 4.0, 0.5, 1.0, -0.5, -1.0, 2.5, 2.5, 3.5, 2.0, -0.5, 1.0, 3.5, 4.0, 1.0, 3.5, 0.5, -1.0, -2.0,
    2.5, 3.5, -1.0, -0.5, 2.0],
    t47: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 4.0, 0.0, 0.0, -0.5, 1.5,
    0.0, 0.0, 3.0, -1.0, 0.0],
    t49: [1.0, 1.0, 4.0, 3.5, 1.0, 2.5, -4.0, -3.0, 3.5, 4.0, 2.5, -2.0, 1.0, -1.5, -1.0, -1.0, -2.5, -2.0,
    4.0, -2.5, 0.5, 1.0, -2.5, -2.0],
    t51: [-4.0, 2.0, 3.0, 2.5, 1.5, -0.5, 3.5, -2.5, -3.5, -1.0, 1.5, -0.5, 3.0, -3.5, 3.5, 0.5, 2.0, 1.0,
    -1.0, -1.0, -0.5, -3.0, -3.5, -1.0],
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
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t32 = Internal('t32', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t33 = Output('t33', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t34 = Internal('t34', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t36 = Internal('t36', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t37 = Output('t37', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t38 = Internal('t38', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t39 = Output('t39', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t40 = Internal('t40', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t41 = Output('t41', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t42 = Internal('t42', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t43 = Output('t43', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t44 = Internal('t44', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t46 = Internal('t46', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t47 = Output('t47', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t48 = Internal('t48', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t49 = Output('t49', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 8], 0.5, 120))
t51 = Output('t51', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t7, 8, 6, True).To(t30)
model.Operation('MAX_POOL_2D', t30, 2, 2, 2, 1, 1, 0, True).To(t31)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t10, 8, 6, True).To(t32)
model.Operation('MAX_POOL_2D', t32, 2, 2, 2, 1, 1, 0, True).To(t33)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 8, 6, True).To(t34)
model.Operation('MAX_POOL_2D', t34, 2, 2, 2, 1, 1, 0, True).To(t35)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t15, 8, 6, True).To(t36)
model.Operation('MAX_POOL_2D', t36, 2, 2, 2, 1, 1, 0, True).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 6, True).To(t38)
model.Operation('MAX_POOL_2D', t38, 2, 2, 2, 1, 1, 0, True).To(t39)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t21, 8, 6, True).To(t40)
model.Operation('MAX_POOL_2D', t40, 2, 2, 2, 1, 1, 0, True).To(t41)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t24, 8, 6, True).To(t42)
model.Operation('MAX_POOL_2D', t42, 2, 2, 2, 1, 1, 0, True).To(t43)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t26, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t29, 8, 6, True).To(t46)
model.Operation('MAX_POOL_2D', t46, 2, 2, 2, 1, 1, 0, True).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 6, True).To(t48)
model.Operation('MAX_POOL_2D', t48, 2, 2, 2, 1, 1, 0, True).To(t49)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 6, True).To(t50)
model.Operation('MAX_POOL_2D', t50, 2, 2, 2, 1, 1, 0, True).To(t51)
Example({
    x2: [112, 124, 126, 125, 123, 119, 127, 115, 113, 118, 123, 119, 126, 113, 127, 121, 124, 122, 118, 118,
    119, 114, 113, 118, 122, 122, 128, 127, 122, 125, 112, 114, 127, 128, 125, 116, 122, 117, 118,
    118, 115, 116, 128, 115, 121, 122, 115, 116],
    x5: [127, 117, 122, 112, 118, 122, 117, 123, 124, 126, 117, 119, 121, 122, 127, 119, 114, 121, 124, 115,
    117, 126, 125, 123],
    x8: [122, 124, 119, 113, 113, 122, 114, 122, 119, 119, 113, 114, 112, 123, 124, 118, 122, 115, 116, 122,
    113, 122, 114, 119],
    x1: [123, 112, 122, 117, 122, 113, 122, 124, 125, 117, 114, 114, 112, 115, 115, 124, 112, 119, 125, 122,
    124, 125, 127, 115],
    x13: [117, 121, 121, 112, 128, 117, 121, 114, 121, 123, 112, 114, 114, 126, 122, 126, 114, 113, 113, 116,
    125, 121, 118, 121],
    x16: [112, 123, 116, 119, 122, 114, 126, 121, 116, 114, 119, 119],
    x17: [113, 117, 128, 121, 122, 115, 127, 117, 127, 113, 118, 113],
    x19: [114, 115, 122, 114, 114, 126, 123, 112, 121, 115, 123, 121, 121, 124, 121, 127, 124, 118, 115, 113,
    127, 128, 119, 113],
    x25: [112, 114, 115, 119, 116, 118, 125, 119, 123, 124, 114, 122, 128, 116, 128, 117, 121, 128, 121, 122,
    119, 118, 114, 125, 127, 113, 119, 113, 121, 113, 121, 126, 127, 127, 122, 127, 121, 116, 116,
    122, 122, 118, 113, 124, 122, 113, 122, 113],
    x27: [124, 128, 119, 123, 126, 118],
    t31: [127, 117, 122, 112, 118, 122, 117, 123, 124, 126, 117, 119, 121, 122, 127, 119, 114, 121, 124, 115,
    117, 126, 125, 123],
    t33: [122, 124, 119, 113, 113, 122, 114, 122, 119, 119, 113, 114, 112, 123, 124, 118, 122, 115, 116, 122,
    113, 122, 114, 119],
    t35: [123, 122, 122, 122, 125, 114, 112, 115, 112, 125, 124, 127, 112, 117, 113, 124, 117, 114, 115, 124,
    119, 122, 125, 115],
    t37: [117, 121, 114, 113, 121, 121, 122, 125, 128, 112, 114, 118, 121, 114, 126, 116, 112, 123, 126, 121,
    117, 114, 113, 121],
    t39: [112, 123, 116, 119, 122, 114, 126, 121, 116, 114, 119, 119, 113, 117, 128, 121, 122, 115, 127, 117,
    127, 113, 118, 113],
    t41: [113, 114, 121, 113, 113, 125, 122, 111, 120, 114, 122, 120, 123, 126, 123, 129, 126, 120, 117, 115,
    129, 130, 121, 115],
    t43: [126, 113, 127, 121, 124, 122, 118, 118, 119, 114, 113, 118, 122, 122, 128, 127, 122, 125, 112, 114,
    127, 128, 125, 116],
    t45: [121, 128, 121, 122, 119, 118, 125, 125, 127, 124, 119, 122, 127, 128, 122, 127, 121, 118, 116, 125,
    127, 118, 119, 124],
    t47: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 124, 128, 120, 120, 119, 123, 120,
    120, 126, 118, 120],
    t49: [122, 122, 128, 127, 122, 125, 112, 114, 127, 128, 125, 116, 122, 117, 118, 118, 115, 116, 128, 115,
    121, 122, 115, 116],
    t51: [112, 124, 126, 125, 123, 119, 127, 115, 113, 118, 123, 119, 126, 113, 127, 121, 124, 122, 118, 118,
    119, 114, 113, 118],
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
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
