# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MIN: more channels than a block has.

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
x1 = Input('x1', (F32, [1, 1, 3, 48]))
c2 = Parameter('c2', (I32, [1]), [2])
t3 = Output('t3', (F32, [1, 1, 48]))
x4 = Input('x4', (F32, [1, 40, 1, 3]))
c5 = Parameter('c5', (I32, [1]), [3])
t6 = Output('t6', (F32, [1, 40, 1]))
x7 = Input('x7', (F32, [1, 80, 1, 3]))
c8 = Parameter('c8', (I32, [1]), [3])
t9 = Output('t9', (F32, [1, 80, 1]))
x10 = Input('x10', (F32, [1, 1, 3, 129]))
c11 = Parameter('c11', (I32, [1]), [2])
t12 = Output('t12', (F32, [1, 1, 129]))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
model.Operation('REDUCE_MIN', x4, c5, False).To(t6)
model.Operation('REDUCE_MIN', x7, c8, False).To(t9)
model.Operation('REDUCE_MIN', x10, c11, False).To(t12)
Example({
    x1: packed('|i1',
    'c-pPY%M}1I1OUM26QuuU31YX1T;?{`W64+w2)$|u>4yBWD0q}Kxt5RZCUb=h)XB5>B$mC;AB<5yO#', 0.5
),
    t3: packed('|i1',
    'c-kGuK@I>Q2m`Pn`2X*2Y!QvU6*Q!FHp1fM3#%309?*x0Wy}v47qsgpM*', 0.5
),
    x4: packed('|i1',
    'c-o!I#}U9V2mr977|8z1QcW^LKKdySXJOl{6=N$P%;_bh8}iAb;L$SV+P?M-nJZMFZsq^{0(L|+Jp', 0.5
),
    t6: packed('|i1',
    'c-j@n$qfK73<5AE>i+WrfnJhdmOQR_vkSq)BRS)^*$e(RysB3rSp', 0.5
),
    x7: packed('|i1',
    'c-qy=%M}1I1OUM26QuuU31YX6T;?{AfjW5>pTx2rOU6<_=v6~VH{_Q^!K0+fwR~(hnJc`PKfHBoV*', 0.5
),
    t9: packed('|i1',
    'c-m!)!41Gb48nBj?LRLh(3F2Azbu>EEsv~XT?jCS-4l1TtOo?v;3SN*Ue-w!_@6(iN<y{', 0.5
),
    x10: (packed('|i1',
    'c-jrbTN1!P1O&kHSR?npEQ?6`qx~82097)!?$KM^KI^62Af`FJ!t$p5tAQfhMgkrC0W3`$8~', 0.5
) * 7)[:387],
    t12: packed('|i1',
    'c-p1Q!41GL3<5yK*?(U!AU9FFL0|W}7F$qXMxANJ&XhvWs&xRpLx7m<7oq&EpZNjYG;qr', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 48], 0.5, 120))
c2 = Parameter('c2', (I32, [1]), [2])
t3 = Output('t3', (U8, [1, 1, 48], 0.5, 120))
x4 = Input('x4', (U8, [1, 40, 1, 3], 0.5, 120))
c5 = Parameter('c5', (I32, [1]), [3])
t6 = Output('t6', (U8, [1, 40, 1], 0.5, 120))
x7 = Input('x7', (U8, [1, 80, 1, 3], 0.5, 120))
c8 = Parameter('c8', (I32, [1]), [3])
t9 = Output('t9', (U8, [1, 80, 1], 0.5, 120))
x10 = Input('x10', (U8, [1, 1, 3, 129], 0.5, 120))
c11 = Parameter('c11', (I32, [1]), [2])
t12 = Output('t12', (U8, [1, 1, 129], 0.5, 120))
model = Model()
model.Operation('REDUCE_MIN', x1, c2, False).To(t3)
model.Operation('REDUCE_MIN', x4, c5, False).To(t6)
model.Operation('REDUCE_MIN', x7, c8, False).To(t9)
model.Operation('REDUCE_MIN', x10, c11, False).To(t12)
Example({
    x1: packed('<i2',
    'c-qa&%N2ky2mnD#h5+I531H`1ga`L9w;j=;bZ&E#!x|nN>ouzlkV^uZLFbkjXe0DiS|=Ad&-e57vmRc#L(K'
),
    t3: packed('|i1',
    'c-kGuK@I>Q2m`P$Z)}kO`ge`J6*Q#q1j=I03wNk|oS+v6ZR8JF7Zn^8#{'
),
    x4: packed('<i2',
    'c-qCw$rXSw2mnz_CM@Bx1h8|h!HaYFx51N0&LcXM&TVdTSi@tldd+Hs#U%mFpmR$Mw9)cb!te9-QxDaVIDG'
),
    t6: packed('|i1',
    'c-j@n$q4`;3<SWIvzL-!@hZ$~NXs2BOjqi`CLK8*%qjm9E_0|782'
),
    x7: packed('<i2',
    'c-rO5%MpMu2mnz_h5%vs1h8{$!*LJqwnpf!v`#K^9?_w6ZgZ2v8Xg<#HLDGfO9Glf=av{~``&#0tOxtqaN_'
),
    t9: packed('|i1',
    'c-m!)!41Gb48m511R7ng!<T<0zbu<mCAX~Qz7SwEt2*vzxEBP*U?+^T9_~pM_@6(zza%y'
),
    x10: (packed('<i2',
    'c-p1JSr))B1OUJsnV_B}=*`<ZWIkqIiGemkZ>4>5lk<oUrE{B`9M<r7u>P~!0J$Wf8FbzF08|1Tv;'
) * 7)[:387],
    t12: packed('|i1',
    'c-p1Q!41GL3<AKF!5E=9%QsQGL0|W}5=&5BqH;>^c1C7r%{qX+O@N5^i!lAIpZNjJ+B!o'
),
}, name='rest_quant8').AddVariations(signed(x1, t3, x4, t6, x7, t9, x10, t12)).DisableLifeTimeVariation()
