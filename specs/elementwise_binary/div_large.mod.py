# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: tensors of many elements, in sizes of no block, and beside powers of two.

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
first = Input('first', ('TENSOR_FLOAT32', [3, 127, 131]))
second = Input('second', ('TENSOR_FLOAT32', [3, 127, 131]))
output = Output('output', ('TENSOR_FLOAT32', [3, 127, 131]))
model = Model()
model.Operation('DIV', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmDu@S={5CE`nfS>)R4Nm~?kXq^$8Dp+r%r;7mj5VUnwr}j%Ge^{#pWFBItgQWHwAuTuXO!K~H)L6sWm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mgPV53!gdv*#', 0.5
),
    second: packed('|i1',
    'c-rmDxe)_F3<I#4)!To?C%51j3>Z*CZtYHFbj@tM=*h0GS2^2n^K!M_cYgDGxV54>>t+~+VHk#C7=~dOhG7_nVHk#C7=~dOhG7_n'
    'VHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhGF<W`~k-X^<w', 0.5
),
    output: packed('<f4',
    'c-rmEA#TG!5CzaVL#2SSl9JF$g<jK2p++ITfO`gCqM${=4lD?>eE=I4h2$umsFkYH;J4E3?%$m^5l<1X$7qi0<0&G~tTop7h->^?'
    '%_;M#iKb~H*5jI6zQQmJ!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48ynL'
    '4Cf)5VR`AUV8~ixiTCLKPwFyvzmt|>$t_?QhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_n'
    'VHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7>40n@umLk+vnl3*)DhIHrlVD@85Q@Yws`Tw(r}zo+A!*-8cL5L%-j|CMV6yb{B^wU>JsB7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_n;ahQ;N|~mq%%xOSnd^+zRHiX6<22PJe`EY<s<Lu$UaPUr'
    'rg4U07=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dO'
    'hG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#C7=~dOhG7_nVHk#Q#ot;20Zs'
),
}, name='equal').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [3, 127, 131]))
second = Input('second', ('TENSOR_FLOAT32', [1]))
output = Output('output', ('TENSOR_FLOAT32', [3, 127, 131]))
model = Model()
model.Operation('DIV', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmDu>r#%3;-}=AnE_tmJ%R8be48S|9#rp_q}Rswe)8_W9FPAYF>HguI1YO^bz?zJ69Re&Y7e3XeDG>mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(fEL^9#Fk9qj', 0.5
),
    second: [4.0],
    output: packed('|i1',
    'c-rmDu>r#%3;-}=AnE_tmJ%R8be48S|9#rp_q}Rswe)8_W9FPAYF>HguI1YO^bz?zJ69Re&Y7e3XeDG>mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(fEL^9#Fk9qj', 0.125
),
}, name='one_number').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [257, 1]))
second = Input('second', ('TENSOR_FLOAT32', [1, 131]))
output = Output('output', ('TENSOR_FLOAT32', [257, 131]))
model = Model()
model.Operation('DIV', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-q~|!2y6U2m`>Tm74vhg@8rp@Oh6zH6^f6lIYJ)jXamn4=aoAj>W)eGKiVlH>{yB!w>QcOHG4Q', 0.5
),
    second: packed('|i1',
    'c-pOtu?+w)41*-wA^!j3wm)=XKtQ97ZHS@)CKo7kjkn;*ww+j8zbt)?_%a`(&;oe', 0.5
),
    output: packed('<f4',
    'c-rmSJ#OPj5Qbr%!GHp1N;Xkyz@f!-0H=za=mP6A^cf5&&_s&m(7|RB4`7Fil=vvyEm9VR+1bPdSin5(5y@_K4a&``uYX>@R#o*^'
    '^;$}Psy_1lqiSm(`SW`E?jv`}_3E{Bt=dw$ybfc`g%~cBhJUKB^0WJ#pWE+#o^C&{yLM$5<B?qu3tW(t!IF|L2**INu*je1YEjCm'
    '@pSKM<>|R?d2YWfT|4X2JdAOW7cp`P@FM5}7XqoH7ZKz|kS4mo1-cMWpuaSwRhPSbzw6ZHZqW)%X*qpYb&_+XF5fo}5(^_2Ng2ci'
    '86g(>v0!r_WCblL?IWxm17$>jaFh`yYq|iB2}dqSO1dB%VRP6VHaAmJN7EE+PMWyD1p*Bc!sc{AMu-L295#o|?IU1w*jz?%fiA#f'
    '!jTJ-k}e2G*c>*8&CQh5(KH2{lO`^3fk1<VusL0j5n=&0hs|Mg`v}+^HkT1xfJAI-g(DXvC0!7XusLiFo0}=AqiG5@Crw=70)Ykz'
    'VRO15Bg6u14x7W~_7Si-Y%U|X0Eswv<N_BYW!JLJpC8q>lu~`q_xGx;z30#N^xb>zlIywikCVa4Fn1Zqm<usnC=GvK;$z)?&d=?4'
    '>(gz0-L)&j7?13NSm1)B43?C1K{y7Ag|f>({?8G?v28haM+C=TjtIVQ9OOj=`0K8bUj$v?LLhbYB7(dK(nJ@yKo<fEbO1;gBo;<4'
    'k}`-3GD0l$W5MP=$O>9g+DBMB2Fi#4;V2_a)^q_L6OLSvlypHj!sf6!Y;LBcj;1NtoHTKP3j`V@gw5%Kj1UX3IcyG_+eg6Wu(^!j'
    '0$qT|gd-OuC0!7XusLiFo0}=AqiG5@Crw=70)YkzVRO15Bg6u14x7W~_7Si-Y%U|X0EyVv3P&zTO1dB%VRP6VHaAmJN7EE+PMWyD'
    '1p*Bc!sc{AMu-L295#o|?IU1w*jz?%0TOZU$OSG)%C2QrrRpZ-;h4=*etewGW{)Xfa{FU$+1^yM+4eEr<gSltTisOK(k=g#E&~~J'
    'p#*Pkc*#9yIWqI(C8$#g>NI=Foo4UVOG@dznx&UCYyXqdCk<nq>ZX2bvYRP2`Ei|lubX_y?d#l9J=G~y>*lGh>vdDrPjywg<)6}J'
    'Ami~}5DQi7u%wLOf}{-MLV%<U;6fRiV;-+mRb_;3^T6EJWg*ejx49)9^H8PR`q(thZJnB9liHyyeVSp61H{5&x|!Z@4u`{HvB{4q'
    '@AuQD91%=6DYqQ%r;EiQZSJSjY1$m7_tQh^mVZi@VT=QeLWIBW8vjL@tb;6Bte{O(fu^Yd(nJ@6gd-P%Oj7}LA;61REkBp(b26E%'
    'R-gItZM9mxedbGUf6FbCv|OzwZ=Y$oT)urymT5UD-SSWAGK_JASQx($=pfP*AR`ELkZ`oQ4|3vWnkvTj5l-R*Wki5*lo9Y4Yz~{l'
    '=5zrzht2T_*c>*8%^i2a=B6pw95%<SVRP6VHiyj#G;D4k0h`0-usKKwo5SWZf(x)YYz~{#1=t)m$0J~K*c>)@+y$GPreJf}9J7Ya'
    'VRP6VHYd=qxqSp|4x7W~AR%lHo688;95#o|VRO0wo5SXK1Z)nQ!{&~=U~|(HYz~`a*04Ej4x7W~1R6HCkATf#bJ!dtgw0`d83CKa'
    '=CC<z&IQ=KGk$n@m_Kx7etGO#d-Z<f{8Aghc)#B_`>r&X$F8+k?>9D=+5pD8-L8C2Wq*0>T6^_=<Ni_`z<55d>-;ZYx@#_{YuD1&'
    'yY_Rhx^1b4F>Z&WX`25Y%j*#>)#jJ69K?8B7XoBNm{=G!DM{1it3N#{1Go?(DYJLY=@)6Q{okQ!u0rUmSJPa6i2;mv`||I%Ww$#|'
    'sJmWuf4P0%_&g+aZ_KU-bbe_)jpe0VJ&ZA3D8>QsSctV_7nkRt{aWO;E&cW0RZzG6hA_U0*<XWteqFA_<{Z@DH4Y$6W!>~pe0k`u'
    'UlV)V(x2nMdd=tO>3#@f(^QaYYJPqrzbW1O>)vMXb)IkEHx4sLjOv1LJR5T%!p?epU2xD7<dh}A^3}QH*;qyd7=-{y8D<gxr*G~9'
    'oU#OPAp{H<eRCgRnhFC09D|P@jsaZ2reJf}95#o|VRP6VkATf#bJ!d<hs|Mg*c>*8&0%xc95#o|VRP6VHiyk&bJ!d<hs|Mg*c>*u'
    'e1*+nbJ!d<ht2T_*c>*8&0%xc95#o|VRP6VHiyk&bJ!d<hs|Mg*c>*8&0%xc95#o|VRP6VHiyk&bJ!d<$0J~K*c>*8&0%xc95#o|'
    'VRP6VHiyk&bJ!d<hs|Mg*c>*8&0%xc95#o|VRP6VHiylvpkpNEzZT!qT>'
),
}, name='outer').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
second = Input('second', ('TENSOR_FLOAT32', [17]))
output = Output('output', ('TENSOR_FLOAT32', [1, 37, 41, 17]))
model = Model()
model.Operation('DIV', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmD!41S93;-}VNY(wPZ6ctZ<0Sj<8Tq!lu87DscguW6)Tw%6tX@}*ey=>ct^J-m_HXv=t)1$-uPMv2EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH;-{uedz(?W', 0.5
),
    second: [3.5, 4.0, 1.5, 1.0, 3.0, 3.5, 1.5, 3.0, 1.0, 2.5, 3.5, 4.0, 3.5, 4.0, 2.5, 3.0, 4.0],
    output: packed('<f4',
    'c-rmNF>>;}7RGU{!80k+xuJ2(3}vjA8Cq9v*Z^6B*1!w}S%O@qpu=7ODXG}Z_Z&$E^KIe%XYS3*C6><7bL8J$xz4$Z)6cj5`{VM@'
    '%6?t+&yRf`+;Gvazm=Z(8`1;AMgRV-^3xaX(dhxVw$DF9`eLv@{;ah8uk7({d)V`T_Sle@{9Lr@I`1)Dy7I-}ka`+c-C&EgN0;|-'
    'wud!lZR@A|?mGLTZ0d3q?QyX^Qh%#qc<*C1bmeK=!_H$>(vq&6Tuaue|GdYdkHJ}i)NannmUKBFRk`HE%Eo`IWgpi1ch2<Np0ID%'
    'DbxIUNXJ;^F{FUr`_LEZ^S6yEwe3<fscgwKMU(?t^pTFg&Y3E)GUuOs+EnG|l0&{c1A5Lj9ly%~&8e47FVDMTA*Zq>pt+CBd|}*0'
    'd!#w9yS(m_t6b*8y#o5nZ4cI1`YDMGmU`Os$IW9%iLLDMyvH!)IREnT^9JAfez=^edye7q%+&UH>!ZviU+uh2c_~sAmlIo;w_(-2'
    '_c45TL%zwbguKeFuk!2Ra>%KLbk~=C%(u|4cD^L#(xobkOmjesKGN~mDbp?;T7^5iFs1B}`%mYZ1F}Axo5uhKU;qYS00v+H24DaN'
    'U;qYS00v+H24DaNU;qYS00v+H24DaNU;qYS00v+H24DaNU;qYS00v+H24DaNU;qYS00v+H24DaNU;qYS00v+H24DaNU;qYS00v+H'
    '24DaNU;qYS00v+H24DaNU;qYS00v+H24DaNU;qYS00v+H24DaNU;qYS00v+H2LBocTdQ%fogVt{xx9p1`*qMiXZsvoJm}YLt7mR8'
    'JrEE2_qNSXA5y0=y@UsMj_HeNe>`us{8sjO*dF%$%^r(+$@!p7*Ljb4=*kzjn0kuaF4|)4(d9jy?O~10*Wsbr-VXDoE?3bW2iqg{'
    'w~g_=k8SMA)3%45$Eu_yT{*dytW*Dak3}ERS%K7U&Z$cgrhruCkP|B#-?qy>to29E^kGlfx9gN?{v6XWws{OGp!YuXMf&`(QN{cc'
    'KIXC|(-ct-XwgSH{yJx>#LAq{`LwCZ`H(|CJOg^pHXXmq0X<*Byy@Y2S1jaIwgfcyahNZRJLH$}U@zezhur0W%HduC-E!N}8cRPV'
    'v1qBMP0wx~LrQFGkLNvN%yHiG@$&|cd_P>y)IG;=cxGyQy!BD$lCO5&ro0rXipz<u%iFN+-usA;F6Nu;O32&X`Zm8FE{B|2NOyhN'
    '$9xOzYUfK*E?ug!$TSDE=p!9}oigpxq0|2(pC5DCnEOxXngg;voSVl024DaNU;qYS00v+H24DaNU;qYS00v+H24DaNU;qYS00v+H'
    '24DaNU;qYS00v+H24DaNU;qYS00v+H24DaNU;qYS00v+H24DaNU;qYS00v+H24DaNU;qYS00v+H24DaNU;qYS00v+H24DaNU;qYS'
    '00v+H24DaNU;qYS00v+H24DaNU;qYS00#dW237sxT<=01Hhbqj-97|;K05vLaFsuYsS0tgtKCeyW7tf$#s%A>SNUC4>vQmZeXmc}'
    '+^-hZ=ji)zpPEX4`K&^<*IBA5hPVmQ?QHQaqzF6xZ-4IVP5o;*eW=PkgmbSdyT<oExLAF}NsFs+>!zcN`$m=hPK~*6a?U&7ZSE(h'
    'FM_JneQ;h?8h7r!B5d}@N!6+*)}KdL?RU-{eN<zy(`PHtsecs+suKFpdsV5lZFp#uzqa_Z3CB8wrut}XaizxGW*=SXoz@1m=1!_|'
    '_px`XQn}tM*rWRh`6WEokFaa@+BAepjqNu2d=7q7-}kNxZm%jEe+yn!T%$24WIg(6c{HJWG>!YU#pgzi#rkBKo;S5d)l6=$DjVf-'
    'Ruu*7dxhMnh~;rqbD?sYt@d$htg3$-b?54C^HJvf+4-Y)suCNGK_Tx>nz;fxHr;fq(wucrHC8EPE$-{k>5>F@QkD9A)SUH9r7<Yv'
    'X0NNQfTG6NsHh#k*D-dDT@oMqdza_@t17h)*{jN~(ijwSwbywRP`GV0=iSNL_Kg~IRzbH=m*m4W52by3XwK)LDrpR=QrVmpP-tp*'
    'j7^@iepT*n7bf_yQ49Jas7lv2!K+FdgF<$vqblg09_vrN4VtaSr@LNh&gqie>n>Q@K~?lp^j=k}s4*yH_p95ZJmT^0!mhG8M_rQW'
    'n$1VLg(`fqOR`s$&fj{?`7@0{A;(jm^DXL<M0ZMa)?IhIZl7-9=B~7Dv8rr*<AbWWoyMS$?fq09G3t%eoPX_{cGqK5|E62m*(K4>'
    'hpKEe=d-G)IbHK6?CjmPl=Pa$DxUJ3)fgCn0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_S*'
    '7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ'
    '0T_S*7=Qs7{CgO*?KHa4x4vyhr~i!O*!uB0jZ^zIevR$;_0^8k^{PKyuWft%vag-HroU;8{?O{j&x`f+)%MWBsns5>*69z|Yx>I1'
    'i?3g*sl}5mw#xcA*<$-CmF*8xUR)|qws^9|xw7~3;#~5oJ@ijo+SWohsl2*dv~7#0(sns>T6HazCvS_V@p)$bF;^a6m0L?}uB@l8'
    '+CyKYwk@zRg|P^1w93;fuy(S_(;~1*k&Mg0e0#MHUzL42^E0q<n(QRgGqA5OZ}FAD?95YZl~Z4(ZEuzRI0t5Xq{g0s*)QLY|DW^t'
    '7MN~_f6jUI+Qa8dl1J4p=iEN$>=%KJw#O^5)V7W471;E=B+tO?%+J8mQrkDTt;#;ld3vAo)cR%HR%%)VX7|G`NeOJsH|!Nyo9Dc^'
    '+f$meUj#OmOY%JP^nSza7N%zAz{-m;F79?)F3B@6|2lK3JWl13%%jSS{p*#S($;=_RrYqYX?eFTZ9gvVwk>WKfq?-SfB_hQ0T_S*'
    '7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ'
    '0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_S*7=Qs7fB_hQ0T_V6KZe17Q1j$J'
),
}, name='channels').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
first = Input('first', ('TENSOR_FLOAT32', [129, 67]))
second = Input('second', ('TENSOR_FLOAT32', [129, 1]))
output = Output('output', ('TENSOR_FLOAT32', [129, 67]))
model = Model()
model.Operation('DIV', first, second, 0).To(output)
Example({
    first: packed('|i1',
    'c-rmD$pOG12mnD85BjebQ8Z2Dx$_@wQmPM6X&LRzZh3A*3C}c<7@?<WO)q2Y^Sr!etM(n!?o~3GOeT}bWHOmdCX>lzGMP*!lgVT<'
    'nM@{=$z<{m`2!i!6}J', 0.5
),
    second: packed('|i1',
    'c-p1Q!3h9C48uT><JkRIeAycACkDh2m=Op^n=Gw!9;rHG_hnU!3D(Q;egEeVl-B}G', 0.5
),
    output: packed('<f4',
    'c-rk(F>>QN48<8VlfqpZH)=hT(q!uywXW3U0?rwD2F;{!s?>6s!kx$i$Ym-uIm!Z}*UrX{R~E3Aem<y#7C}A{00Br3;D@yBbh_P6'
    'x76VP+mr?*e40`Nyq=!6FeQ2HaX`!9DXyD>wnN)&mUJy)x!G(0ueNXhP)cJOL`hr^QAq0}cqE2gtM)mY*=_f-+r7MCj~&1ZwjB*f'
    '2s>&syl`T+BRRA^&d{>i9?XmF?J>YR+RSp;C2$Y5SvH>s3)uW~vYj8E0!K9tS4>9{o;Oa(Z@@D3m#g-SAD#k7CE{&~_wrzM`v?|D'
    'jKO1DF2Y4pgl#js_4y|Gl9B>PH4-wxFZv>H<%{0#a#R9YB^BU<S5IDSw?c_S?YHwEYHL&4ue4ujztVoC{Yv|l_ABjI+OM=<X}{8b'
    'rTt3#mG&#`SK9v{Y^%j$wOXvG!vVGh4M^B5r~zJ0vw{W5V~+z`22EVIP$wQ+SuW|qI$M?{;MMl+A4+LVgD8pXAqr`I1dqg!Yt=qy'
    'GrQI6x?Zob#|~hPt)>A9p{6#&3nykZ$)W9WhL+9tU|wvmjsf1$W|qS)fqSUUviUq%z~-Nm?fmc*II3~DVlj&Fym3l?1D2`3T(xKX'
    '@Dw;I5pPSpmj|ocN3cL*3?AEZ5iXJ<Y@6Aw&o{}JloU9sk&p>~(HD6uU-WjDqY}s}sQ@3mdh%ks6-pdxzn%Y3Tbt5;rTt3#mG&#`'
    'SK6<%UunP6ex?0N`<3=9?N{2bv|nle|B3bo{CCbe{0$c1@gDD-wSbb~0Ian%<M7_vdt8c3+@rg{w~x-b2o7Ko5}f;ZMHnCsC6=BY'
    'g2iXkbO^7`;o1-QfY;aXfwQ>O(f+pGuh-6>)ozj^&y&1pngSrt^Cn4}qA8L*e@K!dNnGKIhlku1MbRXX6a_AYq{(sSp@`s~JG0b2'
    '1$S~7%iCSRWqFt0rSI=>m!_%1ikha7qPU%TM@dR0Hgzs-!^oATOI?aZ_q{CB2)>oWE`zUD`_yIuwd+ZS^*CGClSwSnlPsImlR8_k'
    'U6$2Z_Ex{u&aL0DUQaT}sDw`-o2+rhMKCY6_u$Spf9EiqrbW&z(-hY}m(Tdxb<gw~Mj$>KpPSOMXM7o_CE{Fs8KYMqf_tdVviUst'
    'YPC;o9z3?Cz>XiD0!JlK!vq{wj3PXlrB?_n5n+6_-}vDva8v@`7RYC2=@kMCB*x&e-Gawaw*_n#P`l4J$(NKAI4S{e3w$yQ6n%jp'
    '`HQ!^9F;&;2_%L<J`1EIFSc8-04eLa^Jlfk@%gB<UunP6ex?0N`<3=9?N{2bv|nkz(tf4=O8b@eEA3a>ueAS0wBJ}TCfMM?di=r1'
    '`rtz_A$V_TYrM6__+W5DoH4Y@;4Lon5o{1_aNvzW8Me8PU=pDaA#?0}73P(<o^ENOF);rP?z!`4wJTrI&c3QlyYt+eIqnyC_IQUP'
    '+Sydq9CyZPUxBHjh7sIzXO`Nh;7$%>dAl2!lp*C0U>lFhc-w+Q`0TJfm{$J=-^yVfz}KjK&StjSZ4gp;;@rX8I6N1gW*?r1qdI^Y'
    'vAqXhVe_{RyISoIHvdI!md%&J47CNqa~PXX!D9$di5kYQB;yEAX6cmzOW4d-dmP~@;_ZJFo~+V4Ox+$nwh26j(pyQ`ETT3$NCb{b'
    ';0sXXlbL<a0w1m-`OMEMeqspZvp`A;6+kvAW0&4>@G7PKO8b@eEA3a>ue4ujztVoC{Yv|l_ABjI+OM=<X}{8brTsUe{l5TIHnI@'
),
}, name='rows').DisableLifeTimeVariation()
