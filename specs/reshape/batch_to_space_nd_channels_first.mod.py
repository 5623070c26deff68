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

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 4]))
c2 = Parameter('c2', (F32, [2, 1, 1]), [0.5, -1.0])
t3 = Internal('t3', (F32, [1, 2, 3, 4]))
t4 = Internal('t4', (F32, [2, 2, 3, 4]))
c5 = Parameter('c5', (I32, [2]), [1, 2])
t6 = Internal('t6', (F32, [1, 2, 3, 8]))
c7 = Parameter('c7', (I32, [4]), [0, 0, 0, 1])
c8 = Parameter('c8', (I32, [4]), [1, 2, 3, 4])
t9 = Internal('t9', (F32, [1, 2, 3, 4]))
t10 = Output('t10', (F32, [1, 1, 3, 4]))
t11 = Output('t11', (F32, [1, 1, 3, 4]))
x12 = Input('x12', (F32, [1, 2, 3, 4]))
c13 = Parameter('c13', (F32, [2, 1, 1]), [0.5, -1.0])
t14 = Internal('t14', (F32, [1, 2, 3, 4]))
t15 = Internal('t15', (F32, [2, 2, 3, 4]))
c16 = Parameter('c16', (I32, [2]), [1, 2])
t17 = Internal('t17', (F32, [1, 2, 3, 8]))
c18 = Parameter('c18', (I32, [4]), [0, 0, 0, 1])
c19 = Parameter('c19', (I32, [4]), [1, 2, 3, 4])
t20 = Internal('t20', (F32, [1, 2, 3, 4]))
t21 = Internal('t21', (F32, [1, 2, 2, 3]))
x22 = Input('x22', (F32, [1, 2, 3, 4]))
c23 = Parameter('c23', (F32, [2, 1, 1]), [0.5, -1.0])
t24 = Internal('t24', (F32, [1, 2, 3, 4]))
t25 = Internal('t25', (F32, [2, 2, 3, 4]))
c26 = Parameter('c26', (I32, [2]), [1, 2])
t27 = Internal('t27', (F32, [1, 2, 3, 8]))
c28 = Parameter('c28', (I32, [4]), [0, 0, 0, 1])
c29 = Parameter('c29', (I32, [4]), [1, 2, 3, 4])
t30 = Internal('t30', (F32, [1, 2, 3, 4]))
c31 = Parameter('c31', (I32, [2]), [1, 24])
t32 = Output('t32', (F32, [1, 24]))
x33 = Input('x33', (F32, [1, 2, 3, 4]))
c34 = Parameter('c34', (F32, [2, 1, 1]), [0.5, -1.0])
t35 = Internal('t35', (F32, [1, 2, 3, 4]))
t36 = Internal('t36', (F32, [2, 2, 3, 4]))
c37 = Parameter('c37', (I32, [2]), [1, 2])
t38 = Internal('t38', (F32, [1, 2, 3, 8]))
c39 = Parameter('c39', (I32, [4]), [0, 0, 0, 1])
c40 = Parameter('c40', (I32, [4]), [1, 2, 3, 4])
t41 = Internal('t41', (F32, [1, 2, 3, 4]))
c42 = Parameter('c42', (I32, [2]), [8, 3])
t43 = Output('t43', (F32, [8, 3]))
x44 = Input('x44', (F32, [1, 2, 3, 4]))
c45 = Parameter('c45', (F32, [2, 1, 1]), [0.5, -1.0])
t46 = Internal('t46', (F32, [1, 2, 3, 4]))
t47 = Internal('t47', (F32, [2, 2, 3, 4]))
c48 = Parameter('c48', (I32, [2]), [1, 2])
t49 = Internal('t49', (F32, [1, 2, 3, 8]))
c50 = Parameter('c50', (I32, [4]), [0, 0, 0, 1])
c51 = Parameter('c51', (I32, [4]), [1, 2, 3, 4])
t52 = Internal('t52', (F32, [1, 2, 3, 4]))
t53 = Internal('t53', (F32, [1, 2, 3, 4]))
c54 = Parameter('c54', (I32, [2]), [1, -1])
t55 = Output('t55', (F32, [1, 24]))
x56 = Input('x56', (F32, [1, 2, 3, 4]))
c57 = Parameter('c57', (F32, [2, 1, 1]), [0.5, -1.0])
t58 = Internal('t58', (F32, [1, 2, 3, 4]))
t59 = Internal('t59', (F32, [2, 2, 3, 4]))
c60 = Parameter('c60', (I32, [2]), [1, 2])
t61 = Internal('t61', (F32, [1, 2, 3, 8]))
c62 = Parameter('c62', (I32, [4]), [0, 0, 0, 1])
c63 = Parameter('c63', (I32, [4]), [1, 2, 3, 4])
t64 = Internal('t64', (F32, [1, 2, 3, 4]))
x65 = Input('x65', (F32, [1, 2, 3, 4]))
c66 = Parameter('c66', (F32, [2, 1, 1]), [0.5, -1.0])
t67 = Internal('t67', (F32, [1, 2, 3, 4]))
t68 = Internal('t68', (F32, [2, 2, 3, 4]))
c69 = Parameter('c69', (I32, [2]), [1, 2])
t70 = Internal('t70', (F32, [1, 2, 3, 8]))
c71 = Parameter('c71', (I32, [4]), [0, 0, 0, 1])
c72 = Parameter('c72', (I32, [4]), [1, 2, 3, 4])
t73 = Internal('t73', (F32, [1, 2, 3, 4]))
t74 = Internal('t74', (F32, [1, 2, 3, 4]))
c75 = Parameter('c75', (I32, [2]), [3, -1])
t76 = Output('t76', (F32, [3, 8]))
c77 = Parameter('c77', (I32, [2]), [-1, 2])
t78 = Output('t78', (F32, [6, 2]))
x79 = Input('x79', (F32, [1, 2, 3, 4]))
c80 = Parameter('c80', (F32, [2, 1, 1]), [0.5, -1.0])
t81 = Internal('t81', (F32, [1, 2, 3, 4]))
t82 = Internal('t82', (F32, [2, 2, 3, 4]))
c83 = Parameter('c83', (I32, [2]), [1, 2])
t84 = Internal('t84', (F32, [1, 2, 3, 8]))
c85 = Parameter('c85', (I32, [4]), [0, 0, 0, 1])
c86 = Parameter('c86', (I32, [4]), [1, 2, 3, 4])
t87 = Internal('t87', (F32, [1, 2, 3, 4]))
c88 = Parameter('c88', (F32, [2, 24]), ([1.0, 0.0, -1.0, 0.0, 0.0] * 10)[:48])
c89 = Parameter('c89', (F32, [2]), [1.0, -2.0])
t90 = Output('t90', (F32, [1, 2]))
x91 = Input('x91', (F32, [1, 2, 3, 4]))
c92 = Parameter('c92', (F32, [2, 1, 1]), [0.5, -1.0])
t93 = Internal('t93', (F32, [1, 2, 3, 4]))
t94 = Internal('t94', (F32, [2, 2, 3, 4]))
c95 = Parameter('c95', (I32, [2]), [1, 2])
t96 = Internal('t96', (F32, [1, 2, 3, 8]))
c97 = Parameter('c97', (I32, [4]), [0, 0, 0, 1])
c98 = Parameter('c98', (I32, [4]), [1, 2, 3, 4])
t99 = Internal('t99', (F32, [1, 2, 3, 4]))
x100 = Input('x100', (F32, [1, 2, 3, 4]))
t101 = Output('t101', (F32, [1, 4, 3, 4]))
x102 = Input('x102', (F32, [1, 2, 3, 4]))
c103 = Parameter('c103', (F32, [2, 1, 1]), [0.5, -1.0])
t104 = Internal('t104', (F32, [1, 2, 3, 4]))
t105 = Internal('t105', (F32, [2, 2, 3, 4]))
c106 = Parameter('c106', (I32, [2]), [1, 2])
t107 = Internal('t107', (F32, [1, 2, 3, 8]))
c108 = Parameter('c108', (I32, [4]), [0, 0, 0, 1])
c109 = Parameter('c109', (I32, [4]), [1, 2, 3, 4])
t110 = Internal('t110', (F32, [1, 2, 3, 4]))
x111 = Input('x111', (F32, [1, 2, 3, 4]))
c112 = Parameter('c112', (F32, [2, 1, 1]), [0.5, -1.0])
t113 = Internal('t113', (F32, [1, 2, 3, 4]))
t114 = Internal('t114', (F32, [2, 2, 3, 4]))
c115 = Parameter('c115', (I32, [2]), [1, 2])
t116 = Internal('t116', (F32, [1, 2, 3, 8]))
c117 = Parameter('c117', (I32, [4]), [0, 0, 0, 1])
c118 = Parameter('c118', (I32, [4]), [1, 2, 3, 4])
t119 = Internal('t119', (F32, [1, 2, 3, 4]))
t120 = Output('t120', (F32, [1, 2, 3, 8]))
x121 = Input('x121', (F32, [1, 2, 3, 4]))
c122 = Parameter('c122', (F32, [2, 1, 1]), [0.5, -1.0])
t123 = Internal('t123', (F32, [1, 2, 3, 4]))
t124 = Internal('t124', (F32, [2, 2, 3, 4]))
c125 = Parameter('c125', (I32, [2]), [1, 2])
t126 = Internal('t126', (F32, [1, 2, 3, 8]))
c127 = Parameter('c127', (I32, [4]), [0, 0, 0, 1])
c128 = Parameter('c128', (I32, [4]), [1, 2, 3, 4])
t129 = Internal('t129', (F32, [1, 2, 3, 4]))
c130 = Parameter('c130', (F32, [2, 1, 1]), [0.5, -1.0])
t131 = Output('t131', (F32, [1, 2, 3, 4]))
x132 = Input('x132', (F32, [1, 2, 3, 4]))
c133 = Parameter('c133', (F32, [2, 1, 1]), [0.5, -1.0])
t134 = Internal('t134', (F32, [1, 2, 3, 4]))
t135 = Internal('t135', (F32, [2, 2, 3, 4]))
c136 = Parameter('c136', (I32, [2]), [1, 2])
t137 = Internal('t137', (F32, [1, 2, 3, 8]))
c138 = Parameter('c138', (I32, [4]), [0, 0, 0, 1])
c139 = Parameter('c139', (I32, [4]), [1, 2, 3, 4])
t140 = Internal('t140', (F32, [1, 2, 3, 4]))
c141 = Parameter('c141', (F32, [4]), [0.5, 1.0, -1.5, 2.0])
t142 = Output('t142', (F32, [1, 2, 3, 4]))
x143 = Input('x143', (F32, [1, 2, 3, 4]))
c144 = Parameter('c144', (F32, [2, 1, 1]), [0.5, -1.0])
t145 = Internal('t145', (F32, [1, 2, 3, 4]))
t146 = Internal('t146', (F32, [2, 2, 3, 4]))
c147 = Parameter('c147', (I32, [2]), [1, 2])
t148 = Internal('t148', (F32, [1, 2, 3, 8]))
c149 = Parameter('c149', (I32, [4]), [0, 0, 0, 1])
c150 = Parameter('c150', (I32, [4]), [1, 2, 3, 4])
t151 = Internal('t151', (F32, [1, 2, 3, 4]))
x152 = Input('x152', (F32, [1, 2, 3, 4]))
t153 = Output('t153', (F32, [1, 2, 3, 4]))
x154 = Input('x154', (F32, [1, 2, 3, 4]))
c155 = Parameter('c155', (F32, [2, 1, 1]), [0.5, -1.0])
t156 = Internal('t156', (F32, [1, 2, 3, 4]))
t157 = Internal('t157', (F32, [2, 2, 3, 4]))
c158 = Parameter('c158', (I32, [2]), [1, 2])
t159 = Internal('t159', (F32, [1, 2, 3, 8]))
c160 = Parameter('c160', (I32, [4]), [0, 0, 0, 1])
c161 = Parameter('c161', (I32, [4]), [1, 2, 3, 4])
t162 = Internal('t162', (F32, [1, 2, 3, 4]))
c163 = Parameter('c163', (I32, [4]), [0, 2, 3, 1])
t164 = Output('t164', (F32, [1, 3, 4, 2]))
x165 = Input('x165', (F32, [1, 2, 3, 4]))
c166 = Parameter('c166', (F32, [2, 1, 1]), [0.5, -1.0])
t167 = Internal('t167', (F32, [1, 2, 3, 4]))
t168 = Internal('t168', (F32, [2, 2, 3, 4]))
c169 = Parameter('c169', (I32, [2]), [1, 2])
t170 = Internal('t170', (F32, [1, 2, 3, 8]))
c171 = Parameter('c171', (I32, [4]), [0, 0, 0, 1])
c172 = Parameter('c172', (I32, [4]), [1, 2, 3, 4])
t173 = Internal('t173', (F32, [1, 2, 3, 4]))
c174 = Parameter('c174', (I32, [4]), [0, 1, 3, 2])
t175 = Output('t175', (F32, [1, 2, 4, 3]))
x176 = Input('x176', (F32, [1, 2, 3, 4]))
c177 = Parameter('c177', (F32, [2, 1, 1]), [0.5, -1.0])
t178 = Internal('t178', (F32, [1, 2, 3, 4]))
t179 = Internal('t179', (F32, [2, 2, 3, 4]))
c180 = Parameter('c180', (I32, [2]), [1, 2])
t181 = Internal('t181', (F32, [1, 2, 3, 8]))
c182 = Parameter('c182', (I32, [4]), [0, 0, 0, 1])
c183 = Parameter('c183', (I32, [4]), [1, 2, 3, 4])
t184 = Internal('t184', (F32, [1, 2, 3, 4]))
c185 = Parameter('c185', (I32, [1]), [1])
t186 = Output('t186', (F32, [1, 3, 4]))
x187 = Input('x187', (F32, [1, 2, 3, 4]))
c188 = Parameter('c188', (F32, [2, 1, 1]), [0.5, -1.0])
t189 = Internal('t189', (F32, [1, 2, 3, 4]))
t190 = Internal('t190', (F32, [2, 2, 3, 4]))
c191 = Parameter('c191', (I32, [2]), [1, 2])
t192 = Internal('t192', (F32, [1, 2, 3, 8]))
c193 = Parameter('c193', (I32, [4]), [0, 0, 0, 1])
c194 = Parameter('c194', (I32, [4]), [1, 2, 3, 4])
t195 = Internal('t195', (F32, [1, 2, 3, 4]))
c196 = Parameter('c196', (I32, [2]), [2, 3])
t197 = Output('t197', (F32, [1, 2, 1, 1]))
x198 = Input('x198', (F32, [1, 2, 3, 4]))
c199 = Parameter('c199', (F32, [2, 1, 1]), [0.5, -1.0])
t200 = Internal('t200', (F32, [1, 2, 3, 4]))
t201 = Internal('t201', (F32, [2, 2, 3, 4]))
c202 = Parameter('c202', (I32, [2]), [1, 2])
t203 = Internal('t203', (F32, [1, 2, 3, 8]))
c204 = Parameter('c204', (I32, [4]), [0, 0, 0, 1])
c205 = Parameter('c205', (I32, [4]), [1, 2, 3, 4])
t206 = Internal('t206', (F32, [1, 2, 3, 4]))
c207 = Parameter('c207', (I32, [4]), [0, 1, 0, 1])
c208 = Parameter('c208', (I32, [4]), [1, 1, 3, 2])
t209 = Output('t209', (F32, [1, 1, 3, 2]))
x210 = Input('x210', (F32, [1, 2, 3, 4]))
c211 = Parameter('c211', (F32, [2, 1, 1]), [0.5, -1.0])
t212 = Internal('t212', (F32, [1, 2, 3, 4]))
t213 = Internal('t213', (F32, [2, 2, 3, 4]))
c214 = Parameter('c214', (I32, [2]), [1, 2])
t215 = Internal('t215', (F32, [1, 2, 3, 8]))
c216 = Parameter('c216', (I32, [4]), [0, 0, 0, 1])
c217 = Parameter('c217', (I32, [4]), [1, 2, 3, 4])
t218 = Internal('t218', (F32, [1, 2, 3, 4]))
t219 = Output('t219', (I32, [1, 3, 4]))
x220 = Input('x220', (F32, [1, 2, 3, 4]))
c221 = Parameter('c221', (F32, [2, 1, 1]), [0.5, -1.0])
t222 = Internal('t222', (F32, [1, 2, 3, 4]))
t223 = Internal('t223', (F32, [2, 2, 3, 4]))
c224 = Parameter('c224', (I32, [2]), [1, 2])
t225 = Internal('t225', (F32, [1, 2, 3, 8]))
c226 = Parameter('c226', (I32, [4]), [0, 0, 0, 1])
c227 = Parameter('c227', (I32, [4]), [1, 2, 3, 4])
t228 = Internal('t228', (F32, [1, 2, 3, 4]))
c229 = Parameter('c229', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t230 = Output('t230', (F32, [1, 3, 3, 5]))
x231 = Input('x231', (F32, [1, 2, 3, 4]))
c232 = Parameter('c232', (F32, [2, 1, 1]), [0.5, -1.0])
t233 = Internal('t233', (F32, [1, 2, 3, 4]))
t234 = Internal('t234', (F32, [2, 2, 3, 4]))
c235 = Parameter('c235', (I32, [2]), [1, 2])
t236 = Internal('t236', (F32, [1, 2, 3, 8]))
c237 = Parameter('c237', (I32, [4]), [0, 0, 0, 1])
c238 = Parameter('c238', (I32, [4]), [1, 2, 3, 4])
t239 = Internal('t239', (F32, [1, 2, 3, 4]))
t240 = Output('t240', (F32, [1, 1, 2, 4]))
x241 = Input('x241', (F32, [1, 2, 3, 4]))
c242 = Parameter('c242', (F32, [2, 1, 1]), [0.5, -1.0])
t243 = Internal('t243', (F32, [1, 2, 3, 4]))
t244 = Internal('t244', (F32, [2, 2, 3, 4]))
c245 = Parameter('c245', (I32, [2]), [1, 2])
t246 = Internal('t246', (F32, [1, 2, 3, 8]))
c247 = Parameter('c247', (I32, [4]), [0, 0, 0, 1])
c248 = Parameter('c248', (I32, [4]), [1, 2, 3, 4])
t249 = Internal('t249', (F32, [1, 2, 3, 4]))
t250 = Output('t250', (F32, [1, 2, 3, 4]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('CONCATENATION', x1, t3, 0).To(t4)
model.Operation('BATCH_TO_SPACE_ND', t4, c5, True).To(t6)
model.Operation('SLICE', t6, c7, c8).To(t9)
model.Operation('SPLIT', t9, 1, 2).To(t10, t11)
model.Operation('ADD', x12, c13, 0).To(t14)
model.Operation('CONCATENATION', x12, t14, 0).To(t15)
model.Operation('BATCH_TO_SPACE_ND', t15, c16, True).To(t17)
model.Operation('SLICE', t17, c18, c19).To(t20)
model.Operation('MAX_POOL_2D', t20, 2, 1, 1, 2, 2, 0, True).To(t21)
model.Operation('ADD', x22, c23, 0).To(t24)
model.Operation('CONCATENATION', x22, t24, 0).To(t25)
model.Operation('BATCH_TO_SPACE_ND', t25, c26, True).To(t27)
model.Operation('SLICE', t27, c28, c29).To(t30)
model.Operation('RESHAPE', t30, c31).To(t32)
model.Operation('ADD', x33, c34, 0).To(t35)
model.Operation('CONCATENATION', x33, t35, 0).To(t36)
model.Operation('BATCH_TO_SPACE_ND', t36, c37, True).To(t38)
model.Operation('SLICE', t38, c39, c40).To(t41)
model.Operation('RESHAPE', t41, c42).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('CONCATENATION', x44, t46, 0).To(t47)
model.Operation('BATCH_TO_SPACE_ND', t47, c48, True).To(t49)
model.Operation('SLICE', t49, c50, c51).To(t52)
model.Operation('RELU', t52).To(t53)
model.Operation('RESHAPE', t53, c54).To(t55)
model.Operation('ADD', x56, c57, 0).To(t58)
model.Operation('CONCATENATION', x56, t58, 0).To(t59)
model.Operation('BATCH_TO_SPACE_ND', t59, c60, True).To(t61)
model.Operation('SLICE', t61, c62, c63).To(t64)
model.Operation('ADD', x65, c66, 0).To(t67)
model.Operation('CONCATENATION', x65, t67, 0).To(t68)
model.Operation('BATCH_TO_SPACE_ND', t68, c69, True).To(t70)
model.Operation('SLICE', t70, c71, c72).To(t73)
model.Operation('ADD', t64, t73, 0).To(t74)
model.Operation('RESHAPE', t74, c75).To(t76)
model.Operation('RESHAPE', t21, c77).To(t78)
model.Operation('ADD', x79, c80, 0).To(t81)
model.Operation('CONCATENATION', x79, t81, 0).To(t82)
model.Operation('BATCH_TO_SPACE_ND', t82, c83, True).To(t84)
model.Operation('SLICE', t84, c85, c86).To(t87)
model.Operation('FULLY_CONNECTED', t87, c88, c89, 0).To(t90)
model.Operation('ADD', x91, c92, 0).To(t93)
model.Operation('CONCATENATION', x91, t93, 0).To(t94)
model.Operation('BATCH_TO_SPACE_ND', t94, c95, True).To(t96)
model.Operation('SLICE', t96, c97, c98).To(t99)
model.Operation('CONCATENATION', t99, x100, 1).To(t101)
model.Operation('ADD', x102, c103, 0).To(t104)
model.Operation('CONCATENATION', x102, t104, 0).To(t105)
model.Operation('BATCH_TO_SPACE_ND', t105, c106, True).To(t107)
model.Operation('SLICE', t107, c108, c109).To(t110)
model.Operation('ADD', x111, c112, 0).To(t113)
model.Operation('CONCATENATION', x111, t113, 0).To(t114)
model.Operation('BATCH_TO_SPACE_ND', t114, c115, True).To(t116)
model.Operation('SLICE', t116, c117, c118).To(t119)
model.Operation('CONCATENATION', t110, t119, 3).To(t120)
model.Operation('ADD', x121, c122, 0).To(t123)
model.Operation('CONCATENATION', x121, t123, 0).To(t124)
model.Operation('BATCH_TO_SPACE_ND', t124, c125, True).To(t126)
model.Operation('SLICE', t126, c127, c128).To(t129)
model.Operation('ADD', t129, c130, 0).To(t131)
model.Operation('ADD', x132, c133, 0).To(t134)
model.Operation('CONCATENATION', x132, t134, 0).To(t135)
model.Operation('BATCH_TO_SPACE_ND', t135, c136, True).To(t137)
model.Operation('SLICE', t137, c138, c139).To(t140)
model.Operation('ADD', t140, c141, 0).To(t142)
model.Operation('ADD', x143, c144, 0).To(t145)
model.Operation('CONCATENATION', x143, t145, 0).To(t146)
model.Operation('BATCH_TO_SPACE_ND', t146, c147, True).To(t148)
model.Operation('SLICE', t148, c149, c150).To(t151)
model.Operation('ADD', t151, x152, 0).To(t153)
model.Operation('ADD', x154, c155, 0).To(t156)
model.Operation('CONCATENATION', x154, t156, 0).To(t157)
model.Operation('BATCH_TO_SPACE_ND', t157, c158, True).To(t159)
model.Operation('SLICE', t159, c160, c161).To(t162)
model.Operation('TRANSPOSE', t162, c163).To(t164)
model.Operation('ADD', x165, c166, 0).To(t167)
model.Operation('CONCATENATION', x165, t167, 0).To(t168)
model.Operation('BATCH_TO_SPACE_ND', t168, c169, True).To(t170)
model.Operation('SLICE', t170, c171, c172).To(t173)
model.Operation('TRANSPOSE', t173, c174).To(t175)
model.Operation('ADD', x176, c177, 0).To(t178)
model.Operation('CONCATENATION', x176, t178, 0).To(t179)
model.Operation('BATCH_TO_SPACE_ND', t179, c180, True).To(t181)
model.Operation('SLICE', t181, c182, c183).To(t184)
model.Operation('REDUCE_MAX', t184, c185, False).To(t186)
model.Operation('ADD', x187, c188, 0).To(t189)
model.Operation('CONCATENATION', x187, t189, 0).To(t190)
model.Operation('BATCH_TO_SPACE_ND', t190, c191, True).To(t192)
model.Operation('SLICE', t192, c193, c194).To(t195)
model.Operation('REDUCE_MAX', t195, c196, True).To(t197)
model.Operation('ADD', x198, c199, 0).To(t200)
model.Operation('CONCATENATION', x198, t200, 0).To(t201)
model.Operation('BATCH_TO_SPACE_ND', t201, c202, True).To(t203)
model.Operation('SLICE', t203, c204, c205).To(t206)
model.Operation('SLICE', t206, c207, c208).To(t209)
model.Operation('ADD', x210, c211, 0).To(t212)
model.Operation('CONCATENATION', x210, t212, 0).To(t213)
model.Operation('BATCH_TO_SPACE_ND', t213, c214, True).To(t215)
model.Operation('SLICE', t215, c216, c217).To(t218)
model.Operation('ARGMAX', t218, 1).To(t219)
model.Operation('ADD', x220, c221, 0).To(t222)
model.Operation('CONCATENATION', x220, t222, 0).To(t223)
model.Operation('BATCH_TO_SPACE_ND', t223, c224, True).To(t225)
model.Operation('SLICE', t225, c226, c227).To(t228)
model.Operation('PAD', t228, c229).To(t230)
model.Operation('ADD', x231, c232, 0).To(t233)
model.Operation('CONCATENATION', x231, t233, 0).To(t234)
model.Operation('BATCH_TO_SPACE_ND', t234, c235, True).To(t236)
model.Operation('SLICE', t236, c237, c238).To(t239)
model.Operation('MAX_POOL_2D', t239, 2, 1, 1, 2, 2, 0, False).To(t240)
model.Operation('ADD', x241, c242, 0).To(t243)
model.Operation('CONCATENATION', x241, t243, 0).To(t244)
model.Operation('BATCH_TO_SPACE_ND', t244, c245, True).To(t246)
model.Operation('SLICE', t246, c247, c248).To(t249)
model.Operation('SOFTMAX', t249, 1.0, 1).To(t250)
Example({
    x1: [-0.5, -1.0, -0.5, -1.0, 1.0, 1.0, 0.5, -3.5, 4.0, -2.0, 4.0, 3.5, -1.5, 2.0, 3.0, -2.0, 2.5, -3.0,
    -2.0, -1.5, 1.5, -3.5, 2.5, 0.5],
    t10: [0.0, -1.0, -0.5, -0.5, 1.5, 1.0, 1.5, 0.5, 4.5, -2.0, -1.5, 4.0],
    t11: [-2.5, 2.0, 1.0, 3.0, 1.5, -3.0, -4.0, -2.0, 0.5, -3.5, -4.5, 2.5],
    x12: [-3.0, 0.5, -4.0, 3.0, 4.0, -1.5, 1.5, 1.5, -4.0, -2.5, -4.0, 1.5, -1.0, -2.5, 4.0, -4.0, 4.0, -2.5,
    -2.5, -2.0, 1.0, 0.5, 1.0, 1.5],
    x22: [1.0, -1.5, -3.0, -3.5, 1.0, 1.0, -3.5, 2.5, 0.5, -0.5, -3.5, 3.5, -1.0, -1.0, 0.5, -4.0, -4.0, 3.0,
    -1.5, 2.5, 1.0, -0.5, -1.5, 3.0],
    t32: [1.5, -1.5, -1.0, -3.0, 1.5, 1.0, 1.5, -3.5, 1.0, -0.5, 0.0, -3.5, -2.0, -1.0, -2.0, 0.5, -5.0, 3.0,
    2.0, -1.5, 0.0, -0.5, -1.5, -1.5],
    x33: [3.5, -4.0, -0.5, 3.0, 4.0, -1.0, 2.0, -3.5, 4.0, 1.0, -3.0, 1.0, -4.0, -2.0, 0.5, -3.5, -0.5, -2.5,
    2.5, -2.5, 0.5, 2.5, 0.5, 0.5],
    t43: [4.0, -4.0, -3.5, -0.5, 4.5, -1.0, -0.5, 2.0, 4.5, 1.0, 1.5, -3.0, -5.0, -2.0, -3.0, 0.5, -1.5,
    -2.5, -3.5, 2.5, -0.5, 2.5, 1.5, 0.5],
    x44: [3.5, -0.5, 4.0, -1.5, 2.0, -0.5, 4.0, -3.0, 2.5, -0.5, 3.0, -2.5, -3.5, 2.0, -2.0, 1.0, 3.0, 2.0,
    4.0, 1.5, 2.0, -0.5, 1.0, 1.0],
    t55: [4.0, 0.0, 0.0, 4.0, 2.5, 0.0, 0.0, 4.0, 3.0, 0.0, 0.0, 3.0, 0.0, 2.0, 1.0, 0.0, 2.0, 2.0, 1.0, 4.0,
    1.0, 0.0, 0.0, 1.0],
    x56: [4.0, -3.5, 0.5, 2.0, 0.5, 3.0, -2.0, 2.5, 3.5, 2.0, 3.5, 2.0, -3.0, 2.5, 0.5, -2.5, 0.5, -1.0,
    -2.5, 3.5, 1.5, -0.5, 0.5, -1.0],
    x65: [0.5, -3.0, 3.5, -2.5, 0.5, -1.5, -3.0, -3.5, 1.0, 2.0, 1.5, -2.5, 2.0, -3.0, -0.5, 1.5, 1.5, -2.5,
    -1.0, -4.0, 3.5, 0.5, -0.5, 2.5],
    t76: [5.5, -6.5, -5.5, 4.0, 2.0, 1.5, 2.5, -5.0, 5.5, 4.0, 5.0, 5.0, -3.0, -0.5, -2.5, 0.0, 0.0, -3.5,
    -5.5, -3.5, 3.0, 0.0, -2.0, 0.0],
    t78: [4.5, 1.0, 1.5, 4.5, -1.0, 1.5, 3.0, -2.5, 4.0, 3.0, 0.5, 1.0],
    x79: [0.5, -1.5, 2.5, 3.0, -2.5, 4.0, 2.5, -1.5, -3.0, 1.0, 2.5, 4.0, -3.5, 1.0, 3.5, 3.5, 3.0, 1.0, 3.0,
    -2.5, -0.5, 3.5, -4.0, 1.5],
    t90: [9.0, 12.0],
    x91: [2.5, -1.5, 3.5, -3.5, 2.5, -4.0, -1.5, 0.5, -0.5, -4.0, -2.5, 0.5, 2.5, -2.0, 3.5, 2.0, -0.5, 1.0,
    -1.0, -0.5, 2.0, -3.5, -1.5, 2.5],
    x100: [1.0, -3.0, -0.5, 3.0, -2.5, 1.5, -3.0, -3.0, -3.0, 2.0, 2.0, -2.0, 0.5, -2.5, 1.0, -1.5, -4.0, 3.5,
    3.0, -3.5, 2.0, -1.5, -3.0, -1.5],
    t101: packed('|i1',
    'c-jTQ0TKWp1O&j6;s39V<J7Kk+#<Om>olCQM)FedtPTLx-X#pTRDvJAVjQ;', 0.5
),
    x102: [-2.0, -1.0, -1.0, 1.0, 1.0, 3.5, 4.0, -1.0, -0.5, 2.0, 1.5, 1.5, -1.0, 0.5, -3.0, 1.0, 1.5, 2.0,
    2.5, -1.0, 3.5, 3.0, 0.5, 4.0],
    x111: [3.5, 3.5, 1.0, -2.5, 3.0, -1.5, 2.0, 1.0, 3.0, -1.5, 4.0, -4.0, 2.5, 0.5, -0.5, -3.5, 2.5, -3.0,
    0.5, -2.0, 3.5, -2.5, -0.5, 4.0],
    t120: packed('|i1',
    'c-jrc$pOGH2m`P<K=A(4=ESW&dZl8rTax+8n}_}LLfat0d)S_c;fS;J0lyRyN&', 0.5
),
    x121: [-3.5, 1.0, 3.0, 2.5, 1.5, -1.0, -3.0, 3.0, 4.0, 3.0, -1.5, 1.0, 2.5, 1.5, -3.5, 2.5, 0.5, 1.0,
    -4.0, -0.5, 2.5, -1.0, 1.0, 0.5],
    t131: [-2.5, 1.5, 2.0, 3.5, 2.5, -0.5, 0.0, -2.5, 5.0, 3.5, 4.0, -1.0, 0.5, 0.5, -0.5, -4.5, -1.5, 0.0,
    -1.0, -5.0, 0.5, -2.0, -3.0, 0.0],
    x132: [-1.5, 4.0, -2.5, -2.5, 1.5, 1.0, 2.5, 4.0, 3.0, -4.0, 1.0, -0.5, -4.0, 0.5, 1.5, 2.0, 2.0, 1.0,
    -1.0, 0.5, -1.0, -1.5, -3.5, 2.0],
    t142: [-0.5, 5.0, 3.0, -0.5, 2.5, 2.0, 0.0, 4.5, 4.0, -3.0, -5.0, 3.0, -4.5, 1.5, -2.0, 3.5, 1.5, 2.0,
    -1.5, 1.0, -1.5, -0.5, -4.0, -1.5],
    x143: [0.5, -1.5, 3.0, -2.0, -4.0, -2.5, 1.0, -1.5, -3.5, 1.0, -2.0, 3.5, 3.5, 3.0, -1.0, 2.0, -2.0, 1.0,
    -2.5, 4.0, 1.0, -4.0, 4.0, -4.0],
    x152: [-1.5, 0.5, -3.5, -2.5, 2.0, 4.0, 2.0, -4.0, 1.5, -3.0, 2.5, -2.5, 1.0, -0.5, 1.0, -2.5, -1.0, 1.5,
    -3.5, -4.0, 2.5, 0.5, 2.0, -1.0],
    t153: [-0.5, -1.0, -4.5, 0.5, -1.5, 1.5, 0.0, -3.0, -1.5, -2.0, 4.0, -4.5, 3.5, 2.5, 3.0, -3.5, -4.0, 2.5,
    -3.5, -6.5, 2.5, -3.5, -3.0, 3.0],
    x154: [1.0, -2.5, 2.0, 1.0, 4.0, 1.0, -0.5, 4.0, -4.0, 1.0, -2.5, -0.5, -1.5, -4.0, 2.5, 3.0, -3.5, -1.5,
    3.5, -1.5, 2.5, 1.5, 3.0, -1.5],
    t164: [1.5, -2.5, -2.5, -4.0, -2.0, -5.0, 2.0, 2.5, 4.5, -4.5, 1.0, -1.5, 1.5, -2.5, -0.5, 3.5, -3.5, 1.5,
    1.0, 1.5, 1.5, 0.5, -2.5, 3.0],
    x165: [1.0, 0.5, 1.0, 2.0, -3.5, -4.0, 3.5, -2.5, -0.5, 3.0, -1.0, -0.5, -1.0, 1.0, -0.5, 1.0, 3.5, -1.5,
    1.5, 1.5, -3.0, 3.0, -4.0, -3.5],
    t175: [1.5, -3.0, 0.0, 0.5, -4.0, 3.0, 1.0, -3.5, 3.5, 1.0, 3.5, -1.0, -2.0, 2.5, -4.0, 1.0, -1.5, 3.0,
    0.0, -2.5, 2.0, -0.5, 1.5, -4.0],
    x176: [1.0, -1.0, 0.5, 1.5, -2.0, 1.0, -4.0, 3.5, 3.5, 2.0, -3.0, -2.5, 3.5, -2.5, -2.5, -1.5, -2.5, -2.0,
    -3.0, -4.0, -1.0, 2.5, -2.5, 3.5],
    t186: [2.5, -1.0, -0.5, 0.5, -1.5, 1.0, 1.5, -3.0, 4.0, 2.5, 2.5, -2.5],
    x187: [1.5, 1.5, 2.5, -1.0, 0.5, -0.5, -3.0, -1.0, -1.5, 3.0, -0.5, -2.5, -2.0, 3.5, -2.5, 0.5, 2.0, -3.0,
    2.0, -3.0, -2.0, -0.5, 4.0, 3.0],
    t197: [3.5, 4.0],
    x198: [2.5, 2.0, -2.5, -3.5, -2.0, -4.0, 2.5, -3.5, 2.0, 3.0, -1.5, -0.5, 0.5, -1.0, 2.5, -1.5, 1.0, -0.5,
    2.0, 0.5, 1.5, -1.0, 1.0, -1.0],
    t209: [-1.0, -2.0, -0.5, -1.5, -1.0, -2.0],
    x210: [2.0, -1.0, -3.0, -3.5, -3.5, 0.5, -2.0, 3.0, 2.0, 4.0, 1.0, -4.0, -0.5, 3.0, 1.5, -4.0, -2.0, -1.0,
    1.5, -2.0, 1.5, -4.0, 4.0, 2.5],
    t219: [0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1],
    x220: [0.5, 1.0, 3.5, -3.0, 1.0, 1.0, 0.5, -2.5, -4.0, 2.5, 4.0, -2.5, -4.0, -1.5, 1.5, -3.5, 3.0, -1.5,
    2.5, 0.5, -1.5, -1.0, -1.0, 1.0],
    t230: packed('|i1',
    'c-mFLQ4RnQ3`D`FtGNGRB~opCn}Ls+CNedSkHyXqJ;RB*#RFeU3JC', 0.5
),
    x231: [2.5, 3.0, -3.5, 1.5, -1.5, 1.0, -0.5, 1.0, -3.0, -4.0, -1.5, -1.5, -3.0, -1.5, 3.0, -4.0, -1.5,
    3.0, -0.5, -3.0, -0.5, -1.0, 0.5, -2.0],
    t240: [3.0, 3.0, 3.5, 3.0, -1.0, 3.0, 2.0, 0.5],
    x241: [-3.5, 1.5, 1.0, 2.0, -1.5, 1.5, -0.5, 1.0, -3.0, 2.5, 2.0, -3.0, -2.0, 1.0, -1.0, -0.5, -3.5, -1.5,
    0.5, -2.0, -1.0, -2.0, -2.0, 3.0],
    t250: [0.5, 0.62245935, 0.8807971, 0.8807971, 0.97068775, 0.95257413, 0.9890131, 0.26894143, 0.37754068,
    0.9890131, 0.99752736, 0.98201376, 0.5, 0.37754068, 0.11920292, 0.11920292, 0.02931223,
    0.047425874, 0.010986943, 0.7310586, 0.62245935, 0.010986943, 0.0024726233, 0.01798621],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t3 = Internal('t3', (U8, [1, 2, 3, 4], 0.5, 120))
t4 = Internal('t4', (U8, [2, 2, 3, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [2]), [1, 2])
t6 = Internal('t6', (U8, [1, 2, 3, 8], 0.5, 120))
c7 = Parameter('c7', (I32, [4]), [0, 0, 0, 1])
c8 = Parameter('c8', (I32, [4]), [1, 2, 3, 4])
t9 = Internal('t9', (U8, [1, 2, 3, 4], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 3, 4], 0.5, 120))
t11 = Output('t11', (U8, [1, 1, 3, 4], 0.5, 120))
x12 = Input('x12', (U8, [1, 2, 3, 4], 0.5, 120))
c13 = Parameter('c13', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t14 = Internal('t14', (U8, [1, 2, 3, 4], 0.5, 120))
t15 = Internal('t15', (U8, [2, 2, 3, 4], 0.5, 120))
c16 = Parameter('c16', (I32, [2]), [1, 2])
t17 = Internal('t17', (U8, [1, 2, 3, 8], 0.5, 120))
c18 = Parameter('c18', (I32, [4]), [0, 0, 0, 1])
c19 = Parameter('c19', (I32, [4]), [1, 2, 3, 4])
t20 = Internal('t20', (U8, [1, 2, 3, 4], 0.5, 120))
t21 = Internal('t21', (U8, [1, 2, 2, 3], 0.5, 120))
x22 = Input('x22', (U8, [1, 2, 3, 4], 0.5, 120))
c23 = Parameter('c23', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t24 = Internal('t24', (U8, [1, 2, 3, 4], 0.5, 120))
t25 = Internal('t25', (U8, [2, 2, 3, 4], 0.5, 120))
c26 = Parameter('c26', (I32, [2]), [1, 2])
t27 = Internal('t27', (U8, [1, 2, 3, 8], 0.5, 120))
c28 = Parameter('c28', (I32, [4]), [0, 0, 0, 1])
c29 = Parameter('c29', (I32, [4]), [1, 2, 3, 4])
t30 = Internal('t30', (U8, [1, 2, 3, 4], 0.5, 120))
c31 = Parameter('c31', (I32, [2]), [1, 24])
t32 = Output('t32', (U8, [1, 24], 0.5, 120))
x33 = Input('x33', (U8, [1, 2, 3, 4], 0.5, 120))
c34 = Parameter('c34', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t35 = Internal('t35', (U8, [1, 2, 3, 4], 0.5, 120))
t36 = Internal('t36', (U8, [2, 2, 3, 4], 0.5, 120))
c37 = Parameter('c37', (I32, [2]), [1, 2])
t38 = Internal('t38', (U8, [1, 2, 3, 8], 0.5, 120))
c39 = Parameter('c39', (I32, [4]), [0, 0, 0, 1])
c40 = Parameter('c40', (I32, [4]), [1, 2, 3, 4])
t41 = Internal('t41', (U8, [1, 2, 3, 4], 0.5, 120))
c42 = Parameter('c42', (I32, [2]), [8, 3])
t43 = Output('t43', (U8, [8, 3], 0.5, 120))
x44 = Input('x44', (U8, [1, 2, 3, 4], 0.5, 120))
c45 = Parameter('c45', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t46 = Internal('t46', (U8, [1, 2, 3, 4], 0.5, 120))
t47 = Internal('t47', (U8, [2, 2, 3, 4], 0.5, 120))
c48 = Parameter('c48', (I32, [2]), [1, 2])
t49 = Internal('t49', (U8, [1, 2, 3, 8], 0.5, 120))
c50 = Parameter('c50', (I32, [4]), [0, 0, 0, 1])
c51 = Parameter('c51', (I32, [4]), [1, 2, 3, 4])
t52 = Internal('t52', (U8, [1, 2, 3, 4], 0.5, 120))
t53 = Internal('t53', (U8, [1, 2, 3, 4], 0.5, 120))
c54 = Parameter('c54', (I32, [2]), [1, -1])
t55 = Output('t55', (U8, [1, 24], 0.5, 120))
x56 = Input('x56', (U8, [1, 2, 3, 4], 0.5, 120))
c57 = Parameter('c57', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t58 = Internal('t58', (U8, [1, 2, 3, 4], 0.5, 120))
t59 = Internal('t59', (U8, [2, 2, 3, 4], 0.5, 120))
c60 = Parameter('c60', (I32, [2]), [1, 2])
t61 = Internal('t61', (U8, [1, 2, 3, 8], 0.5, 120))
c62 = Parameter('c62', (I32, [4]), [0, 0, 0, 1])
c63 = Parameter('c63', (I32, [4]), [1, 2, 3, 4])
t64 = Internal('t64', (U8, [1, 2, 3, 4], 0.5, 120))
x65 = Input('x65', (U8, [1, 2, 3, 4], 0.5, 120))
c66 = Parameter('c66', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t67 = Internal('t67', (U8, [1, 2, 3, 4], 0.5, 120))
t68 = Internal('t68', (U8, [2, 2, 3, 4], 0.5, 120))
c69 = Parameter('c69', (I32, [2]), [1, 2])
t70 = Internal('t70', (U8, [1, 2, 3, 8], 0.5, 120))
c71 = Parameter('c71', (I32, [4]), [0, 0, 0, 1])
c72 = Parameter('c72', (I32, [4]), [1, 2, 3, 4])
t73 = Internal('t73', (U8, [1, 2, 3, 4], 0.5, 120))
t74 = Internal('t74', (U8, [1, 2, 3, 4], 0.5, 120))
c75 = Parameter('c75', (I32, [2]), [3, -1])
t76 = Output('t76', (U8, [3, 8], 0.5, 120))
c77 = Parameter('c77', (I32, [2]), [-1, 2])
t78 = Output('t78', (U8, [6, 2], 0.5, 120))
x79 = Input('x79', (U8, [1, 2, 3, 4], 0.5, 120))
c80 = Parameter('c80', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t81 = Internal('t81', (U8, [1, 2, 3, 4], 0.5, 120))
t82 = Internal('t82', (U8, [2, 2, 3, 4], 0.5, 120))
c83 = Parameter('c83', (I32, [2]), [1, 2])
t84 = Internal('t84', (U8, [1, 2, 3, 8], 0.5, 120))
c85 = Parameter('c85', (I32, [4]), [0, 0, 0, 1])
c86 = Parameter('c86', (I32, [4]), [1, 2, 3, 4])
t87 = Internal('t87', (U8, [1, 2, 3, 4], 0.5, 120))
c88 = Parameter('c88', (U8, [2, 24], 0.5, 128), ([130, 128, 126, 128, 128] * 10)[:48])
c89 = Parameter('c89', (I32, [2], 0.25, 0), [4, -8])
t90 = Output('t90', (U8, [1, 2], 0.5, 120))
x91 = Input('x91', (U8, [1, 2, 3, 4], 0.5, 120))
c92 = Parameter('c92', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t93 = Internal('t93', (U8, [1, 2, 3, 4], 0.5, 120))
t94 = Internal('t94', (U8, [2, 2, 3, 4], 0.5, 120))
c95 = Parameter('c95', (I32, [2]), [1, 2])
t96 = Internal('t96', (U8, [1, 2, 3, 8], 0.5, 120))
c97 = Parameter('c97', (I32, [4]), [0, 0, 0, 1])
c98 = Parameter('c98', (I32, [4]), [1, 2, 3, 4])
t99 = Internal('t99', (U8, [1, 2, 3, 4], 0.5, 120))
x100 = Input('x100', (U8, [1, 2, 3, 4], 0.5, 120))
t101 = Output('t101', (U8, [1, 4, 3, 4], 0.5, 120))
x102 = Input('x102', (U8, [1, 2, 3, 4], 0.5, 120))
c103 = Parameter('c103', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t104 = Internal('t104', (U8, [1, 2, 3, 4], 0.5, 120))
t105 = Internal('t105', (U8, [2, 2, 3, 4], 0.5, 120))
c106 = Parameter('c106', (I32, [2]), [1, 2])
t107 = Internal('t107', (U8, [1, 2, 3, 8], 0.5, 120))
c108 = Parameter('c108', (I32, [4]), [0, 0, 0, 1])
c109 = Parameter('c109', (I32, [4]), [1, 2, 3, 4])
t110 = Internal('t110', (U8, [1, 2, 3, 4], 0.5, 120))
x111 = Input('x111', (U8, [1, 2, 3, 4], 0.5, 120))
c112 = Parameter('c112', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t113 = Internal('t113', (U8, [1, 2, 3, 4], 0.5, 120))
t114 = Internal('t114', (U8, [2, 2, 3, 4], 0.5, 120))
c115 = Parameter('c115', (I32, [2]), [1, 2])
t116 = Internal('t116', (U8, [1, 2, 3, 8], 0.5, 120))
c117 = Parameter('c117', (I32, [4]), [0, 0, 0, 1])
c118 = Parameter('c118', (I32, [4]), [1, 2, 3, 4])
t119 = Internal('t119', (U8, [1, 2, 3, 4], 0.5, 120))
t120 = Output('t120', (U8, [1, 2, 3, 8], 0.5, 120))
x121 = Input('x121', (U8, [1, 2, 3, 4], 0.5, 120))
c122 = Parameter('c122', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t123 = Internal('t123', (U8, [1, 2, 3, 4], 0.5, 120))
t124 = Internal('t124', (U8, [2, 2, 3, 4], 0.5, 120))
c125 = Parameter('c125', (I32, [2]), [1, 2])
t126 = Internal('t126', (U8, [1, 2, 3, 8], 0.5, 120))
c127 = Parameter('c127', (I32, [4]), [0, 0, 0, 1])
c128 = Parameter('c128', (I32, [4]), [1, 2, 3, 4])
t129 = Internal('t129', (U8, [1, 2, 3, 4], 0.5, 120))
c130 = Parameter('c130', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t131 = Output('t131', (U8, [1, 2, 3, 4], 0.5, 120))
x132 = Input('x132', (U8, [1, 2, 3, 4], 0.5, 120))
c133 = Parameter('c133', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t134 = Internal('t134', (U8, [1, 2, 3, 4], 0.5, 120))
t135 = Internal('t135', (U8, [2, 2, 3, 4], 0.5, 120))
c136 = Parameter('c136', (I32, [2]), [1, 2])
t137 = Internal('t137', (U8, [1, 2, 3, 8], 0.5, 120))
c138 = Parameter('c138', (I32, [4]), [0, 0, 0, 1])
c139 = Parameter('c139', (I32, [4]), [1, 2, 3, 4])
t140 = Internal('t140', (U8, [1, 2, 3, 4], 0.5, 120))
c141 = Parameter('c141', (U8, [4], 0.5, 120), [121, 122, 117, 124])
t142 = Output('t142', (U8, [1, 2, 3, 4], 0.5, 120))
x143 = Input('x143', (U8, [1, 2, 3, 4], 0.5, 120))
c144 = Parameter('c144', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t145 = Internal('t145', (U8, [1, 2, 3, 4], 0.5, 120))
t146 = Internal('t146', (U8, [2, 2, 3, 4], 0.5, 120))
c147 = Parameter('c147', (I32, [2]), [1, 2])
t148 = Internal('t148', (U8, [1, 2, 3, 8], 0.5, 120))
c149 = Parameter('c149', (I32, [4]), [0, 0, 0, 1])
c150 = Parameter('c150', (I32, [4]), [1, 2, 3, 4])
t151 = Internal('t151', (U8, [1, 2, 3, 4], 0.5, 120))
x152 = Input('x152', (U8, [1, 2, 3, 4], 0.5, 120))
t153 = Output('t153', (U8, [1, 2, 3, 4], 0.5, 120))
x154 = Input('x154', (U8, [1, 2, 3, 4], 0.5, 120))
c155 = Parameter('c155', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t156 = Internal('t156', (U8, [1, 2, 3, 4], 0.5, 120))
t157 = Internal('t157', (U8, [2, 2, 3, 4], 0.5, 120))
c158 = Parameter('c158', (I32, [2]), [1, 2])
t159 = Internal('t159', (U8, [1, 2, 3, 8], 0.5, 120))
c160 = Parameter('c160', (I32, [4]), [0, 0, 0, 1])
c161 = Parameter('c161', (I32, [4]), [1, 2, 3, 4])
t162 = Internal('t162', (U8, [1, 2, 3, 4], 0.5, 120))
c163 = Parameter('c163', (I32, [4]), [0, 2, 3, 1])
t164 = Output('t164', (U8, [1, 3, 4, 2], 0.5, 120))
x165 = Input('x165', (U8, [1, 2, 3, 4], 0.5, 120))
c166 = Parameter('c166', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t167 = Internal('t167', (U8, [1, 2, 3, 4], 0.5, 120))
t168 = Internal('t168', (U8, [2, 2, 3, 4], 0.5, 120))
c169 = Parameter('c169', (I32, [2]), [1, 2])
t170 = Internal('t170', (U8, [1, 2, 3, 8], 0.5, 120))
c171 = Parameter('c171', (I32, [4]), [0, 0, 0, 1])
c172 = Parameter('c172', (I32, [4]), [1, 2, 3, 4])
t173 = Internal('t173', (U8, [1, 2, 3, 4], 0.5, 120))
c174 = Parameter('c174', (I32, [4]), [0, 1, 3, 2])
t175 = Output('t175', (U8, [1, 2, 4, 3], 0.5, 120))
x176 = Input('x176', (U8, [1, 2, 3, 4], 0.5, 120))
c177 = Parameter('c177', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t178 = Internal('t178', (U8, [1, 2, 3, 4], 0.5, 120))
t179 = Internal('t179', (U8, [2, 2, 3, 4], 0.5, 120))
c180 = Parameter('c180', (I32, [2]), [1, 2])
t181 = Internal('t181', (U8, [1, 2, 3, 8], 0.5, 120))
c182 = Parameter('c182', (I32, [4]), [0, 0, 0, 1])
c183 = Parameter('c183', (I32, [4]), [1, 2, 3, 4])
t184 = Internal('t184', (U8, [1, 2, 3, 4], 0.5, 120))
c185 = Parameter('c185', (I32, [1]), [1])
t186 = Output('t186', (U8, [1, 3, 4], 0.5, 120))
x187 = Input('x187', (U8, [1, 2, 3, 4], 0.5, 120))
c188 = Parameter('c188', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t189 = Internal('t189', (U8, [1, 2, 3, 4], 0.5, 120))
t190 = Internal('t190', (U8, [2, 2, 3, 4], 0.5, 120))
c191 = Parameter('c191', (I32, [2]), [1, 2])
t192 = Internal('t192', (U8, [1, 2, 3, 8], 0.5, 120))
c193 = Parameter('c193', (I32, [4]), [0, 0, 0, 1])
c194 = Parameter('c194', (I32, [4]), [1, 2, 3, 4])
t195 = Internal('t195', (U8, [1, 2, 3, 4], 0.5, 120))
c196 = Parameter('c196', (I32, [2]), [2, 3])
t197 = Output('t197', (U8, [1, 2, 1, 1], 0.5, 120))
x198 = Input('x198', (U8, [1, 2, 3, 4], 0.5, 120))
c199 = Parameter('c199', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t200 = Internal('t200', (U8, [1, 2, 3, 4], 0.5, 120))
t201 = Internal('t201', (U8, [2, 2, 3, 4], 0.5, 120))
c202 = Parameter('c202', (I32, [2]), [1, 2])
t203 = Internal('t203', (U8, [1, 2, 3, 8], 0.5, 120))
c204 = Parameter('c204', (I32, [4]), [0, 0, 0, 1])
c205 = Parameter('c205', (I32, [4]), [1, 2, 3, 4])
t206 = Internal('t206', (U8, [1, 2, 3, 4], 0.5, 120))
c207 = Parameter('c207', (I32, [4]), [0, 1, 0, 1])
c208 = Parameter('c208', (I32, [4]), [1, 1, 3, 2])
t209 = Output('t209', (U8, [1, 1, 3, 2], 0.5, 120))
x210 = Input('x210', (U8, [1, 2, 3, 4], 0.5, 120))
c211 = Parameter('c211', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t212 = Internal('t212', (U8, [1, 2, 3, 4], 0.5, 120))
t213 = Internal('t213', (U8, [2, 2, 3, 4], 0.5, 120))
c214 = Parameter('c214', (I32, [2]), [1, 2])
t215 = Internal('t215', (U8, [1, 2, 3, 8], 0.5, 120))
c216 = Parameter('c216', (I32, [4]), [0, 0, 0, 1])
c217 = Parameter('c217', (I32, [4]), [1, 2, 3, 4])
t218 = Internal('t218', (U8, [1, 2, 3, 4], 0.5, 120))
t219 = Output('t219', (I32, [1, 3, 4]))
x220 = Input('x220', (U8, [1, 2, 3, 4], 0.5, 120))
c221 = Parameter('c221', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t222 = Internal('t222', (U8, [1, 2, 3, 4], 0.5, 120))
t223 = Internal('t223', (U8, [2, 2, 3, 4], 0.5, 120))
c224 = Parameter('c224', (I32, [2]), [1, 2])
t225 = Internal('t225', (U8, [1, 2, 3, 8], 0.5, 120))
c226 = Parameter('c226', (I32, [4]), [0, 0, 0, 1])
c227 = Parameter('c227', (I32, [4]), [1, 2, 3, 4])
t228 = Internal('t228', (U8, [1, 2, 3, 4], 0.5, 120))
c229 = Parameter('c229', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t230 = Output('t230', (U8, [1, 3, 3, 5], 0.5, 120))
x231 = Input('x231', (U8, [1, 2, 3, 4], 0.5, 120))
c232 = Parameter('c232', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t233 = Internal('t233', (U8, [1, 2, 3, 4], 0.5, 120))
t234 = Internal('t234', (U8, [2, 2, 3, 4], 0.5, 120))
c235 = Parameter('c235', (I32, [2]), [1, 2])
t236 = Internal('t236', (U8, [1, 2, 3, 8], 0.5, 120))
c237 = Parameter('c237', (I32, [4]), [0, 0, 0, 1])
c238 = Parameter('c238', (I32, [4]), [1, 2, 3, 4])
t239 = Internal('t239', (U8, [1, 2, 3, 4], 0.5, 120))
t240 = Output('t240', (U8, [1, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('CONCATENATION', x1, t3, 0).To(t4)
model.Operation('BATCH_TO_SPACE_ND', t4, c5, True).To(t6)
model.Operation('SLICE', t6, c7, c8).To(t9)
model.Operation('SPLIT', t9, 1, 2).To(t10, t11)
model.Operation('ADD', x12, c13, 0).To(t14)
model.Operation('CONCATENATION', x12, t14, 0).To(t15)
model.Operation('BATCH_TO_SPACE_ND', t15, c16, True).To(t17)
model.Operation('SLICE', t17, c18, c19).To(t20)
model.Operation('MAX_POOL_2D', t20, 2, 1, 1, 2, 2, 0, True).To(t21)
model.Operation('ADD', x22, c23, 0).To(t24)
model.Operation('CONCATENATION', x22, t24, 0).To(t25)
model.Operation('BATCH_TO_SPACE_ND', t25, c26, True).To(t27)
model.Operation('SLICE', t27, c28, c29).To(t30)
model.Operation('RESHAPE', t30, c31).To(t32)
model.Operation('ADD', x33, c34, 0).To(t35)
model.Operation('CONCATENATION', x33, t35, 0).To(t36)
model.Operation('BATCH_TO_SPACE_ND', t36, c37, True).To(t38)
model.Operation('SLICE', t38, c39, c40).To(t41)
model.Operation('RESHAPE', t41, c42).To(t43)
model.Operation('ADD', x44, c45, 0).To(t46)
model.Operation('CONCATENATION', x44, t46, 0).To(t47)
model.Operation('BATCH_TO_SPACE_ND', t47, c48, True).To(t49)
model.Operation('SLICE', t49, c50, c51).To(t52)
model.Operation('RELU', t52).To(t53)
model.Operation('RESHAPE', t53, c54).To(t55)
model.Operation('ADD', x56, c57, 0).To(t58)
model.Operation('CONCATENATION', x56, t58, 0).To(t59)
model.Operation('BATCH_TO_SPACE_ND', t59, c60, True).To(t61)
model.Operation('SLICE', t61, c62, c63).To(t64)
model.Operation('ADD', x65, c66, 0).To(t67)
model.Operation('CONCATENATION', x65, t67, 0).To(t68)
model.Operation('BATCH_TO_SPACE_ND', t68, c69, True).To(t70)
model.Operation('SLICE', t70, c71, c72).To(t73)
model.Operation('ADD', t64, t73, 0).To(t74)
model.Operation('RESHAPE', t74, c75).To(t76)
model.Operation('RESHAPE', t21, c77).To(t78)
model.Operation('ADD', x79, c80, 0).To(t81)
model.Operation('CONCATENATION', x79, t81, 0).To(t82)
model.Operation('BATCH_TO_SPACE_ND', t82, c83, True).To(t84)
model.Operation('SLICE', t84, c85, c86).To(t87)
model.Operation('FULLY_CONNECTED', t87, c88, c89, 0).To(t90)
model.Operation('ADD', x91, c92, 0).To(t93)
model.Operation('CONCATENATION', x91, t93, 0).To(t94)
model.Operation('BATCH_TO_SPACE_ND', t94, c95, True).To(t96)
model.Operation('SLICE', t96, c97, c98).To(t99)
model.Operation('CONCATENATION', t99, x100, 1).To(t101)
model.Operation('ADD', x102, c103, 0).To(t104)
model.Operation('CONCATENATION', x102, t104, 0).To(t105)
model.Operation('BATCH_TO_SPACE_ND', t105, c106, True).To(t107)
model.Operation('SLICE', t107, c108, c109).To(t110)
model.Operation('ADD', x111, c112, 0).To(t113)
model.Operation('CONCATENATION', x111, t113, 0).To(t114)
model.Operation('BATCH_TO_SPACE_ND', t114, c115, True).To(t116)
model.Operation('SLICE', t116, c117, c118).To(t119)
model.Operation('CONCATENATION', t110, t119, 3).To(t120)
model.Operation('ADD', x121, c122, 0).To(t123)
model.Operation('CONCATENATION', x121, t123, 0).To(t124)
model.Operation('BATCH_TO_SPACE_ND', t124, c125, True).To(t126)
model.Operation('SLICE', t126, c127, c128).To(t129)
model.Operation('ADD', t129, c130, 0).To(t131)
model.Operation('ADD', x132, c133, 0).To(t134)
model.Operation('CONCATENATION', x132, t134, 0).To(t135)
model.Operation('BATCH_TO_SPACE_ND', t135, c136, True).To(t137)
model.Operation('SLICE', t137, c138, c139).To(t140)
model.Operation('ADD', t140, c141, 0).To(t142)
model.Operation('ADD', x143, c144, 0).To(t145)
model.Operation('CONCATENATION', x143, t145, 0).To(t146)
model.Operation('BATCH_TO_SPACE_ND', t146, c147, True).To(t148)
model.Operation('SLICE', t148, c149, c150).To(t151)
model.Operation('ADD', t151, x152, 0).To(t153)
model.Operation('ADD', x154, c155, 0).To(t156)
model.Operation('CONCATENATION', x154, t156, 0).To(t157)
model.Operation('BATCH_TO_SPACE_ND', t157, c158, True).To(t159)
model.Operation('SLICE', t159, c160, c161).To(t162)
model.Operation('TRANSPOSE', t162, c163).To(t164)
model.Operation('ADD', x165, c166, 0).To(t167)
model.Operation('CONCATENATION', x165, t167, 0).To(t168)
model.Operation('BATCH_TO_SPACE_ND', t168, c169, True).To(t170)
model.Operation('SLICE', t170, c171, c172).To(t173)
model.Operation('TRANSPOSE', t173, c174).To(t175)
model.Operation('ADD', x176, c177, 0).To(t178)
model.Operation('CONCATENATION', x176, t178, 0).To(t179)
model.Operation('BATCH_TO_SPACE_ND', t179, c180, True).To(t181)
model.Operation('SLICE', t181, c182, c183).To(t184)
model.Operation('REDUCE_MAX', t184, c185, False).To(t186)
model.Operation('ADD', x187, c188, 0).To(t189)
model.Operation('CONCATENATION', x187, t189, 0).To(t190)
model.Operation('BATCH_TO_SPACE_ND', t190, c191, True).To(t192)
model.Operation('SLICE', t192, c193, c194).To(t195)
model.Operation('REDUCE_MAX', t195, c196, True).To(t197)
model.Operation('ADD', x198, c199, 0).To(t200)
model.Operation('CONCATENATION', x198, t200, 0).To(t201)
model.Operation('BATCH_TO_SPACE_ND', t201, c202, True).To(t203)
model.Operation('SLICE', t203, c204, c205).To(t206)
model.Operation('SLICE', t206, c207, c208).To(t209)
model.Operation('ADD', x210, c211, 0).To(t212)
model.Operation('CONCATENATION', x210, t212, 0).To(t213)
model.Operation('BATCH_TO_SPACE_ND', t213, c214, True).To(t215)
model.Operation('SLICE', t215, c216, c217).To(t218)
model.Operation('ARGMAX', t218, 1).To(t219)
model.Operation('ADD', x220, c221, 0).To(t222)
model.Operation('CONCATENATION', x220, t222, 0).To(t223)
model.Operation('BATCH_TO_SPACE_ND', t223, c224, True).To(t225)
model.Operation('SLICE', t225, c226, c227).To(t228)
model.Operation('PAD', t228, c229).To(t230)
model.Operation('ADD', x231, c232, 0).To(t233)
model.Operation('CONCATENATION', x231, t233, 0).To(t234)
model.Operation('BATCH_TO_SPACE_ND', t234, c235, True).To(t236)
model.Operation('SLICE', t236, c237, c238).To(t239)
model.Operation('MAX_POOL_2D', t239, 2, 1, 1, 2, 2, 0, False).To(t240)
Example({
    x1: [119, 118, 119, 118, 122, 122, 121, 113, 128, 116, 128, 127, 117, 124, 126, 116, 125, 114, 116, 117,
    123, 113, 125, 121],
    t10: [120, 118, 119, 119, 123, 122, 123, 121, 129, 116, 117, 128],
    t11: [115, 124, 122, 126, 123, 114, 112, 116, 121, 113, 111, 125],
    x12: [114, 121, 112, 126, 128, 117, 123, 123, 112, 115, 112, 123, 118, 115, 128, 112, 128, 115, 115, 116,
    122, 121, 122, 123],
    x22: [122, 117, 114, 113, 122, 122, 113, 125, 121, 119, 113, 127, 118, 118, 121, 112, 112, 126, 117, 125,
    122, 119, 117, 126],
    t32: [123, 117, 118, 114, 123, 122, 123, 113, 122, 119, 120, 113, 116, 118, 116, 121, 110, 126, 124, 117,
    120, 119, 117, 117],
    x33: [127, 112, 119, 126, 128, 118, 124, 113, 128, 122, 114, 122, 112, 116, 121, 113, 119, 115, 125, 115,
    121, 125, 121, 121],
    t43: [128, 112, 113, 119, 129, 118, 119, 124, 129, 122, 123, 114, 110, 116, 114, 121, 117, 115, 113, 125,
    119, 125, 123, 121],
    x44: [127, 119, 128, 117, 124, 119, 128, 114, 125, 119, 126, 115, 113, 124, 116, 122, 126, 124, 128, 123,
    124, 119, 122, 122],
    t55: [128, 120, 120, 128, 125, 120, 120, 128, 126, 120, 120, 126, 120, 124, 122, 120, 124, 124, 122, 128,
    122, 120, 120, 122],
    x56: [128, 113, 121, 124, 121, 126, 116, 125, 127, 124, 127, 124, 114, 125, 121, 115, 121, 118, 115, 127,
    123, 119, 121, 118],
    x65: [121, 114, 127, 115, 121, 117, 114, 113, 122, 124, 123, 115, 124, 114, 119, 123, 123, 115, 118, 112,
    127, 121, 119, 125],
    t76: [131, 107, 109, 128, 124, 123, 125, 110, 131, 128, 130, 130, 114, 119, 115, 120, 120, 113, 109, 113,
    126, 120, 116, 120],
    t78: [129, 122, 123, 129, 118, 123, 126, 115, 128, 126, 121, 122],
    x79: [121, 117, 125, 126, 115, 128, 125, 117, 114, 122, 125, 128, 113, 122, 127, 127, 126, 122, 126, 115,
    119, 127, 112, 123],
    t90: [138, 144],
    x91: [125, 117, 127, 113, 125, 112, 117, 121, 119, 112, 115, 121, 125, 116, 127, 124, 119, 122, 118, 119,
    124, 113, 117, 125],
    x100: [122, 114, 119, 126, 115, 123, 114, 114, 114, 124, 124, 116, 121, 115, 122, 117, 112, 127, 126, 113,
    124, 117, 114, 117],
    t101: packed('|i1',
    'c-jTQ2@(J>1O%`rmt}ik_<ED(o)+a5wR8;Q?$E`+X-fcA{wyfdS_D5Jq82v'
),
    x102: [116, 118, 118, 122, 122, 127, 128, 118, 119, 124, 123, 123, 118, 121, 114, 122, 123, 124, 125, 118,
    127, 126, 121, 128],
    x111: [127, 127, 122, 115, 126, 117, 124, 122, 126, 117, 128, 112, 125, 121, 119, 113, 125, 114, 121, 116,
    127, 115, 119, 128],
    t120: packed('<i2',
    'c-oc4!2y6E3<E$$R+PrjmS%KZf&1Jrm`c-2s$ua(`oCVHI|0T_?-z3g^SRLuZFheb$^'
),
    x121: [113, 122, 126, 125, 123, 118, 114, 126, 128, 126, 117, 122, 125, 123, 113, 125, 121, 122, 112, 119,
    125, 118, 122, 121],
    t131: [115, 123, 124, 127, 125, 119, 120, 115, 130, 127, 128, 118, 121, 121, 119, 111, 117, 120, 118, 110,
    121, 116, 114, 120],
    x132: [117, 128, 115, 115, 123, 122, 125, 128, 126, 112, 122, 119, 112, 121, 123, 124, 124, 122, 118, 121,
    118, 117, 113, 124],
    t142: [119, 130, 126, 119, 125, 124, 120, 129, 128, 114, 110, 126, 111, 123, 116, 127, 123, 124, 117, 122,
    117, 119, 112, 117],
    x143: [121, 117, 126, 116, 112, 115, 122, 117, 113, 122, 116, 127, 127, 126, 118, 124, 116, 122, 115, 128,
    122, 112, 128, 112],
    x152: [117, 121, 113, 115, 124, 128, 124, 112, 123, 114, 125, 115, 122, 119, 122, 115, 118, 123, 113, 112,
    125, 121, 124, 118],
    t153: [119, 118, 111, 121, 117, 123, 120, 114, 117, 116, 128, 111, 127, 125, 126, 113, 112, 125, 113, 107,
    125, 113, 114, 126],
    x154: [122, 115, 124, 122, 128, 122, 119, 128, 112, 122, 115, 119, 117, 112, 125, 126, 113, 117, 127, 117,
    125, 123, 126, 117],
    t164: [123, 115, 115, 112, 116, 110, 124, 125, 129, 111, 122, 117, 123, 115, 119, 127, 113, 123, 122, 123,
    123, 121, 115, 126],
    x165: [122, 121, 122, 124, 113, 112, 127, 115, 119, 126, 118, 119, 118, 122, 119, 122, 127, 117, 123, 123,
    114, 126, 112, 113],
    t175: [123, 114, 120, 121, 112, 126, 122, 113, 127, 122, 127, 118, 116, 125, 112, 122, 117, 126, 120, 115,
    124, 119, 123, 112],
    x176: [122, 118, 121, 123, 116, 122, 112, 127, 127, 124, 114, 115, 127, 115, 115, 117, 115, 116, 114, 112,
    118, 125, 115, 127],
    t186: [125, 118, 119, 121, 117, 122, 123, 114, 128, 125, 125, 115],
    x187: [123, 123, 125, 118, 121, 119, 114, 118, 117, 126, 119, 115, 116, 127, 115, 121, 124, 114, 124, 114,
    116, 119, 128, 126],
    t197: [127, 128],
    x198: [125, 124, 115, 113, 116, 112, 125, 113, 124, 126, 117, 119, 121, 118, 125, 117, 122, 119, 124, 121,
    123, 118, 122, 118],
    t209: [118, 116, 119, 117, 118, 116],
    x210: [124, 118, 114, 113, 113, 121, 116, 126, 124, 128, 122, 112, 119, 126, 123, 112, 116, 118, 123, 116,
    123, 112, 128, 125],
    t219: [0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1],
    x220: [121, 122, 127, 114, 122, 122, 121, 115, 112, 125, 128, 115, 112, 117, 123, 113, 126, 117, 125, 121,
    117, 118, 118, 122],
    t230: packed('<i2',
    'c-pI|Kmk=%)%6wCRn?Uhg|&4J6?vt_)fF|R#kCd1WhG@545R=6o{JSB'
),
    x231: [125, 126, 113, 123, 117, 122, 119, 122, 114, 112, 117, 117, 114, 117, 126, 112, 117, 126, 119, 114,
    119, 118, 121, 116],
    t240: [126, 126, 127, 126, 118, 126, 124, 121],
}, name='before_quant8').AddVariations(signed(x1, c2, t3, t4, t6, t9, t10, t11, x12, c13, t14, t15, t17, t20, t21, x22, c23, t24, t25, t27, t30, t32, x33, c34, t35, t36, t38, t41, t43, x44, c45, t46, t47, t49, t52, t53, t55, x56, c57, t58, t59, t61, t64, x65, c66, t67, t68, t70, t73, t74, t76, t78, x79, c80, t81, t82, t84, t87, c88, t90, x91, c92, t93, t94, t96, t99, x100, t101, x102, c103, t104, t105, t107, t110, x111, c112, t113, t114, t116, t119, t120, x121, c122, t123, t124, t126, t129, c130, t131, x132, c133, t134, t135, t137, t140, c141, t142, x143, c144, t145, t146, t148, t151, x152, t153, x154, c155, t156, t157, t159, t162, t164, x165, c166, t167, t168, t170, t173, t175, x176, c177, t178, t179, t181, t184, t186, x187, c188, t189, t190, t192, t195, t197, x198, c199, t200, t201, t203, t206, t209, x210, c211, t212, t213, t215, t218, x220, c221, t222, t223, t225, t228, t230, x231, c232, t233, t234, t236, t239, t240)).DisableLifeTimeVariation()

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
c30 = Parameter('c30', (F32, [2, 1, 1]), [0.5, -1.0])
t31 = Internal('t31', (F32, [1, 2, 3, 4]))
t32 = Internal('t32', (F32, [2, 2, 3, 4]))
c33 = Parameter('c33', (I32, [2]), [1, 2])
t34 = Internal('t34', (F32, [1, 2, 3, 8]))
c35 = Parameter('c35', (I32, [4]), [0, 0, 0, 1])
c36 = Parameter('c36', (I32, [4]), [1, 2, 3, 4])
t37 = Output('t37', (F32, [1, 2, 3, 4]))
c38 = Parameter('c38', (F32, [2, 1, 1]), [0.5, -1.0])
t39 = Internal('t39', (F32, [1, 2, 3, 4]))
t40 = Internal('t40', (F32, [2, 2, 3, 4]))
c41 = Parameter('c41', (I32, [2]), [1, 2])
t42 = Internal('t42', (F32, [1, 2, 3, 8]))
c43 = Parameter('c43', (I32, [4]), [0, 0, 0, 1])
c44 = Parameter('c44', (I32, [4]), [1, 2, 3, 4])
t45 = Output('t45', (F32, [1, 2, 3, 4]))
c46 = Parameter('c46', (F32, [2, 1, 1]), [0.5, -1.0])
t47 = Internal('t47', (F32, [1, 2, 3, 4]))
t48 = Internal('t48', (F32, [2, 2, 3, 4]))
c49 = Parameter('c49', (I32, [2]), [1, 2])
t50 = Internal('t50', (F32, [1, 2, 3, 8]))
c51 = Parameter('c51', (I32, [4]), [0, 0, 0, 1])
c52 = Parameter('c52', (I32, [4]), [1, 2, 3, 4])
t53 = Output('t53', (F32, [1, 2, 3, 4]))
c54 = Parameter('c54', (F32, [2, 1, 1]), [0.5, -1.0])
t55 = Internal('t55', (F32, [1, 2, 3, 4]))
t56 = Internal('t56', (F32, [2, 2, 3, 4]))
c57 = Parameter('c57', (I32, [2]), [1, 2])
t58 = Internal('t58', (F32, [1, 2, 3, 8]))
c59 = Parameter('c59', (I32, [4]), [0, 0, 0, 1])
c60 = Parameter('c60', (I32, [4]), [1, 2, 3, 4])
t61 = Output('t61', (F32, [1, 2, 3, 4]))
c62 = Parameter('c62', (F32, [2, 1, 1]), [0.5, -1.0])
t63 = Internal('t63', (F32, [1, 2, 3, 4]))
t64 = Internal('t64', (F32, [2, 2, 3, 4]))
c65 = Parameter('c65', (I32, [2]), [1, 2])
t66 = Internal('t66', (F32, [1, 2, 3, 8]))
c67 = Parameter('c67', (I32, [4]), [0, 0, 0, 1])
c68 = Parameter('c68', (I32, [4]), [1, 2, 3, 4])
t69 = Output('t69', (F32, [1, 2, 3, 4]))
c70 = Parameter('c70', (F32, [2, 1, 1]), [0.5, -1.0])
t71 = Internal('t71', (F32, [1, 2, 3, 4]))
t72 = Internal('t72', (F32, [2, 2, 3, 4]))
c73 = Parameter('c73', (I32, [2]), [1, 2])
t74 = Internal('t74', (F32, [1, 2, 3, 8]))
c75 = Parameter('c75', (I32, [4]), [0, 0, 0, 1])
c76 = Parameter('c76', (I32, [4]), [1, 2, 3, 4])
t77 = Output('t77', (F32, [1, 2, 3, 4]))
c78 = Parameter('c78', (F32, [2, 1, 1]), [0.5, -1.0])
t79 = Internal('t79', (F32, [1, 2, 3, 4]))
t80 = Internal('t80', (F32, [2, 2, 3, 4]))
c81 = Parameter('c81', (I32, [2]), [1, 2])
t82 = Internal('t82', (F32, [1, 2, 3, 8]))
c83 = Parameter('c83', (I32, [4]), [0, 0, 0, 1])
c84 = Parameter('c84', (I32, [4]), [1, 2, 3, 4])
t85 = Output('t85', (F32, [1, 2, 3, 4]))
c86 = Parameter('c86', (F32, [2, 1, 1]), [0.5, -1.0])
t87 = Internal('t87', (F32, [1, 2, 4, 4]))
t88 = Internal('t88', (F32, [2, 2, 4, 4]))
c89 = Parameter('c89', (I32, [2]), [1, 2])
t90 = Internal('t90', (F32, [1, 2, 4, 8]))
c91 = Parameter('c91', (I32, [4]), [0, 0, 0, 1])
c92 = Parameter('c92', (I32, [4]), [1, 2, 3, 4])
t93 = Output('t93', (F32, [1, 2, 3, 4]))
c94 = Parameter('c94', (F32, [2, 1, 1]), [0.5, -1.0])
t95 = Internal('t95', (F32, [1, 2, 3, 4]))
t96 = Internal('t96', (F32, [2, 2, 3, 4]))
c97 = Parameter('c97', (I32, [2]), [1, 2])
t98 = Internal('t98', (F32, [1, 2, 3, 8]))
c99 = Parameter('c99', (I32, [4]), [0, 0, 0, 1])
c100 = Parameter('c100', (I32, [4]), [1, 2, 3, 4])
t101 = Output('t101', (F32, [1, 2, 3, 4]))
c102 = Parameter('c102', (F32, [2, 1, 1]), [0.5, -1.0])
t103 = Internal('t103', (F32, [1, 2, 3, 4]))
t104 = Internal('t104', (F32, [2, 2, 3, 4]))
c105 = Parameter('c105', (I32, [2]), [1, 2])
t106 = Internal('t106', (F32, [1, 2, 3, 8]))
c107 = Parameter('c107', (I32, [4]), [0, 0, 0, 1])
c108 = Parameter('c108', (I32, [4]), [1, 2, 3, 4])
t109 = Output('t109', (F32, [1, 2, 3, 4]))
c110 = Parameter('c110', (F32, [2, 1, 1]), [0.5, -1.0])
t111 = Internal('t111', (F32, [1, 2, 3, 4]))
t112 = Internal('t112', (F32, [2, 2, 3, 4]))
c113 = Parameter('c113', (I32, [2]), [1, 2])
t114 = Internal('t114', (F32, [1, 2, 3, 8]))
c115 = Parameter('c115', (I32, [4]), [0, 0, 0, 1])
c116 = Parameter('c116', (I32, [4]), [1, 2, 3, 4])
t117 = Output('t117', (F32, [1, 2, 3, 4]))
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
model.Operation('ADD', t7, c30, 0).To(t31)
model.Operation('CONCATENATION', t7, t31, 0).To(t32)
model.Operation('BATCH_TO_SPACE_ND', t32, c33, True).To(t34)
model.Operation('SLICE', t34, c35, c36).To(t37)
model.Operation('ADD', t10, c38, 0).To(t39)
model.Operation('CONCATENATION', t10, t39, 0).To(t40)
model.Operation('BATCH_TO_SPACE_ND', t40, c41, True).To(t42)
model.Operation('SLICE', t42, c43, c44).To(t45)
model.Operation('ADD', t12, c46, 0).To(t47)
model.Operation('CONCATENATION', t12, t47, 0).To(t48)
model.Operation('BATCH_TO_SPACE_ND', t48, c49, True).To(t50)
model.Operation('SLICE', t50, c51, c52).To(t53)
model.Operation('ADD', t15, c54, 0).To(t55)
model.Operation('CONCATENATION', t15, t55, 0).To(t56)
model.Operation('BATCH_TO_SPACE_ND', t56, c57, True).To(t58)
model.Operation('SLICE', t58, c59, c60).To(t61)
model.Operation('ADD', t18, c62, 0).To(t63)
model.Operation('CONCATENATION', t18, t63, 0).To(t64)
model.Operation('BATCH_TO_SPACE_ND', t64, c65, True).To(t66)
model.Operation('SLICE', t66, c67, c68).To(t69)
model.Operation('ADD', t21, c70, 0).To(t71)
model.Operation('CONCATENATION', t21, t71, 0).To(t72)
model.Operation('BATCH_TO_SPACE_ND', t72, c73, True).To(t74)
model.Operation('SLICE', t74, c75, c76).To(t77)
model.Operation('ADD', t24, c78, 0).To(t79)
model.Operation('CONCATENATION', t24, t79, 0).To(t80)
model.Operation('BATCH_TO_SPACE_ND', t80, c81, True).To(t82)
model.Operation('SLICE', t82, c83, c84).To(t85)
model.Operation('ADD', t26, c86, 0).To(t87)
model.Operation('CONCATENATION', t26, t87, 0).To(t88)
model.Operation('BATCH_TO_SPACE_ND', t88, c89, True).To(t90)
model.Operation('SLICE', t90, c91, c92).To(t93)
model.Operation('ADD', t29, c94, 0).To(t95)
model.Operation('CONCATENATION', t29, t95, 0).To(t96)
model.Operation('BATCH_TO_SPACE_ND', t96, c97, True).To(t98)
model.Operation('SLICE', t98, c99, c100).To(t101)
model.Operation('ADD', t4, c102, 0).To(t103)
model.Operation('CONCATENATION', t4, t103, 0).To(t104)
model.Operation('BATCH_TO_SPACE_ND', t104, c105, True).To(t106)
model.Operation('SLICE', t106, c107, c108).To(t109)
model.Operation('ADD', t3, c110, 0).To(t111)
model.Operation('CONCATENATION', t3, t111, 0).To(t112)
model.Operation('BATCH_TO_SPACE_ND', t112, c113, True).To(t114)
model.Operation('SLICE', t114, c115, c116).To(t117)
Example({
    x2: packed('|i1',
    'c-jrZ2@U`-1O&j?qW=F{N6==boJ^fMfeq+a*W!#LPIiy@=Jf6`g@EM&OnMmT', 0.5
),
    x5: [1.0, -2.0, -0.5, 1.0, 3.5, -1.5, 1.0, -4.0, 3.0, 4.0, 0.5, 3.0, -2.0, 2.5, 1.0, -3.5, 3.0, -2.0,
    2.5, 1.5, 2.5, 2.5, -2.5, -1.5],
    x8: [2.0, 3.0, 3.0, -2.5, 2.5, 1.0, 0.5, 3.5, 1.5, -2.5, 2.5, -1.5, 2.5, 4.0, -4.0, 2.5, 1.0, 2.0, 1.5,
    -3.0, 3.0, 2.0, -2.5, 1.5],
    x1: [2.0, -2.5, 4.0, 4.0, 4.0, -2.5, -3.5, -3.0, 2.0, 3.5, 3.0, -3.5, 3.5, 3.0, -3.5, -1.5, 1.0, -2.0,
    -2.0, -2.0, 1.5, -2.5, -3.5, -3.0],
    x13: [-1.5, -1.5, -3.5, 1.5, 1.0, -4.0, -0.5, 2.0, -2.0, -0.5, -1.0, 0.5, 1.5, -2.0, 0.5, 3.5, 4.0, -2.0,
    0.5, -1.0, 2.5, -1.5, -1.0, 1.5],
    x16: [-0.5, -1.5, 1.5, -3.5, -4.0, -4.0, 2.5, 2.0, 3.0, -0.5, -3.0, -0.5],
    x17: [-2.0, 0.5, 1.0, -3.0, 1.5, -2.5, 3.5, 4.0, 3.5, 1.5, 4.0, -1.0],
    x19: [-3.5, -3.5, 2.5, 4.0, -1.5, 1.0, 2.5, 3.0, 1.5, -3.5, 1.0, 1.5, 3.5, -4.0, -1.5, -1.5, 1.5, -4.0,
    -4.0, -2.5, -2.5, -0.5, 3.0, -4.0],
    x25: packed('|i1',
    'c-jre$q@h`2n4X<Q0%{3SXec`C_O4v$L=c0hWzwoi=NwM#$XsW2zr4J7AhF`', 0.5
),
    x27: [1.5, 1.0, 0.5, 4.0, 1.0, -2.0],
    t37: [1.5, -2.0, -1.5, -0.5, 4.0, -1.5, -1.0, 1.0, 3.5, 4.0, 4.5, 0.5, -3.0, 2.5, 1.5, 1.0, 2.0, -2.0,
    -3.0, 2.5, 1.5, 2.5, 1.5, -2.5],
    t45: [2.5, 3.0, 3.5, 3.0, 3.0, 1.0, 1.5, 0.5, 2.0, -2.5, -2.0, 2.5, 1.5, 4.0, 3.0, -4.0, 0.0, 2.0, 1.0,
    1.5, 2.0, 2.0, 1.0, -2.5],
    t53: [2.5, 4.0, 4.5, 4.0, 2.5, 3.0, 3.5, 3.5, 1.5, -2.0, -1.5, 1.5, -3.5, 4.0, 3.0, -2.5, 2.5, -3.5,
    -4.5, 3.0, -3.0, -2.0, -3.0, -2.5],
    t61: [-1.0, -0.5, 0.0, 1.5, -3.0, -2.0, -1.5, 0.5, 1.5, -1.0, -0.5, 4.0, -2.5, 2.0, 1.0, -2.0, 0.5, -0.5,
    -1.5, 3.5, -5.0, 0.5, -0.5, -2.0],
    t69: [0.0, -1.5, -1.0, 1.5, -3.5, -4.0, -3.5, 2.5, 3.5, -0.5, 0.0, -3.0, -3.0, 0.5, -0.5, 1.0, 0.5, -2.5,
    -3.5, 3.5, 2.5, 1.5, 0.5, 4.0],
    t77: [-3.5, -4.0, -3.5, 2.0, -1.5, 0.5, 1.0, 2.0, 1.5, -4.0, -3.5, 0.5, 3.5, -3.0, -4.0, -0.5, 1.5, -3.0,
    -4.0, -3.0, -2.5, 0.5, -0.5, 4.0],
    t85: [-3.0, 1.0, 1.5, 3.0, 3.5, 1.0, 1.5, -2.5, 4.5, -3.5, -3.0, 1.5, -5.0, 1.0, 0.0, -3.5, -4.0, -1.5,
    -2.5, -1.5, 1.5, -4.0, -5.0, -0.5],
    t93: [1.5, 0.5, 1.0, 3.5, 1.5, 3.5, 4.0, 1.0, -1.0, 1.5, 2.0, 1.0, 0.5, 0.5, -0.5, 3.5, 2.5, 1.5, 0.5,
    -1.5, -3.0, 0.5, -0.5, 1.0],
    t101: [0.5, 0.0, 0.5, 0.0, 0.5, 0.0, 0.5, 0.0, 0.5, 0.0, 0.5, 0.0, -1.0, 1.5, 0.5, 1.0, -1.0, 0.5, -0.5,
    4.0, -1.0, 1.0, 0.0, -2.0],
    t109: [-3.5, 1.0, 1.5, -3.5, -2.5, -1.5, -1.0, -1.5, 3.0, -4.0, -3.5, -0.5, -2.0, -1.5, -2.5, -0.5, -2.0,
    2.0, 1.0, 0.5, 1.5, 1.0, 0.0, 2.0],
    t117: [-2.0, -4.0, -3.5, 0.5, 3.5, -4.0, -3.5, 0.5, -2.5, 1.0, 1.5, 1.0, -4.5, 1.0, 0.0, 3.0, 2.0, 1.0,
    0.0, -2.5, 3.0, -3.5, -4.5, 1.5],
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
c30 = Parameter('c30', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t31 = Internal('t31', (U8, [1, 2, 3, 4], 0.5, 120))
t32 = Internal('t32', (U8, [2, 2, 3, 4], 0.5, 120))
c33 = Parameter('c33', (I32, [2]), [1, 2])
t34 = Internal('t34', (U8, [1, 2, 3, 8], 0.5, 120))
c35 = Parameter('c35', (I32, [4]), [0, 0, 0, 1])
c36 = Parameter('c36', (I32, [4]), [1, 2, 3, 4])
t37 = Output('t37', (U8, [1, 2, 3, 4], 0.5, 120))
c38 = Parameter('c38', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t39 = Internal('t39', (U8, [1, 2, 3, 4], 0.5, 120))
t40 = Internal('t40', (U8, [2, 2, 3, 4], 0.5, 120))
c41 = Parameter('c41', (I32, [2]), [1, 2])
t42 = Internal('t42', (U8, [1, 2, 3, 8], 0.5, 120))
c43 = Parameter('c43', (I32, [4]), [0, 0, 0, 1])
c44 = Parameter('c44', (I32, [4]), [1, 2, 3, 4])
t45 = Output('t45', (U8, [1, 2, 3, 4], 0.5, 120))
c46 = Parameter('c46', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t47 = Internal('t47', (U8, [1, 2, 3, 4], 0.5, 120))
t48 = Internal('t48', (U8, [2, 2, 3, 4], 0.5, 120))
c49 = Parameter('c49', (I32, [2]), [1, 2])
t50 = Internal('t50', (U8, [1, 2, 3, 8], 0.5, 120))
c51 = Parameter('c51', (I32, [4]), [0, 0, 0, 1])
c52 = Parameter('c52', (I32, [4]), [1, 2, 3, 4])
t53 = Output('t53', (U8, [1, 2, 3, 4], 0.5, 120))
c54 = Parameter('c54', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t55 = Internal('t55', (U8, [1, 2, 3, 4], 0.5, 120))
t56 = Internal('t56', (U8, [2, 2, 3, 4], 0.5, 120))
c57 = Parameter('c57', (I32, [2]), [1, 2])
t58 = Internal('t58', (U8, [1, 2, 3, 8], 0.5, 120))
c59 = Parameter('c59', (I32, [4]), [0, 0, 0, 1])
c60 = Parameter('c60', (I32, [4]), [1, 2, 3, 4])
t61 = Output('t61', (U8, [1, 2, 3, 4], 0.5, 120))
c62 = Parameter('c62', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t63 = Internal('t63', (U8, [1, 2, 3, 4], 0.5, 120))
t64 = Internal('t64', (U8, [2, 2, 3, 4], 0.5, 120))
c65 = Parameter('c65', (I32, [2]), [1, 2])
t66 = Internal('t66', (U8, [1, 2, 3, 8], 0.5, 120))
c67 = Parameter('c67', (I32, [4]), [0, 0, 0, 1])
c68 = Parameter('c68', (I32, [4]), [1, 2, 3, 4])
t69 = Output('t69', (U8, [1, 2, 3, 4], 0.5, 120))
c70 = Parameter('c70', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t71 = Internal('t71', (U8, [1, 2, 3, 4], 0.5, 120))
t72 = Internal('t72', (U8, [2, 2, 3, 4], 0.5, 120))
c73 = Parameter('c73', (I32, [2]), [1, 2])
t74 = Internal('t74', (U8, [1, 2, 3, 8], 0.5, 120))
c75 = Parameter('c75', (I32, [4]), [0, 0, 0, 1])
c76 = Parameter('c76', (I32, [4]), [1, 2, 3, 4])
t77 = Output('t77', (U8, [1, 2, 3, 4], 0.5, 120))
c78 = Parameter('c78', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t79 = Internal('t79', (U8, [1, 2, 3, 4], 0.5, 120))
t80 = Internal('t80', (U8, [2, 2, 3, 4], 0.5, 120))
c81 = Parameter('c81', (I32, [2]), [1, 2])
t82 = Internal('t82', (U8, [1, 2, 3, 8], 0.5, 120))
c83 = Parameter('c83', (I32, [4]), [0, 0, 0, 1])
c84 = Parameter('c84', (I32, [4]), [1, 2, 3, 4])
t85 = Output('t85', (U8, [1, 2, 3, 4], 0.5, 120))
c86 = Parameter('c86', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t87 = Internal('t87', (U8, [1, 2, 4, 4], 0.5, 120))
t88 = Internal('t88', (U8, [2, 2, 4, 4], 0.5, 120))
c89 = Parameter('c89', (I32, [2]), [1, 2])
t90 = Internal('t90', (U8, [1, 2, 4, 8], 0.5, 120))
c91 = Parameter('c91', (I32, [4]), [0, 0, 0, 1])
c92 = Parameter('c92', (I32, [4]), [1, 2, 3, 4])
t93 = Output('t93', (U8, [1, 2, 3, 4], 0.5, 120))
c94 = Parameter('c94', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t95 = Internal('t95', (U8, [1, 2, 3, 4], 0.5, 120))
t96 = Internal('t96', (U8, [2, 2, 3, 4], 0.5, 120))
c97 = Parameter('c97', (I32, [2]), [1, 2])
t98 = Internal('t98', (U8, [1, 2, 3, 8], 0.5, 120))
c99 = Parameter('c99', (I32, [4]), [0, 0, 0, 1])
c100 = Parameter('c100', (I32, [4]), [1, 2, 3, 4])
t101 = Output('t101', (U8, [1, 2, 3, 4], 0.5, 120))
c102 = Parameter('c102', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t103 = Internal('t103', (U8, [1, 2, 3, 4], 0.5, 120))
t104 = Internal('t104', (U8, [2, 2, 3, 4], 0.5, 120))
c105 = Parameter('c105', (I32, [2]), [1, 2])
t106 = Internal('t106', (U8, [1, 2, 3, 8], 0.5, 120))
c107 = Parameter('c107', (I32, [4]), [0, 0, 0, 1])
c108 = Parameter('c108', (I32, [4]), [1, 2, 3, 4])
t109 = Output('t109', (U8, [1, 2, 3, 4], 0.5, 120))
c110 = Parameter('c110', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t111 = Internal('t111', (U8, [1, 2, 3, 4], 0.5, 120))
t112 = Internal('t112', (U8, [2, 2, 3, 4], 0.5, 120))
c113 = Parameter('c113', (I32, [2]), [1, 2])
t114 = Internal('t114', (U8, [1, 2, 3, 8], 0.5, 120))
c115 = Parameter('c115', (I32, [4]), [0, 0, 0, 1])
c116 = Parameter('c116', (I32, [4]), [1, 2, 3, 4])
t117 = Output('t117', (U8, [1, 2, 3, 4], 0.5, 120))
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
model.Operation('ADD', t7, c30, 0).To(t31)
model.Operation('CONCATENATION', t7, t31, 0).To(t32)
model.Operation('BATCH_TO_SPACE_ND', t32, c33, True).To(t34)
model.Operation('SLICE', t34, c35, c36).To(t37)
model.Operation('ADD', t10, c38, 0).To(t39)
model.Operation('CONCATENATION', t10, t39, 0).To(t40)
model.Operation('BATCH_TO_SPACE_ND', t40, c41, True).To(t42)
model.Operation('SLICE', t42, c43, c44).To(t45)
model.Operation('ADD', t12, c46, 0).To(t47)
model.Operation('CONCATENATION', t12, t47, 0).To(t48)
model.Operation('BATCH_TO_SPACE_ND', t48, c49, True).To(t50)
model.Operation('SLICE', t50, c51, c52).To(t53)
model.Operation('ADD', t15, c54, 0).To(t55)
model.Operation('CONCATENATION', t15, t55, 0).To(t56)
model.Operation('BATCH_TO_SPACE_ND', t56, c57, True).To(t58)
model.Operation('SLICE', t58, c59, c60).To(t61)
model.Operation('ADD', t18, c62, 0).To(t63)
model.Operation('CONCATENATION', t18, t63, 0).To(t64)
model.Operation('BATCH_TO_SPACE_ND', t64, c65, True).To(t66)
model.Operation('SLICE', t66, c67, c68).To(t69)
model.Operation('ADD', t21, c70, 0).To(t71)
model.Operation('CONCATENATION', t21, t71, 0).To(t72)
model.Operation('BATCH_TO_SPACE_ND', t72, c73, True).To(t74)
model.Operation('SLICE', t74, c75, c76).To(t77)
model.Operation('ADD', t24, c78, 0).To(t79)
model.Operation('CONCATENATION', t24, t79, 0).To(t80)
model.Operation('BATCH_TO_SPACE_ND', t80, c81, True).To(t82)
model.Operation('SLICE', t82, c83, c84).To(t85)
model.Operation('ADD', t26, c86, 0).To(t87)
model.Operation('CONCATENATION', t26, t87, 0).To(t88)
model.Operation('BATCH_TO_SPACE_ND', t88, c89, True).To(t90)
model.Operation('SLICE', t90, c91, c92).To(t93)
model.Operation('ADD', t29, c94, 0).To(t95)
model.Operation('CONCATENATION', t29, t95, 0).To(t96)
model.Operation('BATCH_TO_SPACE_ND', t96, c97, True).To(t98)
model.Operation('SLICE', t98, c99, c100).To(t101)
model.Operation('ADD', t4, c102, 0).To(t103)
model.Operation('CONCATENATION', t4, t103, 0).To(t104)
model.Operation('BATCH_TO_SPACE_ND', t104, c105, True).To(t106)
model.Operation('SLICE', t106, c107, c108).To(t109)
model.Operation('ADD', t3, c110, 0).To(t111)
model.Operation('CONCATENATION', t3, t111, 0).To(t112)
model.Operation('BATCH_TO_SPACE_ND', t112, c113, True).To(t114)
model.Operation('SLICE', t114, c115, c116).To(t117)
Example({
    x2: packed('<i2',
    'c-oc0i46cC2m~-k<_Qo^P)FAlY?bmXN)sR$>(zaDI)SH{c~gj6gjaH-dVIQAb{1#'
),
    x5: [122, 116, 119, 122, 127, 117, 122, 112, 126, 128, 121, 126, 116, 125, 122, 113, 126, 116, 125, 123,
    125, 125, 115, 117],
    x8: [124, 126, 126, 115, 125, 122, 121, 127, 123, 115, 125, 117, 125, 128, 112, 125, 122, 124, 123, 114,
    126, 124, 115, 123],
    x1: [124, 115, 128, 128, 128, 115, 113, 114, 124, 127, 126, 113, 127, 126, 113, 117, 122, 116, 116, 116,
    123, 115, 113, 114],
    x13: [117, 117, 113, 123, 122, 112, 119, 124, 116, 119, 118, 121, 123, 116, 121, 127, 128, 116, 121, 118,
    125, 117, 118, 123],
    x16: [119, 117, 123, 113, 112, 112, 125, 124, 126, 119, 114, 119],
    x17: [116, 121, 122, 114, 123, 115, 127, 128, 127, 123, 128, 118],
    x19: [113, 113, 125, 128, 117, 122, 125, 126, 123, 113, 122, 123, 127, 112, 117, 117, 123, 112, 112, 115,
    115, 119, 126, 112],
    x25: packed('<i2',
    'c-oc6Q5FCY2n0Y^)@FMZa&)d>{w6p}Dq^H9@viU}9bG++sbsQPi4B5N!1n0^UiKDu'
),
    x27: [123, 122, 121, 128, 122, 116],
    t37: [123, 116, 117, 119, 128, 117, 118, 122, 127, 128, 129, 121, 114, 125, 123, 122, 124, 116, 114, 125,
    123, 125, 123, 115],
    t45: [125, 126, 127, 126, 126, 122, 123, 121, 124, 115, 116, 125, 123, 128, 126, 112, 120, 124, 122, 123,
    124, 124, 122, 115],
    t53: [125, 128, 129, 128, 125, 126, 127, 127, 123, 116, 117, 123, 113, 128, 126, 115, 125, 113, 111, 126,
    114, 116, 114, 115],
    t61: [118, 119, 120, 123, 114, 116, 117, 121, 123, 118, 119, 128, 115, 124, 122, 116, 121, 119, 117, 127,
    110, 121, 119, 116],
    t69: [120, 117, 118, 123, 113, 112, 113, 125, 127, 119, 120, 114, 114, 121, 119, 122, 121, 115, 113, 127,
    125, 123, 121, 128],
    t77: [113, 112, 113, 124, 117, 121, 122, 124, 123, 112, 113, 121, 127, 114, 112, 119, 123, 114, 112, 114,
    115, 121, 119, 128],
    t85: [114, 122, 123, 126, 127, 122, 123, 115, 129, 113, 114, 123, 110, 122, 120, 113, 112, 117, 115, 117,
    123, 112, 110, 119],
    t93: [123, 121, 122, 127, 123, 127, 128, 122, 118, 123, 124, 122, 121, 121, 119, 127, 125, 123, 121, 117,
    114, 121, 119, 122],
    t101: [121, 120, 121, 120, 121, 120, 121, 120, 121, 120, 121, 120, 118, 123, 121, 122, 118, 121, 119, 128,
    118, 122, 120, 116],
    t109: [113, 122, 123, 113, 115, 117, 118, 117, 126, 112, 113, 119, 116, 117, 115, 119, 116, 124, 122, 121,
    123, 122, 120, 124],
    t117: [116, 112, 113, 121, 127, 112, 113, 121, 115, 122, 123, 122, 111, 122, 120, 126, 124, 122, 120, 115,
    126, 113, 111, 123],
}, name='behind_quant8').AddVariations(signed(x2, t3, t4, x5, t7, x8, t10, x1, t12, x13, t15, x16, x17, t18, x19, c20, t21, t24, x25, t26, x27, t29, c30, t31, t32, t34, t37, c38, t39, t40, t42, t45, c46, t47, t48, t50, t53, c54, t55, t56, t58, t61, c62, t63, t64, t66, t69, c70, t71, t72, t74, t77, c78, t79, t80, t82, t85, c86, t87, t88, t90, t93, c94, t95, t96, t98, t101, c102, t103, t104, t106, t109, c110, t111, t112, t114, t117)).DisableLifeTimeVariation()
