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

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 2]))
c2 = Parameter('c2', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c3 = Parameter('c3', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t4 = Internal('t4', (F32, [1, 2, 3, 5]))
t5 = Internal('t5', (F32, [1, 30]))
c6 = Parameter('c6', (F32, [2, 30]), ([0.0, 1.0, 0.0, 0.0, -1.0, 0.0, 0.0] * 9)[:60])
c7 = Parameter('c7', (F32, [2]), [0.5, 1.0])
t8 = Output('t8', (F32, [1, 2]))
x9 = Input('x9', (F32, [1, 2, 3, 2]))
c10 = Parameter('c10', (F32, [3, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0])
c11 = Parameter('c11', (F32, [3]), [0.0, 0.3125, 0.625])
t12 = Internal('t12', (F32, [1, 2, 3, 3]))
t13 = Output('t13', (F32, [3, 6]))
x14 = Input('x14', (F32, [1, 2, 3, 2]))
c15 = Parameter('c15', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c16 = Parameter('c16', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t17 = Internal('t17', (F32, [1, 2, 3, 5]))
t18 = Output('t18', (F32, [1, 5, 3, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('RESHAPE', t4, [1, 30]).To(t5)
model.Operation('FULLY_CONNECTED', t5, c6, c7, 0).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 1, 1, 0).To(t12)
model.Operation('RESHAPE', t12, [3, 6]).To(t13)
model.Operation('CONV_2D', x14, c15, c16, 2, 1, 1, 0).To(t17)
model.Operation('RESHAPE', t17, [1, 5, 3, 2]).To(t18)
Example({
    x1: [-2.375, -2.0625, 1.0625, -0.8125, 2.75, 4.0, 0.375, -2.5, -2.9375, -2.25, -4.0, 3.5],
    t8: [17.75, 7.25],
    x9: [0.375, 2.5, -3.625, 2.25, 0.625, 2.0, 2.3125, 0.4375, -3.8125, -1.625, 3.875, 1.5625],
    t13: [-2.125, 3.5625, -4.75, -5.875, -4.6875, -0.25, -1.375, 3.5625, -4.0, 1.875, 5.375, -2.5625,
    -2.1875, -8.9375, 7.6875, 2.3125, 9.625, -6.375],
    x14: [3.0625, -3.5625, -3.8125, -3.0, -3.9375, -1.1875, 3.75, -1.0625, 2.25, -0.8125, 3.3125, 1.625],
    t18: packed('<i2',
    'c-qU-^JXvn9KC$e$15fIdv$$tK3HutbYM`sCf&I(PM84*{{R0E!axGV0h1sChyXM#88r', 0.0625
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c3 = Parameter('c3', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t4 = Internal('t4', (U8, [1, 2, 3, 5], 0.5, 120))
t5 = Internal('t5', (U8, [1, 30], 0.5, 120))
c6 = Parameter('c6', (U8, [2, 30], 0.5, 128), ([128, 130, 128, 128, 126, 128, 128] * 9)[:60])
c7 = Parameter('c7', (I32, [2], 0.25, 0), [2, 4])
t8 = Output('t8', (U8, [1, 2], 0.5, 120))
x9 = Input('x9', (U8, [1, 2, 3, 2], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 1, 2]), [2, -2, 8, 4, -2, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c11 = Parameter('c11', (I32, [3]), [0, 16, 16])
t12 = Internal('t12', (U8, [1, 2, 3, 3], 0.5, 120))
t13 = Output('t13', (U8, [3, 6], 0.5, 120))
x14 = Input('x14', (U8, [1, 2, 3, 2], 0.5, 120))
c15 = Parameter('c15', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c16 = Parameter('c16', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t17 = Internal('t17', (U8, [1, 2, 3, 5], 0.5, 120))
t18 = Output('t18', (U8, [1, 5, 3, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('RESHAPE', t4, [1, 30]).To(t5)
model.Operation('FULLY_CONNECTED', t5, c6, c7, 0).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 1, 1, 0).To(t12)
model.Operation('RESHAPE', t12, [3, 6]).To(t13)
model.Operation('CONV_2D', x14, c15, c16, 2, 1, 1, 0).To(t17)
model.Operation('RESHAPE', t17, [1, 5, 3, 2]).To(t18)
Example({
    x1: [115, 115, 122, 128, 118, 125, 128, 122, 115, 128, 128, 114],
    t8: [79, 62],
    x9: [115, 112, 127, 122, 125, 112, 124, 121, 124, 124, 122, 112],
    t13: [123, 106, 149, 125, 140, 117, 133, 126, 139, 123, 133, 122, 120, 136, 116, 130, 120, 142],
    x14: [116, 127, 123, 126, 112, 128, 126, 112, 114, 112, 117, 127],
    t18: packed('<i2',
    'c-qUYE^D7v+ELg$F{7lSWkFj*S5r|{#<a4!yxP)^nGARV0H^&9^#'
),
}, name='channels_quant8').AddVariations(signed(x1, c2, t4, t5, c6, t8, x9, t12, t13, x14, c15, t17, t18)).DisableLifeTimeVariation()
