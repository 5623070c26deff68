# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# POW: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [7, 11, 13, 17]))
second = Input('second', ('TENSOR_FLOAT32', [7, 11, 13, 17]))
output = Output('output', ('TENSOR_FLOAT32', [7, 11, 13, 17]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmHQ4Pf)3<c0i!3jt~N~KNOgS?V0ldznRW<bjwCn870)gxlnSnFKhHva4OsJVNqqV`!cv+m4S@0mHPqUNrC=e0WDwR58SS-I!z'
    '%;$OM`+ogD`~A**<evAPY-VO=W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@hGZn}2288tM'
),
    second: packed('<f4',
    'c-rmH(G9~O3<W@sl1;)W8O5V@v_fSoo}s!A1egcrB0hISu83=ovtE0CYM-_4+8MbsQQ6<!`_1><ce652<#W7s_E%-r=o2H`|LS_K'
    'w`cc{I-id2vqrxdb!KK}W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@hI9H-7<MowaZ'
),
    output: packed('<f4',
    'c-rmHF-pWh6b9f|>@ifVw6NZClbJ+4fQ@2hWg#M1y44mI9z#R~4<MFS!nPj4+Hx=8OcL-8@)eJlnY{loUqs}Hr?i>PoA2Y76tQY='
    'pFi`-)m@IX)z$BaWxlz7>>{EsRc6+uB9HSIL+1SSJ(nGMe|x9QM^|^2-qx9#y?pqpbBkCVbRS3eX*}1t-P)VY>}^r^luECAKehMM'
    'xsBnChxzX=rSY!Tddko1{yb&+@!ybb#y;drolRM0W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)=KpQ}1?nMFKm'
),
}, name='equal').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [7, 11, 13, 17]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [7, 11, 13, 17]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmH+Y!Vd2mnAzNheZ@rC3@@yF74ou7u2fFd_=N5j`VDd*i$!D!=PdwL3EF{92EE_nE7&Z~0TtH6yF%tl1;ioulr|xxLoWR&P{{'
    'nYZf8zqhu&QT6%WtnYtiW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)X8x}E2he>_X8'
),
    second: [1.0],
    output: packed('<f4',
    'c-rmH+Y!Vd2mnAzNheZ@rC3@@yF74ou7u2fFd_=N5j`VDd*i$!D!=PdwL3EF{92EE_nE7&Z~0TtH6yF%tl1;ioulr|xxLoWR&P{{'
    'nYZf8zqhu&QT6%WtnYtiW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)X8x}E2he>_X8'
),
}, name='one_number').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rlcT@k=A2!kU9Cq)WUkXC6MYtmyLc*wQ<B;Nt-g-_-{Qs{bTxlZ4x+7Hg%&s?>!PUe;`m}7j!3ucv+_2V|4{+)BZ<cT4^cC+ny'
    '^Uck3^W6LZU8|9`'
),
    second: [4.0, 4.0, 4.0, 2.0, 3.5, 2.0, 1.5, 2.0, 2.0, 3.0, 3.0, 3.5, 1.5, 2.0, 1.0, 1.0, 1.0, 3.5, 3.5, 3.5,
    3.0, 3.0, 1.0, 1.0, 2.0, 3.0, 2.5, 3.0, 3.0, 2.0, 4.0, 1.5, 3.5, 2.0, 2.5, 2.5, 1.0, 2.0, 1.0,
    3.0, 2.5, 3.5, 4.0, 1.5, 4.0, 2.0, 3.0, 4.0, 1.5, 1.5, 2.0, 4.0, 4.0, 4.0, 2.0, 3.0, 2.0, 4.0,
    4.0, 3.0, 1.0, 4.0, 4.0, 4.0, 2.0, 3.5, 2.0, 1.5, 2.0, 2.0, 3.0, 3.0, 3.5, 1.5, 2.0, 1.0, 1.0,
    1.0, 3.5, 3.5, 3.5, 3.0, 3.0, 1.0, 1.0, 2.0, 3.0, 2.5, 3.0, 3.0, 2.0, 4.0, 1.5, 3.5, 2.0, 2.5,
    2.5, 1.0, 2.0, 1.0, 3.0, 2.5, 3.5, 4.0, 1.5, 4.0, 2.0, 3.0, 4.0, 1.5, 1.5, 2.0, 4.0, 4.0, 4.0,
    2.0, 3.0, 2.0, 4.0, 4.0, 3.0, 1.0, 4.0, 4.0, 4.0, 2.0, 3.5, 2.0, 1.5, 2.0, 2.0],
    output: packed('<f4',
    'c-rmVEstGA7zgkp>RE*<qzVM4W>vF$&$$bHfEq|sQB^?*N$VhpD-e7PazjY?08L$6LsDB;i>|D!Xm{qB=gjo(T|t8UiGNNq@Bh2A'
    'XU_A?^D<5Qd0KHYKmX>p`uzKgH=FVdd|y%Odije@qLe4HZLg31@9*Cp>Q3r>Wvra9)JK~a!}!rJ+U(oh`(aH{*4OkgmvOE@t_$bm'
    'oc%61H_r3T?TYE;{OHermhyc3?$^0I1HUW<rLLFXT2aaq*|yh5|1UrLe5iX_=PhI9e5F3x+#1G@ezi?&pX;pSw6b+g2VBOvqO7e8'
    '=W96cE(ToIPx)NpS+Nb2y0v`nsO1gWcCByyr|nR;#C+2@U$&Wt@mtw+(c9-b>o_^a(#IURjC1WShIQe5oU`8r=VO@P-Z;(Y$h-C_'
    'b-jFA(aM+To9oQ_=>PV{lX>7!xtFo}d{5@qW*mQs^4ccnUizBWF~+~aa?oZd&voH^oU`8rXL|wXD|_K=!1?7m@_AmKfvKX@_3~+x'
    'Xys?ocgpsye%Jb*p7**sZXK)7cbaWB!}zVdw#m8A`kK};)-gve<6MDU7tY5y?=}DpzNv8z(7WKAoc%61ubk=Tac-PXKD}5meZBnj'
    ';~(4deE9pTxjZX&Uu_FYT`zwyCrWuD+xGhCfA71eORu{uyPU6#mGhPQ+9vyyXX{tnwD!5qI!-HF*L1*ToU0<&h4XRFWNn;R&iif0'
    '$@1)zJN5bRw||xQ#u9j4QR;g6JSR$dBHQ-*=zsTzpO;=&%Jy}voUhbJn|T;N`bC?4n>*GS<3w3s)5l!KxdOQ^oR4!RS3`rd6KCHG'
    'I3IE*YvbJQnw*mWZ~!_uoRhOVJDeM5@)gcqrex!TbAWt>bC)UokKo+kn;K{SlsF%7_DzlRDo1!<;w=6G&R6t~?r(8s<A(F0jhp`w'
    'ocUSf%+DI<>-?<U-{Q=-7H9sHIJ0YVMmQs!5$>kkP4SzeU*I?8j37slBivcr3;(xFNgs=|Sf6kR|06i_mBCs31ppAciw>F&nhyHE'
    '+PHZ)f*3tG(>vmPozFeL5uCG+_a)BmDRCBy182F-*+I)~ZZF7fPVdOi+Fr01>;*pe^p5NuL2h$$1m9Y^Cb`Y+1wM4{Bjh$`@5tVf'
    'enH$<wk&d+1OEu$3%(b8FNo1YzreQ^0QgPOJBk79o>FdeGNs(+?3%=DB2&t3?!6$lIXQwqrT3-$5x%MAHut{7S^Nc@<u=EejT;*`'
    'xy`*7_*vTv{H*C6<u-R`&9|1`kv}E<0=p(>gfqe!;cm*^6u&9@1%6Y`2yz5D!kx9fAjc3Lv{;`Yx4HKMUm0?Q_zM6ab{8Eq9W))Z'
    '+~y!g54|J3BmIKh=6q%3Hg`t2r}Vps#X%n{w>g_&oaHvhS#EQj`B~cw_JX~@=bqk?y(7qNPLAMPOV=c~xxK)L&V7X3=IkBWJJK(R'
    '`^uI@Zgb!t;d{aNg6{<}dgvGU)&c;(DSAgSfZbEdZBC|?+nimKcuizVxy`*7<TfWq@TYV}$R9zDklWlDA^w8BAh)^uTQ+X&y>RwF'
    'f-^sBocUSPJIZbD&YEv6y(520`UQ4P&Io6OGs4}JyD5HC^b7o^oDt**a)di;dqIvNI%u&zL2h&J1->%m2=NyHK<q9$XgX**Xt~Wn'
    'j2?PNdPn*Nxy|{?$ZhV7a8GG3h{Zt%Ew?#4Xt~Yp1-Z@X;P_elUF-$F3(kD*ac1uba+{MQ_}0=j$!%^g@S$@bA-6euNA`~N3*x@A'
    'Ws%z)_(%9&@V(%BL5v>y1-`Waz;BA)Q4C=BlyaMsDdje2*CbvOnNn_Z?*+Nd$r1c1oe}a!kR#+acSeZ6U@ypR?#`Nx8yh#d&Ak`+'
    'S^Hi1S<}JEZSMXSXTG&K^QXj_U6V7y8R3j@H|1`M-xU1<zbR(~If5MF&e~p(V~7q~tWS{J+<Sqq3^_vl1ppAciw>F&nhsiSa}cA4'
    '-jUvsenD<?zA|!~J0sjv+6!WF&_T;>&JJ2`b9+H<b9zU9*7kzEU@!2wr-Nhf2y&bIrpB3XEzWYA<9vnl2e{jCS^'
),
}, name='outer').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmH(GkNS2mnw<ag#7gM{%@{)_8^J47vBg3BrjlA~RxM5#KxF$Y<_)R`0X!?tJ9Gzv`YnXFBH5ThY6s@=<f+czexf<=yMqS!eg2'
    '{Z&7I?zgU8XYT#X%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%<nh<00KKoG5'
),
    second: [1.5, 4.0, 3.5, 4.0, 3.5, 3.5, 4.0, 1.5, 1.0, 4.0, 2.5, 2.0, 2.0, 1.5, 2.5, 3.5, 1.5],
    output: packed('<f4',
    'c-rmQt&S{36u|Ko*V76G<SMY3QDl0mdIlZ<LqZU%5QLC`BSDNn@EBx5NO*t^4%U!d%Ok8tUWtG@Usb1jmj@vEi_P}#OjlQ(bLyji'
    'k01S9rs;b6{lo9&cTLyl*DntGnf$zdao?^l^7-=3-`}<CY5nTUAJ<>r{i}UGRr}7NPV<{*`M><wz4n>>eEh|?alJgY=f3y$J5|0X'
    '?S1~kpYp6@`~G>FZfkqqQQIhQt&iHrm)a+}NA8!t$UXmj_P+Mf?$>8kYeU-dKDGO-jZ(J#m`jY&#yr(LW@$_MAbpX3So?SF^P7&}'
    'zoUKs^pjufb7PjVc>IoXZLw=@wD#m48_Tsy|Jt*ch==yqo_UtvJsvH-7W3A2yY_x)?%H>jG3Ke-m~U(DN6zy!J)A7h_bJZ@9g95A'
    '^Q<|In#g&!nBV!mJszh=uPJFmuC<-^{jY!eL+`U#^gJ&S56jCd?VsEe@sQ`lm_5d4A7jsRyVm|$8*|P5kiL(+YVOV>29{^9pOeRY'
    'wOXG`u5I~_eoy1B_nr57);8L;)#*jYBlpNy<hhpTHs**&`>y@&dA4}8&!e`j9jVQG?R(^T)cS4x?TruCZ9g7PV~n%c$6=G_m~;00'
    'tIpe;XN_s=ht=t&?rS^ZD{biWTmPkvl;_22Q}TRRA|5gKrSFz!i-+a*R(5$VUf;)<Z!uqD9*=(9iqH3$&rk9^=G-gIt^6HxKhOEm'
    'pa06Uv@vU)N*gj}%d?L8?D;tMc=Wk{Etcnq$E9v-yRSh$Px^e;Jg2d)DYyDRtCwlFZXf!bi#%K2AM&_LtfwBIO`fB+q>ae4wehl8'
    '+lR&CJnI@1@#u5EJ;$GY9DBpf`*>H<8Wii{DQaEXh%rY$d_HUcJa%Q5=RW6rZu$J~b6?{UdG>j*%kv!bev#+)J<4l5_NvHpk4K;T'
    'SFQDk$Ji_Tx_yrMoAO*@zN9^>Ms9awKF8m?JTI|VS}x}v8;NPGr(?|1`I$T~x>xo+>Xp`q{eRN6My?|sQ4`Wu<az83x3q@E8Z@oD'
    'F?$@XrlTKzwn(+D<Ji=8pL4NS_Pwg-xx{)pYWrHBAM>rRUGh8Sx%%1RIO1V*U&bQe?eQ3UWz6TubG5x8YTM?^zP3HLHSbk9&#@-k'
    'oU^@hoP*MsWBuxT)s$+xl&Ed1FWaNyJmz_>aSn@kq&!!zvE$eqw9ZcUcdS9Wh8*)=mGd0^@Z6S^^L0DsYtKdBE5|vgY|p2c`dn?N'
    'bz9f4$a6oBS)Ny)Z%f1@=Dv=_&tVbU$g@AsbE@Z{Wz?R{m#6FY*sDCxHEKPt$&!oME7LjXoa3_1^R+x(!|oSZPhyXX^O(=Uv(M+_'
    'h({^o9Hce2#NMzQbJS*E!$z%_boQM4x)o>5^xm*p!y?apuN>!~n$M@Pj_ud&aSpm3`+GxcW1PpXTH6v2>2r@qKZn^~74b-WrPp?>'
    'LAp=pJlA{<OXsou*>l~lVYVhqj$*GI`(v-)+Sk*O=O^z~(nh>D#Jf{}f9dZ)(`m$Gu5k{Mzat)FuN-?-%5y$@`h2ncMn5di`Mv7N'
    'Ue)K^*el~4G_9NS>E;|Z=5s!Kj`xO3Kacr4My#*>U9!*p)+e9Wr?EH8`CW32_o(fAmCcvP@Am8&?@@CZ=k+w^m~*~Yr99W|`Sg;{'
    '+t0pNMZLzj`uj_N2eNl$8Dq?Sd5+guf0vB;?0JqgD9&`JsC8*$KW5ATGr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3'
    'zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm'
    '1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0'
    'Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0'
    'Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C'
    '05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM'
    '3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0'
    '%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3'
    'zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0Fayj0Gr$Zm1Iz$3zzi@0%m6dM3@`)C05iZ0{=a7MFXJV<'
    'eg'
),
}, name='channels').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('POW', first, second).To(output)
Example({
    first: packed('<f4',
    'c-rmH*%8Aq2n9e&Q754kmy*&_TC6clu+zeRXms!-v=NaJ?{j=!*F4u*>!`81HugJrJaR{!WzD-s*KWP~t;%+7<u4nvXT7&7Kkw~&'
    '-_1wQzkf0_Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz*}^A|VucBT'
),
    second: [2.5, 3.5, 1.5, 3.5, 3.5, 3.5, 3.5, 1.0, 2.0, 4.0, 1.5, 2.5, 3.0, 4.0, 1.5, 2.0, 3.5, 3.5, 3.5, 3.0,
    1.0, 4.0, 3.0, 2.0, 4.0, 3.0, 2.5, 3.5, 2.0, 4.0, 3.0, 1.5, 1.0, 2.0, 1.5, 2.0, 2.0, 3.0, 4.0,
    3.0, 4.0, 2.0, 4.0, 1.5, 2.5, 2.0, 2.0, 3.5, 4.0, 3.0, 1.5, 3.5, 2.0, 3.0, 3.0, 4.0, 3.0, 3.0,
    3.0, 3.0, 1.5, 2.5, 3.5, 1.5, 3.5, 3.5, 3.5, 3.5, 1.0, 2.0, 4.0, 1.5, 2.5, 3.0, 4.0, 1.5, 2.0,
    3.5, 3.5, 3.5, 3.0, 1.0, 4.0, 3.0, 2.0, 4.0, 3.0, 2.5, 3.5, 2.0, 4.0, 3.0, 1.5, 1.0, 2.0, 1.5,
    2.0, 2.0, 3.0, 4.0, 3.0, 4.0, 2.0, 4.0, 1.5, 2.5, 2.0, 2.0, 3.5, 4.0, 3.0, 1.5, 3.5, 2.0, 3.0,
    3.0, 4.0, 3.0, 3.0, 3.0, 3.0, 1.5, 2.5, 3.5, 1.5, 3.5, 3.5, 3.5, 3.5],
    output: packed('<f4',
    'c-rk-yN(kv6m_vZQ&9m*1qBVwRA>`>vhV>kAVjeh1wu&B5m8J*!DpZdA@Knb9c+U{OSdgG<(3pMXY8A~PG(j_<S~y^Sbp4>PcpHu'
    'Gd>qb3u}zY{ye!;*1G-R*=vXP#Zfv&xpn=9^Rj#*eds-Y_&L%;9|iWPFNzo<i(};z?`vV9D>C>MUC64K3k!dcLtooLF18}m^N#1)'
    'h<W<u%H8biy|>UgMtS++n?pauFZ<AY@%(+Hhdv7IQ5SKY$e{0im}!MMb<h<V{E9AQRm{}EALP*2c94s$$n?D9d8RI&N7b&w{ORT|'
    '`EJIqe!qd9d;0E&#W==L&`0@s|6^GfF|5d-?|m4jFqgU_gJ02wtcsbI{ve0Gwu4-3MJ6%V=b74g9#tE*8VhWjF!%X;9^$i2%*4EF'
    '%tgPbPm3}tinYFvIuG)*Nh~uHUq(R(wr9al9@_az+lr2|EoDu<LOBg%Hq<(P6l+ppu`2e+R=P&VtihaM%?^7&QuM#e82pWW!5DN-'
    'oY%=iKMA#NC(>57iOjXmSI|3=u~6&yQLKO^S96zni*BxCTJKNeYQ&6kTo!u`Im^@}SBqzBF0rLOjob4qw3Y2#;@A1|dg%MH%-1S@'
    '97`}eA1lbb-=JH{>{1W@{5-PQ4sx*-**fNJ?$2G%Nd}y6uVFT3R@gq0H8k||%;dK-KaR1YpkI!iJ71TdrI$h9`^eN9=1SeAZ00Im'
    'qhkhtv!Ji-AQxMaNzAo*x|MmT_PL9&G-2-0?|Ij2Sl`bWo2+4b+N(OUKQs3vW@5e!^IrC<uI$gfIah7vEZOTb#%4K*VeVP^YU}xV'
    '|2fG(^X&%A{Ww=`;rHCu^YdZ;GhiMjnEP|C+QPcs&Nb{%>-I47?OM#k{jYZw^8n5m8=R|J{qAP3>-JFYR{YEFx%X#`A)c$YgSppd'
    'jE(l^?wuufn1}WFd*1Zf9{4?j7&F)H3iFWv>y0t<j;qGpulpqb^M4rgFk-I5%=ga~=8nF{VD7o&+_NorrCPE-^A63j&AlqdJn%cN'
    '#9V`U@b?UAF!R|aW@0Ah%Q3g<p8nx;PjdUo?I*XN+<x*gh?$tl?I*XN+<tQV$?Ye%pWJ?O`^oJmx1aeoF_YU*Za=yG<o1)>Pi{ZC'
    '{d_M;Za=yG<o1)>Pi{ZC{p9wO+fQykx&6GePHsQB{p44X+fQykx&7q!liN>jKXXrV`^oKR?n!Pxx&6FDLvBC0{lrXeKe_$<JrgrA'
    'liN>jKe_$n_LJLBJ_a!pbNey>1qJzeHv'
),
}, name='rows').DisableLifeTimeVariation()
