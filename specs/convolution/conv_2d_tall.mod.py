# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: a tall image.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Too many rows for one tile or one thread.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2053, 29, 3]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [6, 3, 3, 3]), packed('|i1',
    'c-p<ou@L|u0K!0E|Cx#C5Eg0p14GejsEBNB!?80NrF~&favzH3{5T&rpi|i', 0.5
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [6]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 2053, 29, 6]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, 0).To(output)
Example({
    input: (packed('<i2',
    'c-nJW`-;s;sqtp>F%P{56%XP*r|EYWR6d-tPFt@>`t4rjr0S;<UELQ$KAbC(P_cA<!?7i4p5CzovHDAA7bUoiY97^0Kr{QluYdnA'
    'F)(ob;Q#pl(<iQfAGtVr*?#|FW@P{No0s<=GdC|U-><I>Oe{Pf*?+KqW&Y32!T*h&gXz~#cHU9VqnZh61^|kBC!7', 0.0009765625
) * 294)[:178611],
    output: packed('<i4',
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
}, name='real').DisableLifeTimeVariation()

# Too many rows for one tile or one thread.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2053, 29, 3], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 3, 3, 3], 0.25, 128), packed('<i2',
    'c-pIdII*oE_*(E`W8-<wYunr2o;Q53?bMC*EskBU-<YQ7&3lqCd*AHIOLw<DUvSiS<AmN1QxlWA&g}iKyV$#_mL8fJ20Z`(8ZBPT'
))
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [214, 109, 252, 195, 74, 161])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2053, 29, 6], 89.0, 104))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, 0).To(output)
Example({
    input: (packed('<i2',
    'c-s3KxJBAx+Rcx#r?@t2@QWMucb$IleoCqDSBr10ZzAeN`7K2_H*>h}c(_1Kb@G(w2X8IE)On^bzx@r5d&%anqnbxG6VS{s3Pu4f'
    '0RWv2GdB'
) * 294)[:178611],
    output: packed('<i2',
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
}, name='quant8').DisableLifeTimeVariation()
