# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: operands that others read as well.

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

# Another shape of the same memory changes while the first one is read.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [4, 16]))
t4 = Internal('t4', (F32, [4, 16]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
model.Operation('RESHAPE', t2, [4, 16]).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('RESHAPE', t4, [1, 4, 4, 4]).To(t5)
model.Operation('MINIMUM', t2, t2).To(t6)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t5: packed('|i1',
    'c-jrf+X{dn5CGAk6)Chd^48Xa|NoWl!*F1N=mAnJh}_Qel^=U2@67DAW>o3GBc72+uwBqh#{x;f0yO', 0.0625
),
    t6: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
}, name='in_place').AddVariations('float16').DisableLifeTimeVariation()

# Another shape of the same memory changes while the first one is read.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Internal('t3', (U8, [4, 16], 0.5, 120))
t4 = Internal('t4', (U8, [4, 16], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x1).To(t2)
model.Operation('RESHAPE', t2, [4, 16]).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('RESHAPE', t4, [1, 4, 4, 4]).To(t5)
model.Operation('MINIMUM', t2, t2).To(t6)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t5: packed('<i2',
    'c-rf!sHkYESXNQdzhqfOZ3P%?oLI48YDIfR#gh3z$=N`8AZXuQu?9rfv{qCsno=>ZuVP}w=89Pi6aoOCBq5L'
),
    t6: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
}, name='in_place_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6)).DisableLifeTimeVariation()

# Another shape of an input is an output, changed and viewed again.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [4, 16]))
t3 = Output('t3', (F32, [4, 16]))
t4 = Output('t4', (F32, [64]))
model = Model()
model.Operation('RESHAPE', x1, [4, 16]).To(t2)
model.Operation('RELU', t2).To(t3)
model.Operation('RESHAPE', t2, [64]).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t2: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('|i1',
    'c-jrf+X{dn5CGAk6)Chd^48Xa|NoWl!*F1N=mAnJh}_Qel^=U2@67DAW>o3GBc72+uwBqh#{x;f0yO', 0.0625
),
    t4: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
}, name='of_output').AddVariations('float16').DisableLifeTimeVariation()

# Another shape of an input is an output, changed and viewed again.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [4, 16], 0.5, 120))
t3 = Output('t3', (U8, [4, 16], 0.5, 120))
t4 = Output('t4', (U8, [64], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [4, 16]).To(t2)
model.Operation('RELU', t2).To(t3)
model.Operation('RESHAPE', t2, [64]).To(t4)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t2: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t3: packed('<i2',
    'c-rf!sHkYESXNQdzhqfOZ3P%?oLI48YDIfR#gh3z$=N`8AZXuQu?9rfv{qCsno=>ZuVP}w=89Pi6aoOCBq5L'
),
    t4: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
}, name='of_output_quant8').AddVariations(signed(x1, t2, t3, t4)).DisableLifeTimeVariation()
