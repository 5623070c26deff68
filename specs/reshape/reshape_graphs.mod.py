# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: another view of what others read and change.

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

# RESHAPE: another view of what others read and change.
# Expected values: float64 formula.
x = Input('x', (F32, [1, 4, 4, 4]))
t = Internal('t', (F32, [1, 4, 4, 4]))
shape = Parameter('shape', (I32, [2]), [4, 16])
flat = Internal('flat', (F32, [4, 16]))
less = Internal('less', (F32, [4, 16]))
back = Parameter('back', (I32, [4]), [1, 4, 4, 4])
changed = Output('changed', (F32, [1, 4, 4, 4]))
kept = Output('kept', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MAXIMUM', x, x).To(t)
model.Operation('RESHAPE', t, shape).To(flat)
model.Operation('RELU', flat).To(less)
model.Operation('RESHAPE', less, back).To(changed)
model.Operation('MINIMUM', t, t).To(kept)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    changed: packed('|i1',
    'c-jrf+X{dn5CGAk6)Chd^48Xa|NoWl!*F1N=mAnJh}_Qel^=U2@67DAW>o3GBc72+uwBqh#{x;f0yO', 0.0625
),
    kept: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
}, name='in_place').AddVariations('float16').DisableLifeTimeVariation()

# RESHAPE: another view of what others read and change.
# Expected values: float64 formula.
x = Input('x', (F32, [1, 4, 4, 4]))
shape = Parameter('shape', (I32, [2]), [4, 16])
shown = Output('shown', (F32, [4, 16]))
changed = Output('changed', (F32, [4, 16]))
back = Parameter('back', (I32, [1]), [64])
shown_again = Output('shown_again', (F32, [64]))
model = Model()
model.Operation('RESHAPE', x, shape).To(shown)
model.Operation('RELU', shown).To(changed)
model.Operation('RESHAPE', shown, back).To(shown_again)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    shown: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    changed: packed('|i1',
    'c-jrf+X{dn5CGAk6)Chd^48Xa|NoWl!*F1N=mAnJh}_Qel^=U2@67DAW>o3GBc72+uwBqh#{x;f0yO', 0.0625
),
    shown_again: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
}, name='of_output').AddVariations('float16').DisableLifeTimeVariation()

# RESHAPE: another view of what others read and change.
# Expected values: float64 formula.
x = Input('x', (U8, [1, 4, 4, 4], 0.5, 120))
t = Internal('t', (U8, [1, 4, 4, 4], 0.5, 120))
shape = Parameter('shape', (I32, [2]), [4, 16])
flat = Internal('flat', (U8, [4, 16], 0.5, 120))
less = Internal('less', (U8, [4, 16], 0.5, 120))
back = Parameter('back', (I32, [4]), [1, 4, 4, 4])
changed = Output('changed', (U8, [1, 4, 4, 4], 0.5, 120))
kept = Output('kept', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x, x).To(t)
model.Operation('RESHAPE', t, shape).To(flat)
model.Operation('RELU', flat).To(less)
model.Operation('RESHAPE', less, back).To(changed)
model.Operation('MINIMUM', t, t).To(kept)
Example({
    x: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    changed: packed('<i2',
    'c-rf!sHkYESXNQdzhqfOZ3P%?oLI48YDIfR#gh3z$=N`8AZXuQu?9rfv{qCsno=>ZuVP}w=89Pi6aoOCBq5L'
),
    kept: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
}, name='in_place_quant8').AddVariations(signed(x, t, flat, less, changed, kept)).DisableLifeTimeVariation()

# RESHAPE: another view of what others read and change.
# Expected values: float64 formula.
x = Input('x', (U8, [1, 4, 4, 4], 0.5, 120))
shape = Parameter('shape', (I32, [2]), [4, 16])
shown = Output('shown', (U8, [4, 16], 0.5, 120))
changed = Output('changed', (U8, [4, 16], 0.5, 120))
back = Parameter('back', (I32, [1]), [64])
shown_again = Output('shown_again', (U8, [64], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x, shape).To(shown)
model.Operation('RELU', shown).To(changed)
model.Operation('RESHAPE', shown, back).To(shown_again)
Example({
    x: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    shown: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    changed: packed('<i2',
    'c-rf!sHkYESXNQdzhqfOZ3P%?oLI48YDIfR#gh3z$=N`8AZXuQu?9rfv{qCsno=>ZuVP}w=89Pi6aoOCBq5L'
),
    shown_again: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
}, name='of_output_quant8').AddVariations(signed(x, shown, changed, shown_again)).DisableLifeTimeVariation()
