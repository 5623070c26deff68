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

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 4]))
t2 = Internal('t2', (F32, [1, 8, 3, 4]))
c3 = Parameter('c3', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t4 = Internal('t4', (F32, [1, 8, 3, 4]))
t5 = Internal('t5', (F32, [1, 2, 6, 8]))
c6 = Parameter('c6', (I32, [4]), [0, 0, 2, 1])
c7 = Parameter('c7', (I32, [4]), [1, 2, 3, 4])
t8 = Internal('t8', (F32, [1, 2, 3, 4]))
t9 = Output('t9', (F32, [1, 1, 3, 4]))
t10 = Output('t10', (F32, [1, 1, 3, 4]))
x11 = Input('x11', (F32, [1, 2, 3, 4]))
t12 = Internal('t12', (F32, [1, 8, 3, 4]))
c13 = Parameter('c13', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t14 = Internal('t14', (F32, [1, 8, 3, 4]))
t15 = Internal('t15', (F32, [1, 2, 6, 8]))
c16 = Parameter('c16', (I32, [4]), [0, 0, 2, 1])
c17 = Parameter('c17', (I32, [4]), [1, 2, 3, 4])
t18 = Internal('t18', (F32, [1, 2, 3, 4]))
t19 = Internal('t19', (F32, [1, 2, 2, 3]))
x20 = Input('x20', (F32, [1, 2, 3, 4]))
t21 = Internal('t21', (F32, [1, 8, 3, 4]))
c22 = Parameter('c22', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t23 = Internal('t23', (F32, [1, 8, 3, 4]))
t24 = Internal('t24', (F32, [1, 2, 6, 8]))
c25 = Parameter('c25', (I32, [4]), [0, 0, 2, 1])
c26 = Parameter('c26', (I32, [4]), [1, 2, 3, 4])
t27 = Internal('t27', (F32, [1, 2, 3, 4]))
c28 = Parameter('c28', (I32, [2]), [1, 24])
t29 = Output('t29', (F32, [1, 24]))
x30 = Input('x30', (F32, [1, 2, 3, 4]))
t31 = Internal('t31', (F32, [1, 8, 3, 4]))
c32 = Parameter('c32', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t33 = Internal('t33', (F32, [1, 8, 3, 4]))
t34 = Internal('t34', (F32, [1, 2, 6, 8]))
c35 = Parameter('c35', (I32, [4]), [0, 0, 2, 1])
c36 = Parameter('c36', (I32, [4]), [1, 2, 3, 4])
t37 = Internal('t37', (F32, [1, 2, 3, 4]))
c38 = Parameter('c38', (I32, [2]), [8, 3])
t39 = Output('t39', (F32, [8, 3]))
x40 = Input('x40', (F32, [1, 2, 3, 4]))
t41 = Internal('t41', (F32, [1, 8, 3, 4]))
c42 = Parameter('c42', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t43 = Internal('t43', (F32, [1, 8, 3, 4]))
t44 = Internal('t44', (F32, [1, 2, 6, 8]))
c45 = Parameter('c45', (I32, [4]), [0, 0, 2, 1])
c46 = Parameter('c46', (I32, [4]), [1, 2, 3, 4])
t47 = Internal('t47', (F32, [1, 2, 3, 4]))
t48 = Internal('t48', (F32, [1, 2, 3, 4]))
c49 = Parameter('c49', (I32, [2]), [1, -1])
t50 = Output('t50', (F32, [1, 24]))
x51 = Input('x51', (F32, [1, 2, 3, 4]))
t52 = Internal('t52', (F32, [1, 8, 3, 4]))
c53 = Parameter('c53', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t54 = Internal('t54', (F32, [1, 8, 3, 4]))
t55 = Internal('t55', (F32, [1, 2, 6, 8]))
c56 = Parameter('c56', (I32, [4]), [0, 0, 2, 1])
c57 = Parameter('c57', (I32, [4]), [1, 2, 3, 4])
t58 = Internal('t58', (F32, [1, 2, 3, 4]))
x59 = Input('x59', (F32, [1, 2, 3, 4]))
t60 = Internal('t60', (F32, [1, 8, 3, 4]))
c61 = Parameter('c61', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t62 = Internal('t62', (F32, [1, 8, 3, 4]))
t63 = Internal('t63', (F32, [1, 2, 6, 8]))
c64 = Parameter('c64', (I32, [4]), [0, 0, 2, 1])
c65 = Parameter('c65', (I32, [4]), [1, 2, 3, 4])
t66 = Internal('t66', (F32, [1, 2, 3, 4]))
t67 = Internal('t67', (F32, [1, 2, 3, 4]))
c68 = Parameter('c68', (I32, [2]), [3, -1])
t69 = Output('t69', (F32, [3, 8]))
c70 = Parameter('c70', (I32, [2]), [-1, 2])
t71 = Output('t71', (F32, [6, 2]))
x72 = Input('x72', (F32, [1, 2, 3, 4]))
t73 = Internal('t73', (F32, [1, 8, 3, 4]))
c74 = Parameter('c74', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t75 = Internal('t75', (F32, [1, 8, 3, 4]))
t76 = Internal('t76', (F32, [1, 2, 6, 8]))
c77 = Parameter('c77', (I32, [4]), [0, 0, 2, 1])
c78 = Parameter('c78', (I32, [4]), [1, 2, 3, 4])
t79 = Internal('t79', (F32, [1, 2, 3, 4]))
c80 = Parameter('c80', (F32, [2, 24]), ([1.0, 0.0, -1.0, 0.0, 0.0] * 10)[:48])
c81 = Parameter('c81', (F32, [2]), [1.0, -2.0])
t82 = Output('t82', (F32, [1, 2]))
x83 = Input('x83', (F32, [1, 2, 3, 4]))
t84 = Internal('t84', (F32, [1, 8, 3, 4]))
c85 = Parameter('c85', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t86 = Internal('t86', (F32, [1, 8, 3, 4]))
t87 = Internal('t87', (F32, [1, 2, 6, 8]))
c88 = Parameter('c88', (I32, [4]), [0, 0, 2, 1])
c89 = Parameter('c89', (I32, [4]), [1, 2, 3, 4])
t90 = Internal('t90', (F32, [1, 2, 3, 4]))
x91 = Input('x91', (F32, [1, 2, 3, 4]))
t92 = Output('t92', (F32, [1, 4, 3, 4]))
x93 = Input('x93', (F32, [1, 2, 3, 4]))
t94 = Internal('t94', (F32, [1, 8, 3, 4]))
c95 = Parameter('c95', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t96 = Internal('t96', (F32, [1, 8, 3, 4]))
t97 = Internal('t97', (F32, [1, 2, 6, 8]))
c98 = Parameter('c98', (I32, [4]), [0, 0, 2, 1])
c99 = Parameter('c99', (I32, [4]), [1, 2, 3, 4])
t100 = Internal('t100', (F32, [1, 2, 3, 4]))
x101 = Input('x101', (F32, [1, 2, 3, 4]))
t102 = Internal('t102', (F32, [1, 8, 3, 4]))
c103 = Parameter('c103', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t104 = Internal('t104', (F32, [1, 8, 3, 4]))
t105 = Internal('t105', (F32, [1, 2, 6, 8]))
c106 = Parameter('c106', (I32, [4]), [0, 0, 2, 1])
c107 = Parameter('c107', (I32, [4]), [1, 2, 3, 4])
t108 = Internal('t108', (F32, [1, 2, 3, 4]))
t109 = Output('t109', (F32, [1, 2, 3, 8]))
x110 = Input('x110', (F32, [1, 2, 3, 4]))
t111 = Internal('t111', (F32, [1, 8, 3, 4]))
c112 = Parameter('c112', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t113 = Internal('t113', (F32, [1, 8, 3, 4]))
t114 = Internal('t114', (F32, [1, 2, 6, 8]))
c115 = Parameter('c115', (I32, [4]), [0, 0, 2, 1])
c116 = Parameter('c116', (I32, [4]), [1, 2, 3, 4])
t117 = Internal('t117', (F32, [1, 2, 3, 4]))
c118 = Parameter('c118', (F32, [2, 1, 1]), [0.5, -1.0])
t119 = Output('t119', (F32, [1, 2, 3, 4]))
x120 = Input('x120', (F32, [1, 2, 3, 4]))
t121 = Internal('t121', (F32, [1, 8, 3, 4]))
c122 = Parameter('c122', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t123 = Internal('t123', (F32, [1, 8, 3, 4]))
t124 = Internal('t124', (F32, [1, 2, 6, 8]))
c125 = Parameter('c125', (I32, [4]), [0, 0, 2, 1])
c126 = Parameter('c126', (I32, [4]), [1, 2, 3, 4])
t127 = Internal('t127', (F32, [1, 2, 3, 4]))
c128 = Parameter('c128', (F32, [4]), [0.5, 1.0, -1.5, 2.0])
t129 = Output('t129', (F32, [1, 2, 3, 4]))
x130 = Input('x130', (F32, [1, 2, 3, 4]))
t131 = Internal('t131', (F32, [1, 8, 3, 4]))
c132 = Parameter('c132', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t133 = Internal('t133', (F32, [1, 8, 3, 4]))
t134 = Internal('t134', (F32, [1, 2, 6, 8]))
c135 = Parameter('c135', (I32, [4]), [0, 0, 2, 1])
c136 = Parameter('c136', (I32, [4]), [1, 2, 3, 4])
t137 = Internal('t137', (F32, [1, 2, 3, 4]))
x138 = Input('x138', (F32, [1, 2, 3, 4]))
t139 = Output('t139', (F32, [1, 2, 3, 4]))
x140 = Input('x140', (F32, [1, 2, 3, 4]))
t141 = Internal('t141', (F32, [1, 8, 3, 4]))
c142 = Parameter('c142', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t143 = Internal('t143', (F32, [1, 8, 3, 4]))
t144 = Internal('t144', (F32, [1, 2, 6, 8]))
c145 = Parameter('c145', (I32, [4]), [0, 0, 2, 1])
c146 = Parameter('c146', (I32, [4]), [1, 2, 3, 4])
t147 = Internal('t147', (F32, [1, 2, 3, 4]))
c148 = Parameter('c148', (I32, [4]), [0, 2, 3, 1])
t149 = Output('t149', (F32, [1, 3, 4, 2]))
x150 = Input('x150', (F32, [1, 2, 3, 4]))
t151 = Internal('t151', (F32, [1, 8, 3, 4]))
c152 = Parameter('c152', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t153 = Internal('t153', (F32, [1, 8, 3, 4]))
t154 = Internal('t154', (F32, [1, 2, 6, 8]))
c155 = Parameter('c155', (I32, [4]), [0, 0, 2, 1])
c156 = Parameter('c156', (I32, [4]), [1, 2, 3, 4])
t157 = Internal('t157', (F32, [1, 2, 3, 4]))
c158 = Parameter('c158', (I32, [4]), [0, 1, 3, 2])
t159 = Output('t159', (F32, [1, 2, 4, 3]))
x160 = Input('x160', (F32, [1, 2, 3, 4]))
t161 = Internal('t161', (F32, [1, 8, 3, 4]))
c162 = Parameter('c162', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t163 = Internal('t163', (F32, [1, 8, 3, 4]))
t164 = Internal('t164', (F32, [1, 2, 6, 8]))
c165 = Parameter('c165', (I32, [4]), [0, 0, 2, 1])
c166 = Parameter('c166', (I32, [4]), [1, 2, 3, 4])
t167 = Internal('t167', (F32, [1, 2, 3, 4]))
c168 = Parameter('c168', (I32, [1]), [1])
t169 = Output('t169', (F32, [1, 3, 4]))
x170 = Input('x170', (F32, [1, 2, 3, 4]))
t171 = Internal('t171', (F32, [1, 8, 3, 4]))
c172 = Parameter('c172', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t173 = Internal('t173', (F32, [1, 8, 3, 4]))
t174 = Internal('t174', (F32, [1, 2, 6, 8]))
c175 = Parameter('c175', (I32, [4]), [0, 0, 2, 1])
c176 = Parameter('c176', (I32, [4]), [1, 2, 3, 4])
t177 = Internal('t177', (F32, [1, 2, 3, 4]))
c178 = Parameter('c178', (I32, [2]), [2, 3])
t179 = Output('t179', (F32, [1, 2, 1, 1]))
x180 = Input('x180', (F32, [1, 2, 3, 4]))
t181 = Internal('t181', (F32, [1, 8, 3, 4]))
c182 = Parameter('c182', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t183 = Internal('t183', (F32, [1, 8, 3, 4]))
t184 = Internal('t184', (F32, [1, 2, 6, 8]))
c185 = Parameter('c185', (I32, [4]), [0, 0, 2, 1])
c186 = Parameter('c186', (I32, [4]), [1, 2, 3, 4])
t187 = Internal('t187', (F32, [1, 2, 3, 4]))
c188 = Parameter('c188', (I32, [4]), [0, 1, 0, 1])
c189 = Parameter('c189', (I32, [4]), [1, 1, 3, 2])
t190 = Output('t190', (F32, [1, 1, 3, 2]))
x191 = Input('x191', (F32, [1, 2, 3, 4]))
t192 = Internal('t192', (F32, [1, 8, 3, 4]))
c193 = Parameter('c193', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t194 = Internal('t194', (F32, [1, 8, 3, 4]))
t195 = Internal('t195', (F32, [1, 2, 6, 8]))
c196 = Parameter('c196', (I32, [4]), [0, 0, 2, 1])
c197 = Parameter('c197', (I32, [4]), [1, 2, 3, 4])
t198 = Internal('t198', (F32, [1, 2, 3, 4]))
t199 = Output('t199', (I32, [1, 3, 4]))
x200 = Input('x200', (F32, [1, 2, 3, 4]))
t201 = Internal('t201', (F32, [1, 8, 3, 4]))
c202 = Parameter('c202', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t203 = Internal('t203', (F32, [1, 8, 3, 4]))
t204 = Internal('t204', (F32, [1, 2, 6, 8]))
c205 = Parameter('c205', (I32, [4]), [0, 0, 2, 1])
c206 = Parameter('c206', (I32, [4]), [1, 2, 3, 4])
t207 = Internal('t207', (F32, [1, 2, 3, 4]))
c208 = Parameter('c208', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t209 = Output('t209', (F32, [1, 3, 3, 5]))
x210 = Input('x210', (F32, [1, 2, 3, 4]))
t211 = Internal('t211', (F32, [1, 8, 3, 4]))
c212 = Parameter('c212', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t213 = Internal('t213', (F32, [1, 8, 3, 4]))
t214 = Internal('t214', (F32, [1, 2, 6, 8]))
c215 = Parameter('c215', (I32, [4]), [0, 0, 2, 1])
c216 = Parameter('c216', (I32, [4]), [1, 2, 3, 4])
t217 = Internal('t217', (F32, [1, 2, 3, 4]))
t218 = Output('t218', (F32, [1, 1, 2, 4]))
x219 = Input('x219', (F32, [1, 2, 3, 4]))
t220 = Internal('t220', (F32, [1, 8, 3, 4]))
c221 = Parameter('c221', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t222 = Internal('t222', (F32, [1, 8, 3, 4]))
t223 = Internal('t223', (F32, [1, 2, 6, 8]))
c224 = Parameter('c224', (I32, [4]), [0, 0, 2, 1])
c225 = Parameter('c225', (I32, [4]), [1, 2, 3, 4])
t226 = Internal('t226', (F32, [1, 2, 3, 4]))
t227 = Output('t227', (F32, [1, 2, 3, 4]))
model = Model()
model.Operation('CONCATENATION', x1, x1, x1, x1, 1).To(t2)
model.Operation('ADD', t2, c3, 0).To(t4)
model.Operation('DEPTH_TO_SPACE', t4, 2, True).To(t5)
model.Operation('SLICE', t5, c6, c7).To(t8)
model.Operation('SPLIT', t8, 1, 2).To(t9, t10)
model.Operation('CONCATENATION', x11, x11, x11, x11, 1).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('DEPTH_TO_SPACE', t14, 2, True).To(t15)
model.Operation('SLICE', t15, c16, c17).To(t18)
model.Operation('MAX_POOL_2D', t18, 2, 1, 1, 2, 2, 0, True).To(t19)
model.Operation('CONCATENATION', x20, x20, x20, x20, 1).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('DEPTH_TO_SPACE', t23, 2, True).To(t24)
model.Operation('SLICE', t24, c25, c26).To(t27)
model.Operation('RESHAPE', t27, c28).To(t29)
model.Operation('CONCATENATION', x30, x30, x30, x30, 1).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('DEPTH_TO_SPACE', t33, 2, True).To(t34)
model.Operation('SLICE', t34, c35, c36).To(t37)
model.Operation('RESHAPE', t37, c38).To(t39)
model.Operation('CONCATENATION', x40, x40, x40, x40, 1).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('DEPTH_TO_SPACE', t43, 2, True).To(t44)
model.Operation('SLICE', t44, c45, c46).To(t47)
model.Operation('RELU', t47).To(t48)
model.Operation('RESHAPE', t48, c49).To(t50)
model.Operation('CONCATENATION', x51, x51, x51, x51, 1).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('DEPTH_TO_SPACE', t54, 2, True).To(t55)
model.Operation('SLICE', t55, c56, c57).To(t58)
model.Operation('CONCATENATION', x59, x59, x59, x59, 1).To(t60)
model.Operation('ADD', t60, c61, 0).To(t62)
model.Operation('DEPTH_TO_SPACE', t62, 2, True).To(t63)
model.Operation('SLICE', t63, c64, c65).To(t66)
model.Operation('ADD', t58, t66, 0).To(t67)
model.Operation('RESHAPE', t67, c68).To(t69)
model.Operation('RESHAPE', t19, c70).To(t71)
model.Operation('CONCATENATION', x72, x72, x72, x72, 1).To(t73)
model.Operation('ADD', t73, c74, 0).To(t75)
model.Operation('DEPTH_TO_SPACE', t75, 2, True).To(t76)
model.Operation('SLICE', t76, c77, c78).To(t79)
model.Operation('FULLY_CONNECTED', t79, c80, c81, 0).To(t82)
model.Operation('CONCATENATION', x83, x83, x83, x83, 1).To(t84)
model.Operation('ADD', t84, c85, 0).To(t86)
model.Operation('DEPTH_TO_SPACE', t86, 2, True).To(t87)
model.Operation('SLICE', t87, c88, c89).To(t90)
model.Operation('CONCATENATION', t90, x91, 1).To(t92)
model.Operation('CONCATENATION', x93, x93, x93, x93, 1).To(t94)
model.Operation('ADD', t94, c95, 0).To(t96)
model.Operation('DEPTH_TO_SPACE', t96, 2, True).To(t97)
model.Operation('SLICE', t97, c98, c99).To(t100)
model.Operation('CONCATENATION', x101, x101, x101, x101, 1).To(t102)
model.Operation('ADD', t102, c103, 0).To(t104)
model.Operation('DEPTH_TO_SPACE', t104, 2, True).To(t105)
model.Operation('SLICE', t105, c106, c107).To(t108)
model.Operation('CONCATENATION', t100, t108, 3).To(t109)
model.Operation('CONCATENATION', x110, x110, x110, x110, 1).To(t111)
model.Operation('ADD', t111, c112, 0).To(t113)
model.Operation('DEPTH_TO_SPACE', t113, 2, True).To(t114)
model.Operation('SLICE', t114, c115, c116).To(t117)
model.Operation('ADD', t117, c118, 0).To(t119)
model.Operation('CONCATENATION', x120, x120, x120, x120, 1).To(t121)
model.Operation('ADD', t121, c122, 0).To(t123)
model.Operation('DEPTH_TO_SPACE', t123, 2, True).To(t124)
model.Operation('SLICE', t124, c125, c126).To(t127)
model.Operation('ADD', t127, c128, 0).To(t129)
model.Operation('CONCATENATION', x130, x130, x130, x130, 1).To(t131)
model.Operation('ADD', t131, c132, 0).To(t133)
model.Operation('DEPTH_TO_SPACE', t133, 2, True).To(t134)
model.Operation('SLICE', t134, c135, c136).To(t137)
model.Operation('ADD', t137, x138, 0).To(t139)
model.Operation('CONCATENATION', x140, x140, x140, x140, 1).To(t141)
model.Operation('ADD', t141, c142, 0).To(t143)
model.Operation('DEPTH_TO_SPACE', t143, 2, True).To(t144)
model.Operation('SLICE', t144, c145, c146).To(t147)
model.Operation('TRANSPOSE', t147, c148).To(t149)
model.Operation('CONCATENATION', x150, x150, x150, x150, 1).To(t151)
model.Operation('ADD', t151, c152, 0).To(t153)
model.Operation('DEPTH_TO_SPACE', t153, 2, True).To(t154)
model.Operation('SLICE', t154, c155, c156).To(t157)
model.Operation('TRANSPOSE', t157, c158).To(t159)
model.Operation('CONCATENATION', x160, x160, x160, x160, 1).To(t161)
model.Operation('ADD', t161, c162, 0).To(t163)
model.Operation('DEPTH_TO_SPACE', t163, 2, True).To(t164)
model.Operation('SLICE', t164, c165, c166).To(t167)
model.Operation('REDUCE_MAX', t167, c168, False).To(t169)
model.Operation('CONCATENATION', x170, x170, x170, x170, 1).To(t171)
model.Operation('ADD', t171, c172, 0).To(t173)
model.Operation('DEPTH_TO_SPACE', t173, 2, True).To(t174)
model.Operation('SLICE', t174, c175, c176).To(t177)
model.Operation('REDUCE_MAX', t177, c178, True).To(t179)
model.Operation('CONCATENATION', x180, x180, x180, x180, 1).To(t181)
model.Operation('ADD', t181, c182, 0).To(t183)
model.Operation('DEPTH_TO_SPACE', t183, 2, True).To(t184)
model.Operation('SLICE', t184, c185, c186).To(t187)
model.Operation('SLICE', t187, c188, c189).To(t190)
model.Operation('CONCATENATION', x191, x191, x191, x191, 1).To(t192)
model.Operation('ADD', t192, c193, 0).To(t194)
model.Operation('DEPTH_TO_SPACE', t194, 2, True).To(t195)
model.Operation('SLICE', t195, c196, c197).To(t198)
model.Operation('ARGMAX', t198, 1).To(t199)
model.Operation('CONCATENATION', x200, x200, x200, x200, 1).To(t201)
model.Operation('ADD', t201, c202, 0).To(t203)
model.Operation('DEPTH_TO_SPACE', t203, 2, True).To(t204)
model.Operation('SLICE', t204, c205, c206).To(t207)
model.Operation('PAD', t207, c208).To(t209)
model.Operation('CONCATENATION', x210, x210, x210, x210, 1).To(t211)
model.Operation('ADD', t211, c212, 0).To(t213)
model.Operation('DEPTH_TO_SPACE', t213, 2, True).To(t214)
model.Operation('SLICE', t214, c215, c216).To(t217)
model.Operation('MAX_POOL_2D', t217, 2, 1, 1, 2, 2, 0, False).To(t218)
model.Operation('CONCATENATION', x219, x219, x219, x219, 1).To(t220)
model.Operation('ADD', t220, c221, 0).To(t222)
model.Operation('DEPTH_TO_SPACE', t222, 2, True).To(t223)
model.Operation('SLICE', t223, c224, c225).To(t226)
model.Operation('SOFTMAX', t226, 1.0, 1).To(t227)
Example({
    x1: [-4.0, -2.5, 4.0, -3.0, 2.0, -4.0, 0.5, -3.5, -0.5, -3.5, -0.5, 2.5, 4.0, -2.0, 0.5, 0.5, -4.0, 1.0,
    2.5, 4.0, 2.5, -2.5, 3.5, -4.0],
    t9: [3.5, -3.5, -2.5, 1.0, 5.5, -1.5, -0.5, 3.0, 1.0, -3.0, -2.0, 0.0],
    t10: [-6.0, 0.0, -1.0, 1.5, -8.0, -2.0, -3.0, -0.5, 0.5, -3.5, -4.5, 2.5],
    x11: [2.5, -4.0, 3.5, -0.5, -3.5, 3.0, 2.0, 1.5, -2.0, 2.0, -2.5, -2.5, 3.0, 2.5, 1.5, 1.5, -1.5, -1.0,
    0.5, 3.5, 0.5, -3.0, 0.5, 1.0],
    x20: [1.5, -2.5, 3.0, -2.0, -3.5, -2.5, 1.0, -2.0, 3.0, -1.0, 1.0, 3.0, 3.5, 0.5, 2.0, -1.5, -1.5, 1.0,
    -2.5, 1.0, 4.0, 3.0, 2.0, -1.5],
    t29: [-2.0, -2.0, -1.0, 1.5, 0.0, 0.0, 1.0, 3.5, 4.5, -0.5, 0.5, 1.5, -3.5, 0.0, -1.0, -3.5, -5.5, -2.0,
    -3.0, -5.5, 2.0, 2.0, 1.0, 1.0],
    x30: [-4.0, 2.0, 2.5, -3.0, 4.0, -3.0, -1.0, 3.5, -4.0, -3.5, -3.5, 2.5, -3.5, 2.5, 1.0, -3.5, -1.5, 3.5,
    -2.5, 3.0, -1.0, 3.5, -2.5, 1.5],
    t39: [5.5, -2.5, -1.5, -0.5, 7.5, -0.5, 0.5, 1.5, -2.5, -3.0, -2.0, -3.0, -3.5, 2.5, 1.5, -3.5, -5.5,
    0.5, -0.5, -5.5, -3.0, 2.5, 1.5, -3.5],
    x40: [2.5, 3.5, -3.5, -2.5, 1.0, 3.0, 0.5, -4.0, 2.0, 2.5, 2.0, 2.0, -4.0, -4.0, -2.5, 3.5, 1.5, -1.0,
    -1.0, -1.0, 1.0, -3.0, 1.5, 3.0],
    t50: [2.5, 3.5, 4.5, 1.0, 4.5, 5.5, 6.5, 3.0, 3.5, 3.0, 4.0, 2.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.5],
    x51: [-1.0, 3.5, -2.5, 2.0, 4.0, 1.0, -2.0, 4.0, 3.5, -1.5, -4.0, 2.0, 2.0, 0.5, 3.5, 0.5, -3.5, 1.0,
    1.0, -2.0, 0.5, 1.0, -3.5, 3.0],
    x59: [-0.5, 3.0, -2.5, 4.0, 1.0, 1.5, 1.0, -2.5, -3.0, 4.0, -2.5, 4.0, -2.0, 3.5, -2.5, -4.0, -2.5, 1.5,
    -3.0, 1.0, -3.5, -0.5, 3.5, 4.0],
    t69: [8.0, 3.5, 5.5, 0.0, 12.0, 7.5, 9.5, 4.0, 3.5, 3.5, 5.5, -5.5, -10.0, 0.5, -1.5, -4.0, -14.0, -3.5,
    -5.5, -8.0, -7.0, -1.5, -3.5, -2.0],
    t71: [5.5, 6.5, 6.5, 5.5, 6.5, 6.5, -2.0, -2.0, -0.5, -1.5, -4.0, -0.5],
    x72: [-0.5, 1.0, -4.0, 3.0, 0.5, -2.5, -0.5, -3.0, 3.5, 1.5, -3.0, 4.0, 1.5, 1.5, -3.5, -4.0, 1.0, 1.5,
    3.5, 3.5, 1.5, -0.5, -1.0, 3.5],
    t82: [12.0, -11.0],
    x83: [1.0, 2.5, 2.5, 0.5, 4.0, -0.5, 4.0, 0.5, -2.0, -1.0, 2.5, 2.5, -3.0, 4.0, 2.5, 3.5, -2.5, 4.0,
    -1.0, 3.0, 3.0, -4.0, -3.5, 1.0],
    x91: [-3.5, 4.0, -0.5, -1.5, 2.0, 4.0, 0.5, -0.5, 1.0, 3.5, -3.0, 1.5, -2.5, 1.0, 1.0, 2.5, -4.0, 0.5,
    3.0, -2.5, -2.5, -2.0, 2.5, 1.0],
    t92: packed('|i1',
    'c-jTQfewHm2n9fSBH>!=|GzV*Bs#pi6Y9(IM34;O^&uI08^6Y8rNA|_1I0+(SHS_NcoP}', 0.5
),
    x93: [2.5, -0.5, -0.5, -1.0, 1.0, -0.5, 1.5, -0.5, 3.0, -3.0, 0.5, -1.5, 1.0, -2.5, -3.0, 0.5, -0.5,
    -0.5, -2.5, 3.5, 4.0, -1.5, 3.5, -1.5],
    x101: [-0.5, 4.0, -2.5, -0.5, -1.5, -2.0, 2.0, 1.0, -2.0, -1.0, 1.0, 4.0, 0.5, -1.5, 3.0, 1.0, -1.5, -2.0,
    -2.5, 1.0, 2.5, 3.5, -2.0, -3.0],
    t109: packed('|i1',
    'c-jTQ0TKWZ2n0Z>jQ;;s;WSNlwRLG(YBHt}n??32;>ZBr#ldmk%O#+s{665X7`^', 0.5
),
    x110: [-1.0, -4.0, 2.0, -3.5, -4.0, 3.0, -3.0, 3.0, -3.0, 2.0, 3.5, 2.5, 3.0, 0.5, -3.5, -0.5, -2.0, -1.5,
    1.5, 1.0, 1.5, -1.5, -2.5, 1.5],
    t119: [-2.0, 4.0, 5.0, -2.0, 0.0, 6.0, 7.0, 0.0, -1.0, 3.0, 4.0, 4.5, -5.0, -3.5, -4.5, -0.5, -7.0, -5.5,
    -6.5, -2.5, -1.5, -3.5, -4.5, -4.5],
    x120: [-1.5, -2.0, 1.5, -1.5, 1.0, 1.0, 2.5, 0.5, -3.5, 2.0, -0.5, -1.5, 4.0, 1.0, 4.0, -3.5, -0.5, -4.0,
    -1.0, 2.5, 2.5, 3.0, 3.0, -0.5],
    t129: [3.0, 2.5, 1.0, 5.0, 5.0, 4.5, 3.0, 7.0, -1.5, 3.5, 2.0, 2.0, -2.0, -4.0, -7.5, 0.0, -4.0, -6.0,
    -9.5, -2.0, 1.0, 3.0, -0.5, 4.0],
    x130: [3.0, 1.0, -1.5, 3.5, 3.5, -1.0, 1.0, 0.5, 2.0, 1.5, 2.0, -1.5, -3.5, -3.0, -0.5, -0.5, -1.0, 3.5,
    3.5, 4.0, -1.0, -2.0, -3.5, -3.0],
    x138: [-0.5, 3.5, 1.0, 3.5, -1.5, 1.0, -3.0, 1.0, -4.0, -1.0, -4.0, 3.5, 1.0, -1.5, 3.0, 2.5, 2.0, 2.5,
    -0.5, -4.0, -1.0, -2.5, 3.0, -3.5],
    t139: [4.5, 3.0, 1.5, 5.0, 5.5, 2.5, -0.5, 4.5, -0.5, 1.0, -1.0, 6.0, -2.0, 1.0, 4.5, 5.0, -3.0, 3.0,
    -1.0, -3.5, -4.0, -5.5, -1.0, -8.0],
    x140: [2.5, -0.5, 3.0, 2.5, -2.0, 1.5, 1.0, 1.0, -4.0, 3.0, -2.5, 3.5, -2.5, -2.0, 3.5, 0.5, 3.0, -3.0,
    4.0, -3.5, 2.0, 1.0, -1.5, 3.0],
    t149: [-0.5, 1.0, 2.0, -4.0, 3.0, -5.0, 1.5, 3.0, 1.5, -1.0, 4.0, -6.0, 5.0, -7.0, 3.5, 1.0, -2.5, 0.0,
    3.5, 0.0, 4.5, -1.0, -2.0, -2.5],
    x150: [-2.0, 1.0, -0.5, 0.5, 1.0, -2.0, -1.0, 3.0, -4.0, -2.0, -3.0, 1.0, 2.0, -3.0, -0.5, 4.0, 0.5, 4.0,
    -1.0, 3.5, -2.5, -0.5, 1.0, 4.0],
    t159: [2.5, 4.5, -2.5, -1.5, 0.5, -1.5, -0.5, 1.5, -0.5, -0.5, 1.5, -2.5, -1.5, -3.5, -4.5, 3.0, 1.0,
    -1.5, 2.0, 0.0, -2.5, -2.0, -4.0, 0.0],
    x160: [-3.0, 4.0, 1.0, -3.0, 1.5, 2.5, 3.0, -3.5, 2.0, 1.5, -3.5, 3.5, 0.5, -1.5, 1.5, 4.0, 2.5, -2.0,
    4.0, -4.0, -4.0, 0.5, -1.0, 3.0],
    t169: [3.0, 3.0, 4.0, 3.5, 5.0, 5.0, 6.0, 5.5, 3.5, 2.0, 3.0, -2.0],
    x170: [1.5, -1.5, 1.0, 2.0, -1.0, 1.0, 0.5, -4.0, -2.0, 3.5, 1.5, 1.5, -3.0, 0.5, -3.5, -3.0, 3.0, 4.0,
    2.0, 1.0, 2.5, 2.0, 2.0, 0.5],
    t179: [5.0, 3.0],
    x180: [-0.5, 2.0, -4.0, -1.0, 1.5, 1.0, 4.0, -1.5, 4.0, 3.0, -2.5, 4.0, 2.0, 3.0, 0.5, 3.0, 1.5, -1.5,
    -1.5, 2.0, 1.0, 4.0, 1.0, -3.5],
    t190: [-2.5, -3.5, -4.5, -5.5, 3.0, 2.0],
    x191: [-1.0, 0.5, -4.0, -3.5, 3.0, 1.5, -0.5, 0.5, 1.0, 3.5, 1.5, 1.0, 1.0, -0.5, 3.5, 3.0, 1.0, 3.0,
    -2.0, 2.5, -1.0, -4.0, 2.5, -1.5],
    t199: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    x200: [-2.0, 1.0, 3.0, -2.0, -2.0, -1.0, 1.5, 2.5, 1.5, 3.5, -4.0, 1.0, 2.0, 3.0, -3.5, -1.5, -3.5, 2.5,
    -3.0, 3.5, 3.0, 0.5, 4.0, 4.0],
    t209: packed('|i1',
    'c-muNKmq^%GqNx+GqZ9quyJtxWcbR=_=Dl&|G!@tnEwA|V*mh=tqT4', 0.5
),
    x210: [1.0, -3.5, 3.5, -2.0, 3.5, 0.5, -1.0, -2.5, 1.0, 4.0, -1.0, -3.0, -1.0, 3.5, -2.0, -1.5, -2.5, 0.5,
    -4.0, -2.0, 2.5, -2.0, -1.0, 4.0],
    t218: [7.0, 3.0, 4.0, 1.5, 7.0, 4.5, 5.5, 1.5],
    x219: [2.5, -0.5, 0.5, 2.5, 0.5, -1.0, 4.0, -2.0, -3.0, 2.5, 2.0, 2.5, 0.5, -3.5, -0.5, 1.0, 0.5, -2.0,
    1.0, 0.5, 3.0, 2.5, -1.0, 3.0],
    t227: [0.97068775, 0.9241418, 0.9890131, 0.9890131, 0.9994472, 0.9984988, 0.99979657, 0.99979657,
    0.07585818, 0.8175745, 0.97068775, 0.9890131, 0.02931223, 0.07585818, 0.010986943, 0.010986943,
    0.00055277866, 0.0015011822, 0.00020342697, 0.00020342697, 0.9241418, 0.18242553, 0.02931223,
    0.010986943],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 8, 3, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t4 = Internal('t4', (U8, [1, 8, 3, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 2, 6, 8], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [0, 0, 2, 1])
c7 = Parameter('c7', (I32, [4]), [1, 2, 3, 4])
t8 = Internal('t8', (U8, [1, 2, 3, 4], 0.5, 120))
t9 = Output('t9', (U8, [1, 1, 3, 4], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 3, 4], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 3, 4], 0.5, 120))
t12 = Internal('t12', (U8, [1, 8, 3, 4], 0.5, 120))
c13 = Parameter('c13', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t14 = Internal('t14', (U8, [1, 8, 3, 4], 0.5, 120))
t15 = Internal('t15', (U8, [1, 2, 6, 8], 0.5, 120))
c16 = Parameter('c16', (I32, [4]), [0, 0, 2, 1])
c17 = Parameter('c17', (I32, [4]), [1, 2, 3, 4])
t18 = Internal('t18', (U8, [1, 2, 3, 4], 0.5, 120))
t19 = Internal('t19', (U8, [1, 2, 2, 3], 0.5, 120))
x20 = Input('x20', (U8, [1, 2, 3, 4], 0.5, 120))
t21 = Internal('t21', (U8, [1, 8, 3, 4], 0.5, 120))
c22 = Parameter('c22', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t23 = Internal('t23', (U8, [1, 8, 3, 4], 0.5, 120))
t24 = Internal('t24', (U8, [1, 2, 6, 8], 0.5, 120))
c25 = Parameter('c25', (I32, [4]), [0, 0, 2, 1])
c26 = Parameter('c26', (I32, [4]), [1, 2, 3, 4])
t27 = Internal('t27', (U8, [1, 2, 3, 4], 0.5, 120))
c28 = Parameter('c28', (I32, [2]), [1, 24])
t29 = Output('t29', (U8, [1, 24], 0.5, 120))
x30 = Input('x30', (U8, [1, 2, 3, 4], 0.5, 120))
t31 = Internal('t31', (U8, [1, 8, 3, 4], 0.5, 120))
c32 = Parameter('c32', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t33 = Internal('t33', (U8, [1, 8, 3, 4], 0.5, 120))
t34 = Internal('t34', (U8, [1, 2, 6, 8], 0.5, 120))
c35 = Parameter('c35', (I32, [4]), [0, 0, 2, 1])
c36 = Parameter('c36', (I32, [4]), [1, 2, 3, 4])
t37 = Internal('t37', (U8, [1, 2, 3, 4], 0.5, 120))
c38 = Parameter('c38', (I32, [2]), [8, 3])
t39 = Output('t39', (U8, [8, 3], 0.5, 120))
x40 = Input('x40', (U8, [1, 2, 3, 4], 0.5, 120))
t41 = Internal('t41', (U8, [1, 8, 3, 4], 0.5, 120))
c42 = Parameter('c42', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t43 = Internal('t43', (U8, [1, 8, 3, 4], 0.5, 120))
t44 = Internal('t44', (U8, [1, 2, 6, 8], 0.5, 120))
c45 = Parameter('c45', (I32, [4]), [0, 0, 2, 1])
c46 = Parameter('c46', (I32, [4]), [1, 2, 3, 4])
t47 = Internal('t47', (U8, [1, 2, 3, 4], 0.5, 120))
t48 = Internal('t48', (U8, [1, 2, 3, 4], 0.5, 120))
c49 = Parameter('c49', (I32, [2]), [1, -1])
t50 = Output('t50', (U8, [1, 24], 0.5, 120))
x51 = Input('x51', (U8, [1, 2, 3, 4], 0.5, 120))
t52 = Internal('t52', (U8, [1, 8, 3, 4], 0.5, 120))
c53 = Parameter('c53', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t54 = Internal('t54', (U8, [1, 8, 3, 4], 0.5, 120))
t55 = Internal('t55', (U8, [1, 2, 6, 8], 0.5, 120))
c56 = Parameter('c56', (I32, [4]), [0, 0, 2, 1])
c57 = Parameter('c57', (I32, [4]), [1, 2, 3, 4])
t58 = Internal('t58', (U8, [1, 2, 3, 4], 0.5, 120))
x59 = Input('x59', (U8, [1, 2, 3, 4], 0.5, 120))
t60 = Internal('t60', (U8, [1, 8, 3, 4], 0.5, 120))
c61 = Parameter('c61', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t62 = Internal('t62', (U8, [1, 8, 3, 4], 0.5, 120))
t63 = Internal('t63', (U8, [1, 2, 6, 8], 0.5, 120))
c64 = Parameter('c64', (I32, [4]), [0, 0, 2, 1])
c65 = Parameter('c65', (I32, [4]), [1, 2, 3, 4])
t66 = Internal('t66', (U8, [1, 2, 3, 4], 0.5, 120))
t67 = Internal('t67', (U8, [1, 2, 3, 4], 0.5, 120))
c68 = Parameter('c68', (I32, [2]), [3, -1])
t69 = Output('t69', (U8, [3, 8], 0.5, 120))
c70 = Parameter('c70', (I32, [2]), [-1, 2])
t71 = Output('t71', (U8, [6, 2], 0.5, 120))
x72 = Input('x72', (U8, [1, 2, 3, 4], 0.5, 120))
t73 = Internal('t73', (U8, [1, 8, 3, 4], 0.5, 120))
c74 = Parameter('c74', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t75 = Internal('t75', (U8, [1, 8, 3, 4], 0.5, 120))
t76 = Internal('t76', (U8, [1, 2, 6, 8], 0.5, 120))
c77 = Parameter('c77', (I32, [4]), [0, 0, 2, 1])
c78 = Parameter('c78', (I32, [4]), [1, 2, 3, 4])
t79 = Internal('t79', (U8, [1, 2, 3, 4], 0.5, 120))
c80 = Parameter('c80', (U8, [2, 24], 0.5, 128), ([130, 128, 126, 128, 128] * 10)[:48])
c81 = Parameter('c81', (I32, [2], 0.25, 0), [4, -8])
t82 = Output('t82', (U8, [1, 2], 0.5, 120))
x83 = Input('x83', (U8, [1, 2, 3, 4], 0.5, 120))
t84 = Internal('t84', (U8, [1, 8, 3, 4], 0.5, 120))
c85 = Parameter('c85', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t86 = Internal('t86', (U8, [1, 8, 3, 4], 0.5, 120))
t87 = Internal('t87', (U8, [1, 2, 6, 8], 0.5, 120))
c88 = Parameter('c88', (I32, [4]), [0, 0, 2, 1])
c89 = Parameter('c89', (I32, [4]), [1, 2, 3, 4])
t90 = Internal('t90', (U8, [1, 2, 3, 4], 0.5, 120))
x91 = Input('x91', (U8, [1, 2, 3, 4], 0.5, 120))
t92 = Output('t92', (U8, [1, 4, 3, 4], 0.5, 120))
x93 = Input('x93', (U8, [1, 2, 3, 4], 0.5, 120))
t94 = Internal('t94', (U8, [1, 8, 3, 4], 0.5, 120))
c95 = Parameter('c95', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t96 = Internal('t96', (U8, [1, 8, 3, 4], 0.5, 120))
t97 = Internal('t97', (U8, [1, 2, 6, 8], 0.5, 120))
c98 = Parameter('c98', (I32, [4]), [0, 0, 2, 1])
c99 = Parameter('c99', (I32, [4]), [1, 2, 3, 4])
t100 = Internal('t100', (U8, [1, 2, 3, 4], 0.5, 120))
x101 = Input('x101', (U8, [1, 2, 3, 4], 0.5, 120))
t102 = Internal('t102', (U8, [1, 8, 3, 4], 0.5, 120))
c103 = Parameter('c103', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t104 = Internal('t104', (U8, [1, 8, 3, 4], 0.5, 120))
t105 = Internal('t105', (U8, [1, 2, 6, 8], 0.5, 120))
c106 = Parameter('c106', (I32, [4]), [0, 0, 2, 1])
c107 = Parameter('c107', (I32, [4]), [1, 2, 3, 4])
t108 = Internal('t108', (U8, [1, 2, 3, 4], 0.5, 120))
t109 = Output('t109', (U8, [1, 2, 3, 8], 0.5, 120))
x110 = Input('x110', (U8, [1, 2, 3, 4], 0.5, 120))
t111 = Internal('t111', (U8, [1, 8, 3, 4], 0.5, 120))
c112 = Parameter('c112', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t113 = Internal('t113', (U8, [1, 8, 3, 4], 0.5, 120))
t114 = Internal('t114', (U8, [1, 2, 6, 8], 0.5, 120))
c115 = Parameter('c115', (I32, [4]), [0, 0, 2, 1])
c116 = Parameter('c116', (I32, [4]), [1, 2, 3, 4])
t117 = Internal('t117', (U8, [1, 2, 3, 4], 0.5, 120))
c118 = Parameter('c118', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t119 = Output('t119', (U8, [1, 2, 3, 4], 0.5, 120))
x120 = Input('x120', (U8, [1, 2, 3, 4], 0.5, 120))
t121 = Internal('t121', (U8, [1, 8, 3, 4], 0.5, 120))
c122 = Parameter('c122', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t123 = Internal('t123', (U8, [1, 8, 3, 4], 0.5, 120))
t124 = Internal('t124', (U8, [1, 2, 6, 8], 0.5, 120))
c125 = Parameter('c125', (I32, [4]), [0, 0, 2, 1])
c126 = Parameter('c126', (I32, [4]), [1, 2, 3, 4])
t127 = Internal('t127', (U8, [1, 2, 3, 4], 0.5, 120))
c128 = Parameter('c128', (U8, [4], 0.5, 120), [121, 122, 117, 124])
t129 = Output('t129', (U8, [1, 2, 3, 4], 0.5, 120))
x130 = Input('x130', (U8, [1, 2, 3, 4], 0.5, 120))
t131 = Internal('t131', (U8, [1, 8, 3, 4], 0.5, 120))
c132 = Parameter('c132', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t133 = Internal('t133', (U8, [1, 8, 3, 4], 0.5, 120))
t134 = Internal('t134', (U8, [1, 2, 6, 8], 0.5, 120))
c135 = Parameter('c135', (I32, [4]), [0, 0, 2, 1])
c136 = Parameter('c136', (I32, [4]), [1, 2, 3, 4])
t137 = Internal('t137', (U8, [1, 2, 3, 4], 0.5, 120))
x138 = Input('x138', (U8, [1, 2, 3, 4], 0.5, 120))
t139 = Output('t139', (U8, [1, 2, 3, 4], 0.5, 120))
x140 = Input('x140', (U8, [1, 2, 3, 4], 0.5, 120))
t141 = Internal('t141', (U8, [1, 8, 3, 4], 0.5, 120))
c142 = Parameter('c142', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t143 = Internal('t143', (U8, [1, 8, 3, 4], 0.5, 120))
t144 = Internal('t144', (U8, [1, 2, 6, 8], 0.5, 120))
c145 = Parameter('c145', (I32, [4]), [0, 0, 2, 1])
c146 = Parameter('c146', (I32, [4]), [1, 2, 3, 4])
t147 = Internal('t147', (U8, [1, 2, 3, 4], 0.5, 120))
c148 = Parameter('c148', (I32, [4]), [0, 2, 3, 1])
t149 = Output('t149', (U8, [1, 3, 4, 2], 0.5, 120))
x150 = Input('x150', (U8, [1, 2, 3, 4], 0.5, 120))
t151 = Internal('t151', (U8, [1, 8, 3, 4], 0.5, 120))
c152 = Parameter('c152', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t153 = Internal('t153', (U8, [1, 8, 3, 4], 0.5, 120))
t154 = Internal('t154', (U8, [1, 2, 6, 8], 0.5, 120))
c155 = Parameter('c155', (I32, [4]), [0, 0, 2, 1])
c156 = Parameter('c156', (I32, [4]), [1, 2, 3, 4])
t157 = Internal('t157', (U8, [1, 2, 3, 4], 0.5, 120))
c158 = Parameter('c158', (I32, [4]), [0, 1, 3, 2])
t159 = Output('t159', (U8, [1, 2, 4, 3], 0.5, 120))
x160 = Input('x160', (U8, [1, 2, 3, 4], 0.5, 120))
t161 = Internal('t161', (U8, [1, 8, 3, 4], 0.5, 120))
c162 = Parameter('c162', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t163 = Internal('t163', (U8, [1, 8, 3, 4], 0.5, 120))
t164 = Internal('t164', (U8, [1, 2, 6, 8], 0.5, 120))
c165 = Parameter('c165', (I32, [4]), [0, 0, 2, 1])
c166 = Parameter('c166', (I32, [4]), [1, 2, 3, 4])
t167 = Internal('t167', (U8, [1, 2, 3, 4], 0.5, 120))
c168 = Parameter('c168', (I32, [1]), [1])
t169 = Output('t169', (U8, [1, 3, 4], 0.5, 120))
x170 = Input('x170', (U8, [1, 2, 3, 4], 0.5, 120))
t171 = Internal('t171', (U8, [1, 8, 3, 4], 0.5, 120))
c172 = Parameter('c172', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t173 = Internal('t173', (U8, [1, 8, 3, 4], 0.5, 120))
t174 = Internal('t174', (U8, [1, 2, 6, 8], 0.5, 120))
c175 = Parameter('c175', (I32, [4]), [0, 0, 2, 1])
c176 = Parameter('c176', (I32, [4]), [1, 2, 3, 4])
t177 = Internal('t177', (U8, [1, 2, 3, 4], 0.5, 120))
c178 = Parameter('c178', (I32, [2]), [2, 3])
t179 = Output('t179', (U8, [1, 2, 1, 1], 0.5, 120))
x180 = Input('x180', (U8, [1, 2, 3, 4], 0.5, 120))
t181 = Internal('t181', (U8, [1, 8, 3, 4], 0.5, 120))
c182 = Parameter('c182', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t183 = Internal('t183', (U8, [1, 8, 3, 4], 0.5, 120))
t184 = Internal('t184', (U8, [1, 2, 6, 8], 0.5, 120))
c185 = Parameter('c185', (I32, [4]), [0, 0, 2, 1])
c186 = Parameter('c186', (I32, [4]), [1, 2, 3, 4])
t187 = Internal('t187', (U8, [1, 2, 3, 4], 0.5, 120))
c188 = Parameter('c188', (I32, [4]), [0, 1, 0, 1])
c189 = Parameter('c189', (I32, [4]), [1, 1, 3, 2])
t190 = Output('t190', (U8, [1, 1, 3, 2], 0.5, 120))
x191 = Input('x191', (U8, [1, 2, 3, 4], 0.5, 120))
t192 = Internal('t192', (U8, [1, 8, 3, 4], 0.5, 120))
c193 = Parameter('c193', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t194 = Internal('t194', (U8, [1, 8, 3, 4], 0.5, 120))
t195 = Internal('t195', (U8, [1, 2, 6, 8], 0.5, 120))
c196 = Parameter('c196', (I32, [4]), [0, 0, 2, 1])
c197 = Parameter('c197', (I32, [4]), [1, 2, 3, 4])
t198 = Internal('t198', (U8, [1, 2, 3, 4], 0.5, 120))
t199 = Output('t199', (I32, [1, 3, 4]))
x200 = Input('x200', (U8, [1, 2, 3, 4], 0.5, 120))
t201 = Internal('t201', (U8, [1, 8, 3, 4], 0.5, 120))
c202 = Parameter('c202', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t203 = Internal('t203', (U8, [1, 8, 3, 4], 0.5, 120))
t204 = Internal('t204', (U8, [1, 2, 6, 8], 0.5, 120))
c205 = Parameter('c205', (I32, [4]), [0, 0, 2, 1])
c206 = Parameter('c206', (I32, [4]), [1, 2, 3, 4])
t207 = Internal('t207', (U8, [1, 2, 3, 4], 0.5, 120))
c208 = Parameter('c208', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t209 = Output('t209', (U8, [1, 3, 3, 5], 0.5, 120))
x210 = Input('x210', (U8, [1, 2, 3, 4], 0.5, 120))
t211 = Internal('t211', (U8, [1, 8, 3, 4], 0.5, 120))
c212 = Parameter('c212', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t213 = Internal('t213', (U8, [1, 8, 3, 4], 0.5, 120))
t214 = Internal('t214', (U8, [1, 2, 6, 8], 0.5, 120))
c215 = Parameter('c215', (I32, [4]), [0, 0, 2, 1])
c216 = Parameter('c216', (I32, [4]), [1, 2, 3, 4])
t217 = Internal('t217', (U8, [1, 2, 3, 4], 0.5, 120))
t218 = Output('t218', (U8, [1, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x1, x1, x1, 1).To(t2)
model.Operation('ADD', t2, c3, 0).To(t4)
model.Operation('DEPTH_TO_SPACE', t4, 2, True).To(t5)
model.Operation('SLICE', t5, c6, c7).To(t8)
model.Operation('SPLIT', t8, 1, 2).To(t9, t10)
model.Operation('CONCATENATION', x11, x11, x11, x11, 1).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('DEPTH_TO_SPACE', t14, 2, True).To(t15)
model.Operation('SLICE', t15, c16, c17).To(t18)
model.Operation('MAX_POOL_2D', t18, 2, 1, 1, 2, 2, 0, True).To(t19)
model.Operation('CONCATENATION', x20, x20, x20, x20, 1).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('DEPTH_TO_SPACE', t23, 2, True).To(t24)
model.Operation('SLICE', t24, c25, c26).To(t27)
model.Operation('RESHAPE', t27, c28).To(t29)
model.Operation('CONCATENATION', x30, x30, x30, x30, 1).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('DEPTH_TO_SPACE', t33, 2, True).To(t34)
model.Operation('SLICE', t34, c35, c36).To(t37)
model.Operation('RESHAPE', t37, c38).To(t39)
model.Operation('CONCATENATION', x40, x40, x40, x40, 1).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('DEPTH_TO_SPACE', t43, 2, True).To(t44)
model.Operation('SLICE', t44, c45, c46).To(t47)
model.Operation('RELU', t47).To(t48)
model.Operation('RESHAPE', t48, c49).To(t50)
model.Operation('CONCATENATION', x51, x51, x51, x51, 1).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('DEPTH_TO_SPACE', t54, 2, True).To(t55)
model.Operation('SLICE', t55, c56, c57).To(t58)
model.Operation('CONCATENATION', x59, x59, x59, x59, 1).To(t60)
model.Operation('ADD', t60, c61, 0).To(t62)
model.Operation('DEPTH_TO_SPACE', t62, 2, True).To(t63)
model.Operation('SLICE', t63, c64, c65).To(t66)
model.Operation('ADD', t58, t66, 0).To(t67)
model.Operation('RESHAPE', t67, c68).To(t69)
model.Operation('RESHAPE', t19, c70).To(t71)
model.Operation('CONCATENATION', x72, x72, x72, x72, 1).To(t73)
model.Operation('ADD', t73, c74, 0).To(t75)
model.Operation('DEPTH_TO_SPACE', t75, 2, True).To(t76)
model.Operation('SLICE', t76, c77, c78).To(t79)
model.Operation('FULLY_CONNECTED', t79, c80, c81, 0).To(t82)
model.Operation('CONCATENATION', x83, x83, x83, x83, 1).To(t84)
model.Operation('ADD', t84, c85, 0).To(t86)
model.Operation('DEPTH_TO_SPACE', t86, 2, True).To(t87)
model.Operation('SLICE', t87, c88, c89).To(t90)
model.Operation('CONCATENATION', t90, x91, 1).To(t92)
model.Operation('CONCATENATION', x93, x93, x93, x93, 1).To(t94)
model.Operation('ADD', t94, c95, 0).To(t96)
model.Operation('DEPTH_TO_SPACE', t96, 2, True).To(t97)
model.Operation('SLICE', t97, c98, c99).To(t100)
model.Operation('CONCATENATION', x101, x101, x101, x101, 1).To(t102)
model.Operation('ADD', t102, c103, 0).To(t104)
model.Operation('DEPTH_TO_SPACE', t104, 2, True).To(t105)
model.Operation('SLICE', t105, c106, c107).To(t108)
model.Operation('CONCATENATION', t100, t108, 3).To(t109)
model.Operation('CONCATENATION', x110, x110, x110, x110, 1).To(t111)
model.Operation('ADD', t111, c112, 0).To(t113)
model.Operation('DEPTH_TO_SPACE', t113, 2, True).To(t114)
model.Operation('SLICE', t114, c115, c116).To(t117)
model.Operation('ADD', t117, c118, 0).To(t119)
model.Operation('CONCATENATION', x120, x120, x120, x120, 1).To(t121)
model.Operation('ADD', t121, c122, 0).To(t123)
model.Operation('DEPTH_TO_SPACE', t123, 2, True).To(t124)
model.Operation('SLICE', t124, c125, c126).To(t127)
model.Operation('ADD', t127, c128, 0).To(t129)
model.Operation('CONCATENATION', x130, x130, x130, x130, 1).To(t131)
model.Operation('ADD', t131, c132, 0).To(t133)
model.Operation('DEPTH_TO_SPACE', t133, 2, True).To(t134)
model.Operation('SLICE', t134, c135, c136).To(t137)
model.Operation('ADD', t137, x138, 0).To(t139)
model.Operation('CONCATENATION', x140, x140, x140, x140, 1).To(t141)
model.Operation('ADD', t141, c142, 0).To(t143)
model.Operation('DEPTH_TO_SPACE', t143, 2, True).To(t144)
model.Operation('SLICE', t144, c145, c146).To(t147)
model.Operation('TRANSPOSE', t147, c148).To(t149)
model.Operation('CONCATENATION', x150, x150, x150, x150, 1).To(t151)
model.Operation('ADD', t151, c152, 0).To(t153)
model.Operation('DEPTH_TO_SPACE', t153, 2, True).To(t154)
model.Operation('SLICE', t154, c155, c156).To(t157)
model.Operation('TRANSPOSE', t157, c158).To(t159)
model.Operation('CONCATENATION', x160, x160, x160, x160, 1).To(t161)
model.Operation('ADD', t161, c162, 0).To(t163)
model.Operation('DEPTH_TO_SPACE', t163, 2, True).To(t164)
model.Operation('SLICE', t164, c165, c166).To(t167)
model.Operation('REDUCE_MAX', t167, c168, False).To(t169)
model.Operation('CONCATENATION', x170, x170, x170, x170, 1).To(t171)
model.Operation('ADD', t171, c172, 0).To(t173)
model.Operation('DEPTH_TO_SPACE', t173, 2, True).To(t174)
model.Operation('SLICE', t174, c175, c176).To(t177)
model.Operation('REDUCE_MAX', t177, c178, True).To(t179)
model.Operation('CONCATENATION', x180, x180, x180, x180, 1).To(t181)
model.Operation('ADD', t181, c182, 0).To(t183)
model.Operation('DEPTH_TO_SPACE', t183, 2, True).To(t184)
model.Operation('SLICE', t184, c185, c186).To(t187)
model.Operation('SLICE', t187, c188, c189).To(t190)
model.Operation('CONCATENATION', x191, x191, x191, x191, 1).To(t192)
model.Operation('ADD', t192, c193, 0).To(t194)
model.Operation('DEPTH_TO_SPACE', t194, 2, True).To(t195)
model.Operation('SLICE', t195, c196, c197).To(t198)
model.Operation('ARGMAX', t198, 1).To(t199)
model.Operation('CONCATENATION', x200, x200, x200, x200, 1).To(t201)
model.Operation('ADD', t201, c202, 0).To(t203)
model.Operation('DEPTH_TO_SPACE', t203, 2, True).To(t204)
model.Operation('SLICE', t204, c205, c206).To(t207)
model.Operation('PAD', t207, c208).To(t209)
model.Operation('CONCATENATION', x210, x210, x210, x210, 1).To(t211)
model.Operation('ADD', t211, c212, 0).To(t213)
model.Operation('DEPTH_TO_SPACE', t213, 2, True).To(t214)
model.Operation('SLICE', t214, c215, c216).To(t217)
model.Operation('MAX_POOL_2D', t217, 2, 1, 1, 2, 2, 0, False).To(t218)
Example({
    x1: [112, 115, 128, 114, 124, 112, 121, 113, 119, 113, 119, 125, 128, 116, 121, 121, 112, 122, 125, 128,
    125, 115, 127, 112],
    t9: [127, 113, 115, 122, 131, 117, 119, 126, 122, 114, 116, 120],
    t10: [108, 120, 118, 123, 104, 116, 114, 119, 121, 113, 111, 125],
    x11: [125, 112, 127, 119, 113, 126, 124, 123, 116, 124, 115, 115, 126, 125, 123, 123, 117, 118, 121, 127,
    121, 114, 121, 122],
    x20: [123, 115, 126, 116, 113, 115, 122, 116, 126, 118, 122, 126, 127, 121, 124, 117, 117, 122, 115, 122,
    128, 126, 124, 117],
    t29: [116, 116, 118, 123, 120, 120, 122, 127, 129, 119, 121, 123, 113, 120, 118, 113, 109, 116, 114, 109,
    124, 124, 122, 122],
    x30: [112, 124, 125, 114, 128, 114, 118, 127, 112, 113, 113, 125, 113, 125, 122, 113, 117, 127, 115, 126,
    118, 127, 115, 123],
    t39: [131, 115, 117, 119, 135, 119, 121, 123, 115, 114, 116, 114, 113, 125, 123, 113, 109, 121, 119, 109,
    114, 125, 123, 113],
    x40: [125, 127, 113, 115, 122, 126, 121, 112, 124, 125, 124, 124, 112, 112, 115, 127, 123, 118, 118, 118,
    122, 114, 123, 126],
    t50: [125, 127, 129, 122, 129, 131, 133, 126, 127, 126, 128, 125, 120, 120, 120, 120, 120, 120, 120, 120,
    120, 120, 120, 121],
    x51: [118, 127, 115, 124, 128, 122, 116, 128, 127, 117, 112, 124, 124, 121, 127, 121, 113, 122, 122, 116,
    121, 122, 113, 126],
    x59: [119, 126, 115, 128, 122, 123, 122, 115, 114, 128, 115, 128, 116, 127, 115, 112, 115, 123, 114, 122,
    113, 119, 127, 128],
    t69: [136, 127, 131, 120, 144, 135, 139, 128, 127, 127, 131, 109, 100, 121, 117, 112, 92, 113, 109, 104,
    106, 117, 113, 116],
    t71: [131, 133, 133, 131, 133, 133, 116, 116, 119, 117, 112, 119],
    x72: [119, 122, 112, 126, 121, 115, 119, 114, 127, 123, 114, 128, 123, 123, 113, 112, 122, 123, 127, 127,
    123, 119, 118, 127],
    t82: [144, 98],
    x83: [122, 125, 125, 121, 128, 119, 128, 121, 116, 118, 125, 125, 114, 128, 125, 127, 115, 128, 118, 126,
    126, 112, 113, 122],
    x91: [113, 128, 119, 117, 124, 128, 121, 119, 122, 127, 114, 123, 115, 122, 122, 125, 112, 121, 126, 115,
    115, 116, 125, 122],
    t92: packed('<i2',
    'c-m{OsA_DlscS7SudK_jt0~E@swk++%gHZnC@-yPs4TClFRCuCs;VuhtSc@qsjXrl5dZ*c;})6'
),
    x93: [125, 119, 119, 118, 122, 119, 123, 119, 126, 114, 121, 117, 122, 115, 114, 121, 119, 119, 115, 127,
    128, 117, 127, 117],
    x101: [119, 128, 115, 119, 117, 116, 124, 122, 116, 118, 122, 128, 121, 117, 126, 122, 117, 116, 115, 122,
    125, 127, 116, 114],
    t109: packed('<i2',
    'c-oc0fepYQ2n0X}F4dP1M8L@AouPNRb}Z4XI5*6zShlJ;3j=eYqZ7Rk1tTqewx2#!+7><'
),
    x110: [118, 112, 124, 113, 112, 126, 114, 126, 114, 124, 127, 125, 126, 121, 113, 119, 116, 117, 123, 122,
    123, 117, 115, 123],
    t119: [116, 128, 130, 116, 120, 132, 134, 120, 118, 126, 128, 129, 110, 113, 111, 119, 106, 109, 107, 115,
    117, 113, 111, 111],
    x120: [117, 116, 123, 117, 122, 122, 125, 121, 113, 124, 119, 117, 128, 122, 128, 113, 119, 112, 118, 125,
    125, 126, 126, 119],
    t129: [126, 125, 122, 130, 130, 129, 126, 134, 117, 127, 124, 124, 116, 112, 105, 120, 112, 108, 101, 116,
    122, 126, 119, 128],
    x130: [126, 122, 117, 127, 127, 118, 122, 121, 124, 123, 124, 117, 113, 114, 119, 119, 118, 127, 127, 128,
    118, 116, 113, 114],
    x138: [119, 127, 122, 127, 117, 122, 114, 122, 112, 118, 112, 127, 122, 117, 126, 125, 124, 125, 119, 112,
    118, 115, 126, 113],
    t139: [129, 126, 123, 130, 131, 125, 119, 129, 119, 122, 118, 132, 116, 122, 129, 130, 114, 126, 118, 113,
    112, 109, 118, 104],
    x140: [125, 119, 126, 125, 116, 123, 122, 122, 112, 126, 115, 127, 115, 116, 127, 121, 126, 114, 128, 113,
    124, 122, 117, 126],
    t149: [119, 122, 124, 112, 126, 110, 123, 126, 123, 118, 128, 108, 130, 106, 127, 122, 115, 120, 127, 120,
    129, 118, 116, 115],
    x150: [116, 122, 119, 121, 122, 116, 118, 126, 112, 116, 114, 122, 124, 114, 119, 128, 121, 128, 118, 127,
    115, 119, 122, 128],
    t159: [125, 129, 115, 117, 121, 117, 119, 123, 119, 119, 123, 115, 117, 113, 111, 126, 122, 117, 124, 120,
    115, 116, 112, 120],
    x160: [114, 128, 122, 114, 123, 125, 126, 113, 124, 123, 113, 127, 121, 117, 123, 128, 125, 116, 128, 112,
    112, 121, 118, 126],
    t169: [126, 126, 128, 127, 130, 130, 132, 131, 127, 124, 126, 116],
    x170: [123, 117, 122, 124, 118, 122, 121, 112, 116, 127, 123, 123, 114, 121, 113, 114, 126, 128, 124, 122,
    125, 124, 124, 121],
    t179: [130, 126],
    x180: [119, 124, 112, 118, 123, 122, 128, 117, 128, 126, 115, 128, 124, 126, 121, 126, 123, 117, 117, 124,
    122, 128, 122, 113],
    t190: [115, 113, 111, 109, 126, 124],
    x191: [118, 121, 112, 113, 126, 123, 119, 121, 122, 127, 123, 122, 122, 119, 127, 126, 122, 126, 116, 125,
    118, 112, 125, 117],
    t199: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    x200: [116, 122, 126, 116, 116, 118, 123, 125, 123, 127, 112, 122, 124, 126, 113, 117, 113, 125, 114, 127,
    126, 121, 128, 128],
    t209: packed('<i2',
    'c-pI|Kmq0Dl{FRB)wK;3bq!606}i=w1r?d)r8yN<<)w8M45R=6oBkCR'
),
    x210: [122, 113, 127, 116, 127, 121, 118, 115, 122, 128, 118, 114, 118, 127, 116, 117, 115, 121, 112, 116,
    125, 116, 118, 128],
    t218: [134, 126, 128, 123, 134, 129, 131, 123],
}, name='before_quant8').AddVariations(signed(x1, t2, c3, t4, t5, t8, t9, t10, x11, t12, c13, t14, t15, t18, t19, x20, t21, c22, t23, t24, t27, t29, x30, t31, c32, t33, t34, t37, t39, x40, t41, c42, t43, t44, t47, t48, t50, x51, t52, c53, t54, t55, t58, x59, t60, c61, t62, t63, t66, t67, t69, t71, x72, t73, c74, t75, t76, t79, c80, t82, x83, t84, c85, t86, t87, t90, x91, t92, x93, t94, c95, t96, t97, t100, x101, t102, c103, t104, t105, t108, t109, x110, t111, c112, t113, t114, t117, c118, t119, x120, t121, c122, t123, t124, t127, c128, t129, x130, t131, c132, t133, t134, t137, x138, t139, x140, t141, c142, t143, t144, t147, t149, x150, t151, c152, t153, t154, t157, t159, x160, t161, c162, t163, t164, t167, t169, x170, t171, c172, t173, t174, t177, t179, x180, t181, c182, t183, t184, t187, t190, x191, t192, c193, t194, t195, t198, x200, t201, c202, t203, t204, t207, t209, x210, t211, c212, t213, t214, t217, t218)).DisableLifeTimeVariation()

# What gives the image.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [1, 4, 3, 4]))
t3 = Internal('t3', (F32, [1, 2, 3, 4]))
t4 = Internal('t4', (F32, [1, 2, 3, 4]))
x5 = Input('x5', (F32, [8, 3]))
c6 = Parameter('c6', (I32, [4]), [1, 2, 3, 4])
t7 = Internal('t7', (F32, [1, 2, 3, 4]))
x8 = Input('x8', (F32, [1, 3, 4, 2]))
c9 = Parameter('c9', (I32, [4]), [1, 2, 3, 4])
t10 = Internal('t10', (F32, [1, 2, 3, 4]))
x1 = Input('x1', (F32, [1, 3, 4, 2]))
c11 = Parameter('c11', (I32, [4]), [0, 3, 1, 2])
t12 = Internal('t12', (F32, [1, 2, 3, 4]))
x13 = Input('x13', (F32, [1, 4, 3, 2]))
c14 = Parameter('c14', (I32, [4]), [0, 3, 2, 1])
t15 = Internal('t15', (F32, [1, 2, 3, 4]))
x16 = Input('x16', (F32, [1, 1, 3, 4]))
x17 = Input('x17', (F32, [1, 1, 3, 4]))
t18 = Internal('t18', (F32, [1, 2, 3, 4]))
x19 = Input('x19', (F32, [1, 2, 3, 4]))
c20 = Parameter('c20', (F32, [2, 1, 1]), [0.5, -1.0])
t21 = Internal('t21', (F32, [1, 2, 3, 4]))
c22 = Parameter('c22', (I32, [4]), [0, 1, 0, 0])
c23 = Parameter('c23', (I32, [4]), [1, 2, 3, 4])
t24 = Internal('t24', (F32, [1, 2, 3, 4]))
x25 = Input('x25', (F32, [1, 3, 4, 4]))
t26 = Internal('t26', (F32, [1, 2, 4, 4]))
x27 = Input('x27', (F32, [1, 1, 3, 2]))
c28 = Parameter('c28', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 1, 1])
t29 = Internal('t29', (F32, [1, 2, 3, 4]))
t30 = Internal('t30', (F32, [1, 8, 3, 4]))
c31 = Parameter('c31', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t32 = Internal('t32', (F32, [1, 8, 3, 4]))
t33 = Internal('t33', (F32, [1, 2, 6, 8]))
c34 = Parameter('c34', (I32, [4]), [0, 0, 2, 1])
c35 = Parameter('c35', (I32, [4]), [1, 2, 3, 4])
t36 = Output('t36', (F32, [1, 2, 3, 4]))
t37 = Internal('t37', (F32, [1, 8, 3, 4]))
c38 = Parameter('c38', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t39 = Internal('t39', (F32, [1, 8, 3, 4]))
t40 = Internal('t40', (F32, [1, 2, 6, 8]))
c41 = Parameter('c41', (I32, [4]), [0, 0, 2, 1])
c42 = Parameter('c42', (I32, [4]), [1, 2, 3, 4])
t43 = Output('t43', (F32, [1, 2, 3, 4]))
t44 = Internal('t44', (F32, [1, 8, 3, 4]))
c45 = Parameter('c45', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t46 = Internal('t46', (F32, [1, 8, 3, 4]))
t47 = Internal('t47', (F32, [1, 2, 6, 8]))
c48 = Parameter('c48', (I32, [4]), [0, 0, 2, 1])
c49 = Parameter('c49', (I32, [4]), [1, 2, 3, 4])
t50 = Output('t50', (F32, [1, 2, 3, 4]))
t51 = Internal('t51', (F32, [1, 8, 3, 4]))
c52 = Parameter('c52', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t53 = Internal('t53', (F32, [1, 8, 3, 4]))
t54 = Internal('t54', (F32, [1, 2, 6, 8]))
c55 = Parameter('c55', (I32, [4]), [0, 0, 2, 1])
c56 = Parameter('c56', (I32, [4]), [1, 2, 3, 4])
t57 = Output('t57', (F32, [1, 2, 3, 4]))
t58 = Internal('t58', (F32, [1, 8, 3, 4]))
c59 = Parameter('c59', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t60 = Internal('t60', (F32, [1, 8, 3, 4]))
t61 = Internal('t61', (F32, [1, 2, 6, 8]))
c62 = Parameter('c62', (I32, [4]), [0, 0, 2, 1])
c63 = Parameter('c63', (I32, [4]), [1, 2, 3, 4])
t64 = Output('t64', (F32, [1, 2, 3, 4]))
t65 = Internal('t65', (F32, [1, 8, 3, 4]))
c66 = Parameter('c66', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t67 = Internal('t67', (F32, [1, 8, 3, 4]))
t68 = Internal('t68', (F32, [1, 2, 6, 8]))
c69 = Parameter('c69', (I32, [4]), [0, 0, 2, 1])
c70 = Parameter('c70', (I32, [4]), [1, 2, 3, 4])
t71 = Output('t71', (F32, [1, 2, 3, 4]))
t72 = Internal('t72', (F32, [1, 8, 3, 4]))
c73 = Parameter('c73', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t74 = Internal('t74', (F32, [1, 8, 3, 4]))
t75 = Internal('t75', (F32, [1, 2, 6, 8]))
c76 = Parameter('c76', (I32, [4]), [0, 0, 2, 1])
c77 = Parameter('c77', (I32, [4]), [1, 2, 3, 4])
t78 = Output('t78', (F32, [1, 2, 3, 4]))
t79 = Internal('t79', (F32, [1, 8, 4, 4]))
c80 = Parameter('c80', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t81 = Internal('t81', (F32, [1, 8, 4, 4]))
t82 = Internal('t82', (F32, [1, 2, 8, 8]))
c83 = Parameter('c83', (I32, [4]), [0, 0, 2, 1])
c84 = Parameter('c84', (I32, [4]), [1, 2, 3, 4])
t85 = Output('t85', (F32, [1, 2, 3, 4]))
t86 = Internal('t86', (F32, [1, 8, 3, 4]))
c87 = Parameter('c87', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t88 = Internal('t88', (F32, [1, 8, 3, 4]))
t89 = Internal('t89', (F32, [1, 2, 6, 8]))
c90 = Parameter('c90', (I32, [4]), [0, 0, 2, 1])
c91 = Parameter('c91', (I32, [4]), [1, 2, 3, 4])
t92 = Output('t92', (F32, [1, 2, 3, 4]))
t93 = Internal('t93', (F32, [1, 8, 3, 4]))
c94 = Parameter('c94', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t95 = Internal('t95', (F32, [1, 8, 3, 4]))
t96 = Internal('t96', (F32, [1, 2, 6, 8]))
c97 = Parameter('c97', (I32, [4]), [0, 0, 2, 1])
c98 = Parameter('c98', (I32, [4]), [1, 2, 3, 4])
t99 = Output('t99', (F32, [1, 2, 3, 4]))
t100 = Internal('t100', (F32, [1, 8, 3, 4]))
c101 = Parameter('c101', (F32, [8, 1, 1]), [0.5, -1.0, 1.5, -2.0, 2.5, -3.0, 3.5, -4.0])
t102 = Internal('t102', (F32, [1, 8, 3, 4]))
t103 = Internal('t103', (F32, [1, 2, 6, 8]))
c104 = Parameter('c104', (I32, [4]), [0, 0, 2, 1])
c105 = Parameter('c105', (I32, [4]), [1, 2, 3, 4])
t106 = Output('t106', (F32, [1, 2, 3, 4]))
model = Model()
model.Operation('SPLIT', x2, 1, 2).To(t3, t4)
model.Operation('RESHAPE', x5, c6).To(t7)
model.Operation('RESHAPE', x8, c9).To(t10)
model.Operation('TRANSPOSE', x1, c11).To(t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('CONCATENATION', x16, x17, 1).To(t18)
model.Operation('SUB', x19, c20, 0).To(t21)
model.Operation('SLICE', x2, c22, c23).To(t24)
model.Operation('MAX_POOL_2D', x25, 2, 1, 1, 1, 2, 0, False).To(t26)
model.Operation('PAD', x27, c28).To(t29)
model.Operation('CONCATENATION', t7, t7, t7, t7, 1).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('DEPTH_TO_SPACE', t32, 2, True).To(t33)
model.Operation('SLICE', t33, c34, c35).To(t36)
model.Operation('CONCATENATION', t10, t10, t10, t10, 1).To(t37)
model.Operation('ADD', t37, c38, 0).To(t39)
model.Operation('DEPTH_TO_SPACE', t39, 2, True).To(t40)
model.Operation('SLICE', t40, c41, c42).To(t43)
model.Operation('CONCATENATION', t12, t12, t12, t12, 1).To(t44)
model.Operation('ADD', t44, c45, 0).To(t46)
model.Operation('DEPTH_TO_SPACE', t46, 2, True).To(t47)
model.Operation('SLICE', t47, c48, c49).To(t50)
model.Operation('CONCATENATION', t15, t15, t15, t15, 1).To(t51)
model.Operation('ADD', t51, c52, 0).To(t53)
model.Operation('DEPTH_TO_SPACE', t53, 2, True).To(t54)
model.Operation('SLICE', t54, c55, c56).To(t57)
model.Operation('CONCATENATION', t18, t18, t18, t18, 1).To(t58)
model.Operation('ADD', t58, c59, 0).To(t60)
model.Operation('DEPTH_TO_SPACE', t60, 2, True).To(t61)
model.Operation('SLICE', t61, c62, c63).To(t64)
model.Operation('CONCATENATION', t21, t21, t21, t21, 1).To(t65)
model.Operation('ADD', t65, c66, 0).To(t67)
model.Operation('DEPTH_TO_SPACE', t67, 2, True).To(t68)
model.Operation('SLICE', t68, c69, c70).To(t71)
model.Operation('CONCATENATION', t24, t24, t24, t24, 1).To(t72)
model.Operation('ADD', t72, c73, 0).To(t74)
model.Operation('DEPTH_TO_SPACE', t74, 2, True).To(t75)
model.Operation('SLICE', t75, c76, c77).To(t78)
model.Operation('CONCATENATION', t26, t26, t26, t26, 1).To(t79)
model.Operation('ADD', t79, c80, 0).To(t81)
model.Operation('DEPTH_TO_SPACE', t81, 2, True).To(t82)
model.Operation('SLICE', t82, c83, c84).To(t85)
model.Operation('CONCATENATION', t29, t29, t29, t29, 1).To(t86)
model.Operation('ADD', t86, c87, 0).To(t88)
model.Operation('DEPTH_TO_SPACE', t88, 2, True).To(t89)
model.Operation('SLICE', t89, c90, c91).To(t92)
model.Operation('CONCATENATION', t4, t4, t4, t4, 1).To(t93)
model.Operation('ADD', t93, c94, 0).To(t95)
model.Operation('DEPTH_TO_SPACE', t95, 2, True).To(t96)
model.Operation('SLICE', t96, c97, c98).To(t99)
model.Operation('CONCATENATION', t3, t3, t3, t3, 1).To(t100)
model.Operation('ADD', t100, c101, 0).To(t102)
model.Operation('DEPTH_TO_SPACE', t102, 2, True).To(t103)
model.Operation('SLICE', t103, c104, c105).To(t106)
Example({
    x2: packed('|i1',
    'c-jTQ2@U`t2m`P<uKoYD1`uo~%s1;oC90E%h7n1=5!=fxnEHV25^_HIXc9{', 0.5
),
    x5: [-0.5, -3.5, 2.5, 1.0, -1.0, 2.5, 2.0, 1.5, 2.0, 1.0, -0.5, -2.5, 3.0, 3.5, 1.0, -1.0, 3.5, -0.5,
    -2.5, 1.0, -0.5, 1.0, -1.5, -2.0],
    x8: [-1.0, -2.5, 2.0, -0.5, 4.0, -3.0, -2.5, 2.5, 0.5, 1.0, 1.0, 3.5, 1.0, 1.0, -2.5, -4.0, -2.0, 4.0,
    -2.0, 0.5, -2.0, 4.0, -3.0, 1.0],
    x1: [3.5, -3.5, 2.0, 4.0, -3.5, 4.0, 2.0, 4.0, 3.5, 3.5, 1.5, 3.5, 3.0, 1.0, 0.5, 2.5, 3.5, 1.0, 1.0,
    3.5, -1.0, 1.5, 1.0, 1.0],
    x13: [-3.5, 4.0, 1.5, 1.0, -2.5, -2.0, -1.0, -0.5, -4.0, -3.5, -2.5, -3.5, 0.5, -1.0, 4.0, 3.0, 0.5,
    -4.0, -1.0, 2.5, -0.5, 3.0, -0.5, 0.5],
    x16: [0.5, -3.0, 1.0, -3.5, -1.0, 3.0, 3.5, -4.0, 4.0, -1.5, 1.0, 3.0],
    x17: [2.5, 1.5, -1.5, 1.5, -4.0, 3.5, -2.0, 3.0, -2.5, 2.5, -2.5, 4.0],
    x19: [2.0, -0.5, 3.5, 1.5, 1.0, 3.5, -4.0, 1.0, -1.5, 1.5, 4.0, 3.0, -1.5, -1.0, 4.0, 3.0, -1.0, -4.0,
    4.0, 4.0, -3.0, -2.0, -2.0, 4.0],
    x25: packed('|i1',
    'c-jTQ0TKWp1O&i2NBRG2QPHl`N_ZF}=5I|?CoCi}4P;{J2J^OG>!|whKNk1', 0.5
),
    x27: [1.0, -3.5, 0.5, -3.5, -3.0, 4.0],
    t36: [0.5, 3.0, 4.0, 2.5, 2.5, 5.0, 6.0, 4.5, 3.5, 1.5, 2.5, 0.0, 1.5, -1.5, -2.5, -3.5, -0.5, -3.5,
    -4.5, -5.5, -2.5, 0.0, -1.0, -2.5],
    t43: [5.5, -2.5, -1.5, -2.0, 7.5, -0.5, 0.5, 0.0, 2.0, 1.5, 2.5, 1.5, -4.0, 3.0, 2.0, -3.0, -6.0, 1.0,
    0.0, -5.0, -4.0, 3.0, 2.0, -4.0],
    t50: [5.0, 2.0, 3.0, 3.5, 7.0, 4.0, 5.0, 5.5, 5.0, 1.5, 2.5, -0.5, 1.5, 2.5, 1.5, 0.0, -0.5, 0.5, -0.5,
    -2.0, -1.0, 2.5, 1.5, 0.5],
    t57: [3.0, -3.5, -2.5, 4.5, 5.0, -1.5, -0.5, 6.5, -1.0, -2.0, -1.0, 1.0, -1.0, -4.5, -5.5, 2.0, -3.0,
    -6.5, -7.5, 0.0, -4.0, -4.5, -5.5, -5.0],
    t64: [0.5, 3.5, 4.5, 4.0, 2.5, 5.5, 6.5, 6.0, 5.5, -1.0, 0.0, 1.5, -6.0, 2.5, 1.5, -3.0, -8.0, 0.5, -0.5,
    -5.0, -4.5, 1.5, 0.5, -3.5],
    t71: [2.0, 3.5, 4.5, -4.0, 4.0, 5.5, 6.5, -2.0, -0.5, 1.5, 2.5, 4.0, -2.0, -4.0, -5.0, 4.0, -4.0, -6.0,
    -7.0, 2.0, -4.0, -2.0, -3.0, -2.0],
    t78: [2.5, 4.0, 5.0, -1.5, 4.5, 6.0, 7.0, 0.5, 4.0, 4.5, 5.5, 1.5, -0.5, 1.5, 0.5, -1.5, -2.5, -0.5,
    -1.5, -3.5, 2.0, -1.5, -2.5, -3.5],
    t85: [2.5, 3.0, 4.0, -2.0, 4.5, 5.0, 6.0, 0.0, -2.0, 1.0, 2.0, 1.5, -1.5, 1.5, 0.5, -4.5, -3.5, -0.5,
    -1.5, -6.5, -3.0, 3.0, 2.0, -1.5],
    t92: [1.5, 0.5, 1.5, 0.5, 3.5, 2.5, 3.5, 2.5, 1.5, 0.5, 1.5, 0.5, -2.0, -0.5, -1.5, -4.5, -4.0, -2.5,
    -3.5, -6.5, -2.0, -4.0, -5.0, 3.0],
    t99: [3.0, 3.0, 4.0, 0.0, 5.0, 5.0, 6.0, 2.0, 5.5, 0.0, 1.0, -2.0, -1.0, 3.0, 2.0, -3.0, -3.0, 1.0, 0.0,
    -5.0, -0.5, 2.5, 1.5, 0.5],
    t106: [1.0, -2.5, -1.5, -2.0, 3.0, -0.5, 0.5, 0.0, 2.5, 2.5, 3.5, 2.0, -1.0, 2.5, 1.5, -3.0, -3.0, 0.5,
    -0.5, -5.0, 0.5, 3.0, 2.0, 0.0],
}, name='behind').AddVariations('float16').DisableLifeTimeVariation()

# What gives the image.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [1, 4, 3, 4], 0.5, 120))
t3 = Internal('t3', (U8, [1, 2, 3, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 2, 3, 4], 0.5, 120))
x5 = Input('x5', (U8, [8, 3], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [1, 2, 3, 4])
t7 = Internal('t7', (U8, [1, 2, 3, 4], 0.5, 120))
x8 = Input('x8', (U8, [1, 3, 4, 2], 0.5, 120))
c9 = Parameter('c9', (I32, [4]), [1, 2, 3, 4])
t10 = Internal('t10', (U8, [1, 2, 3, 4], 0.5, 120))
x1 = Input('x1', (U8, [1, 3, 4, 2], 0.5, 120))
c11 = Parameter('c11', (I32, [4]), [0, 3, 1, 2])
t12 = Internal('t12', (U8, [1, 2, 3, 4], 0.5, 120))
x13 = Input('x13', (U8, [1, 4, 3, 2], 0.5, 120))
c14 = Parameter('c14', (I32, [4]), [0, 3, 2, 1])
t15 = Internal('t15', (U8, [1, 2, 3, 4], 0.5, 120))
x16 = Input('x16', (U8, [1, 1, 3, 4], 0.5, 120))
x17 = Input('x17', (U8, [1, 1, 3, 4], 0.5, 120))
t18 = Internal('t18', (U8, [1, 2, 3, 4], 0.5, 120))
x19 = Input('x19', (U8, [1, 2, 3, 4], 0.5, 120))
c20 = Parameter('c20', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t21 = Internal('t21', (U8, [1, 2, 3, 4], 0.5, 120))
c22 = Parameter('c22', (I32, [4]), [0, 1, 0, 0])
c23 = Parameter('c23', (I32, [4]), [1, 2, 3, 4])
t24 = Internal('t24', (U8, [1, 2, 3, 4], 0.5, 120))
x25 = Input('x25', (U8, [1, 3, 4, 4], 0.5, 120))
t26 = Internal('t26', (U8, [1, 2, 4, 4], 0.5, 120))
x27 = Input('x27', (U8, [1, 1, 3, 2], 0.5, 120))
c28 = Parameter('c28', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 1, 1])
t29 = Internal('t29', (U8, [1, 2, 3, 4], 0.5, 120))
t30 = Internal('t30', (U8, [1, 8, 3, 4], 0.5, 120))
c31 = Parameter('c31', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t32 = Internal('t32', (U8, [1, 8, 3, 4], 0.5, 120))
t33 = Internal('t33', (U8, [1, 2, 6, 8], 0.5, 120))
c34 = Parameter('c34', (I32, [4]), [0, 0, 2, 1])
c35 = Parameter('c35', (I32, [4]), [1, 2, 3, 4])
t36 = Output('t36', (U8, [1, 2, 3, 4], 0.5, 120))
t37 = Internal('t37', (U8, [1, 8, 3, 4], 0.5, 120))
c38 = Parameter('c38', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t39 = Internal('t39', (U8, [1, 8, 3, 4], 0.5, 120))
t40 = Internal('t40', (U8, [1, 2, 6, 8], 0.5, 120))
c41 = Parameter('c41', (I32, [4]), [0, 0, 2, 1])
c42 = Parameter('c42', (I32, [4]), [1, 2, 3, 4])
t43 = Output('t43', (U8, [1, 2, 3, 4], 0.5, 120))
t44 = Internal('t44', (U8, [1, 8, 3, 4], 0.5, 120))
c45 = Parameter('c45', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t46 = Internal('t46', (U8, [1, 8, 3, 4], 0.5, 120))
t47 = Internal('t47', (U8, [1, 2, 6, 8], 0.5, 120))
c48 = Parameter('c48', (I32, [4]), [0, 0, 2, 1])
c49 = Parameter('c49', (I32, [4]), [1, 2, 3, 4])
t50 = Output('t50', (U8, [1, 2, 3, 4], 0.5, 120))
t51 = Internal('t51', (U8, [1, 8, 3, 4], 0.5, 120))
c52 = Parameter('c52', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t53 = Internal('t53', (U8, [1, 8, 3, 4], 0.5, 120))
t54 = Internal('t54', (U8, [1, 2, 6, 8], 0.5, 120))
c55 = Parameter('c55', (I32, [4]), [0, 0, 2, 1])
c56 = Parameter('c56', (I32, [4]), [1, 2, 3, 4])
t57 = Output('t57', (U8, [1, 2, 3, 4], 0.5, 120))
t58 = Internal('t58', (U8, [1, 8, 3, 4], 0.5, 120))
c59 = Parameter('c59', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t60 = Internal('t60', (U8, [1, 8, 3, 4], 0.5, 120))
t61 = Internal('t61', (U8, [1, 2, 6, 8], 0.5, 120))
c62 = Parameter('c62', (I32, [4]), [0, 0, 2, 1])
c63 = Parameter('c63', (I32, [4]), [1, 2, 3, 4])
t64 = Output('t64', (U8, [1, 2, 3, 4], 0.5, 120))
t65 = Internal('t65', (U8, [1, 8, 3, 4], 0.5, 120))
c66 = Parameter('c66', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t67 = Internal('t67', (U8, [1, 8, 3, 4], 0.5, 120))
t68 = Internal('t68', (U8, [1, 2, 6, 8], 0.5, 120))
c69 = Parameter('c69', (I32, [4]), [0, 0, 2, 1])
c70 = Parameter('c70', (I32, [4]), [1, 2, 3, 4])
t71 = Output('t71', (U8, [1, 2, 3, 4], 0.5, 120))
t72 = Internal('t72', (U8, [1, 8, 3, 4], 0.5, 120))
c73 = Parameter('c73', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t74 = Internal('t74', (U8, [1, 8, 3, 4], 0.5, 120))
t75 = Internal('t75', (U8, [1, 2, 6, 8], 0.5, 120))
c76 = Parameter('c76', (I32, [4]), [0, 0, 2, 1])
c77 = Parameter('c77', (I32, [4]), [1, 2, 3, 4])
t78 = Output('t78', (U8, [1, 2, 3, 4], 0.5, 120))
t79 = Internal('t79', (U8, [1, 8, 4, 4], 0.5, 120))
c80 = Parameter('c80', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t81 = Internal('t81', (U8, [1, 8, 4, 4], 0.5, 120))
t82 = Internal('t82', (U8, [1, 2, 8, 8], 0.5, 120))
c83 = Parameter('c83', (I32, [4]), [0, 0, 2, 1])
c84 = Parameter('c84', (I32, [4]), [1, 2, 3, 4])
t85 = Output('t85', (U8, [1, 2, 3, 4], 0.5, 120))
t86 = Internal('t86', (U8, [1, 8, 3, 4], 0.5, 120))
c87 = Parameter('c87', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t88 = Internal('t88', (U8, [1, 8, 3, 4], 0.5, 120))
t89 = Internal('t89', (U8, [1, 2, 6, 8], 0.5, 120))
c90 = Parameter('c90', (I32, [4]), [0, 0, 2, 1])
c91 = Parameter('c91', (I32, [4]), [1, 2, 3, 4])
t92 = Output('t92', (U8, [1, 2, 3, 4], 0.5, 120))
t93 = Internal('t93', (U8, [1, 8, 3, 4], 0.5, 120))
c94 = Parameter('c94', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t95 = Internal('t95', (U8, [1, 8, 3, 4], 0.5, 120))
t96 = Internal('t96', (U8, [1, 2, 6, 8], 0.5, 120))
c97 = Parameter('c97', (I32, [4]), [0, 0, 2, 1])
c98 = Parameter('c98', (I32, [4]), [1, 2, 3, 4])
t99 = Output('t99', (U8, [1, 2, 3, 4], 0.5, 120))
t100 = Internal('t100', (U8, [1, 8, 3, 4], 0.5, 120))
c101 = Parameter('c101', (U8, [8, 1, 1], 0.5, 120), [121, 118, 123, 116, 125, 114, 127, 112])
t102 = Internal('t102', (U8, [1, 8, 3, 4], 0.5, 120))
t103 = Internal('t103', (U8, [1, 2, 6, 8], 0.5, 120))
c104 = Parameter('c104', (I32, [4]), [0, 0, 2, 1])
c105 = Parameter('c105', (I32, [4]), [1, 2, 3, 4])
t106 = Output('t106', (U8, [1, 2, 3, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', x2, 1, 2).To(t3, t4)
model.Operation('RESHAPE', x5, c6).To(t7)
model.Operation('RESHAPE', x8, c9).To(t10)
model.Operation('TRANSPOSE', x1, c11).To(t12)
model.Operation('TRANSPOSE', x13, c14).To(t15)
model.Operation('CONCATENATION', x16, x17, 1).To(t18)
model.Operation('SUB', x19, c20, 0).To(t21)
model.Operation('SLICE', x2, c22, c23).To(t24)
model.Operation('MAX_POOL_2D', x25, 2, 1, 1, 1, 2, 0, False).To(t26)
model.Operation('PAD', x27, c28).To(t29)
model.Operation('CONCATENATION', t7, t7, t7, t7, 1).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('DEPTH_TO_SPACE', t32, 2, True).To(t33)
model.Operation('SLICE', t33, c34, c35).To(t36)
model.Operation('CONCATENATION', t10, t10, t10, t10, 1).To(t37)
model.Operation('ADD', t37, c38, 0).To(t39)
model.Operation('DEPTH_TO_SPACE', t39, 2, True).To(t40)
model.Operation('SLICE', t40, c41, c42).To(t43)
model.Operation('CONCATENATION', t12, t12, t12, t12, 1).To(t44)
model.Operation('ADD', t44, c45, 0).To(t46)
model.Operation('DEPTH_TO_SPACE', t46, 2, True).To(t47)
model.Operation('SLICE', t47, c48, c49).To(t50)
model.Operation('CONCATENATION', t15, t15, t15, t15, 1).To(t51)
model.Operation('ADD', t51, c52, 0).To(t53)
model.Operation('DEPTH_TO_SPACE', t53, 2, True).To(t54)
model.Operation('SLICE', t54, c55, c56).To(t57)
model.Operation('CONCATENATION', t18, t18, t18, t18, 1).To(t58)
model.Operation('ADD', t58, c59, 0).To(t60)
model.Operation('DEPTH_TO_SPACE', t60, 2, True).To(t61)
model.Operation('SLICE', t61, c62, c63).To(t64)
model.Operation('CONCATENATION', t21, t21, t21, t21, 1).To(t65)
model.Operation('ADD', t65, c66, 0).To(t67)
model.Operation('DEPTH_TO_SPACE', t67, 2, True).To(t68)
model.Operation('SLICE', t68, c69, c70).To(t71)
model.Operation('CONCATENATION', t24, t24, t24, t24, 1).To(t72)
model.Operation('ADD', t72, c73, 0).To(t74)
model.Operation('DEPTH_TO_SPACE', t74, 2, True).To(t75)
model.Operation('SLICE', t75, c76, c77).To(t78)
model.Operation('CONCATENATION', t26, t26, t26, t26, 1).To(t79)
model.Operation('ADD', t79, c80, 0).To(t81)
model.Operation('DEPTH_TO_SPACE', t81, 2, True).To(t82)
model.Operation('SLICE', t82, c83, c84).To(t85)
model.Operation('CONCATENATION', t29, t29, t29, t29, 1).To(t86)
model.Operation('ADD', t86, c87, 0).To(t88)
model.Operation('DEPTH_TO_SPACE', t88, 2, True).To(t89)
model.Operation('SLICE', t89, c90, c91).To(t92)
model.Operation('CONCATENATION', t4, t4, t4, t4, 1).To(t93)
model.Operation('ADD', t93, c94, 0).To(t95)
model.Operation('DEPTH_TO_SPACE', t95, 2, True).To(t96)
model.Operation('SLICE', t96, c97, c98).To(t99)
model.Operation('CONCATENATION', t3, t3, t3, t3, 1).To(t100)
model.Operation('ADD', t100, c101, 0).To(t102)
model.Operation('DEPTH_TO_SPACE', t102, 2, True).To(t103)
model.Operation('SLICE', t103, c104, c105).To(t106)
Example({
    x2: packed('<i2',
    'c-oc0feip52m?SzHh_>X0v+8M{?4a5L^p1Znh;|sLdfG;u^EcG?Vxo|e(R?Pa|0I3'
),
    x5: [119, 113, 125, 122, 118, 125, 124, 123, 124, 122, 119, 115, 126, 127, 122, 118, 127, 119, 115, 122,
    119, 122, 117, 116],
    x8: [118, 115, 124, 119, 128, 114, 115, 125, 121, 122, 122, 127, 122, 122, 115, 112, 116, 128, 116, 121,
    116, 128, 114, 122],
    x1: [127, 113, 124, 128, 113, 128, 124, 128, 127, 127, 123, 127, 126, 122, 121, 125, 127, 122, 122, 127,
    118, 123, 122, 122],
    x13: [113, 128, 123, 122, 115, 116, 118, 119, 112, 113, 115, 113, 121, 118, 128, 126, 121, 112, 118, 125,
    119, 126, 119, 121],
    x16: [121, 114, 122, 113, 118, 126, 127, 112, 128, 117, 122, 126],
    x17: [125, 123, 117, 123, 112, 127, 116, 126, 115, 125, 115, 128],
    x19: [124, 119, 127, 123, 122, 127, 112, 122, 117, 123, 128, 126, 117, 118, 128, 126, 118, 112, 128, 128,
    114, 116, 116, 128],
    x25: packed('<i2',
    'c-oc0ff2wU2m~-k22{A`#WH$lFlm-0Cnd6a-*BFgl2n8Ps<`I^b$PFHF&mG5U`iHv'
),
    x27: [122, 113, 121, 113, 114, 128],
    t36: [121, 126, 128, 125, 125, 130, 132, 129, 127, 123, 125, 120, 123, 117, 115, 113, 119, 113, 111, 109,
    115, 120, 118, 115],
    t43: [131, 115, 117, 116, 135, 119, 121, 120, 124, 123, 125, 123, 112, 126, 124, 114, 108, 122, 120, 110,
    112, 126, 124, 112],
    t50: [130, 124, 126, 127, 134, 128, 130, 131, 130, 123, 125, 119, 123, 125, 123, 120, 119, 121, 119, 116,
    118, 125, 123, 121],
    t57: [126, 113, 115, 129, 130, 117, 119, 133, 118, 116, 118, 122, 118, 111, 109, 124, 114, 107, 105, 120,
    112, 111, 109, 110],
    t64: [121, 127, 129, 128, 125, 131, 133, 132, 131, 118, 120, 123, 108, 125, 123, 114, 104, 121, 119, 110,
    111, 123, 121, 113],
    t71: [124, 127, 129, 112, 128, 131, 133, 116, 119, 123, 125, 128, 116, 112, 110, 128, 112, 108, 106, 124,
    112, 116, 114, 116],
    t78: [125, 128, 130, 117, 129, 132, 134, 121, 128, 129, 131, 123, 119, 123, 121, 117, 115, 119, 117, 113,
    124, 117, 115, 113],
    t85: [125, 126, 128, 116, 129, 130, 132, 120, 116, 122, 124, 123, 117, 123, 121, 111, 113, 119, 117, 107,
    114, 126, 124, 117],
    t92: [123, 121, 123, 121, 127, 125, 127, 125, 123, 121, 123, 121, 116, 119, 117, 111, 112, 115, 113, 107,
    116, 112, 110, 126],
    t99: [126, 126, 128, 120, 130, 130, 132, 124, 131, 120, 122, 116, 118, 126, 124, 114, 114, 122, 120, 110,
    119, 125, 123, 121],
    t106: [122, 115, 117, 116, 126, 119, 121, 120, 125, 125, 127, 124, 118, 125, 123, 114, 114, 121, 119, 110,
    121, 126, 124, 120],
}, name='behind_quant8').AddVariations(signed(x2, t3, t4, x5, t7, x8, t10, x1, t12, x13, t15, x16, x17, t18, x19, c20, t21, t24, x25, t26, x27, t29, t30, c31, t32, t33, t36, t37, c38, t39, t40, t43, t44, c45, t46, t47, t50, t51, c52, t53, t54, t57, t58, c59, t60, t61, t64, t65, c66, t67, t68, t71, t72, c73, t74, t75, t78, t79, c80, t81, t82, t85, t86, c87, t88, t89, t92, t93, c94, t95, t96, t99, t100, c101, t102, t103, t106)).DisableLifeTimeVariation()
