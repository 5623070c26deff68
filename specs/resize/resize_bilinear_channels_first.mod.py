# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR: images with channels first, and what knows no layout.

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

# What reads the result.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 4]))
t2 = Internal('t2', (F32, [1, 2, 6, 8]))
t3 = Internal('t3', (F32, [1, 2, 3, 4]))
t4 = Output('t4', (F32, [1, 1, 3, 4]))
t5 = Output('t5', (F32, [1, 1, 3, 4]))
x6 = Input('x6', (F32, [1, 2, 3, 4]))
t7 = Internal('t7', (F32, [1, 2, 6, 8]))
t8 = Internal('t8', (F32, [1, 2, 3, 4]))
t9 = Internal('t9', (F32, [1, 2, 2, 3]))
x10 = Input('x10', (F32, [1, 2, 3, 4]))
t11 = Internal('t11', (F32, [1, 2, 6, 8]))
t12 = Internal('t12', (F32, [1, 2, 3, 4]))
c13 = Parameter('c13', (I32, [2]), [1, 24])
t14 = Output('t14', (F32, [1, 24]))
x15 = Input('x15', (F32, [1, 2, 3, 4]))
t16 = Internal('t16', (F32, [1, 2, 6, 8]))
t17 = Internal('t17', (F32, [1, 2, 3, 4]))
c18 = Parameter('c18', (I32, [2]), [8, 3])
t19 = Output('t19', (F32, [8, 3]))
x20 = Input('x20', (F32, [1, 2, 3, 4]))
t21 = Internal('t21', (F32, [1, 2, 6, 8]))
t22 = Internal('t22', (F32, [1, 2, 3, 4]))
t23 = Internal('t23', (F32, [1, 2, 3, 4]))
c24 = Parameter('c24', (I32, [2]), [1, -1])
t25 = Output('t25', (F32, [1, 24]))
x26 = Input('x26', (F32, [1, 2, 3, 4]))
t27 = Internal('t27', (F32, [1, 2, 6, 8]))
t28 = Internal('t28', (F32, [1, 2, 3, 4]))
x29 = Input('x29', (F32, [1, 2, 3, 4]))
t30 = Internal('t30', (F32, [1, 2, 6, 8]))
t31 = Internal('t31', (F32, [1, 2, 3, 4]))
t32 = Internal('t32', (F32, [1, 2, 3, 4]))
c33 = Parameter('c33', (I32, [2]), [3, -1])
t34 = Output('t34', (F32, [3, 8]))
c35 = Parameter('c35', (I32, [2]), [-1, 2])
t36 = Output('t36', (F32, [6, 2]))
x37 = Input('x37', (F32, [1, 2, 3, 4]))
t38 = Internal('t38', (F32, [1, 2, 6, 8]))
t39 = Internal('t39', (F32, [1, 2, 3, 4]))
c40 = Parameter('c40', (F32, [2, 24]), ([1.0, 0.0, -1.0, 0.0, 0.0] * 10)[:48])
c41 = Parameter('c41', (F32, [2]), [1.0, -2.0])
t42 = Output('t42', (F32, [1, 2]))
x43 = Input('x43', (F32, [1, 2, 3, 4]))
t44 = Internal('t44', (F32, [1, 2, 6, 8]))
t45 = Internal('t45', (F32, [1, 2, 3, 4]))
x46 = Input('x46', (F32, [1, 2, 3, 4]))
t47 = Output('t47', (F32, [1, 4, 3, 4]))
x48 = Input('x48', (F32, [1, 2, 3, 4]))
t49 = Internal('t49', (F32, [1, 2, 6, 8]))
t50 = Internal('t50', (F32, [1, 2, 3, 4]))
x51 = Input('x51', (F32, [1, 2, 3, 4]))
t52 = Internal('t52', (F32, [1, 2, 6, 8]))
t53 = Internal('t53', (F32, [1, 2, 3, 4]))
t54 = Output('t54', (F32, [1, 2, 3, 8]))
x55 = Input('x55', (F32, [1, 2, 3, 4]))
t56 = Internal('t56', (F32, [1, 2, 6, 8]))
t57 = Internal('t57', (F32, [1, 2, 3, 4]))
c58 = Parameter('c58', (F32, [2, 1, 1]), [0.5, -1.0])
t59 = Output('t59', (F32, [1, 2, 3, 4]))
x60 = Input('x60', (F32, [1, 2, 3, 4]))
t61 = Internal('t61', (F32, [1, 2, 6, 8]))
t62 = Internal('t62', (F32, [1, 2, 3, 4]))
c63 = Parameter('c63', (F32, [4]), [0.5, 1.0, -1.5, 2.0])
t64 = Output('t64', (F32, [1, 2, 3, 4]))
x65 = Input('x65', (F32, [1, 2, 3, 4]))
t66 = Internal('t66', (F32, [1, 2, 6, 8]))
t67 = Internal('t67', (F32, [1, 2, 3, 4]))
x68 = Input('x68', (F32, [1, 2, 3, 4]))
t69 = Output('t69', (F32, [1, 2, 3, 4]))
x70 = Input('x70', (F32, [1, 2, 3, 4]))
t71 = Internal('t71', (F32, [1, 2, 6, 8]))
t72 = Internal('t72', (F32, [1, 2, 3, 4]))
c73 = Parameter('c73', (I32, [4]), [0, 2, 3, 1])
t74 = Output('t74', (F32, [1, 3, 4, 2]))
x75 = Input('x75', (F32, [1, 2, 3, 4]))
t76 = Internal('t76', (F32, [1, 2, 6, 8]))
t77 = Internal('t77', (F32, [1, 2, 3, 4]))
c78 = Parameter('c78', (I32, [4]), [0, 1, 3, 2])
t79 = Output('t79', (F32, [1, 2, 4, 3]))
x80 = Input('x80', (F32, [1, 2, 3, 4]))
t81 = Internal('t81', (F32, [1, 2, 6, 8]))
t82 = Internal('t82', (F32, [1, 2, 3, 4]))
c83 = Parameter('c83', (I32, [1]), [1])
t84 = Output('t84', (F32, [1, 3, 4]))
x85 = Input('x85', (F32, [1, 2, 3, 4]))
t86 = Internal('t86', (F32, [1, 2, 6, 8]))
t87 = Internal('t87', (F32, [1, 2, 3, 4]))
c88 = Parameter('c88', (I32, [2]), [2, 3])
t89 = Output('t89', (F32, [1, 2, 1, 1]))
x90 = Input('x90', (F32, [1, 2, 3, 4]))
t91 = Internal('t91', (F32, [1, 2, 6, 8]))
t92 = Internal('t92', (F32, [1, 2, 3, 4]))
c93 = Parameter('c93', (I32, [4]), [0, 1, 0, 1])
c94 = Parameter('c94', (I32, [4]), [1, 1, 3, 2])
t95 = Output('t95', (F32, [1, 1, 3, 2]))
x96 = Input('x96', (F32, [1, 2, 3, 4]))
t97 = Internal('t97', (F32, [1, 2, 6, 8]))
t98 = Internal('t98', (F32, [1, 2, 3, 4]))
t99 = Output('t99', (I32, [1, 3, 4]))
x100 = Input('x100', (F32, [1, 2, 3, 4]))
t101 = Internal('t101', (F32, [1, 2, 6, 8]))
t102 = Internal('t102', (F32, [1, 2, 3, 4]))
c103 = Parameter('c103', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t104 = Output('t104', (F32, [1, 3, 3, 5]))
x105 = Input('x105', (F32, [1, 2, 3, 4]))
t106 = Internal('t106', (F32, [1, 2, 6, 8]))
t107 = Internal('t107', (F32, [1, 2, 3, 4]))
t108 = Output('t108', (F32, [1, 1, 2, 4]))
x109 = Input('x109', (F32, [1, 2, 3, 4]))
t110 = Internal('t110', (F32, [1, 2, 6, 8]))
t111 = Internal('t111', (F32, [1, 2, 3, 4]))
t112 = Output('t112', (F32, [1, 2, 3, 4]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 8, 6, True).To(t2)
model.Operation('MAX_POOL_2D', t2, 2, 2, 2, 1, 1, 0, True).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('RESIZE_BILINEAR', x6, 8, 6, True).To(t7)
model.Operation('MAX_POOL_2D', t7, 2, 2, 2, 1, 1, 0, True).To(t8)
model.Operation('MAX_POOL_2D', t8, 2, 1, 1, 2, 2, 0, True).To(t9)
model.Operation('RESIZE_BILINEAR', x10, 8, 6, True).To(t11)
model.Operation('MAX_POOL_2D', t11, 2, 2, 2, 1, 1, 0, True).To(t12)
model.Operation('RESHAPE', t12, c13).To(t14)
model.Operation('RESIZE_BILINEAR', x15, 8, 6, True).To(t16)
model.Operation('MAX_POOL_2D', t16, 2, 2, 2, 1, 1, 0, True).To(t17)
model.Operation('RESHAPE', t17, c18).To(t19)
model.Operation('RESIZE_BILINEAR', x20, 8, 6, True).To(t21)
model.Operation('MAX_POOL_2D', t21, 2, 2, 2, 1, 1, 0, True).To(t22)
model.Operation('RELU', t22).To(t23)
model.Operation('RESHAPE', t23, c24).To(t25)
model.Operation('RESIZE_BILINEAR', x26, 8, 6, True).To(t27)
model.Operation('MAX_POOL_2D', t27, 2, 2, 2, 1, 1, 0, True).To(t28)
model.Operation('RESIZE_BILINEAR', x29, 8, 6, True).To(t30)
model.Operation('MAX_POOL_2D', t30, 2, 2, 2, 1, 1, 0, True).To(t31)
model.Operation('ADD', t28, t31, 0).To(t32)
model.Operation('RESHAPE', t32, c33).To(t34)
model.Operation('RESHAPE', t9, c35).To(t36)
model.Operation('RESIZE_BILINEAR', x37, 8, 6, True).To(t38)
model.Operation('MAX_POOL_2D', t38, 2, 2, 2, 1, 1, 0, True).To(t39)
model.Operation('FULLY_CONNECTED', t39, c40, c41, 0).To(t42)
model.Operation('RESIZE_BILINEAR', x43, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
model.Operation('CONCATENATION', t45, x46, 1).To(t47)
model.Operation('RESIZE_BILINEAR', x48, 8, 6, True).To(t49)
model.Operation('MAX_POOL_2D', t49, 2, 2, 2, 1, 1, 0, True).To(t50)
model.Operation('RESIZE_BILINEAR', x51, 8, 6, True).To(t52)
model.Operation('MAX_POOL_2D', t52, 2, 2, 2, 1, 1, 0, True).To(t53)
model.Operation('CONCATENATION', t50, t53, 3).To(t54)
model.Operation('RESIZE_BILINEAR', x55, 8, 6, True).To(t56)
model.Operation('MAX_POOL_2D', t56, 2, 2, 2, 1, 1, 0, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('RESIZE_BILINEAR', x60, 8, 6, True).To(t61)
model.Operation('MAX_POOL_2D', t61, 2, 2, 2, 1, 1, 0, True).To(t62)
model.Operation('ADD', t62, c63, 0).To(t64)
model.Operation('RESIZE_BILINEAR', x65, 8, 6, True).To(t66)
model.Operation('MAX_POOL_2D', t66, 2, 2, 2, 1, 1, 0, True).To(t67)
model.Operation('ADD', t67, x68, 0).To(t69)
model.Operation('RESIZE_BILINEAR', x70, 8, 6, True).To(t71)
model.Operation('MAX_POOL_2D', t71, 2, 2, 2, 1, 1, 0, True).To(t72)
model.Operation('TRANSPOSE', t72, c73).To(t74)
model.Operation('RESIZE_BILINEAR', x75, 8, 6, True).To(t76)
model.Operation('MAX_POOL_2D', t76, 2, 2, 2, 1, 1, 0, True).To(t77)
model.Operation('TRANSPOSE', t77, c78).To(t79)
model.Operation('RESIZE_BILINEAR', x80, 8, 6, True).To(t81)
model.Operation('MAX_POOL_2D', t81, 2, 2, 2, 1, 1, 0, True).To(t82)
model.Operation('REDUCE_MAX', t82, c83, False).To(t84)
model.Operation('RESIZE_BILINEAR', x85, 8, 6, True).To(t86)
model.Operation('MAX_POOL_2D', t86, 2, 2, 2, 1, 1, 0, True).To(t87)
model.Operation('REDUCE_MAX', t87, c88, True).To(t89)
model.Operation('RESIZE_BILINEAR', x90, 8, 6, True).To(t91)
model.Operation('MAX_POOL_2D', t91, 2, 2, 2, 1, 1, 0, True).To(t92)
model.Operation('SLICE', t92, c93, c94).To(t95)
model.Operation('RESIZE_BILINEAR', x96, 8, 6, True).To(t97)
model.Operation('MAX_POOL_2D', t97, 2, 2, 2, 1, 1, 0, True).To(t98)
model.Operation('ARGMAX', t98, 1).To(t99)
model.Operation('RESIZE_BILINEAR', x100, 8, 6, True).To(t101)
model.Operation('MAX_POOL_2D', t101, 2, 2, 2, 1, 1, 0, True).To(t102)
model.Operation('PAD', t102, c103).To(t104)
model.Operation('RESIZE_BILINEAR', x105, 8, 6, True).To(t106)
model.Operation('MAX_POOL_2D', t106, 2, 2, 2, 1, 1, 0, True).To(t107)
model.Operation('MAX_POOL_2D', t107, 2, 1, 1, 2, 2, 0, False).To(t108)
model.Operation('RESIZE_BILINEAR', x109, 8, 6, True).To(t110)
model.Operation('MAX_POOL_2D', t110, 2, 2, 2, 1, 1, 0, True).To(t111)
model.Operation('SOFTMAX', t111, 1.0, 1).To(t112)
Example({
    x1: [-4.0, 1.0, -3.0, 0.5, -1.5, 1.0, -3.0, -1.0, 3.0, -2.0, 2.0, 1.0, -1.5, -3.0, 0.5, -1.5, 4.0, -3.5,
    -0.5, 4.0, -3.0, -4.0, 1.0, -3.0],
    t4: [-4.0, 1.0, -3.0, 0.5, -1.5, 1.0, -3.0, -1.0, 3.0, -2.0, 2.0, 1.0],
    t5: [-1.5, -3.0, 0.5, -1.5, 4.0, -3.5, -0.5, 4.0, -3.0, -4.0, 1.0, -3.0],
    x6: [-3.5, -2.5, -3.5, -3.0, -3.0, 1.5, -4.0, -1.5, 1.0, 3.5, -3.0, 2.0, 1.0, 1.0, 2.0, 1.0, 2.5, 1.5,
    -1.0, 2.0, -0.5, 2.0, 2.5, 2.0],
    x10: [2.0, -3.5, -3.0, -3.5, -3.0, 3.0, 0.5, -4.0, 2.0, -4.0, 3.5, 0.5, 1.5, 1.5, 1.5, 3.5, -4.0, 1.0,
    2.0, 2.0, 2.5, -2.0, -3.0, 2.5],
    t14: [2.0, -3.5, -3.0, -3.5, -3.0, 3.0, 0.5, -4.0, 2.0, -4.0, 3.5, 0.5, 1.5, 1.5, 1.5, 3.5, -4.0, 1.0,
    2.0, 2.0, 2.5, -2.0, -3.0, 2.5],
    x15: [-1.0, -1.0, -2.5, 2.0, -1.5, 1.0, -2.0, -2.5, -0.5, 1.0, -2.0, -3.0, -2.0, -1.5, 2.0, -2.5, -1.5,
    -1.5, -1.0, 0.5, -1.0, 1.0, -1.0, -1.5],
    t19: [-1.0, -1.0, -2.5, 2.0, -1.5, 1.0, -2.0, -2.5, -0.5, 1.0, -2.0, -3.0, -2.0, -1.5, 2.0, -2.5, -1.5,
    -1.5, -1.0, 0.5, -1.0, 1.0, -1.0, -1.5],
    x20: [2.5, -3.0, -1.5, -0.5, -1.5, 1.0, 1.0, -3.5, 3.5, -3.5, 2.5, 1.5, 1.5, 0.5, 3.0, 2.0, 2.5, 2.5,
    -1.5, -1.0, 2.5, 3.5, -4.0, -1.0],
    t25: [2.5, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 3.5, 0.0, 2.5, 1.5, 1.5, 0.5, 3.0, 2.0, 2.5, 2.5, 0.0, 0.0,
    2.5, 3.5, 0.0, 0.0],
    x26: [4.0, -4.0, 1.0, -4.0, 1.5, -0.5, -4.0, 1.0, -1.0, 1.0, 2.0, 2.0, -0.5, -2.5, 0.5, 3.5, 1.0, -2.5,
    -2.0, -2.5, -4.0, 0.5, -0.5, 3.0],
    x29: [-0.5, 4.0, -2.0, -1.0, 1.0, -4.0, 1.5, 3.5, -3.5, -1.5, 1.0, -0.5, 0.5, 2.5, 2.5, 1.5, 2.5, 1.5,
    -1.0, -1.0, -4.0, 2.0, 3.5, -2.5],
    t34: [3.5, 0.0, -1.0, -5.0, 2.5, -4.5, -2.5, 4.5, -4.5, -0.5, 3.0, 1.5, 0.0, 0.0, 3.0, 5.0, 3.5, -1.0,
    -3.0, -3.5, -8.0, 2.5, 3.0, 0.5],
    t36: [1.5, 1.5, -1.5, 3.5, 3.5, 2.0, 2.5, 2.0, 2.0, 2.5, 2.5, 2.5],
    x37: [1.0, 3.0, 1.5, 2.0, 3.0, 0.5, -1.5, -4.0, -2.0, -2.5, -2.5, 3.5, -2.0, 2.0, 1.0, 4.0, 1.0, 1.5,
    2.5, -2.0, -1.0, -3.5, 1.0, -0.5],
    t42: [5.0, -3.5],
    x43: [3.0, 3.0, -2.0, -3.5, -2.0, 2.0, 4.0, -4.0, 3.5, -0.5, 4.0, 3.0, -1.0, 3.5, 1.0, 1.0, 2.5, 0.5,
    2.5, 2.0, 2.5, -2.5, 4.0, 4.0],
    x46: [-1.5, 1.0, 0.5, 3.5, 2.5, 4.0, -1.5, 2.5, 1.0, 1.5, -1.0, -3.5, -0.5, 2.0, -2.5, -0.5, -1.5, -1.5,
    3.5, -1.0, -0.5, -1.5, -4.0, 1.0],
    t47: packed('|i1',
    'c-jTQfeip52m`>_r_lYU)o9`GGT(WjU8C#*xEQ>Wv5GSB^_jS1SC2P-pkEY1', 0.5
),
    x48: [-2.0, -2.5, -0.5, -1.5, -0.5, -4.0, 2.0, 3.5, 2.5, 2.0, 1.5, 0.5, -1.0, -2.5, -3.5, 3.0, 2.5, 4.0,
    3.5, 2.5, 1.5, 0.5, 2.5, 1.0],
    x51: [2.5, -1.5, -2.0, 1.0, -1.0, 4.0, 2.5, 3.5, -3.0, -2.5, -4.0, 2.5, -1.5, 2.0, 2.0, -2.5, -2.5, 1.5,
    2.5, 3.5, 3.0, -0.5, 1.5, 1.0],
    t54: packed('|i1',
    'c-jTQ0TKWp1O&hdhyTB}I?`@&8eKBm;w1v6>vH4qc$*O!pdxfZd{jP82@^K', 0.5
),
    x55: [-4.0, 3.5, 1.5, -0.5, 0.5, 3.5, -4.0, 4.0, 2.0, 4.0, 1.0, -3.0, -3.0, 3.5, -3.0, -2.5, 4.0, -1.0,
    2.0, 3.5, -3.5, 3.5, -2.0, -1.5],
    t59: [-3.5, 4.0, 2.0, 0.0, 1.0, 4.0, -3.5, 4.5, 2.5, 4.5, 1.5, -2.5, -4.0, 2.5, -4.0, -3.5, 3.0, -2.0,
    1.0, 2.5, -4.5, 2.5, -3.0, -2.5],
    x60: [-2.5, -2.5, 3.5, -3.5, -3.0, 2.0, 2.5, -2.5, 3.5, 2.0, 2.0, 2.5, 4.0, 1.5, -2.5, -3.0, 1.0, 4.0,
    -1.0, -2.5, -1.5, 3.0, -2.0, 1.0],
    t64: [-2.0, -1.5, 2.0, -1.5, -2.5, 3.0, 1.0, -0.5, 4.0, 3.0, 0.5, 4.5, 4.5, 2.5, -4.0, -1.0, 1.5, 5.0,
    -2.5, -0.5, -1.0, 4.0, -3.5, 3.0],
    x65: [-4.0, -2.5, 4.0, 2.0, 3.0, 4.0, 1.0, 1.0, -4.0, 2.5, -2.0, -2.0, 4.0, -4.0, 3.5, 1.0, -3.0, -3.5,
    -0.5, -4.0, 1.0, -4.0, 2.5, 2.5],
    x68: [-3.0, 2.5, -1.0, 1.5, -0.5, -2.5, 2.0, -1.5, -3.5, 2.0, 2.0, 3.0, 4.0, -1.5, -3.5, 2.5, 1.0, 0.5,
    -2.0, 2.5, -3.0, -3.5, -2.0, 3.5],
    t69: [-7.0, 0.0, 3.0, 3.5, 2.5, 1.5, 3.0, -0.5, -7.5, 4.5, 0.0, 1.0, 8.0, -5.5, 0.0, 3.5, -2.0, -3.0,
    -2.5, -1.5, -2.0, -7.5, 0.5, 6.0],
    x70: [-3.5, 2.0, 3.0, -1.0, 2.0, 1.0, -4.0, 4.0, 3.0, -1.0, -1.0, -4.0, -3.5, 2.0, 1.0, 3.0, 3.5, -2.0,
    2.0, 2.0, 2.5, -3.0, 3.5, -0.5],
    t74: [-3.5, -3.5, 2.0, 2.0, 3.0, 1.0, -1.0, 3.0, 2.0, 3.5, 1.0, -2.0, -4.0, 2.0, 4.0, 2.0, 3.0, 2.5,
    -1.0, -3.0, -1.0, 3.5, -4.0, -0.5],
    x75: [-0.5, -1.0, -1.0, -4.0, -3.0, 2.0, -4.0, 2.5, -2.0, 0.5, -3.0, 0.5, -3.0, 2.0, 1.0, 3.0, -1.0, 0.5,
    4.0, 3.5, -2.5, -1.0, 3.0, -3.0],
    t79: [-0.5, -3.0, -2.0, -1.0, 2.0, 0.5, -1.0, -4.0, -3.0, -4.0, 2.5, 0.5, -3.0, -1.0, -2.5, 2.0, 0.5,
    -1.0, 1.0, 4.0, 3.0, 3.0, 3.5, -3.0],
    x80: [3.0, -3.0, 1.0, -4.0, -2.5, 3.5, 1.0, 2.0, 1.0, 3.5, 3.5, 1.5, -4.0, -0.5, 1.0, -2.5, 4.0, -2.5,
    -2.0, -2.5, 1.0, -2.5, 1.0, 3.0],
    t84: [3.0, -0.5, 1.0, -2.5, 4.0, 3.5, 1.0, 2.0, 1.0, 3.5, 3.5, 3.0],
    x85: [-4.0, 2.0, -4.0, 3.5, 0.5, 2.5, -0.5, 0.5, -1.5, -1.5, -0.5, 3.5, -3.5, -2.0, 2.0, -3.5, -3.5,
    -3.5, 3.0, 1.0, -1.0, 2.0, 2.0, -0.5],
    t89: [3.5, 3.0],
    x90: [3.0, 4.0, -3.5, -2.5, -1.5, -1.5, -2.0, 4.0, 3.5, 3.0, 2.0, 2.5, -3.5, 1.0, -0.5, -2.0, 1.0, -3.0,
    3.5, -0.5, 1.0, 1.0, 3.0, -1.5],
    t95: [1.0, -0.5, -3.0, 3.5, 1.0, 3.0],
    x96: [-3.5, -2.5, -2.5, -3.0, -3.5, -1.5, -1.0, 3.5, 1.5, -2.5, -2.0, -3.5, -2.0, 3.5, 2.5, -1.5, -1.5,
    -2.0, 0.5, -4.0, 3.5, -4.0, 3.0, -3.5],
    t99: [1, 1, 1, 1, 1, 0, 1, 0, 1, 0, 1, 0],
    x100: [4.0, -4.0, 1.0, -2.5, 1.0, 1.0, 1.0, 4.0, 1.0, -4.0, 2.0, -0.5, -1.0, 1.5, -3.0, 1.5, 1.0, 1.0,
    3.0, -0.5, 2.5, 0.5, 3.5, 1.0],
    t104: packed('|i1',
    'c-muNKmi;-n0_-bF)?v4F#TZp&+w1=7c-E{_Md^3k)4SF0Dx2n9{', 0.5
),
    x105: [1.0, 1.0, -4.0, 3.5, 3.0, 1.0, 3.0, 1.0, -2.5, -2.0, 1.0, -0.5, 2.5, 0.5, -4.0, -1.5, 1.5, 3.5,
    4.0, -0.5, -0.5, 0.5, -0.5, 1.0],
    t108: [3.0, 3.5, 4.0, 3.5, 3.0, 3.5, 4.0, 1.0],
    x109: [-2.5, 1.5, 2.0, 1.0, 1.0, 1.0, -1.5, -2.0, 1.0, -2.0, -0.5, -2.0, 1.0, -1.5, -2.5, 1.0, -1.0, 1.0,
    4.0, 3.5, 1.0, -4.0, 1.5, -1.0],
    t112: [0.02931223, 0.95257413, 0.9890131, 0.5, 0.8807971, 0.5, 0.0040701376, 0.0040701376, 0.5, 0.8807971,
    0.11920292, 0.26894143, 0.97068775, 0.047425874, 0.010986943, 0.5, 0.11920292, 0.5, 0.99592984,
    0.99592984, 0.5, 0.11920292, 0.8807971, 0.7310586],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

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
t30 = Internal('t30', (F32, [1, 2, 6, 8]))
t31 = Output('t31', (F32, [1, 2, 3, 4]))
t32 = Internal('t32', (F32, [1, 2, 6, 8]))
t33 = Output('t33', (F32, [1, 2, 3, 4]))
t34 = Internal('t34', (F32, [1, 2, 6, 8]))
t35 = Output('t35', (F32, [1, 2, 3, 4]))
t36 = Internal('t36', (F32, [1, 2, 6, 8]))
t37 = Output('t37', (F32, [1, 2, 3, 4]))
t38 = Internal('t38', (F32, [1, 2, 6, 8]))
t39 = Output('t39', (F32, [1, 2, 3, 4]))
t40 = Internal('t40', (F32, [1, 2, 6, 8]))
t41 = Output('t41', (F32, [1, 2, 3, 4]))
t42 = Internal('t42', (F32, [1, 2, 6, 8]))
t43 = Output('t43', (F32, [1, 2, 3, 4]))
t44 = Internal('t44', (F32, [1, 2, 6, 8]))
t45 = Output('t45', (F32, [1, 2, 3, 4]))
t46 = Internal('t46', (F32, [1, 2, 6, 8]))
t47 = Output('t47', (F32, [1, 2, 3, 4]))
t48 = Internal('t48', (F32, [1, 2, 6, 8]))
t49 = Output('t49', (F32, [1, 2, 3, 4]))
t50 = Internal('t50', (F32, [1, 2, 6, 8]))
t51 = Output('t51', (F32, [1, 2, 3, 4]))
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
model.Operation('RESIZE_BILINEAR', t7, 8, 6, True).To(t30)
model.Operation('MAX_POOL_2D', t30, 2, 2, 2, 1, 1, 0, True).To(t31)
model.Operation('RESIZE_BILINEAR', t10, 8, 6, True).To(t32)
model.Operation('MAX_POOL_2D', t32, 2, 2, 2, 1, 1, 0, True).To(t33)
model.Operation('RESIZE_BILINEAR', t12, 8, 6, True).To(t34)
model.Operation('MAX_POOL_2D', t34, 2, 2, 2, 1, 1, 0, True).To(t35)
model.Operation('RESIZE_BILINEAR', t15, 8, 6, True).To(t36)
model.Operation('MAX_POOL_2D', t36, 2, 2, 2, 1, 1, 0, True).To(t37)
model.Operation('RESIZE_BILINEAR', t18, 8, 6, True).To(t38)
model.Operation('MAX_POOL_2D', t38, 2, 2, 2, 1, 1, 0, True).To(t39)
model.Operation('RESIZE_BILINEAR', t21, 8, 6, True).To(t40)
model.Operation('MAX_POOL_2D', t40, 2, 2, 2, 1, 1, 0, True).To(t41)
model.Operation('RESIZE_BILINEAR', t24, 8, 6, True).To(t42)
model.Operation('MAX_POOL_2D', t42, 2, 2, 2, 1, 1, 0, True).To(t43)
model.Operation('RESIZE_BILINEAR', t26, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
model.Operation('RESIZE_BILINEAR', t29, 8, 6, True).To(t46)
model.Operation('MAX_POOL_2D', t46, 2, 2, 2, 1, 1, 0, True).To(t47)
model.Operation('RESIZE_BILINEAR', t4, 8, 6, True).To(t48)
model.Operation('MAX_POOL_2D', t48, 2, 2, 2, 1, 1, 0, True).To(t49)
model.Operation('RESIZE_BILINEAR', t3, 8, 6, True).To(t50)
model.Operation('MAX_POOL_2D', t50, 2, 2, 2, 1, 1, 0, True).To(t51)
Example({
    x2: packed('|i1',
    'c-jTQfeip52m`<bMc9AZwlDSXdd$bh;sL_G`&1^rjHin5>QPb<F;?jZqzoL(', 0.5
),
    x5: [3.5, -2.5, 3.5, -0.5, -0.5, 2.0, 4.0, -2.5, 3.0, -3.5, -3.5, -2.5, -1.5, -3.0, 1.5, -3.5, -0.5,
    -1.5, 3.0, -0.5, -4.0, 0.5, -2.5, -2.0],
    x8: [-2.5, -1.5, 1.5, -3.0, -2.0, -0.5, 1.0, 1.5, -2.0, 1.5, 2.5, -2.5, 4.0, -1.5, -2.5, -4.0, -3.0,
    1.0, 2.5, 1.0, 0.5, -4.0, 3.0, 3.5],
    x1: [1.0, -2.5, 1.5, -2.5, -0.5, 3.0, 2.5, -2.5, 1.5, 0.5, 0.5, 1.0, 0.5, 3.0, -2.5, 2.0, -1.5, -4.0,
    1.0, 3.5, 2.0, -1.5, 2.5, -2.0],
    x13: [4.0, -0.5, 2.0, -1.5, 1.5, 2.5, 3.0, -3.5, 3.0, -1.0, 1.5, -1.5, 3.0, -1.5, -0.5, -4.0, -3.0, 2.0,
    -3.5, -1.0, -0.5, 1.5, -3.0, -1.5],
    x16: [-1.5, 4.0, -3.5, -1.0, 4.0, 1.5, -0.5, 3.0, 3.5, -2.5, -1.0, -2.5],
    x17: [-1.5, 2.5, -2.5, -3.0, 1.0, 4.0, 1.0, -1.5, -3.5, -3.0, 1.0, -1.5],
    x19: [-0.5, 3.5, -2.5, 3.0, -1.5, 3.0, 1.0, -1.0, 3.0, -0.5, 1.0, 1.0, -2.5, -1.5, -2.0, -2.0, -0.5, 2.5,
    -2.0, -3.5, -3.5, -1.0, 3.0, -2.5],
    x25: packed('|i1',
    'c-j@mK@I>Q2m`P%W%&Qsq5)^@tv(#<2wA#fYmrL(DMcA(bB+Xe9PfZVUE~)Y', 0.5
),
    x27: [-3.5, -0.5, -4.0, 4.0, -2.5, 0.5],
    t31: [3.5, -2.5, 3.5, -0.5, -0.5, 2.0, 4.0, -2.5, 3.0, -3.5, -3.5, -2.5, -1.5, -3.0, 1.5, -3.5, -0.5,
    -1.5, 3.0, -0.5, -4.0, 0.5, -2.5, -2.0],
    t33: [-2.5, -1.5, 1.5, -3.0, -2.0, -0.5, 1.0, 1.5, -2.0, 1.5, 2.5, -2.5, 4.0, -1.5, -2.5, -4.0, -3.0,
    1.0, 2.5, 1.0, 0.5, -4.0, 3.0, 3.5],
    t35: [1.0, 1.5, -0.5, 2.5, 1.5, 0.5, 0.5, -2.5, -1.5, 1.0, 2.0, 2.5, -2.5, -2.5, 3.0, -2.5, 0.5, 1.0,
    3.0, 2.0, -4.0, 3.5, -1.5, -2.0],
    t37: [4.0, 3.0, 3.0, -3.5, 2.0, 3.0, -0.5, -0.5, 1.5, 1.5, -3.0, -3.0, -0.5, -3.5, -1.5, -1.0, -1.5,
    -1.0, -4.0, 1.5, 2.5, -1.5, 2.0, -1.5],
    t39: [-1.5, 4.0, -3.5, -1.0, 4.0, 1.5, -0.5, 3.0, 3.5, -2.5, -1.0, -2.5, -1.5, 2.5, -2.5, -3.0, 1.0, 4.0,
    1.0, -1.5, -3.5, -3.0, 1.0, -1.5],
    t41: [-1.0, 3.0, -3.0, 2.5, -2.0, 2.5, 0.5, -1.5, 2.5, -1.0, 0.5, 0.5, -1.5, -0.5, -1.0, -1.0, 0.5, 3.5,
    -1.0, -2.5, -2.5, 0.0, 4.0, -1.5],
    t43: [-4.0, 1.0, -1.0, -1.0, -2.0, 2.0, 3.0, 3.5, 2.5, 2.5, -4.0, -2.5, 2.5, 1.0, -0.5, -3.0, 3.5, 1.0,
    1.0, -1.0, 1.5, 4.0, -1.5, -3.0],
    t45: [4.0, 3.0, 3.0, 1.0, 2.3333333, 0.16666667, -0.5, 0.5, 2.0, 1.8333334, 0.16666667, 0.5, 4.0, 3.0,
    3.0, 2.0, 0.6666667, 1.5, 2.220446e-16, 2.8333333, 2.0, 3.5, -4.440892e-16, 1.5],
    t47: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3.5, -0.5, 0.0, 0.0, -4.0, 4.0,
    0.0, 0.0, -2.5, 0.5, 0.0],
    t49: [2.5, 1.0, -0.5, -3.0, 3.5, 1.0, 1.0, -1.0, 1.5, 4.0, -1.5, -3.0, 2.5, -3.5, -3.0, -4.0, -3.0, -3.5,
    -4.0, -1.5, -1.0, -3.0, 3.5, -3.0],
    t51: [4.0, -1.5, -1.0, -3.5, -0.5, -3.5, 4.0, -4.0, 1.5, -3.5, 3.0, -4.0, -4.0, 1.0, -1.0, -1.0, -2.0,
    2.0, 3.0, 3.5, 2.5, 2.5, -4.0, -2.5],
}, name='behind').AddVariations('float16').DisableLifeTimeVariation()
