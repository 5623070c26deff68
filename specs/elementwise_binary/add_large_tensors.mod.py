# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [100003], 0.5, 100))
x2 = Input('x2', (U8, [100003], 0.25, 30))
t3 = Output('t3', (U8, [100003], 0.7599999904632568, 82))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-osTq5gl`#Eo7rzE}xv$l3G7P<BCU$g>Ht=ge>46zS0Ldb;f5*Qc8~yn2`4EAH{^Y`EXdBvG*GQK8}n-|+VglmGypn;<^'
) * 1640)[:100003],
    x2: (packed('<i2',
    'c-k{<F}}3f`LxvmH=!FZqJubV59<{sXR7jS&Q250{5iQ$r>U`4_2NGshYuI79Y1p7!k=A&nLl4%Hg@q^*v!m82><}gTppJ'
) * 1640)[:100003],
    t3: (packed('<i2',
    'c-pIWGW@)xW}nx+eMXVTvgfV}h^lXnJ5cC;(r?FHvrU09tLN>yxbk4Ub;aSkGnSMun*U}NujQf>4-$<g<z+8rpacK_yzn5&'
) * 1640)[:100003],
}, name='equal_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [100003], 0.5, 100))
x2 = Input('x2', (U8, [1], 0.25, 30))
t3 = Output('t3', (U8, [100003], 0.550000011920929, 99))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-ni_E+4;%V}o=x!*>RG!8P2Et=YCL=vPoSI)2U3G4$uLEg?7CB6Sm`csX-Ed%Tc3Q$4vi_WYf7a%Ok){+(o?1ONcoI2<P'
) * 1640)[:100003],
    x2: [39],
    t3: (packed('<i2',
    'c-ni|u93V>c#Uce&s!c1nU!L<orE^b>(kV+I(XjQJ@Wm54UreyVog(2Bt-IF`rTJKRx_z5@x+x?>b6%4J|AYF1ONd3ARK-'
) * 1640)[:100003],
}, name='one_number_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [257, 1], 0.5, 100))
x2 = Input('x2', (U8, [1, 131], 0.25, 30))
t3 = Output('t3', (U8, [257, 131], 0.7799999713897705, 79))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-p&>6?j3WV15GUMEP^PAI0x37nru;eX`fZ@@x4*+dIC`NWOPYC2Vs~yubvJ;Dx=n&+hONj}>c_zo&jGdy63hB>(`xARWB'
) * 5)[:257],
    x2: packed('<i2',
    'c-nh;qB(5gqPvSO7+G;&m?QJ^hiFG$*t$&z<X1kL+&k(1sUTtN8TNrs*Jvs~zGSH%9JgWB&qp^{)Qx^x=ww>Fq>5&Sfd>FCDn$1'
),
    t3: (packed('<i2',
    'c-rmQX;)hJqQ~+30?t}z^_-qILrv7EiP4y;shOP>#Q{Y?1;qgs6;TmXKoAgAMv+MwMP`w~c|rw;7>6W|aY~vtO;6LF+nd|9`UWn2'
    '5BovZx_qC19_$5s|9^X*?aq&^t{t!K>kZQV73GgVC_ED*8=Egx>nGkt@A0l(Vf2~or_Z(O(*whx-L<j)<H_qjjs8c2Zp?572$pf1'
    'D`_+_O;Cu+5>WG$N(c#8$z*jyJ0xu_ZGAjU4vJD-A!WexB|=mIrkcf2N<?6Ip%RIxLjr@@<O*1QJ)^!oJ@ZL>T_TqoUx|V>5n7WP'
    'SlB8olLC#)tj&UUHl`-CXkbu2g3!oi(I2L!bHQmyFfjP__LODGyXSqW){0&(%FfRErd^hmwGH|5!Tjvp{<gVK=NU8~t_&y+UTIb4'
    ';nn4{gIz(t`b?{IXo11yh=jXfa0$5R>h+67>A}_2my#ad&4Iu|vPx5vQ_%%?g06$2ZkJ_;g_a^CBktUTWLKA>&WByCjtqYg2@D<('
    'w$?D2GN!n=G*{dK*J|_0jWwJuKB806PHC5ms-dOyvT6mps6Zh`qp)=xwpJm@E-Kcdkqu~I@brkhdvI`k&_$&;xU@u%htMzTHkyV>'
    'LzAij)r5o7MAvk1rVMQ@lWrQNi)%7?CP#5?R1b|Tqyd9Po%JOxt-Mwa6qd>%WlAL(_^J|WJ0pwCCo~dx?BaAd5m79lK(Ym0u)N|j'
    'Dp|_!NzQ>vVYwI>Fc=QLcQr09FE0DyrN3uC`4WlzM{La1q~!E}B|snEe+bPC|Kif)%i;Nn=f29%4!RH#nUsixLjHE{A~NXwjUZsK'
    '(;%QL6vGNLfmCId)s2tWh&XhWT8|qT>Fe#Y8);aQw58plY^WcxkeX-=wQ_vKifJH>6C2q?U@)dI>0VY=X%;FnItT?0t*Hr4d3-N7'
    '4{;@@9Fz(wE4q6*I^)LO3P?m)IV$Sfx3PJUn(`9=1=U1deG~-@KHQuzFD~vbzEEm}FFcadQ}LA3yu9*U>f4{4ncdqm^=jsI#si;1'
    'zW-7)V6v|GPWN~C3gxM~e?$!oF37$gnUI*D2)Pve1tk9K;^HqK+>T611D{KVKY8>RmVNEZkf)*75GfbW!*hd!u0^LN7sH`{zi_EI'
    '_?w%-z~KM<xaB!G{CN1&=(zEx{oz0U*SfvxIXV5_e)Q|k%bkz!=PeVvlk>kFJ4b%|Fz%jTIyw5|*MAQ=M*kRhEsq0((fLnrfj~$Q'
    'BJAopL~0NQb1^>lR%TY-r3_S3LJ|rVbKz>rwU}aX$mL>0#Fd+OGQk*B;lDz{FcG2OMF4}}9W1(^KR<hZWV9%bo@qY(r1DO?w_ogP'
    'H{Y!IR?ZHcO3Rwn`F2aMdwXOyxW=|OKfF1S4H`d~ho;QHV9%&ZU^2~^CK#Q>2?N>ZYt_gEwqX~=Iya~roE_u0bPjQN^Hy5>++=45'
    'Uo>p>%}o<%3?GXwVF81SAP=LGlHf^s!J+@mOFWN8fA#2YR9br0`P72ACr=TO>tBV&heZ~q1zjwFhF-oN1M;6furIy|Mu%Lw9Rds<'
    'we&KTN{7-$YOAsJ<EN%@eO#tiXKc{8<WiZ_!oamDC>?HXbCYYhjl^K<G*hmTY65AhmDt@13|^krOYHVV`&<{7GH2^pU#A(A5|?|D'
    ';qaP`=A{{NJJ-q+`<$Ij?_3Y3Pv&;6dp)h4UF$vUfgWJ+Z$E6z@9+P6|Gj(6@P60&>63YDW&Y^ot?l*4S1(@v^23~YY-eKj*CU7h'
    '<4<F*xy9qxpFaMqA8~&gb^1nu!M&V@(l)Yy+zms3x?8j5GH@fdltyReP=!PSQNTfi3rK}%QF|Ul)Pu-JSJ0?(Aulx-CPzT45WwIL'
    '5*mW7X|HKbNxR=#{glIgR9XPR;R$hdG)y_Bos{zkRGFSb$0f$o+S2^zY<(SvM)@uwg_D*9PXh)YZBJRf-hJ;YwXXNoqU_BZ$&A~&'
    'y0$4_KAfMOKX_s3(=7~|U;F3Z;f_va8D3j?bGR!UP`}YComyb9M$%r-;S6wO<rtWZjT{;(ppoji{9aU#irL}c+_(Y^s|u&)qKj2>'
    'Oc}0`*E6K*hnAENVM?1Zz~IxJS^LV$>y<s-kYvx-|L&c9e%!vk@nYcF@zTQL(ax}Z$ZNEntZP)q`$M{6=ksUpjt|9Z-8;Q@R1Xa9'
    '7q(y-3@M`*g@*LfVHypztr5%S@Zg>Db_!J{tcId#WmSJIP`Q7BR@ZSlHF8OIAxcw%#Fqesb00+~rxc_>L#})YO}bE4dhYSJ(dil4'
    '7t;#kpT-yDMSUHX7#>vwy7Wy^{*~aUo9Ss~h46m_g_K>neCG-<_?gG7aJiS=i+mw{(aGN0Vp?>H@yS`v*s9$&yyB5FMI*iPweg;='
    ')g>WMuACU#TJ^Pe^S6XtjSv`Y)poUs#YXWUuAy{LROxV3^f20F3RRWVEa34?+SZB&VN;7mR*N<38*r^uxzu4cl+@rH_&Pcs82sty'
    'SKi~3|D60XIc@#r$oc1=_MPY6H{ZW^o&A2WxBuTiFWF}fXP5rx&6xZ5kJA%ND{s&K{QWoc=;WW%<Ikpn!DH4wmP+kX54VzQhn0;p'
    ')AbS_OQ$zAY26B$!ewRFQ~IgQQ5})swv$_!oI&l3+ktIvogtHY$iU#w-~s*aaLN6A<80%|Wa&Rz*M9h*^3J%oU+(F)-mWhDA7(C<'
    'b<O7betT%}?Xkt^8h^3%;q9qhZ~9;{Oj&@zpTUT)My1||Kq?^U=$pal>~I|J3Ml@5KCCDLS_#eoV~S%#Z)V;8t_m7?t+MoHRO~|-'
    '6jxb(DKZ)tbNy)yFu0pmRnXYj+1Qbp6W@VP5eSm7r3FM1CAFD@tF2?x5Q#bUx$rJx28hGR0V9y4W&wxwG(A(04KB$B2CvQ<WDbYd'
    ';pySGd+f}OjSiDqHaa%Va`~)g|Jsz$`NIOqvYXSn?BR7w6{GGA-y)gQv%%|9@qoehK`vD)wMY#OgbG6+*6pt1v#9+8+8Vi4BoJBk'
    '<Vu3LnQT+wYHfxlJcZV;a9d5KxCVDqJ+lcIEM(zIT3Wa*oIF@6hX|HP((#og6e=ULjo;MJ#Op+XV9jupfSi-X=j7)Wmr}_Res@w%'
    'o+KZF$p;311|!~K5YXfbo5DmOR+?mWV`Eq$ho)2y;s)$}z2ad*JC-DAX&+HG)Z5L(rgnyEV9ai<z!S!Zjh#ebaB<$_nAFt5R9I;E'
    'SFq%Z<>lv}-iyfqL%sna6XFtzpwZ{TlOm!~>6e3$u&|IDx4`M;NW?!chn9y0e;Wo2=1?(kJf4ZCfwP{{a7jE~LRATzKx|8H>a4}q'
    'u&A(vth$_hHUX5{NzclF6*l{SV#eb%FfTJ5l?e=<aVmQB`U$<8*3szJkro!32gE%li@n7-rBSITo!!kHT4vX@iPAPT+TlOy&BleP'
    'aXgu}K&Oi6z+k(cN0rK~GDD;PzLM1ZbzgN-`<2>Sg{@cUzpp4&&0->DxWB&6W+XIF=mQG3&Fo*IZUUZ300zI^UvNHKKV3gGnB<3R'
    '>i6#l7N?w>+dG<#vt_UUk?t5UuUH&!HV3t5uT4Xa(XEa5XU9^V;k`*eVFCspY)+UK{D;N1QZ3l_pEM`ElMa(_WnJpso1LE7-8A-U'
    '=CsCrpF+0xLOo!#E_+Y+Uimke|D>_2fx+t@bHCfY;$Gs5I+mR5?QND-*FP~i#~E9*+w7|g3Z}@>D}Uyne`{V5PobO~-(K_4didKy'
    'u2u*P{tRB|K7(&f0%jeGMCu{2bD_!X=8Qfu2!}zDDRgivw-Mji!$PLz6JSVQTXrUo4TYf4<kmiJS7KIfA2g=|3JflRKDn8eR+I+6'
    '67e-W<(rC%3vsbG!I`;18K}gBL}Y%<`H19eH~zX16e1!t=1yith5tf=uT+GG+zST=8wXfKfnZRe#@3<KyfT{=&88B?eTs6CzMIoM'
    's3ersadCv9-pYz0b!~NXi&$jSYYQ=0TWuAk78v{)e1rZB7IaMs=wV)7WnNj#?a(sFRXjdCBk>^|fx4DoodwRSLO%$*opa|t78Vs*'
    'U4Hw<gU1LMz8Vu86@$MO9e)cLy!U*}Fz<Qg+3Z*HHs{30N1}1N!RuS=TiltRoPM=2Bvj3)hjy1_lHDz(V#w@WJl=WHBkey{%56$u'
    'u$)J%q|y86!Xi|bupO#W=920wS)JYa3<<fF+{ed2im4?SDH8#c3Q_)l5{sdd^n&3<DpUau1q@!DGs+xJpVPzjkKhs3Un5u}8y%nS'
    'bT8X1{t+zg5DW{YE2CZP<psX~0><1M%S#jvcZ1)p;sb*lDs$os3UP(i_hPSABVtIzC<rJXRZ@NvS)ZThfAffox(|C0hezGHRgaDR'
    'HZG|cNvf}nxP6Zldp9)}82n#>0tE^bC{Un4fdT~z6ev)jK!E}U3KS?%pg@5F1qu`>(Es25552jo8~'
) * 5)[:33667],
}, name='outer_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 37, 41, 17], 0.5, 100))
x2 = Input('x2', (U8, [17], 0.25, 30))
t3 = Output('t3', (U8, [1, 37, 41, 17], 0.8100000023841858, 79))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-k}9?hjeB_+`i~F`>DW96o0Gu>V$G@#){1H4?j5ux#BjLw?g#?Ti;&gOk5Z6<2PXsXn(*@bhKy>lgRkXp3}XpacK_B3d6a'
) * 423)[:25789],
    x2: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    t3: (packed('<i2',
    'c-rmGc~4pg008iPfyMNXt#&q@nXw*otDVe{d4aVaC>Sbq;_)W5fQWr6_7wrag900eJ_Vv6IDAk}<xo%%(Sq@+^~j>cR!!5ncIw)u'
    'S@r?8eGh-1;8&C;VnqC7ScFQ{s73os=qr1k{`4Kh&0KTmI#$QgeqI_Qx-2fYaA^(Fk+umoab^%Tx3>Z}-RWs23@M!QI8l>R;CFn7'
    'H1=0+6BhSlUfEThp1j0oe;Y*zytiJ8*v~?hTiq!j6*vl%9Y)7C+e?Tf&|bvtJ>k!n(k6PqX#y$t1D%5eBfjFv#bRwhkgOg6VZD$5'
    '9}kwbsviTQn(Xy`03Lu}=vwac>O_1QC%|~w_&Ep(4x#4y!#wwl6E@J6ISGoGrPMZ4$Jke4Xd50NxrxuV@ov43p*F|+T@tzAo3u`u'
    'Z*)VknnM&Z@oO4Ug8gRrXxALA*13~~8kiAbrq!R!G9JA*pc>lQ1!`U0#9+q3nq$$yB{rk!6hrV;ktPGMsha-kBjJK6s<n?H=;~m&'
    '!fX%Js1Y<ifJl`StPGZJm>861ADNPzGymO7N+GJ^LDUl9TavQXQ(O}PSNpoc^zIn;X7#F2%Zse!Up&;#_0>+=F)t}k;$ybfTtC~u'
    'Mh*fl9SL2AcZng6OSXkA3F`5OKjmj`vF1!pNrY@OQM?*UwxAEMekH)vo+DU-W4yq2?{e5r-Bb3PtU{o^W0d0UH&Q~>x>n|`)1PSt'
    'f0I>*^IRCaI`^qi?xRd-J9-1NMBKsvl@73T{K~?e7X;^;dbo=v>PV$mM_kJfj`7(xE^5BBpJYuDpPd-Zj2Tshs#|<J>Pp2sm-+2G'
    'GlV={cdE1tc%w=(?Ja~91MD*DBP={}A|6V*?l;wMkG5sL&Vj-^k<b^t;=8lRNQ=9V3K+C>_$@Q(ru9js-hd0QXAN6z2S_ox0Q{9{'
    '4)0R7zD|@X1%FiKfBB(dZ2KQ4Odf*Lk=WEV0T-0T9CG0Tl9kd0v%SR2zBoBJ|9quOSaAa*mxbDl)h|hfdLMIMR(0uVdH9W;E1}Jg'
    '<*j<e6a@>z`F*JnH|-%;C<3)oWxCmpIoRzT2IU-bjprfkn!-+E052Wo)k5gKR(tqF#zj2|-w|~482-VUksU3s&eDfrA*|GH9dRQ}'
    'U$KVGO%07u%RQ_l7-ufsuauf@BTVX#=gE-oqt96W%$`20WTQ=<mP&&{CVr-+le;Y6gY5jX->wWBHl9n{`)QbQB3B-h#S;^|r@(c-'
    'wB%`n1c@0UfC##_92lxvF<_)qLQ31Y>q-hZ4QP6(aXSea7@M<7b8qBM@{PtnA5N0e!5+%#&<~epS?-N^)QJj760{RO8jqE$iJMzB'
    '@jg;c(_@@p`<dBD+w{AS)D0b<T)1%I!vFpS8eA0t'
) * 25)[:25789],
}, name='channels_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [100003]))
x2 = Input('x2', (I32, [100003]))
t3 = Output('t3', (I32, [100003]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i4',
    'c-oUYx%|M6&(k(M>dCa9{E6ogd*6;@H^ftCr%t)H;8A^Nnc1Hi%a%6VZHu3y)mM-crR&mp;In&Etl|%j+oEe3{(}IJWB>vn%>WW$'
    '0CV7C|DiGrP;r>j{|xo@|Nqy6L>d|zfcyrKCLj|^gH_c7ISmla4Gaw+E=Xy8Lp}eK%lB{p^uGSV%|zbw2ipf`_uG$Na~t^@dA&OS'
    '!QRDM`mfKWOOEol^v{aATbSvJDY@MLsqCmH@SEi=*EImV4|Ja'
) * 1640)[:100003],
    x2: (packed('<i4',
    'c-mW${P|=>mE_URn?+CS(v=UcT%w}<_}8(@$+wT+pLi%Nru@#mb!Q_S&j~HwdRFxCu^ru&nvbVxai3)S_-LE;e}?}+04AU`1B`=U'
    '11Sc$Dh4FJgZ=*h^#}Iv-(SDK-riyV{{IXP_VxAq?SWu_eFKC2e;|k9Kz)P#{{08+>;Kz>$Oeb~4g2fs9Ymiq^C~L-<dfx8W>Zl6'
    '&MzwV{X07&pQ1D;ABQymtCva~93nig-t+tx7vlNF&nGCW_?2Di>tEh~%<MuR0qk#q`v'
) * 1640)[:100003],
    t3: (packed('<i4',
    'c-lLrGpo}ecYSGg>TMOlNd3hdjPAVLEvPN>BY$pvvE%(qYj2c=6y2_GDYU;I-Kwwf^gPqcYj@XVy!!WZ@97u+8U6zS0|+rNKxiO_'
    'Fu^of3?c*Lg7^?{VE=wFap1oLgT2Fkdxrn^_6!UT`yK4<_XAbi|8J<bZ#YoTV88#s0S6%40jR#=fPFns*M61L*WUh>a(Tw*AFh@q'
    '|Cd2B?$WK#ypH+4!9Q>C`0K0KvV}aqug&*d`>A@ck*l?aecDw9TQhCBU+iCGjspOV@_qa'
) * 1640)[:100003],
}, name='equal_int32').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [1, 37, 41, 17]))
x2 = Input('x2', (I32, [17]))
t3 = Output('t3', (I32, [1, 37, 41, 17]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i4',
    'c-mvr^Jn8!y1K|feZk@n2YFYh$VN=hT>SWE|Gd37(mi~C@HCoD*b@BoWwCjZw9J;p?-jWJYuNC*zf%3md$fcB4F3NIVIcV*%KZ<<'
    '3=sZ*usl>8E(B&Y0Ac-qhKB$3|LYt6gSZX#_4ObwkO|^5{09m&fRz2OuV-ke2Wn{m3IQ3+;_A#Sg0C(}2%o?B{Q=u$AwC^%lZzkU'
    'xSzZC+E_*HH=BdB$4$*oUo52!dHHT${4T)yUqp^g`HRpmwntU~5^ZQl'
) * 423)[:25789],
    x2: [-327155634, -88080363, -163577817, -197132241, 247463877, 624951147, 29360121, -134217696,
    562036602, 92274666, -16777212, 436207512, 402653088, -234880968, 486539148, -339738543,
    41943030],
    t3: (packed('<i4',
    'c-n1K30M<n8Xh1CNjO3XH-vD8`;hx|Mj{9bDiy`5cvNjYiq^JXt=k!G6_0i6+IpatuGXtoTf5fEs+cGuA_^EN9w;D(fP_E@1QG(X'
    '|38or*v&H!5C1p+_rCA<e(z+7wnSDOthjfHdp7=%I$!OyKKIV?HM6C^Ib3)}w(tHXXX`iT>ULeq`Z)U)-7Q_@b9qVsmduDPza5eX'
    'p-b5hx~Crbth^_AcIBGIH-kJZ-Fu=>heTAqzSd$IcrC?Y&-ysutOJ|k*6!Y#G;6zMJGQ$cu;vQBWlQJcmnS2YH%Y%!;`0wnpNCAl'
    'vAAefI^Xz%;+*2|qH?U1`Jxo}i>v1g(&;O6;x)Iju)fv}Zo+J%Z5aE<25yec)SLg(W=CtE_8-nKUiS+ZyFb6BeVJkqxwF#uY2LkP'
    '?OFE?F7&kUkrN;K?6Ixkzwr9$$K?-~CdS0MB<yb>XP5O@+}!-~_O_!6dV50dw|3jO^Dcb3z0}{b;(E^KK2K#KSA!EfcJemLKeje5'
    'w3}14&V5PV6nW8+<jfN7j#WW1ZP>}Vr}tmjyCOMaGw=N6L(+@W_uh%Vx4y9}^td#zzU&K|U+Y769bpv4f4lJ5T-W^`8yw#)XSB+D'
    '!rIPH`&D@StAtYN^+3kM0@EcSth$Z<yJb@Hs70Y7aLDcZbR~cD{h+I%qUJS=90RsnW9QmDeorys?F-7W*<_qF=kF0>tZs+3i7Iw_'
    '-jbSACiAwRnZNDFngaQvqdDU3cj{SP?jK&eEepZy-nW^vUi$Cm<c$Mm=I1}G%O*d0SGG)McFHP#;PUOFL!LMDr^x?&vP-mlO=**r'
    'W9>uiY+dx;rT=WqyHdQC%{lh)^ZetDpRptQVmJA0B$UG3q&3$R`BQ5no^|ZaywQBHZBs~XnqSV*4+QZkr}x!7sq8X)cH%<rB?WCp'
    '-2Lw&gYMS&9lSD(WPAPK9GZE;!f%Gt!M^veG+x~>yY;I_)&-hluiwi|Z#_QUB5#lJ8gqx3GmGPo7F@`ahz@KITfBsub#vRD?+J%_'
    '1wSuZp%iYu{z$NA+v(}Yl1>_loL4t~Z`SpXt=22)r>}ld*ty%C+`Dk?lsf4j2WWybLT<zUoSjQ=-E*G*Rr%-6{Vq-cF(TiLr3Igc'
    ';SYi>U#VGp?|x!Ryht;yoOPqwVQ$lRzo!fS$g2BtlTk+E$^`TIuC{r<Z7ZnAJG{uj^G5c9)s`J^@(%l6AFS-}d*O4oMD~MpTJEQ+'
    '-4&s-hNy<S>HB8B5uD<j=r@tPO0JG~7J0~iD$h?9er^6Du4-9e-&>AH<-DfiL;LtoUi(b#UsX8uq(%7Ep`k0EEvw#IX*};DJwGur'
    'EV%0e<D*p^^|{rT597&Mu4%N7PP$3>FH6p)F8TTAgEtD<%q-TQgKxqz4_*Gxy*HOmYpl*_pV%Y>A5<3p68*<PlOtrhmozk2crliJ'
    '`kqDbPQJX*zDLUACrWqb#(&Lq?!G46v2jPy)-M*Y3$p*V@0a3h+;wG-TwAvcrv5oFYgb87zTG+m{7Cp4{YxTa1znLkBCrl0SRnN`'
    'bOmx00vWqxaDTKJF#y$JkOnN{u=-2LSdX4or)-Q<kD${&_GU~NN$UF%auTRshhB`qL}ULN%&Z5Vcw>S=y0eaDQp?zt@f&)>#_7oM'
    '$qYd!6b#H5)218XfA>O8m{#YxUc~5oU9(QD9)mPowqBJUiJUlq&SX7@ZYKTO^h4@|kp?V?;c(=nMd_Hw*>y^FMvt3JlK&^C$b?zO'
    '4bdHu$&MLJYamKLK4R$3gg79RzZU~4k~CnR81zY@n-rMwnI|$E<b87J401GHFv!}taDz-z1wtahP!uI`gv3c47ZZp?B0<F{fs>#>'
    'kP>hM1qF=2K{HN}7ztV=VsL{bKmoxeBn~>jkH85~BXEpF#9|CXF$9N%pnw2S475<36b6D~pdf}UkXHg)FaV2zGeLn;!Xzk0kO(Z0'
    'C`n+TAjSX&B?ZF~i5LYKIFtz<@CJp#04TfzI1vPeQYCO;927AGU;wFNN(7(+bl|lZC`G^pC=4G}Dgn}QI1WY-C@=^VpmLnRB{+d$'
    'kOdwgj0A!LAs9)4BCtgaEd+YN8Q_2d1~D)ko}f~I0hMFmIsyy>2H_~B9icphjsX@RR02(=Fu*t%<tcOrXa_AoDF)YokUCK4DJ&px'
    'c^HAf4&Vm~Wx+)eC<>QNB?t!;U=46{6ez?21*jAi<8Y6l1^5Am0|B5;;1L51FdGyG?I7WzFh~PU2EqXg&;}L<THqOIm%vD2D1`w%'
    'BcU)c1OYE0C?SCc0ox_;KA^@WP&!N@0(SsFK`en?C}j{(MnGX=38W>U2v`6tpaBF1htgpR378kL1Ruko3<4}DTrIQ}3ImQ(Nv6h;'
    'K$BsKpgs?{eHcraG0JrUM}a|bb5JQ|Jai1MAAT<|g%AT1V=z)AL4_I6VbFC5N~I1er4mEk2fl;w!<a(pFog&eDR=`$3Wu(bCK-T`'
    'lv2=w!vfqK%mS4{gbE!DE;9Pv;&3!*5CX*#U~{9O2=oso86m(R@T-LPDGR%~`~hB+>|v~9MJGq<DYh9BPV;TFlcPP&?=s>Y926qc'
    'q$<9VV?6IYo`tfbBT!+4IB4xnqO~I?sBtLT@2-^<S+njp@|#Bb?Jbg53gxfm5oI-vNol@)J}FKgD4aQs3CsW!<93yrDWvhDU2VA|'
    'TIK7|0q=C0HmtjHO2A!tbCa@yX&m=SRGGCRrCn7&m*dxtL~$070q<;4r<vY}sz|Lx`k8?N-d*7&UHe{tIFGI{Yb+7QJS}r<rFZ!u'
    'snO9zvZnagCS3u^ff~U=i`6B84c#FeG>r4KSIZIDGva!MZ!CH=ie)rTD$~T@_+A7lE$Xe+G(}r^<;GQ+(PBFv$=zICdTds^U_&7a'
    '%S?+5wbg^iT{IgnTRR^=WuWyS=}kBBP!9??Qmcr+s<?xLJ;Pjw6#o*0oA!WIge6Xudj#?$Y6Ndhmh%0AdCxmJ#vYw^Y$L}GcLDR|'
    'Vy4|RCsj~wHO=xt34_io54Q<eonCDDeCDkeO+I0>hDTPo%}`Ej;d;CBnY4;V7w)i|Bi}8)E#xh$GD2+@<;!51)!GNO727;!Nz7?('
    'i{7v9u*i5aXyT1okMzcK6WV9@$ribX`goVio2`2_Y-`(872DbDO_mdDx|}iGT59gmU)^J5CJhj}u5qibZ%Zuh;zqj6FrqICi&NS5'
    'y@}v@yM))3IoQ%11FSqb17yFpHr3Zb;Kj0{wX;KSRkze>AG(DHiRRb#FqTP%o<&)?_iE-~X-{VkDCdQH`m0|R^)l3!v4WB58m^6N'
    'O}5<8W>`a4s~pV~wJMEkNw6k3CZx1==;Nwdi&#&LH<-hi`M|5aJrxV1hcr}ieFj`eH>GPQgB8#c=H()EaWOHy?Swokm30UF#SWP='
    'b9P5FEBtBsTR(?Lchi`JjOQZu+XbfK8fH}qBhqvr(vzNOPP6ZA5e{28bN#HFdimBJ9q)#FYe!ffs7R%3SzGg(KFdzj#tgEZS`lNf'
    'nvxJ@?xQHS8Dh#TZ8Tv{HoZP=u`a=mf*#(pa!b>CmHN5Q3$CvyF|$bdBB?~GSqS!HhDIzePpMZ4?R<<}$m;GX?2(|zL9EfX&FFbB'
    'H^Fbn+pgnX2whgBd1Ca4!OzSH>{WHHcw5C32ze@PgkNr*J5L=GnMV4TRJX8)lpZ3cvz>$5O%o_E_U|T5>l+enOM8bK+&XCi_Osm|'
    'w>2*4Yi!Q)^S0%OMTft#>v|XDzktISs#W>%6`?GaRX0;^YZ^Zk6J+e_`>M;t?)GDOjjfu;$jA)uWYw>_+4wxz$%!41#9Q0oYi=G8'
    '<6@<$DeZLiH!?@fJS_cXo)roI1*a6w5&'
) * 25)[:25789],
}, name='channels_int32').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [100003]))
x2 = Input('x2', (F32, [1]))
t3 = Output('t3', (F32, [100003]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ2@(J>1OzbD_5atl4BG@u;C2f>=UvSwT;t@HOGs2}FOQ*O$lx|UD~KjV$Oi#Q8ZZ', 0.5
) * 1640)[:100003],
    x2: [2.5],
    t3: (packed('|i1',
    'c-jTQ2@(J>1Oza{qOSkHw$%itFsf`j=iQj+wp>~{q8Ka%iE(0^HBrgM;%L%9`v(;o2Vn', 0.5
) * 1640)[:100003],
}, name='one_number').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [257, 1]))
x2 = Input('x2', (F32, [1, 131]))
t3 = Output('t3', (F32, [257, 131]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ0RjLJ2m?UXr2oIRWVq8c3G`NUG8raf^Q8}4eGV8{g%ZEI2V7|t-f@F3sUHEd8XW', 0.5
) * 5)[:257],
    x2: packed('|i1',
    'c-pOt$q4{J41^$Yj{Ym&6tN(P4_SL09V%U25m0h&7}+Auz_ja5C~hUb%n!7F0=@', 0.5
),
    t3: packed('|i1',
    'c-rlmS+1-w3`8?JGqC@q-p=qUtO4oeqa;g_Tev&zV3*;DkI}^xU?EHP0iGn0kP_CM#Dy4xq?nwD%h|{5l4OZFhajH>m)u%vSB2HP'
    '+_}OlS1I+nu-;cmwY6HVcBN9%edl(ktK6mCcdg$9r&vlTHN!GKi5Xt1DP>%PFQ_TxQgW)L;;)6)VrikKmP%_me-o^gwaYpKGhTaT'
    ';Ay9|aSp3@dKqhtcGfMem-ov0<+Rt<dt<%{jv?a|OM;~uv0Het#E8sct!1C--f%7wqtqI5l@e>jAH{)x5`4fG*3^1vqhJbonF`)A'
    'Ybj(3X*6pnt<^HxjJ1ZfQ`=#dUD{fuz6qW~sjl>bEi-W`ys78J;bAp;_Vr$^bf2>uGnDCinu%Xo>ziQt|9ye?!Vd1gIsfJwuz{ob'
    '4S0R^j+lLttN)ETM_+UO_5P>SZ>qo5Ri8?Y@lEgnt%+IK!O*cQUw4DGr#_{@tI#os8P?~nxk2{oeL)9nex7nY`L0jBp63<84}wv('
    '$)iuhB7{pKynw1j>296N!N<3L5~@D<QY00hLkXz6x8y$v_AUe)qQC^7IDzM*_bBB31<_l1yGV%0o=wSxWTQ_W-ACk`-~+aBz(E`^'
    'HCf|PPU2t=c`**26>Fg@JB_l7%R4Jx&{cH^#s@7nSo|$i-Y3Bav?inp8rKS}piEPNmyssqYFBmJinoW|iZthVU8!EN<tt-Ieslam'
    'Fw!Ijg#q)BZ|mVXqzSp&Y9E~O@69VnvokSTi6*${aMQmz{v!DQSHuC2G6#$-xB!Ev)iCW86b+uj1-J^UvwIBPqGs>|YC5-!n^rl6'
    '!_^-JAFzc3##fFkJNSTuIG`^;MAmPq37aU>KH&|B2yWqB)oT3a`}nsYLgS}(U;3wp9yr`rfj$U6;2;jj!U4160rLVH2U@GQFbnzC'
    '7M?-lz_z#A``u{wjOEaHj1tjKls959o4sA<gWv;RaUAfX=YYZOfWB}*MI3ND9xyK)FvK6A5eH072UNrXk1_`w!~sfqKo$;YO?=mM'
    '$ZPNelv0SziOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4'
    'iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4'
    'iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4iOq@4k5I~g?>Jgg', 0.5
),
}, name='outer').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 37, 41, 17]))
x2 = Input('x2', (F32, [17]))
t3 = Output('t3', (F32, [1, 37, 41, 17]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQhXKGa2m>%?;Qwozm{Eygqu(Ja5xS8R&>EmKgjaU5EZXnD)EQQOUbFZ13;6*(!yFd', 0.5
) * 423)[:25789],
    x2: [3.5, 1.0, 3.0, 1.5, 1.5, 3.5, 3.0, 4.0, 3.5, 2.0, 2.5, 3.0, 4.0, 4.0, 1.0, 2.5, 2.0],
    t3: (packed('|i1',
    'c-j?{SGMFZ2nESW!M*>bPPe7ueM-k5Zc&c6(C!QekHB2C-@Hhu&v5rbo@@&Ogol^&JXLr-z?ilfPSdxXNY(H2(8M7CS8AzPxK6A`'
    '{SaA(P|2*zxvn7g`3xDi)TBh;T~epW=+b_Q#SHfK%?k)>EQVm8FT_y8yDHzL`Zt+5%HO%|c?0xC7(3ET<Rdn5e&u+Lq`<N1S_<-8'
    '={zXT4nj-1HFR+SBWq0y?CTD)v97U2##=WQXk>?^bR`q}E(<m{>`@0P;UWGs4=slUBRPJGv$6q+kJIpg1fEnV8~=v*31wIx9gt!#'
    ';Pb~P)gH*D>&tiOXh5{qAzzAgb{DxOEK#bWGagvSSeS4%5A+_Nykwx>%+-Kk27pX<IWv-t{f6<)2pCHq?ymImXda%-TV_%MpxbOf'
    'P?MDZ+<?-+sZBZJxcPSt+&Gv3_0v2|v`_U&cFw8QfG83<C-!iU*zJ(tbdxl_&j;qMBj?C&9ujVavG4dH)tC)PR$L7K>%S^)%79Q|'
    '3I6SE`vw`my&!Sww?7<{7Xq{g4T#4^w9z)+-U2$-*)A9r-#Ilqjv~u!9xg&p+uY;yywP7<>;LO_L_3hT>kz+1UD0dY{Rof4m+o#J'
    'T1JcJbL(yYt^b_KIY85i<=664S^b8Ehzn%PL@9cKKh1*^Tl}$fzKnBt13DvL@zuPbjq1F5lAS8$tdAu)10Hyq2RHD~$yVrMS2e4o'
    'wST1ZD!eT}1t)CMKe2wjm503dz;|`R7Ff58K?ChgpAG2FNut$lf7AX0murb8', 0.5
) * 25)[:25789],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [129, 67]))
x2 = Input('x2', (F32, [129, 1]))
t3 = Output('t3', (F32, [129, 67]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrcK?1-a2m>%3p!@%8sZhJ+5)KOrL}@DH5mRw1{o*3dpE=Ph-%;T`X>ggJ)xG-zziuSG', 0.5
) * 142)[:8643],
    x2: packed('|i1',
    'c-pOt!4Uv341(??n(RMu9ilu%Y!)&HDlxbA&UGDRa+*wpvwK46t*R0J5I>Mo0x<', 0.5
),
    t3: packed('|i1',
    'c-rlk+iu%15JdON<xNii|5GiITeSx21_okBA{sQ{)9PiUB{dxGA&r@&QwIssvI#ZG3@vfzo_#MdQOD92g`6-@>`7wsf>@D8iD`{W'
    'uu{an8g977wwGYAd0NZ<8gqfL83k*}Jv(rSKpSkG<R<n|mAoh@RNPB00=)Q}Q7s%LLkYRy!hB(|TqS@2g&4f1AUE;BFQ01rQOr)Y'
    'Ujmj)#>um$43%gh4ymv@JF00fQMqdo>{(pAz+O_miT9@niq;}q>=~c{iY4TR%~^R%fpOzRzC~)(Qs0Y3Y>>Bl6Klb0rP4*@O*EE8'
    '4Hemv!IDkEmcUR023%+_r7Fq=eneiXq?`C(ZP>?RTzzfGcr`)4qCvX`SYfqoFB*L9@tXJ5ht95RKn+{$J#{BF|7PNMCOPJ?0bwxU'
    'Kd1Bdd=>^TB+0-4JR$yc+mCC076vaQ$+Iwc;a45b?faU)GPm#IlhON2JfQ6XNix8m19tm^i|*A73+L@QAh$n%svb;ob~4z-@w`0`'
    'e);dV2V8Um&hvoWF6ZredT<>gKAhY4Q#D|q8IaopMyYe&{w@AC<Kuu^^7vTsCx*Tl%EpNg=l0!U1KOsE{S*5q_D}4e*gvs<V*kYc'
    'iTxA%C-zV5pV&XKe`5c{{)zqn4fg*8zQIUg', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [100003]))
x2 = Input('x2', (F32, [100003]))
t3 = Output('t3', (F32, [100003]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-jGa0EPdg%q|3q=q~H_R8brtgbfTF%R*&Pq1}MZwjrZZmPK}v)|yZWArk&S8;^7lprxSt(=GV5BSW!jCm}t|@(u(3_xJh>2?_}L'
    '5Bmc5`}O$_0}K8O{R8_7^auY92L%iL4-5A82n-7c@(Kg|2K5RC5B2l}{`B|`4sF9XD*', 0.0009765625
) * 1640)[:100003],
    x2: (packed('|i1',
    'c-jq$xd{LO420nR{U=T=#6o5+n2i09QpsVlHp)=bn$U93tNy_v4ku6nMF', 0.5
) * 1640)[:100003],
    t3: (packed('<i2',
    'c-jGa0EPdg%q|3q=q~H_R8brtgbfTF%R*&Pq1}MZwjrZZmPK}v)|yZWArk&S8;^7lprxSt(=GV5BSW!jCm}t|_!<)k1^WOO6&el)'
    '83_je0|5sX3l$0x3kM4r0uu)r7YP{$6&3yl5D*y^_!<)o7W*0&9sm9i1pWXN5;n^xvj', 0.0009765625
) * 1640)[:100003],
}, name='equal').DisableLifeTimeVariation()
