# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PACK: what is padded, chosen, reversed or packed, and moved before or behind.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Packed tensors are taken apart again along the same axis or another one, copied, viewed and
# reduced.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [3, 3]))
x3 = Input('x3', (F32, [3, 3]))
x4 = Input('x4', (F32, [3, 3]))
t5 = Internal('t5', (F32, [3, 3, 3]))
t6 = Output('t6', (F32, [3, 3]))
t7 = Internal('t7', (F32, [3, 3, 3]))
t8 = Internal('t8', (F32, [3, 3]))
t9 = Internal('t9', (F32, [3, 3, 3]))
t10 = Output('t10', (F32, [3, 3]))
t11 = Internal('t11', (F32, [3, 3, 3]))
t12 = Internal('t12', (F32, [3, 3]))
t13 = Internal('t13', (F32, [3, 3, 3]))
t14 = Output('t14', (F32, [3, 3]))
t15 = Internal('t15', (F32, [3, 3, 3]))
t16 = Internal('t16', (F32, [3, 3]))
t17 = Internal('t17', (F32, [3, 3, 3]))
t18 = Output('t18', (F32, [3, 3]))
t19 = Internal('t19', (F32, [3, 3, 3]))
t20 = Internal('t20', (F32, [3, 3]))
t21 = Internal('t21', (F32, [3, 3, 3]))
t22 = Output('t22', (F32, [3, 3]))
t23 = Internal('t23', (F32, [3, 3, 3]))
t24 = Internal('t24', (F32, [3, 1, 3]))
t25 = Internal('t25', (F32, [3, 1, 3]))
t26 = Internal('t26', (F32, [3, 1, 3]))
t27 = Internal('t27', (F32, [3, 3]))
t28 = Internal('t28', (F32, [3, 3, 3]))
c29 = Parameter('c29', (I32, [1]), [1])
t30 = Output('t30', (F32, [3, 3]))
t31 = Internal('t31', (F32, [3, 3, 3]))
t32 = Internal('t32', (F32, [3, 1, 3]))
t33 = Internal('t33', (F32, [3, 1, 3]))
t34 = Internal('t34', (F32, [3, 1, 3]))
t35 = Internal('t35', (F32, [3, 3]))
t36 = Internal('t36', (F32, [3, 3, 3]))
c37 = Parameter('c37', (I32, [1]), [1])
t38 = Output('t38', (F32, [3, 3]))
t39 = Internal('t39', (F32, [3, 3, 3]))
t40 = Internal('t40', (F32, [3, 1, 3]))
t41 = Internal('t41', (F32, [3, 1, 3]))
t42 = Internal('t42', (F32, [3, 1, 3]))
t43 = Internal('t43', (F32, [3, 3]))
t44 = Internal('t44', (F32, [3, 3, 3]))
c45 = Parameter('c45', (I32, [1]), [1])
t46 = Output('t46', (F32, [3, 3]))
x1 = Input('x1', (F32, [2, 3]))
t47 = Internal('t47', (F32, [2, 1, 3]))
t48 = Output('t48', (F32, [2, 2, 3]))
t49 = Internal('t49', (F32, [2, 2, 3]))
t50 = Output('t50', (F32, [2, 3, 2]))
x51 = Input('x51', (F32, [2, 2]))
x52 = Input('x52', (F32, [2, 2]))
t53 = Internal('t53', (F32, [2, 2, 2]))
t54 = Internal('t54', (F32, [2, 2, 2]))
x55 = Input('x55', (F32, [2, 2]))
t56 = Internal('t56', (F32, [2, 2]))
t57 = Internal('t57', (F32, [2, 2]))
t58 = Output('t58', (F32, [2, 2, 2]))
t59 = Internal('t59', (F32, [2, 2, 2]))
t60 = Internal('t60', (F32, [2, 4]))
t61 = Internal('t61', (F32, [2, 2, 2]))
t62 = Output('t62', (F32, [2, 4]))
t63 = Internal('t63', (F32, [2, 2]))
t64 = Internal('t64', (F32, [2, 2]))
t65 = Internal('t65', (F32, [2, 2, 2]))
t66 = Internal('t66', (F32, [2, 2, 2]))
c67 = Parameter('c67', (I32, [1]), [1])
t68 = Output('t68', (F32, [2, 2, 1]))
c69 = Parameter('c69', (F32, [1]), [1.5])
t70 = Output('t70', (F32, [3, 3]))
t71 = Output('t71', (F32, [3, 3]))
t72 = Output('t72', (F32, [3, 3]))
t73 = Output('t73', (F32, [3, 3]))
t74 = Output('t74', (F32, [3, 3]))
t75 = Output('t75', (F32, [3, 3]))
t76 = Output('t76', (F32, [3, 3]))
t77 = Output('t77', (F32, [2, 1, 3]))
t78 = Output('t78', (F32, [2, 2, 3]))
t79 = Output('t79', (F32, [2, 2, 2]))
t80 = Output('t80', (F32, [2, 4]))
t81 = Output('t81', (F32, [2, 2, 2]))
model = Model()
model.Operation('PACK', 0, x2, x3, x4).To(t5)
model.Operation('STRIDED_SLICE', t5, [2, 0, 0], [3, 3, 3], [1, 1, 1], 0, 0, 1).To(t6)
model.Operation('PACK', 0, x2, x3, x4).To(t7)
model.Operation('STRIDED_SLICE', t7, [0, 1, 0], [3, 2, 3], [1, 1, 1], 0, 0, 2).To(t8)
model.Operation('PACK', 0, x2, x3, x4).To(t9)
model.Operation('STRIDED_SLICE', t9, [0, 0, 1], [3, 3, 2], [1, 1, 1], 0, 0, 4).To(t10)
model.Operation('PACK', 1, x2, x3, x4).To(t11)
model.Operation('STRIDED_SLICE', t11, [1, 0, 0], [2, 3, 3], [1, 1, 1], 0, 0, 1).To(t12)
model.Operation('PACK', 1, x2, x3, x4).To(t13)
model.Operation('STRIDED_SLICE', t13, [0, 2, 0], [3, 3, 3], [1, 1, 1], 0, 0, 2).To(t14)
model.Operation('PACK', 1, x2, x3, x4).To(t15)
model.Operation('STRIDED_SLICE', t15, [0, 0, 1], [3, 3, 2], [1, 1, 1], 0, 0, 4).To(t16)
model.Operation('PACK', 2, x2, x3, x4).To(t17)
model.Operation('STRIDED_SLICE', t17, [1, 0, 0], [2, 3, 3], [1, 1, 1], 0, 0, 1).To(t18)
model.Operation('PACK', 2, x2, x3, x4).To(t19)
model.Operation('STRIDED_SLICE', t19, [0, 1, 0], [3, 2, 3], [1, 1, 1], 0, 0, 2).To(t20)
model.Operation('PACK', 2, x2, x3, x4).To(t21)
model.Operation('STRIDED_SLICE', t21, [0, 0, 2], [3, 3, 3], [1, 1, 1], 0, 0, 4).To(t22)
model.Operation('PACK', 0, x2, x3, x4).To(t23)
model.Operation('SPLIT', t23, 1, 3).To(t24, t25, t26)
model.Operation('SQUEEZE', t26, [1]).To(t27)
model.Operation('PACK', 0, x2, x3, x4).To(t28)
model.Operation('REDUCE_MAX', t28, c29, False).To(t30)
model.Operation('PACK', 1, x2, x3, x4).To(t31)
model.Operation('SPLIT', t31, 1, 3).To(t32, t33, t34)
model.Operation('SQUEEZE', t34, [1]).To(t35)
model.Operation('PACK', 1, x2, x3, x4).To(t36)
model.Operation('REDUCE_MAX', t36, c37, False).To(t38)
model.Operation('PACK', 2, x2, x3, x4).To(t39)
model.Operation('SPLIT', t39, 1, 3).To(t40, t41, t42)
model.Operation('SQUEEZE', t42, [1]).To(t43)
model.Operation('PACK', 2, x2, x3, x4).To(t44)
model.Operation('REDUCE_MAX', t44, c45, False).To(t46)
model.Operation('PACK', 1, x1).To(t47)
model.Operation('PACK', 0, x1, x1).To(t48)
model.Operation('PACK', 1, x1, x1).To(t49)
model.Operation('PACK', 2, x1, x1).To(t50)
model.Operation('PACK', 0, x51, x52).To(t53)
model.Operation('TRANSPOSE', t53, [1, 2, 0]).To(t54)
model.Operation('TRANSPOSE', x55, [1, 0]).To(t56)
model.Operation('TRANSPOSE', x51, [1, 0]).To(t57)
model.Operation('PACK', 1, t56, t57).To(t58)
model.Operation('PACK', 1, x52, x55).To(t59)
model.Operation('RESHAPE', t59, [2, 4]).To(t60)
model.Operation('PACK', 0, x51, x52).To(t61)
model.Operation('RESHAPE', t61, [2, 4]).To(t62)
model.Operation('RELU', x55).To(t63)
model.Operation('RELU6', x51).To(t64)
model.Operation('PACK', 0, t63, t64).To(t65)
model.Operation('PACK', 2, x52, x55).To(t66)
model.Operation('GATHER', t66, -1, c67).To(t68)
model.Operation('SUB', c69, t8, 0).To(t70)
model.Operation('SUB', c69, t12, 0).To(t71)
model.Operation('SUB', c69, t16, 0).To(t72)
model.Operation('SUB', c69, t20, 0).To(t73)
model.Operation('SUB', c69, t27, 0).To(t74)
model.Operation('SUB', c69, t35, 0).To(t75)
model.Operation('SUB', c69, t43, 0).To(t76)
model.Operation('SUB', c69, t47, 0).To(t77)
model.Operation('SUB', c69, t49, 0).To(t78)
model.Operation('SUB', c69, t54, 0).To(t79)
model.Operation('SUB', c69, t60, 0).To(t80)
model.Operation('SUB', c69, t65, 0).To(t81)
Example({
    x2: [-18.0, 28.5, 9.0, -2.0, -6.5, 29.0, -19.0, 24.5, -11.0],
    x3: [-20.5, -5.5, -2.5, 14.0, -1.5, 15.0, -7.5, 23.5, -20.0],
    x4: [20.5, -17.0, 18.5, -5.5, -12.0, -10.5, 29.0, 10.5, 20.0],
    t6: [20.5, -17.0, 18.5, -5.5, -12.0, -10.5, 29.0, 10.5, 20.0],
    t10: [28.5, -6.5, 24.5, -5.5, -1.5, 23.5, -17.0, -12.0, 10.5],
    t14: [20.5, -17.0, 18.5, -5.5, -12.0, -10.5, 29.0, 10.5, 20.0],
    t18: [-2.0, 14.0, -5.5, -6.5, -1.5, -12.0, 29.0, 15.0, -10.5],
    t22: [20.5, -17.0, 18.5, -5.5, -12.0, -10.5, 29.0, 10.5, 20.0],
    t30: [-2.0, 28.5, 29.0, 14.0, 23.5, 15.0, 29.0, 10.5, 20.0],
    t38: [20.5, 28.5, 18.5, 14.0, -1.5, 29.0, 29.0, 24.5, 20.0],
    t46: [28.5, -2.5, 20.5, 29.0, 15.0, -5.5, 24.5, 23.5, 29.0],
    x1: [-19.5, 28.5, 24.5, 3.5, 0.5, 3.0],
    t48: [-19.5, 28.5, 24.5, 3.5, 0.5, 3.0, -19.5, 28.5, 24.5, 3.5, 0.5, 3.0],
    t50: [-19.5, -19.5, 28.5, 28.5, 24.5, 24.5, 3.5, 3.5, 0.5, 0.5, 3.0, 3.0],
    x51: [-30.0, 14.5, -21.0, -28.5],
    x52: [-26.5, -22.5, -8.5, 25.5],
    x55: [27.0, -28.0, 7.0, 13.5],
    t58: [27.0, 7.0, -30.0, -21.0, -28.0, 13.5, 14.5, -28.5],
    t62: [-30.0, 14.5, -21.0, -28.5, -26.5, -22.5, -8.5, 25.5],
    t68: [27.0, -28.0, 7.0, 13.5],
    t70: [3.5, 8.0, -27.5, -12.5, 3.0, -13.5, 7.0, 13.5, 12.0],
    t71: [3.5, 8.0, -27.5, -12.5, 3.0, -13.5, 7.0, 13.5, 12.0],
    t72: [-27.0, 7.0, 18.5, 8.0, 3.0, 13.5, -23.0, -22.0, -9.0],
    t73: [-27.0, 7.0, 18.5, 8.0, 3.0, 13.5, -23.0, -22.0, -9.0],
    t74: [20.5, -23.0, 12.5, 9.0, -22.0, 21.5, -27.5, -9.0, -18.5],
    t75: [-19.0, 18.5, -17.0, 7.0, 13.5, 12.0, -27.5, -9.0, -18.5],
    t76: [-7.5, 4.0, -17.0, -27.5, -13.5, 12.0, 12.5, 21.5, -18.5],
    t77: [21.0, -27.0, -23.0, -2.0, 1.0, -1.5],
    t78: [21.0, -27.0, -23.0, 21.0, -27.0, -23.0, -2.0, 1.0, -1.5, -2.0, 1.0, -1.5],
    t79: [31.5, 28.0, -13.0, 24.0, 22.5, 10.0, 30.0, -24.0],
    t80: [28.0, 24.0, -25.5, 29.5, 10.0, -24.0, -5.5, -12.0],
    t81: [-25.5, 1.5, -5.5, -12.0, 1.5, -4.5, 1.5, 1.5],
}, name='moves').AddVariations('float16').DisableLifeTimeVariation()
