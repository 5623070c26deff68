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

# Borders in each mode.
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
t27 = Output('t27', (F32, [3]))
c28 = Parameter('c28', (I32, [2, 2]), [1, 0, 2, 1])
t29 = Internal('t29', (F32, [3, 6]))
c30 = Parameter('c30', (I32, [2, 2]), [0, 1, 1, 0])
t31 = Internal('t31', (F32, [4, 7]))
c32 = Parameter('c32', (I32, [2, 2]), [0, 0, 1, 0])
t33 = Internal('t33', (F32, [2, 4]))
c34 = Parameter('c34', (I32, [2, 2]), [0, 0, 2, 0])
t35 = Output('t35', (F32, [2, 6]))
c36 = Parameter('c36', (I32, [2, 2]), [0, 0, 1, 0])
t37 = Internal('t37', (F32, [2, 4]))
c38 = Parameter('c38', (I32, [2, 2]), [0, 0, 1, 0])
t39 = Internal('t39', (F32, [2, 4]))
t40 = Internal('t40', (F32, [2, 8]))
c41 = Parameter('c41', (I32, [2, 2]), [0, 0, 1, 1])
t42 = Internal('t42', (F32, [2, 5]))
c43 = Parameter('c43', (I32, [2, 2]), [0, 0, 1, 1])
t44 = Output('t44', (F32, [2, 7]))
c45 = Parameter('c45', (I32, [2, 2]), [0, 0, 1, 0])
t46 = Internal('t46', (F32, [2, 4]))
c47 = Parameter('c47', (I32, [2, 2]), [0, 1, 0, 0])
t48 = Internal('t48', (F32, [3, 4]))
c49 = Parameter('c49', (I32, [2, 2]), [1, 0, 2, 1])
t50 = Internal('t50', (F32, [3, 6]))
t51 = Output('t51', (F32, [2, 3]))
c52 = Parameter('c52', (I32, [2, 2]), [1, 0, 2, 1])
t53 = Internal('t53', (F32, [3, 6]))
t54 = Internal('t54', (F32, [2, 3]))
c55 = Parameter('c55', (I32, [2, 2]), [1, 0, 2, 1])
t56 = Internal('t56', (F32, [3, 6]))
t57 = Output('t57', (F32, [6, 3]))
c58 = Parameter('c58', (F32, [3]), [1.0, -2.0, 3.0])
t59 = Internal('t59', (F32, [2, 3]))
c60 = Parameter('c60', (I32, [2, 2]), [1, 0, 2, 1])
t61 = Internal('t61', (F32, [3, 6]))
c62 = Parameter('c62', (I32, [2, 2]), [1, 0, 2, 1])
t63 = Internal('t63', (F32, [3, 6]))
t64 = Output('t64', (F32, [3]))
c65 = Parameter('c65', (I32, [2, 2]), [1, 0, 2, 1])
t66 = Internal('t66', (F32, [3, 6]))
c67 = Parameter('c67', (I32, [2, 2]), [0, 1, 1, 0])
t68 = Internal('t68', (F32, [4, 7]))
c69 = Parameter('c69', (I32, [2, 2]), [0, 0, 1, 0])
t70 = Internal('t70', (F32, [2, 4]))
c71 = Parameter('c71', (I32, [2, 2]), [0, 0, 2, 0])
t72 = Output('t72', (F32, [2, 6]))
c73 = Parameter('c73', (I32, [2, 2]), [0, 0, 1, 0])
t74 = Internal('t74', (F32, [2, 4]))
c75 = Parameter('c75', (I32, [2, 2]), [0, 0, 1, 0])
t76 = Internal('t76', (F32, [2, 4]))
t77 = Internal('t77', (F32, [2, 8]))
t78 = Internal('t78', (F32, [2, 3]))
c79 = Parameter('c79', (I32, [2, 2]), [0, 0, 2, 0])
t80 = Output('t80', (F32, [2, 5]))
c81 = Parameter('c81', (I32, [2, 2]), [0, 0, 0, 0])
t82 = Internal('t82', (F32, [2, 3]))
c83 = Parameter('c83', (F32, [1]), [1.5])
t84 = Output('t84', (F32, [3, 4]))
t85 = Output('t85', (F32, [2, 3]))
t86 = Output('t86', (F32, [3, 6]))
t87 = Output('t87', (F32, [4, 7]))
t88 = Output('t88', (F32, [2, 8]))
t89 = Output('t89', (F32, [3, 4]))
t90 = Output('t90', (F32, [2, 3]))
t91 = Output('t91', (F32, [3, 6]))
t92 = Output('t92', (F32, [4, 7]))
t93 = Output('t93', (F32, [2, 8]))
t94 = Output('t94', (F32, [2, 3]))
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
model.Operation('REDUCE_MAX', t26, [1], False).To(t27)
model.Operation('MIRROR_PAD', x6, c28, 0).To(t29)
model.Operation('PAD', t29, c30).To(t31)
model.Operation('PAD', x11, c32).To(t33)
model.Operation('MIRROR_PAD', t33, c34, 0).To(t35)
model.Operation('MIRROR_PAD', x1, c36, 0).To(t37)
model.Operation('MIRROR_PAD', x6, c38, 0).To(t39)
model.Operation('CONCATENATION', t37, t39, 1).To(t40)
model.Operation('MIRROR_PAD', x11, c41, 1).To(t42)
model.Operation('MIRROR_PAD', t42, c43, 1).To(t44)
model.Operation('MIRROR_PAD', x1, c45, 1).To(t46)
model.Operation('MIRROR_PAD', t46, c47, 0).To(t48)
model.Operation('MIRROR_PAD', x6, c49, 1).To(t50)
model.Operation('SLICE', t50, [1, 2], [2, 3]).To(t51)
model.Operation('MIRROR_PAD', x11, c52, 1).To(t53)
model.Operation('SLICE', t53, [0, 1], [2, 3]).To(t54)
model.Operation('MIRROR_PAD', x1, c55, 1).To(t56)
model.Operation('TRANSPOSE', t56, [1, 0]).To(t57)
model.Operation('SUB', x6, c58, 1).To(t59)
model.Operation('MIRROR_PAD', t59, c60, 1).To(t61)
model.Operation('MIRROR_PAD', x11, c62, 1).To(t63)
model.Operation('REDUCE_MAX', t63, [1], False).To(t64)
model.Operation('MIRROR_PAD', x1, c65, 1).To(t66)
model.Operation('PAD', t66, c67).To(t68)
model.Operation('PAD', x6, c69).To(t70)
model.Operation('MIRROR_PAD', t70, c71, 1).To(t72)
model.Operation('MIRROR_PAD', x11, c73, 1).To(t74)
model.Operation('MIRROR_PAD', x1, c75, 1).To(t76)
model.Operation('CONCATENATION', t74, t76, 1).To(t77)
model.Operation('STRIDED_SLICE', x6, [0, 2], [2, -4], [1, -1], 0, 0, 0).To(t78)
model.Operation('MIRROR_PAD', t78, c79, 1).To(t80)
model.Operation('MIRROR_PAD', x11, c81, 1).To(t82)
model.Operation('SUB', c83, t10, 0).To(t84)
model.Operation('SUB', c83, t17, 0).To(t85)
model.Operation('SUB', c83, t24, 0).To(t86)
model.Operation('SUB', c83, t31, 0).To(t87)
model.Operation('SUB', c83, t40, 0).To(t88)
model.Operation('SUB', c83, t48, 0).To(t89)
model.Operation('SUB', c83, t54, 0).To(t90)
model.Operation('SUB', c83, t61, 0).To(t91)
model.Operation('SUB', c83, t68, 0).To(t92)
model.Operation('SUB', c83, t77, 0).To(t93)
model.Operation('SUB', c83, t82, 0).To(t94)
Example({
    x1: [15.0, 26.0, 20.5, -21.0, -8.0, -9.5],
    t5: [15.0, 26.0, 15.0, 26.0, 20.5, 26.0, 20.5, -21.0, -8.0, -21.0, -8.0, -9.5, -8.0, -9.5],
    x6: [30.0, 8.0, -10.5, -18.5, -12.0, -24.5],
    x11: [20.5, -7.0, 16.0, -19.0, 3.0, -20.0],
    t14: [20.5, -7.0, 16.0, -19.0, 3.0, -20.0],
    t20: [-24.5, -10.5, -24.5, -12.0, 8.0, -12.0, -18.5, 30.0, -18.5, -12.0, 8.0, -12.0, -24.5, -10.5, -24.5,
    -12.0, 8.0, -12.0],
    t27: [-8.0, 26.0, -8.0],
    t35: [-7.0, 20.5, 0.0, 20.5, -7.0, 16.0, 3.0, -19.0, 0.0, -19.0, 3.0, -20.0],
    t44: [20.5, 20.5, 20.5, -7.0, 16.0, 16.0, 16.0, -19.0, -19.0, -19.0, 3.0, -20.0, -20.0, -20.0],
    t51: [30.0, 8.0, -10.5, -18.5, -12.0, -24.5],
    t57: [26.0, 26.0, -8.0, 15.0, 15.0, -21.0, 15.0, 15.0, -21.0, 26.0, 26.0, -8.0, 20.5, 20.5, -9.5, 20.5,
    20.5, -9.5],
    t64: [20.5, 20.5, 3.0],
    t72: [30.0, 0.0, 0.0, 30.0, 8.0, -10.5, -18.5, 0.0, 0.0, -18.5, -12.0, -24.5],
    t80: [8.0, -10.5, -10.5, 8.0, 30.0, -12.0, -24.5, -24.5, -12.0, -18.5],
    t84: [-6.5, -28.5, -6.5, 12.0, 13.5, 20.0, 13.5, 26.0, 13.5, 20.0, 13.5, 26.0],
    t85: [9.5, 22.5, 9.5, -24.5, -13.5, -24.5],
    t86: [1.5, -3.5, 1.5, -3.5, 1.5, -3.5, -11.5, 1.5, -18.0, 1.5, -11.5, 1.5, 1.5, -3.5, 1.5, -3.5, 1.5,
    -3.5],
    t87: packed('|i1',
    'c-mt&k=Bqlk!F_oeEhS-XJ#l50svw51+f', 0.5
),
    t88: [-24.5, -13.5, -24.5, -19.0, -6.5, -28.5, -6.5, 12.0, 9.5, 22.5, 9.5, 11.0, 13.5, 20.0, 13.5, 26.0],
    t89: [-13.5, -13.5, -24.5, -19.0, 22.5, 22.5, 9.5, 11.0, -13.5, -13.5, -24.5, -19.0],
    t90: [-19.0, -19.0, 8.5, -19.0, -19.0, 8.5],
    t91: [-8.5, -27.5, -27.5, -8.5, 1.5, 1.5, -8.5, -27.5, -27.5, -8.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5,
    1.5],
    t92: packed('|i1',
    'c-mt=|McnkTep~@l(4R@u$UM#1ONcu`wIg', 0.5
),
    t93: [-19.0, -19.0, 8.5, -14.5, -13.5, -13.5, -24.5, -19.0, 20.5, 20.5, -1.5, 21.5, 22.5, 22.5, 9.5,
    11.0],
    t94: [-19.0, 8.5, -14.5, 20.5, -1.5, 21.5],
}, name='moves').AddVariations('float16').DisableLifeTimeVariation()
