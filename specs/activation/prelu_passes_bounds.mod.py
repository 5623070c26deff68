# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: bounds and signs that are moved or dropped, where that is right and where it is not.

# Slopes in a row, and what is made of bounds.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3]))
c5 = Parameter('c5', ('TENSOR_FLOAT32', [1]), [0.0])
t6 = Output('t6', ('TENSOR_FLOAT32', [2, 3]))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [1]), [1.0])
t8 = Internal('t8', ('TENSOR_FLOAT32', [2, 3]))
c9 = Parameter('c9', ('TENSOR_FLOAT32', [1]), [-1.0])
t10 = Output('t10', ('TENSOR_FLOAT32', [2, 3]))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [3]), [0.0, 0.0, 0.0])
t12 = Internal('t12', ('TENSOR_FLOAT32', [2, 3]))
c13 = Parameter('c13', ('TENSOR_FLOAT32', [3]), [1.0, 1.0, 1.0])
t14 = Output('t14', ('TENSOR_FLOAT32', [2, 3]))
c15 = Parameter('c15', ('TENSOR_FLOAT32', [3]), [0.0, 1.0, -1.0])
t16 = Internal('t16', ('TENSOR_FLOAT32', [2, 3]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [1]), [2.0])
t18 = Internal('t18', ('TENSOR_FLOAT32', [2, 3]))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [1]), [3.0])
t20 = Output('t20', ('TENSOR_FLOAT32', [2, 3]))
c21 = Parameter('c21', ('TENSOR_FLOAT32', [1]), [-2.0])
t22 = Internal('t22', ('TENSOR_FLOAT32', [2, 3]))
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 3]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [3]), [2.0, 0.0, -1.0])
t25 = Internal('t25', ('TENSOR_FLOAT32', [2, 3]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [3]), [1.0, 2.0, 3.0])
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 3]))
c3 = Parameter('c3', ('TENSOR_FLOAT32', [2, 1]), [2.0, -1.0])
t28 = Internal('t28', ('TENSOR_FLOAT32', [2, 3]))
x4 = Input('x4', ('TENSOR_FLOAT32', [3]))
t29 = Internal('t29', ('TENSOR_FLOAT32', [2, 3]))
t30 = Internal('t30', ('TENSOR_FLOAT32', [2, 3]))
t31 = Output('t31', ('TENSOR_FLOAT32', [2, 3]))
t32 = Internal('t32', ('TENSOR_FLOAT32', [2, 3]))
t33 = Internal('t33', ('TENSOR_FLOAT32', [2, 3]))
t34 = Internal('t34', ('TENSOR_FLOAT32', [2, 3]))
t35 = Internal('t35', ('TENSOR_FLOAT32', [2, 3]))
t36 = Output('t36', ('TENSOR_FLOAT32', [2, 3]))
t37 = Internal('t37', ('TENSOR_FLOAT32', [2, 3]))
t38 = Internal('t38', ('TENSOR_FLOAT32', [2, 3]))
c39 = Parameter('c39', ('TENSOR_FLOAT32', [3]), [2.0, -1.0, 0.0])
t40 = Internal('t40', ('TENSOR_FLOAT32', [2, 3]))
t41 = Output('t41', ('TENSOR_FLOAT32', [2, 3]))
t42 = Internal('t42', ('TENSOR_FLOAT32', [2, 3]))
t43 = Internal('t43', ('TENSOR_FLOAT32', [2, 3]))
t44 = Internal('t44', ('TENSOR_FLOAT32', [2, 3]))
t45 = Output('t45', ('TENSOR_FLOAT32', [2, 3]))
c46 = Parameter('c46', ('TENSOR_FLOAT32', [3]), [1.0, 2.0, 0.0])
t47 = Internal('t47', ('TENSOR_FLOAT32', [2, 3]))
t48 = Internal('t48', ('TENSOR_FLOAT32', [2, 3]))
c49 = Parameter('c49', ('TENSOR_FLOAT32', [3]), [0.0, -1.0, 1.0])
t50 = Internal('t50', ('TENSOR_FLOAT32', [2, 3]))
t51 = Output('t51', ('TENSOR_FLOAT32', [2, 3]))
t52 = Internal('t52', ('TENSOR_FLOAT32', [2, 3]))
t53 = Internal('t53', ('TENSOR_FLOAT32', [2, 3]))
t54 = Internal('t54', ('TENSOR_FLOAT32', [2, 3]))
t55 = Internal('t55', ('TENSOR_FLOAT32', [2, 3]))
t56 = Internal('t56', ('TENSOR_FLOAT32', [2, 3]))
c57 = Parameter('c57', ('TENSOR_FLOAT32', [3]), [-2.0, 1.0, 3.0])
t58 = Internal('t58', ('TENSOR_FLOAT32', [2, 3]))
t59 = Output('t59', ('TENSOR_FLOAT32', [2, 3]))
t60 = Internal('t60', ('TENSOR_FLOAT32', [2, 3]))
x2 = Input('x2', ('TENSOR_FLOAT32', [2, 3]))
t61 = Internal('t61', ('TENSOR_FLOAT32', [2, 3]))
t62 = Internal('t62', ('TENSOR_FLOAT32', [2, 3]))
t63 = Internal('t63', ('TENSOR_FLOAT32', [2, 3]))
t64 = Internal('t64', ('TENSOR_FLOAT32', [2, 3]))
t65 = Internal('t65', ('TENSOR_FLOAT32', [2, 3]))
t66 = Internal('t66', ('TENSOR_FLOAT32', [2, 3]))
t67 = Internal('t67', ('TENSOR_FLOAT32', [2, 3]))
t68 = Internal('t68', ('TENSOR_FLOAT32', [2, 3]))
t69 = Output('t69', ('TENSOR_FLOAT32', [2, 3]))
t70 = Internal('t70', ('TENSOR_FLOAT32', [2, 3]))
t71 = Internal('t71', ('TENSOR_FLOAT32', [2, 3]))
t72 = Internal('t72', ('TENSOR_FLOAT32', [2, 3]))
t73 = Internal('t73', ('TENSOR_FLOAT32', [2, 3]))
t74 = Internal('t74', ('TENSOR_FLOAT32', [2, 3]))
t75 = Internal('t75', ('TENSOR_FLOAT32', [2, 3]))
t76 = Internal('t76', ('TENSOR_FLOAT32', [2, 3]))
t77 = Output('t77', ('TENSOR_FLOAT32', [2, 3]))
t78 = Output('t78', ('TENSOR_FLOAT32', [2, 3]))
t79 = Output('t79', ('TENSOR_FLOAT32', [2, 3]))
t80 = Output('t80', ('TENSOR_FLOAT32', [2, 3]))
t81 = Output('t81', ('TENSOR_FLOAT32', [2, 3]))
t82 = Output('t82', ('TENSOR_FLOAT32', [2, 3]))
t83 = Output('t83', ('TENSOR_FLOAT32', [2, 3]))
t84 = Output('t84', ('TENSOR_FLOAT32', [2, 3]))
t85 = Output('t85', ('TENSOR_FLOAT32', [2, 3]))
t86 = Output('t86', ('TENSOR_FLOAT32', [2, 3]))
t87 = Output('t87', ('TENSOR_FLOAT32', [2, 3]))
t88 = Output('t88', ('TENSOR_FLOAT32', [2, 3]))
t89 = Output('t89', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('PRELU', x1, c5).To(t6)
model.Operation('PRELU', x1, c7).To(t8)
model.Operation('PRELU', x1, c9).To(t10)
model.Operation('PRELU', x1, c11).To(t12)
model.Operation('PRELU', x1, c13).To(t14)
model.Operation('PRELU', x1, c15).To(t16)
model.Operation('PRELU', x1, c17).To(t18)
model.Operation('PRELU', t18, c19).To(t20)
model.Operation('PRELU', x1, c21).To(t22)
model.Operation('PRELU', t22, c19).To(t23)
model.Operation('PRELU', x1, c24).To(t25)
model.Operation('PRELU', t25, c26).To(t27)
model.Operation('PRELU', x1, c3).To(t28)
model.Operation('PRELU', t28, x4).To(t29)
model.Operation('MUL', x1, c17, 0).To(t30)
model.Operation('PRELU', t30, c19).To(t31)
model.Operation('MUL', x1, c9, 0).To(t32)
model.Operation('PRELU', t32, c19).To(t33)
model.Operation('MUL', x1, c9, 0).To(t34)
model.Operation('PRELU', t34, c19).To(t35)
model.Operation('MUL', t35, c9, 0).To(t36)
model.Operation('PRELU', x1, c17).To(t37)
model.Operation('MUL', t37, c9, 0).To(t38)
model.Operation('PRELU', x1, c39).To(t40)
model.Operation('RELU', t40).To(t41)
model.Operation('RELU', x1).To(t42)
model.Operation('PRELU', t42, c17).To(t43)
model.Operation('ADD', x1, c7, 1).To(t44)
model.Operation('PRELU', t44, c21).To(t45)
model.Operation('MUL', x1, c46, 0).To(t47)
model.Operation('MAXIMUM', x1, t47).To(t48)
model.Operation('MUL', x1, c49, 0).To(t50)
model.Operation('MAXIMUM', t50, x1).To(t51)
model.Operation('MUL', x1, c3, 0).To(t52)
model.Operation('MINIMUM', t52, x1).To(t53)
model.Operation('RELU', x1).To(t54)
model.Operation('MUL', x1, c9, 0).To(t55)
model.Operation('RELU', t55).To(t56)
model.Operation('MUL', t56, c57, 0).To(t58)
model.Operation('ADD', t54, t58, 0).To(t59)
model.Operation('RELU', x1).To(t60)
model.Operation('MUL', x2, c9, 0).To(t61)
model.Operation('RELU', t61).To(t62)
model.Operation('MUL', t62, c57, 0).To(t63)
model.Operation('ADD', t60, t63, 0).To(t64)
model.Operation('RELU', x1).To(t65)
model.Operation('MUL', x1, c9, 0).To(t66)
model.Operation('RELU', t66).To(t67)
model.Operation('MUL', t67, c57, 0).To(t68)
model.Operation('SUB', t65, t68, 0).To(t69)
model.Operation('MAXIMUM', x1, c5).To(t70)
model.Operation('MINIMUM', x1, c5).To(t71)
model.Operation('MUL', t71, c3, 0).To(t72)
model.Operation('ADD', t70, t72, 0).To(t73)
model.Operation('MAXIMUM', x1, c5).To(t74)
model.Operation('MINIMUM', x2, c5).To(t75)
model.Operation('MUL', t75, c3, 0).To(t76)
model.Operation('ADD', t74, t76, 0).To(t77)
model.Operation('SUB', c7, t8, 0).To(t78)
model.Operation('SUB', c7, t12, 0).To(t79)
model.Operation('SUB', c7, t16, 0).To(t80)
model.Operation('SUB', c7, t23, 0).To(t81)
model.Operation('SUB', c7, t29, 0).To(t82)
model.Operation('SUB', c7, t33, 0).To(t83)
model.Operation('SUB', c7, t38, 0).To(t84)
model.Operation('SUB', c7, t43, 0).To(t85)
model.Operation('SUB', c7, t48, 0).To(t86)
model.Operation('SUB', c7, t53, 0).To(t87)
model.Operation('SUB', c7, t64, 0).To(t88)
model.Operation('SUB', c7, t73, 0).To(t89)
Example({
    x1: [-2.0, 1.5, -2.5, 1.0, 4.0, 2.0],
    t6: [0.0, 1.5, 0.0, 1.0, 4.0, 2.0],
    t10: [2.0, 1.5, 2.5, 1.0, 4.0, 2.0],
    t14: [-2.0, 1.5, -2.5, 1.0, 4.0, 2.0],
    t20: [-12.0, 1.5, -15.0, 1.0, 4.0, 2.0],
    t27: [-4.0, 1.5, 2.5, 1.0, 4.0, 2.0],
    x4: [2.0, 0.0, -1.0],
    t31: [-12.0, 3.0, -15.0, 2.0, 8.0, 4.0],
    t36: [-2.0, 4.5, -2.5, 3.0, 12.0, 6.0],
    t41: [0.0, 1.5, 0.0, 1.0, 4.0, 2.0],
    t45: [0.0, 2.5, 0.0, 2.0, 5.0, 3.0],
    t51: [0.0, 1.5, -2.5, 1.0, 4.0, 2.0],
    t59: [-4.0, 1.5, 7.5, 1.0, 4.0, 2.0],
    x2: [4.0, -2.0, -4.0, -1.5, -0.5, -3.5],
    t69: [4.0, 1.5, -7.5, 1.0, 4.0, 2.0],
    t77: [0.0, -2.5, -8.0, 2.5, 4.5, 5.5],
    t78: [3.0, -0.5, 3.5, 0.0, -3.0, -1.0],
    t79: [1.0, -0.5, 1.0, 0.0, -3.0, -1.0],
    t80: [1.0, -0.5, -1.5, 0.0, -3.0, -1.0],
    t81: [-3.0, -0.5, -4.0, 0.0, -3.0, -1.0],
    t82: [9.0, -0.5, -4.0, 0.0, -3.0, -1.0],
    t83: [-1.0, 5.5, -1.5, 4.0, 13.0, 7.0],
    t84: [-3.0, 2.5, -4.0, 2.0, 5.0, 3.0],
    t85: [1.0, -0.5, 1.0, 0.0, -3.0, -1.0],
    t86: [3.0, -2.0, 1.0, 0.0, -7.0, -1.0],
    t87: [5.0, -0.5, 6.0, 2.0, 5.0, 3.0],
    t88: [1.0, -2.5, -11.0, 3.0, -3.5, -11.5],
    t89: [5.0, -0.5, 6.0, 0.0, -3.0, -1.0],
}, name='slopes').AddVariations('float16').DisableLifeTimeVariation()

# Slopes in a row, and what is made of bounds.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [120])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [120, 120, 120])
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 122, 122])
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c15 = Parameter('c15', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [120, 122, 118])
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [124])
t18 = Internal('t18', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c19 = Parameter('c19', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [126])
t20 = Internal('t20', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c21 = Parameter('c21', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [116])
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t23 = Output('t23', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [124, 120, 118])
t25 = Internal('t25', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 124, 126])
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c3 = Parameter('c3', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120), [124, 118])
t28 = Internal('t28', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x4 = Input('x4', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120))
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t31 = Internal('t31', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t32 = Internal('t32', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t33 = Output('t33', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t34 = Internal('t34', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t35 = Internal('t35', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t36 = Internal('t36', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t37 = Internal('t37', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t38 = Output('t38', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c39 = Parameter('c39', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [124, 118, 120])
t40 = Internal('t40', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t41 = Internal('t41', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t42 = Internal('t42', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t43 = Output('t43', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t44 = Internal('t44', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t45 = Internal('t45', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 124, 120])
t47 = Internal('t47', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t48 = Output('t48', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c49 = Parameter('c49', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [120, 118, 122])
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t52 = Internal('t52', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t53 = Output('t53', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t54 = Internal('t54', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t55 = Internal('t55', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t56 = Internal('t56', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c57 = Parameter('c57', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [116, 122, 126])
t58 = Internal('t58', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t59 = Internal('t59', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t60 = Internal('t60', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
x2 = Input('x2', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t61 = Internal('t61', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t62 = Internal('t62', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t63 = Internal('t63', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t64 = Output('t64', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t65 = Internal('t65', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t66 = Internal('t66', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t67 = Internal('t67', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t68 = Internal('t68', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t69 = Internal('t69', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t70 = Internal('t70', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t71 = Internal('t71', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t72 = Internal('t72', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t73 = Output('t73', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t74 = Internal('t74', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t75 = Internal('t75', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t76 = Internal('t76', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t77 = Internal('t77', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c78 = Parameter('c78', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [135])
t79 = Output('t79', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t80 = Output('t80', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t81 = Output('t81', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t82 = Output('t82', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t83 = Output('t83', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t84 = Output('t84', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t85 = Output('t85', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t86 = Output('t86', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t87 = Output('t87', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t88 = Output('t88', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t89 = Output('t89', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t90 = Output('t90', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t91 = Output('t91', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
model = Model()
model.Operation('PRELU', x1, c5).To(t6)
model.Operation('PRELU', x1, c7).To(t8)
model.Operation('PRELU', x1, c9).To(t10)
model.Operation('PRELU', x1, c11).To(t12)
model.Operation('PRELU', x1, c13).To(t14)
model.Operation('PRELU', x1, c15).To(t16)
model.Operation('PRELU', x1, c17).To(t18)
model.Operation('PRELU', t18, c19).To(t20)
model.Operation('PRELU', x1, c21).To(t22)
model.Operation('PRELU', t22, c19).To(t23)
model.Operation('PRELU', x1, c24).To(t25)
model.Operation('PRELU', t25, c26).To(t27)
model.Operation('PRELU', x1, c3).To(t28)
model.Operation('PRELU', t28, x4).To(t29)
model.Operation('MUL', x1, c17, 0).To(t30)
model.Operation('PRELU', t30, c19).To(t31)
model.Operation('MUL', x1, c9, 0).To(t32)
model.Operation('PRELU', t32, c19).To(t33)
model.Operation('MUL', x1, c9, 0).To(t34)
model.Operation('PRELU', t34, c19).To(t35)
model.Operation('MUL', t35, c9, 0).To(t36)
model.Operation('PRELU', x1, c17).To(t37)
model.Operation('MUL', t37, c9, 0).To(t38)
model.Operation('PRELU', x1, c39).To(t40)
model.Operation('RELU', t40).To(t41)
model.Operation('RELU', x1).To(t42)
model.Operation('PRELU', t42, c17).To(t43)
model.Operation('ADD', x1, c7, 1).To(t44)
model.Operation('PRELU', t44, c21).To(t45)
model.Operation('MUL', x1, c46, 0).To(t47)
model.Operation('MAXIMUM', x1, t47).To(t48)
model.Operation('MUL', x1, c49, 0).To(t50)
model.Operation('MAXIMUM', t50, x1).To(t51)
model.Operation('MUL', x1, c3, 0).To(t52)
model.Operation('MINIMUM', t52, x1).To(t53)
model.Operation('RELU', x1).To(t54)
model.Operation('MUL', x1, c9, 0).To(t55)
model.Operation('RELU', t55).To(t56)
model.Operation('MUL', t56, c57, 0).To(t58)
model.Operation('ADD', t54, t58, 0).To(t59)
model.Operation('RELU', x1).To(t60)
model.Operation('MUL', x2, c9, 0).To(t61)
model.Operation('RELU', t61).To(t62)
model.Operation('MUL', t62, c57, 0).To(t63)
model.Operation('ADD', t60, t63, 0).To(t64)
model.Operation('RELU', x1).To(t65)
model.Operation('MUL', x1, c9, 0).To(t66)
model.Operation('RELU', t66).To(t67)
model.Operation('MUL', t67, c57, 0).To(t68)
model.Operation('SUB', t65, t68, 0).To(t69)
model.Operation('MAXIMUM', x1, c5).To(t70)
model.Operation('MINIMUM', x1, c5).To(t71)
model.Operation('MUL', t71, c3, 0).To(t72)
model.Operation('ADD', t70, t72, 0).To(t73)
model.Operation('MAXIMUM', x1, c5).To(t74)
model.Operation('MINIMUM', x2, c5).To(t75)
model.Operation('MUL', t75, c3, 0).To(t76)
model.Operation('ADD', t74, t76, 0).To(t77)
model.Operation('SUB', c78, t6, 0).To(t79)
model.Operation('SUB', c78, t10, 0).To(t80)
model.Operation('SUB', c78, t14, 0).To(t81)
model.Operation('SUB', c78, t20, 0).To(t82)
model.Operation('SUB', c78, t27, 0).To(t83)
model.Operation('SUB', c78, t31, 0).To(t84)
model.Operation('SUB', c78, t36, 0).To(t85)
model.Operation('SUB', c78, t41, 0).To(t86)
model.Operation('SUB', c78, t45, 0).To(t87)
model.Operation('SUB', c78, t51, 0).To(t88)
model.Operation('SUB', c78, t59, 0).To(t89)
model.Operation('SUB', c78, t69, 0).To(t90)
model.Operation('SUB', c78, t77, 0).To(t91)
Example({
    x1: [116, 123, 115, 122, 128, 124],
    t8: [116, 123, 115, 122, 128, 124],
    t12: [120, 123, 120, 122, 128, 124],
    t16: [120, 123, 125, 122, 128, 124],
    t23: [128, 123, 130, 122, 128, 124],
    x4: [124, 120, 118],
    t29: [104, 123, 130, 122, 128, 124],
    t33: [124, 111, 125, 114, 96, 108],
    t38: [128, 117, 130, 118, 112, 116],
    t43: [120, 123, 120, 122, 128, 124],
    t48: [116, 126, 120, 122, 136, 124],
    t53: [112, 123, 110, 118, 112, 116],
    x2: [128, 116, 112, 117, 119, 113],
    t64: [120, 127, 144, 116, 129, 145],
    t73: [112, 123, 110, 122, 128, 124],
    t79: [135, 132, 135, 133, 127, 131],
    t80: [131, 132, 130, 133, 127, 131],
    t81: [139, 132, 140, 133, 127, 131],
    t82: [159, 132, 165, 133, 127, 131],
    t83: [143, 132, 130, 133, 127, 131],
    t84: [159, 129, 165, 131, 119, 127],
    t85: [139, 126, 140, 129, 111, 123],
    t86: [135, 132, 135, 133, 127, 131],
    t87: [135, 130, 135, 131, 125, 129],
    t88: [135, 132, 140, 133, 127, 131],
    t89: [143, 132, 120, 133, 127, 131],
    t90: [127, 132, 150, 133, 127, 131],
    t91: [135, 140, 151, 130, 126, 124],
}, name='slopes_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
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
    c39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t65: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t79: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t81: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t83: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t87: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t88: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t90: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t91: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
