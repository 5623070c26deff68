# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: several times, with one other argument.

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
c3 = Parameter('c3', (I32, [4]), [0, 2, 1, 3])
t7 = Output('t7', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (I32, [4]), [0, 1, 3, 2])
t8 = Output('t8', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (I32, [4]), [0, 3, 1, 2])
t9 = Output('t9', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (I32, [4]), [0, 2, 3, 1])
t10 = Output('t10', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('TRANSPOSE', x1, c3).To(t7)
model.Operation('TRANSPOSE', x1, c4).To(t8)
model.Operation('TRANSPOSE', x1, c5).To(t9)
model.Operation('TRANSPOSE', x1, c6).To(t10)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t7: packed('|i1',
    'c-jF#0KfkW0~!eg2J9OM6%`N|59JT(^aB(W9Q+CT8XD#B_yP{<;sf^k@(ubI<LK?};}#F(4D1mZAQ1Hv0|w>v`UL0kmm5|', 0.0625
),
    t8: packed('|i1',
    'c-jF#0KfkW>FVSI^x_N}0|V>{6!sAW6#E$l9P%LS{0$Hr3HtR2`WF)w8sh^M8t4WP<?ZDd@a^;u_~ZKJ0u}@h4iD#Jlp9t', 0.0625
),
    t9: packed('|i1',
    'c-jF#0KfkW>FVSJ6#E$n`WF)z@a^;i^x_N#9P%I)8sh^G_~ZH-0|V^r{0$Hl8t4Y)0u}@b6!sAt3HtRA<?ZDU4iD#$tQ%G', 0.0625
),
    t10: packed('|i1',
    'c-jF#0KfkW1PB-d1{Dt)>=oq+8xRla6#DS=92)oo{2Brj3FQvz`xouv^5f$J4d@p3`t1+o858sjAOrgB5C#Mh_2uXM-5XW', 0.0625
),
}, name='arguments').DisableLifeTimeVariation()

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (I32, [4]), [0, 2, 1, 3])
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [4]), [0, 1, 3, 2])
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (I32, [4]), [0, 3, 1, 2])
t9 = Output('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c6 = Parameter('c6', (I32, [4]), [0, 2, 3, 1])
t10 = Output('t10', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, c3).To(t7)
model.Operation('TRANSPOSE', x1, c4).To(t8)
model.Operation('TRANSPOSE', x1, c5).To(t9)
model.Operation('TRANSPOSE', x1, c6).To(t10)
Example({
    x1: packed('<i2',
    'c-repk1uOUUFI6lzhqf_ZGoFze2~M&i5VNFdbH;zESaC=(K5TdrJy1rwS9B=8o$i2(wf$sz(rG1=Jgd$EZm$ki-AG_07+UNEd'
),
    t7: packed('<i2',
    'c-repk1w-}4|4EmnO$C5)0)$gy3BRs#EcCs1r-s2i>9Om^e<U9)uTN(wS9B=yuQMT@wEkR2}|ZDt?|nYE8Ltji-AG_07yn2Ed'
),
    t8: packed('<i2',
    'c-re}35ZWm?XQhrwxpoUb(x#p#;FPM6Frs$Wwg(C*pQp#(UQ8RrJ&t!cE#q*@`&)T(!hCzHH-Q-w@xX{$w`?wi-AG_08Zi_Ed'
),
    t9: packed('<i2',
    'c-re}35d7bI5okeC3Q_{;Jm{0)c)G|i5^Q@3flc@7WHk8U$&$mD5HJ;?265qty2nf%3PPZIc&&HDvt;c%So9yi-AG_0AubREd'
),
    t10: packed('<i2',
    'c-rf+^C(S^Z>fn7n%!FFP@dDWu_Z8dV!@(i85L7pH$<caOii8F@6q13q<wSYvfS{A@d;}RYnS+KE|{O0<CYXQi-AG_08NP=Ed'
),
}, name='arguments_quant8').AddVariations(signed(x1, t7, t8, t9, t10)).DisableLifeTimeVariation()
