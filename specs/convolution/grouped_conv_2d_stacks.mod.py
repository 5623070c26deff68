# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: the same layer several times in a row.

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

# Layers in a row, each with weights, biases or an activation of its own.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 3, 4]))
c4 = Parameter('c4', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c5 = Parameter('c5', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t6 = Internal('t6', (F32, [1, 4, 3, 4]))
c7 = Parameter('c7', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU}V4n{^OFsrUL*ibpZk', 1.0
))
c8 = Parameter('c8', (F32, [4]), [-1.0, 1.5, 0.0, 2.0])
t9 = Internal('t9', (F32, [1, 4, 3, 4]))
c10 = Parameter('c10', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wmzybc_lEBmf04s9=0s', 1.0
))
c11 = Parameter('c11', (F32, [4]), [1.5, 0.0, 2.0, 0.5])
t12 = Internal('t12', (F32, [1, 4, 3, 4]))
c13 = Parameter('c13', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muN00Bk@9N<4L33MF*DRBV;', 1.0
))
c14 = Parameter('c14', (F32, [4]), [0.0, 2.0, 0.5, -1.0])
t15 = Output('t15', (F32, [1, 4, 3, 4]))
x16 = Input('x16', (F32, [1, 4, 3, 4]))
c19 = Parameter('c19', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c20 = Parameter('c20', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t21 = Internal('t21', (F32, [1, 4, 3, 4]))
c22 = Parameter('c22', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU}V4n{^OFsrUL*ibpZk', 1.0
))
c23 = Parameter('c23', (F32, [4]), [-1.0, 1.5, 0.0, 2.0])
t24 = Internal('t24', (F32, [1, 4, 3, 4]))
c25 = Parameter('c25', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wmzybc_lEBmf04s9=0s', 1.0
))
c26 = Parameter('c26', (F32, [4]), [1.5, 0.0, 2.0, 0.5])
t27 = Internal('t27', (F32, [1, 4, 3, 4]))
c28 = Parameter('c28', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muN00Bk@9N<4L33MF*DRBV;', 1.0
))
c29 = Parameter('c29', (F32, [4]), [0.0, 2.0, 0.5, -1.0])
t30 = Output('t30', (F32, [1, 4, 3, 4]))
x31 = Input('x31', (F32, [1, 4, 3, 4]))
c34 = Parameter('c34', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c35 = Parameter('c35', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t36 = Internal('t36', (F32, [1, 4, 3, 4]))
c37 = Parameter('c37', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU}V4n{^OFsrUL*ibpZk', 1.0
))
c38 = Parameter('c38', (F32, [4]), [-1.0, 1.5, 0.0, 2.0])
t39 = Internal('t39', (F32, [1, 4, 3, 4]))
c40 = Parameter('c40', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wmzybc_lEBmf04s9=0s', 1.0
))
c41 = Parameter('c41', (F32, [4]), [1.5, 0.0, 2.0, 0.5])
t42 = Internal('t42', (F32, [1, 4, 3, 4]))
c43 = Parameter('c43', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muN00Bk@9N<4L33MF*DRBV;', 1.0
))
c44 = Parameter('c44', (F32, [4]), [0.0, 2.0, 0.5, -1.0])
t45 = Output('t45', (F32, [1, 4, 3, 4]))
x46 = Input('x46', (F32, [1, 4, 3, 4]))
c47 = Parameter('c47', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c50 = Parameter('c50', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t51 = Internal('t51', (F32, [1, 4, 3, 4]))
c53 = Parameter('c53', (F32, [4]), [-1.0, 1.5, 0.0, 2.0])
t54 = Internal('t54', (F32, [1, 4, 3, 4]))
c56 = Parameter('c56', (F32, [4]), [1.5, 0.0, 2.0, 0.5])
t57 = Output('t57', (F32, [1, 4, 3, 4]))
x58 = Input('x58', (F32, [1, 4, 3, 4]))
c61 = Parameter('c61', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c60 = Parameter('c60', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t63 = Internal('t63', (F32, [1, 4, 3, 4]))
c64 = Parameter('c64', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU}V4n{^OFsrUL*ibpZk', 1.0
))
t66 = Internal('t66', (F32, [1, 4, 3, 4]))
c67 = Parameter('c67', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wmzybc_lEBmf04s9=0s', 1.0
))
t69 = Internal('t69', (F32, [1, 4, 3, 4]))
c70 = Parameter('c70', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muN00Bk@9N<4L33MF*DRBV;', 1.0
))
t72 = Output('t72', (F32, [1, 4, 3, 4]))
x73 = Input('x73', (F32, [1, 4, 3, 4]))
c76 = Parameter('c76', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c77 = Parameter('c77', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t78 = Internal('t78', (F32, [1, 4, 3, 4]))
c79 = Parameter('c79', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU}V4n{^OFsrUL*ibpZk', 1.0
))
c80 = Parameter('c80', (F32, [4]), [-1.0, 1.5, 0.0, 2.0])
t81 = Internal('t81', (F32, [1, 4, 3, 4]))
c82 = Parameter('c82', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wmzybc_lEBmf04s9=0s', 1.0
))
c83 = Parameter('c83', (F32, [4]), [1.5, 0.0, 2.0, 0.5])
t84 = Output('t84', (F32, [1, 4, 3, 4]))
x85 = Input('x85', (F32, [1, 4, 3, 4]))
c88 = Parameter('c88', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c89 = Parameter('c89', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t90 = Internal('t90', (F32, [1, 4, 3, 4]))
c91 = Parameter('c91', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU}V4n{^OFsrUL*ibpZk', 1.0
))
c92 = Parameter('c92', (F32, [4]), [-1.0, 1.5, 0.0, 2.0])
t93 = Internal('t93', (F32, [1, 4, 3, 4]))
c94 = Parameter('c94', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wmzybc_lEBmf04s9=0s', 1.0
))
c95 = Parameter('c95', (F32, [4]), [1.5, 0.0, 2.0, 0.5])
t96 = Output('t96', (F32, [1, 4, 3, 4]))
x97 = Input('x97', (F32, [1, 4, 3, 4]))
c100 = Parameter('c100', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muRzybc_l3>It3IH#60Rj', 1.0
))
c101 = Parameter('c101', (F32, [4]), [0.5, -1.0, 1.5, 0.0])
t102 = Internal('t102', (F32, [1, 4, 3, 4]))
c103 = Parameter('c103', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU}V4n{^OFsrUL*ibpZk', 1.0
))
c104 = Parameter('c104', (F32, [4]), [-1.0, 1.5, 0.0, 2.0])
t105 = Internal('t105', (F32, [1, 4, 3, 4]))
c106 = Parameter('c106', (F32, [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wmzybc_lEBmf04s9=0s', 1.0
))
c107 = Parameter('c107', (F32, [4]), [1.5, 0.0, 2.0, 0.5])
t108 = Output('t108', (F32, [1, 4, 3, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c4, c5, 1, 1, 1, 2, 0, False).To(t6)
model.Operation('GROUPED_CONV_2D', t6, c7, c8, 1, 1, 1, 2, 0, False).To(t9)
model.Operation('GROUPED_CONV_2D', t9, c10, c11, 1, 1, 1, 2, 0, False).To(t12)
model.Operation('GROUPED_CONV_2D', t12, c13, c14, 1, 1, 1, 2, 0, False).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c19, c20, 1, 1, 1, 2, 1, False).To(t21)
model.Operation('GROUPED_CONV_2D', t21, c22, c23, 1, 1, 1, 2, 1, False).To(t24)
model.Operation('GROUPED_CONV_2D', t24, c25, c26, 1, 1, 1, 2, 1, False).To(t27)
model.Operation('GROUPED_CONV_2D', t27, c28, c29, 1, 1, 1, 2, 1, False).To(t30)
model.Operation('GROUPED_CONV_2D', x31, c34, c35, 1, 1, 1, 2, 3, False).To(t36)
model.Operation('GROUPED_CONV_2D', t36, c37, c38, 1, 1, 1, 2, 3, False).To(t39)
model.Operation('GROUPED_CONV_2D', t39, c40, c41, 1, 1, 1, 2, 3, False).To(t42)
model.Operation('GROUPED_CONV_2D', t42, c43, c44, 1, 1, 1, 2, 3, False).To(t45)
model.Operation('GROUPED_CONV_2D', x46, c47, c50, 1, 1, 1, 2, 0, False).To(t51)
model.Operation('GROUPED_CONV_2D', t51, c47, c53, 1, 1, 1, 2, 0, False).To(t54)
model.Operation('GROUPED_CONV_2D', t54, c47, c56, 1, 1, 1, 2, 0, False).To(t57)
model.Operation('GROUPED_CONV_2D', x58, c61, c60, 1, 1, 1, 2, 1, False).To(t63)
model.Operation('GROUPED_CONV_2D', t63, c64, c60, 1, 1, 1, 2, 1, False).To(t66)
model.Operation('GROUPED_CONV_2D', t66, c67, c60, 1, 1, 1, 2, 1, False).To(t69)
model.Operation('GROUPED_CONV_2D', t69, c70, c60, 1, 1, 1, 2, 1, False).To(t72)
model.Operation('GROUPED_CONV_2D', x73, c76, c77, 1, 1, 1, 2, 3, False).To(t78)
model.Operation('GROUPED_CONV_2D', t78, c79, c80, 1, 1, 1, 2, 0, False).To(t81)
model.Operation('GROUPED_CONV_2D', t81, c82, c83, 1, 1, 1, 2, 0, False).To(t84)
model.Operation('GROUPED_CONV_2D', x85, c88, c89, 1, 1, 1, 2, 0, False).To(t90)
model.Operation('GROUPED_CONV_2D', t90, c91, c92, 1, 1, 1, 2, 3, False).To(t93)
model.Operation('GROUPED_CONV_2D', t93, c94, c95, 1, 1, 1, 2, 0, False).To(t96)
model.Operation('GROUPED_CONV_2D', x97, c100, c101, 1, 1, 1, 2, 0, False).To(t102)
model.Operation('GROUPED_CONV_2D', t102, c103, c104, 1, 1, 1, 2, 0, False).To(t105)
model.Operation('GROUPED_CONV_2D', t105, c106, c107, 1, 1, 1, 2, 3, False).To(t108)
Example({
    x1: [1.0, 1.0, -2.0, -3.5, -2.5, -2.0, 3.5, -2.0, -4.0, -1.0, -4.0, 3.5, -1.5, -4.0, -0.5, 3.5, 3.5,
    3.0, 1.0, -3.0, 1.0, -3.5, -4.0, -0.5, -3.0, 4.0, -4.0, -3.5, -2.0, -2.5, -3.0, 0.5, -2.0, 1.0,
    1.0, -0.5, -3.5, 1.5, 2.0, -0.5, 2.0, 1.5, -2.5, 1.5, 3.5, -3.5, 2.0, 3.0],
    t15: [0.0, 2.0, 0.5, -1.0, 1.5, 0.5, 0.5, -1.0, 1.5, 7.5, 0.5, -1.0, 0.0, 2.0, 0.5, 1.0, 0.5, 8.5, 0.5,
    1.0, 0.5, 2.0, 0.5, 1.0, 0.0, 2.0, 0.5, 1.0, 1.0, 6.0, 0.5, 1.0, 1.0, 6.0, 0.5, 1.0, 0.0, 2.0,
    0.5, 1.0, 2.0, 2.0, 0.5, 1.0, -1.5, 2.0, 0.5, 1.0],
    x16: [0.5, -1.5, 0.5, -0.5, 4.0, -4.0, -1.5, -1.5, -3.0, 1.5, -4.0, 1.0, -0.5, 3.5, 2.0, 1.0, -1.0, 3.0,
    1.0, -2.0, -2.0, -2.5, 1.5, 3.0, -3.5, 2.0, -3.5, 1.0, -1.5, -4.0, -1.5, 2.5, -2.0, -1.5, -0.5,
    -4.0, 1.5, -1.5, 1.5, 1.5, 3.5, 2.0, 1.5, 4.0, 4.0, -2.0, -3.0, -2.0],
    t30: [0.0, 2.0, 0.5, 0.0, 1.5, 2.0, 0.5, 0.0, 1.5, 2.0, 0.5, 0.0, 0.0, 2.0, 0.5, 1.0, 1.5, 2.0, 0.5, 1.0,
    1.5, 2.0, 0.5, 1.0, 0.0, 2.0, 0.5, 1.0, 1.5, 2.0, 0.5, 1.0, 1.5, 2.0, 0.5, 1.0, 0.0, 2.0, 0.5,
    1.0, 1.5, 2.0, 0.5, 1.0, 5.0, 2.0, 0.5, 1.0],
    x31: [-1.5, 4.0, 2.5, -1.0, 4.0, -4.0, -2.5, -1.5, -3.0, -2.5, -1.0, -4.0, -1.5, 3.0, -1.0, 1.0, -3.0,
    3.0, -2.0, 2.5, 2.5, -3.0, -4.0, 1.0, 3.5, -3.5, -0.5, 3.5, 4.0, 3.0, 0.5, 1.0, 1.5, -2.0, 1.0,
    -1.5, 2.5, 2.0, 4.0, 3.0, -2.5, -2.0, 3.5, -1.5, 2.0, 1.5, -0.5, -3.5],
    t45: [0.0, 2.0, 0.5, 0.0, 1.5, 2.0, 0.5, 0.0, 1.5, 2.0, 0.5, 0.0, 0.0, 2.0, 0.5, 1.0, 1.5, 2.0, 0.5, 1.0,
    1.5, 2.0, 0.5, 1.0, 0.0, 2.0, 0.5, 1.0, 1.5, 2.0, 0.5, 1.0, 1.5, 2.0, 0.5, 1.0, 0.0, 2.0, 0.5,
    1.0, 1.5, 2.0, 0.5, 1.0, 5.0, 2.0, 0.5, 1.0],
    x46: [1.5, -3.0, 1.0, 1.5, 2.5, -2.5, -2.5, 1.0, -4.0, -2.5, 4.0, 1.0, 3.5, 3.5, 1.0, -3.0, 2.0, -2.0,
    1.0, 1.0, 1.0, -3.0, -2.0, -4.0, 1.5, 2.0, 1.0, 3.5, -2.5, 2.0, 2.5, -4.0, -2.0, -3.5, -1.0,
    1.5, -1.5, 1.0, -3.0, 3.5, 2.0, -1.5, -1.0, 3.0, 0.5, 1.0, 4.0, 2.5],
    t57: [1.5, 0.0, 0.5, 0.5, 1.5, -1.5, 2.5, 0.5, 1.5, -2.5, 7.5, 0.5, 1.5, 0.0, 3.5, 0.5, 0.5, -1.5, 3.5,
    0.5, 0.5, -2.5, 3.5, 0.5, 1.5, 0.0, 2.0, 0.5, 0.5, -1.5, 2.0, 0.5, 1.0, -2.5, 2.0, 0.5, 1.5,
    0.0, 2.0, 0.5, 0.5, -1.5, 2.0, 0.5, 1.0, -2.5, 2.0, 0.5],
    x58: [1.0, -4.0, -2.5, -2.5, 1.0, -1.5, 1.5, -1.0, 0.5, -1.0, -3.0, -3.0, 1.0, 1.0, -1.5, 2.5, 1.0, -3.5,
    4.0, 1.5, -3.5, 4.0, 3.5, -2.0, -1.5, 1.0, -3.5, -2.5, -3.0, -4.0, -4.0, -2.5, 0.5, -2.0, -2.0,
    -2.5, -4.0, 3.5, 1.5, 2.5, -2.5, -3.0, 1.0, 2.0, -1.0, -3.5, -3.5, -2.5],
    t72: [0.5, 0.0, 1.5, 0.0, 1.0, 0.0, 1.5, 0.0, 1.0, 0.0, 1.5, 0.0, 0.5, 0.0, 1.5, 1.5, 1.5, 0.0, 1.5, 1.5,
    1.5, 0.0, 1.5, 1.5, 0.5, 0.0, 1.5, 1.5, 2.0, 0.0, 1.5, 1.5, 2.0, 0.0, 1.5, 1.5, 0.5, 0.0, 1.5,
    1.5, 3.0, 0.0, 1.5, 1.5, 3.0, 0.0, 1.5, 1.5],
    x73: [-0.5, 1.5, 3.5, 0.5, 0.5, -1.0, -2.5, -3.0, -0.5, -2.0, 2.5, -0.5, 3.5, 2.0, -1.0, -0.5, -2.5,
    -1.5, 1.0, 2.0, 3.5, 2.5, 0.5, 4.0, -4.0, 2.0, 2.0, -2.5, -3.5, 1.5, 4.0, -3.0, 3.5, 2.0, 1.5,
    1.0, -3.5, 0.5, 1.0, 2.5, 2.5, -1.5, 1.5, 0.5, 0.5, -3.5, 3.0, -2.0],
    t84: [1.5, -1.5, 2.0, 0.5, 1.5, -1.5, 2.0, 0.5, 1.5, 0.0, 2.0, 0.5, 0.5, -1.5, 2.0, 0.5, 0.5, -1.0, 2.0,
    6.0, 1.5, 0.0, 2.0, 3.5, 1.0, -1.5, 2.0, 0.5, 1.0, -1.5, 2.0, 3.5, 1.5, 0.0, 2.0, 5.0, 0.5,
    -1.5, 2.0, 0.5, 1.5, -1.0, 2.0, 2.0, 1.5, 0.0, 2.0, 2.0],
    x85: [-2.5, -3.5, 3.5, 1.5, 2.5, -2.0, -3.0, -0.5, 1.0, 2.5, 0.5, -1.5, 1.5, 1.0, -2.0, 1.0, -4.0, -3.0,
    -2.5, -1.0, -3.0, -2.0, -2.5, -1.0, -0.5, 3.5, 1.0, 0.5, -2.0, 2.5, -4.0, -2.5, -2.0, 3.5, -2.5,
    -2.5, 1.5, -2.5, 1.5, -1.5, -2.5, 1.0, 3.0, -3.5, 2.5, -2.0, -1.5, -3.5],
    t96: [1.5, 0.0, 2.0, 0.5, 1.5, -0.5, 2.0, 0.5, 1.5, 0.0, 2.0, 0.5, 1.5, -3.5, 2.0, 0.5, 1.5, 0.0, 2.0,
    0.5, 1.5, 0.0, 2.0, 0.5, 1.5, -6.0, 2.0, 0.5, 1.5, -5.0, 2.0, 5.0, 1.5, 0.0, 2.0, 0.5, 1.5, 0.0,
    2.0, 0.5, 3.5, -3.5, 2.0, 2.0, 1.5, 0.0, 2.0, 2.0],
    x97: [-4.0, -4.0, -2.5, 3.0, -2.5, -1.0, 1.5, 3.0, -0.5, -2.0, 1.0, -2.0, -3.5, 0.5, -3.0, -3.0, -3.5,
    4.0, 1.5, 1.0, 4.0, 1.5, 1.5, 1.5, 2.5, 2.5, 4.0, -1.5, -0.5, 4.0, 1.0, -2.0, 2.5, -0.5, 0.5,
    2.5, 0.5, -3.5, 1.0, 1.0, 3.5, 1.0, -2.5, 4.0, -3.5, -0.5, 2.0, -3.5],
    t108: [1.5, 1.5, 2.0, 0.5, 1.5, 0.0, 2.0, 0.5, 1.5, 0.0, 2.0, 0.5, 0.5, 0.0, 2.0, 0.5, 0.5, 0.0, 2.0, 3.0,
    1.5, 0.0, 2.0, 2.5, 1.0, 0.0, 2.0, 0.5, 1.0, 0.0, 2.0, 0.0, 1.5, 0.0, 2.0, 4.0, 0.0, 1.0, 2.0,
    0.5, 0.0, 0.0, 2.0, 2.0, 1.5, 0.0, 2.0, 2.0],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# Layers in a row, each with weights, biases or an activation of its own.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 3, 4], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muPzybc?l3>Cr3IH!i0Ra'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c5 = Parameter('c5', (I32, [4]), [2, -8, 6, 0])
t6 = Internal('t6', (U8, [1, 4, 3, 4], 0.5, 120))
c7 = Parameter('c7', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXllR#>TpS5)4@O`002Z=Bm)'
))
c8 = Parameter('c8', (I32, [4], 0.25, 0), [-4, 6, 0, 8])
t9 = Internal('t9', (U8, [1, 4, 3, 4], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wkzybc?l3>9Q0RSs(0Rs'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c11 = Parameter('c11', (I32, [4]), [6, 0, 8, 4])
t12 = Internal('t12', (U8, [1, 4, 3, 4], 0.5, 120))
c13 = Parameter('c13', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`d0D-0k9H0)D1iB6eDggjQQzQc'
))
c14 = Parameter('c14', (I32, [4], 0.25, 0), [0, 8, 2, -4])
t15 = Output('t15', (U8, [1, 4, 3, 4], 0.5, 120))
x16 = Input('x16', (U8, [1, 4, 3, 4], 0.5, 120))
c19 = Parameter('c19', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fzya!TNi<;<WuOuO07PFT0{'
))
c20 = Parameter('c20', (I32, [4], 0.25, 0), [2, -4, 6, 0])
t21 = Internal('t21', (U8, [1, 4, 3, 4], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muNU}C@l{@{|prUL*iNC5!'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c23 = Parameter('c23', (I32, [4]), [-4, 12, 0, 16])
t24 = Internal('t24', (U8, [1, 4, 3, 4], 0.5, 120))
c25 = Parameter('c25', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlQ6^zya!TNnq+=pb`K8L{}sO'
))
c26 = Parameter('c26', (I32, [4], 0.25, 0), [6, 0, 8, 2])
t27 = Internal('t27', (U8, [1, 4, 3, 4], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muN00AZj9N-Tw2^KUy04Znz0{'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c29 = Parameter('c29', (I32, [4]), [0, 16, 2, -8])
t30 = Output('t30', (U8, [1, 4, 3, 4], 0.5, 120))
x31 = Input('x31', (U8, [1, 4, 3, 4], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muPzybc?l3>Cr3IH!i0Ra'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c35 = Parameter('c35', (I32, [4]), [2, -8, 6, 0])
t36 = Internal('t36', (U8, [1, 4, 3, 4], 0.5, 120))
c37 = Parameter('c37', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXllR#>TpS5)4@O`002Z=Bm)'
))
c38 = Parameter('c38', (I32, [4], 0.25, 0), [-4, 6, 0, 8])
t39 = Internal('t39', (U8, [1, 4, 3, 4], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muNU|?Wkzybc?l3>9Q0RSs(0Rs'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c41 = Parameter('c41', (I32, [4]), [6, 0, 8, 4])
t42 = Internal('t42', (U8, [1, 4, 3, 4], 0.5, 120))
c43 = Parameter('c43', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`d0D-0k9H0)D1iB6eDggjQQzQc'
))
c44 = Parameter('c44', (I32, [4], 0.25, 0), [0, 8, 2, -4])
t45 = Output('t45', (U8, [1, 4, 3, 4], 0.5, 120))
x46 = Input('x46', (U8, [1, 4, 3, 4], 0.5, 120))
c47 = Parameter('c47', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fzya!TNi<;<WuOuO07PFT0{'
))
c50 = Parameter('c50', (I32, [4], 0.25, 0), [2, -4, 6, 0])
t51 = Internal('t51', (U8, [1, 4, 3, 4], 0.5, 120))
c53 = Parameter('c53', (I32, [4], 0.25, 0), [-4, 6, 0, 8])
t54 = Internal('t54', (U8, [1, 4, 3, 4], 0.5, 120))
c56 = Parameter('c56', (I32, [4], 0.25, 0), [6, 0, 8, 2])
t57 = Output('t57', (U8, [1, 4, 3, 4], 0.5, 120))
x58 = Input('x58', (U8, [1, 4, 3, 4], 0.5, 120))
c61 = Parameter('c61', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fzya!TNi<;<WuOuO07PFT0{'
))
c60 = Parameter('c60', (I32, [4], 0.25, 0), [2, -4, 6, 0])
t63 = Internal('t63', (U8, [1, 4, 3, 4], 0.5, 120))
c64 = Parameter('c64', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXllR#>TpS5)4@O`002Z=Bm)'
))
t66 = Internal('t66', (U8, [1, 4, 3, 4], 0.5, 120))
c67 = Parameter('c67', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlQ6^zya!TNnq+=pb`K8L{}sO'
))
t69 = Internal('t69', (U8, [1, 4, 3, 4], 0.5, 120))
c70 = Parameter('c70', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`d0D-0k9H0)D1iB6eDggjQQzQc'
))
t72 = Output('t72', (U8, [1, 4, 3, 4], 0.5, 120))
x73 = Input('x73', (U8, [1, 4, 3, 4], 0.5, 120))
c76 = Parameter('c76', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fzya!TNi<;<WuOuO07PFT0{'
))
c77 = Parameter('c77', (I32, [4], 0.25, 0), [2, -4, 6, 0])
t78 = Internal('t78', (U8, [1, 4, 3, 4], 0.5, 120))
c79 = Parameter('c79', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muNU}C@l{@{|prUL*iNC5!'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c80 = Parameter('c80', (I32, [4]), [-4, 12, 0, 16])
t81 = Internal('t81', (U8, [1, 4, 3, 4], 0.5, 120))
c82 = Parameter('c82', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlQ6^zya!TNnq+=pb`K8L{}sO'
))
c83 = Parameter('c83', (I32, [4], 0.25, 0), [6, 0, 8, 2])
t84 = Output('t84', (U8, [1, 4, 3, 4], 0.5, 120))
x85 = Input('x85', (U8, [1, 4, 3, 4], 0.5, 120))
c88 = Parameter('c88', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fzya!TNi<;<WuOuO07PFT0{'
))
c89 = Parameter('c89', (I32, [4], 0.25, 0), [2, -4, 6, 0])
t90 = Internal('t90', (U8, [1, 4, 3, 4], 0.5, 120))
c91 = Parameter('c91', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muNU}C@l{@{|prUL*iNC5!'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c92 = Parameter('c92', (I32, [4]), [-4, 12, 0, 16])
t93 = Internal('t93', (U8, [1, 4, 3, 4], 0.5, 120))
c94 = Parameter('c94', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlQ6^zya!TNnq+=pb`K8L{}sO'
))
c95 = Parameter('c95', (I32, [4], 0.25, 0), [6, 0, 8, 2])
t96 = Output('t96', (U8, [1, 4, 3, 4], 0.5, 120))
x97 = Input('x97', (U8, [1, 4, 3, 4], 0.5, 120))
c100 = Parameter('c100', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fzya!TNi<;<WuOuO07PFT0{'
))
c101 = Parameter('c101', (I32, [4], 0.25, 0), [2, -4, 6, 0])
t102 = Internal('t102', (U8, [1, 4, 3, 4], 0.5, 120))
c103 = Parameter('c103', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 3, 2]), packed('|i1',
    'c-muNU}C@l{@{|prUL*iNC5!'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c104 = Parameter('c104', (I32, [4]), [-4, 12, 0, 16])
t105 = Internal('t105', (U8, [1, 4, 3, 4], 0.5, 120))
c106 = Parameter('c106', (U8, [4, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlQ6^zya!TNnq+=pb`K8L{}sO'
))
c107 = Parameter('c107', (I32, [4], 0.25, 0), [6, 0, 8, 2])
t108 = Output('t108', (U8, [1, 4, 3, 4], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c4, c5, 1, 1, 1, 2, 0, False).To(t6)
model.Operation('GROUPED_CONV_2D', t6, c7, c8, 1, 1, 1, 2, 0, False).To(t9)
model.Operation('GROUPED_CONV_2D', t9, c10, c11, 1, 1, 1, 2, 0, False).To(t12)
model.Operation('GROUPED_CONV_2D', t12, c13, c14, 1, 1, 1, 2, 0, False).To(t15)
model.Operation('GROUPED_CONV_2D', x16, c19, c20, 1, 1, 1, 2, 1, False).To(t21)
model.Operation('GROUPED_CONV_2D', t21, c22, c23, 1, 1, 1, 2, 1, False).To(t24)
model.Operation('GROUPED_CONV_2D', t24, c25, c26, 1, 1, 1, 2, 1, False).To(t27)
model.Operation('GROUPED_CONV_2D', t27, c28, c29, 1, 1, 1, 2, 1, False).To(t30)
model.Operation('GROUPED_CONV_2D', x31, c34, c35, 1, 1, 1, 2, 3, False).To(t36)
model.Operation('GROUPED_CONV_2D', t36, c37, c38, 1, 1, 1, 2, 3, False).To(t39)
model.Operation('GROUPED_CONV_2D', t39, c40, c41, 1, 1, 1, 2, 3, False).To(t42)
model.Operation('GROUPED_CONV_2D', t42, c43, c44, 1, 1, 1, 2, 3, False).To(t45)
model.Operation('GROUPED_CONV_2D', x46, c47, c50, 1, 1, 1, 2, 0, False).To(t51)
model.Operation('GROUPED_CONV_2D', t51, c47, c53, 1, 1, 1, 2, 0, False).To(t54)
model.Operation('GROUPED_CONV_2D', t54, c47, c56, 1, 1, 1, 2, 0, False).To(t57)
model.Operation('GROUPED_CONV_2D', x58, c61, c60, 1, 1, 1, 2, 1, False).To(t63)
model.Operation('GROUPED_CONV_2D', t63, c64, c60, 1, 1, 1, 2, 1, False).To(t66)
model.Operation('GROUPED_CONV_2D', t66, c67, c60, 1, 1, 1, 2, 1, False).To(t69)
model.Operation('GROUPED_CONV_2D', t69, c70, c60, 1, 1, 1, 2, 1, False).To(t72)
model.Operation('GROUPED_CONV_2D', x73, c76, c77, 1, 1, 1, 2, 3, False).To(t78)
model.Operation('GROUPED_CONV_2D', t78, c79, c80, 1, 1, 1, 2, 0, False).To(t81)
model.Operation('GROUPED_CONV_2D', t81, c82, c83, 1, 1, 1, 2, 0, False).To(t84)
model.Operation('GROUPED_CONV_2D', x85, c88, c89, 1, 1, 1, 2, 0, False).To(t90)
model.Operation('GROUPED_CONV_2D', t90, c91, c92, 1, 1, 1, 2, 3, False).To(t93)
model.Operation('GROUPED_CONV_2D', t93, c94, c95, 1, 1, 1, 2, 0, False).To(t96)
model.Operation('GROUPED_CONV_2D', x97, c100, c101, 1, 1, 1, 2, 0, False).To(t102)
model.Operation('GROUPED_CONV_2D', t102, c103, c104, 1, 1, 1, 2, 0, False).To(t105)
model.Operation('GROUPED_CONV_2D', t105, c106, c107, 1, 1, 1, 2, 3, False).To(t108)
Example({
    x1: [122, 122, 116, 113, 115, 116, 127, 116, 112, 118, 112, 127, 117, 112, 119, 127, 127, 126, 122, 114,
    122, 113, 112, 119, 114, 128, 112, 113, 116, 115, 114, 121, 116, 122, 122, 119, 113, 123, 124,
    119, 124, 123, 115, 123, 127, 113, 124, 126],
    t15: [120, 124, 121, 118, 123, 121, 121, 118, 123, 135, 121, 118, 120, 124, 121, 122, 121, 137, 121, 122,
    121, 124, 121, 122, 120, 124, 121, 122, 122, 132, 121, 122, 122, 132, 121, 122, 120, 124, 121,
    122, 124, 124, 121, 122, 117, 124, 121, 122],
    x16: [121, 117, 121, 119, 128, 112, 117, 117, 114, 123, 112, 122, 119, 127, 124, 122, 118, 126, 122, 116,
    116, 115, 123, 126, 113, 124, 113, 122, 117, 112, 117, 125, 116, 117, 119, 112, 123, 117, 123,
    123, 127, 124, 123, 128, 128, 116, 114, 116],
    t30: [120, 124, 121, 120, 123, 124, 121, 120, 123, 124, 121, 120, 120, 124, 121, 122, 123, 124, 121, 122,
    123, 124, 121, 122, 120, 124, 121, 122, 123, 124, 121, 122, 123, 124, 121, 122, 120, 124, 121,
    122, 123, 124, 121, 122, 130, 124, 121, 122],
    x31: [117, 128, 125, 118, 128, 112, 115, 117, 114, 115, 118, 112, 117, 126, 118, 122, 114, 126, 116, 125,
    125, 114, 112, 122, 127, 113, 119, 127, 128, 126, 121, 122, 123, 116, 122, 117, 125, 124, 128,
    126, 115, 116, 127, 117, 124, 123, 119, 113],
    t45: [120, 124, 121, 120, 123, 124, 121, 120, 123, 124, 121, 120, 120, 124, 121, 122, 123, 124, 121, 122,
    123, 124, 121, 122, 120, 124, 121, 122, 123, 124, 121, 122, 123, 124, 121, 122, 120, 124, 121,
    122, 123, 124, 121, 122, 130, 124, 121, 122],
    x46: [123, 114, 122, 123, 125, 115, 115, 122, 112, 115, 128, 122, 127, 127, 122, 114, 124, 116, 122, 122,
    122, 114, 116, 112, 123, 124, 122, 127, 115, 124, 125, 112, 116, 113, 118, 123, 117, 122, 114,
    127, 124, 117, 118, 126, 121, 122, 128, 125],
    t57: [123, 120, 121, 121, 123, 117, 125, 121, 123, 115, 135, 121, 123, 120, 127, 121, 121, 117, 127, 121,
    121, 115, 127, 121, 123, 120, 124, 121, 121, 117, 124, 121, 122, 115, 124, 121, 123, 120, 124,
    121, 121, 117, 124, 121, 122, 115, 124, 121],
    x58: [122, 112, 115, 115, 122, 117, 123, 118, 121, 118, 114, 114, 122, 122, 117, 125, 122, 113, 128, 123,
    113, 128, 127, 116, 117, 122, 113, 115, 114, 112, 112, 115, 121, 116, 116, 115, 112, 127, 123,
    125, 115, 114, 122, 124, 118, 113, 113, 115],
    t72: [121, 120, 123, 120, 122, 120, 123, 120, 122, 120, 123, 120, 121, 120, 123, 123, 123, 120, 123, 123,
    123, 120, 123, 123, 121, 120, 123, 123, 124, 120, 123, 123, 124, 120, 123, 123, 121, 120, 123,
    123, 126, 120, 123, 123, 126, 120, 123, 123],
    x73: [119, 123, 127, 121, 121, 118, 115, 114, 119, 116, 125, 119, 127, 124, 118, 119, 115, 117, 122, 124,
    127, 125, 121, 128, 112, 124, 124, 115, 113, 123, 128, 114, 127, 124, 123, 122, 113, 121, 122,
    125, 125, 117, 123, 121, 121, 113, 126, 116],
    t84: [123, 117, 124, 121, 123, 117, 124, 121, 123, 120, 124, 121, 121, 117, 124, 121, 121, 118, 124, 132,
    123, 120, 124, 127, 122, 117, 124, 121, 122, 117, 124, 127, 123, 120, 124, 130, 121, 117, 124,
    121, 123, 118, 124, 124, 123, 120, 124, 124],
    x85: [115, 113, 127, 123, 125, 116, 114, 119, 122, 125, 121, 117, 123, 122, 116, 122, 112, 114, 115, 118,
    114, 116, 115, 118, 119, 127, 122, 121, 116, 125, 112, 115, 116, 127, 115, 115, 123, 115, 123,
    117, 115, 122, 126, 113, 125, 116, 117, 113],
    t96: [123, 120, 124, 121, 123, 119, 124, 121, 123, 120, 124, 121, 123, 113, 124, 121, 123, 120, 124, 121,
    123, 120, 124, 121, 123, 108, 124, 121, 123, 110, 124, 130, 123, 120, 124, 121, 123, 120, 124,
    121, 127, 113, 124, 124, 123, 120, 124, 124],
    x97: [112, 112, 115, 126, 115, 118, 123, 126, 119, 116, 122, 116, 113, 121, 114, 114, 113, 128, 123, 122,
    128, 123, 123, 123, 125, 125, 128, 117, 119, 128, 122, 116, 125, 119, 121, 125, 121, 113, 122,
    122, 127, 122, 115, 128, 113, 119, 124, 113],
    t108: [123, 123, 124, 121, 123, 120, 124, 121, 123, 120, 124, 121, 121, 120, 124, 121, 121, 120, 124, 126,
    123, 120, 124, 125, 122, 120, 124, 121, 122, 120, 124, 120, 123, 120, 124, 128, 120, 122, 124,
    121, 120, 120, 124, 124, 123, 120, 124, 124],
}, name='windows_quant8').AddVariations(signed(x1, t6, c7, t9, t12, c13, t15, x16, c19, t21, t24, c25, t27, t30, x31, t36, c37, t39, t42, c43, t45, x46, c47, t51, t54, t57, x58, c61, t63, c64, t66, c67, t69, c70, t72, x73, c76, t78, t81, c82, t84, x85, c88, t90, t93, c94, t96, x97, c100, t102, t105, c106, t108)).DisableLifeTimeVariation()
