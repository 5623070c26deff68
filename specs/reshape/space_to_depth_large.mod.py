# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 66, 258, 3]))
part_0 = Output('part_0', ('TENSOR_FLOAT32', [1, 33, 129, 12]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(part_0)
Example({
    input: packed('<f4',
    'c-rmHtxDcu9LM1sM3@#GteB@LGSDK-G+&raP_P-y_Eldn85V}gupq`^5Tn@x@E8^h#vQ>v!Qeq$;luZLKmVs(W9)5@@n>s{AMMw6'
    'r@h}C<9wsOjj`7Ius-$eZ=H58)lp5<W&d66_v7v_b=y7PPS;cSWV>67^{e-Od)J<|+jZ5w-2QB*+Kcw2y=ni|O7~37)<&(@T)p&d'
    'q5aTa*5~fm_OU*8|85`Z`OWsd4(hr$Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+YGcz+Y'
    'Gcz+YGcz+YGcz+YGc)sh^M5!KrZW'
),
    part_0: packed('<f4',
    'c-rmQF-ui(7zXeI5|oPtF3u{22(}10b@O1Gkl@zP?0#1*nj9LWsi7ep!yz1-`v8811_wt!LGR^u;BxpsA0YY-FaN_4^gYkHcz--y'
    '_onZ<@B3Xht@A~luj~Brs_P!tIjPyJS*y9NpKaFpVN&z5>vrq<ZOv-k|6TL2=DcRT?%mb-v*t-%pVd68c~`Skb6&sudHw8b&2`Pq'
    '-@koOb6j&$vt4sp_c!WXuK88hUus&rKBzgYd0KN(_m1kk+Mho|YuER6_BEgDdaKS)bw29n&(PZSW8FWk>u+`5*X-2wN<V*w)~+eH'
    '*)z0uO}Sl#T~lteXK3x3a$5<zrrb8et|_<KGqiS1xgCdHQ*OiObi8ZIZ8hwgavMIU<6Tp3%i$fT+>XMoDYxNsI^H$qwi9+ux!s0c'
    'Q*OiObi8ZI?I674l-uI}qQzZPZj1km7I#g#ErnfEZX03Ol-osk$0@h1uxrZgKJ1!uTMN6U-0s4zDYt2O$0@gI*fr(08+J{(jlXY('
    'T~ltCVb_$~`1@wqHRU$`z8Q8+xsAVXhFw!`dtuj<+j`hF<#rR^amuY_irKCyx0Wf+`kY(K6eoSoZ9D9mayty~IOW!dT~ltSVb_$~'
    'B<z}UYnfuUYs&39?3!{*ZcMo)H>TW@8&ht{jVZU}#*|xfW6CYLk+*r9w|Seld7HO+o40wJw|V<t@irgwAs_M~AMzm|@*yAcp*~h0'
    '%iFxo+q})&yv^IZ&D*@q+q}((e8`7<$cKE$hkVF~e5jAr$MQCB^EPkuHgEGbZ}T>9^EPkuAs_M~AMzm|@*yAcAs^~v^|8Fo+q})&'
    'yv^IZ&D*@q+q})&e8`7<$cKE$hkVF~e8`9TSbZ#S^EPkuHgEGbZ}T>9^EPkuHXrgKAMzm|@*yAcAs_OgK2{&g+q})&yv^IZ&D*@q'
    '+q})&yv>Jv$cKE$hkVF~e8`7<sE^gh@-}btHgEGbZ}T>9^EPkuHgEGGAMzm|@*yAcAs_M~AL?WEvAoUOyv^IZ&D*@q+q})&yv^Hu'
    '$cKE$hkVF~e8`7<$cOq^eJpSDHgEGbZ}T>9^EPkuHgEGbAMzm|@*yAcAs_M~AM&9-Rv*jTyv^IZ&D*@q+q})&yv^IZ&4+x*hkVF~'
    'e8`7<$cKEWkJZQWHgEGbZ}T>9^EPkuHgEGbZ}TA^@*yAcAs_M~AMzm|>SOh>yv^IZ&D*@q+q})&yv^IZ&D(s)hkVF~e8`7<$cKE$'
    'hx%B3EN}BRZ}T>9^EPkuHgEGbZ}T=E@*yAcAs_M~AMzm|@}WLfAIsak&D*@q+q})&yv^IZ&D*@qhkVF~e8`7<$cKE$hkU4y)yMKS'
    'Z}T>9^EPkuHgEGbZ}T>9^C2JdAs_M~AMzm|@*yAUWA(AT&D*@q+q})&yv^IZ&D*@q+kD7}e8`7<$cKE$hkVF~`dED|Z}T>9^EPku'
    'HgEGbZ}T>9^EMyyAs_M~AMzm|@*yAcp*~h0%iFxo+q})&yv^IZ&D*@q+q}((e8`7<$cKE$hkVF~e5jAr$MQCB^EPkuHgEGbZ}T>9'
    '^EPkuAs_M~AMzm|@*yAcAs^~v^|8Fo+q})&yv^IZ&D*@q+q})&e8`7<$cKE$hkVF~e8`9TSbZ#S^EPkuHgEGbZ}T>9^EPkuHXrgK'
    'AMzm|@*yAcAs_OgK2{&g+q})&yv^IZ&D*@q+q})&yv>Jv$cKE$hkVF~e8`7<sE^gh@-}btHgEGbZ}T>9^EPkuHgEGGAMzm|@*yAc'
    'As_M~AL?WEvAoUOyv^IZ&D*@q+q})&yv^Hu$cKE$hkVF~e8`7<$cOq^eJpSDHgEGbZ}T>9^EPkuHgEGbAMzm|@*yAcAs_M~AM&9-'
    'Rv*jTyv^IZ&D*@q+q})&yv^IZ&4+x*hkVF~e8`7<$cKEWkJZQWHgEGbZ}T>9^EPkuHgEGbZ}TA^@*yAcAs_M~AMzm|>SOh>yv^IZ'
    '&D*@q+q})&yv^IZ&D(s)hkVF~e8`7<$cKE$hx%B3EN}BRZ}T>9^EPkuHgEGbZ}T=E@*yAcAs_M~AMzm|@}WLfAIsak&D*@q+q})&'
    'yv^IZ&D*@qhkVF~e8`7<$cKE$hkU4y)yMKSZ}T>9^EPkuHgEGbZ}T>9^C2JdAs_M~AMzm|@*yAUWA(AT&D*@q+q})&yv^IZ&D*@q'
    '+kD7}e8`7<$cKE$hkVF~`dED|Z}T>9^EPkuHgEGbZ}T>9|L@-Z1NeBRGX'
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [1, 66, 258, 3]))
part_0 = Output('part_0', ('TENSOR_FLOAT16', [1, 33, 129, 12]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(part_0)
Example({
    input: packed('<f2',
    'c-rmFD^kNi007V&Au_TuvI2oXM8Hfsv)k<F0+Ae{a%E+X5XmtrE0IVf5?RSL5bs^!wUXjqZ>M8vZ{17x^pU^HKKILSo${j$X?ks^'
    'xvsg7hn&*kJf`>ZoLjh-H9qQ4wvh4~=G2Fu+Qn_T<V$L)EBAa)$7RgZJcS{r<uhK>ci3V(?{zGDxrJsno6Tmk*=#nO&1SRNY&M(C'
    'X0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRN'
    'Y&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO'
    '&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk'
    '*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODm'
    'o6Tmk*=#nO|H=FZ%RlVZ'
),
    part_0: packed('<f2',
    'c-rmOAyOPc00q!J!b&7^B_bjMu_9D0RkLi*%mr5F2rEY-Il{^u1Br}`L`EW!VQ7Z_93bvp;Mec2?pJ>r%Kkh)-d+vU%~V#yQ~y-1'
    '4x4^;z54d6|1+F->%(@p?JoLq_`Sa`FXOg<9WKiD$8`JLJ?y8u^SBw#!)`qG>-}Y4%H`c-H+`mV%Fp3@KXv!RaX;O()YtK1c<4%h'
    '>~>{+XsPS&@3`7O98UeIOt&pHyItP3)a-WLx707)N=wadr%26io4%!HxBJpkv)g%Sso8D5(<L>#&3C$_X1DoHm(=Vw-|3Q?-R>hb'
    'yS?A(M{0IEWomSr?{rDcZu6Zkso8D5(<L>#)mKzgvs-;dH8s1{S5#B8TYW_}HM`YUR8zCt$18eI&2AsB=sh*N)mKzgvs-;dH8s1{'
    'S5#B8+wyPb)a>>vQnTCgZ|2nOwvN>7w)~qpHM@QOo43^L_W5t#QnTAroH)BJ|7K3jZp*)!Q?px>Vs)L}niMZ%c571X#_V>C6KA(3'
    '#an803n{wn7E+Y#)}+|(vRjklxyx=%ipMUyO>yGvmNsU$v@yG-joB@2%x-C8cKc!@x4F%2ZgZR4|G{k@@{or-<e?qQZEka$+uY_h'
    '4|&K#9`ewR<u<pu&24UTn}<B)ArE<I$8ww7+~zj7xy?f!@{or-v}3u=ZEka$+uY_M4|&K#9@??o<~Fyv&24V;kcT|vArI|XZgZR4'
    '+~zj7dB{T^@{osiEVsGMZEka$+dSkU4|&K#JC@tr<~Fyv&21j?kcT|vp&iR@ZgZR4+~zh9dB{T^^3aauHn+LWZEka$hdksV4|!<E'
    'a+}-S<~Fyv%|jmYkcT|9W4X<3ZgZR4+~y$<dB{T^+Ogc`Hn+LWZEo|BhdksV5A9fPbDP`T<~Fx^$U`3TkcW0Gx4F%2ZgZR4Jmet{'
    'dB{UMmfPIsHn+LWZ65NFhdkt=9m{QQbDP`T<~9#`$U`3T(2nIcx4F%2ZgZQ5Jmet{d1%LSo7>#xHn+LWLmu*whdi`nxy@~EbDP`T'
    '<{=Mx$U`35vE1f1x4F%2Zu5|bJmet{?O1Meo7>#xHn(}mLmu*whjuKtxy@~EbDP^d<RK4v$U{4p+uY_hx4F%29`cZfJmjGr%WZCR'
    'o7>#xHV=8oLmu+bj^#GDxy@~EbDM`e<RK4vXvcD!+uY_hx4F$j9`cZfJhWrE&24UTo7>#xArE=TLmt|(+~zj7xy@~E^N@!;<RK63'
    'SZ;Hh+uY_hw|U4z9`cZfb}YBK&24UTo7+6(ArE=TLpzq++~zj7xy|i=bXe@w'
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 66, 258, 3], 0.5, 100))
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [1, 33, 129, 12], 0.5, 100))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(part_0)
Example({
    input: packed('|u1',
    'c-rmDJqm#V007XG3s@XL+2jsNq9g{&U@=)GgINX^jAleqCWB3hO?}E{Fx$V?&pq_s{(@?lzQm)E{Uh1_te^c@>b0#bM$N%>mA}=#'
    'r@|&T%)HCJ-FR|5%sR_NcHV7FOZ8TGz83>omStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mSy=L@(*oWpOO'
),
    part_0: packed('|u1',
    'c-rmMu_`S90LJldc>&9L0A-VRP&ZMMGhAh`n5>e)ECUP1Gb1-ClfiaNZ0abR!E8V4<#xaC1w6oS|N2kAzVWZg{L|p{&;4lka_Yz3'
    '+w9KF&-1;_v(Mk}2h($_8{3n|*N>aw#qrk4`2Y0q`D*E9eURzb!}9gw(N3ldf7kYJPv$ahZ7b8()-!GGDAU$XGHvZL)7H*1ZS6JF'
    ')}AtLZ8p=^rZa8rIMdc%GHq=!)7EY?ZEZKx);2S3?J?8V<}+>WEz{NxGHvZ5)7F+UZS6YK*7h@PZIo$idzrR2$+Wdermfv&+S+@j'
    'tqn76?JCpOmNRW_Ez{QSGi~iW)7G{#Z7nFKS__KL)`H@rwV*g`EhxTP3yOu-g5tEbpqObbC{|kwij~%aV$fPOwpNX;Rby+_*jhEV'
    'R*hq}*=GCOwmIa`$Fj{f+Z=M}W7%e#Z4No~v23%=HisPgShm?_n?nwLEZc0e%^`<AmTk7#=8!`l%Qo9=bI75OWt(lbIpomCvduQz'
    '9CGMm*=Cz<4mtF(Y_rWahaCD?w%KNzLk@i`+ibJVA%{MeZMNCwkV7BKHrs4-$f1vAn{Bo^<j}{m%{JQ{a_D2(W}9seIrOn?v&}Y#'
    '9Qs(c*=CzV4t*@!Y_rWFhd!2Vw%O*8Lm$gF+iY{lp^s&oZMHe&(8sdPHrpI>=wsPtn{5s`^s#KS%{GS|`dGHvW}8C}eJtB-v&|ug'
    'K9+5^+2)W#AImn|Y;(w=k7b)}w*LViKcA8'
),
}, name='moved_quant8').DisableLifeTimeVariation()
