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

# A result with channels first is read by operations that know no layout: axes, shapes and
# constants are turned with it. Each reader has a layer of its own.
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
t28 = Output('t28', (F32, [1, 24]))
x29 = Input('x29', (F32, [1, 2, 3, 4]))
t30 = Internal('t30', (F32, [1, 2, 6, 8]))
c31 = Parameter('c31', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t32 = Internal('t32', (F32, [1, 2, 6, 8]))
t33 = Internal('t33', (F32, [1, 8, 3, 4]))
c34 = Parameter('c34', (I32, [4]), [0, 3, 0, 0])
c35 = Parameter('c35', (I32, [4]), [1, 2, 3, 4])
t36 = Internal('t36', (F32, [1, 2, 3, 4]))
t37 = Output('t37', (F32, [8, 3]))
x38 = Input('x38', (F32, [1, 2, 3, 4]))
t39 = Internal('t39', (F32, [1, 2, 6, 8]))
c40 = Parameter('c40', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t41 = Internal('t41', (F32, [1, 2, 6, 8]))
t42 = Internal('t42', (F32, [1, 8, 3, 4]))
c43 = Parameter('c43', (I32, [4]), [0, 3, 0, 0])
c44 = Parameter('c44', (I32, [4]), [1, 2, 3, 4])
t45 = Internal('t45', (F32, [1, 2, 3, 4]))
t46 = Internal('t46', (F32, [1, 2, 3, 4]))
t47 = Output('t47', (F32, [1, 24]))
x48 = Input('x48', (F32, [1, 2, 3, 4]))
t49 = Internal('t49', (F32, [1, 2, 6, 8]))
c50 = Parameter('c50', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t51 = Internal('t51', (F32, [1, 2, 6, 8]))
t52 = Internal('t52', (F32, [1, 8, 3, 4]))
c53 = Parameter('c53', (I32, [4]), [0, 3, 0, 0])
c54 = Parameter('c54', (I32, [4]), [1, 2, 3, 4])
t55 = Internal('t55', (F32, [1, 2, 3, 4]))
x56 = Input('x56', (F32, [1, 2, 3, 4]))
t57 = Internal('t57', (F32, [1, 2, 6, 8]))
c58 = Parameter('c58', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t59 = Internal('t59', (F32, [1, 2, 6, 8]))
t60 = Internal('t60', (F32, [1, 8, 3, 4]))
c61 = Parameter('c61', (I32, [4]), [0, 3, 0, 0])
c62 = Parameter('c62', (I32, [4]), [1, 2, 3, 4])
t63 = Internal('t63', (F32, [1, 2, 3, 4]))
t64 = Internal('t64', (F32, [1, 2, 3, 4]))
t65 = Output('t65', (F32, [3, 8]))
t66 = Output('t66', (F32, [6, 2]))
x67 = Input('x67', (F32, [1, 2, 3, 4]))
t68 = Internal('t68', (F32, [1, 2, 6, 8]))
c69 = Parameter('c69', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t70 = Internal('t70', (F32, [1, 2, 6, 8]))
t71 = Internal('t71', (F32, [1, 8, 3, 4]))
c72 = Parameter('c72', (I32, [4]), [0, 3, 0, 0])
c73 = Parameter('c73', (I32, [4]), [1, 2, 3, 4])
t74 = Internal('t74', (F32, [1, 2, 3, 4]))
c75 = Parameter('c75', (F32, [2, 24]), ([1.0, 0.0, -1.0, 0.0, 0.0] * 10)[:48])
c76 = Parameter('c76', (F32, [2]), [1.0, -2.0])
t77 = Output('t77', (F32, [1, 2]))
x78 = Input('x78', (F32, [1, 2, 3, 4]))
t79 = Internal('t79', (F32, [1, 2, 6, 8]))
c80 = Parameter('c80', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t81 = Internal('t81', (F32, [1, 2, 6, 8]))
t82 = Internal('t82', (F32, [1, 8, 3, 4]))
c83 = Parameter('c83', (I32, [4]), [0, 3, 0, 0])
c84 = Parameter('c84', (I32, [4]), [1, 2, 3, 4])
t85 = Internal('t85', (F32, [1, 2, 3, 4]))
x86 = Input('x86', (F32, [1, 2, 3, 4]))
t87 = Output('t87', (F32, [1, 4, 3, 4]))
x88 = Input('x88', (F32, [1, 2, 3, 4]))
t89 = Internal('t89', (F32, [1, 2, 6, 8]))
c90 = Parameter('c90', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t91 = Internal('t91', (F32, [1, 2, 6, 8]))
t92 = Internal('t92', (F32, [1, 8, 3, 4]))
c93 = Parameter('c93', (I32, [4]), [0, 3, 0, 0])
c94 = Parameter('c94', (I32, [4]), [1, 2, 3, 4])
t95 = Internal('t95', (F32, [1, 2, 3, 4]))
x96 = Input('x96', (F32, [1, 2, 3, 4]))
t97 = Internal('t97', (F32, [1, 2, 6, 8]))
c98 = Parameter('c98', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t99 = Internal('t99', (F32, [1, 2, 6, 8]))
t100 = Internal('t100', (F32, [1, 8, 3, 4]))
c101 = Parameter('c101', (I32, [4]), [0, 3, 0, 0])
c102 = Parameter('c102', (I32, [4]), [1, 2, 3, 4])
t103 = Internal('t103', (F32, [1, 2, 3, 4]))
t104 = Output('t104', (F32, [1, 2, 3, 8]))
x105 = Input('x105', (F32, [1, 2, 3, 4]))
t106 = Internal('t106', (F32, [1, 2, 6, 8]))
c107 = Parameter('c107', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t108 = Internal('t108', (F32, [1, 2, 6, 8]))
t109 = Internal('t109', (F32, [1, 8, 3, 4]))
c110 = Parameter('c110', (I32, [4]), [0, 3, 0, 0])
c111 = Parameter('c111', (I32, [4]), [1, 2, 3, 4])
t112 = Internal('t112', (F32, [1, 2, 3, 4]))
c113 = Parameter('c113', (F32, [2, 1, 1]), [0.5, -1.0])
t114 = Output('t114', (F32, [1, 2, 3, 4]))
x115 = Input('x115', (F32, [1, 2, 3, 4]))
t116 = Internal('t116', (F32, [1, 2, 6, 8]))
c117 = Parameter('c117', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t118 = Internal('t118', (F32, [1, 2, 6, 8]))
t119 = Internal('t119', (F32, [1, 8, 3, 4]))
c120 = Parameter('c120', (I32, [4]), [0, 3, 0, 0])
c121 = Parameter('c121', (I32, [4]), [1, 2, 3, 4])
t122 = Internal('t122', (F32, [1, 2, 3, 4]))
c123 = Parameter('c123', (F32, [4]), [0.5, 1.0, -1.5, 2.0])
t124 = Output('t124', (F32, [1, 2, 3, 4]))
x125 = Input('x125', (F32, [1, 2, 3, 4]))
t126 = Internal('t126', (F32, [1, 2, 6, 8]))
c127 = Parameter('c127', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t128 = Internal('t128', (F32, [1, 2, 6, 8]))
t129 = Internal('t129', (F32, [1, 8, 3, 4]))
c130 = Parameter('c130', (I32, [4]), [0, 3, 0, 0])
c131 = Parameter('c131', (I32, [4]), [1, 2, 3, 4])
t132 = Internal('t132', (F32, [1, 2, 3, 4]))
x133 = Input('x133', (F32, [1, 2, 3, 4]))
t134 = Output('t134', (F32, [1, 2, 3, 4]))
x135 = Input('x135', (F32, [1, 2, 3, 4]))
t136 = Internal('t136', (F32, [1, 2, 6, 8]))
c137 = Parameter('c137', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t138 = Internal('t138', (F32, [1, 2, 6, 8]))
t139 = Internal('t139', (F32, [1, 8, 3, 4]))
c140 = Parameter('c140', (I32, [4]), [0, 3, 0, 0])
c141 = Parameter('c141', (I32, [4]), [1, 2, 3, 4])
t142 = Internal('t142', (F32, [1, 2, 3, 4]))
t143 = Output('t143', (F32, [1, 3, 4, 2]))
x144 = Input('x144', (F32, [1, 2, 3, 4]))
t145 = Internal('t145', (F32, [1, 2, 6, 8]))
c146 = Parameter('c146', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t147 = Internal('t147', (F32, [1, 2, 6, 8]))
t148 = Internal('t148', (F32, [1, 8, 3, 4]))
c149 = Parameter('c149', (I32, [4]), [0, 3, 0, 0])
c150 = Parameter('c150', (I32, [4]), [1, 2, 3, 4])
t151 = Internal('t151', (F32, [1, 2, 3, 4]))
t152 = Output('t152', (F32, [1, 2, 4, 3]))
x153 = Input('x153', (F32, [1, 2, 3, 4]))
t154 = Internal('t154', (F32, [1, 2, 6, 8]))
c155 = Parameter('c155', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t156 = Internal('t156', (F32, [1, 2, 6, 8]))
t157 = Internal('t157', (F32, [1, 8, 3, 4]))
c158 = Parameter('c158', (I32, [4]), [0, 3, 0, 0])
c159 = Parameter('c159', (I32, [4]), [1, 2, 3, 4])
t160 = Internal('t160', (F32, [1, 2, 3, 4]))
c161 = Parameter('c161', (I32, [1]), [1])
t162 = Output('t162', (F32, [1, 3, 4]))
x163 = Input('x163', (F32, [1, 2, 3, 4]))
t164 = Internal('t164', (F32, [1, 2, 6, 8]))
c165 = Parameter('c165', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t166 = Internal('t166', (F32, [1, 2, 6, 8]))
t167 = Internal('t167', (F32, [1, 8, 3, 4]))
c168 = Parameter('c168', (I32, [4]), [0, 3, 0, 0])
c169 = Parameter('c169', (I32, [4]), [1, 2, 3, 4])
t170 = Internal('t170', (F32, [1, 2, 3, 4]))
c171 = Parameter('c171', (I32, [2]), [2, 3])
t172 = Output('t172', (F32, [1, 2, 1, 1]))
x173 = Input('x173', (F32, [1, 2, 3, 4]))
t174 = Internal('t174', (F32, [1, 2, 6, 8]))
c175 = Parameter('c175', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t176 = Internal('t176', (F32, [1, 2, 6, 8]))
t177 = Internal('t177', (F32, [1, 8, 3, 4]))
c178 = Parameter('c178', (I32, [4]), [0, 3, 0, 0])
c179 = Parameter('c179', (I32, [4]), [1, 2, 3, 4])
t180 = Internal('t180', (F32, [1, 2, 3, 4]))
t181 = Output('t181', (F32, [1, 1, 3, 2]))
x182 = Input('x182', (F32, [1, 2, 3, 4]))
t183 = Internal('t183', (F32, [1, 2, 6, 8]))
c184 = Parameter('c184', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t185 = Internal('t185', (F32, [1, 2, 6, 8]))
t186 = Internal('t186', (F32, [1, 8, 3, 4]))
c187 = Parameter('c187', (I32, [4]), [0, 3, 0, 0])
c188 = Parameter('c188', (I32, [4]), [1, 2, 3, 4])
t189 = Internal('t189', (F32, [1, 2, 3, 4]))
t190 = Output('t190', (I32, [1, 3, 4]))
x191 = Input('x191', (F32, [1, 2, 3, 4]))
t192 = Internal('t192', (F32, [1, 2, 6, 8]))
c193 = Parameter('c193', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t194 = Internal('t194', (F32, [1, 2, 6, 8]))
t195 = Internal('t195', (F32, [1, 8, 3, 4]))
c196 = Parameter('c196', (I32, [4]), [0, 3, 0, 0])
c197 = Parameter('c197', (I32, [4]), [1, 2, 3, 4])
t198 = Internal('t198', (F32, [1, 2, 3, 4]))
c199 = Parameter('c199', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t200 = Output('t200', (F32, [1, 3, 3, 5]))
x201 = Input('x201', (F32, [1, 2, 3, 4]))
t202 = Internal('t202', (F32, [1, 2, 6, 8]))
c203 = Parameter('c203', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t204 = Internal('t204', (F32, [1, 2, 6, 8]))
t205 = Internal('t205', (F32, [1, 8, 3, 4]))
c206 = Parameter('c206', (I32, [4]), [0, 3, 0, 0])
c207 = Parameter('c207', (I32, [4]), [1, 2, 3, 4])
t208 = Internal('t208', (F32, [1, 2, 3, 4]))
t209 = Output('t209', (F32, [1, 1, 2, 4]))
x210 = Input('x210', (F32, [1, 2, 3, 4]))
t211 = Internal('t211', (F32, [1, 2, 6, 8]))
c212 = Parameter('c212', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t213 = Internal('t213', (F32, [1, 2, 6, 8]))
t214 = Internal('t214', (F32, [1, 8, 3, 4]))
c215 = Parameter('c215', (I32, [4]), [0, 3, 0, 0])
c216 = Parameter('c216', (I32, [4]), [1, 2, 3, 4])
t217 = Internal('t217', (F32, [1, 2, 3, 4]))
t218 = Output('t218', (F32, [1, 2, 3, 4]))
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
model.Operation('RESHAPE', t27, [1, 24]).To(t28)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x29, 8, 6, True).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('SPACE_TO_DEPTH', t32, 2, True).To(t33)
model.Operation('SLICE', t33, c34, c35).To(t36)
model.Operation('RESHAPE', t36, [8, 3]).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x38, 8, 6, True).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('SPACE_TO_DEPTH', t41, 2, True).To(t42)
model.Operation('SLICE', t42, c43, c44).To(t45)
model.Operation('RELU', t45).To(t46)
model.Operation('RESHAPE', t46, [1, -1]).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x48, 8, 6, True).To(t49)
model.Operation('ADD', t49, c50, 0).To(t51)
model.Operation('SPACE_TO_DEPTH', t51, 2, True).To(t52)
model.Operation('SLICE', t52, c53, c54).To(t55)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x56, 8, 6, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('SPACE_TO_DEPTH', t59, 2, True).To(t60)
model.Operation('SLICE', t60, c61, c62).To(t63)
model.Operation('ADD', t55, t63, 0).To(t64)
model.Operation('RESHAPE', t64, [3, -1]).To(t65)
model.Operation('RESHAPE', t19, [-1, 2]).To(t66)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x67, 8, 6, True).To(t68)
model.Operation('ADD', t68, c69, 0).To(t70)
model.Operation('SPACE_TO_DEPTH', t70, 2, True).To(t71)
model.Operation('SLICE', t71, c72, c73).To(t74)
model.Operation('FULLY_CONNECTED', t74, c75, c76, 0).To(t77)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x78, 8, 6, True).To(t79)
model.Operation('ADD', t79, c80, 0).To(t81)
model.Operation('SPACE_TO_DEPTH', t81, 2, True).To(t82)
model.Operation('SLICE', t82, c83, c84).To(t85)
model.Operation('CONCATENATION', t85, x86, 1).To(t87)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x88, 8, 6, True).To(t89)
model.Operation('ADD', t89, c90, 0).To(t91)
model.Operation('SPACE_TO_DEPTH', t91, 2, True).To(t92)
model.Operation('SLICE', t92, c93, c94).To(t95)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x96, 8, 6, True).To(t97)
model.Operation('ADD', t97, c98, 0).To(t99)
model.Operation('SPACE_TO_DEPTH', t99, 2, True).To(t100)
model.Operation('SLICE', t100, c101, c102).To(t103)
model.Operation('CONCATENATION', t95, t103, 3).To(t104)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x105, 8, 6, True).To(t106)
model.Operation('ADD', t106, c107, 0).To(t108)
model.Operation('SPACE_TO_DEPTH', t108, 2, True).To(t109)
model.Operation('SLICE', t109, c110, c111).To(t112)
model.Operation('ADD', t112, c113, 0).To(t114)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x115, 8, 6, True).To(t116)
model.Operation('ADD', t116, c117, 0).To(t118)
model.Operation('SPACE_TO_DEPTH', t118, 2, True).To(t119)
model.Operation('SLICE', t119, c120, c121).To(t122)
model.Operation('ADD', t122, c123, 0).To(t124)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x125, 8, 6, True).To(t126)
model.Operation('ADD', t126, c127, 0).To(t128)
model.Operation('SPACE_TO_DEPTH', t128, 2, True).To(t129)
model.Operation('SLICE', t129, c130, c131).To(t132)
model.Operation('ADD', t132, x133, 0).To(t134)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x135, 8, 6, True).To(t136)
model.Operation('ADD', t136, c137, 0).To(t138)
model.Operation('SPACE_TO_DEPTH', t138, 2, True).To(t139)
model.Operation('SLICE', t139, c140, c141).To(t142)
model.Operation('TRANSPOSE', t142, [0, 2, 3, 1]).To(t143)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x144, 8, 6, True).To(t145)
model.Operation('ADD', t145, c146, 0).To(t147)
model.Operation('SPACE_TO_DEPTH', t147, 2, True).To(t148)
model.Operation('SLICE', t148, c149, c150).To(t151)
model.Operation('TRANSPOSE', t151, [0, 1, 3, 2]).To(t152)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x153, 8, 6, True).To(t154)
model.Operation('ADD', t154, c155, 0).To(t156)
model.Operation('SPACE_TO_DEPTH', t156, 2, True).To(t157)
model.Operation('SLICE', t157, c158, c159).To(t160)
model.Operation('REDUCE_MAX', t160, c161, False).To(t162)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x163, 8, 6, True).To(t164)
model.Operation('ADD', t164, c165, 0).To(t166)
model.Operation('SPACE_TO_DEPTH', t166, 2, True).To(t167)
model.Operation('SLICE', t167, c168, c169).To(t170)
model.Operation('REDUCE_MAX', t170, c171, True).To(t172)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x173, 8, 6, True).To(t174)
model.Operation('ADD', t174, c175, 0).To(t176)
model.Operation('SPACE_TO_DEPTH', t176, 2, True).To(t177)
model.Operation('SLICE', t177, c178, c179).To(t180)
model.Operation('SLICE', t180, [0, 1, 0, 1], [1, 1, 3, 2]).To(t181)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x182, 8, 6, True).To(t183)
model.Operation('ADD', t183, c184, 0).To(t185)
model.Operation('SPACE_TO_DEPTH', t185, 2, True).To(t186)
model.Operation('SLICE', t186, c187, c188).To(t189)
model.Operation('ARGMAX', t189, 1).To(t190)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x191, 8, 6, True).To(t192)
model.Operation('ADD', t192, c193, 0).To(t194)
model.Operation('SPACE_TO_DEPTH', t194, 2, True).To(t195)
model.Operation('SLICE', t195, c196, c197).To(t198)
model.Operation('PAD', t198, c199).To(t200)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x201, 8, 6, True).To(t202)
model.Operation('ADD', t202, c203, 0).To(t204)
model.Operation('SPACE_TO_DEPTH', t204, 2, True).To(t205)
model.Operation('SLICE', t205, c206, c207).To(t208)
model.Operation('MAX_POOL_2D', t208, 2, 1, 1, 2, 2, 0, False).To(t209)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x210, 8, 6, True).To(t211)
model.Operation('ADD', t211, c212, 0).To(t213)
model.Operation('SPACE_TO_DEPTH', t213, 2, True).To(t214)
model.Operation('SLICE', t214, c215, c216).To(t217)
model.Operation('SOFTMAX', t217, 1.0, 1).To(t218)
Example({
    x1: [2.5, -0.5, 1.0, 3.0, 2.5, -0.5, -2.5, -2.5, 2.0, -3.0, 4.0, 3.5, -3.5, -4.0, -0.5, 3.5, -1.0, -2.5,
    -4.0, -2.0, -1.0, -1.0, 0.5, 0.5],
    t9: [-3.0, -2.5, 2.0, 7.0, -0.5, -1.0, -1.5, 1.5, -0.5, 0.5, 3.0, 4.0],
    t10: [2.5, 0.5, 3.0, 6.0, 2.5, 0.5, -0.5, 0.5, 2.0, -2.0, 6.0, 6.5],
    x11: [1.5, 1.0, 0.5, 4.0, -2.5, -1.0, 2.5, 0.5, -2.0, 1.0, -3.0, 3.0, 1.5, -3.0, 1.0, -2.5, 3.5, 1.0,
    2.0, 4.0, -1.0, 2.5, 1.0, 0.5],
    x20: [-0.5, -2.0, 1.0, -1.0, -1.0, 1.0, 1.0, 3.5, 4.0, 2.5, 2.0, 4.0, -3.5, 2.5, 2.5, 2.5, -2.0, 1.0,
    -3.5, -4.0, 1.5, -1.5, 0.5, 2.0],
    t28: [-3.0, 4.0, 5.0, 6.0, -1.5, 2.5, -1.0, -0.5, 2.0, 0.0, 3.0, 5.5, -0.5, -1.0, 3.0, 2.0, -1.0, 2.0,
    3.0, 6.5, 4.0, 3.5, 4.0, 7.0],
    x29: [1.5, -1.5, -1.5, -2.5, -1.0, 0.5, 1.0, -2.0, 3.5, 0.5, -0.5, -3.0, 4.0, 1.0, 1.5, -0.5, -3.0, 4.0,
    4.0, 2.0, 1.5, 2.5, -2.5, 3.5],
    t37: [4.5, 2.5, 4.0, 3.0, -2.5, 5.5, 6.5, 5.5, 2.0, 4.0, 0.0, 7.0, 1.5, -0.5, 0.5, 0.5, -1.0, 1.5, 3.0,
    1.0, 3.5, 1.5, 1.5, 0.0],
    x38: [-4.0, -0.5, 2.0, 2.0, -0.5, 3.0, -0.5, -2.5, -3.5, -2.0, -3.5, -2.5, -3.0, -1.5, -2.5, -2.5, 1.5,
    -3.5, 0.5, 2.0, 2.0, 3.5, -2.5, -2.5],
    t47: [0.0, 0.0, 0.0, 1.0, 2.0, 0.0, 3.0, 5.5, 2.5, 5.0, 0.0, 1.0, 0.0, 0.5, 4.0, 5.0, 0.0, 4.0, 1.5, 0.5,
    0.0, 0.0, 0.0, 0.5],
    x48: [4.0, -4.0, 2.0, 1.0, 3.5, 3.5, 1.0, -1.0, 1.0, -4.0, -3.0, 0.5, -3.0, -1.0, -3.0, -4.0, 2.0, 3.0,
    -2.5, 2.0, -0.5, -2.5, 3.0, -2.0],
    x56: [1.5, -1.0, 2.5, 3.0, -3.0, 0.5, -3.0, -2.5, -2.5, -3.5, -3.5, 1.0, 3.0, 3.0, 1.0, 1.0, 4.0, 4.0,
    -4.0, 0.5, 1.0, 1.0, -1.0, -1.5],
    t65: [1.0, 5.0, 3.0, 4.0, 7.0, 10.0, -1.5, 9.5, 1.5, 1.5, 7.0, 3.5, 5.5, -3.0, 8.5, 10.0, 0.5, 6.0, 2.0,
    2.5, -1.5, -5.5, -2.5, 7.5],
    t66: [4.0, 4.5, 7.5, 4.0, 4.5, 7.5, 2.0, 4.5, 7.0, 2.0, 4.5, 6.0],
    x67: [3.5, -1.0, -0.5, 1.0, 3.0, 1.0, -2.5, -1.5, -3.0, 0.5, -2.0, 3.5, 1.0, -2.0, 0.5, -3.5, -0.5, -0.5,
    0.5, 2.0, 4.0, -1.5, 1.0, 2.5],
    t77: [-6.0, 0.5],
    x78: [3.0, -3.0, 1.5, -4.0, 3.5, 4.0, 3.5, 1.0, 3.5, 1.0, -3.5, -3.5, -1.0, 3.5, 4.0, -0.5, 4.0, -3.0,
    -3.0, 1.0, 3.5, -1.0, -1.5, 3.5],
    x86: [1.0, 0.5, 0.5, -3.0, 1.5, 1.5, -3.5, 2.5, 4.0, -3.0, 1.0, -3.5, -2.5, -3.5, 0.5, 3.5, 4.0, 1.5,
    -1.5, -3.0, -4.0, 2.0, -3.5, -1.0],
    t87: packed('|i1',
    'c-jTQ0TKWZ2mr9FP;vbKsfuLFKAT3W0IqiVaUa4Z5&@jZsyNy)V4?6`?0tDK5@r', 0.5
),
    x88: [-0.5, 1.0, 1.0, -2.5, -2.0, -3.0, 1.5, 1.5, -3.0, 3.0, 1.0, -3.5, 1.0, -0.5, -3.5, -2.5, -4.0, 1.0,
    -1.0, -3.0, 1.5, 3.5, -2.0, -3.0],
    x96: [-1.0, 1.5, -2.0, -4.0, -4.0, 0.5, -2.0, 3.5, 4.0, -2.0, 3.5, 1.5, 3.0, -1.5, 3.0, 1.0, -3.5, -2.0,
    -1.0, 3.0, 3.0, -3.0, -4.0, 1.5],
    t104: packed('|i1',
    'c-jTQ0TKWp1OPBnNzVVjT28c4%f_H`2cZ{P--!I)u0AmbWCY70FkiD)s(e-J4}$', 0.5
),
    x105: [1.0, -1.5, -0.5, 2.5, 1.0, -0.5, 2.5, 1.5, -0.5, 1.5, 4.0, -2.5, -3.0, 1.5, -1.5, -2.0, 2.5, 0.5,
    2.0, -1.5, 4.0, -4.0, 1.5, 1.0],
    t114: [-2.0, 3.5, 1.5, 2.0, 3.5, 2.5, 5.0, 2.5, 5.0, -2.0, 4.5, 5.0, 0.0, -1.5, 0.5, 4.5, 0.0, -0.5, 3.5,
    3.5, -1.5, 1.5, 5.0, -0.5],
    x115: [-4.0, 1.5, 3.5, -1.5, 1.0, 2.0, -0.5, 4.0, -4.0, 1.5, 0.5, -3.0, -4.0, 1.0, 1.5, -1.5, 3.0, -1.0,
    -2.0, -3.0, 0.5, -2.0, -2.5, 1.0],
    t124: [-3.0, 3.5, 2.5, 4.0, 4.0, 1.5, -1.0, 2.5, 1.5, 0.5, -1.5, 6.5, -3.5, 3.5, 4.0, 3.5, 1.5, 4.0, 0.0,
    9.0, -3.5, 3.5, 1.0, 2.0],
    x125: [3.5, -3.5, 1.0, 4.0, 2.5, -2.0, 4.0, 2.5, -4.0, 2.0, -0.5, 1.0, 3.0, 4.0, 2.0, -3.5, 2.5, 1.0, 1.0,
    4.0, -0.5, 1.0, 3.5, -4.0],
    x133: [-4.0, 1.0, -3.0, -1.5, -0.5, -3.0, -2.0, -1.0, -1.0, 2.5, 3.5, 1.0, 2.0, 0.5, 1.0, -4.0, -3.0, 1.5,
    2.0, 0.5, -3.5, -3.5, -3.5, 2.5],
    t134: [-0.5, 6.5, 1.5, -1.5, 2.5, -0.5, 1.5, 6.5, -1.0, 5.0, 9.5, 0.5, 5.5, -2.0, 4.0, 3.0, -0.5, 0.5,
    8.0, 6.0, -7.5, -0.5, -2.0, 6.5],
    x135: [3.0, -1.0, 4.0, 3.0, 2.0, -1.0, -1.0, 3.0, 0.5, -2.0, 3.5, -4.0, -4.0, 1.0, -0.5, 1.5, -3.5, -3.5,
    -4.0, 3.0, -2.0, 0.5, 1.0, 2.5],
    t143: [-3.5, 3.0, 2.5, 0.0, 2.0, 6.0, 5.0, 6.0, -3.0, 2.0, -2.0, 0.0, -1.5, 1.0, 6.5, 6.0, -1.5, 0.5, 2.0,
    -1.0, 3.5, 5.5, 6.0, -1.0],
    x144: [2.0, 1.0, 1.0, -2.0, -4.0, -2.5, 1.0, -4.0, 3.0, 2.5, 1.0, 3.5, 3.5, 1.5, -1.0, 1.5, 4.0, 2.0, 0.5,
    0.5, 1.0, 2.0, 0.5, 0.5],
    t152: [4.0, 4.5, 1.5, 3.0, 3.5, 3.5, 1.5, 3.0, 3.0, 5.0, 4.0, 4.0, 2.0, -4.0, 3.0, 2.0, -1.5, 3.5, 3.0,
    3.0, 3.0, 1.0, -1.0, 6.5],
    x153: [-4.0, 2.0, -2.5, 3.0, 1.0, 1.0, 1.0, -2.5, 1.0, -1.5, 2.5, -3.0, -0.5, -1.5, 2.0, -1.5, 0.5, -3.5,
    -3.5, 0.5, 1.5, -1.0, 3.5, -1.5],
    t162: [0.0, 3.0, 4.5, 6.0, 1.0, 2.0, 3.0, 4.0, 2.0, 0.5, 6.0, 2.0],
    x163: [1.5, 1.0, -1.5, -3.0, -2.0, 2.5, -2.5, 1.0, -1.5, -3.5, -3.0, 3.5, -1.0, 2.5, 2.5, 1.0, 0.5, -4.0,
    -2.0, 1.0, -2.5, 1.5, 2.0, 3.0],
    t172: [6.5, 6.5],
    x173: [-1.5, -3.5, -1.5, 3.0, 3.5, -1.5, 4.0, 3.0, 1.0, 2.0, 1.0, 4.0, -2.5, -1.0, -2.0, -1.5, 1.0, -2.0,
    2.5, 3.5, -3.0, 1.5, 3.5, -0.5],
    t181: [-2.5, 0.5, -0.5, 6.0, 3.0, 3.0],
    x182: [1.0, -2.5, -2.0, 2.5, -2.0, 1.0, -1.5, 4.0, -2.5, 2.0, 3.0, -3.0, -4.0, 1.0, -1.0, 1.0, 2.5, 1.5,
    -2.0, 0.5, 1.0, 2.5, -4.0, 1.0],
    t190: [1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0],
    x191: [-1.5, -1.5, -1.0, -0.5, -3.5, -4.0, -2.0, -4.0, 2.0, 2.0, -0.5, -0.5, 1.0, 4.0, 3.0, -0.5, 1.5,
    -0.5, 3.5, -1.0, -2.5, -1.0, -4.0, 1.5],
    t200: packed('|i1',
    'c-mFLNfH1M3;@BA?I8aDS4wc!4Ij-6Oop>tb?S;U7Y7S<9%8u%K>', 0.5
),
    x201: [3.0, 2.0, 3.0, -3.5, 1.0, -3.0, 1.5, 2.0, -2.0, -1.0, -0.5, 2.5, -0.5, 3.5, -3.0, -0.5, -2.0, -1.0,
    -0.5, -3.0, -3.0, 3.5, 1.0, 2.0],
    t209: [3.0, 5.0, 5.0, 5.0, 1.0, 5.0, 3.5, 5.5],
    x210: [-1.0, -3.5, -2.5, 3.5, 0.5, 1.0, -4.0, -3.0, 2.5, 2.0, -1.5, 1.0, 1.5, -3.0, -3.0, 3.0, -0.5, 3.0,
    -0.5, 1.0, 0.5, 1.0, -0.5, -3.0],
    t218: [0.95257413, 0.7310586, 0.5, 0.5, 0.37754068, 0.9241418, 0.98201376, 0.9890131, 0.18242553,
    0.37754068, 0.8175745, 0.02931223, 0.047425874, 0.26894143, 0.5, 0.5, 0.62245935, 0.07585818,
    0.01798621, 0.010986943, 0.8175745, 0.62245935, 0.18242553, 0.97068775],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# A result with channels first is read by operations that know no layout: axes, shapes and
# constants are turned with it. Each reader has a layer of its own.
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
t28 = Output('t28', (U8, [1, 24], 0.5, 120))
x29 = Input('x29', (U8, [1, 2, 3, 4], 0.5, 120))
t30 = Internal('t30', (U8, [1, 2, 6, 8], 0.5, 120))
c31 = Parameter('c31', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t32 = Internal('t32', (U8, [1, 2, 6, 8], 0.5, 120))
t33 = Internal('t33', (U8, [1, 8, 3, 4], 0.5, 120))
c34 = Parameter('c34', (I32, [4]), [0, 3, 0, 0])
c35 = Parameter('c35', (I32, [4]), [1, 2, 3, 4])
t36 = Internal('t36', (U8, [1, 2, 3, 4], 0.5, 120))
t37 = Output('t37', (U8, [8, 3], 0.5, 120))
x38 = Input('x38', (U8, [1, 2, 3, 4], 0.5, 120))
t39 = Internal('t39', (U8, [1, 2, 6, 8], 0.5, 120))
c40 = Parameter('c40', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t41 = Internal('t41', (U8, [1, 2, 6, 8], 0.5, 120))
t42 = Internal('t42', (U8, [1, 8, 3, 4], 0.5, 120))
c43 = Parameter('c43', (I32, [4]), [0, 3, 0, 0])
c44 = Parameter('c44', (I32, [4]), [1, 2, 3, 4])
t45 = Internal('t45', (U8, [1, 2, 3, 4], 0.5, 120))
t46 = Internal('t46', (U8, [1, 2, 3, 4], 0.5, 120))
t47 = Output('t47', (U8, [1, 24], 0.5, 120))
x48 = Input('x48', (U8, [1, 2, 3, 4], 0.5, 120))
t49 = Internal('t49', (U8, [1, 2, 6, 8], 0.5, 120))
c50 = Parameter('c50', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t51 = Internal('t51', (U8, [1, 2, 6, 8], 0.5, 120))
t52 = Internal('t52', (U8, [1, 8, 3, 4], 0.5, 120))
c53 = Parameter('c53', (I32, [4]), [0, 3, 0, 0])
c54 = Parameter('c54', (I32, [4]), [1, 2, 3, 4])
t55 = Internal('t55', (U8, [1, 2, 3, 4], 0.5, 120))
x56 = Input('x56', (U8, [1, 2, 3, 4], 0.5, 120))
t57 = Internal('t57', (U8, [1, 2, 6, 8], 0.5, 120))
c58 = Parameter('c58', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t59 = Internal('t59', (U8, [1, 2, 6, 8], 0.5, 120))
t60 = Internal('t60', (U8, [1, 8, 3, 4], 0.5, 120))
c61 = Parameter('c61', (I32, [4]), [0, 3, 0, 0])
c62 = Parameter('c62', (I32, [4]), [1, 2, 3, 4])
t63 = Internal('t63', (U8, [1, 2, 3, 4], 0.5, 120))
t64 = Internal('t64', (U8, [1, 2, 3, 4], 0.5, 120))
t65 = Output('t65', (U8, [3, 8], 0.5, 120))
t66 = Output('t66', (U8, [6, 2], 0.5, 120))
x67 = Input('x67', (U8, [1, 2, 3, 4], 0.5, 120))
t68 = Internal('t68', (U8, [1, 2, 6, 8], 0.5, 120))
c69 = Parameter('c69', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t70 = Internal('t70', (U8, [1, 2, 6, 8], 0.5, 120))
t71 = Internal('t71', (U8, [1, 8, 3, 4], 0.5, 120))
c72 = Parameter('c72', (I32, [4]), [0, 3, 0, 0])
c73 = Parameter('c73', (I32, [4]), [1, 2, 3, 4])
t74 = Internal('t74', (U8, [1, 2, 3, 4], 0.5, 120))
c75 = Parameter('c75', (U8, [2, 24], 0.5, 128), ([130, 128, 126, 128, 128] * 10)[:48])
c76 = Parameter('c76', (I32, [2], 0.25, 0), [4, -8])
t77 = Output('t77', (U8, [1, 2], 0.5, 120))
x78 = Input('x78', (U8, [1, 2, 3, 4], 0.5, 120))
t79 = Internal('t79', (U8, [1, 2, 6, 8], 0.5, 120))
c80 = Parameter('c80', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t81 = Internal('t81', (U8, [1, 2, 6, 8], 0.5, 120))
t82 = Internal('t82', (U8, [1, 8, 3, 4], 0.5, 120))
c83 = Parameter('c83', (I32, [4]), [0, 3, 0, 0])
c84 = Parameter('c84', (I32, [4]), [1, 2, 3, 4])
t85 = Internal('t85', (U8, [1, 2, 3, 4], 0.5, 120))
x86 = Input('x86', (U8, [1, 2, 3, 4], 0.5, 120))
t87 = Output('t87', (U8, [1, 4, 3, 4], 0.5, 120))
x88 = Input('x88', (U8, [1, 2, 3, 4], 0.5, 120))
t89 = Internal('t89', (U8, [1, 2, 6, 8], 0.5, 120))
c90 = Parameter('c90', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t91 = Internal('t91', (U8, [1, 2, 6, 8], 0.5, 120))
t92 = Internal('t92', (U8, [1, 8, 3, 4], 0.5, 120))
c93 = Parameter('c93', (I32, [4]), [0, 3, 0, 0])
c94 = Parameter('c94', (I32, [4]), [1, 2, 3, 4])
t95 = Internal('t95', (U8, [1, 2, 3, 4], 0.5, 120))
x96 = Input('x96', (U8, [1, 2, 3, 4], 0.5, 120))
t97 = Internal('t97', (U8, [1, 2, 6, 8], 0.5, 120))
c98 = Parameter('c98', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t99 = Internal('t99', (U8, [1, 2, 6, 8], 0.5, 120))
t100 = Internal('t100', (U8, [1, 8, 3, 4], 0.5, 120))
c101 = Parameter('c101', (I32, [4]), [0, 3, 0, 0])
c102 = Parameter('c102', (I32, [4]), [1, 2, 3, 4])
t103 = Internal('t103', (U8, [1, 2, 3, 4], 0.5, 120))
t104 = Output('t104', (U8, [1, 2, 3, 8], 0.5, 120))
x105 = Input('x105', (U8, [1, 2, 3, 4], 0.5, 120))
t106 = Internal('t106', (U8, [1, 2, 6, 8], 0.5, 120))
c107 = Parameter('c107', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t108 = Internal('t108', (U8, [1, 2, 6, 8], 0.5, 120))
t109 = Internal('t109', (U8, [1, 8, 3, 4], 0.5, 120))
c110 = Parameter('c110', (I32, [4]), [0, 3, 0, 0])
c111 = Parameter('c111', (I32, [4]), [1, 2, 3, 4])
t112 = Internal('t112', (U8, [1, 2, 3, 4], 0.5, 120))
c113 = Parameter('c113', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t114 = Output('t114', (U8, [1, 2, 3, 4], 0.5, 120))
x115 = Input('x115', (U8, [1, 2, 3, 4], 0.5, 120))
t116 = Internal('t116', (U8, [1, 2, 6, 8], 0.5, 120))
c117 = Parameter('c117', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t118 = Internal('t118', (U8, [1, 2, 6, 8], 0.5, 120))
t119 = Internal('t119', (U8, [1, 8, 3, 4], 0.5, 120))
c120 = Parameter('c120', (I32, [4]), [0, 3, 0, 0])
c121 = Parameter('c121', (I32, [4]), [1, 2, 3, 4])
t122 = Internal('t122', (U8, [1, 2, 3, 4], 0.5, 120))
c123 = Parameter('c123', (U8, [4], 0.5, 120), [121, 122, 117, 124])
t124 = Output('t124', (U8, [1, 2, 3, 4], 0.5, 120))
x125 = Input('x125', (U8, [1, 2, 3, 4], 0.5, 120))
t126 = Internal('t126', (U8, [1, 2, 6, 8], 0.5, 120))
c127 = Parameter('c127', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t128 = Internal('t128', (U8, [1, 2, 6, 8], 0.5, 120))
t129 = Internal('t129', (U8, [1, 8, 3, 4], 0.5, 120))
c130 = Parameter('c130', (I32, [4]), [0, 3, 0, 0])
c131 = Parameter('c131', (I32, [4]), [1, 2, 3, 4])
t132 = Internal('t132', (U8, [1, 2, 3, 4], 0.5, 120))
x133 = Input('x133', (U8, [1, 2, 3, 4], 0.5, 120))
t134 = Output('t134', (U8, [1, 2, 3, 4], 0.5, 120))
x135 = Input('x135', (U8, [1, 2, 3, 4], 0.5, 120))
t136 = Internal('t136', (U8, [1, 2, 6, 8], 0.5, 120))
c137 = Parameter('c137', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t138 = Internal('t138', (U8, [1, 2, 6, 8], 0.5, 120))
t139 = Internal('t139', (U8, [1, 8, 3, 4], 0.5, 120))
c140 = Parameter('c140', (I32, [4]), [0, 3, 0, 0])
c141 = Parameter('c141', (I32, [4]), [1, 2, 3, 4])
t142 = Internal('t142', (U8, [1, 2, 3, 4], 0.5, 120))
t143 = Output('t143', (U8, [1, 3, 4, 2], 0.5, 120))
x144 = Input('x144', (U8, [1, 2, 3, 4], 0.5, 120))
t145 = Internal('t145', (U8, [1, 2, 6, 8], 0.5, 120))
c146 = Parameter('c146', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t147 = Internal('t147', (U8, [1, 2, 6, 8], 0.5, 120))
t148 = Internal('t148', (U8, [1, 8, 3, 4], 0.5, 120))
c149 = Parameter('c149', (I32, [4]), [0, 3, 0, 0])
c150 = Parameter('c150', (I32, [4]), [1, 2, 3, 4])
t151 = Internal('t151', (U8, [1, 2, 3, 4], 0.5, 120))
t152 = Output('t152', (U8, [1, 2, 4, 3], 0.5, 120))
x153 = Input('x153', (U8, [1, 2, 3, 4], 0.5, 120))
t154 = Internal('t154', (U8, [1, 2, 6, 8], 0.5, 120))
c155 = Parameter('c155', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t156 = Internal('t156', (U8, [1, 2, 6, 8], 0.5, 120))
t157 = Internal('t157', (U8, [1, 8, 3, 4], 0.5, 120))
c158 = Parameter('c158', (I32, [4]), [0, 3, 0, 0])
c159 = Parameter('c159', (I32, [4]), [1, 2, 3, 4])
t160 = Internal('t160', (U8, [1, 2, 3, 4], 0.5, 120))
c161 = Parameter('c161', (I32, [1]), [1])
t162 = Output('t162', (U8, [1, 3, 4], 0.5, 120))
x163 = Input('x163', (U8, [1, 2, 3, 4], 0.5, 120))
t164 = Internal('t164', (U8, [1, 2, 6, 8], 0.5, 120))
c165 = Parameter('c165', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t166 = Internal('t166', (U8, [1, 2, 6, 8], 0.5, 120))
t167 = Internal('t167', (U8, [1, 8, 3, 4], 0.5, 120))
c168 = Parameter('c168', (I32, [4]), [0, 3, 0, 0])
c169 = Parameter('c169', (I32, [4]), [1, 2, 3, 4])
t170 = Internal('t170', (U8, [1, 2, 3, 4], 0.5, 120))
c171 = Parameter('c171', (I32, [2]), [2, 3])
t172 = Output('t172', (U8, [1, 2, 1, 1], 0.5, 120))
x173 = Input('x173', (U8, [1, 2, 3, 4], 0.5, 120))
t174 = Internal('t174', (U8, [1, 2, 6, 8], 0.5, 120))
c175 = Parameter('c175', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t176 = Internal('t176', (U8, [1, 2, 6, 8], 0.5, 120))
t177 = Internal('t177', (U8, [1, 8, 3, 4], 0.5, 120))
c178 = Parameter('c178', (I32, [4]), [0, 3, 0, 0])
c179 = Parameter('c179', (I32, [4]), [1, 2, 3, 4])
t180 = Internal('t180', (U8, [1, 2, 3, 4], 0.5, 120))
t181 = Output('t181', (U8, [1, 1, 3, 2], 0.5, 120))
x182 = Input('x182', (U8, [1, 2, 3, 4], 0.5, 120))
t183 = Internal('t183', (U8, [1, 2, 6, 8], 0.5, 120))
c184 = Parameter('c184', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t185 = Internal('t185', (U8, [1, 2, 6, 8], 0.5, 120))
t186 = Internal('t186', (U8, [1, 8, 3, 4], 0.5, 120))
c187 = Parameter('c187', (I32, [4]), [0, 3, 0, 0])
c188 = Parameter('c188', (I32, [4]), [1, 2, 3, 4])
t189 = Internal('t189', (U8, [1, 2, 3, 4], 0.5, 120))
t190 = Output('t190', (I32, [1, 3, 4]))
x191 = Input('x191', (U8, [1, 2, 3, 4], 0.5, 120))
t192 = Internal('t192', (U8, [1, 2, 6, 8], 0.5, 120))
c193 = Parameter('c193', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t194 = Internal('t194', (U8, [1, 2, 6, 8], 0.5, 120))
t195 = Internal('t195', (U8, [1, 8, 3, 4], 0.5, 120))
c196 = Parameter('c196', (I32, [4]), [0, 3, 0, 0])
c197 = Parameter('c197', (I32, [4]), [1, 2, 3, 4])
t198 = Internal('t198', (U8, [1, 2, 3, 4], 0.5, 120))
c199 = Parameter('c199', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t200 = Output('t200', (U8, [1, 3, 3, 5], 0.5, 120))
x201 = Input('x201', (U8, [1, 2, 3, 4], 0.5, 120))
t202 = Internal('t202', (U8, [1, 2, 6, 8], 0.5, 120))
c203 = Parameter('c203', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t204 = Internal('t204', (U8, [1, 2, 6, 8], 0.5, 120))
t205 = Internal('t205', (U8, [1, 8, 3, 4], 0.5, 120))
c206 = Parameter('c206', (I32, [4]), [0, 3, 0, 0])
c207 = Parameter('c207', (I32, [4]), [1, 2, 3, 4])
t208 = Internal('t208', (U8, [1, 2, 3, 4], 0.5, 120))
t209 = Output('t209', (U8, [1, 1, 2, 4], 0.5, 120))
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
model.Operation('RESHAPE', t27, [1, 24]).To(t28)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x29, 8, 6, True).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('SPACE_TO_DEPTH', t32, 2, True).To(t33)
model.Operation('SLICE', t33, c34, c35).To(t36)
model.Operation('RESHAPE', t36, [8, 3]).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x38, 8, 6, True).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('SPACE_TO_DEPTH', t41, 2, True).To(t42)
model.Operation('SLICE', t42, c43, c44).To(t45)
model.Operation('RELU', t45).To(t46)
model.Operation('RESHAPE', t46, [1, -1]).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x48, 8, 6, True).To(t49)
model.Operation('ADD', t49, c50, 0).To(t51)
model.Operation('SPACE_TO_DEPTH', t51, 2, True).To(t52)
model.Operation('SLICE', t52, c53, c54).To(t55)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x56, 8, 6, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('SPACE_TO_DEPTH', t59, 2, True).To(t60)
model.Operation('SLICE', t60, c61, c62).To(t63)
model.Operation('ADD', t55, t63, 0).To(t64)
model.Operation('RESHAPE', t64, [3, -1]).To(t65)
model.Operation('RESHAPE', t19, [-1, 2]).To(t66)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x67, 8, 6, True).To(t68)
model.Operation('ADD', t68, c69, 0).To(t70)
model.Operation('SPACE_TO_DEPTH', t70, 2, True).To(t71)
model.Operation('SLICE', t71, c72, c73).To(t74)
model.Operation('FULLY_CONNECTED', t74, c75, c76, 0).To(t77)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x78, 8, 6, True).To(t79)
model.Operation('ADD', t79, c80, 0).To(t81)
model.Operation('SPACE_TO_DEPTH', t81, 2, True).To(t82)
model.Operation('SLICE', t82, c83, c84).To(t85)
model.Operation('CONCATENATION', t85, x86, 1).To(t87)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x88, 8, 6, True).To(t89)
model.Operation('ADD', t89, c90, 0).To(t91)
model.Operation('SPACE_TO_DEPTH', t91, 2, True).To(t92)
model.Operation('SLICE', t92, c93, c94).To(t95)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x96, 8, 6, True).To(t97)
model.Operation('ADD', t97, c98, 0).To(t99)
model.Operation('SPACE_TO_DEPTH', t99, 2, True).To(t100)
model.Operation('SLICE', t100, c101, c102).To(t103)
model.Operation('CONCATENATION', t95, t103, 3).To(t104)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x105, 8, 6, True).To(t106)
model.Operation('ADD', t106, c107, 0).To(t108)
model.Operation('SPACE_TO_DEPTH', t108, 2, True).To(t109)
model.Operation('SLICE', t109, c110, c111).To(t112)
model.Operation('ADD', t112, c113, 0).To(t114)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x115, 8, 6, True).To(t116)
model.Operation('ADD', t116, c117, 0).To(t118)
model.Operation('SPACE_TO_DEPTH', t118, 2, True).To(t119)
model.Operation('SLICE', t119, c120, c121).To(t122)
model.Operation('ADD', t122, c123, 0).To(t124)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x125, 8, 6, True).To(t126)
model.Operation('ADD', t126, c127, 0).To(t128)
model.Operation('SPACE_TO_DEPTH', t128, 2, True).To(t129)
model.Operation('SLICE', t129, c130, c131).To(t132)
model.Operation('ADD', t132, x133, 0).To(t134)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x135, 8, 6, True).To(t136)
model.Operation('ADD', t136, c137, 0).To(t138)
model.Operation('SPACE_TO_DEPTH', t138, 2, True).To(t139)
model.Operation('SLICE', t139, c140, c141).To(t142)
model.Operation('TRANSPOSE', t142, [0, 2, 3, 1]).To(t143)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x144, 8, 6, True).To(t145)
model.Operation('ADD', t145, c146, 0).To(t147)
model.Operation('SPACE_TO_DEPTH', t147, 2, True).To(t148)
model.Operation('SLICE', t148, c149, c150).To(t151)
model.Operation('TRANSPOSE', t151, [0, 1, 3, 2]).To(t152)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x153, 8, 6, True).To(t154)
model.Operation('ADD', t154, c155, 0).To(t156)
model.Operation('SPACE_TO_DEPTH', t156, 2, True).To(t157)
model.Operation('SLICE', t157, c158, c159).To(t160)
model.Operation('REDUCE_MAX', t160, c161, False).To(t162)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x163, 8, 6, True).To(t164)
model.Operation('ADD', t164, c165, 0).To(t166)
model.Operation('SPACE_TO_DEPTH', t166, 2, True).To(t167)
model.Operation('SLICE', t167, c168, c169).To(t170)
model.Operation('REDUCE_MAX', t170, c171, True).To(t172)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x173, 8, 6, True).To(t174)
model.Operation('ADD', t174, c175, 0).To(t176)
model.Operation('SPACE_TO_DEPTH', t176, 2, True).To(t177)
model.Operation('SLICE', t177, c178, c179).To(t180)
model.Operation('SLICE', t180, [0, 1, 0, 1], [1, 1, 3, 2]).To(t181)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x182, 8, 6, True).To(t183)
model.Operation('ADD', t183, c184, 0).To(t185)
model.Operation('SPACE_TO_DEPTH', t185, 2, True).To(t186)
model.Operation('SLICE', t186, c187, c188).To(t189)
model.Operation('ARGMAX', t189, 1).To(t190)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x191, 8, 6, True).To(t192)
model.Operation('ADD', t192, c193, 0).To(t194)
model.Operation('SPACE_TO_DEPTH', t194, 2, True).To(t195)
model.Operation('SLICE', t195, c196, c197).To(t198)
model.Operation('PAD', t198, c199).To(t200)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x201, 8, 6, True).To(t202)
model.Operation('ADD', t202, c203, 0).To(t204)
model.Operation('SPACE_TO_DEPTH', t204, 2, True).To(t205)
model.Operation('SLICE', t205, c206, c207).To(t208)
model.Operation('MAX_POOL_2D', t208, 2, 1, 1, 2, 2, 0, False).To(t209)
Example({
    x1: [125, 119, 122, 126, 125, 119, 115, 115, 124, 114, 128, 127, 113, 112, 119, 127, 118, 115, 112, 116,
    118, 118, 121, 121],
    t9: [114, 115, 124, 134, 119, 118, 117, 123, 119, 121, 126, 128],
    t10: [125, 121, 126, 132, 125, 121, 119, 121, 124, 116, 132, 133],
    x11: [123, 122, 121, 128, 115, 118, 125, 121, 116, 122, 114, 126, 123, 114, 122, 115, 127, 122, 124, 128,
    118, 125, 122, 121],
    x20: [119, 116, 122, 118, 118, 122, 122, 127, 128, 125, 124, 128, 113, 125, 125, 125, 116, 122, 113, 112,
    123, 117, 121, 124],
    t28: [114, 128, 130, 132, 117, 125, 118, 119, 124, 120, 126, 131, 119, 118, 126, 124, 118, 124, 126, 133,
    128, 127, 128, 134],
    x29: [123, 117, 117, 115, 118, 121, 122, 116, 127, 121, 119, 114, 128, 122, 123, 119, 114, 128, 128, 124,
    123, 125, 115, 127],
    t37: [129, 125, 128, 126, 115, 131, 133, 131, 124, 128, 120, 134, 123, 119, 121, 121, 118, 123, 126, 122,
    127, 123, 123, 120],
    x38: [112, 119, 124, 124, 119, 126, 119, 115, 113, 116, 113, 115, 114, 117, 115, 115, 123, 113, 121, 124,
    124, 127, 115, 115],
    t47: [120, 120, 120, 122, 124, 120, 126, 131, 125, 130, 120, 122, 120, 121, 128, 130, 120, 128, 123, 121,
    120, 120, 120, 121],
    x48: [128, 112, 124, 122, 127, 127, 122, 118, 122, 112, 114, 121, 114, 118, 114, 112, 124, 126, 115, 124,
    119, 115, 126, 116],
    x56: [123, 118, 125, 126, 114, 121, 114, 115, 115, 113, 113, 122, 126, 126, 122, 122, 128, 128, 112, 121,
    122, 122, 118, 117],
    t65: [122, 130, 126, 128, 134, 140, 117, 139, 123, 123, 134, 127, 131, 114, 137, 140, 121, 132, 124, 125,
    117, 109, 115, 135],
    t66: [128, 129, 135, 128, 129, 135, 124, 129, 134, 124, 129, 132],
    x67: [127, 118, 119, 122, 126, 122, 115, 117, 114, 121, 116, 127, 122, 116, 121, 113, 119, 119, 121, 124,
    128, 117, 122, 125],
    t77: [108, 121],
    x78: [126, 114, 123, 112, 127, 128, 127, 122, 127, 122, 113, 113, 118, 127, 128, 119, 128, 114, 114, 122,
    127, 118, 117, 127],
    x86: [122, 121, 121, 114, 123, 123, 113, 125, 128, 114, 122, 113, 115, 113, 121, 127, 128, 123, 117, 114,
    112, 124, 113, 118],
    t87: packed('<i2',
    'c-oc02@-%H2mrvIEGRO7$<fridxN`N?@r<j(Qgl*UQhTURuMFVJ5Zs6co<<@Ft0;DgWDG7'
),
    x88: [119, 122, 122, 115, 116, 114, 123, 123, 114, 126, 122, 113, 122, 119, 113, 115, 112, 122, 118, 114,
    123, 127, 116, 114],
    x96: [118, 123, 116, 112, 112, 121, 116, 127, 128, 116, 127, 123, 126, 117, 126, 122, 113, 116, 118, 126,
    126, 114, 112, 123],
    t104: packed('<i2',
    'c-oc02@(Jh2mnA&#-u|?O#k)<yV|iEUoTUolEye9*4m-51Scbac~*|P7j3+rK0Sm67Xt'
),
    x105: [122, 117, 119, 125, 122, 119, 125, 123, 119, 123, 128, 115, 114, 123, 117, 116, 125, 121, 124, 117,
    128, 112, 123, 122],
    t114: [116, 127, 123, 124, 127, 125, 130, 125, 130, 116, 129, 130, 120, 117, 121, 129, 120, 119, 127, 127,
    117, 123, 130, 119],
    x115: [112, 123, 127, 117, 122, 124, 119, 128, 112, 123, 121, 114, 112, 122, 123, 117, 126, 118, 116, 114,
    121, 116, 115, 122],
    t124: [114, 127, 125, 128, 128, 123, 118, 125, 123, 121, 117, 133, 113, 127, 128, 127, 123, 128, 120, 138,
    113, 127, 122, 124],
    x125: [127, 113, 122, 128, 125, 116, 128, 125, 112, 124, 119, 122, 126, 128, 124, 113, 125, 122, 122, 128,
    119, 122, 127, 112],
    x133: [112, 122, 114, 117, 119, 114, 116, 118, 118, 125, 127, 122, 124, 121, 122, 112, 114, 123, 124, 121,
    113, 113, 113, 125],
    t134: [119, 133, 123, 117, 125, 119, 123, 133, 118, 130, 139, 121, 131, 116, 128, 126, 119, 121, 136, 132,
    105, 119, 116, 133],
    x135: [126, 118, 128, 126, 124, 118, 118, 126, 121, 116, 127, 112, 112, 122, 119, 123, 113, 113, 112, 126,
    116, 121, 122, 125],
    t143: [113, 126, 125, 120, 124, 132, 130, 132, 114, 124, 116, 120, 117, 122, 133, 132, 117, 121, 124, 118,
    127, 131, 132, 118],
    x144: [124, 122, 122, 116, 112, 115, 122, 112, 126, 125, 122, 127, 127, 123, 118, 123, 128, 124, 121, 121,
    122, 124, 121, 121],
    t152: [128, 129, 123, 126, 127, 127, 123, 126, 126, 130, 128, 128, 124, 112, 126, 124, 117, 127, 126, 126,
    126, 122, 118, 133],
    x153: [112, 124, 115, 126, 122, 122, 122, 115, 122, 117, 125, 114, 119, 117, 124, 117, 121, 113, 113, 121,
    123, 118, 127, 117],
    t162: [120, 126, 129, 132, 122, 124, 126, 128, 124, 121, 132, 124],
    x163: [123, 122, 117, 114, 116, 125, 115, 122, 117, 113, 114, 127, 118, 125, 125, 122, 121, 112, 116, 122,
    115, 123, 124, 126],
    t172: [133, 133],
    x173: [117, 113, 117, 126, 127, 117, 128, 126, 122, 124, 122, 128, 115, 118, 116, 117, 122, 116, 125, 127,
    114, 123, 127, 119],
    t181: [115, 121, 119, 132, 126, 126],
    x182: [122, 115, 116, 125, 116, 122, 117, 128, 115, 124, 126, 114, 112, 122, 118, 122, 125, 123, 116, 121,
    122, 125, 112, 122],
    t190: [1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0],
    x191: [117, 117, 118, 119, 113, 112, 116, 112, 124, 124, 119, 119, 122, 128, 126, 119, 123, 119, 127, 118,
    115, 118, 112, 123],
    t200: packed('<i2',
    'c-pI|Kmpaw&2<$uRV}p@C6%R36{Y1>wH1X$6=fAQb=9>M45R=6tI-u%'
),
    x201: [126, 124, 126, 113, 122, 114, 123, 124, 116, 118, 119, 125, 119, 127, 114, 119, 116, 118, 119, 114,
    114, 127, 122, 124],
    t209: [126, 130, 130, 130, 122, 130, 127, 131],
}, name='before_quant8').AddVariations(signed(x1, t2, c3, t4, t5, t8, t9, t10, x11, t12, c13, t14, t15, t18, t19, x20, t21, c22, t23, t24, t27, t28, x29, t30, c31, t32, t33, t36, t37, x38, t39, c40, t41, t42, t45, t46, t47, x48, t49, c50, t51, t52, t55, x56, t57, c58, t59, t60, t63, t64, t65, t66, x67, t68, c69, t70, t71, t74, c75, t77, x78, t79, c80, t81, t82, t85, x86, t87, x88, t89, c90, t91, t92, t95, x96, t97, c98, t99, t100, t103, t104, x105, t106, c107, t108, t109, t112, c113, t114, x115, t116, c117, t118, t119, t122, c123, t124, x125, t126, c127, t128, t129, t132, x133, t134, x135, t136, c137, t138, t139, t142, t143, x144, t145, c146, t147, t148, t151, t152, x153, t154, c155, t156, t157, t160, t162, x163, t164, c165, t166, t167, t170, t172, x173, t174, c175, t176, t177, t180, t181, x182, t183, c184, t185, t186, t189, x191, t192, c193, t194, t195, t198, t200, x201, t202, c203, t204, t205, t208, t209)).DisableLifeTimeVariation()

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
t24 = Internal('t24', (F32, [1, 2, 6, 8]))
c25 = Parameter('c25', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t26 = Internal('t26', (F32, [1, 2, 6, 8]))
t27 = Internal('t27', (F32, [1, 8, 3, 4]))
c28 = Parameter('c28', (I32, [4]), [0, 3, 0, 0])
c29 = Parameter('c29', (I32, [4]), [1, 2, 3, 4])
t30 = Output('t30', (F32, [1, 2, 3, 4]))
t31 = Internal('t31', (F32, [1, 2, 6, 8]))
c32 = Parameter('c32', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t33 = Internal('t33', (F32, [1, 2, 6, 8]))
t34 = Internal('t34', (F32, [1, 8, 3, 4]))
c35 = Parameter('c35', (I32, [4]), [0, 3, 0, 0])
c36 = Parameter('c36', (I32, [4]), [1, 2, 3, 4])
t37 = Output('t37', (F32, [1, 2, 3, 4]))
t38 = Internal('t38', (F32, [1, 2, 6, 8]))
c39 = Parameter('c39', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t40 = Internal('t40', (F32, [1, 2, 6, 8]))
t41 = Internal('t41', (F32, [1, 8, 3, 4]))
c42 = Parameter('c42', (I32, [4]), [0, 3, 0, 0])
c43 = Parameter('c43', (I32, [4]), [1, 2, 3, 4])
t44 = Output('t44', (F32, [1, 2, 3, 4]))
t45 = Internal('t45', (F32, [1, 2, 6, 8]))
c46 = Parameter('c46', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t47 = Internal('t47', (F32, [1, 2, 6, 8]))
t48 = Internal('t48', (F32, [1, 8, 3, 4]))
c49 = Parameter('c49', (I32, [4]), [0, 3, 0, 0])
c50 = Parameter('c50', (I32, [4]), [1, 2, 3, 4])
t51 = Output('t51', (F32, [1, 2, 3, 4]))
t52 = Internal('t52', (F32, [1, 2, 6, 8]))
c53 = Parameter('c53', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t54 = Internal('t54', (F32, [1, 2, 6, 8]))
t55 = Internal('t55', (F32, [1, 8, 3, 4]))
c56 = Parameter('c56', (I32, [4]), [0, 3, 0, 0])
c57 = Parameter('c57', (I32, [4]), [1, 2, 3, 4])
t58 = Output('t58', (F32, [1, 2, 3, 4]))
t59 = Internal('t59', (F32, [1, 2, 6, 8]))
c60 = Parameter('c60', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t61 = Internal('t61', (F32, [1, 2, 6, 8]))
t62 = Internal('t62', (F32, [1, 8, 3, 4]))
c63 = Parameter('c63', (I32, [4]), [0, 3, 0, 0])
c64 = Parameter('c64', (I32, [4]), [1, 2, 3, 4])
t65 = Output('t65', (F32, [1, 2, 3, 4]))
t66 = Internal('t66', (F32, [1, 2, 6, 8]))
c67 = Parameter('c67', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t68 = Internal('t68', (F32, [1, 2, 6, 8]))
t69 = Internal('t69', (F32, [1, 8, 3, 4]))
c70 = Parameter('c70', (I32, [4]), [0, 3, 0, 0])
c71 = Parameter('c71', (I32, [4]), [1, 2, 3, 4])
t72 = Output('t72', (F32, [1, 2, 3, 4]))
t73 = Internal('t73', (F32, [1, 2, 6, 8]))
c74 = Parameter('c74', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t75 = Internal('t75', (F32, [1, 2, 6, 8]))
t76 = Internal('t76', (F32, [1, 8, 3, 4]))
c77 = Parameter('c77', (I32, [4]), [0, 3, 0, 0])
c78 = Parameter('c78', (I32, [4]), [1, 2, 3, 4])
t79 = Output('t79', (F32, [1, 2, 3, 4]))
t80 = Internal('t80', (F32, [1, 2, 6, 8]))
c81 = Parameter('c81', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t82 = Internal('t82', (F32, [1, 2, 6, 8]))
t83 = Internal('t83', (F32, [1, 8, 3, 4]))
c84 = Parameter('c84', (I32, [4]), [0, 3, 0, 0])
c85 = Parameter('c85', (I32, [4]), [1, 2, 3, 4])
t86 = Output('t86', (F32, [1, 2, 3, 4]))
t87 = Internal('t87', (F32, [1, 2, 6, 8]))
c88 = Parameter('c88', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t89 = Internal('t89', (F32, [1, 2, 6, 8]))
t90 = Internal('t90', (F32, [1, 8, 3, 4]))
c91 = Parameter('c91', (I32, [4]), [0, 3, 0, 0])
c92 = Parameter('c92', (I32, [4]), [1, 2, 3, 4])
t93 = Output('t93', (F32, [1, 2, 3, 4]))
t94 = Internal('t94', (F32, [1, 2, 6, 8]))
c95 = Parameter('c95', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t96 = Internal('t96', (F32, [1, 2, 6, 8]))
t97 = Internal('t97', (F32, [1, 8, 3, 4]))
c98 = Parameter('c98', (I32, [4]), [0, 3, 0, 0])
c99 = Parameter('c99', (I32, [4]), [1, 2, 3, 4])
t100 = Output('t100', (F32, [1, 2, 3, 4]))
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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t6, 8, 6, True).To(t24)
model.Operation('ADD', t24, c25, 0).To(t26)
model.Operation('SPACE_TO_DEPTH', t26, 2, True).To(t27)
model.Operation('SLICE', t27, c28, c29).To(t30)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t8, 8, 6, True).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('SPACE_TO_DEPTH', t33, 2, True).To(t34)
model.Operation('SLICE', t34, c35, c36).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t9, 8, 6, True).To(t38)
model.Operation('ADD', t38, c39, 0).To(t40)
model.Operation('SPACE_TO_DEPTH', t40, 2, True).To(t41)
model.Operation('SLICE', t41, c42, c43).To(t44)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t11, 8, 6, True).To(t45)
model.Operation('ADD', t45, c46, 0).To(t47)
model.Operation('SPACE_TO_DEPTH', t47, 2, True).To(t48)
model.Operation('SLICE', t48, c49, c50).To(t51)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t14, 8, 6, True).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('SPACE_TO_DEPTH', t54, 2, True).To(t55)
model.Operation('SLICE', t55, c56, c57).To(t58)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t17, 8, 6, True).To(t59)
model.Operation('ADD', t59, c60, 0).To(t61)
model.Operation('SPACE_TO_DEPTH', t61, 2, True).To(t62)
model.Operation('SLICE', t62, c63, c64).To(t65)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 6, True).To(t66)
model.Operation('ADD', t66, c67, 0).To(t68)
model.Operation('SPACE_TO_DEPTH', t68, 2, True).To(t69)
model.Operation('SLICE', t69, c70, c71).To(t72)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t20, 8, 6, True).To(t73)
model.Operation('ADD', t73, c74, 0).To(t75)
model.Operation('SPACE_TO_DEPTH', t75, 2, True).To(t76)
model.Operation('SLICE', t76, c77, c78).To(t79)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t23, 8, 6, True).To(t80)
model.Operation('ADD', t80, c81, 0).To(t82)
model.Operation('SPACE_TO_DEPTH', t82, 2, True).To(t83)
model.Operation('SLICE', t83, c84, c85).To(t86)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 6, True).To(t87)
model.Operation('ADD', t87, c88, 0).To(t89)
model.Operation('SPACE_TO_DEPTH', t89, 2, True).To(t90)
model.Operation('SLICE', t90, c91, c92).To(t93)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 6, True).To(t94)
model.Operation('ADD', t94, c95, 0).To(t96)
model.Operation('SPACE_TO_DEPTH', t96, 2, True).To(t97)
model.Operation('SLICE', t97, c98, c99).To(t100)
Example({
    x2: packed('|i1',
    'c-jTQ2@U`t2m`P%x&HrJMg(mIDX#RWvq<HPplGo{SUltH*QLFig0%X&(G?K', 0.5
),
    x5: [2.0, 1.5, -3.5, -0.5, 3.0, -2.0, 4.0, 1.0, 4.0, -4.0, -2.5, 0.5, -1.0, -0.5, -3.5, -2.0, 1.0, 1.0,
    3.0, -1.5, 1.0, -3.0, 4.0, -3.0],
    x7: [-3.0, -1.5, -1.0, -0.5, 0.5, -3.0, -0.5, -3.0, 4.0, -1.0, -3.5, -1.5, 1.0, -2.5, 1.5, -3.0, -2.5,
    -1.5, 3.5, 0.5, 2.0, 3.5, 1.5, 1.0],
    x1: [2.5, 1.0, -2.5, 1.0, 4.0, -1.5, 1.0, 0.5, 1.0, 1.5, -4.0, 1.0, 4.0, 1.0, -1.0, -0.5, 2.5, -1.0,
    1.5, 2.5, 0.5, 3.0, 1.5, 3.0],
    x10: [4.0, 0.5, -0.5, -1.0, -0.5, -2.0, -4.0, 2.0, -2.5, 3.0, 2.5, 3.5, -2.5, -3.5, 1.0, 1.5, 2.5, -2.0,
    1.0, 1.0, 2.0, -3.5, -3.0, -4.0],
    x12: [1.0, -4.0, -3.0, 3.5, -3.5, -2.0, 2.5, 2.0, -0.5, -2.0, -1.5, -3.0],
    x13: [-1.0, -0.5, 2.0, -0.5, -0.5, -0.5, 4.0, 1.5, -4.0, -2.5, -3.5, -1.0],
    x15: [-1.0, 3.5, 4.0, 4.0, 1.5, -3.0, 3.5, 2.5, 2.5, -3.5, 1.0, 3.0, 4.0, -3.0, -3.5, -3.0, 3.0, 3.0,
    -1.5, 3.0, -0.5, 2.5, 2.5, 0.5],
    x19: packed('|i1',
    'c-jTQhYbKQ2m>%R1eO1<Wu(K#vbsDspsbnd?Y=B!41kCzoz$MD26*~1VHfK', 0.5
),
    x21: [-0.5, -3.5, -1.5, 3.5, -2.5, 0.5],
    t30: [-0.5, 1.0, -1.0, 1.5, 1.5, 2.5, 5.5, 2.0, 1.5, -1.5, 6.5, 0.5, 2.0, 2.5, -1.5, 2.5, 3.0, -1.0, 6.0,
    4.0, 4.0, -3.0, -0.5, 3.5],
    t37: [1.5, -1.0, 4.0, 0.5, -2.0, 0.0, 6.0, 4.0, 2.5, 5.0, 4.0, 4.5, -3.0, -0.5, 1.0, 2.5, 0.5, -2.0, 1.5,
    0.0, 4.0, 0.0, -1.5, 1.5],
    t44: [1.5, 2.5, 1.0, 4.0, 2.0, 2.5, 3.5, 3.0, -0.5, 4.0, 5.5, 6.5, 2.5, -1.5, 6.0, 4.0, 1.0, -3.0, 6.0,
    2.0, 2.5, 2.5, 2.5, 4.5],
    t51: [1.0, 3.5, -1.0, 4.5, -0.5, 4.5, 4.0, 0.0, -1.5, 5.0, 0.5, -0.5, 4.0, -3.0, -0.5, 4.0, -0.5, -1.5,
    3.0, 5.0, -0.5, 3.5, 4.5, 0.0],
    t58: [-0.5, 1.0, 4.5, 3.0, 0.0, 1.0, 6.5, 5.0, -3.5, -1.0, -1.0, 2.5, 1.0, -3.0, -1.0, 6.5, -3.5, -1.0,
    4.5, 5.0, -0.5, -1.0, 0.5, 0.0],
    t65: [5.5, -0.5, 0.0, 1.5, 4.5, 5.5, 2.0, 7.5, 1.0, 5.0, 6.0, 5.0, -1.5, 4.0, 5.5, 6.5, 1.0, -2.5, 5.0,
    5.0, 2.0, -3.0, 2.5, 5.5],
    t72: [-0.5, 5.0, -1.0, 4.5, 3.0, 5.0, 2.0, 6.0, -3.0, -0.5, -0.5, 3.0, 1.0, 5.0, 4.0, -0.5, -1.5, -0.5,
    2.5, 4.0, -4.0, -2.5, 4.5, 6.5],
    t79: [4.5, 5.0, 5.0, 6.0, 1.0, 3.0, 6.0, 1.5, 2.0, 3.5, 6.5, 4.5, 1.0, 4.5, 4.5, 5.5, 4.0, 3.0, 6.0, 4.0,
    1.0, 3.0, 3.0, 7.0],
    t86: [0.5, 1.0, -1.0, 3.5, 0.5, 0.0, 6.0, 3.5, 0.5, -1.0, 3.0, 3.5, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0,
    3.0, 0.0, 1.0, 2.0, 3.0],
    t93: [-2.5, -2.5, 4.5, 0.5, -0.5, 0.5, 6.5, 4.0, 1.5, 5.5, 5.0, -0.5, -1.0, 4.5, -1.5, 4.0, 2.5, 4.5,
    1.5, 5.5, -3.5, -1.0, -1.0, 2.5],
    t100: [1.5, 5.5, 4.5, 0.0, -1.0, 0.0, 3.0, 4.5, -3.5, -2.0, 5.0, 7.0, 0.5, 2.0, 6.0, 3.5, 3.0, 3.0, -1.5,
    6.0, 3.5, -3.0, 3.5, 2.0],
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
t24 = Internal('t24', (U8, [1, 2, 6, 8], 0.5, 120))
c25 = Parameter('c25', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t26 = Internal('t26', (U8, [1, 2, 6, 8], 0.5, 120))
t27 = Internal('t27', (U8, [1, 8, 3, 4], 0.5, 120))
c28 = Parameter('c28', (I32, [4]), [0, 3, 0, 0])
c29 = Parameter('c29', (I32, [4]), [1, 2, 3, 4])
t30 = Output('t30', (U8, [1, 2, 3, 4], 0.5, 120))
t31 = Internal('t31', (U8, [1, 2, 6, 8], 0.5, 120))
c32 = Parameter('c32', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t33 = Internal('t33', (U8, [1, 2, 6, 8], 0.5, 120))
t34 = Internal('t34', (U8, [1, 8, 3, 4], 0.5, 120))
c35 = Parameter('c35', (I32, [4]), [0, 3, 0, 0])
c36 = Parameter('c36', (I32, [4]), [1, 2, 3, 4])
t37 = Output('t37', (U8, [1, 2, 3, 4], 0.5, 120))
t38 = Internal('t38', (U8, [1, 2, 6, 8], 0.5, 120))
c39 = Parameter('c39', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t40 = Internal('t40', (U8, [1, 2, 6, 8], 0.5, 120))
t41 = Internal('t41', (U8, [1, 8, 3, 4], 0.5, 120))
c42 = Parameter('c42', (I32, [4]), [0, 3, 0, 0])
c43 = Parameter('c43', (I32, [4]), [1, 2, 3, 4])
t44 = Output('t44', (U8, [1, 2, 3, 4], 0.5, 120))
t45 = Internal('t45', (U8, [1, 2, 6, 8], 0.5, 120))
c46 = Parameter('c46', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t47 = Internal('t47', (U8, [1, 2, 6, 8], 0.5, 120))
t48 = Internal('t48', (U8, [1, 8, 3, 4], 0.5, 120))
c49 = Parameter('c49', (I32, [4]), [0, 3, 0, 0])
c50 = Parameter('c50', (I32, [4]), [1, 2, 3, 4])
t51 = Output('t51', (U8, [1, 2, 3, 4], 0.5, 120))
t52 = Internal('t52', (U8, [1, 2, 6, 8], 0.5, 120))
c53 = Parameter('c53', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t54 = Internal('t54', (U8, [1, 2, 6, 8], 0.5, 120))
t55 = Internal('t55', (U8, [1, 8, 3, 4], 0.5, 120))
c56 = Parameter('c56', (I32, [4]), [0, 3, 0, 0])
c57 = Parameter('c57', (I32, [4]), [1, 2, 3, 4])
t58 = Output('t58', (U8, [1, 2, 3, 4], 0.5, 120))
t59 = Internal('t59', (U8, [1, 2, 6, 8], 0.5, 120))
c60 = Parameter('c60', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t61 = Internal('t61', (U8, [1, 2, 6, 8], 0.5, 120))
t62 = Internal('t62', (U8, [1, 8, 3, 4], 0.5, 120))
c63 = Parameter('c63', (I32, [4]), [0, 3, 0, 0])
c64 = Parameter('c64', (I32, [4]), [1, 2, 3, 4])
t65 = Output('t65', (U8, [1, 2, 3, 4], 0.5, 120))
t66 = Internal('t66', (U8, [1, 2, 6, 8], 0.5, 120))
c67 = Parameter('c67', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t68 = Internal('t68', (U8, [1, 2, 6, 8], 0.5, 120))
t69 = Internal('t69', (U8, [1, 8, 3, 4], 0.5, 120))
c70 = Parameter('c70', (I32, [4]), [0, 3, 0, 0])
c71 = Parameter('c71', (I32, [4]), [1, 2, 3, 4])
t72 = Output('t72', (U8, [1, 2, 3, 4], 0.5, 120))
t73 = Internal('t73', (U8, [1, 2, 6, 8], 0.5, 120))
c74 = Parameter('c74', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t75 = Internal('t75', (U8, [1, 2, 6, 8], 0.5, 120))
t76 = Internal('t76', (U8, [1, 8, 3, 4], 0.5, 120))
c77 = Parameter('c77', (I32, [4]), [0, 3, 0, 0])
c78 = Parameter('c78', (I32, [4]), [1, 2, 3, 4])
t79 = Output('t79', (U8, [1, 2, 3, 4], 0.5, 120))
t80 = Internal('t80', (U8, [1, 2, 6, 8], 0.5, 120))
c81 = Parameter('c81', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t82 = Internal('t82', (U8, [1, 2, 6, 8], 0.5, 120))
t83 = Internal('t83', (U8, [1, 8, 3, 4], 0.5, 120))
c84 = Parameter('c84', (I32, [4]), [0, 3, 0, 0])
c85 = Parameter('c85', (I32, [4]), [1, 2, 3, 4])
t86 = Output('t86', (U8, [1, 2, 3, 4], 0.5, 120))
t87 = Internal('t87', (U8, [1, 2, 6, 8], 0.5, 120))
c88 = Parameter('c88', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t89 = Internal('t89', (U8, [1, 2, 6, 8], 0.5, 120))
t90 = Internal('t90', (U8, [1, 8, 3, 4], 0.5, 120))
c91 = Parameter('c91', (I32, [4]), [0, 3, 0, 0])
c92 = Parameter('c92', (I32, [4]), [1, 2, 3, 4])
t93 = Output('t93', (U8, [1, 2, 3, 4], 0.5, 120))
t94 = Internal('t94', (U8, [1, 2, 6, 8], 0.5, 120))
c95 = Parameter('c95', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t96 = Internal('t96', (U8, [1, 2, 6, 8], 0.5, 120))
t97 = Internal('t97', (U8, [1, 8, 3, 4], 0.5, 120))
c98 = Parameter('c98', (I32, [4]), [0, 3, 0, 0])
c99 = Parameter('c99', (I32, [4]), [1, 2, 3, 4])
t100 = Output('t100', (U8, [1, 2, 3, 4], 0.5, 120))
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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t6, 8, 6, True).To(t24)
model.Operation('ADD', t24, c25, 0).To(t26)
model.Operation('SPACE_TO_DEPTH', t26, 2, True).To(t27)
model.Operation('SLICE', t27, c28, c29).To(t30)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t8, 8, 6, True).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('SPACE_TO_DEPTH', t33, 2, True).To(t34)
model.Operation('SLICE', t34, c35, c36).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t9, 8, 6, True).To(t38)
model.Operation('ADD', t38, c39, 0).To(t40)
model.Operation('SPACE_TO_DEPTH', t40, 2, True).To(t41)
model.Operation('SLICE', t41, c42, c43).To(t44)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t11, 8, 6, True).To(t45)
model.Operation('ADD', t45, c46, 0).To(t47)
model.Operation('SPACE_TO_DEPTH', t47, 2, True).To(t48)
model.Operation('SLICE', t48, c49, c50).To(t51)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t14, 8, 6, True).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('SPACE_TO_DEPTH', t54, 2, True).To(t55)
model.Operation('SLICE', t55, c56, c57).To(t58)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t17, 8, 6, True).To(t59)
model.Operation('ADD', t59, c60, 0).To(t61)
model.Operation('SPACE_TO_DEPTH', t61, 2, True).To(t62)
model.Operation('SLICE', t62, c63, c64).To(t65)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 6, True).To(t66)
model.Operation('ADD', t66, c67, 0).To(t68)
model.Operation('SPACE_TO_DEPTH', t68, 2, True).To(t69)
model.Operation('SLICE', t69, c70, c71).To(t72)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t20, 8, 6, True).To(t73)
model.Operation('ADD', t73, c74, 0).To(t75)
model.Operation('SPACE_TO_DEPTH', t75, 2, True).To(t76)
model.Operation('SLICE', t76, c77, c78).To(t79)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t23, 8, 6, True).To(t80)
model.Operation('ADD', t80, c81, 0).To(t82)
model.Operation('SPACE_TO_DEPTH', t82, 2, True).To(t83)
model.Operation('SLICE', t83, c84, c85).To(t86)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 6, True).To(t87)
model.Operation('ADD', t87, c88, 0).To(t89)
model.Operation('SPACE_TO_DEPTH', t89, 2, True).To(t90)
model.Operation('SLICE', t90, c91, c92).To(t93)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 6, True).To(t94)
model.Operation('ADD', t94, c95, 0).To(t96)
model.Operation('SPACE_TO_DEPTH', t96, 2, True).To(t97)
model.Operation('SLICE', t97, c98, c99).To(t100)
Example({
    x2: packed('<i2',
    'c-oc0feip42m>%rW<)Ve5Ki|7TW9+X+>&GLz*<g0mKB(_6H~WJs98HZWqf*Oj24j'
),
    x5: [124, 123, 113, 119, 126, 116, 128, 122, 128, 112, 115, 121, 118, 119, 113, 116, 122, 122, 126, 117,
    122, 114, 128, 114],
    x7: [114, 117, 118, 119, 121, 114, 119, 114, 128, 118, 113, 117, 122, 115, 123, 114, 115, 117, 127, 121,
    124, 127, 123, 122],
    x1: [125, 122, 115, 122, 128, 117, 122, 121, 122, 123, 112, 122, 128, 122, 118, 119, 125, 118, 123, 125,
    121, 126, 123, 126],
    x10: [128, 121, 119, 118, 119, 116, 112, 124, 115, 126, 125, 127, 115, 113, 122, 123, 125, 116, 122, 122,
    124, 113, 114, 112],
    x12: [122, 112, 114, 127, 113, 116, 125, 124, 119, 116, 117, 114],
    x13: [118, 119, 124, 119, 119, 119, 128, 123, 112, 115, 113, 118],
    x15: [118, 127, 128, 128, 123, 114, 127, 125, 125, 113, 122, 126, 128, 114, 113, 114, 126, 126, 117, 126,
    119, 125, 125, 121],
    x19: packed('<i2',
    'c-oc0feip42m>%r1{oR$22S?|Tb|IBzM2p<(^>bP5JWba>{hs-Y$lA{7@r<l?G|e'
),
    x21: [119, 113, 117, 127, 115, 121],
    t30: [119, 122, 118, 123, 123, 125, 131, 124, 123, 117, 133, 121, 124, 125, 117, 125, 126, 118, 132, 128,
    128, 114, 119, 127],
    t37: [123, 118, 128, 121, 116, 120, 132, 128, 125, 130, 128, 129, 114, 119, 122, 125, 121, 116, 123, 120,
    128, 120, 117, 123],
    t44: [123, 125, 122, 128, 124, 125, 127, 126, 119, 128, 131, 133, 125, 117, 132, 128, 122, 114, 132, 124,
    125, 125, 125, 129],
    t51: [122, 127, 118, 129, 119, 129, 128, 120, 117, 130, 121, 119, 128, 114, 119, 128, 119, 117, 126, 130,
    119, 127, 129, 120],
    t58: [119, 122, 129, 126, 120, 122, 133, 130, 113, 118, 118, 125, 122, 114, 118, 133, 113, 118, 129, 130,
    119, 118, 121, 120],
    t65: [131, 119, 120, 123, 129, 131, 124, 135, 122, 130, 132, 130, 117, 128, 131, 133, 122, 115, 130, 130,
    124, 114, 125, 131],
    t72: [119, 130, 118, 129, 126, 130, 124, 132, 114, 119, 119, 126, 122, 130, 128, 119, 117, 119, 125, 128,
    112, 115, 129, 133],
    t79: [129, 130, 130, 132, 122, 126, 132, 123, 124, 127, 133, 129, 122, 129, 129, 131, 128, 126, 132, 128,
    122, 126, 126, 134],
    t86: [121, 122, 118, 127, 121, 120, 132, 127, 121, 118, 126, 127, 120, 122, 124, 126, 120, 122, 124, 126,
    120, 122, 124, 126],
    t93: [115, 115, 129, 121, 119, 121, 133, 128, 123, 131, 130, 119, 118, 129, 117, 128, 125, 129, 123, 131,
    113, 118, 118, 125],
    t100: [123, 131, 129, 120, 118, 120, 126, 129, 113, 116, 130, 134, 121, 124, 132, 127, 126, 126, 117, 132,
    127, 114, 127, 124],
}, name='behind_quant8').AddVariations(signed(x2, t3, t4, x5, t6, x7, t8, x1, t9, x10, t11, x12, x13, t14, x15, c16, t17, t18, x19, t20, x21, t23, t24, c25, t26, t27, t30, t31, c32, t33, t34, t37, t38, c39, t40, t41, t44, t45, c46, t47, t48, t51, t52, c53, t54, t55, t58, t59, c60, t61, t62, t65, t66, c67, t68, t69, t72, t73, c74, t75, t76, t79, t80, c81, t82, t83, t86, t87, c88, t89, t90, t93, t94, c95, t96, t97, t100)).DisableLifeTimeVariation()
