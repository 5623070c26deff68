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

# A result with channels first is read by operations that know no layout: axes, shapes and
# constants are turned with it. Each reader has a layer of its own.
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
t13 = Output('t13', (F32, [1, 24]))
x14 = Input('x14', (F32, [1, 2, 3, 4]))
t15 = Internal('t15', (F32, [1, 2, 6, 8]))
t16 = Internal('t16', (F32, [1, 2, 3, 4]))
t17 = Output('t17', (F32, [8, 3]))
x18 = Input('x18', (F32, [1, 2, 3, 4]))
t19 = Internal('t19', (F32, [1, 2, 6, 8]))
t20 = Internal('t20', (F32, [1, 2, 3, 4]))
t21 = Internal('t21', (F32, [1, 2, 3, 4]))
t22 = Output('t22', (F32, [1, 24]))
x23 = Input('x23', (F32, [1, 2, 3, 4]))
t24 = Internal('t24', (F32, [1, 2, 6, 8]))
t25 = Internal('t25', (F32, [1, 2, 3, 4]))
x26 = Input('x26', (F32, [1, 2, 3, 4]))
t27 = Internal('t27', (F32, [1, 2, 6, 8]))
t28 = Internal('t28', (F32, [1, 2, 3, 4]))
t29 = Internal('t29', (F32, [1, 2, 3, 4]))
t30 = Output('t30', (F32, [3, 8]))
t31 = Output('t31', (F32, [6, 2]))
x32 = Input('x32', (F32, [1, 2, 3, 4]))
t33 = Internal('t33', (F32, [1, 2, 6, 8]))
t34 = Internal('t34', (F32, [1, 2, 3, 4]))
c35 = Parameter('c35', (F32, [2, 24]), ([1.0, 0.0, -1.0, 0.0, 0.0] * 10)[:48])
c36 = Parameter('c36', (F32, [2]), [1.0, -2.0])
t37 = Output('t37', (F32, [1, 2]))
x38 = Input('x38', (F32, [1, 2, 3, 4]))
t39 = Internal('t39', (F32, [1, 2, 6, 8]))
t40 = Internal('t40', (F32, [1, 2, 3, 4]))
x41 = Input('x41', (F32, [1, 2, 3, 4]))
t42 = Output('t42', (F32, [1, 4, 3, 4]))
x43 = Input('x43', (F32, [1, 2, 3, 4]))
t44 = Internal('t44', (F32, [1, 2, 6, 8]))
t45 = Internal('t45', (F32, [1, 2, 3, 4]))
x46 = Input('x46', (F32, [1, 2, 3, 4]))
t47 = Internal('t47', (F32, [1, 2, 6, 8]))
t48 = Internal('t48', (F32, [1, 2, 3, 4]))
t49 = Output('t49', (F32, [1, 2, 3, 8]))
x50 = Input('x50', (F32, [1, 2, 3, 4]))
t51 = Internal('t51', (F32, [1, 2, 6, 8]))
t52 = Internal('t52', (F32, [1, 2, 3, 4]))
c53 = Parameter('c53', (F32, [2, 1, 1]), [0.5, -1.0])
t54 = Output('t54', (F32, [1, 2, 3, 4]))
x55 = Input('x55', (F32, [1, 2, 3, 4]))
t56 = Internal('t56', (F32, [1, 2, 6, 8]))
t57 = Internal('t57', (F32, [1, 2, 3, 4]))
c58 = Parameter('c58', (F32, [4]), [0.5, 1.0, -1.5, 2.0])
t59 = Output('t59', (F32, [1, 2, 3, 4]))
x60 = Input('x60', (F32, [1, 2, 3, 4]))
t61 = Internal('t61', (F32, [1, 2, 6, 8]))
t62 = Internal('t62', (F32, [1, 2, 3, 4]))
x63 = Input('x63', (F32, [1, 2, 3, 4]))
t64 = Output('t64', (F32, [1, 2, 3, 4]))
x65 = Input('x65', (F32, [1, 2, 3, 4]))
t66 = Internal('t66', (F32, [1, 2, 6, 8]))
t67 = Internal('t67', (F32, [1, 2, 3, 4]))
t68 = Output('t68', (F32, [1, 3, 4, 2]))
x69 = Input('x69', (F32, [1, 2, 3, 4]))
t70 = Internal('t70', (F32, [1, 2, 6, 8]))
t71 = Internal('t71', (F32, [1, 2, 3, 4]))
t72 = Output('t72', (F32, [1, 2, 4, 3]))
x73 = Input('x73', (F32, [1, 2, 3, 4]))
t74 = Internal('t74', (F32, [1, 2, 6, 8]))
t75 = Internal('t75', (F32, [1, 2, 3, 4]))
c76 = Parameter('c76', (I32, [1]), [1])
t77 = Output('t77', (F32, [1, 3, 4]))
x78 = Input('x78', (F32, [1, 2, 3, 4]))
t79 = Internal('t79', (F32, [1, 2, 6, 8]))
t80 = Internal('t80', (F32, [1, 2, 3, 4]))
c81 = Parameter('c81', (I32, [2]), [2, 3])
t82 = Output('t82', (F32, [1, 2, 1, 1]))
x83 = Input('x83', (F32, [1, 2, 3, 4]))
t84 = Internal('t84', (F32, [1, 2, 6, 8]))
t85 = Internal('t85', (F32, [1, 2, 3, 4]))
t86 = Output('t86', (F32, [1, 1, 3, 2]))
x87 = Input('x87', (F32, [1, 2, 3, 4]))
t88 = Internal('t88', (F32, [1, 2, 6, 8]))
t89 = Internal('t89', (F32, [1, 2, 3, 4]))
t90 = Output('t90', (I32, [1, 3, 4]))
x91 = Input('x91', (F32, [1, 2, 3, 4]))
t92 = Internal('t92', (F32, [1, 2, 6, 8]))
t93 = Internal('t93', (F32, [1, 2, 3, 4]))
c94 = Parameter('c94', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t95 = Output('t95', (F32, [1, 3, 3, 5]))
x96 = Input('x96', (F32, [1, 2, 3, 4]))
t97 = Internal('t97', (F32, [1, 2, 6, 8]))
t98 = Internal('t98', (F32, [1, 2, 3, 4]))
t99 = Output('t99', (F32, [1, 1, 2, 4]))
x100 = Input('x100', (F32, [1, 2, 3, 4]))
t101 = Internal('t101', (F32, [1, 2, 6, 8]))
t102 = Internal('t102', (F32, [1, 2, 3, 4]))
t103 = Output('t103', (F32, [1, 2, 3, 4]))
model = Model()
model.Operation('RESIZE_BILINEAR', x1, 8, 6, True).To(t2)
model.Operation('MAX_POOL_2D', t2, 2, 2, 2, 1, 1, 0, True).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('RESIZE_BILINEAR', x6, 8, 6, True).To(t7)
model.Operation('MAX_POOL_2D', t7, 2, 2, 2, 1, 1, 0, True).To(t8)
model.Operation('MAX_POOL_2D', t8, 2, 1, 1, 2, 2, 0, True).To(t9)
model.Operation('RESIZE_BILINEAR', x10, 8, 6, True).To(t11)
model.Operation('MAX_POOL_2D', t11, 2, 2, 2, 1, 1, 0, True).To(t12)
model.Operation('RESHAPE', t12, [1, 24]).To(t13)
model.Operation('RESIZE_BILINEAR', x14, 8, 6, True).To(t15)
model.Operation('MAX_POOL_2D', t15, 2, 2, 2, 1, 1, 0, True).To(t16)
model.Operation('RESHAPE', t16, [8, 3]).To(t17)
model.Operation('RESIZE_BILINEAR', x18, 8, 6, True).To(t19)
model.Operation('MAX_POOL_2D', t19, 2, 2, 2, 1, 1, 0, True).To(t20)
model.Operation('RELU', t20).To(t21)
model.Operation('RESHAPE', t21, [1, -1]).To(t22)
model.Operation('RESIZE_BILINEAR', x23, 8, 6, True).To(t24)
model.Operation('MAX_POOL_2D', t24, 2, 2, 2, 1, 1, 0, True).To(t25)
model.Operation('RESIZE_BILINEAR', x26, 8, 6, True).To(t27)
model.Operation('MAX_POOL_2D', t27, 2, 2, 2, 1, 1, 0, True).To(t28)
model.Operation('ADD', t25, t28, 0).To(t29)
model.Operation('RESHAPE', t29, [3, -1]).To(t30)
model.Operation('RESHAPE', t9, [-1, 2]).To(t31)
model.Operation('RESIZE_BILINEAR', x32, 8, 6, True).To(t33)
model.Operation('MAX_POOL_2D', t33, 2, 2, 2, 1, 1, 0, True).To(t34)
model.Operation('FULLY_CONNECTED', t34, c35, c36, 0).To(t37)
model.Operation('RESIZE_BILINEAR', x38, 8, 6, True).To(t39)
model.Operation('MAX_POOL_2D', t39, 2, 2, 2, 1, 1, 0, True).To(t40)
model.Operation('CONCATENATION', t40, x41, 1).To(t42)
model.Operation('RESIZE_BILINEAR', x43, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
model.Operation('RESIZE_BILINEAR', x46, 8, 6, True).To(t47)
model.Operation('MAX_POOL_2D', t47, 2, 2, 2, 1, 1, 0, True).To(t48)
model.Operation('CONCATENATION', t45, t48, 3).To(t49)
model.Operation('RESIZE_BILINEAR', x50, 8, 6, True).To(t51)
model.Operation('MAX_POOL_2D', t51, 2, 2, 2, 1, 1, 0, True).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('RESIZE_BILINEAR', x55, 8, 6, True).To(t56)
model.Operation('MAX_POOL_2D', t56, 2, 2, 2, 1, 1, 0, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('RESIZE_BILINEAR', x60, 8, 6, True).To(t61)
model.Operation('MAX_POOL_2D', t61, 2, 2, 2, 1, 1, 0, True).To(t62)
model.Operation('ADD', t62, x63, 0).To(t64)
model.Operation('RESIZE_BILINEAR', x65, 8, 6, True).To(t66)
model.Operation('MAX_POOL_2D', t66, 2, 2, 2, 1, 1, 0, True).To(t67)
model.Operation('TRANSPOSE', t67, [0, 2, 3, 1]).To(t68)
model.Operation('RESIZE_BILINEAR', x69, 8, 6, True).To(t70)
model.Operation('MAX_POOL_2D', t70, 2, 2, 2, 1, 1, 0, True).To(t71)
model.Operation('TRANSPOSE', t71, [0, 1, 3, 2]).To(t72)
model.Operation('RESIZE_BILINEAR', x73, 8, 6, True).To(t74)
model.Operation('MAX_POOL_2D', t74, 2, 2, 2, 1, 1, 0, True).To(t75)
model.Operation('REDUCE_MAX', t75, c76, False).To(t77)
model.Operation('RESIZE_BILINEAR', x78, 8, 6, True).To(t79)
model.Operation('MAX_POOL_2D', t79, 2, 2, 2, 1, 1, 0, True).To(t80)
model.Operation('REDUCE_MAX', t80, c81, True).To(t82)
model.Operation('RESIZE_BILINEAR', x83, 8, 6, True).To(t84)
model.Operation('MAX_POOL_2D', t84, 2, 2, 2, 1, 1, 0, True).To(t85)
model.Operation('SLICE', t85, [0, 1, 0, 1], [1, 1, 3, 2]).To(t86)
model.Operation('RESIZE_BILINEAR', x87, 8, 6, True).To(t88)
model.Operation('MAX_POOL_2D', t88, 2, 2, 2, 1, 1, 0, True).To(t89)
model.Operation('ARGMAX', t89, 1).To(t90)
model.Operation('RESIZE_BILINEAR', x91, 8, 6, True).To(t92)
model.Operation('MAX_POOL_2D', t92, 2, 2, 2, 1, 1, 0, True).To(t93)
model.Operation('PAD', t93, c94).To(t95)
model.Operation('RESIZE_BILINEAR', x96, 8, 6, True).To(t97)
model.Operation('MAX_POOL_2D', t97, 2, 2, 2, 1, 1, 0, True).To(t98)
model.Operation('MAX_POOL_2D', t98, 2, 1, 1, 2, 2, 0, False).To(t99)
model.Operation('RESIZE_BILINEAR', x100, 8, 6, True).To(t101)
model.Operation('MAX_POOL_2D', t101, 2, 2, 2, 1, 1, 0, True).To(t102)
model.Operation('SOFTMAX', t102, 1.0, 1).To(t103)
Example({
    x1: [-4.0, 1.0, -3.0, 0.5, -1.5, 1.0, -3.0, -1.0, 3.0, -2.0, 2.0, 1.0, -1.5, -3.0, 0.5, -1.5, 4.0, -3.5,
    -0.5, 4.0, -3.0, -4.0, 1.0, -3.0],
    t4: [-4.0, 1.0, -3.0, 0.5, -1.5, 1.0, -3.0, -1.0, 3.0, -2.0, 2.0, 1.0],
    t5: [-1.5, -3.0, 0.5, -1.5, 4.0, -3.5, -0.5, 4.0, -3.0, -4.0, 1.0, -3.0],
    x6: [-3.5, -2.5, -3.5, -3.0, -3.0, 1.5, -4.0, -1.5, 1.0, 3.5, -3.0, 2.0, 1.0, 1.0, 2.0, 1.0, 2.5, 1.5,
    -1.0, 2.0, -0.5, 2.0, 2.5, 2.0],
    x10: [2.0, -3.5, -3.0, -3.5, -3.0, 3.0, 0.5, -4.0, 2.0, -4.0, 3.5, 0.5, 1.5, 1.5, 1.5, 3.5, -4.0, 1.0,
    2.0, 2.0, 2.5, -2.0, -3.0, 2.5],
    t13: [2.0, -3.5, -3.0, -3.5, -3.0, 3.0, 0.5, -4.0, 2.0, -4.0, 3.5, 0.5, 1.5, 1.5, 1.5, 3.5, -4.0, 1.0,
    2.0, 2.0, 2.5, -2.0, -3.0, 2.5],
    x14: [-1.0, -1.0, -2.5, 2.0, -1.5, 1.0, -2.0, -2.5, -0.5, 1.0, -2.0, -3.0, -2.0, -1.5, 2.0, -2.5, -1.5,
    -1.5, -1.0, 0.5, -1.0, 1.0, -1.0, -1.5],
    t17: [-1.0, -1.0, -2.5, 2.0, -1.5, 1.0, -2.0, -2.5, -0.5, 1.0, -2.0, -3.0, -2.0, -1.5, 2.0, -2.5, -1.5,
    -1.5, -1.0, 0.5, -1.0, 1.0, -1.0, -1.5],
    x18: [2.5, -3.0, -1.5, -0.5, -1.5, 1.0, 1.0, -3.5, 3.5, -3.5, 2.5, 1.5, 1.5, 0.5, 3.0, 2.0, 2.5, 2.5,
    -1.5, -1.0, 2.5, 3.5, -4.0, -1.0],
    t22: [2.5, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 3.5, 0.0, 2.5, 1.5, 1.5, 0.5, 3.0, 2.0, 2.5, 2.5, 0.0, 0.0,
    2.5, 3.5, 0.0, 0.0],
    x23: [4.0, -4.0, 1.0, -4.0, 1.5, -0.5, -4.0, 1.0, -1.0, 1.0, 2.0, 2.0, -0.5, -2.5, 0.5, 3.5, 1.0, -2.5,
    -2.0, -2.5, -4.0, 0.5, -0.5, 3.0],
    x26: [-0.5, 4.0, -2.0, -1.0, 1.0, -4.0, 1.5, 3.5, -3.5, -1.5, 1.0, -0.5, 0.5, 2.5, 2.5, 1.5, 2.5, 1.5,
    -1.0, -1.0, -4.0, 2.0, 3.5, -2.5],
    t30: [3.5, 0.0, -1.0, -5.0, 2.5, -4.5, -2.5, 4.5, -4.5, -0.5, 3.0, 1.5, 0.0, 0.0, 3.0, 5.0, 3.5, -1.0,
    -3.0, -3.5, -8.0, 2.5, 3.0, 0.5],
    t31: [1.5, 1.5, -1.5, 3.5, 3.5, 2.0, 2.5, 2.0, 2.0, 2.5, 2.5, 2.5],
    x32: [1.0, 3.0, 1.5, 2.0, 3.0, 0.5, -1.5, -4.0, -2.0, -2.5, -2.5, 3.5, -2.0, 2.0, 1.0, 4.0, 1.0, 1.5,
    2.5, -2.0, -1.0, -3.5, 1.0, -0.5],
    t37: [5.0, -3.5],
    x38: [3.0, 3.0, -2.0, -3.5, -2.0, 2.0, 4.0, -4.0, 3.5, -0.5, 4.0, 3.0, -1.0, 3.5, 1.0, 1.0, 2.5, 0.5,
    2.5, 2.0, 2.5, -2.5, 4.0, 4.0],
    x41: [-1.5, 1.0, 0.5, 3.5, 2.5, 4.0, -1.5, 2.5, 1.0, 1.5, -1.0, -3.5, -0.5, 2.0, -2.5, -0.5, -1.5, -1.5,
    3.5, -1.0, -0.5, -1.5, -4.0, 1.0],
    t42: packed('|i1',
    'c-jTQfeip52m`>_r_lYU)o9`GGT(WjU8C#*xEQ>Wv5GSB^_jS1SC2P-pkEY1', 0.5
),
    x43: [-2.0, -2.5, -0.5, -1.5, -0.5, -4.0, 2.0, 3.5, 2.5, 2.0, 1.5, 0.5, -1.0, -2.5, -3.5, 3.0, 2.5, 4.0,
    3.5, 2.5, 1.5, 0.5, 2.5, 1.0],
    x46: [2.5, -1.5, -2.0, 1.0, -1.0, 4.0, 2.5, 3.5, -3.0, -2.5, -4.0, 2.5, -1.5, 2.0, 2.0, -2.5, -2.5, 1.5,
    2.5, 3.5, 3.0, -0.5, 1.5, 1.0],
    t49: packed('|i1',
    'c-jTQ0TKWp1O&hdhyTB}I?`@&8eKBm;w1v6>vH4qc$*O!pdxfZd{jP82@^K', 0.5
),
    x50: [-4.0, 3.5, 1.5, -0.5, 0.5, 3.5, -4.0, 4.0, 2.0, 4.0, 1.0, -3.0, -3.0, 3.5, -3.0, -2.5, 4.0, -1.0,
    2.0, 3.5, -3.5, 3.5, -2.0, -1.5],
    t54: [-3.5, 4.0, 2.0, 0.0, 1.0, 4.0, -3.5, 4.5, 2.5, 4.5, 1.5, -2.5, -4.0, 2.5, -4.0, -3.5, 3.0, -2.0,
    1.0, 2.5, -4.5, 2.5, -3.0, -2.5],
    x55: [-2.5, -2.5, 3.5, -3.5, -3.0, 2.0, 2.5, -2.5, 3.5, 2.0, 2.0, 2.5, 4.0, 1.5, -2.5, -3.0, 1.0, 4.0,
    -1.0, -2.5, -1.5, 3.0, -2.0, 1.0],
    t59: [-2.0, -1.5, 2.0, -1.5, -2.5, 3.0, 1.0, -0.5, 4.0, 3.0, 0.5, 4.5, 4.5, 2.5, -4.0, -1.0, 1.5, 5.0,
    -2.5, -0.5, -1.0, 4.0, -3.5, 3.0],
    x60: [-4.0, -2.5, 4.0, 2.0, 3.0, 4.0, 1.0, 1.0, -4.0, 2.5, -2.0, -2.0, 4.0, -4.0, 3.5, 1.0, -3.0, -3.5,
    -0.5, -4.0, 1.0, -4.0, 2.5, 2.5],
    x63: [-3.0, 2.5, -1.0, 1.5, -0.5, -2.5, 2.0, -1.5, -3.5, 2.0, 2.0, 3.0, 4.0, -1.5, -3.5, 2.5, 1.0, 0.5,
    -2.0, 2.5, -3.0, -3.5, -2.0, 3.5],
    t64: [-7.0, 0.0, 3.0, 3.5, 2.5, 1.5, 3.0, -0.5, -7.5, 4.5, 0.0, 1.0, 8.0, -5.5, 0.0, 3.5, -2.0, -3.0,
    -2.5, -1.5, -2.0, -7.5, 0.5, 6.0],
    x65: [-3.5, 2.0, 3.0, -1.0, 2.0, 1.0, -4.0, 4.0, 3.0, -1.0, -1.0, -4.0, -3.5, 2.0, 1.0, 3.0, 3.5, -2.0,
    2.0, 2.0, 2.5, -3.0, 3.5, -0.5],
    t68: [-3.5, -3.5, 2.0, 2.0, 3.0, 1.0, -1.0, 3.0, 2.0, 3.5, 1.0, -2.0, -4.0, 2.0, 4.0, 2.0, 3.0, 2.5,
    -1.0, -3.0, -1.0, 3.5, -4.0, -0.5],
    x69: [-0.5, -1.0, -1.0, -4.0, -3.0, 2.0, -4.0, 2.5, -2.0, 0.5, -3.0, 0.5, -3.0, 2.0, 1.0, 3.0, -1.0, 0.5,
    4.0, 3.5, -2.5, -1.0, 3.0, -3.0],
    t72: [-0.5, -3.0, -2.0, -1.0, 2.0, 0.5, -1.0, -4.0, -3.0, -4.0, 2.5, 0.5, -3.0, -1.0, -2.5, 2.0, 0.5,
    -1.0, 1.0, 4.0, 3.0, 3.0, 3.5, -3.0],
    x73: [3.0, -3.0, 1.0, -4.0, -2.5, 3.5, 1.0, 2.0, 1.0, 3.5, 3.5, 1.5, -4.0, -0.5, 1.0, -2.5, 4.0, -2.5,
    -2.0, -2.5, 1.0, -2.5, 1.0, 3.0],
    t77: [3.0, -0.5, 1.0, -2.5, 4.0, 3.5, 1.0, 2.0, 1.0, 3.5, 3.5, 3.0],
    x78: [-4.0, 2.0, -4.0, 3.5, 0.5, 2.5, -0.5, 0.5, -1.5, -1.5, -0.5, 3.5, -3.5, -2.0, 2.0, -3.5, -3.5,
    -3.5, 3.0, 1.0, -1.0, 2.0, 2.0, -0.5],
    t82: [3.5, 3.0],
    x83: [3.0, 4.0, -3.5, -2.5, -1.5, -1.5, -2.0, 4.0, 3.5, 3.0, 2.0, 2.5, -3.5, 1.0, -0.5, -2.0, 1.0, -3.0,
    3.5, -0.5, 1.0, 1.0, 3.0, -1.5],
    t86: [1.0, -0.5, -3.0, 3.5, 1.0, 3.0],
    x87: [-3.5, -2.5, -2.5, -3.0, -3.5, -1.5, -1.0, 3.5, 1.5, -2.5, -2.0, -3.5, -2.0, 3.5, 2.5, -1.5, -1.5,
    -2.0, 0.5, -4.0, 3.5, -4.0, 3.0, -3.5],
    t90: [1, 1, 1, 1, 1, 0, 1, 0, 1, 0, 1, 0],
    x91: [4.0, -4.0, 1.0, -2.5, 1.0, 1.0, 1.0, 4.0, 1.0, -4.0, 2.0, -0.5, -1.0, 1.5, -3.0, 1.5, 1.0, 1.0,
    3.0, -0.5, 2.5, 0.5, 3.5, 1.0],
    t95: packed('|i1',
    'c-muNKmi;-n0_-bF)?v4F#TZp&+w1=7c-E{_Md^3k)4SF0Dx2n9{', 0.5
),
    x96: [1.0, 1.0, -4.0, 3.5, 3.0, 1.0, 3.0, 1.0, -2.5, -2.0, 1.0, -0.5, 2.5, 0.5, -4.0, -1.5, 1.5, 3.5,
    4.0, -0.5, -0.5, 0.5, -0.5, 1.0],
    t99: [3.0, 3.5, 4.0, 3.5, 3.0, 3.5, 4.0, 1.0],
    x100: [-2.5, 1.5, 2.0, 1.0, 1.0, 1.0, -1.5, -2.0, 1.0, -2.0, -0.5, -2.0, 1.0, -1.5, -2.5, 1.0, -1.0, 1.0,
    4.0, 3.5, 1.0, -4.0, 1.5, -1.0],
    t103: [0.02931223, 0.95257413, 0.9890131, 0.5, 0.8807971, 0.5, 0.0040701376, 0.0040701376, 0.5, 0.8807971,
    0.11920292, 0.26894143, 0.97068775, 0.047425874, 0.010986943, 0.5, 0.11920292, 0.5, 0.99592984,
    0.99592984, 0.5, 0.11920292, 0.8807971, 0.7310586],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

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
t24 = Internal('t24', (F32, [1, 2, 6, 8]))
t25 = Output('t25', (F32, [1, 2, 3, 4]))
t26 = Internal('t26', (F32, [1, 2, 6, 8]))
t27 = Output('t27', (F32, [1, 2, 3, 4]))
t28 = Internal('t28', (F32, [1, 2, 6, 8]))
t29 = Output('t29', (F32, [1, 2, 3, 4]))
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
model.Operation('RESIZE_BILINEAR', t6, 8, 6, True).To(t24)
model.Operation('MAX_POOL_2D', t24, 2, 2, 2, 1, 1, 0, True).To(t25)
model.Operation('RESIZE_BILINEAR', t8, 8, 6, True).To(t26)
model.Operation('MAX_POOL_2D', t26, 2, 2, 2, 1, 1, 0, True).To(t27)
model.Operation('RESIZE_BILINEAR', t9, 8, 6, True).To(t28)
model.Operation('MAX_POOL_2D', t28, 2, 2, 2, 1, 1, 0, True).To(t29)
model.Operation('RESIZE_BILINEAR', t11, 8, 6, True).To(t30)
model.Operation('MAX_POOL_2D', t30, 2, 2, 2, 1, 1, 0, True).To(t31)
model.Operation('RESIZE_BILINEAR', t14, 8, 6, True).To(t32)
model.Operation('MAX_POOL_2D', t32, 2, 2, 2, 1, 1, 0, True).To(t33)
model.Operation('RESIZE_BILINEAR', t17, 8, 6, True).To(t34)
model.Operation('MAX_POOL_2D', t34, 2, 2, 2, 1, 1, 0, True).To(t35)
model.Operation('RESIZE_BILINEAR', t18, 8, 6, True).To(t36)
model.Operation('MAX_POOL_2D', t36, 2, 2, 2, 1, 1, 0, True).To(t37)
model.Operation('RESIZE_BILINEAR', t20, 8, 6, True).To(t38)
model.Operation('MAX_POOL_2D', t38, 2, 2, 2, 1, 1, 0, True).To(t39)
model.Operation('RESIZE_BILINEAR', t23, 8, 6, True).To(t40)
model.Operation('MAX_POOL_2D', t40, 2, 2, 2, 1, 1, 0, True).To(t41)
model.Operation('RESIZE_BILINEAR', t4, 8, 6, True).To(t42)
model.Operation('MAX_POOL_2D', t42, 2, 2, 2, 1, 1, 0, True).To(t43)
model.Operation('RESIZE_BILINEAR', t3, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
Example({
    x2: packed('|i1',
    'c-jTQfeip52m`<bMc9AZwlDSXdd$bh;sL_G`&1^rjHin5>QPb<F;?jZqzoL(', 0.5
),
    x5: [3.5, -2.5, 3.5, -0.5, -0.5, 2.0, 4.0, -2.5, 3.0, -3.5, -3.5, -2.5, -1.5, -3.0, 1.5, -3.5, -0.5,
    -1.5, 3.0, -0.5, -4.0, 0.5, -2.5, -2.0],
    x7: [-2.5, -1.5, 1.5, -3.0, -2.0, -0.5, 1.0, 1.5, -2.0, 1.5, 2.5, -2.5, 4.0, -1.5, -2.5, -4.0, -3.0,
    1.0, 2.5, 1.0, 0.5, -4.0, 3.0, 3.5],
    x1: [1.0, -2.5, 1.5, -2.5, -0.5, 3.0, 2.5, -2.5, 1.5, 0.5, 0.5, 1.0, 0.5, 3.0, -2.5, 2.0, -1.5, -4.0,
    1.0, 3.5, 2.0, -1.5, 2.5, -2.0],
    x10: [4.0, -0.5, 2.0, -1.5, 1.5, 2.5, 3.0, -3.5, 3.0, -1.0, 1.5, -1.5, 3.0, -1.5, -0.5, -4.0, -3.0, 2.0,
    -3.5, -1.0, -0.5, 1.5, -3.0, -1.5],
    x12: [-1.5, 4.0, -3.5, -1.0, 4.0, 1.5, -0.5, 3.0, 3.5, -2.5, -1.0, -2.5],
    x13: [-1.5, 2.5, -2.5, -3.0, 1.0, 4.0, 1.0, -1.5, -3.5, -3.0, 1.0, -1.5],
    x15: [-0.5, 3.5, -2.5, 3.0, -1.5, 3.0, 1.0, -1.0, 3.0, -0.5, 1.0, 1.0, -2.5, -1.5, -2.0, -2.0, -0.5, 2.5,
    -2.0, -3.5, -3.5, -1.0, 3.0, -2.5],
    x19: packed('|i1',
    'c-j@mK@I>Q2m`P%W%&Qsq5)^@tv(#<2wA#fYmrL(DMcA(bB+Xe9PfZVUE~)Y', 0.5
),
    x21: [-3.5, -0.5, -4.0, 4.0, -2.5, 0.5],
    t25: [3.5, -2.5, 3.5, -0.5, -0.5, 2.0, 4.0, -2.5, 3.0, -3.5, -3.5, -2.5, -1.5, -3.0, 1.5, -3.5, -0.5,
    -1.5, 3.0, -0.5, -4.0, 0.5, -2.5, -2.0],
    t27: [-2.5, -1.5, 1.5, -3.0, -2.0, -0.5, 1.0, 1.5, -2.0, 1.5, 2.5, -2.5, 4.0, -1.5, -2.5, -4.0, -3.0,
    1.0, 2.5, 1.0, 0.5, -4.0, 3.0, 3.5],
    t29: [1.0, 1.5, -0.5, 2.5, 1.5, 0.5, 0.5, -2.5, -1.5, 1.0, 2.0, 2.5, -2.5, -2.5, 3.0, -2.5, 0.5, 1.0,
    3.0, 2.0, -4.0, 3.5, -1.5, -2.0],
    t31: [4.0, 3.0, 3.0, -3.5, 2.0, 3.0, -0.5, -0.5, 1.5, 1.5, -3.0, -3.0, -0.5, -3.5, -1.5, -1.0, -1.5,
    -1.0, -4.0, 1.5, 2.5, -1.5, 2.0, -1.5],
    t33: [-1.5, 4.0, -3.5, -1.0, 4.0, 1.5, -0.5, 3.0, 3.5, -2.5, -1.0, -2.5, -1.5, 2.5, -2.5, -3.0, 1.0, 4.0,
    1.0, -1.5, -3.5, -3.0, 1.0, -1.5],
    t35: [-1.0, 3.0, -3.0, 2.5, -2.0, 2.5, 0.5, -1.5, 2.5, -1.0, 0.5, 0.5, -1.5, -0.5, -1.0, -1.0, 0.5, 3.5,
    -1.0, -2.5, -2.5, 0.0, 4.0, -1.5],
    t37: [-4.0, 1.0, -1.0, -1.0, -2.0, 2.0, 3.0, 3.5, 2.5, 2.5, -4.0, -2.5, 2.5, 1.0, -0.5, -3.0, 3.5, 1.0,
    1.0, -1.0, 1.5, 4.0, -1.5, -3.0],
    t39: [4.0, 3.0, 3.0, 1.0, 2.3333333, 0.16666667, -0.5, 0.5, 2.0, 1.8333334, 0.16666667, 0.5, 4.0, 3.0,
    3.0, 2.0, 0.6666667, 1.5, 2.220446e-16, 2.8333333, 2.0, 3.5, -4.440892e-16, 1.5],
    t41: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3.5, -0.5, 0.0, 0.0, -4.0, 4.0,
    0.0, 0.0, -2.5, 0.5, 0.0],
    t43: [2.5, 1.0, -0.5, -3.0, 3.5, 1.0, 1.0, -1.0, 1.5, 4.0, -1.5, -3.0, 2.5, -3.5, -3.0, -4.0, -3.0, -3.5,
    -4.0, -1.5, -1.0, -3.0, 3.5, -3.0],
    t45: [4.0, -1.5, -1.0, -3.5, -0.5, -3.5, 4.0, -4.0, 1.5, -3.5, 3.0, -4.0, -4.0, 1.0, -1.0, -1.0, -2.0,
    2.0, 3.0, 3.5, 2.5, 2.5, -4.0, -2.5],
}, name='behind').AddVariations('float16').DisableLifeTimeVariation()
