# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER: decisions that are merged or turned around, where that is right and where it is not.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A constant or a factor goes to the other side of a comparison, or away from both, if its sign is
# heeded and nothing was cut off.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c4 = Parameter('c4', (F32, [1]), [2.0])
t5 = Internal('t5', (F32, [2, 3]))
c6 = Parameter('c6', (F32, [1]), [5.0])
t7 = Output('t7', (BOOL8, [2, 3]))
c3 = Parameter('c3', (F32, [3]), [2.0, -1.0, 3.0])
t8 = Internal('t8', (F32, [2, 3]))
c9 = Parameter('c9', (F32, [2, 1]), [7.0, 2.0])
t10 = Internal('t10', (BOOL8, [2, 3]))
t11 = Internal('t11', (F32, [2, 3]))
c12 = Parameter('c12', (F32, [1]), [-5.0])
t13 = Output('t13', (BOOL8, [2, 3]))
t14 = Internal('t14', (F32, [2, 3]))
x2 = Input('x2', (F32, [2, 3]))
t15 = Internal('t15', (F32, [2, 3]))
t16 = Internal('t16', (BOOL8, [2, 3]))
t17 = Internal('t17', (F32, [2, 3]))
t18 = Internal('t18', (F32, [2, 3]))
t19 = Output('t19', (BOOL8, [2, 3]))
t20 = Internal('t20', (F32, [2, 3]))
t21 = Internal('t21', (F32, [2, 3]))
t22 = Internal('t22', (BOOL8, [2, 3]))
c23 = Parameter('c23', (F32, [1]), [40.0])
t24 = Internal('t24', (F32, [2, 3]))
t25 = Output('t25', (BOOL8, [2, 3]))
t26 = Internal('t26', (F32, [2, 3]))
t27 = Internal('t27', (BOOL8, [2, 3]))
t28 = Internal('t28', (F32, [2, 3]))
t29 = Internal('t29', (F32, [2, 3]))
t30 = Output('t30', (BOOL8, [2, 3]))
c31 = Parameter('c31', (F32, [1]), [-2.0])
t32 = Internal('t32', (F32, [2, 3]))
t33 = Internal('t33', (F32, [2, 3]))
t34 = Internal('t34', (BOOL8, [2, 3]))
c35 = Parameter('c35', (F32, [1]), [-1.0])
t36 = Internal('t36', (F32, [2, 3]))
c37 = Parameter('c37', (F32, [1]), [-3.0])
t38 = Output('t38', (BOOL8, [2, 3]))
t39 = Internal('t39', (F32, [2, 3]))
t40 = Internal('t40', (F32, [2, 3]))
t41 = Internal('t41', (BOOL8, [2, 3]))
c42 = Parameter('c42', (F32, [1]), [0.0])
t43 = Internal('t43', (F32, [2, 3]))
t44 = Internal('t44', (F32, [2, 3]))
t45 = Output('t45', (BOOL8, [2, 3]))
t46 = Internal('t46', (F32, [2, 3]))
t47 = Internal('t47', (BOOL8, [2, 3]))
t48 = Internal('t48', (F32, [2, 3]))
t49 = Output('t49', (BOOL8, [2, 3]))
t50 = Internal('t50', (F32, [2, 3]))
t51 = Internal('t51', (BOOL8, [2, 3]))
t52 = Internal('t52', (F32, [2, 3]))
t53 = Output('t53', (BOOL8, [2, 3]))
t54 = Internal('t54', (F32, [2, 3]))
t55 = Internal('t55', (BOOL8, [2, 3]))
t56 = Internal('t56', (F32, [2, 3]))
t57 = Output('t57', (BOOL8, [2, 3]))
t58 = Internal('t58', (F32, [2, 3]))
t59 = Internal('t59', (BOOL8, [2, 3]))
t60 = Internal('t60', (F32, [2, 3]))
t61 = Output('t61', (BOOL8, [2, 3]))
t62 = Internal('t62', (F32, [2, 3]))
t63 = Internal('t63', (BOOL8, [2, 3]))
t64 = Internal('t64', (F32, [2, 3]))
t65 = Output('t65', (BOOL8, [2, 3]))
t66 = Internal('t66', (F32, [2, 3]))
t67 = Internal('t67', (BOOL8, [2, 3]))
t68 = Internal('t68', (F32, [2, 3]))
t69 = Output('t69', (BOOL8, [2, 3]))
t70 = Internal('t70', (F32, [2, 3]))
c71 = Parameter('c71', (F32, [1]), [6.0])
t72 = Internal('t72', (BOOL8, [2, 3]))
t73 = Internal('t73', (F32, [2, 3]))
t74 = Output('t74', (BOOL8, [2, 3]))
t75 = Internal('t75', (BOOL8, [2, 3]))
t76 = Output('t76', (BOOL8, [2, 3]))
c77 = Parameter('c77', (F32, [1]), [1.0])
t78 = Internal('t78', (F32, [2, 3]))
t79 = Internal('t79', (BOOL8, [2, 3]))
t80 = Output('t80', (BOOL8, [2, 3]))
t81 = Output('t81', (BOOL8, [2, 3]))
t82 = Output('t82', (BOOL8, [2, 3]))
t83 = Output('t83', (BOOL8, [2, 3]))
t84 = Output('t84', (BOOL8, [2, 3]))
t85 = Output('t85', (BOOL8, [2, 3]))
t86 = Output('t86', (BOOL8, [2, 3]))
t87 = Output('t87', (BOOL8, [2, 3]))
t88 = Output('t88', (BOOL8, [2, 3]))
t89 = Output('t89', (BOOL8, [2, 3]))
t90 = Output('t90', (BOOL8, [2, 3]))
t91 = Output('t91', (BOOL8, [2, 3]))
t92 = Output('t92', (BOOL8, [2, 3]))
t93 = Output('t93', (BOOL8, [2, 3]))
t94 = Output('t94', (BOOL8, [2, 3]))
model = Model()
model.Operation('ADD', x1, c4, 0).To(t5)
model.Operation('GREATER', t5, c6).To(t7)
model.Operation('ADD', x1, c3, 0).To(t8)
model.Operation('LESS', t8, c9).To(t10)
model.Operation('SUB', c4, x1, 0).To(t11)
model.Operation('GREATER_EQUAL', t11, c12).To(t13)
model.Operation('SUB', c4, x1, 0).To(t14)
model.Operation('SUB', c4, x2, 0).To(t15)
model.Operation('LESS', t14, t15).To(t16)
model.Operation('ADD', x1, c3, 0).To(t17)
model.Operation('ADD', x2, c3, 0).To(t18)
model.Operation('GREATER', t17, t18).To(t19)
model.Operation('ADD', x1, c3, 0).To(t20)
model.Operation('SUB', c3, x2, 0).To(t21)
model.Operation('GREATER', t20, t21).To(t22)
model.Operation('ADD', x1, c23, 0).To(t24)
model.Operation('GREATER', t24, x2).To(t25)
model.Operation('SUB', x1, c23, 0).To(t26)
model.Operation('LESS', t26, x2).To(t27)
model.Operation('MUL', x1, c4, 0).To(t28)
model.Operation('MUL', x2, c4, 0).To(t29)
model.Operation('LESS_EQUAL', t28, t29).To(t30)
model.Operation('MUL', x1, c31, 0).To(t32)
model.Operation('MUL', x2, c31, 0).To(t33)
model.Operation('GREATER', t32, t33).To(t34)
model.Operation('MUL', x1, c35, 0).To(t36)
model.Operation('GREATER_EQUAL', t36, c37).To(t38)
model.Operation('MUL', x1, c3, 0).To(t39)
model.Operation('MUL', x2, c3, 0).To(t40)
model.Operation('LESS', t39, t40).To(t41)
model.Operation('MUL', x1, c42, 0).To(t43)
model.Operation('MUL', x2, c42, 0).To(t44)
model.Operation('LESS', t43, t44).To(t45)
model.Operation('SUB', x1, x2, 0).To(t46)
model.Operation('GREATER', t46, c42).To(t47)
model.Operation('SUB', x2, x1, 0).To(t48)
model.Operation('LESS_EQUAL', c42, t48).To(t49)
model.Operation('SUB', x1, x2, 0).To(t50)
model.Operation('EQUAL', t50, c42).To(t51)
model.Operation('ADD', x1, x2, 0).To(t52)
model.Operation('GREATER', t52, x2).To(t53)
model.Operation('MAXIMUM', x1, x2).To(t54)
model.Operation('GREATER', t54, x2).To(t55)
model.Operation('MAXIMUM', x1, x2).To(t56)
model.Operation('GREATER_EQUAL', t56, x1).To(t57)
model.Operation('MINIMUM', x1, x2).To(t58)
model.Operation('NOT_EQUAL', t58, x2).To(t59)
model.Operation('MAXIMUM', x1, x2).To(t60)
model.Operation('LESS_EQUAL', t60, c3).To(t61)
model.Operation('SUB', x1, x2, 1).To(t62)
model.Operation('GREATER', t62, c42).To(t63)
model.Operation('RELU', x1).To(t64)
model.Operation('GREATER', t64, c42).To(t65)
model.Operation('RELU', x1).To(t66)
model.Operation('GREATER_EQUAL', t66, c42).To(t67)
model.Operation('RELU', x1).To(t68)
model.Operation('LESS_EQUAL', t68, c42).To(t69)
model.Operation('RELU6', x1).To(t70)
model.Operation('LESS', t70, c71).To(t72)
model.Operation('RELU6', x1).To(t73)
model.Operation('GREATER', t73, c71).To(t74)
model.Operation('GREATER', x1, x1).To(t75)
model.Operation('EQUAL', x1, x1).To(t76)
model.Operation('ADD', x1, c77, 0).To(t78)
model.Operation('GREATER', t78, x1).To(t79)
model.Operation('LOGICAL_NOT', t10).To(t80)
model.Operation('LOGICAL_NOT', t16).To(t81)
model.Operation('LOGICAL_NOT', t22).To(t82)
model.Operation('LOGICAL_NOT', t27).To(t83)
model.Operation('LOGICAL_NOT', t34).To(t84)
model.Operation('LOGICAL_NOT', t41).To(t85)
model.Operation('LOGICAL_NOT', t47).To(t86)
model.Operation('LOGICAL_NOT', t51).To(t87)
model.Operation('LOGICAL_NOT', t55).To(t88)
model.Operation('LOGICAL_NOT', t59).To(t89)
model.Operation('LOGICAL_NOT', t63).To(t90)
model.Operation('LOGICAL_NOT', t67).To(t91)
model.Operation('LOGICAL_NOT', t72).To(t92)
model.Operation('LOGICAL_NOT', t75).To(t93)
model.Operation('LOGICAL_NOT', t79).To(t94)
Example({
    x1: [-58.0, -20.5, 7.0, 30.5, 3.0, 60.5],
    t7: [False, False, True, True, False, True],
    t13: [True, True, True, False, True, False],
    x2: [-20.0, -58.5, 7.0, 67.5, 4.0, -3.0],
    t19: [False, True, False, False, False, True],
    t25: [True, True, True, True, True, True],
    t30: [True, False, True, True, True, False],
    t38: [True, True, False, False, True, False],
    t45: [False, False, False, False, False, False],
    t49: [True, False, True, True, True, False],
    t53: [False, False, True, True, True, True],
    t57: [True, True, True, True, True, True],
    t61: [True, True, False, False, False, False],
    t65: [False, False, True, True, True, True],
    t69: [True, True, False, False, False, False],
    t74: [False, False, False, False, False, False],
    t76: [True, True, True, True, True, True],
    t80: [False, False, True, True, True, True],
    t81: [True, False, True, True, True, False],
    t82: [True, True, False, False, False, False],
    t83: [False, False, False, False, False, True],
    t84: [False, True, True, False, False, True],
    t85: [False, False, True, False, True, True],
    t86: [True, False, True, True, True, False],
    t87: [True, True, False, True, True, True],
    t88: [True, False, True, True, True, False],
    t89: [False, True, True, False, False, True],
    t90: [True, False, True, True, True, False],
    t91: [False, False, False, False, False, False],
    t92: [False, False, True, True, False, True],
    t93: [True, True, True, True, True, True],
    t94: [False, False, False, False, False, False],
}, name='shifted').AddVariations('float16').DisableLifeTimeVariation()

# A constant or a factor goes to the other side of a comparison, or away from both, if its sign is
# heeded and nothing was cut off.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
c4 = Parameter('c4', (U8, [1], 0.5, 120), [124])
t5 = Internal('t5', (U8, [2, 3], 0.5, 120))
c6 = Parameter('c6', (U8, [1], 0.5, 120), [130])
t7 = Internal('t7', (BOOL8, [2, 3]))
c3 = Parameter('c3', (U8, [3], 0.5, 120), [124, 118, 126])
t8 = Internal('t8', (U8, [2, 3], 0.5, 120))
c9 = Parameter('c9', (U8, [2, 1], 0.5, 120), [134, 124])
t10 = Output('t10', (BOOL8, [2, 3]))
t11 = Internal('t11', (U8, [2, 3], 0.5, 120))
c12 = Parameter('c12', (U8, [1], 0.5, 120), [110])
t13 = Internal('t13', (BOOL8, [2, 3]))
t14 = Internal('t14', (U8, [2, 3], 0.5, 120))
x2 = Input('x2', (U8, [2, 3], 0.5, 120))
t15 = Internal('t15', (U8, [2, 3], 0.5, 120))
t16 = Output('t16', (BOOL8, [2, 3]))
t17 = Internal('t17', (U8, [2, 3], 0.5, 120))
t18 = Internal('t18', (U8, [2, 3], 0.5, 120))
t19 = Internal('t19', (BOOL8, [2, 3]))
t20 = Internal('t20', (U8, [2, 3], 0.5, 120))
t21 = Internal('t21', (U8, [2, 3], 0.5, 120))
t22 = Output('t22', (BOOL8, [2, 3]))
c23 = Parameter('c23', (U8, [1], 0.5, 120), [200])
t24 = Internal('t24', (U8, [2, 3], 0.5, 120))
t25 = Internal('t25', (BOOL8, [2, 3]))
t26 = Internal('t26', (U8, [2, 3], 0.5, 120))
t27 = Output('t27', (BOOL8, [2, 3]))
t28 = Internal('t28', (U8, [2, 3], 0.5, 120))
t29 = Internal('t29', (U8, [2, 3], 0.5, 120))
t30 = Internal('t30', (BOOL8, [2, 3]))
c31 = Parameter('c31', (U8, [1], 0.5, 120), [116])
t32 = Internal('t32', (U8, [2, 3], 0.5, 120))
t33 = Internal('t33', (U8, [2, 3], 0.5, 120))
t34 = Output('t34', (BOOL8, [2, 3]))
c35 = Parameter('c35', (U8, [1], 0.5, 120), [118])
t36 = Internal('t36', (U8, [2, 3], 0.5, 120))
c37 = Parameter('c37', (U8, [1], 0.5, 120), [114])
t38 = Internal('t38', (BOOL8, [2, 3]))
t39 = Internal('t39', (U8, [2, 3], 0.5, 120))
t40 = Internal('t40', (U8, [2, 3], 0.5, 120))
t41 = Output('t41', (BOOL8, [2, 3]))
c42 = Parameter('c42', (U8, [1], 0.5, 120), [120])
t43 = Internal('t43', (U8, [2, 3], 0.5, 120))
t44 = Internal('t44', (U8, [2, 3], 0.5, 120))
t45 = Internal('t45', (BOOL8, [2, 3]))
t46 = Internal('t46', (U8, [2, 3], 0.5, 120))
t47 = Output('t47', (BOOL8, [2, 3]))
t48 = Internal('t48', (U8, [2, 3], 0.5, 120))
t49 = Internal('t49', (BOOL8, [2, 3]))
t50 = Internal('t50', (U8, [2, 3], 0.5, 120))
t51 = Output('t51', (BOOL8, [2, 3]))
t52 = Internal('t52', (U8, [2, 3], 0.5, 120))
t53 = Internal('t53', (BOOL8, [2, 3]))
t54 = Internal('t54', (U8, [2, 3], 0.5, 120))
t55 = Output('t55', (BOOL8, [2, 3]))
t56 = Internal('t56', (U8, [2, 3], 0.5, 120))
t57 = Internal('t57', (BOOL8, [2, 3]))
t58 = Internal('t58', (U8, [2, 3], 0.5, 120))
t59 = Output('t59', (BOOL8, [2, 3]))
t60 = Internal('t60', (U8, [2, 3], 0.5, 120))
t61 = Internal('t61', (BOOL8, [2, 3]))
t62 = Internal('t62', (U8, [2, 3], 0.5, 120))
t63 = Output('t63', (BOOL8, [2, 3]))
t64 = Internal('t64', (U8, [2, 3], 0.5, 120))
t65 = Internal('t65', (BOOL8, [2, 3]))
t66 = Internal('t66', (U8, [2, 3], 0.5, 120))
t67 = Output('t67', (BOOL8, [2, 3]))
t68 = Internal('t68', (U8, [2, 3], 0.5, 120))
t69 = Internal('t69', (BOOL8, [2, 3]))
t70 = Internal('t70', (U8, [2, 3], 0.5, 120))
c71 = Parameter('c71', (U8, [1], 0.5, 120), [132])
t72 = Output('t72', (BOOL8, [2, 3]))
t73 = Internal('t73', (U8, [2, 3], 0.5, 120))
t74 = Internal('t74', (BOOL8, [2, 3]))
t75 = Output('t75', (BOOL8, [2, 3]))
t76 = Internal('t76', (BOOL8, [2, 3]))
c77 = Parameter('c77', (U8, [1], 0.5, 120), [122])
t78 = Internal('t78', (U8, [2, 3], 0.5, 120))
t79 = Output('t79', (BOOL8, [2, 3]))
t80 = Output('t80', (BOOL8, [2, 3]))
t81 = Output('t81', (BOOL8, [2, 3]))
t82 = Output('t82', (BOOL8, [2, 3]))
t83 = Output('t83', (BOOL8, [2, 3]))
t84 = Output('t84', (BOOL8, [2, 3]))
t85 = Output('t85', (BOOL8, [2, 3]))
t86 = Output('t86', (BOOL8, [2, 3]))
t87 = Output('t87', (BOOL8, [2, 3]))
t88 = Output('t88', (BOOL8, [2, 3]))
t89 = Output('t89', (BOOL8, [2, 3]))
t90 = Output('t90', (BOOL8, [2, 3]))
t91 = Output('t91', (BOOL8, [2, 3]))
t92 = Output('t92', (BOOL8, [2, 3]))
t93 = Output('t93', (BOOL8, [2, 3]))
t94 = Output('t94', (BOOL8, [2, 3]))
model = Model()
model.Operation('ADD', x1, c4, 0).To(t5)
model.Operation('GREATER', t5, c6).To(t7)
model.Operation('ADD', x1, c3, 0).To(t8)
model.Operation('LESS', t8, c9).To(t10)
model.Operation('SUB', c4, x1, 0).To(t11)
model.Operation('GREATER_EQUAL', t11, c12).To(t13)
model.Operation('SUB', c4, x1, 0).To(t14)
model.Operation('SUB', c4, x2, 0).To(t15)
model.Operation('LESS', t14, t15).To(t16)
model.Operation('ADD', x1, c3, 0).To(t17)
model.Operation('ADD', x2, c3, 0).To(t18)
model.Operation('GREATER', t17, t18).To(t19)
model.Operation('ADD', x1, c3, 0).To(t20)
model.Operation('SUB', c3, x2, 0).To(t21)
model.Operation('GREATER', t20, t21).To(t22)
model.Operation('ADD', x1, c23, 0).To(t24)
model.Operation('GREATER', t24, x2).To(t25)
model.Operation('SUB', x1, c23, 0).To(t26)
model.Operation('LESS', t26, x2).To(t27)
model.Operation('MUL', x1, c4, 0).To(t28)
model.Operation('MUL', x2, c4, 0).To(t29)
model.Operation('LESS_EQUAL', t28, t29).To(t30)
model.Operation('MUL', x1, c31, 0).To(t32)
model.Operation('MUL', x2, c31, 0).To(t33)
model.Operation('GREATER', t32, t33).To(t34)
model.Operation('MUL', x1, c35, 0).To(t36)
model.Operation('GREATER_EQUAL', t36, c37).To(t38)
model.Operation('MUL', x1, c3, 0).To(t39)
model.Operation('MUL', x2, c3, 0).To(t40)
model.Operation('LESS', t39, t40).To(t41)
model.Operation('MUL', x1, c42, 0).To(t43)
model.Operation('MUL', x2, c42, 0).To(t44)
model.Operation('LESS', t43, t44).To(t45)
model.Operation('SUB', x1, x2, 0).To(t46)
model.Operation('GREATER', t46, c42).To(t47)
model.Operation('SUB', x2, x1, 0).To(t48)
model.Operation('LESS_EQUAL', c42, t48).To(t49)
model.Operation('SUB', x1, x2, 0).To(t50)
model.Operation('EQUAL', t50, c42).To(t51)
model.Operation('ADD', x1, x2, 0).To(t52)
model.Operation('GREATER', t52, x2).To(t53)
model.Operation('MAXIMUM', x1, x2).To(t54)
model.Operation('GREATER', t54, x2).To(t55)
model.Operation('MAXIMUM', x1, x2).To(t56)
model.Operation('GREATER_EQUAL', t56, x1).To(t57)
model.Operation('MINIMUM', x1, x2).To(t58)
model.Operation('NOT_EQUAL', t58, x2).To(t59)
model.Operation('MAXIMUM', x1, x2).To(t60)
model.Operation('LESS_EQUAL', t60, c3).To(t61)
model.Operation('SUB', x1, x2, 1).To(t62)
model.Operation('GREATER', t62, c42).To(t63)
model.Operation('RELU', x1).To(t64)
model.Operation('GREATER', t64, c42).To(t65)
model.Operation('RELU', x1).To(t66)
model.Operation('GREATER_EQUAL', t66, c42).To(t67)
model.Operation('RELU', x1).To(t68)
model.Operation('LESS_EQUAL', t68, c42).To(t69)
model.Operation('RELU6', x1).To(t70)
model.Operation('LESS', t70, c71).To(t72)
model.Operation('RELU6', x1).To(t73)
model.Operation('GREATER', t73, c71).To(t74)
model.Operation('GREATER', x1, x1).To(t75)
model.Operation('EQUAL', x1, x1).To(t76)
model.Operation('ADD', x1, c77, 0).To(t78)
model.Operation('GREATER', t78, x1).To(t79)
model.Operation('LOGICAL_NOT', t7).To(t80)
model.Operation('LOGICAL_NOT', t13).To(t81)
model.Operation('LOGICAL_NOT', t19).To(t82)
model.Operation('LOGICAL_NOT', t25).To(t83)
model.Operation('LOGICAL_NOT', t30).To(t84)
model.Operation('LOGICAL_NOT', t38).To(t85)
model.Operation('LOGICAL_NOT', t45).To(t86)
model.Operation('LOGICAL_NOT', t49).To(t87)
model.Operation('LOGICAL_NOT', t53).To(t88)
model.Operation('LOGICAL_NOT', t57).To(t89)
model.Operation('LOGICAL_NOT', t61).To(t90)
model.Operation('LOGICAL_NOT', t65).To(t91)
model.Operation('LOGICAL_NOT', t69).To(t92)
model.Operation('LOGICAL_NOT', t74).To(t93)
model.Operation('LOGICAL_NOT', t76).To(t94)
Example({
    x1: [4, 79, 134, 181, 126, 241],
    t10: [True, True, False, False, False, False],
    x2: [80, 3, 134, 255, 128, 114],
    t16: [False, True, False, False, False, True],
    t22: [False, False, True, True, True, True],
    t27: [True, True, True, True, True, False],
    t34: [True, False, False, False, True, False],
    t41: [True, True, False, True, False, False],
    t47: [False, True, False, False, False, True],
    t51: [False, False, True, False, False, False],
    t55: [False, True, False, False, False, True],
    t59: [True, False, False, True, True, False],
    t63: [False, True, False, False, False, True],
    t67: [True, True, True, True, True, True],
    t72: [True, True, False, False, True, False],
    t75: [False, False, False, False, False, False],
    t79: [True, True, True, True, True, True],
    t80: [True, True, False, False, True, False],
    t81: [False, False, False, True, False, True],
    t82: [True, False, True, True, True, False],
    t83: [False, False, False, True, False, False],
    t84: [False, True, False, False, False, True],
    t85: [False, False, True, True, False, True],
    t86: [True, True, True, True, True, True],
    t87: [False, True, False, False, False, True],
    t88: [True, True, False, True, False, False],
    t89: [False, False, False, False, False, False],
    t90: [False, False, True, True, True, True],
    t91: [True, True, False, False, False, False],
    t92: [False, False, True, True, True, True],
    t93: [True, True, True, True, True, True],
    t94: [False, False, False, False, False, False],
}, name='shifted_quant8').AddVariations(signed(x1, c4, t5, c6, c3, t8, c9, t11, c12, t14, x2, t15, t17, t18, t20, t21, c23, t24, t26, t28, t29, c31, t32, t33, c35, t36, c37, t39, t40, c42, t43, t44, t46, t48, t50, t52, t54, t56, t58, t60, t62, t64, t66, t68, t70, c71, t73, c77, t78)).DisableLifeTimeVariation()
