# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: more channels than a block has.

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
x1 = Input('x1', (F32, [1, 1, 3, 48]))
t2 = Output('t2', (F32, [1, 1, 2, 48]))
x3 = Input('x3', (F32, [1, 40, 1, 3]))
t4 = Output('t4', (F32, [1, 40, 1, 2]))
x5 = Input('x5', (F32, [1, 80, 1, 3]))
t6 = Output('t6', (F32, [1, 80, 1, 2]))
x7 = Input('x7', (F32, [1, 1, 3, 129]))
t8 = Output('t8', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 1, 0, False).To(t2)
model.Operation('MAX_POOL_2D', x3, 2, 1, 1, 2, 1, 0, True).To(t4)
model.Operation('MAX_POOL_2D', x5, 2, 1, 1, 2, 1, 0, True).To(t6)
model.Operation('MAX_POOL_2D', x7, 2, 1, 1, 2, 1, 0, False).To(t8)
Example({
    x1: packed('|i1',
    'c-pPY$q@h{2n4{|0TJ_0mP;^+?SFf*!Sw1`tb+ojT=_(g^@aqu<YFY5S35;xu%X@_82>*%GfzQF', 0.5
),
    t2: packed('|i1',
    'c-n=_!4ZH!3_{T{WFy;uwVIKL6?lAqK#_3<AMTYL1O1`6$Gy5#htV*UC@t^7OS&=oKfjBR88-', 0.5
),
    x3: packed('|i1',
    'c-o!I$q@h{2n4{|0TJ_0mP;^)?SHGc2gZvHrdQ8m9TX_#$|riPHzc?v7bD5M+9?`?4gH@VOjI~3', 0.5
),
    t4: packed('|i1',
    'c-lS6!41G53<E&Pag4M7w5?ED;K9Am{o<R1U1b9y$<;%mG7-=0Xkgeo^2FTlMy|*e`@|pUwh|B', 0.5
),
    x5: packed('|i1',
    'c-qy=$q@h{2n4{|0TJ_0mP;^>?SDsOu%X@_7%w)MUOkI-P@t46pXjmPkl>bFj3o1Fr}$rfQA2HS', 0.5
),
    t6: packed('|i1',
    'c-n={K?;CC3`0>!+D?1_(<&ue2XX5rtH+Okm8lb#88XWgAR{76E6l<TJS6IYnr*`e$3@i|7z4=`Id1J>?_lK%cW|Kl1p5vCKHu3!'
    '9!>', 0.5
),
    x7: (packed('|i1',
    'c-jTQhY<iE2n4Y6LB#!+r3ofvUhNc(!GU^vV7%C1`t)wrL4i`9EYWLyAi*uU8TkR<g&Z0', 0.5
) * 7)[:387],
    t8: (packed('|i1',
    'c-kGsK@I>Q2m`P<V9fu&)~Kklms;T<O+RS)0JPP^CHxK>)me#GF@td942NC2ehcU', 0.5
) * 5)[:258],
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 48], 0.5, 120))
t2 = Output('t2', (U8, [1, 1, 2, 48], 0.5, 120))
x3 = Input('x3', (U8, [1, 40, 1, 3], 0.5, 120))
t4 = Output('t4', (U8, [1, 40, 1, 2], 0.5, 120))
x5 = Input('x5', (U8, [1, 80, 1, 3], 0.5, 120))
t6 = Output('t6', (U8, [1, 80, 1, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 1, 3, 129], 0.5, 120))
t8 = Output('t8', (U8, [1, 1, 2, 129], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 1, 0, False).To(t2)
model.Operation('MAX_POOL_2D', x3, 2, 1, 1, 2, 1, 0, True).To(t4)
model.Operation('MAX_POOL_2D', x5, 2, 1, 1, 2, 1, 0, True).To(t6)
model.Operation('MAX_POOL_2D', x7, 2, 1, 1, 2, 1, 0, False).To(t8)
Example({
    x1: packed('<i2',
    'c-qa&$rZpL2nE2D%%bq}LB!5&B8SX<cqD;(_F37EfzX=uRv)sBlC;v5&>$YhAqK}rv$4SW`~3XO1zU(i%K'
),
    t2: packed('<i2',
    'c-pngK@xy43<5yEtQpA|(wP2S`T|eowhSOL-srpM$aaCYP(59JS)m@mC?HuF+OtpKqT~O3Y|aN5`Yty'
),
    x3: packed('<i2',
    'c-qCw$rZpL2nE2D%%bq}LB!7OA(za3nvDg{BMH>A&&qZTgx0LL`jBmuq?N9O2JtWsF*r8*dwza$0m`a4Y5'
),
    t4: packed('<i2',
    'c-pPX!41G53<JQfOodX(NsP03fd><C?~}dwdO)g@04J%kK?XD7t(zM#q!nYwT<^q~F=n(KpUZwKW+sp'
),
    x5: packed('<i2',
    'c-rO5%MrjJ2nE2D%tvAJK*Y|iBa^+a7#thT#scS&1nSvmWjh8!Yt~zR$TmvSN>@UIco>I#FF!wX0Swr1?*'
),
    t6: packed('<i2',
    'c-qa)I|_hM3`9}4tb_<N`R?5K5L;VQOm(<XAglDiX@;uy0?3G{)(o?719w&G4RuxwFB})$IWPv2qU5+-L0Q4B2d>~i_X)}q{QSKA'
    '{4Sz5O-='
),
    x7: (packed('<i2',
    'c-p1Gi4lM>2n0Y&<_nAmA*6GQa5ss~ImHn;7<Lu}TM=m1++7ner1t8!=aL_^l(+7JK7V{lz#Os'
) * 7)[:387],
    t8: (packed('<i2',
    'c-p1K!41G53<E$`u4sdB631)~Vujx4+%QnC8}!Bl=+nxOa2uS|q7_cYN+O&+1K$4Fm+c*Z'
) * 5)[:258],
}, name='rest_quant8').AddVariations(signed(x1, t2, x3, t4, x5, t6, x7, t8)).DisableLifeTimeVariation()
