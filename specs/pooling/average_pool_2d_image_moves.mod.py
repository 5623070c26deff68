# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: moves of images that are merged, cancelled or turned into others.

I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Windows of pools are of one pixel or of all, lie over windows, and are moved past operations.
# Averages of four of the images' numbers, and of four of those, are codes.
# Expected values: float64 formula.
x3 = Input('x3', (U8, [1, 2, 4, 2], 0.5, 120))
t4 = Internal('t4', (U8, [1, 2, 2, 4], 0.5, 120))
x1 = Input('x1', (U8, [1, 4, 4, 1], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 1], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 1], 0.5, 120))
t7 = Output('t7', (U8, [1, 2, 2, 1], 0.5, 120))
t8 = Internal('t8', (U8, [1, 3, 3, 1], 0.5, 120))
t9 = Internal('t9', (U8, [1, 2, 3, 1], 0.5, 120))
t10 = Internal('t10', (U8, [1, 2, 2, 1], 0.5, 120))
t11 = Output('t11', (U8, [1, 1, 1, 1], 0.5, 120))
t12 = Internal('t12', (U8, [1, 2, 2, 1], 0.5, 120))
t13 = Internal('t13', (U8, [1, 1, 1, 1], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 2, 1], 0.5, 120))
t15 = Output('t15', (U8, [1, 1, 2, 1], 0.5, 120))
t16 = Internal('t16', (U8, [1, 3, 3, 1], 0.5, 120))
t17 = Internal('t17', (U8, [1, 1, 1, 1], 0.5, 120))
t18 = Internal('t18', (U8, [1, 2, 2, 1], 0.5, 120))
t19 = Output('t19', (U8, [1, 2, 2, 1], 0.5, 120))
t20 = Internal('t20', (U8, [1, 1, 1, 1], 0.5, 120))
t21 = Internal('t21', (U8, [1, 1, 1, 1], 0.5, 120))
t22 = Output('t22', (U8, [1, 1], 0.5, 120))
t23 = Internal('t23', (U8, [1, 2, 2, 1], 0.5, 120))
t24 = Internal('t24', (U8, [1, 2, 2, 1], 0.5, 120))
x25 = Input('x25', (U8, [1, 4, 4, 1], 0.5, 120))
t26 = Internal('t26', (U8, [1, 4, 4, 1], 0.5, 120))
t27 = Output('t27', (U8, [1, 2, 2, 1], 0.5, 120))
x28 = Input('x28', (U8, [1, 4, 4, 1], 0.5, 120))
t29 = Internal('t29', (U8, [1, 2, 2, 1], 0.5, 120))
t30 = Internal('t30', (U8, [1, 2, 2, 1], 0.5, 120))
t31 = Internal('t31', (U8, [1, 2, 2, 1], 0.5, 120))
t32 = Output('t32', (U8, [1, 2, 2, 1], 0.5, 120))
c33 = Parameter('c33', (U8, [1], 0.5, 120), [160])
t34 = Internal('t34', (U8, [1, 4, 4, 1], 0.5, 120))
t35 = Internal('t35', (U8, [1, 2, 2, 1], 0.5, 120))
t36 = Internal('t36', (U8, [1, 4, 4, 1], 0.5, 120))
t37 = Internal('t37', (U8, [1, 2, 2, 1], 0.5, 120))
c38 = Parameter('c38', (U8, [1], 0.5, 120), [128])
t39 = Output('t39', (U8, [1, 2, 2, 1], 0.5, 120))
t40 = Internal('t40', (U8, [1, 3, 3, 1], 0.5, 120))
t41 = Internal('t41', (U8, [1, 3, 3, 1], 0.5, 120))
t42 = Internal('t42', (U8, [1, 3, 3, 2], 0.5, 120))
t43 = Internal('t43', (U8, [1, 2, 2, 1], 0.5, 120))
t44 = Internal('t44', (U8, [1, 2, 2, 1], 0.5, 120))
t45 = Output('t45', (U8, [1, 2, 2, 2], 0.5, 120))
t46 = Internal('t46', (U8, [1, 4, 4, 2], 0.5, 120))
t47 = Internal('t47', (U8, [1, 2, 2, 2], 0.5, 120))
t48 = Internal('t48', (U8, [1, 3, 3, 1], 0.5, 120))
t49 = Internal('t49', (U8, [1, 3, 3, 1], 0.5, 120))
t50 = Output('t50', (U8, [1, 6, 3, 1], 0.5, 120))
x51 = Input('x51', (U8, [1, 1, 4, 1], 0.5, 120))
x52 = Input('x52', (U8, [1, 2, 4, 1], 0.5, 120))
t53 = Internal('t53', (U8, [1, 3, 4, 1], 0.5, 120))
t54 = Internal('t54', (U8, [1, 2, 3, 1], 0.5, 120))
t55 = Internal('t55', (U8, [1, 4, 4, 1], 0.5, 120))
t56 = Output('t56', (U8, [1, 4, 3, 1], 0.5, 120))
t57 = Internal('t57', (U8, [1, 3, 4, 1], 0.5, 120))
t58 = Internal('t58', (U8, [1, 4, 3, 1], 0.5, 120))
t59 = Output('t59', (U8, [1, 2, 2, 2], 0.5, 120))
t60 = Internal('t60', (U8, [1, 2, 1, 3], 0.5, 120))
t61 = Internal('t61', (U8, [1, 1, 3, 2], 0.5, 120))
x62 = Input('x62', (U8, [1, 2, 4, 2], 0.5, 120))
t63 = Internal('t63', (U8, [1, 2, 2, 4], 0.5, 120))
t64 = Internal('t64', (U8, [1, 2, 1, 4], 0.5, 120))
t65 = Output('t65', (U8, [1, 1, 4, 2], 0.5, 120))
x2 = Input('x2', (U8, [1, 4, 4, 1], 0.5, 120))
t66 = Internal('t66', (U8, [1, 2, 2, 1], 0.5, 120))
c67 = Parameter('c67', (I32, [2]), [1, 2])
t68 = Internal('t68', (U8, [1, 1], 0.5, 120))
t69 = Internal('t69', (U8, [1, 3, 3, 1], 0.5, 120))
c70 = Parameter('c70', (I32, [2]), [1, 2])
t71 = Output('t71', (U8, [1, 1], 0.5, 120))
t72 = Internal('t72', (U8, [1, 2, 2, 1], 0.5, 120))
c73 = Parameter('c73', (I32, [2]), [1, 2])
t74 = Internal('t74', (U8, [1, 1], 0.5, 120))
t75 = Internal('t75', (U8, [1, 3, 3, 1], 0.5, 120))
t76 = Internal('t76', (U8, [1, 1, 1, 1], 0.5, 120))
c77 = Parameter('c77', (I32, [2]), [1, 2])
t78 = Output('t78', (U8, [1, 1, 1, 1], 0.5, 120))
t79 = Internal('t79', (U8, [1, 3, 3, 1], 0.5, 120))
t80 = Internal('t80', (U8, [1, 2, 2, 1], 0.5, 120))
t81 = Internal('t81', (U8, [1, 3, 3, 1], 0.5, 120))
t82 = Output('t82', (U8, [1, 1, 1, 1], 0.5, 120))
t83 = Internal('t83', (U8, [1, 8, 2, 1], 0.5, 120))
t84 = Internal('t84', (U8, [1, 7, 1, 1], 0.5, 120))
x85 = Input('x85', (U8, [1, 2, 2, 4], 0.5, 120))
t86 = Internal('t86', (U8, [1, 1, 1, 4], 0.5, 120))
t87 = Internal('t87', (U8, [1, 1, 1, 2], 0.5, 120))
t88 = Output('t88', (U8, [1, 1, 1, 2], 0.5, 120))
x89 = Input('x89', (U8, [1, 2, 2, 1], 0.5, 120))
t90 = Internal('t90', (U8, [1, 4, 4, 1], 0.5, 120))
t91 = Internal('t91', (U8, [1, 2, 2, 1], 0.5, 120))
x92 = Input('x92', (U8, [1, 2, 2, 1], 0.5, 120))
t93 = Internal('t93', (U8, [1, 4, 4, 1], 0.5, 120))
t94 = Output('t94', (U8, [1, 3, 3, 1], 0.5, 120))
c95 = Parameter('c95', (U8, [1], 0.5, 120), [123])
t96 = Output('t96', (U8, [1, 4, 4, 1], 0.5, 120))
t97 = Output('t97', (U8, [1, 2, 3, 1], 0.5, 120))
t98 = Output('t98', (U8, [1, 1, 1, 1], 0.5, 120))
t99 = Output('t99', (U8, [1, 1, 1, 1], 0.5, 120))
t100 = Output('t100', (U8, [1, 1, 1, 1], 0.5, 120))
t101 = Output('t101', (U8, [1, 2, 2, 1], 0.5, 120))
t102 = Output('t102', (U8, [1, 2, 2, 1], 0.5, 120))
t103 = Output('t103', (U8, [1, 2, 2, 1], 0.5, 120))
t104 = Output('t104', (U8, [1, 3, 3, 2], 0.5, 120))
t105 = Output('t105', (U8, [1, 2, 2, 2], 0.5, 120))
t106 = Output('t106', (U8, [1, 2, 3, 1], 0.5, 120))
t107 = Output('t107', (U8, [1, 4, 3, 1], 0.5, 120))
t108 = Output('t108', (U8, [1, 1, 3, 2], 0.5, 120))
t109 = Output('t109', (U8, [1, 1], 0.5, 120))
t110 = Output('t110', (U8, [1, 1], 0.5, 120))
t111 = Output('t111', (U8, [1, 2, 2, 1], 0.5, 120))
t112 = Output('t112', (U8, [1, 7, 1, 1], 0.5, 120))
t113 = Output('t113', (U8, [1, 2, 2, 1], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x3, [0, 3, 1, 2]).To(t4)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t5)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 1, 1).To(t6)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 1, 1, 0).To(t7)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t8)
model.Operation('AVERAGE_POOL_2D', t8, 2, 1, 1, 1, 2, 0).To(t9)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t10)
model.Operation('AVERAGE_POOL_2D', t10, 2, 1, 1, 2, 2, 0).To(t11)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 2, 2, 1).To(t12)
model.Operation('AVERAGE_POOL_2D', t12, 2, 1, 1, 2, 2, 0).To(t13)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 2, 1, 0).To(t14)
model.Operation('AVERAGE_POOL_2D', t14, 2, 1, 1, 1, 2, 0).To(t15)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t16)
model.Operation('AVERAGE_POOL_2D', t16, 2, 2, 2, 2, 2, 0).To(t17)
model.Operation('AVERAGE_POOL_2D', x1, 1, 2, 2, 2, 2, 0).To(t18)
model.Operation('AVERAGE_POOL_2D', t18, 1, 1, 1, 2, 2, 0).To(t19)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 4, 4, 0).To(t20)
model.Operation('AVERAGE_POOL_2D', x1, 2, 3, 3, 4, 4, 0).To(t21)
model.Operation('RESHAPE', t21, [1, 1]).To(t22)
model.Operation('SLICE', x1, [0, 1, 1, 0], [1, 2, 2, 1]).To(t23)
model.Operation('AVERAGE_POOL_2D', t23, 1, 1, 1, 4, 4, 0).To(t24)
model.Operation('RELU', x25).To(t26)
model.Operation('AVERAGE_POOL_2D', t26, 2, 2, 2, 2, 2, 0).To(t27)
model.Operation('AVERAGE_POOL_2D', x28, 2, 2, 2, 2, 2, 0).To(t29)
model.Operation('RELU', t29).To(t30)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 2, 2, 3).To(t31)
model.Operation('RELU1', t31).To(t32)
model.Operation('SUB', x25, c33, 1).To(t34)
model.Operation('AVERAGE_POOL_2D', t34, 2, 2, 2, 2, 2, 0).To(t35)
model.Operation('RELU6', x28).To(t36)
model.Operation('AVERAGE_POOL_2D', t36, 2, 2, 2, 2, 2, 0).To(t37)
model.Operation('SUB', c38, t37, 0).To(t39)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t40)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t41)
model.Operation('CONCATENATION', t40, t41, 3).To(t42)
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 2, 2, 1, 0).To(t43)
model.Operation('AVERAGE_POOL_2D', x25, 2, 2, 2, 1, 2, 0).To(t44)
model.Operation('CONCATENATION', t43, t44, 3).To(t45)
model.Operation('CONCATENATION', x1, x28, 3).To(t46)
model.Operation('AVERAGE_POOL_2D', t46, 2, 2, 2, 2, 2, 0).To(t47)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t48)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t49)
model.Operation('CONCATENATION', t48, t49, 1).To(t50)
model.Operation('CONCATENATION', x51, x52, 1).To(t53)
model.Operation('AVERAGE_POOL_2D', t53, 2, 1, 1, 2, 2, 0).To(t54)
model.Operation('TRANSPOSE', x1, [0, 2, 1, 3]).To(t55)
model.Operation('AVERAGE_POOL_2D', t55, 2, 1, 1, 2, 1, 0).To(t56)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 1, 2, 0).To(t57)
model.Operation('TRANSPOSE', t57, [0, 2, 1, 3]).To(t58)
model.Operation('AVERAGE_POOL_2D', t4, 2, 2, 1, 2, 1, 0, True).To(t59)
model.Operation('AVERAGE_POOL_2D', t4, 2, 1, 2, 2, 1, 0, True).To(t60)
model.Operation('TRANSPOSE', t60, [0, 2, 3, 1]).To(t61)
model.Operation('TRANSPOSE', x62, [0, 3, 1, 2]).To(t63)
model.Operation('AVERAGE_POOL_2D', t63, 2, 1, 1, 2, 1, 0).To(t64)
model.Operation('TRANSPOSE', t64, [0, 2, 3, 1]).To(t65)
model.Operation('AVERAGE_POOL_2D', x2, 2, 2, 2, 2, 2, 0).To(t66)
model.Operation('REDUCE_MAX', t66, c67, False).To(t68)
model.Operation('AVERAGE_POOL_2D', x2, 2, 1, 1, 2, 2, 0).To(t69)
model.Operation('REDUCE_MAX', t69, c70, False).To(t71)
model.Operation('AVERAGE_POOL_2D', x2, 2, 3, 3, 1, 1, 0).To(t72)
model.Operation('REDUCE_MAX', t72, c73, False).To(t74)
model.Operation('SLICE', x2, [0, 0, 0, 0], [1, 3, 3, 1]).To(t75)
model.Operation('AVERAGE_POOL_2D', t75, 2, 2, 2, 2, 2, 0).To(t76)
model.Operation('REDUCE_MAX', t76, c77, True).To(t78)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t79)
model.Operation('STRIDED_SLICE', t79, [0, 0, 0, 0], [1, 3, 3, 1], [1, 2, 2, 1], 0, 0, 0).To(t80)
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t81)
model.Operation('STRIDED_SLICE', t81, [0, 1, 1, 0], [1, 3, 3, 1], [1, 2, 2, 1], 0, 0, 0).To(t82)
model.Operation('RESHAPE', x1, [1, 8, 2, 1]).To(t83)
model.Operation('AVERAGE_POOL_2D', t83, 2, 1, 1, 2, 2, 0).To(t84)
model.Operation('AVERAGE_POOL_2D', x85, 2, 1, 1, 2, 2, 0).To(t86)
model.Operation('SPLIT', t86, 3, 2).To(t87, t88)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x89, 4, 4, False).To(t90)
model.Operation('AVERAGE_POOL_2D', t90, 2, 2, 2, 2, 2, 0).To(t91)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x92, 4, 4, False).To(t93)
model.Operation('AVERAGE_POOL_2D', t93, 2, 1, 1, 2, 2, 0).To(t94)
model.Operation('SUB', c95, t6, 0).To(t96)
model.Operation('SUB', c95, t9, 0).To(t97)
model.Operation('SUB', c95, t13, 0).To(t98)
model.Operation('SUB', c95, t17, 0).To(t99)
model.Operation('SUB', c95, t20, 0).To(t100)
model.Operation('SUB', c95, t24, 0).To(t101)
model.Operation('SUB', c95, t30, 0).To(t102)
model.Operation('SUB', c95, t35, 0).To(t103)
model.Operation('SUB', c95, t42, 0).To(t104)
model.Operation('SUB', c95, t47, 0).To(t105)
model.Operation('SUB', c95, t54, 0).To(t106)
model.Operation('SUB', c95, t58, 0).To(t107)
model.Operation('SUB', c95, t61, 0).To(t108)
model.Operation('SUB', c95, t68, 0).To(t109)
model.Operation('SUB', c95, t74, 0).To(t110)
model.Operation('SUB', c95, t80, 0).To(t111)
model.Operation('SUB', c95, t84, 0).To(t112)
model.Operation('SUB', c95, t91, 0).To(t113)
Example({
    x3: [120, 104, 168, 200, 88, 72, 152, 40, 184, 248, 216, 232, 136, 8, 24, 56],
    x1: [40, 184, 216, 88, 168, 24, 136, 56, 232, 104, 200, 248, 72, 120, 152, 8],
    t5: [40, 184, 216, 88, 168, 24, 136, 56, 232, 104, 200, 248, 72, 120, 152, 8],
    t7: [40, 216, 232, 200],
    t11: [128],
    t15: [140, 188],
    t19: [128, 138, 142, 152],
    t22: [128],
    x25: [248, 168, 8, 216, 136, 56, 200, 232, 40, 104, 88, 24, 120, 184, 152, 72],
    t27: [168, 192, 136, 128],
    x28: [40, 136, 216, 104, 120, 168, 56, 72, 8, 24, 248, 232, 88, 200, 184, 152],
    t32: [120, 122, 122, 122],
    t39: [122, 125, 125, 116],
    t45: [112, 192, 152, 104, 168, 80, 224, 120],
    t50: [104, 140, 124, 132, 116, 160, 132, 144, 152, 104, 140, 124, 132, 116, 160, 132, 144, 152],
    x51: [168, 216, 120, 56],
    x52: [248, 120, 104, 216, 136, 168, 72, 40],
    t56: [104, 200, 152, 104, 64, 112, 176, 168, 176, 72, 152, 128],
    t59: [144, 120, 200, 80, 152, 56, 240, 32],
    x62: [24, 40, 104, 200, 184, 232, 216, 120, 56, 248, 88, 136, 72, 168, 8, 152],
    t65: [40, 144, 96, 168, 128, 200, 112, 136],
    x2: [152, 168, 184, 200, 216, 232, 248, 8, 24, 40, 56, 72, 88, 104, 120, 136],
    t71: [208],
    t78: [192],
    t82: [116],
    x85: [88, 168, 24, 200, 248, 120, 184, 40, 8, 152, 104, 136, 216, 232, 72, 56],
    t88: [96, 108],
    x89: [200, 72, 152, 104],
    x92: [8, 24, 232, 152],
    t94: [8, 16, 24, 120, 104, 88, 232, 192, 152],
    t96: [123, 59, 27, 123, 75, 123, 107, 123, 11, 123, 43, 0, 123, 123, 91, 123],
    t97: [125, 115, 101, 111, 113, 87],
    t98: [111],
    t99: [120],
    t100: [115],
    t101: [127, 127, 127, 127],
    t102: [123, 123, 123, 39],
    t103: [99, 81, 117, 123],
    t104: [139, 139, 103, 103, 119, 119, 111, 111, 127, 127, 83, 83, 111, 111, 99, 99, 91, 91],
    t105: [139, 127, 119, 131, 111, 163, 91, 39],
    t106: [55, 103, 119, 75, 127, 135],
    t107: [139, 43, 91, 139, 179, 131, 67, 75, 67, 171, 91, 115],
    t108: [99, 91, 115, 107, 123, 187],
    t109: [51],
    t110: [43],
    t111: [139, 119, 111, 91],
    t112: [111, 119, 147, 111, 47, 83, 155],
    t113: [43, 171, 91, 139],
}, name='moves_quant8').DisableLifeTimeVariation()
