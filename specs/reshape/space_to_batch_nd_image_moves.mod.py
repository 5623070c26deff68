# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_BATCH_ND: moves of images that are merged, cancelled or turned into others.

I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Batches of pixels are padded before, cut behind, and joined in several orders.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 1], 0.5, 120))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 0, 0])
t3 = Internal('t3', (U8, [4, 2, 2, 1], 0.5, 120))
t4 = Internal('t4', (U8, [4, 2, 2, 1], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 1], 0.5, 120))
x6 = Input('x6', (U8, [1, 3, 3, 1], 0.5, 120))
c7 = Parameter('c7', (I32, [2, 2]), [0, 1, 1, 0])
t8 = Internal('t8', (U8, [4, 2, 2, 1], 0.5, 120))
c9 = Parameter('c9', (U8, [1], 0.5, 120), [123])
t10 = Internal('t10', (U8, [4, 2, 2, 1], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 4, 1], 0.5, 120))
x12 = Input('x12', (U8, [1, 3, 3, 1], 0.5, 120))
c13 = Parameter('c13', (I32, [2, 2]), [0, 1, 1, 0])
t14 = Internal('t14', (U8, [4, 2, 2, 1], 0.5, 120))
t15 = Internal('t15', (U8, [1, 4, 4, 1], 0.5, 120))
t16 = Output('t16', (U8, [1, 3, 3, 1], 0.5, 120))
x17 = Input('x17', (U8, [1, 3, 3, 1], 0.5, 120))
c18 = Parameter('c18', (I32, [2, 2]), [0, 1, 1, 0])
t19 = Internal('t19', (U8, [4, 2, 2, 1], 0.5, 120))
t20 = Internal('t20', (U8, [1, 4, 4, 1], 0.5, 120))
t21 = Internal('t21', (U8, [1, 3, 3, 1], 0.5, 120))
c22 = Parameter('c22', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t23 = Internal('t23', (U8, [1, 4, 4, 1], 0.5, 120))
c24 = Parameter('c24', (I32, [2, 2]), [0, 0, 0, 0])
t25 = Output('t25', (U8, [4, 2, 2, 1], 0.5, 120))
x26 = Input('x26', (U8, [1, 2, 3, 1], 0.5, 120))
c27 = Parameter('c27', (I32, [4, 2]), [1, 0, 0, 0, 0, 0, 0, 0])
t28 = Internal('t28', (U8, [2, 2, 3, 1], 0.5, 120))
c29 = Parameter('c29', (I32, [2, 2]), [0, 0, 0, 1])
t30 = Internal('t30', (U8, [4, 2, 2, 1], 0.5, 120))
x31 = Input('x31', (U8, [1, 2, 3, 1], 0.5, 120))
c32 = Parameter('c32', (I32, [2, 2]), [1, 0, 0, 1])
t33 = Output('t33', (U8, [1, 3, 4, 1], 0.5, 120))
x34 = Input('x34', (U8, [1, 2, 3, 1], 0.5, 120))
c35 = Parameter('c35', (I32, [2, 2]), [0, 0, 0, 0])
t36 = Internal('t36', (U8, [1, 2, 3, 1], 0.5, 120))
x37 = Input('x37', (U8, [2, 2, 3, 1], 0.5, 120))
t38 = Output('t38', (U8, [2, 2, 3, 1], 0.5, 120))
x39 = Input('x39', (U8, [1, 4, 4, 1], 0.5, 120))
c40 = Parameter('c40', (I32, [2, 2]), [0, 0, 0, 0])
t41 = Internal('t41', (U8, [4, 2, 2, 1], 0.5, 120))
t42 = Internal('t42', (U8, [4, 2, 1, 1], 0.5, 120))
t43 = Internal('t43', (U8, [1, 4, 2, 1], 0.5, 120))
x44 = Input('x44', (U8, [1, 2, 4, 1], 0.5, 120))
c45 = Parameter('c45', (I32, [2, 2]), [0, 0, 0, 0])
t46 = Internal('t46', (U8, [2, 2, 2, 1], 0.5, 120))
x47 = Input('x47', (U8, [1, 2, 4, 1], 0.5, 120))
c48 = Parameter('c48', (I32, [2, 2]), [0, 0, 0, 0])
t49 = Internal('t49', (U8, [2, 2, 2, 1], 0.5, 120))
t50 = Output('t50', (U8, [4, 2, 2, 1], 0.5, 120))
x51 = Input('x51', (U8, [1, 2, 4, 1], 0.5, 120))
t52 = Internal('t52', (U8, [2, 2, 4, 1], 0.5, 120))
c53 = Parameter('c53', (I32, [2, 2]), [0, 0, 0, 0])
t54 = Internal('t54', (U8, [4, 2, 2, 1], 0.5, 120))
x55 = Input('x55', (U8, [1, 4, 4, 1], 0.5, 120))
t56 = Internal('t56', (U8, [1, 2, 2, 1], 0.5, 120))
t57 = Internal('t57', (U8, [1, 2, 2, 1], 0.5, 120))
t58 = Internal('t58', (U8, [1, 2, 2, 1], 0.5, 120))
t59 = Internal('t59', (U8, [1, 2, 2, 1], 0.5, 120))
t60 = Output('t60', (U8, [4, 2, 2, 1], 0.5, 120))
t61 = Internal('t61', (U8, [1, 2, 2, 1], 0.5, 120))
t62 = Internal('t62', (U8, [1, 2, 2, 1], 0.5, 120))
t63 = Internal('t63', (U8, [1, 2, 2, 1], 0.5, 120))
t64 = Internal('t64', (U8, [1, 2, 2, 1], 0.5, 120))
t65 = Internal('t65', (U8, [4, 2, 2, 1], 0.5, 120))
c66 = Parameter('c66', (I32, [2, 2]), [0, 0, 0, 0])
t67 = Internal('t67', (U8, [2, 2, 4, 1], 0.5, 120))
c68 = Parameter('c68', (I32, [2, 2]), [0, 0, 0, 0])
t69 = Output('t69', (U8, [4, 2, 2, 1], 0.5, 120))
c70 = Parameter('c70', (I32, [2, 2]), [0, 0, 0, 0])
t71 = Internal('t71', (U8, [2, 4, 2, 1], 0.5, 120))
c72 = Parameter('c72', (I32, [2, 2]), [0, 0, 0, 0])
t73 = Internal('t73', (U8, [4, 2, 2, 1], 0.5, 120))
c74 = Parameter('c74', (I32, [2, 2]), [0, 0, 0, 0])
t75 = Internal('t75', (U8, [2, 2, 4, 1], 0.5, 120))
t76 = Output('t76', (U8, [1, 2, 8, 1], 0.5, 120))
c77 = Parameter('c77', (I32, [2, 2]), [0, 0, 0, 0])
t78 = Internal('t78', (U8, [4, 2, 2, 1], 0.5, 120))
t79 = Internal('t79', (U8, [1, 2, 2, 1], 0.5, 120))
t80 = Internal('t80', (U8, [1, 2, 2, 1], 0.5, 120))
t81 = Internal('t81', (U8, [1, 2, 2, 1], 0.5, 120))
t82 = Internal('t82', (U8, [1, 2, 2, 1], 0.5, 120))
c83 = Parameter('c83', (I32, [2, 2]), [0, 0, 0, 0])
t84 = Internal('t84', (U8, [4, 2, 2, 1], 0.5, 120))
c85 = Parameter('c85', (I32, [1]), [0])
t86 = Output('t86', (U8, [1, 2, 2, 1], 0.5, 120))
t87 = Output('t87', (U8, [1, 4, 4, 1], 0.5, 120))
t88 = Output('t88', (U8, [1, 3, 3, 1], 0.5, 120))
t89 = Output('t89', (U8, [4, 2, 2, 1], 0.5, 120))
t90 = Output('t90', (U8, [1, 2, 3, 1], 0.5, 120))
t91 = Output('t91', (U8, [1, 4, 2, 1], 0.5, 120))
t92 = Output('t92', (U8, [4, 2, 2, 1], 0.5, 120))
t93 = Output('t93', (U8, [4, 2, 2, 1], 0.5, 120))
t94 = Output('t94', (U8, [4, 2, 2, 1], 0.5, 120))
t95 = Output('t95', (U8, [1, 2, 2, 1], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 2], c2).To(t3)
model.Operation('RELU1', t3).To(t4)
model.Operation('BATCH_TO_SPACE_ND', t4, [2, 2]).To(t5)
model.Operation('SPACE_TO_BATCH_ND', x6, [2, 2], c7).To(t8)
model.Operation('SUB', c9, t8, 0).To(t10)
model.Operation('BATCH_TO_SPACE_ND', t10, [2, 2]).To(t11)
model.Operation('SPACE_TO_BATCH_ND', x12, [2, 2], c13).To(t14)
model.Operation('BATCH_TO_SPACE_ND', t14, [2, 2]).To(t15)
model.Operation('SLICE', t15, [0, 0, 1, 0], [1, 3, 3, 1]).To(t16)
model.Operation('SPACE_TO_BATCH_ND', x17, [2, 2], c18).To(t19)
model.Operation('BATCH_TO_SPACE_ND', t19, [2, 2]).To(t20)
model.Operation('SLICE', t20, [0, 1, 0, 0], [1, 3, 3, 1]).To(t21)
model.Operation('PAD', x6, c22).To(t23)
model.Operation('SPACE_TO_BATCH_ND', t23, [2, 2], c24).To(t25)
model.Operation('PAD', x26, c27).To(t28)
model.Operation('SPACE_TO_BATCH_ND', t28, [1, 2], c29).To(t30)
model.Operation('SPACE_TO_BATCH_ND', x31, [1, 1], c32).To(t33)
model.Operation('SPACE_TO_BATCH_ND', x34, [1, 1], c35).To(t36)
model.Operation('BATCH_TO_SPACE_ND', x37, [1, 1]).To(t38)
model.Operation('SPACE_TO_BATCH_ND', x39, [2, 2], c40).To(t41)
model.Operation('MAX_POOL_2D', t41, 2, 1, 1, 2, 1, 0).To(t42)
model.Operation('BATCH_TO_SPACE_ND', t42, [2, 2]).To(t43)
model.Operation('SPACE_TO_BATCH_ND', x44, [1, 2], c45).To(t46)
model.Operation('SPACE_TO_BATCH_ND', x47, [1, 2], c48).To(t49)
model.Operation('CONCATENATION', t46, t49, 0).To(t50)
model.Operation('CONCATENATION', x51, x44, 0).To(t52)
model.Operation('SPACE_TO_BATCH_ND', t52, [1, 2], c53).To(t54)
model.Operation('STRIDED_SLICE', x55, [0, 0, 0, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t56)
model.Operation('STRIDED_SLICE', x55, [0, 0, 1, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t57)
model.Operation('STRIDED_SLICE', x55, [0, 1, 0, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t58)
model.Operation('STRIDED_SLICE', x55, [0, 1, 1, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t59)
model.Operation('CONCATENATION', t56, t57, t58, t59, 0).To(t60)
model.Operation('STRIDED_SLICE', x1, [0, 0, 0, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t61)
model.Operation('STRIDED_SLICE', x1, [0, 1, 0, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t62)
model.Operation('STRIDED_SLICE', x1, [0, 0, 1, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t63)
model.Operation('STRIDED_SLICE', x1, [0, 1, 1, 0], [1, 4, 4, 1], [1, 2, 2, 1], 0, 0, 0).To(t64)
model.Operation('CONCATENATION', t61, t62, t63, t64, 0).To(t65)
model.Operation('SPACE_TO_BATCH_ND', x39, [2, 1], c66).To(t67)
model.Operation('SPACE_TO_BATCH_ND', t67, [1, 2], c68).To(t69)
model.Operation('SPACE_TO_BATCH_ND', x55, [1, 2], c70).To(t71)
model.Operation('SPACE_TO_BATCH_ND', t71, [2, 1], c72).To(t73)
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 1], c74).To(t75)
model.Operation('BATCH_TO_SPACE_ND', t75, [1, 2]).To(t76)
model.Operation('SPACE_TO_BATCH_ND', x39, [2, 2], c77).To(t78)
model.Operation('SPLIT', t78, 0, 4).To(t79, t80, t81, t82)
model.Operation('SPACE_TO_BATCH_ND', x55, [2, 2], c83).To(t84)
model.Operation('REDUCE_MAX', t84, c85, True).To(t86)
model.Operation('SUB', c9, t11, 0).To(t87)
model.Operation('SUB', c9, t21, 0).To(t88)
model.Operation('SUB', c9, t30, 0).To(t89)
model.Operation('SUB', c9, t36, 0).To(t90)
model.Operation('SUB', c9, t43, 0).To(t91)
model.Operation('SUB', c9, t54, 0).To(t92)
model.Operation('SUB', c9, t65, 0).To(t93)
model.Operation('SUB', c9, t73, 0).To(t94)
model.Operation('SUB', c9, t80, 0).To(t95)
Example({
    x1: [152, 164, 108, 167, 116, 65, 109, 166, 162, 88, 101, 85, 147, 151, 74, 60],
    t5: [122, 122, 118, 122, 118, 118, 118, 122, 122, 118, 118, 118, 122, 122, 118, 118],
    x6: [66, 94, 132, 156, 163, 71, 86, 84, 75],
    x12: [121, 171, 163, 165, 139, 113, 100, 164, 120],
    t16: [121, 171, 163, 165, 139, 113, 100, 164, 120],
    x17: [83, 134, 170, 98, 81, 87, 150, 77, 110],
    t25: [120, 94, 120, 84, 66, 132, 86, 75, 120, 163, 120, 120, 156, 71, 120, 120],
    x26: [79, 141, 99, 165, 125, 121],
    x31: [78, 72, 61, 68, 91, 129],
    t33: [120, 120, 120, 120, 78, 72, 61, 120, 68, 91, 129, 120],
    x34: [66, 126, 150, 131, 140, 170],
    x37: [180, 71, 141, 96, 163, 79, 118, 177, 65, 95, 74, 159],
    t38: [180, 71, 141, 96, 163, 79, 118, 177, 65, 95, 74, 159],
    x39: [71, 177, 168, 88, 102, 154, 141, 75, 91, 65, 167, 169, 134, 155, 68, 97],
    x44: [140, 89, 117, 129, 92, 168, 145, 80],
    x47: [89, 134, 160, 95, 73, 157, 104, 105],
    t50: [140, 117, 92, 145, 89, 129, 168, 80, 89, 160, 73, 104, 134, 95, 157, 105],
    x51: [73, 99, 158, 175, 94, 75, 173, 77],
    x55: [106, 69, 158, 129, 160, 81, 164, 143, 168, 76, 88, 142, 123, 115, 108, 131],
    t60: [106, 158, 168, 88, 69, 129, 76, 142, 160, 164, 123, 108, 81, 143, 115, 131],
    t69: [71, 168, 91, 167, 102, 141, 134, 68, 177, 88, 65, 169, 154, 75, 155, 97],
    t76: [152, 116, 164, 65, 108, 109, 167, 166, 162, 147, 88, 151, 101, 74, 85, 60],
    t86: [160, 164, 168, 142],
    t87: [120, 66, 94, 132, 120, 156, 163, 71, 120, 86, 84, 75, 120, 120, 120, 120],
    t88: [123, 145, 162, 123, 93, 166, 123, 123, 123],
    t89: [123, 123, 123, 123, 164, 144, 78, 122, 123, 123, 123, 123, 102, 123, 118, 123],
    t90: [177, 117, 93, 112, 103, 73],
    t91: [75, 66, 102, 89, 76, 74, 109, 88],
    t92: [170, 85, 149, 70, 103, 126, 151, 98, 144, 68, 168, 166, 154, 114, 75, 163],
    t93: [91, 135, 81, 142, 127, 134, 96, 169, 79, 76, 155, 158, 178, 77, 92, 183],
    t94: [137, 85, 75, 155, 174, 114, 167, 101, 83, 79, 120, 135, 162, 100, 128, 112],
    t95: [66, 155, 178, 74],
}, name='past_quant8').DisableLifeTimeVariation()
