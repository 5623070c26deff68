# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 63, 65, 3]))
sides = Parameter('sides', ('TENSOR_INT32', [4, 2]), [0, 1, 2, 0, 1, 3, 0, 0])
part_0 = Output('part_0', ('TENSOR_FLOAT32', [3, 65, 69, 3]))
model = Model()
model.Operation('PAD', input, sides).To(part_0)
Example({
    input: packed('<f4',
    'c-rmHAxcDH6b0Z5CX>Zrad;voi$TkP;M3p)LBXyjaRb5xF^UT?7)?f#xCWz`CKz0TVHPmw@!l@{!r|Qeb9pmg)!Sj!JlRP;+p626'
    's`cdMpz1kqcgbG%)8xK;@9vVn+%9FGCX?*%$vAVHJZ1h#wljaESJPi@f7^X?E!oQa*!JIUvcC?$HA|++dES51yXlAYD1DautISRM'
    'IQw_zi}dyIe^1gY-CeSg+$8(SWwM-X4mM_HW@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)W@ct)'
    'W@ct)=KpM70KTl|Q~'
),
    part_0: packed('<f4',
    'c-rmVp^6o87{=iNlgVPRD2kXY1}%c%YS17k*wrN7fUrS~;sqFtCZkEb2BVk^1~0+j1^Df}8!hj@sPOz?IOi<O?s?!HkYU`jZIUGY'
    'tv=k^wqJ8xnd9@pwmrYSZD;3rcXQj`&evYdacy4TpX24x*N?t$j-T_rC+79x9CzpS$2qRg^Mg6w%=7PaT%PBj=JE7AemThZ9{tQS'
    'b6lF|uMhIG&(G`k$G_{_9EWo}oUi|w$E)-BY97zc<AeGBC-eOLJl>htU+4Lwd3<{Oe(%lWsiW_k<H8)z=D0D(<2g>waq-y3%={;F'
    'n_Vz7$J}NY%*^>+ZFa%T9CMppFf+&8W*5xNF}K+TGjq&scEQXXbDLc-GsoO!7tG8tx7h_VbKX~*T`)7p+-4Wd%rUpw1v7KZZFa%T'
    '9CMppFf*^+3u+h4%rUpw1vB&7HEO$HW{$Z&ckF_hc{jJ&1v7Kr-^#t9cEQZtpF4KJ%pCK|HEO$HX70}&yI^LHxy>$^ne#K+?1Gs&'
    '<~F-vW{$bdE|{5PZnFz!=9t^;f|)sAuRjODE|{5jbDLc-GsoO!7tG8tx7h_VbIfga!OR@<%4dk!1v7Jh?$`x0^V<J?vkPYCnA_}v'
    'nK|bAo*cViX5P(hcEQXXbDLc-Gp}7|vkPYCnA_}vnK|Y*yI^LHxy>$^nPYCV3ufk+SFW?!1v7Jh?$`x0^V;8MvkPYCnA_}vnK|Y*'
    'yI^LHxy>$^nPYCV3ufk+SN=YmT`)8E=Z;-4Gsj%tlVcam%)7bGE|{5PuJ6gQ3ufls+-4Wd%xj;6U>D5HG1u3q?Sh$kH%pTAFX!JQ'
    '%*^>+ZFa%T9CMppFf+%z^7%V<!OYyBJ9fd$9CMppFf+&8W*5xNF}K+TGjq&scEQY?_tj<>%*-*j*#$Fm%x!kT%p7x@T`)7p+-4Wd'
    '%xm|8+66On%x!kT%)EAu+Af%xW3JB~yI^MC&24tU%$)bPaxbV|Ff;e(j$JS_$Gmcl+Af%x`*X)Gn3-d4vkPYCwa<vR3ufk++w6jw'
    'Ip#LIU}lcF%`TXkV{WqxX6CieuCfbe=9t^;f|)tyHoIVEj=9Y)n3-d4vkPYCm{&eS#4ebb`*X)Gn3>o9@0(pPGsoO!7tG8t*Z1Vu'
    '1vB$*ZnFz!=9t^;f|+^kI-6ZEGsoO!7tG8tx7h_VbIfga!OR?Un_Vz7$Gmc#%`TXk`*X)Gn3>o9KAT-IGsoO!7tG8tx7h_VbIfga'
    '!OR?Un_Vz7$Gr0Q+3bRuxj%R8f|)ty`koxSU}oOUZFa%T9CLk7j$JS_@8&kUU}j$X90a>yW{$bOMr{|&%)7bGE|{6~yV~r6nK@=j'
    'k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzBuSDaNs=T<k|arzr2o6$'
    'D|Y5o'
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [2, 63, 65, 3]))
sides = Parameter('sides', ('TENSOR_INT32', [4, 2]), [0, 1, 2, 0, 1, 3, 0, 0])
part_0 = Output('part_0', ('TENSOR_FLOAT16', [3, 65, 69, 3]))
model = Model()
model.Operation('PAD', input, sides).To(part_0)
Example({
    input: packed('<f2',
    'c-rmFt5w5L007V@J3>c5R$_Wi;BZPyK7Aj9WQ5AfjDSQ&Ml!-1fe|7jBasZky$jr1KV8R5bDGN<!?AWtJEwczO6Z$meBH-dnzyO{'
    'NxM9C%kZAQ`zem6T54C%52<;XQ@9-ZrL9A4zjC-v>CkO)d=71Rdd#20mJcNyKk_|}d6$~9rr&&y`?SWJ*=#nO&1SRNY&M(CX0zFB'
    'Hk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(C'
    'X0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmoB#Rz2dWxjf&'
),
    part_0: packed('<f2',
    'c-rmVD{kCi07YTLEFnuM3@nK>t*SKXJYsuDVV6)CI7=uj95}E`@DjR&z=45<r6rd{k>*PM&IT?xa>n^>>kI>c*YkaQd^|j??oRvj'
    'INUCq=k;lNnqT(AcC|Zvz8;tT>dSHad%BvBo9Erv>DTr+9`2U?vRUrmO{-6*X?VEVKChSEvi>;_kH_g|^D-Vj4(s8=`}xQ2Wxm-D'
    'x8LTc@i1RatNnTUGvANb(|NS~&vJr=g5@NKg@)y1hlPgaWQT=@<z$D2hUIweuu!m^?6A<Vob0gBu$=6$(6F5Bu+Xra?6A<V9DjFM'
    'C|FK*SZG*Ic35awPIg#mSWb3WXjo2mSg2S|u+XraV4+|+$zh>kIiG^EaQWqAhlPgad`Hbf!E%Cyg5~&L0Sg7o@r@}K3YL={78;h5'
    '9TpmvlN}ZsmgBX<Lc?-`g@Wby1c8Nu<z$D2hUNGkH46pH@f4JWg5~^$2n&~Aj(5~76fDPcHWmt&<GY|N6fDP+92N?e<Fio~3YO#V'
    '4hsd#`RN-AmtT(OY%CNk$8X<QC|HjFjj~X%9KY&ip<p@Rv$0UHoM53~Imuz6VL6`Uuu!lZ?XXa=9PO}Bu$=6$P_Z1}XJg^=%ki9z'
    'g@WaHlEXs5a=dm}C|HgsIV=<`$G1LMC|FjhP^n<yZ7UT3UWdP63NI`uyePb|pzxybqVS^d!h*t!!V3!uFA6UTFA6U#D7+}Vu%Pgw'
    '@S^ad@WO(^i^2;F3NMxwUKCzfP<T;zVL{==vcikP3kwP_3NI`uyzsB^qVU3k!i&NS3kom%E4(PYu%Pgw@WO(^3kwP_3NI`uyePb|'
    'pzy+i!i&NS3koj^FA6UTFDxj$D7>(s@S^ad@S^a-g2Ic!3kwP_3NH#T3NI`uy!;P^7Zy}1Sa@Bf0ssI200000000000000000000'
    '000000000000000000000002st@sPB_hEt'
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 63, 65, 3], 0.5, 100))
sides = Parameter('sides', ('TENSOR_INT32', [4, 2]), [0, 1, 2, 0, 1, 3, 0, 0])
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [3, 65, 69, 3], 0.5, 100))
model = Model()
model.Operation('PAD', input, sides).To(part_0)
Example({
    input: packed('|u1',
    'c-rmDp$-87007W*#U_XZ(F947T+r--O}LG!*vw>Ak`(o9W|HcPO^_5Dn@%%7V7p{K#C!e4(^~P91W}k?znwvOmeqTQQ+vGYFH2ce'
    '*%s1jHykzZlYMKIZ{*Iy$1AujZtM5)Io~9)EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMm35{sF-%6l4'
),
    part_0: packed('|u1',
    'c-rlqp=$zR07sKWSTN48I1Edsr5V<SVPF_+)gla8wk|ELtezlZvT6|)mMnt8x@%+qfM6P{ziW&4;JyBZS03Ko_rrc)D$U*K;`C6|'
    'x}D|r_qKobd~DyZK5mBdhqvajdp>I{TfNTX)#uaVdVF$OUk~=*wax2p^7H=nGA*icICY>3c{p{T3VAqnpbB|7b)X7)ICTns3sUEo'
    '--6Vc^IMQQ9exW^XTWbk>P-19NS!Ue1*tRSw;*+T{1&9nn%{!ddEvJpb(Z`Vq|Ob$1*y~Gw;*-u{1&9n7rzCipP>8}q|OJw1*K5)'
    'TaY@J{1&9nJHG{~)8)4ybyoZqq)vn1g48+Tw;*+X_$^4C8ovdpbI)%<>dg2pNS!gi1*tRPx1jVvgx`YHY4cl<I_LZrq|P<J1*x;+'
    'w;**6{1&9nk>7&S;~T#Psk7j>Aa!2(El8bHehX6Pncsp^+4wC;ohN<^QfI?&LF!!aTacXbTaY?UehX6Pliz~Udp3RxQfFifD(0Uy'
    '{A<*Ysl&fUy-ywfHR{4i1!YnpRmQ=KgBJ%c4qhC*ICydJ;^4)>i-Q*jFAiQDyf}Dq@Z#Xb!Ha_z2QLm@9K1Mqaq!~c#lee%7Y8p6'
    'UL3qQcyaLJ;Kjj<gBJ%c4qhC*ICydJ;^4)>i-Q*jFAiQDyf}Dq@Z#Xb{}6FfQK?CVh=_=Yh=_=Yh=_=Yh=_=Yh=_=Yh=_=Yh{%8V'
    '11V51xB'
),
}, name='moved_quant8').DisableLifeTimeVariation()
