# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_SUM: axes, ranks, types.

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

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (F32, [4, 5]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-nhsuFp`p=PX0ihiw6kb9(RYyPp;iRJ-A7sq`#$pUWTIw*6zce>|%3)5CQynND|Gcb-1`^y+h;$2VO9YM<70-eq`Ma)u#g`RCrL'
    'N2aUH_fPBHVP8}+S%0RXx$p9ApRX|Zd#6mjROPOwy)fs#<H9o+Dt?<UJ=fi9e_=nPO95MQjYIUcSaIeD`>x%RO%u114d{$e{mF4s'
    'sLl8<hllC*?8CY?i5u%{&D}Q~J>!)*Gw}EEoO)3!d;9$k_6`RQ?6<eK1rq!BJM25);NSoh-4A5j0R<f#><$1`?6U`p+wD65(qV7!'
    'u>Sx6MyPeG'
),
    output: [1.5310001, 2.743, 3.872, 0.837, 3.644, 9.000999, -2.7770002, -2.155, -2.043, 3.563, -2.039, 1.651,
    -3.135, -0.625, 6.58, 2.721, -0.4259999, 2.773, 0.72, -2.5709999],
}, name='first').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (F32, [3, 5]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-qU*RMqA?$yOfK9B27_*`laF?Uy$+&f;NV=r><h{M@Jijhjo9ld047@{~n03J-6yyx4BJsa=27hRZ?;NfTq(+I7ns_oW=zwdMD0'
    '*OZlFzC}}KGKDc5>YSbN+x$@Aw(gXKxP-;~tX=bLzkc4LB(`O)*xipszRgbsa@{vRi<-CffAuNH87sepRbPx`I^oQz%*J3_c|@>N'
    'P_)2%&*{`xtPkSj-5zNv>@}$FjPRFy!o|R(@Sx&=gS|Zv0l|U&`|bB1*l!CYfPmq^fjxHn9S(rx_wL`n|A5_r{SFTH2M*XD0I7A@'
    'f56@W0Ipte<p'
),
    output: [-9.429, 1.702, 2.1060002, 5.203, 2.59, -2.1629999, -8.445, -8.157, 0.7050001, -1.3599999, -2.36,
    2.004, -7.769, -2.1480002, 5.436],
}, name='middle').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 4, 5]))
axes = Parameter('axes', (I32, [1]), [2])
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-jH*01y8+ur~~_6d`2Y*IIcBAK8t#MvK08$Hjqp-O~a_mf28maa8P3tdsPrJD~X4(>>#!cj0qpi4fhv0O>7>a)|<RuCO~Kqh#sV'
    'h0d2AwrroiOCXi$Buy)}L(Yv7J>yZ092oua-x^cSO$w#&zIte8L0BZp04A~#s7Z?mH{wsGz{@r(i+5fHJ0}VsH*f<cetM_#Ysc3s'
    'B6V1QnuK&(e^*;~GM6J~-_%)V0BOb%Ksg=2zra5~z&}90KR-Y~KR!Ufz`wx1KR-V{KtR8}z`wu1K)}GjKfl1hKtRAhK)*o1zP~^|'
    'z`(x1zreqJxO0;'
),
    output: [-5.12, 2.3460002, 8.464, -4.355, 1.707, 2.781, -7.225, -11.029, 1.4789999, 0.10199991, -3.6879997,
    -6.924],
}, name='last').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [-1])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [-1.53, 1.324, -3.736, 3.501, 1.726, 2.194, -0.938, 3.262, 1.276, -0.858, 0.769, 1.63, -3.55,
    -2.841, -0.426, 1.652, -1.223, 2.277, 0.047, 1.49, -3.95, 2.607, 2.584, -0.396],
    output: [-0.4410001, 6.244, 2.817, -5.165, 2.5909998, 0.84500015],
}, name='last_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [1]), [-3])
output = Output('output', (F32, [1, 3, 4]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, True).To(output)
Example({
    input: [2.838, -2.791, -3.279, 2.164, 1.824, 0.723, 0.647, 0.629, 3.226, -0.692, 0.189, 3.128, -2.846,
    -3.573, 0.056, 1.205, 2.955, -2.724, -2.377, -1.011, 1.6, -3.528, -2.865, 2.268],
    output: [-0.007999897, -6.364, -3.223, 3.369, 4.779, -2.001, -1.73, -0.38200003, 4.826, -4.2200003, -2.676,
    5.396],
}, name='first_negative').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (F32, [2, 3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-p()S?`qaR48rRCa*O<<!?IOK0Mt}e_7M*zN~(!OH|M%{RB-9^OyOb6m^#s^SE5keLnH-Fa7@G^7-12)#D6TSiZBKc-Qo*tfaqV'
    'R>IQ@&1s+K^2nI)3v}GJ{6bNdZ_GCTsJoN9Q+CX~`!wcZr<%~E4Vz|XFm*3}{`;*;-Q7dptwQZf4R>)I+fsA?tx8-)6w6$TJx>ij'
    'c`P$k&tmHImnitW?a>OKN9x70EGiZz!FAzZ0{po+1*3T<rKT_@*CfnlT$2{X;_J`cES7DNIj1|}zxtjstCu2b`w!UJI{=9TKw#(K'
    'aA4nlJG%q+4t56|><>5`us^VWul)faAIRH(zyU}(*zb4P4`l2D3Om^E11SY6b2tD1n-ztO'
),
    output: [-10.8619995, 4.597, -15.15, 14.726, 11.785, 0.8799999],
}, name='two').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [1, 2])
output = Output('output', (F32, [2, 1, 1, 3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, True).To(output)
Example({
    input: packed('<f4',
    'c-jFV0pI@m(Sa|nk9)lQZ+F4NzD8c|A8)+0#|$mi%QfE_Q2ZOq1buM=u1NAFc_Wzk*TF<;<q}K+@;#A>TB3uh{F+3(q#IaJ6j)$>'
    'B9+}o!W49=628jypSHSug%WhgO9HZZp<Yh}jj1o8RzE!}N8!>2>Dz8oqsoiC(1SNC(hBWCWJSR7shNv(a4$KHt~upGOB+-%^-gnn'
    'GoNwD>J!QT>jQhXmy6xW4LXg6mtj36{uO!`fqE?oMj1j=Kmk1TGDxWhogY+4`(_G4L760z?cKB&#}p92K)}GjJ-<J|Ks`V|Kfk`e'
    'KD@v`KfgY|z`(vgy+FV~KR-Y~zrVjgz`wviz`sB~K)^pezd%4hKR`ghKt4ddzr8=ezCXai6p7>'
),
    output: [1.6410002, -7.284, 2.8220003, 3.348, 12.278999, -3.096],
}, name='two_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 3]))
axes = Parameter('axes', (I32, [2]), [0, 2])
output = Output('output', (F32, [3, 3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: packed('<f4',
    'c-jFV0pI@L;eE+W%f8P&&-|n>R@GePbKP}9-wY?$md8EAIq5qHQt~HifsbN?4o=&Be;+qUW}xSZF`W3-jRbkyrXw?pi~jN}8?vxZ'
    'dOvnIp`Z5(_o;B*4tS5yXe5(hPXaNcLrV(vv?kxIxY9AamBJ9fEn@jUYK4j6W*YlJ2*gu(msaWdo7*#NY}C?+FP(CYbR8ZErFvVJ'
    'dojIatw};sF}B!kJxgeKOCOi0=mEc+CM|eOYdv7vVsQS|Tw__fM(?>WbntT-{x)XLL@D#9=U^QcE&td)KR`e~Kfk~~KtDb}KES`g'
    'K)=4gKtMo1zra7fKfu2}K)^u2z(7DhKtR7gzd*pgKfk{~z(2sizd%2~yFfp`y+A-ez(2onZ;fv'
),
    output: [8.907001, -1.661, 10.066999, 2.4250002, 2.369, -7.634, 6.742, -2.187, 4.9509997],
}, name='apart').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 2, 4]))
axes = Parameter('axes', (I32, [2]), [1, 3])
output = Output('output', (F32, [3, 1, 2, 1]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, True).To(output)
Example({
    input: packed('<f4',
    'c-jHL06+h}?!l2cDK*p8URvxaqOR!~JF@oKrm%CMrjL8Y1dq1IN<a2a0J^;A8)}n6!F6b#e9G;#TwYChx@1vYMMowC-<>GVn{sFx'
    'o5B<zR>Jd33^gcX07-QFFT5CF%9D|5?>Q7`Us?ibiDPhIE&*va4^QlO#K<v!MCEQkp0!;sViq(2fb4@geKhptAt-IYKfpjgK)*o1'
    'Kfpl1z(2shKR-XfKEJ@gJik9cKfb>}z`(%3Kfk}gzd*k`KtRAOU0cl'
),
    output: [-4.741, -3.769, -2.332, -4.809, -8.933, -2.4219997],
}, name='apart_kept').AddVariations('float16')

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [2]), [2, 0])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [-2.111, -0.453, -0.145, 0.365, 1.463, -0.18, -3.958, -2.744, 0.69, -0.204, 2.279, 0.095, 1.591,
    -0.93, 0.17, 3.969, -2.755, 1.982, 1.051, 0.602, 2.848, -3.137, 3.817, 0.217],
    output: [2.456, -4.539, 6.605],
}, name='unordered').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [1, -2, 1])
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [0.57575, 0.38375, -0.85825, 0.04725, -0.89075, 0.29475, -0.67225, 0.92225, -0.0385, -0.574, 0.9285,
    0.59125, -0.53725, -0.32275, 0.14025, 0.6755, 0.83, -0.16325, -0.8385, 0.14325, 0.72575,
    0.69075, -0.54725, -0.1795],
    output: [-0.3535, 0.104499996, -0.602, 1.56075, 1.0185001, 0.20475, -1.2455, 0.63925],
}, name='twice_the_same').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [0.93975, 0.29425, -0.3785, -0.5415, 0.91575, 0.0295, -0.74375, 0.66275, -0.1805, -0.10975,
    -0.16925, 0.374, -0.87725, 0.08875, 0.69625, -0.0025, 0.35375, -0.3625, -0.76175, 0.728,
    -0.36125, 1.0, 0.62775, -0.3375],
    output: [1.8845],
}, name='all').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4]))
axes = Parameter('axes', (I32, [3]), [0, 1, 2])
output = Output('output', (F32, [1, 1, 1]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, True).To(output)
Example({
    input: [0.701, 0.93575, 0.157, -0.204, -0.48375, -0.38425, 0.73125, 0.327, 0.438, -0.42525, -0.62025,
    0.38475, -0.7455, -0.235, -0.8825, -0.995, -0.58075, -0.21125, 0.9645, 0.215, 0.77475, 0.4945,
    0.6465, -0.98975],
    output: [0.012749985],
}, name='all_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [-1.316, -0.257, -3.526, 1.586, 0.879, 1.516, -1.733],
    output: [-2.851],
}, name='vector').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [7]))
axes = Parameter('axes', (I32, [1]), [0])
output = Output('output', (F32, [1]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, True).To(output)
Example({
    input: [-0.677, 1.821, -1.94, -2.909, -2.556, 1.335, 1.369],
    output: [-3.557],
}, name='vector_kept').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 1, 4]))
axes = Parameter('axes', (I32, [1]), [1])
output = Output('output', (F32, [3, 4]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [0.287, -0.624, 3.536, -1.424, 1.082, 3.989, 0.483, -1.87, -3.558, 1.478, -2.514, 3.86],
    output: [0.287, -0.624, 3.536, -1.424, 1.082, 3.989, 0.483, -1.87, -3.558, 1.478, -2.514, 3.86],
}, name='size_1').AddVariations('float16').DisableLifeTimeVariation()

# Which dimensions go, and which stay.
# Expected values: float64 formula.
input = Input('input', (F32, [4, 3]))
axes = Parameter('axes', (I32, [1]), [-2])
output = Output('output', (F32, [3]))
model = Model()
model.Operation('REDUCE_SUM', input, axes, False).To(output)
Example({
    input: [1.947, 1.862, -2.916, 0.631, 2.083, -2.185, -1.599, 0.186, 3.259, -3.454, -3.772, -1.942],
    output: [-2.475, 0.35899985, -3.784],
}, name='matrix').AddVariations('float16').DisableLifeTimeVariation()
