# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Rows are long, or there are many units or rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4099], 0.5, 100))
c2 = Parameter('c2', (U8, [17, 4099], 0.25, 128), (packed('<i2',
    'c-mX~{BpkSs@<-QdxD>oS!B#!dUOBZ?+>H0;`X{t*Pqj6cfKoQM#bh;u6@}{;y(s&+P0#luHi(TPU?4?vqhc^lmGx-t0EH'
) * 1143)[:69683])
c3 = Parameter('c3', (I32, [17], 0.125, 0), [16470, 5850, 4410, 21240, 4770, 12060, 22950, 630, 3510, 12240, 4770, 5130, 1440, 9000, 5940, 180,
    8640])
t4 = Output('t4', (U8, [3, 17], 5600.0, 88))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-p&o?wGW*LGk>ISJOB<o(kuAtKH7<i#xu^q%J(7@K4p(_@n)da@Uj}O4QV!wk^JW)GqH*hq?UQN)O2;@^=|10RW`=9f$'
) * 202)[:12297],
    t4: packed('<i2',
    'c-pg_oYqubR-HWU(1z^f7Jkh&pKK<lH&&NbB~LrJF*~J|Pb>73&7`!Zno^+1VW3D09|P$C06r%e2L'
),
}, name='long_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Rows are long, or there are many units or rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 65], 0.5, 100))
c2 = Parameter('c2', (U8, [1031, 65], 0.25, 128), (packed('<i2',
    'c-mX~{BpkSs@<-QdxD>oS!B#!dUOBZ?+>H0;`X{t*Pqj6cfKoQM#bh;u6@}{;y(s&+P0#luHi(TPU?4?vqhc^lmGx-t0EH'
) * 1099)[:67015])
c3 = Parameter('c3', (I32, [1031], 0.125, 0), (packed('<i2',
    'c-jGa0EPcn+B*269Hw@*(4q>UC^WRd6vn2?OrErSpjJkN_RP?t?kE!GsK}`5NKiClyc`lRN+zr>EH<n<S`wl#Ko${F5-(W-4KETD'
    '1tS*#AypeJ2w5d9DKZl>14R`t5<VkHHw-8YQ9njRGzTw8Djyam9S|f_5da%MSNjbn+5'
) * 17)[:1031])
t4 = Output('t4', (U8, [1, 1031], 88.0, 68))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: packed('<i2',
    'c-ou!(dFf`_3Vrp#Y-puzQ5l`V^XK+8;<DId-k42n>||>>dltfq2*U}I_`AN_aN!mMUjf;y*`h9T_y-9nl;S?YG$Am006$69!m'
),
    t4: (packed('<i2',
    'c-jl%ooBe~?AnY@V>M^rsd7aHyR9cQ7+HJPoIBWOzD_r+GSqK|Q>b3|0{_Hx@uM?7PqkaFrco2smlsuEQo%q8002{_8V~'
) * 17)[:1031],
}, name='wide_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Rows are long, or there are many units or rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [259, 33], 0.5, 100))
c2 = Parameter('c2', (U8, [31, 33], 0.25, 128), (packed('<i2',
    'c-mX~{BpkSs@<-QdxD>oS!B#!dUOBZ?+>H0;`X{t*Pqj6cfKoQM#bh;u6@}{;y(s&+P0#luHi(TPU?4?vqhc^lmGx-t0EH'
) * 17)[:1023])
c3 = Parameter('c3', (I32, [31], 0.125, 0), packed('<i2',
    'c-jFz0KxxO+B*269Hw@*(4q>UC^WRd6vn2?OrErSpjJkN_RK&Q5mFK_Spp3&5)=g^7XTqu8!QM}B`qm36EXuu6;tUIC;'
))
t4 = Output('t4', (U8, [259, 31], 74.0, 92))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-p%;hdH>F>BP*vb#dMm%iflr>ptu~XXSLQ=Z$5IKC|N;ucS<U|F9(e^3t$fd90gr8k5ZBgeFXX=pb7X+NaJy2><}sdmX9'
) * 141)[:8547],
    t4: (packed('<i2',
    'c-rm3>24E=0RZ4WL0_TLR{haxw_Sy83%P+162P$&+lg;`d{4&rF&^9FV|<V8@qK%IJMl$)BqSjaAQ7P)3tCvZyHKgBs#a?IyD!kE'
    '=)ZhlW%1>I?zznS1<LPsf<*?SJkcsmXk2X{LOEFqAg*rj3CoXeL5VwPWUjHaHMmx^Yys}?JV+An_+AvFjP6@wXzRc=_ls&71H-A)'
    '1AiLzc8I#BfCv0SDlpv5YVH~NcQE*BU3mB8_j<c%WjCHsWKdJS_dF!~aC)nIYnNR9b>W~Vh-HQY7$E8A@NOzDhFaVyv}YvbLR<)H'
    'vci&pm0Qp%-Cwu#G3>u|G&jt*=<$K5f4$TAYVoj%3p~TXX_!LZ{6{kqa3HEkdztb&E~Sa=d;w}@JcOj}O^3icbt?Ma_1fmnodaf>'
    'xn~_P@P>?5hd`bnZpvZHiIqq6{MZfVnr-oKKE*l8`F`=Pyp0@l1iRZIRzT#8PMTx12YbD%9$6?7mSnZ8W!&tgDw0UnO?xj-d;PuS'
    'g5%U?`{S!8S506qHZ47Hlv!X_sTOLOmIrzK-|7?=fEbE|xI6+vA-S$7Dv9YNzvi=lZy^lzlyt^=KjgTz_t^lm50jKD<%)+VY_|#w'
    'ktEPPi#z~=0i$7#au|(NmtfajTYBnvL9pBF`}&_1CjsIOzzlc$7V-Ikum$att8<<ECcP)gRcU9qJq)R121FjDURT5;DHj`uK!<Po'
    'nCb+P6Ibb{+mROb9aTq+$~oTIJ~G&NJh}c2`Oag+^bVIm6)%xngfq4+$&fd7XK90iouup4nZ?qWX|^=eHlHAIWcf2)<DDR(dyPlt'
    'hd^^U#cqx2v;&RishV|&d4>K2A}^&1Lg*<elX5V=gin}a7pq&Tgp_0DH}{i6q#qkNHBx^qUt<#u4vTVL75fR3PaPWDGhBC@ShMw7'
    '`s;r^Sl2H-A}Vay(XJY}99&ORZYLVqAB<^x*1qnwpoORgd$UVldmiz^d{vz#ekP4*(mDHV?JOFmy?ApiOj8EDCP)5FavfWT*^0ZG'
    '`eV-r&Z*X8+T!hq_p&}<=cDM$Z=1Hf#Q!H}>Vy6euDr$nP&pg~Z?`_v$Fqt^VETU1W!Xfy+tPV%C*LFss+=XqTjV_Qn>sFF)Gf{j'
    '+N5J8I)>B#q&E|}zgT(W+R$YhlpP5HVmi9&8u?`k4B+u0K{oEo1|WPh#$2Z6D2jLR!rx;CelatY8#L{B<bquump_@I<U!vlU$5-M'
    'W?Q}<6KK?V1Yb81v07wW;K?|&+qqEB1a0w7N<YUdfW+$9T@u(mMnO?od_laHnd*&tWEsp>dNYMaWA4VovXJoWj?9&DrfdooU^~=l'
    'qah<7+|gWfB$>E^AeEaAM{M098#Jp&F@G?i7;&X!61SL7O6(g?Lm`h<{CLy%)JEtX#~M#CeBsfAbiDglHnmv*^#4=>Adl9@(yDgS'
    '#fwB5DTy#2S6=Pgw4(=<#dD1zZSlR;WL_z841J4fvf)NyX44H5->@C-rC8#?3x-*!flhUu<b7T2$eC$%o$+;5At>lf;@6&ZS^-J$'
    'y{`Bp8rvwxs;Y1?!w04lw$?mgXk01QDzFqYidEMkT$R{(?<B`*(?`9Br`$uAzU_q98=a9?;oC=R&&~R&eZ<r7%G1p0IXo1e&B7ge'
    '_@pEuOgvD&`Vyt|Zhty+t7?v_!AaTLE6lzkOhPjHf?{?~V8ymLKRfm!_=Ho@Z!(DD$yEYBU6s}MXe9wc?r`ggJDBRiYf!b}v`e^V'
    '?uUL^ty@)jbaZ1|p-<?uT*TAYkQ1*FFV3wGvPE`l_;gXVUsU8l4m;(^o7I%Xf4PK2tfc~zn`<@wEEZK6ROEoxq{`b`sT~CS#z5bJ'
    'OH&pgTIpH*=MOe+KhG)nB{r+VI?yk3!RIo>P2^&7c-wt+QxXl!Ox4ja?!}Pu>ogeR!p>+-748)gJL2s@*6J~Bx>e9FKbyJp?pHdP'
    'Nei}9tVlkDZLMW<amj`&NX0~7OirypH#$Bvt0RhIZL^+;Um$s@^ofPHe{6Mb_~SEO{Zw|I0rICvb2N(D2#$CTj}t2@SNcP7b!F#S'
    'hZ}AfA1m3Z*^m8rE*U*D`o*FPGv!PN3s8+u+M%%V6&8Sf)yLGCZm{m6g4vk&j^hcdHu;)*itu&YMg2&>5ahmWDC|vV(+9GpFEA~S'
    'S<-OPH1O&kyP!14Jc@_*%yApq4KO+3dZrg@2%|apo=K;fUyB1I#Duv&r2N7A^)L#F7(X80L{^XLzg>8uj@?%Hbbt|o3V3xA3>Yd@'
    'r5ANU-J&`x*^pbd^r8)t@z4cO;J*c+imz+113$ZT>C&Z3moEK3{0|o{wJ!'
) * 5)[:8029],
}, name='many_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Rows are long, or there are many units or rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4099]))
c3 = Parameter('c3', (F32, [17, 4099]), (packed('|i1',
    'c-j@p!4Uv35Q0FZ|C%wEC$k7NYbDBN8Vj1Mo~;hIls{hm>D&hvZX5R', 0.5
) * 1143)[:69683])
c2 = Parameter('c2', (F32, [17]), [3.5, 3.5, -1.0, -1.5, 1.5, 1.0, -3.5, -3.0, -2.0, -0.5, -1.0, -3.5, 3.0, 1.5, -1.0, -0.5, -2.0])
t4 = Output('t4', (F32, [3, 17]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c3, c2, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-jGa0EPe4Gg8WSEzf6XxHD3&zbeTrSbs%(w#S3qq8PWxH}3yQg*s3CBs|>`Y*Z|*KaI|XLLFn3<&bMIKUSGc3<d@K2=@>A2k{B|'
    '4fzcP1PJyD4Dkp6_VDuc{{is{`~Ug*`2r052mJR03h)I5{0IjL1OEE{1pof@_W^7?Cj', 0.0009765625
) * 202)[:12297],
    t4: packed('<i4',
    'c-o8G_ruJv_`?-r76rbIv#pX_CYBX{cxU_Uk+#X@eY?ZG-R0c)GWD%}5~d}lwElDZU@M(im3ZDmV+z;ABuCawX**O8Iks2F9Na0l'
    'A}CrZ_VzT>C;xKWylVsBG#YIwpVm-x_nNG*tc)7RH$mn{w?4l4z$p2X>Crt!gvfiK2;-w~s3O0Z7#JA-0}%*-SRj&+2ms&QU}6', 0.00048828125
),
}, name='long').DisableLifeTimeVariation()

# Rows are long, or there are many units or rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 65]))
c3 = Parameter('c3', (F32, [1031, 65]), (packed('<i2',
    'c-jGa0EPeG$3j)3xU+T;$K8M8cT5=H3K$vku>DGw8o*#ij>qYcXYN3TpMSmR1)U%2@LG;xcmY|)uRb8txVipu0{;O60sj920RjL4'
    '{rvs|{`>*_0RsX9{Q?62{Qd(10{{d60|EU10{{O20s{d900R8|0RRC20{#5|{*oLxw*', 0.0009765625
) * 1099)[:67015])
c2 = Parameter('c2', (F32, [1031]), (packed('|i1',
    'c-jTQ0Rq4<1Oq@}EB}A(D6%{E9n-Al=CNh36m%dq><(odpx%*57@z*q^agIos{i%R9ry', 0.5
) * 17)[:1031])
t4 = Output('t4', (F32, [1, 1031]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c3, c2, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-jri$pOG12n0Y5SLwf6KnU?agO(^+2iAfMqRzwdrH2Euhg32$OIf!oeDUo^W~|)s@(-*{9_a', 0.5
),
    t4: (packed('<i4',
    'c-rG*4!b7cuEjnrM{JWH|3lS3>TOHq?tb|=sj1df;nP;brBnaRV|{YO`)8!pSFsA0xZ5AJr>?it*i)O%5E*l<O1@>u%=7EZ)7)dv'
    'uU5U8sPiI!#XjQ&x`+F|7QKBKe05#Y<uG1Ti>TE)4@-sQekaRDi!bT@pAok|A@u)$1~38=3}6gGAQ7+_RF(k*z#N8uU@lB0iJJeT'
    'Xa)cnt$$k', 0.00048828125
) * 17)[:1031],
}, name='wide').DisableLifeTimeVariation()

# Rows are long, or there are many units or rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [259, 33]))
c3 = Parameter('c3', (F32, [31, 33]), (packed('|i1',
    'c-j?;K@I=_48h9(-^}blq?%x?$XT_86gze$`j0_<>q*#HCh7pE0TK=', 0.5
) * 17)[:1023])
c2 = Parameter('c2', (F32, [31]), packed('|i1',
    'c-jTQ0S*8#1Oq@cVgLUvsoGtY7SY2~Cv=pJ$GTyUd><e_5$*', 0.5
))
t4 = Output('t4', (F32, [259, 31]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c3, c2, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jTQ0TKW)1O%{SYwQ27<rtc9OXc>#O~xFJf7-3~L#axPb=lI|Gmr^yAtggm6g+FY8vy', 0.5
) * 141)[:8547],
    t4: (packed('|i1',
    'c-jTQ=~G&X0RV6w@ZbTD$9*HGoPzh2C{g3OJISuQ$t0WE$<DMhdvrR}PCxaJ=!bsWc6wwxO?T2ZNj00T6^+ptuNY4dMN|$sg$D=^'
    'cqqu#->(nARa-5L$?!4`mp)+m=FV<n`QVV&^;I>KNsTviUTCYXbnJw0T9eo(TYQrJ$BLR0lqE)$U9yF;x)(p@Pk^mciAU!))GElo'
    '3EcvM)5C*1_k~sBNAfzjETg<(xT30ocy(!l`;O#VRRSJW_xo|pphE1$co7%rHKqUe+&#NF$Pr7nLAt;EKRIvb=iDKDOw;wzj-dRy'
    ';HW{m27NP!Y|;0Ly`&v$>$A^(#ws`a)A_a9g`1~+0WJJVvbt-8^T`McdC8Y%on}(OWK?#?FQq>;i2E3=D%jG1%i)6_V9nL04A#Dd'
    ';ohZCGQ^FbGSw@^*|c;%Z05pAH@W%W>Tlsc@>IBmBQ<-77JCg`ik2}+*eqO)y7l$9jgsK%bX*+NpRg&D^s*}fEL$?O`oByVB%o`l'
    'qQ#6Bbb&{%>%=q>$QRFXt4q5{CUiBRJlf1$=j*jG7Bl<+2zO=>?i`7<cv;^xv*&fsrwll4^ZjTO7LjMZgJ>$YM>Uu|(=6%a3)sIf'
    'W!y;juTj)UGj6nHYJ;t(R#}PiieElD52Ml%4`uF0o>Lhs7~_!hGV!}U65WUz%!xSoit^#}#H4q?V-d2d(@;+1)d??ZB0=$UHbM4='
    'TiX(>Cycfb+qW}vw`VusM^SIG6F-eGskwj`Plco_!0<oFKTS5?Qsd)<zY@vWBkl*pHyzs4u&nd8mq&jJ#DaA#&I+jqhm(b?8lQF^'
    'Tsyx<By=5R)9ch^TqT-NZv6KKrj1*!y(>aM61hd4Y39UQ6#T(Uj{ZMn#2G1(1?zrRk9RwTBD5${3f^X1T7rbjnR@vsj!bLF&;XBB'
    'yQ5sqjxwFn?&4E~1DRlrsUqOpx#`6uV#qHrHQK#5l^B;Fl2tul!hz<jh&=~@J1EK5IEgBXl|yUuJJcX2vy}J*%n`O-0fuT`y3(v}'
    'r9<t&9+R$it}$xDN=0^FxXli=LsDcyS6U|rE-JCKwHVG0e!S~5L*)Zj<_`jaNq#2nPVXQq=@yBSYim5AQ(GOga;_@VZOVXmyZrsq'
    'YUQm^#LKubQaT9d$fB|92U+nJ{1(9<cT|+3V=~W?lL6~s0gcJv#mikA`DugPbYxKw{W4v2R3RA3N-?OAZiS=ae5BO>Aw5Roi+NsV'
    'bn6qwrPz}oKTxG84v8xir8OT3LvqI7k9oN~r;ojB1{y8mYda#Tl!l^YBgSqxNu3X(xl&3jpkD0czD6!u!tB@`z{Pln9r{D*P8xh@'
    'HQPZ0a!~yO{7%GA-0EwarCjf*L_wx8&ml~mGfn>GVqPN4GE3(}RFasND&OO+rZ;`rKm=-MLsui3!^RlRCo`x13F&{`Gh~=!H9=4g'
    'p@|VK{))qD3Oc9}sXQV8+`m2irXI#B9mpxkx0$Q#9zwY!db5AYe~q8X!Ty<Ue9Ux9^~05gRCda&EJh!)NMv<+Hn@O>z_toLu{j<J'
    'NmzIYOw+ulSlOKs6idYM5l>uS$iHnm*7n-(_Q*xwn+NlRn1MtR8l}_Pnj-p)g2L_*&Wb{S{u09iVM?B;i0(tcnU7!1Hr?skCifJE'
    'M<Iu`cdA!CtlPfUO*%We3Z?@sd<XU9M*YPZCQk|2PZVayS9M15M<yMsdU3ftbCvhgEjQBctR^!;+DmkS(>FQPi}PP-Q1LPNK81st'
    'fIOzRE;1QOPhK-e?pXMhN@88b1k_}zrtXL${8g{EWBuG$@ED~Vel>sF+CUno4`~Oqc`OnrT()qUPKR#yE2t+M0P;wzwSQ(E6E1K}'
    'CcFkSj8{@@u_ziFP@mYbPjR37hHm3aD22wmq#n@aDB$~HJ$hbzy<$2uc>f0Fwm~F*Pk+-qCDKs&L5-Y1Y0s{=^x<Z9aXZnE`=<MQ'
    '_U^!Vw5}D!2$_AXoC>SBQQG{J=!pK>j(|>XzvE7;Mg6_7jodiVh?<Dqvc*$dq*GdZR%=T|R_-hP-w+z%>L@eMLidT4W1`*`sh)(i'
    'Th#4<g|-H^|9PORv+cS5I+R~ydc5#U{?wzU{S!eWknjWWOMxcvn|cwQXH(B8xf7iU&k}fSwVhaU=a&ae$H76CtJh?MGvhK8S!ZOg'
    '>s}Zlv#NQQg3!os0j(3<o|&&nO`;j5n0px^y`Zp{W3)K5*Q>CjvG&s3sX@GXA8ybhpHiLmQzV8WJC?|#`0*3INpO5fmCO)r?;hxN'
    'dOO){6ltZi+=~roqDsSBjR)&!`^BNVpSL;0K+y8XH2(&b>L|b~s_Lxn(Oe72_sjy+36*8}VVh0)lGgQqoDF>-', 0.25
) * 5)[:8029],
}, name='many').AddVariations('float16').DisableLifeTimeVariation()
