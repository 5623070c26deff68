# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# ROI_ALIGN: more channels than a block has.

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
I32 = 'TENSOR_INT32'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [1, 2, 3, 48]))
c1 = Parameter('c1', (F32, [2, 4]), [0.0, 0.0, 2.0, 1.0, 1.0, 0.0, 2.0, 1.0])
c3 = Parameter('c3', (I32, [2]), [0, 0])
t4 = Output('t4', (F32, [2, 1, 2, 48]))
x6 = Input('x6', (F32, [1, 40, 2, 3]))
c5 = Parameter('c5', (F32, [2, 4]), [0.0, 0.0, 2.0, 1.0, 1.0, 0.0, 2.0, 1.0])
c7 = Parameter('c7', (I32, [2]), [0, 0])
t8 = Output('t8', (F32, [2, 40, 1, 2]))
x10 = Input('x10', (F32, [1, 80, 2, 3]))
c9 = Parameter('c9', (F32, [2, 4]), [0.0, 0.0, 2.0, 1.0, 1.0, 0.0, 2.0, 1.0])
c11 = Parameter('c11', (I32, [2]), [0, 0])
t12 = Output('t12', (F32, [2, 80, 1, 2]))
x14 = Input('x14', (F32, [1, 2, 3, 129]))
c13 = Parameter('c13', (F32, [2, 4]), [0.0, 0.0, 2.0, 1.0, 1.0, 0.0, 2.0, 1.0])
c15 = Parameter('c15', (I32, [2]), [0, 0])
t16 = Output('t16', (F32, [2, 1, 2, 129]))
model = Model()
model.Operation('ROI_ALIGN', x2, c1, c3, 1, 2, 1.0, 1.0, 1, 2, False).To(t4)
model.Operation('ROI_ALIGN', x6, c5, c7, 1, 2, 1.0, 1.0, 1, 2, True).To(t8)
model.Operation('ROI_ALIGN', x10, c9, c11, 1, 2, 1.0, 1.0, 1, 2, True).To(t12)
model.Operation('ROI_ALIGN', x14, c13, c15, 1, 2, 1.0, 1.0, 1, 2, False).To(t16)
Example({
    x2: (packed('|i1',
    'c-jTQ0TRF<2m`Pa3iki69kPmvD|KYc{PVl-hBJjO8wb!COqOt(J&2|7ieGn(#eDV78AA', 0.5
) * 5)[:288],
    t4: packed('|i1',
    'c-n=_-3o#*7y!^Eww8X0+FD^6Wl@4u76kSFPtavXAPW7^FJWeDNRQCDKM<1w<xH37dDphW7D<W6k)GLTA|&?+ZoxW{4obnKh)`1t'
    'Ldin=VJ2MAO!%L@<Wt8dr$lD5;Yd6B=0(#Kel}$OmeN!St{A^*K7wyQhGwn3T&q2vOwW%xRV(Zu%J|vPV8t!By0JxyyA^J|24r!m'
    '_HHn~8$T;|M9l', 0.0625
),
    x6: packed('|i1',
    'c-qy=!4beP2m`PSHiZ4BEukizqxx&EWo1C2BU^?Cvu6_-VwYWz?C^{%@pSg3FFDFz&HwTTjJ{$L', 0.5
),
    t8: packed('|i1',
    'c-jrfO$&lB7y#gxB{|lM)|fU-hln3^=;EdS{}Z|d5qJqZgvf{&G8t0O@o}CWxx-v1p44W!Y5*x*p@{=3J$Us$Q4^401rb22V30L8'
    '9j4?+F^>@Pb^??sXI-4W<4@0RQdeOVM$P38kojUPkp+B<<s2Bf?@JuiYIiu=X<<gZ#-@sz*|4XbzMILi<$OZ&v$eQAiuea{2sBX', 0.0625
),
    x10: (packed('|i1',
    'c-jTQ0TRF<2m`Pa3iki69kPmv!Yh8=F&5L6I<jT{`Q3NJnL?M11LzDUOE}FQ#Ck!a8AA', 0.5
) * 8)[:480],
    t12: packed('|i1',
    'c-oE4(MrQG6adg`7F?*;u7<S6*~L=2RzYP}!T<jRUj`x!WK>2iq0|d@BUJkddp$1)q~}si0#NCO=h_UY3CLq95kRS+k-0D%jLDH='
    'oDh<-2b8g3n<(zwN)dOc6Wc2+M`Tgm@s%a#5<Rz4nQ|?F$=Y#kg~JiK9Fw&MIBH%@J)0r(MS$7CH}bN|uu+qX>$|oenDJ^`EW_ep'
    '*jL-{&-#`PuMbGm#i{qcO(RY@6A%dbxD$%s23OzbH`U+$%MMzR`ulC5pPnf`nf!cq(QhT%dA^*5v#@yk061>`2X^ddlK', 0.0625
),
    x14: (packed('|i1',
    'c-jTQ0TRF<2m`Pa3iki69kPl^vj?#hUh(UWv6!yZkuCGj@4g$(6uN92KxZ&n!g)!68AA', 0.5
) * 13)[:774],
    t16: packed('|i1',
    'c-q~|-3o#*7ywY6GIGt8pK~qyK#B4q>ir+1`z|7aASk3Ct2NipOLWz_KSqlcH=@b4fxe)Q$p%3?YYDFue={j2tZ^6;<h6y6<JcWB'
    '>_}zzNX<Xw`$(^cuGg}pbhBPwx9yb{8MJ<$&J*h)4Rm;T3<xa?a|ha&#b;9mMnyZ~#lOgxp@!}xPU@g@6q#brX99}>^-~dHP#YwE'
    'DbKH%f}VQYig+@<oggxKx>Tp1<S%eus&x', 0.0625
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
