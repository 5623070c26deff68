# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: padding that the operation behind it could do, if value and sides allow it.

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

# Zeros are padded to batches, to channels, on one side only, or wider than the filters.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c3 = Parameter('c3', (I32, [4, 2]), [1, 0, 0, 0, 0, 0, 0, 0])
t4 = Internal('t4', (F32, [2, 3, 3, 2]))
c5 = Parameter('c5', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c6 = Parameter('c6', (F32, [1]), [1.5])
t7 = Output('t7', (F32, [2, 1, 2, 1]))
x2 = Input('x2', (F32, [1, 3, 3, 1]))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 1])
t9 = Internal('t9', (F32, [1, 3, 3, 2]))
c10 = Parameter('c10', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c11 = Parameter('c11', (F32, [1]), [1.5])
t12 = Output('t12', (F32, [1, 1, 2, 1]))
c13 = Parameter('c13', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 1, 0])
t14 = Internal('t14', (F32, [1, 4, 4, 2]))
c15 = Parameter('c15', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c16 = Parameter('c16', (F32, [1]), [1.5])
t17 = Output('t17', (F32, [1, 4, 4, 1]))
c18 = Parameter('c18', (I32, [4, 2]), [0, 0, 4, 0, 0, 0, 0, 0])
t19 = Internal('t19', (F32, [1, 7, 3, 2]))
c20 = Parameter('c20', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c21 = Parameter('c21', (F32, [1]), [1.5])
t22 = Output('t22', (F32, [1, 5, 2, 1]))
c23 = Parameter('c23', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t24 = Internal('t24', (F32, [1, 4, 4, 2]))
c25 = Parameter('c25', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c26 = Parameter('c26', (F32, [1]), [1.5])
t27 = Output('t27', (F32, [1, 2, 2, 1]))
c28 = Parameter('c28', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t29 = Internal('t29', (F32, [1, 4, 4, 2]))
c30 = Parameter('c30', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c31 = Parameter('c31', (F32, [1]), [1.5])
t32 = Output('t32', (F32, [1, 3, 4, 1]))
model = Model()
model.Operation('PAD', x1, c3).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 2, 1, 1, 0).To(t7)
model.Operation('PAD', x2, c8).To(t9)
model.Operation('CONV_2D', t9, c10, c11, 2, 1, 1, 0).To(t12)
model.Operation('PAD', x2, c13).To(t14)
model.Operation('CONV_2D', t14, c15, c16, 1, 1, 1, 0).To(t17)
model.Operation('PAD', x1, c18).To(t19)
model.Operation('CONV_2D', t19, c20, c21, 2, 1, 1, 3).To(t22)
model.Operation('PAD', x1, c23).To(t24)
model.Operation('CONV_2D', t24, c25, c26, 1, 2, 2, 0).To(t27)
model.Operation('PAD', x1, c28).To(t29)
model.Operation('CONV_2D', t29, c30, c31, 1, 0, 0, 1, 1, 1, 0).To(t32)
Example({
    x1: [-4.0, 1.0, 2.0, 1.5, 1.5, 1.0, -3.5, -3.5, -2.5, 4.0, -1.0, 3.5, -3.5, 2.5, 0.5, 1.5, 2.5, 3.5],
    t7: [1.5, 1.5, 13.5, 19.5],
    x2: [1.0, -4.0, 4.0, 2.0, -2.0, -0.5, -3.0, -3.5, -0.5],
    t12: [5.0, -1.0],
    t17: [4.5, -5.5, 5.5, 4.5, 9.5, -17.5, 3.0, -4.0, -3.5, -18.0, -2.5, 1.5, -4.5, -2.5, 4.0, 2.0],
    t22: [1.5, 1.5, 1.5, 1.5, 6.0, 2.0, 6.0, 6.0, 6.0, 6.0],
    t27: [-13.5, 19.5, 10.0, 5.0],
    t32: [1.5, -13.5, 13.5, 19.5, 1.5, -1.5, 20.0, 20.0, 1.5, 10.0, -2.0, 5.0],
}, name='conv_2d').AddVariations('float16').DisableLifeTimeVariation()

# Zeros are padded to batches, to channels, on one side only, or wider than the filters.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c3 = Parameter('c3', (I32, [4, 2]), [1, 0, 0, 0, 0, 0, 0, 0])
t4 = Internal('t4', (U8, [2, 3, 3, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c6 = Parameter('c6', (I32, [1], 0.25, 0), [6])
t7 = Output('t7', (U8, [2, 1, 2, 1], 0.5, 120))
x2 = Input('x2', (U8, [1, 3, 3, 1], 0.5, 120))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 1])
t9 = Internal('t9', (U8, [1, 3, 3, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c11 = Parameter('c11', (I32, [1], 0.25, 0), [6])
t12 = Output('t12', (U8, [1, 1, 2, 1], 0.5, 120))
c13 = Parameter('c13', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 1, 0])
t14 = Internal('t14', (U8, [1, 4, 4, 2], 0.5, 120))
c15 = Parameter('c15', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c16 = Parameter('c16', (I32, [1], 0.25, 0), [6])
t17 = Output('t17', (U8, [1, 4, 4, 1], 0.5, 120))
c18 = Parameter('c18', (I32, [4, 2]), [0, 0, 4, 0, 0, 0, 0, 0])
t19 = Internal('t19', (U8, [1, 7, 3, 2], 0.5, 120))
c20 = Parameter('c20', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c21 = Parameter('c21', (I32, [1], 0.25, 0), [6])
t22 = Output('t22', (U8, [1, 5, 2, 1], 0.5, 120))
c23 = Parameter('c23', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t24 = Internal('t24', (U8, [1, 4, 4, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c26 = Parameter('c26', (I32, [1], 0.25, 0), [6])
t27 = Output('t27', (U8, [1, 2, 2, 1], 0.5, 120))
c28 = Parameter('c28', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t29 = Internal('t29', (U8, [1, 4, 4, 2], 0.5, 120))
c30 = Parameter('c30', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c31 = Parameter('c31', (I32, [1], 0.25, 0), [6])
t32 = Output('t32', (U8, [1, 3, 4, 1], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c3).To(t4)
model.Operation('CONV_2D', t4, c5, c6, 2, 1, 1, 0).To(t7)
model.Operation('PAD', x2, c8).To(t9)
model.Operation('CONV_2D', t9, c10, c11, 2, 1, 1, 0).To(t12)
model.Operation('PAD', x2, c13).To(t14)
model.Operation('CONV_2D', t14, c15, c16, 1, 1, 1, 0).To(t17)
model.Operation('PAD', x1, c18).To(t19)
model.Operation('CONV_2D', t19, c20, c21, 2, 1, 1, 3).To(t22)
model.Operation('PAD', x1, c23).To(t24)
model.Operation('CONV_2D', t24, c25, c26, 1, 2, 2, 0).To(t27)
model.Operation('PAD', x1, c28).To(t29)
model.Operation('CONV_2D', t29, c30, c31, 1, 0, 0, 1, 1, 1, 0).To(t32)
Example({
    x1: [112, 122, 124, 123, 123, 122, 113, 113, 115, 128, 118, 127, 113, 125, 121, 123, 125, 127],
    t7: [123, 123, 147, 159],
    x2: [122, 112, 128, 124, 116, 119, 114, 113, 119],
    t12: [130, 118],
    t17: [129, 109, 131, 129, 139, 85, 126, 112, 113, 84, 115, 123, 111, 115, 128, 124],
    t22: [123, 123, 123, 123, 132, 124, 132, 132, 132, 132],
    t27: [93, 159, 140, 130],
    t32: [123, 93, 147, 159, 123, 117, 160, 160, 123, 140, 116, 130],
}, name='conv_2d_quant8').AddVariations(signed(x1, t4, c5, t7, x2, t9, c10, t12, t14, c15, t17, t19, c20, t22, t24, c25, t27, t29, c30, t32)).DisableLifeTimeVariation()

# Zeros are padded to batches, to channels, on one side only, or wider than the filters.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c3 = Parameter('c3', (I32, [4, 2]), [1, 0, 0, 0, 0, 0, 0, 0])
t4 = Internal('t4', (F32, [2, 3, 3, 2]))
c5 = Parameter('c5', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c6 = Parameter('c6', (F32, [2]), [1.5, -2.0])
t7 = Output('t7', (F32, [2, 1, 2, 2]))
x2 = Input('x2', (F32, [1, 3, 3, 1]))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 1])
t9 = Internal('t9', (F32, [1, 3, 3, 2]))
c10 = Parameter('c10', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c11 = Parameter('c11', (F32, [2]), [1.5, -2.0])
t12 = Output('t12', (F32, [1, 1, 2, 2]))
c13 = Parameter('c13', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 1, 0])
t14 = Internal('t14', (F32, [1, 4, 4, 2]))
c15 = Parameter('c15', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c16 = Parameter('c16', (F32, [2]), [1.5, -2.0])
t17 = Output('t17', (F32, [1, 4, 4, 2]))
c18 = Parameter('c18', (I32, [4, 2]), [0, 0, 4, 0, 0, 0, 0, 0])
t19 = Internal('t19', (F32, [1, 7, 3, 2]))
c20 = Parameter('c20', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c21 = Parameter('c21', (F32, [2]), [1.5, -2.0])
t22 = Output('t22', (F32, [1, 5, 2, 2]))
c23 = Parameter('c23', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t24 = Internal('t24', (F32, [1, 4, 4, 2]))
c25 = Parameter('c25', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c26 = Parameter('c26', (F32, [2]), [1.5, -2.0])
t27 = Output('t27', (F32, [1, 2, 2, 2]))
c28 = Parameter('c28', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t29 = Internal('t29', (F32, [1, 4, 4, 2]))
c30 = Parameter('c30', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c31 = Parameter('c31', (F32, [2]), [1.5, -2.0])
t32 = Output('t32', (F32, [1, 3, 4, 2]))
model = Model()
model.Operation('PAD', x1, c3).To(t4)
model.Operation('DEPTHWISE_CONV_2D', t4, c5, c6, 2, 1, 1, 1, 0).To(t7)
model.Operation('PAD', x2, c8).To(t9)
model.Operation('DEPTHWISE_CONV_2D', t9, c10, c11, 2, 1, 1, 1, 0).To(t12)
model.Operation('PAD', x2, c13).To(t14)
model.Operation('DEPTHWISE_CONV_2D', t14, c15, c16, 1, 1, 1, 1, 0).To(t17)
model.Operation('PAD', x1, c18).To(t19)
model.Operation('DEPTHWISE_CONV_2D', t19, c20, c21, 2, 1, 1, 1, 3).To(t22)
model.Operation('PAD', x1, c23).To(t24)
model.Operation('DEPTHWISE_CONV_2D', t24, c25, c26, 1, 2, 2, 1, 0).To(t27)
model.Operation('PAD', x1, c28).To(t29)
model.Operation('DEPTHWISE_CONV_2D', t29, c30, c31, 1, 0, 0, 1, 1, 1, 1, 0).To(t32)
Example({
    x1: [-2.0, -4.0, -2.0, -2.0, -1.5, 1.0, -1.0, 3.0, 4.0, 2.0, -2.5, 0.5, 2.5, -2.0, -1.0, -4.0, 0.5, 0.5],
    t7: [1.5, -2.0, 1.5, -2.0, 3.5, 3.0, -1.5, -2.5],
    x2: [-4.0, -4.0, -0.5, 3.0, 4.0, -3.0, 4.0, -3.5, 1.5],
    t12: [-2.0, -2.0, 0.5, -2.0],
    t17: packed('|i1',
    'c-mur!u*1nk@-FIKV~K7SImEz6_|elX;x+)=4Z^D%s&CE6AAD', 0.5
),
    t22: [1.5, 0.0, 1.5, 0.0, 1.5, 0.0, 1.5, 0.0, 3.5, 0.0, 4.0, 0.0, 3.5, 0.0, 0.0, 3.0, 3.5, 3.0, 0.0, 0.0],
    t27: [4.0, -1.0, -1.5, -2.5, -1.0, -6.0, 0.0, 3.0],
    t32: [1.5, -2.0, 4.0, -1.0, 3.5, 3.0, -1.5, -2.5, 1.5, -2.0, 7.5, -2.0, -5.5, -15.0, 9.0, -5.5, 1.5,
    -2.0, -1.0, -6.0, 5.0, -8.0, 0.0, 3.0],
}, name='depthwise_conv_2d').AddVariations('float16').DisableLifeTimeVariation()

# Zeros are padded to batches, to channels, on one side only, or wider than the filters.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c3 = Parameter('c3', (I32, [4, 2]), [1, 0, 0, 0, 0, 0, 0, 0])
t4 = Internal('t4', (U8, [2, 3, 3, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c6 = Parameter('c6', (I32, [2], 0.25, 0), [6, -8])
t7 = Output('t7', (U8, [2, 1, 2, 2], 0.5, 120))
x2 = Input('x2', (U8, [1, 3, 3, 1], 0.5, 120))
c8 = Parameter('c8', (I32, [4, 2]), [0, 0, 0, 0, 0, 0, 0, 1])
t9 = Internal('t9', (U8, [1, 3, 3, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c11 = Parameter('c11', (I32, [2], 0.25, 0), [6, -8])
t12 = Output('t12', (U8, [1, 1, 2, 2], 0.5, 120))
c13 = Parameter('c13', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 1, 0])
t14 = Internal('t14', (U8, [1, 4, 4, 2], 0.5, 120))
c15 = Parameter('c15', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c16 = Parameter('c16', (I32, [2], 0.25, 0), [6, -8])
t17 = Output('t17', (U8, [1, 4, 4, 2], 0.5, 120))
c18 = Parameter('c18', (I32, [4, 2]), [0, 0, 4, 0, 0, 0, 0, 0])
t19 = Internal('t19', (U8, [1, 7, 3, 2], 0.5, 120))
c20 = Parameter('c20', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c21 = Parameter('c21', (I32, [2], 0.25, 0), [6, -8])
t22 = Output('t22', (U8, [1, 5, 2, 2], 0.5, 120))
c23 = Parameter('c23', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t24 = Internal('t24', (U8, [1, 4, 4, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c26 = Parameter('c26', (I32, [2], 0.25, 0), [6, -8])
t27 = Output('t27', (U8, [1, 2, 2, 2], 0.5, 120))
c28 = Parameter('c28', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t29 = Internal('t29', (U8, [1, 4, 4, 2], 0.5, 120))
c30 = Parameter('c30', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c31 = Parameter('c31', (I32, [2], 0.25, 0), [6, -8])
t32 = Output('t32', (U8, [1, 3, 4, 2], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c3).To(t4)
model.Operation('DEPTHWISE_CONV_2D', t4, c5, c6, 2, 1, 1, 1, 0).To(t7)
model.Operation('PAD', x2, c8).To(t9)
model.Operation('DEPTHWISE_CONV_2D', t9, c10, c11, 2, 1, 1, 1, 0).To(t12)
model.Operation('PAD', x2, c13).To(t14)
model.Operation('DEPTHWISE_CONV_2D', t14, c15, c16, 1, 1, 1, 1, 0).To(t17)
model.Operation('PAD', x1, c18).To(t19)
model.Operation('DEPTHWISE_CONV_2D', t19, c20, c21, 2, 1, 1, 1, 3).To(t22)
model.Operation('PAD', x1, c23).To(t24)
model.Operation('DEPTHWISE_CONV_2D', t24, c25, c26, 1, 2, 2, 1, 0).To(t27)
model.Operation('PAD', x1, c28).To(t29)
model.Operation('DEPTHWISE_CONV_2D', t29, c30, c31, 1, 0, 0, 1, 1, 1, 1, 0).To(t32)
Example({
    x1: [116, 112, 116, 116, 117, 122, 118, 126, 128, 124, 115, 121, 125, 116, 118, 112, 121, 121],
    t7: [123, 116, 123, 116, 127, 126, 117, 115],
    x2: [112, 112, 119, 126, 128, 114, 128, 113, 123],
    t12: [116, 116, 121, 116],
    t17: packed('<i2',
    'c-pIusZOY_tWK{ktDaSzR9#v<qq-1C*H*Vw$5l607cvk40MfAz@B'
),
    t22: [123, 120, 123, 120, 123, 120, 123, 120, 127, 120, 128, 120, 127, 120, 120, 126, 127, 126, 120, 120],
    t27: [128, 118, 117, 115, 118, 108, 120, 126],
    t32: [123, 116, 128, 118, 127, 126, 117, 115, 123, 116, 135, 116, 109, 90, 138, 109, 123, 116, 118, 108,
    130, 104, 120, 126],
}, name='depthwise_conv_2d_quant8').AddVariations(signed(x1, t4, c5, t7, x2, t9, c10, t12, t14, c15, t17, t19, c20, t22, t24, c25, t27, t29, c30, t32)).DisableLifeTimeVariation()

# Images of even and odd sides are padded before a stride of 2, where implicit padding is on the
# other side, or on both.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 0, 1, 0, 0, 0])
t3 = Internal('t3', (F32, [1, 5, 5, 2]))
c4 = Parameter('c4', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c5 = Parameter('c5', (F32, [1]), [1.5])
t6 = Output('t6', (F32, [1, 2, 2, 1]))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
t8 = Internal('t8', (F32, [1, 5, 5, 2]))
c9 = Parameter('c9', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c10 = Parameter('c10', (F32, [1]), [1.5])
t11 = Output('t11', (F32, [1, 2, 2, 1]))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t13 = Internal('t13', (F32, [1, 6, 6, 2]))
c14 = Parameter('c14', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c15 = Parameter('c15', (F32, [1]), [1.5])
t16 = Output('t16', (F32, [1, 2, 3, 1]))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 2, 0, 2, 0, 0, 0])
t18 = Internal('t18', (F32, [1, 6, 6, 2]))
c19 = Parameter('c19', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c20 = Parameter('c20', (F32, [1]), [1.5])
t21 = Output('t21', (F32, [1, 2, 3, 1]))
x22 = Input('x22', (F32, [1, 5, 4, 2]))
c23 = Parameter('c23', (I32, [4, 2]), [0, 0, 1, 0, 1, 0, 0, 0])
t24 = Internal('t24', (F32, [1, 6, 5, 2]))
c25 = Parameter('c25', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c26 = Parameter('c26', (F32, [1]), [1.5])
t27 = Output('t27', (F32, [1, 2, 2, 1]))
c28 = Parameter('c28', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
t29 = Internal('t29', (F32, [1, 6, 5, 2]))
c30 = Parameter('c30', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c31 = Parameter('c31', (F32, [1]), [1.5])
t32 = Output('t32', (F32, [1, 2, 2, 1]))
c33 = Parameter('c33', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t34 = Internal('t34', (F32, [1, 7, 6, 2]))
c35 = Parameter('c35', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c36 = Parameter('c36', (F32, [1]), [1.5])
t37 = Output('t37', (F32, [1, 3, 3, 1]))
c38 = Parameter('c38', (I32, [4, 2]), [0, 0, 2, 0, 2, 0, 0, 0])
t39 = Internal('t39', (F32, [1, 7, 6, 2]))
c40 = Parameter('c40', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c41 = Parameter('c41', (F32, [1]), [1.5])
t42 = Output('t42', (F32, [1, 3, 3, 1]))
x43 = Input('x43', (F32, [1, 4, 5, 2]))
c44 = Parameter('c44', (I32, [4, 2]), [0, 0, 1, 0, 1, 0, 0, 0])
t45 = Internal('t45', (F32, [1, 5, 6, 2]))
c46 = Parameter('c46', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c47 = Parameter('c47', (F32, [1]), [1.5])
t48 = Output('t48', (F32, [1, 2, 3, 1]))
c49 = Parameter('c49', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
t50 = Internal('t50', (F32, [1, 5, 6, 2]))
c51 = Parameter('c51', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c52 = Parameter('c52', (F32, [1]), [1.5])
t53 = Output('t53', (F32, [1, 2, 3, 1]))
c54 = Parameter('c54', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t55 = Internal('t55', (F32, [1, 6, 7, 2]))
c56 = Parameter('c56', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c57 = Parameter('c57', (F32, [1]), [1.5])
t58 = Output('t58', (F32, [1, 2, 3, 1]))
c59 = Parameter('c59', (I32, [4, 2]), [0, 0, 2, 0, 2, 0, 0, 0])
t60 = Internal('t60', (F32, [1, 6, 7, 2]))
c61 = Parameter('c61', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c62 = Parameter('c62', (F32, [1]), [1.5])
t63 = Output('t63', (F32, [1, 2, 3, 1]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('CONV_2D', t3, c4, c5, 2, 2, 2, 0).To(t6)
model.Operation('PAD', x1, c7).To(t8)
model.Operation('CONV_2D', t8, c9, c10, 2, 2, 2, 0).To(t11)
model.Operation('PAD', x1, c12).To(t13)
model.Operation('CONV_2D', t13, c14, c15, 2, 2, 2, 0).To(t16)
model.Operation('PAD', x1, c17).To(t18)
model.Operation('CONV_2D', t18, c19, c20, 2, 2, 2, 0).To(t21)
model.Operation('PAD', x22, c23).To(t24)
model.Operation('CONV_2D', t24, c25, c26, 2, 2, 2, 0).To(t27)
model.Operation('PAD', x22, c28).To(t29)
model.Operation('CONV_2D', t29, c30, c31, 2, 2, 2, 0).To(t32)
model.Operation('PAD', x22, c33).To(t34)
model.Operation('CONV_2D', t34, c35, c36, 2, 2, 2, 0).To(t37)
model.Operation('PAD', x22, c38).To(t39)
model.Operation('CONV_2D', t39, c40, c41, 2, 2, 2, 0).To(t42)
model.Operation('PAD', x43, c44).To(t45)
model.Operation('CONV_2D', t45, c46, c47, 2, 2, 2, 0).To(t48)
model.Operation('PAD', x43, c49).To(t50)
model.Operation('CONV_2D', t50, c51, c52, 2, 2, 2, 0).To(t53)
model.Operation('PAD', x43, c54).To(t55)
model.Operation('CONV_2D', t55, c56, c57, 2, 2, 2, 0).To(t58)
model.Operation('PAD', x43, c59).To(t60)
model.Operation('CONV_2D', t60, c61, c62, 2, 2, 2, 0).To(t63)
Example({
    x1: packed('|i1',
    'c-jTQfeipK2m-K#&EWsnigCC$5=d@_sdHIq&r^wO8Pgxfun_?', 0.5
),
    t6: [21.0, 8.5, -6.5, -10.5],
    t11: [-12.5, -0.5, -10.5, -11.5],
    t16: [21.0, 8.5, -9.5, -6.5, -10.5, 3.5],
    t21: [1.5, 5.5, 0.0, 1.5, -12.5, -0.5],
    x22: packed('|i1',
    'c-jTQfeip42m`PTasL1906|-Nlwh<hbqcTcL0ohggR*h1k>&%i#1+Z', 0.5
),
    t27: [14.5, -12.0, -15.5, -7.0],
    t32: [-20.5, -17.5, 24.5, -3.5],
    t37: [14.5, -12.0, 13.5, -15.5, -7.0, 7.5, 0.0, -3.5, -4.5],
    t42: [1.5, -4.0, 11.5, 1.5, -20.5, -17.5, 1.5, 24.5, -3.5],
    x43: packed('|i1',
    'c-jTQhYbKA48SlEI{5$FF2Gigb-***OG+Xzn9C%^qqpf2;sZ#C5DN', 0.5
),
    t48: [15.0, 19.5, -9.0, 15.0, 10.0, 9.5],
    t53: [8.0, -13.0, 11.5, 2.5, 18.5, -5.5],
    t58: [15.0, 19.5, -9.0, 15.0, 10.0, 9.5],
    t63: [1.5, 0.0, -3.5, 1.5, 8.0, -13.0],
}, name='conv_2d_strided').AddVariations('float16').DisableLifeTimeVariation()

# Images of even and odd sides are padded before a stride of 2, where implicit padding is on the
# other side, or on both.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 0, 1, 0, 0, 0])
t3 = Internal('t3', (U8, [1, 5, 5, 2], 0.5, 120))
c4 = Parameter('c4', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c5 = Parameter('c5', (I32, [1], 0.25, 0), [6])
t6 = Output('t6', (U8, [1, 2, 2, 1], 0.5, 120))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
t8 = Internal('t8', (U8, [1, 5, 5, 2], 0.5, 120))
c9 = Parameter('c9', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c10 = Parameter('c10', (I32, [1], 0.25, 0), [6])
t11 = Output('t11', (U8, [1, 2, 2, 1], 0.5, 120))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t13 = Internal('t13', (U8, [1, 6, 6, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c15 = Parameter('c15', (I32, [1], 0.25, 0), [6])
t16 = Output('t16', (U8, [1, 2, 3, 1], 0.5, 120))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 2, 0, 2, 0, 0, 0])
t18 = Internal('t18', (U8, [1, 6, 6, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c20 = Parameter('c20', (I32, [1], 0.25, 0), [6])
t21 = Output('t21', (U8, [1, 2, 3, 1], 0.5, 120))
x22 = Input('x22', (U8, [1, 5, 4, 2], 0.5, 120))
c23 = Parameter('c23', (I32, [4, 2]), [0, 0, 1, 0, 1, 0, 0, 0])
t24 = Internal('t24', (U8, [1, 6, 5, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c26 = Parameter('c26', (I32, [1], 0.25, 0), [6])
t27 = Output('t27', (U8, [1, 2, 2, 1], 0.5, 120))
c28 = Parameter('c28', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
t29 = Internal('t29', (U8, [1, 6, 5, 2], 0.5, 120))
c30 = Parameter('c30', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c31 = Parameter('c31', (I32, [1], 0.25, 0), [6])
t32 = Output('t32', (U8, [1, 2, 2, 1], 0.5, 120))
c33 = Parameter('c33', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t34 = Internal('t34', (U8, [1, 7, 6, 2], 0.5, 120))
c35 = Parameter('c35', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c36 = Parameter('c36', (I32, [1], 0.25, 0), [6])
t37 = Output('t37', (U8, [1, 3, 3, 1], 0.5, 120))
c38 = Parameter('c38', (I32, [4, 2]), [0, 0, 2, 0, 2, 0, 0, 0])
t39 = Internal('t39', (U8, [1, 7, 6, 2], 0.5, 120))
c40 = Parameter('c40', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c41 = Parameter('c41', (I32, [1], 0.25, 0), [6])
t42 = Output('t42', (U8, [1, 3, 3, 1], 0.5, 120))
x43 = Input('x43', (U8, [1, 4, 5, 2], 0.5, 120))
c44 = Parameter('c44', (I32, [4, 2]), [0, 0, 1, 0, 1, 0, 0, 0])
t45 = Internal('t45', (U8, [1, 5, 6, 2], 0.5, 120))
c46 = Parameter('c46', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c47 = Parameter('c47', (I32, [1], 0.25, 0), [6])
t48 = Output('t48', (U8, [1, 2, 3, 1], 0.5, 120))
c49 = Parameter('c49', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
t50 = Internal('t50', (U8, [1, 5, 6, 2], 0.5, 120))
c51 = Parameter('c51', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c52 = Parameter('c52', (I32, [1], 0.25, 0), [6])
t53 = Output('t53', (U8, [1, 2, 3, 1], 0.5, 120))
c54 = Parameter('c54', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t55 = Internal('t55', (U8, [1, 6, 7, 2], 0.5, 120))
c56 = Parameter('c56', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c57 = Parameter('c57', (I32, [1], 0.25, 0), [6])
t58 = Output('t58', (U8, [1, 2, 3, 1], 0.5, 120))
c59 = Parameter('c59', (I32, [4, 2]), [0, 0, 2, 0, 2, 0, 0, 0])
t60 = Internal('t60', (U8, [1, 6, 7, 2], 0.5, 120))
c61 = Parameter('c61', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c62 = Parameter('c62', (I32, [1], 0.25, 0), [6])
t63 = Output('t63', (U8, [1, 2, 3, 1], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('CONV_2D', t3, c4, c5, 2, 2, 2, 0).To(t6)
model.Operation('PAD', x1, c7).To(t8)
model.Operation('CONV_2D', t8, c9, c10, 2, 2, 2, 0).To(t11)
model.Operation('PAD', x1, c12).To(t13)
model.Operation('CONV_2D', t13, c14, c15, 2, 2, 2, 0).To(t16)
model.Operation('PAD', x1, c17).To(t18)
model.Operation('CONV_2D', t18, c19, c20, 2, 2, 2, 0).To(t21)
model.Operation('PAD', x22, c23).To(t24)
model.Operation('CONV_2D', t24, c25, c26, 2, 2, 2, 0).To(t27)
model.Operation('PAD', x22, c28).To(t29)
model.Operation('CONV_2D', t29, c30, c31, 2, 2, 2, 0).To(t32)
model.Operation('PAD', x22, c33).To(t34)
model.Operation('CONV_2D', t34, c35, c36, 2, 2, 2, 0).To(t37)
model.Operation('PAD', x22, c38).To(t39)
model.Operation('CONV_2D', t39, c40, c41, 2, 2, 2, 0).To(t42)
model.Operation('PAD', x43, c44).To(t45)
model.Operation('CONV_2D', t45, c46, c47, 2, 2, 2, 0).To(t48)
model.Operation('PAD', x43, c49).To(t50)
model.Operation('CONV_2D', t50, c51, c52, 2, 2, 2, 0).To(t53)
model.Operation('PAD', x43, c54).To(t55)
model.Operation('CONV_2D', t55, c56, c57, 2, 2, 2, 0).To(t58)
model.Operation('PAD', x43, c59).To(t60)
model.Operation('CONV_2D', t60, c61, c62, 2, 2, 2, 0).To(t63)
Example({
    x1: packed('<i2',
    'c-pINsH$qHFK?(Vt1qmssV}H1Dk~{1EGVomFDopoDk)+h007%=4*>'
),
    t6: [162, 137, 107, 99],
    t11: [95, 119, 99, 97],
    t16: [162, 137, 101, 107, 99, 127],
    t21: [123, 131, 120, 123, 95, 119],
    x22: packed('|i1',
    'c-jTQfeip42m`Q}2MA_}^L1N|1=wm2q=P%|qb;VjOz0Y&0_p>NBoc}'
),
    t27: [149, 96, 89, 106],
    t32: [79, 85, 169, 113],
    t37: [149, 96, 147, 89, 106, 135, 120, 113, 111],
    t42: [123, 112, 143, 123, 79, 85, 123, 169, 113],
    x43: packed('<i2',
    'c-oD@i4g!03;;nb=fUKJC|wJ7cS&3*RWD0R5f1c0SB#0Tvm=rA=>c)g63Y'
),
    t48: [150, 159, 102, 150, 140, 139],
    t53: [136, 94, 143, 125, 157, 109],
    t58: [150, 159, 102, 150, 140, 139],
    t63: [123, 120, 113, 123, 136, 94],
}, name='conv_2d_strided_quant8').AddVariations(signed(x1, t3, c4, t6, t8, c9, t11, t13, c14, t16, t18, c19, t21, x22, t24, c25, t27, t29, c30, t32, t34, c35, t37, t39, c40, t42, x43, t45, c46, t48, t50, c51, t53, t55, c56, t58, t60, c61, t63)).DisableLifeTimeVariation()

# Images of even and odd sides are padded before a stride of 2, where implicit padding is on the
# other side, or on both.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 0, 1, 0, 0, 0])
t3 = Internal('t3', (F32, [1, 5, 5, 2]))
c4 = Parameter('c4', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c5 = Parameter('c5', (F32, [2]), [1.5, -2.0])
t6 = Output('t6', (F32, [1, 2, 2, 2]))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
t8 = Internal('t8', (F32, [1, 5, 5, 2]))
c9 = Parameter('c9', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c10 = Parameter('c10', (F32, [2]), [1.5, -2.0])
t11 = Output('t11', (F32, [1, 2, 2, 2]))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t13 = Internal('t13', (F32, [1, 6, 6, 2]))
c14 = Parameter('c14', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c15 = Parameter('c15', (F32, [2]), [1.5, -2.0])
t16 = Output('t16', (F32, [1, 2, 3, 2]))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 2, 0, 2, 0, 0, 0])
t18 = Internal('t18', (F32, [1, 6, 6, 2]))
c19 = Parameter('c19', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c20 = Parameter('c20', (F32, [2]), [1.5, -2.0])
t21 = Output('t21', (F32, [1, 2, 3, 2]))
x22 = Input('x22', (F32, [1, 5, 4, 2]))
c23 = Parameter('c23', (I32, [4, 2]), [0, 0, 1, 0, 1, 0, 0, 0])
t24 = Internal('t24', (F32, [1, 6, 5, 2]))
c25 = Parameter('c25', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c26 = Parameter('c26', (F32, [2]), [1.5, -2.0])
t27 = Output('t27', (F32, [1, 2, 2, 2]))
c28 = Parameter('c28', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
t29 = Internal('t29', (F32, [1, 6, 5, 2]))
c30 = Parameter('c30', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c31 = Parameter('c31', (F32, [2]), [1.5, -2.0])
t32 = Output('t32', (F32, [1, 2, 2, 2]))
c33 = Parameter('c33', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t34 = Internal('t34', (F32, [1, 7, 6, 2]))
c35 = Parameter('c35', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c36 = Parameter('c36', (F32, [2]), [1.5, -2.0])
t37 = Output('t37', (F32, [1, 3, 3, 2]))
c38 = Parameter('c38', (I32, [4, 2]), [0, 0, 2, 0, 2, 0, 0, 0])
t39 = Internal('t39', (F32, [1, 7, 6, 2]))
c40 = Parameter('c40', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c41 = Parameter('c41', (F32, [2]), [1.5, -2.0])
t42 = Output('t42', (F32, [1, 3, 3, 2]))
x43 = Input('x43', (F32, [1, 4, 5, 2]))
c44 = Parameter('c44', (I32, [4, 2]), [0, 0, 1, 0, 1, 0, 0, 0])
t45 = Internal('t45', (F32, [1, 5, 6, 2]))
c46 = Parameter('c46', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c47 = Parameter('c47', (F32, [2]), [1.5, -2.0])
t48 = Output('t48', (F32, [1, 2, 3, 2]))
c49 = Parameter('c49', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
t50 = Internal('t50', (F32, [1, 5, 6, 2]))
c51 = Parameter('c51', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c52 = Parameter('c52', (F32, [2]), [1.5, -2.0])
t53 = Output('t53', (F32, [1, 2, 3, 2]))
c54 = Parameter('c54', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t55 = Internal('t55', (F32, [1, 6, 7, 2]))
c56 = Parameter('c56', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c57 = Parameter('c57', (F32, [2]), [1.5, -2.0])
t58 = Output('t58', (F32, [1, 2, 3, 2]))
c59 = Parameter('c59', (I32, [4, 2]), [0, 0, 2, 0, 2, 0, 0, 0])
t60 = Internal('t60', (F32, [1, 6, 7, 2]))
c61 = Parameter('c61', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c62 = Parameter('c62', (F32, [2]), [1.5, -2.0])
t63 = Output('t63', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 2, 2, 2, 1, 0).To(t6)
model.Operation('PAD', x1, c7).To(t8)
model.Operation('DEPTHWISE_CONV_2D', t8, c9, c10, 2, 2, 2, 1, 0).To(t11)
model.Operation('PAD', x1, c12).To(t13)
model.Operation('DEPTHWISE_CONV_2D', t13, c14, c15, 2, 2, 2, 1, 0).To(t16)
model.Operation('PAD', x1, c17).To(t18)
model.Operation('DEPTHWISE_CONV_2D', t18, c19, c20, 2, 2, 2, 1, 0).To(t21)
model.Operation('PAD', x22, c23).To(t24)
model.Operation('DEPTHWISE_CONV_2D', t24, c25, c26, 2, 2, 2, 1, 0).To(t27)
model.Operation('PAD', x22, c28).To(t29)
model.Operation('DEPTHWISE_CONV_2D', t29, c30, c31, 2, 2, 2, 1, 0).To(t32)
model.Operation('PAD', x22, c33).To(t34)
model.Operation('DEPTHWISE_CONV_2D', t34, c35, c36, 2, 2, 2, 1, 0).To(t37)
model.Operation('PAD', x22, c38).To(t39)
model.Operation('DEPTHWISE_CONV_2D', t39, c40, c41, 2, 2, 2, 1, 0).To(t42)
model.Operation('PAD', x43, c44).To(t45)
model.Operation('DEPTHWISE_CONV_2D', t45, c46, c47, 2, 2, 2, 1, 0).To(t48)
model.Operation('PAD', x43, c49).To(t50)
model.Operation('DEPTHWISE_CONV_2D', t50, c51, c52, 2, 2, 2, 1, 0).To(t53)
model.Operation('PAD', x43, c54).To(t55)
model.Operation('DEPTHWISE_CONV_2D', t55, c56, c57, 2, 2, 2, 1, 0).To(t58)
model.Operation('PAD', x43, c59).To(t60)
model.Operation('DEPTHWISE_CONV_2D', t60, c61, c62, 2, 2, 2, 1, 0).To(t63)
Example({
    x1: packed('|i1',
    'c-jTQfeip43<9tWQT+efWfEe0%udrg1wgoPL0OvA8}kFw91RW', 0.5
),
    t6: [10.0, -8.0, -0.5, -16.0, 10.5, -1.0, 2.5, 11.0],
    t11: [-6.5, -4.0, 2.5, 9.0, 5.5, -3.5, -0.5, 0.5],
    t16: [10.0, -8.0, -0.5, -16.0, -5.5, -2.0, 10.5, -1.0, 2.5, 11.0, 9.0, 2.5],
    t21: [1.5, -2.0, -2.5, -6.0, 5.5, -10.0, 1.5, -2.0, -6.5, -4.0, 2.5, 9.0],
    x22: packed('|i1',
    'c-j@ihYbKA2mr9i{{LD58L>&TVBB>m<UCdoEHZ&MWB>aSXA~}O+z}}', 0.5
),
    t27: [-1.5, -6.5, -13.5, -12.0, 9.5, -3.5, 13.5, 6.5],
    t32: [-3.5, 0.0, -5.5, 12.0, 15.0, -14.0, 13.0, -19.5],
    t37: [-1.5, -6.5, -13.5, -12.0, -5.5, -0.5, 9.5, -3.5, 13.5, 6.5, 0.0, -11.0, -4.5, -6.0, -5.0, 3.0, 4.0,
    3.0],
    t42: [1.5, -2.0, 7.5, -5.0, 12.0, -9.0, 1.5, -2.0, -3.5, 0.0, -5.5, 12.0, 1.5, -2.0, 15.0, -14.0, 13.0,
    -19.5],
    x43: packed('|i1',
    'c-jTQfepYg3<5BPP?rDC1+|$C)w(1H-JvU=8|2#wbdNB@wSOkh4=D', 0.5
),
    t48: [4.5, 7.0, -5.5, -6.0, -2.0, -11.5, 2.0, 4.0, -3.0, -3.0, -6.5, 0.0],
    t53: [4.0, -10.0, 2.5, -8.0, -3.5, 3.5, 7.0, 6.5, 0.5, -4.0, 2.5, -8.0],
    t58: [4.5, 7.0, -5.5, -6.0, -2.0, -11.5, 2.0, 4.0, -3.0, -3.0, -6.5, 0.0],
    t63: [1.5, -2.0, 0.0, 4.0, 10.5, -1.0, 1.5, -2.0, 4.0, -10.0, 2.5, -8.0],
}, name='depthwise_conv_2d_strided').AddVariations('float16').DisableLifeTimeVariation()

# Images of even and odd sides are padded before a stride of 2, where implicit padding is on the
# other side, or on both.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 0, 1, 0, 0, 0])
t3 = Internal('t3', (U8, [1, 5, 5, 2], 0.5, 120))
c4 = Parameter('c4', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c5 = Parameter('c5', (I32, [2], 0.25, 0), [6, -8])
t6 = Output('t6', (U8, [1, 2, 2, 2], 0.5, 120))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
t8 = Internal('t8', (U8, [1, 5, 5, 2], 0.5, 120))
c9 = Parameter('c9', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c10 = Parameter('c10', (I32, [2], 0.25, 0), [6, -8])
t11 = Output('t11', (U8, [1, 2, 2, 2], 0.5, 120))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t13 = Internal('t13', (U8, [1, 6, 6, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c15 = Parameter('c15', (I32, [2], 0.25, 0), [6, -8])
t16 = Output('t16', (U8, [1, 2, 3, 2], 0.5, 120))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 2, 0, 2, 0, 0, 0])
t18 = Internal('t18', (U8, [1, 6, 6, 2], 0.5, 120))
c19 = Parameter('c19', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c20 = Parameter('c20', (I32, [2], 0.25, 0), [6, -8])
t21 = Output('t21', (U8, [1, 2, 3, 2], 0.5, 120))
x22 = Input('x22', (U8, [1, 5, 4, 2], 0.5, 120))
c23 = Parameter('c23', (I32, [4, 2]), [0, 0, 1, 0, 1, 0, 0, 0])
t24 = Internal('t24', (U8, [1, 6, 5, 2], 0.5, 120))
c25 = Parameter('c25', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c26 = Parameter('c26', (I32, [2], 0.25, 0), [6, -8])
t27 = Output('t27', (U8, [1, 2, 2, 2], 0.5, 120))
c28 = Parameter('c28', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
t29 = Internal('t29', (U8, [1, 6, 5, 2], 0.5, 120))
c30 = Parameter('c30', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c31 = Parameter('c31', (I32, [2], 0.25, 0), [6, -8])
t32 = Output('t32', (U8, [1, 2, 2, 2], 0.5, 120))
c33 = Parameter('c33', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t34 = Internal('t34', (U8, [1, 7, 6, 2], 0.5, 120))
c35 = Parameter('c35', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c36 = Parameter('c36', (I32, [2], 0.25, 0), [6, -8])
t37 = Output('t37', (U8, [1, 3, 3, 2], 0.5, 120))
c38 = Parameter('c38', (I32, [4, 2]), [0, 0, 2, 0, 2, 0, 0, 0])
t39 = Internal('t39', (U8, [1, 7, 6, 2], 0.5, 120))
c40 = Parameter('c40', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c41 = Parameter('c41', (I32, [2], 0.25, 0), [6, -8])
t42 = Output('t42', (U8, [1, 3, 3, 2], 0.5, 120))
x43 = Input('x43', (U8, [1, 4, 5, 2], 0.5, 120))
c44 = Parameter('c44', (I32, [4, 2]), [0, 0, 1, 0, 1, 0, 0, 0])
t45 = Internal('t45', (U8, [1, 5, 6, 2], 0.5, 120))
c46 = Parameter('c46', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c47 = Parameter('c47', (I32, [2], 0.25, 0), [6, -8])
t48 = Output('t48', (U8, [1, 2, 3, 2], 0.5, 120))
c49 = Parameter('c49', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
t50 = Internal('t50', (U8, [1, 5, 6, 2], 0.5, 120))
c51 = Parameter('c51', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c52 = Parameter('c52', (I32, [2], 0.25, 0), [6, -8])
t53 = Output('t53', (U8, [1, 2, 3, 2], 0.5, 120))
c54 = Parameter('c54', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t55 = Internal('t55', (U8, [1, 6, 7, 2], 0.5, 120))
c56 = Parameter('c56', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c57 = Parameter('c57', (I32, [2], 0.25, 0), [6, -8])
t58 = Output('t58', (U8, [1, 2, 3, 2], 0.5, 120))
c59 = Parameter('c59', (I32, [4, 2]), [0, 0, 2, 0, 2, 0, 0, 0])
t60 = Internal('t60', (U8, [1, 6, 7, 2], 0.5, 120))
c61 = Parameter('c61', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c62 = Parameter('c62', (I32, [2], 0.25, 0), [6, -8])
t63 = Output('t63', (U8, [1, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 2, 2, 2, 1, 0).To(t6)
model.Operation('PAD', x1, c7).To(t8)
model.Operation('DEPTHWISE_CONV_2D', t8, c9, c10, 2, 2, 2, 1, 0).To(t11)
model.Operation('PAD', x1, c12).To(t13)
model.Operation('DEPTHWISE_CONV_2D', t13, c14, c15, 2, 2, 2, 1, 0).To(t16)
model.Operation('PAD', x1, c17).To(t18)
model.Operation('DEPTHWISE_CONV_2D', t18, c19, c20, 2, 2, 2, 1, 0).To(t21)
model.Operation('PAD', x22, c23).To(t24)
model.Operation('DEPTHWISE_CONV_2D', t24, c25, c26, 2, 2, 2, 1, 0).To(t27)
model.Operation('PAD', x22, c28).To(t29)
model.Operation('DEPTHWISE_CONV_2D', t29, c30, c31, 2, 2, 2, 1, 0).To(t32)
model.Operation('PAD', x22, c33).To(t34)
model.Operation('DEPTHWISE_CONV_2D', t34, c35, c36, 2, 2, 2, 1, 0).To(t37)
model.Operation('PAD', x22, c38).To(t39)
model.Operation('DEPTHWISE_CONV_2D', t39, c40, c41, 2, 2, 2, 1, 0).To(t42)
model.Operation('PAD', x43, c44).To(t45)
model.Operation('DEPTHWISE_CONV_2D', t45, c46, c47, 2, 2, 2, 1, 0).To(t48)
model.Operation('PAD', x43, c49).To(t50)
model.Operation('DEPTHWISE_CONV_2D', t50, c51, c52, 2, 2, 2, 1, 0).To(t53)
model.Operation('PAD', x43, c54).To(t55)
model.Operation('DEPTHWISE_CONV_2D', t55, c56, c57, 2, 2, 2, 1, 0).To(t58)
model.Operation('PAD', x43, c59).To(t60)
model.Operation('DEPTHWISE_CONV_2D', t60, c61, c62, 2, 2, 2, 1, 0).To(t63)
Example({
    x1: packed('<i2',
    'c-pHgsVOKcs41x}tE{T3s;_FODygihFRQLEDyu9mDyd;0007#04-N'
),
    t6: [140, 104, 119, 88, 141, 118, 125, 142],
    t11: [107, 112, 125, 138, 131, 113, 119, 121],
    t16: [140, 104, 119, 88, 109, 116, 141, 118, 125, 142, 138, 125],
    t21: [123, 116, 115, 108, 131, 100, 123, 116, 107, 112, 125, 138],
    x22: packed('<i2',
    'c-oD_i3tE82mruFPD>^K(W4DIxJ4=eC60M^l%|n)Dt8CGJUteYjZYVM(Guw'
),
    t27: [117, 107, 93, 96, 139, 113, 147, 133],
    t32: [113, 120, 109, 144, 150, 92, 146, 81],
    t37: [117, 107, 93, 96, 109, 119, 139, 113, 147, 133, 120, 98, 111, 108, 110, 126, 128, 126],
    t42: [123, 116, 135, 110, 144, 102, 123, 116, 113, 120, 109, 144, 123, 116, 150, 92, 146, 81],
    x43: packed('<i2',
    'c-oD@fe`>92m`R6xtwy8S{eOUFrh0^HiF$DR9rNrofGsr=8O{f9{qR366p'
),
    t48: [129, 134, 109, 108, 116, 97, 124, 128, 114, 114, 107, 120],
    t53: [128, 100, 125, 104, 113, 127, 134, 133, 121, 112, 125, 104],
    t58: [129, 134, 109, 108, 116, 97, 124, 128, 114, 114, 107, 120],
    t63: [123, 116, 120, 128, 141, 118, 123, 116, 128, 100, 125, 104],
}, name='depthwise_conv_2d_strided_quant8').AddVariations(signed(x1, t3, c4, t6, t8, c9, t11, t13, c14, t16, t18, c19, t21, x22, t24, c25, t27, t29, c30, t32, t34, c35, t37, t39, c40, t42, x43, t45, c46, t48, t50, c51, t53, t55, c56, t58, t60, c61, t63)).DisableLifeTimeVariation()

# Zeros that are padding count in a pool; nothing of a dark image exceeds them.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 1]))
c3 = Parameter('c3', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t4 = Internal('t4', (F32, [1, 5, 5, 1]))
t5 = Output('t5', (F32, [1, 2, 2, 1]))
c6 = Parameter('c6', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t7 = Internal('t7', (F32, [1, 5, 5, 1]))
t8 = Output('t8', (F32, [1, 4, 4, 1]))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t10 = Internal('t10', (F32, [1, 5, 5, 1]))
t11 = Output('t11', (F32, [1, 3, 3, 1]))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t13 = Internal('t13', (F32, [1, 4, 4, 1]))
t14 = Output('t14', (F32, [1, 2, 2, 1]))
c15 = Parameter('c15', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t16 = Internal('t16', (F32, [1, 5, 5, 1]))
t17 = Output('t17', (F32, [1, 2, 2, 1]))
c18 = Parameter('c18', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t19 = Internal('t19', (F32, [1, 4, 4, 1]))
t20 = Output('t20', (F32, [1, 2, 2, 1]))
x2 = Input('x2', (F32, [1, 3, 3, 1]))
c21 = Parameter('c21', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t22 = Internal('t22', (F32, [1, 5, 5, 1]))
t23 = Output('t23', (F32, [1, 2, 2, 1]))
c24 = Parameter('c24', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t25 = Internal('t25', (F32, [1, 4, 4, 1]))
t26 = Output('t26', (F32, [1, 2, 2, 1]))
c27 = Parameter('c27', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t28 = Internal('t28', (F32, [1, 5, 5, 1]))
t29 = Output('t29', (F32, [1, 3, 3, 1]))
model = Model()
model.Operation('PAD', x1, c3).To(t4)
model.Operation('AVERAGE_POOL_2D', t4, 2, 2, 2, 2, 2, 0).To(t5)
model.Operation('PAD', x1, c6).To(t7)
model.Operation('AVERAGE_POOL_2D', t7, 0, 0, 0, 0, 1, 1, 2, 2, 0).To(t8)
model.Operation('PAD', x1, c9).To(t10)
model.Operation('AVERAGE_POOL_2D', t10, 1, 2, 2, 2, 2, 0).To(t11)
model.Operation('PAD', x1, c12).To(t13)
model.Operation('AVERAGE_POOL_2D', t13, 2, 2, 2, 2, 2, 0).To(t14)
model.Operation('PAD', x1, c15).To(t16)
model.Operation('MAX_POOL_2D', t16, 2, 2, 2, 2, 2, 0).To(t17)
model.Operation('PAD', x1, c18).To(t19)
model.Operation('MAX_POOL_2D', t19, 2, 2, 2, 2, 2, 0).To(t20)
model.Operation('PAD', x2, c21).To(t22)
model.Operation('MAX_POOL_2D', t22, 2, 2, 2, 2, 2, 0).To(t23)
model.Operation('PAD', x2, c24).To(t25)
model.Operation('MAX_POOL_2D', t25, 2, 2, 2, 2, 2, 0).To(t26)
model.Operation('PAD', x2, c27).To(t28)
model.Operation('MAX_POOL_2D', t28, 1, 2, 2, 2, 2, 0).To(t29)
Example({
    x1: [0.0, 16.0, -28.0, -2.0, 4.0, -36.0, 40.0, 10.0, -6.0],
    t5: [0.0, -3.0, 9.5, -7.0],
    t8: [0.0, 4.0, -3.0, -7.0, -0.5, 4.5, -11.0, -16.0, 9.5, 13.0, -7.0, -10.5, 10.0, 12.5, 1.0, -1.5],
    t11: [0.0, -3.0, 0.0, 9.5, -7.0, 0.0, 0.0, 0.0, 0.0],
    t14: [-0.5, -11.0, 10.0, 1.0],
    t17: [0.0, 16.0, 40.0, 10.0],
    t20: [0.0, 16.0, 40.0, 10.0],
    x2: [-34.0, -4.0, -6.0, -40.0, 0.0, -14.0, -8.0, -36.0, -22.0],
    t23: [0.0, 0.0, 0.0, 0.0],
    t26: [0.0, 0.0, 0.0, 0.0],
    t29: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
}, name='pooling').AddVariations('float16').DisableLifeTimeVariation()

# Zeros that are padding count in a pool; nothing of a dark image exceeds them.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 1], 0.5, 120))
c3 = Parameter('c3', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t4 = Internal('t4', (U8, [1, 5, 5, 1], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 2, 1], 0.5, 120))
c6 = Parameter('c6', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t7 = Internal('t7', (U8, [1, 5, 5, 1], 0.5, 120))
t8 = Output('t8', (U8, [1, 4, 4, 1], 0.5, 120))
c9 = Parameter('c9', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t10 = Internal('t10', (U8, [1, 5, 5, 1], 0.5, 120))
t11 = Output('t11', (U8, [1, 3, 3, 1], 0.5, 120))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t13 = Internal('t13', (U8, [1, 4, 4, 1], 0.5, 120))
t14 = Output('t14', (U8, [1, 2, 2, 1], 0.5, 120))
c15 = Parameter('c15', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t16 = Internal('t16', (U8, [1, 5, 5, 1], 0.5, 120))
t17 = Output('t17', (U8, [1, 2, 2, 1], 0.5, 120))
c18 = Parameter('c18', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t19 = Internal('t19', (U8, [1, 4, 4, 1], 0.5, 120))
t20 = Output('t20', (U8, [1, 2, 2, 1], 0.5, 120))
x2 = Input('x2', (U8, [1, 3, 3, 1], 0.5, 120))
c21 = Parameter('c21', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t22 = Internal('t22', (U8, [1, 5, 5, 1], 0.5, 120))
t23 = Output('t23', (U8, [1, 2, 2, 1], 0.5, 120))
c24 = Parameter('c24', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t25 = Internal('t25', (U8, [1, 4, 4, 1], 0.5, 120))
t26 = Output('t26', (U8, [1, 2, 2, 1], 0.5, 120))
c27 = Parameter('c27', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t28 = Internal('t28', (U8, [1, 5, 5, 1], 0.5, 120))
t29 = Output('t29', (U8, [1, 3, 3, 1], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c3).To(t4)
model.Operation('AVERAGE_POOL_2D', t4, 2, 2, 2, 2, 2, 0).To(t5)
model.Operation('PAD', x1, c6).To(t7)
model.Operation('AVERAGE_POOL_2D', t7, 0, 0, 0, 0, 1, 1, 2, 2, 0).To(t8)
model.Operation('PAD', x1, c9).To(t10)
model.Operation('AVERAGE_POOL_2D', t10, 1, 2, 2, 2, 2, 0).To(t11)
model.Operation('PAD', x1, c12).To(t13)
model.Operation('AVERAGE_POOL_2D', t13, 2, 2, 2, 2, 2, 0).To(t14)
model.Operation('PAD', x1, c15).To(t16)
model.Operation('MAX_POOL_2D', t16, 2, 2, 2, 2, 2, 0).To(t17)
model.Operation('PAD', x1, c18).To(t19)
model.Operation('MAX_POOL_2D', t19, 2, 2, 2, 2, 2, 0).To(t20)
model.Operation('PAD', x2, c21).To(t22)
model.Operation('MAX_POOL_2D', t22, 2, 2, 2, 2, 2, 0).To(t23)
model.Operation('PAD', x2, c24).To(t25)
model.Operation('MAX_POOL_2D', t25, 2, 2, 2, 2, 2, 0).To(t26)
model.Operation('PAD', x2, c27).To(t28)
model.Operation('MAX_POOL_2D', t28, 1, 2, 2, 2, 2, 0).To(t29)
Example({
    x1: [120, 152, 64, 116, 128, 48, 200, 140, 108],
    t5: [120, 114, 139, 106],
    t8: [120, 128, 114, 106, 119, 129, 98, 88, 139, 146, 106, 99, 140, 145, 122, 117],
    t11: [120, 114, 120, 139, 106, 120, 120, 120, 120],
    t14: [119, 98, 140, 122],
    t17: [120, 152, 200, 140],
    t20: [120, 152, 200, 140],
    x2: [52, 112, 108, 40, 120, 92, 104, 48, 76],
    t23: [120, 120, 120, 120],
    t26: [120, 120, 120, 120],
    t29: [120, 120, 120, 120, 120, 120, 120, 120, 120],
}, name='pooling_quant8').AddVariations(signed(x1, t4, t5, t7, t8, t10, t11, t13, t14, t16, t17, t19, t20, x2, t22, t23, t25, t26, t28, t29)).DisableLifeTimeVariation()

# Zeros that are padding count, beside paddings of the pool that do not, in both layouts; nothing
# of the image is as great as a zero.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 1]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Internal('t3', (F32, [1, 5, 5, 1]))
t4 = Output('t4', (F32, [1, 4, 4, 1]))
t5 = Output('t5', (F32, [1, 5, 5, 1]))
x6 = Input('x6', (F32, [1, 3, 3, 1]))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t8 = Internal('t8', (F32, [1, 4, 4, 1]))
t9 = Output('t9', (F32, [1, 3, 3, 1]))
t10 = Output('t10', (F32, [1, 4, 4, 1]))
x11 = Input('x11', (F32, [1, 1, 3, 3]))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 0, 0, 1, 1, 1, 1])
t13 = Internal('t13', (F32, [1, 1, 5, 5]))
t14 = Output('t14', (F32, [1, 1, 4, 4]))
t15 = Output('t15', (F32, [1, 1, 5, 5]))
x16 = Input('x16', (F32, [1, 1, 3, 3]))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 0, 0, 0, 1, 1, 0])
t18 = Internal('t18', (F32, [1, 1, 4, 4]))
t19 = Output('t19', (F32, [1, 1, 3, 3]))
t20 = Output('t20', (F32, [1, 1, 4, 4]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('MAX_POOL_2D', t3, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t4)
model.Operation('MAX_POOL_2D', t3, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t5)
model.Operation('PAD', x6, c7).To(t8)
model.Operation('MAX_POOL_2D', t8, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t9)
model.Operation('MAX_POOL_2D', t8, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t10)
model.Operation('PAD', x11, c12).To(t13)
model.Operation('MAX_POOL_2D', t13, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t14)
model.Operation('MAX_POOL_2D', t13, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t15)
model.Operation('PAD', x16, c17).To(t18)
model.Operation('MAX_POOL_2D', t18, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t19)
model.Operation('MAX_POOL_2D', t18, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t20)
Example({
    x1: [-26.0, -16.0, -8.0, -40.0, -2.0, -38.0, -6.0, -30.0, -18.0],
    t4: [0.0, 0.0, 0.0, 0.0, 0.0, -2.0, -2.0, 0.0, 0.0, -2.0, -2.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t5: packed('|i1',
    'c-muNfP;VkU<3#N04u=*`2', 1.0
),
    x6: [-36.0, -2.0, -30.0, -18.0, -34.0, -16.0, -4.0, -6.0, -32.0],
    t9: [0.0, -2.0, -2.0, 0.0, -4.0, -6.0, 0.0, 0.0, 0.0],
    t10: [0.0, -2.0, -2.0, -30.0, 0.0, -2.0, -2.0, -16.0, 0.0, -4.0, -6.0, -16.0, 0.0, 0.0, 0.0, 0.0],
    x11: [-28.0, -32.0, -40.0, -18.0, -20.0, -34.0, -14.0, -8.0, -26.0],
    t14: [0.0, 0.0, 0.0, 0.0, 0.0, -18.0, -20.0, 0.0, 0.0, -8.0, -8.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t15: packed('|i1',
    'c-muNfP;5$fW(g<P#yp&kps&', 1.0
),
    x16: [-38.0, -12.0, -18.0, -28.0, -30.0, -26.0, -6.0, -40.0, -8.0],
    t19: [0.0, -12.0, -12.0, 0.0, -6.0, -8.0, 0.0, 0.0, 0.0],
    t20: [0.0, -12.0, -12.0, -18.0, 0.0, -12.0, -12.0, -18.0, 0.0, -6.0, -8.0, -8.0, 0.0, 0.0, 0.0, 0.0],
}, name='max_pool_2d_explicit').AddVariations('float16').DisableLifeTimeVariation()

# Zeros that are padding count, beside paddings of the pool that do not, in both layouts; nothing
# of the image is as great as a zero. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 1]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t21 = Internal('t21', (F32, [1, 5, 5, 1]))
t22 = Output('t22', (F32, [1, 4, 4, 1]))
t23 = Internal('t23', (F32, [1, 5, 5, 1]))
t24 = Output('t24', (F32, [1, 5, 5, 1]))
x6 = Input('x6', (F32, [1, 3, 3, 1]))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t25 = Internal('t25', (F32, [1, 4, 4, 1]))
t26 = Output('t26', (F32, [1, 3, 3, 1]))
t27 = Internal('t27', (F32, [1, 4, 4, 1]))
t28 = Output('t28', (F32, [1, 4, 4, 1]))
x11 = Input('x11', (F32, [1, 1, 3, 3]))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 0, 0, 1, 1, 1, 1])
t29 = Internal('t29', (F32, [1, 1, 5, 5]))
t30 = Output('t30', (F32, [1, 1, 4, 4]))
t31 = Internal('t31', (F32, [1, 1, 5, 5]))
t32 = Output('t32', (F32, [1, 1, 5, 5]))
x16 = Input('x16', (F32, [1, 1, 3, 3]))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 0, 0, 0, 1, 1, 0])
t33 = Internal('t33', (F32, [1, 1, 4, 4]))
t34 = Output('t34', (F32, [1, 1, 3, 3]))
t35 = Internal('t35', (F32, [1, 1, 4, 4]))
t36 = Output('t36', (F32, [1, 1, 4, 4]))
model = Model()
model.Operation('PAD', x1, c2).To(t21)
model.Operation('MAX_POOL_2D', t21, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t22)
model.Operation('PAD', x1, c2).To(t23)
model.Operation('MAX_POOL_2D', t23, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t24)
model.Operation('PAD', x6, c7).To(t25)
model.Operation('MAX_POOL_2D', t25, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t26)
model.Operation('PAD', x6, c7).To(t27)
model.Operation('MAX_POOL_2D', t27, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t28)
model.Operation('PAD', x11, c12).To(t29)
model.Operation('MAX_POOL_2D', t29, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t30)
model.Operation('PAD', x11, c12).To(t31)
model.Operation('MAX_POOL_2D', t31, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t32)
model.Operation('PAD', x16, c17).To(t33)
model.Operation('MAX_POOL_2D', t33, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t34)
model.Operation('PAD', x16, c17).To(t35)
model.Operation('MAX_POOL_2D', t35, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t36)
Example({
    x1: [-26.0, -16.0, -8.0, -40.0, -2.0, -38.0, -6.0, -30.0, -18.0],
    t22: [0.0, 0.0, 0.0, 0.0, 0.0, -2.0, -2.0, 0.0, 0.0, -2.0, -2.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t24: packed('|i1',
    'c-muNfP;VkU<3#N04u=*`2', 1.0
),
    x6: [-36.0, -2.0, -30.0, -18.0, -34.0, -16.0, -4.0, -6.0, -32.0],
    t26: [0.0, -2.0, -2.0, 0.0, -4.0, -6.0, 0.0, 0.0, 0.0],
    t28: [0.0, -2.0, -2.0, -30.0, 0.0, -2.0, -2.0, -16.0, 0.0, -4.0, -6.0, -16.0, 0.0, 0.0, 0.0, 0.0],
    x11: [-28.0, -32.0, -40.0, -18.0, -20.0, -34.0, -14.0, -8.0, -26.0],
    t30: [0.0, 0.0, 0.0, 0.0, 0.0, -18.0, -20.0, 0.0, 0.0, -8.0, -8.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    t32: packed('|i1',
    'c-muNfP;5$fW(g<P#yp&kps&', 1.0
),
    x16: [-38.0, -12.0, -18.0, -28.0, -30.0, -26.0, -6.0, -40.0, -8.0],
    t34: [0.0, -12.0, -12.0, 0.0, -6.0, -8.0, 0.0, 0.0, 0.0],
    t36: [0.0, -12.0, -12.0, -18.0, 0.0, -12.0, -12.0, -18.0, 0.0, -6.0, -8.0, -8.0, 0.0, 0.0, 0.0, 0.0],
}, name='max_pool_2d_explicit_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Zeros that are padding count, beside paddings of the pool that do not, in both layouts; nothing
# of the image is as great as a zero.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 1], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Internal('t3', (U8, [1, 5, 5, 1], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 1], 0.5, 120))
t5 = Output('t5', (U8, [1, 5, 5, 1], 0.5, 120))
x6 = Input('x6', (U8, [1, 3, 3, 1], 0.5, 120))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t8 = Internal('t8', (U8, [1, 4, 4, 1], 0.5, 120))
t9 = Output('t9', (U8, [1, 3, 3, 1], 0.5, 120))
t10 = Output('t10', (U8, [1, 4, 4, 1], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 3, 3], 0.5, 120))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 0, 0, 1, 1, 1, 1])
t13 = Internal('t13', (U8, [1, 1, 5, 5], 0.5, 120))
t14 = Output('t14', (U8, [1, 1, 4, 4], 0.5, 120))
t15 = Output('t15', (U8, [1, 1, 5, 5], 0.5, 120))
x16 = Input('x16', (U8, [1, 1, 3, 3], 0.5, 120))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 0, 0, 0, 1, 1, 0])
t18 = Internal('t18', (U8, [1, 1, 4, 4], 0.5, 120))
t19 = Output('t19', (U8, [1, 1, 3, 3], 0.5, 120))
t20 = Output('t20', (U8, [1, 1, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('MAX_POOL_2D', t3, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t4)
model.Operation('MAX_POOL_2D', t3, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t5)
model.Operation('PAD', x6, c7).To(t8)
model.Operation('MAX_POOL_2D', t8, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t9)
model.Operation('MAX_POOL_2D', t8, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t10)
model.Operation('PAD', x11, c12).To(t13)
model.Operation('MAX_POOL_2D', t13, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t14)
model.Operation('MAX_POOL_2D', t13, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t15)
model.Operation('PAD', x16, c17).To(t18)
model.Operation('MAX_POOL_2D', t18, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t19)
model.Operation('MAX_POOL_2D', t18, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t20)
Example({
    x1: [68, 88, 104, 40, 116, 44, 108, 60, 84],
    t4: [120, 120, 120, 120, 120, 116, 116, 120, 120, 116, 116, 120, 120, 120, 120, 120],
    t5: packed('|i1',
    'c-pI|fP<0}7y$wRm%$6E'
),
    x6: [48, 116, 60, 84, 52, 88, 112, 108, 56],
    t9: [120, 116, 116, 120, 112, 108, 120, 120, 120],
    t10: [120, 116, 116, 60, 120, 116, 116, 88, 120, 112, 108, 88, 120, 120, 120, 120],
    x11: [64, 56, 40, 84, 80, 52, 92, 104, 68],
    t14: [120, 120, 120, 120, 120, 84, 80, 120, 120, 104, 104, 120, 120, 120, 120, 120],
    t15: packed('|i1',
    'c-pI|fP;_#Ad!&)<pBVbVGB('
),
    x16: [44, 96, 84, 64, 60, 68, 108, 40, 104],
    t19: [120, 96, 96, 120, 108, 104, 120, 120, 120],
    t20: [120, 96, 96, 84, 120, 96, 96, 84, 120, 108, 104, 104, 120, 120, 120, 120],
}, name='max_pool_2d_explicit_quant8').AddVariations(signed(x1, t3, t4, t5, x6, t8, t9, t10, x11, t13, t14, t15, x16, t18, t19, t20)).DisableLifeTimeVariation()

# Zeros that are padding count, beside paddings of the pool that do not, in both layouts; nothing
# of the image is as great as a zero. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 1], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t21 = Internal('t21', (U8, [1, 5, 5, 1], 0.5, 120))
t22 = Output('t22', (U8, [1, 4, 4, 1], 0.5, 120))
t23 = Internal('t23', (U8, [1, 5, 5, 1], 0.5, 120))
t24 = Output('t24', (U8, [1, 5, 5, 1], 0.5, 120))
x6 = Input('x6', (U8, [1, 3, 3, 1], 0.5, 120))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t25 = Internal('t25', (U8, [1, 4, 4, 1], 0.5, 120))
t26 = Output('t26', (U8, [1, 3, 3, 1], 0.5, 120))
t27 = Internal('t27', (U8, [1, 4, 4, 1], 0.5, 120))
t28 = Output('t28', (U8, [1, 4, 4, 1], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 3, 3], 0.5, 120))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 0, 0, 1, 1, 1, 1])
t29 = Internal('t29', (U8, [1, 1, 5, 5], 0.5, 120))
t30 = Output('t30', (U8, [1, 1, 4, 4], 0.5, 120))
t31 = Internal('t31', (U8, [1, 1, 5, 5], 0.5, 120))
t32 = Output('t32', (U8, [1, 1, 5, 5], 0.5, 120))
x16 = Input('x16', (U8, [1, 1, 3, 3], 0.5, 120))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 0, 0, 0, 1, 1, 0])
t33 = Internal('t33', (U8, [1, 1, 4, 4], 0.5, 120))
t34 = Output('t34', (U8, [1, 1, 3, 3], 0.5, 120))
t35 = Internal('t35', (U8, [1, 1, 4, 4], 0.5, 120))
t36 = Output('t36', (U8, [1, 1, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t21)
model.Operation('MAX_POOL_2D', t21, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t22)
model.Operation('PAD', x1, c2).To(t23)
model.Operation('MAX_POOL_2D', t23, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t24)
model.Operation('PAD', x6, c7).To(t25)
model.Operation('MAX_POOL_2D', t25, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t26)
model.Operation('PAD', x6, c7).To(t27)
model.Operation('MAX_POOL_2D', t27, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t28)
model.Operation('PAD', x11, c12).To(t29)
model.Operation('MAX_POOL_2D', t29, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t30)
model.Operation('PAD', x11, c12).To(t31)
model.Operation('MAX_POOL_2D', t31, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t32)
model.Operation('PAD', x16, c17).To(t33)
model.Operation('MAX_POOL_2D', t33, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t34)
model.Operation('PAD', x16, c17).To(t35)
model.Operation('MAX_POOL_2D', t35, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t36)
Example({
    x1: [68, 88, 104, 40, 116, 44, 108, 60, 84],
    t22: [120, 120, 120, 120, 120, 116, 116, 120, 120, 116, 116, 120, 120, 120, 120, 120],
    t24: packed('|i1',
    'c-pI|fP<0}7y$wRm%$6E'
),
    x6: [48, 116, 60, 84, 52, 88, 112, 108, 56],
    t26: [120, 116, 116, 120, 112, 108, 120, 120, 120],
    t28: [120, 116, 116, 60, 120, 116, 116, 88, 120, 112, 108, 88, 120, 120, 120, 120],
    x11: [64, 56, 40, 84, 80, 52, 92, 104, 68],
    t30: [120, 120, 120, 120, 120, 84, 80, 120, 120, 104, 104, 120, 120, 120, 120, 120],
    t32: packed('|i1',
    'c-pI|fP;_#Ad!&)<pBVbVGB('
),
    x16: [44, 96, 84, 64, 60, 68, 108, 40, 104],
    t34: [120, 96, 96, 120, 108, 104, 120, 120, 120],
    t36: [120, 96, 96, 84, 120, 96, 96, 84, 120, 108, 104, 104, 120, 120, 120, 120],
}, name='max_pool_2d_explicit_unshared_quant8').AddVariations(signed(x1, t21, t22, t23, t24, x6, t25, t26, t27, t28, x11, t29, t30, t31, t32, x16, t33, t34, t35, t36)).DisableLifeTimeVariation()

# Zeros that are padding count, beside paddings of the pool that do not, in both layouts; nothing
# of the image is as great as a zero.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 1]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Internal('t3', (F32, [1, 5, 5, 1]))
t4 = Output('t4', (F32, [1, 4, 4, 1]))
t5 = Output('t5', (F32, [1, 5, 5, 1]))
x6 = Input('x6', (F32, [1, 3, 3, 1]))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t8 = Internal('t8', (F32, [1, 4, 4, 1]))
t9 = Output('t9', (F32, [1, 3, 3, 1]))
t10 = Output('t10', (F32, [1, 4, 4, 1]))
x11 = Input('x11', (F32, [1, 1, 3, 3]))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 0, 0, 1, 1, 1, 1])
t13 = Internal('t13', (F32, [1, 1, 5, 5]))
t14 = Output('t14', (F32, [1, 1, 4, 4]))
t15 = Output('t15', (F32, [1, 1, 5, 5]))
x16 = Input('x16', (F32, [1, 1, 3, 3]))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 0, 0, 0, 1, 1, 0])
t18 = Internal('t18', (F32, [1, 1, 4, 4]))
t19 = Output('t19', (F32, [1, 1, 3, 3]))
t20 = Output('t20', (F32, [1, 1, 4, 4]))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('AVERAGE_POOL_2D', t3, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t4)
model.Operation('AVERAGE_POOL_2D', t3, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t5)
model.Operation('PAD', x6, c7).To(t8)
model.Operation('AVERAGE_POOL_2D', t8, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t9)
model.Operation('AVERAGE_POOL_2D', t8, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t10)
model.Operation('PAD', x11, c12).To(t13)
model.Operation('AVERAGE_POOL_2D', t13, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t14)
model.Operation('AVERAGE_POOL_2D', t13, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t15)
model.Operation('PAD', x16, c17).To(t18)
model.Operation('AVERAGE_POOL_2D', t18, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t19)
model.Operation('AVERAGE_POOL_2D', t18, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t20)
Example({
    x1: [-36.0, -18.0, -12.0, -6.0, -22.0, -24.0, -26.0, -10.0, -14.0],
    t4: [-9.0, -13.5, -7.5, -3.0, -10.5, -20.5, -19.0, -9.0, -8.0, -16.0, -17.5, -9.5, -6.5, -9.0, -6.0,
    -3.5],
    t5: packed('|i1',
    'c-muN0D^Z<KmKBPef`!uh7S+!zGe9Q?#oXG0HEa#u>', 0.5
),
    x6: [-38.0, -26.0, -16.0, -10.0, -14.0, -6.0, -30.0, -24.0, -20.0],
    t9: [-12.0, -22.0, -15.5, -10.0, -19.5, -16.0, -7.5, -13.5, -11.0],
    t10: [-19.0, -32.0, -21.0, -16.0, -12.0, -22.0, -15.5, -11.0, -10.0, -19.5, -16.0, -13.0, -7.5, -13.5,
    -11.0, -10.0],
    x11: [-30.0, -16.0, -4.0, -28.0, -22.0, -40.0, -8.0, -12.0, -2.0],
    t14: [-7.5, -11.5, -5.0, -1.0, -14.5, -24.0, -20.5, -11.0, -9.0, -17.5, -19.0, -10.5, -2.0, -5.0, -3.5,
    -0.5],
    t15: packed('|i1',
    'c-muN0D_M%zx`u)eBt^lhIe;wy=M6H?dN|60HEy-y#', 0.5
),
    x16: [-20.0, -34.0, -26.0, -22.0, -14.0, -30.0, -32.0, -8.0, -24.0],
    t19: [-10.5, -22.5, -26.0, -13.5, -19.0, -19.0, -8.0, -10.0, -8.0],
    t20: [-10.0, -27.0, -30.0, -26.0, -10.5, -22.5, -26.0, -28.0, -13.5, -19.0, -19.0, -27.0, -8.0, -10.0,
    -8.0, -12.0],
}, name='average_pool_2d_explicit').AddVariations('float16').DisableLifeTimeVariation()

# Zeros that are padding count, beside paddings of the pool that do not, in both layouts; nothing
# of the image is as great as a zero. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 1]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t21 = Internal('t21', (F32, [1, 5, 5, 1]))
t22 = Output('t22', (F32, [1, 4, 4, 1]))
t23 = Internal('t23', (F32, [1, 5, 5, 1]))
t24 = Output('t24', (F32, [1, 5, 5, 1]))
x6 = Input('x6', (F32, [1, 3, 3, 1]))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t25 = Internal('t25', (F32, [1, 4, 4, 1]))
t26 = Output('t26', (F32, [1, 3, 3, 1]))
t27 = Internal('t27', (F32, [1, 4, 4, 1]))
t28 = Output('t28', (F32, [1, 4, 4, 1]))
x11 = Input('x11', (F32, [1, 1, 3, 3]))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 0, 0, 1, 1, 1, 1])
t29 = Internal('t29', (F32, [1, 1, 5, 5]))
t30 = Output('t30', (F32, [1, 1, 4, 4]))
t31 = Internal('t31', (F32, [1, 1, 5, 5]))
t32 = Output('t32', (F32, [1, 1, 5, 5]))
x16 = Input('x16', (F32, [1, 1, 3, 3]))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 0, 0, 0, 1, 1, 0])
t33 = Internal('t33', (F32, [1, 1, 4, 4]))
t34 = Output('t34', (F32, [1, 1, 3, 3]))
t35 = Internal('t35', (F32, [1, 1, 4, 4]))
t36 = Output('t36', (F32, [1, 1, 4, 4]))
model = Model()
model.Operation('PAD', x1, c2).To(t21)
model.Operation('AVERAGE_POOL_2D', t21, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t22)
model.Operation('PAD', x1, c2).To(t23)
model.Operation('AVERAGE_POOL_2D', t23, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t24)
model.Operation('PAD', x6, c7).To(t25)
model.Operation('AVERAGE_POOL_2D', t25, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t26)
model.Operation('PAD', x6, c7).To(t27)
model.Operation('AVERAGE_POOL_2D', t27, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t28)
model.Operation('PAD', x11, c12).To(t29)
model.Operation('AVERAGE_POOL_2D', t29, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t30)
model.Operation('PAD', x11, c12).To(t31)
model.Operation('AVERAGE_POOL_2D', t31, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t32)
model.Operation('PAD', x16, c17).To(t33)
model.Operation('AVERAGE_POOL_2D', t33, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t34)
model.Operation('PAD', x16, c17).To(t35)
model.Operation('AVERAGE_POOL_2D', t35, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t36)
Example({
    x1: [-36.0, -18.0, -12.0, -6.0, -22.0, -24.0, -26.0, -10.0, -14.0],
    t22: [-9.0, -13.5, -7.5, -3.0, -10.5, -20.5, -19.0, -9.0, -8.0, -16.0, -17.5, -9.5, -6.5, -9.0, -6.0,
    -3.5],
    t24: packed('|i1',
    'c-muN0D^Z<KmKBPef`!uh7S+!zGe9Q?#oXG0HEa#u>', 0.5
),
    x6: [-38.0, -26.0, -16.0, -10.0, -14.0, -6.0, -30.0, -24.0, -20.0],
    t26: [-12.0, -22.0, -15.5, -10.0, -19.5, -16.0, -7.5, -13.5, -11.0],
    t28: [-19.0, -32.0, -21.0, -16.0, -12.0, -22.0, -15.5, -11.0, -10.0, -19.5, -16.0, -13.0, -7.5, -13.5,
    -11.0, -10.0],
    x11: [-30.0, -16.0, -4.0, -28.0, -22.0, -40.0, -8.0, -12.0, -2.0],
    t30: [-7.5, -11.5, -5.0, -1.0, -14.5, -24.0, -20.5, -11.0, -9.0, -17.5, -19.0, -10.5, -2.0, -5.0, -3.5,
    -0.5],
    t32: packed('|i1',
    'c-muN0D_M%zx`u)eBt^lhIe;wy=M6H?dN|60HEy-y#', 0.5
),
    x16: [-20.0, -34.0, -26.0, -22.0, -14.0, -30.0, -32.0, -8.0, -24.0],
    t34: [-10.5, -22.5, -26.0, -13.5, -19.0, -19.0, -8.0, -10.0, -8.0],
    t36: [-10.0, -27.0, -30.0, -26.0, -10.5, -22.5, -26.0, -28.0, -13.5, -19.0, -19.0, -27.0, -8.0, -10.0,
    -8.0, -12.0],
}, name='average_pool_2d_explicit_unshared').AddVariations('float16').DisableLifeTimeVariation()

# Zeros that are padding count, beside paddings of the pool that do not, in both layouts; nothing
# of the image is as great as a zero.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 1], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Internal('t3', (U8, [1, 5, 5, 1], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 1], 0.5, 120))
t5 = Output('t5', (U8, [1, 5, 5, 1], 0.5, 120))
x6 = Input('x6', (U8, [1, 3, 3, 1], 0.5, 120))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t8 = Internal('t8', (U8, [1, 4, 4, 1], 0.5, 120))
t9 = Output('t9', (U8, [1, 3, 3, 1], 0.5, 120))
t10 = Output('t10', (U8, [1, 4, 4, 1], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 3, 3], 0.5, 120))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 0, 0, 1, 1, 1, 1])
t13 = Internal('t13', (U8, [1, 1, 5, 5], 0.5, 120))
t14 = Output('t14', (U8, [1, 1, 4, 4], 0.5, 120))
t15 = Output('t15', (U8, [1, 1, 5, 5], 0.5, 120))
x16 = Input('x16', (U8, [1, 1, 3, 3], 0.5, 120))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 0, 0, 0, 1, 1, 0])
t18 = Internal('t18', (U8, [1, 1, 4, 4], 0.5, 120))
t19 = Output('t19', (U8, [1, 1, 3, 3], 0.5, 120))
t20 = Output('t20', (U8, [1, 1, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t3)
model.Operation('AVERAGE_POOL_2D', t3, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t4)
model.Operation('AVERAGE_POOL_2D', t3, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t5)
model.Operation('PAD', x6, c7).To(t8)
model.Operation('AVERAGE_POOL_2D', t8, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t9)
model.Operation('AVERAGE_POOL_2D', t8, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t10)
model.Operation('PAD', x11, c12).To(t13)
model.Operation('AVERAGE_POOL_2D', t13, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t14)
model.Operation('AVERAGE_POOL_2D', t13, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t15)
model.Operation('PAD', x16, c17).To(t18)
model.Operation('AVERAGE_POOL_2D', t18, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t19)
model.Operation('AVERAGE_POOL_2D', t18, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t20)
Example({
    x1: [48, 84, 96, 108, 76, 72, 68, 100, 92],
    t4: [102, 93, 105, 114, 99, 79, 82, 102, 104, 88, 85, 101, 107, 102, 108, 113],
    t5: packed('|i1',
    'c-pI|0D`pG%%X~9|Dd#rjEK<GitMzU!U_P1Jql?'
),
    x6: [44, 68, 88, 100, 92, 108, 60, 72, 80],
    t9: [96, 76, 89, 100, 81, 88, 105, 93, 98],
    t10: [82, 56, 78, 88, 96, 76, 89, 98, 100, 81, 88, 94, 105, 93, 98, 100],
    x11: [60, 88, 112, 64, 76, 40, 104, 96, 116],
    t14: [105, 97, 110, 118, 91, 72, 79, 98, 102, 85, 82, 99, 116, 110, 113, 119],
    t15: packed('|i1',
    'c-pI|0D{cKyt0aD5C5c!w9ugBijus-@(KWnMGAE'
),
    x16: [80, 52, 68, 76, 92, 60, 56, 104, 72],
    t19: [99, 75, 68, 93, 82, 82, 104, 100, 104],
    t20: [100, 66, 60, 68, 99, 75, 68, 64, 93, 82, 82, 66, 104, 100, 104, 96],
}, name='average_pool_2d_explicit_quant8').AddVariations(signed(x1, t3, t4, t5, x6, t8, t9, t10, x11, t13, t14, t15, x16, t18, t19, t20)).DisableLifeTimeVariation()

# Zeros that are padding count, beside paddings of the pool that do not, in both layouts; nothing
# of the image is as great as a zero. Each result has one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 1], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t21 = Internal('t21', (U8, [1, 5, 5, 1], 0.5, 120))
t22 = Output('t22', (U8, [1, 4, 4, 1], 0.5, 120))
t23 = Internal('t23', (U8, [1, 5, 5, 1], 0.5, 120))
t24 = Output('t24', (U8, [1, 5, 5, 1], 0.5, 120))
x6 = Input('x6', (U8, [1, 3, 3, 1], 0.5, 120))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t25 = Internal('t25', (U8, [1, 4, 4, 1], 0.5, 120))
t26 = Output('t26', (U8, [1, 3, 3, 1], 0.5, 120))
t27 = Internal('t27', (U8, [1, 4, 4, 1], 0.5, 120))
t28 = Output('t28', (U8, [1, 4, 4, 1], 0.5, 120))
x11 = Input('x11', (U8, [1, 1, 3, 3], 0.5, 120))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 0, 0, 1, 1, 1, 1])
t29 = Internal('t29', (U8, [1, 1, 5, 5], 0.5, 120))
t30 = Output('t30', (U8, [1, 1, 4, 4], 0.5, 120))
t31 = Internal('t31', (U8, [1, 1, 5, 5], 0.5, 120))
t32 = Output('t32', (U8, [1, 1, 5, 5], 0.5, 120))
x16 = Input('x16', (U8, [1, 1, 3, 3], 0.5, 120))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 0, 0, 0, 1, 1, 0])
t33 = Internal('t33', (U8, [1, 1, 4, 4], 0.5, 120))
t34 = Output('t34', (U8, [1, 1, 3, 3], 0.5, 120))
t35 = Internal('t35', (U8, [1, 1, 4, 4], 0.5, 120))
t36 = Output('t36', (U8, [1, 1, 4, 4], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c2).To(t21)
model.Operation('AVERAGE_POOL_2D', t21, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t22)
model.Operation('PAD', x1, c2).To(t23)
model.Operation('AVERAGE_POOL_2D', t23, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t24)
model.Operation('PAD', x6, c7).To(t25)
model.Operation('AVERAGE_POOL_2D', t25, 0, 0, 0, 0, 1, 1, 2, 2, 0, False).To(t26)
model.Operation('PAD', x6, c7).To(t27)
model.Operation('AVERAGE_POOL_2D', t27, 0, 1, 1, 0, 1, 1, 2, 2, 0, False).To(t28)
model.Operation('PAD', x11, c12).To(t29)
model.Operation('AVERAGE_POOL_2D', t29, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t30)
model.Operation('PAD', x11, c12).To(t31)
model.Operation('AVERAGE_POOL_2D', t31, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t32)
model.Operation('PAD', x16, c17).To(t33)
model.Operation('AVERAGE_POOL_2D', t33, 0, 0, 0, 0, 1, 1, 2, 2, 0, True).To(t34)
model.Operation('PAD', x16, c17).To(t35)
model.Operation('AVERAGE_POOL_2D', t35, 0, 1, 1, 0, 1, 1, 2, 2, 0, True).To(t36)
Example({
    x1: [48, 84, 96, 108, 76, 72, 68, 100, 92],
    t22: [102, 93, 105, 114, 99, 79, 82, 102, 104, 88, 85, 101, 107, 102, 108, 113],
    t24: packed('|i1',
    'c-pI|0D`pG%%X~9|Dd#rjEK<GitMzU!U_P1Jql?'
),
    x6: [44, 68, 88, 100, 92, 108, 60, 72, 80],
    t26: [96, 76, 89, 100, 81, 88, 105, 93, 98],
    t28: [82, 56, 78, 88, 96, 76, 89, 98, 100, 81, 88, 94, 105, 93, 98, 100],
    x11: [60, 88, 112, 64, 76, 40, 104, 96, 116],
    t30: [105, 97, 110, 118, 91, 72, 79, 98, 102, 85, 82, 99, 116, 110, 113, 119],
    t32: packed('|i1',
    'c-pI|0D{cKyt0aD5C5c!w9ugBijus-@(KWnMGAE'
),
    x16: [80, 52, 68, 76, 92, 60, 56, 104, 72],
    t34: [99, 75, 68, 93, 82, 82, 104, 100, 104],
    t36: [100, 66, 60, 68, 99, 75, 68, 64, 93, 82, 82, 66, 104, 100, 104, 96],
}, name='average_pool_2d_explicit_unshared_quant8').AddVariations(signed(x1, t21, t22, t23, t24, x6, t25, t26, t27, t28, x11, t29, t30, t31, t32, x16, t33, t34, t35, t36)).DisableLifeTimeVariation()
