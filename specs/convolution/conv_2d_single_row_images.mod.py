# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: images of one row, one column or one pixel.

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

# Images have one row, one column or one pixel, of one and of two in a batch: most of what filters
# see is padding.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 1, 2]))
c2 = Parameter('c2', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j@n!4Uv348kzO{xh34Kb<Dv2-%R-mi27+BR&*+4*3', 1.0
))
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 1, 1, 2]))
c5 = Parameter('c5', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jrfu>k-u41+M7|8Is?qp$%Qr3dp|Vy8dr0a&OM>H', 1.0
))
c6 = Parameter('c6', (F32, [2]), [0.5, -1.0])
t7 = Output('t7', (F32, [1, 1, 1, 2]))
c8 = Parameter('c8', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jrdu?+wK48kyy|8Is?^5C@{_{xY<g3g5b*#ZBE3=R', 1.0
))
c9 = Parameter('c9', (F32, [2]), [0.5, -1.0])
t10 = Output('t10', (F32, [1, 1, 1, 2]))
c11 = Parameter('c11', (F32, [2, 3, 1, 2]), [-1.0, 0.0, 2.0, 1.0, 1.0, 0.0, 0.0, 2.0, -2.0, 1.0, -1.0, 1.0])
c12 = Parameter('c12', (F32, [2]), [0.5, -1.0])
t13 = Output('t13', (F32, [1, 1, 1, 2]))
c14 = Parameter('c14', (F32, [2, 1, 3, 2]), [2.0, 0.0, 1.0, 0.0, -2.0, -2.0, 1.0, 0.0, 0.0, 1.0, 2.0, -1.0])
c15 = Parameter('c15', (F32, [2]), [0.5, -1.0])
t16 = Output('t16', (F32, [1, 1, 1, 2]))
c17 = Parameter('c17', (F32, [2, 2, 2, 2]), [-1.0, 0.0, -1.0, 0.0, 1.0, 1.0, 2.0, -2.0, 0.0, -1.0, 2.0, 0.0, 0.0, 0.0, -1.0, -1.0])
c18 = Parameter('c18', (F32, [2]), [0.5, -1.0])
t19 = Output('t19', (F32, [1, 1, 1, 2]))
x20 = Input('x20', (F32, [2, 1, 4, 2]))
c21 = Parameter('c21', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kGv!3_Wa2!p`F{xesN37^B(OQ!{G%z6GK1X&|$4G9', 1.0
))
c22 = Parameter('c22', (F32, [2]), [0.5, -1.0])
t23 = Output('t23', (F32, [2, 1, 4, 2]))
c24 = Parameter('c24', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j?*fe8Qr2!m$--)t>GL<i8sW&+6;>aWTk2-y(#', 1.0
))
c25 = Parameter('c25', (F32, [2]), [0.5, -1.0])
t26 = Output('t26', (F32, [2, 1, 4, 2]))
c27 = Parameter('c27', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kGvu@L|;5W+Cy{bz>czEGnsu!OeRC&5dtQuhEDnhpQ', 1.0
))
c28 = Parameter('c28', (F32, [2]), [0.5, -1.0])
t29 = Output('t29', (F32, [2, 1, 2, 2]))
c30 = Parameter('c30', (F32, [2, 3, 1, 2]), [-1.0, 2.0, -2.0, 1.0, -2.0, -1.0, -2.0, -2.0, -1.0, 2.0, -2.0, -1.0])
c31 = Parameter('c31', (F32, [2]), [0.5, -1.0])
t32 = Output('t32', (F32, [2, 1, 4, 2]))
c33 = Parameter('c33', (F32, [2, 1, 3, 2]), [-2.0, 2.0, -1.0, 1.0, 1.0, -1.0, -2.0, 0.0, 2.0, -2.0, 2.0, 1.0])
c34 = Parameter('c34', (F32, [2]), [0.5, -1.0])
t35 = Output('t35', (F32, [2, 1, 4, 2]))
c36 = Parameter('c36', (F32, [2, 2, 2, 2]), [-1.0, 2.0, -2.0, 1.0, 0.0, 2.0, 1.0, 1.0, 2.0, 1.0, 0.0, -2.0, -1.0, 1.0, 1.0, 1.0])
c37 = Parameter('c37', (F32, [2]), [0.5, -1.0])
t38 = Output('t38', (F32, [2, 1, 4, 2]))
x39 = Input('x39', (F32, [1, 1, 5, 2]))
c40 = Parameter('c40', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jrcfeiov41zG_|C@0OX)wUn#{4YpbIZUF5BH)D2m', 1.0
))
c41 = Parameter('c41', (F32, [2]), [0.5, -1.0])
t42 = Output('t42', (F32, [1, 1, 5, 2]))
c43 = Parameter('c43', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j@ifeipK48pLG|8ItMl1**k+(|EHt??T^sdott', 1.0
))
c44 = Parameter('c44', (F32, [2]), [0.5, -1.0])
t45 = Output('t45', (F32, [1, 1, 5, 2]))
c46 = Parameter('c46', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jrfu>k-u41=)1|2N}Sqhc6$&UFFP!e8zn9`|Yt2m', 1.0
))
c47 = Parameter('c47', (F32, [2]), [0.5, -1.0])
t48 = Output('t48', (F32, [1, 1, 3, 2]))
c49 = Parameter('c49', (F32, [2, 3, 1, 2]), [1.0, -1.0, 2.0, -2.0, 0.0, -2.0, 2.0, 1.0, -1.0, -2.0, 2.0, -1.0])
c50 = Parameter('c50', (F32, [2]), [0.5, -1.0])
t51 = Output('t51', (F32, [1, 1, 5, 2]))
c52 = Parameter('c52', (F32, [2, 1, 3, 2]), [0.0, 1.0, 2.0, -1.0, 2.0, -1.0, -1.0, -1.0, -1.0, -2.0, -2.0, 1.0])
c53 = Parameter('c53', (F32, [2]), [0.5, -1.0])
t54 = Output('t54', (F32, [1, 1, 5, 2]))
c55 = Parameter('c55', (F32, [2, 2, 2, 2]), [1.0, 1.0, -1.0, 2.0, 0.0, -1.0, -2.0, 0.0, 2.0, 0.0, 0.0, -1.0, 1.0, 1.0, 2.0, 0.0])
c56 = Parameter('c56', (F32, [2]), [0.5, -1.0])
t57 = Output('t57', (F32, [1, 1, 5, 2]))
x58 = Input('x58', (F32, [2, 1, 8, 2]))
c59 = Parameter('c59', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jrg!3_Wa41z#q|CyzIaS4nBOXH^~Z&=y*s|UH73=j', 1.0
))
c60 = Parameter('c60', (F32, [2]), [0.5, -1.0])
t61 = Output('t61', (F32, [2, 1, 8, 2]))
c62 = Parameter('c62', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jrdu>k-82*R+I|8EA(6lInz&|jBm!><xz4;a}F{Q', 1.0
))
c63 = Parameter('c63', (F32, [2]), [0.5, -1.0])
t64 = Output('t64', (F32, [2, 1, 8, 2]))
c65 = Parameter('c65', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jTQ0RaF22!k+g|IFaVxoma?9Tz#^M7Q=np%3~', 1.0
))
c66 = Parameter('c66', (F32, [2]), [0.5, -1.0])
t67 = Output('t67', (F32, [2, 1, 4, 2]))
c68 = Parameter('c68', (F32, [2, 3, 1, 2]), [1.0, -1.0, -2.0, -1.0, 0.0, -1.0, 0.0, -1.0, -2.0, 1.0, 2.0, 2.0])
c69 = Parameter('c69', (F32, [2]), [0.5, -1.0])
t70 = Output('t70', (F32, [2, 1, 8, 2]))
c71 = Parameter('c71', (F32, [2, 1, 3, 2]), [0.0, -2.0, 2.0, -1.0, 1.0, 2.0, 0.0, -2.0, 0.0, -1.0, 1.0, 1.0])
c72 = Parameter('c72', (F32, [2]), [0.5, -1.0])
t73 = Output('t73', (F32, [2, 1, 8, 2]))
c74 = Parameter('c74', (F32, [2, 2, 2, 2]), [1.0, 1.0, -1.0, -2.0, 1.0, -1.0, -1.0, -2.0, 2.0, -1.0, -1.0, 1.0, 0.0, 0.0, 1.0, 0.0])
c75 = Parameter('c75', (F32, [2]), [0.5, -1.0])
t76 = Output('t76', (F32, [2, 1, 8, 2]))
x77 = Input('x77', (F32, [1, 4, 1, 2]))
c78 = Parameter('c78', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j@nu?+wK48pLG|8It>9!>0qqoKs5rhHZeJqP>^0s', 1.0
))
c79 = Parameter('c79', (F32, [2]), [0.5, -1.0])
t80 = Output('t80', (F32, [1, 4, 1, 2]))
c81 = Parameter('c81', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-kGu!4Uv348kzu{bz<=^OGvrW|%HGEup`M?E(2J4*d', 1.0
))
c82 = Parameter('c82', (F32, [2]), [0.5, -1.0])
t83 = Output('t83', (F32, [1, 4, 1, 2]))
c84 = Parameter('c84', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jrZfeiov48ow=|8Lffut`#w*(m#otwpNw03GHI0s', 1.0
))
c85 = Parameter('c85', (F32, [2]), [0.5, -1.0])
t86 = Output('t86', (F32, [1, 2, 1, 2]))
c87 = Parameter('c87', (F32, [2, 3, 1, 2]), [1.0, 0.0, 1.0, 2.0, -2.0, 1.0, 1.0, -2.0, 2.0, -2.0, 2.0, -1.0])
c88 = Parameter('c88', (F32, [2]), [0.5, -1.0])
t89 = Output('t89', (F32, [1, 4, 1, 2]))
c90 = Parameter('c90', (F32, [2, 1, 3, 2]), [-2.0, 1.0, -2.0, 0.0, 1.0, 2.0, -2.0, -1.0, 1.0, 1.0, 1.0, -1.0])
c91 = Parameter('c91', (F32, [2]), [0.5, -1.0])
t92 = Output('t92', (F32, [1, 4, 1, 2]))
c93 = Parameter('c93', (F32, [2, 2, 2, 2]), [-1.0, 1.0, 2.0, -2.0, -1.0, -1.0, 2.0, -2.0, -1.0, 1.0, 2.0, 0.0, 2.0, -2.0, -1.0, 0.0])
c94 = Parameter('c94', (F32, [2]), [0.5, -1.0])
t95 = Output('t95', (F32, [1, 2, 1, 2]))
x96 = Input('x96', (F32, [2, 7, 1, 2]))
c97 = Parameter('c97', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jreu>k-82*NPv|2G%S7Fl0_k}@GfTKp_>rN|2s', 1.0
))
c98 = Parameter('c98', (F32, [2]), [0.5, -1.0])
t99 = Output('t99', (F32, [2, 7, 1, 2]))
c100 = Parameter('c100', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j@m!4Uv35Q0FY|C%+I53@|OY5iR!<fh|PKpz4#3=9', 1.0
))
c101 = Parameter('c101', (F32, [2]), [0.5, -1.0])
t102 = Output('t102', (F32, [2, 7, 1, 2]))
c103 = Parameter('c103', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jrdu>k-82*NPR|2G%Slo@E(<rAftii4R25A0$M{{', 1.0
))
c104 = Parameter('c104', (F32, [2]), [0.5, -1.0])
t105 = Output('t105', (F32, [2, 4, 1, 2]))
c106 = Parameter('c106', (F32, [2, 3, 1, 2]), [-2.0, 1.0, 2.0, 2.0, 0.0, -2.0, -1.0, 0.0, 1.0, 2.0, -2.0, 2.0])
c107 = Parameter('c107', (F32, [2]), [0.5, -1.0])
t108 = Output('t108', (F32, [2, 7, 1, 2]))
c109 = Parameter('c109', (F32, [2, 1, 3, 2]), [0.0, 1.0, 1.0, 1.0, -2.0, -2.0, 0.0, -1.0, -2.0, 0.0, 1.0, 2.0])
c110 = Parameter('c110', (F32, [2]), [0.5, -1.0])
t111 = Output('t111', (F32, [2, 7, 1, 2]))
c112 = Parameter('c112', (F32, [2, 2, 2, 2]), [1.0, 2.0, -2.0, -1.0, 2.0, -1.0, -1.0, -1.0, -2.0, 1.0, 2.0, -2.0, 0.0, 0.0, 2.0, 0.0])
c113 = Parameter('c113', (F32, [2]), [0.5, -1.0])
t114 = Output('t114', (F32, [2, 4, 1, 2]))
x115 = Input('x115', (F32, [1, 2, 2, 2]))
c116 = Parameter('c116', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jrfu>k-82*NPv|2I?3n9P>G5d|qMX31Y22hR8m3I', 1.0
))
c117 = Parameter('c117', (F32, [2]), [0.5, -1.0])
t118 = Output('t118', (F32, [1, 2, 2, 2]))
c119 = Parameter('c119', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-jrf!3_Wa41z%I{xd`UkQ~&~<!p#Lk)-ThL>?`*5cm', 1.0
))
c120 = Parameter('c120', (F32, [2]), [0.5, -1.0])
t121 = Output('t121', (F32, [1, 2, 2, 2]))
c122 = Parameter('c122', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-j@n!3_Wa2!p`F{xe&Z&m~wRA({^g&W*vIB@14x2M+', 1.0
))
c123 = Parameter('c123', (F32, [2]), [0.5, -1.0])
t124 = Output('t124', (F32, [1, 1, 1, 2]))
c125 = Parameter('c125', (F32, [2, 3, 1, 2]), [-1.0, 2.0, -2.0, 2.0, 2.0, 1.0, -1.0, 1.0, -2.0, -1.0, 1.0, 2.0])
c126 = Parameter('c126', (F32, [2]), [0.5, -1.0])
t127 = Output('t127', (F32, [1, 2, 2, 2]))
c128 = Parameter('c128', (F32, [2, 1, 3, 2]), [0.0, 0.0, 1.0, 0.0, -2.0, 2.0, 2.0, 2.0, -2.0, 1.0, -1.0, 2.0])
c129 = Parameter('c129', (F32, [2]), [0.5, -1.0])
t130 = Output('t130', (F32, [1, 2, 2, 2]))
c131 = Parameter('c131', (F32, [2, 2, 2, 2]), [1.0, 0.0, -2.0, -1.0, 1.0, 2.0, 2.0, 1.0, -1.0, -2.0, 1.0, 2.0, 2.0, 0.0, 0.0, 0.0])
c132 = Parameter('c132', (F32, [2]), [0.5, -1.0])
t133 = Output('t133', (F32, [1, 1, 2, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0, False).To(t4)
model.Operation('CONV_2D', x1, c5, c6, 1, 1, 1, 1, 1, 1, 0, False).To(t7)
model.Operation('CONV_2D', x1, c8, c9, 1, 2, 2, 0, False).To(t10)
model.Operation('CONV_2D', x1, c11, c12, 0, 0, 1, 1, 1, 1, 0, False).To(t13)
model.Operation('CONV_2D', x1, c14, c15, 1, 1, 0, 0, 1, 1, 0, False).To(t16)
model.Operation('CONV_2D', x1, c17, c18, 1, 1, 2, 0, False).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 1, 1, 1, 0, False).To(t23)
model.Operation('CONV_2D', x20, c24, c25, 1, 1, 1, 1, 1, 1, 0, False).To(t26)
model.Operation('CONV_2D', x20, c27, c28, 1, 2, 2, 0, False).To(t29)
model.Operation('CONV_2D', x20, c30, c31, 0, 0, 1, 1, 1, 1, 0, False).To(t32)
model.Operation('CONV_2D', x20, c33, c34, 1, 1, 0, 0, 1, 1, 0, False).To(t35)
model.Operation('CONV_2D', x20, c36, c37, 1, 1, 2, 0, False).To(t38)
model.Operation('CONV_2D', x39, c40, c41, 1, 1, 1, 0, False).To(t42)
model.Operation('CONV_2D', x39, c43, c44, 1, 1, 1, 1, 1, 1, 0, False).To(t45)
model.Operation('CONV_2D', x39, c46, c47, 1, 2, 2, 0, False).To(t48)
model.Operation('CONV_2D', x39, c49, c50, 0, 0, 1, 1, 1, 1, 0, False).To(t51)
model.Operation('CONV_2D', x39, c52, c53, 1, 1, 0, 0, 1, 1, 0, False).To(t54)
model.Operation('CONV_2D', x39, c55, c56, 1, 1, 2, 0, False).To(t57)
model.Operation('CONV_2D', x58, c59, c60, 1, 1, 1, 0, False).To(t61)
model.Operation('CONV_2D', x58, c62, c63, 1, 1, 1, 1, 1, 1, 0, False).To(t64)
model.Operation('CONV_2D', x58, c65, c66, 1, 2, 2, 0, False).To(t67)
model.Operation('CONV_2D', x58, c68, c69, 0, 0, 1, 1, 1, 1, 0, False).To(t70)
model.Operation('CONV_2D', x58, c71, c72, 1, 1, 0, 0, 1, 1, 0, False).To(t73)
model.Operation('CONV_2D', x58, c74, c75, 1, 1, 2, 0, False).To(t76)
model.Operation('CONV_2D', x77, c78, c79, 1, 1, 1, 0, False).To(t80)
model.Operation('CONV_2D', x77, c81, c82, 1, 1, 1, 1, 1, 1, 0, False).To(t83)
model.Operation('CONV_2D', x77, c84, c85, 1, 2, 2, 0, False).To(t86)
model.Operation('CONV_2D', x77, c87, c88, 0, 0, 1, 1, 1, 1, 0, False).To(t89)
model.Operation('CONV_2D', x77, c90, c91, 1, 1, 0, 0, 1, 1, 0, False).To(t92)
model.Operation('CONV_2D', x77, c93, c94, 1, 1, 2, 0, False).To(t95)
model.Operation('CONV_2D', x96, c97, c98, 1, 1, 1, 0, False).To(t99)
model.Operation('CONV_2D', x96, c100, c101, 1, 1, 1, 1, 1, 1, 0, False).To(t102)
model.Operation('CONV_2D', x96, c103, c104, 1, 2, 2, 0, False).To(t105)
model.Operation('CONV_2D', x96, c106, c107, 0, 0, 1, 1, 1, 1, 0, False).To(t108)
model.Operation('CONV_2D', x96, c109, c110, 1, 1, 0, 0, 1, 1, 0, False).To(t111)
model.Operation('CONV_2D', x96, c112, c113, 1, 1, 2, 0, False).To(t114)
model.Operation('CONV_2D', x115, c116, c117, 1, 1, 1, 0, False).To(t118)
model.Operation('CONV_2D', x115, c119, c120, 1, 1, 1, 1, 1, 1, 0, False).To(t121)
model.Operation('CONV_2D', x115, c122, c123, 1, 2, 2, 0, False).To(t124)
model.Operation('CONV_2D', x115, c125, c126, 0, 0, 1, 1, 1, 1, 0, False).To(t127)
model.Operation('CONV_2D', x115, c128, c129, 1, 1, 0, 0, 1, 1, 0, False).To(t130)
model.Operation('CONV_2D', x115, c131, c132, 1, 1, 2, 0, False).To(t133)
Example({
    x1: [2.0, -3.5],
    t4: [2.5, -5.0],
    t7: [0.0, -1.5],
    t10: [-1.0, 3.0],
    t13: [1.0, -8.5],
    t16: [2.5, -4.5],
    t19: [-1.5, 2.5],
    x20: [1.0, 0.5, 2.5, -3.5, -1.0, -3.0, -3.5, 2.5, -2.0, 1.0, -2.5, 2.0, -1.5, -2.0, 3.0, 2.5],
    t23: [4.0, -4.5, 20.0, 12.5, 1.5, 5.0, -17.0, -18.5, -3.5, -1.0, -1.5, -7.0, -12.5, -9.0, -3.0, -4.5],
    t26: [-1.5, 2.0, 1.5, 0.0, 0.5, 0.0, -2.5, 1.5, -2.0, -6.0, -3.0, -4.5, 15.0, 11.0, -1.5, -5.5],
    t29: [17.0, -6.5, -8.5, 7.5, 2.5, 6.5, -8.0, 1.0],
    t32: [-1.0, -1.0, -8.0, -10.5, -0.5, -6.0, 10.0, 7.5, 5.5, 3.0, 7.5, 5.5, 1.5, -3.5, -3.0, 1.0],
    t35: [6.0, 1.5, -4.5, 4.0, -19.5, -6.5, 2.5, -11.0, -1.0, -10.0, 11.5, -11.0, 9.5, 13.5, -1.0, 3.0],
    t38: [-8.0, 8.5, -10.0, 6.5, 5.0, -11.0, 9.0, -5.5, 11.5, -8.0, 8.0, 0.0, -5.5, -11.0, 2.5, 7.5],
    x39: [-2.0, -2.0, -0.5, 2.5, -2.5, 1.5, 0.5, 2.0, 3.5, -1.0],
    t42: [-0.5, 5.0, 5.0, -1.5, 0.0, 0.5, -2.0, 3.0, 5.5, -2.5],
    t45: [3.0, -3.0, 0.0, 6.5, 5.0, -3.5, 1.0, 9.0, 2.5, 0.0],
    t48: [2.0, 3.0, 6.5, 8.5, -1.0, 3.5],
    t51: [0.5, 5.0, -5.5, -5.5, -7.5, -1.5, -2.5, -5.5, 9.5, -2.5],
    t54: [-5.0, 8.5, -11.5, 5.0, -4.5, -2.5, 9.0, -12.5, 10.5, -5.0],
    t57: [2.0, -7.5, 8.0, -3.5, 3.0, -8.0, -2.5, 1.0, 3.0, 6.0],
    x58: packed('|i1',
    'c-jTQfeipK2m-Lcl>g7wh-PhA-tsNjH<?7}$_#YcdLJfr5Ay', 0.5
),
    t61: packed('|i1',
    'c-rIq#;Nq0`y&f0Gy9KMA9#fs-ifJvee;EZ`_E7De<uXE0N26}3j', 0.5
),
    t64: packed('|i1',
    'c-jFV0N?-h>i7Kk8VMf={P6w&5DWPM_Xz6k2oVka1Q7}N_XYPMmJk*', 0.5
),
    t67: [-6.5, -2.0, -0.5, 0.0, 4.5, -6.0, -8.5, 4.0, -5.0, 7.0, 4.0, -3.0, 1.5, 8.0, -7.0, 2.0],
    t70: packed('|i1',
    'c-jFV0N?-p^7-x${0jsI1qAa7{qp(z`}6z_`UeR3_X-gW0`m1U`4Qm', 0.5
),
    t73: packed('|i1',
    'c-rG;Vf)X_!NvFK&%ZzN(gMsP?C;<F{J|^8{{6xG|BOP+0LSGGQ~', 0.5
),
    t76: packed('|i1',
    'c-muT5aayE^yd%vI}Wzj|GAmJFw6e>&hhgjvmp2Dx8J$g0oWA|5C', 0.5
),
    x77: [-1.0, 1.0, 1.0, -2.5, 4.0, 3.5, 4.0, -0.5],
    t80: [-1.0, 0.0, -1.0, -3.0, 3.0, -5.5, -2.5, 6.5],
    t83: [2.5, 1.0, 3.5, 0.0, 0.5, -5.0, -3.5, -4.0],
    t86: [-6.0, 23.0, 9.0, 7.5],
    t89: [-3.0, -0.5, -9.0, 7.5, 4.0, 14.5, 7.5, 5.0],
    t92: [2.5, -1.0, -1.5, -2.5, -7.5, 6.5, -7.5, 2.5],
    t95: [4.0, 8.0, -3.5, 7.5],
    x96: packed('|i1',
    'c-s5T@}G_I#}6i^zZ^f<|1th%WckU#{_iLIk3URI0KlIN`v', 0.5
),
    t99: packed('|i1',
    'c-rG)VrBXE@dX3phyR~`b25G56XyJ*$nb*y?^9k50ISIh_5', 0.5
),
    t102: packed('|i1',
    'c-jFR0OS7}{s8g)@d^*w^4SLW7Wn=X2^{zL=Pd~W>FxgFY!BA', 0.5
),
    t105: [-12.5, 4.0, 6.5, -0.5, 13.0, 0.5, 4.5, -13.5, 0.0, -4.5, -6.5, 2.0, -7.0, 3.0, -0.5, 7.0],
    t108: packed('|i1',
    'c-jFR0OSAj4=Mcj1o7`7;{M|E`SJVoBnk8rB>4vV^%V>WN)Z_', 0.5
),
    t111: packed('|i1',
    'c-mv&U}O08=Qkh2FUEIlAO8Mf`@_V;_JNV-D<A7G0I7Tn`v', 0.5
),
    t114: [-2.0, 6.0, -16.0, -6.0, 10.5, -4.5, 2.0, -9.0, -5.0, -4.5, 13.0, 10.0, -2.0, 9.5, 3.5, -2.0],
    x115: [-1.0, 0.5, 3.0, -0.5, 1.0, -3.0, 2.0, 2.5],
    t118: [-12.5, 5.5, 8.5, -14.5, 3.0, -7.5, -1.5, -2.5],
    t121: [-4.5, 0.5, 4.5, -11.0, -9.0, 5.0, 10.5, -4.0],
    t124: [6.0, 2.0],
    t127: [2.5, -4.5, 0.0, 0.5, -5.5, 1.5, -2.5, -11.0],
    t130: [-7.5, -2.5, 3.5, -8.5, 2.5, -3.0, 2.5, -6.5],
    t133: [-4.5, 3.0, 10.5, 1.0],
}, name='images').AddVariations('float16').DisableLifeTimeVariation()

# Images have one row, one column or one pixel, of one and of two in a batch: most of what filters
# see is padding.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 1, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oD~!3n@H0K>oxZiFx%Jn072>kv_cwP5VB$v$Vi(VQP$(Zvz*'
))
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 1, 1, 2], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-jrgu?+w)48t&?$dLc9^&l82S7INarPYDSW(;wYA9_}C6uS'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c6 = Parameter('c6', (I32, [2]), [2, -8])
t7 = Output('t7', (U8, [1, 1, 1, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oD|!3h8$0K-5BFQtSGt|J)kktQklgfb-ztsC`C&qo*8<q{h'
))
c9 = Parameter('c9', (I32, [2], 0.25, 0), [2, -4])
t10 = Output('t10', (U8, [1, 1, 1, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 2]), [-2, 0, 4, 2, 2, 0, 0, 8, -8, 4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c12 = Parameter('c12', (I32, [2]), [2, -8])
t13 = Output('t13', (U8, [1, 1, 1, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [2, 1, 3, 2], 0.5, 128), [132, 128, 130, 128, 124, 124, 130, 128, 128, 130, 132, 126])
c15 = Parameter('c15', (I32, [2], 0.25, 0), [2, -4])
t16 = Output('t16', (U8, [1, 1, 1, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [-2, 0, -2, 0, 2, 2, 4, -4, 0, -4, 8, 0, 0, 0, -4, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [2, -8])
t19 = Output('t19', (U8, [1, 1, 1, 2], 0.5, 120))
x20 = Input('x20', (U8, [2, 1, 4, 2], 0.5, 120))
c21 = Parameter('c21', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oDK!3h8`41_xP5#(_2hE7oNqb9C8NvlD&=N%}u=YtE_BN7n'
))
c22 = Parameter('c22', (I32, [2], 0.25, 0), [2, -4])
t23 = Output('t23', (U8, [2, 1, 4, 2], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-jqyF$w?x5P~8a?*FfCaJU3fVjCou$li_2p3*iv2elB_'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c25 = Parameter('c25', (I32, [2]), [2, -8])
t26 = Output('t26', (U8, [2, 1, 4, 2], 0.5, 120))
c27 = Parameter('c27', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oD~!3n@H0K>oxZj3M*JfRa*a37_EZX{VB8Gciv#GW5r)B6$s'
))
c28 = Parameter('c28', (I32, [2], 0.25, 0), [2, -4])
t29 = Output('t29', (U8, [2, 1, 2, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 2]), [-2, 4, -4, 2, -4, -2, -8, -8, -4, 8, -8, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c31 = Parameter('c31', (I32, [2]), [2, -8])
t32 = Output('t32', (U8, [2, 1, 4, 2], 0.5, 120))
c33 = Parameter('c33', (U8, [2, 1, 3, 2], 0.5, 128), [124, 132, 126, 130, 130, 126, 124, 128, 132, 124, 132, 130])
c34 = Parameter('c34', (I32, [2], 0.25, 0), [2, -4])
t35 = Output('t35', (U8, [2, 1, 4, 2], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [-2, 4, -4, 2, 0, 4, 2, 2, 8, 4, 0, -8, -4, 4, 4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c37 = Parameter('c37', (I32, [2]), [2, -8])
t38 = Output('t38', (U8, [2, 1, 4, 2], 0.5, 120))
x39 = Input('x39', (U8, [1, 1, 5, 2], 0.5, 120))
c40 = Parameter('c40', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oDHfe8RW5Q2X2hzJM&MmR-O0K1K{skBRW44UX2_}FO@4*'
))
c41 = Parameter('c41', (I32, [2], 0.25, 0), [2, -4])
t42 = Output('t42', (U8, [1, 1, 5, 2], 0.5, 120))
c43 = Parameter('c43', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-j@iF$w?x2m`T0I`sdqbts}jLX?7YM`R3Ex-Gxp1*(_{GX'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c44 = Parameter('c44', (I32, [2]), [2, -8])
t45 = Output('t45', (U8, [1, 1, 5, 2], 0.5, 120))
c46 = Parameter('c46', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oD~!3h8$00S`xKT0_|xQ<|+!8mM}g`#Ey_iCx)`EUW(`4SH'
))
c47 = Parameter('c47', (I32, [2], 0.25, 0), [2, -4])
t48 = Output('t48', (U8, [1, 1, 3, 2], 0.5, 120))
c49 = Parameter('c49', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 2]), [2, -2, 4, -4, 0, -4, 8, 4, -4, -8, 8, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c50 = Parameter('c50', (I32, [2]), [2, -8])
t51 = Output('t51', (U8, [1, 1, 5, 2], 0.5, 120))
c52 = Parameter('c52', (U8, [2, 1, 3, 2], 0.5, 128), [128, 130, 132, 126, 132, 126, 126, 126, 126, 124, 124, 130])
c53 = Parameter('c53', (I32, [2], 0.25, 0), [2, -4])
t54 = Output('t54', (U8, [1, 1, 5, 2], 0.5, 120))
c55 = Parameter('c55', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [2, 2, -2, 4, 0, -2, -4, 0, 8, 0, 0, -4, 4, 4, 8, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c56 = Parameter('c56', (I32, [2]), [2, -8])
t57 = Output('t57', (U8, [1, 1, 5, 2], 0.5, 120))
x58 = Input('x58', (U8, [2, 1, 8, 2], 0.5, 120))
c59 = Parameter('c59', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oDL(Fp)R6oPK>hzJM2MtJ@xh)8g0JQbTYs7UPE@4yG#nGzo'
))
c60 = Parameter('c60', (I32, [2], 0.25, 0), [2, -4])
t61 = Output('t61', (U8, [2, 1, 8, 2], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-jrdu?+w)5CXB&i-P^9r9dcg<vVs|6ZEgMrI@4<#>xX2?GFC'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c63 = Parameter('c63', (I32, [2]), [2, -8])
t64 = Output('t64', (U8, [2, 1, 8, 2], 0.5, 120))
c65 = Parameter('c65', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oD@fe8RG48yP;9*hY&d@odTDWPGY%ps||n6&gAe9~DF^8'
))
c66 = Parameter('c66', (I32, [2], 0.25, 0), [2, -4])
t67 = Output('t67', (U8, [2, 1, 4, 2], 0.5, 120))
c68 = Parameter('c68', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 2]), [2, -2, -4, -2, 0, -2, 0, -4, -8, 4, 8, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c69 = Parameter('c69', (I32, [2]), [2, -8])
t70 = Output('t70', (U8, [2, 1, 8, 2], 0.5, 120))
c71 = Parameter('c71', (U8, [2, 1, 3, 2], 0.5, 128), [128, 124, 132, 126, 130, 132, 128, 124, 128, 126, 130, 130])
c72 = Parameter('c72', (I32, [2], 0.25, 0), [2, -4])
t73 = Output('t73', (U8, [2, 1, 8, 2], 0.5, 120))
c74 = Parameter('c74', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [2, 2, -2, -4, 2, -2, -2, -4, 8, -4, -4, 4, 0, 0, 4, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c75 = Parameter('c75', (I32, [2]), [2, -8])
t76 = Output('t76', (U8, [2, 1, 8, 2], 0.5, 120))
x77 = Input('x77', (U8, [1, 4, 1, 2], 0.5, 120))
c78 = Parameter('c78', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oD~!3h8$00S`xFXbpVxVV9NhM5*iMwne(co`A&e7Mz55(5'
))
c79 = Parameter('c79', (I32, [2], 0.25, 0), [2, -4])
t80 = Output('t80', (U8, [1, 4, 1, 2], 0.5, 120))
c81 = Parameter('c81', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-kGtu?YY`5CTCt4D7#JgGC;GqQR2kCLcR_No6%IKkxwgP!90'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c82 = Parameter('c82', (I32, [2]), [2, -8])
t83 = Output('t83', (U8, [1, 4, 1, 2], 0.5, 120))
c84 = Parameter('c84', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oD^fe8R00K+g3AES&Ot|u7M$`+_=34J#cgGA@~Z~@gL5(5'
))
c85 = Parameter('c85', (I32, [2], 0.25, 0), [2, -4])
t86 = Output('t86', (U8, [1, 2, 1, 2], 0.5, 120))
c87 = Parameter('c87', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 2]), [2, 0, 2, 4, -4, 2, 4, -8, 8, -8, 8, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c88 = Parameter('c88', (I32, [2]), [2, -8])
t89 = Output('t89', (U8, [1, 4, 1, 2], 0.5, 120))
c90 = Parameter('c90', (U8, [2, 1, 3, 2], 0.5, 128), [124, 130, 124, 128, 130, 132, 124, 126, 130, 130, 130, 126])
c91 = Parameter('c91', (I32, [2], 0.25, 0), [2, -4])
t92 = Output('t92', (U8, [1, 4, 1, 2], 0.5, 120))
c93 = Parameter('c93', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [-2, 2, 4, -4, -2, -2, 4, -4, -4, 4, 8, 0, 8, -8, -4, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c94 = Parameter('c94', (I32, [2]), [2, -8])
t95 = Output('t95', (U8, [1, 2, 1, 2], 0.5, 120))
x96 = Input('x96', (U8, [2, 7, 1, 2], 0.5, 120))
c97 = Parameter('c97', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oD}!3h8W3<9wZE+TS+w<9#a2=@diDHg<t7F`@M4-4Ie5+e'
))
c98 = Parameter('c98', (I32, [2], 0.25, 0), [2, -4])
t99 = Output('t99', (U8, [2, 7, 1, 2], 0.5, 120))
c100 = Parameter('c100', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-j@l!3h8`48uSZ^zi=E`VmZ11cwUK!t(8)E8eW`BFTOO7YrE'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c101 = Parameter('c101', (I32, [2]), [2, -8])
t102 = Output('t102', (U8, [2, 7, 1, 2], 0.5, 120))
c103 = Parameter('c103', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oD|!3h8$00S`xKT0_|xQ<|63Dqr2UkXk-BpRB^`EUW%VG;c'
))
c104 = Parameter('c104', (I32, [2], 0.25, 0), [2, -4])
t105 = Output('t105', (U8, [2, 4, 1, 2], 0.5, 120))
c106 = Parameter('c106', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 2]), [-4, 2, 4, 4, 0, -4, -4, 0, 4, 8, -8, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c107 = Parameter('c107', (I32, [2]), [2, -8])
t108 = Output('t108', (U8, [2, 7, 1, 2], 0.5, 120))
c109 = Parameter('c109', (U8, [2, 1, 3, 2], 0.5, 128), [128, 130, 130, 130, 124, 124, 128, 126, 124, 128, 130, 132])
c110 = Parameter('c110', (I32, [2], 0.25, 0), [2, -4])
t111 = Output('t111', (U8, [2, 7, 1, 2], 0.5, 120))
c112 = Parameter('c112', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [2, 4, -4, -2, 4, -2, -2, -2, -8, 4, 8, -8, 0, 0, 8, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c113 = Parameter('c113', (I32, [2]), [2, -8])
t114 = Output('t114', (U8, [2, 4, 1, 2], 0.5, 120))
x115 = Input('x115', (U8, [1, 2, 2, 2], 0.5, 120))
c116 = Parameter('c116', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oD~!3h8$00S`xFGndixQ<|+Y1rHo3yRZ}rhPZ!`EUW*r4kb'
))
c117 = Parameter('c117', (I32, [2], 0.25, 0), [2, -4])
t118 = Output('t118', (U8, [1, 2, 2, 2], 0.5, 120))
c119 = Parameter('c119', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-jrbu?+w)5CX9iqWJx%r9dcg;cBXWo+#U52XN{;n&ts4`4Hs'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c120 = Parameter('c120', (I32, [2]), [2, -8])
t121 = Output('t121', (U8, [1, 2, 2, 2], 0.5, 120))
c122 = Parameter('c122', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-oD~!3h8`48y<<9*hwhyy*tLk3hyssrG?@vtuyZ(DUH}+;tKi'
))
c123 = Parameter('c123', (I32, [2], 0.25, 0), [2, -4])
t124 = Output('t124', (U8, [1, 1, 1, 2], 0.5, 120))
c125 = Parameter('c125', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 2]), [-2, 4, -4, 4, 4, 2, -4, 4, -8, -4, 4, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c126 = Parameter('c126', (I32, [2]), [2, -8])
t127 = Output('t127', (U8, [1, 2, 2, 2], 0.5, 120))
c128 = Parameter('c128', (U8, [2, 1, 3, 2], 0.5, 128), [128, 128, 130, 128, 124, 132, 132, 132, 124, 130, 126, 132])
c129 = Parameter('c129', (I32, [2], 0.25, 0), [2, -4])
t130 = Output('t130', (U8, [1, 2, 2, 2], 0.5, 120))
c131 = Parameter('c131', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 2]), [2, 0, -4, -2, 2, 4, 4, 2, -4, -8, 4, 8, 8, 0, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c132 = Parameter('c132', (I32, [2]), [2, -8])
t133 = Output('t133', (U8, [1, 1, 2, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0, False).To(t4)
model.Operation('CONV_2D', x1, c5, c6, 1, 1, 1, 1, 1, 1, 0, False).To(t7)
model.Operation('CONV_2D', x1, c8, c9, 1, 2, 2, 0, False).To(t10)
model.Operation('CONV_2D', x1, c11, c12, 0, 0, 1, 1, 1, 1, 0, False).To(t13)
model.Operation('CONV_2D', x1, c14, c15, 1, 1, 0, 0, 1, 1, 0, False).To(t16)
model.Operation('CONV_2D', x1, c17, c18, 1, 1, 2, 0, False).To(t19)
model.Operation('CONV_2D', x20, c21, c22, 1, 1, 1, 0, False).To(t23)
model.Operation('CONV_2D', x20, c24, c25, 1, 1, 1, 1, 1, 1, 0, False).To(t26)
model.Operation('CONV_2D', x20, c27, c28, 1, 2, 2, 0, False).To(t29)
model.Operation('CONV_2D', x20, c30, c31, 0, 0, 1, 1, 1, 1, 0, False).To(t32)
model.Operation('CONV_2D', x20, c33, c34, 1, 1, 0, 0, 1, 1, 0, False).To(t35)
model.Operation('CONV_2D', x20, c36, c37, 1, 1, 2, 0, False).To(t38)
model.Operation('CONV_2D', x39, c40, c41, 1, 1, 1, 0, False).To(t42)
model.Operation('CONV_2D', x39, c43, c44, 1, 1, 1, 1, 1, 1, 0, False).To(t45)
model.Operation('CONV_2D', x39, c46, c47, 1, 2, 2, 0, False).To(t48)
model.Operation('CONV_2D', x39, c49, c50, 0, 0, 1, 1, 1, 1, 0, False).To(t51)
model.Operation('CONV_2D', x39, c52, c53, 1, 1, 0, 0, 1, 1, 0, False).To(t54)
model.Operation('CONV_2D', x39, c55, c56, 1, 1, 2, 0, False).To(t57)
model.Operation('CONV_2D', x58, c59, c60, 1, 1, 1, 0, False).To(t61)
model.Operation('CONV_2D', x58, c62, c63, 1, 1, 1, 1, 1, 1, 0, False).To(t64)
model.Operation('CONV_2D', x58, c65, c66, 1, 2, 2, 0, False).To(t67)
model.Operation('CONV_2D', x58, c68, c69, 0, 0, 1, 1, 1, 1, 0, False).To(t70)
model.Operation('CONV_2D', x58, c71, c72, 1, 1, 0, 0, 1, 1, 0, False).To(t73)
model.Operation('CONV_2D', x58, c74, c75, 1, 1, 2, 0, False).To(t76)
model.Operation('CONV_2D', x77, c78, c79, 1, 1, 1, 0, False).To(t80)
model.Operation('CONV_2D', x77, c81, c82, 1, 1, 1, 1, 1, 1, 0, False).To(t83)
model.Operation('CONV_2D', x77, c84, c85, 1, 2, 2, 0, False).To(t86)
model.Operation('CONV_2D', x77, c87, c88, 0, 0, 1, 1, 1, 1, 0, False).To(t89)
model.Operation('CONV_2D', x77, c90, c91, 1, 1, 0, 0, 1, 1, 0, False).To(t92)
model.Operation('CONV_2D', x77, c93, c94, 1, 1, 2, 0, False).To(t95)
model.Operation('CONV_2D', x96, c97, c98, 1, 1, 1, 0, False).To(t99)
model.Operation('CONV_2D', x96, c100, c101, 1, 1, 1, 1, 1, 1, 0, False).To(t102)
model.Operation('CONV_2D', x96, c103, c104, 1, 2, 2, 0, False).To(t105)
model.Operation('CONV_2D', x96, c106, c107, 0, 0, 1, 1, 1, 1, 0, False).To(t108)
model.Operation('CONV_2D', x96, c109, c110, 1, 1, 0, 0, 1, 1, 0, False).To(t111)
model.Operation('CONV_2D', x96, c112, c113, 1, 1, 2, 0, False).To(t114)
model.Operation('CONV_2D', x115, c116, c117, 1, 1, 1, 0, False).To(t118)
model.Operation('CONV_2D', x115, c119, c120, 1, 1, 1, 1, 1, 1, 0, False).To(t121)
model.Operation('CONV_2D', x115, c122, c123, 1, 2, 2, 0, False).To(t124)
model.Operation('CONV_2D', x115, c125, c126, 0, 0, 1, 1, 1, 1, 0, False).To(t127)
model.Operation('CONV_2D', x115, c128, c129, 1, 1, 0, 0, 1, 1, 0, False).To(t130)
model.Operation('CONV_2D', x115, c131, c132, 1, 1, 2, 0, False).To(t133)
Example({
    x1: [124, 113],
    t4: [125, 110],
    t7: [120, 117],
    t10: [118, 126],
    t13: [122, 103],
    t16: [125, 111],
    t19: [117, 125],
    x20: [122, 121, 125, 113, 118, 114, 113, 125, 116, 122, 115, 124, 117, 116, 126, 125],
    t23: [128, 111, 160, 145, 123, 130, 86, 83, 113, 118, 117, 106, 95, 102, 114, 111],
    t26: [117, 124, 123, 120, 121, 120, 115, 123, 116, 108, 114, 111, 150, 142, 117, 109],
    t29: [154, 107, 103, 135, 125, 133, 104, 122],
    t32: [118, 118, 104, 99, 119, 108, 140, 135, 131, 126, 135, 131, 123, 113, 114, 122],
    t35: [132, 123, 111, 128, 81, 107, 125, 98, 118, 100, 143, 98, 139, 147, 118, 126],
    t38: [104, 137, 100, 133, 130, 98, 138, 109, 143, 104, 136, 120, 109, 98, 125, 135],
    x39: [116, 116, 119, 125, 115, 123, 121, 124, 127, 118],
    t42: [119, 130, 130, 117, 120, 121, 116, 126, 131, 115],
    t45: [126, 114, 120, 133, 130, 113, 122, 138, 125, 120],
    t48: [124, 126, 133, 137, 118, 127],
    t51: [121, 130, 109, 109, 105, 117, 115, 109, 139, 115],
    t54: [110, 137, 97, 130, 111, 115, 138, 95, 141, 110],
    t57: [124, 105, 136, 113, 126, 104, 115, 122, 126, 132],
    x58: packed('|i1',
    'c-jTQfeipK2m-K|HA52-ynU^3s6f{+``H{_2dGH{w;%Q94)X'
),
    t61: packed('<i2',
    'c-m{sYn+wboLN&_U0;xt(b`>+);A|NC8wgfq_Drtp`(d`0002nzz+)'
),
    t64: packed('<i2',
    'c-qTN$}cIH)HuDNB%`dNqq(p$zac5Lp|iELrn9jizc!zN0002m<qsA'
),
    t67: [107, 116, 119, 120, 129, 108, 103, 128, 110, 134, 128, 114, 123, 136, 106, 124],
    t70: packed('<i2',
    'c-kw?DokrHX|AcOt;udG%_=M@&Ms*!s&6RBZ|ZEV%F1OR007Xa4&e'
),
    t73: packed('<i2',
    'c-m{OsVlE;XllzUDJz*ixud$LK0T$dptZ9;KO()nva6bb0002%0}oU'
),
    t76: packed('<i2',
    'c-pJ3=xZ#iDk*7BYp6>uZ?4X%o?4XOP?%ZW*_@o3-&D^)0002ovkwp'
),
    x77: [118, 122, 122, 115, 128, 127, 128, 119],
    t80: [118, 120, 118, 114, 126, 109, 115, 133],
    t83: [125, 122, 127, 120, 121, 110, 113, 112],
    t86: [108, 166, 138, 135],
    t89: [114, 119, 102, 135, 128, 149, 135, 130],
    t92: [125, 118, 117, 115, 105, 133, 105, 125],
    t95: [128, 136, 113, 135],
    x96: packed('<i2',
    'c-kwjDX*(6D5$C`Z78TOt1PapDQu`OE37Xlsj6bY0{|@n4I2'
),
    t99: packed('<i2',
    'c-m{Ks;$Y(OsJ^LD9<WxtjcNYZY-Huk<eZm+uFc@2LJ#npA8l'
),
    t102: packed('<i2',
    'c-os(R*_kn+0-7G6<C+wS5Vg7I3+(neraP>Vrm%!9smF)-VFB'
),
    t105: [95, 128, 133, 119, 146, 121, 129, 93, 120, 111, 107, 124, 106, 126, 119, 134],
    t108: packed('<i2',
    'c-qTuUs#e~lbJp<sw^tIFta#kPGe5@oWi=I+};)jJOBVM<qbI'
),
    t111: packed('<i2',
    'c-pIIsH-R{DQ>GMs!XfPC@rZgscNaqsBFn?t1V){0{|@E4I2'
),
    t114: [116, 132, 88, 108, 141, 111, 124, 102, 110, 111, 146, 140, 116, 139, 127, 116],
    x115: [118, 121, 126, 119, 122, 114, 124, 125],
    t118: [95, 131, 137, 91, 126, 105, 117, 115],
    t121: [111, 121, 129, 98, 102, 130, 141, 112],
    t124: [132, 124],
    t127: [125, 111, 120, 121, 109, 123, 115, 98],
    t130: [105, 115, 127, 103, 125, 114, 125, 107],
    t133: [111, 126, 141, 122],
}, name='images_quant8').AddVariations(signed(x1, c2, t4, t7, c8, t10, t13, c14, t16, t19, x20, c21, t23, t26, c27, t29, t32, c33, t35, t38, x39, c40, t42, t45, c46, t48, t51, c52, t54, t57, x58, c59, t61, t64, c65, t67, t70, c71, t73, t76, x77, c78, t80, t83, c84, t86, t89, c90, t92, t95, x96, c97, t99, t102, c103, t105, t108, c109, t111, t114, x115, c116, t118, t121, c122, t124, t127, c128, t130, t133)).DisableLifeTimeVariation()
