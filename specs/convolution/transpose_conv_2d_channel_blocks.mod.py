# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: whole blocks of channels.

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

# Whole blocks of channels meet every padding and stride.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 8]))
c2 = Parameter('c2', (F32, [8, 3, 3, 8]), (packed('|i1',
    'c-kF_!3_W~5Q5PCXV!X6_yB=WQymF(0U3uBjC3rnC||d<^8jP;5c~', 1.0
) * 10)[:576])
c3 = Parameter('c3', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
c4 = Parameter('c4', (I32, [4]), [1, 5, 6, 8])
t5 = Output('t5', (F32, [1, 5, 6, 8]))
x6 = Input('x6', (F32, [1, 5, 6, 16]))
c7 = Parameter('c7', (F32, [8, 3, 3, 16]), (packed('<i2',
    'c-jGa0EPc!9oO6c2b25xlhLmoz3;=bM~|~n?f*B6Q-8y?OPiO~r^V|bC)Y!fwaxvJy{#!x5y2<#{exf8x8<8duX8U8ITq{{coRsY'
    '5)9Gi9~-N%XI5)hb^Mfz`P?Qfe@TJDWo8dI@OB422@cM%{o1rn`30p_X*zMC#!Q7j@B', 0.0001220703125
) * 19)[:1152])
c8 = Parameter('c8', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
c9 = Parameter('c9', (I32, [4]), [1, 7, 8, 8])
t10 = Output('t10', (F32, [1, 7, 8, 8]))
x11 = Input('x11', (F32, [1, 8, 5, 6]))
c12 = Parameter('c12', (F32, [16, 3, 3, 8]), (packed('|i1',
    'c-ke20S*8#5W&j--^^T=NK=ReiaSt~qVIsQ*gwjbmASW{JTw;$4F', 1.0
) * 19)[:1152])
c13 = Parameter('c13', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t14 = Output('t14', (F32, [1, 16, 6, 7]))
x15 = Input('x15', (F32, [1, 5, 6, 16]))
c16 = Parameter('c16', (F32, [16, 3, 3, 16]), (packed('<i2',
    'c-jGa0EPbtB{8etE9a-#{~^`Wm9syck3A=IEwPseB`eV*&u8@u|0CbEt3B)8b={eDxhKibp<y}cAIC)#O%;vn#3I$%ruc6BbhZ?K'
    'oGvq)%cb&PntSvyTJ*<hY4FXJWoZ-xXW~RyMtK{HT1b+T60@XuJx;AX2!Xc|NIRuHMF', 0.0001220703125
) * 38)[:2304])
c17 = Parameter('c17', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t18 = Output('t18', (F32, [1, 5, 7, 16]))
x19 = Input('x19', (F32, [1, 5, 6, 8]))
c20 = Parameter('c20', (F32, [8, 3, 3, 8]), (packed('|i1',
    'c-kF`!3_W~5Q5PCXV!X6d>}zk99m>LFzy`YK%o9+l#{z#H1_}}&JhF', 1.0
) * 10)[:576])
c21 = Parameter('c21', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t22 = Output('t22', (F32, [1, 5, 4, 8]))
x23 = Input('x23', (F32, [1, 16, 5, 6]))
c24 = Parameter('c24', (F32, [8, 3, 3, 16]), (packed('<i2',
    'c-jGa0EPcI5pB~mD;I64L+2$E`yIo9hsSw~zo9MPXVouH$%%)#Ki9|md*u&{lZj)OF}Zc6p?AGwS$!=_)g#^8qG?x0Wa~+)hGcIZ'
    'rPt4}sm}kOd>Tc9L+KpQV?Q4_AtT5Gir5sSd|TM>$>eaAMS_bdPS9YnFy{KtSf#x_H~', 0.0001220703125
) * 19)[:1152])
c25 = Parameter('c25', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
c26 = Parameter('c26', (I32, [4]), [1, 8, 10, 12])
t27 = Output('t27', (F32, [1, 8, 10, 12]))
x28 = Input('x28', (F32, [1, 5, 6, 8]))
c29 = Parameter('c29', (F32, [16, 3, 3, 8]), (packed('|i1',
    'c-ke3K@tE!48g+x-^{k%i-{lt4HXs|?pBI^7R;QSU3EMrrhY<15dH', 1.0
) * 19)[:1152])
c30 = Parameter('c30', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t31 = Output('t31', (F32, [1, 10, 12, 16]))
x32 = Input('x32', (F32, [1, 5, 6, 16]))
c33 = Parameter('c33', (F32, [16, 3, 3, 16]), (packed('<i2',
    'c-jGa0EPeMxyctfL9@wU*CnrGzs*gNF;%H$cik^T%dejm#SIf}>j8N+W$lTph5uzo9c`cW3$^Flg=alqzrXK6L`+{cxTM?b_VY@u'
    'B(Wgy{7I#UwRPUuZDrX3hy)oBmQh71Fhc8~GHru*HQn+DA;ctt$?F4SbBFulS^)h$)&', 0.0001220703125
) * 38)[:2304])
c34 = Parameter('c34', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t35 = Output('t35', (F32, [1, 6, 12, 16]))
x36 = Input('x36', (F32, [1, 5, 6, 8]))
c37 = Parameter('c37', (F32, [16, 1, 1, 8]), packed('|i1',
    'c-p0lu?+w)48jcm-waLiLXiiA1yC$7DU<0g4fe82h!*A4*??C5o*&A{AqD', 1.0
))
c38 = Parameter('c38', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
c39 = Parameter('c39', (I32, [4]), [1, 5, 6, 16])
t40 = Output('t40', (F32, [1, 5, 6, 16]))
x41 = Input('x41', (F32, [1, 16, 5, 6]))
c42 = Parameter('c42', (F32, [16, 1, 1, 16]), (packed('<i2',
    'c-jGa0EPc4FY_6P#aTB^Lz%1ZKLvdu+5Pj6%WV_gVOL*2OGhPr-x;YXtLcv|n|nD8?|m=lDU&4!yVYCAQHxuFiC!dLYDj0zk?Rej'
    '`Fr18tat(%6gi4?rZ2%%LJK@e8l<e3Rvzz>Nx4xqf(>8XafGp%>$jr_KK}jH;%U!0ZU', 0.0001220703125
) * 5)[:256])
c43 = Parameter('c43', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
c44 = Parameter('c44', (I32, [4]), [1, 16, 10, 12])
t45 = Output('t45', (F32, [1, 16, 10, 12]))
x46 = Input('x46', (F32, [1, 5, 6, 8]))
c47 = Parameter('c47', (F32, [8, 5, 5, 8]), (packed('|i1',
    'c-j@o!3h8W48p+Z{xfUsLpV&ZXo<k6C^Xoh_b_f1>8G9at9uNz5d#', 1.0
) * 27)[:1600])
c48 = Parameter('c48', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
c49 = Parameter('c49', (I32, [4]), [1, 5, 6, 8])
t50 = Output('t50', (F32, [1, 5, 6, 8]))
x51 = Input('x51', (F32, [1, 5, 6, 16]))
c52 = Parameter('c52', (F32, [8, 5, 5, 16]), (packed('<i2',
    'c-jGa0EPdPcdKoO;|YI7+YR-vcN;$|zrjtrU;R7lFLM#kL3g9~8P5UDfgu$ec>~eEsf!u2520V5VFyovEwc%Iso{rA>%{|}s`Fb7'
    'D{l&uqmxRv^c$|`oM^`V8i`?IG1(oVS!x?b9TlTbLIj2_K}p`2|9}pj3czdSmBz6+bN', 0.0001220703125
) * 53)[:3200])
c53 = Parameter('c53', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t54 = Output('t54', (F32, [1, 6, 6, 8]))
x55 = Input('x55', (F32, [1, 8, 5, 6]))
c56 = Parameter('c56', (F32, [16, 2, 2, 8]), (packed('|i1',
    'c-k$BK@I>w5W&j--^`k14}_+o#R20Y{!JNM)(I8X!D-Q%H~IjDClvM', 1.0
) * 9)[:512])
c57 = Parameter('c57', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
c58 = Parameter('c58', (I32, [4]), [1, 16, 5, 6])
t59 = Output('t59', (F32, [1, 16, 5, 6]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c4, 1, 1, 1, 0, False).To(t5)
model.Operation('TRANSPOSE_CONV_2D', x6, c7, c8, c9, 2, 1, 1, 1, False).To(t10)
model.Operation('TRANSPOSE_CONV_2D', x11, c12, c13, 1, 0, 0, 1, 1, 1, 0, True).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x15, c16, c17, 0, 1, 2, 0, 1, 1, 0, False).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, 2, 2, 1, 1, 1, 1, 3, False).To(t22)
model.Operation('TRANSPOSE_CONV_2D', x23, c24, c25, c26, 1, 2, 2, 0, True).To(t27)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, 0, 1, 0, 1, 2, 2, 1, False).To(t31)
model.Operation('TRANSPOSE_CONV_2D', x32, c33, c34, 1, 0, 1, 0, 2, 1, 0, False).To(t35)
model.Operation('TRANSPOSE_CONV_2D', x36, c37, c38, c39, 2, 1, 1, 0, False).To(t40)
model.Operation('TRANSPOSE_CONV_2D', x41, c42, c43, c44, 1, 2, 2, 1, True).To(t45)
model.Operation('TRANSPOSE_CONV_2D', x46, c47, c48, c49, 1, 1, 1, 0, False).To(t50)
model.Operation('TRANSPOSE_CONV_2D', x51, c52, c53, 3, 1, 1, 2, 1, 1, 0, False).To(t54)
model.Operation('TRANSPOSE_CONV_2D', x55, c56, c57, c58, 1, 1, 1, 3, True).To(t59)
Example({
    x1: packed('<i2',
    'c-j-+AKCiza<A;t^QAMB@1EUQF8p`(LdMmBnfo7p-|C(mIdiMCqOWi7%&E_lSN`8W`S@Sa(~&RFmaFen-fMkYeCTQZFyWtu^ZS66'
    '!Z%m&PTlh_#_F!El~d{G)XBGnCeEslN#7LWFoSzT()C)t#hPsE=YA_#TkGrp;;ckman9Y&A*dMu?H&Ju', 0.0001220703125
),
    t5: packed('<i4',
    'c-l=*Ye-Z<6rP!T-LjNcD>q0pDN7KEUM89bhS<Zx2c~6O_$s%DuDPXD#IjjQKf>CmkTuZUHD5nU!b}qtdYERlrfKOST4}7UQmpRY'
    'nLFKG_f|8*%sJ;f-#6cJd%ii_EA?24$F#BN`=!xzeH~M;fJd6BWwGm-`k?Zne1qQ4B_|Y8-Md4{vV@87!^VI)NmXp$%Fdl>G33hK'
    '@G%lEpRG2XzZc})RAOpTRO<Qa946L~dbRFbkF-7Aynp&f+}(zRsExrlcQ-_S&Rx?nt_6h#RqIJNYARn&PAm%9_bX(<618PySl%W*'
    '722Pk!RPt<m<zl%7ihM<Iq!KoAu@BOXXTz1cLMShGat8WeD+OzRSuu6R$rR&lm{*>4-Ir_ojetj(A;aZW`t=L|J<pZ3{%O&y4wz}'
    '-<#|0Goh^*cmJ}~vg%=9qff7PH12c%`y=KTl~vvirO)I^5fMG+&L{WjuEHsWqCKK?wX3GsG?sh)a)(Zp=%MKgkOmuMIrsg`@>4FB'
    'njY*hN}AVde}A~yRPp-l=-HNTbfBekc=@0#>*xi&nj0b@h~2LH`8dSyR!;Lb^_FD+WnZ@VMx+(1e%TBg%BHS<DynqTZ@9H-Y4pb9'
    'hm@wqrz5Ls!{ag<*KJk%j~5z;hG9*;XO`8h3;4Y|x+A6QYpndn?Q=3M9w>Qqt#bg?CKgU4b|lpX7ra{ED(g~BO9%7&EH#;tr{gV3'
    'W!I~;N7?RC&$qs8k0bz60tn&>;VA_O%u)m(qyQtzvn;VkJP(8p3OED=h_JkkVg^~Mgi-;boD0Pi0|BG_0)(i|idhy4G={;1@)8@R'
    '93dF+ki`rjkg>6d5F%j#%g@@i=Kw^I=UGA-4l)4SEwKn7hQrv(6Gou09ApXNFeCtTh)1konzDA^5CY)vg)oK?QzGOHA&}S;VHA#|'
    '&@K)ISz;dy2xAJ{v4A79-;R>_iUDv!^A%?xz9RSk#Mv;f?NAYq*fXyUoN|tkiYCB6;ylgi6o{t(dIJA_D2n~F<AfaN54bGe?E', 0.0001220703125
),
    x6: (packed('|i1',
    'c-ke%!3_W~48lOe{xd_9RN`?sv>2pa4=yShm}(O7-UbI5>*E2;R1OX', 1.0
) * 8)[:480],
    t10: packed('<i4',
    'c-rlg{ZEx;7{@=)^PKY>f@t7UWJqyX(|lPBC5R+~Qj=_vS=o#fQ6h1?l>(NUGR-znGF{|Yg_|KS;W@<E8laA$GBo%BjLGT*!Evrw'
    '!AWb@6uR!`(E1zNx_4gg=eoY%>;7Kf>wc!$e9Q$APcjWX?F&u*2td|mXn|d?b?)IoPdn`WU@3#Jg4|pElKyB`1FIKZ7$g-(qCESY'
    'LAWTw<xXMb&2ua%8tVO)gr@PD3vtxlL675E>L_JS$b2Y!0m@Tb*k!=S!j7vWf8P6}>fG;Gb~KWf-jXdPm1&evaWxqe9-%hs4LYLc'
    'R%9kc@ep2*XITtuani`^O~Tti$MKhV(d6e80eeXqC7}2e`EccE%X#R#|30|7k>-KfPJxd(4<}GSMC>Y<YUA1zTs{&_2EGO02ol70'
    'g1OFYp6<R&<DbMlLDzOAa7_<sEOem!aurCRv0jY30Rs&D*v=6?>Hn~gTc471FtG{@PZcL(!Z}P+=vfda=_(T8;o*x(52hE^wMwvg'
    '#Vh>ARsm#_$9sYrdU>ahJ&TJZ7jcqUm;g`r7(~BC5>&%M#>orC6>}HrGsRu1Z?B#+bhB5<+$TWj7^yGh<jVb!-RPr3=7u|7%`a}U'
    'frM@4C4^8mSJ`)YiOg>iVHFV!m&Ou(W9Ph9&ijt1e{&o6ZgzBt)n5z!*YIZe<yA<^$mFwNxGC)1N+QFiht#>rqPK?K`5~U+<Sn@Q'
    'YtuXO%L0;W*P|Df)l58G$=f(D4*gz06%D-0=`!IR;>$Z(T;H~K;tD5Z;@N#{C@{rTN?psvxZ*@FocfB%OWx-Mp1J0kGZd4PCsXx~'
    'uu+FW@34qjUjYYx5X36Vi6epU)2`7o#{4V}Y*hkV6ZxFZMvyyr=$Hihm%^s!p%C}}90IxYK-)@u8N~0aeG1&8DSY8=Ba+_7Ps14@'
    'l;!dhd%IGJ4<`&tLWUt@`6TNQXREX1&ONHG#ng^aF3ytP$Io^vTo>FM_?QefolcM|nNKt4G=XZ?N8SZp!%zWP(vWEdWTUB=r0o_?'
    '*DcCFaSZ>nO(8IB0y7m~cW7w3O_QwDv>U><E4Zc#*{n*|R|Qoe-7u{*Mt}|7ZntZi6>!)U%!U>y8(kN+!(!+X^H<Pqe#x5M+6GEO'
    '$F3T%Fow-g44Z6&bVYRd+mn+1HfH#Srk+j7Is&Z9_efGHH&sW{r5R}9Okt{G$^d;vyk<#Mf4Y>j8GbKRtC~1s*R4j)nXZ*b%2^D<'
    'uiJmRqWTT+dt+FpD2QG2>lG1(b%^#a@Bj7RUVj4`WfBV', 0.0001220703125
),
    x11: packed('<i2',
    'c-mVlX!@3YG5_)E+doBLZ?Bg8UukTc$-drt^2FlEukNhpd&{HM-L1D8ZftB0)%<^TrS|`&=KjgQ|Lc}t4?nqf=xKghS~A%pN~9(J'
    ';10)g1^r!|=L9CdcyY>jBPW-~2cEO(<}*cmZr|Ia9dpC4`c8zA&)k{cW-eyzpQX%nZjJd6)C>R~B<kz', 0.0001220703125
),
    t14: packed('<i4',
    'c-mc32|QJ4AAZk57n4diWBW!Ut+vua^b<8xH(D4=BH2^IXe1LYvZgPTEj4W_357{Ng{drGMI_fYLNRvbOC`m<=bZO@5BFYt=lt%y'
    '?|uH;^M9UqeL4SpY<tp`!)Ilyy<`)i^Kib|zVdjBIWo4POUpM}sDC46*EA?yaj5WIUXptM$?HuW|EcxMU-l;X#>se-+sa#_532sa'
    'o%iPH%Ju~FO=fy`9evOJnUbK=U-YRt?(7<QGm~v5jJJk-vg_gFZzB{8J{=Bj07m@&y#=SGE3TzD&m2kT8}v2pQ!A^MNr?=4vpFLZ'
    '!~{4xS{vMo+}M?N@L0izZb4M2d>#Mf-Q3G}x1JaniQ)9r6nT&z>@T)_jG(UT4_@5YWWQ?nX%D#or^<8#d2QZxZC**ksfwfqQ*AEK'
    'yz^suTSAn6+5H~H)Vyc2PX`*+_(w%3%+TKRx06i$_4eKuy>^|C4|!?sjj+@CJHFG8%efj|U(owCB6+jijgV4h-`>Tu7REZi%JJ6y'
    'Y$6yOY#rG@VC>kLz0rxzbS)}hS^xZj#TU)dTYlV<?}#!Dn|GeBEiO?u5xrcM8EK8B=N@eMK6~N&kixK^&$$=>YmS%dSmPfXWY5^w'
    'BrLMpuF%q~(xjm@oERT6RC}{<?U2+FBcFD&dVX}yTbWsNXT^Rps?x|h!@2v)`LgGn5EC_3PpxdJk8PEU*B5R{QBeISeEsV+yx9v^'
    'I~&V9@34KJ7$mL!p0DS%H1)Xm<I`K^Q&VbE6XvUd{ubupcN)QUYW0tFyzmu+7Y&=%^y<PdVGiB5E@&2fF6yW=_t0IZl-F`obJZpX'
    'vbuSXPsi3KMeTJxN4$J_k8IN4e+w}_&(BYPwAS0ms`dF!nX{eIgd_i0ZFi|@YM8m9vs-1L`sVl$?zMYSad`#1-V7u=IX#mJsEo{C'
    'yXxne$(7b4_lj>)4|`MH<CF{)K0La!vVN#NeeUlW7f(fT$`53}eeAHjC-cCw?duE+ZRsL6^Oid&7ymFXd-kfZf?DoQrJ36l&o;*1'
    'e5qua8SrDX`wq2mT1Io|zn84H#B7Ywve_G{yyDliyg(l{E4dTeeUVWS@dZ9hXba2moIA+@RYMDoX3zMCm-70p)WC<jpAyrC-GU?4'
    'tz+f?*rB?O?wR#<^MzT@qIMTi^M&bgh9d&2p-W!(PWdIBQ<N=t$?x8t(6hgBAWyHu-Gk$+FL)lhI7ef6uF~q-4g*hjzvVkZRZ4W4'
    'j`C`4zM5O`;xs+)KTXdvN;8y^Sv>ff@8gYIR$2DhOV?Zt49(wRbSf}E^5a;Z|DMg;yMIjk*00l=b;W<b=}VPEddE70)?Ma>y(v{{'
    'eZrMhvRriI%UsGZCbunjX?Ah2p;olEds*^ca>3#Ei)w1DEcMo0{z-klmRaMG;iSWv8fOOFdYZf9)zTWwcU?XC$>yG}S9RCF?Y;&U'
    'rq>%Ue|K4M`?GFWOz@I<w$3&uH1Yy<6!k2dXXJ7subLbf=?*VQR~`AD3iEXdyXTs5P{q>s+*k!K*YEnA_#;oj?qV{lDy31Mv<|mF'
    '`pQNsWOkc_Z-vEgiB3{`f`j<Fl--y~=z=Hpex(k!$!FY_=&NS_N(T8}J5SfUXV2{T%P7)Sea6`h2kjR27<p;6Q*lkZDoq}(ZYxvR'
    'V%YpS#J70oo^8NonbCz`!m8x7l7jX-`Rm*-T=_YYgJqcKToXL3&Q3J#yKqy^)W5m-gkw^0c;nXN9~PJ|)4J`^Z}MWpZw6%z{&gAq'
    'c4o;cIC4*Q@uV-L>U-PS*Xq1bj?NaA{yuoMijj?#Q{yTmWb`Q)5FPh@IKmYxD~umFR|UVQ>%63UMUiV)on&MDxWnUR>l|Icd6i?O'
    'zx1J6Twuho`#X=^<t4l1vYgr+4@KGg<o#mDb!o#P12GIR7={rTd!`^m;W!Qn3{cXz5JCVbNK+UD3_x)R8Js{M4g@p+5J;mkA;cM>'
    'KmZw`5YiX|Aps!CMllA*0L=gjFeC*ag^qwB5DqYm0ql$62%#}-3@|80NaGM=AR|DX;24F*12hp}s1D_^ok<}@qQNK)J@gog;OIjV'
    '7)~?jAfV6&48c;xXq-Ts0S=&qKmZ_3;1o_0>_!y(AQF%*XE(%XG=~_41cTv-5sNVtq6>u-P9bejH^3?aa1wDwYha@^z$p?(`$9-F'
    '6k3Fa49b8IL)92V;G<|o1`txL3>YJzDJcAk8lnt@qAq9(K>$D_AxVnOAu&j!EQ-P~3XwqEaYP+SjzNq>zbK4gv@ZuD!67YR&;xNm'
    'O9A#k3jr$;J#G_f4lp4jfKn6^4j)$nrwAd%FhV%Sz;QQGe+Z=sc7K4JgE*u}WHuv>rXogwrZEz-^if9!k)QyM?gm2uDTLso02wtZ'
    '00NXkvu2<+6iFf_(2c=`3`Pi~0Lv52W9ad5Bt*uu2*5FdVx6ODboB^=WEc|ZC=k+U3L(U#(Li<>GvPn${P=Qk{J$806UYQK{z51M'
    'z{HohOcW7C0i3KCg(c;p@Wf@CtRIhx;mKYQg2{oR5(p%OCo)7)F$>W=adQa)2^(>qXy~*P1pmL0WP-RI1QK*gA`lBH0>x1vnL62T'
    'ioR1hNV33G>QK~elIe88#Wq2)3S!A5zDb_x(t>FwPFYo=&!k(D0yxdRNsquZ$EV9J890eZTo?D7+z7yF_wIiYl1!@', 0.0001220703125
),
    x15: (packed('|i1',
    'c-j?;u?+wK41&=AZ`Rg@5Tz7stg%L=87KdVd=UCl65{P&Mh8m`75o', 1.0
) * 8)[:480],
    t18: packed('<i4',
    'c-mD`3s_S}8l5}$COkwz`D|GW6tO}TROBJiMNoOv5@;<#D=St=Q7iUiDX&(A2vksn3P?qZD3oHckkaZF#DL-|DyXoC;;Smi24(T9'
    'ph!q^@15BRF(kd2WHOI){&UWMv*Ls`tNQkCZuC{!B)Y2ZhYi(qE0l*_hq_AKuiDynP96TLAhh`8we;;SA3e3RGZP-jI#Jq|7CZR)'
    'kYicAXh&Lp^JU;(;^4{bmByPk+7|R!{--*7n~UYrJ2Ux>e$^7m<@*XHh^l(^>57~n*}3F^kxH4Q(EO3<GMVGC{nHdMG5QN1kxkGV'
    '<&&&_-?-%1zFRi&CEo?FvJd$^v0`=RS6*lQ-gLRK^roF<`S+oFmZb&QyLAVxkhv*NU0##y<hkQ~;XC$AM%-!~ZJy8XdiUt@w>+9Q'
    'Y^j~|$?R?G=_|W7ud6vXLs2LRkN*_4Ns^s*u5@lG%6$86zP`TR`PcL><H~|xHFl0%$dQ?Ez9oF1`d@8iq~GJ->3*40=B2#2DNa=8'
    '-)B&&d5MEt*QuzNv0n7br(!$2b$U8Kcig&Z?(Tr*+l?7QsayBq-(I49D(7_E65;*5*yPuwi@T;wUtW~7xcZM9&UrgqsPXswR{oM8'
    'dli-?@3b+EPWybCytGwf+P0!0r1Gj2Q_{CY6Kr30_@{menzgRm)2Z%>RQ|lQ``xrUQU8o3?p4vgs-ck|dJmpXFPgo)y!`BO?@iee'
    '>d>FZFKv1DH~)bi|0CW<IzsxIucx)v%~;n^8Sgl<KU`Y!v0|@9a#?Vgv^Cm2p|Z7X$%BQmgv*^4vg^0+{(i!oQ#i!?jAS%tyiqv6'
    'IRq`}*syKxa74lI*&i;=tiPAC&?l^d8GK}JWpCByJMDZHcG+*c+RV4g)Ds2OCZ|M=J{F>&fj=*7AI9dki~Pq1yYg>-)7rdhyVW=2'
    'sUH8lb_eHVMmZeg(#5kI;`mv2FH|*UT+Q=XP~?~%m>ci9<C(d-aiPF#Pp6;VhUcD-;zyMirv@)7T{Pvxa??!*tes9=9C{<d!sD~x'
    'KhE?IKd@7dg}(1T+f5d-<>yaIQY%w}3)m-DqVGsfo;WzSzCt8t&9dKbKUA@@rNT=bbtMvxTI5(MU9Fe)?knF~=DqC4^;g;-Ne+q2'
    'E>wW}tc0m?5&qSp^7gHNe*3S}vFE=&*~14?vdn{WN_0(rv!Tg%!|K{~&)!qzcCPWiYkM_hsC!XCaWTk@G5ImrVwWe(ZLw((wRdgm'
    'h|x&J=H_*IiZkn91h(F;n!iVQD13WLdR|!R-S)>NTb~QA3!RFw{NdrMIv=mz^28^{99$lY22!g-PRHC>3isAWxW;bDy*O{yKDP(='
    '+){hQFGWc&dY1K}<h9bN8zU=!u?$F<la!KX`_Qd2{Ep><R!JqJX#H&b&5XW{%N0-g;IOswSN0W2#f3jvmmY~x+{;#vdaEsLL11@B'
    'c<n%YOo8Iuxxr)K=G)gFo$+k(KSINOvc><M)7BMMyFTlqfBV(U{9<R*I}0y$9k`Y6e{k)rQy)ZI=d`YBmv#*F9?zX8ZA=#Ad7Kr;'
    '^jZ()6wTcE_kz)}ZZ5FSLMn1v%zS)wzFpYvtgkI2KX8^i$SVULF3!mq^xbE<yWbuHAVd^K6yg{RIY2=UQWye610Dk!^9UmvF&e}m'
    '9zi&USz2kzVhWh?fNW9Zm<JqBX%IjVW10h)9fKO4Rhb|xB)52uf?6gd<Y<6tia<CXU@`!CIEtls22cWxaEwwR#L>J7MgVdg4}qG@'
    '0#-1N7?z-Dq+vJ&ITZznIx_@$25}l5j4>JrF@<=VCoYhQis2YYsZBVtgaDFlFb)yod4|(4m{n3pgLueNSjbUCEaEV&Q8FX~wJDDw'
    '10f}VjMh8=YK}rCEHw_)5NRNb2q9DpfdBwXNJKEiCBhg%#F?-HmS+JA5ax(dZK41HfH6cohZqVGC4`ZbAyH#(X5&N)!wYGOMkF&N'
    'z?h<lV=PqjG|iJjEYgtlY0MysA}Ik@h*c&$%K^l3Bsfff7!WSf3jiP~g$NDO4ou8VG>#~swK8~~B_%NtKoKP@VMN+quz=PO^<<Mo'
    'Nhl~r3t%XkZ1PY|W>SC{V#(`3lHnmyqiq@{#U{o?5Ao!f_+s6GcIei+mHvkATo2d%7<Pdk1$5-PS$|zu+USpgT?f-|8`zC%8v%gv'
    'souo|g}#D8rV+~EPw#93G4Z?>4<<i)LZd4>G&c7A*E}Wz0+UE%0eb7kzFvy~uciH^DF*%e<^a7*1F>F_Zr1n7cxi|X7>5K5<|b2p'
    'jWu)-{~uUfeR2', 0.0001220703125
),
    x19: packed('<i2',
    'c-q_fv-WVZai#e3*6?uG-k<WJ(f;Sn=dLvUnra-a&Al=`cRuUQ;`zPyznhn<OQ(A~&;P$SwX*;9Rl(KQ1ub_DJ<ZOH0xVxIZ7ke<'
    'E%xh+`0mSAi&unoT17H1|37!>b)LM-?>93(<6b>y`57UD8pVrA`ivX8SI$Yl{9W$I$CML8P%{8Bh40(', 0.0001220703125
),
    t22: packed('<i4',
    'c-mv|U|`^5V7S1545l#bkYu>WPz2!>0&xX|xtjq8Fk!$6_CcuW$YS3a7=D9jZw4hGxfmgF3qyMZ0|N`g0c!~70GK$y%aGI0z{S9J'
    '04xx2-~ht{h|HP;2M$0KLTQi!5PS0hm?&5RCJU0!gD@r^KxkqxXE?ANq;~CrQXp?N%pisXDqz+Dh{^*{2aN*q0RZIRHnR', 0.0001220703125
),
    x23: (packed('|i1',
    'c-k$BK@tEk3;~z_zga4oI$#aKAYnHVi}A<G9esz8Fz5Se_XAqn5CH', 1.0
) * 8)[:480],
    t27: packed('<i4',
    'c-n1K2|SePAAjF>j*3L7lp`#u9OVo-TDg+s=s@JG9I2!>lorX6E=96YS-A;O<ft`EVRyD$IZC>8P;!-K-eaF<n4|swKlAy#GxHqZ'
    '^Y?bKcRnhM>-M`cL}yipY1Kq2KAPtnZSLE>Ew4}WFR?URMK?X`Wp3iCZJnDDwite?+@{lO?1kz-{r62|56GJ4G&1wK-A~5YPLGy_'
    '%5-gOjI}8z`y9nX+s997Fz2f7@W^==l2>72-(hHC5pOWQu5$UT&_?67sbZI2RF<qv2yYoCE`HqmAm5I`{=<Ns>UgtY78Z)tS;UR&'
    'XgPj-8^wy}L<OE)b@?~kVSjW}Ox3r9cKODi$_{gW4Sa6tm57uY>a;44clN2+SpJ0D*Cdo<i3$tuXcFj`n++1A*`lw$=+L*p*0nve'
    'H>fom79CGuNtQl6R7R-0r+U^hwy=+ybT}wt<;U6;#(QPyE5yT}ZQJcVo04yv;^rpXaZS7>%tH6(9{i8Yxg&U`W?yn(!+?c<bD~xA'
    '?KbnaO6%zg@)yFghTh)4vOvdddITPu_a^a-zrMqT>b;j^OWYfWNxFJUT7TSz?Jb8IJy;b%b2#l6kNmBrZBn1iO3liwRj%pN&mL&7'
    'GhETM=X<I17lUJ1?y6j}iI#PBQ%!jKSP|z$%8FO2=3(#sHhQ~wJB^ndvg&Vj$6aM(mp+cPun9l8{wgzY4Y5tzg1p&q^^!UxQ^LMz'
    'wZ1v?*5`}c9GzP48UEV&g0AP0<;=e0FKx8m?tYPNx`DgaJ$6~rz~i`)q-~#q=vQ*e6{dPs6i&VHAk;ADLG90jjF>;t=N-7F%RFxt'
    'UeGwjExU>}Jx+g0Zjfow5k%!({)N7{PmKe*cHfL{M|rSm7B=U&k!Qo*7I^hG%&n_Gm7ad;mzc|cr*xW3bu9~#_@HgP(B-9TL``0*'
    '3ezYJSHJQuiRG;KP&qiLBxUPTrMp%0x7z0(we%BrC{@<2{@O({hg0Gu)fIEL7u-7>-F#@d^nsb$GfD=<?9wcEMp>mDEuTl2$K6uU'
    'd;c_XOSJf=(51mHng>oCls9Ti4Nj%SI24e2PUo8jHAj9^tv}?nS8=SQ`Mg-!8kq}z=blbUwm4j5^0QA}%#D%QXSG|UEz%u5Y|aI0'
    'hpDTU7F$`56q<!a{c}3$sFQ}vHy5qy{X?|n%NF<N1+Oc+{r8)jQp;lOAFS$^tC3>_4=gsCakzJxq*e9rtc%vs%gu%|7$FHO2P3{I'
    'gqij0uS|4!L^AL0`*PX&ew)T_(^Dz0-J=jMDJ#i$QiFb4uX_uu8^YP9l~zyQ*fgBuRy;D@b@udULobI6Wz6^5kq?jZ6E`!08lC1k'
    '8(dsJRc`6Kv1fBOn(ckNRsTk1#+$EOo`3So^LNpx>lyX7d=#?(j97fUcY=&#m1iCeT{QcAhr;F2K&`?g6Nvz^Es-?)u6++3<aWsz'
    '?)BS%-!1;w#gNQQ%u4go`=n-3rFv_VM9Yb-;#rniNgntt$93rT`WcF`$(Zr<XoG`Km7cck2;JTyJ|g*GNAa_)k)phEu7OgpNzSDN'
    'huG~|-ABLryPXdD81Uk+XNIe$F(N{y_gH5$JOgfhu|G9S%6)A4%3eG>G9~5Z_<C*UIksk(TQ(Lsj^%o5mYjJh?$xJ+YCU}ZXGK(F'
    '{RQ*+m7$3IOa@CbG;^bIX@AfFK9r!4cBk9aOLO7JQ%}O9wzmvtjP7x`r~9E|cfoh>o70BVlV>E3)qihMPi#w-jggL9z9dYqTD7U;'
    'nb~u@JMj@coYkGgUUpD>u$5QiwOpy1&2#M5$NDB@-%>jj`>^kKj*R(nnv%Is_p#%g<cc(1Oi}va)TG6pD?41*?ms*2vD8Yd+L)_o'
    'ndD0y1Ls24krlQTRVH<-Jss9a#4xVQE!y3yTdzR($Qd8K8*(<~r-~^N#r>%5)jZ0a*p<Djvd6D2#PZq<bGN)EF^i$;BO9~SWDH8e'
    '4p%21J1L*F(6{`p`LEiWf)_pyDD>1axDkJvwdAO!+Th|KclxTGVrDu`r=5=UTIUDdUn72S(c&rbCe6)eW;xEarKw@FBwr-!Es$*t'
    '&~kp=oM<#eqAIL?Deo#XYNaLh#x&Vkudb>3(?3k>sOyRhJLDn3lCugdEUXNynYK2+2TP}jjPAd-xMj4ByH#|YWBKlR@>W^(jEm#&'
    'jm+p&=>+4o7E2-x8;q`$M^v(GO?|pbT8l3vso7S!J~!#9bdHqJpmI0dl{EFy$vK(PtkODa=W+Va;NpK8tzE0c*?V+6FDl2~o{4;Q'
    'RjGS#?L4O`#m=(5!0cJ=iDepg@<sjwg*%P?&4(j%jtmxU4tVL+?)s{FN8R8>%hk-U1@q*K`?Z#2-oJN#=Y|k94>Z8L{Ii$osC9*e'
    '<J^K5j4zn>I_Xg|ZGGTu{f<}}RNdcTx$lCht21YDl-qnluP?E8*&25yN#Au~D3q4)ORsm-g8ipUZtYu9>X{<3Lebk*$z5)yS*cO}'
    '8@F{)lK9)KfS-Lx_kK(%%9};C*A&~2XdFNMIgsS;d@ps~=()P(=$*6km7cy|Q}_Z`46xNXlr3}8VLH3jHzRn~E6=`iJ!v*tA8{aj'
    'nx?V3*{hF_&mL6vy#0E<LVJR*!NFn`o$G3G5%)SXW$Cs#3pb8wGCOMnUs|Q<kQ9Mn6h$EjMUn`G;24D>6osM)N}?o1VierQ;66r?'
    '6vd$<G!(^Y1VUn9l|(6&iz47AjYJ3(2X|3$kU&syjf-LkhQk#ErNK3nKoCd-uqp5)Nx*_2Bn?19IvhbM0!Ijnz)%_j{*ojRgM#aT'
    '9w5;OI!+N3;2|M1kU+tk7>+_9C=$4#Z~`R&Dh;7y3`h(lf^!@cCvk#=+>jZ5LvoY`u>b=?kkADRTwsupL@|m6c1V&&Vkm;s38;qT'
    '`2#K}8j2Bg3PYGEo#zE+1tK9448wpZ4Cn=65+no0N?^boN-%hCpm3Z=2F?Q|6x2WxU=M@I!x%{#_(Bja_}~+!2%s9B><Z(6dN7nA'
    'aS$Mdfj~eTFb{&H!|=c<0#-tzJV=-@3i2eOey|5!0s~-+P5_N4MnW+Jm;nM7k3oDu0;0zN3=Q0-!(LDXR)cUzg1}(7z&jlr2A8-f'
    '&H+y-nMTopb|%UIK2cs;2u}zNj0fxzMgd0yAmG3w1w$ZsO@Pdy3{V#aS1`~5@CHHv>JXBPak1|(b2uh&AK{H8!U1J-fq8&O(SQ&H'
    'RL?~Thzy}&+8|(FKX6oOIQAXkk&<+H9n=j{h2~&DC_F>L-gvVQ6q0n3NkBaa2{B>E@I?UGfq4M`a0W00XAy)#!l9v2yhdTxC<&dy'
    '(S?=5w*gc|hq(Yl&@dP(K*FKHHh6E~glHfPrGr<CKtZcq0M7-{aDhTl48{bhFaa`{4C*^*p63oKntV)rphD<watWDy!oL$cf^+}<'
    '!T&jNpAtDb@lUYMLlS@qFeey=Bti&2(xggCgojVSS4i;@5&k+Q+?%vR364z2K?IO|s{%nkfD88oviR#1g@`Z<iA8`#YzU*K1Q3Ww'
    '36#i5epo{Fd|FB<N3cx^>Ow?g5cuaC5(Xzohi_Z>QxGC0a!#Z*L9~1$BD_LjLUp3mP(MT_B8);1<Ui9QTDC~|KTgsAn*u@W!V)ME'
    'E>UE`42m8`_|q}zkwOHs@q>4MMTki0qGb!0euw}O%KR~p|C0RAy~zvz0*P@P6#', 0.0001220703125
),
    x28: packed('<i2',
    'c-q^zx$<oM)`jhwnKz$)zJ2t3v$}b`@bUPyqStvlXZPA>D$ANr)_kbyzIJ1-q2~AV%$A|c-})aGoNXVxQ`UXs(9`^(+9AM8QDD|K'
    'oyZj`9EHC`R&@%AK6zqRB>Ln+#?u`iuG_mb<%&6U9DL|mwD;Q7i<916`<Ttbq!ZJ!MzwbcY6bw#=;&_', 0.0001220703125
),
    t31: packed('<i4',
    'c-rk(dt8p^8~@(V+d+{jNyU^1McarGg+@pRhe(LgL{26ADDi7^%9>L-WaP|pNW^l8Q47h0IcIH|;}m9W%$$DLbwBm?_V(`I-(T)N'
    'PtX0__x)VYb@*Q2>w1wrGwlQL7<c9XGG?a23-w`(;!YcAZAcy7adOy`H<a#|ftTN7Aoe{(<7?qS6yU!#-We$9W%iep(QyU(;jx^;'
    '3HR4;Xz^G6FvI{$fV8c-?IU=@ny&4*+Ba+oR>_k?N?bpS!q*R<x`ZMUKOhBX3bqtr`A~QQ0r>gbPqAVvA8fxD!|66<(BdUndmR{t'
    'gRE$dRP++?W9sXSnd;Z?J7Y_2;7Z(YQt$uz%GH=mSjmZ1;TjJ-$nVMXxtN3D!#dy@KeRx{*b|qoo&*}x(`WESr`z`mcxNJdv|ETx'
    '3u9<?d@_7!X-v}1k$4Tb(QD)vd(+bB(=}9QW*J+e;kkR?{(#o(-s~*f@Y*=6>Q?xOuH8x4MtT7~(dHj_xX^mqFBtQrjXdIo<CqV$'
    '1X)P(3u@xhd0roH(jld&GfmjZ35gexg9fV5>=0yPElu9vg*Btms4XBOQ!Gc*>ZgDib_61i{$|jL{&~Y)Qt?W@Hve&gXWp%O-Fm1}'
    'mKD=C=~XO6q|@(c2mFmN-YBJO^Q3T=5A?IS`i8W_<iSOA=oZ)xJ&fr72Ghp-yTUX9;Zm6WvO*R_<I=d6b7L2n%a^C7U?Fw@E6^YB'
    '(f)2}dz0&h=q%s*^DBa%>oGyoi@tc#*S!>jRpk&LR_Js}f(fR#92(sOjv#{Fe?C+_@X43yrI&uC$s>G$X$y_LW*<{Gu0N-LH}Mbs'
    '&zVw$?H5`D1Fn@kg;bltN?Q|y$(F9b-LkWYB;*$!O*z*Jb!Euts>y1ie;K*+)e1J-%oA?SuB<1><5!rk3ODobCO>utO%F8$FVfhH'
    '8uu=G<LD@UNVz<Dq1)H;(CE3fkllP1WX#$JVGBp5IW`@n^poS&`OD~+dxg^wn~Sig*FF4FM)RPFpVNQNgLeGnp9CZ=>D~%9;*$dD'
    '%7J`}^W`)dU;mO%44P*H`-A>wNjY%Epu~Vkkb?+8N1|~5)Eb#we*o*POTr=;k-)q>nBzxqHl4~uY8^6oF@9>=VEB;R^+-rE-v0QJ'
    'qAL1%5e01G{)Y&p2OF%rzxhHmc`}Qh>Y{L}ABP&~^#uupCD2u5dLpcOG;5i65*(n8Z^>ME1ktn>Jg^-8h_I)Jg>fIo&?~o);Cz=J'
    'J7Mfdz=t5$h?JqR0}0(feu#lYL64uEp_jMg{5ZV-txTL^LMXfX#le>t?8b={)p0vTnwYAa4ElmaKt0NWKxqYm=~p%PaPax6tyf&L'
    ';X?#sMPgTY!zBZ-qd3pv{b#U_Bk!J;tPpxazGMAQ-#KlhC~}zzdW^k)n0(O(s4)i)QFyX;G}37^>vND$+)8GCSxmNWG{Vusc`V@t'
    '|8qZW151Zcbi~L8ugcS$;ha(L6pJl226_)d#))Jm#%72|mz))FmWZE-ijfDHd%xvW^`X3YUP?*V6lb!UA^Z*cPjUpg3$X$6=*ihx'
    '16NDUh?85JAc!sCgr9*PGrX{#*C*hq`}j?>X?CP2scGLuewe2w&52;7Jc2vTT6V#J<8=3cRV^aQE(D^b*ARpg8Yk7@0Q_=<FbITR'
    'P<5P&4p@=#1!_-wj_F9t-HS*~k@RgRq!$Kv%jv+U%qWaqZWN8=`Tn@W<`~mf&BKQXwYo+Q_=CVwhj3L+UtufIxi?#uh%(~VL!fHH'
    'V3?3$mPo}Qf%#|tA|&3ExmHSLi1Kd_##0Jy+uZRiJ*}fx3#Vn4XAmdMITLS$9F(862%8=lHq$!^<lH3U7-B$CTqckCOz=Q(ZdXbT'
    'Dnpb8?ls@TmOGh50|)-jJba@L95DjtIN2}wVMBo=u|$6Hf=PU?l(5#PIsUXup<`K8TsjvK#1NOkJHDCs2l10Py%I^--{1kq2an)4'
    '0mx5l*o5#LTT3MkpT0!BEmXxDW7VErHT&(Ki`^U;?Cs&$&O_Edx<b%qyU$V-%afW-A4Ha*Y3Rba?T8(AU<#BmnnMUIVVmzFF3$or'
    '>+!+<0%Pb_?<fBN+@-_~Cm%F=F_d^{&0-Gop3%v-i`1{18X=HU%E50OWjx^Lsv^@<!UgD@)+q#b$A9MeO1dKZ-Q_Y(Oo)|}u0#x|'
    'C1a0hg3SG4sW!Y5g;j&wBh)Si_3-8?xHFkLardA25?I77#uVgQMCC{Ckn+dI*v-Pkx^KU!fpBKtR%e`ZgbX*0kz~y8-{pczHEFjS'
    '8=UO%fY!T@#4=5ZJhBnqy@`&f4PZunuis0w^^?@lYFqLg#=ZroLw+MFk1?vyjg|yT&X?xPasD_CkXm-%xtg8_S754OaZx173Jhf<'
    'zddccKzbB6@&Xbg8pN${t4jH8ATfJ{EH*tOO*!JvDgR{Q0Y0$eqDWj`V{pASsSJp3%81BOCl{t{wkIO2TDzlXAR0<xFKxmgQ3`wG'
    ')lWQ+Es)*BN6&~-3EZ}HikNcdc5rIP7Azr6c^qyHBiNl}z&Qk=`Gt`F7+Ov&^Q}#$+wymS1|zcTeaa}_#g*ighkC$b*WR~+`@4K9'
    '?zh)Q+qjey*xt|R-*IrRM7L~(xJTp@Q8c49?{Qsv$|+T!s)ifE%5l;>{D(Luep%w{|3YTRSh}uqMZn2K(rn^K3`1LE?47=LHnXk='
    'Vv3W!Chb?7I~aB4u*sbG8oAc19bm_e3LH<yG#qUr4_!3R$C5A#<r6k60FhiPe6jsC9Lk%GeU4Z+|9BM7&AU(tdw^>h{8yVoZEF}#'
    'pPU{<<iG3aPMG-4%991BF?Rvn4_%@3DM}tx7o{OUp9Qk+A0l?{9ypD#zKp#dUmID+;_`Wis*z7gr<IQ2sNiBOekb<lwpuYoZi~BY'
    '$;l?^ce)r~hC<}^WM%C$s-m4A5as%Zo63sb0?&PW?>gHbm?LFQ?KY59<|H4B0kYQlIW%?0i=^q}Seq#9q+7Q}^lkK61I~uGgi%j?'
    'N$oV6S=jHQD)tf=9Jy1Uj=4h!^%Rf}ki~Bu9$S`JVIDQI7B6CfvI&TcM-0g!m=7Qx;^MBjw7_>%VbU=zf<A8_#F*xuG>zOd!~x~a'
    'VhSP8R5fVI)v}{A4z<R7YIOXl;yDK+owN-gFS1sYt8J$Osb^({h&v?TnbXrv1j=^hW6~QLUT3G{D^L>=Auwb!Tn+#fL-cM#Zlx~~'
    'zf6XPn0DQ3+_*hT?b_HO>GN@TX)&4Fe%=fjE;(G+UEaYwwv5=z!U4--!}+&C6tSgSdMsSof~&Q)^_QR=Jeb}8sL5pVL0&Jmaa(96'
    'cFclPkg-(6U;XK0`^TN}@i?n;*1khn&y|Ta{1DbbgH<Z;h$-#8hcO-Y`C)E1yI6m2Ng3bq<4`LSgSZQMj%gd|J_=v$#3TezU+u+R'
    'T(IVPJeWO~WAiXDveOe(9Xrs^u(UD1Vb!T#xCoz~!Ki<ejWs2T$Qj%8NQg9tWJFjN59OaiXlvSLDBPM8fk<M`wzr_q6;RXu+EfiR'
    'jXjpIak;`&N<Sh-aW+VDM~L+Vq9n^UWDAx%BZ0~=<#iwKU}rde&p(9rebdRyU-q?Y5RfziP&+&i6xKDLgl1d7>|`6_lC{%0sD#Uz'
    'CHImzmf2{8{Bp8wKeTJo9?U32axE`<M5CEmBvI*E-z#QesklRpMN{_0_ho1pAOX0iJYJ&wPW`M9dTZJZ?XpsB8@k&<XD(mWN>qdp'
    ')nDP%EdPoSO2xYFNrjdbq4SP_K`|)T4Y~r#?~16pFZ7-i9UFw<F9_|9(AlZ#2%{>->lndq(7@o(k*H{WA#_~|jghWhN>wkGKWRj{'
    '8LFZ}XlL4e9mRyGu%0KC5;YpFUqpp$Q4u3W=)_p5v`|#>T~#<#tPAa?MyQ~uIHTw}TIfer=t9U)*o8Kf3jSp%!l3I#wNOYPXev;^'
    'K@-)%RVkE@vTxWXBaI%uDzrD&R3?QY^mSFr6;bp8Rt4({G?l5O=zTyBMb(ims%o$E4N(=PihwZWC7mGYkb!>Y32m^10nZEFys5gV'
    '#j4JdQXy8+nxjHr=;Dhs*1=JAo+^)~4oVe6>89sYMb(9u6ipRyiR!dq*#Dv`3FskLkH^HnB2r(T(9JQKhK3ni7etD#uZ2ErgrPjr'
    'vq+<;UKB#j{7RQAik7j2US25`b{kh=SfNXa+68iRWt^n@6~jtZ0zffT1%!?sLf1^i5G(1%Pv}On%Fw}xsOCXM_tT2TkpC-UCJa@K'
    'cjMi7H{OkR<K1{S{{Q2DYUq{s', 0.0001220703125
),
    x32: (packed('|i1',
    'c-j?;!4Uue48g+wGi!1AASOoyp^34$Lt4e7@8}qu36)#n0p;%x`~', 1.0
) * 8)[:480],
    t35: packed('<i4',
    'c-nPT2|QI>`(AtRb524fDwR~mR97OJBt=Q`35~~a8;AzE`H(5iq*-0FG*NCUN|#D9B$WsymkLpG4WU%R*?X`5y9tNy_dkB;oPE}M'
    '*YiHl^F9lD^~mn;YR4+G=W&kc{2n{jMVd~%vB2i6Zg3$RoP2I?`xj-SLP^Vzjfr#bEf7d}%Q{)VvU9OBGhO}KWPRZJiR)b_upR=z'
    ')`{xvuP4;jjSE+BcFxf=X!g?#C~}VfTIs2o`$tZtr;=^-F!|%tN4_fXjwonPHTvGxQX7`&%2Tp6yzY?W8SV8hrK#xCx6mani)8EV'
    '{@G={Yfsh~)r-3uid6FTo-S@xs7V^#pyuY5Xa7JL<1@+UczCFO=wknmKMcwiTPeOPYksj<#Zc`lrETkWKx>1r@|wHb!@CMsuBT7-'
    'm6p};9$Ot!ZQ?YeJj842ypQWLeM+xPcjhyBv$Eximik|swenNWsuXP%EkbV9CapUSla@{0u{?9jzbbi`WXE52X-jkcUVMYz9(9(K'
    'eHOUOu{iA6aF2_H*1=VC3$t8x3!~N-4-fut-DCFRhZb~iV}13;iEO>(@OJgY$-iA(TYN7)q3iLey&2yNf~tpym80^G;Fhir3%&%V'
    '4wopddh+a6s&C@jL{*s<o3@SroOT#-=un>fg~+ExLr?ycYPHH)cc?WfDR0$#`<$V-Pd59d?9iTPXxtp`7i#D?GM7nMprPxy#O3NO'
    '!Q?7ai^eRo^T$HQYMk;2i8_DqH7$rzeN?dUSjJ`6@rLSiJ2tT@p1(AAUX14uO|MDJ$um!X$jymPdFeNYZ~OAd*X-j$`B=~9Pd=K<'
    'kM7G9mD%6bkFT4NZX@k2b1}m5^6QOp)pe8WeS@~v?(vx4;h1V_KKc7cceiUVcQm{imTB00&G~(2$s6Y;pPjj$HCD!+$E6z9NO;qa'
    'o_N>2`m(lTqD5jt@foG}-)1Gn?<gC$YD><Q{1wxuL=JiPlRxhMCgE~h{TEsa{^LYtF`qUm&hnZb@IF3A+Cw>R<FTr?U|zkqYMjSd'
    '`FG7%rmn~q)|3npZVDZmH>XL?YpPagfLnBo{kze*JL4qZF7f@n_?(4x`sdla+P8P*zZz@1mz8N%hWkI1_i;0RvBmlNq>sZ&h8&Nb'
    'R3=>cnclqQdBhCMklATwSJ|;nCK)X=96iqO()jY5QADA6t;Wm`PU9o)tzUcMwe0-u)|(~U7EE~M^u=SZYSi42Q;Cifb}5IYN=WJq'
    '*R^pyoZu9<#nVT@Pf<JjtCHH&PXP*Bj^<A}9i6Gry6-<~Ww-U$c!~1l9acOzWWVx`{qjHeIm=a(Mpc34^K~jrT;r-_R4YOx(jp2;'
    'dQ`iw<)gTkgZqu5Y9&uO1#67yYCD%;wl_oeD&6t=aERUP*E+k@e;@Ui=AXx>|H&7w3?HZWNqgjd(I5L-N7uOR^9#7CxS@GoEPwa!'
    'W_5!7)rk@13ll6^bCc7RLcce6#@QN=$bB<)bWSKU^~D)AzaJ}ZhOW^PDs1z2s*Ng;sFRM9345DS=&iffcukS*2m`B{pQS~cHpM%L'
    'vhA08>Q#=2xjroa=nk!q!g`nApG(UquV&lh4qI%G*uS8lc$&`k@zcy+eeRHvNz4e_)1t1dTbF?reK@SV{U3JM`M9-X8fDwh9;6q1'
    '5v1*r2;MqrDM6RsntUP5<MHlG^HtWoo0NBGgw5>hp(UDyDXxm)ceLfU%3WA_tX;}9aERiKjPgn?sp_ChnKw@#+9`LzV6)$qm*<0Z'
    '#=p9}`D4ACE6>GWV}|kE)ebIMp6R<sH!>DMLEB?)KQl21HCp5Cshn}fBUbCCHk&-t(aP?yq4CG0%~HBEy*o7LKL}hs{!v2IiF3rT'
    'mrL9Wo^QHkyVyA<fBb`?b8eVEl2!0)dG7km<JN{_LY;NNmf0(RCcMw1x}?*xPgxe!y}#Y?VnoU8=O>aRj~Ea?RZov6en><I?c>Fd'
    '@_&-lI=!}~*{)RQYR9N1W6d9#6Ne5}vj2MdrIMtPqqTv_hHE>$PRFg>()P68^t9K1n-1J)x}B<9cgJR~09U^&V-97zo(!;PIy}q#'
    'TVzdzwVJ}$kOK|X%L1BO?7oW>?>~N`(r6ShQDfoMs`FzihMs@1|6xS~5!k4Ff3y1Dokz?T2-*CaENkr+3qwhzi?IrPb(0$5qJrV-'
    '4Ixg#o$p6BPYJvE_gIO?v24iBk$d0Tyll>Nswllaf}eReszhpCdX1c^`d^P6@VRB$hEwO6yp_7C(UdmU@`By6pdmZz30>b+Z%tq1'
    '&UkQdl;qFNM{6P*wnX`dE1n2YO($&jdrT>HUjEy{U=@WAfy%jt8%W+WetB@vHnmuR%=eL6w>5Ue&C}4oq~&zOO8@UEe=BHfY}G&^'
    '_eNJFCNwRwOqt(m?iKbp!jzT1w_db5nzq}vL?P@Px%WnNVW;GxiN?*oc}=ztv+Um=i$4$}^^lx@;;B2oQFDLO{mbs_-o862lD(hj'
    'yFUAqhvvDrLbV8u@aR*K2b5<GmD(HZ?i6!iSmy8}c6&<3uSvOmz%XF+)x@iU{JLcSET3u9uU3pcd;jv4nJVUWGmRXOM+uThDj$`X'
    'jSh!=yZJ*oEpqjuNAk4^cWx<cw<xVFESDy%{%tc~<n@<^_U>wTrPLCW!h_qs%?n<-vvk|S-xN+Bc(d!NeZia7R^!H;wk)+=pK`&R'
    'w5l-uQ@S5=gh>S>9H)GkP=-@JZh1YTW3$@zap8abkR98pKeE6#g7`D+DUr{+e5=$hJ-=N+Nh(Kc&T6g38~=zDL)W?dr(;gDvQ+Ha'
    'g!{=Q$My8j*h$Qe-v25uGNLxb#7|EveBEq^6=}vDXDYP*O-Rmeh?2C3Ow!TFkg!UAaMb+k8GktkKc~dc0^P-hb0vzF9Vw9?x-wAy'
    'NVdwJDf&y@S8d31Tpp%Z8Em&K<=pAdi}d`y>MfZRk*t-Y=ayC9_BlSu`rx=KjoPd-wb*G{QEnqe6D-bLkX3lHwN!DBU-|x;4KKEi'
    'x+XnLvn9P~^0p&W&(6FkqZRP}!`*q?s)gS&lMhP1JffJqZN>*Gd`f<~Q*vWt{7Tzax!K!X(?7R9NMEdLb$za?${W=;pM!X@N*neq'
    'GCNr5&=F~~b^4eSnWk|%D#h9SWo0PKzHGOp>db{Ay;RYG%QBUU;WrKbm`2sfd5>>0-5zS7ZX1&s<KDWUJ!q2IK6$wkz3Q~Y{gG#d'
    'UIfAzv50#y1WRE)Loz&u=^{yr!4%CRhGa2p(hNbuI*WM(f%yor6fE-)i!o;4Ji|Z{i7`uH0law>AwrmBNdnQZ$dW9<AWT6qNnw^D'
    'yZ9v4iFka9AQ=oma1Nm^4h#@!l20KxA;NqC4f`UJAP~WDWgHp<lqgsxNS0wK8jf~CCk*>g2^^pgNpPJ=0irNGu^<Go9k7mg4BLqb'
    '0ZAj4pb3VDNrERrG!HWjAp$E18k7+TxPm5{Bms>eL|i|P8}R4?0t5}+L>&Ytkir!B!H^^(Xp-ZGG2qgOPg5NjPJ>+Vg{2u#1dIs8'
    '14RTz3=4o1^Z<&`AB=);DBu(5CriUqC#EqclK`_gRUBOsD1z`VLL?x7FoU5HLGU=b9906C^GHmyG!{|d3JWX12S&pK?cgWkQ&@nh'
    '?|cxBY4npI`63|6g1LyI7?$P{ye>fLKs+A6fV(V-AObKxQpD+k?i9fdh{qrih({0tn$yRS1c~60qImo+sO;*bNfC?)2tcUd7%&9c'
    'JfH+0;06IW45kG%B6&2!a#P~L$iWRh7!E08Q74!KV<5QxunOlv3_wzt?!<@>kt4fvi@9vD;4M_rq9Ftlan2Cn5XM8mGzL_FU>H3M'
    'sRIUG;5`N4(4xmdPzq;BE_={}0%xi2++qk05QYwb0vdoONbMr2?yG^g5n`Ae3%*bc)FXK20}2l;g~v|N#s!}R69AVHK_>!YOEN5?'
    'z!9Q@<xw<;2^JzQc#t2mi$_pg@?nzQk;7bEy1IKoFbNV&ClCt{fXsOaINUAdt`Nad;O+vDCc3W(4<YW-v7Aeo%N$@Ks3*Ao@J4*@'
    'AS}a+>8=7*K!U*Cvt=N4oC`hYiS9OBd+-Z>AWkJjn!CVoL0Rwu>PYCr8A(upL~we+K8_-6ieOX(EWifaEf}(ax<Pve+4qOJ6>g*F'
    'SI-abqvxxqxOYYTL@xsB|Hl2R-BlR(7W8z*cpw(;V}lVA``z287xvfEFP1&8UwzR4lwV!Z00o1H_H6(97_d1=I__&GF0rpwFCT;v'
    '7Dwn8+~>qER|fDHBoqyDv)|)h&3%x4=dt)m`sEM85wo#pyPxF1u_25HI)nyE7c)SNfA1hM8q~IbqGF@$FGd4nG;mG`4;;lW!F|*2'
    '%~4;@@c$F)z76r%_9w32fdAzo)*JUnYjCgzrvi!DhWguxwG&Hxzn^`<?N40qr5Tvp-ZA#w7(8Ge7>Pv=p+Tv`{o}*pS^eJt^_|CJ'
    '|275)MEy5FEC78bi39g+{2#Oi=Ew', 0.0001220703125
),
    x36: packed('<i2',
    'c-s5;e&=&-QO2L<_h&w3O`XenzTI_eEWc>t@`u}nlb_GuK2g8=^XcBzzge%#${PNCFX|e7cIxE0{J(Ez9xnX&ap-B**%jAnvL`n0'
    'Pci!+w?CSvuUH%v&1Kh=maTqqxTRzD=BPf8?zgY^G+$wPGl%u|QBAYJ36VR0EveUQUwY@$5Y!9+II;X;', 0.0001220703125
),
    t40: packed('<i4',
    'c-mc22~-nT6rC9bl^wN+1jR-{44b61M^rdAMH3}}Xia0lpcaEhEeIl@5d<Vy&>oC{C^U7eP^DCH-vXuzR>KxODyv8(;)V(ufs*;1'
    'KVd@foaF!c_uqTpeeVZ!KFNx%<(r5ZN;?0xur}@OCt3Ei(gcT|)#8gmMJ>tfU**r|;FAuEY-Cs2k!b?oqstom#JBCMI329QGEeoN'
    '&lw+YO>HPcKH$OZ4+E<2Xe{e`&4k(GbCR>(oMN8ux0O8=$<4?5j1P7Q$&#-IHQSnFXH*PI${g;}jtID6`?6k1tiHm876VJB=XUJ5'
    'w@wqqoqs=P_ug8iciRyMFOTk34;7~ul#9z-j^C1$H&~0_lqM!!UOLFsema@>&B9NtIy(LKE(d>JWX3dCZFEB0y~@E0Y4)qfyM!di'
    'T3AjgpS);dr}XjKH1#>0Wfr&?bDI%sd9fh(*x`(x^Y036@#k#=t-P&t&qZ+yGz%{Mmfxt52eGnFX|8)XnwBhXRmTTpU23OW%uUV='
    'uTRU1S461o-*Y_k70=A~R^__UaO>9tsRdTKR$|-rd)5{|DnHP7ai?Rw>r__n>s;}gUPjo-@WAe?f@7|mBX`x037oq{YY{Xk>%d}K'
    ')!}phju)6na@YfDTv@3{U%ThcqgbjiCj_&5$yE5YSITZWJ*34H9krA4%L=^4MoRB57ias&Zcd~#ntlR3zbKohXw&y9(-kLFOBjEs'
    'Vx^B#%j(<{Tlw5U(`_GBc!Wvl{zMsPQ>72T7iHK8zfS1onoLLuSl+;Hm^gXX@7^Vz;l2Y^rIx1?ywZ8xiDoxm$M-k6R4d}%t!)#f'
    'T1?W|_=p7a?cADNJg%(VCw*Tuujti&b00@n<sQzL(Si_@O?d~En>=<h;%qtgX979QU{SM9q7YiYV4juEsdKXS*V0}D?Vni}X?a=d'
    'R&vMhR=Br&RJ7FY!WT)tvy^hbWk0yT+3GhgN*J~zCBCt^CjZ1dr#0(Lw_mDQ=u$lnDGP3jd!TrR+LX@O5S)2rjPqGDcE#nIt#)_0'
    '{dfL47`mfT156Ij_K(t520w9@<~^<5;ZC2z$|-or4;h`?)~uLaxZWqJKRe}xxKz@)KE})b22)$&oc?dO-_Dc_rrc$6MAgP`H%J3i'
    'D^x4OGBee*RoBcOZ2Ph0K;Oo(ou-@)iFi8uz`d8_9{sn@J*dmAJMWNd)diEV$E_RRCe>{5p`AI$$T*i`CvMp-`aZ*Z^oC<nPxUl>'
    'ne#ta#cQsMx_FBcdX}z~hZaiws{86j*(4TQ-OoNhKhs~t_6<ED$hU4^Xx7!Q(xAP(Mqz56)1l*>cg~}1qYv_*6pPOMTyZnTl$T>W'
    'Z+rPt$C(jb*QTboUQ_X_dFHg9LkVxMI3NfDa0~zhMF0j+6oDVa5dp-8!gc73kY{+*Avg+f;txdx1BYw^KrpC5;28=D7P&)v2x17S'
    'hD2DCphBF02qR)4ZgeO@Re~#mLw5v)#b6}_Y6uqTOML4viVSxGB5Ytp6o-k36(=Q#4*KA@4vd0if`g+&I(=z)3q4SrtO&?-`T@Y^'
    '2u~7%8_?@9Qm^k19~uJ+MI;5qaB^q}4ufEbJ|AHZYoX)>0hw1v`soV+QUepiKsYrkV#Nm`pd$*v_W@*27-5F$^rIUZ8LX{ui^zwQ'
    'OjJKMpnn!B2QvJ=Ll`ic`Va;v5ydms7<kk*1rD153jfT1#QPdN3}*lgWJ+(?^_hnGR3bw@3Z&e?2<mXNh7JIg5>OQIxgG(=d5k9j'
    '0Ci`ak7}3-K5Pp{)~0v>F-iy!<Cw;M8D=#cQUCiNczB7T', 0.0001220703125
),
    x41: (packed('|i1',
    'c-ke(!3_W~48lOe{xg$?^n*^w#zBzaxrL#RR<3{Gb%@bs)Z_u%nh^c', 1.0
) * 8)[:480],
    t45: packed('<i4',
    'c-rk(eP~uy82{b-ilR0<T4Wy>$0bwO$_g`WWyi?O>6}D38DyBc8L4F2hpwbTQCdmn2ep-AO2v#sh_x+A9IZ$rDrl686q991D=kN6'
    't)6>!_xhf5p0mBLMSs1&%X9C2f9IU%d_2GNoclH-!YR1;3~O=PVVkiRpEI@J#M>AH4j<xKy5C~4o6$l3$788e|1DgmpLqs50Yw<d'
    'ct3>W@!Ky}$&c{iJ+j4EX|a)?WjMyRD5lZo8q86$v-rZPDRB>mpqys5#^77Yu8GaWPVFB!!t^@<0uM8Mxn5Tj9mq#524IrG-iEsP'
    'ZLC$l9aZ{SZLnV^-})GQS#o__489&q^z#oiIHN43m{s9AgF8TWqc<`eY3*jQCBNbmi@6J<@By}9yTxxJjYd%%VzAw_ABRsJ-y`uo'
    'e#0PxyItS!Mj_I}ePlmVs|TEtJ1`jgtkHDsuS)D9wO?wmO?XAC0rX78{rHCMcQ~HW5uePI&DGI;%3|wjwo_>pgvA%dPka3@j-NXW'
    'c6+>2KE_t7{yH4St<G2~$p(5>vw>8x2I-@f;bx<a?k{^<9Aw!aXt%DwYYu;k)Sz&}<EsyoWtQn2$Kg1xW%;MA-*+bS8IK*9=x_sR'
    'hq?IOyKaMV1KrJ$UV`<yMJ@Ild=<^J1|u9Fo5&))*-_tv5WC|{V4@8twU(<beihjk$Nz(5Q)pjv>%NU)`;(6v^mF)!un-?5b6+Z='
    'oZT0fJN&5lxzOUHbK*3uT&L4wDD_a!^iV=)fUUSAag5t7eu|)tD4O*>6%bd7(PEmzw~2Q}jb=@Lwiqi~86KjT+Cb!6`~u29`8b0|'
    'oYCj#on)g08+49?bLu=Fzs+RMC<Y3uo$LiwqEZ3XLDr<cqr1sR*HvnP>TmGNiQTDkbZIKySB2_pwOZ{`%MAW{>Us{@a_0LaIwj%c'
    '!w4@@{YHi_Ae(1#>nZ!sqioz{u#d_468fr?sel|H4`_a}!Jmz5L+&;B74lfjml^y>d9!A}k}FOB6z}<BqnIxG8gXwV{vB2)(UlNO'
    '#94-i7%!R(ew}!dG`CLViUPAfo$iPAx0`v&UmZVJpu$<rzi}a*NqNj^)R|OQZ#YOgSfysE4UT@=)eO>4t-~*-x{WGV6&rk=nyad{'
    's&Wi|A9+E1rJ@Y4YvmvEsALc>u-Mg<OU}^hv^W{G3-?-lO)`6@qET+salc6Jwsch>8|5KgmWqfO5w|hxL++8^%ApM3ec8HdWb`vd'
    'OeAKIM^`gh{tD4f3R>jwH;HlLFHvae>fApNbBA`FVwE0URCxXe46}Z3NuC>SzKX8ls>sPpxoU``2dHDLPNLs=q%Np_2LFVbq~;L&'
    'IO!`DOKIe#%&ex7J<5DTucmW%t$y2Ym7Kr~{cT?8eD!kw`#LG!<#H>dlREhlqlY)-pR!h#IQ&VuSdNjeGJc*TE0qn7t`@~w8Exrd'
    '7}*iZVl9qNri!1$PDWQp#X?bG@zd#dU$P>*zD9ykNXY6Y&=*%b;c3CcU$@)8*-L`$6&^O7z5~Wn=p7T!@O;q2s4^RG;A!C-YuH17'
    'fu|(2*15NF2N}&Q)A*$8{oLq%>kzOjlVD>O{3p@kJ^6M_!0Ir}z;k!Jd}`=Pg`u~nFrzgH*vKS2itTw0|3)K0j~@JU4Kw1?%_Y5$'
    'E67l3e0&q<vA29ZC76->^GW)<DC}XzzP!rs>A>UNS3AV{AWS=op;ysihLOo4i!8FpB8x2kPy7RQm}+k', 0.0001220703125
),
    x46: packed('<i2',
    'c-kwUD(m_C@ZW=h#nX-FvTlEP`*;1#Y}Li(M}0kir=S1r?0>R-=T6s){)eTNZ7U!D)pcFjym=yX{NuN~Cz~6V4?WG>59_iVH~bau'
    'VsR_;p<T}RW{*D;Ei@dIH(fa}**N9x(d~IW*Y*6*>*r5&i_`j{A`-9l^UR*zw<O-!d$FbsLCpZdRros', 0.0001220703125
),
    t50: packed('<i4',
    'c-l>m2}o2y7{_Pky|-#ml%%dDc3GyGu2GR`D=Cqf7;FdKNSWj&7NQB2X3*gkWvNtZcvWgjWzn6MnVMPPTC9d8ro^h5f#tgU-pto)'
    '+g+L&=HUDPfB$dtn%j*(OFIvSXlFJhL{xA?rlXCy{APSf@4xPSLv7&h4$sTuYZN{=TGs6{UQMZ3722fdyUP6E3`c~HbHT<N`7zN$'
    '#eExE4)`Y&B@Z2&aZ#7*f|cIG>7!rtKct0mu8MxATXn&)%jb{w7lri16{p3BQTtA+r`^pAQuVja-(k+&`|UTL>N~gKZB(9NWqv4c'
    'UV1Hm`u*w*=eo+V!l?63hhBvJs#*DN<A5f~D_m7}wz;=5>3Mec`7?(Vy`?ED0(w$r*B&o;IT-7pjI2%$sV{vN=P{=$EH}#IiSyOg'
    '?yt4&g_<48?vkojABWLLGd?U&ybx(n>*C9Vk=(p{X@z@URUT_A%#44SJ@xa7E~Tqxu%BoR#=w#vPgArV7u<4O)WA=7@k?C)KD_+;'
    'gyECt`qep)Ph4p`FtYZi^7btCyNH1W5A|7E?|F3FenV=E#+M~@R_s#d>X!WWnyK0v5bV4JWu4On?_PHL@$4^|JJZGeCDB38V0^qz'
    'EXa8>RKIG$<bz8Ww-kpPTV13@BYhtmQXNxkR9`ilHnCg!4^<OKy(5R|lno7yf$d@2GoZ~cTID++lzSX39gEfV-E?4cgM9C(wclS?'
    'EM_h4X;}?!CyUCCxSs+hVPa-XKt#kuLWnvN28bfyC<q`DB%c%^fl`i1jKdfqg0aL?khKz+5ylLIYyl%uh*%;NBZd($ge6L34J8Eg'
    '63?*AB}^o|f*64VN6Dn%K%l@=-i#d(BbY-XH;LdcjABW^ltZ##K(bR}jEIz%D346Q%)l`Oa-AT|sN4ybm>dQ2(}V;DSSIicm`vv|'
    ';V|QPGcXeYQ3R0twrmLOOK$$}v@ClStQX7pR|1<6tlED@E5qit>X9924FD^~QbTr`1!}|CHfw+_6l_Vh9&8`@F9z&!2<!y-1B*4<'
    'WB', 0.0001220703125
),
    x51: (packed('|i1',
    'c-k$BK@tEk3;|dE|7L2EIv5M66cPqvd@dXcx+eeTMRl2m2cc;d=K', 1.0
) * 8)[:480],
    t54: packed('<i4',
    'c-nQ3e@xV69LJxZ-{*Vh5s|D+Qb&;{H2jrAB0z=RW(yLuERz-44Ge{(+VKYy6^6pVGzknnMgj8U^wI<sJ5JBlxLR>u;;C30Te~|r'
    '>crW|b>DlQjvtcPdj9$RdVN0c_hTCS{lfE=^PA_WE$g-W&zg7T9?QHCUe%Ztxj-17xs#|mY`8s~lMtrswl_t(VorK=1qSL`RI#V&'
    'tN5LzBiEi9HLq^=xvS>YUF`|cyY5zga3x9m(i=55>gE2*y)SCRmaTL}F1T|N6<1koT2sR&<L3oz_N!gh^!u2u(6_DaIct(XGdT3+'
    '(%-Mty0z{TnOkDdoA3RpH90$L<)qE8?a0U~S#p#9)@%RfsNJQDEi~_~Oiw?acE$nkuDhLme79RO_sawI*Y+fIKY6shI#kEHBds6q'
    'OS1f;dEH%PDQ@`MHt>FGbm8ds!Q$N2s55p*IyJVX_HpOCC*0h5EG3%?yZu~Ft?#3?&RxYFO`EdwuD5Po;q?vlt@WMXf9P_ww{iHY'
    'XC&gga(lt%OYz#R5tmQ5Z_G&c)GuW<$_qAMNqWm!b3t$T{2#3ERF_A5GF)=VQI}sx|I*+5>DIaRJLVd*eDP7A@*H!V+_N~<pcyHv'
    '4|$?UH0R;o$CRBsF+bD0yrSE%{99}^{%Trk@Gk7pq+Gl;^u@hEqm<v@6+Y%wPNjJtiPC=D-_cX%Fcl?6ENZf)UfdRSMcy~3PjhD3'
    ';U8btwOxltG#gJltfe8Yw#bsSp_pgQYQh#;oIPs-z&G#BRk0#rmfqIV;yKa*lA|kbq+i-yHu&_w2Jdq*QC4;9I_JTPw{TtDb~zWp'
    '#eeh{B`w*O8~5I*(pLJjT$8r}wWh4ngU&ur%?e${%E7RK0}WYR00aR*Kp=u7MNmm72oN==3MH6g?B~Fb6d?dZ2y!GCBHWJwBr3)r'
    'Kxz&J4hf|Jj2MJ|4k1JU_$5h(!GT0nL~tPq1_BBs8kq#Rn#wYgs3hSa2!jd;A{9iOb4UclBvfFos1SyahBJiOY!ciKk?6P~Ce5OP'
    '1FS-V6B68pR0_I8!4yNnIG{qNKv5Xh1PwwBLsUS(m_U$HN}x~_$R&&^kg*Vg1R26)K$sf9aZTU{0uv+zLQH}I4gd*$eDY1i@oKUo'
    'z|=sDXJQJQ>`w1I0E+uCc%Yi<O(0?>@t-##abJ2SG{cY(|9fWYz(e+?jZ9nlS8s;?!~dHI{{SnPu{;', 0.0001220703125
),
    x55: packed('<i2',
    'c-phQ%;{d)9ci6^-CbANapqM?PWg@Pl3)L)?^Jzg&2RfK_HS^${(k>T{ihG@(|13gXs&<KQP=T*^i<!eu2*e`p61=D<u~J7<8{L='
    '5ApI9UHe<Icv)Z?|BD1B^E=Z#_x$IL;_{z<L_mg_iL>fn<O#*jSt~g;BL3Xd^xgbQW9<;s3;>Bu*WU', 0.0001220703125
),
    t59: packed('<i4',
    'c-rlf&r6hH5XV0SB0+_j9x8$r3^OPq5D&3I6k3uNu8=`QKZrs@!z9{6<;6vf$YPNQ=@3N-5h3Ko&E^oDqHdkK*&#Y~>J;>2W}fGL'
    'b&dXjU}tyc{myrOJ@dRTki7t$RXqWlDU%)S`J#{ZGwyv*eU^k;Ax||e%yF7-8kbeoL4iys|B!{t@YZ?<xy^2P8t|3y=<Hp}p7ef)'
    '68A_N_`$34z8lOOP<`y~Rlcnl{D#$Y0X^b*%J#Uu&jYm+J5##s`0va5+)U9qx38<se&u7GyLVN8+b%a)BsP4)^sIw|nM<mllOEsy'
    'zM)SHEjhoI1*Ua}cd57DZRsfF3>=U2qUxrf(Gg^%s5Yy(S7bD)6|sMot;Q6Jp7}yev+|xWg=ERdq;yD)oTtiY5zo6Oa$Qd5f@5^j'
    'FW`lJNTX06JMA@;33%S~XdMf!jLaizgi&If@xW{N9^>(#QBE1VOPPx{Rz~Ra@nNVjFPZ2I1skO;U9^e3Qcbc}ap{;R8r>3#lZ|X-'
    'a;Dnk>X>n6%N@%r(NXK!!y4HR+w`S2$Z*&)M}3b6`|SXS6%E9r$tvQF#_sxCr=O@qOjkM=nWD&`SH)cw^*<EZZ%kJ#zoq8jEa?lW'
    'NJT30pUNLee!Kn', 0.0001220703125
),
}, name='plain').DisableLifeTimeVariation()

# Whole blocks of channels meet every padding and stride.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 8], 0.5, 120))
c2 = Parameter('c2', (U8, [8, 3, 3, 8], 0.5, 128), (packed('<i2',
    'c-p0k!3h8$5W^h2lu$ajr{DyJJn{&%NYp6A7*ebg_EQKtTk!n{W&N-L?eZRF'
) * 10)[:576])
c3 = Parameter('c3', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
c4 = Parameter('c4', (I32, [4]), [1, 5, 6, 8])
t5 = Output('t5', (U8, [1, 5, 6, 8], 0.5, 120))
x6 = Input('x6', (U8, [1, 5, 6, 16], 0.5, 120))
c7 = Parameter('c7', (U8, [8, 3, 3, 16], 0.5, 128), (packed('<i2',
    'c-p1P+YP`#2*kkD&Et?EY~8sYVrl-&tk*^^bAY(=J!%jwWsx{FU4h+0*5jhW7=Qls0RYM#l>'
) * 19)[:1152])
c8 = Parameter('c8', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
c9 = Parameter('c9', (I32, [4]), [1, 7, 8, 8])
t10 = Output('t10', (U8, [1, 7, 8, 8], 0.5, 120))
x11 = Input('x11', (U8, [1, 8, 5, 6], 0.5, 120))
c12 = Parameter('c12', (U8, [16, 3, 3, 8], 0.5, 128), (packed('<i2',
    'c-p0lfe8RH3<5iN2!}X$ufM_zilUY*vrt-+=L0L%vbOpmw)1Uja_;f`!3F*f9+d'
) * 19)[:1152])
c13 = Parameter('c13', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t14 = Output('t14', (U8, [1, 16, 6, 7], 0.5, 120))
x15 = Input('x15', (U8, [1, 5, 6, 16], 0.5, 120))
c16 = Parameter('c16', (U8, [16, 3, 3, 16], 0.5, 128), (packed('<i2',
    'c-p1Gi4njs3<9vu?I%76c<u~QiJ6GFcapWVd7?X@5KiZCly*V(t}Ik-&o&e2`TltL79NZ'
) * 38)[:2304])
c17 = Parameter('c17', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t18 = Output('t18', (U8, [1, 5, 7, 16], 0.5, 120))
x19 = Input('x19', (U8, [1, 5, 6, 8], 0.5, 120))
c20 = Parameter('c20', (U8, [8, 3, 3, 8], 0.5, 128), (packed('<i2',
    'c-p0jfe8RH5W;?NksuEKccmLtf&>i?5_m~39S=4N<h)bbYsPB5`d;z__i7%0'
) * 10)[:576])
c21 = Parameter('c21', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t22 = Output('t22', (U8, [1, 5, 4, 8], 0.5, 120))
x23 = Input('x23', (U8, [1, 16, 5, 6], 0.5, 120))
c24 = Parameter('c24', (U8, [8, 3, 3, 16], 0.5, 128), (packed('<i2',
    'c-p0j!4be948uBii18_u%-u2rdPyguojWQjTVl~UlqW4mO@6_k<#TZlY9?FoJ~w>q1s-S'
) * 19)[:1152])
c25 = Parameter('c25', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
c26 = Parameter('c26', (I32, [4]), [1, 8, 10, 12])
t27 = Output('t27', (U8, [1, 8, 10, 12], 0.5, 120))
x28 = Input('x28', (U8, [1, 5, 6, 8], 0.5, 120))
c29 = Parameter('c29', (U8, [16, 3, 3, 8], 0.5, 128), (packed('<i2',
    'c-p0k!3h8`5W+gRNRSR*?^b9&8qtVB7a5Fir8%T(lIh+1jP|f4IX^t_4jyj'
) * 19)[:1152])
c30 = Parameter('c30', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t31 = Output('t31', (U8, [1, 10, 12, 16], 0.5, 120))
x32 = Input('x32', (U8, [1, 5, 6, 16], 0.5, 120))
c33 = Parameter('c33', (U8, [16, 3, 3, 16], 0.5, 128), (packed('<i2',
    'c-p1L!4beP2m`Rr4Z)lt_T23b)l24WM7F4Ga7v2|pl<b2`f`?)b=v0jI))H;Cj9*I0{uE3nE'
) * 38)[:2304])
c34 = Parameter('c34', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t35 = Output('t35', (U8, [1, 6, 12, 16], 0.5, 120))
x36 = Input('x36', (U8, [1, 5, 6, 8], 0.5, 120))
c37 = Parameter('c37', (U8, [16, 1, 1, 8], 0.5, 128), packed('<i2',
    'c-qB_K?(pc2*dX9B0>7_X}_?;L?kp;$kePb%W8&}Yp;{Lqf85;@}>9k`8*dZf<Ox'
))
c38 = Parameter('c38', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
c39 = Parameter('c39', (I32, [4]), [1, 5, 6, 16])
t40 = Output('t40', (U8, [1, 5, 6, 16], 0.5, 120))
x41 = Input('x41', (U8, [1, 16, 5, 6], 0.5, 120))
c42 = Parameter('c42', (U8, [16, 1, 1, 16], 0.5, 128), (packed('<i2',
    'c-p1Q!4beP2m`RrjRBu2&fM(|(O(3S(UfMjgco*Jl?9&H1G-9xfijP@+0orG|9EbE>gOI`'
) * 5)[:256])
c43 = Parameter('c43', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
c44 = Parameter('c44', (I32, [4]), [1, 16, 10, 12])
t45 = Output('t45', (U8, [1, 16, 10, 12], 0.5, 120))
x46 = Input('x46', (U8, [1, 5, 6, 8], 0.5, 120))
c47 = Parameter('c47', (U8, [8, 5, 5, 8], 0.5, 128), (packed('<i2',
    'c-p0k$q4{J3<9@sks+k;HEAI}WIVvoO);{OHVPSs*VE^r8fK?C>s|B#>o6W!'
) * 27)[:1600])
c48 = Parameter('c48', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
c49 = Parameter('c49', (I32, [4]), [1, 5, 6, 8])
t50 = Output('t50', (U8, [1, 5, 6, 8], 0.5, 120))
x51 = Input('x51', (U8, [1, 5, 6, 16], 0.5, 120))
c52 = Parameter('c52', (U8, [8, 5, 5, 16], 0.5, 128), (packed('<i2',
    'c-p1O$q@iC2m`RK8*_|_q3&!C(O0TwsC;=mkkh1TY0=yk^hW}qj?>1xGrS<~sPw(K`Q;vn'
) * 53)[:3200])
c53 = Parameter('c53', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t54 = Output('t54', (U8, [1, 6, 6, 8], 0.5, 120))
x55 = Input('x55', (U8, [1, 8, 5, 6], 0.5, 120))
c56 = Parameter('c56', (U8, [16, 2, 2, 8], 0.5, 128), (packed('<i2',
    'c-p0kK?(pc48rzsksy8e+Oi)kUPKcTWDpf126bkCJ-GG~F>2Ez*yo1}?vfs5'
) * 9)[:512])
c57 = Parameter('c57', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
c58 = Parameter('c58', (I32, [4]), [1, 16, 5, 6])
t59 = Output('t59', (U8, [1, 16, 5, 6], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, c4, 1, 1, 1, 0, False).To(t5)
model.Operation('TRANSPOSE_CONV_2D', x6, c7, c8, c9, 2, 1, 1, 1, False).To(t10)
model.Operation('TRANSPOSE_CONV_2D', x11, c12, c13, 1, 0, 0, 1, 1, 1, 0, True).To(t14)
model.Operation('TRANSPOSE_CONV_2D', x15, c16, c17, 0, 1, 2, 0, 1, 1, 0, False).To(t18)
model.Operation('TRANSPOSE_CONV_2D', x19, c20, c21, 2, 2, 1, 1, 1, 1, 3, False).To(t22)
model.Operation('TRANSPOSE_CONV_2D', x23, c24, c25, c26, 1, 2, 2, 0, True).To(t27)
model.Operation('TRANSPOSE_CONV_2D', x28, c29, c30, 0, 1, 0, 1, 2, 2, 1, False).To(t31)
model.Operation('TRANSPOSE_CONV_2D', x32, c33, c34, 1, 0, 1, 0, 2, 1, 0, False).To(t35)
model.Operation('TRANSPOSE_CONV_2D', x36, c37, c38, c39, 2, 1, 1, 0, False).To(t40)
model.Operation('TRANSPOSE_CONV_2D', x41, c42, c43, c44, 1, 2, 2, 1, True).To(t45)
model.Operation('TRANSPOSE_CONV_2D', x46, c47, c48, c49, 1, 1, 1, 0, False).To(t50)
model.Operation('TRANSPOSE_CONV_2D', x51, c52, c53, 3, 1, 1, 2, 1, 1, 0, False).To(t54)
model.Operation('TRANSPOSE_CONV_2D', x55, c56, c57, c58, 1, 1, 1, 3, True).To(t59)
Example({
    x1: packed('|i1',
    'c-qy=$qm3T3<I#8B_EKjWcGB8ehDy<Zlzek0#9l?y7dvFE+Fk((IZ<%(K<1+DsKKSKdY^91O'
),
    t5: packed('<i2',
    'c-mXol02s}rh5LWl-Xeu7F3t@_ALsTSkc|q6@0d9QQe}_>YkM)Z9Uzg-t}3tC&c7;OwMTN?kZi9+FP44!*O<PYve4Y8xbv@t5VO*'
    'o9nkQzhLRX2@@N8TF-<Bt;;LVZdqN@G|_!|VQpKmL3dVv@zmb3#+4N_jaozQHFSGz=qdF%Ic3|F)}|$i(VIG#_RlEp?FdXeoYfpQ'
    '*R^-aT+5})j%BB0ruJLKuG^oRnSCHAvuE~B|GeVnlKkS(6$fTF6!-QeEo|wnm^G!ctUh^Od6V1pb;+qID>JKn+avrlW@<T1oKaj='
    '+BGBEw{AvCV`g&~!w3TaGgNp+'
),
    x6: (packed('|i1',
    'c-mFSu?+w)5W>KvU&ulXA1KrLED#PSE?-1oRI*csv2or+4|c2^lK'
) * 8)[:480],
    t10: packed('<i2',
    'c-rld-A=+l5QTm0kJ6TwBK=2O(-LX{6%{lnMl}9h5M#XbQs2j!)|W7GlHHx1IWu$SzyJ!5qKjH?nI4Hl4J-7<dy&hQQx#w-#=oQQ'
    '(+$aDN|Oh;hJ7|0$(g(=#G_76nucU>{;dfN9%0!8YsbpS1L)AHFba)5hg|A_)#qD-k-7cV1QxYYsbGv7OZ@gsy1BMX2ot=ikPdOl'
    'W2L#pbndnKKv|bu>HO*|8Z%_@!Hy|2Mp&s-`8~lLg%mAOcY4&kGv+)=Y8WjwF!{}{WpSghgGhh9IbN*FMJ?huE#XxB#Rx8DZJTum'
    '6^G?6-tvxqg1La5TqLo2fy$e?3=-l)**ocY5LQHK(vBoBXk0rgjj)wcH1>w#-uTUqefIwCPumYAOy|-'
),
    x11: packed('|i1',
    'c-qy=(GdV43<A-fFG>c1)UIvZ?C;wS^|F!kEvmxCbRa8xK!F8e?L333v4@9BnEu~<0ewwznE'
),
    t14: packed('<i2',
    'c-rm3+fLJ9003Yg!x!+vc;}55nwWTDqCp{o3|IxWm38gb9onwl*5lvy@A`LL$4)S}4tD53*aBiOQ38lD@q!Bz-^kbSg72&IWvgTq'
    '96LxHDMI^`JE&yZmQOtBq7v)envX4w<P*J?!lQ+5NM=(RiOjuYvxJK<4`&C_>ECg_KZg~4Q7j9{6Z(xv1_(7~TZXee<G7cxJ;r$m'
    '3=5}bp}8V0f%ZwBN_maZ4N7`)p;Y8~D(XfzSPS~DA4p;z<AQ@<c6T`;Sg;kSDuL*D9~3Gom-8$cjyG|VOL8|9@$3oNMM1PC%ctj('
    'g5h7aYcMie`5tEhS!$)KJG3_|)rL;`2YR(SahdcjXJTqGvLZq+i5$Wza2bXu=~=8##tLthVOS6Ijiz2+JzQBh-kLDd7Z&mUHz;p8'
    'ydu}V>p{N-`R`nMxhqFrh<5TdbwWJXnoy3N4Q7XD=5EZ)@}xmh)<&owx9pC+Co2^O!3(kBZL}y=8&zs%E1Ikil%`iVG|>ziGA%Ou'
    'kCsM>Y^XxfTgY{agFk}<6jQ6Fdt?J;r>FzPaYat(=My(j|K0X`#(TBeROt&!@O(gFxy+iOtBfizvKU`NPZt5v`w$CP7YlJa7;AoE'
    'JRjlZk=d+{-gq?NJPCN5er{gv8bdAkspqsEsLs!<wMBPe#bMuzp~|rEaY9=$u7qdQb*i`;rc(}ade})fh0ApuVZ+S!6o%r43Y75_'
    'Y_d?Pl%X(|j_XwoCfWO-8p64w{L2)ELipvh>qCz3x!MV?@l{FN7NNp+kOjh%ZrSy%Rztly0;K*qt?Z|lY@s994DH^XJO8nN?jcex'
),
    x15: (packed('|i1',
    'c-kF`K?(o>2*N%sGNQ+)d5|#`18WwvjLULmn6U7hq@QokPd;^E9D@'
) * 8)[:480],
    t18: packed('<i2',
    'c-rm3ZBG($003}5L-wvWZLQ_PNOWfTfNWUVlVHf>iSjtP;}GtIBkukO+yQdR9f%O1JjgLH1l?Nsl-br=Th>;eqP{^NpwG~Ie?Qj9'
    '6CnD=BB1-}6!cnah;Xdc3$*as)9rwNVNS6LXFsl5V`!Q_8>(h5a6hrykzk~<S6pa7?*`)5ezu>e`W-*7wmFj5iT67zC%Ri_#L;?z'
    '(~nGbhco(svuzx88&dIOG>1}I$QL$6EOD7S;(FGCmnr)nY0%cP{=IiNn`^#&q>=ZW3#!@+IaaSwlW#?DH2Hp@ORjg2EoD-2aE*&m'
    'B}@OIRC+OtbrnCRXJB7B-!SSc46-wdOdKiK6FfhN+1&0njzMrRRM6CYEA<bUopx3L!r2z?0K7A;3J$Tw?^7Mewq5iuEgJ#S3{C7u'
    '=O++}^hRyZ*cwkP7QZP~0t27kJe7!>U&@EF>74V4wQsh}o*1rAUfIZ?Kvv8ObvDst=6>}S%t1Q8^PCJIp@Z?-ET~$5HufNau4SQ+'
    'H=w|nK$Ix!n}fR<!ydpw5lTgymYgw1`O}!8ZW^nVx+DB=Ts?!y2)a0$RP$&tQxZoS4?i3FsFIv*r7L~Q^I^|p3Xc0RZ^MIxVVc@-'
    'c|BYnNx1BxfSncqgC+6BHAhLGMpCXg4JEw@ya%DwjM+wRF?`l+!BXO!C&(Wk>jakuPm_0Bu>_p8-3ERb;h1yctDphEXC=$?t1ZeL'
    '!CjH)E2on;hHEu-&!tQM;U5FU0ig'
),
    x19: packed('|i1',
    'c-qy=!3_X02m`R4TM`rk%-&n$zLqRTayrI~*y`O_iHFLQ%o%q#gj+*#%kZaxYZ>}qem|XY4F'
),
    t22: packed('<i2',
    'c-qa3(GkEP3_?5hv(`JK3|_-oXDHzZ0su((k|GTgJ?aq{W67dE9op|~8Wd&@RCMc`5zPsxOUF`j&Df!%w{wi)g@&%5;{~YePFn'
),
    x23: (packed('|i1',
    'c-kF`K?(pc41+#hL`ojNbl^o39Gr2BhSSAFf3J3EH>W8pNP2s6E*ya'
) * 8)[:480],
    t27: packed('<i2',
    'c-rmJ%TD8F00rQ_OjUK+bv27oH!Uzz2#^2?iF37+_-^O-?T>$7;>6d)x!L4OVHgC{8PG_bR_dags%rZJeV+0fBk^sIbk5>%Y<tR@'
    '{HDJ3)}x7|^B2Z2@*U^op%i+Xn_R>XRlSiA*M)8&#;lHue=4BXUuR?tVNmZMmk}93L=As52L^lDGGr9&yWtj#g&jVo&DQ0y;O7Qy'
    'C=$Si<W5k#umYcC+HR{ZbJ(=qA){uZ1X74HZs1ldvo$W#QD&;By<hTy9JNhOe+^87-WJA3Vn3asw<iXjZ!UyHk}Ie3ipNSj?27ut'
    'L^v2GeUX1b=X+O*U~&^1RAvW*%<jcGs5BY_IqoP(09hZV@}Rn!=tkcyx2%Ck@qM^lU)}uI`IGvimNvT0EWeOqm2y2Xz;1vDumhgM'
    'hTW-F<>QZ9!>g*Li|lIJ+c-~Y8}b*`9u-G|E_7$aN5;0lrVs9`hGK=QAAC(HpW2d!`ylK^Zs?ZAD8H(>NXMZA)@rvrcwv0E#M24{'
    'G4m4}x#^w(eGCoUn8oCOm=BWN^)S2^k(>e$ab8r1!J8#z)V`X4$w_8Xc*_YUq_B6=eE3bP&CZ9QF5z_DYp*q4l}5TGM|^|Pd^IPZ'
    '!Wq=Xt#oB<#ebdd@gux-e;3yDLb-GjG0(L|Ml4Ri{hst{HU3}$S|hr7C)Xs+#Cyqo*?rUla(y^fb^g6JLy1(<Xkk7N7q<Dm|LPtO'
    '3(UTRYjb(TWQoPo1sgGq+-3lRdP=i8%M~Rmy}Pxe+Ehv-jX<oL=YiljL_o`<aZr0WV``q95HaN`6>x2Dx*fQHlaa;jZ$zQzfS0)3'
    '@)`+Fk6z!o!}4zNh(rsU`FRkBJS&i+TsAn2jv;4_O`UvND_hzdrcZ8%cg#(3avTYNKQ$}STv)>5itN`rN7V{T$M)^fg6=nFxxQU1'
    'ir;!j%QTlMue0bX1J6A&*+F2Ha(%L#Ar1{1aQ!pbk#Mv(%^|Y^EAI+uvhY=R36{|9sAa7?kkin&<~lVy^P2IlpOI;O>n55{-)Odc'
    '3EmF{8$F%=n*x1_uw;ocsInQxVR)@&=UJj{MvaA9rxWFIW2<dS8@I?>`PcX%&70>1Cn)#wa-)OHFP=Sn_SyO$Fs08-'
),
    x28: packed('|i1',
    'c-qyA!41Gb2*Y-U1QZ2s_OeE0`DcTvWPz>M?nqCBVnNlA+dC2zs!9XKWoH?4{BQmMm(p*|'
),
    t31: packed('<i2',
    'c-rk%+p^m>4D4qw#hZAMDC#cTCq6!Lk|u3BozwK8e^`KYrhm{Ub8J}xDPXZ!z{yIa1{So|sH2ZoKnsbsHvrv|y_uAk@R-BN(-T=_'
    '3zNb7VghF2LekgV><%Ab3~nNH`s{VHEAcwUi~-n_Xq6u6UE~8wlRpVXK3oFY4+8@r3;iy--0QNt_?AKrI-Qgq8WA}D&_R(Evt-;p'
    'hVr76Kv-xa<W5ai8(5`;!kTG6jwg&g4($o?n1%%fJ&g5B-dcQN0!GPJFJ;5gX_o+O2BxHZ?&xwc49Av_V`dnlDR5zpaxWf@6J$}<'
    '7Wt59U!5`ZUI|Luf`79|kEU&n>d0B<i0}y)H*Xe!-kTE4h`IQ=zYSjl$i)jg><dn~K|to)4*39azp|4X?_Hr@+u0pV6T|NoH1EW1'
    '<Y(ez$Y_@P>1`a>VhroHo25hUsRHZw2l`~O#~-73?=an~EhtCyLo<$xEb>qj!~&IFH}VPcLd=)LK5}B=bfFSofJ0o+tbHLKmWl{<'
    'hFUPB=~MMiq;k0>gy}j2s-b8F_AuWZ$nES6P?PTrg~%f|x|K2tbSoL0jEiIUbZDY4IcEf=RwUi5wWw0prKaecw(6iruA9mgAgSU)'
    'EQJzFv8&VFE?a{9N`{n+0C3xl#NWTC_w+!IsT4wLw?v#JHI5;21Kdp6xBX6=FD||mk!6CWBt=s>ct$iIW6n*(z?$@82Z?P=XXG9C'
    'Fs;pY?ERE_jxz3iNHPPh!a`o4`9YS_B8TYOOleGQA*!}4c0r}pP0iO=8jBom9pOqv#W@lbu{tJA3RdBww^~ZUnzj^Q=RSDf(LqjI'
    'ikf_T)v(kK7Ft?r0vI29j@;DfmEq6d(hi(7`R_cbyYW*XCU;lqTS))?+n1IEz+>dUHLMJEIQD~F9|~@QDifm_YIBm;_=(u<D16a3'
    'u{252&zU>*Qza(+xjCqtx34;p5K$?k2Eh9@Y5Y(azLk0xv7oyWip6$<YCio%2)I=~zQSzWn3#^u4da7Do<_b6KTCkV+Iotv*GizZ'
    'pQT{EiC)X4?l(n@x0$Fs`FPBcx-y88QsH&%NJrxX6L-zTOwmjjiBB1-3}LB6Y3ObDM$*btb=~sGk#^d3kK6rc2}FptF)W|LT&Rb~'
    'x9J?<k3c-iq{<xW%c%Q@kF-bk@|_S-d6zt#=7)4H>`xjdt7Sb<#qwF#ZYw#=7AIzby!xNzOgudLp$~Dq!2QPk$-$`0zx--(KE!`j'
    '_Y(=FMW6qm|ENKh04pn1`F)rhY|+kSO17c@1J6Z|)O%jown|Qv=BI!>U35#5BUGlVz87}4(}S4;MoM*$YXG;A&<b-M2qTT7I7PaA'
    'B>P;4kM&fdL~akshaX_CS@Q%@4%Rs_wbaQpp((eIilX{g2%pL{j*`jIk&6iY@?6jLT+j7f&-GmY`}!BV#kol'
),
    x32: (packed('|i1',
    'c-k$B0SW*>5CK2EX_Chub($gwgAav>uNxLB=DeaIv)wu+*bj9U9F+'
) * 8)[:480],
    t35: packed('<i2',
    'c-rmL$#U9u0D$q%^aa{$XVU4tGo2>WHc68>O`LeVZx~}+Vh0JWXaOW4f%qE<A%ui60$~<A1Z*Z|;%S<6$>fkz`wX2Pdh0v%*t|tA'
    '{yoF@JyRWTk;SUPh|SmF_7++CIvTfXKd+I^ZO-sm(cX5PG~if01c%C&hwg>{${LWhK*kg2o!l;uQvxPll_W#r0;)o6-oCBLQ_N)N'
    'wv~=*XcF1tp{eL?V+A*to4|tmRh&86n$abrqxRE1fRV+n%h<RAWefC3ANL0Cj9p{H^U5>hH=<+{O!9QuLQJ_;n^zbE>~p{qOkDTN'
    'o1O9z(jZ0{5jA5ZF+3s%ej$(1pTy=S{H*(4EZ+(IFqS*Z3AUCIW0wgX>J_Z_DP6ybhk(CM7NfQ>ga{wX;&$Jvp&X?`z13}QEL4Za'
    '{HGstu$6P;2Hpo`$2&>XXio+&VD*co2kaDFAv?ue)Mt>oKoq?<SnfWJhbv~iFtQvdgcX<XcC6u2Zws^iVfaipat8*55^oMg?*5V0'
    '4%<ce-YN=)o}YFun?KHtZ=T+vuG~vDXX2L&k~)&l5(X$^2$BgX`3W`-%kVR%KIC5qU$s0paQdZh;nx~&2Nkff^GN4-P`PLZ8&AyM'
    '?r3w=g_^$ptqRR$EC#eAEpk78P)HwE|HyO&TTrUs^H1M3-qKYYijaJ{3`!f_fEq|voifV2RmX}viVoJ4bt@Mw&2)P4F&yZ5`iUT}'
    'vb51sX($JX3TETwCxcC?&L4`q4s@F8XPr0?{*+(rCzf^wwbxU(celJ05a*CEVrqOWaW5fOWJ6;vrzhoyzb}FtlNW~#G^2$G?%<b5'
    'd*AO+wtQn2%51#)7ymnuUM6tgKXWswR-UMbzU2M#ap84Cnd~N4Px5Ee`s^nr*lO+6zo|S{Q%p?K770sLPU7I*>D70WknqTVesKkd'
    'Ye^fT9-hq)Bc0askcdziA8okjJS%A-)-+_~jcHSowgJ8!*AzzCJ5qd~qaLb&&MD@u&jdz8f;B-)7|Ur~ignw@%cqIHPbxewI+~`P'
    'rR{vtiUxM7wj*j_#i<^QR*I?kr0MLft4mFjzjQ=b{IG^W(~=q2+bJD;u$px%1q}vK>HLanuEp{n3Y);GXe!UOwk{|doMZ>V?me@b'
    'J@4{1QwZdxtOuH%-8@Qzh_sYdt!bgKK%p6Zmlx`qQ733liu9ChHNB~<BV00N6<7Ri#Eb|fFDhDYMXb|!g~+y}hQfT<0TF~9cz`<e'
    'alRqv^r8hadDHawl?9tFt{qcNrVJtn1t%wpYK7G)iQ*`rX*$Ctk7EG}Zuu<pn3J&>rO|cbI7KELF;uOG@(6UnW_d2OV(x{tgcPZ|'
    'nnmhyPHq<tkJ7w`#)KRx;#$z$&!@78`_Z*)*RK6f{sZ?x9Ow'
),
    x36: packed('|i1',
    'c-qy=!4UvK2m-L46?G7o+OLkwKPWQ2hk&DmqMy5m8>w+n7u`sKBQEDu&qd@k@W1>4(7|vy'
),
    t40: packed('<i2',
    'c-rm3>5`K$003a0(Ai(Ey4}SsEtH!iBq0Y40YXaXF}>DxbQ~Ym_i+3^WxluF&mstdsK<GufA<9KReO;S**X=h7ad<xs3*a$!)^{g'
    'j~`cK^;GDXtFK<_%=5PtJQJaiwQVj)4aro`ZNjioP<OocOVh4-9;PRI)OiCNs}SmToZt*sJ%`~aU%Aj{ySoqW$Hw2zbM?pO-9dV<'
    'H^nV{SSc8WmP-|bl|H|93b#FH=#yXZkP4zl<2x0^I5Jsk+7Sw%D=Yw@c|&j>mU-}{+%?EdBkQu4>U10`B?Ep8#Y9Hxt;zX`Cn=kY'
    'o;)6Zb*UY1)DuAVF~@^(7)5&9I_!ZcSAZbRf(xMU7iXi(y#Sm}NQ|=dsG^ah!Ct81R=~EY!RtZdjHYqBh<brrS|z1v*n)1;457vL'
    'M3zitOXjHers5Z7?tVv0RwG~3^*j`f+|x~ou4iXlLiT;4uc^IZk~Y~&Hiv`1*+;`LF~KRRB}@dPr66OnhQlL#KWwe<Xw5$S_fPu^'
    '3CQAC'
),
    x41: (packed('|i1',
    'c-kF`fe8RG48ook38BYtEl4n;P>_)ZLpc4tx6B?sX3*72vat_$j2xQ'
) * 8)[:480],
    t45: packed('<i2',
    'c-rli%W~T=3`P6dAV`UN*p@6Oek5`2X408%lJD#l!i50Ri*CBo<&Yj<QV>lX!sITlaU^Z2${jG~J~?(?+{XCx%sh6=KO)jk_uJJb'
    'jwhlsm35$}%nNDe+4x^Fb0m*fYu#nE>p#K}@JMjMhovZN;q7Hk`*V-sJ+SfTwLPMpj8EZ@#J?zi#JhdA8={&jw6eD7EqUcNbj4Uv'
    'EUfR*BaPbRo&yv5o|htS(Mdj+ihNJ&56T~8ZOwDMrF!nz@x%>gRD5CKlJOHj&q>_L@YA|Cj6UP-jNTVG3=-$XX_1`Id`?yjdicSq'
    '&AF)`WMRsjPZ}`ply^eDN1>%wdB28Em>|PXo!p$a@75ZBi|DtoL3`KhsZ0Cs%`Ri2XJh=EIH7pQM!8G*>4cn7<ogA^VJ>ho6Qp@N'
    '!;5KlsXOQ)_PjNIkLM}1rFO{s9+jpwJZw^}vYbTsk!q7Sb!n2i*SXiMj=f^m#<@#cqO^a}-rV0P^{SBr)T$D<hFoO)7%F61^Yfgl'
    ')e~xv=4V7@%emU&yGIN{#mYGxvh`8+(qZ?l*+0uKa9Q>KK9{z53Pb7|Ah|agS8tN@6W>(c$HYQq>kL{~;AH;3kufTN5;}jG)y$nR'
    'bpS7v@vs3aRPd?z|5!cn8QeDRYAV)`RjXF5TD5A`f7f4%)|d?'
),
    x46: packed('|i1',
    'c-qy=!4beP3<9v7?O={jJbSxF-#Ueq;bv43or4`7*0C2O6+X5ewu+m+mY^L7&j0cY1&MH<'
),
    t50: packed('<i2',
    'c-l+P>r4yjNUtfibO?ymY0R_F%$wg3u01`gsHb>E*N!Q9HF<d@Emc|Bc~fUB?(i+oG0C6YT~?}hVEx9X_QKiuzV^wD(d&}dHiqiQ'
    'Rn=r97j7sknH<|Q<z&bt#|6FxK8^W>7lS)WDzfFW98&UfW`%Fh4Q410l4%Lisd&9M%(}NbC2vJ*`=sFf$~N0vj}28mh9Px@IaZ~W'
    '#l8{cE;ZFFde2=>Z7Xb$u9se1R<J19HrB|%G|jIxrfSNp#Z9>rr!_6_T@n|YvtgQB`G)fJ(%7Kj#Zj5_ca-IHRTtQI*RN@gO|RP;'
    '85GmM$g8$!Il~A80931Nc>'
),
    x51: (packed('|i1',
    'c-j?<0R{j75W+rvGU@SGWL6|}ToWuL@Fd<IVUOKg>y%7-$vtx{9D@'
) * 8)[:480],
    t54: packed('<i2',
    'c-jjM>z&?N<Za@uRcifpLTq#K|176~l**)K>h4Vq5eJHwxJM-is4br#nI16LXH}3_*Q%H24?Czz_O1(I2&p+|X>jA`)akD4janrb'
    '%6`w*QwiG>A7VLsdSm>R@^dr8OXe0>8eBhYUtB$bfgw+)cV$D`mdUnpjWxXtDShP+lmdEN3xecbbt}vkty`>KusF%eDKC5Z;cN!e'
    '>W5dCJEoL33&dReKc8V$P$~mM_W%8JW!4tWWoBsGUQ@C+ZsTXioC6FwI*E&N8FIQ#&tVW*dSc7+yO$UY%zaMPGn5q`sbR=D)9Sve'
    '*JDnic>knQJL4(NoeUF}Pfugu*|&U!QQOSzCm0?qygaSnJ~hojref8aDK424ce&>KoV#f|uP}Imt^Op2QGgc!0L}7&%K'
),
    x55: packed('|i1',
    'c-qy=!4UvK2m-L4b=3id+OLkwKPPJhx>^grbEg?P9z5VWR53vrhstce+zBf%_rLrBdBAaM'
),
    t59: packed('<i2',
    'c-rky2@b;`4BN94pp?T8pOZk_X+M}|Aw&)wJEAfahd^5gqzzs=y8x&>Vt{NwX2d)#qu{gbI3rW<47s8S4RSJ4XVxIHOOZL7kI81~'
    'OwGs4h3Rh=OMY_i9vI_=;k;=TL8-0+MO`0*^AcwbwV+U6<PNcqZGU!Ad>v8kdq&>ctTP3h(%<MoT&<pipKCe7E#^I#=vWr(((iHo'
    '-m5{SmnDYlX!Ms787md|+8QoH5{_Sg{50M-OXzI'
),
}, name='plain_quant8').AddVariations(signed(x1, c2, t5, x6, c7, t10, x11, c12, t14, x15, c16, t18, x19, c20, t22, x23, c24, t27, x28, c29, t31, x32, c33, t35, x36, c37, t40, x41, c42, t45, x46, c47, t50, x51, c52, t54, x55, c56, t59)).DisableLifeTimeVariation()
