# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: as many elements in other rows, by one model.

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
t2 = Output('t2', (F32, [1, 4, 8, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t2)
Example({
    x1: packed('|i1',
    'c-jrf$q@rV2n4XA2UzltmK$47nQS)ONx7Ic)I%%xX$L{~mI+^OuX$7>U(kM}LV?j1c}HNT8NXM4n2AanssHlsfIxmTi{S}l*RS5W'
    'N=6HiKPV|c-2', 0.5
),
    t2: packed('|i1',
    'c-jrd$q@rV2n4XA2UzltmK$3y*-EzYiI-R#G+b-*X*6N=mKfh=uUiy4AH{x3LWogmd30dnne$iYn3&2TDF*ZI07O1F|M6I`e_GE^'
    'C9(y`A1E+D-2', 0.5
),
}, name='1x4x8x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 8, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 8, 4], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t2)
Example({
    x1: packed('<i2',
    'c-qCt$q@rE2n4W{%+0U{?9!7iqNm=3Sic;ldC#!Ks}g683mX|-xDpnRSPgQx;?_<vd~N1rp}X8Ek5a;&Rmw+y+YydJQMw1bonO;l'
    'JxM#lHh_Ho><bNCJKX'
),
    t2: packed('<i2',
    'c-qCr$q@rE2n4W{%+0U{?9!7iqL*Hb*y|k9dG@eOt08CE3b7g0xFHtwSYdLC<8DoXeaGfhqO0ALjwZp`RlG(U-4PB{k*ELG{<!I`'
    '9?BgS8$dpP_5}@NJKX'
),
}, name='1x4x8x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 8, 4, 4]))
t2 = Output('t2', (F32, [1, 8, 4, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t2)
Example({
    x1: packed('|i1',
    'c-j@pQ5L{31O&imMY;cJBbKzC?~%fBBBb1VnUl8trnDbDI)2B$AUjG60Ew^6$=Wq{{tG4|x3w+PKu6?sHDd*NaRs8!P$>#LlgSSI'
    'U-d)0;P^im', 0.5
),
    t2: packed('|i1',
    'c-j@pK@J2V2n4{;i17c{iZr;hNgYd2*TE1kZ(B~|@qE(P^^W@U!4*HDRRG8@^G;Tsc{a!Kn1MWPw$uXAkv-MH7370_whpPHz@ALD'
    '#s5`v;|JO*KNk', 0.5
),
}, name='1x8x4x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 8, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 8, 4, 4], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t2)
Example({
    x1: packed('<i2',
    'c-qCv(G|oX2n4_@S!BV-qC)9Os<`={P|gB7w957=;EY-lRx@XMEw4AkXiX&v@GU+?hx+pG62g{o?Cg_G>lQaP^lo5r1tYH`5lLPb'
    'f%W;G+68}q_5d(CJQn'
),
    t2: packed('<i2',
    'c-qCv!4U&72n0cgEX0C}MI40ga}=JMX9smRG11yqw^3LvCv10a&pz$k(Q8tbB=BNv7uDsbd^HbbD9fsD)^KdZTy1a%IE?ov9mq)X'
    'aS>R}&#B?z=g)lsFl;;*'
),
}, name='1x8x4x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 4, 4]))
t2 = Output('t2', (F32, [2, 4, 4, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t2)
Example({
    x1: packed('|i1',
    'c-jq(M-IS12*kv&h5x^nHX(boWyxt4$hqhprH67g<KTOa<$k!odyjCimaW|hT~_mv8=p@&z^d?W0x~auY={<X$80r9Es+FuvTu$N'
    'UQB%>4g8LcLeK', 0.5
),
    t2: packed('|i1',
    'c-jrfM-Bi%2m>$?rttsQ(lYFxEIG{rlNY<Aj#Bhy;Jp7>?uT#RD~GeNY_CrJoqF8F8xIFqQQmA|gd2|qi#BN=Y^6!bk|cCGZ`u&$'
    '%&VHA_yCZaLeK', 0.5
),
}, name='2x4x4x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [2, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t2)
Example({
    x1: packed('<i2',
    'c-qB{*$qT72*kEz&LD;)Q2I+3JAbw;jm$748g^LgdUgq4tmj;buAkL?(*t|YJ|?I=8q57)Q7{3n%4Ft1#>*cM*m8^zr^Zuvrob!2'
    'T4EfeF7=Lz@%!^W13){_'
),
    t2: packed('<i2',
    'c-qCt$qfTQ2n0cg%r%P`_8@dS3-_m_wi#vG;|cZKsD7rr>-XRy7wf!N7rD9T?6CfszHq>mqC&#eB@kp54i}uGF%^<LjVZ5P26l!$'
    'n*?28uiLcw`Ey?bO*_y'
),
}, name='2x4x4x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 2, 4, 4]))
t2 = Output('t2', (F32, [4, 2, 4, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t2)
Example({
    x1: packed('|i1',
    'c-jrf$q~RX2n4WU!G`{;HFu(??kE_TO}<#Wy``Ju9T?7+IOyHMaiQ!zX|PrEt4-Ao5If~ODY2D0qEvycs6Wv9-Uj=LrqER89+hP@'
    'nfr6d2W0C&`v', 0.5
),
    t2: packed('|i1',
    'c-jrh$q~RX2n4WU!G`{;HFu)7t_~QO<-D-HU8_6kjTnBJ!0DaE5vSZf39~iz+e-B>FgZ;=k+Lm0LRzt?s1j@F+ZTL1I!Ke1TSpe$'
    '<mL}9A7TMO`v', 0.5
),
}, name='4x2x4x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 2, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [4, 2, 4, 4], 0.5, 120))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t2)
Example({
    x1: packed('<i2',
    'c-qCt$q@rE2n4W{Z0=#fhSHNRqNkn@3h<D6h<z41Ax_5dk|VgV2*;&PvAD9>n58$CY6N6ail5frXuUnDj8N8Jz~-FbqRW;%GF9f&'
    'QLtR1L+H<+eE}pMJNp'
),
    t2: packed('<i2',
    'c-qCv$q@rE2n4W{Z0=#fhSHNRqPN~S3h*d-*m$Nf;X(%XIwHWe@W5?K3A=*b*r8{W`dg@^bUEF+p?y0?IiRfCYnT&<>k=F1NKM&z'
    '2g;I`4yZqW_5~y~JNp'
),
}, name='4x2x4x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
