# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: images of one row, one column or one pixel.

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
c2 = Parameter('c2', (F32, [1, 3, 3, 2]), [-2.0, 1.0, 1.0, 0.0, -1.0, -2.0, 0.0, 0.0, 2.0, 2.0, 1.0, 0.0, 2.0, -2.0, 1.0, -2.0, -1.0, -1.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 1, 1, 2]))
c5 = Parameter('c5', (F32, [1, 3, 3, 2]), [1.0, -2.0, -2.0, -2.0, 2.0, 0.0, 0.0, 2.0, 0.0, 1.0, 0.0, 0.0, -2.0, 1.0, -1.0, -2.0, -1.0, -2.0])
c6 = Parameter('c6', (F32, [2]), [0.5, -1.0])
t7 = Output('t7', (F32, [1, 1, 1, 2]))
c8 = Parameter('c8', (F32, [1, 3, 3, 2]), [-2.0, -2.0, -1.0, 2.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 2.0, 1.0, -2.0, -1.0, 2.0, 0.0, -1.0, -2.0])
c9 = Parameter('c9', (F32, [2]), [0.5, -1.0])
t10 = Output('t10', (F32, [1, 1, 1, 2]))
c11 = Parameter('c11', (F32, [1, 3, 1, 2]), [-2.0, -1.0, -2.0, -2.0, 1.0, -2.0])
c12 = Parameter('c12', (F32, [2]), [0.5, -1.0])
t13 = Output('t13', (F32, [1, 1, 1, 2]))
c14 = Parameter('c14', (F32, [1, 1, 3, 2]), [-1.0, 1.0, 2.0, 2.0, 1.0, 1.0])
c15 = Parameter('c15', (F32, [2]), [0.5, -1.0])
t16 = Output('t16', (F32, [1, 1, 1, 2]))
c17 = Parameter('c17', (F32, [1, 2, 2, 2]), [-2.0, -1.0, -2.0, -2.0, 2.0, 0.0, 2.0, 1.0])
c18 = Parameter('c18', (F32, [2]), [0.5, -1.0])
t19 = Output('t19', (F32, [1, 1, 1, 2]))
x20 = Input('x20', (F32, [2, 1, 4, 2]))
c21 = Parameter('c21', (F32, [1, 3, 3, 2]), [-2.0, -1.0, -2.0, 1.0, 1.0, 0.0, 0.0, 1.0, -2.0, 1.0, -1.0, 2.0, 0.0, 0.0, 2.0, -1.0, -1.0, 1.0])
c22 = Parameter('c22', (F32, [2]), [0.5, -1.0])
t23 = Output('t23', (F32, [2, 1, 4, 2]))
c24 = Parameter('c24', (F32, [1, 3, 3, 2]), [-2.0, 1.0, 0.0, 2.0, -2.0, -1.0, 1.0, 2.0, 1.0, 2.0, -2.0, 2.0, -1.0, -2.0, 2.0, -2.0, -1.0, 1.0])
c25 = Parameter('c25', (F32, [2]), [0.5, -1.0])
t26 = Output('t26', (F32, [2, 1, 4, 2]))
c27 = Parameter('c27', (F32, [1, 3, 3, 2]), [1.0, 0.0, 0.0, 2.0, 2.0, 1.0, -1.0, -1.0, -2.0, -1.0, 2.0, 1.0, -2.0, -2.0, 1.0, 1.0, 1.0, 1.0])
c28 = Parameter('c28', (F32, [2]), [0.5, -1.0])
t29 = Output('t29', (F32, [2, 1, 2, 2]))
c30 = Parameter('c30', (F32, [1, 3, 1, 2]), [-2.0, -2.0, 0.0, -2.0, 2.0, 1.0])
c31 = Parameter('c31', (F32, [2]), [0.5, -1.0])
t32 = Output('t32', (F32, [2, 1, 4, 2]))
c33 = Parameter('c33', (F32, [1, 1, 3, 2]), [1.0, 2.0, -1.0, 2.0, 1.0, -2.0])
c34 = Parameter('c34', (F32, [2]), [0.5, -1.0])
t35 = Output('t35', (F32, [2, 1, 4, 2]))
c36 = Parameter('c36', (F32, [1, 2, 2, 2]), [-1.0, 2.0, 2.0, 2.0, -1.0, 1.0, -2.0, 1.0])
c37 = Parameter('c37', (F32, [2]), [0.5, -1.0])
t38 = Output('t38', (F32, [2, 1, 4, 2]))
x39 = Input('x39', (F32, [1, 1, 5, 2]))
c40 = Parameter('c40', (F32, [1, 3, 3, 2]), [1.0, -1.0, 0.0, -1.0, 1.0, 2.0, 2.0, -2.0, 2.0, -1.0, 2.0, 1.0, -1.0, 1.0, -2.0, -2.0, -1.0, 2.0])
c41 = Parameter('c41', (F32, [2]), [0.5, -1.0])
t42 = Output('t42', (F32, [1, 1, 5, 2]))
c43 = Parameter('c43', (F32, [1, 3, 3, 2]), [0.0, 1.0, 0.0, -1.0, 2.0, 0.0, -2.0, 2.0, -1.0, 1.0, 0.0, -2.0, 0.0, 0.0, 1.0, 0.0, 0.0, 2.0])
c44 = Parameter('c44', (F32, [2]), [0.5, -1.0])
t45 = Output('t45', (F32, [1, 1, 5, 2]))
c46 = Parameter('c46', (F32, [1, 3, 3, 2]), [2.0, -2.0, -2.0, 0.0, -1.0, -2.0, -1.0, -2.0, 1.0, -2.0, -1.0, 0.0, 2.0, -2.0, 1.0, 0.0, 1.0, -1.0])
c47 = Parameter('c47', (F32, [2]), [0.5, -1.0])
t48 = Output('t48', (F32, [1, 1, 3, 2]))
c49 = Parameter('c49', (F32, [1, 3, 1, 2]), [-2.0, 1.0, 0.0, 1.0, -1.0, -1.0])
c50 = Parameter('c50', (F32, [2]), [0.5, -1.0])
t51 = Output('t51', (F32, [1, 1, 5, 2]))
c52 = Parameter('c52', (F32, [1, 1, 3, 2]), [2.0, -2.0, 0.0, -2.0, 2.0, -1.0])
c53 = Parameter('c53', (F32, [2]), [0.5, -1.0])
t54 = Output('t54', (F32, [1, 1, 5, 2]))
c55 = Parameter('c55', (F32, [1, 2, 2, 2]), [-1.0, 0.0, 1.0, -2.0, 1.0, -1.0, -2.0, -2.0])
c56 = Parameter('c56', (F32, [2]), [0.5, -1.0])
t57 = Output('t57', (F32, [1, 1, 5, 2]))
x58 = Input('x58', (F32, [2, 1, 8, 2]))
c59 = Parameter('c59', (F32, [1, 3, 3, 2]), [2.0, 2.0, 0.0, 2.0, 2.0, 2.0, 1.0, -1.0, -1.0, 0.0, 2.0, 1.0, -1.0, -1.0, 0.0, 0.0, 1.0, -2.0])
c60 = Parameter('c60', (F32, [2]), [0.5, -1.0])
t61 = Output('t61', (F32, [2, 1, 8, 2]))
c62 = Parameter('c62', (F32, [1, 3, 3, 2]), [-2.0, -2.0, 0.0, -2.0, 1.0, 0.0, 2.0, -2.0, -2.0, -2.0, -1.0, 0.0, 1.0, -1.0, 2.0, 0.0, 0.0, 2.0])
c63 = Parameter('c63', (F32, [2]), [0.5, -1.0])
t64 = Output('t64', (F32, [2, 1, 8, 2]))
c65 = Parameter('c65', (F32, [1, 3, 3, 2]), [-2.0, -1.0, -1.0, 0.0, 1.0, 0.0, -1.0, -2.0, -1.0, -1.0, 2.0, -2.0, 1.0, -2.0, -2.0, -2.0, -1.0,
    1.0])
c66 = Parameter('c66', (F32, [2]), [0.5, -1.0])
t67 = Output('t67', (F32, [2, 1, 4, 2]))
c68 = Parameter('c68', (F32, [1, 3, 1, 2]), [-2.0, 0.0, -1.0, 2.0, -1.0, 0.0])
c69 = Parameter('c69', (F32, [2]), [0.5, -1.0])
t70 = Output('t70', (F32, [2, 1, 8, 2]))
c71 = Parameter('c71', (F32, [1, 1, 3, 2]), [-2.0, 2.0, 2.0, 2.0, -1.0, -2.0])
c72 = Parameter('c72', (F32, [2]), [0.5, -1.0])
t73 = Output('t73', (F32, [2, 1, 8, 2]))
c74 = Parameter('c74', (F32, [1, 2, 2, 2]), [-2.0, 1.0, 2.0, 2.0, 0.0, -1.0, 0.0, -2.0])
c75 = Parameter('c75', (F32, [2]), [0.5, -1.0])
t76 = Output('t76', (F32, [2, 1, 8, 2]))
x77 = Input('x77', (F32, [1, 4, 1, 2]))
c78 = Parameter('c78', (F32, [1, 3, 3, 2]), [0.0, 1.0, 0.0, -2.0, 2.0, 2.0, -1.0, 2.0, 0.0, 2.0, 2.0, 0.0, -2.0, 0.0, 2.0, 2.0, 0.0, 2.0])
c79 = Parameter('c79', (F32, [2]), [0.5, -1.0])
t80 = Output('t80', (F32, [1, 4, 1, 2]))
c81 = Parameter('c81', (F32, [1, 3, 3, 2]), [1.0, 1.0, 2.0, -1.0, -2.0, 1.0, -1.0, -2.0, -1.0, -1.0, -1.0, 0.0, 2.0, -2.0, 1.0, 0.0, -1.0, 0.0])
c82 = Parameter('c82', (F32, [2]), [0.5, -1.0])
t83 = Output('t83', (F32, [1, 4, 1, 2]))
c84 = Parameter('c84', (F32, [1, 3, 3, 2]), [2.0, -1.0, 0.0, -1.0, 2.0, 2.0, -1.0, 0.0, 2.0, 0.0, 0.0, 1.0, 0.0, 1.0, -2.0, 2.0, -1.0, 2.0])
c85 = Parameter('c85', (F32, [2]), [0.5, -1.0])
t86 = Output('t86', (F32, [1, 2, 1, 2]))
c87 = Parameter('c87', (F32, [1, 3, 1, 2]), [2.0, 1.0, 1.0, -2.0, 0.0, 0.0])
c88 = Parameter('c88', (F32, [2]), [0.5, -1.0])
t89 = Output('t89', (F32, [1, 4, 1, 2]))
c90 = Parameter('c90', (F32, [1, 1, 3, 2]), [-1.0, -2.0, 2.0, -1.0, -2.0, -2.0])
c91 = Parameter('c91', (F32, [2]), [0.5, -1.0])
t92 = Output('t92', (F32, [1, 4, 1, 2]))
c93 = Parameter('c93', (F32, [1, 2, 2, 2]), [0.0, 2.0, 0.0, -2.0, -2.0, -1.0, 1.0, 1.0])
c94 = Parameter('c94', (F32, [2]), [0.5, -1.0])
t95 = Output('t95', (F32, [1, 2, 1, 2]))
x96 = Input('x96', (F32, [2, 7, 1, 2]))
c97 = Parameter('c97', (F32, [1, 3, 3, 2]), [2.0, 1.0, -2.0, -2.0, 1.0, 1.0, -1.0, 0.0, -1.0, 0.0, -2.0, 0.0, -2.0, 2.0, -1.0, -1.0, -2.0, 2.0])
c98 = Parameter('c98', (F32, [2]), [0.5, -1.0])
t99 = Output('t99', (F32, [2, 7, 1, 2]))
c100 = Parameter('c100', (F32, [1, 3, 3, 2]), [2.0, 2.0, 2.0, -1.0, 1.0, 2.0, 0.0, 1.0, 1.0, -2.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, -1.0, -1.0])
c101 = Parameter('c101', (F32, [2]), [0.5, -1.0])
t102 = Output('t102', (F32, [2, 7, 1, 2]))
c103 = Parameter('c103', (F32, [1, 3, 3, 2]), [2.0, 2.0, 2.0, -1.0, 0.0, 1.0, -1.0, 0.0, -2.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0.0, 2.0, -1.0])
c104 = Parameter('c104', (F32, [2]), [0.5, -1.0])
t105 = Output('t105', (F32, [2, 4, 1, 2]))
c106 = Parameter('c106', (F32, [1, 3, 1, 2]), [-2.0, -1.0, 0.0, 0.0, 2.0, 2.0])
c107 = Parameter('c107', (F32, [2]), [0.5, -1.0])
t108 = Output('t108', (F32, [2, 7, 1, 2]))
c109 = Parameter('c109', (F32, [1, 1, 3, 2]), [1.0, 2.0, 0.0, 2.0, -1.0, -2.0])
c110 = Parameter('c110', (F32, [2]), [0.5, -1.0])
t111 = Output('t111', (F32, [2, 7, 1, 2]))
c112 = Parameter('c112', (F32, [1, 2, 2, 2]), [-2.0, -2.0, 1.0, 0.0, -2.0, 0.0, -1.0, -2.0])
c113 = Parameter('c113', (F32, [2]), [0.5, -1.0])
t114 = Output('t114', (F32, [2, 4, 1, 2]))
x115 = Input('x115', (F32, [1, 2, 2, 2]))
c116 = Parameter('c116', (F32, [1, 3, 3, 2]), [2.0, -1.0, -1.0, -2.0, -2.0, 1.0, -1.0, 2.0, 0.0, -1.0, 2.0, -2.0, 0.0, -2.0, -2.0, -1.0, -1.0,
    2.0])
c117 = Parameter('c117', (F32, [2]), [0.5, -1.0])
t118 = Output('t118', (F32, [1, 2, 2, 2]))
c119 = Parameter('c119', (F32, [1, 3, 3, 2]), [2.0, -1.0, 1.0, -1.0, 2.0, -2.0, 0.0, -1.0, 1.0, -2.0, 1.0, 1.0, 2.0, 0.0, 0.0, -2.0, 1.0, 2.0])
c120 = Parameter('c120', (F32, [2]), [0.5, -1.0])
t121 = Output('t121', (F32, [1, 2, 2, 2]))
c122 = Parameter('c122', (F32, [1, 3, 3, 2]), [-2.0, 2.0, -1.0, -1.0, 0.0, 0.0, -2.0, 2.0, -1.0, 0.0, 1.0, 2.0, -1.0, 0.0, 1.0, 1.0, 1.0, 1.0])
c123 = Parameter('c123', (F32, [2]), [0.5, -1.0])
t124 = Output('t124', (F32, [1, 1, 1, 2]))
c125 = Parameter('c125', (F32, [1, 3, 1, 2]), [1.0, -2.0, 1.0, 0.0, 1.0, -2.0])
c126 = Parameter('c126', (F32, [2]), [0.5, -1.0])
t127 = Output('t127', (F32, [1, 2, 2, 2]))
c128 = Parameter('c128', (F32, [1, 1, 3, 2]), [-1.0, -1.0, 1.0, 1.0, -1.0, 2.0])
c129 = Parameter('c129', (F32, [2]), [0.5, -1.0])
t130 = Output('t130', (F32, [1, 2, 2, 2]))
c131 = Parameter('c131', (F32, [1, 2, 2, 2]), [-1.0, 1.0, 1.0, 1.0, 1.0, 2.0, -2.0, 1.0])
c132 = Parameter('c132', (F32, [2]), [0.5, -1.0])
t133 = Output('t133', (F32, [1, 1, 2, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0, False).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c5, c6, 1, 1, 1, 1, 1, 1, 1, 0, False).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x1, c8, c9, 1, 2, 2, 1, 0, False).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x1, c11, c12, 0, 0, 1, 1, 1, 1, 1, 0, False).To(t13)
model.Operation('DEPTHWISE_CONV_2D', x1, c14, c15, 1, 1, 0, 0, 1, 1, 1, 0, False).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x1, c17, c18, 1, 1, 2, 1, 0, False).To(t19)
model.Operation('DEPTHWISE_CONV_2D', x20, c21, c22, 1, 1, 1, 1, 0, False).To(t23)
model.Operation('DEPTHWISE_CONV_2D', x20, c24, c25, 1, 1, 1, 1, 1, 1, 1, 0, False).To(t26)
model.Operation('DEPTHWISE_CONV_2D', x20, c27, c28, 1, 2, 2, 1, 0, False).To(t29)
model.Operation('DEPTHWISE_CONV_2D', x20, c30, c31, 0, 0, 1, 1, 1, 1, 1, 0, False).To(t32)
model.Operation('DEPTHWISE_CONV_2D', x20, c33, c34, 1, 1, 0, 0, 1, 1, 1, 0, False).To(t35)
model.Operation('DEPTHWISE_CONV_2D', x20, c36, c37, 1, 1, 2, 1, 0, False).To(t38)
model.Operation('DEPTHWISE_CONV_2D', x39, c40, c41, 1, 1, 1, 1, 0, False).To(t42)
model.Operation('DEPTHWISE_CONV_2D', x39, c43, c44, 1, 1, 1, 1, 1, 1, 1, 0, False).To(t45)
model.Operation('DEPTHWISE_CONV_2D', x39, c46, c47, 1, 2, 2, 1, 0, False).To(t48)
model.Operation('DEPTHWISE_CONV_2D', x39, c49, c50, 0, 0, 1, 1, 1, 1, 1, 0, False).To(t51)
model.Operation('DEPTHWISE_CONV_2D', x39, c52, c53, 1, 1, 0, 0, 1, 1, 1, 0, False).To(t54)
model.Operation('DEPTHWISE_CONV_2D', x39, c55, c56, 1, 1, 2, 1, 0, False).To(t57)
model.Operation('DEPTHWISE_CONV_2D', x58, c59, c60, 1, 1, 1, 1, 0, False).To(t61)
model.Operation('DEPTHWISE_CONV_2D', x58, c62, c63, 1, 1, 1, 1, 1, 1, 1, 0, False).To(t64)
model.Operation('DEPTHWISE_CONV_2D', x58, c65, c66, 1, 2, 2, 1, 0, False).To(t67)
model.Operation('DEPTHWISE_CONV_2D', x58, c68, c69, 0, 0, 1, 1, 1, 1, 1, 0, False).To(t70)
model.Operation('DEPTHWISE_CONV_2D', x58, c71, c72, 1, 1, 0, 0, 1, 1, 1, 0, False).To(t73)
model.Operation('DEPTHWISE_CONV_2D', x58, c74, c75, 1, 1, 2, 1, 0, False).To(t76)
model.Operation('DEPTHWISE_CONV_2D', x77, c78, c79, 1, 1, 1, 1, 0, False).To(t80)
model.Operation('DEPTHWISE_CONV_2D', x77, c81, c82, 1, 1, 1, 1, 1, 1, 1, 0, False).To(t83)
model.Operation('DEPTHWISE_CONV_2D', x77, c84, c85, 1, 2, 2, 1, 0, False).To(t86)
model.Operation('DEPTHWISE_CONV_2D', x77, c87, c88, 0, 0, 1, 1, 1, 1, 1, 0, False).To(t89)
model.Operation('DEPTHWISE_CONV_2D', x77, c90, c91, 1, 1, 0, 0, 1, 1, 1, 0, False).To(t92)
model.Operation('DEPTHWISE_CONV_2D', x77, c93, c94, 1, 1, 2, 1, 0, False).To(t95)
model.Operation('DEPTHWISE_CONV_2D', x96, c97, c98, 1, 1, 1, 1, 0, False).To(t99)
model.Operation('DEPTHWISE_CONV_2D', x96, c100, c101, 1, 1, 1, 1, 1, 1, 1, 0, False).To(t102)
model.Operation('DEPTHWISE_CONV_2D', x96, c103, c104, 1, 2, 2, 1, 0, False).To(t105)
model.Operation('DEPTHWISE_CONV_2D', x96, c106, c107, 0, 0, 1, 1, 1, 1, 1, 0, False).To(t108)
model.Operation('DEPTHWISE_CONV_2D', x96, c109, c110, 1, 1, 0, 0, 1, 1, 1, 0, False).To(t111)
model.Operation('DEPTHWISE_CONV_2D', x96, c112, c113, 1, 1, 2, 1, 0, False).To(t114)
model.Operation('DEPTHWISE_CONV_2D', x115, c116, c117, 1, 1, 1, 1, 0, False).To(t118)
model.Operation('DEPTHWISE_CONV_2D', x115, c119, c120, 1, 1, 1, 1, 1, 1, 1, 0, False).To(t121)
model.Operation('DEPTHWISE_CONV_2D', x115, c122, c123, 1, 2, 2, 1, 0, False).To(t124)
model.Operation('DEPTHWISE_CONV_2D', x115, c125, c126, 0, 0, 1, 1, 1, 1, 1, 0, False).To(t127)
model.Operation('DEPTHWISE_CONV_2D', x115, c128, c129, 1, 1, 0, 0, 1, 1, 1, 0, False).To(t130)
model.Operation('DEPTHWISE_CONV_2D', x115, c131, c132, 1, 1, 2, 1, 0, False).To(t133)
Example({
    x1: [1.5, 1.5],
    t4: [3.5, 2.0],
    t7: [0.5, 0.5],
    t10: [3.5, 0.5],
    t13: [-2.5, -4.0],
    t16: [3.5, 2.0],
    t19: [-2.5, -2.5],
    x20: [1.0, -2.5, 3.0, -3.0, 0.5, -1.5, 4.0, 1.0, 4.0, 2.5, -2.5, -0.5, -3.0, 3.0, 3.0, -2.5],
    t23: [-4.5, -9.5, -6.0, -9.5, -4.5, -3.5, -7.5, -1.5, -5.0, 0.5, 8.5, 7.0, 3.5, -3.5, -5.5, -0.5],
    t26: [-4.5, -12.0, 3.5, -15.0, -4.0, -8.0, 5.0, -2.0, 9.5, 3.0, 8.0, 9.0, -11.0, -1.0, 0.5, 0.0],
    t29: [-5.5, 3.0, -8.0, -0.5, -4.5, 0.0, -2.5, -1.5],
    t32: [0.5, 4.0, 0.5, 5.0, 0.5, 2.0, 0.5, -3.0, 0.5, -6.0, 0.5, 0.0, 0.5, -7.0, 0.5, 4.0],
    t35: [2.5, 0.0, -1.0, -9.0, 7.0, -12.0, -3.0, -2.0, -6.0, 5.0, 4.0, -3.0, 4.0, 9.0, -5.5, 0.0],
    t38: [5.5, -12.0, -1.5, -10.0, 8.0, -2.0, -3.5, 1.0, -8.5, 3.0, -3.0, 4.0, 9.5, 0.0, -2.5, -6.0],
    x39: [3.0, -2.5, -1.5, 3.0, 1.0, 2.5, 0.5, -3.5, 0.5, 1.0],
    t42: [3.5, 4.5, 5.5, 3.5, 0.5, -13.0, 4.5, -1.5, 2.5, 5.0],
    t45: [-2.5, -9.5, -4.0, -8.0, 2.5, 14.5, -2.0, -1.5, -1.0, -7.0],
    t48: [5.0, 4.0, 2.5, -12.0, 0.5, 4.0],
    t51: [0.5, -3.5, 0.5, 2.0, 0.5, 1.5, 0.5, -4.5, 0.5, 0.0],
    t54: [-2.5, 1.0, 8.5, -4.5, -1.5, -8.5, 3.5, 0.0, 1.5, 4.0],
    t57: [-4.0, -7.0, 3.0, -6.0, 0.0, 6.0, 0.5, -3.0, 0.0, -1.0],
    x58: packed('|i1',
    'c-jTQfeip42m`P<0{H*6EP%5$*@&Iv&?rg;WS@tPD<?lPRT1_', 0.5
),
    t61: packed('|i1',
    'c-jFV0N?)v`v3U*3H=HL_Vf4?_xJw>01N^C`U?OI2>S;5?+5uTQ4sn', 0.5
),
    t64: packed('|i1',
    'c-s5Hz{J5P!u#*<v!CDCncfO8@_pg@#=_0>ljGMHu_wGt0M~R49s', 0.5
),
    t67: [-3.5, 9.0, -0.5, -2.5, -2.5, -4.5, -0.5, 4.0, 7.0, 11.0, -1.5, 8.0, -4.5, -7.0, 4.5, -2.5],
    t70: packed('|i1',
    'c-jFV0N?-q{QmX=@CFP82><*A{QK?#?*9V%^Z@$*`1=k52ng^*+Y-P', 0.5
),
    t73: packed('|i1',
    'c-jFV0N?)v1Ofv7+Wqta7!e5X3Ki`A>Hz!-{PXtx<O=@!CiVL9A`#3', 0.5
),
    t76: packed('|i1',
    'c-jFV0N?)s_4(}i1p^Na0rmS8?e+Et`V02;^#k?^3-b{5^$+(Pe-Xm', 0.5
),
    x77: [0.5, 2.0, -1.5, 0.5, -3.5, 1.5, 3.5, -3.0],
    t80: [-2.5, 4.0, -6.5, -1.0, 7.5, -5.0, 0.5, -10.0],
    t83: [-1.5, -3.0, -0.5, -3.5, 4.5, -3.0, -10.0, 0.5],
    t86: [4.5, 0.0, 7.5, -2.5],
    t89: [1.0, -5.0, 0.0, 0.0, -6.0, -3.5, -3.0, 6.5],
    t92: [1.5, -3.0, -2.5, -1.5, -6.5, -2.5, 7.5, 2.0],
    t95: [3.5, 2.5, -6.5, 5.0],
    x96: packed('|i1',
    'c-s5H!Nl>4^*09-)2|=Q?96|dS(yGYvM~K;VrO9j0ExN?C;', 0.5
),
    t99: packed('|i1',
    'c-jFR0OS7$_7&*}<`D7^_5kw=4*UA{2>9~)1N-my{`v6O1QDJ', 0.5
),
    t102: packed('|i1',
    'c-jFR0OSAr{_XJk{POMd;sP4@_y-OQ_6i0F_6G_J^$GJB9uL0', 0.5
),
    t105: [7.5, -5.0, 11.0, -7.5, -3.5, -6.0, -8.5, -0.5, -4.0, 1.0, 1.0, -2.0, -1.5, -2.5, -1.5, -5.5],
    t108: packed('|i1',
    'c-mv-V`ccvCiwUNGiEMcHg>lE|Nb&D{$u7~W&Zme0D}1nGy', 0.5
),
    t111: packed('|i1',
    'c-mv+W8`Dx0AeP_cZ@uY-x%2#e*y6yAe#vQF%kqr', 0.5
),
    t114: [6.5, -9.0, 11.5, -6.0, 4.5, -3.0, -2.5, -8.0, -5.5, 3.0, -2.5, 1.0, -3.5, 0.0, -3.5, -3.0],
    x115: [1.5, 2.5, -0.5, -0.5, -2.0, 4.0, 1.0, 1.0],
    t118: [2.5, -4.5, -3.0, -4.5, 2.0, -12.5, 6.0, 4.5],
    t121: [2.5, -12.5, -4.0, -4.5, 0.0, -9.5, 4.0, -9.0],
    t124: [1.0, 12.5],
    t127: [0.0, -9.0, 1.0, -3.0, 0.0, -6.0, 1.0, 0.0],
    t130: [2.5, 0.5, -1.5, -4.0, -2.5, 5.0, 3.5, -4.0],
    t133: [-5.5, 10.0, 2.0, 0.5],
}, name='images').AddVariations('float16').DisableLifeTimeVariation()

# Images have one row, one column or one pixel, of one and of two in a batch: most of what filters
# see is padding.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 1, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 3, 2], 0.5, 128), [124, 130, 130, 128, 126, 124, 128, 128, 132, 132, 130, 128, 132, 124, 130, 124, 126, 126])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 1, 1, 2], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [2, -8, -4, -8, 4, 0, 0, 8, 0, 4, 0, 0, -4, 4, -2, -8, -2, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c6 = Parameter('c6', (I32, [2]), [2, -8])
t7 = Output('t7', (U8, [1, 1, 1, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [1, 3, 3, 2], 0.5, 128), [124, 124, 126, 132, 130, 130, 130, 130, 132, 130, 132, 130, 124, 126, 132, 128, 126, 124])
c9 = Parameter('c9', (I32, [2], 0.25, 0), [2, -4])
t10 = Output('t10', (U8, [1, 1, 1, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 1, 2]), [-4, -4, -4, -8, 2, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c12 = Parameter('c12', (I32, [2]), [2, -8])
t13 = Output('t13', (U8, [1, 1, 1, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [1, 1, 3, 2], 0.5, 128), [126, 130, 132, 132, 130, 130])
c15 = Parameter('c15', (I32, [2], 0.25, 0), [2, -4])
t16 = Output('t16', (U8, [1, 1, 1, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [-4, -4, -4, -8, 4, 0, 4, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [2, -8])
t19 = Output('t19', (U8, [1, 1, 1, 2], 0.5, 120))
x20 = Input('x20', (U8, [2, 1, 4, 2], 0.5, 120))
c21 = Parameter('c21', (U8, [1, 3, 3, 2], 0.5, 128), [124, 126, 124, 130, 130, 128, 128, 130, 124, 130, 126, 132, 128, 128, 132, 126, 126, 130])
c22 = Parameter('c22', (I32, [2], 0.25, 0), [2, -4])
t23 = Output('t23', (U8, [2, 1, 4, 2], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [-4, 4, 0, 8, -4, -4, 2, 8, 2, 8, -4, 8, -2, -8, 4, -8, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c25 = Parameter('c25', (I32, [2]), [2, -8])
t26 = Output('t26', (U8, [2, 1, 4, 2], 0.5, 120))
c27 = Parameter('c27', (U8, [1, 3, 3, 2], 0.5, 128), [130, 128, 128, 132, 132, 130, 126, 126, 124, 126, 132, 130, 124, 124, 130, 130, 130, 130])
c28 = Parameter('c28', (I32, [2], 0.25, 0), [2, -4])
t29 = Output('t29', (U8, [2, 1, 2, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 1, 2]), [-4, -8, 0, -8, 4, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c31 = Parameter('c31', (I32, [2]), [2, -8])
t32 = Output('t32', (U8, [2, 1, 4, 2], 0.5, 120))
c33 = Parameter('c33', (U8, [1, 1, 3, 2], 0.5, 128), [130, 132, 126, 132, 130, 124])
c34 = Parameter('c34', (I32, [2], 0.25, 0), [2, -4])
t35 = Output('t35', (U8, [2, 1, 4, 2], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [-2, 8, 4, 8, -2, 4, -4, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c37 = Parameter('c37', (I32, [2]), [2, -8])
t38 = Output('t38', (U8, [2, 1, 4, 2], 0.5, 120))
x39 = Input('x39', (U8, [1, 1, 5, 2], 0.5, 120))
c40 = Parameter('c40', (U8, [1, 3, 3, 2], 0.5, 128), [130, 126, 128, 126, 130, 132, 132, 124, 132, 126, 132, 130, 126, 130, 124, 124, 126, 132])
c41 = Parameter('c41', (I32, [2], 0.25, 0), [2, -4])
t42 = Output('t42', (U8, [1, 1, 5, 2], 0.5, 120))
c43 = Parameter('c43', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [0, 4, 0, -4, 4, 0, -4, 8, -2, 4, 0, -8, 0, 0, 2, 0, 0, 8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c44 = Parameter('c44', (I32, [2]), [2, -8])
t45 = Output('t45', (U8, [1, 1, 5, 2], 0.5, 120))
c46 = Parameter('c46', (U8, [1, 3, 3, 2], 0.5, 128), [132, 124, 124, 128, 126, 124, 126, 124, 130, 124, 126, 128, 132, 124, 130, 128, 130, 126])
c47 = Parameter('c47', (I32, [2], 0.25, 0), [2, -4])
t48 = Output('t48', (U8, [1, 1, 3, 2], 0.5, 120))
c49 = Parameter('c49', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 1, 2]), [-4, 4, 0, 4, -2, -4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c50 = Parameter('c50', (I32, [2]), [2, -8])
t51 = Output('t51', (U8, [1, 1, 5, 2], 0.5, 120))
c52 = Parameter('c52', (U8, [1, 1, 3, 2], 0.5, 128), [132, 124, 128, 124, 132, 126])
c53 = Parameter('c53', (I32, [2], 0.25, 0), [2, -4])
t54 = Output('t54', (U8, [1, 1, 5, 2], 0.5, 120))
c55 = Parameter('c55', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [-2, 0, 2, -8, 2, -4, -4, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c56 = Parameter('c56', (I32, [2]), [2, -8])
t57 = Output('t57', (U8, [1, 1, 5, 2], 0.5, 120))
x58 = Input('x58', (U8, [2, 1, 8, 2], 0.5, 120))
c59 = Parameter('c59', (U8, [1, 3, 3, 2], 0.5, 128), [132, 132, 128, 132, 132, 132, 130, 126, 126, 128, 132, 130, 126, 126, 128, 128, 130, 124])
c60 = Parameter('c60', (I32, [2], 0.25, 0), [2, -4])
t61 = Output('t61', (U8, [2, 1, 8, 2], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [-4, -8, 0, -8, 2, 0, 4, -8, -4, -8, -2, 0, 2, -4, 4, 0, 0, 8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c63 = Parameter('c63', (I32, [2]), [2, -8])
t64 = Output('t64', (U8, [2, 1, 8, 2], 0.5, 120))
c65 = Parameter('c65', (U8, [1, 3, 3, 2], 0.5, 128), [124, 126, 126, 128, 130, 128, 126, 124, 126, 126, 132, 124, 130, 124, 124, 124, 126, 130])
c66 = Parameter('c66', (I32, [2], 0.25, 0), [2, -4])
t67 = Output('t67', (U8, [2, 1, 4, 2], 0.5, 120))
c68 = Parameter('c68', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 1, 2]), [-4, 0, -2, 8, -2, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c69 = Parameter('c69', (I32, [2]), [2, -8])
t70 = Output('t70', (U8, [2, 1, 8, 2], 0.5, 120))
c71 = Parameter('c71', (U8, [1, 1, 3, 2], 0.5, 128), [124, 132, 132, 132, 126, 124])
c72 = Parameter('c72', (I32, [2], 0.25, 0), [2, -4])
t73 = Output('t73', (U8, [2, 1, 8, 2], 0.5, 120))
c74 = Parameter('c74', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [-4, 4, 4, 8, 0, -4, 0, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c75 = Parameter('c75', (I32, [2]), [2, -8])
t76 = Output('t76', (U8, [2, 1, 8, 2], 0.5, 120))
x77 = Input('x77', (U8, [1, 4, 1, 2], 0.5, 120))
c78 = Parameter('c78', (U8, [1, 3, 3, 2], 0.5, 128), [128, 130, 128, 124, 132, 132, 126, 132, 128, 132, 132, 128, 124, 128, 132, 132, 128, 132])
c79 = Parameter('c79', (I32, [2], 0.25, 0), [2, -4])
t80 = Output('t80', (U8, [1, 4, 1, 2], 0.5, 120))
c81 = Parameter('c81', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [2, 4, 4, -4, -4, 4, -2, -8, -2, -4, -2, 0, 4, -8, 2, 0, -2, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c82 = Parameter('c82', (I32, [2]), [2, -8])
t83 = Output('t83', (U8, [1, 4, 1, 2], 0.5, 120))
c84 = Parameter('c84', (U8, [1, 3, 3, 2], 0.5, 128), [132, 126, 128, 126, 132, 132, 126, 128, 132, 128, 128, 130, 128, 130, 124, 132, 126, 132])
c85 = Parameter('c85', (I32, [2], 0.25, 0), [2, -4])
t86 = Output('t86', (U8, [1, 2, 1, 2], 0.5, 120))
c87 = Parameter('c87', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 1, 2]), [4, 4, 2, -8, 0, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c88 = Parameter('c88', (I32, [2]), [2, -8])
t89 = Output('t89', (U8, [1, 4, 1, 2], 0.5, 120))
c90 = Parameter('c90', (U8, [1, 1, 3, 2], 0.5, 128), [126, 124, 132, 126, 124, 124])
c91 = Parameter('c91', (I32, [2], 0.25, 0), [2, -4])
t92 = Output('t92', (U8, [1, 4, 1, 2], 0.5, 120))
c93 = Parameter('c93', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [0, 8, 0, -8, -4, -4, 2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c94 = Parameter('c94', (I32, [2]), [2, -8])
t95 = Output('t95', (U8, [1, 2, 1, 2], 0.5, 120))
x96 = Input('x96', (U8, [2, 7, 1, 2], 0.5, 120))
c97 = Parameter('c97', (U8, [1, 3, 3, 2], 0.5, 128), [132, 130, 124, 124, 130, 130, 126, 128, 126, 128, 124, 128, 124, 132, 126, 126, 124, 132])
c98 = Parameter('c98', (I32, [2], 0.25, 0), [2, -4])
t99 = Output('t99', (U8, [2, 7, 1, 2], 0.5, 120))
c100 = Parameter('c100', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [4, 8, 4, -4, 2, 8, 0, 4, 2, -8, -2, -4, 4, 0, 2, 8, -2, -4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c101 = Parameter('c101', (I32, [2]), [2, -8])
t102 = Output('t102', (U8, [2, 7, 1, 2], 0.5, 120))
c103 = Parameter('c103', (U8, [1, 3, 3, 2], 0.5, 128), [132, 132, 132, 126, 128, 130, 126, 128, 124, 126, 126, 130, 126, 130, 126, 128, 132, 126])
c104 = Parameter('c104', (I32, [2], 0.25, 0), [2, -4])
t105 = Output('t105', (U8, [2, 4, 1, 2], 0.5, 120))
c106 = Parameter('c106', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 1, 2]), [-4, -4, 0, 0, 4, 8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c107 = Parameter('c107', (I32, [2]), [2, -8])
t108 = Output('t108', (U8, [2, 7, 1, 2], 0.5, 120))
c109 = Parameter('c109', (U8, [1, 1, 3, 2], 0.5, 128), [130, 132, 128, 132, 126, 124])
c110 = Parameter('c110', (I32, [2], 0.25, 0), [2, -4])
t111 = Output('t111', (U8, [2, 7, 1, 2], 0.5, 120))
c112 = Parameter('c112', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [-4, -8, 2, 0, -4, 0, -2, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c113 = Parameter('c113', (I32, [2]), [2, -8])
t114 = Output('t114', (U8, [2, 4, 1, 2], 0.5, 120))
x115 = Input('x115', (U8, [1, 2, 2, 2], 0.5, 120))
c116 = Parameter('c116', (U8, [1, 3, 3, 2], 0.5, 128), [132, 126, 126, 124, 124, 130, 126, 132, 128, 126, 132, 124, 128, 124, 124, 126, 126, 132])
c117 = Parameter('c117', (I32, [2], 0.25, 0), [2, -4])
t118 = Output('t118', (U8, [1, 2, 2, 2], 0.5, 120))
c119 = Parameter('c119', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [4, -4, 2, -4, 4, -8, 0, -4, 2, -8, 2, 4, 4, 0, 0, -8, 2, 8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c120 = Parameter('c120', (I32, [2]), [2, -8])
t121 = Output('t121', (U8, [1, 2, 2, 2], 0.5, 120))
c122 = Parameter('c122', (U8, [1, 3, 3, 2], 0.5, 128), [124, 132, 126, 126, 128, 128, 124, 132, 126, 128, 130, 132, 126, 128, 130, 130, 130, 130])
c123 = Parameter('c123', (I32, [2], 0.25, 0), [2, -4])
t124 = Output('t124', (U8, [1, 1, 1, 2], 0.5, 120))
c125 = Parameter('c125', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 1, 2]), [2, -8, 2, 0, 2, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c126 = Parameter('c126', (I32, [2]), [2, -8])
t127 = Output('t127', (U8, [1, 2, 2, 2], 0.5, 120))
c128 = Parameter('c128', (U8, [1, 1, 3, 2], 0.5, 128), [126, 126, 130, 130, 126, 132])
c129 = Parameter('c129', (I32, [2], 0.25, 0), [2, -4])
t130 = Output('t130', (U8, [1, 2, 2, 2], 0.5, 120))
c131 = Parameter('c131', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [-2, 4, 2, 4, 2, 8, -4, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c132 = Parameter('c132', (I32, [2]), [2, -8])
t133 = Output('t133', (U8, [1, 1, 2, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0, False).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c5, c6, 1, 1, 1, 1, 1, 1, 1, 0, False).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x1, c8, c9, 1, 2, 2, 1, 0, False).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x1, c11, c12, 0, 0, 1, 1, 1, 1, 1, 0, False).To(t13)
model.Operation('DEPTHWISE_CONV_2D', x1, c14, c15, 1, 1, 0, 0, 1, 1, 1, 0, False).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x1, c17, c18, 1, 1, 2, 1, 0, False).To(t19)
model.Operation('DEPTHWISE_CONV_2D', x20, c21, c22, 1, 1, 1, 1, 0, False).To(t23)
model.Operation('DEPTHWISE_CONV_2D', x20, c24, c25, 1, 1, 1, 1, 1, 1, 1, 0, False).To(t26)
model.Operation('DEPTHWISE_CONV_2D', x20, c27, c28, 1, 2, 2, 1, 0, False).To(t29)
model.Operation('DEPTHWISE_CONV_2D', x20, c30, c31, 0, 0, 1, 1, 1, 1, 1, 0, False).To(t32)
model.Operation('DEPTHWISE_CONV_2D', x20, c33, c34, 1, 1, 0, 0, 1, 1, 1, 0, False).To(t35)
model.Operation('DEPTHWISE_CONV_2D', x20, c36, c37, 1, 1, 2, 1, 0, False).To(t38)
model.Operation('DEPTHWISE_CONV_2D', x39, c40, c41, 1, 1, 1, 1, 0, False).To(t42)
model.Operation('DEPTHWISE_CONV_2D', x39, c43, c44, 1, 1, 1, 1, 1, 1, 1, 0, False).To(t45)
model.Operation('DEPTHWISE_CONV_2D', x39, c46, c47, 1, 2, 2, 1, 0, False).To(t48)
model.Operation('DEPTHWISE_CONV_2D', x39, c49, c50, 0, 0, 1, 1, 1, 1, 1, 0, False).To(t51)
model.Operation('DEPTHWISE_CONV_2D', x39, c52, c53, 1, 1, 0, 0, 1, 1, 1, 0, False).To(t54)
model.Operation('DEPTHWISE_CONV_2D', x39, c55, c56, 1, 1, 2, 1, 0, False).To(t57)
model.Operation('DEPTHWISE_CONV_2D', x58, c59, c60, 1, 1, 1, 1, 0, False).To(t61)
model.Operation('DEPTHWISE_CONV_2D', x58, c62, c63, 1, 1, 1, 1, 1, 1, 1, 0, False).To(t64)
model.Operation('DEPTHWISE_CONV_2D', x58, c65, c66, 1, 2, 2, 1, 0, False).To(t67)
model.Operation('DEPTHWISE_CONV_2D', x58, c68, c69, 0, 0, 1, 1, 1, 1, 1, 0, False).To(t70)
model.Operation('DEPTHWISE_CONV_2D', x58, c71, c72, 1, 1, 0, 0, 1, 1, 1, 0, False).To(t73)
model.Operation('DEPTHWISE_CONV_2D', x58, c74, c75, 1, 1, 2, 1, 0, False).To(t76)
model.Operation('DEPTHWISE_CONV_2D', x77, c78, c79, 1, 1, 1, 1, 0, False).To(t80)
model.Operation('DEPTHWISE_CONV_2D', x77, c81, c82, 1, 1, 1, 1, 1, 1, 1, 0, False).To(t83)
model.Operation('DEPTHWISE_CONV_2D', x77, c84, c85, 1, 2, 2, 1, 0, False).To(t86)
model.Operation('DEPTHWISE_CONV_2D', x77, c87, c88, 0, 0, 1, 1, 1, 1, 1, 0, False).To(t89)
model.Operation('DEPTHWISE_CONV_2D', x77, c90, c91, 1, 1, 0, 0, 1, 1, 1, 0, False).To(t92)
model.Operation('DEPTHWISE_CONV_2D', x77, c93, c94, 1, 1, 2, 1, 0, False).To(t95)
model.Operation('DEPTHWISE_CONV_2D', x96, c97, c98, 1, 1, 1, 1, 0, False).To(t99)
model.Operation('DEPTHWISE_CONV_2D', x96, c100, c101, 1, 1, 1, 1, 1, 1, 1, 0, False).To(t102)
model.Operation('DEPTHWISE_CONV_2D', x96, c103, c104, 1, 2, 2, 1, 0, False).To(t105)
model.Operation('DEPTHWISE_CONV_2D', x96, c106, c107, 0, 0, 1, 1, 1, 1, 1, 0, False).To(t108)
model.Operation('DEPTHWISE_CONV_2D', x96, c109, c110, 1, 1, 0, 0, 1, 1, 1, 0, False).To(t111)
model.Operation('DEPTHWISE_CONV_2D', x96, c112, c113, 1, 1, 2, 1, 0, False).To(t114)
model.Operation('DEPTHWISE_CONV_2D', x115, c116, c117, 1, 1, 1, 1, 0, False).To(t118)
model.Operation('DEPTHWISE_CONV_2D', x115, c119, c120, 1, 1, 1, 1, 1, 1, 1, 0, False).To(t121)
model.Operation('DEPTHWISE_CONV_2D', x115, c122, c123, 1, 2, 2, 1, 0, False).To(t124)
model.Operation('DEPTHWISE_CONV_2D', x115, c125, c126, 0, 0, 1, 1, 1, 1, 1, 0, False).To(t127)
model.Operation('DEPTHWISE_CONV_2D', x115, c128, c129, 1, 1, 0, 0, 1, 1, 1, 0, False).To(t130)
model.Operation('DEPTHWISE_CONV_2D', x115, c131, c132, 1, 1, 2, 1, 0, False).To(t133)
Example({
    x1: [123, 123],
    t4: [127, 124],
    t7: [121, 121],
    t10: [127, 121],
    t13: [115, 112],
    t16: [127, 124],
    t19: [115, 115],
    x20: [122, 115, 126, 114, 121, 117, 128, 122, 128, 125, 115, 119, 114, 126, 126, 115],
    t23: [111, 101, 108, 101, 111, 113, 105, 117, 110, 121, 137, 134, 127, 113, 109, 119],
    t26: [111, 96, 127, 90, 112, 104, 130, 116, 139, 126, 136, 138, 98, 118, 121, 120],
    t29: [109, 126, 104, 119, 111, 120, 115, 117],
    t32: [121, 128, 121, 130, 121, 124, 121, 114, 121, 108, 121, 120, 121, 106, 121, 128],
    t35: [125, 120, 118, 102, 134, 96, 114, 116, 108, 130, 128, 114, 128, 138, 109, 120],
    t38: [131, 96, 117, 100, 136, 116, 113, 122, 103, 126, 114, 128, 139, 120, 115, 108],
    x39: [126, 115, 117, 126, 122, 125, 121, 113, 121, 122],
    t42: [127, 129, 131, 127, 121, 94, 129, 117, 125, 130],
    t45: [115, 101, 112, 104, 125, 149, 116, 117, 118, 106],
    t48: [130, 128, 125, 96, 121, 128],
    t51: [121, 113, 121, 124, 121, 123, 121, 111, 121, 120],
    t54: [115, 122, 137, 111, 117, 103, 127, 120, 123, 128],
    t57: [112, 106, 126, 108, 120, 132, 121, 114, 120, 118],
    x58: packed('<i2',
    'c-pHjuP!MsEUqu9ttu}muPZ1osH&<jt}Lr6t!pT+Ei7ap007mb4)y'
),
    t61: packed('<i2',
    'c-pHeDlaH*EN!aE%P#27&o8g5XsIkKYOZK$D6T6?uP<aE007n?4*C'
),
    t64: packed('<i2',
    'c-kwdsA_2IX)P;_E6l5}O6{m@%W2B1X>KWOD9Y)JX{}-)007<64;}'
),
    t67: [113, 138, 119, 115, 115, 111, 119, 128, 134, 142, 117, 136, 111, 106, 129, 115],
    t70: packed('<i2',
    'c-ku~Da)(MsB5WhC@-lkDNd_OE3YcbsVFKhC~m82Xvkn7007Hs4!{'
),
    t73: packed('<i2',
    'c-pI}sj4aqD$S{!(AkjQ)SFV8R8i7YlATu?(^OV8FSm$+0002aKn~0'
),
    t76: packed('<i2',
    'c-pJXEleq_t!{6v%q{Ls&CRPXYR=2et<Gy~&hE&~ZO>;Q007Hw4#N'
),
    x77: [121, 124, 117, 121, 113, 123, 127, 114],
    t80: [115, 128, 107, 118, 135, 110, 121, 100],
    t83: [117, 114, 119, 113, 129, 114, 100, 121],
    t86: [129, 120, 135, 115],
    t89: [122, 110, 120, 120, 108, 113, 114, 133],
    t92: [123, 114, 115, 117, 107, 115, 135, 124],
    t95: [127, 125, 107, 130],
    x96: packed('<i2',
    'c-kvysA?#xEpDi)Dk`Y1uP&*ssVb|isVc9kuc>0d0{}D#4M+'
),
    t99: packed('<i2',
    'c-pJa>rHHk>&R-)tH^F@D=x}wD99?RE>6!cE6iZP0{|d8488'
),
    t102: packed('<i2',
    'c-kv2OU)=M$x6+Rs+v?#P~X;)*HqV#SKri}+nCLO2LJ#b;SAp'
),
    t105: [135, 110, 142, 105, 113, 108, 103, 119, 112, 122, 122, 116, 117, 115, 117, 109],
    t108: packed('<i2',
    'c-pINtF6ec>ntsgt8QwotFJ3BE3K+5t8S>RF3o4a0{}Od4O9'
),
    t111: packed('<i2',
    'c-pIMt8A-m0OG33w91ysyvn-DA|NgSva1;I0025v4Py'
),
    t114: [133, 102, 143, 108, 129, 114, 115, 104, 109, 126, 115, 122, 113, 120, 113, 114],
    x115: [123, 125, 119, 119, 116, 128, 122, 122],
    t118: [125, 111, 114, 111, 124, 95, 132, 129],
    t121: [125, 95, 112, 111, 120, 101, 128, 102],
    t124: [122, 145],
    t127: [120, 102, 122, 114, 120, 108, 122, 120],
    t130: [125, 121, 117, 112, 115, 130, 127, 112],
    t133: [109, 140, 124, 121],
}, name='images_quant8').AddVariations(signed(x1, c2, t4, t7, c8, t10, t13, c14, t16, t19, x20, c21, t23, t26, c27, t29, t32, c33, t35, t38, x39, c40, t42, t45, c46, t48, t51, c52, t54, t57, x58, c59, t61, t64, c65, t67, t70, c71, t73, t76, x77, c78, t80, t83, c84, t86, t89, c90, t92, t95, x96, c97, t99, t102, c103, t105, t108, c109, t111, t114, x115, c116, t118, t121, c122, t124, t127, c128, t130, t133)).DisableLifeTimeVariation()
