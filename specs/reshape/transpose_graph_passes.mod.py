# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: what a pass over the whole graph leaves out, shares, moves or overwrites.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# A result has as many elements as its operand, but is made of several each, so that it cannot be
# computed in place.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t3 = Internal('t3', (F32, [3, 3]))
t4 = Internal('t4', (F32, [3, 3]))
c5 = Parameter('c5', (F32, [1]), [1.0])
t6 = Output('t6', (F32, [3, 3]))
x7 = Input('x7', (F32, [2, 3, 2]))
c8 = Parameter('c8', (F32, [1]), [0.5])
t9 = Internal('t9', (F32, [2, 3, 2]))
t10 = Internal('t10', (F32, [3, 2, 2]))
c11 = Parameter('c11', (F32, [1]), [1.0])
t12 = Output('t12', (F32, [3, 2, 2]))
x13 = Input('x13', (F32, [1, 2, 3, 2]))
c14 = Parameter('c14', (F32, [1]), [0.5])
t15 = Internal('t15', (F32, [1, 2, 3, 2]))
t16 = Internal('t16', (F32, [1, 2, 3, 2]))
c17 = Parameter('c17', (F32, [1]), [1.0])
t18 = Output('t18', (F32, [1, 2, 3, 2]))
x21 = Input('x21', (F32, [1, 2, 3, 2]))
c22 = Parameter('c22', (F32, [1]), [0.5])
t23 = Internal('t23', (F32, [1, 2, 3, 2]))
c19 = Parameter('c19', (F32, [1, 1, 2, 2]), [1.0, -1.0, 2.0, 1.0])
c20 = Parameter('c20', (F32, [2]), [0.5, 0.0])
t24 = Internal('t24', (F32, [1, 2, 3, 2]))
c25 = Parameter('c25', (F32, [1]), [1.0])
t26 = Output('t26', (F32, [1, 2, 3, 2]))
x29 = Input('x29', (F32, [1, 2, 3, 2]))
c30 = Parameter('c30', (F32, [1]), [0.5])
t31 = Internal('t31', (F32, [1, 2, 3, 2]))
c27 = Parameter('c27', (F32, [2, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0])
c28 = Parameter('c28', (F32, [2]), [0.5, 0.0])
t32 = Internal('t32', (F32, [1, 2, 3, 2]))
c33 = Parameter('c33', (F32, [1]), [1.0])
t34 = Output('t34', (F32, [1, 2, 3, 2]))
x35 = Input('x35', (F32, [1, 2, 3, 2]))
c36 = Parameter('c36', (F32, [1]), [0.5])
t37 = Internal('t37', (F32, [1, 2, 3, 2]))
c38 = Parameter('c38', (F32, [2, 2, 1, 2]), [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0])
c39 = Parameter('c39', (F32, [2]), [1.0, 2.0])
t40 = Internal('t40', (F32, [1, 2, 3, 2]))
c41 = Parameter('c41', (F32, [1]), [1.0])
t42 = Output('t42', (F32, [1, 2, 3, 2]))
x43 = Input('x43', (F32, [3, 2]))
c44 = Parameter('c44', (F32, [1]), [0.5])
t45 = Internal('t45', (F32, [3, 2]))
c46 = Parameter('c46', (F32, [2, 2]), [0.0, 1.0, 1.0, -1.0])
c47 = Parameter('c47', (F32, [2]), [0.5, 1.0])
t48 = Internal('t48', (F32, [3, 2]))
c49 = Parameter('c49', (F32, [1]), [1.0])
t50 = Output('t50', (F32, [3, 2]))
x51 = Input('x51', (F32, [4, 2]))
c52 = Parameter('c52', (F32, [1]), [0.5])
t53 = Internal('t53', (F32, [4, 2]))
c54 = Parameter('c54', (I32, [4]), [1, 0, 3, 0])
t55 = Internal('t55', (F32, [4, 2]))
c56 = Parameter('c56', (F32, [1]), [1.0])
t57 = Output('t57', (F32, [4, 2]))
x58 = Input('x58', (F32, [2, 6]))
c59 = Parameter('c59', (F32, [1]), [0.5])
t60 = Internal('t60', (F32, [2, 6]))
t61 = Internal('t61', (F32, [2, 6]))
c62 = Parameter('c62', (F32, [1]), [1.0])
t63 = Output('t63', (F32, [2, 6]))
x64 = Input('x64', (F32, [4, 2]))
c65 = Parameter('c65', (F32, [1]), [0.5])
t66 = Internal('t66', (F32, [4, 2]))
t67 = Internal('t67', (F32, [4, 2]))
c68 = Parameter('c68', (F32, [1]), [1.0])
t69 = Output('t69', (F32, [4, 2]))
x70 = Input('x70', (F32, [1, 4, 4, 1]))
c71 = Parameter('c71', (F32, [1]), [0.5])
t72 = Internal('t72', (F32, [1, 4, 4, 1]))
t73 = Internal('t73', (F32, [1, 2, 2, 4]))
c74 = Parameter('c74', (F32, [1]), [1.0])
t75 = Output('t75', (F32, [1, 2, 2, 4]))
x76 = Input('x76', (F32, [2, 4]))
c77 = Parameter('c77', (F32, [1]), [0.5])
t78 = Internal('t78', (F32, [2, 4]))
t79 = Internal('t79', (F32, [2, 2]))
t80 = Internal('t80', (F32, [2, 2]))
t81 = Internal('t81', (F32, [2, 4]))
c82 = Parameter('c82', (F32, [1]), [1.0])
t83 = Output('t83', (F32, [2, 4]))
x84 = Input('x84', (F32, [3, 3]))
c85 = Parameter('c85', (F32, [1]), [0.5])
t86 = Internal('t86', (F32, [3, 3]))
x87 = Input('x87', (F32, [3, 3]))
c88 = Parameter('c88', (F32, [1]), [0.5])
t89 = Internal('t89', (F32, [3, 3]))
t90 = Internal('t90', (F32, [1, 3]))
t91 = Internal('t91', (F32, [3, 3]))
c92 = Parameter('c92', (F32, [1]), [1.0])
t93 = Output('t93', (F32, [3, 3]))
c94 = Parameter('c94', (I32, [1]), [1])
t95 = Internal('t95', (F32, [3, 1]))
t96 = Internal('t96', (F32, [3, 3]))
c97 = Parameter('c97', (F32, [1]), [1.0])
t98 = Output('t98', (F32, [3, 3]))
x99 = Input('x99', (F32, [3]))
c100 = Parameter('c100', (F32, [1]), [0.5])
t101 = Internal('t101', (F32, [3]))
x102 = Input('x102', (F32, [4, 3]))
c103 = Parameter('c103', (F32, [1]), [0.5])
t104 = Internal('t104', (F32, [4, 3]))
t105 = Internal('t105', (F32, [4, 3]))
c106 = Parameter('c106', (F32, [1]), [1.0])
t107 = Output('t107', (F32, [4, 3]))
t108 = Internal('t108', (F32, [3, 1]))
t109 = Internal('t109', (F32, [3]))
t110 = Internal('t110', (F32, [3]))
c111 = Parameter('c111', (F32, [1]), [1.0])
t112 = Output('t112', (F32, [3]))
x113 = Input('x113', (F32, [2, 1]))
c114 = Parameter('c114', (F32, [1]), [0.5])
t115 = Internal('t115', (F32, [2, 1]))
x116 = Input('x116', (F32, [1, 3]))
c117 = Parameter('c117', (F32, [1]), [0.5])
t118 = Internal('t118', (F32, [1, 3]))
t119 = Internal('t119', (F32, [2, 3]))
t120 = Internal('t120', (F32, [2, 3]))
c121 = Parameter('c121', (F32, [1]), [1.0])
t122 = Output('t122', (F32, [2, 3]))
x123 = Input('x123', (F32, [3, 2]))
c124 = Parameter('c124', (F32, [1]), [0.5])
t125 = Internal('t125', (F32, [3, 2]))
t126 = Internal('t126', (F32, [1, 2]))
t127 = Internal('t127', (F32, [3, 2]))
c128 = Parameter('c128', (F32, [1]), [1.0])
t129 = Output('t129', (F32, [3, 2]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, [1, 0]).To(t4)
model.Operation('SUB', t4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('TRANSPOSE', t9, [1, 2, 0]).To(t10)
model.Operation('SUB', t10, c11, 0).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
model.Operation('MAX_POOL_2D', t15, 1, 1, 1, 2, 2, 0).To(t16)
model.Operation('SUB', t16, c17, 0).To(t18)
model.Operation('ADD', x21, c22, 0).To(t23)
model.Operation('DEPTHWISE_CONV_2D', t23, c19, c20, 1, 1, 1, 1, 0).To(t24)
model.Operation('SUB', t24, c25, 0).To(t26)
model.Operation('ADD', x29, c30, 0).To(t31)
model.Operation('CONV_2D', t31, c27, c28, 1, 1, 1, 1).To(t32)
model.Operation('SUB', t32, c33, 0).To(t34)
model.Operation('ADD', x35, c36, 0).To(t37)
model.Operation('CONV_2D', t37, c38, c39, 1, 1, 1, 0).To(t40)
model.Operation('SUB', t40, c41, 0).To(t42)
model.Operation('ADD', x43, c44, 0).To(t45)
model.Operation('FULLY_CONNECTED', t45, c46, c47, 0).To(t48)
model.Operation('SUB', t48, c49, 0).To(t50)
model.Operation('ADD', x51, c52, 0).To(t53)
model.Operation('GATHER', t53, 0, c54).To(t55)
model.Operation('SUB', t55, c56, 0).To(t57)
model.Operation('ADD', x58, c59, 0).To(t60)
model.Operation('CHANNEL_SHUFFLE', t60, 2, 1).To(t61)
model.Operation('SUB', t61, c62, 0).To(t63)
model.Operation('ADD', x64, c65, 0).To(t66)
model.Operation('STRIDED_SLICE', t66, [3, 0], [-5, 2], [-1, 1], 0, 0, 0).To(t67)
model.Operation('SUB', t67, c68, 0).To(t69)
model.Operation('ADD', x70, c71, 0).To(t72)
model.Operation('SPACE_TO_DEPTH', t72, 2).To(t73)
model.Operation('SUB', t73, c74, 0).To(t75)
model.Operation('ADD', x76, c77, 0).To(t78)
model.Operation('SPLIT', t78, 1, 2).To(t79, t80)
model.Operation('CONCATENATION', t80, t79, 1).To(t81)
model.Operation('SUB', t81, c82, 0).To(t83)
model.Operation('ADD', x84, c85, 0).To(t86)
model.Operation('ADD', x87, c88, 0).To(t89)
model.Operation('SLICE', t86, [0, 0], [1, 3]).To(t90)
model.Operation('SUB', t86, t90, 0).To(t91)
model.Operation('SUB', t91, c92, 0).To(t93)
model.Operation('REDUCE_MAX', t89, c94, True).To(t95)
model.Operation('SUB', t95, t89, 0).To(t96)
model.Operation('SUB', t96, c97, 0).To(t98)
model.Operation('ADD', x99, c100, 0).To(t101)
model.Operation('ADD', x102, c103, 0).To(t104)
model.Operation('SUB', t101, t104, 0).To(t105)
model.Operation('SUB', t105, c106, 0).To(t107)
model.Operation('SLICE', t104, [1, 1], [3, 1]).To(t108)
model.Operation('RESHAPE', t108, [3]).To(t109)
model.Operation('ADD', t101, t109, 1).To(t110)
model.Operation('SUB', t110, c111, 0).To(t112)
model.Operation('ADD', x113, c114, 0).To(t115)
model.Operation('ADD', x116, c117, 0).To(t118)
model.Operation('SUB', t118, t115, 0).To(t119)
model.Operation('MAXIMUM', t115, t119).To(t120)
model.Operation('SUB', t120, c121, 0).To(t122)
model.Operation('ADD', x123, c124, 0).To(t125)
model.Operation('SLICE', t125, [1, 0], [1, 2]).To(t126)
model.Operation('TILE', t126, [3, 1]).To(t127)
model.Operation('SUB', t127, c128, 0).To(t129)
Example({
    x1: [2.0, 3.0, 3.0, -1.0, 3.0, 3.0, -4.0, 2.5, -2.5],
    t6: [1.5, -1.5, -4.5, 2.5, 2.5, 2.0, 2.5, 2.5, -3.0],
    x7: [2.5, 1.0, -2.5, -0.5, 0.5, -4.0, -3.5, -4.0, 2.0, 1.5, 2.5, 1.0],
    t12: [2.0, -4.0, 0.5, -4.5, -3.0, 1.5, -1.0, 1.0, 0.0, 2.0, -4.5, 0.5],
    x13: [3.0, -3.0, 1.0, 4.0, 0.5, -3.0, 2.0, 3.0, -1.0, -3.0, 0.5, 2.5],
    t18: [2.5, 3.5, 0.5, 3.5, 0.0, 2.0, 1.5, 2.5, 0.0, 2.0, 0.0, 2.0],
    x21: [1.5, 3.0, -4.0, 0.5, -3.0, -2.5, 0.5, -1.0, -0.5, 1.0, -2.0, 3.5],
    t26: [-5.5, -3.5, -9.0, -4.0, -3.0, 1.0, 0.5, 1.0, -3.5, 1.5, -2.0, -5.0],
    x29: [2.5, -4.0, 3.5, -4.0, 3.5, -2.0, -0.5, 1.5, -2.0, 0.5, 3.0, -4.0],
    t34: [6.0, 1.5, 7.0, 3.5, 5.0, 5.5, -1.0, 1.0, -1.0, -1.0, 6.5, 2.5],
    x35: [1.0, -3.5, -2.0, 0.5, 3.5, -1.5, 3.0, -2.0, -1.0, -1.0, -3.5, 2.5],
    t42: [0.5, 1.5, -1.5, -0.5, 3.0, 4.0, 2.0, 3.0, -1.0, 0.0, 0.0, 1.0],
    x43: [-4.0, -1.5, 3.5, 1.0, -2.5, 2.5],
    t50: [-1.5, -2.5, 1.0, 2.5, 2.5, -5.0],
    x51: [-2.5, -4.0, 2.0, 3.5, 1.0, -3.0, -2.0, -3.0],
    t57: [1.5, 3.0, -3.0, -4.5, -2.5, -3.5, -3.0, -4.5],
    x58: [2.5, -3.0, -1.5, -0.5, 2.5, 1.5, -2.0, 1.5, -4.0, 1.0, -3.0, 3.0],
    t63: [2.0, -1.0, -3.5, 2.0, -2.0, 1.0, -2.5, 0.5, 1.0, -3.5, -4.5, 2.5],
    x64: [-1.5, 4.0, -1.0, -2.0, -2.5, 0.5, -0.5, 1.0],
    t69: [-1.0, 0.5, -3.0, 0.0, -1.5, -2.5, -2.0, 3.5],
    x70: [-3.0, 3.0, 1.0, 3.5, 4.0, 4.0, -1.0, -0.5, -4.0, 3.5, 1.5, -0.5, -4.0, -2.5, 0.5, -1.0],
    t75: [-3.5, 2.5, 3.5, 3.5, 0.5, 3.0, -1.5, -1.0, -4.5, 3.0, -4.5, -3.0, 1.0, -1.0, 0.0, -1.5],
    x76: [1.0, 1.5, 0.5, -0.5, 2.5, -1.0, 4.0, 3.5],
    t83: [0.0, -1.0, 0.5, 1.0, 3.5, 3.0, 2.0, -1.5],
    x84: [-1.5, 4.0, -0.5, 1.0, 1.0, -2.0, 4.0, -1.0, 1.0],
    x87: [1.5, -0.5, 2.5, -3.5, 4.0, -2.5, 4.0, 0.5, -3.5],
    t93: [-1.0, -1.0, -1.0, 1.5, -4.0, -2.5, 4.5, -6.0, 0.5],
    t98: [0.0, 2.0, -1.0, 6.5, -1.0, 5.5, -1.0, 2.5, 6.5],
    x99: [-1.5, -1.0, 1.0],
    x102: [1.0, -1.0, -4.0, 1.0, -1.0, 0.5, 2.5, -2.0, 1.0, 1.5, 2.5, -3.5],
    t107: [-3.5, -1.0, 4.0, -3.5, -1.0, -0.5, -5.0, 0.0, -1.0, -4.0, -4.5, 3.5],
    t112: [-1.0, -1.0, 3.5],
    x113: [1.0, 2.5],
    x116: [-3.5, -1.5, 3.5],
    t122: [0.5, 0.5, 1.5, 2.0, 2.0, 2.0],
    x123: [-3.5, 1.0, 0.5, 1.5, -4.0, 0.5],
    t129: [0.0, 1.0, 0.0, 1.0, 0.0, 1.0],
}, name='in_place').AddVariations('float16').DisableLifeTimeVariation()
