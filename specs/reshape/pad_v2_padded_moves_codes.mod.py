# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD_V2: what is padded, chosen, reversed or packed, and moved before or behind.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


I32 = 'TENSOR_INT32'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Sides of padding follow their axes; what is cut off is what was added, or more, or less.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [2, 3, 1], 0.5, -8))
c2 = Parameter('c2', (I32, [3, 2]), [1, 0, 0, 0, 0, 2])
t3 = Internal('t3', (S8, [3, 3, 3], 0.5, -8))
t4 = Output('t4', (S8, [3, 3, 3], 0.5, -8))
x5 = Input('x5', (S8, [2, 3, 1], 0.5, -8))
t6 = Internal('t6', (S8, [3, 1, 2], 0.5, -8))
c7 = Parameter('c7', (I32, [3, 2]), [1, 0, 0, 0, 0, 2])
t8 = Internal('t8', (S8, [4, 1, 4], 0.5, -8))
x9 = Input('x9', (S8, [2, 3], 0.5, -8))
c10 = Parameter('c10', (I32, [2, 2]), [1, 0, 0, 2])
t11 = Internal('t11', (S8, [3, 5], 0.5, -8))
t12 = Output('t12', (S8, [2, 3], 0.5, -8))
x13 = Input('x13', (S8, [2, 3], 0.5, -8))
c14 = Parameter('c14', (I32, [2, 2]), [1, 0, 0, 2])
t15 = Internal('t15', (S8, [3, 5], 0.5, -8))
t16 = Internal('t16', (S8, [2, 3], 0.5, -8))
x17 = Input('x17', (S8, [2, 3], 0.5, -8))
c18 = Parameter('c18', (I32, [2, 2]), [1, 0, 0, 2])
t19 = Internal('t19', (S8, [3, 5], 0.5, -8))
t20 = Output('t20', (S8, [2, 3], 0.5, -8))
c21 = Parameter('c21', (I32, [2, 2]), [1, 0, 0, 2])
t22 = Internal('t22', (S8, [3, 5], 0.5, -8))
t23 = Internal('t23', (S8, [1, 5], 0.5, -8))
c24 = Parameter('c24', (I32, [2, 2]), [1, 0, 0, 2])
t25 = Internal('t25', (S8, [3, 5], 0.5, -8))
t26 = Output('t26', (S8, [3, 2], 0.5, -8))
c27 = Parameter('c27', (I32, [2, 2]), [1, 0, 0, 2])
t28 = Internal('t28', (S8, [3, 5], 0.5, -8))
t29 = Internal('t29', (S8, [2, 3], 0.5, -8))
c30 = Parameter('c30', (I32, [2, 2]), [1, 0, 0, 2])
t31 = Internal('t31', (S8, [3, 5], 0.5, -8))
t32 = Output('t32', (S8, [2, 2], 0.5, -8))
t33 = Internal('t33', (S8, [1, 2], 0.5, -8))
c34 = Parameter('c34', (I32, [2, 2]), [1, 0, 0, 1])
t35 = Internal('t35', (S8, [2, 3], 0.5, -8))
t36 = Internal('t36', (S8, [1, 2], 0.5, -8))
c37 = Parameter('c37', (I32, [2, 2]), [1, 0, 0, 1])
t38 = Output('t38', (S8, [2, 3], 0.5, -8))
c39 = Parameter('c39', (I32, [2, 2]), [1, 0, 0, 2])
t40 = Internal('t40', (S8, [3, 5], 0.5, -8))
c41 = Parameter('c41', (I32, [2, 2]), [1, 0, 0, 2])
t42 = Internal('t42', (S8, [3, 5], 0.5, -8))
t43 = Internal('t43', (S8, [6, 5], 0.5, -8))
c44 = Parameter('c44', (I32, [2, 2]), [0, 0, 0, 1])
t45 = Internal('t45', (S8, [2, 4], 0.5, -8))
c46 = Parameter('c46', (I32, [2, 2]), [0, 0, 0, 1])
t47 = Internal('t47', (S8, [2, 4], 0.5, -8))
t48 = Output('t48', (S8, [4, 4], 0.5, -8))
c49 = Parameter('c49', (I32, [2, 2]), [0, 0, 0, 1])
t50 = Internal('t50', (S8, [2, 4], 0.5, -8))
c51 = Parameter('c51', (I32, [2, 2]), [0, 0, 0, 1])
t52 = Internal('t52', (S8, [2, 4], 0.5, -8))
t53 = Internal('t53', (S8, [4, 4], 0.5, -8))
c54 = Parameter('c54', (I32, [2, 2]), [0, 0, 1, 2])
t55 = Internal('t55', (S8, [2, 6], 0.5, -8))
t56 = Output('t56', (S8, [2, 3], 0.5, -8))
t57 = Internal('t57', (S8, [2, 3], 0.5, -8))
c58 = Parameter('c58', (I32, [2, 2]), [1, 0, 0, 0])
t59 = Internal('t59', (S8, [3, 3], 0.5, -8))
t60 = Output('t60', (S8, [9], 0.5, -8))
c61 = Parameter('c61', (I32, [2, 2]), [0, 0, 1, 0])
t62 = Internal('t62', (S8, [2, 4], 0.5, -8))
t63 = Internal('t63', (S8, [8], 0.5, -8))
c64 = Parameter('c64', (I32, [2, 2]), [1, 0, 0, 0])
t65 = Internal('t65', (S8, [3, 3], 0.5, -8))
c66 = Parameter('c66', (I32, [2, 2]), [0, 0, 1, 0])
t67 = Output('t67', (S8, [3, 4], 0.5, -8))
c68 = Parameter('c68', (I32, [2, 2]), [1, 0, 0, 0])
t69 = Internal('t69', (S8, [3, 3], 0.5, -8))
c70 = Parameter('c70', (I32, [2, 2]), [0, 1, 0, 0])
t71 = Internal('t71', (S8, [4, 3], 0.5, -8))
c72 = Parameter('c72', (I32, [2, 2]), [1, 0, 0, 0])
t73 = Internal('t73', (S8, [3, 3], 0.5, -8))
c74 = Parameter('c74', (I32, [2, 2]), [0, 0, 1, 0])
t75 = Output('t75', (S8, [3, 4], 0.5, -8))
c76 = Parameter('c76', (I32, [2, 2]), [1, 0, 0, 0])
t77 = Internal('t77', (S8, [3, 3], 0.5, -8))
c78 = Parameter('c78', (I32, [2, 2]), [0, 0, 1, 0])
t79 = Internal('t79', (S8, [3, 4], 0.5, -8))
x80 = Input('x80', (S8, [2, 1], 0.5, -8))
c81 = Parameter('c81', (I32, [2, 2]), [0, 0, 1, 0])
t82 = Internal('t82', (S8, [2, 2], 0.5, -8))
t83 = Output('t83', (S8, [2, 4], 0.5, -8))
x84 = Input('x84', (S8, [2, 1], 0.5, -8))
t85 = Internal('t85', (S8, [2, 2], 0.5, -8))
c86 = Parameter('c86', (I32, [2, 2]), [0, 0, 1, 0])
t87 = Internal('t87', (S8, [2, 3], 0.5, -8))
c88 = Parameter('c88', (S8, [1, 2], 0.5, -8), [-6, -12])
c89 = Parameter('c89', (I32, [2, 2]), [1, 0, 0, 2])
t90 = Output('t90', (S8, [2, 4], 0.5, -8))
c91 = Parameter('c91', (S8, [1], 0.5, -8), [-5])
t92 = Output('t92', (S8, [4, 1, 4], 0.5, -8))
t93 = Output('t93', (S8, [2, 3], 0.5, -8))
t94 = Output('t94', (S8, [1, 5], 0.5, -8))
t95 = Output('t95', (S8, [2, 3], 0.5, -8))
t96 = Output('t96', (S8, [2, 3], 0.5, -8))
t97 = Output('t97', (S8, [6, 5], 0.5, -8))
t98 = Output('t98', (S8, [4, 4], 0.5, -8))
t99 = Output('t99', (S8, [2, 3], 0.5, -8))
t100 = Output('t100', (S8, [8], 0.5, -8))
t101 = Output('t101', (S8, [4, 3], 0.5, -8))
t102 = Output('t102', (S8, [3, 4], 0.5, -8))
t103 = Output('t103', (S8, [2, 3], 0.5, -8))
model = Model()
model.Operation('PAD_V2', x1, c2, -3).To(t3)
model.Operation('TRANSPOSE', t3, [1, 2, 0]).To(t4)
model.Operation('TRANSPOSE', x5, [1, 2, 0]).To(t6)
model.Operation('PAD_V2', t6, c7, -3).To(t8)
model.Operation('PAD_V2', x9, c10, -3).To(t11)
model.Operation('SLICE', t11, [1, 0], [2, 3]).To(t12)
model.Operation('PAD_V2', x13, c14, -3).To(t15)
model.Operation('SLICE', t15, [0, 0], [2, 3]).To(t16)
model.Operation('PAD_V2', x17, c18, -3).To(t19)
model.Operation('SLICE', t19, [1, 1], [2, 3]).To(t20)
model.Operation('PAD_V2', x9, c21, -3).To(t22)
model.Operation('SLICE', t22, [0, 0], [1, 5]).To(t23)
model.Operation('PAD_V2', x13, c24, -3).To(t25)
model.Operation('SLICE', t25, [0, 3], [3, 2]).To(t26)
model.Operation('PAD_V2', x17, c27, -3).To(t28)
model.Operation('STRIDED_SLICE', t28, [0, 0], [3, 5], [2, 2], 0, 0, 0).To(t29)
model.Operation('PAD_V2', x9, c30, -3).To(t31)
model.Operation('STRIDED_SLICE', t31, [2, 4], [0, 0], [-1, -2], 0, 0, 0).To(t32)
model.Operation('SLICE', x13, [1, 0], [1, 2]).To(t33)
model.Operation('PAD_V2', t33, c34, -3).To(t35)
model.Operation('SLICE', x17, [1, 0], [1, 2]).To(t36)
model.Operation('PAD', t36, c37).To(t38)
model.Operation('PAD_V2', x9, c39, -3).To(t40)
model.Operation('PAD_V2', x13, c41, -3).To(t42)
model.Operation('CONCATENATION', t40, t42, 0).To(t43)
model.Operation('PAD_V2', x17, c44, -3).To(t45)
model.Operation('PAD_V2', x9, c46, -3).To(t47)
model.Operation('CONCATENATION', t45, t47, 0).To(t48)
model.Operation('PAD_V2', x13, c49, -6).To(t50)
model.Operation('PAD_V2', x17, c51, -3).To(t52)
model.Operation('CONCATENATION', t50, t52, 0).To(t53)
model.Operation('PAD_V2', x9, c54, -3).To(t55)
model.Operation('SPLIT', t55, 1, 2).To(t56, t57)
model.Operation('PAD_V2', x13, c58, -3).To(t59)
model.Operation('RESHAPE', t59, [9]).To(t60)
model.Operation('PAD_V2', x17, c61, -3).To(t62)
model.Operation('RESHAPE', t62, [8]).To(t63)
model.Operation('PAD_V2', x9, c64, -3).To(t65)
model.Operation('PAD_V2', t65, c66, -3).To(t67)
model.Operation('PAD_V2', x13, c68, -3).To(t69)
model.Operation('PAD_V2', t69, c70, -3).To(t71)
model.Operation('PAD_V2', x17, c72, -8).To(t73)
model.Operation('PAD', t73, c74).To(t75)
model.Operation('PAD_V2', x9, c76, -3).To(t77)
model.Operation('PAD_V2', t77, c78, -10).To(t79)
model.Operation('PAD_V2', x80, c81, -3).To(t82)
model.Operation('TILE', t82, [1, 2]).To(t83)
model.Operation('TILE', x84, [1, 2]).To(t85)
model.Operation('PAD_V2', t85, c86, -3).To(t87)
model.Operation('PAD_V2', c88, c89, -3).To(t90)
model.Operation('SUB', c91, t8, 0).To(t92)
model.Operation('SUB', c91, t16, 0).To(t93)
model.Operation('SUB', c91, t23, 0).To(t94)
model.Operation('SUB', c91, t29, 0).To(t95)
model.Operation('SUB', c91, t35, 0).To(t96)
model.Operation('SUB', c91, t43, 0).To(t97)
model.Operation('SUB', c91, t53, 0).To(t98)
model.Operation('SUB', c91, t57, 0).To(t99)
model.Operation('SUB', c91, t63, 0).To(t100)
model.Operation('SUB', c91, t71, 0).To(t101)
model.Operation('SUB', c91, t79, 0).To(t102)
model.Operation('SUB', c91, t87, 0).To(t103)
Example({
    x1: [-51, -12, -8, -16, -5, -30],
    t4: packed('|i1',
    'c-s4W_QPKY`0^Xd`0)rr0|0IL8b|'
),
    x5: [-39, 51, -37, 19, -62, -12],
    x9: [18, 33, 16, 14, 38, -4],
    t12: [18, 33, 16, 14, 38, -4],
    x13: [31, -1, 14, 4, 2, 33],
    x17: [-19, 16, -45, -38, -3, -46],
    t20: [16, -45, -3, -3, -46, -3],
    t26: [-3, -3, -3, -3, -3, -3],
    t32: [-3, -4, -3, 16],
    t38: [-8, -8, -8, -38, -3, -8],
    t48: [-19, 16, -45, -3, -38, -3, -46, -3, 18, 33, 16, -3, 14, 38, -4, -3],
    t56: [-3, 18, 33, -3, 14, 38],
    t60: [-3, -3, -3, 31, -1, 14, 4, 2, 33],
    t67: [-3, -3, -3, -3, -3, 18, 33, 16, -3, 14, 38, -4],
    t75: [-8, -8, -8, -8, -8, -19, 16, -45, -8, -38, -3, -46],
    x80: [-5, 48],
    t83: [-3, -5, -3, -5, -3, 48, -3, 48],
    x84: [-58, -14],
    t90: [-3, -3, -3, -3, -6, -12, -3, -3],
    t92: [-10, -10, -10, -10, 26, -32, -10, -10, -64, 49, -10, -10, 24, -1, -10, -10],
    t93: [-10, -10, -10, -44, -12, -27],
    t94: [-10, -10, -10, -10, -10],
    t95: [-10, -10, -10, 25, 33, -10],
    t96: [-10, -10, -10, -17, -15, -10],
    t97: packed('|i1',
    'c-s5+4G11ydi?F%)3e{dLBN$SPrrS8|MAkdZve3a8|w'
),
    t98: [-44, -12, -27, -7, -17, -15, -46, -7, 6, -29, 32, -10, 25, -10, 33, -10],
    t99: [-29, -10, -10, -9, -10, -10],
    t100: [-10, 6, -29, 32, -10, 25, -10, 33],
    t101: [-10, -10, -10, -44, -12, -27, -17, -15, -46, -10, -10, -10],
    t102: [-3, -10, -10, -10, -3, -31, -46, -29, -3, -27, -51, -9],
    t103: [-10, 45, 45, -10, 1, 1],
}, name='moved_signed').DisableLifeTimeVariation()
