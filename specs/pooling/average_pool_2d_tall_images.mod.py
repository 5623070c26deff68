# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: a tall image or a large batch.

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


U8 = 'TENSOR_QUANT8_ASYMM'

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2053, 29, 3], 0.5, 100))
t2 = Output('t2', (U8, [1, 2053, 29, 3], 0.5, 100))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 2, 3, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-s3KxJBAx+Rcx#r?@t2@QWMucb$IleoCqDSBr10ZzAeN`7K2_H*>h}c(_1Kb@G(w2X8IE)On^bzx@r5d&%anqnbxG6VS{s3Pu4f'
    '0RWv2GdB'
) * 294)[:178611],
    t2: packed('<i2',
    'c-rmK+fEVy9LMoqrk8N*stYgDX<MdE3sF;s2gDNyo<f9)U`z;63vqT}rQ%_;&6_TL5g()nFmBAt&*%QP|Nh&zI$Y|Fw?`5$x`UJ5'
    'fp9)|bb4`hn?7r18`VH(rmbfp*tcAWrB<#dvpYkT<l07Y|Ef8+e$!ts9#{W8PTURFmKFxKx>jeVhI`lEMI*<Vz0Zlg^32D>-DW)='
    'I(Qz*MrT$x2j}~jrvp<fTZ_qbDf9I-xA!OBs8m{v-!!HlK5l(Emk&RD-1_pycHt3zzBf*<KgQ4Z#?Rj80v++_SSX*(m1EV+;cV@4'
    '?^kVZeqkWK7$04UOug-^caGIUTd@!M)zbN8asPL+zWMF2H$6W+GG1sgemd0=?y3c2uNKlThZZyO_0+-6r<3#ik5c((@}%^7Jk=N6'
    '4u_V8qN9=W>~4MOOLljm^1X4gm@4!~N6Ib6J<TzJ2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D'
    '6PUmRCNO~sOke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P'
    '1ST+n2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7U;-1Ezyu~R'
    'feB1t0uz|P1ST+n2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7'
    'U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D6PUmRCNO~sOke^N'
    'n7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D6PUmR'
    'CNO~sOke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n'
    '2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t'
    '0uz|P1ST+n2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7U;-1E'
    'zyu~RfeB1t0uz|P1ST+n2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D6PUmRCNO~sOke^Nn7{-k'
    'Fo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D6PUmRCNO~s'
    'Oke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D6PUmRCNO~sOke^Nn7{-kFo6k7U;-1Ezyu~RfeB1t0uz|P1ST+n2~1!D'
    '6PUmRCNO~sOke^Nn7{-kFoFGlVAbJLZ@fK{c+nl4><)zUxuesItK0NhGux;JIx}rO6T!aaLM*j%J(=AZswCGoiu+g1x%Hd=dhxi$'
    'IB_@l1ONa4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '000000000000000000000O0Zb1v)d?Tm'
),
}, name='rows_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2053, 29, 3], 0.5, 100))
t2 = Output('t2', (U8, [1, 1027, 15, 3], 0.5, 100))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 2, 2, 3, 3, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-s3KxJBAx+Rcx#r?@t2@QWMucb$IleoCqDSBr10ZzAeN`7K2_H*>h}c(_1Kb@G(w2X8IE)On^bzx@r5d&%anqnbxG6VS{s3Pu4f'
    '0RWv2GdB'
) * 294)[:178611],
    t2: packed('<i2',
    'c-rmI;Z70(0KoAcu+?V_4mVw)pdQA-frtpqn}CJKDc(d!<#KCfb3BBv)f?2;KKy<!@ZbJ7Tk}%*rci!=on=pHKG+PxlTJNfg?CAJ'
    '_B`nIqEh&-P`<j()-R*qtN3_cj61ccy*Em3*JtZAo*V_+J0H9K(Q2B0s~yi<ai<!!C+(wr*?G*SNnQ(vtxBUBx00{@*~55xdJtBk'
    'dNW<L9<wOPi^1@GGb+E1qrJf}9j8AJ+h@f_RLDQnhF8m{%OCag%f`mWezZ3nrk~QEji`CwZH7ldedpt%Kgy<QUOOJP;zl)UC8Pdq'
    'J)Wiq;ZaoINf-S*JAC*xUO$W{rw7}WsM}0et;cUsGA{<5TBW@gC%0eE)(`RIG}x~6gL-+tmyD9x`fQrUe@`@vlij!X#YU;x?JmFc'
    'zh8d7*xm0P9@b`yi>sT-@b08g?i3rl)$U^XW%@X`&N}O?v(7r}th3HK>#VcRI_s>n&N}O?v(7r}th3HK>#VcRI_s>n&N}O?v(7r}'
    'th3HK>#VcRI_s>n&N}O?v(7r}th3HK>#VcRI_s>n&N}O?v(7r}th3HK>#VcRI_s>n&N}O?v(7r}th3HK>#VcRI_s>n&N}O?v(7r}'
    'th3HK>#VcRI_s>n&N}O?v(7r}th3HK>#VcRI_s>n&N}O?v(7r}th3HK>#VcRI_s>n&N}O?v(7r}th3HK>#VcRI_s>n&N}O?v(7r}'
    'th3HK>#VcRI_s>n?tfc%vo$Y;Zwlr2*ID+I=7Y^3Jn7W)Rd|<lXU~IPFDixa3gxToZ2dBN1poj50000000000000000000000000'
    '00000000000000000000000000Q}1zSJUE?'
),
}, name='rows_strided_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
