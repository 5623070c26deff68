# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: much work, light work after it.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Pairs of operands with scales and zero points of their own, beside heavy work.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 17, 18, 61], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [1, 15, 15, 61], 0.25, 128), packed('|u1',
    'c-rmOp%DNu2n4~_U!?Gq03t9EyAFZ8fdl{m003w?Z^rFC5awV}!h|2fR3Z%CC}D!%6#xJL04QAfoY4C'
))
bias = Parameter('bias', ('TENSOR_INT32', [61], 0.125, 0), [-32, -28, -24, -20, -16, -12, -8, -4, 0, 4, 8, 12, 16, 20, 24, 28, -32, -28, -24, -20, -16, -12,
    -8, -4, 0, 4, 8, 12, 16, 20, 24, 28, -32, -28, -24, -20, -16, -12, -8, -4, 0, 4, 8, 12, 16, 20,
    24, 28, -32, -28, -24, -20, -16, -12, -8, -4, 0, 4, 8, 12, 16])
convolved = Internal('convolved', ('TENSOR_QUANT8_ASYMM', [1, 17, 18, 61], 0.5, 90))
other = Input('other', ('TENSOR_QUANT8_ASYMM', [1, 17, 18, 61], 0.25, 30))
add = Output('add', ('TENSOR_QUANT8_ASYMM', [1, 17, 18, 61], 0.5, 120))
sub = Output('sub', ('TENSOR_QUANT8_ASYMM', [1, 17, 18, 61], 0.5, 120))
mul = Output('mul', ('TENSOR_QUANT8_ASYMM', [1, 17, 18, 61], 4.0, 120))
maximum = Output('maximum', ('TENSOR_QUANT8_ASYMM', [1, 17, 18, 61], 0.5, 120))
minimum = Output('minimum', ('TENSOR_QUANT8_ASYMM', [1, 17, 18, 61], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 1, 0).To(convolved)
model.Operation('ADD', convolved, other, 0).To(add)
model.Operation('SUB', convolved, other, 0).To(sub)
model.Operation('MUL', convolved, other, 0).To(mul)
model.Operation('MAXIMUM', convolved, other).To(maximum)
model.Operation('MINIMUM', convolved, other).To(minimum)
Example({
    input: packed('|u1',
    'c-rmG0ZxKo0D#ep8A`(qERkGL=C3dnOfXECBOz&~0)mI`9Btn_!IPYPD8}Ee8z1wkakcpCNxB^FE|p`dlQO8!)~a<oiRXJyp8D>?'
    ';%)8it$H&GyY`RzA);kFTF)iL-&x@@aJE~$XM}l~$?m5wwDL6#gMKpVWyc^fwUa3}+Sy3c_dzl4{MrM3GMryM*<Qr0ePtTO%j0de'
    'QHy?7?Gi;#lq`=f<MyE|>(;DE4@Nz0if9|pIzpmNn>KCQv}x0(O`A4t+O%oYrcIkRZQ8VH)22<EHf`FpY15`nn>KCQv}x0(O`A4t'
    '+O%oYrcIkRZQ8VH)22<EHf`FpY15`nn>KCQv}yl`_8(je0b~'
),
    other: packed('|u1',
    'c-rmDAqv7!002-Bkp+Jc!5|Z75ygFrcmUC0k_BgwITl>lK<^*DfhTyczkFVV^Xs~MmdT{852tVF<0yoxYi_IYqe)_1u0O?gb~z5)'
    'z8l=9?{tw>Sz6ZnO_9s8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si|I0tbzgUR'
),
    add: packed('|u1',
    'c-rmM?@rTD7{~Fu^Mx<wpUj|96OBej8J4wWCv!u}V9e5?VV;(DZmTj>VnR?8G%9a2T$uZwxRVg!4xS5ml25*Q@>6c^tR?Z<a^ePW'
    '&w9JrN>;8^uY4X4`m5EV2;MZ58Xmp!<IYlkGFkrN3~SzesOmajRf%%zw;v|)YIfiTXCKGAS-JDLQdRH%4Ehh&J{7@3CsIQ-dK7oA'
    'e&|h>e?REeyyREAuAd#;n;ySk3X^!U7q~%xWqUVUeZN$xdf$H!`p@@Hiy*7sRKuZPi96e^!^!gC?orKif9}-vX82}$oR<x|<_5=x'
    '{nN19gT6NGo?$z2r)1dchMm{-p|FK5?914(VW);2?Pe9jP7OOR0%h1O!``2<wPA;eTC_{D#gcrqOX9L51G^+cmSoN@NoJO09`?kt'
    'HS8_eP1tu}pTQo(z6JXQ?01IkQ2RBtUr{@v_HAl!P`ga+3AMY_ehPbz+GA6Dk=onT-a0nyY3+pCt~Tsx?Qhf`mJEAZJEwMbC~RR1'
    '`!aTH*s~>xDuz8<lCm=F*^>NYpIed%OVYDTQesI`yCmx@$%0*y7E7{dmgENP4cIHNS72X<{RQ?1*e_w%U?0G~54#7u5mLKHZHL+!'
    'wIgbuQhSfu*Qou3+8VY`?M-Ue5^7JV-J|viwM*1asr{AO>(pMLc0%nIwHK+qBWz&{`$G0?NgS3WvrBTylI+<fdBT!tyCj<|NllhS'
    '*uoaJEQvgcu!Sv4B2OZ0Vat-pk_cPavLv!3!WOo$Wl7{oge`1Y5_u9~3tN^%mPFXXmL-uT5w@^}ElVO#B5YyHlE{+?TiCKBvLwP5'
    'wk*lTOVYJV60syryCgYF;@KtHXGyeOlF%$k7j^<Wg588YhMmLqVEeH5VQbh5c4%sMshv<eqIQ$oV`}Hr_NeVs+psmY6}3ZCyG!ka'
    '+7Y#z)E-kir?y9JpW6G>*3?$i4tIntY++x>j+eSDNn)3z$&!ril6WkMZ<j=~B<lQ<q%6tEE=kIg_;yKJEJ<OPM6)Dqvm_4e6!r*q'
    '20MlA!*0NC!7gAsur=(qsqIiZrS^#08MRYt`_yhwyG88+wnJ@A?Y61yP#gB~h}s#oVQZh-4Qj(K71Va94g0WdY71M~!v3EfJ9bH6'
    'S2DXKuvNn@$v^gNNv7<-D=bGU'
),
    sub: packed('|u1',
    'c-rmM;cDAv7>41K>INwr2}`<qtuWNBCE2mMD2{C@o+{glOkz8(Nu#83Ou$KLVeHRJDfC|talSw556aRrcn;u&i<_4x&N`D?HS9kK'
    'iZlOwn3OJ^N3*FnsQCM%X(yO3;$iBH&&RFg@>%RH-sEnUwSLQw8?_{9#@SB%OEpXze-&q^ovWnO+NjQ^SIwcnA1nvKyt4Z?bspVz'
    'Tgk!8EpKt%{XNU>PG`rBhwmz@<Lq_48ouBCwK#k7(@|2oslA*{&rfoHfBfY<m|q3YQs*%0wUSQ{8s6fd-N~|Ka(&#`=`B~sot9xg'
    'EY3QH{mQU^_V<^DeQMZ)RuUQZ!mvLaHzKjc7W+r+nqk)sJ4;F<!}bk34Cawx_YB)zvt7d;HsjPT$sJ4L*(KRzNxs@8DOi%sF3Fx*'
    'k}m8M%ie+g0rpeaDeNQIm$3V=uVBZ9{fgQ#wf~{^2DM{qKd1H~wVzWvrS=@QPwlp;ol<*`+IJnpUe*3g?aifOuWGlcT||bxs{J>$'
    '_ad>y7W+r+nqjY(WMgF5>m@mi412vK-`L+RNs}e{XqTkTlDx1>a>9~q+a;N@B#Bv)ZP?qeuVGhUN3c`a2e2<-KZWhX{uA~M?8gIY'
    'JJg<0`-s~AQhP-0DzzU|dyCp7*g3T?sJ(ef?IyK9Qu~(LZEC-uc8}U8)ZV7{AJm>wJE8Wj*kX%)FMGWtGnVAYF3E@`soEvkVo6GN'
    'NiJBDO)ZJoVvDUM(UXWRww6RsBDUCC5-o|?VrxmXBw~v#ww6RsBDUCC5<Q97VrxmXBw~xLCDD?IEw<QN5<Q97VrxnCBw~xLCDD?I'
    'Ew+~A{v`?Rl4LAN*DguOlJxD8xGYK8F3Hd=NeDZDox$$HuD}jq_hFA=yRgf!bJ#;uJEV3%?Tp%8YFDToQoB#>F|`f5OzoW7LsL7X'
    'c0lcn+Ffc_s2x(fPwg?aU22!9ol|?bE4J8T-^;GO4q1}GE=iXqsn{jyvm|4?BxRN)|9(m8EJ<LO#AitgyCgl9#IsA{vLpkuBoo+m'
    '*a2(@whz029mDRy_F(6*UDyLtdqV9xwF7E9)b^=eP&=k}kJ=vWoZ2q62d4If+ORtTwH<21UKZ4jsSP{wsGU<Ab~G@x#THxa|Fdfo'
    'yCkqjj$IPiQEZpw8+*MZEB1d6S8#^'
),
    mul: packed('|u1',
    'c-rmMPitIN9LDk2R2Qx^8zCT88{E{o(Im6Uw9cgW&pE$y?(O`!y-An^r-4?@t`G`}i0(vCN>?t#g?&ff@1b*KFntHl=I##n!<QdV'
    '6;7IQQQNKP{qmpLVpNYuO<ezAv9Wm3mnXIP$%~m;a1Vd!%io%4=07sC=-jLdpY$IVwQrw!|N7hW#pv|?`%SDa{*H~CKJUx%B>2gl'
    '$E}5@>yP{L&)MDK-OFJ1-uYyB{9U+T)MxPn?+@O2v=}{H9XHYa`q%L1{g-|Dc<TLRRW}yCxOLf={o?uX=RbzWd$t@NpPVN4j`!Dz'
    '{d;1+8=IKev&0@AUnX{$*u&>aY_Y|D8+)4Ame}oL)F!q|>}6k8iR}}++pvqo4zM>%a?FyP=Ox)?N$%w(S+OLmyd?9qBoX#Enf*EJ'
    '2e3bbeG2<E><ifEus!T`Vn=E(sQrN2JJjx}J)-uC+H-10YFDrWwO9YuuBd%{o!CR|5w&+?Vh^={ruOPGv4`58+Vd;1#TNT*>}g_e'
    'mSm?*?9Gy_s>I$b$s6|8lB`*h!@ML<Sdt<yNnlC#wwENNB^klK1G|8I0Q+m$Kf-<r`w{GWuuow}*dF$$M(r=D9jSdr?E`ARqIN~?'
    'uc&>S+WWb-r}l0~?KQOzsr@~*pHRD?_D|Ff)ZU}^VXhshU5G8V*f+8_OA=X<v%Dm)SduC)$!(ToKQD=ANp`g)Vv8-dmPAJ)w%A${'
    '9f{atYe}>uVvDUM(UOQQw%A${9f{atYe{q@VvDUM(UOQQww6RoBDUCKYe{q@VvDUM(UFKPww6RoBDUCClAD*L%uCX;BrY$>a(hWS'
    'mgFceNk~gl!j7<8*bcVAUcxrm2D^iO1lwSTRJ){hq;^YfM{T3_lG;XXqjq8+QQN2;Qtgu3k=iY_9kq?x%Us*2-BJ69+D7eAh%L6*'
    'H?pUpWJzLP633EQUJ_$TEH4S{!nT*hSduO;iDOAzUJ}oe%=3~IEJ;X9(!e&@9qch|2iw7}VSCtf*bVFgc1X1wY8$mXYLBVysO_j-'
    'Q`=K}4!e27UhRccyP-Dh>yFxEYQv6>+BLOdU(TuBP#gADNVUZlTkQX{r%hfG*zGtk3GAxQOR~i_*#82f><Jw'
),
    maximum: packed('|u1',
    'c-rmM+fKqj6h`6qRY~IknnF)TFbGJfRHqHKY2x8I?Tle?;}m=2-FkqX`SNG7l2LZOEFP1Wd_1Y%?-os5r#C}S)#YX~%*$k(24Ryw'
    '_{-_Is_VGE+WCH<0zWU(C`(3}w?A%*?V|DYajK8U^Y%DR=V6nno8|OeAAjoOyt-|VD|0+*k1O+X(Y`#>$CIKx4x6S-Hu~i(ZjY5d'
    '-kO(pEB*3|c=?F^WY|-~-oISm8+HL3HthcFOT$)%ZH^smwX!eoOR{p5<inO^qf2t;D#=>1*Ooo7>?h4W)9ks6{cP9v?AimlcG$W0'
    'f&FUN{;+Fr%*%T1@@Q??uwi$x4<+$zNd~El{ktT}vM*#wB3Y8iRg%=QFC=^6U_TzQhj#5}z4q?p+B38E+OBQbZ-y<`j^x^rYi-!D'
    'VY}F}B)gL(nNbqhuwhdYJ_&5tl!Q+L8#X0jZP>6W2_=CI8#X23lfZ^eN%$nNVN()H0vk3Zp(L<j!=@yB64<aQ37-TuY)V2&V8f;)'
    '|6h_j2RqPgU$TQ9Yv*=tU#=Z|vwN=X%e7&{hTV&Osw9%F0!K*-S(4C}B<?K9br(Cd>{zmuW*=TYUfZz4uC>)+?VoJ1wq&30*(Ge)'
    'uzRw9l_dPDBwxy`tlj'
),
    minimum: packed('|u1',
    'c-rmMjZPCm7=_{c(-;znv;w6zg&JVDyE8jGyVL!vEntI+Hj*H*7weuc?Z`&BgL462=E=$AjnzB~Qk(C)P?f(wH*uuj1<~F*ce7cv'
    'ti!p=60@#N?yk}w)#b0)>0~mpS?*F@#%eIyORb%)Lbds_Y~sOi5Jb^p<7UI?z7CJZE-|O|r`+`xllFLWp%eG$vixY?YmdK0VQL%q'
    'Aym`%P5W{)X^$WO;N^$*<@5c-ET=*Ha(_`>HlsV8OmTdcSMBk9Ane0XeHHeDuupdExv;0XI~KMUc6+=cn{2XQV{2jO!mfAhOxRT&'
    '#=^G3E_duy*hLwK-I6rEB)x7)u2GV6Uy@Qvasl>t&kj6$4E7n=8?djz9)q2MeIx7uYuA455!fTFeTB7$Si8X5g<rdmwHLB>h_zF{'
    'cH`IX`L*w{_Vux_+qE;SU9QL`o9x%vTG+diY}vb#3}az;O49F^WZ5mr5lWK!l9VXPp)W~>k_1wcH(-xF`wZ+8uz!Mm19l1aDcCjG'
    'r=I=MVeP=Lee2hL!rB&Vzs1@ISbGY#@oV=RtiAMW-(hXAPlUb3+9lRL#M%+o&aifXwGG*1ll>yQQ<7U>k|&hJ`jQ-=B-3t5`YZ|A'
    'WRuO3@RN{DHcP@!LN?hf2}?pY*(?c5LN?iCvn2c^WRuO3@RN{DHcP^ikWDsA!jh0pHrXr*KMC1nvn2c^WRuO3uq0%Y&62!a65~r!'
    'qa=whNrjSVUy>3fQNARFl*EATz^=hgz|O(0z}8?JuuHHN*cR+U);3t%d3J)ebF5uqZH=`J))uzH+7@dUvbMq64r|v~`xzT+YpiXs'
    'c8RqW*0xx?Fl3WW_KR#C8I+{U&T?N8jglB&5`~i3Zb@)lR=y-zw<H!NDSSy%lw>9)iNMD3rUF}ooq4tb+k#zy9fO^MJ^Qz|uq&|j'
    'mc3nDVQq`G3$SCXonq~otQ}!(9Dl8__H*`H*!RLdF0gitwZUG^WNos^Ci{Q(vyyb!+ma|>k}Z2zl9v4!-3ZKM'
),
}, name='pairs_quant8').DisableLifeTimeVariation()
