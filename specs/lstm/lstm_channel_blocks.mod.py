# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lstm.py; do not edit.
#
# LSTM: whole blocks of channels.

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

# Cells have whole blocks of units, with several batches.
# Expected values: float64 formula.
x15 = Input('x15', (F32, [1, 16]))
c1 = Parameter('c1', (F32, [8, 16]), packed('|i1',
    'c-p1Qxe)*`3<AM}{%e*DYQfnKk6;l<Y+z=vu`orFR1<HjScf{J@ACu7+#MD', 0.125
))
c2 = Parameter('c2', (F32, [8, 16]), packed('|i1',
    'c-p0lu?YY$0K%gG->j|B4+<F~L}TF+4T6oKu+?Y1O{j-DZWj6fd;p)Q9vl', 0.125
))
c3 = Parameter('c3', (F32, [8, 16]), packed('|i1',
    'c-p0lfe8RW2m;mpXSTm+gilUH$+`;^DPU<fB(hbUsq#>7&km{opC4MU8Uz', 0.125
))
c4 = Parameter('c4', (F32, [8, 16]), packed('|i1',
    'c-p0li3tEO3<59iKeIN^2$e$w)nHOo7DH&cUDSo39*8M-CLjJkKM2Vv>;', 0.125
))
c5 = Parameter('c5', (F32, [8, 8]), packed('|i1',
    'c-kGx!3_Wa2*SX^{xhTKM@(}eVL;FsF($@e?gr~jpBB};Ki--JVIvds', 0.125
))
c6 = Parameter('c6', (F32, [8, 8]), packed('|i1',
    'c-ke30S*8`5W&j--^`gk5orMGc}noWRK$qO=E46tLYqQ8T=M}pz!3c', 0.125
))
c7 = Parameter('c7', (F32, [8, 8]), packed('|i1',
    'c-k$Afeip448jWk-we(v2~7imA`foj<&#k365)~ji(MKt<p30@5%>', 0.125
))
c8 = Parameter('c8', (F32, [8, 8]), packed('|i1',
    'c-j?;K@I=_48h9(-^}bls$m>z6jJc>L*A@Am=x9)D(=fY?d1Tg#1jM', 0.125
))
none = Parameter('none', (F32, [0]), None)
c9 = Parameter('c9', (F32, [8]), [0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0])
c10 = Parameter('c10', (F32, [8]), [0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0])
c11 = Parameter('c11', (F32, [8]), [0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0])
c12 = Parameter('c12', (F32, [8]), [0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0])
missing = Parameter('missing', (F32, [0, 0]), None)
x13 = Input('x13', (F32, [1, 8]))
x14 = Input('x14', (F32, [1, 8]))
t16 = Internal('t16', (F32, [1, 32]))
t17 = Output('t17', (F32, [1, 8]))
t18 = Output('t18', (F32, [1, 8]))
t19 = Output('t19', (F32, [1, 8]))
x34 = Input('x34', (F32, [4, 16]))
c20 = Parameter('c20', (F32, [19, 16]), (packed('<i2',
    'c-jGa0EPcudtuA3qupU0X$?)!bthrDaS<IOX_0|@J0CNf8TpMx?epCwxh3o8-zyIf?eC4PN&8P<-4BtcnQLds(zC0bBXmL?Lck~|'
    'y2OaMIz_BmTP^AIv@Taq11&H3ic%8n*t2>j12`^*ha?4`HscW+%7r{R*5=|i+~6KLZU', 1.52587890625e-05
) * 5)[:304])
c21 = Parameter('c21', (F32, [19, 16]), (packed('<i2',
    'c-jGa0EPeASGR@vBhQKZzX{LzJJI>^qjxQzZw)zJ&++&3HMi-NnHB#r-!;#j_4`FP(HmhQ4V{r4BcX@42}dn0{os!CE!J6|$D#rd'
    'T1_nw^@QW&gi?^&U84ZKZlKV7C2=2QT<ir`cWZB@@Xr#ga5bv^w~H@4wi6lIhy_|dWB', 1.52587890625e-05
) * 5)[:304])
c22 = Parameter('c22', (F32, [19, 16]), (packed('<i2',
    'c-jGa0EPc?`-h#I<%v0=5p$o<4QE#ibrsjO4+kGXy(@>W%lA{M$Md6=SNFB$_vtx7-PyU>^?5TDfoX%?%LNThpkQe{lr+BU#YSsw'
    '-?x(qzhR>2nst~nr94F&T6r8Woz#9%<i0TmJ0G2ykDPP8qtD^kf_3Nm5A_k-bU6Ay!v', 1.52587890625e-05
) * 5)[:304])
c23 = Parameter('c23', (F32, [19, 16]), (packed('<i2',
    'c-jGa0EPdfkGFemANk=qd4oAE5s~*l70m%L4SOGv)%!WceI-ZZl|dU1l`R$X<Ix9&bwgL_7i*s}H~)2s1@Yqp$spuwd5oByT1Toh'
    '7#yv~3N?E;oTE{dD#W?5n^&NIcikE@C9JnH#p#M3dXuUtpKF0oy^LO3bDEw@5@Fsr6#', 1.52587890625e-05
) * 5)[:304])
c24 = Parameter('c24', (F32, [19, 19]), (packed('<i2',
    'c-jGa0EPb<3A1m(?TLkfx6#qHJ>l)`wSVs;2Zaqg+YM1~C+Qc3-Pwc9VY6lVrzvIs7cX^xD+f!>g+op4C)ZV3)rnT-+{cwtUCzk`'
    'PFzI5vTFkDYNkdhNbh(lUHC(N+qJ}yyJSs#DYRL<J3$QiNgAVyF*%TTGzUupq!EQXfd', 1.52587890625e-05
) * 6)[:361])
c25 = Parameter('c25', (F32, [19, 19]), (packed('<i2',
    'c-jGa0EPd5rwuciVQ~TV%fH$6x!c9*e<$aOn+FLC8T%iRza=LRb9w7q^@GD1gB3wvA(i{*akH=c2bJY@MQH&c`Y8=G5<smN-Hry6'
    'l2{C=gEv87T>?P_slfY5&Br=G%mD;nyEQzd#V(&bEEYGkQKEd^Jp@A)!WL@I-NxNEnE', 1.52587890625e-05
) * 6)[:361])
c26 = Parameter('c26', (F32, [19, 19]), (packed('<i2',
    'c-jGa0EPc0XNlJX1y|ue3I7GtsmbptBVQ>4_dA<U)py^!byM|gvE3gfsf*nQvx`rc#TRXj0l(Afqm^~}ZzaV6QApw(#sAj6OJC+6'
    'X7SWwZH$qbsp>r44Lt=ngD-)mac|}3`F;csVaCChiPwC>1;wYr{;LZ@>A)0r$(pr3-2', 1.52587890625e-05
) * 6)[:361])
c27 = Parameter('c27', (F32, [19, 19]), (packed('<i2',
    'c-jGa0EPb{)0?k5FC75`sprR^%`cgi^Xuz>`Okx?8&Oej?Hvb0kzwiEM>Bu-j{`~T<Dn7r`!(rJMg5!4DWRoZq=4egVb~Y81bJG_'
    'A_PU7gdT8|o_vXmK$;4I%ha6bj;1e8b)HbH7t6_>c}0ERgnQVQ=Yp|DHI7^F@;x>{Lj', 1.52587890625e-05
) * 6)[:361])
c28 = Parameter('c28', (F32, [19]), [0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0,
    0.25, 0.5])
c29 = Parameter('c29', (F32, [19]), [0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0,
    0.25, 0.5])
c30 = Parameter('c30', (F32, [19]), [0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0,
    0.25, 0.5])
c31 = Parameter('c31', (F32, [19]), [0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0,
    0.25, 0.5])
x32 = Input('x32', (F32, [4, 19]))
x33 = Input('x33', (F32, [4, 19]))
t35 = Internal('t35', (F32, [4, 76]))
t36 = Output('t36', (F32, [4, 19]))
t37 = Output('t37', (F32, [4, 19]))
t38 = Output('t38', (F32, [4, 19]))
x53 = Input('x53', (F32, [5, 16]))
c39 = Parameter('c39', (F32, [8, 16]), packed('|i1',
    'c-p0lfe8RG48o%S-(2Uq69y7OK*OLg!Cc0;7FdpvK-*ugcj?Rj=L3fzArJ', 0.125
))
c40 = Parameter('c40', (F32, [8, 16]), packed('|i1',
    'c-p0l!3h8{0K%gC&#bi^H$guli3$p)My0`D;d1|cgG>o6X9OYA`}qK310f9', 0.125
))
c41 = Parameter('c41', (F32, [8, 16]), packed('|i1',
    'c-p0lfeipK2!m+<zgfrj!V*&(P-yAUg)(7Y2^Zdk2qn(4LGPJM_5XYTGLsk~', 0.125
))
c42 = Parameter('c42', (F32, [8, 16]), packed('|i1',
    'c-p0lfe8RG48o%S-&|Mw!a$S+3<M1d7@4kd$oABT!!R2WRn{(lpC5RpA`k', 0.125
))
c43 = Parameter('c43', (F32, [8, 8]), packed('|i1',
    'c-kF{K@I=_48dyue>0n1q@j$04Q`IGm?=w;?>~<tk_ugN$CDNjNf+w', 0.125
))
c44 = Parameter('c44', (F32, [8, 8]), packed('|i1',
    'c-kGxfe8Qr2m-;^{b#l;5IIDXAmL#eeVYh=u}HyzV5&P8a(@fi+Y<!', 0.125
))
c45 = Parameter('c45', (F32, [8, 8]), packed('|i1',
    'c-kF`!4Uv341&=8XV%8Pki#N_aL7nZjZTG%3*F||o(A84EP4W*5CH', 0.125
))
c46 = Parameter('c46', (F32, [8, 8]), packed('|i1',
    'c-ke3K@tE!48c<We>1CH2QvwQL858JSeT2+j%zYZ(B~f37RwL6iw^+', 0.125
))
c47 = Parameter('c47', (F32, [8]), [0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0])
c48 = Parameter('c48', (F32, [8]), [0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0])
c49 = Parameter('c49', (F32, [8]), [0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0])
c50 = Parameter('c50', (F32, [8]), [0.5, -1.0, 0.25, 0.5, -1.0, 0.25, 0.5, -1.0])
x51 = Input('x51', (F32, [5, 8]))
x52 = Input('x52', (F32, [5, 8]))
t54 = Internal('t54', (F32, [5, 32]))
t55 = Output('t55', (F32, [5, 8]))
t56 = Output('t56', (F32, [5, 8]))
t57 = Output('t57', (F32, [5, 8]))
model = Model()
model.Operation('LSTM', x15, c1, c2, c3, c4, c5, c6, c7, c8, none, none, none, c9, c10, c11, c12, missing, none, x13, x14, 4, 0.0, 0.0).To(t16, t17, t18, t19)
model.Operation('LSTM', x34, c20, c21, c22, c23, c24, c25, c26, c27, none, none, none, c28, c29, c30, c31, missing, none, x32, x33, 4, 0.0, 0.0).To(t35, t36, t37, t38)
model.Operation('LSTM', x53, c39, c40, c41, c42, c43, c44, c45, c46, none, none, none, c47, c48, c49, c50, missing, none, x51, x52, 4, 0.0, 0.0).To(t54, t55, t56, t57)
Example({
    x15: [-0.45518494, 0.1934967, 0.26609802, -0.27372742, -0.018630981, 0.07835388, 0.3568573, -0.13450623,
    -0.03062439, -0.37586975, -0.30271912, -0.09172058, 0.4842682, 0.4564972, -0.4008026,
    0.044021606],
    x13: [-0.26405334, 0.16938782, 0.027420044, 0.06855774, 0.23970032, -0.360672, -0.29304504, 0.32328796],
    x14: [-0.26405334, 0.16938782, 0.027420044, 0.06855774, 0.23970032, -0.360672, -0.29304504, 0.32328796],
    t17: [0.029663708, -0.032651994, 0.09239807, 0.17384663, -0.058045223, -0.08188032, 0.105856024,
    -0.0048508914],
    t18: [0.04728851, -0.122309804, 0.17481054, 0.28594375, -0.21077727, -0.15271862, 0.16866107,
    -0.014871198],
    t19: [0.029663708, -0.032651994, 0.09239807, 0.17384663, -0.058045223, -0.08188032, 0.105856024,
    -0.0048508914],
    x34: packed('|i1',
    'c-lRRu?+w)48jcm-yBLZRAK;|z%ao<#sb}(O%(xe>ESDd6sG6_gRB$#', 0.125
),
    x32: packed('|i1',
    'c-mEqF%keE0D{o}zge@kHV+UehLi{kg@l?GjdcDtvs&h>c!Tht4`o0V`T', 0.125
),
    x33: packed('|i1',
    'c-mcyF%keU41!4i|7I=e*h%#8K!9?Dk`Z2vU36X}S!@}FYVe&r<N`la75V', 0.125
),
    t36: packed('<f4',
    'c-oUuS+?ZVUUn1FS$uwyjuu{WHqp*1*$NK)yLgQy_dHzeG=b}i_pWdCGmq==UE}5UFrK^AvW;`z?^O-iKi_ZqpZ9dy)a{CIMSmyv'
    'hD-nWW0(>;LwR|m?994N5?|wf)IHUFUvN>-mF-_l*<Z%qs{-pS{uIVl8I_AXH}h+cNaUU%df?9b&>XwjflrqAoD223=C!>m^I%@q'
    '1x7oEMJ}qEtRCkkg{7L!z1^W2Bpw{~OD<TG>7FK^_m#JoUR9sc;qD1~@I0p>WU6e#CVnkGhVR-rTxmw$8)aX~Z|?XjG&!T;Z@l@l'
    'aJ#)Wc6;q?_wKdZYYRlSK(5{1J+^!8?Dl|!Z1(^~?SS$&wqSV>2c!xt3=-O7vj?iz#tr}&c8E0'
),
    t37: packed('<f4',
    'c-lKqzu<#xW}nIQ4MHb$F3Iyve)E34a`x<}Z7Y@D?!7SI!62PKe#Uf;OMWMLm|}h(k~^?uRfulKPO<8kD$6%2`=iCDoJ?Hh-qp%f'
    'k(06GoYt%Bz1zD&Zx@(dvlWWmU3G``|5hEp^BUsP>$O7XC|qhw`_gAq@O*MXqr{Xe%eo)2>L>8%@k+e^wn&lHQ!}XIS?kWWndcg0'
    'l(gsZ>CH4-V(qQLmh@=hV#AXbZ+iAxWlVILm?7Qi6{)3tI`&}n+{k18q5j?17a5g4>s*<wP>><}WaSRqHF|>GUEltwN?hNP)Og;}'
    '?~L6(Tf2RBw)^(kLm4)9cKi0)?gNoPzTI9s5NQjNgdjUGxd*}m%G>OPC<KZE0E*m<)&'
),
    t38: packed('<f4',
    'c-oUuS+?ZVUUn1FS$uwyjuu{WHqp*1*$NK)yLgQy_dHzeG=b}i_pWdCGmq==UE}5UFrK^AvW;`z?^O-iKi_ZqpZ9dy)a{CIMSmyv'
    'hD-nWW0(>;LwR|m?994N5?|wf)IHUFUvN>-mF-_l*<Z%qs{-pS{uIVl8I_AXH}h+cNaUU%df?9b&>XwjflrqAoD223=C!>m^I%@q'
    '1x7oEMJ}qEtRCkkg{7L!z1^W2Bpw{~OD<TG>7FK^_m#JoUR9sc;qD1~@I0p>WU6e#CVnkGhVR-rTxmw$8)aX~Z|?XjG&!T;Z@l@l'
    'aJ#)Wc6;q?_wKdZYYRlSK(5{1J+^!8?Dl|!Z1(^~?SS$&wqSV>2c!xt3=-O7vj?iz#tr}&c8E0'
),
    x53: packed('<i2',
    'c-lM8oM@e2FWWBte81t&&W+NnpED;e&!4?KKbEt$o}G8&dfnLEl@nQAg?)P;^3QDztY&sz&Hwkjeqg!o;q}KcH8+`F+TptV$`sd@'
    '2e-MO2%nvIFlp_j%DvH->rS0)w}{ONdL-KwAMl%{UtMgj%n429mwdmkh@ADvd0+m`@(&ix0R68`Wd', 1.52587890625e-05
),
    x51: packed('<i2',
    'c-jF_0I&Z~S-a(_F%z|aJx|-YYt0j<k!6_&A(5m1hg<Ixsmr~m;n#tA*OmFVUHa2UM^eSNb#4^gIF>c1hfvC3#i<qi18YI9*5-C_'
    'YAc%;1br65ASqA', 1.52587890625e-05
),
    x52: packed('<i2',
    'c-jF_0I&b2;n#tA*OmGIhg<Ixsmr~mk!6_&A(5khJx|-YYt0i+S-a(_F%z|LYAc%;1br6#18YI9*5-DnhfvC3#i<pyb#4^gIF>cH'
    'UHa2UM^eSuASqA', 1.52587890625e-05
),
    t55: packed('<f4',
    'c-lKM|Lc+^yEg_e_+_9`s3a0>HvimW<^OYE_)AGXoErFk(`LsU*QL3C7PW5WiO`uVS5*`FhcnT#@w&s0Nqx!Jbj<VJvvMxE1<bhc'
    'bBnXQjL4zoQ@)+;)>tiRSt1p(YKpn*{dI}43xXEMF}~_{i+ksu*n4b_veTw!AG<v^HhXRD_5z_Dkltgn*Uom2t?l03dq8~Ky|z$!'
    '0MEuuCj'
),
    t56: packed('<f4',
    'c-q_eYwwAvp*y&h{mM3-6`q*Cn)SD0j!46@XF6p9mNNv-{(Qde+)U}TRVR+-%}nagm>->g@XDY1ZPKCJ=bT%R@@dUB-pQBrE;e{+'
    ')vfus_a<vG)2bxnj%GQ%3Eqn~_j0XBHD7jhb;%a7koe~x=lSNW3%LAPtVZ1IUa|dNTiboM_WSJi*@4hr+kJMndu{FZ?cNLG1Eu!b'
    '+JK}0!-P*Z'
),
    t57: packed('<f4',
    'c-lKM|Lc+^yEg_e_+_9`s3a0>HvimW<^OYE_)AGXoErFk(`LsU*QL3C7PW5WiO`uVS5*`FhcnT#@w&s0Nqx!Jbj<VJvvMxE1<bhc'
    'bBnXQjL4zoQ@)+;)>tiRSt1p(YKpn*{dI}43xXEMF}~_{i+ksu*n4b_veTw!AG<v^HhXRD_5z_Dkltgn*Uom2t?l03dq8~Ky|z$!'
    '0MEuuCj'
),
}, name='cells').DisableLifeTimeVariation()
