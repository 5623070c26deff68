# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [16385]))
second = Input('second', ('TENSOR_FLOAT32', [16385]))
output = Output('output', ('TENSOR_FLOAT32', [16385]))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmD%M}745CAX+2kF0CSU&pf!DBADrIsis*E{a6J)(@y$~iL5t?TFMrQADbi`nx$uiaMeu}1Ariz>^qEX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX@?Y{7LwP{3', 0.5
),
    second: packed('|i1',
    'c-rmDK?=Y?2m?UKy4L@{xY9TDI0p%aOy!(OPES?3rsv*FZu)dT`)%&kR-NuIca)klPr)z@!!QiPFbu;m48t%C!!QiPFbu;m48t%C'
    '!!QiPFbu;m48t%C!!QiPFbu;m{0n{o_)tL`', 0.5
),
    output: packed('|i1',
    'c-rmD!41P85CAZRsQa&4rEm~ZjxN!s{dZ=rR_^nOk*{ZstH<u|@_oi`IeUy_&3i;!yB?+2UC+pReIj>XGi6zpWm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4{!9J=M4mAX', 0.5
),
}, name='equal').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [16385], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [16385], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [16385], 0.7799999713897705, 144))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('<i2',
    'c-rmDu?hhJ002;#tjb_9m{?89AGoq9lRq$!A5c;h#o|^I>tXc`$|yytlg)BwenMH^+h3S3eU^)D@JwpisB=gvh1IC}n75DB%Q-hL'
    '2l4v!j`x{hwz>AF^~vBiOy|41d#@NZTCY%+Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mgS%16aWAK'
    '000000000000000@PA(+yw_O'
),
    second: packed('<i2',
    'c-rmDy$S&V003ZRQn#>pg4<-dZZRn`7_CO7F4H}L!Ot6b0?%-pNl}#LQ1S?D)+@<ND9iWlU%ZSiS?AQ+_G<UXa8Q}<n&~JBgKRRc'
    'C&eml%xBZ^{0Z8x{C3zM^Y^Bj6whna?XMT*Se9j3mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%TxpX3q%'
    '000000000000000008iRU+yy&-T'
),
    output: packed('<i2',
    'c-rmDJqm#V002-Ia0WMU1q;b&kXS@XHa{h{k1}9ll0}Nd_N64d$>0Qj&cFp+LRsG1-!4%(2di->eD-3&;PlDH!%5@1pRS9Sd#aqQ'
    'J{HH@YZM(WyPHxw)2z>1xpcO_ofQuG+IuI<vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%koch1ONa4'
    '000000000000000_`fgR%*iJ'
),
}, name='equal_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [16385]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [16385]))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmD!4ZQX5CFh%YM}pW0Z%YR<hk#it^1tgsrOjljNWF8>}!oub7w~B5!d>8x#vDU8Kajuvh=-nyN)W$vMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%kp3H3nE5-z5', 0.5
),
    second: [2.5],
    output: packed('|i1',
    'c-rmD!4ZQX5CA{}{Z|WkLO4x|@VW1uE$bQmDrcXc$W}+qXmj>mVnyU`naBM5KF7Mhk-hEFW4AR|J?<jQvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%knGv2QOy(iv', 0.5
),
}, name='one_number').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [16385], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [16385], 0.550000011920929, 108))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('<i2',
    'c-rmDu?hhJ007XNL^4=UIc2sOET-Fh0E0oY%MaL@Wbgw%K$7koNGY3AOcvd0kVSq%S>D@UI*t0<?4~phUO`k`<?qc*vYc0{_5C@H'
    'JMUf6zD&BcL0HHQpRGrD94}_Q({){L+(w^6D$BAg%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH;PjUbN'
    '000000000000000008{o7chy5xB'
),
    second: [39],
    output: packed('<i2',
    'c-rmDu?hhJ002-waEnOFdUDEYFjy=%*%=IEmJcwq$Y8fi(tQF+*`!!3G8$NXfS*v7_xAUgM7>RBT^t3kASx_#w?;Zy%*vJ8?i9!E'
    '_cm#r$DL|F%x4GB<~=-&=F{%+vMSZD!_WR9%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX(pwatZ(d'
    '0000000000000000QkQzjFcIf'
),
}, name='one_number_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-q~|(G|cz1O!00<k5e%vV!X)^FLyas?)E-@VSCCHe8EfOvm!kGOiX7F_W8;fX;!-5Ap^2(QqC', 0.5
),
    second: packed('|i1',
    'c-pPYISl|X5X3-ffBuMbAX2#)d6L{&b5^bx<&ZIG95_IVOB<q~mdz*oGC!=g0-6', 0.5
),
    output: packed('|i1',
    'c-rlmORnW03`Bt>cmGRG!q5D>+-r#R7}UrEt0c#m0&=AH-iov?tx6eEri|X|7`4sOCK9dAS<6HyrH)zV=u$-*GV+PI8)Me!%k(w-'
    'uzk30&6?KE<?M1utm)hw4q=RG-Eh|Q+51A~8}T}h!<pp{6`6CHYn_L)=V{$_x(f+sugjVX!5Dj9<~omM*K){wBSxdpGxVsAUfZh8'
    ')P-)X)dy-cNDP$Qn?XSPmTCC1+AF#}$2Vf1b56mh>{IkXd?;RWiXt%;Nd<`%ONpT%gb<~KBH2gp6EYu(|GtDW2AWv<C>T%7ZCyIG'
    'ZO*16wvgy;tyUL8#h@>3b!nw^WWEujN)(I&qvV)sOf6QFT5Hyg){v0gT22iCwbzzfEip%YYLRcmPmD3VPl!+O&zqh%KPjR;$p^G4'
    'BN5Os|7L{uMcZC9_wmnz#)fai+>|Qbz#TW}LJ+|;hb%fk*uAmp-c6-ofJ?4O<Wy^l6(M4~SDpEgLdeK`Bi>*fVI5dUxP~6DXjiw|'
    'tYHk6&P<EM9M+C*5nw3B>T0*q;6H1ABi>*Z-jv|)Z%i+I0tVtm?E{My)bRv~h(!xt5Ih`5^b~l*`(kb5N8-OPVFO>-pbHzElpE{_'
    'T9b-5xI1pJBWTbnHs^UB)*Pq7cw%ntPp8&hmpgvf@k8Qpzn`-|1dBoc+23^<XUu`jH)32VaJ#^5LI(&2lDpamp1z`QgN{VO6IgOb'
    'z(u3=jMs9KgnLOX--tJG#|;(&Ria=NsJA_|ONKTJFRr3fK9Hz*c@-H5sJ##UiIGdjr?&cyc!M1Q1BI8uJ9Q`HRG){Q=`iu7%{`FN'
    'zaVQK2(VRmO!)p-11@aMH)5U<D(1ya#T#r&j-!e<xG!u_!Uo3_uPpz?e_z5KLh#S+!|mVuiT9K47~om))s2>r@UXG>NeIsaFVml!'
    '_j})PJO7P%19#k@3-b4DYJ)D&pjEuVVZDJhZNR4ZyGzAFY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))W'
    'Y)))WY)))WY)))WY)))WY)))WLPu;)Y)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))W'
    'Y)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY)))WY`z6H{|EFS'
    'z#9', 0.5
),
}, name='outer').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [257, 1], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1, 131], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [257, 131], 0.7799999713897705, 141))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('<i2',
    'c-p&>6?j3WV15GUMEP^PAI0x37nru;eX`fZ@@x4*+dIC`NWOPYC2Vs~yubvJ;Dx=n&+hONj}>c_zo&jGdyC<XVW62|qyqq0mwa;'
),
    second: packed('<i2',
    'c-nh;qB(5gqPvSO7+G;&m?QJ^hiFG$*t$&z<X1kL+&k(1sUTtN8TNrs*Jvs~zGSH%9JgWB&qp^{)Qx^x=ww>Fq>5&Sfd>FCDn$1'
),
    output: packed('<i2',
    'c-rmRcT?JlzQ^(V0QSz#?n$znXiQs;t1(^EO=3$FMFm9!1ymI5*dicGRRmE%IwArhO^PLUV~L5eq*-FxCfOus%h_}8x%bZ82XNW*'
    '7=AM+e|%s6e`aK)eBrIJOg{8_4PMjc(|0ESD~00C`20hcbKvEWe)R6B!Tjj$)8QwNbncy9o$1-u%CgI?&>Mf=*;G8+UU;TKWSl`@'
    'aA~wG8eZD2#nTlil&ZRsTU3y*pkm4^E3gEfs=cg@ms!-=jmc^6;BgA6C``7#ONx@nSQ2E$H&Q6oIXMYAx7kebZ9M<V6%m<Mjm=Es'
    'WyKNm^Wsw&A|~Mu<0iJ58+VJ@#HhezU5QJSw6L!*Ii*Zw#tP%;qSL8%>L0JY(z~~1vKPbCi?#vNmR;%fdsV&nch`ni@AnKo+f?e;'
    'pDfJ}49b++x6dBS)}PL-BQp*Ok4=k?J{lc{#}$XgkoWH|yq1`D=2Rs4?BPpSE*}X;7ve5vp%0xQ<{u8l<)TwgpWT1>7%dOKKZkHD'
    '2bpmesa{xKmQ$A3CF{+rP@~gzbxlHAae<1CtFB?>kVLwUDyb-&rcmODvThNtgpS7L_Vsk3W%6bjGUHlKk3}N6BVl{o(`@NjW#xoI'
    'Z)p{B$J**UySo}V)(N-FX{~GZkJPi=UaLveR$1RTJM5`+`+D8TjFYp<m=sDHB~!##WEOTLBzDqkn0dq;DJiv>R-A@qckzpOY*fBj'
    'g31)MvhL)O5>nHZ?V<!hTde?@@wdTeZ~hp*H~c_qO74LO>{tJZJ9Ft~=&?hXusu<yqV@*I;gV0>j{8e!dgh+}DQR)BKZJd?=R0CX'
    '>Q^b~D=El~OY0;$9<P#DGhi96;k&6+Z@XN_Vc&5#my6n3E9&%Ki?H8N#<4rg85Wyf-PBAiuNrj>P_2VKR%FJ9BW|Q$i1{HVoPei='
    'Un~d;qF%q1e(p>Z<^0hr*RCFm$e`w2#$_Bimrp)=93OZ9XU_*64J{=Rg7A6Ccx1+M!^ncep>pUpR$uB|TOA!c{>g;_Yu~1=XUOYO'
    '8Wwj}-78CqfhW&;w5yL7=d8Al9`);|8y#zpr`M1f?>Q759~t?5WN>;aF*pkM_1E}wSL2U|9m)Q2-|4fbzY9ssO+AT9+#8O`+83Ob'
    'k#I9C{Of%ONSO4m(=xB6Av3m*JbH2Op8KBf<NN>eE&Oh={_*hXi|MJc-)3F+AKZ5jzx@0A#dj~AGk^Wn>HF|$cYAu);`02@FCQ%*'
    'K0o__%s43YO3K+YA!m+dV+)U+%iFt;d^s*9>O?s4)WMjGF(IKSGA23`6?_s;2tJC%p>9Q;+I#RYH8*=NHYWj#%-CR?SsNMd8@BFj'
    'eYB3gRjJ=iFRgio9B+Ka@yYSNf%W&BW6#%ny)R$)TDD%SuXubaWB=z@JF2bS<t=2!jeMQGtE;JtJL;e3%BO2<XEi3fR3e({VD+e!'
    'Y`$aGukbpV(z_F^7XO%IK+;jm;w+Aj)((%EhmjfYJ8~g0D(XN~NG3Wz<P`p!ZwS$`i9d!P%ZdE{?D@c_N)i!$I_=hX5m~tJ527(i'
    '@!=8Qd>>5C%KRoBdp#YQaYbWiuTaPk);nxt^{qY{ZMZ|(%WYwKc~$L__Ub#v5nG$Juaf5;s;aX&jrtZIt*U0+?Vt_1)Pu;3o5g(|'
    'm6E4yog9DAs-9;umy9-#yi0md!POb`Jh6A_u6E4ZBA=P#ipHnBu5JaBD_EJGWR6eU$B`Ki4zKLY&AH~hKfn8jcm6lC`EL&%?@UdO'
    '{yO7WT3&McU;OcI;ip~u^ygn3o_8N#Y)wv^9qxaA{@MKg)6@6Jj8V7>c41+9A+}A}gQa#RC3Tn8u}S%O83j!%rJ=Jqa$&K6lSY<w'
    'q+vzkCMJoTgw9k;+LA==^&(`(SCaC|FqrF@_&ari_^jrb7%rix44rnHlM$Pfn-iN@!K=%zt+<xXYPuF*-&jsZr^m$J41Dg!)HA8|'
    '$c%f8V@ocV#$|ZC{@UQ)>FnGcnO+(k=-;-hyndhBcz<`@v%0JdoPVmo`FDTbX75yK-#&lbx$$&%1DP?th$XJB&a0*<<^7Zz0~Tv+'
    '<cZ76iuIL*`aAW+LP?*zwp)^0q0te@3RQb+S>QG&Sv5+mLd{noGgg}?9(X)@Pv7$=KlS-u%H^-`&OLBCth;XQ$k>Rk|KXb_{>LjC'
    '*Y=Lq_+<0peTPe~HN4+`E`Pc;{}h=qmQ*h&3mlQet_}k+aDk$=wQNC2F-1kou4Yu@@`bvNN{J|ors&BgbaV@O#eruT-l+KV0_Dh%'
    '8Gm>5V$#WzK_?Gk(#eNT=YIPaV$AiVh#y1oCk~v8J{NT4c3%1!^zHqT**W_UWngb5M4b5cz`+6>=G%;{8yU!q`7-OUPS>iF%uTOK'
    '49gtOL$hmGrR=(|5%%@>i8@ACrhBJG1?q(*p=9RXh)=2J2*n!<bDWuZ_Y5-QqAF1jn@wYvn|j^loIw)FA&~amX<*ox#ate@q*CeZ'
    'Z8oT=jTUQhS#Q5m-q1)Yrh6<VlF=+PA~SZ6Z@gYw@-2=2^67s^m;W(1_|LVi*Z1Zo|GwZ^SzYnoef!^^9(;T|H2?b_p3%?0zIiz}'
    'Kj<0$zu$iu{QTSYXJp2e%r2uyR3mC|4&H5O^V8`gGPRM%W%~pSNr!~dXc`?9+f3E`A#Zhq-PLE{@#&1Z$ss4*?$+3m8Giw9(1yX;'
    'wUH6ii1kI_@EQ9_t$sg!f6eQ0y!9I=rY8Dq8y~jrZf^AYUcE6|w|Cbcc>-^G=D)srq27MEyp7EG3pnDBMI~S^Up{_0l0+<vyjmO*'
    'LW@hm#6+K_UI>l7aXl;wOCw&(&H5pRQWzRRBxBQ~FNB1KR}_#!^2n)q$c*FB)LH`J76H}LBt_-5#>R>Z%W84i8KRs-GKHL!R@dH?'
    '&#F(z;RzB`nz(h0?7#=$Z5h8Mmcy&yAT#Dl`h6O;KrNo0ToG#*S?pz#-KUVt7L<I0(IAlcmnZb&eqPVqJg;qX#y_M`viPFad(*7R'
    'S?44&;}S-jx|vhTsWO|qRV@xmfxER+&1|f*v*~;xzm%bI_wkGx8f##XR%x<mdYEhqz1(jzQ%u%w6EfpuY$=mMP9tXu`SQ#HX+lCL'
    'ox#i_;3WAdYDsY_met8C;<8fm+S*YWd=aaGn4f?`_lSiF{MK4NGUG4ch^N;{v|MflmoZ@WGx+YJB9B<EZDKdLn#)9OqVih3*DUDQ'
    'mvZdRGKR&bQ?ofmWmTj0fg;PG!h+0r|FKKAPoD}tbp)G9IdX=uXHWjc8@EqHgylvBosWqQK9-!HaV|aizzG~a=x}CMa$;oEo}iGz'
    '9PFOV?6^#1#y3+78F+jmKAFR6PbLVjUTvk&8Ch7g02iN64*ctC+E_$pZCo~&7k``8TvLV3z8aq-<#MjFTguqTjO$udR;jd6+T<IW'
    'X_AdsRZaF7tZl8lyX_6#itanj15-ntZd<*0WUPTb<R37%imMu!b0fYg&#=*h%($dRtZr^DYp${cURPXaLEv@OrDief98GkANKneq'
    '4w-m;S{mDCr&sj{E>9-AfL<|dvlR3XboV1O)(uQQ^81Z`^Y-%(=8-o_<xi7~kA~cXuf2x56L)*9Yww<qK3g+*c3&CHn>(uy-GR4$'
    ')2H2S<>rf}O=QO1hT(a;U1`^@KibtgH>J{T-{id2Vtj5>40(ro^ou)>Tq}!ze$ptktAU%#Iv`c3Uq4xwu0EbxMP@9JSx5BxHobIi'
    'W=(2XZf;(&xJJ~<?q!Xruiw-v8(o<(PK^lz=btEW{*C%nnr4xBV{xu|c7A9Unei9!h3*UZt?3qq-bf~)Na+GzcREE97vDjvZY1Pp'
    'x96o46&Im0nKEuc3p1J6Do#%437PeTyttG!MVlawCt~oB86OC}l6)rcw;avJ6dVmakiDc!H<P1I94DR(j=m6c@P`yK=6nV!C@Lp6'
    '_y`7<l62za-rz$;_&*;=JQkTTxs=;=r=hTcrq|kOjpkf}wWY1AhEdU9SHR}53+deh8m79NQfo9(O0<UVj+(mM0;;o5pR4U{*CI3i'
    '0)B)30xsy#Q%PA@ul{&7ikx2&6-zsOxHKU(>tf8=l1s;L#N7-(m0g;Dornv&SV%p7BA=3-dEwIG;}KOw<in%_Gzpn;r_MKLvng!q'
    ')rUK3`?Ge*re}Q4+;4blmAi&q3hn&XL&t;pZp+4#ZuQFAy&1E$U9Nojc(r|HePRWfaR#x5_pe~tA<^MWdr+w=29sA*NKzDIE2=88'
    '2z+&WnV65EcF8e#iHz4=RE)yn0?#azq?08<X3UkEeHx8WBc2Hy!MY`O;0Sj3dK9un6~DKyS0EXFFsYvy<|*$j@WoTJevd-Q=C=kO'
    '5PNFQIfcwPGA5M}7k4V|TuD*wxrEBFu<8^nA@<tEiW^b4l5d@i&SMlM7Uo4=FD;KcN2L+*v4L+WXBtXN!l?8tDl%gYWOK;okj){R'
    'LpFzO4%r;CIb?Il=8(-Hn?p8-Y!2BRvN>dP$mWpEA)7-shinen9I`oNbI9h9%^{mZHiv8u*&MPtWOK;okj){RLpFzO4%r;CIb?Il'
    '=8(-Hn?p8-Y!2BRvN>dP$mWpEA)7-shinen9I`oNbI9h9%^{mZHiv8u*&MPtWOK;okj){RLpFzO4%r;CIb?Il=8(-Hn?p8-Y!2BR'
    'vN>dP$mWpEA)7-shinen9I`oNbI9h9%^{mZHiv8u*&MPtWOK;okj=k{Z2lhr0000000000000000000000000000000000000000'
    '000000000000000000000000000000000000000000000000000000000000{CoXB`Meg`'
),
}, name='outer_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmDNfLx05CAYyr1}4A8^mS4F;zL{kk<FP%CVO<BKA_QJnlB${%qyR*z(Hr&Xql9u3DqU{9*MuqMUD&Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%W%+OO2M1|g@c', 0.5
),
    second: [2.0, 3.5, 1.0, 3.5, 2.5, 2.0, 1.5, 2.5, 1.0, 2.5, 3.5, 3.5, 1.0, 1.0, 2.0, 3.0, 1.0],
    output: packed('|i1',
    'c-rmMS+XS|2n0}^YX4jHs)#tyymfR&)KC3r2BaqjYV*>y`J+O2uYR`mUDi9Zme&Ud=F##PJnt<rb?rgJ82Kc%Kq5Ol)n80@jO*EX'
    'tWTHCmTp_^F>8;^Rj;KGW!9h{w{oBVzd7w~)tLfaUG=ThZ<@<a53hHA(pURhs~Rc9)U+lkV@7>9=OdzFAK_T8>SCLD$T#=ht?b%4'
    't)D05)+AUlYRZ{E{uQO25{;pLC(lHrXO6eSPrh^Z>GUf1DC|jDI!B^NLq^ine#OGddCNFvM>`SO9c-L`n)kL<>GAxfRXu5+P3=-F'
    '%$&#9dU|w2*rM0RJtoEX&T5DA-0>VeHJ-stJ}N&?`iM7D9@@hAWCRP6!{v3t)iFytb~_)5tlwICIH@O2+&n3dI$}((urF`s*~@v7'
    'zt{C1(m8S@56@xI+~KUFBfi#a+TD{@sndrYV;lTQltK2?M=VnhnY5C&DR+|GC7gG~2hF_&ZJx9W%Zurj=9kWI{K(R#?={u;eA|(>'
    'dC`K`Lz1UCjTWzN`>$q=eYHlni2ObY^78>`PTR-m)smmL^Lm}0Z~A6=cQWlRElKsH-WKtBS(=m62r|?5px++y9-Z+k<!$?0X&5J+'
    't&_|7t^RiPq)pnmu}~1HpU;myhS*2UX4^(j`FbU5*s<L_pRS&_SNd)Cq}_8HWh-OUPjjE%6badedYw#1C{L|7(=h#eroVEkH)Rb^'
    'S{p09LL~mgR+3JdZj9tdo_kj>ajUI<cl_P3&RZN;UA|TJq;>RVF<ugXVw&5e6HfSU8y5Uo4J!LwX+i9FKULFOR-1!%^Q6o_^;zG@'
    '{={Zzvs}9o7ytuc01SWuFaQR?02lxRU;qq&0WbgtzyKHk17H9QfB`T72EYIq00UqE41fVJ00zJS7ytuc01SWuFaQR?02lxRU;qq&'
    '0WbgtzyKHk17H9QfB`T72EYIq00UqE41fVJ00zJS7ytuc01SWuFaQR?02lxRU;qq&0WbgtzyKHk17H9QfB`T72EYIq00UqE41fVJ'
    '00#dZ2LAv&PnN0', 0.5
),
}, name='channels').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [17], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.8100000023841858, 142))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('<i2',
    'c-rmDtquVJ003aYCKJ$v3&K6XRY}rZkrmUt#8sQ^Ho_(4!X<Ob<{eC6o`C45+01j8@9SR_&f{Wzi!aSaw&>lbgW5aDAD^OV@A7K7'
    'U3NBUIJuU?@hfcw$*P;p>d#~Abl9JhQ9qJpS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SG`Db$l000000000000000000000000000000_)lN5Y=;&'
),
    second: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    output: packed('<i2',
    'c-rmM{ZrBh0LStD1G`<<wardD+swkvrR8ur(Nj|sTNuMg^C2Lg5c%Rz5hRA7h=75if)pr-pyJcl2S&}{G-Rdjhis=)>vr9|?aI2V'
    '-Tr{>|LF7j58l7LtBF3IRPwj>*XVeo`ix&eFL=wexM!9_#VU2ORrVvJdzg@i6uEr|uIS|UuFut~_}y*#f=T<#d-EKvpgq&z^tJBM'
    'za<2Ums(ov;|%dnJDO?UtmTj@GFK{>6x7*ziIP2%p37+@{Dvr!Of`*=PK%+2NvYR|d=ADU^<(uw&dxx6%J`|^t3O*iX?MkOlX_R}'
    'gn`2RD=aIV)1}5X-ANg><wtsB_qLY$gjKA>^ghP)y$xP}EZ6U(&Wf&n^nj_}edn>oXo772O=*^;CSC4Z&`Klqu>$XCyu9hG(@h^<'
    'U0YG*(xk*tcBlDX<{16t=**39QP#D$Wi8~oxjAW8ogen~e5RZyy6k#xwNpV)w#>6kte7|3#pb*2>57sXTIH0;CU)ufSW$9q(J-$*'
    '_7A>$)hA!(-ETSOu-1J&A*t+NAIfIDA&cXLJz0X9d@{mYCOfR-h98osUFFT14aPb*-&B|OdZ78R|Ga59=+S)t$bCl9zF51!rxJm-'
    'V(Hv4kEv=%2-q&W?X)R_WkuMgtf1HAE#KS9cBQ8X<TqwD9a(E}ve)m()&!U7!(N}1y<(*^oDprusDzeLp=8N*m78-hmfzPlILy+*'
    '6Ecxzd|%{`jtR^NN6O0+J*jT;MaYw(l9h!0g0Jp&p5U(QCAXg%Vor_ER}h?Yp`N5=`~6*Gby`Z}l&n=5Ebl#?FL%hFG}1o#hd=EO'
    'Sj|WK-NzQfwj8;zv42Z(sXkPb#1xJ+*qfuqc6jSX(?VPJcNJ8-*3;+6d(LGN%~ygKFK78nmo_(~^6E#^hxGQYV<s!LV}Fu&aeSUv'
    '#*yXeE`Pb{VD3B^?W?+_tfh##W`Y#CnAhz(s@K|4IG#KZ95Z+l0!x`g3K4(BMY$HVW>h|vF!{z?C&l*4XC})0gwktd5)!sHTmJLD'
    'te<jDS5@$&TwJo9+cNfVh>S4~e9_ixJ3U9TMGlqj_H#bvd|O?box?Z?W|++zyMwuTMLE1H9_4S^hqR+&QodJ2KO2ti-V98K3P)Ow'
    'M8fXl-MXAYa+1-0V9kiDT5RyL;={fu&x77IulQP0;*6FQ`?xcoCfZvBFBKJsrvyvSe4W;B6y2Hn`8kHYKGCx8&$_zW8I@|3mHAa^'
    '|L5-f(&22sPCd_VY7IF<*@HK(duwwZ^3&qClP6#8*rdnTmI@R)L%LMKE_)g#8b*ax{K1B^M&d{ynDBUuT;vp}B%Er7wdc;2hZKf?'
    'fIY&}l)Q*jha=5~LgOTRa!7DumE>HSaFksLSQARUcP<cDIR}rUhi4q7CUJf>W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B'
    '2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0'
    'W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<Q~0W`G%B2ABb6fEi#0m;q*h8DIvO0cL<1U<U8q3_bt=0000000000000000000000000'
    '0000000000000000000000000000000001h_tSsQ$vN8'
),
}, name='channels_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('SUB', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmD$q|4s48Xv|1c&~s_27#X!BbypR-P;ubGMx~tz>1_yRC2O8Dn_XH9}QyjWaE@v~{1h#}Y6Y3<iV2U@#aA27|$1Fc=I5gTY`h'
    '7z_r3!C>$Y_yc$fo1X', 0.5
),
    second: packed('|i1',
    'c-pPY!41Gb5CSm?2A2LS&J~fr9oNp$Ih=}u(Di^>o4g}#9kKFgu6|+pA%C9r0($', 0.5
),
    output: packed('|i1',
    'c-rk(*=`&m5ainY|EJCj(DcC(;*ph=*LHRX9vq2Rni73eRV)$|58w^@?5Q+lipH}loRbJ3RY_WFrBgThq)D?j{me)!Z{Ua+9mg7_'
    'Y0i>d%%<f^r67wcWUV!px-pU!o2~0-uIP4S!FGZVIWX5m81z9clK^u}SQwO2O+hyvpiq(0{Y-PsCSlA+jE7Dq_~Oe$Za;#bO4#?='
    'rr27mEhZ^@Y^h;WnWCa18d8uwgk8bTd$$87uXe109Ek#?e1Z*fRRIkfF}7v2Sye}zYDg(q3MF(q34;xys}#&R5%-J67=42Ok?m(n'
    ')dWMs%qoKC&HJszjW*yM6C7<zg%brtAE95YwU!#XaSIh{swa3tsm6Ny4g6HXzR&iTrFy>3P^>DAYj3iwD?8_`<E#v@%dWUvKf6_<'
    'en}<;L~s*m(Ctz(-cIoAQ}s~i7h?V@VK2M=81w5>^-$-lgK-!0%Wgl$eDURbw=ceY@3xG$=jFZqx5KUu#+}<dp*?>D_<aEmY|jZF'
    '-B@qGfiEomp&#RO@YTV%i+KXAm=N<QGw9$6?K!x5|9~g(uq&Koh|qiro<JY3aFP$%9%Tj{JYk1TnCA(l`WZ`qLWfOQfCH@ey~Boy'
    '>y8sfa)P3punZ>rRTG5hgkQ2O*}r7}lKo5eFWJ9j|C0Sn_AlALWdD-=OZG3>zhwWC{Y&;Q+5g|j{@;)=vN!', 0.5
),
}, name='rows').DisableLifeTimeVariation()
