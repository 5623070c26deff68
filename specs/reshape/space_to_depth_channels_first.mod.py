# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: images with channels first, and what knows no layout.

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
t2 = Internal('t2', (F32, [1, 2, 6, 8]))
c3 = Parameter('c3', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t4 = Internal('t4', (F32, [1, 2, 6, 8]))
t5 = Internal('t5', (F32, [1, 8, 3, 4]))
c6 = Parameter('c6', (I32, [4]), [0, 3, 0, 0])
c7 = Parameter('c7', (I32, [4]), [1, 2, 3, 4])
t8 = Internal('t8', (F32, [1, 2, 3, 4]))
t9 = Output('t9', (F32, [1, 1, 3, 4]))
t10 = Output('t10', (F32, [1, 1, 3, 4]))
x11 = Input('x11', (F32, [1, 2, 3, 4]))
t12 = Internal('t12', (F32, [1, 2, 6, 8]))
c13 = Parameter('c13', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t14 = Internal('t14', (F32, [1, 2, 6, 8]))
t15 = Internal('t15', (F32, [1, 8, 3, 4]))
c16 = Parameter('c16', (I32, [4]), [0, 3, 0, 0])
c17 = Parameter('c17', (I32, [4]), [1, 2, 3, 4])
t18 = Internal('t18', (F32, [1, 2, 3, 4]))
t19 = Internal('t19', (F32, [1, 2, 2, 3]))
x20 = Input('x20', (F32, [1, 2, 3, 4]))
t21 = Internal('t21', (F32, [1, 2, 6, 8]))
c22 = Parameter('c22', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t23 = Internal('t23', (F32, [1, 2, 6, 8]))
t24 = Internal('t24', (F32, [1, 8, 3, 4]))
c25 = Parameter('c25', (I32, [4]), [0, 3, 0, 0])
c26 = Parameter('c26', (I32, [4]), [1, 2, 3, 4])
t27 = Internal('t27', (F32, [1, 2, 3, 4]))
c28 = Parameter('c28', (I32, [2]), [1, 24])
t29 = Output('t29', (F32, [1, 24]))
x30 = Input('x30', (F32, [1, 2, 3, 4]))
t31 = Internal('t31', (F32, [1, 2, 6, 8]))
c32 = Parameter('c32', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t33 = Internal('t33', (F32, [1, 2, 6, 8]))
t34 = Internal('t34', (F32, [1, 8, 3, 4]))
c35 = Parameter('c35', (I32, [4]), [0, 3, 0, 0])
c36 = Parameter('c36', (I32, [4]), [1, 2, 3, 4])
t37 = Internal('t37', (F32, [1, 2, 3, 4]))
c38 = Parameter('c38', (I32, [2]), [8, 3])
t39 = Output('t39', (F32, [8, 3]))
x40 = Input('x40', (F32, [1, 2, 3, 4]))
t41 = Internal('t41', (F32, [1, 2, 6, 8]))
c42 = Parameter('c42', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t43 = Internal('t43', (F32, [1, 2, 6, 8]))
t44 = Internal('t44', (F32, [1, 8, 3, 4]))
c45 = Parameter('c45', (I32, [4]), [0, 3, 0, 0])
c46 = Parameter('c46', (I32, [4]), [1, 2, 3, 4])
t47 = Internal('t47', (F32, [1, 2, 3, 4]))
t48 = Internal('t48', (F32, [1, 2, 3, 4]))
c49 = Parameter('c49', (I32, [2]), [1, -1])
t50 = Output('t50', (F32, [1, 24]))
x51 = Input('x51', (F32, [1, 2, 3, 4]))
t52 = Internal('t52', (F32, [1, 2, 6, 8]))
c53 = Parameter('c53', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t54 = Internal('t54', (F32, [1, 2, 6, 8]))
t55 = Internal('t55', (F32, [1, 8, 3, 4]))
c56 = Parameter('c56', (I32, [4]), [0, 3, 0, 0])
c57 = Parameter('c57', (I32, [4]), [1, 2, 3, 4])
t58 = Internal('t58', (F32, [1, 2, 3, 4]))
x59 = Input('x59', (F32, [1, 2, 3, 4]))
t60 = Internal('t60', (F32, [1, 2, 6, 8]))
c61 = Parameter('c61', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t62 = Internal('t62', (F32, [1, 2, 6, 8]))
t63 = Internal('t63', (F32, [1, 8, 3, 4]))
c64 = Parameter('c64', (I32, [4]), [0, 3, 0, 0])
c65 = Parameter('c65', (I32, [4]), [1, 2, 3, 4])
t66 = Internal('t66', (F32, [1, 2, 3, 4]))
t67 = Internal('t67', (F32, [1, 2, 3, 4]))
c68 = Parameter('c68', (I32, [2]), [3, -1])
t69 = Output('t69', (F32, [3, 8]))
c70 = Parameter('c70', (I32, [2]), [-1, 2])
t71 = Output('t71', (F32, [6, 2]))
x72 = Input('x72', (F32, [1, 2, 3, 4]))
t73 = Internal('t73', (F32, [1, 2, 6, 8]))
c74 = Parameter('c74', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t75 = Internal('t75', (F32, [1, 2, 6, 8]))
t76 = Internal('t76', (F32, [1, 8, 3, 4]))
c77 = Parameter('c77', (I32, [4]), [0, 3, 0, 0])
c78 = Parameter('c78', (I32, [4]), [1, 2, 3, 4])
t79 = Internal('t79', (F32, [1, 2, 3, 4]))
c80 = Parameter('c80', (F32, [2, 24]), ([1.0, 0.0, -1.0, 0.0, 0.0] * 10)[:48])
c81 = Parameter('c81', (F32, [2]), [1.0, -2.0])
t82 = Output('t82', (F32, [1, 2]))
x83 = Input('x83', (F32, [1, 2, 3, 4]))
t84 = Internal('t84', (F32, [1, 2, 6, 8]))
c85 = Parameter('c85', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t86 = Internal('t86', (F32, [1, 2, 6, 8]))
t87 = Internal('t87', (F32, [1, 8, 3, 4]))
c88 = Parameter('c88', (I32, [4]), [0, 3, 0, 0])
c89 = Parameter('c89', (I32, [4]), [1, 2, 3, 4])
t90 = Internal('t90', (F32, [1, 2, 3, 4]))
x91 = Input('x91', (F32, [1, 2, 3, 4]))
t92 = Output('t92', (F32, [1, 4, 3, 4]))
x93 = Input('x93', (F32, [1, 2, 3, 4]))
t94 = Internal('t94', (F32, [1, 2, 6, 8]))
c95 = Parameter('c95', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t96 = Internal('t96', (F32, [1, 2, 6, 8]))
t97 = Internal('t97', (F32, [1, 8, 3, 4]))
c98 = Parameter('c98', (I32, [4]), [0, 3, 0, 0])
c99 = Parameter('c99', (I32, [4]), [1, 2, 3, 4])
t100 = Internal('t100', (F32, [1, 2, 3, 4]))
x101 = Input('x101', (F32, [1, 2, 3, 4]))
t102 = Internal('t102', (F32, [1, 2, 6, 8]))
c103 = Parameter('c103', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t104 = Internal('t104', (F32, [1, 2, 6, 8]))
t105 = Internal('t105', (F32, [1, 8, 3, 4]))
c106 = Parameter('c106', (I32, [4]), [0, 3, 0, 0])
c107 = Parameter('c107', (I32, [4]), [1, 2, 3, 4])
t108 = Internal('t108', (F32, [1, 2, 3, 4]))
t109 = Output('t109', (F32, [1, 2, 3, 8]))
x110 = Input('x110', (F32, [1, 2, 3, 4]))
t111 = Internal('t111', (F32, [1, 2, 6, 8]))
c112 = Parameter('c112', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t113 = Internal('t113', (F32, [1, 2, 6, 8]))
t114 = Internal('t114', (F32, [1, 8, 3, 4]))
c115 = Parameter('c115', (I32, [4]), [0, 3, 0, 0])
c116 = Parameter('c116', (I32, [4]), [1, 2, 3, 4])
t117 = Internal('t117', (F32, [1, 2, 3, 4]))
c118 = Parameter('c118', (F32, [2, 1, 1]), [0.5, -1.0])
t119 = Output('t119', (F32, [1, 2, 3, 4]))
x120 = Input('x120', (F32, [1, 2, 3, 4]))
t121 = Internal('t121', (F32, [1, 2, 6, 8]))
c122 = Parameter('c122', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t123 = Internal('t123', (F32, [1, 2, 6, 8]))
t124 = Internal('t124', (F32, [1, 8, 3, 4]))
c125 = Parameter('c125', (I32, [4]), [0, 3, 0, 0])
c126 = Parameter('c126', (I32, [4]), [1, 2, 3, 4])
t127 = Internal('t127', (F32, [1, 2, 3, 4]))
c128 = Parameter('c128', (F32, [4]), [0.5, 1.0, -1.5, 2.0])
t129 = Output('t129', (F32, [1, 2, 3, 4]))
x130 = Input('x130', (F32, [1, 2, 3, 4]))
t131 = Internal('t131', (F32, [1, 2, 6, 8]))
c132 = Parameter('c132', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t133 = Internal('t133', (F32, [1, 2, 6, 8]))
t134 = Internal('t134', (F32, [1, 8, 3, 4]))
c135 = Parameter('c135', (I32, [4]), [0, 3, 0, 0])
c136 = Parameter('c136', (I32, [4]), [1, 2, 3, 4])
t137 = Internal('t137', (F32, [1, 2, 3, 4]))
x138 = Input('x138', (F32, [1, 2, 3, 4]))
t139 = Output('t139', (F32, [1, 2, 3, 4]))
x140 = Input('x140', (F32, [1, 2, 3, 4]))
t141 = Internal('t141', (F32, [1, 2, 6, 8]))
c142 = Parameter('c142', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t143 = Internal('t143', (F32, [1, 2, 6, 8]))
t144 = Internal('t144', (F32, [1, 8, 3, 4]))
c145 = Parameter('c145', (I32, [4]), [0, 3, 0, 0])
c146 = Parameter('c146', (I32, [4]), [1, 2, 3, 4])
t147 = Internal('t147', (F32, [1, 2, 3, 4]))
c148 = Parameter('c148', (I32, [4]), [0, 2, 3, 1])
t149 = Output('t149', (F32, [1, 3, 4, 2]))
x150 = Input('x150', (F32, [1, 2, 3, 4]))
t151 = Internal('t151', (F32, [1, 2, 6, 8]))
c152 = Parameter('c152', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t153 = Internal('t153', (F32, [1, 2, 6, 8]))
t154 = Internal('t154', (F32, [1, 8, 3, 4]))
c155 = Parameter('c155', (I32, [4]), [0, 3, 0, 0])
c156 = Parameter('c156', (I32, [4]), [1, 2, 3, 4])
t157 = Internal('t157', (F32, [1, 2, 3, 4]))
c158 = Parameter('c158', (I32, [4]), [0, 1, 3, 2])
t159 = Output('t159', (F32, [1, 2, 4, 3]))
x160 = Input('x160', (F32, [1, 2, 3, 4]))
t161 = Internal('t161', (F32, [1, 2, 6, 8]))
c162 = Parameter('c162', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t163 = Internal('t163', (F32, [1, 2, 6, 8]))
t164 = Internal('t164', (F32, [1, 8, 3, 4]))
c165 = Parameter('c165', (I32, [4]), [0, 3, 0, 0])
c166 = Parameter('c166', (I32, [4]), [1, 2, 3, 4])
t167 = Internal('t167', (F32, [1, 2, 3, 4]))
c168 = Parameter('c168', (I32, [1]), [1])
t169 = Output('t169', (F32, [1, 3, 4]))
x170 = Input('x170', (F32, [1, 2, 3, 4]))
t171 = Internal('t171', (F32, [1, 2, 6, 8]))
c172 = Parameter('c172', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t173 = Internal('t173', (F32, [1, 2, 6, 8]))
t174 = Internal('t174', (F32, [1, 8, 3, 4]))
c175 = Parameter('c175', (I32, [4]), [0, 3, 0, 0])
c176 = Parameter('c176', (I32, [4]), [1, 2, 3, 4])
t177 = Internal('t177', (F32, [1, 2, 3, 4]))
c178 = Parameter('c178', (I32, [2]), [2, 3])
t179 = Output('t179', (F32, [1, 2, 1, 1]))
x180 = Input('x180', (F32, [1, 2, 3, 4]))
t181 = Internal('t181', (F32, [1, 2, 6, 8]))
c182 = Parameter('c182', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t183 = Internal('t183', (F32, [1, 2, 6, 8]))
t184 = Internal('t184', (F32, [1, 8, 3, 4]))
c185 = Parameter('c185', (I32, [4]), [0, 3, 0, 0])
c186 = Parameter('c186', (I32, [4]), [1, 2, 3, 4])
t187 = Internal('t187', (F32, [1, 2, 3, 4]))
c188 = Parameter('c188', (I32, [4]), [0, 1, 0, 1])
c189 = Parameter('c189', (I32, [4]), [1, 1, 3, 2])
t190 = Output('t190', (F32, [1, 1, 3, 2]))
x191 = Input('x191', (F32, [1, 2, 3, 4]))
t192 = Internal('t192', (F32, [1, 2, 6, 8]))
c193 = Parameter('c193', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t194 = Internal('t194', (F32, [1, 2, 6, 8]))
t195 = Internal('t195', (F32, [1, 8, 3, 4]))
c196 = Parameter('c196', (I32, [4]), [0, 3, 0, 0])
c197 = Parameter('c197', (I32, [4]), [1, 2, 3, 4])
t198 = Internal('t198', (F32, [1, 2, 3, 4]))
t199 = Output('t199', (I32, [1, 3, 4]))
x200 = Input('x200', (F32, [1, 2, 3, 4]))
t201 = Internal('t201', (F32, [1, 2, 6, 8]))
c202 = Parameter('c202', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t203 = Internal('t203', (F32, [1, 2, 6, 8]))
t204 = Internal('t204', (F32, [1, 8, 3, 4]))
c205 = Parameter('c205', (I32, [4]), [0, 3, 0, 0])
c206 = Parameter('c206', (I32, [4]), [1, 2, 3, 4])
t207 = Internal('t207', (F32, [1, 2, 3, 4]))
c208 = Parameter('c208', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t209 = Output('t209', (F32, [1, 3, 3, 5]))
x210 = Input('x210', (F32, [1, 2, 3, 4]))
t211 = Internal('t211', (F32, [1, 2, 6, 8]))
c212 = Parameter('c212', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t213 = Internal('t213', (F32, [1, 2, 6, 8]))
t214 = Internal('t214', (F32, [1, 8, 3, 4]))
c215 = Parameter('c215', (I32, [4]), [0, 3, 0, 0])
c216 = Parameter('c216', (I32, [4]), [1, 2, 3, 4])
t217 = Internal('t217', (F32, [1, 2, 3, 4]))
t218 = Output('t218', (F32, [1, 1, 2, 4]))
x219 = Input('x219', (F32, [1, 2, 3, 4]))
t220 = Internal('t220', (F32, [1, 2, 6, 8]))
c221 = Parameter('c221', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t222 = Internal('t222', (F32, [1, 2, 6, 8]))
t223 = Internal('t223', (F32, [1, 8, 3, 4]))
c224 = Parameter('c224', (I32, [4]), [0, 3, 0, 0])
c225 = Parameter('c225', (I32, [4]), [1, 2, 3, 4])
t226 = Internal('t226', (F32, [1, 2, 3, 4]))
t227 = Output('t227', (F32, [1, 2, 3, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 6, True).To(t2)
model.Operation('ADD', t2, c3, 0).To(t4)
model.Operation('SPACE_TO_DEPTH', t4, 2, True).To(t5)
model.Operation('SLICE', t5, c6, c7).To(t8)
model.Operation('SPLIT', t8, 1, 2).To(t9, t10)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x11, 8, 6, True).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('SPACE_TO_DEPTH', t14, 2, True).To(t15)
model.Operation('SLICE', t15, c16, c17).To(t18)
model.Operation('MAX_POOL_2D', t18, 2, 1, 1, 2, 2, 0, True).To(t19)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x20, 8, 6, True).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('SPACE_TO_DEPTH', t23, 2, True).To(t24)
model.Operation('SLICE', t24, c25, c26).To(t27)
model.Operation('RESHAPE', t27, c28).To(t29)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x30, 8, 6, True).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('SPACE_TO_DEPTH', t33, 2, True).To(t34)
model.Operation('SLICE', t34, c35, c36).To(t37)
model.Operation('RESHAPE', t37, c38).To(t39)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x40, 8, 6, True).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('SPACE_TO_DEPTH', t43, 2, True).To(t44)
model.Operation('SLICE', t44, c45, c46).To(t47)
model.Operation('RELU', t47).To(t48)
model.Operation('RESHAPE', t48, c49).To(t50)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x51, 8, 6, True).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('SPACE_TO_DEPTH', t54, 2, True).To(t55)
model.Operation('SLICE', t55, c56, c57).To(t58)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x59, 8, 6, True).To(t60)
model.Operation('ADD', t60, c61, 0).To(t62)
model.Operation('SPACE_TO_DEPTH', t62, 2, True).To(t63)
model.Operation('SLICE', t63, c64, c65).To(t66)
model.Operation('ADD', t58, t66, 0).To(t67)
model.Operation('RESHAPE', t67, c68).To(t69)
model.Operation('RESHAPE', t19, c70).To(t71)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x72, 8, 6, True).To(t73)
model.Operation('ADD', t73, c74, 0).To(t75)
model.Operation('SPACE_TO_DEPTH', t75, 2, True).To(t76)
model.Operation('SLICE', t76, c77, c78).To(t79)
model.Operation('FULLY_CONNECTED', t79, c80, c81, 0).To(t82)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x83, 8, 6, True).To(t84)
model.Operation('ADD', t84, c85, 0).To(t86)
model.Operation('SPACE_TO_DEPTH', t86, 2, True).To(t87)
model.Operation('SLICE', t87, c88, c89).To(t90)
model.Operation('CONCATENATION', t90, x91, 1).To(t92)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x93, 8, 6, True).To(t94)
model.Operation('ADD', t94, c95, 0).To(t96)
model.Operation('SPACE_TO_DEPTH', t96, 2, True).To(t97)
model.Operation('SLICE', t97, c98, c99).To(t100)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x101, 8, 6, True).To(t102)
model.Operation('ADD', t102, c103, 0).To(t104)
model.Operation('SPACE_TO_DEPTH', t104, 2, True).To(t105)
model.Operation('SLICE', t105, c106, c107).To(t108)
model.Operation('CONCATENATION', t100, t108, 3).To(t109)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x110, 8, 6, True).To(t111)
model.Operation('ADD', t111, c112, 0).To(t113)
model.Operation('SPACE_TO_DEPTH', t113, 2, True).To(t114)
model.Operation('SLICE', t114, c115, c116).To(t117)
model.Operation('ADD', t117, c118, 0).To(t119)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x120, 8, 6, True).To(t121)
model.Operation('ADD', t121, c122, 0).To(t123)
model.Operation('SPACE_TO_DEPTH', t123, 2, True).To(t124)
model.Operation('SLICE', t124, c125, c126).To(t127)
model.Operation('ADD', t127, c128, 0).To(t129)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x130, 8, 6, True).To(t131)
model.Operation('ADD', t131, c132, 0).To(t133)
model.Operation('SPACE_TO_DEPTH', t133, 2, True).To(t134)
model.Operation('SLICE', t134, c135, c136).To(t137)
model.Operation('ADD', t137, x138, 0).To(t139)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x140, 8, 6, True).To(t141)
model.Operation('ADD', t141, c142, 0).To(t143)
model.Operation('SPACE_TO_DEPTH', t143, 2, True).To(t144)
model.Operation('SLICE', t144, c145, c146).To(t147)
model.Operation('TRANSPOSE', t147, c148).To(t149)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x150, 8, 6, True).To(t151)
model.Operation('ADD', t151, c152, 0).To(t153)
model.Operation('SPACE_TO_DEPTH', t153, 2, True).To(t154)
model.Operation('SLICE', t154, c155, c156).To(t157)
model.Operation('TRANSPOSE', t157, c158).To(t159)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x160, 8, 6, True).To(t161)
model.Operation('ADD', t161, c162, 0).To(t163)
model.Operation('SPACE_TO_DEPTH', t163, 2, True).To(t164)
model.Operation('SLICE', t164, c165, c166).To(t167)
model.Operation('REDUCE_MAX', t167, c168, False).To(t169)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x170, 8, 6, True).To(t171)
model.Operation('ADD', t171, c172, 0).To(t173)
model.Operation('SPACE_TO_DEPTH', t173, 2, True).To(t174)
model.Operation('SLICE', t174, c175, c176).To(t177)
model.Operation('REDUCE_MAX', t177, c178, True).To(t179)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x180, 8, 6, True).To(t181)
model.Operation('ADD', t181, c182, 0).To(t183)
model.Operation('SPACE_TO_DEPTH', t183, 2, True).To(t184)
model.Operation('SLICE', t184, c185, c186).To(t187)
model.Operation('SLICE', t187, c188, c189).To(t190)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x191, 8, 6, True).To(t192)
model.Operation('ADD', t192, c193, 0).To(t194)
model.Operation('SPACE_TO_DEPTH', t194, 2, True).To(t195)
model.Operation('SLICE', t195, c196, c197).To(t198)
model.Operation('ARGMAX', t198, 1).To(t199)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x200, 8, 6, True).To(t201)
model.Operation('ADD', t201, c202, 0).To(t203)
model.Operation('SPACE_TO_DEPTH', t203, 2, True).To(t204)
model.Operation('SLICE', t204, c205, c206).To(t207)
model.Operation('PAD', t207, c208).To(t209)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x210, 8, 6, True).To(t211)
model.Operation('ADD', t211, c212, 0).To(t213)
model.Operation('SPACE_TO_DEPTH', t213, 2, True).To(t214)
model.Operation('SLICE', t214, c215, c216).To(t217)
model.Operation('MAX_POOL_2D', t217, 2, 1, 1, 2, 2, 0, False).To(t218)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x219, 8, 6, True).To(t220)
model.Operation('ADD', t220, c221, 0).To(t222)
model.Operation('SPACE_TO_DEPTH', t222, 2, True).To(t223)
model.Operation('SLICE', t223, c224, c225).To(t226)
model.Operation('SOFTMAX', t226, 1.0, 1).To(t227)
Example({
    x1: [2.5, -0.5, 1.0, 3.0, 2.5, -0.5, -2.5, -2.5, 2.0, -3.0, 4.0, 3.5, -3.5, -4.0, -0.5, 3.5, -1.0, -2.5,
    -4.0, -2.0, -1.0, -1.0, 0.5, 0.5],
    t9: [-3.0, -2.5, 2.0, 7.0, -0.5, -1.0, -1.5, 1.5, -0.5, 0.5, 3.0, 4.0],
    t10: [2.5, 0.5, 3.0, 6.0, 2.5, 0.5, -0.5, 0.5, 2.0, -2.0, 6.0, 6.5],
    x11: [1.5, 1.0, 0.5, 4.0, -2.5, -1.0, 2.5, 0.5, -2.0, 1.0, -3.0, 3.0, 1.5, -3.0, 1.0, -2.5, 3.5, 1.0,
    2.0, 4.0, -1.0, 2.5, 1.0, 0.5],
    x20: [-0.5, -2.0, 1.0, -1.0, -1.0, 1.0, 1.0, 3.5, 4.0, 2.5, 2.0, 4.0, -3.5, 2.5, 2.5, 2.5, -2.0, 1.0,
    -3.5, -4.0, 1.5, -1.5, 0.5, 2.0],
    t29: [-3.0, 4.0, 5.0, 6.0, -1.5, 2.5, -1.0, -0.5, 2.0, 0.0, 3.0, 5.5, -0.5, -1.0, 3.0, 2.0, -1.0, 2.0,
    3.0, 6.5, 4.0, 3.5, 4.0, 7.0],
    x30: [1.5, -1.5, -1.5, -2.5, -1.0, 0.5, 1.0, -2.0, 3.5, 0.5, -0.5, -3.0, 4.0, 1.0, 1.5, -0.5, -3.0, 4.0,
    4.0, 2.0, 1.5, 2.5, -2.5, 3.5],
    t39: [4.5, 2.5, 4.0, 3.0, -2.5, 5.5, 6.5, 5.5, 2.0, 4.0, 0.0, 7.0, 1.5, -0.5, 0.5, 0.5, -1.0, 1.5, 3.0,
    1.0, 3.5, 1.5, 1.5, 0.0],
    x40: [-4.0, -0.5, 2.0, 2.0, -0.5, 3.0, -0.5, -2.5, -3.5, -2.0, -3.5, -2.5, -3.0, -1.5, -2.5, -2.5, 1.5,
    -3.5, 0.5, 2.0, 2.0, 3.5, -2.5, -2.5],
    t50: [0.0, 0.0, 0.0, 1.0, 2.0, 0.0, 3.0, 5.5, 2.5, 5.0, 0.0, 1.0, 0.0, 0.5, 4.0, 5.0, 0.0, 4.0, 1.5, 0.5,
    0.0, 0.0, 0.0, 0.5],
    x51: [4.0, -4.0, 2.0, 1.0, 3.5, 3.5, 1.0, -1.0, 1.0, -4.0, -3.0, 0.5, -3.0, -1.0, -3.0, -4.0, 2.0, 3.0,
    -2.5, 2.0, -0.5, -2.5, 3.0, -2.0],
    x59: [1.5, -1.0, 2.5, 3.0, -3.0, 0.5, -3.0, -2.5, -2.5, -3.5, -3.5, 1.0, 3.0, 3.0, 1.0, 1.0, 4.0, 4.0,
    -4.0, 0.5, 1.0, 1.0, -1.0, -1.5],
    t69: [1.0, 5.0, 3.0, 4.0, 7.0, 10.0, -1.5, 9.5, 1.5, 1.5, 7.0, 3.5, 5.5, -3.0, 8.5, 10.0, 0.5, 6.0, 2.0,
    2.5, -1.5, -5.5, -2.5, 7.5],
    t71: [4.0, 4.5, 7.5, 4.0, 4.5, 7.5, 2.0, 4.5, 7.0, 2.0, 4.5, 6.0],
    x72: [3.5, -1.0, -0.5, 1.0, 3.0, 1.0, -2.5, -1.5, -3.0, 0.5, -2.0, 3.5, 1.0, -2.0, 0.5, -3.5, -0.5, -0.5,
    0.5, 2.0, 4.0, -1.5, 1.0, 2.5],
    t82: [-6.0, 0.5],
    x83: [3.0, -3.0, 1.5, -4.0, 3.5, 4.0, 3.5, 1.0, 3.5, 1.0, -3.5, -3.5, -1.0, 3.5, 4.0, -0.5, 4.0, -3.0,
    -3.0, 1.0, 3.5, -1.0, -1.5, 3.5],
    x91: [1.0, 0.5, 0.5, -3.0, 1.5, 1.5, -3.5, 2.5, 4.0, -3.0, 1.0, -3.5, -2.5, -3.5, 0.5, 3.5, 4.0, 1.5,
    -1.5, -3.0, -4.0, 2.0, -3.5, -1.0],
    t92: packed('|i1',
    'c-jTQ0TKWZ2mr9FP;vbKsfuLFKAT3W0IqiVaUa4Z5&@jZsyNy)V4?6`?0tDK5@r', 0.5
),
    x93: [-0.5, 1.0, 1.0, -2.5, -2.0, -3.0, 1.5, 1.5, -3.0, 3.0, 1.0, -3.5, 1.0, -0.5, -3.5, -2.5, -4.0, 1.0,
    -1.0, -3.0, 1.5, 3.5, -2.0, -3.0],
    x101: [-1.0, 1.5, -2.0, -4.0, -4.0, 0.5, -2.0, 3.5, 4.0, -2.0, 3.5, 1.5, 3.0, -1.5, 3.0, 1.0, -3.5, -2.0,
    -1.0, 3.0, 3.0, -3.0, -4.0, 1.5],
    t109: packed('|i1',
    'c-jTQ0TKWp1OPBnNzVVjT28c4%f_H`2cZ{P--!I)u0AmbWCY70FkiD)s(e-J4}$', 0.5
),
    x110: [1.0, -1.5, -0.5, 2.5, 1.0, -0.5, 2.5, 1.5, -0.5, 1.5, 4.0, -2.5, -3.0, 1.5, -1.5, -2.0, 2.5, 0.5,
    2.0, -1.5, 4.0, -4.0, 1.5, 1.0],
    t119: [-2.0, 3.5, 1.5, 2.0, 3.5, 2.5, 5.0, 2.5, 5.0, -2.0, 4.5, 5.0, 0.0, -1.5, 0.5, 4.5, 0.0, -0.5, 3.5,
    3.5, -1.5, 1.5, 5.0, -0.5],
    x120: [-4.0, 1.5, 3.5, -1.5, 1.0, 2.0, -0.5, 4.0, -4.0, 1.5, 0.5, -3.0, -4.0, 1.0, 1.5, -1.5, 3.0, -1.0,
    -2.0, -3.0, 0.5, -2.0, -2.5, 1.0],
    t129: [-3.0, 3.5, 2.5, 4.0, 4.0, 1.5, -1.0, 2.5, 1.5, 0.5, -1.5, 6.5, -3.5, 3.5, 4.0, 3.5, 1.5, 4.0, 0.0,
    9.0, -3.5, 3.5, 1.0, 2.0],
    x130: [3.5, -3.5, 1.0, 4.0, 2.5, -2.0, 4.0, 2.5, -4.0, 2.0, -0.5, 1.0, 3.0, 4.0, 2.0, -3.5, 2.5, 1.0, 1.0,
    4.0, -0.5, 1.0, 3.5, -4.0],
    x138: [-4.0, 1.0, -3.0, -1.5, -0.5, -3.0, -2.0, -1.0, -1.0, 2.5, 3.5, 1.0, 2.0, 0.5, 1.0, -4.0, -3.0, 1.5,
    2.0, 0.5, -3.5, -3.5, -3.5, 2.5],
    t139: [-0.5, 6.5, 1.5, -1.5, 2.5, -0.5, 1.5, 6.5, -1.0, 5.0, 9.5, 0.5, 5.5, -2.0, 4.0, 3.0, -0.5, 0.5,
    8.0, 6.0, -7.5, -0.5, -2.0, 6.5],
    x140: [3.0, -1.0, 4.0, 3.0, 2.0, -1.0, -1.0, 3.0, 0.5, -2.0, 3.5, -4.0, -4.0, 1.0, -0.5, 1.5, -3.5, -3.5,
    -4.0, 3.0, -2.0, 0.5, 1.0, 2.5],
    t149: [-3.5, 3.0, 2.5, 0.0, 2.0, 6.0, 5.0, 6.0, -3.0, 2.0, -2.0, 0.0, -1.5, 1.0, 6.5, 6.0, -1.5, 0.5, 2.0,
    -1.0, 3.5, 5.5, 6.0, -1.0],
    x150: [2.0, 1.0, 1.0, -2.0, -4.0, -2.5, 1.0, -4.0, 3.0, 2.5, 1.0, 3.5, 3.5, 1.5, -1.0, 1.5, 4.0, 2.0, 0.5,
    0.5, 1.0, 2.0, 0.5, 0.5],
    t159: [4.0, 4.5, 1.5, 3.0, 3.5, 3.5, 1.5, 3.0, 3.0, 5.0, 4.0, 4.0, 2.0, -4.0, 3.0, 2.0, -1.5, 3.5, 3.0,
    3.0, 3.0, 1.0, -1.0, 6.5],
    x160: [-4.0, 2.0, -2.5, 3.0, 1.0, 1.0, 1.0, -2.5, 1.0, -1.5, 2.5, -3.0, -0.5, -1.5, 2.0, -1.5, 0.5, -3.5,
    -3.5, 0.5, 1.5, -1.0, 3.5, -1.5],
    t169: [0.0, 3.0, 4.5, 6.0, 1.0, 2.0, 3.0, 4.0, 2.0, 0.5, 6.0, 2.0],
    x170: [1.5, 1.0, -1.5, -3.0, -2.0, 2.5, -2.5, 1.0, -1.5, -3.5, -3.0, 3.5, -1.0, 2.5, 2.5, 1.0, 0.5, -4.0,
    -2.0, 1.0, -2.5, 1.5, 2.0, 3.0],
    t179: [6.5, 6.5],
    x180: [-1.5, -3.5, -1.5, 3.0, 3.5, -1.5, 4.0, 3.0, 1.0, 2.0, 1.0, 4.0, -2.5, -1.0, -2.0, -1.5, 1.0, -2.0,
    2.5, 3.5, -3.0, 1.5, 3.5, -0.5],
    t190: [-2.5, 0.5, -0.5, 6.0, 3.0, 3.0],
    x191: [1.0, -2.5, -2.0, 2.5, -2.0, 1.0, -1.5, 4.0, -2.5, 2.0, 3.0, -3.0, -4.0, 1.0, -1.0, 1.0, 2.5, 1.5,
    -2.0, 0.5, 1.0, 2.5, -4.0, 1.0],
    t199: [1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0],
    x200: [-1.5, -1.5, -1.0, -0.5, -3.5, -4.0, -2.0, -4.0, 2.0, 2.0, -0.5, -0.5, 1.0, 4.0, 3.0, -0.5, 1.5,
    -0.5, 3.5, -1.0, -2.5, -1.0, -4.0, 1.5],
    t209: packed('|i1',
    'c-mFLNfH1M3;@BA?I8aDS4wc!4Ij-6Oop>tb?S;U7Y7S<9%8u%K>', 0.5
),
    x210: [3.0, 2.0, 3.0, -3.5, 1.0, -3.0, 1.5, 2.0, -2.0, -1.0, -0.5, 2.5, -0.5, 3.5, -3.0, -0.5, -2.0, -1.0,
    -0.5, -3.0, -3.0, 3.5, 1.0, 2.0],
    t218: [3.0, 5.0, 5.0, 5.0, 1.0, 5.0, 3.5, 5.5],
    x219: [-1.0, -3.5, -2.5, 3.5, 0.5, 1.0, -4.0, -3.0, 2.5, 2.0, -1.5, 1.0, 1.5, -3.0, -3.0, 3.0, -0.5, 3.0,
    -0.5, 1.0, 0.5, 1.0, -0.5, -3.0],
    t227: [0.95257413, 0.7310586, 0.5, 0.5, 0.37754068, 0.9241418, 0.98201376, 0.9890131, 0.18242553,
    0.37754068, 0.8175745, 0.02931223, 0.047425874, 0.26894143, 0.5, 0.5, 0.62245935, 0.07585818,
    0.01798621, 0.010986943, 0.8175745, 0.62245935, 0.18242553, 0.97068775],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 2, 6, 8], 0.5, 120))
c3 = Parameter('c3', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t4 = Internal('t4', (U8, [1, 2, 6, 8], 0.5, 120))
t5 = Internal('t5', (U8, [1, 8, 3, 4], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [0, 3, 0, 0])
c7 = Parameter('c7', (I32, [4]), [1, 2, 3, 4])
t8 = Internal('t8', (U8, [1, 2, 3, 4], 0.5, 120))
t9 = Output('t9', (U8, [1, 1, 3, 4], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 3, 4], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 3, 4], 0.5, 120))
t12 = Internal('t12', (U8, [1, 2, 6, 8], 0.5, 120))
c13 = Parameter('c13', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t14 = Internal('t14', (U8, [1, 2, 6, 8], 0.5, 120))
t15 = Internal('t15', (U8, [1, 8, 3, 4], 0.5, 120))
c16 = Parameter('c16', (I32, [4]), [0, 3, 0, 0])
c17 = Parameter('c17', (I32, [4]), [1, 2, 3, 4])
t18 = Internal('t18', (U8, [1, 2, 3, 4], 0.5, 120))
t19 = Internal('t19', (U8, [1, 2, 2, 3], 0.5, 120))
x20 = Input('x20', (U8, [1, 2, 3, 4], 0.5, 120))
t21 = Internal('t21', (U8, [1, 2, 6, 8], 0.5, 120))
c22 = Parameter('c22', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t23 = Internal('t23', (U8, [1, 2, 6, 8], 0.5, 120))
t24 = Internal('t24', (U8, [1, 8, 3, 4], 0.5, 120))
c25 = Parameter('c25', (I32, [4]), [0, 3, 0, 0])
c26 = Parameter('c26', (I32, [4]), [1, 2, 3, 4])
t27 = Internal('t27', (U8, [1, 2, 3, 4], 0.5, 120))
c28 = Parameter('c28', (I32, [2]), [1, 24])
t29 = Output('t29', (U8, [1, 24], 0.5, 120))
x30 = Input('x30', (U8, [1, 2, 3, 4], 0.5, 120))
t31 = Internal('t31', (U8, [1, 2, 6, 8], 0.5, 120))
c32 = Parameter('c32', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t33 = Internal('t33', (U8, [1, 2, 6, 8], 0.5, 120))
t34 = Internal('t34', (U8, [1, 8, 3, 4], 0.5, 120))
c35 = Parameter('c35', (I32, [4]), [0, 3, 0, 0])
c36 = Parameter('c36', (I32, [4]), [1, 2, 3, 4])
t37 = Internal('t37', (U8, [1, 2, 3, 4], 0.5, 120))
c38 = Parameter('c38', (I32, [2]), [8, 3])
t39 = Output('t39', (U8, [8, 3], 0.5, 120))
x40 = Input('x40', (U8, [1, 2, 3, 4], 0.5, 120))
t41 = Internal('t41', (U8, [1, 2, 6, 8], 0.5, 120))
c42 = Parameter('c42', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t43 = Internal('t43', (U8, [1, 2, 6, 8], 0.5, 120))
t44 = Internal('t44', (U8, [1, 8, 3, 4], 0.5, 120))
c45 = Parameter('c45', (I32, [4]), [0, 3, 0, 0])
c46 = Parameter('c46', (I32, [4]), [1, 2, 3, 4])
t47 = Internal('t47', (U8, [1, 2, 3, 4], 0.5, 120))
t48 = Internal('t48', (U8, [1, 2, 3, 4], 0.5, 120))
c49 = Parameter('c49', (I32, [2]), [1, -1])
t50 = Output('t50', (U8, [1, 24], 0.5, 120))
x51 = Input('x51', (U8, [1, 2, 3, 4], 0.5, 120))
t52 = Internal('t52', (U8, [1, 2, 6, 8], 0.5, 120))
c53 = Parameter('c53', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t54 = Internal('t54', (U8, [1, 2, 6, 8], 0.5, 120))
t55 = Internal('t55', (U8, [1, 8, 3, 4], 0.5, 120))
c56 = Parameter('c56', (I32, [4]), [0, 3, 0, 0])
c57 = Parameter('c57', (I32, [4]), [1, 2, 3, 4])
t58 = Internal('t58', (U8, [1, 2, 3, 4], 0.5, 120))
x59 = Input('x59', (U8, [1, 2, 3, 4], 0.5, 120))
t60 = Internal('t60', (U8, [1, 2, 6, 8], 0.5, 120))
c61 = Parameter('c61', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t62 = Internal('t62', (U8, [1, 2, 6, 8], 0.5, 120))
t63 = Internal('t63', (U8, [1, 8, 3, 4], 0.5, 120))
c64 = Parameter('c64', (I32, [4]), [0, 3, 0, 0])
c65 = Parameter('c65', (I32, [4]), [1, 2, 3, 4])
t66 = Internal('t66', (U8, [1, 2, 3, 4], 0.5, 120))
t67 = Internal('t67', (U8, [1, 2, 3, 4], 0.5, 120))
c68 = Parameter('c68', (I32, [2]), [3, -1])
t69 = Output('t69', (U8, [3, 8], 0.5, 120))
c70 = Parameter('c70', (I32, [2]), [-1, 2])
t71 = Output('t71', (U8, [6, 2], 0.5, 120))
x72 = Input('x72', (U8, [1, 2, 3, 4], 0.5, 120))
t73 = Internal('t73', (U8, [1, 2, 6, 8], 0.5, 120))
c74 = Parameter('c74', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t75 = Internal('t75', (U8, [1, 2, 6, 8], 0.5, 120))
t76 = Internal('t76', (U8, [1, 8, 3, 4], 0.5, 120))
c77 = Parameter('c77', (I32, [4]), [0, 3, 0, 0])
c78 = Parameter('c78', (I32, [4]), [1, 2, 3, 4])
t79 = Internal('t79', (U8, [1, 2, 3, 4], 0.5, 120))
c80 = Parameter('c80', (U8, [2, 24], 0.5, 128), ([130, 128, 126, 128, 128] * 10)[:48])
c81 = Parameter('c81', (I32, [2], 0.25, 0), [4, -8])
t82 = Output('t82', (U8, [1, 2], 0.5, 120))
x83 = Input('x83', (U8, [1, 2, 3, 4], 0.5, 120))
t84 = Internal('t84', (U8, [1, 2, 6, 8], 0.5, 120))
c85 = Parameter('c85', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t86 = Internal('t86', (U8, [1, 2, 6, 8], 0.5, 120))
t87 = Internal('t87', (U8, [1, 8, 3, 4], 0.5, 120))
c88 = Parameter('c88', (I32, [4]), [0, 3, 0, 0])
c89 = Parameter('c89', (I32, [4]), [1, 2, 3, 4])
t90 = Internal('t90', (U8, [1, 2, 3, 4], 0.5, 120))
x91 = Input('x91', (U8, [1, 2, 3, 4], 0.5, 120))
t92 = Output('t92', (U8, [1, 4, 3, 4], 0.5, 120))
x93 = Input('x93', (U8, [1, 2, 3, 4], 0.5, 120))
t94 = Internal('t94', (U8, [1, 2, 6, 8], 0.5, 120))
c95 = Parameter('c95', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t96 = Internal('t96', (U8, [1, 2, 6, 8], 0.5, 120))
t97 = Internal('t97', (U8, [1, 8, 3, 4], 0.5, 120))
c98 = Parameter('c98', (I32, [4]), [0, 3, 0, 0])
c99 = Parameter('c99', (I32, [4]), [1, 2, 3, 4])
t100 = Internal('t100', (U8, [1, 2, 3, 4], 0.5, 120))
x101 = Input('x101', (U8, [1, 2, 3, 4], 0.5, 120))
t102 = Internal('t102', (U8, [1, 2, 6, 8], 0.5, 120))
c103 = Parameter('c103', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t104 = Internal('t104', (U8, [1, 2, 6, 8], 0.5, 120))
t105 = Internal('t105', (U8, [1, 8, 3, 4], 0.5, 120))
c106 = Parameter('c106', (I32, [4]), [0, 3, 0, 0])
c107 = Parameter('c107', (I32, [4]), [1, 2, 3, 4])
t108 = Internal('t108', (U8, [1, 2, 3, 4], 0.5, 120))
t109 = Output('t109', (U8, [1, 2, 3, 8], 0.5, 120))
x110 = Input('x110', (U8, [1, 2, 3, 4], 0.5, 120))
t111 = Internal('t111', (U8, [1, 2, 6, 8], 0.5, 120))
c112 = Parameter('c112', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t113 = Internal('t113', (U8, [1, 2, 6, 8], 0.5, 120))
t114 = Internal('t114', (U8, [1, 8, 3, 4], 0.5, 120))
c115 = Parameter('c115', (I32, [4]), [0, 3, 0, 0])
c116 = Parameter('c116', (I32, [4]), [1, 2, 3, 4])
t117 = Internal('t117', (U8, [1, 2, 3, 4], 0.5, 120))
c118 = Parameter('c118', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t119 = Output('t119', (U8, [1, 2, 3, 4], 0.5, 120))
x120 = Input('x120', (U8, [1, 2, 3, 4], 0.5, 120))
t121 = Internal('t121', (U8, [1, 2, 6, 8], 0.5, 120))
c122 = Parameter('c122', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t123 = Internal('t123', (U8, [1, 2, 6, 8], 0.5, 120))
t124 = Internal('t124', (U8, [1, 8, 3, 4], 0.5, 120))
c125 = Parameter('c125', (I32, [4]), [0, 3, 0, 0])
c126 = Parameter('c126', (I32, [4]), [1, 2, 3, 4])
t127 = Internal('t127', (U8, [1, 2, 3, 4], 0.5, 120))
c128 = Parameter('c128', (U8, [4], 0.5, 120), [121, 122, 117, 124])
t129 = Output('t129', (U8, [1, 2, 3, 4], 0.5, 120))
x130 = Input('x130', (U8, [1, 2, 3, 4], 0.5, 120))
t131 = Internal('t131', (U8, [1, 2, 6, 8], 0.5, 120))
c132 = Parameter('c132', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t133 = Internal('t133', (U8, [1, 2, 6, 8], 0.5, 120))
t134 = Internal('t134', (U8, [1, 8, 3, 4], 0.5, 120))
c135 = Parameter('c135', (I32, [4]), [0, 3, 0, 0])
c136 = Parameter('c136', (I32, [4]), [1, 2, 3, 4])
t137 = Internal('t137', (U8, [1, 2, 3, 4], 0.5, 120))
x138 = Input('x138', (U8, [1, 2, 3, 4], 0.5, 120))
t139 = Output('t139', (U8, [1, 2, 3, 4], 0.5, 120))
x140 = Input('x140', (U8, [1, 2, 3, 4], 0.5, 120))
t141 = Internal('t141', (U8, [1, 2, 6, 8], 0.5, 120))
c142 = Parameter('c142', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t143 = Internal('t143', (U8, [1, 2, 6, 8], 0.5, 120))
t144 = Internal('t144', (U8, [1, 8, 3, 4], 0.5, 120))
c145 = Parameter('c145', (I32, [4]), [0, 3, 0, 0])
c146 = Parameter('c146', (I32, [4]), [1, 2, 3, 4])
t147 = Internal('t147', (U8, [1, 2, 3, 4], 0.5, 120))
c148 = Parameter('c148', (I32, [4]), [0, 2, 3, 1])
t149 = Output('t149', (U8, [1, 3, 4, 2], 0.5, 120))
x150 = Input('x150', (U8, [1, 2, 3, 4], 0.5, 120))
t151 = Internal('t151', (U8, [1, 2, 6, 8], 0.5, 120))
c152 = Parameter('c152', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t153 = Internal('t153', (U8, [1, 2, 6, 8], 0.5, 120))
t154 = Internal('t154', (U8, [1, 8, 3, 4], 0.5, 120))
c155 = Parameter('c155', (I32, [4]), [0, 3, 0, 0])
c156 = Parameter('c156', (I32, [4]), [1, 2, 3, 4])
t157 = Internal('t157', (U8, [1, 2, 3, 4], 0.5, 120))
c158 = Parameter('c158', (I32, [4]), [0, 1, 3, 2])
t159 = Output('t159', (U8, [1, 2, 4, 3], 0.5, 120))
x160 = Input('x160', (U8, [1, 2, 3, 4], 0.5, 120))
t161 = Internal('t161', (U8, [1, 2, 6, 8], 0.5, 120))
c162 = Parameter('c162', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t163 = Internal('t163', (U8, [1, 2, 6, 8], 0.5, 120))
t164 = Internal('t164', (U8, [1, 8, 3, 4], 0.5, 120))
c165 = Parameter('c165', (I32, [4]), [0, 3, 0, 0])
c166 = Parameter('c166', (I32, [4]), [1, 2, 3, 4])
t167 = Internal('t167', (U8, [1, 2, 3, 4], 0.5, 120))
c168 = Parameter('c168', (I32, [1]), [1])
t169 = Output('t169', (U8, [1, 3, 4], 0.5, 120))
x170 = Input('x170', (U8, [1, 2, 3, 4], 0.5, 120))
t171 = Internal('t171', (U8, [1, 2, 6, 8], 0.5, 120))
c172 = Parameter('c172', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t173 = Internal('t173', (U8, [1, 2, 6, 8], 0.5, 120))
t174 = Internal('t174', (U8, [1, 8, 3, 4], 0.5, 120))
c175 = Parameter('c175', (I32, [4]), [0, 3, 0, 0])
c176 = Parameter('c176', (I32, [4]), [1, 2, 3, 4])
t177 = Internal('t177', (U8, [1, 2, 3, 4], 0.5, 120))
c178 = Parameter('c178', (I32, [2]), [2, 3])
t179 = Output('t179', (U8, [1, 2, 1, 1], 0.5, 120))
x180 = Input('x180', (U8, [1, 2, 3, 4], 0.5, 120))
t181 = Internal('t181', (U8, [1, 2, 6, 8], 0.5, 120))
c182 = Parameter('c182', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t183 = Internal('t183', (U8, [1, 2, 6, 8], 0.5, 120))
t184 = Internal('t184', (U8, [1, 8, 3, 4], 0.5, 120))
c185 = Parameter('c185', (I32, [4]), [0, 3, 0, 0])
c186 = Parameter('c186', (I32, [4]), [1, 2, 3, 4])
t187 = Internal('t187', (U8, [1, 2, 3, 4], 0.5, 120))
c188 = Parameter('c188', (I32, [4]), [0, 1, 0, 1])
c189 = Parameter('c189', (I32, [4]), [1, 1, 3, 2])
t190 = Output('t190', (U8, [1, 1, 3, 2], 0.5, 120))
x191 = Input('x191', (U8, [1, 2, 3, 4], 0.5, 120))
t192 = Internal('t192', (U8, [1, 2, 6, 8], 0.5, 120))
c193 = Parameter('c193', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t194 = Internal('t194', (U8, [1, 2, 6, 8], 0.5, 120))
t195 = Internal('t195', (U8, [1, 8, 3, 4], 0.5, 120))
c196 = Parameter('c196', (I32, [4]), [0, 3, 0, 0])
c197 = Parameter('c197', (I32, [4]), [1, 2, 3, 4])
t198 = Internal('t198', (U8, [1, 2, 3, 4], 0.5, 120))
t199 = Output('t199', (I32, [1, 3, 4]))
x200 = Input('x200', (U8, [1, 2, 3, 4], 0.5, 120))
t201 = Internal('t201', (U8, [1, 2, 6, 8], 0.5, 120))
c202 = Parameter('c202', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t203 = Internal('t203', (U8, [1, 2, 6, 8], 0.5, 120))
t204 = Internal('t204', (U8, [1, 8, 3, 4], 0.5, 120))
c205 = Parameter('c205', (I32, [4]), [0, 3, 0, 0])
c206 = Parameter('c206', (I32, [4]), [1, 2, 3, 4])
t207 = Internal('t207', (U8, [1, 2, 3, 4], 0.5, 120))
c208 = Parameter('c208', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t209 = Output('t209', (U8, [1, 3, 3, 5], 0.5, 120))
x210 = Input('x210', (U8, [1, 2, 3, 4], 0.5, 120))
t211 = Internal('t211', (U8, [1, 2, 6, 8], 0.5, 120))
c212 = Parameter('c212', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t213 = Internal('t213', (U8, [1, 2, 6, 8], 0.5, 120))
t214 = Internal('t214', (U8, [1, 8, 3, 4], 0.5, 120))
c215 = Parameter('c215', (I32, [4]), [0, 3, 0, 0])
c216 = Parameter('c216', (I32, [4]), [1, 2, 3, 4])
t217 = Internal('t217', (U8, [1, 2, 3, 4], 0.5, 120))
t218 = Output('t218', (U8, [1, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 6, True).To(t2)
model.Operation('ADD', t2, c3, 0).To(t4)
model.Operation('SPACE_TO_DEPTH', t4, 2, True).To(t5)
model.Operation('SLICE', t5, c6, c7).To(t8)
model.Operation('SPLIT', t8, 1, 2).To(t9, t10)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x11, 8, 6, True).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('SPACE_TO_DEPTH', t14, 2, True).To(t15)
model.Operation('SLICE', t15, c16, c17).To(t18)
model.Operation('MAX_POOL_2D', t18, 2, 1, 1, 2, 2, 0, True).To(t19)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x20, 8, 6, True).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('SPACE_TO_DEPTH', t23, 2, True).To(t24)
model.Operation('SLICE', t24, c25, c26).To(t27)
model.Operation('RESHAPE', t27, c28).To(t29)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x30, 8, 6, True).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('SPACE_TO_DEPTH', t33, 2, True).To(t34)
model.Operation('SLICE', t34, c35, c36).To(t37)
model.Operation('RESHAPE', t37, c38).To(t39)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x40, 8, 6, True).To(t41)
model.Operation('ADD', t41, c42, 0).To(t43)
model.Operation('SPACE_TO_DEPTH', t43, 2, True).To(t44)
model.Operation('SLICE', t44, c45, c46).To(t47)
model.Operation('RELU', t47).To(t48)
model.Operation('RESHAPE', t48, c49).To(t50)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x51, 8, 6, True).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('SPACE_TO_DEPTH', t54, 2, True).To(t55)
model.Operation('SLICE', t55, c56, c57).To(t58)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x59, 8, 6, True).To(t60)
model.Operation('ADD', t60, c61, 0).To(t62)
model.Operation('SPACE_TO_DEPTH', t62, 2, True).To(t63)
model.Operation('SLICE', t63, c64, c65).To(t66)
model.Operation('ADD', t58, t66, 0).To(t67)
model.Operation('RESHAPE', t67, c68).To(t69)
model.Operation('RESHAPE', t19, c70).To(t71)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x72, 8, 6, True).To(t73)
model.Operation('ADD', t73, c74, 0).To(t75)
model.Operation('SPACE_TO_DEPTH', t75, 2, True).To(t76)
model.Operation('SLICE', t76, c77, c78).To(t79)
model.Operation('FULLY_CONNECTED', t79, c80, c81, 0).To(t82)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x83, 8, 6, True).To(t84)
model.Operation('ADD', t84, c85, 0).To(t86)
model.Operation('SPACE_TO_DEPTH', t86, 2, True).To(t87)
model.Operation('SLICE', t87, c88, c89).To(t90)
model.Operation('CONCATENATION', t90, x91, 1).To(t92)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x93, 8, 6, True).To(t94)
model.Operation('ADD', t94, c95, 0).To(t96)
model.Operation('SPACE_TO_DEPTH', t96, 2, True).To(t97)
model.Operation('SLICE', t97, c98, c99).To(t100)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x101, 8, 6, True).To(t102)
model.Operation('ADD', t102, c103, 0).To(t104)
model.Operation('SPACE_TO_DEPTH', t104, 2, True).To(t105)
model.Operation('SLICE', t105, c106, c107).To(t108)
model.Operation('CONCATENATION', t100, t108, 3).To(t109)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x110, 8, 6, True).To(t111)
model.Operation('ADD', t111, c112, 0).To(t113)
model.Operation('SPACE_TO_DEPTH', t113, 2, True).To(t114)
model.Operation('SLICE', t114, c115, c116).To(t117)
model.Operation('ADD', t117, c118, 0).To(t119)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x120, 8, 6, True).To(t121)
model.Operation('ADD', t121, c122, 0).To(t123)
model.Operation('SPACE_TO_DEPTH', t123, 2, True).To(t124)
model.Operation('SLICE', t124, c125, c126).To(t127)
model.Operation('ADD', t127, c128, 0).To(t129)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x130, 8, 6, True).To(t131)
model.Operation('ADD', t131, c132, 0).To(t133)
model.Operation('SPACE_TO_DEPTH', t133, 2, True).To(t134)
model.Operation('SLICE', t134, c135, c136).To(t137)
model.Operation('ADD', t137, x138, 0).To(t139)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x140, 8, 6, True).To(t141)
model.Operation('ADD', t141, c142, 0).To(t143)
model.Operation('SPACE_TO_DEPTH', t143, 2, True).To(t144)
model.Operation('SLICE', t144, c145, c146).To(t147)
model.Operation('TRANSPOSE', t147, c148).To(t149)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x150, 8, 6, True).To(t151)
model.Operation('ADD', t151, c152, 0).To(t153)
model.Operation('SPACE_TO_DEPTH', t153, 2, True).To(t154)
model.Operation('SLICE', t154, c155, c156).To(t157)
model.Operation('TRANSPOSE', t157, c158).To(t159)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x160, 8, 6, True).To(t161)
model.Operation('ADD', t161, c162, 0).To(t163)
model.Operation('SPACE_TO_DEPTH', t163, 2, True).To(t164)
model.Operation('SLICE', t164, c165, c166).To(t167)
model.Operation('REDUCE_MAX', t167, c168, False).To(t169)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x170, 8, 6, True).To(t171)
model.Operation('ADD', t171, c172, 0).To(t173)
model.Operation('SPACE_TO_DEPTH', t173, 2, True).To(t174)
model.Operation('SLICE', t174, c175, c176).To(t177)
model.Operation('REDUCE_MAX', t177, c178, True).To(t179)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x180, 8, 6, True).To(t181)
model.Operation('ADD', t181, c182, 0).To(t183)
model.Operation('SPACE_TO_DEPTH', t183, 2, True).To(t184)
model.Operation('SLICE', t184, c185, c186).To(t187)
model.Operation('SLICE', t187, c188, c189).To(t190)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x191, 8, 6, True).To(t192)
model.Operation('ADD', t192, c193, 0).To(t194)
model.Operation('SPACE_TO_DEPTH', t194, 2, True).To(t195)
model.Operation('SLICE', t195, c196, c197).To(t198)
model.Operation('ARGMAX', t198, 1).To(t199)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x200, 8, 6, True).To(t201)
model.Operation('ADD', t201, c202, 0).To(t203)
model.Operation('SPACE_TO_DEPTH', t203, 2, True).To(t204)
model.Operation('SLICE', t204, c205, c206).To(t207)
model.Operation('PAD', t207, c208).To(t209)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x210, 8, 6, True).To(t211)
model.Operation('ADD', t211, c212, 0).To(t213)
model.Operation('SPACE_TO_DEPTH', t213, 2, True).To(t214)
model.Operation('SLICE', t214, c215, c216).To(t217)
model.Operation('MAX_POOL_2D', t217, 2, 1, 1, 2, 2, 0, False).To(t218)
Example({
    x1: [125, 119, 122, 126, 125, 119, 115, 115, 124, 114, 128, 127, 113, 112, 119, 127, 118, 115, 112, 116,
    118, 118, 121, 121],
    t9: [114, 115, 124, 134, 119, 118, 117, 123, 119, 121, 126, 128],
    t10: [125, 121, 126, 132, 125, 121, 119, 121, 124, 116, 132, 133],
    x11: [123, 122, 121, 128, 115, 118, 125, 121, 116, 122, 114, 126, 123, 114, 122, 115, 127, 122, 124, 128,
    118, 125, 122, 121],
    x20: [119, 116, 122, 118, 118, 122, 122, 127, 128, 125, 124, 128, 113, 125, 125, 125, 116, 122, 113, 112,
    123, 117, 121, 124],
    t29: [114, 128, 130, 132, 117, 125, 118, 119, 124, 120, 126, 131, 119, 118, 126, 124, 118, 124, 126, 133,
    128, 127, 128, 134],
    x30: [123, 117, 117, 115, 118, 121, 122, 116, 127, 121, 119, 114, 128, 122, 123, 119, 114, 128, 128, 124,
    123, 125, 115, 127],
    t39: [129, 125, 128, 126, 115, 131, 133, 131, 124, 128, 120, 134, 123, 119, 121, 121, 118, 123, 126, 122,
    127, 123, 123, 120],
    x40: [112, 119, 124, 124, 119, 126, 119, 115, 113, 116, 113, 115, 114, 117, 115, 115, 123, 113, 121, 124,
    124, 127, 115, 115],
    t50: [120, 120, 120, 122, 124, 120, 126, 131, 125, 130, 120, 122, 120, 121, 128, 130, 120, 128, 123, 121,
    120, 120, 120, 121],
    x51: [128, 112, 124, 122, 127, 127, 122, 118, 122, 112, 114, 121, 114, 118, 114, 112, 124, 126, 115, 124,
    119, 115, 126, 116],
    x59: [123, 118, 125, 126, 114, 121, 114, 115, 115, 113, 113, 122, 126, 126, 122, 122, 128, 128, 112, 121,
    122, 122, 118, 117],
    t69: [122, 130, 126, 128, 134, 140, 117, 139, 123, 123, 134, 127, 131, 114, 137, 140, 121, 132, 124, 125,
    117, 109, 115, 135],
    t71: [128, 129, 135, 128, 129, 135, 124, 129, 134, 124, 129, 132],
    x72: [127, 118, 119, 122, 126, 122, 115, 117, 114, 121, 116, 127, 122, 116, 121, 113, 119, 119, 121, 124,
    128, 117, 122, 125],
    t82: [108, 121],
    x83: [126, 114, 123, 112, 127, 128, 127, 122, 127, 122, 113, 113, 118, 127, 128, 119, 128, 114, 114, 122,
    127, 118, 117, 127],
    x91: [122, 121, 121, 114, 123, 123, 113, 125, 128, 114, 122, 113, 115, 113, 121, 127, 128, 123, 117, 114,
    112, 124, 113, 118],
    t92: packed('<i2',
    'c-oc02@-%H2mrvIEGRO7$<fridxN`N?@r<j(Qgl*UQhTURuMFVJ5Zs6co<<@Ft0;DgWDG7'
),
    x93: [119, 122, 122, 115, 116, 114, 123, 123, 114, 126, 122, 113, 122, 119, 113, 115, 112, 122, 118, 114,
    123, 127, 116, 114],
    x101: [118, 123, 116, 112, 112, 121, 116, 127, 128, 116, 127, 123, 126, 117, 126, 122, 113, 116, 118, 126,
    126, 114, 112, 123],
    t109: packed('<i2',
    'c-oc02@(Jh2mnA&#-u|?O#k)<yV|iEUoTUolEye9*4m-51Scbac~*|P7j3+rK0Sm67Xt'
),
    x110: [122, 117, 119, 125, 122, 119, 125, 123, 119, 123, 128, 115, 114, 123, 117, 116, 125, 121, 124, 117,
    128, 112, 123, 122],
    t119: [116, 127, 123, 124, 127, 125, 130, 125, 130, 116, 129, 130, 120, 117, 121, 129, 120, 119, 127, 127,
    117, 123, 130, 119],
    x120: [112, 123, 127, 117, 122, 124, 119, 128, 112, 123, 121, 114, 112, 122, 123, 117, 126, 118, 116, 114,
    121, 116, 115, 122],
    t129: [114, 127, 125, 128, 128, 123, 118, 125, 123, 121, 117, 133, 113, 127, 128, 127, 123, 128, 120, 138,
    113, 127, 122, 124],
    x130: [127, 113, 122, 128, 125, 116, 128, 125, 112, 124, 119, 122, 126, 128, 124, 113, 125, 122, 122, 128,
    119, 122, 127, 112],
    x138: [112, 122, 114, 117, 119, 114, 116, 118, 118, 125, 127, 122, 124, 121, 122, 112, 114, 123, 124, 121,
    113, 113, 113, 125],
    t139: [119, 133, 123, 117, 125, 119, 123, 133, 118, 130, 139, 121, 131, 116, 128, 126, 119, 121, 136, 132,
    105, 119, 116, 133],
    x140: [126, 118, 128, 126, 124, 118, 118, 126, 121, 116, 127, 112, 112, 122, 119, 123, 113, 113, 112, 126,
    116, 121, 122, 125],
    t149: [113, 126, 125, 120, 124, 132, 130, 132, 114, 124, 116, 120, 117, 122, 133, 132, 117, 121, 124, 118,
    127, 131, 132, 118],
    x150: [124, 122, 122, 116, 112, 115, 122, 112, 126, 125, 122, 127, 127, 123, 118, 123, 128, 124, 121, 121,
    122, 124, 121, 121],
    t159: [128, 129, 123, 126, 127, 127, 123, 126, 126, 130, 128, 128, 124, 112, 126, 124, 117, 127, 126, 126,
    126, 122, 118, 133],
    x160: [112, 124, 115, 126, 122, 122, 122, 115, 122, 117, 125, 114, 119, 117, 124, 117, 121, 113, 113, 121,
    123, 118, 127, 117],
    t169: [120, 126, 129, 132, 122, 124, 126, 128, 124, 121, 132, 124],
    x170: [123, 122, 117, 114, 116, 125, 115, 122, 117, 113, 114, 127, 118, 125, 125, 122, 121, 112, 116, 122,
    115, 123, 124, 126],
    t179: [133, 133],
    x180: [117, 113, 117, 126, 127, 117, 128, 126, 122, 124, 122, 128, 115, 118, 116, 117, 122, 116, 125, 127,
    114, 123, 127, 119],
    t190: [115, 121, 119, 132, 126, 126],
    x191: [122, 115, 116, 125, 116, 122, 117, 128, 115, 124, 126, 114, 112, 122, 118, 122, 125, 123, 116, 121,
    122, 125, 112, 122],
    t199: [1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0],
    x200: [117, 117, 118, 119, 113, 112, 116, 112, 124, 124, 119, 119, 122, 128, 126, 119, 123, 119, 127, 118,
    115, 118, 112, 123],
    t209: packed('<i2',
    'c-pI|Kmpaw&2<$uRV}p@C6%R36{Y1>wH1X$6=fAQb=9>M45R=6tI-u%'
),
    x210: [126, 124, 126, 113, 122, 114, 123, 124, 116, 118, 119, 125, 119, 127, 114, 119, 116, 118, 119, 114,
    114, 127, 122, 124],
    t218: [126, 130, 130, 130, 122, 130, 127, 131],
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
t30 = Internal('t30', (F32, [1, 2, 6, 8]))
c31 = Parameter('c31', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t32 = Internal('t32', (F32, [1, 2, 6, 8]))
t33 = Internal('t33', (F32, [1, 8, 3, 4]))
c34 = Parameter('c34', (I32, [4]), [0, 3, 0, 0])
c35 = Parameter('c35', (I32, [4]), [1, 2, 3, 4])
t36 = Output('t36', (F32, [1, 2, 3, 4]))
t37 = Internal('t37', (F32, [1, 2, 6, 8]))
c38 = Parameter('c38', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t39 = Internal('t39', (F32, [1, 2, 6, 8]))
t40 = Internal('t40', (F32, [1, 8, 3, 4]))
c41 = Parameter('c41', (I32, [4]), [0, 3, 0, 0])
c42 = Parameter('c42', (I32, [4]), [1, 2, 3, 4])
t43 = Output('t43', (F32, [1, 2, 3, 4]))
t44 = Internal('t44', (F32, [1, 2, 6, 8]))
c45 = Parameter('c45', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t46 = Internal('t46', (F32, [1, 2, 6, 8]))
t47 = Internal('t47', (F32, [1, 8, 3, 4]))
c48 = Parameter('c48', (I32, [4]), [0, 3, 0, 0])
c49 = Parameter('c49', (I32, [4]), [1, 2, 3, 4])
t50 = Output('t50', (F32, [1, 2, 3, 4]))
t51 = Internal('t51', (F32, [1, 2, 6, 8]))
c52 = Parameter('c52', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t53 = Internal('t53', (F32, [1, 2, 6, 8]))
t54 = Internal('t54', (F32, [1, 8, 3, 4]))
c55 = Parameter('c55', (I32, [4]), [0, 3, 0, 0])
c56 = Parameter('c56', (I32, [4]), [1, 2, 3, 4])
t57 = Output('t57', (F32, [1, 2, 3, 4]))
t58 = Internal('t58', (F32, [1, 2, 6, 8]))
c59 = Parameter('c59', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t60 = Internal('t60', (F32, [1, 2, 6, 8]))
t61 = Internal('t61', (F32, [1, 8, 3, 4]))
c62 = Parameter('c62', (I32, [4]), [0, 3, 0, 0])
c63 = Parameter('c63', (I32, [4]), [1, 2, 3, 4])
t64 = Output('t64', (F32, [1, 2, 3, 4]))
t65 = Internal('t65', (F32, [1, 2, 6, 8]))
c66 = Parameter('c66', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t67 = Internal('t67', (F32, [1, 2, 6, 8]))
t68 = Internal('t68', (F32, [1, 8, 3, 4]))
c69 = Parameter('c69', (I32, [4]), [0, 3, 0, 0])
c70 = Parameter('c70', (I32, [4]), [1, 2, 3, 4])
t71 = Output('t71', (F32, [1, 2, 3, 4]))
t72 = Internal('t72', (F32, [1, 2, 6, 8]))
c73 = Parameter('c73', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t74 = Internal('t74', (F32, [1, 2, 6, 8]))
t75 = Internal('t75', (F32, [1, 8, 3, 4]))
c76 = Parameter('c76', (I32, [4]), [0, 3, 0, 0])
c77 = Parameter('c77', (I32, [4]), [1, 2, 3, 4])
t78 = Output('t78', (F32, [1, 2, 3, 4]))
t79 = Internal('t79', (F32, [1, 2, 6, 8]))
c80 = Parameter('c80', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t81 = Internal('t81', (F32, [1, 2, 6, 8]))
t82 = Internal('t82', (F32, [1, 8, 3, 4]))
c83 = Parameter('c83', (I32, [4]), [0, 3, 0, 0])
c84 = Parameter('c84', (I32, [4]), [1, 2, 3, 4])
t85 = Output('t85', (F32, [1, 2, 3, 4]))
t86 = Internal('t86', (F32, [1, 2, 6, 8]))
c87 = Parameter('c87', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t88 = Internal('t88', (F32, [1, 2, 6, 8]))
t89 = Internal('t89', (F32, [1, 8, 3, 4]))
c90 = Parameter('c90', (I32, [4]), [0, 3, 0, 0])
c91 = Parameter('c91', (I32, [4]), [1, 2, 3, 4])
t92 = Output('t92', (F32, [1, 2, 3, 4]))
t93 = Internal('t93', (F32, [1, 2, 6, 8]))
c94 = Parameter('c94', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t95 = Internal('t95', (F32, [1, 2, 6, 8]))
t96 = Internal('t96', (F32, [1, 8, 3, 4]))
c97 = Parameter('c97', (I32, [4]), [0, 3, 0, 0])
c98 = Parameter('c98', (I32, [4]), [1, 2, 3, 4])
t99 = Output('t99', (F32, [1, 2, 3, 4]))
t100 = Internal('t100', (F32, [1, 2, 6, 8]))
c101 = Parameter('c101', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t102 = Internal('t102', (F32, [1, 2, 6, 8]))
t103 = Internal('t103', (F32, [1, 8, 3, 4]))
c104 = Parameter('c104', (I32, [4]), [0, 3, 0, 0])
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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t7, 8, 6, True).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('SPACE_TO_DEPTH', t32, 2, True).To(t33)
model.Operation('SLICE', t33, c34, c35).To(t36)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t10, 8, 6, True).To(t37)
model.Operation('ADD', t37, c38, 0).To(t39)
model.Operation('SPACE_TO_DEPTH', t39, 2, True).To(t40)
model.Operation('SLICE', t40, c41, c42).To(t43)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 8, 6, True).To(t44)
model.Operation('ADD', t44, c45, 0).To(t46)
model.Operation('SPACE_TO_DEPTH', t46, 2, True).To(t47)
model.Operation('SLICE', t47, c48, c49).To(t50)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t15, 8, 6, True).To(t51)
model.Operation('ADD', t51, c52, 0).To(t53)
model.Operation('SPACE_TO_DEPTH', t53, 2, True).To(t54)
model.Operation('SLICE', t54, c55, c56).To(t57)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 6, True).To(t58)
model.Operation('ADD', t58, c59, 0).To(t60)
model.Operation('SPACE_TO_DEPTH', t60, 2, True).To(t61)
model.Operation('SLICE', t61, c62, c63).To(t64)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t21, 8, 6, True).To(t65)
model.Operation('ADD', t65, c66, 0).To(t67)
model.Operation('SPACE_TO_DEPTH', t67, 2, True).To(t68)
model.Operation('SLICE', t68, c69, c70).To(t71)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t24, 8, 6, True).To(t72)
model.Operation('ADD', t72, c73, 0).To(t74)
model.Operation('SPACE_TO_DEPTH', t74, 2, True).To(t75)
model.Operation('SLICE', t75, c76, c77).To(t78)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t26, 8, 6, True).To(t79)
model.Operation('ADD', t79, c80, 0).To(t81)
model.Operation('SPACE_TO_DEPTH', t81, 2, True).To(t82)
model.Operation('SLICE', t82, c83, c84).To(t85)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t29, 8, 6, True).To(t86)
model.Operation('ADD', t86, c87, 0).To(t88)
model.Operation('SPACE_TO_DEPTH', t88, 2, True).To(t89)
model.Operation('SLICE', t89, c90, c91).To(t92)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 6, True).To(t93)
model.Operation('ADD', t93, c94, 0).To(t95)
model.Operation('SPACE_TO_DEPTH', t95, 2, True).To(t96)
model.Operation('SLICE', t96, c97, c98).To(t99)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 6, True).To(t100)
model.Operation('ADD', t100, c101, 0).To(t102)
model.Operation('SPACE_TO_DEPTH', t102, 2, True).To(t103)
model.Operation('SLICE', t103, c104, c105).To(t106)
Example({
    x2: packed('|i1',
    'c-jTQ2@U`t2m`P%x&HrJMg(mIDX#RWvq<HPplGo{SUltH*QLFig0%X&(G?K', 0.5
),
    x5: [2.0, 1.5, -3.5, -0.5, 3.0, -2.0, 4.0, 1.0, 4.0, -4.0, -2.5, 0.5, -1.0, -0.5, -3.5, -2.0, 1.0, 1.0,
    3.0, -1.5, 1.0, -3.0, 4.0, -3.0],
    x8: [-3.0, -1.5, -1.0, -0.5, 0.5, -3.0, -0.5, -3.0, 4.0, -1.0, -3.5, -1.5, 1.0, -2.5, 1.5, -3.0, -2.5,
    -1.5, 3.5, 0.5, 2.0, 3.5, 1.5, 1.0],
    x1: [2.5, 1.0, -2.5, 1.0, 4.0, -1.5, 1.0, 0.5, 1.0, 1.5, -4.0, 1.0, 4.0, 1.0, -1.0, -0.5, 2.5, -1.0,
    1.5, 2.5, 0.5, 3.0, 1.5, 3.0],
    x13: [4.0, 0.5, -0.5, -1.0, -0.5, -2.0, -4.0, 2.0, -2.5, 3.0, 2.5, 3.5, -2.5, -3.5, 1.0, 1.5, 2.5, -2.0,
    1.0, 1.0, 2.0, -3.5, -3.0, -4.0],
    x16: [1.0, -4.0, -3.0, 3.5, -3.5, -2.0, 2.5, 2.0, -0.5, -2.0, -1.5, -3.0],
    x17: [-1.0, -0.5, 2.0, -0.5, -0.5, -0.5, 4.0, 1.5, -4.0, -2.5, -3.5, -1.0],
    x19: [-1.0, 3.5, 4.0, 4.0, 1.5, -3.0, 3.5, 2.5, 2.5, -3.5, 1.0, 3.0, 4.0, -3.0, -3.5, -3.0, 3.0, 3.0,
    -1.5, 3.0, -0.5, 2.5, 2.5, 0.5],
    x25: packed('|i1',
    'c-jTQhYbKQ2m>%R1eO1<Wu(K#vbsDspsbnd?Y=B!41kCzoz$MD26*~1VHfK', 0.5
),
    x27: [-0.5, -3.5, -1.5, 3.5, -2.5, 0.5],
    t36: [-0.5, 1.0, -1.0, 1.5, 1.5, 2.5, 5.5, 2.0, 1.5, -1.5, 6.5, 0.5, 2.0, 2.5, -1.5, 2.5, 3.0, -1.0, 6.0,
    4.0, 4.0, -3.0, -0.5, 3.5],
    t43: [1.5, -1.0, 4.0, 0.5, -2.0, 0.0, 6.0, 4.0, 2.5, 5.0, 4.0, 4.5, -3.0, -0.5, 1.0, 2.5, 0.5, -2.0, 1.5,
    0.0, 4.0, 0.0, -1.5, 1.5],
    t50: [1.5, 2.5, 1.0, 4.0, 2.0, 2.5, 3.5, 3.0, -0.5, 4.0, 5.5, 6.5, 2.5, -1.5, 6.0, 4.0, 1.0, -3.0, 6.0,
    2.0, 2.5, 2.5, 2.5, 4.5],
    t57: [1.0, 3.5, -1.0, 4.5, -0.5, 4.5, 4.0, 0.0, -1.5, 5.0, 0.5, -0.5, 4.0, -3.0, -0.5, 4.0, -0.5, -1.5,
    3.0, 5.0, -0.5, 3.5, 4.5, 0.0],
    t64: [-0.5, 1.0, 4.5, 3.0, 0.0, 1.0, 6.5, 5.0, -3.5, -1.0, -1.0, 2.5, 1.0, -3.0, -1.0, 6.5, -3.5, -1.0,
    4.5, 5.0, -0.5, -1.0, 0.5, 0.0],
    t71: [5.5, -0.5, 0.0, 1.5, 4.5, 5.5, 2.0, 7.5, 1.0, 5.0, 6.0, 5.0, -1.5, 4.0, 5.5, 6.5, 1.0, -2.5, 5.0,
    5.0, 2.0, -3.0, 2.5, 5.5],
    t78: [-0.5, 5.0, -1.0, 4.5, 3.0, 5.0, 2.0, 6.0, -3.0, -0.5, -0.5, 3.0, 1.0, 5.0, 4.0, -0.5, -1.5, -0.5,
    2.5, 4.0, -4.0, -2.5, 4.5, 6.5],
    t85: [4.5, 5.0, 5.0, 6.0, 1.0, 3.0, 6.0, 1.5, 2.0, 3.5, 6.5, 4.5, 1.0, 4.5, 4.5, 5.5, 4.0, 3.0, 6.0, 4.0,
    1.0, 3.0, 3.0, 7.0],
    t92: [0.5, 1.0, -1.0, 3.5, 0.5, 0.0, 6.0, 3.5, 0.5, -1.0, 3.0, 3.5, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0,
    3.0, 0.0, 1.0, 2.0, 3.0],
    t99: [-2.5, -2.5, 4.5, 0.5, -0.5, 0.5, 6.5, 4.0, 1.5, 5.5, 5.0, -0.5, -1.0, 4.5, -1.5, 4.0, 2.5, 4.5,
    1.5, 5.5, -3.5, -1.0, -1.0, 2.5],
    t106: [1.5, 5.5, 4.5, 0.0, -1.0, 0.0, 3.0, 4.5, -3.5, -2.0, 5.0, 7.0, 0.5, 2.0, 6.0, 3.5, 3.0, 3.0, -1.5,
    6.0, 3.5, -3.0, 3.5, 2.0],
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
t30 = Internal('t30', (U8, [1, 2, 6, 8], 0.5, 120))
c31 = Parameter('c31', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t32 = Internal('t32', (U8, [1, 2, 6, 8], 0.5, 120))
t33 = Internal('t33', (U8, [1, 8, 3, 4], 0.5, 120))
c34 = Parameter('c34', (I32, [4]), [0, 3, 0, 0])
c35 = Parameter('c35', (I32, [4]), [1, 2, 3, 4])
t36 = Output('t36', (U8, [1, 2, 3, 4], 0.5, 120))
t37 = Internal('t37', (U8, [1, 2, 6, 8], 0.5, 120))
c38 = Parameter('c38', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t39 = Internal('t39', (U8, [1, 2, 6, 8], 0.5, 120))
t40 = Internal('t40', (U8, [1, 8, 3, 4], 0.5, 120))
c41 = Parameter('c41', (I32, [4]), [0, 3, 0, 0])
c42 = Parameter('c42', (I32, [4]), [1, 2, 3, 4])
t43 = Output('t43', (U8, [1, 2, 3, 4], 0.5, 120))
t44 = Internal('t44', (U8, [1, 2, 6, 8], 0.5, 120))
c45 = Parameter('c45', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t46 = Internal('t46', (U8, [1, 2, 6, 8], 0.5, 120))
t47 = Internal('t47', (U8, [1, 8, 3, 4], 0.5, 120))
c48 = Parameter('c48', (I32, [4]), [0, 3, 0, 0])
c49 = Parameter('c49', (I32, [4]), [1, 2, 3, 4])
t50 = Output('t50', (U8, [1, 2, 3, 4], 0.5, 120))
t51 = Internal('t51', (U8, [1, 2, 6, 8], 0.5, 120))
c52 = Parameter('c52', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t53 = Internal('t53', (U8, [1, 2, 6, 8], 0.5, 120))
t54 = Internal('t54', (U8, [1, 8, 3, 4], 0.5, 120))
c55 = Parameter('c55', (I32, [4]), [0, 3, 0, 0])
c56 = Parameter('c56', (I32, [4]), [1, 2, 3, 4])
t57 = Output('t57', (U8, [1, 2, 3, 4], 0.5, 120))
t58 = Internal('t58', (U8, [1, 2, 6, 8], 0.5, 120))
c59 = Parameter('c59', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t60 = Internal('t60', (U8, [1, 2, 6, 8], 0.5, 120))
t61 = Internal('t61', (U8, [1, 8, 3, 4], 0.5, 120))
c62 = Parameter('c62', (I32, [4]), [0, 3, 0, 0])
c63 = Parameter('c63', (I32, [4]), [1, 2, 3, 4])
t64 = Output('t64', (U8, [1, 2, 3, 4], 0.5, 120))
t65 = Internal('t65', (U8, [1, 2, 6, 8], 0.5, 120))
c66 = Parameter('c66', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t67 = Internal('t67', (U8, [1, 2, 6, 8], 0.5, 120))
t68 = Internal('t68', (U8, [1, 8, 3, 4], 0.5, 120))
c69 = Parameter('c69', (I32, [4]), [0, 3, 0, 0])
c70 = Parameter('c70', (I32, [4]), [1, 2, 3, 4])
t71 = Output('t71', (U8, [1, 2, 3, 4], 0.5, 120))
t72 = Internal('t72', (U8, [1, 2, 6, 8], 0.5, 120))
c73 = Parameter('c73', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t74 = Internal('t74', (U8, [1, 2, 6, 8], 0.5, 120))
t75 = Internal('t75', (U8, [1, 8, 3, 4], 0.5, 120))
c76 = Parameter('c76', (I32, [4]), [0, 3, 0, 0])
c77 = Parameter('c77', (I32, [4]), [1, 2, 3, 4])
t78 = Output('t78', (U8, [1, 2, 3, 4], 0.5, 120))
t79 = Internal('t79', (U8, [1, 2, 6, 8], 0.5, 120))
c80 = Parameter('c80', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t81 = Internal('t81', (U8, [1, 2, 6, 8], 0.5, 120))
t82 = Internal('t82', (U8, [1, 8, 3, 4], 0.5, 120))
c83 = Parameter('c83', (I32, [4]), [0, 3, 0, 0])
c84 = Parameter('c84', (I32, [4]), [1, 2, 3, 4])
t85 = Output('t85', (U8, [1, 2, 3, 4], 0.5, 120))
t86 = Internal('t86', (U8, [1, 2, 6, 8], 0.5, 120))
c87 = Parameter('c87', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t88 = Internal('t88', (U8, [1, 2, 6, 8], 0.5, 120))
t89 = Internal('t89', (U8, [1, 8, 3, 4], 0.5, 120))
c90 = Parameter('c90', (I32, [4]), [0, 3, 0, 0])
c91 = Parameter('c91', (I32, [4]), [1, 2, 3, 4])
t92 = Output('t92', (U8, [1, 2, 3, 4], 0.5, 120))
t93 = Internal('t93', (U8, [1, 2, 6, 8], 0.5, 120))
c94 = Parameter('c94', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t95 = Internal('t95', (U8, [1, 2, 6, 8], 0.5, 120))
t96 = Internal('t96', (U8, [1, 8, 3, 4], 0.5, 120))
c97 = Parameter('c97', (I32, [4]), [0, 3, 0, 0])
c98 = Parameter('c98', (I32, [4]), [1, 2, 3, 4])
t99 = Output('t99', (U8, [1, 2, 3, 4], 0.5, 120))
t100 = Internal('t100', (U8, [1, 2, 6, 8], 0.5, 120))
c101 = Parameter('c101', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t102 = Internal('t102', (U8, [1, 2, 6, 8], 0.5, 120))
t103 = Internal('t103', (U8, [1, 8, 3, 4], 0.5, 120))
c104 = Parameter('c104', (I32, [4]), [0, 3, 0, 0])
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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t7, 8, 6, True).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('SPACE_TO_DEPTH', t32, 2, True).To(t33)
model.Operation('SLICE', t33, c34, c35).To(t36)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t10, 8, 6, True).To(t37)
model.Operation('ADD', t37, c38, 0).To(t39)
model.Operation('SPACE_TO_DEPTH', t39, 2, True).To(t40)
model.Operation('SLICE', t40, c41, c42).To(t43)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 8, 6, True).To(t44)
model.Operation('ADD', t44, c45, 0).To(t46)
model.Operation('SPACE_TO_DEPTH', t46, 2, True).To(t47)
model.Operation('SLICE', t47, c48, c49).To(t50)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t15, 8, 6, True).To(t51)
model.Operation('ADD', t51, c52, 0).To(t53)
model.Operation('SPACE_TO_DEPTH', t53, 2, True).To(t54)
model.Operation('SLICE', t54, c55, c56).To(t57)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 6, True).To(t58)
model.Operation('ADD', t58, c59, 0).To(t60)
model.Operation('SPACE_TO_DEPTH', t60, 2, True).To(t61)
model.Operation('SLICE', t61, c62, c63).To(t64)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t21, 8, 6, True).To(t65)
model.Operation('ADD', t65, c66, 0).To(t67)
model.Operation('SPACE_TO_DEPTH', t67, 2, True).To(t68)
model.Operation('SLICE', t68, c69, c70).To(t71)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t24, 8, 6, True).To(t72)
model.Operation('ADD', t72, c73, 0).To(t74)
model.Operation('SPACE_TO_DEPTH', t74, 2, True).To(t75)
model.Operation('SLICE', t75, c76, c77).To(t78)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t26, 8, 6, True).To(t79)
model.Operation('ADD', t79, c80, 0).To(t81)
model.Operation('SPACE_TO_DEPTH', t81, 2, True).To(t82)
model.Operation('SLICE', t82, c83, c84).To(t85)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t29, 8, 6, True).To(t86)
model.Operation('ADD', t86, c87, 0).To(t88)
model.Operation('SPACE_TO_DEPTH', t88, 2, True).To(t89)
model.Operation('SLICE', t89, c90, c91).To(t92)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 6, True).To(t93)
model.Operation('ADD', t93, c94, 0).To(t95)
model.Operation('SPACE_TO_DEPTH', t95, 2, True).To(t96)
model.Operation('SLICE', t96, c97, c98).To(t99)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 6, True).To(t100)
model.Operation('ADD', t100, c101, 0).To(t102)
model.Operation('SPACE_TO_DEPTH', t102, 2, True).To(t103)
model.Operation('SLICE', t103, c104, c105).To(t106)
Example({
    x2: packed('<i2',
    'c-oc0feip42m>%rW<)Ve5Ki|7TW9+X+>&GLz*<g0mKB(_6H~WJs98HZWqf*Oj24j'
),
    x5: [124, 123, 113, 119, 126, 116, 128, 122, 128, 112, 115, 121, 118, 119, 113, 116, 122, 122, 126, 117,
    122, 114, 128, 114],
    x8: [114, 117, 118, 119, 121, 114, 119, 114, 128, 118, 113, 117, 122, 115, 123, 114, 115, 117, 127, 121,
    124, 127, 123, 122],
    x1: [125, 122, 115, 122, 128, 117, 122, 121, 122, 123, 112, 122, 128, 122, 118, 119, 125, 118, 123, 125,
    121, 126, 123, 126],
    x13: [128, 121, 119, 118, 119, 116, 112, 124, 115, 126, 125, 127, 115, 113, 122, 123, 125, 116, 122, 122,
    124, 113, 114, 112],
    x16: [122, 112, 114, 127, 113, 116, 125, 124, 119, 116, 117, 114],
    x17: [118, 119, 124, 119, 119, 119, 128, 123, 112, 115, 113, 118],
    x19: [118, 127, 128, 128, 123, 114, 127, 125, 125, 113, 122, 126, 128, 114, 113, 114, 126, 126, 117, 126,
    119, 125, 125, 121],
    x25: packed('<i2',
    'c-oc0feip42m>%r1{oR$22S?|Tb|IBzM2p<(^>bP5JWba>{hs-Y$lA{7@r<l?G|e'
),
    x27: [119, 113, 117, 127, 115, 121],
    t36: [119, 122, 118, 123, 123, 125, 131, 124, 123, 117, 133, 121, 124, 125, 117, 125, 126, 118, 132, 128,
    128, 114, 119, 127],
    t43: [123, 118, 128, 121, 116, 120, 132, 128, 125, 130, 128, 129, 114, 119, 122, 125, 121, 116, 123, 120,
    128, 120, 117, 123],
    t50: [123, 125, 122, 128, 124, 125, 127, 126, 119, 128, 131, 133, 125, 117, 132, 128, 122, 114, 132, 124,
    125, 125, 125, 129],
    t57: [122, 127, 118, 129, 119, 129, 128, 120, 117, 130, 121, 119, 128, 114, 119, 128, 119, 117, 126, 130,
    119, 127, 129, 120],
    t64: [119, 122, 129, 126, 120, 122, 133, 130, 113, 118, 118, 125, 122, 114, 118, 133, 113, 118, 129, 130,
    119, 118, 121, 120],
    t71: [131, 119, 120, 123, 129, 131, 124, 135, 122, 130, 132, 130, 117, 128, 131, 133, 122, 115, 130, 130,
    124, 114, 125, 131],
    t78: [119, 130, 118, 129, 126, 130, 124, 132, 114, 119, 119, 126, 122, 130, 128, 119, 117, 119, 125, 128,
    112, 115, 129, 133],
    t85: [129, 130, 130, 132, 122, 126, 132, 123, 124, 127, 133, 129, 122, 129, 129, 131, 128, 126, 132, 128,
    122, 126, 126, 134],
    t92: [121, 122, 118, 127, 121, 120, 132, 127, 121, 118, 126, 127, 120, 122, 124, 126, 120, 122, 124, 126,
    120, 122, 124, 126],
    t99: [115, 115, 129, 121, 119, 121, 133, 128, 123, 131, 130, 119, 118, 129, 117, 128, 125, 129, 123, 131,
    113, 118, 118, 125],
    t106: [123, 131, 129, 120, 118, 120, 126, 129, 113, 116, 130, 134, 121, 124, 132, 127, 126, 126, 117, 132,
    127, 114, 127, 124],
}, name='behind_quant8').AddVariations(signed(x2, t3, t4, x5, t7, x8, t10, x1, t12, x13, t15, x16, x17, t18, x19, c20, t21, t24, x25, t26, x27, t29, t30, c31, t32, t33, t36, t37, c38, t39, t40, t43, t44, c45, t46, t47, t50, t51, c52, t53, t54, t57, t58, c59, t60, t61, t64, t65, c66, t67, t68, t71, t72, c73, t74, t75, t78, t79, c80, t81, t82, t85, t86, c87, t88, t89, t92, t93, c94, t95, t96, t99, t100, c101, t102, t103, t106)).DisableLifeTimeVariation()
