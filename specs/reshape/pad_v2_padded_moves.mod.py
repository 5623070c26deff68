# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD_V2: what is padded, chosen, reversed or packed, and moved before or behind.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# An operation behind padding keeps the value, changes it, or lets others reach it.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [2, 2]))
t3 = Internal('t3', (F32, [2, 2]))
c4 = Parameter('c4', (I32, [2, 2]), [1, 0, 0, 2])
t5 = Output('t5', (F32, [3, 4]))
x6 = Input('x6', (F32, [2, 2]))
t7 = Internal('t7', (F32, [2, 2]))
c8 = Parameter('c8', (I32, [2, 2]), [1, 0, 0, 2])
t9 = Internal('t9', (F32, [3, 4]))
x10 = Input('x10', (F32, [2, 2]))
c11 = Parameter('c11', (I32, [2, 2]), [1, 0, 0, 2])
t12 = Internal('t12', (F32, [3, 4]))
t13 = Output('t13', (F32, [3, 4]))
c14 = Parameter('c14', (I32, [2, 2]), [1, 0, 0, 2])
t15 = Internal('t15', (F32, [3, 4]))
t16 = Internal('t16', (F32, [3, 4]))
c17 = Parameter('c17', (F32, [1]), [1.5])
t18 = Internal('t18', (F32, [2, 2]))
c19 = Parameter('c19', (I32, [2, 2]), [1, 0, 0, 2])
t20 = Output('t20', (F32, [3, 4]))
t21 = Internal('t21', (F32, [2, 2]))
c22 = Parameter('c22', (I32, [2, 2]), [1, 0, 0, 2])
t23 = Internal('t23', (F32, [3, 4]))
c24 = Parameter('c24', (I32, [2, 2]), [1, 0, 0, 2])
t25 = Internal('t25', (F32, [3, 4]))
c1 = Parameter('c1', (F32, [4]), [1.0, -2.0, 3.0, 0.5])
t26 = Output('t26', (F32, [3, 4]))
c27 = Parameter('c27', (I32, [2, 2]), [1, 0, 0, 2])
t28 = Internal('t28', (F32, [3, 4]))
t29 = Internal('t29', (F32, [3, 4]))
c30 = Parameter('c30', (I32, [2, 2]), [1, 0, 0, 2])
t31 = Internal('t31', (F32, [3, 4]))
c32 = Parameter('c32', (I32, [2, 2]), [1, 0, 0, 2])
t33 = Internal('t33', (F32, [3, 4]))
t34 = Output('t34', (F32, [3, 4]))
c35 = Parameter('c35', (I32, [2, 2]), [1, 0, 0, 2])
t36 = Internal('t36', (F32, [3, 4]))
c37 = Parameter('c37', (I32, [2, 2]), [1, 0, 0, 2])
t38 = Internal('t38', (F32, [3, 4]))
t39 = Internal('t39', (F32, [3, 4]))
x40 = Input('x40', (F32, [2, 3]))
c41 = Parameter('c41', (I32, [2, 2]), [0, 0, 0, 2])
t42 = Internal('t42', (F32, [2, 5]))
c43 = Parameter('c43', (I32, [2, 2]), [0, 0, 3, 0])
t44 = Internal('t44', (F32, [2, 5]))
t45 = Output('t45', (F32, [2, 5]))
x46 = Input('x46', (F32, [2, 3]))
c47 = Parameter('c47', (I32, [2, 2]), [0, 0, 0, 2])
t48 = Internal('t48', (F32, [2, 5]))
x49 = Input('x49', (F32, [2, 3]))
c50 = Parameter('c50', (I32, [2, 2]), [0, 0, 2, 0])
t51 = Internal('t51', (F32, [2, 5]))
t52 = Internal('t52', (F32, [2, 5]))
c53 = Parameter('c53', (I32, [2, 2]), [0, 0, 0, 2])
t54 = Internal('t54', (F32, [2, 5]))
c55 = Parameter('c55', (I32, [2, 2]), [0, 0, 3, 0])
t56 = Internal('t56', (F32, [2, 5]))
t57 = Output('t57', (F32, [2, 5]))
x58 = Input('x58', (F32, [2, 2]))
c59 = Parameter('c59', (I32, [2, 2]), [1, 0, 0, 2])
t60 = Internal('t60', (F32, [3, 4]))
c61 = Parameter('c61', (I32, [1]), [1])
t62 = Internal('t62', (F32, [3]))
x63 = Input('x63', (F32, [2, 2]))
c64 = Parameter('c64', (I32, [2, 2]), [0, 0, 0, 1])
t65 = Internal('t65', (F32, [2, 3]))
c66 = Parameter('c66', (I32, [1]), [0])
t67 = Output('t67', (F32, [3]))
c68 = Parameter('c68', (I32, [2, 2]), [1, 0, 0, 2])
t69 = Internal('t69', (F32, [3, 4]))
c70 = Parameter('c70', (I32, [1]), [0])
t71 = Internal('t71', (F32, [1, 4]))
c72 = Parameter('c72', (F32, [1]), [1.5])
t73 = Output('t73', (F32, [3, 4]))
t74 = Output('t74', (F32, [3, 4]))
t75 = Output('t75', (F32, [3, 4]))
t76 = Output('t76', (F32, [3, 4]))
t77 = Output('t77', (F32, [3, 4]))
t78 = Output('t78', (F32, [2, 5]))
t79 = Output('t79', (F32, [3]))
t80 = Output('t80', (F32, [1, 4]))
model = Model()
model.Operation('RELU', x2).To(t3)
model.Operation('PAD', t3, c4).To(t5)
model.Operation('RELU', x6).To(t7)
model.Operation('PAD_V2', t7, c8, -2.5).To(t9)
model.Operation('PAD_V2', x10, c11, -2.5).To(t12)
model.Operation('RELU', t12).To(t13)
model.Operation('PAD_V2', x2, c14, 0.5).To(t15)
model.Operation('RELU1', t15).To(t16)
model.Operation('ADD', x6, c17, 0).To(t18)
model.Operation('PAD', t18, c19).To(t20)
model.Operation('SUB', x10, x2, 1).To(t21)
model.Operation('PAD_V2', t21, c22, 1.0).To(t23)
model.Operation('PAD', x6, c24).To(t25)
model.Operation('SUB', c1, t25, 0).To(t26)
model.Operation('PAD', x10, c27).To(t28)
model.Operation('MAXIMUM', t28, c1).To(t29)
model.Operation('PAD', x2, c30).To(t31)
model.Operation('PAD', x6, c32).To(t33)
model.Operation('SUB', t31, t33, 0).To(t34)
model.Operation('PAD_V2', x10, c35, 1.0).To(t36)
model.Operation('PAD_V2', x2, c37, 2.5).To(t38)
model.Operation('SUB', t36, t38, 0).To(t39)
model.Operation('PAD', x40, c41).To(t42)
model.Operation('PAD', x6, c43).To(t44)
model.Operation('ADD', t42, t44, 0).To(t45)
model.Operation('PAD', x46, c47).To(t48)
model.Operation('PAD', x49, c50).To(t51)
model.Operation('ADD', t48, t51, 0).To(t52)
model.Operation('PAD', x40, c53).To(t54)
model.Operation('PAD', x10, c55).To(t56)
model.Operation('MAXIMUM', t54, t56).To(t57)
model.Operation('PAD', x58, c59).To(t60)
model.Operation('REDUCE_MAX', t60, c61, False).To(t62)
model.Operation('PAD', x63, c64).To(t65)
model.Operation('REDUCE_MAX', t65, c66, False).To(t67)
model.Operation('PAD_V2', x2, c68, -40.0).To(t69)
model.Operation('REDUCE_MIN', t69, c70, True).To(t71)
model.Operation('SUB', c72, t9, 0).To(t73)
model.Operation('SUB', c72, t16, 0).To(t74)
model.Operation('SUB', c72, t23, 0).To(t75)
model.Operation('SUB', c72, t29, 0).To(t76)
model.Operation('SUB', c72, t39, 0).To(t77)
model.Operation('SUB', c72, t52, 0).To(t78)
model.Operation('SUB', c72, t62, 0).To(t79)
model.Operation('SUB', c72, t71, 0).To(t80)
Example({
    x2: [-24.0, -28.0, -4.5, 6.0],
    t5: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 6.0, 0.0, 0.0],
    x6: [-27.5, -2.5, -24.0, 24.5],
    x10: [26.0, -3.5, -12.5, 22.0],
    t13: [0.0, 0.0, 0.0, 0.0, 26.0, 0.0, 0.0, 0.0, 0.0, 22.0, 0.0, 0.0],
    t20: [0.0, 0.0, 0.0, 0.0, -26.0, -1.0, 0.0, 0.0, -22.5, 26.0, 0.0, 0.0],
    t26: [1.0, -2.0, 3.0, 0.5, 28.5, 0.5, 3.0, 0.5, 25.0, -26.5, 3.0, 0.5],
    t34: [0.0, 0.0, 0.0, 0.0, 3.5, -25.5, 0.0, 0.0, 19.5, -18.5, 0.0, 0.0],
    x40: [4.5, -16.5, -15.0, -21.5, -22.0, -8.5],
    t45: [4.5, -16.5, -15.0, -27.5, -2.5, -21.5, -22.0, -8.5, -24.0, 24.5],
    x46: [-23.0, 28.5, -5.0, -6.0, 11.5, -28.5],
    x49: [-10.5, 23.5, -5.5, 11.5, 25.0, -11.0],
    t57: [4.5, 0.0, 0.0, 26.0, 0.0, 0.0, 0.0, 0.0, 0.0, 22.0],
    x58: [-1.0, -2.0, -3.0, 2.0],
    x63: [-1.0, -2.0, -3.0, 2.0],
    t67: [-1.0, 2.0, 0.0],
    t73: [4.0, 4.0, 4.0, 4.0, 1.5, 1.5, 4.0, 4.0, 1.5, -23.0, 4.0, 4.0],
    t74: [1.0, 1.0, 1.0, 1.0, 2.5, 2.5, 1.0, 1.0, 2.5, 0.5, 1.0, 1.0],
    t75: [0.5, 0.5, 0.5, 0.5, -48.5, -23.0, 0.5, 0.5, 1.5, -14.5, 0.5, 0.5],
    t76: [0.5, 1.5, -1.5, 1.0, -24.5, 3.5, -1.5, 1.0, 0.5, -20.5, -1.5, 1.0],
    t77: [3.0, 3.0, 3.0, 3.0, -48.5, -23.0, 3.0, 3.0, 9.5, -14.5, 3.0, 3.0],
    t78: [24.5, -27.0, 17.0, -22.0, 7.0, 7.5, -10.0, 18.5, -23.5, 12.5],
    t79: [1.5, 1.5, -0.5],
    t80: [41.5, 41.5, 41.5, 41.5],
}, name='past').AddVariations('float16').DisableLifeTimeVariation()

# An operation behind padding keeps the value, changes it, or lets others reach it.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [2, 2], 0.5, 120))
t3 = Internal('t3', (U8, [2, 2], 0.5, 120))
c4 = Parameter('c4', (I32, [2, 2]), [1, 0, 0, 2])
t5 = Output('t5', (U8, [3, 4], 0.5, 120))
x6 = Input('x6', (U8, [2, 2], 0.5, 120))
t7 = Internal('t7', (U8, [2, 2], 0.5, 120))
c8 = Parameter('c8', (I32, [2, 2]), [1, 0, 0, 2])
t9 = Internal('t9', (U8, [3, 4], 0.5, 120))
x10 = Input('x10', (U8, [2, 2], 0.5, 120))
c11 = Parameter('c11', (I32, [2, 2]), [1, 0, 0, 2])
t12 = Internal('t12', (U8, [3, 4], 0.5, 120))
t13 = Output('t13', (U8, [3, 4], 0.5, 120))
c14 = Parameter('c14', (I32, [2, 2]), [1, 0, 0, 2])
t15 = Internal('t15', (U8, [3, 4], 0.5, 120))
t16 = Internal('t16', (U8, [3, 4], 0.5, 120))
c17 = Parameter('c17', (U8, [1], 0.5, 120), [123])
t18 = Internal('t18', (U8, [2, 2], 0.5, 120))
c19 = Parameter('c19', (I32, [2, 2]), [1, 0, 0, 2])
t20 = Output('t20', (U8, [3, 4], 0.5, 120))
t21 = Internal('t21', (U8, [2, 2], 0.5, 120))
c22 = Parameter('c22', (I32, [2, 2]), [1, 0, 0, 2])
t23 = Internal('t23', (U8, [3, 4], 0.5, 120))
c24 = Parameter('c24', (I32, [2, 2]), [1, 0, 0, 2])
t25 = Internal('t25', (U8, [3, 4], 0.5, 120))
c1 = Parameter('c1', (U8, [4], 0.5, 120), [122, 116, 126, 121])
t26 = Output('t26', (U8, [3, 4], 0.5, 120))
c27 = Parameter('c27', (I32, [2, 2]), [1, 0, 0, 2])
t28 = Internal('t28', (U8, [3, 4], 0.5, 120))
t29 = Internal('t29', (U8, [3, 4], 0.5, 120))
c30 = Parameter('c30', (I32, [2, 2]), [1, 0, 0, 2])
t31 = Internal('t31', (U8, [3, 4], 0.5, 120))
c32 = Parameter('c32', (I32, [2, 2]), [1, 0, 0, 2])
t33 = Internal('t33', (U8, [3, 4], 0.5, 120))
t34 = Output('t34', (U8, [3, 4], 0.5, 120))
c35 = Parameter('c35', (I32, [2, 2]), [1, 0, 0, 2])
t36 = Internal('t36', (U8, [3, 4], 0.5, 120))
c37 = Parameter('c37', (I32, [2, 2]), [1, 0, 0, 2])
t38 = Internal('t38', (U8, [3, 4], 0.5, 120))
t39 = Internal('t39', (U8, [3, 4], 0.5, 120))
x40 = Input('x40', (U8, [2, 3], 0.5, 120))
c41 = Parameter('c41', (I32, [2, 2]), [0, 0, 0, 2])
t42 = Internal('t42', (U8, [2, 5], 0.5, 120))
c43 = Parameter('c43', (I32, [2, 2]), [0, 0, 3, 0])
t44 = Internal('t44', (U8, [2, 5], 0.5, 120))
t45 = Output('t45', (U8, [2, 5], 0.5, 120))
x46 = Input('x46', (U8, [2, 3], 0.5, 120))
c47 = Parameter('c47', (I32, [2, 2]), [0, 0, 0, 2])
t48 = Internal('t48', (U8, [2, 5], 0.5, 120))
x49 = Input('x49', (U8, [2, 3], 0.5, 120))
c50 = Parameter('c50', (I32, [2, 2]), [0, 0, 2, 0])
t51 = Internal('t51', (U8, [2, 5], 0.5, 120))
t52 = Internal('t52', (U8, [2, 5], 0.5, 120))
c53 = Parameter('c53', (I32, [2, 2]), [0, 0, 0, 2])
t54 = Internal('t54', (U8, [2, 5], 0.5, 120))
c55 = Parameter('c55', (I32, [2, 2]), [0, 0, 3, 0])
t56 = Internal('t56', (U8, [2, 5], 0.5, 120))
t57 = Output('t57', (U8, [2, 5], 0.5, 120))
x58 = Input('x58', (U8, [2, 2], 0.5, 120))
c59 = Parameter('c59', (I32, [2, 2]), [1, 0, 0, 2])
t60 = Internal('t60', (U8, [3, 4], 0.5, 120))
c61 = Parameter('c61', (I32, [1]), [1])
t62 = Internal('t62', (U8, [3], 0.5, 120))
x63 = Input('x63', (U8, [2, 2], 0.5, 120))
c64 = Parameter('c64', (I32, [2, 2]), [0, 0, 0, 1])
t65 = Internal('t65', (U8, [2, 3], 0.5, 120))
c66 = Parameter('c66', (I32, [1]), [0])
t67 = Output('t67', (U8, [3], 0.5, 120))
c68 = Parameter('c68', (I32, [2, 2]), [1, 0, 0, 2])
t69 = Internal('t69', (U8, [3, 4], 0.5, 120))
c70 = Parameter('c70', (I32, [1]), [0])
t71 = Internal('t71', (U8, [1, 4], 0.5, 120))
c72 = Parameter('c72', (U8, [1], 0.5, 120), [123])
t73 = Output('t73', (U8, [3, 4], 0.5, 120))
t74 = Output('t74', (U8, [3, 4], 0.5, 120))
t75 = Output('t75', (U8, [3, 4], 0.5, 120))
t76 = Output('t76', (U8, [3, 4], 0.5, 120))
t77 = Output('t77', (U8, [3, 4], 0.5, 120))
t78 = Output('t78', (U8, [2, 5], 0.5, 120))
t79 = Output('t79', (U8, [3], 0.5, 120))
t80 = Output('t80', (U8, [1, 4], 0.5, 120))
model = Model()
model.Operation('RELU', x2).To(t3)
model.Operation('PAD', t3, c4).To(t5)
model.Operation('RELU', x6).To(t7)
model.Operation('PAD_V2', t7, c8, 115).To(t9)
model.Operation('PAD_V2', x10, c11, 115).To(t12)
model.Operation('RELU', t12).To(t13)
model.Operation('PAD_V2', x2, c14, 121).To(t15)
model.Operation('RELU1', t15).To(t16)
model.Operation('ADD', x6, c17, 0).To(t18)
model.Operation('PAD', t18, c19).To(t20)
model.Operation('SUB', x10, x2, 1).To(t21)
model.Operation('PAD_V2', t21, c22, 122).To(t23)
model.Operation('PAD', x6, c24).To(t25)
model.Operation('SUB', c1, t25, 0).To(t26)
model.Operation('PAD', x10, c27).To(t28)
model.Operation('MAXIMUM', t28, c1).To(t29)
model.Operation('PAD', x2, c30).To(t31)
model.Operation('PAD', x6, c32).To(t33)
model.Operation('SUB', t31, t33, 0).To(t34)
model.Operation('PAD_V2', x10, c35, 122).To(t36)
model.Operation('PAD_V2', x2, c37, 125).To(t38)
model.Operation('SUB', t36, t38, 0).To(t39)
model.Operation('PAD', x40, c41).To(t42)
model.Operation('PAD', x6, c43).To(t44)
model.Operation('ADD', t42, t44, 0).To(t45)
model.Operation('PAD', x46, c47).To(t48)
model.Operation('PAD', x49, c50).To(t51)
model.Operation('ADD', t48, t51, 0).To(t52)
model.Operation('PAD', x40, c53).To(t54)
model.Operation('PAD', x10, c55).To(t56)
model.Operation('MAXIMUM', t54, t56).To(t57)
model.Operation('PAD', x58, c59).To(t60)
model.Operation('REDUCE_MAX', t60, c61, False).To(t62)
model.Operation('PAD', x63, c64).To(t65)
model.Operation('REDUCE_MAX', t65, c66, False).To(t67)
model.Operation('PAD_V2', x2, c68, 40).To(t69)
model.Operation('REDUCE_MIN', t69, c70, True).To(t71)
model.Operation('SUB', c72, t9, 0).To(t73)
model.Operation('SUB', c72, t16, 0).To(t74)
model.Operation('SUB', c72, t23, 0).To(t75)
model.Operation('SUB', c72, t29, 0).To(t76)
model.Operation('SUB', c72, t39, 0).To(t77)
model.Operation('SUB', c72, t52, 0).To(t78)
model.Operation('SUB', c72, t62, 0).To(t79)
model.Operation('SUB', c72, t71, 0).To(t80)
Example({
    x2: [72, 64, 111, 132],
    t5: [120, 120, 120, 120, 120, 120, 120, 120, 120, 132, 120, 120],
    x6: [65, 115, 72, 169],
    x10: [172, 113, 95, 164],
    t13: [120, 120, 120, 120, 172, 120, 120, 120, 120, 164, 120, 120],
    t20: [120, 120, 120, 120, 68, 118, 120, 120, 75, 172, 120, 120],
    t26: [122, 116, 126, 121, 177, 121, 126, 121, 170, 67, 126, 121],
    t34: [120, 120, 120, 120, 127, 69, 120, 120, 159, 83, 120, 120],
    x40: [129, 87, 90, 77, 76, 103],
    t45: [129, 87, 90, 65, 115, 77, 76, 103, 72, 169],
    x46: [74, 177, 110, 108, 143, 63],
    x49: [99, 167, 109, 143, 170, 98],
    t57: [129, 120, 120, 172, 120, 120, 120, 120, 120, 164],
    x58: [118, 116, 114, 124],
    x63: [118, 116, 114, 124],
    t67: [118, 124, 120],
    t73: [128, 128, 128, 128, 123, 123, 128, 128, 123, 74, 128, 128],
    t74: [122, 122, 122, 122, 125, 125, 122, 122, 125, 121, 122, 122],
    t75: [121, 121, 121, 121, 23, 74, 121, 121, 123, 91, 121, 121],
    t76: [121, 123, 117, 122, 71, 127, 117, 122, 121, 79, 117, 122],
    t77: [126, 126, 126, 126, 23, 74, 126, 126, 139, 91, 126, 126],
    t78: [169, 66, 154, 76, 134, 135, 100, 157, 73, 145],
    t79: [123, 123, 119],
    t80: [203, 203, 203, 203],
}, name='past_quant8').DisableLifeTimeVariation()
