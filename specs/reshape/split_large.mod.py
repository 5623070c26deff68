# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [65, 387]))
part_0 = Output('part_0', ('TENSOR_FLOAT32', [65, 129]))
part_1 = Output('part_1', ('TENSOR_FLOAT32', [65, 129]))
part_2 = Output('part_2', ('TENSOR_FLOAT32', [65, 129]))
model = Model()
model.Operation('SPLIT', input, 1, 3).To(part_0, part_1, part_2)
Example({
    input: packed('<f4',
    'c-rmHF)l<=7>40LDg`ppi&=nZBqE`hd+#1ZAwf)KDhh?5R#=3>3KXKS1Pf5fl$PO}oUx0icys=9=H$$Msy2qIyY$&tjk4~gwRD}f'
    '(`<RRo_5o5`p(^ltWRClTjrzmnx=ib_n3Av-wf^d=X9{Rm;E%oXP!^0ezH!|S<d#;edcl6%Dnilao#`8{wp13znSJaJIQ`Ez4UEA'
    '>e{znrr)mp$L-MG|43JvSJFi~U%t)E%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@REZ~g<jVDth'
),
    part_0: packed('<f4',
    'c-rmJF)jpQ9LC{)R0?FH7kdEFNJK)hGjj(~NDy05Q78np!XXq+pb&*4IDksFbPVt2+r%L}#hdwNOvXO>RjmzGx7kNuHOh4-Tgk4n'
    '&FpgVY&F}?4zsVkd!OrLSM{3nLH3eO`}W>Lww3es(Ek3E?aklI{WN>ac{Zu~&UKQV<k@a^m-9H=$a(&|#`*qn?mx5r+^=V|JUhz$'
    'a`xP}`%%|^>v{Imwf}K5wC}%X7dbCwXW8lE+suDvy_of4){9v$X1$p8V%CdUFJ`@%^<vhGSubY2nDt`Ti&-yby_of4){9v$X1$p8'
    'V%CdUFJ`@%^<vhGSubY2nDt`Ti&-yby_of4){9v$X1$p8V%CdUFJ`@%^<vhGSubY2nDt`Ti&-yby_of4){9v$X1$p8V%CdUFJ`@%'
    '^<vhGSubY2nDt`Ti&?M#ZvF*V%uuQ'
),
    part_1: packed('<f4',
    'c-rmJF)o8)9LMp0Oa`Q}iylBM5|Px<zV98xAVG9uV(1{44Gv*&0)rSF!2wLt(J}m*r;{uA48Qbw+U9LP`BrWBRae<www~=~N7+|b'
    'b)VPAN!4r4huKRu?b`PqvYni7`u6!#cCh$f?$hio=lQtmJFnyHH1F+acR3HUt(-TqVV-}I`)4-FeKVWqz2n?hv*)he2ifAkUSvO$'
    '_8YUlJ^wws%y}g{&(4<5zRf=J*<k5g%dY!k{$tjQSubY2nDt`Ti&-yby_of4){9v$X1$p8V%CdUFJ`@%^<vhGSubY2nDt`Ti&-yb'
    'y_of4){9v$X1$p8V%CdUFJ`@%^<vhGSubY2nDt`Ti&-yby_of4){9v$X1$p8V%CdUFJ`@%^<vhGSubY2nDt`Ti&-yby_of4){9v$'
    'X1$p8V%CdUFJ`@%_4@DTUsmB#X#'
),
    part_2: packed('<f4',
    'c-rmJF-ikb7=_UvD+`riFJ=M3Mi4=ZB(n#x2qa=Et+cQZwYG2(7OucTEL?&Mu#%K6!y8^2*Wf8GGjAqLIDA$2UDe~L>UCUooV{f8'
    'Y%|XvvO(^zyY~JmJ6!%Q=Xv&)`^B*8JJ(@0&9j5-F8BRxC-+-fKi{9^{Fxo)yqzub>@?@~?0MYIy=*t{&a<CU`;VKheg8eX$o*P&'
    'md#e*zRf=Ju9xe6wvk<R?K_vNXG_aoc9MPNx6FUddNJ$8tQWIh%z82F#jF>zUd(zi>&2`WvtG=4G3&*w7qec>dNJ$8tQWIh%z82F'
    '#jF>zUd(zi>&2`WvtG=4G3&*w7qec>dNJ$8tQWIh%z82F#jF>zUd(zi>&2`WvtG=4G3&*w7qec>dNJ$8tQWIh%z82F#jF>zUd(zi'
    '>&2`WvtG=4G3&*w7qedf-TVvw5K!>'
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [65, 387]))
part_0 = Output('part_0', ('TENSOR_FLOAT16', [65, 129]))
part_1 = Output('part_1', ('TENSOR_FLOAT16', [65, 129]))
part_2 = Output('part_2', ('TENSOR_FLOAT16', [65, 129]))
model = Model()
model.Operation('SPLIT', input, 1, 3).To(part_0, part_1, part_2)
Example({
    input: packed('<f2',
    'c-rmFp>c#j6adhbk&%&f5;Bt+0+(f$`z8{3k`hivBCiZepoEi=$dgE9Qbxop;LV%LJ+^!;w_z;bag?vP4VN+v%X#e|QNPc5YpYzH'
    'E@h9gony}9=h|*V6-!R9d!M@FybRkZwU08D^tN?l|1-=bHEUOYq@0>-eUz7|n?DhIzvdFp<tb83X0zFBHk-|6v)ODmo6Tmk*=#nO'
    '&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk'
    '*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX0zFBHk-|6v)ODmo6Tmk*=#nO&1SRNY&M(CX7fLpe*uuSH3<'
),
    part_0: packed('<f2',
    'c-rloA#TG!6a^Os76$qz*-DWdJGJ#UpA;Gf?hy<N4Reef!AB@8To`C**u0(~u*&2BtI>i%Z+^CKFWqRDG}xD~_UV^&ww$h~xxabb'
    'PhDxMt~#D=@u8V~>V}WGDXH>n7j{b@+Vylz<rtcqWee}69r~X%S*YhW9zqxDF|M}tSl?gx($Agwn{7OJ{wL&T{nz8<XZ_dXWVQh!'
    'vkmwoqYV(5ZGgyd1MXzD0V1;v5SeX&$ZP{dW*Z<f+W?W-28hfyKxDQ7BC`z;nQef`Yy(7Q8z3^<0Fl`Sh|D%XWVQh!vkefLZGgyZ'
    '14L#UATrwkk=X`_%r-z|dOffjy&kBXUJs0M#BZngdSFMd2ewYH2Xdm<1EHnY0~Nj=nEML9ozm-prKi^eaZj%YLPM_y%<1(&Y3TJp'
    'HhMj<ae6&a9qIKzX&3x<O0NeN5BTkrUJn#}Juo@F9tbtP9=IfWJurOG>w$R4ugmM#<@M|G8h?5H3mG>Om;'
),
    part_1: packed('<f2',
    'c-rloA(FyC5Jg9>L?Uw&LKRhP!cMA(HY+2MIYQ*hksN~~%n^{t$Vg=5^7jPDEglExde!2oe!bYYpVP^PbUBu8_Ij7&)KsxLob2v>'
    'lRd}&t29%p{1U_F-i3BKUea_3&1{2(?bP<&EoBS)($=3LhW%JCw)T4enDBd7qWQ``JosQ&pW<le)Z33Q|AhRidp%En)xDl4vkefL'
    'ZGgyZ14L#UATrwkk=X`_%r-z|wgDou4G@`afXHkEL}nWxGTQ)=*#?NrHb7*y0V1;v5SeX&$ZP{dW*Z<f+W?W-2K<rH28hfyKxDW9'
    '4>H>Tk=X`_%r-z|wgDp3>wy_x4@?JoJy0UO9>|ei56nid2UbR}2dYS~2f~(K4+N*z11F=`13kVTxO&FlPU-bPHhMiU8oeIKkzNm!'
    'mR=9^Mz04-L$3!yq}KzB(d&WA>Gi-^kNDduz8=`n>w&e?>wzKB>w(bH>wyYi54=CG-=Ej-&+B^k3z)DHo&'
),
    part_2: packed('<f2',
    'c-rloA#TG!6a^O+1{V4zb)-rgCt2%nJ_$4o%n<?u4RZ`1!AB@8Txe)$*t{DARv8~)HCiy}&7Zvf?o(;1R2?ohd)M^dr|vj5C09PA'
    '@HMw#znq3#4xyRsYGGUUUHhAR3vt}nyO2V>)r)<49iK0JZpUQ4u@4V^wI46(W{=$2-4{FiBVX*Ahtt?j|AhRm|9YMLuK#+S%r-z|'
    'wgDou4G@`afXHkEL}nWxGTQ)=*#?NrHb7*y0V1;v5SeX&$ZP{dW*Z<f+W?W-28hfyKxDQ7BC`z;nQef`Yy(7Q8z3^<0Fl`Sh|D%X'
    'WVQh!vkefLZGgx#emkYt1G5MGc1o`Y3ceobon8-wNUsMTnO+ZcM|wR_@96cw-Rbo}$@F?4M0!1Nc6vSVBuDyoO0NelMz06vmR=9k'
    '@s8h4>Gi;JqSph1)9Zl=Uk{W6y&f17y&mWjy&jm1UJq=HUJq1>UJryVy&ecYt(Vv9<@I`bjo(iH0KsJs)c'
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [65, 387], 0.5, 100))
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [65, 129], 0.5, 100))
part_1 = Output('part_1', ('TENSOR_QUANT8_ASYMM', [65, 129], 0.5, 100))
part_2 = Output('part_2', ('TENSOR_QUANT8_ASYMM', [65, 129], 0.5, 100))
model = Model()
model.Operation('SPLIT', input, 1, 3).To(part_0, part_1, part_2)
Example({
    input: packed('|u1',
    'c-rmDp$-87007WvH2oCGW<z3<CYyF+qGY>&kloF$+x>xZo5FXfm`fyrU}Jtle6PRcJzM9iM|RKS?Q!v`hV5}b{x+ZCuyrUVrKoe-'
    '4H}!I(wpzopj#gW<?LE3UeWZnyqptRmStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(at_5BUe@uLpJ'
),
    part_0: packed('|u1',
    'c-rmRA&$a86o6sb6jxsistL)qilz#OCb$MtS=D6jfMzBHPv!<Slhl-RV4>-#qP7A-Lc;}+gkS6);N^*5z3-_<wl}+9eKWE=7f&w@'
    'SBV^^eY*HL*|j60OEnLUY82=7!Jkc*zN_1@y^Bq^ZLaDA!{6NXcKDmS-VVb7^bHPR*Khz=!vTzh12_T>(2n5%<rxkTUEl!r4hJZn'
    'aDZwK2M`-LfS1Anf+HND+rk0D6&yf~-~i1P4v<JVK%Bz?)B_GMOyL0a0S=Ju;Q)OK2k>Wb0JD?yb(+)HDa`|#<^fCdfJ^g$p?Sce'
    'd7!0vprm;qqItm5JW$X)P|-XfXddur9tdb2=x81YX&z8C4>U9nBs34iG!H162L_r4YMKW!ng@EC2Yi|b49x=zng=H8|9SoApVu!9'
    '<E?x'
),
    part_1: packed('|u1',
    'c-rmRA&!GU6o6q#z|~JpRTC0gMN@^VCb&sSC8`N`Kr@8k$=m=l$(nMG+NA;2s#a8x(Ch^&H~q!#0bZW?)%%{l8P%MR(@d_St$Mi+'
    'x%1j#Z>8(+uV7gh&L%lk!e4~K*8O~Vrtvkqbj5fmO@7zEF#O3~Z-+m*>+LWcV4A@Jf+ZXvzQO_I3Jy>gaDeOr2Z*+C0A~XS=n6Q1'
    'dcgsb6C7YXzyaI`9H0_#fYQJL<PHwtFW><A9S-2NaDY(20rU+HFzn#~wuS>31qZNFI6yy#12pHBzD@;wozgro(L4~)JP^}7AZZ?`'
    'X&%UE9*AfjaA+RrXdX~B4<s}Xj5H6pG!IlX50o?yNSX(Hng?>42RxbwLYfCO%>x6?12)YAhUNi_=7FB(frjRRHO&Kq{(oNo`RDZy'
    '*VnGV'
),
    part_2: packed('|u1',
    'c-rmRp{{~Z7{Kx9wAl}Z<mRR(?@TnZqcIrK<aXYHEX>*2c>~MYDDWIqbdn@NAl&V+`vOMiKX@PD+ZX=n`+a8auf1I|E_>fyl}#{_'
    'n>u$ESvvbU6c@3z_hPCZRx`-(8Q*W|Z*<nDPPIC@R!8%O;ZN>*IsD08FNfg(;}Q-~T;KrF84l3<Z~(D|1LzYRz+J%s>^&TyQ*eN?'
    'fdhys9H7;3fM5a#P!Bjja)krP4IIE~-~iPT4p8TCfI-3m%p4BjEZ_j)6As|7;Q(0*2Z--*0B@Jm*QunhQ<?`xng<G+2O^pWdYT6W'
    '%>$a|0hi_ho92Oz=7Eyt0YURXOY=ZL^MImxAfb6c(mY_%JW$a*P}4jx&^%yh9&l(L2x%VhX&%UE9*Aik@Ms>G(L8W7|Ih2Me_sCq'
    'W)`a+'
),
}, name='moved_quant8').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_INT32', [65, 387]))
part_0 = Output('part_0', ('TENSOR_INT32', [65, 129]))
part_1 = Output('part_1', ('TENSOR_INT32', [65, 129]))
part_2 = Output('part_2', ('TENSOR_INT32', [65, 129]))
model = Model()
model.Operation('SPLIT', input, 1, 3).To(part_0, part_1, part_2)
Example({
    input: packed('<i4',
    'c-rmHFE1`&9Dw1s8BM21XR{$O=`{IFGbTzl-$CY`>2|(>VpI4WDn=p^1RHaQXY(blaEIs5e$R7FCzHu%?blgd)k(e8|9TyJr*&C('
    'by#0DUpuv0+qF6Feb;imkMpfssoQ$4-I}SRTC4lIuD|uCE^1nHwNVFkQ|Gl%>$Oz>#(H-A^{E!e8y{o-UcJ<DJ=VjR&CJZq%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp'
    '%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%*@Qp%=~Nq0iNjxb^'
),
    part_0: packed('<i4',
    'c-rmJFE6%X0EgkH8BM21?`A_{(%a;BnlVwb`3^GAOt<$NC^m)9p<*NwL9j7rxHezn2)}Uu*>&H?&go<_`E2{`tX;K}_SXKl*KzN('
    'UADV+*uL6)+i9z9yKRp5zT0wpAJ4biO1o{(ZMV&|qqf%W+jaZf{<MoWZF6m-9kiQv-WJ+=TWbHt_3Zf9r?xo0@iETdYcK7%J+_B&'
    'HuJApFJ`@%^<vhGSubY2nDt`Ti&-yby_of4){9v$X1$p8V%CdUFJ`@%^<vhGSubY2nDt`Ti&-yby_of4){9v$X1$p8V%CdUFJ`@%'
    '^<vhGSubY2nDt`Ti&-yby_of4){9v$X1$p8V%CdUFJ`@%^<vhGSubY2nDt`Ti&-yby_of4){9v$X1$p8V%CfK2RDqZd;'
),
    part_1: packed('<i4',
    'c-rmJF)OZd9LM2j6PumoOiE!Q)7j1}o5*NV-h&y*uIC+C)LD2PR>Z`_U{K^U{L7oThVO89-~H~cKGVr$^4hN3X}fB7?XZ2d`L@$m'
    '+jiR=-+i~`_CDVKYb))xJ-6L9(~jC&yKn#7-?r2)+gY1y8||Row2QXT*4v-9HJ)eNv^}-O@sE#jf3Ll?<M!Ad#_i9x-_D2cq`i$h'
    '%)e&6nDt`Ti&-yby_of4){9v$X1$p8V%CdUFJ`@%^<vhGSubY2nDt`Ti&-yby_of4){9v$X1$p8V%CdUFJ`@%^<vhGSubY2nDt`T'
    'i&-yby_of4){9v$X1$p8V%CdUFJ`@%^<vhGSubY2nDt`Ti&-yby_of4){9v$X1$p8V%CdUFJ`@%^<vhGSuf@vUx}{3'
),
    part_2: packed('<i4',
    'c-rmJu_{IZ9Eag=6PumIq!cDH+03$uj3(tC%;?K5cVJN#uEUC$m>3M|lUJR^Jv_s2IOo*=^z=?fqtR^JZ7Xf3ZM3uY)0W!j@O`T-'
    'xBK?m_S#fCZmaFF-L}oP*e=_7n`!Iqu-&zbHrLkLLfammr`uI~Y4gKBzJ~kz?X8`(=k_$*{%!|t+-}-w`xx%L5AXgg*X^MlwF&b-'
    'vtG=4G3&*w7qec>dNJ$8tQWIh%z82F#jF>zUd(zi>&2`WvtG=4G3&*w7qec>dNJ$8tQWIh%z82F#jF>zUd(zi>&2`WvtG=4G3&*w'
    '7qec>dNJ$8tQWIh%z82F#jF>zUd(zi>&2`WvtG=4G3&*w7qec>dNJ$8tQWIh%z82F#jF>zUd(zi>&2`W^DmfZs~!'
),
}, name='moved_int32').DisableLifeTimeVariation()
