# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: moves of images that are merged, cancelled or turned into others.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Windows of pools are of one pixel or of all, lie over windows, and are moved past operations.
# Averages of four of the images' numbers, and of four of those, are codes.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [1, 2, 4, 2]))
t4 = Internal('t4', (F32, [1, 2, 2, 4]))
x1 = Input('x1', (F32, [1, 4, 4, 1]))
t5 = Output('t5', (F32, [1, 4, 4, 1]))
t6 = Internal('t6', (F32, [1, 4, 4, 1]))
t7 = Output('t7', (F32, [1, 2, 2, 1]))
t8 = Internal('t8', (F32, [1, 3, 3, 1]))
t9 = Internal('t9', (F32, [1, 2, 3, 1]))
t10 = Internal('t10', (F32, [1, 2, 2, 1]))
t11 = Output('t11', (F32, [1, 1, 1, 1]))
t12 = Internal('t12', (F32, [1, 2, 2, 1]))
t13 = Internal('t13', (F32, [1, 1, 1, 1]))
t14 = Internal('t14', (F32, [1, 2, 2, 1]))
t15 = Output('t15', (F32, [1, 1, 2, 1]))
t16 = Internal('t16', (F32, [1, 3, 3, 1]))
t17 = Internal('t17', (F32, [1, 1, 1, 1]))
t18 = Internal('t18', (F32, [1, 2, 2, 1]))
t19 = Output('t19', (F32, [1, 2, 2, 1]))
t20 = Internal('t20', (F32, [1, 1, 1, 1]))
t21 = Internal('t21', (F32, [1, 1, 1, 1]))
t22 = Output('t22', (F32, [1, 1]))
t23 = Internal('t23', (F32, [1, 2, 2, 1]))
t24 = Internal('t24', (F32, [1, 2, 2, 1]))
x25 = Input('x25', (F32, [1, 4, 4, 1]))
t26 = Internal('t26', (F32, [1, 4, 4, 1]))
t27 = Output('t27', (F32, [1, 2, 2, 1]))
x28 = Input('x28', (F32, [1, 4, 4, 1]))
t29 = Internal('t29', (F32, [1, 2, 2, 1]))
t30 = Internal('t30', (F32, [1, 2, 2, 1]))
t31 = Internal('t31', (F32, [1, 2, 2, 1]))
t32 = Output('t32', (F32, [1, 2, 2, 1]))
c33 = Parameter('c33', (F32, [1]), [20.0])
t34 = Internal('t34', (F32, [1, 4, 4, 1]))
t35 = Internal('t35', (F32, [1, 2, 2, 1]))
t36 = Internal('t36', (F32, [1, 4, 4, 1]))
t37 = Internal('t37', (F32, [1, 2, 2, 1]))
c38 = Parameter('c38', (F32, [1]), [4.0])
t39 = Output('t39', (F32, [1, 2, 2, 1]))
t40 = Internal('t40', (F32, [1, 3, 3, 1]))
t41 = Internal('t41', (F32, [1, 3, 3, 1]))
t42 = Internal('t42', (F32, [1, 3, 3, 2]))
t43 = Internal('t43', (F32, [1, 2, 2, 1]))
t44 = Internal('t44', (F32, [1, 2, 2, 1]))
t45 = Output('t45', (F32, [1, 2, 2, 2]))
t46 = Internal('t46', (F32, [1, 4, 4, 2]))
t47 = Internal('t47', (F32, [1, 2, 2, 2]))
t48 = Internal('t48', (F32, [1, 3, 3, 1]))
t49 = Internal('t49', (F32, [1, 3, 3, 1]))
t50 = Output('t50', (F32, [1, 6, 3, 1]))
x51 = Input('x51', (F32, [1, 1, 4, 1]))
x52 = Input('x52', (F32, [1, 2, 4, 1]))
t53 = Internal('t53', (F32, [1, 3, 4, 1]))
t54 = Internal('t54', (F32, [1, 2, 3, 1]))
t55 = Internal('t55', (F32, [1, 4, 4, 1]))
t56 = Output('t56', (F32, [1, 4, 3, 1]))
t57 = Internal('t57', (F32, [1, 3, 4, 1]))
t58 = Internal('t58', (F32, [1, 4, 3, 1]))
t59 = Output('t59', (F32, [1, 2, 2, 2]))
t60 = Internal('t60', (F32, [1, 2, 1, 3]))
t61 = Internal('t61', (F32, [1, 1, 3, 2]))
x62 = Input('x62', (F32, [1, 2, 4, 2]))
t63 = Internal('t63', (F32, [1, 2, 2, 4]))
t64 = Internal('t64', (F32, [1, 2, 1, 4]))
t65 = Output('t65', (F32, [1, 1, 4, 2]))
x2 = Input('x2', (F32, [1, 4, 4, 1]))
t66 = Internal('t66', (F32, [1, 2, 2, 1]))
c67 = Parameter('c67', (I32, [2]), [1, 2])
t68 = Internal('t68', (F32, [1, 1]))
t69 = Internal('t69', (F32, [1, 3, 3, 1]))
c70 = Parameter('c70', (I32, [2]), [1, 2])
t71 = Output('t71', (F32, [1, 1]))
t72 = Internal('t72', (F32, [1, 2, 2, 1]))
c73 = Parameter('c73', (I32, [2]), [1, 2])
t74 = Internal('t74', (F32, [1, 1]))
t75 = Internal('t75', (F32, [1, 3, 3, 1]))
t76 = Internal('t76', (F32, [1, 1, 1, 1]))
c77 = Parameter('c77', (I32, [2]), [1, 2])
t78 = Output('t78', (F32, [1, 1, 1, 1]))
t79 = Internal('t79', (F32, [1, 3, 3, 1]))
t80 = Internal('t80', (F32, [1, 2, 2, 1]))
t81 = Internal('t81', (F32, [1, 3, 3, 1]))
t82 = Output('t82', (F32, [1, 1, 1, 1]))
t83 = Internal('t83', (F32, [1, 8, 2, 1]))
t84 = Internal('t84', (F32, [1, 7, 1, 1]))
x85 = Input('x85', (F32, [1, 2, 2, 4]))
t86 = Internal('t86', (F32, [1, 1, 1, 4]))
t87 = Internal('t87', (F32, [1, 1, 1, 2]))
t88 = Output('t88', (F32, [1, 1, 1, 2]))
x89 = Input('x89', (F32, [1, 2, 2, 1]))
t90 = Internal('t90', (F32, [1, 4, 4, 1]))
t91 = Internal('t91', (F32, [1, 2, 2, 1]))
x92 = Input('x92', (F32, [1, 2, 2, 1]))
t93 = Internal('t93', (F32, [1, 4, 4, 1]))
t94 = Output('t94', (F32, [1, 3, 3, 1]))
c95 = Parameter('c95', (F32, [1]), [1.5])
t96 = Output('t96', (F32, [1, 4, 4, 1]))
t97 = Output('t97', (F32, [1, 2, 3, 1]))
t98 = Output('t98', (F32, [1, 1, 1, 1]))
t99 = Output('t99', (F32, [1, 1, 1, 1]))
t100 = Output('t100', (F32, [1, 1, 1, 1]))
t101 = Output('t101', (F32, [1, 2, 2, 1]))
t102 = Output('t102', (F32, [1, 2, 2, 1]))
t103 = Output('t103', (F32, [1, 2, 2, 1]))
t104 = Output('t104', (F32, [1, 3, 3, 2]))
t105 = Output('t105', (F32, [1, 2, 2, 2]))
t106 = Output('t106', (F32, [1, 2, 3, 1]))
t107 = Output('t107', (F32, [1, 4, 3, 1]))
t108 = Output('t108', (F32, [1, 1, 3, 2]))
t109 = Output('t109', (F32, [1, 1]))
t110 = Output('t110', (F32, [1, 1]))
t111 = Output('t111', (F32, [1, 2, 2, 1]))
t112 = Output('t112', (F32, [1, 7, 1, 1]))
t113 = Output('t113', (F32, [1, 2, 2, 1]))
model = Model()
model.Operation('TRANSPOSE', x3, [0, 3, 1, 2]).To(t4)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 1, 1, 0).To(t5)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 1, 1, 1).To(t6)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 1, 1, 0).To(t7)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t8)
model.Operation('MAX_POOL_2D', t8, 2, 1, 1, 1, 2, 0).To(t9)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 2, 2, 0).To(t10)
model.Operation('MAX_POOL_2D', t10, 2, 1, 1, 2, 2, 0).To(t11)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 2, 2, 1).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 1, 1, 2, 2, 0).To(t13)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 2, 1, 0).To(t14)
model.Operation('MAX_POOL_2D', t14, 2, 1, 1, 1, 2, 0).To(t15)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t16)
model.Operation('MAX_POOL_2D', t16, 2, 2, 2, 2, 2, 0).To(t17)
model.Operation('MAX_POOL_2D', x1, 1, 2, 2, 2, 2, 0).To(t18)
model.Operation('MAX_POOL_2D', t18, 1, 1, 1, 2, 2, 0).To(t19)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 4, 4, 0).To(t20)
model.Operation('MAX_POOL_2D', x1, 2, 3, 3, 4, 4, 0).To(t21)
model.Operation('RESHAPE', t21, [1, 1]).To(t22)
model.Operation('SLICE', x1, [0, 1, 1, 0], [1, 2, 2, 1]).To(t23)
model.Operation('MAX_POOL_2D', t23, 1, 1, 1, 4, 4, 0).To(t24)
model.Operation('RELU', x25).To(t26)
model.Operation('MAX_POOL_2D', t26, 2, 2, 2, 2, 2, 0).To(t27)
model.Operation('MAX_POOL_2D', x28, 2, 2, 2, 2, 2, 0).To(t29)
model.Operation('RELU', t29).To(t30)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 2, 2, 3).To(t31)
model.Operation('RELU1', t31).To(t32)
model.Operation('SUB', x25, c33, 1).To(t34)
model.Operation('MAX_POOL_2D', t34, 2, 2, 2, 2, 2, 0).To(t35)
model.Operation('RELU6', x28).To(t36)
model.Operation('MAX_POOL_2D', t36, 2, 2, 2, 2, 2, 0).To(t37)
model.Operation('SUB', c38, t37, 0).To(t39)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t40)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t41)
model.Operation('CONCATENATION', t40, t41, 3).To(t42)
model.Operation('MAX_POOL_2D', x1, 2, 2, 2, 2, 1, 0).To(t43)
model.Operation('MAX_POOL_2D', x25, 2, 2, 2, 1, 2, 0).To(t44)
model.Operation('CONCATENATION', t43, t44, 3).To(t45)
model.Operation('CONCATENATION', x1, x28, 3).To(t46)
model.Operation('MAX_POOL_2D', t46, 2, 2, 2, 2, 2, 0).To(t47)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t48)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t49)
model.Operation('CONCATENATION', t48, t49, 1).To(t50)
model.Operation('CONCATENATION', x51, x52, 1).To(t53)
model.Operation('MAX_POOL_2D', t53, 2, 1, 1, 2, 2, 0).To(t54)
model.Operation('TRANSPOSE', x1, [0, 2, 1, 3]).To(t55)
model.Operation('MAX_POOL_2D', t55, 2, 1, 1, 2, 1, 0).To(t56)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 1, 2, 0).To(t57)
model.Operation('TRANSPOSE', t57, [0, 2, 1, 3]).To(t58)
model.Operation('MAX_POOL_2D', t4, 2, 2, 1, 2, 1, 0, True).To(t59)
model.Operation('MAX_POOL_2D', t4, 2, 1, 2, 2, 1, 0, True).To(t60)
model.Operation('TRANSPOSE', t60, [0, 2, 3, 1]).To(t61)
model.Operation('TRANSPOSE', x62, [0, 3, 1, 2]).To(t63)
model.Operation('MAX_POOL_2D', t63, 2, 1, 1, 2, 1, 0).To(t64)
model.Operation('TRANSPOSE', t64, [0, 2, 3, 1]).To(t65)
model.Operation('MAX_POOL_2D', x2, 2, 2, 2, 2, 2, 0).To(t66)
model.Operation('REDUCE_MAX', t66, c67, False).To(t68)
model.Operation('MAX_POOL_2D', x2, 2, 1, 1, 2, 2, 0).To(t69)
model.Operation('REDUCE_MAX', t69, c70, False).To(t71)
model.Operation('MAX_POOL_2D', x2, 2, 3, 3, 1, 1, 0).To(t72)
model.Operation('REDUCE_MAX', t72, c73, False).To(t74)
model.Operation('SLICE', x2, [0, 0, 0, 0], [1, 3, 3, 1]).To(t75)
model.Operation('MAX_POOL_2D', t75, 2, 2, 2, 2, 2, 0).To(t76)
model.Operation('REDUCE_MAX', t76, c77, True).To(t78)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t79)
model.Operation('STRIDED_SLICE', t79, [0, 0, 0, 0], [1, 3, 3, 1], [1, 2, 2, 1], 0, 0, 0).To(t80)
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t81)
model.Operation('STRIDED_SLICE', t81, [0, 1, 1, 0], [1, 3, 3, 1], [1, 2, 2, 1], 0, 0, 0).To(t82)
model.Operation('RESHAPE', x1, [1, 8, 2, 1]).To(t83)
model.Operation('MAX_POOL_2D', t83, 2, 1, 1, 2, 2, 0).To(t84)
model.Operation('MAX_POOL_2D', x85, 2, 1, 1, 2, 2, 0).To(t86)
model.Operation('SPLIT', t86, 3, 2).To(t87, t88)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x89, 4, 4, False).To(t90)
model.Operation('MAX_POOL_2D', t90, 2, 2, 2, 2, 2, 0).To(t91)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x92, 4, 4, False).To(t93)
model.Operation('MAX_POOL_2D', t93, 2, 1, 1, 2, 2, 0).To(t94)
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
    x3: [-24.0, 48.0, -16.0, 8.0, 56.0, 64.0, -56.0, -32.0, 40.0, 32.0, -48.0, 0.0, 24.0, -40.0, 16.0, -8.0],
    x1: [-40.0, 0.0, -48.0, 48.0, 40.0, 16.0, -32.0, 24.0, 32.0, 56.0, 64.0, -24.0, 8.0, -16.0, -56.0, -8.0],
    t5: [-40.0, 0.0, -48.0, 48.0, 40.0, 16.0, -32.0, 24.0, 32.0, 56.0, 64.0, -24.0, 8.0, -16.0, -56.0, -8.0],
    t7: [-40.0, -48.0, 32.0, 64.0],
    t11: [64.0],
    t15: [56.0, 64.0],
    t19: [64.0, 64.0, 64.0, 64.0],
    t22: [64.0],
    x25: [56.0, 48.0, 16.0, 64.0, 0.0, -32.0, -56.0, 32.0, 40.0, -16.0, 8.0, 24.0, -48.0, -24.0, -8.0, -40.0],
    t27: [56.0, 64.0, 40.0, 24.0],
    x28: [48.0, 24.0, 32.0, 40.0, 16.0, -40.0, -16.0, -56.0, 8.0, -8.0, -48.0, 64.0, 0.0, -32.0, -24.0, 56.0],
    t32: [1.0, 1.0, 1.0, 1.0],
    t39: [-2.0, -2.0, -2.0, -2.0],
    t45: [0.0, 56.0, 48.0, 16.0, 56.0, 40.0, 64.0, 8.0],
    t50: [40.0, 16.0, 48.0, 56.0, 64.0, 64.0, 56.0, 64.0, 64.0, 40.0, 16.0, 48.0, 56.0, 64.0, 64.0, 56.0,
    64.0, 64.0],
    x51: [40.0, 0.0, -48.0, -8.0],
    x52: [40.0, 56.0, 64.0, -40.0, -48.0, -16.0, 32.0, 0.0],
    t56: [40.0, 40.0, 32.0, 16.0, 56.0, 56.0, -32.0, 64.0, 64.0, 48.0, 24.0, -8.0],
    t59: [-16.0, 56.0, 40.0, 24.0, 48.0, 64.0, 32.0, -8.0],
    x62: [-8.0, 64.0, 48.0, -40.0, 40.0, 0.0, -56.0, -32.0, 56.0, -24.0, -48.0, 16.0, 8.0, 24.0, 32.0, -16.0],
    t65: [56.0, 64.0, 48.0, 16.0, 40.0, 24.0, 32.0, -16.0],
    x2: [16.0, 24.0, 32.0, 40.0, 48.0, 56.0, 64.0, -56.0, -48.0, -40.0, -32.0, -24.0, -16.0, -8.0, 0.0, 8.0],
    t71: [64.0],
    t78: [56.0],
    t82: [64.0],
    x85: [24.0, -32.0, 40.0, -8.0, -16.0, 16.0, 48.0, 32.0, 56.0, 0.0, -40.0, 64.0, -48.0, -24.0, 8.0, -56.0],
    t88: [48.0, 64.0],
    x89: [-40.0, -32.0, 24.0, -48.0],
    x92: [-32.0, -8.0, 40.0, 64.0],
    t94: [-32.0, -8.0, -8.0, 40.0, 64.0, 64.0, 40.0, 64.0, 64.0],
    t96: [1.5, 1.5, 1.5, -46.5, -38.5, -14.5, 1.5, -22.5, -30.5, -54.5, -62.5, 1.5, -6.5, 1.5, 1.5, 1.5],
    t97: [-54.5, -62.5, -62.5, -54.5, -62.5, -62.5],
    t98: [-62.5],
    t99: [-62.5],
    t100: [-62.5],
    t101: [-62.5, -62.5, -62.5, -62.5],
    t102: [-46.5, -38.5, -6.5, -62.5],
    t103: [-34.5, -42.5, -18.5, -2.5],
    t104: [-38.5, -38.5, -14.5, -14.5, -46.5, -46.5, -54.5, -54.5, -62.5, -62.5, -62.5, -62.5, -54.5, -54.5,
    -62.5, -62.5, -62.5, -62.5],
    t105: [-38.5, -46.5, -46.5, -38.5, -54.5, -6.5, -62.5, -62.5],
    t106: [-54.5, -62.5, -62.5, -54.5, -62.5, -62.5],
    t107: [-38.5, -38.5, -30.5, -14.5, -54.5, -54.5, 33.5, -62.5, -62.5, -46.5, -22.5, 9.5],
    t108: [17.5, -46.5, -54.5, -62.5, -54.5, -62.5],
    t109: [-62.5],
    t110: [-38.5],
    t111: [-38.5, -46.5, -54.5, -62.5],
    t112: [-46.5, -46.5, -38.5, -54.5, -62.5, -62.5, -6.5],
    t113: [41.5, 33.5, -22.5, 49.5],
}, name='moves').AddVariations('float16').DisableLifeTimeVariation()
