# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: moves that a compiler merges, cancels or turns into others.

I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Parts lie within one of the joined tensors, across two, along the other axis, or in steps.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 120))
x2 = Input('x2', (U8, [2, 1], 0.5, 120))
x3 = Input('x3', (U8, [2, 2], 0.5, 120))
t4 = Internal('t4', (U8, [2, 6], 0.5, 120))
t5 = Output('t5', (U8, [2, 3], 0.5, 120))
x6 = Input('x6', (U8, [2, 3], 0.5, 120))
x7 = Input('x7', (U8, [2, 1], 0.5, 120))
x8 = Input('x8', (U8, [2, 2], 0.5, 120))
t9 = Internal('t9', (U8, [2, 6], 0.5, 120))
t10 = Internal('t10', (U8, [2, 1], 0.5, 120))
x11 = Input('x11', (U8, [2, 3], 0.5, 120))
x12 = Input('x12', (U8, [2, 1], 0.5, 120))
x13 = Input('x13', (U8, [2, 2], 0.5, 120))
t14 = Internal('t14', (U8, [2, 6], 0.5, 120))
t15 = Output('t15', (U8, [2, 2], 0.5, 120))
t16 = Internal('t16', (U8, [2, 6], 0.5, 120))
t17 = Internal('t17', (U8, [2, 2], 0.5, 120))
t18 = Internal('t18', (U8, [2, 6], 0.5, 120))
t19 = Output('t19', (U8, [2, 2], 0.5, 120))
t20 = Internal('t20', (U8, [2, 6], 0.5, 120))
t21 = Internal('t21', (U8, [2, 3], 0.5, 120))
t22 = Internal('t22', (U8, [2, 6], 0.5, 120))
t23 = Output('t23', (U8, [1, 2], 0.5, 120))
t24 = Internal('t24', (U8, [2, 6], 0.5, 120))
t25 = Internal('t25', (U8, [2, 2], 0.5, 120))
t26 = Internal('t26', (U8, [2, 6], 0.5, 120))
t27 = Output('t27', (U8, [2, 2], 0.5, 120))
t28 = Internal('t28', (U8, [2, 6], 0.5, 120))
t29 = Internal('t29', (U8, [2, 3], 0.5, 120))
t30 = Internal('t30', (U8, [2, 6], 0.5, 120))
t31 = Output('t31', (U8, [2, 2], 0.5, 120))
t32 = Internal('t32', (U8, [2, 6], 0.5, 120))
c33 = Parameter('c33', (I32, [2]), [4, 5])
t34 = Internal('t34', (U8, [2, 2], 0.5, 120))
t35 = Internal('t35', (U8, [2, 6], 0.5, 120))
c36 = Parameter('c36', (I32, [3]), [3, 0, 5])
t37 = Output('t37', (U8, [2, 3], 0.5, 120))
t38 = Internal('t38', (U8, [2, 6], 0.5, 120))
t39 = Internal('t39', (U8, [2, 2], 0.5, 120))
t40 = Internal('t40', (U8, [2, 2], 0.5, 120))
t41 = Output('t41', (U8, [2, 2], 0.5, 120))
t42 = Internal('t42', (U8, [2, 6], 0.5, 120))
t43 = Internal('t43', (U8, [2, 3], 0.5, 120))
t44 = Internal('t44', (U8, [2, 3], 0.5, 120))
t45 = Internal('t45', (U8, [2, 6], 0.5, 120))
t46 = Internal('t46', (U8, [1, 6], 0.5, 120))
t47 = Output('t47', (U8, [1, 6], 0.5, 120))
t48 = Internal('t48', (U8, [4, 2], 0.5, 120))
t49 = Internal('t49', (U8, [2, 2], 0.5, 120))
t50 = Output('t50', (U8, [2, 2], 0.5, 120))
t51 = Internal('t51', (U8, [4, 1], 0.5, 120))
t52 = Internal('t52', (U8, [4, 1], 0.5, 120))
c53 = Parameter('c53', (U8, [1], 0.5, 120), [123])
t54 = Output('t54', (U8, [2, 1], 0.5, 120))
t55 = Output('t55', (U8, [2, 2], 0.5, 120))
t56 = Output('t56', (U8, [2, 3], 0.5, 120))
t57 = Output('t57', (U8, [2, 2], 0.5, 120))
t58 = Output('t58', (U8, [2, 3], 0.5, 120))
t59 = Output('t59', (U8, [2, 2], 0.5, 120))
t60 = Output('t60', (U8, [2, 2], 0.5, 120))
t61 = Output('t61', (U8, [2, 3], 0.5, 120))
t62 = Output('t62', (U8, [2, 2], 0.5, 120))
t63 = Output('t63', (U8, [4, 1], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, 1).To(t4)
model.Operation('SLICE', t4, [0, 0], [2, 3]).To(t5)
model.Operation('CONCATENATION', x6, x7, x8, 1).To(t9)
model.Operation('SLICE', t9, [0, 3], [2, 1]).To(t10)
model.Operation('CONCATENATION', x11, x12, x13, 1).To(t14)
model.Operation('SLICE', t14, [0, 4], [2, 2]).To(t15)
model.Operation('CONCATENATION', x1, x2, x3, 1).To(t16)
model.Operation('SLICE', t16, [0, 1], [2, 2]).To(t17)
model.Operation('CONCATENATION', x6, x7, x8, 1).To(t18)
model.Operation('SLICE', t18, [0, 2], [2, 2]).To(t19)
model.Operation('CONCATENATION', x11, x12, x13, 1).To(t20)
model.Operation('SLICE', t20, [0, 3], [2, 3]).To(t21)
model.Operation('CONCATENATION', x1, x2, x3, 1).To(t22)
model.Operation('SLICE', t22, [1, 3], [1, 2]).To(t23)
model.Operation('CONCATENATION', x6, x7, x8, 1).To(t24)
model.Operation('STRIDED_SLICE', t24, [0, 0], [2, 3], [1, 2], 0, 0, 0).To(t25)
model.Operation('CONCATENATION', x11, x12, x13, 1).To(t26)
model.Operation('STRIDED_SLICE', t26, [0, 2], [2, 6], [1, 2], 0, 0, 0).To(t27)
model.Operation('CONCATENATION', x1, x2, x3, 1).To(t28)
model.Operation('STRIDED_SLICE', t28, [0, 5], [2, 2], [1, -1], 0, 0, 0).To(t29)
model.Operation('CONCATENATION', x6, x7, x8, 1).To(t30)
model.Operation('STRIDED_SLICE', t30, [0, -2], [2, 6], [1, 1], 0, 0, 0).To(t31)
model.Operation('CONCATENATION', x11, x12, x13, 1).To(t32)
model.Operation('GATHER', t32, 1, c33).To(t34)
model.Operation('CONCATENATION', x1, x2, x3, 1).To(t35)
model.Operation('GATHER', t35, 1, c36).To(t37)
model.Operation('CONCATENATION', x6, x7, x8, 1).To(t38)
model.Operation('SPLIT', t38, 1, 3).To(t39, t40, t41)
model.Operation('CONCATENATION', x11, x12, x13, 1).To(t42)
model.Operation('SPLIT', t42, 1, 2).To(t43, t44)
model.Operation('CONCATENATION', x1, x2, x3, 1).To(t45)
model.Operation('SPLIT', t45, 0, 2).To(t46, t47)
model.Operation('CONCATENATION', x8, x13, 0).To(t48)
model.Operation('SPLIT', t48, 0, 2).To(t49, t50)
model.Operation('SPLIT', t48, 1, 2).To(t51, t52)
model.Operation('SUB', c53, t10, 0).To(t54)
model.Operation('SUB', c53, t17, 0).To(t55)
model.Operation('SUB', c53, t21, 0).To(t56)
model.Operation('SUB', c53, t25, 0).To(t57)
model.Operation('SUB', c53, t29, 0).To(t58)
model.Operation('SUB', c53, t34, 0).To(t59)
model.Operation('SUB', c53, t40, 0).To(t60)
model.Operation('SUB', c53, t44, 0).To(t61)
model.Operation('SUB', c53, t49, 0).To(t62)
model.Operation('SUB', c53, t51, 0).To(t63)
Example({
    x1: [161, 162, 172, 89, 84, 159],
    x2: [139, 152],
    x3: [161, 76, 135, 163],
    t5: [161, 162, 172, 89, 84, 159],
    x6: [157, 154, 153, 96, 178, 121],
    x7: [127, 143],
    x8: [142, 179, 155, 91],
    x11: [158, 130, 113, 90, 174, 160],
    x12: [66, 124],
    x13: [150, 90, 80, 115],
    t15: [150, 90, 80, 115],
    t19: [153, 127, 121, 143],
    t23: [152, 135],
    t27: [113, 150, 160, 80],
    t31: [142, 179, 155, 91],
    t37: [139, 161, 76, 152, 89, 163],
    t41: [142, 179, 155, 91],
    t47: [89, 84, 159, 152, 135, 163],
    t50: [150, 90, 80, 115],
    t54: [116, 100],
    t55: [81, 71, 159, 84],
    t56: [177, 93, 153, 119, 163, 128],
    t57: [86, 90, 147, 122],
    t58: [167, 82, 104, 80, 108, 91],
    t59: [93, 153, 163, 128],
    t60: [90, 116, 122, 100],
    t61: [177, 93, 153, 119, 163, 128],
    t62: [101, 64, 88, 152],
    t63: [101, 88, 93, 163],
}, name='parted_quant8').DisableLifeTimeVariation()
