# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: many images.

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
x1 = Input('x1', (F32, [5, 1, 3, 3]))
c2 = Parameter('c2', (F32, [3, 1, 2, 3]), [2.0, 1.0, 0.0, 2.0, -1.0, 0.0, 0.0, 2.0, 0.0, 1.0, 0.0, 0.0, 1.0, -2.0, -1.0, 0.0, -1.0, -2.0])
c3 = Parameter('c3', (F32, [3]), [0.5, -1.5, 2.0])
t7 = Output('t7', (F32, [5, 1, 2, 3]))
x4 = Input('x4', (F32, [5, 1, 2, 2]))
c5 = Parameter('c5', (F32, [3, 1, 2, 2]), [-2.0, 0.0, -1.0, -2.0, 0.0, 2.0, -2.0, 0.0, 0.0, -2.0, 0.0, -2.0])
c6 = Parameter('c6', (F32, [3]), [0.5, -1.5, 2.0])
t8 = Output('t8', (F32, [5, 1, 1, 3]))
x9 = Input('x9', (F32, [9, 4, 1, 3]))
c10 = Parameter('c10', (F32, [3, 1, 2, 4]), [0.0, -1.0, -1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 2.0, 0.0, -2.0, 0.0, 0.0, 0.0, -2.0, 0.0, -1.0, -2.0,
    0.0, 2.0, -2.0, 0.0, 0.0, -2.0])
c11 = Parameter('c11', (F32, [3]), [0.5, -1.5, 2.0])
t15 = Output('t15', (F32, [9, 3, 1, 2]))
x12 = Input('x12', (F32, [9, 2, 1, 2]))
c13 = Parameter('c13', (F32, [4, 1, 2, 2]), [2.0, 0.0, 0.0, 1.0, -1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, -2.0, -1.0, 0.0, -1.0])
c14 = Parameter('c14', (F32, [4]), [0.5, -1.5, 2.0, -0.5])
t16 = Output('t16', (F32, [9, 4, 1, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0, False).To(t7)
model.Operation('CONV_2D', x4, c5, c6, 2, 1, 1, 0, False).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 1, 1, 0, True).To(t15)
model.Operation('CONV_2D', x12, c13, c14, 2, 1, 1, 0, True).To(t16)
Example({
    x1: packed('|i1',
    'c-jTQ2@U`t2m`P%4*&mKU4YrHr6AZK`;FF{zQfAMdsd9%yABy>@c}3z7V!', 0.5
),
    t7: packed('|i1',
    'c-jFT0O9}o{`&+21^)mA>GcWt0QCFz`TPp*3-=%K0`K$r_6=1Mng', 0.5
),
    x4: [1.0, -2.0, -1.5, 1.0, 4.0, -1.0, -0.5, -2.5, 1.5, 2.0, -0.5, -3.5, -1.5, 2.0, -1.0, 0.5, 2.5, -0.5,
    1.0, -0.5],
    t8: [-2.0, -2.5, 4.0, -2.0, -2.5, 9.0, 5.0, 3.5, 5.0, 3.5, 4.5, -3.0, -4.5, -4.5, 4.0],
    x9: packed('|i1',
    'c-ocA$q~RX2n4WUIg<XX1!7p&5d9Thsi2_6vTz3P@>64ttvEr*z)uZVPwP&Ho9DA^i+}k7GdeoA', 0.5
),
    t15: packed('|i1',
    'c-jFr0LlLa`U&d{4EYS<^%4v70`u(!7XlLf{}1%?`2YF-69xqX2@(wO`SIZt5&`r1^9}|00tfvK55rv<9s', 0.5
),
    x12: packed('|i1',
    'c-jTQ0TKWp1O&iwq5l6`uF&r4qMKUm9;!2AVFVP7#4DVh`vFUw66^', 0.5
),
    t16: packed('|i1',
    'c-mw9#KI)R$nxp~H;d4FMi%a`|5!MF{$yeO^OJ>#{U^&Go_8!?0pVE<{Q', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# Many images are computed several at a time, and those that are left over apart.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [5, 1, 3, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 1, 2, 3], 0.5, 128), [132, 130, 128, 132, 126, 128, 128, 132, 128, 130, 128, 128, 130, 124, 126, 128, 126, 124])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, -6, 8])
t7 = Output('t7', (U8, [5, 1, 2, 3], 0.5, 120))
x4 = Input('x4', (U8, [5, 1, 2, 2], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 1, 2, 2]), [-4, 0, -2, -4, 0, 8, -8, 0, 0, -4, 0, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5]))
c6 = Parameter('c6', (I32, [3]), [2, -12, 8])
t8 = Output('t8', (U8, [5, 1, 1, 3], 0.5, 120))
x9 = Input('x9', (U8, [9, 4, 1, 3], 0.5, 120))
c10 = Parameter('c10', (U8, [3, 1, 2, 4], 0.5, 128), [128, 126, 126, 128, 130, 128, 128, 130, 132, 128, 124, 128, 128, 128, 124, 128, 126, 124, 128, 132,
    124, 128, 128, 124])
c11 = Parameter('c11', (I32, [3], 0.25, 0), [2, -6, 8])
t15 = Output('t15', (U8, [9, 3, 1, 2], 0.5, 120))
x12 = Input('x12', (U8, [9, 2, 1, 2], 0.5, 120))
c13 = Parameter('c13', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 1, 2, 2]), [4, 0, 0, 2, -4, 0, 4, 4, 0, 0, 0, 0, -8, -4, 0, -4], extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25]))
c14 = Parameter('c14', (I32, [4]), [2, -12, 8, -4])
t16 = Output('t16', (U8, [9, 4, 1, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0, False).To(t7)
model.Operation('CONV_2D', x4, c5, c6, 2, 1, 1, 0, False).To(t8)
model.Operation('CONV_2D', x9, c10, c11, 2, 1, 1, 0, True).To(t15)
model.Operation('CONV_2D', x12, c13, c14, 2, 1, 1, 0, True).To(t16)
Example({
    x1: packed('|i1',
    'c-jTQ2@U`t2m`P$<034K!>`*$4n?JF?r}z4R5*5e>;=(_V<o1L{Q=}V6$t'
),
    t7: packed('<i2',
    'c-ku}E3T=oEw89e%xx^F$SKY%ENMz>&YzxHm7ZOg$AA|A0B=YQss'
),
    x4: [122, 116, 117, 122, 128, 118, 119, 115, 123, 124, 119, 113, 117, 124, 118, 121, 125, 119, 122, 119],
    t8: [116, 115, 128, 116, 115, 138, 130, 127, 130, 127, 129, 114, 111, 111, 128],
    x9: packed('<i2',
    'c-p<o!4ZHk2n0Y&1`OPAKw|0E;K%*%HkBfhmMzNVd;)hh)H`xOFrBm15w)zsZBLJ!fc5^CuOGek8!}e'
),
    t15: packed('<i2',
    'c-pHiYD{ivDQt<%?P|`h%1*8Auj(o-Z_mjpC@(DQuB)wX>}ts<%#7^ms?09TZmTV*sxNJAXCMmz02TuoZU'
),
    x12: packed('<i2',
    'c-oD@hY<iE2m~-khF9UJI=U;Eglu$W(Gf*9n8MW@mc+icU(q=}Jd~Oc%m'
),
    t16: packed('<i2',
    'c-pJXs;TO#tVzmfuIWmztZB|It7#}Ktf?(2tZAt)tSM<ptI1^`0ssJ)$`IW'
),
}, name='rest_quant8').AddVariations(signed(x1, c2, t7, x4, t8, x9, c10, t15, x12, t16)).DisableLifeTimeVariation()
