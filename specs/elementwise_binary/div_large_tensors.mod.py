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


F32 = 'TENSOR_FLOAT32'

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 127, 131]))
x2 = Input('x2', (F32, [1]))
t3 = Output('t3', (F32, [3, 127, 131]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ0Rq4<1Oq@4YX5)jOtCxh@3EeUrWw_5-z-$65C?&wp7He*ygO)3vE53#nEv>F84&', 0.5
) * 819)[:49911],
    x2: [4.0],
    t3: (packed('|i1',
    'c-jTQ0Rq4<1Oq@4YX5)jOtCxh@3EeUrWw_5-z-$65C?&wp7He*ygO)3vE53#nEv>F84&', 0.125
) * 819)[:49911],
}, name='one_number').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [257, 1]))
x2 = Input('x2', (F32, [1, 131]))
t3 = Output('t3', (F32, [257, 131]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jreK?1-a2m>&y;`;yBLcy`+7F1IL3nhtuPio}5eg0WlbayNUMw3Cz)OlbHh1mx!%O2V', 0.5
) * 5)[:257],
    x2: packed('|i1',
    'c-pOtu?+w)41*-wA^!j3wm)=XKtQ97ZHS@)CKo7kjkn;*ww+j8zbt)?_%a`(&;oe', 0.5
),
    t3: packed('<f4',
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
}, name='outer').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 37, 41, 17]))
x2 = Input('x2', (F32, [17]))
t3 = Output('t3', (F32, [1, 37, 41, 17]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQfepYg2m`P%2<rdWmI&zVU_B_4WFZDs*Qu2*y-g{%)3t-1w}<nEl>sXo>mPW*9o7', 0.5
) * 423)[:25789],
    x2: [3.5, 4.0, 1.5, 1.0, 3.0, 3.5, 1.5, 3.0, 1.0, 2.5, 3.5, 4.0, 3.5, 4.0, 2.5, 3.0, 4.0],
    t3: (packed('<f4',
    'c-mc*G18+j425+DW>Tc1N#iy%l)-IgXkF280dfYPfteKiM=)gyI`9EVnTpHolVk{4W|#0AOYiBE%!M4$NVp#O|3`XV_%`C_kDmt`'
    'M%>;P?0FBeVHolIzUb}|IUF|7m7o6xSs3``-v#0Cl;goUc>kNX4I1({BI#9g45Ld6??F5b7dLP)ayZRFoP&+AZCvi*951A#q$<cU'
    'at`r#8HQgUm%*jooP+CO6$x>va)eyPzvejj7>EVLu5#iKr+}a`DzTLKeL4DI>kno6;2per6{h+;NEsJxg8=&VfdzSfaI3^Ni5Zbi'
    'Oa+kwI{1+CugVm}QlI~{T2c8M74o<P+IuVII|Z~+Pf5ppRv5C#CP15yaT^#Kkwf}?bs9IS%D5Hx1@u<i0~?bo5gVAgB>khU4MOa~'
    '+cn29D9*Q*uL&MHAEZoaZ^O7V<s3ggQeSkmHBCAcqC!gSnoh&T{rVUlZqP}l1o@)YFM2#kA&Ui>^`nn%3VF13NYc=W%7Li@I{1+C'
    'ufo(x(GYe#FiCb$|5Dcmh<#8xw|B0!<v&;a@6*TN&bJmnJwFEuEpE#ldzK&@LW|$!uDe?y7UW~lQXga?@XP*=@FnF~IS21wcw5kr'
    'zD3fj<_N7z3ri4B;qC$lBZt!*#5vg5HkK=@UD_=vsS0wmoJ0KGL-_S^4=(NI99$2pNQg_7BjhUnHOIk6AQlk2%E<{r0R)v+iKWEL'
    '{pf?OugY}g9lUxKrurPDjJvi$0R8&Ff;_L>s-Pc(b(2j@1(5<e_>l6i$`r&>pL?xVRQgsSw>zM{w^F`SK>No)leYV;Fl3QUfHoiP'
    'HZauc$DrkpL939R0!qbw0WE4furaw3vB1<NX-``lgxH<8YmN{U=c46nf>q~(lqv0PXm_TZ<Htwpi;lLYNrysINQqt3X}G&zA7OPt'
    'Cz%rDyIQ~N@gRjP7G&0sKDH_3(bgeJLnkT+rV8lbL(0DjQzu2s$Dm&~*`WTVt_=|Tpmc7t{6tif&wbGlovHC2&mG}srOfs|W<E4H'
    'VkTCdFXCdzvyU2yt1QQ}w{`x>pRDvkP~Hby`%g3(-kdX^HIU6>@S*U5Dh^(}6zA}_?d!bAU)-+~R6gGKHB>5NYwIawrw|dG`NhSK'
    'LSvw8D;OjHB(h{(@p%#!JXG@9lZA?*zP4zkX}Sot%!K^hQPxyMoeeM+9G+Rg!9N5%RDA7g3zZCM{R*Zp4n7;-<=&g@WH>m3F)Ers'
    'z9z(aSfeLYJ~q?@m5geO26uGw`Z4J8)mNrLQtvYus|q~#-WK_%q0CbQmBKFGLWK<40La*SW*)}7)fjqlaBpBN<WFYW7dcvGA~jGc'
    'z@vu>z}gy+4Mdnn2Xj6n^cHyt#<Kin;Er-voKm09&UTid5)9e^$kh`)2cXWlxMb326bfS*AS1ZWy~B`rdO{`dJM<ZQGPD7ZO@ku_'
    'KmqMD5ase~lu;QT66@=a(>}kTlB38PDpiIy0CLu#9su%7fj(DHwrvfJ5i4K{F(fB4D`+n(`rLb{NE@J%ai0Omo1D5}w9mL@^x=W='
    '))%mV1rHTh8*iZ^Z2)9?c2K~acKI2n0lh{0FzXrmEJO0iooCt}DmWCig-RCC20*44rUyJi_aR?p+~<HH31o_sOd*7yJR}WNoLy@4'
    '`7CV!<nYu!F9Aam=qY{1tW)J0nZn`&+8hj(!W!$LLKWHo$b3G*BLti{^!deg@~j7wzhnv>4+*XlR0{ODhYHML%#E-3Y%?Vs(~yOy'
    '_8G>?GR`#H(w5~+_&3jUY3C`<vAoT<xtwpea*or47t>Uh(~XyjCV7V#yeM(mEf~8e&Vj&KB1efhyqG3gvRm+UgC>F_2eUFBBM0-9'
    'l=(%};G`TmIC8KmTe}6T<b)jfDU)pkQiMF*9c*)OOtw?a5;Y~|XgN5}d(C*M%JWybWMZ2#c2CHG1+mS*W`S`4HnVd40xKgc#{;kk'
    'B=ZrNEhl#PRkl*|4s4E*D~UU>+s!h*1dMBrB`b@sWZSZ`oi|{dLyYaf_-4!b|31$@z%U(l@AGVt!|IS|tIA`a%e~L`0Bq(QUtnUJ'
    'TlEDN_aWJVam_n03FW+M8_HJt9Dn;9OMA4<Qt<$c=YxkN0h@KgzQ9WD^I^85^w}PO&1p#Xn&a<;@f3=g4OluD^I^8jG$cDP`>k1&'
    '=a`0MYn2Au?~#m>+Rk5P%caHRY%^^;A7-0_%MI8+HhdaK'
) * 25)[:25789],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [129, 67]))
x2 = Input('x2', (F32, [129, 1]))
t3 = Output('t3', (F32, [129, 67]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ2?78h1Oz}=^8eRrL(QlWOL{h0!)mYS8i0}AK?H}EsdTdYt(W{x99b7TW<Gb09^e', 0.5
) * 142)[:8643],
    x2: packed('|i1',
    'c-p1Q!3h9C48uT><JkRIeAycACkDh2m=Op^n=Gw!9;rHG_hnU!3D(Q;egEeVl-B}G', 0.5
),
    t3: packed('<f4',
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
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 127, 131]))
x2 = Input('x2', (F32, [3, 127, 131]))
t3 = Output('t3', (F32, [3, 127, 131]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-jGa0EPcJ24g{hAhWY+(WM1tW5;jMP9fcc;@b|!V8+vGv;$gyzdrEPFXbL#CA02DY;Cu}B$5F1e<%xF@5qH?5A+W6_V^F-2?GZY'
    '^bhwB1M&#_{}1~Q`ttM-1_$*3{tNmH4fgZ~3jOsD3G)jJ{s#O5`V0K<{{sX9{W*g>HU', 0.0009765625
) * 819)[:49911],
    x2: (packed('|i1',
    'c-j?;xeWj?5W=M6-GAZ`3Kur4+JLZ<;^5G-PE38}Hq>6e{KKpuQ+y|{0X_', 0.5
) * 819)[:49911],
    t3: (packed('<f4',
    'c-muNNMm4N2n8Zz&)W>E8CHi*Vpx4P)EFqd9V83`t5@euVqn<58myK9r~pJYEKvKvz)*VOz}3w`W(HXwR*5c2SmkqdvqRc~wGN>d'
    '7#cn}FgOToIFPj}dP#u8+gA-h%?%&Um>OSYU~u?szr$NXK>f;zMb4ceW$Vk7CW)}9o!)R@`MS*$&Z_8daoBBfK6dWL!?DFS6Gc1&'
    'e$H>6)UeR}h*tA*$;RdO`|bDd-|w*B-p(GxbN~^1?e~EMfkFptfGnWIemnbpK>C0^P-dUqe*1j~_S)Io?E?T~_+(Z'
) * 819)[:49911],
}, name='equal').DisableLifeTimeVariation()
