# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: what is computed before or after, where that is the same and where it is not.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# The greatest becomes the least behind a negative factor, and another one behind several.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4]))
c3 = Parameter('c3', (F32, [1]), [2.0])
t4 = Internal('t4', (F32, [2, 3, 4]))
c5 = Parameter('c5', (I32, [1]), [2])
t6 = Output('t6', (F32, [2, 3]))
c7 = Parameter('c7', (F32, [1]), [-2.0])
t8 = Internal('t8', (F32, [2, 3, 4]))
t9 = Internal('t9', (F32, [2, 3]))
c10 = Parameter('c10', (F32, [1]), [-1.0])
t11 = Internal('t11', (F32, [2, 3, 4]))
c12 = Parameter('c12', (I32, [1]), [1])
t13 = Output('t13', (F32, [2, 4]))
t14 = Internal('t14', (F32, [2, 3, 4]))
t15 = Internal('t15', (F32, [2, 3]))
t16 = Internal('t16', (F32, [2, 3]))
c17 = Parameter('c17', (F32, [4]), [2.0, -1.0, 3.0, 1.0])
t18 = Internal('t18', (F32, [2, 3, 4]))
t19 = Output('t19', (F32, [2, 3]))
t20 = Internal('t20', (F32, [2, 3, 4]))
t21 = Internal('t21', (F32, [2, 4]))
c22 = Parameter('c22', (F32, [3, 1]), [2.0, -1.0, 0.0])
t23 = Internal('t23', (F32, [2, 3, 4]))
t24 = Output('t24', (F32, [2, 3]))
t25 = Internal('t25', (F32, [2, 3, 4]))
c26 = Parameter('c26', (I32, [2]), [1, 2])
t27 = Internal('t27', (F32, [2]))
c28 = Parameter('c28', (F32, [1]), [1.5])
t29 = Internal('t29', (F32, [2, 3, 4]))
t30 = Output('t30', (F32, [2, 3]))
t31 = Internal('t31', (F32, [2, 3, 4]))
t32 = Internal('t32', (F32, [2, 3]))
t33 = Internal('t33', (F32, [2, 3, 4]))
t34 = Output('t34', (F32, [2, 3]))
c35 = Parameter('c35', (F32, [1]), [1.0])
t36 = Internal('t36', (F32, [2, 3, 4]))
t37 = Internal('t37', (F32, [2, 4]))
t38 = Internal('t38', (F32, [2, 3, 4]))
t39 = Output('t39', (F32, [2, 3]))
t40 = Internal('t40', (F32, [2, 3, 4]))
t41 = Internal('t41', (F32, [2, 3]))
t42 = Internal('t42', (F32, [2, 3]))
x2 = Input('x2', (F32, [2, 3, 4]))
t43 = Internal('t43', (F32, [2, 3]))
t44 = Output('t44', (F32, [2, 3]))
t45 = Internal('t45', (F32, [2, 3, 4]))
t46 = Internal('t46', (F32, [2, 3]))
t47 = Internal('t47', (F32, [2, 3, 4]))
t48 = Output('t48', (F32, [2, 3]))
t49 = Internal('t49', (F32, [2, 3]))
t50 = Internal('t50', (F32, [2, 3]))
t51 = Internal('t51', (F32, [2, 3]))
t52 = Internal('t52', (F32, [2, 3, 4]))
t53 = Output('t53', (F32, [2, 3]))
t54 = Internal('t54', (F32, [2, 4]))
t55 = Internal('t55', (F32, [2, 4]))
t56 = Internal('t56', (F32, [2, 4]))
t57 = Internal('t57', (F32, [2, 3]))
t58 = Output('t58', (F32, [2]))
t59 = Internal('t59', (F32, [2, 4]))
t60 = Internal('t60', (F32, [2]))
t61 = Internal('t61', (F32, [2, 1, 4]))
t62 = Output('t62', (F32, [2, 1]))
c63 = Parameter('c63', (I32, [1]), [0])
t64 = Internal('t64', (F32, [3, 4]))
t65 = Internal('t65', (F32, [3]))
t66 = Internal('t66', (F32, [2, 3, 1]))
t67 = Output('t67', (F32, [2, 3, 4]))
t68 = Internal('t68', (F32, [2, 3, 1]))
t69 = Internal('t69', (F32, [2, 3, 4]))
t70 = Internal('t70', (F32, [2, 3]))
t71 = Internal('t71', (F32, [2, 1, 4]))
t72 = Internal('t72', (F32, [2, 3, 4]))
t73 = Output('t73', (F32, [2, 3]))
t74 = Internal('t74', (F32, [2, 3, 1]))
t75 = Internal('t75', (BOOL8, [2, 3, 4]))
t76 = Internal('t76', (F32, [2, 3, 4]))
t77 = Output('t77', (F32, [2, 3]))
t78 = Output('t78', (F32, [2, 3]))
t79 = Output('t79', (F32, [2, 4]))
t80 = Output('t80', (F32, [2]))
t81 = Output('t81', (F32, [2, 3]))
t82 = Output('t82', (F32, [2, 4]))
t83 = Output('t83', (F32, [2, 3]))
t84 = Output('t84', (F32, [2, 3]))
t85 = Output('t85', (F32, [2, 3]))
t86 = Output('t86', (F32, [2, 4]))
t87 = Output('t87', (F32, [2]))
t88 = Output('t88', (F32, [3]))
t89 = Output('t89', (F32, [2, 3]))
t90 = Output('t90', (F32, [2, 3, 4]))
model = Model()
model.Operation('MUL', x1, c3, 0).To(t4)
model.Operation('REDUCE_MAX', t4, c5, False).To(t6)
model.Operation('MUL', x1, c7, 0).To(t8)
model.Operation('REDUCE_MAX', t8, c5, False).To(t9)
model.Operation('MUL', x1, c10, 0).To(t11)
model.Operation('REDUCE_MIN', t11, c12, False).To(t13)
model.Operation('MUL', x1, c10, 0).To(t14)
model.Operation('REDUCE_MAX', t14, c5, False).To(t15)
model.Operation('MUL', t15, c10, 0).To(t16)
model.Operation('MUL', x1, c17, 0).To(t18)
model.Operation('REDUCE_MAX', t18, c5, False).To(t19)
model.Operation('MUL', x1, c17, 0).To(t20)
model.Operation('REDUCE_MAX', t20, c12, False).To(t21)
model.Operation('MUL', x1, c22, 0).To(t23)
model.Operation('REDUCE_MAX', t23, c5, False).To(t24)
model.Operation('MUL', x1, c22, 0).To(t25)
model.Operation('REDUCE_MIN', t25, c26, False).To(t27)
model.Operation('ADD', x1, c28, 0).To(t29)
model.Operation('REDUCE_MAX', t29, c5, False).To(t30)
model.Operation('ADD', x1, c17, 0).To(t31)
model.Operation('REDUCE_MAX', t31, c5, False).To(t32)
model.Operation('ADD', x1, c22, 0).To(t33)
model.Operation('REDUCE_MAX', t33, c5, False).To(t34)
model.Operation('SUB', c35, x1, 0).To(t36)
model.Operation('REDUCE_MAX', t36, c12, False).To(t37)
model.Operation('RELU', x1).To(t38)
model.Operation('REDUCE_MAX', t38, c5, False).To(t39)
model.Operation('ADD', x1, c35, 1).To(t40)
model.Operation('REDUCE_MIN', t40, c5, False).To(t41)
model.Operation('REDUCE_MAX', x1, c5, False).To(t42)
model.Operation('REDUCE_MAX', x2, c5, False).To(t43)
model.Operation('MAXIMUM', t42, t43).To(t44)
model.Operation('MAXIMUM', x1, x2).To(t45)
model.Operation('REDUCE_MAX', t45, c5, False).To(t46)
model.Operation('MINIMUM', x1, x2).To(t47)
model.Operation('REDUCE_MAX', t47, c5, False).To(t48)
model.Operation('REDUCE_MAX', x1, c5, False).To(t49)
model.Operation('REDUCE_MAX', x2, c5, False).To(t50)
model.Operation('MINIMUM', t49, t50).To(t51)
model.Operation('ADD', x1, x2, 0).To(t52)
model.Operation('REDUCE_MAX', t52, c5, False).To(t53)
model.Operation('REDUCE_MAX', x1, c12, False).To(t54)
model.Operation('REDUCE_MAX', x2, c12, False).To(t55)
model.Operation('ADD', t54, t55, 0).To(t56)
model.Operation('REDUCE_MIN', x1, c5, False).To(t57)
model.Operation('REDUCE_MAX', t57, c12, False).To(t58)
model.Operation('REDUCE_MIN', x1, c12, False).To(t59)
model.Operation('REDUCE_MAX', t59, c12, False).To(t60)
model.Operation('REDUCE_MAX', x1, c12, True).To(t61)
model.Operation('REDUCE_MIN', t61, c5, False).To(t62)
model.Operation('REDUCE_MAX', x1, c63, False).To(t64)
model.Operation('REDUCE_MAX', t64, c12, False).To(t65)
model.Operation('REDUCE_MAX', x1, c5, True).To(t66)
model.Operation('SUB', x1, t66, 0).To(t67)
model.Operation('REDUCE_MAX', x1, c5, True).To(t68)
model.Operation('SUB', x1, t68, 0).To(t69)
model.Operation('REDUCE_MAX', t69, c5, False).To(t70)
model.Operation('REDUCE_MAX', x1, c12, True).To(t71)
model.Operation('SUB', x1, t71, 0).To(t72)
model.Operation('REDUCE_MAX', t72, c5, False).To(t73)
model.Operation('REDUCE_MAX', x1, c5, True).To(t74)
model.Operation('EQUAL', x1, t74).To(t75)
model.Operation('SELECT', t75, x1, x2).To(t76)
model.Operation('SUB', c35, t9, 0).To(t77)
model.Operation('SUB', c35, t16, 0).To(t78)
model.Operation('SUB', c35, t21, 0).To(t79)
model.Operation('SUB', c35, t27, 0).To(t80)
model.Operation('SUB', c35, t32, 0).To(t81)
model.Operation('SUB', c35, t37, 0).To(t82)
model.Operation('SUB', c35, t41, 0).To(t83)
model.Operation('SUB', c35, t46, 0).To(t84)
model.Operation('SUB', c35, t51, 0).To(t85)
model.Operation('SUB', c35, t56, 0).To(t86)
model.Operation('SUB', c35, t60, 0).To(t87)
model.Operation('SUB', c35, t65, 0).To(t88)
model.Operation('SUB', c35, t70, 0).To(t89)
model.Operation('SUB', c35, t76, 0).To(t90)
Example({
    x1: [3.5, 1.5, -4.0, -3.0, -3.5, 0.5, -0.5, -1.0, -1.5, 1.5, -3.5, 1.5, 3.0, 2.0, -4.0, 0.5, -2.0, 1.5,
    -1.0, -4.0, 2.5, -4.0, -3.0, -4.0],
    t6: [7.0, 1.0, 3.0, 6.0, 3.0, 5.0],
    t13: [-3.5, -1.5, 0.5, -1.5, -3.0, -2.0, 1.0, -0.5],
    t19: [7.0, -0.5, 1.5, 6.0, -1.5, 5.0],
    t24: [7.0, 3.5, 0.0, 6.0, 4.0, 0.0],
    t30: [5.0, 2.0, 3.0, 4.5, 3.0, 4.0],
    t34: [5.5, -0.5, 1.5, 5.0, 0.5, 2.5],
    t39: [3.5, 0.5, 1.5, 3.0, 1.5, 2.5],
    x2: [2.5, -0.5, -3.5, 2.5, 1.5, -2.0, 1.0, 0.5, -1.0, 0.5, -2.5, -2.5, -4.0, 2.0, 3.5, 0.5, 1.5, -3.5,
    -2.5, -2.0, 1.5, 2.0, -1.5, -3.0],
    t44: [3.5, 1.5, 1.5, 3.5, 1.5, 2.5],
    t48: [2.5, -0.5, 0.5, 2.0, -2.0, 1.5],
    t53: [6.0, 0.5, 2.0, 4.0, -0.5, 4.0],
    t58: [-3.5, -4.0],
    t62: [-0.5, -1.0],
    t67: [0.0, -2.0, -7.5, -6.5, -4.0, 0.0, -1.0, -1.5, -3.0, 0.0, -5.0, 0.0, 0.0, -1.0, -7.0, -2.5, -3.5,
    0.0, -2.5, -5.5, 0.0, -6.5, -5.5, -6.5],
    t73: [0.0, 0.0, 0.0, 0.0, 0.0, -0.5],
    t77: [-7.0, -6.0, -6.0, -7.0, -7.0, -7.0],
    t78: [5.0, 4.5, 4.5, 5.0, 5.0, 5.0],
    t79: [-6.0, 1.5, 2.5, -0.5, -5.0, -3.0, 4.0, 0.5],
    t80: [9.0, 9.0],
    t81: [-4.5, -1.5, -1.5, -4.0, -1.0, -3.5],
    t82: [-3.5, 0.5, -4.0, -3.0, -2.0, -4.0, -4.0, -4.0],
    t83: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t84: [-2.5, -0.5, -0.5, -2.5, -0.5, -1.5],
    t85: [-1.5, 0.5, 0.5, -2.0, -0.5, -1.0],
    t86: [-5.0, -1.0, 0.5, -3.0, -3.5, -3.0, -1.5, 0.0],
    t87: [0.5, 3.0],
    t88: [-2.5, -0.5, -1.5],
    t89: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    t90: [-2.5, 1.5, 4.5, -1.5, -0.5, 0.5, 0.0, 0.5, 2.0, -0.5, 3.5, -0.5, -2.0, -1.0, -2.5, 0.5, -0.5, -0.5,
    3.5, 3.0, -1.5, -1.0, 2.5, 4.0],
}, name='extremes').AddVariations('float16').DisableLifeTimeVariation()

# The greatest becomes the least behind a negative factor, and another one behind several.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [1], 0.5, 120), [124])
t4 = Internal('t4', (U8, [2, 3, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [1]), [2])
t6 = Internal('t6', (U8, [2, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [1], 0.5, 120), [116])
t8 = Internal('t8', (U8, [2, 3, 4], 0.5, 120))
t9 = Output('t9', (U8, [2, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [1], 0.5, 120), [118])
t11 = Internal('t11', (U8, [2, 3, 4], 0.5, 120))
c12 = Parameter('c12', (I32, [1]), [1])
t13 = Internal('t13', (U8, [2, 4], 0.5, 120))
t14 = Internal('t14', (U8, [2, 3, 4], 0.5, 120))
t15 = Internal('t15', (U8, [2, 3], 0.5, 120))
t16 = Output('t16', (U8, [2, 3], 0.5, 120))
c17 = Parameter('c17', (U8, [4], 0.5, 120), [124, 118, 126, 122])
t18 = Internal('t18', (U8, [2, 3, 4], 0.5, 120))
t19 = Internal('t19', (U8, [2, 3], 0.5, 120))
t20 = Internal('t20', (U8, [2, 3, 4], 0.5, 120))
t21 = Output('t21', (U8, [2, 4], 0.5, 120))
c22 = Parameter('c22', (U8, [3, 1], 0.5, 120), [124, 118, 120])
t23 = Internal('t23', (U8, [2, 3, 4], 0.5, 120))
t24 = Internal('t24', (U8, [2, 3], 0.5, 120))
t25 = Internal('t25', (U8, [2, 3, 4], 0.5, 120))
c26 = Parameter('c26', (I32, [2]), [1, 2])
t27 = Output('t27', (U8, [2], 0.5, 120))
c28 = Parameter('c28', (U8, [1], 0.5, 120), [123])
t29 = Internal('t29', (U8, [2, 3, 4], 0.5, 120))
t30 = Internal('t30', (U8, [2, 3], 0.5, 120))
t31 = Internal('t31', (U8, [2, 3, 4], 0.5, 120))
t32 = Output('t32', (U8, [2, 3], 0.5, 120))
t33 = Internal('t33', (U8, [2, 3, 4], 0.5, 120))
t34 = Internal('t34', (U8, [2, 3], 0.5, 120))
c35 = Parameter('c35', (U8, [1], 0.5, 120), [122])
t36 = Internal('t36', (U8, [2, 3, 4], 0.5, 120))
t37 = Output('t37', (U8, [2, 4], 0.5, 120))
t38 = Internal('t38', (U8, [2, 3, 4], 0.5, 120))
t39 = Internal('t39', (U8, [2, 3], 0.5, 120))
t40 = Internal('t40', (U8, [2, 3, 4], 0.5, 120))
t41 = Output('t41', (U8, [2, 3], 0.5, 120))
t42 = Internal('t42', (U8, [2, 3], 0.5, 120))
x2 = Input('x2', (U8, [2, 3, 4], 0.5, 120))
t43 = Internal('t43', (U8, [2, 3], 0.5, 120))
t44 = Internal('t44', (U8, [2, 3], 0.5, 120))
t45 = Internal('t45', (U8, [2, 3, 4], 0.5, 120))
t46 = Output('t46', (U8, [2, 3], 0.5, 120))
t47 = Internal('t47', (U8, [2, 3, 4], 0.5, 120))
t48 = Internal('t48', (U8, [2, 3], 0.5, 120))
t49 = Internal('t49', (U8, [2, 3], 0.5, 120))
t50 = Internal('t50', (U8, [2, 3], 0.5, 120))
t51 = Output('t51', (U8, [2, 3], 0.5, 120))
t52 = Internal('t52', (U8, [2, 3, 4], 0.5, 120))
t53 = Internal('t53', (U8, [2, 3], 0.5, 120))
t54 = Internal('t54', (U8, [2, 4], 0.5, 120))
t55 = Internal('t55', (U8, [2, 4], 0.5, 120))
t56 = Output('t56', (U8, [2, 4], 0.5, 120))
t57 = Internal('t57', (U8, [2, 3], 0.5, 120))
t58 = Internal('t58', (U8, [2], 0.5, 120))
t59 = Internal('t59', (U8, [2, 4], 0.5, 120))
t60 = Output('t60', (U8, [2], 0.5, 120))
t61 = Internal('t61', (U8, [2, 1, 4], 0.5, 120))
t62 = Internal('t62', (U8, [2, 1], 0.5, 120))
c63 = Parameter('c63', (I32, [1]), [0])
t64 = Internal('t64', (U8, [3, 4], 0.5, 120))
t65 = Output('t65', (U8, [3], 0.5, 120))
t66 = Internal('t66', (U8, [2, 3, 1], 0.5, 120))
t67 = Internal('t67', (U8, [2, 3, 4], 0.5, 120))
t68 = Internal('t68', (U8, [2, 3, 1], 0.5, 120))
t69 = Internal('t69', (U8, [2, 3, 4], 0.5, 120))
t70 = Output('t70', (U8, [2, 3], 0.5, 120))
t71 = Internal('t71', (U8, [2, 1, 4], 0.5, 120))
t72 = Internal('t72', (U8, [2, 3, 4], 0.5, 120))
t73 = Internal('t73', (U8, [2, 3], 0.5, 120))
t74 = Internal('t74', (U8, [2, 3, 1], 0.5, 120))
t75 = Internal('t75', (BOOL8, [2, 3, 4]))
t76 = Output('t76', (U8, [2, 3, 4], 0.5, 120))
c77 = Parameter('c77', (U8, [1], 0.5, 120), [135])
t78 = Output('t78', (U8, [2, 3], 0.5, 120))
t79 = Output('t79', (U8, [2, 4], 0.5, 120))
t80 = Output('t80', (U8, [2, 3], 0.5, 120))
t81 = Output('t81', (U8, [2, 3], 0.5, 120))
t82 = Output('t82', (U8, [2, 3], 0.5, 120))
t83 = Output('t83', (U8, [2, 3], 0.5, 120))
t84 = Output('t84', (U8, [2, 3], 0.5, 120))
t85 = Output('t85', (U8, [2, 3], 0.5, 120))
t86 = Output('t86', (U8, [2, 3], 0.5, 120))
t87 = Output('t87', (U8, [2, 3], 0.5, 120))
t88 = Output('t88', (U8, [2], 0.5, 120))
t89 = Output('t89', (U8, [2, 1], 0.5, 120))
t90 = Output('t90', (U8, [2, 3, 4], 0.5, 120))
t91 = Output('t91', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('MUL', x1, c3, 0).To(t4)
model.Operation('REDUCE_MAX', t4, c5, False).To(t6)
model.Operation('MUL', x1, c7, 0).To(t8)
model.Operation('REDUCE_MAX', t8, c5, False).To(t9)
model.Operation('MUL', x1, c10, 0).To(t11)
model.Operation('REDUCE_MIN', t11, c12, False).To(t13)
model.Operation('MUL', x1, c10, 0).To(t14)
model.Operation('REDUCE_MAX', t14, c5, False).To(t15)
model.Operation('MUL', t15, c10, 0).To(t16)
model.Operation('MUL', x1, c17, 0).To(t18)
model.Operation('REDUCE_MAX', t18, c5, False).To(t19)
model.Operation('MUL', x1, c17, 0).To(t20)
model.Operation('REDUCE_MAX', t20, c12, False).To(t21)
model.Operation('MUL', x1, c22, 0).To(t23)
model.Operation('REDUCE_MAX', t23, c5, False).To(t24)
model.Operation('MUL', x1, c22, 0).To(t25)
model.Operation('REDUCE_MIN', t25, c26, False).To(t27)
model.Operation('ADD', x1, c28, 0).To(t29)
model.Operation('REDUCE_MAX', t29, c5, False).To(t30)
model.Operation('ADD', x1, c17, 0).To(t31)
model.Operation('REDUCE_MAX', t31, c5, False).To(t32)
model.Operation('ADD', x1, c22, 0).To(t33)
model.Operation('REDUCE_MAX', t33, c5, False).To(t34)
model.Operation('SUB', c35, x1, 0).To(t36)
model.Operation('REDUCE_MAX', t36, c12, False).To(t37)
model.Operation('RELU', x1).To(t38)
model.Operation('REDUCE_MAX', t38, c5, False).To(t39)
model.Operation('ADD', x1, c35, 1).To(t40)
model.Operation('REDUCE_MIN', t40, c5, False).To(t41)
model.Operation('REDUCE_MAX', x1, c5, False).To(t42)
model.Operation('REDUCE_MAX', x2, c5, False).To(t43)
model.Operation('MAXIMUM', t42, t43).To(t44)
model.Operation('MAXIMUM', x1, x2).To(t45)
model.Operation('REDUCE_MAX', t45, c5, False).To(t46)
model.Operation('MINIMUM', x1, x2).To(t47)
model.Operation('REDUCE_MAX', t47, c5, False).To(t48)
model.Operation('REDUCE_MAX', x1, c5, False).To(t49)
model.Operation('REDUCE_MAX', x2, c5, False).To(t50)
model.Operation('MINIMUM', t49, t50).To(t51)
model.Operation('ADD', x1, x2, 0).To(t52)
model.Operation('REDUCE_MAX', t52, c5, False).To(t53)
model.Operation('REDUCE_MAX', x1, c12, False).To(t54)
model.Operation('REDUCE_MAX', x2, c12, False).To(t55)
model.Operation('ADD', t54, t55, 0).To(t56)
model.Operation('REDUCE_MIN', x1, c5, False).To(t57)
model.Operation('REDUCE_MAX', t57, c12, False).To(t58)
model.Operation('REDUCE_MIN', x1, c12, False).To(t59)
model.Operation('REDUCE_MAX', t59, c12, False).To(t60)
model.Operation('REDUCE_MAX', x1, c12, True).To(t61)
model.Operation('REDUCE_MIN', t61, c5, False).To(t62)
model.Operation('REDUCE_MAX', x1, c63, False).To(t64)
model.Operation('REDUCE_MAX', t64, c12, False).To(t65)
model.Operation('REDUCE_MAX', x1, c5, True).To(t66)
model.Operation('SUB', x1, t66, 0).To(t67)
model.Operation('REDUCE_MAX', x1, c5, True).To(t68)
model.Operation('SUB', x1, t68, 0).To(t69)
model.Operation('REDUCE_MAX', t69, c5, False).To(t70)
model.Operation('REDUCE_MAX', x1, c12, True).To(t71)
model.Operation('SUB', x1, t71, 0).To(t72)
model.Operation('REDUCE_MAX', t72, c5, False).To(t73)
model.Operation('REDUCE_MAX', x1, c5, True).To(t74)
model.Operation('EQUAL', x1, t74).To(t75)
model.Operation('SELECT', t75, x1, x2).To(t76)
model.Operation('SUB', c77, t6, 0).To(t78)
model.Operation('SUB', c77, t13, 0).To(t79)
model.Operation('SUB', c77, t19, 0).To(t80)
model.Operation('SUB', c77, t24, 0).To(t81)
model.Operation('SUB', c77, t30, 0).To(t82)
model.Operation('SUB', c77, t34, 0).To(t83)
model.Operation('SUB', c77, t39, 0).To(t84)
model.Operation('SUB', c77, t44, 0).To(t85)
model.Operation('SUB', c77, t48, 0).To(t86)
model.Operation('SUB', c77, t53, 0).To(t87)
model.Operation('SUB', c77, t58, 0).To(t88)
model.Operation('SUB', c77, t62, 0).To(t89)
model.Operation('SUB', c77, t67, 0).To(t90)
model.Operation('SUB', c77, t73, 0).To(t91)
Example({
    x1: [127, 123, 112, 114, 113, 121, 119, 118, 117, 123, 113, 123, 126, 124, 112, 121, 116, 123, 118, 112,
    125, 112, 114, 112],
    t9: [136, 134, 134, 136, 136, 136],
    t16: [112, 113, 113, 112, 112, 112],
    t21: [134, 119, 117, 123, 132, 128, 114, 121],
    t27: [104, 104],
    t32: [131, 125, 125, 130, 124, 129],
    t37: [129, 121, 130, 128, 126, 130, 130, 130],
    t41: [120, 120, 120, 120, 120, 120],
    x2: [125, 119, 113, 125, 123, 116, 122, 121, 118, 121, 115, 115, 112, 124, 127, 121, 123, 113, 115, 116,
    123, 124, 117, 114],
    t46: [127, 123, 123, 127, 123, 125],
    t51: [125, 121, 121, 126, 123, 124],
    t56: [132, 124, 121, 128, 129, 128, 125, 122],
    t60: [121, 116],
    t65: [127, 123, 125],
    t70: [120, 120, 120, 120, 120, 120],
    t76: [127, 119, 113, 125, 123, 121, 122, 121, 118, 123, 115, 123, 126, 124, 127, 121, 123, 123, 115, 116,
    125, 124, 117, 114],
    t78: [121, 133, 129, 123, 129, 125],
    t79: [142, 138, 134, 138, 141, 139, 133, 136],
    t80: [121, 136, 132, 123, 138, 125],
    t81: [121, 128, 135, 123, 127, 135],
    t82: [125, 131, 129, 126, 129, 127],
    t83: [124, 136, 132, 125, 134, 130],
    t84: [128, 134, 132, 129, 132, 130],
    t85: [128, 132, 132, 128, 132, 130],
    t86: [130, 136, 134, 131, 139, 132],
    t87: [123, 134, 131, 127, 136, 127],
    t88: [142, 143],
    t89: [136, 137],
    t90: [135, 139, 150, 148, 143, 135, 137, 138, 141, 135, 145, 135, 135, 137, 149, 140, 142, 135, 140, 146,
    135, 148, 146, 148],
    t91: [135, 135, 135, 135, 135, 136],
}, name='extremes_quant8').AddVariations(signed(x1, c3, t4, t6, c7, t8, t9, c10, t11, t13, t14, t15, t16, c17, t18, t19, t20, t21, c22, t23, t24, t25, t27, c28, t29, t30, t31, t32, t33, t34, c35, t36, t37, t38, t39, t40, t41, t42, x2, t43, t44, t45, t46, t47, t48, t49, t50, t51, t52, t53, t54, t55, t56, t57, t58, t59, t60, t61, t62, t64, t65, t66, t67, t68, t69, t70, t71, t72, t73, t74, t76, c77, t78, t79, t80, t81, t82, t83, t84, t85, t86, t87, t88, t89, t90, t91)).DisableLifeTimeVariation()
