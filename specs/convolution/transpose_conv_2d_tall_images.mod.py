# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: a tall image or a large batch.

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

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2053, 29, 3]))
c2 = Parameter('c2', (F32, [3, 3, 2, 3]), packed('|i1',
    'c-kGwu@L|;41++U{bv@@rT7L!>rG?N9Nd}&va^-;6LvBWO+Fp)', 0.5
))
c3 = Parameter('c3', (F32, [3]), [2.5, -1.5, -1.5])
t4 = Output('t4', (F32, [1, 4106, 28, 3]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 1, 1, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-nJW`-;s;sqtp>F%P{56%XP*r|EYWR6d-tPFt@>`t4rjr0S;<UELQ$KAbC(P_cA<!?7i4p5CzovHDAA7bUoiY97^0Kr{QluYdnA'
    'F)(ob;Q#pl(<iQfAGtVr*?#|FW@P{No0s<=GdC|U-><I>Oe{Pf*?+KqW&Y32!T*h&gXz~#cHU9VqnZh61^|kBC!7', 0.0009765625
) * 294)[:178611],
    t4: packed('<i4',
    'c-rmMd2p5083*7?VnRX|0!auG6j}iRku4}LDAeKtLz$7PtqAJi!l-o_*KwyVbe!o>Mr%tI8H*O3ieM@QWpC6#6`epDOn^WZ2uYBH'
    'kdOoj`Pwmi`e*M<|M2<d-aGf3@7#0V^E>x_UOjQuh^FV3WlW#&{wL2DJayHU>_Ll)78K5UsA<KGcdj|Q<gDD+LUSMf?SjEEv)81&'
    '`T3B>&E>1MHSK*gzH(C8)wlg^=G9Z1`_z}dxO`~JtE-1RQ1JTuD}R~&(bXgNR%VR3^0jZWR*rje>^V2*zB;nx?pqS?Shi!_2M@2j'
    '^4`rE&puwgIOdx@udK~}D|_)9OSgXe^AUI5IQzbNo647sx#i{LONKAceEQ7hd1+CR&!jzm|D5#n{CU$(yt4A;n&RCv-mWgooObee'
    'm(GcJ=j|8Q&8t6fWWk<b_CuKkW9N+D_Q?1-)jQ^AE>6jOAuDU$lqah0dF-+YJ#v%Yo8N!xIS(W}R(x^R(GPE3I`iviZ^}6ued`;!'
    'qj!y|U7KF}MZvQhdf)ugebEosJvBAyi$8t$cHV;D-2P6<{FiUIf9d=!i*8yl`?{@%@~&8P_8*(}C46^i<fi@?uA5St^~}QH>3?Qt'
    'WetA5-(7JxUhv?>dk@XHp)6*@=G5ClGuNL!H)+Gds9jM#qjx{K`1U?W?%CXMMNUQi_TEX8bLV95xpd9Q*h{Y6e(ybp<3Idl`Zble'
    '9{BjKs>dUKddG~P6r7tgJ#Jt96O*RQjQ!c-hPn5z+uG~TVGQ<}yAwxGjL1z~62@R#PU_uJ`@<M)%Slb$_+A);Z8@pu?u`#)uq`JQ'
    'b?2%u2HUL#!V+w^76?nQ-C7_l!G2V-b4^~a$_vL{yL8qY$u&!Y=&akWiP*R({q<SJug|??;;dCgkNn~fQ)gTn_g4JmYZnf?V)TQ*'
    'Pk8Btl1E2BRaN)FrWFgmEPrMC{$Guc&RCv$)!=iQU;FBlWnAJCm$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^'
    'OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK'
    '5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*'
    '#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwc'
    'afwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!V'
    'T;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-'
    'm$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_Bd'
    'B`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3q'
    'iA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@'
    ';u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!'
    'xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|w'
    'E^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^'
    'OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK'
    '5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*'
    '#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwc'
    'afwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!V'
    'T;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-'
    'm$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_Bd'
    'B`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3q'
    'iA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@'
    ';u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!'
    'xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|w'
    'E^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^'
    'OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4pBm@f4T>iX8^kE+Ru+yBVqwDaSCR8&$?+dF#SnW7ERM^BzUdv)H?^!}+k%PRX%?D?0N'
    'ntrK~d+VYTjvYF9c0|otRi#5~<Ek2Kha6r#?N~6dps2^8;gLb%sfyF_(Ipo}Hb<{b&3Gs8%Tu2Y?2{avE{Qrn@yf>h^7B3$9Q3WO'
    'JKVqa<djp9CCBqG=&|?f=Awpv{l->p3!;V&I8b;xs`&cYalwK8N7Jj%tIazS8!>EZ^MQ!MeI;8a_S%&Y7xl%d>o454q~=UQL{-+w'
    '6|v>t9jtkCZ{L*AWhIeoPt6+DoLRkm&5uv6=uvj2=hxp3N#0+%C%>Vp{F}mmjksXPg!0dl-c1<TcXiysbz8=i^hw>HpE_VdLBY<$'
    '$A%}y9_#t{GuQPQTh+6+@zbQ35rZqr`&X4V?`jwjJ7{`c<EYs6je`b`FDu`kmfJj`>Gbf8eb1ki6l@=!J}7qQ;a(|uUo~zG9sIIl'
    'QQ_F6nBdztr!|!|R{T1nerQ}&S>&#qqNdVeJ3l@i5mVJ`QDbph@{B=^wd3lGmklW$5Lv&mGV#3ljrpgxl#VPYi#<NLzNT>Ik-w%@'
    'q>O2-*)y=>^4d@sgU#JBq#+?PdHsnn2HSE{L-#d@G1!)qI<hA&jKQ{?R7}shFb3OlQWM|H3uCa|S|BXJc58vK1lz3z!V>JH%KG}_'
    'RT-7*FDiK;q0i;Rs&{{!QyrPoBQbMfbbQ*0w0~^bU3v4kO`kQ#C&XkYe;(=)T^rpyqioHN;{4{MRcoVS$3zvMsXg}5+=j&C%U1<C'
    'gU*dS!6hzniA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!'
    'xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|w'
    'E^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^'
    'OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK'
    '5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*'
    '#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwc'
    'afwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!V'
    'T;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-'
    'm$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_Bd'
    'B`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3q'
    'iA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@'
    ';u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!'
    'xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|w'
    'E^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^'
    'OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK'
    '5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*'
    '#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwc'
    'afwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!V'
    'T;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-'
    'm$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_Bd'
    'B`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3q'
    'iA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@'
    ';u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^+CH=~5^N'
    '+FqgWui!sd>u1|L)b<%_`QCcp`m3O0hVKUituwTaZ@q1uqGfcaUxnJ2>$FbLwo=E4P|E_XGl$x1Y_GI!RH$RV_E+okpmW)wwjx?4'
    '>nI@<bUf@>w(WbUqr#5VIzR0+KImF<dsV@IO&<z6?LFugY}e4j6>R6j3}3K8w=Mne!FCEVT)~DqVhmfbo&Nk`3$}X;geBOnEfAJq'
    'yR|^rg6-^5mmP(Ijwm}^Y8w@_7t<bIN0waT5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^'
    'OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK'
    '5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*'
    '#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwc'
    'afwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!V'
    'T;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-'
    'm$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_Bd'
    'B`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3q'
    'iA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@'
    ';u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!'
    'xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|w'
    'E^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^'
    'OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK'
    '5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*'
    '#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwc'
    'afwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!V'
    'T;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-'
    'm$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_Bd'
    'B`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3q'
    'iA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@'
    ';u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!'
    'xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|w'
    'E^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^'
    'OI+d-m$<|wE^&!VT;dX!et0g0x<2V%WvI(OJ8z}Eur8H%WW#yRbDr~@=MtB=#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!'
    'xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|w'
    'E^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^'
    'OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK'
    '5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*'
    '#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwc'
    'afwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!V'
    'T;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-'
    'm$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_Bd'
    'B`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3q'
    'iA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@'
    ';u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!'
    'xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|w'
    'E^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^'
    'OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK'
    '5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*'
    '#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwc'
    'afwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!V'
    'T;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-'
    'm$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_Bd'
    'B`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3q'
    'iA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@'
    ';u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$<|wE^&!VT;dX!'
    'xWpwcafwS@;u4p*#3e3qiA!AK5|_BdB`$G^OI+d-m$>wQcIn>{U@P<', 0.00048828125
),
}, name='rows').DisableLifeTimeVariation()

# There are too many rows for one tile or one thread.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2053, 29, 3], 0.5, 100))
c2 = Parameter('c2', (U8, [3, 3, 2, 3], 0.25, 128), packed('<i2',
    'c-pIdII*oE_*(E`W8-<wYunr2o;Q53?bMC*EskBU-<YQ7&3lqCd*AHIOLw<DUvSiS<AmN1QxlWA7{~$u1^*wa'
))
c3 = Parameter('c3', (I32, [3], 0.125, 0), [214, 109, 252])
t4 = Output('t4', (U8, [1, 4106, 28, 3], 39.0, 115))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 1, 1, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-s3KxJBAx+Rcx#r?@t2@QWMucb$IleoCqDSBr10ZzAeN`7K2_H*>h}c(_1Kb@G(w2X8IE)On^bzx@r5d&%anqnbxG6VS{s3Pu4f'
    '0RWv2GdB'
) * 294)[:178611],
    t4: packed('<i2',
    'c-rmMT~8GR9LMqAK(E2A)@st)GL}u8t7WB3W*HV30*WLjP<c29lY<9vaKOWZD32aM9z0+Xh(IaNAZa#S>9{dhYjx3Gm%V^4xbym4'
    ')#vjPe*gWy$9jWZxsAE)HxFcHwFN(ocU>#InkXx|);w@IJJei|@zJrDPF#=0a>kpkhO6tw<{D>48s_5J4aI$5)Z|76Z;UpF$GVF0'
    'W1*(JE8(iL$kgD&j_lZhp*N>a{WEkTkW#-lFkHBKFcF*jZayccV*h&CiR#p`NHAK`x^KE<^tG>Q5)Ti?VyA`@g-4EG+IjuZAJL1U'
    'uGI2#`D=B@TlY@BF<INW_(E$z-ILOjS;M29+q(Wb^2$5I6XCVZ*}mL6Q<paui??SL&KA5_ccyIf_Gnc_B(d0ES^i^P!`-3TiC_9!'
    '!b>%!m3xN!mou|J+4FK{PEp6*dn=Kf^G_e`jvju$e(%R`WrTvGk@GF>^=-AMzYQ%c6tq<h^mUxSP@SH0wxFebvGS*sqCH0<M`zRf'
    'FO)6hJ?aajoNxa6{(JG)hcfa;wiS)-PVAV<p9nlT6d(Bcabwe+;Ah*XzYO*+eRw);{6WpJ=u#~A-fBF(yD|I5>eGQluq1x=-MpTx'
    '(=(r++|e_!Qa7`_IkJBLw?ubm{$g4va3()GJ{Y;xvvH;BgQfZLs<hhTeJf21;ngG#+tBiOedA)ZeJP2<Ze8li%I`@WcI#5n(%VTK'
    'cI#4sJ0nRPcI#5pwZS9~`^*a@W!Pt4ASuH>^8!g3wqP*QwsWFt_M6;Y&70lj^YPwuH|}>9cSXD7<@04ZuXYFDPVHGPOuKe{rf6<s'
    'b+YLDzVW|*2!?kRRvdl)R8#%(+R}rPz~M)?E`=WVcMQhne*H75OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_'
    'OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0G'
    'q)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>'
    'x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>x};0Gq)WP_OS+^>|IaQx2LJ#7000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000'
    '00000000000000000000000000000000000000000000000000000000000000000008hG^)Iv|#8C'
),
}, name='rows_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
