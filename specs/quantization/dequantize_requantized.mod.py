# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/quantization.py; do not edit.
#
# DEQUANTIZE: something between codes of all kinds.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Codes that are unsigned, with zero points at the ends.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 128))
t2 = Internal('t2', (F32, [2, 3]))
c3 = Parameter('c3', (I32, [2]), [3, 2])
t4 = Internal('t4', (F32, [3, 2]))
t5 = Output('t5', (U8, [3, 2], 0.5, 128))
x6 = Input('x6', (U8, [2, 3], 0.5, 128))
t7 = Internal('t7', (F32, [2, 3]))
c8 = Parameter('c8', (I32, [2]), [3, 2])
t9 = Internal('t9', (F32, [3, 2]))
t10 = Output('t10', (U8, [3, 2], 1.0, 128))
x11 = Input('x11', (U8, [2, 3], 0.5, 128))
t12 = Internal('t12', (F32, [2, 3]))
c13 = Parameter('c13', (I32, [2]), [3, 2])
t14 = Internal('t14', (F32, [3, 2]))
t15 = Output('t15', (U8, [3, 2], 0.5, 100))
x16 = Input('x16', (U8, [2, 3], 0.5, 128))
t17 = Internal('t17', (F32, [2, 3]))
c18 = Parameter('c18', (I32, [2]), [3, 2])
t19 = Internal('t19', (F32, [3, 2]))
t20 = Output('t20', (S8, [3, 2], 0.5, 3))
x21 = Input('x21', (U8, [2, 3], 0.25, 0))
t22 = Internal('t22', (F32, [2, 3]))
c23 = Parameter('c23', (I32, [2]), [3, 2])
t24 = Internal('t24', (F32, [3, 2]))
t25 = Output('t25', (U8, [3, 2], 0.5, 0))
x26 = Input('x26', (U8, [2, 3], 0.5, 255))
t27 = Internal('t27', (F32, [2, 3]))
c28 = Parameter('c28', (I32, [2]), [3, 2])
t29 = Internal('t29', (F32, [3, 2]))
t30 = Output('t30', (U8, [3, 2], 0.5, 100))
x31 = Input('x31', (U8, [2, 3], 0.5, 128))
t32 = Internal('t32', (F32, [2, 3]))
c33 = Parameter('c33', (I32, [2]), [3, 2])
t34 = Output('t34', (F32, [3, 2]))
x35 = Input('x35', (U8, [2, 3], 0.5, 128))
t36 = Internal('t36', (F32, [2, 3]))
c37 = Parameter('c37', (I32, [2]), [1, 0])
t38 = Internal('t38', (F32, [3, 2]))
t39 = Output('t39', (U8, [3, 2], 0.5, 128))
x40 = Input('x40', (U8, [2, 3], 0.5, 128))
t41 = Internal('t41', (F32, [2, 3]))
c42 = Parameter('c42', (I32, [2]), [1, 0])
t43 = Internal('t43', (F32, [3, 2]))
t44 = Output('t44', (U8, [3, 2], 1.0, 128))
x45 = Input('x45', (U8, [2, 3], 0.5, 128))
t46 = Internal('t46', (F32, [2, 3]))
c47 = Parameter('c47', (I32, [2]), [1, 0])
t48 = Internal('t48', (F32, [3, 2]))
t49 = Output('t49', (U8, [3, 2], 0.5, 100))
x50 = Input('x50', (U8, [2, 3], 0.5, 128))
t51 = Internal('t51', (F32, [2, 3]))
c52 = Parameter('c52', (I32, [2]), [1, 0])
t53 = Internal('t53', (F32, [3, 2]))
t54 = Output('t54', (S8, [3, 2], 0.5, 3))
x55 = Input('x55', (U8, [2, 3], 0.25, 0))
t56 = Internal('t56', (F32, [2, 3]))
c57 = Parameter('c57', (I32, [2]), [1, 0])
t58 = Internal('t58', (F32, [3, 2]))
t59 = Output('t59', (U8, [3, 2], 0.25, 100))
x60 = Input('x60', (U8, [2, 3], 0.5, 255))
t61 = Internal('t61', (F32, [2, 3]))
c62 = Parameter('c62', (I32, [2]), [1, 0])
t63 = Internal('t63', (F32, [3, 2]))
t64 = Output('t64', (S8, [3, 2], 0.5, 3))
x65 = Input('x65', (U8, [2, 3], 0.5, 128))
t66 = Internal('t66', (F32, [2, 3]))
c67 = Parameter('c67', (I32, [2]), [1, 0])
t68 = Output('t68', (F32, [3, 2]))
x69 = Input('x69', (U8, [2, 3], 0.5, 128))
t70 = Internal('t70', (F32, [2, 3]))
t71 = Internal('t71', (F32, [2, 3]))
t72 = Output('t72', (U8, [2, 3], 0.5, 128))
x73 = Input('x73', (U8, [2, 3], 0.5, 128))
t74 = Internal('t74', (F32, [2, 3]))
t75 = Internal('t75', (F32, [2, 3]))
t76 = Output('t76', (U8, [2, 3], 1.0, 128))
x77 = Input('x77', (U8, [2, 3], 0.5, 128))
t78 = Internal('t78', (F32, [2, 3]))
t79 = Internal('t79', (F32, [2, 3]))
t80 = Output('t80', (U8, [2, 3], 0.5, 100))
x81 = Input('x81', (U8, [2, 3], 0.5, 128))
t82 = Internal('t82', (F32, [2, 3]))
t83 = Internal('t83', (F32, [2, 3]))
t84 = Output('t84', (S8, [2, 3], 0.5, 3))
x85 = Input('x85', (U8, [2, 3], 0.25, 0))
t86 = Internal('t86', (F32, [2, 3]))
t87 = Internal('t87', (F32, [2, 3]))
t88 = Output('t88', (S8, [2, 3], 0.5, 3))
x89 = Input('x89', (U8, [2, 3], 0.5, 255))
t90 = Internal('t90', (F32, [2, 3]))
t91 = Internal('t91', (F32, [2, 3]))
t92 = Output('t92', (U8, [2, 3], 0.5, 255))
x93 = Input('x93', (U8, [2, 3], 0.5, 128))
t94 = Internal('t94', (F32, [2, 3]))
t95 = Output('t95', (F32, [2, 3]))
x96 = Input('x96', (U8, [2, 3], 0.5, 128))
t97 = Internal('t97', (F32, [2, 3]))
t98 = Internal('t98', (F32, [2, 3]))
t99 = Output('t99', (U8, [2, 3], 0.5, 128))
x100 = Input('x100', (U8, [2, 3], 0.5, 128))
t101 = Internal('t101', (F32, [2, 3]))
t102 = Internal('t102', (F32, [2, 3]))
t103 = Output('t103', (U8, [2, 3], 1.0, 128))
x104 = Input('x104', (U8, [2, 3], 0.5, 128))
t105 = Internal('t105', (F32, [2, 3]))
t106 = Internal('t106', (F32, [2, 3]))
t107 = Output('t107', (U8, [2, 3], 0.5, 100))
x108 = Input('x108', (U8, [2, 3], 0.5, 128))
t109 = Internal('t109', (F32, [2, 3]))
t110 = Internal('t110', (F32, [2, 3]))
t111 = Output('t111', (S8, [2, 3], 0.5, 3))
x112 = Input('x112', (U8, [2, 3], 0.25, 0))
t113 = Internal('t113', (F32, [2, 3]))
t114 = Internal('t114', (F32, [2, 3]))
t115 = Output('t115', (U8, [2, 3], 0.25, 0))
x116 = Input('x116', (U8, [2, 3], 0.5, 255))
t117 = Internal('t117', (F32, [2, 3]))
t118 = Internal('t118', (F32, [2, 3]))
t119 = Output('t119', (U8, [2, 3], 1.0, 255))
x120 = Input('x120', (U8, [2, 3], 0.5, 128))
t121 = Internal('t121', (F32, [2, 3]))
t122 = Output('t122', (F32, [2, 3]))
x123 = Input('x123', (U8, [2, 3], 0.5, 128))
t124 = Internal('t124', (F32, [2, 3]))
c125 = Parameter('c125', (I32, [2]), [0, 1])
c126 = Parameter('c126', (I32, [2]), [2, 2])
t127 = Internal('t127', (F32, [2, 2]))
t128 = Output('t128', (U8, [2, 2], 0.5, 128))
x129 = Input('x129', (U8, [2, 3], 0.5, 128))
t130 = Internal('t130', (F32, [2, 3]))
c131 = Parameter('c131', (I32, [2]), [0, 1])
c132 = Parameter('c132', (I32, [2]), [2, 2])
t133 = Internal('t133', (F32, [2, 2]))
t134 = Output('t134', (U8, [2, 2], 1.0, 128))
x135 = Input('x135', (U8, [2, 3], 0.5, 128))
t136 = Internal('t136', (F32, [2, 3]))
c137 = Parameter('c137', (I32, [2]), [0, 1])
c138 = Parameter('c138', (I32, [2]), [2, 2])
t139 = Internal('t139', (F32, [2, 2]))
t140 = Output('t140', (U8, [2, 2], 0.5, 100))
x141 = Input('x141', (U8, [2, 3], 0.5, 128))
t142 = Internal('t142', (F32, [2, 3]))
c143 = Parameter('c143', (I32, [2]), [0, 1])
c144 = Parameter('c144', (I32, [2]), [2, 2])
t145 = Internal('t145', (F32, [2, 2]))
t146 = Output('t146', (S8, [2, 2], 0.5, 3))
x147 = Input('x147', (U8, [2, 3], 0.25, 0))
t148 = Internal('t148', (F32, [2, 3]))
c149 = Parameter('c149', (I32, [2]), [0, 1])
c150 = Parameter('c150', (I32, [2]), [2, 2])
t151 = Internal('t151', (F32, [2, 2]))
t152 = Output('t152', (U8, [2, 2], 0.5, 0))
x153 = Input('x153', (U8, [2, 3], 0.5, 255))
t154 = Internal('t154', (F32, [2, 3]))
c155 = Parameter('c155', (I32, [2]), [0, 1])
c156 = Parameter('c156', (I32, [2]), [2, 2])
t157 = Internal('t157', (F32, [2, 2]))
t158 = Output('t158', (U8, [2, 2], 0.5, 100))
x159 = Input('x159', (U8, [2, 3], 0.5, 128))
t160 = Internal('t160', (F32, [2, 3]))
c161 = Parameter('c161', (I32, [2]), [0, 1])
c162 = Parameter('c162', (I32, [2]), [2, 2])
t163 = Output('t163', (F32, [2, 2]))
x164 = Input('x164', (U8, [2, 3], 0.5, 128))
t165 = Internal('t165', (F32, [2, 3]))
t166 = Internal('t166', (F32, [2, 6]))
t167 = Output('t167', (U8, [2, 6], 0.5, 128))
x168 = Input('x168', (U8, [2, 3], 0.5, 128))
t169 = Internal('t169', (F32, [2, 3]))
t170 = Internal('t170', (F32, [2, 6]))
t171 = Output('t171', (U8, [2, 6], 1.0, 128))
x172 = Input('x172', (U8, [2, 3], 0.5, 128))
t173 = Internal('t173', (F32, [2, 3]))
t174 = Internal('t174', (F32, [2, 6]))
t175 = Output('t175', (U8, [2, 6], 0.5, 100))
x176 = Input('x176', (U8, [2, 3], 0.5, 128))
t177 = Internal('t177', (F32, [2, 3]))
t178 = Internal('t178', (F32, [2, 6]))
t179 = Output('t179', (S8, [2, 6], 0.5, 3))
x180 = Input('x180', (U8, [2, 3], 0.25, 0))
t181 = Internal('t181', (F32, [2, 3]))
t182 = Internal('t182', (F32, [2, 6]))
t183 = Output('t183', (U8, [2, 6], 0.25, 100))
x184 = Input('x184', (U8, [2, 3], 0.5, 255))
t185 = Internal('t185', (F32, [2, 3]))
t186 = Internal('t186', (F32, [2, 6]))
t187 = Output('t187', (S8, [2, 6], 0.5, 3))
x188 = Input('x188', (U8, [2, 3], 0.5, 128))
t189 = Internal('t189', (F32, [2, 3]))
t190 = Output('t190', (F32, [2, 6]))
x191 = Input('x191', (U8, [2, 3], 0.5, 128))
t192 = Internal('t192', (F32, [2, 3]))
c193 = Parameter('c193', (I32, [2, 2]), [0, 0, 1, 0])
t194 = Internal('t194', (F32, [2, 4]))
t195 = Output('t195', (U8, [2, 4], 0.5, 128))
x196 = Input('x196', (U8, [2, 3], 0.5, 128))
t197 = Internal('t197', (F32, [2, 3]))
c198 = Parameter('c198', (I32, [2, 2]), [0, 0, 1, 0])
t199 = Internal('t199', (F32, [2, 4]))
t200 = Output('t200', (U8, [2, 4], 1.0, 128))
x201 = Input('x201', (U8, [2, 3], 0.5, 128))
t202 = Internal('t202', (F32, [2, 3]))
c203 = Parameter('c203', (I32, [2, 2]), [0, 0, 1, 0])
t204 = Internal('t204', (F32, [2, 4]))
t205 = Output('t205', (U8, [2, 4], 0.5, 100))
x206 = Input('x206', (U8, [2, 3], 0.5, 128))
t207 = Internal('t207', (F32, [2, 3]))
c208 = Parameter('c208', (I32, [2, 2]), [0, 0, 1, 0])
t209 = Internal('t209', (F32, [2, 4]))
t210 = Output('t210', (S8, [2, 4], 0.5, 3))
x211 = Input('x211', (U8, [2, 3], 0.25, 0))
t212 = Internal('t212', (F32, [2, 3]))
c213 = Parameter('c213', (I32, [2, 2]), [0, 0, 1, 0])
t214 = Internal('t214', (F32, [2, 4]))
t215 = Output('t215', (S8, [2, 4], 0.5, 3))
x216 = Input('x216', (U8, [2, 3], 0.5, 255))
t217 = Internal('t217', (F32, [2, 3]))
c218 = Parameter('c218', (I32, [2, 2]), [0, 0, 1, 0])
t219 = Internal('t219', (F32, [2, 4]))
t220 = Output('t220', (U8, [2, 4], 0.5, 255))
x221 = Input('x221', (U8, [2, 3], 0.5, 128))
t222 = Internal('t222', (F32, [2, 3]))
c223 = Parameter('c223', (I32, [2, 2]), [0, 0, 1, 0])
t224 = Output('t224', (F32, [2, 4]))
x225 = Input('x225', (U8, [2, 3], 0.5, 128))
t226 = Internal('t226', (F32, [2, 3]))
c227 = Parameter('c227', (F32, [1]), [1.5])
t228 = Internal('t228', (F32, [2, 3]))
t229 = Output('t229', (U8, [2, 3], 0.5, 128))
x230 = Input('x230', (U8, [2, 3], 0.5, 128))
t231 = Internal('t231', (F32, [2, 3]))
c232 = Parameter('c232', (F32, [1]), [1.5])
t233 = Internal('t233', (F32, [2, 3]))
t234 = Output('t234', (U8, [2, 3], 1.0, 128))
x235 = Input('x235', (U8, [2, 3], 0.5, 128))
t236 = Internal('t236', (F32, [2, 3]))
c237 = Parameter('c237', (F32, [1]), [1.5])
t238 = Internal('t238', (F32, [2, 3]))
t239 = Output('t239', (U8, [2, 3], 0.5, 100))
x240 = Input('x240', (U8, [2, 3], 0.5, 128))
t241 = Internal('t241', (F32, [2, 3]))
c242 = Parameter('c242', (F32, [1]), [1.5])
t243 = Internal('t243', (F32, [2, 3]))
t244 = Output('t244', (S8, [2, 3], 0.5, 3))
x245 = Input('x245', (U8, [2, 3], 0.25, 0))
t246 = Internal('t246', (F32, [2, 3]))
c247 = Parameter('c247', (F32, [1]), [1.5])
t248 = Internal('t248', (F32, [2, 3]))
t249 = Output('t249', (U8, [2, 3], 0.25, 0))
x250 = Input('x250', (U8, [2, 3], 0.5, 255))
t251 = Internal('t251', (F32, [2, 3]))
c252 = Parameter('c252', (F32, [1]), [1.5])
t253 = Internal('t253', (F32, [2, 3]))
t254 = Output('t254', (U8, [2, 3], 1.0, 255))
x255 = Input('x255', (U8, [2, 3], 0.5, 128))
t256 = Internal('t256', (F32, [2, 3]))
c257 = Parameter('c257', (F32, [1]), [1.5])
t258 = Output('t258', (F32, [2, 3]))
x259 = Input('x259', (U8, [2, 3], 0.5, 128))
t260 = Internal('t260', (F32, [2, 3]))
t261 = Internal('t261', (F32, [2, 3]))
t262 = Output('t262', (U8, [2, 3], 0.5, 128))
x263 = Input('x263', (U8, [2, 3], 0.5, 128))
t264 = Internal('t264', (F32, [2, 3]))
t265 = Internal('t265', (F32, [2, 3]))
t266 = Output('t266', (U8, [2, 3], 1.0, 128))
x267 = Input('x267', (U8, [2, 3], 0.5, 128))
t268 = Internal('t268', (F32, [2, 3]))
t269 = Internal('t269', (F32, [2, 3]))
t270 = Output('t270', (U8, [2, 3], 0.5, 100))
x271 = Input('x271', (U8, [2, 3], 0.5, 128))
t272 = Internal('t272', (F32, [2, 3]))
t273 = Internal('t273', (F32, [2, 3]))
t274 = Output('t274', (S8, [2, 3], 0.5, 3))
x275 = Input('x275', (U8, [2, 3], 0.25, 0))
t276 = Internal('t276', (F32, [2, 3]))
t277 = Internal('t277', (F32, [2, 3]))
t278 = Output('t278', (U8, [2, 3], 0.5, 0))
x279 = Input('x279', (U8, [2, 3], 0.5, 255))
t280 = Internal('t280', (F32, [2, 3]))
t281 = Internal('t281', (F32, [2, 3]))
t282 = Output('t282', (U8, [2, 3], 0.5, 100))
x283 = Input('x283', (U8, [2, 3], 0.5, 128))
t284 = Internal('t284', (F32, [2, 3]))
t285 = Output('t285', (F32, [2, 3]))
x286 = Input('x286', (U8, [2, 3], 0.5, 128))
t287 = Internal('t287', (F32, [2, 3]))
c288 = Parameter('c288', (I32, [1]), [1])
t289 = Internal('t289', (F32, [2]))
t290 = Output('t290', (U8, [2], 0.5, 128))
x291 = Input('x291', (U8, [2, 3], 0.5, 128))
t292 = Internal('t292', (F32, [2, 3]))
c293 = Parameter('c293', (I32, [1]), [1])
t294 = Internal('t294', (F32, [2]))
t295 = Output('t295', (U8, [2], 1.0, 128))
x296 = Input('x296', (U8, [2, 3], 0.5, 128))
t297 = Internal('t297', (F32, [2, 3]))
c298 = Parameter('c298', (I32, [1]), [1])
t299 = Internal('t299', (F32, [2]))
t300 = Output('t300', (U8, [2], 0.5, 100))
x301 = Input('x301', (U8, [2, 3], 0.5, 128))
t302 = Internal('t302', (F32, [2, 3]))
c303 = Parameter('c303', (I32, [1]), [1])
t304 = Internal('t304', (F32, [2]))
t305 = Output('t305', (S8, [2], 0.5, 3))
x306 = Input('x306', (U8, [2, 3], 0.25, 0))
t307 = Internal('t307', (F32, [2, 3]))
c308 = Parameter('c308', (I32, [1]), [1])
t309 = Internal('t309', (F32, [2]))
t310 = Output('t310', (U8, [2], 0.25, 100))
x311 = Input('x311', (U8, [2, 3], 0.5, 255))
t312 = Internal('t312', (F32, [2, 3]))
c313 = Parameter('c313', (I32, [1]), [1])
t314 = Internal('t314', (F32, [2]))
t315 = Output('t315', (S8, [2], 0.5, 3))
x316 = Input('x316', (U8, [2, 3], 0.5, 128))
t317 = Internal('t317', (F32, [2, 3]))
c318 = Parameter('c318', (I32, [1]), [1])
t319 = Output('t319', (F32, [2]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('RESHAPE', t2, c3).To(t4)
model.Operation('QUANTIZE', t4).To(t5)
model.Operation('DEQUANTIZE', x6).To(t7)
model.Operation('RESHAPE', t7, c8).To(t9)
model.Operation('QUANTIZE', t9).To(t10)
model.Operation('DEQUANTIZE', x11).To(t12)
model.Operation('RESHAPE', t12, c13).To(t14)
model.Operation('QUANTIZE', t14).To(t15)
model.Operation('DEQUANTIZE', x16).To(t17)
model.Operation('RESHAPE', t17, c18).To(t19)
model.Operation('QUANTIZE', t19).To(t20)
model.Operation('DEQUANTIZE', x21).To(t22)
model.Operation('RESHAPE', t22, c23).To(t24)
model.Operation('QUANTIZE', t24).To(t25)
model.Operation('DEQUANTIZE', x26).To(t27)
model.Operation('RESHAPE', t27, c28).To(t29)
model.Operation('QUANTIZE', t29).To(t30)
model.Operation('DEQUANTIZE', x31).To(t32)
model.Operation('RESHAPE', t32, c33).To(t34)
model.Operation('DEQUANTIZE', x35).To(t36)
model.Operation('TRANSPOSE', t36, c37).To(t38)
model.Operation('QUANTIZE', t38).To(t39)
model.Operation('DEQUANTIZE', x40).To(t41)
model.Operation('TRANSPOSE', t41, c42).To(t43)
model.Operation('QUANTIZE', t43).To(t44)
model.Operation('DEQUANTIZE', x45).To(t46)
model.Operation('TRANSPOSE', t46, c47).To(t48)
model.Operation('QUANTIZE', t48).To(t49)
model.Operation('DEQUANTIZE', x50).To(t51)
model.Operation('TRANSPOSE', t51, c52).To(t53)
model.Operation('QUANTIZE', t53).To(t54)
model.Operation('DEQUANTIZE', x55).To(t56)
model.Operation('TRANSPOSE', t56, c57).To(t58)
model.Operation('QUANTIZE', t58).To(t59)
model.Operation('DEQUANTIZE', x60).To(t61)
model.Operation('TRANSPOSE', t61, c62).To(t63)
model.Operation('QUANTIZE', t63).To(t64)
model.Operation('DEQUANTIZE', x65).To(t66)
model.Operation('TRANSPOSE', t66, c67).To(t68)
model.Operation('DEQUANTIZE', x69).To(t70)
model.Operation('RELU', t70).To(t71)
model.Operation('QUANTIZE', t71).To(t72)
model.Operation('DEQUANTIZE', x73).To(t74)
model.Operation('RELU', t74).To(t75)
model.Operation('QUANTIZE', t75).To(t76)
model.Operation('DEQUANTIZE', x77).To(t78)
model.Operation('RELU', t78).To(t79)
model.Operation('QUANTIZE', t79).To(t80)
model.Operation('DEQUANTIZE', x81).To(t82)
model.Operation('RELU', t82).To(t83)
model.Operation('QUANTIZE', t83).To(t84)
model.Operation('DEQUANTIZE', x85).To(t86)
model.Operation('RELU', t86).To(t87)
model.Operation('QUANTIZE', t87).To(t88)
model.Operation('DEQUANTIZE', x89).To(t90)
model.Operation('RELU', t90).To(t91)
model.Operation('QUANTIZE', t91).To(t92)
model.Operation('DEQUANTIZE', x93).To(t94)
model.Operation('RELU', t94).To(t95)
model.Operation('DEQUANTIZE', x96).To(t97)
model.Operation('RELU6', t97).To(t98)
model.Operation('QUANTIZE', t98).To(t99)
model.Operation('DEQUANTIZE', x100).To(t101)
model.Operation('RELU6', t101).To(t102)
model.Operation('QUANTIZE', t102).To(t103)
model.Operation('DEQUANTIZE', x104).To(t105)
model.Operation('RELU6', t105).To(t106)
model.Operation('QUANTIZE', t106).To(t107)
model.Operation('DEQUANTIZE', x108).To(t109)
model.Operation('RELU6', t109).To(t110)
model.Operation('QUANTIZE', t110).To(t111)
model.Operation('DEQUANTIZE', x112).To(t113)
model.Operation('RELU6', t113).To(t114)
model.Operation('QUANTIZE', t114).To(t115)
model.Operation('DEQUANTIZE', x116).To(t117)
model.Operation('RELU6', t117).To(t118)
model.Operation('QUANTIZE', t118).To(t119)
model.Operation('DEQUANTIZE', x120).To(t121)
model.Operation('RELU6', t121).To(t122)
model.Operation('DEQUANTIZE', x123).To(t124)
model.Operation('SLICE', t124, c125, c126).To(t127)
model.Operation('QUANTIZE', t127).To(t128)
model.Operation('DEQUANTIZE', x129).To(t130)
model.Operation('SLICE', t130, c131, c132).To(t133)
model.Operation('QUANTIZE', t133).To(t134)
model.Operation('DEQUANTIZE', x135).To(t136)
model.Operation('SLICE', t136, c137, c138).To(t139)
model.Operation('QUANTIZE', t139).To(t140)
model.Operation('DEQUANTIZE', x141).To(t142)
model.Operation('SLICE', t142, c143, c144).To(t145)
model.Operation('QUANTIZE', t145).To(t146)
model.Operation('DEQUANTIZE', x147).To(t148)
model.Operation('SLICE', t148, c149, c150).To(t151)
model.Operation('QUANTIZE', t151).To(t152)
model.Operation('DEQUANTIZE', x153).To(t154)
model.Operation('SLICE', t154, c155, c156).To(t157)
model.Operation('QUANTIZE', t157).To(t158)
model.Operation('DEQUANTIZE', x159).To(t160)
model.Operation('SLICE', t160, c161, c162).To(t163)
model.Operation('DEQUANTIZE', x164).To(t165)
model.Operation('CONCATENATION', t165, t165, 1).To(t166)
model.Operation('QUANTIZE', t166).To(t167)
model.Operation('DEQUANTIZE', x168).To(t169)
model.Operation('CONCATENATION', t169, t169, 1).To(t170)
model.Operation('QUANTIZE', t170).To(t171)
model.Operation('DEQUANTIZE', x172).To(t173)
model.Operation('CONCATENATION', t173, t173, 1).To(t174)
model.Operation('QUANTIZE', t174).To(t175)
model.Operation('DEQUANTIZE', x176).To(t177)
model.Operation('CONCATENATION', t177, t177, 1).To(t178)
model.Operation('QUANTIZE', t178).To(t179)
model.Operation('DEQUANTIZE', x180).To(t181)
model.Operation('CONCATENATION', t181, t181, 1).To(t182)
model.Operation('QUANTIZE', t182).To(t183)
model.Operation('DEQUANTIZE', x184).To(t185)
model.Operation('CONCATENATION', t185, t185, 1).To(t186)
model.Operation('QUANTIZE', t186).To(t187)
model.Operation('DEQUANTIZE', x188).To(t189)
model.Operation('CONCATENATION', t189, t189, 1).To(t190)
model.Operation('DEQUANTIZE', x191).To(t192)
model.Operation('PAD', t192, c193).To(t194)
model.Operation('QUANTIZE', t194).To(t195)
model.Operation('DEQUANTIZE', x196).To(t197)
model.Operation('PAD', t197, c198).To(t199)
model.Operation('QUANTIZE', t199).To(t200)
model.Operation('DEQUANTIZE', x201).To(t202)
model.Operation('PAD', t202, c203).To(t204)
model.Operation('QUANTIZE', t204).To(t205)
model.Operation('DEQUANTIZE', x206).To(t207)
model.Operation('PAD', t207, c208).To(t209)
model.Operation('QUANTIZE', t209).To(t210)
model.Operation('DEQUANTIZE', x211).To(t212)
model.Operation('PAD', t212, c213).To(t214)
model.Operation('QUANTIZE', t214).To(t215)
model.Operation('DEQUANTIZE', x216).To(t217)
model.Operation('PAD', t217, c218).To(t219)
model.Operation('QUANTIZE', t219).To(t220)
model.Operation('DEQUANTIZE', x221).To(t222)
model.Operation('PAD', t222, c223).To(t224)
model.Operation('DEQUANTIZE', x225).To(t226)
model.Operation('ADD', t226, c227, 0).To(t228)
model.Operation('QUANTIZE', t228).To(t229)
model.Operation('DEQUANTIZE', x230).To(t231)
model.Operation('ADD', t231, c232, 0).To(t233)
model.Operation('QUANTIZE', t233).To(t234)
model.Operation('DEQUANTIZE', x235).To(t236)
model.Operation('ADD', t236, c237, 0).To(t238)
model.Operation('QUANTIZE', t238).To(t239)
model.Operation('DEQUANTIZE', x240).To(t241)
model.Operation('ADD', t241, c242, 0).To(t243)
model.Operation('QUANTIZE', t243).To(t244)
model.Operation('DEQUANTIZE', x245).To(t246)
model.Operation('ADD', t246, c247, 0).To(t248)
model.Operation('QUANTIZE', t248).To(t249)
model.Operation('DEQUANTIZE', x250).To(t251)
model.Operation('ADD', t251, c252, 0).To(t253)
model.Operation('QUANTIZE', t253).To(t254)
model.Operation('DEQUANTIZE', x255).To(t256)
model.Operation('ADD', t256, c257, 0).To(t258)
model.Operation('DEQUANTIZE', x259).To(t260)
model.Operation('NEG', t260).To(t261)
model.Operation('QUANTIZE', t261).To(t262)
model.Operation('DEQUANTIZE', x263).To(t264)
model.Operation('NEG', t264).To(t265)
model.Operation('QUANTIZE', t265).To(t266)
model.Operation('DEQUANTIZE', x267).To(t268)
model.Operation('NEG', t268).To(t269)
model.Operation('QUANTIZE', t269).To(t270)
model.Operation('DEQUANTIZE', x271).To(t272)
model.Operation('NEG', t272).To(t273)
model.Operation('QUANTIZE', t273).To(t274)
model.Operation('DEQUANTIZE', x275).To(t276)
model.Operation('NEG', t276).To(t277)
model.Operation('QUANTIZE', t277).To(t278)
model.Operation('DEQUANTIZE', x279).To(t280)
model.Operation('NEG', t280).To(t281)
model.Operation('QUANTIZE', t281).To(t282)
model.Operation('DEQUANTIZE', x283).To(t284)
model.Operation('NEG', t284).To(t285)
model.Operation('DEQUANTIZE', x286).To(t287)
model.Operation('REDUCE_MAX', t287, c288, False).To(t289)
model.Operation('QUANTIZE', t289).To(t290)
model.Operation('DEQUANTIZE', x291).To(t292)
model.Operation('REDUCE_MAX', t292, c293, False).To(t294)
model.Operation('QUANTIZE', t294).To(t295)
model.Operation('DEQUANTIZE', x296).To(t297)
model.Operation('REDUCE_MAX', t297, c298, False).To(t299)
model.Operation('QUANTIZE', t299).To(t300)
model.Operation('DEQUANTIZE', x301).To(t302)
model.Operation('REDUCE_MAX', t302, c303, False).To(t304)
model.Operation('QUANTIZE', t304).To(t305)
model.Operation('DEQUANTIZE', x306).To(t307)
model.Operation('REDUCE_MAX', t307, c308, False).To(t309)
model.Operation('QUANTIZE', t309).To(t310)
model.Operation('DEQUANTIZE', x311).To(t312)
model.Operation('REDUCE_MAX', t312, c313, False).To(t314)
model.Operation('QUANTIZE', t314).To(t315)
model.Operation('DEQUANTIZE', x316).To(t317)
model.Operation('REDUCE_MAX', t317, c318, False).To(t319)
Example({
    x1: [0, 255, 60, 125, 133, 137],
    t5: [0, 255, 60, 125, 133, 137],
    x6: [0, 255, 60, 125, 133, 137],
    t10: [64, 192, 94, 126, 131, 133],
    x11: [0, 255, 60, 125, 133, 137],
    t15: [0, 227, 32, 97, 105, 109],
    x16: [0, 255, 60, 125, 133, 137],
    t20: [-125, 127, -65, 0, 8, 12],
    x21: [0, 255, 60, 0, 5, 9],
    t25: [0, 128, 30, 0, 3, 5],
    x26: [0, 255, 60, 252, 255, 255],
    t30: [0, 100, 0, 97, 100, 100],
    x31: [0, 255, 60, 125, 133, 137],
    t34: [-64.0, 63.5, -34.0, -1.5, 2.5, 4.5],
    x35: [0, 255, 60, 125, 133, 137],
    t39: [0, 125, 255, 133, 60, 137],
    x40: [0, 255, 60, 125, 133, 137],
    t44: [64, 126, 192, 131, 94, 133],
    x45: [0, 255, 60, 125, 133, 137],
    t49: [0, 97, 227, 105, 32, 109],
    x50: [0, 255, 60, 125, 133, 137],
    t54: [-125, 0, 127, 8, -65, 12],
    x55: [0, 255, 60, 0, 5, 9],
    t59: [100, 100, 255, 105, 160, 109],
    x60: [0, 255, 60, 252, 255, 255],
    t64: [-128, 0, 3, 3, -128, 3],
    x65: [0, 255, 60, 125, 133, 137],
    t68: [-64.0, -1.5, 63.5, 2.5, -34.0, 4.5],
    x69: [0, 255, 60, 125, 133, 137],
    t72: [128, 255, 128, 128, 133, 137],
    x73: [0, 255, 60, 125, 133, 137],
    t76: [128, 192, 128, 128, 131, 133],
    x77: [0, 255, 60, 125, 133, 137],
    t80: [100, 227, 100, 100, 105, 109],
    x81: [0, 255, 60, 125, 133, 137],
    t84: [3, 127, 3, 3, 8, 12],
    x85: [0, 255, 60, 0, 5, 9],
    t88: [3, 127, 33, 3, 6, 8],
    x89: [0, 255, 60, 252, 255, 255],
    t92: [255, 255, 255, 255, 255, 255],
    x93: [0, 255, 60, 125, 133, 137],
    t95: [0.0, 63.5, 0.0, 0.0, 2.5, 4.5],
    x96: [0, 255, 60, 125, 133, 137],
    t99: [128, 140, 128, 128, 133, 137],
    x100: [0, 255, 60, 125, 133, 137],
    t103: [128, 134, 128, 128, 131, 133],
    x104: [0, 255, 60, 125, 133, 137],
    t107: [100, 112, 100, 100, 105, 109],
    x108: [0, 255, 60, 125, 133, 137],
    t111: [3, 15, 3, 3, 8, 12],
    x112: [0, 255, 60, 0, 5, 9],
    t115: [0, 24, 24, 0, 5, 9],
    x116: [0, 255, 60, 252, 255, 255],
    t119: [255, 255, 255, 255, 255, 255],
    x120: [0, 255, 60, 125, 133, 137],
    t122: [0.0, 6.0, 0.0, 0.0, 2.5, 4.5],
    x123: [0, 255, 60, 125, 133, 137],
    t128: [255, 60, 133, 137],
    x129: [0, 255, 60, 125, 133, 137],
    t134: [192, 94, 131, 133],
    x135: [0, 255, 60, 125, 133, 137],
    t140: [227, 32, 105, 109],
    x141: [0, 255, 60, 125, 133, 137],
    t146: [127, -65, 8, 12],
    x147: [0, 255, 60, 0, 5, 9],
    t152: [128, 30, 3, 5],
    x153: [0, 255, 60, 252, 255, 255],
    t158: [100, 0, 100, 100],
    x159: [0, 255, 60, 125, 133, 137],
    t163: [63.5, -34.0, 2.5, 4.5],
    x164: [0, 255, 60, 125, 133, 137],
    t167: [0, 255, 60, 0, 255, 60, 125, 133, 137, 125, 133, 137],
    x168: [0, 255, 60, 125, 133, 137],
    t171: [64, 192, 94, 64, 192, 94, 126, 131, 133, 126, 131, 133],
    x172: [0, 255, 60, 125, 133, 137],
    t175: [0, 227, 32, 0, 227, 32, 97, 105, 109, 97, 105, 109],
    x176: [0, 255, 60, 125, 133, 137],
    t179: [-125, 127, -65, -125, 127, -65, 0, 8, 12, 0, 8, 12],
    x180: [0, 255, 60, 0, 5, 9],
    t183: [100, 255, 160, 100, 255, 160, 100, 105, 109, 100, 105, 109],
    x184: [0, 255, 60, 252, 255, 255],
    t187: [-128, 3, -128, -128, 3, -128, 0, 3, 3, 0, 3, 3],
    x188: [0, 255, 60, 125, 133, 137],
    t190: [-64.0, 63.5, -34.0, -64.0, 63.5, -34.0, -1.5, 2.5, 4.5, -1.5, 2.5, 4.5],
    x191: [0, 255, 60, 125, 133, 137],
    t195: [128, 0, 255, 60, 128, 125, 133, 137],
    x196: [0, 255, 60, 125, 133, 137],
    t200: [128, 64, 192, 94, 128, 126, 131, 133],
    x201: [0, 255, 60, 125, 133, 137],
    t205: [100, 0, 227, 32, 100, 97, 105, 109],
    x206: [0, 255, 60, 125, 133, 137],
    t210: [3, -125, 127, -65, 3, 0, 8, 12],
    x211: [0, 255, 60, 0, 5, 9],
    t215: [3, 3, 127, 33, 3, 3, 6, 8],
    x216: [0, 255, 60, 252, 255, 255],
    t220: [255, 0, 255, 60, 255, 252, 255, 255],
    x221: [0, 255, 60, 125, 133, 137],
    t224: [0.0, -64.0, 63.5, -34.0, 0.0, -1.5, 2.5, 4.5],
    x225: [0, 255, 60, 125, 133, 137],
    t229: [3, 255, 63, 128, 136, 140],
    x230: [0, 255, 60, 125, 133, 137],
    t234: [65, 193, 95, 128, 132, 134],
    x235: [0, 255, 60, 125, 133, 137],
    t239: [0, 230, 35, 100, 108, 112],
    x240: [0, 255, 60, 125, 133, 137],
    t244: [-122, 127, -62, 3, 11, 15],
    x245: [0, 255, 60, 0, 5, 9],
    t249: [6, 255, 66, 6, 11, 15],
    x250: [0, 255, 60, 252, 255, 255],
    t254: [129, 255, 159, 255, 255, 255],
    x255: [0, 255, 60, 125, 133, 137],
    t258: [-62.5, 65.0, -32.5, 0.0, 4.0, 6.0],
    x259: [0, 255, 60, 125, 133, 137],
    t262: [255, 1, 196, 131, 123, 119],
    x263: [0, 255, 60, 125, 133, 137],
    t266: [192, 64, 162, 130, 125, 123],
    x267: [0, 255, 60, 125, 133, 137],
    t270: [228, 0, 168, 103, 95, 91],
    x271: [0, 255, 60, 125, 133, 137],
    t274: [127, -124, 71, 6, -2, -6],
    x275: [0, 255, 60, 0, 5, 9],
    t278: [0, 0, 0, 0, 0, 0],
    x279: [0, 255, 60, 252, 255, 255],
    t282: [255, 100, 255, 103, 100, 100],
    x283: [0, 255, 60, 125, 133, 137],
    t285: [64.0, -63.5, 34.0, 1.5, -2.5, -4.5],
    x286: [0, 255, 60, 125, 133, 137],
    t290: [255, 137],
    x291: [0, 255, 60, 125, 133, 137],
    t295: [192, 133],
    x296: [0, 255, 60, 125, 133, 137],
    t300: [227, 109],
    x301: [0, 255, 60, 125, 133, 137],
    t305: [127, 12],
    x306: [0, 255, 60, 0, 5, 9],
    t310: [255, 109],
    x311: [0, 255, 60, 252, 255, 255],
    t315: [3, 3],
    x316: [0, 255, 60, 125, 133, 137],
    t319: [63.5, 4.5],
}, name='unsigned_quant8').AddVariations(signed(x1, t5, x6, t10, x11, t15, x16, x21, t25, x26, t30, x31, x35, t39, x40, t44, x45, t49, x50, x55, t59, x60, x65, x69, t72, x73, t76, x77, t80, x81, x85, x89, t92, x93, x96, t99, x100, t103, x104, t107, x108, x112, t115, x116, t119, x120, x123, t128, x129, t134, x135, t140, x141, x147, t152, x153, t158, x159, x164, t167, x168, t171, x172, t175, x176, x180, t183, x184, x188, x191, t195, x196, t200, x201, t205, x206, x211, x216, t220, x221, x225, t229, x230, t234, x235, t239, x240, x245, t249, x250, t254, x255, x259, t262, x263, t266, x267, t270, x271, x275, t278, x279, t282, x283, x286, t290, x291, t295, x296, t300, x301, x306, t310, x311, x316)).DisableLifeTimeVariation()

# Codes that are signed, with zero points at the ends.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [2, 3], 0.5, 0))
t2 = Internal('t2', (F32, [2, 3]))
c3 = Parameter('c3', (I32, [2]), [3, 2])
t4 = Internal('t4', (F32, [3, 2]))
t5 = Output('t5', (S8, [3, 2], 0.5, 0))
x6 = Input('x6', (S8, [2, 3], 0.5, 0))
t7 = Internal('t7', (F32, [2, 3]))
c8 = Parameter('c8', (I32, [2]), [3, 2])
t9 = Internal('t9', (F32, [3, 2]))
t10 = Output('t10', (S8, [3, 2], 1.0, 0))
x11 = Input('x11', (S8, [2, 3], 0.5, 0))
t12 = Internal('t12', (F32, [2, 3]))
c13 = Parameter('c13', (I32, [2]), [3, 2])
t14 = Internal('t14', (F32, [3, 2]))
t15 = Output('t15', (S8, [3, 2], 0.5, 100))
x16 = Input('x16', (S8, [2, 3], 0.5, 0))
t17 = Internal('t17', (F32, [2, 3]))
c18 = Parameter('c18', (I32, [2]), [3, 2])
t19 = Internal('t19', (F32, [3, 2]))
t20 = Output('t20', (U8, [3, 2], 0.5, 131))
x21 = Input('x21', (S8, [2, 3], 0.25, 5))
t22 = Internal('t22', (F32, [2, 3]))
c23 = Parameter('c23', (I32, [2]), [3, 2])
t24 = Internal('t24', (F32, [3, 2]))
t25 = Output('t25', (S8, [3, 2], 0.5, 5))
x26 = Input('x26', (S8, [2, 3], 0.5, -128))
t27 = Internal('t27', (F32, [2, 3]))
c28 = Parameter('c28', (I32, [2]), [3, 2])
t29 = Internal('t29', (F32, [3, 2]))
t30 = Output('t30', (S8, [3, 2], 0.5, 100))
x31 = Input('x31', (S8, [2, 3], 0.5, 0))
t32 = Internal('t32', (F32, [2, 3]))
c33 = Parameter('c33', (I32, [2]), [3, 2])
t34 = Output('t34', (F32, [3, 2]))
x35 = Input('x35', (S8, [2, 3], 0.5, 0))
t36 = Internal('t36', (F32, [2, 3]))
c37 = Parameter('c37', (I32, [2]), [1, 0])
t38 = Internal('t38', (F32, [3, 2]))
t39 = Output('t39', (S8, [3, 2], 0.5, 0))
x40 = Input('x40', (S8, [2, 3], 0.5, 0))
t41 = Internal('t41', (F32, [2, 3]))
c42 = Parameter('c42', (I32, [2]), [1, 0])
t43 = Internal('t43', (F32, [3, 2]))
t44 = Output('t44', (S8, [3, 2], 1.0, 0))
x45 = Input('x45', (S8, [2, 3], 0.5, 0))
t46 = Internal('t46', (F32, [2, 3]))
c47 = Parameter('c47', (I32, [2]), [1, 0])
t48 = Internal('t48', (F32, [3, 2]))
t49 = Output('t49', (S8, [3, 2], 0.5, 100))
x50 = Input('x50', (S8, [2, 3], 0.5, 0))
t51 = Internal('t51', (F32, [2, 3]))
c52 = Parameter('c52', (I32, [2]), [1, 0])
t53 = Internal('t53', (F32, [3, 2]))
t54 = Output('t54', (U8, [3, 2], 0.5, 131))
x55 = Input('x55', (S8, [2, 3], 0.25, 5))
t56 = Internal('t56', (F32, [2, 3]))
c57 = Parameter('c57', (I32, [2]), [1, 0])
t58 = Internal('t58', (F32, [3, 2]))
t59 = Output('t59', (S8, [3, 2], 0.25, 100))
x60 = Input('x60', (S8, [2, 3], 0.5, -128))
t61 = Internal('t61', (F32, [2, 3]))
c62 = Parameter('c62', (I32, [2]), [1, 0])
t63 = Internal('t63', (F32, [3, 2]))
t64 = Output('t64', (U8, [3, 2], 0.5, 131))
x65 = Input('x65', (S8, [2, 3], 0.5, 0))
t66 = Internal('t66', (F32, [2, 3]))
c67 = Parameter('c67', (I32, [2]), [1, 0])
t68 = Output('t68', (F32, [3, 2]))
x69 = Input('x69', (S8, [2, 3], 0.5, 0))
t70 = Internal('t70', (F32, [2, 3]))
t71 = Internal('t71', (F32, [2, 3]))
t72 = Output('t72', (S8, [2, 3], 0.5, 0))
x73 = Input('x73', (S8, [2, 3], 0.5, 0))
t74 = Internal('t74', (F32, [2, 3]))
t75 = Internal('t75', (F32, [2, 3]))
t76 = Output('t76', (S8, [2, 3], 1.0, 0))
x77 = Input('x77', (S8, [2, 3], 0.5, 0))
t78 = Internal('t78', (F32, [2, 3]))
t79 = Internal('t79', (F32, [2, 3]))
t80 = Output('t80', (S8, [2, 3], 0.5, 100))
x81 = Input('x81', (S8, [2, 3], 0.5, 0))
t82 = Internal('t82', (F32, [2, 3]))
t83 = Internal('t83', (F32, [2, 3]))
t84 = Output('t84', (U8, [2, 3], 0.5, 131))
x85 = Input('x85', (S8, [2, 3], 0.25, 5))
t86 = Internal('t86', (F32, [2, 3]))
t87 = Internal('t87', (F32, [2, 3]))
t88 = Output('t88', (U8, [2, 3], 0.5, 131))
x89 = Input('x89', (S8, [2, 3], 0.5, -128))
t90 = Internal('t90', (F32, [2, 3]))
t91 = Internal('t91', (F32, [2, 3]))
t92 = Output('t92', (S8, [2, 3], 0.5, -128))
x93 = Input('x93', (S8, [2, 3], 0.5, 0))
t94 = Internal('t94', (F32, [2, 3]))
t95 = Output('t95', (F32, [2, 3]))
x96 = Input('x96', (S8, [2, 3], 0.5, 0))
t97 = Internal('t97', (F32, [2, 3]))
t98 = Internal('t98', (F32, [2, 3]))
t99 = Output('t99', (S8, [2, 3], 0.5, 0))
x100 = Input('x100', (S8, [2, 3], 0.5, 0))
t101 = Internal('t101', (F32, [2, 3]))
t102 = Internal('t102', (F32, [2, 3]))
t103 = Output('t103', (S8, [2, 3], 1.0, 0))
x104 = Input('x104', (S8, [2, 3], 0.5, 0))
t105 = Internal('t105', (F32, [2, 3]))
t106 = Internal('t106', (F32, [2, 3]))
t107 = Output('t107', (S8, [2, 3], 0.5, 100))
x108 = Input('x108', (S8, [2, 3], 0.5, 0))
t109 = Internal('t109', (F32, [2, 3]))
t110 = Internal('t110', (F32, [2, 3]))
t111 = Output('t111', (U8, [2, 3], 0.5, 131))
x112 = Input('x112', (S8, [2, 3], 0.25, 5))
t113 = Internal('t113', (F32, [2, 3]))
t114 = Internal('t114', (F32, [2, 3]))
t115 = Output('t115', (S8, [2, 3], 0.25, 5))
x116 = Input('x116', (S8, [2, 3], 0.5, -128))
t117 = Internal('t117', (F32, [2, 3]))
t118 = Internal('t118', (F32, [2, 3]))
t119 = Output('t119', (S8, [2, 3], 1.0, -128))
x120 = Input('x120', (S8, [2, 3], 0.5, 0))
t121 = Internal('t121', (F32, [2, 3]))
t122 = Output('t122', (F32, [2, 3]))
x123 = Input('x123', (S8, [2, 3], 0.5, 0))
t124 = Internal('t124', (F32, [2, 3]))
c125 = Parameter('c125', (I32, [2]), [0, 1])
c126 = Parameter('c126', (I32, [2]), [2, 2])
t127 = Internal('t127', (F32, [2, 2]))
t128 = Output('t128', (S8, [2, 2], 0.5, 0))
x129 = Input('x129', (S8, [2, 3], 0.5, 0))
t130 = Internal('t130', (F32, [2, 3]))
c131 = Parameter('c131', (I32, [2]), [0, 1])
c132 = Parameter('c132', (I32, [2]), [2, 2])
t133 = Internal('t133', (F32, [2, 2]))
t134 = Output('t134', (S8, [2, 2], 1.0, 0))
x135 = Input('x135', (S8, [2, 3], 0.5, 0))
t136 = Internal('t136', (F32, [2, 3]))
c137 = Parameter('c137', (I32, [2]), [0, 1])
c138 = Parameter('c138', (I32, [2]), [2, 2])
t139 = Internal('t139', (F32, [2, 2]))
t140 = Output('t140', (S8, [2, 2], 0.5, 100))
x141 = Input('x141', (S8, [2, 3], 0.5, 0))
t142 = Internal('t142', (F32, [2, 3]))
c143 = Parameter('c143', (I32, [2]), [0, 1])
c144 = Parameter('c144', (I32, [2]), [2, 2])
t145 = Internal('t145', (F32, [2, 2]))
t146 = Output('t146', (U8, [2, 2], 0.5, 131))
x147 = Input('x147', (S8, [2, 3], 0.25, 5))
t148 = Internal('t148', (F32, [2, 3]))
c149 = Parameter('c149', (I32, [2]), [0, 1])
c150 = Parameter('c150', (I32, [2]), [2, 2])
t151 = Internal('t151', (F32, [2, 2]))
t152 = Output('t152', (S8, [2, 2], 0.5, 5))
x153 = Input('x153', (S8, [2, 3], 0.5, -128))
t154 = Internal('t154', (F32, [2, 3]))
c155 = Parameter('c155', (I32, [2]), [0, 1])
c156 = Parameter('c156', (I32, [2]), [2, 2])
t157 = Internal('t157', (F32, [2, 2]))
t158 = Output('t158', (S8, [2, 2], 0.5, 100))
x159 = Input('x159', (S8, [2, 3], 0.5, 0))
t160 = Internal('t160', (F32, [2, 3]))
c161 = Parameter('c161', (I32, [2]), [0, 1])
c162 = Parameter('c162', (I32, [2]), [2, 2])
t163 = Output('t163', (F32, [2, 2]))
x164 = Input('x164', (S8, [2, 3], 0.5, 0))
t165 = Internal('t165', (F32, [2, 3]))
t166 = Internal('t166', (F32, [2, 6]))
t167 = Output('t167', (S8, [2, 6], 0.5, 0))
x168 = Input('x168', (S8, [2, 3], 0.5, 0))
t169 = Internal('t169', (F32, [2, 3]))
t170 = Internal('t170', (F32, [2, 6]))
t171 = Output('t171', (S8, [2, 6], 1.0, 0))
x172 = Input('x172', (S8, [2, 3], 0.5, 0))
t173 = Internal('t173', (F32, [2, 3]))
t174 = Internal('t174', (F32, [2, 6]))
t175 = Output('t175', (S8, [2, 6], 0.5, 100))
x176 = Input('x176', (S8, [2, 3], 0.5, 0))
t177 = Internal('t177', (F32, [2, 3]))
t178 = Internal('t178', (F32, [2, 6]))
t179 = Output('t179', (U8, [2, 6], 0.5, 131))
x180 = Input('x180', (S8, [2, 3], 0.25, 5))
t181 = Internal('t181', (F32, [2, 3]))
t182 = Internal('t182', (F32, [2, 6]))
t183 = Output('t183', (S8, [2, 6], 0.25, 100))
x184 = Input('x184', (S8, [2, 3], 0.5, -128))
t185 = Internal('t185', (F32, [2, 3]))
t186 = Internal('t186', (F32, [2, 6]))
t187 = Output('t187', (U8, [2, 6], 0.5, 131))
x188 = Input('x188', (S8, [2, 3], 0.5, 0))
t189 = Internal('t189', (F32, [2, 3]))
t190 = Output('t190', (F32, [2, 6]))
x191 = Input('x191', (S8, [2, 3], 0.5, 0))
t192 = Internal('t192', (F32, [2, 3]))
c193 = Parameter('c193', (I32, [2, 2]), [0, 0, 1, 0])
t194 = Internal('t194', (F32, [2, 4]))
t195 = Output('t195', (S8, [2, 4], 0.5, 0))
x196 = Input('x196', (S8, [2, 3], 0.5, 0))
t197 = Internal('t197', (F32, [2, 3]))
c198 = Parameter('c198', (I32, [2, 2]), [0, 0, 1, 0])
t199 = Internal('t199', (F32, [2, 4]))
t200 = Output('t200', (S8, [2, 4], 1.0, 0))
x201 = Input('x201', (S8, [2, 3], 0.5, 0))
t202 = Internal('t202', (F32, [2, 3]))
c203 = Parameter('c203', (I32, [2, 2]), [0, 0, 1, 0])
t204 = Internal('t204', (F32, [2, 4]))
t205 = Output('t205', (S8, [2, 4], 0.5, 100))
x206 = Input('x206', (S8, [2, 3], 0.5, 0))
t207 = Internal('t207', (F32, [2, 3]))
c208 = Parameter('c208', (I32, [2, 2]), [0, 0, 1, 0])
t209 = Internal('t209', (F32, [2, 4]))
t210 = Output('t210', (U8, [2, 4], 0.5, 131))
x211 = Input('x211', (S8, [2, 3], 0.25, 5))
t212 = Internal('t212', (F32, [2, 3]))
c213 = Parameter('c213', (I32, [2, 2]), [0, 0, 1, 0])
t214 = Internal('t214', (F32, [2, 4]))
t215 = Output('t215', (U8, [2, 4], 0.5, 131))
x216 = Input('x216', (S8, [2, 3], 0.5, -128))
t217 = Internal('t217', (F32, [2, 3]))
c218 = Parameter('c218', (I32, [2, 2]), [0, 0, 1, 0])
t219 = Internal('t219', (F32, [2, 4]))
t220 = Output('t220', (S8, [2, 4], 0.5, -128))
x221 = Input('x221', (S8, [2, 3], 0.5, 0))
t222 = Internal('t222', (F32, [2, 3]))
c223 = Parameter('c223', (I32, [2, 2]), [0, 0, 1, 0])
t224 = Output('t224', (F32, [2, 4]))
x225 = Input('x225', (S8, [2, 3], 0.5, 0))
t226 = Internal('t226', (F32, [2, 3]))
c227 = Parameter('c227', (F32, [1]), [1.5])
t228 = Internal('t228', (F32, [2, 3]))
t229 = Output('t229', (S8, [2, 3], 0.5, 0))
x230 = Input('x230', (S8, [2, 3], 0.5, 0))
t231 = Internal('t231', (F32, [2, 3]))
c232 = Parameter('c232', (F32, [1]), [1.5])
t233 = Internal('t233', (F32, [2, 3]))
t234 = Output('t234', (S8, [2, 3], 1.0, 0))
x235 = Input('x235', (S8, [2, 3], 0.5, 0))
t236 = Internal('t236', (F32, [2, 3]))
c237 = Parameter('c237', (F32, [1]), [1.5])
t238 = Internal('t238', (F32, [2, 3]))
t239 = Output('t239', (S8, [2, 3], 0.5, 100))
x240 = Input('x240', (S8, [2, 3], 0.5, 0))
t241 = Internal('t241', (F32, [2, 3]))
c242 = Parameter('c242', (F32, [1]), [1.5])
t243 = Internal('t243', (F32, [2, 3]))
t244 = Output('t244', (U8, [2, 3], 0.5, 131))
x245 = Input('x245', (S8, [2, 3], 0.25, 5))
t246 = Internal('t246', (F32, [2, 3]))
c247 = Parameter('c247', (F32, [1]), [1.5])
t248 = Internal('t248', (F32, [2, 3]))
t249 = Output('t249', (S8, [2, 3], 0.25, 5))
x250 = Input('x250', (S8, [2, 3], 0.5, -128))
t251 = Internal('t251', (F32, [2, 3]))
c252 = Parameter('c252', (F32, [1]), [1.5])
t253 = Internal('t253', (F32, [2, 3]))
t254 = Output('t254', (S8, [2, 3], 1.0, -128))
x255 = Input('x255', (S8, [2, 3], 0.5, 0))
t256 = Internal('t256', (F32, [2, 3]))
c257 = Parameter('c257', (F32, [1]), [1.5])
t258 = Output('t258', (F32, [2, 3]))
x259 = Input('x259', (S8, [2, 3], 0.5, 0))
t260 = Internal('t260', (F32, [2, 3]))
t261 = Internal('t261', (F32, [2, 3]))
t262 = Output('t262', (S8, [2, 3], 0.5, 0))
x263 = Input('x263', (S8, [2, 3], 0.5, 0))
t264 = Internal('t264', (F32, [2, 3]))
t265 = Internal('t265', (F32, [2, 3]))
t266 = Output('t266', (S8, [2, 3], 1.0, 0))
x267 = Input('x267', (S8, [2, 3], 0.5, 0))
t268 = Internal('t268', (F32, [2, 3]))
t269 = Internal('t269', (F32, [2, 3]))
t270 = Output('t270', (S8, [2, 3], 0.5, 100))
x271 = Input('x271', (S8, [2, 3], 0.5, 0))
t272 = Internal('t272', (F32, [2, 3]))
t273 = Internal('t273', (F32, [2, 3]))
t274 = Output('t274', (U8, [2, 3], 0.5, 131))
x275 = Input('x275', (S8, [2, 3], 0.25, 5))
t276 = Internal('t276', (F32, [2, 3]))
t277 = Internal('t277', (F32, [2, 3]))
t278 = Output('t278', (S8, [2, 3], 0.5, 5))
x279 = Input('x279', (S8, [2, 3], 0.5, -128))
t280 = Internal('t280', (F32, [2, 3]))
t281 = Internal('t281', (F32, [2, 3]))
t282 = Output('t282', (S8, [2, 3], 0.5, 100))
x283 = Input('x283', (S8, [2, 3], 0.5, 0))
t284 = Internal('t284', (F32, [2, 3]))
t285 = Output('t285', (F32, [2, 3]))
x286 = Input('x286', (S8, [2, 3], 0.5, 0))
t287 = Internal('t287', (F32, [2, 3]))
c288 = Parameter('c288', (I32, [1]), [1])
t289 = Internal('t289', (F32, [2]))
t290 = Output('t290', (S8, [2], 0.5, 0))
x291 = Input('x291', (S8, [2, 3], 0.5, 0))
t292 = Internal('t292', (F32, [2, 3]))
c293 = Parameter('c293', (I32, [1]), [1])
t294 = Internal('t294', (F32, [2]))
t295 = Output('t295', (S8, [2], 1.0, 0))
x296 = Input('x296', (S8, [2, 3], 0.5, 0))
t297 = Internal('t297', (F32, [2, 3]))
c298 = Parameter('c298', (I32, [1]), [1])
t299 = Internal('t299', (F32, [2]))
t300 = Output('t300', (S8, [2], 0.5, 100))
x301 = Input('x301', (S8, [2, 3], 0.5, 0))
t302 = Internal('t302', (F32, [2, 3]))
c303 = Parameter('c303', (I32, [1]), [1])
t304 = Internal('t304', (F32, [2]))
t305 = Output('t305', (U8, [2], 0.5, 131))
x306 = Input('x306', (S8, [2, 3], 0.25, 5))
t307 = Internal('t307', (F32, [2, 3]))
c308 = Parameter('c308', (I32, [1]), [1])
t309 = Internal('t309', (F32, [2]))
t310 = Output('t310', (S8, [2], 0.25, 100))
x311 = Input('x311', (S8, [2, 3], 0.5, -128))
t312 = Internal('t312', (F32, [2, 3]))
c313 = Parameter('c313', (I32, [1]), [1])
t314 = Internal('t314', (F32, [2]))
t315 = Output('t315', (U8, [2], 0.5, 131))
x316 = Input('x316', (S8, [2, 3], 0.5, 0))
t317 = Internal('t317', (F32, [2, 3]))
c318 = Parameter('c318', (I32, [1]), [1])
t319 = Output('t319', (F32, [2]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('RESHAPE', t2, c3).To(t4)
model.Operation('QUANTIZE', t4).To(t5)
model.Operation('DEQUANTIZE', x6).To(t7)
model.Operation('RESHAPE', t7, c8).To(t9)
model.Operation('QUANTIZE', t9).To(t10)
model.Operation('DEQUANTIZE', x11).To(t12)
model.Operation('RESHAPE', t12, c13).To(t14)
model.Operation('QUANTIZE', t14).To(t15)
model.Operation('DEQUANTIZE', x16).To(t17)
model.Operation('RESHAPE', t17, c18).To(t19)
model.Operation('QUANTIZE', t19).To(t20)
model.Operation('DEQUANTIZE', x21).To(t22)
model.Operation('RESHAPE', t22, c23).To(t24)
model.Operation('QUANTIZE', t24).To(t25)
model.Operation('DEQUANTIZE', x26).To(t27)
model.Operation('RESHAPE', t27, c28).To(t29)
model.Operation('QUANTIZE', t29).To(t30)
model.Operation('DEQUANTIZE', x31).To(t32)
model.Operation('RESHAPE', t32, c33).To(t34)
model.Operation('DEQUANTIZE', x35).To(t36)
model.Operation('TRANSPOSE', t36, c37).To(t38)
model.Operation('QUANTIZE', t38).To(t39)
model.Operation('DEQUANTIZE', x40).To(t41)
model.Operation('TRANSPOSE', t41, c42).To(t43)
model.Operation('QUANTIZE', t43).To(t44)
model.Operation('DEQUANTIZE', x45).To(t46)
model.Operation('TRANSPOSE', t46, c47).To(t48)
model.Operation('QUANTIZE', t48).To(t49)
model.Operation('DEQUANTIZE', x50).To(t51)
model.Operation('TRANSPOSE', t51, c52).To(t53)
model.Operation('QUANTIZE', t53).To(t54)
model.Operation('DEQUANTIZE', x55).To(t56)
model.Operation('TRANSPOSE', t56, c57).To(t58)
model.Operation('QUANTIZE', t58).To(t59)
model.Operation('DEQUANTIZE', x60).To(t61)
model.Operation('TRANSPOSE', t61, c62).To(t63)
model.Operation('QUANTIZE', t63).To(t64)
model.Operation('DEQUANTIZE', x65).To(t66)
model.Operation('TRANSPOSE', t66, c67).To(t68)
model.Operation('DEQUANTIZE', x69).To(t70)
model.Operation('RELU', t70).To(t71)
model.Operation('QUANTIZE', t71).To(t72)
model.Operation('DEQUANTIZE', x73).To(t74)
model.Operation('RELU', t74).To(t75)
model.Operation('QUANTIZE', t75).To(t76)
model.Operation('DEQUANTIZE', x77).To(t78)
model.Operation('RELU', t78).To(t79)
model.Operation('QUANTIZE', t79).To(t80)
model.Operation('DEQUANTIZE', x81).To(t82)
model.Operation('RELU', t82).To(t83)
model.Operation('QUANTIZE', t83).To(t84)
model.Operation('DEQUANTIZE', x85).To(t86)
model.Operation('RELU', t86).To(t87)
model.Operation('QUANTIZE', t87).To(t88)
model.Operation('DEQUANTIZE', x89).To(t90)
model.Operation('RELU', t90).To(t91)
model.Operation('QUANTIZE', t91).To(t92)
model.Operation('DEQUANTIZE', x93).To(t94)
model.Operation('RELU', t94).To(t95)
model.Operation('DEQUANTIZE', x96).To(t97)
model.Operation('RELU6', t97).To(t98)
model.Operation('QUANTIZE', t98).To(t99)
model.Operation('DEQUANTIZE', x100).To(t101)
model.Operation('RELU6', t101).To(t102)
model.Operation('QUANTIZE', t102).To(t103)
model.Operation('DEQUANTIZE', x104).To(t105)
model.Operation('RELU6', t105).To(t106)
model.Operation('QUANTIZE', t106).To(t107)
model.Operation('DEQUANTIZE', x108).To(t109)
model.Operation('RELU6', t109).To(t110)
model.Operation('QUANTIZE', t110).To(t111)
model.Operation('DEQUANTIZE', x112).To(t113)
model.Operation('RELU6', t113).To(t114)
model.Operation('QUANTIZE', t114).To(t115)
model.Operation('DEQUANTIZE', x116).To(t117)
model.Operation('RELU6', t117).To(t118)
model.Operation('QUANTIZE', t118).To(t119)
model.Operation('DEQUANTIZE', x120).To(t121)
model.Operation('RELU6', t121).To(t122)
model.Operation('DEQUANTIZE', x123).To(t124)
model.Operation('SLICE', t124, c125, c126).To(t127)
model.Operation('QUANTIZE', t127).To(t128)
model.Operation('DEQUANTIZE', x129).To(t130)
model.Operation('SLICE', t130, c131, c132).To(t133)
model.Operation('QUANTIZE', t133).To(t134)
model.Operation('DEQUANTIZE', x135).To(t136)
model.Operation('SLICE', t136, c137, c138).To(t139)
model.Operation('QUANTIZE', t139).To(t140)
model.Operation('DEQUANTIZE', x141).To(t142)
model.Operation('SLICE', t142, c143, c144).To(t145)
model.Operation('QUANTIZE', t145).To(t146)
model.Operation('DEQUANTIZE', x147).To(t148)
model.Operation('SLICE', t148, c149, c150).To(t151)
model.Operation('QUANTIZE', t151).To(t152)
model.Operation('DEQUANTIZE', x153).To(t154)
model.Operation('SLICE', t154, c155, c156).To(t157)
model.Operation('QUANTIZE', t157).To(t158)
model.Operation('DEQUANTIZE', x159).To(t160)
model.Operation('SLICE', t160, c161, c162).To(t163)
model.Operation('DEQUANTIZE', x164).To(t165)
model.Operation('CONCATENATION', t165, t165, 1).To(t166)
model.Operation('QUANTIZE', t166).To(t167)
model.Operation('DEQUANTIZE', x168).To(t169)
model.Operation('CONCATENATION', t169, t169, 1).To(t170)
model.Operation('QUANTIZE', t170).To(t171)
model.Operation('DEQUANTIZE', x172).To(t173)
model.Operation('CONCATENATION', t173, t173, 1).To(t174)
model.Operation('QUANTIZE', t174).To(t175)
model.Operation('DEQUANTIZE', x176).To(t177)
model.Operation('CONCATENATION', t177, t177, 1).To(t178)
model.Operation('QUANTIZE', t178).To(t179)
model.Operation('DEQUANTIZE', x180).To(t181)
model.Operation('CONCATENATION', t181, t181, 1).To(t182)
model.Operation('QUANTIZE', t182).To(t183)
model.Operation('DEQUANTIZE', x184).To(t185)
model.Operation('CONCATENATION', t185, t185, 1).To(t186)
model.Operation('QUANTIZE', t186).To(t187)
model.Operation('DEQUANTIZE', x188).To(t189)
model.Operation('CONCATENATION', t189, t189, 1).To(t190)
model.Operation('DEQUANTIZE', x191).To(t192)
model.Operation('PAD', t192, c193).To(t194)
model.Operation('QUANTIZE', t194).To(t195)
model.Operation('DEQUANTIZE', x196).To(t197)
model.Operation('PAD', t197, c198).To(t199)
model.Operation('QUANTIZE', t199).To(t200)
model.Operation('DEQUANTIZE', x201).To(t202)
model.Operation('PAD', t202, c203).To(t204)
model.Operation('QUANTIZE', t204).To(t205)
model.Operation('DEQUANTIZE', x206).To(t207)
model.Operation('PAD', t207, c208).To(t209)
model.Operation('QUANTIZE', t209).To(t210)
model.Operation('DEQUANTIZE', x211).To(t212)
model.Operation('PAD', t212, c213).To(t214)
model.Operation('QUANTIZE', t214).To(t215)
model.Operation('DEQUANTIZE', x216).To(t217)
model.Operation('PAD', t217, c218).To(t219)
model.Operation('QUANTIZE', t219).To(t220)
model.Operation('DEQUANTIZE', x221).To(t222)
model.Operation('PAD', t222, c223).To(t224)
model.Operation('DEQUANTIZE', x225).To(t226)
model.Operation('ADD', t226, c227, 0).To(t228)
model.Operation('QUANTIZE', t228).To(t229)
model.Operation('DEQUANTIZE', x230).To(t231)
model.Operation('ADD', t231, c232, 0).To(t233)
model.Operation('QUANTIZE', t233).To(t234)
model.Operation('DEQUANTIZE', x235).To(t236)
model.Operation('ADD', t236, c237, 0).To(t238)
model.Operation('QUANTIZE', t238).To(t239)
model.Operation('DEQUANTIZE', x240).To(t241)
model.Operation('ADD', t241, c242, 0).To(t243)
model.Operation('QUANTIZE', t243).To(t244)
model.Operation('DEQUANTIZE', x245).To(t246)
model.Operation('ADD', t246, c247, 0).To(t248)
model.Operation('QUANTIZE', t248).To(t249)
model.Operation('DEQUANTIZE', x250).To(t251)
model.Operation('ADD', t251, c252, 0).To(t253)
model.Operation('QUANTIZE', t253).To(t254)
model.Operation('DEQUANTIZE', x255).To(t256)
model.Operation('ADD', t256, c257, 0).To(t258)
model.Operation('DEQUANTIZE', x259).To(t260)
model.Operation('NEG', t260).To(t261)
model.Operation('QUANTIZE', t261).To(t262)
model.Operation('DEQUANTIZE', x263).To(t264)
model.Operation('NEG', t264).To(t265)
model.Operation('QUANTIZE', t265).To(t266)
model.Operation('DEQUANTIZE', x267).To(t268)
model.Operation('NEG', t268).To(t269)
model.Operation('QUANTIZE', t269).To(t270)
model.Operation('DEQUANTIZE', x271).To(t272)
model.Operation('NEG', t272).To(t273)
model.Operation('QUANTIZE', t273).To(t274)
model.Operation('DEQUANTIZE', x275).To(t276)
model.Operation('NEG', t276).To(t277)
model.Operation('QUANTIZE', t277).To(t278)
model.Operation('DEQUANTIZE', x279).To(t280)
model.Operation('NEG', t280).To(t281)
model.Operation('QUANTIZE', t281).To(t282)
model.Operation('DEQUANTIZE', x283).To(t284)
model.Operation('NEG', t284).To(t285)
model.Operation('DEQUANTIZE', x286).To(t287)
model.Operation('REDUCE_MAX', t287, c288, False).To(t289)
model.Operation('QUANTIZE', t289).To(t290)
model.Operation('DEQUANTIZE', x291).To(t292)
model.Operation('REDUCE_MAX', t292, c293, False).To(t294)
model.Operation('QUANTIZE', t294).To(t295)
model.Operation('DEQUANTIZE', x296).To(t297)
model.Operation('REDUCE_MAX', t297, c298, False).To(t299)
model.Operation('QUANTIZE', t299).To(t300)
model.Operation('DEQUANTIZE', x301).To(t302)
model.Operation('REDUCE_MAX', t302, c303, False).To(t304)
model.Operation('QUANTIZE', t304).To(t305)
model.Operation('DEQUANTIZE', x306).To(t307)
model.Operation('REDUCE_MAX', t307, c308, False).To(t309)
model.Operation('QUANTIZE', t309).To(t310)
model.Operation('DEQUANTIZE', x311).To(t312)
model.Operation('REDUCE_MAX', t312, c313, False).To(t314)
model.Operation('QUANTIZE', t314).To(t315)
model.Operation('DEQUANTIZE', x316).To(t317)
model.Operation('REDUCE_MAX', t317, c318, False).To(t319)
Example({
    x1: [-128, 127, -68, -3, 5, 9],
    t5: [-128, 127, -68, -3, 5, 9],
    x6: [-128, 127, -68, -3, 5, 9],
    t10: [-64, 64, -34, -2, 3, 5],
    x11: [-128, 127, -68, -3, 5, 9],
    t15: [-28, 127, 32, 97, 105, 109],
    x16: [-128, 127, -68, -3, 5, 9],
    t20: [3, 255, 63, 128, 136, 140],
    x21: [-128, 127, -68, 2, 10, 14],
    t25: [-62, 66, -32, 3, 8, 10],
    x26: [-128, 127, -68, -128, -123, -119],
    t30: [100, 127, 127, 100, 105, 109],
    x31: [-128, 127, -68, -3, 5, 9],
    t34: [-64.0, 63.5, -34.0, -1.5, 2.5, 4.5],
    x35: [-128, 127, -68, -3, 5, 9],
    t39: [-128, -3, 127, 5, -68, 9],
    x40: [-128, 127, -68, -3, 5, 9],
    t44: [-64, -2, 64, 3, -34, 5],
    x45: [-128, 127, -68, -3, 5, 9],
    t49: [-28, 97, 127, 105, 32, 109],
    x50: [-128, 127, -68, -3, 5, 9],
    t54: [3, 128, 255, 136, 63, 140],
    x55: [-128, 127, -68, 2, 10, 14],
    t59: [-33, 97, 127, 105, 27, 109],
    x60: [-128, 127, -68, -128, -123, -119],
    t64: [131, 131, 255, 136, 191, 140],
    x65: [-128, 127, -68, -3, 5, 9],
    t68: [-64.0, -1.5, 63.5, 2.5, -34.0, 4.5],
    x69: [-128, 127, -68, -3, 5, 9],
    t72: [0, 127, 0, 0, 5, 9],
    x73: [-128, 127, -68, -3, 5, 9],
    t76: [0, 64, 0, 0, 3, 5],
    x77: [-128, 127, -68, -3, 5, 9],
    t80: [100, 127, 100, 100, 105, 109],
    x81: [-128, 127, -68, -3, 5, 9],
    t84: [131, 255, 131, 131, 136, 140],
    x85: [-128, 127, -68, 2, 10, 14],
    t88: [131, 192, 131, 131, 134, 136],
    x89: [-128, 127, -68, -128, -123, -119],
    t92: [-128, 127, -68, -128, -123, -119],
    x93: [-128, 127, -68, -3, 5, 9],
    t95: [0.0, 63.5, 0.0, 0.0, 2.5, 4.5],
    x96: [-128, 127, -68, -3, 5, 9],
    t99: [0, 12, 0, 0, 5, 9],
    x100: [-128, 127, -68, -3, 5, 9],
    t103: [0, 6, 0, 0, 3, 5],
    x104: [-128, 127, -68, -3, 5, 9],
    t107: [100, 112, 100, 100, 105, 109],
    x108: [-128, 127, -68, -3, 5, 9],
    t111: [131, 143, 131, 131, 136, 140],
    x112: [-128, 127, -68, 2, 10, 14],
    t115: [5, 29, 5, 5, 10, 14],
    x116: [-128, 127, -68, -128, -123, -119],
    t119: [-128, -122, -122, -128, -125, -123],
    x120: [-128, 127, -68, -3, 5, 9],
    t122: [0.0, 6.0, 0.0, 0.0, 2.5, 4.5],
    x123: [-128, 127, -68, -3, 5, 9],
    t128: [127, -68, 5, 9],
    x129: [-128, 127, -68, -3, 5, 9],
    t134: [64, -34, 3, 5],
    x135: [-128, 127, -68, -3, 5, 9],
    t140: [127, 32, 105, 109],
    x141: [-128, 127, -68, -3, 5, 9],
    t146: [255, 63, 136, 140],
    x147: [-128, 127, -68, 2, 10, 14],
    t152: [66, -32, 8, 10],
    x153: [-128, 127, -68, -128, -123, -119],
    t158: [127, 127, 105, 109],
    x159: [-128, 127, -68, -3, 5, 9],
    t163: [63.5, -34.0, 2.5, 4.5],
    x164: [-128, 127, -68, -3, 5, 9],
    t167: [-128, 127, -68, -128, 127, -68, -3, 5, 9, -3, 5, 9],
    x168: [-128, 127, -68, -3, 5, 9],
    t171: [-64, 64, -34, -64, 64, -34, -2, 3, 5, -2, 3, 5],
    x172: [-128, 127, -68, -3, 5, 9],
    t175: [-28, 127, 32, -28, 127, 32, 97, 105, 109, 97, 105, 109],
    x176: [-128, 127, -68, -3, 5, 9],
    t179: [3, 255, 63, 3, 255, 63, 128, 136, 140, 128, 136, 140],
    x180: [-128, 127, -68, 2, 10, 14],
    t183: [-33, 127, 27, -33, 127, 27, 97, 105, 109, 97, 105, 109],
    x184: [-128, 127, -68, -128, -123, -119],
    t187: [131, 255, 191, 131, 255, 191, 131, 136, 140, 131, 136, 140],
    x188: [-128, 127, -68, -3, 5, 9],
    t190: [-64.0, 63.5, -34.0, -64.0, 63.5, -34.0, -1.5, 2.5, 4.5, -1.5, 2.5, 4.5],
    x191: [-128, 127, -68, -3, 5, 9],
    t195: [0, -128, 127, -68, 0, -3, 5, 9],
    x196: [-128, 127, -68, -3, 5, 9],
    t200: [0, -64, 64, -34, 0, -2, 3, 5],
    x201: [-128, 127, -68, -3, 5, 9],
    t205: [100, -28, 127, 32, 100, 97, 105, 109],
    x206: [-128, 127, -68, -3, 5, 9],
    t210: [131, 3, 255, 63, 131, 128, 136, 140],
    x211: [-128, 127, -68, 2, 10, 14],
    t215: [131, 64, 192, 94, 131, 129, 134, 136],
    x216: [-128, 127, -68, -128, -123, -119],
    t220: [-128, -128, 127, -68, -128, -128, -123, -119],
    x221: [-128, 127, -68, -3, 5, 9],
    t224: [0.0, -64.0, 63.5, -34.0, 0.0, -1.5, 2.5, 4.5],
    x225: [-128, 127, -68, -3, 5, 9],
    t229: [-125, 127, -65, 0, 8, 12],
    x230: [-128, 127, -68, -3, 5, 9],
    t234: [-63, 65, -33, 0, 4, 6],
    x235: [-128, 127, -68, -3, 5, 9],
    t239: [-25, 127, 35, 100, 108, 112],
    x240: [-128, 127, -68, -3, 5, 9],
    t244: [6, 255, 66, 131, 139, 143],
    x245: [-128, 127, -68, 2, 10, 14],
    t249: [-122, 127, -62, 8, 16, 20],
    x250: [-128, 127, -68, -128, -123, -119],
    t254: [-126, 1, -96, -126, -124, -122],
    x255: [-128, 127, -68, -3, 5, 9],
    t258: [-62.5, 65.0, -32.5, 0.0, 4.0, 6.0],
    x259: [-128, 127, -68, -3, 5, 9],
    t262: [127, -127, 68, 3, -5, -9],
    x263: [-128, 127, -68, -3, 5, 9],
    t266: [64, -64, 34, 2, -3, -5],
    x267: [-128, 127, -68, -3, 5, 9],
    t270: [127, -27, 127, 103, 95, 91],
    x271: [-128, 127, -68, -3, 5, 9],
    t274: [255, 4, 199, 134, 126, 122],
    x275: [-128, 127, -68, 2, 10, 14],
    t278: [72, -56, 42, 7, 2, 0],
    x279: [-128, 127, -68, -128, -123, -119],
    t282: [100, -128, 40, 100, 95, 91],
    x283: [-128, 127, -68, -3, 5, 9],
    t285: [64.0, -63.5, 34.0, 1.5, -2.5, -4.5],
    x286: [-128, 127, -68, -3, 5, 9],
    t290: [127, 9],
    x291: [-128, 127, -68, -3, 5, 9],
    t295: [64, 5],
    x296: [-128, 127, -68, -3, 5, 9],
    t300: [127, 109],
    x301: [-128, 127, -68, -3, 5, 9],
    t305: [255, 140],
    x306: [-128, 127, -68, 2, 10, 14],
    t310: [127, 109],
    x311: [-128, 127, -68, -128, -123, -119],
    t315: [255, 140],
    x316: [-128, 127, -68, -3, 5, 9],
    t319: [63.5, 4.5],
}, name='signed_quant8').AddVariations(signed(t20, t54, t64, t84, t88, t111, t146, t179, t187, t210, t215, t244, t274, t305, t315)).DisableLifeTimeVariation()
