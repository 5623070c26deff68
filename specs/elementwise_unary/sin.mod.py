# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SIN: ends of its domain, ranks, types.

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
model.Operation('SIN', input).To(output)
Example({
    input: [0.0, 1.0, -1.0, 1.571, 3.142, -3.142, 6.283, 12.5, -12.5, 0.001],
    output: [0.0, 0.84147096, -0.84147096, 1.0, -0.00040730633, 0.00040730633, -0.00018531481, -0.066321895,
    0.066321895, 0.0009999999],
}, name='special').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('SIN', input).To(output)
Example({
    input: [0.329, 1.29, 1.584],
    output: [0.3230968, 0.96083504, 0.99991286],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('SIN', input).To(output)
Example({
    input: [-0.904, -1.89, 0.671, 1.818, -1.153, 1.48],
    output: [-0.7858071, -0.9494856, 0.6217695, 0.96960044, -0.9139853, 0.99588084],
}, name='rank_2').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('SIN', input).To(output)
Example({
    input: packed('<f4',
    'c-r&oo%f5Y+}1W_U08c{h}(vn*R$r_H@}@?EAU~F;Y6P4@9VDb<KnV*=MxioyshZm;yp+FJAYbpMJ#vac+0eJ`KrhJr!T+%Q8!Xg'
    'wRuN-z?KDjAHIt(w{$Dxv9Ytax8H9MCidCy-w#A~`}TuqJCG;<z)U&?'
),
    output: packed('<f4',
    'c-p)7Xkvgw-mkfNU0FI)g!OiBwyK;jw4Sm0OjgQl0f$X0m3y*-HZf_J>y-a!4ZBg~!>Ifw^w$5vP=7{sTgLkGimLjY@|t3Wa0RL8'
    '+IXvt^XjTgoP#WkgIIO!?CtIM+k=UH_WSn(k=?%iAleQj3IIKbGX4'
),
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2]))
output = Output('output', (F32, [3, 2, 5, 2]))
model = Model()
model.Operation('SIN', input).To(output)
Example({
    input: packed('<f4',
    'c-l+aq&UMiXq~zc*RPNr_m36|%yZ(Azg&CLt-AhSP}Zs_^?ARF_kDU^o+YyAD&G&0AJR$X>$Zq=uZsIKCqiKEhCHqv?uO0R>mJMb'
    'E7(T7Phe{GwJ+Nyl67Uro{uSp@9Q$=U;4do&pOu%-Qab>`U3mhPpr%NxNGGRON;xPgs#u~I74CaE7hxOH=Nq}Je6BpN%Y_2d2eo<'
    'D+#JT@qE_9S!Xrlw`><Xx#@7bv+a!eipSKaf7<yl!Nh()5bWCzr1shGx3}MCZ)dw7M1zR^cJ@F~5Xa8m&K|4`1VAKEdjCEEkL`P<'
),
    output: packed('<f4',
    'c-m8Oik&@gX_tw5yM}Pii}tC_^Cmt0uzC9PHJdnW|17_f;C%k3^oixcn=4nTuKMP<p=|pB6T|s;X8!au?r5FEDLJ{)pnRgSLsIKq'
    'Mh#XWQAf8QOW(^@Z1&;bpLy?z;xxM?k4q-Oj7v`apSdsSb#BG+OJ6_!&C>Gx?X6K$!&Nt@I9IInkyKq(_0hTqsVs8hJYT8`%j)Wj'
    'tV0f0<X6wA*L2xf%Ui#$KHfklw@9pBI;W_v+Qry@KM?HO52W_l@3*(#XK!b_A4G$Q{dV?1Q4q(@-p(GZ3<N+VP<sD904khv^#'
),
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 2, 2]))
output = Output('output', (F32, [3, 2, 5, 2, 2]))
model = Model()
model.Operation('SIN', input).To(output)
Example({
    input: packed('<f4',
    'c-lL@CB`X8{@WI>u;vdb^Cs)^Ma}7dlf<_{`p>4DPL@1zY%89g=G!2!t-k&6I*ujgntn5WWt==c&0~|~H1m4(m#bDKXr~A)IDd3c'
    '{`s_{cfFq9OmjMGK8vS%f&R7)>mvSeoez3idvTMx?PU*J4zBB7pO%&S%sb4q&B^;jf5MJdjT1b42bNpEm)NA6a^z5;fNqig%DLwf'
    'wlM8#Ja%EBZc)VNEU~ZdYYIAJlJe>%mMwICIG4q_Gs{rz<Hx7%))7+Q6-tD@rzxoL{63eKaHex6lZe#a&qeN*E3bdwalu|`t|6E2'
    'L#{Q~7xP@2J=y&ISMARU?PW@?a<A`{HLX46c7OSiyGFAezV7JQG$Xcgz4_CQ*_xrZA07SVakF;LNso^*wj1AnSagf`UhC{%{?kr3'
    '+GK2e^k_p{|IYQ71B9E4j|HeTahflidgh>{x8D3Me>pa`eB9h@_b60a-(&fvSJ!)zA2_XDGNW_(j&$3p`}f=1+uPaix3}B7Z{Oa1'
    'K;Hhnw)=sEz1@CWJ0NfWKD&MU_uGNg*@0yDgVfsZvj+<A1+qcn`#?fgAW5KpAZI^Ne!u-5pp-4paQppWO(1Cy&u-s7kQe~?67zZ'
),
    output: packed('<f4',
    'c-jjrss6M>`(cU9j3b>NOKbw>PVHP{-{bgdx>v}#NlzEW&b(m1k9B=x#2$wFu02XRVW+uyyg0Y5e8}^yU~(<X=QC%j+0#1zI9X@r'
    '$zQSdD>FD(7{+%n;E{6maUVJHmn}gnC%o-)pKdz$;pcgoI$i=NlwbKjR*|?C_Q~f~%06FppIOJVGcEUrty6lyuPwCc^+91H!>p&G'
    'vnR}SsW@am^<DH-hEL`E^ENDC&RbZPCwKDej0fK}BA0ZZI8kg65OhH3(<h;IA3yC}o|aXU`J|66*)HzlOOY9Oq-tmOU(LOsna=c0'
    'wvyxB>VK9Sf~S1=#q=*TE=b%+<Z*3K<jPa7H<s_OQOVc;x+A_iH#TyO#*_AZS=-v%2VR=gRu?pw6wByTmz0#$vemTYf3Tc<w86%+'
    'x~i%=E^TX7y`@ldK)t0@1GC2B?D~31Gu@(^zf9H9A8Vp@t84|8Ov<av>r&jR^{Yy!wJ)jl)XCnz-`?Kd&VIkW-QIos_U;4n_V2ab'
    '4<zjE_S@P4dHeU-?c2ZK4y4WwB)cD^)_$KoP<Stp4HDl660!nG0`&tq`+@TN?e_qsY=MT`?+0rFNrQNH`}Tpv0750@6a'
),
}, name='rank_5').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()
