# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_BATCH_ND: images with channels first, and what knows no layout.

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
t2 = Internal('t2', (F32, [1, 2, 3, 8]))
c3 = Parameter('c3', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t4 = Internal('t4', (F32, [1, 2, 3, 8]))
c6 = Parameter('c6', (I32, [2]), [1, 2])
c5 = Parameter('c5', (I32, [2, 2]), [0, 0, 0, 0])
t7 = Internal('t7', (F32, [2, 2, 3, 4]))
t8 = Internal('t8', (F32, [1, 2, 3, 4]))
t9 = Output('t9', (F32, [1, 1, 3, 4]))
t10 = Output('t10', (F32, [1, 1, 3, 4]))
x11 = Input('x11', (F32, [1, 2, 3, 4]))
t12 = Internal('t12', (F32, [1, 2, 3, 8]))
c13 = Parameter('c13', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t14 = Internal('t14', (F32, [1, 2, 3, 8]))
c16 = Parameter('c16', (I32, [2]), [1, 2])
c15 = Parameter('c15', (I32, [2, 2]), [0, 0, 0, 0])
t17 = Internal('t17', (F32, [2, 2, 3, 4]))
t18 = Internal('t18', (F32, [1, 2, 3, 4]))
t19 = Internal('t19', (F32, [1, 2, 2, 3]))
x20 = Input('x20', (F32, [1, 2, 3, 4]))
t21 = Internal('t21', (F32, [1, 2, 3, 8]))
c22 = Parameter('c22', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t23 = Internal('t23', (F32, [1, 2, 3, 8]))
c25 = Parameter('c25', (I32, [2]), [1, 2])
c24 = Parameter('c24', (I32, [2, 2]), [0, 0, 0, 0])
t26 = Internal('t26', (F32, [2, 2, 3, 4]))
t27 = Internal('t27', (F32, [1, 2, 3, 4]))
t28 = Output('t28', (F32, [1, 24]))
x29 = Input('x29', (F32, [1, 2, 3, 4]))
t30 = Internal('t30', (F32, [1, 2, 3, 8]))
c31 = Parameter('c31', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t32 = Internal('t32', (F32, [1, 2, 3, 8]))
c34 = Parameter('c34', (I32, [2]), [1, 2])
c33 = Parameter('c33', (I32, [2, 2]), [0, 0, 0, 0])
t35 = Internal('t35', (F32, [2, 2, 3, 4]))
t36 = Internal('t36', (F32, [1, 2, 3, 4]))
t37 = Output('t37', (F32, [8, 3]))
x38 = Input('x38', (F32, [1, 2, 3, 4]))
t39 = Internal('t39', (F32, [1, 2, 3, 8]))
c40 = Parameter('c40', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t41 = Internal('t41', (F32, [1, 2, 3, 8]))
c43 = Parameter('c43', (I32, [2]), [1, 2])
c42 = Parameter('c42', (I32, [2, 2]), [0, 0, 0, 0])
t44 = Internal('t44', (F32, [2, 2, 3, 4]))
t45 = Internal('t45', (F32, [1, 2, 3, 4]))
t46 = Internal('t46', (F32, [1, 2, 3, 4]))
t47 = Output('t47', (F32, [1, 24]))
x48 = Input('x48', (F32, [1, 2, 3, 4]))
t49 = Internal('t49', (F32, [1, 2, 3, 8]))
c50 = Parameter('c50', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t51 = Internal('t51', (F32, [1, 2, 3, 8]))
c53 = Parameter('c53', (I32, [2]), [1, 2])
c52 = Parameter('c52', (I32, [2, 2]), [0, 0, 0, 0])
t54 = Internal('t54', (F32, [2, 2, 3, 4]))
t55 = Internal('t55', (F32, [1, 2, 3, 4]))
x56 = Input('x56', (F32, [1, 2, 3, 4]))
t57 = Internal('t57', (F32, [1, 2, 3, 8]))
c58 = Parameter('c58', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t59 = Internal('t59', (F32, [1, 2, 3, 8]))
c61 = Parameter('c61', (I32, [2]), [1, 2])
c60 = Parameter('c60', (I32, [2, 2]), [0, 0, 0, 0])
t62 = Internal('t62', (F32, [2, 2, 3, 4]))
t63 = Internal('t63', (F32, [1, 2, 3, 4]))
t64 = Internal('t64', (F32, [1, 2, 3, 4]))
t65 = Output('t65', (F32, [3, 8]))
t66 = Output('t66', (F32, [6, 2]))
x67 = Input('x67', (F32, [1, 2, 3, 4]))
t68 = Internal('t68', (F32, [1, 2, 3, 8]))
c69 = Parameter('c69', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t70 = Internal('t70', (F32, [1, 2, 3, 8]))
c72 = Parameter('c72', (I32, [2]), [1, 2])
c71 = Parameter('c71', (I32, [2, 2]), [0, 0, 0, 0])
t73 = Internal('t73', (F32, [2, 2, 3, 4]))
t74 = Internal('t74', (F32, [1, 2, 3, 4]))
c75 = Parameter('c75', (F32, [2, 24]), ([1.0, 0.0, -1.0, 0.0, 0.0] * 10)[:48])
c76 = Parameter('c76', (F32, [2]), [1.0, -2.0])
t77 = Output('t77', (F32, [1, 2]))
x78 = Input('x78', (F32, [1, 2, 3, 4]))
t79 = Internal('t79', (F32, [1, 2, 3, 8]))
c80 = Parameter('c80', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t81 = Internal('t81', (F32, [1, 2, 3, 8]))
c83 = Parameter('c83', (I32, [2]), [1, 2])
c82 = Parameter('c82', (I32, [2, 2]), [0, 0, 0, 0])
t84 = Internal('t84', (F32, [2, 2, 3, 4]))
t85 = Internal('t85', (F32, [1, 2, 3, 4]))
x86 = Input('x86', (F32, [1, 2, 3, 4]))
t87 = Output('t87', (F32, [1, 4, 3, 4]))
x88 = Input('x88', (F32, [1, 2, 3, 4]))
t89 = Internal('t89', (F32, [1, 2, 3, 8]))
c90 = Parameter('c90', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t91 = Internal('t91', (F32, [1, 2, 3, 8]))
c93 = Parameter('c93', (I32, [2]), [1, 2])
c92 = Parameter('c92', (I32, [2, 2]), [0, 0, 0, 0])
t94 = Internal('t94', (F32, [2, 2, 3, 4]))
t95 = Internal('t95', (F32, [1, 2, 3, 4]))
x96 = Input('x96', (F32, [1, 2, 3, 4]))
t97 = Internal('t97', (F32, [1, 2, 3, 8]))
c98 = Parameter('c98', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t99 = Internal('t99', (F32, [1, 2, 3, 8]))
c101 = Parameter('c101', (I32, [2]), [1, 2])
c100 = Parameter('c100', (I32, [2, 2]), [0, 0, 0, 0])
t102 = Internal('t102', (F32, [2, 2, 3, 4]))
t103 = Internal('t103', (F32, [1, 2, 3, 4]))
t104 = Output('t104', (F32, [1, 2, 3, 8]))
x105 = Input('x105', (F32, [1, 2, 3, 4]))
t106 = Internal('t106', (F32, [1, 2, 3, 8]))
c107 = Parameter('c107', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t108 = Internal('t108', (F32, [1, 2, 3, 8]))
c110 = Parameter('c110', (I32, [2]), [1, 2])
c109 = Parameter('c109', (I32, [2, 2]), [0, 0, 0, 0])
t111 = Internal('t111', (F32, [2, 2, 3, 4]))
t112 = Internal('t112', (F32, [1, 2, 3, 4]))
c113 = Parameter('c113', (F32, [2, 1, 1]), [0.5, -1.0])
t114 = Output('t114', (F32, [1, 2, 3, 4]))
x115 = Input('x115', (F32, [1, 2, 3, 4]))
t116 = Internal('t116', (F32, [1, 2, 3, 8]))
c117 = Parameter('c117', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t118 = Internal('t118', (F32, [1, 2, 3, 8]))
c120 = Parameter('c120', (I32, [2]), [1, 2])
c119 = Parameter('c119', (I32, [2, 2]), [0, 0, 0, 0])
t121 = Internal('t121', (F32, [2, 2, 3, 4]))
t122 = Internal('t122', (F32, [1, 2, 3, 4]))
c123 = Parameter('c123', (F32, [4]), [0.5, 1.0, -1.5, 2.0])
t124 = Output('t124', (F32, [1, 2, 3, 4]))
x125 = Input('x125', (F32, [1, 2, 3, 4]))
t126 = Internal('t126', (F32, [1, 2, 3, 8]))
c127 = Parameter('c127', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t128 = Internal('t128', (F32, [1, 2, 3, 8]))
c130 = Parameter('c130', (I32, [2]), [1, 2])
c129 = Parameter('c129', (I32, [2, 2]), [0, 0, 0, 0])
t131 = Internal('t131', (F32, [2, 2, 3, 4]))
t132 = Internal('t132', (F32, [1, 2, 3, 4]))
x133 = Input('x133', (F32, [1, 2, 3, 4]))
t134 = Output('t134', (F32, [1, 2, 3, 4]))
x135 = Input('x135', (F32, [1, 2, 3, 4]))
t136 = Internal('t136', (F32, [1, 2, 3, 8]))
c137 = Parameter('c137', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t138 = Internal('t138', (F32, [1, 2, 3, 8]))
c140 = Parameter('c140', (I32, [2]), [1, 2])
c139 = Parameter('c139', (I32, [2, 2]), [0, 0, 0, 0])
t141 = Internal('t141', (F32, [2, 2, 3, 4]))
t142 = Internal('t142', (F32, [1, 2, 3, 4]))
t143 = Output('t143', (F32, [1, 3, 4, 2]))
x144 = Input('x144', (F32, [1, 2, 3, 4]))
t145 = Internal('t145', (F32, [1, 2, 3, 8]))
c146 = Parameter('c146', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t147 = Internal('t147', (F32, [1, 2, 3, 8]))
c149 = Parameter('c149', (I32, [2]), [1, 2])
c148 = Parameter('c148', (I32, [2, 2]), [0, 0, 0, 0])
t150 = Internal('t150', (F32, [2, 2, 3, 4]))
t151 = Internal('t151', (F32, [1, 2, 3, 4]))
t152 = Output('t152', (F32, [1, 2, 4, 3]))
x153 = Input('x153', (F32, [1, 2, 3, 4]))
t154 = Internal('t154', (F32, [1, 2, 3, 8]))
c155 = Parameter('c155', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t156 = Internal('t156', (F32, [1, 2, 3, 8]))
c158 = Parameter('c158', (I32, [2]), [1, 2])
c157 = Parameter('c157', (I32, [2, 2]), [0, 0, 0, 0])
t159 = Internal('t159', (F32, [2, 2, 3, 4]))
t160 = Internal('t160', (F32, [1, 2, 3, 4]))
c161 = Parameter('c161', (I32, [1]), [1])
t162 = Output('t162', (F32, [1, 3, 4]))
x163 = Input('x163', (F32, [1, 2, 3, 4]))
t164 = Internal('t164', (F32, [1, 2, 3, 8]))
c165 = Parameter('c165', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t166 = Internal('t166', (F32, [1, 2, 3, 8]))
c168 = Parameter('c168', (I32, [2]), [1, 2])
c167 = Parameter('c167', (I32, [2, 2]), [0, 0, 0, 0])
t169 = Internal('t169', (F32, [2, 2, 3, 4]))
t170 = Internal('t170', (F32, [1, 2, 3, 4]))
c171 = Parameter('c171', (I32, [2]), [2, 3])
t172 = Output('t172', (F32, [1, 2, 1, 1]))
x173 = Input('x173', (F32, [1, 2, 3, 4]))
t174 = Internal('t174', (F32, [1, 2, 3, 8]))
c175 = Parameter('c175', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t176 = Internal('t176', (F32, [1, 2, 3, 8]))
c178 = Parameter('c178', (I32, [2]), [1, 2])
c177 = Parameter('c177', (I32, [2, 2]), [0, 0, 0, 0])
t179 = Internal('t179', (F32, [2, 2, 3, 4]))
t180 = Internal('t180', (F32, [1, 2, 3, 4]))
t181 = Output('t181', (F32, [1, 1, 3, 2]))
x182 = Input('x182', (F32, [1, 2, 3, 4]))
t183 = Internal('t183', (F32, [1, 2, 3, 8]))
c184 = Parameter('c184', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t185 = Internal('t185', (F32, [1, 2, 3, 8]))
c187 = Parameter('c187', (I32, [2]), [1, 2])
c186 = Parameter('c186', (I32, [2, 2]), [0, 0, 0, 0])
t188 = Internal('t188', (F32, [2, 2, 3, 4]))
t189 = Internal('t189', (F32, [1, 2, 3, 4]))
t190 = Output('t190', (I32, [1, 3, 4]))
x191 = Input('x191', (F32, [1, 2, 3, 4]))
t192 = Internal('t192', (F32, [1, 2, 3, 8]))
c193 = Parameter('c193', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t194 = Internal('t194', (F32, [1, 2, 3, 8]))
c196 = Parameter('c196', (I32, [2]), [1, 2])
c195 = Parameter('c195', (I32, [2, 2]), [0, 0, 0, 0])
t197 = Internal('t197', (F32, [2, 2, 3, 4]))
t198 = Internal('t198', (F32, [1, 2, 3, 4]))
c199 = Parameter('c199', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t200 = Output('t200', (F32, [1, 3, 3, 5]))
x201 = Input('x201', (F32, [1, 2, 3, 4]))
t202 = Internal('t202', (F32, [1, 2, 3, 8]))
c203 = Parameter('c203', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t204 = Internal('t204', (F32, [1, 2, 3, 8]))
c206 = Parameter('c206', (I32, [2]), [1, 2])
c205 = Parameter('c205', (I32, [2, 2]), [0, 0, 0, 0])
t207 = Internal('t207', (F32, [2, 2, 3, 4]))
t208 = Internal('t208', (F32, [1, 2, 3, 4]))
t209 = Output('t209', (F32, [1, 1, 2, 4]))
x210 = Input('x210', (F32, [1, 2, 3, 4]))
t211 = Internal('t211', (F32, [1, 2, 3, 8]))
c212 = Parameter('c212', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t213 = Internal('t213', (F32, [1, 2, 3, 8]))
c215 = Parameter('c215', (I32, [2]), [1, 2])
c214 = Parameter('c214', (I32, [2, 2]), [0, 0, 0, 0])
t216 = Internal('t216', (F32, [2, 2, 3, 4]))
t217 = Internal('t217', (F32, [1, 2, 3, 4]))
t218 = Output('t218', (F32, [1, 2, 3, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 3, True).To(t2)
model.Operation('ADD', t2, c3, 0).To(t4)
model.Operation('SPACE_TO_BATCH_ND', t4, c6, c5, True).To(t7)
model.Operation('SLICE', t7, [1, 0, 0, 0], [1, 2, 3, 4]).To(t8)
model.Operation('SPLIT', t8, 1, 2).To(t9, t10)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x11, 8, 3, True).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('SPACE_TO_BATCH_ND', t14, c16, c15, True).To(t17)
model.Operation('SLICE', t17, [1, 0, 0, 0], [1, 2, 3, 4]).To(t18)
model.Operation('MAX_POOL_2D', t18, 2, 1, 1, 2, 2, 0, True).To(t19)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x20, 8, 3, True).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('SPACE_TO_BATCH_ND', t23, c25, c24, True).To(t26)
model.Operation('SLICE', t26, [1, 0, 0, 0], [1, 2, 3, 4]).To(t27)
model.Operation('RESHAPE', t27, [1, 24]).To(t28)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x29, 8, 3, True).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('SPACE_TO_BATCH_ND', t32, c34, c33, True).To(t35)
model.Operation('SLICE', t35, [1, 0, 0, 0], [1, 2, 3, 4]).To(t36)
model.Operation('RESHAPE', t36, [8, 3]).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x38, 8, 3, True).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('SPACE_TO_BATCH_ND', t41, c43, c42, True).To(t44)
model.Operation('SLICE', t44, [1, 0, 0, 0], [1, 2, 3, 4]).To(t45)
model.Operation('RELU', t45).To(t46)
model.Operation('RESHAPE', t46, [1, -1]).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x48, 8, 3, True).To(t49)
model.Operation('ADD', t49, c50, 0).To(t51)
model.Operation('SPACE_TO_BATCH_ND', t51, c53, c52, True).To(t54)
model.Operation('SLICE', t54, [1, 0, 0, 0], [1, 2, 3, 4]).To(t55)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x56, 8, 3, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('SPACE_TO_BATCH_ND', t59, c61, c60, True).To(t62)
model.Operation('SLICE', t62, [1, 0, 0, 0], [1, 2, 3, 4]).To(t63)
model.Operation('ADD', t55, t63, 0).To(t64)
model.Operation('RESHAPE', t64, [3, -1]).To(t65)
model.Operation('RESHAPE', t19, [-1, 2]).To(t66)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x67, 8, 3, True).To(t68)
model.Operation('ADD', t68, c69, 0).To(t70)
model.Operation('SPACE_TO_BATCH_ND', t70, c72, c71, True).To(t73)
model.Operation('SLICE', t73, [1, 0, 0, 0], [1, 2, 3, 4]).To(t74)
model.Operation('FULLY_CONNECTED', t74, c75, c76, 0).To(t77)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x78, 8, 3, True).To(t79)
model.Operation('ADD', t79, c80, 0).To(t81)
model.Operation('SPACE_TO_BATCH_ND', t81, c83, c82, True).To(t84)
model.Operation('SLICE', t84, [1, 0, 0, 0], [1, 2, 3, 4]).To(t85)
model.Operation('CONCATENATION', t85, x86, 1).To(t87)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x88, 8, 3, True).To(t89)
model.Operation('ADD', t89, c90, 0).To(t91)
model.Operation('SPACE_TO_BATCH_ND', t91, c93, c92, True).To(t94)
model.Operation('SLICE', t94, [1, 0, 0, 0], [1, 2, 3, 4]).To(t95)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x96, 8, 3, True).To(t97)
model.Operation('ADD', t97, c98, 0).To(t99)
model.Operation('SPACE_TO_BATCH_ND', t99, c101, c100, True).To(t102)
model.Operation('SLICE', t102, [1, 0, 0, 0], [1, 2, 3, 4]).To(t103)
model.Operation('CONCATENATION', t95, t103, 3).To(t104)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x105, 8, 3, True).To(t106)
model.Operation('ADD', t106, c107, 0).To(t108)
model.Operation('SPACE_TO_BATCH_ND', t108, c110, c109, True).To(t111)
model.Operation('SLICE', t111, [1, 0, 0, 0], [1, 2, 3, 4]).To(t112)
model.Operation('ADD', t112, c113, 0).To(t114)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x115, 8, 3, True).To(t116)
model.Operation('ADD', t116, c117, 0).To(t118)
model.Operation('SPACE_TO_BATCH_ND', t118, c120, c119, True).To(t121)
model.Operation('SLICE', t121, [1, 0, 0, 0], [1, 2, 3, 4]).To(t122)
model.Operation('ADD', t122, c123, 0).To(t124)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x125, 8, 3, True).To(t126)
model.Operation('ADD', t126, c127, 0).To(t128)
model.Operation('SPACE_TO_BATCH_ND', t128, c130, c129, True).To(t131)
model.Operation('SLICE', t131, [1, 0, 0, 0], [1, 2, 3, 4]).To(t132)
model.Operation('ADD', t132, x133, 0).To(t134)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x135, 8, 3, True).To(t136)
model.Operation('ADD', t136, c137, 0).To(t138)
model.Operation('SPACE_TO_BATCH_ND', t138, c140, c139, True).To(t141)
model.Operation('SLICE', t141, [1, 0, 0, 0], [1, 2, 3, 4]).To(t142)
model.Operation('TRANSPOSE', t142, [0, 2, 3, 1]).To(t143)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x144, 8, 3, True).To(t145)
model.Operation('ADD', t145, c146, 0).To(t147)
model.Operation('SPACE_TO_BATCH_ND', t147, c149, c148, True).To(t150)
model.Operation('SLICE', t150, [1, 0, 0, 0], [1, 2, 3, 4]).To(t151)
model.Operation('TRANSPOSE', t151, [0, 1, 3, 2]).To(t152)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x153, 8, 3, True).To(t154)
model.Operation('ADD', t154, c155, 0).To(t156)
model.Operation('SPACE_TO_BATCH_ND', t156, c158, c157, True).To(t159)
model.Operation('SLICE', t159, [1, 0, 0, 0], [1, 2, 3, 4]).To(t160)
model.Operation('REDUCE_MAX', t160, c161, False).To(t162)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x163, 8, 3, True).To(t164)
model.Operation('ADD', t164, c165, 0).To(t166)
model.Operation('SPACE_TO_BATCH_ND', t166, c168, c167, True).To(t169)
model.Operation('SLICE', t169, [1, 0, 0, 0], [1, 2, 3, 4]).To(t170)
model.Operation('REDUCE_MAX', t170, c171, True).To(t172)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x173, 8, 3, True).To(t174)
model.Operation('ADD', t174, c175, 0).To(t176)
model.Operation('SPACE_TO_BATCH_ND', t176, c178, c177, True).To(t179)
model.Operation('SLICE', t179, [1, 0, 0, 0], [1, 2, 3, 4]).To(t180)
model.Operation('SLICE', t180, [0, 1, 0, 1], [1, 1, 3, 2]).To(t181)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x182, 8, 3, True).To(t183)
model.Operation('ADD', t183, c184, 0).To(t185)
model.Operation('SPACE_TO_BATCH_ND', t185, c187, c186, True).To(t188)
model.Operation('SLICE', t188, [1, 0, 0, 0], [1, 2, 3, 4]).To(t189)
model.Operation('ARGMAX', t189, 1).To(t190)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x191, 8, 3, True).To(t192)
model.Operation('ADD', t192, c193, 0).To(t194)
model.Operation('SPACE_TO_BATCH_ND', t194, c196, c195, True).To(t197)
model.Operation('SLICE', t197, [1, 0, 0, 0], [1, 2, 3, 4]).To(t198)
model.Operation('PAD', t198, c199).To(t200)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x201, 8, 3, True).To(t202)
model.Operation('ADD', t202, c203, 0).To(t204)
model.Operation('SPACE_TO_BATCH_ND', t204, c206, c205, True).To(t207)
model.Operation('SLICE', t207, [1, 0, 0, 0], [1, 2, 3, 4]).To(t208)
model.Operation('MAX_POOL_2D', t208, 2, 1, 1, 2, 2, 0, False).To(t209)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x210, 8, 3, True).To(t211)
model.Operation('ADD', t211, c212, 0).To(t213)
model.Operation('SPACE_TO_BATCH_ND', t213, c215, c214, True).To(t216)
model.Operation('SLICE', t216, [1, 0, 0, 0], [1, 2, 3, 4]).To(t217)
model.Operation('SOFTMAX', t217, 1.0, 1).To(t218)
Example({
    x1: [-2.5, -0.5, -1.5, -0.5, -0.5, 2.0, -2.0, 0.5, -3.0, -2.5, 1.0, -4.0, -4.0, -0.5, 2.0, -1.0, 3.0,
    1.5, 4.0, 0.5, -4.0, -1.0, -1.5, -3.5],
    t9: [-2.0, 1.0, 1.0, 3.0, 0.0, 3.5, 0.5, 4.0, -2.5, -1.0, 3.5, -0.5],
    t10: [-3.5, 1.0, 4.5, 2.5, 3.5, 3.0, 6.5, 4.0, -3.5, 0.5, 1.0, 0.0],
    x11: [4.0, 3.0, 1.5, 3.0, -1.5, 3.5, -2.5, -3.0, -2.0, -2.0, 2.0, -1.5, -2.5, 1.0, 1.5, 2.0, 1.5, 3.0,
    -1.5, -1.0, 3.5, 2.5, 4.0, 1.0],
    x20: [1.0, 1.5, -4.0, -0.5, -1.0, 1.0, 1.0, 1.5, -2.5, 1.0, 4.0, -2.0, -3.0, -1.0, -2.5, -2.5, -3.0,
    -2.5, -2.0, -2.0, 3.5, 2.0, -0.5, -1.5],
    t28: [1.5, 3.0, -1.5, 3.0, -0.5, 2.5, 3.5, 5.0, -2.0, 2.5, 6.5, 1.5, -2.5, 0.5, 0.0, 1.0, -2.5, -1.0,
    0.5, 1.5, 4.0, 3.5, 2.0, 2.0],
    x29: [3.5, -3.5, -4.0, 4.0, 1.0, 1.0, 2.0, 1.5, 4.0, -2.0, -2.0, -3.0, 2.0, 2.0, 1.0, -1.0, 0.5, 1.0,
    -0.5, -2.5, -3.0, 2.0, -4.0, 2.5],
    t37: [4.0, -2.0, -1.5, 7.5, 1.5, 2.5, 4.5, 5.0, 4.5, -0.5, 0.5, 0.5, 2.5, 3.5, 3.5, 2.5, 1.0, 2.5, 2.0,
    1.0, -2.5, 3.5, -1.5, 6.0],
    x38: [2.0, 2.5, -3.5, 2.0, 4.0, 1.0, 3.5, -2.5, -1.0, 1.0, -2.5, 1.5, 0.5, 3.5, -3.0, 1.5, -2.0, 3.0,
    2.0, -3.5, 1.0, -3.0, 1.5, 2.0],
    t47: [2.5, 4.0, 0.0, 5.5, 4.5, 2.5, 6.0, 1.0, 0.0, 2.5, 0.0, 5.0, 1.0, 5.0, 0.0, 5.0, 0.0, 4.5, 4.5, 0.0,
    1.5, 0.0, 4.0, 5.5],
    x48: [3.0, 1.0, 2.5, -1.0, 1.0, 3.5, 2.0, 2.5, -1.0, -3.0, 2.5, 2.0, -2.0, 4.0, -3.0, 1.5, -0.5, 2.0,
    1.0, 1.0, -2.0, 4.0, 1.0, 2.0],
    x56: [-1.5, -1.0, 1.0, -3.0, -2.5, 1.0, 3.5, -4.0, -1.5, -2.5, 1.5, 3.0, 2.0, 2.5, 1.0, 1.0, 1.0, 1.0,
    -2.5, 3.0, -2.0, -1.5, 2.5, -4.0],
    t65: [2.5, 3.0, 8.5, 3.0, -0.5, 7.5, 10.5, 5.5, -1.5, -2.5, 9.0, 12.0, 1.0, 9.5, 3.0, 9.5, 1.5, 6.0, 3.5,
    11.0, -3.0, 5.5, 8.5, 5.0],
    t66: [5.0, 5.0, 6.5, 5.0, 5.0, 4.5, 4.5, 4.5, 5.5, 4.5, 6.5, 6.5],
    x67: [-2.0, -1.5, 3.5, 1.0, -3.5, 3.0, 2.5, -3.0, -2.0, 2.0, -3.0, 3.5, -2.5, 3.0, -1.5, 1.0, -2.5, 1.0,
    -2.0, -2.0, -3.0, 4.0, -0.5, -2.5],
    t77: [-3.5, 4.5],
    x78: [0.5, 3.0, 3.0, -2.0, -3.0, -3.0, 3.0, 3.5, 0.5, 1.0, -3.5, 3.5, 1.5, -1.5, 3.5, -1.5, 3.5, 0.5,
    2.5, 3.0, -2.0, -1.0, -0.5, 3.5],
    x86: [4.0, 1.0, -3.0, -3.0, 1.5, 3.0, 2.5, -1.0, 1.0, 3.5, 1.0, 2.0, 2.5, 1.0, 1.0, -4.0, 3.5, 4.0, 0.5,
    -3.5, 2.0, 0.5, -2.5, 1.0],
    t87: packed('|i1',
    'c-jTQ2@(Jh3<NM;Tk7inpXwM!g3{u-&7sd3I*oN)p&Ry&Ngpz(z|1C#a_|B9wF;^', 0.5
),
    x88: [-3.5, 1.5, -1.0, -1.5, 4.0, 1.0, -3.0, 1.0, 1.0, 1.0, 1.5, 2.0, 1.0, -2.5, 0.5, -3.5, 1.0, 3.0,
    -2.5, 4.0, 3.5, -3.5, 1.5, 1.0],
    x96: [-1.0, 1.0, 0.5, -2.0, 1.0, 2.5, 1.0, -2.5, -3.5, 2.0, -3.5, 4.0, 3.0, 3.5, -4.0, 1.0, -3.5, -3.0,
    3.5, -2.5, 4.0, -0.5, -2.0, -4.0],
    t104: packed('|i1',
    'c-jTQ2@b#@2n0Z7<=D1~|Nklx=}a0{tAW}?xIp7gzZ=(vKSglttWV+uDYJhPvkS%', 0.5
),
    x105: [-4.0, -1.0, -2.0, -4.0, -3.0, 0.5, -3.5, -0.5, 3.0, 0.5, -0.5, -1.5, -3.5, -1.0, -1.5, 3.5, -4.0,
    2.5, -1.0, 0.5, -2.0, 1.0, 2.0, 1.0],
    t114: [-3.0, 1.0, 1.0, 0.0, -2.0, 2.5, -0.5, 3.5, 4.0, 2.5, 2.5, 2.5, -4.0, -0.5, 0.0, 6.0, -4.5, 3.0,
    0.5, 3.0, -2.5, 1.5, 3.5, 3.5],
    x115: [1.5, -1.0, -3.0, -0.5, -1.0, -4.0, 1.5, -1.0, -3.5, -1.5, 1.5, -3.0, 3.0, 1.0, -2.5, 1.0, 2.5, 2.0,
    -1.0, -2.0, -3.0, 2.5, -3.0, -3.0],
    t124: [2.5, 1.5, -2.0, 5.0, 0.0, -1.5, 2.5, 4.5, -2.5, 1.0, 2.5, 2.5, 4.0, 3.5, -1.5, 6.5, 3.5, 4.5, 0.0,
    3.5, -2.0, 5.0, -2.0, 2.5],
    x125: [-2.0, 1.0, -2.0, 3.5, -3.0, -0.5, 4.0, 3.5, 0.5, 2.5, 2.5, -0.5, 2.5, 4.0, 1.0, -2.0, -3.5, -1.0,
    -3.0, 3.5, -4.0, 4.0, 4.0, -1.5],
    x133: [0.5, 4.0, -3.0, -3.0, 3.5, 2.5, -1.0, -2.0, -3.0, -1.5, 0.5, 4.0, -0.5, -3.5, 3.5, 0.5, 0.5, -1.5,
    -1.0, 1.0, -3.0, -4.0, -4.0, 1.5],
    t134: [-1.0, 6.5, -2.5, 4.0, 1.0, 3.5, 5.5, 5.0, -2.0, 2.5, 5.5, 7.0, 2.5, 2.0, 7.0, 2.0, -2.5, -1.0,
    -1.5, 8.0, -6.5, 1.5, 2.5, 3.5],
    x135: [1.0, -2.5, 4.0, -1.0, 1.0, -4.0, 2.5, 3.5, -3.0, -2.0, -1.0, 1.0, 4.0, 2.0, 3.5, -3.5, 2.5, 3.5,
    -2.5, -0.5, -1.5, 1.0, -4.0, 1.0],
    t143: [1.5, 4.5, -1.0, 3.5, 6.5, 6.0, 2.5, 0.0, 1.5, 3.0, -2.5, 5.0, 5.0, 0.0, 7.0, 3.0, -2.5, -1.0, -0.5,
    2.5, 1.5, -1.5, 4.5, 4.5],
    x144: [-4.0, -1.5, -3.5, -1.0, 0.5, -4.0, 2.0, -2.5, 2.5, 0.5, -3.5, 1.0, 1.5, -2.5, -3.5, 1.0, 2.0, -2.0,
    -2.5, -2.5, 1.0, 1.5, -1.5, 4.0],
    t152: [-3.5, 1.0, 3.0, 0.0, -2.5, 2.0, -1.0, 4.5, -1.0, 2.5, 1.0, 4.5, 2.0, 2.5, 1.5, -1.0, -0.5, 3.0,
    -1.0, 0.0, 1.0, 4.5, 1.0, 7.5],
    x153: [-0.5, 4.0, -3.0, -3.0, 4.0, 3.0, 3.5, -3.0, -1.0, -1.5, -3.0, 3.0, -4.0, 2.0, 2.0, 1.0, -4.0, -3.0,
    -2.5, 1.0, -1.0, 1.0, 2.5, 3.5],
    t162: [0.0, 5.5, 4.5, 4.5, 4.5, 4.5, 6.0, 4.5, -0.5, 2.5, 5.0, 7.0],
    x163: [0.5, 0.5, 2.0, -3.0, 2.5, -4.0, -2.5, 1.0, -4.0, -2.0, -0.5, -3.0, -2.5, 1.5, 1.0, -1.0, -0.5,
    -0.5, -1.0, 3.5, -4.0, 1.0, -0.5, -3.5],
    t172: [4.5, 7.0],
    x173: [3.0, 2.5, -2.5, -1.5, 1.0, 2.5, 1.0, -1.0, -1.5, 2.0, 2.5, -2.5, 4.0, 1.5, 1.5, 3.5, 3.5, -3.0,
    3.0, 2.5, -2.0, 3.5, 2.0, 1.0],
    t181: [3.0, 4.0, -1.5, 5.5, 5.0, 4.5],
    x182: [1.5, 4.0, -4.0, -2.0, -2.0, 1.0, -1.5, -0.5, -1.5, 2.0, 1.5, 1.5, 3.5, -2.0, -1.0, 1.0, 1.5, -3.0,
    -2.0, -2.0, -1.5, -4.0, 2.5, -1.0],
    t190: [1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0],
    x191: [2.0, 4.0, 2.0, -4.0, 3.0, 2.0, 1.0, -2.0, -3.0, -2.5, -4.0, -4.0, -4.0, -1.5, 1.5, 2.0, -1.5, 3.5,
    1.5, 1.0, 1.0, 1.5, -1.5, 2.5],
    t200: packed('|i1',
    'c-muNKmn}Woc|fv+1Z&He*gRXpW!D12RFk%E)GrxW;P}s1^|QE2Vw', 0.5
),
    x201: [-2.5, 2.5, -2.5, 1.0, 0.5, 1.0, 2.0, 2.5, 0.5, -2.0, -2.5, -0.5, 1.5, 1.5, -4.0, -1.0, 1.5, -2.5,
    -3.0, 1.0, 1.5, 3.0, -0.5, -2.5],
    t209: [2.0, 4.0, 4.5, 6.0, 2.0, 4.5, 4.5, 6.0],
    x210: [1.5, 0.5, -3.5, -2.0, -0.5, -3.5, 2.5, -3.5, -3.0, 3.5, 2.0, 0.5, -2.0, -3.5, -3.0, 0.5, -2.0,
    -2.0, 3.0, 3.0, 1.0, -1.0, -2.0, 1.0],
    t218: [0.97068775, 0.98201376, 0.37754068, 0.07585818, 0.8175745, 0.18242553, 0.37754068, 0.0015011822,
    0.01798621, 0.9890131, 0.98201376, 0.37754068, 0.02931223, 0.01798621, 0.62245935, 0.9241418,
    0.18242553, 0.8175745, 0.62245935, 0.9984988, 0.98201376, 0.010986943, 0.01798621, 0.62245935],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# A result with channels first is read by operations that know no layout: axes, shapes and
# constants are turned with it. Each reader has a layer of its own.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 2, 3, 8], 0.5, 120))
c3 = Parameter('c3', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t4 = Internal('t4', (U8, [1, 2, 3, 8], 0.5, 120))
c6 = Parameter('c6', (I32, [2]), [1, 2])
c5 = Parameter('c5', (I32, [2, 2]), [0, 0, 0, 0])
t7 = Internal('t7', (U8, [2, 2, 3, 4], 0.5, 120))
t8 = Internal('t8', (U8, [1, 2, 3, 4], 0.5, 120))
t9 = Output('t9', (U8, [1, 1, 3, 4], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 3, 4], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 3, 4], 0.5, 120))
t12 = Internal('t12', (U8, [1, 2, 3, 8], 0.5, 120))
c13 = Parameter('c13', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t14 = Internal('t14', (U8, [1, 2, 3, 8], 0.5, 120))
c16 = Parameter('c16', (I32, [2]), [1, 2])
c15 = Parameter('c15', (I32, [2, 2]), [0, 0, 0, 0])
t17 = Internal('t17', (U8, [2, 2, 3, 4], 0.5, 120))
t18 = Internal('t18', (U8, [1, 2, 3, 4], 0.5, 120))
t19 = Internal('t19', (U8, [1, 2, 2, 3], 0.5, 120))
x20 = Input('x20', (U8, [1, 2, 3, 4], 0.5, 120))
t21 = Internal('t21', (U8, [1, 2, 3, 8], 0.5, 120))
c22 = Parameter('c22', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t23 = Internal('t23', (U8, [1, 2, 3, 8], 0.5, 120))
c25 = Parameter('c25', (I32, [2]), [1, 2])
c24 = Parameter('c24', (I32, [2, 2]), [0, 0, 0, 0])
t26 = Internal('t26', (U8, [2, 2, 3, 4], 0.5, 120))
t27 = Internal('t27', (U8, [1, 2, 3, 4], 0.5, 120))
t28 = Output('t28', (U8, [1, 24], 0.5, 120))
x29 = Input('x29', (U8, [1, 2, 3, 4], 0.5, 120))
t30 = Internal('t30', (U8, [1, 2, 3, 8], 0.5, 120))
c31 = Parameter('c31', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t32 = Internal('t32', (U8, [1, 2, 3, 8], 0.5, 120))
c34 = Parameter('c34', (I32, [2]), [1, 2])
c33 = Parameter('c33', (I32, [2, 2]), [0, 0, 0, 0])
t35 = Internal('t35', (U8, [2, 2, 3, 4], 0.5, 120))
t36 = Internal('t36', (U8, [1, 2, 3, 4], 0.5, 120))
t37 = Output('t37', (U8, [8, 3], 0.5, 120))
x38 = Input('x38', (U8, [1, 2, 3, 4], 0.5, 120))
t39 = Internal('t39', (U8, [1, 2, 3, 8], 0.5, 120))
c40 = Parameter('c40', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t41 = Internal('t41', (U8, [1, 2, 3, 8], 0.5, 120))
c43 = Parameter('c43', (I32, [2]), [1, 2])
c42 = Parameter('c42', (I32, [2, 2]), [0, 0, 0, 0])
t44 = Internal('t44', (U8, [2, 2, 3, 4], 0.5, 120))
t45 = Internal('t45', (U8, [1, 2, 3, 4], 0.5, 120))
t46 = Internal('t46', (U8, [1, 2, 3, 4], 0.5, 120))
t47 = Output('t47', (U8, [1, 24], 0.5, 120))
x48 = Input('x48', (U8, [1, 2, 3, 4], 0.5, 120))
t49 = Internal('t49', (U8, [1, 2, 3, 8], 0.5, 120))
c50 = Parameter('c50', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t51 = Internal('t51', (U8, [1, 2, 3, 8], 0.5, 120))
c53 = Parameter('c53', (I32, [2]), [1, 2])
c52 = Parameter('c52', (I32, [2, 2]), [0, 0, 0, 0])
t54 = Internal('t54', (U8, [2, 2, 3, 4], 0.5, 120))
t55 = Internal('t55', (U8, [1, 2, 3, 4], 0.5, 120))
x56 = Input('x56', (U8, [1, 2, 3, 4], 0.5, 120))
t57 = Internal('t57', (U8, [1, 2, 3, 8], 0.5, 120))
c58 = Parameter('c58', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t59 = Internal('t59', (U8, [1, 2, 3, 8], 0.5, 120))
c61 = Parameter('c61', (I32, [2]), [1, 2])
c60 = Parameter('c60', (I32, [2, 2]), [0, 0, 0, 0])
t62 = Internal('t62', (U8, [2, 2, 3, 4], 0.5, 120))
t63 = Internal('t63', (U8, [1, 2, 3, 4], 0.5, 120))
t64 = Internal('t64', (U8, [1, 2, 3, 4], 0.5, 120))
t65 = Output('t65', (U8, [3, 8], 0.5, 120))
t66 = Output('t66', (U8, [6, 2], 0.5, 120))
x67 = Input('x67', (U8, [1, 2, 3, 4], 0.5, 120))
t68 = Internal('t68', (U8, [1, 2, 3, 8], 0.5, 120))
c69 = Parameter('c69', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t70 = Internal('t70', (U8, [1, 2, 3, 8], 0.5, 120))
c72 = Parameter('c72', (I32, [2]), [1, 2])
c71 = Parameter('c71', (I32, [2, 2]), [0, 0, 0, 0])
t73 = Internal('t73', (U8, [2, 2, 3, 4], 0.5, 120))
t74 = Internal('t74', (U8, [1, 2, 3, 4], 0.5, 120))
c75 = Parameter('c75', (U8, [2, 24], 0.5, 128), ([130, 128, 126, 128, 128] * 10)[:48])
c76 = Parameter('c76', (I32, [2], 0.25, 0), [4, -8])
t77 = Output('t77', (U8, [1, 2], 0.5, 120))
x78 = Input('x78', (U8, [1, 2, 3, 4], 0.5, 120))
t79 = Internal('t79', (U8, [1, 2, 3, 8], 0.5, 120))
c80 = Parameter('c80', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t81 = Internal('t81', (U8, [1, 2, 3, 8], 0.5, 120))
c83 = Parameter('c83', (I32, [2]), [1, 2])
c82 = Parameter('c82', (I32, [2, 2]), [0, 0, 0, 0])
t84 = Internal('t84', (U8, [2, 2, 3, 4], 0.5, 120))
t85 = Internal('t85', (U8, [1, 2, 3, 4], 0.5, 120))
x86 = Input('x86', (U8, [1, 2, 3, 4], 0.5, 120))
t87 = Output('t87', (U8, [1, 4, 3, 4], 0.5, 120))
x88 = Input('x88', (U8, [1, 2, 3, 4], 0.5, 120))
t89 = Internal('t89', (U8, [1, 2, 3, 8], 0.5, 120))
c90 = Parameter('c90', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t91 = Internal('t91', (U8, [1, 2, 3, 8], 0.5, 120))
c93 = Parameter('c93', (I32, [2]), [1, 2])
c92 = Parameter('c92', (I32, [2, 2]), [0, 0, 0, 0])
t94 = Internal('t94', (U8, [2, 2, 3, 4], 0.5, 120))
t95 = Internal('t95', (U8, [1, 2, 3, 4], 0.5, 120))
x96 = Input('x96', (U8, [1, 2, 3, 4], 0.5, 120))
t97 = Internal('t97', (U8, [1, 2, 3, 8], 0.5, 120))
c98 = Parameter('c98', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t99 = Internal('t99', (U8, [1, 2, 3, 8], 0.5, 120))
c101 = Parameter('c101', (I32, [2]), [1, 2])
c100 = Parameter('c100', (I32, [2, 2]), [0, 0, 0, 0])
t102 = Internal('t102', (U8, [2, 2, 3, 4], 0.5, 120))
t103 = Internal('t103', (U8, [1, 2, 3, 4], 0.5, 120))
t104 = Output('t104', (U8, [1, 2, 3, 8], 0.5, 120))
x105 = Input('x105', (U8, [1, 2, 3, 4], 0.5, 120))
t106 = Internal('t106', (U8, [1, 2, 3, 8], 0.5, 120))
c107 = Parameter('c107', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t108 = Internal('t108', (U8, [1, 2, 3, 8], 0.5, 120))
c110 = Parameter('c110', (I32, [2]), [1, 2])
c109 = Parameter('c109', (I32, [2, 2]), [0, 0, 0, 0])
t111 = Internal('t111', (U8, [2, 2, 3, 4], 0.5, 120))
t112 = Internal('t112', (U8, [1, 2, 3, 4], 0.5, 120))
c113 = Parameter('c113', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t114 = Output('t114', (U8, [1, 2, 3, 4], 0.5, 120))
x115 = Input('x115', (U8, [1, 2, 3, 4], 0.5, 120))
t116 = Internal('t116', (U8, [1, 2, 3, 8], 0.5, 120))
c117 = Parameter('c117', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t118 = Internal('t118', (U8, [1, 2, 3, 8], 0.5, 120))
c120 = Parameter('c120', (I32, [2]), [1, 2])
c119 = Parameter('c119', (I32, [2, 2]), [0, 0, 0, 0])
t121 = Internal('t121', (U8, [2, 2, 3, 4], 0.5, 120))
t122 = Internal('t122', (U8, [1, 2, 3, 4], 0.5, 120))
c123 = Parameter('c123', (U8, [4], 0.5, 120), [121, 122, 117, 124])
t124 = Output('t124', (U8, [1, 2, 3, 4], 0.5, 120))
x125 = Input('x125', (U8, [1, 2, 3, 4], 0.5, 120))
t126 = Internal('t126', (U8, [1, 2, 3, 8], 0.5, 120))
c127 = Parameter('c127', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t128 = Internal('t128', (U8, [1, 2, 3, 8], 0.5, 120))
c130 = Parameter('c130', (I32, [2]), [1, 2])
c129 = Parameter('c129', (I32, [2, 2]), [0, 0, 0, 0])
t131 = Internal('t131', (U8, [2, 2, 3, 4], 0.5, 120))
t132 = Internal('t132', (U8, [1, 2, 3, 4], 0.5, 120))
x133 = Input('x133', (U8, [1, 2, 3, 4], 0.5, 120))
t134 = Output('t134', (U8, [1, 2, 3, 4], 0.5, 120))
x135 = Input('x135', (U8, [1, 2, 3, 4], 0.5, 120))
t136 = Internal('t136', (U8, [1, 2, 3, 8], 0.5, 120))
c137 = Parameter('c137', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t138 = Internal('t138', (U8, [1, 2, 3, 8], 0.5, 120))
c140 = Parameter('c140', (I32, [2]), [1, 2])
c139 = Parameter('c139', (I32, [2, 2]), [0, 0, 0, 0])
t141 = Internal('t141', (U8, [2, 2, 3, 4], 0.5, 120))
t142 = Internal('t142', (U8, [1, 2, 3, 4], 0.5, 120))
t143 = Output('t143', (U8, [1, 3, 4, 2], 0.5, 120))
x144 = Input('x144', (U8, [1, 2, 3, 4], 0.5, 120))
t145 = Internal('t145', (U8, [1, 2, 3, 8], 0.5, 120))
c146 = Parameter('c146', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t147 = Internal('t147', (U8, [1, 2, 3, 8], 0.5, 120))
c149 = Parameter('c149', (I32, [2]), [1, 2])
c148 = Parameter('c148', (I32, [2, 2]), [0, 0, 0, 0])
t150 = Internal('t150', (U8, [2, 2, 3, 4], 0.5, 120))
t151 = Internal('t151', (U8, [1, 2, 3, 4], 0.5, 120))
t152 = Output('t152', (U8, [1, 2, 4, 3], 0.5, 120))
x153 = Input('x153', (U8, [1, 2, 3, 4], 0.5, 120))
t154 = Internal('t154', (U8, [1, 2, 3, 8], 0.5, 120))
c155 = Parameter('c155', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t156 = Internal('t156', (U8, [1, 2, 3, 8], 0.5, 120))
c158 = Parameter('c158', (I32, [2]), [1, 2])
c157 = Parameter('c157', (I32, [2, 2]), [0, 0, 0, 0])
t159 = Internal('t159', (U8, [2, 2, 3, 4], 0.5, 120))
t160 = Internal('t160', (U8, [1, 2, 3, 4], 0.5, 120))
c161 = Parameter('c161', (I32, [1]), [1])
t162 = Output('t162', (U8, [1, 3, 4], 0.5, 120))
x163 = Input('x163', (U8, [1, 2, 3, 4], 0.5, 120))
t164 = Internal('t164', (U8, [1, 2, 3, 8], 0.5, 120))
c165 = Parameter('c165', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t166 = Internal('t166', (U8, [1, 2, 3, 8], 0.5, 120))
c168 = Parameter('c168', (I32, [2]), [1, 2])
c167 = Parameter('c167', (I32, [2, 2]), [0, 0, 0, 0])
t169 = Internal('t169', (U8, [2, 2, 3, 4], 0.5, 120))
t170 = Internal('t170', (U8, [1, 2, 3, 4], 0.5, 120))
c171 = Parameter('c171', (I32, [2]), [2, 3])
t172 = Output('t172', (U8, [1, 2, 1, 1], 0.5, 120))
x173 = Input('x173', (U8, [1, 2, 3, 4], 0.5, 120))
t174 = Internal('t174', (U8, [1, 2, 3, 8], 0.5, 120))
c175 = Parameter('c175', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t176 = Internal('t176', (U8, [1, 2, 3, 8], 0.5, 120))
c178 = Parameter('c178', (I32, [2]), [1, 2])
c177 = Parameter('c177', (I32, [2, 2]), [0, 0, 0, 0])
t179 = Internal('t179', (U8, [2, 2, 3, 4], 0.5, 120))
t180 = Internal('t180', (U8, [1, 2, 3, 4], 0.5, 120))
t181 = Output('t181', (U8, [1, 1, 3, 2], 0.5, 120))
x182 = Input('x182', (U8, [1, 2, 3, 4], 0.5, 120))
t183 = Internal('t183', (U8, [1, 2, 3, 8], 0.5, 120))
c184 = Parameter('c184', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t185 = Internal('t185', (U8, [1, 2, 3, 8], 0.5, 120))
c187 = Parameter('c187', (I32, [2]), [1, 2])
c186 = Parameter('c186', (I32, [2, 2]), [0, 0, 0, 0])
t188 = Internal('t188', (U8, [2, 2, 3, 4], 0.5, 120))
t189 = Internal('t189', (U8, [1, 2, 3, 4], 0.5, 120))
t190 = Output('t190', (I32, [1, 3, 4]))
x191 = Input('x191', (U8, [1, 2, 3, 4], 0.5, 120))
t192 = Internal('t192', (U8, [1, 2, 3, 8], 0.5, 120))
c193 = Parameter('c193', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t194 = Internal('t194', (U8, [1, 2, 3, 8], 0.5, 120))
c196 = Parameter('c196', (I32, [2]), [1, 2])
c195 = Parameter('c195', (I32, [2, 2]), [0, 0, 0, 0])
t197 = Internal('t197', (U8, [2, 2, 3, 4], 0.5, 120))
t198 = Internal('t198', (U8, [1, 2, 3, 4], 0.5, 120))
c199 = Parameter('c199', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t200 = Output('t200', (U8, [1, 3, 3, 5], 0.5, 120))
x201 = Input('x201', (U8, [1, 2, 3, 4], 0.5, 120))
t202 = Internal('t202', (U8, [1, 2, 3, 8], 0.5, 120))
c203 = Parameter('c203', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t204 = Internal('t204', (U8, [1, 2, 3, 8], 0.5, 120))
c206 = Parameter('c206', (I32, [2]), [1, 2])
c205 = Parameter('c205', (I32, [2, 2]), [0, 0, 0, 0])
t207 = Internal('t207', (U8, [2, 2, 3, 4], 0.5, 120))
t208 = Internal('t208', (U8, [1, 2, 3, 4], 0.5, 120))
t209 = Output('t209', (U8, [1, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 3, True).To(t2)
model.Operation('ADD', t2, c3, 0).To(t4)
model.Operation('SPACE_TO_BATCH_ND', t4, c6, c5, True).To(t7)
model.Operation('SLICE', t7, [1, 0, 0, 0], [1, 2, 3, 4]).To(t8)
model.Operation('SPLIT', t8, 1, 2).To(t9, t10)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x11, 8, 3, True).To(t12)
model.Operation('ADD', t12, c13, 0).To(t14)
model.Operation('SPACE_TO_BATCH_ND', t14, c16, c15, True).To(t17)
model.Operation('SLICE', t17, [1, 0, 0, 0], [1, 2, 3, 4]).To(t18)
model.Operation('MAX_POOL_2D', t18, 2, 1, 1, 2, 2, 0, True).To(t19)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x20, 8, 3, True).To(t21)
model.Operation('ADD', t21, c22, 0).To(t23)
model.Operation('SPACE_TO_BATCH_ND', t23, c25, c24, True).To(t26)
model.Operation('SLICE', t26, [1, 0, 0, 0], [1, 2, 3, 4]).To(t27)
model.Operation('RESHAPE', t27, [1, 24]).To(t28)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x29, 8, 3, True).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('SPACE_TO_BATCH_ND', t32, c34, c33, True).To(t35)
model.Operation('SLICE', t35, [1, 0, 0, 0], [1, 2, 3, 4]).To(t36)
model.Operation('RESHAPE', t36, [8, 3]).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x38, 8, 3, True).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('SPACE_TO_BATCH_ND', t41, c43, c42, True).To(t44)
model.Operation('SLICE', t44, [1, 0, 0, 0], [1, 2, 3, 4]).To(t45)
model.Operation('RELU', t45).To(t46)
model.Operation('RESHAPE', t46, [1, -1]).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x48, 8, 3, True).To(t49)
model.Operation('ADD', t49, c50, 0).To(t51)
model.Operation('SPACE_TO_BATCH_ND', t51, c53, c52, True).To(t54)
model.Operation('SLICE', t54, [1, 0, 0, 0], [1, 2, 3, 4]).To(t55)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x56, 8, 3, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('SPACE_TO_BATCH_ND', t59, c61, c60, True).To(t62)
model.Operation('SLICE', t62, [1, 0, 0, 0], [1, 2, 3, 4]).To(t63)
model.Operation('ADD', t55, t63, 0).To(t64)
model.Operation('RESHAPE', t64, [3, -1]).To(t65)
model.Operation('RESHAPE', t19, [-1, 2]).To(t66)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x67, 8, 3, True).To(t68)
model.Operation('ADD', t68, c69, 0).To(t70)
model.Operation('SPACE_TO_BATCH_ND', t70, c72, c71, True).To(t73)
model.Operation('SLICE', t73, [1, 0, 0, 0], [1, 2, 3, 4]).To(t74)
model.Operation('FULLY_CONNECTED', t74, c75, c76, 0).To(t77)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x78, 8, 3, True).To(t79)
model.Operation('ADD', t79, c80, 0).To(t81)
model.Operation('SPACE_TO_BATCH_ND', t81, c83, c82, True).To(t84)
model.Operation('SLICE', t84, [1, 0, 0, 0], [1, 2, 3, 4]).To(t85)
model.Operation('CONCATENATION', t85, x86, 1).To(t87)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x88, 8, 3, True).To(t89)
model.Operation('ADD', t89, c90, 0).To(t91)
model.Operation('SPACE_TO_BATCH_ND', t91, c93, c92, True).To(t94)
model.Operation('SLICE', t94, [1, 0, 0, 0], [1, 2, 3, 4]).To(t95)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x96, 8, 3, True).To(t97)
model.Operation('ADD', t97, c98, 0).To(t99)
model.Operation('SPACE_TO_BATCH_ND', t99, c101, c100, True).To(t102)
model.Operation('SLICE', t102, [1, 0, 0, 0], [1, 2, 3, 4]).To(t103)
model.Operation('CONCATENATION', t95, t103, 3).To(t104)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x105, 8, 3, True).To(t106)
model.Operation('ADD', t106, c107, 0).To(t108)
model.Operation('SPACE_TO_BATCH_ND', t108, c110, c109, True).To(t111)
model.Operation('SLICE', t111, [1, 0, 0, 0], [1, 2, 3, 4]).To(t112)
model.Operation('ADD', t112, c113, 0).To(t114)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x115, 8, 3, True).To(t116)
model.Operation('ADD', t116, c117, 0).To(t118)
model.Operation('SPACE_TO_BATCH_ND', t118, c120, c119, True).To(t121)
model.Operation('SLICE', t121, [1, 0, 0, 0], [1, 2, 3, 4]).To(t122)
model.Operation('ADD', t122, c123, 0).To(t124)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x125, 8, 3, True).To(t126)
model.Operation('ADD', t126, c127, 0).To(t128)
model.Operation('SPACE_TO_BATCH_ND', t128, c130, c129, True).To(t131)
model.Operation('SLICE', t131, [1, 0, 0, 0], [1, 2, 3, 4]).To(t132)
model.Operation('ADD', t132, x133, 0).To(t134)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x135, 8, 3, True).To(t136)
model.Operation('ADD', t136, c137, 0).To(t138)
model.Operation('SPACE_TO_BATCH_ND', t138, c140, c139, True).To(t141)
model.Operation('SLICE', t141, [1, 0, 0, 0], [1, 2, 3, 4]).To(t142)
model.Operation('TRANSPOSE', t142, [0, 2, 3, 1]).To(t143)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x144, 8, 3, True).To(t145)
model.Operation('ADD', t145, c146, 0).To(t147)
model.Operation('SPACE_TO_BATCH_ND', t147, c149, c148, True).To(t150)
model.Operation('SLICE', t150, [1, 0, 0, 0], [1, 2, 3, 4]).To(t151)
model.Operation('TRANSPOSE', t151, [0, 1, 3, 2]).To(t152)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x153, 8, 3, True).To(t154)
model.Operation('ADD', t154, c155, 0).To(t156)
model.Operation('SPACE_TO_BATCH_ND', t156, c158, c157, True).To(t159)
model.Operation('SLICE', t159, [1, 0, 0, 0], [1, 2, 3, 4]).To(t160)
model.Operation('REDUCE_MAX', t160, c161, False).To(t162)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x163, 8, 3, True).To(t164)
model.Operation('ADD', t164, c165, 0).To(t166)
model.Operation('SPACE_TO_BATCH_ND', t166, c168, c167, True).To(t169)
model.Operation('SLICE', t169, [1, 0, 0, 0], [1, 2, 3, 4]).To(t170)
model.Operation('REDUCE_MAX', t170, c171, True).To(t172)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x173, 8, 3, True).To(t174)
model.Operation('ADD', t174, c175, 0).To(t176)
model.Operation('SPACE_TO_BATCH_ND', t176, c178, c177, True).To(t179)
model.Operation('SLICE', t179, [1, 0, 0, 0], [1, 2, 3, 4]).To(t180)
model.Operation('SLICE', t180, [0, 1, 0, 1], [1, 1, 3, 2]).To(t181)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x182, 8, 3, True).To(t183)
model.Operation('ADD', t183, c184, 0).To(t185)
model.Operation('SPACE_TO_BATCH_ND', t185, c187, c186, True).To(t188)
model.Operation('SLICE', t188, [1, 0, 0, 0], [1, 2, 3, 4]).To(t189)
model.Operation('ARGMAX', t189, 1).To(t190)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x191, 8, 3, True).To(t192)
model.Operation('ADD', t192, c193, 0).To(t194)
model.Operation('SPACE_TO_BATCH_ND', t194, c196, c195, True).To(t197)
model.Operation('SLICE', t197, [1, 0, 0, 0], [1, 2, 3, 4]).To(t198)
model.Operation('PAD', t198, c199).To(t200)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x201, 8, 3, True).To(t202)
model.Operation('ADD', t202, c203, 0).To(t204)
model.Operation('SPACE_TO_BATCH_ND', t204, c206, c205, True).To(t207)
model.Operation('SLICE', t207, [1, 0, 0, 0], [1, 2, 3, 4]).To(t208)
model.Operation('MAX_POOL_2D', t208, 2, 1, 1, 2, 2, 0, False).To(t209)
Example({
    x1: [115, 119, 117, 119, 119, 124, 116, 121, 114, 115, 122, 112, 112, 119, 124, 118, 126, 123, 128, 121,
    112, 118, 117, 113],
    t9: [116, 122, 122, 126, 120, 127, 121, 128, 115, 118, 127, 119],
    t10: [113, 122, 129, 125, 127, 126, 133, 128, 113, 121, 122, 120],
    x11: [128, 126, 123, 126, 117, 127, 115, 114, 116, 116, 124, 117, 115, 122, 123, 124, 123, 126, 117, 118,
    127, 125, 128, 122],
    x20: [122, 123, 112, 119, 118, 122, 122, 123, 115, 122, 128, 116, 114, 118, 115, 115, 114, 115, 116, 116,
    127, 124, 119, 117],
    t28: [123, 126, 117, 126, 119, 125, 127, 130, 116, 125, 133, 123, 115, 121, 120, 122, 115, 118, 121, 123,
    128, 127, 124, 124],
    x29: [127, 113, 112, 128, 122, 122, 124, 123, 128, 116, 116, 114, 124, 124, 122, 118, 121, 122, 119, 115,
    114, 124, 112, 125],
    t37: [128, 116, 117, 135, 123, 125, 129, 130, 129, 119, 121, 121, 125, 127, 127, 125, 122, 125, 124, 122,
    115, 127, 117, 132],
    x38: [124, 125, 113, 124, 128, 122, 127, 115, 118, 122, 115, 123, 121, 127, 114, 123, 116, 126, 124, 113,
    122, 114, 123, 124],
    t47: [125, 128, 120, 131, 129, 125, 132, 122, 120, 125, 120, 130, 122, 130, 120, 130, 120, 129, 129, 120,
    123, 120, 128, 131],
    x48: [126, 122, 125, 118, 122, 127, 124, 125, 118, 114, 125, 124, 116, 128, 114, 123, 119, 124, 122, 122,
    116, 128, 122, 124],
    x56: [117, 118, 122, 114, 115, 122, 127, 112, 117, 115, 123, 126, 124, 125, 122, 122, 122, 122, 115, 126,
    116, 117, 125, 112],
    t65: [125, 126, 137, 126, 119, 135, 141, 131, 117, 115, 138, 144, 122, 139, 126, 139, 123, 132, 127, 142,
    114, 131, 137, 130],
    t66: [130, 130, 133, 130, 130, 129, 129, 129, 131, 129, 133, 133],
    x67: [116, 117, 127, 122, 113, 126, 125, 114, 116, 124, 114, 127, 115, 126, 117, 122, 115, 122, 116, 116,
    114, 128, 119, 115],
    t77: [113, 129],
    x78: [121, 126, 126, 116, 114, 114, 126, 127, 121, 122, 113, 127, 123, 117, 127, 117, 127, 121, 125, 126,
    116, 118, 119, 127],
    x86: [128, 122, 114, 114, 123, 126, 125, 118, 122, 127, 122, 124, 125, 122, 122, 112, 127, 128, 121, 113,
    124, 121, 115, 122],
    t87: packed('<i2',
    'c-oc00TRFv3<SVFSsA7|7oy0!y}>TVtSL{27U#EU{C5_*A;#LYpo0p8Zt_wRo=XRmFBd8'
),
    x88: [113, 123, 118, 117, 128, 122, 114, 122, 122, 122, 123, 124, 122, 115, 121, 113, 122, 126, 115, 128,
    127, 113, 123, 122],
    x96: [118, 122, 121, 116, 122, 125, 122, 115, 113, 124, 113, 128, 126, 127, 112, 122, 113, 114, 127, 115,
    128, 119, 116, 112],
    t104: packed('<i2',
    'c-oc0i4lMx3<N-H&IrMrc@CMOZEA2=0<U_2u0*B5>yzvoJx0z(aBOMI>MqhAy?#2EUKd6'
),
    x105: [112, 118, 116, 112, 114, 121, 113, 119, 126, 121, 119, 117, 113, 118, 117, 127, 112, 125, 118, 121,
    116, 122, 124, 122],
    t114: [114, 122, 122, 120, 116, 125, 119, 127, 128, 125, 125, 125, 112, 119, 120, 132, 111, 126, 121, 126,
    115, 123, 127, 127],
    x115: [123, 118, 114, 119, 118, 112, 123, 118, 113, 117, 123, 114, 126, 122, 115, 122, 125, 124, 118, 116,
    114, 125, 114, 114],
    t124: [125, 123, 116, 130, 120, 117, 125, 129, 115, 122, 125, 125, 128, 127, 117, 133, 127, 129, 120, 127,
    116, 130, 116, 125],
    x125: [116, 122, 116, 127, 114, 119, 128, 127, 121, 125, 125, 119, 125, 128, 122, 116, 113, 118, 114, 127,
    112, 128, 128, 117],
    x133: [121, 128, 114, 114, 127, 125, 118, 116, 114, 117, 121, 128, 119, 113, 127, 121, 121, 117, 118, 122,
    114, 112, 112, 123],
    t134: [118, 133, 115, 128, 122, 127, 131, 130, 116, 125, 131, 134, 125, 124, 134, 124, 115, 118, 117, 136,
    107, 123, 125, 127],
    x135: [122, 115, 128, 118, 122, 112, 125, 127, 114, 116, 118, 122, 128, 124, 127, 113, 125, 127, 115, 119,
    117, 122, 112, 122],
    t143: [123, 129, 118, 127, 133, 132, 125, 120, 123, 126, 115, 130, 130, 120, 134, 126, 115, 118, 119, 125,
    123, 117, 129, 129],
    x144: [112, 117, 113, 118, 121, 112, 124, 115, 125, 121, 113, 122, 123, 115, 113, 122, 124, 116, 115, 115,
    122, 123, 117, 128],
    t152: [113, 122, 126, 120, 115, 124, 118, 129, 118, 125, 122, 129, 124, 125, 123, 118, 119, 126, 118, 120,
    122, 129, 122, 135],
    x153: [119, 128, 114, 114, 128, 126, 127, 114, 118, 117, 114, 126, 112, 124, 124, 122, 112, 114, 115, 122,
    118, 122, 125, 127],
    t162: [120, 131, 129, 129, 129, 129, 132, 129, 119, 125, 130, 134],
    x163: [121, 121, 124, 114, 125, 112, 115, 122, 112, 116, 119, 114, 115, 123, 122, 118, 119, 119, 118, 127,
    112, 122, 119, 113],
    t172: [129, 134],
    x173: [126, 125, 115, 117, 122, 125, 122, 118, 117, 124, 125, 115, 128, 123, 123, 127, 127, 114, 126, 125,
    116, 127, 124, 122],
    t181: [126, 128, 117, 131, 130, 129],
    x182: [123, 128, 112, 116, 116, 122, 117, 119, 117, 124, 123, 123, 127, 116, 118, 122, 123, 114, 116, 116,
    117, 112, 125, 118],
    t190: [1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0],
    x191: [124, 128, 124, 112, 126, 124, 122, 116, 114, 115, 112, 112, 112, 117, 123, 124, 117, 127, 123, 122,
    122, 123, 117, 125],
    t200: packed('<i2',
    'c-pI|KmoPQjpY^f_4U;i#bu@C6@?WI%@t)$4UHAmbyY1D45R=6vAz|0'
),
    x201: [115, 125, 115, 122, 121, 122, 124, 125, 121, 116, 115, 119, 123, 123, 112, 118, 123, 115, 114, 122,
    123, 126, 119, 115],
    t209: [124, 128, 129, 132, 124, 129, 129, 132],
}, name='before_quant8').AddVariations(signed(x1, t2, c3, t4, t7, t8, t9, t10, x11, t12, c13, t14, t17, t18, t19, x20, t21, c22, t23, t26, t27, t28, x29, t30, c31, t32, t35, t36, t37, x38, t39, c40, t41, t44, t45, t46, t47, x48, t49, c50, t51, t54, t55, x56, t57, c58, t59, t62, t63, t64, t65, t66, x67, t68, c69, t70, t73, t74, c75, t77, x78, t79, c80, t81, t84, t85, x86, t87, x88, t89, c90, t91, t94, t95, x96, t97, c98, t99, t102, t103, t104, x105, t106, c107, t108, t111, t112, c113, t114, x115, t116, c117, t118, t121, t122, c123, t124, x125, t126, c127, t128, t131, t132, x133, t134, x135, t136, c137, t138, t141, t142, t143, x144, t145, c146, t147, t150, t151, t152, x153, t154, c155, t156, t159, t160, t162, x163, t164, c165, t166, t169, t170, t172, x173, t174, c175, t176, t179, t180, t181, x182, t183, c184, t185, t188, t189, x191, t192, c193, t194, t197, t198, t200, x201, t202, c203, t204, t207, t208, t209)).DisableLifeTimeVariation()

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
t24 = Internal('t24', (F32, [1, 2, 3, 8]))
c25 = Parameter('c25', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t26 = Internal('t26', (F32, [1, 2, 3, 8]))
c28 = Parameter('c28', (I32, [2]), [1, 2])
c27 = Parameter('c27', (I32, [2, 2]), [0, 0, 0, 0])
t29 = Internal('t29', (F32, [2, 2, 3, 4]))
t30 = Output('t30', (F32, [1, 2, 3, 4]))
t31 = Internal('t31', (F32, [1, 2, 3, 8]))
c32 = Parameter('c32', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t33 = Internal('t33', (F32, [1, 2, 3, 8]))
c35 = Parameter('c35', (I32, [2]), [1, 2])
c34 = Parameter('c34', (I32, [2, 2]), [0, 0, 0, 0])
t36 = Internal('t36', (F32, [2, 2, 3, 4]))
t37 = Output('t37', (F32, [1, 2, 3, 4]))
t38 = Internal('t38', (F32, [1, 2, 3, 8]))
c39 = Parameter('c39', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t40 = Internal('t40', (F32, [1, 2, 3, 8]))
c42 = Parameter('c42', (I32, [2]), [1, 2])
c41 = Parameter('c41', (I32, [2, 2]), [0, 0, 0, 0])
t43 = Internal('t43', (F32, [2, 2, 3, 4]))
t44 = Output('t44', (F32, [1, 2, 3, 4]))
t45 = Internal('t45', (F32, [1, 2, 3, 8]))
c46 = Parameter('c46', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t47 = Internal('t47', (F32, [1, 2, 3, 8]))
c49 = Parameter('c49', (I32, [2]), [1, 2])
c48 = Parameter('c48', (I32, [2, 2]), [0, 0, 0, 0])
t50 = Internal('t50', (F32, [2, 2, 3, 4]))
t51 = Output('t51', (F32, [1, 2, 3, 4]))
t52 = Internal('t52', (F32, [1, 2, 3, 8]))
c53 = Parameter('c53', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t54 = Internal('t54', (F32, [1, 2, 3, 8]))
c56 = Parameter('c56', (I32, [2]), [1, 2])
c55 = Parameter('c55', (I32, [2, 2]), [0, 0, 0, 0])
t57 = Internal('t57', (F32, [2, 2, 3, 4]))
t58 = Output('t58', (F32, [1, 2, 3, 4]))
t59 = Internal('t59', (F32, [1, 2, 3, 8]))
c60 = Parameter('c60', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t61 = Internal('t61', (F32, [1, 2, 3, 8]))
c63 = Parameter('c63', (I32, [2]), [1, 2])
c62 = Parameter('c62', (I32, [2, 2]), [0, 0, 0, 0])
t64 = Internal('t64', (F32, [2, 2, 3, 4]))
t65 = Output('t65', (F32, [1, 2, 3, 4]))
t66 = Internal('t66', (F32, [1, 2, 3, 8]))
c67 = Parameter('c67', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t68 = Internal('t68', (F32, [1, 2, 3, 8]))
c70 = Parameter('c70', (I32, [2]), [1, 2])
c69 = Parameter('c69', (I32, [2, 2]), [0, 0, 0, 0])
t71 = Internal('t71', (F32, [2, 2, 3, 4]))
t72 = Output('t72', (F32, [1, 2, 3, 4]))
t73 = Internal('t73', (F32, [1, 2, 3, 8]))
c74 = Parameter('c74', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t75 = Internal('t75', (F32, [1, 2, 3, 8]))
c77 = Parameter('c77', (I32, [2]), [1, 2])
c76 = Parameter('c76', (I32, [2, 2]), [0, 0, 0, 0])
t78 = Internal('t78', (F32, [2, 2, 3, 4]))
t79 = Output('t79', (F32, [1, 2, 3, 4]))
t80 = Internal('t80', (F32, [1, 2, 3, 8]))
c81 = Parameter('c81', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t82 = Internal('t82', (F32, [1, 2, 3, 8]))
c84 = Parameter('c84', (I32, [2]), [1, 2])
c83 = Parameter('c83', (I32, [2, 2]), [0, 0, 0, 0])
t85 = Internal('t85', (F32, [2, 2, 3, 4]))
t86 = Output('t86', (F32, [1, 2, 3, 4]))
t87 = Internal('t87', (F32, [1, 2, 3, 8]))
c88 = Parameter('c88', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t89 = Internal('t89', (F32, [1, 2, 3, 8]))
c91 = Parameter('c91', (I32, [2]), [1, 2])
c90 = Parameter('c90', (I32, [2, 2]), [0, 0, 0, 0])
t92 = Internal('t92', (F32, [2, 2, 3, 4]))
t93 = Output('t93', (F32, [1, 2, 3, 4]))
t94 = Internal('t94', (F32, [1, 2, 3, 8]))
c95 = Parameter('c95', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t96 = Internal('t96', (F32, [1, 2, 3, 8]))
c98 = Parameter('c98', (I32, [2]), [1, 2])
c97 = Parameter('c97', (I32, [2, 2]), [0, 0, 0, 0])
t99 = Internal('t99', (F32, [2, 2, 3, 4]))
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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t6, 8, 3, True).To(t24)
model.Operation('ADD', t24, c25, 0).To(t26)
model.Operation('SPACE_TO_BATCH_ND', t26, c28, c27, True).To(t29)
model.Operation('SLICE', t29, [1, 0, 0, 0], [1, 2, 3, 4]).To(t30)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t8, 8, 3, True).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('SPACE_TO_BATCH_ND', t33, c35, c34, True).To(t36)
model.Operation('SLICE', t36, [1, 0, 0, 0], [1, 2, 3, 4]).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t9, 8, 3, True).To(t38)
model.Operation('ADD', t38, c39, 0).To(t40)
model.Operation('SPACE_TO_BATCH_ND', t40, c42, c41, True).To(t43)
model.Operation('SLICE', t43, [1, 0, 0, 0], [1, 2, 3, 4]).To(t44)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t11, 8, 3, True).To(t45)
model.Operation('ADD', t45, c46, 0).To(t47)
model.Operation('SPACE_TO_BATCH_ND', t47, c49, c48, True).To(t50)
model.Operation('SLICE', t50, [1, 0, 0, 0], [1, 2, 3, 4]).To(t51)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t14, 8, 3, True).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('SPACE_TO_BATCH_ND', t54, c56, c55, True).To(t57)
model.Operation('SLICE', t57, [1, 0, 0, 0], [1, 2, 3, 4]).To(t58)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t17, 8, 3, True).To(t59)
model.Operation('ADD', t59, c60, 0).To(t61)
model.Operation('SPACE_TO_BATCH_ND', t61, c63, c62, True).To(t64)
model.Operation('SLICE', t64, [1, 0, 0, 0], [1, 2, 3, 4]).To(t65)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 3, True).To(t66)
model.Operation('ADD', t66, c67, 0).To(t68)
model.Operation('SPACE_TO_BATCH_ND', t68, c70, c69, True).To(t71)
model.Operation('SLICE', t71, [1, 0, 0, 0], [1, 2, 3, 4]).To(t72)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t20, 8, 3, True).To(t73)
model.Operation('ADD', t73, c74, 0).To(t75)
model.Operation('SPACE_TO_BATCH_ND', t75, c77, c76, True).To(t78)
model.Operation('SLICE', t78, [1, 0, 0, 0], [1, 2, 3, 4]).To(t79)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t23, 8, 3, True).To(t80)
model.Operation('ADD', t80, c81, 0).To(t82)
model.Operation('SPACE_TO_BATCH_ND', t82, c84, c83, True).To(t85)
model.Operation('SLICE', t85, [1, 0, 0, 0], [1, 2, 3, 4]).To(t86)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 3, True).To(t87)
model.Operation('ADD', t87, c88, 0).To(t89)
model.Operation('SPACE_TO_BATCH_ND', t89, c91, c90, True).To(t92)
model.Operation('SLICE', t92, [1, 0, 0, 0], [1, 2, 3, 4]).To(t93)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 3, True).To(t94)
model.Operation('ADD', t94, c95, 0).To(t96)
model.Operation('SPACE_TO_BATCH_ND', t96, c98, c97, True).To(t99)
model.Operation('SLICE', t99, [1, 0, 0, 0], [1, 2, 3, 4]).To(t100)
Example({
    x2: packed('|i1',
    'c-jTQhYbKQ2m>$?==lFyW?DPEW>gZ<l2*=IJTj%x8T1Rg$Cd+|#G`!PIvUR', 0.5
),
    x5: [-2.5, -3.5, -1.0, 1.0, -0.5, 2.5, -0.5, 3.5, 1.0, -4.0, -1.5, 1.5, 2.0, 1.5, 3.5, 0.5, 2.0, 4.0,
    -2.0, -2.5, 2.0, -0.5, 1.5, 4.0],
    x7: [2.5, -2.5, 0.5, -2.0, 1.0, -1.0, -1.0, 2.5, -3.5, 2.5, -1.5, 1.0, -3.5, -2.0, -2.0, -1.0, -0.5,
    -3.5, 1.0, -2.5, -0.5, -2.0, -1.0, -1.5],
    x1: [-3.0, 4.0, 3.0, -1.5, -3.5, 1.5, -1.5, 2.5, -1.0, 0.5, 0.5, 2.0, -2.5, 1.0, 2.0, -1.0, -2.5, -3.0,
    -3.0, -2.5, 1.5, -1.5, 1.0, 3.0],
    x10: [-1.5, -1.0, 1.5, 1.5, 4.0, 3.5, 0.5, -3.5, 0.5, 3.5, 0.5, 3.5, 1.5, 3.5, -2.0, -1.0, 3.5, -3.5,
    3.5, -2.5, 3.5, 1.5, -1.0, 1.5],
    x12: [2.5, -1.5, 0.5, -0.5, 1.0, -2.5, -2.5, 4.0, -3.5, 2.0, -3.0, 4.0],
    x13: [1.5, -1.5, 3.5, 1.0, -1.5, 2.0, -3.0, -3.5, 0.5, 4.0, 0.5, -2.5],
    x15: [-4.0, -3.5, 1.0, -2.5, -1.0, -2.5, 0.5, 2.0, 2.5, -1.5, -2.5, -2.0, -1.0, 0.5, 4.0, -3.0, -3.0,
    -4.0, -3.0, 2.0, -3.5, -1.0, 4.0, 3.5],
    x19: packed('|i1',
    'c-j@mK@I>Q2m`P%QTYFB0W&c6*2c!N5qil?WiWK|A8pr2*Xpwl)HQ^7V0jl2', 0.5
),
    x21: [1.0, -4.0, 2.5, 3.5, 0.5, -2.5],
    t30: [-2.0, -2.0, 1.5, 4.5, 0.0, 4.0, 2.0, 7.0, 1.5, -2.5, 1.0, 5.0, 2.5, 3.0, 6.0, 4.0, 2.5, 5.5, 0.5,
    1.0, 2.5, 1.0, 4.0, 7.5],
    t37: [3.0, -1.0, 3.0, 1.5, 1.5, 0.5, 1.5, 6.0, -3.0, 4.0, 1.0, 4.5, -3.0, -0.5, 0.5, 2.5, 0.0, -2.0, 3.5,
    1.0, 0.0, -0.5, 1.5, 2.0],
    t44: [-2.5, 4.5, -1.0, 2.0, -0.5, 2.0, 0.0, 5.5, -2.0, -1.5, 4.0, 4.5, 4.5, 0.0, 4.0, 6.0, 1.0, 3.5, 3.5,
    2.5, -2.5, -1.0, 1.0, 6.5],
    t51: [-1.0, 2.0, 4.0, 7.0, 2.0, 2.0, 0.5, 7.0, 4.5, 2.0, 6.0, 2.5, -0.5, -2.0, 6.0, 1.0, 2.0, 5.0, 1.5,
    5.0, 4.0, 5.0, -1.0, 5.0],
    t58: [3.0, 0.0, 3.0, 3.0, 1.5, -1.0, 0.0, 7.5, -3.0, 3.5, -0.5, 7.5, 2.0, 0.0, 6.0, 4.5, -1.0, 3.5, -0.5,
    0.0, 1.0, 5.5, 3.0, 1.0],
    t65: [-4.0, -2.5, 3.0, 0.5, -1.0, -1.5, 2.5, 5.0, 2.5, -0.5, -0.5, 1.0, 0.5, 3.0, 7.5, 1.5, -1.5, -1.5,
    0.5, 6.5, -2.0, 1.5, 7.5, 8.0],
    t72: [-2.5, 3.5, 0.0, -0.5, -0.5, -1.0, 5.0, 2.5, 4.0, 2.0, 1.0, 1.0, 2.0, -2.0, 0.5, 0.5, -3.0, 0.5,
    -1.5, 7.5, 1.5, 3.5, 6.5, 7.0],
    t79: [-0.5, 2.5, 5.0, 5.5, 2.0, 5.0, 2.0, 4.0, -1.0, 5.5, 3.5, 4.0, -1.0, 5.5, 4.5, 5.5, 0.0, 4.5, 4.0,
    6.5, 1.5, 5.5, 6.5, 5.5],
    t86: [0.5, 1.5, 2.5, 3.5, 0.5, 1.5, 2.5, 3.5, 0.5, 1.5, 2.5, 3.5, 0.5, 2.5, -1.5, 3.5, 0.5, 4.0, 6.0,
    3.5, 0.5, 2.0, 0.0, 3.5],
    t93: [2.0, -2.0, 0.5, 0.5, -3.0, 0.5, -1.5, 7.5, 1.5, 3.5, 6.5, 7.0, 2.5, 4.0, -1.5, 4.5, 1.5, 4.5, 1.5,
    2.5, 1.5, 1.0, 1.5, 4.0],
    t100: [-3.0, -2.5, 0.0, 2.0, -1.0, 3.0, 3.0, 0.5, 1.5, -2.0, 0.5, 4.0, -2.5, 3.5, 0.0, -0.5, -0.5, -1.0,
    5.0, 2.5, 4.0, 2.0, 1.0, 1.0],
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
t24 = Internal('t24', (U8, [1, 2, 3, 8], 0.5, 120))
c25 = Parameter('c25', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t26 = Internal('t26', (U8, [1, 2, 3, 8], 0.5, 120))
c28 = Parameter('c28', (I32, [2]), [1, 2])
c27 = Parameter('c27', (I32, [2, 2]), [0, 0, 0, 0])
t29 = Internal('t29', (U8, [2, 2, 3, 4], 0.5, 120))
t30 = Output('t30', (U8, [1, 2, 3, 4], 0.5, 120))
t31 = Internal('t31', (U8, [1, 2, 3, 8], 0.5, 120))
c32 = Parameter('c32', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t33 = Internal('t33', (U8, [1, 2, 3, 8], 0.5, 120))
c35 = Parameter('c35', (I32, [2]), [1, 2])
c34 = Parameter('c34', (I32, [2, 2]), [0, 0, 0, 0])
t36 = Internal('t36', (U8, [2, 2, 3, 4], 0.5, 120))
t37 = Output('t37', (U8, [1, 2, 3, 4], 0.5, 120))
t38 = Internal('t38', (U8, [1, 2, 3, 8], 0.5, 120))
c39 = Parameter('c39', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t40 = Internal('t40', (U8, [1, 2, 3, 8], 0.5, 120))
c42 = Parameter('c42', (I32, [2]), [1, 2])
c41 = Parameter('c41', (I32, [2, 2]), [0, 0, 0, 0])
t43 = Internal('t43', (U8, [2, 2, 3, 4], 0.5, 120))
t44 = Output('t44', (U8, [1, 2, 3, 4], 0.5, 120))
t45 = Internal('t45', (U8, [1, 2, 3, 8], 0.5, 120))
c46 = Parameter('c46', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t47 = Internal('t47', (U8, [1, 2, 3, 8], 0.5, 120))
c49 = Parameter('c49', (I32, [2]), [1, 2])
c48 = Parameter('c48', (I32, [2, 2]), [0, 0, 0, 0])
t50 = Internal('t50', (U8, [2, 2, 3, 4], 0.5, 120))
t51 = Output('t51', (U8, [1, 2, 3, 4], 0.5, 120))
t52 = Internal('t52', (U8, [1, 2, 3, 8], 0.5, 120))
c53 = Parameter('c53', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t54 = Internal('t54', (U8, [1, 2, 3, 8], 0.5, 120))
c56 = Parameter('c56', (I32, [2]), [1, 2])
c55 = Parameter('c55', (I32, [2, 2]), [0, 0, 0, 0])
t57 = Internal('t57', (U8, [2, 2, 3, 4], 0.5, 120))
t58 = Output('t58', (U8, [1, 2, 3, 4], 0.5, 120))
t59 = Internal('t59', (U8, [1, 2, 3, 8], 0.5, 120))
c60 = Parameter('c60', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t61 = Internal('t61', (U8, [1, 2, 3, 8], 0.5, 120))
c63 = Parameter('c63', (I32, [2]), [1, 2])
c62 = Parameter('c62', (I32, [2, 2]), [0, 0, 0, 0])
t64 = Internal('t64', (U8, [2, 2, 3, 4], 0.5, 120))
t65 = Output('t65', (U8, [1, 2, 3, 4], 0.5, 120))
t66 = Internal('t66', (U8, [1, 2, 3, 8], 0.5, 120))
c67 = Parameter('c67', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t68 = Internal('t68', (U8, [1, 2, 3, 8], 0.5, 120))
c70 = Parameter('c70', (I32, [2]), [1, 2])
c69 = Parameter('c69', (I32, [2, 2]), [0, 0, 0, 0])
t71 = Internal('t71', (U8, [2, 2, 3, 4], 0.5, 120))
t72 = Output('t72', (U8, [1, 2, 3, 4], 0.5, 120))
t73 = Internal('t73', (U8, [1, 2, 3, 8], 0.5, 120))
c74 = Parameter('c74', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t75 = Internal('t75', (U8, [1, 2, 3, 8], 0.5, 120))
c77 = Parameter('c77', (I32, [2]), [1, 2])
c76 = Parameter('c76', (I32, [2, 2]), [0, 0, 0, 0])
t78 = Internal('t78', (U8, [2, 2, 3, 4], 0.5, 120))
t79 = Output('t79', (U8, [1, 2, 3, 4], 0.5, 120))
t80 = Internal('t80', (U8, [1, 2, 3, 8], 0.5, 120))
c81 = Parameter('c81', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t82 = Internal('t82', (U8, [1, 2, 3, 8], 0.5, 120))
c84 = Parameter('c84', (I32, [2]), [1, 2])
c83 = Parameter('c83', (I32, [2, 2]), [0, 0, 0, 0])
t85 = Internal('t85', (U8, [2, 2, 3, 4], 0.5, 120))
t86 = Output('t86', (U8, [1, 2, 3, 4], 0.5, 120))
t87 = Internal('t87', (U8, [1, 2, 3, 8], 0.5, 120))
c88 = Parameter('c88', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t89 = Internal('t89', (U8, [1, 2, 3, 8], 0.5, 120))
c91 = Parameter('c91', (I32, [2]), [1, 2])
c90 = Parameter('c90', (I32, [2, 2]), [0, 0, 0, 0])
t92 = Internal('t92', (U8, [2, 2, 3, 4], 0.5, 120))
t93 = Output('t93', (U8, [1, 2, 3, 4], 0.5, 120))
t94 = Internal('t94', (U8, [1, 2, 3, 8], 0.5, 120))
c95 = Parameter('c95', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t96 = Internal('t96', (U8, [1, 2, 3, 8], 0.5, 120))
c98 = Parameter('c98', (I32, [2]), [1, 2])
c97 = Parameter('c97', (I32, [2, 2]), [0, 0, 0, 0])
t99 = Internal('t99', (U8, [2, 2, 3, 4], 0.5, 120))
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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t6, 8, 3, True).To(t24)
model.Operation('ADD', t24, c25, 0).To(t26)
model.Operation('SPACE_TO_BATCH_ND', t26, c28, c27, True).To(t29)
model.Operation('SLICE', t29, [1, 0, 0, 0], [1, 2, 3, 4]).To(t30)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t8, 8, 3, True).To(t31)
model.Operation('ADD', t31, c32, 0).To(t33)
model.Operation('SPACE_TO_BATCH_ND', t33, c35, c34, True).To(t36)
model.Operation('SLICE', t36, [1, 0, 0, 0], [1, 2, 3, 4]).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t9, 8, 3, True).To(t38)
model.Operation('ADD', t38, c39, 0).To(t40)
model.Operation('SPACE_TO_BATCH_ND', t40, c42, c41, True).To(t43)
model.Operation('SLICE', t43, [1, 0, 0, 0], [1, 2, 3, 4]).To(t44)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t11, 8, 3, True).To(t45)
model.Operation('ADD', t45, c46, 0).To(t47)
model.Operation('SPACE_TO_BATCH_ND', t47, c49, c48, True).To(t50)
model.Operation('SLICE', t50, [1, 0, 0, 0], [1, 2, 3, 4]).To(t51)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t14, 8, 3, True).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('SPACE_TO_BATCH_ND', t54, c56, c55, True).To(t57)
model.Operation('SLICE', t57, [1, 0, 0, 0], [1, 2, 3, 4]).To(t58)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t17, 8, 3, True).To(t59)
model.Operation('ADD', t59, c60, 0).To(t61)
model.Operation('SPACE_TO_BATCH_ND', t61, c63, c62, True).To(t64)
model.Operation('SLICE', t64, [1, 0, 0, 0], [1, 2, 3, 4]).To(t65)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 3, True).To(t66)
model.Operation('ADD', t66, c67, 0).To(t68)
model.Operation('SPACE_TO_BATCH_ND', t68, c70, c69, True).To(t71)
model.Operation('SLICE', t71, [1, 0, 0, 0], [1, 2, 3, 4]).To(t72)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t20, 8, 3, True).To(t73)
model.Operation('ADD', t73, c74, 0).To(t75)
model.Operation('SPACE_TO_BATCH_ND', t75, c77, c76, True).To(t78)
model.Operation('SLICE', t78, [1, 0, 0, 0], [1, 2, 3, 4]).To(t79)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t23, 8, 3, True).To(t80)
model.Operation('ADD', t80, c81, 0).To(t82)
model.Operation('SPACE_TO_BATCH_ND', t82, c84, c83, True).To(t85)
model.Operation('SLICE', t85, [1, 0, 0, 0], [1, 2, 3, 4]).To(t86)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 3, True).To(t87)
model.Operation('ADD', t87, c88, 0).To(t89)
model.Operation('SPACE_TO_BATCH_ND', t89, c91, c90, True).To(t92)
model.Operation('SLICE', t92, [1, 0, 0, 0], [1, 2, 3, 4]).To(t93)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 3, True).To(t94)
model.Operation('ADD', t94, c95, 0).To(t96)
model.Operation('SPACE_TO_BATCH_ND', t96, c98, c97, True).To(t99)
model.Operation('SLICE', t99, [1, 0, 0, 0], [1, 2, 3, 4]).To(t100)
Example({
    x2: packed('<i2',
    'c-oc0hY<iE2m~-krpSA|SVngS6BUn`Y1E!pF7Snu;ZwUQ<g)ImCFBM;knPh0O@<av'
),
    x5: [115, 113, 118, 122, 119, 125, 119, 127, 122, 112, 117, 123, 124, 123, 127, 121, 124, 128, 116, 115,
    124, 119, 123, 128],
    x7: [125, 115, 121, 116, 122, 118, 118, 125, 113, 125, 117, 122, 113, 116, 116, 118, 119, 113, 122, 115,
    119, 116, 118, 117],
    x1: [114, 128, 126, 117, 113, 123, 117, 125, 118, 121, 121, 124, 115, 122, 124, 118, 115, 114, 114, 115,
    123, 117, 122, 126],
    x10: [117, 118, 123, 123, 128, 127, 121, 113, 121, 127, 121, 127, 123, 127, 116, 118, 127, 113, 127, 115,
    127, 123, 118, 123],
    x12: [125, 117, 121, 119, 122, 115, 115, 128, 113, 124, 114, 128],
    x13: [123, 117, 127, 122, 117, 124, 114, 113, 121, 128, 121, 115],
    x15: [112, 113, 122, 115, 118, 115, 121, 124, 125, 117, 115, 116, 118, 121, 128, 114, 114, 112, 114, 124,
    113, 118, 128, 127],
    x19: packed('<i2',
    'c-oc6!41GL2n4W>OsEdTK?9>l8KM5!_%Yi9qv5VgAm!_x)^7t-YCAV;N&<X-I%6dkkp'
),
    x21: [122, 112, 125, 127, 121, 115],
    t30: [116, 116, 123, 129, 120, 128, 124, 134, 123, 115, 122, 130, 125, 126, 132, 128, 125, 131, 121, 122,
    125, 122, 128, 135],
    t37: [126, 118, 126, 123, 123, 121, 123, 132, 114, 128, 122, 129, 114, 119, 121, 125, 120, 116, 127, 122,
    120, 119, 123, 124],
    t44: [115, 129, 118, 124, 119, 124, 120, 131, 116, 117, 128, 129, 129, 120, 128, 132, 122, 127, 127, 125,
    115, 118, 122, 133],
    t51: [118, 124, 128, 134, 124, 124, 121, 134, 129, 124, 132, 125, 119, 116, 132, 122, 124, 130, 123, 130,
    128, 130, 118, 130],
    t58: [126, 120, 126, 126, 123, 118, 120, 135, 114, 127, 119, 135, 124, 120, 132, 129, 118, 127, 119, 120,
    122, 131, 126, 122],
    t65: [112, 115, 126, 121, 118, 117, 125, 130, 125, 119, 119, 122, 121, 126, 135, 123, 117, 117, 121, 133,
    116, 123, 135, 136],
    t72: [115, 127, 120, 119, 119, 118, 130, 125, 128, 124, 122, 122, 124, 116, 121, 121, 114, 121, 117, 135,
    123, 127, 133, 134],
    t79: [119, 125, 130, 131, 124, 130, 124, 128, 118, 131, 127, 128, 118, 131, 129, 131, 120, 129, 128, 133,
    123, 131, 133, 131],
    t86: [121, 123, 125, 127, 121, 123, 125, 127, 121, 123, 125, 127, 121, 125, 117, 127, 121, 128, 132, 127,
    121, 124, 120, 127],
    t93: [124, 116, 121, 121, 114, 121, 117, 135, 123, 127, 133, 134, 125, 128, 117, 129, 123, 129, 123, 125,
    123, 122, 123, 128],
    t100: [114, 115, 120, 124, 118, 126, 126, 121, 123, 116, 121, 128, 115, 127, 120, 119, 119, 118, 130, 125,
    128, 124, 122, 122],
}, name='behind_quant8').AddVariations(signed(x2, t3, t4, x5, t6, x7, t8, x1, t9, x10, t11, x12, x13, t14, x15, c16, t17, t18, x19, t20, x21, t23, t24, c25, t26, t29, t30, t31, c32, t33, t36, t37, t38, c39, t40, t43, t44, t45, c46, t47, t50, t51, t52, c53, t54, t57, t58, t59, c60, t61, t64, t65, t66, c67, t68, t71, t72, t73, c74, t75, t78, t79, t80, c81, t82, t85, t86, t87, c88, t89, t92, t93, t94, c95, t96, t99, t100)).DisableLifeTimeVariation()
