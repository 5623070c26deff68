# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: images with channels first, and what knows no layout.

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
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 6, True).To(t2)
model.Operation('MAX_POOL_2D', t2, 2, 2, 2, 1, 1, 0, True).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x6, 8, 6, True).To(t7)
model.Operation('MAX_POOL_2D', t7, 2, 2, 2, 1, 1, 0, True).To(t8)
model.Operation('MAX_POOL_2D', t8, 2, 1, 1, 2, 2, 0, True).To(t9)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x10, 8, 6, True).To(t11)
model.Operation('MAX_POOL_2D', t11, 2, 2, 2, 1, 1, 0, True).To(t12)
model.Operation('RESHAPE', t12, [1, 24]).To(t13)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x14, 8, 6, True).To(t15)
model.Operation('MAX_POOL_2D', t15, 2, 2, 2, 1, 1, 0, True).To(t16)
model.Operation('RESHAPE', t16, [8, 3]).To(t17)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x18, 8, 6, True).To(t19)
model.Operation('MAX_POOL_2D', t19, 2, 2, 2, 1, 1, 0, True).To(t20)
model.Operation('RELU', t20).To(t21)
model.Operation('RESHAPE', t21, [1, -1]).To(t22)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x23, 8, 6, True).To(t24)
model.Operation('MAX_POOL_2D', t24, 2, 2, 2, 1, 1, 0, True).To(t25)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x26, 8, 6, True).To(t27)
model.Operation('MAX_POOL_2D', t27, 2, 2, 2, 1, 1, 0, True).To(t28)
model.Operation('ADD', t25, t28, 0).To(t29)
model.Operation('RESHAPE', t29, [3, -1]).To(t30)
model.Operation('RESHAPE', t9, [-1, 2]).To(t31)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x32, 8, 6, True).To(t33)
model.Operation('MAX_POOL_2D', t33, 2, 2, 2, 1, 1, 0, True).To(t34)
model.Operation('FULLY_CONNECTED', t34, c35, c36, 0).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x38, 8, 6, True).To(t39)
model.Operation('MAX_POOL_2D', t39, 2, 2, 2, 1, 1, 0, True).To(t40)
model.Operation('CONCATENATION', t40, x41, 1).To(t42)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x43, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x46, 8, 6, True).To(t47)
model.Operation('MAX_POOL_2D', t47, 2, 2, 2, 1, 1, 0, True).To(t48)
model.Operation('CONCATENATION', t45, t48, 3).To(t49)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x50, 8, 6, True).To(t51)
model.Operation('MAX_POOL_2D', t51, 2, 2, 2, 1, 1, 0, True).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x55, 8, 6, True).To(t56)
model.Operation('MAX_POOL_2D', t56, 2, 2, 2, 1, 1, 0, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x60, 8, 6, True).To(t61)
model.Operation('MAX_POOL_2D', t61, 2, 2, 2, 1, 1, 0, True).To(t62)
model.Operation('ADD', t62, x63, 0).To(t64)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x65, 8, 6, True).To(t66)
model.Operation('MAX_POOL_2D', t66, 2, 2, 2, 1, 1, 0, True).To(t67)
model.Operation('TRANSPOSE', t67, [0, 2, 3, 1]).To(t68)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x69, 8, 6, True).To(t70)
model.Operation('MAX_POOL_2D', t70, 2, 2, 2, 1, 1, 0, True).To(t71)
model.Operation('TRANSPOSE', t71, [0, 1, 3, 2]).To(t72)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x73, 8, 6, True).To(t74)
model.Operation('MAX_POOL_2D', t74, 2, 2, 2, 1, 1, 0, True).To(t75)
model.Operation('REDUCE_MAX', t75, c76, False).To(t77)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x78, 8, 6, True).To(t79)
model.Operation('MAX_POOL_2D', t79, 2, 2, 2, 1, 1, 0, True).To(t80)
model.Operation('REDUCE_MAX', t80, c81, True).To(t82)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x83, 8, 6, True).To(t84)
model.Operation('MAX_POOL_2D', t84, 2, 2, 2, 1, 1, 0, True).To(t85)
model.Operation('SLICE', t85, [0, 1, 0, 1], [1, 1, 3, 2]).To(t86)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x87, 8, 6, True).To(t88)
model.Operation('MAX_POOL_2D', t88, 2, 2, 2, 1, 1, 0, True).To(t89)
model.Operation('ARGMAX', t89, 1).To(t90)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x91, 8, 6, True).To(t92)
model.Operation('MAX_POOL_2D', t92, 2, 2, 2, 1, 1, 0, True).To(t93)
model.Operation('PAD', t93, c94).To(t95)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x96, 8, 6, True).To(t97)
model.Operation('MAX_POOL_2D', t97, 2, 2, 2, 1, 1, 0, True).To(t98)
model.Operation('MAX_POOL_2D', t98, 2, 1, 1, 2, 2, 0, False).To(t99)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x100, 8, 6, True).To(t101)
model.Operation('MAX_POOL_2D', t101, 2, 2, 2, 1, 1, 0, True).To(t102)
model.Operation('SOFTMAX', t102, 1.0, 1).To(t103)
Example({
    x1: [-1.0, -3.0, 0.5, -0.5, -1.5, -4.0, -2.0, 3.0, 3.0, -1.0, 1.0, 1.0, 2.5, 4.0, 4.0, -3.0, 3.5, 0.5,
    2.5, -4.0, -3.5, -3.0, 4.0, -3.5],
    t4: [-1.0, -3.0, 0.5, -0.5, -1.5, -4.0, -2.0, 3.0, 3.0, -1.0, 1.0, 1.0],
    t5: [2.5, 4.0, 4.0, -3.0, 3.5, 0.5, 2.5, -4.0, -3.5, -3.0, 4.0, -3.5],
    x6: [-3.0, -1.0, 0.5, 1.0, 4.0, -4.0, 1.0, 1.0, -2.0, -0.5, 4.0, 1.0, -2.0, 1.0, 1.0, -1.5, 0.5, 2.5,
    4.0, 1.0, -1.5, -1.5, 1.0, -3.0],
    x10: [4.0, 1.0, 1.5, 1.0, -1.0, 1.0, -2.0, 2.5, -3.0, -0.5, -3.5, -2.0, -0.5, 1.0, 3.0, -1.0, 2.0, 2.0,
    -3.5, 1.0, -3.5, 1.0, -2.0, -3.5],
    t13: [4.0, 1.0, 1.5, 1.0, -1.0, 1.0, -2.0, 2.5, -3.0, -0.5, -3.5, -2.0, -0.5, 1.0, 3.0, -1.0, 2.0, 2.0,
    -3.5, 1.0, -3.5, 1.0, -2.0, -3.5],
    x14: [-1.5, 0.5, 3.5, -3.5, 2.0, 1.5, -3.5, 1.0, 4.0, 0.5, -0.5, -0.5, 2.0, 2.5, -0.5, 1.0, 3.0, 2.5,
    3.0, 0.5, -3.0, 1.5, 0.5, -3.0],
    t17: [-1.5, 0.5, 3.5, -3.5, 2.0, 1.5, -3.5, 1.0, 4.0, 0.5, -0.5, -0.5, 2.0, 2.5, -0.5, 1.0, 3.0, 2.5,
    3.0, 0.5, -3.0, 1.5, 0.5, -3.0],
    x18: [1.0, 1.0, -1.0, -1.5, -2.0, 2.0, 1.0, -4.0, -3.0, -0.5, -0.5, 2.5, -4.0, -2.5, -1.5, 3.0, -4.0,
    -2.0, 3.5, 1.0, 1.0, -3.0, -1.0, 2.5],
    t22: [1.0, 1.0, 0.0, 0.0, 0.0, 2.0, 1.0, 0.0, 0.0, 0.0, 0.0, 2.5, 0.0, 0.0, 0.0, 3.0, 0.0, 0.0, 3.5, 1.0,
    1.0, 0.0, 0.0, 2.5],
    x23: [3.5, -2.5, 1.0, 3.0, -0.5, 2.0, -1.0, 4.0, 0.5, 4.0, -3.0, 1.0, 1.0, 1.0, -2.5, -2.0, 3.5, 1.5,
    -0.5, -3.0, 1.0, -2.5, -2.0, -4.0],
    x26: [0.5, -2.5, 4.0, -2.5, 4.0, 0.5, 1.0, 1.0, 2.0, 3.5, -3.0, -0.5, 2.5, -1.5, 0.5, -1.0, -2.5, 1.5,
    1.5, 3.0, 1.0, 1.0, -1.5, 1.0],
    t30: [4.0, -5.0, 5.0, 0.5, 3.5, 2.5, 0.0, 5.0, 2.5, 7.5, -6.0, 0.5, 3.5, -0.5, -2.0, -3.0, 1.0, 3.0, 1.0,
    0.0, 2.0, -1.5, -3.5, -3.0],
    t31: [4.0, 1.0, 1.0, 4.0, 4.0, 4.0, 2.5, 4.0, 4.0, 2.5, 4.0, 4.0],
    x32: [1.5, 2.5, 0.5, 2.0, 3.5, 1.0, 2.0, 1.0, -1.0, -3.5, 2.5, -2.5, -3.5, -2.5, -2.0, -2.5, -2.0, 3.0,
    -2.0, -3.0, 4.0, -4.0, 2.0, 2.0],
    t37: [4.5, -4.5],
    x38: [-2.0, 1.5, -3.5, 3.0, 1.5, -2.5, 3.5, -2.5, 2.5, 1.5, -1.0, -2.0, 1.5, -0.5, 1.0, -4.0, 1.0, -2.5,
    4.0, -3.0, -1.5, 2.5, -1.5, -3.0],
    x41: [1.0, 1.5, 0.5, -1.5, 2.0, 1.0, 4.0, -0.5, -0.5, -1.5, -4.0, 2.0, 2.5, 1.0, 3.0, 1.5, -2.0, -0.5,
    -2.5, 4.0, 0.5, 2.0, -1.5, 1.0],
    t42: packed('|i1',
    'c-jTQfeip42m`RVf%5;gDokvPXEIkhU$L=~apk(;kRiIY%`sV>F--V2Wfl(', 0.5
),
    x43: [1.0, 4.0, -3.0, 3.0, 4.0, -3.0, 1.0, -2.5, -3.0, -3.0, -1.5, -1.5, 1.0, 3.5, -4.0, 4.0, 2.0, 2.0,
    -2.5, 0.5, -2.5, 1.0, 3.5, 2.0],
    x46: [1.0, 2.0, -1.5, -0.5, -3.5, -1.0, 1.0, 1.5, 3.0, -1.0, 3.0, -2.5, -1.5, 2.0, 1.0, 0.5, 3.0, 3.0,
    2.5, 1.0, 1.0, 4.0, 1.5, 3.0],
    t49: packed('|i1',
    'c-jrf$q@h`2m`<&#7O_uDhwX`Tto`&8;RNnp4qLV!d%gWk!8}r4<cL-1fUT*', 0.5
),
    x50: [-0.5, -3.5, -2.5, -1.0, 2.5, 1.0, -1.0, -2.0, -3.5, 4.0, 0.5, 1.0, -2.5, -2.5, -4.0, 2.0, -4.0,
    3.5, -4.0, -2.0, -3.5, -2.0, 3.5, 0.5],
    t54: [0.0, -3.0, -2.0, -0.5, 3.0, 1.5, -0.5, -1.5, -3.0, 4.5, 1.0, 1.5, -3.5, -3.5, -5.0, 1.0, -5.0, 2.5,
    -5.0, -3.0, -4.5, -3.0, 2.5, -0.5],
    x55: [1.5, -4.0, -2.0, -0.5, 1.0, -2.0, 2.5, -2.5, 1.0, -1.5, 1.0, -3.0, 1.5, -4.0, 3.0, 3.0, 2.0, 0.5,
    -4.0, 2.5, -2.5, 0.5, -4.0, 2.5],
    t59: [2.0, -3.0, -3.5, 1.5, 1.5, -1.0, 1.0, -0.5, 1.5, -0.5, -0.5, -1.0, 2.0, -3.0, 1.5, 5.0, 2.5, 1.5,
    -5.5, 4.5, -2.0, 1.5, -5.5, 4.5],
    x60: [3.5, 3.0, 3.0, 1.0, -3.5, -2.5, 4.0, 1.0, 3.0, -2.5, 2.0, 3.5, 1.0, 3.5, 2.5, -0.5, 3.5, -2.5,
    -1.0, -1.0, -1.0, -2.5, 1.5, -4.0],
    x63: [-2.5, 0.5, -0.5, -3.0, 3.0, 1.0, 4.0, 3.0, -3.5, -3.5, 3.0, 3.5, 1.5, -3.0, 3.0, -3.5, -0.5, -0.5,
    0.5, -4.0, 2.0, -0.5, 3.5, -3.0],
    t64: [1.0, 3.5, 2.5, -2.0, -0.5, -1.5, 8.0, 4.0, -0.5, -6.0, 5.0, 7.0, 2.5, 0.5, 5.5, -4.0, 3.0, -3.0,
    -0.5, -5.0, 1.0, -3.0, 5.0, -7.0],
    x65: [-2.0, -2.0, 2.0, 1.5, -3.0, -1.0, 1.0, -3.0, -1.0, 2.0, 2.0, -1.0, 2.5, -0.5, 2.0, 1.5, -3.0, 2.5,
    1.0, -3.0, -1.5, 3.5, 4.0, 3.5],
    t68: [-2.0, 2.5, -2.0, -0.5, 2.0, 2.0, 1.5, 1.5, -3.0, -3.0, -1.0, 2.5, 1.0, 1.0, -3.0, -3.0, -1.0, -1.5,
    2.0, 3.5, 2.0, 4.0, -1.0, 3.5],
    x69: [-1.0, 1.5, -0.5, 1.5, 3.5, -0.5, -0.5, -2.0, -0.5, 2.5, -0.5, 3.5, 0.5, 1.5, -3.0, -2.0, -2.0,
    -1.5, 0.5, -3.0, 2.0, 2.5, 2.0, -2.0],
    t72: [-1.0, 3.5, -0.5, 1.5, -0.5, 2.5, -0.5, -0.5, -0.5, 1.5, -2.0, 3.5, 0.5, -2.0, 2.0, 1.5, -1.5, 2.5,
    -3.0, 0.5, 2.0, -2.0, -3.0, -2.0],
    x73: [1.5, -2.0, -3.0, 1.0, 1.5, -3.0, -2.5, -1.5, -0.5, -1.0, -2.5, 1.0, -2.5, 1.5, -2.0, 4.0, 3.0, 4.0,
    -1.5, 0.5, 3.5, 1.0, 4.0, -3.0],
    t77: [1.5, 1.5, -2.0, 4.0, 3.0, 4.0, -1.5, 0.5, 3.5, 1.0, 4.0, 1.0],
    x78: [-1.5, 3.0, 2.5, 3.5, -3.5, 0.5, -3.5, -3.5, 3.5, -2.0, -1.5, -4.0, 2.0, -2.5, 4.0, -1.0, -2.0, 0.5,
    1.0, -3.5, -2.0, 1.0, 2.5, -0.5],
    t82: [3.5, 4.0],
    x83: [1.5, 4.0, -3.0, 2.5, 1.5, -0.5, -1.0, 1.0, -2.5, -3.5, -0.5, -0.5, -1.0, 1.0, 2.5, -1.0, -3.0, 1.5,
    0.5, 1.0, -2.5, -3.5, -0.5, -1.0],
    t86: [1.0, 2.5, 1.5, 0.5, -3.5, -0.5],
    x87: [1.0, 0.5, -1.5, -1.5, 3.5, 1.0, 0.5, -1.0, -2.0, -4.0, -2.5, 0.5, 2.5, 2.5, 2.0, 4.0, 1.0, -1.5,
    -2.0, -2.0, -0.5, 3.0, -0.5, 0.5],
    t90: [1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0],
    x91: [0.5, -2.0, -2.0, -2.5, -1.0, 2.0, 2.0, 0.5, -2.5, 3.5, -2.0, 1.5, 4.0, -3.5, 0.5, 2.0, -3.5, 2.0,
    -3.5, 2.0, 3.5, 3.0, 3.5, 1.5],
    t95: packed('|i1',
    'c-mFLK?(pc2m`?tL+$^68x-leGw_L-W~HEOlIswbMV(3>viAuT', 0.5
),
    x96: [-3.0, -2.5, -2.0, -2.5, 2.0, -2.0, -1.5, -1.0, 2.5, 1.0, -1.0, -4.0, -1.0, -0.5, -2.5, -1.0, -1.0,
    -1.0, 2.5, -3.0, -2.0, 3.0, 1.5, 1.0],
    t99: [2.0, -0.5, 2.5, -1.0, 2.5, 3.0, 2.5, 1.0],
    x100: [1.5, -2.5, 3.5, 2.5, -0.5, 4.0, 2.5, -3.0, -1.0, 2.0, 3.0, -4.0, 2.0, 3.5, -2.5, -2.0, -1.0, 4.0,
    -4.0, 0.5, 1.0, 1.0, -3.5, -2.0],
    t103: [0.37754068, 0.0024726233, 0.99752736, 0.9890131, 0.62245935, 0.5, 0.9984988, 0.02931223,
    0.11920292, 0.7310586, 0.9984988, 0.11920292, 0.62245935, 0.99752736, 0.0024726233, 0.010986943,
    0.37754068, 0.5, 0.0015011822, 0.97068775, 0.8807971, 0.26894143, 0.0015011822, 0.8807971],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# A result with channels first is read by operations that know no layout: axes, shapes and
# constants are turned with it. Each reader has a layer of its own.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 2, 6, 8], 0.5, 120))
t3 = Internal('t3', (U8, [1, 2, 3, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 1, 3, 4], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 3, 4], 0.5, 120))
x6 = Input('x6', (U8, [1, 2, 3, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 2, 6, 8], 0.5, 120))
t8 = Internal('t8', (U8, [1, 2, 3, 4], 0.5, 120))
t9 = Internal('t9', (U8, [1, 2, 2, 3], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 3, 4], 0.5, 120))
t11 = Internal('t11', (U8, [1, 2, 6, 8], 0.5, 120))
t12 = Internal('t12', (U8, [1, 2, 3, 4], 0.5, 120))
t13 = Output('t13', (U8, [1, 24], 0.5, 120))
x14 = Input('x14', (U8, [1, 2, 3, 4], 0.5, 120))
t15 = Internal('t15', (U8, [1, 2, 6, 8], 0.5, 120))
t16 = Internal('t16', (U8, [1, 2, 3, 4], 0.5, 120))
t17 = Output('t17', (U8, [8, 3], 0.5, 120))
x18 = Input('x18', (U8, [1, 2, 3, 4], 0.5, 120))
t19 = Internal('t19', (U8, [1, 2, 6, 8], 0.5, 120))
t20 = Internal('t20', (U8, [1, 2, 3, 4], 0.5, 120))
t21 = Internal('t21', (U8, [1, 2, 3, 4], 0.5, 120))
t22 = Output('t22', (U8, [1, 24], 0.5, 120))
x23 = Input('x23', (U8, [1, 2, 3, 4], 0.5, 120))
t24 = Internal('t24', (U8, [1, 2, 6, 8], 0.5, 120))
t25 = Internal('t25', (U8, [1, 2, 3, 4], 0.5, 120))
x26 = Input('x26', (U8, [1, 2, 3, 4], 0.5, 120))
t27 = Internal('t27', (U8, [1, 2, 6, 8], 0.5, 120))
t28 = Internal('t28', (U8, [1, 2, 3, 4], 0.5, 120))
t29 = Internal('t29', (U8, [1, 2, 3, 4], 0.5, 120))
t30 = Output('t30', (U8, [3, 8], 0.5, 120))
t31 = Output('t31', (U8, [6, 2], 0.5, 120))
x32 = Input('x32', (U8, [1, 2, 3, 4], 0.5, 120))
t33 = Internal('t33', (U8, [1, 2, 6, 8], 0.5, 120))
t34 = Internal('t34', (U8, [1, 2, 3, 4], 0.5, 120))
c35 = Parameter('c35', (U8, [2, 24], 0.5, 128), ([130, 128, 126, 128, 128] * 10)[:48])
c36 = Parameter('c36', (I32, [2], 0.25, 0), [4, -8])
t37 = Output('t37', (U8, [1, 2], 0.5, 120))
x38 = Input('x38', (U8, [1, 2, 3, 4], 0.5, 120))
t39 = Internal('t39', (U8, [1, 2, 6, 8], 0.5, 120))
t40 = Internal('t40', (U8, [1, 2, 3, 4], 0.5, 120))
x41 = Input('x41', (U8, [1, 2, 3, 4], 0.5, 120))
t42 = Output('t42', (U8, [1, 4, 3, 4], 0.5, 120))
x43 = Input('x43', (U8, [1, 2, 3, 4], 0.5, 120))
t44 = Internal('t44', (U8, [1, 2, 6, 8], 0.5, 120))
t45 = Internal('t45', (U8, [1, 2, 3, 4], 0.5, 120))
x46 = Input('x46', (U8, [1, 2, 3, 4], 0.5, 120))
t47 = Internal('t47', (U8, [1, 2, 6, 8], 0.5, 120))
t48 = Internal('t48', (U8, [1, 2, 3, 4], 0.5, 120))
t49 = Output('t49', (U8, [1, 2, 3, 8], 0.5, 120))
x50 = Input('x50', (U8, [1, 2, 3, 4], 0.5, 120))
t51 = Internal('t51', (U8, [1, 2, 6, 8], 0.5, 120))
t52 = Internal('t52', (U8, [1, 2, 3, 4], 0.5, 120))
c53 = Parameter('c53', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t54 = Output('t54', (U8, [1, 2, 3, 4], 0.5, 120))
x55 = Input('x55', (U8, [1, 2, 3, 4], 0.5, 120))
t56 = Internal('t56', (U8, [1, 2, 6, 8], 0.5, 120))
t57 = Internal('t57', (U8, [1, 2, 3, 4], 0.5, 120))
c58 = Parameter('c58', (U8, [4], 0.5, 120), [121, 122, 117, 124])
t59 = Output('t59', (U8, [1, 2, 3, 4], 0.5, 120))
x60 = Input('x60', (U8, [1, 2, 3, 4], 0.5, 120))
t61 = Internal('t61', (U8, [1, 2, 6, 8], 0.5, 120))
t62 = Internal('t62', (U8, [1, 2, 3, 4], 0.5, 120))
x63 = Input('x63', (U8, [1, 2, 3, 4], 0.5, 120))
t64 = Output('t64', (U8, [1, 2, 3, 4], 0.5, 120))
x65 = Input('x65', (U8, [1, 2, 3, 4], 0.5, 120))
t66 = Internal('t66', (U8, [1, 2, 6, 8], 0.5, 120))
t67 = Internal('t67', (U8, [1, 2, 3, 4], 0.5, 120))
t68 = Output('t68', (U8, [1, 3, 4, 2], 0.5, 120))
x69 = Input('x69', (U8, [1, 2, 3, 4], 0.5, 120))
t70 = Internal('t70', (U8, [1, 2, 6, 8], 0.5, 120))
t71 = Internal('t71', (U8, [1, 2, 3, 4], 0.5, 120))
t72 = Output('t72', (U8, [1, 2, 4, 3], 0.5, 120))
x73 = Input('x73', (U8, [1, 2, 3, 4], 0.5, 120))
t74 = Internal('t74', (U8, [1, 2, 6, 8], 0.5, 120))
t75 = Internal('t75', (U8, [1, 2, 3, 4], 0.5, 120))
c76 = Parameter('c76', (I32, [1]), [1])
t77 = Output('t77', (U8, [1, 3, 4], 0.5, 120))
x78 = Input('x78', (U8, [1, 2, 3, 4], 0.5, 120))
t79 = Internal('t79', (U8, [1, 2, 6, 8], 0.5, 120))
t80 = Internal('t80', (U8, [1, 2, 3, 4], 0.5, 120))
c81 = Parameter('c81', (I32, [2]), [2, 3])
t82 = Output('t82', (U8, [1, 2, 1, 1], 0.5, 120))
x83 = Input('x83', (U8, [1, 2, 3, 4], 0.5, 120))
t84 = Internal('t84', (U8, [1, 2, 6, 8], 0.5, 120))
t85 = Internal('t85', (U8, [1, 2, 3, 4], 0.5, 120))
t86 = Output('t86', (U8, [1, 1, 3, 2], 0.5, 120))
x87 = Input('x87', (U8, [1, 2, 3, 4], 0.5, 120))
t88 = Internal('t88', (U8, [1, 2, 6, 8], 0.5, 120))
t89 = Internal('t89', (U8, [1, 2, 3, 4], 0.5, 120))
t90 = Output('t90', (I32, [1, 3, 4]))
x91 = Input('x91', (U8, [1, 2, 3, 4], 0.5, 120))
t92 = Internal('t92', (U8, [1, 2, 6, 8], 0.5, 120))
t93 = Internal('t93', (U8, [1, 2, 3, 4], 0.5, 120))
c94 = Parameter('c94', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t95 = Output('t95', (U8, [1, 3, 3, 5], 0.5, 120))
x96 = Input('x96', (U8, [1, 2, 3, 4], 0.5, 120))
t97 = Internal('t97', (U8, [1, 2, 6, 8], 0.5, 120))
t98 = Internal('t98', (U8, [1, 2, 3, 4], 0.5, 120))
t99 = Output('t99', (U8, [1, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 6, True).To(t2)
model.Operation('MAX_POOL_2D', t2, 2, 2, 2, 1, 1, 0, True).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x6, 8, 6, True).To(t7)
model.Operation('MAX_POOL_2D', t7, 2, 2, 2, 1, 1, 0, True).To(t8)
model.Operation('MAX_POOL_2D', t8, 2, 1, 1, 2, 2, 0, True).To(t9)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x10, 8, 6, True).To(t11)
model.Operation('MAX_POOL_2D', t11, 2, 2, 2, 1, 1, 0, True).To(t12)
model.Operation('RESHAPE', t12, [1, 24]).To(t13)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x14, 8, 6, True).To(t15)
model.Operation('MAX_POOL_2D', t15, 2, 2, 2, 1, 1, 0, True).To(t16)
model.Operation('RESHAPE', t16, [8, 3]).To(t17)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x18, 8, 6, True).To(t19)
model.Operation('MAX_POOL_2D', t19, 2, 2, 2, 1, 1, 0, True).To(t20)
model.Operation('RELU', t20).To(t21)
model.Operation('RESHAPE', t21, [1, -1]).To(t22)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x23, 8, 6, True).To(t24)
model.Operation('MAX_POOL_2D', t24, 2, 2, 2, 1, 1, 0, True).To(t25)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x26, 8, 6, True).To(t27)
model.Operation('MAX_POOL_2D', t27, 2, 2, 2, 1, 1, 0, True).To(t28)
model.Operation('ADD', t25, t28, 0).To(t29)
model.Operation('RESHAPE', t29, [3, -1]).To(t30)
model.Operation('RESHAPE', t9, [-1, 2]).To(t31)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x32, 8, 6, True).To(t33)
model.Operation('MAX_POOL_2D', t33, 2, 2, 2, 1, 1, 0, True).To(t34)
model.Operation('FULLY_CONNECTED', t34, c35, c36, 0).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x38, 8, 6, True).To(t39)
model.Operation('MAX_POOL_2D', t39, 2, 2, 2, 1, 1, 0, True).To(t40)
model.Operation('CONCATENATION', t40, x41, 1).To(t42)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x43, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x46, 8, 6, True).To(t47)
model.Operation('MAX_POOL_2D', t47, 2, 2, 2, 1, 1, 0, True).To(t48)
model.Operation('CONCATENATION', t45, t48, 3).To(t49)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x50, 8, 6, True).To(t51)
model.Operation('MAX_POOL_2D', t51, 2, 2, 2, 1, 1, 0, True).To(t52)
model.Operation('ADD', t52, c53, 0).To(t54)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x55, 8, 6, True).To(t56)
model.Operation('MAX_POOL_2D', t56, 2, 2, 2, 1, 1, 0, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x60, 8, 6, True).To(t61)
model.Operation('MAX_POOL_2D', t61, 2, 2, 2, 1, 1, 0, True).To(t62)
model.Operation('ADD', t62, x63, 0).To(t64)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x65, 8, 6, True).To(t66)
model.Operation('MAX_POOL_2D', t66, 2, 2, 2, 1, 1, 0, True).To(t67)
model.Operation('TRANSPOSE', t67, [0, 2, 3, 1]).To(t68)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x69, 8, 6, True).To(t70)
model.Operation('MAX_POOL_2D', t70, 2, 2, 2, 1, 1, 0, True).To(t71)
model.Operation('TRANSPOSE', t71, [0, 1, 3, 2]).To(t72)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x73, 8, 6, True).To(t74)
model.Operation('MAX_POOL_2D', t74, 2, 2, 2, 1, 1, 0, True).To(t75)
model.Operation('REDUCE_MAX', t75, c76, False).To(t77)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x78, 8, 6, True).To(t79)
model.Operation('MAX_POOL_2D', t79, 2, 2, 2, 1, 1, 0, True).To(t80)
model.Operation('REDUCE_MAX', t80, c81, True).To(t82)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x83, 8, 6, True).To(t84)
model.Operation('MAX_POOL_2D', t84, 2, 2, 2, 1, 1, 0, True).To(t85)
model.Operation('SLICE', t85, [0, 1, 0, 1], [1, 1, 3, 2]).To(t86)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x87, 8, 6, True).To(t88)
model.Operation('MAX_POOL_2D', t88, 2, 2, 2, 1, 1, 0, True).To(t89)
model.Operation('ARGMAX', t89, 1).To(t90)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x91, 8, 6, True).To(t92)
model.Operation('MAX_POOL_2D', t92, 2, 2, 2, 1, 1, 0, True).To(t93)
model.Operation('PAD', t93, c94).To(t95)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x96, 8, 6, True).To(t97)
model.Operation('MAX_POOL_2D', t97, 2, 2, 2, 1, 1, 0, True).To(t98)
model.Operation('MAX_POOL_2D', t98, 2, 1, 1, 2, 2, 0, False).To(t99)
Example({
    x1: [118, 114, 121, 119, 117, 112, 116, 126, 126, 118, 122, 122, 125, 128, 128, 114, 127, 121, 125, 112,
    113, 114, 128, 113],
    t4: [118, 114, 121, 119, 117, 112, 116, 126, 126, 118, 122, 122],
    t5: [125, 128, 128, 114, 127, 121, 125, 112, 113, 114, 128, 113],
    x6: [114, 118, 121, 122, 128, 112, 122, 122, 116, 119, 128, 122, 116, 122, 122, 117, 121, 125, 128, 122,
    117, 117, 122, 114],
    x10: [128, 122, 123, 122, 118, 122, 116, 125, 114, 119, 113, 116, 119, 122, 126, 118, 124, 124, 113, 122,
    113, 122, 116, 113],
    t13: [128, 122, 123, 122, 118, 122, 116, 125, 114, 119, 113, 116, 119, 122, 126, 118, 124, 124, 113, 122,
    113, 122, 116, 113],
    x14: [117, 121, 127, 113, 124, 123, 113, 122, 128, 121, 119, 119, 124, 125, 119, 122, 126, 125, 126, 121,
    114, 123, 121, 114],
    t17: [117, 121, 127, 113, 124, 123, 113, 122, 128, 121, 119, 119, 124, 125, 119, 122, 126, 125, 126, 121,
    114, 123, 121, 114],
    x18: [122, 122, 118, 117, 116, 124, 122, 112, 114, 119, 119, 125, 112, 115, 117, 126, 112, 116, 127, 122,
    122, 114, 118, 125],
    t22: [122, 122, 120, 120, 120, 124, 122, 120, 120, 120, 120, 125, 120, 120, 120, 126, 120, 120, 127, 122,
    122, 120, 120, 125],
    x23: [127, 115, 122, 126, 119, 124, 118, 128, 121, 128, 114, 122, 122, 122, 115, 116, 127, 123, 119, 114,
    122, 115, 116, 112],
    x26: [121, 115, 128, 115, 128, 121, 122, 122, 124, 127, 114, 119, 125, 117, 121, 118, 115, 123, 123, 126,
    122, 122, 117, 122],
    t30: [128, 110, 130, 121, 127, 125, 120, 130, 125, 135, 108, 121, 127, 119, 116, 114, 122, 126, 122, 120,
    124, 117, 113, 114],
    t31: [128, 122, 122, 128, 128, 128, 125, 128, 128, 125, 128, 128],
    x32: [123, 125, 121, 124, 127, 122, 124, 122, 118, 113, 125, 115, 113, 115, 116, 115, 116, 126, 116, 114,
    128, 112, 124, 124],
    t37: [129, 111],
    x38: [116, 123, 113, 126, 123, 115, 127, 115, 125, 123, 118, 116, 123, 119, 122, 112, 122, 115, 128, 114,
    117, 125, 117, 114],
    x41: [122, 123, 121, 117, 124, 122, 128, 119, 119, 117, 112, 124, 125, 122, 126, 123, 116, 119, 115, 128,
    121, 124, 117, 122],
    t42: packed('<i2',
    'c-oc0ff2wU2m?SzRw3m~z%qJg=)Y@S*=wc86`Zu*C~WE=*%6poyz;O<367sWVzCyF'
),
    x43: [122, 128, 114, 126, 128, 114, 122, 115, 114, 114, 117, 117, 122, 127, 112, 128, 124, 124, 115, 121,
    115, 122, 127, 124],
    x46: [122, 124, 117, 119, 113, 118, 122, 123, 126, 118, 126, 115, 117, 124, 122, 121, 126, 126, 125, 122,
    122, 128, 123, 126],
    t49: packed('<i2',
    'c-oc7!4Uuu3<N+WlS~-roRm%r_PIzC7$XhdI+j_4x*Vrw5R>#NZM-0IseHO@{1&<'
),
    x50: [119, 113, 115, 118, 125, 122, 118, 116, 113, 128, 121, 122, 115, 115, 112, 124, 112, 127, 112, 116,
    113, 116, 127, 121],
    t54: [120, 114, 116, 119, 126, 123, 119, 117, 114, 129, 122, 123, 113, 113, 110, 122, 110, 125, 110, 114,
    111, 114, 125, 119],
    x55: [123, 112, 116, 119, 122, 116, 125, 115, 122, 117, 122, 114, 123, 112, 126, 126, 124, 121, 112, 125,
    115, 121, 112, 125],
    t59: [124, 114, 113, 123, 123, 118, 122, 119, 123, 119, 119, 118, 124, 114, 123, 130, 125, 123, 109, 129,
    116, 123, 109, 129],
    x60: [127, 126, 126, 122, 113, 115, 128, 122, 126, 115, 124, 127, 122, 127, 125, 119, 127, 115, 118, 118,
    118, 115, 123, 112],
    x63: [115, 121, 119, 114, 126, 122, 128, 126, 113, 113, 126, 127, 123, 114, 126, 113, 119, 119, 121, 112,
    124, 119, 127, 114],
    t64: [122, 127, 125, 116, 119, 117, 136, 128, 119, 108, 130, 134, 125, 121, 131, 112, 126, 114, 119, 110,
    122, 114, 130, 106],
    x65: [116, 116, 124, 123, 114, 118, 122, 114, 118, 124, 124, 118, 125, 119, 124, 123, 114, 125, 122, 114,
    117, 127, 128, 127],
    t68: [116, 125, 116, 119, 124, 124, 123, 123, 114, 114, 118, 125, 122, 122, 114, 114, 118, 117, 124, 127,
    124, 128, 118, 127],
    x69: [118, 123, 119, 123, 127, 119, 119, 116, 119, 125, 119, 127, 121, 123, 114, 116, 116, 117, 121, 114,
    124, 125, 124, 116],
    t72: [118, 127, 119, 123, 119, 125, 119, 119, 119, 123, 116, 127, 121, 116, 124, 123, 117, 125, 114, 121,
    124, 116, 114, 116],
    x73: [123, 116, 114, 122, 123, 114, 115, 117, 119, 118, 115, 122, 115, 123, 116, 128, 126, 128, 117, 121,
    127, 122, 128, 114],
    t77: [123, 123, 116, 128, 126, 128, 117, 121, 127, 122, 128, 122],
    x78: [117, 126, 125, 127, 113, 121, 113, 113, 127, 116, 117, 112, 124, 115, 128, 118, 116, 121, 122, 113,
    116, 122, 125, 119],
    t82: [127, 128],
    x83: [123, 128, 114, 125, 123, 119, 118, 122, 115, 113, 119, 119, 118, 122, 125, 118, 114, 123, 121, 122,
    115, 113, 119, 118],
    t86: [122, 125, 123, 121, 113, 119],
    x87: [122, 121, 117, 117, 127, 122, 121, 118, 116, 112, 115, 121, 125, 125, 124, 128, 122, 117, 116, 116,
    119, 126, 119, 121],
    t90: [1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0],
    x91: [121, 116, 116, 115, 118, 124, 124, 121, 115, 127, 116, 123, 128, 113, 121, 124, 113, 124, 113, 124,
    127, 126, 127, 123],
    t95: packed('<i2',
    'c-oc0K?(pM2t~oJEJ{4_qaD3<%Vyw_5zdwppD2!{FqxR1V*R+DCKW6'
),
    x96: [114, 115, 116, 115, 124, 116, 117, 118, 125, 122, 118, 112, 118, 119, 115, 118, 118, 118, 125, 114,
    116, 126, 123, 122],
    t99: [124, 119, 125, 118, 125, 126, 125, 122],
}, name='before_quant8').AddVariations(signed(x1, t2, t3, t4, t5, x6, t7, t8, t9, x10, t11, t12, t13, x14, t15, t16, t17, x18, t19, t20, t21, t22, x23, t24, t25, x26, t27, t28, t29, t30, t31, x32, t33, t34, c35, t37, x38, t39, t40, x41, t42, x43, t44, t45, x46, t47, t48, t49, x50, t51, t52, c53, t54, x55, t56, t57, c58, t59, x60, t61, t62, x63, t64, x65, t66, t67, t68, x69, t70, t71, t72, x73, t74, t75, t77, x78, t79, t80, t82, x83, t84, t85, t86, x87, t88, t89, x91, t92, t93, t95, x96, t97, t98, t99)).DisableLifeTimeVariation()

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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t6, 8, 6, True).To(t24)
model.Operation('MAX_POOL_2D', t24, 2, 2, 2, 1, 1, 0, True).To(t25)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t8, 8, 6, True).To(t26)
model.Operation('MAX_POOL_2D', t26, 2, 2, 2, 1, 1, 0, True).To(t27)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t9, 8, 6, True).To(t28)
model.Operation('MAX_POOL_2D', t28, 2, 2, 2, 1, 1, 0, True).To(t29)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t11, 8, 6, True).To(t30)
model.Operation('MAX_POOL_2D', t30, 2, 2, 2, 1, 1, 0, True).To(t31)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t14, 8, 6, True).To(t32)
model.Operation('MAX_POOL_2D', t32, 2, 2, 2, 1, 1, 0, True).To(t33)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t17, 8, 6, True).To(t34)
model.Operation('MAX_POOL_2D', t34, 2, 2, 2, 1, 1, 0, True).To(t35)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 6, True).To(t36)
model.Operation('MAX_POOL_2D', t36, 2, 2, 2, 1, 1, 0, True).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t20, 8, 6, True).To(t38)
model.Operation('MAX_POOL_2D', t38, 2, 2, 2, 1, 1, 0, True).To(t39)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t23, 8, 6, True).To(t40)
model.Operation('MAX_POOL_2D', t40, 2, 2, 2, 1, 1, 0, True).To(t41)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 6, True).To(t42)
model.Operation('MAX_POOL_2D', t42, 2, 2, 2, 1, 1, 0, True).To(t43)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
Example({
    x2: packed('|i1',
    'c-jTQhYbKA3<EF`==lFyI!LkaQQ2b^+@oRZfSe2hZjhVi(s*RG*FyCNCwLeM', 0.5
),
    x5: [3.5, -1.5, 1.0, -4.0, -1.0, 1.0, -1.5, 1.5, 2.0, 3.0, -1.5, -0.5, 0.5, 1.0, 3.5, -0.5, -3.0, 0.5,
    2.0, -2.5, -1.5, 3.0, 2.5, 1.5],
    x7: [1.0, 2.0, -0.5, -3.5, -3.5, 1.0, -3.0, 1.0, -0.5, -0.5, -3.5, -3.0, -4.0, 1.5, 2.0, -1.0, 1.0,
    -2.5, -2.0, 1.0, -3.5, 1.0, -3.0, -0.5],
    x1: [1.5, -4.0, 1.0, -1.5, 1.0, -3.5, 1.0, 2.0, 2.5, -1.5, -3.0, -3.0, -4.0, -2.5, -2.5, 2.0, -4.0,
    -0.5, 2.5, 1.0, 2.0, 2.5, 3.5, -2.5],
    x10: [-1.5, 0.5, 0.5, -4.0, 4.0, -1.5, 0.5, -3.0, 0.5, 1.5, -4.0, -3.0, -3.0, 3.0, 1.0, 3.0, -3.0, -3.5,
    -3.5, -2.0, 2.5, 0.5, -1.0, 0.5],
    x12: [-4.0, 1.5, -2.0, -0.5, 1.0, -3.0, 3.0, 0.5, -2.0, -3.0, -0.5, -0.5],
    x13: [-3.5, -1.5, 4.0, 0.5, 1.0, -2.5, 3.5, -1.5, 3.5, -3.5, -1.0, -3.5],
    x15: [-3.0, -2.5, 1.0, -3.0, -3.0, 3.0, 1.5, -4.0, 0.5, -2.5, 1.5, 0.5, 0.5, 2.0, 0.5, 3.5, 2.0, -1.0,
    -2.5, -3.5, 3.5, 4.0, -0.5, -3.5],
    x19: packed('|i1',
    'c-jTQi4g!G2m`QdePI7-Eh3nlxSh3n%%G<~IM@}-)Pk_hXvic>lcGLvSr+{', 0.5
),
    x21: [2.0, 4.0, -0.5, 1.5, 3.0, -1.0],
    t25: [3.5, -1.5, 1.0, -4.0, -1.0, 1.0, -1.5, 1.5, 2.0, 3.0, -1.5, -0.5, 0.5, 1.0, 3.5, -0.5, -3.0, 0.5,
    2.0, -2.5, -1.5, 3.0, 2.5, 1.5],
    t27: [1.0, 2.0, -0.5, -3.5, -3.5, 1.0, -3.0, 1.0, -0.5, -0.5, -3.5, -3.0, -4.0, 1.5, 2.0, -1.0, 1.0,
    -2.5, -2.0, 1.0, -3.5, 1.0, -3.0, -0.5],
    t29: [1.5, 1.0, 1.0, 1.0, 2.5, -3.0, -4.0, -2.5, -4.0, 2.5, 2.0, 3.5, -4.0, -1.5, -3.5, 2.0, -1.5, -3.0,
    -2.5, 2.0, -0.5, 1.0, 2.5, -2.5],
    t31: [-1.5, 0.5, -3.0, -3.5, 0.5, 0.5, 1.0, 2.5, 4.0, -4.0, -3.0, -1.0, 0.5, -3.0, 3.0, -2.0, -4.0, 1.5,
    3.0, 0.5, -1.5, -3.0, -3.5, 0.5],
    t33: [-4.0, 1.5, -2.0, -0.5, 1.0, -3.0, 3.0, 0.5, -2.0, -3.0, -0.5, -0.5, -3.5, -1.5, 4.0, 0.5, 1.0,
    -2.5, 3.5, -1.5, 3.5, -3.5, -1.0, -3.5],
    t35: [-3.5, -3.0, 0.5, -3.5, -3.5, 2.5, 1.0, -4.5, 0.0, -3.0, 1.0, 0.0, 1.5, 3.0, 1.5, 4.5, 3.0, 0.0,
    -1.5, -2.5, 4.5, 5.0, 0.5, -2.5],
    t37: [3.0, -3.5, 3.5, 0.5, 2.0, 1.0, -1.0, -1.0, -0.5, -3.0, -3.5, -1.0, 1.0, 1.0, 4.0, 3.5, 1.0, 2.5,
    -4.0, -3.0, 3.5, 4.0, 2.5, -2.0],
    t39: [0.5, 4.0, 0.5, 1.0, -0.5, -1.0, 2.5, 2.5, 3.5, 2.0, -0.5, 1.0, 3.5, 4.0, 1.0, 3.5, 0.5, -1.0, -2.0,
    2.5, 3.5, -1.0, -0.5, 2.0],
    t41: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 4.0, 0.0, 0.0, -0.5, 1.5,
    0.0, 0.0, 3.0, -1.0, 0.0],
    t43: [1.0, 1.0, 4.0, 3.5, 1.0, 2.5, -4.0, -3.0, 3.5, 4.0, 2.5, -2.0, 1.0, -1.5, -1.0, -1.0, -2.5, -2.0,
    4.0, -2.5, 0.5, 1.0, -2.5, -2.0],
    t45: [-4.0, 2.0, 3.0, 2.5, 1.5, -0.5, 3.5, -2.5, -3.5, -1.0, 1.5, -0.5, 3.0, -3.5, 3.5, 0.5, 2.0, 1.0,
    -1.0, -1.0, -0.5, -3.0, -3.5, -1.0],
}, name='behind').AddVariations('float16').DisableLifeTimeVariation()

# An image with channels first is given by operations that know no layout.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [1, 4, 3, 4], 0.5, 120))
t3 = Internal('t3', (U8, [1, 2, 3, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 2, 3, 4], 0.5, 120))
x5 = Input('x5', (U8, [8, 3], 0.5, 120))
t6 = Internal('t6', (U8, [1, 2, 3, 4], 0.5, 120))
x7 = Input('x7', (U8, [1, 3, 4, 2], 0.5, 120))
t8 = Internal('t8', (U8, [1, 2, 3, 4], 0.5, 120))
x1 = Input('x1', (U8, [1, 3, 4, 2], 0.5, 120))
t9 = Internal('t9', (U8, [1, 2, 3, 4], 0.5, 120))
x10 = Input('x10', (U8, [1, 4, 3, 2], 0.5, 120))
t11 = Internal('t11', (U8, [1, 2, 3, 4], 0.5, 120))
x12 = Input('x12', (U8, [1, 1, 3, 4], 0.5, 120))
x13 = Input('x13', (U8, [1, 1, 3, 4], 0.5, 120))
t14 = Internal('t14', (U8, [1, 2, 3, 4], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 4], 0.5, 120))
c16 = Parameter('c16', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t17 = Internal('t17', (U8, [1, 2, 3, 4], 0.5, 120))
t18 = Internal('t18', (U8, [1, 2, 3, 4], 0.5, 120))
x19 = Input('x19', (U8, [1, 3, 4, 4], 0.5, 120))
t20 = Internal('t20', (U8, [1, 2, 4, 4], 0.5, 120))
x21 = Input('x21', (U8, [1, 1, 3, 2], 0.5, 120))
c22 = Parameter('c22', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 1, 1])
t23 = Internal('t23', (U8, [1, 2, 3, 4], 0.5, 120))
t24 = Internal('t24', (U8, [1, 2, 6, 8], 0.5, 120))
t25 = Output('t25', (U8, [1, 2, 3, 4], 0.5, 120))
t26 = Internal('t26', (U8, [1, 2, 6, 8], 0.5, 120))
t27 = Output('t27', (U8, [1, 2, 3, 4], 0.5, 120))
t28 = Internal('t28', (U8, [1, 2, 6, 8], 0.5, 120))
t29 = Output('t29', (U8, [1, 2, 3, 4], 0.5, 120))
t30 = Internal('t30', (U8, [1, 2, 6, 8], 0.5, 120))
t31 = Output('t31', (U8, [1, 2, 3, 4], 0.5, 120))
t32 = Internal('t32', (U8, [1, 2, 6, 8], 0.5, 120))
t33 = Output('t33', (U8, [1, 2, 3, 4], 0.5, 120))
t34 = Internal('t34', (U8, [1, 2, 6, 8], 0.5, 120))
t35 = Output('t35', (U8, [1, 2, 3, 4], 0.5, 120))
t36 = Internal('t36', (U8, [1, 2, 6, 8], 0.5, 120))
t37 = Output('t37', (U8, [1, 2, 3, 4], 0.5, 120))
t38 = Internal('t38', (U8, [1, 2, 6, 8], 0.5, 120))
t39 = Output('t39', (U8, [1, 2, 3, 4], 0.5, 120))
t40 = Internal('t40', (U8, [1, 2, 6, 8], 0.5, 120))
t41 = Output('t41', (U8, [1, 2, 3, 4], 0.5, 120))
t42 = Internal('t42', (U8, [1, 2, 6, 8], 0.5, 120))
t43 = Output('t43', (U8, [1, 2, 3, 4], 0.5, 120))
t44 = Internal('t44', (U8, [1, 2, 6, 8], 0.5, 120))
t45 = Output('t45', (U8, [1, 2, 3, 4], 0.5, 120))
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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t6, 8, 6, True).To(t24)
model.Operation('MAX_POOL_2D', t24, 2, 2, 2, 1, 1, 0, True).To(t25)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t8, 8, 6, True).To(t26)
model.Operation('MAX_POOL_2D', t26, 2, 2, 2, 1, 1, 0, True).To(t27)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t9, 8, 6, True).To(t28)
model.Operation('MAX_POOL_2D', t28, 2, 2, 2, 1, 1, 0, True).To(t29)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t11, 8, 6, True).To(t30)
model.Operation('MAX_POOL_2D', t30, 2, 2, 2, 1, 1, 0, True).To(t31)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t14, 8, 6, True).To(t32)
model.Operation('MAX_POOL_2D', t32, 2, 2, 2, 1, 1, 0, True).To(t33)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t17, 8, 6, True).To(t34)
model.Operation('MAX_POOL_2D', t34, 2, 2, 2, 1, 1, 0, True).To(t35)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 6, True).To(t36)
model.Operation('MAX_POOL_2D', t36, 2, 2, 2, 1, 1, 0, True).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t20, 8, 6, True).To(t38)
model.Operation('MAX_POOL_2D', t38, 2, 2, 2, 1, 1, 0, True).To(t39)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t23, 8, 6, True).To(t40)
model.Operation('MAX_POOL_2D', t40, 2, 2, 2, 1, 1, 0, True).To(t41)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 6, True).To(t42)
model.Operation('MAX_POOL_2D', t42, 2, 2, 2, 1, 1, 0, True).To(t43)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
Example({
    x2: packed('<i2',
    'c-oc00TKWZ2n0Y+mU4|F^>lBr+s}>dse<iSavcIb1Y{+nkE}3GK&^C9t$li9q!x('
),
    x5: [127, 117, 122, 112, 118, 122, 117, 123, 124, 126, 117, 119, 121, 122, 127, 119, 114, 121, 124, 115,
    117, 126, 125, 123],
    x7: [122, 124, 119, 113, 113, 122, 114, 122, 119, 119, 113, 114, 112, 123, 124, 118, 122, 115, 116, 122,
    113, 122, 114, 119],
    x1: [123, 112, 122, 117, 122, 113, 122, 124, 125, 117, 114, 114, 112, 115, 115, 124, 112, 119, 125, 122,
    124, 125, 127, 115],
    x10: [117, 121, 121, 112, 128, 117, 121, 114, 121, 123, 112, 114, 114, 126, 122, 126, 114, 113, 113, 116,
    125, 121, 118, 121],
    x12: [112, 123, 116, 119, 122, 114, 126, 121, 116, 114, 119, 119],
    x13: [113, 117, 128, 121, 122, 115, 127, 117, 127, 113, 118, 113],
    x15: [114, 115, 122, 114, 114, 126, 123, 112, 121, 115, 123, 121, 121, 124, 121, 127, 124, 118, 115, 113,
    127, 128, 119, 113],
    x19: packed('<i2',
    'c-oc0ff2wU2m?SzZYaVf)xzk`;QwQ9dhGm`sl6wg%CKEX5d5oDbe9545XPkgUPTst'
),
    x21: [124, 128, 119, 123, 126, 118],
    t25: [127, 117, 122, 112, 118, 122, 117, 123, 124, 126, 117, 119, 121, 122, 127, 119, 114, 121, 124, 115,
    117, 126, 125, 123],
    t27: [122, 124, 119, 113, 113, 122, 114, 122, 119, 119, 113, 114, 112, 123, 124, 118, 122, 115, 116, 122,
    113, 122, 114, 119],
    t29: [123, 122, 122, 122, 125, 114, 112, 115, 112, 125, 124, 127, 112, 117, 113, 124, 117, 114, 115, 124,
    119, 122, 125, 115],
    t31: [117, 121, 114, 113, 121, 121, 122, 125, 128, 112, 114, 118, 121, 114, 126, 116, 112, 123, 126, 121,
    117, 114, 113, 121],
    t33: [112, 123, 116, 119, 122, 114, 126, 121, 116, 114, 119, 119, 113, 117, 128, 121, 122, 115, 127, 117,
    127, 113, 118, 113],
    t35: [113, 114, 121, 113, 113, 125, 122, 111, 120, 114, 122, 120, 123, 126, 123, 129, 126, 120, 117, 115,
    129, 130, 121, 115],
    t37: [126, 113, 127, 121, 124, 122, 118, 118, 119, 114, 113, 118, 122, 122, 128, 127, 122, 125, 112, 114,
    127, 128, 125, 116],
    t39: [121, 128, 121, 122, 119, 118, 125, 125, 127, 124, 119, 122, 127, 128, 122, 127, 121, 118, 116, 125,
    127, 118, 119, 124],
    t41: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 124, 128, 120, 120, 119, 123, 120,
    120, 126, 118, 120],
    t43: [122, 122, 128, 127, 122, 125, 112, 114, 127, 128, 125, 116, 122, 117, 118, 118, 115, 116, 128, 115,
    121, 122, 115, 116],
    t45: [112, 124, 126, 125, 123, 119, 127, 115, 113, 118, 123, 119, 126, 113, 127, 121, 124, 122, 118, 118,
    119, 114, 113, 118],
}, name='behind_quant8').AddVariations(signed(x2, t3, t4, x5, t6, x7, t8, x1, t9, x10, t11, x12, x13, t14, x15, c16, t17, t18, x19, t20, x21, t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41, t42, t43, t44, t45)).DisableLifeTimeVariation()
