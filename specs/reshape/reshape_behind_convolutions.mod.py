# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: what is computed with channels that are no whole block.

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

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c3 = Parameter('c3', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t4 = Internal('t4', (F32, [1, 2, 3, 5]))
c5 = Parameter('c5', (I32, [2]), [1, 30])
t6 = Internal('t6', (F32, [1, 30]))
c7 = Parameter('c7', (F32, [2, 30]), ([0.0, 1.0, 0.0, 0.0, -1.0, 0.0, 0.0] * 9)[:60])
c8 = Parameter('c8', (F32, [2]), [0.5, 1.0])
t9 = Output('t9', (F32, [1, 2]))
x10 = Input('x10', (F32, [1, 2, 3, 2]))
c11 = Parameter('c11', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c12 = Parameter('c12', (F32, [3]), [0.0, 0.3125, 0.625])
t13 = Internal('t13', (F32, [1, 2, 3, 3]))
c14 = Parameter('c14', (I32, [2]), [3, 6])
t15 = Output('t15', (F32, [3, 6]))
x16 = Input('x16', (F32, [1, 2, 3, 2]))
c17 = Parameter('c17', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c18 = Parameter('c18', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t19 = Internal('t19', (F32, [1, 2, 3, 5]))
c20 = Parameter('c20', (I32, [4]), [1, 5, 3, 2])
t21 = Output('t21', (F32, [1, 5, 3, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('RESHAPE', t4, c5).To(t6)
model.Operation('FULLY_CONNECTED', t6, c7, c8, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('RESHAPE', t13, c14).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 2, 1, 1, 0).To(t19)
model.Operation('RESHAPE', t19, c20).To(t21)
Example({
    x1: [-2.375, -2.0625, 1.0625, -0.8125, 2.75, 4.0, 0.375, -2.5, -2.9375, -2.25, -4.0, 3.5],
    t9: [17.75, 7.25],
    x10: [0.375, 2.5, -3.625, 2.25, 0.625, 2.0, 2.3125, 0.4375, -3.8125, -1.625, 3.875, 1.5625],
    t15: [-2.125, 3.5625, -4.75, -5.875, -4.6875, -0.25, -1.375, 3.5625, -4.0, 1.875, 5.375, -2.5625,
    -2.1875, -8.9375, 7.6875, 2.3125, 9.625, -6.375],
    x16: [3.0625, -3.5625, -3.8125, -3.0, -3.9375, -1.1875, 3.75, -1.0625, 2.25, -0.8125, 3.3125, 1.625],
    t21: packed('<i2',
    'c-qU-^JXvn9KC$e$15fIdv$$tK3HutbYM`sCf&I(PM84*{{R0E!axGV0h1sChyXM#88r', 0.0625
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Convolutions make 3 or 5 channels.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c3 = Parameter('c3', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t4 = Internal('t4', (U8, [1, 2, 3, 5], 0.5, 120))
c5 = Parameter('c5', (I32, [2]), [1, 30])
t6 = Internal('t6', (U8, [1, 30], 0.5, 120))
c7 = Parameter('c7', (U8, [2, 30], 0.5, 128), ([128, 130, 128, 128, 126, 128, 128] * 9)[:60])
c8 = Parameter('c8', (I32, [2], 0.25, 0), [2, 4])
t9 = Output('t9', (U8, [1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 2, 3, 2], 0.5, 120))
c11 = Parameter('c11', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 2]), [2, -2, 8, 4, -2, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c12 = Parameter('c12', (I32, [3]), [0, 16, 16])
t13 = Internal('t13', (U8, [1, 2, 3, 3], 0.5, 120))
c14 = Parameter('c14', (I32, [2]), [3, 6])
t15 = Output('t15', (U8, [3, 6], 0.5, 120))
x16 = Input('x16', (U8, [1, 2, 3, 2], 0.5, 120))
c17 = Parameter('c17', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c18 = Parameter('c18', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t19 = Internal('t19', (U8, [1, 2, 3, 5], 0.5, 120))
c20 = Parameter('c20', (I32, [4]), [1, 5, 3, 2])
t21 = Output('t21', (U8, [1, 5, 3, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('RESHAPE', t4, c5).To(t6)
model.Operation('FULLY_CONNECTED', t6, c7, c8, 0).To(t9)
model.Operation('CONV_2D', x10, c11, c12, 2, 1, 1, 0).To(t13)
model.Operation('RESHAPE', t13, c14).To(t15)
model.Operation('CONV_2D', x16, c17, c18, 2, 1, 1, 0).To(t19)
model.Operation('RESHAPE', t19, c20).To(t21)
Example({
    x1: [115, 115, 122, 128, 118, 125, 128, 122, 115, 128, 128, 114],
    t9: [79, 62],
    x10: [115, 112, 127, 122, 125, 112, 124, 121, 124, 124, 122, 112],
    t15: [123, 106, 149, 125, 140, 117, 133, 126, 139, 123, 133, 122, 120, 136, 116, 130, 120, 142],
    x16: [116, 127, 123, 126, 112, 128, 126, 112, 114, 112, 117, 127],
    t21: packed('<i2',
    'c-qUYE^D7v+ELg$F{7lSWkFj*S5r|{#<a4!yxP)^nGARV0H^&9^#'
),
}, name='channels_quant8').AddVariations(signed(x1, c2, t4, t6, c7, t9, x10, t13, t15, x16, c17, t19, t21)).DisableLifeTimeVariation()
