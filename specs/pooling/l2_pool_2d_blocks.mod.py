# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# L2_POOL_2D: whole blocks of channels.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Every padding and stride.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
t2 = Output('t2', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
x3 = Input('x3', ('TENSOR_FLOAT32', [1, 5, 6, 16]))
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 3, 4, 16]))
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 8, 5, 6]))
t6 = Output('t6', ('TENSOR_FLOAT32', [1, 8, 4, 5]))
x7 = Input('x7', ('TENSOR_FLOAT32', [1, 5, 6, 16]))
t8 = Output('t8', ('TENSOR_FLOAT32', [1, 5, 5, 16]))
x9 = Input('x9', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
t10 = Output('t10', ('TENSOR_FLOAT32', [1, 5, 8, 8]))
x11 = Input('x11', ('TENSOR_FLOAT32', [1, 16, 5, 6]))
t12 = Output('t12', ('TENSOR_FLOAT32', [1, 16, 3, 3]))
x13 = Input('x13', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
t14 = Output('t14', ('TENSOR_FLOAT32', [1, 2, 3, 8]))
x15 = Input('x15', ('TENSOR_FLOAT32', [1, 5, 6, 16]))
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 4, 3, 16]))
x17 = Input('x17', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
t18 = Output('t18', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
x19 = Input('x19', ('TENSOR_FLOAT32', [1, 5, 6, 16]))
t20 = Output('t20', ('TENSOR_FLOAT32', [1, 4, 6, 16]))
x21 = Input('x21', ('TENSOR_FLOAT32', [1, 8, 5, 6]))
t22 = Output('t22', ('TENSOR_FLOAT32', [1, 8, 5, 6]))
model = Model()
model.Operation('L2_POOL_2D', x1, 1, 1, 1, 3, 3, 0, False).To(t2)
model.Operation('L2_POOL_2D', x3, 2, 1, 1, 3, 3, 1, False).To(t4)
model.Operation('L2_POOL_2D', x5, 1, 0, 0, 1, 1, 1, 3, 3, 0, True).To(t6)
model.Operation('L2_POOL_2D', x7, 0, 1, 2, 0, 1, 1, 3, 3, 0, False).To(t8)
model.Operation('L2_POOL_2D', x9, 2, 2, 1, 1, 1, 1, 3, 3, 3, False).To(t10)
model.Operation('L2_POOL_2D', x11, 1, 2, 2, 3, 3, 0, True).To(t12)
model.Operation('L2_POOL_2D', x13, 0, 1, 0, 1, 2, 2, 3, 3, 1, False).To(t14)
model.Operation('L2_POOL_2D', x15, 1, 0, 1, 0, 2, 1, 3, 3, 0, False).To(t16)
model.Operation('L2_POOL_2D', x17, 1, 1, 1, 5, 5, 0, False).To(t18)
model.Operation('L2_POOL_2D', x19, 3, 1, 1, 2, 1, 1, 5, 5, 0, False).To(t20)
model.Operation('L2_POOL_2D', x21, 1, 1, 1, 2, 2, 3, True).To(t22)
Example({
    x1: packed('<i2',
    'c-refJTZ3eMalY|(|L^(3%w;b3pPIOzghkNZoXms>CL&_%cCWC?|=XEpy2)bg}XmWx>_H8KmVaL^U;3!!#|Dtho0uA>x0j~)4kem'
    '$Yio{*L>wKuYcw_atdxTdS7_Wcg31X+~Jds2laTIwA;$4dOA`6{caaQ!<1zqeE-q{7uLBBLCpYT2=xL', 0.0001220703125
),
    t2: packed('<i4',
    'c-pI2dBbehk{>A@%j%l^Osx4t?A&G*E!$JDNaNh5eeMCG_ad5dPOMVeajois#j49*+fH#5w3HMy>j?eYbE-w^PRE`Z9$s2$4_<^A'
    'ILNHq>fm+Zm}}C%LlQ1YXUsdcTzMlKkud3z$E9cA5|&KMP^)|9GvmUn6R)sn)_atf73Ri~2iC-}Y_7nM13rs&&Pc~S3SvscqPbaz'
    'MO4eoZAJ&5$g$`kn?{67Iixyda&CC&_Z_m>Gt13$#s?K1h6^u>CX`$Y3ENWfn9<WLUqatGR9JOQjPfnH*3^IdBpwU!>8v}oD&k;e'
    'wfEPi6a0E6u37i=J<irxE`2>?QUQ0se5QP@i0^fWXPr8J+c0zQGtOgH?e8AGJ+ZEbpV@;iAW?wf>A8uMr#(Dnw$GYzmF2st?D@MR'
    'XE@xPH>L2dZ1Y<znk{#q{u*-j&t0&lmhCrZ>gW`zmnA-%_PMMg3XA6XOkwsLg}xcw+WRl_Nl{TQ!lis-9#+id>*7*+{s%sYU!<#J'
    '#doZ7&9UVlor2~IJm!0@RLU)SRPF74V=uK&XLvp{SemFjXJdRPEy`hkM(3xr^>+iU@9ylz61RNpfBL@^FcY!kl32{jE2$;HCwzia'
    'S3yx&jOi1LhCTa7<sUL)8g@7NE&s?cbLk!9_h8rf8K}ln!zm~5!%<SeMo3<q!CzRFl?99D=i=WPMa(mAf;Gwfxol!4#rxKZ`*)m*'
    'H1``UnisQ*{5KL473AUMkNhZY{21X<Bdw>NHbO!t%&mFD<pm!-u(lIYG?ia=!NEe7-;9rufe{E87#Tn`kbrXG!pIy(s5B#tLZvY@'
    'V^N3<aA=0R2Gt}?%?v1P2JAL7pwR$;o-^h', 1.1920928955078125e-07
),
    x3: (packed('<i2',
    'c-jGa0EPe0>9=_;1LN6;>xJP>5&wH5i4Dc?{f7<h4_U)E-&x~(@jaaff4?gc6LYtv>9yxAeeXqc_0ji*&r$QenkIUe!M??7M{+71'
    '59or4IO0p5B0{SsD2~632h*q(Hy5S>7DfvJ*PDNW0&nwKGhst{lZ4oWIM?T&Lwcn=_y', 0.0001220703125
) * 8)[:480],
    t4: packed('<i4',
    'c-phrmh{AAO_*DbPn}9$Ma&7cD+<fbnK^!6;N+7K;*?OctYA`9!WJ8cq$4#v%YMxJ_BX%4BI=w|h)vt_gcyr$Nq8lRFquqi;U-I^'
    '3ukVeaip=9t8?M~Sx>A=ALg(fWarU#l#UU-+!iPk6|=PAk#O^>h@AfX_UFInopG4c`Qzy#>4*6>b7uoJ<CP@BWHPOVo1CoP^qWaU'
    'n!_zKP1Z!gT-e#R)Ye7s`#)n(s}Lu*ccL7UVHv3o;uhj6dIiqK3`t+U8^-zgd4|8|c;PAu)Qne>2$RXQ7H%>lBO?PN24H}SG2oHG'
    'tBnDNc04ANWG!3;0J1>!Ap', 1.1920928955078125e-07
),
    x5: packed('<i2',
    'c-q^Y>Fan<{H<wd>*D&qe=kc;m)yHQQ+VRszZaXuPbTMfJ~W?dU9EW0l|AvTVdiq@(7>sSm+od3R4-0foFBh?=xOGQ5#clvmUteq'
    '=48uh`GfI?_uXGx)M%_8eZG$W<c&M-%Ae!h!}Mzdzsx8Xy~(5avwXi);ojH@US130KR66Q%>eQ#;Lr', 0.0001220703125
),
    t6: packed('<i4',
    'c-m#oTS(er7{_r>9VRTanpk$A6Lh#~H?dZYK@eqsqaspTbP?6n7!^YQi#goYASg<b1hpVqkyweiAuX5}UIpFRHb#REUI|6zf`U<f'
    'qjGJ%@IE~6!-wDV`VNFW{l0a$IBE@eljp-Pqp^1rX0<kA^HjQmUggUA+P2LU+xV~vbbkSw7J%k;U{4RQbO+cu1AG$#uK9t*BS6hF'
    ';7B)cY8<Fc1!h`-<ssnoYoJ39R78QpVW4ONjzxgagTPD;u(6`xvtv|Pj)|vlf6Tjlj^?O6?^9oDp-}e9srE#^H^@J>6fGv}&w+tz'
    'VEZFrs~fl^2UgVq4@KZ?1Q;^{!|A~7HlTJDsB{8t{Xl!}HM9WVrvc|2z$y_K@&juJfWAWDPc?9I3HbF}l2jLzb#xly)!kicRi9;0'
    'mR}nGbJE_F^(1?!UYV6^X?tNXoyUO}$G~z8@az)USOPTH11EcdVi!=c57hhy=41eW9RamZfhht|W&|GUfyXMKTn7{kz}_0*?gen`'
    '1Sro2svZL+5~);reQ(O`kx1^p5|h8vyY7Me4<>@{x!Y|I6L0?VZ{ig^k=n}', 1.1920928955078125e-07
),
    x7: (packed('<i2',
    'c-jGa0EPeO#n<=AoAdWAi-GkeSrhLs8;!A{m37C-Pf^#6t8t%Q2_p^ROJ~nR0b7G}C!4>St4(Q-p%Gc<zZus->u^Yf4*{~9fw3C^'
    'c3BI9-obb*qgGOH@KSo~Tz(tAFu>b$l<u@t^!qp8`*9z6O9FO-YH2dR0!C!*1{}LQaR', 0.0001220703125
) * 8)[:480],
    t8: packed('<f4',
    'c-lL3u15Rrf0?gS&aJ%=Fvm!aE0=vqhS4v}M3YUg<Iidzx_5iwp5JpEgLXu6CoXyV%z?Fu`P}yg_lX}~SBaS(I#(mM>29%8<N06b'
    'YHj1r%Le>*J76+-!vk0GXIDcE70;f?t2e)~T={K`fQyOlso6GP^5QGiINH0;Wi(x5$q*}5zI{wOdi}BG)$h)J65llusQK#uBfn2='
    'n(=1M!P)$C^(Iy>a`Wsz<$IdZ=wFQOC0^hEQV0KhVcREQ{V$TQ`pa_Xi>I85jK9Y;+txAPzHfF*%U}EQV(qLX9y@Q{+NL(3=BeEw'
    'k87%%+@G4V*T{WWn2A?05jKSv$sBq6Uww|1;fzPe*1Jt3(^+tvpw8lYzbsdKzryS0AIY*d;qo_s%I4ZHPnh+qu-a*UV=a42a{H_J'
    '#_HOq2{+utMQzuXgh|NGjP4As|Jl>vC0&+M{xEu~K&%8%vwYjTnaWGf`-Iz>rv|^;<(A0dvE%)QKVNUno&VUge1QS0dQZ)r$eg;*'
    'AD%lf#H;npTe`reQS9-mn-{p(-_ATM@}#FRS7og~vz0(Z;$xs@n{W3$7ju6STGx7WO4YmC^${^CA5tt&+wp&GI{(k?u*>&gWihS5'
    'hC8vrqR%%(`Q27;NT{&lja{~|%kAY8PLAKTx;=mX$zJ*Y>2qdK08sPF`FnpPu^gImJ!{Uqh2>Xr@G2(4Ce7vTbIjd0x^>kb=Q*{?'
    '=q;Jfg4+ajmPXv6c?-q88yx%9G(1(#$he6x%Ngj#x`*98@9yOz&ug^#m!tDFS1uF%8T{da_FVrG<kgM&xg^8%ZfH7%*z+sxu@6;H'
    '0&2Eo`63@;qG0$WBwF2V*<T|CTN53jiL&OmI7J>hyRUGRQ+L+4c&y>VC?NQi*IhzLO-#_pl3T_^$cAseuC9r#obX3wZ|=XQ$E}=;'
    'C4idcdDpSpus+s$>le&sF01V?ZY-*!-(sYET|q<C-0ZuYuz`|{?N=RJUjZE%c~gP+Dl(tdwFQify37>0j8*idv~*4>X^HY$|5P&n'
    'B@WbVq&-bmk(o<d%-s34n4qB!Ud2S%Wa0QyL7rbzR)NDx{+O1kE}70k*aUHwu<d+vy;M14ReJ{@023h6-oYNicCdpnp>lRes=)GK'
    '#RvgAWX<+S2!)RTD3TDPaPW~8+hfs;B7^D~R2g(7I204I$qv&PGM$CZCIBxXT4D'
),
    x9: packed('<i2',
    'c-pJ3SDx&j%X)tCbY{oM_4C^gFRnjrJpVDb^X%m3wyo=X8^0@iXO>=l>;E(O?%JhOIX@<zp8N7(x3=nC`C8xVp{M!$-jx}V&tDqf'
    '=4zjGMOkl!ZLg(3?@<XxwxF*|_`a=|j5BLl(p7)j>dcKftZADr_OL4*4Bz`laF%gHtn#!Ws2KnWP3}D', 0.0001220703125
),
    t10: packed('<i4',
    'c-q@#^X5rG`qK|OZ_dn_^6nQ)${n3I8AVBR0$v0h3E1?Zz+%gcM^9{gRy}F(VDNGHQRAbbqa-qCSHX+S6bX$tPAWTOT4sD%r!^(#'
    'PYKT*zZ)I_DFSmg{QD5H;>Vt68&*8o;2^RoqCvnz>>A6P0EYsG4S6#<Oe!?iToHNF!K1K(MMS0L$Au27EdeKHbmTSI`8|lKF$hV?'
    'NjXxY5NG3n#W1!5Jq;$;GAv}CT*&#bz`}<uXG)(L&@ix}RZl(?q*#a;yfS#>@S)(z94v<2@VIg1M^S~*8<viOZ^0H${~XTv%zYsx'
    '^FzcXV8MidJqVwEu{j}f<xb0iO&lwnOq#+9I35_x%8+m<XmEM-AV&upY!PzxiF@iSx&t1rOPq0}<yv6n-p`k2$A~AsdY33wv%)4-'
    'B)X{l`h?qgt1V3Gj9%q+x%YKgAM6O+(a4zE(|Pm9)!DbT=iNII>K~MlTf%+z%F(7*A4~&O3Qo+npD$?eU3veb9iksNBF%~?SQlQh'
    'w@qac<}HZ)mvD1)mrE>{QPQDPxevF>KV|lu+vdy{@*<$|v$mb5tgz0vB`$16UYoHP=9yAq=wfF2XN%TK*57w_B+m6rwSNyZ3~VSH'
    'hi3KuDOYp^<~&X||E*Mj#jq<!msXqA>c~VMU0-C7EB@eL!R6K&k3%bB>vvC>J%b?<;nN4(Rrd&L>&+?MZs(oCb2LRiCdTzh?dx=>'
    'LXX2K523;KS8RC<b4kzQHaq{9r)pUu7Tj9W=r`R|eTmH;4Thpj@rax~zb;lV8$a_BHRlURj>)qSU-qfu(9`n)ug#8!ZJM_KK{LZ5'
    '7mf#ediQY`EfDaS%XD%g`!4%!D}~Q6+}yDy(a~b@o@Ix^%O3sqWYuYDsZ)5T8mYNtrE!Vie)%>X%R-wSru}iVpIn%{W5Mcgrykuq'
    'E!6C^?${d7r`889h5yE4*xXsqHYk2*{%&k*^w0cwRo_l-&UcPL!@!0<{}*K)nRmPXMqIttEC!L!SPb)+EA%RO$-D6BwVNL(&U({5'
    'V@<BWC8w{6mWuA>=6b#s2%l;MT;dIgT=Mqmip>{Soy$`;{+`yo!z|*2yVyGx4m)VDB{4EGF*7kRFflR#0gwZu!2rR53cy5x2&{#X'
    '8Kj+w5yW9e(g)Fqte=qy$w&l)86pWW42wQ2hB2b3U}R>7xf)F=%o^;5f$e1gA+T2%nV8TWh@>B+o*AwWXdyE^*Z>jT($o', 5.960464477539063e-08
),
    x11: (packed('<i2',
    'c-jGa0EPdrW2s#!-*bJVhrvHj|4)0JU*}^p?OBs=u~Qcb!}V?JVZ*0cU#T(0d)a-Lx9MAj7xks-0ap);<z;~Zj!2J6@F!Z<ujAs@'
    '57^5H#!KkZ6?0Oh>534D-QPm+N3;_xa}we}t$l@VxQFjn&qoqLtevx(%pYaOhixc81p', 0.0001220703125
) * 8)[:480],
    t12: packed('<i4',
    'c-k{*TK6hH@A-pEC#Q9FObdH+=-7-I90z^57?^AXWbWPjpdx0eH_wDk@YU&-=ZBV@6u0SEAoJ$sju{nJ2j>(p%;^(wTyZbYON?XE'
    'ym^g+^Z&JM`?4hFiOo7KnGA*<7HU?PHWq}<>pL-Hg+`p05#J=Ws>Z4f|LhKbspEU1v`EW>i=p9}+O7i|1@h*d5}Ki<5Xa;E)iJ^B'
    '&l2S#v6Een9}n!lBN~5udPQVi(Es+QrJFVDViGP2KXksAoWLZw<mz;>AL@>Z{JSSh#_!)-!T%>H>fX~O;+nnb3F}usob)GIGD+~E'
    'z;u2_^_*D#9i5WQbN1eO^hasiz3J!0m#;{7uUZ{)=Z`{QQkt_sus7qw39(%wouPJf&V)Zw^W3(c^ZeDs74k`(t>=Dn-mqZ%|J~YL'
    'B$10HCR}yR=_kx`;Z^T0vScb)di~b%OtL$E?l04gz%T!Q`<siab8RyTciMgWgtZ(a!@EUxnSX-4_%%HJJ{&*H&BV<6g<r%!O;O$0'
    '+NA0K?prUczql|csMt071lvbyNa}sq+sAGCpSQzSM9odnqS#tY`Txp|FN}p;)Phu$I((cM85tND7#TnmBMdM=*iaD$m=FU@0xX22'
    'hyhg_BeFpZ$b6V01`I`T000=%!XN', 1.1920928955078125e-07
),
    x13: packed('<i2',
    'c-j*@d@-}J@Of|N<){4n&lX><KR8o4Gd@=SzV7PW%S)#}y{z8tJb(GrxnF-y{oQ-=q_$*f^wRpxmt7;LAJ?@O9D16c2}w8X7MNG|'
    'd%<k(t#YexYbn1v*Yzk$@5+(Qhc>O0kXR70EG1Apf^*}&>85LzP3Bs5Z)>taWk$obJr~dF4nfTTR*(Q^', 0.0001220703125
),
    t14: [2.3636942, 2.0044274, 2.1489913, 2.7828927, 2.5301044, 1.9067941, 2.3731015, 2.618948, 2.4105604,
    2.4454286, 1.8601048, 2.5826402, 2.7764966, 1.82565, 2.2166255, 1.5625206, 2.4870646, 2.676336,
    2.1750638, 2.2847881, 2.090554, 1.8942541, 2.8597882, 1.6062369, 2.4077601, 1.9521928,
    2.2519927, 2.7219815, 2.3414793, 2.2960365, 1.8161339, 2.2657602, 2.6542275, 2.5450602,
    2.2861896, 2.2520363, 2.5873911, 2.4144273, 1.7093006, 2.329928, 2.2145958, 2.8219378, 2.306399,
    2.1683784, 2.4090219, 2.4645357, 2.9052854, 1.4169958],
    x15: (packed('<i2',
    'c-jGa0EPc;p}U7?UrR+<3oU_9xg{}?cj?o|V=<MHaapq;KRb)pC%?_7#gR`%pWzQ-MFC-hv8^4An;(5+i#hWnAUnS>xsdav0PJFE'
    't>n#zJnR|z<8<4k>D~pCT2s)VrQ(rY_3gYD925e%JF;Ruyjogvn=-<<YEzLWXaZV0r~', 0.0001220703125
) * 8)[:480],
    t16: packed('<i4',
    'c-mXDc=taUg?AH-6wh4y;3skFjn2FaS`jkyTBbQLr%hXD@g_&?#k`gng9Qt6B3zc`MCtuJ_u-*k#DTso|2%ALmh>$tn6yCbSe{<F'
    '-2$OIGmcouwQWhsv(K2cN8mw=T>i&hP6{R$3b{5|?YLs|BcqCi14VMe7CD4Yqi;1D4rWkepJmteO-Orn<~EAtnJrETom^I}V$XhE'
    'I#yWlwCUN!?`m(R#J4?9V4OK6NIP}TJB3e7))Dq~|1U+BvK36MS3BgMzw`BBPLYZ4iXI%8@xzbdfXS)9yUYc4O>eXOw^2`JW>U@G'
    '*kjsaznK^DP26lbS80RNtkSLD!j$BcW(FTxV$QYsgh^Hv?_m_lEYS*t&ee4ZEAH%s8vFO`*`+=cuN^pnBAIx`9-*_i+v%f@x9i*W'
    '=dZTy310q(sao$N&r*4_zr1YuN;(gNn18r1zYD%3nE1o#oq%Yzli|zd20xz({+4BZ7^LPoRfN^j;w4WkhpLb!XPBD$r+h_zp|AfV'
    'SXGQ2^sh^CS%vU1#s2@OY|G=M@It!SnnUurXgHS<JBlRh&p?FEUlO85Y!XmoIiIL7h@`3MA3>4)^G6?{Q(1nGzK|g!0}wC*Ap;{L'
    'BM3tX5D7*w0xAR*KvBvFXEHD#aS(h4R6!(31|*#fC}uIB8q0uU9+FM~Q|ARR', 1.1920928955078125e-07
),
    x17: packed('<i2',
    'c-r$`IJ14DZM=D<bK%s#nde{gGVWg3Y&_BM;eOVsJLk)@uAKalvHZEb??Fz<($=MqD-|2PPv$E|W-mVc^u4F|(9`_6qT+c+S&y@?'
    ';>x94)@wRS`7Kj@Vwtkcyzcz^gHlZiIga%Wc~j@VTFSU5@JqbKS<P)hn@w|<Jo|9dCBuFQY6bu_aq86', 0.0001220703125
),
    t18: packed('<i4',
    'c-m9*_z`ktPSJ|CxF=f{N!aOF?5c8Fbjl{?--J&hEn0gPyja!4Wabd`h`~r^#iAXnT4wc0oGa;D_RU~b%7$$_bgp&G;#=~@=EJp`'
    'OD$saVh(k<IY}@%Jp1zPSC@E}%)Adlm-YoT+*455^PuI^j-o{u%If5*YB*HZ)oc*SQPP>U=~m1U1D8EZ*e3YwvzT+^8<&up#3#4q'
    'V)s6n&H3kWPvzS^9jlHGhj*KV=J8E1(*s%tw)9rrk5yht5lPQ%N;Y^nImGZy5<9lZ;L4+4zxw{D?0exitLT`~rkWcrmp--4n>I)5'
    'L`mC*8C_~%pH4NDOS!V^>jieXl>aJhH*(LGH+WjLpQ)&4c~*VyMn?TqRZoV+?q7G!6Z$pF_hjJ*rH8HhGgB8R9Pd6dVaeS6K~3Qu'
    '<qlDPm*;z*ifAzZs?Z$so;@Ju6qo*C0n^h9GOdDm|M&;XEamr}Dpo9d=_JoW_DRzp@V>v7cvpP>yw}~IIO3X;KP}Xfuavf&EYor;'
    'END?%NL=8V*eRbcntl`hd!ykm&&Krz8)DVOm?GW)EdyJsA)UIcai26({@IhZohdB-=ianE?LOnW`?zw9QpLVQsk!I3H*Gx8yGJIs'
    'Yh~Dey@k)dE#*;y_>{%5+v~T!wUvxtx}P{tT!?{nW~9DsmV>T<eU2VmScsXHb)ltDm`{ipPg%4=p0A~CgO`M-nS+&6jJKwiZ<M=U'
    'xUacon4_1Nag?jETeyd^a=eqFwNI?<huj2*5D!P2d`p2)8!J1XcvnqZw_r!hNJn#LFDnmKYfldsD{pswvp_E=9aj$%(YQQkGxI3Z'
    'bg%z`dbXi9F(E4U`eA;WJ`Vc!W)8lphR&ft%fObp3ivtc{R^sdkazCVNzrGDlr$>0jPx_~Q3xs2^3u2Pm$b`JGf<3=5_L&XQ8h~R'
    '`{C&01o0^&5HK*(0x-~6Cj%KKGB5%F0}?as', 1.1920928955078125e-07
),
    x19: (packed('<i2',
    'c-jGa0EPeEL-||nA*CrfO<mdjX}Qg<1Lbq|t?$EAJ41yxxrc3Ac?CJ))t}ju-*<s2mDhEbi81?!bB8URH?=)u+1zHnKf5q<zkP&z'
    '4?c|qeT)HxRkD*|NihI{oxywZ0@7R~f1{R!@DO3LRq>A;7pafJ8KJbOkRh9}q&u}ep8', 0.0001220703125
) * 8)[:480],
    t20: packed('<i4',
    'c-ph5Ns(i@^iFBUgc=S33lD*w1U0LcH!jCQCQNcV)RUC5%!lVh)rA-pmkIZ(Zp_K5`S8wQUQC_Ak$<PGB+mV~*H&a=wxj993n_t~'
    '6+Bk|j;v}DQwkB#+HqzH%Os0EJWKf6>~19`RTR~&Suvwv!sMPcW*zfBbcM8)z1XqlSK6FkSrK73j(oW$5zxdjZI;@iMF$Sdx)abh'
    '?}Ed&WgjMJOyfDRtwD@s-Ve2aD^eFkdd^%6;tR8SHt&?i1cQjU5T+@6rc4pgV&JM$k23oqw<v6l0b87iMUlXtYZ4XH+A0FlrU;-o'
    'W);h+Cs8q1ZglM{ic(v3>5SBZ6CbP|DO`KE?bxOQh|dr{EqXR(57&$nO;vZ6Tyrsav*X&2p1d7<j)fSs%$U-_awCT+$SLmHfn^Fw'
    'i<sONEZDN^TAN6~HH~F|WIQ5XToOxIV6w>VS<0aWmkwOgi+S`c?OBS=B9#Sp5k7vK9Nd%^w6V2s(hFf&F^6-T$K;j4E&Zp<&z!JK'
    'bXzTYR^!l_+%G~awl!D0(mlM|KxftQv+pIBeQ>Inq+FRAeC94U5A)r$2`ckB5*>2yPr7Ei;Llo%Mq8n$`kz(5O`N(#JvCDG0CS*G'
    'U0l%fRj(8ypI0mDyo{2()9`irjWb$z3RvIT?z%pCrT9rT(Nqg_U0tuNfRH0z=k^)hyq4>D<;?YmLQ;$V#NO88`ZY-)a+P#SPwvj='
    '>D471Wl!zjxksOVm)QKBCsdF*;>Px~{>R@qJ)5_(Qb0>5)M4q`m0u37c%`Fy>rc@{NfWiV5^rz%{YP=ks#A3<>NiSVRBgNz6LXjE'
    '%-o1no+RNjh8(5eCftDd4B=CDamRlyHuI+J&kPqZm$hLzr*8GEYJJ7b`yq8aS2oRic=+&^b>f-N8l3#sO>vC4d~=HP!@Lj5O#0I}'
    'l&Tg~uFSmVylLa_TRB0sXJ0EdmXs-HJMf=>GIP7?8o9T=BFy3$3sNWg9SHWbs0%hqW=wPN@miC@-=iWPS>}~k$(rJ28Pt@jUGKmX'
    'n(b`fq!O1VWmOetSe3x#mt^KwYLrqWWl$e(l@g`k6k+aNX6w<TEm;++o|4QT6e}H6>=7_qQzpY+E4tLtsWaHG{D-?md{BGc*JMTI'
    '&=SAQMt)ZhuZW~vr8sj5-vZZwUK6_*bL*^Z#mo><-%QKM3OAn=8{Nz}{op7AhYS;+N`K2LSAnE3o$v&upfpLJ!ep0bPo8jF^N>7a'
    'oB1xGo%b{yBK*@Qf3b5?h;Q&un(#?3)-Tw-%GfFr#W5z)xe}pycEPP?TIpVL5jn=z<?6OYdbVwjN~O^dpCNqu+ug@8q|sk<jj8ec'
    'pA1f+wFMiPob@ezdJSx*3NeR8#~IDlwG5ZFZm_VP;lLdcWE$IV6<EM$-fZF6=&2o?suNLZZB#9(++?Cz<)xoj#ub@v?bO2OP$8q7'
    'li`=&{MOCi(`h0jT>t|LMSJrZsAne491bxP0GfjJjs', 1.1920928955078125e-07
),
    x21: packed('<i2',
    'c-rGm-r39g^z&-=rOcn7+iL#YFFyO`*+^%@(%qtg>{t80i@(>GZ#0d+8=iXiqwjLV{kPx$Ew}fy&Sm|t?|hzn=xH`wBD9P#@j`%w'
    ';{BJGHnS_+w`5xw&gWv;RURg!wR|>TU+uI)$5lISec8oqQNCf)`Z(Y73X$8()fd<ZtO_53ngM}t-#h', 0.0001220703125
),
    t22: packed('<f4',
    'c-oE5UuaTM90%|-gx%V8q0S6bH;XP~SC`JQSvI_vN?P>CUS=!`>M2O55F;BcwzZfr=3B5J^u=fp^TC0{h@h2_jz%f02nHbrh1d<R'
    'n+Y4MZ@G1eJ@k9{ox?fj^ZOn~_Q>p+>~f#WL{&rKvVkuq7A)<D$9#9a_e^BWdsV1dTsK?H!mKztF`^5qzXvkUUeC$$>zBze^9z><'
    '@cI3~ePLkb5-{-tkFvlwrh!dP;9Dnw$wlBM4{$LGoacdKgTQ1P@Rtg(N&rskfR$cg@)6i=23BQ&uNZ(MAz)Gljtjs+Gq5-U94!Eo'
    '#KW0x*Vp=|Ic;t&Rk+ii>N`7=`}Sb!?RfFY9#3a4q3nyDx@*gho=fSF&)OQkaE$h?PCm~LrUoeBxEoj&296vDo^1rymw+c2U^W13'
    'C<42NfCFp5tuA194){X~xcMD$umyP94m|GwzHJ4*{swrp0KBsscuos^x*s^|2WDRYpP+!#%fL%M;N&Ub6`J~#&NkLn@5dA!n)jbY'
    '+H!!Q7hhG6ocS@_U{xD?+So(o_I+}#hBEGEY+6ghdS21op)$r-Oln|<06cF3PS}9`N#H35utp86-vQj~046TrIz2Fz1s+!bD`{YQ'
    '09a)QKF9)Bw7?}B@XNixViovt8aNUI4vE0>?Z9Rh*x3erR1Vz50Pm^?=6IgtHd?K39`Uu>+|({53x}uN#t2S=x&OfYAIwX_oc|_s'
    'f2VAjEcy0tEXm@xsGqSbb1D'
),
}, name='plain').DisableLifeTimeVariation()
