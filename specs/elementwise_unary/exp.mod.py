# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# EXP: ends of its domain, ranks, types.

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

# Small, great and infinite numbers.
# Expected values: float64 formula.
input = Input('input', (F32, [10]))
output = Output('output', (F32, [10]))
model = Model()
model.Operation('EXP', input).To(output)
Example({
    input: [0.0, 1.0, -1.0, 0.5, -20.0, 5.5, -0.001, 0.001, float('-inf'), float('inf')],
    output: [1.0, 2.7182817, 0.36787945, 1.6487212, 2.0611537e-09, 244.69193, 0.9990005, 1.0010005, 0.0,
    float('inf')],
}, name='special').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('EXP', input).To(output)
Example({
    input: [1.223, -1.398, 1.728],
    output: [3.3973646, 0.24709065, 5.629384],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('EXP', input).To(output)
Example({
    input: [0.788, 1.479, -0.818, -0.451, -0.758, -0.954],
    output: [2.198994, 4.3885546, 0.4413134, 0.63699085, 0.4686027, 0.38519716],
}, name='rank_2').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('EXP', input).To(output)
Example({
    input: packed('<f4',
    'c-q?%@OWLq!43J6^2ZZaEfbFtIDG%*;j26TrR`!Xu3U4Xcd7f+Q$<27t=>;R&c2xv@zr1LYlYmEG|$G2mom?e&wh9yamV3n+}9rz'
    'wX9pc^M<bB3C`9Ew=+)<vPtdVzi;n;dkEOSf4{xmeh|;r&fd-*$N&J2>ppA'
),
    output: packed('<f4',
    'c-jkKD^9j>?l_(PW6`a}o6f9`%g?wYuy%FvZwKaxTRRV>J_&s?+vsV?ey#%3jq`P`GKy}w@OOsktHZW`&TrBPw@FQsYM->~&YGRa'
    'wl<Y)w_*A}^H#@Vu6+j*Z@jd#v$wZ%00Mgl2Rl1E2YVpj!5)MifGhx-WjH('
),
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2]))
output = Output('output', (F32, [3, 2, 5, 2]))
model = Model()
model.Operation('EXP', input).To(output)
Example({
    input: packed('<f4',
    'c-rIRlijjuP0**uZs+}U-z+G-=%)SYw9CBfw@+H%KH0x*M}X$LyU%alWSZtRS%@WKMz6@-clP#@F#_8zZhEJy8+Br?%#KS-w|!6A'
    '6eu-WX<PfHh28HL|17)zv+U4kx!#x>mEY&iX*=^sG>2K{O<$){V`|FMAMsgfZq1>fBVzqgeZJPgj|FOH=)YKP+;;YA&+~%1bMw!|'
    'T|Mi1-M^k~=5cZL?j)8A=e8KlJ3cM`-o0y=I@fmd@87@Q9t42o{(biQ?STCKb|8U$`+;Kn!3fOU2V(EB2Mg`n2T>0IP)mL9'
),
    output: packed('<f4',
    'c-nL8-^(P`q7dey?;Ys-_}#_>iAKLpzGm3dmoWb_|MeqtP838&+;^G8@o>^gwWVL`^j`HZ<(iUvRVBAG+;Ndx{JL&V9c7cy=FrST'
    '_cF`({SCeN@a?rpLK=>94nMXOJu-jd{`~5<9J|kHy5-h=(9N?bx!ZM0Li&WLe8R&i&s@ZupRx++#OchQuGaQ<)BctAhn3xZ;=Lst'
    'e7Ni$>n6;c!TZ(uvczJaDu$Twd6Fio8cWw#+6o!i**VxdI5^k=kv$OE0Rf2bU~dN$vjZa_)85`5EbRamvbP7Rx3>oX1k_=g'
),
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2, 2]))
output = Output('output', (F32, [3, 2, 5, 2, 2]))
model = Model()
model.Operation('EXP', input).To(output)
Example({
    input: packed('<f4',
    'c-k}fF=TO?u|~B%e^ar(&^D*5FV`r3@i@EaWq=!(w%>w97k`wxec7YS^@&GhK`E2;aVJTR1+q&%ED5kS-4mpFf7(S|-EH%fpR?RH'
    '<@(b6X@-E%L+SI!b7hl+mN0#J`fkSgKQ0G@j@JJ%y?(jb+Uue0ap{a13pRDH>FhM;2usM5VapPln{l`Kb3%oh%!a=Y&$z1fZoA%|'
    'B;~3UJbBySl1<kyF|CuDtgY{zz_Lavs$h9R@BO%v9WnmSN}D!)et-LS*w47@e-B*Bi)gOW|L*-fN}#zw`|pLCyzeW!Pwi01S{b+4'
    '_rQIgswi*$iFs0Ub7UMBcD^~c^ix;kp62x%w<x?#Jvs4I(Ues>$39;FtlV~C|FqSQD}uL7j(yDQovy!vUH19Yup0g=y~qBVua8=M'
    'k6+h2S~m9W@|!2m?dwwB;&t|r<%N*Bm(6dd+<0)8eM^(P(BX|aAJ;AT^ReqeQda+`5S8b1*Is&`uO5}KfB$~Fef#&@+wZdn68mlK'
    'fow3>&UVj!kc2G|+koWk?SK%-04cMx11Yn!1Brq}Ks=lM`}W!I1IYr>J}}yE2Q(a{#tx(#WCKtQ$khFI0NB{`ss'
),
    output: packed('<f4',
    'c-p)8=h~mBN(NqM?R!ff+Ev9onxVPCdUgIOvyLY(j8@399zWAGsZWce`u<C$clFnP+|anaaI<+O(@poNPiav)ZYpJyUoJO{vRzvG'
    'E7;^vkWHWZp8SdBd~XewaX;#-kk3A~y=jf<|H4Vn7`+9$<Zt=hnCY;^e5$$eq7N>=+QLM5;!5;lIm_lwjL+SzsD5`(>fGy$I>mp}'
    '#ogAkJ$*YPSbhDz0+V}p_**_LSbp)2;*_<&zfaXaanR=3)W!ZWQTJQI-CQ?$GBP`9&AocGwfbx1)q9V+!e==8u5FSqnmv2g1k<HL'
    'D`Y)69Bo8{Q?FN_l}QVmuwHS$rPMn8Znv6-=J)dLvz7#_&TsoYP5$tN+D%$%^NRZq-fwP_(7DGeH$89Cn?qW{`|ht;x#!}~MzOx5'
    'lYjGyO}&1$bA7N+-`d8?Ani$^9zs#hOq(vM?=Veh-oZIJcB}X0s`!g%ZFbIAaJ+K=vxbeCtHKG^Tl4Mg?CkCB>>M2I9qb(J?SP~m'
    '5ZOD}1A!e#0*oDiA`T!ypdyeOuofT*614+~fp|bZi01%8_Aq52B@Xrw-4Hc)U<d#f!_B<'
),
}, name='rank_5').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
