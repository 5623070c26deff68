# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: tensors of many elements, in sizes of no block, and beside powers of two.

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
x1 = Input('x1', (U8, [1, 257, 1, 129], 0.5, 100))
x2 = Input('x2', (U8, [1, 257, 1, 129], 0.25, 30))
t3 = Output('t3', (U8, [1, 257, 1, 129], 0.44999998807907104, 121))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-osTq5gl`#Eo7rzE}xv$l3G7P<BCU$g>Ht=ge>46zS0Ldb;f5*Qc8~yn2`4EAH{^Y`EXdBvG*GQK8}n-|+VglmGypn;<^'
) * 544)[:33153],
    x2: (packed('<i2',
    'c-k{<F}}3f`LxvmH=!FZqJubV59<{sXR7jS&Q250{5iQ$r>U`4_2NGshYuI79Y1p7!k=A&nLl4%Hg@q^*v!m82><}gTppJ'
) * 544)[:33153],
    t3: (packed('<i2',
    'c-m`IHNCsB?|jVVelOXxP1AB6w3_CnFRsl$<G!#|VWC+}<Hil^YA*`M^c=p^wKRIsj4!i!RNF4xYt^3^pPj`(2><{S_8#Z'
) * 544)[:33153],
}, name='equal_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 257, 1, 129], 0.5, 100))
x2 = Input('x2', (U8, [1], 0.25, 30))
t3 = Output('t3', (U8, [1, 257, 1, 129], 0.23000000417232513, 232))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-ni_E+4;%V}o=x!*>RG!8P2Et=YCL=vPoSI)2U3G4$uLEg?7CB6Sm`csX-Ed%Tc3Q$4vi_WYf7a%Ok){+(o?1ONcoI2<P'
) * 544)[:33153],
    x2: [39],
    t3: (packed('<i2',
    'c-s5)Dd_Geg-@QJ_&@OnnS4_J)Gzbt)2EQ=>QA5M%sCEZ9{u#`Lcv3KZKY42R)2B_3VgZ=!~rcJ76T;!0QqGqkp'
) * 544)[:33153],
}, name='one_number_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [257, 1], 0.5, 100))
x2 = Input('x2', (U8, [1, 131], 0.25, 30))
t3 = Output('t3', (U8, [257, 131], 0.4399999976158142, 117))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-p&>6?j3WV15GUMEP^PAI0x37nru;eX`fZ@@x4*+dIC`NWOPYC2Vs~yubvJ;Dx=n&+hONj}>c_zo&jGdy63hB>(`xARWB'
) * 5)[:257],
    x2: packed('<i2',
    'c-nh;qB(5gqPvSO7+G;&m?QJ^hiFG$*t$&z<X1kL+&k(1sUTtN8TNrs*Jvs~zGSH%9JgWB&qp^{)Qx^x=ww>Fq>5&Sfd>FCDn$1'
),
    t3: (packed('<i2',
    'c-rllPmAP47{>hs9z2MMo;-N*;N1`6Q4s7y!_qkvMVNG$A;~}>w=4;G2~q@-QxQSf5NPazQCD(EBtc<42)fD)%)rby@O@L$+iQ2j'
    'EYk%ESieKk^^oVG-zR_i&*iT?`hNZA`o-D#{Kbmg-5KAq=%=55p%*WoefR9I-<~ecD?j|_N6Y;CcklG+*Ux{rd-=!g<m}F~zws`W'
    'n3r4T%OzPZ4Y{Bjbs=|_`Pz}QljSZ)n7<gGoi1;0AMEmW=<@c!iFl;>qw#S!oVjz?C9Z48CEe%?xwA~zoZf3Ni0j&}tHxZGJSq|B'
    'vMfniVwbR_WeHuDC3IQ(VOd&cSz?#Nv5-<?muk$$mbr0=#Q|-$FCAfidwlXdk8%XM%yW|GM$S;6xdgh*{V>lhGtaThL4+=I>{5;S'
    '<MG+KwQp`7ytQwJTl?m~bK#NZcgE*({Ew**$7cd92!SueT0n|e5g{-|2tkE_6d`1a5SA$frU(R51g5AlzdJsh^N1rb2<L=zgEJH;'
    'm%t$04>`9?&T)`Igh4nCqQ+d;SVz6CA*EiCx|XN2rWZAIS=X}58ct_j%hOrcHKf#-qQ*Rd%aLrE4_kx$mj&5pwl5uF{(O8Ua3X>Y'
    'kP-wW2n@NT8+~ye_^`9gAn;D_HAo3OJMh$)C(wek;mnyk4sjeqF6l;J$em@v=JZ~J6vwe0M~(Tt@##9Oqg!{-Ww#<-_o~Ydy6igH'
    'Wd~h$o$RvfIvAwGF4dTmB#9CPQj&xui6I4=NFXKg!z8iHB*BzHgp|ay6HkqK0+(Y^@Tfo_r6@>I7zIOt77|D){IDo2vnViS5Fw?&'
    '6gB1vJfJ6VA|~)9{*&?fYJ8do>uA;ublI#()5tCxdeK0aO(VN(pv$I_T{cYvT{hUI8Z%=oVhE%#Mi?`sK$!$mm>)7`nT%n|AVLbm'
    '6gB3>migjMne9tQm?!WhKFhKwL!iqnBUxr-3<a7=pv%k;v&=HH47(ge=rY4D)tKKOpD)L!s(4f(&}CJTs>1sUmb9wizN#vDUsaW5'
    'Ruy(R91C4m*rghCnx;{TKuVgDG&NF&0!<~5lKNqqT4tJJ${<2YiYaQ$)BBjZzJ4&}dPuoG@D?6v?t6UEuX{-8SETP>rSy=}_cEo2'
    'l)jfKecwY$k11-*6Zk<lf&ZGGY?(iKQ)c_p5#|rZCywJNM&OEyV-m-P6lg4gD=PNGIJV3<hAT>na7D$Q9eZlb)B6v4j7QU_<Fhl!'
    ')zyQ8Tn&R<9cbZ^W_!!rwux;UazQuhLhdZ{wIgRI_AW=5+ZNwTyKZ5Sc17A&4${(#76xfsIY<kGw5=SZZCe<m#X;1VKO3L7G#ZUY'
    'qtR$I8jVJy(P%UpjYgx<Xfzs)Mx*)v@-M6|t*8'
) * 5)[:33667],
}, name='outer_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 37, 41, 17], 0.5, 100))
x2 = Input('x2', (U8, [17], 0.25, 30))
t3 = Output('t3', (U8, [1, 37, 41, 17], 0.44999998807907104, 119))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-k}9?hjeB_+`i~F`>DW96o0Gu>V$G@#){1H4?j5ux#BjLw?g#?Ti;&gOk5Z6<2PXsXn(*@bhKy>lgRkXp3}XpacK_B3d6a'
) * 423)[:25789],
    x2: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    t3: (packed('<i2',
    'c-rlgp^l_L5Qgso5bGH+9UKNRh8I|kJGGKlEy`ggIX9w3KS5>nCX=j~PG=o$5D1dZVqlYb02JhM;Q{V%X7(+nC8>}9ufM9EbCzwb'
    'q~7n`x#<49JW*!nNm26MME>iNewzGf`%;k>*{eN#oMJ=5&R0e1_jCRxTOK6scOU110K2T|xHSpes8^JJzURlaD=Q!Yrc*pRv35L|'
    '8%%nU4loynUY_O*Ds7wiCgLxXGGIkzHNFGpgQ3{Y0u{?^fLR)1Iq!F*ixJ9Q*5HFpzEz}Q+XEg<Sy{lOgYC5w11dIH%hq|>?RSO>'
    'yY<|R&bJ9S5ixpJ`ElvXY6WcQU{A3kv7lmuN!oh4_q+l&8QZy4iEbk2FTpl^l$D~Nzy>4OUMF=AtcLad&YlZ}p2y51k2WEW`Y)Ag'
    '*!EBc5@1E~G7A5<yV-t|XkU(-@&IL<H6gLY`KW_!;`}(NvRdAMl-UZ5Qs3d$!1{its8|568HYT=oJn6&2W9R{V!(<5?Ei_a;?{Fp'
    'JGnyH6bx8pI^>ab9HAo2nKW$spll9&iYFyP#inc|0+MR8?Ew!N0>Ye0N4>kG9c&Yq6_6j>gFwZ6x9#gr4*MOSi%GpaEt&Ic%ZZ`L'
    'V$P)Vqw{4IY%^dL>qR(!?fBlaBDrkJ!8T`2$RinD)OVa3%8xU8*0;c5n^=V9*Eg7JSO=^M4cKQ*$Rn{$go<sqJJ<%2y{dyg#m<Yc'
    '+S_5^qUurl&2~7930t_dE~MQXO6_}&f0UKG*~VealOTN^?>(b^Iqi4)T)544SnW1ZgeAFb$_9rq1J?H7PI1Q~RNP@#ufaBPF$30F'
    'gVk=6!9;8?sY1`AD=Q!vLr5E!jZv<Ee?8vgJ>KJm_aAb`{7e'
) * 25)[:25789],
}, name='channels_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [1, 257, 1, 129]))
x2 = Input('x2', (I32, [1, 257, 1, 129]))
t3 = Output('t3', (I32, [1, 257, 1, 129]))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: (packed('<i4',
    'c-oUYx%|M6&(k(M>dCa9{E6ogd*6;@H^ftCr%t)H;8A^Nnc1Hi%a%6VZHu3y)mM-crR&mp;In&Etl|%j+oEe3{(}IJWB>vn%>WW$'
    '0CV7C|DiGrP;r>j{|xo@|Nqy6L>d|zfcyrKCLj|^gH_c7ISmla4Gaw+E=Xy8Lp}eK%lB{p^uGSV%|zbw2ipf`_uG$Na~t^@dA&OS'
    '!QRDM`mfKWOOEol^v{aATbSvJDY@MLsqCmH@SEi=*EImV4|Ja'
) * 544)[:33153],
    x2: (packed('<i4',
    'c-mW${P|=>mE_URn?+CS(v=UcT%w}<_}8(@$+wT+pLi%Nru@#mb!Q_S&j~HwdRFxCu^ru&nvbVxai3)S_-LE;e}?}+04AU`1B`=U'
    '11Sc$Dh4FJgZ=*h^#}Iv-(SDK-riyV{{IXP_VxAq?SWu_eFKC2e;|k9Kz)P#{{08+>;Kz>$Oeb~4g2fs9Ymiq^C~L-<dfx8W>Zl6'
    '&MzwV{X07&pQ1D;ABQymtCva~93nig-t+tx7vlNF&nGCW_?2Di>tEh~%<MuR0qk#q`v'
) * 544)[:33153],
    t3: (packed('<i4',
    'c-oUYx%|M6&ypJ+-7I=q_euE?`;r~UZu~k{Ir;Xr1&<De#hCrMw`^&I<2Io=ThEFfKDMK~^1$b5THGgpe7r5Xmf=4LKu8b`V?p^0'
    '3=j$|&VUexDz2~p|G)mg|Nr~z_t*b-_}>5$uCL#3Zx5myfXeFs*E1Xditpclz`p*!{eGZqgTsEH`i6S`CztQv{`vFz2To-+g&*HP'
    'FpJ%O^qP@RQJVAB`49ZBUP}MvxOC~&`&+-y3i15n=M$7wy#G_`>tEjA%x}4_0RT^CovH'
) * 544)[:33153],
}, name='equal_int32').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [1, 37, 41, 17]))
x2 = Input('x2', (I32, [17]))
t3 = Output('t3', (I32, [1, 37, 41, 17]))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
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
    'c-n1~!EWMc636XeTZ$6UY$g#KB^kMQ6OmKcQ@0NzHMiXplAojBpfC0V^aJEHLU7>$xQ<94eBFQ$()zM$G2*~yq}lo8&^8=u|Mh(~'
    'IN2p63Pt_uU-hqY_oCH4{>!}oH_;pX=WBhq=^`-rEp~tT^<R%YFY^%?wU?{h{Vc4}z;k`#3~~43M#6gNdB^^|f6-#t9SRG`z>m9t'
    'qkrV?DFP#J>8qln!SC(~S&wy3_%Ge4)s8;pE-M4}zjlWz0A&mC7mY-te7Qo6D-W;=)N?3XQO|qejCns&%GU7K0|K}W7@cOPJ@3nC'
    '(_I0%$^ly^<dsDs``NKr*=M*tyyf8ldw@CP6d5D2T=f_k4O;CJ%H6tvvKJLK=6zQwdqWifoCD_ZPZ1ckmMhe_5>WO|3gjh^Ap7We'
    'Q0`tZoDXl=vB7Wt1~3}Sl*v7Br4YcmOTw!6ygPpraSbPT=Y2~lZ-#0XC=0;oG*c#jTCPyz>UuQLvh}|U_eDgI<?-kJcEqq4-rgWE'
    '=*BI;7(e6INB)u#hJP0p-FtOkbYEH#%R0x_yzfD|`?WQUZh%0!_sg%vaPRZc=j94Du6)3)Hr=a(d8tQ*>+^o@>I=K&0N_th#`u{s'
    '`C{3QKIASdyB=|dXajZ~VL8X%yua!825rFZ4G_RSV8~{<`(BJ5mwLAh=k7f+g!ke{EbAQS^S-cp1MjOpRGk9;47gXE!zfy=+z-NH'
    '<zg0rWk;6t;5q(g-fy*a+tv*bz!!kA+l)6i`r@w`QEdzBz9<^Corl~#7W013WB6j&z5xRG5pa2hBX_xC*8!`*&$%lEW@cFgaGtqV'
    '_HGaW907)>*{S#5A9a^2b;;_f^6rr#u<R&zAB4rvv%l#LT7cCW0Dl1tmFyIOk+ocTANWoO?dXKupM@pvyn3`T)QbpjQh)Ww{b&3b'
    'R0Q<5I>XSPNW%slGW1upCv^>7bYIV)GN6CUK&iY(%0g7imda(cDn(_dRQ9}&8?X9!-L`R<p5E9|geqNDX4xB5G`eqWuSpfh$~F$l'
    'M3t_qCLfBvGWp;-m6eI8vZz<z=)fBTXy0n-2)&ivD_8bh)He3^AL`ISW8YJSqpIusl^9fUj4Iat?~xo}<L#c`uHpY2UF9;X2EE>#'
    'QGxd@7;pDn-PPVngN({eReC-=6XgNFaqRF!QN?L0;pz=m{H+>pygJ##W$j^Ozu4D1KiuiTQw4=jola;3gg1Udyb%b3z`#e&eL{c`'
    '7#k{P7*8sL!hi!P5<Ug=)M1#v1`<4R85$d7!`KHHK|Ux7Rnef+8GqyqR3L?@K&h;eG3fx1KnKFHQYPI8R6?z6a8bOt5j3V})+#^>'
    'WnDCYEIQ{RPYid+;Nc2o&M=SxCQ#!ep%Y^KFi^@xW4diBiz0c<%A^}(!#*m6l}lu-4P)g{DUV4R6a=h77@w5MrDIgM9x9UquECua'
    '%IrE2?prB8sn$sa3^q*5h9MUXv_T=OXxJ#%pjM?@FAP#{2ka5rL`I-i85YWnz*FTIl`6<khH<C(2PW%IS+Q`P*i*hRy*U`9{nI8t'
    '1-vMOl?^>UJPi4Nt;{FYVVL&_nEg}t!ETmoVEE0^8R59N%s?A7E(|ND<qPAYhFU{$bShx*Dp{py8}CwC-G_R_3Ki0R6-9%NVQ>wl'
    '0vNM|AC+ThwLI<pvJEONR99X;VsLL<D)XZBg$3%?4c<$j9w2pL#nGudH3DUrI$Q+R1(nJjed|g&RF5fKS0>{TL&f!WlUjcglRw+f'
    ')9>G$*%1e(f2^~A{yVvB%3Xp$oXXV9-q{pS<qrvQMtZi*7B)4T(n`c+yJ0w+*#u;otk-}Ww`S%b5KEb;qVe>5W)odHGEKJY#U^ds'
    'nHekp_&iO%t!F9#WdeMykw$FF6gBD+unIUPlxfkFP0kRL#*eH_voi?<a0(cm?wqE)j*r$Ukh%$&Y?4LM1!UjVh?NtD)7cph2Ur5;'
    '3<nvpEz>3=@pOY0corzjMbVg;WJ+1iQ~<CEn8$Yzh&M7tjk*nGX&1=WTtN1+CZW9EGHlMy*s<v!$q`_Tzf&eRVGtvL%?yoWmb2t&'
    '!8K}TCMKkmk7gXWgR%`6o$i#$cQQqddLy1{S?8~5wzU_K<?+QNZ7^)l&Kd|z*Xs>njKAa7<3uvT@ONzL9J8bdELgT?k(fv*ufJ_('
    'jRp`XHv#M6uFUwIOi`nr0N$i@j*OJH&Z2N#Ow3GQ*ck@^-vP$>J7w}#a*d3Ye~`o(X$m;2*;KQnm>jL2rzzm90R(UY7_vJvyRzd;'
    'sdvk;nVlmemD^;&vNg*T6Puo=@>?=fodSLbxLKS-+>j}15Gxn6;MSc5)ta)F9Er&$)ooJ)2;ePX>~_bSi?5YIscPG%^P=b?tu@We'
    'vc;q+8Q#v+tpmOUT&Uc|nM~Prz$);QnWZ*nW?2Mqo~Blo4Fmu;0Asg1M_wiITBfR~QkLh5x^-t^W=)&;c}|X=ryIcPxdnU;7%Dpl'
    'ftX~98o1MG3O}=-Y)a3hvpD)Mx%2!b'
) * 25)[:25789],
}, name='channels_int32').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 257, 1, 129]))
x2 = Input('x2', (F32, [1]))
t3 = Output('t3', (F32, [1, 257, 1, 129]))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ0RjLa1O&hn;s3AQa!WJjflhNWK!971!oFn9RN_~G_&rs=Hdk9Ru9cyuWj)WfAL{', 0.5
) * 544)[:33153],
    x2: [3.5],
    t3: (packed('|i1',
    'c-jTQ2?D?%2m`QjNdN!aDl3{~frBgw6sZ+Em><;lHu#6p>g?|FC7*<FvXgVi`~lA^ALj', 0.5
) * 544)[:33153],
}, name='one_number').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [257, 1]))
x2 = Input('x2', (F32, [1, 131]))
t3 = Output('t3', (F32, [257, 131]))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrfNdkaC2m>%d==lHF7TGk%xaxIVqD0X|bmXH;AE$s)?;l-yY9x*tg4kKJ<uE^Pz97&', 0.5
) * 5)[:257],
    x2: packed('|i1',
    'c-pOt$q4{K5QL!a{3D*;9QGxM%3DQGp$#@AowkVJV25d^(JG(h(HBg=%nz;l0;d', 0.5
),
    t3: packed('|i1',
    'c-rmR%TB{E5QSmzZT$XE%N@?7=>h~RBF$O+qt<pzETP19ruoKHjIQrg(e#}?3$^EHS!Ok|JDbN*KaS_E`~QO*p?Ii|{w><~_U&`;'
    'Z9mRw{hGn!h<+9=8)s*`e~z!ZZ<UVvy>ZRp*ZLT9t)->0#yZxOj<l{+uC}y<RI1V+)t${enqBogPPk<7TYWs%hrzyJFc;qI<EcIj'
    'Zp3qa7|aEOt6=er*gG^S_Bo?sMb4;*IA_#WwZ~R>i#TVL>Zud<HG>Uy$Itq(*qX|d_>cN9xC#by!60igcv5mBG7OUVm---OF-chr'
    'ZiK;#u=q`>Oi$Zn{FVNNsu=NG`WM#>Hn<T6DT~1~!eDDMn2rvMvi{X4uQ)Pz*OY?|epwrA&<0n*VPB~K7kJT=VXz_$u7bteSJ)gj'
    'hs|Mg*c>*8&0%xc95#o|VRP6VHiyk&bJ(1e1vZDxVRP6VHiyk&bJ!d<hs|Mg*c>*8&0%xc95#o|VRP6VHiyk&bJ!d<hs|Mg*c>*8'
    '%}H5cbJ!d<hs|Mg*c>*8&0%xc95#o|VRP6VHiyk&bJ!d<hs|Mg*c>*8&0%xc95#o|VRP7=lm#}2&0%xc95#o|VRP6VHiyk&bJ!d<'
    'hs|Mg*c>*8&0%u~Hva;xE0;q', 0.5
),
}, name='outer').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 37, 41, 17]))
x2 = Input('x2', (F32, [17]))
t3 = Output('t3', (F32, [1, 37, 41, 17]))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrcK?1-q1Oz~_O8);^v>WMMX2c`Ykv`r?!h^7fz`trOnbJ`C1iklkzo&*K>yUN<`3D;c', 0.5
) * 423)[:25789],
    x2: [3.5, 1.5, 4.0, 2.0, 2.0, 3.5, 1.0, 3.0, 1.0, 2.5, 2.0, 4.0, 2.5, 2.5, 1.0, 2.5, 1.5],
    t3: (packed('|i1',
    'c-n1~Np=Gv5JQQi0^k3%xD!l@soQS6VELa)12shD3}&nGU@nX-log^qJbyxcLI{5WhaUAfeqYa86n<W%s0Oo~$sDT=IIJ{4rVF+P'
    '^N=<;B4=yL=*m)YC5NqG!5FY%!8nzfb8O1vY;#cjROWyY7t962rt*Lhch5FFGi_%xxiT``bAy{=JDs@TG|#?yhI<~$9574{H_zMx'
    'd)#2wpwz31)kam?(_YH9osChIJndGMSx=hOmG)Fl_*#{xjmn`6ugcZmJ+G?xSyl7wRp~q%#vWKt{i7;B%(kjd&$B8URekZyeV$UU'
    'O0JAmm7h-Cw(V)}f!Xk^^)Y;wePP->D{b>c?4E5_b$*Pug~d5f`?@f-v~hawRpF{?dXCr@X71Tf=cvk6dSG~8*z}xuTi8DsGs(#', 0.5
) * 25)[:25789],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [129, 67]))
x2 = Input('x2', (F32, [129, 1]))
t3 = Output('t3', (F32, [129, 67]))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ2?D?%2m>&Y^Z&1H(a93io!$YiQw;IMDypLAiq?EiW5Bbg(I&vF^c8t|cK!^08vy', 0.5
) * 142)[:8643],
    x2: packed('|i1',
    'c-p0l(Fp)i48p+H=>8MG-VFC6AwlY}#j2RHHu`2JsJW=DHr91_wDg1uNB_?crcwfp', 0.5
),
    t3: packed('|i1',
    'c-rlki*AE33`K)q;s3wZq3xK{cF+wr0nR2g8L29W9L2e@9WEgV527Vqq)5l2NeZG4<F!K>Z(OK|vJB&(19hrzBAi67<pM%8+*dej'
    '>L<9L;5@^9HaJ%}8=NPYJ7!Hh!Tf+(nP-@p6LW>xV0*(A<|mvdIIqo|S7*-8u=9~MuL?#6lM>A^5hbDulfm|eDr}=VB26^G^nkYs'
    'wn^<BVK3MGv)UWB3ZTM|Yk&$vfet{E{lgsw7;pAaKy65cp~5!)2_IPVLa<{qzlQB9j1L$m7{{AE6ja1Jj1@-2gjiv_v)_Ofwox|z'
    '72Z`<Uj_5#HhXjXGwjYV7ks!dX2D#!eZTezwyySH3AP1xWtgiln!>wIjNH8SiojXA=bkm^UxK}@SB_NGq9pg67~gD_U$6$PcYoN6'
    'HG7)=9JV`2n)EQ&mq8==6y3AMiP7N0)!+0RZIvsxiO%7x8uV>COZRlc=kQg2nEp+AhV2jAAGSYif7t%8{bBpV_J{2c+aI<+Y=7AP'
    'u>E2C!}f>m-=Ow8u%g}%', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 257, 1, 129]))
x2 = Input('x2', (F32, [1, 257, 1, 129]))
t3 = Output('t3', (F32, [1, 257, 1, 129]))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-jGa0EPeWa=Guc_B#PE4u4r6TUW*E*gHTu`XKiYZ|p=dxkn#uRw7-6#v3k&+b?!7x8&^WJi|EgsFO<g)o=Bl5BK%_{0aIA4f6gB'
    '_XY~~1n~s>`~Lv)1qKcW3J(4C0095>{txj1_4oe+^$Yp<^Z@hq@B#x5^Yile^7QgSo&', 0.0009765625
) * 544)[:33153],
    x2: (packed('|i1',
    'c-j?<xeWj?41}cn_n$aULxG?W+_}vbIAlSElTLl%U1C|<aG=rUCOsw;0Xq', 0.5
) * 544)[:33153],
    t3: (packed('<i2',
    'c-jGa0EPbma=Guc_B#PE4u4r6TL8uC*gHTu`XKiYZvaFw07oBfRw7-602?lc+b?!7x8&^WJi|EgsFO<g)o=Bl4)^u^{0aIA4f6gB'
    '_XY&^1n~s>`~Lv)1qKKQ3Jm@A0095>{s{2__4oe+^$Yp<^Z@hq@B#x5^Yile@_ofU*8', 0.0009765625
) * 544)[:33153],
}, name='equal').DisableLifeTimeVariation()
