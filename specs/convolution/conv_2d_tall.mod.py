# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: a tall image.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Too many rows for one tile or one thread.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2053, 29, 3]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [6, 3, 3, 3]), [-0.5, 0.5, -0.5, -0.5, -1.0, -0.5, 0.0, -0.5, -1.0, -0.5, -1.0, 1.0, -0.5, -1.0, 0.0, -0.5, 1.0,
    0.0, 0.5, 0.5, 0.0, 0.5, -0.5, -0.5, -0.5, 0.5, 1.0, 0.5, 0.5, 1.0, -1.0, -0.5, 0.0, 0.0, -0.5,
    -1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -0.5, 0.5, 0.5, 0.5, -0.5, -0.5, 1.0, 0.5,
    -0.5, -0.5, -1.0, 0.0, 1.0, 0.0, 1.0, 0.5, 0.5, -0.5, 0.5, -0.5, -0.5, -1.0, -0.5, 0.0, -0.5,
    -1.0, -0.5, -1.0, 1.0, -0.5, -1.0, 0.0, -0.5, 1.0, 0.0, 0.5, 0.5, 0.0, 0.5, -0.5, -0.5, -0.5,
    0.5, 1.0, 0.5, 0.5, 1.0, -1.0, -0.5, 0.0, 0.0, -0.5, -1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0,
    -1.0, -1.0, -0.5, 0.5, 0.5, 0.5, -0.5, -0.5, 1.0, 0.5, -0.5, -0.5, -1.0, 0.0, 1.0, 0.0, 1.0,
    0.5, 0.5, -0.5, 0.5, -0.5, -0.5, -1.0, -0.5, 0.0, -0.5, -1.0, -0.5, -1.0, 1.0, -0.5, -1.0, 0.0,
    -0.5, 1.0, 0.0, 0.5, 0.5, 0.0, 0.5, -0.5, -0.5, -0.5, 0.5, 1.0, 0.5, 0.5, 1.0, -1.0, -0.5, 0.0,
    0.0, -0.5, -1.0, 1.0, -1.0, -1.0, -1.0])
bias = Parameter('bias', ('TENSOR_FLOAT32', [6]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 2053, 29, 6]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmO(QV@}5Jk}`g`J3{s1$Z4mS&DPf&e#Q7&rmE@k)x5gU62>F^`D2BKnLN*M3D_tFPAAKkMGPzK?vS@8{2YpWj<u8_)ao>g$!C'
    'J-<FPueG_a_j)esetur-@Adqhv;MaGE1x;`z5HFXekSVu{aksTzau}R)&2Z`-e+cJW@ct)X8yI=#>~vj%*@Qp%o@zb%*@Qp%*@Oh'
    '%*M>j%*@Qp%*-0h#>~vj%*@Qp8qCJb%*@Qp%*@Oh%*M>j%*@Qp%o@zb%*@Qp%*@Qp8qB$7W@ct)W@gr4HfCmKW@ct))?hYfW@ct)'
    'W@cvAU^ZrEW@ct)X4YUfW@ct)W@ct))?hYfW@ct)W@gr4HfCmKW@ct)X4YUfW@ct)W@cvAU^ZrEW@ct)W@gr4&NVYLGcz+Yvj(#<'
    'Gcz+YGc&UWvoSL>Gcz+YGqVP>F*7qWGcz-@2D33UGcz+YGc&UWvoSL>Gcz+Yvj(#<Gcz+YGcz-@2D33UGcz+YGqVP>F*7qWGcz+Y'
    'vj$^kW@ct)W@gr4HfCmKW@ct))?hYfW@ct)W@cvAU^ZrEW@ct)X4YUfW@ct)W@ct))?hYfW@ct)W@gr4HfCmKW@ct)X4YUfW@ct)'
    'W@cvAU^ZrEW@ct)W@gr4%*@Qp%*@Qp8qCJb%*@Qp%*-0h#>~vj%*@Qp%o@zb%*@Qp%*@Oh%*M>j%*@Qp%*-0h#>~vj%*@Qp8qCJb'
    '%*@Qp%*@Oh%(-S}W@ct)X4YUfW@ct)W@ct)wlOm^Gcz+YGqVP>F*7qWGcz-@2D33UGcz+YGc&UWvoSL>Gcz+Yvj(#<Gcz+YGcz-@'
    '2D33UGcz+YGqVP>F*7qWGcz+Yvj%gnnVFfHnVFe2n2nj4nVFfHnKhV=nVFfHnVFfHHJFW=nVFfHnVB`1jhUI5nVFfHnKhV=nVFfH'
    'nVFe2n2nj4nVFfHnVB`1jhUI5nVFfHHJFW=nVFfHnVFe2m~+j{%*@Qp%&fs|%*@Qp%*@QJ!EDUT%*@Qp%*?F8Y|PBe%*@Qptif!|'
    '%*@Qp%*@QJ!EDUT%*@Qp%&fs|%*@Qp%*@Qptif!|%*@Qp%*?F8Y|PBe%*@Qp%&ftfnVFfHnVFe2n2nj4nVFfHnKhV=nVFfHnVFfH'
    'HJFW=nVFfHnVB`1jhUI5nVFfHnKhV=nVFfHnVFe2n2nj4nVFfHnVB`1jhUI5nVFfHHJFW=nVFfHnVFe27&9|7Gcz+Yvj(#<Gcz+Y'
    'Gc&UWvoSL>Gcz+YGqVP>F*7qWGcz-@2D33UGcz+YGc&UWvoSL>Gcz+Yvj(#<Gcz+YGcz-@26L{NnVFfHnVB`1jhUI5nVFfHnQhF>'
    '%*@Qp%*?F8Y|PBe%*@Qptif!|%*@Qp%*@QJ!EDUT%*@Qp%&fs|%*@Qp%*@Qptif!|%*@Qp%*?F8Y|PBe%*@Qp%&ftjYi4F<W@ct)'
    '4Q69zW@ct)W@Zg$V`gS%W@ct)W({UzW@ct)W@cs$W@Bb%W@ct)W@Zg$V`gS%W@ct)4Q69zW@ct)W@cs$W@Bb%W@ct)W({UzW@ct)'
    'W@ct)4dz@kGcz+YGc#*28#6OAGcz+YYcLx#Gcz+YGcz-5FdH*7Gcz+YGixv#Gcz+YGcz+YYcLx#Gcz+YGc#*28#6OAGcz+YGixv#'
    'Gcz+YGcz-5FdH*7Gcz+YGc#*2W@ct)W@ct)4Q69zW@ct)W@Zg$V`gS%W@ct)W({UzW@ct)W@cs$W@Bb%W@ct)W@Zg$V`gS%W@ct)'
    '4Q69zW@ct)W@cs$W@Bb%W@ct)W({UzW@ct)W@ct)4aUsO%*@Qp%&fs|%*@Qp%*@QJ!EDUT%*@Qp%*?F8Y|PBe%*@Qptif!|%*@Qp'
    '%*@QJ!EDUT%*@Qp%&fs|%*@Qp%*@QptihaXW@ct)W@cs$W@Bb%W@ct)W@Z~RGcz+YGcz-5FdH*7Gcz+YGixv#Gcz+YGcz+YYcLx#'
    'Gcz+YGc#*28#6OAGcz+YGixv#Gcz+YGcz-5FdH*7Gcz+YGc#*2=bD+BnVFfHS%cY_nVFfHnVDIG*_fG`nVFfHnOTF`n3<WGnVFec'
    'gV~swnVFfHnVDIG*_fG`nVFfHS%cY_nVFfHnVFecgV~swnVFfHnOTF`n3<WGnVFfHS%W#(%*@Qp%*@Oh%*M>j%*@Qp%o@zb%*@Qp'
    '%*@Qp8qCJb%*@Qp%*-0h#>~vj%*@Qp%o@zb%*@Qp%*@Oh%*M>j%*@Qp%*-0h#>~vj%*@Qp8qCJb%*@Qp%*@OhjG394nVFfHS%cY_'
    'nVFfHnVDIG*_fG`nVFfHnOTF`n3<WGnVFecgV~swnVFfHnVDIG*_fG`nVFfHS%cY_nVFfHnVFecgV~swnVFfHnOTF`n3<WGnVFfH'
    'S%Wb%Gcz+YGc#*28#6OAGcz+YYcLx#Gcz+YGcz-5FdH*7Gcz+YGixv#Gcz+YGcz+YYcLx#Gcz+YGc#*28#6OAGcz+YGixyCnwgoI'
    'nVFecgV~swnVFfHnVH$f%*@Qp%*@Qp8qCJb%*@Qp%*-0h#>~vj%*@Qp%o@zb%*@Qp%*@Oh%*M>j%*@Qp%*-0h#>~vj%*@Qp8qCJb'
    '%*@Qp%*@Oh%(-S}W@ct)X4YUfW@ct)W@cvAU^ZrEW@ct)W@gr4HfCmKW@ct))?hYfW@ct)W@cvAU^ZrEW@ct)X4YUfW@ct)W@ct)'
    ')?hYfW@ct)W@gr4HfCmKW@ct)X4YWNH8V3aGcz-@2D33UGcz+YGqVP>F*7qWGcz+Yvj(#<Gcz+YGc&UWvoSL>Gcz+YGqVP>F*7qW'
    'Gcz-@2D33UGcz+YGc&UWvoSL>Gcz+Yvj(#<Gcz+YGcz-@24iMsW@ct)X4YUfW@ct)W@cvAU^ZrEW@ct)W@gr4HfCmKW@ct))?hYf'
    'W@ct)W@cvAU^ZrEW@ct)X4YUfW@ct)W@ct))?hYfW@ct)W@gr4HfCmKW@ct)X4YWL%*@Qp%*@Oh%*M>j%*@Qp%o@zb%*@Qp%*@Qp'
    '8qCJb%*@Qp%*-0h#>~vj%*@Qp%o@zb%*@Qp%*@Oh%*M>j%*@Qp%*-0hxn^c&W@ct))?hYfW@ct)W@cu#F*7qWGcz+Yvj(#<Gcz+Y'
    'Gc&UWvoSL>Gcz+YGqVP>F*7qWGcz-@2D33UGcz+YGc&UWvoSL>Gcz+Yvj(#<Gcz+YGcz-@26L{NnVFfHnVB`1jhUI5nVFfHHJFW='
    'nVFfHnVFe2n2nj4nVFfHnKhV=nVFfHnVFfHHJFW=nVFfHnVB`1jhUI5nVFfHnKhV=nVFfHnVFe2n2nj4nVFfHnVB`1bIr`m%*@Qp'
    'tif!|%*@Qp%*?F8Y|PBe%*@Qp%&fs|%*@Qp%*@QJ!EDUT%*@Qp%*?F8Y|PBe%*@Qptif!|%*@Qp%*@QJ!EDUT%*@Qp%&fs|%*@Qp'
    '%*@QptihO>nVFfHnVB`1jhUI5nVFfHHJFW=nVFfHnVFe2n2nj4nVFfHnKhV=nVFfHnVFfHHJFW=nVFfHnVB`1jhUI5nVFfHnKhV='
    'nVFfHnVFe2n2nj4nVFfHnVB^hGcz+YGcz-@2D33UGcz+YGqVP>F*7qWGcz+Yvj(#<Gcz+YGc&UWvoSL>Gcz+YGqVP>F*7qWGcz-@'
    '2D33UGcz+YGc&UWbFP`0nVFfHnKhV=nVFfHnVFfHZOqKf%*@Qp%&fs|%*@Qp%*@QJ!EDUT%*@Qp%*?F8Y|PBe%*@Qptif!|%*@Qp'
    '%*@QJ!EDUT%*@Qp%&fs|%*@Qp%*@QptihaXW@ct)W@cs$W@Bb%W@ct)W({UzW@ct)W@ct)4Q69zW@ct)W@Zg$V`gS%W@ct)W({Uz'
    'W@ct)W@cs$W@Bb%W@ct)W@Zg$V`gS%W@ct)4Q69zW@ct)W@cs$=3Fx~Gcz+YGixv#Gcz+YGcz-5FdH*7Gcz+YGc#*28#6OAGcz+Y'
    'YcLx#Gcz+YGcz-5FdH*7Gcz+YGixv#Gcz+YGcz+YYcLx#Gcz+YGc#*28#6OAGcz+YGixwrW@ct)W@cs$W@Bb%W@ct)W({UzW@ct)'
    'W@ct)4Q69zW@ct)W@Zg$V`gS%W@ct)W({UzW@ct)W@cs$W@Bb%W@ct)W@Zg$V`gS%W@ct)4Q69zW@ct)W@cs$#{9454-fie7X'
),
    output: packed('<f4',
    'c-rmQA#5CH8pq)Q0RaIE3<3fS3IYNQ0s>CWtQ1fXU{Fv{U=UCcU=R=xu&S!aI#5~B>9jf(Sf>M4k--70;5^HWsz5_SLqo&+-u?a~'
    'huo3SCz9o4WADz+&i>wgpJ7;!!!W!YhTVKWY~NSy`(he~o#il0?eAmzI%xmCZr`8PZBxJPRr`DWsoTekVK{5Qd(^&OZ-(KteZOwE'
    'owlF7ZC{_;*Sg)lU-#3#E~ox8tN*k+Xt%H0-;djEFWP;6X#f7yzV6y>-?V=}Zht>%f1ld@9k!qOuKoLH>W^7JU$@oq@7Cjt{q{xs'
    'e$tL>_3be1)pM!GxaiMq82j(vP5t=lwsGu_`=WjQyy>@3W53_q9CO{zyJbHI_1wN`KX;Y$^7FFaXZ_sq*uSr*er)ypuE+lKb&P*)'
    '--nBSuIl;K_sg;0$M^Mom;K*$&g*#IwtxS)?2ljP=p^T}zSsTLeb>2sSm$NaUy~=x{uuLftFNay|Mi^e80-J*T-9rQKK9q7Zr|VZ'
    '=TzT^cH67={kvs94+mp^-1@)zcOC!1vcEQUzUz4E{M6&!jQxJ=T<zr;>oMPL`p=G2e=QF3m`}dApZeVox&G?>{now~IS<FV{>EH)'
    'k8^(Oxz%-2_y0cUx}JYM@2fn<LHn9E{q-4h-d9sUcXj>O&z<G`%&%=7_pi%-J=SYnuS>lLZri_qU-oO_CfDQJc0UhuP1ZH|Yp%O`'
    'j{n&7$E@RewCs;p&wsbw{^O><zWaG@=edrDWq-ZuwfS??kF$QR&dc_kPW`;pG1t$|=k6}YU$;NVHT7uIk9i!wxc{lY_s*w&fAu(Z'
    'zUt@C^S(Ko`n6ln?b)WkXHU|BdN0=R-R7D<&EuV?C-wj5IcMAZ%KM;x_m{aZd9T&aZ14MJzYgj?t3iugm-RZ=we>W=U&mkX?>dL|'
    'r_OWzxk|&{<vEY->+`0+CiOVam;IdY<-J|Uc$wq+VcFkXb?)kMPcC}T-nZNTvgz;Dx{rEo-{<(R(vf;iKjb=D<+^&a>F<}i|GM8g'
    'H=lAWN4d_%ybr6r^|h08cADpWnAh<j@1MQAHtW20L$1*}Z}q$No*eR8)^n`u<$bP=I)<ZV|G(|;U-X}?ZvIq#NR#WB$DHTt_Hp`r'
    'n)|$-&rja-+xF*N*Y)_ieLdLp=TrY*ujeAYT<2P?+vdL3c^`95&huDx+|M>&G&;xsAosI<&A;vMt9swm^;!2>9jRj+)2MolKDFD{'
    '%lmHbZTdOiU-sAiO|H#4*4^Cyo4gP1a-QpV>i_EacJtc5%5$ybf3xh*y^gbfceU(IpK`A1u@`yVy8pV5dJU>=zoy&!Y3EMb`#JB6'
    '%bd4*z9;F_kQu#7%jz|$Yhl~6_VqE>>-+TYIxVlCuXFTAu8BI{-TZ95{&fs>Z1wX;Y5q;-%YK?Yq(8r<y?dF@^LwDqWj)tFay``f'
    '+0OZI@8`f>-VX=5t=nJO?K*eWg)#4e+nkeWKJJ(O_%8E2|5vvU^ICq&IXlYz)VcmWEg$Ch+e_Wn?XT<hS+1ixPxW|p-Q1)>zie{t'
    'yzGyE_<y=xuSY$H_t_Kbe4gg^<Fstd^<ACQZQcHwZlC1mx7X&_ZyT5W{}0>G|84H}%YN=}=l6YkyjA*ApGBT7`)jbyF+a|Jx6b?a'
    'bsXR>$MhiY`_K8Ey8rnx>Q7x?|J?NZ7;?Pz8rJWv^7*D7bNgCc^rqb8Jy_@JZFciIKT|y9V|M!&=~bPhS9xEo^Lc0;_n05=U9R8R'
    'G#;iCw`s$1T2_yHH{Lh%GQ0J|oQJv=>ORNx?^z!6LH>W9MZ0+pS9y=tc{s`Y?I73mDlW2p&GNd|%&FJpJk6Nr@nNphtN6`L=IZuZ'
    'X}|Y<8ofRCoX_g^qny9G){gVOtmFPMT|CZtdXoOs>$b>oEM`~A>=?%TYprfy<(fXu^<U5LFui-18DD*@>u<>Cfg!JHna)n$ub1h0'
    'y??&{;`v|a`kUWNQ+Bq!%!j@C8qWJ<`{$xxA5-SuA|1TV<4$>9&eOKT%#C^-f0+Gf?2o(1d%a%QpO*bS^si0KBiBs5Mn`!q-la`-'
    '?q?s`zMn7p@eb+WA`Lvv^)%+1s{4A7ec*VyzupgWY&AD_VsFQ}es=S|dz14t&zC9f`}eXp=`QE0UiX9i-)eqM^ZuP%HN_umcI>B}'
    'HTUbh@5IOIT-G)9DDS&EuDyA;PRH-k*q`R(AN%`gH)ge)&ye-}f7slA-rUdYS?BI7U98)l=URTdxqmL(W7_m{x`-3h*Yns^{i)Zy'
    '9^+%2@GOsWmpOEt&rWrmtMsd0i~9O|nsAtFaBFC}pKZ_LWRKH94rVTMF#D8!ii7F4ZgVi*=3pF5w>cOG<6s<&gK;o(**?X=>{A?!'
    'gXuO0<6yeY!8n+1b1)9Z!8jNP<6!2peTswGr#Kh~(`^pM!E~F0>9%fjFb>ASI2Z@xVCFIh<6!nF4#vTBn}cyM-R5Art=k-ogK;np'
    '#=$t4xy->hn0<<aaWLKHV7jf_989-47zg8E9E^i;Fb-xeb1)8OpW<NlDc$B^x~<zBOt(202jgHIjDvA74rVTMFb-y);$ZeE-R5Ar'
    't=k+-w>cOG<6s<&gK;npW-fCu`;>i(gXy+zb1>cJU>r=hIT#1yU>uBtaWD>ME^{#ZlzobW>9%fjFx}>0989-47zg8E9E^i;Fb-xe'
    'b1?f92jgJ6&A~XBZgVgWrrR8hgK;np#=$t4xon@}VD>2v#=&%(gK;q3=3u(5+Z>F8aWD?X!8n+?Y@gy__9+g=!E~F0aWLKHV7jf_'
    '9E^i;Fb>ASIGDN2!8n+Gii2@5-R58%Ot(3hZtFG&<6s<&gK;npW-fCu4rZU?VD>59=3u(5+Z;@{IT#1yU>uBtaWD>ME^{yrW}o6<'
    '_9@-wV7jf_989-47zg8E9E^i;Fb-xeb1)8OpW<NlDc$B^y3N5jm~L}04#vSa7zg8E9L!wiVD>5d6bI97-R5Ar&A~XBZgVgW#=$rk'
    '2jgHI%v|PR_9^=m2h(lc=3u(b!8n+1b1)9Z!8jNP<6!2peTswGr#Kh~(`^pM!E~F0aWLKHU>uBtaWD?X!OUg*6bG|UaWD?1+Z>F8'
    '={5(`ZQbTz9E^i;Fb>AS%w_u&2eVIcFb<~M9E^kMHV4yf-R58%jDvA74#vUEWe&!{>{A?!gXuO0<6yeY!E~F0aWD?X!8jNP<6!18'
    '2jgJ&DGp|z(rpf=+q%ucben^5Fb>ASI2Z@xVCFIh<6!nF4rZUyZ4Rc}y3N6Kn}cyM4#vSa7zg8E<}wGfPuZt9m~QJf2h(j1#=&%('
    'gK;np#=$rk2jgJoG6%Cy*{3*|ZtFG&(`^pM!E~F0aWD?X!8jNP<6!182eVJvr#P5yb1)93+Z>F8={5)BU>uBtaWD>MF59O#n0<<a'
    'aWLKHU>r=hIT#1iZ4So4I2Z@xU>wX`woh>|`xFP`V7kr0IGAp8Fx}Q|4#vSa7zg8E9L!wiU>wXo#lbk3ZgVgWrrR7$w{@F?aWD?X'
    '!8jNPGnY9S2eVIcF#D8lb1>c3Z4Rc}9E^i;Fb>ASI2Z>rmpK>*vrlm_`;=~TFx}Q|4yM~2jDvA74#vSa7zZ<#IT#1CPjN8&lx}k{'
    '-R58%Ot(202jgHIjDvA74rVTMF#D8!ii7F4ZgVi*=3pF5w>cOG<6s<&gK;npW-fCu`;>i(gXy+zb1>cJU>r=hIT#1yU>uBtaWD>M'
    'pW<NlDGtWLben^5Fx}>0989-47zg8E9E^i;Fmu^H#lh@T9E^kMHV5Niy3N6KTemqF2jgHIjDvA7bJ;${!R%8UjDzVm2jgJ6&B1hA'
    'w>cOG<6s<&gK;o(nS*gK`xFP`V7kr0IGAp8Fx}>09E^i;Fb>ASIGDN2!8n+Gii6pwben_ewr+DU-R58%jDvA74#vSan7PcsIGBBk'
    'gW0Ean}g}LZgVi*=3pF*gK;np#=$t4xy->hn0<<a>9%fjFx}>0989-47zg8E9E^i;Fb-xeb1?gqeTswWwr+DU-R58%Ot(202jgHI'
    'jDvA74rVTMF#D8!ii7F4ZgVi*=3pF5w>cOG<6s<&gK;o(**?X=>{A?!gXuO0<6yeY!8n+1b1)9Z!8jNP<6!2peTswGr#Kh~(`^pM'
    '!E~F0>9%fjFb>ASI2Z@xVCFIh<6!nF4#vTBn}cyM-R5Art=k-ogK;np#=$t4xy->hn0<<aaWLKHV7jf_989-47zg8E9E^i;Fb-xe'
    'b1)8OpW<NlDc$B^x~<zBOt(202jgHIjDvA74rVTMFb-y);$ZeE-R5Art=k+-w>cOG<6s<&gK;npW-fCu`;>i(gXy+zb1>cJU>r=h'
    'IT#1yU>uBtaWD>ME^{#ZlzobW>9%fjFx}>0989-47zg8E9E^i;Fb-xeb1?f92jgJ6&A~XBZgVgWrrR8hgK;np#=$t4xon@}VD>2v'
    '#=&%(gK;q3=3u(5+Z>F8aWD?X!8n+?Y@gy__9+g=!E~F0aWLKHV7jf_9E^i;Fb>ASIGDN2!8n+Gii2@5-R58%Ot(3hZtFG&<6s<&'
    'gK;npW-fCu4rZU?VD>59=3u(5+Z;@{IT#1yU>uBtaWD>ME^{yrW}o6<_9@-wV7jf_989-47zg8E9E^i;Fb-xeb1)8OpW<NlDc$B^'
    'y3N5jm~L}04#vSa7zg8E9L!wiVD>5d6bI97-R5Ar&A~XBZgVgW#=$rk2jgHI%v|PR_9^=m2h(lc=3u(b!8n+1b1)9Z!8jNP<6!2p'
    'eTswGr#Kh~(`^pM!E~F0aWLKHU>uBtaWD?X!OUg*6bG|UaWD?1+Z>F8={5(`ZQbTz9E^i;Fb>AS%w_u&2eVIcFb<~M9E^kMHV4yf'
    '-R58%jDvA74#vUEWe&!{>{A?!gXuO0<6yeY!E~F0aWD?X!8jNP<6!182jgJ&DGp|z(rpf=+q%ucben^5Fb>ASI2Z@xVCFIh<6!nF'
    '4rZUyZ4Rc}y3N6Kn}cyM4#vSa7zg8E<}wGfPuZt9m~QJf2h(j1#=&%(gK;np#=$rk2jgJoG6%Cy*{3*|ZtFG&(`^pM!E~F0aWD?X'
    '!8jNP<6!182eVJvr#P5yb1)93+Z>F8={5)BU>uBtaWD>MF59O#n0<<aaWLKHU>r=hIT#1iZ4So4I2Z@xU>wX`woh>|`xFP`V7kr0'
    'IGAp8Fx}Q|4#vSa7zg8E9L!wiU>wXo#lbk3ZgVgWrrR7$w{@F?aWD?X!8jNPGnY9S2eVIcF#D8lb1>c3Z4Rc}9E^i;Fb>ASI2Z>r'
    'mpK>*vrlm_`;=~TFx}Q|4yM~2jDvA74#vSa7zZ<#IT#1CPjN8&lx}k{-R58%Ot(202jgHIjDvA74rVTMF#D8!ii7F4ZgVi*=3pF5'
    'w>cOG<6s<&gK;npW-fCu`;>i(gXy+zb1>cJU>r=hIT#1yU>uBtaWD>MpW<NlDGtWLben^5Fx}>0989-47zg8E9E^i;Fmu^H#lh@T'
    '9E^kMHV5Niy3N6KTemqF2jgHIjDvA7bJ;${!R%8UjDzVm2jgJ6&B1hAw>cOG<6s<&gK;o(nS*gK`xFP`V7kr0IGAp8Fx}>09E^i;'
    'Fb>ASIGDN2!8n+Gii6pwben_ewr+DU-R58%jDvA74#vSan7PcsIGBBkgW0Ean}g}LZgVi*=3pF*gK;np#=$t4xy->hn0<<a>9%fj'
    'Fx}>0989-47zg8E9E^i;Fb-xeb1?gqeTswWwr+DU-R58%Ot(202jgHIjDvA74rVTMF#D8!ii7F4ZgVi*=3pF5w>cOG<6s<&gK;o('
    '**?X=>{A?!gXuO0<6yeY!8n+1b1)9Z!8jNP<6!2peTswGr#Kh~(`^pM!E~F0>9%fjFb>ASI2Z@xVCFIh<6!nF4#vTBn}cyM-R5Ar'
    't=k-ogK;np#=$t4xy->hn0<<aaWLKHV7jf_989-47zg8E9E^i;Fb-xeb1)8OpW<NlDc$B^x~<zBOt(202jgHIjDvA74rVTMFb-y)'
    ';$ZeE-R5Art=k+-w>cOG<6s<&gK;npW-fCu`;>i(gXy+zb1>cJU>r=hIT#1yU>uBtaWD>ME^{#ZlzobW>9%fjFx}>0989-47zg8E'
    '9E^i;Fb-xeb1?f92jgJ6&A~XBZgVgWrrR8hgK;np#=$t4xon@}VD>2v#=&%(gK;q3=3u(5+Z>F8aWD?X!8n+?Y@gy__9+g=!E~F0'
    'aWLKHV7jf_9E^i;Fb>ASIGDN2!8n+Gii2@5-R58%Ot(3hZtFG&<6s<&gK;npW-fCu4rZU?VD>59=3u(5+Z;@{IT#1yU>uBtaWD>M'
    'E^{yrW}o6<_9@-wV7jf_989-47zg8E9E^i;Fb-xeb1)8OpW<NlDc$B^y3N5jm~L}04#vSa7zg8E9L!wiVD>5d6bI97-R5Ar&A~XB'
    'ZgVgW#=$rk2jgHI%v|PR_9^=m2h(lc=3u(b!8n+1b1)9Z!8jNP<6!2peTswGr#Kh~(`^pM!E~F0aWLKHU>uBtaWD?X!OUg*6bG|U'
    'aWD?1+Z>F8={5(`ZQbTz9E^i;Fb>AS%w_u&2eVIcFb<~M9E^kMHV4yf-R58%jDvA74#vUEWe&!{>{A?!gXuO0<6yeY!E~F0aWD?X'
    '!8jNP<6!182jgJ&DGp|z(rpf=+q%ucben^5Fb>ASI2Z@xVCFIh<6!nF4rZUyZ4Rc}y3N6Kn}cyM4#vSa7zg8E<}wGfPuZt9m~QJf'
    '2h(j1#=&%(gK;np#=$rk2jgJoG6%Cy*{3*|ZtFG&(`^pM!E~F0aWD?X!8jNP<6!182eVJvr#P5yb1)93+Z>F8={5)BU>uBtaWD>M'
    'F59O#n0<<aaWLKHU>r=hIT#1iZ4So4I2Z@xU>wX`woh>|`xFP`V7kr0IGAp8Fx}Q|4#vSa7zg8E9L!wiU>wXo#lbk3ZgVgWrrR7$'
    'w{@F?aWD?X!8jNPGnY9S2eVIcF#D8lb1>c3Z4Rc}9E^i;Fb>ASI2Z>rmpK>*vrlm_`;=~TFx}Q|4yM~2jDvA74#vSa7zZ<#IT#1C'
    'PjN8&lx}k{-R58%Ot(202jgHIjDvA74rVTMF#D8!ii7F4ZgVi*=3pF5w>cOG<6s<&gK;npW-fCu`;>i(gXy+zb1>cJU>r=hIT#1y'
    'U>uBtaWD>MpW<NlDGtWLben^5Fx}>0989-47zg8E9E^i;Fmu^H#lh@T9E^kMHV5Niy3N6KTemqF2jgHIjDvA7bJ;${!R%8UjDzVm'
    '2jgJ6&B1hAw>cOG<6s<&gK;o(nS*gK`xFP`V7kr0IGAp8Fx}>09E^i;Fb>ASIGDN2!8n+Gii6pwben_ewr+DU-R58%jDvA74#vSa'
    'n7PcsIGBBkgW0Ean}g}LZgVi*=3pF*gK;np#=$t4xy->hn0<<a>9%fjFx}>0989-47zg8E9E^i;Fb-xeb1?gqeTswWwr+DU-R58%'
    'Ot(202jgHIjDvA74rVTMF#D8!ii7F4ZgVi*=3pF5w>cOG<6s<&gK;o(**?X=>{A?!gXuO0<6yeY!8n+1b1)9Z!8jNP<6!2peTswG'
    'r#Kh~(`^pM!E~F0>9%fjFb>ASI2Z@xVCFIh<6!nF4#vTBn}cyM-R5Art=k-ogK;np#=$t4xy->hn0<<aaWLKHV7jf_989-47zg8E'
    '9E^i;Fb-xeb1)8OpW<NlDc$B^x~<zBOt(202jgHIjDvA74rVTMFb-y);$ZeE-R5Art=k+-w>cOG<6s<&gK;npW-fCu`;>i(gXy+z'
    'b1>cJU>r=hIT#1yU>uBtaWD>ME^{#ZlzobW>9%fjFx}>0989-47zg8E9E^i;Fb-xeb1?f92jgJ6&A~XBZgVgWrrR8hgK;np#=$t4'
    'xon@}VD>2v#=&%(gK;q3=3u(5+Z>F8aWD?X!8n+?Y@gy__9+g=!E~F0aWLKHV7jf_9E^i;Fb>ASIGDN2!8n+Gii2@5-R58%Ot(3h'
    'ZtFG&<6s<&gK;npW-fCu4rZU?VD>59=3u(5+Z;@{IT#1yU>uBtaWD>ME^{yrW}o6<_9@-wV7jf_989-47zg8E9E^i;Fb-xeb1)8O'
    'pW<NlDc$B^y3N5jm~L}04#vSa7zg8E9L!wiVD>5d6bI97-R5Ar&A~XBZgVgW#=$rk2jgHI%v|PR_9^=m2h(lc=3u(b!8n+1b1)9Z'
    '!8jNP<6!2peTswGr#Kh~(`^pM!E~F0aWLKHU>uBtaWD?X!OUg*6bG|UaWD?1+Z>F8={5(`ZQbTz9E^i;Fb>AS%w_u&2eVIcFb<~M'
    '9E^kMHV4yf-R58%jDvA74#vUEWe&!{>{A?!gXuO0<6yeY!E~F0aWD?X!8jNP<6!182jgJ&DGp|z(rpf=+q%ucben^5Fb>ASI2Z@x'
    'VCFIh<6!nF4rZUyZ4Rc}y3N6Kn}cyM4#vSa7zg8E<}wGfPuZt9m~QJf2h(j1#=&%(gK;np#=$rk2jgJoG6%Cy*{3*|ZtFG&(`^pM'
    '!E~F0aWD?X!8jNP<6!182eVJvr#P5yb1)93+Z>F8={5)BU>uBtaWD>MF59O#n0<<aaWLKHU>r=hIT#1iZ4So4I2Z@xU>wX`woh>|'
    '`xFP`V7kr0IGAp8Fx}Q|4#vSa7zg8E9L!wiU>wXo#lbk3ZgVgWrrR7$w{@F?aWD?X!8jNPGnY9S2eVIcF#D8lb1>c3Z4Rc}9E^i;'
    'Fb>ASI2Z>rmpK>*vrlm_`;=~TFx}Q|4yM~2jDvA74#vSa7zZ<#IT#1CPjN8&lx}k{-R58%Ot(202jgHIjDvA74rVTMF#D8!ii7F4'
    'ZgVi*=3pF5w>cOG<6s<&gK;npW-fCu`;>i(gXy+zb1>cJU>r=hIT#1yU>uBtaWD>MpW<NlDGtWLben^5Fx}>0989-47zg8E9E^i;'
    'Fmu^H#lh@T9E^kMHV5Niy3N6KTemqF2jgHIjDvA7bJ;${!R%8UjDzVm2jgJ6&B1hAw>cOG<6s<&gK;o(nS*gK`xFP`V7kr0IGAp8'
    'Fx}>09E^i;Fb>ASIGDN2!8n+Gii6pwben_ewr+DU-R58%jDvA74#vSan7PcsIGBBkgW0Ean}g}LZgVi*=3pF*gK;np#=$t4xy->h'
    'n0<<a>9%fjFx}>0989-47zg8E9E^i;Fb-xeb1?gqeTswWwr+DU-R58%Ot(202jgHIjDvA74rVTMF#D8!ii7F4ZgVi*=3pF5w>cOG'
    '<6s<&gK;o(**?X=>{A?!gXuO0<6yeY!8n+1b1)9Z!8jNP<6!2peTswGr#Kh~(`^pM!E~F0>9%fjFb>ASI2Z@xVCFIh<6!nF4#vTB'
    'n}cyM-R5Art=k-ogK;np#=$t4xy->hn0<<aaWLKHV7jf_989-47zg8E9E^i;Fb-xeb1)8OpW<NlDc$B^x~<zBOt(202jgHIjDvA7'
    '4rVTMFb-y);$ZeE-R5Art=k+-w>cOG<6s<&gK;npW-fCu`;>i(gXy+zb1>cJU>r=hIT#1yU>uBtaWD>ME^{#ZlzobW>9%fjFx}>0'
    '989-47zg8E9E^i;Fb-xeb1?f92jgJ6&A~XBZgVgWrrR8hgK;np#=$t4xon@}VD>2v#=&%(gK;q3=3u(5+Z>F8aWD?X!8n+?Y@gy_'
    '_9+g=!E~F0aWLKHV7jf_9E^i;Fb>ASIGDN2!8n+Gii2@5-R58%Ot(3hZtFG&<6s<&gK;npW-fCu4rZU?VD>59=3u(5+Z;@{IT#1y'
    'U>uBtaWD>ME^{yrW}o6<_9@-wV7jf_989-47zg8E9E^i;Fb-xeb1)8OpW<NlDc$B^y3N5jm~L}04#vSa7zg8E9L!wiVD>5d6bI97'
    '-R5Ar&A~XBZgVgW#=$rk2jgHI%v|PR_9^=m2h(lc=3u(b!8n+1b1)9Z!8jNP<6!2peTswGr#Kh~(`^pM!E~F0aWLKHU>uBtaWD?X'
    '!OUg*6bG|UaWD?1+Z>F8={5(`ZQbTz9E^i;Fb>AS%w_u&2eVIcFb<~M9E^kMHV4yf-R58%jDvA74#vUEWe&!{>{A?!gXuO0<6yeY'
    '!E~F0aWD?X!8jNP<6!182jgJ&DGp|z(rpf=+q%ucben^5Fb>ASI2Z@xVCFIh<6!nF4rZUyZ4Rc}y3N6Kn}cyM4#vSa7zg8E<}wGf'
    'PuZt9m~QJf2h(j1#=&%(gK;np#=$rk2jgJoG6%Cy*{3*|ZtFG&(`^pM!E~F0aWD?X!8jNP<6!182eVJvr#P5yb1)93+Z>F8={5)B'
    'U>uBtaWD>MF59O#n0<<aaWLKHU>r=hIT#1iZ4So4I2Z@xU>wX`woh>|`xFP`V7kr0IGAp8Fx}Q|4#vSa7zg8E9L!wiU>wXo#lbk3'
    'ZgVgWrrR7$w{@F?aWD?X!8jNPGnY9S2eVIcF#D8lb1>c3Z4Rc}9E^i;Fb>ASI2Z>rmpK>*vrlm_`;=~TFx}Q|4yM~2jDvA74#vSa'
    '7zZ<#IT#1CPjN8&lx}k{-R58%Ot(202jgHIjDvA74rVTMF#D8!ii7F4ZgVi*=3pF5w>cOG<6s<&gK;npW-fCu`;>i(gXy+zb1>cJ'
    'U>r=hIT#1yU>uBtaWD>MpW<NlDGtWLben^5Fx}>0989-47zg8E9E^i;Fmu^H#lh@T9E^kMHV5Niy3N6KTemqF2jgHIjDvA7bJ;${'
    '!R%8UjDzVm2jgJ6&B1hAw>cOG<6s<&gK;o(nS*gK`xFP`V7kr0IGAp8Fx}>09E^i;Fb>ASIGDN2!8n+Gii6pwben_ewr+DU-R58%'
    'jDvA74#vSan7PcsIGBBkgW0Ean}g}LZgVi*=3pF*gK;np#=$t4xy->hn0<<a>9%fjFx}>0989-47zg8E9E^i;Fb-xeb1?gqeTswW'
    'wr+DU-R58%Ot(202jgHIjDvA74rVTMF#D8!ii7F4ZgVi*=3pF5w>cOG<6s<&gK;o(**?X=>{A?!gXuO0<6yeY!8n+1b1)9Z!8jNP'
    '<6!2peTswGr#Kh~(`^pM!E~F0>9%fjFb>ASI2Z@xVCFIh<6!nF4#vTBn}cyM-R5Art=k-ogK;np#=$t4xy->hn0<<aaWLKHV7jf_'
    '989-47zg8E9E^i;Fb-xeb1)8OpW<NlDc$B^x~<zBOt(202jgHIjDvA74rVTMFb-y);$ZeE-R5Art=k+-w>cOG<6s<&gK;npW-fCu'
    '`;>i(gXy+zb1>cJU>r=hIT#1yU>uBtaWD>ME^{#ZlzobW>9%fjFx}>0989-47zg8E9E^i;Fb-xeb1?f92jgJ6&A~XBZgVgWrrR8h'
    'gK;np#=$t4xon@}VD>2v#=&%(gK;q3=3u(5+Z>F8aWD?X!8n+?Y@gy__9+g=!E~F0aWLKHV7jf_9E^i;Fb>ASIGDN2!8n+Gii2@5'
    '-R58%Ot(3hZtFG&<6s<&gK;npW-fCu4rZU?VD>59=3u(5+Z;@{IT#1yU>uBtaWD>ME^{yrW}o6<_9@-wV7jf_989-47zg8E9E^i;'
    'Fb-xeb1)8OpW<NlDc$B^y3N5jm~L}04#vSa7zg8E9L!wiVD>5d6bI97-R5Ar&A~XBZgVgW#=$rk2jgHI%v|PR_9^=m2h(lc=3u(b'
    '!8n+1b1)9Z!8jNP<6!2peTswGr#Kh~(`^pM!E~F0aWLKHU>uBtaWD?X!OUg*6bG|UaWD?1+Z>F8={5(`ZQbTz9E^i;Fb>AS%w_u&'
    '2eVIcFb<~M9E^kMHV4yf-R58%jDvA74#vUEWe&!{>{A?!gXuO0<6yeY!E~F0aWD?X!8jNP<6!182jgJ&DGp|z(rpf=+q%ucben^5'
    'Fb>ASI2Z@xVCFIh<6!nF4rZUyZ4Rc}y3N6Kn}cyM4#vSa7zg8E<}wGfPuZt9m~QJf2h(j1#=&%(gK;np#=$rk2jgJoG6%Cy*{3*|'
    'ZtFG&(`^pM!E~F0aWD?X!8jNP<6!182eVJvr#P5yb1)93+Z>F8={5)BU>uBtaWD>MF59O#n0<<aaWLKHU>r=hIT#1iZ4So4I2Z@x'
    'U>wX`woh>|`xFP`V7kr0IGAp8Fx}Q|4#vSa7zg8E9L!wiU>wXo#lbk3ZgVgWrrR7$w{@F?aWD?X!8jNPGnY9S2eVIcF#D8lb1>c3'
    'Z4Rc}9E^i;Fb>ASI2Z>rmpK>*vrlm_`;=~TFx}Q|4yM~2jDvA74#vSa7zZ<#IT#1CPjN8&lx}k{-R58%Ot(202jgHIjDvA74rVTM'
    'F#D8!ii7F4ZgVi*=3pF5w>cOG<6s<&gK;npW-fCu`;>i(gXy+zb1>cJU>r=hIT#1yU>uBtaWD>MpW<NlDGtWLben^5Fx}>0989-4'
    '7zg8E9E^i;Fmu^H#lh@T9E^kMHV5Niy3N6KTemqF2jgHIjDvA7bJ;${!R%8UjDzVm2jgJ6&B1hAw>cOG<6s<&gK;o(nS*gK`xFP`'
    'V7kr0IGAp8Fx}>09E^i;Fb>ASIGDN2!8n+Gii6pwben_ewr+DU-R58%jDvA74#vSan7PcsIGBBkgW0Ean}g}LZgVi*=3pF*gK;np'
    '#=$t4xy->hn0<<a>9%fjFx}>0989-47zg8E9E^i;Fb-xeb1?gqeTswWwr+DU-R58%Ot(202jgHIjDvA74rVTMF#D8!ii7F4ZgVi*'
    '=3pF5w>cOG<6s<&gK;o(**?X=>{A?!gXuO0<6yeY!8n+1b1)9Z!8jNP<6!2peTswGr#Kh~(`^pM!E~F0>9%fjFb>ASI2Z@xVCFIh'
    '<6!nF4#vTBn}cyM-R5Art=k-ogK;np#=$t4xy->hn0<<aaWLKHV7jf_989-47zg8E9E^i;Fb-xeb1)8OpW<NlDc$B^x~<zBOt(20'
    '2jgHIjDvA74rVTMFb-y);$ZeE-R5Art=k+-w>cOG<6s<&gK;npW-fCu`;>i(gXy+zb1>cJU>r=hIT#1yU>uBtaWD>ME^{#ZlzobW'
    '>9%fjFx}>0989-47zg8E9E^i;Fb-xeb1?f92jgJ6&A~XBZgVgWrrR8hgK;np#=$t4xon@}VD>2v#=&%(gK;q3=3u(5+Z>F8aWD?X'
    '!8n+?Y@gy__9+g=!E~F0aWLKHV7jf_9E^i;Fb>ASIGDN2!8n+Gii2@5-R58%Ot(3hZtFG&<6s<&gK;npW-fCu4rZU?VD>59=3u(5'
    '+Z;@{IT#1yU>uBtaWD>ME^{yrW}o6<_9@-wV7jf_989-47zg8E9E^i;Fb-xeb1)8OpW<NlDc$B^y3N5jm~L}04#vSa7zg8E9L!wi'
    'VD>5d6bI97-R5Ar&A~XBZgVgW#=$rk2jgHI%v|PR_9^=m2h(lc=3u(b!8n+1b1)9Z!8jNP<6!2peTswGr#Kh~(`^pM!E~F0aWLKH'
    'U>uBtaWD?X!OUg*6bG|UaWD?1+Z>F8={5(`ZQbTz9E^i;Fb>AS%w_u&2eVIcFb<~M9E^kMHV4yf-R58%jDvA74#vUEWe&!{>{A?!'
    'gXuO0<6yeY!E~F0aWD?X!8jNP<6!182jgJ&DGp|z(rpf=+q%ucben^5Fb>ASI2Z@xVCFIh<6!nF4rZUyZ4Rc}y3N6Kn}cyM4#vSa'
    '7zg8E<}wGfPuZt9m~QJf2h(j1#=&%(gK;np#=$rk2jgJoG6%Cy*{3*|ZtFG&(`^pM!E~F0aWD?X!8jNP<6!182eVJvr#P5yb1)93'
    '+Z>F8={5)BU>uBtaWD>MF59O#n0<<aaWLKHU>r=hIT#1iZ4So4I2Z@xU>wX`woh>|`xFP`V7kr0IGAp8Fx}Q|4#vSa7zg8E9L!wi'
    'U>wXo#lbk3ZgVgWrrR7$w{@F?aWD?X!8jNPGnY9S2eVIcF#D8lb1>c3Z4Rc}9E^i;Fb>ASI2Z>rmpK>*vrlm_`;=~TFx}Q|4yM~2'
    'jDvA74#vSa7zZ<#IT#1CPjN8&lx}k{-R58%Ot(202jgHIjDvA74rVTMF#D8!ii7F4ZgVi*=3pF5w>cOG<6s<&gK@Ag9c(|xvC8L^'
    '(>!+l{<B<XyZL-p@1Z&$A2$85AE#GGY26~%N4-a?FE!t;^SR_S-CEC|l`i@<Q(dU@Sf3M~<o1*N-)&k{&-wSv;_IB(=Q$6DIsTn|'
    '9yrVSoU(f!<?r=-M|o}j$Y-R(?51_UXZib-&v@HbrT6oUuG`kRj;B2K{JCb{aqE8TTvrRKQLpE7KXw0E=X$H#>Uyb}cb4~k-N&}4'
    '7yWoo^H@)E+bS)5Gk>njXUbJRQ!nPe<a6hB-s_)pte5%hR(~GnGtg~5_iSfbJ`>*L{rxcK_~*Q5o@Oqe=lZ@G?=AHvpTkcwcMq2L'
    '=l&?|+Rf|sBG=T_Jja&(yk4d)b>H=z>+z@Tc>6il?OdP!3-jyytN'
),
}, name='real').DisableLifeTimeVariation()

# Too many rows for one tile or one thread.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2053, 29, 3], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [6, 3, 3, 3], 0.25, 128), [125, 225, 145, 134, 128, 83, 214, 83, 195, 51, 51, 158, 67, 173, 135, 134, 237, 207, 49, 224, 182,
    202, 216, 103, 180, 65, 138, 235, 236, 53, 103, 110, 158, 228, 96, 155, 190, 155, 147, 165, 187,
    134, 231, 160, 197, 77, 177, 144, 141, 240, 149, 97, 98, 138, 204, 189, 255, 45, 163, 75, 130,
    125, 225, 145, 134, 128, 83, 214, 83, 195, 51, 51, 158, 67, 173, 135, 134, 237, 207, 49, 224,
    182, 202, 216, 103, 180, 65, 138, 235, 236, 53, 103, 110, 158, 228, 96, 155, 190, 155, 147, 165,
    187, 134, 231, 160, 197, 77, 177, 144, 141, 240, 149, 97, 98, 138, 204, 189, 255, 45, 163, 75,
    130, 125, 225, 145, 134, 128, 83, 214, 83, 195, 51, 51, 158, 67, 173, 135, 134, 237, 207, 49,
    224, 182, 202, 216, 103, 180, 65, 138, 235, 236, 53, 103, 110, 158, 228, 96, 155, 190, 155, 147,
    165])
bias = Parameter('bias', ('TENSOR_INT32', [6], 0.125, 0), [214, 109, 252, 195, 74, 161])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2053, 29, 6], 89.0, 104))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, 0).To(output)
Example({
    input: packed('|u1',
    'c-rmKp$-870D$3&*{(1_X0mji;F6#zp22Kn$&4bnUDiCn395>ukx0sICY<aMJb>>3zVh$Sd%Jp=T;GFZDQyL{_G)>$zv4+Z4?nZ4'
    'KdlCxN--@&`^To)SjW%9ZF^aqN5gqmj>c&Y!#}WIu)$!1!LY$#gTV$98#WkhFxX&v!3Kj31{+K-*kG{1VAx==!C-@l4I2zL7;G@T'
    'V1vO1gAJw^Y%thhFl;c`V6eep*kG{1V1tPb8w@rWY%slGgTV%a4W<`tFxX%)Y%thhu))NJ4F($wHke+p!C-^I2Ga{R7;G>YHW+L$'
    '*kCYhFxX(Q!SsR+1{(}Em|n2KV1vO1(+f5jY%mx$7;G@uU}D1tgAE27OfT4Au)$!1=>;1MHW&;W3^o{SFc>x%Y%thhdcg*R4F(%b'
    'FW6wP!C+V~*kG{1VAx==!C-@l4I2zL7;G@TV1vO1gAJw^Y%thhFl;c`V6ef&h7ATA3^tfvu)$!1!3NU{HW+L$7&aJeFxX%)Y%thh'
    'u))NJ4F($wHke+p!C-^I2Ga{R7;G>YHW+L$*kEGA27?U-8%!_QV6eepgXsku3^o`H8w@rWY%mx$7;G@uV0ys@gAE27OfT4Au)$!1'
    '=>;1MHW&;W3^o{SFtK5S!3Kj3rWb55*kG{1^nwir8w`dG1{(}E7z`T>HW+L$y<mgE27?Wz7i=)tU@)u~Y%thhFl;c`V6ef&h7ATA'
    '3^tfvu)$!1!3NU{HW+L$7&aJeFxX&X!v=#51{+K-*kG{1V1wxe8w@rW3>yqK7;G>YHW+L$*kEGA27?U-8%!_QV6eepgXsku3^o`H'
    '8w@rWY%sB5gTV%a4W<`tFxX(Q!SsR+1{(~94F($wHW&;W3^o{SFuh=d!3Kj3rWb55*kG{1^nwir8w`dG1{(}EnAotvV1vO1(+f5j'
    'Y%thhdcg*R4F<yogAE2742BH`8w@s>Ua-MngTV&V3pN;RFc{VgHW+L$7&aJeFxX&X!v=#51{+K-*kG{1V1wxe8w@rW3>yqK7;G@H'
    'VS~X2gAJw^Y%thhu)*|#4F($wh7ATA3^o`H8w@rWY%sB5gTV%a4W<|TZ-adSF(vo+'
),
    output: packed('|u1',
    'c-rmM+fo#U0RYf1=nwRv4}Hi>lbNQI)X`2-kwg&{qky6d3UZU{a$S~X*&FOlF3awMAaZfV3qdg<Mvc=p&Dc&_Gwq}^nNDW<6P@W7'
    '^dUdt!}*2ta5{#Yx=&mSXB*pJFJG8C(J|HX%f9*}ox=;$?bn9}U&h;3N1}m=x%|=i?9<hisr^{KIo*`#o;*m;-ak@1ed@!jhg$M2'
    'sqwW;Z8_H)iWLeU&8CYrmuE7ID{UKhrn}PTuYWQcEKQDeCTG&=xla~Dp{~KvQYQ1{#b9ya?gs;{_4U_6!RgSuWB2NNV^#G-?I$nZ'
    'nLE+9F)<y>Y+Wqo%DoF`M<UCM#r*um)+3Eqf=!Dz=XMiI$5S(J$DiKnPt<+z-iP}OeG7YAV~;vwnaqjNo=kRscjv2TM;0%3x2+6S'
    'p2xGVKV9irscq|;Xs>R}E@UsPl~cjk@#fZaPybY@z4pwpTtjFzcO!FuBDkGd{XTV&d3v)Fh~}3@x6<W}!csZ;UGI9Xa<2SNL-mKT'
    '_3uK7)q$z4>um#pa(A|SBXIKJgU0gX$N5BEB{+0Aza8!`^oLuLr$-ZWnbp$ZmAOReYBbt+K67X!wsENXekwdYu>3Ig^Vr89^(^kr'
    '=hl{XUayaSmMV|ldQhlYT7Fu2w*AAUg;UWpvFOl$zuo)hLO9j%{=i$mpKe<nF3n8r+_+j;yj3}siY@%AIk$a(efF<kJ?XmJTkIWA'
    'u2jn7n}u{Fb|xE1&xIq2(UHn_XIE<Zx7WIloqIn#vs^m)_*HDIa^h@vI54%E&Smf3?wc819eGw>pMM_M_{0CUp3NOx2vm2U>wD9*'
    'oAdG6qg7A#8q1~PPudMnUTvlRF|yeiJr{q|wCjF%y?<e&G5%s<V)-ZSmyd!gPj?dYvoCrdziHaF!Pb+xjZ}ME-LdFoQ)oDH@5yH7'
    'FXtL!h0A@Ba#MTf_RY-bt8e#b|DAZ$7(E{;&b<0_Fj5sBXs#I=Y9HJgnYyw1)~}<3slj`X^5LHa&c9ndQ%K!j+grQ8G`tsC+xX&O'
    'x9Q&8!OZsNKQAnu&9<k9Gd~{e{ps}7c=M&)Sj*(pt&w=g*uuG*zWh{XYIvjccIwvF^X1^~bm?$0z0@<h{^0Y+iO17pN1NIbllfF~'
    'DcmxAt-a=hfypyX|C(v2tC=W<5AO_j2A7v7FHfgRKWyi|$?smt+_+nRyYTYm*O?!8{@z(STkN{NpImx)xZ`#(Fi_Vp-#UADbGIrU'
    'zuY_g<iV9>cKPGM{PxmH{rcA8)<LNfdf2`d7#}JpXLnXE+)d}ZI{MRdE8DjM^K;w3=<f|y2Zp+aGRN1x&oAU_PLEGE#rHQZ7GJEE'
    'm%jc__>bAjaG~~UqWHyw&8Wc)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)'
    'U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsH'
    'n86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)'
    'W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc'
    '8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V'
    '1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao'
    '!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HY'
    'FoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p'
    '%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?'
    'Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!'
    '3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_F'
    'gBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)'
    'U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsH'
    'n86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)'
    'W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc'
    '8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V'
    '1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao'
    '!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HY'
    'FoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p'
    '%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?'
    'Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!'
    '3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_F'
    'gBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)'
    'U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)W-x;p%wPsHn86HYFoPM)U<Nao!3<_FgBi?V1~Zt!3}!Hc8O&e?Gnl~)_9hJ0*im;S'
    'FmgJ+Hhwc1uj=V;9^ab3G|}{%`pcWy{%|ODHrYFp%GXXL7x!O(`eo%sO{uDFZ2r_trM38FvRKuA<=9a2Qq5>88mS%|4qZ!iUvIlP'
    'l@8w->}YMi(O-Cwi}aPp$M#CazZF*p@AOZ1UhRwZBnzQze4=mqvul~ya`WtaSC1baif&vEMY<=~#=83=g~?>w+Qpj5a!asuI~MQy'
    'Jf3UayqTF;|33ingY5'
),
}, name='quant8').DisableLifeTimeVariation()
