# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE, several times, with one other argument.

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

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (F32, [1, 4, 4, 4]))
shape_0 = Parameter('shape_0', (I32, [2]), [4, 16])
out_0_0 = Output('out_0_0', (F32, [4, 16]))
shape_1 = Parameter('shape_1', (I32, [2]), [16, 4])
out_1_0 = Output('out_1_0', (F32, [16, 4]))
shape_2 = Parameter('shape_2', (I32, [2]), [2, 32])
out_2_0 = Output('out_2_0', (F32, [2, 32]))
shape_3 = Parameter('shape_3', (I32, [2]), [2, -1])
out_3_0 = Output('out_3_0', (F32, [2, 32]))
model = Model()
model.Operation('RESHAPE', x, shape_0).To(out_0_0)
model.Operation('RESHAPE', x, shape_1).To(out_1_0)
model.Operation('RESHAPE', x, shape_2).To(out_2_0)
model.Operation('RESHAPE', x, shape_3).To(out_3_0)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    out_0_0: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    out_1_0: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    out_2_0: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    out_3_0: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
}, name='real').DisableLifeTimeVariation()

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (U8, [1, 4, 4, 4], 0.5, 120))
shape_0 = Parameter('shape_0', (I32, [2]), [4, 16])
out_0_0 = Output('out_0_0', (U8, [4, 16], 0.5, 120))
shape_1 = Parameter('shape_1', (I32, [2]), [16, 4])
out_1_0 = Output('out_1_0', (U8, [16, 4], 0.5, 120))
shape_2 = Parameter('shape_2', (I32, [2]), [2, 32])
out_2_0 = Output('out_2_0', (U8, [2, 32], 0.5, 120))
shape_3 = Parameter('shape_3', (I32, [2]), [2, -1])
out_3_0 = Output('out_3_0', (U8, [2, 32], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x, shape_0).To(out_0_0)
model.Operation('RESHAPE', x, shape_1).To(out_1_0)
model.Operation('RESHAPE', x, shape_2).To(out_2_0)
model.Operation('RESHAPE', x, shape_3).To(out_3_0)
Example({
    x: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    out_0_0: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    out_1_0: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    out_2_0: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    out_3_0: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
}, name='quant8').AddVariations(signed(x, out_0_0, out_1_0, out_2_0, out_3_0)).DisableLifeTimeVariation()
