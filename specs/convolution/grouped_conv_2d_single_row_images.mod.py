# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: images of one row, one column or one pixel.

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
c2 = Parameter('c2', (F32, [2, 3, 3, 1]), [-1.0, -2.0, -1.0, 2.0, 0.0, 1.0, -2.0, -1.0, 2.0, 2.0, 0.0, 2.0, 2.0, -1.0, -1.0, 0.0, -2.0, -2.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 1, 1, 2]))
c5 = Parameter('c5', (F32, [2, 3, 3, 1]), [-2.0, -2.0, 2.0, -1.0, 1.0, -2.0, 1.0, -2.0, 1.0, 1.0, -1.0, -2.0, 1.0, -2.0, -2.0, 0.0, 1.0, -2.0])
c6 = Parameter('c6', (F32, [2]), [0.5, -1.0])
t7 = Output('t7', (F32, [1, 1, 1, 2]))
c8 = Parameter('c8', (F32, [2, 3, 3, 1]), [2.0, -1.0, 1.0, 1.0, 1.0, 2.0, -1.0, 1.0, 1.0, -2.0, 2.0, -1.0, 2.0, -2.0, -1.0, 1.0, -1.0, -1.0])
c9 = Parameter('c9', (F32, [2]), [0.5, -1.0])
t10 = Output('t10', (F32, [1, 1, 1, 2]))
c11 = Parameter('c11', (F32, [2, 3, 1, 1]), [2.0, 1.0, -2.0, 1.0, 2.0, -2.0])
c12 = Parameter('c12', (F32, [2]), [0.5, -1.0])
t13 = Output('t13', (F32, [1, 1, 1, 2]))
c14 = Parameter('c14', (F32, [2, 1, 3, 1]), [0.0, -1.0, -1.0, 2.0, 1.0, 2.0])
c15 = Parameter('c15', (F32, [2]), [0.5, -1.0])
t16 = Output('t16', (F32, [1, 1, 1, 2]))
c17 = Parameter('c17', (F32, [2, 2, 2, 1]), [-1.0, -1.0, 1.0, -1.0, -1.0, -2.0, 1.0, -2.0])
c18 = Parameter('c18', (F32, [2]), [0.5, -1.0])
t19 = Output('t19', (F32, [1, 1, 1, 2]))
x20 = Input('x20', (F32, [2, 1, 4, 2]))
c21 = Parameter('c21', (F32, [2, 3, 3, 1]), [-1.0, 0.0, 0.0, 2.0, -2.0, 2.0, 2.0, -2.0, 0.0, 2.0, 2.0, 2.0, 0.0, -2.0, 2.0, -1.0, -2.0, -1.0])
c22 = Parameter('c22', (F32, [2]), [0.5, -1.0])
t23 = Output('t23', (F32, [2, 1, 4, 2]))
c24 = Parameter('c24', (F32, [2, 3, 3, 1]), [-1.0, -2.0, -1.0, 1.0, 1.0, 0.0, 2.0, 2.0, -2.0, 1.0, 1.0, 1.0, -1.0, 0.0, 0.0, 1.0, -1.0, -2.0])
c25 = Parameter('c25', (F32, [2]), [0.5, -1.0])
t26 = Output('t26', (F32, [2, 1, 4, 2]))
c27 = Parameter('c27', (F32, [2, 3, 3, 1]), [2.0, 2.0, 2.0, 0.0, 1.0, -2.0, 0.0, 2.0, 1.0, -2.0, 2.0, -2.0, 1.0, -1.0, -2.0, -2.0, -2.0, -2.0])
c28 = Parameter('c28', (F32, [2]), [0.5, -1.0])
t29 = Output('t29', (F32, [2, 1, 2, 2]))
c30 = Parameter('c30', (F32, [2, 3, 1, 1]), [-1.0, 2.0, -1.0, -2.0, 0.0, -2.0])
c31 = Parameter('c31', (F32, [2]), [0.5, -1.0])
t32 = Output('t32', (F32, [2, 1, 4, 2]))
c33 = Parameter('c33', (F32, [2, 1, 3, 1]), [-2.0, -1.0, 1.0, 2.0, 0.0, 1.0])
c34 = Parameter('c34', (F32, [2]), [0.5, -1.0])
t35 = Output('t35', (F32, [2, 1, 4, 2]))
c36 = Parameter('c36', (F32, [2, 2, 2, 1]), [2.0, 0.0, 0.0, -2.0, 1.0, 1.0, 2.0, -1.0])
c37 = Parameter('c37', (F32, [2]), [0.5, -1.0])
t38 = Output('t38', (F32, [2, 1, 4, 2]))
x39 = Input('x39', (F32, [1, 1, 5, 2]))
c40 = Parameter('c40', (F32, [2, 3, 3, 1]), [-2.0, 1.0, 1.0, 0.0, 2.0, 2.0, 2.0, 0.0, 0.0, -1.0, -2.0, 2.0, -2.0, -1.0, -1.0, -2.0, 1.0, 2.0])
c41 = Parameter('c41', (F32, [2]), [0.5, -1.0])
t42 = Output('t42', (F32, [1, 1, 5, 2]))
c43 = Parameter('c43', (F32, [2, 3, 3, 1]), [-2.0, 2.0, 2.0, -1.0, -2.0, -1.0, 2.0, 2.0, 2.0, 1.0, 1.0, -1.0, 0.0, -2.0, 2.0, 1.0, 2.0, -1.0])
c44 = Parameter('c44', (F32, [2]), [0.5, -1.0])
t45 = Output('t45', (F32, [1, 1, 5, 2]))
c46 = Parameter('c46', (F32, [2, 3, 3, 1]), [2.0, 1.0, 2.0, 0.0, 1.0, 0.0, -2.0, -2.0, -1.0, 2.0, -1.0, -2.0, -1.0, 1.0, 2.0, 1.0, 2.0, -1.0])
c47 = Parameter('c47', (F32, [2]), [0.5, -1.0])
t48 = Output('t48', (F32, [1, 1, 3, 2]))
c49 = Parameter('c49', (F32, [2, 3, 1, 1]), [2.0, -2.0, 0.0, -2.0, -2.0, -1.0])
c50 = Parameter('c50', (F32, [2]), [0.5, -1.0])
t51 = Output('t51', (F32, [1, 1, 5, 2]))
c52 = Parameter('c52', (F32, [2, 1, 3, 1]), [2.0, 1.0, -1.0, 1.0, -2.0, 2.0])
c53 = Parameter('c53', (F32, [2]), [0.5, -1.0])
t54 = Output('t54', (F32, [1, 1, 5, 2]))
c55 = Parameter('c55', (F32, [2, 2, 2, 1]), [1.0, -2.0, 1.0, 2.0, 2.0, 1.0, 0.0, -1.0])
c56 = Parameter('c56', (F32, [2]), [0.5, -1.0])
t57 = Output('t57', (F32, [1, 1, 5, 2]))
x58 = Input('x58', (F32, [2, 1, 8, 2]))
c59 = Parameter('c59', (F32, [2, 3, 3, 1]), [1.0, 2.0, -2.0, -2.0, -2.0, 1.0, 0.0, 0.0, 2.0, -1.0, 0.0, -2.0, 2.0, 1.0, 2.0, -1.0, 1.0, -2.0])
c60 = Parameter('c60', (F32, [2]), [0.5, -1.0])
t61 = Output('t61', (F32, [2, 1, 8, 2]))
c62 = Parameter('c62', (F32, [2, 3, 3, 1]), [-2.0, 2.0, 0.0, 2.0, 0.0, 2.0, -2.0, 0.0, 2.0, 0.0, 1.0, 0.0, 0.0, 0.0, 2.0, 0.0, 2.0, -2.0])
c63 = Parameter('c63', (F32, [2]), [0.5, -1.0])
t64 = Output('t64', (F32, [2, 1, 8, 2]))
c65 = Parameter('c65', (F32, [2, 3, 3, 1]), [2.0, 1.0, -1.0, 0.0, 0.0, 2.0, 0.0, -1.0, -1.0, 2.0, -1.0, 0.0, 2.0, 2.0, -1.0, -1.0, 1.0, -1.0])
c66 = Parameter('c66', (F32, [2]), [0.5, -1.0])
t67 = Output('t67', (F32, [2, 1, 4, 2]))
c68 = Parameter('c68', (F32, [2, 3, 1, 1]), [-1.0, 2.0, -1.0, 1.0, -2.0, 0.0])
c69 = Parameter('c69', (F32, [2]), [0.5, -1.0])
t70 = Output('t70', (F32, [2, 1, 8, 2]))
c71 = Parameter('c71', (F32, [2, 1, 3, 1]), [-1.0, -1.0, 1.0, 1.0, 2.0, 1.0])
c72 = Parameter('c72', (F32, [2]), [0.5, -1.0])
t73 = Output('t73', (F32, [2, 1, 8, 2]))
c74 = Parameter('c74', (F32, [2, 2, 2, 1]), [2.0, 2.0, 0.0, 2.0, 2.0, 2.0, 0.0, 2.0])
c75 = Parameter('c75', (F32, [2]), [0.5, -1.0])
t76 = Output('t76', (F32, [2, 1, 8, 2]))
x77 = Input('x77', (F32, [1, 4, 1, 2]))
c78 = Parameter('c78', (F32, [2, 3, 3, 1]), [-1.0, 1.0, 1.0, -2.0, 0.0, -1.0, -2.0, -2.0, -2.0, 0.0, 0.0, -2.0, 0.0, 0.0, -2.0, 2.0, 0.0, -1.0])
c79 = Parameter('c79', (F32, [2]), [0.5, -1.0])
t80 = Output('t80', (F32, [1, 4, 1, 2]))
c81 = Parameter('c81', (F32, [2, 3, 3, 1]), [1.0, -1.0, -1.0, 0.0, 0.0, -2.0, 2.0, -2.0, 2.0, 1.0, 1.0, 1.0, -1.0, -2.0, 0.0, 1.0, 0.0, 1.0])
c82 = Parameter('c82', (F32, [2]), [0.5, -1.0])
t83 = Output('t83', (F32, [1, 4, 1, 2]))
c84 = Parameter('c84', (F32, [2, 3, 3, 1]), [2.0, -2.0, 0.0, -1.0, -2.0, 0.0, 2.0, -1.0, -1.0, 0.0, 1.0, -1.0, -1.0, 0.0, -1.0, 1.0, -1.0, 0.0])
c85 = Parameter('c85', (F32, [2]), [0.5, -1.0])
t86 = Output('t86', (F32, [1, 2, 1, 2]))
c87 = Parameter('c87', (F32, [2, 3, 1, 1]), [1.0, 1.0, -1.0, 1.0, 2.0, 1.0])
c88 = Parameter('c88', (F32, [2]), [0.5, -1.0])
t89 = Output('t89', (F32, [1, 4, 1, 2]))
c90 = Parameter('c90', (F32, [2, 1, 3, 1]), [2.0, 0.0, 1.0, 1.0, 0.0, -2.0])
c91 = Parameter('c91', (F32, [2]), [0.5, -1.0])
t92 = Output('t92', (F32, [1, 4, 1, 2]))
c93 = Parameter('c93', (F32, [2, 2, 2, 1]), [-1.0, -1.0, 1.0, 1.0, -2.0, 0.0, 0.0, 0.0])
c94 = Parameter('c94', (F32, [2]), [0.5, -1.0])
t95 = Output('t95', (F32, [1, 2, 1, 2]))
x96 = Input('x96', (F32, [2, 7, 1, 2]))
c97 = Parameter('c97', (F32, [2, 3, 3, 1]), [-2.0, -2.0, 2.0, -2.0, 2.0, 1.0, -1.0, 2.0, 0.0, 0.0, 0.0, 0.0, 2.0, 1.0, -2.0, -2.0, 0.0, -1.0])
c98 = Parameter('c98', (F32, [2]), [0.5, -1.0])
t99 = Output('t99', (F32, [2, 7, 1, 2]))
c100 = Parameter('c100', (F32, [2, 3, 3, 1]), [2.0, 2.0, 0.0, 0.0, 1.0, -1.0, 2.0, -1.0, -2.0, 0.0, -1.0, 2.0, 1.0, -2.0, -1.0, -1.0, 0.0, -2.0])
c101 = Parameter('c101', (F32, [2]), [0.5, -1.0])
t102 = Output('t102', (F32, [2, 7, 1, 2]))
c103 = Parameter('c103', (F32, [2, 3, 3, 1]), [0.0, 0.0, 1.0, -1.0, -1.0, -2.0, 2.0, 2.0, -2.0, 1.0, 1.0, -2.0, 0.0, 2.0, 2.0, 0.0, 0.0, 2.0])
c104 = Parameter('c104', (F32, [2]), [0.5, -1.0])
t105 = Output('t105', (F32, [2, 4, 1, 2]))
c106 = Parameter('c106', (F32, [2, 3, 1, 1]), [-2.0, 2.0, 1.0, 2.0, 0.0, 1.0])
c107 = Parameter('c107', (F32, [2]), [0.5, -1.0])
t108 = Output('t108', (F32, [2, 7, 1, 2]))
c109 = Parameter('c109', (F32, [2, 1, 3, 1]), [-2.0, 2.0, 2.0, 2.0, 1.0, 0.0])
c110 = Parameter('c110', (F32, [2]), [0.5, -1.0])
t111 = Output('t111', (F32, [2, 7, 1, 2]))
c112 = Parameter('c112', (F32, [2, 2, 2, 1]), [2.0, 0.0, 0.0, 1.0, -1.0, -1.0, -1.0, 1.0])
c113 = Parameter('c113', (F32, [2]), [0.5, -1.0])
t114 = Output('t114', (F32, [2, 4, 1, 2]))
x115 = Input('x115', (F32, [1, 2, 2, 2]))
c116 = Parameter('c116', (F32, [2, 3, 3, 1]), [-2.0, 0.0, -2.0, 1.0, 0.0, -1.0, -2.0, -2.0, 1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 0.0, 2.0, 1.0, -1.0])
c117 = Parameter('c117', (F32, [2]), [0.5, -1.0])
t118 = Output('t118', (F32, [1, 2, 2, 2]))
c119 = Parameter('c119', (F32, [2, 3, 3, 1]), [1.0, -1.0, 1.0, 2.0, 2.0, -2.0, 0.0, -2.0, -2.0, 2.0, -1.0, 1.0, 2.0, 1.0, 2.0, 1.0, -2.0, -2.0])
c120 = Parameter('c120', (F32, [2]), [0.5, -1.0])
t121 = Output('t121', (F32, [1, 2, 2, 2]))
c122 = Parameter('c122', (F32, [2, 3, 3, 1]), [2.0, 2.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 1.0, 0.0, 1.0, -2.0, 1.0, 2.0, -2.0, -2.0, -2.0, -2.0])
c123 = Parameter('c123', (F32, [2]), [0.5, -1.0])
t124 = Output('t124', (F32, [1, 1, 1, 2]))
c125 = Parameter('c125', (F32, [2, 3, 1, 1]), [-1.0, -1.0, -1.0, 1.0, -2.0, -2.0])
c126 = Parameter('c126', (F32, [2]), [0.5, -1.0])
t127 = Output('t127', (F32, [1, 2, 2, 2]))
c128 = Parameter('c128', (F32, [2, 1, 3, 1]), [-1.0, 1.0, 0.0, 1.0, -2.0, -1.0])
c129 = Parameter('c129', (F32, [2]), [0.5, -1.0])
t130 = Output('t130', (F32, [1, 2, 2, 2]))
c131 = Parameter('c131', (F32, [2, 2, 2, 1]), [2.0, 0.0, -2.0, 0.0, 2.0, 0.0, -1.0, 2.0])
c132 = Parameter('c132', (F32, [2]), [0.5, -1.0])
t133 = Output('t133', (F32, [1, 1, 2, 2]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c5, c6, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t7)
model.Operation('GROUPED_CONV_2D', x1, c8, c9, 1, 2, 2, 2, 0, False).To(t10)
model.Operation('GROUPED_CONV_2D', x1, c11, c12, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t13)
model.Operation('GROUPED_CONV_2D', x1, c14, c15, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t16)
model.Operation('GROUPED_CONV_2D', x1, c17, c18, 1, 1, 2, 2, 0, False).To(t19)
model.Operation('GROUPED_CONV_2D', x20, c21, c22, 1, 1, 1, 2, 0, False).To(t23)
model.Operation('GROUPED_CONV_2D', x20, c24, c25, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t26)
model.Operation('GROUPED_CONV_2D', x20, c27, c28, 1, 2, 2, 2, 0, False).To(t29)
model.Operation('GROUPED_CONV_2D', x20, c30, c31, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t32)
model.Operation('GROUPED_CONV_2D', x20, c33, c34, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t35)
model.Operation('GROUPED_CONV_2D', x20, c36, c37, 1, 1, 2, 2, 0, False).To(t38)
model.Operation('GROUPED_CONV_2D', x39, c40, c41, 1, 1, 1, 2, 0, False).To(t42)
model.Operation('GROUPED_CONV_2D', x39, c43, c44, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t45)
model.Operation('GROUPED_CONV_2D', x39, c46, c47, 1, 2, 2, 2, 0, False).To(t48)
model.Operation('GROUPED_CONV_2D', x39, c49, c50, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t51)
model.Operation('GROUPED_CONV_2D', x39, c52, c53, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t54)
model.Operation('GROUPED_CONV_2D', x39, c55, c56, 1, 1, 2, 2, 0, False).To(t57)
model.Operation('GROUPED_CONV_2D', x58, c59, c60, 1, 1, 1, 2, 0, False).To(t61)
model.Operation('GROUPED_CONV_2D', x58, c62, c63, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t64)
model.Operation('GROUPED_CONV_2D', x58, c65, c66, 1, 2, 2, 2, 0, False).To(t67)
model.Operation('GROUPED_CONV_2D', x58, c68, c69, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t70)
model.Operation('GROUPED_CONV_2D', x58, c71, c72, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t73)
model.Operation('GROUPED_CONV_2D', x58, c74, c75, 1, 1, 2, 2, 0, False).To(t76)
model.Operation('GROUPED_CONV_2D', x77, c78, c79, 1, 1, 1, 2, 0, False).To(t80)
model.Operation('GROUPED_CONV_2D', x77, c81, c82, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t83)
model.Operation('GROUPED_CONV_2D', x77, c84, c85, 1, 2, 2, 2, 0, False).To(t86)
model.Operation('GROUPED_CONV_2D', x77, c87, c88, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t89)
model.Operation('GROUPED_CONV_2D', x77, c90, c91, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t92)
model.Operation('GROUPED_CONV_2D', x77, c93, c94, 1, 1, 2, 2, 0, False).To(t95)
model.Operation('GROUPED_CONV_2D', x96, c97, c98, 1, 1, 1, 2, 0, False).To(t99)
model.Operation('GROUPED_CONV_2D', x96, c100, c101, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t102)
model.Operation('GROUPED_CONV_2D', x96, c103, c104, 1, 2, 2, 2, 0, False).To(t105)
model.Operation('GROUPED_CONV_2D', x96, c106, c107, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t108)
model.Operation('GROUPED_CONV_2D', x96, c109, c110, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t111)
model.Operation('GROUPED_CONV_2D', x96, c112, c113, 1, 1, 2, 2, 0, False).To(t114)
model.Operation('GROUPED_CONV_2D', x115, c116, c117, 1, 1, 1, 2, 0, False).To(t118)
model.Operation('GROUPED_CONV_2D', x115, c119, c120, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t121)
model.Operation('GROUPED_CONV_2D', x115, c122, c123, 1, 2, 2, 2, 0, False).To(t124)
model.Operation('GROUPED_CONV_2D', x115, c125, c126, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t127)
model.Operation('GROUPED_CONV_2D', x115, c128, c129, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t130)
model.Operation('GROUPED_CONV_2D', x115, c131, c132, 1, 1, 2, 2, 0, False).To(t133)
Example({
    x1: [1.5, 2.0],
    t4: [0.5, -3.0],
    t7: [2.0, -5.0],
    t10: [2.0, -5.0],
    t13: [2.0, 3.0],
    t16: [-1.0, 1.0],
    t19: [-1.0, -3.0],
    x20: [-0.5, 1.0, -3.5, 2.5, 2.5, 4.0, -2.5, -3.0, -2.0, 3.5, -4.0, 2.5, 1.0, -3.0, 2.5, -2.0],
    t23: [-5.5, 2.0, 11.5, 2.0, -16.5, -15.0, 10.5, 5.0, -3.5, -3.0, 6.5, -12.0, -4.5, 1.0, -2.5, 3.0],
    t26: [0.0, -1.0, -3.5, -2.0, -0.5, -3.5, 0.5, -5.0, -1.5, -1.0, -5.5, -4.5, -2.5, -3.5, 4.0, 2.0],
    t29: [-8.0, -10.5, -2.0, 6.0, -5.5, 6.0, 3.0, -2.0],
    t32: [-0.5, -1.0, -6.5, -1.0, 5.5, -1.0, -4.5, -1.0, -3.5, -1.0, -7.5, -1.0, 2.5, -1.0, 5.5, -1.0],
    t35: [-2.5, 1.5, 7.5, 5.0, 2.5, 1.0, -2.0, 7.0, -1.5, 1.5, 9.5, 3.0, 10.0, 2.0, -4.0, -7.0],
    t38: [-0.5, 2.5, -6.5, 5.5, 5.5, 0.0, -4.5, -4.0, -3.5, 5.0, -7.5, -1.5, 2.5, -6.0, 5.5, -3.0],
    x39: [-3.5, -2.5, -3.5, 3.5, 3.0, 1.0, 0.5, -2.5, -3.5, -1.0],
    t42: [-13.5, -2.0, -0.5, -0.5, 7.5, -6.5, -5.5, 0.5, -6.5, 5.0],
    t45: [11.0, 11.0, 8.0, -6.0, -2.5, -8.0, 0.0, 2.0, 7.0, 1.0],
    t48: [-3.0, 3.5, 3.5, -8.5, -3.0, 0.5],
    t51: [7.5, 4.0, 7.5, -8.0, -5.5, -3.0, -0.5, 4.0, 7.5, 1.0],
    t54: [0.5, 11.0, -13.0, -8.5, -4.0, -4.5, 10.5, 3.0, -2.0, -1.5],
    t57: [4.0, -2.5, -9.0, 7.0, 2.5, -1.5, 8.0, -7.0, -3.0, -3.0],
    x58: packed('|i1',
    'c-jTQfeip42m`Qy%=!Pf3{YG7NndL2yqdBobjaU?3<N(A?hgY', 0.5
),
    t61: packed('|i1',
    'c-jFV0N?)=^8W$n>kth1`1=AD`4{>A@$=;I?(+Hl0vHtt73~v7W)j-', 0.5
),
    t64: packed('|i1',
    'c-jFV0N?)+@c9G<_7e){`UCjs0QLS0_7U<A`~wF000j*H3=94Q?+*n', 0.5
),
    t67: [2.5, -7.5, 7.5, -5.0, -5.5, 4.5, 0.5, -3.0, 4.5, -7.0, -2.5, -10.0, 5.5, 0.5, 0.5, 13.0],
    t70: packed('|i1',
    'c-jFV0N?-h`VkBT`1J-4^78`q1o!+22nz-Y3IzcB_VxS=@C)$vf)4o', 0.5
),
    t73: packed('|i1',
    'c-jFV0N?))`vLXw`3(R01pEC7_YD04@cirg?fClq1`i7d6!#NN0utu', 0.5
),
    t76: packed('|i1',
    'c-jFV0N?)w^cD8``~w032Iuta`u6}6>=Wt@@c#tw2>%Wh8Vd{&aSsC', 0.5
),
    x77: [-1.5, 3.0, 4.0, 1.5, -3.0, -1.0, -0.5, 2.0],
    t80: [-7.5, -1.0, 5.0, -1.0, 5.5, -1.0, -2.5, -1.0],
    t83: [-7.5, -7.0, 8.0, -1.0, -2.5, 2.5, 3.5, -6.0],
    t86: [-1.5, 3.0, 7.5, -2.0],
    t89: [-5.0, 6.5, 6.0, 4.0, 2.0, 0.5, -3.0, 2.0],
    t92: [0.5, -1.0, 0.5, -1.0, 0.5, -1.0, 0.5, -1.0],
    t95: [6.0, -7.0, 3.0, 1.0],
    x96: packed('|i1',
    'c-jFR0OSAp`Un96`TqO{0{r;-{rmq02L1;K0|f;K{rvmn(+>X', 0.5
),
    t99: packed('|i1',
    'c-mwBq5S{jch+B=4EMkN{>}VXn1zv5o{^LJ@9)<?0nsH5{r', 0.5
),
    t102: packed('|i1',
    'c-s5K^^-}I`!6s1KLMUkJl`1pe`bEg@R9$c*ne(r0IyXHG5', 0.5
),
    t105: [12.0, -7.0, -2.5, -7.5, -6.5, -1.0, 4.0, -8.0, 9.0, -2.0, 9.5, 9.0, 5.0, 5.5, 2.5, -7.5],
    t108: packed('|i1',
    'c-jFR0OSAr{~_!1{QvR|?&kmd?)?N61NjXa5dr}L1MBz}^$+9', 0.5
),
    t111: packed('|i1',
    'c-jFR0OSAj_!0jF_x<_}0QvUw`}h3~1pNgO0Sf~U`}z6(O%MD', 0.5
),
    t114: [-6.5, 1.5, 2.5, 4.5, 6.5, 2.0, -6.5, 0.5, -4.5, -3.5, -1.5, -6.0, 5.5, -2.0, -3.5, 1.5],
    x115: [1.0, -1.0, 1.0, 0.5, -1.5, 1.0, -4.0, 4.0],
    t118: [-1.5, -2.0, 12.5, 2.0, 2.5, -4.5, -3.0, -5.5],
    t121: [11.5, -11.0, 12.5, -9.5, 5.5, 9.5, -10.5, 2.5],
    t124: [3.0, 8.5],
    t127: [1.0, -1.0, 3.5, -10.0, 1.0, -4.0, 3.5, -8.5],
    t130: [1.5, 0.5, 0.5, -3.0, -1.0, -7.0, -2.0, -8.0],
    t133: [5.5, 4.0, 10.5, -4.0],
}, name='images').AddVariations('float16').DisableLifeTimeVariation()

# Images have one row, one column or one pixel, of one and of two in a batch: most of what filters
# see is padding.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 1, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 3, 3, 1], 0.5, 128), [126, 124, 126, 132, 128, 130, 124, 126, 132, 132, 128, 132, 132, 126, 126, 128, 124, 124])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 1, 1, 2], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-4, -4, 4, -2, 2, -4, 2, -4, 2, 4, -4, -8, 4, -8, -8, 0, 4, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c6 = Parameter('c6', (I32, [2]), [2, -8])
t7 = Output('t7', (U8, [1, 1, 1, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [2, 3, 3, 1], 0.5, 128), [132, 126, 130, 130, 130, 132, 126, 130, 130, 124, 132, 126, 132, 124, 126, 130, 126, 126])
c9 = Parameter('c9', (I32, [2], 0.25, 0), [2, -4])
t10 = Output('t10', (U8, [1, 1, 1, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 1]), [4, 2, -4, 4, 8, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c12 = Parameter('c12', (I32, [2]), [2, -8])
t13 = Output('t13', (U8, [1, 1, 1, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [2, 1, 3, 1], 0.5, 128), [128, 126, 126, 132, 130, 132])
c15 = Parameter('c15', (I32, [2], 0.25, 0), [2, -4])
t16 = Output('t16', (U8, [1, 1, 1, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [-2, -2, 2, -2, -4, -8, 4, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [2, -8])
t19 = Output('t19', (U8, [1, 1, 1, 2], 0.5, 120))
x20 = Input('x20', (U8, [2, 1, 4, 2], 0.5, 120))
c21 = Parameter('c21', (U8, [2, 3, 3, 1], 0.5, 128), [126, 128, 128, 132, 124, 132, 132, 124, 128, 132, 132, 132, 128, 124, 132, 126, 124, 126])
c22 = Parameter('c22', (I32, [2], 0.25, 0), [2, -4])
t23 = Output('t23', (U8, [2, 1, 4, 2], 0.5, 120))
c24 = Parameter('c24', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-2, -4, -2, 2, 2, 0, 4, 4, -4, 4, 4, 4, -4, 0, 0, 4, -4, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c25 = Parameter('c25', (I32, [2]), [2, -8])
t26 = Output('t26', (U8, [2, 1, 4, 2], 0.5, 120))
c27 = Parameter('c27', (U8, [2, 3, 3, 1], 0.5, 128), [132, 132, 132, 128, 130, 124, 128, 132, 130, 124, 132, 124, 130, 126, 124, 124, 124, 124])
c28 = Parameter('c28', (I32, [2], 0.25, 0), [2, -4])
t29 = Output('t29', (U8, [2, 1, 2, 2], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 1]), [-2, 4, -2, -8, 0, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c31 = Parameter('c31', (I32, [2]), [2, -8])
t32 = Output('t32', (U8, [2, 1, 4, 2], 0.5, 120))
c33 = Parameter('c33', (U8, [2, 1, 3, 1], 0.5, 128), [124, 126, 130, 132, 128, 130])
c34 = Parameter('c34', (I32, [2], 0.25, 0), [2, -4])
t35 = Output('t35', (U8, [2, 1, 4, 2], 0.5, 120))
c36 = Parameter('c36', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, 0, 0, -4, 4, 4, 8, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c37 = Parameter('c37', (I32, [2]), [2, -8])
t38 = Output('t38', (U8, [2, 1, 4, 2], 0.5, 120))
x39 = Input('x39', (U8, [1, 1, 5, 2], 0.5, 120))
c40 = Parameter('c40', (U8, [2, 3, 3, 1], 0.5, 128), [124, 130, 130, 128, 132, 132, 132, 128, 128, 126, 124, 132, 124, 126, 126, 124, 130, 132])
c41 = Parameter('c41', (I32, [2], 0.25, 0), [2, -4])
t42 = Output('t42', (U8, [1, 1, 5, 2], 0.5, 120))
c43 = Parameter('c43', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-4, 4, 4, -2, -4, -2, 4, 4, 4, 4, 4, -4, 0, -8, 8, 4, 8, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c44 = Parameter('c44', (I32, [2]), [2, -8])
t45 = Output('t45', (U8, [1, 1, 5, 2], 0.5, 120))
c46 = Parameter('c46', (U8, [2, 3, 3, 1], 0.5, 128), [132, 130, 132, 128, 130, 128, 124, 124, 126, 132, 126, 124, 126, 130, 132, 130, 132, 126])
c47 = Parameter('c47', (I32, [2], 0.25, 0), [2, -4])
t48 = Output('t48', (U8, [1, 1, 3, 2], 0.5, 120))
c49 = Parameter('c49', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 1]), [4, -4, 0, -8, -8, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c50 = Parameter('c50', (I32, [2]), [2, -8])
t51 = Output('t51', (U8, [1, 1, 5, 2], 0.5, 120))
c52 = Parameter('c52', (U8, [2, 1, 3, 1], 0.5, 128), [132, 130, 126, 130, 124, 132])
c53 = Parameter('c53', (I32, [2], 0.25, 0), [2, -4])
t54 = Output('t54', (U8, [1, 1, 5, 2], 0.5, 120))
c55 = Parameter('c55', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [2, -4, 2, 4, 8, 4, 0, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c56 = Parameter('c56', (I32, [2]), [2, -8])
t57 = Output('t57', (U8, [1, 1, 5, 2], 0.5, 120))
x58 = Input('x58', (U8, [2, 1, 8, 2], 0.5, 120))
c59 = Parameter('c59', (U8, [2, 3, 3, 1], 0.5, 128), [130, 132, 124, 124, 124, 130, 128, 128, 132, 126, 128, 124, 132, 130, 132, 126, 130, 124])
c60 = Parameter('c60', (I32, [2], 0.25, 0), [2, -4])
t61 = Output('t61', (U8, [2, 1, 8, 2], 0.5, 120))
c62 = Parameter('c62', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [-4, 4, 0, 4, 0, 4, -4, 0, 4, 0, 4, 0, 0, 0, 8, 0, 8, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c63 = Parameter('c63', (I32, [2]), [2, -8])
t64 = Output('t64', (U8, [2, 1, 8, 2], 0.5, 120))
c65 = Parameter('c65', (U8, [2, 3, 3, 1], 0.5, 128), [132, 130, 126, 128, 128, 132, 128, 126, 126, 132, 126, 128, 132, 132, 126, 126, 130, 126])
c66 = Parameter('c66', (I32, [2], 0.25, 0), [2, -4])
t67 = Output('t67', (U8, [2, 1, 4, 2], 0.5, 120))
c68 = Parameter('c68', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 1]), [-2, 4, -2, 4, -8, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c69 = Parameter('c69', (I32, [2]), [2, -8])
t70 = Output('t70', (U8, [2, 1, 8, 2], 0.5, 120))
c71 = Parameter('c71', (U8, [2, 1, 3, 1], 0.5, 128), [126, 126, 130, 130, 132, 130])
c72 = Parameter('c72', (I32, [2], 0.25, 0), [2, -4])
t73 = Output('t73', (U8, [2, 1, 8, 2], 0.5, 120))
c74 = Parameter('c74', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, 4, 0, 4, 8, 8, 0, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c75 = Parameter('c75', (I32, [2]), [2, -8])
t76 = Output('t76', (U8, [2, 1, 8, 2], 0.5, 120))
x77 = Input('x77', (U8, [1, 4, 1, 2], 0.5, 120))
c78 = Parameter('c78', (U8, [2, 3, 3, 1], 0.5, 128), [126, 130, 130, 124, 128, 126, 124, 124, 124, 128, 128, 124, 128, 128, 124, 132, 128, 126])
c79 = Parameter('c79', (I32, [2], 0.25, 0), [2, -4])
t80 = Output('t80', (U8, [1, 4, 1, 2], 0.5, 120))
c81 = Parameter('c81', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [2, -2, -2, 0, 0, -4, 4, -4, 4, 4, 4, 4, -4, -8, 0, 4, 0, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c82 = Parameter('c82', (I32, [2]), [2, -8])
t83 = Output('t83', (U8, [1, 4, 1, 2], 0.5, 120))
c84 = Parameter('c84', (U8, [2, 3, 3, 1], 0.5, 128), [132, 124, 128, 126, 124, 128, 132, 126, 126, 128, 130, 126, 126, 128, 126, 130, 126, 128])
c85 = Parameter('c85', (I32, [2], 0.25, 0), [2, -4])
t86 = Output('t86', (U8, [1, 2, 1, 2], 0.5, 120))
c87 = Parameter('c87', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 1]), [2, 2, -2, 4, 8, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c88 = Parameter('c88', (I32, [2]), [2, -8])
t89 = Output('t89', (U8, [1, 4, 1, 2], 0.5, 120))
c90 = Parameter('c90', (U8, [2, 1, 3, 1], 0.5, 128), [132, 128, 130, 130, 128, 124])
c91 = Parameter('c91', (I32, [2], 0.25, 0), [2, -4])
t92 = Output('t92', (U8, [1, 4, 1, 2], 0.5, 120))
c93 = Parameter('c93', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [-2, -2, 2, 2, -8, 0, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c94 = Parameter('c94', (I32, [2]), [2, -8])
t95 = Output('t95', (U8, [1, 2, 1, 2], 0.5, 120))
x96 = Input('x96', (U8, [2, 7, 1, 2], 0.5, 120))
c97 = Parameter('c97', (U8, [2, 3, 3, 1], 0.5, 128), [124, 124, 132, 124, 132, 130, 126, 132, 128, 128, 128, 128, 132, 130, 124, 124, 128, 126])
c98 = Parameter('c98', (I32, [2], 0.25, 0), [2, -4])
t99 = Output('t99', (U8, [2, 7, 1, 2], 0.5, 120))
c100 = Parameter('c100', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [4, 4, 0, 0, 2, -2, 4, -2, -4, 0, -4, 8, 4, -8, -4, -4, 0, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c101 = Parameter('c101', (I32, [2]), [2, -8])
t102 = Output('t102', (U8, [2, 7, 1, 2], 0.5, 120))
c103 = Parameter('c103', (U8, [2, 3, 3, 1], 0.5, 128), [128, 128, 130, 126, 126, 124, 132, 132, 124, 130, 130, 124, 128, 132, 132, 128, 128, 132])
c104 = Parameter('c104', (I32, [2], 0.25, 0), [2, -4])
t105 = Output('t105', (U8, [2, 4, 1, 2], 0.5, 120))
c106 = Parameter('c106', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 1]), [-4, 4, 2, 8, 0, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c107 = Parameter('c107', (I32, [2]), [2, -8])
t108 = Output('t108', (U8, [2, 7, 1, 2], 0.5, 120))
c109 = Parameter('c109', (U8, [2, 1, 3, 1], 0.5, 128), [124, 132, 132, 132, 130, 128])
c110 = Parameter('c110', (I32, [2], 0.25, 0), [2, -4])
t111 = Output('t111', (U8, [2, 7, 1, 2], 0.5, 120))
c112 = Parameter('c112', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, 0, 0, 2, -4, -4, -4, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c113 = Parameter('c113', (I32, [2]), [2, -8])
t114 = Output('t114', (U8, [2, 4, 1, 2], 0.5, 120))
x115 = Input('x115', (U8, [1, 2, 2, 2], 0.5, 120))
c116 = Parameter('c116', (U8, [2, 3, 3, 1], 0.5, 128), [124, 128, 124, 130, 128, 126, 124, 124, 130, 126, 130, 126, 132, 124, 128, 132, 130, 126])
c117 = Parameter('c117', (I32, [2], 0.25, 0), [2, -4])
t118 = Output('t118', (U8, [1, 2, 2, 2], 0.5, 120))
c119 = Parameter('c119', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 1]), [2, -2, 2, 4, 4, -4, 0, -4, -4, 8, -4, 4, 8, 4, 8, 4, -8, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c120 = Parameter('c120', (I32, [2]), [2, -8])
t121 = Output('t121', (U8, [1, 2, 2, 2], 0.5, 120))
c122 = Parameter('c122', (U8, [2, 3, 3, 1], 0.5, 128), [132, 132, 130, 130, 128, 128, 128, 126, 130, 128, 130, 124, 130, 132, 124, 124, 124, 124])
c123 = Parameter('c123', (I32, [2], 0.25, 0), [2, -4])
t124 = Output('t124', (U8, [1, 1, 1, 2], 0.5, 120))
c125 = Parameter('c125', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 1, 1]), [-2, -2, -2, 4, -8, -8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c126 = Parameter('c126', (I32, [2]), [2, -8])
t127 = Output('t127', (U8, [1, 2, 2, 2], 0.5, 120))
c128 = Parameter('c128', (U8, [2, 1, 3, 1], 0.5, 128), [126, 130, 128, 130, 124, 126])
c129 = Parameter('c129', (I32, [2], 0.25, 0), [2, -4])
t130 = Output('t130', (U8, [1, 2, 2, 2], 0.5, 120))
c131 = Parameter('c131', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 2, 1]), [4, 0, -4, 0, 8, 0, -4, 8], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c132 = Parameter('c132', (I32, [2]), [2, -8])
t133 = Output('t133', (U8, [1, 1, 2, 2], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x1, c5, c6, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t7)
model.Operation('GROUPED_CONV_2D', x1, c8, c9, 1, 2, 2, 2, 0, False).To(t10)
model.Operation('GROUPED_CONV_2D', x1, c11, c12, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t13)
model.Operation('GROUPED_CONV_2D', x1, c14, c15, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t16)
model.Operation('GROUPED_CONV_2D', x1, c17, c18, 1, 1, 2, 2, 0, False).To(t19)
model.Operation('GROUPED_CONV_2D', x20, c21, c22, 1, 1, 1, 2, 0, False).To(t23)
model.Operation('GROUPED_CONV_2D', x20, c24, c25, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t26)
model.Operation('GROUPED_CONV_2D', x20, c27, c28, 1, 2, 2, 2, 0, False).To(t29)
model.Operation('GROUPED_CONV_2D', x20, c30, c31, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t32)
model.Operation('GROUPED_CONV_2D', x20, c33, c34, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t35)
model.Operation('GROUPED_CONV_2D', x20, c36, c37, 1, 1, 2, 2, 0, False).To(t38)
model.Operation('GROUPED_CONV_2D', x39, c40, c41, 1, 1, 1, 2, 0, False).To(t42)
model.Operation('GROUPED_CONV_2D', x39, c43, c44, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t45)
model.Operation('GROUPED_CONV_2D', x39, c46, c47, 1, 2, 2, 2, 0, False).To(t48)
model.Operation('GROUPED_CONV_2D', x39, c49, c50, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t51)
model.Operation('GROUPED_CONV_2D', x39, c52, c53, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t54)
model.Operation('GROUPED_CONV_2D', x39, c55, c56, 1, 1, 2, 2, 0, False).To(t57)
model.Operation('GROUPED_CONV_2D', x58, c59, c60, 1, 1, 1, 2, 0, False).To(t61)
model.Operation('GROUPED_CONV_2D', x58, c62, c63, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t64)
model.Operation('GROUPED_CONV_2D', x58, c65, c66, 1, 2, 2, 2, 0, False).To(t67)
model.Operation('GROUPED_CONV_2D', x58, c68, c69, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t70)
model.Operation('GROUPED_CONV_2D', x58, c71, c72, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t73)
model.Operation('GROUPED_CONV_2D', x58, c74, c75, 1, 1, 2, 2, 0, False).To(t76)
model.Operation('GROUPED_CONV_2D', x77, c78, c79, 1, 1, 1, 2, 0, False).To(t80)
model.Operation('GROUPED_CONV_2D', x77, c81, c82, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t83)
model.Operation('GROUPED_CONV_2D', x77, c84, c85, 1, 2, 2, 2, 0, False).To(t86)
model.Operation('GROUPED_CONV_2D', x77, c87, c88, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t89)
model.Operation('GROUPED_CONV_2D', x77, c90, c91, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t92)
model.Operation('GROUPED_CONV_2D', x77, c93, c94, 1, 1, 2, 2, 0, False).To(t95)
model.Operation('GROUPED_CONV_2D', x96, c97, c98, 1, 1, 1, 2, 0, False).To(t99)
model.Operation('GROUPED_CONV_2D', x96, c100, c101, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t102)
model.Operation('GROUPED_CONV_2D', x96, c103, c104, 1, 2, 2, 2, 0, False).To(t105)
model.Operation('GROUPED_CONV_2D', x96, c106, c107, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t108)
model.Operation('GROUPED_CONV_2D', x96, c109, c110, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t111)
model.Operation('GROUPED_CONV_2D', x96, c112, c113, 1, 1, 2, 2, 0, False).To(t114)
model.Operation('GROUPED_CONV_2D', x115, c116, c117, 1, 1, 1, 2, 0, False).To(t118)
model.Operation('GROUPED_CONV_2D', x115, c119, c120, 1, 1, 1, 1, 1, 1, 2, 0, False).To(t121)
model.Operation('GROUPED_CONV_2D', x115, c122, c123, 1, 2, 2, 2, 0, False).To(t124)
model.Operation('GROUPED_CONV_2D', x115, c125, c126, 0, 0, 1, 1, 1, 1, 2, 0, False).To(t127)
model.Operation('GROUPED_CONV_2D', x115, c128, c129, 1, 1, 0, 0, 1, 1, 2, 0, False).To(t130)
model.Operation('GROUPED_CONV_2D', x115, c131, c132, 1, 1, 2, 2, 0, False).To(t133)
Example({
    x1: [123, 124],
    t4: [121, 114],
    t7: [124, 110],
    t10: [124, 110],
    t13: [124, 126],
    t16: [118, 122],
    t19: [118, 114],
    x20: [119, 122, 113, 125, 125, 128, 115, 114, 116, 127, 112, 125, 122, 114, 125, 116],
    t23: [109, 124, 143, 124, 87, 90, 141, 130, 113, 114, 133, 96, 111, 122, 115, 126],
    t26: [120, 118, 113, 116, 119, 113, 121, 110, 117, 118, 109, 111, 115, 113, 128, 124],
    t29: [104, 99, 116, 132, 109, 132, 126, 116],
    t32: [119, 118, 107, 118, 131, 118, 111, 118, 113, 118, 105, 118, 125, 118, 131, 118],
    t35: [115, 123, 135, 130, 125, 122, 116, 134, 117, 123, 139, 126, 140, 124, 112, 106],
    t38: [119, 125, 107, 131, 131, 120, 111, 112, 113, 130, 105, 117, 125, 108, 131, 114],
    x39: [113, 115, 113, 127, 126, 122, 121, 115, 113, 118],
    t42: [93, 116, 119, 119, 135, 107, 109, 121, 107, 130],
    t45: [142, 142, 136, 108, 115, 104, 120, 124, 134, 122],
    t48: [114, 127, 127, 103, 114, 121],
    t51: [135, 128, 135, 104, 109, 114, 119, 128, 135, 122],
    t54: [121, 142, 94, 103, 112, 111, 141, 126, 116, 117],
    t57: [128, 115, 102, 134, 125, 117, 136, 106, 114, 114],
    x58: packed('<i2',
    'c-kwfYACF#E-I<7D=aH2Ev~F7t}Ur4swyw7DXOfkudQbw007qA4+8'
),
    t61: packed('<i2',
    'c-rgDDzA)B?r13}D6Z-&>@O_K%#O)S%PK6bn$X+Oo7&Al0002aRSw$'
),
    t64: packed('<i2',
    'c-rgCD6FZ?>u!oKsxC;Z$SrHm>&$8|sje%msBI~4X)a?R007n=4+Q'
),
    t67: [125, 105, 135, 110, 109, 129, 121, 114, 129, 106, 115, 100, 131, 121, 121, 146],
    t70: packed('<i2',
    'c-qS?>TIbk$gOM7%C5?-$uDVaXs&B)s;wx_%PncnXwG0D007rO4*3'
),
    t73: packed('<i2',
    'c-m_(uFTCWY$-3SDK2fyZz-+HC`m3#Ehs9fYj3Xa$?s+$007W&4(9'
),
    t76: packed('<i2',
    'c-pJY>CG!FsjjN5i_b|e%CG27=}v0RD6dIxC~xbX)ZD^A0002fU=IT'
),
    x77: [117, 126, 128, 123, 114, 118, 119, 124],
    t80: [105, 118, 130, 118, 131, 118, 115, 118],
    t83: [105, 106, 136, 118, 115, 125, 127, 108],
    t86: [117, 126, 135, 116],
    t89: [110, 133, 132, 128, 124, 121, 114, 124],
    t92: [121, 118, 121, 118, 121, 118, 121, 118],
    t95: [132, 106, 126, 122],
    x96: packed('<i2',
    'c-kv0YN)I#EGwz2Dk&%|EiSLCE30p)uC1*vEh%Qe0{|?g4Ic'
),
    t99: packed('<i2',
    'c-pHjm|dQkUt82z5uR6ETwU5-Q&~H`va!0fIJuAk4*&oy+YKH'
),
    t102: packed('<i2',
    'c-qTqDy-^lE^VzZ>uAYp$*U;Ou1>1RY|rc~Z*FG50{}L=4N?'
),
    t105: [144, 106, 115, 105, 107, 118, 128, 104, 138, 116, 139, 138, 130, 131, 125, 105],
    t108: packed('<i2',
    'c-kv2pP8IpQl8bC7FS-JR$9|rUD!IQv#PSPI=O%W4*&os#0>-'
),
    t111: packed('<i2',
    'c-qS@=q#_zFD+`VD9p<)&M$4PDXs0SY_4uEE-Ylg0{|<_4IB'
),
    t114: [107, 123, 125, 129, 133, 124, 107, 121, 111, 113, 117, 108, 131, 116, 113, 123],
    x115: [122, 118, 122, 121, 117, 122, 112, 128],
    t118: [117, 116, 145, 124, 125, 111, 114, 109],
    t121: [143, 98, 145, 101, 131, 139, 99, 125],
    t124: [126, 137],
    t127: [122, 118, 127, 100, 122, 112, 127, 103],
    t130: [123, 121, 121, 114, 118, 106, 116, 104],
    t133: [131, 128, 141, 112],
}, name='images_quant8').AddVariations(signed(x1, c2, t4, t7, c8, t10, t13, c14, t16, t19, x20, c21, t23, t26, c27, t29, t32, c33, t35, t38, x39, c40, t42, t45, c46, t48, t51, c52, t54, t57, x58, c59, t61, t64, c65, t67, t70, c71, t73, t76, x77, c78, t80, t83, c84, t86, t89, c90, t92, t95, x96, c97, t99, t102, c103, t105, t108, c109, t111, t114, x115, c116, t118, t121, c122, t124, t127, c128, t130, t133)).DisableLifeTimeVariation()
