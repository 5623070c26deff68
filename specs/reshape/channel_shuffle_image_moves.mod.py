# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: moves of images that are merged, cancelled or turned into others.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Vectors beside shuffled channels are shuffled, too; parts that are joined before, or split
# behind, have a fitting size.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 6]))
c2 = Parameter('c2', (F32, [6]), [1.0, -2.0, 0.5, 3.0, -1.0, 2.0])
t3 = Internal('t3', (F32, [2, 6]))
t4 = Output('t4', (F32, [2, 6]))
x5 = Input('x5', (F32, [2, 6]))
t6 = Internal('t6', (F32, [2, 6]))
c7 = Parameter('c7', (F32, [6]), [1.0, -2.0, 0.5, 3.0, -1.0, 2.0])
t8 = Internal('t8', (F32, [2, 6]))
x9 = Input('x9', (F32, [2, 6]))
t10 = Internal('t10', (F32, [2, 6]))
c11 = Parameter('c11', (F32, [6]), [1.0, 1.0, -2.0, -2.0, 3.0, 3.0])
t12 = Internal('t12', (F32, [2, 6]))
t13 = Output('t13', (F32, [2, 6]))
t14 = Internal('t14', (F32, [2, 6]))
t15 = Internal('t15', (F32, [2, 6]))
t16 = Internal('t16', (F32, [2, 6]))
t17 = Internal('t17', (F32, [2, 6]))
t18 = Internal('t18', (F32, [2, 6]))
t19 = Output('t19', (F32, [2, 6]))
t20 = Internal('t20', (F32, [2, 6]))
t21 = Output('t21', (F32, [2, 6]))
x22 = Input('x22', (F32, [2, 3]))
x23 = Input('x23', (F32, [2, 3]))
t24 = Internal('t24', (F32, [2, 6]))
t25 = Internal('t25', (F32, [2, 6]))
x26 = Input('x26', (F32, [2, 2]))
x27 = Input('x27', (F32, [2, 4]))
t28 = Internal('t28', (F32, [2, 6]))
t29 = Output('t29', (F32, [2, 6]))
x30 = Input('x30', (F32, [2, 2]))
x31 = Input('x31', (F32, [2, 2]))
t32 = Internal('t32', (F32, [2, 6]))
t33 = Internal('t33', (F32, [2, 6]))
t34 = Internal('t34', (F32, [2, 6]))
t35 = Output('t35', (F32, [2, 3]))
t36 = Internal('t36', (F32, [2, 3]))
t37 = Internal('t37', (F32, [2, 6]))
t38 = Internal('t38', (F32, [2, 2]))
t39 = Output('t39', (F32, [2, 2]))
t40 = Internal('t40', (F32, [2, 2]))
t41 = Internal('t41', (F32, [2, 6]))
t42 = Internal('t42', (F32, [2, 3]))
t43 = Internal('t43', (F32, [2, 6]))
t44 = Output('t44', (F32, [2, 3]))
t45 = Internal('t45', (F32, [2, 6]))
t46 = Internal('t46', (F32, [2, 2]))
t47 = Internal('t47', (F32, [2, 6]))
c48 = Parameter('c48', (I32, [6]), [0, 3, 1, 4, 2, 5])
t49 = Output('t49', (F32, [2, 6]))
t50 = Internal('t50', (F32, [2, 6]))
c51 = Parameter('c51', (I32, [6]), [0, 2, 4, 1, 3, 5])
t52 = Internal('t52', (F32, [2, 6]))
t53 = Internal('t53', (F32, [2, 6]))
c54 = Parameter('c54', (I32, [1]), [0])
t55 = Output('t55', (F32, [6]))
t56 = Internal('t56', (F32, [2, 6]))
c57 = Parameter('c57', (I32, [1]), [1])
t58 = Internal('t58', (F32, [2]))
x59 = Input('x59', (F32, [4, 4]))
t60 = Internal('t60', (F32, [4, 4]))
t61 = Output('t61', (F32, [4, 4]))
x62 = Input('x62', (F32, [4, 4]))
t63 = Internal('t63', (F32, [4, 4]))
t64 = Internal('t64', (F32, [4, 4]))
t65 = Internal('t65', (F32, [2, 6]))
t66 = Output('t66', (F32, [3, 4]))
x67 = Input('x67', (F32, [1, 12]))
t68 = Internal('t68', (F32, [1, 12]))
t69 = Internal('t69', (F32, [1, 12]))
x70 = Input('x70', (F32, [1, 12]))
t71 = Internal('t71', (F32, [1, 12]))
t72 = Output('t72', (F32, [1, 12]))
x73 = Input('x73', (F32, [1, 12]))
t74 = Internal('t74', (F32, [1, 12]))
t75 = Internal('t75', (F32, [1, 12]))
x76 = Input('x76', (F32, [2, 4]))
t77 = Internal('t77', (F32, [2, 4]))
x78 = Input('x78', (F32, [2, 4]))
t79 = Internal('t79', (F32, [2, 4]))
t80 = Output('t80', (F32, [2, 8]))
c81 = Parameter('c81', (F32, [1]), [1.5])
t82 = Output('t82', (F32, [2, 6]))
t83 = Output('t83', (F32, [2, 6]))
t84 = Output('t84', (F32, [2, 6]))
t85 = Output('t85', (F32, [2, 6]))
t86 = Output('t86', (F32, [2, 6]))
t87 = Output('t87', (F32, [2, 3]))
t88 = Output('t88', (F32, [2, 3]))
t89 = Output('t89', (F32, [2, 2]))
t90 = Output('t90', (F32, [2, 6]))
t91 = Output('t91', (F32, [2]))
t92 = Output('t92', (F32, [4, 4]))
t93 = Output('t93', (F32, [1, 12]))
t94 = Output('t94', (F32, [1, 12]))
model = Model()
model.Operation('SUB', x1, c2, 1).To(t3)
model.Operation('CHANNEL_SHUFFLE', t3, 2, -1).To(t4)
model.Operation('CHANNEL_SHUFFLE', x5, 3, -1).To(t6)
model.Operation('SUB', c7, t6, 0).To(t8)
model.Operation('CHANNEL_SHUFFLE', x9, 2, -1).To(t10)
model.Operation('SUB', t10, c11, 0).To(t12)
model.Operation('CHANNEL_SHUFFLE', t12, 3, -1).To(t13)
model.Operation('CHANNEL_SHUFFLE', x1, 2, -1).To(t14)
model.Operation('CHANNEL_SHUFFLE', x5, 2, -1).To(t15)
model.Operation('SUB', t14, t15, 0).To(t16)
model.Operation('CHANNEL_SHUFFLE', x9, 2, -1).To(t17)
model.Operation('CHANNEL_SHUFFLE', x1, 3, -1).To(t18)
model.Operation('SUB', t17, t18, 0).To(t19)
model.Operation('CHANNEL_SHUFFLE', x5, 1, -1).To(t20)
model.Operation('CHANNEL_SHUFFLE', x9, 6, -1).To(t21)
model.Operation('CONCATENATION', x22, x23, 1).To(t24)
model.Operation('CHANNEL_SHUFFLE', t24, 2, -1).To(t25)
model.Operation('CONCATENATION', x26, x27, 1).To(t28)
model.Operation('CHANNEL_SHUFFLE', t28, 2, -1).To(t29)
model.Operation('CONCATENATION', x30, x31, x26, 1).To(t32)
model.Operation('CHANNEL_SHUFFLE', t32, 2, -1).To(t33)
model.Operation('CHANNEL_SHUFFLE', x1, 2, -1).To(t34)
model.Operation('SPLIT', t34, 1, 2).To(t35, t36)
model.Operation('CHANNEL_SHUFFLE', x5, 2, -1).To(t37)
model.Operation('SPLIT', t37, 1, 3).To(t38, t39, t40)
model.Operation('CHANNEL_SHUFFLE', x9, 3, -1).To(t41)
model.Operation('SLICE', t41, [0, 1], [2, 3]).To(t42)
model.Operation('CHANNEL_SHUFFLE', x1, 2, -1).To(t43)
model.Operation('STRIDED_SLICE', t43, [0, 0], [2, 6], [1, 2], 0, 0, 0).To(t44)
model.Operation('CHANNEL_SHUFFLE', x5, 2, -1).To(t45)
model.Operation('STRIDED_SLICE', t45, [0, 1], [2, 6], [1, 3], 0, 0, 0).To(t46)
model.Operation('CHANNEL_SHUFFLE', x9, 2, -1).To(t47)
model.Operation('GATHER', t47, 1, c48).To(t49)
model.Operation('CHANNEL_SHUFFLE', x1, 2, -1).To(t50)
model.Operation('GATHER', t50, 1, c51).To(t52)
model.Operation('CHANNEL_SHUFFLE', x5, 3, -1).To(t53)
model.Operation('REDUCE_MAX', t53, c54, False).To(t55)
model.Operation('CHANNEL_SHUFFLE', x9, 3, -1).To(t56)
model.Operation('REDUCE_MAX', t56, c57, False).To(t58)
model.Operation('CHANNEL_SHUFFLE', x59, 2, 0).To(t60)
model.Operation('TRANSPOSE', t60, [1, 0]).To(t61)
model.Operation('TRANSPOSE', x62, [1, 0]).To(t63)
model.Operation('CHANNEL_SHUFFLE', t63, 2, 0).To(t64)
model.Operation('CHANNEL_SHUFFLE', x1, 2, -1).To(t65)
model.Operation('RESHAPE', t65, [3, 4]).To(t66)
model.Operation('CHANNEL_SHUFFLE', x67, 2, -1).To(t68)
model.Operation('CHANNEL_SHUFFLE', t68, 2, -1).To(t69)
model.Operation('CHANNEL_SHUFFLE', x70, 2, -1).To(t71)
model.Operation('CHANNEL_SHUFFLE', t71, 6, -1).To(t72)
model.Operation('CHANNEL_SHUFFLE', x73, 4, -1).To(t74)
model.Operation('CHANNEL_SHUFFLE', t74, 2, -1).To(t75)
model.Operation('CHANNEL_SHUFFLE', x76, 2, -1).To(t77)
model.Operation('CHANNEL_SHUFFLE', x78, 2, -1).To(t79)
model.Operation('CONCATENATION', t77, t79, 1).To(t80)
model.Operation('SUB', c81, t8, 0).To(t82)
model.Operation('SUB', c81, t16, 0).To(t83)
model.Operation('SUB', c81, t20, 0).To(t84)
model.Operation('SUB', c81, t25, 0).To(t85)
model.Operation('SUB', c81, t33, 0).To(t86)
model.Operation('SUB', c81, t36, 0).To(t87)
model.Operation('SUB', c81, t42, 0).To(t88)
model.Operation('SUB', c81, t46, 0).To(t89)
model.Operation('SUB', c81, t52, 0).To(t90)
model.Operation('SUB', c81, t58, 0).To(t91)
model.Operation('SUB', c81, t64, 0).To(t92)
model.Operation('SUB', c81, t69, 0).To(t93)
model.Operation('SUB', c81, t75, 0).To(t94)
Example({
    x1: [-3.5, 3.5, 22.0, 1.5, 24.5, -20.5, 4.0, 21.5, -2.0, 28.5, -4.5, 20.0],
    t4: [0.0, 0.0, 5.5, 25.5, 21.5, 0.0, 3.0, 25.5, 23.5, 0.0, 0.0, 18.0],
    x5: [-19.0, -24.0, -13.0, 17.5, 18.5, -15.0, -26.5, 24.5, 12.5, -2.5, 22.0, -7.5],
    x9: [1.5, -21.0, 19.5, -5.0, -27.0, 14.5, -4.5, 29.0, -16.0, 28.5, -7.0, 6.0],
    t13: [0.5, -19.0, 16.5, -6.0, -25.0, 11.5, -5.5, 31.0, -19.0, 27.5, -5.0, 3.0],
    t19: [5.0, -27.0, -45.5, -30.5, 18.0, 35.0, -8.5, 30.5, 33.5, -28.5, -44.5, -14.0],
    t21: [1.5, -21.0, 19.5, -5.0, -27.0, 14.5, -4.5, 29.0, -16.0, 28.5, -7.0, 6.0],
    x22: [10.0, -14.0, -9.0, 15.0, -13.0, -12.5],
    x23: [-1.0, -19.0, -9.0, 17.5, -28.5, -5.0],
    x26: [10.0, -14.0, -8.0, -15.5],
    x27: [9.5, -9.5, -10.0, 11.5, 6.5, 22.0, -21.5, -11.5],
    t29: [10.0, -9.5, -14.0, -10.0, 9.5, 11.5, -8.0, 22.0, -15.5, -21.5, 6.5, -11.5],
    x30: [-27.5, 7.0, -25.0, 2.0],
    x31: [-21.0, 14.5, -4.0, 29.0],
    t35: [-3.5, 1.5, 3.5, 4.0, 28.5, 21.5],
    t39: [-24.0, 18.5, 24.5, 22.0],
    t44: [-3.5, 3.5, 22.0, 4.0, 21.5, -2.0],
    t49: [1.5, -27.0, -5.0, 19.5, -21.0, 14.5, -4.5, -7.0, 28.5, -16.0, 29.0, 6.0],
    t55: [-19.0, 12.5, 22.0, 24.5, 17.5, -7.5],
    x59: [2.0, 29.0, 26.0, -20.5, 9.5, -14.5, -8.5, -13.5, 14.0, 27.0, -22.5, -6.5, 9.0, -1.5, 13.5, -14.0],
    t61: [2.0, 14.0, 9.5, 9.0, 29.0, 27.0, -14.5, -1.5, 26.0, -22.5, -8.5, 13.5, -20.5, -6.5, -13.5, -14.0],
    x62: [4.5, 2.5, -26.5, -4.0, 9.0, -28.5, -7.5, -22.0, 29.0, 15.5, -11.0, 4.0, 14.5, 22.5, 25.5, 26.5],
    t66: [-3.5, 1.5, 3.5, 24.5, 22.0, -20.5, 4.0, 28.5, 21.5, -4.5, -2.0, 20.0],
    x67: [28.0, -19.5, -9.0, 29.0, 17.5, -2.0, -16.5, -28.5, 8.5, 14.5, -24.5, 27.0],
    x70: [15.5, 1.5, -21.5, -22.0, 5.0, -28.0, 17.0, 20.0, -18.0, -10.5, 28.5, 0.5],
    t72: [15.5, 1.5, -21.5, -22.0, 5.0, -28.0, 17.0, 20.0, -18.0, -10.5, 28.5, 0.5],
    x73: [4.0, -2.0, -1.0, 0.0, 18.5, 2.5, -22.0, 3.5, 0.5, -26.5, 8.0, 10.0],
    x76: [23.5, -22.5, -6.5, 17.0, -18.5, 29.0, -25.5, -2.5],
    x78: [23.5, -7.0, -8.0, -24.5, 21.5, 7.5, 5.5, 22.5],
    t80: [23.5, -6.5, -22.5, 17.0, 23.5, -8.0, -7.0, -24.5, -18.5, -25.5, 29.0, -2.5, 21.5, 5.5, 7.5, 22.5],
    t82: [-18.5, -9.5, 19.5, -25.5, 20.0, -15.5, -26.0, 16.0, 23.0, 23.0, 0.0, -8.0],
    t83: [-14.0, 17.5, -26.0, -4.5, -33.5, 7.0, -29.0, -29.5, 4.5, 28.0, 16.0, -26.0],
    t84: [20.5, 25.5, 14.5, -16.0, -17.0, 16.5, 28.0, -23.0, -11.0, 4.0, -20.5, 9.0],
    t85: [-8.5, 2.5, 15.5, 20.5, 10.5, 10.5, -13.5, -16.0, 14.5, 30.0, 14.0, 6.5],
    t86: [29.0, -13.0, -5.5, -8.5, 22.5, 15.5, 26.5, -27.5, -0.5, 9.5, 5.5, 17.0],
    t87: [-23.0, -20.5, 22.0, 6.0, 3.5, -18.5],
    t88: [-18.0, 28.5, 22.5, 17.5, 8.5, -27.5],
    t89: [-16.0, 14.5, 4.0, -11.0],
    t90: [5.0, -2.0, -20.5, 0.0, -23.0, 22.0, -2.5, -20.0, 3.5, -27.0, 6.0, -18.5],
    t91: [-18.0, -27.5],
    t92: [-3.0, -7.5, -27.5, -13.0, 28.0, 9.0, 12.5, -24.0, -1.0, 30.0, -14.0, -21.0, 5.5, 23.5, -2.5, -25.0],
    t93: [-26.5, -27.5, 18.0, -13.0, 21.0, -16.0, 30.0, 26.0, 10.5, 3.5, -7.0, -25.5],
    t94: [-2.5, -2.0, 1.5, -6.5, 23.5, 2.5, 28.0, -1.0, 3.5, 1.0, -17.0, -8.5],
}, name='past').AddVariations('float16').DisableLifeTimeVariation()
