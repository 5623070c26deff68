# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 65, 33, 17]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [1, 3, 5, 17]), [-0.5, 0.5, -1.0, 1.0, 0.5, -1.0, 0.0, 0.0, 0.0, 1.0, 0.5, -0.5, 1.0, 1.0, 0.0, 1.0, 0.0, -1.0, 0.0,
    0.5, 0.5, -1.0, 0.5, -1.0, -0.5, -0.5, -0.5, -0.5, 1.0, 0.5, -0.5, 0.5, -0.5, 0.5, 0.0, -0.5,
    0.0, 1.0, 0.0, 0.0, -0.5, 0.0, -0.5, -0.5, 1.0, 1.0, -1.0, 1.0, 0.5, 0.5, 0.0, 0.5, 0.0, -0.5,
    -0.5, -0.5, 0.5, 0.0, -0.5, 1.0, 0.0, -0.5, 0.5, -1.0, 1.0, 0.5, -1.0, 0.0, 0.0, 0.0, 1.0, 0.5,
    -0.5, 1.0, 1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.5, 0.5, -1.0, 0.5, -1.0, -0.5, -0.5, -0.5, -0.5,
    1.0, 0.5, -0.5, 0.5, -0.5, 0.5, 0.0, -0.5, 0.0, 1.0, 0.0, 0.0, -0.5, 0.0, -0.5, -0.5, 1.0, 1.0,
    -1.0, 1.0, 0.5, 0.5, 0.0, 0.5, 0.0, -0.5, -0.5, -0.5, 0.5, 0.0, -0.5, 1.0, 0.0, -0.5, 0.5, -1.0,
    1.0, 0.5, -1.0, 0.0, 0.0, 0.0, 1.0, 0.5, -0.5, 1.0, 1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.5, 0.5,
    -1.0, 0.5, -1.0, -0.5, -0.5, -0.5, -0.5, 1.0, 0.5, -0.5, 0.5, -0.5, 0.5, 0.0, -0.5, 0.0, 1.0,
    0.0, 0.0, -0.5, 0.0, -0.5, -0.5, 1.0, 1.0, -1.0, 1.0, 0.5, 0.5, 0.0, 0.5, 0.0, -0.5, -0.5, -0.5,
    0.5, 0.0, -0.5, 1.0, 0.0, -0.5, 0.5, -1.0, 1.0, 0.5, -1.0, 0.0, 0.0, 0.0, 1.0, 0.5, -0.5, 1.0,
    1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.5, 0.5, -1.0, 0.5, -1.0, -0.5, -0.5, -0.5, -0.5, 1.0, 0.5,
    -0.5, 0.5, -0.5, 0.5, 0.0, -0.5, 0.0, 1.0, 0.0, 0.0, -0.5, 0.0, -0.5, -0.5, 1.0, 1.0, -1.0, 1.0,
    0.5, 0.5, 0.0, 0.5, 0.0, -0.5, -0.5, -0.5, 0.5, 0.0, -0.5, 1.0, 0.0, -0.5, 0.5, -1.0, 1.0, 0.5,
    -1.0, 0.0, 0.0, 0.0, 1.0, 0.5])
bias = Parameter('bias', ('TENSOR_FLOAT32', [17]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 65, 17, 17]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmH!41P83<Xe+l1;)W8HLTlXte>Ubb+4U!4iDH=0)^7;u#SwtGBE-W>yuMUE{lc^1Nk@ckO58`pPWs-}63Jugdy9k0Yyn&5T;d'
    'zO!dNJFl!Af2g<Bd%oN6$GztFJ+uDP&YrQdx<B_Vn3<WGnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH|789EmXoI<'
),
    output: packed('<f4',
    'c-rlqEsPt@mWCS)7!c54z<>b_0s;aWd>|l-tEGT|0D}txE-<(tV1dC07A$D6y0TWQPu6O+GFZ@BWN2s<mzklVVZ(uj1Fui_^UkR('
    '4!EDXELr2}pZYm<e%|v|b#+mMSyAj`QB-04+ui<O-Tt<>Z@m4ko1&QC&K0-c?d^NI{qAn(!eP9&{ZtH}>UONWeTy)jySv@@+i|?-'
    'C5-3h)KT94zQpmK<?Xt&)n(^z-^J~Fy`BGCGhTPGGH>NA!gx)*{oYwStxa*Pr?+<Ae%E2F>+U#Svk&86J7?|a<M_3HwYPFMVXV`B'
    'KgY4WcssU?W1m)(X)@Y!{Euer%hKw<{cgkf+xqqO_W$MfyZv#iCye!!%~<yO_Wxgx<Gmq_U#oW=Dd*GJ#tY}HZC1a@-R`mTCa;I%'
    'C}SHhYnvT=JdUzDAs_YI+HG>PakA^GX1pgdhSsKz{@L+o%3UBw8^=I9tX%uPX~y#<GPN>l#?AUWj0NMqpp6~vk<6`J>(A%gb=TYR'
    'Ep4%53md!e|Bg|H$+<j^vNj#D>pJv7<6!c#uO06Xqy7Z7i!rgU$<X>@V;&M+wD#Ee4LT9V`&!1t#xevSj}CiSA|q>)>FOGpTiq||'
    'x!EY+4f@if^CqkB$MN1CowG9Sx3$Nvm)@7Oca1!)kM{Y}jP1KJ9#`pTF}88Rag*7+8THv@@N{H6=&#95Her3V@-<$M&8TDciH!X@'
    'a7`ThSz?z9?AGp;ZJHfy=~qFWEp@7oCi{YMGF=bYK*4Y8U&(pdM<rP>#wBAIkhgv8_lM(Hx3%LxZhg6L#yZV@%pcv$*WEt%=x{_X'
    '-<q+Ep)B-bPJgYBX2bGd*3J$)U&yYSQ76oY*w~xgCC7(m{Jo&O7XMb$FKdI1t@YRBZ!%v~w#lz&43_ww65luHf7z|{M6xmYJ~iVp'
    'tIvLKXn#q&O$H@0SxWXAtJ~k-kHi6VYe6{+?6;yVR;PSvjUJe<v-t9YJnYyOSzAn4QpOqk4A{TM*?hzfzq7^vS)Xkj*VxToKH-2*'
    'K(>;L$@PVH{p~omY0v+G`%L$j*sbZ)+v8YgMLVr5Ylqp{7tTfcV#gQF*ykvpdl<*)1O7+;Z9z<^kk6cBt1#Mgk6)2aF6diHpX1E^'
    'kLltD*<bLL6?!O{nvS3FLEX&d&=D*Dm$+hWH#zN*=@Yta?OW5Q6LR=?9OYv+VgB?v^~+(bQ+mH;94g@tY{_i=56XDJ?jo3BfzH{O'
    '{LAg!`{Sqw*4_)UHvd-O^OxwyoH|VQrgNtICf7}ZWeRL<jxO66J=1?{_Yzz*j1jhA@_594BDTHZYu6f%c>`v!u{QY(wtpP&wf@`K'
    'z6VR(W2Y@Px4?#0$a?U##GQh;XBa4O&Sbv9uUnmlIjpS#+@Lm_9G2Lajia!d$>4J{UTZSkfKN{7p4GJiKYSw=KNG_r!7=8azS565'
    'V{Y>Kg3sMib^uqD_)W8E8}GOH;Y%VPllclgwDvq9*DZ1tUNzq#OkjQeFLWUyzrpt*+beB*0x#Nq0o~pt*yvw5R-!9&;;>yGu^lVR'
    'bkX`@f4_pY*2vfHnKzE3PWbI5v815yPu#blPiySf%74c>;qwJ}^-3K08!_k|w)2d=_Q-CH{m1C%OZ<$DT_t(q7k0!k8`BrAyAXpF'
    'TL!;j_0YF6v3JF$kIg7Uv!e?>(Z=x(jDHX2D;RTO7t;gl%Mu)Exc;2@Kw)w#XBj<C6^w;lv*JGK@pJHgt%-HN0y~(TPuSHSOeeg%'
    'rJOp+j~4PV$jGiOz>Fr_p!iUXeOLy^Oc(5RICk{>r)u10ZM?rouEp3M^La1mR(Eh8^LKoM$@@ETWQ|>Y2QNHRzw(AHdDTfVmN@c6'
    'oA2?71$t&}?1($v!EL7uo`0^es~X&4_V8EaZZ<mSn*YYf4gLk0_UK$koZX;Hiu=kzHrVR|ziHRJA!aF`Srbc4*WNdd_3Dt|w}!Yu'
    'zSSz<10N6hoPCM$)|ZxeT!F!R{AsJW%Q)BcuO{BvbziU*lco9c0W-((+Cs75cHP$_x#g$PKd;cw9?aPCeI}=gV7C)(D5Co@vvb98'
    '<#lKDe1Y$NkKAhfZ%580e<}IfUn~0s{Z_oRYs#Zzz#VuekW;jhXLMX*ZTWy7TLiDq#{V~tFB2@Y!PeR&7ZkRgqu+`%!j*f;2K@|)'
    'PVUgTcIH?nlIxhSeMh|biqHG^<9K|L@GEQCO+#J306W~_|2yST#P~qW8MqqyQs75=^5K#gP@t1Fv0{UNH2>FvOLxk7$Spg3_bxcz'
    '>S*&Tcl2p&dpq-SQEn)%qXKW4P6hDgfXVQo-OOWq6g~*vXX(ISkeRjPMEojf=NTVeD7Pn$%6C;qd<gB_2lq)I8qcM_f;-KpM&jXT'
    'aL#}ai4Q{_p*)<}V)d9lnBLE^%@_J7>|R9Y*@Q=>gDY~dRrGw}_r~M>Gq|u!@`u;l79TDjpzC9jC$#wg4!d4*F2HA9gf;PzPe=E='
    '9loSTHYK@ONzQnMud1T+2BzbN+j?YukA9crgaMpt?fM_M3mXr^1`)2~#27^7;OKmTPc#2%ezOHP1bpz|qYvZQgru(LgkPx}=Z<RS'
    'FUWUG&KHRLeegIx$iEq7aiX2p?>9&H6E(UgJyY&!7-NaP774};=$m+#|7=G4w{iYP9DfE2Ea9KF!Ldvf=ZUNeaLU~;!VUx023wW#'
    'N5mc*j~@TJ0=Es^$I)?)xVK{FykbfJl=GOM`idOx(3_xs;iEElk-3XM19x#o$F1J=?byE&^V{fUo9$@~R@nWAB;T@+we<tI@R@ry'
    ';4AYtcf_WB^f+zpcmuDxW4zDARAG_=yz@J4IuomubGF0|VS@L>nQveRyZ-;clXv7zHTFMGVsVK+{R-?baM-~)?6>gt`{)>Kflb_j'
    'HSD@M9B>JKJ`vjr<i6(~#j+*WU5Phu(V1;<zmd6%%w7Dma~FBu<JZr7gy{L#9{pI5yRPwfExc(<zY2~CUuk|b$bM;42VRpOe?&*N'
    'N#4A|PiO8Ta~FRG?jp~7{Q7y1dGMS%1jh#31oJ+EEziMyykf!U1Pc{ltoP{013AC)5#2kiQ(?>o-<i3K%w7CRxQjgR@$2V3p6O?s'
    '*r4)7&9Qg<t-zXXbbKCzm#G|j$m@`8o2+*m*4@o~KJ9Jub1ss(i_Bg8vvU`D-s9KLdu-^7IFtfgl>e=Tt?_Fs<z2+vUflCx)VX%%'
    'JWv6bIuD)$2V`G@^SUHw$lOKdF7leq>CJl-TI0-mW%;O@viq6GeC5}XYj)`FYab6T(@k(*U>iNRTnbMjv+m$?^_jcK+(llqIlXz0'
    '0S_L)FVWXY-;;-nCpl5)qjG>lqTdPk)1u28WVVc+gSYhIedEux49|&W?jmy+dClfz=RFpQZxyChURWqj;wP0eufY|1b}t+}U$`ni'
    'CRY#!mW~xX!+1g0E3j+kE;4tK*KAI6-eXBjlRWMkf7V-hmwci)p&B_2dAHV36L<6s?MpIeU(wed8~IJoh|#_-a~GMr$ZIwyJMYob'
    'pBHrh6g&qI_k4=Z3%mr+{p%!`4aC+hG4ms_z94_pn#U{gLq4m7|H#}$<}UJ@&1ueigk)S>WPBzL*T_elPK92qkVlDq+h>>)`!U+)'
    '8Q;IgMmNNm1v#PB`58Z7k$+_FB6Amc&E_=cJ!;}bi%+rZpQHQI9X>FK|NP|Kkk$WLc8@LvY^sR92UM+l75nwPJwEyzGk1}>i@auY'
    's`DNNZ3#2y09NwfiU$XmiPbTWF86|c`xe^UZblxCofXWVy+<Efo=@w^fnRg|%w1&eBCpw;<h)0vIQoM<foR7yS=(Gh$643lIBBE3'
    'ffU22!}RwZI;=fdhdfsMisG|1C-*sX7n!@rYc?l4?@>ngZ6|V&d9p|1>mJWDw}Ux$^Aemx>e;VZ`mj%Of33GJgX^L87ydwQnz@V2'
    'UF0>J)13DxsYAYSM?5<-1}AcgD*E2(YR4+U`H>i<{mo=sSNdjUDBrnjoTIgm;&<jQGIx>JY))_9<4pf+=C!uO_dRwN;YPH-(2!H3'
    'r<Jh5%wzHkc)g1L42GU_U88dgjtRG~Lgp?qcahg@PIcZxxxe0DV=?22_oc{}*yj#x_}KVb#Z&NjzDV{wtMSDjk=X*@ai)$X@+ioO'
    'HkrG~+(llqIq7+iGqNjqUxswV%3Ok@?-DE;XRiC=PqfEkd34@qgWl*JR`NM|HtiknLwd;EMdmK@n$5}1dnoQL@yVOu_}j`cKk)IG'
    '#6WbkqVM<ULWsVPqVjILMwmgq;EX?b#`d)qAafU)yU1%cr#bKOkv+?luMPHcbeZlFU%$W>2Y)mhV?~&G-fZXJB{8n2KD+k*=<jya'
    'Sl<&@Lgp?qcahg@PIlg-NY)){zttM-Py~OUu#H(oPPXRU8?L*GcmCn~PFG;^ca8fyVa<8;XYHj+nY+l`MP9Qx&3TU&991jNzz<xI'
    ';d^X&2j8(uaFE$Sh0a9y?K8MTm@uI4nuFKc##3<Y_?Wqi%w6O)o0FaQu(96BuQE=1{Bt1oz4{<<qwr}#9zN_thCSUk-sS-IEZARK'
    'e2j4QoE&`{GIx==i@auYs`DPw{W)CDg?mG?ziWYxMf_4fbKLvFbv@Xq<9|Jev1Pu$g%=Wk5_xXSV#_si7n!@rYc?l4?{PstPRaV6'
    'UU5!)ZGij4Ay?SvL*x5<tg+`hI_A|J+p{ofbica<YZW}>k-3Y^UF0>J)13F%Aj6^kjlVB!dHi{=)>Ux+^BSES8Ms<v*j|_*xo3%Q'
    'D|lx94Y5&JD+GTZS>`S>cahg@PH*0$PICO=@62QT9G*bF_?3Sq@3PN|>pI~u#;uz<C)5+WSHhW%zt_;(@Gf%~nY+kqHYYpp@znU*'
    'p8$S*L)_55LaX3=m_=}J$6S2XxGxjmtY`1_enVmHPFSfJuT|dDA2N55xr@AJbE@+mRgxENh|$Blor6CY)}uexp6`wO7?Wik+@Ds#'
    '_or@yzZ3DQd{1iu65pfuN@wmOa~FBd<}~L$cI22F{Ok^FcnbckynL?SGhgE0Ug(q76)DyUKWhzSF>~J(!0}6DZ8ANF%w1&eBCpw;'
    '>bysrVB9S+S~+_^^ZdUj_Y&q67Pv>>(*0hm<e9TR_<s5Q!Qbh##{NF@?v2b{WbPub*_`IQM~7{!(9=G7x4gA`o#e!8`dJ)3Mr+;k'
    'B|64l64MnUhPk#QevPuu!o)Mj0-3wW+(llqIlXxg?a`sU>9O&((pB_aT=|W11HC_E(32nIJr9iS>w8=2?*-je4tPShTgnZG%w1&e'
    'BCpw;^1R0v%Dv#{!ohKDNBQC;w%lJJ%T4h7QO{#+u#qR8+vu?Qcggq(L!60SnY+l`MP9Qx&3TV_aD4m9{m>Tag5rRlZQbB2^_=Q1'
    'IG>=o`@l7N&xSbCLVhqhe_CYjB6Amc&E{n1Jrw8E{}boV!F6-66=Fe!KU<4O!N*?E`;+)y?H`0bMr{5hpNxzu+LpPC%w6O)o70^4'
    'h|G7bX#dA1858oW0ZXD|QF%(TE+~D^>IV4?{tCUZd)~lFKXa^z{?7V3WbPt!7kSO*ROdZfxMAsYhmUxZynn~!vO+gam(;#1HfqNz'
    '<o!Zlgvm9Zwhhip^k5A8h(F2PMdmK@n$2m>dptAVckrI);PYQ4_))f`J?g~|lp)CrgTI@8p5(Z7GB-BISAN9*hJ$n7nY+l`MP9Qx'
    '&3TVCI;>|-7mfSp1!JW+vJ8$B1NF6F{pa}ebF1fM{>;kw0G3?h2lmAId+qg_xr@wQ<Taa<ocCyvm&tjd^@_pm!EEsJ(aW$;O}x}|'
    '7B30jYvHfOn?`cdz`jHBms{%6y2Z?0WbPub*_`IQhxXCf;|sKRVxR22F%LiQ->SS*`@a_0+66r>IJdwD4DTL0I?rNt{)P^GCO%~D'
    'B6Amc&E|CHJ!E(L=yP1dJ2t=vh3Ytr<=-RkOOihqw9`I%9)3l8&)Aso-Rtvavr$f)%w1&eBCpw;?7WAt_Mo@;=OHf_ZbA2U$iUk7'
    '?dW}8<NG#=FD!$<&u~MGegwBKk@cE*)Z?2ocagb^yk>Kn^B!gN_}M3ZX%UlW<+-+pQ)tQaD%m^uQ*m-Fyoi5SoqOb4;lHg8%Yo|5'
    'U1aVeui2dJyvG82TVc<3{XOqqt+Dlw<cNA7nPSmh<348_eecBI;JQ1?pEtgLnT^L={Kb-fUo&@+xr@AJbF%XuEq-Fn7@4m2%x%f9'
    'XzZ1vRKy$OYi0lK!S@gn_n>!YbTf}9cX}5Gwp#^{k(s;5+(llqIlXz0fqOm{uX{qz@%1$_ef7!7bMlwy?-DDM=f5h=@dxK30$9FE'
    'e74#qtWjp}B6Amc&E{n1J%sJn*pPDlJ^1iNbL+^d;@Sc`JK;k<ql?ezjOpTc>g;C8x<>NjN5-iI8)ohza~FBd=0xW`lIOpKmCE4p'
    'eVN2J`#fNi${ps7mlM!gaiuLBfYt&H`B8Me`bIuk$IM-1?jo<*oa(&CGQpHP#_%n8Pn>jtJ_h`=-i;9&=U3P0P91zd*hg|9yZ1Ze'
    'CEL(5`2{{8a~GMr$ZIyIIq$Jg^4OZ|m8TT=vYPTuAH>(T<feDnLYVop9{b>!T>e&h`cSN%Bm3mfie>I1a~FBd<}~L$Lhzj7u5tf3'
    'v}fl0K*ze~e&*|kTJ(9I?5P-;Q#;eP9$fZ#bf5jMan8ezziBdek-3Y!W^=0Z9t-l_JvOjR_>MhT;SPOxiJphmtfhV+R&OX%@kQ^2'
    'wl*k7m9MO|Uh($(kH+WXGIx==i@auYdh;GD;+obVURV#^&V28UlJg~Y+|B&G(C_idTlyBTgXidbM!#(wgKK`jJh~6=51G5j+(llq'
    'In{ZOM`GQII#={Ppo<0i7LnVWe(61h3v_9teE3K4y5If7(S4HMNp@BKJoB~LRpu@-cahg@PIlg73tqV(>p2*{$KImW7$SSqxd(jJ'
    '20zy!yO_j^l2}?Jt0lQdd+>MMZ}5R#<}NaKk=JZacHUz{PS?SIwD1WV;=r(H8F_Yq1KnYdeem2&@6DJqwnf4RMaB1K9G^P)J|D`D'
    '!_0HR0mCF~j`Tj(nlaV<+DG<Qi^^B1XHJaj<cGnUcjAlqy$!x@`yKxm;Bm<)XdP$t{j`;HX%AcN_umEQ9u|z_3pQtM`g_8!XkVsz'
    'a86nJ^U!$SAzndaQ-A|rSj)a++#~$l8a=-X&mMk$?pQpLe6(<{xV#oweIv%}+2aj3_>O0m^^O(oH?@EZ-vp0CcHP^?*I`^4zg=`r'
    'OL4R(4%oGZMJn)p56;w{<ge>#(Sa(N7YK~y16<ZZeZq!>>Fru^QHtRuIc-Nd1^zM~oNJPAzbBtBu&pcSw#aA~eGk&t=fdO9T$FuE'
    'a@`g^9pdX@9IGXKNgbSD3FLn*&vY({Au*lr_~i3MiY*1>P@uD2!i$uN4!#Ae3&TGglf4JY>pSI%lyOa-d)IrHtH$|+1^)OiN9Qhv'
    '7#4jm`ZIB3C3z?L!|OcK56^KnN&Fdn(Ci=G=J}}'
),
}, name='strides').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 65, 33, 17], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 3, 5, 17], 0.25, 128), [23, 23, 159, 127, 99, 71, 253, 50, 22, 196, 119, 56, 86, 103, 168, 150, 95, 172, 167, 146, 206,
    201, 240, 103, 228, 36, 236, 24, 223, 153, 30, 98, 92, 132, 227, 218, 223, 230, 150, 37, 53, 39,
    184, 36, 69, 109, 189, 120, 121, 77, 230, 241, 184, 252, 166, 244, 115, 22, 176, 178, 219, 23,
    23, 159, 127, 99, 71, 253, 50, 22, 196, 119, 56, 86, 103, 168, 150, 95, 172, 167, 146, 206, 201,
    240, 103, 228, 36, 236, 24, 223, 153, 30, 98, 92, 132, 227, 218, 223, 230, 150, 37, 53, 39, 184,
    36, 69, 109, 189, 120, 121, 77, 230, 241, 184, 252, 166, 244, 115, 22, 176, 178, 219, 23, 23,
    159, 127, 99, 71, 253, 50, 22, 196, 119, 56, 86, 103, 168, 150, 95, 172, 167, 146, 206, 201,
    240, 103, 228, 36, 236, 24, 223, 153, 30, 98, 92, 132, 227, 218, 223, 230, 150, 37, 53, 39, 184,
    36, 69, 109, 189, 120, 121, 77, 230, 241, 184, 252, 166, 244, 115, 22, 176, 178, 219, 23, 23,
    159, 127, 99, 71, 253, 50, 22, 196, 119, 56, 86, 103, 168, 150, 95, 172, 167, 146, 206, 201,
    240, 103, 228, 36, 236, 24, 223, 153, 30, 98, 92, 132, 227, 218, 223, 230, 150, 37, 53, 39, 184,
    36, 69, 109, 189, 120, 121, 77, 230, 241, 184, 252, 166, 244, 115, 22, 176, 178, 219, 23, 23,
    159, 127, 99, 71, 253, 50, 22, 196, 119])
bias = Parameter('bias', ('TENSOR_INT32', [17], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 65, 17, 17], 76.0, 110))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 1, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDtquVJ007`uFjZAZHk&|^Y}W{a;>^!`7~5^8T)FWCmo&PFcI9-lE8fA+6L^E~>t9?AD&Nky_RQ*+)vbuy`6k(24~^qJ91hY`'
    'D_So;;c_%<7UyYJ4)&8Y@0aG=-uscfy0I+FvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%U|H~#>`0X)z'
),
    output: packed('|u1',
    'c-rmUNpst1e#h~5kasYLROOONr6%cArl#F-_jI@0i!9k%D3Rj6fjbBiAOR3NK!Df?65JO_+(e0zC0Ukiw{3Zu?)G%gbW)wkBweYQ'
    's^pq;s`3Uh=ir#~!G(DT&*4+Qe|;~H4$*^rHL2iAG_gQKJ0PL?Tct~rP7rG~WrFsDV&chFmiKLDlO1QR*eg{F!uUzMvyKLyGP8cG'
    'D)LJ75M7yx@g+|t`AE$u$TZ?4&N#3HI?wt0ilX9#mysQ>u;m=r%IMrLt{BN*fLK;ak)D)kBzz)D7Y-(5HJLAoCe}(cOJ<YkAjqAL'
    '9CjDuk7gnQ;w~6eYP%IQ2<?uyL=O6u9OSXH1Qehfusll`d2^YQ;qTiXKL0GL<I8UyYWCY!vJ)$KIjB=N%5AsE4>X97@0v}sHL748'
    'AI))44s_k7QqBCx<uP*29{VXY0z0YWo)VW>6@D3+gQJ=ju9v~;5$r$b3dMOm)v9&ZOQEHgfx+%q^6gAPJfT<cDd^!&ej!8O_%Fcp'
    'k)#xVHlII29<`<7&DFGVa$SSO5KUf->^akrG@FoeqP+bN`bc`>xv{@_ewupG3oV@+H>wKHO(F8%l+&H-o?BmT>D4sCKxXE3qF7{L'
    'S`ALm7wK4m^yJQoSv*anAzyvDecT+b_jAALf8Yr#x$^7jmkY?;{pX8bSA>-M?#nlSW}Xk*j>S=6P9-WU>R<K0Z4fW}>*MWVp}X`K'
    'KJS|cpHO$hiOOkHIE{nTi#7b;AC(#x5r=Z6P6wgo&d)LVgcVkr^6Os~M)2}&w<08A4Ie$#Sb;P?!gkB$#*E|HWohGaLOt~cp|@c-'
    'zV<gdnkY<xzve%zn1H7=U1yrj6EgMP(Qy>08FJ-5%<nHuETJ{ZYU1w4E#-(C?~nCG`0tLe^jXPC9Hl=PvC{W}H+2SH)lQ$C1BXh|'
    'fP~xs;{%=`x}&OR|2y6H#bezcv-OMo=UL%SYq8X0YFe`ANFMZ-P&ou#OyEUAg!<2%KM?i&eIPQvH~c;P!d&QA)3Ap2DwpyLZL&nb'
    'y&eB?san0Ps>jP~?IQnqxo$lDb1njH2Wr{NWZ)9|A!fXtxY>E3Ge`jk84HJulL%z$KxA`(_7_h+&f^!2^4=LMqgV_w1bv-LEzp|!'
    'fx;$Nv*`Lu8YEQMERb9MwdDj25eONPKH4kp<k`r<P5ePSzc`{u7>VeUmU3qgJ`XV=LSgc6&EBl<{weOJLv?>1P6l{+(!14d%v2YF'
    'y+Ok?_lF|;&H7t+`xA!uUzyRiQI+&B8eAv_KQ)=Fc&IHulIn8dNk$m3YF~G_#*>3sXx%-a#-g499m-a@Fkw3F>0YH#39jkCaXf`*'
    '1MzqOoZQA!7(hKaq7Cr$<^ao}2hESgDa+*78_e4$2RzpJiQKK6Dz74=TE@bGq)*b<7%!LOqfHZRmv>Q)ke{d5I3Dl79-g1@)$8mW'
    'USQ53-*FDR+mGkDcq9jh<Y1)j>?-MC%t+%e58%BNIH-{B=C;}%JzjlU%6zJE_hSO^aIU(M&*KMV?d&<>p@PRxd`Q>)uRR6d8Nm!Q'
    'DyM5x6tB$wvRmVyD+y=qS)mVY{Ku_Q|92z6<Eq4Gw;G+9SO_niFL@$&co!X26LUfz<wHB|b_Q|$bn5O^_5qKY|H_4jvTCducsY+l'
    'WN{e!&S)pbxpTB*_M6RB?C>1CA<x<L66UX^mL(dAsRtL$lYL2T`y=EVv+qu?SvbhGVl~6LW1#4(6$uC7C>Jt=mdpq`xx}^&DG9$n'
    'b5W!I@Sh>Wwd(Zn>3XHp*agh<Z;l>ZQ{(^QF)kTX3vl;-OKt9Q&g-{6D?Y{vYBH1n;{po+dhnrnU!!M?g+o!T=de5)3mX0|#jNtG'
    'q7(x)Bv+$K(O&G1P$b@;xp*hn15m!@YxS^i<z=pug?wrJLci*E0zWT=kh1I-NG<vP%*8vo9-{ll0zhHOwQh@fK@MV>4DfKTBi0BO'
    '-KYqw$@cjDnTvOFJ;tTxIk?~qR|yY1_QAYhgr)5%vFzi`5-^<h58(G_F5b!YsIHG{xfe<32LHBNl^xSaRaC#er^Us}jSYtmlz+>;'
    'KXdU;t_Sz|<5|+soi$I_(`=S~qsv@{3yF#}oNh<fBO!@@f9B$yTo0jSa5tp33LfpKXKNuY<2n($Nc{fB{vYE=r_-|e{>;TYxgHH_'
    '-VaSbMWZFZ+?p~4iAiabTx%MYw3{$=P|*YL&s@Bd>v7B~v0-UOmImELjq(jtmY0bj(lEr5!`t4j4|eU<rWOuy<Y2*HUCV(#DyM3Q'
    '+aPr489V9$A+?jbD`b}X1$(urg~Qj8$064lpY|;2Uz5y~sywL>l_<>=APS0(NH43~t4%E&N~HUNcv@tEoz5@^yUMMJ2Ws&}#Ho$r'
    '&W5;sG_+TnS~%<^ABIvTKJ0(0*O(I;LwkuqH$LQCpj6$EdO~ktuQs)C@H20;m?{(%qRvOX<y7}ku00fqq;cNwJLmL<oV8b*S~w8w'
    'bMY36vsrcXtl5EZxTREvK$C9h&Xn|^94$`l)ut8>>z7vvbP?UiHG{Ggm8rq=M~q*a6If|B$uv5YmbX`%S~wu|AWjwXMC#C>CtSEs'
    'Po$mSn`9J|vd+oHXNBQ`z1q~mAtAlI*aj0hb+*w0io1C1slH2H7DYj(l2vn8I$O0@n_4(%*z33sSC;R3x6Ud)DC~VLWX2K`EjCuy'
    '#pnD`JhfMwS~&Qe!@_juUb!e^$quao*n<p-psBpscv^*sbY|qSSDRWm47VCQlGzom7X*>XZPzwC&CBn%knJ211409{*qz&}O)VVw'
    'jrttiUP{L_B-+FZ*nugvX}(+eV$^p1?Ftu_Q}$|8D~Ir+<f|LLt@WGiG|Q$b*f6=z@}H~ijC+eK;N3lYwW)<e3UFurEw>2lY0cfZ'
    'pNs_dQR1eNz6H~z1eB3`+xBWx3x~bbgEGEQu+>ezPUMslh9z9(FePMIJ}gj~Qfy|gHnnhwCa?u90`tvpsEUUZ5LuC)>RsiQ7;3m8'
    'U9cjC?bW6h4u|e(0*3O*JGo*T?F+e>=6VIjUSom;QQqeX+DqE2O)VUfTP36LqO+beMX}{6Qu^;OydJ!`4~6x5(pY2<ZPun14%NgV'
    '<a-4>;xa6n`&krv_?dPn(DMXY=Y2+S^ZSIo+SI~fTo%Z!Nm*z~@>shUCKeNEimu85qU@uu5f?`7fxX()!eJ*r1Yk+th#YV!tw!)E'
    'B|n^IJ9$h$fn<W+lH2xbQwxVe^R(<eskpRZmYkl`;G${DjaVy~pg@j2HqddzUTtdOp!Kf8@UNA4c1Ei?7|n0JotbShq6BsUmNHhg'
    '-fMfcsfEMfm#-y4T_K9vp0693YHI7ea?nQ{Vs^S(Ix#BUkiFW}!hw6HS6C)j_ioC2ydDAWACpwcTbIVoPg=+otF%p<wdw!mFsiYF'
    'R97}jq^3v3axeFyR{f4uR#)bnAM^?Py#sr-sf7b1PDT=x3zh?phD04DKI*jc1uk$LtP)tfrxaPkUTtdOz?|iNrbG(E_!_P<evwd_'
    'v2m0^!nryg@eg76V8>o<YT@vx!i`8|4abT58XtqQNeQ29m1HVV7D-B&MbebL+SI}!RIcTq&IDNDl*KES1Y?wTsj%nN9WvvsRyKQb'
    '(_U?A;cyk4q5Jh~uI*-|b)wZ(RTXpors&#&#5|;XpmNq;ZEE3A&QJHVKlGJg2*gcSqZ6zQr+F&i)e|)bb2tJR#$Ih|;ZTjoZaRmN'
    'PM}gk@h`m)*Zh>i487t17|YhXE07<ySDRWmNVR>Yz&BP9u-0wI!*pi6qU}X4J}e^8{bV|Lkqg<YO)VTisCq#wvhR9-!_XQrWV3pA'
    'fFdx}0Ldzw<2M@n_G(iL2YfV1Bi%ZCiw2z|xK6!Az3mZ4#aM9>+e9chpRiY(S~ygqMJRAg1{0@=B9-_8WhB>Ycw6_n*KQ<(O(EGj'
    'w^y55IGE*``4dxLzMB)m3t|i@BX7R1s&}?4@=|F1cFv^j)ut8>>Q=k5+Gn#{!Q-MTCAkU9TqDTs5K_Ed2hT+1$&tO<)WV^iI-G&$'
    'JNcDU-ihYvkXB1ehXx%K8r1;AC^Aaht4%E&4l}>b_;M*wnsza|4Rw@5mH`15g%ZpB?F#{MRqWNK77m2=s<F(l-DsqW@0U0{GZG4K'
    'JjEa`vG?xDvF72Sz1q~m;a}x$3GEZKVQw*^3^28!in;(~1S+H}ye}6HF?+SCg+ul9xt492(V})X*Z*E?kq>o)XX-Fr%?4Qxj!$Ox'
    'YEuh`U3LfN_Lnf=j6WqG2!+hf_N<d~jBk-RA`A+H2e7@`)WV^x91eSvGbJ6(*2jUqgOgOOQBk~jz2`tK^}ux3UTtdOaEh~zNN-d9'
    ';$e-14VudQ>2s4meQxsq``o0@F-_g95GgXhQ-%<taGcfT6+wrbo$Q@cJf0;{cA+Ob@pM!mONvrNKYLurA|%;cFU}>N(l8<Dg2_=G'
    '^%b+H0KLUE5!Y_FBlojFGAz0DO^OaC-0)0|NIORyE7Aupjzs<uKR(~o@~uw{H1bt55>NAue58j!(ZZV@tP5l*ZUpitz#x|7cgtNa'
    '8~Niq3q}~)PoiowNJaP%2XYXG?d=UKGJKmHZ_RU^9dlIm?i72ecC0>XRa3%Q{8E?5f8sxB^vz-+O%^XM#Y0E_!<3{RGI)lp1@Y*4'
    'c>#e~{zW3B#$(}oRAdLfnF0ue3)T4`i4gw_W9!+O'
),
}, name='strides_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 76.0, -18),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 65, 33, 17], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 5, 17]), [126, -124, -124, 12, -20, -48, -76, 106, -97, -125, 120, 49, -28, -91, -61, -44, 21, 3, -52, 25,
    20, -1, 59, 54, 93, -44, 111, 81, -111, 89, -123, 76, 6, -117, -49, -55, -15, 80, 119, 71, 76,
    83, 3, -110, -94, 117, -108, 37, -111, -78, 122, -38, 42, -27, -26, -70, 83, 94, 37, 105, 19,
    126, -124, -124, 12, -20, -48, -76, 106, -97, -125, 120, 49, -28, -91, -61, -44, 21, 3, -52, 25,
    20, -1, 59, 54, 93, -44, 111, 81, -111, 89, -123, 76, 6, -117, -49, -55, -15, 80, 119, 71, 76,
    83, 3, -110, -94, 117, -108, 37, -111, -78, 122, -38, 42, -27, -26, -70, 83, 94, 37, 105, 19,
    126, -124, -124, 12, -20, -48, -76, 106, -97, -125, 120, 49, -28, -91, -61, -44, 21, 3, -52, 25,
    20, -1, 59, 54, 93, -44, 111, 81, -111, 89, -123, 76, 6, -117, -49, -55, -15, 80, 119, 71, 76,
    83, 3, -110, -94, 117, -108, 37, -111, -78, 122, -38, 42, -27, -26, -70, 83, 94, 37, 105, 19,
    126, -124, -124, 12, -20, -48, -76, 106, -97, -125, 120, 49, -28, -91, -61, -44, 21, 3, -52, 25,
    20, -1, 59, 54, 93, -44, 111, 81, -111, 89, -123, 76, 6, -117, -49, -55, -15, 80, 119, 71, 76,
    83, 3, -110, -94, 117, -108, 37, -111, -78, 122, -38, 42, -27, -26, -70, 83, 94, 37, 105, 19,
    126, -124, -124, 12, -20, -48, -76, 106, -97, -125, 120], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25]))
bias = Parameter('bias', ('TENSOR_INT32', [17]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 65, 17, 17], 140.0, 125))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 1, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDtquVJ007`uFjZAZHk&|^Y}W{a;>^!`7~5^8T)FWCmo&PFcI9-lE8fA+6L^E~>t9?AD&Nky_RQ*+)vbuy`6k(24~^qJ91hY`'
    'D_So;;c_%<7UyYJ4)&8Y@0aG=-uscfy0I+FvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%U|H~#>`0X)z'
),
    output: packed('|u1',
    'c-rmU$!;B2dcg5FNZui<Y!fsRpc`qV5gT!OvJAH@ixNeN6v@kbdB?gnpE~n7b!x6V54^k_M3J;ajkeT=-LehG1{xWRPSOaFEV9TZ'
    '50DoK*RExtg;2e(P1X6;_u;=eJlMnLBi)Z}AF;v0#Uy>nc4;K{=_zH&2vQz$7`10=lk^AfP`J+{`*#t)s`^#s9+9wP+HrU-tgiv>'
    'VRvkMRHHe~J|@|jr``*)mMv2_@7aT>y^dSg-FTDt%!Y!q|MrcGaPk!!KM>j}JyVna=$e73H5faOc@s&Yodrnqqc{w4caX3ECNr6T'
    'C^d(4hpo|p-52VS=)Z&Tb1;OMJau&8o(7gl@*fMYLwfr)KWlvxQvw%LJbM(;kWI7w3!|}0<Q`HViP}}v^ur|`S+KLyrw1@;phG_!'
    'DfY`)>obv~Lk;P4lye$_?YXu1M)$AaG&1_}^cfecT^P|R2#0VpPSC+bU&&BaUtASqRgcC-Oyrs~`-#q$wgRnqQI$Bnf@s?~hMJc('
    'hjFLH`$xt{7Z6+*w7K;b-Mfenue&^GZSN>Hul-Z+un}JC<kB1-{)_<t<FxtjqPZlqbw)st=Om*Wdc1!H!@to73BFMElc;-Fp5^4J'
    'ZdHGwje_Bt->5{-ez0Nvb7$~&XPVqTjqU56SQ?9KWPQtQX4#W8c@R~rz0|R3gL+}O2+V;t`%)YBL3T(~WSyitJXvJH=Y|>`08C?#'
    '8<Wi6v=%X4RLPmkPQ&40G&HH@cIR_~qxL&Ja}ih*)UP(J8+0O~7qR6`diQ$=VdhP}SFmQtEtRcQNxa#b{n*O-#;39h`m}A0HxRk$'
    '6JvBW^<HAW-q0F%RM2fH<6f|P3%e5#-SCu)WS7z4+JB7)?~$sZliT)#0Goo{#o{TpKk<*=3Z~&&Kut@ua`2#UZvKglvd(H^WTAc='
    '%&*s<Y)TRBuEw*6VttiA+NuEMxH!HsUip$(@3zOshFop;Ot>ykES9!!)vTm#VYMX42*l1kx_IL4{xO~uIaJKVj>f@m7B0QOqE_Jg'
    'IJ}j4_mKIFx|*fY);|h+#X2}<@u}%CyU~xnmihD4Jlo^D^3l!S(00B_n`_908T?zO-UjzFa((71UNhmDw8D-xK*5h>^Lp5RUZ0*<'
    '$3Ik9I+DT5!>D5Rq}qMg^4!jIJpT)Idz5t#G;-DE{^TAGe>;}zS=hk9rAmiL!g-BP<j#gAKjn(c`=jfXk+I<Op$jc`&i1DB-I_ZY'
    'gY155w1q<2W`p6zq!*&p+x-Nvir+d;wz{D5XC{o0yGoE9M8o?B5v*k0g_eH<x&;ncJfw9s#C~v)`7k9XY<7y=3kKh%6V-`3K1u8M'
    'BWDY5z741?Mn+Y#{%=F_SRL(UXI~*La381Qe|2yQcfu%|j*VNK!nME`x(aiuR=W8V*hv<PV1*BEIA+uuoH>NzNM?Tt{qOMn!<P6$'
    '-;kS`G6)?0Q5>yXe$=32?NtPPIyscf-^YFf9{TWsiCm8Y8uw)VUAmK{XX>7?!o!Tr9q}tPQ0X}9zCCLb9vIpuof=CQok6mtPzX<V'
    '&FFshgl`{k@QO^@Jbg=p4*Y<^z_x!FBqJL<;h<@U1r7qekmNy<_j;(0@84C-cV-G|Jb&aJ-UqRcj5lXo_<<{;VJ}_*r>Qe(;a9!d'
    'gOIHH36cqb*0$+nbS0?YaGYuV^oG;a-B8R4k>9fZO*uhLiZLv32$J7OZ9k8e;q--Lj^GRq=TiGhIIEuNZ7c!@zCq*Sb!?A*=YPhN'
    '?cml{xJ_{S6J}a@&8L-&Ubu2prGM?|Z_c=QE!)GwhkWh3&~4b5cY40DNb(Td6~S)0c+yA~-WxP7Ud#4C#*{@rq9zEPbDg~>RMftg'
    'IXTad$P8KSYA1Vh#>H#d9@%a#z|sLfSIyL;qfWv=&dG6P2IR=99o+)jn=>w6%k~H=kA=Mk@lubu(_D2t82@@)t7eyvCb4a=xyv_a'
    'T)dX;K`0+=e+FCK&hXrZPHUJaC-J^()ngf)cs@kYn=>w6%k~gvnDy&&cpIn3jfWqI7K^i<cFyK6{QHy<%?RF{aq(KVM=qC1wk3B{'
    'AZ?8=y89un_(_jJkE<1W7|Uh3+O)tSsDG9qH_f>~pLBtZbfUJ>;EY@QG^kZs8_1Hi>GwI{yMEG&JW$alhKZHiL;O*qH}QPm>jB5w'
    'u+4I{X@P@iS7fuzY~2nOnBGKl-#ZZ1B{FJm=)(TTtzo&^w7|h}?+e=?q<i^_1l}e`W@kIhj^e%pjE+{<c*)wdz(E*aIGq7)FGBG}'
    'LUqho%xHH-=2IMOc)3Mkx!SbA!LcH0{Abuz@J#t`hq9OsIC@02w&y+C4X)#owP}F^S59DKHk6?IFiw9F?6Fa*T!Z-k0K%(U@~Uo^'
    't4#|Wc)afozRcq&^4nM<-B8)DE`OmQ`ztMfX3jV4yj*Qs;E-G2g!MoLOCrBxn2>#Fd5L=AcUS0<wyiBpP_8yDaPVcAOwR?;6m3B7'
    'eQeUf$<(t@e_^BZc5=(*<!aLc2i)9Bbb;70@-Ppum#O`eSo8ADA>*y?)M|)wwP}F^(Vm431lm^&G<G@)WK`|@YH~S^$YEwni+o(J'
    'HZ5>q+mg%A-IS@=Hu1LC;pl?rd7$eGu9)KwXun)-THugg4iNoa&_=rh%iRU+P^6b{t3rO%3$w`Yc+bk!rUeeP?o2z<8`eB925DgR'
    '^W{f$l*r0#tZe^Sg<-kcw7?;CdeWKs7BFGQi#G^&laFKn*WO?jFCTNT;XW-_n-(~vmX|?@Hw||%bU6d_umyv?hT4=-uMy9>pk!@Y'
    ';9%GHg|9f<^?GS%+=m2(Mz8j7`K%J`4vgmC;c>azw7?-iX}AMLT66VvLk`6f8lU26C9FIPb=o1eR<brNa9}sMzSAZUd#C^6cCQd>'
    'xhK-?@%|6ggzH@Qta7z!frAAD?jzg!h+BrM?fWBPsD5{YvpqQe8PPT@yIgHr;6R*jHR^cs5NA(p<A!LXY^T5Tijpc!UucmHWVzb3'
    'z(IJAnK=d7M_QcOWZ(}ek1|r-0~ao?)O&LP%hjeu4*Q`S+6lV+`b%v5DG~7aZmu#h4$-~H8cwuDx!SbA0cTp&Kk@4_u`=5`1f9qy'
    'aR3FRELn3@LxbgN(*g%u9NFgkIQ5O-0Sj_E_SI-q8w!X>vSN61hm@;L3mka3OZvZO0}u6~1*<mpyi=*4jBX1yywQyA0A8*(EpQ0z'
    'L7?4|j^CJnjkK2Jp!XZ)bznQd?UwA{a`SSvX@P^MZe?hGSz|kNSF?1}iDv)m`a@Xl+P!Kf*L+p3HZ5=vWSe)|;%-)pUKrCmam0G_'
    'sP+;XW8}4^kAtXOZCc<UF8e*xd5XJM(h38QN)WmJIx+qp<0U>{r?YakX@LU(a|~CL1Jix!S=xtiAZEuR9whG1(XvaNAoa`DrbQ0U'
    'M&1^<yP=c1z2}B1Y)*YS!ty>peCezA+_YS6TI9f0uxcd6geFHA?elpMd>i8<)wKNN*cE$-ma9z*95|T-qXirtUH<uY@(vg{s?X$p'
    'GHk@6qNAVMM!DLwz(LVdUt3pnEx1_Hz2~Cp>pcbT@a^|8yFj?YwUV{z_c<`|S%M!xbh8T%tz?V!7<nwTPctZRbb0z+x>K$;EpSLW'
    'F!c5X8ewm0YFH#PU-etA2&dM<vV^a-%hjd@4s!DuZd^5c5fi^_B`$&vJ?b|X5#2(RbtlN`l&eh(90G8XB<sA{a<nNAu31dLr%`=l'
    'h=evn(Bzbrt4#|WthNURPw;TX8XVc?6~TqSJ>h$*IUsvU7nyEct~M=j;JaVSPQ`63U8cHj40C3)kiyu1ir8H%oI9OzwP}F^7M$Xj'
    'NY+sLRo!^ciQ;_hZU>@QQDMC`(BM(I+O)s{Iej{K3)&Ihr)@RjRRzakI`MZTT5h#>KXgI4+O)udB=@p*MI9S=jjx;HLwo2c<+V@R'
    'ZpL)1pDamMvNrubhqToU<`Y&&-q35oEr3+21EGkhK><XkMs`cqrr+nl{ixppu5gTGq~(hCrAlb)ft}Ay44vVD7nZ9{3mj<BkMOlV'
    'KsXqgk2`kz50{(#;c}Dz-{mG;m&DcL`T@tEG9qk~-93k>i)N;rj5KiKX+3h_j-N#Md?a*v6!s!Vexf>e!D2avbr`l$KW9J9;DWPF'
    'XEAf|62^kO&$L~))9((?+w2B2!mdlR&$TdR$<w;)aucALKl}5f3&ZThbUaTaNeC`a;-r>MHJ6?U3%DBq<l5qKuz9Czy$VSjV!qk!'
    '3BdPGZ7%?GpN73k?heoSV$l#y5l2Ap4S|@Z;NGzNFjE!Z=!Kf^X}|Qs3t8Wikt=KAXzp_?jiBy-CF)V@7m`K@X*ju~ZTdbD?jGsz'
    '+_!^$CA^SN{||j4X<q'
),
}, name='strides_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 140.0, -3),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 65, 33, 17]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [1, 3, 5, 17]), [0.5, -1.0, 0.5, 0.0, 0.0, 0.5, 0.5, -1.0, 0.0, 1.0, 1.0, -0.5, 0.5, 0.0, 0.0, -0.5, 0.0, -0.5,
    -1.0, 0.5, -1.0, 1.0, 0.0, -0.5, -0.5, -0.5, -1.0, 0.0, -0.5, -1.0, 0.5, -1.0, 1.0, -0.5, -0.5,
    -0.5, 1.0, 0.5, -0.5, -0.5, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, -1.0, -1.0, -0.5, 0.5, 1.0, -0.5, 0.5,
    -0.5, -0.5, -1.0, 0.5, 0.5, -0.5, 0.5, 0.5, 0.5, -1.0, 0.5, 0.0, 0.0, 0.5, 0.5, -1.0, 0.0, 1.0,
    1.0, -0.5, 0.5, 0.0, 0.0, -0.5, 0.0, -0.5, -1.0, 0.5, -1.0, 1.0, 0.0, -0.5, -0.5, -0.5, -1.0,
    0.0, -0.5, -1.0, 0.5, -1.0, 1.0, -0.5, -0.5, -0.5, 1.0, 0.5, -0.5, -0.5, 0.0, 0.0, 0.0, 1.0,
    0.0, 1.0, -1.0, -1.0, -0.5, 0.5, 1.0, -0.5, 0.5, -0.5, -0.5, -1.0, 0.5, 0.5, -0.5, 0.5, 0.5,
    0.5, -1.0, 0.5, 0.0, 0.0, 0.5, 0.5, -1.0, 0.0, 1.0, 1.0, -0.5, 0.5, 0.0, 0.0, -0.5, 0.0, -0.5,
    -1.0, 0.5, -1.0, 1.0, 0.0, -0.5, -0.5, -0.5, -1.0, 0.0, -0.5, -1.0, 0.5, -1.0, 1.0, -0.5, -0.5,
    -0.5, 1.0, 0.5, -0.5, -0.5, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, -1.0, -1.0, -0.5, 0.5, 1.0, -0.5, 0.5,
    -0.5, -0.5, -1.0, 0.5, 0.5, -0.5, 0.5, 0.5, 0.5, -1.0, 0.5, 0.0, 0.0, 0.5, 0.5, -1.0, 0.0, 1.0,
    1.0, -0.5, 0.5, 0.0, 0.0, -0.5, 0.0, -0.5, -1.0, 0.5, -1.0, 1.0, 0.0, -0.5, -0.5, -0.5, -1.0,
    0.0, -0.5, -1.0, 0.5, -1.0, 1.0, -0.5, -0.5, -0.5, 1.0, 0.5, -0.5, -0.5, 0.0, 0.0, 0.0, 1.0,
    0.0, 1.0, -1.0, -1.0, -0.5, 0.5, 1.0, -0.5, 0.5, -0.5, -0.5, -1.0, 0.5, 0.5, -0.5, 0.5, 0.5,
    0.5, -1.0, 0.5, 0.0, 0.0, 0.5, 0.5, -1.0, 0.0, 1.0, 1.0])
bias = Parameter('bias', ('TENSOR_FLOAT32', [17]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 63, 29, 17]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmH%MHUI3;<A%!X{yqjKXGNv|?~nsrTL<5;7m#@{1TVVm@nMCypM`)?3s)>b%#AeV+f^edXS3kM%yXcAk5#yth18PWF$=%XrU|'
    '->XmN<@v4Mb@Rk{D*rltvhS$e{L49akLx@4JA3<?@2zEKW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@i4s`2$;*({K'
),
    output: packed('<f4',
    'c-rlnt#2Di7>5TG1Oyla1Oylq1Oylq6jaTw6i`rLP*8Bd;J|?bg98T&j7~-;gMxt5X`x|s$fy}JL&Ly8!$8BE-_CDt{RgyQq{q_A'
    'U%NB!yk9eq-Zz9v8^XE?VeuHkEQS!$`)C`&OZu%#*C-BGNZ&W<I#2&U--hrty+7&M@A=tD`aDlpOjnbx@iu>d@jXp?X6FC*=?dxl'
    ';(eOuF^{MJp8f1P=IhYpvAguYUXnGWaYK^(CcS@2*FOFKdz<fhe$3CmPQNdkEK`|RYwOqK^=fR*yGhUA>$miN(dPACw)r>RA7dV)'
    '*Fk#USr73x-`DGHo7elM9iCmJ|6`ixUHaZUW?fvhdEWc<%*QrABYCujwRJU5pI6p_zU%k%bgyjH#4PW`GRY>trr)ROTBhF~V%D|R'
    'r}fOd27Q-4KDAl@yO?b!J?Zs!o9C3wA^mrj?mK$z8guUFrZJB(j@eHno9x%GHU0LB^|A5XlJix%@4@#;AJ4vDx{ywmUh5%d-5$J#'
    '-iKuWHm_69%3q{E&7<*j6}yZ)&ZhX*_pBGmy0pHurepg29P{S~`|QDbn#%WM*3Zs<ac%v|=OlaQ`80;?D!rW94@dR|=~FVxX1Y%@'
    'XuYzD^sDvDU!^Pgk#zs%#D?QGk12iY8LeG9{mp(Lzm<HltHzO!>9b;D)aEgkTg!W!<LW8q_nS8R-;;GJf0rI*OZk^#^Rvg0tW(Rc'
    '@up4ojiN94o?e&5f4=9K3m#`=Uk}b7CBDlzWBdKV{~hf&y?&Z3zkEV^k*?$qTC3z%Jm1+*7xoSL+sHok**e)f&iBr5`aE$yICwnC'
    '*R(l)^^$J&k}qnkm36Jy)I2wihyUa4eUAGFk1KtgTTgT6mVb-=?H97k=WSk}Y$m^z4qxfMChJCXN>3U;*k4Mnn%f4i><_{DrkBCF'
    'd*$45W1Y!gpHA|O=6J9@_8zZ~Rp%bPH1^y%A$SdaY}sFCUZd>S`QCHuQL@RVSKB<dV&K9t_II0gb>SSSdHQ_h9IJOd8!eA~Lf6VZ'
    'Gj@L3IiBUilIOK^!_=`f@%rWGnos{r{@~o-+ahL}uI&rEvi^4P<Ies$v2B{Nx4qA~CE5?=vy$<vW9Zqwc=X;UITWW0KdbBBc4(ac'
    'md>GnZL>_#KHcZjHs`tMeepw^<x`$*?30cC?BM5?-Unqv<(u+*a86&_e$g@a;xTkdw$5wb+h-Qu4;$y-JNxXa#IW;0Z-*xTH?t0u'
    '8}}v8JGQ6IFmCayC(ku^+)lk`N(b_plA9OKxqXglb1dnS4_$Bb|3x3gU$4DK&%EBLW1#cCd2S!s`MLE;tiN{N>KtqOU3uf+c%3-c'
    '|Ji2SjP3u@`&;Mq&53^<{jQwxP;&ZX*2^RgvT2N&WAbjB{eSMgT<3_D*DqaY{5RfrrzM6Svy2n(SMo#6CD}iE@0r*SM%ImT#;0vw'
    'hiu<@FY25RZtQdN;nzM7oNb4_TQZ&5Hh1limvo=j`_DGpWZ|`JoD21Oio<!N@p<sva?0=5o;Ns`DK~1qW}DY5Igj3drq)N1zvQ^a'
    '=YoE3e9ZcnotDl4=iV!)Cug*U&kk$Lcl5q=I60I3VSDOT?(coe=j%-zY!e)pBgggLd$shr^Y`fU%{QN~?(9dhi}vNC_c7_?==o;W'
    't9(Oewkz*7XYJq*Q^)kqK3?|Y{w(A3S!dnLj_<rr&AeY+*?w2$eCjnFY@3a9kaY6SJfK&!k0~#|Sa0{1S^Gfav+}O^z-=BsI_~77'
    '_x9C3XKb_Ye(@eP@!C7*fX?}O<#X#R?}uye`}f{Y$JW6IvrTA*{deQ@a_94!<i2!_tsT>nW9;=SH#WAL)+3uuoXaMD=E3vnw{bh<'
    'x%-n?JeXtpJ?k;+ugFk%YH_lEcX8l~!e?WjBW2TXC%L)vp8L_Z(>#}6Z`p5x*Ez9GruK)aV=LOGBkQDbPE~H0I@e!XpJV3`<)~<1'
    'Tb1*^bMM?a_nl)s_)K^38WuhqTzKCbpX|$>WnSB!Gw1v_K36QvY`sr84m59JpLjdujmCTBk6>h&5GI5PVM3S?Cj1#pxUuc__RYQH'
    'M=~_G!`^m&a>i6HS=jGaw)bbBO+y^c&12hkS<WTVTxHu`dz@Zw`=RD)>|gTD3;Sz18x+Qoo~85P9QD;YdGUQA4*t;i+_$!Gb&mJo'
    '^Zv&AA2mOQkzqoZ5GI5PVM3VjXD}gk(;r_qg$ZFom=Gp}31PyY!GzRJe|+5(CWHxLLYNRHgbC@Tt)p%V6T*ZrAxsDp!i4nF)=@Ww'
    '31LE*5GI5PVM2Oo>!_Q;gfJmY2ou7DFd@CPb<|B^LYNRHgb86nn2=uDI_jn{AxsDp!h|p(Oh_+n9d%Qf5GI5PVM3S?CZw0Pj=CvK'
    '2ou7DFd<9`6VgjtN8J=Agb86nm=Gp}3F)P+qizZl!h|p(Ob8Rgg!IzZQ8$GNVM3S?CWHxLLV9WIsGGusFd<9`6T*ZrA-%M9)J<VR'
    'm=Gp}31LE*kY3t4>ZULuOb8RggfJmYNH1+2byJuSCWHxLLYNRHq?fjix+zQu6T*ZrAxsDp(o0)M-4rH-31LE*5GI5P>7}isZVD5^'
    'gfJmY2ou7D^wQQ*H-!mdLYNRHgb86ndTHyZo5F-JAxsDp!h|p(y|i`IO<_Wq5GI5PVM3UYUfMe9rZ6E)2ou7DFd<AxFKr!lQ<xAY'
    'gb86nm=GqUm$r_&DNG0x!h|p(Ob8RwOIt_X6effTVM3S?CWHy;rLCiG3KPPFFd<9`6T*b_($-Nog$ZFom=Gp}31LEdY3rz)!h|p('
    'Ob8RggfJn!v~|=?VM3S?CWHxLLYR<V+B)i{Fd<9`6T*ZrAxuawZ5?$}m=Gp}31LE*5GJITwvM_fOb8RggfJmY2ousvTSwg#CWHxL'
    'LYNRHgbC@Tt)p%V6T*ZrAxsDp!i4nF)=@Ww31LE*5GI5PVM2Oo>!_Q;gfJmY2ou7DFd@CPb<|B^LYNRHgb86nn2=uDI_jn{AxsDp'
    '!h|p(Oh_+n9d%Qf5GI5PVM3S?CZw0Pj=CvK2ou7DFd<9`6VgjtN8J=Agb86nm=Gp}3F)P+qizZl!h|p(Ob8Rgg!IzZQ8$GNVM3S?'
    'CWHxLLV9WIsGGusFd<9`6T*ZrA-%M9)J<VRm=Gp}31LE*kY3t4>ZULuOb8RggfJmYNH1+2byJuSCWHxLLYNRHq?fjix+zQu6T*Zr'
    'AxsDp(o0)M-4rH-31LE*5GI5P>7}isZVD5^gfJmY2ou7D^wQQ*H-!mdLYNRHgb86ndTHyZo5F-JAxsDp!h|p(y|i`IO<_Wq5GI5P'
    'VM3UYUfMe9rZ6E)2ou7DFd<AxFKr!lQ<xAYgb86nm=GqUm$r_&DNG0x!h|p(Ob8RwOIt_X6effTVM3S?CWHy;rLCiG3KPPFFd<9`'
    '6T*b_($-Kn{STcA7~l'
),
}, name='dense').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 65, 33, 17], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 3, 5, 17], 0.25, 128), [23, 23, 159, 127, 99, 71, 253, 50, 22, 196, 119, 56, 86, 103, 168, 150, 95, 172, 167, 146, 206,
    201, 240, 103, 228, 36, 236, 24, 223, 153, 30, 98, 92, 132, 227, 218, 223, 230, 150, 37, 53, 39,
    184, 36, 69, 109, 189, 120, 121, 77, 230, 241, 184, 252, 166, 244, 115, 22, 176, 178, 219, 23,
    23, 159, 127, 99, 71, 253, 50, 22, 196, 119, 56, 86, 103, 168, 150, 95, 172, 167, 146, 206, 201,
    240, 103, 228, 36, 236, 24, 223, 153, 30, 98, 92, 132, 227, 218, 223, 230, 150, 37, 53, 39, 184,
    36, 69, 109, 189, 120, 121, 77, 230, 241, 184, 252, 166, 244, 115, 22, 176, 178, 219, 23, 23,
    159, 127, 99, 71, 253, 50, 22, 196, 119, 56, 86, 103, 168, 150, 95, 172, 167, 146, 206, 201,
    240, 103, 228, 36, 236, 24, 223, 153, 30, 98, 92, 132, 227, 218, 223, 230, 150, 37, 53, 39, 184,
    36, 69, 109, 189, 120, 121, 77, 230, 241, 184, 252, 166, 244, 115, 22, 176, 178, 219, 23, 23,
    159, 127, 99, 71, 253, 50, 22, 196, 119, 56, 86, 103, 168, 150, 95, 172, 167, 146, 206, 201,
    240, 103, 228, 36, 236, 24, 223, 153, 30, 98, 92, 132, 227, 218, 223, 230, 150, 37, 53, 39, 184,
    36, 69, 109, 189, 120, 121, 77, 230, 241, 184, 252, 166, 244, 115, 22, 176, 178, 219, 23, 23,
    159, 127, 99, 71, 253, 50, 22, 196, 119])
bias = Parameter('bias', ('TENSOR_INT32', [17], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 63, 29, 17], 67.0, 105))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDtquVJ007_%HuD0vUAMWy)td(}kw#D?lWs%3Cf*wukr(jO6v;*~B;6Za_5|MG`}!B2R>NhjI=Uo>N4d+Ni)}V(_3P_tJNcZ8'
    '`96(q_u{%aHuKpye#M=}yZm;8Y|yJjK^n@kEX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXfAbF*+E_X'
),
    output: packed('|u1',
    'c-rmVS#wi$9LDiC;EmVfh>nhkf)t?wWeFPE(6nijrb)9lWKT}kW;r=&$exqENs}fgOIt{jv}EZ*sZh{?f-r#MD5HbRlndX0H@*Sy'
    '^|~`1|GyXUnP<LN&u))ca+<W+2JJ1s(5#;uzCJHs^G7YZoUS^hr|@;Qjmh#DjJ=Y0&aRT4qH-eRCiW^EIYAfydNqxaeaR1O=Uk=r'
    'P&s2#T=1JRH~0#tvOPe5d#-ovCrqX63>}R&ijFXu32hR@R7~AJJy9w<a}k{L`4AZ{#nnAVhx@w3Roi^@aZ7neFY~9|io9FpO$t7u'
    '39TwVn=GCh(>J(xX~c`Pt=Gs~`$b<;x~kE>#zoE35<{TPP^L5X8JVvly#F|_tqzUOR8)_yef@jpi|zO0EJ9MP9Z|*l0y~(7418NW'
    'bW(vc!dupSinci_TT07a`JrU38Cc>^^3{fy{()`Bskm9~UguAz$?$_v9kT}?TWM#WyZmmtPl-Ju*|)Txczm*CT37I=9;!~H3qpNM'
    'agD(~ysYoHvoChCZlnBwD*UBw$%F|**Sf8euFX-}6LX8-N8L%?hurDEHhe5x<35;O@U9Z^jl!R}dfq&%dXQDc=Pl9os;>3}zQT3('
    'te*{xklfVuu5;}YCKxk@xQ#@fq3g_MqpPoyIb~KFq$2ZXvf8m141x*Po1)v3Zg2De4KEAWcb-_EN)0^zq~iH<!_wiXhjyfsY`HfQ'
    'kPV1Oee>j%OeLA_j#m^(v30ZJ375%fo$g98$B0VSd^OIXZkYZXW{UmDVvSfWjbPJGEd^u4L81AXq7+Dq&z0TY<J!Mxuh@@VwBJ0c'
    '+op-e$c^TPJ8e81%BNe-VBMeYVfF8H{7s6fh$*St8;UHweEhZOU}QNXHMK9@w8yhnHbo{iD-V0m6JoDYz`T*W?Oc?`+vlT%??yFo'
    'y1wc2IIXdj%mCB!m5nzXw!Jj8D$&mty(&>X*$BtR?5%O-<yMzHmAjDG4$h?m2fGs7Y^IB;oqGI@<W=+KXxkm>Ew;FWQQw3mi;1dr'
    'N2FO)N(5V0-`$#rm@p2`VfS>}fj{0_?&FxhS=9#%#AUswY|lR<{ImC`vOm*oxJGkkW`y?cz44HhI)78;GsO)FN}=6V*e4eTLnVQn'
    'U~F@W0X)81aLw10rk2J(GN<2o4<}br;>3h`7^m{wm-5#s7r&uo-CEUjO%pPrV(x16b)D1^vss>VHBEk>8(;8-aDpFaB(qJ2a9k^%'
    '3GsG$Q{jkQohmSA4!Not5)a=0l)-yvkyGRw>AU}i3<&op!m>wTk-fmk+2Bkf#5}eWOC8JbiWZ95-!HBZg^q81bxSSjB?DNVTf(uE'
    'Eb56!Xc+x2<QNI?a_!hidu!o8kOATTM7TF=3JCWl!aZ42K)6p4?!}q{!u^SGPu3I=BGi?D5TULFga~ydAVjDu0U<(N2?!DDN<fHE'
    'R{}zWx)Kl~)Rlk`p{@jk2z4bOM5rqPAwpdV2odT^K!{LR0z!nk5)dNPm4FbTt^|Y#btND~s4D>>LR|?65$Z}nh)`DoLWH^!5F*r-'
    'fDoas1cV56B_KqoD*+)wT?q&g>PkR}P*(y%gt`(CBGi?D5TULFga~ydAVjDu0U<(N2?!DDN<fHER{}zWx)Kl~)Rlk`p{@jk2z4bO'
    'M5rqPAwpdV2odT^K!{LR0z!nk5)dNPm4FbTt^|Y#btND~s4D>>LR|?65$Z}n2*;~{@c-DA{{Wo?0$u'
),
}, name='dense_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 67.0, -23),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 65, 33, 17], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 5, 17]), [126, -124, -124, 12, -20, -48, -76, 106, -97, -125, 120, 49, -28, -91, -61, -44, 21, 3, -52, 25,
    20, -1, 59, 54, 93, -44, 111, 81, -111, 89, -123, 76, 6, -117, -49, -55, -15, 80, 119, 71, 76,
    83, 3, -110, -94, 117, -108, 37, -111, -78, 122, -38, 42, -27, -26, -70, 83, 94, 37, 105, 19,
    126, -124, -124, 12, -20, -48, -76, 106, -97, -125, 120, 49, -28, -91, -61, -44, 21, 3, -52, 25,
    20, -1, 59, 54, 93, -44, 111, 81, -111, 89, -123, 76, 6, -117, -49, -55, -15, 80, 119, 71, 76,
    83, 3, -110, -94, 117, -108, 37, -111, -78, 122, -38, 42, -27, -26, -70, 83, 94, 37, 105, 19,
    126, -124, -124, 12, -20, -48, -76, 106, -97, -125, 120, 49, -28, -91, -61, -44, 21, 3, -52, 25,
    20, -1, 59, 54, 93, -44, 111, 81, -111, 89, -123, 76, 6, -117, -49, -55, -15, 80, 119, 71, 76,
    83, 3, -110, -94, 117, -108, 37, -111, -78, 122, -38, 42, -27, -26, -70, 83, 94, 37, 105, 19,
    126, -124, -124, 12, -20, -48, -76, 106, -97, -125, 120, 49, -28, -91, -61, -44, 21, 3, -52, 25,
    20, -1, 59, 54, 93, -44, 111, 81, -111, 89, -123, 76, 6, -117, -49, -55, -15, 80, 119, 71, 76,
    83, 3, -110, -94, 117, -108, 37, -111, -78, 122, -38, 42, -27, -26, -70, 83, 94, 37, 105, 19,
    126, -124, -124, 12, -20, -48, -76, 106, -97, -125, 120], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25]))
bias = Parameter('bias', ('TENSOR_INT32', [17]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 63, 29, 17], 140.0, 124))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDtquVJ007_%HuD0vUAMWy)td(}kw#D?lWs%3Cf*wukr(jO6v;*~B;6Za_5|MG`}!B2R>NhjI=Uo>N4d+Ni)}V(_3P_tJNcZ8'
    '`96(q_u{%aHuKpye#M=}yZm;8Y|yJjK^n@kEX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXfAbF*+E_X'
),
    output: packed('|u1',
    'c-rmV%WfM56vpvaV8sit1XW0d4MIXtBGE-lMN2Ovsg*RgYsWLb&HaAA&v<5R$9C+5Bu?6-329L)T42!@6&1A<5L*_N*dinz0oJgN'
    '6miZg9O<V||J4zfsH`oSg;V}$U!l&jU-;c;+8}A>8^KLVS6pq;DA#iSxnF$8vNjvz*Z9l}9z_`yS(Uui55B4EzEnD+TU%oJ0h6@Z'
    '#gi!;#!q8%O;00#Z7ruh)u#2q34NI7WxXzErM7OYDw7}0gl*G8pST(FABt_UL`2F#R38e`d3x#uUaCxO{%xaqs08b5@)l1wWZf!!'
    'w>qiHh4<xw7fsCgme_gM?R32O_hovOTi3L8ueej)RZ01bTO~qGDLoK3K8}k~&q_&k#Cl%!tAwNdX^9JZp?x`~`0`zo@_3FPs2_=q'
    'SR`Db(k*NScNVV)-_y}2;SFX(wA!<R@QmY9)_kgmUGn8x8cG7!-Q3J&!Vu(?kt+*~{0EzdBsJ*siGF9o?sm>xwhv9a^9F6xTdC!^'
    '-Y{_&A5oKLG>xR9W!dgJBkZ%BcwZ9~chqHNPYUGvSh{sii+yf})=D8|wC;Cn^S7BS7=9Z?vVXDcT4pBOy5bnyQftS~7L?IgYTDAS'
    ';?;cl2gNhxmbIj<+bxw&q=pse1*3Xe67}YW*ZS2BZ={X6k#o-78yicuNW@o%VkcYjAGALwRZC!hkt%cHm1!bh(MxM;99YB7<c8N<'
    '67~-4e=guDIcv=4Eg@!%q%IzMaw7fgOb^X+H^_o`!xxLZJ!4R<*bW7vSH5*kTJ`34Nqx+#rqjO`H=bA*gvJH;QlYEQGUT<&%8ADP'
    'z}30ViZ;1ok8jJ(=ZtBHO}<l9&a!qbVwX>Gn|<n@y0>8DOm>^GqXV*H(5I!VFVwR`!XFXbD`qKVA1hQv%P(fbazL`n+amp{ZvH8l'
    '1i^KyQEW3^`7i#nI%O<+86PtoowKRy_EyvL`$05prZrA*lPTxaSeDR)pJe$1N>t;!zWCB=n1Mg<4_Jft-G=VWHtzV9+Ced2BHM(j'
    '>&<&{%J?Nu+Z0{Tu*TBfNsIqF@hIM2CEcjL?2~~i)Twc32p9aOM;|De>CMVsq^hAqryNyHyNZ&%r!AXA|B}HQb44k7BJ6EzvY|u|'
    'tx~jL_n5k0UvM0=(SK9TY_Ugcuk)kdv=!Ns6}=$-8!{q1rU=!0dV9u+hMxUMZ0_??Cyk`Jc_le)Zl6@I+v-#peA%_NoQs2<7os+<'
    'IM#4aDn2GUmq;!!w8)J90~rw>PlQLZrik!(B0Q2cMTEx_;gPH<B0Qc5k7P{|A)u~Agn+sd5d!K;L<p%X5h0weM1+945)ne`N<;{!'
    'D-j`}u0(`@x)Kor>Pkcis4Ed6psqxOfVvV90_sXc2&pR(A)Ky6gn+sd5d!K;L<p!W5h0+iM1+945)lIGN<;{#D-j`}u0(`@x)Kor'
    '>Pkcis4Ed6psqxOfVvV90_sXc2&gL&A)u~Agn+sd5d!K;L<p!W5h0+iM1+945)lIGN<;{#D-j{2u0(`zx)Kor>Pkcis4Ed6psqxO'
    'fVvV90_sXc2&gL&A)u~Agn+sd5d!K;L<p!W5h0+iM1+945)tC#RYdrI?8?6Za{S15'
),
}, name='dense_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 140.0, -4),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 19, 1027, 3]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [1, 3, 3, 3]), [0.5, -1.0, 1.0, 0.5, -0.5, 1.0, -1.0, -0.5, 1.0, -0.5, 0.5, 1.0, -1.0, 0.5, 1.0, 0.0, -0.5, -1.0,
    -1.0, 0.0, 1.0, -1.0, 1.0, -0.5, 0.0, 0.0, 0.0])
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [2.5, -1.5, -1.5])
output = Output('output', ('TENSOR_FLOAT32', [1, 19, 514, 3]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmH+Yy8y3;@8CVkc6HrO=rv?TFw=3HPziWHguu8__bNw}@jz8<F?O&v>4GuRLc&&YHH~mB;#DbyuB@-Xmw!oIK~8E9cB(^;F%{'
    'yXHlkd40cgD&GBXZ*KeQ&d=QQJL_9-?Z4K&YkuGMF*7qWGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGc*6U`3KkjqOb'
),
    output: packed('<f4',
    'c-rmVA#>YE7{>7h0R;sH0R;sD1qB5L1wrQ(3n(xsC^R^5puitN=*Dx%Fwo$Dp`p=PVu6N%f`*2Hw~yXO<9r6?pBax5Sz5jCv%g)E'
    'iIY;BQ`(nTyGUu<rqukG(y|;6<=nH6x@KO!|JcRxP+qCLayhRr-QVa{#@LkOvb>Jv{bjlSp)MDkQhF^vuXRoNKA+;)Xq<A-bB^ce'
    '{8Kru%K7i*-p6upTh4tb$C>X{eRJ3Isa#W)<5PKU%el{WJmXw`?#sBXYp!xUM|IqnYj&<jW2=v2dH-u2<EVy}>)({ui?dO0mFrQh'
    '{VC4v$~Bi9*{PO~<(m8^D?M}F#+b@;=5y*J<)~ZrUR86BG4|!PTST_%W9O`Xb<W!3U31J;<9SlO%1SxR+~3@}{p_59^KSiIy|;Bg'
    '%6wKwZEM$~9#z|`GgVz0^QDbB-{rVg{i^pDXLeUdJx|U?<0}{W(D-_9>8zA_UPRv?$~dpSM>*+va(1wl#&h<gj;xZ$)47XHwl=DK'
    'p4=<8v5jqPV;kGp#x}OGjcsgW8{62%Hny>iZEU}H+Zv}Dv-Y^kCp*7C>*#-&gGG%0*)?c>HFw|2HRl|TQWtq^UR1yO(zR>npnFyC'
    'yo-KXkEyyY&VO{Q<G)?>q8>D6s>6-U_3drFU7gp`>q}$)UGCk~;Z^fC*j>c4R$fC_8|l5izSJ>inv0eD_}$&^9Wr)qU%JRteKdcR'
    '>+MtLl&|g|)?gj$N;Um8W?n~r;~JT{cYXiOPVT$g{&BRowSQJEdRA+n%KfnmTN?kayN$hfjhfF@7g_0E<#O*i%3aiS@P5*JjSc<U'
    '=RaLom5uLpT)*~QWncH(Ygx6*tXvH9W7myqKX}a!Yc7Wg^{X|$@}412OWRO?*?Yy%qxYl7H~p^Nr`GA6`_gsFYwqV@8{62%Hny>i'
    'ZERy3+t|i7wy}+EY-1bS*v9sIwtaO!8~+aI(B4dtIr|Cw3AV9~ZERy3+t|i7wy}+EY-1bS*v2-tv5jqPPs_G?**L55?^!aLv!Ae^'
    'U>n=m#x}OGjcsgW8{62%Hny>iZERy3+t|kTByDHg9zT<6=jV_)`w9CAwy}+EY-1bS*v2-tv5jqPV;kGp#x}OGjcsgC&vxU#8BiX2'
    '{@$M>MCR-#>?hd9Hny>iZERy3+t|i7wy}+EY-1bS*v2-tu{}N8>P63&L0z}AXEJ9$VL!n(wy}+EY-1bS*v2-tv5jqPV;kGp#x}OG'
    'jqT~#mY3enG{>5&1DUg*u%BQX+t|i7wy}+EY-1bS*v2-tv5jqPV;kGp#`Yv_x1Q^Rz3ROBBXjl>_7iMl8{62%Hny>iZERy3+t|i7'
    'wy}+EY-1bS*q)wk^`g%XQoia}wdsq@*-zL{u#IhOV;kGp#x}OGjcsgW8{62%Hny>iZERzEdbU+(>kL)TK9f273Hu4Qv5jqPV;kGp'
    '#x}OGjcsgW8{62%Hny>iZER1~wyu#y&Dr&hEiz|6VL!n(wy}+EY-1bS*v2-tv5jqPV;kGp#x}OGjqT~#)_uyc89zhl6n4m*{e=Al'
    '+t|i7wy}+EY-1bS*v2-tv5jqPV;kGp#x}O6X<O$S|8AhSS2AZmVL!n(wy}+EY-1bS*v2-tv5jqPV;kGp#x}OGjqT~#9zH|Jo}Y7='
    'zK}Wl3Hu4Qv5jqPV;kGp#x}OGjcsgW8{62%Hny>iZER1{_RiU>@80hXy^=Zm3Hu4Qv5jqPV;kGp#x}OGjcsgW8{62%Hny>iZER1@'
    '_TbI$y}EDJPv-0=>?hd9Hny>iZERy3+t|i7wy}+EY-1bS*v2-tu{}N8M`x&7E`EMR=IkfzC)ma|wy}+EY-1bS*v2-tv5jqPV;kGp'
    '#x}OGJxSYFkG~&lN|D>>t@U$Mzh2qL%9-mqdiLIy9+ani+MeE%1Le7L{+ch@k|)i{)%`TibGXm*GR#+wd96I(nuFeT>|AH^v$T%%'
    '{}N<i$lw&cD)X~5(pPU2TB};Oz1P^;S?D_TqP|848e4U1oYkA_wZ?UR>{)ect?Bv0|8cgT%AeJw_t)<CXeXMhVLsiPtX;j9b#7RX'
    'Udzf&_i7x~v~m68TI=mpHJrV+1}6*u4+-a~aetL-KGo4n?+n$;)^nyFl!Z*GE}ehLw>j8)9c!H)JYO2OaXrcZ!y-HPuij4@*QBop'
    'dsD7jtCiQw*_qErhrXxszFK(=X}*@uL$&MsG_H>}d}$sVuOn<@8{62%Hny>iZERy3+t|i7wy}+EY-1bS*nZEplRa+R{{edY_xA'
),
}, name='few_channels').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 19, 1027, 3], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 0.25, 128), [23, 23, 159, 127, 99, 71, 253, 50, 22, 196, 119, 56, 86, 103, 168, 150, 95, 172, 167, 146, 206,
    201, 240, 103, 228, 36, 236])
bias = Parameter('bias', ('TENSOR_INT32', [3], 0.125, 0), [10700, 5450, 12600])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 19, 514, 3], 52.0, 103))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 1, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDu?hhJ007X`Ee5+yMnwL=-~%km2N-<7?FKe0b*>Ee4QH`g82E#;NK%*1V3E;xsQ30)9HLKn`R40qy_4jRL9{u?_g405?w8w2'
    'IY`3ZqC1~WN7q%m5!`m^dw870<9_LsRclEh%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%YT!982J!%'
),
    output: packed('|u1',
    'c-rmI&2kb400;0V=%JT7(~CDx9jAwCr?H(*${1xNQYe@&41}*u8p!g^E(?LMyKLCNvI}7&A((&=swNrKsMI7AtrKTjjoNYarq`a^'
    'C+I`uxc@i!%}+`-AJ0yA26waEZ?4AdpKSlIUT<)8-rJRW!n`+?Hso)cU+fcVb9Qt$S?cjrb<uZA-Z;{`tG3Q^aOcKgt5>?))=9mE'
    '#O~5_)wm%$J-5WVU=`Yyg_^Xv;wf|HR>Y`29h3W)?iA^df>3uGMb4$9m+eiC5gP~FgY8=OVOl+UsQ>+Gv=LICkDJ!!Q*)sivPE7N'
    'a;;?GxKdi%7ydp72dk@*M1lt!Y_P!w`-E&&8a<erSEa3Ge*2zba9=1*@cDhc_4OC`T;3+%ncEAto|)^9oz@bWOFmeQJKXHG8UCj~'
    '{{2Dej->h~^PzWmjR-52^>?Q%$}i6(-<^4V{z+*=JQe+K!hbM!oBdK;|7M7C<>>D!N8huV{F669V#Fg$7U})x5%IJ7-LZGABz5N3'
    ';u5u3U$Jk^1!9@kwe#H0c#cT#yw`O<T-+N-9y7smEuHaM&o?X+u0m!nz6CbeV1o_z3E468I_=oR3D{tR4YoGf5=CxKMQ{Q(*kFUL'
    'O*ZXMgdJs^fDJa-U~7{tRto=o?ZpY$V1o^|HrduJp$scH0UK<v!PX{Ql$*x^7AIhX4K~=?WG5-M5I)2S*kFSVwl>*vCHK~M5hq}S'
    '4K~=?WEW*7do_d;u)zi!Y;Cd&2L45y!3o%4gAKMe+1qB}hLykx*kFSVwl>*;O!YybfD^F61{-W`vZ)Z=372sKHrQZ;txdLA2v4ub'
    'H~|}Mu))?Qo1xiwlf((wV1o^|HrZuwrFyo26R^Ps8*FW|*E~^gVB@dY2tkotoLoBNzV@wOF*SN~wsT8NC6w$EF?z%wu(fEvg&j6K'
    'rpQOv*;QThf~70v7Nn@+v0mYa7-w>Jdm&mR7vsU4Ff{PU(KphHdezqd@uo>%YBN4zlA%wl9m8mma!~AQ-o|mnbjZH`N}rb}tLo2F'
    'HLELYNL>Fa(H<DDIbX^yUW|<1bZ2J<=uf7}vM%D(B~lmcmvwZ|ym;SOig{~bgAF#=V4sj}Co=y746b5R'
),
}, name='few_channels_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 52.0, -25),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 19, 1027, 3], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 3]), [126, -124, -124, 12, -20, -48, -76, 106, -97, -125, 120, 49, -28, -91, -61, -44, 21, 3, -52, 25,
    20, -1, 59, 54, 93, -44, 111], extraParams=SymmPerChannelQuantParams(3, [0.125, 0.25, 0.5]))
bias = Parameter('bias', ('TENSOR_INT32', [3]), [10700, 5450, 12600])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 19, 514, 3], 76.0, 97))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 1, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmDu?hhJ007X`Ee5+yMnwL=-~%km2N-<7?FKe0b*>Ee4QH`g82E#;NK%*1V3E;xsQ30)9HLKn`R40qy_4jRL9{u?_g405?w8w2'
    'IY`3ZqC1~WN7q%m5!`m^dw870<9_LsRclEh%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%YT!982J!%'
),
    output: packed('|u1',
    'c-rmIOH&gE00;1IfYVzKdg;ZUbR5UlqT&?WMtNvLlFcUB&AvDLNH*C=cC!h2NH9d8!6?B;u~29&jN)*hj<h2VwRVPsj*n}nU!q^2'
    'AA;llzrk;QBG*pE>h#dlT+NpoFP+4;*{ZUOZ;AT5LSKrF5}Y}$J5D6J!YM7O-O`kK^ZI+c`Y|Q{NV^`D{XJrBOSe0`BnqAXl*UJ$'
    'T+N5;)~z*bx*YW@*H-@ItIsK6vpIF(=U-(bTX}LT#=jBhHK}|*IkV)o_G7nx6$cNh*}uicx<1lZW}eaPJwth5OwJasu26;9RI}?u'
    '|4Hiy{M>?E>}1q<F?<tju)zi!>_f6Mb9*emBamy>!-iTuHF5E@FTWt!X7o(2QW{~j*R|@dQ!df=UsUP)%J!wiS&=PWak{65&lJR3'
    'UoB;F!hqYoTPyvW4*$Yi7N;E~Q%mg5P?jGK&ukh~KX`<mzwl|Zcg3m~LZ(B^y^USp$wj%!_Iz0`cwdoHCNuGEr%ZUvZ8PHC^w!_g'
    '#%ne7!O36NsUbei$O{|A)BA$?LhJUtxWiFt!E{Bo4>s6fgAMi}*@~Xv5|cOq8*H$_4kkNSZaXtYoPZ5B*kA{fO`mURoR1T*!3G=b'
    'V6q+Vj$!q10yfxSgB?(IdX-ag0yfxSgB?(|q1@1VPjCV@*kFSlOt$9#A&ILv0UK<v!44){<3n;`7$;zZ4K~=pWYe=n{#p_zV1o@d'
    '*ui9%;%%!ti4(BF1{>^Pvd7eBE=%A9Y_P!wJD_Z%n&e*L1Z=Ru20NH+Sy+<vX`Fx!HrQYXlWmG&RmtN7Y_P!wJD6;7k`b9YPQV5m'
    'Y_NmL&Xcw?*2W3gV1o^IFxeB4pB3$C^hVDn&g;8bTl>bpbdpUROAiq>ra^X#guJFLKa%(d0=;91N1X9b()?g%-l!e_O{i{&vkP{-'
    'AVys!N3z@nbwtzerg(cKb7IVv_QK-g#PDcE9nVq^3vSbt%Tj)sb-%WjqnWc6rt*c>|19)nl4>k#?wCdn7*m$7Jfi6>-euVABBxg3'
    'KYcD3x$!2a_}|$AW1Kr$of@>-osd_e>W{$&8*H$_J|x?XrTz!+uZ_k'
),
}, name='few_channels_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 76.0, -31),
})).DisableLifeTimeVariation()
