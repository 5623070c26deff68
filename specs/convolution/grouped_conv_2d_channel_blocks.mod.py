# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: whole blocks of channels.

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

# Whole blocks of channels meet every padding and stride.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 8]))
c2 = Parameter('c2', (F32, [16, 3, 3, 4]), (packed('|i1',
    'c-kF_0S*8#5W&j--#l}qAt}H_I5hEk)OTbwB^^9G`Z^y!jtdL', 1.0
) * 10)[:576])
c3 = Parameter('c3', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t4 = Output('t4', (F32, [1, 5, 6, 16]))
x5 = Input('x5', (F32, [1, 5, 6, 16]))
c6 = Parameter('c6', (F32, [16, 3, 3, 8]), (packed('<i2',
    'c-jGa0EPcUsT0Aojjwe94MWpQZSUtln^Qp_|3m%l3qwb3TRX!sEoJxR|GlGKF-@hf6|Xs=kt?k)x%r`IA$J8;gZ2QE({I7i`?nCz'
    'pDS*K0+4m(;MRH-;VR`fuPRonv!rKVBwh05iDhV+UI|!%`fO3<cl6@ZKhrOK7<UXkjs', 0.0001220703125
) * 19)[:1152])
c7 = Parameter('c7', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t8 = Output('t8', (F32, [1, 3, 4, 16]))
x9 = Input('x9', (F32, [1, 8, 5, 6]))
c10 = Parameter('c10', (F32, [16, 3, 3, 4]), (packed('|i1',
    'c-kF_0S*8#5W&j--+abIq){Vq@Zk~HEt`sHs*%Zm&g*QG2P^{$6#', 1.0
) * 10)[:576])
c11 = Parameter('c11', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t12 = Output('t12', (F32, [1, 16, 4, 5]))
x13 = Input('x13', (F32, [1, 5, 6, 16]))
c14 = Parameter('c14', (F32, [16, 3, 3, 8]), (packed('<i2',
    'c-jGa0EPcu)umhMO&50^0kf@fsXGZdch!^WM_W7LX93lpS25!cQGa*q+tG!ueY^c<SCL6Y$)WM{n`6^YJFl?;V<a9_Y#;5cR%KvT'
    'vRE?Cn@e1YlD9@_2IAmmRce5r$B1f9Ds*~o$w#su1~a!^cTb<QZe}j5!(O<pb3es8_W', 0.0001220703125
) * 19)[:1152])
c15 = Parameter('c15', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t16 = Output('t16', (F32, [1, 5, 5, 16]))
x17 = Input('x17', (F32, [1, 5, 6, 8]))
c18 = Parameter('c18', (F32, [16, 3, 3, 4]), (packed('|i1',
    'c-kF`fe8Qr2*Q^C-)w0jGMHvyjRpr)&a#CO#XRar^tIpm08&*F_W', 1.0
) * 10)[:576])
c19 = Parameter('c19', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t20 = Output('t20', (F32, [1, 5, 8, 16]))
x21 = Input('x21', (F32, [1, 16, 5, 6]))
c22 = Parameter('c22', (F32, [16, 3, 3, 8]), (packed('<i2',
    'c-jGa0EPcCe^bZ*m(|Oa`@O-<ogLqU$w?={J5@&qr&rz8!AZ|Kk)ONA3$uy$OJ8+QWeMd~v!&BNpNIY9&qMD~L<f7tSO!S7+k_bj'
    'G0^<VwUl82z>?iDqP&Tw$<;dhkjcILMmP5EEhz0rVBND&lVJcGWnp#Kb-Z@%aU`}vRR', 0.0001220703125
) * 19)[:1152])
c23 = Parameter('c23', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t24 = Output('t24', (F32, [1, 16, 3, 3]))
x25 = Input('x25', (F32, [1, 5, 6, 8]))
c26 = Parameter('c26', (F32, [16, 3, 3, 4]), (packed('|i1',
    'c-l3J0SW*>5CLcX|IOUmx=3UOiy2sZ)sl@M6QPa*y4NK>qX&zj4Fd', 1.0
) * 10)[:576])
c27 = Parameter('c27', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t28 = Output('t28', (F32, [1, 2, 3, 16]))
x29 = Input('x29', (F32, [1, 5, 6, 16]))
c30 = Parameter('c30', (F32, [16, 3, 3, 8]), (packed('<i2',
    'c-jGa0EPeUDc?<n!`0;-0ZRdOX?s)8qosG%&)FR%F-e;ZS;f8AL!+-{BYjiNSN}T=dDStSYg?(eDRuE*HxE1Ahau|hcc-1U6{920'
    'K9L~ssQIJxsbd=w(Q#=kr%Drh`VfgiVw>qGxxbiB1qerE*5Irg%6)INXT;ikfpGvlfB', 0.0001220703125
) * 19)[:1152])
c31 = Parameter('c31', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t32 = Output('t32', (F32, [1, 4, 3, 16]))
x33 = Input('x33', (F32, [1, 5, 6, 8]))
c34 = Parameter('c34', (F32, [16, 1, 1, 4]), packed('|i1',
    'c-j@p!4Uue3<1HT|C)(-u_Gun*wi>gEGkT(CG+9R@9#V7G3Wq(8xaT', 1.0
))
c35 = Parameter('c35', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t36 = Output('t36', (F32, [1, 5, 6, 16]))
x37 = Input('x37', (F32, [1, 16, 5, 6]))
c38 = Parameter('c38', (F32, [16, 1, 1, 8]), packed('<i2',
    'c-p&fe?I@?^1`Q%&0imLPMxn=`*DA}xa&pzbbj`YAFGpv|4JrSOSgZo?$!@X-8x(PWN~fqQ|{hc*WkII6JOq^T=P=3j29a!cP}}+'
    '_x-gnlQ&Ui50-XKiMo<BsV(q-z?*rVlV5FBmAoN#B2uepaq|sxu}!<vWveO_ceP!pW139`%>V&$h1m', 0.0001220703125
))
c39 = Parameter('c39', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t40 = Output('t40', (F32, [1, 16, 3, 3]))
x41 = Input('x41', (F32, [1, 5, 6, 8]))
c42 = Parameter('c42', (F32, [16, 5, 5, 4]), (packed('|i1',
    'c-l3JF%AGQ5Q5PEzgg=IH4KDk5-K887^ViXO`L_x^ZVp?jR*H+4ha', 1.0
) * 27)[:1600])
c43 = Parameter('c43', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t44 = Output('t44', (F32, [1, 5, 6, 16]))
x45 = Input('x45', (F32, [1, 5, 6, 16]))
c46 = Parameter('c46', (F32, [16, 5, 5, 8]), (packed('<i2',
    'c-jGa0EPcQ{fi4#ht*j%vHSO_KWCjW0l`OQp(l-J#eIQGy>A&KA&rA!uWu2F&-2r}&5ir#A0Y#kVS_WVrSCUa%$*oG&3^X(tdCH%'
    '#0L*oB?id=gpz1WeDD#D^w&&q{(k>DDk57m_YnZOQK=;PZZtp7C;Yg8q(*K*Rby5=A^', 0.0001220703125
) * 53)[:3200])
c47 = Parameter('c47', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t48 = Output('t48', (F32, [1, 4, 6, 16]))
x49 = Input('x49', (F32, [1, 8, 5, 6]))
c50 = Parameter('c50', (F32, [16, 2, 2, 4]), (packed('|i1',
    'c-kF`0S*8#5W&j--^|<+5t<rG13?=LAW|%3Y_dBR>f@8w-+y{S74!', 1.0
) * 5)[:256])
c51 = Parameter('c51', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t52 = Output('t52', (F32, [1, 16, 5, 6]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x5, c6, c7, 2, 1, 1, 2, 1, False).To(t8)
model.Operation('GROUPED_CONV_2D', x9, c10, c11, 1, 0, 0, 1, 1, 1, 2, 0, True).To(t12)
model.Operation('GROUPED_CONV_2D', x13, c14, c15, 0, 1, 2, 0, 1, 1, 2, 0, False).To(t16)
model.Operation('GROUPED_CONV_2D', x17, c18, c19, 2, 2, 1, 1, 1, 1, 2, 3, False).To(t20)
model.Operation('GROUPED_CONV_2D', x21, c22, c23, 1, 2, 2, 2, 0, True).To(t24)
model.Operation('GROUPED_CONV_2D', x25, c26, c27, 0, 1, 0, 1, 2, 2, 2, 1, False).To(t28)
model.Operation('GROUPED_CONV_2D', x29, c30, c31, 1, 0, 1, 0, 2, 1, 2, 0, False).To(t32)
model.Operation('GROUPED_CONV_2D', x33, c34, c35, 2, 1, 1, 2, 0, False).To(t36)
model.Operation('GROUPED_CONV_2D', x37, c38, c39, 1, 2, 2, 2, 1, True).To(t40)
model.Operation('GROUPED_CONV_2D', x41, c42, c43, 1, 1, 1, 2, 0, False).To(t44)
model.Operation('GROUPED_CONV_2D', x45, c46, c47, 3, 1, 1, 2, 1, 1, 2, 0, False).To(t48)
model.Operation('GROUPED_CONV_2D', x49, c50, c51, 1, 1, 1, 2, 3, True).To(t52)
Example({
    x1: packed('<i2',
    'c-k|++$leMZmV#yd}?)l_GjkG#=Vah#~%M}{XaW><KOE$&x`)w`|`iN^!(GzmV&a!Q<r9kZeD!R^{=bzLBm}0p{IGtpZ#1rmRJ1`'
    '6V+SJ?h`i2uw-R!juW#<S*5|9v#Cb{PcGnJuplEd%-wALo$oImS+Hd7-8Vt}k)&(h+2v|OP%{8smGSu', 0.0001220703125
),
    t4: packed('<i4',
    'c-n1I3pA8j9KZL@V69i3@r<Mrl2mGI<*oH<cbiO$NDo43Qj+MgSQR})sE#ePF%$C0IJL!iZAMD8lO9Z~#7<VL99yTi`Mz)OH)fc#'
    'XTLLNzVF`q`~CjE-|sd$7S;KOnA@$kd~0no#EO?>*BN$}A>)AWS)rb1`pYb?@tk$FSKY5$5!CXzzNu2XyTY}f{4=B~c<w{1xh+es'
    '_77Y;H~iM7UQ}~j$Px&&oze%Sn%`0RHp%9X(ii*M-V7aJCoK2lm>I|QSj?}1dnzoaUc93J$$ejbfmE<4@p>vKT;{faORbT{<-xwR'
    '{Gcvf;vKiVS0MIrk35`b&>Rp^JyW!r{lntNk`=!*%6w;T@iw&eT6V9RbsHTB<cQKu9qrDKRa$XM_H3Owbl@bh)<|Sj%;t|2>5d?4'
    'anO1Tmw=RFt*n?7ey_O)Z&^&}&@->tj_{6KtE<$5+mEHWcCDXxdqG5FX?)k!%qa=1)NJo`)6|C2GsTCahc8>-*;rTdMqK+-v9E!}'
    'P*v$bO~Z8VgAHf<OLc5^NBR6(!>Y`5dwP4p!g@9D%;za?ejX?E7M;os68g+O{`w0xk!SGr?Do5_Zdu&DRGYHAXKV3_NaT5st69LV'
    '4i9`Jm>Ob~=os79*Df*jDtt3%*UDo$5;4<k!J&wvhQ8U^ubr*^oJUtZkMYUsFwd$8XCKT@;`6cuNoj8ay!p-Qk)B`O&>iHwc(ySx'
    '=|cCuzB<jY_7hQ#g}T(~uFhYi^HQci<&B8Xm-DW^>T1}p&eh*mMcfP-EI-<rP2}5zEzQpD*=DShX@2rju1DX<X|<7#XQv{ZD);8)'
    '^;-Grg=%g#lQHjAZ>JhJbMrXr7wcN34+j??`LK%hSp0VYv$mzPrB#w>FB%mViCQo14Y1#=A9Z4Tg58WFZZO;BzD{?O^{cgBPnYPe'
    'Ymh~D8wRzd&ERQGk>+fw<z)EV&+#m<d%pB9L9>Ip)tAT5f@lhej>wXy89Bx72z$Uy^p9~^!?|*>=}-nM<IznCf8kP_u_L)zpWK9>'
    'U+k*Clh_<px$^M5;W$G_9}~TGdTqA^!)HWnCp-TquI{p^JCVWmO-DNg#pg_<l|n0@7v(~YotA<6q2ipMUw*W9nV&JsZ^y`u<jY|9'
    '%Qe#6fMTv?vQgELx_?2V4d8@`HRFwqTz=F_nH6WkFKjoL-e8JHJ5TXFh9hmS=P-Mw@vRcoj;X~pl@v|!>nK58I~{lq8u=GI*F>Az'
    'mur&WZkiu!ZctU$dA{mH(v=N8>l}nfJEqzi3s+7X^~i{xYqmb@eR%KvPueaY&l<K~*L9M3EPwwlC(X)Z(2HYM{tYiRGa>%BJ^vhh'
    '>0ZII=3MA<9r&YdSCn6xWLTrXz-zj5+LL@ct<MlpkRT~QQ4~Ru_#aXf00aO40)QxzL=ZAbCL|aLA2KM03_%(V0fK;pP|m??L=yM~'
    'ND}i%3L%KF3<+p4jDZwp14ux*J_Qhg5%i9Xgg}N!h-4%h0}vrZKu7|DL?lh65H^CxVv`7uq!1)YNHXLmAp?#3CILN|=3r+SMi6*K'
    'B3e~$VGJ=yL{LbEBSO5#gcK7Y97P_4L;%q*fUpipL3sz5PtwicA5MfvLb(e_!>~z`X3=c9LyAtsz?EUs<AO3A6?ce8MC-}ZVWx~G'
    'U>1$Uiu5;KA)OG?KCu#nkf8qnP{g89xK8>SFp|Ckif)(*WO93ewoG3JWQ@zu*6DIcdC#QWAsD|Q#UsBG3XDJW8h~-sI84a^%6%nA'
    'aZ1Tq6C~wYDXRbiB}}oaz^KwDU`j(u6JTPF0;Z6dfKA#2;6H;Exm5j86FI3#!T(d6Or~H_lf6uUf$F!)hO#8p1E6AZ(y{6Y6;sMX'
    'N~L-waN@R9x>N@F7u&Oqga', 0.0001220703125
),
    x5: (packed('|i1',
    'c-kF`0S*8#5W&j--^|<+DQSoZf<lG8NqVw|rN{X-lR3KooCo$J5CZ', 1.0
) * 8)[:480],
    t8: packed('<i4',
    'c-qyF%PU1u6vlsN-{W1(3^4PIQ1VD|4K9iaGEp8Gpl(W%S42jNlz~SiWq?HLCc@+@kBP*8;1L51%qZls_CDwOAMD*}t#5tn`_|g$'
    '058$r%OG*E2<>!5BBz&zp$3UL#AwJ*Jlu}cHXFamvEUE5ONH0^9s&Z#<eP(GiYHAw58%_$@4(N-Ef&wHpijWv4HTeQn1?)MKv81u'
    'Szr_<GXrExLoR*~;$Fjk`ihj#wMD`Qu|bgh;c?KI9{P@;ns44W@={nsUcwTUO`5yK_c?{0b832nddXxWyQjU3kVG0}ltSlKE&W0z'
    'VVqY{1J1%8Xu;^ssha7au8<wH=hGMLQpWWqlt3#(u^R#2AnIhtsG@k;;~ti2UXZ`CeW5Mt)+z6TXRy|@jOj%F71(+dmYHZ0kH?Lc'
    '6Wx83Lo37D21v<P$^eUyfkP3--#Z*^>n2NUjF*zDMd5Cjr8J|g(7-UA*f>?&UClN^S1E-E{{Q&}E6-DA', 0.0001220703125
),
    x9: packed('<i2',
    'c-p%?{cYji#-BTTzpq`sa(b@*OJ{xK@KELA=FIQEe?~8E&WvVX&3iw0{oafHe+wrcy!yKT?&+=8?mKlwZ_ebuJ@hnJa|FC)-g8>;'
    'q$E$j?INkZj*XWXxD9Lmxp1yJp;Pp<`{Ysw=cYQJ`3~U^+a_Du-!!T8KYNDN<4~_j%WbtGs2Kpsq4km', 0.0001220703125
),
    t12: packed('<i4',
    'c-l=*3rtg27(VCT3PH4rf<+}f#2OgcMBKoDnHVAp2%V@n!d}1tYa%d>1;;imOARlP6lE5fb`70oFmww;I?RB9&kbEC4w+q7d@vYv'
    'B9l?zo^y6?=`Ef%_uTt`&;Ofx-;W|=Ms<}H>r=ezfBv@HKUzE`?v8)+v)dK>GCZ{RTaMi*l}-(;O!(LDNM}ys!h-fV{Z>tBiRo{~'
    '>gs1W*d|r&k!N1_SXy0^li8y=wBGM&SJYie+86Q@H&IN3ykXIvR|Xfn$8G=cA76_(yKd-M)|OIPh}umbXy87cFtVnA{<K8f;@|gb'
    '+m`hfr+94(DlB6|llDEHcs3>fX^XA(dGx0DFPU^ZlWsJM3{@!?qNUdlxmPPy%Zq~3%Z){ka<Z??A4Hc+4-QWTWJaC28evR$@N(g}'
    'I5INk&vdJK9f{aombHJUF}v%5*IgI&QUCDT?51m`n&-Xs--{Jje*Mj7C}XT}<IuJxT3{*csFGaD*OjfAJ{!~=`%?WIt4><PZxy?Z'
    '`V`+ULh0Xmr5?BD8HQz(1v}hYmmM9|YZF9|UDgKvAYx9Bthm)GU;SxLPo;|i&s2S-a#ddpP)KUi!@6?2+d4MKrnZOOsoSqyS>hfu'
    'FdAjETvI9*_Ia#GGfpK<%gzmL9u;}|<oj>`<PJ8s1?Wy*2u$=^bzYg1-1mg(4SlLA?x}HEFkyXo<lJeKQhrmRH7$QTdT{K-BTK?N'
    'isP@9r{D84dKB&bCI2wHOD0|09M?Y3xjU}!z{RT(2a-b-W6w79y&5bZX<2i5IDGMs|Bcv^^|yPxeWCe-hmBv$v($BiUh|e7F0<(?'
    'HL23_*m2Jt73Go?tE;l4q4w724OyA-8-ONg(-KpuDev9RGvgV-67Sb#?pp^n9Zl9R{Tr*pT6C(Up8j}$bFN;R7$0&zw|bZ5uXW+<'
    'y~#fy>uGCR#Mbs}6d?u8swW%gm!DF1=3$5tLJ(p?Fai)T48SuYz@KS`0xUuVQ;_8^fFT4dBp6Z{6UZSt;Y66j93l*6AfexYx5R)#'
    'fD$og=taLVU<e=tA&x*6Ao{`pBtm>Tfm8@Mz_OT+qAZ4?Vf2lU15^PRs>XoBlm`i%hdDr_80rZLJ-nW7K(z={m=Y<EAJJF_Q39p_'
    'wZnXCmM%+u`F4CY%0y7a(K?vWg;|35q7XoiT5}MQ8D0bk<n{J7Xe^Z@dw{(y;nQX>{y1;o1Oys+fnc8j`;Q2q@Nfc73nwre;|O&Q'
    'X8%Bl65Jheb9r_Wa0b8NG*?t8F3_CEF>*u+)dVphbA^TV9g$>i8K>Og_CI1Qo<s', 0.0001220703125
),
    x13: (packed('|i1',
    'c-kF{K@tEk5W&L#-%M>UCKCvRN&%CFanUFT(e!10n=QQu$;<<@(h&X', 1.0
) * 8)[:480],
    t16: packed('<i4',
    'c-n1H2~d+q7~TDkpw+gBRKQXSYVoMlkx_I6sbv}*Vl)N06wn~2=%AJe=qR30K*bviQd=FXVo3!oh@u#Xf`TF{9z{F{MaCK`3W5LF'
    '?It9_ar*B+dwl!e``*4osXi)e`F6)EKRW#@8R?O@(=P5n*}+XN&OfBh^9o3Fj4JfISb5<2;IfkOYi=u&cKER&HzM1QXK7s;(pTT}'
    'Y>yvwa(l}+m%exU$3yeyk*;tq<D_g#vo4gWnwXsXZqbwnYN>x+WQxO>>|TvLFd=lY_ESI4_6u$fe<;d^MWw9Xm65ag*wI~~qddH7'
    'Ge<PeP$r~0?VFM2t)6ss?q2Dcw>~|~y#jNaqUF|$s=By!%GsR?ZNvsPV%cRE?Sc)3ZxYtJmU7OH!3!%E`p!VD+ppDbbS=)<Y%@`J'
    'H`zO%D{a2i`-IBPjILid%XXZmG<Ro`cG+O*(h}AE5#H8I0s@)?3S7NX$N5bCJVozUy}0gN@x<alS$^-G)p_ce9bsb&yMx{i{#bgE'
    'RR;xCcdoJ9`}gU%ZCRCy&UBb{(^J1JyeZVTt0-HUGW+oB;isO)?b})}XDXDy!zssAf^4E!yq<gcThGZW`sm}o%>G?EE#uvboI%Ma'
    'l!+hJzHr~XL^gfQxQyVgrf21{e3THHXr0o=Hu~#pKCw#e^B<k%_Uc}IgG#acD{o!uoLMi+($Wj$($>i1j%ROo=Q$*etjKyjsb$pC'
    '=c*IuuXip|Maf#uJFUtbCehdyx7IZkKdL&|^H4Fzzoh2zp(|DOw^Ef=Zz5L$wQIz^X}(|Vivrm@*T)`;`SRzh&UVoS5n(H1Vq+)Q'
    '$ugTm<5f5F0$7cYefW~IE}imIUw7Xxm+)>KTc4bI?A$nicwM_JJS&XrD5q`dh@`PS3)ReM4W(|YxVvpjgXXjEHnzR;kMSvb^;6~k'
    'l8(B#dDYV+bb%dfAIe*1+UaJB_JxhLRLU**@a>aLIo57HEv3H=xsyEgWNUWZxtwR|?t9+MQ@E>2Lf91{yR~y}{Q5N0;nJ#==|1DT'
    '<J+oiUM?u=l23gWtT<dTYr?8)xpOD&POm<i)1@1+JkNfA^Xcn*^g`VH_T&o%uKEh)nLvp;@qtzq<5}bRvMkKLD13{rO^o}5Bf(zf'
    '$JUEA4MC-{6Z#iJD^;<+w)KCV4c-uvKcx22(2c{V>++-kK!_lq$iNs=7}FRF6odeYh5|+q1M-QO0yL?K<P0f{00lXS5F-JI@Cigf'
    'B8@17$&UqSMM0_$V2VKi(FlmVNEjk5a72`dqh6X~SW@RG8VDkh#F$4EjjS+{p%EgjNfn3?iM&8VNC|)^3N-3rFpW5ohcqDV1r89$'
    'BEbVp+5<>Kz;mpXK=C{$Fi3<nMNAPO4JaN6kS8R}KmjmB3ldubl%VcD#y}MzPwb1NBcSz=Ge7}A48=g6L&N|j0^(j2FpG(4z=@0i'
    'AcY`{diz+w&;S!V0Ez-{XvSg#81aZ$z(OC3C}LSafQ6(Npb3@35|KPYpbT;IBxs7<8^bnEzz{z${{2Pc&M=!!{RrdPc*5qzxc1+e'
    'Nd0ogtNvlEVPKXsshI>mM3_ws)c+3)%p7dt0JBpQ#$waFu`~ehU06(+0x%1J0VE!H%fQ~u0+t7xELy_Bc%U?pqB(L)l=yw_f2o!t'
    'r~', 0.0001220703125
),
    x17: packed('<i2',
    'c-k{Rs(pC#{jHtGbL;0<-aUPP>(%8)8J(}&zfW{#RZl!FdQ>v>vb(75=kNZOt=!UcV~=*4{#1V`S=n5Bc<)m4p{F^%?8cQ17NuXN'
    'P1LEJ6tFjrJIR>q;H=`B0Q;5Ow_Y^JDk#frnST6mmXaCQ`NEdZ%Tt7YG(WMZzmrpa`pxzss2Kp~-1F`', 0.0001220703125
),
    t20: packed('<i4',
    'c-rk#O-NKx6#fb-DAZ{Xf{|c|A`>Phge=JtYUo!GXQL3761bX;U_?QpLJKQ3%CLxP9I~dMgs>nP4*k$VYSY4Xo1nl&fwU3n{M`HI'
    'N1^u3dA$4GbMANU`R=*z0czi{5C*F8sv6GT7~BJz<BVU#nZ;TByZr#NZkj<`Il~NI0xc7HoKUynJA?KlE(nemY_tK0FuY!+##NL}'
    '|3$`oKluvO0(IU!n8*1JTpzOOC+rYdR%b3?e2`%)`g1uaR#ZwGGyv21Sh&<$;8pPZ8;Fa3V4sAR(1r2H@Uk=+cve8a*kQP~s9qEL'
    '1l|_w*cD#4vJKss*Sb78wa73vj9+%cXZRW(bQ-Hm$13a%@@~oywhv&|-zI+g1M{V93AEMa%6-;DZw5B1J9Swhk|T^55I<~5g!xNo'
    'qVzcqh{>hP;tf#d3F9rHO(N;|KF^z`<SmJp235LP1;%@L8lwcLVW*MwZBH2{EbzD!=Q)-3+xD_4KSx0$j2%*;sQzKPbIcbs1*Sfi'
    'j7Q`MQ9_&$b(yq>yll`UkV;v}r=)i<qpRD<Z!;!iKlQ=Y0+l%tz7K?$t=;8DQKjkeLK>0J=FZRyP`&=%bW+wr+}up-?hs*uDK+kp'
    'CcUNC-1V-<{)nTT&KPykpfiY`hC8(5^LT}BQ$i+LT63Ri16BMp$v)Y7!ja~O#_UyiE_$s?&~Kmn7USIG7Tg4stAq^E0pO4X+eFb|'
    'aAu4#^%89d)o4!bHQg*5d>>3GS;<OPvj5ut04~Y*Km', 0.0001220703125
),
    x21: (packed('|i1',
    'c-kF`!3_W~5Q5PCXV#ug!0=EQPMfer$f#>wheA3WTzdRl^#CAL4i5', 1.0
) * 8)[:480],
    t24: packed('<i4',
    'c-ot_O?2~Rrav2gth4EK{<>zy6dM<*hpoC|5`2$3_<F^)o0Rt5Ip7y*D|qkRrwch3&L-atFp%1`qao4Q(d^%!c}_9nQ@s^Fs0A^7'
    '+~E|L%9LS!Ej4b*y3Q{Fs%^sa&M?S7SjXLE&68y|bI~PXh3h?EwCY1LCLg$45z%&iOUT6w59ehyRp;etE{f(^p~TAJwVUY<-&XF7'
    '?+nGMKUu?f1zw1Hupm_6RjnJt@2HFKx1R`Ymp@gN{I<h$3HxrPP+w-Tg1t=lPw(W>mH+g+YM<bR4Yp=;iY6~UWXoxu(<dXD?IM!L'
    '?dW)?so908agyBU6Pkr(5x28AGk4iAImddfJ;AV8ytm?i%ZC+{7d?>+_)~lT=n-ob2d!(`XH7g$HC(=T{onupEDX#H42+BnEdT$r'
    '|6^ig{LlFR_rL!PjQ{`tXZp_o6kq_U`NR14AHzSUe@qPj82>Q=`ON?SGyY}%|M$m#rhosL|1mNDVfxMRpYb0fQ1stlW=5vJ|3QW^'
    '0d@cT2QmX_Hp9O^3_x*4CdR*ifkyuWv;HwK{`>bEsF0Znr0hQf3;>xR&VP{Le+IDBf0zVVlmRS&Pz6)^A1)4K{D<mdfS3a{4QdjE'
    'fndRufB*peaSZ(', 0.0001220703125
),
    x25: packed('<i2',
    'c-lL<(Rbm-@Zil$XNu0%zxZ6;l6j)>*Nfc`vk!8n&tCsh`eJY9;b_<PnX5O>E_c6bI@wvaGFV$Nl6|J?<C`0g4n576p2dGt^!eWV'
    '_Lg3mLpIZjx|hG+GEJ-e_UOFNkH!r56UR+ItUXaaVIfzmmg@3dkJQeIA92)?shoYb``+#8Lr^mS6+HYn', 0.0001220703125
),
    t28: packed('<i4',
    'c-p(fu$F;ALr08(A)BG3lbu0K;y(jF0|Uc9hI}m`72m-i&oGUFVG19R<HwNR#lWD*@VW@d(a&Xg2c#G-fd~Z#hMmzM27?L1)*T6}'
    '{{UI4yTX7ZBSQoO!{Y-@3=CNeann2*R#g-;Q~<?m8NRCnsXfmaJQzMRFsud{^Mc|3T?Pg>hQ_=Q1_qr?40}NaS^=@Q83Tj*d$9RS'
    '8SX!I*60ATs$w?*NhXjWGb31zi5bjefbbv`BTxm9!3dFo0uYCh38nzZ2dQ9$YGQ;Lz{o%c002tkEPn', 0.0001220703125
),
    x29: (packed('|i1',
    'c-kF`!3_W~5Q5PCXV!X6d=Rh*WKt|_2+qO$j6_2=bFu5_f64=)(+~s', 1.0
) * 8)[:480],
    t32: packed('<i4',
    'c-loydq`7J7(eIUUEd%Xp@v3oT9%Qof|MmHB4mj}%dn;-XckIHV3ww&U=IvI<|C6DmicHVjxu%lNGl(q#u5?w$1*Di)xyzZyXVoF'
    'yR&n?^SyrG_xqiLfm7!26VZ#22?|=8JD`bKn)6@C@bt{p4utu>#M+*wOLr#oZ0T8=7KQ$MzBZ@&!o{NNFRo?i@=FW-18dq>wim5O'
    '+*IycZ~7*mHKh2+ueR@q3TUdHKLehHR?5cB{cYCn(`_LmwYO4D+DAbdCU<@I?tXn_i+8T#YtXNwmMhxVRSQ4%zgZpqpnmoDQ2OKd'
    'Q9gTbeAa}Nd~BWqYl&ScYQMAjjbn3Ttuu|sFHhcA`gz5P8pYw#5`k}cn|eTAU_AA-tUPTUTk`(&C9Sn*Rp?X?!<Wr7rr7$(prqQ6'
    'b4uR)spEECks;JKxOjRdq4#8jhiA5kQsr@9tnpRz<zY+HZaej|*hLHJ7@yd4UKL<W)~9j7iSM>{n!3tF<w8RC@be=DgN7#&bu|q?'
    'O^bJXC*(Q0)#R15<#evFr)6+tsMTw(+j7sC=`uXpmx-riD;_k@ZV}_Vejig8dwWL@LAMxPCEOL5I9b`bEvnwwXjVZ42owoL03w1!'
    'fUzJ#-o{aaS&lHKK!hB|9Do>b1S1ML#IboEVpk||kfFex0*+PG&Bn29h@mTR<q3vZpoATs0tyMBR*ESVfoK&mQw3HlMhMFwrZQ-A'
    'A%yY}P|Wi(z;Xf^F9Z-$4;#Y;garba1ePHefO!rvDoO;lVZZDEhqoJWv^E-2%^q-$NT|IAlBbe6<3`WPOaa|g*`(d99pn<FLr9VV'
    '62BApAEckyfq#iPiI4', 0.0001220703125
),
    x33: packed('<i2',
    'c-kv}xw>=b(Nf;s<-!*oYu{^kZk2S8pQvcceB4@kq4V_0#cxfIALcCHE_w8=qOp1X&EMY6ADxYvx2HajT^w3I^fZgUlP+QUdgDgS'
    '$;|)LU*{C&1}ix2so1=B#l<<(<<Ho!-pu7yxua!EcCgQe>#7erOYcTE$hz-W{&MxjxeS*fs2Ko=aPeC', 0.0001220703125
),
    t36: packed('<i4',
    'c-mWi(A?-|=WOwe%<hwRC9yWYlPCXDz4*NIO}8N9i5nA(DkV*~t#@bjUS@iKqeRN<qW_00-PTGQTWY<`tY+IHIVEvrq*C<p*TTn?'
    'dkb&<aL%YqoP8=;QPcW~ZDaD1oZxxc`m<-P{rG&VjPqajsvPktzVTn}`WHWxyr(XHU*o_`p_6<0HwBj_x(i8nYJW*tx$5sx(|y0+'
    '^X`|r>8%)1lW%meUOVry;_rn)#+H+(Oxc)q|K`I!#_7WGRgA*f(-br_rfM(T)m$uZ8}`(?^1z<MMc?B!H(jj1dv;m()?kL7P&M!H'
    'RHwDfqI<PwO6r!(u=a}I%bs-hrT%KCUU$Ww7WcTvwY^0P%PT)CsqW`|qq6>;<Kg-?<E_<K>lzofoB5oSF+Tcq*UaO&r&WH(=X+Ir'
    '_n7TyJZs}y=k`xOZO=!ET-~rzyuWYtQE|_f^0TZPR?K~rZkQV9=`F6FX1}+yETenM#QI*Q@6S(r3f*44_{fKeeXh>=MaDZjLj&SJ'
    'GYYV%PD}K@%(vQ+`)$+BtKvx}xf=43wpOC?oX<V_Pw&06=4Oz0e{$2(h1EwNNVh)@QrNyD-L~;j?BSWGgJybG*M%tB7+y3?b2nZn'
    '93rhQT(&{m<m&C4pR%2;_cB;|PG3;MJV|`zmCV?d#eweY%&#2l+4q0HNl*1R{-Uz3nTxl5UQpn8!KR^YM$q#&32S2RO?OxC&^<cG'
    'OJaFg-rCL!N4(kfo&Fm*{|M>iH@%$}eJeU)hfa>-3QzOr+MoY@Zd<ze@W)p(N~RRN)YW~$@bXQQ@s{&vle~h{WGYUF$1PGc{QBdV'
    'Yxcu1VSyJswlB}P9Zt4sp01e4_~uT{sudSc?rE4-wC31crLO<-hd(zb?Xo+2>2WBho_MbLTK^pif3CA0{gQipo;m-ACZi+!+s`{5'
    'UMi<QxlQlYdhe|>xus@1ZDC_f3i9&hdY%$s{NqRGN_D~4IWZb#39I?m{B!+X62z+_e^0<d!|wX=GdH`^H}F*a`ydye@~3&l-_^-n'
    '=jH?k`wG6@s<Q5q9#iha1CvyeKQOG1ZSvCF%YC3mYS|R!mEi|pho-(t*k_zNJ7(*Z<!fF|-}%D+lghlu975TDPhHMCv5|LIl<--D'
    'Hh%6Ob>4kZr%&;FzEWCvI%s38&@+_`33HzCz=n-}>AWGn%T2HCahun(WX*woBkk<PN@u>xmk1|mpWNVg>ImzfraFDw#WjahzSkYQ'
    'B)~Muu$}dU*;m1!CBn}PHrFv1h`pU^dba=6s#$HC@6PXjA-q1=Hk^5Xa;&tTz5Io^|3JV10{<EQLjVIKn8N^OF#P+^2$o{_2O=2$'
    'F@h+t77zi}^pAmo5h4Us{2$B)3WB8mfmAU3gHRBCK===09Rt|r|Nj}mnnCJ;=KP1r|6>HwjErDsfSDjeKqfJOjAnp4;Xfl-2uOnz'
    'fhefKj8OL>EC!2%?1Oj{Vjo1=e~3H51S41}*v$~b!P<f97{T^1z!Atb|DfRl2@{9~|6qJZ258_y{0;Ug1Jw8bp@G2o9~xdD3&8$m'
    'WP}9~$U*-Z!JcLS+XDoQ{}`dhLX3mE2NY2M!Oj848`OgTSmKuf7QYNgu?X`417`ffyZ{R)n5q8}8c^c*KWh9kAjJUOaF{x{C|m=a'
    'MA(O9?tf%;*y9)KK3Je2;ur3o|45qQPC`-#MKCq!@r&T2#V>Ni!UBN-?jAJ%LWJSr1&bdBxUmTDA{hjaH<;T2zl)TO', 0.0001220703125
),
    x37: (packed('|i1',
    'c-j?;!2tjO5P@?0&&=^lF=rGcbl9B61$SzRkjzk%{cFnbO{o(3', 1.0
) * 8)[:480],
    t40: packed('<i4',
    'c-qVT!2kq2*Jt%I++qL&_a%AR3`q<h8CZdwXa)v;26=`C2K|3J(F_ltFiZpru4iIkkXXyf@QQ)qGLXy9#h`tSmqGgWEq?|bAitSm'
    '5d&*g)mNiZ1{(&31q`b{bu;L_m1N*!V7S={l-FVie-!-@WR()bJ>C0E430o^?7l;6Pxc3qc7*{y8Gb@U9#_A~V|d7*#_)szWEv1?'
    'FwA23e^zrpL+%8IT|hpc2?IkwfHXrd1H%O%w}hX8lS`e!vZz&`!3fB=V(@18d&pybWIIDD(0dFU%KRBF3r+x<$Z#YCD4)jQpw`O>'
    'GB}aplw|N~22KWs^jKd80kHLq5E4Q`MUXgf1q@6GDKvtCfr$y32W2ucq6uK*Fk+J)L;wJX21FV', 0.0001220703125
),
    x41: packed('<i2',
    'c-nisvAcP#F|%Z}{QAG^ZJT*zAJ1kyd^i8&a_4Mk#@}<Jxr;UX&(7z!eE8ab>s{U7@s96hQ)O%SFV;VNHgNXip{My_oY$l4OZ}H5'
    '&s2ZF)K}uc<=S@kjp(yuZ0}{P^Ro9I+aTdl`Ovta_SDH|N5Usou5S~WvGV$Sjtj3Y{onF;2x<lZ>f`sX', 0.0001220703125
),
    t44: packed('<i4',
    'c-nPP3sg;67~XrIQ&FZDMnja<aEn3_OCx%tA&u3fNnWW$F+DDg5t-GDM@duN$V@FwdR#rER`kM9i%eeWMPwm$)y#B7O1E>)-m|Z|'
    '%FLSc-22=A_y6Dbov)Z`<(&JqxT`rxv#xxLdXsER#LmT{rnhPAeCxO2y*+z80$+Gf+#$=7oSoOk4%*Clbfr+e0B0xbM;EWf=0>wZ'
    'ugUJ^>s($wS7IHx%>Kxp^DVVG<~BOwkOj5f6{0us^GX8Lb~&|2gjF?{jZ4TigzX#dNBPZY+LXIHOe+aFbFF^95goWmVP^BRsJixA'
    'PKA2o>8I`2^Il5gVQA)6t_g%|I3+rrb}3T#8<SiYfFo_$Nj2(UhJAOezdS~E*zCD+t6Rf{n?3QMe&H4E`7z$?qt2K=v*mIav9-?h'
    'MnQPO^nCfwzG-}Ky4ZYAz0p_JU${#BMg6jt+ORf5-3gl2*Gr?GoxfU>aBgj$5Yl|oliORa=D*cGFYPDf?)11TCo?fIY-OgJ#pkgz'
    '9J1C_ec$mq`so-??K=kdDr(|h-L=;FOzx|xw^i%OjQj@;D-BEvUye&p?22->|H0%TYZ@=*{N{K+oYfH++M=IpW8Hru<EZiejgJ+M'
    '`}#G%IU#8qC^T$<i$vp(o0|ru%lgEw78Zt5`*O+H#KlK#_uMqs>v1u=;He#Wuwe3D$K!2wNdwuX@%7VW7f<$x<|?#$lh7xZ3Sw_O'
    'Nm#d1*Wtj;g&|{iCNxVu#J-kBmB#tqGnZHNoU02lh^jj*op-m@E#;k`zpZ})w^XATFWTQ6oG1>{dY$YzSJ+fq^{q(LRlhSWJ@1X~'
    'iGAgbqV4M~0=!V0iN<R2E#tJ-!7LMDS7y3*@sAoV`nLxv<Latc=$f>gG0(YG`)tuOQy<%H3W?(x?Vs1IOPrwR7FLoXU0&NFcavYP'
    'GFl(hJ-*=3Dz959xenLjyC0X`TqS8ZVtU|`mAo>`_F!?aB~C8ceQLIk#CB?5b=%pdpx)qD`ZDR6PFu&{ax*Nwnv3@JhE}}W_DGuS'
    'ZRvS&Vrt;IhdrfTQ%?;<&+<!GD_wtKzCl3Tf_Gg$9>4DpHv1fD^$pb{OD9Jj+@+(dWtOVDDy9BGWAmF7NvGw>*LKf~JOiIkUG29!'
    'BV9D@!uClak^K&dwf>!*c0u<_tPG>?xW`QSbh3wL^$qQHeKTjz(P<1Ne(!F;vKn8H2ldPRvz^4hT2$Z9tm`bdxgU49{-~X+_=nV8'
    'FJj6{CZ@@BH#q&(&{<G5c^~Wk$1>weFOgYJ_w)>_y4cN2<c{?bl?^hlC1<06-QPGosNZ`d_Fs6or@gfGwT~CDb8$X)ciN%b(ttec'
    'DefH&!9`qZlE2(0bj#LPg$|Jmf4O?Zwly$z1r9Ai027D_0uVzMBY=4NA^{477cc=35sY{O1~6f1A%`)`V1NLC92DpmW582B2N}Qt'
    'y5s=Cn35o10AK`ySPnA^0(hQBv=wa)0R%)%gNG0Z6cGr)JV%+#AXNYbhC-0#cox%B9xw=T0Mk*N05BQ=%pky+Ap}u6By{K?M<Ai9'
    'sS=_Ps8rg7ZaI!s;}9bV05O=Sgh5^yq+TIbdh5g77zIHb!h#wd2N87z1ZsmpJir|Fjub558IA}HpvEBs8HUEe3j(G-1&Xr>3Wyy<'
    'v>&ITM#T|K2>k+q-gGg5IclBd1OYLefFK5hK$;t12vP=!A?;7a(lj7LB~j6UC_O>|kU&FF=1C)<=Ll0b6eDyvLp3mz0kKjJ0e~=A'
    'L35>@=uO2?`;Z`p2vAuFFs&fUhyLF`?_Z#VlowDPlab$0g|cMS=`jD}lK1#%;xIfiiVR=xONL-Fnxq=^ae=DQ(8Lj*Y7Y1yV#EO%'
    'hRAT~aKjPpL%WeiBU)63RZ@W}8K6=&YW%-PsC<7AtqShH&=6ZS3XoCwu+!m)N7R7-bMs;O53*p?;{', 0.0001220703125
),
    x45: (packed('|i1',
    'c-kGx!41Gb5Q9K)|25mm-VcosON2tGtW175ABN@H!QK#(+u#G!xDW&', 1.0
) * 8)[:480],
    t48: packed('<i4',
    'c-mc13s6*57(S1?cM%X_2{AL9K@^h_M0|k`@lXV9eeklf#6;IehKcDQASw#%VudU#Xe5r3IzB*rge>R~B8Z@d0u3oRNGO_`7&h$Q'
    '$2ncvhv=NSbI$*L_y4}{|8F&IX-ZY3Xt!>TyM8Y}=yGUj?=kdknES$<11IeEZCF*1JxqBj)9=uk^l;yO|N8MQC4ud>qlP1w?<+ep'
    'y^Fq5*$0=jPq@15kG0C<AB5{C8XNn<_hm1c-lI`ITzK?pQI^UpYFuFZGUK(@WM$;L`K4}m8ng}LDzf`?y>Hjx<`rcl>Mm%zv+~wO'
    'jGSkq^@{4O)1B^}vf@kSCcju8-!Ub@DHleK*B!HKt>k~(7#Z6T>e!h<6r<HG3+gWTcb87J>*(Lw^Yr2+g}U(S?^(7Zm>+C2+#5db'
    'OMc#Hyr#UK=XJkx{Yus`(&OvCTF>On)lQLTE7#`4PH<GrxUmS3`$w)0uLw{~emOC@Dl*RZa7w6uT|lAY%9J(Tzh;E}4U+c8pWHt?'
    '*w$&!h7Cav=vIfASz8KA!|te;>*^=7)6#C#kKbLE)NViLj6Sx{HGQ>nj(4o<`~$J6P4(kHNn)dxx4Dge$F1(xO6@Wo3iv4_TGo7Y'
    'X2DbsyPMly_7rI57i+#)@_zN^iBB4b>38Xt_$W7e+RSy}{@MOsaiBW!XHD73O*6-~#kW<f-3u~?rs`b|zPekZkNAAj+%roPPCu(H'
    'j(HrksVY8VZ-@+ZPFCx4>l0i&!WXGmIvBQ<d*;U9c<DQXUqBmkHkTgGOKF<6J}{|L>sVNReE-k~#}7Wfbg9?*+M;r2e@)S@D$kN#'
    'X|qqMg1(DN?ihB@IrrIuEB7BSPfK-*2|ncW!VstNtDRR9G~K^-(yTe2k19s5OX+G3z_}V#T-KPshPU-hIvi5_Xo%1iX6JA+RkO!7'
    'AzJ<6Lq+unRfPQ9Ub-}@ym)%AQCm9aMZ&$VB70ApXr1kpi^1nw{;UWuTy^$9_&1zO)Vz_qFQ1n!ZZ3Nm;&a<Wb)xSV-IE<TcM@H<'
    '7jWr`3$-n;*35oBV@GBn4*9Xl)z7!aDJ>>#+ZdJHzPdZ~qnl0MYrXEq<$oGnp18Q_S#-vcyYMsj3a<j=*`01Xi>96EI+dqywQFF<'
    'W^d_eJpU>`2MCC=l*I%QK&S|K1CYxpgqY#604Nj*5k)ye0VM<q1aklb5%Me&cub(wE$_!7f<qu-43I*?3JgWmhKNuE94}Bw$|z8S'
    'z)R`^B8UOhKn#=!k}F1{zzT?mlyH!tRD^<!C>K#brU+vh&-7!?h(sB}M2<O(kqkir8h8l<0uYUo5fKq1M;JmR5`+Q6F+c`o5CSQz'
    'z$1b&mQxloSYQN90DzJJ#=J~`BI1BFoir&R5;ri7D2eeh%*t$dhLu=Jsb9**3nGRH$ao-Pz;S{oZ3Pp;Aqo&e0u>2BoFooKDiD!_'
    '5E2XpWCWaCz!Y;5&P%yiffW%C5ClAf5d#6Gk_DjuAJat#J}^)KGctft6Kx`?nK8f3ov(klwhihv-PF=eEr40XM45TZu_#&`O^`K+'
    'HINwwrr_XpY4sZ%&s<qe=$p~4HiI7KAzqJ7DSboTvLEZ9)~(P%JA6BWCGmeT#Mpf', 0.0001220703125
),
    x49: packed('<i2',
    'c-rHR{(D<<YVqOp?yVD-uAIEm{Gk2R=Yi56BTbp-C))m=`1Npd?CDP1O8w8~@3~iIPb>_6emL>!)Yhj9`HLrW4?WEmkpe3YJ!7>@'
    'xUu*Dig*drUvD{^C)ox5&ep#in`Y|feQ!VKZ@uTYJvsW-_iZ{h{qLg8vrpV!3%_5q;ak)DA*dMuop}Hs', 0.0001220703125
),
    t52: packed('<i4',
    'c-rlf%S+Tz6vsc+Oa*C$kei~iKnfHcs34@UTBO9-W1(gA+GOu&qoo!#)GVYlDI5_5Ct;$;rYN+UnzN{7)FKcHB8Zl4T(k&+?m53Z'
    'Kc~TeAei&xe$V@yd(QpAO;}3x?YAgp6;{H-O!9LXrzxgokbXiArfawrbA})HspXINo~1$AbB>sLX>eYc_{#7D9CU1|%Uf?KR4MFI'
    'xWG@C{HNg%5$N1nVEK3qPBK_v+2~H3*i~5kt0lDdz<1@lx$JO@JJFex<X6St?u=&V!#A6>AMQE!rLTDEw03+4#~B$3wzQpIW}{EM'
    '?|>5~w;Ng`Qr>U-VL?I0J{t4l=&H~<X4uE{^`Zu;S(@e);^m4q#~~PJBJZt2vRvHUF1W8%VHlonIB>p8TyYVN5g#i#VMWBf1F2`k'
    'Tb*Tf)UCEsBV1&Rat(b$#L}AEGCo^)Y~|Z*HmS4s7m?+Pk2Gkf7U*Rz3<o~nuu?BNc23kFT7xs4ut<i20(P_4jy1FQntRip3SZg%'
    'v?6Ksc1yq0<4(-vClT3`QZeDQx`zEovRcheQ06ix?#%SpQX;32!@Lj~AevCu74FJ|{0*hn3knP6=q6Za+PE3ln6t+Bt+z2M?B2FA'
    'cF-Z#1qK=szv`Ek8<9j)_=>@>Ywbc3>ME~SZQG>kEn2G^mdKo-MTtsOqW_ov0=>Ax`2', 0.0001220703125
),
}, name='plain').DisableLifeTimeVariation()

# Whole blocks of channels meet every padding and stride.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 8], 0.5, 120))
c2 = Parameter('c2', (U8, [16, 3, 3, 4], 0.5, 128), (packed('<i2',
    'c-p0jfe8RG48nG}lpr2H%T8DjA!=+CW+)QLrsg5)wCXN~UbFp(&kq*@9Uh|'
) * 10)[:576])
c3 = Parameter('c3', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t4 = Output('t4', (U8, [1, 5, 6, 16], 0.5, 120))
x5 = Input('x5', (U8, [1, 5, 6, 16], 0.5, 120))
c6 = Parameter('c6', (U8, [16, 3, 3, 8], 0.5, 128), (packed('<i2',
    'c-p1N!4beP2m`Rr4FnEsGk3Z}^prP8>0q1kw8RGB<xA6s%(oF^wE(wHGUuNOM(TTU0SUAowg'
) * 19)[:1152])
c7 = Parameter('c7', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t8 = Output('t8', (U8, [1, 3, 4, 16], 0.5, 120))
x9 = Input('x9', (U8, [1, 8, 5, 6], 0.5, 120))
c10 = Parameter('c10', (U8, [16, 3, 3, 4], 0.5, 128), (packed('<i2',
    'c-p1Nfe8R000O}V7kR|N%NY{ELnEkAAhcK{q^sZaY+MS4O@^8ClMDY&9+?'
) * 10)[:576])
c11 = Parameter('c11', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t12 = Output('t12', (U8, [1, 16, 4, 5], 0.5, 120))
x13 = Input('x13', (U8, [1, 5, 6, 16], 0.5, 120))
c14 = Parameter('c14', (U8, [16, 3, 3, 8], 0.5, 128), (packed('<i2',
    'c-p1N$q~Rn3<9v!y@weLxbCEf=qZibxrHVuEt%Xtydc^YX1?)Iajhg8?4o!aJb%0va~|0'
) * 19)[:1152])
c15 = Parameter('c15', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t16 = Output('t16', (U8, [1, 5, 5, 16], 0.5, 120))
x17 = Input('x17', (U8, [1, 5, 6, 8], 0.5, 120))
c18 = Parameter('c18', (U8, [16, 3, 3, 4], 0.5, 128), (packed('<i2',
    'c-p0li3tEO3<5j2ghL#>rYlrX#3u;s5)T7plY|Ve(;B()s$Q!u)5rP21^J{Ng#'
) * 10)[:576])
c19 = Parameter('c19', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t20 = Output('t20', (U8, [1, 5, 8, 16], 0.5, 120))
x21 = Input('x21', (U8, [1, 16, 5, 6], 0.5, 120))
c22 = Parameter('c22', (U8, [16, 3, 3, 8], 0.5, 128), (packed('<i2',
    'c-p1K!4beP2m`RrZNNFZz})Q)(MMxt%wfKojPrM@Q61KLR$i(k!khvrGuKTZP|uAI@{1mA'
) * 19)[:1152])
c23 = Parameter('c23', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t24 = Output('t24', (U8, [1, 16, 3, 3], 0.5, 120))
x25 = Input('x25', (U8, [1, 5, 6, 8], 0.5, 120))
c26 = Parameter('c26', (U8, [16, 3, 3, 4], 0.5, 128), (packed('<i2',
    'c-p0j!3h8`3<5j2h=_yN1Uf+vA9_lF3L`?EHbE2Rd3rC8aVO=poF6Xmd>(T'
) * 10)[:576])
c27 = Parameter('c27', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t28 = Output('t28', (U8, [1, 2, 3, 16], 0.5, 120))
x29 = Input('x29', (U8, [1, 5, 6, 16], 0.5, 120))
c30 = Parameter('c30', (U8, [16, 3, 3, 8], 0.5, 128), (packed('<i2',
    'c-p1Gi4njs2n4az4Xl~taosK=5(=tC3Tq;z)}HmNWvAd+2|}!m6j6zX#;(`-{&?-v9%T'
) * 19)[:1152])
c31 = Parameter('c31', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t32 = Output('t32', (U8, [1, 4, 3, 16], 0.5, 120))
x33 = Input('x33', (U8, [1, 5, 6, 8], 0.5, 120))
c34 = Parameter('c34', (U8, [16, 1, 1, 4], 0.5, 128), packed('<i2',
    'c-p0kfe8RG48nG}lu$f;3j1I}M1o?B2bNtd1Patt`yG~cOsLGtd(LMr61pG-'
))
c35 = Parameter('c35', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t36 = Output('t36', (U8, [1, 5, 6, 16], 0.5, 120))
x37 = Input('x37', (U8, [1, 16, 5, 6], 0.5, 120))
c38 = Parameter('c38', (U8, [16, 1, 1, 8], 0.5, 128), packed('<i2',
    'c-qB_!41Gb2*Wxzxqt!(bC(_ZXkM1(L<*e=HQj<m!Enb5F{fe`*kD2K_eilY+Ey~g_w)1fUei23l>'
))
c39 = Parameter('c39', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t40 = Output('t40', (U8, [1, 16, 3, 3], 0.5, 120))
x41 = Input('x41', (U8, [1, 5, 6, 8], 0.5, 120))
c42 = Parameter('c42', (U8, [16, 5, 5, 4], 0.5, 128), (packed('<i2',
    'c-p0jfeFAs5W;@&AfY(;_l|B*i6V+cB08>5WphdlcHfs|M?T8=qYLYd9$f'
) * 27)[:1600])
c43 = Parameter('c43', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t44 = Output('t44', (U8, [1, 5, 6, 16], 0.5, 120))
x45 = Input('x45', (U8, [1, 5, 6, 16], 0.5, 120))
c46 = Parameter('c46', (U8, [16, 5, 5, 8], 0.5, 128), (packed('<i2',
    'c-p1Gfe`>92m`^dTa3&>q;8A&T?QRS**i%M3*(WFeDGBU)XIuB`+CD|DjbXc{&@ZS9+L'
) * 53)[:3200])
c47 = Parameter('c47', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t48 = Output('t48', (U8, [1, 4, 6, 16], 0.5, 120))
x49 = Input('x49', (U8, [1, 8, 5, 6], 0.5, 120))
c50 = Parameter('c50', (U8, [16, 2, 2, 4], 0.5, 128), (packed('<i2',
    'c-p0kK?(pc48rzskx+d2+R-1(L%@(Ali<Rkf<!cT*j^jp7qA|6e13KT`lud@'
) * 5)[:256])
c51 = Parameter('c51', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t52 = Output('t52', (U8, [1, 16, 5, 6], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 2, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x5, c6, c7, 2, 1, 1, 2, 1, False).To(t8)
model.Operation('GROUPED_CONV_2D', x9, c10, c11, 1, 0, 0, 1, 1, 1, 2, 0, True).To(t12)
model.Operation('GROUPED_CONV_2D', x13, c14, c15, 0, 1, 2, 0, 1, 1, 2, 0, False).To(t16)
model.Operation('GROUPED_CONV_2D', x17, c18, c19, 2, 2, 1, 1, 1, 1, 2, 3, False).To(t20)
model.Operation('GROUPED_CONV_2D', x21, c22, c23, 1, 2, 2, 2, 0, True).To(t24)
model.Operation('GROUPED_CONV_2D', x25, c26, c27, 0, 1, 0, 1, 2, 2, 2, 1, False).To(t28)
model.Operation('GROUPED_CONV_2D', x29, c30, c31, 1, 0, 1, 0, 2, 1, 2, 0, False).To(t32)
model.Operation('GROUPED_CONV_2D', x33, c34, c35, 2, 1, 1, 2, 0, False).To(t36)
model.Operation('GROUPED_CONV_2D', x37, c38, c39, 1, 2, 2, 2, 1, True).To(t40)
model.Operation('GROUPED_CONV_2D', x41, c42, c43, 1, 1, 1, 2, 0, False).To(t44)
model.Operation('GROUPED_CONV_2D', x45, c46, c47, 3, 1, 1, 2, 1, 1, 2, 0, False).To(t48)
model.Operation('GROUPED_CONV_2D', x49, c50, c51, 1, 1, 1, 2, 3, True).To(t52)
Example({
    x1: packed('|i1',
    'c-qy=$q~Q+2m`U6V*;}ru03@`e_1=PI(6bTd1WQjX6`9;G-Mes6+z%wP4;Nz|K$%VKXB{'
),
    t4: packed('<i2',
    'c-rm3$!^*}007YbR;3<#shUHRCPIl60s#gvi!o!2SG+Ku@j5n}A%-S)pit3GT&k+4-uqkqkE-wWYfMj&*)b0W98_gDLls|BY|wAX'
    'o)r#D>-^_(y;T$KR&Fw-s;7hI)R(hNhKd)HtsJ8IQIE5gJy7^Yc^&DBHPJ6uTahuNITP)+k5Agi)FVzj!9F0Qr4C^tyo0Z`G_`O|'
    'm1#?_>^Tl+mb3e`8Mjd^_e%Zl(mWqt30ei8(tZ2sE9Omp^P3fF?>#Jba-m0Uz6=^Q)6rH0pnPGwm}6!^?W%+#t|3uilx5?((OdW4'
    '@NDr`$Mz+)-IvP#+pp(*Dv2>pBIX*frAE2KUpQ4abdBlfKZ8(!LmeXfJH8*{N|fI-bzoj}>WCUi*o|UHB-TIRM|4{8E_=!guW0e%'
    'ywGk*D>MQgQsSn899ZD)i1<Y%5Q|Zf6weHs84oCU`{A%ZI;jyzP7|nsPv;@G2n0M1{AEZS>&P9a`i!@y(r&(e$b&@Bj5Nxu*zJ#I'
    'GzbpbqTjYmf3mo{vDiVV(P)(TKQ{g|><U8ntiqE~+eHcuEU^nYiLJi)@1OP;1yJb$'
),
    x5: (packed('|i1',
    'c-kGv!3h8W48p*rr37*K+Cm;jf?$MO;YaX5_;tQI2Bib(au#-$9Fq'
) * 8)[:480],
    t8: packed('<i2',
    'c-qyC%?g5G6hwRMWBFl<m0zK0xhTv^!QAu%5ky2#(87IC(6$%pBE3XsGXryHE@%hvSZ^Zep86I9)HIKfgkq|}3#PbmLupVRPqN%$'
    '-ZP0~7?XemN!?o!QNaQQ?+a=xd892yJAQniEpo`96x}m~0z2o7FGn-02$qJ-r6o38!M}UZf`<_@G3AY&(UGQ0<Inj5?>J@)'
),
    x9: packed('|i1',
    'c-qy=$q|465CX8C5pdY6cIz<zES%zi4vSE_4^Vl*yPA-rr%m)57<Y4#80+2rU;Y5KtZ)7'
),
    t12: packed('<i2',
    'c-rm3+fIUD007`#%5_njTjfRCX~8^n(4T`pXo`TMzz-_oAykw@ifOg7xmjN1y6E|Oh;IA7GA5icb8MrtPjKj~RRcb|P5>#dp<eFe'
    'roJUbMRv4CCv!lXz4~z|`Zl&n+i1n0>DK!k<@}5%c+_6?EyxXZx-D4wga{lt(#uZ`^k~SPB#4*s+vV)LUCt;=beB0Gcd5#hkz|6c'
    '4x|f0Hc2Fi;kehlsl_;BJW{d1;z*{Y)aGitK^RSQ5hmXi^E^VgYOkq*H)89Ar0!7~Q-_dcMiaKgrxB6xjDk(00F-jouFikR_iLev'
    '@a%O;cMAgy_z!D4XCEC}P^F`%FMbeWK4)L4v}ScRzUcZ|g-g;|UJ<9Rvf^<BDD4V?6GtejC9B6^9F5Y{WV1CTwbNZF06>1{-=F*f'
    '6^@gQ'
),
    x13: (packed('|i1',
    'c-j?;0SW*x5Q08^h(wRyiU=XA@w&DyjM0n1BH88(C+wOP=>vIY9H#'
) * 8)[:480],
    t16: packed('<i2',
    'c-rm3+isd*007{=QhTwa7fY93H6f{4Vw+K^-NeI~0&)-#_&Epy0xIY%@;lqr)bx-hJ(}&JO`7d?yXiCRe%TXjud$1MUsoe!I?|!S'
    '+1*4fe3$lO9Sck<G^BTypzl+_U|d+`w3Lct3Z6Fs*C&fqyL5yW{j`2->TFePR8`y(wYbOmXgoZ0Q$9c*KXBQ5ByqsT2_0%8Q>QKZ'
    'jL-mdiO2(5`JhLQRAoH^a@_T3j<B2B<bclL0h-(Q3uA0r-wON+KRK+0zsE|15lF)FirRR>Jlz)i*so}Nd68?Yfi(KMNIcj&*&$(='
    '5ol-a=chgb=dIPP-c6od3=7uWK;O<jGDXiZ1LG-w-5(8dpMR|A=<b`##)ad~<j$A`NkO`Am1g#_@C~0<C1U%<We~`Zu(WyZ4<z9l'
    '#PSzD^FFj5#KEgdt+VOeR+`67&rfnM&GHbhdFjSnFW!;uhbBX0Eq2<u;%zq_=68h)oLwYYw-Msf^oshshtNBQDgTL?F{RjbHjz(X'
    '!$}F;tS>$LulxhSJ;@3'
),
    x17: packed('|i1',
    'c-qy=xe>qs2n4a7F>tedwcBktQKlIWWfj<<>!(xf8gb;QJrB`#(UgPsBdU=F^S}H8CnRv@'
),
    t20: packed('<i2',
    'c-rk!Npb`s49l|x&5j-(dFe^z1-Zlr%HTzo41mD~Zk#fJx=_|!Ai~ZgkIRluoqe^%i=hO1QY4b;Kjxc5p3CxvGxdVA@Y$S(I=dH6'
    '9dl{`p?S98ExVD0@VIwi;1D}HUU$svi4ap53YU#SOw0`QPmc>Ut2??>^6`iTt2f!x`nF`IxMNx^PYh6BN;b1(DQr!E%<k+%p%&Fa'
    'NKhiRm07d0NJ7tWiB_s@uU5mhtV2mcKc;Mf8m!5aW4tOiq}Xxabiy1j8!1QMrFMFp1cnx|b{3c*Y8E>B7=*+*2NkvoyI-OOp7iIv'
    '#`o8fg`3MJKfmMH2dZ^IYaa1-oovO|zx~@E+Ba63H^K'
),
    x21: (packed('|i1',
    'c-kF{F$w@M5W+q!62!;Xt3!qaVN=Lh3<(m>`SeS%u;dccFYl!Xb^sia'
) * 8)[:480],
    t24: packed('<i2',
    'c-pJ#olrk%seeYkZ(~h&Q%h)iZBb8Qy?b!f^hIrzA-DRv!paMxdlt^@&(HBoE87rV)0xuM(pg=Tm0RADoLk$U(p%iIFlT98ZFf=A'
    'j;zY^u8N9^mR0*}!YUd{Y9jkeN@kSI@=SA2PE-ge=<Fz2-7qPtq$R2{HLob4Ex#?TEjxUDMO<}u)$)uP^Ve6;$YU5}001^rM9c'
),
    x25: packed('|i1',
    'c-qy=!4UvK2m-L4MR3s7+OLkwKXLT#p)DtzToyD2NcSQ|ZAMMenwx~4(3|#5{4amNI&cL'
),
    t28: packed('<i2',
    'c-pm!K?;B%00evXs1cTmWoZ-<1>L&&%B(*$m)%*GO^UdaWxNO)F@VF3DlfpfZ_wgPMM7s;U!UXMGnGLa)f}b-3<QW)Q{Hvr!;`3f'
    '<^g$6FnR'
),
    x29: (packed('|i1',
    'c-kGx!3h8`5CXxbMHaF6c=_qD#zn!RMnc6LPEy+2qx@{Qfsn;{b>1AM'
) * 8)[:480],
    t32: packed('<i2',
    'c-mW3y&$fnG=B2D899w@X-VCAE}8Qu%&<%B3NH*PXi1p8B69NFwEdlNEAtEUvdW8M!y22Liz>oe9Qu3v)8eX1>zo?9Ln<uV!b}#d'
    '$PFk-Uffw9m9n6yq1ScV%Fw2?@QjY+l*Z`k+3j;PYl2%Uo02QrededRPA|$@npSC@y0M{X*39(8n4q}S>gWoaq>@&@h~VmkCXbcr'
    '&S|Y1ygHUQ#l#1u&!74&HQms#e$&Qt4V48kAzhJ887a+;*8Q~%LmU7AizQeS'
),
    x33: packed('|i1',
    'c-qy=!4beP3<9v73Bd=kJ$vV<{+dPAn{#eaT-US=f{$>JcrAI-LXNC9`)Xw-^S}H7)5dT('
),
    t36: packed('<i2',
    'c-rldS(4N+5Cyp@AH;M|V_UXVlB%TAR`NE@&;;BVpMxL|kn!@tDMo#>Ue4rXBcB#W?WyZ1&T?%Dxb{T@nh0xu)K{nhEzcn;hB%?q'
    'x~v4AM?i&G>`<eaX(knHW|a?{QZ-J~Og{Q0$j<dajQspvV*h~9mu6Cq`7v0X$1VPG?Q7Y&m`;{j44i`|);y8ZEo=cD3av9^WbN4l'
    '1DnFW^j}<yfE*<aUf^1b#F<NLMVkPWf8yEDzmnb1YmVcC?!n5a7E4<&V#slu>q^u$4UzK?+&j|e=M>(K7xgy-I>N>~R`BAZY_S&$'
    'd(OLErhuwK64#G2$ki7ZPFE`DL)LXx+Iyq<hB>{D-(5a}?N2T&#>9$YNdmdK`kpJ@po%wlPt)z{y>FK&jGcWO8szB8X|5nOfOjRT'
    '*so(S4aH$uEY1bRWtM^Fz@{S<so~3i{%QUK9fRVe'
),
    x37: (packed('|i1',
    'c-j?-K?(o>41zu#A<^Tvpo3|!w**3iM2gBpX_p@U$E($(^?Z5?9IF'
) * 8)[:480],
    t40: packed('<i2',
    'c-qa3Q4WA03`0Hk14U2~0TZJ?p4W<(u*;IQdmAH!-H}d@MyW6lknn*+c2^sfBUgGE2WtaY%E+MX#qTW&3T(dZl-djGdn;Lx%S0`T'
    'QWx77L%&$26YC8h+WkxqKOjZ`'
),
    x41: packed('|i1',
    'c-qy=!4&`@2*l8yWf)%stbJ``5Baz3u82k1pp3F04!UzktaiHbNvY|1<Vv8}^ZMWX0p#p(Wd'
),
    t44: packed('<i2',
    'c-pI|sAz3U@9V7V?wYnZW`217hTgi$_yy(Z=8fsC<%tWj)w|j{8uE7Zm9F$yyK-6Ck<jXzr4{Mxv%`9d{fpB!ZJU(0B&{_gZ(s0s'
    '_Yzm72}w=<n~Rrcbe0Bnxy{~~x~$uK&CL8@(VjYob)E~&rnhHT<W?@*o)ep&+Fvj$D|F9VI~!lV)sga3B3I?_-5YW!AoswWkgn`F'
    'wWMa}vTEKrt6SSEdS<UR+Bh$MV)wMR$vd)>dNmsAy)(V$Hnev6&6{_uY2(tZp#jOZ3xZcx<kx%kS44DVB^<hTaJql5TkxFna_^8M'
    'A^Vae%&Mo=t)D$NrLS(~$;IW>Q!APdw%JPdCpXS644XFRzTXPVyzW~YrdLl%OUyFMPF`u}Wy!uEw$i>-f9|q53#%JK!`$utluEi*'
    'x(2x=EemUNotl<2DPURN=}j9;9rx7q_a~WVWV&aYmd71j6}(M-Rrk8{xtq;3V;5(Y%<?<j-kRQ2<Q9;AVAiAs@e_>aFUU<S?U*<#'
    '-_@(4Ew!R`*~+PV)>PD&O>3!MxL|UoQ&MI@+l=K^QzuRH&zfjHrzN#}Vsv$IRApmCe9&^&NBM2D94D48pVGa4p3}lD6^+T+o%y{T'
    'DHaW_wM|i_MN7K#A_MCt?wZ-u(919ihBW{H|JUbI'
),
    x45: (packed('|i1',
    'c-kF{!3h8`5W<!g35Ua1`!N{N<RBmt>=M;@HD7k*hzl0kWe+`iL>#p'
) * 8)[:480],
    t48: packed('<i2',
    'c-m{N$lqL+891@WcW!i5Wt>$&MaRMkJ$2b<>kd>;+x8@?F*3I%x!f-%+0Xi*_Ux>6+fK|~-;_H)(&*TfX8)4X)92=AdhE}+m%njp'
    '-A~PH8UM4-IxKLXI>n>fc}_uElvqLJvb+WLP43Cv7Ipq{-aV-+r_7pFpK_}&skMGduglub?4FdzCS8U7YfD<1PA5Lj$)1~QSgE>J'
    'U-1~nDy{44rBAyStvI^ke`DLx8TnKHdrYkF3Qe2Ywj%X#rhabG-JIb1RW;QU>PtF1=Vwevm{io@v$!G0c~WI}<MdPyBbP>%uEdgq'
    '6PIt8zoM<HZb`<u=Cp<-g{!K!)F<q6jE*W_Vs*H*G<J^mg_hD4vtsI2?Va78w>$4eO>bf9{Qga$r*iYNr>*sis;j7(y?jSyYtOW{'
    '+^pGYv01Zb6{l9`CC094DvVefv35gjQ|q>J&x+L9ZUsG6lX~m6J$9?!X!fOO<>ey1<%VwyVsf4K23BUe28Oj(RV-grr#H98XZ_`p'
    'y{qaOM!|pr01ZyUuK'
),
    x49: packed('|i1',
    'c-qy=!4beP2m`R4ZHUhhm_1#iZ=JmN(l!QSiyk_mU_=o()AL!VLFG|N;>y{}vj3MKpBity'
),
    t52: packed('<i2',
    'c-rkz3l_s52-~sK`L{XvLU29A-tcJ)fj|`O1y~n|t_=<V7v8|Es8l4}0JwqUB5)L;5ztw;Hl5X3+PgM<!Hps6BIiac$zY?`(4J6z'
    'bAG_>kR~V}Y}~9Dr`V&Laf5gADKa&GGeO50D`$vRf-YvepT^NPTUM(H+tOgnAC6NWjL+0$i{?kiNF~()<rX}`eV<2C&J|^98v*?^'
    'nxw0Hrl__rJmO6>I@3a;?*f)nA`U-9LRq#J{X98LUlXst{j_}mWrFFI'
),
}, name='plain_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20, x21, c22, t24, x25, c26, t28, x29, c30, t32, x33, c34, t36, x37, c38, t40, x41, c42, t44, x45, c46, t48, x49, c50, t52)).DisableLifeTimeVariation()

# Groups have few channels, and results whole blocks.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 8]))
c2 = Parameter('c2', (F32, [32, 2, 2, 2]), (packed('|i1',
    'c-ke32@U`-5CMn(zuA^FL0ln+gc(ptLaOH4d%n}ZU3Fm}`vKS35B~', 1.0
) * 5)[:256])
c3 = Parameter('c3', (F32, [32]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 7)[:32])
t4 = Output('t4', (F32, [1, 2, 3, 32]))
x5 = Input('x5', (F32, [1, 2, 3, 6]))
c6 = Parameter('c6', (F32, [16, 2, 2, 3]), packed('<i2',
    'c-j-(KXv`$xyhxTtgMIAIZNkHcCB4GpR-WXm-FE5+n(I&neOvH>PD~pT4>5C%J?{b=Gvd$k&FMTw|eGhDi#Y4yyh3>mdDp0T5<CD'
    'M5Bq4t-JlR=4>=>Q79-?`ypT}(I|dPB<0jTiK@7DyPoZ0h_Z+}utC>z=?#IxZ{4B_L3;*)W&mmou@e', 0.0001220703125
))
c7 = Parameter('c7', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t8 = Output('t8', (F32, [1, 2, 3, 16]))
x9 = Input('x9', (F32, [1, 2, 3, 9]))
c10 = Parameter('c10', (F32, [24, 2, 2, 3]), (packed('|i1',
    'c-j?;K@I=_2!f#hzqwM!!HKfRO41S*hTAg17VPfiRO_Kp58h`J^#', 1.0
) * 5)[:288])
c11 = Parameter('c11', (F32, [24]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5, 1.0, 0.5, -1.5, 2.0, -0.5])
t12 = Output('t12', (F32, [1, 2, 3, 24]))
x13 = Input('x13', (F32, [1, 2, 3, 12]))
c14 = Parameter('c14', (F32, [16, 2, 2, 3]), packed('<i2',
    'c-pfzj$Ej#d^uNqqWIeD&QCjCv!nk`PyM+3@%8J+GlShl_csbp)t+0LtsZ~T`1oSQc-PzI%<=iWk_)-z{Zp+6UNb+_)b6dO^$r)r'
    'YGmqNc5U+x|0<@Q$u?K6xpkuT^_zc+oKxyv{bc=S!Zu|y-}~25yX6_avIiyb{(bf7NcAAl3;;`JuAc', 0.0001220703125
))
c15 = Parameter('c15', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t16 = Output('t16', (F32, [1, 2, 3, 16]))
x17 = Input('x17', (F32, [1, 2, 3, 8]))
c18 = Parameter('c18', (F32, [16, 2, 2, 1]), packed('|i1',
    'c-kGxu>k-u48kyn|8K@^GO!pGhZzEuNC7e1_1=)K;lQW8;`}{*Llgl', 1.0
))
c19 = Parameter('c19', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t20 = Output('t20', (F32, [1, 2, 3, 16]))
x21 = Input('x21', (F32, [1, 2, 3, 16]))
c22 = Parameter('c22', (F32, [8, 2, 2, 2]), packed('<i2',
    'c-jGg0Du1jMf3IT-?<T^X;(q-UrkLT6&uwbw|QSP)hU%db8j{6ZJR|6x1W~}8|k$fr(vV_-z~Wj>7@f#`zd=z14Z+nCT#K~Q6MQH'
    'rJAIEay}}|Am1Rc*D8~qRrm~CLjqcWbCc_+cs`zE%(~9#0XD=kM*2Jh<zG)hNh4j~pC)YPM>?D', 0.0001220703125
))
c23 = Parameter('c23', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t24 = Output('t24', (F32, [1, 2, 3, 8]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 4, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x5, c6, c7, 1, 1, 1, 2, 1, False).To(t8)
model.Operation('GROUPED_CONV_2D', x9, c10, c11, 1, 1, 1, 3, 0, False).To(t12)
model.Operation('GROUPED_CONV_2D', x13, c14, c15, 1, 1, 1, 4, 0, False).To(t16)
model.Operation('GROUPED_CONV_2D', x17, c18, c19, 1, 1, 1, 8, 3, False).To(t20)
model.Operation('GROUPED_CONV_2D', x21, c22, c23, 1, 1, 1, 8, 0, False).To(t24)
Example({
    x1: packed('<i2',
    'c-jGA0H6N>wK3U+2O+h&QLo3nYaJ`^?VW2o>#;FMcaxvBEgelQ(?6l7N#pYsUm+g_GZE<ln%9yIWQh89^!F+QsVk9h@+{aixmavY'
    '?BA)@0LtKy6ex`ysJZ!%xD|4}D{e}m$1X<', 0.0001220703125
),
    t4: packed('<i4',
    'c-p&Pe(#ye2?m4auN`K*-z6qRs?V&>_ujKocGa^*)%nq%R<CxlOA&asXZGBh4dRPgHXZ$KU2ZzLz_obWyM0@)?ks7%C$VtHEWs@c'
    'qhC}U)Bdx5;p?`mg$*B)819vs)Wz2XyP7cgTzlH1<*Vk>A#?A^GiKdoQ*Y>O`+rPIrzA(X$Us(tVTzOMvVDwoH8lqgIn-_R%oBgH'
    '$thDw&t{2%s2<BTEe3`cPOl~II~{V`C-2n2YCMaT>+H8#3=DcoUtivPx#IkSzWz?W?!L7Op`3MBC7()MYCmqj)!X2y)vlgBWwoE9'
    'TMP7-Ot>mxuCpPPS+c)JqJ4c{!i84*=O#BwZ>%`{V*N(*r-cdX%lk}tpE*vcjrtk!cekc)ih}W#c870G5_Z!Zer7MT{&MVo&X+j{'
    '4_|!b@V+T$6WhhfGR+C4C6BWt6CIp>hTEt47o4iSJgFxz{l$E~FIgs!{#5O_e)b!m#m9FJAJ)xx*m%oJ`<G~vmt1f5%)4Dnj?PpN'
    'u#!2EWi0jY|Nnpg7#JD<|7ZFSB>sa4hX0H}A%=ep42=K(G632C8U6v$zyFMkK<0l2hW|k6e@y>DDnSYvKrE1Aum~fF4N?Q-|6^o;'
    'a6mHuz?cD|24W7-R-i3lHcS~v7|aIQ&%^*E|AQUE0JQ^R7DyG?VNfk#Q=wA-p$0;Q86YxHM?&pofT)HT3YCJH40S(D2SNsFILthV'
    'zW+Gg4>gAYW-m+_N!Nb{0H^ABeg', 0.0001220703125
),
    x5: packed('|i1',
    'c-j@o!3_W~41++-{xjQ6d7VU<3@j;1&tXG;xAFj_iwFh', 1.0
),
    t8: packed('<i4',
    'c-muN0D;n%K*CLrf#FFJ1A`F*!>ctO4PO`-=FMZ+&rtvUvoc6cGea;#cjs0HhU4b?4D1XH0t_k)o4(aBy!r4Z18m6r+YAg-8M^I('
    '%<tc$e=;!m>M}q<DaZs#F9rstvkVNO3=ET2^q+HKU~qC`c+J3|baXFBO%IU$WR?R1!zq1LhCl{}DuynGlf^d}cCPy{8ElArEdzrm'
    'gNQzm>E)i~%fOJv0W+ToOfWJqFd}mxETAAGOdTT<i3BhN=m!9uo-oG', 0.0001220703125
),
    x9: packed('<i2',
    'c-jGM0F(c5WB=JV=Tp@gIcv|`M*)u)vrDNbl}WF8E1?Io0WZ5<!K;_gFAFP6iQ_@(YiZ5>laW>LWBpktfcFvtF(_awwx`wVpdq`#'
    ')k?~>KAW;;2W#0ZsHbmdw;MyyIXogJ82w=<R*9%mf6&z+N;DS', 0.0001220703125
),
    t12: packed('<i4',
    'c-rf=XZEt2b3*?um&U(d&9nlQl1s}g!=x0=fA^m2`L^q_c*%xU-o;LB4GddeUJp4YpD~d=@l3m9`pz4@<*|ZGloscv|5r*^=1~yJ'
    'Ts`}3QQ9(va6Ubeh&Qq}DSL!}emt>7Oxl=r|Cec(CKPMEGZFYDd?7&QXS)BDi@#&Fw5}XHeD{`|r?>aL?N;ueR!KA5n;FKp>y_3G'
    'gRa=CckhYM(_3sEYZ<tF#e7}q2fo|i`^ju~=9jOu7QOfPT+{s14<EFjnzucUaT0f$d+4-T20M@c=(@4zr`Ae_=2a`B55`Ke-`>B@'
    'UDoEfwAddznW&9=ncMHzuqx*;wPd}0_QQ5!!NG?9RlB9~n;85}4j)j{jh*qdU*w#;&Zk9Hn^iMs%2{1_xSxUH9|ObxfBzU6{xdQ%'
    'GBALsfB*giX@-CQ89@Y)&A{*%DE9x)f2RNc|AEx}XJi6W|NaBv-~T`^NED>*-#-SR9tNNh3}CZBN`WQ<%?H}>|36qMhy+;)VgRjR'
    'fCvKBGcthf0&DsYF%N|c*7zUdp8x-$CPB17)FKH&^~25ik1&e??g|w5K!q4!?tvJ{005&>A%6', 0.0001220703125
),
    x13: packed('|i1',
    'c-l>iK@tEk3;{R(|7NN=bn3)HR56$l1IosH#Mq>~G3@r5w0`FU=VcZ3', 1.0
),
    t16: packed('<i4',
    'c-oVh^5GYs+a#%z%<`wNiG0y{b7IFcQFeBF*3zwkby{NAit74!-e$h+JSLF#N@2#Df{&W=(-l|V<ov2CK3m;$B|l#g#}c7gRY5^<'
    'VW;YDtPxunJ29032t>u7_iwu9l+?X-{^`1_eg|HCyUiL|Y1694w(nV=97BE0%j`wbdKX0)i$5{0l)lxm?NNvC`RyO)T==?;mu1av'
    'uGMQ#bcJu4bNY<BT%<g=yT$j=PgD7(Rm@Yqk#<%=;DW<k{}3sbPucDN82<hTp@07v{xkjuVn&Al3=BX5B=rA3Pz=ZdA|TDc@c$np'
    '0}z2|pzuGCQlJdbwIHoPT_7$4SRn}hXZ#1DVF(Nvz!)L~G5bG63tTH)k^!m#PNSI*LIARIxOx', 0.0001220703125
),
    x17: packed('<i2',
    'c-jGA0H6P7<9n%T_1!5+8G{wqb;(;Bmw{c+=bJ0X*DvMSe{DhUXOnA5$z?M|cQ2Lq>!(pRb%Ny;(#UbawOsh5E3hbWXOW&T&*2te'
    'T8TtzcEpyvn#C4V5YGcO<j1m8)_M4glQK*', 0.0001220703125
),
    t20: packed('<i4',
    'c-muNU`SzLU|?hT^o8NAN2UV<2m~-#fN2K)Eex(;MmC5@WeC#-(YJC>O=Vy>$uQZBfkDZYVdkQX5c$~*M<y~byz69ugGGT13<rQ}'
    '8JHO=H!_HduhTsM<Q&+}&<&;;e1sWT4=^YQF!TaB3~>j1)Ig$BydpIj4k$2G19eYhWeA<<0g*3YFjZn;;NS+TcVIXm05m~>gJFmR'
    '08U;fkN', 0.0001220703125
),
    x21: packed('|i1',
    'c-n=FF%kek5W&L#-^^*YK80aIu$gLH0@4a94i&vTy1d1>MKsU<`~dmv8wL', 1.0
),
    t24: packed('<i4',
    'c-m`^v)V9iS^rM+>BbKaeYS|%QRTYmK)vJ62a7{nTh3U{Vq0lA!F-y#CPOUWDm5O(m3zvqV}JgdzEL5Zq4PX1^G&aBKJ43$6(p?w'
    '7+-gmt2D&V^qy;b_v94<>)y<ktL*&8@SlN!`Tzg_4F4G!|1kn-pa_U!{11}(52F4<m>@9-6E4I6roj{gOaw_ihzS5Pb6@c', 0.0001220703125
),
}, name='groups').DisableLifeTimeVariation()

# Groups have few channels, and results whole blocks.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 8], 0.5, 120))
c2 = Parameter('c2', (U8, [32, 2, 2, 2], 0.5, 128), (packed('<i2',
    'c-p0kK?(pM48weQ7@_RpI`IdFTpEh@2o@R}6Fsv`PdNms>G%60tRFV?h8}w'
) * 5)[:256])
c3 = Parameter('c3', (I32, [32], 0.25, 0), ([2, -6, 8, -2, 4] * 7)[:32])
t4 = Output('t4', (U8, [1, 2, 3, 32], 0.5, 120))
x5 = Input('x5', (U8, [1, 2, 3, 6], 0.5, 120))
c6 = Parameter('c6', (U8, [16, 2, 2, 3], 0.5, 128), packed('<i2',
    'c-qy=!4beP2m`Rr?GQK{@Z24vSN%1dQ%SIwrl=d)<btm73L7PR8{nCg3aRGsI%2-h&(FQ1s$g3'
))
c7 = Parameter('c7', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t8 = Output('t8', (U8, [1, 2, 3, 16], 0.5, 120))
x9 = Input('x9', (U8, [1, 2, 3, 9], 0.5, 120))
c10 = Parameter('c10', (U8, [24, 2, 2, 3], 0.5, 128), (packed('<i2',
    'c-p0lK?(pM48wf*C?V|OI(>pUgi=~*>4HKb48hP~k<)X1HclA73+sms^=KY>'
) * 5)[:288])
c11 = Parameter('c11', (I32, [24], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2])
t12 = Output('t12', (U8, [1, 2, 3, 24], 0.5, 120))
x13 = Input('x13', (U8, [1, 2, 3, 12], 0.5, 120))
c14 = Parameter('c14', (U8, [16, 2, 2, 3], 0.5, 128), packed('<i2',
    'c-qy=!4beP2m`Rr4Gx^aFn7l2MSpb!xp2cIoE@Hy*c3UNYgVhm6oI1DI+jk_s0;mn{vLM$GQVH{'
))
c15 = Parameter('c15', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t16 = Output('t16', (U8, [1, 2, 3, 16], 0.5, 120))
x17 = Input('x17', (U8, [1, 2, 3, 8], 0.5, 120))
c18 = Parameter('c18', (U8, [16, 2, 2, 1], 0.5, 128), packed('<i2',
    'c-p0k!3h9B2*YmhBB6BfQ&%vrCbSUP#5kyE!m4)(*Yr^l&G6pTRqx0L6iy%m'
))
c19 = Parameter('c19', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t20 = Output('t20', (U8, [1, 2, 3, 16], 0.5, 120))
x21 = Input('x21', (U8, [1, 2, 3, 16], 0.5, 120))
c22 = Parameter('c22', (U8, [8, 2, 2, 2], 0.5, 128), packed('<i2',
    'c-p1Gfe`>P2m-L5Td6$+ox4MPVoYZbd3P>Kr%P}&JAA=moe9#ERVa#CnM<WMjQM_g8PFgV'
))
c23 = Parameter('c23', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t24 = Output('t24', (U8, [1, 2, 3, 8], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 4, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x5, c6, c7, 1, 1, 1, 2, 1, False).To(t8)
model.Operation('GROUPED_CONV_2D', x9, c10, c11, 1, 1, 1, 3, 0, False).To(t12)
model.Operation('GROUPED_CONV_2D', x13, c14, c15, 1, 1, 1, 4, 0, False).To(t16)
model.Operation('GROUPED_CONV_2D', x17, c18, c19, 1, 1, 1, 8, 3, False).To(t20)
model.Operation('GROUPED_CONV_2D', x21, c22, c23, 1, 1, 1, 8, 0, False).To(t24)
Example({
    x1: packed('|i1',
    'c-jTQfeipK2m-L5b!Y(f_O+vmCvSM9n%iR>2;IW&nsf(^_S;VK11s7Vp#'
),
    t4: packed('<i2',
    'c-qy$QF6i{5CG6#)DP>l8DuCyc3CzHfe?dErj9>)-=3rImBXv<Y`*C|H=C0L`!kx7%1{TQcI?lQT=4THpZL@7pkUInechkYYtbtQ'
    'd)&urG1^7JRZWjBxp(txVw0JXoIY2mD)%DngxGG&x_}g2B1jA@1Yq#$!;K*>my*%55(?-#6$B)4jkCvOVdj)3@<g#|p~#RSF@F4W'
    'e}9=;5C'
),
    x5: packed('|i1',
    'c-j@nK?(o>2*a>X4=H7jS8pL@ilsw^5HUYzeYiSx5c>'
),
    t8: packed('<i2',
    'c-pm#Sq^|85XC%pWgFQPj3LAmI~>B7el>kKPeSVKE@yb|(ogn%QZ6bDF%Y0@M7Dy8POyWl)*KjF*fv)1I-++Pk*wD{#O>#Oy#p^r'
),
    x9: packed('|i1',
    'c-jrfK@I>g2m-J_BWTdgw{PjKQ+>D6N_cDX@;GHT0!fj7wK0HPjF0GgwvZVX'
),
    t12: packed('<i2',
    'c-qa(OAf*y6aYZa>B1PB6ium=#~&Vn(jqmnap`sS7|sD^x9{zCG~BovKiWwV5|)W~3)>+{-k!Aim(tGr{eJ1$b#{5~(N}}sWHc0{'
    '!y)PA1PV7pAf`@CHBT(4VhND5<~c(gS|X#28<i!lGZQd!8;Yb6ni^3&err*cdw2LVUnpNge*'
),
    x13: packed('|i1',
    'c-k$C$q4{J3<8@DGKj@*B#S;gjbT78$ttG4xkS>oO>l@hS#EUr=Lgb2A=v'
),
    t16: packed('<i2',
    'c-pnWOAbIV6aYZ?v=JLbDPCWzsvjElNrYH9uTz*2ZSaruW4$xDJvSz=^_65Pr}ktqdWtYk6AnNXk%L?3f_II`4yB!Xm(YWBt^#7K'
    'pl#SJh(?1!rYOS_QTEZ#KBJ*6T>'
),
    x17: packed('|i1',
    'c-jTQff2wk2m`U5F;4H}!0eUaSQ~8x$5WkzzAzuJnp?>0Xr9vN2Pa(?dH'
),
    t20: packed('<i2',
    'c-pm$+YP`l3<5j$`H{qKJb0b#P=xqE9Jr#i-{_2@rDc;siiv>e@*<tEUJ{}kPr+(v@9ngn%MY2C-{LIk3mwnT`T!Z&E<6'
),
    x21: packed('|i1',
    'c-n=F(Fp)i48oQ!AxMWm`xZFyL!x5#%vv!{-8>Q#FXB?r`ex<u+S1?i2ZppP{{'
),
    t24: packed('<i2',
    'c-kw>Y^rH0PU@(SX-LSgYpJa*Ew8R9&T8y#F3&2jY)P$cC@C$k&2DHcuPCjqEw5o95dZ*M6&82'
),
}, name='groups_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20, x21, c22, t24)).DisableLifeTimeVariation()
