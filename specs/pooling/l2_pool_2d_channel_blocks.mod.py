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


F32 = 'TENSOR_FLOAT32'

# Whole blocks of channels meet every padding and stride.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 8]))
t2 = Output('t2', (F32, [1, 5, 6, 8]))
x3 = Input('x3', (F32, [1, 5, 6, 19]))
t4 = Output('t4', (F32, [1, 3, 4, 19]))
x5 = Input('x5', (F32, [1, 8, 5, 6]))
t6 = Output('t6', (F32, [1, 8, 4, 5]))
x7 = Input('x7', (F32, [1, 5, 6, 16]))
t8 = Output('t8', (F32, [1, 5, 5, 16]))
x9 = Input('x9', (F32, [1, 5, 6, 11]))
t10 = Output('t10', (F32, [1, 5, 8, 11]))
x11 = Input('x11', (F32, [1, 16, 5, 6]))
t12 = Output('t12', (F32, [1, 16, 3, 3]))
x13 = Input('x13', (F32, [1, 5, 6, 8]))
t14 = Output('t14', (F32, [1, 2, 3, 8]))
x15 = Input('x15', (F32, [1, 5, 6, 19]))
t16 = Output('t16', (F32, [1, 4, 3, 19]))
x17 = Input('x17', (F32, [1, 5, 6, 8]))
t18 = Output('t18', (F32, [1, 5, 6, 8]))
x19 = Input('x19', (F32, [1, 5, 6, 19]))
t20 = Output('t20', (F32, [1, 4, 6, 19]))
x21 = Input('x21', (F32, [1, 8, 5, 6]))
t22 = Output('t22', (F32, [1, 8, 5, 6]))
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
) * 10)[:570],
    t4: packed('<i4',
    'c-os5RKme?t!Kw9sgQ;@8S@TUC@A=ZdD$hLYvDR&mQs|oEQl?$uP<ZMEr)&II`&QJ7E-XA_F>oLx)mXIk6ukf)r>=!EHepMMUt89'
    'mkd-(7Zq^XhiYEXHLQKNrPuYMGl$vErB=;sPi=)nOL#r}U**4e&%OL$<@K8j3w^xI7krs<&SygOQ^((EnsEq|WhMcuNHR0K!z?06'
    ')xyQ+hJ2`wxJ8u+55N5*tMKW9Vaf`-1j_QvokL%|Pz)FF_U&R)@zJ{P?be{8TXN>VR=lsB7Mf-p!ep6Az$%i=WMp8302qzLgwhO{'
    'QZOL~qJ#(9OaLhuCEN', 1.1920928955078125e-07
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
    x9: (packed('<i2',
    'c-jGa0EPd1e<PDmZ3WMxmjgjrub+p*qkqdYpW_Qdn`7rag|Cf)_ajSbb=B=p`BUAkrIiWsVauKA!HX*;-5-5T&%LQ=S?B39+X{!0'
    ')FUpaJ&idKjl~!N22%B;4)(7ZUN(fJihs*G%-Ea-X0p+Y2O_~&z5EfHGk{$qmc?^CX8', 0.0001220703125
) * 6)[:330],
    t10: packed('<f4',
    'c-mvUzPUO2DxdHY!_a8~A&Ev;*=8S8`Ru_GzW?dcF8=IEPkvU+W#=;8uYEcE-_(ivE9x^}PJLgrvQF*OHvhbTRo5=A{QdmcoYFHZ'
    '?IRdJT5bxsK8>9bWaRI}>?e+stEb&<tAAeg#6@Unwy}3sG{Yrs?QiqA8+(tr%EXk+%Q6m(+NzzdFA(&1;?ypkAC@2WE?fxoR*0RN'
    'eAoPgRZ@z}v42Y*d|Rksw`Z$m6_SxAN!EEwAx4H*&wBfSNF$k!t>oo~82RMjqqgN3Mz(3WUzrIp@`KNb%2XnaJg~<h_AbQ8Mv!lj'
    'j4VrhTXB2i_WZAGa+eb>-z>F#c81F?4sU>VU9G$Hu*z+#?yavm7uUXa)PqNiVJPRs-ML^RuQGE?j-N4Uo}{I+j$z_VzK5ba*}a$l'
    '+BbE^nl+Z$yC=jh?l=Bav2KovQ)bVCJrBQ_`Q1rLRzKo=Af!<0h<#D(Q<vn1^s4q1%5RdlwoXiaDXy~#Y@~KaTHwcR7iu!N%MWME'
    '@A~`o`_g?96F<b5mK}DEt$0%ECKO&EbI76G%3^8Yaii1_&t2EQZE#z}F@fRUEs1MSci&%@r!wWxa_8Vlb~lrfvrg`Ja6mHB-PU^('
    'E5t}&VVgIXh&0mn&67n^5F_9GJ3UPr!^l%k7rf6wjQm(rwcnOVBd^4s6Dxrj$qe!>l94hAEz6EDU+!(`{_rJU^l{#%G|d-B4Dbf%'
    '6_q2-jM~Lt>W=k$1e|%eW&%87ER`i>Q#HUw&OFX9^G{E1|Ah8nPTtR-v_zFQMu;k~KR?dFqr~&`ri=xj*jaufHh%U8E?g{JZ}i#T'
    '3y3QkuqukGnJWAg_#>{p(Co9G#a({pZ~6j9{EvH?$T)+Ilob2N_EJw+a${DcjPT`ia=h|y8@ZLF|Ga0E(BNS`%WK9Z#K2+4&Gqw%'
    '0n2YmUK4d@er_pcK|vWY1Jz3k976IZ)tE)CKY!BXk>&a3wnkl!O##VB1%Wwf4iF<{A3Xo7PNb2V9Ab)>AVyk!RA4xdVdPQmj@{M}'
    'BUL!Q+|nS@NO?70j`t8F?LodpGScUR>Y`H~%UKsTC<)0haeTAX{KR=#6K{YTvrEVv)fC~C{K=;+!1?flH#}n6gN=0e_kfMGw|8&='
    'ArS3=M!-l1IB5^#L51w$1e^)c1?OQk7s(KNR3lNWLO8%4$wEvc?a4IK9>Yi=v~xfS4Wf*6fa!LycR&wIu#xr-c6JW%03;NknC`Vl'
    'F&AVc0QWYq%>'
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
    t14: packed('<i4',
    'c-rd_QM*!h<<thdbFaSGJxf}vq*wRB?RA$<O^MHw8EwLOyE^XdTJ$AW<bjh|&XpG_a=jCUOm7JuwCrUTpPaI87emCPjN<8KyfY0S'
    'I%aNtQqHpX$U-N5?o-y~rWU<Xr4JJH7=%-tzv%m$SibX0ekpyzE=){?`%~Uolb;GP+Nv*<f?ZV<yiIRuNoT5ynphWaWds2RD8T?>'
    'foTS~1QN~2004G*KWq', 1.1920928955078125e-07
),
    x15: (packed('<i2',
    'c-jGa0EPc;p}U7?UrR+<3oU_9xg{}?cj?o|V=<MHaapq;KRb)pC%?_7#gR`%pWzQ-MFC-hv8^4An;(5+i#hWnAUnS>xsdav0PJFE'
    't>n#zJnR|z<8<4k>D~pCT2s)VrQ(rY_3gYD925e%JF;Ruyjogvn=-<<YEzLWXaZV0r~', 0.0001220703125
) * 10)[:570],
    t16: packed('<i4',
    'c-lL%VA8F5exkSD#TU6qMJQfj@tt;M4UfPYg$s&Wd~r7}Eh}?r(7P3M%6^XiuQM;1Zfuju`gZ8k42Dam@BHD_;(2Fh*1PCc#w`uG'
    'mR%Jm;)=N5EjiP&>`ut5Dyv)n7BTFbGv|U<uF$RSoE`ce9rrffl8gKD;n#~efu7H4NCtp}TP!XVAsKMS#cbIUp%;&k3}{JXIhA#~'
    'O9sgRWOJbgxTrAkePYSVK{7x<>SF#jwx^C^FQvD7_wZRtU6E_d_V<W2yls9;`?`_X4W_`%;O+0trWO8gvRE5D<)*L#-xrNQjg;O$'
    '3)mEv<xjfO#j?aZ#n*Pu!D%xat{mq!K6u3`Dti9ryQSw{inFs^znv5Pw(GX$mF{%cu%*2(zQ=#o7xJ7IUMqrR07#h8&-nt90UlfZ'
    '!@6#+U5jME&&D+>?mu7NM=}7}T&MxkJ9QRqG&<&iWWeXIMx3P~1(J^*6|sh?ca@p%<<zvb<#1#<{My!zPmx<zLN8W^EjRL)!+Qp`'
    '2T6f#96Z-t*lgVH{*Z9}Qe<_>h4YuYe1UCi0`ndtMqR5{#tJtDTzxd8tQCIB+lveM$bNKvqojT@!1sZX2!jbva?n0)OT#x=%zvDa'
    '3;+pRiJsI)GC*BH+mtI-@idYFiWc!gj(_ykkPJXJ7is|iFH61O(b~_E3}9ej1Of&|7|jT#K};9}%7x0oR4|}%(P&0E&48>7D$Ibz'
    'JWK-^F;p@lkyy+{l0y*&0B>46$p', 1.1920928955078125e-07
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
) * 10)[:570],
    t20: packed('<i4',
    'c-rmH{ZrBh0LO9dNSQKg&N(F?I5M-ZgeZ!jfCTcD=O=j-jsOvP%2+zGa*cDwS(#HKR?McE*Y)6buC>-S^qd(Q<7j8rdE{}{ysp{K'
    '^E!`t)ZDJ0#!vmW{j|?N@Oi($e0M_99A{9@BW78Vqfc+-EMe+OP&QS*9#CU|>w_Fa->n-9)|I&6!@dnqXWvX#H+12$T^vqo>9E^<'
    'Lro~hMyo2UHZ09L)`;M;XH<np_NQ5&u6M0?-68Y{eA3mIf`Poy6Rk~`3>8_<0yxFrqFOf`usyt4Aq89=u*>OdNa@kJJaKq@F@*<N'
    '1jcVgVM|k<;eP+n2HtlS2=tgs3*6x@L^phdV;{_)H5*f4;{bvYO@l-QejF?iflm=Vo^HH&ZWZ%|KV=2h0)XC4_>$=L(x#2Aum#(w'
    'U=aMrikeT_`U05jkFmaPL&BPF##lYe-KmqUzLqyzRf|`L&?6dGjFr{DJTTwo@R=ua)`Ls0Y-^CKh@1ZKL)Hz<uy;}{&InOML-O{3'
    'QLQU|1_sbwqifcHePMNNc#1p|GN2$GS&?CJd(fwMF*t&*UnWLb)J?hoQOB6M<Tg6&kesY_vC$olLrkc_2r=Pz+}#xm7nCbDKUic}'
    'BB9Z9%OS$PWbO3hm#XcSGhZgXhiN6rdJb$ce^vn7d(eryW*^tQD(Nc-Iup0!u}1beTxu>llwSSF3nYW8xt?dM_g;0K8#wFlt#5L-'
    'i|)=Qy1$(mOs3uMZ2B%ckn3}&0o#rtLXlp^=np&k=w+n0AMp{*{;}4NtaNQ~%e^T^GXljAjAgp~j=L0Q`fmM`Gii&O$71jF$f`bK'
    '85(<W<*i=D?XL>sZ(kfhK21S<{wHu=_^h#iQ(GGp;#JjspxG6<b7~>C(q{4Oxn@^)?1Mr%-Skz=%gr&?uYZnQ@IH?3h_SwIqZV_X'
    '$5=1AGtXmBUP^eg^$r0f`Vy+o##nboMK6E)*cnI~$F}G?$}P4B>$rOwu4aH76rS2St&E~l=eHjJ4I2D4Op|}lxKEm$$1e2t+Lzmp'
    'nlRZ*Pr^qB;->qfvhp_bNd5^2*Ogdw`meL*q2qx&f0SL>OrO?`sb$W?mT!bTGnwQ3&STFl`Le2A4HT|PK>q|Llog%$karSYQ<Q5{'
    'R~%<&NC2J&<<b@zSoo@JYdyMAkuJ%WHxO-Ftddv5q)3!RgLIdW&X)-FN{U7c@~ohGw@Fb<u`$SWy@0|v!UXq&sserkVaLa;VkVaX'
    '3h1>v-!T^Jn>kujG83$_v=A&@DmL#3o!LVIMcbscct=AXTTG+nw$+qbcxCDgt*%mK06@Nojx(@`^?b5ok4V9h)|Ch)Ql3&Hz*wYZ'
    '0vk=hl!^(oMhRP2&jD%;<yCDg0i#+(X4Z1j;}3z>7^|VC2KVkMi7dwYx-G-SCC6AfBoQAtD6D$3m91bY>kJ}nj1_)B@?)N|u+xeW'
    '6lWjS@Rf){vPBI?p5CqhG*eKL=sd)55TQAH)l~R}LY$RYNlEQ&Ca7gw5NriC*GWPd%cwG}!BnM^qVd%tIjK!T&<o4u4K&*xg{h`O'
    '1e$TZweL&z;}j-JV=2WUjQ@ZC&f@;tyT1XC6GZR', 1.1920928955078125e-07
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
