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

# Something is done between codes whose zero points are in the middle or at an end: from the
# middle of the codes to all others, from their ends to one of them in turns.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3], 0.5, 128))
t2 = Internal('t2', (F32, [2, 3]))
t3 = Internal('t3', (F32, [3, 2]))
t4 = Output('t4', (U8, [3, 2], 0.5, 128))
x5 = Input('x5', (U8, [2, 3], 0.5, 128))
t6 = Internal('t6', (F32, [2, 3]))
t7 = Internal('t7', (F32, [3, 2]))
t8 = Output('t8', (U8, [3, 2], 1.0, 128))
x9 = Input('x9', (U8, [2, 3], 0.5, 128))
t10 = Internal('t10', (F32, [2, 3]))
t11 = Internal('t11', (F32, [3, 2]))
t12 = Output('t12', (U8, [3, 2], 0.5, 100))
x13 = Input('x13', (U8, [2, 3], 0.5, 128))
t14 = Internal('t14', (F32, [2, 3]))
t15 = Internal('t15', (F32, [3, 2]))
t16 = Output('t16', (S8, [3, 2], 0.5, 3))
x17 = Input('x17', (U8, [2, 3], 0.25, 0))
t18 = Internal('t18', (F32, [2, 3]))
t19 = Internal('t19', (F32, [3, 2]))
t20 = Output('t20', (U8, [3, 2], 0.5, 0))
x21 = Input('x21', (U8, [2, 3], 0.5, 255))
t22 = Internal('t22', (F32, [2, 3]))
t23 = Internal('t23', (F32, [3, 2]))
t24 = Output('t24', (U8, [3, 2], 0.5, 100))
x25 = Input('x25', (U8, [2, 3], 0.5, 128))
t26 = Internal('t26', (F32, [2, 3]))
t27 = Output('t27', (F32, [3, 2]))
x28 = Input('x28', (U8, [2, 3], 0.5, 128))
t29 = Internal('t29', (F32, [2, 3]))
t30 = Internal('t30', (F32, [3, 2]))
t31 = Output('t31', (U8, [3, 2], 0.5, 128))
x32 = Input('x32', (U8, [2, 3], 0.5, 128))
t33 = Internal('t33', (F32, [2, 3]))
t34 = Internal('t34', (F32, [3, 2]))
t35 = Output('t35', (U8, [3, 2], 1.0, 128))
x36 = Input('x36', (U8, [2, 3], 0.5, 128))
t37 = Internal('t37', (F32, [2, 3]))
t38 = Internal('t38', (F32, [3, 2]))
t39 = Output('t39', (U8, [3, 2], 0.5, 100))
x40 = Input('x40', (U8, [2, 3], 0.5, 128))
t41 = Internal('t41', (F32, [2, 3]))
t42 = Internal('t42', (F32, [3, 2]))
t43 = Output('t43', (S8, [3, 2], 0.5, 3))
x44 = Input('x44', (U8, [2, 3], 0.25, 0))
t45 = Internal('t45', (F32, [2, 3]))
t46 = Internal('t46', (F32, [3, 2]))
t47 = Output('t47', (U8, [3, 2], 0.25, 100))
x48 = Input('x48', (U8, [2, 3], 0.5, 255))
t49 = Internal('t49', (F32, [2, 3]))
t50 = Internal('t50', (F32, [3, 2]))
t51 = Output('t51', (S8, [3, 2], 0.5, 3))
x52 = Input('x52', (U8, [2, 3], 0.5, 128))
t53 = Internal('t53', (F32, [2, 3]))
t54 = Output('t54', (F32, [3, 2]))
x55 = Input('x55', (U8, [2, 3], 0.5, 128))
t56 = Internal('t56', (F32, [2, 3]))
t57 = Internal('t57', (F32, [2, 3]))
t58 = Output('t58', (U8, [2, 3], 0.5, 128))
x59 = Input('x59', (U8, [2, 3], 0.5, 128))
t60 = Internal('t60', (F32, [2, 3]))
t61 = Internal('t61', (F32, [2, 3]))
t62 = Output('t62', (U8, [2, 3], 1.0, 128))
x63 = Input('x63', (U8, [2, 3], 0.5, 128))
t64 = Internal('t64', (F32, [2, 3]))
t65 = Internal('t65', (F32, [2, 3]))
t66 = Output('t66', (U8, [2, 3], 0.5, 100))
x67 = Input('x67', (U8, [2, 3], 0.5, 128))
t68 = Internal('t68', (F32, [2, 3]))
t69 = Internal('t69', (F32, [2, 3]))
t70 = Output('t70', (S8, [2, 3], 0.5, 3))
x71 = Input('x71', (U8, [2, 3], 0.25, 0))
t72 = Internal('t72', (F32, [2, 3]))
t73 = Internal('t73', (F32, [2, 3]))
t74 = Output('t74', (S8, [2, 3], 0.5, 3))
x75 = Input('x75', (U8, [2, 3], 0.5, 255))
t76 = Internal('t76', (F32, [2, 3]))
t77 = Internal('t77', (F32, [2, 3]))
t78 = Output('t78', (U8, [2, 3], 0.5, 255))
x79 = Input('x79', (U8, [2, 3], 0.5, 128))
t80 = Internal('t80', (F32, [2, 3]))
t81 = Output('t81', (F32, [2, 3]))
x82 = Input('x82', (U8, [2, 3], 0.5, 128))
t83 = Internal('t83', (F32, [2, 3]))
t84 = Internal('t84', (F32, [2, 3]))
t85 = Output('t85', (U8, [2, 3], 0.5, 128))
x86 = Input('x86', (U8, [2, 3], 0.5, 128))
t87 = Internal('t87', (F32, [2, 3]))
t88 = Internal('t88', (F32, [2, 3]))
t89 = Output('t89', (U8, [2, 3], 1.0, 128))
x90 = Input('x90', (U8, [2, 3], 0.5, 128))
t91 = Internal('t91', (F32, [2, 3]))
t92 = Internal('t92', (F32, [2, 3]))
t93 = Output('t93', (U8, [2, 3], 0.5, 100))
x94 = Input('x94', (U8, [2, 3], 0.5, 128))
t95 = Internal('t95', (F32, [2, 3]))
t96 = Internal('t96', (F32, [2, 3]))
t97 = Output('t97', (S8, [2, 3], 0.5, 3))
x98 = Input('x98', (U8, [2, 3], 0.25, 0))
t99 = Internal('t99', (F32, [2, 3]))
t100 = Internal('t100', (F32, [2, 3]))
t101 = Output('t101', (U8, [2, 3], 0.25, 0))
x102 = Input('x102', (U8, [2, 3], 0.5, 255))
t103 = Internal('t103', (F32, [2, 3]))
t104 = Internal('t104', (F32, [2, 3]))
t105 = Output('t105', (U8, [2, 3], 1.0, 255))
x106 = Input('x106', (U8, [2, 3], 0.5, 128))
t107 = Internal('t107', (F32, [2, 3]))
t108 = Output('t108', (F32, [2, 3]))
x109 = Input('x109', (U8, [2, 3], 0.5, 128))
t110 = Internal('t110', (F32, [2, 3]))
t111 = Internal('t111', (F32, [2, 2]))
t112 = Output('t112', (U8, [2, 2], 0.5, 128))
x113 = Input('x113', (U8, [2, 3], 0.5, 128))
t114 = Internal('t114', (F32, [2, 3]))
t115 = Internal('t115', (F32, [2, 2]))
t116 = Output('t116', (U8, [2, 2], 1.0, 128))
x117 = Input('x117', (U8, [2, 3], 0.5, 128))
t118 = Internal('t118', (F32, [2, 3]))
t119 = Internal('t119', (F32, [2, 2]))
t120 = Output('t120', (U8, [2, 2], 0.5, 100))
x121 = Input('x121', (U8, [2, 3], 0.5, 128))
t122 = Internal('t122', (F32, [2, 3]))
t123 = Internal('t123', (F32, [2, 2]))
t124 = Output('t124', (S8, [2, 2], 0.5, 3))
x125 = Input('x125', (U8, [2, 3], 0.25, 0))
t126 = Internal('t126', (F32, [2, 3]))
t127 = Internal('t127', (F32, [2, 2]))
t128 = Output('t128', (U8, [2, 2], 0.5, 0))
x129 = Input('x129', (U8, [2, 3], 0.5, 255))
t130 = Internal('t130', (F32, [2, 3]))
t131 = Internal('t131', (F32, [2, 2]))
t132 = Output('t132', (U8, [2, 2], 0.5, 100))
x133 = Input('x133', (U8, [2, 3], 0.5, 128))
t134 = Internal('t134', (F32, [2, 3]))
t135 = Output('t135', (F32, [2, 2]))
x136 = Input('x136', (U8, [2, 3], 0.5, 128))
t137 = Internal('t137', (F32, [2, 3]))
t138 = Internal('t138', (F32, [2, 6]))
t139 = Output('t139', (U8, [2, 6], 0.5, 128))
x140 = Input('x140', (U8, [2, 3], 0.5, 128))
t141 = Internal('t141', (F32, [2, 3]))
t142 = Internal('t142', (F32, [2, 6]))
t143 = Output('t143', (U8, [2, 6], 1.0, 128))
x144 = Input('x144', (U8, [2, 3], 0.5, 128))
t145 = Internal('t145', (F32, [2, 3]))
t146 = Internal('t146', (F32, [2, 6]))
t147 = Output('t147', (U8, [2, 6], 0.5, 100))
x148 = Input('x148', (U8, [2, 3], 0.5, 128))
t149 = Internal('t149', (F32, [2, 3]))
t150 = Internal('t150', (F32, [2, 6]))
t151 = Output('t151', (S8, [2, 6], 0.5, 3))
x152 = Input('x152', (U8, [2, 3], 0.25, 0))
t153 = Internal('t153', (F32, [2, 3]))
t154 = Internal('t154', (F32, [2, 6]))
t155 = Output('t155', (U8, [2, 6], 0.25, 100))
x156 = Input('x156', (U8, [2, 3], 0.5, 255))
t157 = Internal('t157', (F32, [2, 3]))
t158 = Internal('t158', (F32, [2, 6]))
t159 = Output('t159', (S8, [2, 6], 0.5, 3))
x160 = Input('x160', (U8, [2, 3], 0.5, 128))
t161 = Internal('t161', (F32, [2, 3]))
t162 = Output('t162', (F32, [2, 6]))
x163 = Input('x163', (U8, [2, 3], 0.5, 128))
t164 = Internal('t164', (F32, [2, 3]))
c165 = Parameter('c165', (I32, [2, 2]), [0, 0, 1, 0])
t166 = Internal('t166', (F32, [2, 4]))
t167 = Output('t167', (U8, [2, 4], 0.5, 128))
x168 = Input('x168', (U8, [2, 3], 0.5, 128))
t169 = Internal('t169', (F32, [2, 3]))
c170 = Parameter('c170', (I32, [2, 2]), [0, 0, 1, 0])
t171 = Internal('t171', (F32, [2, 4]))
t172 = Output('t172', (U8, [2, 4], 1.0, 128))
x173 = Input('x173', (U8, [2, 3], 0.5, 128))
t174 = Internal('t174', (F32, [2, 3]))
c175 = Parameter('c175', (I32, [2, 2]), [0, 0, 1, 0])
t176 = Internal('t176', (F32, [2, 4]))
t177 = Output('t177', (U8, [2, 4], 0.5, 100))
x178 = Input('x178', (U8, [2, 3], 0.5, 128))
t179 = Internal('t179', (F32, [2, 3]))
c180 = Parameter('c180', (I32, [2, 2]), [0, 0, 1, 0])
t181 = Internal('t181', (F32, [2, 4]))
t182 = Output('t182', (S8, [2, 4], 0.5, 3))
x183 = Input('x183', (U8, [2, 3], 0.25, 0))
t184 = Internal('t184', (F32, [2, 3]))
c185 = Parameter('c185', (I32, [2, 2]), [0, 0, 1, 0])
t186 = Internal('t186', (F32, [2, 4]))
t187 = Output('t187', (S8, [2, 4], 0.5, 3))
x188 = Input('x188', (U8, [2, 3], 0.5, 255))
t189 = Internal('t189', (F32, [2, 3]))
c190 = Parameter('c190', (I32, [2, 2]), [0, 0, 1, 0])
t191 = Internal('t191', (F32, [2, 4]))
t192 = Output('t192', (U8, [2, 4], 0.5, 255))
x193 = Input('x193', (U8, [2, 3], 0.5, 128))
t194 = Internal('t194', (F32, [2, 3]))
c195 = Parameter('c195', (I32, [2, 2]), [0, 0, 1, 0])
t196 = Output('t196', (F32, [2, 4]))
x197 = Input('x197', (U8, [2, 3], 0.5, 128))
t198 = Internal('t198', (F32, [2, 3]))
c199 = Parameter('c199', (F32, [1]), [1.5])
t200 = Internal('t200', (F32, [2, 3]))
t201 = Output('t201', (U8, [2, 3], 0.5, 128))
x202 = Input('x202', (U8, [2, 3], 0.5, 128))
t203 = Internal('t203', (F32, [2, 3]))
c204 = Parameter('c204', (F32, [1]), [1.5])
t205 = Internal('t205', (F32, [2, 3]))
t206 = Output('t206', (U8, [2, 3], 1.0, 128))
x207 = Input('x207', (U8, [2, 3], 0.5, 128))
t208 = Internal('t208', (F32, [2, 3]))
c209 = Parameter('c209', (F32, [1]), [1.5])
t210 = Internal('t210', (F32, [2, 3]))
t211 = Output('t211', (U8, [2, 3], 0.5, 100))
x212 = Input('x212', (U8, [2, 3], 0.5, 128))
t213 = Internal('t213', (F32, [2, 3]))
c214 = Parameter('c214', (F32, [1]), [1.5])
t215 = Internal('t215', (F32, [2, 3]))
t216 = Output('t216', (S8, [2, 3], 0.5, 3))
x217 = Input('x217', (U8, [2, 3], 0.25, 0))
t218 = Internal('t218', (F32, [2, 3]))
c219 = Parameter('c219', (F32, [1]), [1.5])
t220 = Internal('t220', (F32, [2, 3]))
t221 = Output('t221', (U8, [2, 3], 0.25, 0))
x222 = Input('x222', (U8, [2, 3], 0.5, 255))
t223 = Internal('t223', (F32, [2, 3]))
c224 = Parameter('c224', (F32, [1]), [1.5])
t225 = Internal('t225', (F32, [2, 3]))
t226 = Output('t226', (U8, [2, 3], 1.0, 255))
x227 = Input('x227', (U8, [2, 3], 0.5, 128))
t228 = Internal('t228', (F32, [2, 3]))
c229 = Parameter('c229', (F32, [1]), [1.5])
t230 = Output('t230', (F32, [2, 3]))
x231 = Input('x231', (U8, [2, 3], 0.5, 128))
t232 = Internal('t232', (F32, [2, 3]))
t233 = Internal('t233', (F32, [2, 3]))
t234 = Output('t234', (U8, [2, 3], 0.5, 128))
x235 = Input('x235', (U8, [2, 3], 0.5, 128))
t236 = Internal('t236', (F32, [2, 3]))
t237 = Internal('t237', (F32, [2, 3]))
t238 = Output('t238', (U8, [2, 3], 1.0, 128))
x239 = Input('x239', (U8, [2, 3], 0.5, 128))
t240 = Internal('t240', (F32, [2, 3]))
t241 = Internal('t241', (F32, [2, 3]))
t242 = Output('t242', (U8, [2, 3], 0.5, 100))
x243 = Input('x243', (U8, [2, 3], 0.5, 128))
t244 = Internal('t244', (F32, [2, 3]))
t245 = Internal('t245', (F32, [2, 3]))
t246 = Output('t246', (S8, [2, 3], 0.5, 3))
x247 = Input('x247', (U8, [2, 3], 0.25, 0))
t248 = Internal('t248', (F32, [2, 3]))
t249 = Internal('t249', (F32, [2, 3]))
t250 = Output('t250', (U8, [2, 3], 0.5, 0))
x251 = Input('x251', (U8, [2, 3], 0.5, 255))
t252 = Internal('t252', (F32, [2, 3]))
t253 = Internal('t253', (F32, [2, 3]))
t254 = Output('t254', (U8, [2, 3], 0.5, 100))
x255 = Input('x255', (U8, [2, 3], 0.5, 128))
t256 = Internal('t256', (F32, [2, 3]))
t257 = Output('t257', (F32, [2, 3]))
x258 = Input('x258', (U8, [2, 3], 0.5, 128))
t259 = Internal('t259', (F32, [2, 3]))
c260 = Parameter('c260', (I32, [1]), [1])
t261 = Internal('t261', (F32, [2]))
t262 = Output('t262', (U8, [2], 0.5, 128))
x263 = Input('x263', (U8, [2, 3], 0.5, 128))
t264 = Internal('t264', (F32, [2, 3]))
c265 = Parameter('c265', (I32, [1]), [1])
t266 = Internal('t266', (F32, [2]))
t267 = Output('t267', (U8, [2], 1.0, 128))
x268 = Input('x268', (U8, [2, 3], 0.5, 128))
t269 = Internal('t269', (F32, [2, 3]))
c270 = Parameter('c270', (I32, [1]), [1])
t271 = Internal('t271', (F32, [2]))
t272 = Output('t272', (U8, [2], 0.5, 100))
x273 = Input('x273', (U8, [2, 3], 0.5, 128))
t274 = Internal('t274', (F32, [2, 3]))
c275 = Parameter('c275', (I32, [1]), [1])
t276 = Internal('t276', (F32, [2]))
t277 = Output('t277', (S8, [2], 0.5, 3))
x278 = Input('x278', (U8, [2, 3], 0.25, 0))
t279 = Internal('t279', (F32, [2, 3]))
c280 = Parameter('c280', (I32, [1]), [1])
t281 = Internal('t281', (F32, [2]))
t282 = Output('t282', (U8, [2], 0.25, 100))
x283 = Input('x283', (U8, [2, 3], 0.5, 255))
t284 = Internal('t284', (F32, [2, 3]))
c285 = Parameter('c285', (I32, [1]), [1])
t286 = Internal('t286', (F32, [2]))
t287 = Output('t287', (S8, [2], 0.5, 3))
x288 = Input('x288', (U8, [2, 3], 0.5, 128))
t289 = Internal('t289', (F32, [2, 3]))
c290 = Parameter('c290', (I32, [1]), [1])
t291 = Output('t291', (F32, [2]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('RESHAPE', t2, [3, 2]).To(t3)
model.Operation('QUANTIZE', t3).To(t4)
model.Operation('DEQUANTIZE', x5).To(t6)
model.Operation('RESHAPE', t6, [3, 2]).To(t7)
model.Operation('QUANTIZE', t7).To(t8)
model.Operation('DEQUANTIZE', x9).To(t10)
model.Operation('RESHAPE', t10, [3, 2]).To(t11)
model.Operation('QUANTIZE', t11).To(t12)
model.Operation('DEQUANTIZE', x13).To(t14)
model.Operation('RESHAPE', t14, [3, 2]).To(t15)
model.Operation('QUANTIZE', t15).To(t16)
model.Operation('DEQUANTIZE', x17).To(t18)
model.Operation('RESHAPE', t18, [3, 2]).To(t19)
model.Operation('QUANTIZE', t19).To(t20)
model.Operation('DEQUANTIZE', x21).To(t22)
model.Operation('RESHAPE', t22, [3, 2]).To(t23)
model.Operation('QUANTIZE', t23).To(t24)
model.Operation('DEQUANTIZE', x25).To(t26)
model.Operation('RESHAPE', t26, [3, 2]).To(t27)
model.Operation('DEQUANTIZE', x28).To(t29)
model.Operation('TRANSPOSE', t29, [1, 0]).To(t30)
model.Operation('QUANTIZE', t30).To(t31)
model.Operation('DEQUANTIZE', x32).To(t33)
model.Operation('TRANSPOSE', t33, [1, 0]).To(t34)
model.Operation('QUANTIZE', t34).To(t35)
model.Operation('DEQUANTIZE', x36).To(t37)
model.Operation('TRANSPOSE', t37, [1, 0]).To(t38)
model.Operation('QUANTIZE', t38).To(t39)
model.Operation('DEQUANTIZE', x40).To(t41)
model.Operation('TRANSPOSE', t41, [1, 0]).To(t42)
model.Operation('QUANTIZE', t42).To(t43)
model.Operation('DEQUANTIZE', x44).To(t45)
model.Operation('TRANSPOSE', t45, [1, 0]).To(t46)
model.Operation('QUANTIZE', t46).To(t47)
model.Operation('DEQUANTIZE', x48).To(t49)
model.Operation('TRANSPOSE', t49, [1, 0]).To(t50)
model.Operation('QUANTIZE', t50).To(t51)
model.Operation('DEQUANTIZE', x52).To(t53)
model.Operation('TRANSPOSE', t53, [1, 0]).To(t54)
model.Operation('DEQUANTIZE', x55).To(t56)
model.Operation('RELU', t56).To(t57)
model.Operation('QUANTIZE', t57).To(t58)
model.Operation('DEQUANTIZE', x59).To(t60)
model.Operation('RELU', t60).To(t61)
model.Operation('QUANTIZE', t61).To(t62)
model.Operation('DEQUANTIZE', x63).To(t64)
model.Operation('RELU', t64).To(t65)
model.Operation('QUANTIZE', t65).To(t66)
model.Operation('DEQUANTIZE', x67).To(t68)
model.Operation('RELU', t68).To(t69)
model.Operation('QUANTIZE', t69).To(t70)
model.Operation('DEQUANTIZE', x71).To(t72)
model.Operation('RELU', t72).To(t73)
model.Operation('QUANTIZE', t73).To(t74)
model.Operation('DEQUANTIZE', x75).To(t76)
model.Operation('RELU', t76).To(t77)
model.Operation('QUANTIZE', t77).To(t78)
model.Operation('DEQUANTIZE', x79).To(t80)
model.Operation('RELU', t80).To(t81)
model.Operation('DEQUANTIZE', x82).To(t83)
model.Operation('RELU6', t83).To(t84)
model.Operation('QUANTIZE', t84).To(t85)
model.Operation('DEQUANTIZE', x86).To(t87)
model.Operation('RELU6', t87).To(t88)
model.Operation('QUANTIZE', t88).To(t89)
model.Operation('DEQUANTIZE', x90).To(t91)
model.Operation('RELU6', t91).To(t92)
model.Operation('QUANTIZE', t92).To(t93)
model.Operation('DEQUANTIZE', x94).To(t95)
model.Operation('RELU6', t95).To(t96)
model.Operation('QUANTIZE', t96).To(t97)
model.Operation('DEQUANTIZE', x98).To(t99)
model.Operation('RELU6', t99).To(t100)
model.Operation('QUANTIZE', t100).To(t101)
model.Operation('DEQUANTIZE', x102).To(t103)
model.Operation('RELU6', t103).To(t104)
model.Operation('QUANTIZE', t104).To(t105)
model.Operation('DEQUANTIZE', x106).To(t107)
model.Operation('RELU6', t107).To(t108)
model.Operation('DEQUANTIZE', x109).To(t110)
model.Operation('SLICE', t110, [0, 1], [2, 2]).To(t111)
model.Operation('QUANTIZE', t111).To(t112)
model.Operation('DEQUANTIZE', x113).To(t114)
model.Operation('SLICE', t114, [0, 1], [2, 2]).To(t115)
model.Operation('QUANTIZE', t115).To(t116)
model.Operation('DEQUANTIZE', x117).To(t118)
model.Operation('SLICE', t118, [0, 1], [2, 2]).To(t119)
model.Operation('QUANTIZE', t119).To(t120)
model.Operation('DEQUANTIZE', x121).To(t122)
model.Operation('SLICE', t122, [0, 1], [2, 2]).To(t123)
model.Operation('QUANTIZE', t123).To(t124)
model.Operation('DEQUANTIZE', x125).To(t126)
model.Operation('SLICE', t126, [0, 1], [2, 2]).To(t127)
model.Operation('QUANTIZE', t127).To(t128)
model.Operation('DEQUANTIZE', x129).To(t130)
model.Operation('SLICE', t130, [0, 1], [2, 2]).To(t131)
model.Operation('QUANTIZE', t131).To(t132)
model.Operation('DEQUANTIZE', x133).To(t134)
model.Operation('SLICE', t134, [0, 1], [2, 2]).To(t135)
model.Operation('DEQUANTIZE', x136).To(t137)
model.Operation('CONCATENATION', t137, t137, 1).To(t138)
model.Operation('QUANTIZE', t138).To(t139)
model.Operation('DEQUANTIZE', x140).To(t141)
model.Operation('CONCATENATION', t141, t141, 1).To(t142)
model.Operation('QUANTIZE', t142).To(t143)
model.Operation('DEQUANTIZE', x144).To(t145)
model.Operation('CONCATENATION', t145, t145, 1).To(t146)
model.Operation('QUANTIZE', t146).To(t147)
model.Operation('DEQUANTIZE', x148).To(t149)
model.Operation('CONCATENATION', t149, t149, 1).To(t150)
model.Operation('QUANTIZE', t150).To(t151)
model.Operation('DEQUANTIZE', x152).To(t153)
model.Operation('CONCATENATION', t153, t153, 1).To(t154)
model.Operation('QUANTIZE', t154).To(t155)
model.Operation('DEQUANTIZE', x156).To(t157)
model.Operation('CONCATENATION', t157, t157, 1).To(t158)
model.Operation('QUANTIZE', t158).To(t159)
model.Operation('DEQUANTIZE', x160).To(t161)
model.Operation('CONCATENATION', t161, t161, 1).To(t162)
model.Operation('DEQUANTIZE', x163).To(t164)
model.Operation('PAD', t164, c165).To(t166)
model.Operation('QUANTIZE', t166).To(t167)
model.Operation('DEQUANTIZE', x168).To(t169)
model.Operation('PAD', t169, c170).To(t171)
model.Operation('QUANTIZE', t171).To(t172)
model.Operation('DEQUANTIZE', x173).To(t174)
model.Operation('PAD', t174, c175).To(t176)
model.Operation('QUANTIZE', t176).To(t177)
model.Operation('DEQUANTIZE', x178).To(t179)
model.Operation('PAD', t179, c180).To(t181)
model.Operation('QUANTIZE', t181).To(t182)
model.Operation('DEQUANTIZE', x183).To(t184)
model.Operation('PAD', t184, c185).To(t186)
model.Operation('QUANTIZE', t186).To(t187)
model.Operation('DEQUANTIZE', x188).To(t189)
model.Operation('PAD', t189, c190).To(t191)
model.Operation('QUANTIZE', t191).To(t192)
model.Operation('DEQUANTIZE', x193).To(t194)
model.Operation('PAD', t194, c195).To(t196)
model.Operation('DEQUANTIZE', x197).To(t198)
model.Operation('ADD', t198, c199, 0).To(t200)
model.Operation('QUANTIZE', t200).To(t201)
model.Operation('DEQUANTIZE', x202).To(t203)
model.Operation('ADD', t203, c204, 0).To(t205)
model.Operation('QUANTIZE', t205).To(t206)
model.Operation('DEQUANTIZE', x207).To(t208)
model.Operation('ADD', t208, c209, 0).To(t210)
model.Operation('QUANTIZE', t210).To(t211)
model.Operation('DEQUANTIZE', x212).To(t213)
model.Operation('ADD', t213, c214, 0).To(t215)
model.Operation('QUANTIZE', t215).To(t216)
model.Operation('DEQUANTIZE', x217).To(t218)
model.Operation('ADD', t218, c219, 0).To(t220)
model.Operation('QUANTIZE', t220).To(t221)
model.Operation('DEQUANTIZE', x222).To(t223)
model.Operation('ADD', t223, c224, 0).To(t225)
model.Operation('QUANTIZE', t225).To(t226)
model.Operation('DEQUANTIZE', x227).To(t228)
model.Operation('ADD', t228, c229, 0).To(t230)
model.Operation('DEQUANTIZE', x231).To(t232)
model.Operation('NEG', t232).To(t233)
model.Operation('QUANTIZE', t233).To(t234)
model.Operation('DEQUANTIZE', x235).To(t236)
model.Operation('NEG', t236).To(t237)
model.Operation('QUANTIZE', t237).To(t238)
model.Operation('DEQUANTIZE', x239).To(t240)
model.Operation('NEG', t240).To(t241)
model.Operation('QUANTIZE', t241).To(t242)
model.Operation('DEQUANTIZE', x243).To(t244)
model.Operation('NEG', t244).To(t245)
model.Operation('QUANTIZE', t245).To(t246)
model.Operation('DEQUANTIZE', x247).To(t248)
model.Operation('NEG', t248).To(t249)
model.Operation('QUANTIZE', t249).To(t250)
model.Operation('DEQUANTIZE', x251).To(t252)
model.Operation('NEG', t252).To(t253)
model.Operation('QUANTIZE', t253).To(t254)
model.Operation('DEQUANTIZE', x255).To(t256)
model.Operation('NEG', t256).To(t257)
model.Operation('DEQUANTIZE', x258).To(t259)
model.Operation('REDUCE_MAX', t259, c260, False).To(t261)
model.Operation('QUANTIZE', t261).To(t262)
model.Operation('DEQUANTIZE', x263).To(t264)
model.Operation('REDUCE_MAX', t264, c265, False).To(t266)
model.Operation('QUANTIZE', t266).To(t267)
model.Operation('DEQUANTIZE', x268).To(t269)
model.Operation('REDUCE_MAX', t269, c270, False).To(t271)
model.Operation('QUANTIZE', t271).To(t272)
model.Operation('DEQUANTIZE', x273).To(t274)
model.Operation('REDUCE_MAX', t274, c275, False).To(t276)
model.Operation('QUANTIZE', t276).To(t277)
model.Operation('DEQUANTIZE', x278).To(t279)
model.Operation('REDUCE_MAX', t279, c280, False).To(t281)
model.Operation('QUANTIZE', t281).To(t282)
model.Operation('DEQUANTIZE', x283).To(t284)
model.Operation('REDUCE_MAX', t284, c285, False).To(t286)
model.Operation('QUANTIZE', t286).To(t287)
model.Operation('DEQUANTIZE', x288).To(t289)
model.Operation('REDUCE_MAX', t289, c290, False).To(t291)
Example({
    x1: [0, 255, 60, 125, 133, 137],
    t4: [0, 255, 60, 125, 133, 137],
    x5: [0, 255, 60, 125, 133, 137],
    t8: [64, 192, 94, 126, 131, 133],
    x9: [0, 255, 60, 125, 133, 137],
    t12: [0, 227, 32, 97, 105, 109],
    x13: [0, 255, 60, 125, 133, 137],
    t16: [-125, 127, -65, 0, 8, 12],
    x17: [0, 255, 60, 0, 5, 9],
    t20: [0, 128, 30, 0, 3, 5],
    x21: [0, 255, 60, 252, 255, 255],
    t24: [0, 100, 0, 97, 100, 100],
    x25: [0, 255, 60, 125, 133, 137],
    t27: [-64.0, 63.5, -34.0, -1.5, 2.5, 4.5],
    x28: [0, 255, 60, 125, 133, 137],
    t31: [0, 125, 255, 133, 60, 137],
    x32: [0, 255, 60, 125, 133, 137],
    t35: [64, 126, 192, 131, 94, 133],
    x36: [0, 255, 60, 125, 133, 137],
    t39: [0, 97, 227, 105, 32, 109],
    x40: [0, 255, 60, 125, 133, 137],
    t43: [-125, 0, 127, 8, -65, 12],
    x44: [0, 255, 60, 0, 5, 9],
    t47: [100, 100, 255, 105, 160, 109],
    x48: [0, 255, 60, 252, 255, 255],
    t51: [-128, 0, 3, 3, -128, 3],
    x52: [0, 255, 60, 125, 133, 137],
    t54: [-64.0, -1.5, 63.5, 2.5, -34.0, 4.5],
    x55: [0, 255, 60, 125, 133, 137],
    t58: [128, 255, 128, 128, 133, 137],
    x59: [0, 255, 60, 125, 133, 137],
    t62: [128, 192, 128, 128, 131, 133],
    x63: [0, 255, 60, 125, 133, 137],
    t66: [100, 227, 100, 100, 105, 109],
    x67: [0, 255, 60, 125, 133, 137],
    t70: [3, 127, 3, 3, 8, 12],
    x71: [0, 255, 60, 0, 5, 9],
    t74: [3, 127, 33, 3, 6, 8],
    x75: [0, 255, 60, 252, 255, 255],
    t78: [255, 255, 255, 255, 255, 255],
    x79: [0, 255, 60, 125, 133, 137],
    t81: [0.0, 63.5, 0.0, 0.0, 2.5, 4.5],
    x82: [0, 255, 60, 125, 133, 137],
    t85: [128, 140, 128, 128, 133, 137],
    x86: [0, 255, 60, 125, 133, 137],
    t89: [128, 134, 128, 128, 131, 133],
    x90: [0, 255, 60, 125, 133, 137],
    t93: [100, 112, 100, 100, 105, 109],
    x94: [0, 255, 60, 125, 133, 137],
    t97: [3, 15, 3, 3, 8, 12],
    x98: [0, 255, 60, 0, 5, 9],
    t101: [0, 24, 24, 0, 5, 9],
    x102: [0, 255, 60, 252, 255, 255],
    t105: [255, 255, 255, 255, 255, 255],
    x106: [0, 255, 60, 125, 133, 137],
    t108: [0.0, 6.0, 0.0, 0.0, 2.5, 4.5],
    x109: [0, 255, 60, 125, 133, 137],
    t112: [255, 60, 133, 137],
    x113: [0, 255, 60, 125, 133, 137],
    t116: [192, 94, 131, 133],
    x117: [0, 255, 60, 125, 133, 137],
    t120: [227, 32, 105, 109],
    x121: [0, 255, 60, 125, 133, 137],
    t124: [127, -65, 8, 12],
    x125: [0, 255, 60, 0, 5, 9],
    t128: [128, 30, 3, 5],
    x129: [0, 255, 60, 252, 255, 255],
    t132: [100, 0, 100, 100],
    x133: [0, 255, 60, 125, 133, 137],
    t135: [63.5, -34.0, 2.5, 4.5],
    x136: [0, 255, 60, 125, 133, 137],
    t139: [0, 255, 60, 0, 255, 60, 125, 133, 137, 125, 133, 137],
    x140: [0, 255, 60, 125, 133, 137],
    t143: [64, 192, 94, 64, 192, 94, 126, 131, 133, 126, 131, 133],
    x144: [0, 255, 60, 125, 133, 137],
    t147: [0, 227, 32, 0, 227, 32, 97, 105, 109, 97, 105, 109],
    x148: [0, 255, 60, 125, 133, 137],
    t151: [-125, 127, -65, -125, 127, -65, 0, 8, 12, 0, 8, 12],
    x152: [0, 255, 60, 0, 5, 9],
    t155: [100, 255, 160, 100, 255, 160, 100, 105, 109, 100, 105, 109],
    x156: [0, 255, 60, 252, 255, 255],
    t159: [-128, 3, -128, -128, 3, -128, 0, 3, 3, 0, 3, 3],
    x160: [0, 255, 60, 125, 133, 137],
    t162: [-64.0, 63.5, -34.0, -64.0, 63.5, -34.0, -1.5, 2.5, 4.5, -1.5, 2.5, 4.5],
    x163: [0, 255, 60, 125, 133, 137],
    t167: [128, 0, 255, 60, 128, 125, 133, 137],
    x168: [0, 255, 60, 125, 133, 137],
    t172: [128, 64, 192, 94, 128, 126, 131, 133],
    x173: [0, 255, 60, 125, 133, 137],
    t177: [100, 0, 227, 32, 100, 97, 105, 109],
    x178: [0, 255, 60, 125, 133, 137],
    t182: [3, -125, 127, -65, 3, 0, 8, 12],
    x183: [0, 255, 60, 0, 5, 9],
    t187: [3, 3, 127, 33, 3, 3, 6, 8],
    x188: [0, 255, 60, 252, 255, 255],
    t192: [255, 0, 255, 60, 255, 252, 255, 255],
    x193: [0, 255, 60, 125, 133, 137],
    t196: [0.0, -64.0, 63.5, -34.0, 0.0, -1.5, 2.5, 4.5],
    x197: [0, 255, 60, 125, 133, 137],
    t201: [3, 255, 63, 128, 136, 140],
    x202: [0, 255, 60, 125, 133, 137],
    t206: [65, 193, 95, 128, 132, 134],
    x207: [0, 255, 60, 125, 133, 137],
    t211: [0, 230, 35, 100, 108, 112],
    x212: [0, 255, 60, 125, 133, 137],
    t216: [-122, 127, -62, 3, 11, 15],
    x217: [0, 255, 60, 0, 5, 9],
    t221: [6, 255, 66, 6, 11, 15],
    x222: [0, 255, 60, 252, 255, 255],
    t226: [129, 255, 159, 255, 255, 255],
    x227: [0, 255, 60, 125, 133, 137],
    t230: [-62.5, 65.0, -32.5, 0.0, 4.0, 6.0],
    x231: [0, 255, 60, 125, 133, 137],
    t234: [255, 1, 196, 131, 123, 119],
    x235: [0, 255, 60, 125, 133, 137],
    t238: [192, 64, 162, 130, 125, 123],
    x239: [0, 255, 60, 125, 133, 137],
    t242: [228, 0, 168, 103, 95, 91],
    x243: [0, 255, 60, 125, 133, 137],
    t246: [127, -124, 71, 6, -2, -6],
    x247: [0, 255, 60, 0, 5, 9],
    t250: [0, 0, 0, 0, 0, 0],
    x251: [0, 255, 60, 252, 255, 255],
    t254: [255, 100, 255, 103, 100, 100],
    x255: [0, 255, 60, 125, 133, 137],
    t257: [64.0, -63.5, 34.0, 1.5, -2.5, -4.5],
    x258: [0, 255, 60, 125, 133, 137],
    t262: [255, 137],
    x263: [0, 255, 60, 125, 133, 137],
    t267: [192, 133],
    x268: [0, 255, 60, 125, 133, 137],
    t272: [227, 109],
    x273: [0, 255, 60, 125, 133, 137],
    t277: [127, 12],
    x278: [0, 255, 60, 0, 5, 9],
    t282: [255, 109],
    x283: [0, 255, 60, 252, 255, 255],
    t287: [3, 3],
    x288: [0, 255, 60, 125, 133, 137],
    t291: [63.5, 4.5],
}, name='unsigned_quant8').AddVariations(signed(x1, t4, x5, t8, x9, t12, x13, x17, t20, x21, t24, x25, x28, t31, x32, t35, x36, t39, x40, x44, t47, x48, x52, x55, t58, x59, t62, x63, t66, x67, x71, x75, t78, x79, x82, t85, x86, t89, x90, t93, x94, x98, t101, x102, t105, x106, x109, t112, x113, t116, x117, t120, x121, x125, t128, x129, t132, x133, x136, t139, x140, t143, x144, t147, x148, x152, t155, x156, x160, x163, t167, x168, t172, x173, t177, x178, x183, x188, t192, x193, x197, t201, x202, t206, x207, t211, x212, x217, t221, x222, t226, x227, x231, t234, x235, t238, x239, t242, x243, x247, t250, x251, t254, x255, x258, t262, x263, t267, x268, t272, x273, x278, t282, x283, x288)).DisableLifeTimeVariation()

# Something is done between codes whose zero points are in the middle or at an end: from the
# middle of the codes to all others, from their ends to one of them in turns.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [2, 3], 0.5, 0))
t2 = Internal('t2', (F32, [2, 3]))
t3 = Internal('t3', (F32, [3, 2]))
t4 = Output('t4', (S8, [3, 2], 0.5, 0))
x5 = Input('x5', (S8, [2, 3], 0.5, 0))
t6 = Internal('t6', (F32, [2, 3]))
t7 = Internal('t7', (F32, [3, 2]))
t8 = Output('t8', (S8, [3, 2], 1.0, 0))
x9 = Input('x9', (S8, [2, 3], 0.5, 0))
t10 = Internal('t10', (F32, [2, 3]))
t11 = Internal('t11', (F32, [3, 2]))
t12 = Output('t12', (S8, [3, 2], 0.5, 100))
x13 = Input('x13', (S8, [2, 3], 0.5, 0))
t14 = Internal('t14', (F32, [2, 3]))
t15 = Internal('t15', (F32, [3, 2]))
t16 = Output('t16', (U8, [3, 2], 0.5, 131))
x17 = Input('x17', (S8, [2, 3], 0.25, 5))
t18 = Internal('t18', (F32, [2, 3]))
t19 = Internal('t19', (F32, [3, 2]))
t20 = Output('t20', (S8, [3, 2], 0.5, 5))
x21 = Input('x21', (S8, [2, 3], 0.5, -128))
t22 = Internal('t22', (F32, [2, 3]))
t23 = Internal('t23', (F32, [3, 2]))
t24 = Output('t24', (S8, [3, 2], 0.5, 100))
x25 = Input('x25', (S8, [2, 3], 0.5, 0))
t26 = Internal('t26', (F32, [2, 3]))
t27 = Output('t27', (F32, [3, 2]))
x28 = Input('x28', (S8, [2, 3], 0.5, 0))
t29 = Internal('t29', (F32, [2, 3]))
t30 = Internal('t30', (F32, [3, 2]))
t31 = Output('t31', (S8, [3, 2], 0.5, 0))
x32 = Input('x32', (S8, [2, 3], 0.5, 0))
t33 = Internal('t33', (F32, [2, 3]))
t34 = Internal('t34', (F32, [3, 2]))
t35 = Output('t35', (S8, [3, 2], 1.0, 0))
x36 = Input('x36', (S8, [2, 3], 0.5, 0))
t37 = Internal('t37', (F32, [2, 3]))
t38 = Internal('t38', (F32, [3, 2]))
t39 = Output('t39', (S8, [3, 2], 0.5, 100))
x40 = Input('x40', (S8, [2, 3], 0.5, 0))
t41 = Internal('t41', (F32, [2, 3]))
t42 = Internal('t42', (F32, [3, 2]))
t43 = Output('t43', (U8, [3, 2], 0.5, 131))
x44 = Input('x44', (S8, [2, 3], 0.25, 5))
t45 = Internal('t45', (F32, [2, 3]))
t46 = Internal('t46', (F32, [3, 2]))
t47 = Output('t47', (S8, [3, 2], 0.25, 100))
x48 = Input('x48', (S8, [2, 3], 0.5, -128))
t49 = Internal('t49', (F32, [2, 3]))
t50 = Internal('t50', (F32, [3, 2]))
t51 = Output('t51', (U8, [3, 2], 0.5, 131))
x52 = Input('x52', (S8, [2, 3], 0.5, 0))
t53 = Internal('t53', (F32, [2, 3]))
t54 = Output('t54', (F32, [3, 2]))
x55 = Input('x55', (S8, [2, 3], 0.5, 0))
t56 = Internal('t56', (F32, [2, 3]))
t57 = Internal('t57', (F32, [2, 3]))
t58 = Output('t58', (S8, [2, 3], 0.5, 0))
x59 = Input('x59', (S8, [2, 3], 0.5, 0))
t60 = Internal('t60', (F32, [2, 3]))
t61 = Internal('t61', (F32, [2, 3]))
t62 = Output('t62', (S8, [2, 3], 1.0, 0))
x63 = Input('x63', (S8, [2, 3], 0.5, 0))
t64 = Internal('t64', (F32, [2, 3]))
t65 = Internal('t65', (F32, [2, 3]))
t66 = Output('t66', (S8, [2, 3], 0.5, 100))
x67 = Input('x67', (S8, [2, 3], 0.5, 0))
t68 = Internal('t68', (F32, [2, 3]))
t69 = Internal('t69', (F32, [2, 3]))
t70 = Output('t70', (U8, [2, 3], 0.5, 131))
x71 = Input('x71', (S8, [2, 3], 0.25, 5))
t72 = Internal('t72', (F32, [2, 3]))
t73 = Internal('t73', (F32, [2, 3]))
t74 = Output('t74', (U8, [2, 3], 0.5, 131))
x75 = Input('x75', (S8, [2, 3], 0.5, -128))
t76 = Internal('t76', (F32, [2, 3]))
t77 = Internal('t77', (F32, [2, 3]))
t78 = Output('t78', (S8, [2, 3], 0.5, -128))
x79 = Input('x79', (S8, [2, 3], 0.5, 0))
t80 = Internal('t80', (F32, [2, 3]))
t81 = Output('t81', (F32, [2, 3]))
x82 = Input('x82', (S8, [2, 3], 0.5, 0))
t83 = Internal('t83', (F32, [2, 3]))
t84 = Internal('t84', (F32, [2, 3]))
t85 = Output('t85', (S8, [2, 3], 0.5, 0))
x86 = Input('x86', (S8, [2, 3], 0.5, 0))
t87 = Internal('t87', (F32, [2, 3]))
t88 = Internal('t88', (F32, [2, 3]))
t89 = Output('t89', (S8, [2, 3], 1.0, 0))
x90 = Input('x90', (S8, [2, 3], 0.5, 0))
t91 = Internal('t91', (F32, [2, 3]))
t92 = Internal('t92', (F32, [2, 3]))
t93 = Output('t93', (S8, [2, 3], 0.5, 100))
x94 = Input('x94', (S8, [2, 3], 0.5, 0))
t95 = Internal('t95', (F32, [2, 3]))
t96 = Internal('t96', (F32, [2, 3]))
t97 = Output('t97', (U8, [2, 3], 0.5, 131))
x98 = Input('x98', (S8, [2, 3], 0.25, 5))
t99 = Internal('t99', (F32, [2, 3]))
t100 = Internal('t100', (F32, [2, 3]))
t101 = Output('t101', (S8, [2, 3], 0.25, 5))
x102 = Input('x102', (S8, [2, 3], 0.5, -128))
t103 = Internal('t103', (F32, [2, 3]))
t104 = Internal('t104', (F32, [2, 3]))
t105 = Output('t105', (S8, [2, 3], 1.0, -128))
x106 = Input('x106', (S8, [2, 3], 0.5, 0))
t107 = Internal('t107', (F32, [2, 3]))
t108 = Output('t108', (F32, [2, 3]))
x109 = Input('x109', (S8, [2, 3], 0.5, 0))
t110 = Internal('t110', (F32, [2, 3]))
t111 = Internal('t111', (F32, [2, 2]))
t112 = Output('t112', (S8, [2, 2], 0.5, 0))
x113 = Input('x113', (S8, [2, 3], 0.5, 0))
t114 = Internal('t114', (F32, [2, 3]))
t115 = Internal('t115', (F32, [2, 2]))
t116 = Output('t116', (S8, [2, 2], 1.0, 0))
x117 = Input('x117', (S8, [2, 3], 0.5, 0))
t118 = Internal('t118', (F32, [2, 3]))
t119 = Internal('t119', (F32, [2, 2]))
t120 = Output('t120', (S8, [2, 2], 0.5, 100))
x121 = Input('x121', (S8, [2, 3], 0.5, 0))
t122 = Internal('t122', (F32, [2, 3]))
t123 = Internal('t123', (F32, [2, 2]))
t124 = Output('t124', (U8, [2, 2], 0.5, 131))
x125 = Input('x125', (S8, [2, 3], 0.25, 5))
t126 = Internal('t126', (F32, [2, 3]))
t127 = Internal('t127', (F32, [2, 2]))
t128 = Output('t128', (S8, [2, 2], 0.5, 5))
x129 = Input('x129', (S8, [2, 3], 0.5, -128))
t130 = Internal('t130', (F32, [2, 3]))
t131 = Internal('t131', (F32, [2, 2]))
t132 = Output('t132', (S8, [2, 2], 0.5, 100))
x133 = Input('x133', (S8, [2, 3], 0.5, 0))
t134 = Internal('t134', (F32, [2, 3]))
t135 = Output('t135', (F32, [2, 2]))
x136 = Input('x136', (S8, [2, 3], 0.5, 0))
t137 = Internal('t137', (F32, [2, 3]))
t138 = Internal('t138', (F32, [2, 6]))
t139 = Output('t139', (S8, [2, 6], 0.5, 0))
x140 = Input('x140', (S8, [2, 3], 0.5, 0))
t141 = Internal('t141', (F32, [2, 3]))
t142 = Internal('t142', (F32, [2, 6]))
t143 = Output('t143', (S8, [2, 6], 1.0, 0))
x144 = Input('x144', (S8, [2, 3], 0.5, 0))
t145 = Internal('t145', (F32, [2, 3]))
t146 = Internal('t146', (F32, [2, 6]))
t147 = Output('t147', (S8, [2, 6], 0.5, 100))
x148 = Input('x148', (S8, [2, 3], 0.5, 0))
t149 = Internal('t149', (F32, [2, 3]))
t150 = Internal('t150', (F32, [2, 6]))
t151 = Output('t151', (U8, [2, 6], 0.5, 131))
x152 = Input('x152', (S8, [2, 3], 0.25, 5))
t153 = Internal('t153', (F32, [2, 3]))
t154 = Internal('t154', (F32, [2, 6]))
t155 = Output('t155', (S8, [2, 6], 0.25, 100))
x156 = Input('x156', (S8, [2, 3], 0.5, -128))
t157 = Internal('t157', (F32, [2, 3]))
t158 = Internal('t158', (F32, [2, 6]))
t159 = Output('t159', (U8, [2, 6], 0.5, 131))
x160 = Input('x160', (S8, [2, 3], 0.5, 0))
t161 = Internal('t161', (F32, [2, 3]))
t162 = Output('t162', (F32, [2, 6]))
x163 = Input('x163', (S8, [2, 3], 0.5, 0))
t164 = Internal('t164', (F32, [2, 3]))
c165 = Parameter('c165', (I32, [2, 2]), [0, 0, 1, 0])
t166 = Internal('t166', (F32, [2, 4]))
t167 = Output('t167', (S8, [2, 4], 0.5, 0))
x168 = Input('x168', (S8, [2, 3], 0.5, 0))
t169 = Internal('t169', (F32, [2, 3]))
c170 = Parameter('c170', (I32, [2, 2]), [0, 0, 1, 0])
t171 = Internal('t171', (F32, [2, 4]))
t172 = Output('t172', (S8, [2, 4], 1.0, 0))
x173 = Input('x173', (S8, [2, 3], 0.5, 0))
t174 = Internal('t174', (F32, [2, 3]))
c175 = Parameter('c175', (I32, [2, 2]), [0, 0, 1, 0])
t176 = Internal('t176', (F32, [2, 4]))
t177 = Output('t177', (S8, [2, 4], 0.5, 100))
x178 = Input('x178', (S8, [2, 3], 0.5, 0))
t179 = Internal('t179', (F32, [2, 3]))
c180 = Parameter('c180', (I32, [2, 2]), [0, 0, 1, 0])
t181 = Internal('t181', (F32, [2, 4]))
t182 = Output('t182', (U8, [2, 4], 0.5, 131))
x183 = Input('x183', (S8, [2, 3], 0.25, 5))
t184 = Internal('t184', (F32, [2, 3]))
c185 = Parameter('c185', (I32, [2, 2]), [0, 0, 1, 0])
t186 = Internal('t186', (F32, [2, 4]))
t187 = Output('t187', (U8, [2, 4], 0.5, 131))
x188 = Input('x188', (S8, [2, 3], 0.5, -128))
t189 = Internal('t189', (F32, [2, 3]))
c190 = Parameter('c190', (I32, [2, 2]), [0, 0, 1, 0])
t191 = Internal('t191', (F32, [2, 4]))
t192 = Output('t192', (S8, [2, 4], 0.5, -128))
x193 = Input('x193', (S8, [2, 3], 0.5, 0))
t194 = Internal('t194', (F32, [2, 3]))
c195 = Parameter('c195', (I32, [2, 2]), [0, 0, 1, 0])
t196 = Output('t196', (F32, [2, 4]))
x197 = Input('x197', (S8, [2, 3], 0.5, 0))
t198 = Internal('t198', (F32, [2, 3]))
c199 = Parameter('c199', (F32, [1]), [1.5])
t200 = Internal('t200', (F32, [2, 3]))
t201 = Output('t201', (S8, [2, 3], 0.5, 0))
x202 = Input('x202', (S8, [2, 3], 0.5, 0))
t203 = Internal('t203', (F32, [2, 3]))
c204 = Parameter('c204', (F32, [1]), [1.5])
t205 = Internal('t205', (F32, [2, 3]))
t206 = Output('t206', (S8, [2, 3], 1.0, 0))
x207 = Input('x207', (S8, [2, 3], 0.5, 0))
t208 = Internal('t208', (F32, [2, 3]))
c209 = Parameter('c209', (F32, [1]), [1.5])
t210 = Internal('t210', (F32, [2, 3]))
t211 = Output('t211', (S8, [2, 3], 0.5, 100))
x212 = Input('x212', (S8, [2, 3], 0.5, 0))
t213 = Internal('t213', (F32, [2, 3]))
c214 = Parameter('c214', (F32, [1]), [1.5])
t215 = Internal('t215', (F32, [2, 3]))
t216 = Output('t216', (U8, [2, 3], 0.5, 131))
x217 = Input('x217', (S8, [2, 3], 0.25, 5))
t218 = Internal('t218', (F32, [2, 3]))
c219 = Parameter('c219', (F32, [1]), [1.5])
t220 = Internal('t220', (F32, [2, 3]))
t221 = Output('t221', (S8, [2, 3], 0.25, 5))
x222 = Input('x222', (S8, [2, 3], 0.5, -128))
t223 = Internal('t223', (F32, [2, 3]))
c224 = Parameter('c224', (F32, [1]), [1.5])
t225 = Internal('t225', (F32, [2, 3]))
t226 = Output('t226', (S8, [2, 3], 1.0, -128))
x227 = Input('x227', (S8, [2, 3], 0.5, 0))
t228 = Internal('t228', (F32, [2, 3]))
c229 = Parameter('c229', (F32, [1]), [1.5])
t230 = Output('t230', (F32, [2, 3]))
x231 = Input('x231', (S8, [2, 3], 0.5, 0))
t232 = Internal('t232', (F32, [2, 3]))
t233 = Internal('t233', (F32, [2, 3]))
t234 = Output('t234', (S8, [2, 3], 0.5, 0))
x235 = Input('x235', (S8, [2, 3], 0.5, 0))
t236 = Internal('t236', (F32, [2, 3]))
t237 = Internal('t237', (F32, [2, 3]))
t238 = Output('t238', (S8, [2, 3], 1.0, 0))
x239 = Input('x239', (S8, [2, 3], 0.5, 0))
t240 = Internal('t240', (F32, [2, 3]))
t241 = Internal('t241', (F32, [2, 3]))
t242 = Output('t242', (S8, [2, 3], 0.5, 100))
x243 = Input('x243', (S8, [2, 3], 0.5, 0))
t244 = Internal('t244', (F32, [2, 3]))
t245 = Internal('t245', (F32, [2, 3]))
t246 = Output('t246', (U8, [2, 3], 0.5, 131))
x247 = Input('x247', (S8, [2, 3], 0.25, 5))
t248 = Internal('t248', (F32, [2, 3]))
t249 = Internal('t249', (F32, [2, 3]))
t250 = Output('t250', (S8, [2, 3], 0.5, 5))
x251 = Input('x251', (S8, [2, 3], 0.5, -128))
t252 = Internal('t252', (F32, [2, 3]))
t253 = Internal('t253', (F32, [2, 3]))
t254 = Output('t254', (S8, [2, 3], 0.5, 100))
x255 = Input('x255', (S8, [2, 3], 0.5, 0))
t256 = Internal('t256', (F32, [2, 3]))
t257 = Output('t257', (F32, [2, 3]))
x258 = Input('x258', (S8, [2, 3], 0.5, 0))
t259 = Internal('t259', (F32, [2, 3]))
c260 = Parameter('c260', (I32, [1]), [1])
t261 = Internal('t261', (F32, [2]))
t262 = Output('t262', (S8, [2], 0.5, 0))
x263 = Input('x263', (S8, [2, 3], 0.5, 0))
t264 = Internal('t264', (F32, [2, 3]))
c265 = Parameter('c265', (I32, [1]), [1])
t266 = Internal('t266', (F32, [2]))
t267 = Output('t267', (S8, [2], 1.0, 0))
x268 = Input('x268', (S8, [2, 3], 0.5, 0))
t269 = Internal('t269', (F32, [2, 3]))
c270 = Parameter('c270', (I32, [1]), [1])
t271 = Internal('t271', (F32, [2]))
t272 = Output('t272', (S8, [2], 0.5, 100))
x273 = Input('x273', (S8, [2, 3], 0.5, 0))
t274 = Internal('t274', (F32, [2, 3]))
c275 = Parameter('c275', (I32, [1]), [1])
t276 = Internal('t276', (F32, [2]))
t277 = Output('t277', (U8, [2], 0.5, 131))
x278 = Input('x278', (S8, [2, 3], 0.25, 5))
t279 = Internal('t279', (F32, [2, 3]))
c280 = Parameter('c280', (I32, [1]), [1])
t281 = Internal('t281', (F32, [2]))
t282 = Output('t282', (S8, [2], 0.25, 100))
x283 = Input('x283', (S8, [2, 3], 0.5, -128))
t284 = Internal('t284', (F32, [2, 3]))
c285 = Parameter('c285', (I32, [1]), [1])
t286 = Internal('t286', (F32, [2]))
t287 = Output('t287', (U8, [2], 0.5, 131))
x288 = Input('x288', (S8, [2, 3], 0.5, 0))
t289 = Internal('t289', (F32, [2, 3]))
c290 = Parameter('c290', (I32, [1]), [1])
t291 = Output('t291', (F32, [2]))
model = Model()
model.Operation('DEQUANTIZE', x1).To(t2)
model.Operation('RESHAPE', t2, [3, 2]).To(t3)
model.Operation('QUANTIZE', t3).To(t4)
model.Operation('DEQUANTIZE', x5).To(t6)
model.Operation('RESHAPE', t6, [3, 2]).To(t7)
model.Operation('QUANTIZE', t7).To(t8)
model.Operation('DEQUANTIZE', x9).To(t10)
model.Operation('RESHAPE', t10, [3, 2]).To(t11)
model.Operation('QUANTIZE', t11).To(t12)
model.Operation('DEQUANTIZE', x13).To(t14)
model.Operation('RESHAPE', t14, [3, 2]).To(t15)
model.Operation('QUANTIZE', t15).To(t16)
model.Operation('DEQUANTIZE', x17).To(t18)
model.Operation('RESHAPE', t18, [3, 2]).To(t19)
model.Operation('QUANTIZE', t19).To(t20)
model.Operation('DEQUANTIZE', x21).To(t22)
model.Operation('RESHAPE', t22, [3, 2]).To(t23)
model.Operation('QUANTIZE', t23).To(t24)
model.Operation('DEQUANTIZE', x25).To(t26)
model.Operation('RESHAPE', t26, [3, 2]).To(t27)
model.Operation('DEQUANTIZE', x28).To(t29)
model.Operation('TRANSPOSE', t29, [1, 0]).To(t30)
model.Operation('QUANTIZE', t30).To(t31)
model.Operation('DEQUANTIZE', x32).To(t33)
model.Operation('TRANSPOSE', t33, [1, 0]).To(t34)
model.Operation('QUANTIZE', t34).To(t35)
model.Operation('DEQUANTIZE', x36).To(t37)
model.Operation('TRANSPOSE', t37, [1, 0]).To(t38)
model.Operation('QUANTIZE', t38).To(t39)
model.Operation('DEQUANTIZE', x40).To(t41)
model.Operation('TRANSPOSE', t41, [1, 0]).To(t42)
model.Operation('QUANTIZE', t42).To(t43)
model.Operation('DEQUANTIZE', x44).To(t45)
model.Operation('TRANSPOSE', t45, [1, 0]).To(t46)
model.Operation('QUANTIZE', t46).To(t47)
model.Operation('DEQUANTIZE', x48).To(t49)
model.Operation('TRANSPOSE', t49, [1, 0]).To(t50)
model.Operation('QUANTIZE', t50).To(t51)
model.Operation('DEQUANTIZE', x52).To(t53)
model.Operation('TRANSPOSE', t53, [1, 0]).To(t54)
model.Operation('DEQUANTIZE', x55).To(t56)
model.Operation('RELU', t56).To(t57)
model.Operation('QUANTIZE', t57).To(t58)
model.Operation('DEQUANTIZE', x59).To(t60)
model.Operation('RELU', t60).To(t61)
model.Operation('QUANTIZE', t61).To(t62)
model.Operation('DEQUANTIZE', x63).To(t64)
model.Operation('RELU', t64).To(t65)
model.Operation('QUANTIZE', t65).To(t66)
model.Operation('DEQUANTIZE', x67).To(t68)
model.Operation('RELU', t68).To(t69)
model.Operation('QUANTIZE', t69).To(t70)
model.Operation('DEQUANTIZE', x71).To(t72)
model.Operation('RELU', t72).To(t73)
model.Operation('QUANTIZE', t73).To(t74)
model.Operation('DEQUANTIZE', x75).To(t76)
model.Operation('RELU', t76).To(t77)
model.Operation('QUANTIZE', t77).To(t78)
model.Operation('DEQUANTIZE', x79).To(t80)
model.Operation('RELU', t80).To(t81)
model.Operation('DEQUANTIZE', x82).To(t83)
model.Operation('RELU6', t83).To(t84)
model.Operation('QUANTIZE', t84).To(t85)
model.Operation('DEQUANTIZE', x86).To(t87)
model.Operation('RELU6', t87).To(t88)
model.Operation('QUANTIZE', t88).To(t89)
model.Operation('DEQUANTIZE', x90).To(t91)
model.Operation('RELU6', t91).To(t92)
model.Operation('QUANTIZE', t92).To(t93)
model.Operation('DEQUANTIZE', x94).To(t95)
model.Operation('RELU6', t95).To(t96)
model.Operation('QUANTIZE', t96).To(t97)
model.Operation('DEQUANTIZE', x98).To(t99)
model.Operation('RELU6', t99).To(t100)
model.Operation('QUANTIZE', t100).To(t101)
model.Operation('DEQUANTIZE', x102).To(t103)
model.Operation('RELU6', t103).To(t104)
model.Operation('QUANTIZE', t104).To(t105)
model.Operation('DEQUANTIZE', x106).To(t107)
model.Operation('RELU6', t107).To(t108)
model.Operation('DEQUANTIZE', x109).To(t110)
model.Operation('SLICE', t110, [0, 1], [2, 2]).To(t111)
model.Operation('QUANTIZE', t111).To(t112)
model.Operation('DEQUANTIZE', x113).To(t114)
model.Operation('SLICE', t114, [0, 1], [2, 2]).To(t115)
model.Operation('QUANTIZE', t115).To(t116)
model.Operation('DEQUANTIZE', x117).To(t118)
model.Operation('SLICE', t118, [0, 1], [2, 2]).To(t119)
model.Operation('QUANTIZE', t119).To(t120)
model.Operation('DEQUANTIZE', x121).To(t122)
model.Operation('SLICE', t122, [0, 1], [2, 2]).To(t123)
model.Operation('QUANTIZE', t123).To(t124)
model.Operation('DEQUANTIZE', x125).To(t126)
model.Operation('SLICE', t126, [0, 1], [2, 2]).To(t127)
model.Operation('QUANTIZE', t127).To(t128)
model.Operation('DEQUANTIZE', x129).To(t130)
model.Operation('SLICE', t130, [0, 1], [2, 2]).To(t131)
model.Operation('QUANTIZE', t131).To(t132)
model.Operation('DEQUANTIZE', x133).To(t134)
model.Operation('SLICE', t134, [0, 1], [2, 2]).To(t135)
model.Operation('DEQUANTIZE', x136).To(t137)
model.Operation('CONCATENATION', t137, t137, 1).To(t138)
model.Operation('QUANTIZE', t138).To(t139)
model.Operation('DEQUANTIZE', x140).To(t141)
model.Operation('CONCATENATION', t141, t141, 1).To(t142)
model.Operation('QUANTIZE', t142).To(t143)
model.Operation('DEQUANTIZE', x144).To(t145)
model.Operation('CONCATENATION', t145, t145, 1).To(t146)
model.Operation('QUANTIZE', t146).To(t147)
model.Operation('DEQUANTIZE', x148).To(t149)
model.Operation('CONCATENATION', t149, t149, 1).To(t150)
model.Operation('QUANTIZE', t150).To(t151)
model.Operation('DEQUANTIZE', x152).To(t153)
model.Operation('CONCATENATION', t153, t153, 1).To(t154)
model.Operation('QUANTIZE', t154).To(t155)
model.Operation('DEQUANTIZE', x156).To(t157)
model.Operation('CONCATENATION', t157, t157, 1).To(t158)
model.Operation('QUANTIZE', t158).To(t159)
model.Operation('DEQUANTIZE', x160).To(t161)
model.Operation('CONCATENATION', t161, t161, 1).To(t162)
model.Operation('DEQUANTIZE', x163).To(t164)
model.Operation('PAD', t164, c165).To(t166)
model.Operation('QUANTIZE', t166).To(t167)
model.Operation('DEQUANTIZE', x168).To(t169)
model.Operation('PAD', t169, c170).To(t171)
model.Operation('QUANTIZE', t171).To(t172)
model.Operation('DEQUANTIZE', x173).To(t174)
model.Operation('PAD', t174, c175).To(t176)
model.Operation('QUANTIZE', t176).To(t177)
model.Operation('DEQUANTIZE', x178).To(t179)
model.Operation('PAD', t179, c180).To(t181)
model.Operation('QUANTIZE', t181).To(t182)
model.Operation('DEQUANTIZE', x183).To(t184)
model.Operation('PAD', t184, c185).To(t186)
model.Operation('QUANTIZE', t186).To(t187)
model.Operation('DEQUANTIZE', x188).To(t189)
model.Operation('PAD', t189, c190).To(t191)
model.Operation('QUANTIZE', t191).To(t192)
model.Operation('DEQUANTIZE', x193).To(t194)
model.Operation('PAD', t194, c195).To(t196)
model.Operation('DEQUANTIZE', x197).To(t198)
model.Operation('ADD', t198, c199, 0).To(t200)
model.Operation('QUANTIZE', t200).To(t201)
model.Operation('DEQUANTIZE', x202).To(t203)
model.Operation('ADD', t203, c204, 0).To(t205)
model.Operation('QUANTIZE', t205).To(t206)
model.Operation('DEQUANTIZE', x207).To(t208)
model.Operation('ADD', t208, c209, 0).To(t210)
model.Operation('QUANTIZE', t210).To(t211)
model.Operation('DEQUANTIZE', x212).To(t213)
model.Operation('ADD', t213, c214, 0).To(t215)
model.Operation('QUANTIZE', t215).To(t216)
model.Operation('DEQUANTIZE', x217).To(t218)
model.Operation('ADD', t218, c219, 0).To(t220)
model.Operation('QUANTIZE', t220).To(t221)
model.Operation('DEQUANTIZE', x222).To(t223)
model.Operation('ADD', t223, c224, 0).To(t225)
model.Operation('QUANTIZE', t225).To(t226)
model.Operation('DEQUANTIZE', x227).To(t228)
model.Operation('ADD', t228, c229, 0).To(t230)
model.Operation('DEQUANTIZE', x231).To(t232)
model.Operation('NEG', t232).To(t233)
model.Operation('QUANTIZE', t233).To(t234)
model.Operation('DEQUANTIZE', x235).To(t236)
model.Operation('NEG', t236).To(t237)
model.Operation('QUANTIZE', t237).To(t238)
model.Operation('DEQUANTIZE', x239).To(t240)
model.Operation('NEG', t240).To(t241)
model.Operation('QUANTIZE', t241).To(t242)
model.Operation('DEQUANTIZE', x243).To(t244)
model.Operation('NEG', t244).To(t245)
model.Operation('QUANTIZE', t245).To(t246)
model.Operation('DEQUANTIZE', x247).To(t248)
model.Operation('NEG', t248).To(t249)
model.Operation('QUANTIZE', t249).To(t250)
model.Operation('DEQUANTIZE', x251).To(t252)
model.Operation('NEG', t252).To(t253)
model.Operation('QUANTIZE', t253).To(t254)
model.Operation('DEQUANTIZE', x255).To(t256)
model.Operation('NEG', t256).To(t257)
model.Operation('DEQUANTIZE', x258).To(t259)
model.Operation('REDUCE_MAX', t259, c260, False).To(t261)
model.Operation('QUANTIZE', t261).To(t262)
model.Operation('DEQUANTIZE', x263).To(t264)
model.Operation('REDUCE_MAX', t264, c265, False).To(t266)
model.Operation('QUANTIZE', t266).To(t267)
model.Operation('DEQUANTIZE', x268).To(t269)
model.Operation('REDUCE_MAX', t269, c270, False).To(t271)
model.Operation('QUANTIZE', t271).To(t272)
model.Operation('DEQUANTIZE', x273).To(t274)
model.Operation('REDUCE_MAX', t274, c275, False).To(t276)
model.Operation('QUANTIZE', t276).To(t277)
model.Operation('DEQUANTIZE', x278).To(t279)
model.Operation('REDUCE_MAX', t279, c280, False).To(t281)
model.Operation('QUANTIZE', t281).To(t282)
model.Operation('DEQUANTIZE', x283).To(t284)
model.Operation('REDUCE_MAX', t284, c285, False).To(t286)
model.Operation('QUANTIZE', t286).To(t287)
model.Operation('DEQUANTIZE', x288).To(t289)
model.Operation('REDUCE_MAX', t289, c290, False).To(t291)
Example({
    x1: [-128, 127, -68, -3, 5, 9],
    t4: [-128, 127, -68, -3, 5, 9],
    x5: [-128, 127, -68, -3, 5, 9],
    t8: [-64, 64, -34, -2, 3, 5],
    x9: [-128, 127, -68, -3, 5, 9],
    t12: [-28, 127, 32, 97, 105, 109],
    x13: [-128, 127, -68, -3, 5, 9],
    t16: [3, 255, 63, 128, 136, 140],
    x17: [-128, 127, -68, 2, 10, 14],
    t20: [-62, 66, -32, 3, 8, 10],
    x21: [-128, 127, -68, -128, -123, -119],
    t24: [100, 127, 127, 100, 105, 109],
    x25: [-128, 127, -68, -3, 5, 9],
    t27: [-64.0, 63.5, -34.0, -1.5, 2.5, 4.5],
    x28: [-128, 127, -68, -3, 5, 9],
    t31: [-128, -3, 127, 5, -68, 9],
    x32: [-128, 127, -68, -3, 5, 9],
    t35: [-64, -2, 64, 3, -34, 5],
    x36: [-128, 127, -68, -3, 5, 9],
    t39: [-28, 97, 127, 105, 32, 109],
    x40: [-128, 127, -68, -3, 5, 9],
    t43: [3, 128, 255, 136, 63, 140],
    x44: [-128, 127, -68, 2, 10, 14],
    t47: [-33, 97, 127, 105, 27, 109],
    x48: [-128, 127, -68, -128, -123, -119],
    t51: [131, 131, 255, 136, 191, 140],
    x52: [-128, 127, -68, -3, 5, 9],
    t54: [-64.0, -1.5, 63.5, 2.5, -34.0, 4.5],
    x55: [-128, 127, -68, -3, 5, 9],
    t58: [0, 127, 0, 0, 5, 9],
    x59: [-128, 127, -68, -3, 5, 9],
    t62: [0, 64, 0, 0, 3, 5],
    x63: [-128, 127, -68, -3, 5, 9],
    t66: [100, 127, 100, 100, 105, 109],
    x67: [-128, 127, -68, -3, 5, 9],
    t70: [131, 255, 131, 131, 136, 140],
    x71: [-128, 127, -68, 2, 10, 14],
    t74: [131, 192, 131, 131, 134, 136],
    x75: [-128, 127, -68, -128, -123, -119],
    t78: [-128, 127, -68, -128, -123, -119],
    x79: [-128, 127, -68, -3, 5, 9],
    t81: [0.0, 63.5, 0.0, 0.0, 2.5, 4.5],
    x82: [-128, 127, -68, -3, 5, 9],
    t85: [0, 12, 0, 0, 5, 9],
    x86: [-128, 127, -68, -3, 5, 9],
    t89: [0, 6, 0, 0, 3, 5],
    x90: [-128, 127, -68, -3, 5, 9],
    t93: [100, 112, 100, 100, 105, 109],
    x94: [-128, 127, -68, -3, 5, 9],
    t97: [131, 143, 131, 131, 136, 140],
    x98: [-128, 127, -68, 2, 10, 14],
    t101: [5, 29, 5, 5, 10, 14],
    x102: [-128, 127, -68, -128, -123, -119],
    t105: [-128, -122, -122, -128, -125, -123],
    x106: [-128, 127, -68, -3, 5, 9],
    t108: [0.0, 6.0, 0.0, 0.0, 2.5, 4.5],
    x109: [-128, 127, -68, -3, 5, 9],
    t112: [127, -68, 5, 9],
    x113: [-128, 127, -68, -3, 5, 9],
    t116: [64, -34, 3, 5],
    x117: [-128, 127, -68, -3, 5, 9],
    t120: [127, 32, 105, 109],
    x121: [-128, 127, -68, -3, 5, 9],
    t124: [255, 63, 136, 140],
    x125: [-128, 127, -68, 2, 10, 14],
    t128: [66, -32, 8, 10],
    x129: [-128, 127, -68, -128, -123, -119],
    t132: [127, 127, 105, 109],
    x133: [-128, 127, -68, -3, 5, 9],
    t135: [63.5, -34.0, 2.5, 4.5],
    x136: [-128, 127, -68, -3, 5, 9],
    t139: [-128, 127, -68, -128, 127, -68, -3, 5, 9, -3, 5, 9],
    x140: [-128, 127, -68, -3, 5, 9],
    t143: [-64, 64, -34, -64, 64, -34, -2, 3, 5, -2, 3, 5],
    x144: [-128, 127, -68, -3, 5, 9],
    t147: [-28, 127, 32, -28, 127, 32, 97, 105, 109, 97, 105, 109],
    x148: [-128, 127, -68, -3, 5, 9],
    t151: [3, 255, 63, 3, 255, 63, 128, 136, 140, 128, 136, 140],
    x152: [-128, 127, -68, 2, 10, 14],
    t155: [-33, 127, 27, -33, 127, 27, 97, 105, 109, 97, 105, 109],
    x156: [-128, 127, -68, -128, -123, -119],
    t159: [131, 255, 191, 131, 255, 191, 131, 136, 140, 131, 136, 140],
    x160: [-128, 127, -68, -3, 5, 9],
    t162: [-64.0, 63.5, -34.0, -64.0, 63.5, -34.0, -1.5, 2.5, 4.5, -1.5, 2.5, 4.5],
    x163: [-128, 127, -68, -3, 5, 9],
    t167: [0, -128, 127, -68, 0, -3, 5, 9],
    x168: [-128, 127, -68, -3, 5, 9],
    t172: [0, -64, 64, -34, 0, -2, 3, 5],
    x173: [-128, 127, -68, -3, 5, 9],
    t177: [100, -28, 127, 32, 100, 97, 105, 109],
    x178: [-128, 127, -68, -3, 5, 9],
    t182: [131, 3, 255, 63, 131, 128, 136, 140],
    x183: [-128, 127, -68, 2, 10, 14],
    t187: [131, 64, 192, 94, 131, 129, 134, 136],
    x188: [-128, 127, -68, -128, -123, -119],
    t192: [-128, -128, 127, -68, -128, -128, -123, -119],
    x193: [-128, 127, -68, -3, 5, 9],
    t196: [0.0, -64.0, 63.5, -34.0, 0.0, -1.5, 2.5, 4.5],
    x197: [-128, 127, -68, -3, 5, 9],
    t201: [-125, 127, -65, 0, 8, 12],
    x202: [-128, 127, -68, -3, 5, 9],
    t206: [-63, 65, -33, 0, 4, 6],
    x207: [-128, 127, -68, -3, 5, 9],
    t211: [-25, 127, 35, 100, 108, 112],
    x212: [-128, 127, -68, -3, 5, 9],
    t216: [6, 255, 66, 131, 139, 143],
    x217: [-128, 127, -68, 2, 10, 14],
    t221: [-122, 127, -62, 8, 16, 20],
    x222: [-128, 127, -68, -128, -123, -119],
    t226: [-126, 1, -96, -126, -124, -122],
    x227: [-128, 127, -68, -3, 5, 9],
    t230: [-62.5, 65.0, -32.5, 0.0, 4.0, 6.0],
    x231: [-128, 127, -68, -3, 5, 9],
    t234: [127, -127, 68, 3, -5, -9],
    x235: [-128, 127, -68, -3, 5, 9],
    t238: [64, -64, 34, 2, -3, -5],
    x239: [-128, 127, -68, -3, 5, 9],
    t242: [127, -27, 127, 103, 95, 91],
    x243: [-128, 127, -68, -3, 5, 9],
    t246: [255, 4, 199, 134, 126, 122],
    x247: [-128, 127, -68, 2, 10, 14],
    t250: [72, -56, 42, 7, 2, 0],
    x251: [-128, 127, -68, -128, -123, -119],
    t254: [100, -128, 40, 100, 95, 91],
    x255: [-128, 127, -68, -3, 5, 9],
    t257: [64.0, -63.5, 34.0, 1.5, -2.5, -4.5],
    x258: [-128, 127, -68, -3, 5, 9],
    t262: [127, 9],
    x263: [-128, 127, -68, -3, 5, 9],
    t267: [64, 5],
    x268: [-128, 127, -68, -3, 5, 9],
    t272: [127, 109],
    x273: [-128, 127, -68, -3, 5, 9],
    t277: [255, 140],
    x278: [-128, 127, -68, 2, 10, 14],
    t282: [127, 109],
    x283: [-128, 127, -68, -128, -123, -119],
    t287: [255, 140],
    x288: [-128, 127, -68, -3, 5, 9],
    t291: [63.5, 4.5],
}, name='signed_quant8').AddVariations(signed(t16, t43, t51, t70, t74, t97, t124, t151, t159, t182, t187, t216, t246, t277, t287)).DisableLifeTimeVariation()
