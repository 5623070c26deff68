# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# BATCH_TO_SPACE_ND: more channels than a block has.

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
x1 = Input('x1', (F32, [2, 1, 1, 48]))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (F32, [1, 1, 2, 48]))
x4 = Input('x4', (F32, [2, 40, 1, 1]))
c5 = Parameter('c5', (I32, [2]), [1, 2])
t6 = Output('t6', (F32, [1, 40, 1, 2]))
x7 = Input('x7', (F32, [2, 80, 1, 1]))
c8 = Parameter('c8', (I32, [2]), [1, 2])
t9 = Output('t9', (F32, [1, 80, 1, 2]))
x10 = Input('x10', (F32, [2, 1, 1, 129]))
c11 = Parameter('c11', (I32, [2]), [1, 2])
t12 = Output('t12', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', x1, c2, False).To(t3)
model.Operation('BATCH_TO_SPACE_ND', x4, c5, True).To(t6)
model.Operation('BATCH_TO_SPACE_ND', x7, c8, True).To(t9)
model.Operation('BATCH_TO_SPACE_ND', x10, c11, False).To(t12)
Example({
    x1: packed('|i1',
    'c-n=_!4Uu<2n4WUZvp$S7Er_zF8_cE%bHKa=o*O(dbFS3=dQh`XcLr+4uhLZr4ZGq!GC^H?k@E', 0.5
),
    t3: packed('|i1',
    'c-n=_!4Uu<2n4WUZvp$S7Er_zF8_cE%bHKa=o*O(dbFS3=dQh`XcLr+4uhLZr4ZGq!GC^H?k@E', 0.5
),
    x4: packed('|i1',
    'c-m#l!4Uu<2n4WUZvp$S7Er_jF8>hKr~wt0HJ^sjH4+*0Xg|HrU3*Q@CMXvj1~->V;Xgn4Xe9s', 0.5
),
    t6: packed('|i1',
    'c-jTQ0TRF<2m`RQE8zcM3sqzZ2NK&c${`k?0qt2XOnh#U%f*UiOq9@t6eo~u3taCyy7RtmC%6Bh{Urb', 0.5
),
    x7: packed('|i1',
    'c-png!4Uu<2n4WUZvp$S7Er`0F8{c>R0>gz8c<<b^Jy4eBauOm_S5^^wbvAFf^yMe@c;7z{Rv6=', 0.5
),
    t9: packed('|i1',
    'c-oE4!41GL2m~;31upwf3nYYgg#Im=>BW(!EJIusEbBlPCK0Megm<#e^t0{6^`)E3CMp%46Q82QZLm+YZybJzTUJe$s5+*i6;gMA'
    ')-VU0zvdU`Pf7U', 0.5
),
    x10: (packed('|i1',
    'c-jTQ0TRF<2m`RQE8zcMTTo=ldT2SqV^uDq8a1H7v*t57!<0xd)N%XVx6huUkN5)~U>yA', 0.5
) * 5)[:258],
    t12: (packed('|i1',
    'c-jTQ0TRF<2m`RQE8zcMTTo=ldT2SqV^uDq8a1H7v*t57!<0xd)N%XVx6huUkN5)~U>yA', 0.5
) * 5)[:258],
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 1, 1, 48], 0.5, 120))
c2 = Parameter('c2', (I32, [2]), [1, 2])
t3 = Output('t3', (U8, [1, 1, 2, 48], 0.5, 120))
x4 = Input('x4', (U8, [2, 40, 1, 1], 0.5, 120))
c5 = Parameter('c5', (I32, [2]), [1, 2])
t6 = Output('t6', (U8, [1, 40, 1, 2], 0.5, 120))
x7 = Input('x7', (U8, [2, 80, 1, 1], 0.5, 120))
c8 = Parameter('c8', (I32, [2]), [1, 2])
t9 = Output('t9', (U8, [1, 80, 1, 2], 0.5, 120))
x10 = Input('x10', (U8, [2, 1, 1, 129], 0.5, 120))
c11 = Parameter('c11', (I32, [2]), [1, 2])
t12 = Output('t12', (U8, [1, 1, 2, 129], 0.5, 120))
model = Model()
model.Operation('BATCH_TO_SPACE_ND', x1, c2, False).To(t3)
model.Operation('BATCH_TO_SPACE_ND', x4, c5, True).To(t6)
model.Operation('BATCH_TO_SPACE_ND', x7, c8, True).To(t9)
model.Operation('BATCH_TO_SPACE_ND', x10, c11, False).To(t12)
Example({
    x1: packed('<i2',
    'c-png!4be92n4{Ce4xm1L9ld7$SeC_=4OfdyHVL2LP0jHr;WMJIIdZaj73ASt3xG{YE<WUetvcVWlb#g'
),
    t3: packed('<i2',
    'c-png!4be92n4{Ce4xm1L9ld7$SeC_=4OfdyHVL2LP0jHr;WMJIIdZaj73ASt3xG{YE<WUetvcVWlb#g'
),
    x4: packed('<i2',
    'c-pPY!4be92n4{C3@9>OPOx+f$T$06!W<UhMybWSrPx~(Ds1tdKIS^(gt0=H3oeDOPSfN!KR>&s+$De'
),
    t6: packed('<i2',
    'c-pPOff0Z(2m?SzhE(L525@wj@Lx$l(M(v1TThYE<_+eYuCd*a&n_7q45vXkG(`>X4qv$QId3g{`})}jsBtBL'
),
    x7: packed('<i2',
    'c-qa&!4be92n4{C3@9>Okh65F$V~RXY^G@z%wd7rXtj8^ba9J9r6|tnW3Dq!SanF{f=h$n=jZ1xclk>B'
),
    t9: packed('<i2',
    'c-qa)K@I~k2n4}A8L%;878pN0`-B|R=aQN_#>mH7C8r9sc7Yl~AyrMtxYBm`vwF*!TZ^|tObeqSuVTt^(6{(3Y`%yquZ3Dx4Z_3='
    'X(s?L=>dj6oj-rx7jQ62`2'
),
    x10: (packed('<i2',
    'c-p1Gff2wU2n4W>3@CDZA8_;z(IgLC8q<@eNtnX|EVNp@CCw>OsBpw*``YKO8^#Xd^T!8AvK*B'
) * 5)[:258],
    t12: (packed('<i2',
    'c-p1Gff2wU2n4W>3@CDZA8_;z(IgLC8q<@eNtnX|EVNp@CCw>OsBpw*``YKO8^#Xd^T!8AvK*B'
) * 5)[:258],
}, name='rest_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9, x10, t12)).DisableLifeTimeVariation()
