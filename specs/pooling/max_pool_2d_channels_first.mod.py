# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: images with channels first, and what knows no layout.

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t2 = Internal('t2', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t3 = Output('t3', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 1, 3, 4]))
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t6 = Internal('t6', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t7 = Internal('t7', ('TENSOR_FLOAT32', [1, 2, 2, 3]))
x8 = Input('x8', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t9 = Internal('t9', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c10 = Parameter('c10', ('TENSOR_INT32', [2]), [1, 24])
t11 = Output('t11', ('TENSOR_FLOAT32', [1, 24]))
x12 = Input('x12', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c14 = Parameter('c14', ('TENSOR_INT32', [2]), [8, 3])
t15 = Output('t15', ('TENSOR_FLOAT32', [8, 3]))
x16 = Input('x16', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t17 = Internal('t17', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t18 = Internal('t18', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c19 = Parameter('c19', ('TENSOR_INT32', [2]), [1, -1])
t20 = Output('t20', ('TENSOR_FLOAT32', [1, 24]))
x21 = Input('x21', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t22 = Internal('t22', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x23 = Input('x23', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t24 = Internal('t24', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t25 = Internal('t25', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c26 = Parameter('c26', ('TENSOR_INT32', [2]), [3, -1])
t27 = Output('t27', ('TENSOR_FLOAT32', [3, 8]))
c28 = Parameter('c28', ('TENSOR_INT32', [2]), [-1, 2])
t29 = Output('t29', ('TENSOR_FLOAT32', [6, 2]))
x30 = Input('x30', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t31 = Internal('t31', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c32 = Parameter('c32', ('TENSOR_FLOAT32', [2, 24]), [1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0,
    0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0,
    -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0])
c33 = Parameter('c33', ('TENSOR_FLOAT32', [2]), [1.0, -2.0])
t34 = Output('t34', ('TENSOR_FLOAT32', [1, 2]))
x35 = Input('x35', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t36 = Internal('t36', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x37 = Input('x37', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t38 = Output('t38', ('TENSOR_FLOAT32', [1, 4, 3, 4]))
x39 = Input('x39', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t40 = Internal('t40', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x41 = Input('x41', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t42 = Internal('t42', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t43 = Output('t43', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
x44 = Input('x44', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t45 = Internal('t45', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c46 = Parameter('c46', ('TENSOR_FLOAT32', [2, 1, 1]), [0.5, -1.0])
t47 = Output('t47', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x48 = Input('x48', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t49 = Internal('t49', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c50 = Parameter('c50', ('TENSOR_FLOAT32', [4]), [0.5, 1.0, -1.5, 2.0])
t51 = Output('t51', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x52 = Input('x52', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t53 = Internal('t53', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x54 = Input('x54', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t55 = Output('t55', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
x56 = Input('x56', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t57 = Internal('t57', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c58 = Parameter('c58', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t59 = Output('t59', ('TENSOR_FLOAT32', [1, 3, 4, 2]))
x60 = Input('x60', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t61 = Internal('t61', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c62 = Parameter('c62', ('TENSOR_INT32', [4]), [0, 1, 3, 2])
t63 = Output('t63', ('TENSOR_FLOAT32', [1, 2, 4, 3]))
x64 = Input('x64', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t65 = Internal('t65', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c66 = Parameter('c66', ('TENSOR_INT32', [1]), [1])
t67 = Output('t67', ('TENSOR_FLOAT32', [1, 3, 4]))
x68 = Input('x68', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t69 = Internal('t69', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c70 = Parameter('c70', ('TENSOR_INT32', [2]), [2, 3])
t71 = Output('t71', ('TENSOR_FLOAT32', [1, 2, 1, 1]))
x72 = Input('x72', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t73 = Internal('t73', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c74 = Parameter('c74', ('TENSOR_INT32', [4]), [0, 1, 0, 1])
c75 = Parameter('c75', ('TENSOR_INT32', [4]), [1, 1, 3, 2])
t76 = Output('t76', ('TENSOR_FLOAT32', [1, 1, 3, 2]))
x77 = Input('x77', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t78 = Internal('t78', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t79 = Output('t79', ('TENSOR_INT32', [1, 3, 4]))
x80 = Input('x80', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t81 = Internal('t81', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
c82 = Parameter('c82', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t83 = Output('t83', ('TENSOR_FLOAT32', [1, 3, 3, 5]))
x84 = Input('x84', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t85 = Internal('t85', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t86 = Output('t86', ('TENSOR_FLOAT32', [1, 1, 2, 4]))
x87 = Input('x87', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t88 = Internal('t88', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t89 = Output('t89', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 2, 0, True).To(t2)
model.Operation('SPLIT', t2, 1, 2).To(t3, t4)
model.Operation('MAX_POOL_2D', x5, 1, 1, 1, 3, 2, 0, True).To(t6)
model.Operation('MAX_POOL_2D', t6, 2, 1, 1, 2, 2, 0, True).To(t7)
model.Operation('MAX_POOL_2D', x8, 1, 1, 1, 3, 2, 0, True).To(t9)
model.Operation('RESHAPE', t9, c10).To(t11)
model.Operation('MAX_POOL_2D', x12, 1, 1, 1, 3, 2, 0, True).To(t13)
model.Operation('RESHAPE', t13, c14).To(t15)
model.Operation('MAX_POOL_2D', x16, 1, 1, 1, 3, 2, 0, True).To(t17)
model.Operation('RELU', t17).To(t18)
model.Operation('RESHAPE', t18, c19).To(t20)
model.Operation('MAX_POOL_2D', x21, 1, 1, 1, 3, 2, 0, True).To(t22)
model.Operation('MAX_POOL_2D', x23, 1, 1, 1, 3, 2, 0, True).To(t24)
model.Operation('ADD', t22, t24, 0).To(t25)
model.Operation('RESHAPE', t25, c26).To(t27)
model.Operation('RESHAPE', t7, c28).To(t29)
model.Operation('MAX_POOL_2D', x30, 1, 1, 1, 3, 2, 0, True).To(t31)
model.Operation('FULLY_CONNECTED', t31, c32, c33, 0).To(t34)
model.Operation('MAX_POOL_2D', x35, 1, 1, 1, 3, 2, 0, True).To(t36)
model.Operation('CONCATENATION', t36, x37, 1).To(t38)
model.Operation('MAX_POOL_2D', x39, 1, 1, 1, 3, 2, 0, True).To(t40)
model.Operation('MAX_POOL_2D', x41, 1, 1, 1, 3, 2, 0, True).To(t42)
model.Operation('CONCATENATION', t40, t42, 3).To(t43)
model.Operation('MAX_POOL_2D', x44, 1, 1, 1, 3, 2, 0, True).To(t45)
model.Operation('ADD', t45, c46, 0).To(t47)
model.Operation('MAX_POOL_2D', x48, 1, 1, 1, 3, 2, 0, True).To(t49)
model.Operation('ADD', t49, c50, 0).To(t51)
model.Operation('MAX_POOL_2D', x52, 1, 1, 1, 3, 2, 0, True).To(t53)
model.Operation('ADD', t53, x54, 0).To(t55)
model.Operation('MAX_POOL_2D', x56, 1, 1, 1, 3, 2, 0, True).To(t57)
model.Operation('TRANSPOSE', t57, c58).To(t59)
model.Operation('MAX_POOL_2D', x60, 1, 1, 1, 3, 2, 0, True).To(t61)
model.Operation('TRANSPOSE', t61, c62).To(t63)
model.Operation('MAX_POOL_2D', x64, 1, 1, 1, 3, 2, 0, True).To(t65)
model.Operation('REDUCE_MAX', t65, c66, False).To(t67)
model.Operation('MAX_POOL_2D', x68, 1, 1, 1, 3, 2, 0, True).To(t69)
model.Operation('REDUCE_MAX', t69, c70, True).To(t71)
model.Operation('MAX_POOL_2D', x72, 1, 1, 1, 3, 2, 0, True).To(t73)
model.Operation('SLICE', t73, c74, c75).To(t76)
model.Operation('MAX_POOL_2D', x77, 1, 1, 1, 3, 2, 0, True).To(t78)
model.Operation('ARGMAX', t78, 1).To(t79)
model.Operation('MAX_POOL_2D', x80, 1, 1, 1, 3, 2, 0, True).To(t81)
model.Operation('PAD', t81, c82).To(t83)
model.Operation('MAX_POOL_2D', x84, 1, 1, 1, 3, 2, 0, True).To(t85)
model.Operation('MAX_POOL_2D', t85, 2, 1, 1, 2, 2, 0, False).To(t86)
model.Operation('MAX_POOL_2D', x87, 1, 1, 1, 3, 2, 0, True).To(t88)
model.Operation('SOFTMAX', t88, 1.0, 1).To(t89)
Example({
    x1: [3.5, 3.0, -2.5, -2.5, -1.5, 1.0, 1.5, 3.0, 4.0, -3.0, -3.5, 3.5, 3.5, -1.0, -2.0, -3.0, 4.0, 0.5,
    -2.0, -2.5, -2.0, 4.0, -1.5, 1.0],
    t3: [3.5, 3.5, 3.0, 3.0, 4.0, 4.0, 3.5, 3.5, 4.0, 4.0, 3.5, 3.5],
    t4: [4.0, 4.0, 0.5, -2.0, 4.0, 4.0, 4.0, 1.0, 4.0, 4.0, 4.0, 1.0],
    x5: [-3.0, 2.0, 0.5, 3.0, 1.5, -0.5, -2.0, 3.0, 2.0, -2.5, -3.5, 2.5, -3.5, 1.5, 2.0, 1.5, -4.0, -1.5,
    4.0, 1.0, -3.5, -1.0, 2.0, -0.5],
    x8: [1.0, -4.0, -3.0, -2.5, 2.5, 2.0, -3.5, 1.0, -2.5, -1.0, 1.0, 0.5, 2.5, 4.0, -3.5, -3.0, 2.0, -3.0,
    3.0, 3.5, -1.5, -0.5, -3.5, 3.0],
    t11: [2.5, 2.5, 2.0, 1.0, 2.5, 2.5, 2.0, 1.0, -1.0, 1.0, 1.0, 1.0, 4.0, 4.0, 4.0, 3.5, 2.0, 3.0, 3.5,
    3.5, -0.5, -0.5, 3.0, 3.0],
    x12: [2.5, 3.0, 1.0, -1.5, -2.0, -3.5, -4.0, -2.5, 1.0, -2.0, -2.0, 2.5, -1.0, 1.0, -2.5, -2.0, -1.5,
    -4.0, 4.0, -1.0, 1.0, -2.5, 3.0, -1.5],
    t15: [3.0, 3.0, 3.0, 1.0, 1.0, 1.0, 2.5, 2.5, 1.0, 1.0, 2.5, 2.5, 1.0, 4.0, 4.0, 4.0, 1.0, 4.0, 4.0, 4.0,
    1.0, 3.0, 3.0, 3.0],
    x16: [-2.5, -3.5, 3.5, -2.0, 0.5, 2.0, -3.5, -3.0, 2.0, 1.0, -3.5, 3.0, 3.0, 4.0, 4.0, -1.0, -2.5, -4.0,
    -2.5, 1.0, -2.0, 0.5, 3.5, -3.5],
    t20: [2.0, 3.5, 3.5, 3.5, 2.0, 2.0, 3.0, 3.0, 2.0, 2.0, 3.0, 3.0, 4.0, 4.0, 4.0, 4.0, 0.5, 3.5, 3.5, 3.5,
    0.5, 3.5, 3.5, 3.5],
    x21: [-3.5, -4.0, -1.0, 1.0, -1.0, 1.0, -3.5, 2.0, -1.0, 1.5, -4.0, 2.0, -4.0, 3.0, -4.0, 3.5, -4.0,
    -4.0, -1.0, -0.5, -1.5, -1.5, -3.0, -3.0],
    x23: [-3.5, -4.0, -2.0, 2.5, -3.5, -3.0, 3.5, -1.0, -1.0, 1.0, 1.0, 4.0, -2.5, -1.0, -1.5, -0.5, 1.0,
    2.5, 3.5, -3.0, -0.5, -2.0, -3.5, 4.0],
    t27: [-2.0, 4.5, 5.5, 5.5, 2.5, 5.0, 6.0, 6.0, 2.5, 2.5, 6.0, 6.0, 5.5, 6.5, 7.0, 7.0, 1.0, 2.5, 3.5,
    3.5, -2.0, -2.0, 2.5, 1.0],
    t29: [2.0, 3.0, 3.0, 2.0, 3.0, 3.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0],
    x30: [-0.5, -1.0, -0.5, -1.5, 2.5, -0.5, -3.0, 3.0, 0.5, -3.5, 3.0, -0.5, 2.0, -3.0, -1.0, -4.0, -3.5,
    1.5, -2.5, 3.5, 3.5, -4.0, -2.5, 4.0],
    t34: [1.0, 0.0],
    x35: [-3.0, 1.0, 4.0, 0.5, 2.5, 1.5, -2.0, 3.5, -3.5, 1.5, -0.5, -2.0, 2.5, 0.5, -3.5, -0.5, -4.0, 1.5,
    -1.5, 2.5, 1.5, 1.0, 2.5, 1.5],
    x37: [1.0, -0.5, -1.0, 1.5, 3.5, -4.0, -3.5, -2.5, -3.5, 0.5, -3.5, -1.0, -2.0, 1.5, -4.0, -4.0, 2.5,
    3.5, 0.5, -2.5, -3.0, 1.0, 2.0, -2.0],
    t38: [2.5, 4.0, 4.0, 4.0, 2.5, 2.5, 3.5, 3.5, 1.5, 1.5, 1.5, -0.5, 2.5, 2.5, 2.5, 2.5, 1.5, 2.5, 2.5,
    2.5, 1.5, 2.5, 2.5, 2.5, 1.0, -0.5, -1.0, 1.5, 3.5, -4.0, -3.5, -2.5, -3.5, 0.5, -3.5, -1.0,
    -2.0, 1.5, -4.0, -4.0, 2.5, 3.5, 0.5, -2.5, -3.0, 1.0, 2.0, -2.0],
    x39: [-4.0, 1.0, 2.0, 1.0, -3.0, 1.0, 1.5, -3.5, 2.5, 4.0, 1.5, -1.0, 1.5, -4.0, 1.0, -0.5, 2.5, 3.0,
    1.0, 3.0, 3.5, -1.0, 2.0, 3.0],
    x41: [3.5, 3.0, -1.0, -1.5, -2.0, -0.5, -3.5, -2.0, -1.0, 0.5, 2.5, 0.5, 3.5, -1.0, 2.0, 4.0, 2.5, 4.0,
    1.0, 3.5, -2.5, 3.5, -2.5, 2.0],
    t43: [1.0, 2.0, 2.0, 2.0, 3.5, 3.5, 3.0, -1.0, 4.0, 4.0, 4.0, 1.5, 0.5, 2.5, 2.5, 2.5, 4.0, 4.0, 4.0,
    1.5, 0.5, 2.5, 2.5, 2.5, 3.0, 3.0, 3.0, 3.0, 4.0, 4.0, 4.0, 4.0, 3.5, 3.5, 3.0, 3.0, 4.0, 4.0,
    4.0, 3.5, 3.5, 3.5, 3.0, 3.0, 3.5, 3.5, 3.5, 2.0],
    x44: [-0.5, -1.0, 3.0, 4.0, -0.5, 2.0, -1.5, -4.0, 2.0, -1.5, -3.5, -4.0, -3.0, -3.0, -3.0, -1.5, -2.0,
    -1.0, -1.0, -2.0, 2.5, 3.5, 2.5, -4.0],
    t47: [2.5, 3.5, 4.5, 4.5, 2.5, 2.5, 2.5, -1.0, 2.5, 2.5, -1.0, -3.0, -2.0, -2.0, -2.0, -2.0, 2.5, 2.5,
    2.5, 1.5, 2.5, 2.5, 2.5, 1.5],
    x48: [-3.0, 4.0, -2.0, -4.0, 0.5, -3.0, 1.0, 2.5, 0.5, 0.5, 3.0, 1.0, -1.5, 3.5, -3.0, -1.0, -0.5, 2.0,
    -3.0, 4.0, 2.5, 4.0, -1.5, -2.0],
    t51: [4.5, 5.0, 2.5, 4.5, 1.0, 4.0, 1.5, 5.0, 1.0, 4.0, 1.5, 5.0, 4.0, 4.5, 2.5, 6.0, 4.5, 5.0, 2.5, 6.0,
    4.5, 5.0, 2.5, 0.5],
    x52: [3.5, 1.0, 4.0, -1.5, -3.0, 3.5, 2.0, 3.5, -2.0, -3.5, 4.0, 3.0, -1.5, 0.5, -3.0, 4.0, 2.5, -0.5,
    -3.5, -1.5, 1.5, -3.0, 1.5, -1.0],
    x54: [-1.5, 1.0, 1.0, 0.5, 3.0, 3.0, -0.5, 3.5, 1.0, 2.5, -4.0, -2.0, 3.5, 3.0, 3.5, -3.0, -4.0, -3.0,
    1.0, 2.0, 4.0, 2.0, -2.0, -0.5],
    t55: [2.0, 5.0, 5.0, 4.5, 6.5, 7.0, 3.5, 7.5, -1.0, 6.5, 0.0, 2.0, 6.0, 5.5, 7.5, 1.0, -1.5, -0.5, 2.5,
    3.5, 5.5, 3.5, -0.5, 1.0],
    x56: [-0.5, 1.5, -0.5, -4.0, -3.0, -3.0, -1.5, 1.5, 1.0, 4.0, -3.0, -0.5, -2.0, 4.0, 1.0, 4.0, -3.0, 1.0,
    1.0, -2.5, 1.0, -0.5, -2.0, 1.5],
    t59: [1.5, 4.0, 1.5, 4.0, 1.5, 4.0, 1.5, 4.0, 4.0, 1.0, 4.0, 1.0, 4.0, 1.5, 1.5, 1.5, 4.0, 1.0, 4.0, 1.0,
    4.0, 1.5, -0.5, 1.5],
    x60: [-2.5, -1.5, 2.5, 3.5, 1.5, 2.5, -4.0, 3.0, -2.0, -3.5, -1.0, 1.0, -2.5, 0.5, 4.0, -3.5, 4.0, 0.5,
    -0.5, -0.5, 3.5, 4.0, 3.0, 2.5],
    t63: [2.5, 2.5, -2.0, 2.5, 2.5, -1.0, 3.5, 3.0, 1.0, 3.5, 3.0, 1.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0,
    4.0, 4.0, 4.0, 3.0, 3.0],
    x64: [2.0, 1.0, 2.5, 2.0, 0.5, 3.0, -4.0, 1.0, -4.0, -0.5, 2.0, 1.0, 1.0, 1.0, 1.5, 1.0, -0.5, -3.0, 2.5,
    -1.0, -1.5, 1.0, 1.0, -4.0],
    t67: [3.0, 3.0, 3.0, 2.5, 3.0, 3.0, 3.0, 2.5, 1.0, 2.0, 2.0, 2.0],
    x68: [-3.0, -3.5, -3.5, 2.0, 0.5, 2.5, 3.0, -3.0, -3.0, 2.0, 1.0, 4.0, -2.5, -0.5, -2.5, 1.0, -2.5, 1.5,
    -3.5, 1.5, -1.0, 1.5, -2.0, -1.5],
    t71: [4.0, 1.5],
    x72: [-1.0, 3.5, -1.0, 2.5, -1.5, -3.5, 0.5, 1.5, -0.5, -0.5, -0.5, 1.5, 4.0, -1.5, -0.5, -4.0, -1.5,
    0.5, -4.0, 2.5, -3.5, 1.5, -2.5, -0.5],
    t76: [4.0, 2.5, 1.5, 2.5, 1.5, 1.5],
    x77: [2.5, -0.5, -4.0, -3.5, 2.5, -4.0, 2.0, 3.0, 3.0, -2.5, -3.0, 3.0, 2.5, -1.5, 3.5, -3.0, -1.0, 1.0,
    0.5, 1.0, -2.5, 2.0, 1.5, 2.5],
    t79: [0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    x80: [2.0, 3.0, -0.5, 3.5, -1.0, 2.5, -1.0, 2.5, -2.0, 3.5, 1.5, -3.5, -3.5, -2.0, 0.5, 1.5, 1.0, -0.5,
    3.5, -3.0, -1.0, -3.5, 2.5, 3.5],
    t83: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.0, 3.0, 3.5, 3.5, 0.0,
    3.5, 3.5, 3.5, 2.5, 0.0, 3.5, 3.5, 3.5, 1.5, 0.0, 1.0, 3.5, 3.5, 3.5, 0.0, 1.0, 3.5, 3.5, 3.5,
    0.0, -1.0, 2.5, 3.5, 3.5, 0.0],
    x84: [3.5, 1.5, 1.5, -4.0, 2.5, 3.0, -3.5, -3.0, 3.0, -3.5, -3.0, -2.5, 2.5, 1.0, -2.0, -3.0, 2.5, -1.0,
    -1.5, -4.0, 2.5, 2.5, 1.0, -3.0],
    t86: [3.5, 3.5, 3.0, 1.5, 3.0, 3.0, 3.0, 1.0],
    x87: [0.5, 2.5, 2.5, 1.0, 3.5, 3.0, 0.5, -3.5, 2.5, 0.5, -0.5, -4.0, -0.5, 4.0, -1.5, 2.0, 1.0, 3.5, 0.5,
    1.0, 2.5, -2.5, -0.5, 4.0],
    t89: [0.37754068, 0.37754068, 0.26894143, 0.62245935, 0.5, 0.5, 0.26894143, 0.02931223, 0.5, 0.5,
    0.02931223, 0.010986943, 0.62245935, 0.62245935, 0.7310586, 0.37754068, 0.5, 0.5, 0.7310586,
    0.97068775, 0.5, 0.5, 0.97068775, 0.9890131],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t2 = Internal('t2', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t3 = Output('t3', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.5, 120))
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 4], 0.5, 120))
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 3], 0.5, 120))
x8 = Input('x8', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_INT32', [2]), [1, 24])
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [1, 24], 0.5, 120))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_INT32', [2]), [8, 3])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [8, 3], 0.5, 120))
x16 = Input('x16', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t17 = Internal('t17', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_INT32', [2]), [1, -1])
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [1, 24], 0.5, 120))
x21 = Input('x21', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x23 = Input('x23', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t24 = Internal('t24', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t25 = Internal('t25', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_INT32', [2]), [3, -1])
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [3, 8], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_INT32', [2]), [-1, 2])
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [6, 2], 0.5, 120))
x30 = Input('x30', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t31 = Internal('t31', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c32 = Parameter('c32', ('TENSOR_QUANT8_ASYMM', [2, 24], 0.5, 128), [130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128,
    130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128, 128, 130, 128, 126, 128,
    128, 130, 128, 126, 128, 128, 130, 128, 126])
c33 = Parameter('c33', ('TENSOR_INT32', [2], 0.25, 0), [4, -8])
t34 = Output('t34', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.5, 120))
x35 = Input('x35', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t36 = Internal('t36', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x37 = Input('x37', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t38 = Output('t38', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 4], 0.5, 120))
x39 = Input('x39', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t40 = Internal('t40', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x41 = Input('x41', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t42 = Internal('t42', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t43 = Output('t43', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 8], 0.5, 120))
x44 = Input('x44', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t45 = Internal('t45', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_QUANT8_ASYMM', [2, 1, 1], 0.5, 120), [121, 118])
t47 = Output('t47', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x48 = Input('x48', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t49 = Internal('t49', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c50 = Parameter('c50', ('TENSOR_QUANT8_ASYMM', [4], 0.5, 120), [121, 122, 117, 124])
t51 = Output('t51', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x52 = Input('x52', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t53 = Internal('t53', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x54 = Input('x54', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t55 = Output('t55', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
x56 = Input('x56', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t57 = Internal('t57', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c58 = Parameter('c58', ('TENSOR_INT32', [4]), [0, 2, 3, 1])
t59 = Output('t59', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 2], 0.5, 120))
x60 = Input('x60', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t61 = Internal('t61', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_INT32', [4]), [0, 1, 3, 2])
t63 = Output('t63', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 3], 0.5, 120))
x64 = Input('x64', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t65 = Internal('t65', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c66 = Parameter('c66', ('TENSOR_INT32', [1]), [1])
t67 = Output('t67', ('TENSOR_QUANT8_ASYMM', [1, 3, 4], 0.5, 120))
x68 = Input('x68', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t69 = Internal('t69', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c70 = Parameter('c70', ('TENSOR_INT32', [2]), [2, 3])
t71 = Output('t71', ('TENSOR_QUANT8_ASYMM', [1, 2, 1, 1], 0.5, 120))
x72 = Input('x72', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t73 = Internal('t73', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c74 = Parameter('c74', ('TENSOR_INT32', [4]), [0, 1, 0, 1])
c75 = Parameter('c75', ('TENSOR_INT32', [4]), [1, 1, 3, 2])
t76 = Output('t76', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 2], 0.5, 120))
x77 = Input('x77', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t78 = Internal('t78', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t79 = Output('t79', ('TENSOR_INT32', [1, 3, 4]))
x80 = Input('x80', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t81 = Internal('t81', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
c82 = Parameter('c82', ('TENSOR_INT32', [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t83 = Output('t83', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 5], 0.5, 120))
x84 = Input('x84', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t85 = Internal('t85', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t86 = Output('t86', ('TENSOR_QUANT8_ASYMM', [1, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 1, 1, 1, 3, 2, 0, True).To(t2)
model.Operation('SPLIT', t2, 1, 2).To(t3, t4)
model.Operation('MAX_POOL_2D', x5, 1, 1, 1, 3, 2, 0, True).To(t6)
model.Operation('MAX_POOL_2D', t6, 2, 1, 1, 2, 2, 0, True).To(t7)
model.Operation('MAX_POOL_2D', x8, 1, 1, 1, 3, 2, 0, True).To(t9)
model.Operation('RESHAPE', t9, c10).To(t11)
model.Operation('MAX_POOL_2D', x12, 1, 1, 1, 3, 2, 0, True).To(t13)
model.Operation('RESHAPE', t13, c14).To(t15)
model.Operation('MAX_POOL_2D', x16, 1, 1, 1, 3, 2, 0, True).To(t17)
model.Operation('RELU', t17).To(t18)
model.Operation('RESHAPE', t18, c19).To(t20)
model.Operation('MAX_POOL_2D', x21, 1, 1, 1, 3, 2, 0, True).To(t22)
model.Operation('MAX_POOL_2D', x23, 1, 1, 1, 3, 2, 0, True).To(t24)
model.Operation('ADD', t22, t24, 0).To(t25)
model.Operation('RESHAPE', t25, c26).To(t27)
model.Operation('RESHAPE', t7, c28).To(t29)
model.Operation('MAX_POOL_2D', x30, 1, 1, 1, 3, 2, 0, True).To(t31)
model.Operation('FULLY_CONNECTED', t31, c32, c33, 0).To(t34)
model.Operation('MAX_POOL_2D', x35, 1, 1, 1, 3, 2, 0, True).To(t36)
model.Operation('CONCATENATION', t36, x37, 1).To(t38)
model.Operation('MAX_POOL_2D', x39, 1, 1, 1, 3, 2, 0, True).To(t40)
model.Operation('MAX_POOL_2D', x41, 1, 1, 1, 3, 2, 0, True).To(t42)
model.Operation('CONCATENATION', t40, t42, 3).To(t43)
model.Operation('MAX_POOL_2D', x44, 1, 1, 1, 3, 2, 0, True).To(t45)
model.Operation('ADD', t45, c46, 0).To(t47)
model.Operation('MAX_POOL_2D', x48, 1, 1, 1, 3, 2, 0, True).To(t49)
model.Operation('ADD', t49, c50, 0).To(t51)
model.Operation('MAX_POOL_2D', x52, 1, 1, 1, 3, 2, 0, True).To(t53)
model.Operation('ADD', t53, x54, 0).To(t55)
model.Operation('MAX_POOL_2D', x56, 1, 1, 1, 3, 2, 0, True).To(t57)
model.Operation('TRANSPOSE', t57, c58).To(t59)
model.Operation('MAX_POOL_2D', x60, 1, 1, 1, 3, 2, 0, True).To(t61)
model.Operation('TRANSPOSE', t61, c62).To(t63)
model.Operation('MAX_POOL_2D', x64, 1, 1, 1, 3, 2, 0, True).To(t65)
model.Operation('REDUCE_MAX', t65, c66, False).To(t67)
model.Operation('MAX_POOL_2D', x68, 1, 1, 1, 3, 2, 0, True).To(t69)
model.Operation('REDUCE_MAX', t69, c70, True).To(t71)
model.Operation('MAX_POOL_2D', x72, 1, 1, 1, 3, 2, 0, True).To(t73)
model.Operation('SLICE', t73, c74, c75).To(t76)
model.Operation('MAX_POOL_2D', x77, 1, 1, 1, 3, 2, 0, True).To(t78)
model.Operation('ARGMAX', t78, 1).To(t79)
model.Operation('MAX_POOL_2D', x80, 1, 1, 1, 3, 2, 0, True).To(t81)
model.Operation('PAD', t81, c82).To(t83)
model.Operation('MAX_POOL_2D', x84, 1, 1, 1, 3, 2, 0, True).To(t85)
model.Operation('MAX_POOL_2D', t85, 2, 1, 1, 2, 2, 0, False).To(t86)
Example({
    x1: [127, 126, 115, 115, 117, 122, 123, 126, 128, 114, 113, 127, 127, 118, 116, 114, 128, 121, 116, 115,
    116, 128, 117, 122],
    t3: [127, 127, 126, 126, 128, 128, 127, 127, 128, 128, 127, 127],
    t4: [128, 128, 121, 116, 128, 128, 128, 122, 128, 128, 128, 122],
    x5: [114, 124, 121, 126, 123, 119, 116, 126, 124, 115, 113, 125, 113, 123, 124, 123, 112, 117, 128, 122,
    113, 118, 124, 119],
    x8: [122, 112, 114, 115, 125, 124, 113, 122, 115, 118, 122, 121, 125, 128, 113, 114, 124, 114, 126, 127,
    117, 119, 113, 126],
    t11: [125, 125, 124, 122, 125, 125, 124, 122, 118, 122, 122, 122, 128, 128, 128, 127, 124, 126, 127, 127,
    119, 119, 126, 126],
    x12: [125, 126, 122, 117, 116, 113, 112, 115, 122, 116, 116, 125, 118, 122, 115, 116, 117, 112, 128, 118,
    122, 115, 126, 117],
    t15: [126, 126, 126, 122, 122, 122, 125, 125, 122, 122, 125, 125, 122, 128, 128, 128, 122, 128, 128, 128,
    122, 126, 126, 126],
    x16: [115, 113, 127, 116, 121, 124, 113, 114, 124, 122, 113, 126, 126, 128, 128, 118, 115, 112, 115, 122,
    116, 121, 127, 113],
    t20: [124, 127, 127, 127, 124, 124, 126, 126, 124, 124, 126, 126, 128, 128, 128, 128, 121, 127, 127, 127,
    121, 127, 127, 127],
    x21: [113, 112, 118, 122, 118, 122, 113, 124, 118, 123, 112, 124, 112, 126, 112, 127, 112, 112, 118, 119,
    117, 117, 114, 114],
    x23: [113, 112, 116, 125, 113, 114, 127, 118, 118, 122, 122, 128, 115, 118, 117, 119, 122, 125, 127, 114,
    119, 116, 113, 128],
    t27: [116, 129, 131, 131, 125, 130, 132, 132, 125, 125, 132, 132, 131, 133, 134, 134, 122, 125, 127, 127,
    116, 116, 125, 122],
    t29: [124, 126, 126, 124, 126, 126, 128, 128, 128, 128, 128, 128],
    x30: [119, 118, 119, 117, 125, 119, 114, 126, 121, 113, 126, 119, 124, 114, 118, 112, 113, 123, 115, 127,
    127, 112, 115, 128],
    t34: [122, 120],
    x35: [114, 122, 128, 121, 125, 123, 116, 127, 113, 123, 119, 116, 125, 121, 113, 119, 112, 123, 117, 125,
    123, 122, 125, 123],
    x37: [122, 119, 118, 123, 127, 112, 113, 115, 113, 121, 113, 118, 116, 123, 112, 112, 125, 127, 121, 115,
    114, 122, 124, 116],
    t38: [125, 128, 128, 128, 125, 125, 127, 127, 123, 123, 123, 119, 125, 125, 125, 125, 123, 125, 125, 125,
    123, 125, 125, 125, 122, 119, 118, 123, 127, 112, 113, 115, 113, 121, 113, 118, 116, 123, 112,
    112, 125, 127, 121, 115, 114, 122, 124, 116],
    x39: [112, 122, 124, 122, 114, 122, 123, 113, 125, 128, 123, 118, 123, 112, 122, 119, 125, 126, 122, 126,
    127, 118, 124, 126],
    x41: [127, 126, 118, 117, 116, 119, 113, 116, 118, 121, 125, 121, 127, 118, 124, 128, 125, 128, 122, 127,
    115, 127, 115, 124],
    t43: [122, 124, 124, 124, 127, 127, 126, 118, 128, 128, 128, 123, 121, 125, 125, 125, 128, 128, 128, 123,
    121, 125, 125, 125, 126, 126, 126, 126, 128, 128, 128, 128, 127, 127, 126, 126, 128, 128, 128,
    127, 127, 127, 126, 126, 127, 127, 127, 124],
    x44: [119, 118, 126, 128, 119, 124, 117, 112, 124, 117, 113, 112, 114, 114, 114, 117, 116, 118, 118, 116,
    125, 127, 125, 112],
    t47: [125, 127, 129, 129, 125, 125, 125, 118, 125, 125, 118, 114, 116, 116, 116, 116, 125, 125, 125, 123,
    125, 125, 125, 123],
    x48: [114, 128, 116, 112, 121, 114, 122, 125, 121, 121, 126, 122, 117, 127, 114, 118, 119, 124, 114, 128,
    125, 128, 117, 116],
    t51: [129, 130, 125, 129, 122, 128, 123, 130, 122, 128, 123, 130, 128, 129, 125, 132, 129, 130, 125, 132,
    129, 130, 125, 121],
    x52: [127, 122, 128, 117, 114, 127, 124, 127, 116, 113, 128, 126, 117, 121, 114, 128, 125, 119, 113, 117,
    123, 114, 123, 118],
    x54: [117, 122, 122, 121, 126, 126, 119, 127, 122, 125, 112, 116, 127, 126, 127, 114, 112, 114, 122, 124,
    128, 124, 116, 119],
    t55: [124, 130, 130, 129, 133, 134, 127, 135, 118, 133, 120, 124, 132, 131, 135, 122, 117, 119, 125, 127,
    131, 127, 119, 122],
    x56: [119, 123, 119, 112, 114, 114, 117, 123, 122, 128, 114, 119, 116, 128, 122, 128, 114, 122, 122, 115,
    122, 119, 116, 123],
    t59: [123, 128, 123, 128, 123, 128, 123, 128, 128, 122, 128, 122, 128, 123, 123, 123, 128, 122, 128, 122,
    128, 123, 119, 123],
    x60: [115, 117, 125, 127, 123, 125, 112, 126, 116, 113, 118, 122, 115, 121, 128, 113, 128, 121, 119, 119,
    127, 128, 126, 125],
    t63: [125, 125, 116, 125, 125, 118, 127, 126, 122, 127, 126, 122, 128, 128, 128, 128, 128, 128, 128, 128,
    128, 128, 126, 126],
    x64: [124, 122, 125, 124, 121, 126, 112, 122, 112, 119, 124, 122, 122, 122, 123, 122, 119, 114, 125, 118,
    117, 122, 122, 112],
    t67: [126, 126, 126, 125, 126, 126, 126, 125, 122, 124, 124, 124],
    x68: [114, 113, 113, 124, 121, 125, 126, 114, 114, 124, 122, 128, 115, 119, 115, 122, 115, 123, 113, 123,
    118, 123, 116, 117],
    t71: [128, 123],
    x72: [118, 127, 118, 125, 117, 113, 121, 123, 119, 119, 119, 123, 128, 117, 119, 112, 117, 121, 112, 125,
    113, 123, 115, 119],
    t76: [128, 125, 123, 125, 123, 123],
    x77: [125, 119, 112, 113, 125, 112, 124, 126, 126, 115, 114, 126, 125, 117, 127, 114, 118, 122, 121, 122,
    115, 124, 123, 125],
    t79: [0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    x80: [124, 126, 119, 127, 118, 125, 118, 125, 116, 127, 123, 113, 113, 116, 121, 123, 122, 119, 127, 114,
    118, 113, 125, 127],
    t83: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 126, 126, 127, 127, 120,
    127, 127, 127, 125, 120, 127, 127, 127, 123, 120, 122, 127, 127, 127, 120, 122, 127, 127, 127,
    120, 118, 125, 127, 127, 120],
    x84: [127, 123, 123, 112, 125, 126, 113, 114, 126, 113, 114, 115, 125, 122, 116, 114, 125, 118, 117, 112,
    125, 125, 122, 114],
    t86: [127, 127, 126, 123, 126, 126, 126, 122],
}, name='before_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t65: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t83: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
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
t30 = Output('t30', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t31 = Output('t31', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t32 = Output('t32', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t33 = Output('t33', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t34 = Output('t34', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t35 = Output('t35', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t36 = Output('t36', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t37 = Output('t37', ('TENSOR_FLOAT32', [1, 2, 4, 4]))
t38 = Output('t38', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t39 = Output('t39', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
t40 = Output('t40', ('TENSOR_FLOAT32', [1, 2, 3, 4]))
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
model.Operation('MAX_POOL_2D', t7, 1, 1, 1, 3, 2, 0, True).To(t30)
model.Operation('MAX_POOL_2D', t10, 1, 1, 1, 3, 2, 0, True).To(t31)
model.Operation('MAX_POOL_2D', t12, 1, 1, 1, 3, 2, 0, True).To(t32)
model.Operation('MAX_POOL_2D', t15, 1, 1, 1, 3, 2, 0, True).To(t33)
model.Operation('MAX_POOL_2D', t18, 1, 1, 1, 3, 2, 0, True).To(t34)
model.Operation('MAX_POOL_2D', t21, 1, 1, 1, 3, 2, 0, True).To(t35)
model.Operation('MAX_POOL_2D', t24, 1, 1, 1, 3, 2, 0, True).To(t36)
model.Operation('MAX_POOL_2D', t26, 1, 1, 1, 3, 2, 0, True).To(t37)
model.Operation('MAX_POOL_2D', t29, 1, 1, 1, 3, 2, 0, True).To(t38)
model.Operation('MAX_POOL_2D', t4, 1, 1, 1, 3, 2, 0, True).To(t39)
model.Operation('MAX_POOL_2D', t3, 1, 1, 1, 3, 2, 0, True).To(t40)
Example({
    x2: [3.0, -2.5, 2.0, 4.0, -0.5, 0.5, 2.0, -3.5, -3.0, 2.0, -1.0, -3.0, 1.0, 3.5, -4.0, 1.5, -1.0, -3.0,
    -3.0, 1.0, 1.0, 0.5, 4.0, -1.5, -2.5, 1.5, -1.5, -1.5, 2.0, 2.5, 3.0, -3.0, -2.0, -2.5, -2.0,
    1.0, -1.0, -0.5, -3.5, 2.0, 0.5, -3.0, 1.0, -3.5, 1.5, -3.5, 0.5, -2.0],
    x5: [0.5, 2.0, 1.5, 2.0, -0.5, 4.0, -1.5, -3.5, 3.0, -2.0, 2.0, -2.0, 2.0, 3.0, 3.0, -2.5, 3.5, -3.5,
    -2.0, -2.0, 2.5, -0.5, -3.5, 1.0],
    x8: [-2.5, 3.5, -1.0, 0.5, 1.0, 2.0, 4.0, 4.0, 3.5, -2.5, -0.5, -3.0, -4.0, -0.5, -3.0, -1.5, -4.0,
    -1.0, -0.5, -2.0, -4.0, 2.5, -0.5, -3.0],
    x1: [1.0, -1.0, 2.5, 3.5, -1.0, 2.5, 1.0, 2.5, 1.5, -3.0, -2.0, 2.0, -1.0, 1.5, -2.5, 1.0, 3.0, 1.0,
    1.5, -1.5, -2.5, -0.5, 0.5, 1.0],
    x13: [3.5, -0.5, -1.5, 1.0, 3.0, -0.5, -1.5, -2.5, -0.5, 2.0, -0.5, -2.5, 4.0, 4.0, -1.0, -2.0, -4.0,
    -1.0, 1.0, -3.5, -4.0, 1.0, 2.0, -2.5],
    x16: [-2.5, -3.5, 3.5, 3.0, -1.5, -2.5, 2.5, -1.5, -1.0, -2.0, 3.0, -3.0],
    x17: [-4.0, -2.5, 2.5, -2.0, 3.5, -4.0, -2.5, -1.5, 1.5, 1.0, -2.0, -4.0],
    x19: [4.0, 2.0, -4.0, 1.0, 4.0, -3.0, 3.5, 1.5, 3.5, -2.5, -4.0, 2.5, 1.5, 3.0, -2.0, -3.0, 2.0, 2.0,
    -1.5, -2.0, -1.5, 1.0, 3.5, 3.0],
    x25: [-3.0, 0.5, -2.5, -2.0, 0.5, -3.5, -2.5, -3.0, 3.5, -2.0, 3.0, 1.0, 1.0, 0.5, 1.0, -3.0, -2.0, -2.0,
    3.5, -3.5, -2.0, 2.0, 1.5, 2.0, 3.5, -2.5, -3.5, 1.0, -2.0, 1.0, 0.5, 1.0, -4.0, 1.0, -0.5, 1.5,
    2.0, 2.0, -3.5, -2.5, 1.0, -2.0, 2.0, 1.5, 3.5, 3.5, 2.0, -0.5],
    x27: [-1.5, -3.0, -2.5, 1.0, 1.0, 4.0],
    t30: [4.0, 4.0, 4.0, 2.0, 4.0, 4.0, 4.0, 2.0, 3.0, 3.0, 2.0, 2.0, 3.5, 3.5, 3.0, 3.0, 3.5, 3.5, 1.0, 1.0,
    2.5, 2.5, 1.0, 1.0],
    t31: [3.5, 4.0, 4.0, 4.0, 3.5, 4.0, 4.0, 4.0, 3.5, 3.5, -0.5, -0.5, -0.5, -0.5, -0.5, -0.5, 2.5, 2.5,
    2.5, -0.5, 2.5, 2.5, 2.5, -0.5],
    t32: [2.5, 2.5, 2.5, 1.0, 3.0, 3.0, 1.5, 0.5, 3.0, 3.0, 1.5, 0.5, 3.5, 3.5, 3.5, 2.5, 2.0, 2.0, 2.0, 1.5,
    1.0, 1.0, 1.0, 1.0],
    t33: [3.5, 4.0, 4.0, 4.0, 3.0, 3.0, 2.0, 2.0, 3.0, 3.0, 2.0, 2.0, 2.0, 4.0, 4.0, 4.0, 2.0, 2.0, 2.0, 1.0,
    -0.5, -0.5, -1.0, -1.0],
    t34: [-1.5, 3.5, 3.5, 3.5, -1.0, 3.0, 3.0, 3.0, -1.0, 3.0, 3.0, 3.0, 3.5, 3.5, 2.5, 2.5, 3.5, 3.5, 1.0,
    -1.5, 1.5, 1.5, 1.0, -2.0],
    t35: [3.5, 3.5, 3.0, 3.0, 3.5, 3.5, 3.0, 3.0, 3.0, 3.0, 2.0, 2.0, 4.0, 4.0, 4.0, -0.5, 3.0, 4.5, 4.5,
    4.5, 2.0, 4.5, 4.5, 4.5],
    t36: [3.5, 3.5, 3.5, 1.5, 1.0, 4.0, 4.0, 4.0, 1.0, 4.0, 4.0, 4.0, 2.5, 3.0, 3.0, 3.0, 2.5, 3.0, 3.0, 3.0,
    -2.0, -2.0, 1.0, 1.0],
    t37: [2.0, 3.5, 3.5, 3.5, 3.5, 3.5, 3.0, 3.0, 3.5, 3.5, 3.0, 3.0, 1.0, 1.0, 1.0, 1.0, 2.0, 3.5, 3.5, 3.5,
    3.5, 3.5, 2.0, 2.0, 3.5, 3.5, 3.5, 2.0, 3.5, 3.5, 3.5, 2.0],
    t38: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 4.0, 4.0, 4.0,
    1.0, 4.0, 4.0, 4.0],
    t39: [2.5, 3.0, 3.0, 3.0, 2.5, 3.0, 3.0, 3.0, -2.0, -2.0, 1.0, 1.0, 0.5, 1.0, 2.0, 2.0, 1.5, 1.5, 1.0,
    1.0, 1.5, 1.5, 0.5, 0.5],
    t40: [3.0, 3.0, 4.0, 4.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, -1.0, 3.5, 3.5, 3.5, 1.5, 1.0, 4.0, 4.0,
    4.0, 1.0, 4.0, 4.0, 4.0],
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
t30 = Output('t30', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t31 = Output('t31', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t33 = Output('t33', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t34 = Output('t34', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t36 = Output('t36', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t37 = Output('t37', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 4], 0.5, 120))
t38 = Output('t38', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t39 = Output('t39', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
t40 = Output('t40', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 4], 0.5, 120))
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
model.Operation('MAX_POOL_2D', t7, 1, 1, 1, 3, 2, 0, True).To(t30)
model.Operation('MAX_POOL_2D', t10, 1, 1, 1, 3, 2, 0, True).To(t31)
model.Operation('MAX_POOL_2D', t12, 1, 1, 1, 3, 2, 0, True).To(t32)
model.Operation('MAX_POOL_2D', t15, 1, 1, 1, 3, 2, 0, True).To(t33)
model.Operation('MAX_POOL_2D', t18, 1, 1, 1, 3, 2, 0, True).To(t34)
model.Operation('MAX_POOL_2D', t21, 1, 1, 1, 3, 2, 0, True).To(t35)
model.Operation('MAX_POOL_2D', t24, 1, 1, 1, 3, 2, 0, True).To(t36)
model.Operation('MAX_POOL_2D', t26, 1, 1, 1, 3, 2, 0, True).To(t37)
model.Operation('MAX_POOL_2D', t29, 1, 1, 1, 3, 2, 0, True).To(t38)
model.Operation('MAX_POOL_2D', t4, 1, 1, 1, 3, 2, 0, True).To(t39)
model.Operation('MAX_POOL_2D', t3, 1, 1, 1, 3, 2, 0, True).To(t40)
Example({
    x2: [126, 115, 124, 128, 119, 121, 124, 113, 114, 124, 118, 114, 122, 127, 112, 123, 118, 114, 114, 122,
    122, 121, 128, 117, 115, 123, 117, 117, 124, 125, 126, 114, 116, 115, 116, 122, 118, 119, 113,
    124, 121, 114, 122, 113, 123, 113, 121, 116],
    x5: [121, 124, 123, 124, 119, 128, 117, 113, 126, 116, 124, 116, 124, 126, 126, 115, 127, 113, 116, 116,
    125, 119, 113, 122],
    x8: [115, 127, 118, 121, 122, 124, 128, 128, 127, 115, 119, 114, 112, 119, 114, 117, 112, 118, 119, 116,
    112, 125, 119, 114],
    x1: [122, 118, 125, 127, 118, 125, 122, 125, 123, 114, 116, 124, 118, 123, 115, 122, 126, 122, 123, 117,
    115, 119, 121, 122],
    x13: [127, 119, 117, 122, 126, 119, 117, 115, 119, 124, 119, 115, 128, 128, 118, 116, 112, 118, 122, 113,
    112, 122, 124, 115],
    x16: [115, 113, 127, 126, 117, 115, 125, 117, 118, 116, 126, 114],
    x17: [112, 115, 125, 116, 127, 112, 115, 117, 123, 122, 116, 112],
    x19: [128, 124, 112, 122, 128, 114, 127, 123, 127, 115, 112, 125, 123, 126, 116, 114, 124, 124, 117, 116,
    117, 122, 127, 126],
    x25: [114, 121, 115, 116, 121, 113, 115, 114, 127, 116, 126, 122, 122, 121, 122, 114, 116, 116, 127, 113,
    116, 124, 123, 124, 127, 115, 113, 122, 116, 122, 121, 122, 112, 122, 119, 123, 124, 124, 113,
    115, 122, 116, 124, 123, 127, 127, 124, 119],
    x27: [117, 114, 115, 122, 122, 128],
    t30: [128, 128, 128, 124, 128, 128, 128, 124, 126, 126, 124, 124, 127, 127, 126, 126, 127, 127, 122, 122,
    125, 125, 122, 122],
    t31: [127, 128, 128, 128, 127, 128, 128, 128, 127, 127, 119, 119, 119, 119, 119, 119, 125, 125, 125, 119,
    125, 125, 125, 119],
    t32: [125, 125, 125, 122, 126, 126, 123, 121, 126, 126, 123, 121, 127, 127, 127, 125, 124, 124, 124, 123,
    122, 122, 122, 122],
    t33: [127, 128, 128, 128, 126, 126, 124, 124, 126, 126, 124, 124, 124, 128, 128, 128, 124, 124, 124, 122,
    119, 119, 118, 118],
    t34: [117, 127, 127, 127, 118, 126, 126, 126, 118, 126, 126, 126, 127, 127, 125, 125, 127, 127, 122, 117,
    123, 123, 122, 116],
    t35: [127, 127, 126, 126, 127, 127, 126, 126, 126, 126, 124, 124, 128, 128, 128, 119, 126, 129, 129, 129,
    124, 129, 129, 129],
    t36: [127, 127, 127, 123, 122, 128, 128, 128, 122, 128, 128, 128, 125, 126, 126, 126, 125, 126, 126, 126,
    116, 116, 122, 122],
    t37: [124, 127, 127, 127, 127, 127, 126, 126, 127, 127, 126, 126, 122, 122, 122, 122, 124, 127, 127, 127,
    127, 127, 124, 124, 127, 127, 127, 124, 127, 127, 127, 124],
    t38: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 122, 122, 122, 122, 128, 128, 128,
    122, 128, 128, 128],
    t39: [125, 126, 126, 126, 125, 126, 126, 126, 116, 116, 122, 122, 121, 122, 124, 124, 123, 123, 122, 122,
    123, 123, 121, 121],
    t40: [126, 126, 128, 128, 124, 124, 124, 124, 124, 124, 124, 118, 127, 127, 127, 123, 122, 128, 128, 128,
    122, 128, 128, 128],
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
})).DisableLifeTimeVariation()
