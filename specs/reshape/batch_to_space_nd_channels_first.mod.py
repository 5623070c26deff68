# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# BATCH_TO_SPACE_ND: images with channels first, and what knows no layout.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A result with channels first is read by operations that know no layout: axes, shapes and
# constants are turned with it. Each reader has a layer of its own.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 4]))
c2 = Parameter('c2', (F32, [2, 1, 1]), [0.5, -1.0])
t3 = Internal('t3', (F32, [1, 2, 3, 4]))
t4 = Internal('t4', (F32, [2, 2, 3, 4]))
c5 = Parameter('c5', (I32, [2]), [1, 2])
t6 = Internal('t6', (F32, [1, 2, 3, 8]))
t7 = Internal('t7', (F32, [1, 2, 3, 4]))
t8 = Output('t8', (F32, [1, 1, 3, 4]))
t9 = Output('t9', (F32, [1, 1, 3, 4]))
x10 = Input('x10', (F32, [1, 2, 3, 4]))
c11 = Parameter('c11', (F32, [2, 1, 1]), [0.5, -1.0])
t12 = Internal('t12', (F32, [1, 2, 3, 4]))
t13 = Internal('t13', (F32, [2, 2, 3, 4]))
c14 = Parameter('c14', (I32, [2]), [1, 2])
t15 = Internal('t15', (F32, [1, 2, 3, 8]))
t16 = Internal('t16', (F32, [1, 2, 3, 4]))
t17 = Internal('t17', (F32, [1, 2, 2, 3]))
x18 = Input('x18', (F32, [1, 2, 3, 4]))
c19 = Parameter('c19', (F32, [2, 1, 1]), [0.5, -1.0])
t20 = Internal('t20', (F32, [1, 2, 3, 4]))
t21 = Internal('t21', (F32, [2, 2, 3, 4]))
c22 = Parameter('c22', (I32, [2]), [1, 2])
t23 = Internal('t23', (F32, [1, 2, 3, 8]))
t24 = Internal('t24', (F32, [1, 2, 3, 4]))
t25 = Output('t25', (F32, [1, 24]))
x26 = Input('x26', (F32, [1, 2, 3, 4]))
c27 = Parameter('c27', (F32, [2, 1, 1]), [0.5, -1.0])
t28 = Internal('t28', (F32, [1, 2, 3, 4]))
t29 = Internal('t29', (F32, [2, 2, 3, 4]))
c30 = Parameter('c30', (I32, [2]), [1, 2])
t31 = Internal('t31', (F32, [1, 2, 3, 8]))
t32 = Internal('t32', (F32, [1, 2, 3, 4]))
t33 = Output('t33', (F32, [8, 3]))
x34 = Input('x34', (F32, [1, 2, 3, 4]))
c35 = Parameter('c35', (F32, [2, 1, 1]), [0.5, -1.0])
t36 = Internal('t36', (F32, [1, 2, 3, 4]))
t37 = Internal('t37', (F32, [2, 2, 3, 4]))
c38 = Parameter('c38', (I32, [2]), [1, 2])
t39 = Internal('t39', (F32, [1, 2, 3, 8]))
t40 = Internal('t40', (F32, [1, 2, 3, 4]))
t41 = Internal('t41', (F32, [1, 2, 3, 4]))
t42 = Output('t42', (F32, [1, 24]))
x43 = Input('x43', (F32, [1, 2, 3, 4]))
c44 = Parameter('c44', (F32, [2, 1, 1]), [0.5, -1.0])
t45 = Internal('t45', (F32, [1, 2, 3, 4]))
t46 = Internal('t46', (F32, [2, 2, 3, 4]))
c47 = Parameter('c47', (I32, [2]), [1, 2])
t48 = Internal('t48', (F32, [1, 2, 3, 8]))
t49 = Internal('t49', (F32, [1, 2, 3, 4]))
x50 = Input('x50', (F32, [1, 2, 3, 4]))
c51 = Parameter('c51', (F32, [2, 1, 1]), [0.5, -1.0])
t52 = Internal('t52', (F32, [1, 2, 3, 4]))
t53 = Internal('t53', (F32, [2, 2, 3, 4]))
c54 = Parameter('c54', (I32, [2]), [1, 2])
t55 = Internal('t55', (F32, [1, 2, 3, 8]))
t56 = Internal('t56', (F32, [1, 2, 3, 4]))
t57 = Internal('t57', (F32, [1, 2, 3, 4]))
t58 = Output('t58', (F32, [3, 8]))
t59 = Output('t59', (F32, [6, 2]))
x60 = Input('x60', (F32, [1, 2, 3, 4]))
c61 = Parameter('c61', (F32, [2, 1, 1]), [0.5, -1.0])
t62 = Internal('t62', (F32, [1, 2, 3, 4]))
t63 = Internal('t63', (F32, [2, 2, 3, 4]))
c64 = Parameter('c64', (I32, [2]), [1, 2])
t65 = Internal('t65', (F32, [1, 2, 3, 8]))
t66 = Internal('t66', (F32, [1, 2, 3, 4]))
c67 = Parameter('c67', (F32, [2, 24]), ([1.0, 0.0, -1.0, 0.0, 0.0] * 10)[:48])
c68 = Parameter('c68', (F32, [2]), [1.0, -2.0])
t69 = Output('t69', (F32, [1, 2]))
x70 = Input('x70', (F32, [1, 2, 3, 4]))
c71 = Parameter('c71', (F32, [2, 1, 1]), [0.5, -1.0])
t72 = Internal('t72', (F32, [1, 2, 3, 4]))
t73 = Internal('t73', (F32, [2, 2, 3, 4]))
c74 = Parameter('c74', (I32, [2]), [1, 2])
t75 = Internal('t75', (F32, [1, 2, 3, 8]))
t76 = Internal('t76', (F32, [1, 2, 3, 4]))
x77 = Input('x77', (F32, [1, 2, 3, 4]))
t78 = Output('t78', (F32, [1, 4, 3, 4]))
x79 = Input('x79', (F32, [1, 2, 3, 4]))
c80 = Parameter('c80', (F32, [2, 1, 1]), [0.5, -1.0])
t81 = Internal('t81', (F32, [1, 2, 3, 4]))
t82 = Internal('t82', (F32, [2, 2, 3, 4]))
c83 = Parameter('c83', (I32, [2]), [1, 2])
t84 = Internal('t84', (F32, [1, 2, 3, 8]))
t85 = Internal('t85', (F32, [1, 2, 3, 4]))
x86 = Input('x86', (F32, [1, 2, 3, 4]))
c87 = Parameter('c87', (F32, [2, 1, 1]), [0.5, -1.0])
t88 = Internal('t88', (F32, [1, 2, 3, 4]))
t89 = Internal('t89', (F32, [2, 2, 3, 4]))
c90 = Parameter('c90', (I32, [2]), [1, 2])
t91 = Internal('t91', (F32, [1, 2, 3, 8]))
t92 = Internal('t92', (F32, [1, 2, 3, 4]))
t93 = Output('t93', (F32, [1, 2, 3, 8]))
x94 = Input('x94', (F32, [1, 2, 3, 4]))
c95 = Parameter('c95', (F32, [2, 1, 1]), [0.5, -1.0])
t96 = Internal('t96', (F32, [1, 2, 3, 4]))
t97 = Internal('t97', (F32, [2, 2, 3, 4]))
c98 = Parameter('c98', (I32, [2]), [1, 2])
t99 = Internal('t99', (F32, [1, 2, 3, 8]))
t100 = Internal('t100', (F32, [1, 2, 3, 4]))
c101 = Parameter('c101', (F32, [2, 1, 1]), [0.5, -1.0])
t102 = Output('t102', (F32, [1, 2, 3, 4]))
x103 = Input('x103', (F32, [1, 2, 3, 4]))
c104 = Parameter('c104', (F32, [2, 1, 1]), [0.5, -1.0])
t105 = Internal('t105', (F32, [1, 2, 3, 4]))
t106 = Internal('t106', (F32, [2, 2, 3, 4]))
c107 = Parameter('c107', (I32, [2]), [1, 2])
t108 = Internal('t108', (F32, [1, 2, 3, 8]))
t109 = Internal('t109', (F32, [1, 2, 3, 4]))
c110 = Parameter('c110', (F32, [4]), [0.5, 1.0, -1.5, 2.0])
t111 = Output('t111', (F32, [1, 2, 3, 4]))
x112 = Input('x112', (F32, [1, 2, 3, 4]))
c113 = Parameter('c113', (F32, [2, 1, 1]), [0.5, -1.0])
t114 = Internal('t114', (F32, [1, 2, 3, 4]))
t115 = Internal('t115', (F32, [2, 2, 3, 4]))
c116 = Parameter('c116', (I32, [2]), [1, 2])
t117 = Internal('t117', (F32, [1, 2, 3, 8]))
t118 = Internal('t118', (F32, [1, 2, 3, 4]))
x119 = Input('x119', (F32, [1, 2, 3, 4]))
t120 = Output('t120', (F32, [1, 2, 3, 4]))
x121 = Input('x121', (F32, [1, 2, 3, 4]))
c122 = Parameter('c122', (F32, [2, 1, 1]), [0.5, -1.0])
t123 = Internal('t123', (F32, [1, 2, 3, 4]))
t124 = Internal('t124', (F32, [2, 2, 3, 4]))
c125 = Parameter('c125', (I32, [2]), [1, 2])
t126 = Internal('t126', (F32, [1, 2, 3, 8]))
t127 = Internal('t127', (F32, [1, 2, 3, 4]))
t128 = Output('t128', (F32, [1, 3, 4, 2]))
x129 = Input('x129', (F32, [1, 2, 3, 4]))
c130 = Parameter('c130', (F32, [2, 1, 1]), [0.5, -1.0])
t131 = Internal('t131', (F32, [1, 2, 3, 4]))
t132 = Internal('t132', (F32, [2, 2, 3, 4]))
c133 = Parameter('c133', (I32, [2]), [1, 2])
t134 = Internal('t134', (F32, [1, 2, 3, 8]))
t135 = Internal('t135', (F32, [1, 2, 3, 4]))
t136 = Output('t136', (F32, [1, 2, 4, 3]))
x137 = Input('x137', (F32, [1, 2, 3, 4]))
c138 = Parameter('c138', (F32, [2, 1, 1]), [0.5, -1.0])
t139 = Internal('t139', (F32, [1, 2, 3, 4]))
t140 = Internal('t140', (F32, [2, 2, 3, 4]))
c141 = Parameter('c141', (I32, [2]), [1, 2])
t142 = Internal('t142', (F32, [1, 2, 3, 8]))
t143 = Internal('t143', (F32, [1, 2, 3, 4]))
c144 = Parameter('c144', (I32, [1]), [1])
t145 = Output('t145', (F32, [1, 3, 4]))
x146 = Input('x146', (F32, [1, 2, 3, 4]))
c147 = Parameter('c147', (F32, [2, 1, 1]), [0.5, -1.0])
t148 = Internal('t148', (F32, [1, 2, 3, 4]))
t149 = Internal('t149', (F32, [2, 2, 3, 4]))
c150 = Parameter('c150', (I32, [2]), [1, 2])
t151 = Internal('t151', (F32, [1, 2, 3, 8]))
t152 = Internal('t152', (F32, [1, 2, 3, 4]))
c153 = Parameter('c153', (I32, [2]), [2, 3])
t154 = Output('t154', (F32, [1, 2, 1, 1]))
x155 = Input('x155', (F32, [1, 2, 3, 4]))
c156 = Parameter('c156', (F32, [2, 1, 1]), [0.5, -1.0])
t157 = Internal('t157', (F32, [1, 2, 3, 4]))
t158 = Internal('t158', (F32, [2, 2, 3, 4]))
c159 = Parameter('c159', (I32, [2]), [1, 2])
t160 = Internal('t160', (F32, [1, 2, 3, 8]))
t161 = Internal('t161', (F32, [1, 2, 3, 4]))
t162 = Output('t162', (F32, [1, 1, 3, 2]))
x163 = Input('x163', (F32, [1, 2, 3, 4]))
c164 = Parameter('c164', (F32, [2, 1, 1]), [0.5, -1.0])
t165 = Internal('t165', (F32, [1, 2, 3, 4]))
t166 = Internal('t166', (F32, [2, 2, 3, 4]))
c167 = Parameter('c167', (I32, [2]), [1, 2])
t168 = Internal('t168', (F32, [1, 2, 3, 8]))
t169 = Internal('t169', (F32, [1, 2, 3, 4]))
t170 = Output('t170', (I32, [1, 3, 4]))
x171 = Input('x171', (F32, [1, 2, 3, 4]))
c172 = Parameter('c172', (F32, [2, 1, 1]), [0.5, -1.0])
t173 = Internal('t173', (F32, [1, 2, 3, 4]))
t174 = Internal('t174', (F32, [2, 2, 3, 4]))
c175 = Parameter('c175', (I32, [2]), [1, 2])
t176 = Internal('t176', (F32, [1, 2, 3, 8]))
t177 = Internal('t177', (F32, [1, 2, 3, 4]))
c178 = Parameter('c178', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t179 = Output('t179', (F32, [1, 3, 3, 5]))
x180 = Input('x180', (F32, [1, 2, 3, 4]))
c181 = Parameter('c181', (F32, [2, 1, 1]), [0.5, -1.0])
t182 = Internal('t182', (F32, [1, 2, 3, 4]))
t183 = Internal('t183', (F32, [2, 2, 3, 4]))
c184 = Parameter('c184', (I32, [2]), [1, 2])
t185 = Internal('t185', (F32, [1, 2, 3, 8]))
t186 = Internal('t186', (F32, [1, 2, 3, 4]))
t187 = Output('t187', (F32, [1, 1, 2, 4]))
x188 = Input('x188', (F32, [1, 2, 3, 4]))
c189 = Parameter('c189', (F32, [2, 1, 1]), [0.5, -1.0])
t190 = Internal('t190', (F32, [1, 2, 3, 4]))
t191 = Internal('t191', (F32, [2, 2, 3, 4]))
c192 = Parameter('c192', (I32, [2]), [1, 2])
t193 = Internal('t193', (F32, [1, 2, 3, 8]))
t194 = Internal('t194', (F32, [1, 2, 3, 4]))
t195 = Output('t195', (F32, [1, 2, 3, 4]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('CONCATENATION', x1, t3, 0).To(t4)
model.Operation('BATCH_TO_SPACE_ND', t4, c5, True).To(t6)
model.Operation('SLICE', t6, [0, 0, 0, 1], [1, 2, 3, 4]).To(t7)
model.Operation('SPLIT', t7, 1, 2).To(t8, t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('CONCATENATION', x10, t12, 0).To(t13)
model.Operation('BATCH_TO_SPACE_ND', t13, c14, True).To(t15)
model.Operation('SLICE', t15, [0, 0, 0, 1], [1, 2, 3, 4]).To(t16)
model.Operation('MAX_POOL_2D', t16, 2, 1, 1, 2, 2, 0, True).To(t17)
model.Operation('ADD', x18, c19, 0).To(t20)
model.Operation('CONCATENATION', x18, t20, 0).To(t21)
model.Operation('BATCH_TO_SPACE_ND', t21, c22, True).To(t23)
model.Operation('SLICE', t23, [0, 0, 0, 1], [1, 2, 3, 4]).To(t24)
model.Operation('RESHAPE', t24, [1, 24]).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('CONCATENATION', x26, t28, 0).To(t29)
model.Operation('BATCH_TO_SPACE_ND', t29, c30, True).To(t31)
model.Operation('SLICE', t31, [0, 0, 0, 1], [1, 2, 3, 4]).To(t32)
model.Operation('RESHAPE', t32, [8, 3]).To(t33)
model.Operation('ADD', x34, c35, 0).To(t36)
model.Operation('CONCATENATION', x34, t36, 0).To(t37)
model.Operation('BATCH_TO_SPACE_ND', t37, c38, True).To(t39)
model.Operation('SLICE', t39, [0, 0, 0, 1], [1, 2, 3, 4]).To(t40)
model.Operation('RELU', t40).To(t41)
model.Operation('RESHAPE', t41, [1, -1]).To(t42)
model.Operation('ADD', x43, c44, 0).To(t45)
model.Operation('CONCATENATION', x43, t45, 0).To(t46)
model.Operation('BATCH_TO_SPACE_ND', t46, c47, True).To(t48)
model.Operation('SLICE', t48, [0, 0, 0, 1], [1, 2, 3, 4]).To(t49)
model.Operation('ADD', x50, c51, 0).To(t52)
model.Operation('CONCATENATION', x50, t52, 0).To(t53)
model.Operation('BATCH_TO_SPACE_ND', t53, c54, True).To(t55)
model.Operation('SLICE', t55, [0, 0, 0, 1], [1, 2, 3, 4]).To(t56)
model.Operation('ADD', t49, t56, 0).To(t57)
model.Operation('RESHAPE', t57, [3, -1]).To(t58)
model.Operation('RESHAPE', t17, [-1, 2]).To(t59)
model.Operation('ADD', x60, c61, 0).To(t62)
model.Operation('CONCATENATION', x60, t62, 0).To(t63)
model.Operation('BATCH_TO_SPACE_ND', t63, c64, True).To(t65)
model.Operation('SLICE', t65, [0, 0, 0, 1], [1, 2, 3, 4]).To(t66)
model.Operation('FULLY_CONNECTED', t66, c67, c68, 0).To(t69)
model.Operation('ADD', x70, c71, 0).To(t72)
model.Operation('CONCATENATION', x70, t72, 0).To(t73)
model.Operation('BATCH_TO_SPACE_ND', t73, c74, True).To(t75)
model.Operation('SLICE', t75, [0, 0, 0, 1], [1, 2, 3, 4]).To(t76)
model.Operation('CONCATENATION', t76, x77, 1).To(t78)
model.Operation('ADD', x79, c80, 0).To(t81)
model.Operation('CONCATENATION', x79, t81, 0).To(t82)
model.Operation('BATCH_TO_SPACE_ND', t82, c83, True).To(t84)
model.Operation('SLICE', t84, [0, 0, 0, 1], [1, 2, 3, 4]).To(t85)
model.Operation('ADD', x86, c87, 0).To(t88)
model.Operation('CONCATENATION', x86, t88, 0).To(t89)
model.Operation('BATCH_TO_SPACE_ND', t89, c90, True).To(t91)
model.Operation('SLICE', t91, [0, 0, 0, 1], [1, 2, 3, 4]).To(t92)
model.Operation('CONCATENATION', t85, t92, 3).To(t93)
model.Operation('ADD', x94, c95, 0).To(t96)
model.Operation('CONCATENATION', x94, t96, 0).To(t97)
model.Operation('BATCH_TO_SPACE_ND', t97, c98, True).To(t99)
model.Operation('SLICE', t99, [0, 0, 0, 1], [1, 2, 3, 4]).To(t100)
model.Operation('ADD', t100, c101, 0).To(t102)
model.Operation('ADD', x103, c104, 0).To(t105)
model.Operation('CONCATENATION', x103, t105, 0).To(t106)
model.Operation('BATCH_TO_SPACE_ND', t106, c107, True).To(t108)
model.Operation('SLICE', t108, [0, 0, 0, 1], [1, 2, 3, 4]).To(t109)
model.Operation('ADD', t109, c110, 0).To(t111)
model.Operation('ADD', x112, c113, 0).To(t114)
model.Operation('CONCATENATION', x112, t114, 0).To(t115)
model.Operation('BATCH_TO_SPACE_ND', t115, c116, True).To(t117)
model.Operation('SLICE', t117, [0, 0, 0, 1], [1, 2, 3, 4]).To(t118)
model.Operation('ADD', t118, x119, 0).To(t120)
model.Operation('ADD', x121, c122, 0).To(t123)
model.Operation('CONCATENATION', x121, t123, 0).To(t124)
model.Operation('BATCH_TO_SPACE_ND', t124, c125, True).To(t126)
model.Operation('SLICE', t126, [0, 0, 0, 1], [1, 2, 3, 4]).To(t127)
model.Operation('TRANSPOSE', t127, [0, 2, 3, 1]).To(t128)
model.Operation('ADD', x129, c130, 0).To(t131)
model.Operation('CONCATENATION', x129, t131, 0).To(t132)
model.Operation('BATCH_TO_SPACE_ND', t132, c133, True).To(t134)
model.Operation('SLICE', t134, [0, 0, 0, 1], [1, 2, 3, 4]).To(t135)
model.Operation('TRANSPOSE', t135, [0, 1, 3, 2]).To(t136)
model.Operation('ADD', x137, c138, 0).To(t139)
model.Operation('CONCATENATION', x137, t139, 0).To(t140)
model.Operation('BATCH_TO_SPACE_ND', t140, c141, True).To(t142)
model.Operation('SLICE', t142, [0, 0, 0, 1], [1, 2, 3, 4]).To(t143)
model.Operation('REDUCE_MAX', t143, c144, False).To(t145)
model.Operation('ADD', x146, c147, 0).To(t148)
model.Operation('CONCATENATION', x146, t148, 0).To(t149)
model.Operation('BATCH_TO_SPACE_ND', t149, c150, True).To(t151)
model.Operation('SLICE', t151, [0, 0, 0, 1], [1, 2, 3, 4]).To(t152)
model.Operation('REDUCE_MAX', t152, c153, True).To(t154)
model.Operation('ADD', x155, c156, 0).To(t157)
model.Operation('CONCATENATION', x155, t157, 0).To(t158)
model.Operation('BATCH_TO_SPACE_ND', t158, c159, True).To(t160)
model.Operation('SLICE', t160, [0, 0, 0, 1], [1, 2, 3, 4]).To(t161)
model.Operation('SLICE', t161, [0, 1, 0, 1], [1, 1, 3, 2]).To(t162)
model.Operation('ADD', x163, c164, 0).To(t165)
model.Operation('CONCATENATION', x163, t165, 0).To(t166)
model.Operation('BATCH_TO_SPACE_ND', t166, c167, True).To(t168)
model.Operation('SLICE', t168, [0, 0, 0, 1], [1, 2, 3, 4]).To(t169)
model.Operation('ARGMAX', t169, 1).To(t170)
model.Operation('ADD', x171, c172, 0).To(t173)
model.Operation('CONCATENATION', x171, t173, 0).To(t174)
model.Operation('BATCH_TO_SPACE_ND', t174, c175, True).To(t176)
model.Operation('SLICE', t176, [0, 0, 0, 1], [1, 2, 3, 4]).To(t177)
model.Operation('PAD', t177, c178).To(t179)
model.Operation('ADD', x180, c181, 0).To(t182)
model.Operation('CONCATENATION', x180, t182, 0).To(t183)
model.Operation('BATCH_TO_SPACE_ND', t183, c184, True).To(t185)
model.Operation('SLICE', t185, [0, 0, 0, 1], [1, 2, 3, 4]).To(t186)
model.Operation('MAX_POOL_2D', t186, 2, 1, 1, 2, 2, 0, False).To(t187)
model.Operation('ADD', x188, c189, 0).To(t190)
model.Operation('CONCATENATION', x188, t190, 0).To(t191)
model.Operation('BATCH_TO_SPACE_ND', t191, c192, True).To(t193)
model.Operation('SLICE', t193, [0, 0, 0, 1], [1, 2, 3, 4]).To(t194)
model.Operation('SOFTMAX', t194, 1.0, 1).To(t195)
Example({
    x1: [-0.5, -1.0, -0.5, -1.0, 1.0, 1.0, 0.5, -3.5, 4.0, -2.0, 4.0, 3.5, -1.5, 2.0, 3.0, -2.0, 2.5, -3.0,
    -2.0, -1.5, 1.5, -3.5, 2.5, 0.5],
    t8: [0.0, -1.0, -0.5, -0.5, 1.5, 1.0, 1.5, 0.5, 4.5, -2.0, -1.5, 4.0],
    t9: [-2.5, 2.0, 1.0, 3.0, 1.5, -3.0, -4.0, -2.0, 0.5, -3.5, -4.5, 2.5],
    x10: [-3.0, 0.5, -4.0, 3.0, 4.0, -1.5, 1.5, 1.5, -4.0, -2.5, -4.0, 1.5, -1.0, -2.5, 4.0, -4.0, 4.0, -2.5,
    -2.5, -2.0, 1.0, 0.5, 1.0, 1.5],
    x18: [1.0, -1.5, -3.0, -3.5, 1.0, 1.0, -3.5, 2.5, 0.5, -0.5, -3.5, 3.5, -1.0, -1.0, 0.5, -4.0, -4.0, 3.0,
    -1.5, 2.5, 1.0, -0.5, -1.5, 3.0],
    t25: [1.5, -1.5, -1.0, -3.0, 1.5, 1.0, 1.5, -3.5, 1.0, -0.5, 0.0, -3.5, -2.0, -1.0, -2.0, 0.5, -5.0, 3.0,
    2.0, -1.5, 0.0, -0.5, -1.5, -1.5],
    x26: [3.5, -4.0, -0.5, 3.0, 4.0, -1.0, 2.0, -3.5, 4.0, 1.0, -3.0, 1.0, -4.0, -2.0, 0.5, -3.5, -0.5, -2.5,
    2.5, -2.5, 0.5, 2.5, 0.5, 0.5],
    t33: [4.0, -4.0, -3.5, -0.5, 4.5, -1.0, -0.5, 2.0, 4.5, 1.0, 1.5, -3.0, -5.0, -2.0, -3.0, 0.5, -1.5,
    -2.5, -3.5, 2.5, -0.5, 2.5, 1.5, 0.5],
    x34: [3.5, -0.5, 4.0, -1.5, 2.0, -0.5, 4.0, -3.0, 2.5, -0.5, 3.0, -2.5, -3.5, 2.0, -2.0, 1.0, 3.0, 2.0,
    4.0, 1.5, 2.0, -0.5, 1.0, 1.0],
    t42: [4.0, 0.0, 0.0, 4.0, 2.5, 0.0, 0.0, 4.0, 3.0, 0.0, 0.0, 3.0, 0.0, 2.0, 1.0, 0.0, 2.0, 2.0, 1.0, 4.0,
    1.0, 0.0, 0.0, 1.0],
    x43: [4.0, -3.5, 0.5, 2.0, 0.5, 3.0, -2.0, 2.5, 3.5, 2.0, 3.5, 2.0, -3.0, 2.5, 0.5, -2.5, 0.5, -1.0,
    -2.5, 3.5, 1.5, -0.5, 0.5, -1.0],
    x50: [0.5, -3.0, 3.5, -2.5, 0.5, -1.5, -3.0, -3.5, 1.0, 2.0, 1.5, -2.5, 2.0, -3.0, -0.5, 1.5, 1.5, -2.5,
    -1.0, -4.0, 3.5, 0.5, -0.5, 2.5],
    t58: [5.5, -6.5, -5.5, 4.0, 2.0, 1.5, 2.5, -5.0, 5.5, 4.0, 5.0, 5.0, -3.0, -0.5, -2.5, 0.0, 0.0, -3.5,
    -5.5, -3.5, 3.0, 0.0, -2.0, 0.0],
    t59: [4.5, 1.0, 1.5, 4.5, -1.0, 1.5, 3.0, -2.5, 4.0, 3.0, 0.5, 1.0],
    x60: [0.5, -1.5, 2.5, 3.0, -2.5, 4.0, 2.5, -1.5, -3.0, 1.0, 2.5, 4.0, -3.5, 1.0, 3.5, 3.5, 3.0, 1.0, 3.0,
    -2.5, -0.5, 3.5, -4.0, 1.5],
    t69: [9.0, 12.0],
    x70: [2.5, -1.5, 3.5, -3.5, 2.5, -4.0, -1.5, 0.5, -0.5, -4.0, -2.5, 0.5, 2.5, -2.0, 3.5, 2.0, -0.5, 1.0,
    -1.0, -0.5, 2.0, -3.5, -1.5, 2.5],
    x77: [1.0, -3.0, -0.5, 3.0, -2.5, 1.5, -3.0, -3.0, -3.0, 2.0, 2.0, -2.0, 0.5, -2.5, 1.0, -1.5, -4.0, 3.5,
    3.0, -3.5, 2.0, -1.5, -3.0, -1.5],
    t78: packed('|i1',
    'c-jTQ0TKWp1O&j6;s39V<J7Kk+#<Om>olCQM)FedtPTLx-X#pTRDvJAVjQ;', 0.5
),
    x79: [-2.0, -1.0, -1.0, 1.0, 1.0, 3.5, 4.0, -1.0, -0.5, 2.0, 1.5, 1.5, -1.0, 0.5, -3.0, 1.0, 1.5, 2.0,
    2.5, -1.0, 3.5, 3.0, 0.5, 4.0],
    x86: [3.5, 3.5, 1.0, -2.5, 3.0, -1.5, 2.0, 1.0, 3.0, -1.5, 4.0, -4.0, 2.5, 0.5, -0.5, -3.5, 2.5, -3.0,
    0.5, -2.0, 3.5, -2.5, -0.5, 4.0],
    t93: packed('|i1',
    'c-jrc$pOGH2m`P<K=A(4=ESW&dZl8rTax+8n}_}LLfat0d)S_c;fS;J0lyRyN&', 0.5
),
    x94: [-3.5, 1.0, 3.0, 2.5, 1.5, -1.0, -3.0, 3.0, 4.0, 3.0, -1.5, 1.0, 2.5, 1.5, -3.5, 2.5, 0.5, 1.0,
    -4.0, -0.5, 2.5, -1.0, 1.0, 0.5],
    t102: [-2.5, 1.5, 2.0, 3.5, 2.5, -0.5, 0.0, -2.5, 5.0, 3.5, 4.0, -1.0, 0.5, 0.5, -0.5, -4.5, -1.5, 0.0,
    -1.0, -5.0, 0.5, -2.0, -3.0, 0.0],
    x103: [-1.5, 4.0, -2.5, -2.5, 1.5, 1.0, 2.5, 4.0, 3.0, -4.0, 1.0, -0.5, -4.0, 0.5, 1.5, 2.0, 2.0, 1.0,
    -1.0, 0.5, -1.0, -1.5, -3.5, 2.0],
    t111: [-0.5, 5.0, 3.0, -0.5, 2.5, 2.0, 0.0, 4.5, 4.0, -3.0, -5.0, 3.0, -4.5, 1.5, -2.0, 3.5, 1.5, 2.0,
    -1.5, 1.0, -1.5, -0.5, -4.0, -1.5],
    x112: [0.5, -1.5, 3.0, -2.0, -4.0, -2.5, 1.0, -1.5, -3.5, 1.0, -2.0, 3.5, 3.5, 3.0, -1.0, 2.0, -2.0, 1.0,
    -2.5, 4.0, 1.0, -4.0, 4.0, -4.0],
    x119: [-1.5, 0.5, -3.5, -2.5, 2.0, 4.0, 2.0, -4.0, 1.5, -3.0, 2.5, -2.5, 1.0, -0.5, 1.0, -2.5, -1.0, 1.5,
    -3.5, -4.0, 2.5, 0.5, 2.0, -1.0],
    t120: [-0.5, -1.0, -4.5, 0.5, -1.5, 1.5, 0.0, -3.0, -1.5, -2.0, 4.0, -4.5, 3.5, 2.5, 3.0, -3.5, -4.0, 2.5,
    -3.5, -6.5, 2.5, -3.5, -3.0, 3.0],
    x121: [1.0, -2.5, 2.0, 1.0, 4.0, 1.0, -0.5, 4.0, -4.0, 1.0, -2.5, -0.5, -1.5, -4.0, 2.5, 3.0, -3.5, -1.5,
    3.5, -1.5, 2.5, 1.5, 3.0, -1.5],
    t128: [1.5, -2.5, -2.5, -4.0, -2.0, -5.0, 2.0, 2.5, 4.5, -4.5, 1.0, -1.5, 1.5, -2.5, -0.5, 3.5, -3.5, 1.5,
    1.0, 1.5, 1.5, 0.5, -2.5, 3.0],
    x129: [1.0, 0.5, 1.0, 2.0, -3.5, -4.0, 3.5, -2.5, -0.5, 3.0, -1.0, -0.5, -1.0, 1.0, -0.5, 1.0, 3.5, -1.5,
    1.5, 1.5, -3.0, 3.0, -4.0, -3.5],
    t136: [1.5, -3.0, 0.0, 0.5, -4.0, 3.0, 1.0, -3.5, 3.5, 1.0, 3.5, -1.0, -2.0, 2.5, -4.0, 1.0, -1.5, 3.0,
    0.0, -2.5, 2.0, -0.5, 1.5, -4.0],
    x137: [1.0, -1.0, 0.5, 1.5, -2.0, 1.0, -4.0, 3.5, 3.5, 2.0, -3.0, -2.5, 3.5, -2.5, -2.5, -1.5, -2.5, -2.0,
    -3.0, -4.0, -1.0, 2.5, -2.5, 3.5],
    t145: [2.5, -1.0, -0.5, 0.5, -1.5, 1.0, 1.5, -3.0, 4.0, 2.5, 2.5, -2.5],
    x146: [1.5, 1.5, 2.5, -1.0, 0.5, -0.5, -3.0, -1.0, -1.5, 3.0, -0.5, -2.5, -2.0, 3.5, -2.5, 0.5, 2.0, -3.0,
    2.0, -3.0, -2.0, -0.5, 4.0, 3.0],
    t154: [3.5, 4.0],
    x155: [2.5, 2.0, -2.5, -3.5, -2.0, -4.0, 2.5, -3.5, 2.0, 3.0, -1.5, -0.5, 0.5, -1.0, 2.5, -1.5, 1.0, -0.5,
    2.0, 0.5, 1.5, -1.0, 1.0, -1.0],
    t162: [-1.0, -2.0, -0.5, -1.5, -1.0, -2.0],
    x163: [2.0, -1.0, -3.0, -3.5, -3.5, 0.5, -2.0, 3.0, 2.0, 4.0, 1.0, -4.0, -0.5, 3.0, 1.5, -4.0, -2.0, -1.0,
    1.5, -2.0, 1.5, -4.0, 4.0, 2.5],
    t170: [0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1],
    x171: [0.5, 1.0, 3.5, -3.0, 1.0, 1.0, 0.5, -2.5, -4.0, 2.5, 4.0, -2.5, -4.0, -1.5, 1.5, -3.5, 3.0, -1.5,
    2.5, 0.5, -1.5, -1.0, -1.0, 1.0],
    t179: packed('|i1',
    'c-mFLQ4RnQ3`D`FtGNGRB~opCn}Ls+CNedSkHyXqJ;RB*#RFeU3JC', 0.5
),
    x180: [2.5, 3.0, -3.5, 1.5, -1.5, 1.0, -0.5, 1.0, -3.0, -4.0, -1.5, -1.5, -3.0, -1.5, 3.0, -4.0, -1.5,
    3.0, -0.5, -3.0, -0.5, -1.0, 0.5, -2.0],
    t187: [3.0, 3.0, 3.5, 3.0, -1.0, 3.0, 2.0, 0.5],
    x188: [-3.5, 1.5, 1.0, 2.0, -1.5, 1.5, -0.5, 1.0, -3.0, 2.5, 2.0, -3.0, -2.0, 1.0, -1.0, -0.5, -3.5, -1.5,
    0.5, -2.0, -1.0, -2.0, -2.0, 3.0],
    t195: [0.5, 0.62245935, 0.8807971, 0.8807971, 0.97068775, 0.95257413, 0.9890131, 0.26894143, 0.37754068,
    0.9890131, 0.99752736, 0.98201376, 0.5, 0.37754068, 0.11920292, 0.11920292, 0.02931223,
    0.047425874, 0.010986943, 0.7310586, 0.62245935, 0.010986943, 0.0024726233, 0.01798621],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# A result with channels first is read by operations that know no layout: axes, shapes and
# constants are turned with it. Each reader has a layer of its own.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t3 = Internal('t3', (U8, [1, 2, 3, 4], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [2]), [1, 2])
t6 = Internal('t6', (U8, [1, 2, 3, 8], 0.5, 120))
t7 = Internal('t7', (U8, [1, 2, 3, 4], 0.5, 120))
t8 = Output('t8', (U8, [1, 1, 3, 4], 0.5, 120))
t9 = Output('t9', (U8, [1, 1, 3, 4], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 3, 4], 0.5, 120))
c11 = Parameter('c11', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t12 = Internal('t12', (U8, [1, 2, 3, 4], 0.5, 120))
t13 = Internal('t13', (U8, [2, 2, 3, 4], 0.5, 120))
c14 = Parameter('c14', (I32, [2]), [1, 2])
t15 = Internal('t15', (U8, [1, 2, 3, 8], 0.5, 120))
t16 = Internal('t16', (U8, [1, 2, 3, 4], 0.5, 120))
t17 = Internal('t17', (U8, [1, 2, 2, 3], 0.5, 120))
x18 = Input('x18', (U8, [1, 2, 3, 4], 0.5, 120))
c19 = Parameter('c19', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t20 = Internal('t20', (U8, [1, 2, 3, 4], 0.5, 120))
t21 = Internal('t21', (U8, [2, 2, 3, 4], 0.5, 120))
c22 = Parameter('c22', (I32, [2]), [1, 2])
t23 = Internal('t23', (U8, [1, 2, 3, 8], 0.5, 120))
t24 = Internal('t24', (U8, [1, 2, 3, 4], 0.5, 120))
t25 = Output('t25', (U8, [1, 24], 0.5, 120))
x26 = Input('x26', (U8, [1, 2, 3, 4], 0.5, 120))
c27 = Parameter('c27', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t28 = Internal('t28', (U8, [1, 2, 3, 4], 0.5, 120))
t29 = Internal('t29', (U8, [2, 2, 3, 4], 0.5, 120))
c30 = Parameter('c30', (I32, [2]), [1, 2])
t31 = Internal('t31', (U8, [1, 2, 3, 8], 0.5, 120))
t32 = Internal('t32', (U8, [1, 2, 3, 4], 0.5, 120))
t33 = Output('t33', (U8, [8, 3], 0.5, 120))
x34 = Input('x34', (U8, [1, 2, 3, 4], 0.5, 120))
c35 = Parameter('c35', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t36 = Internal('t36', (U8, [1, 2, 3, 4], 0.5, 120))
t37 = Internal('t37', (U8, [2, 2, 3, 4], 0.5, 120))
c38 = Parameter('c38', (I32, [2]), [1, 2])
t39 = Internal('t39', (U8, [1, 2, 3, 8], 0.5, 120))
t40 = Internal('t40', (U8, [1, 2, 3, 4], 0.5, 120))
t41 = Internal('t41', (U8, [1, 2, 3, 4], 0.5, 120))
t42 = Output('t42', (U8, [1, 24], 0.5, 120))
x43 = Input('x43', (U8, [1, 2, 3, 4], 0.5, 120))
c44 = Parameter('c44', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t45 = Internal('t45', (U8, [1, 2, 3, 4], 0.5, 120))
t46 = Internal('t46', (U8, [2, 2, 3, 4], 0.5, 120))
c47 = Parameter('c47', (I32, [2]), [1, 2])
t48 = Internal('t48', (U8, [1, 2, 3, 8], 0.5, 120))
t49 = Internal('t49', (U8, [1, 2, 3, 4], 0.5, 120))
x50 = Input('x50', (U8, [1, 2, 3, 4], 0.5, 120))
c51 = Parameter('c51', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t52 = Internal('t52', (U8, [1, 2, 3, 4], 0.5, 120))
t53 = Internal('t53', (U8, [2, 2, 3, 4], 0.5, 120))
c54 = Parameter('c54', (I32, [2]), [1, 2])
t55 = Internal('t55', (U8, [1, 2, 3, 8], 0.5, 120))
t56 = Internal('t56', (U8, [1, 2, 3, 4], 0.5, 120))
t57 = Internal('t57', (U8, [1, 2, 3, 4], 0.5, 120))
t58 = Output('t58', (U8, [3, 8], 0.5, 120))
t59 = Output('t59', (U8, [6, 2], 0.5, 120))
x60 = Input('x60', (U8, [1, 2, 3, 4], 0.5, 120))
c61 = Parameter('c61', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t62 = Internal('t62', (U8, [1, 2, 3, 4], 0.5, 120))
t63 = Internal('t63', (U8, [2, 2, 3, 4], 0.5, 120))
c64 = Parameter('c64', (I32, [2]), [1, 2])
t65 = Internal('t65', (U8, [1, 2, 3, 8], 0.5, 120))
t66 = Internal('t66', (U8, [1, 2, 3, 4], 0.5, 120))
c67 = Parameter('c67', (U8, [2, 24], 0.5, 128), ([130, 128, 126, 128, 128] * 10)[:48])
c68 = Parameter('c68', (I32, [2], 0.25, 0), [4, -8])
t69 = Output('t69', (U8, [1, 2], 0.5, 120))
x70 = Input('x70', (U8, [1, 2, 3, 4], 0.5, 120))
c71 = Parameter('c71', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t72 = Internal('t72', (U8, [1, 2, 3, 4], 0.5, 120))
t73 = Internal('t73', (U8, [2, 2, 3, 4], 0.5, 120))
c74 = Parameter('c74', (I32, [2]), [1, 2])
t75 = Internal('t75', (U8, [1, 2, 3, 8], 0.5, 120))
t76 = Internal('t76', (U8, [1, 2, 3, 4], 0.5, 120))
x77 = Input('x77', (U8, [1, 2, 3, 4], 0.5, 120))
t78 = Output('t78', (U8, [1, 4, 3, 4], 0.5, 120))
x79 = Input('x79', (U8, [1, 2, 3, 4], 0.5, 120))
c80 = Parameter('c80', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t81 = Internal('t81', (U8, [1, 2, 3, 4], 0.5, 120))
t82 = Internal('t82', (U8, [2, 2, 3, 4], 0.5, 120))
c83 = Parameter('c83', (I32, [2]), [1, 2])
t84 = Internal('t84', (U8, [1, 2, 3, 8], 0.5, 120))
t85 = Internal('t85', (U8, [1, 2, 3, 4], 0.5, 120))
x86 = Input('x86', (U8, [1, 2, 3, 4], 0.5, 120))
c87 = Parameter('c87', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t88 = Internal('t88', (U8, [1, 2, 3, 4], 0.5, 120))
t89 = Internal('t89', (U8, [2, 2, 3, 4], 0.5, 120))
c90 = Parameter('c90', (I32, [2]), [1, 2])
t91 = Internal('t91', (U8, [1, 2, 3, 8], 0.5, 120))
t92 = Internal('t92', (U8, [1, 2, 3, 4], 0.5, 120))
t93 = Output('t93', (U8, [1, 2, 3, 8], 0.5, 120))
x94 = Input('x94', (U8, [1, 2, 3, 4], 0.5, 120))
c95 = Parameter('c95', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t96 = Internal('t96', (U8, [1, 2, 3, 4], 0.5, 120))
t97 = Internal('t97', (U8, [2, 2, 3, 4], 0.5, 120))
c98 = Parameter('c98', (I32, [2]), [1, 2])
t99 = Internal('t99', (U8, [1, 2, 3, 8], 0.5, 120))
t100 = Internal('t100', (U8, [1, 2, 3, 4], 0.5, 120))
c101 = Parameter('c101', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t102 = Output('t102', (U8, [1, 2, 3, 4], 0.5, 120))
x103 = Input('x103', (U8, [1, 2, 3, 4], 0.5, 120))
c104 = Parameter('c104', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t105 = Internal('t105', (U8, [1, 2, 3, 4], 0.5, 120))
t106 = Internal('t106', (U8, [2, 2, 3, 4], 0.5, 120))
c107 = Parameter('c107', (I32, [2]), [1, 2])
t108 = Internal('t108', (U8, [1, 2, 3, 8], 0.5, 120))
t109 = Internal('t109', (U8, [1, 2, 3, 4], 0.5, 120))
c110 = Parameter('c110', (U8, [4], 0.5, 120), [121, 122, 117, 124])
t111 = Output('t111', (U8, [1, 2, 3, 4], 0.5, 120))
x112 = Input('x112', (U8, [1, 2, 3, 4], 0.5, 120))
c113 = Parameter('c113', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t114 = Internal('t114', (U8, [1, 2, 3, 4], 0.5, 120))
t115 = Internal('t115', (U8, [2, 2, 3, 4], 0.5, 120))
c116 = Parameter('c116', (I32, [2]), [1, 2])
t117 = Internal('t117', (U8, [1, 2, 3, 8], 0.5, 120))
t118 = Internal('t118', (U8, [1, 2, 3, 4], 0.5, 120))
x119 = Input('x119', (U8, [1, 2, 3, 4], 0.5, 120))
t120 = Output('t120', (U8, [1, 2, 3, 4], 0.5, 120))
x121 = Input('x121', (U8, [1, 2, 3, 4], 0.5, 120))
c122 = Parameter('c122', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t123 = Internal('t123', (U8, [1, 2, 3, 4], 0.5, 120))
t124 = Internal('t124', (U8, [2, 2, 3, 4], 0.5, 120))
c125 = Parameter('c125', (I32, [2]), [1, 2])
t126 = Internal('t126', (U8, [1, 2, 3, 8], 0.5, 120))
t127 = Internal('t127', (U8, [1, 2, 3, 4], 0.5, 120))
t128 = Output('t128', (U8, [1, 3, 4, 2], 0.5, 120))
x129 = Input('x129', (U8, [1, 2, 3, 4], 0.5, 120))
c130 = Parameter('c130', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t131 = Internal('t131', (U8, [1, 2, 3, 4], 0.5, 120))
t132 = Internal('t132', (U8, [2, 2, 3, 4], 0.5, 120))
c133 = Parameter('c133', (I32, [2]), [1, 2])
t134 = Internal('t134', (U8, [1, 2, 3, 8], 0.5, 120))
t135 = Internal('t135', (U8, [1, 2, 3, 4], 0.5, 120))
t136 = Output('t136', (U8, [1, 2, 4, 3], 0.5, 120))
x137 = Input('x137', (U8, [1, 2, 3, 4], 0.5, 120))
c138 = Parameter('c138', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t139 = Internal('t139', (U8, [1, 2, 3, 4], 0.5, 120))
t140 = Internal('t140', (U8, [2, 2, 3, 4], 0.5, 120))
c141 = Parameter('c141', (I32, [2]), [1, 2])
t142 = Internal('t142', (U8, [1, 2, 3, 8], 0.5, 120))
t143 = Internal('t143', (U8, [1, 2, 3, 4], 0.5, 120))
c144 = Parameter('c144', (I32, [1]), [1])
t145 = Output('t145', (U8, [1, 3, 4], 0.5, 120))
x146 = Input('x146', (U8, [1, 2, 3, 4], 0.5, 120))
c147 = Parameter('c147', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t148 = Internal('t148', (U8, [1, 2, 3, 4], 0.5, 120))
t149 = Internal('t149', (U8, [2, 2, 3, 4], 0.5, 120))
c150 = Parameter('c150', (I32, [2]), [1, 2])
t151 = Internal('t151', (U8, [1, 2, 3, 8], 0.5, 120))
t152 = Internal('t152', (U8, [1, 2, 3, 4], 0.5, 120))
c153 = Parameter('c153', (I32, [2]), [2, 3])
t154 = Output('t154', (U8, [1, 2, 1, 1], 0.5, 120))
x155 = Input('x155', (U8, [1, 2, 3, 4], 0.5, 120))
c156 = Parameter('c156', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t157 = Internal('t157', (U8, [1, 2, 3, 4], 0.5, 120))
t158 = Internal('t158', (U8, [2, 2, 3, 4], 0.5, 120))
c159 = Parameter('c159', (I32, [2]), [1, 2])
t160 = Internal('t160', (U8, [1, 2, 3, 8], 0.5, 120))
t161 = Internal('t161', (U8, [1, 2, 3, 4], 0.5, 120))
t162 = Output('t162', (U8, [1, 1, 3, 2], 0.5, 120))
x163 = Input('x163', (U8, [1, 2, 3, 4], 0.5, 120))
c164 = Parameter('c164', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t165 = Internal('t165', (U8, [1, 2, 3, 4], 0.5, 120))
t166 = Internal('t166', (U8, [2, 2, 3, 4], 0.5, 120))
c167 = Parameter('c167', (I32, [2]), [1, 2])
t168 = Internal('t168', (U8, [1, 2, 3, 8], 0.5, 120))
t169 = Internal('t169', (U8, [1, 2, 3, 4], 0.5, 120))
t170 = Output('t170', (I32, [1, 3, 4]))
x171 = Input('x171', (U8, [1, 2, 3, 4], 0.5, 120))
c172 = Parameter('c172', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t173 = Internal('t173', (U8, [1, 2, 3, 4], 0.5, 120))
t174 = Internal('t174', (U8, [2, 2, 3, 4], 0.5, 120))
c175 = Parameter('c175', (I32, [2]), [1, 2])
t176 = Internal('t176', (U8, [1, 2, 3, 8], 0.5, 120))
t177 = Internal('t177', (U8, [1, 2, 3, 4], 0.5, 120))
c178 = Parameter('c178', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t179 = Output('t179', (U8, [1, 3, 3, 5], 0.5, 120))
x180 = Input('x180', (U8, [1, 2, 3, 4], 0.5, 120))
c181 = Parameter('c181', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t182 = Internal('t182', (U8, [1, 2, 3, 4], 0.5, 120))
t183 = Internal('t183', (U8, [2, 2, 3, 4], 0.5, 120))
c184 = Parameter('c184', (I32, [2]), [1, 2])
t185 = Internal('t185', (U8, [1, 2, 3, 8], 0.5, 120))
t186 = Internal('t186', (U8, [1, 2, 3, 4], 0.5, 120))
t187 = Output('t187', (U8, [1, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('CONCATENATION', x1, t3, 0).To(t4)
model.Operation('BATCH_TO_SPACE_ND', t4, c5, True).To(t6)
model.Operation('SLICE', t6, [0, 0, 0, 1], [1, 2, 3, 4]).To(t7)
model.Operation('SPLIT', t7, 1, 2).To(t8, t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('CONCATENATION', x10, t12, 0).To(t13)
model.Operation('BATCH_TO_SPACE_ND', t13, c14, True).To(t15)
model.Operation('SLICE', t15, [0, 0, 0, 1], [1, 2, 3, 4]).To(t16)
model.Operation('MAX_POOL_2D', t16, 2, 1, 1, 2, 2, 0, True).To(t17)
model.Operation('ADD', x18, c19, 0).To(t20)
model.Operation('CONCATENATION', x18, t20, 0).To(t21)
model.Operation('BATCH_TO_SPACE_ND', t21, c22, True).To(t23)
model.Operation('SLICE', t23, [0, 0, 0, 1], [1, 2, 3, 4]).To(t24)
model.Operation('RESHAPE', t24, [1, 24]).To(t25)
model.Operation('ADD', x26, c27, 0).To(t28)
model.Operation('CONCATENATION', x26, t28, 0).To(t29)
model.Operation('BATCH_TO_SPACE_ND', t29, c30, True).To(t31)
model.Operation('SLICE', t31, [0, 0, 0, 1], [1, 2, 3, 4]).To(t32)
model.Operation('RESHAPE', t32, [8, 3]).To(t33)
model.Operation('ADD', x34, c35, 0).To(t36)
model.Operation('CONCATENATION', x34, t36, 0).To(t37)
model.Operation('BATCH_TO_SPACE_ND', t37, c38, True).To(t39)
model.Operation('SLICE', t39, [0, 0, 0, 1], [1, 2, 3, 4]).To(t40)
model.Operation('RELU', t40).To(t41)
model.Operation('RESHAPE', t41, [1, -1]).To(t42)
model.Operation('ADD', x43, c44, 0).To(t45)
model.Operation('CONCATENATION', x43, t45, 0).To(t46)
model.Operation('BATCH_TO_SPACE_ND', t46, c47, True).To(t48)
model.Operation('SLICE', t48, [0, 0, 0, 1], [1, 2, 3, 4]).To(t49)
model.Operation('ADD', x50, c51, 0).To(t52)
model.Operation('CONCATENATION', x50, t52, 0).To(t53)
model.Operation('BATCH_TO_SPACE_ND', t53, c54, True).To(t55)
model.Operation('SLICE', t55, [0, 0, 0, 1], [1, 2, 3, 4]).To(t56)
model.Operation('ADD', t49, t56, 0).To(t57)
model.Operation('RESHAPE', t57, [3, -1]).To(t58)
model.Operation('RESHAPE', t17, [-1, 2]).To(t59)
model.Operation('ADD', x60, c61, 0).To(t62)
model.Operation('CONCATENATION', x60, t62, 0).To(t63)
model.Operation('BATCH_TO_SPACE_ND', t63, c64, True).To(t65)
model.Operation('SLICE', t65, [0, 0, 0, 1], [1, 2, 3, 4]).To(t66)
model.Operation('FULLY_CONNECTED', t66, c67, c68, 0).To(t69)
model.Operation('ADD', x70, c71, 0).To(t72)
model.Operation('CONCATENATION', x70, t72, 0).To(t73)
model.Operation('BATCH_TO_SPACE_ND', t73, c74, True).To(t75)
model.Operation('SLICE', t75, [0, 0, 0, 1], [1, 2, 3, 4]).To(t76)
model.Operation('CONCATENATION', t76, x77, 1).To(t78)
model.Operation('ADD', x79, c80, 0).To(t81)
model.Operation('CONCATENATION', x79, t81, 0).To(t82)
model.Operation('BATCH_TO_SPACE_ND', t82, c83, True).To(t84)
model.Operation('SLICE', t84, [0, 0, 0, 1], [1, 2, 3, 4]).To(t85)
model.Operation('ADD', x86, c87, 0).To(t88)
model.Operation('CONCATENATION', x86, t88, 0).To(t89)
model.Operation('BATCH_TO_SPACE_ND', t89, c90, True).To(t91)
model.Operation('SLICE', t91, [0, 0, 0, 1], [1, 2, 3, 4]).To(t92)
model.Operation('CONCATENATION', t85, t92, 3).To(t93)
model.Operation('ADD', x94, c95, 0).To(t96)
model.Operation('CONCATENATION', x94, t96, 0).To(t97)
model.Operation('BATCH_TO_SPACE_ND', t97, c98, True).To(t99)
model.Operation('SLICE', t99, [0, 0, 0, 1], [1, 2, 3, 4]).To(t100)
model.Operation('ADD', t100, c101, 0).To(t102)
model.Operation('ADD', x103, c104, 0).To(t105)
model.Operation('CONCATENATION', x103, t105, 0).To(t106)
model.Operation('BATCH_TO_SPACE_ND', t106, c107, True).To(t108)
model.Operation('SLICE', t108, [0, 0, 0, 1], [1, 2, 3, 4]).To(t109)
model.Operation('ADD', t109, c110, 0).To(t111)
model.Operation('ADD', x112, c113, 0).To(t114)
model.Operation('CONCATENATION', x112, t114, 0).To(t115)
model.Operation('BATCH_TO_SPACE_ND', t115, c116, True).To(t117)
model.Operation('SLICE', t117, [0, 0, 0, 1], [1, 2, 3, 4]).To(t118)
model.Operation('ADD', t118, x119, 0).To(t120)
model.Operation('ADD', x121, c122, 0).To(t123)
model.Operation('CONCATENATION', x121, t123, 0).To(t124)
model.Operation('BATCH_TO_SPACE_ND', t124, c125, True).To(t126)
model.Operation('SLICE', t126, [0, 0, 0, 1], [1, 2, 3, 4]).To(t127)
model.Operation('TRANSPOSE', t127, [0, 2, 3, 1]).To(t128)
model.Operation('ADD', x129, c130, 0).To(t131)
model.Operation('CONCATENATION', x129, t131, 0).To(t132)
model.Operation('BATCH_TO_SPACE_ND', t132, c133, True).To(t134)
model.Operation('SLICE', t134, [0, 0, 0, 1], [1, 2, 3, 4]).To(t135)
model.Operation('TRANSPOSE', t135, [0, 1, 3, 2]).To(t136)
model.Operation('ADD', x137, c138, 0).To(t139)
model.Operation('CONCATENATION', x137, t139, 0).To(t140)
model.Operation('BATCH_TO_SPACE_ND', t140, c141, True).To(t142)
model.Operation('SLICE', t142, [0, 0, 0, 1], [1, 2, 3, 4]).To(t143)
model.Operation('REDUCE_MAX', t143, c144, False).To(t145)
model.Operation('ADD', x146, c147, 0).To(t148)
model.Operation('CONCATENATION', x146, t148, 0).To(t149)
model.Operation('BATCH_TO_SPACE_ND', t149, c150, True).To(t151)
model.Operation('SLICE', t151, [0, 0, 0, 1], [1, 2, 3, 4]).To(t152)
model.Operation('REDUCE_MAX', t152, c153, True).To(t154)
model.Operation('ADD', x155, c156, 0).To(t157)
model.Operation('CONCATENATION', x155, t157, 0).To(t158)
model.Operation('BATCH_TO_SPACE_ND', t158, c159, True).To(t160)
model.Operation('SLICE', t160, [0, 0, 0, 1], [1, 2, 3, 4]).To(t161)
model.Operation('SLICE', t161, [0, 1, 0, 1], [1, 1, 3, 2]).To(t162)
model.Operation('ADD', x163, c164, 0).To(t165)
model.Operation('CONCATENATION', x163, t165, 0).To(t166)
model.Operation('BATCH_TO_SPACE_ND', t166, c167, True).To(t168)
model.Operation('SLICE', t168, [0, 0, 0, 1], [1, 2, 3, 4]).To(t169)
model.Operation('ARGMAX', t169, 1).To(t170)
model.Operation('ADD', x171, c172, 0).To(t173)
model.Operation('CONCATENATION', x171, t173, 0).To(t174)
model.Operation('BATCH_TO_SPACE_ND', t174, c175, True).To(t176)
model.Operation('SLICE', t176, [0, 0, 0, 1], [1, 2, 3, 4]).To(t177)
model.Operation('PAD', t177, c178).To(t179)
model.Operation('ADD', x180, c181, 0).To(t182)
model.Operation('CONCATENATION', x180, t182, 0).To(t183)
model.Operation('BATCH_TO_SPACE_ND', t183, c184, True).To(t185)
model.Operation('SLICE', t185, [0, 0, 0, 1], [1, 2, 3, 4]).To(t186)
model.Operation('MAX_POOL_2D', t186, 2, 1, 1, 2, 2, 0, False).To(t187)
Example({
    x1: [119, 118, 119, 118, 122, 122, 121, 113, 128, 116, 128, 127, 117, 124, 126, 116, 125, 114, 116, 117,
    123, 113, 125, 121],
    t8: [120, 118, 119, 119, 123, 122, 123, 121, 129, 116, 117, 128],
    t9: [115, 124, 122, 126, 123, 114, 112, 116, 121, 113, 111, 125],
    x10: [114, 121, 112, 126, 128, 117, 123, 123, 112, 115, 112, 123, 118, 115, 128, 112, 128, 115, 115, 116,
    122, 121, 122, 123],
    x18: [122, 117, 114, 113, 122, 122, 113, 125, 121, 119, 113, 127, 118, 118, 121, 112, 112, 126, 117, 125,
    122, 119, 117, 126],
    t25: [123, 117, 118, 114, 123, 122, 123, 113, 122, 119, 120, 113, 116, 118, 116, 121, 110, 126, 124, 117,
    120, 119, 117, 117],
    x26: [127, 112, 119, 126, 128, 118, 124, 113, 128, 122, 114, 122, 112, 116, 121, 113, 119, 115, 125, 115,
    121, 125, 121, 121],
    t33: [128, 112, 113, 119, 129, 118, 119, 124, 129, 122, 123, 114, 110, 116, 114, 121, 117, 115, 113, 125,
    119, 125, 123, 121],
    x34: [127, 119, 128, 117, 124, 119, 128, 114, 125, 119, 126, 115, 113, 124, 116, 122, 126, 124, 128, 123,
    124, 119, 122, 122],
    t42: [128, 120, 120, 128, 125, 120, 120, 128, 126, 120, 120, 126, 120, 124, 122, 120, 124, 124, 122, 128,
    122, 120, 120, 122],
    x43: [128, 113, 121, 124, 121, 126, 116, 125, 127, 124, 127, 124, 114, 125, 121, 115, 121, 118, 115, 127,
    123, 119, 121, 118],
    x50: [121, 114, 127, 115, 121, 117, 114, 113, 122, 124, 123, 115, 124, 114, 119, 123, 123, 115, 118, 112,
    127, 121, 119, 125],
    t58: [131, 107, 109, 128, 124, 123, 125, 110, 131, 128, 130, 130, 114, 119, 115, 120, 120, 113, 109, 113,
    126, 120, 116, 120],
    t59: [129, 122, 123, 129, 118, 123, 126, 115, 128, 126, 121, 122],
    x60: [121, 117, 125, 126, 115, 128, 125, 117, 114, 122, 125, 128, 113, 122, 127, 127, 126, 122, 126, 115,
    119, 127, 112, 123],
    t69: [138, 144],
    x70: [125, 117, 127, 113, 125, 112, 117, 121, 119, 112, 115, 121, 125, 116, 127, 124, 119, 122, 118, 119,
    124, 113, 117, 125],
    x77: [122, 114, 119, 126, 115, 123, 114, 114, 114, 124, 124, 116, 121, 115, 122, 117, 112, 127, 126, 113,
    124, 117, 114, 117],
    t78: packed('|i1',
    'c-jTQ2@(J>1O%`rmt}ik_<ED(o)+a5wR8;Q?$E`+X-fcA{wyfdS_D5Jq82v'
),
    x79: [116, 118, 118, 122, 122, 127, 128, 118, 119, 124, 123, 123, 118, 121, 114, 122, 123, 124, 125, 118,
    127, 126, 121, 128],
    x86: [127, 127, 122, 115, 126, 117, 124, 122, 126, 117, 128, 112, 125, 121, 119, 113, 125, 114, 121, 116,
    127, 115, 119, 128],
    t93: packed('<i2',
    'c-oc4!2y6E3<E$$R+PrjmS%KZf&1Jrm`c-2s$ua(`oCVHI|0T_?-z3g^SRLuZFheb$^'
),
    x94: [113, 122, 126, 125, 123, 118, 114, 126, 128, 126, 117, 122, 125, 123, 113, 125, 121, 122, 112, 119,
    125, 118, 122, 121],
    t102: [115, 123, 124, 127, 125, 119, 120, 115, 130, 127, 128, 118, 121, 121, 119, 111, 117, 120, 118, 110,
    121, 116, 114, 120],
    x103: [117, 128, 115, 115, 123, 122, 125, 128, 126, 112, 122, 119, 112, 121, 123, 124, 124, 122, 118, 121,
    118, 117, 113, 124],
    t111: [119, 130, 126, 119, 125, 124, 120, 129, 128, 114, 110, 126, 111, 123, 116, 127, 123, 124, 117, 122,
    117, 119, 112, 117],
    x112: [121, 117, 126, 116, 112, 115, 122, 117, 113, 122, 116, 127, 127, 126, 118, 124, 116, 122, 115, 128,
    122, 112, 128, 112],
    x119: [117, 121, 113, 115, 124, 128, 124, 112, 123, 114, 125, 115, 122, 119, 122, 115, 118, 123, 113, 112,
    125, 121, 124, 118],
    t120: [119, 118, 111, 121, 117, 123, 120, 114, 117, 116, 128, 111, 127, 125, 126, 113, 112, 125, 113, 107,
    125, 113, 114, 126],
    x121: [122, 115, 124, 122, 128, 122, 119, 128, 112, 122, 115, 119, 117, 112, 125, 126, 113, 117, 127, 117,
    125, 123, 126, 117],
    t128: [123, 115, 115, 112, 116, 110, 124, 125, 129, 111, 122, 117, 123, 115, 119, 127, 113, 123, 122, 123,
    123, 121, 115, 126],
    x129: [122, 121, 122, 124, 113, 112, 127, 115, 119, 126, 118, 119, 118, 122, 119, 122, 127, 117, 123, 123,
    114, 126, 112, 113],
    t136: [123, 114, 120, 121, 112, 126, 122, 113, 127, 122, 127, 118, 116, 125, 112, 122, 117, 126, 120, 115,
    124, 119, 123, 112],
    x137: [122, 118, 121, 123, 116, 122, 112, 127, 127, 124, 114, 115, 127, 115, 115, 117, 115, 116, 114, 112,
    118, 125, 115, 127],
    t145: [125, 118, 119, 121, 117, 122, 123, 114, 128, 125, 125, 115],
    x146: [123, 123, 125, 118, 121, 119, 114, 118, 117, 126, 119, 115, 116, 127, 115, 121, 124, 114, 124, 114,
    116, 119, 128, 126],
    t154: [127, 128],
    x155: [125, 124, 115, 113, 116, 112, 125, 113, 124, 126, 117, 119, 121, 118, 125, 117, 122, 119, 124, 121,
    123, 118, 122, 118],
    t162: [118, 116, 119, 117, 118, 116],
    x163: [124, 118, 114, 113, 113, 121, 116, 126, 124, 128, 122, 112, 119, 126, 123, 112, 116, 118, 123, 116,
    123, 112, 128, 125],
    t170: [0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1],
    x171: [121, 122, 127, 114, 122, 122, 121, 115, 112, 125, 128, 115, 112, 117, 123, 113, 126, 117, 125, 121,
    117, 118, 118, 122],
    t179: packed('<i2',
    'c-pI|Kmk=%)%6wCRn?Uhg|&4J6?vt_)fF|R#kCd1WhG@545R=6o{JSB'
),
    x180: [125, 126, 113, 123, 117, 122, 119, 122, 114, 112, 117, 117, 114, 117, 126, 112, 117, 126, 119, 114,
    119, 118, 121, 116],
    t187: [126, 126, 127, 126, 118, 126, 124, 121],
}, name='before_quant8').AddVariations(signed(x1, c2, t3, t4, t6, t7, t8, t9, x10, c11, t12, t13, t15, t16, t17, x18, c19, t20, t21, t23, t24, t25, x26, c27, t28, t29, t31, t32, t33, x34, c35, t36, t37, t39, t40, t41, t42, x43, c44, t45, t46, t48, t49, x50, c51, t52, t53, t55, t56, t57, t58, t59, x60, c61, t62, t63, t65, t66, c67, t69, x70, c71, t72, t73, t75, t76, x77, t78, x79, c80, t81, t82, t84, t85, x86, c87, t88, t89, t91, t92, t93, x94, c95, t96, t97, t99, t100, c101, t102, x103, c104, t105, t106, t108, t109, c110, t111, x112, c113, t114, t115, t117, t118, x119, t120, x121, c122, t123, t124, t126, t127, t128, x129, c130, t131, t132, t134, t135, t136, x137, c138, t139, t140, t142, t143, t145, x146, c147, t148, t149, t151, t152, t154, x155, c156, t157, t158, t160, t161, t162, x163, c164, t165, t166, t168, t169, x171, c172, t173, t174, t176, t177, t179, x180, c181, t182, t183, t185, t186, t187)).DisableLifeTimeVariation()

# An image with channels first is given by operations that know no layout.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [1, 4, 3, 4]))
t3 = Internal('t3', (F32, [1, 2, 3, 4]))
t4 = Internal('t4', (F32, [1, 2, 3, 4]))
x5 = Input('x5', (F32, [8, 3]))
t6 = Internal('t6', (F32, [1, 2, 3, 4]))
x7 = Input('x7', (F32, [1, 3, 4, 2]))
t8 = Internal('t8', (F32, [1, 2, 3, 4]))
x1 = Input('x1', (F32, [1, 3, 4, 2]))
t9 = Internal('t9', (F32, [1, 2, 3, 4]))
x10 = Input('x10', (F32, [1, 4, 3, 2]))
t11 = Internal('t11', (F32, [1, 2, 3, 4]))
x12 = Input('x12', (F32, [1, 1, 3, 4]))
x13 = Input('x13', (F32, [1, 1, 3, 4]))
t14 = Internal('t14', (F32, [1, 2, 3, 4]))
x15 = Input('x15', (F32, [1, 2, 3, 4]))
c16 = Parameter('c16', (F32, [2, 1, 1]), [0.5, -1.0])
t17 = Internal('t17', (F32, [1, 2, 3, 4]))
t18 = Internal('t18', (F32, [1, 2, 3, 4]))
x19 = Input('x19', (F32, [1, 3, 4, 4]))
t20 = Internal('t20', (F32, [1, 2, 4, 4]))
x21 = Input('x21', (F32, [1, 1, 3, 2]))
c22 = Parameter('c22', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 1, 1])
t23 = Internal('t23', (F32, [1, 2, 3, 4]))
c24 = Parameter('c24', (F32, [2, 1, 1]), [0.5, -1.0])
t25 = Internal('t25', (F32, [1, 2, 3, 4]))
t26 = Internal('t26', (F32, [2, 2, 3, 4]))
c27 = Parameter('c27', (I32, [2]), [1, 2])
t28 = Internal('t28', (F32, [1, 2, 3, 8]))
t29 = Output('t29', (F32, [1, 2, 3, 4]))
c30 = Parameter('c30', (F32, [2, 1, 1]), [0.5, -1.0])
t31 = Internal('t31', (F32, [1, 2, 3, 4]))
t32 = Internal('t32', (F32, [2, 2, 3, 4]))
c33 = Parameter('c33', (I32, [2]), [1, 2])
t34 = Internal('t34', (F32, [1, 2, 3, 8]))
t35 = Output('t35', (F32, [1, 2, 3, 4]))
c36 = Parameter('c36', (F32, [2, 1, 1]), [0.5, -1.0])
t37 = Internal('t37', (F32, [1, 2, 3, 4]))
t38 = Internal('t38', (F32, [2, 2, 3, 4]))
c39 = Parameter('c39', (I32, [2]), [1, 2])
t40 = Internal('t40', (F32, [1, 2, 3, 8]))
t41 = Output('t41', (F32, [1, 2, 3, 4]))
c42 = Parameter('c42', (F32, [2, 1, 1]), [0.5, -1.0])
t43 = Internal('t43', (F32, [1, 2, 3, 4]))
t44 = Internal('t44', (F32, [2, 2, 3, 4]))
c45 = Parameter('c45', (I32, [2]), [1, 2])
t46 = Internal('t46', (F32, [1, 2, 3, 8]))
t47 = Output('t47', (F32, [1, 2, 3, 4]))
c48 = Parameter('c48', (F32, [2, 1, 1]), [0.5, -1.0])
t49 = Internal('t49', (F32, [1, 2, 3, 4]))
t50 = Internal('t50', (F32, [2, 2, 3, 4]))
c51 = Parameter('c51', (I32, [2]), [1, 2])
t52 = Internal('t52', (F32, [1, 2, 3, 8]))
t53 = Output('t53', (F32, [1, 2, 3, 4]))
c54 = Parameter('c54', (F32, [2, 1, 1]), [0.5, -1.0])
t55 = Internal('t55', (F32, [1, 2, 3, 4]))
t56 = Internal('t56', (F32, [2, 2, 3, 4]))
c57 = Parameter('c57', (I32, [2]), [1, 2])
t58 = Internal('t58', (F32, [1, 2, 3, 8]))
t59 = Output('t59', (F32, [1, 2, 3, 4]))
c60 = Parameter('c60', (F32, [2, 1, 1]), [0.5, -1.0])
t61 = Internal('t61', (F32, [1, 2, 3, 4]))
t62 = Internal('t62', (F32, [2, 2, 3, 4]))
c63 = Parameter('c63', (I32, [2]), [1, 2])
t64 = Internal('t64', (F32, [1, 2, 3, 8]))
t65 = Output('t65', (F32, [1, 2, 3, 4]))
c66 = Parameter('c66', (F32, [2, 1, 1]), [0.5, -1.0])
t67 = Internal('t67', (F32, [1, 2, 4, 4]))
t68 = Internal('t68', (F32, [2, 2, 4, 4]))
c69 = Parameter('c69', (I32, [2]), [1, 2])
t70 = Internal('t70', (F32, [1, 2, 4, 8]))
t71 = Output('t71', (F32, [1, 2, 3, 4]))
c72 = Parameter('c72', (F32, [2, 1, 1]), [0.5, -1.0])
t73 = Internal('t73', (F32, [1, 2, 3, 4]))
t74 = Internal('t74', (F32, [2, 2, 3, 4]))
c75 = Parameter('c75', (I32, [2]), [1, 2])
t76 = Internal('t76', (F32, [1, 2, 3, 8]))
t77 = Output('t77', (F32, [1, 2, 3, 4]))
c78 = Parameter('c78', (F32, [2, 1, 1]), [0.5, -1.0])
t79 = Internal('t79', (F32, [1, 2, 3, 4]))
t80 = Internal('t80', (F32, [2, 2, 3, 4]))
c81 = Parameter('c81', (I32, [2]), [1, 2])
t82 = Internal('t82', (F32, [1, 2, 3, 8]))
t83 = Output('t83', (F32, [1, 2, 3, 4]))
c84 = Parameter('c84', (F32, [2, 1, 1]), [0.5, -1.0])
t85 = Internal('t85', (F32, [1, 2, 3, 4]))
t86 = Internal('t86', (F32, [2, 2, 3, 4]))
c87 = Parameter('c87', (I32, [2]), [1, 2])
t88 = Internal('t88', (F32, [1, 2, 3, 8]))
t89 = Output('t89', (F32, [1, 2, 3, 4]))
model = Model()
model.Operation('SPLIT', x2, 1, 2).To(t3, t4)
model.Operation('RESHAPE', x5, [1, 2, 3, 4]).To(t6)
model.Operation('RESHAPE', x7, [1, 2, 3, 4]).To(t8)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t9)
model.Operation('TRANSPOSE', x10, [0, 3, 2, 1]).To(t11)
model.Operation('CONCATENATION', x12, x13, 1).To(t14)
model.Operation('SUB', x15, c16, 0).To(t17)
model.Operation('SLICE', x2, [0, 1, 0, 0], [1, 2, 3, 4]).To(t18)
model.Operation('MAX_POOL_2D', x19, 2, 1, 1, 1, 2, 0, False).To(t20)
model.Operation('PAD', x21, c22).To(t23)
model.Operation('ADD', t6, c24, 0).To(t25)
model.Operation('CONCATENATION', t6, t25, 0).To(t26)
model.Operation('BATCH_TO_SPACE_ND', t26, c27, True).To(t28)
model.Operation('SLICE', t28, [0, 0, 0, 1], [1, 2, 3, 4]).To(t29)
model.Operation('ADD', t8, c30, 0).To(t31)
model.Operation('CONCATENATION', t8, t31, 0).To(t32)
model.Operation('BATCH_TO_SPACE_ND', t32, c33, True).To(t34)
model.Operation('SLICE', t34, [0, 0, 0, 1], [1, 2, 3, 4]).To(t35)
model.Operation('ADD', t9, c36, 0).To(t37)
model.Operation('CONCATENATION', t9, t37, 0).To(t38)
model.Operation('BATCH_TO_SPACE_ND', t38, c39, True).To(t40)
model.Operation('SLICE', t40, [0, 0, 0, 1], [1, 2, 3, 4]).To(t41)
model.Operation('ADD', t11, c42, 0).To(t43)
model.Operation('CONCATENATION', t11, t43, 0).To(t44)
model.Operation('BATCH_TO_SPACE_ND', t44, c45, True).To(t46)
model.Operation('SLICE', t46, [0, 0, 0, 1], [1, 2, 3, 4]).To(t47)
model.Operation('ADD', t14, c48, 0).To(t49)
model.Operation('CONCATENATION', t14, t49, 0).To(t50)
model.Operation('BATCH_TO_SPACE_ND', t50, c51, True).To(t52)
model.Operation('SLICE', t52, [0, 0, 0, 1], [1, 2, 3, 4]).To(t53)
model.Operation('ADD', t17, c54, 0).To(t55)
model.Operation('CONCATENATION', t17, t55, 0).To(t56)
model.Operation('BATCH_TO_SPACE_ND', t56, c57, True).To(t58)
model.Operation('SLICE', t58, [0, 0, 0, 1], [1, 2, 3, 4]).To(t59)
model.Operation('ADD', t18, c60, 0).To(t61)
model.Operation('CONCATENATION', t18, t61, 0).To(t62)
model.Operation('BATCH_TO_SPACE_ND', t62, c63, True).To(t64)
model.Operation('SLICE', t64, [0, 0, 0, 1], [1, 2, 3, 4]).To(t65)
model.Operation('ADD', t20, c66, 0).To(t67)
model.Operation('CONCATENATION', t20, t67, 0).To(t68)
model.Operation('BATCH_TO_SPACE_ND', t68, c69, True).To(t70)
model.Operation('SLICE', t70, [0, 0, 0, 1], [1, 2, 3, 4]).To(t71)
model.Operation('ADD', t23, c72, 0).To(t73)
model.Operation('CONCATENATION', t23, t73, 0).To(t74)
model.Operation('BATCH_TO_SPACE_ND', t74, c75, True).To(t76)
model.Operation('SLICE', t76, [0, 0, 0, 1], [1, 2, 3, 4]).To(t77)
model.Operation('ADD', t4, c78, 0).To(t79)
model.Operation('CONCATENATION', t4, t79, 0).To(t80)
model.Operation('BATCH_TO_SPACE_ND', t80, c81, True).To(t82)
model.Operation('SLICE', t82, [0, 0, 0, 1], [1, 2, 3, 4]).To(t83)
model.Operation('ADD', t3, c84, 0).To(t85)
model.Operation('CONCATENATION', t3, t85, 0).To(t86)
model.Operation('BATCH_TO_SPACE_ND', t86, c87, True).To(t88)
model.Operation('SLICE', t88, [0, 0, 0, 1], [1, 2, 3, 4]).To(t89)
Example({
    x2: packed('|i1',
    'c-jrZ2@U`-1O&j?qW=F{N6==boJ^fMfeq+a*W!#LPIiy@=Jf6`g@EM&OnMmT', 0.5
),
    x5: [1.0, -2.0, -0.5, 1.0, 3.5, -1.5, 1.0, -4.0, 3.0, 4.0, 0.5, 3.0, -2.0, 2.5, 1.0, -3.5, 3.0, -2.0,
    2.5, 1.5, 2.5, 2.5, -2.5, -1.5],
    x7: [2.0, 3.0, 3.0, -2.5, 2.5, 1.0, 0.5, 3.5, 1.5, -2.5, 2.5, -1.5, 2.5, 4.0, -4.0, 2.5, 1.0, 2.0, 1.5,
    -3.0, 3.0, 2.0, -2.5, 1.5],
    x1: [2.0, -2.5, 4.0, 4.0, 4.0, -2.5, -3.5, -3.0, 2.0, 3.5, 3.0, -3.5, 3.5, 3.0, -3.5, -1.5, 1.0, -2.0,
    -2.0, -2.0, 1.5, -2.5, -3.5, -3.0],
    x10: [-1.5, -1.5, -3.5, 1.5, 1.0, -4.0, -0.5, 2.0, -2.0, -0.5, -1.0, 0.5, 1.5, -2.0, 0.5, 3.5, 4.0, -2.0,
    0.5, -1.0, 2.5, -1.5, -1.0, 1.5],
    x12: [-0.5, -1.5, 1.5, -3.5, -4.0, -4.0, 2.5, 2.0, 3.0, -0.5, -3.0, -0.5],
    x13: [-2.0, 0.5, 1.0, -3.0, 1.5, -2.5, 3.5, 4.0, 3.5, 1.5, 4.0, -1.0],
    x15: [-3.5, -3.5, 2.5, 4.0, -1.5, 1.0, 2.5, 3.0, 1.5, -3.5, 1.0, 1.5, 3.5, -4.0, -1.5, -1.5, 1.5, -4.0,
    -4.0, -2.5, -2.5, -0.5, 3.0, -4.0],
    x19: packed('|i1',
    'c-jre$q@h`2n4X<Q0%{3SXec`C_O4v$L=c0hWzwoi=NwM#$XsW2zr4J7AhF`', 0.5
),
    x21: [1.5, 1.0, 0.5, 4.0, 1.0, -2.0],
    t29: [1.5, -2.0, -1.5, -0.5, 4.0, -1.5, -1.0, 1.0, 3.5, 4.0, 4.5, 0.5, -3.0, 2.5, 1.5, 1.0, 2.0, -2.0,
    -3.0, 2.5, 1.5, 2.5, 1.5, -2.5],
    t35: [2.5, 3.0, 3.5, 3.0, 3.0, 1.0, 1.5, 0.5, 2.0, -2.5, -2.0, 2.5, 1.5, 4.0, 3.0, -4.0, 0.0, 2.0, 1.0,
    1.5, 2.0, 2.0, 1.0, -2.5],
    t41: [2.5, 4.0, 4.5, 4.0, 2.5, 3.0, 3.5, 3.5, 1.5, -2.0, -1.5, 1.5, -3.5, 4.0, 3.0, -2.5, 2.5, -3.5,
    -4.5, 3.0, -3.0, -2.0, -3.0, -2.5],
    t47: [-1.0, -0.5, 0.0, 1.5, -3.0, -2.0, -1.5, 0.5, 1.5, -1.0, -0.5, 4.0, -2.5, 2.0, 1.0, -2.0, 0.5, -0.5,
    -1.5, 3.5, -5.0, 0.5, -0.5, -2.0],
    t53: [0.0, -1.5, -1.0, 1.5, -3.5, -4.0, -3.5, 2.5, 3.5, -0.5, 0.0, -3.0, -3.0, 0.5, -0.5, 1.0, 0.5, -2.5,
    -3.5, 3.5, 2.5, 1.5, 0.5, 4.0],
    t59: [-3.5, -4.0, -3.5, 2.0, -1.5, 0.5, 1.0, 2.0, 1.5, -4.0, -3.5, 0.5, 3.5, -3.0, -4.0, -0.5, 1.5, -3.0,
    -4.0, -3.0, -2.5, 0.5, -0.5, 4.0],
    t65: [-3.0, 1.0, 1.5, 3.0, 3.5, 1.0, 1.5, -2.5, 4.5, -3.5, -3.0, 1.5, -5.0, 1.0, 0.0, -3.5, -4.0, -1.5,
    -2.5, -1.5, 1.5, -4.0, -5.0, -0.5],
    t71: [1.5, 0.5, 1.0, 3.5, 1.5, 3.5, 4.0, 1.0, -1.0, 1.5, 2.0, 1.0, 0.5, 0.5, -0.5, 3.5, 2.5, 1.5, 0.5,
    -1.5, -3.0, 0.5, -0.5, 1.0],
    t77: [0.5, 0.0, 0.5, 0.0, 0.5, 0.0, 0.5, 0.0, 0.5, 0.0, 0.5, 0.0, -1.0, 1.5, 0.5, 1.0, -1.0, 0.5, -0.5,
    4.0, -1.0, 1.0, 0.0, -2.0],
    t83: [-3.5, 1.0, 1.5, -3.5, -2.5, -1.5, -1.0, -1.5, 3.0, -4.0, -3.5, -0.5, -2.0, -1.5, -2.5, -0.5, -2.0,
    2.0, 1.0, 0.5, 1.5, 1.0, 0.0, 2.0],
    t89: [-2.0, -4.0, -3.5, 0.5, 3.5, -4.0, -3.5, 0.5, -2.5, 1.0, 1.5, 1.0, -4.5, 1.0, 0.0, 3.0, 2.0, 1.0,
    0.0, -2.5, 3.0, -3.5, -4.5, 1.5],
}, name='behind').AddVariations('float16').DisableLifeTimeVariation()

# An image with channels first is given by operations that know no layout.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [1, 4, 3, 4], 0.5, 120))
t3 = Internal('t3', (U8, [1, 2, 3, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 2, 3, 4], 0.5, 120))
x5 = Input('x5', (U8, [8, 3], 0.5, 120))
t6 = Internal('t6', (U8, [1, 2, 3, 4], 0.5, 120))
x7 = Input('x7', (U8, [1, 3, 4, 2], 0.5, 120))
t8 = Internal('t8', (U8, [1, 2, 3, 4], 0.5, 120))
x1 = Input('x1', (U8, [1, 3, 4, 2], 0.5, 120))
t9 = Internal('t9', (U8, [1, 2, 3, 4], 0.5, 120))
x10 = Input('x10', (U8, [1, 4, 3, 2], 0.5, 120))
t11 = Internal('t11', (U8, [1, 2, 3, 4], 0.5, 120))
x12 = Input('x12', (U8, [1, 1, 3, 4], 0.5, 120))
x13 = Input('x13', (U8, [1, 1, 3, 4], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 3, 4], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 4], 0.5, 120))
c16 = Parameter('c16', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t17 = Internal('t17', (U8, [1, 2, 3, 4], 0.5, 120))
t18 = Internal('t18', (U8, [1, 2, 3, 4], 0.5, 120))
x19 = Input('x19', (U8, [1, 3, 4, 4], 0.5, 120))
t20 = Internal('t20', (U8, [1, 2, 4, 4], 0.5, 120))
x21 = Input('x21', (U8, [1, 1, 3, 2], 0.5, 120))
c22 = Parameter('c22', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 1, 1])
t23 = Internal('t23', (U8, [1, 2, 3, 4], 0.5, 120))
c24 = Parameter('c24', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t25 = Internal('t25', (U8, [1, 2, 3, 4], 0.5, 120))
t26 = Internal('t26', (U8, [2, 2, 3, 4], 0.5, 120))
c27 = Parameter('c27', (I32, [2]), [1, 2])
t28 = Internal('t28', (U8, [1, 2, 3, 8], 0.5, 120))
t29 = Output('t29', (U8, [1, 2, 3, 4], 0.5, 120))
c30 = Parameter('c30', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t31 = Internal('t31', (U8, [1, 2, 3, 4], 0.5, 120))
t32 = Internal('t32', (U8, [2, 2, 3, 4], 0.5, 120))
c33 = Parameter('c33', (I32, [2]), [1, 2])
t34 = Internal('t34', (U8, [1, 2, 3, 8], 0.5, 120))
t35 = Output('t35', (U8, [1, 2, 3, 4], 0.5, 120))
c36 = Parameter('c36', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t37 = Internal('t37', (U8, [1, 2, 3, 4], 0.5, 120))
t38 = Internal('t38', (U8, [2, 2, 3, 4], 0.5, 120))
c39 = Parameter('c39', (I32, [2]), [1, 2])
t40 = Internal('t40', (U8, [1, 2, 3, 8], 0.5, 120))
t41 = Output('t41', (U8, [1, 2, 3, 4], 0.5, 120))
c42 = Parameter('c42', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t43 = Internal('t43', (U8, [1, 2, 3, 4], 0.5, 120))
t44 = Internal('t44', (U8, [2, 2, 3, 4], 0.5, 120))
c45 = Parameter('c45', (I32, [2]), [1, 2])
t46 = Internal('t46', (U8, [1, 2, 3, 8], 0.5, 120))
t47 = Output('t47', (U8, [1, 2, 3, 4], 0.5, 120))
c48 = Parameter('c48', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t49 = Internal('t49', (U8, [1, 2, 3, 4], 0.5, 120))
t50 = Internal('t50', (U8, [2, 2, 3, 4], 0.5, 120))
c51 = Parameter('c51', (I32, [2]), [1, 2])
t52 = Internal('t52', (U8, [1, 2, 3, 8], 0.5, 120))
t53 = Output('t53', (U8, [1, 2, 3, 4], 0.5, 120))
c54 = Parameter('c54', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t55 = Internal('t55', (U8, [1, 2, 3, 4], 0.5, 120))
t56 = Internal('t56', (U8, [2, 2, 3, 4], 0.5, 120))
c57 = Parameter('c57', (I32, [2]), [1, 2])
t58 = Internal('t58', (U8, [1, 2, 3, 8], 0.5, 120))
t59 = Output('t59', (U8, [1, 2, 3, 4], 0.5, 120))
c60 = Parameter('c60', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t61 = Internal('t61', (U8, [1, 2, 3, 4], 0.5, 120))
t62 = Internal('t62', (U8, [2, 2, 3, 4], 0.5, 120))
c63 = Parameter('c63', (I32, [2]), [1, 2])
t64 = Internal('t64', (U8, [1, 2, 3, 8], 0.5, 120))
t65 = Output('t65', (U8, [1, 2, 3, 4], 0.5, 120))
c66 = Parameter('c66', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t67 = Internal('t67', (U8, [1, 2, 4, 4], 0.5, 120))
t68 = Internal('t68', (U8, [2, 2, 4, 4], 0.5, 120))
c69 = Parameter('c69', (I32, [2]), [1, 2])
t70 = Internal('t70', (U8, [1, 2, 4, 8], 0.5, 120))
t71 = Output('t71', (U8, [1, 2, 3, 4], 0.5, 120))
c72 = Parameter('c72', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t73 = Internal('t73', (U8, [1, 2, 3, 4], 0.5, 120))
t74 = Internal('t74', (U8, [2, 2, 3, 4], 0.5, 120))
c75 = Parameter('c75', (I32, [2]), [1, 2])
t76 = Internal('t76', (U8, [1, 2, 3, 8], 0.5, 120))
t77 = Output('t77', (U8, [1, 2, 3, 4], 0.5, 120))
c78 = Parameter('c78', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t79 = Internal('t79', (U8, [1, 2, 3, 4], 0.5, 120))
t80 = Internal('t80', (U8, [2, 2, 3, 4], 0.5, 120))
c81 = Parameter('c81', (I32, [2]), [1, 2])
t82 = Internal('t82', (U8, [1, 2, 3, 8], 0.5, 120))
t83 = Output('t83', (U8, [1, 2, 3, 4], 0.5, 120))
c84 = Parameter('c84', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t85 = Internal('t85', (U8, [1, 2, 3, 4], 0.5, 120))
t86 = Internal('t86', (U8, [2, 2, 3, 4], 0.5, 120))
c87 = Parameter('c87', (I32, [2]), [1, 2])
t88 = Internal('t88', (U8, [1, 2, 3, 8], 0.5, 120))
t89 = Output('t89', (U8, [1, 2, 3, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', x2, 1, 2).To(t3, t4)
model.Operation('RESHAPE', x5, [1, 2, 3, 4]).To(t6)
model.Operation('RESHAPE', x7, [1, 2, 3, 4]).To(t8)
model.Operation('TRANSPOSE', x1, [0, 3, 1, 2]).To(t9)
model.Operation('TRANSPOSE', x10, [0, 3, 2, 1]).To(t11)
model.Operation('CONCATENATION', x12, x13, 1).To(t14)
model.Operation('SUB', x15, c16, 0).To(t17)
model.Operation('SLICE', x2, [0, 1, 0, 0], [1, 2, 3, 4]).To(t18)
model.Operation('MAX_POOL_2D', x19, 2, 1, 1, 1, 2, 0, False).To(t20)
model.Operation('PAD', x21, c22).To(t23)
model.Operation('ADD', t6, c24, 0).To(t25)
model.Operation('CONCATENATION', t6, t25, 0).To(t26)
model.Operation('BATCH_TO_SPACE_ND', t26, c27, True).To(t28)
model.Operation('SLICE', t28, [0, 0, 0, 1], [1, 2, 3, 4]).To(t29)
model.Operation('ADD', t8, c30, 0).To(t31)
model.Operation('CONCATENATION', t8, t31, 0).To(t32)
model.Operation('BATCH_TO_SPACE_ND', t32, c33, True).To(t34)
model.Operation('SLICE', t34, [0, 0, 0, 1], [1, 2, 3, 4]).To(t35)
model.Operation('ADD', t9, c36, 0).To(t37)
model.Operation('CONCATENATION', t9, t37, 0).To(t38)
model.Operation('BATCH_TO_SPACE_ND', t38, c39, True).To(t40)
model.Operation('SLICE', t40, [0, 0, 0, 1], [1, 2, 3, 4]).To(t41)
model.Operation('ADD', t11, c42, 0).To(t43)
model.Operation('CONCATENATION', t11, t43, 0).To(t44)
model.Operation('BATCH_TO_SPACE_ND', t44, c45, True).To(t46)
model.Operation('SLICE', t46, [0, 0, 0, 1], [1, 2, 3, 4]).To(t47)
model.Operation('ADD', t14, c48, 0).To(t49)
model.Operation('CONCATENATION', t14, t49, 0).To(t50)
model.Operation('BATCH_TO_SPACE_ND', t50, c51, True).To(t52)
model.Operation('SLICE', t52, [0, 0, 0, 1], [1, 2, 3, 4]).To(t53)
model.Operation('ADD', t17, c54, 0).To(t55)
model.Operation('CONCATENATION', t17, t55, 0).To(t56)
model.Operation('BATCH_TO_SPACE_ND', t56, c57, True).To(t58)
model.Operation('SLICE', t58, [0, 0, 0, 1], [1, 2, 3, 4]).To(t59)
model.Operation('ADD', t18, c60, 0).To(t61)
model.Operation('CONCATENATION', t18, t61, 0).To(t62)
model.Operation('BATCH_TO_SPACE_ND', t62, c63, True).To(t64)
model.Operation('SLICE', t64, [0, 0, 0, 1], [1, 2, 3, 4]).To(t65)
model.Operation('ADD', t20, c66, 0).To(t67)
model.Operation('CONCATENATION', t20, t67, 0).To(t68)
model.Operation('BATCH_TO_SPACE_ND', t68, c69, True).To(t70)
model.Operation('SLICE', t70, [0, 0, 0, 1], [1, 2, 3, 4]).To(t71)
model.Operation('ADD', t23, c72, 0).To(t73)
model.Operation('CONCATENATION', t23, t73, 0).To(t74)
model.Operation('BATCH_TO_SPACE_ND', t74, c75, True).To(t76)
model.Operation('SLICE', t76, [0, 0, 0, 1], [1, 2, 3, 4]).To(t77)
model.Operation('ADD', t4, c78, 0).To(t79)
model.Operation('CONCATENATION', t4, t79, 0).To(t80)
model.Operation('BATCH_TO_SPACE_ND', t80, c81, True).To(t82)
model.Operation('SLICE', t82, [0, 0, 0, 1], [1, 2, 3, 4]).To(t83)
model.Operation('ADD', t3, c84, 0).To(t85)
model.Operation('CONCATENATION', t3, t85, 0).To(t86)
model.Operation('BATCH_TO_SPACE_ND', t86, c87, True).To(t88)
model.Operation('SLICE', t88, [0, 0, 0, 1], [1, 2, 3, 4]).To(t89)
Example({
    x2: packed('<i2',
    'c-oc0i46cC2m~-k<_Qo^P)FAlY?bmXN)sR$>(zaDI)SH{c~gj6gjaH-dVIQAb{1#'
),
    x5: [122, 116, 119, 122, 127, 117, 122, 112, 126, 128, 121, 126, 116, 125, 122, 113, 126, 116, 125, 123,
    125, 125, 115, 117],
    x7: [124, 126, 126, 115, 125, 122, 121, 127, 123, 115, 125, 117, 125, 128, 112, 125, 122, 124, 123, 114,
    126, 124, 115, 123],
    x1: [124, 115, 128, 128, 128, 115, 113, 114, 124, 127, 126, 113, 127, 126, 113, 117, 122, 116, 116, 116,
    123, 115, 113, 114],
    x10: [117, 117, 113, 123, 122, 112, 119, 124, 116, 119, 118, 121, 123, 116, 121, 127, 128, 116, 121, 118,
    125, 117, 118, 123],
    x12: [119, 117, 123, 113, 112, 112, 125, 124, 126, 119, 114, 119],
    x13: [116, 121, 122, 114, 123, 115, 127, 128, 127, 123, 128, 118],
    x15: [113, 113, 125, 128, 117, 122, 125, 126, 123, 113, 122, 123, 127, 112, 117, 117, 123, 112, 112, 115,
    115, 119, 126, 112],
    x19: packed('<i2',
    'c-oc6Q5FCY2n0Y^)@FMZa&)d>{w6p}Dq^H9@viU}9bG++sbsQPi4B5N!1n0^UiKDu'
),
    x21: [123, 122, 121, 128, 122, 116],
    t29: [123, 116, 117, 119, 128, 117, 118, 122, 127, 128, 129, 121, 114, 125, 123, 122, 124, 116, 114, 125,
    123, 125, 123, 115],
    t35: [125, 126, 127, 126, 126, 122, 123, 121, 124, 115, 116, 125, 123, 128, 126, 112, 120, 124, 122, 123,
    124, 124, 122, 115],
    t41: [125, 128, 129, 128, 125, 126, 127, 127, 123, 116, 117, 123, 113, 128, 126, 115, 125, 113, 111, 126,
    114, 116, 114, 115],
    t47: [118, 119, 120, 123, 114, 116, 117, 121, 123, 118, 119, 128, 115, 124, 122, 116, 121, 119, 117, 127,
    110, 121, 119, 116],
    t53: [120, 117, 118, 123, 113, 112, 113, 125, 127, 119, 120, 114, 114, 121, 119, 122, 121, 115, 113, 127,
    125, 123, 121, 128],
    t59: [113, 112, 113, 124, 117, 121, 122, 124, 123, 112, 113, 121, 127, 114, 112, 119, 123, 114, 112, 114,
    115, 121, 119, 128],
    t65: [114, 122, 123, 126, 127, 122, 123, 115, 129, 113, 114, 123, 110, 122, 120, 113, 112, 117, 115, 117,
    123, 112, 110, 119],
    t71: [123, 121, 122, 127, 123, 127, 128, 122, 118, 123, 124, 122, 121, 121, 119, 127, 125, 123, 121, 117,
    114, 121, 119, 122],
    t77: [121, 120, 121, 120, 121, 120, 121, 120, 121, 120, 121, 120, 118, 123, 121, 122, 118, 121, 119, 128,
    118, 122, 120, 116],
    t83: [113, 122, 123, 113, 115, 117, 118, 117, 126, 112, 113, 119, 116, 117, 115, 119, 116, 124, 122, 121,
    123, 122, 120, 124],
    t89: [116, 112, 113, 121, 127, 112, 113, 121, 115, 122, 123, 122, 111, 122, 120, 126, 124, 122, 120, 115,
    126, 113, 111, 123],
}, name='behind_quant8').AddVariations(signed(x2, t3, t4, x5, t6, x7, t8, x1, t9, x10, t11, x12, x13, t14, x15, c16, t17, t18, x19, t20, x21, t23, c24, t25, t26, t28, t29, c30, t31, t32, t34, t35, c36, t37, t38, t40, t41, c42, t43, t44, t46, t47, c48, t49, t50, t52, t53, c54, t55, t56, t58, t59, c60, t61, t62, t64, t65, c66, t67, t68, t70, t71, c72, t73, t74, t76, t77, c78, t79, t80, t82, t83, c84, t85, t86, t88, t89)).DisableLifeTimeVariation()
