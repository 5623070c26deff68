# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# DEPTH_TO_SPACE: as many elements in other rows, by one model.

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

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 8, 4]))
t2 = Output('t2', (F32, [1, 8, 16, 1]))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t2)
Example({
    x1: packed('|i1',
    'c-jrgK@z|q2m`<Y0{Z{gA`or&x;KU%ckzz3FK|4u&>C@cv3O#)^K>Vk>$Z%njsWW|QJ6X&IS9qPN8Jdy6q-r(o;EA1ycU(Fa^TA#'
    '4&|TQ&j(lDIXe', 0.5
),
    t2: packed('|i1',
    'c-j@nM-Bin2m~+zL;3$}2_;#rkG`h1w{-{3#y)#}#G#3{v$dzS`>A9#*2!W|g2U3R9z*yoY#s;Qm1@Nf<G&@Lm=-B9VJL`qLMm@1'
    '9T!E1o)0rNIXe', 0.5
),
}, name='1x4x8x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 8, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 8, 16, 1], 0.5, 120))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t2)
Example({
    x1: packed('<i2',
    'c-qCu!4U%>2n4{CjNs`22UvR2MfSU=H>%Iz?6ewUmvCs&y<(tP{j9Legty|Qw5W9xddGtq#S3h9aNmn~Y(H>hy4u^8si|_ZRWf|B'
    'Ch5h%FJG<CpM3#LAUrz'
),
    t2: packed('<i2',
    'c-qCt$q@rE2n4W{jDfX>o6<9>B6{j}HLesi$J<A7M`N-mr4JZKO5{}#OJb}ShtjvHo1bU+L$*F&y9ky_sORrsVXG3s(cxKX4&7k7'
    'Om-$JW$S$Y><dkJJUa'
),
}, name='1x4x8x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 8, 4, 4]))
t2 = Output('t2', (F32, [1, 16, 8, 1]))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t2)
Example({
    x1: packed('|i1',
    'c-jTQ0TKW)1O%|LEdKx6YH^oXw#~yr)|u-G+Av-{W{ommAX>Mv9EHh|rJ(S6S^?kSE61SNabQI?hqJWx!0*{JJrg1KmfS~JXq4(5'
    'fb#vk|1?S', 0.5
),
    t2: packed('|i1',
    'c-jq&Ne%!Y2*knw;{RVOt9oqGR(2;ycL`?Jtc_MrZxu`3tUIj=%?6%P2puI{aT@rSaoZQ%4(<;N;`)&fSe6#AI8$xpbh<4fQo+W7'
    'zjtoXeaGE2N&', 0.5
),
}, name='1x8x4x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 8, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 16, 8, 1], 0.5, 120))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t2)
Example({
    x1: packed('<i2',
    'c-qCmfe{2D2n4V%SyXUXSfKPP<CC15dSGxXj@5vv>?4OG8l2PU8+KvTK>Bi{L-1-+fTws;PzY}?q%g8jl(?}_d)d;f+U<Lb??Yrq'
    'OT<=y{(gV<0c7qxN&'
),
    t2: packed('<i2',
    'c-qB`(G5f~2*YmVLV=0^h0$NPxcphNlcO76BMGx>cc4X^w6b?i)a(|4MkCA$>8l(k$qn>m9Hk5Dh4Vr|Qay}?$XgPZmx;EMFV$w|'
    'U5F0GyQfh2`TcnxW6V5C'
),
}, name='1x8x4x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 4, 4]))
t2 = Output('t2', (F32, [2, 8, 8, 1]))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t2)
Example({
    x1: packed('|i1',
    'c-jrjfe`~C3<I!x8yxRHZ2|#W4WNXK5UCNZStyR>c4zjv%v6kr4hLIXS*E&(6fz97J$qmIHj7pI6la+>rXYEqSoI-!$cKNw&x8wp'
    'aNqF*HDxf9', 0.5
),
    t2: packed('|i1',
    'c-j@rK@!9u3<JT61hW4BT01eY?0tF?2&yHEBW9sqcdpIR&Ss_#9QtB(u$ASmRG1==K)XNhqUTn#O3!+2;h$jM?R+cAv*N+Jq&NXz'
    'v|I;!`~X%xFp~', 0.5
),
}, name='2x4x4x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [2, 8, 8, 1], 0.5, 120))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t2)
Example({
    x1: packed('<i2',
    'c-qCxfe`~C3<I!^obUneZE!q#yG1pC0y0{pPM2;Xd4|gsQFAdueKxAyEIo=eRY`;pZJ_L1&yrU$nW<MjhiT&qlJD%1FM^ZY`1Q}c'
    'aKam|bv}Rg1&-7_lK'
),
    t2: packed('<i2',
    'c-qB`!4bnS48uCIl*smlv?-3>bc*5)Ab_Syvbg&s@^ZzP+~p`nXu++!cQs3qt_-y)0s)lk_DuRr6*KjW%NBkL&bvKV2DwH*7;ln1'
    'fZu317v}!_nJ<m3Jd*'
),
}, name='2x4x4x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 2, 4, 4]))
t2 = Output('t2', (F32, [4, 4, 8, 1]))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t2)
Example({
    x1: packed('|i1',
    'c-jrfNfN*y3<I#iBo6<7Em>)G6xUh%5bP88*luv#$|vqh6;m5r2_vNTWTEmU$SLu`sAk^lT=u7#ym~%_BGA^Oa-vzrPWXXt$Jjje'
    ';L1{le*G#sMg', 0.5
),
    t2: packed('|i1',
    'c-jrgNfN*y3<I#iBo6<7Em>)G71uuOd(I+G*lxH@q;ksd5>vZE>=}efWuX#NgM6g;sOEJ`v%FlOym~~S=P$IWoG42`n`}SZF;BUa'
    'HXd1_AM4OMMg', 0.5
),
}, name='4x2x4x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 2, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [4, 4, 8, 1], 0.5, 120))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t2)
Example({
    x1: packed('<i2',
    'c-qCt%M}A42n4{CEFbZ?!b0gu7n$Sm&V560kFM#r!H{+dUDqnRI<QikNPl4tw__l~Qvy+CwwCbrFT3;jksu0+-8(8rH@&$HGN>nr'
    'j#Hw%=0&Z~pM3#a3Oq&'
),
    t2: packed('<i2',
    'c-qCu%M}A42n4{CEFbZ?!b0gu7n$quzTsXoml*B0AsuSPa9KCIdL{89pq*|GH-rc5kSS4ROWL|^@q&5$5Q-hY!tTmZZv$$RTjmMk'
    '6mPLZ)LiTHXJ1>eJVp'
),
}, name='4x2x4x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
