# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: several times, with one other argument.

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
c3 = Parameter('c3', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t6 = Output('t6', (F32, [1, 5, 5, 4]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 0, 0, 1, 0, 0])
t7 = Output('t7', (F32, [1, 5, 5, 4]))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
t8 = Output('t8', (F32, [1, 5, 5, 4]))
model = Model()
model.Operation('PAD', x1, c3).To(t6)
model.Operation('PAD', x1, c4).To(t7)
model.Operation('PAD', x1, c5).To(t8)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t6: packed('|i1',
    'c-muNU|`^8mg0Q*g<0g)Bj#^Uc-{yCg&0`a-bjnc{NeoliT9VJg1}dh7>B5+z%MDOr{a%aycK3<dkPYh;D5^h;Rh4n+s9)3Uw*MX'
    'XTSmg1tS|)', 0.0625
),
    t7: packed('|i1',
    'c-muNzy#dPQk*ZpFpIo;#Qg0E&l^FI7z^7QX%U$}oWDQu{*qJ>_zDu^5ET{pB_;J#{PByo!pv+>L1Gg8Px(LmVB&lGSd9P6FP7&Z'
    'F#u1s8&&', 0.0625
),
    t8: packed('|i1',
    'c-rG;mg0Q*g<0g)Bj#^Uc-{yy009fz8)*@lKb*fm@&1xj5cmob;}8`U_$4LvRQ&Oax5CV9PeEc5{7?Bm{9xjH`&f+s%P*Ga3^)J)'
    'a(5e6', 0.0625
),
}, name='arguments').DisableLifeTimeVariation()

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t6 = Output('t6', (U8, [1, 5, 5, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 0, 0, 1, 0, 0])
t7 = Output('t7', (U8, [1, 5, 5, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
t8 = Output('t8', (U8, [1, 5, 5, 4], 0.5, 120))
model = Model()
model.Operation('PAD', x1, c3).To(t6)
model.Operation('PAD', x1, c4).To(t7)
model.Operation('PAD', x1, c5).To(t8)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t6: packed('<i2',
    'c-pI|sHo^kk1uOUUFI6lzhqf_ZGjt5sKPEj$YJBej15yg+H(_@%ufP|d9=(fZz-sVNNwL7zQ!*z3?x=s)0z{wXiCbwzQT!xn{#GW'
    'U;zwt0059OFAV'
),
    t7: packed('<i2',
    'c-pI|zyv+%@ntQk%UlEcmn@5~EpP*g*~JGrY@C>}VX8-aZo-oJNgy$gmf7Vk1r-sg?VH2b_+^HH#7b*ga{?DlNtxGIII(bZ&Mc4^'
    '104VWjdCvy'
),
    t8: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGl?_5ZJ{BIc%Jmv0<u5dv3y#`AHx#kCxfxEd>=3sqLG?*Z5_Ify7E{T5|#yO-Y&8S2(e7bIz;^9Dsoi'
    '005BUFAV'
),
}, name='arguments_quant8').AddVariations(signed(x1, t6, t7, t8)).DisableLifeTimeVariation()
