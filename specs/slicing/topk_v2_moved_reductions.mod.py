# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# TOPK_V2: what is computed before or after, where that is the same and where it is not.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# The first of a row is among several first, of functions of them, or found otherwise.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 6]))
c2 = Parameter('c2', (F32, [1]), [0.25])
t3 = Internal('t3', (F32, [2, 6]))
t4 = Internal('t4', (F32, [2, 6]))
c5 = Parameter('c5', (F32, [1]), [2.0])
t6 = Internal('t6', (F32, [2, 6]))
c7 = Parameter('c7', (F32, [1]), [0.5])
t8 = Internal('t8', (F32, [2, 6]))
t9 = Internal('t9', (F32, [2, 6]))
t10 = Internal('t10', (F32, [2, 6]))
t11 = Internal('t11', (F32, [2, 6]))
t12 = Internal('t12', (F32, [2, 6]))
c13 = Parameter('c13', (F32, [6]), [2.0, 0.0, 1.0, 0.0, -1.0, -2.0])
t14 = Internal('t14', (F32, [2, 6]))
t15 = Output('t15', (F32, [2, 2]))
t16 = Internal('t16', (I32, [2, 2]))
t17 = Output('t17', (F32, [2, 2]))
t18 = Internal('t18', (I32, [2, 2]))
t19 = Output('t19', (F32, [2, 2]))
t20 = Internal('t20', (I32, [2, 2]))
t21 = Output('t21', (F32, [2, 2]))
t22 = Internal('t22', (I32, [2, 2]))
t23 = Output('t23', (F32, [2, 2]))
t24 = Internal('t24', (I32, [2, 2]))
t25 = Output('t25', (F32, [2, 2]))
t26 = Internal('t26', (I32, [2, 2]))
t27 = Output('t27', (F32, [2, 2]))
t28 = Internal('t28', (I32, [2, 2]))
t29 = Output('t29', (I32, [2]))
t30 = Internal('t30', (I32, [2]))
t31 = Output('t31', (I32, [2]))
t32 = Internal('t32', (I32, [2]))
t33 = Output('t33', (I32, [2]))
t34 = Internal('t34', (I32, [2]))
t35 = Output('t35', (I32, [2]))
t36 = Internal('t36', (F32, [2, 1]))
t37 = Output('t37', (I32, [2, 1]))
c38 = Parameter('c38', (I32, [1]), [1])
t39 = Internal('t39', (F32, [2, 1]))
t40 = Output('t40', (F32, [2, 6]))
t41 = Internal('t41', (I32, [2, 6]))
t42 = Internal('t42', (F32, [2, 4]))
t43 = Internal('t43', (I32, [2, 4]))
t44 = Internal('t44', (F32, [2, 2]))
t45 = Output('t45', (I32, [2, 2]))
t46 = Internal('t46', (F32, [2, 4]))
t47 = Internal('t47', (I32, [2, 4]))
t48 = Internal('t48', (F32, [2, 4]))
t49 = Internal('t49', (F32, [2, 2]))
t50 = Output('t50', (I32, [2, 2]))
t51 = Internal('t51', (F32, [2, 6]))
t52 = Internal('t52', (F32, [2, 6]))
t53 = Internal('t53', (F32, [2, 3]))
t54 = Internal('t54', (I32, [2, 3]))
t55 = Internal('t55', (F32, [2, 3]))
t56 = Internal('t56', (I32, [2, 3]))
t57 = Output('t57', (F32, [2]))
t58 = Internal('t58', (F32, [2, 6]))
t59 = Internal('t59', (I32, [2, 6]))
t60 = Internal('t60', (F32, [2]))
t61 = Internal('t61', (F32, [2, 3]))
t62 = Internal('t62', (I32, [2, 3]))
t63 = Output('t63', (F32, [2]))
c64 = Parameter('c64', (I32, [1]), [1])
t65 = Output('t65', (I32, [2, 2]))
t66 = Output('t66', (I32, [2, 2]))
t67 = Output('t67', (I32, [2, 2]))
t68 = Output('t68', (I32, [2, 2]))
t69 = Output('t69', (I32, [2, 2]))
t70 = Output('t70', (I32, [2, 2]))
t71 = Output('t71', (I32, [2, 2]))
t72 = Output('t72', (I32, [2]))
t73 = Output('t73', (I32, [2]))
t74 = Output('t74', (I32, [2]))
c75 = Parameter('c75', (F32, [1]), [1.0])
t76 = Output('t76', (F32, [2, 1]))
t77 = Output('t77', (F32, [2, 1]))
t78 = Output('t78', (F32, [2, 2]))
t79 = Output('t79', (F32, [2, 2]))
t80 = Output('t80', (I32, [2, 3]))
t81 = Output('t81', (F32, [2]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('TANH', t3).To(t4)
model.Operation('ADD', x1, c5, 0).To(t6)
model.Operation('MUL', x1, c7, 0).To(t8)
model.Operation('NEG', x1).To(t9)
model.Operation('EXP', x1).To(t10)
model.Operation('NEG', x1).To(t11)
model.Operation('EXP', t11).To(t12)
model.Operation('SUB', x1, c13, 0).To(t14)
model.Operation('TOPK_V2', t6, 2).To(t15, t16)
model.Operation('TOPK_V2', t8, 2).To(t17, t18)
model.Operation('TOPK_V2', t9, 2).To(t19, t20)
model.Operation('TOPK_V2', t10, 2).To(t21, t22)
model.Operation('TOPK_V2', t12, 2).To(t23, t24)
model.Operation('TOPK_V2', t4, 2).To(t25, t26)
model.Operation('TOPK_V2', t14, 2).To(t27, t28)
model.Operation('ARGMAX', t6, 1).To(t29)
model.Operation('ARGMAX', t8, 1).To(t30)
model.Operation('ARGMAX', t9, 1).To(t31)
model.Operation('ARGMAX', t10, 1).To(t32)
model.Operation('ARGMAX', t12, 1).To(t33)
model.Operation('ARGMAX', t4, 1).To(t34)
model.Operation('ARGMAX', t14, 1).To(t35)
model.Operation('TOPK_V2', x1, 1).To(t36, t37)
model.Operation('REDUCE_MAX', x1, c38, True).To(t39)
model.Operation('TOPK_V2', x1, 6).To(t40, t41)
model.Operation('TOPK_V2', x1, 4).To(t42, t43)
model.Operation('TOPK_V2', t42, 2).To(t44, t45)
model.Operation('TOPK_V2', x1, 4).To(t46, t47)
model.Operation('NEG', t46).To(t48)
model.Operation('TOPK_V2', t48, 2).To(t49, t50)
model.Operation('RELU', x1).To(t51)
model.Operation('ADD', t51, x1, 0).To(t52)
model.Operation('TOPK_V2', t52, 3).To(t53, t54)
model.Operation('TOPK_V2', x1, 3).To(t55, t56)
model.Operation('REDUCE_MIN', t55, c38, False).To(t57)
model.Operation('TOPK_V2', x1, 6).To(t58, t59)
model.Operation('REDUCE_SUM', t58, c38, False).To(t60)
model.Operation('TOPK_V2', x1, 3).To(t61, t62)
model.Operation('REDUCE_SUM', t61, c38, False).To(t63)
model.Operation('SUB', c64, t16, 0).To(t65)
model.Operation('SUB', c64, t18, 0).To(t66)
model.Operation('SUB', c64, t20, 0).To(t67)
model.Operation('SUB', c64, t22, 0).To(t68)
model.Operation('SUB', c64, t24, 0).To(t69)
model.Operation('SUB', c64, t26, 0).To(t70)
model.Operation('SUB', c64, t28, 0).To(t71)
model.Operation('SUB', c64, t30, 0).To(t72)
model.Operation('SUB', c64, t32, 0).To(t73)
model.Operation('SUB', c64, t34, 0).To(t74)
model.Operation('SUB', c75, t36, 0).To(t76)
model.Operation('SUB', c75, t39, 0).To(t77)
model.Operation('SUB', c75, t44, 0).To(t78)
model.Operation('SUB', c75, t49, 0).To(t79)
model.Operation('SUB', c64, t54, 0).To(t80)
model.Operation('SUB', c75, t60, 0).To(t81)
Example({
    x1: [1.9375, -2.4375, 2.25, 2.0, 0.4375, -0.75, 2.5, -1.3125, -2.5, -1.8125, 1.3125, -1.1875],
    t15: [4.25, 4.0, 4.5, 3.3125],
    t17: [1.125, 1.0, 1.25, 0.65625],
    t19: [2.4375, 0.75, 2.5, 1.8125],
    t21: [9.487736, 7.389056, 12.182494, 3.7154508],
    t23: [11.444394, 2.117, 12.182494, 6.1257424],
    t25: [0.50983, 0.46211717, 0.5545997, 0.31683502],
    t27: [2.0, 1.4375, 2.3125, 0.8125],
    t29: [2, 0],
    t31: [1, 2],
    t33: [1, 2],
    t35: [3, 4],
    t37: [2, 0],
    t40: [2.25, 2.0, 1.9375, 0.4375, -0.75, -2.4375, 2.5, 1.3125, -1.1875, -1.3125, -1.8125, -2.5],
    t45: [0, 1, 0, 1],
    t50: [3, 2, 3, 2],
    t57: [1.9375, -1.1875],
    t63: [6.1875, 2.625],
    t65: [-1, -2, 1, -3],
    t66: [-1, -2, 1, -3],
    t67: [0, -4, -1, -2],
    t68: [-1, -2, 1, -3],
    t69: [0, -4, -1, -2],
    t70: [-1, -2, 1, -3],
    t71: [-2, -3, -3, -4],
    t72: [-1, 1],
    t73: [-1, 1],
    t74: [-1, 1],
    t76: [-1.25, -1.5],
    t77: [-1.25, -1.5],
    t78: [-1.25, -1.0, -1.5, -0.3125],
    t79: [1.4375, 2.9375, -0.3125, -0.1875],
    t80: [-1, -2, 1, 1, -3, -4],
    t81: [-2.4375, 4.0],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()
