# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: the same layer several times in a row.

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

# Layers in a row become a loop, which has to keep the weights, biases or activation of each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 3, 2]))
c4 = Parameter('c4', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muRKmz}fIgD@?02ey}0s', 1.0
))
c5 = Parameter('c5', (F32, [2]), [0.5, -1.0])
t6 = Internal('t6', (F32, [1, 4, 3, 2]))
c7 = Parameter('c7', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muNU}Qi7|B*Q`82}YI0Rj', 1.0
))
c8 = Parameter('c8', (F32, [2]), [-1.0, 1.5])
t9 = Internal('t9', (F32, [1, 4, 3, 2]))
c10 = Parameter('c10', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muNU|?WmKmz}fIS?5D6E^_@', 1.0
))
c11 = Parameter('c11', (F32, [2]), [1.5, 0.0])
t12 = Internal('t12', (F32, [1, 4, 3, 2]))
c13 = Parameter('c13', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muN00Bk@B=8@Z1Cjv%5j6n<', 1.0
))
c14 = Parameter('c14', (F32, [2]), [0.0, 2.0])
t15 = Output('t15', (F32, [1, 4, 3, 2]))
x16 = Input('x16', (F32, [1, 4, 3, 2]))
c19 = Parameter('c19', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muRKmz}fIgD@?02ey}0s', 1.0
))
c20 = Parameter('c20', (F32, [2]), [0.5, -1.0])
t21 = Internal('t21', (F32, [1, 4, 3, 2]))
c22 = Parameter('c22', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muNU}Qi7|B*Q`82}YI0Rj', 1.0
))
c23 = Parameter('c23', (F32, [2]), [-1.0, 1.5])
t24 = Internal('t24', (F32, [1, 4, 3, 2]))
c25 = Parameter('c25', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muNU|?WmKmz}fIS?5D6E^_@', 1.0
))
c26 = Parameter('c26', (F32, [2]), [1.5, 0.0])
t27 = Internal('t27', (F32, [1, 4, 3, 2]))
c28 = Parameter('c28', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muN00Bk@B=8@Z1Cjv%5j6n<', 1.0
))
c29 = Parameter('c29', (F32, [2]), [0.0, 2.0])
t30 = Output('t30', (F32, [1, 4, 3, 2]))
x31 = Input('x31', (F32, [1, 4, 3, 2]))
c34 = Parameter('c34', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muRKmz}fIgD@?02ey}0s', 1.0
))
c35 = Parameter('c35', (F32, [2]), [0.5, -1.0])
t36 = Internal('t36', (F32, [1, 4, 3, 2]))
c37 = Parameter('c37', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muNU}Qi7|B*Q`82}YI0Rj', 1.0
))
c38 = Parameter('c38', (F32, [2]), [-1.0, 1.5])
t39 = Internal('t39', (F32, [1, 4, 3, 2]))
c40 = Parameter('c40', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muNU|?WmKmz}fIS?5D6E^_@', 1.0
))
c41 = Parameter('c41', (F32, [2]), [1.5, 0.0])
t42 = Internal('t42', (F32, [1, 4, 3, 2]))
c43 = Parameter('c43', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muN00Bk@B=8@Z1Cjv%5j6n<', 1.0
))
c44 = Parameter('c44', (F32, [2]), [0.0, 2.0])
t45 = Output('t45', (F32, [1, 4, 3, 2]))
x46 = Input('x46', (F32, [1, 4, 3, 2]))
c47 = Parameter('c47', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muRKmz}fIgD@?02ey}0s', 1.0
))
c50 = Parameter('c50', (F32, [2]), [0.5, -1.0])
t51 = Internal('t51', (F32, [1, 4, 3, 2]))
c53 = Parameter('c53', (F32, [2]), [-1.0, 1.5])
t54 = Internal('t54', (F32, [1, 4, 3, 2]))
c56 = Parameter('c56', (F32, [2]), [1.5, 0.0])
t57 = Output('t57', (F32, [1, 4, 3, 2]))
x58 = Input('x58', (F32, [1, 4, 3, 2]))
c61 = Parameter('c61', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muRKmz}fIgD@?02ey}0s', 1.0
))
c60 = Parameter('c60', (F32, [2]), [0.5, -1.0])
t63 = Internal('t63', (F32, [1, 4, 3, 2]))
c64 = Parameter('c64', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muNU}Qi7|B*Q`82}YI0Rj', 1.0
))
t66 = Internal('t66', (F32, [1, 4, 3, 2]))
c67 = Parameter('c67', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muNU|?WmKmz}fIS?5D6E^_@', 1.0
))
t69 = Internal('t69', (F32, [1, 4, 3, 2]))
c70 = Parameter('c70', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muN00Bk@B=8@Z1Cjv%5j6n<', 1.0
))
t72 = Output('t72', (F32, [1, 4, 3, 2]))
x73 = Input('x73', (F32, [1, 4, 3, 2]))
c76 = Parameter('c76', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muRKmz}fIgD@?02ey}0s', 1.0
))
c77 = Parameter('c77', (F32, [2]), [0.5, -1.0])
t78 = Internal('t78', (F32, [1, 4, 3, 2]))
c79 = Parameter('c79', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muNU}Qi7|B*Q`82}YI0Rj', 1.0
))
c80 = Parameter('c80', (F32, [2]), [-1.0, 1.5])
t81 = Internal('t81', (F32, [1, 4, 3, 2]))
c82 = Parameter('c82', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muNU|?WmKmz}fIS?5D6E^_@', 1.0
))
c83 = Parameter('c83', (F32, [2]), [1.5, 0.0])
t84 = Output('t84', (F32, [1, 4, 3, 2]))
x85 = Input('x85', (F32, [1, 4, 3, 2]))
c88 = Parameter('c88', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muRKmz}fIgD@?02ey}0s', 1.0
))
c89 = Parameter('c89', (F32, [2]), [0.5, -1.0])
t90 = Internal('t90', (F32, [1, 4, 3, 2]))
c91 = Parameter('c91', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muNU}Qi7|B*Q`82}YI0Rj', 1.0
))
c92 = Parameter('c92', (F32, [2]), [-1.0, 1.5])
t93 = Internal('t93', (F32, [1, 4, 3, 2]))
c94 = Parameter('c94', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muNU|?WmKmz}fIS?5D6E^_@', 1.0
))
c95 = Parameter('c95', (F32, [2]), [1.5, 0.0])
t96 = Output('t96', (F32, [1, 4, 3, 2]))
x97 = Input('x97', (F32, [1, 4, 3, 2]))
c100 = Parameter('c100', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muRKmz}fIgD@?02ey}0s', 1.0
))
c101 = Parameter('c101', (F32, [2]), [0.5, -1.0])
t102 = Internal('t102', (F32, [1, 4, 3, 2]))
c103 = Parameter('c103', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muNU}Qi7|B*Q`82}YI0Rj', 1.0
))
c104 = Parameter('c104', (F32, [2]), [-1.0, 1.5])
t105 = Internal('t105', (F32, [1, 4, 3, 2]))
c106 = Parameter('c106', (F32, [2, 3, 3, 2]), packed('|i1',
    'c-muNU|?WmKmz}fIS?5D6E^_@', 1.0
))
c107 = Parameter('c107', (F32, [2]), [1.5, 0.0])
t108 = Output('t108', (F32, [1, 4, 3, 2]))
model = Model()
model.Operation('CONV_2D', x1, c4, c5, 1, 1, 1, 0).To(t6)
model.Operation('CONV_2D', t6, c7, c8, 1, 1, 1, 0).To(t9)
model.Operation('CONV_2D', t9, c10, c11, 1, 1, 1, 0).To(t12)
model.Operation('CONV_2D', t12, c13, c14, 1, 1, 1, 0).To(t15)
model.Operation('CONV_2D', x16, c19, c20, 1, 1, 1, 1).To(t21)
model.Operation('CONV_2D', t21, c22, c23, 1, 1, 1, 1).To(t24)
model.Operation('CONV_2D', t24, c25, c26, 1, 1, 1, 1).To(t27)
model.Operation('CONV_2D', t27, c28, c29, 1, 1, 1, 1).To(t30)
model.Operation('CONV_2D', x31, c34, c35, 1, 1, 1, 3).To(t36)
model.Operation('CONV_2D', t36, c37, c38, 1, 1, 1, 3).To(t39)
model.Operation('CONV_2D', t39, c40, c41, 1, 1, 1, 3).To(t42)
model.Operation('CONV_2D', t42, c43, c44, 1, 1, 1, 3).To(t45)
model.Operation('CONV_2D', x46, c47, c50, 1, 1, 1, 0).To(t51)
model.Operation('CONV_2D', t51, c47, c53, 1, 1, 1, 0).To(t54)
model.Operation('CONV_2D', t54, c47, c56, 1, 1, 1, 0).To(t57)
model.Operation('CONV_2D', x58, c61, c60, 1, 1, 1, 1).To(t63)
model.Operation('CONV_2D', t63, c64, c60, 1, 1, 1, 1).To(t66)
model.Operation('CONV_2D', t66, c67, c60, 1, 1, 1, 1).To(t69)
model.Operation('CONV_2D', t69, c70, c60, 1, 1, 1, 1).To(t72)
model.Operation('CONV_2D', x73, c76, c77, 1, 1, 1, 3).To(t78)
model.Operation('CONV_2D', t78, c79, c80, 1, 1, 1, 0).To(t81)
model.Operation('CONV_2D', t81, c82, c83, 1, 1, 1, 0).To(t84)
model.Operation('CONV_2D', x85, c88, c89, 1, 1, 1, 0).To(t90)
model.Operation('CONV_2D', t90, c91, c92, 1, 1, 1, 3).To(t93)
model.Operation('CONV_2D', t93, c94, c95, 1, 1, 1, 0).To(t96)
model.Operation('CONV_2D', x97, c100, c101, 1, 1, 1, 0).To(t102)
model.Operation('CONV_2D', t102, c103, c104, 1, 1, 1, 0).To(t105)
model.Operation('CONV_2D', t105, c106, c107, 1, 1, 1, 3).To(t108)
Example({
    x1: [-2.0, 2.0, -1.5, 1.0, -2.5, -0.5, -2.5, 3.5, 2.0, 4.0, 3.5, -0.5, -2.0, 2.5, 3.5, 1.0, 1.5, -0.5,
    1.0, -3.0, -3.5, -4.0, 1.0, -2.5],
    t15: [0.0, -6.5, 2.0, -1.5, 0.0, 3.5, 0.0, -8.5, -8.5, -3.0, -3.5, 1.0, 0.0, 3.0, -10.5, 0.5, -5.0, 4.0,
    0.0, 2.0, 1.0, 2.0, -1.5, 2.5],
    x16: [-2.5, -1.0, 1.0, 1.5, -4.0, 1.0, -3.5, -2.5, 1.0, 3.0, 2.0, 1.0, 0.5, -4.0, -2.0, -1.0, 3.5, -0.5,
    1.0, -3.0, -1.0, -1.0, -0.5, -2.5],
    t30: [0.0, 2.0, 0.0, 2.0, 0.0, 3.5, 0.0, 4.0, 0.0, 2.0, 0.0, 3.5, 0.0, 4.5, 2.0, 5.0, 0.0, 3.5, 0.0, 2.0,
    2.5, 2.0, 3.0, 2.0],
    x31: [3.5, 2.5, 3.5, -3.5, -2.5, -2.5, 1.0, -1.0, 2.5, -3.5, -2.0, -0.5, 2.5, -3.5, -2.0, -2.5, -3.5,
    -0.5, 3.5, 2.5, -1.0, 1.0, 1.0, -0.5],
    t45: [0.0, 2.0, 0.0, 2.0, 0.0, 3.5, 0.0, 2.5, 0.0, 5.0, 0.0, 3.5, 0.0, 6.0, 0.5, 6.0, 3.0, 3.5, 0.0, 2.0,
    6.0, 2.0, 6.0, 2.0],
    x46: [3.0, -3.5, -3.0, 1.5, 0.5, -2.5, -2.5, -4.0, -1.5, 0.5, 0.5, 1.5, -1.0, 0.5, 4.0, 0.5, -0.5, 2.5,
    3.0, -3.5, 1.0, 4.0, 4.0, 3.0],
    t57: [1.5, -1.0, -0.5, 2.5, -3.0, 1.5, 1.5, -1.0, -1.5, 1.5, 1.0, 0.5, 1.5, -1.0, -1.5, -2.5, 2.0, 2.0,
    1.5, -1.0, 0.5, -0.5, -1.0, 0.5],
    x58: [-4.0, -4.0, 2.5, -2.5, 0.5, 1.0, 2.0, 1.0, 1.5, -1.5, -0.5, 1.0, 1.0, 2.0, 1.0, -3.5, -3.0, 1.0,
    1.0, 2.0, 3.0, 1.0, 3.0, 2.0],
    t72: [0.5, 0.0, 0.5, 0.0, 1.0, 0.0, 0.5, 0.0, 1.0, 2.0, 1.5, 0.0, 0.5, 0.0, 1.0, 4.5, 3.5, 0.0, 0.5, 0.0,
    1.0, 0.0, 6.0, 0.0],
    x73: [4.0, -0.5, 1.5, 0.5, 3.0, -1.0, -3.0, -0.5, 1.0, -1.5, -2.0, 0.5, -1.0, -3.0, 2.5, 3.0, 3.0, 1.0,
    -4.0, -3.5, -2.0, -2.5, 1.0, -3.0],
    t84: [0.0, 0.0, 0.0, -0.5, 1.5, -1.5, -5.0, 0.0, -1.0, -0.5, 1.5, 5.0, -4.5, 0.0, -1.0, -0.5, 1.5, 0.0,
    6.5, 0.0, 0.5, 0.0, 1.5, 0.0],
    x85: [0.5, 3.0, 3.0, 1.0, 1.0, -3.5, -3.5, -4.0, -1.5, 1.0, -3.0, 0.5, -0.5, -0.5, 3.5, -0.5, -4.0, 0.5,
    4.0, -3.5, 3.5, -4.0, 1.0, 4.0],
    t96: [-4.0, 0.0, 0.0, 1.0, 1.5, 1.0, -1.5, 0.0, 3.0, 0.0, 1.5, 0.0, -3.0, 0.0, 3.5, 0.0, 1.5, 0.0, 1.5,
    0.0, 4.5, 0.0, 1.5, 0.0],
    x97: [3.0, -1.0, 3.5, 1.0, 2.0, 2.0, 2.0, 1.0, 3.0, -0.5, 3.5, 3.5, -1.5, -2.0, 3.0, 2.5, -0.5, 3.5,
    -3.0, -1.0, -3.0, 2.5, 1.0, 3.5],
    t108: [0.0, 0.0, 0.0, 2.0, 1.5, 0.0, 0.0, 0.0, 0.0, 3.5, 1.5, 6.0, 0.0, 0.0, 1.5, 0.0, 1.5, 2.5, 6.0, 0.0,
    2.0, 0.0, 1.5, 0.0],
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()

# Layers in a row become a loop, which has to keep the weights, biases or activation of each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 3, 2], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-muPKmz}eIV^A%02gKf1p'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c5 = Parameter('c5', (I32, [2]), [2, -8])
t6 = Internal('t6', (U8, [1, 4, 3, 2], 0.5, 120))
c7 = Parameter('c7', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlg(Lb;ul;3<D7W0M+Lb0{'
))
c8 = Parameter('c8', (I32, [2], 0.25, 0), [-4, 6])
t9 = Internal('t9', (U8, [1, 4, 3, 2], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-muNU|?WkKmz}eIV@lj025XL1p'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c11 = Parameter('c11', (I32, [2]), [6, 0])
t12 = Internal('t12', (U8, [1, 4, 3, 2], 0.5, 120))
c13 = Parameter('c13', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`d0D-0kBv6OU0m(2B0RYwC5(5'
))
c14 = Parameter('c14', (I32, [2], 0.25, 0), [0, 8])
t15 = Output('t15', (U8, [1, 4, 3, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 4, 3, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fKmv8hoF+Jnfd~Kq)$0-i'
))
c20 = Parameter('c20', (I32, [2], 0.25, 0), [2, -4])
t21 = Internal('t21', (U8, [1, 4, 3, 2], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-muNU}8W5|ByK>P#ORgUI7I'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c23 = Parameter('c23', (I32, [2]), [-4, 12])
t24 = Internal('t24', (U8, [1, 4, 3, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlQ6^Kmv8h9Ec195dZ+y;}Qb'
))
c26 = Parameter('c26', (I32, [2], 0.25, 0), [6, 0])
t27 = Internal('t27', (U8, [1, 4, 3, 2], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-muN00AZjB=85B!ve$r5i9`%'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c29 = Parameter('c29', (I32, [2]), [0, 16])
t30 = Output('t30', (U8, [1, 4, 3, 2], 0.5, 120))
x31 = Input('x31', (U8, [1, 4, 3, 2], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-muPKmz}eIV^A%02gKf1p'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c35 = Parameter('c35', (I32, [2]), [2, -8])
t36 = Internal('t36', (U8, [1, 4, 3, 2], 0.5, 120))
c37 = Parameter('c37', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlg(Lb;ul;3<D7W0M+Lb0{'
))
c38 = Parameter('c38', (I32, [2], 0.25, 0), [-4, 6])
t39 = Internal('t39', (U8, [1, 4, 3, 2], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-muNU|?WkKmz}eIV@lj025XL1p'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c41 = Parameter('c41', (I32, [2]), [6, 0])
t42 = Internal('t42', (U8, [1, 4, 3, 2], 0.5, 120))
c43 = Parameter('c43', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`d0D-0kBv6OU0m(2B0RYwC5(5'
))
c44 = Parameter('c44', (I32, [2], 0.25, 0), [0, 8])
t45 = Output('t45', (U8, [1, 4, 3, 2], 0.5, 120))
x46 = Input('x46', (U8, [1, 4, 3, 2], 0.5, 120))
c47 = Parameter('c47', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fKmv8hoF+Jnfd~Kq)$0-i'
))
c50 = Parameter('c50', (I32, [2], 0.25, 0), [2, -4])
t51 = Internal('t51', (U8, [1, 4, 3, 2], 0.5, 120))
c53 = Parameter('c53', (I32, [2], 0.25, 0), [-4, 6])
t54 = Internal('t54', (U8, [1, 4, 3, 2], 0.5, 120))
c56 = Parameter('c56', (I32, [2], 0.25, 0), [6, 0])
t57 = Output('t57', (U8, [1, 4, 3, 2], 0.5, 120))
x58 = Input('x58', (U8, [1, 4, 3, 2], 0.5, 120))
c61 = Parameter('c61', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fKmv8hoF+Jnfd~Kq)$0-i'
))
c60 = Parameter('c60', (I32, [2], 0.25, 0), [2, -4])
t63 = Internal('t63', (U8, [1, 4, 3, 2], 0.5, 120))
c64 = Parameter('c64', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlg(Lb;ul;3<D7W0M+Lb0{'
))
t66 = Internal('t66', (U8, [1, 4, 3, 2], 0.5, 120))
c67 = Parameter('c67', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlQ6^Kmv8h9Ec195dZ+y;}Qb'
))
t69 = Internal('t69', (U8, [1, 4, 3, 2], 0.5, 120))
c70 = Parameter('c70', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`d0D-0kBv6OU0m(2B0RYwC5(5'
))
t72 = Output('t72', (U8, [1, 4, 3, 2], 0.5, 120))
x73 = Input('x73', (U8, [1, 4, 3, 2], 0.5, 120))
c76 = Parameter('c76', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fKmv8hoF+Jnfd~Kq)$0-i'
))
c77 = Parameter('c77', (I32, [2], 0.25, 0), [2, -4])
t78 = Internal('t78', (U8, [1, 4, 3, 2], 0.5, 120))
c79 = Parameter('c79', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-muNU}8W5|ByK>P#ORgUI7I'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c80 = Parameter('c80', (I32, [2]), [-4, 12])
t81 = Internal('t81', (U8, [1, 4, 3, 2], 0.5, 120))
c82 = Parameter('c82', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlQ6^Kmv8h9Ec195dZ+y;}Qb'
))
c83 = Parameter('c83', (I32, [2], 0.25, 0), [6, 0])
t84 = Output('t84', (U8, [1, 4, 3, 2], 0.5, 120))
x85 = Input('x85', (U8, [1, 4, 3, 2], 0.5, 120))
c88 = Parameter('c88', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fKmv8hoF+Jnfd~Kq)$0-i'
))
c89 = Parameter('c89', (I32, [2], 0.25, 0), [2, -4])
t90 = Internal('t90', (U8, [1, 4, 3, 2], 0.5, 120))
c91 = Parameter('c91', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-muNU}8W5|ByK>P#ORgUI7I'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c92 = Parameter('c92', (I32, [2]), [-4, 12])
t93 = Internal('t93', (U8, [1, 4, 3, 2], 0.5, 120))
c94 = Parameter('c94', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlQ6^Kmv8h9Ec195dZ+y;}Qb'
))
c95 = Parameter('c95', (I32, [2], 0.25, 0), [6, 0])
t96 = Output('t96', (U8, [1, 4, 3, 2], 0.5, 120))
x97 = Input('x97', (U8, [1, 4, 3, 2], 0.5, 120))
c100 = Parameter('c100', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`fKmv8hoF+Jnfd~Kq)$0-i'
))
c101 = Parameter('c101', (I32, [2], 0.25, 0), [2, -4])
t102 = Internal('t102', (U8, [1, 4, 3, 2], 0.5, 120))
c103 = Parameter('c103', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 3, 2]), packed('|i1',
    'c-muNU}8W5|ByK>P#ORgUI7I'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25]))
c104 = Parameter('c104', (I32, [2]), [-4, 12])
t105 = Internal('t105', (U8, [1, 4, 3, 2], 0.5, 120))
c106 = Parameter('c106', (U8, [2, 3, 3, 2], 0.5, 128), packed('<i2',
    'c-m`dXlQ6^Kmv8h9Ec195dZ+y;}Qb'
))
c107 = Parameter('c107', (I32, [2], 0.25, 0), [6, 0])
t108 = Output('t108', (U8, [1, 4, 3, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c4, c5, 1, 1, 1, 0).To(t6)
model.Operation('CONV_2D', t6, c7, c8, 1, 1, 1, 0).To(t9)
model.Operation('CONV_2D', t9, c10, c11, 1, 1, 1, 0).To(t12)
model.Operation('CONV_2D', t12, c13, c14, 1, 1, 1, 0).To(t15)
model.Operation('CONV_2D', x16, c19, c20, 1, 1, 1, 1).To(t21)
model.Operation('CONV_2D', t21, c22, c23, 1, 1, 1, 1).To(t24)
model.Operation('CONV_2D', t24, c25, c26, 1, 1, 1, 1).To(t27)
model.Operation('CONV_2D', t27, c28, c29, 1, 1, 1, 1).To(t30)
model.Operation('CONV_2D', x31, c34, c35, 1, 1, 1, 3).To(t36)
model.Operation('CONV_2D', t36, c37, c38, 1, 1, 1, 3).To(t39)
model.Operation('CONV_2D', t39, c40, c41, 1, 1, 1, 3).To(t42)
model.Operation('CONV_2D', t42, c43, c44, 1, 1, 1, 3).To(t45)
model.Operation('CONV_2D', x46, c47, c50, 1, 1, 1, 0).To(t51)
model.Operation('CONV_2D', t51, c47, c53, 1, 1, 1, 0).To(t54)
model.Operation('CONV_2D', t54, c47, c56, 1, 1, 1, 0).To(t57)
model.Operation('CONV_2D', x58, c61, c60, 1, 1, 1, 1).To(t63)
model.Operation('CONV_2D', t63, c64, c60, 1, 1, 1, 1).To(t66)
model.Operation('CONV_2D', t66, c67, c60, 1, 1, 1, 1).To(t69)
model.Operation('CONV_2D', t69, c70, c60, 1, 1, 1, 1).To(t72)
model.Operation('CONV_2D', x73, c76, c77, 1, 1, 1, 3).To(t78)
model.Operation('CONV_2D', t78, c79, c80, 1, 1, 1, 0).To(t81)
model.Operation('CONV_2D', t81, c82, c83, 1, 1, 1, 0).To(t84)
model.Operation('CONV_2D', x85, c88, c89, 1, 1, 1, 0).To(t90)
model.Operation('CONV_2D', t90, c91, c92, 1, 1, 1, 3).To(t93)
model.Operation('CONV_2D', t93, c94, c95, 1, 1, 1, 0).To(t96)
model.Operation('CONV_2D', x97, c100, c101, 1, 1, 1, 0).To(t102)
model.Operation('CONV_2D', t102, c103, c104, 1, 1, 1, 0).To(t105)
model.Operation('CONV_2D', t105, c106, c107, 1, 1, 1, 3).To(t108)
Example({
    x1: [116, 124, 117, 122, 115, 119, 115, 127, 124, 128, 127, 119, 116, 125, 127, 122, 123, 119, 122, 114,
    113, 112, 122, 115],
    t15: [120, 107, 124, 117, 120, 127, 120, 103, 103, 114, 113, 122, 120, 126, 99, 121, 110, 128, 120, 124,
    122, 124, 117, 125],
    x16: [115, 118, 122, 123, 112, 122, 113, 115, 122, 126, 124, 122, 121, 112, 116, 118, 127, 119, 122, 114,
    118, 118, 119, 115],
    t30: [120, 124, 120, 124, 120, 127, 120, 128, 120, 124, 120, 127, 120, 129, 124, 130, 120, 127, 120, 124,
    125, 124, 126, 124],
    x31: [127, 125, 127, 113, 115, 115, 122, 118, 125, 113, 116, 119, 125, 113, 116, 115, 113, 119, 127, 125,
    118, 122, 122, 119],
    t45: [120, 124, 120, 124, 120, 127, 120, 125, 120, 130, 120, 127, 120, 132, 121, 132, 126, 127, 120, 124,
    132, 124, 132, 124],
    x46: [126, 113, 114, 123, 121, 115, 115, 112, 117, 121, 121, 123, 118, 121, 128, 121, 119, 125, 126, 113,
    122, 128, 128, 126],
    t57: [123, 118, 119, 125, 114, 123, 123, 118, 117, 123, 122, 121, 123, 118, 117, 115, 124, 124, 123, 118,
    121, 119, 118, 121],
    x58: [112, 112, 125, 115, 121, 122, 124, 122, 123, 117, 119, 122, 122, 124, 122, 113, 114, 122, 122, 124,
    126, 122, 126, 124],
    t72: [121, 120, 121, 120, 122, 120, 121, 120, 122, 124, 123, 120, 121, 120, 122, 129, 127, 120, 121, 120,
    122, 120, 132, 120],
    x73: [128, 119, 123, 121, 126, 118, 114, 119, 122, 117, 116, 121, 118, 114, 125, 126, 126, 122, 112, 113,
    116, 115, 122, 114],
    t84: [120, 120, 120, 119, 123, 117, 110, 120, 118, 119, 123, 130, 111, 120, 118, 119, 123, 120, 133, 120,
    121, 120, 123, 120],
    x85: [121, 126, 126, 122, 122, 113, 113, 112, 117, 122, 114, 121, 119, 119, 127, 119, 112, 121, 128, 113,
    127, 112, 122, 128],
    t96: [112, 120, 120, 122, 123, 122, 117, 120, 126, 120, 123, 120, 114, 120, 127, 120, 123, 120, 123, 120,
    129, 120, 123, 120],
    x97: [126, 118, 127, 122, 124, 124, 124, 122, 126, 119, 127, 127, 117, 116, 126, 125, 119, 127, 114, 118,
    114, 125, 122, 127],
    t108: [120, 120, 120, 124, 123, 120, 120, 120, 120, 127, 123, 132, 120, 120, 123, 120, 123, 125, 132, 120,
    124, 120, 123, 120],
}, name='windows_quant8').AddVariations(signed(x1, t6, c7, t9, t12, c13, t15, x16, c19, t21, t24, c25, t27, t30, x31, t36, c37, t39, t42, c43, t45, x46, c47, t51, t54, t57, x58, c61, t63, c64, t66, c67, t69, c70, t72, x73, c76, t78, t81, c82, t84, x85, c88, t90, t93, c94, t96, x97, c100, t102, t105, c106, t108)).DisableLifeTimeVariation()

# Layers in a row become a loop, which has to keep the weights, biases or activation of each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 3]))
c4 = Parameter('c4', (F32, [3, 1, 1, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c5 = Parameter('c5', (F32, [3]), [0.5, -1.0, 1.5])
t6 = Internal('t6', (F32, [1, 2, 3, 3]))
c7 = Parameter('c7', (F32, [3, 1, 1, 3]), [0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0])
c8 = Parameter('c8', (F32, [3]), [-1.0, 1.5, 0.0])
t9 = Internal('t9', (F32, [1, 2, 3, 3]))
c10 = Parameter('c10', (F32, [3, 1, 1, 3]), [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0])
c11 = Parameter('c11', (F32, [3]), [1.5, 0.0, 2.0])
t12 = Internal('t12', (F32, [1, 2, 3, 3]))
c13 = Parameter('c13', (F32, [3, 1, 1, 3]), [0.0, -1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0])
c14 = Parameter('c14', (F32, [3]), [0.0, 2.0, 0.5])
t15 = Output('t15', (F32, [1, 2, 3, 3]))
x16 = Input('x16', (F32, [1, 2, 3, 3]))
c19 = Parameter('c19', (F32, [3, 1, 1, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c20 = Parameter('c20', (F32, [3]), [0.5, -1.0, 1.5])
t21 = Internal('t21', (F32, [1, 2, 3, 3]))
c22 = Parameter('c22', (F32, [3, 1, 1, 3]), [0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0])
c23 = Parameter('c23', (F32, [3]), [-1.0, 1.5, 0.0])
t24 = Internal('t24', (F32, [1, 2, 3, 3]))
c25 = Parameter('c25', (F32, [3, 1, 1, 3]), [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0])
c26 = Parameter('c26', (F32, [3]), [1.5, 0.0, 2.0])
t27 = Internal('t27', (F32, [1, 2, 3, 3]))
c28 = Parameter('c28', (F32, [3, 1, 1, 3]), [0.0, -1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0])
c29 = Parameter('c29', (F32, [3]), [0.0, 2.0, 0.5])
t30 = Output('t30', (F32, [1, 2, 3, 3]))
x31 = Input('x31', (F32, [1, 2, 3, 3]))
c34 = Parameter('c34', (F32, [3, 1, 1, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c35 = Parameter('c35', (F32, [3]), [0.5, -1.0, 1.5])
t36 = Internal('t36', (F32, [1, 2, 3, 3]))
c37 = Parameter('c37', (F32, [3, 1, 1, 3]), [0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0])
c38 = Parameter('c38', (F32, [3]), [-1.0, 1.5, 0.0])
t39 = Internal('t39', (F32, [1, 2, 3, 3]))
c40 = Parameter('c40', (F32, [3, 1, 1, 3]), [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0])
c41 = Parameter('c41', (F32, [3]), [1.5, 0.0, 2.0])
t42 = Internal('t42', (F32, [1, 2, 3, 3]))
c43 = Parameter('c43', (F32, [3, 1, 1, 3]), [0.0, -1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0])
c44 = Parameter('c44', (F32, [3]), [0.0, 2.0, 0.5])
t45 = Output('t45', (F32, [1, 2, 3, 3]))
x46 = Input('x46', (F32, [1, 2, 3, 3]))
c47 = Parameter('c47', (F32, [3, 1, 1, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c50 = Parameter('c50', (F32, [3]), [0.5, -1.0, 1.5])
t51 = Internal('t51', (F32, [1, 2, 3, 3]))
c53 = Parameter('c53', (F32, [3]), [-1.0, 1.5, 0.0])
t54 = Internal('t54', (F32, [1, 2, 3, 3]))
c56 = Parameter('c56', (F32, [3]), [1.5, 0.0, 2.0])
t57 = Output('t57', (F32, [1, 2, 3, 3]))
x58 = Input('x58', (F32, [1, 2, 3, 3]))
c61 = Parameter('c61', (F32, [3, 1, 1, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c60 = Parameter('c60', (F32, [3]), [0.5, -1.0, 1.5])
t63 = Internal('t63', (F32, [1, 2, 3, 3]))
c64 = Parameter('c64', (F32, [3, 1, 1, 3]), [0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0])
t66 = Internal('t66', (F32, [1, 2, 3, 3]))
c67 = Parameter('c67', (F32, [3, 1, 1, 3]), [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0])
t69 = Internal('t69', (F32, [1, 2, 3, 3]))
c70 = Parameter('c70', (F32, [3, 1, 1, 3]), [0.0, -1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0])
t72 = Output('t72', (F32, [1, 2, 3, 3]))
x73 = Input('x73', (F32, [1, 2, 3, 3]))
c76 = Parameter('c76', (F32, [3, 1, 1, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c77 = Parameter('c77', (F32, [3]), [0.5, -1.0, 1.5])
t78 = Internal('t78', (F32, [1, 2, 3, 3]))
c79 = Parameter('c79', (F32, [3, 1, 1, 3]), [0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0])
c80 = Parameter('c80', (F32, [3]), [-1.0, 1.5, 0.0])
t81 = Internal('t81', (F32, [1, 2, 3, 3]))
c82 = Parameter('c82', (F32, [3, 1, 1, 3]), [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0])
c83 = Parameter('c83', (F32, [3]), [1.5, 0.0, 2.0])
t84 = Output('t84', (F32, [1, 2, 3, 3]))
x85 = Input('x85', (F32, [1, 2, 3, 3]))
c88 = Parameter('c88', (F32, [3, 1, 1, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c89 = Parameter('c89', (F32, [3]), [0.5, -1.0, 1.5])
t90 = Internal('t90', (F32, [1, 2, 3, 3]))
c91 = Parameter('c91', (F32, [3, 1, 1, 3]), [0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0])
c92 = Parameter('c92', (F32, [3]), [-1.0, 1.5, 0.0])
t93 = Internal('t93', (F32, [1, 2, 3, 3]))
c94 = Parameter('c94', (F32, [3, 1, 1, 3]), [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0])
c95 = Parameter('c95', (F32, [3]), [1.5, 0.0, 2.0])
t96 = Output('t96', (F32, [1, 2, 3, 3]))
x97 = Input('x97', (F32, [1, 2, 3, 3]))
c100 = Parameter('c100', (F32, [3, 1, 1, 3]), [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0])
c101 = Parameter('c101', (F32, [3]), [0.5, -1.0, 1.5])
t102 = Internal('t102', (F32, [1, 2, 3, 3]))
c103 = Parameter('c103', (F32, [3, 1, 1, 3]), [0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0])
c104 = Parameter('c104', (F32, [3]), [-1.0, 1.5, 0.0])
t105 = Internal('t105', (F32, [1, 2, 3, 3]))
c106 = Parameter('c106', (F32, [3, 1, 1, 3]), [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0])
c107 = Parameter('c107', (F32, [3]), [1.5, 0.0, 2.0])
t108 = Output('t108', (F32, [1, 2, 3, 3]))
model = Model()
model.Operation('CONV_2D', x1, c4, c5, 1, 1, 1, 0).To(t6)
model.Operation('CONV_2D', t6, c7, c8, 1, 1, 1, 0).To(t9)
model.Operation('CONV_2D', t9, c10, c11, 1, 1, 1, 0).To(t12)
model.Operation('CONV_2D', t12, c13, c14, 1, 1, 1, 0).To(t15)
model.Operation('CONV_2D', x16, c19, c20, 1, 1, 1, 1).To(t21)
model.Operation('CONV_2D', t21, c22, c23, 1, 1, 1, 1).To(t24)
model.Operation('CONV_2D', t24, c25, c26, 1, 1, 1, 1).To(t27)
model.Operation('CONV_2D', t27, c28, c29, 1, 1, 1, 1).To(t30)
model.Operation('CONV_2D', x31, c34, c35, 1, 1, 1, 3).To(t36)
model.Operation('CONV_2D', t36, c37, c38, 1, 1, 1, 3).To(t39)
model.Operation('CONV_2D', t39, c40, c41, 1, 1, 1, 3).To(t42)
model.Operation('CONV_2D', t42, c43, c44, 1, 1, 1, 3).To(t45)
model.Operation('CONV_2D', x46, c47, c50, 1, 1, 1, 0).To(t51)
model.Operation('CONV_2D', t51, c47, c53, 1, 1, 1, 0).To(t54)
model.Operation('CONV_2D', t54, c47, c56, 1, 1, 1, 0).To(t57)
model.Operation('CONV_2D', x58, c61, c60, 1, 1, 1, 1).To(t63)
model.Operation('CONV_2D', t63, c64, c60, 1, 1, 1, 1).To(t66)
model.Operation('CONV_2D', t66, c67, c60, 1, 1, 1, 1).To(t69)
model.Operation('CONV_2D', t69, c70, c60, 1, 1, 1, 1).To(t72)
model.Operation('CONV_2D', x73, c76, c77, 1, 1, 1, 3).To(t78)
model.Operation('CONV_2D', t78, c79, c80, 1, 1, 1, 0).To(t81)
model.Operation('CONV_2D', t81, c82, c83, 1, 1, 1, 0).To(t84)
model.Operation('CONV_2D', x85, c88, c89, 1, 1, 1, 0).To(t90)
model.Operation('CONV_2D', t90, c91, c92, 1, 1, 1, 3).To(t93)
model.Operation('CONV_2D', t93, c94, c95, 1, 1, 1, 0).To(t96)
model.Operation('CONV_2D', x97, c100, c101, 1, 1, 1, 0).To(t102)
model.Operation('CONV_2D', t102, c103, c104, 1, 1, 1, 0).To(t105)
model.Operation('CONV_2D', t105, c106, c107, 1, 1, 1, 3).To(t108)
Example({
    x1: [0.5, 3.0, 3.5, 4.0, -3.0, 1.5, 1.0, 1.0, -1.5, 2.5, 1.5, -0.5, 1.0, -0.5, -1.0, 2.5, 3.5, 3.5],
    t15: [-1.5, 5.0, 2.0, -5.5, 8.5, 2.0, 1.5, 5.5, 2.0, 1.0, 7.0, 2.0, -0.5, 5.5, 2.0, -1.0, 7.0, 2.0],
    x16: [1.0, -2.5, 1.0, -0.5, 2.5, 1.0, 2.0, 1.0, -1.5, -1.5, 3.5, 4.0, -4.0, 3.0, 1.0, 1.5, 2.5, 1.0],
    t30: [0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0],
    x31: [-0.5, -1.5, -2.5, 1.0, -3.0, 3.0, 3.5, 2.5, 4.0, -2.0, 3.0, -3.5, -2.5, -2.0, -2.0, 1.0, -0.5, 2.0],
    t45: [0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0, 0.0, 4.0, 2.0],
    x46: [1.0, -3.5, 4.0, 1.0, 1.0, -0.5, -2.5, -2.0, 2.0, 3.0, -1.5, -3.0, 3.5, 1.0, -1.0, 1.0, -4.0, 0.5],
    t57: [2.0, 1.0, 7.5, 2.0, -3.5, 3.0, -1.5, -0.5, 5.5, 4.0, -1.0, 0.5, 4.5, -3.5, 2.5, 2.0, 1.5, 4.0],
    x58: [1.0, 4.0, -1.5, 0.5, -0.5, -1.0, 2.5, -3.5, 1.5, 2.5, 2.0, 1.0, -2.5, -1.5, 1.0, -1.5, -1.0, 3.0],
    t72: [0.5, 0.5, 2.0, 0.5, 0.0, 2.0, 0.0, 0.5, 2.0, 0.0, 0.5, 2.0, 0.0, 0.0, 2.0, 0.0, 0.0, 2.0],
    x73: [-4.0, 4.0, -1.5, 1.0, 1.5, -2.0, 2.5, 1.0, -1.0, -3.0, 1.0, 1.5, -1.5, 2.0, 3.5, -1.5, 4.0, -0.5],
    t84: [1.5, 0.5, 2.0, 1.5, 0.5, 3.5, 1.5, 1.0, 5.0, 1.5, 3.5, 2.0, 1.5, 5.5, 2.0, 1.5, 1.5, 2.0],
    x85: [-3.5, 2.5, -0.5, -2.0, -2.5, 1.5, -1.0, -1.5, 1.5, -3.0, 2.0, -0.5, 1.0, 1.0, 3.0, 3.0, 1.0, 0.5],
    t96: [1.5, 1.5, -1.0, 1.5, 5.0, 0.5, 1.5, 4.0, 1.5, 1.5, 1.5, -0.5, 1.5, 3.0, 2.0, 1.5, 1.5, 2.0],
    x97: [1.0, 3.5, 3.0, 4.0, 4.0, 0.5, -3.0, 2.5, 3.5, -0.5, 2.0, 4.0, 1.0, 1.5, -4.0, 3.0, 3.0, -3.5],
    t108: [1.5, 0.5, 3.5, 1.5, 0.0, 6.0, 1.5, 2.0, 0.0, 1.5, 3.0, 2.0, 1.5, 0.0, 3.5, 1.5, 0.0, 5.5],
}, name='pixels').AddVariations('float16').DisableLifeTimeVariation()

# Layers in a row become a loop, which has to keep the weights, biases or activation of each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 3], 0.5, 120))
c4 = Parameter('c4', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, 0, 0, 0, -4, 0, 0, 0, 2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c5 = Parameter('c5', (I32, [3]), [2, -8, 6])
t6 = Internal('t6', (U8, [1, 2, 3, 3], 0.5, 120))
c7 = Parameter('c7', (U8, [3, 1, 1, 3], 0.5, 128), [128, 130, 130, 128, 128, 128, 126, 128, 128])
c8 = Parameter('c8', (I32, [3], 0.25, 0), [-4, 6, 0])
t9 = Internal('t9', (U8, [1, 2, 3, 3], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [0, 0, 0, 4, 4, 0, 0, 0, -2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c11 = Parameter('c11', (I32, [3]), [6, 0, 8])
t12 = Internal('t12', (U8, [1, 2, 3, 3], 0.5, 120))
c13 = Parameter('c13', (U8, [3, 1, 1, 3], 0.5, 128), [128, 126, 128, 128, 128, 130, 130, 128, 128])
c14 = Parameter('c14', (I32, [3], 0.25, 0), [0, 8, 2])
t15 = Output('t15', (U8, [1, 2, 3, 3], 0.5, 120))
x16 = Input('x16', (U8, [1, 2, 3, 3], 0.5, 120))
c19 = Parameter('c19', (U8, [3, 1, 1, 3], 0.5, 128), [130, 128, 128, 128, 126, 128, 128, 128, 130])
c20 = Parameter('c20', (I32, [3], 0.25, 0), [2, -4, 6])
t21 = Internal('t21', (U8, [1, 2, 3, 3], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [0, 2, 2, 0, 0, 0, -2, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c23 = Parameter('c23', (I32, [3]), [-4, 12, 0])
t24 = Internal('t24', (U8, [1, 2, 3, 3], 0.5, 120))
c25 = Parameter('c25', (U8, [3, 1, 1, 3], 0.5, 128), [128, 128, 128, 130, 130, 128, 128, 128, 126])
c26 = Parameter('c26', (I32, [3], 0.25, 0), [6, 0, 8])
t27 = Internal('t27', (U8, [1, 2, 3, 3], 0.5, 120))
c28 = Parameter('c28', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [0, -2, 0, 0, 0, 4, 2, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c29 = Parameter('c29', (I32, [3]), [0, 16, 2])
t30 = Output('t30', (U8, [1, 2, 3, 3], 0.5, 120))
x31 = Input('x31', (U8, [1, 2, 3, 3], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [2, 0, 0, 0, -4, 0, 0, 0, 2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c35 = Parameter('c35', (I32, [3]), [2, -8, 6])
t36 = Internal('t36', (U8, [1, 2, 3, 3], 0.5, 120))
c37 = Parameter('c37', (U8, [3, 1, 1, 3], 0.5, 128), [128, 130, 130, 128, 128, 128, 126, 128, 128])
c38 = Parameter('c38', (I32, [3], 0.25, 0), [-4, 6, 0])
t39 = Internal('t39', (U8, [1, 2, 3, 3], 0.5, 120))
c40 = Parameter('c40', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [0, 0, 0, 4, 4, 0, 0, 0, -2], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c41 = Parameter('c41', (I32, [3]), [6, 0, 8])
t42 = Internal('t42', (U8, [1, 2, 3, 3], 0.5, 120))
c43 = Parameter('c43', (U8, [3, 1, 1, 3], 0.5, 128), [128, 126, 128, 128, 128, 130, 130, 128, 128])
c44 = Parameter('c44', (I32, [3], 0.25, 0), [0, 8, 2])
t45 = Output('t45', (U8, [1, 2, 3, 3], 0.5, 120))
x46 = Input('x46', (U8, [1, 2, 3, 3], 0.5, 120))
c47 = Parameter('c47', (U8, [3, 1, 1, 3], 0.5, 128), [130, 128, 128, 128, 126, 128, 128, 128, 130])
c50 = Parameter('c50', (I32, [3], 0.25, 0), [2, -4, 6])
t51 = Internal('t51', (U8, [1, 2, 3, 3], 0.5, 120))
c53 = Parameter('c53', (I32, [3], 0.25, 0), [-4, 6, 0])
t54 = Internal('t54', (U8, [1, 2, 3, 3], 0.5, 120))
c56 = Parameter('c56', (I32, [3], 0.25, 0), [6, 0, 8])
t57 = Output('t57', (U8, [1, 2, 3, 3], 0.5, 120))
x58 = Input('x58', (U8, [1, 2, 3, 3], 0.5, 120))
c61 = Parameter('c61', (U8, [3, 1, 1, 3], 0.5, 128), [130, 128, 128, 128, 126, 128, 128, 128, 130])
c60 = Parameter('c60', (I32, [3], 0.25, 0), [2, -4, 6])
t63 = Internal('t63', (U8, [1, 2, 3, 3], 0.5, 120))
c64 = Parameter('c64', (U8, [3, 1, 1, 3], 0.5, 128), [128, 130, 130, 128, 128, 128, 126, 128, 128])
t66 = Internal('t66', (U8, [1, 2, 3, 3], 0.5, 120))
c67 = Parameter('c67', (U8, [3, 1, 1, 3], 0.5, 128), [128, 128, 128, 130, 130, 128, 128, 128, 126])
t69 = Internal('t69', (U8, [1, 2, 3, 3], 0.5, 120))
c70 = Parameter('c70', (U8, [3, 1, 1, 3], 0.5, 128), [128, 126, 128, 128, 128, 130, 130, 128, 128])
t72 = Output('t72', (U8, [1, 2, 3, 3], 0.5, 120))
x73 = Input('x73', (U8, [1, 2, 3, 3], 0.5, 120))
c76 = Parameter('c76', (U8, [3, 1, 1, 3], 0.5, 128), [130, 128, 128, 128, 126, 128, 128, 128, 130])
c77 = Parameter('c77', (I32, [3], 0.25, 0), [2, -4, 6])
t78 = Internal('t78', (U8, [1, 2, 3, 3], 0.5, 120))
c79 = Parameter('c79', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [0, 2, 2, 0, 0, 0, -2, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c80 = Parameter('c80', (I32, [3]), [-4, 12, 0])
t81 = Internal('t81', (U8, [1, 2, 3, 3], 0.5, 120))
c82 = Parameter('c82', (U8, [3, 1, 1, 3], 0.5, 128), [128, 128, 128, 130, 130, 128, 128, 128, 126])
c83 = Parameter('c83', (I32, [3], 0.25, 0), [6, 0, 8])
t84 = Output('t84', (U8, [1, 2, 3, 3], 0.5, 120))
x85 = Input('x85', (U8, [1, 2, 3, 3], 0.5, 120))
c88 = Parameter('c88', (U8, [3, 1, 1, 3], 0.5, 128), [130, 128, 128, 128, 126, 128, 128, 128, 130])
c89 = Parameter('c89', (I32, [3], 0.25, 0), [2, -4, 6])
t90 = Internal('t90', (U8, [1, 2, 3, 3], 0.5, 120))
c91 = Parameter('c91', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [0, 2, 2, 0, 0, 0, -2, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c92 = Parameter('c92', (I32, [3]), [-4, 12, 0])
t93 = Internal('t93', (U8, [1, 2, 3, 3], 0.5, 120))
c94 = Parameter('c94', (U8, [3, 1, 1, 3], 0.5, 128), [128, 128, 128, 130, 130, 128, 128, 128, 126])
c95 = Parameter('c95', (I32, [3], 0.25, 0), [6, 0, 8])
t96 = Output('t96', (U8, [1, 2, 3, 3], 0.5, 120))
x97 = Input('x97', (U8, [1, 2, 3, 3], 0.5, 120))
c100 = Parameter('c100', (U8, [3, 1, 1, 3], 0.5, 128), [130, 128, 128, 128, 126, 128, 128, 128, 130])
c101 = Parameter('c101', (I32, [3], 0.25, 0), [2, -4, 6])
t102 = Internal('t102', (U8, [1, 2, 3, 3], 0.5, 120))
c103 = Parameter('c103', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 3]), [0, 2, 2, 0, 0, 0, -2, 0, 0], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c104 = Parameter('c104', (I32, [3]), [-4, 12, 0])
t105 = Internal('t105', (U8, [1, 2, 3, 3], 0.5, 120))
c106 = Parameter('c106', (U8, [3, 1, 1, 3], 0.5, 128), [128, 128, 128, 130, 130, 128, 128, 128, 126])
c107 = Parameter('c107', (I32, [3], 0.25, 0), [6, 0, 8])
t108 = Output('t108', (U8, [1, 2, 3, 3], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c4, c5, 1, 1, 1, 0).To(t6)
model.Operation('CONV_2D', t6, c7, c8, 1, 1, 1, 0).To(t9)
model.Operation('CONV_2D', t9, c10, c11, 1, 1, 1, 0).To(t12)
model.Operation('CONV_2D', t12, c13, c14, 1, 1, 1, 0).To(t15)
model.Operation('CONV_2D', x16, c19, c20, 1, 1, 1, 1).To(t21)
model.Operation('CONV_2D', t21, c22, c23, 1, 1, 1, 1).To(t24)
model.Operation('CONV_2D', t24, c25, c26, 1, 1, 1, 1).To(t27)
model.Operation('CONV_2D', t27, c28, c29, 1, 1, 1, 1).To(t30)
model.Operation('CONV_2D', x31, c34, c35, 1, 1, 1, 3).To(t36)
model.Operation('CONV_2D', t36, c37, c38, 1, 1, 1, 3).To(t39)
model.Operation('CONV_2D', t39, c40, c41, 1, 1, 1, 3).To(t42)
model.Operation('CONV_2D', t42, c43, c44, 1, 1, 1, 3).To(t45)
model.Operation('CONV_2D', x46, c47, c50, 1, 1, 1, 0).To(t51)
model.Operation('CONV_2D', t51, c47, c53, 1, 1, 1, 0).To(t54)
model.Operation('CONV_2D', t54, c47, c56, 1, 1, 1, 0).To(t57)
model.Operation('CONV_2D', x58, c61, c60, 1, 1, 1, 1).To(t63)
model.Operation('CONV_2D', t63, c64, c60, 1, 1, 1, 1).To(t66)
model.Operation('CONV_2D', t66, c67, c60, 1, 1, 1, 1).To(t69)
model.Operation('CONV_2D', t69, c70, c60, 1, 1, 1, 1).To(t72)
model.Operation('CONV_2D', x73, c76, c77, 1, 1, 1, 3).To(t78)
model.Operation('CONV_2D', t78, c79, c80, 1, 1, 1, 0).To(t81)
model.Operation('CONV_2D', t81, c82, c83, 1, 1, 1, 0).To(t84)
model.Operation('CONV_2D', x85, c88, c89, 1, 1, 1, 0).To(t90)
model.Operation('CONV_2D', t90, c91, c92, 1, 1, 1, 3).To(t93)
model.Operation('CONV_2D', t93, c94, c95, 1, 1, 1, 0).To(t96)
model.Operation('CONV_2D', x97, c100, c101, 1, 1, 1, 0).To(t102)
model.Operation('CONV_2D', t102, c103, c104, 1, 1, 1, 0).To(t105)
model.Operation('CONV_2D', t105, c106, c107, 1, 1, 1, 3).To(t108)
Example({
    x1: [121, 126, 127, 128, 114, 123, 122, 122, 117, 125, 123, 119, 122, 119, 118, 125, 127, 127],
    t15: [117, 130, 124, 109, 137, 124, 123, 131, 124, 122, 134, 124, 119, 131, 124, 118, 134, 124],
    x16: [122, 115, 122, 119, 125, 122, 124, 122, 117, 117, 127, 128, 112, 126, 122, 123, 125, 122],
    t30: [120, 128, 124, 120, 128, 124, 120, 128, 124, 120, 128, 124, 120, 128, 124, 120, 128, 124],
    x31: [119, 117, 115, 122, 114, 126, 127, 125, 128, 116, 126, 113, 115, 116, 116, 122, 119, 124],
    t45: [120, 128, 124, 120, 128, 124, 120, 128, 124, 120, 128, 124, 120, 128, 124, 120, 128, 124],
    x46: [122, 113, 128, 122, 122, 119, 115, 116, 124, 126, 117, 114, 127, 122, 118, 122, 112, 121],
    t57: [124, 122, 135, 124, 113, 126, 117, 119, 131, 128, 118, 121, 129, 113, 125, 124, 123, 128],
    x58: [122, 128, 117, 121, 119, 118, 125, 113, 123, 125, 124, 122, 115, 117, 122, 117, 118, 126],
    t72: [121, 121, 124, 121, 120, 124, 120, 121, 124, 120, 121, 124, 120, 120, 124, 120, 120, 124],
    x73: [112, 128, 117, 122, 123, 116, 125, 122, 118, 114, 122, 123, 117, 124, 127, 117, 128, 119],
    t84: [123, 121, 124, 123, 121, 127, 123, 122, 130, 123, 127, 124, 123, 131, 124, 123, 123, 124],
    x85: [113, 125, 119, 116, 115, 123, 118, 117, 123, 114, 124, 119, 122, 122, 126, 126, 122, 121],
    t96: [123, 123, 118, 123, 130, 121, 123, 128, 123, 123, 123, 119, 123, 126, 124, 123, 123, 124],
    x97: [122, 127, 126, 128, 128, 121, 114, 125, 127, 119, 124, 128, 122, 123, 112, 126, 126, 113],
    t108: [123, 121, 127, 123, 120, 132, 123, 124, 120, 123, 126, 124, 123, 120, 127, 123, 120, 131],
}, name='pixels_quant8').AddVariations(signed(x1, t6, c7, t9, t12, c13, t15, x16, c19, t21, t24, c25, t27, t30, x31, t36, c37, t39, t42, c43, t45, x46, c47, t51, t54, t57, x58, c61, t63, c64, t66, c67, t69, c70, t72, x73, c76, t78, t81, c82, t84, x85, c88, t90, t93, c94, t96, x97, c100, t102, t105, c106, t108)).DisableLifeTimeVariation()
