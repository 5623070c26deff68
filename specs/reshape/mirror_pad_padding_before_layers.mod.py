# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# MIRROR_PAD: padding that the operation behind it could do, if value and sides allow it.

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

# A border that repeats the image is before convolutions that would pad with zero.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Internal('t3', (F32, [1, 5, 5, 2]))
t4 = Internal('t4', (F32, [1, 5, 5, 2]))
c5 = Parameter('c5', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c6 = Parameter('c6', (F32, [1]), [1.5])
t7 = Output('t7', (F32, [1, 3, 4, 1]))
c8 = Parameter('c8', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c9 = Parameter('c9', (F32, [2]), [1.5, -2.0])
t10 = Output('t10', (F32, [1, 3, 4, 2]))
t11 = Output('t11', (F32, [1, 4, 4, 2]))
model = Model()
model.Operation('MIRROR_PAD', x1, c2, 0).To(t3)
model.Operation('MIRROR_PAD', x1, c2, 1).To(t4)
model.Operation('CONV_2D', t3, c5, c6, 2, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', t4, c8, c9, 2, 1, 1, 1, 0).To(t10)
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 2, 2, 0).To(t11)
Example({
    x1: [2.0, -0.5, 3.5, -3.5, 1.0, -4.0, -1.5, 0.5, 1.0, 2.5, -1.5, -3.0, 3.5, 4.0, 2.5, -2.5, -2.0, 2.5],
    t7: [3.0, 4.5, -16.5, -2.5, 0.0, 7.0, -22.0, 14.0, 20.5, 10.0, -2.0, 5.0],
    t10: [7.0, -3.5, 11.0, -18.5, 2.5, -17.0, 5.0, -28.0, -5.0, 7.5, -2.5, 7.5, -6.0, -18.0, 0.5, -13.0, 5.0,
    22.5, -0.5, 7.0, -7.0, -10.5, -0.5, 10.0],
    t11: packed('|i1',
    'c-muUWk-b^>>R8>0HXm6&;Z2', 0.5
),
}, name='products').AddVariations('float16').DisableLifeTimeVariation()

# A border that repeats the image is before convolutions that would pad with zero. Each result has
# one reader.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t12 = Internal('t12', (F32, [1, 5, 5, 2]))
c5 = Parameter('c5', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c6 = Parameter('c6', (F32, [1]), [1.5])
t13 = Output('t13', (F32, [1, 3, 4, 1]))
t14 = Internal('t14', (F32, [1, 5, 5, 2]))
c8 = Parameter('c8', (F32, [1, 3, 2, 2]), [1.0, -1.0, -1.0, 2.0, 0.0, 1.0, 2.0, 3.0, -2.0, 2.0, 1.0, 0.0])
c9 = Parameter('c9', (F32, [2]), [1.5, -2.0])
t15 = Output('t15', (F32, [1, 3, 4, 2]))
t16 = Internal('t16', (F32, [1, 5, 5, 2]))
t17 = Output('t17', (F32, [1, 4, 4, 2]))
model = Model()
model.Operation('MIRROR_PAD', x1, c2, 0).To(t12)
model.Operation('CONV_2D', t12, c5, c6, 2, 1, 1, 0).To(t13)
model.Operation('MIRROR_PAD', x1, c2, 1).To(t14)
model.Operation('DEPTHWISE_CONV_2D', t14, c8, c9, 2, 1, 1, 1, 0).To(t15)
model.Operation('MIRROR_PAD', x1, c2, 0).To(t16)
model.Operation('MAX_POOL_2D', t16, 2, 1, 1, 2, 2, 0).To(t17)
Example({
    x1: [2.0, -0.5, 3.5, -3.5, 1.0, -4.0, -1.5, 0.5, 1.0, 2.5, -1.5, -3.0, 3.5, 4.0, 2.5, -2.5, -2.0, 2.5],
    t13: [3.0, 4.5, -16.5, -2.5, 0.0, 7.0, -22.0, 14.0, 20.5, 10.0, -2.0, 5.0],
    t15: [7.0, -3.5, 11.0, -18.5, 2.5, -17.0, 5.0, -28.0, -5.0, 7.5, -2.5, 7.5, -6.0, -18.0, 0.5, -13.0, 5.0,
    22.5, -0.5, 7.0, -7.0, -10.5, -0.5, 10.0],
    t17: packed('|i1',
    'c-muUWk-b^>>R8>0HXm6&;Z2', 0.5
),
}, name='products_unshared').AddVariations('float16').DisableLifeTimeVariation()

# A border that repeats the image is before convolutions that would pad with zero.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t3 = Internal('t3', (U8, [1, 5, 5, 2], 0.5, 120))
t4 = Internal('t4', (U8, [1, 5, 5, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c6 = Parameter('c6', (I32, [1], 0.25, 0), [6])
t7 = Output('t7', (U8, [1, 3, 4, 1], 0.5, 120))
c8 = Parameter('c8', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c9 = Parameter('c9', (I32, [2], 0.25, 0), [6, -8])
t10 = Output('t10', (U8, [1, 3, 4, 2], 0.5, 120))
t11 = Output('t11', (U8, [1, 4, 4, 2], 0.5, 120))
model = Model()
model.Operation('MIRROR_PAD', x1, c2, 0).To(t3)
model.Operation('MIRROR_PAD', x1, c2, 1).To(t4)
model.Operation('CONV_2D', t3, c5, c6, 2, 1, 1, 0).To(t7)
model.Operation('DEPTHWISE_CONV_2D', t4, c8, c9, 2, 1, 1, 1, 0).To(t10)
model.Operation('MAX_POOL_2D', t3, 2, 1, 1, 2, 2, 0).To(t11)
Example({
    x1: [124, 119, 127, 113, 122, 112, 117, 121, 122, 125, 117, 114, 127, 128, 125, 115, 116, 125],
    t7: [126, 129, 87, 115, 120, 134, 76, 148, 161, 140, 116, 130],
    t10: [134, 113, 142, 83, 125, 86, 130, 64, 110, 135, 115, 135, 108, 84, 121, 94, 130, 165, 119, 134, 106,
    99, 119, 140],
    t11: packed('<i2',
    'c-pJ4tw)6o^$oQ^0HYZQ008|C55)'
),
}, name='products_quant8').AddVariations(signed(x1, t3, t4, c5, t7, c8, t10, t11)).DisableLifeTimeVariation()

# A border that repeats the image is before convolutions that would pad with zero. Each result has
# one reader.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [4, 2]), [0, 0, 1, 1, 1, 1, 0, 0])
t12 = Internal('t12', (U8, [1, 5, 5, 2], 0.5, 120))
c5 = Parameter('c5', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c6 = Parameter('c6', (I32, [1], 0.25, 0), [6])
t13 = Output('t13', (U8, [1, 3, 4, 1], 0.5, 120))
t14 = Internal('t14', (U8, [1, 5, 5, 2], 0.5, 120))
c8 = Parameter('c8', (U8, [1, 3, 2, 2], 0.5, 128), [130, 126, 126, 132, 128, 130, 132, 134, 124, 132, 130, 128])
c9 = Parameter('c9', (I32, [2], 0.25, 0), [6, -8])
t15 = Output('t15', (U8, [1, 3, 4, 2], 0.5, 120))
t16 = Internal('t16', (U8, [1, 5, 5, 2], 0.5, 120))
t17 = Output('t17', (U8, [1, 4, 4, 2], 0.5, 120))
model = Model()
model.Operation('MIRROR_PAD', x1, c2, 0).To(t12)
model.Operation('CONV_2D', t12, c5, c6, 2, 1, 1, 0).To(t13)
model.Operation('MIRROR_PAD', x1, c2, 1).To(t14)
model.Operation('DEPTHWISE_CONV_2D', t14, c8, c9, 2, 1, 1, 1, 0).To(t15)
model.Operation('MIRROR_PAD', x1, c2, 0).To(t16)
model.Operation('MAX_POOL_2D', t16, 2, 1, 1, 2, 2, 0).To(t17)
Example({
    x1: [124, 119, 127, 113, 122, 112, 117, 121, 122, 125, 117, 114, 127, 128, 125, 115, 116, 125],
    t13: [126, 129, 87, 115, 120, 134, 76, 148, 161, 140, 116, 130],
    t15: [134, 113, 142, 83, 125, 86, 130, 64, 110, 135, 115, 135, 108, 84, 121, 94, 130, 165, 119, 134, 106,
    99, 119, 140],
    t17: packed('<i2',
    'c-pJ4tw)6o^$oQ^0HYZQ008|C55)'
),
}, name='products_unshared_quant8').AddVariations(signed(x1, t12, c5, t13, t14, c8, t15, t16, t17)).DisableLifeTimeVariation()
