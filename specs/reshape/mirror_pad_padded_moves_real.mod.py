# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# MIRROR_PAD: what is padded, chosen, reversed or packed, and moved before or behind.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Mirrored borders of each mode meet cuts, other borders and operations on each element.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3]))
c2 = Parameter('c2', (I32, [2, 2]), [0, 0, 1, 1])
t3 = Internal('t3', (F32, [2, 5]))
c4 = Parameter('c4', (I32, [2, 2]), [0, 0, 1, 1])
t5 = Output('t5', (F32, [2, 7]))
x6 = Input('x6', (F32, [2, 3]))
c7 = Parameter('c7', (I32, [2, 2]), [0, 0, 1, 0])
t8 = Internal('t8', (F32, [2, 4]))
c9 = Parameter('c9', (I32, [2, 2]), [0, 1, 0, 0])
t10 = Internal('t10', (F32, [3, 4]))
x11 = Input('x11', (F32, [2, 3]))
c12 = Parameter('c12', (I32, [2, 2]), [1, 0, 2, 1])
t13 = Internal('t13', (F32, [3, 6]))
t14 = Output('t14', (F32, [2, 3]))
c15 = Parameter('c15', (I32, [2, 2]), [1, 0, 2, 1])
t16 = Internal('t16', (F32, [3, 6]))
t17 = Internal('t17', (F32, [2, 3]))
c18 = Parameter('c18', (I32, [2, 2]), [1, 0, 2, 1])
t19 = Internal('t19', (F32, [3, 6]))
t20 = Output('t20', (F32, [6, 3]))
c21 = Parameter('c21', (F32, [3]), [1.0, -2.0, 3.0])
t22 = Internal('t22', (F32, [2, 3]))
c23 = Parameter('c23', (I32, [2, 2]), [1, 0, 2, 1])
t24 = Internal('t24', (F32, [3, 6]))
c25 = Parameter('c25', (I32, [2, 2]), [1, 0, 2, 1])
t26 = Internal('t26', (F32, [3, 6]))
c27 = Parameter('c27', (I32, [1]), [1])
t28 = Output('t28', (F32, [3]))
c29 = Parameter('c29', (I32, [2, 2]), [1, 0, 2, 1])
t30 = Internal('t30', (F32, [3, 6]))
c31 = Parameter('c31', (I32, [2, 2]), [0, 1, 1, 0])
t32 = Internal('t32', (F32, [4, 7]))
c33 = Parameter('c33', (I32, [2, 2]), [0, 0, 1, 0])
t34 = Internal('t34', (F32, [2, 4]))
c35 = Parameter('c35', (I32, [2, 2]), [0, 0, 2, 0])
t36 = Output('t36', (F32, [2, 6]))
c37 = Parameter('c37', (I32, [2, 2]), [0, 0, 1, 0])
t38 = Internal('t38', (F32, [2, 4]))
c39 = Parameter('c39', (I32, [2, 2]), [0, 0, 1, 0])
t40 = Internal('t40', (F32, [2, 4]))
t41 = Internal('t41', (F32, [2, 8]))
c42 = Parameter('c42', (I32, [2, 2]), [0, 0, 1, 1])
t43 = Internal('t43', (F32, [2, 5]))
c44 = Parameter('c44', (I32, [2, 2]), [0, 0, 1, 1])
t45 = Output('t45', (F32, [2, 7]))
c46 = Parameter('c46', (I32, [2, 2]), [0, 0, 1, 0])
t47 = Internal('t47', (F32, [2, 4]))
c48 = Parameter('c48', (I32, [2, 2]), [0, 1, 0, 0])
t49 = Internal('t49', (F32, [3, 4]))
c50 = Parameter('c50', (I32, [2, 2]), [1, 0, 2, 1])
t51 = Internal('t51', (F32, [3, 6]))
t52 = Output('t52', (F32, [2, 3]))
c53 = Parameter('c53', (I32, [2, 2]), [1, 0, 2, 1])
t54 = Internal('t54', (F32, [3, 6]))
t55 = Internal('t55', (F32, [2, 3]))
c56 = Parameter('c56', (I32, [2, 2]), [1, 0, 2, 1])
t57 = Internal('t57', (F32, [3, 6]))
t58 = Output('t58', (F32, [6, 3]))
c59 = Parameter('c59', (F32, [3]), [1.0, -2.0, 3.0])
t60 = Internal('t60', (F32, [2, 3]))
c61 = Parameter('c61', (I32, [2, 2]), [1, 0, 2, 1])
t62 = Internal('t62', (F32, [3, 6]))
c63 = Parameter('c63', (I32, [2, 2]), [1, 0, 2, 1])
t64 = Internal('t64', (F32, [3, 6]))
c65 = Parameter('c65', (I32, [1]), [1])
t66 = Output('t66', (F32, [3]))
c67 = Parameter('c67', (I32, [2, 2]), [1, 0, 2, 1])
t68 = Internal('t68', (F32, [3, 6]))
c69 = Parameter('c69', (I32, [2, 2]), [0, 1, 1, 0])
t70 = Internal('t70', (F32, [4, 7]))
c71 = Parameter('c71', (I32, [2, 2]), [0, 0, 1, 0])
t72 = Internal('t72', (F32, [2, 4]))
c73 = Parameter('c73', (I32, [2, 2]), [0, 0, 2, 0])
t74 = Output('t74', (F32, [2, 6]))
c75 = Parameter('c75', (I32, [2, 2]), [0, 0, 1, 0])
t76 = Internal('t76', (F32, [2, 4]))
c77 = Parameter('c77', (I32, [2, 2]), [0, 0, 1, 0])
t78 = Internal('t78', (F32, [2, 4]))
t79 = Internal('t79', (F32, [2, 8]))
t80 = Internal('t80', (F32, [2, 3]))
c81 = Parameter('c81', (I32, [2, 2]), [0, 0, 2, 0])
t82 = Output('t82', (F32, [2, 5]))
c83 = Parameter('c83', (I32, [2, 2]), [0, 0, 0, 0])
t84 = Internal('t84', (F32, [2, 3]))
c85 = Parameter('c85', (F32, [1]), [1.5])
t86 = Output('t86', (F32, [3, 4]))
t87 = Output('t87', (F32, [2, 3]))
t88 = Output('t88', (F32, [3, 6]))
t89 = Output('t89', (F32, [4, 7]))
t90 = Output('t90', (F32, [2, 8]))
t91 = Output('t91', (F32, [3, 4]))
t92 = Output('t92', (F32, [2, 3]))
t93 = Output('t93', (F32, [3, 6]))
t94 = Output('t94', (F32, [4, 7]))
t95 = Output('t95', (F32, [2, 8]))
t96 = Output('t96', (F32, [2, 3]))
model = Model()
model.Operation('MIRROR_PAD', x1, c2, 0).To(t3)
model.Operation('MIRROR_PAD', t3, c4, 0).To(t5)
model.Operation('MIRROR_PAD', x6, c7, 0).To(t8)
model.Operation('MIRROR_PAD', t8, c9, 1).To(t10)
model.Operation('MIRROR_PAD', x11, c12, 0).To(t13)
model.Operation('SLICE', t13, [1, 2], [2, 3]).To(t14)
model.Operation('MIRROR_PAD', x1, c15, 0).To(t16)
model.Operation('SLICE', t16, [0, 1], [2, 3]).To(t17)
model.Operation('MIRROR_PAD', x6, c18, 0).To(t19)
model.Operation('TRANSPOSE', t19, [1, 0]).To(t20)
model.Operation('SUB', x11, c21, 1).To(t22)
model.Operation('MIRROR_PAD', t22, c23, 0).To(t24)
model.Operation('MIRROR_PAD', x1, c25, 0).To(t26)
model.Operation('REDUCE_MAX', t26, c27, False).To(t28)
model.Operation('MIRROR_PAD', x6, c29, 0).To(t30)
model.Operation('PAD', t30, c31).To(t32)
model.Operation('PAD', x11, c33).To(t34)
model.Operation('MIRROR_PAD', t34, c35, 0).To(t36)
model.Operation('MIRROR_PAD', x1, c37, 0).To(t38)
model.Operation('MIRROR_PAD', x6, c39, 0).To(t40)
model.Operation('CONCATENATION', t38, t40, 1).To(t41)
model.Operation('MIRROR_PAD', x11, c42, 1).To(t43)
model.Operation('MIRROR_PAD', t43, c44, 1).To(t45)
model.Operation('MIRROR_PAD', x1, c46, 1).To(t47)
model.Operation('MIRROR_PAD', t47, c48, 0).To(t49)
model.Operation('MIRROR_PAD', x6, c50, 1).To(t51)
model.Operation('SLICE', t51, [1, 2], [2, 3]).To(t52)
model.Operation('MIRROR_PAD', x11, c53, 1).To(t54)
model.Operation('SLICE', t54, [0, 1], [2, 3]).To(t55)
model.Operation('MIRROR_PAD', x1, c56, 1).To(t57)
model.Operation('TRANSPOSE', t57, [1, 0]).To(t58)
model.Operation('SUB', x6, c59, 1).To(t60)
model.Operation('MIRROR_PAD', t60, c61, 1).To(t62)
model.Operation('MIRROR_PAD', x11, c63, 1).To(t64)
model.Operation('REDUCE_MAX', t64, c65, False).To(t66)
model.Operation('MIRROR_PAD', x1, c67, 1).To(t68)
model.Operation('PAD', t68, c69).To(t70)
model.Operation('PAD', x6, c71).To(t72)
model.Operation('MIRROR_PAD', t72, c73, 1).To(t74)
model.Operation('MIRROR_PAD', x11, c75, 1).To(t76)
model.Operation('MIRROR_PAD', x1, c77, 1).To(t78)
model.Operation('CONCATENATION', t76, t78, 1).To(t79)
model.Operation('STRIDED_SLICE', x6, [0, 2], [2, -4], [1, -1], 0, 0, 0).To(t80)
model.Operation('MIRROR_PAD', t80, c81, 1).To(t82)
model.Operation('MIRROR_PAD', x11, c83, 1).To(t84)
model.Operation('SUB', c85, t10, 0).To(t86)
model.Operation('SUB', c85, t17, 0).To(t87)
model.Operation('SUB', c85, t24, 0).To(t88)
model.Operation('SUB', c85, t32, 0).To(t89)
model.Operation('SUB', c85, t41, 0).To(t90)
model.Operation('SUB', c85, t49, 0).To(t91)
model.Operation('SUB', c85, t55, 0).To(t92)
model.Operation('SUB', c85, t62, 0).To(t93)
model.Operation('SUB', c85, t70, 0).To(t94)
model.Operation('SUB', c85, t79, 0).To(t95)
model.Operation('SUB', c85, t84, 0).To(t96)
Example({
    x1: [15.0, 26.0, 20.5, -21.0, -8.0, -9.5],
    t5: [15.0, 26.0, 15.0, 26.0, 20.5, 26.0, 20.5, -21.0, -8.0, -21.0, -8.0, -9.5, -8.0, -9.5],
    x6: [30.0, 8.0, -10.5, -18.5, -12.0, -24.5],
    x11: [20.5, -7.0, 16.0, -19.0, 3.0, -20.0],
    t14: [20.5, -7.0, 16.0, -19.0, 3.0, -20.0],
    t20: [-24.5, -10.5, -24.5, -12.0, 8.0, -12.0, -18.5, 30.0, -18.5, -12.0, 8.0, -12.0, -24.5, -10.5, -24.5,
    -12.0, 8.0, -12.0],
    t28: [-8.0, 26.0, -8.0],
    t36: [-7.0, 20.5, 0.0, 20.5, -7.0, 16.0, 3.0, -19.0, 0.0, -19.0, 3.0, -20.0],
    t45: [20.5, 20.5, 20.5, -7.0, 16.0, 16.0, 16.0, -19.0, -19.0, -19.0, 3.0, -20.0, -20.0, -20.0],
    t52: [30.0, 8.0, -10.5, -18.5, -12.0, -24.5],
    t58: [26.0, 26.0, -8.0, 15.0, 15.0, -21.0, 15.0, 15.0, -21.0, 26.0, 26.0, -8.0, 20.5, 20.5, -9.5, 20.5,
    20.5, -9.5],
    t66: [20.5, 20.5, 3.0],
    t74: [30.0, 0.0, 0.0, 30.0, 8.0, -10.5, -18.5, 0.0, 0.0, -18.5, -12.0, -24.5],
    t82: [8.0, -10.5, -10.5, 8.0, 30.0, -12.0, -24.5, -24.5, -12.0, -18.5],
    t86: [-6.5, -28.5, -6.5, 12.0, 13.5, 20.0, 13.5, 26.0, 13.5, 20.0, 13.5, 26.0],
    t87: [9.5, 22.5, 9.5, -24.5, -13.5, -24.5],
    t88: [1.5, -3.5, 1.5, -3.5, 1.5, -3.5, -11.5, 1.5, -18.0, 1.5, -11.5, 1.5, 1.5, -3.5, 1.5, -3.5, 1.5,
    -3.5],
    t89: packed('|i1',
    'c-mt&k=Bqlk!F_oeEhS-XJ#l50svw51+f', 0.5
),
    t90: [-24.5, -13.5, -24.5, -19.0, -6.5, -28.5, -6.5, 12.0, 9.5, 22.5, 9.5, 11.0, 13.5, 20.0, 13.5, 26.0],
    t91: [-13.5, -13.5, -24.5, -19.0, 22.5, 22.5, 9.5, 11.0, -13.5, -13.5, -24.5, -19.0],
    t92: [-19.0, -19.0, 8.5, -19.0, -19.0, 8.5],
    t93: [-8.5, -27.5, -27.5, -8.5, 1.5, 1.5, -8.5, -27.5, -27.5, -8.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5,
    1.5],
    t94: packed('|i1',
    'c-mt=|McnkTep~@l(4R@u$UM#1ONcu`wIg', 0.5
),
    t95: [-19.0, -19.0, 8.5, -14.5, -13.5, -13.5, -24.5, -19.0, 20.5, 20.5, -1.5, 21.5, 22.5, 22.5, 9.5,
    11.0],
    t96: [-19.0, 8.5, -14.5, 20.5, -1.5, 21.5],
}, name='moves').AddVariations('float16').DisableLifeTimeVariation()
