# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD_V2: several times, with one other argument.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (I32, [4, 2]), [0, 0, 0, 1, 1, 0, 0, 0])
t5 = Output('t5', (F32, [1, 5, 5, 4]))
t6 = Output('t6', (F32, [1, 5, 5, 4]))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 0, 0, 1, 0, 0])
t7 = Output('t7', (F32, [1, 5, 5, 4]))
t8 = Output('t8', (F32, [1, 5, 5, 4]))
model = Model()
model.Operation('PAD_V2', x1, c3, 1.0).To(t5)
model.Operation('PAD_V2', x1, c3, -3.0).To(t6)
model.Operation('PAD_V2', x1, c4, 1.0).To(t7)
model.Operation('PAD_V2', x1, c4, -3.0).To(t8)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t5: packed('|i1',
    'c-j*X5D?&Img0Q*g<0g)Bj#^Uc-{yCg#=jG-bjnc{NeoliT9VJg1}dh7>B5+z%MDOr{a%aycK3<dkPYh;D5^h;Rh4n+s9)3Uw*MX'
    '7r+7lR>K{Z', 0.0625
),
    t6: packed('|i1',
    'c-p&g;lc%OW+~2>UzkN+J!1a$gy)SQQ0M{++Z$;SnLnJrKk@#OR1o+I65|jR75F73^;G=vi?_neY)?UA68um3Km1_gd;3_7|I06y'
    '=NGU504jetmH', 0.0625
),
    t7: packed('|i1',
    'c-j*Xzy#dPQk*ZpFpIo;#Qg0E&l^FI7z^7QX%U$}oWDQu{*qJ>_zDu^5ET{pB_;J#{PByo!pv+>L1Gg8Px(LmVB&lGSd9P6FP7&Z'
    'F#zFJ9hL', 0.0625
),
    t8: packed('|i1',
    'c-p&g0TXaDOL4yZ!YuOY5%aevJZ}U+Vk~TLq(x-@aQ^<p`%6+m;44UsLsV4Ymz2~~@y9RT3Ny1k1&K-UKjr`MgNg6$V=?|OzgV7w'
    '!~nHEIF<', 0.0625
),
}, name='arguments').DisableLifeTimeVariation()
