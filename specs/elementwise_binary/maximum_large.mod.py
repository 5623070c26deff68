# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: tensors of many elements, in sizes of no block, and beside powers of two.

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
first = Input('first', ('TENSOR_FLOAT32', [65535]))
second = Input('second', ('TENSOR_FLOAT32', [65535]))
output = Output('output', ('TENSOR_FLOAT32', [65535]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmD$q~aK5CAYQN7nsUi-F+uk&*r?D^6>DerK;`##`GiC)P7-$-43xIqJUi%1_457%|T}<Ly@)cNAHcWm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(at_Px23z*Dw1', 0.5
),
    second: packed('|i1',
    'c-rmD!3jiB2n0dU@oD}M?~h|C=u01J()F@6y~!lCQ{6rLCY#E9-S?B(+s*5{dt0~J9T<jT7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_n'
    'VHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hGF<m@DHIx?_U', 0.5
),
    output: packed('|i1',
    'c-rmD!3h8{3<E)k?a2LCe5vCY&_@e1UFUYrRJy0TGN-C0cal!e+iu=Z_LW<^do!DU6^3CLhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_n'
    'VHo}i{s5fqdEo', 0.5
),
}, name='equal').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [65535], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [65535], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [65535], 0.36000001430511475, 27))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('<i2',
    'c-rmDu?hhJ007X-WK{->!Nh7({=k(@nf!r){D6|8C>FPxSP!djP(~?Aootpf^B;O|e^H_QT`hOvE3N0^?lG+v*W=c6(K*$wm;9s>'
    'CY$poIb_56_BNO`ro;OvQ|Rp<{Zia)zav?eWm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(at_PjUbN0000000000000000000000000'
    '00000000000000000000000000000000000000000000000000002So1IXl7w*'
),
    second: packed('<i2',
    'c-rmDy$S&V007`Cle&e)6Wk`tb&E-n!Duxqb(!t~41V6g6L^N(Op2l`hmuENvtCKwL*KW5$tu3)-E(`_uRornVRg1|W#cpo^Xa6K'
    'mg}s!n9riiH|)HN`|)rpKHFMazHV`Euvu0TS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%W%*BX0000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000000LGS~4_hME'
),
    output: packed('<i2',
    'c-rmDp$-87007YY1H)g~Xg)y_PGBPlE}KZVnRa7l7w8m%3zAJRLAaT$oiFeO{=?quFN!MPX>V0~<>l?JvCjMPsMCCQi^taW5~jmW'
    'HaUH=<XmVUZkt8COz!hinC>6d`fNOSN3tx-vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX(qr<NyEw0000000000000000000000000'
    '000000000000000000000000000000000000000000000000000D|BLnjd@<'
),
}, name='equal_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [65535]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [65535]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmD#}UII001z+VAy|Jy0b@4`s=Jy_Y=bVq&4q&X9=<8diTzwtP<uMX9%(MIqvvk-Fbhl_K{jo>BzDy%d#xXvMkH8EX%Si%d#xX'
    'vMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkGgl7F|RJXi', 0.5
),
    second: [3.0],
    output: packed('|i1',
    'c-rmD!3h8$3<JPl+WjXM3L@wP!sVIdl2oqrTkXuyHK$X+Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C'
    '!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m'
    '48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!@uJNnVBj~', 0.5
),
}, name='one_number').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [65535], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [65535], 0.33000001311302185, 8))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('<i2',
    'c-rmDF$zIp007{B63JktJY}{REGC-+Fc>7eT;T0YGPr;PNYXn4DP>cN$)dL!WRZL5`}QxLMZ;ZoTaLp!M8$Rf(aI#NMYYyAT-xp4'
    'XP<Ph(|&zaD&)qm&a-rim-E5-wy8AllkYK=Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mj5IN0000000000000000000000000'
    '0000000000000000000000000000000000000000000000000000008;RgjiCY%'
),
    second: [39],
    output: packed('<i2',
    'c-rmDu?fOp0EE$hgKGqb$O_sDRu16|LO=*)4-srE>{F!C)>6m>R)SqNFgQkduQ;yxhIP{9m@1znhdh&Zzn$*6o926J)35Tkc;}UC'
    'wcF%&uan1eybNNoSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!'
    'VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8o'
    'EEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;k?i^XEGSS%Kc#bU8oEEbE!VzF2(7K_DVu~;mgNn8K`00000'
    '00000000000000000000000000000000000000000000000000000000000000000000000HBl~5MQTP'
),
}, name='one_number_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('|i1',
    'c-q~|$q~RX2m~<3oc&je@dD{1`m1x|jxBkf*3tnvb7-Izi}qnDlCZcYq?<gDS1@Nt{~&+NYJ74', 0.5
),
    second: packed('|i1',
    'c-pOt$q4{K5QL!a{3D*;9QG%oPT@hYNM{Y=V3B4N)P{5XvSx=WZ`wTnGC!&)0-6', 0.5
),
    output: packed('|i1',
    'c-rmR%Z|e!3_wwdr~m(p$8OS5H?x{ZWpSvg5WvWQVjJJNcAL>go1^!+Vz0L5YO%(M*>>wAqGemJVS7bZ$L=W<F=IX>OobGV?-vJA'
    '!fWl7eeaS3ujlozx43%ut26HEuI6|~*g=%=t`hrQ;^TSOBR)DmM#lZ}Z(#><jtVnh?^3hO`o(&+X5TFHmA@KRv%IP)bkFjHuw6K2'
    '7pQQEb?h_x=)Vi;xsZM>r0-q}>Dkt6SS_Sq3+eYlo)G@N3TFgv-?j_FSEh*yR1n1faS#W1$}wY%G3#HmjGSd$vy7dM5hL414XasR'
    ')fBpCc|zD1ajEd_gE+uhACP4cvYeCdVwzm;4>HgPIBN&d*ai29gWQyi+c~C*U0@era|RkVmvLhq-6`#YF9J4)&0%xlD;21~O~K}{'
    'IT!$&!{)F#Z0>RooAZ=H7E}f{ht1gq*jy0LK*Q!TZmgp_rCsnvz~-<yY%YAI0u{I^*c>(o17LI595#o|UG8CXo>Ity%E0EZIlBOx'
    '%R9P9I0zXx*3q5PF8Cr~bJ!d<7rs(~3fvTI4x57kusLiFo5SWV_pmunDP%!qU~|}<U4YHy9bt1BHyJl7l<*H<0q3{', 0.5
),
}, name='outer').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [257, 1], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [1, 131], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [257, 131], 0.3499999940395355, 32))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('<i2',
    'c-p&>6?j3WV15GUMEP^PAI0x37nru;eX`fZ@@x4*+dIC`NWOPYC2Vs~yubvJ;Dx=n&+hONj}>c_zo&jGdyC<XVW62|qyqq0mwa;'
),
    second: packed('<i2',
    'c-nh;qB(5gqPvSO7+G;&m?QJ^hiFG$*t$&z<X1kL+&k(1sUTtN8TNrs*Jvs~zGSH%9JgWB&qp^{)Qx^x=ww>Fq>5&Sfd>FCDn$1'
),
    output: packed('<i2',
    'c-rlmv1;U26hQL>X;Lh)8xsg2GlWIL4g}ODVb!D&7=#L`QxF3wA`qxB24_eJxUezo4pRsffngX4W{X`|ZWnM7NPZ)v%@^eAX~xKF'
    'g99TN73aWv?@FF~dG|>kjL+@u-dWGSe{puUI4ho?jEa0DGMe}=e*X1lbg@c*_;ES^X7pwD)z|fOG^)zuFTVZmm!D+y+i3J$j>o6R'
    '{Ump)d{pE|B8P32PqtM)ZmWF$X{XAEpFP;Z4$1HCBl7Mkq%-%DJb+WU3+xlS$ZZk3tzvJh*liWt)++X<if!9+Y<H^cl)Rp$sR`0F'
    'E%H=E*Ho*dS|v@FbDgp@t*2>PmCcV#6<y8e`bqAb<>8}edHBd#9zJ{!J0uU|U5HE&MNyGQBGDv@v`Vz8qPMdss;5y@l^RE;imuXJ'
    '^piY*Q+RtHk+)AFow=9f0i41=`)2^B@aO(n&(4*_d7-lok>*kxIlowGu$-S8>goA;RW^}nL|5~<ev*gr)fAf`j^iSaMdC>uYn6CY'
    'MQ>+uTu<Y;Dm9Kx6<wvd=qGtSyHpmJh0Z!eE)6%Amn&VC^Y*gVQI&11Rhqd8`$_(L|8ySbk$Id)?>)|=M;_<V!*^ka<N>^nvVZRO'
    ';y6x`J0ecoh_h|PaWY36ah$4joJ}M8S#g|Gr=R5C_s`v4tP`uqEfK42#M(AuwU5)X^l@67Ml8#cW2^HxcS;__x8qA?@v_iahset<'
    'D;>*u8`nCjvW>M$GdE#B$+{QM?8WoEBKJhRiSKD6-lh?~oq1k8^}MRo*fWjjDxP=h^^^SX{#nnG#Ox(Wk|Iw;l1Y+iBgv)_y`3dV'
    'Jx!9T)HpGX=qk-cKgk35g8pm&@JIY$zM8I-#Z{rR4v{Ov&DGUPm*u>@taVgn8*7zjZo+<&buYfzi|_kI?u+;n-`7U`O(S|c^Zk12'
    '`&Fs2ZyM26nu~stJ7;<D=vf{-a+U`VAH)vH!+0G-6NF({<e^A72}7+CZmQ_*EDY;u7*?gmp{b&)G#C9O^Gn%oA<ImVWm%DDBD!W;'
    'CA(N@u$*UxdYWZb*+iy_uI6+7B<o%R69hp}<bg;q2?DJWY#PzqSrF9IAgD@>15-s;X)gLn{$u~VxsS-3r;yIvOY(a5N?E)rbk-sA'
    'YRgK;a^A+Zj;d^9J<Dcp!hVwZrF?G-&;ECnXAifqL-H_A!8L*Fx<&4axD(&iD(<F=-p*XNp1N*TYTQ=QKwS6K?I(Evr!auOpa*aY'
    'ukR!B`YEI{_mbRcWL)H9k#XC|c-zRhZDc&|G%_APIE5XO*RyM7ab4)FL*&|UbA7$iWjSvzYaLbD##*JBo3Nkc0lW*hXmhkV+8k|;'
    'Hb<MI&C%v)bF?|y9Bqy^N1LO~(dKA#v^m-wZH_iao1@Lq=4f-YIocd;jy6Y|qs`IgXmhkV+8k|;Hb<MI&C%v)bF?|y9Bqy^N1LO~'
    '(dKA#v^m-wZH_iao1@Lq=4f-YIocd;jy6Y|qs`IgXmhkV+8k|;Hb<MI&C%v)bF?|y9Bqy^N1LO~(dKA#v^m-wZH_iao1@Lq=4f-Y'
    'Iocd;jy6Y|qs`IgXmhkV+I$fIar*!O0000000000000000000000000000000000000000000000000000000000000000000000'
    '000000001Bzx)UDLa?|'
),
}, name='outer_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmD!4bnC3;-}gDPjL<33VWI^iKL~tkUjPcZqU#w5T<IPv(8~UC;W?c&?tcpUjyfT5Yqm^*IsG$v$LRmStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4{@eTl^9IEd', 0.5
),
    second: [1.0, 3.0, 3.5, 1.5, 2.0, 1.5, 2.5, 3.5, 1.5, 2.0, 4.0, 3.5, 3.0, 3.5, 1.5, 4.0, 3.0],
    output: packed('|i1',
    'c-rmMQLcm_429ujDDBz*if=_lKwQE7UnZtGwFtu}53^FEm?9tLKhNhZcq<h7@#|y4u0-)GakrGQ<tcbe$ZSZo!q{T#J2DY{tj@%<'
    'Qtig}mU@l#mQePME6rt(Ew-*STcRg4C(goa?9>uD)>}f$2Dv_VEZRzI7NRG#PRWA3#!fBASZ@i9M|l=LcC4+mW+8e)%M{Oo*=Ffa'
    'OZ$_IM`^D;U6&sI{ubSZvKD^RORqxBMD%~*an3fZw4HO=?AX~-vv3@mw}jS@({vl2&yUSZRpt$H?Z);(&EN3*ifK(~e;ZoMS%}`E'
    '<=(nJ#-1&8y4hN%2n@gg48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;k'
    'zyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ)u01UtY48Q;kzyJ*X9R`1#'
    'J}XW', 0.5
),
}, name='channels').DisableLifeTimeVariation()

# Expected values: float64 formula.
first = Input('first', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.5, 100))
second = Input('second', ('TENSOR_QUANT8_ASYMM', [17], 0.25, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 37, 41, 17], 0.36000001430511475, 28))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('<i2',
    'c-rmDtquVJ003aYCKJ$v3&K6XRY}rZkrmUt#8sQ^Ho_(4!X<Ob<{eC6o`C45+01j8@9SR_&f{Wzi!aSaw&>lbgW5aDAD^OV@A7K7'
    'U3NBUIJuU?@hfcw$*P;p>d#~Abl9JhQ9qJpS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SG`Db$l000000000000000000000000000000_)lN5Y=;&'
),
    second: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    output: packed('<i2',
    'c-rlhA&%oP6o&T#C85Jsg9n7<3|22tP*6}sBNbL9K_QhQHOvZ_8wAFx6a}<W?hu7%l;D6p!T$DiPqE(zpZuQvp6xG*c4<?OQSa>O'
    '(oM!DtI59q<azAuXW3niJw#?`>bK>fz{LmV);#X@a~uBz&STOW)!0l5te5WlkIkbhYwFuEtQbmTmqS=_irw5^9`~>3HVT3KJlbA0'
    '_I7$V=~`=NrBvOuw8yB>ilL0%;&(~y>BG!z?UTc{JFDchSJAzj6j+V*$8PE@DpjM<Nry5ri+0(j{v6@hUr)bnv~%`6cD=Euy_pnP'
    'W2fZqTG^z$X~iLm2c<0PcAJ`0Q_pSelYRTi&g9Lw=|gjq0&ApW*Xr5X^447ooBSTird|%O0qNM$<KC#}S3o^SzUcHGyY<sg+a^_}'
    'ZPl|@3`$uJVL+#kcy2!*oqA3}Ks~!Y6rB`Un_9`vR#{ixY*HN3Mm@*N>!OlqZX18>e>Zm?O|PQ+cv4`!hI{t&C~wXdS~1w<ZBbyG'
    '`jgJxHC&Znu~T5Y^s2FsCIv#zdEQl-dOrFUzXzo(ewQ>lrA_Gh>lwD)MLKrfhxR80)<nrlsWNA8m##S2WGK@{J--Gtw~0^IMfpJ9'
    '>DY-cI=x5nYL$G=)w9u%H-(<%pm(~cTYu6I^=u#a?zw$U>^#POC^{*yrj0+gtFlXXJK93ea;P_N%g?qao6Kz*dj1LIRv$w()UyI>'
    'clF7pYHIZyRt%+07EQfY&rTns3(0<4_3XyaJ`|l4ST~vf7-1f_qbZtNkHpzU0iE<@(z)F{?(X@zISs7oH@@hkK<HUdyUPAODfMj9'
    'MFZM~e;a!KdNw~3%P-@#SJ8bsDX=<y45d{17`LV_^el(+(k+_$HuX0*x6UVr2ZIcd0Wv@a$N(8217v^<kO4A42FL&zAOmE843Ggb'
    'KnBPF86X2>fDDiUGC&5%02v?yWPl8i0Wv@a$N(8217v^<kO4A42FL&zAOmE843GgbKnBPF86X2>fDDiUGC&5%02v?yWPl8i0Wv@a'
    '$N(8217v^<kO4A42FL&zAOmE843GgbKnBPF86X2>fDDiUGC&5%02v^I|4jzJ0000000000000000000000000000000000000000'
    '000000000000000000000O0@RFOO_m+W'
),
}, name='channels_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('MAXIMUM', first, second).To(output)
Example({
    first: packed('|i1',
    'c-rmDu@%4|2tYxeg1G;*qDYb<QvU9mORd|ZN+owj_;Ias&Th8!ao_D)mm#x-<(*^OM_b}IwIs=8GMP*!lgVT<nM@{=$z(E_OeT}b'
    'WHOmdCX>lO<QE+b4^I', 0.5
),
    second: packed('|i1',
    'c-pPY$q4`;0K`DpyZ?&S9()ESOkEX@Rf6G6$%v4knUt}Yh4%c|R^S#t%m<>m0*C', 0.5
),
    output: packed('|i1',
    'c-rk(i;lz~2ux6f|Nr7sY9Cj-y$U3~O_-*lR^kJ&Ov*{n1tsb=tX)J>NhPsJF16%VqeVl;mK9W=9kexgFL@bv27LzaCEpAq+_5$a'
    'vPdqikS}-vTDz4q|3c0gb1s=ha;YV^TKh17wr*^#MOi!ZVc7`41rWHtKmZx!O^awCpkBk;Mbs(@O4Wd_{N%vyPy52ovreL%`8ev2'
    '(|%$qa&XV-s2W1@v#BQRteW|_>}T<OYiH%m$7Qn}Hs6*})5{+BoE_ZLu8j8E6YTCe^~bpOFoy%vMAdoE%D^y1)u61o^iO+!_`A8g'
    '03G)15bUo+)u8NQX9w7>-lnX{Nls4U5Ex{4Pkmak!6BZlnL!<E$a>LF+2gnT!m>wYhs%KM?r9-qUGTqv1Fte=y>80p#5KL|+tN-!'
    '`-Aoe?GM@?v_EKn(EgzPLHmRD2kj5qAGAMcf6)G*{XzS`hW7seJuJAZ', 0.5
),
}, name='rows').DisableLifeTimeVariation()
