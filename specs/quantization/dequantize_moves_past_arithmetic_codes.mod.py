# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# DEQUANTIZE: moves before an operation that a compiler takes behind it, or back.

BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Moves of real numbers between codes become moves of codes, if both have one quantization.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [2, 4], 1.0, 100))
t3 = Internal('t3', (F32, [2, 4]))
t4 = Internal('t4', (F32, [1, 2, 4, 1]))
x6 = Input('x6', (U8, [2, 4], 0.5, 120))
t7 = Internal('t7', (F32, [2, 4]))
t8 = Internal('t8', (F32, [4, 2]))
t9 = Output('t9', (U8, [4, 2], 0.5, 120))
x10 = Input('x10', (U8, [2, 4], 0.5, 120))
t11 = Internal('t11', (F32, [2, 4]))
t12 = Internal('t12', (F32, [4, 2]))
t13 = Output('t13', (U8, [4, 2], 0.5, 90))
x14 = Input('x14', (U8, [2, 4], 0.5, 120))
t15 = Internal('t15', (F32, [2, 4]))
c1 = Parameter('c1', (I32, [2, 2]), [1, 0, 0, 1])
t16 = Internal('t16', (F32, [3, 5]))
t17 = Output('t17', (U8, [3, 5], 0.5, 120))
t18 = Internal('t18', (F32, [2, 4]))
t19 = Internal('t19', (F32, [3, 5]))
t20 = Output('t20', (U8, [3, 5], 0.5, 90))
t21 = Internal('t21', (F32, [2, 4]))
t22 = Internal('t22', (F32, [3, 5]))
t23 = Output('t23', (U8, [3, 5], 0.25, 120))
t24 = Internal('t24', (F32, [3, 5]))
t25 = Output('t25', (U8, [3, 5], 0.5, 120))
t26 = Internal('t26', (F32, [2, 4]))
t27 = Internal('t27', (F32, [2, 2]))
t28 = Output('t28', (U8, [2, 2], 0.25, 100))
t29 = Internal('t29', (F32, [2, 4]))
c30 = Parameter('c30', (I32, [2]), [3, 0])
t31 = Internal('t31', (F32, [2, 2]))
t32 = Output('t32', (U8, [2, 2], 0.25, 130))
t33 = Internal('t33', (F32, [2, 8]))
t34 = Output('t34', (U8, [2, 8], 1.0, 100))
t35 = Internal('t35', (F32, [1, 1, 3, 1]))
t36 = Output('t36', (U8, [1, 1, 3, 1], 1.0, 100))
t37 = Internal('t37', (F32, [1, 1, 3, 1]))
t38 = Output('t38', (U8, [1, 1, 3, 1], 0.5, 120))
t39 = Internal('t39', (F32, [1, 2, 3, 1]))
t40 = Output('t40', (U8, [1, 2, 3, 1], 0.5, 120))
t41 = Internal('t41', (F32, [1, 4, 2, 1]))
t42 = Output('t42', (U8, [1, 4, 2, 1], 1.0, 100))
t43 = Internal('t43', (F32, [2, 4]))
x5 = Input('x5', (BOOL8, [2, 4]))
t44 = Internal('t44', (F32, [2, 4]))
t45 = Output('t45', (U8, [2, 4], 0.5, 120))
t46 = Internal('t46', (F32, [2, 4]))
t47 = Internal('t47', (F32, [2, 4]))
t48 = Internal('t48', (F32, [6, 4]))
t49 = Output('t49', (U8, [6, 4], 0.5, 120))
t50 = Internal('t50', (F32, [2, 4]))
t51 = Internal('t51', (F32, [2]))
t52 = Output('t52', (U8, [2], 0.5, 90))
t53 = Internal('t53', (F32, [4, 2]))
t54 = Internal('t54', (F32, [4, 2]))
t55 = Output('t55', (U8, [4, 2], 0.5, 0))
t56 = Internal('t56', (F32, [2, 4]))
t57 = Internal('t57', (F32, [2, 1, 4]))
t58 = Internal('t58', (F32, [2, 1, 4]))
t59 = Output('t59', (U8, [2, 1, 4], 0.5, 120))
t60 = Internal('t60', (F32, [2, 4]))
t61 = Internal('t61', (F32, [2, 4]))
t62 = Output('t62', (U8, [2, 4], 0.5, 120))
t63 = Internal('t63', (F32, [2, 4]))
t64 = Output('t64', (U8, [2, 4], 0.5, 120))
t65 = Internal('t65', (F32, [2, 4]))
t66 = Internal('t66', (U8, [2, 4], 0.5, 120))
t67 = Internal('t67', (U8, [4, 2], 0.5, 120))
t68 = Internal('t68', (F32, [4, 2]))
t69 = Output('t69', (U8, [4, 2], 0.5, 90))
model = Model()
model.Operation('DEQUANTIZE', x2).To(t3)
model.Operation('RESHAPE', t3, [1, 2, 4, 1]).To(t4)
model.Operation('DEQUANTIZE', x6).To(t7)
model.Operation('RESHAPE', t7, [4, 2]).To(t8)
model.Operation('QUANTIZE', t8).To(t9)
model.Operation('DEQUANTIZE', x10).To(t11)
model.Operation('TRANSPOSE', t11, [1, 0]).To(t12)
model.Operation('QUANTIZE', t12).To(t13)
model.Operation('DEQUANTIZE', x14).To(t15)
model.Operation('PAD', t15, c1).To(t16)
model.Operation('QUANTIZE', t16).To(t17)
model.Operation('DEQUANTIZE', x6).To(t18)
model.Operation('PAD', t18, c1).To(t19)
model.Operation('QUANTIZE', t19).To(t20)
model.Operation('DEQUANTIZE', x10).To(t21)
model.Operation('PAD_V2', t21, c1, 0.25).To(t22)
model.Operation('QUANTIZE', t22).To(t23)
model.Operation('PAD_V2', t3, c1, 2.5).To(t24)
model.Operation('QUANTIZE', t24).To(t25)
model.Operation('DEQUANTIZE', x14).To(t26)
model.Operation('SLICE', t26, [0, 1], [2, 2]).To(t27)
model.Operation('QUANTIZE', t27).To(t28)
model.Operation('DEQUANTIZE', x6).To(t29)
model.Operation('GATHER', t29, 1, c30).To(t31)
model.Operation('QUANTIZE', t31).To(t32)
model.Operation('TILE', t3, [1, 2]).To(t33)
model.Operation('QUANTIZE', t33).To(t34)
model.Operation('MAX_POOL_2D', t4, 2, 1, 1, 2, 2, 0).To(t35)
model.Operation('QUANTIZE', t35).To(t36)
model.Operation('MAX_POOL_2D', t4, 2, 1, 1, 2, 2, 3).To(t37)
model.Operation('QUANTIZE', t37).To(t38)
model.Operation('AVERAGE_POOL_2D', t4, 2, 1, 1, 2, 1, 0).To(t39)
model.Operation('QUANTIZE', t39).To(t40)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 2, 4, False).To(t41)
model.Operation('QUANTIZE', t41).To(t42)
model.Operation('DEQUANTIZE', x10).To(t43)
model.Operation('SELECT', x5, t43, t3).To(t44)
model.Operation('QUANTIZE', t44).To(t45)
model.Operation('DEQUANTIZE', x14).To(t46)
model.Operation('DEQUANTIZE', x6).To(t47)
model.Operation('CONCATENATION', t46, t3, t47, 0).To(t48)
model.Operation('QUANTIZE', t48).To(t49)
model.Operation('DEQUANTIZE', x10).To(t50)
model.Operation('REDUCE_MAX', t50, [1], False).To(t51)
model.Operation('QUANTIZE', t51).To(t52)
model.Operation('TRANSPOSE', t3, [1, 0]).To(t53)
model.Operation('RELU', t53).To(t54)
model.Operation('QUANTIZE', t54).To(t55)
model.Operation('DEQUANTIZE', x14).To(t56)
model.Operation('EXPAND_DIMS', t56, 1).To(t57)
model.Operation('NEG', t57).To(t58)
model.Operation('QUANTIZE', t58).To(t59)
model.Operation('DEQUANTIZE', x6).To(t60)
model.Operation('MAXIMUM', t60, t3).To(t61)
model.Operation('QUANTIZE', t61).To(t62)
model.Operation('MAXIMUM', t3, t3).To(t63)
model.Operation('QUANTIZE', t63).To(t64)
model.Operation('DEQUANTIZE', x10).To(t65)
model.Operation('QUANTIZE', t65).To(t66)
model.Operation('TRANSPOSE', t66, [1, 0]).To(t67)
model.Operation('DEQUANTIZE', t67).To(t68)
model.Operation('QUANTIZE', t68).To(t69)
Example({
    x2: [103, 98, 105, 108, 95, 106, 99, 103],
    x6: [133, 99, 139, 140, 85, 105, 61, 123],
    t9: [133, 99, 139, 140, 85, 105, 61, 123],
    x10: [110, 134, 138, 67, 125, 112, 104, 82],
    t13: [80, 95, 104, 82, 108, 74, 37, 52],
    x14: [83, 81, 143, 85, 161, 151, 61, 104],
    t17: [120, 120, 120, 120, 120, 83, 81, 143, 85, 120, 161, 151, 61, 104, 120],
    t20: [90, 90, 90, 90, 90, 103, 69, 109, 110, 90, 55, 75, 31, 93, 90],
    t23: [121, 121, 121, 121, 121, 100, 148, 156, 14, 121, 130, 104, 88, 44, 121],
    t25: [125, 125, 125, 125, 125, 126, 116, 130, 136, 125, 110, 132, 118, 126, 125],
    t28: [22, 146, 162, 0],
    t32: [170, 156, 136, 60],
    t34: [103, 98, 105, 108, 103, 98, 105, 108, 95, 106, 99, 103, 95, 106, 99, 103],
    t36: [106, 106, 108],
    t38: [132, 132, 132],
    t40: [121, 123, 133, 121, 125, 122],
    t42: [103, 105, 103, 105, 95, 99, 95, 99],
    x5: [False, False, False, True, True, False, False, False],
    t45: [126, 116, 130, 67, 125, 132, 118, 126],
    t49: [83, 81, 143, 85, 161, 151, 61, 104, 126, 116, 130, 136, 110, 132, 118, 126, 133, 99, 139, 140, 85,
    105, 61, 123],
    t52: [108, 95],
    t55: [6, 0, 0, 12, 10, 0, 16, 6],
    t59: [157, 159, 97, 155, 79, 89, 179, 136],
    t62: [133, 116, 139, 140, 110, 132, 118, 126],
    t64: [126, 116, 130, 136, 110, 132, 118, 126],
    t69: [80, 95, 104, 82, 108, 74, 37, 52],
}, name='moved_quant8').DisableLifeTimeVariation()
