# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SQRT: ends of its domain, ranks, types.

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
input = Input('input', (F32, [9]))
output = Output('output', (F32, [9]))
model = Model()
model.Operation('SQRT', input).To(output)
Example({
    input: [0.0, 1.0, 4.0, 0.25, 2.0, 1000000.0, 1e-06, 0.3, float('inf')],
    output: [0.0, 1.0, 2.0, 0.5, 1.4142135, 1000.0, 0.001, 0.5477226, float('inf')],
}, name='special').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('SQRT', input).To(output)
Example({
    input: [3.174, 8.403, 1.557],
    output: [1.7815723, 2.8987927, 1.2477981],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('SQRT', input).To(output)
Example({
    input: [7.749, 5.893, 8.568, 7.002, 8.319, 5.753],
    output: [2.7837026, 2.4275503, 2.9271145, 2.6461291, 2.8842678, 2.3985412],
}, name='rank_2').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('SQRT', input).To(output)
Example({
    input: packed('<i4',
    'c-jGY0EhqT&`8*Dz);LM1WZsY2=GA2xG;$L(6E4ji}1+6fF?~h&gaUw%!yWFjk1CLV0IoeK~o~}KR;}zcJ*q}BB@u~fxZl(&hU4A'
    '6|^Ou<#WKpyYf|)r)FL#+yMp$0|y8O0|fyC0RsjG0s;mH0{{mI1_l5D1P2H>r!dn', 5.960464477539063e-08
),
    output: packed('<i4',
    'c-mtqcw)ffQ?f<HXb<0$2>~Wtb1JUQ-Jua6p!_Z(;f4suM8Vao?}%1&hzJH0{$cet+jnm6nM*cT*qJ1lxFf5MTsiw{#{T$-KW6vJ'
    'r<KoJu<QN(<9}NwoYxm$`-_o@35bB05eR@Z2r~c$m>5990K(HM#{', 5.960464477539063e-08
),
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2]))
output = Output('output', (F32, [3, 2, 5, 2]))
model = Model()
model.Operation('SQRT', input).To(output)
Example({
    input: packed('<f4',
    'c-otMoZ<1Gn>#A)t7FQq9xeU#hi&rN^9i!IBg(yc)m^G9`vvy2wreZ@Vwx4!eS40zWo_}BX<trTTVGtT$WOwXVd=_qaxYCq`u9~R'
    'Os-qmC~@Zd)2N@8`*@}sc8k0`6jAb8to?SK_DsH<pGWR*vCjx}{=4x0eI+T^q!8Xamp5Klz1OsEQ9R>>8(CX*_iz|1?6}oXe~gbo'
    '=hv~+oy;%)E^D3E?D$dsU&DR|*_kuAOMLIIe}8>bfP<rhgM+=j1Bi6AcK|UQAv}nTg9Ds&umdWAaKRev0Xjx&dH'
),
    output: packed('<i4',
    'c-jjJxzUjF$~b1lizRL|0#f7!j)k1q=^#+C#Im6v=?24te_M_n>2N#1AhSy4itYlr8%;TD-qkypTuNZcxXp3UCf+1{=BiY&e<4=O'
    '{xN@TT-m$idC8ih`}b`8!&WHpNIg;g^nZ$ukNpC!6&-m3ZY^yK^B?pJU)p8!{nC&5lcIgjE@laJcz=U`=GVlfId85_O`FT`zvfTY'
    'lGFB2GxD~aSLW7c+q-Yd7Dmf!6Akn#f1L`_**!hx86y)AFfxEh1|~)@W@2Cj^OzVJ!H5ZjfS3^^3F0v@GJ;hA0P|N{N&', 5.960464477539063e-08
),
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2, 2]))
output = Output('output', (F32, [3, 2, 5, 2, 2]))
model = Model()
model.Operation('SQRT', input).To(output)
Example({
    input: packed('<f4',
    'c-o7(7{fASp7mtE@^AJr0=ETJ+c|oT-)y;<|1^b*FJ;x~<Ig`yTle>`+7NbkMrmR9!N$&6;_I6GS^BjNg&H|Tw&=1LDmt<0&ye4-'
    'FNkZAkk7j>^X_xZ+VgE*?Hk!o&2CRMA4cu_v+M_li*B6$#D`pQwY4Gh8jt#U^(*y<<-NZzk+e_4v_Il!1e@5J>BfO4l!Pu=U)Qz%'
    'xX}CeCH?z{4t*@*Q^}ibn{#Ta<IJ1x2M&cDYUgO4x@O&pO<^1x5*qL3waU%kaox4qyyowF|1~p9G~U|>MqN6v?Ltgd%KVkHgV%I#'
    '+I9DB)%9KW_K)9BRY>BAaxT(iVVD1K;r0c&MKkw(+*r8g*yj!VPFpK&UTn4c-dy{eA2}b(PQ5jO_a9G-7vsgt4?3qYD!Ja{=kv*U'
    '-?E*l_T3(qr>rS_i=T2`O8)d==lh=dy(c7jZ}5kH*}|;Vt#$i~HrrE`?|Vd86W46`!n~7v=2~;<0}~!OI5^llIyyjry`6(Shyt@A'
    '6c9K<Nk^bc2YY*ntfQknOb*0?$U$W7L2Qt2uo64CevmeMC}j@-0Bg}-'
),
    output: packed('<i4',
    'c-mX{;g`gmHGFff+;}r%iJkidCZ`$~6_YtFHCsYjt|T03NZC@-qcV%<!-pG7enhO{c)--8BcpNWSe!(Mc7e<Si4!+Ud=6+$Te3pK'
    'Kx9UjLx-G%&XO4{KYFHUe7vIL;}fuK$6S^f1wtA*zZ@1xn8>_kI51&GT*o4w3=yUTr$+rbmTouR)c-S%<mSJ-df)xmBLCNF+*!Cl'
    'f1BQP^?kEc-d>phOu8sXs8ga!`DX5=8#auoF#_G6s+>Y!Y*^N3zG<)2xlN7jZ<|tIebSB&{4MOQAN6W!?12lyFRh$jy`Oxkf9o73'
    '=3@+BW^RkOusrlnb@3D9oBKaqe(-9_-rjjVlN==G?AQGeRGSb{*s}FZtm2k{#TL8f?0>s@qUK!r9~ZxIKEBcK8N{ibJ>yW||36Qj'
    '@8L|n{dZT+!?409zn#K9PWX5r&NxoehNtn^&zbcv569oTD7I+cl10zf&N`mk_T)iu<l*fmpAAAb_FM9YFfuYSFflPQF@XpmlaUd^'
    'gEC<<5CBpM6lDYvObl=-MyMtR7>fa{A1nY?21X#23{d5ai~u7ix#R', 5.960464477539063e-08
),
}, name='rank_5').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
