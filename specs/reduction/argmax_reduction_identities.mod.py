# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: what is reduced is another operation's result, with axes of its own.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Places stay behind a function that rises, and not behind others; they are shown as real numbers.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 9]))
t2 = Internal('t2', (F32, [2, 9]))
t3 = Internal('t3', (F32, [2, 9]))
t4 = Internal('t4', (I32, [2]))
t5 = Output('t5', (F32, [2]))
t6 = Internal('t6', (I32, [2]))
t7 = Output('t7', (F32, [2]))
t8 = Internal('t8', (I32, [2]))
t9 = Output('t9', (F32, [2]))
t10 = Internal('t10', (F32, [2, 9]))
t11 = Internal('t11', (I32, [2]))
t12 = Output('t12', (F32, [2]))
c13 = Parameter('c13', (F32, [1]), [-2.0])
t14 = Internal('t14', (F32, [2, 9]))
t15 = Internal('t15', (I32, [2]))
t16 = Output('t16', (F32, [2]))
c17 = Parameter('c17', (F32, [1]), [1.0])
t18 = Internal('t18', (F32, [2, 9]))
t19 = Internal('t19', (I32, [9]))
t20 = Output('t20', (F32, [9]))
t21 = Internal('t21', (F32, [9, 2]))
t22 = Internal('t22', (I32, [2]))
t23 = Output('t23', (F32, [2]))
t24 = Internal('t24', (F32, [3, 6]))
t25 = Internal('t25', (I32, [3]))
t26 = Output('t26', (F32, [3]))
c27 = Parameter('c27', (F32, [1]), [-0.5])
t28 = Internal('t28', (F32, [2, 9]))
t29 = Output('t29', (F32, [2, 3]))
t30 = Internal('t30', (I32, [2, 3]))
t31 = Output('t31', (F32, [2, 3]))
t32 = Output('t32', (F32, [2, 3]))
t33 = Internal('t33', (I32, [2, 3]))
t34 = Output('t34', (F32, [2, 3]))
model = Model()
model.Operation('NEG', x1).To(t2)
model.Operation('LOGISTIC', x1).To(t3)
model.Operation('ARGMAX', t3, 1).To(t4)
model.Operation('CAST', t4).To(t5)
model.Operation('ARGMAX', t2, 1).To(t6)
model.Operation('CAST', t6).To(t7)
model.Operation('ARGMIN', t2, 1).To(t8)
model.Operation('CAST', t8).To(t9)
model.Operation('ABS', x1).To(t10)
model.Operation('ARGMAX', t10, 1).To(t11)
model.Operation('CAST', t11).To(t12)
model.Operation('MUL', x1, c13, 0).To(t14)
model.Operation('ARGMAX', t14, 1).To(t15)
model.Operation('CAST', t15).To(t16)
model.Operation('SUB', c17, x1, 0).To(t18)
model.Operation('ARGMIN', t18, 0).To(t19)
model.Operation('CAST', t19).To(t20)
model.Operation('TRANSPOSE', x1, [1, 0]).To(t21)
model.Operation('ARGMAX', t21, 0).To(t22)
model.Operation('CAST', t22).To(t23)
model.Operation('RESHAPE', x1, [3, 6]).To(t24)
model.Operation('ARGMAX', t24, 1).To(t25)
model.Operation('CAST', t25).To(t26)
model.Operation('MUL', x1, c27, 0).To(t28)
model.Operation('TOPK_V2', t2, 3).To(t29, t30)
model.Operation('CAST', t30).To(t31)
model.Operation('TOPK_V2', t28, 3).To(t32, t33)
model.Operation('CAST', t33).To(t34)
Example({
    x1: [-3.4375, 1.3125, -3.3125, 0.625, -0.8125, -3.125, 3.0, -3.5625, 2.0, 1.0, -0.375, -1.375, -3.9375,
    0.75, 2.3125, -2.0, 3.375, -0.1875],
    t5: [6.0, 7.0],
    t7: [7.0, 3.0],
    t9: [6.0, 7.0],
    t12: [7.0, 3.0],
    t16: [7.0, 3.0],
    t20: [1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0],
    t23: [6.0, 7.0],
    t26: [1.0, 0.0, 4.0],
    t29: [3.5625, 3.4375, 3.3125, 3.9375, 2.0, 1.375],
    t31: [7.0, 0.0, 2.0, 3.0, 6.0, 2.0],
    t32: [1.78125, 1.71875, 1.65625, 1.96875, 1.0, 0.6875],
    t34: [7.0, 0.0, 2.0, 3.0, 6.0, 2.0],
}, name='of_functions').AddVariations('float16').DisableLifeTimeVariation()

# Places stay behind a function that rises, and not behind others; they are shown as real numbers.
# Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 9]))
t35 = Internal('t35', (F32, [2, 9]))
t36 = Internal('t36', (I32, [2]))
t37 = Output('t37', (F32, [2]))
t38 = Internal('t38', (F32, [2, 9]))
t39 = Internal('t39', (I32, [2]))
t40 = Output('t40', (F32, [2]))
t41 = Internal('t41', (F32, [2, 9]))
t42 = Internal('t42', (I32, [2]))
t43 = Output('t43', (F32, [2]))
t44 = Internal('t44', (F32, [2, 9]))
t45 = Internal('t45', (I32, [2]))
t46 = Output('t46', (F32, [2]))
c13 = Parameter('c13', (F32, [1]), [-2.0])
t47 = Internal('t47', (F32, [2, 9]))
t48 = Internal('t48', (I32, [2]))
t49 = Output('t49', (F32, [2]))
c17 = Parameter('c17', (F32, [1]), [1.0])
t50 = Internal('t50', (F32, [2, 9]))
t51 = Internal('t51', (I32, [9]))
t52 = Output('t52', (F32, [9]))
t53 = Internal('t53', (F32, [9, 2]))
t54 = Internal('t54', (I32, [2]))
t55 = Output('t55', (F32, [2]))
t56 = Internal('t56', (F32, [3, 6]))
t57 = Internal('t57', (I32, [3]))
t58 = Output('t58', (F32, [3]))
t59 = Internal('t59', (F32, [2, 9]))
t60 = Output('t60', (F32, [2, 3]))
t61 = Internal('t61', (I32, [2, 3]))
t62 = Internal('t62', (F32, [2, 9]))
t63 = Internal('t63', (F32, [2, 3]))
t64 = Internal('t64', (I32, [2, 3]))
t65 = Output('t65', (F32, [2, 3]))
c27 = Parameter('c27', (F32, [1]), [-0.5])
t66 = Internal('t66', (F32, [2, 9]))
t67 = Output('t67', (F32, [2, 3]))
t68 = Internal('t68', (I32, [2, 3]))
t69 = Internal('t69', (F32, [2, 9]))
t70 = Internal('t70', (F32, [2, 3]))
t71 = Internal('t71', (I32, [2, 3]))
t72 = Output('t72', (F32, [2, 3]))
model = Model()
model.Operation('LOGISTIC', x1).To(t35)
model.Operation('ARGMAX', t35, 1).To(t36)
model.Operation('CAST', t36).To(t37)
model.Operation('NEG', x1).To(t38)
model.Operation('ARGMAX', t38, 1).To(t39)
model.Operation('CAST', t39).To(t40)
model.Operation('NEG', x1).To(t41)
model.Operation('ARGMIN', t41, 1).To(t42)
model.Operation('CAST', t42).To(t43)
model.Operation('ABS', x1).To(t44)
model.Operation('ARGMAX', t44, 1).To(t45)
model.Operation('CAST', t45).To(t46)
model.Operation('MUL', x1, c13, 0).To(t47)
model.Operation('ARGMAX', t47, 1).To(t48)
model.Operation('CAST', t48).To(t49)
model.Operation('SUB', c17, x1, 0).To(t50)
model.Operation('ARGMIN', t50, 0).To(t51)
model.Operation('CAST', t51).To(t52)
model.Operation('TRANSPOSE', x1, [1, 0]).To(t53)
model.Operation('ARGMAX', t53, 0).To(t54)
model.Operation('CAST', t54).To(t55)
model.Operation('RESHAPE', x1, [3, 6]).To(t56)
model.Operation('ARGMAX', t56, 1).To(t57)
model.Operation('CAST', t57).To(t58)
model.Operation('NEG', x1).To(t59)
model.Operation('TOPK_V2', t59, 3).To(t60, t61)
model.Operation('NEG', x1).To(t62)
model.Operation('TOPK_V2', t62, 3).To(t63, t64)
model.Operation('CAST', t64).To(t65)
model.Operation('MUL', x1, c27, 0).To(t66)
model.Operation('TOPK_V2', t66, 3).To(t67, t68)
model.Operation('MUL', x1, c27, 0).To(t69)
model.Operation('TOPK_V2', t69, 3).To(t70, t71)
model.Operation('CAST', t71).To(t72)
Example({
    x1: [-3.4375, 1.3125, -3.3125, 0.625, -0.8125, -3.125, 3.0, -3.5625, 2.0, 1.0, -0.375, -1.375, -3.9375,
    0.75, 2.3125, -2.0, 3.375, -0.1875],
    t37: [6.0, 7.0],
    t40: [7.0, 3.0],
    t43: [6.0, 7.0],
    t46: [7.0, 3.0],
    t49: [7.0, 3.0],
    t52: [1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0],
    t55: [6.0, 7.0],
    t58: [1.0, 0.0, 4.0],
    t60: [3.5625, 3.4375, 3.3125, 3.9375, 2.0, 1.375],
    t65: [7.0, 0.0, 2.0, 3.0, 6.0, 2.0],
    t67: [1.78125, 1.71875, 1.65625, 1.96875, 1.0, 0.6875],
    t72: [7.0, 0.0, 2.0, 3.0, 6.0, 2.0],
}, name='of_functions_unshared').AddVariations('float16').DisableLifeTimeVariation()
