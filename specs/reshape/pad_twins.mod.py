# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD, several times, with one other argument.

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
sides_0 = Parameter('sides_0', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
out_0_0 = Output('out_0_0', (F32, [1, 5, 5, 4]))
sides_1 = Parameter('sides_1', (I32, [4, 2]), [0, 0, 1, 0, 0, 1, 0, 0])
out_1_0 = Output('out_1_0', (F32, [1, 5, 5, 4]))
sides_2 = Parameter('sides_2', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
out_2_0 = Output('out_2_0', (F32, [1, 5, 5, 4]))
model = Model()
model.Operation('PAD', x, sides_0).To(out_0_0)
model.Operation('PAD', x, sides_1).To(out_1_0)
model.Operation('PAD', x, sides_2).To(out_2_0)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    out_0_0: packed('|i1',
    'c-muNU|`^8mg0Q*g<0g)Bj#^Uc-{yCg&0`a-bjnc{NeoliT9VJg1}dh7>B5+z%MDOr{a%aycK3<dkPYh;D5^h;Rh4n+s9)3Uw*MX'
    'XTSmg1tS|)', 0.0625
),
    out_1_0: packed('|i1',
    'c-muNzy#dPQk*ZpFpIo;#Qg0E&l^FI7z^7QX%U$}oWDQu{*qJ>_zDu^5ET{pB_;J#{PByo!pv+>L1Gg8Px(LmVB&lGSd9P6FP7&Z'
    'F#u1s8&&', 0.0625
),
    out_2_0: packed('|i1',
    'c-rG;mg0Q*g<0g)Bj#^Uc-{yy009fz8)*@lKb*fm@&1xj5cmob;}8`U_$4LvRQ&Oax5CV9PeEc5{7?Bm{9xjH`&f+s%P*Ga3^)J)'
    'a(5e6', 0.0625
),
}, name='real').DisableLifeTimeVariation()

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (U8, [1, 4, 4, 4], 0.5, 120))
sides_0 = Parameter('sides_0', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
out_0_0 = Output('out_0_0', (U8, [1, 5, 5, 4], 0.5, 120))
sides_1 = Parameter('sides_1', (I32, [4, 2]), [0, 0, 1, 0, 0, 1, 0, 0])
out_1_0 = Output('out_1_0', (U8, [1, 5, 5, 4], 0.5, 120))
sides_2 = Parameter('sides_2', (I32, [4, 2]), [0, 0, 0, 1, 0, 1, 0, 0])
out_2_0 = Output('out_2_0', (U8, [1, 5, 5, 4], 0.5, 120))
model = Model()
model.Operation('PAD', x, sides_0).To(out_0_0)
model.Operation('PAD', x, sides_1).To(out_1_0)
model.Operation('PAD', x, sides_2).To(out_2_0)
Example({
    x: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    out_0_0: packed('<i2',
    'c-pI|sHo^kk1uOUUFI6lzhqf_ZGjt5sKPEj$YJBej15yg+H(_@%ufP|d9=(fZz-sVNNwL7zQ!*z3?x=s)0z{wXiCbwzQT!xn{#GW'
    'U;zwt0059OFAV'
),
    out_1_0: packed('<i2',
    'c-pI|zyv+%@ntQk%UlEcmn@5~EpP*g*~JGrY@C>}VX8-aZo-oJNgy$gmf7Vk1r-sg?VH2b_+^HH#7b*ga{?DlNtxGIII(bZ&Mc4^'
    '104VWjdCvy'
),
    out_2_0: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGl?_5ZJ{BIc%Jmv0<u5dv3y#`AHx#kCxfxEd>=3sqLG?*Z5_Ify7E{T5|#yO-Y&8S2(e7bIz;^9Dsoi'
    '005BUFAV'
),
}, name='quant8').AddVariations(signed(x, out_0_0, out_1_0, out_2_0)).DisableLifeTimeVariation()
