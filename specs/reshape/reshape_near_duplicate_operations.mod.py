# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: several times, with one other argument.

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

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (I32, [2]), [4, 16])
t7 = Output('t7', (F32, [4, 16]))
c4 = Parameter('c4', (I32, [2]), [16, 4])
t8 = Output('t8', (F32, [16, 4]))
c5 = Parameter('c5', (I32, [2]), [2, 32])
t9 = Output('t9', (F32, [2, 32]))
c6 = Parameter('c6', (I32, [2]), [2, -1])
t10 = Output('t10', (F32, [2, 32]))
model = Model()
model.Operation('RESHAPE', x1, c3).To(t7)
model.Operation('RESHAPE', x1, c4).To(t8)
model.Operation('RESHAPE', x1, c5).To(t9)
model.Operation('RESHAPE', x1, c6).To(t10)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t7: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t8: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t9: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t10: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
}, name='arguments').DisableLifeTimeVariation()

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (I32, [2]), [4, 16])
t7 = Output('t7', (U8, [4, 16], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [16, 4])
t8 = Output('t8', (U8, [16, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [2]), [2, 32])
t9 = Output('t9', (U8, [2, 32], 0.5, 120))
c6 = Parameter('c6', (I32, [2]), [2, -1])
t10 = Output('t10', (U8, [2, 32], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, c3).To(t7)
model.Operation('RESHAPE', x1, c4).To(t8)
model.Operation('RESHAPE', x1, c5).To(t9)
model.Operation('RESHAPE', x1, c6).To(t10)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t7: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t8: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t9: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t10: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
}, name='arguments_quant8').AddVariations(signed(x1, t7, t8, t9, t10)).DisableLifeTimeVariation()
