# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: moves of images that are merged, cancelled or turned into others.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Depth is made of views and a transposition, and operations are between SPACE_TO_DEPTH and its
# inverse.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 4]))
t2 = Internal('t2', (F32, [2, 2, 2, 2]))
t3 = Internal('t3', (F32, [2, 2, 2, 2]))
t4 = Output('t4', (F32, [1, 4, 4, 1]))
x5 = Input('x5', (F32, [1, 2, 2, 4]))
t6 = Internal('t6', (F32, [2, 2, 4, 1]))
t7 = Internal('t7', (F32, [2, 4, 2, 1]))
t8 = Internal('t8', (F32, [1, 4, 4, 1]))
x9 = Input('x9', (F32, [1, 2, 2, 4]))
t10 = Internal('t10', (F32, [2, 2, 2, 2]))
t11 = Internal('t11', (F32, [2, 2, 2, 2]))
t12 = Output('t12', (F32, [1, 4, 4, 1]))
x13 = Input('x13', (F32, [2, 1, 2, 4]))
t14 = Internal('t14', (F32, [2, 2, 2, 2]))
t15 = Internal('t15', (F32, [2, 2, 2, 2]))
t16 = Internal('t16', (F32, [2, 2, 4, 1]))
x17 = Input('x17', (F32, [1, 4, 4, 1]))
t18 = Internal('t18', (F32, [2, 2, 2, 2]))
t19 = Internal('t19', (F32, [2, 2, 2, 2]))
t20 = Output('t20', (F32, [1, 2, 2, 4]))
x21 = Input('x21', (F32, [1, 4, 4, 1]))
t22 = Internal('t22', (F32, [2, 2, 2, 2]))
t23 = Internal('t23', (F32, [2, 2, 2, 2]))
t24 = Internal('t24', (F32, [1, 2, 2, 4]))
x25 = Input('x25', (F32, [1, 4, 4, 1]))
t26 = Internal('t26', (F32, [1, 2, 4, 2]))
t27 = Internal('t27', (F32, [1, 4, 2, 2]))
t28 = Output('t28', (F32, [1, 2, 2, 4]))
t29 = Internal('t29', (F32, [1, 2, 2, 4]))
t30 = Internal('t30', (F32, [1, 2, 2, 4]))
t31 = Internal('t31', (F32, [1, 4, 4, 1]))
t32 = Internal('t32', (F32, [1, 2, 2, 4]))
c33 = Parameter('c33', (F32, [1]), [1.5])
t34 = Internal('t34', (F32, [1, 2, 2, 4]))
t35 = Output('t35', (F32, [1, 4, 4, 1]))
t36 = Internal('t36', (F32, [1, 2, 2, 4]))
c37 = Parameter('c37', (F32, [4]), [1.0, 1.0, -2.0, 3.0])
t38 = Internal('t38', (F32, [1, 2, 2, 4]))
t39 = Internal('t39', (F32, [1, 4, 4, 1]))
x40 = Input('x40', (F32, [1, 2, 4, 1]))
t41 = Internal('t41', (F32, [1, 1, 2, 4]))
c42 = Parameter('c42', (F32, [4]), [1.0, -2.0, 1.0, -2.0])
t43 = Internal('t43', (F32, [1, 1, 2, 4]))
t44 = Output('t44', (F32, [1, 2, 4, 1]))
x45 = Input('x45', (F32, [1, 2, 4, 2]))
c46 = Parameter('c46', (F32, [2]), [1.0, -2.0])
t47 = Internal('t47', (F32, [1, 2, 4, 2]))
t48 = Internal('t48', (F32, [1, 1, 2, 8]))
c49 = Parameter('c49', (F32, [4]), [1.0, 1.0, -2.0, 3.0])
t50 = Internal('t50', (F32, [1, 2, 2, 4]))
t51 = Output('t51', (F32, [1, 4, 4, 1]))
x52 = Input('x52', (F32, [1, 2, 2, 1]))
x53 = Input('x53', (F32, [1, 2, 2, 2]))
t54 = Internal('t54', (F32, [1, 2, 2, 3]))
t55 = Internal('t55', (F32, [1, 1, 1, 12]))
x56 = Input('x56', (F32, [1, 2, 2, 1]))
t57 = Internal('t57', (F32, [1, 1, 1, 4]))
x58 = Input('x58', (F32, [1, 2, 2, 1]))
t59 = Internal('t59', (F32, [1, 1, 1, 4]))
t60 = Output('t60', (F32, [1, 1, 1, 8]))
t61 = Internal('t61', (F32, [1, 1, 1, 4]))
t62 = Internal('t62', (F32, [1, 1, 1, 4]))
t63 = Internal('t63', (F32, [1, 2, 1, 4]))
x64 = Input('x64', (F32, [1, 1, 2, 4]))
x65 = Input('x65', (F32, [1, 1, 2, 4]))
t66 = Internal('t66', (F32, [1, 1, 2, 8]))
t67 = Output('t67', (F32, [1, 2, 4, 2]))
x68 = Input('x68', (F32, [1, 1, 2, 4]))
t69 = Internal('t69', (F32, [1, 2, 4, 1]))
t70 = Internal('t70', (F32, [1, 2, 4, 1]))
t71 = Internal('t71', (F32, [1, 2, 4, 2]))
t72 = Internal('t72', (F32, [1, 4, 4, 1]))
t73 = Output('t73', (F32, [1, 2, 2, 4]))
t74 = Internal('t74', (F32, [1, 2, 2, 4]))
t75 = Internal('t75', (F32, [1, 4, 2, 2]))
t76 = Internal('t76', (F32, [1, 4, 4, 1]))
t77 = Output('t77', (F32, [1, 2, 2, 4]))
x78 = Input('x78', (F32, [1, 3, 3, 1]))
c79 = Parameter('c79', (I32, [4, 2]), [0, 0, 1, 0, 0, 1, 0, 0])
t80 = Internal('t80', (F32, [1, 4, 4, 1]))
t81 = Internal('t81', (F32, [1, 2, 2, 4]))
x82 = Input('x82', (F32, [1, 1, 1, 16]))
t83 = Internal('t83', (F32, [1, 2, 2, 4]))
t84 = Output('t84', (F32, [1, 4, 4, 1]))
c85 = Parameter('c85', (F32, [1]), [1.5])
t86 = Output('t86', (F32, [1, 4, 4, 1]))
t87 = Output('t87', (F32, [2, 2, 4, 1]))
t88 = Output('t88', (F32, [1, 2, 2, 4]))
t89 = Output('t89', (F32, [1, 4, 4, 1]))
t90 = Output('t90', (F32, [1, 4, 4, 1]))
t91 = Output('t91', (F32, [1, 1, 2, 8]))
t92 = Output('t92', (F32, [1, 1, 1, 12]))
t93 = Output('t93', (F32, [1, 2, 1, 4]))
t94 = Output('t94', (F32, [1, 2, 4, 2]))
t95 = Output('t95', (F32, [1, 4, 2, 2]))
t96 = Output('t96', (F32, [1, 2, 2, 4]))
model = Model()
model.Operation('RESHAPE', x1, [2, 2, 2, 2]).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 1, 3]).To(t3)
model.Operation('RESHAPE', t3, [1, 4, 4, 1]).To(t4)
model.Operation('RESHAPE', x5, [2, 2, 4, 1]).To(t6)
model.Operation('TRANSPOSE', t6, [0, 2, 1, 3]).To(t7)
model.Operation('RESHAPE', t7, [1, 4, 4, 1]).To(t8)
model.Operation('RESHAPE', x9, [2, 2, 2, 2]).To(t10)
model.Operation('TRANSPOSE', t10, [0, 3, 1, 2]).To(t11)
model.Operation('RESHAPE', t11, [1, 4, 4, 1]).To(t12)
model.Operation('RESHAPE', x13, [2, 2, 2, 2]).To(t14)
model.Operation('TRANSPOSE', t14, [0, 2, 1, 3]).To(t15)
model.Operation('RESHAPE', t15, [2, 2, 4, 1]).To(t16)
model.Operation('RESHAPE', x17, [2, 2, 2, 2]).To(t18)
model.Operation('TRANSPOSE', t18, [0, 2, 1, 3]).To(t19)
model.Operation('RESHAPE', t19, [1, 2, 2, 4]).To(t20)
model.Operation('RESHAPE', x21, [2, 2, 2, 2]).To(t22)
model.Operation('TRANSPOSE', t22, [0, 2, 3, 1]).To(t23)
model.Operation('RESHAPE', t23, [1, 2, 2, 4]).To(t24)
model.Operation('RESHAPE', x25, [1, 2, 4, 2]).To(t26)
model.Operation('TRANSPOSE', t26, [0, 2, 1, 3]).To(t27)
model.Operation('RESHAPE', t27, [1, 2, 2, 4]).To(t28)
model.Operation('SPACE_TO_DEPTH', x17, 2).To(t29)
model.Operation('RELU', t29).To(t30)
model.Operation('DEPTH_TO_SPACE', t30, 2).To(t31)
model.Operation('SPACE_TO_DEPTH', x21, 2).To(t32)
model.Operation('SUB', t32, c33, 1).To(t34)
model.Operation('DEPTH_TO_SPACE', t34, 2).To(t35)
model.Operation('SPACE_TO_DEPTH', x25, 2).To(t36)
model.Operation('SUB', t36, c37, 0).To(t38)
model.Operation('DEPTH_TO_SPACE', t38, 2).To(t39)
model.Operation('SPACE_TO_DEPTH', x40, 2).To(t41)
model.Operation('SUB', c42, t41, 0).To(t43)
model.Operation('DEPTH_TO_SPACE', t43, 2).To(t44)
model.Operation('SUB', x45, c46, 0).To(t47)
model.Operation('SPACE_TO_DEPTH', t47, 2).To(t48)
model.Operation('MAXIMUM', x1, c49).To(t50)
model.Operation('DEPTH_TO_SPACE', t50, 2).To(t51)
model.Operation('CONCATENATION', x52, x53, 3).To(t54)
model.Operation('SPACE_TO_DEPTH', t54, 2).To(t55)
model.Operation('SPACE_TO_DEPTH', x56, 2).To(t57)
model.Operation('SPACE_TO_DEPTH', x58, 2).To(t59)
model.Operation('CONCATENATION', t57, t59, 3).To(t60)
model.Operation('SPACE_TO_DEPTH', x52, 2).To(t61)
model.Operation('SPACE_TO_DEPTH', x56, 2).To(t62)
model.Operation('CONCATENATION', t61, t62, 1).To(t63)
model.Operation('CONCATENATION', x64, x65, 3).To(t66)
model.Operation('DEPTH_TO_SPACE', t66, 2).To(t67)
model.Operation('DEPTH_TO_SPACE', x68, 2).To(t69)
model.Operation('DEPTH_TO_SPACE', x64, 2).To(t70)
model.Operation('CONCATENATION', t69, t70, 3).To(t71)
model.Operation('TRANSPOSE', x17, [0, 2, 1, 3]).To(t72)
model.Operation('SPACE_TO_DEPTH', t72, 2).To(t73)
model.Operation('SPACE_TO_DEPTH', x21, 2).To(t74)
model.Operation('TRANSPOSE', t74, [0, 3, 1, 2]).To(t75)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x58, 4, 4, False).To(t76)
model.Operation('SPACE_TO_DEPTH', t76, 2).To(t77)
model.Operation('PAD', x78, c79).To(t80)
model.Operation('SPACE_TO_DEPTH', t80, 2).To(t81)
model.Operation('DEPTH_TO_SPACE', x82, 2).To(t83)
model.Operation('DEPTH_TO_SPACE', t83, 2).To(t84)
model.Operation('SUB', c85, t8, 0).To(t86)
model.Operation('SUB', c85, t16, 0).To(t87)
model.Operation('SUB', c85, t24, 0).To(t88)
model.Operation('SUB', c85, t31, 0).To(t89)
model.Operation('SUB', c85, t39, 0).To(t90)
model.Operation('SUB', c85, t48, 0).To(t91)
model.Operation('SUB', c85, t55, 0).To(t92)
model.Operation('SUB', c85, t63, 0).To(t93)
model.Operation('SUB', c85, t71, 0).To(t94)
model.Operation('SUB', c85, t75, 0).To(t95)
model.Operation('SUB', c85, t81, 0).To(t96)
Example({
    x1: [-18.0, 14.5, -12.5, -19.5, -8.0, 30.0, 6.5, 28.5, -28.5, 20.5, 8.5, -4.5, -16.0, -22.5, 10.0, 3.0],
    t4: [-18.0, 14.5, -8.0, 30.0, -12.5, -19.5, 6.5, 28.5, -28.5, 20.5, -16.0, -22.5, 8.5, -4.5, 10.0, 3.0],
    x5: [24.0, -15.5, -16.5, 14.0, -19.5, -9.5, -14.0, 22.5, 20.0, 28.5, 4.5, -30.0, -14.5, 26.0, 3.0, 10.0],
    x9: [-28.0, 10.0, 28.0, 9.5, -16.5, -29.0, -19.0, 29.0, -18.5, 6.0, -19.5, -12.5, -1.0, 13.0, -13.5,
    3.0],
    t12: [-28.0, 28.0, -16.5, -19.0, 10.0, 9.5, -29.0, 29.0, -18.5, -19.5, -1.0, -13.5, 6.0, -12.5, 13.0,
    3.0],
    x13: [-2.5, 29.0, -23.5, 8.5, 19.0, -19.0, -30.0, -16.0, -21.5, 15.0, 11.5, -14.5, 4.5, -11.5, -5.5,
    23.0],
    x17: [29.5, 15.5, 20.0, 14.0, 21.5, 28.0, -20.5, -22.0, -4.5, -1.0, -27.0, 17.5, 3.0, 10.0, 17.0, -3.5],
    t20: [29.5, 15.5, 21.5, 28.0, 20.0, 14.0, -20.5, -22.0, -4.5, -1.0, 3.0, 10.0, -27.0, 17.5, 17.0, -3.5],
    x21: [19.5, -9.0, -21.0, -7.0, 1.5, -24.5, -0.5, 18.0, -3.0, 26.0, 13.0, 6.5, 4.0, 28.5, -14.5, 9.5],
    x25: [6.5, -6.5, 20.0, -3.0, -10.0, 8.5, -9.0, 28.0, -18.0, -26.0, -7.5, 19.0, 28.5, -13.0, -12.0, 22.0],
    t28: [6.5, -6.5, -18.0, -26.0, 20.0, -3.0, -7.5, 19.0, -10.0, 8.5, 28.5, -13.0, -9.0, 28.0, -12.0, 22.0],
    t35: [18.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 16.5, 0.0, 24.5, 11.5, 5.0, 2.5, 27.0, 0.0, 8.0],
    x40: [-4.5, -22.5, -5.0, -26.5, 10.0, 1.5, -27.5, 5.5],
    t44: [5.5, 20.5, 6.0, 24.5, -9.0, -3.5, 28.5, -7.5],
    x45: [10.5, 1.0, -20.0, 2.0, -11.0, 20.0, 3.0, 22.0, 15.0, 26.5, 25.5, -22.0, -14.5, 16.0, 27.0, -13.5],
    t51: [1.0, 14.5, 1.0, 30.0, -2.0, 3.0, 6.5, 28.5, 1.0, 20.5, 1.0, 1.0, 8.5, 3.0, 10.0, 3.0],
    x52: [-5.0, -22.0, -6.5, -7.0],
    x53: [-14.5, 1.5, 17.0, 16.0, 14.0, -3.0, 22.5, -2.0],
    x56: [3.0, 28.0, -8.0, -4.5],
    x58: [9.0, 13.5, -15.5, 12.0],
    t60: [3.0, 28.0, -8.0, -4.5, 9.0, 13.5, -15.5, 12.0],
    x64: [-8.0, 3.0, -25.0, 7.0, 12.0, 10.5, -7.0, -10.0],
    x65: [15.0, 0.5, -6.0, 10.0, -1.0, 9.5, 20.0, 24.0],
    t67: [-8.0, 3.0, -25.0, 7.0, 12.0, 10.5, -7.0, -10.0, 15.0, 0.5, -6.0, 10.0, -1.0, 9.5, 20.0, 24.0],
    x68: [-27.0, -28.5, 12.0, -2.5, -21.5, 23.5, -23.5, -16.5],
    t73: [29.5, 21.5, 15.5, 28.0, -4.5, 3.0, -1.0, 10.0, 20.0, -20.5, 14.0, -22.0, -27.0, 17.0, 17.5, -3.5],
    t77: [9.0, 9.0, 9.0, 9.0, 13.5, 13.5, 13.5, 13.5, -15.5, -15.5, -15.5, -15.5, 12.0, 12.0, 12.0, 12.0],
    x78: [19.5, 25.5, 6.5, -23.0, 7.0, 0.0, -28.5, -20.0, -9.0],
    x82: [20.0, 18.5, 24.0, 15.5, 29.0, 0.5, -16.5, 11.5, 17.0, -29.0, 13.0, -24.5, -6.5, 6.5, 27.0, 16.5],
    t84: [20.0, 18.5, 29.0, 0.5, 24.0, 15.5, -16.5, 11.5, 17.0, -29.0, -6.5, 6.5, 13.0, -24.5, 27.0, 16.5],
    t86: [-22.5, 21.0, 17.0, 11.0, 18.0, 15.5, -12.5, -21.0, -18.5, 16.0, -27.0, -24.5, -3.0, -1.5, 31.5,
    -8.5],
    t87: [4.0, -27.5, -17.5, 20.5, 25.0, -7.0, 31.5, 17.5, 23.0, -13.5, -3.0, 13.0, -10.0, 16.0, 7.0, -21.5],
    t88: [-18.0, 0.0, 10.5, 26.0, 22.5, 2.0, 8.5, -16.5, 4.5, -2.5, -24.5, -27.0, -11.5, 16.0, -5.0, -8.0],
    t89: [-28.0, -14.0, -18.5, -12.5, -20.0, -26.5, 1.5, 1.5, 1.5, 1.5, 1.5, -16.0, -1.5, -8.5, -15.5, 1.5],
    t90: [-4.0, 9.0, -17.5, 5.5, 9.5, -4.0, 8.5, -23.5, 20.5, 28.5, 10.0, -16.5, -29.0, 17.5, 11.5, -17.5],
    t91: [-8.0, -1.5, 22.5, -2.5, -12.5, -27.0, -23.0, 21.5, 13.5, -20.5, -0.5, -22.5, 17.0, -16.5, -24.5,
    13.0],
    t92: [6.5, 16.0, 0.0, 23.5, -15.5, -14.5, 8.0, -12.5, 4.5, 8.5, -21.0, 3.5],
    t93: [6.5, 23.5, 8.0, 8.5, -1.5, -26.5, 9.5, 6.0],
    t94: [28.5, 9.5, 30.0, -1.5, 23.0, -10.5, -22.0, -9.0, -10.5, 26.5, 4.0, -5.5, 25.0, 8.5, 18.0, 11.5],
    t95: [-18.0, 22.5, 4.5, -11.5, 10.5, 8.5, -24.5, -5.0, 0.0, 2.0, -2.5, 16.0, 26.0, -16.5, -27.0, -8.0],
    t96: [1.5, 1.5, -18.0, -24.0, 1.5, 1.5, -5.0, 1.5, 24.5, -5.5, 30.0, 21.5, 1.5, 1.5, 10.5, 1.5],
}, name='past').AddVariations('float16').DisableLifeTimeVariation()
