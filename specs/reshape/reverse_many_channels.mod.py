# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# REVERSE: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
c2 = Parameter('c2', (I32, [1]), [3])
t3 = Output('t3', (F32, [1, 1, 2, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 2]))
c5 = Parameter('c5', (I32, [1]), [1])
t6 = Output('t6', (F32, [1, 40, 1, 2]))
x7 = Input('x7', (F32, [1, 80, 1, 2]))
c8 = Parameter('c8', (I32, [1]), [1])
t9 = Output('t9', (F32, [1, 80, 1, 2]))
x10 = Input('x10', (F32, [1, 1, 2, 129]))
c11 = Parameter('c11', (I32, [1]), [3])
t12 = Output('t12', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('REVERSE', x1, c2).To(t3)
model.Operation('REVERSE', x4, c5).To(t6)
model.Operation('REVERSE', x7, c8).To(t9)
model.Operation('REVERSE', x10, c11).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_(G|cz1O&jxS<-*CRt_m4^FO$el;nhjviiM>r!34{bEIh63ttsIxbUIRvc)6L;y-_?5G?)', 0.5
),
    t3: packed('|i1',
    'c-oE1(G|cz1O&im51an0MGk2p^F40Y4g~AA4b74Xv@5k9!+pCF6i$X@@Y;{Ehji)O@thCV{w)3', 0.5
),
    x4: packed('|i1',
    'c-m#l(G|cz1O&im51an0MGh$-^FJ+4p0&$Ji5v=%)$fHprBrXkNTs6Jd?7e?%_n^}`=39o-y|F', 0.5
),
    t6: packed('|i1',
    'c-jrfNfN*?2m`Qz0Pg=^i&K_XM+pW=3exK=Ai<tx#FQTwUG?ZSy&TbuhF$Zgv|nB*<nK%t)^P$YAH>BZ8~', 0.5
),
    x7: packed('|i1',
    'c-png(G|cz1O&im51an0MGmPV^FKc6v)SV0S-Xss$e|Ef{a)BpO7%vJR4RJS7lLEg{Qvv``F=|w', 0.5
),
    t9: packed('|i1',
    'c-oDPSqi{F2*vP?OYeVLwJx0_^eYeuVS5ttRyKlc%;UnP&YF=%&xY!h93d=3dl?x+aBbscc?$hT8jP-XkFpgzYE3tt2~jB=knRdP'
    'n9`@g%D>JZMwUw<', 0.5
),
    x10: (packed('|i1',
    'c-jTQ0TKW)1O%|L#oqs4iz}KyaO|2-`fRp1dDbo?C2}Z4R{t0Fl~TPCBbAC?^L;Xv91s', 0.5
) * 5)[:258],
    t12: packed('|i1',
    'c-pPZixI#;1O>q1@X~*^h);URTmidUdYE`kw^<@-oZAGFk8-`8!5~aHg`;#2VAQc=F{T&r#p)ma0F1<TL;', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
c2 = Parameter('c2', (I32, [1]), [3])
t3 = Output('t3', (U8, [1, 1, 2, 48], 0.5, 120))
x4 = Input('x4', (U8, [1, 40, 1, 2], 0.5, 120))
c5 = Parameter('c5', (I32, [1]), [1])
t6 = Output('t6', (U8, [1, 40, 1, 2], 0.5, 120))
x7 = Input('x7', (U8, [1, 80, 1, 2], 0.5, 120))
c8 = Parameter('c8', (I32, [1]), [1])
t9 = Output('t9', (U8, [1, 80, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 2, 129], 0.5, 120))
c11 = Parameter('c11', (I32, [1]), [3])
t12 = Output('t12', (U8, [1, 1, 2, 129], 0.5, 120))
model = Model()
model.Operation('REVERSE', x1, c2).To(t3)
model.Operation('REVERSE', x4, c5).To(t6)
model.Operation('REVERSE', x7, c8).To(t9)
model.Operation('REVERSE', x10, c11).To(t12)
Example({
    x1: packed('<i2',
    'c-png$q|4+2n0Yw2IMGM1`OR0eA)koE^!k3<`#?HT6m<l$BI0KyDTtKSqF-79uKyh-4poE*Uw&M&n*4'
),
    t3: packed('<i2',
    'c-pnf$q|4+2n0Yw2IMGaISkzt{MhfF);>tYbQp>yonTX2@-*}|VQj85CDUquC~<Ztjl+li`q>L>%q;!'
),
    x4: packed('<i2',
    'c-pPY$q|4+2n0YwW{{&`ISkzZ{M!H4nBC(oO9+B(Y=ZTc?1yV>G|7Tdsovumd0Ki5V-Ef1>t`>u6D6D'
),
    t6: packed('<i2',
    'c-pPV%N2ky2n0Y&hREkF39O}S5zcYIps0e<wv)uDN9s&i??z?yc%E7sC>iHjrync7b+L%AMbwzhJ#<_@djYihC7b'
),
    x7: packed('<i2',
    'c-qa&*$seD2n0Y&2IL4lSS;NtOq~CLGd$Q5yC+7MIEj68i^XoOd8D^tMV`W47K5m)GdlP_UqAN(mtRXE'
),
    t9: packed('<i2',
    'c-qa4$qfTR48u~g?ezg`d~E5N67q~b1PBnSeFgof7&zCL_<~wb?B=j}@QiDpP6T=^3c{YCu`Q{7751<!Hm@dP-RM2DmN#|ho>m;>'
    'L^O;mh1^h6KRti`d|#S(OCb'
),
    x10: (packed('<i2',
    'c-p1GhY`Rq2n4W<41{vLDIPsTL_*@U_Bf9RTh8u@)+J72-(0ZRtLQ7WH3sq&E?D%$^T!8HZXBo'
) * 5)[:258],
    t12: packed('<i2',
    'c-rO6$q|4+2nA6?24pFifp6&MV9m|Gzi#bSSuq_}n<bsfW@F3KrMC$e63&!N(2fO68ix=2^Z|Tu^$lOY?*)hFc{B'
),
}, name='rest_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9, x10, t12)).DisableLifeTimeVariation()
