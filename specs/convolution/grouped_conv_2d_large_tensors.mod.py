# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: tensors of many elements, in sizes of no block, and beside powers of two.

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

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 33, 31, 12]))
c2 = Parameter('c2', (F32, [18, 3, 3, 4]), (packed('|i1',
    'c-j?;!4Uue48g?yGgI|)Nf45$Vzy)t5!VcNGNRGr<|{u{mL5eP7W@', 0.5
) * 11)[:648])
c3 = Parameter('c3', (F32, [18]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0, -3.5])
t4 = Output('t4', (F32, [1, 17, 16, 18]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 2, 2, 3, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-jTQhY`Rq2m~-LdCLCNV#?c6GkwNHZPcX~gtlkgv_Eml&+3F>b9g$ol#P;EjPL>8Cn4w', 0.5
) * 202)[:12276],
    t4: packed('<i2',
    'c-rNdYjfJz8OIM27jeH|jlp1pZLl3|2b08h5@!=<H=Rwh(_}K!ZTkV*Z_xLB)tT+<&g{E(JJZc{Qct%{((E|3b8(V&96P=wHpXBG'
    '*occjTm%R>&Bg`^x8Fbv64KG5=RD8<{KR>Vs{Z?QRby>fbNi~<Fzvx!2y!ueh@!KEt$++1^xnH#X?oC7$j3uuu^|#M21ne5QnEXr'
    'Iim|2*8NY3%sAr700Y`Qb+>3FY<qDZf7vdu947JvCYObKjn4~?`zD2dy;m|q<F~6h-wV;cBC~UPckQJvBll;e`a)VS9C0a8cg()A'
    'aXy76UCnHlu#(q?94UW(hkqkkYKZRIjY*w^4@J#2S0aCwC+87PKHs$NRd2hqio&%*wl<4@CvVCX@L@3!E$OJNWh-P&xs3-S#MtEJ'
    'eIurMf?9i*y>EHlVd`-YVZjs5yj-MG#;hX+S@T@HR!WNuYE4d2!LUn}vbb-nj7Jdj<l|qWSNCJTrg2;RFlf|V)F+(3ACEM>J5c{3'
    'Ani|7*U?F5O!EAT@b^Nqu97kaQ7dRBe)HF*16OyYBAU~sRj2s2*l<!QGaby3A(hGcLBZwIhihR+@%!ojP=cE~!P@>Q_qJ}*7?sOo'
    'XWjq8%|U7H;X8SyY(Ray{LeT0FQ#e5nK<d^Hyl`r82Y;uWWFR+MP0C<Zx)g}V^y-Z=ozhkt@h5p_P$>T;E9DV|9K$lBTT4tMmybu'
    'NzGwnU9S`ly|))3kM}_J%r30?Rr(SY9ae;|tdHAQH2lTroHm)FFihb8>KE3!$NUOGUDq<762dphA~4nky~I#qMm~;Uq=#%&=<+9p'
    'L=cy{!UljW1OPp%B^LrFrR$AY-H=fO=ZW&Zc{ly3Z|UL>S2DqYKFjP{Ga&4r`Rc{ZUH#o<*Gf}WQ0Ix<PF-R7o6{K2T-(cve49Er'
    'Ay?njZVzMR6LI~A^Od*vMzcO85$_7ehHK{)d^)fy-rYGPgw=6D(_E)tT?%EhM&8E63>mH2e-{{TI5N0F6fO8S_Rdv>8Dg3jycGMX'
    'ZWpV|ggs&ce3tuzTD;d+|AxArj+)b9@7i-!dBE6!WzQ#{ZCYsWe6i14vp;)3strEvs@HZFF^k1(rk{*WHH*4Hk|;Z57QFk=s?;l{'
    'mz9@Hp;wwW{m(p4DpkXZ@iMrtJiT;aGWv`u*>mk{;zOdokX6JTTGsRFk+^#*G6+YVt~$<hzN$H_bJMb?u6N6I6O4;-++gzMnsF3y'
    'Qrk!urRwgoNVr2wQuzpbD*KaG&0EAA#(Ct%ygRK~xfQq-rM4zw#jIawr3Z2TwnHa<Q`oui{!vYbQBCg90v!{7{DQwQ6S;#8?4%@Q'
    'RaM@y4a6fogzl|Kw$j}rR;20j@HTOFDCAr9D$7oko-T5S7F~WK@~fGjm9n)9cnI1NgNQ6^0Je`xW;W3g62Y^m1bbW5bt{^mN1v4K'
    'KMAAsrjk3f<X(<hV5BGH{8o=Xo7D%^&_nNu>Vp<B71tkT%2GZs2%M5rzPXrZw`=jGZ?VyrFmQ*KRe=y|ln-jR-sshoz!L6P6oz&!'
    'ivto_{87&y;7bdaS2S|7PLL8b_p}JE6l5F~33q52lFfOd0jH0sspR-xS06gsFVOsZGC>QK<ZE3;O<&UOYf|D+v0h!ZHaGSzX35+@'
    'm^-u#x<lrKO6iO&@hZ`5B|G`h{bz;72N0ka5NMBMdFrmfNfN7$GD%3#*F%daoTWHK%c$A>kJ|^7LHF*lp@=ERoU2tzxG(Oql;mR9'
    '@_4!Y-cc?HC$f^!x<H}DwhlFGQ{oNo&@%EDw0k0zGT74_5>c=C#%~=$TvZywc<aKvD5?}-LB$XakWsQ}v^TP<#O=m>>dF##Xc4bE'
    '=f!ld5moA9=kQ2Q;?T;f)jBnNpzprd>|Z6EIx5^lP8HBvE{ceYvm$|XaG5)_ypTBfXROG5QYPJ<uEY-mDz)kHb<!?&<Mqmfzyhvg'
    'b6RSvkrHUC#5fkY5x0-x2JX-T&XIt$4K6rmzTUk0?V-i9*W8X6HF{O4wEVeLYE<?PZ>K=jk8IIap?XhPUphr@U=7uV%k4<^sJ}Vi'
    't*|1Yp=!Qii)^_Q<<g-YCMHA!I&IoSsc@}G>nhJ1;j&)3mc4@QP^vPvy=1D05!+KlX!8;Z9!A!C?Ri(2lDX-3Ds^-zNLyVNXYE~='
    'RUCJ_4k`jSGO#43Y_JTvDV<tdrbLG_r02B|<f7UO`UlwgRYe{I{ikP=1ZBhzX>ZzQ-RD(Y1Vx)KJg_@#L|1))_S>M?no_{rAupGY'
    '^D`6QX%`x1vo&d!Mo_7|OCPv17%!B>UTNlzK&9OorZeP_44K-SO;~L{gxC#4F}{afhsk|Xngen)q}Mxg)$m9f0tg`hKmGvFI{LVM'
    '*nK=}UpYGa_=T`#dvrTE+F;upfFl>j=AdoUGCDe99D<_{`*P=D%d~YXIQH0%vK18*A9K$1-_D{HYljcW%Cpt)iO?B~w)?gQ$8oh='
    'kF|xM-Ay|I(2BC14uoyx7}X#v*VX{BE(5lfO!n+xTTU5)+d2bAQ}!8Tr`fV##=5QNF)OXkJ40tgJwXcqfY~!5!nO~VH2|y@*v_ua'
    ')BmBC$$$kli%ZCopyN)^K@ZD2<K&pqcAsrKz(NGHBLyAL4JT<~KYgrV*om~{Xm`vxS^#St8A4co*)80ph3S+@nUyEYKc{H{u=6rx'
    'nwVLhv$U`#e8w-}GA*qt4Fa}AtT~A_&!3#nxj@T_8`xSv0NGU|GwK|og{9B22F!?c7TS<qq;r%O0N8~g=!lz{vjEp<Vadf>sX-PZ'
    'EUmdk3xJ&~Ex^|F#1fe)pSeQ|1We!H#L^uC)(RDz99hoL0y--h1|oLl!_<h(dZL4;4t)UY0cAxC*e_IAgW5sli88fgb=+BaFg7P>'
    'ft{}+K!;AOIT&_i!Mvz~|Dz9UQ3X5xp?^I7F9Q7!rT', 0.25
),
}, name='strides').AddVariations('float16').DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 33, 31, 12], 0.5, 100))
c2 = Parameter('c2', (U8, [18, 3, 3, 4], 0.25, 128), (packed('<i2',
    'c-r&rJ2Lh0yq_l5%vSF&Ua<Fseb8Aoi}m@Z8gIS*HUG6vfuiMp{~D(nubFR*MC7knmD?K3$(7Zsyd2^a(s-VM5&!^H!5*m'
) * 11)[:648])
c3 = Parameter('c3', (I32, [18], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100])
t4 = Output('t4', (U8, [1, 17, 16, 18], 120.0, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 2, 2, 3, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-j*ytavZy{PDo_*np<5GktfzU^;irlg0dP-L11P@{Uz3`gZqT%c6DDFROE1ymrhvvaZT1WcBY|2cFvMcU;S0pacK_U*jU3'
) * 202)[:12276],
    t4: packed('<i2',
    'c-rmKS#uhP0RZ6sf==HvoykKVI?XiGY3v+zt=Mtw8Dm)|IuSRB8<t}^_JZAo-DP1}78VwExg{=1NV0@{NVem6)W(jJ*lqpNPMe?5'
    'm;QnN5cqz>7cS`qp$f-xngZ)g=o?JR4G6raTsO%favK7@;$nVJV5(_wCeziG8B5jNUN2;=#hqJZj~1a<B{qG%JU?#phuGplY*Sh3'
    '8F2-8vKsJdBe~DGNB|l|9WK}Hqz2e)W~DF0WVx#T`$kKQBxgHC%HR0(FST4Oyt7IXxA%imu{(bl%eWGyr58r%F*wAn3DK1F@wi5w'
    'OWz<<u7N)NJ|l?XvVD|O5AphdxM(|x()Ci9Vnq4Iqwp1OF0GBRuAe}Rw>m9L6ceXc%U*{E%0xHzEB0M;t7&ol?mr*r2!J}?kVdHE'
    '`nw?8GVb1d$KXuL3dJ2nG{G4X&W06J0svQF*5gmz=bp#$7@!^;0ci?-=N(eEz><K=lzPy8khy7-uUhx-^f04$tF}aZWAr(UjU|On'
    'fy*Zud-B8a^W`z1?R#HI&^Vq_Bemeui@Sm4^-`H?sdk9EHU9dKBh=W%7J2Wwy8}D%*)7@7dW9{s<Y}so(8*7RJbGlv)`;x4`lcxu'
    '(fp4-I#>g?|3<fXMt7D8#P9U3r8!5Vhy@FK#&LWBcLP0dd1L@Kn}>L(CLP%yTY<g#OWZ2^Uze>A=tynZZ0Z9sNQug4$EWuQ`xieL'
    '$OBz|zV&5NToMlaXIrYgD{qRHE%g;`T*U~QK|R~#M!XVIWw)D!LXMRotA3D+#H!+2B@6`J(H|ukIWAt2NnOpv*L>JqHsR)in>kV5'
    'Bi@#B0atG89}mcjd+vX2+tZQuR*FG8hE{(ezPVI{LdZqH8u>`yUkrSgY|^Sn@d^?B@7xQB3Ew*D-m{lK{241nO*;!&&!<O3yU5%2'
    'rLzPES)Z)oHR*}Qy91h2ynxz#zTqEuP$zl&-^*FHe`ITUtuK-KSa?+T)}&v;?%HOaxbpAV4HYb|z!La=g<v%PtG>8N$*PEOvTsPO'
    'EuJB0%QR-a)?44*!uL&F8LUz9fbKO2CZpXe|J>F&<M->K*)tJgs7PdQ25v*=0{Gn5+H4Ao05QWiv}gz>I?sVIL(vY1&Zbo9$=Slr'
    '1$TA(xzoc&Q<E~2mxV?jO-str!ZWWIUGlTG)^ATc`xf|&R3&(A%T~{lRbzN^wsibua_)3F>`^KUDVMrV0nayHCYZBbJjb(3yBP>-'
    '9XBs9l~wr~I9nf*wver^K__QR&u-q=JzIRruaDz-$@KD9&%oP{aFq3;=0;lM#mvbws{`O;x+1jK#=jBUn1i0{P0p5AU!7+x-xuAj'
    'lUJTT9j8l&Nnc|WQmnY$bod*j=8RE0GUEi)oZ4S;$(~`x%-#x5&X&aIZF>mvdPr{1Pli^72gF5%X3TFqynn5T#YIgFvBVO?739*E'
    'l2|!FM8VoDG&x(MM*q&jNVsb;oqQmld^v>M;|!Nb{j`!N;nG$}jIO$CoL%zh`_^Zb$SEbckh&>1Ia}UAVQS{#x=@O|#2Yl2b_SmY'
    'd!!^_9_{MGWvU3cswcF8)2fK1i92T#g3X@?HYR7wB?-EM@1Y2-eGDbaZkPR8*Ewp#1E-|(=lp@=dA5Oc)IO`Gpk({2<En^5@@#x^'
    'wsb7u5UPXz1<%|2VPQF2e}nDr@q`=%pwBTRHBftIPb8O^Hw&S1uJRTe2St3&Jvm!0biH<{h*ti*!CSKO*VS6}M5$AuuFu`Tqe-@k'
    '_!kQ6Zpz_I6Kkn+2Fe;hL?4};ErI<(F1)^tMt<LoAN_Dm_|sqah+R+N#6V#fMFz!npCd=FEp&eUGbM?cN)k)nQQYL@Z0X6EU;C{C'
    'YOzwZCZ@%k`!9$*J1B=Vk&n8TR227bys5giF{Pd(3sQJhRAAYJPR^D~u<PKuK)~#(B@>x7(AOwH7a~{T(-{&@P()P??7&I5Sg%rS'
    'T3}5*qtdpZJ6mm9mI!o(=w7V^TuP9o1dbT(Y*d4}8Y$GPl9J*RABQdeuUd%nq1JITGcZSL;N$I*+m^U11M|h?3=ZYSnwDp~Vw1RJ'
    '+eDjyvI^l>v$Vo26j8APAWlzd?!s|9kGe&ZzuWftvnKT9F4>wnh{dY+d$AsDP$F0nVGgccqQpxQjda^^HzxR`KD-&N8ilA&Px?M-'
    'a;lPD8R-~(`2bFE{xn==pa@bpGLD+Qwx_>H=eM(EeS@wDM8%cpxJ?~SLUsW%w|3gMXP9Ad#TK0J+#xL>>pJJ?YP=YBW{IK$D|s9`'
    '!2FA;si~={si~={si~={si~={sR{Of_3^h#'
),
}, name='strides_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# A convolution with a scale for each channel is beyond one block, tile or vector.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 33, 31, 12], 0.5, 100))
c2 = Parameter('c2', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [18, 3, 3, 4]), (packed('|i1',
    'c-jFy0K)&e`!NDg3ubbmL!%fh;0-D@tiL*wr5xNh?nic7XAD@G-HxU#yy>s$w+30Cc!7*Tr{t=g3EGOA=0JAAQ}7+s'
) * 11)[:648], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5]))
c3 = Parameter('c3', (I32, [18]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100])
t4 = Output('t4', (U8, [1, 17, 16, 18], 240.0, 133))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 2, 2, 3, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-j*ytavZy{PDo_*np<5GktfzU^;irlg0dP-L11P@{Uz3`gZqT%c6DDFROE1ymrhvvaZT1WcBY|2cFvMcU;S0pacK_U*jU3'
) * 202)[:12276],
    t4: packed('<i2',
    'c-rmP*^eAY9l&w^0{#J>5#oV&LXf~<zz<k)V&iqZ?2f(1%<MJWGt)DDRdrQY*U?pd_s-7F?9R?!-pk9{jveeIPC`IA91vCzhm<#j'
    'Wbq7t0n6Vp^Lee8pGsfVPbGxc0Rxt=fvtUq8a}RIzMsAIF*RMtD%R#wytJFHB0eR_`7X9&HwIXjcHECv4+>z}n-fS9fAuVi&Vrl&'
    'pu8aL$JDA7tqs<RU~?GQE!uB3vT_2DVxDVwW@=i##`b4@?S9g02k^0LBQn&4Xhm+Pvn%z|J79lc4ORp4%cwF4jKpqpw;s73l*N!W'
    'bII?AE4v_iWyxdVO{kKc(&a8126zXY*L+qbGe=>5kIy`h>IZcFp$C7h>N;_s3;R5ebljN+%*XXbvP{=!U_29gNjpLd(cFWzWHYe$'
    'vIbH9RUaKn^9f@v3{#v*!c2KP#uaVdF=^vJ?f5Tdj`3s@!$(p#{l-^*!M$jLmREvwmft8st<TXLLG&I`uUYdCMaw|sgOoHy<ORi6'
    'k%t^y%e@m68qEiYW{Yg@3pD*fdv?g|DRpp#(|V>p?6ym0a!IEJwszpKZ($eJs0|N+edr#|4~p+oeBR5iS*4e&sesum4}O)f9@G%1'
    'e~R)mmR6{4s-m1&AG`KrV{soDER8B$Kj3gSvR*N*!-{z}IoZ|a+VB#ApXkNUjO<Q*@v*W?^7=M0moxoairLsV@u1o(x`}g4j424B'
    '_&1ewZ_l;%#KNB}I-Rh2YyC1`eb8Ni?RMb}W53P`Y_Mtwb0qCoIq<B!q$H$^&-wuqGylb`jni)?i}ggDsupqeEefY;r>S9>EVX)~'
    'WbvjI-xP6)Qw>+2r{NR_U+889bW19*6d!IK#?{7C`!ukRZ_&BC!S!8Leq=#nYOBg9E7@_;an?C-qi06^Z=Cc)a*N+xPmGlgeeUTT'
    '-+zPYW%B0x)Hp|zUy}t&*8<#}Kp4|IPno%uVcU1_as_1#vXajAgwJqPTuu3vX!`G2ghI3%p+&s*U2dJm+EHH?UUgtvJHor=3LCF<'
    'Gqx(oU!ASrp^I7c3LsmfQ;TeEDs2nM8z`pn>7DMj+ZAinc!BCawB;oirQ!V7IYExNN45pS9jw*FQgd`_$;1?x9-5Jq{4y|lu#VTX'
    '-@0UvHGPa97l+r-QD31tcR#{=HUl@DGW!2WBU4Lia^Lt!>ECG{UAb5t;oE<cY=;1eYi}|6ZOG0O(FM7|-1lSEcDH`cwT4(oN2iu}'
    '<^>H{fT!4cw|j5SJ6Mx>9xr8@<!~4%GA)c#K1YK_59TY<yob%#$O0LiT8O8F#trwXSA37qr;-N>c9FBmQP~|Z6kcbA8x`x^dgX2>'
    'RQ-fE=Od4ePAz!90q_1{sa@fL7O>alyc*P{OHSKs&uH~J2%>cMU({Xp#S;~IBCSe~bX9e9Y5_G4nmOytqvHl~YQCx^_O|C9!wT@$'
    '_X_W)9{QY##DVYl@x`iY0sC%ud0~WVF>gWsNFVIEU>b#itbWOAUt;WVb1`>;BrR<9JbfZTIp2`>p(*1xseLp$wJ137&}nND(gU26'
    '*D>0ZenFStg+U8o4VxBiK934W#D+)~!_66K-;~Q}bZQ~aADbrPT0KV%S;tU=J<{XpXOesp7!N7>0c30L%9+3N)b3S9KFQUcJjzF>'
    '7P4CPZ`~KR1W`!9FG%IA&y@gQ+02LLtOp!fJ`2JU!H-ZZ!2azxn@kxUom%qHq1g)<{FxCDXqR1!t}iL-Y><|NvNm^^-+CEgfCkG>'
    'y3W~<?z921N2nI%q1Hb=0UcVyn#b;R<no6B-jg^Idd&H4oIUAvg%h3_M_X<>7qtah?x~fRB*|N3Df9G;?-zmtRrJBhJ$LYX5wV0z'
    'Uwg<KAW{c5Geu`MY`Ju1C{}x3>jap(uN<b`#E~T?-c#JfsvFd6i5Dd09ly30L_3Ib(wU3Fl+qq0kmVdZN=MP#e&gM!)(?F|DQWeE'
    'xA7xoW~`lx=@&9#KA*ZswX>t+{(aVI`;FsTFd>r(NhXjHXKe@ePHJZ%Y0MJCjN1bSKDT{J<;AVRq;>H|@YHtY_JK1v;e>{5!)2SY'
    '#lt*;t#-gIqPZ8x+2Vu18er~2Km;lW{>C@P#>U3R#>U3R#>U3R#>U3R#zxrx07W&#{Q'
),
}, name='strides_by_channel_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 33, 31, 12]))
c2 = Parameter('c2', (F32, [18, 3, 3, 4]), (packed('|i1',
    'c-j?;!4Uv341&P@XV#`a4j5`CxP&Ga+Y!#ePFz@*&$sPrrR4!D1{MM', 0.5
) * 11)[:648])
c3 = Parameter('c3', (F32, [18]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0, -3.5])
t4 = Output('t4', (F32, [1, 31, 29, 18]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 3, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-jTQhXKGa2m>%i3H*O8qYjZe$#vPXpwOZC5Y#UIV_}VP(|d3@Hyo82)gn#Fcjp0{1s~!', 0.5
) * 202)[:12276],
    t4: packed('<i2',
    'c-rmPYf~Cm7zgkL7C{hDE(!=JqC`-<rN&E)qG_8rnM~|$lF1}_leRB1?FZ;g-}DRg19Up=q<zyiowli(n6!xoFNrsz7}S_3Hw9Es'
    '1QCV6wo%z#Jbr_7U>I&^cc1f|v%i`DDQwAR$lI<HiK2?VI7iKl4@Z7oOQ{=w9<>RDq7NUi7dO~{)D)cdF-8`fRJzq<n~ERgFHVl7'
    'CcM+a*|ESf8)q!%FSUh}yPVX=MRV@Ck+E%IzTB`l=u%2O<vA8d)LdNe)5xWkyPkHx(Ah5xx8u`y`gk#>D8~@Ae9Hc0X`xtu6IbQl'
    'oLISvZABQ3lJ3QAb5v>NJ7d9@g21_x7wY3D`nPkeI_<VGN#q;8Sa)%=E2f$iB4ca>n@^6L6%!@8I-5*s?<(u^yF)@PpLb<O{@Xl{'
    'UH(<*{v$U>$}dw^*XKz}_lzC7M1!SfZkTnsJ~rkkl+NwQ<7`2sBr=h5?M5~`Bxj|Ij^|B`;SV}?r)4GG!kA&ro_u~it2Sh^YF(c>'
    ')|Psi+iFH|LpIIHl0K5?-4|CoWE(X*;;o%<CvkhWu5`gNyl8!fx5W2iCJWaTGW^TsCis)fa^w0aM)*Ur+){=iPhfIqt@0*S3HdeY'
    'sA;_2?Jr%`jmys@*X=ysYdlaySW>?TevA<B-*65|)wc(lczrH?G|uZ}R*Kb}%>nz~q&Tl-RvQmwOQP};Db5-stWl{(%9F1I9UjN*'
    'v~x2rTFi=b;-^bA9Q>mak&gRny?1S-MwvbDond0^K#-l|P5i#%77J7L0~@YKqqfByowK})rN>IkrZtV)6I-nCH6p5g!s|U3>-kA2'
    'bc)=6vREd&>T7mkFbj{}daxqM)&Ij*_==<fzEP9S-kmTwlr28)#Z<!<KVeRWYNxKOZRlS~HY>F1ydT=wvpI7ri?!mx)NRF<xVoh('
    'ni>gK>0jBx=6m(Y_E7AMXm<t|?`8M2^3C?(j@tGz+7}2JE7pX$W}RB|n9ujs&)4REo)crt$vHNytFox(9{$kod+Z;=;-MiyZgiRX'
    '#%Ap-imO{LH7VWAF1|4J4s&8Y@N}xKX#PcasF4-XG=`g=@wQ*YD?M3OTUo1eeX>X7A4|@dq)&at78b5@$n-5&m<hFq8IUTzEtx6|'
    '6!a`K3aWx-&4ZKgsk+9+!DQ6M-4wguh*xZ3uYEp}$MNx$+>}buyQRjXbKXQ{Vd#nfq)6VX)sDN*O6TnD{et__y|w=DF_*Zlx|GMt'
    'kr}z?ow;U#DroednRoiyc8N*P-vg0?l^y2|YvnhEm6pw_((^HSWmY(G>-r$3(}d%#yXu9ce?s&yUlHr)@!qX7%U{cl;~rC)*junV'
    'T~NC$&pp{$TfwSN;H_3ID=B*}h+UN|;X#?V8t-nFH2h^acelVOzT^wsN!a=(v%h3~hXjCAfV)9f0OxapCeP`mkWza=f+GRo6o8pZ'
    'Xta@gvOFxg>>RpWsr4cO;1s}N3k3=rcu8-0v`%Dd+h&E30B{O$3P=h_05}BzlL8U|P65EAfCPY305B;a0pJt>ObSQ<I0XQc0ulgD'
    '0l=hy1b|ZjFexAb;1mE%3P=Dr1pt!*5&%vCz@&f#fKvc4DIfvh6aY*LNB}qm0Fwd|08RnGq<{o~Qvfh2AOYYM089!<05}BzlL8U|'
    'P65EAfCPY305B;a0pJt>ObSQ<I0XQc0ulgD0l=hy1b|ZjFexAb;1mE%3P=Dr1pt!*h7rX7FYN7$*niu9?7w5_Uo-wb{CqI%VC>r;'
    '_75Pa;}6e3p6T%1<OvUlW3<zzzY(;t2Uo}_C9{%)PXsj!@=Dl|NnzxJDw!;kJo7Q-V^krBAIYl7=3wa)U<6qXt&_9?1XXalnu8}<'
    '6WJfyrP6&N4=4LYmUTFF3?nB?5ac=?ULQMp7}?5nu~Z8PTDRz>k>jZUXkTenkYA~T(=(--Mc)Wiw+L#o)XvGQi<%N`dgLgA-e+<z'
    'U>I$t<N}kMm!MyYzPRKnQIjF}2DKZABh4eI&Qd#)T)~XJ4YoSt9;4qW810rlvK7g`9NiJLr6DrjsP&?DJ`w<00W$k?+_pplz#u@z'
    'O_<&jNB{^0Aji;lCK3Qj0f3}{1b|b3<C6js06qc0q<{o~SAZi)0SN%50LLc<Bmjg0fJp%f0IdL-NdXA}sQ||(1tb7;0vwYRkO1%s'
    'keL*a0B{NbBn2b@qyhj*0SN%70ANx;0>CK%m=urza0&n>1tb8R0)R;Y2>_=6U{XK=z$pNj6p#RL3IHYrBmkTOfJp%f0H*+8Qa}R0'
    'DFB!hkN|KB044<_0GtAVNdXA}rvPA5Kmx!i0GJg10|G!r{{', 0.25
),
}, name='dense').AddVariations('float16').DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 33, 31, 12], 0.5, 100))
c2 = Parameter('c2', (U8, [18, 3, 3, 4], 0.25, 128), (packed('<i2',
    'c-r&rJ2Lh0yq_l5%vSF&Ua<Fseb8Aoi}m@Z8gIS*HUG6vfuiMp{~D(nubFR*MC7knmD?K3$(7Zsyd2^a(s-VM5&!^H!5*m'
) * 11)[:648])
c3 = Parameter('c3', (I32, [18], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100])
t4 = Output('t4', (U8, [1, 31, 29, 18], 130.0, 126))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 3, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-p&H(eux**1qt_tFAxHM}HRysQ=b+Te^FJDs%AZA0jXNeqRW9eyY>qR-esWj*fy8752)mC0iN$-*g{HFnr2D2><}S#UND'
) * 202)[:12276],
    t4: packed('<i2',
    'c-rmP$#UCt9Kdm&fFnmP@BlEwK$$7@P@pSaNSw`X94B@X@0+|zmTY;EWy_ZLC0^t;ifuJ<94Bczp`^5>6I$8;rw#{(6K94O-~sdm'
    '%>Va!i0{lduOcH3O{>{_wn`2aoIz91m<H2uhb*le)+mCE6+@+pSK!NpB}hkD)vKPxA8$L%xkIZE!s%zb%4t?I*{B~0OLqBet`zpX'
    'D*1%9xHf+{PnZhj(sfGx@5c{(5}(fm((HctKp$h&uV;<<T>eh$AY%>Cn*lp^;Uz}9ot-+SJq-J?;szt$cyhJb(e>Xyn(ltd<LBKp'
    '<tVIwL1|C6=@Cos?*)}z<Hda@Qt+N<C2P0QWTs2^4bGTa{lkZ~mC^GJv5+CsI~FVy7`kI(_!PtQE+W@zMA=3d4;WMTa-!llJkZ9h'
    '>at%Y>7#UY@{qFG`O3UEr)fu{-wnc-NuCO676q<5ti)~9rSjTLplxFFo)dRIpV%_(U2ip%`3!N@i*f$=RwStrtU=GM5R)QncV6Bh'
    'Dfh&zH~9Zhk`XhuwRC@0dKsd$EqtYSA^Ee?lr;aIFpOIK?P%G(=NU`EY|#HEk*aP!w%d2q`>FAPE}XSjbJ`|xZm0>Ca=qT;iqzN7'
    '7r9nhOols`#AN1yzI(|l9JE}e`fAi=FF&seT$CdU^QW_TT~YA(W7gp>&GH(5<c}<pSRw1WS;=)rSO#;(Rz%|7w0q=m2eDTVGbMK6'
    'g~^cmb{ZQ$aw<RR)nY7B^wlm0yj%9<<|w49wWD$7W;bH4E52v@sdZ9K@mW5@`AQwEJa7*Ng4J9jYm?e3zQ}l)V@FzgC@c;G6V9{|'
    'za~YP#~mV|V&dwWtK{D<&Q!>R=*)7izs&;S?5KSKb1Z2)kK=A%KkR<0;dL>=w&GiR+u-r`BXx8A%AS9|i+dTzYof}0CEo2#-lORc'
    'T4O62nkd{KG5I*rn2nD$yVc-~W8Y|q%)Q1BS~Hd8m1;dYV`G<CYIf|xBSyntij11}86QP;*`Rn$D#Vi8>S8?@Ulz>Xt#@~;=e}^{'
    '$?9XAak8n4RVL8v^okYdS#PY%mF!-Qeyf+1-BM2Aj#<v$rMA~6oIvck4cw-bzpoBH?H6O-a&dW`?X3m-Q&QqR(cWr(SqcvmY5J!i'
    '6;YUTq-Z;>k~bXDioZnJ>e{ihII249PCLa7@9x`tl?4x#-m}J&p^Q_^E(cZfJ!OS+HT~=H&jX>{ui;SEJD!VSm!*Z;-fHcee~t@`'
    ';+D9eYgk`2E$LPEdh2lE<lfwHuu|6Z$qHdAYX2<THZ!_Jbz{d`w0M2SUCrdgIr7}@*9Wbz&C4#;2Id450L=n)Sv##cPGZ(7uIK6b'
    '_-Ab>0Gb658gFu;EoPW<H~4MJ)&KMf6adWvoGsLoQ9)Gc*L?1?bZE!fh612jfV}J!pa5tVKz<5P05l6AKLscNngx)b0u%tv0?1DR'
    '3V>z-<fi}yK(heyQ-A`XSpfMdKmpJ!fczAo0B9CKehN?kGz%a<1t<WT1(2Tt6adWv$WH+ZfMx;YrvL>&vjFl_fC8Xd0Qo6E0njXf'
    '{1l)7Xcj<z3Qzzv3m`uQC;*xTke>n+0L=o(PXP*mW&z}<00ls^0P<6S0-#v{`6)mF&@6!b6rccT7C?Rq?*IS*000000000000000'
    '000000000000000000000000000000|6Bh7iYi+{'
),
}, name='dense_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# A convolution with a scale for each channel is beyond one block, tile or vector.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 33, 31, 12], 0.5, 100))
c2 = Parameter('c2', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [18, 3, 3, 4]), (packed('|i1',
    'c-jFy0K)&e`!NDg3ubbmL!%fh;0-D@tiL*wr5xNh?nic7XAD@G-HxU#yy>s$w+30Cc!7*Tr{t=g3EGOA=0JAAQ}7+s'
) * 11)[:648], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5]))
c3 = Parameter('c3', (I32, [18]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100])
t4 = Output('t4', (U8, [1, 31, 29, 18], 220.0, 123))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 3, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-p&H(eux**1qt_tFAxHM}HRysQ=b+Te^FJDs%AZA0jXNeqRW9eyY>qR-esWj*fy8752)mC0iN$-*g{HFnr2D2><}S#UND'
) * 202)[:12276],
    t4: packed('<i2',
    'c-rmP`)(9f9KdnkK;s`KzJUorB|$>eprR04DHJSayWP^ucDuK^&zzYvGv~~0XLdS!nXSuqTMDH`(o&@)N}Hf45XA%|G5+bl{Nw*V'
    'f)6lHV9xLJ5Z~lW@<XRJPYvB1_K=5=d9zQxjfJfMmxA?TqkBQ0{?}JAl`0&!p!(-*FVL(X(QsAa9*eyhGu2&m!Z7!j&xX2SqQK|Z'
    'MwZE`K)4re&S=Z-f;>Xdtmm83<ZZ0Gf+kd>6Z-INg2(;1Nh_^#rJ~|p%WAq;C&*Y^Lzmszr{zY9^^2{>aVuV2UG4DkuX4vWRu(ni'
    '_j%4zcIE1}p}*Ab-ij7ft<<LrKUu|>T5T<uJwwqMQnN|7jhF8=7i;3pu8a1ycGJi|CzDSs?f|7lUq9}j|1R$21N4ukNKG&0T6)6`'
    'iEz?x&LYK-R^O0D*S+etJ=Uj7J5poTm~n*RWU}-)MOTQC*pydpPS~<V@I5p~kUUim-j{-s-QcOzYH}O;<@>HY7lx+|31ekF=9a1x'
    'hel_5Y3XBpaXZ4N{Z`wOp4HN`s_uk`MZ*}x6<W<dB|(qBH4)FXoB@vmlNWc~{zMeUjZM)hS;|#vDw`6m>l^R-{+FFQ<6dZ)!VkRu'
    'i!JJOaK{#R6MDodKIQddJZOn{B*^VGmAk5Q+Yk@UAvSH3Nc*NXW|==b<sEbV4_u>~v=x;mYuHr618n5Tl&H?{wF(lib^>?KtM(;h'
    'HpGL_8#Qd#Xxd`;Xjq&!wR&9siW+iIi{09FZ*UqH_IitsU%HmiH0h0`(n*INH0w&N?qONb>06<FAtY)NK3T?(?D?T(^_o#i>amL^'
    '!kGu2a@^RuWOL_Ysf>GTgJFt<F>_V0Q=(mXQ7b&tr|-BE$CS+@-nf)Bibx4#e%YwK7Ip<IRYL1B(IitV)C=RN|0ZgnuGlc}-73zZ'
    'icFT*BqgfL`KFfF#mJ(gbmc=bRY(>M`{LIKy{F7e27hd2$1vj?@%Orfw?ytdO|D^-F482)rKnCEv8&i;eRbZSdgz-2s<yO#LBR=)'
    'i|9t)iMxbus`0KCz3S9=%=trF{)<dKwE1Hw`9@zm6<qmS%sKJ7{c5Lgw9lKRFVw#6YkNd_?rCMBe6Gp0X!1ZQK8U7&CmeR$X;l9J'
    '`?9K)<AoQ3`4JLd=gYoRo(qF9WTl3tAp4Qa<+w`A$gRrdjdo>{#-B!)-oYi!b4#B0XJ8#A6^#3_A9iWAs`FQ<P|!CDR&mi$Xahx>'
    'oCGU!s~&2RO7r_r05%KIEh4SDElekFF(>gS>1XRu05%J-qK!J$-KLZ0uYV#E>T<t90oW`6?QHPeW7%D(T)%B`IimsvV6*@va|%!Z'
    'HVcqF1t<WU1<0NP6oAbFWKRJKz-9rmrvL?DvjEvsfC8{tfb1zi0oW`+_7tE1Y!)DU3Qzzx3y?hpC;*!U$escefXxDAPXP+RW&yIN'
    '00m&P0NGQ30<c+t>?uG2*epQy6rccX79e{HPyjXykUa$`0GkEKo&pqr%>rak0Sdro0kWq61z@uP*;9Z5uvviYDL?_(EI{@Ypa5(Z'
    'AbSc>05%JdJ%v{Q0000000000000000000000000000000000000000000000D%9k{{SA~`-u'
),
}, name='dense_by_channel_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()
