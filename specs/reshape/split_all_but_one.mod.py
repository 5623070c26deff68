# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: the same of all parts, or of all but one.

# Behind all parts along the first axis, or some.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [6, 2, 2]))
t2 = Internal('t2', ('TENSOR_FLOAT32', [2, 2, 2]))
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 2, 2]))
t4 = Internal('t4', ('TENSOR_FLOAT32', [2, 2, 2]))
c5 = Parameter('c5', ('TENSOR_INT32', [2]), [2, 4])
t6 = Internal('t6', ('TENSOR_FLOAT32', [2, 4]))
c7 = Parameter('c7', ('TENSOR_INT32', [2]), [2, 4])
t8 = Output('t8', ('TENSOR_FLOAT32', [2, 4]))
c9 = Parameter('c9', ('TENSOR_INT32', [2]), [2, 4])
t10 = Internal('t10', ('TENSOR_FLOAT32', [2, 4]))
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 4]))
x12 = Input('x12', ('TENSOR_FLOAT32', [6, 2, 2]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 2, 2]))
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 2, 2]))
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 2, 2]))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [2, 4])
t17 = Output('t17', ('TENSOR_FLOAT32', [2, 4]))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [2, 4])
t19 = Output('t19', ('TENSOR_FLOAT32', [2, 4]))
x20 = Input('x20', ('TENSOR_FLOAT32', [6, 2, 2]))
t21 = Internal('t21', ('TENSOR_FLOAT32', [2, 2, 2]))
t22 = Internal('t22', ('TENSOR_FLOAT32', [2, 2, 2]))
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 2, 2]))
c24 = Parameter('c24', ('TENSOR_INT32', [2]), [4, 2])
t25 = Output('t25', ('TENSOR_FLOAT32', [4, 2]))
c26 = Parameter('c26', ('TENSOR_INT32', [2]), [4, 2])
t27 = Output('t27', ('TENSOR_FLOAT32', [4, 2]))
c28 = Parameter('c28', ('TENSOR_INT32', [2]), [4, 2])
t29 = Output('t29', ('TENSOR_FLOAT32', [4, 2]))
x30 = Input('x30', ('TENSOR_FLOAT32', [6, 2, 2]))
t31 = Internal('t31', ('TENSOR_FLOAT32', [2, 2, 2]))
t32 = Internal('t32', ('TENSOR_FLOAT32', [2, 2, 2]))
t33 = Output('t33', ('TENSOR_FLOAT32', [2, 2, 2]))
c34 = Parameter('c34', ('TENSOR_INT32', [2]), [4, 2])
t35 = Output('t35', ('TENSOR_FLOAT32', [4, 2]))
c36 = Parameter('c36', ('TENSOR_INT32', [2]), [4, 2])
t37 = Output('t37', ('TENSOR_FLOAT32', [4, 2]))
x38 = Input('x38', ('TENSOR_FLOAT32', [6, 2, 2]))
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 2, 2]))
t40 = Internal('t40', ('TENSOR_FLOAT32', [2, 2, 2]))
t41 = Internal('t41', ('TENSOR_FLOAT32', [2, 2, 2]))
c42 = Parameter('c42', ('TENSOR_INT32', [1]), [8])
t43 = Internal('t43', ('TENSOR_FLOAT32', [8]))
c44 = Parameter('c44', ('TENSOR_INT32', [1]), [8])
t45 = Output('t45', ('TENSOR_FLOAT32', [8]))
c46 = Parameter('c46', ('TENSOR_INT32', [1]), [8])
t47 = Internal('t47', ('TENSOR_FLOAT32', [8]))
t48 = Output('t48', ('TENSOR_FLOAT32', [8]))
x49 = Input('x49', ('TENSOR_FLOAT32', [6, 2, 2]))
t50 = Internal('t50', ('TENSOR_FLOAT32', [2, 2, 2]))
t51 = Internal('t51', ('TENSOR_FLOAT32', [2, 2, 2]))
t52 = Output('t52', ('TENSOR_FLOAT32', [2, 2, 2]))
c53 = Parameter('c53', ('TENSOR_INT32', [1]), [8])
t54 = Output('t54', ('TENSOR_FLOAT32', [8]))
c55 = Parameter('c55', ('TENSOR_INT32', [1]), [8])
t56 = Output('t56', ('TENSOR_FLOAT32', [8]))
x57 = Input('x57', ('TENSOR_FLOAT32', [6, 2, 2]))
t58 = Internal('t58', ('TENSOR_FLOAT32', [2, 2, 2]))
t59 = Internal('t59', ('TENSOR_FLOAT32', [2, 2, 2]))
t60 = Internal('t60', ('TENSOR_FLOAT32', [2, 2, 2]))
c61 = Parameter('c61', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t62 = Output('t62', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
c63 = Parameter('c63', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t64 = Output('t64', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
c65 = Parameter('c65', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t66 = Output('t66', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
x67 = Input('x67', ('TENSOR_FLOAT32', [6, 2, 2]))
t68 = Internal('t68', ('TENSOR_FLOAT32', [2, 2, 2]))
t69 = Internal('t69', ('TENSOR_FLOAT32', [2, 2, 2]))
t70 = Output('t70', ('TENSOR_FLOAT32', [2, 2, 2]))
c71 = Parameter('c71', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t72 = Output('t72', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
c73 = Parameter('c73', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t74 = Output('t74', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
x75 = Input('x75', ('TENSOR_FLOAT32', [6, 2, 2]))
t76 = Internal('t76', ('TENSOR_FLOAT32', [2, 2, 2]))
t77 = Internal('t77', ('TENSOR_FLOAT32', [2, 2, 2]))
t78 = Internal('t78', ('TENSOR_FLOAT32', [2, 2, 2]))
c79 = Parameter('c79', ('TENSOR_INT32', [3]), [2, 0, 1])
t80 = Internal('t80', ('TENSOR_FLOAT32', [2, 2, 2]))
c81 = Parameter('c81', ('TENSOR_INT32', [3]), [2, 0, 1])
t82 = Output('t82', ('TENSOR_FLOAT32', [2, 2, 2]))
c83 = Parameter('c83', ('TENSOR_INT32', [3]), [2, 0, 1])
t84 = Internal('t84', ('TENSOR_FLOAT32', [2, 2, 2]))
t85 = Output('t85', ('TENSOR_FLOAT32', [2, 2, 2]))
x86 = Input('x86', ('TENSOR_FLOAT32', [6, 2, 2]))
t87 = Internal('t87', ('TENSOR_FLOAT32', [2, 2, 2]))
t88 = Internal('t88', ('TENSOR_FLOAT32', [2, 2, 2]))
t89 = Output('t89', ('TENSOR_FLOAT32', [2, 2, 2]))
c90 = Parameter('c90', ('TENSOR_INT32', [3]), [2, 0, 1])
t91 = Output('t91', ('TENSOR_FLOAT32', [2, 2, 2]))
c92 = Parameter('c92', ('TENSOR_INT32', [3]), [2, 0, 1])
t93 = Output('t93', ('TENSOR_FLOAT32', [2, 2, 2]))
model = Model()
model.Operation('SPLIT', x1, 0, 3).To(t2, t3, t4)
model.Operation('RESHAPE', t2, c5).To(t6)
model.Operation('RESHAPE', t3, c7).To(t8)
model.Operation('RESHAPE', t4, c9).To(t10)
model.Operation('MAXIMUM', t6, t10).To(t11)
model.Operation('SPLIT', x12, 0, 3).To(t13, t14, t15)
model.Operation('RESHAPE', t13, c16).To(t17)
model.Operation('RESHAPE', t14, c18).To(t19)
model.Operation('SPLIT', x20, 0, 3).To(t21, t22, t23)
model.Operation('RESHAPE', t21, c24).To(t25)
model.Operation('RESHAPE', t22, c26).To(t27)
model.Operation('RESHAPE', t23, c28).To(t29)
model.Operation('SPLIT', x30, 0, 3).To(t31, t32, t33)
model.Operation('RESHAPE', t31, c34).To(t35)
model.Operation('RESHAPE', t32, c36).To(t37)
model.Operation('SPLIT', x38, 0, 3).To(t39, t40, t41)
model.Operation('RESHAPE', t39, c42).To(t43)
model.Operation('RESHAPE', t40, c44).To(t45)
model.Operation('RESHAPE', t41, c46).To(t47)
model.Operation('MAXIMUM', t43, t47).To(t48)
model.Operation('SPLIT', x49, 0, 3).To(t50, t51, t52)
model.Operation('RESHAPE', t50, c53).To(t54)
model.Operation('RESHAPE', t51, c55).To(t56)
model.Operation('SPLIT', x57, 0, 3).To(t58, t59, t60)
model.Operation('RESHAPE', t58, c61).To(t62)
model.Operation('RESHAPE', t59, c63).To(t64)
model.Operation('RESHAPE', t60, c65).To(t66)
model.Operation('SPLIT', x67, 0, 3).To(t68, t69, t70)
model.Operation('RESHAPE', t68, c71).To(t72)
model.Operation('RESHAPE', t69, c73).To(t74)
model.Operation('SPLIT', x75, 0, 3).To(t76, t77, t78)
model.Operation('TRANSPOSE', t76, c79).To(t80)
model.Operation('TRANSPOSE', t77, c81).To(t82)
model.Operation('TRANSPOSE', t78, c83).To(t84)
model.Operation('MAXIMUM', t80, t84).To(t85)
model.Operation('SPLIT', x86, 0, 3).To(t87, t88, t89)
model.Operation('TRANSPOSE', t87, c90).To(t91)
model.Operation('TRANSPOSE', t88, c92).To(t93)
Example({
    x1: [-2.5, 1.5, -0.5, -2.0, -3.0, -1.0, -1.0, -0.5, 1.0, -2.0, 3.0, -2.0, -4.0, -3.0, -0.5, -4.0, 0.5,
    3.5, 1.0, 2.0, -3.5, 3.0, 1.0, 1.0],
    t8: [1.0, -2.0, 3.0, -2.0, -4.0, -3.0, -0.5, -4.0],
    t11: [0.5, 3.5, 1.0, 2.0, -3.0, 3.0, 1.0, 1.0],
    x12: [1.0, 2.5, -2.0, -2.0, 3.0, 1.5, 1.5, -1.5, -3.5, -4.0, 2.0, -0.5, 1.0, 4.0, -1.0, 3.5, 1.0, 4.0,
    -0.5, -4.0, 2.0, -3.0, -0.5, -1.0],
    t15: [1.0, 4.0, -0.5, -4.0, 2.0, -3.0, -0.5, -1.0],
    t17: [1.0, 2.5, -2.0, -2.0, 3.0, 1.5, 1.5, -1.5],
    t19: [-3.5, -4.0, 2.0, -0.5, 1.0, 4.0, -1.0, 3.5],
    x20: [3.0, -1.0, -4.0, 3.5, 4.0, 4.0, 0.5, -0.5, -3.5, 3.0, 2.5, 3.0, 3.0, -3.5, -1.5, 1.0, 1.0, 1.5,
    -3.0, 1.0, -1.0, -3.5, -3.0, -3.0],
    t25: [3.0, -1.0, -4.0, 3.5, 4.0, 4.0, 0.5, -0.5],
    t27: [-3.5, 3.0, 2.5, 3.0, 3.0, -3.5, -1.5, 1.0],
    t29: [1.0, 1.5, -3.0, 1.0, -1.0, -3.5, -3.0, -3.0],
    x30: [-0.5, -2.0, -2.0, -3.0, 3.0, -0.5, -2.0, 2.5, -3.5, 3.5, -2.0, 2.5, -3.0, 1.0, -1.0, -2.5, 1.0,
    -1.5, 2.0, 3.0, 1.5, -3.5, 2.5, 0.5],
    t33: [1.0, -1.5, 2.0, 3.0, 1.5, -3.5, 2.5, 0.5],
    t35: [-0.5, -2.0, -2.0, -3.0, 3.0, -0.5, -2.0, 2.5],
    t37: [-3.5, 3.5, -2.0, 2.5, -3.0, 1.0, -1.0, -2.5],
    x38: [-2.0, -4.0, 1.0, 3.5, -3.0, 3.0, 1.0, 4.0, -4.0, 2.5, -3.5, -2.0, -3.5, 1.5, 2.5, 2.0, -4.0, -4.0,
    2.5, -1.5, 1.0, -1.0, -1.0, 1.5],
    t45: [-4.0, 2.5, -3.5, -2.0, -3.5, 1.5, 2.5, 2.0],
    t48: [-2.0, -4.0, 2.5, 3.5, 1.0, 3.0, 1.0, 4.0],
    x49: [-0.5, 1.5, 2.5, -1.5, -2.0, 0.5, 1.0, -2.0, 3.0, 1.0, -2.0, 1.0, -4.0, -0.5, 4.0, 0.5, 1.0, 1.0,
    1.0, -1.0, -1.0, -0.5, -3.5, 3.5],
    t52: [1.0, 1.0, 1.0, -1.0, -1.0, -0.5, -3.5, 3.5],
    t54: [-0.5, 1.5, 2.5, -1.5, -2.0, 0.5, 1.0, -2.0],
    t56: [3.0, 1.0, -2.0, 1.0, -4.0, -0.5, 4.0, 0.5],
    x57: [3.5, 0.5, -3.5, -0.5, -1.5, -2.0, 3.0, 1.0, 3.5, 2.5, 4.0, -2.5, -2.5, 3.0, -1.0, -1.0, 3.0, -0.5,
    4.0, -0.5, 1.0, 2.5, -2.0, -3.5],
    t62: [3.5, 0.5, -3.5, -0.5, -1.5, -2.0, 3.0, 1.0],
    t64: [3.5, 2.5, 4.0, -2.5, -2.5, 3.0, -1.0, -1.0],
    t66: [3.0, -0.5, 4.0, -0.5, 1.0, 2.5, -2.0, -3.5],
    x67: [-2.0, 2.0, 0.5, -3.0, 0.5, -2.5, -0.5, -2.0, 1.0, 0.5, -1.5, -1.5, 4.0, -4.0, 2.0, 1.5, -1.0, 3.5,
    1.0, 2.0, 3.0, -4.0, -2.0, 2.5],
    t70: [-1.0, 3.5, 1.0, 2.0, 3.0, -4.0, -2.0, 2.5],
    t72: [-2.0, 2.0, 0.5, -3.0, 0.5, -2.5, -0.5, -2.0],
    t74: [1.0, 0.5, -1.5, -1.5, 4.0, -4.0, 2.0, 1.5],
    x75: [-3.5, -4.0, -1.5, 3.5, 2.5, 0.5, -2.0, -1.0, -1.5, -3.0, 1.5, 1.0, -2.0, 1.0, 3.0, 3.0, 2.0, 3.0,
    -2.5, -2.0, -3.0, 3.5, 4.0, -2.0],
    t82: [-1.5, 1.5, -2.0, 3.0, -3.0, 1.0, 1.0, 3.0],
    t85: [2.0, -1.5, 2.5, 4.0, 3.0, 3.5, 3.5, -1.0],
    x86: [-3.0, 1.0, 0.5, 3.5, -0.5, 1.5, 4.0, 2.5, 1.5, 1.0, 0.5, -1.0, -1.0, 3.0, 1.5, -1.5, 1.0, 1.0,
    -2.0, -1.0, -2.5, 1.5, -1.5, -0.5],
    t89: [1.0, 1.0, -2.0, -1.0, -2.5, 1.5, -1.5, -0.5],
    t91: [-3.0, 0.5, -0.5, 4.0, 1.0, 3.5, 1.5, 2.5],
    t93: [1.5, 0.5, -1.0, 1.5, 1.0, -1.0, 3.0, -1.5],
}, name='behind_0').AddVariations('float16').DisableLifeTimeVariation()

# Behind all parts along the first axis, or some.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [6, 2, 2], 0.5, 120))
t2 = Internal('t2', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_INT32', [2]), [2, 4])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_INT32', [2]), [2, 4])
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_INT32', [2]), [2, 4])
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [6, 2, 2], 0.5, 120))
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [2, 4])
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [2, 4])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [6, 2, 2], 0.5, 120))
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_INT32', [2]), [4, 2])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_INT32', [2]), [4, 2])
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_INT32', [2]), [4, 2])
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
x30 = Input('x30', ('TENSOR_QUANT8_ASYMM', [6, 2, 2], 0.5, 120))
t31 = Internal('t31', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t32 = Internal('t32', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t33 = Output('t33', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_INT32', [2]), [4, 2])
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_INT32', [2]), [4, 2])
t37 = Output('t37', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
x38 = Input('x38', ('TENSOR_QUANT8_ASYMM', [6, 2, 2], 0.5, 120))
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t40 = Internal('t40', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t41 = Internal('t41', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_INT32', [1]), [8])
t43 = Internal('t43', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
c44 = Parameter('c44', ('TENSOR_INT32', [1]), [8])
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_INT32', [1]), [8])
t47 = Internal('t47', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
t48 = Output('t48', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
x49 = Input('x49', ('TENSOR_QUANT8_ASYMM', [6, 2, 2], 0.5, 120))
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t52 = Output('t52', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c53 = Parameter('c53', ('TENSOR_INT32', [1]), [8])
t54 = Output('t54', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
c55 = Parameter('c55', ('TENSOR_INT32', [1]), [8])
t56 = Output('t56', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
x57 = Input('x57', ('TENSOR_QUANT8_ASYMM', [6, 2, 2], 0.5, 120))
t58 = Internal('t58', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t59 = Internal('t59', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t60 = Internal('t60', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c61 = Parameter('c61', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t62 = Output('t62', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 120))
c63 = Parameter('c63', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t64 = Output('t64', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 120))
c65 = Parameter('c65', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t66 = Output('t66', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 120))
x67 = Input('x67', ('TENSOR_QUANT8_ASYMM', [6, 2, 2], 0.5, 120))
t68 = Internal('t68', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t69 = Internal('t69', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t70 = Output('t70', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c71 = Parameter('c71', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t72 = Output('t72', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 120))
c73 = Parameter('c73', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t74 = Output('t74', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 120))
x75 = Input('x75', ('TENSOR_QUANT8_ASYMM', [6, 2, 2], 0.5, 120))
t76 = Internal('t76', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t77 = Internal('t77', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t78 = Internal('t78', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c79 = Parameter('c79', ('TENSOR_INT32', [3]), [2, 0, 1])
t80 = Internal('t80', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c81 = Parameter('c81', ('TENSOR_INT32', [3]), [2, 0, 1])
t82 = Output('t82', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c83 = Parameter('c83', ('TENSOR_INT32', [3]), [2, 0, 1])
t84 = Internal('t84', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t85 = Output('t85', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
x86 = Input('x86', ('TENSOR_QUANT8_ASYMM', [6, 2, 2], 0.5, 120))
t87 = Internal('t87', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t88 = Internal('t88', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t89 = Output('t89', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c90 = Parameter('c90', ('TENSOR_INT32', [3]), [2, 0, 1])
t91 = Output('t91', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c92 = Parameter('c92', ('TENSOR_INT32', [3]), [2, 0, 1])
t93 = Output('t93', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 0, 3).To(t2, t3, t4)
model.Operation('RESHAPE', t2, c5).To(t6)
model.Operation('RESHAPE', t3, c7).To(t8)
model.Operation('RESHAPE', t4, c9).To(t10)
model.Operation('MAXIMUM', t6, t10).To(t11)
model.Operation('SPLIT', x12, 0, 3).To(t13, t14, t15)
model.Operation('RESHAPE', t13, c16).To(t17)
model.Operation('RESHAPE', t14, c18).To(t19)
model.Operation('SPLIT', x20, 0, 3).To(t21, t22, t23)
model.Operation('RESHAPE', t21, c24).To(t25)
model.Operation('RESHAPE', t22, c26).To(t27)
model.Operation('RESHAPE', t23, c28).To(t29)
model.Operation('SPLIT', x30, 0, 3).To(t31, t32, t33)
model.Operation('RESHAPE', t31, c34).To(t35)
model.Operation('RESHAPE', t32, c36).To(t37)
model.Operation('SPLIT', x38, 0, 3).To(t39, t40, t41)
model.Operation('RESHAPE', t39, c42).To(t43)
model.Operation('RESHAPE', t40, c44).To(t45)
model.Operation('RESHAPE', t41, c46).To(t47)
model.Operation('MAXIMUM', t43, t47).To(t48)
model.Operation('SPLIT', x49, 0, 3).To(t50, t51, t52)
model.Operation('RESHAPE', t50, c53).To(t54)
model.Operation('RESHAPE', t51, c55).To(t56)
model.Operation('SPLIT', x57, 0, 3).To(t58, t59, t60)
model.Operation('RESHAPE', t58, c61).To(t62)
model.Operation('RESHAPE', t59, c63).To(t64)
model.Operation('RESHAPE', t60, c65).To(t66)
model.Operation('SPLIT', x67, 0, 3).To(t68, t69, t70)
model.Operation('RESHAPE', t68, c71).To(t72)
model.Operation('RESHAPE', t69, c73).To(t74)
model.Operation('SPLIT', x75, 0, 3).To(t76, t77, t78)
model.Operation('TRANSPOSE', t76, c79).To(t80)
model.Operation('TRANSPOSE', t77, c81).To(t82)
model.Operation('TRANSPOSE', t78, c83).To(t84)
model.Operation('MAXIMUM', t80, t84).To(t85)
model.Operation('SPLIT', x86, 0, 3).To(t87, t88, t89)
model.Operation('TRANSPOSE', t87, c90).To(t91)
model.Operation('TRANSPOSE', t88, c92).To(t93)
Example({
    x1: [115, 123, 119, 116, 114, 118, 118, 119, 122, 116, 126, 116, 112, 114, 119, 112, 121, 127, 122, 124,
    113, 126, 122, 122],
    t8: [122, 116, 126, 116, 112, 114, 119, 112],
    t11: [121, 127, 122, 124, 114, 126, 122, 122],
    x12: [122, 125, 116, 116, 126, 123, 123, 117, 113, 112, 124, 119, 122, 128, 118, 127, 122, 128, 119, 112,
    124, 114, 119, 118],
    t15: [122, 128, 119, 112, 124, 114, 119, 118],
    t17: [122, 125, 116, 116, 126, 123, 123, 117],
    t19: [113, 112, 124, 119, 122, 128, 118, 127],
    x20: [126, 118, 112, 127, 128, 128, 121, 119, 113, 126, 125, 126, 126, 113, 117, 122, 122, 123, 114, 122,
    118, 113, 114, 114],
    t25: [126, 118, 112, 127, 128, 128, 121, 119],
    t27: [113, 126, 125, 126, 126, 113, 117, 122],
    t29: [122, 123, 114, 122, 118, 113, 114, 114],
    x30: [119, 116, 116, 114, 126, 119, 116, 125, 113, 127, 116, 125, 114, 122, 118, 115, 122, 117, 124, 126,
    123, 113, 125, 121],
    t33: [122, 117, 124, 126, 123, 113, 125, 121],
    t35: [119, 116, 116, 114, 126, 119, 116, 125],
    t37: [113, 127, 116, 125, 114, 122, 118, 115],
    x38: [116, 112, 122, 127, 114, 126, 122, 128, 112, 125, 113, 116, 113, 123, 125, 124, 112, 112, 125, 117,
    122, 118, 118, 123],
    t45: [112, 125, 113, 116, 113, 123, 125, 124],
    t48: [116, 112, 125, 127, 122, 126, 122, 128],
    x49: [119, 123, 125, 117, 116, 121, 122, 116, 126, 122, 116, 122, 112, 119, 128, 121, 122, 122, 122, 118,
    118, 119, 113, 127],
    t52: [122, 122, 122, 118, 118, 119, 113, 127],
    t54: [119, 123, 125, 117, 116, 121, 122, 116],
    t56: [126, 122, 116, 122, 112, 119, 128, 121],
    x57: [127, 121, 113, 119, 117, 116, 126, 122, 127, 125, 128, 115, 115, 126, 118, 118, 126, 119, 128, 119,
    122, 125, 116, 113],
    t62: [127, 121, 113, 119, 117, 116, 126, 122],
    t64: [127, 125, 128, 115, 115, 126, 118, 118],
    t66: [126, 119, 128, 119, 122, 125, 116, 113],
    x67: [116, 124, 121, 114, 121, 115, 119, 116, 122, 121, 117, 117, 128, 112, 124, 123, 118, 127, 122, 124,
    126, 112, 116, 125],
    t70: [118, 127, 122, 124, 126, 112, 116, 125],
    t72: [116, 124, 121, 114, 121, 115, 119, 116],
    t74: [122, 121, 117, 117, 128, 112, 124, 123],
    x75: [113, 112, 117, 127, 125, 121, 116, 118, 117, 114, 123, 122, 116, 122, 126, 126, 124, 126, 115, 116,
    114, 127, 128, 116],
    t82: [117, 123, 116, 126, 114, 122, 122, 126],
    t85: [124, 117, 125, 128, 126, 127, 127, 118],
    x86: [114, 122, 121, 127, 119, 123, 128, 125, 123, 122, 121, 118, 118, 126, 123, 117, 122, 122, 116, 118,
    115, 123, 117, 119],
    t89: [122, 122, 116, 118, 115, 123, 117, 119],
    t91: [114, 121, 119, 128, 122, 127, 123, 125],
    t93: [123, 121, 118, 123, 122, 118, 126, 117],
}, name='behind_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t87: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t88: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t91: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Behind all parts along the second axis, or some.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 6, 2]))
t2 = Internal('t2', ('TENSOR_FLOAT32', [2, 2, 2]))
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 2, 2]))
t4 = Internal('t4', ('TENSOR_FLOAT32', [2, 2, 2]))
c5 = Parameter('c5', ('TENSOR_INT32', [2]), [2, 4])
t6 = Internal('t6', ('TENSOR_FLOAT32', [2, 4]))
c7 = Parameter('c7', ('TENSOR_INT32', [2]), [2, 4])
t8 = Output('t8', ('TENSOR_FLOAT32', [2, 4]))
c9 = Parameter('c9', ('TENSOR_INT32', [2]), [2, 4])
t10 = Internal('t10', ('TENSOR_FLOAT32', [2, 4]))
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 4]))
x12 = Input('x12', ('TENSOR_FLOAT32', [2, 6, 2]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 2, 2]))
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 2, 2]))
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 2, 2]))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [2, 4])
t17 = Output('t17', ('TENSOR_FLOAT32', [2, 4]))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [2, 4])
t19 = Output('t19', ('TENSOR_FLOAT32', [2, 4]))
x20 = Input('x20', ('TENSOR_FLOAT32', [2, 6, 2]))
t21 = Internal('t21', ('TENSOR_FLOAT32', [2, 2, 2]))
t22 = Internal('t22', ('TENSOR_FLOAT32', [2, 2, 2]))
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 2, 2]))
c24 = Parameter('c24', ('TENSOR_INT32', [2]), [4, 2])
t25 = Output('t25', ('TENSOR_FLOAT32', [4, 2]))
c26 = Parameter('c26', ('TENSOR_INT32', [2]), [4, 2])
t27 = Output('t27', ('TENSOR_FLOAT32', [4, 2]))
c28 = Parameter('c28', ('TENSOR_INT32', [2]), [4, 2])
t29 = Output('t29', ('TENSOR_FLOAT32', [4, 2]))
x30 = Input('x30', ('TENSOR_FLOAT32', [2, 6, 2]))
t31 = Internal('t31', ('TENSOR_FLOAT32', [2, 2, 2]))
t32 = Internal('t32', ('TENSOR_FLOAT32', [2, 2, 2]))
t33 = Output('t33', ('TENSOR_FLOAT32', [2, 2, 2]))
c34 = Parameter('c34', ('TENSOR_INT32', [2]), [4, 2])
t35 = Output('t35', ('TENSOR_FLOAT32', [4, 2]))
c36 = Parameter('c36', ('TENSOR_INT32', [2]), [4, 2])
t37 = Output('t37', ('TENSOR_FLOAT32', [4, 2]))
x38 = Input('x38', ('TENSOR_FLOAT32', [2, 6, 2]))
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 2, 2]))
t40 = Internal('t40', ('TENSOR_FLOAT32', [2, 2, 2]))
t41 = Internal('t41', ('TENSOR_FLOAT32', [2, 2, 2]))
c42 = Parameter('c42', ('TENSOR_INT32', [1]), [8])
t43 = Internal('t43', ('TENSOR_FLOAT32', [8]))
c44 = Parameter('c44', ('TENSOR_INT32', [1]), [8])
t45 = Output('t45', ('TENSOR_FLOAT32', [8]))
c46 = Parameter('c46', ('TENSOR_INT32', [1]), [8])
t47 = Internal('t47', ('TENSOR_FLOAT32', [8]))
t48 = Output('t48', ('TENSOR_FLOAT32', [8]))
x49 = Input('x49', ('TENSOR_FLOAT32', [2, 6, 2]))
t50 = Internal('t50', ('TENSOR_FLOAT32', [2, 2, 2]))
t51 = Internal('t51', ('TENSOR_FLOAT32', [2, 2, 2]))
t52 = Output('t52', ('TENSOR_FLOAT32', [2, 2, 2]))
c53 = Parameter('c53', ('TENSOR_INT32', [1]), [8])
t54 = Output('t54', ('TENSOR_FLOAT32', [8]))
c55 = Parameter('c55', ('TENSOR_INT32', [1]), [8])
t56 = Output('t56', ('TENSOR_FLOAT32', [8]))
x57 = Input('x57', ('TENSOR_FLOAT32', [2, 6, 2]))
t58 = Internal('t58', ('TENSOR_FLOAT32', [2, 2, 2]))
t59 = Internal('t59', ('TENSOR_FLOAT32', [2, 2, 2]))
t60 = Internal('t60', ('TENSOR_FLOAT32', [2, 2, 2]))
c61 = Parameter('c61', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t62 = Output('t62', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
c63 = Parameter('c63', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t64 = Output('t64', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
c65 = Parameter('c65', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t66 = Output('t66', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
x67 = Input('x67', ('TENSOR_FLOAT32', [2, 6, 2]))
t68 = Internal('t68', ('TENSOR_FLOAT32', [2, 2, 2]))
t69 = Internal('t69', ('TENSOR_FLOAT32', [2, 2, 2]))
t70 = Output('t70', ('TENSOR_FLOAT32', [2, 2, 2]))
c71 = Parameter('c71', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t72 = Output('t72', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
c73 = Parameter('c73', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t74 = Output('t74', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
x75 = Input('x75', ('TENSOR_FLOAT32', [2, 6, 2]))
t76 = Internal('t76', ('TENSOR_FLOAT32', [2, 2, 2]))
t77 = Internal('t77', ('TENSOR_FLOAT32', [2, 2, 2]))
t78 = Internal('t78', ('TENSOR_FLOAT32', [2, 2, 2]))
c79 = Parameter('c79', ('TENSOR_INT32', [3]), [2, 0, 1])
t80 = Internal('t80', ('TENSOR_FLOAT32', [2, 2, 2]))
c81 = Parameter('c81', ('TENSOR_INT32', [3]), [2, 0, 1])
t82 = Output('t82', ('TENSOR_FLOAT32', [2, 2, 2]))
c83 = Parameter('c83', ('TENSOR_INT32', [3]), [2, 0, 1])
t84 = Internal('t84', ('TENSOR_FLOAT32', [2, 2, 2]))
t85 = Output('t85', ('TENSOR_FLOAT32', [2, 2, 2]))
x86 = Input('x86', ('TENSOR_FLOAT32', [2, 6, 2]))
t87 = Internal('t87', ('TENSOR_FLOAT32', [2, 2, 2]))
t88 = Internal('t88', ('TENSOR_FLOAT32', [2, 2, 2]))
t89 = Output('t89', ('TENSOR_FLOAT32', [2, 2, 2]))
c90 = Parameter('c90', ('TENSOR_INT32', [3]), [2, 0, 1])
t91 = Output('t91', ('TENSOR_FLOAT32', [2, 2, 2]))
c92 = Parameter('c92', ('TENSOR_INT32', [3]), [2, 0, 1])
t93 = Output('t93', ('TENSOR_FLOAT32', [2, 2, 2]))
x94 = Input('x94', ('TENSOR_FLOAT32', [2, 6, 2]))
t95 = Internal('t95', ('TENSOR_FLOAT32', [2, 2, 2]))
t96 = Internal('t96', ('TENSOR_FLOAT32', [2, 2, 2]))
t97 = Internal('t97', ('TENSOR_FLOAT32', [2, 2, 2]))
c98 = Parameter('c98', ('TENSOR_INT32', [1]), [1])
t99 = Output('t99', ('TENSOR_FLOAT32', [2, 2]))
c100 = Parameter('c100', ('TENSOR_INT32', [1]), [1])
t101 = Output('t101', ('TENSOR_FLOAT32', [2, 2]))
c102 = Parameter('c102', ('TENSOR_INT32', [1]), [1])
t103 = Output('t103', ('TENSOR_FLOAT32', [2, 2]))
x104 = Input('x104', ('TENSOR_FLOAT32', [2, 6, 2]))
t105 = Internal('t105', ('TENSOR_FLOAT32', [2, 2, 2]))
t106 = Internal('t106', ('TENSOR_FLOAT32', [2, 2, 2]))
t107 = Output('t107', ('TENSOR_FLOAT32', [2, 2, 2]))
c108 = Parameter('c108', ('TENSOR_INT32', [1]), [1])
t109 = Output('t109', ('TENSOR_FLOAT32', [2, 2]))
c110 = Parameter('c110', ('TENSOR_INT32', [1]), [1])
t111 = Output('t111', ('TENSOR_FLOAT32', [2, 2]))
x112 = Input('x112', ('TENSOR_FLOAT32', [2, 6, 2]))
t113 = Internal('t113', ('TENSOR_FLOAT32', [2, 2, 2]))
t114 = Internal('t114', ('TENSOR_FLOAT32', [2, 2, 2]))
t115 = Internal('t115', ('TENSOR_FLOAT32', [2, 2, 2]))
c116 = Parameter('c116', ('TENSOR_INT32', [3]), [0, 1, 0])
c117 = Parameter('c117', ('TENSOR_INT32', [3]), [2, 1, 2])
t118 = Internal('t118', ('TENSOR_FLOAT32', [2, 1, 2]))
c119 = Parameter('c119', ('TENSOR_INT32', [3]), [0, 1, 0])
c120 = Parameter('c120', ('TENSOR_INT32', [3]), [2, 1, 2])
t121 = Output('t121', ('TENSOR_FLOAT32', [2, 1, 2]))
c122 = Parameter('c122', ('TENSOR_INT32', [3]), [0, 1, 0])
c123 = Parameter('c123', ('TENSOR_INT32', [3]), [2, 1, 2])
t124 = Internal('t124', ('TENSOR_FLOAT32', [2, 1, 2]))
t125 = Output('t125', ('TENSOR_FLOAT32', [2, 1, 2]))
x126 = Input('x126', ('TENSOR_FLOAT32', [2, 6, 2]))
t127 = Internal('t127', ('TENSOR_FLOAT32', [2, 2, 2]))
t128 = Internal('t128', ('TENSOR_FLOAT32', [2, 2, 2]))
t129 = Output('t129', ('TENSOR_FLOAT32', [2, 2, 2]))
c130 = Parameter('c130', ('TENSOR_INT32', [3]), [0, 1, 0])
c131 = Parameter('c131', ('TENSOR_INT32', [3]), [2, 1, 2])
t132 = Output('t132', ('TENSOR_FLOAT32', [2, 1, 2]))
c133 = Parameter('c133', ('TENSOR_INT32', [3]), [0, 1, 0])
c134 = Parameter('c134', ('TENSOR_INT32', [3]), [2, 1, 2])
t135 = Output('t135', ('TENSOR_FLOAT32', [2, 1, 2]))
x136 = Input('x136', ('TENSOR_FLOAT32', [2, 6, 2]))
t137 = Internal('t137', ('TENSOR_FLOAT32', [2, 2, 2]))
t138 = Internal('t138', ('TENSOR_FLOAT32', [2, 2, 2]))
t139 = Internal('t139', ('TENSOR_FLOAT32', [2, 2, 2]))
c140 = Parameter('c140', ('TENSOR_INT32', [3, 2]), [0, 0, 1, 0, 0, 1])
t141 = Output('t141', ('TENSOR_FLOAT32', [2, 3, 3]))
c142 = Parameter('c142', ('TENSOR_INT32', [3, 2]), [0, 0, 1, 0, 0, 1])
t143 = Output('t143', ('TENSOR_FLOAT32', [2, 3, 3]))
c144 = Parameter('c144', ('TENSOR_INT32', [3, 2]), [0, 0, 1, 0, 0, 1])
t145 = Output('t145', ('TENSOR_FLOAT32', [2, 3, 3]))
x146 = Input('x146', ('TENSOR_FLOAT32', [2, 6, 2]))
t147 = Internal('t147', ('TENSOR_FLOAT32', [2, 2, 2]))
t148 = Internal('t148', ('TENSOR_FLOAT32', [2, 2, 2]))
t149 = Output('t149', ('TENSOR_FLOAT32', [2, 2, 2]))
c150 = Parameter('c150', ('TENSOR_INT32', [3, 2]), [0, 0, 1, 0, 0, 1])
t151 = Output('t151', ('TENSOR_FLOAT32', [2, 3, 3]))
c152 = Parameter('c152', ('TENSOR_INT32', [3, 2]), [0, 0, 1, 0, 0, 1])
t153 = Output('t153', ('TENSOR_FLOAT32', [2, 3, 3]))
x154 = Input('x154', ('TENSOR_FLOAT32', [2, 6, 2]))
t155 = Internal('t155', ('TENSOR_FLOAT32', [2, 2, 2]))
t156 = Internal('t156', ('TENSOR_FLOAT32', [2, 2, 2]))
t157 = Internal('t157', ('TENSOR_FLOAT32', [2, 2, 2]))
t158 = Internal('t158', ('TENSOR_FLOAT32', [2, 2, 2]))
t159 = Output('t159', ('TENSOR_FLOAT32', [2, 2, 2]))
t160 = Internal('t160', ('TENSOR_FLOAT32', [2, 2, 2]))
t161 = Output('t161', ('TENSOR_FLOAT32', [2, 2, 2]))
x162 = Input('x162', ('TENSOR_FLOAT32', [2, 6, 2]))
t163 = Internal('t163', ('TENSOR_FLOAT32', [2, 2, 2]))
t164 = Internal('t164', ('TENSOR_FLOAT32', [2, 2, 2]))
t165 = Output('t165', ('TENSOR_FLOAT32', [2, 2, 2]))
t166 = Output('t166', ('TENSOR_FLOAT32', [2, 2, 2]))
t167 = Output('t167', ('TENSOR_FLOAT32', [2, 2, 2]))
x168 = Input('x168', ('TENSOR_FLOAT32', [2, 6, 2]))
t169 = Internal('t169', ('TENSOR_FLOAT32', [2, 2, 2]))
t170 = Internal('t170', ('TENSOR_FLOAT32', [2, 2, 2]))
t171 = Internal('t171', ('TENSOR_FLOAT32', [2, 2, 2]))
c172 = Parameter('c172', ('TENSOR_FLOAT32', [1]), [2.0])
t173 = Output('t173', ('TENSOR_FLOAT32', [2, 2, 2]))
c174 = Parameter('c174', ('TENSOR_FLOAT32', [1]), [2.0])
t175 = Output('t175', ('TENSOR_FLOAT32', [2, 2, 2]))
c176 = Parameter('c176', ('TENSOR_FLOAT32', [1]), [2.0])
t177 = Output('t177', ('TENSOR_FLOAT32', [2, 2, 2]))
x178 = Input('x178', ('TENSOR_FLOAT32', [2, 6, 2]))
t179 = Internal('t179', ('TENSOR_FLOAT32', [2, 2, 2]))
t180 = Internal('t180', ('TENSOR_FLOAT32', [2, 2, 2]))
t181 = Output('t181', ('TENSOR_FLOAT32', [2, 2, 2]))
c182 = Parameter('c182', ('TENSOR_FLOAT32', [1]), [2.0])
t183 = Output('t183', ('TENSOR_FLOAT32', [2, 2, 2]))
c184 = Parameter('c184', ('TENSOR_FLOAT32', [1]), [2.0])
t185 = Output('t185', ('TENSOR_FLOAT32', [2, 2, 2]))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
model.Operation('RESHAPE', t2, c5).To(t6)
model.Operation('RESHAPE', t3, c7).To(t8)
model.Operation('RESHAPE', t4, c9).To(t10)
model.Operation('MAXIMUM', t6, t10).To(t11)
model.Operation('SPLIT', x12, 1, 3).To(t13, t14, t15)
model.Operation('RESHAPE', t13, c16).To(t17)
model.Operation('RESHAPE', t14, c18).To(t19)
model.Operation('SPLIT', x20, 1, 3).To(t21, t22, t23)
model.Operation('RESHAPE', t21, c24).To(t25)
model.Operation('RESHAPE', t22, c26).To(t27)
model.Operation('RESHAPE', t23, c28).To(t29)
model.Operation('SPLIT', x30, 1, 3).To(t31, t32, t33)
model.Operation('RESHAPE', t31, c34).To(t35)
model.Operation('RESHAPE', t32, c36).To(t37)
model.Operation('SPLIT', x38, 1, 3).To(t39, t40, t41)
model.Operation('RESHAPE', t39, c42).To(t43)
model.Operation('RESHAPE', t40, c44).To(t45)
model.Operation('RESHAPE', t41, c46).To(t47)
model.Operation('MAXIMUM', t43, t47).To(t48)
model.Operation('SPLIT', x49, 1, 3).To(t50, t51, t52)
model.Operation('RESHAPE', t50, c53).To(t54)
model.Operation('RESHAPE', t51, c55).To(t56)
model.Operation('SPLIT', x57, 1, 3).To(t58, t59, t60)
model.Operation('RESHAPE', t58, c61).To(t62)
model.Operation('RESHAPE', t59, c63).To(t64)
model.Operation('RESHAPE', t60, c65).To(t66)
model.Operation('SPLIT', x67, 1, 3).To(t68, t69, t70)
model.Operation('RESHAPE', t68, c71).To(t72)
model.Operation('RESHAPE', t69, c73).To(t74)
model.Operation('SPLIT', x75, 1, 3).To(t76, t77, t78)
model.Operation('TRANSPOSE', t76, c79).To(t80)
model.Operation('TRANSPOSE', t77, c81).To(t82)
model.Operation('TRANSPOSE', t78, c83).To(t84)
model.Operation('MAXIMUM', t80, t84).To(t85)
model.Operation('SPLIT', x86, 1, 3).To(t87, t88, t89)
model.Operation('TRANSPOSE', t87, c90).To(t91)
model.Operation('TRANSPOSE', t88, c92).To(t93)
model.Operation('SPLIT', x94, 1, 3).To(t95, t96, t97)
model.Operation('REDUCE_MAX', t95, c98, False).To(t99)
model.Operation('REDUCE_MAX', t96, c100, False).To(t101)
model.Operation('REDUCE_MAX', t97, c102, False).To(t103)
model.Operation('SPLIT', x104, 1, 3).To(t105, t106, t107)
model.Operation('REDUCE_MAX', t105, c108, False).To(t109)
model.Operation('REDUCE_MAX', t106, c110, False).To(t111)
model.Operation('SPLIT', x112, 1, 3).To(t113, t114, t115)
model.Operation('SLICE', t113, c116, c117).To(t118)
model.Operation('SLICE', t114, c119, c120).To(t121)
model.Operation('SLICE', t115, c122, c123).To(t124)
model.Operation('MAXIMUM', t118, t124).To(t125)
model.Operation('SPLIT', x126, 1, 3).To(t127, t128, t129)
model.Operation('SLICE', t127, c130, c131).To(t132)
model.Operation('SLICE', t128, c133, c134).To(t135)
model.Operation('SPLIT', x136, 1, 3).To(t137, t138, t139)
model.Operation('PAD', t137, c140).To(t141)
model.Operation('PAD', t138, c142).To(t143)
model.Operation('PAD', t139, c144).To(t145)
model.Operation('SPLIT', x146, 1, 3).To(t147, t148, t149)
model.Operation('PAD', t147, c150).To(t151)
model.Operation('PAD', t148, c152).To(t153)
model.Operation('SPLIT', x154, 1, 3).To(t155, t156, t157)
model.Operation('RELU', t155).To(t158)
model.Operation('RELU', t156).To(t159)
model.Operation('RELU', t157).To(t160)
model.Operation('MAXIMUM', t158, t160).To(t161)
model.Operation('SPLIT', x162, 1, 3).To(t163, t164, t165)
model.Operation('RELU', t163).To(t166)
model.Operation('RELU', t164).To(t167)
model.Operation('SPLIT', x168, 1, 3).To(t169, t170, t171)
model.Operation('MUL', t169, c172, 0).To(t173)
model.Operation('MUL', t170, c174, 0).To(t175)
model.Operation('MUL', t171, c176, 0).To(t177)
model.Operation('SPLIT', x178, 1, 3).To(t179, t180, t181)
model.Operation('MUL', t179, c182, 0).To(t183)
model.Operation('MUL', t180, c184, 0).To(t185)
Example({
    x1: [3.5, 3.0, 3.5, 3.5, 1.0, -2.5, 1.0, -1.0, 2.0, 1.0, 2.0, -1.0, 2.0, 2.5, -2.0, -2.0, 2.5, 1.0, 1.0,
    -0.5, 2.5, 4.0, -2.5, -1.0],
    t8: [1.0, -2.5, 1.0, -1.0, 2.5, 1.0, 1.0, -0.5],
    t11: [3.5, 3.0, 3.5, 3.5, 2.5, 4.0, -2.0, -1.0],
    x12: [-2.5, -0.5, -4.0, -0.5, 1.5, 4.0, -4.0, 3.5, -1.5, -1.0, -2.0, 3.0, -3.5, -2.0, -1.0, 3.5, -2.0,
    -3.0, -1.5, -4.0, -2.0, 1.5, 2.0, 1.0],
    t15: [-1.5, -1.0, -2.0, 3.0, -2.0, 1.5, 2.0, 1.0],
    t17: [-2.5, -0.5, -4.0, -0.5, -3.5, -2.0, -1.0, 3.5],
    t19: [1.5, 4.0, -4.0, 3.5, -2.0, -3.0, -1.5, -4.0],
    x20: [1.0, -3.5, -1.0, -0.5, -1.5, -1.0, 4.0, 1.5, 2.5, 0.5, -3.5, 1.5, 3.0, -3.0, -2.5, 3.0, -0.5, 1.0,
    3.0, -0.5, 1.5, -3.0, 1.0, 2.0],
    t25: [1.0, -3.5, -1.0, -0.5, 3.0, -3.0, -2.5, 3.0],
    t27: [-1.5, -1.0, 4.0, 1.5, -0.5, 1.0, 3.0, -0.5],
    t29: [2.5, 0.5, -3.5, 1.5, 1.5, -3.0, 1.0, 2.0],
    x30: [-1.0, -3.0, 3.5, 2.5, -1.5, 4.0, 1.0, -4.0, 4.0, -1.0, -3.0, -1.5, 3.5, 3.5, -1.5, 3.0, -1.5, -3.0,
    2.0, -1.5, 1.5, -1.5, 2.5, 3.5],
    t33: [4.0, -1.0, -3.0, -1.5, 1.5, -1.5, 2.5, 3.5],
    t35: [-1.0, -3.0, 3.5, 2.5, 3.5, 3.5, -1.5, 3.0],
    t37: [-1.5, 4.0, 1.0, -4.0, -1.5, -3.0, 2.0, -1.5],
    x38: [-0.5, -1.5, 1.0, 4.0, 3.0, -2.0, 3.0, -2.0, 3.5, 0.5, -2.0, -3.5, -3.0, -0.5, -3.0, 2.5, 2.0, -1.0,
    -3.5, 0.5, 1.0, -0.5, 0.5, 2.5],
    t45: [3.0, -2.0, 3.0, -2.0, 2.0, -1.0, -3.5, 0.5],
    t48: [3.5, 0.5, 1.0, 4.0, 1.0, -0.5, 0.5, 2.5],
    x49: [2.0, -4.0, 1.5, 4.0, -3.5, 4.0, -1.5, 2.5, -2.5, 1.0, -3.5, -2.5, 1.0, 1.0, -3.5, 3.5, 3.5, 1.5,
    -1.5, -3.5, 1.0, 2.0, 2.5, 2.5],
    t52: [-2.5, 1.0, -3.5, -2.5, 1.0, 2.0, 2.5, 2.5],
    t54: [2.0, -4.0, 1.5, 4.0, 1.0, 1.0, -3.5, 3.5],
    t56: [-3.5, 4.0, -1.5, 2.5, 3.5, 1.5, -1.5, -3.5],
    x57: [-4.0, 1.0, 0.5, -2.0, -2.0, 2.5, 1.5, 1.5, 0.5, 2.5, -2.5, -2.0, -1.0, 3.0, -0.5, -0.5, 0.5, -3.0,
    1.5, 3.0, -3.5, -2.0, 3.0, -3.0],
    t62: [-4.0, 1.0, 0.5, -2.0, -1.0, 3.0, -0.5, -0.5],
    t64: [-2.0, 2.5, 1.5, 1.5, 0.5, -3.0, 1.5, 3.0],
    t66: [0.5, 2.5, -2.5, -2.0, -3.5, -2.0, 3.0, -3.0],
    x67: [-2.5, 2.0, 4.0, 4.0, 1.0, 2.5, 1.0, -1.5, 4.0, -3.0, -2.0, 3.5, 3.0, 3.5, 1.0, -4.0, 1.5, 4.0,
    -2.0, -0.5, 1.0, 1.0, -3.5, -1.5],
    t70: [4.0, -3.0, -2.0, 3.5, 1.0, 1.0, -3.5, -1.5],
    t72: [-2.5, 2.0, 4.0, 4.0, 3.0, 3.5, 1.0, -4.0],
    t74: [1.0, 2.5, 1.0, -1.5, 1.5, 4.0, -2.0, -0.5],
    x75: [-2.5, -1.0, -2.0, -0.5, 0.5, 2.5, 1.0, 2.0, -2.0, 3.0, 3.0, 2.0, -1.5, 1.0, -1.5, -4.0, -0.5, 3.0,
    -0.5, 4.0, -4.0, 0.5, 1.5, 0.5],
    t82: [0.5, 1.0, -0.5, -0.5, 2.5, 2.0, 3.0, 4.0],
    t85: [-2.0, 3.0, -1.5, 1.5, 3.0, 2.0, 1.0, 0.5],
    x86: [1.5, -2.0, -0.5, -4.0, -2.5, -2.0, -2.0, -1.0, -2.5, -2.5, 1.5, -1.5, 2.5, 3.0, 2.0, 3.5, 2.5, 1.0,
    -2.0, 2.5, 2.0, 3.5, 2.5, 2.5],
    t89: [-2.5, -2.5, 1.5, -1.5, 2.0, 3.5, 2.5, 2.5],
    t91: [1.5, -0.5, 2.5, 2.0, -2.0, -4.0, 3.0, 3.5],
    t93: [-2.5, -2.0, 2.5, -2.0, -2.0, -1.0, 1.0, 2.5],
    x94: [0.5, -2.5, -1.0, 3.0, -0.5, 3.5, 0.5, -2.0, -1.5, 0.5, -2.5, 4.0, 4.0, 2.5, 1.5, -3.0, 2.5, -1.0,
    0.5, -2.0, 1.0, -1.0, 1.5, -3.5],
    t99: [0.5, 3.0, 4.0, 2.5],
    t101: [0.5, 3.5, 2.5, -1.0],
    t103: [-1.5, 4.0, 1.5, -1.0],
    x104: [-1.5, -0.5, -1.5, 3.5, 0.5, -1.5, 3.0, 4.0, 1.0, 4.0, -3.0, -3.0, -4.0, 2.0, 3.5, -3.5, 3.5, 1.5,
    -2.5, 1.0, 4.0, 0.5, -1.5, -4.0],
    t107: [1.0, 4.0, -3.0, -3.0, 4.0, 0.5, -1.5, -4.0],
    t109: [-1.5, 3.5, 3.5, 2.0],
    t111: [3.0, 4.0, 3.5, 1.5],
    x112: [1.0, 4.0, 3.5, 2.0, -0.5, 2.5, -3.5, 2.0, 1.0, -2.5, 2.5, 2.5, -1.0, 4.0, 3.0, 4.0, -3.0, 1.5,
    -3.0, -2.0, 0.5, -3.5, 1.5, -2.5],
    t121: [-3.5, 2.0, -3.0, -2.0],
    t125: [3.5, 2.5, 3.0, 4.0],
    x126: [-2.5, 3.0, 3.5, 4.0, -1.5, 0.5, 0.5, -1.0, 1.0, -1.5, 2.0, 1.0, 3.5, 2.5, 2.0, -2.5, -3.5, -3.0,
    -0.5, 1.0, 3.0, 1.0, -2.0, -0.5],
    t129: [1.0, -1.5, 2.0, 1.0, 3.0, 1.0, -2.0, -0.5],
    t132: [3.5, 4.0, 2.0, -2.5],
    t135: [0.5, -1.0, -0.5, 1.0],
    x136: [2.0, -4.0, -3.5, -4.0, 1.0, 2.0, 4.0, 3.5, -3.0, -4.0, -1.0, -3.5, 0.5, 3.5, 3.5, -2.5, 2.0, -3.5,
    -2.0, -1.0, -2.0, 3.5, 3.5, 1.0],
    t141: [0.0, 0.0, 0.0, 2.0, -4.0, 0.0, -3.5, -4.0, 0.0, 0.0, 0.0, 0.0, 0.5, 3.5, 0.0, 3.5, -2.5, 0.0],
    t143: [0.0, 0.0, 0.0, 1.0, 2.0, 0.0, 4.0, 3.5, 0.0, 0.0, 0.0, 0.0, 2.0, -3.5, 0.0, -2.0, -1.0, 0.0],
    t145: [0.0, 0.0, 0.0, -3.0, -4.0, 0.0, -1.0, -3.5, 0.0, 0.0, 0.0, 0.0, -2.0, 3.5, 0.0, 3.5, 1.0, 0.0],
    x146: [-4.0, 3.0, -0.5, 1.5, -1.5, -3.0, 1.0, 1.5, 2.5, -2.5, 1.0, 1.0, 1.0, 2.0, 0.5, 3.0, 1.0, -2.0,
    -0.5, 4.0, 3.5, 3.5, -1.0, -2.5],
    t149: [2.5, -2.5, 1.0, 1.0, 3.5, 3.5, -1.0, -2.5],
    t151: [0.0, 0.0, 0.0, -4.0, 3.0, 0.0, -0.5, 1.5, 0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 0.0, 0.5, 3.0, 0.0],
    t153: [0.0, 0.0, 0.0, -1.5, -3.0, 0.0, 1.0, 1.5, 0.0, 0.0, 0.0, 0.0, 1.0, -2.0, 0.0, -0.5, 4.0, 0.0],
    x154: [-1.0, 2.0, -2.0, 1.0, -1.0, 3.0, -0.5, 1.0, 0.5, 2.5, -3.0, 0.5, -2.0, -4.0, -1.5, -2.0, 2.5, -2.5,
    1.0, 0.5, 0.5, 1.0, 1.5, 1.5],
    t159: [0.0, 3.0, 0.0, 1.0, 2.5, 0.0, 1.0, 0.5],
    t161: [0.5, 2.5, 0.0, 1.0, 0.5, 1.0, 1.5, 1.5],
    x162: [-1.0, 2.0, 3.5, -2.5, 4.0, 3.0, 3.5, -1.0, 4.0, -1.5, -3.0, -1.0, -3.0, -3.0, -2.5, -2.5, 1.0, 2.5,
    -4.0, -1.5, 1.0, -0.5, 3.0, 1.0],
    t165: [4.0, -1.5, -3.0, -1.0, 1.0, -0.5, 3.0, 1.0],
    t166: [0.0, 2.0, 3.5, 0.0, 0.0, 0.0, 0.0, 0.0],
    t167: [4.0, 3.0, 3.5, 0.0, 1.0, 2.5, 0.0, 0.0],
    x168: [3.5, 0.5, 1.5, 2.5, -0.5, 2.0, 3.5, 3.0, -1.0, -2.0, 4.0, 3.5, 3.0, -1.5, 2.0, 3.5, 2.0, 1.0, 1.0,
    2.5, 2.5, -2.0, 0.5, -0.5],
    t173: [7.0, 1.0, 3.0, 5.0, 6.0, -3.0, 4.0, 7.0],
    t175: [-1.0, 4.0, 7.0, 6.0, 4.0, 2.0, 2.0, 5.0],
    t177: [-2.0, -4.0, 8.0, 7.0, 5.0, -4.0, 1.0, -1.0],
    x178: [-0.5, 3.0, -3.0, -3.0, -1.5, 0.5, 1.0, 2.0, 0.5, 3.0, -2.0, 2.5, -4.0, -3.5, -2.5, -1.5, 3.0, -3.5,
    -1.0, -3.0, 3.5, 3.0, -4.0, 1.5],
    t181: [0.5, 3.0, -2.0, 2.5, 3.5, 3.0, -4.0, 1.5],
    t183: [-1.0, 6.0, -6.0, -6.0, -8.0, -7.0, -5.0, -3.0],
    t185: [-3.0, 1.0, 2.0, 4.0, 6.0, -7.0, -2.0, -6.0],
}, name='behind_1').AddVariations('float16').DisableLifeTimeVariation()

# Behind all parts along the second axis, or some.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t2 = Internal('t2', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_INT32', [2]), [2, 4])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_INT32', [2]), [2, 4])
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_INT32', [2]), [2, 4])
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [2, 4])
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [2, 4])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_INT32', [2]), [4, 2])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_INT32', [2]), [4, 2])
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_INT32', [2]), [4, 2])
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
x30 = Input('x30', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t31 = Internal('t31', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t32 = Internal('t32', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t33 = Output('t33', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_INT32', [2]), [4, 2])
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_INT32', [2]), [4, 2])
t37 = Output('t37', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
x38 = Input('x38', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t40 = Internal('t40', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t41 = Internal('t41', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_INT32', [1]), [8])
t43 = Internal('t43', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
c44 = Parameter('c44', ('TENSOR_INT32', [1]), [8])
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_INT32', [1]), [8])
t47 = Internal('t47', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
t48 = Output('t48', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
x49 = Input('x49', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t52 = Output('t52', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c53 = Parameter('c53', ('TENSOR_INT32', [1]), [8])
t54 = Output('t54', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
c55 = Parameter('c55', ('TENSOR_INT32', [1]), [8])
t56 = Output('t56', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
x57 = Input('x57', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t58 = Internal('t58', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t59 = Internal('t59', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t60 = Internal('t60', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c61 = Parameter('c61', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t62 = Output('t62', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 120))
c63 = Parameter('c63', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t64 = Output('t64', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 120))
c65 = Parameter('c65', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t66 = Output('t66', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 120))
x67 = Input('x67', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t68 = Internal('t68', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t69 = Internal('t69', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t70 = Output('t70', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c71 = Parameter('c71', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t72 = Output('t72', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 120))
c73 = Parameter('c73', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t74 = Output('t74', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 120))
x75 = Input('x75', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t76 = Internal('t76', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t77 = Internal('t77', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t78 = Internal('t78', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c79 = Parameter('c79', ('TENSOR_INT32', [3]), [2, 0, 1])
t80 = Internal('t80', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c81 = Parameter('c81', ('TENSOR_INT32', [3]), [2, 0, 1])
t82 = Output('t82', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c83 = Parameter('c83', ('TENSOR_INT32', [3]), [2, 0, 1])
t84 = Internal('t84', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t85 = Output('t85', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
x86 = Input('x86', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t87 = Internal('t87', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t88 = Internal('t88', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t89 = Output('t89', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c90 = Parameter('c90', ('TENSOR_INT32', [3]), [2, 0, 1])
t91 = Output('t91', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c92 = Parameter('c92', ('TENSOR_INT32', [3]), [2, 0, 1])
t93 = Output('t93', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
x94 = Input('x94', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t95 = Internal('t95', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t96 = Internal('t96', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t97 = Internal('t97', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c98 = Parameter('c98', ('TENSOR_INT32', [1]), [1])
t99 = Output('t99', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
c100 = Parameter('c100', ('TENSOR_INT32', [1]), [1])
t101 = Output('t101', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
c102 = Parameter('c102', ('TENSOR_INT32', [1]), [1])
t103 = Output('t103', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
x104 = Input('x104', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t105 = Internal('t105', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t106 = Internal('t106', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t107 = Output('t107', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c108 = Parameter('c108', ('TENSOR_INT32', [1]), [1])
t109 = Output('t109', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
c110 = Parameter('c110', ('TENSOR_INT32', [1]), [1])
t111 = Output('t111', ('TENSOR_QUANT8_ASYMM', [2, 2], 0.5, 120))
x112 = Input('x112', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t113 = Internal('t113', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t114 = Internal('t114', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t115 = Internal('t115', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c116 = Parameter('c116', ('TENSOR_INT32', [3]), [0, 1, 0])
c117 = Parameter('c117', ('TENSOR_INT32', [3]), [2, 1, 2])
t118 = Internal('t118', ('TENSOR_QUANT8_ASYMM', [2, 1, 2], 0.5, 120))
c119 = Parameter('c119', ('TENSOR_INT32', [3]), [0, 1, 0])
c120 = Parameter('c120', ('TENSOR_INT32', [3]), [2, 1, 2])
t121 = Output('t121', ('TENSOR_QUANT8_ASYMM', [2, 1, 2], 0.5, 120))
c122 = Parameter('c122', ('TENSOR_INT32', [3]), [0, 1, 0])
c123 = Parameter('c123', ('TENSOR_INT32', [3]), [2, 1, 2])
t124 = Internal('t124', ('TENSOR_QUANT8_ASYMM', [2, 1, 2], 0.5, 120))
t125 = Output('t125', ('TENSOR_QUANT8_ASYMM', [2, 1, 2], 0.5, 120))
x126 = Input('x126', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t127 = Internal('t127', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t128 = Internal('t128', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t129 = Output('t129', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c130 = Parameter('c130', ('TENSOR_INT32', [3]), [0, 1, 0])
c131 = Parameter('c131', ('TENSOR_INT32', [3]), [2, 1, 2])
t132 = Output('t132', ('TENSOR_QUANT8_ASYMM', [2, 1, 2], 0.5, 120))
c133 = Parameter('c133', ('TENSOR_INT32', [3]), [0, 1, 0])
c134 = Parameter('c134', ('TENSOR_INT32', [3]), [2, 1, 2])
t135 = Output('t135', ('TENSOR_QUANT8_ASYMM', [2, 1, 2], 0.5, 120))
x136 = Input('x136', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t137 = Internal('t137', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t138 = Internal('t138', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t139 = Internal('t139', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c140 = Parameter('c140', ('TENSOR_INT32', [3, 2]), [0, 0, 1, 0, 0, 1])
t141 = Output('t141', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.5, 120))
c142 = Parameter('c142', ('TENSOR_INT32', [3, 2]), [0, 0, 1, 0, 0, 1])
t143 = Output('t143', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.5, 120))
c144 = Parameter('c144', ('TENSOR_INT32', [3, 2]), [0, 0, 1, 0, 0, 1])
t145 = Output('t145', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.5, 120))
x146 = Input('x146', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t147 = Internal('t147', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t148 = Internal('t148', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t149 = Output('t149', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c150 = Parameter('c150', ('TENSOR_INT32', [3, 2]), [0, 0, 1, 0, 0, 1])
t151 = Output('t151', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.5, 120))
c152 = Parameter('c152', ('TENSOR_INT32', [3, 2]), [0, 0, 1, 0, 0, 1])
t153 = Output('t153', ('TENSOR_QUANT8_ASYMM', [2, 3, 3], 0.5, 120))
x154 = Input('x154', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t155 = Internal('t155', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t156 = Internal('t156', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t157 = Internal('t157', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t158 = Internal('t158', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t159 = Output('t159', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t160 = Internal('t160', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t161 = Output('t161', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
x162 = Input('x162', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t163 = Internal('t163', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t164 = Internal('t164', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t165 = Output('t165', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t166 = Output('t166', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t167 = Output('t167', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
x168 = Input('x168', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t169 = Internal('t169', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t170 = Internal('t170', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t171 = Internal('t171', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c172 = Parameter('c172', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [124])
t173 = Output('t173', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c174 = Parameter('c174', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [124])
t175 = Output('t175', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c176 = Parameter('c176', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [124])
t177 = Output('t177', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
x178 = Input('x178', ('TENSOR_QUANT8_ASYMM', [2, 6, 2], 0.5, 120))
t179 = Internal('t179', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t180 = Internal('t180', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t181 = Output('t181', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c182 = Parameter('c182', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [124])
t183 = Output('t183', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c184 = Parameter('c184', ('TENSOR_QUANT8_ASYMM', [1], 0.5, 120), [124])
t185 = Output('t185', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
model.Operation('RESHAPE', t2, c5).To(t6)
model.Operation('RESHAPE', t3, c7).To(t8)
model.Operation('RESHAPE', t4, c9).To(t10)
model.Operation('MAXIMUM', t6, t10).To(t11)
model.Operation('SPLIT', x12, 1, 3).To(t13, t14, t15)
model.Operation('RESHAPE', t13, c16).To(t17)
model.Operation('RESHAPE', t14, c18).To(t19)
model.Operation('SPLIT', x20, 1, 3).To(t21, t22, t23)
model.Operation('RESHAPE', t21, c24).To(t25)
model.Operation('RESHAPE', t22, c26).To(t27)
model.Operation('RESHAPE', t23, c28).To(t29)
model.Operation('SPLIT', x30, 1, 3).To(t31, t32, t33)
model.Operation('RESHAPE', t31, c34).To(t35)
model.Operation('RESHAPE', t32, c36).To(t37)
model.Operation('SPLIT', x38, 1, 3).To(t39, t40, t41)
model.Operation('RESHAPE', t39, c42).To(t43)
model.Operation('RESHAPE', t40, c44).To(t45)
model.Operation('RESHAPE', t41, c46).To(t47)
model.Operation('MAXIMUM', t43, t47).To(t48)
model.Operation('SPLIT', x49, 1, 3).To(t50, t51, t52)
model.Operation('RESHAPE', t50, c53).To(t54)
model.Operation('RESHAPE', t51, c55).To(t56)
model.Operation('SPLIT', x57, 1, 3).To(t58, t59, t60)
model.Operation('RESHAPE', t58, c61).To(t62)
model.Operation('RESHAPE', t59, c63).To(t64)
model.Operation('RESHAPE', t60, c65).To(t66)
model.Operation('SPLIT', x67, 1, 3).To(t68, t69, t70)
model.Operation('RESHAPE', t68, c71).To(t72)
model.Operation('RESHAPE', t69, c73).To(t74)
model.Operation('SPLIT', x75, 1, 3).To(t76, t77, t78)
model.Operation('TRANSPOSE', t76, c79).To(t80)
model.Operation('TRANSPOSE', t77, c81).To(t82)
model.Operation('TRANSPOSE', t78, c83).To(t84)
model.Operation('MAXIMUM', t80, t84).To(t85)
model.Operation('SPLIT', x86, 1, 3).To(t87, t88, t89)
model.Operation('TRANSPOSE', t87, c90).To(t91)
model.Operation('TRANSPOSE', t88, c92).To(t93)
model.Operation('SPLIT', x94, 1, 3).To(t95, t96, t97)
model.Operation('REDUCE_MAX', t95, c98, False).To(t99)
model.Operation('REDUCE_MAX', t96, c100, False).To(t101)
model.Operation('REDUCE_MAX', t97, c102, False).To(t103)
model.Operation('SPLIT', x104, 1, 3).To(t105, t106, t107)
model.Operation('REDUCE_MAX', t105, c108, False).To(t109)
model.Operation('REDUCE_MAX', t106, c110, False).To(t111)
model.Operation('SPLIT', x112, 1, 3).To(t113, t114, t115)
model.Operation('SLICE', t113, c116, c117).To(t118)
model.Operation('SLICE', t114, c119, c120).To(t121)
model.Operation('SLICE', t115, c122, c123).To(t124)
model.Operation('MAXIMUM', t118, t124).To(t125)
model.Operation('SPLIT', x126, 1, 3).To(t127, t128, t129)
model.Operation('SLICE', t127, c130, c131).To(t132)
model.Operation('SLICE', t128, c133, c134).To(t135)
model.Operation('SPLIT', x136, 1, 3).To(t137, t138, t139)
model.Operation('PAD', t137, c140).To(t141)
model.Operation('PAD', t138, c142).To(t143)
model.Operation('PAD', t139, c144).To(t145)
model.Operation('SPLIT', x146, 1, 3).To(t147, t148, t149)
model.Operation('PAD', t147, c150).To(t151)
model.Operation('PAD', t148, c152).To(t153)
model.Operation('SPLIT', x154, 1, 3).To(t155, t156, t157)
model.Operation('RELU', t155).To(t158)
model.Operation('RELU', t156).To(t159)
model.Operation('RELU', t157).To(t160)
model.Operation('MAXIMUM', t158, t160).To(t161)
model.Operation('SPLIT', x162, 1, 3).To(t163, t164, t165)
model.Operation('RELU', t163).To(t166)
model.Operation('RELU', t164).To(t167)
model.Operation('SPLIT', x168, 1, 3).To(t169, t170, t171)
model.Operation('MUL', t169, c172, 0).To(t173)
model.Operation('MUL', t170, c174, 0).To(t175)
model.Operation('MUL', t171, c176, 0).To(t177)
model.Operation('SPLIT', x178, 1, 3).To(t179, t180, t181)
model.Operation('MUL', t179, c182, 0).To(t183)
model.Operation('MUL', t180, c184, 0).To(t185)
Example({
    x1: [127, 126, 127, 127, 122, 115, 122, 118, 124, 122, 124, 118, 124, 125, 116, 116, 125, 122, 122, 119,
    125, 128, 115, 118],
    t8: [122, 115, 122, 118, 125, 122, 122, 119],
    t11: [127, 126, 127, 127, 125, 128, 116, 118],
    x12: [115, 119, 112, 119, 123, 128, 112, 127, 117, 118, 116, 126, 113, 116, 118, 127, 116, 114, 117, 112,
    116, 123, 124, 122],
    t15: [117, 118, 116, 126, 116, 123, 124, 122],
    t17: [115, 119, 112, 119, 113, 116, 118, 127],
    t19: [123, 128, 112, 127, 116, 114, 117, 112],
    x20: [122, 113, 118, 119, 117, 118, 128, 123, 125, 121, 113, 123, 126, 114, 115, 126, 119, 122, 126, 119,
    123, 114, 122, 124],
    t25: [122, 113, 118, 119, 126, 114, 115, 126],
    t27: [117, 118, 128, 123, 119, 122, 126, 119],
    t29: [125, 121, 113, 123, 123, 114, 122, 124],
    x30: [118, 114, 127, 125, 117, 128, 122, 112, 128, 118, 114, 117, 127, 127, 117, 126, 117, 114, 124, 117,
    123, 117, 125, 127],
    t33: [128, 118, 114, 117, 123, 117, 125, 127],
    t35: [118, 114, 127, 125, 127, 127, 117, 126],
    t37: [117, 128, 122, 112, 117, 114, 124, 117],
    x38: [119, 117, 122, 128, 126, 116, 126, 116, 127, 121, 116, 113, 114, 119, 114, 125, 124, 118, 113, 121,
    122, 119, 121, 125],
    t45: [126, 116, 126, 116, 124, 118, 113, 121],
    t48: [127, 121, 122, 128, 122, 119, 121, 125],
    x49: [124, 112, 123, 128, 113, 128, 117, 125, 115, 122, 113, 115, 122, 122, 113, 127, 127, 123, 117, 113,
    122, 124, 125, 125],
    t52: [115, 122, 113, 115, 122, 124, 125, 125],
    t54: [124, 112, 123, 128, 122, 122, 113, 127],
    t56: [113, 128, 117, 125, 127, 123, 117, 113],
    x57: [112, 122, 121, 116, 116, 125, 123, 123, 121, 125, 115, 116, 118, 126, 119, 119, 121, 114, 123, 126,
    113, 116, 126, 114],
    t62: [112, 122, 121, 116, 118, 126, 119, 119],
    t64: [116, 125, 123, 123, 121, 114, 123, 126],
    t66: [121, 125, 115, 116, 113, 116, 126, 114],
    x67: [115, 124, 128, 128, 122, 125, 122, 117, 128, 114, 116, 127, 126, 127, 122, 112, 123, 128, 116, 119,
    122, 122, 113, 117],
    t70: [128, 114, 116, 127, 122, 122, 113, 117],
    t72: [115, 124, 128, 128, 126, 127, 122, 112],
    t74: [122, 125, 122, 117, 123, 128, 116, 119],
    x75: [115, 118, 116, 119, 121, 125, 122, 124, 116, 126, 126, 124, 117, 122, 117, 112, 119, 126, 119, 128,
    112, 121, 123, 121],
    t82: [121, 122, 119, 119, 125, 124, 126, 128],
    t85: [116, 126, 117, 123, 126, 124, 122, 121],
    x86: [123, 116, 119, 112, 115, 116, 116, 118, 115, 115, 123, 117, 125, 126, 124, 127, 125, 122, 116, 125,
    124, 127, 125, 125],
    t89: [115, 115, 123, 117, 124, 127, 125, 125],
    t91: [123, 119, 125, 124, 116, 112, 126, 127],
    t93: [115, 116, 125, 116, 116, 118, 122, 125],
    x94: [121, 115, 118, 126, 119, 127, 121, 116, 117, 121, 115, 128, 128, 125, 123, 114, 125, 118, 121, 116,
    122, 118, 123, 113],
    t99: [121, 126, 128, 125],
    t101: [121, 127, 125, 118],
    t103: [117, 128, 123, 118],
    x104: [117, 119, 117, 127, 121, 117, 126, 128, 122, 128, 114, 114, 112, 124, 127, 113, 127, 123, 115, 122,
    128, 121, 117, 112],
    t107: [122, 128, 114, 114, 128, 121, 117, 112],
    t109: [117, 127, 127, 124],
    t111: [126, 128, 127, 123],
    x112: [122, 128, 127, 124, 119, 125, 113, 124, 122, 115, 125, 125, 118, 128, 126, 128, 114, 123, 114, 116,
    121, 113, 123, 115],
    t121: [113, 124, 114, 116],
    t125: [127, 125, 126, 128],
    x126: [115, 126, 127, 128, 117, 121, 121, 118, 122, 117, 124, 122, 127, 125, 124, 115, 113, 114, 119, 122,
    126, 122, 116, 119],
    t129: [122, 117, 124, 122, 126, 122, 116, 119],
    t132: [127, 128, 124, 115],
    t135: [121, 118, 119, 122],
    x136: [124, 112, 113, 112, 122, 124, 128, 127, 114, 112, 118, 113, 121, 127, 127, 115, 124, 113, 116, 118,
    116, 127, 127, 122],
    t141: [120, 120, 120, 124, 112, 120, 113, 112, 120, 120, 120, 120, 121, 127, 120, 127, 115, 120],
    t143: [120, 120, 120, 122, 124, 120, 128, 127, 120, 120, 120, 120, 124, 113, 120, 116, 118, 120],
    t145: [120, 120, 120, 114, 112, 120, 118, 113, 120, 120, 120, 120, 116, 127, 120, 127, 122, 120],
    x146: [112, 126, 119, 123, 117, 114, 122, 123, 125, 115, 122, 122, 122, 124, 121, 126, 122, 116, 119, 128,
    127, 127, 118, 115],
    t149: [125, 115, 122, 122, 127, 127, 118, 115],
    t151: [120, 120, 120, 112, 126, 120, 119, 123, 120, 120, 120, 120, 122, 124, 120, 121, 126, 120],
    t153: [120, 120, 120, 117, 114, 120, 122, 123, 120, 120, 120, 120, 122, 116, 120, 119, 128, 120],
    x154: [118, 124, 116, 122, 118, 126, 119, 122, 121, 125, 114, 121, 116, 112, 117, 116, 125, 115, 122, 121,
    121, 122, 123, 123],
    t159: [120, 126, 120, 122, 125, 120, 122, 121],
    t161: [121, 125, 120, 122, 121, 122, 123, 123],
    x162: [118, 124, 127, 115, 128, 126, 127, 118, 128, 117, 114, 118, 114, 114, 115, 115, 122, 125, 112, 117,
    122, 119, 126, 122],
    t165: [128, 117, 114, 118, 122, 119, 126, 122],
    t166: [120, 124, 127, 120, 120, 120, 120, 120],
    t167: [128, 126, 127, 120, 122, 125, 120, 120],
    x168: [127, 121, 123, 125, 119, 124, 127, 126, 118, 116, 128, 127, 126, 117, 124, 127, 124, 122, 122, 125,
    125, 116, 121, 119],
    t173: [134, 122, 126, 130, 132, 114, 128, 134],
    t175: [118, 128, 134, 132, 128, 124, 124, 130],
    t177: [116, 112, 136, 134, 130, 112, 122, 118],
    x178: [119, 126, 114, 114, 117, 121, 122, 124, 121, 126, 116, 125, 112, 113, 115, 117, 126, 113, 118, 114,
    127, 126, 112, 123],
    t181: [121, 126, 116, 125, 127, 126, 112, 123],
    t183: [118, 132, 108, 108, 104, 106, 110, 114],
    t185: [114, 122, 124, 128, 132, 106, 116, 108],
}, name='behind_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t87: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t88: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t91: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x94: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t95: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t96: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t97: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t99: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t101: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t103: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x104: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t105: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t106: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t107: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t109: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t111: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x112: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t113: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t114: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t115: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t118: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t121: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t124: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t125: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x126: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t127: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t128: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t129: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t132: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t135: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x136: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t137: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t138: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t139: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t141: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t143: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t145: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x146: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t147: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t148: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t149: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t151: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t153: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x154: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t155: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t156: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t157: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t158: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t159: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t160: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t161: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x162: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t163: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t164: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t165: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t166: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t167: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x168: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t169: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t170: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t171: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c172: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t173: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c174: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t175: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c176: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t177: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x178: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t179: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t180: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t181: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c182: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t183: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c184: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t185: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Behind all parts along the last axis, or some.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 2, 6]))
t2 = Internal('t2', ('TENSOR_FLOAT32', [2, 2, 2]))
t3 = Internal('t3', ('TENSOR_FLOAT32', [2, 2, 2]))
t4 = Internal('t4', ('TENSOR_FLOAT32', [2, 2, 2]))
c5 = Parameter('c5', ('TENSOR_INT32', [2]), [2, 4])
t6 = Internal('t6', ('TENSOR_FLOAT32', [2, 4]))
c7 = Parameter('c7', ('TENSOR_INT32', [2]), [2, 4])
t8 = Output('t8', ('TENSOR_FLOAT32', [2, 4]))
c9 = Parameter('c9', ('TENSOR_INT32', [2]), [2, 4])
t10 = Internal('t10', ('TENSOR_FLOAT32', [2, 4]))
t11 = Output('t11', ('TENSOR_FLOAT32', [2, 4]))
x12 = Input('x12', ('TENSOR_FLOAT32', [2, 2, 6]))
t13 = Internal('t13', ('TENSOR_FLOAT32', [2, 2, 2]))
t14 = Internal('t14', ('TENSOR_FLOAT32', [2, 2, 2]))
t15 = Output('t15', ('TENSOR_FLOAT32', [2, 2, 2]))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [2, 4])
t17 = Output('t17', ('TENSOR_FLOAT32', [2, 4]))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [2, 4])
t19 = Output('t19', ('TENSOR_FLOAT32', [2, 4]))
x20 = Input('x20', ('TENSOR_FLOAT32', [2, 2, 6]))
t21 = Internal('t21', ('TENSOR_FLOAT32', [2, 2, 2]))
t22 = Internal('t22', ('TENSOR_FLOAT32', [2, 2, 2]))
t23 = Internal('t23', ('TENSOR_FLOAT32', [2, 2, 2]))
c24 = Parameter('c24', ('TENSOR_INT32', [2]), [4, 2])
t25 = Output('t25', ('TENSOR_FLOAT32', [4, 2]))
c26 = Parameter('c26', ('TENSOR_INT32', [2]), [4, 2])
t27 = Output('t27', ('TENSOR_FLOAT32', [4, 2]))
c28 = Parameter('c28', ('TENSOR_INT32', [2]), [4, 2])
t29 = Output('t29', ('TENSOR_FLOAT32', [4, 2]))
x30 = Input('x30', ('TENSOR_FLOAT32', [2, 2, 6]))
t31 = Internal('t31', ('TENSOR_FLOAT32', [2, 2, 2]))
t32 = Internal('t32', ('TENSOR_FLOAT32', [2, 2, 2]))
t33 = Output('t33', ('TENSOR_FLOAT32', [2, 2, 2]))
c34 = Parameter('c34', ('TENSOR_INT32', [2]), [4, 2])
t35 = Output('t35', ('TENSOR_FLOAT32', [4, 2]))
c36 = Parameter('c36', ('TENSOR_INT32', [2]), [4, 2])
t37 = Output('t37', ('TENSOR_FLOAT32', [4, 2]))
x38 = Input('x38', ('TENSOR_FLOAT32', [2, 2, 6]))
t39 = Internal('t39', ('TENSOR_FLOAT32', [2, 2, 2]))
t40 = Internal('t40', ('TENSOR_FLOAT32', [2, 2, 2]))
t41 = Internal('t41', ('TENSOR_FLOAT32', [2, 2, 2]))
c42 = Parameter('c42', ('TENSOR_INT32', [1]), [8])
t43 = Internal('t43', ('TENSOR_FLOAT32', [8]))
c44 = Parameter('c44', ('TENSOR_INT32', [1]), [8])
t45 = Output('t45', ('TENSOR_FLOAT32', [8]))
c46 = Parameter('c46', ('TENSOR_INT32', [1]), [8])
t47 = Internal('t47', ('TENSOR_FLOAT32', [8]))
t48 = Output('t48', ('TENSOR_FLOAT32', [8]))
x49 = Input('x49', ('TENSOR_FLOAT32', [2, 2, 6]))
t50 = Internal('t50', ('TENSOR_FLOAT32', [2, 2, 2]))
t51 = Internal('t51', ('TENSOR_FLOAT32', [2, 2, 2]))
t52 = Output('t52', ('TENSOR_FLOAT32', [2, 2, 2]))
c53 = Parameter('c53', ('TENSOR_INT32', [1]), [8])
t54 = Output('t54', ('TENSOR_FLOAT32', [8]))
c55 = Parameter('c55', ('TENSOR_INT32', [1]), [8])
t56 = Output('t56', ('TENSOR_FLOAT32', [8]))
x57 = Input('x57', ('TENSOR_FLOAT32', [2, 2, 6]))
t58 = Internal('t58', ('TENSOR_FLOAT32', [2, 2, 2]))
t59 = Internal('t59', ('TENSOR_FLOAT32', [2, 2, 2]))
t60 = Internal('t60', ('TENSOR_FLOAT32', [2, 2, 2]))
c61 = Parameter('c61', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t62 = Output('t62', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
c63 = Parameter('c63', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t64 = Output('t64', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
c65 = Parameter('c65', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t66 = Output('t66', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
x67 = Input('x67', ('TENSOR_FLOAT32', [2, 2, 6]))
t68 = Internal('t68', ('TENSOR_FLOAT32', [2, 2, 2]))
t69 = Internal('t69', ('TENSOR_FLOAT32', [2, 2, 2]))
t70 = Output('t70', ('TENSOR_FLOAT32', [2, 2, 2]))
c71 = Parameter('c71', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t72 = Output('t72', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
c73 = Parameter('c73', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t74 = Output('t74', ('TENSOR_FLOAT32', [2, 2, 1, 2]))
x75 = Input('x75', ('TENSOR_FLOAT32', [2, 2, 6]))
t76 = Internal('t76', ('TENSOR_FLOAT32', [2, 2, 2]))
t77 = Internal('t77', ('TENSOR_FLOAT32', [2, 2, 2]))
t78 = Internal('t78', ('TENSOR_FLOAT32', [2, 2, 2]))
c79 = Parameter('c79', ('TENSOR_INT32', [3]), [2, 0, 1])
t80 = Internal('t80', ('TENSOR_FLOAT32', [2, 2, 2]))
c81 = Parameter('c81', ('TENSOR_INT32', [3]), [2, 0, 1])
t82 = Output('t82', ('TENSOR_FLOAT32', [2, 2, 2]))
c83 = Parameter('c83', ('TENSOR_INT32', [3]), [2, 0, 1])
t84 = Internal('t84', ('TENSOR_FLOAT32', [2, 2, 2]))
t85 = Output('t85', ('TENSOR_FLOAT32', [2, 2, 2]))
x86 = Input('x86', ('TENSOR_FLOAT32', [2, 2, 6]))
t87 = Internal('t87', ('TENSOR_FLOAT32', [2, 2, 2]))
t88 = Internal('t88', ('TENSOR_FLOAT32', [2, 2, 2]))
t89 = Output('t89', ('TENSOR_FLOAT32', [2, 2, 2]))
c90 = Parameter('c90', ('TENSOR_INT32', [3]), [2, 0, 1])
t91 = Output('t91', ('TENSOR_FLOAT32', [2, 2, 2]))
c92 = Parameter('c92', ('TENSOR_INT32', [3]), [2, 0, 1])
t93 = Output('t93', ('TENSOR_FLOAT32', [2, 2, 2]))
model = Model()
model.Operation('SPLIT', x1, 2, 3).To(t2, t3, t4)
model.Operation('RESHAPE', t2, c5).To(t6)
model.Operation('RESHAPE', t3, c7).To(t8)
model.Operation('RESHAPE', t4, c9).To(t10)
model.Operation('MAXIMUM', t6, t10).To(t11)
model.Operation('SPLIT', x12, 2, 3).To(t13, t14, t15)
model.Operation('RESHAPE', t13, c16).To(t17)
model.Operation('RESHAPE', t14, c18).To(t19)
model.Operation('SPLIT', x20, 2, 3).To(t21, t22, t23)
model.Operation('RESHAPE', t21, c24).To(t25)
model.Operation('RESHAPE', t22, c26).To(t27)
model.Operation('RESHAPE', t23, c28).To(t29)
model.Operation('SPLIT', x30, 2, 3).To(t31, t32, t33)
model.Operation('RESHAPE', t31, c34).To(t35)
model.Operation('RESHAPE', t32, c36).To(t37)
model.Operation('SPLIT', x38, 2, 3).To(t39, t40, t41)
model.Operation('RESHAPE', t39, c42).To(t43)
model.Operation('RESHAPE', t40, c44).To(t45)
model.Operation('RESHAPE', t41, c46).To(t47)
model.Operation('MAXIMUM', t43, t47).To(t48)
model.Operation('SPLIT', x49, 2, 3).To(t50, t51, t52)
model.Operation('RESHAPE', t50, c53).To(t54)
model.Operation('RESHAPE', t51, c55).To(t56)
model.Operation('SPLIT', x57, 2, 3).To(t58, t59, t60)
model.Operation('RESHAPE', t58, c61).To(t62)
model.Operation('RESHAPE', t59, c63).To(t64)
model.Operation('RESHAPE', t60, c65).To(t66)
model.Operation('SPLIT', x67, 2, 3).To(t68, t69, t70)
model.Operation('RESHAPE', t68, c71).To(t72)
model.Operation('RESHAPE', t69, c73).To(t74)
model.Operation('SPLIT', x75, 2, 3).To(t76, t77, t78)
model.Operation('TRANSPOSE', t76, c79).To(t80)
model.Operation('TRANSPOSE', t77, c81).To(t82)
model.Operation('TRANSPOSE', t78, c83).To(t84)
model.Operation('MAXIMUM', t80, t84).To(t85)
model.Operation('SPLIT', x86, 2, 3).To(t87, t88, t89)
model.Operation('TRANSPOSE', t87, c90).To(t91)
model.Operation('TRANSPOSE', t88, c92).To(t93)
Example({
    x1: [3.5, -0.5, 3.5, -4.0, 3.0, 1.5, 3.0, 2.0, 2.5, 3.5, 2.0, 4.0, 2.0, 2.5, -0.5, -2.5, -4.0, 1.0, 0.5,
    1.0, -2.5, 3.5, -0.5, -1.5],
    t8: [3.5, -4.0, 2.5, 3.5, -0.5, -2.5, -2.5, 3.5],
    t11: [3.5, 1.5, 3.0, 4.0, 2.0, 2.5, 0.5, 1.0],
    x12: [-3.5, -3.5, 4.0, -1.5, 0.5, -2.0, -3.0, -0.5, -2.0, -0.5, 1.5, -4.0, -3.0, -3.5, -1.0, 3.0, -2.5,
    2.5, -3.5, -3.0, 2.0, 2.0, 3.0, -2.5],
    t15: [0.5, -2.0, 1.5, -4.0, -2.5, 2.5, 3.0, -2.5],
    t17: [-3.5, -3.5, -3.0, -0.5, -3.0, -3.5, -3.5, -3.0],
    t19: [4.0, -1.5, -2.0, -0.5, -1.0, 3.0, 2.0, 2.0],
    x20: [-1.5, -2.0, -2.0, 2.0, 2.0, 3.5, -4.0, -3.0, -1.0, 2.0, 3.5, -2.5, 1.5, 0.5, 0.5, 2.0, 1.0, 2.0,
    1.0, 3.5, -3.5, 1.0, -2.0, 3.5],
    t25: [-1.5, -2.0, -4.0, -3.0, 1.5, 0.5, 1.0, 3.5],
    t27: [-2.0, 2.0, -1.0, 2.0, 0.5, 2.0, -3.5, 1.0],
    t29: [2.0, 3.5, 3.5, -2.5, 1.0, 2.0, -2.0, 3.5],
    x30: [2.0, 1.0, 3.5, 1.0, 3.5, -2.5, -2.5, -1.0, -2.0, -1.5, 4.0, -2.0, 1.0, 1.5, 4.0, -2.5, 2.0, -3.5,
    -1.5, -4.0, -3.5, 2.0, 1.0, -4.0],
    t33: [3.5, -2.5, 4.0, -2.0, 2.0, -3.5, 1.0, -4.0],
    t35: [2.0, 1.0, -2.5, -1.0, 1.0, 1.5, -1.5, -4.0],
    t37: [3.5, 1.0, -2.0, -1.5, 4.0, -2.5, -3.5, 2.0],
    x38: [3.0, -1.5, -3.0, -1.5, -1.0, -0.5, 1.0, 4.0, 2.5, 1.5, 3.0, 1.0, -4.0, 1.5, 4.0, 1.0, 3.0, 1.5,
    4.0, 2.0, -3.0, -2.0, 3.0, 3.5],
    t45: [-3.0, -1.5, 2.5, 1.5, 4.0, 1.0, -3.0, -2.0],
    t48: [3.0, -0.5, 3.0, 4.0, 3.0, 1.5, 4.0, 3.5],
    x49: [-2.5, -0.5, 3.0, -1.5, 3.0, -4.0, -1.0, 3.5, -3.5, 1.0, 1.0, -0.5, 1.0, -1.0, -3.0, 4.0, 4.0, -4.0,
    4.0, 3.5, 1.5, 2.0, -2.0, -1.0],
    t52: [3.0, -4.0, 1.0, -0.5, 4.0, -4.0, -2.0, -1.0],
    t54: [-2.5, -0.5, -1.0, 3.5, 1.0, -1.0, 4.0, 3.5],
    t56: [3.0, -1.5, -3.5, 1.0, -3.0, 4.0, 1.5, 2.0],
    x57: [-2.5, -3.0, 3.0, 0.5, -1.5, 4.0, -1.0, -3.5, -4.0, 2.0, -0.5, -2.5, 2.5, -2.5, 3.5, 2.5, 0.5, 1.5,
    4.0, 3.5, 1.0, 4.0, 2.0, -3.5],
    t62: [-2.5, -3.0, -1.0, -3.5, 2.5, -2.5, 4.0, 3.5],
    t64: [3.0, 0.5, -4.0, 2.0, 3.5, 2.5, 1.0, 4.0],
    t66: [-1.5, 4.0, -0.5, -2.5, 0.5, 1.5, 2.0, -3.5],
    x67: [-4.0, 3.0, 3.0, -0.5, -2.5, 1.0, -2.0, 2.5, 2.0, 4.0, -1.5, 0.5, 3.5, -3.5, 2.0, 2.0, -3.0, 1.0,
    2.0, 1.0, 2.5, -4.0, -0.5, -4.0],
    t70: [-2.5, 1.0, -1.5, 0.5, -3.0, 1.0, -0.5, -4.0],
    t72: [-4.0, 3.0, -2.0, 2.5, 3.5, -3.5, 2.0, 1.0],
    t74: [3.0, -0.5, 2.0, 4.0, 2.0, 2.0, 2.5, -4.0],
    x75: [1.0, -4.0, -4.0, 1.5, -0.5, -4.0, 0.5, 2.0, 3.5, -1.5, -1.5, 0.5, 2.0, 2.5, 3.0, 1.0, 2.0, 2.5,
    -0.5, 3.5, 1.5, -1.5, -1.5, -1.0],
    t82: [-4.0, 3.5, 3.0, 1.5, 1.5, -1.5, 1.0, -1.5],
    t85: [1.0, 0.5, 2.0, -0.5, -4.0, 2.0, 2.5, 3.5],
    x86: [1.0, 2.5, -1.0, -4.0, -2.0, -2.0, -1.0, -4.0, -0.5, -3.0, 4.0, 2.0, -4.0, -1.5, -2.0, 2.5, -2.5,
    1.0, -2.5, 3.5, -2.0, -2.0, -3.0, -0.5],
    t89: [-2.0, -2.0, 4.0, 2.0, -2.5, 1.0, -3.0, -0.5],
    t91: [1.0, -1.0, -4.0, -2.5, 2.5, -4.0, -1.5, 3.5],
    t93: [-1.0, -0.5, -2.0, -2.0, -4.0, -3.0, 2.5, -2.0],
}, name='behind_2').AddVariations('float16').DisableLifeTimeVariation()

# Behind all parts along the last axis, or some.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 2, 6], 0.5, 120))
t2 = Internal('t2', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t3 = Internal('t3', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t4 = Internal('t4', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_INT32', [2]), [2, 4])
t6 = Internal('t6', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_INT32', [2]), [2, 4])
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c9 = Parameter('c9', ('TENSOR_INT32', [2]), [2, 4])
t10 = Internal('t10', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
t11 = Output('t11', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x12 = Input('x12', ('TENSOR_QUANT8_ASYMM', [2, 2, 6], 0.5, 120))
t13 = Internal('t13', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t14 = Internal('t14', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t15 = Output('t15', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c16 = Parameter('c16', ('TENSOR_INT32', [2]), [2, 4])
t17 = Output('t17', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [2, 4])
t19 = Output('t19', ('TENSOR_QUANT8_ASYMM', [2, 4], 0.5, 120))
x20 = Input('x20', ('TENSOR_QUANT8_ASYMM', [2, 2, 6], 0.5, 120))
t21 = Internal('t21', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t22 = Internal('t22', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t23 = Internal('t23', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_INT32', [2]), [4, 2])
t25 = Output('t25', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_INT32', [2]), [4, 2])
t27 = Output('t27', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_INT32', [2]), [4, 2])
t29 = Output('t29', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
x30 = Input('x30', ('TENSOR_QUANT8_ASYMM', [2, 2, 6], 0.5, 120))
t31 = Internal('t31', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t32 = Internal('t32', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t33 = Output('t33', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_INT32', [2]), [4, 2])
t35 = Output('t35', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_INT32', [2]), [4, 2])
t37 = Output('t37', ('TENSOR_QUANT8_ASYMM', [4, 2], 0.5, 120))
x38 = Input('x38', ('TENSOR_QUANT8_ASYMM', [2, 2, 6], 0.5, 120))
t39 = Internal('t39', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t40 = Internal('t40', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t41 = Internal('t41', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_INT32', [1]), [8])
t43 = Internal('t43', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
c44 = Parameter('c44', ('TENSOR_INT32', [1]), [8])
t45 = Output('t45', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_INT32', [1]), [8])
t47 = Internal('t47', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
t48 = Output('t48', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
x49 = Input('x49', ('TENSOR_QUANT8_ASYMM', [2, 2, 6], 0.5, 120))
t50 = Internal('t50', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t51 = Internal('t51', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t52 = Output('t52', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c53 = Parameter('c53', ('TENSOR_INT32', [1]), [8])
t54 = Output('t54', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
c55 = Parameter('c55', ('TENSOR_INT32', [1]), [8])
t56 = Output('t56', ('TENSOR_QUANT8_ASYMM', [8], 0.5, 120))
x57 = Input('x57', ('TENSOR_QUANT8_ASYMM', [2, 2, 6], 0.5, 120))
t58 = Internal('t58', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t59 = Internal('t59', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t60 = Internal('t60', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c61 = Parameter('c61', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t62 = Output('t62', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 120))
c63 = Parameter('c63', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t64 = Output('t64', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 120))
c65 = Parameter('c65', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t66 = Output('t66', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 120))
x67 = Input('x67', ('TENSOR_QUANT8_ASYMM', [2, 2, 6], 0.5, 120))
t68 = Internal('t68', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t69 = Internal('t69', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t70 = Output('t70', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c71 = Parameter('c71', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t72 = Output('t72', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 120))
c73 = Parameter('c73', ('TENSOR_INT32', [4]), [2, 2, 1, 2])
t74 = Output('t74', ('TENSOR_QUANT8_ASYMM', [2, 2, 1, 2], 0.5, 120))
x75 = Input('x75', ('TENSOR_QUANT8_ASYMM', [2, 2, 6], 0.5, 120))
t76 = Internal('t76', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t77 = Internal('t77', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t78 = Internal('t78', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c79 = Parameter('c79', ('TENSOR_INT32', [3]), [2, 0, 1])
t80 = Internal('t80', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c81 = Parameter('c81', ('TENSOR_INT32', [3]), [2, 0, 1])
t82 = Output('t82', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c83 = Parameter('c83', ('TENSOR_INT32', [3]), [2, 0, 1])
t84 = Internal('t84', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t85 = Output('t85', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
x86 = Input('x86', ('TENSOR_QUANT8_ASYMM', [2, 2, 6], 0.5, 120))
t87 = Internal('t87', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t88 = Internal('t88', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
t89 = Output('t89', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c90 = Parameter('c90', ('TENSOR_INT32', [3]), [2, 0, 1])
t91 = Output('t91', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
c92 = Parameter('c92', ('TENSOR_INT32', [3]), [2, 0, 1])
t93 = Output('t93', ('TENSOR_QUANT8_ASYMM', [2, 2, 2], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 2, 3).To(t2, t3, t4)
model.Operation('RESHAPE', t2, c5).To(t6)
model.Operation('RESHAPE', t3, c7).To(t8)
model.Operation('RESHAPE', t4, c9).To(t10)
model.Operation('MAXIMUM', t6, t10).To(t11)
model.Operation('SPLIT', x12, 2, 3).To(t13, t14, t15)
model.Operation('RESHAPE', t13, c16).To(t17)
model.Operation('RESHAPE', t14, c18).To(t19)
model.Operation('SPLIT', x20, 2, 3).To(t21, t22, t23)
model.Operation('RESHAPE', t21, c24).To(t25)
model.Operation('RESHAPE', t22, c26).To(t27)
model.Operation('RESHAPE', t23, c28).To(t29)
model.Operation('SPLIT', x30, 2, 3).To(t31, t32, t33)
model.Operation('RESHAPE', t31, c34).To(t35)
model.Operation('RESHAPE', t32, c36).To(t37)
model.Operation('SPLIT', x38, 2, 3).To(t39, t40, t41)
model.Operation('RESHAPE', t39, c42).To(t43)
model.Operation('RESHAPE', t40, c44).To(t45)
model.Operation('RESHAPE', t41, c46).To(t47)
model.Operation('MAXIMUM', t43, t47).To(t48)
model.Operation('SPLIT', x49, 2, 3).To(t50, t51, t52)
model.Operation('RESHAPE', t50, c53).To(t54)
model.Operation('RESHAPE', t51, c55).To(t56)
model.Operation('SPLIT', x57, 2, 3).To(t58, t59, t60)
model.Operation('RESHAPE', t58, c61).To(t62)
model.Operation('RESHAPE', t59, c63).To(t64)
model.Operation('RESHAPE', t60, c65).To(t66)
model.Operation('SPLIT', x67, 2, 3).To(t68, t69, t70)
model.Operation('RESHAPE', t68, c71).To(t72)
model.Operation('RESHAPE', t69, c73).To(t74)
model.Operation('SPLIT', x75, 2, 3).To(t76, t77, t78)
model.Operation('TRANSPOSE', t76, c79).To(t80)
model.Operation('TRANSPOSE', t77, c81).To(t82)
model.Operation('TRANSPOSE', t78, c83).To(t84)
model.Operation('MAXIMUM', t80, t84).To(t85)
model.Operation('SPLIT', x86, 2, 3).To(t87, t88, t89)
model.Operation('TRANSPOSE', t87, c90).To(t91)
model.Operation('TRANSPOSE', t88, c92).To(t93)
Example({
    x1: [127, 119, 127, 112, 126, 123, 126, 124, 125, 127, 124, 128, 124, 125, 119, 115, 112, 122, 121, 122,
    115, 127, 119, 117],
    t8: [127, 112, 125, 127, 119, 115, 115, 127],
    t11: [127, 123, 126, 128, 124, 125, 121, 122],
    x12: [113, 113, 128, 117, 121, 116, 114, 119, 116, 119, 123, 112, 114, 113, 118, 126, 115, 125, 113, 114,
    124, 124, 126, 115],
    t15: [121, 116, 123, 112, 115, 125, 126, 115],
    t17: [113, 113, 114, 119, 114, 113, 113, 114],
    t19: [128, 117, 116, 119, 118, 126, 124, 124],
    x20: [117, 116, 116, 124, 124, 127, 112, 114, 118, 124, 127, 115, 123, 121, 121, 124, 122, 124, 122, 127,
    113, 122, 116, 127],
    t25: [117, 116, 112, 114, 123, 121, 122, 127],
    t27: [116, 124, 118, 124, 121, 124, 113, 122],
    t29: [124, 127, 127, 115, 122, 124, 116, 127],
    x30: [124, 122, 127, 122, 127, 115, 115, 118, 116, 117, 128, 116, 122, 123, 128, 115, 124, 113, 117, 112,
    113, 124, 122, 112],
    t33: [127, 115, 128, 116, 124, 113, 122, 112],
    t35: [124, 122, 115, 118, 122, 123, 117, 112],
    t37: [127, 122, 116, 117, 128, 115, 113, 124],
    x38: [126, 117, 114, 117, 118, 119, 122, 128, 125, 123, 126, 122, 112, 123, 128, 122, 126, 123, 128, 124,
    114, 116, 126, 127],
    t45: [114, 117, 125, 123, 128, 122, 114, 116],
    t48: [126, 119, 126, 128, 126, 123, 128, 127],
    x49: [115, 119, 126, 117, 126, 112, 118, 127, 113, 122, 122, 119, 122, 118, 114, 128, 128, 112, 128, 127,
    123, 124, 116, 118],
    t52: [126, 112, 122, 119, 128, 112, 116, 118],
    t54: [115, 119, 118, 127, 122, 118, 128, 127],
    t56: [126, 117, 113, 122, 114, 128, 123, 124],
    x57: [115, 114, 126, 121, 117, 128, 118, 113, 112, 124, 119, 115, 125, 115, 127, 125, 121, 123, 128, 127,
    122, 128, 124, 113],
    t62: [115, 114, 118, 113, 125, 115, 128, 127],
    t64: [126, 121, 112, 124, 127, 125, 122, 128],
    t66: [117, 128, 119, 115, 121, 123, 124, 113],
    x67: [112, 126, 126, 119, 115, 122, 116, 125, 124, 128, 117, 121, 127, 113, 124, 124, 114, 122, 124, 122,
    125, 112, 119, 112],
    t70: [115, 122, 117, 121, 114, 122, 119, 112],
    t72: [112, 126, 116, 125, 127, 113, 124, 122],
    t74: [126, 119, 124, 128, 124, 124, 125, 112],
    x75: [122, 112, 112, 123, 119, 112, 121, 124, 127, 117, 117, 121, 124, 125, 126, 122, 124, 125, 119, 127,
    123, 117, 117, 118],
    t82: [112, 127, 126, 123, 123, 117, 122, 117],
    t85: [122, 121, 124, 119, 112, 124, 125, 127],
    x86: [122, 125, 118, 112, 116, 116, 118, 112, 119, 114, 128, 124, 112, 117, 116, 125, 115, 122, 115, 127,
    116, 116, 114, 119],
    t89: [116, 116, 128, 124, 115, 122, 114, 119],
    t91: [122, 118, 112, 115, 125, 112, 117, 127],
    t93: [118, 119, 116, 116, 112, 114, 125, 116],
}, name='behind_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t3: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t11: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t15: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t19: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t23: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t27: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t31: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t35: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t39: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t43: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t47: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t51: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t54: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t56: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x57: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t58: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t59: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t60: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t62: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t64: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t66: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x67: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t68: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t69: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t70: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t72: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t74: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x75: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t76: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t77: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t78: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t80: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t82: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t84: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t85: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x86: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t87: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t88: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t89: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t91: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t93: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
