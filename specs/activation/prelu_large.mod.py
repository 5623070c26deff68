# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: tensors of many elements, in sizes of no block, and beside powers of two.

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
first = Input('first', ('TENSOR_FLOAT32', [32769]))
second = Input('second', ('TENSOR_FLOAT32', [32769]))
output = Output('output', ('TENSOR_FLOAT32', [32769]))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmD#}UII001ybFxh`vI?fz9J@rso?XFL*DSqpW?T0c_8KK6fjrpV)&J3fa+;-gg_C8O$vG1AtSw)s*S(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%|0KU|'
    'Lar?', 0.5
),
    second: packed('|i1',
    'c-rmD$qj%25Cbu3@BS+W+CYA0BG*N4X2<1hcGX=+_D)vyUR>?weRJO&J00IY8M9L`48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C'
    '!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPF#Hqz0I3vjSO', 0.125
),
    output: packed('|i1',
    'c-rmDp$Y;q007X%#l=PA;>ATj-=^ufG8jWp5JaySJP!Xu-s`XQ*Y|qJHN|6Xap_wxBb5<qocd@}ieYWxa!R>B;wSIt`L->4Y|nR|'
    '*L#s=S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%<v+<kHB60X', 0.0625
),
}, name='equal').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [32769], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [32769], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [32769], 12.0, 229))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('<i2',
    'c-rmDu?hhJ007X-WK{->!Nh7({=k(@nf!r){D6|8C>FPxSP!djP(~?Aootpf^B;O|e^H_QT`hOvE3N0^?lG+v*W=c6(K*$wm;9s>'
    'CY$poIb_56_BNO`ro;OvQ|Rp<{Zia)zav?eWm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4{*xR4000000000000000000000000000000000000000%@B=ix'
    'tQr'
),
    second: packed('<i2',
    'c-rmDy$S&V007`Cle&e)6Wk`tb&E-n!Duxqb(!t~41V6g6L^N(Op2l`hmuENvtCKwL*KW5$tu3)-E(`_uRornVRg1|W#cpo^Xa6K'
    'mg}s!n9riiH|)HN`|)rpKHFMazHV`Euvu0TS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm*1{8~^|S000000000000000000000000000000000000738r'
    'VjVIN'
),
    output: packed('<i2',
    'c-rmDAr^sA5P;FQ0;{qc+Yx0!b&jqGiijYZnSWlh0@mT&o4)ep_AxW-HD|Buz0BjL;@KI?xqF|xTUXDnRcCeNDWl_ah+kjpa-V57'
    'o6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6'
    'v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6^PkKE000000000000000000000000000000000000000O;|l;TTG0'
),
}, name='equal_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [32769]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [32769]))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmD$q~aK5CAZb7jXaGax9QOGSXks;(O0GZ<Km-#FL}<{pOn4qwLo1F7vD`BlF&QqOQ_*sqK8@30an9S(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStJ~ll%h|'
    '`W7h', 0.5
),
    second: [0.25],
    output: packed('|i1',
    'c-rmDs};l`5CFi)h!qF~BK_CMXMyYE-i)7U@xAApH%h%Z;>pqbesj(2QFd#0mw8r}k$LYtQCDfZ)ONn{ge=RlEX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#y0'
    'N&W%tSJ#g', 0.125
),
}, name='one_number').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [32769], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [32769], 0.8199999928474426, 150))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('<i2',
    'c-rmDu?hhJ002;vNCxXEr_2_E#dMnwU@%B_`GMP+Wbgw%K$7koNGY3AOcvd0kVSll-rHX~4F}uYrW|KpnXt4f+*{dXIj`0l`*Rd^'
    '-@Bx9ne^(zpqL*$+mGNFFJ}GIbzN!R#-Bqf%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX#kA0RR910000000000000000000000000000000001hpD*R1'
    '6cP'
),
    second: [39],
    output: packed('<i2',
    'c-rmDu?hhJ007YYfg2U2EI!~exD39)WU?7=_6bZDrL2rL17)-!w_ju-O6e9w`2hc+_x6`B;_;!lug$}E7+1IDN4Jn}R*hymyClir'
    'lcoLZV%VBQmD2Rpdq$`EdO14ZcJ<DE_C4mZEX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXviv7G0000000000000000000000000000000000000000g5U>E'
    '%S8D'
),
}, name='one_number_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('|i1',
    'c-q~|!2!S^2m`<<i0(fvk<fOJ-v7!ThFgP-l;h1XIQQy(1@QQ&c@62I9&1Vm#sJXD`a%8xjKOY@', 0.5
),
    second: packed('|i1',
    'c-pOt$qm3j5Q8K$KKidXTST59;MQ3_g?3ceX(0(#@1Q)iUc{aSIrXLdGJmC60(}', 0.125
),
    output: packed('|i1',
    'c-rmRG0Ws25C-5Yue|cgE3drr%KPbC+QmvzL<m7x!5}JwF>VrWzW)%&6z|(9<Fc^PG5h3owBx(J*SchD$876r$2u-~S(f~+c3pF}'
    'nTPMnMS0}eoa=kB?{%^Hmc>7xPj9KDdenAMFD3PIw33cQorropN^8BB&ck|eQBOSE`%$UXM&+Kx!Kp#nVqGy|7*rUF8&pvy7-NDh'
    'gL5GafrqwmQBXV^La}DB&J6b~{_}i(Js$y&<3>LC+%xsKh2Xc)DfsT=7GvCU4@BD*HXi2AMVsf@ZR<IPOflTE_}lXlup_W3zvAbY'
    'dW~tEllDrzyh^irrI+?vYd<D6&)zG~!!dD@fAOsMY1C?*wYq09rP<AETT}Do+)S<|H@Ddn7t`8Y;#1WT57)*;#GlEBZ(F@vlXv$l'
    '7H~8P*p%nd_V&3x$JNh$Z|8m;d%Idcxu>0<Yd?<j+)o~UE-pH`^_}N=efs`6`hL%10gt1AO(~#F33wa@Y)Sz=;_vhM{d@%6ngsk1'
    '(QBg@T0BkB7#$6Hqe)M3nx?pr@%+_I<l#bG6gAJrNXujvKbe~rKi{msAu?{z|DKP49`XJ8<mdnB`SE-NoQ}A-eMP_}Uck8^;5|Y>'
    'vlei16L3HaxIqgzpandR0=|NPTa$nuA)r&@58$uhO-e`vbV>oIqky|(2AhM;!RBCdusPTqYz{UDn}f~4=3sNMIoKR*4mJmygU!L_'
    'U~{lJ*c@yQHV2!7&B5kia|CP-HV2!7&B5kibFews9Bd9Y2b+V<!RBCdusPTqYz{UDn}f~4=3sNMIoKR*4mJmygU!L_U~>d)4mJmy'
    'gU!L_U~{lJ*c@yQHV2!7&B5kibFews9Bd9Y2b+V<!RBCdusPTqYz{UDn}f~4=3sLKYz{UDn}f~4=3sNMIX0yTHvbPRgr%b', 0.0625
),
}, name='outer').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [257, 1], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1, 131], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [257, 131], 12.0, 219))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('<i2',
    'c-p&>6?j3WV15GUMEP^PAI0x37nru;eX`fZ@@x4*+dIC`NWOPYC2Vs~yubvJ;Dx=n&+hONj}>c_zo&jGdyC<XVW62|qyqq0mwa;'
),
    second: packed('<i2',
    'c-nh;qB(5gqPvSO7+G;&m?QJ^hiFG$*t$&z<X1kL+&k(1sUTtN8TNrs*Jvs~zGSH%9JgWB&qp^{)Qx^x=ww>Fq>5&Sfd>FCDn$1'
),
    output: packed('<i2',
    'c-rmRSyvNh9LMqA+gq;e>A_RGP_4Gq3ROg{R)wO1bp=HbG=d@mq9}_CTC7$r9zEJx6_1L_W{?2ENJ92?!tBd439_EnrF&mMgRf!E'
    '$z1$CHwhvCi!kJwnddt?8h2{^^$d7vyS>+LmW1bKhiWuNJwe)PwWv0e%kAnNV4{MPXG}JQnEFMT30rMOQ{Si}8AUlHYBL=F<1o4+'
    '?^5^Cnyi{lA<v6Vb<vcR@$<L4%l8+Osx^&gPiN+uCfvszy{is#(&~-ga8G+#Wy+fMfAXOeFMZdm&2S|CqVdP^k|GM6z!MVTMU`b$'
    'Nmc}bR|QTKMUGcgA`*oYRF&fhQDi}2IWD3SmJpd}Gdy!qZR^hb5Au_JL%$~%M`ye}dE`>-hV{$ImRb8N%VwvxO$`~IwZFTO5feYP'
    '2Or(a**s&`oc~zg3`h8iLz`h89Egm<%RTjV8|v~X?~A+>k@WPjOLuyzDh%Yvx~B7Ivv>AQcp9C3S=F4hHrF@Y+gW)yech%%1S;Lf'
    '-1liS{5<~NTYmguanZb@MSjQYMJ3UMgo)bA54UbwLv|!p9Il+Zv}4M?f3WkzTt@sT)fsBPvt@fiQu4o?KfxKk=G10*EdElzJ=axP'
    '@l{1u(ET#&aCFYx@$YVQ8H%@&{pt0m8kXgBPr8oUpDZq6r6u3EDdWRE`{tyt`il?F@zA$D+6?R995E7qNvj&$_8Jx#md5_0mX<|l'
    'zBAEqwQa|?wWM%<^|9*Ym7P<LgVwH3b~4iZCC*Ui-MoUC^Hcxf{4-s{Ke@CS*1^)Gg9D+1FQuZ87=<XYi#Ua-O6=qo`*Hd~dGmy*'
    'Dw%$+PX9`M^G@Z>d#7L5X82y`P{`c>pub(@M%xD>EiF;2J7ns4toF8A2A@6Xphmc-EOozECarC}NCkR&TUsBDD`E>Td3kMyb+9hz'
    ';KFSbw=yyFGS9T{D@`q35pcd*Q65d4HF4rvd%=zzQoP_uUCqKZk0%{fw#T3CVx`ZQyFy*}@{1A|r2WkW65Yc$+}aH5U}@690<DA9'
    'Q3rno9W2l~SQm6~5x=qYdf(~B?Ty7@-*3fDk&Mi-E3JLCHRYsX>xJfvxqHpyzH{z@&2_xIwa8DKjmH`?w(fi_gfjx{qkuNUgN_jA'
    '^VxiMSsJnXRf{DO8s<E1r|Pu^f&rU@i%Ncxw|W#}wMz=edb}3v&~qYNB!!l=8OG8yjb=re=NUeB%O7ERm8Mlek~xl3c}5TfhLt0V'
    'pvVkQRAzctK<0RwVInG_36Y34!?=i_mb|v9<3L$j+3JAn)#}RV?Dr=cuXhv`Y$S%%qYcLvWf>=()i&c7yICpaYZvvnwQ$eu)Mc^r'
    '?QHk(FK%sy`v?7u%QfJ#NaBdat(r_xAH~@1R@Gtlcs&DyY*cg$tl6Ouvqh9y+U_u!pN=Y$NmRn3HpBQ*PQz(RCv<Q_r-Qww&@eAC'
    '48??r5(%?vFc{$kiKd5DhGIF63QG}%RiqF@R4S|xNu-$|MMVh-DnwMY8D5z4eP_kNWd}2Zu9unB(WH;Z&-~oEr)Uc)O{+UupT53('
    '(pfX~<jcLRv^XR7K^_#BB&Ds4eUKy%eaoZGunul(b+8AmgQY3A{6_!Trd>^?VgIkC=OfwKW7i+{AFn?|8uOd4G#4CrI_|&VvFtd>'
    '%lRb%df-XJsqFmSu`AH*0NWnWW>^PHlMeP5ba1jRKY4%f>ea(n>*&x_-SvpUFnZTGc=3lbq`B&5%gsY4Y-6FH{X-Q$3UXyF#o7ig'
    'G#jdFUWl}T;(I7<hOyU#Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>'
    'Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>'
    'Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sTMk8J)H000000000000000000000000000000'
    '00000000000000000000000000000000000000000000000000Kz#iVa2wpz'
),
}, name='outer_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmD!41P85CE_MA<F*K9^`<|QOW*0N{n;W*5BUO7gx=8oi+BC5zj8;<Xqz|C3C(fBllC=YWM2(o+V^imStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4{@eTmi_E*y', 0.5
),
    second: [0.375, 0.875, 0.625, 1.0, 0.875, 0.75, 1.0, 0.25, 0.25, 0.75, 0.5, 0.625, 0.875, 0.5, 0.5, 0.625,
    0.375],
    output: packed('|i1',
    'c-rmMF|M;Z5CvdLmnkVz-ZD#I>6GrELN0=2Axjy_78;O6j6<T|hLE?2cNQ=@$D{E_Ldmtblz-LVpLM#p__7GL<0Z8EHVgCeqwOmp'
    'bnw;YB!}CjwB^<QU9MheA<gz39u*fCE{o0gaWbmDc`<*8rX~%0-&Mi1dP~DodG%?y6SZjN=Q})2R9tjQj<a`8>f0jh>RQ{SVdA0M'
    'SowG)$22^oWM$vq;W+3$`TcAbW!n0-rP_vkuI+S64otbWFR#yUGIwWf`>6Ni==<5RqV#6DQXA(qY?!LImyXkLJZh65A^ULF?vI7N'
    'sPQUrn`)cQjnDjM(!PqUOiq55SK1fW3f26Qhm=fZv3j#iUaFk@3HPJ6AFG#^#7FI%JPIXbcP9HsT9`|<Y2F4_@)m@Bn}Kq2AgWf@'
    'E-#FZ<WySd{<pBDEiNY2e%kq=Wt$e(ZLaeszuC1_)ExYO3u{wtp5u4;*{i+wXEaOCTHT`PgSk^)m@`zpJelQ49`|G=sCoTr%f0qG'
    '$$8MssdlsR@U%IZ+Ui5v&Bwx~J(*MO^E|0fwL_|HO?Y^cHx^w8e$2Jmjn(RElWUL1d5-DLb#vDCPVH}AN4YJOY6sE3eK*OxuyC(l'
    'M)Pu<XRduuwY52G)53f0ZL+a<bxxim4>l)zGgK?pVLQ%q+Rrm3&*yDFC%GqoViz7p>$I@urMpq?wY&7I$j?XZxSyvMWY0H`xpuy7'
    '+jCDfr(e~tOjBN%Huvfi+OxLZYqMy7wI?O_g>6$4oFhu-*+lJQ{#BfQ)!QgNAGdwfCSU*zfB`T72EYIq00UqE41fVJ00zJS7ytuc'
    '01SWuFaQR?02lxRU;qq&0WbgtzyKHk17H9QfB`T72EYIq00UqE41fVJ00zJS7ytuc01SWuFaQR?02lxRU;qq&0WbgtzyKHk17H9Q'
    'fB`T72EYIq00UqE41fVJ00zJS7ytuc01SWuFaQR?02lxRU;qq&0WbgtzyKKh?=biW0PUld', 0.0625
),
}, name='channels').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [17], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 13.0, 222))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('<i2',
    'c-rmDtquVJ003aYCKJ$v3&K6XRY}rZkrmUt#8sQ^Ho_(4!X<Ob<{eC6o`C45+01j8@9SR_&f{Wzi!aSaw&>lbgW5aDAD^OV@A7K7'
    'U3NBUIJuU?@hfcw$*P;p>d#~Abl9JhQ9qJpS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SG`Db$l000000000000000000000000000000_)lN5Y=;&'
),
    second: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    output: packed('<i2',
    'c-rlh-%Fll7{~hyIt%Kk4muiiRBI5lB#Mwul4zSj%`u`0+mP*K8!IiSv1DRo;9$ZsA+VIOSWU&8qObTf$qi?<=l)*Ledo_|>_6!8'
    'etrLneLkn}`{B8+=f0oM!kQLMQSsG7QfDlF9Z9z=CbMa?b7uP4v{pnLEt2Za1ii0tD3ya{X=V89dRMPTT)rO%zLNfl#lRb>Bg-3R'
    '&$v8e>UDYf@1((NL0bwhrm{85VeUq={4a4be)@v+eJp-&O-)(uFnia3SvNJiyy|jmL(m0<{#4dy`H!Jb+BNC&VtnhN)D??6PwkEU'
    'y4kkN-<sN8)`O(_?Vu)wbG5Oj`_|Vq>hee&I4n)a;>M#io8=a>VV4`KJI}j3csA&^!ogHlvb;FgHKV&OTdeGtZu;17ruEv+uep4|'
    '*LHct$F3X+`X-OPQQi68XKk9zJ8%9db;n}m*>p9_<7OADJGZ$!<xk$Y6?8&jGL=`d{AW4Qr!kjDWBd6$w)LgPEH{}w>9W6&zTKVu'
    'sIGM6u{Tp$m*x52emI`Tz8eqLNz1XAI+@zC{I%I5mrt6GyL^B5oSTB?6uwO5=`1gQcWFzjF3-kOK6dnT-nX~&D`s^rcbm3cp760x'
    '``Bv=FV%Lg+?;5WTpo*?Q_}5NjP#{Smj5$*+U5G{&I|s+HfDo*6h2Djc$QTzHESV{J-(UG*~ZhEEFUxLb@|`wB^mN3kFN(E%R3*f'
    '?!26a^Et1^4=zdlvADOLuGKEd371cqhFvz_`RLW4FBHa7*;&0LKMi(kI)4})FXx?qxtJQVJZSd3%kTKwyF0tw*_d~JFO>(fyfXHA'
    'OWt`Q?*CX?ibdtQw4LR)>e&8Owd`Gz18qUm3YSy4ljWtJo?+e3=e*-P_r{|Ca5|gix6SUje7QRIvhTd(JD*qBSKE0erTP3}Ovew$'
    'q@h^E?R2Cz_U?z#XqtC<#-Dt&5_DbRVeOKv3@i`>Vn7Ut0Wly3#DEwO17bi7hygJm2E>3E5CdXB42S_SAO^&M7!U(uKn#chF(3xS'
    'fEW-1Vn7Ut0Wly3#DEwO17bi7hygJm2E>3E5CdXB42S_SAO^&M7!U(uKn#chF(3xSfEW-1Vn7Ut0Wly3#DEwO17bi7hygJm2E>3E'
    '5CdXB42S_SAO^&M7!U(uKn#chF(3xS;IWIr6951J0000000000000000000000000000000000000000000000000000000008iK'
    '@;|qQ*!l'
),
}, name='channels_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('PRELU', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmD!4be92mnE%BJ^J^f*I08p11#9=}|gv%+p(CPN{d7X@*)#r<=7{tax7c<KgLdOO3Jn<|32HWHOmdCX>lzGMP*!lgVT<nM@{='
    '$z(E_OeX)3KSuZbQ2', 0.5
),
    second: packed('|i1',
    'c-pOt!3h9C5Q8Au#PnbBO%Vrv6r>5QsAM<98P}dRhO}5tt;5eETzfm^hxr4c(*k(', 0.125
),
    output: packed('|i1',
    'c-rlkF^jA)5XYyqw6sh)Wy&e%qg&dYl~^c95H_$PdW1dKb(hN_clTZ)yuAz@5Ap$ikjzZ}lb@=%Xff@J?B%KvvJBd@ZV9Ubse)_8'
    'L|33f70H?Tg$u5@*U+Y^zV?;cVOwU^y2EDFhOjA-8dw_-uRx_LlaW1Ga>G`G@$hOJ)o^M4f={zP5t<swz|DC022`s$nVDOz+3=v@'
    '<l)<3l;Qe>=}>3wO$>hK&Ibj1`p!WGJAzl{SDx7MqT%A<$KsUZ>4NDpWv`DNzO4E}=q4lw59i?r(4?kM_}}k*R4{=%KY#3?J0HOJ'
    '9iHFxOgLJk5$>ah??6`B<c;~vmPd9PW)I)ps7AIkrp{((Iapvw!e7--AI6_U68@egsvVvro$mqXHKtvj70V9SR@a1Oj#R=@dUyfK'
    'Ri0S(<;s1tIt{glmmLm`UJnZf;P0lVh0S_+1L{<lIOd)^->gZ);NflZ4diaXbn3Ex+u_0KfzWneaCjITwkoL4&%;5{+sYif5E##2'
    '%<XSjqE!;FDtu#v7ffJRNhFEDZzz1l3Qbt(Cr;v9A@Qn0$Mfg8{T=!O<0+9OLDBmG3#{1C=>3Gl(o<m33H(Wde+HY(ehxM|8BGY@'
    'l2QAk_DAiH+8?z)YJb%JsQpp<qxMJbkJ=x#KWcx}{;2&?`~Ms5e+QtCG>-', 0.0625
),
}, name='rows').DisableLifeTimeVariation()
