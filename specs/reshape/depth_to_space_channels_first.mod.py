# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# DEPTH_TO_SPACE: images with channels first, and what knows no layout.

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
t2 = Internal('t2', (F32, [1, 8, 3, 4]))
c3 = Parameter('c3', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t4 = Internal('t4', (F32, [1, 8, 3, 4]))
t5 = Internal('t5', (F32, [1, 2, 6, 8]))
t6 = Internal('t6', (F32, [1, 2, 3, 4]))
t7 = Output('t7', (F32, [1, 1, 3, 4]))
t8 = Output('t8', (F32, [1, 1, 3, 4]))
x9 = Input('x9', (F32, [1, 2, 3, 4]))
t10 = Internal('t10', (F32, [1, 8, 3, 4]))
c11 = Parameter('c11', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t12 = Internal('t12', (F32, [1, 8, 3, 4]))
t13 = Internal('t13', (F32, [1, 2, 6, 8]))
t14 = Internal('t14', (F32, [1, 2, 3, 4]))
t15 = Internal('t15', (F32, [1, 2, 2, 3]))
x16 = Input('x16', (F32, [1, 2, 3, 4]))
t17 = Internal('t17', (F32, [1, 8, 3, 4]))
c18 = Parameter('c18', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t19 = Internal('t19', (F32, [1, 8, 3, 4]))
t20 = Internal('t20', (F32, [1, 2, 6, 8]))
t21 = Internal('t21', (F32, [1, 2, 3, 4]))
t22 = Output('t22', (F32, [1, 24]))
x23 = Input('x23', (F32, [1, 2, 3, 4]))
t24 = Internal('t24', (F32, [1, 8, 3, 4]))
c25 = Parameter('c25', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t26 = Internal('t26', (F32, [1, 8, 3, 4]))
t27 = Internal('t27', (F32, [1, 2, 6, 8]))
t28 = Internal('t28', (F32, [1, 2, 3, 4]))
t29 = Output('t29', (F32, [8, 3]))
x30 = Input('x30', (F32, [1, 2, 3, 4]))
t31 = Internal('t31', (F32, [1, 8, 3, 4]))
c32 = Parameter('c32', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t33 = Internal('t33', (F32, [1, 8, 3, 4]))
t34 = Internal('t34', (F32, [1, 2, 6, 8]))
t35 = Internal('t35', (F32, [1, 2, 3, 4]))
t36 = Internal('t36', (F32, [1, 2, 3, 4]))
t37 = Output('t37', (F32, [1, 24]))
x38 = Input('x38', (F32, [1, 2, 3, 4]))
t39 = Internal('t39', (F32, [1, 8, 3, 4]))
c40 = Parameter('c40', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t41 = Internal('t41', (F32, [1, 8, 3, 4]))
t42 = Internal('t42', (F32, [1, 2, 6, 8]))
t43 = Internal('t43', (F32, [1, 2, 3, 4]))
x44 = Input('x44', (F32, [1, 2, 3, 4]))
t45 = Internal('t45', (F32, [1, 8, 3, 4]))
c46 = Parameter('c46', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t47 = Internal('t47', (F32, [1, 8, 3, 4]))
t48 = Internal('t48', (F32, [1, 2, 6, 8]))
t49 = Internal('t49', (F32, [1, 2, 3, 4]))
t50 = Internal('t50', (F32, [1, 2, 3, 4]))
t51 = Output('t51', (F32, [3, 8]))
t52 = Output('t52', (F32, [6, 2]))
x53 = Input('x53', (F32, [1, 2, 3, 4]))
t54 = Internal('t54', (F32, [1, 8, 3, 4]))
c55 = Parameter('c55', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t56 = Internal('t56', (F32, [1, 8, 3, 4]))
t57 = Internal('t57', (F32, [1, 2, 6, 8]))
t58 = Internal('t58', (F32, [1, 2, 3, 4]))
c59 = Parameter('c59', (F32, [2, 24]), ([1.0, 0.0, -1.0, 0.0, 0.0] * 10)[:48])
c60 = Parameter('c60', (F32, [2]), [1.0, -2.0])
t61 = Output('t61', (F32, [1, 2]))
x62 = Input('x62', (F32, [1, 2, 3, 4]))
t63 = Internal('t63', (F32, [1, 8, 3, 4]))
c64 = Parameter('c64', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t65 = Internal('t65', (F32, [1, 8, 3, 4]))
t66 = Internal('t66', (F32, [1, 2, 6, 8]))
t67 = Internal('t67', (F32, [1, 2, 3, 4]))
x68 = Input('x68', (F32, [1, 2, 3, 4]))
t69 = Output('t69', (F32, [1, 4, 3, 4]))
x70 = Input('x70', (F32, [1, 2, 3, 4]))
t71 = Internal('t71', (F32, [1, 8, 3, 4]))
c72 = Parameter('c72', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t73 = Internal('t73', (F32, [1, 8, 3, 4]))
t74 = Internal('t74', (F32, [1, 2, 6, 8]))
t75 = Internal('t75', (F32, [1, 2, 3, 4]))
x76 = Input('x76', (F32, [1, 2, 3, 4]))
t77 = Internal('t77', (F32, [1, 8, 3, 4]))
c78 = Parameter('c78', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t79 = Internal('t79', (F32, [1, 8, 3, 4]))
t80 = Internal('t80', (F32, [1, 2, 6, 8]))
t81 = Internal('t81', (F32, [1, 2, 3, 4]))
t82 = Output('t82', (F32, [1, 2, 3, 8]))
x83 = Input('x83', (F32, [1, 2, 3, 4]))
t84 = Internal('t84', (F32, [1, 8, 3, 4]))
c85 = Parameter('c85', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t86 = Internal('t86', (F32, [1, 8, 3, 4]))
t87 = Internal('t87', (F32, [1, 2, 6, 8]))
t88 = Internal('t88', (F32, [1, 2, 3, 4]))
c89 = Parameter('c89', (F32, [2, 1, 1]), [0.5, -1.0])
t90 = Output('t90', (F32, [1, 2, 3, 4]))
x91 = Input('x91', (F32, [1, 2, 3, 4]))
t92 = Internal('t92', (F32, [1, 8, 3, 4]))
c93 = Parameter('c93', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t94 = Internal('t94', (F32, [1, 8, 3, 4]))
t95 = Internal('t95', (F32, [1, 2, 6, 8]))
t96 = Internal('t96', (F32, [1, 2, 3, 4]))
c97 = Parameter('c97', (F32, [4]), [0.5, 1.0, -1.5, 2.0])
t98 = Output('t98', (F32, [1, 2, 3, 4]))
x99 = Input('x99', (F32, [1, 2, 3, 4]))
t100 = Internal('t100', (F32, [1, 8, 3, 4]))
c101 = Parameter('c101', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t102 = Internal('t102', (F32, [1, 8, 3, 4]))
t103 = Internal('t103', (F32, [1, 2, 6, 8]))
t104 = Internal('t104', (F32, [1, 2, 3, 4]))
x105 = Input('x105', (F32, [1, 2, 3, 4]))
t106 = Output('t106', (F32, [1, 2, 3, 4]))
x107 = Input('x107', (F32, [1, 2, 3, 4]))
t108 = Internal('t108', (F32, [1, 8, 3, 4]))
c109 = Parameter('c109', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t110 = Internal('t110', (F32, [1, 8, 3, 4]))
t111 = Internal('t111', (F32, [1, 2, 6, 8]))
t112 = Internal('t112', (F32, [1, 2, 3, 4]))
t113 = Output('t113', (F32, [1, 3, 4, 2]))
x114 = Input('x114', (F32, [1, 2, 3, 4]))
t115 = Internal('t115', (F32, [1, 8, 3, 4]))
c116 = Parameter('c116', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t117 = Internal('t117', (F32, [1, 8, 3, 4]))
t118 = Internal('t118', (F32, [1, 2, 6, 8]))
t119 = Internal('t119', (F32, [1, 2, 3, 4]))
t120 = Output('t120', (F32, [1, 2, 4, 3]))
x121 = Input('x121', (F32, [1, 2, 3, 4]))
t122 = Internal('t122', (F32, [1, 8, 3, 4]))
c123 = Parameter('c123', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t124 = Internal('t124', (F32, [1, 8, 3, 4]))
t125 = Internal('t125', (F32, [1, 2, 6, 8]))
t126 = Internal('t126', (F32, [1, 2, 3, 4]))
c127 = Parameter('c127', (I32, [1]), [1])
t128 = Output('t128', (F32, [1, 3, 4]))
x129 = Input('x129', (F32, [1, 2, 3, 4]))
t130 = Internal('t130', (F32, [1, 8, 3, 4]))
c131 = Parameter('c131', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t132 = Internal('t132', (F32, [1, 8, 3, 4]))
t133 = Internal('t133', (F32, [1, 2, 6, 8]))
t134 = Internal('t134', (F32, [1, 2, 3, 4]))
c135 = Parameter('c135', (I32, [2]), [2, 3])
t136 = Output('t136', (F32, [1, 2, 1, 1]))
x137 = Input('x137', (F32, [1, 2, 3, 4]))
t138 = Internal('t138', (F32, [1, 8, 3, 4]))
c139 = Parameter('c139', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t140 = Internal('t140', (F32, [1, 8, 3, 4]))
t141 = Internal('t141', (F32, [1, 2, 6, 8]))
t142 = Internal('t142', (F32, [1, 2, 3, 4]))
t143 = Output('t143', (F32, [1, 1, 3, 2]))
x144 = Input('x144', (F32, [1, 2, 3, 4]))
t145 = Internal('t145', (F32, [1, 8, 3, 4]))
c146 = Parameter('c146', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t147 = Internal('t147', (F32, [1, 8, 3, 4]))
t148 = Internal('t148', (F32, [1, 2, 6, 8]))
t149 = Internal('t149', (F32, [1, 2, 3, 4]))
t150 = Output('t150', (I32, [1, 3, 4]))
x151 = Input('x151', (F32, [1, 2, 3, 4]))
t152 = Internal('t152', (F32, [1, 8, 3, 4]))
c153 = Parameter('c153', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t154 = Internal('t154', (F32, [1, 8, 3, 4]))
t155 = Internal('t155', (F32, [1, 2, 6, 8]))
t156 = Internal('t156', (F32, [1, 2, 3, 4]))
c157 = Parameter('c157', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t158 = Output('t158', (F32, [1, 3, 3, 5]))
x159 = Input('x159', (F32, [1, 2, 3, 4]))
t160 = Internal('t160', (F32, [1, 8, 3, 4]))
c161 = Parameter('c161', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t162 = Internal('t162', (F32, [1, 8, 3, 4]))
t163 = Internal('t163', (F32, [1, 2, 6, 8]))
t164 = Internal('t164', (F32, [1, 2, 3, 4]))
t165 = Output('t165', (F32, [1, 1, 2, 4]))
x166 = Input('x166', (F32, [1, 2, 3, 4]))
t167 = Internal('t167', (F32, [1, 8, 3, 4]))
c168 = Parameter('c168', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t169 = Internal('t169', (F32, [1, 8, 3, 4]))
t170 = Internal('t170', (F32, [1, 2, 6, 8]))
t171 = Internal('t171', (F32, [1, 2, 3, 4]))
t172 = Output('t172', (F32, [1, 2, 3, 4]))
model = Model()
model.Operation('CONCATENATION', x1, x1, x1, x1, 1).To(t2)
model.Operation('ADD', t2, c3, 0).To(t4)
model.Operation('DEPTH_TO_SPACE', t4, 2, True).To(t5)
model.Operation('SLICE', t5, [0, 0, 2, 1], [1, 2, 3, 4]).To(t6)
model.Operation('SPLIT', t6, 1, 2).To(t7, t8)
model.Operation('CONCATENATION', x9, x9, x9, x9, 1).To(t10)
model.Operation('ADD', t10, c11, 0).To(t12)
model.Operation('DEPTH_TO_SPACE', t12, 2, True).To(t13)
model.Operation('SLICE', t13, [0, 0, 2, 1], [1, 2, 3, 4]).To(t14)
model.Operation('MAX_POOL_2D', t14, 2, 1, 1, 2, 2, 0, True).To(t15)
model.Operation('CONCATENATION', x16, x16, x16, x16, 1).To(t17)
model.Operation('ADD', t17, c18, 0).To(t19)
model.Operation('DEPTH_TO_SPACE', t19, 2, True).To(t20)
model.Operation('SLICE', t20, [0, 0, 2, 1], [1, 2, 3, 4]).To(t21)
model.Operation('RESHAPE', t21, [1, 24]).To(t22)
model.Operation('CONCATENATION', x23, x23, x23, x23, 1).To(t24)
model.Operation('ADD', t24, c25, 0).To(t26)
model.Operation('DEPTH_TO_SPACE', t26, 2, True).To(t27)
model.Operation('SLICE', t27, [0, 0, 2, 1], [1, 2, 3, 4]).To(t28)
model.Operation('RESHAPE', t28, [8, 3]).To(t29)
model.Operation('CONCATENATION', x30, x30, x30, x30, 1).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('DEPTH_TO_SPACE', t33, 2, True).To(t34)
model.Operation('SLICE', t34, [0, 0, 2, 1], [1, 2, 3, 4]).To(t35)
model.Operation('RELU', t35).To(t36)
model.Operation('RESHAPE', t36, [1, -1]).To(t37)
model.Operation('CONCATENATION', x38, x38, x38, x38, 1).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('DEPTH_TO_SPACE', t41, 2, True).To(t42)
model.Operation('SLICE', t42, [0, 0, 2, 1], [1, 2, 3, 4]).To(t43)
model.Operation('CONCATENATION', x44, x44, x44, x44, 1).To(t45)
model.Operation('ADD', t45, c46, 0).To(t47)
model.Operation('DEPTH_TO_SPACE', t47, 2, True).To(t48)
model.Operation('SLICE', t48, [0, 0, 2, 1], [1, 2, 3, 4]).To(t49)
model.Operation('ADD', t43, t49, 0).To(t50)
model.Operation('RESHAPE', t50, [3, -1]).To(t51)
model.Operation('RESHAPE', t15, [-1, 2]).To(t52)
model.Operation('CONCATENATION', x53, x53, x53, x53, 1).To(t54)
model.Operation('ADD', t54, c55, 0).To(t56)
model.Operation('DEPTH_TO_SPACE', t56, 2, True).To(t57)
model.Operation('SLICE', t57, [0, 0, 2, 1], [1, 2, 3, 4]).To(t58)
model.Operation('FULLY_CONNECTED', t58, c59, c60, 0).To(t61)
model.Operation('CONCATENATION', x62, x62, x62, x62, 1).To(t63)
model.Operation('ADD', t63, c64, 0).To(t65)
model.Operation('DEPTH_TO_SPACE', t65, 2, True).To(t66)
model.Operation('SLICE', t66, [0, 0, 2, 1], [1, 2, 3, 4]).To(t67)
model.Operation('CONCATENATION', t67, x68, 1).To(t69)
model.Operation('CONCATENATION', x70, x70, x70, x70, 1).To(t71)
model.Operation('ADD', t71, c72, 0).To(t73)
model.Operation('DEPTH_TO_SPACE', t73, 2, True).To(t74)
model.Operation('SLICE', t74, [0, 0, 2, 1], [1, 2, 3, 4]).To(t75)
model.Operation('CONCATENATION', x76, x76, x76, x76, 1).To(t77)
model.Operation('ADD', t77, c78, 0).To(t79)
model.Operation('DEPTH_TO_SPACE', t79, 2, True).To(t80)
model.Operation('SLICE', t80, [0, 0, 2, 1], [1, 2, 3, 4]).To(t81)
model.Operation('CONCATENATION', t75, t81, 3).To(t82)
model.Operation('CONCATENATION', x83, x83, x83, x83, 1).To(t84)
model.Operation('ADD', t84, c85, 0).To(t86)
model.Operation('DEPTH_TO_SPACE', t86, 2, True).To(t87)
model.Operation('SLICE', t87, [0, 0, 2, 1], [1, 2, 3, 4]).To(t88)
model.Operation('ADD', t88, c89, 0).To(t90)
model.Operation('CONCATENATION', x91, x91, x91, x91, 1).To(t92)
model.Operation('ADD', t92, c93, 0).To(t94)
model.Operation('DEPTH_TO_SPACE', t94, 2, True).To(t95)
model.Operation('SLICE', t95, [0, 0, 2, 1], [1, 2, 3, 4]).To(t96)
model.Operation('ADD', t96, c97, 0).To(t98)
model.Operation('CONCATENATION', x99, x99, x99, x99, 1).To(t100)
model.Operation('ADD', t100, c101, 0).To(t102)
model.Operation('DEPTH_TO_SPACE', t102, 2, True).To(t103)
model.Operation('SLICE', t103, [0, 0, 2, 1], [1, 2, 3, 4]).To(t104)
model.Operation('ADD', t104, x105, 0).To(t106)
model.Operation('CONCATENATION', x107, x107, x107, x107, 1).To(t108)
model.Operation('ADD', t108, c109, 0).To(t110)
model.Operation('DEPTH_TO_SPACE', t110, 2, True).To(t111)
model.Operation('SLICE', t111, [0, 0, 2, 1], [1, 2, 3, 4]).To(t112)
model.Operation('TRANSPOSE', t112, [0, 2, 3, 1]).To(t113)
model.Operation('CONCATENATION', x114, x114, x114, x114, 1).To(t115)
model.Operation('ADD', t115, c116, 0).To(t117)
model.Operation('DEPTH_TO_SPACE', t117, 2, True).To(t118)
model.Operation('SLICE', t118, [0, 0, 2, 1], [1, 2, 3, 4]).To(t119)
model.Operation('TRANSPOSE', t119, [0, 1, 3, 2]).To(t120)
model.Operation('CONCATENATION', x121, x121, x121, x121, 1).To(t122)
model.Operation('ADD', t122, c123, 0).To(t124)
model.Operation('DEPTH_TO_SPACE', t124, 2, True).To(t125)
model.Operation('SLICE', t125, [0, 0, 2, 1], [1, 2, 3, 4]).To(t126)
model.Operation('REDUCE_MAX', t126, c127, False).To(t128)
model.Operation('CONCATENATION', x129, x129, x129, x129, 1).To(t130)
model.Operation('ADD', t130, c131, 0).To(t132)
model.Operation('DEPTH_TO_SPACE', t132, 2, True).To(t133)
model.Operation('SLICE', t133, [0, 0, 2, 1], [1, 2, 3, 4]).To(t134)
model.Operation('REDUCE_MAX', t134, c135, True).To(t136)
model.Operation('CONCATENATION', x137, x137, x137, x137, 1).To(t138)
model.Operation('ADD', t138, c139, 0).To(t140)
model.Operation('DEPTH_TO_SPACE', t140, 2, True).To(t141)
model.Operation('SLICE', t141, [0, 0, 2, 1], [1, 2, 3, 4]).To(t142)
model.Operation('SLICE', t142, [0, 1, 0, 1], [1, 1, 3, 2]).To(t143)
model.Operation('CONCATENATION', x144, x144, x144, x144, 1).To(t145)
model.Operation('ADD', t145, c146, 0).To(t147)
model.Operation('DEPTH_TO_SPACE', t147, 2, True).To(t148)
model.Operation('SLICE', t148, [0, 0, 2, 1], [1, 2, 3, 4]).To(t149)
model.Operation('ARGMAX', t149, 1).To(t150)
model.Operation('CONCATENATION', x151, x151, x151, x151, 1).To(t152)
model.Operation('ADD', t152, c153, 0).To(t154)
model.Operation('DEPTH_TO_SPACE', t154, 2, True).To(t155)
model.Operation('SLICE', t155, [0, 0, 2, 1], [1, 2, 3, 4]).To(t156)
model.Operation('PAD', t156, c157).To(t158)
model.Operation('CONCATENATION', x159, x159, x159, x159, 1).To(t160)
model.Operation('ADD', t160, c161, 0).To(t162)
model.Operation('DEPTH_TO_SPACE', t162, 2, True).To(t163)
model.Operation('SLICE', t163, [0, 0, 2, 1], [1, 2, 3, 4]).To(t164)
model.Operation('MAX_POOL_2D', t164, 2, 1, 1, 2, 2, 0, False).To(t165)
model.Operation('CONCATENATION', x166, x166, x166, x166, 1).To(t167)
model.Operation('ADD', t167, c168, 0).To(t169)
model.Operation('DEPTH_TO_SPACE', t169, 2, True).To(t170)
model.Operation('SLICE', t170, [0, 0, 2, 1], [1, 2, 3, 4]).To(t171)
model.Operation('SOFTMAX', t171, 1.0, 1).To(t172)
Example({
    x1: [-4.0, -2.5, 4.0, -3.0, 2.0, -4.0, 0.5, -3.5, -0.5, -3.5, -0.5, 2.5, 4.0, -2.0, 0.5, 0.5, -4.0, 1.0,
    2.5, 4.0, 2.5, -2.5, 3.5, -4.0],
    t7: [3.5, -3.5, -2.5, 1.0, 5.5, -1.5, -0.5, 3.0, 1.0, -3.0, -2.0, 0.0],
    t8: [-6.0, 0.0, -1.0, 1.5, -8.0, -2.0, -3.0, -0.5, 0.5, -3.5, -4.5, 2.5],
    x9: [2.5, -4.0, 3.5, -0.5, -3.5, 3.0, 2.0, 1.5, -2.0, 2.0, -2.5, -2.5, 3.0, 2.5, 1.5, 1.5, -1.5, -1.0,
    0.5, 3.5, 0.5, -3.0, 0.5, 1.0],
    x16: [1.5, -2.5, 3.0, -2.0, -3.5, -2.5, 1.0, -2.0, 3.0, -1.0, 1.0, 3.0, 3.5, 0.5, 2.0, -1.5, -1.5, 1.0,
    -2.5, 1.0, 4.0, 3.0, 2.0, -1.5],
    t22: [-2.0, -2.0, -1.0, 1.5, 0.0, 0.0, 1.0, 3.5, 4.5, -0.5, 0.5, 1.5, -3.5, 0.0, -1.0, -3.5, -5.5, -2.0,
    -3.0, -5.5, 2.0, 2.0, 1.0, 1.0],
    x23: [-4.0, 2.0, 2.5, -3.0, 4.0, -3.0, -1.0, 3.5, -4.0, -3.5, -3.5, 2.5, -3.5, 2.5, 1.0, -3.5, -1.5, 3.5,
    -2.5, 3.0, -1.0, 3.5, -2.5, 1.5],
    t29: [5.5, -2.5, -1.5, -0.5, 7.5, -0.5, 0.5, 1.5, -2.5, -3.0, -2.0, -3.0, -3.5, 2.5, 1.5, -3.5, -5.5,
    0.5, -0.5, -5.5, -3.0, 2.5, 1.5, -3.5],
    x30: [2.5, 3.5, -3.5, -2.5, 1.0, 3.0, 0.5, -4.0, 2.0, 2.5, 2.0, 2.0, -4.0, -4.0, -2.5, 3.5, 1.5, -1.0,
    -1.0, -1.0, 1.0, -3.0, 1.5, 3.0],
    t37: [2.5, 3.5, 4.5, 1.0, 4.5, 5.5, 6.5, 3.0, 3.5, 3.0, 4.0, 2.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.5],
    x38: [-1.0, 3.5, -2.5, 2.0, 4.0, 1.0, -2.0, 4.0, 3.5, -1.5, -4.0, 2.0, 2.0, 0.5, 3.5, 0.5, -3.5, 1.0,
    1.0, -2.0, 0.5, 1.0, -3.5, 3.0],
    x44: [-0.5, 3.0, -2.5, 4.0, 1.0, 1.5, 1.0, -2.5, -3.0, 4.0, -2.5, 4.0, -2.0, 3.5, -2.5, -4.0, -2.5, 1.5,
    -3.0, 1.0, -3.5, -0.5, 3.5, 4.0],
    t51: [8.0, 3.5, 5.5, 0.0, 12.0, 7.5, 9.5, 4.0, 3.5, 3.5, 5.5, -5.5, -10.0, 0.5, -1.5, -4.0, -14.0, -3.5,
    -5.5, -8.0, -7.0, -1.5, -3.5, -2.0],
    t52: [5.5, 6.5, 6.5, 5.5, 6.5, 6.5, -2.0, -2.0, -0.5, -1.5, -4.0, -0.5],
    x53: [-0.5, 1.0, -4.0, 3.0, 0.5, -2.5, -0.5, -3.0, 3.5, 1.5, -3.0, 4.0, 1.5, 1.5, -3.5, -4.0, 1.0, 1.5,
    3.5, 3.5, 1.5, -0.5, -1.0, 3.5],
    t61: [12.0, -11.0],
    x62: [1.0, 2.5, 2.5, 0.5, 4.0, -0.5, 4.0, 0.5, -2.0, -1.0, 2.5, 2.5, -3.0, 4.0, 2.5, 3.5, -2.5, 4.0,
    -1.0, 3.0, 3.0, -4.0, -3.5, 1.0],
    x68: [-3.5, 4.0, -0.5, -1.5, 2.0, 4.0, 0.5, -0.5, 1.0, 3.5, -3.0, 1.5, -2.5, 1.0, 1.0, 2.5, -4.0, 0.5,
    3.0, -2.5, -2.5, -2.0, 2.5, 1.0],
    t69: packed('|i1',
    'c-jTQfewHm2n9fSBH>!=|GzV*Bs#pi6Y9(IM34;O^&uI08^6Y8rNA|_1I0+(SHS_NcoP}', 0.5
),
    x70: [2.5, -0.5, -0.5, -1.0, 1.0, -0.5, 1.5, -0.5, 3.0, -3.0, 0.5, -1.5, 1.0, -2.5, -3.0, 0.5, -0.5,
    -0.5, -2.5, 3.5, 4.0, -1.5, 3.5, -1.5],
    x76: [-0.5, 4.0, -2.5, -0.5, -1.5, -2.0, 2.0, 1.0, -2.0, -1.0, 1.0, 4.0, 0.5, -1.5, 3.0, 1.0, -1.5, -2.0,
    -2.5, 1.0, 2.5, 3.5, -2.0, -3.0],
    t82: packed('|i1',
    'c-jTQ0TKWZ2n0Z>jQ;;s;WSNlwRLG(YBHt}n??32;>ZBr#ldmk%O#+s{665X7`^', 0.5
),
    x83: [-1.0, -4.0, 2.0, -3.5, -4.0, 3.0, -3.0, 3.0, -3.0, 2.0, 3.5, 2.5, 3.0, 0.5, -3.5, -0.5, -2.0, -1.5,
    1.5, 1.0, 1.5, -1.5, -2.5, 1.5],
    t90: [-2.0, 4.0, 5.0, -2.0, 0.0, 6.0, 7.0, 0.0, -1.0, 3.0, 4.0, 4.5, -5.0, -3.5, -4.5, -0.5, -7.0, -5.5,
    -6.5, -2.5, -1.5, -3.5, -4.5, -4.5],
    x91: [-1.5, -2.0, 1.5, -1.5, 1.0, 1.0, 2.5, 0.5, -3.5, 2.0, -0.5, -1.5, 4.0, 1.0, 4.0, -3.5, -0.5, -4.0,
    -1.0, 2.5, 2.5, 3.0, 3.0, -0.5],
    t98: [3.0, 2.5, 1.0, 5.0, 5.0, 4.5, 3.0, 7.0, -1.5, 3.5, 2.0, 2.0, -2.0, -4.0, -7.5, 0.0, -4.0, -6.0,
    -9.5, -2.0, 1.0, 3.0, -0.5, 4.0],
    x99: [3.0, 1.0, -1.5, 3.5, 3.5, -1.0, 1.0, 0.5, 2.0, 1.5, 2.0, -1.5, -3.5, -3.0, -0.5, -0.5, -1.0, 3.5,
    3.5, 4.0, -1.0, -2.0, -3.5, -3.0],
    x105: [-0.5, 3.5, 1.0, 3.5, -1.5, 1.0, -3.0, 1.0, -4.0, -1.0, -4.0, 3.5, 1.0, -1.5, 3.0, 2.5, 2.0, 2.5,
    -0.5, -4.0, -1.0, -2.5, 3.0, -3.5],
    t106: [4.5, 3.0, 1.5, 5.0, 5.5, 2.5, -0.5, 4.5, -0.5, 1.0, -1.0, 6.0, -2.0, 1.0, 4.5, 5.0, -3.0, 3.0,
    -1.0, -3.5, -4.0, -5.5, -1.0, -8.0],
    x107: [2.5, -0.5, 3.0, 2.5, -2.0, 1.5, 1.0, 1.0, -4.0, 3.0, -2.5, 3.5, -2.5, -2.0, 3.5, 0.5, 3.0, -3.0,
    4.0, -3.5, 2.0, 1.0, -1.5, 3.0],
    t113: [-0.5, 1.0, 2.0, -4.0, 3.0, -5.0, 1.5, 3.0, 1.5, -1.0, 4.0, -6.0, 5.0, -7.0, 3.5, 1.0, -2.5, 0.0,
    3.5, 0.0, 4.5, -1.0, -2.0, -2.5],
    x114: [-2.0, 1.0, -0.5, 0.5, 1.0, -2.0, -1.0, 3.0, -4.0, -2.0, -3.0, 1.0, 2.0, -3.0, -0.5, 4.0, 0.5, 4.0,
    -1.0, 3.5, -2.5, -0.5, 1.0, 4.0],
    t120: [2.5, 4.5, -2.5, -1.5, 0.5, -1.5, -0.5, 1.5, -0.5, -0.5, 1.5, -2.5, -1.5, -3.5, -4.5, 3.0, 1.0,
    -1.5, 2.0, 0.0, -2.5, -2.0, -4.0, 0.0],
    x121: [-3.0, 4.0, 1.0, -3.0, 1.5, 2.5, 3.0, -3.5, 2.0, 1.5, -3.5, 3.5, 0.5, -1.5, 1.5, 4.0, 2.5, -2.0,
    4.0, -4.0, -4.0, 0.5, -1.0, 3.0],
    t128: [3.0, 3.0, 4.0, 3.5, 5.0, 5.0, 6.0, 5.5, 3.5, 2.0, 3.0, -2.0],
    x129: [1.5, -1.5, 1.0, 2.0, -1.0, 1.0, 0.5, -4.0, -2.0, 3.5, 1.5, 1.5, -3.0, 0.5, -3.5, -3.0, 3.0, 4.0,
    2.0, 1.0, 2.5, 2.0, 2.0, 0.5],
    t136: [5.0, 3.0],
    x137: [-0.5, 2.0, -4.0, -1.0, 1.5, 1.0, 4.0, -1.5, 4.0, 3.0, -2.5, 4.0, 2.0, 3.0, 0.5, 3.0, 1.5, -1.5,
    -1.5, 2.0, 1.0, 4.0, 1.0, -3.5],
    t143: [-2.5, -3.5, -4.5, -5.5, 3.0, 2.0],
    x144: [-1.0, 0.5, -4.0, -3.5, 3.0, 1.5, -0.5, 0.5, 1.0, 3.5, 1.5, 1.0, 1.0, -0.5, 3.5, 3.0, 1.0, 3.0,
    -2.0, 2.5, -1.0, -4.0, 2.5, -1.5],
    t150: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    x151: [-2.0, 1.0, 3.0, -2.0, -2.0, -1.0, 1.5, 2.5, 1.5, 3.5, -4.0, 1.0, 2.0, 3.0, -3.5, -1.5, -3.5, 2.5,
    -3.0, 3.5, 3.0, 0.5, 4.0, 4.0],
    t158: packed('|i1',
    'c-muNKmq^%GqNx+GqZ9quyJtxWcbR=_=Dl&|G!@tnEwA|V*mh=tqT4', 0.5
),
    x159: [1.0, -3.5, 3.5, -2.0, 3.5, 0.5, -1.0, -2.5, 1.0, 4.0, -1.0, -3.0, -1.0, 3.5, -2.0, -1.5, -2.5, 0.5,
    -4.0, -2.0, 2.5, -2.0, -1.0, 4.0],
    t165: [7.0, 3.0, 4.0, 1.5, 7.0, 4.5, 5.5, 1.5],
    x166: [2.5, -0.5, 0.5, 2.5, 0.5, -1.0, 4.0, -2.0, -3.0, 2.5, 2.0, 2.5, 0.5, -3.5, -0.5, 1.0, 0.5, -2.0,
    1.0, 0.5, 3.0, 2.5, -1.0, 3.0],
    t172: [0.97068775, 0.9241418, 0.9890131, 0.9890131, 0.9994472, 0.9984988, 0.99979657, 0.99979657,
    0.07585818, 0.8175745, 0.97068775, 0.9890131, 0.02931223, 0.07585818, 0.010986943, 0.010986943,
    0.00055277866, 0.0015011822, 0.00020342697, 0.00020342697, 0.9241418, 0.18242553, 0.02931223,
    0.010986943],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# A result with channels first is read by operations that know no layout: axes, shapes and
# constants are turned with it. Each reader has a layer of its own.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 8, 3, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t4 = Internal('t4', (U8, [1, 8, 3, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 2, 6, 8], 0.5, 120))
t6 = Internal('t6', (U8, [1, 2, 3, 4], 0.5, 120))
t7 = Output('t7', (U8, [1, 1, 3, 4], 0.5, 120))
t8 = Output('t8', (U8, [1, 1, 3, 4], 0.5, 120))
x9 = Input('x9', (U8, [1, 2, 3, 4], 0.5, 120))
t10 = Internal('t10', (U8, [1, 8, 3, 4], 0.5, 120))
c11 = Parameter('c11', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t12 = Internal('t12', (U8, [1, 8, 3, 4], 0.5, 120))
t13 = Internal('t13', (U8, [1, 2, 6, 8], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 3, 4], 0.5, 120))
t15 = Internal('t15', (U8, [1, 2, 2, 3], 0.5, 120))
x16 = Input('x16', (U8, [1, 2, 3, 4], 0.5, 120))
t17 = Internal('t17', (U8, [1, 8, 3, 4], 0.5, 120))
c18 = Parameter('c18', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t19 = Internal('t19', (U8, [1, 8, 3, 4], 0.5, 120))
t20 = Internal('t20', (U8, [1, 2, 6, 8], 0.5, 120))
t21 = Internal('t21', (U8, [1, 2, 3, 4], 0.5, 120))
t22 = Output('t22', (U8, [1, 24], 0.5, 120))
x23 = Input('x23', (U8, [1, 2, 3, 4], 0.5, 120))
t24 = Internal('t24', (U8, [1, 8, 3, 4], 0.5, 120))
c25 = Parameter('c25', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t26 = Internal('t26', (U8, [1, 8, 3, 4], 0.5, 120))
t27 = Internal('t27', (U8, [1, 2, 6, 8], 0.5, 120))
t28 = Internal('t28', (U8, [1, 2, 3, 4], 0.5, 120))
t29 = Output('t29', (U8, [8, 3], 0.5, 120))
x30 = Input('x30', (U8, [1, 2, 3, 4], 0.5, 120))
t31 = Internal('t31', (U8, [1, 8, 3, 4], 0.5, 120))
c32 = Parameter('c32', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t33 = Internal('t33', (U8, [1, 8, 3, 4], 0.5, 120))
t34 = Internal('t34', (U8, [1, 2, 6, 8], 0.5, 120))
t35 = Internal('t35', (U8, [1, 2, 3, 4], 0.5, 120))
t36 = Internal('t36', (U8, [1, 2, 3, 4], 0.5, 120))
t37 = Output('t37', (U8, [1, 24], 0.5, 120))
x38 = Input('x38', (U8, [1, 2, 3, 4], 0.5, 120))
t39 = Internal('t39', (U8, [1, 8, 3, 4], 0.5, 120))
c40 = Parameter('c40', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t41 = Internal('t41', (U8, [1, 8, 3, 4], 0.5, 120))
t42 = Internal('t42', (U8, [1, 2, 6, 8], 0.5, 120))
t43 = Internal('t43', (U8, [1, 2, 3, 4], 0.5, 120))
x44 = Input('x44', (U8, [1, 2, 3, 4], 0.5, 120))
t45 = Internal('t45', (U8, [1, 8, 3, 4], 0.5, 120))
c46 = Parameter('c46', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t47 = Internal('t47', (U8, [1, 8, 3, 4], 0.5, 120))
t48 = Internal('t48', (U8, [1, 2, 6, 8], 0.5, 120))
t49 = Internal('t49', (U8, [1, 2, 3, 4], 0.5, 120))
t50 = Internal('t50', (U8, [1, 2, 3, 4], 0.5, 120))
t51 = Output('t51', (U8, [3, 8], 0.5, 120))
t52 = Output('t52', (U8, [6, 2], 0.5, 120))
x53 = Input('x53', (U8, [1, 2, 3, 4], 0.5, 120))
t54 = Internal('t54', (U8, [1, 8, 3, 4], 0.5, 120))
c55 = Parameter('c55', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t56 = Internal('t56', (U8, [1, 8, 3, 4], 0.5, 120))
t57 = Internal('t57', (U8, [1, 2, 6, 8], 0.5, 120))
t58 = Internal('t58', (U8, [1, 2, 3, 4], 0.5, 120))
c59 = Parameter('c59', (U8, [2, 24], 0.5, 128), ([130, 128, 126, 128, 128] * 10)[:48])
c60 = Parameter('c60', (I32, [2], 0.25, 0), [4, -8])
t61 = Output('t61', (U8, [1, 2], 0.5, 120))
x62 = Input('x62', (U8, [1, 2, 3, 4], 0.5, 120))
t63 = Internal('t63', (U8, [1, 8, 3, 4], 0.5, 120))
c64 = Parameter('c64', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t65 = Internal('t65', (U8, [1, 8, 3, 4], 0.5, 120))
t66 = Internal('t66', (U8, [1, 2, 6, 8], 0.5, 120))
t67 = Internal('t67', (U8, [1, 2, 3, 4], 0.5, 120))
x68 = Input('x68', (U8, [1, 2, 3, 4], 0.5, 120))
t69 = Output('t69', (U8, [1, 4, 3, 4], 0.5, 120))
x70 = Input('x70', (U8, [1, 2, 3, 4], 0.5, 120))
t71 = Internal('t71', (U8, [1, 8, 3, 4], 0.5, 120))
c72 = Parameter('c72', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t73 = Internal('t73', (U8, [1, 8, 3, 4], 0.5, 120))
t74 = Internal('t74', (U8, [1, 2, 6, 8], 0.5, 120))
t75 = Internal('t75', (U8, [1, 2, 3, 4], 0.5, 120))
x76 = Input('x76', (U8, [1, 2, 3, 4], 0.5, 120))
t77 = Internal('t77', (U8, [1, 8, 3, 4], 0.5, 120))
c78 = Parameter('c78', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t79 = Internal('t79', (U8, [1, 8, 3, 4], 0.5, 120))
t80 = Internal('t80', (U8, [1, 2, 6, 8], 0.5, 120))
t81 = Internal('t81', (U8, [1, 2, 3, 4], 0.5, 120))
t82 = Output('t82', (U8, [1, 2, 3, 8], 0.5, 120))
x83 = Input('x83', (U8, [1, 2, 3, 4], 0.5, 120))
t84 = Internal('t84', (U8, [1, 8, 3, 4], 0.5, 120))
c85 = Parameter('c85', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t86 = Internal('t86', (U8, [1, 8, 3, 4], 0.5, 120))
t87 = Internal('t87', (U8, [1, 2, 6, 8], 0.5, 120))
t88 = Internal('t88', (U8, [1, 2, 3, 4], 0.5, 120))
c89 = Parameter('c89', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t90 = Output('t90', (U8, [1, 2, 3, 4], 0.5, 120))
x91 = Input('x91', (U8, [1, 2, 3, 4], 0.5, 120))
t92 = Internal('t92', (U8, [1, 8, 3, 4], 0.5, 120))
c93 = Parameter('c93', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t94 = Internal('t94', (U8, [1, 8, 3, 4], 0.5, 120))
t95 = Internal('t95', (U8, [1, 2, 6, 8], 0.5, 120))
t96 = Internal('t96', (U8, [1, 2, 3, 4], 0.5, 120))
c97 = Parameter('c97', (U8, [4], 0.5, 120), [121, 122, 117, 124])
t98 = Output('t98', (U8, [1, 2, 3, 4], 0.5, 120))
x99 = Input('x99', (U8, [1, 2, 3, 4], 0.5, 120))
t100 = Internal('t100', (U8, [1, 8, 3, 4], 0.5, 120))
c101 = Parameter('c101', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t102 = Internal('t102', (U8, [1, 8, 3, 4], 0.5, 120))
t103 = Internal('t103', (U8, [1, 2, 6, 8], 0.5, 120))
t104 = Internal('t104', (U8, [1, 2, 3, 4], 0.5, 120))
x105 = Input('x105', (U8, [1, 2, 3, 4], 0.5, 120))
t106 = Output('t106', (U8, [1, 2, 3, 4], 0.5, 120))
x107 = Input('x107', (U8, [1, 2, 3, 4], 0.5, 120))
t108 = Internal('t108', (U8, [1, 8, 3, 4], 0.5, 120))
c109 = Parameter('c109', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t110 = Internal('t110', (U8, [1, 8, 3, 4], 0.5, 120))
t111 = Internal('t111', (U8, [1, 2, 6, 8], 0.5, 120))
t112 = Internal('t112', (U8, [1, 2, 3, 4], 0.5, 120))
t113 = Output('t113', (U8, [1, 3, 4, 2], 0.5, 120))
x114 = Input('x114', (U8, [1, 2, 3, 4], 0.5, 120))
t115 = Internal('t115', (U8, [1, 8, 3, 4], 0.5, 120))
c116 = Parameter('c116', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t117 = Internal('t117', (U8, [1, 8, 3, 4], 0.5, 120))
t118 = Internal('t118', (U8, [1, 2, 6, 8], 0.5, 120))
t119 = Internal('t119', (U8, [1, 2, 3, 4], 0.5, 120))
t120 = Output('t120', (U8, [1, 2, 4, 3], 0.5, 120))
x121 = Input('x121', (U8, [1, 2, 3, 4], 0.5, 120))
t122 = Internal('t122', (U8, [1, 8, 3, 4], 0.5, 120))
c123 = Parameter('c123', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t124 = Internal('t124', (U8, [1, 8, 3, 4], 0.5, 120))
t125 = Internal('t125', (U8, [1, 2, 6, 8], 0.5, 120))
t126 = Internal('t126', (U8, [1, 2, 3, 4], 0.5, 120))
c127 = Parameter('c127', (I32, [1]), [1])
t128 = Output('t128', (U8, [1, 3, 4], 0.5, 120))
x129 = Input('x129', (U8, [1, 2, 3, 4], 0.5, 120))
t130 = Internal('t130', (U8, [1, 8, 3, 4], 0.5, 120))
c131 = Parameter('c131', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t132 = Internal('t132', (U8, [1, 8, 3, 4], 0.5, 120))
t133 = Internal('t133', (U8, [1, 2, 6, 8], 0.5, 120))
t134 = Internal('t134', (U8, [1, 2, 3, 4], 0.5, 120))
c135 = Parameter('c135', (I32, [2]), [2, 3])
t136 = Output('t136', (U8, [1, 2, 1, 1], 0.5, 120))
x137 = Input('x137', (U8, [1, 2, 3, 4], 0.5, 120))
t138 = Internal('t138', (U8, [1, 8, 3, 4], 0.5, 120))
c139 = Parameter('c139', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t140 = Internal('t140', (U8, [1, 8, 3, 4], 0.5, 120))
t141 = Internal('t141', (U8, [1, 2, 6, 8], 0.5, 120))
t142 = Internal('t142', (U8, [1, 2, 3, 4], 0.5, 120))
t143 = Output('t143', (U8, [1, 1, 3, 2], 0.5, 120))
x144 = Input('x144', (U8, [1, 2, 3, 4], 0.5, 120))
t145 = Internal('t145', (U8, [1, 8, 3, 4], 0.5, 120))
c146 = Parameter('c146', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t147 = Internal('t147', (U8, [1, 8, 3, 4], 0.5, 120))
t148 = Internal('t148', (U8, [1, 2, 6, 8], 0.5, 120))
t149 = Internal('t149', (U8, [1, 2, 3, 4], 0.5, 120))
t150 = Output('t150', (I32, [1, 3, 4]))
x151 = Input('x151', (U8, [1, 2, 3, 4], 0.5, 120))
t152 = Internal('t152', (U8, [1, 8, 3, 4], 0.5, 120))
c153 = Parameter('c153', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t154 = Internal('t154', (U8, [1, 8, 3, 4], 0.5, 120))
t155 = Internal('t155', (U8, [1, 2, 6, 8], 0.5, 120))
t156 = Internal('t156', (U8, [1, 2, 3, 4], 0.5, 120))
c157 = Parameter('c157', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t158 = Output('t158', (U8, [1, 3, 3, 5], 0.5, 120))
x159 = Input('x159', (U8, [1, 2, 3, 4], 0.5, 120))
t160 = Internal('t160', (U8, [1, 8, 3, 4], 0.5, 120))
c161 = Parameter('c161', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t162 = Internal('t162', (U8, [1, 8, 3, 4], 0.5, 120))
t163 = Internal('t163', (U8, [1, 2, 6, 8], 0.5, 120))
t164 = Internal('t164', (U8, [1, 2, 3, 4], 0.5, 120))
t165 = Output('t165', (U8, [1, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x1, x1, x1, 1).To(t2)
model.Operation('ADD', t2, c3, 0).To(t4)
model.Operation('DEPTH_TO_SPACE', t4, 2, True).To(t5)
model.Operation('SLICE', t5, [0, 0, 2, 1], [1, 2, 3, 4]).To(t6)
model.Operation('SPLIT', t6, 1, 2).To(t7, t8)
model.Operation('CONCATENATION', x9, x9, x9, x9, 1).To(t10)
model.Operation('ADD', t10, c11, 0).To(t12)
model.Operation('DEPTH_TO_SPACE', t12, 2, True).To(t13)
model.Operation('SLICE', t13, [0, 0, 2, 1], [1, 2, 3, 4]).To(t14)
model.Operation('MAX_POOL_2D', t14, 2, 1, 1, 2, 2, 0, True).To(t15)
model.Operation('CONCATENATION', x16, x16, x16, x16, 1).To(t17)
model.Operation('ADD', t17, c18, 0).To(t19)
model.Operation('DEPTH_TO_SPACE', t19, 2, True).To(t20)
model.Operation('SLICE', t20, [0, 0, 2, 1], [1, 2, 3, 4]).To(t21)
model.Operation('RESHAPE', t21, [1, 24]).To(t22)
model.Operation('CONCATENATION', x23, x23, x23, x23, 1).To(t24)
model.Operation('ADD', t24, c25, 0).To(t26)
model.Operation('DEPTH_TO_SPACE', t26, 2, True).To(t27)
model.Operation('SLICE', t27, [0, 0, 2, 1], [1, 2, 3, 4]).To(t28)
model.Operation('RESHAPE', t28, [8, 3]).To(t29)
model.Operation('CONCATENATION', x30, x30, x30, x30, 1).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('DEPTH_TO_SPACE', t33, 2, True).To(t34)
model.Operation('SLICE', t34, [0, 0, 2, 1], [1, 2, 3, 4]).To(t35)
model.Operation('RELU', t35).To(t36)
model.Operation('RESHAPE', t36, [1, -1]).To(t37)
model.Operation('CONCATENATION', x38, x38, x38, x38, 1).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('DEPTH_TO_SPACE', t41, 2, True).To(t42)
model.Operation('SLICE', t42, [0, 0, 2, 1], [1, 2, 3, 4]).To(t43)
model.Operation('CONCATENATION', x44, x44, x44, x44, 1).To(t45)
model.Operation('ADD', t45, c46, 0).To(t47)
model.Operation('DEPTH_TO_SPACE', t47, 2, True).To(t48)
model.Operation('SLICE', t48, [0, 0, 2, 1], [1, 2, 3, 4]).To(t49)
model.Operation('ADD', t43, t49, 0).To(t50)
model.Operation('RESHAPE', t50, [3, -1]).To(t51)
model.Operation('RESHAPE', t15, [-1, 2]).To(t52)
model.Operation('CONCATENATION', x53, x53, x53, x53, 1).To(t54)
model.Operation('ADD', t54, c55, 0).To(t56)
model.Operation('DEPTH_TO_SPACE', t56, 2, True).To(t57)
model.Operation('SLICE', t57, [0, 0, 2, 1], [1, 2, 3, 4]).To(t58)
model.Operation('FULLY_CONNECTED', t58, c59, c60, 0).To(t61)
model.Operation('CONCATENATION', x62, x62, x62, x62, 1).To(t63)
model.Operation('ADD', t63, c64, 0).To(t65)
model.Operation('DEPTH_TO_SPACE', t65, 2, True).To(t66)
model.Operation('SLICE', t66, [0, 0, 2, 1], [1, 2, 3, 4]).To(t67)
model.Operation('CONCATENATION', t67, x68, 1).To(t69)
model.Operation('CONCATENATION', x70, x70, x70, x70, 1).To(t71)
model.Operation('ADD', t71, c72, 0).To(t73)
model.Operation('DEPTH_TO_SPACE', t73, 2, True).To(t74)
model.Operation('SLICE', t74, [0, 0, 2, 1], [1, 2, 3, 4]).To(t75)
model.Operation('CONCATENATION', x76, x76, x76, x76, 1).To(t77)
model.Operation('ADD', t77, c78, 0).To(t79)
model.Operation('DEPTH_TO_SPACE', t79, 2, True).To(t80)
model.Operation('SLICE', t80, [0, 0, 2, 1], [1, 2, 3, 4]).To(t81)
model.Operation('CONCATENATION', t75, t81, 3).To(t82)
model.Operation('CONCATENATION', x83, x83, x83, x83, 1).To(t84)
model.Operation('ADD', t84, c85, 0).To(t86)
model.Operation('DEPTH_TO_SPACE', t86, 2, True).To(t87)
model.Operation('SLICE', t87, [0, 0, 2, 1], [1, 2, 3, 4]).To(t88)
model.Operation('ADD', t88, c89, 0).To(t90)
model.Operation('CONCATENATION', x91, x91, x91, x91, 1).To(t92)
model.Operation('ADD', t92, c93, 0).To(t94)
model.Operation('DEPTH_TO_SPACE', t94, 2, True).To(t95)
model.Operation('SLICE', t95, [0, 0, 2, 1], [1, 2, 3, 4]).To(t96)
model.Operation('ADD', t96, c97, 0).To(t98)
model.Operation('CONCATENATION', x99, x99, x99, x99, 1).To(t100)
model.Operation('ADD', t100, c101, 0).To(t102)
model.Operation('DEPTH_TO_SPACE', t102, 2, True).To(t103)
model.Operation('SLICE', t103, [0, 0, 2, 1], [1, 2, 3, 4]).To(t104)
model.Operation('ADD', t104, x105, 0).To(t106)
model.Operation('CONCATENATION', x107, x107, x107, x107, 1).To(t108)
model.Operation('ADD', t108, c109, 0).To(t110)
model.Operation('DEPTH_TO_SPACE', t110, 2, True).To(t111)
model.Operation('SLICE', t111, [0, 0, 2, 1], [1, 2, 3, 4]).To(t112)
model.Operation('TRANSPOSE', t112, [0, 2, 3, 1]).To(t113)
model.Operation('CONCATENATION', x114, x114, x114, x114, 1).To(t115)
model.Operation('ADD', t115, c116, 0).To(t117)
model.Operation('DEPTH_TO_SPACE', t117, 2, True).To(t118)
model.Operation('SLICE', t118, [0, 0, 2, 1], [1, 2, 3, 4]).To(t119)
model.Operation('TRANSPOSE', t119, [0, 1, 3, 2]).To(t120)
model.Operation('CONCATENATION', x121, x121, x121, x121, 1).To(t122)
model.Operation('ADD', t122, c123, 0).To(t124)
model.Operation('DEPTH_TO_SPACE', t124, 2, True).To(t125)
model.Operation('SLICE', t125, [0, 0, 2, 1], [1, 2, 3, 4]).To(t126)
model.Operation('REDUCE_MAX', t126, c127, False).To(t128)
model.Operation('CONCATENATION', x129, x129, x129, x129, 1).To(t130)
model.Operation('ADD', t130, c131, 0).To(t132)
model.Operation('DEPTH_TO_SPACE', t132, 2, True).To(t133)
model.Operation('SLICE', t133, [0, 0, 2, 1], [1, 2, 3, 4]).To(t134)
model.Operation('REDUCE_MAX', t134, c135, True).To(t136)
model.Operation('CONCATENATION', x137, x137, x137, x137, 1).To(t138)
model.Operation('ADD', t138, c139, 0).To(t140)
model.Operation('DEPTH_TO_SPACE', t140, 2, True).To(t141)
model.Operation('SLICE', t141, [0, 0, 2, 1], [1, 2, 3, 4]).To(t142)
model.Operation('SLICE', t142, [0, 1, 0, 1], [1, 1, 3, 2]).To(t143)
model.Operation('CONCATENATION', x144, x144, x144, x144, 1).To(t145)
model.Operation('ADD', t145, c146, 0).To(t147)
model.Operation('DEPTH_TO_SPACE', t147, 2, True).To(t148)
model.Operation('SLICE', t148, [0, 0, 2, 1], [1, 2, 3, 4]).To(t149)
model.Operation('ARGMAX', t149, 1).To(t150)
model.Operation('CONCATENATION', x151, x151, x151, x151, 1).To(t152)
model.Operation('ADD', t152, c153, 0).To(t154)
model.Operation('DEPTH_TO_SPACE', t154, 2, True).To(t155)
model.Operation('SLICE', t155, [0, 0, 2, 1], [1, 2, 3, 4]).To(t156)
model.Operation('PAD', t156, c157).To(t158)
model.Operation('CONCATENATION', x159, x159, x159, x159, 1).To(t160)
model.Operation('ADD', t160, c161, 0).To(t162)
model.Operation('DEPTH_TO_SPACE', t162, 2, True).To(t163)
model.Operation('SLICE', t163, [0, 0, 2, 1], [1, 2, 3, 4]).To(t164)
model.Operation('MAX_POOL_2D', t164, 2, 1, 1, 2, 2, 0, False).To(t165)
Example({
    x1: [112, 115, 128, 114, 124, 112, 121, 113, 119, 113, 119, 125, 128, 116, 121, 121, 112, 122, 125, 128,
    125, 115, 127, 112],
    t7: [127, 113, 115, 122, 131, 117, 119, 126, 122, 114, 116, 120],
    t8: [108, 120, 118, 123, 104, 116, 114, 119, 121, 113, 111, 125],
    x9: [125, 112, 127, 119, 113, 126, 124, 123, 116, 124, 115, 115, 126, 125, 123, 123, 117, 118, 121, 127,
    121, 114, 121, 122],
    x16: [123, 115, 126, 116, 113, 115, 122, 116, 126, 118, 122, 126, 127, 121, 124, 117, 117, 122, 115, 122,
    128, 126, 124, 117],
    t22: [116, 116, 118, 123, 120, 120, 122, 127, 129, 119, 121, 123, 113, 120, 118, 113, 109, 116, 114, 109,
    124, 124, 122, 122],
    x23: [112, 124, 125, 114, 128, 114, 118, 127, 112, 113, 113, 125, 113, 125, 122, 113, 117, 127, 115, 126,
    118, 127, 115, 123],
    t29: [131, 115, 117, 119, 135, 119, 121, 123, 115, 114, 116, 114, 113, 125, 123, 113, 109, 121, 119, 109,
    114, 125, 123, 113],
    x30: [125, 127, 113, 115, 122, 126, 121, 112, 124, 125, 124, 124, 112, 112, 115, 127, 123, 118, 118, 118,
    122, 114, 123, 126],
    t37: [125, 127, 129, 122, 129, 131, 133, 126, 127, 126, 128, 125, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 121],
    x38: [118, 127, 115, 124, 128, 122, 116, 128, 127, 117, 112, 124, 124, 121, 127, 121, 113, 122, 122, 116,
    121, 122, 113, 126],
    x44: [119, 126, 115, 128, 122, 123, 122, 115, 114, 128, 115, 128, 116, 127, 115, 112, 115, 123, 114, 122,
    113, 119, 127, 128],
    t51: [136, 127, 131, 120, 144, 135, 139, 128, 127, 127, 131, 109, 100, 121, 117, 112, 92, 113, 109, 104,
    106, 117, 113, 116],
    t52: [131, 133, 133, 131, 133, 133, 116, 116, 119, 117, 112, 119],
    x53: [119, 122, 112, 126, 121, 115, 119, 114, 127, 123, 114, 128, 123, 123, 113, 112, 122, 123, 127, 127,
    123, 119, 118, 127],
    t61: [144, 98],
    x62: [122, 125, 125, 121, 128, 119, 128, 121, 116, 118, 125, 125, 114, 128, 125, 127, 115, 128, 118, 126,
    126, 112, 113, 122],
    x68: [113, 128, 119, 117, 124, 128, 121, 119, 122, 127, 114, 123, 115, 122, 122, 125, 112, 121, 126, 115,
    115, 116, 125, 122],
    t69: packed('<i2',
    'c-m{OsA_DlscS7SudK_jt0~E@swk++%gHZnC@-yPs4TClFRCuCs;VuhtSc@qsjXrl5dZ*c;})6'
),
    x70: [125, 119, 119, 118, 122, 119, 123, 119, 126, 114, 121, 117, 122, 115, 114, 121, 119, 119, 115, 127,
    128, 117, 127, 117],
    x76: [119, 128, 115, 119, 117, 116, 124, 122, 116, 118, 122, 128, 121, 117, 126, 122, 117, 116, 115, 122,
    125, 127, 116, 114],
    t82: packed('<i2',
    'c-oc0fepYQ2n0X}F4dP1M8L@AouPNRb}Z4XI5*6zShlJ;3j=eYqZ7Rk1tTqewx2#!+7><'
),
    x83: [118, 112, 124, 113, 112, 126, 114, 126, 114, 124, 127, 125, 126, 121, 113, 119, 116, 117, 123, 122,
    123, 117, 115, 123],
    t90: [116, 128, 130, 116, 120, 132, 134, 120, 118, 126, 128, 129, 110, 113, 111, 119, 106, 109, 107, 115,
    117, 113, 111, 111],
    x91: [117, 116, 123, 117, 122, 122, 125, 121, 113, 124, 119, 117, 128, 122, 128, 113, 119, 112, 118, 125,
    125, 126, 126, 119],
    t98: [126, 125, 122, 130, 130, 129, 126, 134, 117, 127, 124, 124, 116, 112, 105, 120, 112, 108, 101, 116,
    122, 126, 119, 128],
    x99: [126, 122, 117, 127, 127, 118, 122, 121, 124, 123, 124, 117, 113, 114, 119, 119, 118, 127, 127, 128,
    118, 116, 113, 114],
    x105: [119, 127, 122, 127, 117, 122, 114, 122, 112, 118, 112, 127, 122, 117, 126, 125, 124, 125, 119, 112,
    118, 115, 126, 113],
    t106: [129, 126, 123, 130, 131, 125, 119, 129, 119, 122, 118, 132, 116, 122, 129, 130, 114, 126, 118, 113,
    112, 109, 118, 104],
    x107: [125, 119, 126, 125, 116, 123, 122, 122, 112, 126, 115, 127, 115, 116, 127, 121, 126, 114, 128, 113,
    124, 122, 117, 126],
    t113: [119, 122, 124, 112, 126, 110, 123, 126, 123, 118, 128, 108, 130, 106, 127, 122, 115, 120, 127, 120,
    129, 118, 116, 115],
    x114: [116, 122, 119, 121, 122, 116, 118, 126, 112, 116, 114, 122, 124, 114, 119, 128, 121, 128, 118, 127,
    115, 119, 122, 128],
    t120: [125, 129, 115, 117, 121, 117, 119, 123, 119, 119, 123, 115, 117, 113, 111, 126, 122, 117, 124, 120,
    115, 116, 112, 120],
    x121: [114, 128, 122, 114, 123, 125, 126, 113, 124, 123, 113, 127, 121, 117, 123, 128, 125, 116, 128, 112,
    112, 121, 118, 126],
    t128: [126, 126, 128, 127, 130, 130, 132, 131, 127, 124, 126, 116],
    x129: [123, 117, 122, 124, 118, 122, 121, 112, 116, 127, 123, 123, 114, 121, 113, 114, 126, 128, 124, 122,
    125, 124, 124, 121],
    t136: [130, 126],
    x137: [119, 124, 112, 118, 123, 122, 128, 117, 128, 126, 115, 128, 124, 126, 121, 126, 123, 117, 117, 124,
    122, 128, 122, 113],
    t143: [115, 113, 111, 109, 126, 124],
    x144: [118, 121, 112, 113, 126, 123, 119, 121, 122, 127, 123, 122, 122, 119, 127, 126, 122, 126, 116, 125,
    118, 112, 125, 117],
    t150: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    x151: [116, 122, 126, 116, 116, 118, 123, 125, 123, 127, 112, 122, 124, 126, 113, 117, 113, 125, 114, 127,
    126, 121, 128, 128],
    t158: packed('<i2',
    'c-pI|Kmq0Dl{FRB)wK;3bq!606}i=w1r?d)r8yN<<)w8M45R=6oBkCR'
),
    x159: [122, 113, 127, 116, 127, 121, 118, 115, 122, 128, 118, 114, 118, 127, 116, 117, 115, 121, 112, 116,
    125, 116, 118, 128],
    t165: [134, 126, 128, 123, 134, 129, 131, 123],
}, name='before_quant8').AddVariations(signed(x1, t2, c3, t4, t5, t6, t7, t8, x9, t10, c11, t12, t13, t14, t15, x16, t17, c18, t19, t20, t21, t22, x23, t24, c25, t26, t27, t28, t29, x30, t31, c32, t33, t34, t35, t36, t37, x38, t39, c40, t41, t42, t43, x44, t45, c46, t47, t48, t49, t50, t51, t52, x53, t54, c55, t56, t57, t58, c59, t61, x62, t63, c64, t65, t66, t67, x68, t69, x70, t71, c72, t73, t74, t75, x76, t77, c78, t79, t80, t81, t82, x83, t84, c85, t86, t87, t88, c89, t90, x91, t92, c93, t94, t95, t96, c97, t98, x99, t100, c101, t102, t103, t104, x105, t106, x107, t108, c109, t110, t111, t112, t113, x114, t115, c116, t117, t118, t119, t120, x121, t122, c123, t124, t125, t126, t128, x129, t130, c131, t132, t133, t134, t136, x137, t138, c139, t140, t141, t142, t143, x144, t145, c146, t147, t148, t149, x151, t152, c153, t154, t155, t156, t158, x159, t160, c161, t162, t163, t164, t165)).DisableLifeTimeVariation()

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
t24 = Internal('t24', (F32, [1, 8, 3, 4]))
c25 = Parameter('c25', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t26 = Internal('t26', (F32, [1, 8, 3, 4]))
t27 = Internal('t27', (F32, [1, 2, 6, 8]))
t28 = Output('t28', (F32, [1, 2, 3, 4]))
t29 = Internal('t29', (F32, [1, 8, 3, 4]))
c30 = Parameter('c30', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t31 = Internal('t31', (F32, [1, 8, 3, 4]))
t32 = Internal('t32', (F32, [1, 2, 6, 8]))
t33 = Output('t33', (F32, [1, 2, 3, 4]))
t34 = Internal('t34', (F32, [1, 8, 3, 4]))
c35 = Parameter('c35', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t36 = Internal('t36', (F32, [1, 8, 3, 4]))
t37 = Internal('t37', (F32, [1, 2, 6, 8]))
t38 = Output('t38', (F32, [1, 2, 3, 4]))
t39 = Internal('t39', (F32, [1, 8, 3, 4]))
c40 = Parameter('c40', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t41 = Internal('t41', (F32, [1, 8, 3, 4]))
t42 = Internal('t42', (F32, [1, 2, 6, 8]))
t43 = Output('t43', (F32, [1, 2, 3, 4]))
t44 = Internal('t44', (F32, [1, 8, 3, 4]))
c45 = Parameter('c45', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t46 = Internal('t46', (F32, [1, 8, 3, 4]))
t47 = Internal('t47', (F32, [1, 2, 6, 8]))
t48 = Output('t48', (F32, [1, 2, 3, 4]))
t49 = Internal('t49', (F32, [1, 8, 3, 4]))
c50 = Parameter('c50', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t51 = Internal('t51', (F32, [1, 8, 3, 4]))
t52 = Internal('t52', (F32, [1, 2, 6, 8]))
t53 = Output('t53', (F32, [1, 2, 3, 4]))
t54 = Internal('t54', (F32, [1, 8, 3, 4]))
c55 = Parameter('c55', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t56 = Internal('t56', (F32, [1, 8, 3, 4]))
t57 = Internal('t57', (F32, [1, 2, 6, 8]))
t58 = Output('t58', (F32, [1, 2, 3, 4]))
t59 = Internal('t59', (F32, [1, 8, 4, 4]))
c60 = Parameter('c60', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t61 = Internal('t61', (F32, [1, 8, 4, 4]))
t62 = Internal('t62', (F32, [1, 2, 8, 8]))
t63 = Output('t63', (F32, [1, 2, 3, 4]))
t64 = Internal('t64', (F32, [1, 8, 3, 4]))
c65 = Parameter('c65', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t66 = Internal('t66', (F32, [1, 8, 3, 4]))
t67 = Internal('t67', (F32, [1, 2, 6, 8]))
t68 = Output('t68', (F32, [1, 2, 3, 4]))
t69 = Internal('t69', (F32, [1, 8, 3, 4]))
c70 = Parameter('c70', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t71 = Internal('t71', (F32, [1, 8, 3, 4]))
t72 = Internal('t72', (F32, [1, 2, 6, 8]))
t73 = Output('t73', (F32, [1, 2, 3, 4]))
t74 = Internal('t74', (F32, [1, 8, 3, 4]))
c75 = Parameter('c75', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t76 = Internal('t76', (F32, [1, 8, 3, 4]))
t77 = Internal('t77', (F32, [1, 2, 6, 8]))
t78 = Output('t78', (F32, [1, 2, 3, 4]))
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
model.Operation('CONCATENATION', t6, t6, t6, t6, 1).To(t24)
model.Operation('ADD', t24, c25, 0).To(t26)
model.Operation('DEPTH_TO_SPACE', t26, 2, True).To(t27)
model.Operation('SLICE', t27, [0, 0, 2, 1], [1, 2, 3, 4]).To(t28)
model.Operation('CONCATENATION', t8, t8, t8, t8, 1).To(t29)
model.Operation('ADD', t29, c30, 0).To(t31)
model.Operation('DEPTH_TO_SPACE', t31, 2, True).To(t32)
model.Operation('SLICE', t32, [0, 0, 2, 1], [1, 2, 3, 4]).To(t33)
model.Operation('CONCATENATION', t9, t9, t9, t9, 1).To(t34)
model.Operation('ADD', t34, c35, 0).To(t36)
model.Operation('DEPTH_TO_SPACE', t36, 2, True).To(t37)
model.Operation('SLICE', t37, [0, 0, 2, 1], [1, 2, 3, 4]).To(t38)
model.Operation('CONCATENATION', t11, t11, t11, t11, 1).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('DEPTH_TO_SPACE', t41, 2, True).To(t42)
model.Operation('SLICE', t42, [0, 0, 2, 1], [1, 2, 3, 4]).To(t43)
model.Operation('CONCATENATION', t14, t14, t14, t14, 1).To(t44)
model.Operation('ADD', t44, c45, 0).To(t46)
model.Operation('DEPTH_TO_SPACE', t46, 2, True).To(t47)
model.Operation('SLICE', t47, [0, 0, 2, 1], [1, 2, 3, 4]).To(t48)
model.Operation('CONCATENATION', t17, t17, t17, t17, 1).To(t49)
model.Operation('ADD', t49, c50, 0).To(t51)
model.Operation('DEPTH_TO_SPACE', t51, 2, True).To(t52)
model.Operation('SLICE', t52, [0, 0, 2, 1], [1, 2, 3, 4]).To(t53)
model.Operation('CONCATENATION', t18, t18, t18, t18, 1).To(t54)
model.Operation('ADD', t54, c55, 0).To(t56)
model.Operation('DEPTH_TO_SPACE', t56, 2, True).To(t57)
model.Operation('SLICE', t57, [0, 0, 2, 1], [1, 2, 3, 4]).To(t58)
model.Operation('CONCATENATION', t20, t20, t20, t20, 1).To(t59)
model.Operation('ADD', t59, c60, 0).To(t61)
model.Operation('DEPTH_TO_SPACE', t61, 2, True).To(t62)
model.Operation('SLICE', t62, [0, 0, 2, 1], [1, 2, 3, 4]).To(t63)
model.Operation('CONCATENATION', t23, t23, t23, t23, 1).To(t64)
model.Operation('ADD', t64, c65, 0).To(t66)
model.Operation('DEPTH_TO_SPACE', t66, 2, True).To(t67)
model.Operation('SLICE', t67, [0, 0, 2, 1], [1, 2, 3, 4]).To(t68)
model.Operation('CONCATENATION', t4, t4, t4, t4, 1).To(t69)
model.Operation('ADD', t69, c70, 0).To(t71)
model.Operation('DEPTH_TO_SPACE', t71, 2, True).To(t72)
model.Operation('SLICE', t72, [0, 0, 2, 1], [1, 2, 3, 4]).To(t73)
model.Operation('CONCATENATION', t3, t3, t3, t3, 1).To(t74)
model.Operation('ADD', t74, c75, 0).To(t76)
model.Operation('DEPTH_TO_SPACE', t76, 2, True).To(t77)
model.Operation('SLICE', t77, [0, 0, 2, 1], [1, 2, 3, 4]).To(t78)
Example({
    x2: packed('|i1',
    'c-jTQ2@U`t2m`P<uKoYD1`uo~%s1;oC90E%h7n1=5!=fxnEHV25^_HIXc9{', 0.5
),
    x5: [-0.5, -3.5, 2.5, 1.0, -1.0, 2.5, 2.0, 1.5, 2.0, 1.0, -0.5, -2.5, 3.0, 3.5, 1.0, -1.0, 3.5, -0.5,
    -2.5, 1.0, -0.5, 1.0, -1.5, -2.0],
    x7: [-1.0, -2.5, 2.0, -0.5, 4.0, -3.0, -2.5, 2.5, 0.5, 1.0, 1.0, 3.5, 1.0, 1.0, -2.5, -4.0, -2.0, 4.0,
    -2.0, 0.5, -2.0, 4.0, -3.0, 1.0],
    x1: [3.5, -3.5, 2.0, 4.0, -3.5, 4.0, 2.0, 4.0, 3.5, 3.5, 1.5, 3.5, 3.0, 1.0, 0.5, 2.5, 3.5, 1.0, 1.0,
    3.5, -1.0, 1.5, 1.0, 1.0],
    x10: [-3.5, 4.0, 1.5, 1.0, -2.5, -2.0, -1.0, -0.5, -4.0, -3.5, -2.5, -3.5, 0.5, -1.0, 4.0, 3.0, 0.5,
    -4.0, -1.0, 2.5, -0.5, 3.0, -0.5, 0.5],
    x12: [0.5, -3.0, 1.0, -3.5, -1.0, 3.0, 3.5, -4.0, 4.0, -1.5, 1.0, 3.0],
    x13: [2.5, 1.5, -1.5, 1.5, -4.0, 3.5, -2.0, 3.0, -2.5, 2.5, -2.5, 4.0],
    x15: [2.0, -0.5, 3.5, 1.5, 1.0, 3.5, -4.0, 1.0, -1.5, 1.5, 4.0, 3.0, -1.5, -1.0, 4.0, 3.0, -1.0, -4.0,
    4.0, 4.0, -3.0, -2.0, -2.0, 4.0],
    x19: packed('|i1',
    'c-jTQ0TKWp1O&i2NBRG2QPHl`N_ZF}=5I|?CoCi}4P;{J2J^OG>!|whKNk1', 0.5
),
    x21: [1.0, -3.5, 0.5, -3.5, -3.0, 4.0],
    t28: [0.5, 3.0, 4.0, 2.5, 2.5, 5.0, 6.0, 4.5, 3.5, 1.5, 2.5, 0.0, 1.5, -1.5, -2.5, -3.5, -0.5, -3.5,
    -4.5, -5.5, -2.5, 0.0, -1.0, -2.5],
    t33: [5.5, -2.5, -1.5, -2.0, 7.5, -0.5, 0.5, 0.0, 2.0, 1.5, 2.5, 1.5, -4.0, 3.0, 2.0, -3.0, -6.0, 1.0,
    0.0, -5.0, -4.0, 3.0, 2.0, -4.0],
    t38: [5.0, 2.0, 3.0, 3.5, 7.0, 4.0, 5.0, 5.5, 5.0, 1.5, 2.5, -0.5, 1.5, 2.5, 1.5, 0.0, -0.5, 0.5, -0.5,
    -2.0, -1.0, 2.5, 1.5, 0.5],
    t43: [3.0, -3.5, -2.5, 4.5, 5.0, -1.5, -0.5, 6.5, -1.0, -2.0, -1.0, 1.0, -1.0, -4.5, -5.5, 2.0, -3.0,
    -6.5, -7.5, 0.0, -4.0, -4.5, -5.5, -5.0],
    t48: [0.5, 3.5, 4.5, 4.0, 2.5, 5.5, 6.5, 6.0, 5.5, -1.0, 0.0, 1.5, -6.0, 2.5, 1.5, -3.0, -8.0, 0.5, -0.5,
    -5.0, -4.5, 1.5, 0.5, -3.5],
    t53: [2.0, 3.5, 4.5, -4.0, 4.0, 5.5, 6.5, -2.0, -0.5, 1.5, 2.5, 4.0, -2.0, -4.0, -5.0, 4.0, -4.0, -6.0,
    -7.0, 2.0, -4.0, -2.0, -3.0, -2.0],
    t58: [2.5, 4.0, 5.0, -1.5, 4.5, 6.0, 7.0, 0.5, 4.0, 4.5, 5.5, 1.5, -0.5, 1.5, 0.5, -1.5, -2.5, -0.5,
    -1.5, -3.5, 2.0, -1.5, -2.5, -3.5],
    t63: [2.5, 3.0, 4.0, -2.0, 4.5, 5.0, 6.0, 0.0, -2.0, 1.0, 2.0, 1.5, -1.5, 1.5, 0.5, -4.5, -3.5, -0.5,
    -1.5, -6.5, -3.0, 3.0, 2.0, -1.5],
    t68: [1.5, 0.5, 1.5, 0.5, 3.5, 2.5, 3.5, 2.5, 1.5, 0.5, 1.5, 0.5, -2.0, -0.5, -1.5, -4.5, -4.0, -2.5,
    -3.5, -6.5, -2.0, -4.0, -5.0, 3.0],
    t73: [3.0, 3.0, 4.0, 0.0, 5.0, 5.0, 6.0, 2.0, 5.5, 0.0, 1.0, -2.0, -1.0, 3.0, 2.0, -3.0, -3.0, 1.0, 0.0,
    -5.0, -0.5, 2.5, 1.5, 0.5],
    t78: [1.0, -2.5, -1.5, -2.0, 3.0, -0.5, 0.5, 0.0, 2.5, 2.5, 3.5, 2.0, -1.0, 2.5, 1.5, -3.0, -3.0, 0.5,
    -0.5, -5.0, 0.5, 3.0, 2.0, 0.0],
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
t24 = Internal('t24', (U8, [1, 8, 3, 4], 0.5, 120))
c25 = Parameter('c25', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t26 = Internal('t26', (U8, [1, 8, 3, 4], 0.5, 120))
t27 = Internal('t27', (U8, [1, 2, 6, 8], 0.5, 120))
t28 = Output('t28', (U8, [1, 2, 3, 4], 0.5, 120))
t29 = Internal('t29', (U8, [1, 8, 3, 4], 0.5, 120))
c30 = Parameter('c30', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t31 = Internal('t31', (U8, [1, 8, 3, 4], 0.5, 120))
t32 = Internal('t32', (U8, [1, 2, 6, 8], 0.5, 120))
t33 = Output('t33', (U8, [1, 2, 3, 4], 0.5, 120))
t34 = Internal('t34', (U8, [1, 8, 3, 4], 0.5, 120))
c35 = Parameter('c35', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t36 = Internal('t36', (U8, [1, 8, 3, 4], 0.5, 120))
t37 = Internal('t37', (U8, [1, 2, 6, 8], 0.5, 120))
t38 = Output('t38', (U8, [1, 2, 3, 4], 0.5, 120))
t39 = Internal('t39', (U8, [1, 8, 3, 4], 0.5, 120))
c40 = Parameter('c40', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t41 = Internal('t41', (U8, [1, 8, 3, 4], 0.5, 120))
t42 = Internal('t42', (U8, [1, 2, 6, 8], 0.5, 120))
t43 = Output('t43', (U8, [1, 2, 3, 4], 0.5, 120))
t44 = Internal('t44', (U8, [1, 8, 3, 4], 0.5, 120))
c45 = Parameter('c45', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t46 = Internal('t46', (U8, [1, 8, 3, 4], 0.5, 120))
t47 = Internal('t47', (U8, [1, 2, 6, 8], 0.5, 120))
t48 = Output('t48', (U8, [1, 2, 3, 4], 0.5, 120))
t49 = Internal('t49', (U8, [1, 8, 3, 4], 0.5, 120))
c50 = Parameter('c50', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t51 = Internal('t51', (U8, [1, 8, 3, 4], 0.5, 120))
t52 = Internal('t52', (U8, [1, 2, 6, 8], 0.5, 120))
t53 = Output('t53', (U8, [1, 2, 3, 4], 0.5, 120))
t54 = Internal('t54', (U8, [1, 8, 3, 4], 0.5, 120))
c55 = Parameter('c55', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t56 = Internal('t56', (U8, [1, 8, 3, 4], 0.5, 120))
t57 = Internal('t57', (U8, [1, 2, 6, 8], 0.5, 120))
t58 = Output('t58', (U8, [1, 2, 3, 4], 0.5, 120))
t59 = Internal('t59', (U8, [1, 8, 4, 4], 0.5, 120))
c60 = Parameter('c60', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t61 = Internal('t61', (U8, [1, 8, 4, 4], 0.5, 120))
t62 = Internal('t62', (U8, [1, 2, 8, 8], 0.5, 120))
t63 = Output('t63', (U8, [1, 2, 3, 4], 0.5, 120))
t64 = Internal('t64', (U8, [1, 8, 3, 4], 0.5, 120))
c65 = Parameter('c65', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t66 = Internal('t66', (U8, [1, 8, 3, 4], 0.5, 120))
t67 = Internal('t67', (U8, [1, 2, 6, 8], 0.5, 120))
t68 = Output('t68', (U8, [1, 2, 3, 4], 0.5, 120))
t69 = Internal('t69', (U8, [1, 8, 3, 4], 0.5, 120))
c70 = Parameter('c70', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t71 = Internal('t71', (U8, [1, 8, 3, 4], 0.5, 120))
t72 = Internal('t72', (U8, [1, 2, 6, 8], 0.5, 120))
t73 = Output('t73', (U8, [1, 2, 3, 4], 0.5, 120))
t74 = Internal('t74', (U8, [1, 8, 3, 4], 0.5, 120))
c75 = Parameter('c75', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t76 = Internal('t76', (U8, [1, 8, 3, 4], 0.5, 120))
t77 = Internal('t77', (U8, [1, 2, 6, 8], 0.5, 120))
t78 = Output('t78', (U8, [1, 2, 3, 4], 0.5, 120))
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
model.Operation('CONCATENATION', t6, t6, t6, t6, 1).To(t24)
model.Operation('ADD', t24, c25, 0).To(t26)
model.Operation('DEPTH_TO_SPACE', t26, 2, True).To(t27)
model.Operation('SLICE', t27, [0, 0, 2, 1], [1, 2, 3, 4]).To(t28)
model.Operation('CONCATENATION', t8, t8, t8, t8, 1).To(t29)
model.Operation('ADD', t29, c30, 0).To(t31)
model.Operation('DEPTH_TO_SPACE', t31, 2, True).To(t32)
model.Operation('SLICE', t32, [0, 0, 2, 1], [1, 2, 3, 4]).To(t33)
model.Operation('CONCATENATION', t9, t9, t9, t9, 1).To(t34)
model.Operation('ADD', t34, c35, 0).To(t36)
model.Operation('DEPTH_TO_SPACE', t36, 2, True).To(t37)
model.Operation('SLICE', t37, [0, 0, 2, 1], [1, 2, 3, 4]).To(t38)
model.Operation('CONCATENATION', t11, t11, t11, t11, 1).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('DEPTH_TO_SPACE', t41, 2, True).To(t42)
model.Operation('SLICE', t42, [0, 0, 2, 1], [1, 2, 3, 4]).To(t43)
model.Operation('CONCATENATION', t14, t14, t14, t14, 1).To(t44)
model.Operation('ADD', t44, c45, 0).To(t46)
model.Operation('DEPTH_TO_SPACE', t46, 2, True).To(t47)
model.Operation('SLICE', t47, [0, 0, 2, 1], [1, 2, 3, 4]).To(t48)
model.Operation('CONCATENATION', t17, t17, t17, t17, 1).To(t49)
model.Operation('ADD', t49, c50, 0).To(t51)
model.Operation('DEPTH_TO_SPACE', t51, 2, True).To(t52)
model.Operation('SLICE', t52, [0, 0, 2, 1], [1, 2, 3, 4]).To(t53)
model.Operation('CONCATENATION', t18, t18, t18, t18, 1).To(t54)
model.Operation('ADD', t54, c55, 0).To(t56)
model.Operation('DEPTH_TO_SPACE', t56, 2, True).To(t57)
model.Operation('SLICE', t57, [0, 0, 2, 1], [1, 2, 3, 4]).To(t58)
model.Operation('CONCATENATION', t20, t20, t20, t20, 1).To(t59)
model.Operation('ADD', t59, c60, 0).To(t61)
model.Operation('DEPTH_TO_SPACE', t61, 2, True).To(t62)
model.Operation('SLICE', t62, [0, 0, 2, 1], [1, 2, 3, 4]).To(t63)
model.Operation('CONCATENATION', t23, t23, t23, t23, 1).To(t64)
model.Operation('ADD', t64, c65, 0).To(t66)
model.Operation('DEPTH_TO_SPACE', t66, 2, True).To(t67)
model.Operation('SLICE', t67, [0, 0, 2, 1], [1, 2, 3, 4]).To(t68)
model.Operation('CONCATENATION', t4, t4, t4, t4, 1).To(t69)
model.Operation('ADD', t69, c70, 0).To(t71)
model.Operation('DEPTH_TO_SPACE', t71, 2, True).To(t72)
model.Operation('SLICE', t72, [0, 0, 2, 1], [1, 2, 3, 4]).To(t73)
model.Operation('CONCATENATION', t3, t3, t3, t3, 1).To(t74)
model.Operation('ADD', t74, c75, 0).To(t76)
model.Operation('DEPTH_TO_SPACE', t76, 2, True).To(t77)
model.Operation('SLICE', t77, [0, 0, 2, 1], [1, 2, 3, 4]).To(t78)
Example({
    x2: packed('<i2',
    'c-oc0feip52m?SzHh_>X0v+8M{?4a5L^p1Znh;|sLdfG;u^EcG?Vxo|e(R?Pa|0I3'
),
    x5: [119, 113, 125, 122, 118, 125, 124, 123, 124, 122, 119, 115, 126, 127, 122, 118, 127, 119, 115, 122,
    119, 122, 117, 116],
    x7: [118, 115, 124, 119, 128, 114, 115, 125, 121, 122, 122, 127, 122, 122, 115, 112, 116, 128, 116, 121,
    116, 128, 114, 122],
    x1: [127, 113, 124, 128, 113, 128, 124, 128, 127, 127, 123, 127, 126, 122, 121, 125, 127, 122, 122, 127,
    118, 123, 122, 122],
    x10: [113, 128, 123, 122, 115, 116, 118, 119, 112, 113, 115, 113, 121, 118, 128, 126, 121, 112, 118, 125,
    119, 126, 119, 121],
    x12: [121, 114, 122, 113, 118, 126, 127, 112, 128, 117, 122, 126],
    x13: [125, 123, 117, 123, 112, 127, 116, 126, 115, 125, 115, 128],
    x15: [124, 119, 127, 123, 122, 127, 112, 122, 117, 123, 128, 126, 117, 118, 128, 126, 118, 112, 128, 128,
    114, 116, 116, 128],
    x19: packed('<i2',
    'c-oc0ff2wU2m~-k22{A`#WH$lFlm-0Cnd6a-*BFgl2n8Ps<`I^b$PFHF&mG5U`iHv'
),
    x21: [122, 113, 121, 113, 114, 128],
    t28: [121, 126, 128, 125, 125, 130, 132, 129, 127, 123, 125, 120, 123, 117, 115, 113, 119, 113, 111, 109,
    115, 120, 118, 115],
    t33: [131, 115, 117, 116, 135, 119, 121, 120, 124, 123, 125, 123, 112, 126, 124, 114, 108, 122, 120, 110,
    112, 126, 124, 112],
    t38: [130, 124, 126, 127, 134, 128, 130, 131, 130, 123, 125, 119, 123, 125, 123, 120, 119, 121, 119, 116,
    118, 125, 123, 121],
    t43: [126, 113, 115, 129, 130, 117, 119, 133, 118, 116, 118, 122, 118, 111, 109, 124, 114, 107, 105, 120,
    112, 111, 109, 110],
    t48: [121, 127, 129, 128, 125, 131, 133, 132, 131, 118, 120, 123, 108, 125, 123, 114, 104, 121, 119, 110,
    111, 123, 121, 113],
    t53: [124, 127, 129, 112, 128, 131, 133, 116, 119, 123, 125, 128, 116, 112, 110, 128, 112, 108, 106, 124,
    112, 116, 114, 116],
    t58: [125, 128, 130, 117, 129, 132, 134, 121, 128, 129, 131, 123, 119, 123, 121, 117, 115, 119, 117, 113,
    124, 117, 115, 113],
    t63: [125, 126, 128, 116, 129, 130, 132, 120, 116, 122, 124, 123, 117, 123, 121, 111, 113, 119, 117, 107,
    114, 126, 124, 117],
    t68: [123, 121, 123, 121, 127, 125, 127, 125, 123, 121, 123, 121, 116, 119, 117, 111, 112, 115, 113, 107,
    116, 112, 110, 126],
    t73: [126, 126, 128, 120, 130, 130, 132, 124, 131, 120, 122, 116, 118, 126, 124, 114, 114, 122, 120, 110,
    119, 125, 123, 121],
    t78: [122, 115, 117, 116, 126, 119, 121, 120, 125, 125, 127, 124, 118, 125, 123, 114, 114, 121, 119, 110,
    121, 126, 124, 120],
}, name='behind_quant8').AddVariations(signed(x2, t3, t4, x5, t6, x7, t8, x1, t9, x10, t11, x12, x13, t14, x15, c16, t17, t18, x19, t20, x21, t23, t24, c25, t26, t27, t28, t29, c30, t31, t32, t33, t34, c35, t36, t37, t38, t39, c40, t41, t42, t43, t44, c45, t46, t47, t48, t49, c50, t51, t52, t53, t54, c55, t56, t57, t58, t59, c60, t61, t62, t63, t64, c65, t66, t67, t68, t69, c70, t71, t72, t73, t74, c75, t76, t77, t78)).DisableLifeTimeVariation()
