# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: operands that others read as well.

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

# A part, which is a view in many drivers, changes while the whole and another are read.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 2]))
t3 = Internal('t3', (F32, [1, 4, 4, 2]))
t4 = Internal('t4', (F32, [1, 4, 4, 2]))
t5 = Output('t5', (F32, [1, 4, 4, 6]))
t6 = Output('t6', (F32, [1, 4, 4, 2]))
t7 = Output('t7', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPLIT', x1, 3, 2).To(t2, t3)
model.Operation('RELU', t2).To(t4)
model.Operation('CONCATENATION', t3, t4, t2, 3).To(t5)
model.Operation('MAXIMUM', t2, t3).To(t6)
model.Operation('RELU', x1).To(t7)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t5: packed('|i1',
    'c-jrZTMIxi7zW@s-&!=sY!2hX|NmK74p9=)xS;3Jo*+Raf$5+NnA;_R-}_6&IODG;Ygq>tc=q@#o3c@{t6ZfGwAJI9Bk#CLDJ2sX'
    'KPLpXJBxs|V*_y54+*v$ZU', 0.0625
),
    t6: packed('|i1',
    'c-oWVWENrm_C}CJT11BTm!yKIsFalWTVZAiekMLKewJSVZKwv4', 0.0625
),
    t7: packed('|i1',
    'c-jrf+X{dn5CGAk6)Chd^48Xa|NoWl!*F1N=mAnJh}_Qel^=U2@67DAW>o3GBc72+uwBqh#{x;f0yO', 0.0625
),
}, name='in_place').AddVariations('float16').DisableLifeTimeVariation()

# A part, which is a view in many drivers, changes while the whole and another are read.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 2], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 2], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 6], 0.5, 120))
t6 = Output('t6', (U8, [1, 4, 4, 2], 0.5, 120))
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 3, 2).To(t2, t3)
model.Operation('RELU', t2).To(t4)
model.Operation('CONCATENATION', t3, t4, t2, 3).To(t5)
model.Operation('MAXIMUM', t2, t3).To(t6)
model.Operation('RELU', x1).To(t7)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t5: packed('<i2',
    'c-o6E>#68TU*_6U(UQ7kSw(+9e}P*?ZG3HzLq&yMe8z^26E{w5&z)K^)nk5A#gc?2v&$=5JX$Iufa(i2hgY<xwr7T|saWIJnp06z'
    'S~Df3Vo~6t!in?x=Jn;ws@Pn(nSsUt09T4H1O'
),
    t6: packed('<i2',
    'c-reJTb8<HSwU@3{KgGabLTIa-O^I9xqVGoYt58J^ClK<W*`6nN`Mh{'
),
    t7: packed('<i2',
    'c-rf!sHkYESXNQdzhqfOZ3P%?oLI48YDIfR#gh3z$=N`8AZXuQu?9rfv{qCsno=>ZuVP}w=89Pi6aoOCBq5L'
),
}, name='in_place_quant8').AddVariations(signed(x1, t2, t3, t4, t5, t6, t7)).DisableLifeTimeVariation()

# One of two parts is read by nobody.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 2]))
t3 = Output('t3', (F32, [1, 4, 4, 2]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPLIT', x1, 3, 2).To(t2, t3)
model.Operation('MINIMUM', x1, x1).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('|i1',
    'c-oWVWENrm_D1lH^dC;%Ujko61*D$7c+2+mDL)gR7(dH%0L0-8K>', 0.0625
),
    t4: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
}, name='unread').AddVariations('float16').DisableLifeTimeVariation()

# One of two parts is read by nobody.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 2], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', x1, 3, 2).To(t2, t3)
model.Operation('MINIMUM', x1, x1).To(t4)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t3: packed('<i2',
    'c-o6ETjsiCS%F)SL&k>o-1$kf%PS%_hi8Vh=1fT`oR~9<fdBvi)LRbx'
),
    t4: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
}, name='unread_quant8').AddVariations(signed(x1, t2, t3, t4)).DisableLifeTimeVariation()
