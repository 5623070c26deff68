# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# REVERSE: what is padded, chosen, reversed or packed, and moved before or behind.

I32 = 'TENSOR_INT32'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Reversing twice is nothing along one axis; constants and joined parts are reversed, too.
# Expected values: float64 formula.
x3 = Input('x3', (S8, [2, 3], 0.5, -8))
t4 = Internal('t4', (S8, [2, 3], 0.5, -8))
t5 = Output('t5', (S8, [2, 3], 0.5, -8))
x6 = Input('x6', (S8, [2, 3], 0.5, -8))
t7 = Internal('t7', (S8, [2, 3], 0.5, -8))
t8 = Internal('t8', (S8, [2, 3], 0.5, -8))
x9 = Input('x9', (S8, [3, 1], 0.5, -8))
t10 = Output('t10', (S8, [3, 1], 0.5, -8))
x11 = Input('x11', (S8, [2, 3], 0.5, -8))
c1 = Parameter('c1', (S8, [3], 0.5, -8), [-6, -12, -2])
t12 = Internal('t12', (S8, [2, 3], 0.5, -8))
t13 = Internal('t13', (S8, [2, 3], 0.5, -8))
t14 = Internal('t14', (S8, [2, 3], 0.5, -8))
t15 = Output('t15', (S8, [2, 3], 0.5, -8))
t16 = Internal('t16', (S8, [2, 3], 0.5, -8))
t17 = Internal('t17', (S8, [2, 3], 0.5, -8))
t18 = Internal('t18', (S8, [2, 3], 0.5, -8))
t19 = Internal('t19', (S8, [2, 3], 0.5, -8))
t20 = Internal('t20', (S8, [2, 3], 0.5, -8))
t21 = Output('t21', (S8, [2, 3], 0.5, -8))
t22 = Internal('t22', (S8, [2, 3], 0.5, -8))
t23 = Internal('t23', (S8, [2, 3], 0.5, -8))
t24 = Internal('t24', (S8, [2, 3], 0.5, -8))
x25 = Input('x25', (S8, [2, 3, 2], 0.5, -8))
t26 = Internal('t26', (S8, [3, 2, 2], 0.5, -8))
t27 = Output('t27', (S8, [3, 2, 2], 0.5, -8))
x28 = Input('x28', (S8, [2, 3, 2], 0.5, -8))
t29 = Internal('t29', (S8, [2, 3, 2], 0.5, -8))
t30 = Internal('t30', (S8, [3, 2, 2], 0.5, -8))
x31 = Input('x31', (S8, [2, 1], 0.5, -8))
x32 = Input('x32', (S8, [2, 2], 0.5, -8))
t33 = Internal('t33', (S8, [2, 3], 0.5, -8))
t34 = Output('t34', (S8, [2, 3], 0.5, -8))
x35 = Input('x35', (S8, [2, 2], 0.5, -8))
t36 = Internal('t36', (S8, [2, 2], 0.5, -8))
x37 = Input('x37', (S8, [2, 2], 0.5, -8))
t38 = Internal('t38', (S8, [2, 2], 0.5, -8))
t39 = Internal('t39', (S8, [2, 4], 0.5, -8))
t40 = Internal('t40', (S8, [2, 2], 0.5, -8))
t41 = Internal('t41', (S8, [2, 2], 0.5, -8))
t42 = Output('t42', (S8, [4, 2], 0.5, -8))
t43 = Internal('t43', (S8, [2, 3], 0.5, -8))
t44 = Internal('t44', (S8, [2, 2], 0.5, -8))
x45 = Input('x45', (S8, [1, 6], 0.5, -8))
t46 = Internal('t46', (S8, [1, 6], 0.5, -8))
t47 = Output('t47', (S8, [1, 3], 0.5, -8))
t48 = Internal('t48', (S8, [2, 3], 0.5, -8))
t49 = Internal('t49', (S8, [2, 3], 0.5, -8))
t50 = Internal('t50', (S8, [2, 3], 0.5, -8))
c2 = Parameter('c2', (I32, [3]), [2, 1, 0])
t51 = Output('t51', (S8, [2, 3], 0.5, -8))
t52 = Internal('t52', (S8, [2, 6], 0.5, -8))
t53 = Internal('t53', (S8, [2, 6], 0.5, -8))
t54 = Internal('t54', (S8, [2, 3], 0.5, -8))
c55 = Parameter('c55', (I32, [2, 2]), [0, 0, 2, 0])
t56 = Output('t56', (S8, [2, 5], 0.5, -8))
t57 = Internal('t57', (S8, [2, 3], 0.5, -8))
t58 = Internal('t58', (S8, [6], 0.5, -8))
t59 = Internal('t59', (S8, [2, 3], 0.5, -8))
t60 = Output('t60', (S8, [3, 2], 0.5, -8))
t61 = Internal('t61', (S8, [2, 3], 0.5, -8))
c62 = Parameter('c62', (I32, [1]), [1])
t63 = Internal('t63', (S8, [2], 0.5, -8))
t64 = Internal('t64', (S8, [2, 3], 0.5, -8))
c65 = Parameter('c65', (I32, [1]), [0])
t66 = Output('t66', (S8, [3], 0.5, -8))
x67 = Input('x67', (S8, [2, 4], 0.5, -8))
t68 = Internal('t68', (S8, [2, 4], 0.5, -8))
t69 = Internal('t69', (S8, [2, 2], 0.5, -8))
t70 = Internal('t70', (S8, [2, 2], 0.5, -8))
c71 = Parameter('c71', (S8, [1], 0.5, -8), [-5])
t72 = Output('t72', (S8, [2, 3], 0.5, -8))
t73 = Output('t73', (S8, [2, 3], 0.5, -8))
t74 = Output('t74', (S8, [2, 3], 0.5, -8))
t75 = Output('t75', (S8, [2, 3], 0.5, -8))
t76 = Output('t76', (S8, [3, 2, 2], 0.5, -8))
t77 = Output('t77', (S8, [2, 4], 0.5, -8))
t78 = Output('t78', (S8, [2, 2], 0.5, -8))
t79 = Output('t79', (S8, [2, 3], 0.5, -8))
t80 = Output('t80', (S8, [2, 6], 0.5, -8))
t81 = Output('t81', (S8, [6], 0.5, -8))
t82 = Output('t82', (S8, [2], 0.5, -8))
t83 = Output('t83', (S8, [2, 2], 0.5, -8))
model = Model()
model.Operation('REVERSE', x3, [1]).To(t4)
model.Operation('REVERSE', t4, [1]).To(t5)
model.Operation('REVERSE', x6, [0]).To(t7)
model.Operation('REVERSE', t7, [1]).To(t8)
model.Operation('REVERSE', x9, [1]).To(t10)
model.Operation('SUB', x11, c1, 0).To(t12)
model.Operation('REVERSE', t12, [1]).To(t13)
model.Operation('SUB', x3, c1, 0).To(t14)
model.Operation('REVERSE', t14, [0]).To(t15)
model.Operation('REVERSE', x6, [1]).To(t16)
model.Operation('REVERSE', x11, [1]).To(t17)
model.Operation('SUB', t16, t17, 0).To(t18)
model.Operation('REVERSE', x3, [1]).To(t19)
model.Operation('REVERSE', x6, [0]).To(t20)
model.Operation('SUB', t19, t20, 0).To(t21)
model.Operation('REVERSE', x11, [1]).To(t22)
model.Operation('SUB', c1, t22, 1).To(t23)
model.Operation('REVERSE', t23, [1]).To(t24)
model.Operation('TRANSPOSE', x25, [1, 2, 0]).To(t26)
model.Operation('REVERSE', t26, [0]).To(t27)
model.Operation('REVERSE', x28, [2]).To(t29)
model.Operation('TRANSPOSE', t29, [1, 2, 0]).To(t30)
model.Operation('CONCATENATION', x31, x32, 1).To(t33)
model.Operation('REVERSE', t33, [1]).To(t34)
model.Operation('REVERSE', x35, [1]).To(t36)
model.Operation('REVERSE', x37, [1]).To(t38)
model.Operation('CONCATENATION', t36, t38, 1).To(t39)
model.Operation('REVERSE', x32, [1]).To(t40)
model.Operation('REVERSE', x35, [1]).To(t41)
model.Operation('CONCATENATION', t40, t41, 0).To(t42)
model.Operation('REVERSE', x3, [1]).To(t43)
model.Operation('SLICE', t43, [0, 1], [2, 2]).To(t44)
model.Operation('REVERSE', x45, [1]).To(t46)
model.Operation('STRIDED_SLICE', t46, [0, 0], [1, 6], [1, 2], 0, 0, 0).To(t47)
model.Operation('REVERSE', x6, [1]).To(t48)
model.Operation('STRIDED_SLICE', t48, [0, 2], [2, -4], [1, -1], 0, 0, 0).To(t49)
model.Operation('REVERSE', x11, [1]).To(t50)
model.Operation('GATHER', t50, 1, c2).To(t51)
model.Operation('TILE', x3, [1, 2]).To(t52)
model.Operation('REVERSE', t52, [1]).To(t53)
model.Operation('REVERSE', x6, [1]).To(t54)
model.Operation('PAD', t54, c55).To(t56)
model.Operation('REVERSE', x11, [1]).To(t57)
model.Operation('RESHAPE', t57, [6]).To(t58)
model.Operation('REVERSE', x3, [0]).To(t59)
model.Operation('RESHAPE', t59, [3, 2]).To(t60)
model.Operation('REVERSE', x6, [1]).To(t61)
model.Operation('REDUCE_MAX', t61, c62, False).To(t63)
model.Operation('REVERSE', x11, [1]).To(t64)
model.Operation('REDUCE_MAX', t64, c65, False).To(t66)
model.Operation('REVERSE', x67, [1]).To(t68)
model.Operation('SPLIT', t68, 1, 2).To(t69, t70)
model.Operation('SUB', c71, t8, 0).To(t72)
model.Operation('SUB', c71, t13, 0).To(t73)
model.Operation('SUB', c71, t18, 0).To(t74)
model.Operation('SUB', c71, t24, 0).To(t75)
model.Operation('SUB', c71, t30, 0).To(t76)
model.Operation('SUB', c71, t39, 0).To(t77)
model.Operation('SUB', c71, t44, 0).To(t78)
model.Operation('SUB', c71, t49, 0).To(t79)
model.Operation('SUB', c71, t53, 0).To(t80)
model.Operation('SUB', c71, t58, 0).To(t81)
model.Operation('SUB', c71, t63, 0).To(t82)
model.Operation('SUB', c71, t69, 0).To(t83)
Example({
    x3: [-54, -7, 31, -66, -35, 38],
    t5: [-54, -7, 31, -66, -35, 38],
    x6: [-60, -44, -57, 33, -11, -6],
    x9: [47, 25, -59],
    t10: [47, 25, -59],
    x11: [-68, -26, 22, 21, 24, -47],
    t15: [-68, -31, 32, -56, -3, 25],
    t21: [-10, -4, -56, 90, 1, -17],
    x25: [36, -12, 13, -38, -62, 14, -47, 50, 7, -56, -29, -51],
    t27: [-62, -29, 14, -51, 13, 7, -38, -56, 36, -47, -12, 50],
    x28: [-16, 24, -61, 8, 15, -3, 18, 6, -19, 9, 25, -26],
    x31: [-2, -59],
    x32: [-22, 44, 20, -59],
    t34: [44, -22, -2, -59, 20, -59],
    x35: [29, -45, 15, -2],
    x37: [17, 30, 1, -17],
    t42: [44, -22, -59, 20, -45, 29, -2, 15],
    x45: [14, -43, -54, 29, -27, 51],
    t47: [51, 29, -43],
    t51: [-68, -26, 22, 21, 24, -47],
    t56: [-8, -8, -57, -44, -60, -8, -8, -6, -11, 33],
    t60: [-66, -35, 38, -54, -7, 31],
    t66: [22, 24, 21],
    x67: [-13, -35, 14, -39, 49, -47, 26, -17],
    t72: [-7, -2, -46, 44, 31, 47],
    t73: [-29, 9, 57, 40, -41, -32],
    t74: [74, 13, -13, -46, 30, -17],
    t75: [-71, -19, -5, -5, -5, -46],
    t76: [-37, -19, 3, -31, -21, -22, 48, 6, -10, 13, -28, -38],
    t77: [32, -42, -43, -30, -11, -28, 4, -14],
    t78: [-6, 41, 22, 53],
    t79: [47, 31, 44, -46, -2, -7],
    t80: [-44, -6, 41, -44, -6, 41, -51, 22, 53, -51, 22, 53],
    t81: [-35, 13, 55, 34, -37, -34],
    t82: [31, -46],
    t83: [26, -27, 4, -39],
}, name='moves_signed').DisableLifeTimeVariation()
