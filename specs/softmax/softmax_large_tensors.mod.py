# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Rows are long, or there are many; three elements of each stand out.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4099]))
t2 = Output('t2', (F32, [2, 4099]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t2)
Example({
    x1: packed('|i1',
    'c-rmI%MpMe3_!t)(tjz*fFokS@F~nXbY1~_+0A5luQT0`^eH8#b>!QI$K_^{vzlC4Qz=PTb-h|SYkOReIeG_!!C){L3<iV2U@#c`'
    '3A~4mFfbSl27|$1Fc=I5ga42B@B;NyO$G', 0.5
),
    t2: packed('<f4',
    'c-rmIy=uZx06<|1flQJuf=hmHL^p9y(dBlL<P97}x2%qZK<2pUP$7^)!BK~d6-5!jr9<Y@Cursj?Q1CK?B8<UwP=+LCu`XnN5gfr'
    '>Bz<G(9%{(XOU=HbT}wlWFHi{*+^wENfi6I`I;QZi85QShC?tI3<iV2U@#aA27|$OfzR7_hJnFgFc=I5gTY`h82tG7yuAihU*C@g'
    '*(s>@gDT%;>hf|5`ua}QgP^)x;-LDu#95wau{zS@pD6zxMS&hK2mSpX3<iV2U@#aA27|$1@Lk}Sk1NB#U@#aA27|$1Fc=JeeEjm^'
    '%X(fk^V{@yTsLoZ+L(4f%U?M!8r?$5x-3Ik_sVdZrqi&S7hz9LUvqU_grB#0vk3-+!C){L3<iV2U@-VD@Y|EmFfbSl27|$1Fc=I5'
    'gC8HiJ^8NT3D5N`M;M-GIF{A6Y{&J4)fTR6*tY2!j%`|wW0`GNn2vC4R|sKR-hW^)7z_r3!C){L3<iVm0{hQC!@yuL7z_r3!C){L'
    '41Rp<KmP$k(4SN'
),
}, name='long').DisableLifeTimeVariation()

# Rows are long, or there are many; three elements of each stand out.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1025, 11]))
t2 = Output('t2', (F32, [1025, 11]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t2)
Example({
    x1: (packed('|i1',
    'c-k$|K@x)?5Jb^UlKUS;(9#$X5jj}8@$b5*nRyJnQr~i)!u9^V?pW)0Nlo$0wQS${P@LKv>(PBWr;uCEyJ86?skXZyT(zxtR8({R'
    ')iW!q`CQh?ZEBA3n3JNK%U(+uwU4a0A}dy8pCWq#vI~$s4A~m8;)d*6WW|R3)DGFF$cjH?-watXA}j95iW%7ivY!OmZOE=gR!qol'
    'Lv{hOUme*KkUbaKyCHi5@_3R*_75Q|24qh_R=kkCJhI;x*{8_f7}-yaJa&6zUme+P$X*lKcR+STb^)^Qi);efbCKVlKexwcs{', 0.5
) * 17)[:11275],
    t2: (packed('<f4',
    'c-k$}KWmy%6vuH2!ZQUo0}hG*C2m1nQ<}vtLEnL6=;-Pg5S;7e&_KaL!Lb=!L&Z`GT{3hI!53iW3_ag_zuS+?Ip=fFeV%XC<x_b%'
    'EnWZm@$G)FSo|DTR}m-W#qR0n#cjmt>SD0CU2=L+EtOZxawFodw5vw#l7iCpVs(E%h#1Y~&0<oH7|oO6{gk$79t>_Tsu81k*I4XI'
    'sW!{N$`KdJoGLRxnF3{oDWfSzd{U-XIpRt=*Cv@$<%k<)Zl)Y@pd7KG9I>nnq0Eyg)22+Va>S}KZORlV^Xke>P-d<&yD2k4IXy|1'
    '`9jJOOUg`8j(Dxi^2)rgGN;OHtjtp@r`@v5)s<;eW=&=8piESzK$-h0Lnt#>`PYv>`{H?2yv`p#e*g2~P^tX>y6;CEjVjaU-w!tt'
    'U;7V-%1y!P!+t*M7o(Sm)A@8CwFL$9$4Y<q;Se#JN9)RH6fv4dUw5yxMf2fs^RSN?&C{34be?Ln9C4={v7*eWG82?3P-d7insUTv'
    'Wonfp_LXyOk~vk5xK`$7$`KFB5nq&f9c2h*o<x~8Wonfp?v-g%ra+mf%miiTDzlq16O_}FWSK9d9C5D91m%d2$}F$U`zmv)%*M(*'
    'wQ|}m%iLF)Hf7dS<_^k4WeSwJuQG%(bCo}SzdH8rhP}7(>6dp`e>dChzfZ?m#K~}5-2FRQM|_)|Y_{tjrzgkpaMl}MMl8m~F=~4h'
    'j8C_-v%i~&(LDUToeU#J^W@Xn8*S0N*{n~F5u>@d+!o_ho8^dS$`QB9oGLRxnF3{oDWfSzyi=xDIpRz?*Cv@$<%pk^xtVgrjdH|G'
    '<%mON2xXo`nKor=l_MUNX;Y>^nO9e4f--ZJ*-e=V%IQh6%okFQI96tYa>P?*mRII|l{r;rV`ZLNIqjBZuC7d*GHWVx2W6r%1<Kr4'
    '8A6%4$`PC0Myq>X>s-CR>eSlpM!iXFw<0#`t%&EHdad2+a$0ZJTAgmINkOgMjM^>*wNAU!=+sg{r`2q?X^ZA|y>U)kG}mgaI&IP1'
    'j)Gj9Wong~tIVk~6O>aymKmm;v@8>q(-v7~H|1QLWKNYMHkG-Va>SZ)E=Y1(D9aGaDQ1~AWong~piHeY1<IT%GeMbCWv;HA-XY65'
    'CYh@%r>kc<O~^7ED-)HugL3)_vYa-~GEc3XcFS^V%Q9`sv?-_BEEAO}Q0BhM5X$*Ul6>|4Kb<=$3I'
) * 17)[:11275],
}, name='many').DisableLifeTimeVariation()

# Each of many elements takes part in the sum.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2053]))
t2 = Internal('t2', (F32, [2, 2053]))
c3 = Parameter('c3', (F32, [1]), [256.0])
t4 = Output('t4', (F32, [2, 2053]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0).To(t2)
model.Operation('MUL', t2, c3, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jrgu@L|;48lN&*?(dT@u~Pi^v1O0lAKX1Kdi2yHo%ei-6`J64A}*U4^W&M1O', 0.5
) * 68)[:4106],
    t4: packed('<f4',
    'c-rmDG0KB57zSX()fRey_7vR`1D>EBLkWnhgNrv195TCR@CH>^51@2tcfqNH2r=+~{cj<>zUZ6yeUCL6H`Y{@Vb)q9D#j{vPO^$3'
    'Y?bjOq2k<}X~L3oRvF8!Wm%Hg!~z2Y0|NsC9~K9%#dY1`l`er?rF7F_kb?};HITuw1g@0wa-o$acn#@7xyU75hk<Hcfq{X6fq{XK'
    'i&dREwW_tQH>K45uD4CsUzuvkUFp=3lFD)FFHJW2O?9mtrM6T`C4qr~fq{X6kBjGL-!zSS=KWlL%CgCoDpfh>pShg-es0RLe7|X>'
    'pPwr4Detn+KT1)3KES}hz`(%3$HlFAXw#Z;G+x`bMKOBbXs*#?q!jJ=&{0ICwYk#7i>{B+w7PA*M-;UYFfcGMFfj0O@qU|5r&D|j'
    'r@hl%cM9XUi@QD4d$&*1e(JieC}?HcZ*e$Lif#&Z98&=U0|NsC10NatjC1BQA(&5(5Q08T_+0$r3(o2OEB2evnbRWu`+t34U|?Wi'
    'U|?WiU|?WiVBmw{KTolldj'
),
}, name='level').DisableLifeTimeVariation()
