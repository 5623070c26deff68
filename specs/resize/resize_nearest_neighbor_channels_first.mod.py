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
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 6, True).To(t2)
model.Operation('MAX_POOL_2D', t2, 2, 2, 2, 1, 1, 0, True).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x6, 8, 6, True).To(t7)
model.Operation('MAX_POOL_2D', t7, 2, 2, 2, 1, 1, 0, True).To(t8)
model.Operation('MAX_POOL_2D', t8, 2, 1, 1, 2, 2, 0, True).To(t9)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x10, 8, 6, True).To(t11)
model.Operation('MAX_POOL_2D', t11, 2, 2, 2, 1, 1, 0, True).To(t12)
model.Operation('RESHAPE', t12, c13).To(t14)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x15, 8, 6, True).To(t16)
model.Operation('MAX_POOL_2D', t16, 2, 2, 2, 1, 1, 0, True).To(t17)
model.Operation('RESHAPE', t17, c18).To(t19)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x20, 8, 6, True).To(t21)
model.Operation('MAX_POOL_2D', t21, 2, 2, 2, 1, 1, 0, True).To(t22)
model.Operation('RELU', t22).To(t23)
model.Operation('RESHAPE', t23, c24).To(t25)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x26, 8, 6, True).To(t27)
model.Operation('MAX_POOL_2D', t27, 2, 2, 2, 1, 1, 0, True).To(t28)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x29, 8, 6, True).To(t30)
model.Operation('MAX_POOL_2D', t30, 2, 2, 2, 1, 1, 0, True).To(t31)
model.Operation('ADD', t28, t31, 0).To(t32)
model.Operation('RESHAPE', t32, c33).To(t34)
model.Operation('RESHAPE', t9, c35).To(t36)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x37, 8, 6, True).To(t38)
model.Operation('MAX_POOL_2D', t38, 2, 2, 2, 1, 1, 0, True).To(t39)
model.Operation('FULLY_CONNECTED', t39, c40, c41, 0).To(t42)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x43, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
model.Operation('CONCATENATION', t45, x46, 1).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x48, 8, 6, True).To(t49)
model.Operation('MAX_POOL_2D', t49, 2, 2, 2, 1, 1, 0, True).To(t50)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x51, 8, 6, True).To(t52)
model.Operation('MAX_POOL_2D', t52, 2, 2, 2, 1, 1, 0, True).To(t53)
model.Operation('CONCATENATION', t50, t53, 3).To(t54)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x55, 8, 6, True).To(t56)
model.Operation('MAX_POOL_2D', t56, 2, 2, 2, 1, 1, 0, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x60, 8, 6, True).To(t61)
model.Operation('MAX_POOL_2D', t61, 2, 2, 2, 1, 1, 0, True).To(t62)
model.Operation('ADD', t62, c63, 0).To(t64)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x65, 8, 6, True).To(t66)
model.Operation('MAX_POOL_2D', t66, 2, 2, 2, 1, 1, 0, True).To(t67)
model.Operation('ADD', t67, x68, 0).To(t69)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x70, 8, 6, True).To(t71)
model.Operation('MAX_POOL_2D', t71, 2, 2, 2, 1, 1, 0, True).To(t72)
model.Operation('TRANSPOSE', t72, c73).To(t74)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x75, 8, 6, True).To(t76)
model.Operation('MAX_POOL_2D', t76, 2, 2, 2, 1, 1, 0, True).To(t77)
model.Operation('TRANSPOSE', t77, c78).To(t79)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x80, 8, 6, True).To(t81)
model.Operation('MAX_POOL_2D', t81, 2, 2, 2, 1, 1, 0, True).To(t82)
model.Operation('REDUCE_MAX', t82, c83, False).To(t84)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x85, 8, 6, True).To(t86)
model.Operation('MAX_POOL_2D', t86, 2, 2, 2, 1, 1, 0, True).To(t87)
model.Operation('REDUCE_MAX', t87, c88, True).To(t89)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x90, 8, 6, True).To(t91)
model.Operation('MAX_POOL_2D', t91, 2, 2, 2, 1, 1, 0, True).To(t92)
model.Operation('SLICE', t92, c93, c94).To(t95)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x96, 8, 6, True).To(t97)
model.Operation('MAX_POOL_2D', t97, 2, 2, 2, 1, 1, 0, True).To(t98)
model.Operation('ARGMAX', t98, 1).To(t99)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x100, 8, 6, True).To(t101)
model.Operation('MAX_POOL_2D', t101, 2, 2, 2, 1, 1, 0, True).To(t102)
model.Operation('PAD', t102, c103).To(t104)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x105, 8, 6, True).To(t106)
model.Operation('MAX_POOL_2D', t106, 2, 2, 2, 1, 1, 0, True).To(t107)
model.Operation('MAX_POOL_2D', t107, 2, 1, 1, 2, 2, 0, False).To(t108)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x109, 8, 6, True).To(t110)
model.Operation('MAX_POOL_2D', t110, 2, 2, 2, 1, 1, 0, True).To(t111)
model.Operation('SOFTMAX', t111, 1.0, 1).To(t112)
Example({
    x1: [-1.0, -3.0, 0.5, -0.5, -1.5, -4.0, -2.0, 3.0, 3.0, -1.0, 1.0, 1.0, 2.5, 4.0, 4.0, -3.0, 3.5, 0.5,
    2.5, -4.0, -3.5, -3.0, 4.0, -3.5],
    t4: [-1.0, -3.0, 0.5, -0.5, -1.5, -4.0, -2.0, 3.0, 3.0, -1.0, 1.0, 1.0],
    t5: [2.5, 4.0, 4.0, -3.0, 3.5, 0.5, 2.5, -4.0, -3.5, -3.0, 4.0, -3.5],
    x6: [-3.0, -1.0, 0.5, 1.0, 4.0, -4.0, 1.0, 1.0, -2.0, -0.5, 4.0, 1.0, -2.0, 1.0, 1.0, -1.5, 0.5, 2.5,
    4.0, 1.0, -1.5, -1.5, 1.0, -3.0],
    x10: [4.0, 1.0, 1.5, 1.0, -1.0, 1.0, -2.0, 2.5, -3.0, -0.5, -3.5, -2.0, -0.5, 1.0, 3.0, -1.0, 2.0, 2.0,
    -3.5, 1.0, -3.5, 1.0, -2.0, -3.5],
    t14: [4.0, 1.0, 1.5, 1.0, -1.0, 1.0, -2.0, 2.5, -3.0, -0.5, -3.5, -2.0, -0.5, 1.0, 3.0, -1.0, 2.0, 2.0,
    -3.5, 1.0, -3.5, 1.0, -2.0, -3.5],
    x15: [-1.5, 0.5, 3.5, -3.5, 2.0, 1.5, -3.5, 1.0, 4.0, 0.5, -0.5, -0.5, 2.0, 2.5, -0.5, 1.0, 3.0, 2.5,
    3.0, 0.5, -3.0, 1.5, 0.5, -3.0],
    t19: [-1.5, 0.5, 3.5, -3.5, 2.0, 1.5, -3.5, 1.0, 4.0, 0.5, -0.5, -0.5, 2.0, 2.5, -0.5, 1.0, 3.0, 2.5,
    3.0, 0.5, -3.0, 1.5, 0.5, -3.0],
    x20: [1.0, 1.0, -1.0, -1.5, -2.0, 2.0, 1.0, -4.0, -3.0, -0.5, -0.5, 2.5, -4.0, -2.5, -1.5, 3.0, -4.0,
    -2.0, 3.5, 1.0, 1.0, -3.0, -1.0, 2.5],
    t25: [1.0, 1.0, 0.0, 0.0, 0.0, 2.0, 1.0, 0.0, 0.0, 0.0, 0.0, 2.5, 0.0, 0.0, 0.0, 3.0, 0.0, 0.0, 3.5, 1.0,
    1.0, 0.0, 0.0, 2.5],
    x26: [3.5, -2.5, 1.0, 3.0, -0.5, 2.0, -1.0, 4.0, 0.5, 4.0, -3.0, 1.0, 1.0, 1.0, -2.5, -2.0, 3.5, 1.5,
    -0.5, -3.0, 1.0, -2.5, -2.0, -4.0],
    x29: [0.5, -2.5, 4.0, -2.5, 4.0, 0.5, 1.0, 1.0, 2.0, 3.5, -3.0, -0.5, 2.5, -1.5, 0.5, -1.0, -2.5, 1.5,
    1.5, 3.0, 1.0, 1.0, -1.5, 1.0],
    t34: [4.0, -5.0, 5.0, 0.5, 3.5, 2.5, 0.0, 5.0, 2.5, 7.5, -6.0, 0.5, 3.5, -0.5, -2.0, -3.0, 1.0, 3.0, 1.0,
    0.0, 2.0, -1.5, -3.5, -3.0],
    t36: [4.0, 1.0, 1.0, 4.0, 4.0, 4.0, 2.5, 4.0, 4.0, 2.5, 4.0, 4.0],
    x37: [1.5, 2.5, 0.5, 2.0, 3.5, 1.0, 2.0, 1.0, -1.0, -3.5, 2.5, -2.5, -3.5, -2.5, -2.0, -2.5, -2.0, 3.0,
    -2.0, -3.0, 4.0, -4.0, 2.0, 2.0],
    t42: [4.5, -4.5],
    x43: [-2.0, 1.5, -3.5, 3.0, 1.5, -2.5, 3.5, -2.5, 2.5, 1.5, -1.0, -2.0, 1.5, -0.5, 1.0, -4.0, 1.0, -2.5,
    4.0, -3.0, -1.5, 2.5, -1.5, -3.0],
    x46: [1.0, 1.5, 0.5, -1.5, 2.0, 1.0, 4.0, -0.5, -0.5, -1.5, -4.0, 2.0, 2.5, 1.0, 3.0, 1.5, -2.0, -0.5,
    -2.5, 4.0, 0.5, 2.0, -1.5, 1.0],
    t47: packed('|i1',
    'c-jTQfeip42m`RVf%5;gDokvPXEIkhU$L=~apk(;kRiIY%`sV>F--V2Wfl(', 0.5
),
    x48: [1.0, 4.0, -3.0, 3.0, 4.0, -3.0, 1.0, -2.5, -3.0, -3.0, -1.5, -1.5, 1.0, 3.5, -4.0, 4.0, 2.0, 2.0,
    -2.5, 0.5, -2.5, 1.0, 3.5, 2.0],
    x51: [1.0, 2.0, -1.5, -0.5, -3.5, -1.0, 1.0, 1.5, 3.0, -1.0, 3.0, -2.5, -1.5, 2.0, 1.0, 0.5, 3.0, 3.0,
    2.5, 1.0, 1.0, 4.0, 1.5, 3.0],
    t54: packed('|i1',
    'c-jrf$q@h`2m`<&#7O_uDhwX`Tto`&8;RNnp4qLV!d%gWk!8}r4<cL-1fUT*', 0.5
),
    x55: [-0.5, -3.5, -2.5, -1.0, 2.5, 1.0, -1.0, -2.0, -3.5, 4.0, 0.5, 1.0, -2.5, -2.5, -4.0, 2.0, -4.0,
    3.5, -4.0, -2.0, -3.5, -2.0, 3.5, 0.5],
    t59: [0.0, -3.0, -2.0, -0.5, 3.0, 1.5, -0.5, -1.5, -3.0, 4.5, 1.0, 1.5, -3.5, -3.5, -5.0, 1.0, -5.0, 2.5,
    -5.0, -3.0, -4.5, -3.0, 2.5, -0.5],
    x60: [1.5, -4.0, -2.0, -0.5, 1.0, -2.0, 2.5, -2.5, 1.0, -1.5, 1.0, -3.0, 1.5, -4.0, 3.0, 3.0, 2.0, 0.5,
    -4.0, 2.5, -2.5, 0.5, -4.0, 2.5],
    t64: [2.0, -3.0, -3.5, 1.5, 1.5, -1.0, 1.0, -0.5, 1.5, -0.5, -0.5, -1.0, 2.0, -3.0, 1.5, 5.0, 2.5, 1.5,
    -5.5, 4.5, -2.0, 1.5, -5.5, 4.5],
    x65: [3.5, 3.0, 3.0, 1.0, -3.5, -2.5, 4.0, 1.0, 3.0, -2.5, 2.0, 3.5, 1.0, 3.5, 2.5, -0.5, 3.5, -2.5,
    -1.0, -1.0, -1.0, -2.5, 1.5, -4.0],
    x68: [-2.5, 0.5, -0.5, -3.0, 3.0, 1.0, 4.0, 3.0, -3.5, -3.5, 3.0, 3.5, 1.5, -3.0, 3.0, -3.5, -0.5, -0.5,
    0.5, -4.0, 2.0, -0.5, 3.5, -3.0],
    t69: [1.0, 3.5, 2.5, -2.0, -0.5, -1.5, 8.0, 4.0, -0.5, -6.0, 5.0, 7.0, 2.5, 0.5, 5.5, -4.0, 3.0, -3.0,
    -0.5, -5.0, 1.0, -3.0, 5.0, -7.0],
    x70: [-2.0, -2.0, 2.0, 1.5, -3.0, -1.0, 1.0, -3.0, -1.0, 2.0, 2.0, -1.0, 2.5, -0.5, 2.0, 1.5, -3.0, 2.5,
    1.0, -3.0, -1.5, 3.5, 4.0, 3.5],
    t74: [-2.0, 2.5, -2.0, -0.5, 2.0, 2.0, 1.5, 1.5, -3.0, -3.0, -1.0, 2.5, 1.0, 1.0, -3.0, -3.0, -1.0, -1.5,
    2.0, 3.5, 2.0, 4.0, -1.0, 3.5],
    x75: [-1.0, 1.5, -0.5, 1.5, 3.5, -0.5, -0.5, -2.0, -0.5, 2.5, -0.5, 3.5, 0.5, 1.5, -3.0, -2.0, -2.0,
    -1.5, 0.5, -3.0, 2.0, 2.5, 2.0, -2.0],
    t79: [-1.0, 3.5, -0.5, 1.5, -0.5, 2.5, -0.5, -0.5, -0.5, 1.5, -2.0, 3.5, 0.5, -2.0, 2.0, 1.5, -1.5, 2.5,
    -3.0, 0.5, 2.0, -2.0, -3.0, -2.0],
    x80: [1.5, -2.0, -3.0, 1.0, 1.5, -3.0, -2.5, -1.5, -0.5, -1.0, -2.5, 1.0, -2.5, 1.5, -2.0, 4.0, 3.0, 4.0,
    -1.5, 0.5, 3.5, 1.0, 4.0, -3.0],
    t84: [1.5, 1.5, -2.0, 4.0, 3.0, 4.0, -1.5, 0.5, 3.5, 1.0, 4.0, 1.0],
    x85: [-1.5, 3.0, 2.5, 3.5, -3.5, 0.5, -3.5, -3.5, 3.5, -2.0, -1.5, -4.0, 2.0, -2.5, 4.0, -1.0, -2.0, 0.5,
    1.0, -3.5, -2.0, 1.0, 2.5, -0.5],
    t89: [3.5, 4.0],
    x90: [1.5, 4.0, -3.0, 2.5, 1.5, -0.5, -1.0, 1.0, -2.5, -3.5, -0.5, -0.5, -1.0, 1.0, 2.5, -1.0, -3.0, 1.5,
    0.5, 1.0, -2.5, -3.5, -0.5, -1.0],
    t95: [1.0, 2.5, 1.5, 0.5, -3.5, -0.5],
    x96: [1.0, 0.5, -1.5, -1.5, 3.5, 1.0, 0.5, -1.0, -2.0, -4.0, -2.5, 0.5, 2.5, 2.5, 2.0, 4.0, 1.0, -1.5,
    -2.0, -2.0, -0.5, 3.0, -0.5, 0.5],
    t99: [1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0],
    x100: [0.5, -2.0, -2.0, -2.5, -1.0, 2.0, 2.0, 0.5, -2.5, 3.5, -2.0, 1.5, 4.0, -3.5, 0.5, 2.0, -3.5, 2.0,
    -3.5, 2.0, 3.5, 3.0, 3.5, 1.5],
    t104: packed('|i1',
    'c-mFLK?(pc2m`?tL+$^68x-leGw_L-W~HEOlIswbMV(3>viAuT', 0.5
),
    x105: [-3.0, -2.5, -2.0, -2.5, 2.0, -2.0, -1.5, -1.0, 2.5, 1.0, -1.0, -4.0, -1.0, -0.5, -2.5, -1.0, -1.0,
    -1.0, 2.5, -3.0, -2.0, 3.0, 1.5, 1.0],
    t108: [2.0, -0.5, 2.5, -1.0, 2.5, 3.0, 2.5, 1.0],
    x109: [1.5, -2.5, 3.5, 2.5, -0.5, 4.0, 2.5, -3.0, -1.0, 2.0, 3.0, -4.0, 2.0, 3.5, -2.5, -2.0, -1.0, 4.0,
    -4.0, 0.5, 1.0, 1.0, -3.5, -2.0],
    t112: [0.37754068, 0.0024726233, 0.99752736, 0.9890131, 0.62245935, 0.5, 0.9984988, 0.02931223,
    0.11920292, 0.7310586, 0.9984988, 0.11920292, 0.62245935, 0.99752736, 0.0024726233, 0.010986943,
    0.37754068, 0.5, 0.0015011822, 0.97068775, 0.8807971, 0.26894143, 0.0015011822, 0.8807971],
}, name='before').AddVariations('float16').DisableLifeTimeVariation()

# What reads the result.
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
c13 = Parameter('c13', (I32, [2]), [1, 24])
t14 = Output('t14', (U8, [1, 24], 0.5, 120))
x15 = Input('x15', (U8, [1, 2, 3, 4], 0.5, 120))
t16 = Internal('t16', (U8, [1, 2, 6, 8], 0.5, 120))
t17 = Internal('t17', (U8, [1, 2, 3, 4], 0.5, 120))
c18 = Parameter('c18', (I32, [2]), [8, 3])
t19 = Output('t19', (U8, [8, 3], 0.5, 120))
x20 = Input('x20', (U8, [1, 2, 3, 4], 0.5, 120))
t21 = Internal('t21', (U8, [1, 2, 6, 8], 0.5, 120))
t22 = Internal('t22', (U8, [1, 2, 3, 4], 0.5, 120))
t23 = Internal('t23', (U8, [1, 2, 3, 4], 0.5, 120))
c24 = Parameter('c24', (I32, [2]), [1, -1])
t25 = Output('t25', (U8, [1, 24], 0.5, 120))
x26 = Input('x26', (U8, [1, 2, 3, 4], 0.5, 120))
t27 = Internal('t27', (U8, [1, 2, 6, 8], 0.5, 120))
t28 = Internal('t28', (U8, [1, 2, 3, 4], 0.5, 120))
x29 = Input('x29', (U8, [1, 2, 3, 4], 0.5, 120))
t30 = Internal('t30', (U8, [1, 2, 6, 8], 0.5, 120))
t31 = Internal('t31', (U8, [1, 2, 3, 4], 0.5, 120))
t32 = Internal('t32', (U8, [1, 2, 3, 4], 0.5, 120))
c33 = Parameter('c33', (I32, [2]), [3, -1])
t34 = Output('t34', (U8, [3, 8], 0.5, 120))
c35 = Parameter('c35', (I32, [2]), [-1, 2])
t36 = Output('t36', (U8, [6, 2], 0.5, 120))
x37 = Input('x37', (U8, [1, 2, 3, 4], 0.5, 120))
t38 = Internal('t38', (U8, [1, 2, 6, 8], 0.5, 120))
t39 = Internal('t39', (U8, [1, 2, 3, 4], 0.5, 120))
c40 = Parameter('c40', (U8, [2, 24], 0.5, 128), ([130, 128, 126, 128, 128] * 10)[:48])
c41 = Parameter('c41', (I32, [2], 0.25, 0), [4, -8])
t42 = Output('t42', (U8, [1, 2], 0.5, 120))
x43 = Input('x43', (U8, [1, 2, 3, 4], 0.5, 120))
t44 = Internal('t44', (U8, [1, 2, 6, 8], 0.5, 120))
t45 = Internal('t45', (U8, [1, 2, 3, 4], 0.5, 120))
x46 = Input('x46', (U8, [1, 2, 3, 4], 0.5, 120))
t47 = Output('t47', (U8, [1, 4, 3, 4], 0.5, 120))
x48 = Input('x48', (U8, [1, 2, 3, 4], 0.5, 120))
t49 = Internal('t49', (U8, [1, 2, 6, 8], 0.5, 120))
t50 = Internal('t50', (U8, [1, 2, 3, 4], 0.5, 120))
x51 = Input('x51', (U8, [1, 2, 3, 4], 0.5, 120))
t52 = Internal('t52', (U8, [1, 2, 6, 8], 0.5, 120))
t53 = Internal('t53', (U8, [1, 2, 3, 4], 0.5, 120))
t54 = Output('t54', (U8, [1, 2, 3, 8], 0.5, 120))
x55 = Input('x55', (U8, [1, 2, 3, 4], 0.5, 120))
t56 = Internal('t56', (U8, [1, 2, 6, 8], 0.5, 120))
t57 = Internal('t57', (U8, [1, 2, 3, 4], 0.5, 120))
c58 = Parameter('c58', (U8, [2, 1, 1], 0.5, 120), [121, 118])
t59 = Output('t59', (U8, [1, 2, 3, 4], 0.5, 120))
x60 = Input('x60', (U8, [1, 2, 3, 4], 0.5, 120))
t61 = Internal('t61', (U8, [1, 2, 6, 8], 0.5, 120))
t62 = Internal('t62', (U8, [1, 2, 3, 4], 0.5, 120))
c63 = Parameter('c63', (U8, [4], 0.5, 120), [121, 122, 117, 124])
t64 = Output('t64', (U8, [1, 2, 3, 4], 0.5, 120))
x65 = Input('x65', (U8, [1, 2, 3, 4], 0.5, 120))
t66 = Internal('t66', (U8, [1, 2, 6, 8], 0.5, 120))
t67 = Internal('t67', (U8, [1, 2, 3, 4], 0.5, 120))
x68 = Input('x68', (U8, [1, 2, 3, 4], 0.5, 120))
t69 = Output('t69', (U8, [1, 2, 3, 4], 0.5, 120))
x70 = Input('x70', (U8, [1, 2, 3, 4], 0.5, 120))
t71 = Internal('t71', (U8, [1, 2, 6, 8], 0.5, 120))
t72 = Internal('t72', (U8, [1, 2, 3, 4], 0.5, 120))
c73 = Parameter('c73', (I32, [4]), [0, 2, 3, 1])
t74 = Output('t74', (U8, [1, 3, 4, 2], 0.5, 120))
x75 = Input('x75', (U8, [1, 2, 3, 4], 0.5, 120))
t76 = Internal('t76', (U8, [1, 2, 6, 8], 0.5, 120))
t77 = Internal('t77', (U8, [1, 2, 3, 4], 0.5, 120))
c78 = Parameter('c78', (I32, [4]), [0, 1, 3, 2])
t79 = Output('t79', (U8, [1, 2, 4, 3], 0.5, 120))
x80 = Input('x80', (U8, [1, 2, 3, 4], 0.5, 120))
t81 = Internal('t81', (U8, [1, 2, 6, 8], 0.5, 120))
t82 = Internal('t82', (U8, [1, 2, 3, 4], 0.5, 120))
c83 = Parameter('c83', (I32, [1]), [1])
t84 = Output('t84', (U8, [1, 3, 4], 0.5, 120))
x85 = Input('x85', (U8, [1, 2, 3, 4], 0.5, 120))
t86 = Internal('t86', (U8, [1, 2, 6, 8], 0.5, 120))
t87 = Internal('t87', (U8, [1, 2, 3, 4], 0.5, 120))
c88 = Parameter('c88', (I32, [2]), [2, 3])
t89 = Output('t89', (U8, [1, 2, 1, 1], 0.5, 120))
x90 = Input('x90', (U8, [1, 2, 3, 4], 0.5, 120))
t91 = Internal('t91', (U8, [1, 2, 6, 8], 0.5, 120))
t92 = Internal('t92', (U8, [1, 2, 3, 4], 0.5, 120))
c93 = Parameter('c93', (I32, [4]), [0, 1, 0, 1])
c94 = Parameter('c94', (I32, [4]), [1, 1, 3, 2])
t95 = Output('t95', (U8, [1, 1, 3, 2], 0.5, 120))
x96 = Input('x96', (U8, [1, 2, 3, 4], 0.5, 120))
t97 = Internal('t97', (U8, [1, 2, 6, 8], 0.5, 120))
t98 = Internal('t98', (U8, [1, 2, 3, 4], 0.5, 120))
t99 = Output('t99', (I32, [1, 3, 4]))
x100 = Input('x100', (U8, [1, 2, 3, 4], 0.5, 120))
t101 = Internal('t101', (U8, [1, 2, 6, 8], 0.5, 120))
t102 = Internal('t102', (U8, [1, 2, 3, 4], 0.5, 120))
c103 = Parameter('c103', (I32, [4, 2]), [0, 0, 1, 0, 0, 0, 0, 1])
t104 = Output('t104', (U8, [1, 3, 3, 5], 0.5, 120))
x105 = Input('x105', (U8, [1, 2, 3, 4], 0.5, 120))
t106 = Internal('t106', (U8, [1, 2, 6, 8], 0.5, 120))
t107 = Internal('t107', (U8, [1, 2, 3, 4], 0.5, 120))
t108 = Output('t108', (U8, [1, 1, 2, 4], 0.5, 120))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', x1, 8, 6, True).To(t2)
model.Operation('MAX_POOL_2D', t2, 2, 2, 2, 1, 1, 0, True).To(t3)
model.Operation('SPLIT', t3, 1, 2).To(t4, t5)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x6, 8, 6, True).To(t7)
model.Operation('MAX_POOL_2D', t7, 2, 2, 2, 1, 1, 0, True).To(t8)
model.Operation('MAX_POOL_2D', t8, 2, 1, 1, 2, 2, 0, True).To(t9)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x10, 8, 6, True).To(t11)
model.Operation('MAX_POOL_2D', t11, 2, 2, 2, 1, 1, 0, True).To(t12)
model.Operation('RESHAPE', t12, c13).To(t14)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x15, 8, 6, True).To(t16)
model.Operation('MAX_POOL_2D', t16, 2, 2, 2, 1, 1, 0, True).To(t17)
model.Operation('RESHAPE', t17, c18).To(t19)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x20, 8, 6, True).To(t21)
model.Operation('MAX_POOL_2D', t21, 2, 2, 2, 1, 1, 0, True).To(t22)
model.Operation('RELU', t22).To(t23)
model.Operation('RESHAPE', t23, c24).To(t25)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x26, 8, 6, True).To(t27)
model.Operation('MAX_POOL_2D', t27, 2, 2, 2, 1, 1, 0, True).To(t28)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x29, 8, 6, True).To(t30)
model.Operation('MAX_POOL_2D', t30, 2, 2, 2, 1, 1, 0, True).To(t31)
model.Operation('ADD', t28, t31, 0).To(t32)
model.Operation('RESHAPE', t32, c33).To(t34)
model.Operation('RESHAPE', t9, c35).To(t36)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x37, 8, 6, True).To(t38)
model.Operation('MAX_POOL_2D', t38, 2, 2, 2, 1, 1, 0, True).To(t39)
model.Operation('FULLY_CONNECTED', t39, c40, c41, 0).To(t42)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x43, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
model.Operation('CONCATENATION', t45, x46, 1).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x48, 8, 6, True).To(t49)
model.Operation('MAX_POOL_2D', t49, 2, 2, 2, 1, 1, 0, True).To(t50)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x51, 8, 6, True).To(t52)
model.Operation('MAX_POOL_2D', t52, 2, 2, 2, 1, 1, 0, True).To(t53)
model.Operation('CONCATENATION', t50, t53, 3).To(t54)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x55, 8, 6, True).To(t56)
model.Operation('MAX_POOL_2D', t56, 2, 2, 2, 1, 1, 0, True).To(t57)
model.Operation('ADD', t57, c58, 0).To(t59)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x60, 8, 6, True).To(t61)
model.Operation('MAX_POOL_2D', t61, 2, 2, 2, 1, 1, 0, True).To(t62)
model.Operation('ADD', t62, c63, 0).To(t64)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x65, 8, 6, True).To(t66)
model.Operation('MAX_POOL_2D', t66, 2, 2, 2, 1, 1, 0, True).To(t67)
model.Operation('ADD', t67, x68, 0).To(t69)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x70, 8, 6, True).To(t71)
model.Operation('MAX_POOL_2D', t71, 2, 2, 2, 1, 1, 0, True).To(t72)
model.Operation('TRANSPOSE', t72, c73).To(t74)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x75, 8, 6, True).To(t76)
model.Operation('MAX_POOL_2D', t76, 2, 2, 2, 1, 1, 0, True).To(t77)
model.Operation('TRANSPOSE', t77, c78).To(t79)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x80, 8, 6, True).To(t81)
model.Operation('MAX_POOL_2D', t81, 2, 2, 2, 1, 1, 0, True).To(t82)
model.Operation('REDUCE_MAX', t82, c83, False).To(t84)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x85, 8, 6, True).To(t86)
model.Operation('MAX_POOL_2D', t86, 2, 2, 2, 1, 1, 0, True).To(t87)
model.Operation('REDUCE_MAX', t87, c88, True).To(t89)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x90, 8, 6, True).To(t91)
model.Operation('MAX_POOL_2D', t91, 2, 2, 2, 1, 1, 0, True).To(t92)
model.Operation('SLICE', t92, c93, c94).To(t95)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x96, 8, 6, True).To(t97)
model.Operation('MAX_POOL_2D', t97, 2, 2, 2, 1, 1, 0, True).To(t98)
model.Operation('ARGMAX', t98, 1).To(t99)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x100, 8, 6, True).To(t101)
model.Operation('MAX_POOL_2D', t101, 2, 2, 2, 1, 1, 0, True).To(t102)
model.Operation('PAD', t102, c103).To(t104)
model.Operation('RESIZE_NEAREST_NEIGHBOR', x105, 8, 6, True).To(t106)
model.Operation('MAX_POOL_2D', t106, 2, 2, 2, 1, 1, 0, True).To(t107)
model.Operation('MAX_POOL_2D', t107, 2, 1, 1, 2, 2, 0, False).To(t108)
Example({
    x1: [118, 114, 121, 119, 117, 112, 116, 126, 126, 118, 122, 122, 125, 128, 128, 114, 127, 121, 125, 112,
    113, 114, 128, 113],
    t4: [118, 114, 121, 119, 117, 112, 116, 126, 126, 118, 122, 122],
    t5: [125, 128, 128, 114, 127, 121, 125, 112, 113, 114, 128, 113],
    x6: [114, 118, 121, 122, 128, 112, 122, 122, 116, 119, 128, 122, 116, 122, 122, 117, 121, 125, 128, 122,
    117, 117, 122, 114],
    x10: [128, 122, 123, 122, 118, 122, 116, 125, 114, 119, 113, 116, 119, 122, 126, 118, 124, 124, 113, 122,
    113, 122, 116, 113],
    t14: [128, 122, 123, 122, 118, 122, 116, 125, 114, 119, 113, 116, 119, 122, 126, 118, 124, 124, 113, 122,
    113, 122, 116, 113],
    x15: [117, 121, 127, 113, 124, 123, 113, 122, 128, 121, 119, 119, 124, 125, 119, 122, 126, 125, 126, 121,
    114, 123, 121, 114],
    t19: [117, 121, 127, 113, 124, 123, 113, 122, 128, 121, 119, 119, 124, 125, 119, 122, 126, 125, 126, 121,
    114, 123, 121, 114],
    x20: [122, 122, 118, 117, 116, 124, 122, 112, 114, 119, 119, 125, 112, 115, 117, 126, 112, 116, 127, 122,
    122, 114, 118, 125],
    t25: [122, 122, 120, 120, 120, 124, 122, 120, 120, 120, 120, 125, 120, 120, 120, 126, 120, 120, 127, 122,
    122, 120, 120, 125],
    x26: [127, 115, 122, 126, 119, 124, 118, 128, 121, 128, 114, 122, 122, 122, 115, 116, 127, 123, 119, 114,
    122, 115, 116, 112],
    x29: [121, 115, 128, 115, 128, 121, 122, 122, 124, 127, 114, 119, 125, 117, 121, 118, 115, 123, 123, 126,
    122, 122, 117, 122],
    t34: [128, 110, 130, 121, 127, 125, 120, 130, 125, 135, 108, 121, 127, 119, 116, 114, 122, 126, 122, 120,
    124, 117, 113, 114],
    t36: [128, 122, 122, 128, 128, 128, 125, 128, 128, 125, 128, 128],
    x37: [123, 125, 121, 124, 127, 122, 124, 122, 118, 113, 125, 115, 113, 115, 116, 115, 116, 126, 116, 114,
    128, 112, 124, 124],
    t42: [129, 111],
    x43: [116, 123, 113, 126, 123, 115, 127, 115, 125, 123, 118, 116, 123, 119, 122, 112, 122, 115, 128, 114,
    117, 125, 117, 114],
    x46: [122, 123, 121, 117, 124, 122, 128, 119, 119, 117, 112, 124, 125, 122, 126, 123, 116, 119, 115, 128,
    121, 124, 117, 122],
    t47: packed('<i2',
    'c-oc0ff2wU2m?SzRw3m~z%qJg=)Y@S*=wc86`Zu*C~WE=*%6poyz;O<367sWVzCyF'
),
    x48: [122, 128, 114, 126, 128, 114, 122, 115, 114, 114, 117, 117, 122, 127, 112, 128, 124, 124, 115, 121,
    115, 122, 127, 124],
    x51: [122, 124, 117, 119, 113, 118, 122, 123, 126, 118, 126, 115, 117, 124, 122, 121, 126, 126, 125, 122,
    122, 128, 123, 126],
    t54: packed('<i2',
    'c-oc7!4Uuu3<N+WlS~-roRm%r_PIzC7$XhdI+j_4x*Vrw5R>#NZM-0IseHO@{1&<'
),
    x55: [119, 113, 115, 118, 125, 122, 118, 116, 113, 128, 121, 122, 115, 115, 112, 124, 112, 127, 112, 116,
    113, 116, 127, 121],
    t59: [120, 114, 116, 119, 126, 123, 119, 117, 114, 129, 122, 123, 113, 113, 110, 122, 110, 125, 110, 114,
    111, 114, 125, 119],
    x60: [123, 112, 116, 119, 122, 116, 125, 115, 122, 117, 122, 114, 123, 112, 126, 126, 124, 121, 112, 125,
    115, 121, 112, 125],
    t64: [124, 114, 113, 123, 123, 118, 122, 119, 123, 119, 119, 118, 124, 114, 123, 130, 125, 123, 109, 129,
    116, 123, 109, 129],
    x65: [127, 126, 126, 122, 113, 115, 128, 122, 126, 115, 124, 127, 122, 127, 125, 119, 127, 115, 118, 118,
    118, 115, 123, 112],
    x68: [115, 121, 119, 114, 126, 122, 128, 126, 113, 113, 126, 127, 123, 114, 126, 113, 119, 119, 121, 112,
    124, 119, 127, 114],
    t69: [122, 127, 125, 116, 119, 117, 136, 128, 119, 108, 130, 134, 125, 121, 131, 112, 126, 114, 119, 110,
    122, 114, 130, 106],
    x70: [116, 116, 124, 123, 114, 118, 122, 114, 118, 124, 124, 118, 125, 119, 124, 123, 114, 125, 122, 114,
    117, 127, 128, 127],
    t74: [116, 125, 116, 119, 124, 124, 123, 123, 114, 114, 118, 125, 122, 122, 114, 114, 118, 117, 124, 127,
    124, 128, 118, 127],
    x75: [118, 123, 119, 123, 127, 119, 119, 116, 119, 125, 119, 127, 121, 123, 114, 116, 116, 117, 121, 114,
    124, 125, 124, 116],
    t79: [118, 127, 119, 123, 119, 125, 119, 119, 119, 123, 116, 127, 121, 116, 124, 123, 117, 125, 114, 121,
    124, 116, 114, 116],
    x80: [123, 116, 114, 122, 123, 114, 115, 117, 119, 118, 115, 122, 115, 123, 116, 128, 126, 128, 117, 121,
    127, 122, 128, 114],
    t84: [123, 123, 116, 128, 126, 128, 117, 121, 127, 122, 128, 122],
    x85: [117, 126, 125, 127, 113, 121, 113, 113, 127, 116, 117, 112, 124, 115, 128, 118, 116, 121, 122, 113,
    116, 122, 125, 119],
    t89: [127, 128],
    x90: [123, 128, 114, 125, 123, 119, 118, 122, 115, 113, 119, 119, 118, 122, 125, 118, 114, 123, 121, 122,
    115, 113, 119, 118],
    t95: [122, 125, 123, 121, 113, 119],
    x96: [122, 121, 117, 117, 127, 122, 121, 118, 116, 112, 115, 121, 125, 125, 124, 128, 122, 117, 116, 116,
    119, 126, 119, 121],
    t99: [1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0],
    x100: [121, 116, 116, 115, 118, 124, 124, 121, 115, 127, 116, 123, 128, 113, 121, 124, 113, 124, 113, 124,
    127, 126, 127, 123],
    t104: packed('<i2',
    'c-oc0K?(pM2t~oJEJ{4_qaD3<%Vyw_5zdwppD2!{FqxR1V*R+DCKW6'
),
    x105: [114, 115, 116, 115, 124, 116, 117, 118, 125, 122, 118, 112, 118, 119, 115, 118, 118, 118, 125, 114,
    116, 126, 123, 122],
    t108: [124, 119, 125, 118, 125, 126, 125, 122],
}, name='before_quant8').AddVariations(signed(x1, t2, t3, t4, t5, x6, t7, t8, t9, x10, t11, t12, t14, x15, t16, t17, t19, x20, t21, t22, t23, t25, x26, t27, t28, x29, t30, t31, t32, t34, t36, x37, t38, t39, c40, t42, x43, t44, t45, x46, t47, x48, t49, t50, x51, t52, t53, t54, x55, t56, t57, c58, t59, x60, t61, t62, c63, t64, x65, t66, t67, x68, t69, x70, t71, t72, t74, x75, t76, t77, t79, x80, t81, t82, t84, x85, t86, t87, t89, x90, t91, t92, t95, x96, t97, t98, x100, t101, t102, t104, x105, t106, t107, t108)).DisableLifeTimeVariation()

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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t7, 8, 6, True).To(t30)
model.Operation('MAX_POOL_2D', t30, 2, 2, 2, 1, 1, 0, True).To(t31)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t10, 8, 6, True).To(t32)
model.Operation('MAX_POOL_2D', t32, 2, 2, 2, 1, 1, 0, True).To(t33)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 8, 6, True).To(t34)
model.Operation('MAX_POOL_2D', t34, 2, 2, 2, 1, 1, 0, True).To(t35)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t15, 8, 6, True).To(t36)
model.Operation('MAX_POOL_2D', t36, 2, 2, 2, 1, 1, 0, True).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 6, True).To(t38)
model.Operation('MAX_POOL_2D', t38, 2, 2, 2, 1, 1, 0, True).To(t39)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t21, 8, 6, True).To(t40)
model.Operation('MAX_POOL_2D', t40, 2, 2, 2, 1, 1, 0, True).To(t41)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t24, 8, 6, True).To(t42)
model.Operation('MAX_POOL_2D', t42, 2, 2, 2, 1, 1, 0, True).To(t43)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t26, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t29, 8, 6, True).To(t46)
model.Operation('MAX_POOL_2D', t46, 2, 2, 2, 1, 1, 0, True).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 6, True).To(t48)
model.Operation('MAX_POOL_2D', t48, 2, 2, 2, 1, 1, 0, True).To(t49)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 6, True).To(t50)
model.Operation('MAX_POOL_2D', t50, 2, 2, 2, 1, 1, 0, True).To(t51)
Example({
    x2: packed('|i1',
    'c-jTQhYbKA3<EF`==lFyI!LkaQQ2b^+@oRZfSe2hZjhVi(s*RG*FyCNCwLeM', 0.5
),
    x5: [3.5, -1.5, 1.0, -4.0, -1.0, 1.0, -1.5, 1.5, 2.0, 3.0, -1.5, -0.5, 0.5, 1.0, 3.5, -0.5, -3.0, 0.5,
    2.0, -2.5, -1.5, 3.0, 2.5, 1.5],
    x8: [1.0, 2.0, -0.5, -3.5, -3.5, 1.0, -3.0, 1.0, -0.5, -0.5, -3.5, -3.0, -4.0, 1.5, 2.0, -1.0, 1.0,
    -2.5, -2.0, 1.0, -3.5, 1.0, -3.0, -0.5],
    x1: [1.5, -4.0, 1.0, -1.5, 1.0, -3.5, 1.0, 2.0, 2.5, -1.5, -3.0, -3.0, -4.0, -2.5, -2.5, 2.0, -4.0,
    -0.5, 2.5, 1.0, 2.0, 2.5, 3.5, -2.5],
    x13: [-1.5, 0.5, 0.5, -4.0, 4.0, -1.5, 0.5, -3.0, 0.5, 1.5, -4.0, -3.0, -3.0, 3.0, 1.0, 3.0, -3.0, -3.5,
    -3.5, -2.0, 2.5, 0.5, -1.0, 0.5],
    x16: [-4.0, 1.5, -2.0, -0.5, 1.0, -3.0, 3.0, 0.5, -2.0, -3.0, -0.5, -0.5],
    x17: [-3.5, -1.5, 4.0, 0.5, 1.0, -2.5, 3.5, -1.5, 3.5, -3.5, -1.0, -3.5],
    x19: [-3.0, -2.5, 1.0, -3.0, -3.0, 3.0, 1.5, -4.0, 0.5, -2.5, 1.5, 0.5, 0.5, 2.0, 0.5, 3.5, 2.0, -1.0,
    -2.5, -3.5, 3.5, 4.0, -0.5, -3.5],
    x25: packed('|i1',
    'c-jTQi4g!G2m`QdePI7-Eh3nlxSh3n%%G<~IM@}-)Pk_hXvic>lcGLvSr+{', 0.5
),
    x27: [2.0, 4.0, -0.5, 1.5, 3.0, -1.0],
    t31: [3.5, -1.5, 1.0, -4.0, -1.0, 1.0, -1.5, 1.5, 2.0, 3.0, -1.5, -0.5, 0.5, 1.0, 3.5, -0.5, -3.0, 0.5,
    2.0, -2.5, -1.5, 3.0, 2.5, 1.5],
    t33: [1.0, 2.0, -0.5, -3.5, -3.5, 1.0, -3.0, 1.0, -0.5, -0.5, -3.5, -3.0, -4.0, 1.5, 2.0, -1.0, 1.0,
    -2.5, -2.0, 1.0, -3.5, 1.0, -3.0, -0.5],
    t35: [1.5, 1.0, 1.0, 1.0, 2.5, -3.0, -4.0, -2.5, -4.0, 2.5, 2.0, 3.5, -4.0, -1.5, -3.5, 2.0, -1.5, -3.0,
    -2.5, 2.0, -0.5, 1.0, 2.5, -2.5],
    t37: [-1.5, 0.5, -3.0, -3.5, 0.5, 0.5, 1.0, 2.5, 4.0, -4.0, -3.0, -1.0, 0.5, -3.0, 3.0, -2.0, -4.0, 1.5,
    3.0, 0.5, -1.5, -3.0, -3.5, 0.5],
    t39: [-4.0, 1.5, -2.0, -0.5, 1.0, -3.0, 3.0, 0.5, -2.0, -3.0, -0.5, -0.5, -3.5, -1.5, 4.0, 0.5, 1.0,
    -2.5, 3.5, -1.5, 3.5, -3.5, -1.0, -3.5],
    t41: [-3.5, -3.0, 0.5, -3.5, -3.5, 2.5, 1.0, -4.5, 0.0, -3.0, 1.0, 0.0, 1.5, 3.0, 1.5, 4.5, 3.0, 0.0,
    -1.5, -2.5, 4.5, 5.0, 0.5, -2.5],
    t43: [3.0, -3.5, 3.5, 0.5, 2.0, 1.0, -1.0, -1.0, -0.5, -3.0, -3.5, -1.0, 1.0, 1.0, 4.0, 3.5, 1.0, 2.5,
    -4.0, -3.0, 3.5, 4.0, 2.5, -2.0],
    t45: [0.5, 4.0, 0.5, 1.0, -0.5, -1.0, 2.5, 2.5, 3.5, 2.0, -0.5, 1.0, 3.5, 4.0, 1.0, 3.5, 0.5, -1.0, -2.0,
    2.5, 3.5, -1.0, -0.5, 2.0],
    t47: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 4.0, 0.0, 0.0, -0.5, 1.5,
    0.0, 0.0, 3.0, -1.0, 0.0],
    t49: [1.0, 1.0, 4.0, 3.5, 1.0, 2.5, -4.0, -3.0, 3.5, 4.0, 2.5, -2.0, 1.0, -1.5, -1.0, -1.0, -2.5, -2.0,
    4.0, -2.5, 0.5, 1.0, -2.5, -2.0],
    t51: [-4.0, 2.0, 3.0, 2.5, 1.5, -0.5, 3.5, -2.5, -3.5, -1.0, 1.5, -0.5, 3.0, -3.5, 3.5, 0.5, 2.0, 1.0,
    -1.0, -1.0, -0.5, -3.0, -3.5, -1.0],
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
t46 = Internal('t46', (U8, [1, 2, 6, 8], 0.5, 120))
t47 = Output('t47', (U8, [1, 2, 3, 4], 0.5, 120))
t48 = Internal('t48', (U8, [1, 2, 6, 8], 0.5, 120))
t49 = Output('t49', (U8, [1, 2, 3, 4], 0.5, 120))
t50 = Internal('t50', (U8, [1, 2, 6, 8], 0.5, 120))
t51 = Output('t51', (U8, [1, 2, 3, 4], 0.5, 120))
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
model.Operation('RESIZE_NEAREST_NEIGHBOR', t7, 8, 6, True).To(t30)
model.Operation('MAX_POOL_2D', t30, 2, 2, 2, 1, 1, 0, True).To(t31)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t10, 8, 6, True).To(t32)
model.Operation('MAX_POOL_2D', t32, 2, 2, 2, 1, 1, 0, True).To(t33)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 8, 6, True).To(t34)
model.Operation('MAX_POOL_2D', t34, 2, 2, 2, 1, 1, 0, True).To(t35)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t15, 8, 6, True).To(t36)
model.Operation('MAX_POOL_2D', t36, 2, 2, 2, 1, 1, 0, True).To(t37)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t18, 8, 6, True).To(t38)
model.Operation('MAX_POOL_2D', t38, 2, 2, 2, 1, 1, 0, True).To(t39)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t21, 8, 6, True).To(t40)
model.Operation('MAX_POOL_2D', t40, 2, 2, 2, 1, 1, 0, True).To(t41)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t24, 8, 6, True).To(t42)
model.Operation('MAX_POOL_2D', t42, 2, 2, 2, 1, 1, 0, True).To(t43)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t26, 8, 6, True).To(t44)
model.Operation('MAX_POOL_2D', t44, 2, 2, 2, 1, 1, 0, True).To(t45)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t29, 8, 6, True).To(t46)
model.Operation('MAX_POOL_2D', t46, 2, 2, 2, 1, 1, 0, True).To(t47)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 8, 6, True).To(t48)
model.Operation('MAX_POOL_2D', t48, 2, 2, 2, 1, 1, 0, True).To(t49)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t3, 8, 6, True).To(t50)
model.Operation('MAX_POOL_2D', t50, 2, 2, 2, 1, 1, 0, True).To(t51)
Example({
    x2: packed('<i2',
    'c-oc00TKWZ2n0Y+mU4|F^>lBr+s}>dse<iSavcIb1Y{+nkE}3GK&^C9t$li9q!x('
),
    x5: [127, 117, 122, 112, 118, 122, 117, 123, 124, 126, 117, 119, 121, 122, 127, 119, 114, 121, 124, 115,
    117, 126, 125, 123],
    x8: [122, 124, 119, 113, 113, 122, 114, 122, 119, 119, 113, 114, 112, 123, 124, 118, 122, 115, 116, 122,
    113, 122, 114, 119],
    x1: [123, 112, 122, 117, 122, 113, 122, 124, 125, 117, 114, 114, 112, 115, 115, 124, 112, 119, 125, 122,
    124, 125, 127, 115],
    x13: [117, 121, 121, 112, 128, 117, 121, 114, 121, 123, 112, 114, 114, 126, 122, 126, 114, 113, 113, 116,
    125, 121, 118, 121],
    x16: [112, 123, 116, 119, 122, 114, 126, 121, 116, 114, 119, 119],
    x17: [113, 117, 128, 121, 122, 115, 127, 117, 127, 113, 118, 113],
    x19: [114, 115, 122, 114, 114, 126, 123, 112, 121, 115, 123, 121, 121, 124, 121, 127, 124, 118, 115, 113,
    127, 128, 119, 113],
    x25: packed('<i2',
    'c-oc0ff2wU2m?SzZYaVf)xzk`;QwQ9dhGm`sl6wg%CKEX5d5oDbe9545XPkgUPTst'
),
    x27: [124, 128, 119, 123, 126, 118],
    t31: [127, 117, 122, 112, 118, 122, 117, 123, 124, 126, 117, 119, 121, 122, 127, 119, 114, 121, 124, 115,
    117, 126, 125, 123],
    t33: [122, 124, 119, 113, 113, 122, 114, 122, 119, 119, 113, 114, 112, 123, 124, 118, 122, 115, 116, 122,
    113, 122, 114, 119],
    t35: [123, 122, 122, 122, 125, 114, 112, 115, 112, 125, 124, 127, 112, 117, 113, 124, 117, 114, 115, 124,
    119, 122, 125, 115],
    t37: [117, 121, 114, 113, 121, 121, 122, 125, 128, 112, 114, 118, 121, 114, 126, 116, 112, 123, 126, 121,
    117, 114, 113, 121],
    t39: [112, 123, 116, 119, 122, 114, 126, 121, 116, 114, 119, 119, 113, 117, 128, 121, 122, 115, 127, 117,
    127, 113, 118, 113],
    t41: [113, 114, 121, 113, 113, 125, 122, 111, 120, 114, 122, 120, 123, 126, 123, 129, 126, 120, 117, 115,
    129, 130, 121, 115],
    t43: [126, 113, 127, 121, 124, 122, 118, 118, 119, 114, 113, 118, 122, 122, 128, 127, 122, 125, 112, 114,
    127, 128, 125, 116],
    t45: [121, 128, 121, 122, 119, 118, 125, 125, 127, 124, 119, 122, 127, 128, 122, 127, 121, 118, 116, 125,
    127, 118, 119, 124],
    t47: [120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 124, 128, 120, 120, 119, 123, 120,
    120, 126, 118, 120],
    t49: [122, 122, 128, 127, 122, 125, 112, 114, 127, 128, 125, 116, 122, 117, 118, 118, 115, 116, 128, 115,
    121, 122, 115, 116],
    t51: [112, 124, 126, 125, 123, 119, 127, 115, 113, 118, 123, 119, 126, 113, 127, 121, 124, 122, 118, 118,
    119, 114, 113, 118],
}, name='behind_quant8').AddVariations(signed(x2, t3, t4, x5, t7, x8, t10, x1, t12, x13, t15, x16, x17, t18, x19, c20, t21, t24, x25, t26, x27, t29, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41, t42, t43, t44, t45, t46, t47, t48, t49, t50, t51)).DisableLifeTimeVariation()
