# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: parts of parts.

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

# A slice of a strided slice counts in steps of the first stride.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7, 8]))
c2 = Parameter('c2', (I32, [2]), [1, 0])
c3 = Parameter('c3', (I32, [2]), [7, 8])
c4 = Parameter('c4', (I32, [2]), [2, 3])
t5 = Internal('t5', (F32, [3, 3]))
c6 = Parameter('c6', (I32, [2]), [6, 7])
c7 = Parameter('c7', (I32, [2]), [0, 1])
c8 = Parameter('c8', (I32, [2]), [-2, -1])
t9 = Internal('t9', (F32, [3, 6]))
c10 = Parameter('c10', (I32, [2]), [1, 1])
c11 = Parameter('c11', (I32, [2]), [2, 2])
t12 = Output('t12', (F32, [2, 2]))
c13 = Parameter('c13', (I32, [2]), [1, 2])
c14 = Parameter('c14', (I32, [2]), [2, 3])
t15 = Output('t15', (F32, [2, 3]))
c16 = Parameter('c16', (I32, [2]), [0, 1])
c17 = Parameter('c17', (I32, [2]), [3, 3])
c18 = Parameter('c18', (I32, [2]), [2, 1])
t19 = Output('t19', (F32, [2, 2]))
c20 = Parameter('c20', (I32, [2]), [1, 0])
c21 = Parameter('c21', (I32, [2]), [3, 6])
c22 = Parameter('c22', (I32, [2]), [1, 2])
t23 = Output('t23', (F32, [2, 3]))
c24 = Parameter('c24', (I32, [2]), [2, 5])
c25 = Parameter('c25', (I32, [2]), [0, 0])
c26 = Parameter('c26', (I32, [2]), [-1, -2])
t27 = Output('t27', (F32, [2, 3]))
model = Model()
model.Operation('STRIDED_SLICE', x1, c2, c3, c4, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t9)
model.Operation('SLICE', t5, c10, c11).To(t12)
model.Operation('SLICE', t9, c13, c14).To(t15)
model.Operation('STRIDED_SLICE', t5, c16, c17, c18, 0, 0, 0).To(t19)
model.Operation('STRIDED_SLICE', t9, c20, c21, c22, 0, 0, 0).To(t23)
model.Operation('STRIDED_SLICE', t9, c24, c25, c26, 0, 0, 0).To(t27)
Example({
    x1: packed('|i1',
    'c-jFt0LTBpJ2v3_Jt!Xx4fq!Y{U9yD73$m4?&mVqB`nq*I{y?JGw<OX>Fojp2lNp?%g*q|8PClr62bxE>l#G', 0.0625
),
    t12: [-2.625, -0.0625, 1.0625, -3.125],
    t15: [-1.4375, 1.75, -1.9375, -1.125, -2.875, -2.3125],
    t19: [1.4375, 2.0, 1.0625, -3.125],
    t23: [0.125, -1.4375, -1.9375, 3.125, -1.125, -2.3125],
    t27: [-1.375, -2.875, -1.5625, -1.0625, 1.75, -1.1875],
}, name='strided').AddVariations('float16').DisableLifeTimeVariation()

# A slice of a strided slice counts in steps of the first stride. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7, 8]))
c2 = Parameter('c2', (I32, [2]), [1, 0])
c3 = Parameter('c3', (I32, [2]), [7, 8])
c4 = Parameter('c4', (I32, [2]), [2, 3])
t28 = Internal('t28', (F32, [3, 3]))
c10 = Parameter('c10', (I32, [2]), [1, 1])
c11 = Parameter('c11', (I32, [2]), [2, 2])
t29 = Output('t29', (F32, [2, 2]))
c6 = Parameter('c6', (I32, [2]), [6, 7])
c7 = Parameter('c7', (I32, [2]), [0, 1])
c8 = Parameter('c8', (I32, [2]), [-2, -1])
t30 = Internal('t30', (F32, [3, 6]))
c13 = Parameter('c13', (I32, [2]), [1, 2])
c14 = Parameter('c14', (I32, [2]), [2, 3])
t31 = Output('t31', (F32, [2, 3]))
t32 = Internal('t32', (F32, [3, 3]))
c16 = Parameter('c16', (I32, [2]), [0, 1])
c17 = Parameter('c17', (I32, [2]), [3, 3])
c18 = Parameter('c18', (I32, [2]), [2, 1])
t33 = Output('t33', (F32, [2, 2]))
t34 = Internal('t34', (F32, [3, 6]))
c20 = Parameter('c20', (I32, [2]), [1, 0])
c21 = Parameter('c21', (I32, [2]), [3, 6])
c22 = Parameter('c22', (I32, [2]), [1, 2])
t35 = Output('t35', (F32, [2, 3]))
t36 = Internal('t36', (F32, [3, 6]))
c24 = Parameter('c24', (I32, [2]), [2, 5])
c25 = Parameter('c25', (I32, [2]), [0, 0])
c26 = Parameter('c26', (I32, [2]), [-1, -2])
t37 = Output('t37', (F32, [2, 3]))
model = Model()
model.Operation('STRIDED_SLICE', x1, c2, c3, c4, 0, 0, 0).To(t28)
model.Operation('SLICE', t28, c10, c11).To(t29)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t30)
model.Operation('SLICE', t30, c13, c14).To(t31)
model.Operation('STRIDED_SLICE', x1, c2, c3, c4, 0, 0, 0).To(t32)
model.Operation('STRIDED_SLICE', t32, c16, c17, c18, 0, 0, 0).To(t33)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t34)
model.Operation('STRIDED_SLICE', t34, c20, c21, c22, 0, 0, 0).To(t35)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t36)
model.Operation('STRIDED_SLICE', t36, c24, c25, c26, 0, 0, 0).To(t37)
Example({
    x1: packed('|i1',
    'c-jFt0LTBpJ2v3_Jt!Xx4fq!Y{U9yD73$m4?&mVqB`nq*I{y?JGw<OX>Fojp2lNp?%g*q|8PClr62bxE>l#G', 0.0625
),
    t29: [-2.625, -0.0625, 1.0625, -3.125],
    t31: [-1.4375, 1.75, -1.9375, -1.125, -2.875, -2.3125],
    t33: [1.4375, 2.0, 1.0625, -3.125],
    t35: [0.125, -1.4375, -1.9375, 3.125, -1.125, -2.3125],
    t37: [-1.375, -2.875, -1.5625, -1.0625, 1.75, -1.1875],
}, name='strided_unshared').AddVariations('float16').DisableLifeTimeVariation()

# A slice of a strided slice counts in steps of the first stride.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [7, 8], 0.5, 120))
c2 = Parameter('c2', (I32, [2]), [1, 0])
c3 = Parameter('c3', (I32, [2]), [7, 8])
c4 = Parameter('c4', (I32, [2]), [2, 3])
t5 = Internal('t5', (U8, [3, 3], 0.5, 120))
c6 = Parameter('c6', (I32, [2]), [6, 7])
c7 = Parameter('c7', (I32, [2]), [0, 1])
c8 = Parameter('c8', (I32, [2]), [-2, -1])
t9 = Internal('t9', (U8, [3, 6], 0.5, 120))
c10 = Parameter('c10', (I32, [2]), [1, 1])
c11 = Parameter('c11', (I32, [2]), [2, 2])
t12 = Output('t12', (U8, [2, 2], 0.5, 120))
c13 = Parameter('c13', (I32, [2]), [1, 2])
c14 = Parameter('c14', (I32, [2]), [2, 3])
t15 = Output('t15', (U8, [2, 3], 0.5, 120))
c16 = Parameter('c16', (I32, [2]), [0, 1])
c17 = Parameter('c17', (I32, [2]), [3, 3])
c18 = Parameter('c18', (I32, [2]), [2, 1])
t19 = Output('t19', (U8, [2, 2], 0.5, 120))
c20 = Parameter('c20', (I32, [2]), [1, 0])
c21 = Parameter('c21', (I32, [2]), [3, 6])
c22 = Parameter('c22', (I32, [2]), [1, 2])
t23 = Output('t23', (U8, [2, 3], 0.5, 120))
c24 = Parameter('c24', (I32, [2]), [2, 5])
c25 = Parameter('c25', (I32, [2]), [0, 0])
c26 = Parameter('c26', (I32, [2]), [-1, -2])
t27 = Output('t27', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x1, c2, c3, c4, 0, 0, 0).To(t5)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t9)
model.Operation('SLICE', t5, c10, c11).To(t12)
model.Operation('SLICE', t9, c13, c14).To(t15)
model.Operation('STRIDED_SLICE', t5, c16, c17, c18, 0, 0, 0).To(t19)
model.Operation('STRIDED_SLICE', t9, c20, c21, c22, 0, 0, 0).To(t23)
model.Operation('STRIDED_SLICE', t9, c24, c25, c26, 0, 0, 0).To(t27)
Example({
    x1: packed('<i2',
    'c-ph6+!Rx>amnnC&XUQEo9Eb0ObhqRN?sPYFlgr7>Iu`9XUC>y)-^O2tatayahmS!xvtBucI~40Vg@n+0PP4G)&'
),
    t12: [157, 150, 108, 75],
    t15: [128, 126, 105, 99, 106, 78],
    t19: [147, 156, 108, 75],
    t23: [112, 128, 105, 81, 99, 78],
    t27: [87, 106, 166, 101, 126, 131],
}, name='strided_quant8').AddVariations(signed(x1, t5, t9, t12, t15, t19, t23, t27)).DisableLifeTimeVariation()

# A slice of a strided slice counts in steps of the first stride. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [7, 8], 0.5, 120))
c2 = Parameter('c2', (I32, [2]), [1, 0])
c3 = Parameter('c3', (I32, [2]), [7, 8])
c4 = Parameter('c4', (I32, [2]), [2, 3])
t28 = Internal('t28', (U8, [3, 3], 0.5, 120))
c10 = Parameter('c10', (I32, [2]), [1, 1])
c11 = Parameter('c11', (I32, [2]), [2, 2])
t29 = Output('t29', (U8, [2, 2], 0.5, 120))
c6 = Parameter('c6', (I32, [2]), [6, 7])
c7 = Parameter('c7', (I32, [2]), [0, 1])
c8 = Parameter('c8', (I32, [2]), [-2, -1])
t30 = Internal('t30', (U8, [3, 6], 0.5, 120))
c13 = Parameter('c13', (I32, [2]), [1, 2])
c14 = Parameter('c14', (I32, [2]), [2, 3])
t31 = Output('t31', (U8, [2, 3], 0.5, 120))
t32 = Internal('t32', (U8, [3, 3], 0.5, 120))
c16 = Parameter('c16', (I32, [2]), [0, 1])
c17 = Parameter('c17', (I32, [2]), [3, 3])
c18 = Parameter('c18', (I32, [2]), [2, 1])
t33 = Output('t33', (U8, [2, 2], 0.5, 120))
t34 = Internal('t34', (U8, [3, 6], 0.5, 120))
c20 = Parameter('c20', (I32, [2]), [1, 0])
c21 = Parameter('c21', (I32, [2]), [3, 6])
c22 = Parameter('c22', (I32, [2]), [1, 2])
t35 = Output('t35', (U8, [2, 3], 0.5, 120))
t36 = Internal('t36', (U8, [3, 6], 0.5, 120))
c24 = Parameter('c24', (I32, [2]), [2, 5])
c25 = Parameter('c25', (I32, [2]), [0, 0])
c26 = Parameter('c26', (I32, [2]), [-1, -2])
t37 = Output('t37', (U8, [2, 3], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x1, c2, c3, c4, 0, 0, 0).To(t28)
model.Operation('SLICE', t28, c10, c11).To(t29)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t30)
model.Operation('SLICE', t30, c13, c14).To(t31)
model.Operation('STRIDED_SLICE', x1, c2, c3, c4, 0, 0, 0).To(t32)
model.Operation('STRIDED_SLICE', t32, c16, c17, c18, 0, 0, 0).To(t33)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t34)
model.Operation('STRIDED_SLICE', t34, c20, c21, c22, 0, 0, 0).To(t35)
model.Operation('STRIDED_SLICE', x1, c6, c7, c8, 0, 0, 0).To(t36)
model.Operation('STRIDED_SLICE', t36, c24, c25, c26, 0, 0, 0).To(t37)
Example({
    x1: packed('<i2',
    'c-ph6+!Rx>amnnC&XUQEo9Eb0ObhqRN?sPYFlgr7>Iu`9XUC>y)-^O2tatayahmS!xvtBucI~40Vg@n+0PP4G)&'
),
    t29: [157, 150, 108, 75],
    t31: [128, 126, 105, 99, 106, 78],
    t33: [147, 156, 108, 75],
    t35: [112, 128, 105, 81, 99, 78],
    t37: [87, 106, 166, 101, 126, 131],
}, name='strided_unshared_quant8').AddVariations(signed(x1, t28, t29, t30, t31, t32, t33, t34, t35, t36, t37)).DisableLifeTimeVariation()

# Each bit of a mask belongs to an axis, which is another one before and behind a transposition.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4, 5]))
c2 = Parameter('c2', (I32, [3]), [2, 0, 1])
t3 = Internal('t3', (F32, [5, 3, 4]))
c4 = Parameter('c4', (I32, [3]), [1, 1, 2])
c5 = Parameter('c5', (I32, [3]), [4, 2, 3])
c6 = Parameter('c6', (I32, [3]), [1, 1, 1])
t7 = Output('t7', (F32, [4, 1, 1]))
c8 = Parameter('c8', (I32, [3]), [1, 1, 2])
c9 = Parameter('c9', (I32, [3]), [4, 2, 3])
c10 = Parameter('c10', (I32, [3]), [1, 1, 1])
t11 = Output('t11', (F32, [3, 2, 1]))
c12 = Parameter('c12', (I32, [3]), [1, 1, 2])
c13 = Parameter('c13', (I32, [3]), [4, 2, 3])
c14 = Parameter('c14', (I32, [3]), [1, 1, 1])
t15 = Output('t15', (F32, [3, 1, 3]))
c16 = Parameter('c16', (I32, [3]), [1, 1, 2])
c17 = Parameter('c17', (I32, [3]), [4, 2, 3])
c18 = Parameter('c18', (I32, [3]), [1, 1, 1])
t19 = Output('t19', (F32, [4, 1, 1]))
c20 = Parameter('c20', (I32, [3]), [1, 1, 2])
c21 = Parameter('c21', (I32, [3]), [4, 2, 3])
c22 = Parameter('c22', (I32, [3]), [1, 1, 1])
t23 = Output('t23', (F32, [3, 2, 1]))
c24 = Parameter('c24', (I32, [3]), [1, 1, 2])
c25 = Parameter('c25', (I32, [3]), [4, 2, 3])
c26 = Parameter('c26', (I32, [3]), [1, 1, 1])
t27 = Output('t27', (F32, [3, 1, 2]))
c28 = Parameter('c28', (I32, [3]), [1, 1, 2])
c29 = Parameter('c29', (I32, [3]), [4, 2, 3])
c30 = Parameter('c30', (I32, [3]), [1, 1, 1])
t31 = Output('t31', (F32, [4, 2, 2]))
c32 = Parameter('c32', (I32, [3]), [1, 1, 2])
c33 = Parameter('c33', (I32, [3]), [4, 2, 3])
c34 = Parameter('c34', (I32, [3]), [1, 1, 1])
t35 = Output('t35', (F32, [4, 2, 3]))
c36 = Parameter('c36', (I32, [3]), [1, 1, 2])
c37 = Parameter('c37', (I32, [3]), [4, 2, 3])
c38 = Parameter('c38', (I32, [3]), [1, 1, 1])
t39 = Output('t39', (F32, [3, 1]))
c40 = Parameter('c40', (I32, [3]), [1, 1, 2])
c41 = Parameter('c41', (I32, [3]), [4, 2, 3])
c42 = Parameter('c42', (I32, [3]), [1, 1, 1])
t43 = Output('t43', (F32, [3, 1]))
c44 = Parameter('c44', (I32, [3]), [1, 1, 2])
c45 = Parameter('c45', (I32, [3]), [4, 2, 3])
c46 = Parameter('c46', (I32, [3]), [1, 1, 1])
t47 = Output('t47', (F32, [4]))
c48 = Parameter('c48', (I32, [3]), [1, 1, 2])
c49 = Parameter('c49', (I32, [3]), [4, 2, 3])
c50 = Parameter('c50', (I32, [3]), [1, 1, 1])
t51 = Internal('t51', (F32, [3, 1, 1]))
t52 = Output('t52', (F32, [1, 3, 1]))
c53 = Parameter('c53', (I32, [3]), [1, 1, 2])
c54 = Parameter('c54', (I32, [3]), [4, 2, 3])
c55 = Parameter('c55', (I32, [3]), [1, 1, 1])
t56 = Internal('t56', (F32, [2, 2, 1]))
t57 = Output('t57', (F32, [1, 2, 2]))
c58 = Parameter('c58', (I32, [3]), [1, 1, 2])
c59 = Parameter('c59', (I32, [3]), [4, 2, 3])
c60 = Parameter('c60', (I32, [3]), [1, 1, 1])
t61 = Internal('t61', (F32, [2, 1, 3]))
t62 = Output('t62', (F32, [3, 2, 1]))
c63 = Parameter('c63', (I32, [3]), [1, 1, 2])
c64 = Parameter('c64', (I32, [3]), [4, 2, 3])
c65 = Parameter('c65', (I32, [3]), [1, 1, 1])
t66 = Internal('t66', (F32, [2, 1, 1]))
t67 = Output('t67', (F32, [1, 2, 1]))
c68 = Parameter('c68', (I32, [3]), [1, 1, 2])
c69 = Parameter('c69', (I32, [3]), [4, 2, 3])
c70 = Parameter('c70', (I32, [3]), [1, 1, 1])
t71 = Internal('t71', (F32, [2, 3, 1]))
t72 = Output('t72', (F32, [1, 2, 3]))
c73 = Parameter('c73', (I32, [3]), [1, 1, 2])
c74 = Parameter('c74', (I32, [3]), [4, 2, 3])
c75 = Parameter('c75', (I32, [3]), [1, 1, 1])
t76 = Internal('t76', (F32, [2, 1, 3]))
t77 = Output('t77', (F32, [3, 2, 1]))
c78 = Parameter('c78', (I32, [3]), [1, 1, 2])
c79 = Parameter('c79', (I32, [3]), [4, 2, 3])
c80 = Parameter('c80', (I32, [3]), [1, 1, 1])
t81 = Internal('t81', (F32, [3, 2, 3]))
t82 = Output('t82', (F32, [3, 3, 2]))
c83 = Parameter('c83', (I32, [3]), [1, 1, 2])
c84 = Parameter('c84', (I32, [3]), [4, 2, 3])
c85 = Parameter('c85', (I32, [3]), [1, 1, 1])
t86 = Internal('t86', (F32, [3, 3, 3]))
t87 = Output('t87', (F32, [3, 3, 3]))
t88 = Internal('t88', (F32, [6, 2, 5]))
c89 = Parameter('c89', (I32, [3]), [1, 1, 2])
c90 = Parameter('c90', (I32, [3]), [4, 2, 3])
c91 = Parameter('c91', (I32, [3]), [1, 1, 1])
t92 = Output('t92', (F32, [4, 1, 3]))
t93 = Internal('t93', (F32, [1, 3, 4, 5]))
c94 = Parameter('c94', (I32, [4]), [0, 1, 1, 2])
c95 = Parameter('c95', (I32, [4]), [1, 4, 2, 3])
c96 = Parameter('c96', (I32, [4]), [1, 1, 1, 1])
t97 = Output('t97', (F32, [1, 3, 1, 3]))
t98 = Internal('t98', (F32, [3, 4, 5, 1]))
c99 = Parameter('c99', (I32, [4]), [1, 1, 2, 0])
c100 = Parameter('c100', (I32, [4]), [4, 2, 3, 1])
c101 = Parameter('c101', (I32, [4]), [1, 1, 1, 1])
t102 = Output('t102', (F32, [2, 1, 3]))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('STRIDED_SLICE', t3, c4, c5, c6, 1, 0, 0).To(t7)
model.Operation('STRIDED_SLICE', t3, c8, c9, c10, 2, 0, 0).To(t11)
model.Operation('STRIDED_SLICE', t3, c12, c13, c14, 4, 0, 0).To(t15)
model.Operation('STRIDED_SLICE', t3, c16, c17, c18, 0, 1, 0).To(t19)
model.Operation('STRIDED_SLICE', t3, c20, c21, c22, 0, 2, 0).To(t23)
model.Operation('STRIDED_SLICE', t3, c24, c25, c26, 0, 4, 0).To(t27)
model.Operation('STRIDED_SLICE', t3, c28, c29, c30, 3, 4, 0).To(t31)
model.Operation('STRIDED_SLICE', t3, c32, c33, c34, 5, 2, 0).To(t35)
model.Operation('STRIDED_SLICE', t3, c36, c37, c38, 0, 0, 2).To(t39)
model.Operation('STRIDED_SLICE', t3, c40, c41, c42, 0, 0, 4).To(t43)
model.Operation('STRIDED_SLICE', t3, c44, c45, c46, 1, 0, 6).To(t47)
model.Operation('STRIDED_SLICE', x1, c48, c49, c50, 1, 0, 0).To(t51)
model.Operation('TRANSPOSE', t51, c2).To(t52)
model.Operation('STRIDED_SLICE', x1, c53, c54, c55, 2, 0, 0).To(t56)
model.Operation('TRANSPOSE', t56, c2).To(t57)
model.Operation('STRIDED_SLICE', x1, c58, c59, c60, 4, 0, 0).To(t61)
model.Operation('TRANSPOSE', t61, c2).To(t62)
model.Operation('STRIDED_SLICE', x1, c63, c64, c65, 0, 1, 0).To(t66)
model.Operation('TRANSPOSE', t66, c2).To(t67)
model.Operation('STRIDED_SLICE', x1, c68, c69, c70, 0, 2, 0).To(t71)
model.Operation('TRANSPOSE', t71, c2).To(t72)
model.Operation('STRIDED_SLICE', x1, c73, c74, c75, 0, 4, 0).To(t76)
model.Operation('TRANSPOSE', t76, c2).To(t77)
model.Operation('STRIDED_SLICE', x1, c78, c79, c80, 3, 4, 0).To(t81)
model.Operation('TRANSPOSE', t81, c2).To(t82)
model.Operation('STRIDED_SLICE', x1, c83, c84, c85, 5, 2, 0).To(t86)
model.Operation('TRANSPOSE', t86, c2).To(t87)
model.Operation('RESHAPE', x1, [6, 2, 5]).To(t88)
model.Operation('STRIDED_SLICE', t88, c89, c90, c91, 1, 4, 0).To(t92)
model.Operation('EXPAND_DIMS', x1, 0).To(t93)
model.Operation('STRIDED_SLICE', t93, c94, c95, c96, 2, 8, 0).To(t97)
model.Operation('EXPAND_DIMS', x1, 3).To(t98)
model.Operation('STRIDED_SLICE', t98, c99, c100, c101, 4, 1, 8).To(t102)
Example({
    x1: packed('|i1',
    'c-jFx0K@+zHufLd01Gk-<iipD&LA5GC^H@^*3<~z=IrzX63;2o#xKj#G~w~n<H;EpB?%Ka@4*2U+#1;e*dyy8I~!^', 0.0625
),
    t7: [-3.0625, 2.5625, -2.9375, -3.625],
    t11: [1.0625, 2.5625, -0.1875, -2.9375, -3.125, -3.625],
    t15: [-2.625, -1.25, 2.5625, -2.75, -0.75, -2.9375, 0.5, 0.1875, -3.625],
    t19: [2.5625, -2.9375, -3.625, 2.9375],
    t23: [2.5625, 0.0625, -2.9375, 1.375, -3.625, -2.25],
    t27: [2.5625, -2.875, -2.9375, 3.25, -3.625, -1.9375],
    t31: [-3.8125, 1.6875, -3.0625, -3.3125, 1.0625, 0.375, 2.5625, -2.875, -0.1875, 2.5, -2.9375, 3.25,
    -3.125, 3.1875, -3.625, -1.9375],
    t35: [2.625, -1.625, -3.0625, -2.8125, 2.3125, -3.9375, -2.625, -1.25, 2.5625, -1.8125, 0.5625, 0.0625,
    -2.75, -0.75, -2.9375, -3.4375, 1.1875, 1.375, 0.5, 0.1875, -3.625, 1.5625, 3.5, -2.25],
    t39: [2.5625, -2.9375, -3.625],
    t43: [2.5625, -2.9375, -3.625],
    t47: [-3.0625, 2.5625, -2.9375, -3.625],
    t52: [3.125, -0.75, 1.1875],
    t57: [-2.75, -0.75, -3.4375, 1.1875],
    t62: [-1.625, 2.3125, -1.25, 0.5625, -0.75, 1.1875],
    t67: [-0.75, 1.1875],
    t72: [-0.75, -2.9375, 3.25, 1.1875, 1.375, -2.5],
    t77: [-0.75, 1.1875, 0.1875, 3.5, 1.125, -1.0625],
    t82: [-0.625, 3.125, -2.75, -0.75, -3.4375, 1.1875, 1.9375, 0.625, 0.5, 0.1875, 1.5625, 3.5, -2.375,
    -1.75, -2.125, 1.125, 1.4375, -1.0625],
    t87: packed('|i1',
    'c-mt)EdA{KY1M-_xdqwYXkOxEWHS1z@#Uh4u-FX%rilxL', 0.0625
),
    t92: [3.125, 0.625, -1.75, 2.5, 3.1875, 1.875, -0.75, 0.1875, 1.125, 3.25, -1.9375, -0.9375],
    t97: [3.125, 0.625, -1.75, -0.75, 0.1875, 1.125, 1.1875, 3.5, -1.0625],
    t102: [-1.625, -1.25, -0.75, 2.3125, 0.5625, 1.1875],
}, name='masked').AddVariations('float16').DisableLifeTimeVariation()

# Each bit of a mask belongs to an axis, which is another one before and behind a transposition.
# Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4, 5]))
c2 = Parameter('c2', (I32, [3]), [2, 0, 1])
t103 = Internal('t103', (F32, [5, 3, 4]))
c4 = Parameter('c4', (I32, [3]), [1, 1, 2])
c5 = Parameter('c5', (I32, [3]), [4, 2, 3])
c6 = Parameter('c6', (I32, [3]), [1, 1, 1])
t104 = Output('t104', (F32, [4, 1, 1]))
t105 = Internal('t105', (F32, [5, 3, 4]))
c8 = Parameter('c8', (I32, [3]), [1, 1, 2])
c9 = Parameter('c9', (I32, [3]), [4, 2, 3])
c10 = Parameter('c10', (I32, [3]), [1, 1, 1])
t106 = Output('t106', (F32, [3, 2, 1]))
t107 = Internal('t107', (F32, [5, 3, 4]))
c12 = Parameter('c12', (I32, [3]), [1, 1, 2])
c13 = Parameter('c13', (I32, [3]), [4, 2, 3])
c14 = Parameter('c14', (I32, [3]), [1, 1, 1])
t108 = Output('t108', (F32, [3, 1, 3]))
t109 = Internal('t109', (F32, [5, 3, 4]))
c16 = Parameter('c16', (I32, [3]), [1, 1, 2])
c17 = Parameter('c17', (I32, [3]), [4, 2, 3])
c18 = Parameter('c18', (I32, [3]), [1, 1, 1])
t110 = Output('t110', (F32, [4, 1, 1]))
t111 = Internal('t111', (F32, [5, 3, 4]))
c20 = Parameter('c20', (I32, [3]), [1, 1, 2])
c21 = Parameter('c21', (I32, [3]), [4, 2, 3])
c22 = Parameter('c22', (I32, [3]), [1, 1, 1])
t112 = Output('t112', (F32, [3, 2, 1]))
t113 = Internal('t113', (F32, [5, 3, 4]))
c24 = Parameter('c24', (I32, [3]), [1, 1, 2])
c25 = Parameter('c25', (I32, [3]), [4, 2, 3])
c26 = Parameter('c26', (I32, [3]), [1, 1, 1])
t114 = Output('t114', (F32, [3, 1, 2]))
t115 = Internal('t115', (F32, [5, 3, 4]))
c28 = Parameter('c28', (I32, [3]), [1, 1, 2])
c29 = Parameter('c29', (I32, [3]), [4, 2, 3])
c30 = Parameter('c30', (I32, [3]), [1, 1, 1])
t116 = Output('t116', (F32, [4, 2, 2]))
t117 = Internal('t117', (F32, [5, 3, 4]))
c32 = Parameter('c32', (I32, [3]), [1, 1, 2])
c33 = Parameter('c33', (I32, [3]), [4, 2, 3])
c34 = Parameter('c34', (I32, [3]), [1, 1, 1])
t118 = Output('t118', (F32, [4, 2, 3]))
t119 = Internal('t119', (F32, [5, 3, 4]))
c36 = Parameter('c36', (I32, [3]), [1, 1, 2])
c37 = Parameter('c37', (I32, [3]), [4, 2, 3])
c38 = Parameter('c38', (I32, [3]), [1, 1, 1])
t120 = Output('t120', (F32, [3, 1]))
t121 = Internal('t121', (F32, [5, 3, 4]))
c40 = Parameter('c40', (I32, [3]), [1, 1, 2])
c41 = Parameter('c41', (I32, [3]), [4, 2, 3])
c42 = Parameter('c42', (I32, [3]), [1, 1, 1])
t122 = Output('t122', (F32, [3, 1]))
t123 = Internal('t123', (F32, [5, 3, 4]))
c44 = Parameter('c44', (I32, [3]), [1, 1, 2])
c45 = Parameter('c45', (I32, [3]), [4, 2, 3])
c46 = Parameter('c46', (I32, [3]), [1, 1, 1])
t124 = Output('t124', (F32, [4]))
c48 = Parameter('c48', (I32, [3]), [1, 1, 2])
c49 = Parameter('c49', (I32, [3]), [4, 2, 3])
c50 = Parameter('c50', (I32, [3]), [1, 1, 1])
t125 = Internal('t125', (F32, [3, 1, 1]))
t126 = Output('t126', (F32, [1, 3, 1]))
c53 = Parameter('c53', (I32, [3]), [1, 1, 2])
c54 = Parameter('c54', (I32, [3]), [4, 2, 3])
c55 = Parameter('c55', (I32, [3]), [1, 1, 1])
t127 = Internal('t127', (F32, [2, 2, 1]))
t128 = Output('t128', (F32, [1, 2, 2]))
c58 = Parameter('c58', (I32, [3]), [1, 1, 2])
c59 = Parameter('c59', (I32, [3]), [4, 2, 3])
c60 = Parameter('c60', (I32, [3]), [1, 1, 1])
t129 = Internal('t129', (F32, [2, 1, 3]))
t130 = Output('t130', (F32, [3, 2, 1]))
c63 = Parameter('c63', (I32, [3]), [1, 1, 2])
c64 = Parameter('c64', (I32, [3]), [4, 2, 3])
c65 = Parameter('c65', (I32, [3]), [1, 1, 1])
t131 = Internal('t131', (F32, [2, 1, 1]))
t132 = Output('t132', (F32, [1, 2, 1]))
c68 = Parameter('c68', (I32, [3]), [1, 1, 2])
c69 = Parameter('c69', (I32, [3]), [4, 2, 3])
c70 = Parameter('c70', (I32, [3]), [1, 1, 1])
t133 = Internal('t133', (F32, [2, 3, 1]))
t134 = Output('t134', (F32, [1, 2, 3]))
c73 = Parameter('c73', (I32, [3]), [1, 1, 2])
c74 = Parameter('c74', (I32, [3]), [4, 2, 3])
c75 = Parameter('c75', (I32, [3]), [1, 1, 1])
t135 = Internal('t135', (F32, [2, 1, 3]))
t136 = Output('t136', (F32, [3, 2, 1]))
c78 = Parameter('c78', (I32, [3]), [1, 1, 2])
c79 = Parameter('c79', (I32, [3]), [4, 2, 3])
c80 = Parameter('c80', (I32, [3]), [1, 1, 1])
t137 = Internal('t137', (F32, [3, 2, 3]))
t138 = Output('t138', (F32, [3, 3, 2]))
c83 = Parameter('c83', (I32, [3]), [1, 1, 2])
c84 = Parameter('c84', (I32, [3]), [4, 2, 3])
c85 = Parameter('c85', (I32, [3]), [1, 1, 1])
t139 = Internal('t139', (F32, [3, 3, 3]))
t140 = Output('t140', (F32, [3, 3, 3]))
t141 = Internal('t141', (F32, [6, 2, 5]))
c89 = Parameter('c89', (I32, [3]), [1, 1, 2])
c90 = Parameter('c90', (I32, [3]), [4, 2, 3])
c91 = Parameter('c91', (I32, [3]), [1, 1, 1])
t142 = Output('t142', (F32, [4, 1, 3]))
t143 = Internal('t143', (F32, [1, 3, 4, 5]))
c94 = Parameter('c94', (I32, [4]), [0, 1, 1, 2])
c95 = Parameter('c95', (I32, [4]), [1, 4, 2, 3])
c96 = Parameter('c96', (I32, [4]), [1, 1, 1, 1])
t144 = Output('t144', (F32, [1, 3, 1, 3]))
t145 = Internal('t145', (F32, [3, 4, 5, 1]))
c99 = Parameter('c99', (I32, [4]), [1, 1, 2, 0])
c100 = Parameter('c100', (I32, [4]), [4, 2, 3, 1])
c101 = Parameter('c101', (I32, [4]), [1, 1, 1, 1])
t146 = Output('t146', (F32, [2, 1, 3]))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t103)
model.Operation('STRIDED_SLICE', t103, c4, c5, c6, 1, 0, 0).To(t104)
model.Operation('TRANSPOSE', x1, c2).To(t105)
model.Operation('STRIDED_SLICE', t105, c8, c9, c10, 2, 0, 0).To(t106)
model.Operation('TRANSPOSE', x1, c2).To(t107)
model.Operation('STRIDED_SLICE', t107, c12, c13, c14, 4, 0, 0).To(t108)
model.Operation('TRANSPOSE', x1, c2).To(t109)
model.Operation('STRIDED_SLICE', t109, c16, c17, c18, 0, 1, 0).To(t110)
model.Operation('TRANSPOSE', x1, c2).To(t111)
model.Operation('STRIDED_SLICE', t111, c20, c21, c22, 0, 2, 0).To(t112)
model.Operation('TRANSPOSE', x1, c2).To(t113)
model.Operation('STRIDED_SLICE', t113, c24, c25, c26, 0, 4, 0).To(t114)
model.Operation('TRANSPOSE', x1, c2).To(t115)
model.Operation('STRIDED_SLICE', t115, c28, c29, c30, 3, 4, 0).To(t116)
model.Operation('TRANSPOSE', x1, c2).To(t117)
model.Operation('STRIDED_SLICE', t117, c32, c33, c34, 5, 2, 0).To(t118)
model.Operation('TRANSPOSE', x1, c2).To(t119)
model.Operation('STRIDED_SLICE', t119, c36, c37, c38, 0, 0, 2).To(t120)
model.Operation('TRANSPOSE', x1, c2).To(t121)
model.Operation('STRIDED_SLICE', t121, c40, c41, c42, 0, 0, 4).To(t122)
model.Operation('TRANSPOSE', x1, c2).To(t123)
model.Operation('STRIDED_SLICE', t123, c44, c45, c46, 1, 0, 6).To(t124)
model.Operation('STRIDED_SLICE', x1, c48, c49, c50, 1, 0, 0).To(t125)
model.Operation('TRANSPOSE', t125, c2).To(t126)
model.Operation('STRIDED_SLICE', x1, c53, c54, c55, 2, 0, 0).To(t127)
model.Operation('TRANSPOSE', t127, c2).To(t128)
model.Operation('STRIDED_SLICE', x1, c58, c59, c60, 4, 0, 0).To(t129)
model.Operation('TRANSPOSE', t129, c2).To(t130)
model.Operation('STRIDED_SLICE', x1, c63, c64, c65, 0, 1, 0).To(t131)
model.Operation('TRANSPOSE', t131, c2).To(t132)
model.Operation('STRIDED_SLICE', x1, c68, c69, c70, 0, 2, 0).To(t133)
model.Operation('TRANSPOSE', t133, c2).To(t134)
model.Operation('STRIDED_SLICE', x1, c73, c74, c75, 0, 4, 0).To(t135)
model.Operation('TRANSPOSE', t135, c2).To(t136)
model.Operation('STRIDED_SLICE', x1, c78, c79, c80, 3, 4, 0).To(t137)
model.Operation('TRANSPOSE', t137, c2).To(t138)
model.Operation('STRIDED_SLICE', x1, c83, c84, c85, 5, 2, 0).To(t139)
model.Operation('TRANSPOSE', t139, c2).To(t140)
model.Operation('RESHAPE', x1, [6, 2, 5]).To(t141)
model.Operation('STRIDED_SLICE', t141, c89, c90, c91, 1, 4, 0).To(t142)
model.Operation('EXPAND_DIMS', x1, 0).To(t143)
model.Operation('STRIDED_SLICE', t143, c94, c95, c96, 2, 8, 0).To(t144)
model.Operation('EXPAND_DIMS', x1, 3).To(t145)
model.Operation('STRIDED_SLICE', t145, c99, c100, c101, 4, 1, 8).To(t146)
Example({
    x1: packed('|i1',
    'c-jFx0K@+zHufLd01Gk-<iipD&LA5GC^H@^*3<~z=IrzX63;2o#xKj#G~w~n<H;EpB?%Ka@4*2U+#1;e*dyy8I~!^', 0.0625
),
    t104: [-3.0625, 2.5625, -2.9375, -3.625],
    t106: [1.0625, 2.5625, -0.1875, -2.9375, -3.125, -3.625],
    t108: [-2.625, -1.25, 2.5625, -2.75, -0.75, -2.9375, 0.5, 0.1875, -3.625],
    t110: [2.5625, -2.9375, -3.625, 2.9375],
    t112: [2.5625, 0.0625, -2.9375, 1.375, -3.625, -2.25],
    t114: [2.5625, -2.875, -2.9375, 3.25, -3.625, -1.9375],
    t116: [-3.8125, 1.6875, -3.0625, -3.3125, 1.0625, 0.375, 2.5625, -2.875, -0.1875, 2.5, -2.9375, 3.25,
    -3.125, 3.1875, -3.625, -1.9375],
    t118: [2.625, -1.625, -3.0625, -2.8125, 2.3125, -3.9375, -2.625, -1.25, 2.5625, -1.8125, 0.5625, 0.0625,
    -2.75, -0.75, -2.9375, -3.4375, 1.1875, 1.375, 0.5, 0.1875, -3.625, 1.5625, 3.5, -2.25],
    t120: [2.5625, -2.9375, -3.625],
    t122: [2.5625, -2.9375, -3.625],
    t124: [-3.0625, 2.5625, -2.9375, -3.625],
    t126: [3.125, -0.75, 1.1875],
    t128: [-2.75, -0.75, -3.4375, 1.1875],
    t130: [-1.625, 2.3125, -1.25, 0.5625, -0.75, 1.1875],
    t132: [-0.75, 1.1875],
    t134: [-0.75, -2.9375, 3.25, 1.1875, 1.375, -2.5],
    t136: [-0.75, 1.1875, 0.1875, 3.5, 1.125, -1.0625],
    t138: [-0.625, 3.125, -2.75, -0.75, -3.4375, 1.1875, 1.9375, 0.625, 0.5, 0.1875, 1.5625, 3.5, -2.375,
    -1.75, -2.125, 1.125, 1.4375, -1.0625],
    t140: packed('|i1',
    'c-mt)EdA{KY1M-_xdqwYXkOxEWHS1z@#Uh4u-FX%rilxL', 0.0625
),
    t142: [3.125, 0.625, -1.75, 2.5, 3.1875, 1.875, -0.75, 0.1875, 1.125, 3.25, -1.9375, -0.9375],
    t144: [3.125, 0.625, -1.75, -0.75, 0.1875, 1.125, 1.1875, 3.5, -1.0625],
    t146: [-1.625, -1.25, -0.75, 2.3125, 0.5625, 1.1875],
}, name='masked_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Each bit of a mask belongs to an axis, which is another one before and behind a transposition.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4, 5], 0.5, 120))
c2 = Parameter('c2', (I32, [3]), [2, 0, 1])
t3 = Internal('t3', (U8, [5, 3, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [3]), [1, 1, 2])
c5 = Parameter('c5', (I32, [3]), [4, 2, 3])
c6 = Parameter('c6', (I32, [3]), [1, 1, 1])
t7 = Output('t7', (U8, [4, 1, 1], 0.5, 120))
c8 = Parameter('c8', (I32, [3]), [1, 1, 2])
c9 = Parameter('c9', (I32, [3]), [4, 2, 3])
c10 = Parameter('c10', (I32, [3]), [1, 1, 1])
t11 = Output('t11', (U8, [3, 2, 1], 0.5, 120))
c12 = Parameter('c12', (I32, [3]), [1, 1, 2])
c13 = Parameter('c13', (I32, [3]), [4, 2, 3])
c14 = Parameter('c14', (I32, [3]), [1, 1, 1])
t15 = Output('t15', (U8, [3, 1, 3], 0.5, 120))
c16 = Parameter('c16', (I32, [3]), [1, 1, 2])
c17 = Parameter('c17', (I32, [3]), [4, 2, 3])
c18 = Parameter('c18', (I32, [3]), [1, 1, 1])
t19 = Output('t19', (U8, [4, 1, 1], 0.5, 120))
c20 = Parameter('c20', (I32, [3]), [1, 1, 2])
c21 = Parameter('c21', (I32, [3]), [4, 2, 3])
c22 = Parameter('c22', (I32, [3]), [1, 1, 1])
t23 = Output('t23', (U8, [3, 2, 1], 0.5, 120))
c24 = Parameter('c24', (I32, [3]), [1, 1, 2])
c25 = Parameter('c25', (I32, [3]), [4, 2, 3])
c26 = Parameter('c26', (I32, [3]), [1, 1, 1])
t27 = Output('t27', (U8, [3, 1, 2], 0.5, 120))
c28 = Parameter('c28', (I32, [3]), [1, 1, 2])
c29 = Parameter('c29', (I32, [3]), [4, 2, 3])
c30 = Parameter('c30', (I32, [3]), [1, 1, 1])
t31 = Output('t31', (U8, [4, 2, 2], 0.5, 120))
c32 = Parameter('c32', (I32, [3]), [1, 1, 2])
c33 = Parameter('c33', (I32, [3]), [4, 2, 3])
c34 = Parameter('c34', (I32, [3]), [1, 1, 1])
t35 = Output('t35', (U8, [4, 2, 3], 0.5, 120))
c36 = Parameter('c36', (I32, [3]), [1, 1, 2])
c37 = Parameter('c37', (I32, [3]), [4, 2, 3])
c38 = Parameter('c38', (I32, [3]), [1, 1, 1])
t39 = Output('t39', (U8, [3, 1], 0.5, 120))
c40 = Parameter('c40', (I32, [3]), [1, 1, 2])
c41 = Parameter('c41', (I32, [3]), [4, 2, 3])
c42 = Parameter('c42', (I32, [3]), [1, 1, 1])
t43 = Output('t43', (U8, [3, 1], 0.5, 120))
c44 = Parameter('c44', (I32, [3]), [1, 1, 2])
c45 = Parameter('c45', (I32, [3]), [4, 2, 3])
c46 = Parameter('c46', (I32, [3]), [1, 1, 1])
t47 = Output('t47', (U8, [4], 0.5, 120))
c48 = Parameter('c48', (I32, [3]), [1, 1, 2])
c49 = Parameter('c49', (I32, [3]), [4, 2, 3])
c50 = Parameter('c50', (I32, [3]), [1, 1, 1])
t51 = Internal('t51', (U8, [3, 1, 1], 0.5, 120))
t52 = Output('t52', (U8, [1, 3, 1], 0.5, 120))
c53 = Parameter('c53', (I32, [3]), [1, 1, 2])
c54 = Parameter('c54', (I32, [3]), [4, 2, 3])
c55 = Parameter('c55', (I32, [3]), [1, 1, 1])
t56 = Internal('t56', (U8, [2, 2, 1], 0.5, 120))
t57 = Output('t57', (U8, [1, 2, 2], 0.5, 120))
c58 = Parameter('c58', (I32, [3]), [1, 1, 2])
c59 = Parameter('c59', (I32, [3]), [4, 2, 3])
c60 = Parameter('c60', (I32, [3]), [1, 1, 1])
t61 = Internal('t61', (U8, [2, 1, 3], 0.5, 120))
t62 = Output('t62', (U8, [3, 2, 1], 0.5, 120))
c63 = Parameter('c63', (I32, [3]), [1, 1, 2])
c64 = Parameter('c64', (I32, [3]), [4, 2, 3])
c65 = Parameter('c65', (I32, [3]), [1, 1, 1])
t66 = Internal('t66', (U8, [2, 1, 1], 0.5, 120))
t67 = Output('t67', (U8, [1, 2, 1], 0.5, 120))
c68 = Parameter('c68', (I32, [3]), [1, 1, 2])
c69 = Parameter('c69', (I32, [3]), [4, 2, 3])
c70 = Parameter('c70', (I32, [3]), [1, 1, 1])
t71 = Internal('t71', (U8, [2, 3, 1], 0.5, 120))
t72 = Output('t72', (U8, [1, 2, 3], 0.5, 120))
c73 = Parameter('c73', (I32, [3]), [1, 1, 2])
c74 = Parameter('c74', (I32, [3]), [4, 2, 3])
c75 = Parameter('c75', (I32, [3]), [1, 1, 1])
t76 = Internal('t76', (U8, [2, 1, 3], 0.5, 120))
t77 = Output('t77', (U8, [3, 2, 1], 0.5, 120))
c78 = Parameter('c78', (I32, [3]), [1, 1, 2])
c79 = Parameter('c79', (I32, [3]), [4, 2, 3])
c80 = Parameter('c80', (I32, [3]), [1, 1, 1])
t81 = Internal('t81', (U8, [3, 2, 3], 0.5, 120))
t82 = Output('t82', (U8, [3, 3, 2], 0.5, 120))
c83 = Parameter('c83', (I32, [3]), [1, 1, 2])
c84 = Parameter('c84', (I32, [3]), [4, 2, 3])
c85 = Parameter('c85', (I32, [3]), [1, 1, 1])
t86 = Internal('t86', (U8, [3, 3, 3], 0.5, 120))
t87 = Output('t87', (U8, [3, 3, 3], 0.5, 120))
t88 = Internal('t88', (U8, [6, 2, 5], 0.5, 120))
c89 = Parameter('c89', (I32, [3]), [1, 1, 2])
c90 = Parameter('c90', (I32, [3]), [4, 2, 3])
c91 = Parameter('c91', (I32, [3]), [1, 1, 1])
t92 = Output('t92', (U8, [4, 1, 3], 0.5, 120))
t93 = Internal('t93', (U8, [1, 3, 4, 5], 0.5, 120))
c94 = Parameter('c94', (I32, [4]), [0, 1, 1, 2])
c95 = Parameter('c95', (I32, [4]), [1, 4, 2, 3])
c96 = Parameter('c96', (I32, [4]), [1, 1, 1, 1])
t97 = Output('t97', (U8, [1, 3, 1, 3], 0.5, 120))
t98 = Internal('t98', (U8, [3, 4, 5, 1], 0.5, 120))
c99 = Parameter('c99', (I32, [4]), [1, 1, 2, 0])
c100 = Parameter('c100', (I32, [4]), [4, 2, 3, 1])
c101 = Parameter('c101', (I32, [4]), [1, 1, 1, 1])
t102 = Output('t102', (U8, [2, 1, 3], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t3)
model.Operation('STRIDED_SLICE', t3, c4, c5, c6, 1, 0, 0).To(t7)
model.Operation('STRIDED_SLICE', t3, c8, c9, c10, 2, 0, 0).To(t11)
model.Operation('STRIDED_SLICE', t3, c12, c13, c14, 4, 0, 0).To(t15)
model.Operation('STRIDED_SLICE', t3, c16, c17, c18, 0, 1, 0).To(t19)
model.Operation('STRIDED_SLICE', t3, c20, c21, c22, 0, 2, 0).To(t23)
model.Operation('STRIDED_SLICE', t3, c24, c25, c26, 0, 4, 0).To(t27)
model.Operation('STRIDED_SLICE', t3, c28, c29, c30, 3, 4, 0).To(t31)
model.Operation('STRIDED_SLICE', t3, c32, c33, c34, 5, 2, 0).To(t35)
model.Operation('STRIDED_SLICE', t3, c36, c37, c38, 0, 0, 2).To(t39)
model.Operation('STRIDED_SLICE', t3, c40, c41, c42, 0, 0, 4).To(t43)
model.Operation('STRIDED_SLICE', t3, c44, c45, c46, 1, 0, 6).To(t47)
model.Operation('STRIDED_SLICE', x1, c48, c49, c50, 1, 0, 0).To(t51)
model.Operation('TRANSPOSE', t51, c2).To(t52)
model.Operation('STRIDED_SLICE', x1, c53, c54, c55, 2, 0, 0).To(t56)
model.Operation('TRANSPOSE', t56, c2).To(t57)
model.Operation('STRIDED_SLICE', x1, c58, c59, c60, 4, 0, 0).To(t61)
model.Operation('TRANSPOSE', t61, c2).To(t62)
model.Operation('STRIDED_SLICE', x1, c63, c64, c65, 0, 1, 0).To(t66)
model.Operation('TRANSPOSE', t66, c2).To(t67)
model.Operation('STRIDED_SLICE', x1, c68, c69, c70, 0, 2, 0).To(t71)
model.Operation('TRANSPOSE', t71, c2).To(t72)
model.Operation('STRIDED_SLICE', x1, c73, c74, c75, 0, 4, 0).To(t76)
model.Operation('TRANSPOSE', t76, c2).To(t77)
model.Operation('STRIDED_SLICE', x1, c78, c79, c80, 3, 4, 0).To(t81)
model.Operation('TRANSPOSE', t81, c2).To(t82)
model.Operation('STRIDED_SLICE', x1, c83, c84, c85, 5, 2, 0).To(t86)
model.Operation('TRANSPOSE', t86, c2).To(t87)
model.Operation('RESHAPE', x1, [6, 2, 5]).To(t88)
model.Operation('STRIDED_SLICE', t88, c89, c90, c91, 1, 4, 0).To(t92)
model.Operation('EXPAND_DIMS', x1, 0).To(t93)
model.Operation('STRIDED_SLICE', t93, c94, c95, c96, 2, 8, 0).To(t97)
model.Operation('EXPAND_DIMS', x1, 3).To(t98)
model.Operation('STRIDED_SLICE', t98, c99, c100, c101, 4, 1, 8).To(t102)
Example({
    x1: packed('<i2',
    'c-qS=FPa@z)83X~-&^T5XL{3;6|;f@TB4FN3hMj3=leR%bN5>ro9iF%+P`XJYv<Z*+uELp388f%i_(K9F;D;izONgI'
),
    t7: [77, 66, 158, 71],
    t11: [121, 66, 74, 158, 156, 71],
    t15: [132, 127, 66, 90, 142, 158, 98, 75, 71],
    t19: [66, 158, 71, 78],
    t23: [66, 88, 158, 144, 71, 85],
    t27: [66, 93, 158, 109, 71, 79],
    t31: [141, 130, 77, 169, 121, 164, 66, 93, 74, 168, 158, 109, 156, 154, 71, 79],
    t35: [80, 112, 77, 69, 137, 140, 132, 127, 66, 143, 173, 88, 90, 142, 158, 170, 107, 144, 98, 75, 71,
    177, 61, 85],
    t39: [66, 158, 71],
    t43: [66, 158, 71],
    t47: [77, 66, 158, 71],
    t52: [134, 142, 107],
    t57: [90, 142, 170, 107],
    t62: [112, 137, 127, 173, 142, 107],
    t67: [142, 107],
    t72: [142, 158, 109, 107, 144, 103],
    t77: [142, 107, 75, 61, 159, 125],
    t82: [114, 134, 90, 142, 170, 107, 155, 96, 98, 75, 177, 61, 86, 63, 104, 159, 133, 125],
    t87: packed('<i2',
    'c-pJ!Z7T3x+1V4)Ub&>+DRyndqBgG;ee-g&C!{mr1^^ww4L1'
),
    t92: [134, 96, 63, 168, 154, 82, 142, 75, 159, 109, 79, 95],
    t97: [134, 96, 63, 142, 75, 159, 107, 61, 125],
    t102: [112, 127, 142, 137, 173, 107],
}, name='masked_quant8').AddVariations(signed(x1, t3, t7, t11, t15, t19, t23, t27, t31, t35, t39, t43, t47, t51, t52, t56, t57, t61, t62, t66, t67, t71, t72, t76, t77, t81, t82, t86, t87, t88, t92, t93, t97, t98, t102)).DisableLifeTimeVariation()

# Each bit of a mask belongs to an axis, which is another one before and behind a transposition.
# Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4, 5], 0.5, 120))
c2 = Parameter('c2', (I32, [3]), [2, 0, 1])
t103 = Internal('t103', (U8, [5, 3, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [3]), [1, 1, 2])
c5 = Parameter('c5', (I32, [3]), [4, 2, 3])
c6 = Parameter('c6', (I32, [3]), [1, 1, 1])
t104 = Output('t104', (U8, [4, 1, 1], 0.5, 120))
t105 = Internal('t105', (U8, [5, 3, 4], 0.5, 120))
c8 = Parameter('c8', (I32, [3]), [1, 1, 2])
c9 = Parameter('c9', (I32, [3]), [4, 2, 3])
c10 = Parameter('c10', (I32, [3]), [1, 1, 1])
t106 = Output('t106', (U8, [3, 2, 1], 0.5, 120))
t107 = Internal('t107', (U8, [5, 3, 4], 0.5, 120))
c12 = Parameter('c12', (I32, [3]), [1, 1, 2])
c13 = Parameter('c13', (I32, [3]), [4, 2, 3])
c14 = Parameter('c14', (I32, [3]), [1, 1, 1])
t108 = Output('t108', (U8, [3, 1, 3], 0.5, 120))
t109 = Internal('t109', (U8, [5, 3, 4], 0.5, 120))
c16 = Parameter('c16', (I32, [3]), [1, 1, 2])
c17 = Parameter('c17', (I32, [3]), [4, 2, 3])
c18 = Parameter('c18', (I32, [3]), [1, 1, 1])
t110 = Output('t110', (U8, [4, 1, 1], 0.5, 120))
t111 = Internal('t111', (U8, [5, 3, 4], 0.5, 120))
c20 = Parameter('c20', (I32, [3]), [1, 1, 2])
c21 = Parameter('c21', (I32, [3]), [4, 2, 3])
c22 = Parameter('c22', (I32, [3]), [1, 1, 1])
t112 = Output('t112', (U8, [3, 2, 1], 0.5, 120))
t113 = Internal('t113', (U8, [5, 3, 4], 0.5, 120))
c24 = Parameter('c24', (I32, [3]), [1, 1, 2])
c25 = Parameter('c25', (I32, [3]), [4, 2, 3])
c26 = Parameter('c26', (I32, [3]), [1, 1, 1])
t114 = Output('t114', (U8, [3, 1, 2], 0.5, 120))
t115 = Internal('t115', (U8, [5, 3, 4], 0.5, 120))
c28 = Parameter('c28', (I32, [3]), [1, 1, 2])
c29 = Parameter('c29', (I32, [3]), [4, 2, 3])
c30 = Parameter('c30', (I32, [3]), [1, 1, 1])
t116 = Output('t116', (U8, [4, 2, 2], 0.5, 120))
t117 = Internal('t117', (U8, [5, 3, 4], 0.5, 120))
c32 = Parameter('c32', (I32, [3]), [1, 1, 2])
c33 = Parameter('c33', (I32, [3]), [4, 2, 3])
c34 = Parameter('c34', (I32, [3]), [1, 1, 1])
t118 = Output('t118', (U8, [4, 2, 3], 0.5, 120))
t119 = Internal('t119', (U8, [5, 3, 4], 0.5, 120))
c36 = Parameter('c36', (I32, [3]), [1, 1, 2])
c37 = Parameter('c37', (I32, [3]), [4, 2, 3])
c38 = Parameter('c38', (I32, [3]), [1, 1, 1])
t120 = Output('t120', (U8, [3, 1], 0.5, 120))
t121 = Internal('t121', (U8, [5, 3, 4], 0.5, 120))
c40 = Parameter('c40', (I32, [3]), [1, 1, 2])
c41 = Parameter('c41', (I32, [3]), [4, 2, 3])
c42 = Parameter('c42', (I32, [3]), [1, 1, 1])
t122 = Output('t122', (U8, [3, 1], 0.5, 120))
t123 = Internal('t123', (U8, [5, 3, 4], 0.5, 120))
c44 = Parameter('c44', (I32, [3]), [1, 1, 2])
c45 = Parameter('c45', (I32, [3]), [4, 2, 3])
c46 = Parameter('c46', (I32, [3]), [1, 1, 1])
t124 = Output('t124', (U8, [4], 0.5, 120))
c48 = Parameter('c48', (I32, [3]), [1, 1, 2])
c49 = Parameter('c49', (I32, [3]), [4, 2, 3])
c50 = Parameter('c50', (I32, [3]), [1, 1, 1])
t125 = Internal('t125', (U8, [3, 1, 1], 0.5, 120))
t126 = Output('t126', (U8, [1, 3, 1], 0.5, 120))
c53 = Parameter('c53', (I32, [3]), [1, 1, 2])
c54 = Parameter('c54', (I32, [3]), [4, 2, 3])
c55 = Parameter('c55', (I32, [3]), [1, 1, 1])
t127 = Internal('t127', (U8, [2, 2, 1], 0.5, 120))
t128 = Output('t128', (U8, [1, 2, 2], 0.5, 120))
c58 = Parameter('c58', (I32, [3]), [1, 1, 2])
c59 = Parameter('c59', (I32, [3]), [4, 2, 3])
c60 = Parameter('c60', (I32, [3]), [1, 1, 1])
t129 = Internal('t129', (U8, [2, 1, 3], 0.5, 120))
t130 = Output('t130', (U8, [3, 2, 1], 0.5, 120))
c63 = Parameter('c63', (I32, [3]), [1, 1, 2])
c64 = Parameter('c64', (I32, [3]), [4, 2, 3])
c65 = Parameter('c65', (I32, [3]), [1, 1, 1])
t131 = Internal('t131', (U8, [2, 1, 1], 0.5, 120))
t132 = Output('t132', (U8, [1, 2, 1], 0.5, 120))
c68 = Parameter('c68', (I32, [3]), [1, 1, 2])
c69 = Parameter('c69', (I32, [3]), [4, 2, 3])
c70 = Parameter('c70', (I32, [3]), [1, 1, 1])
t133 = Internal('t133', (U8, [2, 3, 1], 0.5, 120))
t134 = Output('t134', (U8, [1, 2, 3], 0.5, 120))
c73 = Parameter('c73', (I32, [3]), [1, 1, 2])
c74 = Parameter('c74', (I32, [3]), [4, 2, 3])
c75 = Parameter('c75', (I32, [3]), [1, 1, 1])
t135 = Internal('t135', (U8, [2, 1, 3], 0.5, 120))
t136 = Output('t136', (U8, [3, 2, 1], 0.5, 120))
c78 = Parameter('c78', (I32, [3]), [1, 1, 2])
c79 = Parameter('c79', (I32, [3]), [4, 2, 3])
c80 = Parameter('c80', (I32, [3]), [1, 1, 1])
t137 = Internal('t137', (U8, [3, 2, 3], 0.5, 120))
t138 = Output('t138', (U8, [3, 3, 2], 0.5, 120))
c83 = Parameter('c83', (I32, [3]), [1, 1, 2])
c84 = Parameter('c84', (I32, [3]), [4, 2, 3])
c85 = Parameter('c85', (I32, [3]), [1, 1, 1])
t139 = Internal('t139', (U8, [3, 3, 3], 0.5, 120))
t140 = Output('t140', (U8, [3, 3, 3], 0.5, 120))
t141 = Internal('t141', (U8, [6, 2, 5], 0.5, 120))
c89 = Parameter('c89', (I32, [3]), [1, 1, 2])
c90 = Parameter('c90', (I32, [3]), [4, 2, 3])
c91 = Parameter('c91', (I32, [3]), [1, 1, 1])
t142 = Output('t142', (U8, [4, 1, 3], 0.5, 120))
t143 = Internal('t143', (U8, [1, 3, 4, 5], 0.5, 120))
c94 = Parameter('c94', (I32, [4]), [0, 1, 1, 2])
c95 = Parameter('c95', (I32, [4]), [1, 4, 2, 3])
c96 = Parameter('c96', (I32, [4]), [1, 1, 1, 1])
t144 = Output('t144', (U8, [1, 3, 1, 3], 0.5, 120))
t145 = Internal('t145', (U8, [3, 4, 5, 1], 0.5, 120))
c99 = Parameter('c99', (I32, [4]), [1, 1, 2, 0])
c100 = Parameter('c100', (I32, [4]), [4, 2, 3, 1])
c101 = Parameter('c101', (I32, [4]), [1, 1, 1, 1])
t146 = Output('t146', (U8, [2, 1, 3], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, c2).To(t103)
model.Operation('STRIDED_SLICE', t103, c4, c5, c6, 1, 0, 0).To(t104)
model.Operation('TRANSPOSE', x1, c2).To(t105)
model.Operation('STRIDED_SLICE', t105, c8, c9, c10, 2, 0, 0).To(t106)
model.Operation('TRANSPOSE', x1, c2).To(t107)
model.Operation('STRIDED_SLICE', t107, c12, c13, c14, 4, 0, 0).To(t108)
model.Operation('TRANSPOSE', x1, c2).To(t109)
model.Operation('STRIDED_SLICE', t109, c16, c17, c18, 0, 1, 0).To(t110)
model.Operation('TRANSPOSE', x1, c2).To(t111)
model.Operation('STRIDED_SLICE', t111, c20, c21, c22, 0, 2, 0).To(t112)
model.Operation('TRANSPOSE', x1, c2).To(t113)
model.Operation('STRIDED_SLICE', t113, c24, c25, c26, 0, 4, 0).To(t114)
model.Operation('TRANSPOSE', x1, c2).To(t115)
model.Operation('STRIDED_SLICE', t115, c28, c29, c30, 3, 4, 0).To(t116)
model.Operation('TRANSPOSE', x1, c2).To(t117)
model.Operation('STRIDED_SLICE', t117, c32, c33, c34, 5, 2, 0).To(t118)
model.Operation('TRANSPOSE', x1, c2).To(t119)
model.Operation('STRIDED_SLICE', t119, c36, c37, c38, 0, 0, 2).To(t120)
model.Operation('TRANSPOSE', x1, c2).To(t121)
model.Operation('STRIDED_SLICE', t121, c40, c41, c42, 0, 0, 4).To(t122)
model.Operation('TRANSPOSE', x1, c2).To(t123)
model.Operation('STRIDED_SLICE', t123, c44, c45, c46, 1, 0, 6).To(t124)
model.Operation('STRIDED_SLICE', x1, c48, c49, c50, 1, 0, 0).To(t125)
model.Operation('TRANSPOSE', t125, c2).To(t126)
model.Operation('STRIDED_SLICE', x1, c53, c54, c55, 2, 0, 0).To(t127)
model.Operation('TRANSPOSE', t127, c2).To(t128)
model.Operation('STRIDED_SLICE', x1, c58, c59, c60, 4, 0, 0).To(t129)
model.Operation('TRANSPOSE', t129, c2).To(t130)
model.Operation('STRIDED_SLICE', x1, c63, c64, c65, 0, 1, 0).To(t131)
model.Operation('TRANSPOSE', t131, c2).To(t132)
model.Operation('STRIDED_SLICE', x1, c68, c69, c70, 0, 2, 0).To(t133)
model.Operation('TRANSPOSE', t133, c2).To(t134)
model.Operation('STRIDED_SLICE', x1, c73, c74, c75, 0, 4, 0).To(t135)
model.Operation('TRANSPOSE', t135, c2).To(t136)
model.Operation('STRIDED_SLICE', x1, c78, c79, c80, 3, 4, 0).To(t137)
model.Operation('TRANSPOSE', t137, c2).To(t138)
model.Operation('STRIDED_SLICE', x1, c83, c84, c85, 5, 2, 0).To(t139)
model.Operation('TRANSPOSE', t139, c2).To(t140)
model.Operation('RESHAPE', x1, [6, 2, 5]).To(t141)
model.Operation('STRIDED_SLICE', t141, c89, c90, c91, 1, 4, 0).To(t142)
model.Operation('EXPAND_DIMS', x1, 0).To(t143)
model.Operation('STRIDED_SLICE', t143, c94, c95, c96, 2, 8, 0).To(t144)
model.Operation('EXPAND_DIMS', x1, 3).To(t145)
model.Operation('STRIDED_SLICE', t145, c99, c100, c101, 4, 1, 8).To(t146)
Example({
    x1: packed('<i2',
    'c-qS=FPa@z)83X~-&^T5XL{3;6|;f@TB4FN3hMj3=leR%bN5>ro9iF%+P`XJYv<Z*+uELp388f%i_(K9F;D;izONgI'
),
    t104: [77, 66, 158, 71],
    t106: [121, 66, 74, 158, 156, 71],
    t108: [132, 127, 66, 90, 142, 158, 98, 75, 71],
    t110: [66, 158, 71, 78],
    t112: [66, 88, 158, 144, 71, 85],
    t114: [66, 93, 158, 109, 71, 79],
    t116: [141, 130, 77, 169, 121, 164, 66, 93, 74, 168, 158, 109, 156, 154, 71, 79],
    t118: [80, 112, 77, 69, 137, 140, 132, 127, 66, 143, 173, 88, 90, 142, 158, 170, 107, 144, 98, 75, 71,
    177, 61, 85],
    t120: [66, 158, 71],
    t122: [66, 158, 71],
    t124: [77, 66, 158, 71],
    t126: [134, 142, 107],
    t128: [90, 142, 170, 107],
    t130: [112, 137, 127, 173, 142, 107],
    t132: [142, 107],
    t134: [142, 158, 109, 107, 144, 103],
    t136: [142, 107, 75, 61, 159, 125],
    t138: [114, 134, 90, 142, 170, 107, 155, 96, 98, 75, 177, 61, 86, 63, 104, 159, 133, 125],
    t140: packed('<i2',
    'c-pJ!Z7T3x+1V4)Ub&>+DRyndqBgG;ee-g&C!{mr1^^ww4L1'
),
    t142: [134, 96, 63, 168, 154, 82, 142, 75, 159, 109, 79, 95],
    t144: [134, 96, 63, 142, 75, 159, 107, 61, 125],
    t146: [112, 127, 142, 137, 173, 107],
}, name='masked_unshared_quant8').AddVariations(signed(x1, t103, t104, t105, t106, t107, t108, t109, t110, t111, t112, t113, t114, t115, t116, t117, t118, t119, t120, t121, t122, t123, t124, t125, t126, t127, t128, t129, t130, t131, t132, t133, t134, t135, t136, t137, t138, t139, t140, t141, t142, t143, t144, t145, t146)).DisableLifeTimeVariation()
