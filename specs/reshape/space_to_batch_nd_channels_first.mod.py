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

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 4]))
t2 = Internal('t2', (F32, [1, 2, 3, 8]))
c3 = Parameter('c3', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t4 = Internal('t4', (F32, [1, 2, 3, 8]))
c6 = Parameter('c6', (I32, [2]), [1, 2])
c5 = Parameter('c5', (I32, [2, 2]), [0, 0, 0, 0])
t7 = Internal('t7', (F32, [2, 2, 3, 4]))
c8 = Parameter('c8', (I32, [4]), [1, 0, 0, 0])
c9 = Parameter('c9', (I32, [4]), [1, 2, 3, 4])
t10 = Internal('t10', (F32, [1, 2, 3, 4]))
t11 = Output('t11', (F32, [1, 1, 3, 4]))
t12 = Output('t12', (F32, [1, 1, 3, 4]))
x13 = Input('x13', (F32, [1, 2, 3, 4]))
t14 = Internal('t14', (F32, [1, 2, 3, 8]))
c15 = Parameter('c15', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t16 = Internal('t16', (F32, [1, 2, 3, 8]))
c18 = Parameter('c18', (I32, [2]), [1, 2])
c17 = Parameter('c17', (I32, [2, 2]), [0, 0, 0, 0])
t19 = Internal('t19', (F32, [2, 2, 3, 4]))
c20 = Parameter('c20', (I32, [4]), [1, 0, 0, 0])
c21 = Parameter('c21', (I32, [4]), [1, 2, 3, 4])
t22 = Internal('t22', (F32, [1, 2, 3, 4]))
t23 = Internal('t23', (F32, [1, 2, 2, 3]))
x24 = Input('x24', (F32, [1, 2, 3, 4]))
t25 = Internal('t25', (F32, [1, 2, 3, 8]))
c26 = Parameter('c26', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t27 = Internal('t27', (F32, [1, 2, 3, 8]))
c29 = Parameter('c29', (I32, [2]), [1, 2])
c28 = Parameter('c28', (I32, [2, 2]), [0, 0, 0, 0])
t30 = Internal('t30', (F32, [2, 2, 3, 4]))
c31 = Parameter('c31', (I32, [4]), [1, 0, 0, 0])
c32 = Parameter('c32', (I32, [4]), [1, 2, 3, 4])
t33 = Internal('t33', (F32, [1, 2, 3, 4]))
c34 = Parameter('c34', (I32, [2]), [1, 24])
t35 = Output('t35', (F32, [1, 24]))
x36 = Input('x36', (F32, [1, 2, 3, 4]))
t37 = Internal('t37', (F32, [1, 2, 3, 8]))
c38 = Parameter('c38', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t39 = Internal('t39', (F32, [1, 2, 3, 8]))
c41 = Parameter('c41', (I32, [2]), [1, 2])
c40 = Parameter('c40', (I32, [2, 2]), [0, 0, 0, 0])
t42 = Internal('t42', (F32, [2, 2, 3, 4]))
c43 = Parameter('c43', (I32, [4]), [1, 0, 0, 0])
c44 = Parameter('c44', (I32, [4]), [1, 2, 3, 4])
t45 = Internal('t45', (F32, [1, 2, 3, 4]))
c46 = Parameter('c46', (I32, [2]), [8, 3])
t47 = Output('t47', (F32, [8, 3]))
x48 = Input('x48', (F32, [1, 2, 3, 4]))
t49 = Internal('t49', (F32, [1, 2, 3, 8]))
c50 = Parameter('c50', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t51 = Internal('t51', (F32, [1, 2, 3, 8]))
c53 = Parameter('c53', (I32, [2]), [1, 2])
c52 = Parameter('c52', (I32, [2, 2]), [0, 0, 0, 0])
t54 = Internal('t54', (F32, [2, 2, 3, 4]))
c55 = Parameter('c55', (I32, [4]), [1, 0, 0, 0])
c56 = Parameter('c56', (I32, [4]), [1, 2, 3, 4])
t57 = Internal('t57', (F32, [1, 2, 3, 4]))
t58 = Internal('t58', (F32, [1, 2, 3, 4]))
c59 = Parameter('c59', (I32, [2]), [1, -1])
t60 = Output('t60', (F32, [1, 24]))
x61 = Input('x61', (F32, [1, 2, 3, 4]))
t62 = Internal('t62', (F32, [1, 2, 3, 8]))
c63 = Parameter('c63', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t64 = Internal('t64', (F32, [1, 2, 3, 8]))
c66 = Parameter('c66', (I32, [2]), [1, 2])
c65 = Parameter('c65', (I32, [2, 2]), [0, 0, 0, 0])
t67 = Internal('t67', (F32, [2, 2, 3, 4]))
c68 = Parameter('c68', (I32, [4]), [1, 0, 0, 0])
c69 = Parameter('c69', (I32, [4]), [1, 2, 3, 4])
t70 = Internal('t70', (F32, [1, 2, 3, 4]))
x71 = Input('x71', (F32, [1, 2, 3, 4]))
t72 = Internal('t72', (F32, [1, 2, 3, 8]))
c73 = Parameter('c73', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t74 = Internal('t74', (F32, [1, 2, 3, 8]))
c76 = Parameter('c76', (I32, [2]), [1, 2])
c75 = Parameter('c75', (I32, [2, 2]), [0, 0, 0, 0])
t77 = Internal('t77', (F32, [2, 2, 3, 4]))
c78 = Parameter('c78', (I32, [4]), [1, 0, 0, 0])
c79 = Parameter('c79', (I32, [4]), [1, 2, 3, 4])
t80 = Internal('t80', (F32, [1, 2, 3, 4]))
t81 = Internal('t81', (F32, [1, 2, 3, 4]))
c82 = Parameter('c82', (I32, [2]), [3, -1])
t83 = Output('t83', (F32, [3, 8]))
c84 = Parameter('c84', (I32, [2]), [-1, 2])
t85 = Output('t85', (F32, [6, 2]))
x86 = Input('x86', (F32, [1, 2, 3, 4]))
t87 = Internal('t87', (F32, [1, 2, 3, 8]))
c88 = Parameter('c88', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t89 = Internal('t89', (F32, [1, 2, 3, 8]))
c91 = Parameter('c91', (I32, [2]), [1, 2])
c90 = Parameter('c90', (I32, [2, 2]), [0, 0, 0, 0])
t92 = Internal('t92', (F32, [2, 2, 3, 4]))
c93 = Parameter('c93', (I32, [4]), [1, 0, 0, 0])
c94 = Parameter('c94', (I32, [4]), [1, 2, 3, 4])
t95 = Internal('t95', (F32, [1, 2, 3, 4]))
c96 = Parameter('c96', (F32, [2, 24]), ([1.0, 0.0, -1.0, 0.0, 0.0] * 10)[:48])
c97 = Parameter('c97', (F32, [2]), [1.0, -2.0])
t98 = Output('t98', (F32, [1, 2]))
x99 = Input('x99', (F32, [1, 2, 3, 4]))
t100 = Internal('t100', (F32, [1, 2, 3, 8]))
c101 = Parameter('c101', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t102 = Internal('t102', (F32, [1, 2, 3, 8]))
c104 = Parameter('c104', (I32, [2]), [1, 2])
c103 = Parameter('c103', (I32, [2, 2]), [0, 0, 0, 0])
t105 = Internal('t105', (F32, [2, 2, 3, 4]))
c106 = Parameter('c106', (I32, [4]), [1, 0, 0, 0])
c107 = Parameter('c107', (I32, [4]), [1, 2, 3, 4])
t108 = Internal('t108', (F32, [1, 2, 3, 4]))
x109 = Input('x109', (F32, [1, 2, 3, 4]))
t110 = Output('t110', (F32, [1, 4, 3, 4]))
x111 = Input('x111', (F32, [1, 2, 3, 4]))
t112 = Internal('t112', (F32, [1, 2, 3, 8]))
c113 = Parameter('c113', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t114 = Internal('t114', (F32, [1, 2, 3, 8]))
c116 = Parameter('c116', (I32, [2]), [1, 2])
c115 = Parameter('c115', (I32, [2, 2]), [0, 0, 0, 0])
t117 = Internal('t117', (F32, [2, 2, 3, 4]))
c118 = Parameter('c118', (I32, [4]), [1, 0, 0, 0])
c119 = Parameter('c119', (I32, [4]), [1, 2, 3, 4])
t120 = Internal('t120', (F32, [1, 2, 3, 4]))
x121 = Input('x121', (F32, [1, 2, 3, 4]))
t122 = Internal('t122', (F32, [1, 2, 3, 8]))
c123 = Parameter('c123', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t124 = Internal('t124', (F32, [1, 2, 3, 8]))
c126 = Parameter('c126', (I32, [2]), [1, 2])
c125 = Parameter('c125', (I32, [2, 2]), [0, 0, 0, 0])
t127 = Internal('t127', (F32, [2, 2, 3, 4]))
c128 = Parameter('c128', (I32, [4]), [1, 0, 0, 0])
c129 = Parameter('c129', (I32, [4]), [1, 2, 3, 4])
t130 = Internal('t130', (F32, [1, 2, 3, 4]))
t131 = Output('t131', (F32, [1, 2, 3, 8]))
x132 = Input('x132', (F32, [1, 2, 3, 4]))
t133 = Internal('t133', (F32, [1, 2, 3, 8]))
c134 = Parameter('c134', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t135 = Internal('t135', (F32, [1, 2, 3, 8]))
c137 = Parameter('c137', (I32, [2]), [1, 2])
c136 = Parameter('c136', (I32, [2, 2]), [0, 0, 0, 0])
t138 = Internal('t138', (F32, [2, 2, 3, 4]))
c139 = Parameter('c139', (I32, [4]), [1, 0, 0, 0])
c140 = Parameter('c140', (I32, [4]), [1, 2, 3, 4])
t141 = Internal('t141', (F32, [1, 2, 3, 4]))
c142 = Parameter('c142', (F32, [2, 1, 1]), [0.5, -1.0])
t143 = Output('t143', (F32, [1, 2, 3, 4]))
x144 = Input('x144', (F32, [1, 2, 3, 4]))
t145 = Internal('t145', (F32, [1, 2, 3, 8]))
c146 = Parameter('c146', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t147 = Internal('t147', (F32, [1, 2, 3, 8]))
c149 = Parameter('c149', (I32, [2]), [1, 2])
c148 = Parameter('c148', (I32, [2, 2]), [0, 0, 0, 0])
t150 = Internal('t150', (F32, [2, 2, 3, 4]))
c151 = Parameter('c151', (I32, [4]), [1, 0, 0, 0])
c152 = Parameter('c152', (I32, [4]), [1, 2, 3, 4])
t153 = Internal('t153', (F32, [1, 2, 3, 4]))
c154 = Parameter('c154', (F32, [4]), [0.5, 1.0, -1.5, 2.0])
t155 = Output('t155', (F32, [1, 2, 3, 4]))
x156 = Input('x156', (F32, [1, 2, 3, 4]))
t157 = Internal('t157', (F32, [1, 2, 3, 8]))
c158 = Parameter('c158', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t159 = Internal('t159', (F32, [1, 2, 3, 8]))
c161 = Parameter('c161', (I32, [2]), [1, 2])
c160 = Parameter('c160', (I32, [2, 2]), [0, 0, 0, 0])
t162 = Internal('t162', (F32, [2, 2, 3, 4]))
c163 = Parameter('c163', (I32, [4]), [1, 0, 0, 0])
c164 = Parameter('c164', (I32, [4]), [1, 2, 3, 4])
t165 = Internal('t165', (F32, [1, 2, 3, 4]))
x166 = Input('x166', (F32, [1, 2, 3, 4]))
t167 = Output('t167', (F32, [1, 2, 3, 4]))
x168 = Input('x168', (F32, [1, 2, 3, 4]))
t169 = Internal('t169', (F32, [1, 2, 3, 8]))
c170 = Parameter('c170', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t171 = Internal('t171', (F32, [1, 2, 3, 8]))
c173 = Parameter('c173', (I32, [2]), [1, 2])
c172 = Parameter('c172', (I32, [2, 2]), [0, 0, 0, 0])
t174 = Internal('t174', (F32, [2, 2, 3, 4]))
c175 = Parameter('c175', (I32, [4]), [1, 0, 0, 0])
c176 = Parameter('c176', (I32, [4]), [1, 2, 3, 4])
t177 = Internal('t177', (F32, [1, 2, 3, 4]))
c178 = Parameter('c178', (I32, [4]), [0, 2, 3, 1])
t179 = Output('t179', (F32, [1, 3, 4, 2]))
x180 = Input('x180', (F32, [1, 2, 3, 4]))
t181 = Internal('t181', (F32, [1, 2, 3, 8]))
c182 = Parameter('c182', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t183 = Internal('t183', (F32, [1, 2, 3, 8]))
c185 = Parameter('c185', (I32, [2]), [1, 2])
c184 = Parameter('c184', (I32, [2, 2]), [0, 0, 0, 0])
t186 = Internal('t186', (F32, [2, 2, 3, 4]))
c187 = Parameter('c187', (I32, [4]), [1, 0, 0, 0])
c188 = Parameter('c188', (I32, [4]), [1, 2, 3, 4])
t189 = Internal('t189', (F32, [1, 2, 3, 4]))
c190 = Parameter('c190', (I32, [4]), [0, 1, 3, 2])
t191 = Output('t191', (F32, [1, 2, 4, 3]))
x192 = Input('x192', (F32, [1, 2, 3, 4]))
t193 = Internal('t193', (F32, [1, 2, 3, 8]))
c194 = Parameter('c194', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t195 = Internal('t195', (F32, [1, 2, 3, 8]))
c197 = Parameter('c197', (I32, [2]), [1, 2])
c196 = Parameter('c196', (I32, [2, 2]), [0, 0, 0, 0])
t198 = Internal('t198', (F32, [2, 2, 3, 4]))
c199 = Parameter('c199', (I32, [4]), [1, 0, 0, 0])
c200 = Parameter('c200', (I32, [4]), [1, 2, 3, 4])
t201 = Internal('t201', (F32, [1, 2, 3, 4]))
c202 = Parameter('c202', (I32, [1]), [1])
t203 = Output('t203', (F32, [1, 3, 4]))
x204 = Input('x204', (F32, [1, 2, 3, 4]))
t205 = Internal('t205', (F32, [1, 2, 3, 8]))
c206 = Parameter('c206', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t207 = Internal('t207', (F32, [1, 2, 3, 8]))
c209 = Parameter('c209', (I32, [2]), [1, 2])
c208 = Parameter('c208', (I32, [2, 2]), [0, 0, 0, 0])
t210 = Internal('t210', (F32, [2, 2, 3, 4]))
c211 = Parameter('c211', (I32, [4]), [1, 0, 0, 0])
c212 = Parameter('c212', (I32, [4]), [1, 2, 3, 4])
t213 = Internal('t213', (F32, [1, 2, 3, 4]))
c214 = Parameter('c214', (I32, [2]), [2, 3])
t215 = Output('t215', (F32, [1, 2, 1, 1]))
x216 = Input('x216', (F32, [1, 2, 3, 4]))
t217 = Internal('t217', (F32, [1, 2, 3, 8]))
c218 = Parameter('c218', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t219 = Internal('t219', (F32, [1, 2, 3, 8]))
c221 = Parameter('c221', (I32, [2]), [1, 2])
c220 = Parameter('c220', (I32, [2, 2]), [0, 0, 0, 0])
t222 = Internal('t222', (F32, [2, 2, 3, 4]))
c223 = Parameter('c223', (I32, [4]), [1, 0, 0, 0])
c224 = Parameter('c224', (I32, [4]), [1, 2, 3, 4])
t225 = Internal('t225', (F32, [1, 2, 3, 4]))
c226 = Parameter('c226', (I32, [4]), [0, 1, 0, 1])
c227 = Parameter('c227', (I32, [4]), [1, 1, 3, 2])
t228 = Output('t228', (F32, [1, 1, 3, 2]))
x229 = Input('x229', (F32, [1, 2, 3, 4]))
t230 = Internal('t230', (F32, [1, 2, 3, 8]))
c231 = Parameter('c231', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t232 = Internal('t232', (F32, [1, 2, 3, 8]))
c234 = Parameter('c234', (I32, [2]), [1, 2])
c233 = Parameter('c233', (I32, [2, 2]), [0, 0, 0, 0])
t235 = Internal('t235', (F32, [2, 2, 3, 4]))
c236 = Parameter('c236', (I32, [4]), [1, 0, 0, 0])
c237 = Parameter('c237', (I32, [4]), [1, 2, 3, 4])
t238 = Internal('t238', (F32, [1, 2, 3, 4]))
t239 = Output('t239', (I32, [1, 3, 4]))
x240 = Input('x240', (F32, [1, 2, 3, 4]))
t241 = Internal('t241', (F32, [1, 2, 3, 8]))
c242 = Parameter('c242', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t243 = Internal('t243', (F32, [1, 2, 3, 8]))
c245 = Parameter('c245', (I32, [2]), [1, 2])
c244 = Parameter('c244', (I32, [2, 2]), [0, 0, 0, 0])
t246 = Internal('t246', (F32, [2, 2, 3, 4]))
c247 = Parameter('c247', (I32, [4]), [1, 0, 0, 0])
c248 = Parameter('c248', (I32, [4]), [1, 2, 3, 4])
t249 = Internal('t249', (F32, [1, 2, 3, 4]))
c250 = Parameter('c250', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t251 = Output('t251', (F32, [1, 3, 3, 5]))
x252 = Input('x252', (F32, [1, 2, 3, 4]))
t253 = Internal('t253', (F32, [1, 2, 3, 8]))
c254 = Parameter('c254', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t255 = Internal('t255', (F32, [1, 2, 3, 8]))
c257 = Parameter('c257', (I32, [2]), [1, 2])
c256 = Parameter('c256', (I32, [2, 2]), [0, 0, 0, 0])
t258 = Internal('t258', (F32, [2, 2, 3, 4]))
c259 = Parameter('c259', (I32, [4]), [1, 0, 0, 0])
c260 = Parameter('c260', (I32, [4]), [1, 2, 3, 4])
t261 = Internal('t261', (F32, [1, 2, 3, 4]))
t262 = Output('t262', (F32, [1, 1, 2, 4]))
x263 = Input('x263', (F32, [1, 2, 3, 4]))
t264 = Internal('t264', (F32, [1, 2, 3, 8]))
c265 = Parameter('c265', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t266 = Internal('t266', (F32, [1, 2, 3, 8]))
c268 = Parameter('c268', (I32, [2]), [1, 2])
c267 = Parameter('c267', (I32, [2, 2]), [0, 0, 0, 0])
t269 = Internal('t269', (F32, [2, 2, 3, 4]))
c270 = Parameter('c270', (I32, [4]), [1, 0, 0, 0])
c271 = Parameter('c271', (I32, [4]), [1, 2, 3, 4])
t272 = Internal('t272', (F32, [1, 2, 3, 4]))
t273 = Output('t273', (F32, [1, 2, 3, 4]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 3, True).To(t2)
model.Operation('ADD', t2, c3, 0).To(t4)
model.Operation('SPACE_TO_BATCH_ND', t4, c6, c5, True).To(t7)
model.Operation('SLICE', t7, c8, c9).To(t10)
model.Operation('SPLIT', t10, 1, 2).To(t11, t12)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x13, 8, 3, True).To(t14)
model.Operation('ADD', t14, c15, 0).To(t16)
model.Operation('SPACE_TO_BATCH_ND', t16, c18, c17, True).To(t19)
model.Operation('SLICE', t19, c20, c21).To(t22)
model.Operation('MAX_POOL_2D', t22, 2, 1, 1, 2, 2, 0, True).To(t23)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x24, 8, 3, True).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('SPACE_TO_BATCH_ND', t27, c29, c28, True).To(t30)
model.Operation('SLICE', t30, c31, c32).To(t33)
model.Operation('RESHAPE', t33, c34).To(t35)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x36, 8, 3, True).To(t37)
model.Operation('ADD', t37, c38, 0).To(t39)
model.Operation('SPACE_TO_BATCH_ND', t39, c41, c40, True).To(t42)
model.Operation('SLICE', t42, c43, c44).To(t45)
model.Operation('RESHAPE', t45, c46).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x48, 8, 3, True).To(t49)
model.Operation('ADD', t49, c50, 0).To(t51)
model.Operation('SPACE_TO_BATCH_ND', t51, c53, c52, True).To(t54)
model.Operation('SLICE', t54, c55, c56).To(t57)
model.Operation('RELU', t57).To(t58)
model.Operation('RESHAPE', t58, c59).To(t60)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x61, 8, 3, True).To(t62)
model.Operation('ADD', t62, c63, 0).To(t64)
model.Operation('SPACE_TO_BATCH_ND', t64, c66, c65, True).To(t67)
model.Operation('SLICE', t67, c68, c69).To(t70)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x71, 8, 3, True).To(t72)
model.Operation('ADD', t72, c73, 0).To(t74)
model.Operation('SPACE_TO_BATCH_ND', t74, c76, c75, True).To(t77)
model.Operation('SLICE', t77, c78, c79).To(t80)
model.Operation('ADD', t70, t80, 0).To(t81)
model.Operation('RESHAPE', t81, c82).To(t83)
model.Operation('RESHAPE', t23, c84).To(t85)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x86, 8, 3, True).To(t87)
model.Operation('ADD', t87, c88, 0).To(t89)
model.Operation('SPACE_TO_BATCH_ND', t89, c91, c90, True).To(t92)
model.Operation('SLICE', t92, c93, c94).To(t95)
model.Operation('FULLY_CONNECTED', t95, c96, c97, 0).To(t98)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x99, 8, 3, True).To(t100)
model.Operation('ADD', t100, c101, 0).To(t102)
model.Operation('SPACE_TO_BATCH_ND', t102, c104, c103, True).To(t105)
model.Operation('SLICE', t105, c106, c107).To(t108)
model.Operation('CONCATENATION', t108, x109, 1).To(t110)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x111, 8, 3, True).To(t112)
model.Operation('ADD', t112, c113, 0).To(t114)
model.Operation('SPACE_TO_BATCH_ND', t114, c116, c115, True).To(t117)
model.Operation('SLICE', t117, c118, c119).To(t120)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x121, 8, 3, True).To(t122)
model.Operation('ADD', t122, c123, 0).To(t124)
model.Operation('SPACE_TO_BATCH_ND', t124, c126, c125, True).To(t127)
model.Operation('SLICE', t127, c128, c129).To(t130)
model.Operation('CONCATENATION', t120, t130, 3).To(t131)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x132, 8, 3, True).To(t133)
model.Operation('ADD', t133, c134, 0).To(t135)
model.Operation('SPACE_TO_BATCH_ND', t135, c137, c136, True).To(t138)
model.Operation('SLICE', t138, c139, c140).To(t141)
model.Operation('ADD', t141, c142, 0).To(t143)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x144, 8, 3, True).To(t145)
model.Operation('ADD', t145, c146, 0).To(t147)
model.Operation('SPACE_TO_BATCH_ND', t147, c149, c148, True).To(t150)
model.Operation('SLICE', t150, c151, c152).To(t153)
model.Operation('ADD', t153, c154, 0).To(t155)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x156, 8, 3, True).To(t157)
model.Operation('ADD', t157, c158, 0).To(t159)
model.Operation('SPACE_TO_BATCH_ND', t159, c161, c160, True).To(t162)
model.Operation('SLICE', t162, c163, c164).To(t165)
model.Operation('ADD', t165, x166, 0).To(t167)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x168, 8, 3, True).To(t169)
model.Operation('ADD', t169, c170, 0).To(t171)
model.Operation('SPACE_TO_BATCH_ND', t171, c173, c172, True).To(t174)
model.Operation('SLICE', t174, c175, c176).To(t177)
model.Operation('TRANSPOSE', t177, c178).To(t179)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x180, 8, 3, True).To(t181)
model.Operation('ADD', t181, c182, 0).To(t183)
model.Operation('SPACE_TO_BATCH_ND', t183, c185, c184, True).To(t186)
model.Operation('SLICE', t186, c187, c188).To(t189)
model.Operation('TRANSPOSE', t189, c190).To(t191)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x192, 8, 3, True).To(t193)
model.Operation('ADD', t193, c194, 0).To(t195)
model.Operation('SPACE_TO_BATCH_ND', t195, c197, c196, True).To(t198)
model.Operation('SLICE', t198, c199, c200).To(t201)
model.Operation('REDUCE_MAX', t201, c202, False).To(t203)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x204, 8, 3, True).To(t205)
model.Operation('ADD', t205, c206, 0).To(t207)
model.Operation('SPACE_TO_BATCH_ND', t207, c209, c208, True).To(t210)
model.Operation('SLICE', t210, c211, c212).To(t213)
model.Operation('REDUCE_MAX', t213, c214, True).To(t215)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x216, 8, 3, True).To(t217)
model.Operation('ADD', t217, c218, 0).To(t219)
model.Operation('SPACE_TO_BATCH_ND', t219, c221, c220, True).To(t222)
model.Operation('SLICE', t222, c223, c224).To(t225)
model.Operation('SLICE', t225, c226, c227).To(t228)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x229, 8, 3, True).To(t230)
model.Operation('ADD', t230, c231, 0).To(t232)
model.Operation('SPACE_TO_BATCH_ND', t232, c234, c233, True).To(t235)
model.Operation('SLICE', t235, c236, c237).To(t238)
model.Operation('ARGMAX', t238, 1).To(t239)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x240, 8, 3, True).To(t241)
model.Operation('ADD', t241, c242, 0).To(t243)
model.Operation('SPACE_TO_BATCH_ND', t243, c245, c244, True).To(t246)
model.Operation('SLICE', t246, c247, c248).To(t249)
model.Operation('PAD', t249, c250).To(t251)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x252, 8, 3, True).To(t253)
model.Operation('ADD', t253, c254, 0).To(t255)
model.Operation('SPACE_TO_BATCH_ND', t255, c257, c256, True).To(t258)
model.Operation('SLICE', t258, c259, c260).To(t261)
model.Operation('MAX_POOL_2D', t261, 2, 1, 1, 2, 2, 0, False).To(t262)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x263, 8, 3, True).To(t264)
model.Operation('ADD', t264, c265, 0).To(t266)
model.Operation('SPACE_TO_BATCH_ND', t266, c268, c267, True).To(t269)
model.Operation('SLICE', t269, c270, c271).To(t272)
model.Operation('SOFTMAX', t272, 1.0, 1).To(t273)
Example({
    x1: [-2.5, -0.5, -1.5, -0.5, -0.5, 2.0, -2.0, 0.5, -3.0, -2.5, 1.0, -4.0, -4.0, -0.5, 2.0, -1.0, 3.0,
    1.5, 4.0, 0.5, -4.0, -1.0, -1.5, -3.5],
    t11: [-2.0, 1.0, 1.0, 3.0, 0.0, 3.5, 0.5, 4.0, -2.5, -1.0, 3.5, -0.5],
    t12: [-3.5, 1.0, 4.5, 2.5, 3.5, 3.0, 6.5, 4.0, -3.5, 0.5, 1.0, 0.0],
    x13: [4.0, 3.0, 1.5, 3.0, -1.5, 3.5, -2.5, -3.0, -2.0, -2.0, 2.0, -1.5, -2.5, 1.0, 1.5, 2.0, 1.5, 3.0,
    -1.5, -1.0, 3.5, 2.5, 4.0, 1.0],
    x24: [1.0, 1.5, -4.0, -0.5, -1.0, 1.0, 1.0, 1.5, -2.5, 1.0, 4.0, -2.0, -3.0, -1.0, -2.5, -2.5, -3.0,
    -2.5, -2.0, -2.0, 3.5, 2.0, -0.5, -1.5],
    t35: [1.5, 3.0, -1.5, 3.0, -0.5, 2.5, 3.5, 5.0, -2.0, 2.5, 6.5, 1.5, -2.5, 0.5, 0.0, 1.0, -2.5, -1.0,
    0.5, 1.5, 4.0, 3.5, 2.0, 2.0],
    x36: [3.5, -3.5, -4.0, 4.0, 1.0, 1.0, 2.0, 1.5, 4.0, -2.0, -2.0, -3.0, 2.0, 2.0, 1.0, -1.0, 0.5, 1.0,
    -0.5, -2.5, -3.0, 2.0, -4.0, 2.5],
    t47: [4.0, -2.0, -1.5, 7.5, 1.5, 2.5, 4.5, 5.0, 4.5, -0.5, 0.5, 0.5, 2.5, 3.5, 3.5, 2.5, 1.0, 2.5, 2.0,
    1.0, -2.5, 3.5, -1.5, 6.0],
    x48: [2.0, 2.5, -3.5, 2.0, 4.0, 1.0, 3.5, -2.5, -1.0, 1.0, -2.5, 1.5, 0.5, 3.5, -3.0, 1.5, -2.0, 3.0,
    2.0, -3.5, 1.0, -3.0, 1.5, 2.0],
    t60: [2.5, 4.0, 0.0, 5.5, 4.5, 2.5, 6.0, 1.0, 0.0, 2.5, 0.0, 5.0, 1.0, 5.0, 0.0, 5.0, 0.0, 4.5, 4.5, 0.0,
    1.5, 0.0, 4.0, 5.5],
    x61: [3.0, 1.0, 2.5, -1.0, 1.0, 3.5, 2.0, 2.5, -1.0, -3.0, 2.5, 2.0, -2.0, 4.0, -3.0, 1.5, -0.5, 2.0,
    1.0, 1.0, -2.0, 4.0, 1.0, 2.0],
    x71: [-1.5, -1.0, 1.0, -3.0, -2.5, 1.0, 3.5, -4.0, -1.5, -2.5, 1.5, 3.0, 2.0, 2.5, 1.0, 1.0, 1.0, 1.0,
    -2.5, 3.0, -2.0, -1.5, 2.5, -4.0],
    t83: [2.5, 3.0, 8.5, 3.0, -0.5, 7.5, 10.5, 5.5, -1.5, -2.5, 9.0, 12.0, 1.0, 9.5, 3.0, 9.5, 1.5, 6.0, 3.5,
    11.0, -3.0, 5.5, 8.5, 5.0],
    t85: [5.0, 5.0, 6.5, 5.0, 5.0, 4.5, 4.5, 4.5, 5.5, 4.5, 6.5, 6.5],
    x86: [-2.0, -1.5, 3.5, 1.0, -3.5, 3.0, 2.5, -3.0, -2.0, 2.0, -3.0, 3.5, -2.5, 3.0, -1.5, 1.0, -2.5, 1.0,
    -2.0, -2.0, -3.0, 4.0, -0.5, -2.5],
    t98: [-3.5, 4.5],
    x99: [0.5, 3.0, 3.0, -2.0, -3.0, -3.0, 3.0, 3.5, 0.5, 1.0, -3.5, 3.5, 1.5, -1.5, 3.5, -1.5, 3.5, 0.5,
    2.5, 3.0, -2.0, -1.0, -0.5, 3.5],
    x109: [4.0, 1.0, -3.0, -3.0, 1.5, 3.0, 2.5, -1.0, 1.0, 3.5, 1.0, 2.0, 2.5, 1.0, 1.0, -4.0, 3.5, 4.0, 0.5,
    -3.5, 2.0, 0.5, -2.5, 1.0],
    t110: packed('|i1',
    'c-jTQ2@(Jh3<NM;Tk7inpXwM!g3{u-&7sd3I*oN)p&Ry&Ngpz(z|1C#a_|B9wF;^', 0.5
),
    x111: [-3.5, 1.5, -1.0, -1.5, 4.0, 1.0, -3.0, 1.0, 1.0, 1.0, 1.5, 2.0, 1.0, -2.5, 0.5, -3.5, 1.0, 3.0,
    -2.5, 4.0, 3.5, -3.5, 1.5, 1.0],
    x121: [-1.0, 1.0, 0.5, -2.0, 1.0, 2.5, 1.0, -2.5, -3.5, 2.0, -3.5, 4.0, 3.0, 3.5, -4.0, 1.0, -3.5, -3.0,
    3.5, -2.5, 4.0, -0.5, -2.0, -4.0],
    t131: packed('|i1',
    'c-jTQ2@b#@2n0Z7<=D1~|Nklx=}a0{tAW}?xIp7gzZ=(vKSglttWV+uDYJhPvkS%', 0.5
),
    x132: [-4.0, -1.0, -2.0, -4.0, -3.0, 0.5, -3.5, -0.5, 3.0, 0.5, -0.5, -1.5, -3.5, -1.0, -1.5, 3.5, -4.0,
    2.5, -1.0, 0.5, -2.0, 1.0, 2.0, 1.0],
    t143: [-3.0, 1.0, 1.0, 0.0, -2.0, 2.5, -0.5, 3.5, 4.0, 2.5, 2.5, 2.5, -4.0, -0.5, 0.0, 6.0, -4.5, 3.0,
    0.5, 3.0, -2.5, 1.5, 3.5, 3.5],
    x144: [1.5, -1.0, -3.0, -0.5, -1.0, -4.0, 1.5, -1.0, -3.5, -1.5, 1.5, -3.0, 3.0, 1.0, -2.5, 1.0, 2.5, 2.0,
    -1.0, -2.0, -3.0, 2.5, -3.0, -3.0],
    t155: [2.5, 1.5, -2.0, 5.0, 0.0, -1.5, 2.5, 4.5, -2.5, 1.0, 2.5, 2.5, 4.0, 3.5, -1.5, 6.5, 3.5, 4.5, 0.0,
    3.5, -2.0, 5.0, -2.0, 2.5],
    x156: [-2.0, 1.0, -2.0, 3.5, -3.0, -0.5, 4.0, 3.5, 0.5, 2.5, 2.5, -0.5, 2.5, 4.0, 1.0, -2.0, -3.5, -1.0,
    -3.0, 3.5, -4.0, 4.0, 4.0, -1.5],
    x166: [0.5, 4.0, -3.0, -3.0, 3.5, 2.5, -1.0, -2.0, -3.0, -1.5, 0.5, 4.0, -0.5, -3.5, 3.5, 0.5, 0.5, -1.5,
    -1.0, 1.0, -3.0, -4.0, -4.0, 1.5],
    t167: [-1.0, 6.5, -2.5, 4.0, 1.0, 3.5, 5.5, 5.0, -2.0, 2.5, 5.5, 7.0, 2.5, 2.0, 7.0, 2.0, -2.5, -1.0,
    -1.5, 8.0, -6.5, 1.5, 2.5, 3.5],
    x168: [1.0, -2.5, 4.0, -1.0, 1.0, -4.0, 2.5, 3.5, -3.0, -2.0, -1.0, 1.0, 4.0, 2.0, 3.5, -3.5, 2.5, 3.5,
    -2.5, -0.5, -1.5, 1.0, -4.0, 1.0],
    t179: [1.5, 4.5, -1.0, 3.5, 6.5, 6.0, 2.5, 0.0, 1.5, 3.0, -2.5, 5.0, 5.0, 0.0, 7.0, 3.0, -2.5, -1.0, -0.5,
    2.5, 1.5, -1.5, 4.5, 4.5],
    x180: [-4.0, -1.5, -3.5, -1.0, 0.5, -4.0, 2.0, -2.5, 2.5, 0.5, -3.5, 1.0, 1.5, -2.5, -3.5, 1.0, 2.0, -2.0,
    -2.5, -2.5, 1.0, 1.5, -1.5, 4.0],
    t191: [-3.5, 1.0, 3.0, 0.0, -2.5, 2.0, -1.0, 4.5, -1.0, 2.5, 1.0, 4.5, 2.0, 2.5, 1.5, -1.0, -0.5, 3.0,
    -1.0, 0.0, 1.0, 4.5, 1.0, 7.5],
    x192: [-0.5, 4.0, -3.0, -3.0, 4.0, 3.0, 3.5, -3.0, -1.0, -1.5, -3.0, 3.0, -4.0, 2.0, 2.0, 1.0, -4.0, -3.0,
    -2.5, 1.0, -1.0, 1.0, 2.5, 3.5],
    t203: [0.0, 5.5, 4.5, 4.5, 4.5, 4.5, 6.0, 4.5, -0.5, 2.5, 5.0, 7.0],
    x204: [0.5, 0.5, 2.0, -3.0, 2.5, -4.0, -2.5, 1.0, -4.0, -2.0, -0.5, -3.0, -2.5, 1.5, 1.0, -1.0, -0.5,
    -0.5, -1.0, 3.5, -4.0, 1.0, -0.5, -3.5],
    t215: [4.5, 7.0],
    x216: [3.0, 2.5, -2.5, -1.5, 1.0, 2.5, 1.0, -1.0, -1.5, 2.0, 2.5, -2.5, 4.0, 1.5, 1.5, 3.5, 3.5, -3.0,
    3.0, 2.5, -2.0, 3.5, 2.0, 1.0],
    t228: [3.0, 4.0, -1.5, 5.5, 5.0, 4.5],
    x229: [1.5, 4.0, -4.0, -2.0, -2.0, 1.0, -1.5, -0.5, -1.5, 2.0, 1.5, 1.5, 3.5, -2.0, -1.0, 1.0, 1.5, -3.0,
    -2.0, -2.0, -1.5, -4.0, 2.5, -1.0],
    t239: [1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0],
    x240: [2.0, 4.0, 2.0, -4.0, 3.0, 2.0, 1.0, -2.0, -3.0, -2.5, -4.0, -4.0, -4.0, -1.5, 1.5, 2.0, -1.5, 3.5,
    1.5, 1.0, 1.0, 1.5, -1.5, 2.5],
    t251: packed('|i1',
    'c-muNKmn}Woc|fv+1Z&He*gRXpW!D12RFk%E)GrxW;P}s1^|QE2Vw', 0.5
),
    x252: [-2.5, 2.5, -2.5, 1.0, 0.5, 1.0, 2.0, 2.5, 0.5, -2.0, -2.5, -0.5, 1.5, 1.5, -4.0, -1.0, 1.5, -2.5,
    -3.0, 1.0, 1.5, 3.0, -0.5, -2.5],
    t262: [2.0, 4.0, 4.5, 6.0, 2.0, 4.5, 4.5, 6.0],
    x263: [1.5, 0.5, -3.5, -2.0, -0.5, -3.5, 2.5, -3.5, -3.0, 3.5, 2.0, 0.5, -2.0, -3.5, -3.0, 0.5, -2.0,
    -2.0, 3.0, 3.0, 1.0, -1.0, -2.0, 1.0],
    t273: [0.97068775, 0.98201376, 0.37754068, 0.07585818, 0.8175745, 0.18242553, 0.37754068, 0.0015011822,
    0.01798621, 0.9890131, 0.98201376, 0.37754068, 0.02931223, 0.01798621, 0.62245935, 0.9241418,
    0.18242553, 0.8175745, 0.62245935, 0.9984988, 0.98201376, 0.010986943, 0.01798621, 0.62245935],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 2, 3, 8], 0.5, 120))
c3 = Parameter('c3', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t4 = Internal('t4', (U8, [1, 2, 3, 8], 0.5, 120))
c6 = Parameter('c6', (I32, [2]), [1, 2])
c5 = Parameter('c5', (I32, [2, 2]), [0, 0, 0, 0])
t7 = Internal('t7', (U8, [2, 2, 3, 4], 0.5, 120))
c8 = Parameter('c8', (I32, [4]), [1, 0, 0, 0])
c9 = Parameter('c9', (I32, [4]), [1, 2, 3, 4])
t10 = Internal('t10', (U8, [1, 2, 3, 4], 0.5, 120))
t11 = Output('t11', (U8, [1, 1, 3, 4], 0.5, 120))
t12 = Output('t12', (U8, [1, 1, 3, 4], 0.5, 120))
x13 = Input('x13', (U8, [1, 2, 3, 4], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 3, 8], 0.5, 120))
c15 = Parameter('c15', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t16 = Internal('t16', (U8, [1, 2, 3, 8], 0.5, 120))
c18 = Parameter('c18', (I32, [2]), [1, 2])
c17 = Parameter('c17', (I32, [2, 2]), [0, 0, 0, 0])
t19 = Internal('t19', (U8, [2, 2, 3, 4], 0.5, 120))
c20 = Parameter('c20', (I32, [4]), [1, 0, 0, 0])
c21 = Parameter('c21', (I32, [4]), [1, 2, 3, 4])
t22 = Internal('t22', (U8, [1, 2, 3, 4], 0.5, 120))
t23 = Internal('t23', (U8, [1, 2, 2, 3], 0.5, 120))
x24 = Input('x24', (U8, [1, 2, 3, 4], 0.5, 120))
t25 = Internal('t25', (U8, [1, 2, 3, 8], 0.5, 120))
c26 = Parameter('c26', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t27 = Internal('t27', (U8, [1, 2, 3, 8], 0.5, 120))
c29 = Parameter('c29', (I32, [2]), [1, 2])
c28 = Parameter('c28', (I32, [2, 2]), [0, 0, 0, 0])
t30 = Internal('t30', (U8, [2, 2, 3, 4], 0.5, 120))
c31 = Parameter('c31', (I32, [4]), [1, 0, 0, 0])
c32 = Parameter('c32', (I32, [4]), [1, 2, 3, 4])
t33 = Internal('t33', (U8, [1, 2, 3, 4], 0.5, 120))
c34 = Parameter('c34', (I32, [2]), [1, 24])
t35 = Output('t35', (U8, [1, 24], 0.5, 120))
x36 = Input('x36', (U8, [1, 2, 3, 4], 0.5, 120))
t37 = Internal('t37', (U8, [1, 2, 3, 8], 0.5, 120))
c38 = Parameter('c38', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t39 = Internal('t39', (U8, [1, 2, 3, 8], 0.5, 120))
c41 = Parameter('c41', (I32, [2]), [1, 2])
c40 = Parameter('c40', (I32, [2, 2]), [0, 0, 0, 0])
t42 = Internal('t42', (U8, [2, 2, 3, 4], 0.5, 120))
c43 = Parameter('c43', (I32, [4]), [1, 0, 0, 0])
c44 = Parameter('c44', (I32, [4]), [1, 2, 3, 4])
t45 = Internal('t45', (U8, [1, 2, 3, 4], 0.5, 120))
c46 = Parameter('c46', (I32, [2]), [8, 3])
t47 = Output('t47', (U8, [8, 3], 0.5, 120))
x48 = Input('x48', (U8, [1, 2, 3, 4], 0.5, 120))
t49 = Internal('t49', (U8, [1, 2, 3, 8], 0.5, 120))
c50 = Parameter('c50', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t51 = Internal('t51', (U8, [1, 2, 3, 8], 0.5, 120))
c53 = Parameter('c53', (I32, [2]), [1, 2])
c52 = Parameter('c52', (I32, [2, 2]), [0, 0, 0, 0])
t54 = Internal('t54', (U8, [2, 2, 3, 4], 0.5, 120))
c55 = Parameter('c55', (I32, [4]), [1, 0, 0, 0])
c56 = Parameter('c56', (I32, [4]), [1, 2, 3, 4])
t57 = Internal('t57', (U8, [1, 2, 3, 4], 0.5, 120))
t58 = Internal('t58', (U8, [1, 2, 3, 4], 0.5, 120))
c59 = Parameter('c59', (I32, [2]), [1, -1])
t60 = Output('t60', (U8, [1, 24], 0.5, 120))
x61 = Input('x61', (U8, [1, 2, 3, 4], 0.5, 120))
t62 = Internal('t62', (U8, [1, 2, 3, 8], 0.5, 120))
c63 = Parameter('c63', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t64 = Internal('t64', (U8, [1, 2, 3, 8], 0.5, 120))
c66 = Parameter('c66', (I32, [2]), [1, 2])
c65 = Parameter('c65', (I32, [2, 2]), [0, 0, 0, 0])
t67 = Internal('t67', (U8, [2, 2, 3, 4], 0.5, 120))
c68 = Parameter('c68', (I32, [4]), [1, 0, 0, 0])
c69 = Parameter('c69', (I32, [4]), [1, 2, 3, 4])
t70 = Internal('t70', (U8, [1, 2, 3, 4], 0.5, 120))
x71 = Input('x71', (U8, [1, 2, 3, 4], 0.5, 120))
t72 = Internal('t72', (U8, [1, 2, 3, 8], 0.5, 120))
c73 = Parameter('c73', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t74 = Internal('t74', (U8, [1, 2, 3, 8], 0.5, 120))
c76 = Parameter('c76', (I32, [2]), [1, 2])
c75 = Parameter('c75', (I32, [2, 2]), [0, 0, 0, 0])
t77 = Internal('t77', (U8, [2, 2, 3, 4], 0.5, 120))
c78 = Parameter('c78', (I32, [4]), [1, 0, 0, 0])
c79 = Parameter('c79', (I32, [4]), [1, 2, 3, 4])
t80 = Internal('t80', (U8, [1, 2, 3, 4], 0.5, 120))
t81 = Internal('t81', (U8, [1, 2, 3, 4], 0.5, 120))
c82 = Parameter('c82', (I32, [2]), [3, -1])
t83 = Output('t83', (U8, [3, 8], 0.5, 120))
c84 = Parameter('c84', (I32, [2]), [-1, 2])
t85 = Output('t85', (U8, [6, 2], 0.5, 120))
x86 = Input('x86', (U8, [1, 2, 3, 4], 0.5, 120))
t87 = Internal('t87', (U8, [1, 2, 3, 8], 0.5, 120))
c88 = Parameter('c88', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t89 = Internal('t89', (U8, [1, 2, 3, 8], 0.5, 120))
c91 = Parameter('c91', (I32, [2]), [1, 2])
c90 = Parameter('c90', (I32, [2, 2]), [0, 0, 0, 0])
t92 = Internal('t92', (U8, [2, 2, 3, 4], 0.5, 120))
c93 = Parameter('c93', (I32, [4]), [1, 0, 0, 0])
c94 = Parameter('c94', (I32, [4]), [1, 2, 3, 4])
t95 = Internal('t95', (U8, [1, 2, 3, 4], 0.5, 120))
c96 = Parameter('c96', (U8, [2, 24], 0.5, 128), ([130, 128, 126, 128, 128] * 10)[:48])
c97 = Parameter('c97', (I32, [2], 0.25, 0), [4, -8])
t98 = Output('t98', (U8, [1, 2], 0.5, 120))
x99 = Input('x99', (U8, [1, 2, 3, 4], 0.5, 120))
t100 = Internal('t100', (U8, [1, 2, 3, 8], 0.5, 120))
c101 = Parameter('c101', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t102 = Internal('t102', (U8, [1, 2, 3, 8], 0.5, 120))
c104 = Parameter('c104', (I32, [2]), [1, 2])
c103 = Parameter('c103', (I32, [2, 2]), [0, 0, 0, 0])
t105 = Internal('t105', (U8, [2, 2, 3, 4], 0.5, 120))
c106 = Parameter('c106', (I32, [4]), [1, 0, 0, 0])
c107 = Parameter('c107', (I32, [4]), [1, 2, 3, 4])
t108 = Internal('t108', (U8, [1, 2, 3, 4], 0.5, 120))
x109 = Input('x109', (U8, [1, 2, 3, 4], 0.5, 120))
t110 = Output('t110', (U8, [1, 4, 3, 4], 0.5, 120))
x111 = Input('x111', (U8, [1, 2, 3, 4], 0.5, 120))
t112 = Internal('t112', (U8, [1, 2, 3, 8], 0.5, 120))
c113 = Parameter('c113', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t114 = Internal('t114', (U8, [1, 2, 3, 8], 0.5, 120))
c116 = Parameter('c116', (I32, [2]), [1, 2])
c115 = Parameter('c115', (I32, [2, 2]), [0, 0, 0, 0])
t117 = Internal('t117', (U8, [2, 2, 3, 4], 0.5, 120))
c118 = Parameter('c118', (I32, [4]), [1, 0, 0, 0])
c119 = Parameter('c119', (I32, [4]), [1, 2, 3, 4])
t120 = Internal('t120', (U8, [1, 2, 3, 4], 0.5, 120))
x121 = Input('x121', (U8, [1, 2, 3, 4], 0.5, 120))
t122 = Internal('t122', (U8, [1, 2, 3, 8], 0.5, 120))
c123 = Parameter('c123', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t124 = Internal('t124', (U8, [1, 2, 3, 8], 0.5, 120))
c126 = Parameter('c126', (I32, [2]), [1, 2])
c125 = Parameter('c125', (I32, [2, 2]), [0, 0, 0, 0])
t127 = Internal('t127', (U8, [2, 2, 3, 4], 0.5, 120))
c128 = Parameter('c128', (I32, [4]), [1, 0, 0, 0])
c129 = Parameter('c129', (I32, [4]), [1, 2, 3, 4])
t130 = Internal('t130', (U8, [1, 2, 3, 4], 0.5, 120))
t131 = Output('t131', (U8, [1, 2, 3, 8], 0.5, 120))
x132 = Input('x132', (U8, [1, 2, 3, 4], 0.5, 120))
t133 = Internal('t133', (U8, [1, 2, 3, 8], 0.5, 120))
c134 = Parameter('c134', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t135 = Internal('t135', (U8, [1, 2, 3, 8], 0.5, 120))
c137 = Parameter('c137', (I32, [2]), [1, 2])
c136 = Parameter('c136', (I32, [2, 2]), [0, 0, 0, 0])
t138 = Internal('t138', (U8, [2, 2, 3, 4], 0.5, 120))
c139 = Parameter('c139', (I32, [4]), [1, 0, 0, 0])
c140 = Parameter('c140', (I32, [4]), [1, 2, 3, 4])
t141 = Internal('t141', (U8, [1, 2, 3, 4], 0.5, 120))
c142 = Parameter('c142', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t143 = Output('t143', (U8, [1, 2, 3, 4], 0.5, 120))
x144 = Input('x144', (U8, [1, 2, 3, 4], 0.5, 120))
t145 = Internal('t145', (U8, [1, 2, 3, 8], 0.5, 120))
c146 = Parameter('c146', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t147 = Internal('t147', (U8, [1, 2, 3, 8], 0.5, 120))
c149 = Parameter('c149', (I32, [2]), [1, 2])
c148 = Parameter('c148', (I32, [2, 2]), [0, 0, 0, 0])
t150 = Internal('t150', (U8, [2, 2, 3, 4], 0.5, 120))
c151 = Parameter('c151', (I32, [4]), [1, 0, 0, 0])
c152 = Parameter('c152', (I32, [4]), [1, 2, 3, 4])
t153 = Internal('t153', (U8, [1, 2, 3, 4], 0.5, 120))
c154 = Parameter('c154', (U8, [4], 0.5, 120), [121, 122, 117, 124])
t155 = Output('t155', (U8, [1, 2, 3, 4], 0.5, 120))
x156 = Input('x156', (U8, [1, 2, 3, 4], 0.5, 120))
t157 = Internal('t157', (U8, [1, 2, 3, 8], 0.5, 120))
c158 = Parameter('c158', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t159 = Internal('t159', (U8, [1, 2, 3, 8], 0.5, 120))
c161 = Parameter('c161', (I32, [2]), [1, 2])
c160 = Parameter('c160', (I32, [2, 2]), [0, 0, 0, 0])
t162 = Internal('t162', (U8, [2, 2, 3, 4], 0.5, 120))
c163 = Parameter('c163', (I32, [4]), [1, 0, 0, 0])
c164 = Parameter('c164', (I32, [4]), [1, 2, 3, 4])
t165 = Internal('t165', (U8, [1, 2, 3, 4], 0.5, 120))
x166 = Input('x166', (U8, [1, 2, 3, 4], 0.5, 120))
t167 = Output('t167', (U8, [1, 2, 3, 4], 0.5, 120))
x168 = Input('x168', (U8, [1, 2, 3, 4], 0.5, 120))
t169 = Internal('t169', (U8, [1, 2, 3, 8], 0.5, 120))
c170 = Parameter('c170', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t171 = Internal('t171', (U8, [1, 2, 3, 8], 0.5, 120))
c173 = Parameter('c173', (I32, [2]), [1, 2])
c172 = Parameter('c172', (I32, [2, 2]), [0, 0, 0, 0])
t174 = Internal('t174', (U8, [2, 2, 3, 4], 0.5, 120))
c175 = Parameter('c175', (I32, [4]), [1, 0, 0, 0])
c176 = Parameter('c176', (I32, [4]), [1, 2, 3, 4])
t177 = Internal('t177', (U8, [1, 2, 3, 4], 0.5, 120))
c178 = Parameter('c178', (I32, [4]), [0, 2, 3, 1])
t179 = Output('t179', (U8, [1, 3, 4, 2], 0.5, 120))
x180 = Input('x180', (U8, [1, 2, 3, 4], 0.5, 120))
t181 = Internal('t181', (U8, [1, 2, 3, 8], 0.5, 120))
c182 = Parameter('c182', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t183 = Internal('t183', (U8, [1, 2, 3, 8], 0.5, 120))
c185 = Parameter('c185', (I32, [2]), [1, 2])
c184 = Parameter('c184', (I32, [2, 2]), [0, 0, 0, 0])
t186 = Internal('t186', (U8, [2, 2, 3, 4], 0.5, 120))
c187 = Parameter('c187', (I32, [4]), [1, 0, 0, 0])
c188 = Parameter('c188', (I32, [4]), [1, 2, 3, 4])
t189 = Internal('t189', (U8, [1, 2, 3, 4], 0.5, 120))
c190 = Parameter('c190', (I32, [4]), [0, 1, 3, 2])
t191 = Output('t191', (U8, [1, 2, 4, 3], 0.5, 120))
x192 = Input('x192', (U8, [1, 2, 3, 4], 0.5, 120))
t193 = Internal('t193', (U8, [1, 2, 3, 8], 0.5, 120))
c194 = Parameter('c194', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t195 = Internal('t195', (U8, [1, 2, 3, 8], 0.5, 120))
c197 = Parameter('c197', (I32, [2]), [1, 2])
c196 = Parameter('c196', (I32, [2, 2]), [0, 0, 0, 0])
t198 = Internal('t198', (U8, [2, 2, 3, 4], 0.5, 120))
c199 = Parameter('c199', (I32, [4]), [1, 0, 0, 0])
c200 = Parameter('c200', (I32, [4]), [1, 2, 3, 4])
t201 = Internal('t201', (U8, [1, 2, 3, 4], 0.5, 120))
c202 = Parameter('c202', (I32, [1]), [1])
t203 = Output('t203', (U8, [1, 3, 4], 0.5, 120))
x204 = Input('x204', (U8, [1, 2, 3, 4], 0.5, 120))
t205 = Internal('t205', (U8, [1, 2, 3, 8], 0.5, 120))
c206 = Parameter('c206', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t207 = Internal('t207', (U8, [1, 2, 3, 8], 0.5, 120))
c209 = Parameter('c209', (I32, [2]), [1, 2])
c208 = Parameter('c208', (I32, [2, 2]), [0, 0, 0, 0])
t210 = Internal('t210', (U8, [2, 2, 3, 4], 0.5, 120))
c211 = Parameter('c211', (I32, [4]), [1, 0, 0, 0])
c212 = Parameter('c212', (I32, [4]), [1, 2, 3, 4])
t213 = Internal('t213', (U8, [1, 2, 3, 4], 0.5, 120))
c214 = Parameter('c214', (I32, [2]), [2, 3])
t215 = Output('t215', (U8, [1, 2, 1, 1], 0.5, 120))
x216 = Input('x216', (U8, [1, 2, 3, 4], 0.5, 120))
t217 = Internal('t217', (U8, [1, 2, 3, 8], 0.5, 120))
c218 = Parameter('c218', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t219 = Internal('t219', (U8, [1, 2, 3, 8], 0.5, 120))
c221 = Parameter('c221', (I32, [2]), [1, 2])
c220 = Parameter('c220', (I32, [2, 2]), [0, 0, 0, 0])
t222 = Internal('t222', (U8, [2, 2, 3, 4], 0.5, 120))
c223 = Parameter('c223', (I32, [4]), [1, 0, 0, 0])
c224 = Parameter('c224', (I32, [4]), [1, 2, 3, 4])
t225 = Internal('t225', (U8, [1, 2, 3, 4], 0.5, 120))
c226 = Parameter('c226', (I32, [4]), [0, 1, 0, 1])
c227 = Parameter('c227', (I32, [4]), [1, 1, 3, 2])
t228 = Output('t228', (U8, [1, 1, 3, 2], 0.5, 120))
x229 = Input('x229', (U8, [1, 2, 3, 4], 0.5, 120))
t230 = Internal('t230', (U8, [1, 2, 3, 8], 0.5, 120))
c231 = Parameter('c231', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t232 = Internal('t232', (U8, [1, 2, 3, 8], 0.5, 120))
c234 = Parameter('c234', (I32, [2]), [1, 2])
c233 = Parameter('c233', (I32, [2, 2]), [0, 0, 0, 0])
t235 = Internal('t235', (U8, [2, 2, 3, 4], 0.5, 120))
c236 = Parameter('c236', (I32, [4]), [1, 0, 0, 0])
c237 = Parameter('c237', (I32, [4]), [1, 2, 3, 4])
t238 = Internal('t238', (U8, [1, 2, 3, 4], 0.5, 120))
t239 = Output('t239', (I32, [1, 3, 4]))
x240 = Input('x240', (U8, [1, 2, 3, 4], 0.5, 120))
t241 = Internal('t241', (U8, [1, 2, 3, 8], 0.5, 120))
c242 = Parameter('c242', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t243 = Internal('t243', (U8, [1, 2, 3, 8], 0.5, 120))
c245 = Parameter('c245', (I32, [2]), [1, 2])
c244 = Parameter('c244', (I32, [2, 2]), [0, 0, 0, 0])
t246 = Internal('t246', (U8, [2, 2, 3, 4], 0.5, 120))
c247 = Parameter('c247', (I32, [4]), [1, 0, 0, 0])
c248 = Parameter('c248', (I32, [4]), [1, 2, 3, 4])
t249 = Internal('t249', (U8, [1, 2, 3, 4], 0.5, 120))
c250 = Parameter('c250', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t251 = Output('t251', (U8, [1, 3, 3, 5], 0.5, 120))
x252 = Input('x252', (U8, [1, 2, 3, 4], 0.5, 120))
t253 = Internal('t253', (U8, [1, 2, 3, 8], 0.5, 120))
c254 = Parameter('c254', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t255 = Internal('t255', (U8, [1, 2, 3, 8], 0.5, 120))
c257 = Parameter('c257', (I32, [2]), [1, 2])
c256 = Parameter('c256', (I32, [2, 2]), [0, 0, 0, 0])
t258 = Internal('t258', (U8, [2, 2, 3, 4], 0.5, 120))
c259 = Parameter('c259', (I32, [4]), [1, 0, 0, 0])
c260 = Parameter('c260', (I32, [4]), [1, 2, 3, 4])
t261 = Internal('t261', (U8, [1, 2, 3, 4], 0.5, 120))
t262 = Output('t262', (U8, [1, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 3, True).To(t2)
model.Operation('ADD', t2, c3, 0).To(t4)
model.Operation('SPACE_TO_BATCH_ND', t4, c6, c5, True).To(t7)
model.Operation('SLICE', t7, c8, c9).To(t10)
model.Operation('SPLIT', t10, 1, 2).To(t11, t12)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x13, 8, 3, True).To(t14)
model.Operation('ADD', t14, c15, 0).To(t16)
model.Operation('SPACE_TO_BATCH_ND', t16, c18, c17, True).To(t19)
model.Operation('SLICE', t19, c20, c21).To(t22)
model.Operation('MAX_POOL_2D', t22, 2, 1, 1, 2, 2, 0, True).To(t23)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x24, 8, 3, True).To(t25)
model.Operation('ADD', t25, c26, 0).To(t27)
model.Operation('SPACE_TO_BATCH_ND', t27, c29, c28, True).To(t30)
model.Operation('SLICE', t30, c31, c32).To(t33)
model.Operation('RESHAPE', t33, c34).To(t35)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x36, 8, 3, True).To(t37)
model.Operation('ADD', t37, c38, 0).To(t39)
model.Operation('SPACE_TO_BATCH_ND', t39, c41, c40, True).To(t42)
model.Operation('SLICE', t42, c43, c44).To(t45)
model.Operation('RESHAPE', t45, c46).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x48, 8, 3, True).To(t49)
model.Operation('ADD', t49, c50, 0).To(t51)
model.Operation('SPACE_TO_BATCH_ND', t51, c53, c52, True).To(t54)
model.Operation('SLICE', t54, c55, c56).To(t57)
model.Operation('RELU', t57).To(t58)
model.Operation('RESHAPE', t58, c59).To(t60)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x61, 8, 3, True).To(t62)
model.Operation('ADD', t62, c63, 0).To(t64)
model.Operation('SPACE_TO_BATCH_ND', t64, c66, c65, True).To(t67)
model.Operation('SLICE', t67, c68, c69).To(t70)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x71, 8, 3, True).To(t72)
model.Operation('ADD', t72, c73, 0).To(t74)
model.Operation('SPACE_TO_BATCH_ND', t74, c76, c75, True).To(t77)
model.Operation('SLICE', t77, c78, c79).To(t80)
model.Operation('ADD', t70, t80, 0).To(t81)
model.Operation('RESHAPE', t81, c82).To(t83)
model.Operation('RESHAPE', t23, c84).To(t85)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x86, 8, 3, True).To(t87)
model.Operation('ADD', t87, c88, 0).To(t89)
model.Operation('SPACE_TO_BATCH_ND', t89, c91, c90, True).To(t92)
model.Operation('SLICE', t92, c93, c94).To(t95)
model.Operation('FULLY_CONNECTED', t95, c96, c97, 0).To(t98)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x99, 8, 3, True).To(t100)
model.Operation('ADD', t100, c101, 0).To(t102)
model.Operation('SPACE_TO_BATCH_ND', t102, c104, c103, True).To(t105)
model.Operation('SLICE', t105, c106, c107).To(t108)
model.Operation('CONCATENATION', t108, x109, 1).To(t110)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x111, 8, 3, True).To(t112)
model.Operation('ADD', t112, c113, 0).To(t114)
model.Operation('SPACE_TO_BATCH_ND', t114, c116, c115, True).To(t117)
model.Operation('SLICE', t117, c118, c119).To(t120)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x121, 8, 3, True).To(t122)
model.Operation('ADD', t122, c123, 0).To(t124)
model.Operation('SPACE_TO_BATCH_ND', t124, c126, c125, True).To(t127)
model.Operation('SLICE', t127, c128, c129).To(t130)
model.Operation('CONCATENATION', t120, t130, 3).To(t131)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x132, 8, 3, True).To(t133)
model.Operation('ADD', t133, c134, 0).To(t135)
model.Operation('SPACE_TO_BATCH_ND', t135, c137, c136, True).To(t138)
model.Operation('SLICE', t138, c139, c140).To(t141)
model.Operation('ADD', t141, c142, 0).To(t143)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x144, 8, 3, True).To(t145)
model.Operation('ADD', t145, c146, 0).To(t147)
model.Operation('SPACE_TO_BATCH_ND', t147, c149, c148, True).To(t150)
model.Operation('SLICE', t150, c151, c152).To(t153)
model.Operation('ADD', t153, c154, 0).To(t155)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x156, 8, 3, True).To(t157)
model.Operation('ADD', t157, c158, 0).To(t159)
model.Operation('SPACE_TO_BATCH_ND', t159, c161, c160, True).To(t162)
model.Operation('SLICE', t162, c163, c164).To(t165)
model.Operation('ADD', t165, x166, 0).To(t167)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x168, 8, 3, True).To(t169)
model.Operation('ADD', t169, c170, 0).To(t171)
model.Operation('SPACE_TO_BATCH_ND', t171, c173, c172, True).To(t174)
model.Operation('SLICE', t174, c175, c176).To(t177)
model.Operation('TRANSPOSE', t177, c178).To(t179)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x180, 8, 3, True).To(t181)
model.Operation('ADD', t181, c182, 0).To(t183)
model.Operation('SPACE_TO_BATCH_ND', t183, c185, c184, True).To(t186)
model.Operation('SLICE', t186, c187, c188).To(t189)
model.Operation('TRANSPOSE', t189, c190).To(t191)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x192, 8, 3, True).To(t193)
model.Operation('ADD', t193, c194, 0).To(t195)
model.Operation('SPACE_TO_BATCH_ND', t195, c197, c196, True).To(t198)
model.Operation('SLICE', t198, c199, c200).To(t201)
model.Operation('REDUCE_MAX', t201, c202, False).To(t203)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x204, 8, 3, True).To(t205)
model.Operation('ADD', t205, c206, 0).To(t207)
model.Operation('SPACE_TO_BATCH_ND', t207, c209, c208, True).To(t210)
model.Operation('SLICE', t210, c211, c212).To(t213)
model.Operation('REDUCE_MAX', t213, c214, True).To(t215)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x216, 8, 3, True).To(t217)
model.Operation('ADD', t217, c218, 0).To(t219)
model.Operation('SPACE_TO_BATCH_ND', t219, c221, c220, True).To(t222)
model.Operation('SLICE', t222, c223, c224).To(t225)
model.Operation('SLICE', t225, c226, c227).To(t228)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x229, 8, 3, True).To(t230)
model.Operation('ADD', t230, c231, 0).To(t232)
model.Operation('SPACE_TO_BATCH_ND', t232, c234, c233, True).To(t235)
model.Operation('SLICE', t235, c236, c237).To(t238)
model.Operation('ARGMAX', t238, 1).To(t239)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x240, 8, 3, True).To(t241)
model.Operation('ADD', t241, c242, 0).To(t243)
model.Operation('SPACE_TO_BATCH_ND', t243, c245, c244, True).To(t246)
model.Operation('SLICE', t246, c247, c248).To(t249)
model.Operation('PAD', t249, c250).To(t251)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x252, 8, 3, True).To(t253)
model.Operation('ADD', t253, c254, 0).To(t255)
model.Operation('SPACE_TO_BATCH_ND', t255, c257, c256, True).To(t258)
model.Operation('SLICE', t258, c259, c260).To(t261)
model.Operation('MAX_POOL_2D', t261, 2, 1, 1, 2, 2, 0, False).To(t262)
Example({
    x1: [115, 119, 117, 119, 119, 124, 116, 121, 114, 115, 122, 112, 112, 119, 124, 118, 126, 123, 128, 121,
    112, 118, 117, 113],
    t11: [116, 122, 122, 126, 120, 127, 121, 128, 115, 118, 127, 119],
    t12: [113, 122, 129, 125, 127, 126, 133, 128, 113, 121, 122, 120],
    x13: [128, 126, 123, 126, 117, 127, 115, 114, 116, 116, 124, 117, 115, 122, 123, 124, 123, 126, 117, 118,
    127, 125, 128, 122],
    x24: [122, 123, 112, 119, 118, 122, 122, 123, 115, 122, 128, 116, 114, 118, 115, 115, 114, 115, 116, 116,
    127, 124, 119, 117],
    t35: [123, 126, 117, 126, 119, 125, 127, 130, 116, 125, 133, 123, 115, 121, 120, 122, 115, 118, 121, 123,
    128, 127, 124, 124],
    x36: [127, 113, 112, 128, 122, 122, 124, 123, 128, 116, 116, 114, 124, 124, 122, 118, 121, 122, 119, 115,
    114, 124, 112, 125],
    t47: [128, 116, 117, 135, 123, 125, 129, 130, 129, 119, 121, 121, 125, 127, 127, 125, 122, 125, 124, 122,
    115, 127, 117, 132],
    x48: [124, 125, 113, 124, 128, 122, 127, 115, 118, 122, 115, 123, 121, 127, 114, 123, 116, 126, 124, 113,
    122, 114, 123, 124],
    t60: [125, 128, 120, 131, 129, 125, 132, 122, 120, 125, 120, 130, 122, 130, 120, 130, 120, 129, 129, 120,
    123, 120, 128, 131],
    x61: [126, 122, 125, 118, 122, 127, 124, 125, 118, 114, 125, 124, 116, 128, 114, 123, 119, 124, 122, 122,
    116, 128, 122, 124],
    x71: [117, 118, 122, 114, 115, 122, 127, 112, 117, 115, 123, 126, 124, 125, 122, 122, 122, 122, 115, 126,
    116, 117, 125, 112],
    t83: [125, 126, 137, 126, 119, 135, 141, 131, 117, 115, 138, 144, 122, 139, 126, 139, 123, 132, 127, 142,
    114, 131, 137, 130],
    t85: [130, 130, 133, 130, 130, 129, 129, 129, 131, 129, 133, 133],
    x86: [116, 117, 127, 122, 113, 126, 125, 114, 116, 124, 114, 127, 115, 126, 117, 122, 115, 122, 116, 116,
    114, 128, 119, 115],
    t98: [113, 129],
    x99: [121, 126, 126, 116, 114, 114, 126, 127, 121, 122, 113, 127, 123, 117, 127, 117, 127, 121, 125, 126,
    116, 118, 119, 127],
    x109: [128, 122, 114, 114, 123, 126, 125, 118, 122, 127, 122, 124, 125, 122, 122, 112, 127, 128, 121, 113,
    124, 121, 115, 122],
    t110: packed('<i2',
    'c-oc00TRFv3<SVFSsA7|7oy0!y}>TVtSL{27U#EU{C5_*A;#LYpo0p8Zt_wRo=XRmFBd8'
),
    x111: [113, 123, 118, 117, 128, 122, 114, 122, 122, 122, 123, 124, 122, 115, 121, 113, 122, 126, 115, 128,
    127, 113, 123, 122],
    x121: [118, 122, 121, 116, 122, 125, 122, 115, 113, 124, 113, 128, 126, 127, 112, 122, 113, 114, 127, 115,
    128, 119, 116, 112],
    t131: packed('<i2',
    'c-oc0i4lMx3<N-H&IrMrc@CMOZEA2=0<U_2u0*B5>yzvoJx0z(aBOMI>MqhAy?#2EUKd6'
),
    x132: [112, 118, 116, 112, 114, 121, 113, 119, 126, 121, 119, 117, 113, 118, 117, 127, 112, 125, 118, 121,
    116, 122, 124, 122],
    t143: [114, 122, 122, 120, 116, 125, 119, 127, 128, 125, 125, 125, 112, 119, 120, 132, 111, 126, 121, 126,
    115, 123, 127, 127],
    x144: [123, 118, 114, 119, 118, 112, 123, 118, 113, 117, 123, 114, 126, 122, 115, 122, 125, 124, 118, 116,
    114, 125, 114, 114],
    t155: [125, 123, 116, 130, 120, 117, 125, 129, 115, 122, 125, 125, 128, 127, 117, 133, 127, 129, 120, 127,
    116, 130, 116, 125],
    x156: [116, 122, 116, 127, 114, 119, 128, 127, 121, 125, 125, 119, 125, 128, 122, 116, 113, 118, 114, 127,
    112, 128, 128, 117],
    x166: [121, 128, 114, 114, 127, 125, 118, 116, 114, 117, 121, 128, 119, 113, 127, 121, 121, 117, 118, 122,
    114, 112, 112, 123],
    t167: [118, 133, 115, 128, 122, 127, 131, 130, 116, 125, 131, 134, 125, 124, 134, 124, 115, 118, 117, 136,
    107, 123, 125, 127],
    x168: [122, 115, 128, 118, 122, 112, 125, 127, 114, 116, 118, 122, 128, 124, 127, 113, 125, 127, 115, 119,
    117, 122, 112, 122],
    t179: [123, 129, 118, 127, 133, 132, 125, 120, 123, 126, 115, 130, 130, 120, 134, 126, 115, 118, 119, 125,
    123, 117, 129, 129],
    x180: [112, 117, 113, 118, 121, 112, 124, 115, 125, 121, 113, 122, 123, 115, 113, 122, 124, 116, 115, 115,
    122, 123, 117, 128],
    t191: [113, 122, 126, 120, 115, 124, 118, 129, 118, 125, 122, 129, 124, 125, 123, 118, 119, 126, 118, 120,
    122, 129, 122, 135],
    x192: [119, 128, 114, 114, 128, 126, 127, 114, 118, 117, 114, 126, 112, 124, 124, 122, 112, 114, 115, 122,
    118, 122, 125, 127],
    t203: [120, 131, 129, 129, 129, 129, 132, 129, 119, 125, 130, 134],
    x204: [121, 121, 124, 114, 125, 112, 115, 122, 112, 116, 119, 114, 115, 123, 122, 118, 119, 119, 118, 127,
    112, 122, 119, 113],
    t215: [129, 134],
    x216: [126, 125, 115, 117, 122, 125, 122, 118, 117, 124, 125, 115, 128, 123, 123, 127, 127, 114, 126, 125,
    116, 127, 124, 122],
    t228: [126, 128, 117, 131, 130, 129],
    x229: [123, 128, 112, 116, 116, 122, 117, 119, 117, 124, 123, 123, 127, 116, 118, 122, 123, 114, 116, 116,
    117, 112, 125, 118],
    t239: [1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0],
    x240: [124, 128, 124, 112, 126, 124, 122, 116, 114, 115, 112, 112, 112, 117, 123, 124, 117, 127, 123, 122,
    122, 123, 117, 125],
    t251: packed('<i2',
    'c-pI|KmoPQjpY^f_4U;i#bu@C6@?WI%@t)$4UHAmbyY1D45R=6vAz|0'
),
    x252: [115, 125, 115, 122, 121, 122, 124, 125, 121, 116, 115, 119, 123, 123, 112, 118, 123, 115, 114, 122,
    123, 126, 119, 115],
    t262: [124, 128, 129, 132, 124, 129, 129, 132],
}, name='before_quant8').AddVariations(signed(x1, t2, c3, t4, t7, t10, t11, t12, x13, t14, c15, t16, t19, t22, t23, x24, t25, c26, t27, t30, t33, t35, x36, t37, c38, t39, t42, t45, t47, x48, t49, c50, t51, t54, t57, t58, t60, x61, t62, c63, t64, t67, t70, x71, t72, c73, t74, t77, t80, t81, t83, t85, x86, t87, c88, t89, t92, t95, c96, t98, x99, t100, c101, t102, t105, t108, x109, t110, x111, t112, c113, t114, t117, t120, x121, t122, c123, t124, t127, t130, t131, x132, t133, c134, t135, t138, t141, c142, t143, x144, t145, c146, t147, t150, t153, c154, t155, x156, t157, c158, t159, t162, t165, x166, t167, x168, t169, c170, t171, t174, t177, t179, x180, t181, c182, t183, t186, t189, t191, x192, t193, c194, t195, t198, t201, t203, x204, t205, c206, t207, t210, t213, t215, x216, t217, c218, t219, t222, t225, t228, x229, t230, c231, t232, t235, t238, x240, t241, c242, t243, t246, t249, t251, x252, t253, c254, t255, t258, t261, t262)).DisableLifeTimeVariation()

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
t30 = Internal('t30', (F32, [1, 2, 3, 8]))
c31 = Parameter('c31', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t32 = Internal('t32', (F32, [1, 2, 3, 8]))
c34 = Parameter('c34', (I32, [2]), [1, 2])
c33 = Parameter('c33', (I32, [2, 2]), [0, 0, 0, 0])
t35 = Internal('t35', (F32, [2, 2, 3, 4]))
c36 = Parameter('c36', (I32, [4]), [1, 0, 0, 0])
c37 = Parameter('c37', (I32, [4]), [1, 2, 3, 4])
t38 = Output('t38', (F32, [1, 2, 3, 4]))
t39 = Internal('t39', (F32, [1, 2, 3, 8]))
c40 = Parameter('c40', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t41 = Internal('t41', (F32, [1, 2, 3, 8]))
c43 = Parameter('c43', (I32, [2]), [1, 2])
c42 = Parameter('c42', (I32, [2, 2]), [0, 0, 0, 0])
t44 = Internal('t44', (F32, [2, 2, 3, 4]))
c45 = Parameter('c45', (I32, [4]), [1, 0, 0, 0])
c46 = Parameter('c46', (I32, [4]), [1, 2, 3, 4])
t47 = Output('t47', (F32, [1, 2, 3, 4]))
t48 = Internal('t48', (F32, [1, 2, 3, 8]))
c49 = Parameter('c49', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t50 = Internal('t50', (F32, [1, 2, 3, 8]))
c52 = Parameter('c52', (I32, [2]), [1, 2])
c51 = Parameter('c51', (I32, [2, 2]), [0, 0, 0, 0])
t53 = Internal('t53', (F32, [2, 2, 3, 4]))
c54 = Parameter('c54', (I32, [4]), [1, 0, 0, 0])
c55 = Parameter('c55', (I32, [4]), [1, 2, 3, 4])
t56 = Output('t56', (F32, [1, 2, 3, 4]))
t57 = Internal('t57', (F32, [1, 2, 3, 8]))
c58 = Parameter('c58', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t59 = Internal('t59', (F32, [1, 2, 3, 8]))
c61 = Parameter('c61', (I32, [2]), [1, 2])
c60 = Parameter('c60', (I32, [2, 2]), [0, 0, 0, 0])
t62 = Internal('t62', (F32, [2, 2, 3, 4]))
c63 = Parameter('c63', (I32, [4]), [1, 0, 0, 0])
c64 = Parameter('c64', (I32, [4]), [1, 2, 3, 4])
t65 = Output('t65', (F32, [1, 2, 3, 4]))
t66 = Internal('t66', (F32, [1, 2, 3, 8]))
c67 = Parameter('c67', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t68 = Internal('t68', (F32, [1, 2, 3, 8]))
c70 = Parameter('c70', (I32, [2]), [1, 2])
c69 = Parameter('c69', (I32, [2, 2]), [0, 0, 0, 0])
t71 = Internal('t71', (F32, [2, 2, 3, 4]))
c72 = Parameter('c72', (I32, [4]), [1, 0, 0, 0])
c73 = Parameter('c73', (I32, [4]), [1, 2, 3, 4])
t74 = Output('t74', (F32, [1, 2, 3, 4]))
t75 = Internal('t75', (F32, [1, 2, 3, 8]))
c76 = Parameter('c76', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t77 = Internal('t77', (F32, [1, 2, 3, 8]))
c79 = Parameter('c79', (I32, [2]), [1, 2])
c78 = Parameter('c78', (I32, [2, 2]), [0, 0, 0, 0])
t80 = Internal('t80', (F32, [2, 2, 3, 4]))
c81 = Parameter('c81', (I32, [4]), [1, 0, 0, 0])
c82 = Parameter('c82', (I32, [4]), [1, 2, 3, 4])
t83 = Output('t83', (F32, [1, 2, 3, 4]))
t84 = Internal('t84', (F32, [1, 2, 3, 8]))
c85 = Parameter('c85', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t86 = Internal('t86', (F32, [1, 2, 3, 8]))
c88 = Parameter('c88', (I32, [2]), [1, 2])
c87 = Parameter('c87', (I32, [2, 2]), [0, 0, 0, 0])
t89 = Internal('t89', (F32, [2, 2, 3, 4]))
c90 = Parameter('c90', (I32, [4]), [1, 0, 0, 0])
c91 = Parameter('c91', (I32, [4]), [1, 2, 3, 4])
t92 = Output('t92', (F32, [1, 2, 3, 4]))
t93 = Internal('t93', (F32, [1, 2, 3, 8]))
c94 = Parameter('c94', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t95 = Internal('t95', (F32, [1, 2, 3, 8]))
c97 = Parameter('c97', (I32, [2]), [1, 2])
c96 = Parameter('c96', (I32, [2, 2]), [0, 0, 0, 0])
t98 = Internal('t98', (F32, [2, 2, 3, 4]))
c99 = Parameter('c99', (I32, [4]), [1, 0, 0, 0])
c100 = Parameter('c100', (I32, [4]), [1, 2, 3, 4])
t101 = Output('t101', (F32, [1, 2, 3, 4]))
t102 = Internal('t102', (F32, [1, 2, 3, 8]))
c103 = Parameter('c103', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t104 = Internal('t104', (F32, [1, 2, 3, 8]))
c106 = Parameter('c106', (I32, [2]), [1, 2])
c105 = Parameter('c105', (I32, [2, 2]), [0, 0, 0, 0])
t107 = Internal('t107', (F32, [2, 2, 3, 4]))
c108 = Parameter('c108', (I32, [4]), [1, 0, 0, 0])
c109 = Parameter('c109', (I32, [4]), [1, 2, 3, 4])
t110 = Output('t110', (F32, [1, 2, 3, 4]))
t111 = Internal('t111', (F32, [1, 2, 3, 8]))
c112 = Parameter('c112', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t113 = Internal('t113', (F32, [1, 2, 3, 8]))
c115 = Parameter('c115', (I32, [2]), [1, 2])
c114 = Parameter('c114', (I32, [2, 2]), [0, 0, 0, 0])
t116 = Internal('t116', (F32, [2, 2, 3, 4]))
c117 = Parameter('c117', (I32, [4]), [1, 0, 0, 0])
c118 = Parameter('c118', (I32, [4]), [1, 2, 3, 4])
t119 = Output('t119', (F32, [1, 2, 3, 4]))
t120 = Internal('t120', (F32, [1, 2, 3, 8]))
c121 = Parameter('c121', (F32, [8]), [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5])
t122 = Internal('t122', (F32, [1, 2, 3, 8]))
c124 = Parameter('c124', (I32, [2]), [1, 2])
c123 = Parameter('c123', (I32, [2, 2]), [0, 0, 0, 0])
t125 = Internal('t125', (F32, [2, 2, 3, 4]))
c126 = Parameter('c126', (I32, [4]), [1, 0, 0, 0])
c127 = Parameter('c127', (I32, [4]), [1, 2, 3, 4])
t128 = Output('t128', (F32, [1, 2, 3, 4]))
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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t7, 8, 3, True).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('SPACE_TO_BATCH_ND', t32, c34, c33, True).To(t35)
model.Operation('SLICE', t35, c36, c37).To(t38)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t10, 8, 3, True).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('SPACE_TO_BATCH_ND', t41, c43, c42, True).To(t44)
model.Operation('SLICE', t44, c45, c46).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 8, 3, True).To(t48)
model.Operation('ADD', t48, c49, 0).To(t50)
model.Operation('SPACE_TO_BATCH_ND', t50, c52, c51, True).To(t53)
model.Operation('SLICE', t53, c54, c55).To(t56)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t15, 8, 3, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('SPACE_TO_BATCH_ND', t59, c61, c60, True).To(t62)
model.Operation('SLICE', t62, c63, c64).To(t65)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 3, True).To(t66)
model.Operation('ADD', t66, c67, 0).To(t68)
model.Operation('SPACE_TO_BATCH_ND', t68, c70, c69, True).To(t71)
model.Operation('SLICE', t71, c72, c73).To(t74)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t21, 8, 3, True).To(t75)
model.Operation('ADD', t75, c76, 0).To(t77)
model.Operation('SPACE_TO_BATCH_ND', t77, c79, c78, True).To(t80)
model.Operation('SLICE', t80, c81, c82).To(t83)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t24, 8, 3, True).To(t84)
model.Operation('ADD', t84, c85, 0).To(t86)
model.Operation('SPACE_TO_BATCH_ND', t86, c88, c87, True).To(t89)
model.Operation('SLICE', t89, c90, c91).To(t92)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t26, 8, 3, True).To(t93)
model.Operation('ADD', t93, c94, 0).To(t95)
model.Operation('SPACE_TO_BATCH_ND', t95, c97, c96, True).To(t98)
model.Operation('SLICE', t98, c99, c100).To(t101)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t29, 8, 3, True).To(t102)
model.Operation('ADD', t102, c103, 0).To(t104)
model.Operation('SPACE_TO_BATCH_ND', t104, c106, c105, True).To(t107)
model.Operation('SLICE', t107, c108, c109).To(t110)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 3, True).To(t111)
model.Operation('ADD', t111, c112, 0).To(t113)
model.Operation('SPACE_TO_BATCH_ND', t113, c115, c114, True).To(t116)
model.Operation('SLICE', t116, c117, c118).To(t119)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 3, True).To(t120)
model.Operation('ADD', t120, c121, 0).To(t122)
model.Operation('SPACE_TO_BATCH_ND', t122, c124, c123, True).To(t125)
model.Operation('SLICE', t125, c126, c127).To(t128)
Example({
    x2: packed('|i1',
    'c-jTQhYbKQ2m>$?==lFyW?DPEW>gZ<l2*=IJTj%x8T1Rg$Cd+|#G`!PIvUR', 0.5
),
    x5: [-2.5, -3.5, -1.0, 1.0, -0.5, 2.5, -0.5, 3.5, 1.0, -4.0, -1.5, 1.5, 2.0, 1.5, 3.5, 0.5, 2.0, 4.0,
    -2.0, -2.5, 2.0, -0.5, 1.5, 4.0],
    x8: [2.5, -2.5, 0.5, -2.0, 1.0, -1.0, -1.0, 2.5, -3.5, 2.5, -1.5, 1.0, -3.5, -2.0, -2.0, -1.0, -0.5,
    -3.5, 1.0, -2.5, -0.5, -2.0, -1.0, -1.5],
    x1: [-3.0, 4.0, 3.0, -1.5, -3.5, 1.5, -1.5, 2.5, -1.0, 0.5, 0.5, 2.0, -2.5, 1.0, 2.0, -1.0, -2.5, -3.0,
    -3.0, -2.5, 1.5, -1.5, 1.0, 3.0],
    x13: [-1.5, -1.0, 1.5, 1.5, 4.0, 3.5, 0.5, -3.5, 0.5, 3.5, 0.5, 3.5, 1.5, 3.5, -2.0, -1.0, 3.5, -3.5,
    3.5, -2.5, 3.5, 1.5, -1.0, 1.5],
    x16: [2.5, -1.5, 0.5, -0.5, 1.0, -2.5, -2.5, 4.0, -3.5, 2.0, -3.0, 4.0],
    x17: [1.5, -1.5, 3.5, 1.0, -1.5, 2.0, -3.0, -3.5, 0.5, 4.0, 0.5, -2.5],
    x19: [-4.0, -3.5, 1.0, -2.5, -1.0, -2.5, 0.5, 2.0, 2.5, -1.5, -2.5, -2.0, -1.0, 0.5, 4.0, -3.0, -3.0,
    -4.0, -3.0, 2.0, -3.5, -1.0, 4.0, 3.5],
    x25: packed('|i1',
    'c-j@mK@I>Q2m`P%QTYFB0W&c6*2c!N5qil?WiWK|A8pr2*Xpwl)HQ^7V0jl2', 0.5
),
    x27: [1.0, -4.0, 2.5, 3.5, 0.5, -2.5],
    t38: [-2.0, -2.0, 1.5, 4.5, 0.0, 4.0, 2.0, 7.0, 1.5, -2.5, 1.0, 5.0, 2.5, 3.0, 6.0, 4.0, 2.5, 5.5, 0.5,
    1.0, 2.5, 1.0, 4.0, 7.5],
    t47: [3.0, -1.0, 3.0, 1.5, 1.5, 0.5, 1.5, 6.0, -3.0, 4.0, 1.0, 4.5, -3.0, -0.5, 0.5, 2.5, 0.0, -2.0, 3.5,
    1.0, 0.0, -0.5, 1.5, 2.0],
    t56: [-2.5, 4.5, -1.0, 2.0, -0.5, 2.0, 0.0, 5.5, -2.0, -1.5, 4.0, 4.5, 4.5, 0.0, 4.0, 6.0, 1.0, 3.5, 3.5,
    2.5, -2.5, -1.0, 1.0, 6.5],
    t65: [-1.0, 2.0, 4.0, 7.0, 2.0, 2.0, 0.5, 7.0, 4.5, 2.0, 6.0, 2.5, -0.5, -2.0, 6.0, 1.0, 2.0, 5.0, 1.5,
    5.0, 4.0, 5.0, -1.0, 5.0],
    t74: [3.0, 0.0, 3.0, 3.0, 1.5, -1.0, 0.0, 7.5, -3.0, 3.5, -0.5, 7.5, 2.0, 0.0, 6.0, 4.5, -1.0, 3.5, -0.5,
    0.0, 1.0, 5.5, 3.0, 1.0],
    t83: [-4.0, -2.5, 3.0, 0.5, -1.0, -1.5, 2.5, 5.0, 2.5, -0.5, -0.5, 1.0, 0.5, 3.0, 7.5, 1.5, -1.5, -1.5,
    0.5, 6.5, -2.0, 1.5, 7.5, 8.0],
    t92: [-2.5, 3.5, 0.0, -0.5, -0.5, -1.0, 5.0, 2.5, 4.0, 2.0, 1.0, 1.0, 2.0, -2.0, 0.5, 0.5, -3.0, 0.5,
    -1.5, 7.5, 1.5, 3.5, 6.5, 7.0],
    t101: [-0.5, 2.5, 5.0, 5.5, 2.0, 5.0, 2.0, 4.0, -1.0, 5.5, 3.5, 4.0, -1.0, 5.5, 4.5, 5.5, 0.0, 4.5, 4.0,
    6.5, 1.5, 5.5, 6.5, 5.5],
    t110: [0.5, 1.5, 2.5, 3.5, 0.5, 1.5, 2.5, 3.5, 0.5, 1.5, 2.5, 3.5, 0.5, 2.5, -1.5, 3.5, 0.5, 4.0, 6.0,
    3.5, 0.5, 2.0, 0.0, 3.5],
    t119: [2.0, -2.0, 0.5, 0.5, -3.0, 0.5, -1.5, 7.5, 1.5, 3.5, 6.5, 7.0, 2.5, 4.0, -1.5, 4.5, 1.5, 4.5, 1.5,
    2.5, 1.5, 1.0, 1.5, 4.0],
    t128: [-3.0, -2.5, 0.0, 2.0, -1.0, 3.0, 3.0, 0.5, 1.5, -2.0, 0.5, 4.0, -2.5, 3.5, 0.0, -0.5, -0.5, -1.0,
    5.0, 2.5, 4.0, 2.0, 1.0, 1.0],
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
t30 = Internal('t30', (U8, [1, 2, 3, 8], 0.5, 120))
c31 = Parameter('c31', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t32 = Internal('t32', (U8, [1, 2, 3, 8], 0.5, 120))
c34 = Parameter('c34', (I32, [2]), [1, 2])
c33 = Parameter('c33', (I32, [2, 2]), [0, 0, 0, 0])
t35 = Internal('t35', (U8, [2, 2, 3, 4], 0.5, 120))
c36 = Parameter('c36', (I32, [4]), [1, 0, 0, 0])
c37 = Parameter('c37', (I32, [4]), [1, 2, 3, 4])
t38 = Output('t38', (U8, [1, 2, 3, 4], 0.5, 120))
t39 = Internal('t39', (U8, [1, 2, 3, 8], 0.5, 120))
c40 = Parameter('c40', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t41 = Internal('t41', (U8, [1, 2, 3, 8], 0.5, 120))
c43 = Parameter('c43', (I32, [2]), [1, 2])
c42 = Parameter('c42', (I32, [2, 2]), [0, 0, 0, 0])
t44 = Internal('t44', (U8, [2, 2, 3, 4], 0.5, 120))
c45 = Parameter('c45', (I32, [4]), [1, 0, 0, 0])
c46 = Parameter('c46', (I32, [4]), [1, 2, 3, 4])
t47 = Output('t47', (U8, [1, 2, 3, 4], 0.5, 120))
t48 = Internal('t48', (U8, [1, 2, 3, 8], 0.5, 120))
c49 = Parameter('c49', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t50 = Internal('t50', (U8, [1, 2, 3, 8], 0.5, 120))
c52 = Parameter('c52', (I32, [2]), [1, 2])
c51 = Parameter('c51', (I32, [2, 2]), [0, 0, 0, 0])
t53 = Internal('t53', (U8, [2, 2, 3, 4], 0.5, 120))
c54 = Parameter('c54', (I32, [4]), [1, 0, 0, 0])
c55 = Parameter('c55', (I32, [4]), [1, 2, 3, 4])
t56 = Output('t56', (U8, [1, 2, 3, 4], 0.5, 120))
t57 = Internal('t57', (U8, [1, 2, 3, 8], 0.5, 120))
c58 = Parameter('c58', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t59 = Internal('t59', (U8, [1, 2, 3, 8], 0.5, 120))
c61 = Parameter('c61', (I32, [2]), [1, 2])
c60 = Parameter('c60', (I32, [2, 2]), [0, 0, 0, 0])
t62 = Internal('t62', (U8, [2, 2, 3, 4], 0.5, 120))
c63 = Parameter('c63', (I32, [4]), [1, 0, 0, 0])
c64 = Parameter('c64', (I32, [4]), [1, 2, 3, 4])
t65 = Output('t65', (U8, [1, 2, 3, 4], 0.5, 120))
t66 = Internal('t66', (U8, [1, 2, 3, 8], 0.5, 120))
c67 = Parameter('c67', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t68 = Internal('t68', (U8, [1, 2, 3, 8], 0.5, 120))
c70 = Parameter('c70', (I32, [2]), [1, 2])
c69 = Parameter('c69', (I32, [2, 2]), [0, 0, 0, 0])
t71 = Internal('t71', (U8, [2, 2, 3, 4], 0.5, 120))
c72 = Parameter('c72', (I32, [4]), [1, 0, 0, 0])
c73 = Parameter('c73', (I32, [4]), [1, 2, 3, 4])
t74 = Output('t74', (U8, [1, 2, 3, 4], 0.5, 120))
t75 = Internal('t75', (U8, [1, 2, 3, 8], 0.5, 120))
c76 = Parameter('c76', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t77 = Internal('t77', (U8, [1, 2, 3, 8], 0.5, 120))
c79 = Parameter('c79', (I32, [2]), [1, 2])
c78 = Parameter('c78', (I32, [2, 2]), [0, 0, 0, 0])
t80 = Internal('t80', (U8, [2, 2, 3, 4], 0.5, 120))
c81 = Parameter('c81', (I32, [4]), [1, 0, 0, 0])
c82 = Parameter('c82', (I32, [4]), [1, 2, 3, 4])
t83 = Output('t83', (U8, [1, 2, 3, 4], 0.5, 120))
t84 = Internal('t84', (U8, [1, 2, 3, 8], 0.5, 120))
c85 = Parameter('c85', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t86 = Internal('t86', (U8, [1, 2, 3, 8], 0.5, 120))
c88 = Parameter('c88', (I32, [2]), [1, 2])
c87 = Parameter('c87', (I32, [2, 2]), [0, 0, 0, 0])
t89 = Internal('t89', (U8, [2, 2, 3, 4], 0.5, 120))
c90 = Parameter('c90', (I32, [4]), [1, 0, 0, 0])
c91 = Parameter('c91', (I32, [4]), [1, 2, 3, 4])
t92 = Output('t92', (U8, [1, 2, 3, 4], 0.5, 120))
t93 = Internal('t93', (U8, [1, 2, 3, 8], 0.5, 120))
c94 = Parameter('c94', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t95 = Internal('t95', (U8, [1, 2, 3, 8], 0.5, 120))
c97 = Parameter('c97', (I32, [2]), [1, 2])
c96 = Parameter('c96', (I32, [2, 2]), [0, 0, 0, 0])
t98 = Internal('t98', (U8, [2, 2, 3, 4], 0.5, 120))
c99 = Parameter('c99', (I32, [4]), [1, 0, 0, 0])
c100 = Parameter('c100', (I32, [4]), [1, 2, 3, 4])
t101 = Output('t101', (U8, [1, 2, 3, 4], 0.5, 120))
t102 = Internal('t102', (U8, [1, 2, 3, 8], 0.5, 120))
c103 = Parameter('c103', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t104 = Internal('t104', (U8, [1, 2, 3, 8], 0.5, 120))
c106 = Parameter('c106', (I32, [2]), [1, 2])
c105 = Parameter('c105', (I32, [2, 2]), [0, 0, 0, 0])
t107 = Internal('t107', (U8, [2, 2, 3, 4], 0.5, 120))
c108 = Parameter('c108', (I32, [4]), [1, 0, 0, 0])
c109 = Parameter('c109', (I32, [4]), [1, 2, 3, 4])
t110 = Output('t110', (U8, [1, 2, 3, 4], 0.5, 120))
t111 = Internal('t111', (U8, [1, 2, 3, 8], 0.5, 120))
c112 = Parameter('c112', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t113 = Internal('t113', (U8, [1, 2, 3, 8], 0.5, 120))
c115 = Parameter('c115', (I32, [2]), [1, 2])
c114 = Parameter('c114', (I32, [2, 2]), [0, 0, 0, 0])
t116 = Internal('t116', (U8, [2, 2, 3, 4], 0.5, 120))
c117 = Parameter('c117', (I32, [4]), [1, 0, 0, 0])
c118 = Parameter('c118', (I32, [4]), [1, 2, 3, 4])
t119 = Output('t119', (U8, [1, 2, 3, 4], 0.5, 120))
t120 = Internal('t120', (U8, [1, 2, 3, 8], 0.5, 120))
c121 = Parameter('c121', (U8, [8], 0.5, 120), [120, 121, 122, 123, 124, 125, 126, 127])
t122 = Internal('t122', (U8, [1, 2, 3, 8], 0.5, 120))
c124 = Parameter('c124', (I32, [2]), [1, 2])
c123 = Parameter('c123', (I32, [2, 2]), [0, 0, 0, 0])
t125 = Internal('t125', (U8, [2, 2, 3, 4], 0.5, 120))
c126 = Parameter('c126', (I32, [4]), [1, 0, 0, 0])
c127 = Parameter('c127', (I32, [4]), [1, 2, 3, 4])
t128 = Output('t128', (U8, [1, 2, 3, 4], 0.5, 120))
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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t7, 8, 3, True).To(t30)
model.Operation('ADD', t30, c31, 0).To(t32)
model.Operation('SPACE_TO_BATCH_ND', t32, c34, c33, True).To(t35)
model.Operation('SLICE', t35, c36, c37).To(t38)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t10, 8, 3, True).To(t39)
model.Operation('ADD', t39, c40, 0).To(t41)
model.Operation('SPACE_TO_BATCH_ND', t41, c43, c42, True).To(t44)
model.Operation('SLICE', t44, c45, c46).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 8, 3, True).To(t48)
model.Operation('ADD', t48, c49, 0).To(t50)
model.Operation('SPACE_TO_BATCH_ND', t50, c52, c51, True).To(t53)
model.Operation('SLICE', t53, c54, c55).To(t56)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t15, 8, 3, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('SPACE_TO_BATCH_ND', t59, c61, c60, True).To(t62)
model.Operation('SLICE', t62, c63, c64).To(t65)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 3, True).To(t66)
model.Operation('ADD', t66, c67, 0).To(t68)
model.Operation('SPACE_TO_BATCH_ND', t68, c70, c69, True).To(t71)
model.Operation('SLICE', t71, c72, c73).To(t74)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t21, 8, 3, True).To(t75)
model.Operation('ADD', t75, c76, 0).To(t77)
model.Operation('SPACE_TO_BATCH_ND', t77, c79, c78, True).To(t80)
model.Operation('SLICE', t80, c81, c82).To(t83)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t24, 8, 3, True).To(t84)
model.Operation('ADD', t84, c85, 0).To(t86)
model.Operation('SPACE_TO_BATCH_ND', t86, c88, c87, True).To(t89)
model.Operation('SLICE', t89, c90, c91).To(t92)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t26, 8, 3, True).To(t93)
model.Operation('ADD', t93, c94, 0).To(t95)
model.Operation('SPACE_TO_BATCH_ND', t95, c97, c96, True).To(t98)
model.Operation('SLICE', t98, c99, c100).To(t101)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t29, 8, 3, True).To(t102)
model.Operation('ADD', t102, c103, 0).To(t104)
model.Operation('SPACE_TO_BATCH_ND', t104, c106, c105, True).To(t107)
model.Operation('SLICE', t107, c108, c109).To(t110)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 3, True).To(t111)
model.Operation('ADD', t111, c112, 0).To(t113)
model.Operation('SPACE_TO_BATCH_ND', t113, c115, c114, True).To(t116)
model.Operation('SLICE', t116, c117, c118).To(t119)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 3, True).To(t120)
model.Operation('ADD', t120, c121, 0).To(t122)
model.Operation('SPACE_TO_BATCH_ND', t122, c124, c123, True).To(t125)
model.Operation('SLICE', t125, c126, c127).To(t128)
Example({
    x2: packed('<i2',
    'c-oc0hY<iE2m~-krpSA|SVngS6BUn`Y1E!pF7Snu;ZwUQ<g)ImCFBM;knPh0O@<av'
),
    x5: [115, 113, 118, 122, 119, 125, 119, 127, 122, 112, 117, 123, 124, 123, 127, 121, 124, 128, 116, 115,
    124, 119, 123, 128],
    x8: [125, 115, 121, 116, 122, 118, 118, 125, 113, 125, 117, 122, 113, 116, 116, 118, 119, 113, 122, 115,
    119, 116, 118, 117],
    x1: [114, 128, 126, 117, 113, 123, 117, 125, 118, 121, 121, 124, 115, 122, 124, 118, 115, 114, 114, 115,
    123, 117, 122, 126],
    x13: [117, 118, 123, 123, 128, 127, 121, 113, 121, 127, 121, 127, 123, 127, 116, 118, 127, 113, 127, 115,
    127, 123, 118, 123],
    x16: [125, 117, 121, 119, 122, 115, 115, 128, 113, 124, 114, 128],
    x17: [123, 117, 127, 122, 117, 124, 114, 113, 121, 128, 121, 115],
    x19: [112, 113, 122, 115, 118, 115, 121, 124, 125, 117, 115, 116, 118, 121, 128, 114, 114, 112, 114, 124,
    113, 118, 128, 127],
    x25: packed('<i2',
    'c-oc6!41GL2n4W>OsEdTK?9>l8KM5!_%Yi9qv5VgAm!_x)^7t-YCAV;N&<X-I%6dkkp'
),
    x27: [122, 112, 125, 127, 121, 115],
    t38: [116, 116, 123, 129, 120, 128, 124, 134, 123, 115, 122, 130, 125, 126, 132, 128, 125, 131, 121, 122,
    125, 122, 128, 135],
    t47: [126, 118, 126, 123, 123, 121, 123, 132, 114, 128, 122, 129, 114, 119, 121, 125, 120, 116, 127, 122,
    120, 119, 123, 124],
    t56: [115, 129, 118, 124, 119, 124, 120, 131, 116, 117, 128, 129, 129, 120, 128, 132, 122, 127, 127, 125,
    115, 118, 122, 133],
    t65: [118, 124, 128, 134, 124, 124, 121, 134, 129, 124, 132, 125, 119, 116, 132, 122, 124, 130, 123, 130,
    128, 130, 118, 130],
    t74: [126, 120, 126, 126, 123, 118, 120, 135, 114, 127, 119, 135, 124, 120, 132, 129, 118, 127, 119, 120,
    122, 131, 126, 122],
    t83: [112, 115, 126, 121, 118, 117, 125, 130, 125, 119, 119, 122, 121, 126, 135, 123, 117, 117, 121, 133,
    116, 123, 135, 136],
    t92: [115, 127, 120, 119, 119, 118, 130, 125, 128, 124, 122, 122, 124, 116, 121, 121, 114, 121, 117, 135,
    123, 127, 133, 134],
    t101: [119, 125, 130, 131, 124, 130, 124, 128, 118, 131, 127, 128, 118, 131, 129, 131, 120, 129, 128, 133,
    123, 131, 133, 131],
    t110: [121, 123, 125, 127, 121, 123, 125, 127, 121, 123, 125, 127, 121, 125, 117, 127, 121, 128, 132, 127,
    121, 124, 120, 127],
    t119: [124, 116, 121, 121, 114, 121, 117, 135, 123, 127, 133, 134, 125, 128, 117, 129, 123, 129, 123, 125,
    123, 122, 123, 128],
    t128: [114, 115, 120, 124, 118, 126, 126, 121, 123, 116, 121, 128, 115, 127, 120, 119, 119, 118, 130, 125,
    128, 124, 122, 122],
}, name='behind_quant8').AddVariations(signed(x2, t3, t4, x5, t7, x8, t10, x1, t12, x13, t15, x16, x17, t18, x19, c20, t21, t24, x25, t26, x27, t29, t30, c31, t32, t35, t38, t39, c40, t41, t44, t47, t48, c49, t50, t53, t56, t57, c58, t59, t62, t65, t66, c67, t68, t71, t74, t75, c76, t77, t80, t83, t84, c85, t86, t89, t92, t93, c94, t95, t98, t101, t102, c103, t104, t107, t110, t111, c112, t113, t116, t119, t120, c121, t122, t125, t128)).DisableLifeTimeVariation()
