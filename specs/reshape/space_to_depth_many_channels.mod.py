# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 2, 48]))
t2 = Output('t2', (F32, [1, 1, 1, 192]))
x3 = Input('x3', (F32, [1, 40, 2, 2]))
t4 = Output('t4', (F32, [1, 160, 1, 1]))
x5 = Input('x5', (F32, [1, 80, 2, 2]))
t6 = Output('t6', (F32, [1, 320, 1, 1]))
x7 = Input('x7', (F32, [1, 2, 2, 129]))
t8 = Output('t8', (F32, [1, 1, 1, 516]))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2, False).To(t2)
model.Operation('SPACE_TO_DEPTH', x3, 2, True).To(t4)
model.Operation('SPACE_TO_DEPTH', x5, 2, True).To(t6)
model.Operation('SPACE_TO_DEPTH', x7, 2, False).To(t8)
Example({
    x1: packed('|i1',
    'c-qCw$qm3j2m~-Out5LSa*C7@|Bb9@m{)W1fa%5#XW*5Jrz6ipmQUlF%GJbEY%2+a|MLf$xmgk', 0.5
),
    t2: packed('|i1',
    'c-qCw$qm3j2m~-Out5LSa*C7@|Bb9@m{)W1fa%5#XW*5Jrz6ipmQUlF%GJbEY%2+a|MLf$xmgk', 0.5
),
    x3: packed('|i1',
    'c-png$qm3j2m~-Out5LSa*9+D|7}}I7-U7myqc2-OgDBo1Fuv(9eEzId>YqOt|p#h|K|_mI!gc', 0.5
),
    t4: packed('|i1',
    'c-nQ%F$w@N2t-k$M!o-O)hH&_77JFxFCHVy;ba3E5ig-vfvX|X`mn!IM-eIrLCCJX%YtNLA7I5+9oh8rXBTKgO8@', 0.5
),
    x5: (packed('|i1',
    'c-jTQi46ci1O&iX4*gf_jhk^b@f6!i!XPUe=GB}$V7jrx8F;1Q>B#et<<q#P`YgH}3j', 0.5
) * 6)[:320],
    t6: packed('|i1',
    'c-p0pO9}un2t)Bx_5P<-YjL`sS(GxX5XcLO*}_!9>NUplWQD+4jpWP%%G)JDW0v=n*kVDdEJkf#_?)<_zaDU?|NHL^KTF1uNd', 0.5
),
    x7: (packed('|i1',
    'c-jTQi46ci1O&iX4*gf_jhi`*YbsY0PqD2e46>qOUd_n^rW-q)fmbS?jyw-p{+1pb3j', 0.5
) * 9)[:516],
    t8: (packed('|i1',
    'c-jTQi46ci1O&iX4*gf_jhi`*YbsY0PqD2e46>qOUd_n^rW-q)fmbS?jyw-p{+1pb3j', 0.5
) * 9)[:516],
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 2, 48], 0.5, 120))
t2 = Output('t2', (U8, [1, 1, 1, 192], 0.5, 120))
x3 = Input('x3', (U8, [1, 40, 2, 2], 0.5, 120))
t4 = Output('t4', (U8, [1, 160, 1, 1], 0.5, 120))
x5 = Input('x5', (U8, [1, 80, 2, 2], 0.5, 120))
t6 = Output('t6', (U8, [1, 320, 1, 1], 0.5, 120))
x7 = Input('x7', (U8, [1, 2, 2, 129], 0.5, 120))
t8 = Output('t8', (U8, [1, 1, 1, 516], 0.5, 120))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2, False).To(t2)
model.Operation('SPACE_TO_DEPTH', x3, 2, True).To(t4)
model.Operation('SPACE_TO_DEPTH', x5, 2, True).To(t6)
model.Operation('SPACE_TO_DEPTH', x7, 2, False).To(t8)
Example({
    x1: packed('<i2',
    'c-qy=$qm3j2n4W{%(X%cEKqvNh~mG&LW)_@<TPZsjl&0dO6a!LU8<Ab<QlR)wOn(A1BUPO^K&nTHChq'
),
    t2: packed('<i2',
    'c-qy=$qm3j2n4W{%(X%cEKqvNh~mG&LW)_@<TPZsjl&0dO6a!LU8<Ab<QlR)wOn(A1BUPO^K&nTHChq'
),
    x3: packed('<i2',
    'c-qa&$qm3j2n4W{%(X%s%TRi%h!p>gBOGbTLYi37;<Bu8gQp|ww9p;vyVR$A$TegKz1;XdKR@>Zb$d$y'
),
    t4: packed('<i2',
    'c-qa)I}X4g3<J;}IRsFY4>(7MsY9jg^<sH=GPGGAVoniT5qGhx7!Q)Z+pTO4#59K6kh#_*4pi&~J6$qMR{eb0^Ya{Xgi8P'
),
    x5: (packed('<i2',
    'c-p1Gi4DLo2n4W>%oiaJ0*sy^YHv?1*Bs%1frS*aqRDB<a2tmY@|4hRtGiSuy~#D?`{MykVjQC'
) * 6)[:320],
    t6: packed('<i2',
    'c-rkx%MQRG4B97awQ2gW?WgN`I~e12TnGse$V7oq>4alo0Sm6uI*ArD=dh(fnFM;F=5<k4jWAE8{D$|Av-;x!oBG>-@9^{E3KKCm'
    'mPr'
),
    x7: (packed('<i2',
    'c-p1Gi4DLo2n4W>%oiaJ0*sy^YI~Dw$oAB7%@Gb5SV%D|nw*9Vw{iF&PYK<&x=VHP`{Myg#vG#'
) * 9)[:516],
    t8: (packed('<i2',
    'c-p1Gi4DLo2n4W>%oiaJ0*sy^YI~Dw$oAB7%@Gb5SV%D|nw*9Vw{iF&PYK<&x=VHP`{Myg#vG#'
) * 9)[:516],
}, name='rest_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8)).DisableLifeTimeVariation()
