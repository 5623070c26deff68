# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: bounds and signs that are moved or dropped, where that is right and where it is not.

# Bounds in a row.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [3]), [1.0, -2.0, 0.5])
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 3]))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [3]), [1.0, -1.0, 2.0])
t5 = Internal('t5', ('TENSOR_FLOAT32', [2, 3]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [2, 1]), [2.0, -1.0])
t7 = Internal('t7', ('TENSOR_FLOAT32', [2, 3]))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [3]), [3.0, -2.0, 6.0])
t9 = Output('t9', ('TENSOR_FLOAT32', [2, 3]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [3]), [-3.0, 1.0, -1.0])
t11 = Internal('t11', ('TENSOR_FLOAT32', [2, 3]))
c12 = Parameter('c12', ('TENSOR_FLOAT32', [1]), [-2.0])
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 3]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [2, 1]), [-4.0, 0.0])
t15 = Internal('t15', ('TENSOR_FLOAT32', [2, 3]))
t16 = Internal('t16', ('TENSOR_FLOAT32', [2, 3]))
t17 = Internal('t17', ('TENSOR_FLOAT32', [2, 3]))
c18 = Parameter('c18', ('TENSOR_FLOAT32', [1]), [-1.5])
t19 = Output('t19', ('TENSOR_FLOAT32', [2, 3]))
c20 = Parameter('c20', ('TENSOR_FLOAT32', [1]), [7.0])
t21 = Internal('t21', ('TENSOR_FLOAT32', [2, 3]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1]), [3.0])
t23 = Output('t23', ('TENSOR_FLOAT32', [2, 3]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [1]), [0.0])
t25 = Internal('t25', ('TENSOR_FLOAT32', [2, 3]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [1]), [-1.0])
t27 = Output('t27', ('TENSOR_FLOAT32', [2, 3]))
c28 = Parameter('c28', ('TENSOR_FLOAT32', [3]), [6.0, 5.0, 7.0])
t29 = Internal('t29', ('TENSOR_FLOAT32', [2, 3]))
t30 = Output('t30', ('TENSOR_FLOAT32', [2, 3]))
c31 = Parameter('c31', ('TENSOR_FLOAT32', [1]), [1.0])
t32 = Internal('t32', ('TENSOR_FLOAT32', [2, 3]))
c33 = Parameter('c33', ('TENSOR_FLOAT32', [1]), [6.5])
t34 = Output('t34', ('TENSOR_FLOAT32', [2, 3]))
c35 = Parameter('c35', ('TENSOR_FLOAT32', [3]), [0.0, 0.5, -1.0])
t36 = Internal('t36', ('TENSOR_FLOAT32', [2, 3]))
t37 = Output('t37', ('TENSOR_FLOAT32', [2, 3]))
t38 = Internal('t38', ('TENSOR_FLOAT32', [2, 3]))
c39 = Parameter('c39', ('TENSOR_FLOAT32', [1]), [-0.5])
t40 = Output('t40', ('TENSOR_FLOAT32', [2, 3]))
c41 = Parameter('c41', ('TENSOR_FLOAT32', [1]), [0.5])
t42 = Internal('t42', ('TENSOR_FLOAT32', [2, 3]))
t43 = Internal('t43', ('TENSOR_FLOAT32', [2, 3]))
t44 = Output('t44', ('TENSOR_FLOAT32', [2, 3]))
t45 = Internal('t45', ('TENSOR_FLOAT32', [2, 3]))
t46 = Output('t46', ('TENSOR_FLOAT32', [2, 3]))
c47 = Parameter('c47', ('TENSOR_FLOAT32', [3]), [0.0, 0.0, 0.0])
t48 = Internal('t48', ('TENSOR_FLOAT32', [2, 3]))
c49 = Parameter('c49', ('TENSOR_FLOAT32', [3]), [0.0, 0.0, 1.0])
t50 = Output('t50', ('TENSOR_FLOAT32', [2, 3]))
t51 = Internal('t51', ('TENSOR_FLOAT32', [2, 3]))
c52 = Parameter('c52', ('TENSOR_FLOAT32', [1]), [6.0])
t53 = Internal('t53', ('TENSOR_FLOAT32', [2, 3]))
t54 = Internal('t54', ('TENSOR_FLOAT32', [2, 3]))
c55 = Parameter('c55', ('TENSOR_FLOAT32', [1]), [5.0])
t56 = Output('t56', ('TENSOR_FLOAT32', [2, 3]))
t57 = Internal('t57', ('TENSOR_FLOAT32', [2, 3]))
c58 = Parameter('c58', ('TENSOR_FLOAT32', [3]), [6.0, 6.0, 2.0])
t59 = Internal('t59', ('TENSOR_FLOAT32', [2, 3]))
t60 = Internal('t60', ('TENSOR_FLOAT32', [2, 3]))
t61 = Output('t61', ('TENSOR_FLOAT32', [2, 3]))
t62 = Internal('t62', ('TENSOR_FLOAT32', [2, 3]))
c63 = Parameter('c63', ('TENSOR_FLOAT32', [1]), [2.0])
t64 = Internal('t64', ('TENSOR_FLOAT32', [2, 3]))
t65 = Internal('t65', ('TENSOR_FLOAT32', [2, 3]))
c66 = Parameter('c66', ('TENSOR_FLOAT32', [3]), [1.0, 1.0, 6.0])
t67 = Output('t67', ('TENSOR_FLOAT32', [2, 3]))
t68 = Internal('t68', ('TENSOR_FLOAT32', [2, 3]))
t69 = Internal('t69', ('TENSOR_FLOAT32', [2, 3]))
t70 = Internal('t70', ('TENSOR_FLOAT32', [2, 3]))
t71 = Output('t71', ('TENSOR_FLOAT32', [2, 3]))
t72 = Internal('t72', ('TENSOR_FLOAT32', [2, 3]))
t73 = Internal('t73', ('TENSOR_FLOAT32', [2, 3]))
c74 = Parameter('c74', ('TENSOR_FLOAT32', [3]), [-1.0, 0.0, -1.0])
t75 = Internal('t75', ('TENSOR_FLOAT32', [2, 3]))
t76 = Output('t76', ('TENSOR_FLOAT32', [2, 3]))
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
t90 = Output('t90', ('TENSOR_FLOAT32', [2, 3]))
t91 = Output('t91', ('TENSOR_FLOAT32', [2, 3]))
model = Model()
model.Operation('ADD', x1, c2, 3).To(t3)
model.Operation('MUL', x1, c4, 2).To(t5)
model.Operation('MINIMUM', x1, c6).To(t7)
model.Operation('MINIMUM', t7, c8).To(t9)
model.Operation('MAXIMUM', x1, c10).To(t11)
model.Operation('MAXIMUM', t11, c12).To(t13)
model.Operation('MAXIMUM', t13, c14).To(t15)
model.Operation('MAXIMUM', x1, c10).To(t16)
model.Operation('MINIMUM', t16, c6).To(t17)
model.Operation('MAXIMUM', t17, c18).To(t19)
model.Operation('MINIMUM', t3, c20).To(t21)
model.Operation('MINIMUM', t3, c22).To(t23)
model.Operation('MINIMUM', t3, c24).To(t25)
model.Operation('MINIMUM', t3, c26).To(t27)
model.Operation('MINIMUM', t3, c28).To(t29)
model.Operation('MAXIMUM', t3, c26).To(t30)
model.Operation('MAXIMUM', t3, c31).To(t32)
model.Operation('MAXIMUM', t3, c33).To(t34)
model.Operation('MAXIMUM', t3, c35).To(t36)
model.Operation('RELU', t5).To(t37)
model.Operation('RELU6', t5).To(t38)
model.Operation('MAXIMUM', t5, c39).To(t40)
model.Operation('MINIMUM', t5, c41).To(t42)
model.Operation('RELU', t42).To(t43)
model.Operation('ADD', t5, c41, 2).To(t44)
model.Operation('MAXIMUM', x1, c24).To(t45)
model.Operation('MAXIMUM', x1, c41).To(t46)
model.Operation('MAXIMUM', x1, c47).To(t48)
model.Operation('MAXIMUM', x1, c49).To(t50)
model.Operation('MAXIMUM', x1, c24).To(t51)
model.Operation('MINIMUM', t51, c52).To(t53)
model.Operation('MAXIMUM', x1, c24).To(t54)
model.Operation('MINIMUM', t54, c55).To(t56)
model.Operation('MAXIMUM', x1, c24).To(t57)
model.Operation('MINIMUM', t57, c58).To(t59)
model.Operation('MAXIMUM', x1, c26).To(t60)
model.Operation('MINIMUM', t60, c31).To(t61)
model.Operation('MAXIMUM', x1, c26).To(t62)
model.Operation('MINIMUM', t62, c63).To(t64)
model.Operation('MAXIMUM', x1, c26).To(t65)
model.Operation('MINIMUM', t65, c66).To(t67)
model.Operation('MINIMUM', x1, c52).To(t68)
model.Operation('MAXIMUM', t68, c24).To(t69)
model.Operation('MINIMUM', x1, c52).To(t70)
model.Operation('MAXIMUM', t70, c41).To(t71)
model.Operation('MINIMUM', x1, c31).To(t72)
model.Operation('MAXIMUM', t72, c26).To(t73)
model.Operation('MAXIMUM', x1, c74).To(t75)
model.Operation('MINIMUM', t75, c31).To(t76)
model.Operation('SUB', c31, t15, 0).To(t77)
model.Operation('SUB', c31, t21, 0).To(t78)
model.Operation('SUB', c31, t25, 0).To(t79)
model.Operation('SUB', c31, t29, 0).To(t80)
model.Operation('SUB', c31, t32, 0).To(t81)
model.Operation('SUB', c31, t36, 0).To(t82)
model.Operation('SUB', c31, t38, 0).To(t83)
model.Operation('SUB', c31, t43, 0).To(t84)
model.Operation('SUB', c31, t45, 0).To(t85)
model.Operation('SUB', c31, t48, 0).To(t86)
model.Operation('SUB', c31, t53, 0).To(t87)
model.Operation('SUB', c31, t59, 0).To(t88)
model.Operation('SUB', c31, t64, 0).To(t89)
model.Operation('SUB', c31, t69, 0).To(t90)
model.Operation('SUB', c31, t73, 0).To(t91)
Example({
    x1: [-1.0, 7.0, -2.0, 4.0, -6.5, 6.0],
    t9: [-1.0, -2.0, -2.0, -1.0, -6.5, -1.0],
    t19: [-1.0, 2.0, -1.0, -1.0, -1.0, -1.0],
    t23: [0.0, 3.0, 0.0, 3.0, 0.0, 3.0],
    t27: [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0],
    t30: [0.0, 5.0, 0.0, 5.0, 0.0, 6.0],
    t34: [6.5, 6.5, 6.5, 6.5, 6.5, 6.5],
    t37: [0.0, 0.0, 0.0, 1.0, 1.0, 1.0],
    t40: [-0.5, -0.5, -0.5, 1.0, 1.0, 1.0],
    t44: [-0.5, -0.5, -0.5, 1.0, 1.0, 1.0],
    t46: [0.5, 7.0, 0.5, 4.0, 0.5, 6.0],
    t50: [0.0, 7.0, 1.0, 4.0, 0.0, 6.0],
    t56: [0.0, 5.0, 0.0, 4.0, 0.0, 5.0],
    t61: [-1.0, 1.0, -1.0, 1.0, -1.0, 1.0],
    t67: [-1.0, 1.0, -1.0, 1.0, -1.0, 6.0],
    t71: [0.5, 6.0, 0.5, 4.0, 0.5, 6.0],
    t76: [-1.0, 1.0, -1.0, 1.0, 0.0, 1.0],
    t77: [2.0, -6.0, 2.0, -3.0, 0.0, -5.0],
    t78: [1.0, -4.0, 1.0, -4.0, 1.0, -5.0],
    t79: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t80: [1.0, -4.0, 1.0, -4.0, 1.0, -5.0],
    t81: [0.0, -4.0, 0.0, -4.0, 0.0, -5.0],
    t82: [1.0, -4.0, 1.0, -4.0, 0.5, -5.0],
    t83: [1.0, 1.0, 1.0, 0.0, 0.0, 0.0],
    t84: [1.0, 1.0, 1.0, 0.5, 0.5, 0.5],
    t85: [1.0, -6.0, 1.0, -3.0, 1.0, -5.0],
    t86: [1.0, -6.0, 1.0, -3.0, 1.0, -5.0],
    t87: [1.0, -5.0, 1.0, -3.0, 1.0, -5.0],
    t88: [1.0, -5.0, 1.0, -3.0, 1.0, -1.0],
    t89: [2.0, -1.0, 2.0, -1.0, 2.0, -1.0],
    t90: [1.0, -5.0, 1.0, -3.0, 1.0, -5.0],
    t91: [2.0, 0.0, 2.0, 0.0, 2.0, 0.0],
}, name='bounds').AddVariations('float16').DisableLifeTimeVariation()

# Bounds in a row.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 116, 121])
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 118, 124])
t5 = Internal('t5', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120), [124, 118])
t7 = Internal('t7', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c8 = Parameter('c8', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [126, 116, 132])
t9 = Internal('t9', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [114, 122, 118])
t11 = Internal('t11', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [116])
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [2, 1], 0.5, 120), [112, 120])
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t16 = Internal('t16', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t17 = Internal('t17', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [117])
t19 = Internal('t19', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c20 = Parameter('c20', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [134])
t21 = Output('t21', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [126])
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [120])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [118])
t27 = Internal('t27', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [132, 130, 134])
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t30 = Internal('t30', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c31 = Parameter('c31', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [122])
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c33 = Parameter('c33', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [133])
t34 = Internal('t34', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c35 = Parameter('c35', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [120, 121, 118])
t36 = Output('t36', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t37 = Internal('t37', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t38 = Output('t38', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c39 = Parameter('c39', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [119])
t40 = Internal('t40', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c41 = Parameter('c41', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [121])
t42 = Internal('t42', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t43 = Output('t43', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t44 = Internal('t44', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t46 = Internal('t46', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c47 = Parameter('c47', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [120, 120, 120])
t48 = Output('t48', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c49 = Parameter('c49', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [120, 120, 122])
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c52 = Parameter('c52', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [132])
t53 = Output('t53', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t54 = Internal('t54', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c55 = Parameter('c55', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [130])
t56 = Internal('t56', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t57 = Internal('t57', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c58 = Parameter('c58', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [132, 132, 124])
t59 = Output('t59', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t60 = Internal('t60', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t61 = Internal('t61', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t62 = Internal('t62', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c63 = Parameter('c63', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [124])
t64 = Output('t64', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t65 = Internal('t65', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c66 = Parameter('c66', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [122, 122, 132])
t67 = Internal('t67', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t68 = Internal('t68', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t69 = Output('t69', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t70 = Internal('t70', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t71 = Internal('t71', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t72 = Internal('t72', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t73 = Output('t73', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c74 = Parameter('c74', ('TENSOR_QUANT8_ASYMM', [3], 0.5, 120), [118, 120, 118])
t75 = Internal('t75', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t76 = Internal('t76', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
c77 = Parameter('c77', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [135])
t78 = Output('t78', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
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
t92 = Output('t92', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
t93 = Output('t93', ('TENSOR_QUANT8_ASYMM', [2, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 3).To(t3)
model.Operation('MUL', x1, c4, 2).To(t5)
model.Operation('MINIMUM', x1, c6).To(t7)
model.Operation('MINIMUM', t7, c8).To(t9)
model.Operation('MAXIMUM', x1, c10).To(t11)
model.Operation('MAXIMUM', t11, c12).To(t13)
model.Operation('MAXIMUM', t13, c14).To(t15)
model.Operation('MAXIMUM', x1, c10).To(t16)
model.Operation('MINIMUM', t16, c6).To(t17)
model.Operation('MAXIMUM', t17, c18).To(t19)
model.Operation('MINIMUM', t3, c20).To(t21)
model.Operation('MINIMUM', t3, c22).To(t23)
model.Operation('MINIMUM', t3, c24).To(t25)
model.Operation('MINIMUM', t3, c26).To(t27)
model.Operation('MINIMUM', t3, c28).To(t29)
model.Operation('MAXIMUM', t3, c26).To(t30)
model.Operation('MAXIMUM', t3, c31).To(t32)
model.Operation('MAXIMUM', t3, c33).To(t34)
model.Operation('MAXIMUM', t3, c35).To(t36)
model.Operation('RELU', t5).To(t37)
model.Operation('RELU6', t5).To(t38)
model.Operation('MAXIMUM', t5, c39).To(t40)
model.Operation('MINIMUM', t5, c41).To(t42)
model.Operation('RELU', t42).To(t43)
model.Operation('ADD', t5, c41, 2).To(t44)
model.Operation('MAXIMUM', x1, c24).To(t45)
model.Operation('MAXIMUM', x1, c41).To(t46)
model.Operation('MAXIMUM', x1, c47).To(t48)
model.Operation('MAXIMUM', x1, c49).To(t50)
model.Operation('MAXIMUM', x1, c24).To(t51)
model.Operation('MINIMUM', t51, c52).To(t53)
model.Operation('MAXIMUM', x1, c24).To(t54)
model.Operation('MINIMUM', t54, c55).To(t56)
model.Operation('MAXIMUM', x1, c24).To(t57)
model.Operation('MINIMUM', t57, c58).To(t59)
model.Operation('MAXIMUM', x1, c26).To(t60)
model.Operation('MINIMUM', t60, c31).To(t61)
model.Operation('MAXIMUM', x1, c26).To(t62)
model.Operation('MINIMUM', t62, c63).To(t64)
model.Operation('MAXIMUM', x1, c26).To(t65)
model.Operation('MINIMUM', t65, c66).To(t67)
model.Operation('MINIMUM', x1, c52).To(t68)
model.Operation('MAXIMUM', t68, c24).To(t69)
model.Operation('MINIMUM', x1, c52).To(t70)
model.Operation('MAXIMUM', t70, c41).To(t71)
model.Operation('MINIMUM', x1, c31).To(t72)
model.Operation('MAXIMUM', t72, c26).To(t73)
model.Operation('MAXIMUM', x1, c74).To(t75)
model.Operation('MINIMUM', t75, c31).To(t76)
model.Operation('SUB', c77, t9, 0).To(t78)
model.Operation('SUB', c77, t19, 0).To(t79)
model.Operation('SUB', c77, t23, 0).To(t80)
model.Operation('SUB', c77, t27, 0).To(t81)
model.Operation('SUB', c77, t30, 0).To(t82)
model.Operation('SUB', c77, t34, 0).To(t83)
model.Operation('SUB', c77, t37, 0).To(t84)
model.Operation('SUB', c77, t40, 0).To(t85)
model.Operation('SUB', c77, t44, 0).To(t86)
model.Operation('SUB', c77, t46, 0).To(t87)
model.Operation('SUB', c77, t50, 0).To(t88)
model.Operation('SUB', c77, t56, 0).To(t89)
model.Operation('SUB', c77, t61, 0).To(t90)
model.Operation('SUB', c77, t67, 0).To(t91)
model.Operation('SUB', c77, t71, 0).To(t92)
model.Operation('SUB', c77, t76, 0).To(t93)
Example({
    x1: [118, 134, 116, 128, 107, 132],
    t15: [118, 134, 118, 128, 122, 132],
    t21: [120, 130, 120, 130, 120, 132],
    t25: [120, 120, 120, 120, 120, 120],
    t29: [120, 130, 120, 130, 120, 132],
    t32: [122, 130, 122, 130, 122, 132],
    t36: [120, 130, 120, 130, 121, 132],
    t38: [120, 120, 120, 122, 122, 122],
    t43: [120, 120, 120, 121, 121, 121],
    t45: [120, 134, 120, 128, 120, 132],
    t48: [120, 134, 120, 128, 120, 132],
    t53: [120, 132, 120, 128, 120, 132],
    t59: [120, 132, 120, 128, 120, 124],
    t64: [118, 124, 118, 124, 118, 124],
    t69: [120, 132, 120, 128, 120, 132],
    t73: [118, 122, 118, 122, 118, 122],
    t78: [137, 139, 139, 137, 148, 137],
    t79: [137, 131, 137, 137, 137, 137],
    t80: [135, 129, 135, 129, 135, 129],
    t81: [137, 137, 137, 137, 137, 137],
    t82: [135, 125, 135, 125, 135, 123],
    t83: [122, 122, 122, 122, 122, 122],
    t84: [135, 135, 135, 133, 133, 133],
    t85: [136, 136, 136, 133, 133, 133],
    t86: [136, 136, 136, 133, 133, 133],
    t87: [134, 121, 134, 127, 134, 123],
    t88: [135, 121, 133, 127, 135, 123],
    t89: [135, 125, 135, 127, 135, 125],
    t90: [137, 133, 137, 133, 137, 133],
    t91: [137, 133, 137, 133, 137, 123],
    t92: [134, 123, 134, 127, 134, 123],
    t93: [137, 133, 137, 133, 135, 133],
}, name='bounds_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t7: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t53: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c55: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t61: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c63: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t65: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t71: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t73: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
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
    t92: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
