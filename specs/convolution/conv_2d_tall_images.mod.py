# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: a tall image or a large batch.

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

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2053, 29, 3]))
c2 = Parameter('c2', (F32, [6, 3, 3, 3]), packed('|i1',
    'c-p<ou@L|u0K!0E|Cx#C5Eg0p14GejsEBNB!?80NrF~&favzH3{5T&rpi|i', 0.5
))
c3 = Parameter('c3', (F32, [6]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0])
t4 = Output('t4', (F32, [1, 2053, 29, 6]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-nJW`-;s;sqtp>F%P{56%XP*r|EYWR6d-tPFt@>`t4rjr0S;<UELQ$KAbC(P_cA<!?7i4p5CzovHDAA7bUoiY97^0Kr{QluYdnA'
    'F)(ob;Q#pl(<iQfAGtVr*?#|FW@P{No0s<=GdC|U-><I>Oe{Pf*?+KqW&Y32!T*h&gXz~#cHU9VqnZh61^|kBC!7', 0.0009765625
) * 294)[:178611],
    t4: packed('<i4',
    'c-rmOX<$xQ{s-_UvBlC*giu@1s%m222}KpHPHn?<F{O)Y?P`j)(@v`^+D^-~e{B`*lu_#_DQc^25Sk$NrIH}F#ukE*nJL*iGjIN{'
    'y!bpxZtnBs-gD0Hd(QdXyqvJ{qqWuF+PLuSYqj3!^Wue!p>en8Yw|(Zss=&xhK>ESVS#CDT3`6hL&-yrM((Q-JFIDZ_^!wXO`flq'
    'HtE7`zq$XjrgzLgcct2jxdl7anRfj7pVG$;Ir`V2`5zD4+O7B1k>~H|KPI{NV@>7<9~w|*(bTI89^DbX<IyAcwcpii{D>cS{&eq)'
    'kCfPb;;{uGsm(V2Txb2@)we9~F=1G}J=0dDOpbc3<)kK)TjyIlsCLj_zCB*2NB?VgM#f$3|6$D8S8xBU?2hs8CUj|1;b7*F1EU`A'
    '*6Fc)mHQ8_e&*wk+RSPE%CmK9bU6I`otwAxoU$eG+C$&}sZZso^)nWPv`A>bH?7_Kp@W`Yx!{wS_>}FV26tcBt>)+V9PHF&*|0}v'
    '&RZ6A{M;*>zWDUMm5pETJE!v55lbT*EU*4S{<zg$3U!U$*DNWi=$MY}o|rr;VPM%66TjP+`s5w2%^kk4Zi#k%qx!$szS`6yZ!CYM'
    'S@imM>)pQgcxK4hhrjsx_XX-CrHAIf+$(D4=uPWNbsS&+`_C^taeR8>?v$|;52qi?xb>?ep{3tDde5cvUzcCDu<z!?4R4M)zTxE='
    'Tk3xB$1a(zQ(itdt^Dxfr5|{y%#fzF8`ex)5#8^Za#M>fpVMmQoUbBBFZwX(xvQINwyHUB@ydgn#&?_h$;js?4e0v%+_v{s>H6G<'
    '>xvFctMcrjjS;E8d4JKV__t^Od3vp<=N5XqPXEcP{+2vo@mIy#<?q(wO7V@6wL7(3*dzJ**&`lqzqjY0>a~{!_uPN_@drl_-f**}'
    '-F0oR7aGK`tX8b$#nso-o>FK<!J%93kGs~jeaD+E?OFRKbZ9lb^83Z=51M&B?OH!Z#|1Ka^r#<E<;|Nd?K*`=9jJ6Fq;`#kEl016'
    'FaPE%F>&XEr*7}_UdyX%zJB%Gp+&XN#V;$}dCsTpzd06C;^Ele|2chH+mz5|Gb*k9<C(&fPmC>JZ{XqfRRg`klZSs=f5J<h&z1b>'
    '<#(#isdBYcV#AhW4^-Mv;!0%GhEtooTe!#*oxdLt9Z0V^rT@okM!s=$Ok#Ysr_+)qRXlso(eei;t`7f0|3&Fz?|bLapk<B1dUrpz'
    '?ZKhl8g%Y7VOi1s&mXCq5>=$|{>Sf(?z3a<Q=>n8<aE!gZQl7L_RFM*4&O%4oc_YG;?bkxx0Kpbt>A&D!%n|7tyICb!Lgac8}2-J'
    '@P)~1BWw2ie1Gk~g}qw2ZPMZfu|xkAUy*KI`iz-1a&W@_YlkKm{-*oHt-B7sGU&@iakE;Eo_wTDmA||<ENWzn(F0ycdw9@=&@#PW'
    '+<GzfxosP!gv=Xp_nr~6cFZ{+)vo8?8=V-?zgTM64}I(Z>7_qRm_NH@p-VF!Idm%i>iuu@JO78wF>i0*PcVWJj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5Mlgci41zW7o`1%`3b*zt-G5cSwkt~xT@l~t<nfY`uMa4+WJtAVzOMW1'
    'C;Jj#j+vU!GwzwFcKOOCH!OEY;%_4#i0+pb*L7%Wo1*LQy?fHham@<feaGatzWq5c>Z4k<lRpdk>ytr`%vyDR+82|%yfSZgc)4RK'
    'OSVm@Q!%|m=futRLK=r=#-2`#+ts5(;gK({Ozb<P)#x!V4H+`_{qKig`7vSP`1)7gcyIT`;9}$69W-p=a~Vw{pIi|3_QyNMZyQ`8'
    'qfoIH8}Hf>wtv^yHU;bdu%cqwW`_?%A3A(XvxNn2Eg3tl+R2oo#jCD~e5%UQ^+g(fTqZ4jZ?RMP12d)^Fa7NAMh043oOe8KR^9G('
    ';%8iZ{Mfg*ow@Ybg$i?)UEX@JU!$L|wu}hb-8g*Dq<qJ>JvyPujI#$43!Dr;ykcXO3imBdZ~xGqkW!`AXKV{Qo$$@Ub*0Z<NZ#Ib'
    '>Jy=TD{m<p7JX~#Z_n<VyL)^6hT~5pKU8r?h2S$q((BIIxwcW0sKx*2R4HTjg%w{N?OnCZyxpTVyjCQ&b-}x0rXScl{;{u@e;!e&'
    'Mwxt*5~D*xTV<RtzbCnNtx0ibYYselWPR05)w>_7*Xlymq{AilwoD2PYn5+F`<)Gb49eVpV)^C1b?R46ely{Bqc3f)*(-cYa@_|m'
    '<j+jG^_F}!W8!}(y}D$%*uP9WRN|@4Uj#>AT>IyFzr8Ce-$ye-dp7y5O4|($3%9MeyG*D0{qo;gvO!Ye<#%=|n-a4w_*CuWx88{w'
    '6g<Cv=E+sfudU8MZ*WY<%>4zXKiuH(z}W{IM^>MHy5pHy1-k4#7`%7f=E}z+cK2?xvP|9E=IyyFb9TnA;>+6wg-4E?xh<_<m;Qmf'
    'Qx~1e|4rv7J1iP=Vq%dw(R&K_iz_yHU-h@EM3kwy>8X0<N>{pT{_yyi#2({XjoNT2_;OIv!Ggs$wJ81VJr##vJm041sn|K02Y0`f'
    '6k8^;deWMrvucHm%?O=Su}8ws&C^r9E0*!diGh1J4K4ilE(LztySe%1gWnWubhD*hYiUra5)U2f(=@T<z1PzY99>*=V#bm2AEXqB'
    'y4lh`ce&7>)4d|DHAsl9d_C>0g+^4$_r#@>F(+1azuD5RzU1VLvaRwR`F?YY>WvP6H@#%nN?U3-j~J17$I^mHXTn~-GWTqcDm!;x'
    'cw|z6KOP>v{LbJdKU8ad=0I?j>c^rJid6oz!MWBoW_R8GTCrn2W-ja1x#hZ`hf@A_W>D<wsb{uC+}dQq$~NJ3(>GsQx_fhti|KK@'
    '5+bH`KQeFd+Aa4@{Azw$Sp3$6^l?wuUHJK~7tgP4x$$bm;u?!<R!W(4IW+%+-=tOha#!<^MqkFpB;VWM(`CzwM5LE2UFRPgj;8K!'
    'cw$IunM=3ioAK1$X^khZu2ybD$pcXfPH%6pKe5ZM<-6+y(o!qmwX@utJ3d=<rpN1H#naCQ4i*kw_xhQ#y`vwl)cW$=v{lnebiOw<'
    '_WM^CRH?hDV&|Z14^Fw|Ox62~Cl~JD`gCgZO54ZnTDP@(Oq(ylGs5DJ?U|o`D5F=o)n(cYNxoP$|FV$vfyB7gp|LfCf84#H&2xRq'
    'bg%zq`D+c@Ec?^qf9zPdzkbBfq{A=XdGMaIMSe~q7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{P7^!Rr0r4=3ByIlpg4qq|%0T{HPy*$0YNI~Ox->ocJ-4}>*~n-aIXd(-X9F5OnSMun>}X_eDb#_!o1*5*>>pUYRddgXT)'
    'PoC^FJL>k!om<}W(}t6cwp2?m*s*2DBjIc2H7~z(Z@$gp6I+x&R{QAj_D>(*a=Ci3!+V3CY+CNzmbMxBD<!0FYFhnt#U&Sxq!q6_'
    'cS-sCGm;n1elViKu~!#F^liMpO4DOqOWYnFbmh!#FNCk!);8q!&6S##3}glZ|N8mYSLQEgHxB>)oqd{fe&f1-pZxOf`pJ!(GH=|N'
    'nf2NA&#!;qxFl~+Irn891HZg7uOG6TxzR@6dviJt<TRCac}^*rSyyLuf1{~iTFdSycXN41c)hips<Q&g%=$whyZ;+m-Uu}7rW=iA'
    '2NcMiQ?9hLqRo?h))@2D5y;LYr<AOo1Gz%V>LU02WxcWj%4#JuXS7)}b`z(aQ&V>5xfjb#m3E%WvWA~$$=_^g=PfCa4MeU%<eX=3'
    '^It`jz4^2EcOa*doIRgAi2o)@Aa^NwbI8nzF=r8H)s)jpX0|oiA^ms3@}`}=ymHvfCMfgQCgxEwkSmTn!_65G!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3cIU2$q?vmj5}+xsuDCpkEI$S2Vfu$~`-I%l*$im1i3S^3Gk>'
    '9?QLIvUgDSuK9IL|1H}*bDC>#Sre1J>+-D6+!<u%$~N$y+5T#jo(`T4o(`T4{=X#{!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!Tz6uW#+2of6j8Q<gzE|*F($|O|HCh&raTQ|8q~}*#?2Ua~Jq0mDIjm', 0.00048828125
),
}, name='rows').DisableLifeTimeVariation()

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2053, 29, 3], 0.5, 100))
c2 = Parameter('c2', (U8, [6, 3, 3, 3], 0.25, 128), packed('<i2',
    'c-pIdII*oE_*(E`W8-<wYunr2o;Q53?bMC*EskBU-<YQ7&3lqCd*AHIOLw<DUvSiS<AmN1QxlWA&g}iKyV$#_mL8fJ20Z`(8ZBPT'
))
c3 = Parameter('c3', (I32, [6], 0.125, 0), [214, 109, 252, 195, 74, 161])
t4 = Output('t4', (U8, [1, 2053, 29, 6], 89.0, 104))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-s3KxJBAx+Rcx#r?@t2@QWMucb$IleoCqDSBr10ZzAeN`7K2_H*>h}c(_1Kb@G(w2X8IE)On^bzx@r5d&%anqnbxG6VS{s3Pu4f'
    '0RWv2GdB'
) * 294)[:178611],
    t4: packed('<i2',
    'c-rmM+fo#U0f6DYKwqF2z34@5n$9$xq>grCMG{3+i~@=-D9A~U%W+wjWlyjtIV`&ig2=%Y4+O=87-O8aX~uTanrSDU$#gQ)m*`BN'
    'pci=wFTU>){)@k3xT*W(^>DVa{q^$2sgoU3Ex+iiKhin8Fx`G*Xz*pcZFM9Xn3&5Si_bn=U76aC<(tz@iSEgR^z4HpwbQ4MUOUv1'
    'Z%K`>Wopa0-cYPi_+U0&thq9iSzKw`xI5jIzHsBC(O_wEtTQ>2PS1U`7z%X_j+Qc+r!NMJ3-{h1Xsxfm9tuu}-Wj`J-y5r{A8J2!'
    '>F(UgzKx0LSZ3=|F<0(gI5!emUM%M4FSQ<Nyc%p;yfwF*SUQoKc{~2>c7LMo{dbS<FZ3<!ZH+zdh-ES-M|(2a{oS1}pC4Jg)ZMl+'
    'RQV#Fef{xD&q{4u*F<}DV|F2Xajl#R#!fW1rhEFQO6|30kLMaftGSz*2NS{V%<6ZkgUqvAl|VGVG`f{8Zxoiw$!~ktbCvVuUo})8'
    'jjewhN~{h{ZQW=a2$Z|C-5Y^Zj~+IbpFGJY>MFsZ!};xSf1y9zk~}k-n9Hn|2CvQ~O4p*%z6+T{Be9J`)elnP>4D`(v7g00{GexX'
    'cRshawDWp>^pjM1^!CF-&C>F-%Jc2-FE5;qo{dF^{`<||*B8U7hW7^E`u%j<>TqdhV&~?y!s6}9=~Qgtm(98D2kWzc{qkwoz20K)'
    'cygsu9^WjaBeApDNO~?DNsNwEwmZ90%fG$eef<1;;hE*qsVA>uW0jNVy2F8~)pRa<?@r&$=<3Mx^7{N2fsH@>Z|nKo!Novz_xZjz'
    't#)%hK6|X{>0V>GRQ$1a!_!w=seg=Yc1F*~-?Z9wzq`@Du+bQQu`sdxW9^rZgDcN=67#b!dY`;$wQGZ|r*a#q_O`m?(aEOJaOD2e'
    '&CFlUH^d58`Xc3~_Rj5FnbB9@?9cu?@whR1AyS-q_2*!uDm>6!Gc?pbxHB?!bM>uXM+Z}b_aEoOKMh=Xr+TK4y0f;o_F!pvFS54r'
    '*}-np{kemg?ahB)TsoI+PY-8)IN1BsnW^#S%ek?Z$*J2T@s6>D^EG|>sm#>yM(OR;?X54CgS*qE!^QMc&*=KYPoE^7OphIFYD-M!'
    'Q^}=p%kcH~n)e4L&o=#QrlGE8q8L8BGu#<mUY@)%ohp65o%=e!do^?OUj3cI%a>nee%SeYXX#wA>&AX^>CxeiJHfy}UBi6q?7hw1'
    's(AcL@9@)ySCiT04+rzxODpy3TZ>x<rAp{g`&M9lsGOYLS-E&Go$u=CPtUDv-ww>rZU4N#H&`7Q>Ke+NSo<!&kgqv2KG_uC-?&tK'
    'v07gG>ObK>W-G&m+G~m8XAd`{4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE'
    '=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB'
    '4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxyU=HSB4(4DE=3oxy'
    'U=HSB4(4EQ!oeCl>aGSx&cxToZzbbZJ>AXYTl1GEntoG%Wi#6!4yDc|dq-0F+KJ@i{_BrFue_)!Rke-HpPs3-7C%oGtJ<#~A4*=X'
    '8BIka)nmh<>#6P=ZMUY<;k$z!t<5+43lDRVzVi6kUa9!E;_Bet{^`zZeX*WoA(V|z^i6+qJri4Qo_+V)iNizDjVqx@_vG4GcVDD1'
    'nQU9TR5Mv_36}1};$5G{bFG`VG85}R0RR9100000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '000000000000000000000000000000000000000000000000000000000000004L+{U0q%gY5'
),
}, name='rows_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2053, 29, 3]))
c2 = Parameter('c2', (F32, [6, 3, 3, 3]), packed('|i1',
    'c-p<ou@L|u0K!0E|Cx#C5Eg0p14GejsEBNB!?80NrF~&favzH3{5T&rpi|i', 0.5
))
c3 = Parameter('c3', (F32, [6]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0])
t4 = Output('t4', (F32, [1, 1027, 15, 6]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 2, 2, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-nJW`-;s;sqtp>F%P{56%XP*r|EYWR6d-tPFt@>`t4rjr0S;<UELQ$KAbC(P_cA<!?7i4p5CzovHDAA7bUoiY97^0Kr{QluYdnA'
    'F)(ob;Q#pl(<iQfAGtVr*?#|FW@P{No0s<=GdC|U-><I>Oe{Pf*?+KqW&Y32!T*h&gXz~#cHU9VqnZh61^|kBC!7', 0.0009765625
) * 294)[:178611],
    t4: packed('<i4',
    'c-rmMd32TKnE>#cutN;U5(0&UKoo<9EkX805Jc(%2t`q;;EKqqv_eI#rPfgxTZP(T6u~;efCLzX6p=+CD3C;g1cU&QBrHKNY=HpL'
    '+fhk!an9+Pb2@*_AHRF<cfaqx@AJO*eV*rc?zHT!ucyWTe&lb?l}`LPIc(XaSI*rzuwdemtmrQjlRMq{^EW$RyS#tfcaA;v)$%tc'
    '?YL`1!HD}iEe~ID->&Fg_f7tM_g8&?Q@yCm)^FO*n$&*pJ0EwN+pALAxS^xJyDoA2@VDRlWtFzA7fs!^x!!}v7Ub<YdiA@9BkTX`'
    '+Lfa+^0s8Q`{T2Nf=|}2f7>%r>w7%<SflyxCQe=TTG-gt8*;bJd}8qLmiD=2Y;m*44{ptRX~~}!TtD~Y|15Z7^`+Wd6Wa{f&?2Jy'
    '`Hl0ct*<&UGruIV^2NJvotgB}TjySxeW;|c^vF#Y&c4_9#p%bkOk3FN=(IEMG@j78O^1Zyh;=DF7p08(HY1^D!d*-M^7K=4nhhTF'
    '+U8nuMR&fs>cso|X7%s6pn98@E4xqKel~pm&XH#hu4;28YjI)qI>XZ=yDW@Jd$#@9L;acuW<7KJnYypn%j?knl>;5-cY3)-&60$9'
    'qu<!n;*sL~IZZc4|7!HAk{cV07*hDfthKd9KXv$l>w1jbmG<rE*HTYEpFOBklic9_m10MakALp*wk`V~$_%_P@T1>W@0Q&!r+CF*'
    'QnQZkeCwv%0iD(!JM-MOxBor%^yD>($%Cp5PT$w%!MRhi$2Pq7g{4pKYuB&E{KLOrcTL){VD(qJuN+$N)ROo%Yr==^zvj(`yJo&T'
    ';lPv!?iz6Fjn{jpbo}M+jLc#4M#i@Obm5AdUyU61$c8E7hpfCSVbXnzmaPrDWkbi`jY?S;|HsPPH|FQpnttoe>u3LMU(rK@)9(It'
    'a#rlC5lQ0~UH^HH?SazC!~5k78+Y=7JEo4`^3P<^w#JkLF()3L`r5rGhvmoh|DeaBtjv0QTU4!AwNH3@aBf;+!lQ5X$zPqEK5^vq'
    '_n#i0J!JNdFLR%pI`?qzW`BO-*Tuufohusi#g=*1ccq+dee<xQ2A_;d`farf3-3L6;#a}xFYVk<9d*=EM;&$4QAZth)KNzrb<|Nu'
    '9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu'
    '9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu'
    '9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu'
    '9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu'
    '9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu'
    '9d*=EM;&$4QAZth)KNzrb<|Nu9d*?GV|AT}R9-l?NuLdMC$7(WqS}WOT0Ax_b$<4+?Hw9joA-;viAB9@ecJbiYv=yqgKypp`;Ujh'
    '?j7{pvL(@tnwIpxJul;A@%Ar=_Mgym>hxzOe4f2>X40h@FOQqFa?DF_?3($-_$H;*BD!tuT{Y>G^-T|5)n#RstB=%fzA5qHsN#~G'
    'h!c<B^K_uw`L<aL&p%MuBxUWz9p|g>=@`9t&cf3N@~RxaWlc%HfqNUA%wC+kdH#cuqhd2p?_0WOXVR`F;iqbr98KLEexl9tq~P(7'
    'yWSeyUuD7Y#P|g#Z#|VWBO|sj?q|#PwhAtZPMopmi{e!$DlfkMp_CqbYdpF=E-GQ$!|k(D^M=monV(xVVq3Sfy=$FFPl-y5&)-xl'
    'rRmV@Z@L~F**ULn-@uX8wPu$V{NZ0(j|=~9W94PzQ<D#kU6R}J{VIcUa>MtG=)EDTUFny#*WDcU=%CSo8;bg`n*R0dnh|sN#lO_7'
    'QT>=!%b%RG<wE$yu=*d|)bz>oXD(LTd-Co|hd;{b79W$@rfb~f2GcGrJw3F_vxlaxyY4`Ev-rXuy;?3Ayz_<IyKfE~c=S|e+|`|C'
    'U0AaxqviP_hnI~{%gox5T{7d5wC-EKjaz*&vhp2^i~pLQTF^JSZvD2OZ8_2|Wp~<*otB(i|L&0yFVrmRRkhW7>)wj1)-tkZ>Dk76'
    '6UH7t{Au%Z&GQe{$@#F~?&QzI+9t&oyqF!GS<vpba|x+gpVZ%2=i!XE!+W%@^!mccVKw@+-xD<;zs9=j1~n`>`nQPEd;e=tm9KI#'
    'TCe_WKul@#sAYSmY)M^kAZO<NQI+Q8^{8IZ=K49?Pj8DKQrNy{_x!-5o|S_8zg~B7)IC!#WF*{OIe7Hyt18uPl>X;;4xUf@)3RT*'
    'x_(Vqy*dNqzDv$dkKIvia!jQMzaE>jZDNhC8M%uiZv1Dmi2v~T!iGJI_ILPtLeUMy9p`RradKz!{=7j&v8{GDda*(6lGB0Q5j}>-'
    '^t#wLGX10HSA2KJysJ(%KUvf@X6KBzqe~lP6*k%!)q6rgAaDD|$n-HIqlP5?b@gYvHt$c$z3Ft#Z}O?5jyme7qmDZ2sH2WL>ZqfR'
    'I_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfR'
    'I_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfR'
    'I_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfR'
    'I_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfR'
    'I_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfR'
    'I_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSj=F!WuKmA#a=drjoK17jG`#Jx$kf{!blJJ~!p~w`9-X;2r$O&a_nbd|e85#-Z8?5p=Hci~'
    '%epr1*0`|Ekz)~ua>5?!9FtwLt#f?sc1u5O{PQM-&##CZRp*-MuuG?^Uy~8jxo#jB2>f^jzrU5g|NHy*1Hm7@l|2W`f`UJp{r=&{'
    'HUA^zhs8haUUs`2Q8p5?Bv5vmA2$q^j|M|dSP^%5dD+zE6NSe7_z;ps`A|h#71>t&Qh7Fk^7CH4g29jjR@CA0>vBZJWcf~k^35s='
    '9t?!kxvZdNp&@6ghzV3AP*$6=$<X++I+w)<$}3f#U0L1B3tc`IT7i&il|}xaWN}5mf+0N(gt!XPQYIl-k$v!rqg7a=jyme7qmDZ2'
    'sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2'
    'sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2'
    'sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2'
    'sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2'
    'sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjyme7qmDZ2'
    'sH2WL>ZqfRI_jvSjyme7qmDZ2sH2WL>ZqfRI_jvSjymf8m+Asn^eY(J$6zpY`4u}|@foVALQ+N6fl!WDcD%gSKbZ~wq=O+LI_Q7H'
    '{|0r`QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=E'
    'M;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=E'
    'M;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=E'
    'M;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=E'
    'M;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=E'
    'M;&$4QAZth)KNzrb<|Nu9d*=EM;&$4QAZth)KNzrb<|Nu9d*=EM;&$4{XbL}xT0Ud&^`u(q06t>>59)#O@Y4y=U)`^', 0.00048828125
),
}, name='rows_strided').DisableLifeTimeVariation()

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2053, 29, 3], 0.5, 100))
c2 = Parameter('c2', (U8, [6, 3, 3, 3], 0.25, 128), packed('<i2',
    'c-pIdII*oE_*(E`W8-<wYunr2o;Q53?bMC*EskBU-<YQ7&3lqCd*AHIOLw<DUvSiS<AmN1QxlWA&g}iKyV$#_mL8fJ20Z`(8ZBPT'
))
c3 = Parameter('c3', (I32, [6], 0.125, 0), [214, 109, 252, 195, 74, 161])
t4 = Output('t4', (U8, [1, 1027, 15, 6], 89.0, 104))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 2, 2, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-s3KxJBAx+Rcx#r?@t2@QWMucb$IleoCqDSBr10ZzAeN`7K2_H*>h}c(_1Kb@G(w2X8IE)On^bzx@r5d&%anqnbxG6VS{s3Pu4f'
    '0RWv2GdB'
) * 294)[:178611],
    t4: packed('<i2',
    'c-rmK+fLjC0>EKkz!&fVyxBEz6L(E(TBT@9sYTlYWjh>7p-{?UIL|Q5iJ|kKnGUC!fpRD?PDxv&h+@;K*+Wb<Mva@j@WRBGF!2fY'
    '4fe*{?|Xw^^6MRI>pyp+b@p8EY{z1v=ho;*C{irElS&ravu){<jfo4VyEcNxO8$1X)NpM+=*wQd_2I;PHe38~DF}|f7%5%3F&$1!'
    '*IgOyIe#^g40f-UVyjD~!opCrWA6Ql&SJXU6;E!zS^qHeO7gvT2bO-=n)ozRS$$f2R{c3X`rCI0U%&cxqI-R8d1<qDA@gwS&bMD4'
    '&8^icQ#-M2F&ax}R{wUR|IGQr7s<)mdN!YXaR2C_rBW_6AHCSk{FE*R>*bO7;N{@W@n~Xr^>K24A-}P*H?jF>xnbq+ix=V-ldaKA'
    '^IwO{^O3!~UCG5iwdbpS4{n!kPc3I-$&0y(@mlp}U(;K+h8DLoJ>5-b;zv8dH<y~*dTv(l1?eX(@yoHg=x}?(=-u^KUyqNx9J>6M'
    '`uT?|V+XN~;_-ZS=Rae?FUJS}n(UaF-5eh*%m%Y#&sW3yiSpK?&koavGlk6DO7!aWlP#U$m9v@oKd0U}{mJ6sVi2607zj=-UG48)'
    '`*>|&t+9JC*Sb;33=GYddm8h1gNKoD@bq3S6yIK6sm%TOT66vB<ks%3?%`17@uQZ?;o*rwH9E9BI6tvI{_G#W?>;LYw=LZ(?x&w_'
    '4yBt;9qdj%=}qQ7+28x}*=X%~D)&QQq^G_m7fzmSzn;B#Cf_{0UJcg&n>jA5OzdVWx3}`OOO+p|)9b^t?S<5xcj{VFUo1vezj_j0'
    'd%9QIT6iAXZVlD<UmE-)6^-HR=kwbgV>fylPBk|*L`u=snQMtmxih%?;L82I?{AhrD4poN9}W%g?AN7I*K(`xjTEZ8$K~4e<GDL~'
    'YpoB8Yt_xrLVakoZ!~Cle`=;JRayD>uhD;|OP@d5iM!5qu5+F1T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r>s;qL*SXGh'
    'u5+F1T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r'
    '>s;qL*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZ'
    'I@h_*b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9'
    '&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2'
    'bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhu5+F1T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhu5+F1'
    'T<1F1xz2U2bDis4=Q`K9&ULPHo$FlZI@h_*b*^)r>s;qL*SXGhuKWMjwe&W1hQ?EM1O4q&SFY{khN785V`Ofrp<LHJxiD9%>*+ib'
    'kJV3(P0wbdAC2_pV}q5c$&rtS5;wbYsmNgB(>J=#o*0d9O!g1PmS-v*;qv|KJNJUf)=K~Y000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000002+hy4$y<TBg'
),
}, name='rows_strided_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2053, 29, 3]))
c2 = Parameter('c2', (F32, [6, 3, 3, 3]), packed('|i1',
    'c-p<ou@L|u0K!0E|Cx#C5Eg0p14GejsEBNB!?80NrF~&favzH3{5T&rpi|i', 0.5
))
c3 = Parameter('c3', (F32, [6]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0])
t4 = Output('t4', (F32, [1, 2053, 29, 6]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0, False, 2, 2).To(t4)
Example({
    x1: (packed('<i2',
    'c-nJW`-;s;sqtp>F%P{56%XP*r|EYWR6d-tPFt@>`t4rjr0S;<UELQ$KAbC(P_cA<!?7i4p5CzovHDAA7bUoiY97^0Kr{QluYdnA'
    'F)(ob;Q#pl(<iQfAGtVr*?#|FW@P{No0s<=GdC|U-><I>Oe{Pf*?+KqW&Y32!T*h&gXz~#cHU9VqnZh61^|kBC!7', 0.0009765625
) * 294)[:178611],
    t4: packed('<i4',
    'c-rmOcXU-{-YDQhC!vJULLeYTIw5qFs-T3Xq98?dL<Lb$Q3OFi?1}|J5yeqKDKaWjlwtq@>Ags=p?8o@D9O3^enQRx=UZ$3oORce'
    '{E>ame)n5`<=Oco?v){dZ?iu5P@l9{TfLI)o;(%aEV}H(=_!4N3`?w){PLnF=GFVA<)RJ`M$ag4Dq;1IA`3=6`dV^)a@i^~tG+pE'
    '-i&Wz7L2I-*r;2wwyXX4`ZKr9UiR_8BeRRX)^5z<C6DGiHuj(AB6}p>8_}U_(;uFCIlkMTO-1gS-s;xY#e4VJ_44lpznR>8%dRhj'
    '4fj_*ng7z1l;LM`cN~6CWQ&vzkM@3Z|N6c2*1X=l+mR8Et(-9Q%`<g+tZp-Mez#K3J<zdh!((}d9&Wqwm5e<Gc8wdcD|haviq*bv'
    '_2XmvuS>i<q(!CZ-)rW5@b0`XK6z%`_MQ*r820Ao_wQIT`I(`mGVK4e`o87|CiYoBpzolv%a_D$pIqtP3l*M;n(|BYzB{K^99U@2'
    'FH`U6-{Q~i-wqkQHR;RseJXXGU*hffjL*I`{-3+bemf`Q=^8yZW@&I?<@_zb%}v=_e^A5E_oS`QGHmkN9jmh6R%7xnso$45x~c8L'
    'dlDN@T~R0hs+?U9)#=cy)afGAHb4G&p3~<)db-oqW}ozrY2R@2<AqKq+_&$!QNcxlQzvKb-QTYAud`d8?vk*$|HHvf+Y2uHqvQDB'
    'UR^pMspiTv?enfoZa2K-A78%u&#zj&Kk!oQv|+Qq%Q&pVTT|lhzcpKdv=bfgNqXb)LiZ;<&>*#am&{cf=K8R9{oMyUZCvm}m+dnL'
    'fAsC%RYiBsJX&E^=?P7$FF90TV(|6aU6Vh3?b#`tmlsHE^U|JPHTxc{U9R>^sb!BZ&Q~b<$G+1#fAH+ZyBbw`di9PL`HsCdfBwvl'
    'Z_F65t$$!!$wfzRKl|D}ksp6JYHa^PGf(x4xc#le!Ka$_PCC@%(Ou2svrT_H?#|qG(|X>0r1Pu>w{4B<P@((p!yZoiX;7Q&AJ;os'
    'Z0!S2*4&z5VEfXY>o&-f?WYq%KOA^!z_&XdT)w+#$ANJj{_(=6ffp+_9bRcx=g!>&3%@zGX6m>}AKqH3@473qnrw}#dSvxOUDk})'
    '*r#Gj#C<bU@BZMf>dO{we5Gg61z-1=)~rVB952;+c2K)7dwu=i5baVA|5@frY_aV*daoMr_Rxt(r;U31)cxB>b~<1A$U7~Uy*@Q*'
    '#YbnRCCwOj{{7AuqZ?K_-}RwiyG?lM_mt7~<BvbsvEY>_8U|mU)ob^6k33Yk&6e|f%fv)&{qn7(S3awqxp0M($6lY2FsxO>#QRFT'
    'TBg8=rX&85Yw748>Ye^<QMbzzUwb2KiE10-G8cJtdQ!^Z$rpPzd1h6{j&sw_PdvA&(Q~hK>@l|cvVTs>*gfIX5p(7(_;Sc2U-j7Z'
    '_4%yx_wV_2T!y}hd-^Xw)i2x6&&3za@LZE#Pfz^uqY?E-6+V&ggNy4jw3=S2Pv2)smx);ZW6!g_r|jz1<U;1j+s;>P@oeWn&H;yi'
    'ZC2&QcXB^JI{(psbpGM9G6{hSkJOs_Ozff$H@{f^$Xm%rPyMmx+=eL`N<@CYvFY=(Q?{47<IVZCZyz&YX8WE?7Ok3lChv;mwdY<)'
    '{ztd7-QS<vv{L>DCcawdY}XZQ3J)H1a>2U;?<=2Jw)N2ST?Ut~8M|W8Er<71>6h)@nA$lPk2*ZR<Ayd})9!jbwb0CacXx|x*D~>J'
    '>WF4PU99!R=kI2#G+}k)Iz7Ldy6ygaQJ*|DJnr@6#NyRwO?qNh+3^$KUh-anyL)esj2l(p_hyrdE-04V^3HrSnp7zFM6(O^>P~F;'
    'ZnoTi3|{k2zHY@|>HJl~q!D9>d@?)B(dic#4%pD5<|m(yd~9}`62GlnyT9M2p&t|<QmEGV%i<rnls&fHm#-8pb@uGqPnys8>b<G`'
    'c2*qJ`@Y-O9Iy9n?2y^PvPH{1SG_=y=(qOIO4$AL<{$Q)ib=YqXvckv|Cn2E&Xrk5Z%K<g(PUe%%PSslS?S(i|Fz*#>91Qh{MY?&'
    '&Pdz&$47H}U7h&zgzs9vaNmH{F`Gt=cw+A46~)>mM$bL>_KC{<OSa73w`^*;`JazTt2A}l#%-xpUw-w&)VMQ+>;L|Ig*q!wkN;-f'
    're3$j&RLw;Wm3kWt=AVAoAvcMb?zUOY3Lir9*g~U>LaT=FB$ye%+BvGoIasTyVV3E7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>)&&jm}FQD<%bO~aoa{nAU_?>g6N<fU)d?;CdhgALCoud3L4NX0={+ASHp@twrFKa`xk<)_Cs'
    '-gD-$7SZq3S)Kjmt2_D~8Fzc?rinR+R@=Yo^4BHD?%9{W+v0xBRzH8F%GF1D%(|o2(g&X{R^#%T4{BeY^nR;4Iqpk*Bg3UvZ}}+j'
    'S@n0T{qbJ!o*#c-{p9i;QJ<{L+4b=KZ@sx_-+)?CeLo-lO3Ki|i9M6EugmuSfrSg()Qy|H;+Nrlf}gkgd|PVktCyc0H!yeOD!+9s'
    'HfBPFms`H|c(n;{{nj-4i;1iDd~@RC=F8WPd^zEZ&V##eZd5X=`~L1D_g;#s(`)MSEwhKc_hgZ2hc-r4jQ`isJC-yXnlx)<i+e`@'
    'K4kd8ew{zP6dxVz)+e%N;g1p@UfySD%E&RrA8Oiq)!0dSI}dOBOuL7ce43^5tR3&=DV8VU-0c<CJuxKrdj+~a9o47uYq3wxx{|o$'
    'jW2fQEb#r5CcAgsIkEEKYB3QhKi2NpY)h`w6;D(@da3Ny_?4}jox4=2YN4{3sz)@Q`9Y570$=7U|G~+&bC3Oy{c7nlg)cl=Y*gfj'
    'FMZr}U#W2yrmjk>@@1AKcNZ>uVD9K0CH~A)Xitaf!NAhwypbvEldfLa)%fDkls&l<Gf%!$rOuTS-F`irGt;CY89HY?7S|+jY~7hL'
    '->)cps?@0kU!V9U`o20jsx;~F)8)0}vp1@Gwa2LywPV(9eWX=P#%5=-zi|53P1zEPM6TYFeDzA<dF#$*&3<goPn#m!pO0Tvr&L6-'
    '{n4fGjm|LRyS_zVU6xSeLaAJJpZ~V`vXvKF9*LfwT4nLlC6$Bqryuz9RQ{@a0~@-|-MjnP(1Q)*&qOzl%5X6Is2^&bz4SoJfoz8('
    'lY(3C*;r`br0?HJyKC$2x_J&hy#7o?q4(cR%Mn{3GDB3}l!nnq{`u;rB6U+Plx<k^c>L1?KFhrG{@tZw4o%#!E2&SNxQA~&wmIoU'
    '^%c{K+?)GKq3nYv)vwTH{;d_a$CliF@_4R@x>GmapRrM7t&7zbG+#2a$mU`hYgP#sc;LeP+j6#VT;rW~5#zJ>uhDY+mNvsTjeGF7'
    'gmRU$cB%Bsyr<UoON=h`&B>o~W-Ytr@{IVS(MfO5zg+KZxq>I+KbwDf`SFOXM~DBhFFs>|bNPbni*zqNAhJS<ozXoe<|%mb=XtUB'
    'W=p**_x3E`9PK-Dagk!h&yO9xrQ7j09?BP)r_;~^N8T=)KjQzs9un@ow@Pw`OofjW%oW=u`Kv3<h9s<hb>_T6xi-%no7ya8_ulDy'
    'Pq#c)dTd;)1HoTvwlDQSrZEFX<m&N7mA2a(#};e1y5BnoG7UL!anZV*)3Z-4AJ<{VgtT3e4Pr|ke`3nwS%D7m_3G}(SHE_Z%lY2O'
    'wln3}qstB#T(@V`om1|)n7sVApPsl}V(Wpr`PW2_tJ`4jqz_Yb-BKq1&nLQPs+5>z?Nf8l=Urd6b@S@U`P+OjYTxphv-?(FI(=r^'
    'l_?eK=UtU~^{T9eX0P1xZp~>`BVPDAKECJZXF6?+E5Byl<_rG~(SEeV*24#rcC;@uGvC&h-(0P?VOO2v@x`AllHs-@d-uFPd*_cu'
    '=EWZTBuh;FTp8{h)4#&4rzUNimw91@6$zIz+?BEQ`VD7~&Dqxa>C!Kr-TTI8=jRQnnj_FCwd&(r7C)I5_2$_%CzEsU>$|vYi)ugj'
    'xpMAe-aBfgH5!xBX~m1pvNSlHRxnG!i}{ytNGToJ>F9zp6SjY!Z&!|O7f0^@`S(ht1F@AlX3gKX)@RlGwLh~c{(SPld8IGhU9&=_'
    'c^i)8nNezOWUye&@U?le9Z1|>rsTd2yT@i3U7>XT-O1nX{<G-G5u@|(+Bg65yNAywevwqQ#_pQOg1;9!lfV6zg=L}xv8gFFraZBI'
    'Mcs9Eaz-Rys?uQTj=QRjeZA7po&J@1*QCwGbDqod=ix)Ge(sgIOUr^~FU%T$*UYx<&y5~*zG<Pzy~&lI-*soNUi*s|+#Z#j9QFLF'
    '6Q}pa*2z15)6}eoGN%Tgc;W3%O$O~+p7+OHIm$nLx@w^<mny|9IsW_F$m6x<pFdtAQ?;WzZaJ9x-8)ZT{p0*?R~i+~Tde)~U(*KF'
    '{IW==X(OK>x1x8I3*`f+^7e>Xy!NU7{hm3LciiS5lK-r*zD9EKOhtEo_IAY8b-U^nNVu5s_{d<U%S$(G-xG7R%&wU7qsp~OoRHig'
    '_vYvy#+@u*Y;xPE2U1d6KNWLu!KQ(8hCO$p>bAur3al>Oq3BbaTeO_Ha{aW^u?6clJ#`{AEqPa+mgh3wdnV^Y%ce$UDRFDW!i|^C'
    'MJ|3hb87xZxpwqldZG5Zf27=9{7U9E#pC1CF0WcTEZ^|81s~57SwB$sqb55JW$TubZF<_}-CJhX+FEJYlC#l;nijaato+#E#f|Ug'
    'xc!b?<ti4~pPc=RmATF&)JQ&kYwk6jqxSZUik#ek{M@X!Ue46^%KmC|PPE<n={wOy3YENN#<6GiHfXqWc;D3zHU6`DTtczgF%23|'
    'FL~*~OC?Ip`snj5v)-x_bKk+tb52D^tlFC4;oJo(CntSTm0$!T7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9~w{U{}{KJzgkR;}hrVozMAer-u0hN3s;IQoek<PQ!O?Y?ycH=|<TWCG6P#YsJ+2m#4-R4rZVG?x+cUGZmln*}?1)'
    'XU<)@Ts=DGyAjjc#w}cQI8U9p*d;&Jt`*$6{nW|oX%SmuTApf`cuP{ICV}rFTCB=lqf%1eOZBRzHi$14+`Twy&u@bZ)>*sZ=R0%e'
    'uW@<g_UIaO))hQ{OOd?yWK7L`?!?BZS|yL>E_ZTmnWev#TN6<&Zu0(Z*^BM!b|F}>cHF)ZspVSieXv~R=#n#b9=pA6;|zy(E=xGJ'
    'rD%Mk(lsyKIbvGQgsiplXF3#Ip7qGN*7@>%{>!#J^-Gr7xVOYF#kVe8*`#92s1n6;XIr^%&gx1BYTuqUs&>JZ-A^xT5Lx)e5xZh@'
    '6^)N>ob^!DZztOx?bG}4?!0-5{kWpYhI;v<CX8Irw8e(zY3omJ+S9V_!sZPhOUWF+f6JJ;V-~kLbo-8imufW3H2L_NMrR_<ZN0p`'
    'dLa1M?_YoZ-`{IL|8w=%H^Kk8``4#yAA-T)^+y8NF0aiJ{OgOq9t&QZ=-SNJ=S&}QZJz5ZUb`O*ZRD@nuHXG@^=kwFT09WE{_ORI'
    '!Y2>gZ6J`o-nDV*8@@g!bgt{CNuU4vPC|zWhC&t$+hTa!LPx(Ihd>|{?a;7)AMNxrhbBlr%k@lzq7ev&MK^rau#sU~4V^Fjbb;$<'
    '2!u`=42DHBJr#eCc6t$n9uCDQ6z%H|hQ&G*?d$svi%BR>!LYsDSSG=L6Yb!CMYPi&33W!Ox6&&#J?QBX3_TlmbweC(j&?9`W0uo{'
    'e{-h=!}EQ8AE6ZkVG5+zcGxOmIY{r3FgAi=(GJf+df(m@?Lb&O({HEu?G0JDq3l8lPw(9Hn1(G8RvYPA3<PeJC;fDRV0d4LmHgiY'
    '`&(SY%Ik)lg=!-Z&O?})>5PS9dSl@PZ#ZLkWYRx|Z7r;I!)~Sz4ZHd81q<GsHi8k1U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoON(f`w)X<@x3o3{4XZglGAt>p&nhakyaVSx&FFu&z%}O&}yjFsvTJ)w*fL&^E&k7iysJ6W<Ww'
    'P#SM4-_XeGH5w8(eE&D}QFx2rRQcDw3x?H2;D76&8v=ck2BEZuRtryj*qh;RH5<6`csEp5c=W<vVd*c1!2jY^dQ0AP(%?<Rr)Tem'
    'a|J_shGHG=&cAy*1cHArUvCF*2X6=e-}?WSU<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`'
    'U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K'
    '7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5'
    'MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i1'
    '5sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h'
    '1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x='
    '!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{Lfe'
    'FoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaA'
    'j9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92'
    'BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&1'
    '2u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$'
    'f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF?`U<4x=!3ah$f)R{h1S1&12u3i15sY92BN)L5MlgaAj9>&K7{LfeFoF^6'
    '|9ingGlcSda|?#12?oNmeA9Ix5Sln#u=Fga*IQWEr>7<m5+fK^58-Ovv|?zRVTTJfQ22>&h;S&4H<fQ_<n<a2i5tHE8~P}`#c!(o'
    '{{z_*i#q', 0.00048828125
),
}, name='rows_dilated').DisableLifeTimeVariation()

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2053, 29, 3], 0.5, 100))
c2 = Parameter('c2', (U8, [6, 3, 3, 3], 0.25, 128), packed('<i2',
    'c-pIdII*oE_*(E`W8-<wYunr2o;Q53?bMC*EskBU-<YQ7&3lqCd*AHIOLw<DUvSiS<AmN1QxlWA&g}iKyV$#_mL8fJ20Z`(8ZBPT'
))
c3 = Parameter('c3', (I32, [6], 0.125, 0), [214, 109, 252, 195, 74, 161])
t4 = Output('t4', (U8, [1, 2053, 29, 6], 82.0, 108))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 1, 1, 0, False, 2, 2).To(t4)
Example({
    x1: (packed('<i2',
    'c-s3KxJBAx+Rcx#r?@t2@QWMucb$IleoCqDSBr10ZzAeN`7K2_H*>h}c(_1Kb@G(w2X8IE)On^bzx@r5d&%anqnbxG6VS{s3Pu4f'
    '0RWv2GdB'
) * 294)[:178611],
    t4: packed('<i2',
    'c-rmM$x<AMVSwR0Kyq<as!|n~lSAy}V0-LxY9@9vR!XrZvi21LVi7G?f#?RBt()GUH=rA6XttJsMt}rbMnWTvmYK|G7L7d7Oze~^'
    'E?2pd@*$^O^8$H=9DVq{NB9qaa{kgpcd$H}&5f=6IJVY5oXa=99sKKysd6qhlqr-_6Hm*j(#Uw%?9io#{E_Cr9LUtfcYBk+zW!FC'
    'KHhy~YrQl%mc29(96AvkJ-HI<-y3bp4ju~3&ef&+TP|NJ%{MR9^t@TS+H;_9_HOq~;l1|ses9OEC!aJu$Pf3`1?Osdk7rBaOWO;%'
    'Vl|TqO}uep>}07jKHpFr9B-OfXr8@VH{IIRnj8z(_MPZ!>Zy&-H7%BZTD!S%X!LoueP}Du722Bq*2q|UTX+3*Z(U*IWO8(@f3Z|*'
    '$TViI)HGdNyOmyP-aMD;>*;QJuaLf3vyj?YoL{}!clJ!})saK}<D+kmO${%t^>$^pntNW|o1Uo|`BB}&$;OYm+m3V&1`5wQin{{`'
    '%U#*ifv%pRx?=Q=;n+rR|C5J%f$(_O;EmN&<>B_og-E77{#JVQQfI1|4o_X}>>58b*;l^*#Rq$VNI22hI=<HuIg=gg|J9dIe|P;~'
    'zZZWvmMkoF|5f16a+#^zYH@w_UM}+ae008l;N*O^Cp8xc9bDa+y7qZ%^jYG&V<!hs*KWTqZ|9eKC&o%ws)d2&`rgOWV+$kQ>1&nx'
    'jhVv4;NJ88((#7lr(Qn`K8{cQd}8_0@YB0(rytyZ*7GEmTW-7gyM=1|^VvxK&E9;l8kws(edK4|eRJ76`;E)d`1d<QwXH)Jb5}cu'
    'BLDd^GWES|`{ARBbVqUVI~Sin_}k*Ey>#xAoqTb%^e2OTnfOH8)M)?ii-{K-YgZSRwqvWcnP{l{#{R1tkK2Fyv%cwU;-Bv>)W`l|'
    'Vy*Ja*H1o726GG7%MBB;_z!czlLI@U>6K6VhJO40;$EWoH)kFP`(922TY{@&m5sK?4~LHyP6Q903mncJSll@G;aFj;`1RA3cu%Bb'
    'tJqRo2!zHi_os#`gX@Lmp?_N`uH9}3gg-kT%l*sZi&wj?!+!|1XG5EhqPfOf9bKn}8qSCFhdVas#`ZcY)1{5O)k5cZQ)ByZB3`$1'
    'KGYWb-+zC&(7tkS=$kV=ffM0(&c46eJ~ef_T)umED?M|iwcJ@=7(Ws_*OJ+;R5LTZbK`4MQ{N6gjrTp=`YL)i`s(~}wGatx?S8wv'
    'B~mK?>h-5DXHy&RW;YV~;QZm)ffGNtl1xAUa;m&tjZ_m$b;tH=Iv@44#U~e{y>s8KmKz76y`yJqTFzw7)=y+Bi9#wmS&8-i>5-Yq'
    'Sby!KYm*<BQy<;PPyXiRv+(b;$x!y~ql>=`uD5=b`Rv6?BA6c9$~8Z(9XX%vjI2~wDtA6OF!Rw=q?&9!7X7D*$ojeI4|kXMV)ey*'
    '<@VKT@Xo-c+1b=+-v_&;md{Vddd^)Ao(ir;lm9*QqHAMmG?6ZE#tYTacW%VSL!Ha{>(x{5mgX0hUp|PgHC%}dJ$PCE`bwlTaJ91d'
    'D4M#mm`;c1J0d%i^Y_+1Kf7NU?VG&Z{1?G*c2s7w^E00=&D_5I#a3veE7V*VY_4B^r}mA+e{Al5FgE||`9DwArJ7GvZr!eQS9+F;'
    'xt_(9o|&PRo!;0+@pMaNZ*cqOW<FJzYr8p|{NaVY?6KjkuO{!z|IhjG>s++B|BD~xdpnEg_r46L8#ceVKl|eLO8#bY_I$%1*TnmF'
    'o-JJOT}rIwm-BTqwJqgjELJKfFE^dYp9|FWj5lmtKlt|#Gso6`|5bZnzmgc<|L7a>@Iq7l@#~|Z>VEXW`o_-3FJATh;=*F0p<(9!'
    'Z#r*vd>vXShQhUbxzf!uxBHWc{O$F%*?hHJ{qex^#DUaGCN|f+m|tnm|JN5Qw;MtSF5H>AaQ}2?eYn!S{pI9)uWmKpZ%Vy&sHv;_'
    'R5<^}cJg^-{N<<b$L8LPt!$=`ZBC|h_0^mGxu0BH85~JoTQ62Z7aYvN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN'
    '9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY'
    '!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS'
    '%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN'
    '9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY'
    '!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS'
    '%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN'
    '9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY'
    '!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS'
    '%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN'
    '9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY'
    '!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS'
    '%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN'
    '9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY'
    '!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS'
    '%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN'
    '9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY'
    '!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS'
    '%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN'
    '9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY'
    '!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS'
    '%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN'
    '9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY'
    '!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS'
    '%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN'
    '9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY'
    '!5qxN9L&KS%)uPY!5qxN9L&KS%)uPY!5r-Wf3QfryVw_rjV3eIj|2BIz2Vfk%irlf-ccykjojExjc(2C?Syw46W!_LXw&?q69;o2'
    '&R6d>#b!E=4jhYzPnOpT<&%k2VzhTSlNp+wJ6Z`uH>+J8dppxlHlMGqPfgTZ%f>GZji=i~laI!;i(efKRD;vQGq?V(yYc*N&C-L>'
    '<}=$bs@I-O#D^jSJ++<R9}Gv6YpH>3KDRhMAL<^sc(pLxpIum=inN>_u4_2k7`QMJZTrDoS0MT1N#Me*x!lOD{j+nIHo`qemM&jh'
    '*qzy1ytn=C+T;AQBkPM@V@vtZelnU^yP6$tN;JlzEyL|IU1L{+&n9kcUAs5E`DW8l_s`olN*4#(Rx;`K*rzu#tIgrM*3!tS(%Xke'
    'SLZr6-tW0~r<C8UxpLr8O;_XDf9yDx>RgF6KX|m!-?uq3wVG($osQg%6?Ri&XR1@Fcq}<TJzsy}j{pDw00000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '000000002~ApIXx?1#<'
),
}, name='rows_dilated_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
