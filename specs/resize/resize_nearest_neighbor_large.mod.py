# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_NEAREST_NEIGHBOR: tensors of many elements, in sizes of no block, and beside powers of
# two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 3, 129, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 6, 1032, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1032, 6, False).To(output)
Example({
    input: packed('<f4',
    'c-rlc3k?7v3_~jgCrrwu%o&q*`;l-SN<t{5S$TjtU<b8I$6m3q0rmDFfM+J|;;m(JCav>L@0p&=J?7Y+oV2d4(_ZG6bcfDa{WDj`'
    '_uaYm_^-~{_s{j$+j}~fUBxLNGnvUuW-^nR%w#4rnaTWP{s3*mI>P'
),
    output: packed('<f4',
    'c-rmQ!Hugh6a`S1LMONsN^xg#X<r_2=CAL|Vl;Ciq00&pgY$B3Yh$)HUM<e`S?6i4<0xc1Te~W`K0VL5)?nt@pYuu{GtbfQ^EB6Y'
    'xT@Ln?ESt@n(I9nXP)D^hd9q?FQoapua)Ln$D@+{c^-xQ+Q)_Lg}i$0nCHC?X&%pgq<KBpNONB!&VKKOG_U7(EY0%%eckI2XRqzS'
    '^&XCy=X(aHIcvwB!D;RpoaTE5r#ZjpSdyQZ-J|DOx%W@a?%oSo{13NhaGHAtr&-#2|IOeu_Y6++C(Q23{Mj=&%{_zDqk8|JnE#di'
    'SM}4L!D;RpoaUavX})K0n*7Yq{LIh%%+LJH&-~2K{LIh%%+LJH&%fNyo}d0h|DpfTf9OB-ANmjdhyFwVq5sf-=s)xy`VW5QXMW~q'
    'e&%O>=4XE9XMW~qe&%O>=4XE9XMW~qe&%O>=4XE9XMW~qe&%O>=4XE9XMW~qe&%O>=4XE9XMW~qe&%O>=4a1O|DpfTf9OB-ANmjd'
    'hyFwVq5sf-=s)xy`VajFKl3v`^D{s5Ge7e)Kl3v`^D{s5Ge7e)Kl3v`^D{s5Ge7e)Kl3v`^D{s5Ge7e)Kl3v`^D{s5Ge7e)Kl3v`'
    '^D{s5Ge7gQ=coVBf9OB-ANmjdhyFwVq5sf-=s)xy`Vakw{)3<SnV<QYpZS@e`I(>jnV<QYpZS@e|GJ<50nGHQP5'
),
}, name='wider').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 129, 2], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 6, 1032, 2], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1032, 6, False).To(output)
Example({
    input: packed('|u1',
    'c-rmD(G&nd2nEm(79oU12w@OH2;m`wFbIPX!b1olg!R}n_y5YXJ$%bDrWY7<SnIUcgnG7)3OW){7#Uozm?V7KN^ZXS5BUQ~)PC>'
),
    output: packed('|u1',
    'c-rmMLAApm6b4}=R6-<F0umwt2}nQ!5+WfIkbndvAfazNm)%=WzI{&9d*)A{1W%zFJc;g1vr`$=Ce=;vq;b=`D84_uu3m-uqH70<'
    '+M?R2h35+Lq*;TTzKL?s8<kBf(@6Ar=sYl`o8tHMLZeaq-u==XbicF;jZO8U@N@nSOvkw!txEC#J`YSYJjc1ebRL*mp}i;%O7?8e'
    '_H57p?AiTrKim)Z!=CNgp6%J5?b)8~*`Dp$p6%KFa6jA+_rsp;*`Dp$p6%J5?b)8~*`Dp${cu0r5BI~K?b)8~`3Lr6?^*'
),
}, name='wider_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 3, 129, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 5, 1025, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1025, 5, False, True, False).To(output)
Example({
    input: packed('<f4',
    'c-rlc(GkEP2tzZ9o9HNx!e%mBNr}A<kq_=LgvbL{0$4y);dHI)N9lulN}ui7D)w1=%$`$2%0GLbIh^O6pWb6G{|)Vjd^_bsdx!2|'
    '9<Gk|rE>WPd**%my-D|kZsGgA%gkmrvzg6oW;2`F%w{(8kNE*-a8pM'
),
    output: packed('<f4',
    'c-rmS!EJ;v6a-M0LMONsN})4cTGj+3E>Wa$E<rC6np_eY!|vZVY$>&sQfm1z_s>y|Jo`~=p37$)%S7(&T2Gi|z0M`fZSv^<qa72u'
    'Ugr~LUqfkmp8L4w*{|cc50dQXG4>(Jtv>c4$bKD`nrD9<?nj>cbsx^;*77{}q2$^3aH)ANkNYUeGS-o1`QC>#+jSqN*<S<w_c+`4'
    'I?_DXF>#!)rIzPDdGvkQCUUv<BF%dSr+LgBGw;368Jy;r!D;S~Ihy3m-#%w>nq_tdjTxNgI`<wrW^kHg2B$gm+4VVt)4XSJntw36'
    'x0>ge!D%j&pW*KroaW@um|<z&GdRs_2B$f_{_8y`%`t=195Xo0F@w|m&By%A&-~2K{LIh%%+LJH&-~2K{LIh%%+LSD&m7Fb9L&KS'
    '%)uPY!5qxN9L&KS%)y=`dydS{{LIh%%+LJH&-~2K{LIh%%+LJH&+qZG>!8QbW9TvT7<vpnh8{zYp~ui;=rQyddJH{=9)q9xnV<QY'
    'pZS@e`I(>jnV<QYpZS@e-}OBJ4(4DE=3oxyU=HSB4(4DE=3oxyV9${~N9JdK=4XE9XMW~qe&%O>=4XE9XMX1Aclg<L&|~N^^cZ>!'
    'J%%1bkD<rVW9TvT7<vpnh8{zY!O#56&-~2K{LIh%%+LJH&-~2K{LIg9@$(m_Q`C0'
),
}, name='wider_aligned').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 129, 2], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 1025, 2], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1025, 5, False, True, False).To(output)
Example({
    input: packed('|u1',
    'c-rmD(HKB62nNt0gfN5<LI@#*A^Zp-gb+dqA%rl5>v6xG_cI!Wzzq?vT}yRAI*oA;Y-}j<ly=q?q<6P-7??Ii&C4(UA%7a2jj#'
),
    output: packed('|u1',
    'c-rmNK^cS~5QbqR7-1t2fe1t}f)R*dgo!|ei9iG*5Mh1x_6?W4^Yfm(spB_}GJeddS}@5n<%j$e98|(ND&<b?qEu<#R4*FQN!I9g'
    'DxI3s%v2jao#J^C*+t=T)A<REd{8m+O3S#7ayXCEGVVg*@*ObsMpvTv{oR$;0f%vi_tS3jLh*ilQn>whz_bpSl2Q0v-vQGy?$GNf'
    'q@LBYdREVW^sItaunN{6Sv{*~^}J!v+8Ejx+8Ejx>RCOj=N)@i!75k<>yNCS)w6ouv1e@zZ47M;Z4C9Sp4Ib?J%0hVh>mR'
),
}, name='wider_aligned_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3000, 1]))
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 4000, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4000, 2, False).To(output)
Example({
    input: packed('<f4',
    'c-rmHTM@({3;@7L!AX%)DRtIJI|Av)dDzY{1eymMQQz}MjJd;@wXgHN_UBvI`B!mX=ltZl==iR<);ztczRo*ucJA6|cJDlQ`JSAb'
    'S@Y|DcJ9bi8$EmXk5j+j+cQVMsaAY7Z};i@>YrVAx09KfnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfH'
    'nVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnVFfHnfc%R1NC`8$p'
),
    output: packed('<f4',
    'c-rmL(T$@p7==-nLMKoPrMR<kX&cABjPb*+w9jXxUm6H8@WrQ;{MDaQj_WxrSO5QW?!Ly<%sJ-!ozHPQ$9&JX&&hL4Kfe2M<{I}X'
    'nKr+Zb>}r#8}q$)8|VA9pK*PEu0H))@3vgu&$Zw6%6!J>{$;FL=N$9=G1tm_<oY__|5<;2p8L1CPWr43(=iRxv2GpHFdfq{9n<jM'
    '8rHqx`EHnwX?Sl9(=iS2tzkMo4a>V>*&3!}8m41i-hXYFj&1op)`sg|Oz*!nT=!z#_F~=l;<fF?w(Z6C-iy!gw=`V$;<4?;tp93w'
    'ZVk)3;qi}#>t4)yYs0oR<e6uldFGjCo_Xe(XP$ZHnP;AP=9y=ndFGjCo_Xe(XP$ZHnP;AP=9y=ndFGjCo_Xe(XP$ZHnP;AP=9y=n'
    'dFGjCo_Xe(XP$ZHnP;AP=9y=ndFGjCo_Xe(XP$ZHnP;AP=9y=ndFGjCo_Xe(XP$ZHnP;AP=9y=ndFGjCo_Xe(XP$ZHnP;AP=9y=n'
    'dFGjCo_YR%&wl`47y+^'
),
}, name='wide').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3000, 1], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 4000, 1], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4000, 2, False).To(output)
Example({
    input: packed('|u1',
    'c-rmD(G<Wi3_#H!1Yrn47(x+(5QHEUAqYh%LJ@*cgq?Z3`+rL$j=4UasX33SMo-<N##+(7Z+A{VB{zl+H+!;7+poM)WHOmdCX>lz'
    'GMP*!lgVT<nM@{=|NH^o26wj'
),
    output: packed('|u1',
    'c-rmHK@kKY3`9{RL;@0!uo93E36X#VBt*hU7zs!~0ur{jiqmTNXTq<3nWaRm=5BTGG0etXtC?BsIqmH|`|~`px4-B7E~c-Q<(%kd'
    '-CJvQjMRti=af%`f<?imVAc6haNgin@KsR72nAmSw}P%<QLrnhVyy}`1zo|<4Qis<4Qis^O^s=qn0KQ44QgU)VrXK&6H^mqI7Jf^'
    'GiJ<~F=NJz88c?gm@#9<j2Sa#%$PA_#*7&=X3Ur|WBxOL0RhkS<N'
),
}, name='wide_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3001, 1]))
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 4001, 1]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4001, 3, False, True, False).To(output)
Example({
    input: packed('<f4',
    'c-rmH+Y!Vd2mnAzNhe1smSShIwDUnGKPh1|!>9zrjp!qy=Zrfdo>;lx$?bJU%*Z_d)_2Xd)j8{qtlaL))3@qY-&N-|Z|_IVic{aJ'
    'Zru@i=JlGj>+*falOOkc-fz3le$S{}duCURs%K_qW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)X8tz+0o9gv%m'
),
    output: packed('<f4',
    'c-rmML6U<Y5Cu?<lADC1<S5=uj+Q7iHcriCG23TVFM@*j(~nZNR?1dCwf8Dft=IM(_nudkPu1G%eC~5STCdj_tD}y!>llB<d+N2;'
    'G3Qw4G3p#|>319Z8P_rY)vos+YnR&hRL0!%itnh`p7Z^-_lmLkJ$wHh75j_*pL<Hx#{4;!Gu&?(?rVmTV`LaPMuz2<VdOY7tZRn#'
    'mSN;LGu+n<XO59!y=7R|47cac`#HnN@wW`?w+!2t4FBlG$SY@<dokX%WVo*x=3bodNEzl{jQKgk+>7)1lwt10d_OYGy%^t~Gt9mC'
    'xaD|cxbz~=JoC&m&ph+YGtWHp%rnnC^UO2PJoC&m&ph+YGtWHp%rnnC^UO2PJoC&m&ph+YGtWHp%rnnC^UO2PJoC&m&ph+YGtWH#'
    ')3XeniOxi4BF{YY%rnnC^UO2PJoC&m&ph+YGtWHp%rnnC^UO2PJoC&m&ph+YGtWHp%rnnC^UO2PJoC&m&ph+YGtWHp%rnnC^UO2P'
    'Jo^uvsm@eqD$hLg%rnnC^UO2PJoC&m&ph+YGtWHp%rnnC^UO2PJoC&m&ph+YGtWHp%rnnC^UO2PJoC&m&ph+YGtWHp%rnnC^UO2P'
    'Jog;m0P*I!'
),
}, name='wide_aligned').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3001, 1], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 4001, 1], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 4001, 3, False, True, False).To(output)
Example({
    input: packed('|u1',
    'c-rmD(Ez|O3_!sm1fd8)C_)g1P=q2BAqYVTLJ)=!gndlo-T%4ID#@8?eqvwE-J&PvEKzyw${KQeNO+}tp0OV5cCk=(GMP*!lgVT<'
    'nM@{=$z(E_OeT}bfBpc%MW81'
),
    output: packed('|u1',
    'c-rmIL6HM73`9{w5QKps2m`?o0>Kalf*}ZkAP9mX1cD)K*Om`qkR1Nm<zM|2ab0Vf)m2qJ;>j_lSB-7vPv-xto4xy-cDH78?`D~?'
    'sv@eMcHghQ_YSk3?j8~PvJ_OYcLh^HS8yx%D0nI83U&o=1*d|h;8HLYYznFvp<sRl&qOuG)Wo5Q?kA{;Z%s5!G)>gbj5t9}e4UB?'
    'OvH>CGiJ<~F=NJz88c?gn19a95iw)Nj2Sa#%$PA_#*7&==C7MMDrU@>F=NJz88c?gm@#9<`~&7cZ{0!s'
),
}, name='wide_aligned_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2049, 1, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 1025, 1, 2]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1, 1025, False, True, False).To(output)
Example({
    input: packed('<f4',
    'c-rmH(G9~O3<W@s!X{yqjKXGRv|{2aZ6@f)At57^JaZAzBif9JBVxR+^H_VX^SSQk>bF&MWj}j8>tpBly>en+|BSEx$o&3W&zjXL'
    'H|OWhnfb0g>yvX-cHNCffAl+duY7am?OMLwXJ%$*W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@i3N^BbbG_bC'
),
    output: packed('<f4',
    'c-rlefephT3<Nz&Ho>DX3Y(G9YU4-HuF#8Q3Cx@4b7tmd&s#O3-WKcV^(c>hS6TEe&u8^V?1$IPnw>T4>MgxjFW0HhFLgHSEGzdp'
    '-=!T|Z(rA4L*C1?)!C45)_SkYx1B6oZ}VtPy7gwwuD4xzcg{z7M*H^ee(vgb&aL;V<ux_0taqMA-u~ll^7bF^`(K%#oVNX>txJzL'
    'oZ$>-IKvsvaE3FS;S6Uu!x_$ShBKVu3}-mQ8P0HqGo0ZJXE?+8A2@#iKq!7w'
),
}, name='high').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2049, 1, 2], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1025, 1, 2], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 1, 1025, False, True, False).To(output)
Example({
    input: packed('|u1',
    'c-rmD(G&nN3<SVM2tpBpP=ufqAqYVTLJ<}r2t_%LdvE7|a@Db6`pKEy?H)HC9)oMDv%qaU0JdWlp2O^BHyNGE%F4>h%F4>h%F4>h'
    '%F6%9AE4>V+W'
),
    output: packed('|u1',
    'c-rmFK@k8U3`5aKs01Wb0uqpdgh;4_N<cy+R02{K7klX~Gk+$J!^(F}_jR=@0ww_Cx}8*V8@($1ygZ6A4RGL^Wv+}Zvfes)IjOlZ'
    'Jpf~BjVNu-eAiftg!J+V$DzcQTW-1KmRoN5H~9lKiDj+'
),
}, name='high_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 5, 7, 259]))
output = Output('output', ('TENSOR_FLOAT32', [1, 10, 14, 259]))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 14, 10, False).To(output)
Example({
    input: packed('<f4',
    'c-rmH+YQ4Y3;;lnl1;)W8HLTlXvJWpc7uK#5;70la1m>?h(02o8Lt`pJ?FdEW3J=f_i^v^jBW0(ng3+YyU(7}qx!W|Q+0XQYGzI5'
    '=iB+lHGcE*ex0}4-#d5psDJgZe`M|IS?j1CIWnHy7{ScU%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp{I}*0=O9HZ'
),
    output: packed('<f4',
    'c-rmT!Ht735CzaFg-&oOltO1v+Ioz~*+_d?aea{@NMan`XRbeDyjsM0M;!gQ_2aqs_w}6L{XDMc_t>B1d2Idj*4H1o=6b$6YLB^J'
    't83<U`CFUsye8M@f9HQ}_xHN|eSF{M=lxkb_L%o|{<@F6cI-LNWA2f!Jl5K{gPEE653{_OnVFfHnVHKhFJ@+DW@cvQGRupZnVFfH'
    'nYq@=i<z03nVFfn%<^JpW@ct)W?p7_F*7qWGcz+!hrF1XnRBgY#LUdBr^w9A%*@Qptf$D#%*@Qp%&ezqMwpqInVFgO6wL@TGcz+Y'
    'v!0?EVP<A#W@gq?G$YK+%*@QpdWvR*nVFfHnfZ-bUd+tQ%*@Qpbx-nQW@ct)W@avnyqKApnVFfH%PcQuW@ct)X67=>i<z03nVFfn'
    '%<^JpW@ct)W?t9Hi<y}@JR@diW<5n_W@ct)W@bG_W@ct)W@ctRMKi+8%*@Qptfy#3n3<WGnVIzz%?L9yGcz-@o}w9HW@ct)X4X?Q'
    'Bh1Xq%*@R1%<^JpW@ct)W?p7_F*7qWGcz+!v%Hv@nVFfHnU`5!%*@Qp%*@QwEH7qeW@ct)<}%BRnVFfHnVGrF@?vIYj>|J*W@gq?'
    'WM*b&W@cvAQ)FglW@ct))>AYi%*@Qp%*=X<W`voUnVFecPtlApGcz+YGwUgu5oTs)W@ctRMKi+8%*@Qp{LU;dW@ct)W@hFx%Zr(r'
    'nVFfHxy<rnW@ct)W@aw4yqKApnVFfHmswuS%*@Qp%*^exr@WY%nVFfHna8=jn3<V%lbD&A^%R+znVFfHne`NznVFfHnVIzz%?L9y'
    'Gcz-@o}w9HW@ct)X4X?QBh1Xq%*@Psie`kFnVFfHSx?c7Ff%hVGc&(5%Zr(rnVFfHxy<rnW@ct)W@cXN<i*U)%*@Qpe94QMnVFfH'
    'nfco+FJ@+DW@cvQGRupZnVFfHnYq@<i<z0Z?#DA?W@eTbGcz+YGc&WEA~Q2HGcz-@o+2|dGcz+Yv!0?EVP<A#W@gq?G$YK+%*@Qp'
    'dWvR*nVFfHnORTKj4(6*-~0nk3KX~'
),
}, name='channels').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 259], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 10, 14, 259], 0.5, 100))
model = Model()
model.Operation('RESIZE_NEAREST_NEIGHBOR', input, 14, 10, False).To(output)
Example({
    input: packed('|u1',
    'c-rmD;Q&Q32!PQcgb+dqAq?Rmgb>0IhA@O73?YONF39`N|0AV($Bq11Mrr6!NlV|^b!@#}+pmqeWp=)!w^u)}3O_Z4OeT}bWHOmd'
    'CX>lzGMP*!lgVT<nM@{=$z(E_O#YMn0Xu|5pa'
),
    output: packed('|u1',
    'c-rmPL6yWH5JgcWAOQ(TKmrmX0SP4`5+WfIkPrz-Ktj(fI}-X_0eACHE$Zb}%1m>_QDdw!N-8;Ov@7<y>-p^SYO|((<-X&&%iQOF'
    '+FGOCtLLA<*#vMk0ldQm@V!g`4->$D*aUFjCfH6yDZ)w-R*JAvgq0$!6k(+Zzpx2lj{*FTO#tU^0(dkNz%@(&$2NfzQHroqgq0$!'
    '6k(+ZD@9l-!f$K>cnuT4M>PR_g$dw(nE+nP1aKTCIGl)5gq0$!6k(+ZD@9l-!b%Z-VH3cqn*eUh1n>wGz|l+q*JJ|tX(nh+L@B~b'
    '5mt(@QiPQvtQ29T2*0oi;2I`?XEg!59}~c7ngEV!0=P{ROedlgVWkKwMOZ1qN)c9yuu}ZSAHwhwi~'
),
}, name='channels_quant8').DisableLifeTimeVariation()
