# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [65536], 0.5, 100))
x2 = Input('x2', (U8, [65536], 0.25, 30))
t3 = Output('t3', (U8, [65536], 26.0, 110))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-osTq5gl`#Eo7rzE}xv$l3G7P<BCU$g>Ht=ge>46zS0Ldb;f5*Qc8~yn2`4EAH{^Y`EXdBvG*GQK8}n-|+VglmGypn;<^'
) * 1075)[:65536],
    x2: (packed('<i2',
    'c-k{<F}}3f`LxvmH=!FZqJubV59<{sXR7jS&Q250{5iQ$r>U`4_2NGshYuI79Y1p7!k=A&nLl4%Hg@q^*v!m82><}gTppJ'
) * 1075)[:65536],
    t3: (packed('<i2',
    'c-kxR%=j{?Y+csXt^$=E1ugO6X2sQ+bMy0e#ZJ!(oZ^#G-nVE&(I)PK(oNT@`y+bVKDL$wSMR!$pH!ES5yL<U008Nd9&7'
) * 1075)[:65536],
}, name='equal_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [65536], 0.5, 100))
x2 = Input('x2', (U8, [1], 0.25, 30))
t3 = Output('t3', (U8, [65536], 1.2000000476837158, 103))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-ni_E+4;%V}o=x!*>RG!8P2Et=YCL=vPoSI)2U3G4$uLEg?7CB6Sm`csX-Ed%Tc3Q$4vi_WYf7a%Ok){+(o?1ONcoI2<P'
) * 1075)[:65536],
    x2: [39],
    t3: (packed('<i2',
    'c-ni~p_a5kaGi23=SNO8$yFlv9QilR?^oBdIC9C&E%Ni>O%YeyV~takM1}I+`aV`VQ9HRe;q>)2sx~(Yz8_<t1ONa8)f|='
) * 1075)[:65536],
}, name='one_number_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [257, 1], 0.5, 100))
x2 = Input('x2', (U8, [1, 131], 0.25, 30))
t3 = Output('t3', (U8, [257, 131], 28.0, 101))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-p&>6?j3WV15GUMEP^PAI0x37nru;eX`fZ@@x4*+dIC`NWOPYC2Vs~yubvJ;Dx=n&+hONj}>c_zo&jGdy63hB>(`xARWB'
) * 5)[:257],
    x2: packed('<i2',
    'c-nh;qB(5gqPvSO7+G;&m?QJ^hiFG$*t$&z<X1kL+&k(1sUTtN8TNrs*Jvs~zGSH%9JgWB&qp^{)Qx^x=ww>Fq>5&Sfd>FCDn$1'
),
    t3: (packed('<i2',
    'c-rlm>r)h0-p8LmATLto<KwC^C@S6&K?LO{iLRO$<TA`K*S?<9*Xf=cGsAT*FvASYAfw1#5d^t|LIhnwfuM=;0;w45Ni<LLWcNuu'
    'wYAy2*}UIw-P+nepkG+E^R4RY?sNK6HD~&q^ZWjO{cNGrKQi*g$dc&LFI^{Jyg+-J{WqrXz=_BGSNa~^^CFG`r{~EOM?YS+3*O+('
    '$rq0wl(FIq8y~SfQv_yNnqnB1VId@08gLw-DXD=03`^5A%R&HY2w4Vz*Vj@P$Fd}V90U|p23Bbds7_a^QxgQG)`8*@XfUDLG7ZqG'
    '^ag#Y8iRx$$5dJpsMG|Bp;~RRs+1y$VuC~nW#G@}+PnjUOM`bsyWws>x%v$2h<HcGXTb2v<?hSNw`)=R)$-a0BP_KtZ!>%9$3|9H'
    '?w2v*s*MlZl!137pDfAB+MTr@F>w2{VL}4^;m0Kz>4!jOQeOV?UCAoOkgF@*nSl{W`wXb6@JMDt(jGI8BpA_8jLN_kfu(s~<V8r4'
    'A`h%qz%jJhECAlZahxd7B*jy-#SDQ(gpiiHtQJvvomL1Ls0`e7!RrWx+C!}@kG2NM-YbN!($N%Y0gavY{`!s!cHA5gY@LlX>}=&3'
    'yR)gWx3kSevAsM~!7Bq}I6)EwPT+t9H~}yW5G0A?I3O@WYR5@HN(~qefPBbZn0x^+=>{kRuiKhkkaBRt!7WCec}psM=N;zQiGsa*'
    'wu1xf(=(53NGN2qX=R1~xep`Ozo#>u`*`pEch+yTV8(ZJ$SIvNaC1Y2#p7-Ah8YeE*MeA#s4Tbm>w>@+si~@tghYa?<;AF<g3&Nb'
    'TWo$`EYgTlOpK)+tTJ%Yq2H@=viD{uOOrY|7bYgsC(f#lW~6~*d-6Zb-<wiO8}js}yN}|;?qnlcT9kP#anF8fQYRX*0;4kUgIkxp'
    '*RI{ac1N%o?(~sQpJ44x-jT6sFtps$)w4J&E$!a&n$Lz=YWWW~b8X$|(9`7wEh9X&@*%4-@PBR3J(rrgId!X1$8S9h-+h<P{{6WF'
    '`;)-IjhV+XHzgJ^x+7&pze~o5-zDfxg=hC4e0Sp(5jVc8M^EdOf&Xu9Ff@1j``h2xT-t9wC4c=ZGTa_oTz(Aaf1Dbd{GYFaCf9Uj'
    ';HP^${l71qmSA*g;nyF(E9GpzmJ6-r%D@TxJ}A!2+@87Hq~~`ZgPS(d`DcpLQV)Ri#GJgG?R!fYeU`3d+hL5@w#$H&oJ&jJl(<vC'
    'O`8np#|CBKua|o2#>bzGKd?CT4@StBFVQP4bu+gX;EmORzJaI9KBRoe<y)KP=+%b~!5{kc=F8Pb8rJgCZf>?K1NV2-IU|uPkuJ`R'
    'bTyGf*YQA&vn6&3oWB|hhI%{7aUm=^`p(nvYPXp!cgM~TUA=6ixgj%CWmX2>xHGTtaN3r%L}^AP9)auD(K)9I4<6VJ4sAY~b#%)P'
    'X+~vei#MfU#O7^!r0A36ly#dEq#3nNkDk#h17B#Ww)y=n{;0IOM17#Gji_<i0>Ln-k9lf6ElpN}^YWHhfP%3o$5`#b`nK44gkst_'
    '+Q}&ckM=gWV;8Pp=;KACuZ5hN!oyy7TYC>^9ga3duJ^hyvDxArxx`Sz{Q~EzYQHo!JYb;tDS@pOl!5>FY#=l{_iFBIt5f^+4Ef7n'
    'kfHX_y`?YV-5(}LC%#_`m|Qn20zWSB^bg<2>uPcSmmmJSl(YUKuPbF>l9WRjDW9Y>czu=|{&~nj4Uqph{^i*>H%h>t6lqOr^*MDR'
    'fm4NQaP}<J8cZrxF(@t2l$D(;LLjcekb+W@EGWbY#H1=cTX2phiL*Fiz?Ff&xZUO*99$lpm+aqsKe@Jwbw<2n6Q6>Sl`GwsKfCkB'
    '{yiLJsRs+P{Tm-yTUnIs-<oXyl!2Xgfwfr5Ee?tz92Veqkpj<JZFXRFih@|~U`R@&8K)Hjr-OnFYqh$a<piYM6yzvn;3xAP{^8+='
    '!;7L_zc@%fe~xxH`zLSA!SP3Zm#==l;6WVMoSrWyIQr3&oQ+J4KYz3$Wh2jRe3MNf*v!%#Cvbw4jR+jDSOCjNuF?#6kz+Z*Oq0?N'
    'rbQkCQIH)d&s#)6a-bI3fhq%U-gUe%Jv||PhZJdcWWe?7>D<$WDF^q0)Gf!dv))fCW^|d_;`a_=#Fp)Pq_`j@b^VrYB5qo*M?cal'
    '1K${EtZZu=ZyVx8(@-lpJBvr^D!Y36K<8vjbIZh_8?#)nx~IArYI0cQDr&krXD3JXG(Rh{K2aGs=q(p2E9)!$G>iKyKqy2yZ9;X8'
    '2UG>zE_c1pOt2NKIZ#c(fS;iSvAQ}GsKX!~Vkj%44E*PBh8pkA|1|%d<T}2)P5$;bWUQ-k<>4w^{CRrv=AT|PnB2Fjg8#qF(?7p-'
    'SwiO@EdBQL4=T>~n^S0WDg(Dhs%>@kvHE6~$C~}1ql2h*+ky>EAaK#^@m`2pao%UPUJTOk;(003I2wW-7h4dD?T{mlGVoilK|f#a'
    'sUM$sI`L34J`YF9SFh0CSpCfG0=&64*f;R(vp2@)E6Mn*eJ&fHTQ^^=eJL5ASF-U@27U`n{Jz7dOONLz=cOV>HZ>n6?V?W=lxAmT'
    'fSdy-PM%0Utfq}07}Wc-aq>W_5mlFD<s=<Q;c+C%gcX{Ufy;CVW;AMzI+B1oBhYA|3B?QsJuqlZCX-f&L&8YlS_28RI)cQdE{#@8'
    'k)(zoQ9>DbqAy%=v30n0K-ygfV&wER-sr37=)3~jMw=teBmI)`X|cM-+8JteK;+!j9c|O2Lz3~C7Fds<3>>a=iPbd?H35dj1JxiB'
    'A>4M+<MD&qP-R7BL%l$-Rh$s6rC=z)(t^cP8wmxa%rwH%HdYxJ#Rxg=$FbKLKR{7Hylwze8-Zh(w7BqplnCT&sSCw02mnd~>EBcY'
    'ehW-|G$>{Ho+eL7^5LOc(9$B82z>qk@J6bus+$@_f~(=gh>wDi5KD_Tzpv$WiJ(O;5hw${w>!V+$dPSFc1rPfXC~aRfzCT!l$x>+'
    'q$OnKWN+PF%;=A5OWse#h=iSTygih*Az{0e7H%-09~qQ^)n!IZuh-}`1OYXApi)62g6VWxpi>)+26Y(*C8vq0btF)0<m#nPr&4Pu'
    'l2FOjOJ(4mi#|s<+!?;an$b%QWZzZ7U*(8IW1y)kP#5TGwd3ZXVDFC5u)B?C?apXZUss2TV*BKxnKE!=y-TdA3DpFpbrq}z(J0||'
    'h#qeps0~Z&DpW7NSyvtkhJ(`Uw0b?!aD((ZqbzM_m4Uyy-(5F0_T|`$6lqq5$#1_!FSpc9e|i^AJ-v4I+LJ{e;<)beuHNA2XAkUx'
    'uVH5D+oxYhk>*=FAGIq3uiR?&^h?3wwiIb@UnQSBmLiR3Wb`JuzSPs%eSfwFwO?`6EK8AQ>5d#}Muwg&%}bHyi5zK^fo~2rRkpQH'
    'v=5strr}m{ZVr#uRd!$Q2c1)~^RbER6`19s)qO*<e^Vo}{p;zPn;O&8<~iB^DFeR+3Ef*zYeG<*z%T?uND?9#Fqr_36R5P?OKmuY'
    'padW>l8|};B0WM7C}u(s2uPE>%_{@HzxRWpjEuyLUD7~y9fcb=(#Ovfr5%z6vMoC|Cvnf4fozoqvNcH_Nb2E@+jd9;*(eW08Q4>0'
    '<DJf0XEn_b)#bqFBkdyZc2@#dt;6o9t>Q_hoZ&q#2tCy_#hcwOUu_KzX&)_RtjfS|K@IvXaL~yaXVm%mhw{@=Bb)vq+_RTDeNLU5'
    'a}?yIoIG_h<%otho-k+*=HleR!zNUt%E{Z4lFAe49urn%QU+d{zUb-eo9~;IHn`a<<fAXJOJUE@@Dv!h*VWOrFjIrtE<36hud~$s'
    'IjgzGKQ#F0-XEk5?va&iuqp#{uRmCF3<n{}F@Wa*O;aq(0;!E=IF<sCft1t(IO!3JVi}&}NC0{HYo{{sWPiA#wRNO*P%^=T7s#0z'
    'yvbkD(bWsu$IeHaNBiBF7_+*@I~ZzgP&UDx?K5Mt37!#Hub>Q^ky}u9>eR7Q*(kzfp9X1Z)F&lnCq6t5PG){|_T!_uTH18RsLecy'
    'lbP8Frd6LfnU<Nw5oj8Ms}N=2|A;HDxZ;W{uDIfgE3UZWiYu<T;)*M-xZ;W{uDIfgE3UZWiYu;vU;Q23?z@W'
) * 5)[:33667],
}, name='outer_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 37, 41, 17], 0.5, 100))
x2 = Input('x2', (U8, [17], 0.25, 30))
t3 = Output('t3', (U8, [1, 37, 41, 17], 31.0, 102))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-k}9?hjeB_+`i~F`>DW96o0Gu>V$G@#){1H4?j5ux#BjLw?g#?Ti;&gOk5Z6<2PXsXn(*@bhKy>lgRkXp3}XpacK_B3d6a'
) * 423)[:25789],
    x2: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    t3: (packed('<i2',
    'c-rm3YfoEc003bBfr*;MWJWM_j>y0j$1Q`Bagi`C(n2}(^jzQ5b8mYnZPS)s5PBJh1EmAH76#>3<Zg!ywhwbr#7UXi#4j>U9Lz*f'
    'KbZInjQ@k@!Fd~=o;0$~yu!Xf{Uc5fq59y-Zv;TL;@4xDNXN95XHy$p3}#kUIQu`8`9dF|OYCP56W!d<;)BLqdlas#O(;CZYA>zU'
    'r5{C;Ho+f!YXzs!)xj3-*94&bl<sEmwn%aBW)qrcD}h~+#o9|`7Fb^xr!?=#JuN<l(446WtT&yk8&6;H&RB(BZwYTCP4uBpQ{Z(}'
    'N_5-exA_Rsa~L3@s#=@T24wu{Wea6)IN;$o_VjTd>Iq-kB*gCZp@!&KE&H{dWzw;Hv&o{4ny;U&>2_RX$ceTJytykmunv8$E0id7'
    'L2S38*!;novRv+uL!{SNumpJaIEB%FhIADo)fuqm!32{1BDxU9u?Exx!qY#pIFb|XZU0>$-VX@w#lPkV!8V^aG#an$9Yh&fhG>{V'
    'iUNU#DQjESC4}PJ`xFbRH6CnvST=eDZ6MkRGt`CWjq)G+o+M1Vt2UN_&>hooYZ-*eS_QpxqJ*T4r`vV&*_n{v#KEnKfdH<qhqaYc'
    '1L$`w+qzsd1EW$}JtDuJ@D3S)y_G-0S?1MXU0pcRIl_rbT=fk~I)j+ulj2W7vKs@*JQYciCxWr`AC3DU06ZUW%~;9q@lv_3n3Gc!'
    'GwfBVDGEzSH|{+x3vD@YiEOSBO{VnNJa$y39kFl<uf1pxq|>8_^4?vy%1$~OSEC~1+JKpRV`X~3m3NwRenti7etOc4bimaX*3*A%'
    'Km=nV(wPyV)@KM%R?>53QhGBb_g{|Nt6AKO)4u=#3o1>)o{yAmm<SFZ4zL_i62g_)2jBrLI(r+AX%;@K2xa~q^AtNki@Y8)19J&K'
    'AA{)OL0FLd#S^sXexjaCJ=~Nql84+~b0lW^{%TDy)}{zRjNY7kVE~e9A#^R1aFq5?5cksx%XnhyM)#c?PRW1;>$8tBTtKzD#u3DG'
    '+slUQb0+}j7WGy43r3Y6Y(S^Xy^WKW52k&M!mbx)FnfK`0N^dQD@(Jv8^N^OL>a2f0V_@K;fp!foDl-!kP9bf;Ql)qsooiFN!h86'
    'Td{Hm?}q5l`f@drf>3<z=~ouQaevoIG&MmX3b<ywo>)Xnv}K8JD~wjyuxL1)j{|sP#$U4;f_N_pm{(DYAWT&DSuTDVRJ(~lGKlg#'
    't{5Y?ULxVE2C4^oDRQExD896_Jf>T)iQd8SBAmkcy&;r-Y*!;DM{~kv!5pgHI}^{nl=iiA=gyt`-+xlf)Bp'
) * 25)[:25789],
}, name='channels_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [65536]))
x2 = Input('x2', (I32, [65536]))
t3 = Output('t3', (I32, [65536]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-oUYx%|M6&(k(M>dCa9{E6ogd*6;@H^ftCr%t)H;8A^Nnc1Hi%a%6VZHu3y)mM-crR&mp;In&Etl|%j+oEe3{(}IJWB>vn%>WW$'
    '0CV7C|DiGrP;r>j{{U83Ifn'
) * 1075)[:65536],
    x2: (packed('<i4',
    'c-lMQapHzUK}5xkhz%7NR(MF<NJ#MTD3}m&qGQF283qCiG!|S4uyBwF*x>QQ;)lls2abpv9s(aYZcG45c7)d&T@&V>_w2$9t<2w{'
    '<==wSi^~heAMvl8aIazGrwud2ds-ZhuV6a7Gh5~O+INp6Px8kX&WpZ!?S)mTq9o%#1_mak{|t-_Obm=5n(_aC2A~ilkYHr^_m2ro'
    '{b%^k$jAVcU<9iHDgm*<Bm;zi(*I!`1RJ6ls_H+24*<!TTdM'
) * 1075)[:65536],
    t3: (packed('<i4',
    'c-m{|s9<0Sn9#66!JwnyLW02y2Zjv?1TJ{ISWv)VaACrMf`*0%5(h3k2zanTpdn#_gMtJ@M8Sg>HyREI1ibJNjqsY5ef(EjK+~5Q'
    '0n;_T!h3)ENGEyy?yFd7plT8M=<MxeeTl}d7vchqGHuHW(#*K*udPqsxciF0wjCP5?@nbsJ+}R1@MB5k`#&FZ9#@xp#}sM5Joxtc'
    'vlTv31%LhecLp3f{<O#-?@o%pVWpJDuc9>{q!}3Bi+eFJ{D%Mr1_nk5#Q-E2!Qu=cgirvMWCV*qQ~>}mJ#|R'
) * 1075)[:65536],
}, name='equal_int32').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [1, 37, 41, 17]))
x2 = Input('x2', (I32, [17]))
t3 = Output('t3', (I32, [1, 37, 41, 17]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-mvr^Jn8!y1K|feZk@n2YFYh$VN=hT>SWE|Gd37(mi~C@HCoD*b@BoWwCjZw9J;p?-jWJYuNC*zf%3md$fcB4F3NIVIcV*%KZ<<'
    '3=sZ*usl>8E(C-Cy2LY|'
) * 423)[:25789],
    x2: [-78000, -21000, -39000, -47000, 59000, 149000, 7000, -32000, 134000, 22000, -4000, 104000, 96000,
    -56000, 116000, -81000, 10000],
    t3: (packed('<i4',
    'c-n1N3se)=7QKN)0s##lOGL1Pic%{O{1N;t1{IB3C4O2{EIKVzg7p)>fKPN<Kg9YfY0);;qCu%d1x*n(D&o`+qzV#LG>FJ3s8J9m'
    '3UMHWc@rTdcD-4%X3d;??%Dh7v+r7i%k@$LR{($<U;tKPFc;>jBs>Lx_|^b`xHt-F#6lUsMJS*{G6IEUdUdb>@G%$#D8v^jQ3a5o'
    'Vt`^e05GDJtGR4U2&V#=faxttF`rLp5QG;DbX-6OU{b`@LsEGv7vO4)jvy$Piz&6Rh6hAaB@KgPI#j75P^AnII%@#c5<n$}A&CU='
    ')i_K;84w+z)uA+VKv-dcN=_IgJg$LW<kLYE;C#6zRZQrWK*Xhq15_i0^je`<$pvyHLQ@C9fIwA33?czn3Sj`l1SlVqVM;bFhK@$T'
    'U^WID^dOkTfLe~hv_Lq5$OsjoQUfl4tgwg<6&eH*Z7@)yN-M4c0Z1xapfCU(jMA`(1jQ5zu2_{yO99iG!l@9@0s+dV16GkSL{A_*'
    'Opi%mAhni&A)!<mj6jl9dMqePH>6C}$q_=$=JNm_w{8In9g4Ftt&j}}E=)588Wba?D5B5+ksPza8i14yBRqi=@aa7O#pQCPScD1z'
    '8%V7J0bI-{1bV&#lhD*@6o3jvItfpw!g1OSv>reitdxsoY=o}^N-5nwzyTkSG8m^tCUlUM7%W8<7@n#|fk=&D07aBAAp@y0SP8fY'
    'Eg_7`akb8%({t%5>VOr67Fk0IG^rwh%B=y23t)**WzeVrj9JHkV;EN}XX_;zpoHk@qe{LN7fqF5R*~s$Ap_2Z6)+EjfRgqCZ8{Ys'
    'g&+Z&78ZqZtCKY%SjXq-gld|!Ra8iW()nTmj}7Dytp}iIArhgGA(#iaI6X?*ylORu2!$dI{eq&j9mJ5FK=pu!_6USQTE0%E*1`h1'
    'QJ8iRKu9?u6p@gU4S<M7fpJ14R|p}Ul(rU*(=}*9A_c5eU<M%4A=VQWjB;UIB0^~`-<uA_`D!4riU<&^wE-p~aE*vQXA&R+2yA64'
    ')fvcOHbMIowR#;xVM1@vXt_e#r%LOoRO<L@p^O)d(`wRofMHY$45)+$Becj?SX`$=wXhII#B@46IgCcd5RwPPDgg6okzpkX*G}y!'
    '^qVVr9_0IIg}mD7+SV-<!wYA4R)-w^VeR_VaSuK{eX(|8+FxgdK?ryDw>Ng>Cg~GPr}>0`d^aziI6_^hZ|Richi=x)I2@DbIdI~!'
    '@R<n@+$)mmPhTvIH0+*Rv?Jep{Hp){sAy^0ml=knpU8~hEE+I<LB<QRF!_(%gFEEKqXXFqr3o2hvc^Wvi%2dq#Qdi=G}h_L&XJR1'
    'j*hPjBY)4`@ssyvW74ZMg^0O#e@WiFam$+PzgzNZmfx?*6HZ=9o>en0u2^twDeLs?@#{)YUOXF7lg@cp`?Tf6(53Rdk>6PS^>f@e'
    '?7lO$r8;c*o`R>Ba(~QlUf<@tz*HW08cHuHt>Lk+L=|+_-`-vMEctavamDQG>fayziEad&a$+`=2Y9@=5L2|Tdhz*&#-Ek1;M1%2'
    '9Gu)PFDWhf<9y?k?^jOC-d@<aXvRavFXyJ-x<4gzN_O1A_&FQvM~qv3bj2W5>SVuPtFM&BS`sQlox|gA#)bx|>e0YL#q|X8U~$gj'
    '%9N91tB$5t1Xgi_hF^mwe7oOkc3t9EUw-lZj4!{-X<PM04x>C>VHVt5<@9l`X}Ql@uLdOLRGqnaQ%M7H!Sj=7hPgn}wf0`w`QvpL'
    '_Z0<98n%h4XBrcno*EX6A&XWXYyBbqz`&b--P^xRRz_s`U-s06#V-r|&+VAV%I({p3s3b2dZ}poIls2eE1oPH5p#Z?>PhmHl10gi'
    'OHNU_rd`uSt8-tjn$BvzHm}PiuaXls&0o^8JVsr1!$0k^M0$SS!mEixZ+z{4wl!(%&r@$ECY@f_?mx&V$s3)0c@JmBg8j@6@7(NJ'
    'v!M2KWu5&vV>H35gmH_@8-~cvPslnLF1+&j)Q$~Fo?A0GDOK>60v3K?V&=$<DBl#`-ome@uMOE5_NF0p;r?rj(}a5uteo?sR(Ye0'
    'jOLV76~!;86gnp_K6-9_-cPKyI+uxsg@2Du|7ZBPlcnEev`~b%QoMXq4pkm-NOdDWz2%pYXLHVGWWL}e_<gkN$>!M&_fiVyeXq&h'
    'Q?v0|+?xCp!}<b#=$wKk^V?<n!kcz}v-J?p4;iw?B`b6GwS5~aSO)T;F>6K0e0NKTIw{u$`in5WT$&Ccr;dyt?>Tq%UjsHbHlF1F'
    '>09kzxqQFWYkBhFd!l?FW2U)!Y3N`t=#qZg*RR*XV+*^M$ZNM`Cq7BLHPbwE@9WH#%1Ku?oOeo2_?-FO$(*bwhk`t61Fqj+7B~vm'
    '=jd~IQx;8jb19D|FY_PBe*g5ddHZhcV<k;Ec6!(L%BPEdFLTufJgj(N-sWy@D0-CO)qm#^;q8(``ERF|?+h(^t$)y>{%yt1h5jFx'
    '9_$`jRxT_%vSv%`$k<C?;zRP|7Kc|lHKv}5Kk?Dn<xWj!NTbfoo@);I#)GxeFy411tFGZ#QGSW}V#G_Qqsb*kqxY4nkn1mQxj)mo'
    'c4wsY7rdc#&16OMqVA525tML!=YZ;tHH2Y$er-p`XYSp5>W(cL*7^CzBmKWR%68^`+SMq(p!4@E!CRXyjqWBsqAbh2uhrb?CcG}1'
    'KRE-;F-F#Bkqef1n+X3`O|gqPA=lr$OUxd6E|25db*AR~g=`Pqh^~Vp4QcBvHC>=#LV%0goG$9f@y_{&KzsY3X`hPQL+W2q8^*mj'
    '7{gud>U$tB$y|{&2zVD)b;r9yE|>J;DNaGro!y?@bt_uk{M!1NZn}V%IZo90zeS5GjjLHfCiQ&h>T$zZRi!%@Ea=#2xWjS_VqHia'
    '%&1jW6+C9f1-QL*wJ@Lh`7$Q9w*4jr|2*&N7;>oH5L?fBezYy|F7vm_zo$OS8xWTAremG7-#~=Dh<Dq&iN(@IxH4D1X!K_E)0nFV'
    '1U_f@zjm^uv&qThjiqlRry8Y<QL|h-TMxvR^9ODi=z9)6O?A3>y~{}ReXy3j=UwZB{2J#@i$|A_#4Fl^G2>xZ{Y($gs=_T(*2gx?'
    'Wk}juu#6T{e>I=A|3=<6Ww-Huz2Z`_h12BKIqDO5$w1~CV7SN0vAllCbk?x-dq~CukBGWqK_-`NOjhKmBF<LhQ1=rvuKme*lx?BP'
    'V|Sz-Fb}S+zrc%n7gFa&bx$n!RdwBUCPzs;m^JRsmP?!N$80is`;bvkwClP1IOA&7!rkEmPP|~g+pu{+&~X#voG3r6u5C4|nWW<S'
    'b^J_PTD-?pkS;mhoiA!ev6?60;1BOPQI9-6dmQ2OD5f1cHPpPht-bN`z_@2zZc@72o5<&^XQ8I<+pfe*k7uTUjxzTFW>=4=XEwN0'
    '4T<2C1(;eU1(=Sd@Giz0W8JTo$Gm3zy_(P5uJ^uG+`s-^$W%he0P}q)X+7TDYTDS{SjO^k_KD(Jl2Sb6t#7JLx3ZRw?(!a9&%}Pc'
    'DsyElZ#gkx_Ek%n6zU!=kA0$NFy1~gMO8Sn{F+JEX~k}Btg%BH8jp|e9^&`Z5{hoUu+AKMXClA$mCM6cCi(dt_?N)0l$IOKgBF_D'
    '(as=haa;OemWO#*K1;&3cyXLo%y|68I?HVHxaWRaZh5rH>8UjG0_v9QL>}eOeD^?0l8ZA9;qgYF_6{&y#;CjN4t$RP;a28OTAGHO'
    'T*VBH?sWFq_GE09@Ad%C!Dt}qeTQd$>-qDtd2QKjkAm>WPHz%%#uzS`ah7q?<)sTJ&E2xpkLn*j{LAaCbpfs+oCs&*nK2zJs{<`*'
    '?O~6rwd7!rXCt0>RzJ@EdKdFCFT&k_5Y@byX|9{#>MQi5=nDYK`rAnLK5bXe2Y7!|)|8&q-bGss^rhI6dJDb3s1G*vEZN@x)r;J_'
    'i(y-|p;5glc03y?V1wy_?yJ;G9Q5S^hc<e$8IEOp9#k)K&x7Vc^`_V$?A3uo_YO+f<gsP<pa8p!wo(p4+GzF>e$UOJT^sAZwt-`_'
    '6lL#&vd_g{^#9NT_L3BXvVYs=VlQfI(9XMWFdvk&Q>4HLkd%!v_|P%790p~_>8sEOYP)S?a@c4$6>wnJmt{w!930}{Tfq2GL5Gg*'
    '9BtC}8PeAKzniw388}GeK=|L|>V;xBIK9uN0DP$XzuNp@-N9du(*=DS`?xsHp=a(6CkEKP2>u8CO|jq'
) * 25)[:25789],
}, name='channels_int32').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [65536]))
x2 = Input('x2', (F32, [1]))
t3 = Output('t3', (F32, [65536]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ2?D?%2m>$<DgFOzrywpt^7S`Y%|J<(X{?xg$Zgj(MB&d%j!x&aU}P_Vh0-6N%@#)', 0.5
) * 1075)[:65536],
    x2: [2.0],
    t3: (packed('|i1',
    'c-jTQ2?D?%2m>$<DgFOzrywpt^7S`Y%|J<(X{?xg$Zgj(MB&d%j!x&aU}P_Vh0-6N%@#)', 1.0
) * 1075)[:65536],
}, name='one_number').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [257, 1]))
x2 = Input('x2', (F32, [1, 131]))
t3 = Output('t3', (F32, [257, 131]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jreNfN*?2m`Q`rS$)=^#F!cH)$+XgbkUV;%Ke^(Z-uD)=4SD#EOA=zIpVFhZDsMGI1f#', 0.5
) * 5)[:257],
    x2: packed('|i1',
    'c-pOt!3h8`5Q89hG1-6OwmbAAC`b)187VuLbi*u)pSG*Ms0K%MASAZ=G9Rot0<H', 0.5
),
    t3: packed('|i1',
    'c-rmRL94Pr6b9grZkbmG6;YT#M9_uI%62aM=`CBj3Ks?<K?8|s3|_Nte9nIm?kwIG2hM>5QD;2r<50_SEb4gQn&y%3IXaYh&Np#1'
    '&yp#nM5D5(QO~hFjar`Lc#h{;mgOwc%(95FC}VriH21zYN0#|}=K0LrM>5Sa-^^su%=RqWn_0AHY|r-lD2kS8p2pWSy~gSJ`}sWI'
    'zjK_%_jCGvPoL*YrsMejjI#I{pVRC48DGz7dQQ*h>-AcuIX@P8UL5li@48dP=a?U>Q_icrI~6iL9;@ysi{0^*7pLx6obvpXpH4+l'
    'EYs}#{VWjMAjGhVsjb(huFa9yx=A#htW86vwym#iSzOyDG0e4Xn1q<bG!4U8rdffn(DJ@*d*0rErs*zz=Gby^Z+}EP-FumGE+#IE'
    '6Ti3ped7JSZSU><-uL}7&Ae(jZz_Hj<9O}F9C_7Ux#;+KZDd+i-B`)uSY3H@9joTb`ITR<P17vXtiXv-U=~C-2r+cxF}>f9ahjv('
    '#)p_j@qP?4?Yi;Z$>O_vh~e?>hKCRj@pufwuuQW8v!KAQP#3qlz7_SQABIcQ&#^9=OWim1aJk8}D4L;=#i6*=x64r6E_HpWFPGcx'
    'woJ1E*98Us2nE)Z0<)mNElZH>f?$^fk!2W>Yt1o8+$gZzz=(D-O%m5gWYI{XU>6z5E((Guh@#zYw@fqElp<?NfkTN|kj-%##Bq?u'
    '%prtPXO3}7S?ti5ut271N=Yh<BxP~HNE)y>W-((y5G>PN=5<-td3kPyIP-RnWzNrK%S&;tWt!()<gzI8b6KB7UZ2bIT%ON$T`$wD'
    'z@<rnLrFuIQa7YN(RJS@bEKi|Q({xycV!xewjRo&9{SYv_0aVx^{MZ>uDeXL0*6w8aa7>OO@VP#;I2u56QRJ4P~avWFa2aQc7!4)'
    'LV*jk0&D8u-+$6WlBUTa&8Tf>A)RA-2(y%ishuS<Jsd*&AdB`POOwn#Bw3nfX_h5PvP`oAS4U0XXxc{CwqL8&cKtO+O<!-dueG+?'
    'Ze*(K>y<8xD}AeNwkv(J)wHd)-EKCUWttUupi^KR6_^DD9%U3*)(ZRz3hW34HYHwz%Vq~`4mJmygU!L_U~{lJ*c@yQHV2zyO@Yn9'
    '=3sNMIoKR*4mJmygU!L_U~{lJ*c@yQHV2!7&B5kibFews9Bd9Y2b+V<!RBCdusPTqY>qVrHV2!7&B5kibFews9Bd9Y2b+V<!RBCd'
    'usPTqYz{UDn}f~4=3sNMIoKR*4mJmygU!L_U~{lJ))d$rYz{UDn}f~4=3sNMIoKR*4mJmygU!L_U~{lJ*c@yQHV2!7&B5kib9e;U'
    'TnRS+4<QNsga', 0.25
),
}, name='outer').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 37, 41, 17]))
x2 = Input('x2', (F32, [17]))
t3 = Output('t3', (F32, [1, 37, 41, 17]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ0RjLJ2m`=G<^QjpCb`3X(>7Ivup~}!7y-MhbcD1Qeaf4@^stjHDuwLWfe*t?9@P', 0.5
) * 423)[:25789],
    x2: [2.5, 4.0, 2.0, 2.5, 2.0, 2.0, 4.0, 4.0, 2.0, 1.5, 3.0, 1.5, 2.5, 1.0, 1.0, 2.0, 1.0],
    t3: (packed('|i1',
    'c-kG4L5s6I6oo^_N-9A^Ng;xW;4EZTUApW~ciE+@mn^0bq>#W|N>V~9n#z}cKj7ryJm*HpxnPZ;2u-?lUOroqlpu%BkVm@DQ6N_E'
    '0?qtP(|>k#KA;Rap+kSE^yqw=H9kW~Nj3`k_ha{&m!_1|;-p96_^@?~=Cp3`4Z<h_BFGvS@~)S{%)DzXLC72C)NpSh>4em^V@s0c'
    '5ov*QG#|c6_VmH2`9mJYa5|r2c23I+M6wvzW74<WCz%>#X{e^j3BBvZ^As6UQ+yTSF}+cOoSEjTtK=Z(L(NqZ$)eLr-g}W0lNQ-b'
    'mkd`Za4q-&Ed{~&sb;MLqR8prcT00=z>u<mD9nz<<jp--m?<ecNnhlvMH^q#nV^}R8~iuDC%;9qmQ$!Mz0`UsG76Clf@v|_Pt#ZF'
    'jm)5NSyIK$ujyDs>4ed{3R=u4MK9sDinfD<nRFLOqivIEFRqnJm>6WCiA{DDTF*{#5<4Gxdh?t1E5gXhajy7Jd?}Eu6F8EGPTTRX'
    '^*iRHJfM!o&dbqyLXhX2;k%f%U83zpy0vdwDWxIB*+$!7$`Qo95}4Uhmos+BzDFx}B6fC%8Yg$Zj_@IC`B+X}ZshDa>)=Dy^+TCw'
    '<@X&3$z<cw^n^Cze9e(3yrFlyJk%D$cF=3p^n-NnP*NYmLY5kaYh}|y8N+6#@jePWJNtb=A>}x`!m448;fJ2KyvfC2JYknlXDc!X'
    '=GMcW!7wn#U)e54Tdkpv!Z;`7Pi+pixU-dd?wix7A*76|xHHIZ1pV)%b{QDa#bd>|NAK^KA}I>RnPzvGM|j7n7NfWJQVD4cXMBoN'
    'd6`W@-YUQy=&=C2;9ZMC?cmI#^dn22uubt}L}7z||M1or6N;`;|938at$60JD}@xyG#Y>Xpp`5@;+HHqrB`_W+BII-BF4}*)i9Xl'
    'Sad#Km>Spw^4h~!ZH37Uwls<4vxegl`IOM)Cc*@t+kTCYHK&#N4+UcZ;{', 0.25
) * 25)[:25789],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [129, 67]))
x2 = Input('x2', (F32, [129, 1]))
t3 = Output('t3', (F32, [129, 67]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: (packed('|i1',
    'c-jrf!4Uu<2m?S6Cb|Br)j@){&kZ#g%u!XLDr~ui%>G9}c=$Q8)-v4BVut%BsyF=shfp0A', 0.5
) * 142)[:8643],
    x2: packed('|i1',
    'c-pOt$qm3j5W*y`q5q1P^pFooHbf|3Ith!&zM;7HCFaJj@U5lUO-d?OemFm&K>~O', 0.5
),
    t3: packed('|i1',
    'c-rlk&ugPV6vrQlF<J(dAp>&|3Fu+*q&JWIr}vm!dn#UpAb|)<P!VG$Cag4DHr;O8L}#-s%=O_HXXbt1j}NXkj*DH&syL3FIL3hF'
    'in%V`bdkz&u#DxGmkKr&0w?hRGv+=g)QLCGu8d#BrqMQ8meDLjph!(?nnu+{8cLCbq}8f{s!@REb3kotE^~us)zXwuQ&AJ0#5JmG'
    '8KhBr)HH=1+qy+a9?7G!Y=N~BpvD0Cc+~PnK{d;@k=!z*$(quATA##*k~cvxPntZ;J&!6>SuAo$as#~Occ4uZJTB*6m^=mw%@Z%6'
    '!Myu4481U<KgB)&Jm}aT#Zgp4Q9po{eFJ^Jx5I2^t&7l}=yhS)x;@+1>-E}NuXT8s)O*{W6<wsZEPbL+PGT8wML|6rNKzqOY!fn8'
    '*%lL(paUz40vCk}@|Yb6LEA3EFjmLvI87OB*-6~<&*#T}XOck<`^Vy|9_)+P9&S$#4&(4(*VXf<&0v_fd5Kr18>I_>O3KvriEr-8'
    'D2m)DBA`vno$s4z7b#trOv&`=sf4uDz+DAEb~}G@65nv=OAp4Olf3U?y&T4&syL*oci;YX=ZmSjKF=JQ{>{h!cxMhhj6+rZ-9dLp'
    'F^5jVVcgs{G5$PmdKSi+!}=D+Syc`5_N$mfo;gg69!>xE2jj4l3|K4POfq2WeM{BV%le>A|0^+v;XcgUuj2dO`I7jK+t4TC;aoKz'
    '=51bL9;q767#vc?!C_cnzrcQh{Q~<1_6zJ6*e|eOV86hAf&Bve1@;T<7uYYbUts@#gZ)1Mi~>dM', 0.25
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [65536]))
x2 = Input('x2', (F32, [65536]))
t3 = Output('t3', (F32, [65536]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: (packed('<i2',
    'c-jGa0EPb@TZEGQm2ctzIIH3^1PzF)#ovIt<2Gx{yF<+-=S62OpHkI|Ljx3$c|Q>*$ddH?6VWu~xtQ%#GrNA#1q}`G1OD*;{{{98'
    '`3MU0@DBD4{{aLG1P=873GxO61^4&$^#Jz`3l0Mc0QL<D00jjN2Mh2E4-WzG`6g{PB>', 0.0009765625
) * 1075)[:65536],
    x2: (packed('|i1',
    'c-jq!K?(o>2!mkDw*SAl(1Td<D3Vz;>ZJN?iE-vd$)C*@JY7Ol4kJzhJp', 0.5
) * 1075)[:65536],
    t3: (packed('<i2',
    'c-jGa0EPePwv;67D&8&tZ~<y86dE8@D13m}#twq_*cbr=wOKVneD>2QPX>(e);oygcx<5OUvtnXR``3Qm>uvHC>lfI6aC=-{tDzk'
    '*C-Uu;da|){R0(57j>flK-eD*B;Mt?)&cHYP*xC70KZXB1Q`)DKSr`sOnD50;cXr_0{', 0.00048828125
) * 1075)[:65536],
}, name='equal').DisableLifeTimeVariation()
