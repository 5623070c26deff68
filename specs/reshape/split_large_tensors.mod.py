# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: tensors of many elements, in sizes of no block, and beside powers of two.

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


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [65, 387]))
t2 = Output('t2', (F32, [65, 129]))
t3 = Output('t3', (F32, [65, 129]))
t4 = Output('t4', (F32, [65, 129]))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
Example({
    x1: (packed('<i2',
    'c-jGa0EPdK`d*MTjBy`pGYziRY<-d0uTr@U{;TrYMlQVM+lTKkU$(y}9gYgOW;>D`HX=|Qi63K~<o54e>Vje5M}03yT1I(Lc3MYQ'
    'Yc_ufEEg#pM}HN0EF%|QaxDWl7;sx36i-J58#7)>4jU0D4g^qg4sv@pE_Fe1a2m!glK', 0.03125
) * 413)[:25155],
    t2: packed('<i2',
    'c-rmRF-rnr7{KvC0}1XRFcj|MpcVsD;oxp?YVob9qeVF5LIf8b&KC?M<e)`_II_J@5a^}|LEj>fmWG>L4jdX9q%YtY{)hYk56|$Q'
    'p5GJxcu(eI$7q?#_@mt)Ehg7<W&OHZR0?m==O8ZKPTzA!;r^^ye%7sHM;{uEm*_jbSw7Ui!ao?^=B|yy+uXHr7!F{x-~iDl9AId`'
    '0ZauBFo@v*jTbn;_yZ15x`hKo-*A9-9}X~mhXcenaDdSQ4v;&711ull0F!GtK)4SFsDHr$<_a8O)`SCuKX8EcD;%Kw3<vO@-~g)y'
    '96-0=0Oq4YU#Cs_I;DBQpm`vod0<HMfJyVffaZY)%>!ea2TC*#L^KbyX&#u;JP^}7Frs-NNAtjv=79;#10l@=b(#m}G!M*Z9tde3'
    'SkpXErg^}ld0<8JfKKy(N%KI3=7HmI_q_i1&uh^yUbvN>bLWa`%L-EY%&9Jd!(RR*<H@sxo%L%*`bz9+rgy1o2RSwANLAk3h3<LB'
    '|BK;m?%FuK&0QOZ;Q-DZ96+AI0g?_Jz!h+SgbfFfDjcBNf&*lIIDou|16TnZpk}}U>;fDhm4^eQuiyaPb2vce6b>Nv-~b&T4xkG-'
    'fM&u0L>~?i9Kr#-OE^IB0uIp2!vR#yr>|2%U#BL0ozgtu&^#b%9!SzW;L<#hpm{*jJW!>1AWQRrq<O%id7wt~fKBs2isped%>!MU'
    '2QoAd2$}~vG!N)B4`?(G2$}~1ng=|Z2Z}Tg^k^PXX&!KC9yp<S;9&Q>-aW5>0ln)1%K', 0.03125
),
    t3: packed('<i2',
    'c-rmRv1;mY6oBzTg(4(SsHBj{AKE2Cnic{&baF{_GPo3SC6^+&cn1x%5H2C$B7%r@?-K}iyQLub7KPBoAyXHjLkEY_7jP_o!}S3U'
    'XZWV`JEChzi`PHVL-N#ok-p|1iES>^x8dgM_rH~1oaCQ7*E6kr=4vC+eoQ|%t@pw0db0JW*0?WzV0fRqb`I}z*Un)$K=c3ySm|(p'
    ');k;^d4dBJCvbqlEgYcv0td)H!vWS4IDqs82k2bG0k%FIVEzFIm}zi;sRai}Y&byq3=S~v!vV}C9KhA!0HO;ANZ;T9BLN4nBsjou'
    '0|#h7!T}bqOZqz1=<Af`fr#dT70m-Jng<e^2Z}Tg3}_x`(mar-d0<WRfJE~^hvtDT%>#3q2WB)6OlclSXdWojJTRttz@&M=rFlTm'
    'Jdn~nFrs<DqIqCQ^FW*Cfd$P2S2Pc#;_$rw@1NK1z31F?%khz+lr$$UgvPnz2N#*jY44XfX*fC6^6RpCtjk$9kb}P!^RC+OInia!'
    'v%{Yl-si5J!~5K|a~KW~AHe~{2^_$@g98`}9H8OA0jhmCKuLoG<Wx97&w&FtF&x11;Q-Mk9H0=w0qQawpyt5=jB_}EdJG4!LpXrq'
    '!vS;|4&dIy0fGxSK-Pr=cn%yOQ-K2na!6mNK7F0a^mR(}Kuq(1pn1TgdBC7~ph5FMmF9sG%>y}_2YNIQI5ZDfG!H~H4-{w~sM9=9'
    'qj|ufc|fIkz@~XXp?N^3dBCN4AfS05OY?w7^FW5?fq>?L8=41BX&wj;&+EhU`Ww)h1h4', 0.03125
),
    t4: packed('<i2',
    'c-rmRu}T5~7{KwNf(Sei3Ik6LbTK&3;NWg>a=EL?!zDQ7B!ZS}xI0KV<T!ANASBy;f}l1d5PS>aaA|OAIdE`jkY2zs{15p6AK&nw'
    'zTX!OllSIlX8pQM3}v#IKcwfK@w8kR9DUr@UPP^EiI39FXt7G$-~H>a!H@H-KKYWXX5MCZ(H{(NbJxb<ZSLAQ3<p@h!U1Y8Z~*5S'
    '4zNt%0HOv5P@much5`pDT5tegf&)wzZ~*ZU4&bVAfcXO)K)QhgWZvKa={X!=w15N5?%)8OF&to(!U3Wo9AH|81GK;40LeQXpfG>~'
    '^snIn&CfA?ou>44O7p;)=7Ac`0}jmtOPU8nng>*x2Mn4AiZl=SG!IN@9uR3BaA_Wx(>x&2JdmMzAf<U=MDxIm=7A2)11p*bBAN%L'
    'G!L|C9!O{&D9}96r+J`B^S}|!17FeZdHwI7*YTm8I}^?LB$P`zC#dY{r(R1sZkPvo)wvY%*|M;21wzo%mHWEynNjt^HbSdwn^&&('
    '7sK1!wQ+cxyEYEP0pb%lfO824s9wMULKzMq<lz9e0S74M-~ib&93Zsd08Ri05cc5!T^kNi*@FXE0UW@*f&=KMZ~!5I1GpL-z-z$)'
    'dO92+K7<2E$8Z4U9u6Sq-~bI14p8?s`Z{gV*Qrilr!)`5G!Hm54^(L$2x%S=XdbX>9w^Z~kfnJbq<O%hc|f3fpiA>Wh2{Z^<^hxD'
    '0iEUnf#w01<^hl9fga5RG0g)K%>xR}12WA64Vnk)G!LB7Ja9nsfVX>I@1EDcE^Y%k', 0.03125
),
}, name='moved').DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [65, 387], 0.5, 100))
t2 = Output('t2', (U8, [65, 129], 0.5, 100))
t3 = Output('t3', (U8, [65, 129], 0.5, 100))
t4 = Output('t4', (U8, [65, 129], 0.5, 100))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
Example({
    x1: (packed('<i2',
    'c-rgx6*pmX&&T<%H}|f)mh)FIQa{MD_n-EsNH@JbPomlL4eoEV*O=SKWuCTsl8l*BfDGsS$Ffhp<;T2gdia2W5&!^C{T~e'
) * 413)[:25155],
    t2: packed('<i2',
    'c-rlmp^m~(5JlHD;PAzunviU(XsU4N4X%M8t4R6}X!=6%q<>KJ5)AttSRj3>sI5SdK=uca8;;m}{A9#YbH>~k8@v7~uePX;%SSH_'
    'r%CY~w&~>a+s(W@I_<~7&UEAKu=PiSFTYdPeRs>}&FXSCe=z*cT`z~<x$EUHETFu?0^AH1&?#X7wtxkAIV_;=!vd-!EFe0;0^AK2'
    'uzbJ*_G4H;K8FSLQdmH+g9S7zSU@<11(+@@;BtlqBn2!W&R_xN4hwh=VF8CNEMT#L1+*zFz#qW^?7E<@(~Q1O={!)<dBD+mphM>Y'
    'OXmTP&I2`_2P!%bM06f-bRJmJd0<cHft=0*Jvt8rbRKBvJP^`(z|eW%Lg#^m&I2)>2MnDDo^&2K(0O1%=Yf{a13sMxES(1?bRHNO'
    'J+J@$^ZG*wA%qY@2qA<JLI@#*5JCtcgb;$}7o}XSd;'
),
    t3: packed('<i2',
    'c-rlmp^m~}5C+dR#o>!Vku)i&5)=+i>i$5GRhRS~s@sO(oBs_kP0qk`V6TKKP#{h;DY+LwUKnxT_|1w@J8N%MzCV3-eKU?``O|-x'
    'MR06ZPBQuanvcq&H;oTFFB~pC*IowAPqMzI=elS&+bX-;KNx=Ju9w5_-1Tx87SQ!!0rL?oV10!Jm@zD%EMNiY85R)DU;(`;ETAr6'
    '0r?Xa5FcOx?FJU$KVShn4;HYkU;$<U3kZj>fb0$n2#&CTr3VYJH&{Tkf(5u17EtA|04IS3Tn4a!{pm<wryhNs(s`hx^T3?W18X`D'
    '7&;G>bRJ0QJP^@&phxF{n$80`od;q%543b1@aa6Tqw~O)&I5+d10kIUGCB_gbRJmJdBD<nprP}COXq=#&I1me2QG9T*wcAnLg#_T'
    '>UsU|pVuEk2qA<JLI@#*5JCtcgb+dqA%qY#zvc?Azy'
),
    t4: packed('<i2',
    'c-rlmA+Le}6h>cj+U!tBZf<Jw%|s(R8iN^4Zu|$bIA>@40}C4ke}@&FBuN+uZ-c!*V0`n0_nm%s!%6qtZtTt7RoqWso-?~t{vceG'
    'xjjh^qwj5TGM3ib7^V-iYQx|e-EW7V%`w|IX`RLA>#qBQ;ZN>*JN(IAZ--$4{S+2ZoL~W)BP`(M!2*mWEFjy%0-PBvz*@rsniLjr'
    'sbB%d5Ef8pumFDm3rHWZfcOjx2p6ybvw{U&cd&pmhXu4DET9|10_+JaAb7$8yg4i&Iluy<J1oFm<@9wL($^`S2YNaW6m%Zg(0SlR'
    '=K+Jx0~wtM96AqJbRKBvJaD1&fI;Vhn$810od;4n55#mH2<bdv(s|%Y=Yf*W11+5gIyw*7bRG!kJmArJAffX>MCSpQ&I2Pl58OIE'
    'umAn?`b!8Qgb+dqA%qY@2qA<JLI@#*5Q63xa4xGJ'
),
}, name='moved_quant8').AddVariations(signed(x1, t2, t3, t4)).DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [65, 387]))
t2 = Output('t2', (F16, [65, 129]))
t3 = Output('t3', (F16, [65, 129]))
t4 = Output('t4', (F16, [65, 129]))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
Example({
    x1: (packed('<i2',
    'c-rgx6*pmX&&T<%H}|f)mh)FIQa{MD_n-EsNH@JbPomlL4eoEV*O=SKWuCTsl8l*BfDGsS$Ffhp<;T2gdia2W5&!^C{T~e', 0.25
) * 413)[:25155],
    t2: packed('<i2',
    'c-rlmp^m~(5JlHD;PAzunviU(XsU4N4X%M8t4R6}X!=6%q<>KJ5)AttSRj3>sI5SdK=uca8;;m}{A9#YbH>~k8@v7~uePX;%SSH_'
    'r%CY~w&~>a+s(W@I_<~7&UEAKu=PiSFTYdPeRs>}&FXSCe=z*cT`z~<x$EUHETFu?0^AH1&?#X7wtxkAIV_;=!vd-!EFe0;0^AK2'
    'uzbJ*_G4H;K8FSLQdmH+g9S7zSU@<11(+@@;BtlqBn2!W&R_xN4hwh=VF8CNEMT#L1+*zFz#qW^?7E<@(~Q1O={!)<dBD+mphM>Y'
    'OXmTP&I2`_2P!%bM06f-bRJmJd0<cHft=0*Jvt8rbRKBvJP^`(z|eW%Lg#^m&I2)>2MnDDo^&2K(0O1%=Yf{a13sMxES(1?bRHNO'
    'J+J@$^ZG*wA%qY@2qA<JLI@#*5JCtcgb;$}7o}XSd;', 0.25
),
    t3: packed('<i2',
    'c-rlmp^m~}5C+dR#o>!Vku)i&5)=+i>i$5GRhRS~s@sO(oBs_kP0qk`V6TKKP#{h;DY+LwUKnxT_|1w@J8N%MzCV3-eKU?``O|-x'
    'MR06ZPBQuanvcq&H;oTFFB~pC*IowAPqMzI=elS&+bX-;KNx=Ju9w5_-1Tx87SQ!!0rL?oV10!Jm@zD%EMNiY85R)DU;(`;ETAr6'
    '0r?Xa5FcOx?FJU$KVShn4;HYkU;$<U3kZj>fb0$n2#&CTr3VYJH&{Tkf(5u17EtA|04IS3Tn4a!{pm<wryhNs(s`hx^T3?W18X`D'
    '7&;G>bRJ0QJP^@&phxF{n$80`od;q%543b1@aa6Tqw~O)&I5+d10kIUGCB_gbRJmJdBD<nprP}COXq=#&I1me2QG9T*wcAnLg#_T'
    '>UsU|pVuEk2qA<JLI@#*5JCtcgb+dqA%qY#zvc?Azy', 0.25
),
    t4: packed('<i2',
    'c-rlmA+Le}6h>cj+U!tBZf<Jw%|s(R8iN^4Zu|$bIA>@40}C4ke}@&FBuN+uZ-c!*V0`n0_nm%s!%6qtZtTt7RoqWso-?~t{vceG'
    'xjjh^qwj5TGM3ib7^V-iYQx|e-EW7V%`w|IX`RLA>#qBQ;ZN>*JN(IAZ--$4{S+2ZoL~W)BP`(M!2*mWEFjy%0-PBvz*@rsniLjr'
    'sbB%d5Ef8pumFDm3rHWZfcOjx2p6ybvw{U&cd&pmhXu4DET9|10_+JaAb7$8yg4i&Iluy<J1oFm<@9wL($^`S2YNaW6m%Zg(0SlR'
    '=K+Jx0~wtM96AqJbRKBvJaD1&fI;Vhn$810od;4n55#mH2<bdv(s|%Y=Yf*W11+5gIyw*7bRG!kJmArJAffX>MCSpQ&I2Pl58OIE'
    'umAn?`b!8Qgb+dqA%qY@2qA<JLI@#*5Q63xa4xGJ', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [65, 387]))
t2 = Output('t2', (I32, [65, 129]))
t3 = Output('t3', (I32, [65, 129]))
t4 = Output('t4', (I32, [65, 129]))
model = Model()
model.Operation('SPLIT', x1, 1, 3).To(t2, t3, t4)
Example({
    x1: (packed('<i4',
    'c-rgx6*pmX&&T<%H}|f)mh)FIQa{MD_n-EsNH@JbPomlL4eoEV*O=SKWuCTsl8l*BfDGsS$Ffhp<;T2gdia2W5+L(sk3yQnBfD#9'
    'QZZ|8{8HK!x1>nwPuP=9Juww0w(;Fd*q2imU?n4xccx6mBFANcg^=Abs}pbT?YP2n=l~-l10x(TFoF$)G8h@590&`-g~)=%7#RWW'
    'ls!c'
) * 413)[:25155],
    t2: packed('<i4',
    'c-rlnJxFR{7=XVIf~X--8ZL5zkcJ?*HI+Ho63x;ONQZ;dnGOjKai@l6Jw$tWhsJ2|fCNg2gE%;fG+ABGWGy$MK`bt$+{ruLIL~n2'
    'XYz-aZ+K97pHFvaoq2`dr6;d=-F4n0nf3kc;>X%cX778=Kb*~N+*fv1FWmVpyLxVH#?!`JslVjE<;=n9<AeJJ!$F=kbvVegrVhgb'
    'N>8u={}2{1SAqq2MOeUW4i?Z~f(2Z6VF4TWumJxJ7T~<Y0xCPOfSd^nh-6>^s~50<!6__YeIFL!&cgy8A7BC7MOeU=4GVCGuz-&>'
    'SU~k07GRyh0$wt(0Amvt;1!DWc52hxDV+yObRO{OJTOP+0guiDvveNl(|O>U&I22C9`NZr;Lv%XLg#@Tod+Ux9$2OGz<|yJ>vSG)'
    '={)dA=YefH4{XtSz@_uR2b~A1bRMwiJn%y20fWv19-RmF=sXa2<?=f8m)A-V1VIo4K@bE%5ClOG1VIo4K@bE%5Cnn7c&#nl-+raK'
    'cFerG8^+7lWj;1K@XH1BN2{{X%icOC>7=oE)IMHGIJ-X+(Nr_pdhXqHW*YUc7!LBRsl!2@HFX#kkm|w$S`}D8GzAN=W3YgQ9xR}l'
    'gaw#auz>6>ETHua3%DD?0-O_AK<@??5HG_5(n(lAX9gBvUBUv4MOZ+i4hzV~U;#&MSb*^g3m6^10*+T;0kvgVfM13MB%C_EoyO?x'
    'v`ufPbRJ02d7wq-fhe5^Y&s7t(0QOq=K+(>16eu`wCFr=N9O^D&I3I<55(y_kf!rMht2~Qod*m$4>agJkf-y&5uFDNIuDHKJaA0s'
    'ff}6$d^!&#=saN4d7wb&fnB-0mdk6cmHvy;pMPqYJkWabWc+CSbo}n;YvYOk9uD%Xsl!2@^^ajxfTjhg&<oI^7ocDPlaB!?K!;s`'
    'q6KJL!1&iF%mS1Mpap0}3(&9tMGH{401XS!v;d6@(6j&r3z&Qvhk83z^mZzFK=Od(0Xh$8$pf;T;@hc~<w&+udOHoh0NGA)0kWNn'
    '07d5k9r`?=<nmg!(?5q{=d%'
),
    t3: packed('<i4',
    'c-rlnF-U4*7(nk2Lf9ZA4k9-QX$S;sGIOvcnx#RIF4A--Noa^B2WJ&=m+R2@a8QsSiD(dq#*jDpOz%{0DdY{3@j#_FJjd`1_d7IP'
    'i;sUepnd1pdTkc#z07nYwR>_<{0zOPj>B#HbS=C0t97_jEv@gHw-r4SOz3WFv}ymz8ZY_hL1~gMHw$mpHw>@xtfj-NJZtGNEMU3;'
    '3pm_?1sE@|fYdH5pjv_j<ey;yCkL>A^?g{tpacsje!>FGTUfv(4GRdp!vZQgETG(k1*DE)0g)gqpzsC@2)AJY2^|(-y}|<QQ&@o8'
    'f(0~-uz<BJEMT+=3#j+n^meM#+bNv~rgR=Sr1OA5=YbTR2dZ=)$kTb?gw6x&bRHPcd7wz=0h7)H6FLus=sZxN^FW!-11UNWMCd$F'
    'pz}bO&I1WL4_I^_u<1PDrt?6P&I4<79vIPipibw3JvtBAmRw#t{_<KA1VIo4K@bE%5ClOG1VIo4K@bE%5ClP>iTBKa@#E(t*hpVr'
    '1U`~>qhMThTb};eT_%@^>Av&F%k609s226cJF)KX{>_u?;a(rNw@m-=JBC+z*3#isp0#us7BC6I0&)phz|9jZppk|J#B^AI>j4&U'
    'eE|#box=j|byz^)0~YXj2@4pvVF5`S7O)+K1#FqHfJOlpkU4?{_=m6n;|dl~i^2lpJy<}u1q<-TVF6|U7U1c_0y?oFy`5gs+i8^E'
    'PU$=_q4PkF&I31e9%#^cAV%i_7o7*L={(@0^T0iw2Lf~+c%<{dn9c)9IuC5qd0>mq0}VP4WavELr}Kb8=YblX2jX-d=+b$>OXmTT'
    '&I2Ag4|M1}V9<HsjLrjHxxALkYc)etvu`sj9+X<Vm_N;5&i^|5-F)JUZx~+XS^o{M@~maUju)W80yGhz94|nF1<ap70SXtOXaNcq'
    'phSQM3t0Sc0yJ8{mj&=&Ls)=<1^jy};yxH*0h;3lD8~!X6uq6&0+iDQNFI>wRPq3y2Q=mQ?bPvkK(<p{fYKblohrv~r*t0BBo9a)'
    'kUT)=0VR1rwo|#h{tFWp>VN'
),
    t4: packed('<i4',
    'c-rlnJxFR{7=XVIf~X-V8bXc`(hvmI)IB-q63yZehzDsp)8Ptt5GRLbjc6Ae8l^!&0!5-B9PStgC;K~7xfGWMNx5X*pW%$*Go1Gs'
    '(v+8Pc))s}&*6M(Be`7~t-Yjn*IQnCI=gw(h_99pXTRCaV`D3lFlH(bVed6-Js#ZM9u6``_2P5osa`sBo#7V@Px36^;Ypt5I}8gL'
    't-%7C$FP9R5iH;(1q(2?U;*_aEMRvX77$6m0-h_dfR+afFlJx@Pjy&8dKwl`d4L6!&R_xAO;|wKg9W$_Ea0XA3wX`K0*3RjfcPpb'
    'z<PuQq&8py<wID&!5u6hx!s_*(=5H6(s^J+=Yb}j2QqXXc%k!vLFa)wod<U5JP@Jtz%!i(T67*T=sfU5=Ycex2P$+PDA9Q!OXq<w'
    'od;Yx58Tjs;FZn;Lpl${={#W3c_2mSfij&34(L3Pr1QWmod<4*a(Ny2%WEYFf*=TjAP9mW2!bF8f*=TjAP9mW2!cQ}h}1HtKSFPN'
    'Uae^5JB_*Ce%mP|qQ>I)pScy&**P&6Vpq{lzjuB;b$Ma@YAxGK_c7NFS=H`W3{Ubb-{DD~<vR=uc-w;o<W^t-tz}q%SAzwZ4lKZ4'
    'f&~;USisH+EZ{x{3&?k10p<cMz_nokjX79A><ShTvS0zdeON%W0}H5jVF7Ii7SQj(0tOLSKp_DOIKPGk)H1Mur~wO@y6n>1sY7q4'
    'J$gH(^S~RO2Xb^CXwiAVqw|1C=K-6}14TLy?9h4Op3Vb#IuDq19&qVA(4g}`jLrigIuG>dJP@VxK$Xq|Z8{J1={zu?^FV>l1Lt%e'
    'sL^>KO6P$oIuD%Ed0>&w0~d06Etl7N{51xxmHv46{Hg!_`tk1gwRb)rKAwKT@FdUj9iHS_{==*QO$*St08I-}uz>LdDd6v1U<JH?'
    '6b4&>rUfWkfTjhgzzg{E=P<Ye6fNMtk7MjV6Ig%>yZ{9YP$EDFUVv<;xB%HsMS!C7fDU{fP+GQA*-m9UrMFWh+bO-B(gL*Pfxzbh'
    '*-k|Oo(Gf;{B|mr*Z6k&8^f^Wlm'
),
}, name='moved_int32').DisableLifeTimeVariation()
