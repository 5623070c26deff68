# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_BATCH_ND: many images.

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

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [5, 1, 2, 3]))
c3 = Parameter('c3', (I32, [2]), [1, 2])
c1 = Parameter('c1', (I32, [2, 2]), [0, 0, 0, 0])
t4 = Output('t4', (F32, [10, 1, 1, 3]))
x6 = Input('x6', (F32, [9, 4, 1, 2]))
c7 = Parameter('c7', (I32, [2]), [1, 2])
c5 = Parameter('c5', (I32, [2, 2]), [0, 0, 0, 0])
t8 = Output('t8', (F32, [18, 4, 1, 1]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x2, c3, c1, False).To(t4)
model.Operation('SPACE_TO_BATCH_ND', x6, c7, c5, True).To(t8)
Example({
    x2: packed('|i1',
    'c-jTQfe8RG3<5B;tnL5T>Ts}RTW@i~vW6u@*HNYo^8?Ss4&n', 0.5
),
    t4: packed('|i1',
    'c-jTQfe8RG3<5B;tnL5T>Ts}RTPGZruBZJLWeJG_^8?2=4&n', 0.5
),
    x6: packed('|i1',
    'c-lqF!4Uu<2m`<|DAIqmB!}Yj_P^mhFK>9B7^`5+4a-p}R@Qb7A|Tk8XNp>C?p8q;@#hCsFel0', 0.5
),
    t8: packed('|i1',
    'c-kGzK@I>R2m`=a6#4&aX%}S^FLRved;N^EM3$<20Qin1b_qTi`G^H>8_C>c$Z~S^7H+)Z2gHyk$^', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x2 = Input('x2', (U8, [5, 1, 2, 3], 0.5, 120))
c3 = Parameter('c3', (I32, [2]), [1, 2])
c1 = Parameter('c1', (I32, [2, 2]), [0, 0, 0, 0])
t4 = Output('t4', (U8, [10, 1, 1, 3], 0.5, 120))
x6 = Input('x6', (U8, [9, 4, 1, 2], 0.5, 120))
c7 = Parameter('c7', (I32, [2]), [1, 2])
c5 = Parameter('c5', (I32, [2, 2]), [0, 0, 0, 0])
t8 = Output('t8', (U8, [18, 4, 1, 1], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x2, c3, c1, False).To(t4)
model.Operation('SPACE_TO_BATCH_ND', x6, c7, c5, True).To(t8)
Example({
    x2: packed('<i2',
    'c-m{ID=2NKtSzakE-a|8sxGK3DJUu|DJZG0E37Q6V!#Ukd^Qd8'
),
    t4: packed('<i2',
    'c-m{IE2u50s;{apC@QS4D=clOtS&4ls4OWdD5)&0V!#Uke5eib'
),
    x6: packed('<i2',
    'c-pPY$q~RX2m`>Bj1+7S@&Tp$nFg}|tut0fuVbxZyCy6(E!+q<&x3$U)O@Wif|~<5=werW`T5BOI%gq@'
),
    t8: packed('<i2',
    'c-pPZ$qm3T3<JTGEHbhU(T7xe0N0Rx%yVn>ep>i6nbZA*q_>g8aOy0SU1|$C!(a&%r!DM}RIht@e(D1?$03R'
),
}, name='rest_quant8').AddVariations(signed(x2, t4, x6, t8)).DisableLifeTimeVariation()
