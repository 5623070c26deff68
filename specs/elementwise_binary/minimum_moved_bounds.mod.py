# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: bounds and signs that are moved or dropped, where that is right and where it is not.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Of several bounds in a row the narrower one counts; others only seem to be none.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (F32, [3]), [1.0, -2.0, 0.5])
t3 = Internal('t3', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [3]), [1.0, -1.0, 2.0])
t5 = Internal('t5', (F32, [2, 3]))
c6 = Parameter('c6', (F32, [2, 1]), [2.0, -1.0])
t7 = Internal('t7', (F32, [2, 3]))
c8 = Parameter('c8', (F32, [3]), [3.0, -2.0, 6.0])
t9 = Output('t9', (F32, [2, 3]))
c10 = Parameter('c10', (F32, [3]), [-3.0, 1.0, -1.0])
t11 = Internal('t11', (F32, [2, 3]))
c12 = Parameter('c12', (F32, [1]), [-2.0])
t13 = Internal('t13', (F32, [2, 3]))
c14 = Parameter('c14', (F32, [2, 1]), [-4.0, 0.0])
t15 = Internal('t15', (F32, [2, 3]))
t16 = Internal('t16', (F32, [2, 3]))
t17 = Internal('t17', (F32, [2, 3]))
c18 = Parameter('c18', (F32, [1]), [-1.5])
t19 = Output('t19', (F32, [2, 3]))
c20 = Parameter('c20', (F32, [1]), [7.0])
t21 = Internal('t21', (F32, [2, 3]))
c22 = Parameter('c22', (F32, [1]), [3.0])
t23 = Output('t23', (F32, [2, 3]))
c24 = Parameter('c24', (F32, [1]), [0.0])
t25 = Internal('t25', (F32, [2, 3]))
c26 = Parameter('c26', (F32, [1]), [-1.0])
t27 = Output('t27', (F32, [2, 3]))
c28 = Parameter('c28', (F32, [3]), [6.0, 5.0, 7.0])
t29 = Internal('t29', (F32, [2, 3]))
t30 = Output('t30', (F32, [2, 3]))
c31 = Parameter('c31', (F32, [1]), [1.0])
t32 = Internal('t32', (F32, [2, 3]))
c33 = Parameter('c33', (F32, [1]), [6.5])
t34 = Output('t34', (F32, [2, 3]))
c35 = Parameter('c35', (F32, [3]), [0.0, 0.5, -1.0])
t36 = Internal('t36', (F32, [2, 3]))
t37 = Output('t37', (F32, [2, 3]))
t38 = Internal('t38', (F32, [2, 3]))
c39 = Parameter('c39', (F32, [1]), [-0.5])
t40 = Output('t40', (F32, [2, 3]))
c41 = Parameter('c41', (F32, [1]), [0.5])
t42 = Internal('t42', (F32, [2, 3]))
t43 = Internal('t43', (F32, [2, 3]))
t44 = Output('t44', (F32, [2, 3]))
t45 = Internal('t45', (F32, [2, 3]))
t46 = Output('t46', (F32, [2, 3]))
c47 = Parameter('c47', (F32, [3]), [0.0, 0.0, 0.0])
t48 = Internal('t48', (F32, [2, 3]))
c49 = Parameter('c49', (F32, [3]), [0.0, 0.0, 1.0])
t50 = Output('t50', (F32, [2, 3]))
t51 = Internal('t51', (F32, [2, 3]))
c52 = Parameter('c52', (F32, [1]), [6.0])
t53 = Internal('t53', (F32, [2, 3]))
t54 = Internal('t54', (F32, [2, 3]))
c55 = Parameter('c55', (F32, [1]), [5.0])
t56 = Output('t56', (F32, [2, 3]))
t57 = Internal('t57', (F32, [2, 3]))
c58 = Parameter('c58', (F32, [3]), [6.0, 6.0, 2.0])
t59 = Internal('t59', (F32, [2, 3]))
t60 = Internal('t60', (F32, [2, 3]))
t61 = Output('t61', (F32, [2, 3]))
t62 = Internal('t62', (F32, [2, 3]))
c63 = Parameter('c63', (F32, [1]), [2.0])
t64 = Internal('t64', (F32, [2, 3]))
t65 = Internal('t65', (F32, [2, 3]))
c66 = Parameter('c66', (F32, [3]), [1.0, 1.0, 6.0])
t67 = Output('t67', (F32, [2, 3]))
t68 = Internal('t68', (F32, [2, 3]))
t69 = Internal('t69', (F32, [2, 3]))
t70 = Internal('t70', (F32, [2, 3]))
t71 = Output('t71', (F32, [2, 3]))
t72 = Internal('t72', (F32, [2, 3]))
t73 = Internal('t73', (F32, [2, 3]))
c74 = Parameter('c74', (F32, [3]), [-1.0, 0.0, -1.0])
t75 = Internal('t75', (F32, [2, 3]))
t76 = Output('t76', (F32, [2, 3]))
t77 = Output('t77', (F32, [2, 3]))
t78 = Output('t78', (F32, [2, 3]))
t79 = Output('t79', (F32, [2, 3]))
t80 = Output('t80', (F32, [2, 3]))
t81 = Output('t81', (F32, [2, 3]))
t82 = Output('t82', (F32, [2, 3]))
t83 = Output('t83', (F32, [2, 3]))
t84 = Output('t84', (F32, [2, 3]))
t85 = Output('t85', (F32, [2, 3]))
t86 = Output('t86', (F32, [2, 3]))
t87 = Output('t87', (F32, [2, 3]))
t88 = Output('t88', (F32, [2, 3]))
t89 = Output('t89', (F32, [2, 3]))
t90 = Output('t90', (F32, [2, 3]))
t91 = Output('t91', (F32, [2, 3]))
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

# Of several bounds in a row the narrower one counts; others only seem to be none.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3], 0.5, 120), [122, 116, 121])
t3 = Internal('t3', (U8, [2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [3], 0.5, 120), [122, 118, 124])
t5 = Internal('t5', (U8, [2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [2, 1], 0.5, 120), [124, 118])
t7 = Internal('t7', (U8, [2, 3], 0.5, 120))
c8 = Parameter('c8', (U8, [3], 0.5, 120), [126, 116, 132])
t9 = Internal('t9', (U8, [2, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [3], 0.5, 120), [114, 122, 118])
t11 = Internal('t11', (U8, [2, 3], 0.5, 120))
c12 = Parameter('c12', (U8, [1], 0.5, 120), [116])
t13 = Internal('t13', (U8, [2, 3], 0.5, 120))
c14 = Parameter('c14', (U8, [2, 1], 0.5, 120), [112, 120])
t15 = Output('t15', (U8, [2, 3], 0.5, 120))
t16 = Internal('t16', (U8, [2, 3], 0.5, 120))
t17 = Internal('t17', (U8, [2, 3], 0.5, 120))
c18 = Parameter('c18', (U8, [1], 0.5, 120), [117])
t19 = Internal('t19', (U8, [2, 3], 0.5, 120))
c20 = Parameter('c20', (U8, [1], 0.5, 120), [134])
t21 = Output('t21', (U8, [2, 3], 0.5, 120))
c22 = Parameter('c22', (U8, [1], 0.5, 120), [126])
t23 = Internal('t23', (U8, [2, 3], 0.5, 120))
c24 = Parameter('c24', (U8, [1], 0.5, 120), [120])
t25 = Output('t25', (U8, [2, 3], 0.5, 120))
c26 = Parameter('c26', (U8, [1], 0.5, 120), [118])
t27 = Internal('t27', (U8, [2, 3], 0.5, 120))
c28 = Parameter('c28', (U8, [3], 0.5, 120), [132, 130, 134])
t29 = Output('t29', (U8, [2, 3], 0.5, 120))
t30 = Internal('t30', (U8, [2, 3], 0.5, 120))
c31 = Parameter('c31', (U8, [1], 0.5, 120), [122])
t32 = Output('t32', (U8, [2, 3], 0.5, 120))
c33 = Parameter('c33', (U8, [1], 0.5, 120), [133])
t34 = Internal('t34', (U8, [2, 3], 0.5, 120))
c35 = Parameter('c35', (U8, [3], 0.5, 120), [120, 121, 118])
t36 = Output('t36', (U8, [2, 3], 0.5, 120))
t37 = Internal('t37', (U8, [2, 3], 0.5, 120))
t38 = Output('t38', (U8, [2, 3], 0.5, 120))
c39 = Parameter('c39', (U8, [1], 0.5, 120), [119])
t40 = Internal('t40', (U8, [2, 3], 0.5, 120))
c41 = Parameter('c41', (U8, [1], 0.5, 120), [121])
t42 = Internal('t42', (U8, [2, 3], 0.5, 120))
t43 = Output('t43', (U8, [2, 3], 0.5, 120))
t44 = Internal('t44', (U8, [2, 3], 0.5, 120))
t45 = Output('t45', (U8, [2, 3], 0.5, 120))
t46 = Internal('t46', (U8, [2, 3], 0.5, 120))
c47 = Parameter('c47', (U8, [3], 0.5, 120), [120, 120, 120])
t48 = Output('t48', (U8, [2, 3], 0.5, 120))
c49 = Parameter('c49', (U8, [3], 0.5, 120), [120, 120, 122])
t50 = Internal('t50', (U8, [2, 3], 0.5, 120))
t51 = Internal('t51', (U8, [2, 3], 0.5, 120))
c52 = Parameter('c52', (U8, [1], 0.5, 120), [132])
t53 = Output('t53', (U8, [2, 3], 0.5, 120))
t54 = Internal('t54', (U8, [2, 3], 0.5, 120))
c55 = Parameter('c55', (U8, [1], 0.5, 120), [130])
t56 = Internal('t56', (U8, [2, 3], 0.5, 120))
t57 = Internal('t57', (U8, [2, 3], 0.5, 120))
c58 = Parameter('c58', (U8, [3], 0.5, 120), [132, 132, 124])
t59 = Output('t59', (U8, [2, 3], 0.5, 120))
t60 = Internal('t60', (U8, [2, 3], 0.5, 120))
t61 = Internal('t61', (U8, [2, 3], 0.5, 120))
t62 = Internal('t62', (U8, [2, 3], 0.5, 120))
c63 = Parameter('c63', (U8, [1], 0.5, 120), [124])
t64 = Output('t64', (U8, [2, 3], 0.5, 120))
t65 = Internal('t65', (U8, [2, 3], 0.5, 120))
c66 = Parameter('c66', (U8, [3], 0.5, 120), [122, 122, 132])
t67 = Internal('t67', (U8, [2, 3], 0.5, 120))
t68 = Internal('t68', (U8, [2, 3], 0.5, 120))
t69 = Output('t69', (U8, [2, 3], 0.5, 120))
t70 = Internal('t70', (U8, [2, 3], 0.5, 120))
t71 = Internal('t71', (U8, [2, 3], 0.5, 120))
t72 = Internal('t72', (U8, [2, 3], 0.5, 120))
t73 = Output('t73', (U8, [2, 3], 0.5, 120))
c74 = Parameter('c74', (U8, [3], 0.5, 120), [118, 120, 118])
t75 = Internal('t75', (U8, [2, 3], 0.5, 120))
t76 = Internal('t76', (U8, [2, 3], 0.5, 120))
c77 = Parameter('c77', (U8, [1], 0.5, 120), [135])
t78 = Output('t78', (U8, [2, 3], 0.5, 120))
t79 = Output('t79', (U8, [2, 3], 0.5, 120))
t80 = Output('t80', (U8, [2, 3], 0.5, 120))
t81 = Output('t81', (U8, [2, 3], 0.5, 120))
t82 = Output('t82', (U8, [2, 3], 0.5, 120))
t83 = Output('t83', (U8, [2, 3], 0.5, 120))
t84 = Output('t84', (U8, [2, 3], 0.5, 120))
t85 = Output('t85', (U8, [2, 3], 0.5, 120))
t86 = Output('t86', (U8, [2, 3], 0.5, 120))
t87 = Output('t87', (U8, [2, 3], 0.5, 120))
t88 = Output('t88', (U8, [2, 3], 0.5, 120))
t89 = Output('t89', (U8, [2, 3], 0.5, 120))
t90 = Output('t90', (U8, [2, 3], 0.5, 120))
t91 = Output('t91', (U8, [2, 3], 0.5, 120))
t92 = Output('t92', (U8, [2, 3], 0.5, 120))
t93 = Output('t93', (U8, [2, 3], 0.5, 120))
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
}, name='bounds_quant8').AddVariations(signed(x1, c2, t3, c4, t5, c6, t7, c8, t9, c10, t11, c12, t13, c14, t15, t16, t17, c18, t19, c20, t21, c22, t23, c24, t25, c26, t27, c28, t29, t30, c31, t32, c33, t34, c35, t36, t37, t38, c39, t40, c41, t42, t43, t44, t45, t46, c47, t48, c49, t50, t51, c52, t53, t54, c55, t56, t57, c58, t59, t60, t61, t62, c63, t64, t65, c66, t67, t68, t69, t70, t71, t72, t73, c74, t75, t76, c77, t78, t79, t80, t81, t82, t83, t84, t85, t86, t87, t88, t89, t90, t91, t92, t93)).DisableLifeTimeVariation()
