# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: what is computed with channels that are no whole block.

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
t5 = Output('t5', (F32, [1, 5, 2, 3]))
x6 = Input('x6', (F32, [1, 2, 3, 2]))
c7 = Parameter('c7', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c8 = Parameter('c8', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t9 = Internal('t9', (F32, [1, 2, 3, 5]))
t10 = Output('t10', (F32, [1, 3, 2, 5]))
x11 = Input('x11', (F32, [1, 2, 3, 2]))
c12 = Parameter('c12', (F32, [5, 1, 1, 2]), [1.0, -1.0, 2.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0, 2.0])
c13 = Parameter('c13', (F32, [5]), [0.0, 0.3125, 0.625, 0.9375, 1.25])
t14 = Internal('t14', (F32, [1, 2, 3, 5]))
t15 = Output('t15', (F32, [5, 3, 1, 2]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('TRANSPOSE', t4, [0, 3, 1, 2]).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 2, 1, 1, 0).To(t9)
model.Operation('TRANSPOSE', t9, [0, 2, 1, 3]).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 2, 1, 1, 0).To(t14)
model.Operation('TRANSPOSE', t14, [3, 2, 0, 1]).To(t15)
Example({
    x1: [-2.9375, -0.9375, -2.5625, -2.875, 3.0625, 1.25, 0.25, -1.375, 1.5, -3.875, 0.875, 2.0625],
    t5: packed('<i2',
    'c-niwDk~NCc1COU_wP>O{Tq$)c3s>N^7o~k>O<})4Icj)fZ+fC|3D04AlP6M0H?$r$N', 0.0625
),
    x6: [3.625, 3.0625, 2.5, -2.25, 1.625, 2.8125, -1.4375, 0.875, 3.375, -3.875, 3.75, -2.125],
    t10: packed('<i2',
    'c-rG!l~-kR`zb4%yN{uk@RAba0QRJ}Y16_&;-ZB#r!X-52O=N_127HbLHYjyX8;nr', 0.0625
),
    x11: [-1.5625, 0.3125, -3.25, -1.125, 0.4375, -2.0625, 2.5625, 1.125, 0.375, 3.6875, -3.3125, -0.375],
    t15: packed('<i2',
    'c-ng;e($u##T%L3KA)ya?oH}*_5SU3GT`eKbAFYU)3*N^{zDLyU|@i<89*!m;iMj)', 0.0625
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Results of convolutions with 3 or 5 channels, no whole block, are read by operations about the
# order of elements, or about all channels.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c3 = Parameter('c3', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t4 = Internal('t4', (U8, [1, 2, 3, 5], 0.5, 120))
t5 = Output('t5', (U8, [1, 5, 2, 3], 0.5, 120))
x6 = Input('x6', (U8, [1, 2, 3, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 1, 2]), [2, -2, 8, 4, -2, -4, 4, 4, -2, 4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5]))
c8 = Parameter('c8', (I32, [5]), [0, 16, 16, 48, 32])
t9 = Internal('t9', (U8, [1, 2, 3, 5], 0.5, 120))
t10 = Output('t10', (U8, [1, 3, 2, 5], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 3, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [5, 1, 1, 2], 0.5, 128), [130, 126, 132, 130, 126, 124, 130, 130, 126, 132])
c13 = Parameter('c13', (I32, [5], 0.25, 0), [0, 8, 16, 24, 32])
t14 = Internal('t14', (U8, [1, 2, 3, 5], 0.5, 120))
t15 = Output('t15', (U8, [5, 3, 1, 2], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
model.Operation('TRANSPOSE', t4, [0, 3, 1, 2]).To(t5)
model.Operation('CONV_2D', x6, c7, c8, 2, 1, 1, 0).To(t9)
model.Operation('TRANSPOSE', t9, [0, 2, 1, 3]).To(t10)
model.Operation('CONV_2D', x11, c12, c13, 2, 1, 1, 0).To(t14)
model.Operation('TRANSPOSE', t14, [3, 2, 0, 1]).To(t15)
Example({
    x1: [114, 118, 114, 114, 126, 122, 122, 117, 123, 112, 117, 121],
    t5: packed('<i2',
    'c-kwesHtr($;;}htt#)DRMyhlSX0r{T;J5y)Yeei%YYXE0HT%-=>'
),
    x6: [124, 127, 126, 125, 115, 123, 125, 117, 121, 126, 112, 127],
    t10: packed('<i2',
    'c-kxN&g-Al(A?NoTiILC-&5RD+&#IVw7zL_W^q;XJO;b~0I-n{AO'
),
    x11: [115, 116, 122, 113, 117, 122, 115, 125, 122, 122, 127, 128],
    t15: packed('<i2',
    'c-kw^Ypf_P&nvHNs+iPU-BVScS>00K(LA|zdPP_NL<YP70Hh%g0{'
),
}, name='channels_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15)).DisableLifeTimeVariation()
