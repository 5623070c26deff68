# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: tensors of many elements, in sizes of no block, and beside powers of two.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# Parts are joined along the middle dimension, beyond one block; codes have unlike units.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [31, 65, 5]))
x2 = Input('x2', (F32, [31, 66, 5]))
x3 = Input('x3', (F32, [31, 67, 5]))
x4 = Input('x4', (F32, [31, 68, 5]))
t5 = Output('t5', (F32, [31, 266, 5]))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, x4, 1).To(t5)
Example({
    x1: (packed('<i2',
    'c-jGa0EPd#=-51%Lc~2Zcx(z)3a!a~Y}7N6#|&u0Rjs-7n23oPo3ldZaNgDA!D2nlN}tDkxFWeL;qRbSIj2Pf4)pj7`2qI_4Dtx^'
    '0Q(OH2J;00@Co?+_5At?`3(B^3ik>B0{#dF{PO_}4-WqK_YMvQ|NII900IjS_Y+h+D*', 0.0009765625
) * 166)[:10075],
    x2: (packed('<i2',
    'c-jGa0EPc{v6D4ZfNEtw#_SfK?Kl!!Jd5XVo0BdB&m3cGzL>*V6CU8}atqhHxqbRjZUCk;ikZID+YM`yxmx)23kV1d4*v-T^7#S#'
    '3;_592>uKE{S5{P{08$60`>Xx4)OpC_4E1q1Mu<w2@m%O0S@u^0sR2-`3>;?4FMB7-~', 0.0009765625
) * 168)[:10230],
    x3: (packed('<i2',
    'c-jGa0EPe7rN+Oe8J)0X%J&OHT!^HxfDCUB=d($ug<Fj6CkZ%-UKY9^U76L3t`3I}^Wm!t1#VQP<iymOv2`T?0}lxH{rU+F`S<|x'
    '1NjUF^Y-=z`TqO=2mKE4`Tzs}4*3T5{RZ^-_5t_(@dNq`3J&`U0rLO``~e9B{O4;uxc', 0.0009765625
) * 171)[:10385],
    x4: (packed('<i2',
    'c-jGa0EPdpw}qjjVFuEKPRmV>|4;Z~Xv<I49i^lx1S0RfPP+;uXgYh@={h`X!h*{A)6=^(#HH!hweF2UJP>Cv_x<?w`3L>;2nh}N'
    '2m=2G1_%ZH@&@<t@DB3x1qTK73<U}K`SAk&0|@#C1Pbu@{0jC10`>p?2>9~w1$M<h^Z', 0.0009765625
) * 173)[:10540],
    t5: packed('<i2',
    'c-rmMU5iu&0D$57*g1RV>r4~~LLVSSL=b@qCM%KAML`;*7i9%z(b9@WPy{7NBxzPq-s~b_k-G)4(IQdPl2I;7N(8xUMGy&+Ntv@V'
    'J9FmD?#u*rBjx3L`Tl_C_No5<<Iw23nYFh)zpb#TF!{~SZL=%iJYE_;x@oeyFuG^&@&kw0{r2=Pb7#MLZ0)!A9z6cyXDg~VpSk$X'
    '#@pY&J6je1gP)t)zv_WqPd#zRu|Jm`ys-Mp%|rXn?KrUimh5*|Zyh-@di24ouKo3oXNo^eS9f;q-=3OS`Rdq_*`LcJZ&e>^FNiO}'
    'r^k<dIkEihj~_n~7w>v_&!MSZr5%-Xhwu4d_vY6w+?Zdz_t9maU-!t^+`f;ZS1OG&9~N`lH%^?LnH`&Y_J)-Bzj*S~-S57)CHVg3'
    '^(XIpqraiOW%%TVxogG`-88V`;uq_u3)c^?dEuw?YlcR?e(6MV>eTeAnep?dKl$tRJBO}#@>cO>u{#3T7%A+DD7Hf$yCZ;&k;0yc'
    'VmsuqI|A4kDeQ?TwnHAfBY=&O!k&m?JLIuD0@xTS?1?D0Lms;$fQ^yDo`_;Q<gq&f*cd77i72*19=juejgi8hh+;eBu{#3T7%A+D'
    'D7Hf$yCZ;&k;0ycVmsuqI|A4kDeQ?TwnHAfBY=&O!k&m?JLIuD0@xTS?1?D0Lms;$fQ^yDo`_;Q<gq&f*cd77i72*19=juejgi8h'
    'h+;eBu{#3T7%A+DD7Hf$yCZ;&k;0ycVmsuqI|A4kDeQ?TwnHAfBY=&O!k&m?JLIuD0@xTS?1?D0Lms;$fQ^yDo`_;Q<gq&f*cd77'
    'i72*19=juejgi8hh+;eBu{#3T7%A+DD7Hf$yCZ;&k;0ycVmsuqI|A4kDeQ?TwnHAfBY=&O!k&m?JLIuD0@xTS?1?D0Lms;$fQ^yD'
    'o`_;Q<Z-mnE+*-Cuv8D{Q;U@#Xynqhe7oCR>g1DBCoaVKex?@&OO14?67}LZih}-9A(P4!E3x=rTnxif)XxX?B)wQlwFkmpaj{zt'
    '!lj^5$uyHjR8JL~jii&U&G+(^I7~<Lak`tTC*@kNEWQM1D`BhK$(NIMs-8_sL8H|QlHOu}up8Anscb(=f>t+JXt&aFcRt%G7NW&M'
    'x{(T&()j`L|8U%GH<Q6`Bg~iEVWuAhVXj*b;#w`LH*$lyW+|6XlKD(88+L+$Lan`2Xk|0aelKj-YdP^{u{#3T7%A+DD7Hf$yCZ;&'
    'k;0ycVmsuqI|A4kDeQ?XwnH4dBY=&O!k&m?JLIuD0@xTS?1?D0Lms;$fQ^yDo`_;Q<gq&f*cd77i72*19=juejgi8hh+;eBu{#3T'
    '7%A+DD7Hf$yCZ;&k;0ycVmsuqI|A4kDeQ?TwnHAfBY=&O!k&m?JLIuD0@xTS?1?D0Lms;$fQ^yDo`_;Q<gq&f*cd77i72*19=jue'
    'jgi8hh+;eBu{#3T7%A+DD7Hf$yCZ;&5yPHHVmsuqI|A4kDeQ?TwnHAfBY=&O!k&m?JLIuD0@xTS?1?D0Lms;$fQ^yDo`_;Q<gq&f'
    '*cd77i72*19=juejgi8hh+;eBu{#3T7%A+DD7Hf$yCZ;&k;0ycVmsuqI|A4kDeQ?TwnHAfBY=&O!k&m?JLIuD0@xTS?1?D0Lms;$'
    'fQ^yDo`_;Q<niAlFGfH', 0.0009765625
),
}, name='middle').DisableLifeTimeVariation()

# Parts are joined along the middle dimension, beyond one block; codes have unlike units.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [31, 65, 5], 0.25, 90))
x2 = Input('x2', (U8, [31, 65, 5], 0.5, 91))
x3 = Input('x3', (U8, [31, 65, 5], 1.0, 92))
t4 = Output('t4', (U8, [31, 195, 5], 1.0, 95))
model = Model()
model.Operation('CONCATENATION', x1, x2, x3, 1).To(t4)
Example({
    x1: (packed('<i2',
    'c-p(xd@*nNMBBIhDrT9=liQD&Gu>^L`K6P1DB;Pr^KTAk&3>MCH{sEhaHfno2{ZRHe=oRra#hN9?FA~=f)2i5pacK_0GT1B'
) * 166)[:10075],
    x2: (packed('<i2',
    'c-nJ_uzS1f18<aAQ}=%Vg3RB=1-(~ScG})_xbv*`Ym3a9=@Wk{UE-h3T2WJ8zS`iqi|q=hN1N-P^xQr->Df^RN&o=QAt7V'
) * 166)[:10075],
    x3: (packed('<i2',
    'c-oVW{Vl}8w9{hel$Fk}>!$Pwtd~Ce_9g4#i}x}jqn`>)-2L$6{JF3Gty`YEL1Ejr9h2vtW6nyu!!D-a-T3}810?_ekq#h)'
) * 166)[:10075],
    t4: packed('<i2',
    'c-rmLKT8w<0Egk0{?IB7EiQhAhN2*72yUsn1S!a)^C~#)^31S1?Jl+B3>qYmB#M$s2$7<iBx#I>mLOUqXlSU2K0pQe1sZ<i^X%{V'
    'c53ajm+B|G7fM6bQhjuKs4!bQzA#v6RpzIzc3ai)`H|VmT&G;9HY(%ILhoFAW^!a|aH7;1Ze8z)|HY-@;*-U-{pCZGS8kmeJ^yTM'
    'w0W;LRlHwXS#7LeK76A+{q)G)1K0LlY}D%uh1J1g@5G~<6OWq@?#!$%iMQhZGr#xj+`f5mb9w#fkGbW=z8C#(e}3Eb=ELW))8(&y'
    'ORvAYd${ub&-1m$%YluJSGQN*@2J;4?cO_Zto!Sucq_JUAhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{'
    'ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEG'
    'wr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9'
    'AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEGwr(J{ZXmX9AhvEG-Ua{w000000000000000'
    '000000000000000006-M`3qOQXfO'
),
}, name='middle_quant8').DisableLifeTimeVariation()
