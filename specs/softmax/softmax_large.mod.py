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

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 4099]))
output = Output('output', ('TENSOR_FLOAT32', [2, 4099]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: packed('|i1',
    'c-rmI%MpMe3_!t)(tjz*fFokS@F~nXbY1~_+0A5luQT0`^eH8#b>!QI$K_^{vzlC4Qz=PTb-h|SYkOReIeG_!!C){L3<iV2U@#c`'
    '3A~4mFfbSl27|$1Fc=I5ga42B@B;NyO$G', 0.5
),
    output: packed('<f4',
    'c-rmIy=uZx06<|1flQJuf=hmHL^p9y(dBlL<P97}x2%qZK<2pUP$7^)!BK~d6-5!jr9<Y@Cursj?Q1CK?B8<UwP=+LCu`XnN5gfr'
    '>Bz<G(9%{(XOU=HbT}wlWFHi{*+^wENfi6I`I;QZi85QShC?tI3<iV2U@#aA27|$OfzR7_hJnFgFc=I5gTY`h82tG7yuAihU*C@g'
    '*(s>@gDT%;>hf|5`ua}QgP^)x;-LDu#95wau{zS@pD6zxMS&hK2mSpX3<iV2U@#aA27|$1@Lk}Sk1NB#U@#aA27|$1Fc=JeeEjm^'
    '%X(fk^V{@yTsLoZ+L(4f%U?M!8r?$5x-3Ik_sVdZrqi&S7hz9LUvqU_grB#0vk3-+!C){L3<iV2U@-VD@Y|EmFfbSl27|$1Fc=I5'
    'gC8HiJ^8NT3D5N`M;M-GIF{A6Y{&J4)fTR6*tY2!j%`|wW0`GNn2vC4R|sKR-hW^)7z_r3!C){L3<iVm0{hQC!@yuL7z_r3!C){L'
    '41Rp<KmP$k(4SN'
),
}, name='long').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1025, 11]))
output = Output('output', ('TENSOR_FLOAT32', [1025, 11]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(output)
Example({
    input: packed('|i1',
    'c-rlfL6U<o3<NL9{{Jc1q#(q`7{bG%fxhk!<~HS$)Rx_ka?bS}(*FE=d~@&bS2-eXwYT{_t`Uc0%zZs|I+j$Avn~-^Y9(q<6{Ni%'
    '(>F(q=KASdjTp__YZ}xR%{i}Qi5Sgo=`CHgH#y=2Ibw&bQ^=YCSp|?a46<mDBhHXj3pwHe`L4alI)xnZ16enN95F+VxIm6rAqxRn'
    'PXbwOkW~vgVu7qS$SQ!WSBI<#kTn;wc7v=5kgq4X$@(G45ffxhfE;m$tmPr=eIe@<vNndSr-pp(c9V5=$ZCVEH6iN`kQE`T0J822'
    'SqR9Q3t6?+(|TG@>uEi$r}ea+*3)`gPwQztt*7<0p4QWPT2Jd~J*}tpw4T<}dRkBGX+5o{^|YSW(|TG@>uEi$r}ea+*7H9-f4tS3'
    '+5', 0.5
),
    output: packed('<f4',
    'c-rlfJ!@iH7=^hYoGREEut@wmO6-Ez<}zu#P0)W}8K$(g3<%a^WpM)o8Mt71Q`m+PFT=nzDW(p=A7JVf_g#BGZT`XP7Kin|&))ky'
    '-|DO9>S|WG{_o#!_rvA#`>4K-IIS*s&)+X@BhJ<r!{zNtUoYyF>UvdeMch?(_2{lts9Z1C_xHnyF<jj&r`3otJRRN7G#10d;q65|'
    'VhrzE%UvaPGg)BB5toql6|y!!Rsph>K^6^i#AnFrLXNnGoV$svuaF~dAnRn1BMu=)Y(b7#g)9VQJqcuuK~@)X#5!b+K~@2>ULCSF'
    'K-ON!x*KF|fSjHrll6xnN31~B2FMYwA?xyx^}dkx6|!y&Sx*f)-7S-KbjTWmtZPEn86Yb{Rspik3t0%r+6!4->uEi$r}ea+*3)`g'
    'PwQztt*7<0p4QWPT2Jd~J*}tpw4T<}dRkBGX+5o{^|YSW(|TG@>uEi$r}ea+*3)`gPwV-So<H}+%eZ)3JpJ|0&rgS1?Z?;sAmVsj'
    'o4x#ayovZWcs$f@3VnUtFUEsn{2Fn#nC+umsIYjd4R)Un5o37#P#cdU#_;&-?oDGcd^p@Z?jy$V?6o#qq;4ih+(C|5gRHNRwE?mU'
    'khKi5XpkemKvoxW!~x{oO=NwA9Pt6NP6j#R0dmAw$a)>fLO|A&K-L&!bs<OGL)I8%6(B1@)&|Jh3t4xAtPPOUlVq~~5afsp$l3ro'
    ';uB<D9<tsSvc5vrjUnr)A*Z`#vd#-xV~}-C$T|aLMaU{Z)_EZd0a<$?t7|>2r}ea+*3)`gPwQztt*7<0p4QWPT2Jd~J*}tpw4T<}'
    'dRkBGX+5o{^|YSW(|TG@>uEi$r}ea+*3)`gPwQztKhpE+*uNX~-zTSk|8ezev)%swe4Iy|j<&_!?~{j!@AH$*_Mxw@C&$TX-XC2?'
    'EGES<x_uQUr`!42uT8`l9(~zPM-gLq`uXf#V==thJe(XO#&B`DEhed($q~;WN8CczSIF7`Sp~>i23a)75$_<Y3pwH(a_%OwzCw=p'
    '1+q>CIpPL##7oE#N05bptS5o2G05sdj(CKuF~}-F)~iF-2FThAS$Bi14Up55WU~Gc<cJf<+5kD?DP&z9vfdZ6zCzZGA?v9jr@Ljc'
    'jt*I4kabPSIs;@y$SOeAc_9k{S$iR?Ydx)}^|YSW(|TG@>uEi$r}ea+*3)`gPwQztt*7<0p4QWPT2Jd~J*}tpw4T<}dRkBGX+5o{'
    '^|YSW(|TG@>uEhd)U(}db$aKG?$w`H-9}lqnr+3h6S39oL_F^{8)c`bug!L&)9rQIDm2P=bbBf^x@EW3ZKOiC(=JPm#c<hdoog(H'
    '8;wp=V=-JtA$K!bUC7!CSzjS*1LRc5WG#c7Xql`CIo%?YbvMYlo5=bKIbs{KP6jz*19C1Ta=K6^3jsOBOx74=bs=j5WOX5{09jul'
    'YXf9`g{-4PPVbP(IVQ4>4mlk?lhcMw){P-6Le?1|CkZk+-8hr=)R5ENGC7T9vc@25407sbvLa*^AnUx4g@Bx&B$3s%p4QWPT2Jd~'
    'J*}tpw4T<}dRkBGX+5o{^|YSW(|TG@>uEi$r}ea+*3)`gPwQztt*7<0p4QWPT2Jd~J*}tpw4NX7`9FQw+^P'
),
}, name='many').DisableLifeTimeVariation()

# Each of many elements takes part in the sum.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 2053]))
small = Internal('small', ('TENSOR_FLOAT32', [2, 2053]))
factor = Parameter('factor', ('TENSOR_FLOAT32', [1]), [256.0])
output = Output('output', ('TENSOR_FLOAT32', [2, 2053]))
model = Model()
model.Operation('SOFTMAX', input, 1.0).To(small)
model.Operation('MUL', small, factor, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD$qfK85CTE4$v@&b)@iKN;?WOOuAXuwwYKlgZtAG>cAXySWv0%1R;N=Qdt0&$27|$1Fc=I5gTY`h_+R(~1kczb', 0.5
),
    output: packed('<f4',
    'c-rmDG0KB57zSX()fRey_7vR`1D>EBLkWnhgNrv195TCR@CH>^51@2tcfqNH2r=+~{cj<>zUZ6yeUCL6H`Y{@Vb)q9D#j{vPO^$3'
    'Y?bjOq2k<}X~L3oRvF8!Wm%Hg!~z2Y0|NsC9~K9%#dY1`l`er?rF7F_kb?};HITuw1g@0wa-o$acn#@7xyU75hk<Hcfq{X6fq{XK'
    'i&dREwW_tQH>K45uD4CsUzuvkUFp=3lFD)FFHJW2O?9mtrM6T`C4qr~fq{X6kBjGL-!zSS=KWlL%CgCoDpfh>pShg-es0RLe7|X>'
    'pPwr4Detn+KT1)3KES}hz`(%3$HlFAXw#Z;G+x`bMKOBbXs*#?q!jJ=&{0ICwYk#7i>{B+w7PA*M-;UYFfcGMFfj0O@qU|5r&D|j'
    'r@hl%cM9XUi@QD4d$&*1e(JieC}?HcZ*e$Lif#&Z98&=U0|NsC10NatjC1BQA(&5(5Q08T_+0$r3(o2OEB2evnbRWu`+t34U|?Wi'
    'U|?WiU|?WiVBmw{KTolldj'
),
}, name='level').DisableLifeTimeVariation()
