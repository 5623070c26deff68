# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: parts that change while others are read.

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

# SPLIT: parts that change while others are read.
# Expected values: float64 formula.
x = Input('x', (F32, [1, 4, 4, 4]))
low = Internal('low', (F32, [1, 4, 4, 2]))
high = Internal('high', (F32, [1, 4, 4, 2]))
less = Internal('less', (F32, [1, 4, 4, 2]))
turned = Output('turned', (F32, [1, 4, 4, 6]))
greater = Output('greater', (F32, [1, 4, 4, 2]))
again = Output('again', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPLIT', x, 3, 2).To(low, high)
model.Operation('RELU', low).To(less)
model.Operation('CONCATENATION', high, less, low, 3).To(turned)
model.Operation('MAXIMUM', low, high).To(greater)
model.Operation('RELU', x).To(again)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    turned: packed('|i1',
    'c-jrZTMIxi7zW@s-&!=sY!2hX|NmK74p9=)xS;3Jo*+Raf$5+NnA;_R-}_6&IODG;Ygq>tc=q@#o3c@{t6ZfGwAJI9Bk#CLDJ2sX'
    'KPLpXJBxs|V*_y54+*v$ZU', 0.0625
),
    greater: packed('|i1',
    'c-oWVWENrm_C}CJT11BTm!yKIsFalWTVZAiekMLKewJSVZKwv4', 0.0625
),
    again: packed('|i1',
    'c-jrf+X{dn5CGAk6)Chd^48Xa|NoWl!*F1N=mAnJh}_Qel^=U2@67DAW>o3GBc72+uwBqh#{x;f0yO', 0.0625
),
}, name='in_place').AddVariations('float16').DisableLifeTimeVariation()

# A part that nobody reads.
# Expected values: float64 formula.
x = Input('x', (F32, [1, 4, 4, 4]))
one = Internal('one', (F32, [1, 4, 4, 2]))
two = Output('two', (F32, [1, 4, 4, 2]))
out = Output('out', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPLIT', x, 3, 2).To(one, two)
model.Operation('MINIMUM', x, x).To(out)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    two: packed('|i1',
    'c-oWVWENrm_D1lH^dC;%Ujko61*D$7c+2+mDL)gR7(dH%0L0-8K>', 0.0625
),
    out: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
}, name='unread').AddVariations('float16').DisableLifeTimeVariation()

# SPLIT: parts that change while others are read.
# Expected values: float64 formula.
x = Input('x', (U8, [1, 4, 4, 4], 0.5, 120))
low = Internal('low', (U8, [1, 4, 4, 2], 0.5, 120))
high = Internal('high', (U8, [1, 4, 4, 2], 0.5, 120))
less = Internal('less', (U8, [1, 4, 4, 2], 0.5, 120))
turned = Output('turned', (U8, [1, 4, 4, 6], 0.5, 120))
greater = Output('greater', (U8, [1, 4, 4, 2], 0.5, 120))
again = Output('again', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', x, 3, 2).To(low, high)
model.Operation('RELU', low).To(less)
model.Operation('CONCATENATION', high, less, low, 3).To(turned)
model.Operation('MAXIMUM', low, high).To(greater)
model.Operation('RELU', x).To(again)
Example({
    x: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    turned: packed('<i2',
    'c-o6E>#68TU*_6U(UQ7kSw(+9e}P*?ZG3HzLq&yMe8z^26E{w5&z)K^)nk5A#gc?2v&$=5JX$Iufa(i2hgY<xwr7T|saWIJnp06z'
    'S~Df3Vo~6t!in?x=Jn;ws@Pn(nSsUt09T4H1O'
),
    greater: packed('<i2',
    'c-reJTb8<HSwU@3{KgGabLTIa-O^I9xqVGoYt58J^ClK<W*`6nN`Mh{'
),
    again: packed('<i2',
    'c-rf!sHkYESXNQdzhqfOZ3P%?oLI48YDIfR#gh3z$=N`8AZXuQu?9rfv{qCsno=>ZuVP}w=89Pi6aoOCBq5L'
),
}, name='in_place_quant8').AddVariations(signed(x, low, high, less, turned, greater, again)).DisableLifeTimeVariation()

# A part that nobody reads.
# Expected values: float64 formula.
x = Input('x', (U8, [1, 4, 4, 4], 0.5, 120))
one = Internal('one', (U8, [1, 4, 4, 2], 0.5, 120))
two = Output('two', (U8, [1, 4, 4, 2], 0.5, 120))
out = Output('out', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('SPLIT', x, 3, 2).To(one, two)
model.Operation('MINIMUM', x, x).To(out)
Example({
    x: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    two: packed('<i2',
    'c-o6ETjsiCS%F)SL&k>o-1$kf%PS%_hi8Vh=1fT`oR~9<fdBvi)LRbx'
),
    out: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
}, name='unread_quant8').AddVariations(signed(x, one, two, out)).DisableLifeTimeVariation()
