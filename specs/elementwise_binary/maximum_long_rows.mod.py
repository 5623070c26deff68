# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: long rows, channels first.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 37]))
c2 = Parameter('c2', (F32, [2, 1, 1]), [2.0, -1.0])
t3 = Output('t3', (F32, [1, 2, 3, 37]))
x4 = Input('x4', (F32, [2, 2, 2, 19]))
c5 = Parameter('c5', (F32, [2, 1, 1]), [2.0, -1.0])
t6 = Output('t6', (F32, [2, 2, 2, 19]))
x7 = Input('x7', (F32, [1, 2, 1, 131]))
c8 = Parameter('c8', (F32, [2, 1, 1]), [2.0, -1.0])
t9 = Output('t9', (F32, [1, 2, 1, 131]))
model = Model()
model.Operation('MAXIMUM', x1, c2).To(t3)
model.Operation('MAXIMUM', x4, c5).To(t6)
model.Operation('MAXIMUM', x7, c8).To(t9)
Example({
    x1: ([-2.0, -0.5, 2.0, 1.0, 2.0, 1.5, 3.5, 0.5, -4.0, -1.5, -0.5] * 21)[:222],
    t3: packed('|i1',
    'c-muO0ReUvIG`=_KMNBJGdttIfB*l{g9!iyXEj^', 0.5
),
    x4: ([-4.0, 2.0, 2.5, -2.5, 2.5, -2.5, -2.0, -3.0, 4.0, 3.0, 0.5] * 14)[:152],
    t6: packed('|i1',
    'c-muOVFf}K77jKbfs^^~-#-pE#(zKtJ|;dBNHq)qz7Zwm', 0.5
),
    x7: ([-1.5, -1.0, 0.5, -2.0, -1.0, 1.0, 2.5, 4.0, -3.0, 1.0, 0.5] * 24)[:262],
    t9: packed('|i1',
    'c-muO0RdJH78syElkwj_AYx+W_{TI*OaNw4KC=', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 37], 0.5, 120))
c2 = Parameter('c2', (U8, [2, 1, 1], 0.5, 120), [124, 118])
t3 = Output('t3', (U8, [1, 2, 3, 37], 0.5, 120))
x4 = Input('x4', (U8, [2, 2, 2, 19], 0.5, 120))
c5 = Parameter('c5', (U8, [2, 1, 1], 0.5, 120), [124, 118])
t6 = Output('t6', (U8, [2, 2, 2, 19], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 1, 131], 0.5, 120))
c8 = Parameter('c8', (U8, [2, 1, 1], 0.5, 120), [124, 118])
t9 = Output('t9', (U8, [1, 2, 1, 131], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, c2).To(t3)
model.Operation('MAXIMUM', x4, c5).To(t6)
model.Operation('MAXIMUM', x7, c8).To(t9)
Example({
    x1: ([116, 119, 124, 122, 124, 123, 127, 121, 112, 117, 119] * 21)[:222],
    t3: packed('|i1',
    'c-pI}0fG7&IG`=Fyr!zAy1ufkth|gKOaQ7~YHR'
),
    x4: ([112, 124, 125, 115, 125, 115, 116, 114, 128, 126, 121] * 14)[:152],
    t6: packed('<i2',
    'c-pI}sRhECnua<cfs<KQR@P8gSq5a_W8yP`RKpksDF6Uo07)e'
),
    x7: ([117, 118, 121, 116, 118, 122, 125, 128, 114, 122, 121] * 24)[:262],
    t9: packed('<i2',
    'c-pI}0fE|v8W^BIv$CuVh^lHE%Blv6$uJ6l003}{eS-'
),
}, name='rows_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9)).DisableLifeTimeVariation()
