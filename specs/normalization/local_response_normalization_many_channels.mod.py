# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# LOCAL_RESPONSE_NORMALIZATION: more channels than a block has.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
t2 = Output('t2', (F32, [1, 1, 2, 48]))
x3 = Input('x3', (F32, [1, 40, 1, 2]))
t4 = Output('t4', (F32, [1, 40, 1, 2]))
x5 = Input('x5', (F32, [1, 80, 1, 2]))
t6 = Output('t6', (F32, [1, 80, 1, 2]))
x7 = Input('x7', (F32, [1, 1, 2, 129]))
t8 = Output('t8', (F32, [1, 1, 2, 129]))
model = Model()
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x1, 2, 1.0, 0.25, 0.5, 3).To(t2)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x3, 2, 1.0, 0.25, 0.5, 1).To(t4)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x5, 2, 1.0, 0.25, 0.5, 1).To(t6)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', x7, 2, 1.0, 0.25, 0.5, 3).To(t8)
Example({
    x1: packed('|i1',
    'c-n=_(G|cz1O&imIrLv`EEg#u^FK?^UP7q%y`V=;)bWBURJLHJ#|T@O#<1~(2_i>w|MLfPu__Y', 0.5
),
    t2: packed('<f4',
    'c-qT$n#ALuB%o)%W{p7OC)el4q8%?ODvEBnR%+{L^-@nS(Y)PXY}!4B?DcjsV(WsWR&Q9Z^XWtThfg2;zfKFSA)q;rRV>=E@nPLe'
    'n-eiHGm~H4y?j?Ycj3ELJahi7WDz}k=jTuPWap|QuUE_y(-fY5#)n5{)eKIj0CQ*a0Q2DIuQ|F1Xuhr-S&=r=UUS7|uZ@Np{JO`h'
    ';%Z9Rs~WXar|(b<7cNRkIdI6JHs8Qu+D(_dxe1L-&8tEt&z_`iuzb>TUWE;+0R%MPiQBi|-hThS{dRWy?f38BZwKN5SwPax9tiCA'
    'foPD3o&7$0gc>_LunHnH0{{zjuPg'
),
    x3: packed('|i1',
    'c-m#l$q~RX2n4X%1q1z88xDsQ5d8&u3}VZow}_JaUY2=|=dq*+1)J2<qeWdqbE^5c;-5cEZz3T', 0.5
),
    t4: packed('<f4',
    'c-ni*IxX+Qxel#wQ*##Ym5>Zv<GVI}@BF1YDSM6ut|<@RT*|QK^TP`a7rIK<$=rK8pX<Qp`9ak|7uJ4y#&R>f{m3hOB+Zk%s|z)i'
    '{jQ(Oy6$|>deV-f`uQ7TrWK#q-(i$m_Ccb&AZ2^x%6Ty?HgXJNyeoYKRy>wv7G{*?QR6vRtmsnt{)cmZ@ChW%69t7@lI~5pBW~HG'
    '9o0WAPq}Mz*hX`qFW>gGl(e@B<ae62P23@7xHT)NVby1g#uSJ2dPc2z^-Zx%;*&fNujv;tnBQ;;NptjGXFEGPd;9%%_WSk&seSwH'
    '?DhkxeRd!okOh{qx3jm~2cjV&`|Lq#_U{L&!J-)eysMT{'
),
    x5: packed('|i1',
    'c-png(G|cz1O&imIrLv`EElOF^FPDJ6DEip$)#s6A=LX`(4!{mctI5^Td>n(gsn?s{?8u*FGef', 0.5
),
    t6: packed('<f4',
    'c-rgvq94U_GraxCEBg!QI<&q`%~`xxLNaiT@7nae^Ox$R>^T;=raX9aDZ`r24=*rW=qg<&bMNhZt^=Fr2UQ1MSo`T24K=3-yu7OS'
    'bo=Yd_dlHTgHN2xy6$|>deV-f`uQ7TrWK#q-(i$m_Ccb&AZ2^x%6Ty?HgXJNyeoYKRy>wv7G{*?QR6vRtmr~R&1GUr3|3R4j;-kz'
    'F__<QO5CzZJF0(Lo^sdbu#M(IU%u^WDQRyN$nP|3o47;FaBEgj!>Z2~jVTW4^^98c>YHMj#3y+krlIEc?#RCV`}f=Jx3{;mv$x-G'
    'XTJ}~+`n(X9Z+chzI`Bx{XiC2%HGc2ZXbw-i0rcmsiD1Q08!E~;Q'
),
    x7: (packed('|i1',
    'c-jTQ0TKW)1O%|L6#swiS$dkl)}=9Qd|`sfkz9KA5<<QI1wCq_ju%v+vIRRm#s?jS8WI', 0.5
) * 5)[:258],
    t8: packed('<f4',
    'c-k{{wUZHBCw8u6_IjO9AKE{B`r!X{T4>EA9{(f(J^M9l1R6iNK0g-icu7%Fbi=h$TSu#xdU}cG?fzoZ?lEMqr&O~En-b^1*bLR2'
    'cOYW3@boi253{Zv<a7!!cQy|&4}Sidqsy`JVckrd6EQI}lV9Dvd{;Yn;k#8lbN;Pl5j}h7=TG@$=c*&GSIiUBq*Qa%@3^l6V>49q'
    'Ibn_bytxUD=PYM<PM$qU-C+5o<-7_TR0Gmx+H0=3?6uKQgJ1V}Ra{L8dsU-$>hv9o;lf2JDF+T2)aDyFOuOkqspej>kl6!cGfcCV'
    'z5PCWyZv_i_XDxLy`7!C{eC<9eL&{^ef#ZzLQskQKo(dE2<-NOXpo2<<(lmW%x0Ko0LeGoiv'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
