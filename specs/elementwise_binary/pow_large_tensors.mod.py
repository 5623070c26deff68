# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# POW: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7, 11, 13, 17]))
x2 = Input('x2', (F32, [1]))
t3 = Output('t3', (F32, [7, 11, 13, 17]))
model = Model()
model.Operation('POW', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrgw+#R=3<EHzTK`|1aOIH#4^ri{)KT4`5!VIIg{VCv{$*n02t6M(0SN', 0.5
) * 279)[:17017],
    x2: [1.0],
    t3: (packed('|i1',
    'c-jrgw+#R=3<EHzTK`|1aOIH#4^ri{)KT4`5!VIIg{VCv{$*n02t6M(0SN', 0.5
) * 279)[:17017],
}, name='one_number').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [257, 1]))
x2 = Input('x2', (F32, [1, 131]))
t3 = Output('t3', (F32, [257, 131]))
model = Model()
model.Operation('POW', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrgxeWj?5CSmq1@@mf=hjj-+u#z_k9A0`2$V{Gw~Lk=3B-L(;e8;T0RI', 0.5
) * 5)[:257],
    x2: packed('|i1',
    'c-pPY!41Gb5CSm?W`X`I&J~fj<!uy0QX{EtB9Tj&%bifJ^T=%W%A-a5C4a8`0<8', 0.5
),
    t3: packed('<f4',
    'c-rmRuWuAj7{~Ducve*vQU&5nO;rQ8cRlz6FkA?t3PBnYa9k=*RP@hiE=?2ufCfivnw+gWTV08);JdRw3N&BGCijTfb75w8cAjOr'
    'yEF5Ao_9(qU8HX*S50|wk!t&ui*Fa{SAFoS?ey(i`rG<&4l#t!=}TQT<>${$>+@WE`JA5D2hZD1U%ouJOCQdxv7gm1S8e&TYi-(o'
    '-XHw#)U&f8gc$-0vNQ!4LV!KuQ~FR>P5J3l)A}wKA3mjb^})Ng(}xca?$U>Ih)MY)-PBc6{`k?fzRAVSkMyQKc++;exp{DxKAc0C'
    'Z$Z=)$O5d6CZ$Q)P09dIfu;;HBjgtZZe8F;)>77iWUZ*lHYIQiHY04-GV$^Y!OQ|J(L>7oDP`=G7U)1m)*1qA9!%B}bYe%?oQ@!C'
    'gPH`eNeP=L*gPJOkY5nE!RC~8Kv^qlvP}ux5^NrCvzCdMUkGFtXo((DCc)<MQXGt|HG~A4$CI@Lo!AjJrz6PPpe6xqQo`m5Hjl?6'
    '<QD{PusLNNP}Yi?Y*PZa1e?d(tYzZm7Xq0DTB3)PNw9gm6bB<~4I#ni@nkJQCw7F*=?Jnms7U~ul(2b%&ExS1`2~R+Y))ARl(nKJ'
    '+myg9!RGNcYngcYg+OM3mgpg65^NqX#lgs0LrAcBJXsrH2(Qw!x@yW-ubS5Pxp?*}y{`}6x1F9ndvKRNoYy{tvMkeSy36OMO?i6S'
    'Tz*phEALLzlPC4rX?a)XhP&D&JND<y8hcdza@CfPy4I%c(fz^iPCYvtLYN`2083Ml)p5;xL{Sv!ARVVPpC26O)`NqC`Mj#<Z>y>}'
    'K1grh)@KLBagpZ5@p0`^T`J~1IR}}PkJIbAYRboto7RuHc>OqitPei6onF6waF;%u*KWRr+%9SgWC4PBlhUN@CS`zailz)QBjgtZ'
    'Ze8F;)>76%WUZ(v$cqrT1q$43))wd>nRxkyAZCFMG%2l)L8OeG(gF>eQ`W>iYz~{l=CC;(LDs_Nu(?SIo5SX?xm*)$PFcg|usLiF'
    'o7=2mbNL0>95#o|VRP8r0&TN41mYexhs|Mg*qn|aYhiQP+@yrfVRP7At_e1$tYLH595#o|ZPu{4`~qwao5SX?Ic#o$hRqGZHbvIL'
    '=CC<zPDhZnusLjQQo`o2IczT11e;UVusLiFo5SWdYuH?V0XB!tVRP6VHn%{-=7s>9!{+NB!eX%~j*8o&m`;ywi_6Q)qobqg^zyQp'
    'ZcnGh;`XT6-o7j@r`t!1+eI;5+};-1rMk43UiRZ0U<jL=o6D=^;c_{fT^%mBwzjUWu4c2Xt>x_LY_{Ayyjnhey0zSzJ-ymI++5B!'
    '4-c2wrMk2^+v>-8URf2=)>T{9)%?CK-5>n!^oRA~9AXGN)vvm|vy*SJv$K;w;(0pH4prOvdA`$m(<wJ}|3!1de|I*7ZV2bqFLyl8'
    'cR8=T>bvaZUR7Il*Zf~JopQt9clmecAhzZi5nyQwFoXbm#Ky+P<YaO^nG6Oe*OUGI{gacE!C-%XGWb3iOg64hCf~pBPxc4jPd2VM'
    'CWDRZ>q&O0E^Q3<`*9AiF676tTbvceYPEY-RAI#K?(S+;mc{DpYE>-Gc8jlH%c5L;-Cdk5iq+!mtbUf&rNyf3$2q{7;9JP;L82xW'
    'V08?zQwEuoYmS<NOv*Js1)4HD2bdA^3*G7{aHFgPDQmJ;)D+}JP*XwFl+C)Elv1ChjQoOh*TcX~q9=&BU$d04Q^Mx3IcyG_!{)F#'
    'Yz~{#5wJOI4x7W~usLiFo5SX?IcyG_!{)F#Yz~{l=CC<z4x7W~usLiFo5SX?IcyG_!{)F#Y)(hO=CC<z4x7W~usLiFo5SX?IcyG_'
    '!{)F#Yz~{l=CC<z4x7W~usLiFn;Qab4x7W~usLi_N5JN=IcyG_!{)F#Yz~{l=CC<z4x7W~usLiFo5SX?IcyG_!{)F#Yz~_f_hLt~'
    'HU>5?Ya6!ZaM&I-ReNFBRexT&_v*uW-9s3U$K@y=k4ANs>-wm!^0n@4oX^H(=Q19TdUD>|+Z*j=kMVe~?q4-j*Q)-Njq<hDr|y^g'
    'jIv90X>Z(<bATb_C-(o(vaGK(jrV8mbFB~Cf4w*x!iyI#UcPu)TUAx_DmPSh*OadftKZ9}Up}pS<nv)a&cpRvfEf{BX$mle0DDC9'
    'Zpz<pB)`V`b&m4uEXU2<sm}Jw{5q>Ef4|OucMh;F<WIL9%l#jc`!;L$xcfu$ADWNb&%OSRM?E<QSr>c@0oH{f>(;aNuZ{u2*ELVd'
    '08vwbNg3cN(3G8~T=R^OU&xifEl9{hS?7LaZ6HnQMNm_+EP*y_sn20MZc;{WLAtARmgotxItGw3c1qYBHiyk&bJ!d<hs|MgIs!I_'
    '&0%xc95#o|VRP6VHiyk&bJ!d<hs|Mg*c>*8&0%xc95#o|VRP6VHiyk&bJ!d<ht25-*c>*8&0%xc95#o|VRP6VHiyk&bJ!d<hs|Mg'
    '*c>*8&0%xc95#o|VRJ(eJHqC$IcyG_(-E*aYz~{l=CC<z4x7W~usLiFo5SX?IcyG_!{)F#Yz~{l=CC<z4x7W~#64_I*2WNY{{bs%'
    'a9R'
),
}, name='outer').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 37, 41, 17]))
x2 = Input('x2', (F32, [17]))
t3 = Output('t3', (F32, [1, 37, 41, 17]))
model = Model()
model.Operation('POW', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrdxeWj?5CSm4@$Elx;>zKPH<2p5-hNt+3=!AGf;yhj9y<-x5<Vfw0U!', 0.5
) * 423)[:25789],
    x2: [1.5, 4.0, 3.5, 4.0, 3.5, 3.5, 4.0, 1.5, 1.0, 4.0, 2.5, 2.0, 2.0, 1.5, 2.5, 3.5, 1.5],
    t3: (packed('<f4',
    'c-l=<y>8-M6g-7{T)84BRnn$$g#y<$%LAlALR+Mwh%8H?LvnG8E&Ldkg^>0EEIRgUkZAn~)G1w3>^F1nHCe(g{yFE&oSC^-`6KxD'
    '!tYj!-@GUa!RJln`dn-`xa<qLiad*K{tE9|bk&O9HA~Tp`)t;Q_=>H_8Z-K0dv!B@`xn|wSiO^e-EZ}-_rtH!U$^q<Spj9+7n|Qw'
    'hyx)p`Ev*Kzx`&oa!dizW5%b>`0H`;ISoaezQOxKd8|D$-WLP%^%=;3y(3@WSkXJ?+Op<lA;mCsyZ!{S&e-Y<M_aM4uH>(q-hX=P'
    'o3*3WpZGxa_|)~C4ZTzQiVE!PB;5FBXzG{lPcW+Bn2oOAuZwTBshIp_bMGIlwb?0l@((~8dO)7fyT|-HvEsLr5Q6pMt&)K@MJ~J^'
    'pp6-SydJvq$#L%ee@Kw@cfI)FxlmT0r@N+J?UPf>(MHQBFSW&YpHyV(@qALXVdX&mbiJeM#j|Y4qqrl#eQvh8^Dtx0=Kj0ow^th?'
    'Z<Pl$^@91+AaDJKMty2<*Mr(8R`@Y}fovE5<n#^MW?=eZ#<LIZ9r=yO!;yS;J8#?!cjmThHWz;VwRqat<>cZicb|*zX!BIjsEwQP'
    '#^%B&nJsT8S;`N=HxPbrl0V@h%yU+Jh%6uSTZPLYH%pNRk?N;Z+8&^j6@hD(JTMNjTIJ#^ZemuL5#+a}5fkL$lZ5(0n+dCT60Cxo'
    'gg=PvhA$;p-okyTtPD_YL0&ycu1JoU{0O{fl{n;}s=~oXG6hHw?qv^T34eNAd`3eNr&oBNlSjDn$TBjyN5=X<4zbUGy!>EA;Ft?r'
    'R=mu^d>DFL?SVX!e9!gK<!CGR(v|#F<S^KKDXW#E6^u+JioDt{ZzPs`niOn_3heykT6{A!t^6{hTV-;NsdW8dm4B;E#pEZO9kQbi'
    'O)HPAMuB!vnURtG-DCcZSn)*KDl&XltGr@t-iQ0#>jBz9h4=ZO@X|HAHHeG^F=64|gX$qyR{N0|H1%qaoLY`HM(!niaxGr$(LTI6'
    'Jsw6>JA{=3_0e)bbq^k-B9Huz{IRcYA$P_Mqc*TP_-=XfY6m&iVuGNl7Yu8K4@_cE(Wt!!cQvRzVuc?Q<j8jJavHku21}EhJQ!v?'
    '1hgUiM*bl3a3mkNK4f<Zb7$_hVsmar%ouH`2CGIcp5lErGWg<8mF#n5OlN$sIfqrDm+5092m8z78(Z5hY$^4Z*f^?dE7tC;JxuDd'
    'v(mKn`0!{acG11qPWUpm2ZM?*w!Z|;wr<Dr-rz-d)aJ&vP5C}PVn$q-hp~*?I{LB^UbQxsLxTz+|A#vpAKOwQ+{ID%&gO${4`p<Y'
    'S|GoVcNbg6b@yd!G+Mmhg{b%yTfzZQ#<B=OyXzv}H{d&2TsnZX(YZMT`8|5E3uy&d(o9kDpS2-(jyrp{HIOAbE*!F*j%y&>CSF_)'
    '6DixMZivj$_OL@m!<~6|v==$@vW{wpY{T++?piyw^|>kSI9@D38v=3X2Caa#FBB|}+OzGz1DYO*Jhkm~+&xCI4cp`SP?8vs-zku7'
    '<#0d+cK%WxU3``f>&JD}@gB=e%We$ir?z`+Cic=EYgHRNLns(!U)b!BAMFu5+PdpJvKb#Qi&my>H=d3K#NHdb0A)5$8&n_`F9eD^'
    '_#9#9_&qxE0h*h0bOy4q$4gksx$R(O4P*iJkhH<M;m#7p7u&sP!XhFY8;6%}Qq$+?3}g^ng!U-(8M`#70PL4bm^}*;gq$uqmoPg$'
    'M<oIi+HNu};d2BlJFD@ODb;Qm63$w*6X~d3T}Mu^c6aVd_&jZ+(u@Vfj%=n?*o8)YwOkvsYFk<)2sy1gx3fJwMiT^P*LG!dw&ym2'
    'mCyr3V<v3skm+3AmbTV|@vg`_WP4nX>((A5nuHgbv|ZQ0Du*0~sQ8NAk&NGY=6EE#sP^&PT^8jLd9d|(dd7*3U}Y!Xswv|M)tPko'
    'JQhVhE_}9ORXxV}-PuLCI}3=xst5wnoZZx#xk=_GGjsgTOq$M<d6MZ5zB7}g#=K_fYl`12nI(qxN%o2&T%wcrXiiXqmnj}3+MLc`'
    '(UP)d#tY8K=JPBC%sfd@nG$*KkY5evWo~GS2lH3LWk3d}#OMsn<Rg$xfUC$ES)zj_xWI&r$nz8cW|rZbqzPvL1&^|s+b!j8N*l}J'
    '3Ho$sqR1)6Wq{?f31<L01+iDQD01SFAy}fw*v=uN2Tx{PmdarUr2sMo;~Ynuf@MH9=+dEHFp7+p8R=&U?^z7Nj1z`}=|AI2h|C$Z'
    'if}2dqUzuP8|Il43=ec+JRof>m+2;G@w8RsSxU82sEipZSW2~>V1v(aBBNC#=xEO%7wk_UB}(8p_e-fKqhh?;M8<MPX=A8bW#%d}'
    'WCHVqHome0!X&TGD)ku(YQmB%Qyz(@4Uy>!A)z*BP%zHJZmAc{`3y}}DS&VW1ycnnSVrXxsm(QXE}j~OdE$@_ZI~0qBXfQFq-sMj'
    'wKP$y5*3U-GqZ;2W5S$Y?o>f!!om*bMb)NNh-W&)&<RF85}oD}hImrsglcO}IfF<^GW$m`w{wOQmoi*#hGsjVE_#sh5Hs9>jI<G$'
    '{{i>!N{;'
) * 25)[:25789],
}, name='channels').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [129, 67]))
x2 = Input('x2', (F32, [129, 1]))
t3 = Output('t3', (F32, [129, 67]))
model = Model()
model.Operation('POW', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-kF`2?_u(48rhe_5Uwk83@Lpt6o;Xh?wRm*%&xadaFS#I<vQ^EBxmJA(sIY', 0.5
) * 142)[:8643],
    x2: packed('|i1',
    'c-pOt$q4{K5CWk+^N)Dk9JU@Jg(}E67IMLLU(H%s;0V%nzX6%4&=Ujt;rsx!eget', 0.5
),
    t3: packed('<f4',
    'c-rk(J5TFM5T3$4sZs%=3Iz>~E0p*V;0Mrv5Cs(lLP*eoD7K*BXP^in@dGS6NP|R6M@ya3B?b4JUEunXm+kSn$3(No$JyPPkL=DX'
    '^QH7bc(y*$boqnQW!lATcXw+yO;Z+8x<wz$DWwqZE^lFl<raii(}5oz)AZz#(i1wy?D+WMn8A+>exSz_fFV3SdB6(G2MDbuYdkve'
    '9i^vqaF?bB2X6-qzGLtk-JJpq;lb$}R#?74Xf;{mj@|${b>NcUEIM{=!Lu?(__=712xFVU^{_?R#K;(|iZLr$MLK40<jd#D#Xufm'
    'Gh|Rv>1A*|u2H_N_`b6ymyS_G+_>JA>Pddou$tIHUOnsNR9WvSZ)kMr7#W>ags0MerTt3#mG&#`*P*muX}{8brTsdT_ABjI+OI=t'
    'ztaBS0`_Q+@Eq=W-ohSv3$%^d_V(en=UEYXhqSlgkq6=S!XZ{z9ztj}9e8fT^KLfCyP+e@j*jMz7`(yYIoh}Z7{a5QIjpdpgV1WS'
    '#)bp8$a|-&mgikvZC)|B#o$e9y#oy4)%zw^SZ+dSHCdxYn}EDKaLI2L9lN&Rx{Qz-|6P7<H5$Vb-VQTMXpZo6(I64VHiO-n4F5Ow'
    '<L59Fm-b@$?>x?6WfLP~uqwu^WYt(#<@a-yc~USjB**?Ew~)p5s0-yd_RyX4<@4lXAdj$$0zz6nO$9+BD!mM@$L~=2w&MHFHR|O{'
    'Bt}LQRuEw%uAb7)pdO_cd*a5mRjMcXQN!vHm=#pdMlHf~dMh>E&+>+*!g5i%GpHQ=mpX%40((`2r_z3<{Yv|l_ABjI+OM=<X}{8b'
    'rTt3#mG&#`SK6<%UunP6{@(&lXqE7st@{4rs__@;9<%%Vv-`yNv2RRrMyrcHC95X6Up&Lgtm4DBnxEjc%OrWaG|3ZPV|IPLcI_t#'
    'T>|W{(dAP@{-yD+pVqK4m-tAmrVkA~7CbP?1-%TC<mKh|g~0;`-_qa$;DPa9E^e_h1AHV_(}xD0TR<)xxa2pBj$K<Y?JtEC8q;6m'
    'y0~Qa`(*l9ny`;$-?%N>-w*e>Oh9Cy-d{q+=sR%3n8q_+=Gm<CoSz2Xyyv#o*Bk4Qv&agc-FzJy-{5)E>=|R99^Ui4udQaY*JNDJ'
    'y?XO*-h>8gvm$Gb@N>~15ym!y&vy)+o0T1+m6g{OHrNgu?A7d?!(b4uoWEj)<tv0%lQnkCD<BSB;LhU=RyHv*2AkxnoPM5}tQza8'
    '{C+N;Rl_M+GBGkiLKTE(-h3V(B(m6c;KIiqx^upKo>&Yjh_K>WHDv942AgbcQEXeVu=FyxbYlFQRnPM9EZ<gq-??mJh_Y%JTrx2-'
    'elC=fqa&>3H)oG6?F@RASX)?n87yvG2T7Tp<VOuNwFu7&exIAQ2+!%Q)O0_~8=5LyCG89<0gF3>-d{O(UBQVwJeBq<?N{2bv|nkz'
    '(tf4=O8b@eEA3a>ue4ujztVoC{Yv|l_WvGm7>6;QDC~5iFz7^XhJg?42SFIcVT5Uj8Fr(XKUoKw4&05yb{pV!WM?r()NXgfZV*Iq'
    'H;md{2%(ODUH)?rvStL0?k6}1Iw603C**-Y9$+gBqafr{1$H;ITM)7)77-o`ap02QEIM{=!OmdLa_;s0U>SVw2VY9Tmr@XZSsT{H'
    '%UV0)NfbG^L!t8-04_)(>laqSlpSN08H{7aIB@3JF^<h!IBz%ZW{(}aJ9lGuXL~1Tj_`BQAd$s(1{^bro$?8e9N4)E!-AuZ)r@|E'
    '3*32}!OA8^#$aPzmEX@ZlT~9~mEX_BvuY?M%O*zV&J~1bzI>h-B(m7H;Nn>|=Fa)@c}y{=Ai^Sf^~`0k$<~&|wgn4IFN4b_MmDSD'
    ';aR?|sJ42F!Lr1#;36qGF2dy1Q`#BWUn04+Wu=$F;>I-)^dx^E!X)4dexJMb2+yg-V5*-hXlN>Nm9TNG1}y9h9Qgk~c5T7(@KoBb'
    'v|nkz(tf4=O8b@eEA3a>ue4ujztVoC{Yv|l_ABjI+W%|7{{Wu_c{c'
),
}, name='rows').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [7, 11, 13, 17]))
x2 = Input('x2', (F32, [7, 11, 13, 17]))
t3 = Output('t3', (F32, [7, 11, 13, 17]))
model = Model()
model.Operation('POW', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-nh<L&aaMzV=1E%5g^{wyl3HV-{&1UD6vI?Yn4FR+fUzijaAmRYYI?RoR`Cy6KB<mqK)LgVApHgI_ATLVS7oI9Zt3xtO`R`Pq2b'
    'xp~<5+1U6wI9b`axH;K5c$hi3S^3z2O89vB*g3d3c$heNd0F`RI5>H^`PcxYJRcn', 0.0009765625
) * 279)[:17017],
    x2: (packed('|i1',
    'c-jTQhYbJ#48kypl=1(?wV6r1rqzM!+7o3dR+?jTZU`>SOVV2&Cd>gt', 0.5
) * 279)[:17017],
    t3: (packed('<f4',
    'c-l*i?zMdOX2DXoN);A{3DeCP>e{UH_f#@u7^?Mu__JdUL$Ifd!w&J2_YSt)dd{#?iQ$`%!0K?1Vzav`(l@o2%#v88u5jh|wf%1t'
    '0xWG59?j-?SjLo~Yqv%C$e)Kz4cj;xu6#XF{p-ZtJMs=Jvm35>?KjqYx}`x{ZISYM+duts0!A4MYd+6#c3rUh_}!$5-)=LlVz@nz'
    '`E>XSF|MsaZeme_^LH!yS^4T)Z=4`_lyO47sd`xtt4fuFvxB{zqoci(qmu&&*aIm?2Pb<F0mKm6!NJba$<fgP%y4kFcLs8t9Gx8i'
    'P+MZg'
) * 279)[:17017],
}, name='equal').DisableLifeTimeVariation()
