# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# INSTANCE_NORMALIZATION: more channels than a block has.

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
x1 = Input('x1', (F32, [1, 1, 3, 48]))
t2 = Output('t2', (F32, [1, 1, 3, 48]))
x3 = Input('x3', (F32, [1, 40, 1, 3]))
t4 = Output('t4', (F32, [1, 40, 1, 3]))
x5 = Input('x5', (F32, [1, 80, 1, 3]))
t6 = Output('t6', (F32, [1, 80, 1, 3]))
x7 = Input('x7', (F32, [1, 1, 3, 129]))
t8 = Output('t8', (F32, [1, 1, 3, 129]))
model = Model()
model.Operation('INSTANCE_NORMALIZATION', x1, 2.0, 0.5, 4.0, False).To(t2)
model.Operation('INSTANCE_NORMALIZATION', x3, 2.0, 0.5, 4.0, True).To(t4)
model.Operation('INSTANCE_NORMALIZATION', x5, 2.0, 0.5, 4.0, True).To(t6)
model.Operation('INSTANCE_NORMALIZATION', x7, 2.0, 0.5, 4.0, False).To(t8)
Example({
    x1: packed('|i1',
    'c-pPY!41GL2m~-efOP+9uW*5Mh)Vw2VMw8V#<@YY6SQiL4Qmk04y7;QqOPo`D>yIDi2t82{=rU+', 0.5
),
    t2: packed('<f4',
    'c-kF|QAm?f7={lzGiR>GB#qUeU^oSvBUGsEKW9`n*HySHrH!bI+7t#EI%0w4+9FV*EL_AUxr_0)Tr<YBJclT^IsWkrS)?JunhS<3'
    'Vd(@*JM+8wUcT>npYh+djO1VZpg!&vw>|&HT$y~U(rk|<)ae;dF92J-v^#B_6t~;QwT?BuJfs6{JlKu5XW{~JZC|1#6Y%mzy(2gJ'
    '>awRd@%NBQ*xg(o5c`6<{B18Ujq3`)@@F^X+zyEgpk+kx(YDFgXB@+$FTI-6$*o1cTpH8Z3hhDNll-Jg7&q9;B==I$zC!efc0hmj'
    '*L7E(OobZHl`d`$xo?8IDAM%B=h9Z)GJGEEK{=Hl3=9HKw4)*_(w2Rlcv!LW0{IHz!zSysA@`d616ggd&aP<piTncN9EwE!?}6fm'
    'NA)hGvIIcPbaGy>fMzSgI@3hYvE<-IfN~r=B?wfB{5e4vS&b?$EWMUr;vNaPl5F@+Yfe`qH|+EuZEigOeYs8!7TA=jYq};|U8~d{'
    '$E;H#1K~3u$UQT2mh6(^!BewL$xaK`%NypB%XR+J5<{iwM5ip<&>`C}{$Nv_>?hc7w@MWKl6(YQeSBcv{)z20ug4l(Z?;d3+#hD0'
    'h1MN=q`E^kvXM4aa)@A}CKw`&)DR;A5rmLIgkc~g2oi?=8AJ)1Ap<E;9E=H`Q5SJSC`!wehD3u<QACJ(kKQZ8q7hLgrU>OQy%VgV'
    'n^2G{X~M;F(TwnaoY4=h'
),
    x3: packed('|i1',
    'c-o!I!41GL2m~-efOP+9uW*5MhD!dL^YV;13@OylI5((vf>y1uVGV-Wq4XtO)Rpyg1^?#@Cb>eI', 0.5
),
    t4: packed('<f4',
    'c-mw5{=Venr8k@$`=99)m>dD3o-ZXc^(^0|-uaYWsTpVc_`~HAhL<-}Zk|2G5c_gh>bpDb(o;$l6HiTj^t0hsMElFu>dz%sC8yr?'
    '12r?e|86-`Z-QoelYZrwlAgc+|Gz9@=-<@OAmNsM-p-9d;>4yCHw0cjIyIGHPvwq|E4k&WR-A_-jBf#v*o~K;tQUwa(tY*d>(Qk<'
    'A8GOCG2GGLuix^fxN75<MPj;Kg=xoEy!OAFY{r!Nuv2?s9Lub;vs}bHfSMU9_bm8iJ(aD0+orcSUW(nHKmSf1!{7M746KbBEy9fq'
    'tj7$GS%vf^``=}F?9RPzX&v`9y{x(IEqj27OQh6z#;^2SeQ%FUi`w<?^qU`&44ZmQdZ(^bja~WcR(jv@*;C|omgrly%hoFi`7Kh6'
    '`>JlNZpwZfsF}h2@h{^UiyI#uRWlbU<q9m=ut}2P(ydDjx3+OuuiM6O>x}T3mDl#S>s#8}@84%<Z||_*VgEk+{Xm|*9f-Xb!~#N~'
    'l>L4O2-_A!L&SlK9rgj0*@AS~0afhZ?_dj&+6!dc+wTJzVz(cxc`p#|vj=P52h;`>+wZUs0IjO+0s'
),
    x5: packed('|i1',
    'c-qy=$qm3T3<EIuO!uEwbrd^YqX56O+E4G~ygVZTM+x;a!3C<Hr0>>T@CL!^RE7zSYX8d@mehqf', 0.5
),
    t6: packed('<f4',
    'c-kvbOguI9(a(lk5$!Kqt3Q`mm7IFlf26>K;r(~ZnR*j6)0^}wzm)X+{r~@E2}A#;eg+A*?DKYR3=$_cowy<J^3kcOuh|p7zh{tO'
    'a8u22`oOcr<VeB$?+n53W?xI3|1q;7u|)9)!=I<?pB{deDB;HN;}1h-#m9GdQl+P~*GxaEzPO9w`}>lQm)>x4?0=?H0Mu-9q~}Y?'
    'Og+nYsdqkQS8B%DKK^jIgyH4Ql$&QyF~q*ymHO^ZyY!S2a-DsA#cTh&$!1KM4?DFN#<9#gJIh7P<5q+*L*<?YpRA{{^>5qs_Qp%G'
    '`}61D$z%8%|CfQaQKLn;k%9G?;W4X_zGVNqYK^=0R5GwKG*<9VJ>h@F_*O*a9)^=^9tV8mJhJl1>*FiD8C0*gU%$Ya!P>~+t;(?S'
    '$q_N#MTKcx!u%ZXK6)_hsoc?VCAVDFit|teP_ywZu^TTxSuYS<r2Fc@*P}~!KGNdNW4NQgU%%x|an;5zi^O!f3e(7Tw!F>~eam*)'
    'dL<#hMT&7>)s59n*^lpOZ((qM{L6U8;>Jfu)yzdoxdIC|Y?5TSbn6nst!*6E>$Wl6IwO2$<+c6o`j(D54<EZT++x`F{Pp3$Gg2*k'
    '+T9;B%)j_?LWg+I))!0Ub=nx1S>7$VkmYe}8$%m2!`2r)>3z3mPdOeUU}@Z>!tmIgd)?AH?rVBkbK8NMTlR2?lp4?Ym42)5?U89w'
    'yZ)Vi^FxwhQ?E(y)Rn5SD}UWe?>jzw3fazf*uT$V-+qVvw)^ev_uJV6S^FJqflMIW3uN2d?{ff(*@0vo?DqoUK6?jykT6giP;5U)'
    '^FE*ekOR^L)B~cyY&(#`eIP>|Afo%ghCpS(n)d?v_WSqQ+1rC`*#{Q2w*#^FLKFd=1l0tDwg}B+I~xE}NYHH'
),
    x7: (packed('|i1',
    'c-jrZi4njs2m`R=P4}PH1qWK4!h}Y(>SsE+FYijgQ9}K1@PO(!={=eUJ|I|=$`9qZA<h', 0.5
) * 7)[:387],
    t8: packed('<f4',
    'c-pHtc%o$16M>KYv**8j#{Tl-;>0bj(p&y6^yFvo%(yx8=7Jl1GfO^Zr+=Q|_HFU`Z~HtyoS1U$dL$2@&gVY63TkLRF~N#u@xRP>'
    'W}Dg*8FpoMU0YC{v*2IrQieaC3x3SJ`R(NlORJLenrvkf-_-4{ch&Gr_&oo5#g@Kjj*HJzMRV7=62UcpDo&NNM;zvltx%u;?Q_nz'
    'zpYEze=PkfV3V>%piIx|lHCLyK8814+1F2B*>cV?@!O*hi}z3A%ch3rCv2x?N#0~Q;^9@S&G~ENk&oX#FFf-(TbK6>18+1#y#8D('
    'rcbjvH2Mwm8k;`0G;wY`aq3+F_auMOLo7RlsiJwm$XUMi?^lW)kL=7~__ER?U~Zhj+^yT#7*u(4o8tAa^yMu$yQ76IeKKp)J7I3Y'
    'mHr|uoZQt{c5q%cX`zbd6uDX11@%u{uEjjO@TKa>JI*UC23NATvHkL9<2cB?|8vM>>$6vcrv@@HuzF~4v-e(+yZo(5?1YKcJ5dd4'
    'Xnw&asLteC)^ohhd{Gwv%ATeURmJbB>@rv8Gl<CaYxU}{ylMP=9mk^|JGQN8vgUZj87Me)!lI{V_~w4)T}Ktovzd*vJ6>#MPd4%M'
    'VEDCFWrBWOyuR{>Qw+=^f>*S9kL=&^>oT`>qxOSaD~#7I`n2~9^H=dj-=%o79F?u9qFLTm{qxB~FHALN2wj*T`@&fK$k+HI>>p0?'
    'w`px;(lt@N_F%^4rRx?iyU8$7g=5i)5Ghy34vuw!%6e1zIH;l7-oatNgPpCt?LG(l{SN!>_uJX;w+FHIgJ>WN#I|#=w*|8u>>WT-'
    '`}XhMzYoZyist=$9QN)5DclFv0#sqQZ@&YO15ypvxYr)U0}?=u`}gnNV-J)CY6gi?L$f{5P4@fX&fe=_58~|u8{uFFF$JgwB<lb%'
    '+8*eq{riCG9jKuh00uPYbN'
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()
