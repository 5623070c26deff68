# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD_V2: padding that the operation behind it could do, if value and sides allow it.

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
U8 = 'TENSOR_QUANT8_ASYMM'
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Values other than zero are padded before a layer with padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Output('t3', (F32, [1, 5, 5, 2]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t5 = Internal('t5', (F32, [1, 4, 5, 2]))
c6 = Parameter('c6', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c7 = Parameter('c7', (F32, [1]), [1.5])
t8 = Output('t8', (F32, [1, 2, 4, 1]))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t10 = Internal('t10', (F32, [1, 5, 5, 2]))
c11 = Parameter('c11', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c12 = Parameter('c12', (F32, [1]), [1.5])
t13 = Output('t13', (F32, [1, 3, 2, 1]))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t15 = Internal('t15', (F32, [1, 4, 5, 2]))
c16 = Parameter('c16', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c17 = Parameter('c17', (F32, [1]), [1.5])
t18 = Output('t18', (F32, [1, 2, 5, 1]))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t20 = Internal('t20', (F32, [1, 4, 5, 2]))
c21 = Parameter('c21', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c22 = Parameter('c22', (F32, [1]), [1.5])
t23 = Output('t23', (F32, [1, 4, 3, 1]))
c24 = Parameter('c24', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c25 = Parameter('c25', (F32, [1]), [1.5])
t26 = Output('t26', (F32, [1, 3, 4, 1]))
model = Model()
model.Operation('PAD_V2', x1, c2, -4.0).To(t3)
model.Operation('PAD_V2', x1, c4, 3.0).To(t5)
model.Operation('CONV_2D', t5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('PAD_V2', x1, c9, -1.5).To(t10)
model.Operation('CONV_2D', t10, c11, c12, 0, 0, 0, 0, 2, 1, 1).To(t13)
model.Operation('PAD_V2', x1, c14, 0.0).To(t15)
model.Operation('CONV_2D', t15, c16, c17, 1, 1, 2, 0).To(t18)
model.Operation('PAD_V2', x1, c19, 2.5).To(t20)
model.Operation('CONV_2D', t20, c21, c22, 1, 2, 1, 0).To(t23)
model.Operation('CONV_2D', t3, c24, c25, 2, 1, 1, 0).To(t26)
Example({
    x1: [0.5, 1.0, 0.5, 1.5, -0.5, -2.0, 1.0, 2.5, -0.5, 1.0, 2.5, -1.0, 1.0, 4.0, -1.0, 1.5, -4.0, 1.5],
    t3: packed('|i1',
    'c-s5%0|6MB7@7b70kN1^|1+`v1G6~(G5=sjQuG4=s>dZ1', 0.5
),
    t8: [13.5, 4.5, 13.5, 25.5, 13.0, 1.0, 34.0, 25.5],
    t13: [3.5, 0.0, 12.0, 1.0, 16.5, 0.0],
    t18: [10.5, 1.5, -7.5, 1.5, 1.5, 9.0, -6.5, 6.5, 1.5, 1.5],
    t23: [18.0, 16.0, 4.0, 13.0, 10.0, 4.0, 13.0, 30.5, 4.0, 9.0, 21.5, 4.0],
    t26: [-1.5, 6.5, -2.5, -35.5, 9.5, 13.0, 1.0, -15.0, 11.5, 5.0, -10.5, -21.5],
}, name='conv_2d').AddVariations('float16').DisableLifeTimeVariation()

# Values other than zero are padded before a layer with padding of its own. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t27 = Internal('t27', (F32, [1, 4, 5, 2]))
c6 = Parameter('c6', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c7 = Parameter('c7', (F32, [1]), [1.5])
t28 = Output('t28', (F32, [1, 2, 4, 1]))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t29 = Internal('t29', (F32, [1, 5, 5, 2]))
c11 = Parameter('c11', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c12 = Parameter('c12', (F32, [1]), [1.5])
t30 = Output('t30', (F32, [1, 3, 2, 1]))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t31 = Internal('t31', (F32, [1, 4, 5, 2]))
c16 = Parameter('c16', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c17 = Parameter('c17', (F32, [1]), [1.5])
t32 = Output('t32', (F32, [1, 2, 5, 1]))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t33 = Internal('t33', (F32, [1, 4, 5, 2]))
c21 = Parameter('c21', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c22 = Parameter('c22', (F32, [1]), [1.5])
t34 = Output('t34', (F32, [1, 4, 3, 1]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t35 = Internal('t35', (F32, [1, 5, 5, 2]))
c24 = Parameter('c24', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c25 = Parameter('c25', (F32, [1]), [1.5])
t36 = Output('t36', (F32, [1, 3, 4, 1]))
t37 = Output('t37', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('PAD_V2', x1, c4, 3.0).To(t27)
model.Operation('CONV_2D', t27, c6, c7, 2, 1, 1, 0).To(t28)
model.Operation('PAD_V2', x1, c9, -1.5).To(t29)
model.Operation('CONV_2D', t29, c11, c12, 0, 0, 0, 0, 2, 1, 1).To(t30)
model.Operation('PAD_V2', x1, c14, 0.0).To(t31)
model.Operation('CONV_2D', t31, c16, c17, 1, 1, 2, 0).To(t32)
model.Operation('PAD_V2', x1, c19, 2.5).To(t33)
model.Operation('CONV_2D', t33, c21, c22, 1, 2, 1, 0).To(t34)
model.Operation('PAD_V2', x1, c2, -4.0).To(t35)
model.Operation('CONV_2D', t35, c24, c25, 2, 1, 1, 0).To(t36)
model.Operation('PAD_V2', x1, c2, -4.0).To(t37)
Example({
    x1: [0.5, 1.0, 0.5, 1.5, -0.5, -2.0, 1.0, 2.5, -0.5, 1.0, 2.5, -1.0, 1.0, 4.0, -1.0, 1.5, -4.0, 1.5],
    t28: [13.5, 4.5, 13.5, 25.5, 13.0, 1.0, 34.0, 25.5],
    t30: [3.5, 0.0, 12.0, 1.0, 16.5, 0.0],
    t32: [10.5, 1.5, -7.5, 1.5, 1.5, 9.0, -6.5, 6.5, 1.5, 1.5],
    t34: [18.0, 16.0, 4.0, 13.0, 10.0, 4.0, 13.0, 30.5, 4.0, 9.0, 21.5, 4.0],
    t36: [-1.5, 6.5, -2.5, -35.5, 9.5, 13.0, 1.0, -15.0, 11.5, 5.0, -10.5, -21.5],
    t37: packed('|i1',
    'c-s5%0|6MB7@7b70kN1^|1+`v1G6~(G5=sjQuG4=s>dZ1', 0.5
),
}, name='conv_2d_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Values other than zero are padded before a layer with padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Output('t3', (U8, [1, 5, 5, 2], 0.5, 120))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t5 = Internal('t5', (U8, [1, 4, 5, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c7 = Parameter('c7', (I32, [1], 0.25, 0), [6])
t8 = Output('t8', (U8, [1, 2, 4, 1], 0.5, 120))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t10 = Internal('t10', (U8, [1, 5, 5, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c12 = Parameter('c12', (I32, [1], 0.25, 0), [6])
t13 = Output('t13', (U8, [1, 3, 2, 1], 0.5, 120))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t15 = Internal('t15', (U8, [1, 4, 5, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c17 = Parameter('c17', (I32, [1], 0.25, 0), [6])
t18 = Output('t18', (U8, [1, 2, 5, 1], 0.5, 120))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t20 = Internal('t20', (U8, [1, 4, 5, 2], 0.5, 120))
c21 = Parameter('c21', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c22 = Parameter('c22', (I32, [1], 0.25, 0), [6])
t23 = Output('t23', (U8, [1, 4, 3, 1], 0.5, 120))
c24 = Parameter('c24', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c25 = Parameter('c25', (I32, [1], 0.25, 0), [6])
t26 = Output('t26', (U8, [1, 3, 4, 1], 0.5, 120))
model = Model()
model.Operation('PAD_V2', x1, c2, 112).To(t3)
model.Operation('PAD_V2', x1, c4, 126).To(t5)
model.Operation('CONV_2D', t5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('PAD_V2', x1, c9, 117).To(t10)
model.Operation('CONV_2D', t10, c11, c12, 0, 0, 0, 0, 2, 1, 1).To(t13)
model.Operation('PAD_V2', x1, c14, 120).To(t15)
model.Operation('CONV_2D', t15, c16, c17, 1, 1, 2, 0).To(t18)
model.Operation('PAD_V2', x1, c19, 125).To(t20)
model.Operation('CONV_2D', t20, c21, c22, 1, 2, 1, 0).To(t23)
model.Operation('CONV_2D', t3, c24, c25, 2, 1, 1, 0).To(t26)
Example({
    x1: [121, 122, 121, 123, 119, 116, 122, 125, 119, 122, 125, 118, 122, 128, 118, 123, 112, 123],
    t3: packed('<i2',
    'c-ku{K!D1s%IfkG5UZ-TysEYg%xWmBE~rLQRKP$o005+97K8'
),
    t8: [147, 129, 147, 171, 146, 122, 188, 171],
    t13: [127, 120, 144, 122, 153, 120],
    t18: [141, 123, 105, 123, 123, 138, 107, 133, 123, 123],
    t23: [156, 152, 128, 146, 140, 128, 146, 181, 128, 138, 163, 128],
    t26: [117, 133, 115, 49, 139, 146, 122, 90, 143, 130, 99, 77],
}, name='conv_2d_quant8').DisableLifeTimeVariation()

# Values other than zero are padded before a layer with padding of its own. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t27 = Internal('t27', (U8, [1, 4, 5, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c7 = Parameter('c7', (I32, [1], 0.25, 0), [6])
t28 = Output('t28', (U8, [1, 2, 4, 1], 0.5, 120))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t29 = Internal('t29', (U8, [1, 5, 5, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c12 = Parameter('c12', (I32, [1], 0.25, 0), [6])
t30 = Output('t30', (U8, [1, 3, 2, 1], 0.5, 120))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t31 = Internal('t31', (U8, [1, 4, 5, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c17 = Parameter('c17', (I32, [1], 0.25, 0), [6])
t32 = Output('t32', (U8, [1, 2, 5, 1], 0.5, 120))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t33 = Internal('t33', (U8, [1, 4, 5, 2], 0.5, 120))
c21 = Parameter('c21', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c22 = Parameter('c22', (I32, [1], 0.25, 0), [6])
t34 = Output('t34', (U8, [1, 4, 3, 1], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t35 = Internal('t35', (U8, [1, 5, 5, 2], 0.5, 120))
c24 = Parameter('c24', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c25 = Parameter('c25', (I32, [1], 0.25, 0), [6])
t36 = Output('t36', (U8, [1, 3, 4, 1], 0.5, 120))
t37 = Output('t37', (U8, [1, 5, 5, 2], 0.5, 120))
model = Model()
model.Operation('PAD_V2', x1, c4, 126).To(t27)
model.Operation('CONV_2D', t27, c6, c7, 2, 1, 1, 0).To(t28)
model.Operation('PAD_V2', x1, c9, 117).To(t29)
model.Operation('CONV_2D', t29, c11, c12, 0, 0, 0, 0, 2, 1, 1).To(t30)
model.Operation('PAD_V2', x1, c14, 120).To(t31)
model.Operation('CONV_2D', t31, c16, c17, 1, 1, 2, 0).To(t32)
model.Operation('PAD_V2', x1, c19, 125).To(t33)
model.Operation('CONV_2D', t33, c21, c22, 1, 2, 1, 0).To(t34)
model.Operation('PAD_V2', x1, c2, 112).To(t35)
model.Operation('CONV_2D', t35, c24, c25, 2, 1, 1, 0).To(t36)
model.Operation('PAD_V2', x1, c2, 112).To(t37)
Example({
    x1: [121, 122, 121, 123, 119, 116, 122, 125, 119, 122, 125, 118, 122, 128, 118, 123, 112, 123],
    t28: [147, 129, 147, 171, 146, 122, 188, 171],
    t30: [127, 120, 144, 122, 153, 120],
    t32: [141, 123, 105, 123, 123, 138, 107, 133, 123, 123],
    t34: [156, 152, 128, 146, 140, 128, 146, 181, 128, 138, 163, 128],
    t36: [117, 133, 115, 49, 139, 146, 122, 90, 143, 130, 99, 77],
    t37: packed('<i2',
    'c-ku{K!D1s%IfkG5UZ-TysEYg%xWmBE~rLQRKP$o005+97K8'
),
}, name='conv_2d_unshared_quant8').DisableLifeTimeVariation()

# Values other than zero are padded before a layer with padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [1, 3, 3, 2], 0.5, -8))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Output('t3', (S8, [1, 5, 5, 2], 0.5, -8))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t5 = Internal('t5', (S8, [1, 4, 5, 2], 0.5, -8))
c6 = Parameter('c6', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c7 = Parameter('c7', (I32, [1], 0.25, 0), [6])
t8 = Output('t8', (S8, [1, 2, 4, 1], 0.5, -8))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t10 = Internal('t10', (S8, [1, 5, 5, 2], 0.5, -8))
c11 = Parameter('c11', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c12 = Parameter('c12', (I32, [1], 0.25, 0), [6])
t13 = Output('t13', (S8, [1, 3, 2, 1], 0.5, -8))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t15 = Internal('t15', (S8, [1, 4, 5, 2], 0.5, -8))
c16 = Parameter('c16', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c17 = Parameter('c17', (I32, [1], 0.25, 0), [6])
t18 = Output('t18', (S8, [1, 2, 5, 1], 0.5, -8))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t20 = Internal('t20', (S8, [1, 4, 5, 2], 0.5, -8))
c21 = Parameter('c21', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c22 = Parameter('c22', (I32, [1], 0.25, 0), [6])
t23 = Output('t23', (S8, [1, 4, 3, 1], 0.5, -8))
c24 = Parameter('c24', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c25 = Parameter('c25', (I32, [1], 0.25, 0), [6])
t26 = Output('t26', (S8, [1, 3, 4, 1], 0.5, -8))
model = Model()
model.Operation('PAD_V2', x1, c2, -16).To(t3)
model.Operation('PAD_V2', x1, c4, -2).To(t5)
model.Operation('CONV_2D', t5, c6, c7, 2, 1, 1, 0).To(t8)
model.Operation('PAD_V2', x1, c9, -11).To(t10)
model.Operation('CONV_2D', t10, c11, c12, 0, 0, 0, 0, 2, 1, 1).To(t13)
model.Operation('PAD_V2', x1, c14, -8).To(t15)
model.Operation('CONV_2D', t15, c16, c17, 1, 1, 2, 0).To(t18)
model.Operation('PAD_V2', x1, c19, -3).To(t20)
model.Operation('CONV_2D', t20, c21, c22, 1, 2, 1, 0).To(t23)
model.Operation('CONV_2D', t3, c24, c25, 2, 1, 1, 0).To(t26)
Example({
    x1: [-7, -6, -7, -5, -9, -12, -6, -3, -9, -6, -3, -10, -6, 0, -10, -5, -16, -5],
    t3: packed('|i1',
    'c-s5$0Revg`uY3&7ZB^$-|xTvegm@@zWx628%faz0IL2jga'
),
    t8: [19, 1, 19, 43, 18, -6, 60, 43],
    t13: [-1, -8, 16, -6, 25, -8],
    t18: [13, -5, -23, -5, -5, 10, -21, 5, -5, -5],
    t23: [28, 24, 0, 18, 12, 0, 18, 53, 0, 10, 35, 0],
    t26: [-11, 5, -13, -79, 11, 18, -6, -38, 15, 2, -29, -51],
}, name='conv_2d_signed').DisableLifeTimeVariation()

# Values other than zero are padded before a layer with padding of its own. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [1, 3, 3, 2], 0.5, -8))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t27 = Internal('t27', (S8, [1, 4, 5, 2], 0.5, -8))
c6 = Parameter('c6', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c7 = Parameter('c7', (I32, [1], 0.25, 0), [6])
t28 = Output('t28', (S8, [1, 2, 4, 1], 0.5, -8))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t29 = Internal('t29', (S8, [1, 5, 5, 2], 0.5, -8))
c11 = Parameter('c11', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c12 = Parameter('c12', (I32, [1], 0.25, 0), [6])
t30 = Output('t30', (S8, [1, 3, 2, 1], 0.5, -8))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t31 = Internal('t31', (S8, [1, 4, 5, 2], 0.5, -8))
c16 = Parameter('c16', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c17 = Parameter('c17', (I32, [1], 0.25, 0), [6])
t32 = Output('t32', (S8, [1, 2, 5, 1], 0.5, -8))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t33 = Internal('t33', (S8, [1, 4, 5, 2], 0.5, -8))
c21 = Parameter('c21', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c22 = Parameter('c22', (I32, [1], 0.25, 0), [6])
t34 = Output('t34', (S8, [1, 4, 3, 1], 0.5, -8))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t35 = Internal('t35', (S8, [1, 5, 5, 2], 0.5, -8))
c24 = Parameter('c24', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c25 = Parameter('c25', (I32, [1], 0.25, 0), [6])
t36 = Output('t36', (S8, [1, 3, 4, 1], 0.5, -8))
t37 = Output('t37', (S8, [1, 5, 5, 2], 0.5, -8))
model = Model()
model.Operation('PAD_V2', x1, c4, -2).To(t27)
model.Operation('CONV_2D', t27, c6, c7, 2, 1, 1, 0).To(t28)
model.Operation('PAD_V2', x1, c9, -11).To(t29)
model.Operation('CONV_2D', t29, c11, c12, 0, 0, 0, 0, 2, 1, 1).To(t30)
model.Operation('PAD_V2', x1, c14, -8).To(t31)
model.Operation('CONV_2D', t31, c16, c17, 1, 1, 2, 0).To(t32)
model.Operation('PAD_V2', x1, c19, -3).To(t33)
model.Operation('CONV_2D', t33, c21, c22, 1, 2, 1, 0).To(t34)
model.Operation('PAD_V2', x1, c2, -16).To(t35)
model.Operation('CONV_2D', t35, c24, c25, 2, 1, 1, 0).To(t36)
model.Operation('PAD_V2', x1, c2, -16).To(t37)
Example({
    x1: [-7, -6, -7, -5, -9, -12, -6, -3, -9, -6, -3, -10, -6, 0, -10, -5, -16, -5],
    t28: [19, 1, 19, 43, 18, -6, 60, 43],
    t30: [-1, -8, 16, -6, 25, -8],
    t32: [13, -5, -23, -5, -5, 10, -21, 5, -5, -5],
    t34: [28, 24, 0, 18, 12, 0, 18, 53, 0, 10, 35, 0],
    t36: [-11, 5, -13, -79, 11, 18, -6, -38, 15, 2, -29, -51],
    t37: packed('|i1',
    'c-s5$0Revg`uY3&7ZB^$-|xTvegm@@zWx628%faz0IL2jga'
),
}, name='conv_2d_unshared_signed').DisableLifeTimeVariation()

# Values other than zero are padded before a layer with padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Output('t3', (F32, [1, 5, 5, 2]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t5 = Internal('t5', (F32, [1, 4, 5, 2]))
c6 = Parameter('c6', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c7 = Parameter('c7', (F32, [2]), [1.5, -2.0])
t8 = Output('t8', (F32, [1, 2, 4, 2]))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t10 = Internal('t10', (F32, [1, 5, 5, 2]))
c11 = Parameter('c11', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c12 = Parameter('c12', (F32, [2]), [1.5, -2.0])
t13 = Output('t13', (F32, [1, 3, 2, 2]))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t15 = Internal('t15', (F32, [1, 4, 5, 2]))
c16 = Parameter('c16', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c17 = Parameter('c17', (F32, [2]), [1.5, -2.0])
t18 = Output('t18', (F32, [1, 2, 5, 2]))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t20 = Internal('t20', (F32, [1, 4, 5, 2]))
c21 = Parameter('c21', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c22 = Parameter('c22', (F32, [2]), [1.5, -2.0])
t23 = Output('t23', (F32, [1, 4, 3, 2]))
c24 = Parameter('c24', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c25 = Parameter('c25', (F32, [2]), [1.5, -2.0])
t26 = Output('t26', (F32, [1, 3, 4, 2]))
model = Model()
model.Operation('PAD_V2', x1, c2, -4.0).To(t3)
model.Operation('PAD_V2', x1, c4, 3.0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', t5, c6, c7, 2, 1, 1, 1, 0).To(t8)
model.Operation('PAD_V2', x1, c9, -1.5).To(t10)
model.Operation('DEPTHWISE_CONV_2D', t10, c11, c12, 0, 0, 0, 0, 2, 1, 1, 1).To(t13)
model.Operation('PAD_V2', x1, c14, 0.0).To(t15)
model.Operation('DEPTHWISE_CONV_2D', t15, c16, c17, 1, 1, 2, 1, 0).To(t18)
model.Operation('PAD_V2', x1, c19, 2.5).To(t20)
model.Operation('DEPTHWISE_CONV_2D', t20, c21, c22, 1, 2, 1, 1, 0).To(t23)
model.Operation('DEPTHWISE_CONV_2D', t3, c24, c25, 2, 1, 1, 1, 0).To(t26)
Example({
    x1: [-3.5, -0.5, -2.0, -0.5, 4.0, -2.5, -0.5, -3.5, 4.0, -2.5, -0.5, 2.5, -2.0, 2.0, 1.0, 2.0, -2.5,
    -4.0],
    t3: packed('|i1',
    'c-s5%0|9>i|MQ>YH;DEBC&%yqtRU7O7ABV8Kac?cT=pvO', 0.5
),
    t8: [2.5, -8.0, 1.0, -12.0, 11.5, 12.5, 4.5, 19.0, 13.0, -9.5, -10.0, 2.5, 16.5, 10.0, 4.5, 19.0],
    t13: [0.0, 0.0, 1.0, 0.0, 3.5, 0.0, 0.0, 2.5, 0.0, 0.0, 2.5, 0.0],
    t18: [2.5, -11.0, 1.0, -15.0, 2.5, 0.5, 1.5, -2.0, 1.5, -2.0, -1.0, 4.5, 1.0, -4.5, 1.0, -8.5, 1.5, -2.0,
    1.5, -2.0],
    t23: [11.5, 7.0, 1.0, 3.0, -3.5, 5.5, 2.5, -8.5, 10.0, 10.5, -1.0, 3.0, 13.0, -9.5, 15.5, 7.5, -1.0, 3.0,
    -1.0, 4.5, 3.5, 4.0, 4.0, -2.0],
    t26: [2.0, -19.5, 2.5, -15.0, 1.0, -19.0, -9.5, -15.5, 6.0, -21.5, 13.0, -9.5, -10.0, 2.5, 2.5, -25.0,
    -2.0, -11.0, 3.0, -3.5, 5.0, -12.5, 1.0, -36.5],
}, name='depthwise_conv_2d').AddVariations('float16').DisableLifeTimeVariation()

# Values other than zero are padded before a layer with padding of its own. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t27 = Internal('t27', (F32, [1, 4, 5, 2]))
c6 = Parameter('c6', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c7 = Parameter('c7', (F32, [2]), [1.5, -2.0])
t28 = Output('t28', (F32, [1, 2, 4, 2]))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t29 = Internal('t29', (F32, [1, 5, 5, 2]))
c11 = Parameter('c11', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c12 = Parameter('c12', (F32, [2]), [1.5, -2.0])
t30 = Output('t30', (F32, [1, 3, 2, 2]))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t31 = Internal('t31', (F32, [1, 4, 5, 2]))
c16 = Parameter('c16', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c17 = Parameter('c17', (F32, [2]), [1.5, -2.0])
t32 = Output('t32', (F32, [1, 2, 5, 2]))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t33 = Internal('t33', (F32, [1, 4, 5, 2]))
c21 = Parameter('c21', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c22 = Parameter('c22', (F32, [2]), [1.5, -2.0])
t34 = Output('t34', (F32, [1, 4, 3, 2]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t35 = Internal('t35', (F32, [1, 5, 5, 2]))
c24 = Parameter('c24', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c25 = Parameter('c25', (F32, [2]), [1.5, -2.0])
t36 = Output('t36', (F32, [1, 3, 4, 2]))
t37 = Output('t37', (F32, [1, 5, 5, 2]))
model = Model()
model.Operation('PAD_V2', x1, c4, 3.0).To(t27)
model.Operation('DEPTHWISE_CONV_2D', t27, c6, c7, 2, 1, 1, 1, 0).To(t28)
model.Operation('PAD_V2', x1, c9, -1.5).To(t29)
model.Operation('DEPTHWISE_CONV_2D', t29, c11, c12, 0, 0, 0, 0, 2, 1, 1, 1).To(t30)
model.Operation('PAD_V2', x1, c14, 0.0).To(t31)
model.Operation('DEPTHWISE_CONV_2D', t31, c16, c17, 1, 1, 2, 1, 0).To(t32)
model.Operation('PAD_V2', x1, c19, 2.5).To(t33)
model.Operation('DEPTHWISE_CONV_2D', t33, c21, c22, 1, 2, 1, 1, 0).To(t34)
model.Operation('PAD_V2', x1, c2, -4.0).To(t35)
model.Operation('DEPTHWISE_CONV_2D', t35, c24, c25, 2, 1, 1, 1, 0).To(t36)
model.Operation('PAD_V2', x1, c2, -4.0).To(t37)
Example({
    x1: [-3.5, -0.5, -2.0, -0.5, 4.0, -2.5, -0.5, -3.5, 4.0, -2.5, -0.5, 2.5, -2.0, 2.0, 1.0, 2.0, -2.5,
    -4.0],
    t28: [2.5, -8.0, 1.0, -12.0, 11.5, 12.5, 4.5, 19.0, 13.0, -9.5, -10.0, 2.5, 16.5, 10.0, 4.5, 19.0],
    t30: [0.0, 0.0, 1.0, 0.0, 3.5, 0.0, 0.0, 2.5, 0.0, 0.0, 2.5, 0.0],
    t32: [2.5, -11.0, 1.0, -15.0, 2.5, 0.5, 1.5, -2.0, 1.5, -2.0, -1.0, 4.5, 1.0, -4.5, 1.0, -8.5, 1.5, -2.0,
    1.5, -2.0],
    t34: [11.5, 7.0, 1.0, 3.0, -3.5, 5.5, 2.5, -8.5, 10.0, 10.5, -1.0, 3.0, 13.0, -9.5, 15.5, 7.5, -1.0, 3.0,
    -1.0, 4.5, 3.5, 4.0, 4.0, -2.0],
    t36: [2.0, -19.5, 2.5, -15.0, 1.0, -19.0, -9.5, -15.5, 6.0, -21.5, 13.0, -9.5, -10.0, 2.5, 2.5, -25.0,
    -2.0, -11.0, 3.0, -3.5, 5.0, -12.5, 1.0, -36.5],
    t37: packed('|i1',
    'c-s5%0|9>i|MQ>YH;DEBC&%yqtRU7O7ABV8Kac?cT=pvO', 0.5
),
}, name='depthwise_conv_2d_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Values other than zero are padded before a layer with padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Output('t3', (U8, [1, 5, 5, 2], 0.5, 120))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t5 = Internal('t5', (U8, [1, 4, 5, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c7 = Parameter('c7', (I32, [2], 0.25, 0), [6, -8])
t8 = Output('t8', (U8, [1, 2, 4, 2], 0.5, 120))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t10 = Internal('t10', (U8, [1, 5, 5, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c12 = Parameter('c12', (I32, [2], 0.25, 0), [6, -8])
t13 = Output('t13', (U8, [1, 3, 2, 2], 0.5, 120))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t15 = Internal('t15', (U8, [1, 4, 5, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c17 = Parameter('c17', (I32, [2], 0.25, 0), [6, -8])
t18 = Output('t18', (U8, [1, 2, 5, 2], 0.5, 120))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t20 = Internal('t20', (U8, [1, 4, 5, 2], 0.5, 120))
c21 = Parameter('c21', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c22 = Parameter('c22', (I32, [2], 0.25, 0), [6, -8])
t23 = Output('t23', (U8, [1, 4, 3, 2], 0.5, 120))
c24 = Parameter('c24', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c25 = Parameter('c25', (I32, [2], 0.25, 0), [6, -8])
t26 = Output('t26', (U8, [1, 3, 4, 2], 0.5, 120))
model = Model()
model.Operation('PAD_V2', x1, c2, 112).To(t3)
model.Operation('PAD_V2', x1, c4, 126).To(t5)
model.Operation('DEPTHWISE_CONV_2D', t5, c6, c7, 2, 1, 1, 1, 0).To(t8)
model.Operation('PAD_V2', x1, c9, 117).To(t10)
model.Operation('DEPTHWISE_CONV_2D', t10, c11, c12, 0, 0, 0, 0, 2, 1, 1, 1).To(t13)
model.Operation('PAD_V2', x1, c14, 120).To(t15)
model.Operation('DEPTHWISE_CONV_2D', t15, c16, c17, 1, 1, 2, 1, 0).To(t18)
model.Operation('PAD_V2', x1, c19, 125).To(t20)
model.Operation('DEPTHWISE_CONV_2D', t20, c21, c22, 1, 2, 1, 1, 0).To(t23)
model.Operation('DEPTHWISE_CONV_2D', t3, c24, c25, 2, 1, 1, 1, 0).To(t26)
Example({
    x1: [113, 119, 116, 119, 128, 115, 119, 113, 128, 115, 119, 125, 116, 124, 122, 124, 115, 112],
    t3: packed('<i2',
    'c-ku{K!C#XlJbUP5Uaefp}4#j#44$&swpl&1`H$v0GUb_Uj'
),
    t8: [125, 104, 122, 96, 143, 145, 129, 158, 146, 101, 100, 125, 153, 140, 129, 158],
    t13: [120, 120, 122, 120, 127, 120, 120, 125, 120, 120, 125, 120],
    t18: [125, 98, 122, 90, 125, 121, 123, 116, 123, 116, 118, 129, 122, 111, 122, 103, 123, 116, 123, 116],
    t23: [143, 134, 122, 126, 113, 131, 125, 103, 140, 141, 118, 126, 146, 101, 151, 135, 118, 126, 118, 129,
    127, 128, 128, 116],
    t26: [124, 81, 125, 90, 122, 82, 101, 89, 132, 77, 146, 101, 100, 125, 125, 70, 116, 98, 126, 113, 130,
    95, 122, 47],
}, name='depthwise_conv_2d_quant8').DisableLifeTimeVariation()

# Values other than zero are padded before a layer with padding of its own. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t27 = Internal('t27', (U8, [1, 4, 5, 2], 0.5, 120))
c6 = Parameter('c6', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c7 = Parameter('c7', (I32, [2], 0.25, 0), [6, -8])
t28 = Output('t28', (U8, [1, 2, 4, 2], 0.5, 120))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t29 = Internal('t29', (U8, [1, 5, 5, 2], 0.5, 120))
c11 = Parameter('c11', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c12 = Parameter('c12', (I32, [2], 0.25, 0), [6, -8])
t30 = Output('t30', (U8, [1, 3, 2, 2], 0.5, 120))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t31 = Internal('t31', (U8, [1, 4, 5, 2], 0.5, 120))
c16 = Parameter('c16', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c17 = Parameter('c17', (I32, [2], 0.25, 0), [6, -8])
t32 = Output('t32', (U8, [1, 2, 5, 2], 0.5, 120))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t33 = Internal('t33', (U8, [1, 4, 5, 2], 0.5, 120))
c21 = Parameter('c21', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c22 = Parameter('c22', (I32, [2], 0.25, 0), [6, -8])
t34 = Output('t34', (U8, [1, 4, 3, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t35 = Internal('t35', (U8, [1, 5, 5, 2], 0.5, 120))
c24 = Parameter('c24', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c25 = Parameter('c25', (I32, [2], 0.25, 0), [6, -8])
t36 = Output('t36', (U8, [1, 3, 4, 2], 0.5, 120))
t37 = Output('t37', (U8, [1, 5, 5, 2], 0.5, 120))
model = Model()
model.Operation('PAD_V2', x1, c4, 126).To(t27)
model.Operation('DEPTHWISE_CONV_2D', t27, c6, c7, 2, 1, 1, 1, 0).To(t28)
model.Operation('PAD_V2', x1, c9, 117).To(t29)
model.Operation('DEPTHWISE_CONV_2D', t29, c11, c12, 0, 0, 0, 0, 2, 1, 1, 1).To(t30)
model.Operation('PAD_V2', x1, c14, 120).To(t31)
model.Operation('DEPTHWISE_CONV_2D', t31, c16, c17, 1, 1, 2, 1, 0).To(t32)
model.Operation('PAD_V2', x1, c19, 125).To(t33)
model.Operation('DEPTHWISE_CONV_2D', t33, c21, c22, 1, 2, 1, 1, 0).To(t34)
model.Operation('PAD_V2', x1, c2, 112).To(t35)
model.Operation('DEPTHWISE_CONV_2D', t35, c24, c25, 2, 1, 1, 1, 0).To(t36)
model.Operation('PAD_V2', x1, c2, 112).To(t37)
Example({
    x1: [113, 119, 116, 119, 128, 115, 119, 113, 128, 115, 119, 125, 116, 124, 122, 124, 115, 112],
    t28: [125, 104, 122, 96, 143, 145, 129, 158, 146, 101, 100, 125, 153, 140, 129, 158],
    t30: [120, 120, 122, 120, 127, 120, 120, 125, 120, 120, 125, 120],
    t32: [125, 98, 122, 90, 125, 121, 123, 116, 123, 116, 118, 129, 122, 111, 122, 103, 123, 116, 123, 116],
    t34: [143, 134, 122, 126, 113, 131, 125, 103, 140, 141, 118, 126, 146, 101, 151, 135, 118, 126, 118, 129,
    127, 128, 128, 116],
    t36: [124, 81, 125, 90, 122, 82, 101, 89, 132, 77, 146, 101, 100, 125, 125, 70, 116, 98, 126, 113, 130,
    95, 122, 47],
    t37: packed('<i2',
    'c-ku{K!C#XlJbUP5Uaefp}4#j#44$&swpl&1`H$v0GUb_Uj'
),
}, name='depthwise_conv_2d_unshared_quant8').DisableLifeTimeVariation()

# Values other than zero are padded before a layer with padding of its own.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [1, 3, 3, 2], 0.5, -8))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Output('t3', (S8, [1, 5, 5, 2], 0.5, -8))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t5 = Internal('t5', (S8, [1, 4, 5, 2], 0.5, -8))
c6 = Parameter('c6', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c7 = Parameter('c7', (I32, [2], 0.25, 0), [6, -8])
t8 = Output('t8', (S8, [1, 2, 4, 2], 0.5, -8))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t10 = Internal('t10', (S8, [1, 5, 5, 2], 0.5, -8))
c11 = Parameter('c11', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c12 = Parameter('c12', (I32, [2], 0.25, 0), [6, -8])
t13 = Output('t13', (S8, [1, 3, 2, 2], 0.5, -8))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t15 = Internal('t15', (S8, [1, 4, 5, 2], 0.5, -8))
c16 = Parameter('c16', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c17 = Parameter('c17', (I32, [2], 0.25, 0), [6, -8])
t18 = Output('t18', (S8, [1, 2, 5, 2], 0.5, -8))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t20 = Internal('t20', (S8, [1, 4, 5, 2], 0.5, -8))
c21 = Parameter('c21', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c22 = Parameter('c22', (I32, [2], 0.25, 0), [6, -8])
t23 = Output('t23', (S8, [1, 4, 3, 2], 0.5, -8))
c24 = Parameter('c24', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c25 = Parameter('c25', (I32, [2], 0.25, 0), [6, -8])
t26 = Output('t26', (S8, [1, 3, 4, 2], 0.5, -8))
model = Model()
model.Operation('PAD_V2', x1, c2, -16).To(t3)
model.Operation('PAD_V2', x1, c4, -2).To(t5)
model.Operation('DEPTHWISE_CONV_2D', t5, c6, c7, 2, 1, 1, 1, 0).To(t8)
model.Operation('PAD_V2', x1, c9, -11).To(t10)
model.Operation('DEPTHWISE_CONV_2D', t10, c11, c12, 0, 0, 0, 0, 2, 1, 1, 1).To(t13)
model.Operation('PAD_V2', x1, c14, -8).To(t15)
model.Operation('DEPTHWISE_CONV_2D', t15, c16, c17, 1, 1, 2, 1, 0).To(t18)
model.Operation('PAD_V2', x1, c19, -3).To(t20)
model.Operation('DEPTHWISE_CONV_2D', t20, c21, c22, 1, 2, 1, 1, 0).To(t23)
model.Operation('DEPTHWISE_CONV_2D', t3, c24, c25, 2, 1, 1, 1, 0).To(t26)
Example({
    x1: [-15, -9, -12, -9, 0, -13, -9, -15, 0, -13, -9, -3, -12, -4, -6, -4, -13, -16],
    t3: packed('|i1',
    'c-s5$0RcXK|MH#TGl=#5Bg5zKe?hD-e}4V>`~evN0DK-TUj'
),
    t8: [-3, -24, -6, -32, 15, 17, 1, 30, 18, -27, -28, -3, 25, 12, 1, 30],
    t13: [-8, -8, -6, -8, -1, -8, -8, -3, -8, -8, -3, -8],
    t18: [-3, -30, -6, -38, -3, -7, -5, -12, -5, -12, -10, 1, -6, -17, -6, -25, -5, -12, -5, -12],
    t23: [15, 6, -6, -2, -15, 3, -3, -25, 12, 13, -10, -2, 18, -27, 23, 7, -10, -2, -10, 1, -1, 0, 0, -12],
    t26: [-4, -47, -3, -38, -6, -46, -27, -39, 4, -51, 18, -27, -28, -3, -3, -58, -12, -30, -2, -15, 2, -33,
    -6, -81],
}, name='depthwise_conv_2d_signed').DisableLifeTimeVariation()

# Values other than zero are padded before a layer with padding of its own. Each result has one
# reader.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [1, 3, 3, 2], 0.5, -8))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t27 = Internal('t27', (S8, [1, 4, 5, 2], 0.5, -8))
c6 = Parameter('c6', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c7 = Parameter('c7', (I32, [2], 0.25, 0), [6, -8])
t28 = Output('t28', (S8, [1, 2, 4, 2], 0.5, -8))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t29 = Internal('t29', (S8, [1, 5, 5, 2], 0.5, -8))
c11 = Parameter('c11', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c12 = Parameter('c12', (I32, [2], 0.25, 0), [6, -8])
t30 = Output('t30', (S8, [1, 3, 2, 2], 0.5, -8))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t31 = Internal('t31', (S8, [1, 4, 5, 2], 0.5, -8))
c16 = Parameter('c16', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c17 = Parameter('c17', (I32, [2], 0.25, 0), [6, -8])
t32 = Output('t32', (S8, [1, 2, 5, 2], 0.5, -8))
c19 = Parameter('c19', (I32, [4, 2]), [0, 0, 1, 0, 0, 2, 0, 0])
t33 = Internal('t33', (S8, [1, 4, 5, 2], 0.5, -8))
c21 = Parameter('c21', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c22 = Parameter('c22', (I32, [2], 0.25, 0), [6, -8])
t34 = Output('t34', (S8, [1, 4, 3, 2], 0.5, -8))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t35 = Internal('t35', (S8, [1, 5, 5, 2], 0.5, -8))
c24 = Parameter('c24', (S8, [1, 3, 2, 2], 0.5, 0), [2, -2, -2, 4, 0, 2, 4, 6, -4, 4, 2, 0])
c25 = Parameter('c25', (I32, [2], 0.25, 0), [6, -8])
t36 = Output('t36', (S8, [1, 3, 4, 2], 0.5, -8))
t37 = Output('t37', (S8, [1, 5, 5, 2], 0.5, -8))
model = Model()
model.Operation('PAD_V2', x1, c4, -2).To(t27)
model.Operation('DEPTHWISE_CONV_2D', t27, c6, c7, 2, 1, 1, 1, 0).To(t28)
model.Operation('PAD_V2', x1, c9, -11).To(t29)
model.Operation('DEPTHWISE_CONV_2D', t29, c11, c12, 0, 0, 0, 0, 2, 1, 1, 1).To(t30)
model.Operation('PAD_V2', x1, c14, -8).To(t31)
model.Operation('DEPTHWISE_CONV_2D', t31, c16, c17, 1, 1, 2, 1, 0).To(t32)
model.Operation('PAD_V2', x1, c19, -3).To(t33)
model.Operation('DEPTHWISE_CONV_2D', t33, c21, c22, 1, 2, 1, 1, 0).To(t34)
model.Operation('PAD_V2', x1, c2, -16).To(t35)
model.Operation('DEPTHWISE_CONV_2D', t35, c24, c25, 2, 1, 1, 1, 0).To(t36)
model.Operation('PAD_V2', x1, c2, -16).To(t37)
Example({
    x1: [-15, -9, -12, -9, 0, -13, -9, -15, 0, -13, -9, -3, -12, -4, -6, -4, -13, -16],
    t28: [-3, -24, -6, -32, 15, 17, 1, 30, 18, -27, -28, -3, 25, 12, 1, 30],
    t30: [-8, -8, -6, -8, -1, -8, -8, -3, -8, -8, -3, -8],
    t32: [-3, -30, -6, -38, -3, -7, -5, -12, -5, -12, -10, 1, -6, -17, -6, -25, -5, -12, -5, -12],
    t34: [15, 6, -6, -2, -15, 3, -3, -25, 12, 13, -10, -2, 18, -27, 23, 7, -10, -2, -10, 1, -1, 0, 0, -12],
    t36: [-4, -47, -3, -38, -6, -46, -27, -39, 4, -51, 18, -27, -28, -3, -3, -58, -12, -30, -2, -15, 2, -33,
    -6, -81],
    t37: packed('|i1',
    'c-s5$0RcXK|MH#TGl=#5Bg5zKe?hD-e}4V>`~evN0DK-TUj'
),
}, name='depthwise_conv_2d_unshared_signed').DisableLifeTimeVariation()

# L2_POOL_2D divides by the elements of the image, of which those of PAD are some.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 1]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Internal('t3', (F32, [1, 5, 5, 1]))
t4 = Output('t4', (F32, [1, 2, 2, 1]))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t6 = Internal('t6', (F32, [1, 5, 5, 1]))
t7 = Output('t7', (F32, [1, 3, 3, 1]))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t9 = Internal('t9', (F32, [1, 5, 5, 1]))
t10 = Output('t10', (F32, [1, 2, 2, 1]))
c11 = Parameter('c11', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t12 = Internal('t12', (F32, [1, 5, 5, 1]))
t13 = Output('t13', (F32, [1, 2, 2, 1]))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t15 = Internal('t15', (F32, [1, 5, 5, 1]))
t16 = Output('t16', (F32, [1, 2, 2, 1]))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t18 = Internal('t18', (F32, [1, 5, 5, 1]))
t19 = Output('t19', (F32, [1, 5, 5, 1]))
model = Model()
model.Operation('PAD_V2', x1, c2, 0.0).To(t3)
model.Operation('AVERAGE_POOL_2D', t3, 2, 2, 2, 2, 2, 0).To(t4)
model.Operation('PAD_V2', x1, c5, 0.0).To(t6)
model.Operation('AVERAGE_POOL_2D', t6, 1, 2, 2, 2, 2, 0).To(t7)
model.Operation('PAD_V2', x1, c8, 12.0).To(t9)
model.Operation('AVERAGE_POOL_2D', t9, 2, 2, 2, 2, 2, 0).To(t10)
model.Operation('PAD_V2', x1, c11, 0.0).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 2, 2, 2, 2, 0).To(t13)
model.Operation('PAD_V2', x1, c14, -50.0).To(t15)
model.Operation('MAX_POOL_2D', t15, 2, 2, 2, 2, 2, 0).To(t16)
model.Operation('PAD_V2', x1, c17, 30.0).To(t18)
model.Operation('MAX_POOL_2D', t18, 1, 1, 1, 3, 2, 0).To(t19)
Example({
    x1: [12.0, -6.0, 22.0, 0.0, -32.0, 20.0, -10.0, 14.0, 18.0],
    t4: [3.0, 4.0, -2.5, 5.0],
    t7: [3.0, 4.0, 0.0, -2.5, 5.0, 0.0, 0.0, 0.0, 0.0],
    t10: [12.0, 10.0, 3.5, 5.0],
    t13: [12.0, 22.0, 0.0, 20.0],
    t16: [12.0, 22.0, 0.0, 20.0],
    t19: packed('|i1',
    'c-oVb0|PM-AtHwa03{s)-2', 1.0
),
}, name='pooling').AddVariations('float16').DisableLifeTimeVariation()

# L2_POOL_2D divides by the elements of the image, of which those of PAD are some.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 1], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Internal('t3', (U8, [1, 5, 5, 1], 0.5, 120))
t4 = Output('t4', (U8, [1, 2, 2, 1], 0.5, 120))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t6 = Internal('t6', (U8, [1, 5, 5, 1], 0.5, 120))
t7 = Output('t7', (U8, [1, 3, 3, 1], 0.5, 120))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t9 = Internal('t9', (U8, [1, 5, 5, 1], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 2, 1], 0.5, 120))
c11 = Parameter('c11', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t12 = Internal('t12', (U8, [1, 5, 5, 1], 0.5, 120))
t13 = Output('t13', (U8, [1, 2, 2, 1], 0.5, 120))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t15 = Internal('t15', (U8, [1, 5, 5, 1], 0.5, 120))
t16 = Output('t16', (U8, [1, 2, 2, 1], 0.5, 120))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t18 = Internal('t18', (U8, [1, 5, 5, 1], 0.5, 120))
t19 = Output('t19', (U8, [1, 5, 5, 1], 0.5, 120))
model = Model()
model.Operation('PAD_V2', x1, c2, 120).To(t3)
model.Operation('AVERAGE_POOL_2D', t3, 2, 2, 2, 2, 2, 0).To(t4)
model.Operation('PAD_V2', x1, c5, 120).To(t6)
model.Operation('AVERAGE_POOL_2D', t6, 1, 2, 2, 2, 2, 0).To(t7)
model.Operation('PAD_V2', x1, c8, 144).To(t9)
model.Operation('AVERAGE_POOL_2D', t9, 2, 2, 2, 2, 2, 0).To(t10)
model.Operation('PAD_V2', x1, c11, 120).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 2, 2, 2, 2, 0).To(t13)
model.Operation('PAD_V2', x1, c14, 20).To(t15)
model.Operation('MAX_POOL_2D', t15, 2, 2, 2, 2, 2, 0).To(t16)
model.Operation('PAD_V2', x1, c17, 180).To(t18)
model.Operation('MAX_POOL_2D', t18, 1, 1, 1, 3, 2, 0).To(t19)
Example({
    x1: [144, 108, 164, 120, 56, 160, 100, 148, 156],
    t4: [126, 128, 115, 130],
    t7: [126, 128, 120, 115, 130, 120, 120, 120, 120],
    t10: [144, 140, 127, 130],
    t13: [144, 164, 120, 160],
    t16: [144, 164, 120, 160],
    t19: packed('<i2',
    'c-q^t1q_yehy`1a00S-n0G6N;aR'
),
}, name='pooling_quant8').DisableLifeTimeVariation()

# L2_POOL_2D divides by the elements of the image, of which those of PAD are some.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [1, 3, 3, 1], 0.5, -8))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Internal('t3', (S8, [1, 5, 5, 1], 0.5, -8))
t4 = Output('t4', (S8, [1, 2, 2, 1], 0.5, -8))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t6 = Internal('t6', (S8, [1, 5, 5, 1], 0.5, -8))
t7 = Output('t7', (S8, [1, 3, 3, 1], 0.5, -8))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t9 = Internal('t9', (S8, [1, 5, 5, 1], 0.5, -8))
t10 = Output('t10', (S8, [1, 2, 2, 1], 0.5, -8))
c11 = Parameter('c11', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t12 = Internal('t12', (S8, [1, 5, 5, 1], 0.5, -8))
t13 = Output('t13', (S8, [1, 2, 2, 1], 0.5, -8))
c14 = Parameter('c14', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t15 = Internal('t15', (S8, [1, 5, 5, 1], 0.5, -8))
t16 = Output('t16', (S8, [1, 2, 2, 1], 0.5, -8))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t18 = Internal('t18', (S8, [1, 5, 5, 1], 0.5, -8))
t19 = Output('t19', (S8, [1, 5, 5, 1], 0.5, -8))
model = Model()
model.Operation('PAD_V2', x1, c2, -8).To(t3)
model.Operation('AVERAGE_POOL_2D', t3, 2, 2, 2, 2, 2, 0).To(t4)
model.Operation('PAD_V2', x1, c5, -8).To(t6)
model.Operation('AVERAGE_POOL_2D', t6, 1, 2, 2, 2, 2, 0).To(t7)
model.Operation('PAD_V2', x1, c8, 16).To(t9)
model.Operation('AVERAGE_POOL_2D', t9, 2, 2, 2, 2, 2, 0).To(t10)
model.Operation('PAD_V2', x1, c11, -8).To(t12)
model.Operation('MAX_POOL_2D', t12, 2, 2, 2, 2, 2, 0).To(t13)
model.Operation('PAD_V2', x1, c14, -108).To(t15)
model.Operation('MAX_POOL_2D', t15, 2, 2, 2, 2, 2, 0).To(t16)
model.Operation('PAD_V2', x1, c17, 52).To(t18)
model.Operation('MAX_POOL_2D', t18, 1, 1, 1, 3, 2, 0).To(t19)
Example({
    x1: [16, -20, 36, -8, -72, 32, -28, 20, 28],
    t4: [-2, 0, -13, 2],
    t7: [-2, 0, -8, -13, 2, -8, -8, -8, -8],
    t10: [16, 12, -1, 2],
    t13: [16, 36, -8, 32],
    t16: [16, 36, -8, 32],
    t19: packed('|i1',
    'c-k{D0Rt5fp<sdp06+Nz@c'
),
}, name='pooling_signed').DisableLifeTimeVariation()
