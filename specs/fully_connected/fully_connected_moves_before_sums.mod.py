# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: moves before what combines many elements, or behind it.

I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# FULLY_CONNECTED takes rows of its weights' length from whatever there is, turned or not.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [2, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128])
c4 = Parameter('c4', (I32, [2], 0.25, 0), [2, -4])
t5 = Internal('t5', (U8, [4, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [2, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128])
c7 = Parameter('c7', (I32, [2], 0.25, 0), [2, -4])
t8 = Internal('t8', (U8, [4, 2], 0.5, 120))
x1 = Input('x1', (U8, [2, 2, 2], 0.5, 120))
t9 = Internal('t9', (U8, [2, 4], 0.5, 120))
c10 = Parameter('c10', (U8, [2, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128])
c11 = Parameter('c11', (I32, [2], 0.25, 0), [2, -4])
t12 = Output('t12', (U8, [2, 2], 0.5, 120))
t13 = Internal('t13', (U8, [4, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [2, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128])
c15 = Parameter('c15', (I32, [2], 0.25, 0), [2, -4])
t16 = Internal('t16', (U8, [2, 2], 0.5, 120))
t17 = Internal('t17', (U8, [2, 2, 2], 0.5, 120))
c18 = Parameter('c18', (U8, [2, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128])
c19 = Parameter('c19', (I32, [2], 0.25, 0), [2, -4])
t20 = Output('t20', (U8, [2, 2], 0.5, 120))
t21 = Internal('t21', (U8, [2, 2, 2], 0.5, 120))
t22 = Internal('t22', (U8, [2, 4], 0.5, 120))
c23 = Parameter('c23', (U8, [2, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128])
c24 = Parameter('c24', (I32, [2], 0.25, 0), [2, -4])
t25 = Internal('t25', (U8, [2, 2], 0.5, 120))
x26 = Input('x26', (U8, [2, 4], 0.5, 120))
c27 = Parameter('c27', (U8, [4, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128, 132, 130, 130, 126, 128, 132, 130, 130])
c28 = Parameter('c28', (I32, [4], 0.25, 0), [2, -4, 2, -4])
t29 = Internal('t29', (U8, [2, 4], 0.5, 120))
t30 = Output('t30', (U8, [4, 2], 0.5, 120))
x31 = Input('x31', (U8, [2, 4], 0.5, 120))
c32 = Parameter('c32', (U8, [4, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128, 132, 130, 130, 126, 128, 132, 130, 130])
c33 = Parameter('c33', (I32, [4], 0.25, 0), [2, -4, 2, -4])
t34 = Internal('t34', (U8, [2, 4], 0.5, 120))
t35 = Internal('t35', (U8, [4, 2], 0.5, 120))
t36 = Internal('t36', (U8, [2, 4], 0.5, 120))
c37 = Parameter('c37', (U8, [4, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128, 132, 130, 130, 126, 128, 132, 130, 130])
c38 = Parameter('c38', (I32, [4], 0.25, 0), [2, -4, 2, -4])
t39 = Internal('t39', (U8, [4, 4], 0.5, 120))
t40 = Output('t40', (U8, [4, 4], 0.5, 120))
t41 = Internal('t41', (U8, [4, 4], 0.5, 120))
c42 = Parameter('c42', (U8, [4, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128, 132, 130, 130, 126, 128, 132, 130, 130])
c43 = Parameter('c43', (I32, [4], 0.25, 0), [2, -4, 2, -4])
t44 = Internal('t44', (U8, [4, 4], 0.5, 120))
c45 = Parameter('c45', (U8, [4, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128, 132, 130, 130, 126, 128, 132, 130, 130])
c46 = Parameter('c46', (I32, [4], 0.25, 0), [2, -4, 2, -4])
t47 = Internal('t47', (U8, [4, 4], 0.5, 120))
t48 = Output('t48', (U8, [2, 2], 0.5, 120))
c49 = Parameter('c49', (U8, [3, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128, 132, 130, 130, 126])
c50 = Parameter('c50', (I32, [3], 0.25, 0), [2, -4, 2])
t51 = Internal('t51', (U8, [4, 3], 0.5, 120))
c52 = Parameter('c52', (I32, [2]), [2, 0])
t53 = Internal('t53', (U8, [4, 2], 0.5, 120))
x54 = Input('x54', (U8, [2, 4], 0.5, 120))
c55 = Parameter('c55', (U8, [2, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128])
c56 = Parameter('c56', (I32, [2], 0.25, 0), [2, -4])
t57 = Internal('t57', (U8, [2, 2], 0.5, 120))
x58 = Input('x58', (U8, [2, 4], 0.5, 120))
c59 = Parameter('c59', (U8, [2, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128])
c60 = Parameter('c60', (I32, [2], 0.25, 0), [2, -4])
t61 = Internal('t61', (U8, [2, 2], 0.5, 120))
t62 = Output('t62', (U8, [4, 2], 0.5, 120))
t63 = Internal('t63', (U8, [4, 4], 0.5, 120))
x64 = Input('x64', (U8, [2, 3], 0.5, 120))
x65 = Input('x65', (U8, [2, 1], 0.5, 120))
t66 = Internal('t66', (U8, [2, 4], 0.5, 120))
c67 = Parameter('c67', (U8, [2, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128])
c68 = Parameter('c68', (I32, [2], 0.25, 0), [2, -4])
t69 = Output('t69', (U8, [2, 2], 0.5, 120))
x70 = Input('x70', (U8, [2, 3], 0.5, 120))
c71 = Parameter('c71', (I32, [2, 2]), [0, 0, 1, 0])
t72 = Internal('t72', (U8, [2, 4], 0.5, 120))
c73 = Parameter('c73', (U8, [2, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128])
c74 = Parameter('c74', (I32, [2], 0.25, 0), [2, -4])
t75 = Internal('t75', (U8, [2, 2], 0.5, 120))
x76 = Input('x76', (U8, [2, 4], 0.5, 120))
c77 = Parameter('c77', (I32, [2, 2]), [1, 0, 0, 0])
t78 = Internal('t78', (U8, [3, 4], 0.5, 120))
c79 = Parameter('c79', (U8, [2, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128])
c80 = Parameter('c80', (I32, [2], 0.25, 0), [2, -4])
t81 = Output('t81', (U8, [3, 2], 0.5, 120))
x82 = Input('x82', (U8, [1, 4], 0.5, 120))
t83 = Internal('t83', (U8, [3, 4], 0.5, 120))
c84 = Parameter('c84', (U8, [2, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128])
c85 = Parameter('c85', (I32, [2], 0.25, 0), [2, -4])
t86 = Internal('t86', (U8, [3, 2], 0.5, 120))
c87 = Parameter('c87', (U8, [4, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128, 132, 130, 130, 126, 128, 132, 130, 130])
c88 = Parameter('c88', (I32, [4], 0.25, 0), [2, -4, 2, -4])
t89 = Internal('t89', (U8, [4, 4], 0.5, 120))
t90 = Internal('t90', (U8, [4, 2], 0.5, 120))
t91 = Output('t91', (U8, [4, 2], 0.5, 120))
x92 = Input('x92', (U8, [2, 4], 0.5, 120))
t93 = Internal('t93', (U8, [1, 2, 4], 0.5, 120))
c94 = Parameter('c94', (U8, [2, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128])
c95 = Parameter('c95', (I32, [2], 0.25, 0), [2, -4])
t96 = Internal('t96', (U8, [2, 2], 0.5, 120))
t97 = Internal('t97', (U8, [4, 4], 0.5, 120))
c98 = Parameter('c98', (U8, [2, 4], 0.5, 128), [130, 126, 128, 132, 130, 130, 126, 128])
c99 = Parameter('c99', (I32, [2], 0.25, 0), [2, -4])
t100 = Output('t100', (U8, [4, 2], 0.5, 120))
c101 = Parameter('c101', (U8, [1], 0.5, 120), [123])
t102 = Output('t102', (U8, [2, 2], 0.5, 120))
t103 = Output('t103', (U8, [2, 2], 0.5, 120))
t104 = Output('t104', (U8, [2, 4], 0.5, 120))
t105 = Output('t105', (U8, [4, 4], 0.5, 120))
t106 = Output('t106', (U8, [4, 2], 0.5, 120))
t107 = Output('t107', (U8, [4, 4], 0.5, 120))
t108 = Output('t108', (U8, [2, 2], 0.5, 120))
t109 = Output('t109', (U8, [3, 2], 0.5, 120))
t110 = Output('t110', (U8, [2, 2], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x2, c3, c4, 1).To(t5)
model.Operation('FULLY_CONNECTED', x2, c6, c7, 0).To(t8)
model.Operation('RESHAPE', x1, [2, 4]).To(t9)
model.Operation('FULLY_CONNECTED', t9, c10, c11, 0).To(t12)
model.Operation('RESHAPE', x1, [4, 2]).To(t13)
model.Operation('FULLY_CONNECTED', t13, c14, c15, 0).To(t16)
model.Operation('TRANSPOSE', x1, [0, 2, 1]).To(t17)
model.Operation('FULLY_CONNECTED', t17, c18, c19, 0).To(t20)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t21)
model.Operation('RESHAPE', t21, [2, 4]).To(t22)
model.Operation('FULLY_CONNECTED', t22, c23, c24, 0).To(t25)
model.Operation('FULLY_CONNECTED', x26, c27, c28, 0).To(t29)
model.Operation('RESHAPE', t29, [4, 2]).To(t30)
model.Operation('FULLY_CONNECTED', x31, c32, c33, 0).To(t34)
model.Operation('TRANSPOSE', t34, [1, 0]).To(t35)
model.Operation('RESHAPE', t35, [2, 4]).To(t36)
model.Operation('FULLY_CONNECTED', x2, c37, c38, 1).To(t39)
model.Operation('TRANSPOSE', t39, [1, 0]).To(t40)
model.Operation('TRANSPOSE', x2, [1, 0]).To(t41)
model.Operation('FULLY_CONNECTED', t41, c42, c43, 0).To(t44)
model.Operation('FULLY_CONNECTED', x2, c45, c46, 0).To(t47)
model.Operation('SLICE', t47, [1, 2], [2, 2]).To(t48)
model.Operation('FULLY_CONNECTED', x2, c49, c50, 0).To(t51)
model.Operation('GATHER', t51, 1, c52).To(t53)
model.Operation('FULLY_CONNECTED', x54, c55, c56, 0).To(t57)
model.Operation('FULLY_CONNECTED', x58, c59, c60, 0).To(t61)
model.Operation('CONCATENATION', t57, t61, 0).To(t62)
model.Operation('CONCATENATION', t5, t8, 1).To(t63)
model.Operation('CONCATENATION', x64, x65, 1).To(t66)
model.Operation('FULLY_CONNECTED', t66, c67, c68, 0).To(t69)
model.Operation('PAD', x70, c71).To(t72)
model.Operation('FULLY_CONNECTED', t72, c73, c74, 0).To(t75)
model.Operation('PAD', x76, c77).To(t78)
model.Operation('FULLY_CONNECTED', t78, c79, c80, 0).To(t81)
model.Operation('TILE', x82, [3, 1]).To(t83)
model.Operation('FULLY_CONNECTED', t83, c84, c85, 3).To(t86)
model.Operation('FULLY_CONNECTED', x2, c87, c88, 0).To(t89)
model.Operation('SPLIT', t89, 1, 2).To(t90, t91)
model.Operation('EXPAND_DIMS', x92, 0).To(t93)
model.Operation('FULLY_CONNECTED', t93, c94, c95, 0).To(t96)
model.Operation('STRIDED_SLICE', x2, [3, 3], [-5, -5], [-1, -1], 0, 0, 0).To(t97)
model.Operation('FULLY_CONNECTED', t97, c98, c99, 0).To(t100)
model.Operation('SUB', c101, t16, 0).To(t102)
model.Operation('SUB', c101, t25, 0).To(t103)
model.Operation('SUB', c101, t36, 0).To(t104)
model.Operation('SUB', c101, t44, 0).To(t105)
model.Operation('SUB', c101, t53, 0).To(t106)
model.Operation('SUB', c101, t63, 0).To(t107)
model.Operation('SUB', c101, t75, 0).To(t108)
model.Operation('SUB', c101, t86, 0).To(t109)
model.Operation('SUB', c101, t96, 0).To(t110)
Example({
    x2: [125, 123, 121, 113, 118, 125, 114, 123, 128, 127, 123, 122, 119, 123, 126, 127],
    x1: [119, 128, 121, 126, 121, 122, 121, 124],
    t12: [124, 124, 128, 120],
    t20: [131, 110, 129, 118],
    x26: [127, 115, 122, 118, 123, 116, 125, 128],
    t30: [129, 118, 134, 108, 144, 112, 120, 123],
    x31: [119, 117, 123, 115, 126, 116, 119, 121],
    t40: [120, 120, 126, 131, 125, 127, 130, 120, 142, 120, 145, 121, 120, 125, 137, 137],
    t48: [113, 125, 145, 137],
    x54: [119, 127, 116, 118, 113, 114, 127, 124],
    x58: [115, 122, 112, 113, 125, 121, 125, 126],
    t62: [109, 128, 128, 98, 100, 123, 137, 119],
    x64: [122, 115, 126, 116, 114, 123],
    x65: [115, 115],
    t69: [118, 109, 113, 105],
    x70: [127, 126, 122, 124, 113, 117],
    x76: [114, 125, 122, 114, 112, 121, 114, 123],
    t81: [121, 118, 98, 115, 118, 117],
    x82: [125, 114, 127, 113],
    t91: [142, 118, 113, 125, 145, 137, 121, 137],
    x92: [125, 121, 121, 118, 119, 121, 119, 116],
    t100: [120, 128, 136, 116, 126, 110, 123, 109],
    t102: [119, 119, 115, 123],
    t103: [120, 133, 114, 129],
    t104: [130, 110, 132, 122, 119, 116, 133, 133],
    t105: [117, 130, 105, 122, 118, 124, 107, 105, 103, 133, 129, 128, 118, 131, 138, 110],
    t106: [101, 134, 130, 123, 98, 117, 122, 112],
    t107: [123, 118, 134, 118, 123, 116, 123, 116, 117, 113, 117, 113, 112, 123, 112, 129],
    t108: [125, 124, 132, 114],
    t109: [123, 123, 123, 123, 123, 123],
    t110: [122, 120, 132, 124],
}, name='moved_quant8').DisableLifeTimeVariation()
