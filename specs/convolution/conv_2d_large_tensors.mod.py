# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: tensors of many elements, in sizes of no block, and beside powers of two.

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
x1 = Input('x1', (F32, [1, 67, 35, 5]))
c2 = Parameter('c2', (F32, [19, 3, 3, 5]), (packed('|i1',
    'c-jq$u?+wK41&b}Z<f|LU=Y#fo6?5G@x+#2X0@NWKjG^{807$v=oSh', 0.5
) * 15)[:855])
c3 = Parameter('c3', (F32, [19]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0, -3.5,
    4.0])
t4 = Output('t4', (F32, [1, 67, 18, 19]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 2, 1, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jTQhXDW}2m>&vg8YB2GEF9incB)v>D&=h#%>SB19f(imio<wlN)W%7e_#(JU+sc9_|', 0.5
) * 193)[:11725],
    t4: packed('<i2',
    'c-rlpX>1$Uoxq2uc;ELWkrYWu6m?&gb=a2g9Ci{XZPKP`v5Ta;DB3UWhefd;7Fb}>F0epRbX#oNq6g46*`!GmJ9cbGl6Bv=sDlzo'
    'iKlqqH#ys_ZE}Y40v<UAZ0`t$IV6XidH?r&|M%v{H&4yQsf4j0(-zJ0It`qefGy<l=XJ-N<Tk0W7Vp3v_p}J;)J*o~i5{-yG!E=a'
    'CoY^8iRzQ|3W->KKp})?*nM&m(G$U(A}ytKQ`5n#d)lwJSsi252YF6&cw4r#N>az-VHdd`s}M*Vn`2JB^JcJM^q))FBf$!zS^gIJ'
    'Up?3qvu}QcTCmK_hhty+*=|ji*2o<Bx_xE{<0O7tfah6PL7}vcUGS3*`UNgWt&-qB^A?6h^ScAF>-5SvEjzgHqYHz9ydh?(%*=#I'
    '8##wnEdbe_9HCksXY&TBs#RNaF1iuxsI(;n@?Ar}F(Uxek&VqYrFSH?Lw&wWD#QAnDm$S@YJU4>qKY5wZc9k3z$htJxI{69ly1NF'
    'g269!uJ4KHGDhJ9X&k_bLcEx{jqMf51Qo{|bhA?b#SD$=-!twwYM7Ynlt#WF{HpVZ`_a8%mw8Y$Z@zvLr{-U<aGn11@u`=pR+rW%'
    '#ozA6IhfnlO8r^)_)o@1WVK;gqolC2@GYuZF}JbhzwTlO*y+J>|9XS>dXVOx#o{p)vOgs(OWGQvy49Nf24)Zdei`KaHgmiX^Q~FV'
    'yS7M@o9Y**w+(*2dE#@MFX4&aAan?E?Y!$I2e4BakG~=i9cvJrZ=$EtCL53g{$cyZjEqgu>CQ8|P3zv;fp2g|t98GBS1yUy?094?'
    '1Tt^9=dA7a4xvqxaJ2U_&(l7|eZ@i+c2`}Q|3Pn`Whb{^-L{x(YdQTK@fxPuu|HwX$uWiQs$`65j=g0Poa>V~C*ME&T9@;LOV|`K'
    'ch*#QsY6ndips$ftrNq3-Njz5dDnfKJW=yPV933Bt5%3x&y2dP{>go*CzDf5r1D0hj?vr^+H0|!sM{aV3BTc=N}Aa=qm&(J(yk>`'
    '0J%%04qP1#_!h)(x#CK$<x1b~s5!Zkh)Ung`FIt8UQbKn?7tgwiH?JzFo#QccfGs*l|OtOQM7$W{0X^j@JGww+*bz8T!X4U{M!@y'
    'r6Ddr`eD~+>Ds2#>1)b?T|SS={O-;>;ocjWR9qpPqz}CEj~(m}<D#h-U*4_|ns)wfpfc2V+uLm4>^(+)1M|z1$~K~8Gnkkjm0S{?'
    'lwZYrq6)h?xBSJ(gq-?vdwO<6m7BlByPavA3NxAs*8O*P2)N$oHac2|K9|Wx=N1Q(&$BULu$OjSa%7nFRD~QHvU;~-YCvrH-Drkc'
    'XIvHNUT0Ya$3ts`v8~q2dB0H968k<&Zyb|3q60N|7Seyhe`jp3HB_gsuk1GeU{g3AYni&)Gvc{?wy{q0BfH0#zvA=0o&41SgQ1cB'
    'Jjxj~s&&h+(>^d}_UI>Xj5!@!_1_{jG}<%kJIOr3aQ##B0-$<L<Ny4sv0(2QNE#X!cT?JGYWg$F2D|a%bxmqGP2sJsez+-ryGB~U'
    '5^C?{W&4yDqPr{4)sZ?Pv!8vs)FV09#lxf<w2nGu^3IUC`gKtszz&K(^B6MuU%j^^VT3PqCun>lQJSLPzBLnzG8q6ZH@zHQY7wbb'
    'ZKge?2V1T9V;Z|cZ%@}$aqXQ)hDpLC&}tK7fr^aYWpoti*&&Q9<gPx+lj!3!^RykWnp$JA)_+|{p?ED~#-6wXV<24%nZhE++<}@O'
    'YvX)u1}3tZAyq>m%{`_PQ8^sN$Ek}Rl7`IL57zQ%UJCd=sUP56qV8D9w%xOFhh>oSRu`jz4Z00OVX0{Eo%gH?(#F|0xyPv$NlG?-'
    'r910qFcvr`nv4|dBDIYvB6H8QPNkTFNiN&{!YTfl)`f$f)j;U{^{YNVeSooU8gfyb;mYUF9uor2ekEmhY721S8npX9b=2BbxZ|=^'
    '>{}csE~?FHFjBYX`7UPVKZdL=t>FpNwv+tfpirW}IK0U1euFYy(=ql@^oxZTUX9-t9~mZgD@n4HQZMhYx#m->-)xDnM4dra(bdKf'
    'RO}7;GtvuN<7?6<B3b>D;@{&hnkFfqEp!~`Ek^z`o!KI`Y%cL4VYzyIeq%@fhL6MNy?iN`yqx(rKg(h6ac*%AydO<hy~2Onf?uV5'
    'Gjy|wc5`GoO8(wIuW1%6=W9n_^nCh9!Y=Wgg4Tp_#2Y%Uv@l}!K?#V*V3dx*Bg3S^GE=hnV(J)0*TnGI$j*FQttZ>BZU`y=uq=ws'
    'vDlU?>5(TQSv^HPUqd6+mDy3!ZA-$|n!c<Nt0yHx>93xm6q0f4s<(})=Q5U_jAZo`^?WS}yXb`5<y&MuhfAj83hZF&>OxM&rg_Y>'
    'gM{qj8ojMmUGYRDtEZ^v6ZkQ4K&teDd!yX*&I*3#PK#f*Qqi3Vx)}gq463^rASv`jB&(;W=d;?VsusmWbN$Y>4c}OQYwS<7^&6a|'
    'H9}s%V5MfJbK!iuyZxCPra$JM&teHxvR<#p@ZH92o-So)yi=9DlV8|r3iV~qWaC-ujqu*>{%3BO{+N3{ObeaVz|My9s{n)Icr`M+'
    'O=ufmSq8)4-y7Hsa?lyfd&Aw&+%Wwy_k2uSa6l=cHDj~Q%ek{6R;TNOq{%W>^;&g>j7Q6;?R$Jx;`}o=On=NhpMT#dXQeNC?H^A@'
    'n?U{Xa2~g721)W%LC;o$^v!Tr&{Nm{%nj2YbI&(F;~XYDUz4ZpM1<TBzFt=^=->JIdYV?~<R9?DxRniF5AQfCsF1-VuQZKNFhHl~'
    '_FiCydeNE9*Ez#+`{+T=q*P&dNKT0|Wa&T!6*8De@kIyEgVzCC?pQqK0W?+tvFqSx(b_$G)2>O{Gq@2Prd&n^6*8Cx@XZqoKBi8X'
    'x>I1^{>#2Dc~N*Knac&jNzx95Mbu@DvFHjasF1-_Kc8pE9ZY?^n>v~a=JIl?SkBS1PUg;xEzC%3`+-|EmBa6$f(jW-tc>5jZ)g-#'
    'F{yRY453Ot-mS>A3WbBoz_Kx8;J(Sq@H|#jP$7c}yge5IQU}%TMju(_I|jD3oN5xqa71GEb6btR(8!~ZxHEKAP$7e<Dt055&$)=p'
    'M%}{HCyPW1yTx^<mzFU4f&z<C+nD2BVR_G>f(jW-TZ;!-9~&6fs)A94b57l?ZT;3oU-&d@5}$W3wZz@^-u+Q4DyWdbRMkkh+M)K`'
    '@wtfoggFal3fHUM1FD_&kbHa5J1_24Myaz|R8S#<sa>XNR_E*@!j7VoR)hH{?Pfc0c!R#f{Jw}B+NFoHTH$yA6;#Mz3ecJ~t+j%%'
    '9UxYp;oDg3Urc<wMGgTXAqyL^I4P4r6OPP41r;)w`UG+(GfWd3=Q<1o1^f5WEPf_VXQYIu8ZL_slbaEIb6sp36;#Mz(pL`g8>wTl'
    '4C}PC)thm!hNTsW(dBl50oSok=N?QedvQ&2R8S#<36mEU*xm(CGLh5uudilvn9fZqIn-6}6gRN;E&J>agEYoM1r;)w8U$F*D;2*E'
    'RnPl)+pDa^{B%HQO0jtug-|%Rj*GYgb^R6!DyWdbBp}gWs+wW>hjY?D``Z)oP-e~>ZOmV8Wa&DC*9y$7Fm`6X3l&tzVA|ZwAFpNe'
    '*H7~-*K$PazjWU6=pxfp1-a0>GDr|_0O`-<tsp9>kiq1b_0I74-{XY87|JCg^>0$}d@9r4;U#gH6&%igzotshhWGiXph5=Iha;5C'
    '*7+tX17~AO<GFz|7%qSF4rp{bMme#TI*!}XNH{Q{f(jW-qyyu$`Xz3xi5M5>Vi$Nayq4#3{pL<UL-nXN_$m=qRbgYHf(jW-M9^r~'
    'd$tEKtHIzV;i49>G3+A|TNbnC{E8ZIG!t-2hwU9yP$7hAF)WX8>vY20;BW?)!1RVv)Rx4La~zLbmsoEVFONG+!gHvgLI%@9urW>I'
    'u!y3)pKM4+=_l;BNL?wMnXo2p4*RNT%D|_)p*Ri|RLEcw*nFM>JFjTJo!p+Iv&}Sms7t1B+i3$yW<f4^1$Z~EoeZIZ3K>k2-W<_='
    'K%o;oWS69I&k~@w1cL;YEbOx<?eu}(B~ES(--HS(WH9mYVUonYY!tHxlu6?%pXBS{iLF)j?Hi1dTlo&Q7vt<@T2VoT45n%vZ+UlJ'
    'h>uoF{89dj`UO@+0295^OmW3*>y{an<~c$B)-o!nkin!$1~B!@VL$UE$3hnX@<Oa7npD(_YzH^~@(G>hY*1zkSvM-Ekim3Lq#Mj9'
    'tW^EldNXZe!NbqKEWywBSK2nsk@>Jga|vTrvGb^)LI#umfT(HP$jX=Ff-o!Nn+jU7`@G8yT&n!15vRp;d}-x$=5seHsF1;gqqH(^'
    ')>H?4L|pXv?2jX7R{1HMQYUbUS+b?H#>r;ZE3(t5ph5=IY$haEF>+%BdyxI=7(X%Z=j$suM1|@_vXRp6B@y___K{zrf(jW-p~#X)'
    'q61T8qm~QOQdNRZSNvmMi$#>xX`%r;j>kRr(v%7nRLEc|w8;YuUM&N>Gb-U2#Jt<q)Qvp{SxnwY^0|3JV!lRF!0J&!g$$-VnUTJb'
    'H!a83IBH>)D(o^XbE3b$o@vO6a{D=IYG}gAmOO_FDr7LV38Lp3{1y*j6nnveOa$voedM6U^AfFxo1=~=Jp>L`*Nh4(WH6bqy1H{+'
    'mBZ2Kocz_0|JCGAV?O#CRVmsP3G69Qel?J1^+-@bg$ySDfr`mcG6d`?Vsj#)Ow-&nVwzm-ZRs<d)@VP;rMEPv7rdyTLIzXXzb4a&'
    'YPc&Y)pDBCF7H_wPR%Y(rZ`R2U0?;jc8q!|=x#&>6*8El+ivPaxV76KPXA&z<l_#cMLsuvRwyGiYK3z8IHxWbr|M8ag$yRs&GD2E'
    'qb94iCgvC>l~~c%@qO`MCL6OD(V`98CrD(j#qvZ{P$7dUxN*}SIo7vv$40eB{%q=$RCAB{q@>Xe56fz_gtg2<44kb&1r;)w{%f7O'
    'yR2b3z8d~;T4#%2I1#Ao)@MWc<m!s2z99(E6*BVRJSwP=!9>Cg?y30-K6lJvx1~FX>zYa`j+giaz}*OBs0Z&5Z4TUq0ToopU@}?o'
    '1tUhFKhZ>94e-rxd?U-RC8fxC{;eGU06e4IwCA#311hMH!6eS-=cD|u(GnPokhUjOq;l=zx{VMcCm>CDrIHu)^tD8A0~J)rV8VcW'
    '2R<`<ybjx_#vasdNHWLJ)fds#7tz%h(bX5x)fd0q)fX!&s6>7(u3Cbbo=bC^a*1gUCCF+$8PPkvdv&Bfy0ypf=l7{huU<f}rN`Lp'
    '<(j@|D8jF|XRK`}Ma-nl-jb*nSJ$0#{Hh??_lt2NmMM0OtCs*_hRQZLwHD9vc4}(<lTxX#$0NG*BCtC*U*9BjD;7D`gxhqvBF`j~'
    '$hFb}moYi*`y$@+l051#zXbdUcP_Ii-CoowSv#R?0&ObJi{e{q@pQ*~+qh_=+m=ocI+a-3H?{A@2x(&D!4}<Ln0G3)?4M_49!f)g'
    '^CI}cY&af$ea1o`S?}v}sPLO6Wm3W+274K<1M&HK13A4p<#&oXiJIIzudav8;d({Pe6z;GcCF+WozdMbUwyZZTjNU54`}p-Y!k+5'
    'JHugdgjnTlx&y<-%LINOe;?#1A}+T~(J5d=0<{>r68PUg5d7;u@b1>%{{FfF+<oWX*4?-N_U!JCK=J?k&%xps-P^poYw_XUevrNH'
    'K9oKQe+RgGMDX4gP&&opQH!sG_s;Czk?t4h0Yxdj3VU9BxpahkMTP8Ed;m)E0^qye-3E$92BAj=OQ&}4^|Ig;V^KVBShWE6qg#v`'
    'P%0v{JjLCLFWs-$QW3#YRTjSoEFKUV@B7~kLaH1D0O<1~0j1air9wkb3<?u$Pe^I*?Ewj4@#J9@1(pH`z_$QM&;aOnfzbCMz!dof'
    'VJBWBuAFiRl5ogC0CEz=^DAey^d1N;G7Pb@@Pi=q*pC7eEUNcQ24fsJ+;U;95QG&Bawer(0U)1*9T$YvGNhtQWxn@S<tYQ+8sLo@'
    'TBlIxiaG1hNAEXs5Y~o|3{$B|LBm+8RwzJ_mJ5OpNK3FR1R)6qJ^VQ=0|BKofPWT%WVBM+htdFvYccaejtIiBhE{N?slXckmk1L8'
    '`GdCHCnH&bu$Ftc$nb~*(6~d}IIKcJNLm3PHS#6E1j67c;~#u-lGRhw^8wIgS}Fht%Q#O+vU=)zzEXH$x#|f{R!?xx2i%Voq=P79'
    '8!{Mw5|Y(Z+Vg>>u)vz=Gd4_roIM{j640ayJp04+$KLZD&N=XG^(+q4AAipWNjuQs1OIP^>5rr5E7DzZRb?&r86BoS?w$|!4fi8l'
    '0vHuk$YFwCo<d3m0SFaT2w;K_2Oztmg6hkF34{()i)j{sv}9CJA%O`fbJwNlqk`&)Fad`e1pvV13M#0M2veyYg0OZ4JP0~eP#p~>'
    '5R$yWQt?nhg#ada=7VGx5EWEMhY5fR)?#WcyFfq%)g!_LD_Gf&tf-)RIGD=9U3#-D#HgS`2otRRfaOL2Kn2wiVFI8H5;FM$6;wxu'
    '2`sBF@KCT(L4_D5*i<Tbz)LKkf(jW-rHg*ZNuq-4QF}fR)_!2~F`*d-6;zJ^6J(A605@Bxph5)G;T|872g)vIQ9*?aCRi1~J2O;J'
    'A%zL@1tpkDGgr$i2o+Qh4HF1&AOFYiR;ZvlDoiDLUHSlgZXhbC9u_7LD7&tL{xE<Fsz-qdGLr>_-hcs*04k^+4kmbnikGLw+z+i-'
    'R8T!EOaQDyfzK001=SH@0w7HVcEJj*LsU>51tw^8%LNtuheK3QJtRz}h5|r^6)LD6t>=TbFR(bELIu^A023sxrOSU*P#qB_Xw`wx'
    'sX&K+zd{8S5|}`s{Pt_e<rQqug$k;Ng$b7QVHdHmjE4%Uqre0l`aKW?U{(bcR7hZg-?Uzux>A~K1)zcoF-#z&$G@)tfd>Q|6;udd'
    'Dq9)=fJFwfPzWlhjsg>8eWg+Zc)+dhsGvd$6C`s1hde7Ps1U#e!tY*#W(P<`qk`&DV1nJi@_=<jP(k%@Fac$2)xanyT~?uj3Mour'
    'IZQxVB1Hw&QDK5NPw?>kAXHExfC+$hA|Sf@BD(q_y80rz`Xaje;^SO>5n>9!2j1KcgQNUT7-+qeCo9;LE_kv6N-O@BC8zR<v=1uc'
    'p{v94o)6llVM6}!5VH*bvg{5XTIb^dce6uY{vYG=6s7', 0.25
),
}, name='strides').AddVariations('float16').DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 67, 35, 5], 0.5, 100))
c2 = Parameter('c2', (U8, [19, 3, 3, 5], 0.25, 128), (packed('<i2',
    'c-m`7pP)I*RciPC87Wui&)6PhdVa~5_|QjXMSpf_bv0|m&#j%dqvzTq^LUHLho45yf0R(P>wU}Ke__p@J~@jRC;<QoRw2j'
) * 15)[:855])
c3 = Parameter('c3', (I32, [19], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100, 7550])
t4 = Output('t4', (U8, [1, 67, 18, 19], 98.0, 87))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 2, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-m8bp8D=&9NU?BN3%aotoi*ZAVStX%ek~q&40<{*$)&|wup88`aj=RD(rSsNy0*g_YK#5-yG6j+P=VKQN9BMB>(_gp&wx'
) * 193)[:11725],
    t4: packed('<i2',
    'c-rmU*>W3KV#e`2KrV7Ksid5wDvQRkEsv~)6h(;?NpL5z6U4stg2vVjG|-I(8bG75HFjblb`S)?MI<FkBDGkGCGYll7T1&~letJ$'
    'Zjzf+<t~*MNL~T1xXM<Y-!uHH&*|^t=vXQbSBQj*%!W)32u~rFPj$}^H(Yrk&k_d)o`^Jve$acf;R{Z3W;_=m9YJ<)YS@4UjdhME'
    '7L_9UCgzsD7lsz;h;XE%BE^7rs9<FcBTak-=c9x@$VO731I7*wFofng|I65QUp8*B(1@g%phf0iV%cKO?8xSqOkL8pZVlMD>4rEQ'
    '#w1Zg-kq>!JXwui<AZHeC{;(eD^7Pq<{N{O-F3|tv17NASVNgsm^+PksVhh%*>O8ODiT|0QtOO{;wyC)<t<B#(+S4yk+8TnuD~Nk'
    'Tr*W+ih5TApWjh>Tx1(Ikwk8msjh`?`EJ%d+*B0T<TiEkht&v=9o$P8SAyDP0irWUdacpL`|lcQ@23#wBMpnryf~x0oua?ul{X>f'
    'zMsf<O0T6Ma|-E7olD%TQD+S9crrB=9}62Hq3@=an=yOi+qEquxrWg-TxGy_eGg{BvH*Dvl^m1ZcLe!UYx?eLaF{Zn+^^Ehgf=BE'
    'I~R7k(AH)2pl{v2-6dR?R`O4;>|Rz2?XT}kdQ!vk`}vp-omRCKf4o$ETQRL(@aBu2sq&ptK&^~h>MR_s7A6CGZY;JCh!z-`I+rW2'
    '&oI7^3Z3^)d!IOzVR;*W!W}>Iv1YVcbI#(aFBLS&IjwgTc%tqq_?{fz#}NJVv-vH1JT3Kh{#a$%8;QzGC2IQQGx8+-pLhQ!Jy1O_'
    'eL_6wXSbCPzl4tVG^}T@Bu_m^?qTjDZl54c|6-`D##W1`{JLa^+fmf+`IGO3koe9o5*~6c8k!fiqMB}Qi1R4n3t3Z0!BN`S;*IX4'
    'CVELTVGNpN%6J=H)h=PC+d<NiU4lxke;>bh%|INZ&0@;=ZavnkuHZtn7mS1h-_a{v75loD#}Db#)h+WqMebqlVn24P%64gMYC7y0'
    '^c<$s_<Vpmd7=>T3-#xQsHBUgwV7ujO1uB86}1>1e5KpoXxG2a23`%1j_teEr^J!9z5j^=Z(@JgYpp)t-fy-Fo%_~AzvBN7PE`8R'
    'K{$Kf!R`B%5cGSKaRpClgqt${rd1V{v<%!#Yds&w@c!a98ybTIW|mUftelQ7+G1RgY$Fk4*Wspb*|U79wD*}P&1QXZtZFVGeygeQ'
    'y<<|>T@9T(U=GbN>#;|*iP#P5==BB>?rb$_4u?IPa;JVvZNnb^q29wDcm0hzUi>GnvAKKk$Z^QOPCm4hkN=G}r{dw#N4AT@!FkE<'
    'eH9U&gn}=cc_wS$4(?y!uBS5*`D1fT|9T~5GyQprF_Zp@aLwn0rJhjoZ%}~=rr+aUv#Kzbu{P%*arDz(q|55l=A*17t7a3{r=iWD'
    'k_xxej5%P-dVHID?##NoDai%%+I7q;^@~zQvZc~EB}1|6P72MLItFgf6Q2rg{F*Z*Py0X1ytij-+>qG@^n<%|+82M>TK2kIkU5zx'
    'wP&wqJCC>K<6e*EeG@y;8(Xk7FG|`?&-acga9F7Q?1`r*O3?C*@1+o0d$qy1VMS38@LQCzIv$y`Z0+B19dO;eM=;$(^B-&s9=}(b'
    'v>1HP0s&rTbt%8W6oknaCx_vLA2ulOhM8()^J5d~M=-bCfL=L|^v44`Sy4uYN0UcfpeAn5*(0vXv~~7($%Hs7+(|8ltsi>Ha<%)d'
    'c}-G?e&lk6>krnAh&E}v=8M1R2QbRf{5zjw>;h3$O22#Hu&%R%jyqz=Ey4H7|8@15$c>$PJf1JluGskF9bf$<X=h#!MECQ1@rwJC'
    '*fEmur<b~tmW<qWsvKuF7kONxgv%T`{Ec#xOy+Ij?_NM|^f3BGnr0G#hE)(B_`i2dNjg-X4(p>~7Jt2whR-Y>VQ_OrlRY^SZVQpu'
    'I-7o+Odb6wK34jZ-e+tvTw;0T0o-#H&0O<ijyZI;IyFhPaZa0wXfP!t4uk*g3-KQ!7+1DAcKm`q`W42jhAx{BUlg_rv_e};)uw1&'
    'v84KkaIA0Mohe#AG`jyDvW3*EwWiNFLwH+ng%$Yu;Csh3FSC_4D+|$izUR6M&t>B^4>RvOh=h%tuClVtK$k0MXzEAtvHA&}eC}rR'
    'H-Gh!C1}e=_`vqbAh&iV-Q&u{q}H^NTSFF|-DRm<`lI+*{e(`wV6agb_qQqYGTn%!-Mj*6=9TSLa=-F$cArhii)OR!UiU}wvHA&}'
    'e9|PHnEi#TwAB2$3@_J9>l3;|AAaKB?UZLZ`p~%|qrGwSkK$wX6FT`G4`6gQy0IOzI{ksFsf6<3{R~<#`Z;uCT%A?kyDkpKkKed!'
    '`VV~aA!hH!e4bfWBW{ELDzut@n9ax}_M;DNl(p;Xb3Q311YB?2HT?%Z`P_0HW2j6slaIn3om?P~&{JZL4eN2Y!nkc_tqg|qw|sBh'
    'HT?%Z`NFqK`^;pFhU}It9t-^*(&MCK$5@iBtDGHM_HWy8MU!#7ao6-8_~cVsbH2NCv_p&B=_#`@w+x*)kUy-VYF{tx!m?}ZOf-li'
    'Z`?Kg2R`{Qm@zK|xnEyvj+yj5Eoa{wRtnLmJUO&2spVx|?M8Aj&;bM0XfYK6nW~QP!fW_0>6B!10b$Eb$epY{FGp&z-;O_-cRE@m'
    '7^p^zDU?wbCQc>fpPBQ|uhV1dba|iNy!d$Ao!?4OTi!)DAB?Y*!9X=yOc_z0--bn-2&ZhSq0KXdK~!kB*G;Zu)qObi&KP|nEBqV`'
    'RHMZ-f3s${Sjih{+#!W!&Io=BPM40$m{{&_rDoMy`hx^xS^xvpXfe^aPYxkWUS4|3A^tWFFTkBZ!Q>Oo#ILJW1_MlLu35bV7^p^z'
    'X-DhMtJ7>yA-dOSWux-r<ii??PsW`U#E085X!&Mh;fp31s78y4GWGZLjEq<&E0kM=4Wcx?Dy~&JruKGTRT+@ia`}Wm0S2nkV$#F&'
    '0gcjs8zGl2<m{CNQo!5A<iDm2T*|;W`KejL3n9~Bpc*YEy+=56my{s}Du;x|30-j&YMzQguM=6EYsTAXQ1jXC>N{Yd8ZD+p>XAz='
    '#J!6ZF@81vVCU_m6FG~hk@!JBLOB}L8oY*9x?rFhEhbyXD>u4I1z73~CO<_eWzZWzE3rlDsfEsKvhw=0`yKia3{<1Vq-o=sODJn`'
    'Xz~k3Yt<QkE;gT=u`-Xg?Sgl=$?FV0w&e!{)o3xrmdz&Gj%-9dblq-TQj-HALoPnEwII!`ay#~azX75$6#)a)XfaJ<&cifHB2dO#'
    ';0!(Hyvgq)NvN#Y6em&$j1ab_H2pRhs78y)bryRrVx4DdlPgJO&gq<?fma%)HMp?VQo3+Vz&W#g4-8bJ#k6Nl;C6Jb?IcVhNlwzA'
    '#+Le(&3f^yv2VBYPi<=wlQS~_1J!6T#p<Z@P9vqZ2h@q@*5c-I=PaZ~`qd4)&Jnnqf>F(q!Lb1bs?lPSB)x_)PfjrwjhI}VPGhOO'
    'Y|YOu#GYpT2$d}Pi!z}~biqJ1T1=B3Xm>Rvo%Uz52V*z2h3YYtC(~I?G6t^%Gd2|w^B@HU7^p^zNuPs1l_zd<<{%f4ZKQ>5Mc%|;'
    'q&_gOa@L%B#u0XHDQ=0uKs8!SCo<X=TD90>x;Y7#q;pCg;oXIvQPJ7TN@^`8lIT|`hy?@HXfYKT#CqvIM0h9+5B4!lJN(f<+uYbd'
    '<0W$9RitQM7UxL;3{<1VH0aq2%3ZN@wOTxiLb=pd>IEgXE@cA+R36ZEw%t}YwG{&c)o3xP%w87L_-<&F$a7leLjpWmHV%jT`=%y2'
    'Kyykvbf3d;Fi?#alh{C?Bwcqy%=1EiQKxzJY&O?mx3VyWxa(Sz)g_(W4m+h_pc*YE*u>ozXLa#A2pYZ&!GzaiU&!Y65Yb&Vkx&`t'
    'TTZ<RngIjVXfbiot-`x8O9x_S4E6y!ytQE4ahKOwYdE(k=+GN@P<zGg2Lsh;G4bai&p6leh`oxMv!C_Mde38yNfnfC2Y!JoPc6|8'
    '#*q>O2CC6wsu-<E9g~oo@`GUvGubK$#<z+Nsm}|%HswCFkk?YtWE~7tqs6qLj$n}6?po-L!>bZ~7)giW<K)=`T4Op1<7xdI%@+-F'
    'Fi?#a6T|i+{uWGl+D<`!et2qkT?`VjkY(O*ouk$G#QB`v5Kw`EYP6UfKAuz7EOi;$kYjA>oP>D2vnfl&Pa~Z^k-!SG4(MnI2CC6w'
    'N}7uFU)Wpj<m`m6ecm@~rjp)mw8wH`R$p@No7N*UE-VQKs?lP~7$Voy1}t?oruQ47m}!o)T)f>_!?{*M>j>;u=*wyDRTm6Yqs8R$'
    'Eg@^%LT)~0Dp>7HcK<d`!;H`~c4xgV$BvZM=gck!3{<1Vq|>HpW1CSx!K!X0O6*Ab&o=3Ge-gd5L`RA0lz*+@$Xx{k)o3v(GnEvY'
    'M`sd5yy4D%(+GwIggDLU6n+nXh}q2;rA87KFi?#alcx<E<|7)N&6W0XyLOdDgbU~0h`qgE>xOJt&!`Afo-e>aHCjxnpieO$d<jYH'
    'OX_;drna7Z?#^hd!meuGK=_@o9;eU;GB8k$7E_puVQLE!kkH1Avc%6j8^TbMxGLGo;r?_xNY%|OI{*XKh%r%jDKe}{tV~b^B=V<I'
    'uGZc*ep-KFN*4(@<jU#e%Cf=L0Rz=&G2Pa)eILI3*DzOlw0b+oS1~uTQT`@$!y->ZTi9FPd{nqK1qQ0oVv?tnHCB2z;;BpxMK$fv'
    's+lWfUTz>JI+nI$W0DP9d5YD6foimvWJSU~fjwPY*BBhBqW_Mn-nH*4xdq|6&uAY*^pST{ld%;rP>mMT>c`ci>%B0p8XT8GNOf2%'
    'e3ybz<IG{lsoYFEkfK}bWqM$s8ZD-|P-Tc(G(l}_le%I_o!H`TXCru~|5dNJzF)1aZ+Q%HTM`UZqs64TX34GfmKONbMMr#1;y7nR'
    ';PplD`XYFJ5xl+#USItGeSI+_(pqZU{h&q&4v|%d!5D}ngvTa@G7)7JC`EsZu}&^OtyWCteb$2Jw*`Jvt0>_p>WEs`LyfPN=>?~&'
    '-q2}6uTShP_NDaIfRPl1Bh?`0u%=r5&3?+VL0Dtsjesi;dqX)+OeFRpR)sGgwEbht0%Sz>FI1^<(w{tDrhIX0FtI?oYU0y-&k?Ft'
    'T8p~lSiKmLQTN;OSdrp8uG#2uU8f)%=4Pyvs{Yc)<nL=uv6eKPbU8QlHTht!sPIN$ZH=b<0be{+d)Gu#fn^aNtYFoNh;2{l{zo`q'
    '70=$wqK0K0>Rck1{ij{ZTrd}$J>KEbagZjLm}exOX@84>qWWc}u5Tt>IDwmsc-~_`F*!q~ZL+6QdE6SFlRD!YuqLn(9^&R%Iay}y'
    'e*ypi0000000000000000000000000000000000000000000000000000000000000000000000000000002+#`#~d#v@_'
),
}, name='strides_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# A convolution with a scale for each channel is beyond one block, tile or vector.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 67, 35, 5], 0.5, 100))
c2 = Parameter('c2', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [19, 3, 3, 5]), (packed('|i1',
    'c-jFy0K)(6Z`A#HmItzVhbSxs(LxLbB)_6O5n;^2PvhTdCzto|mCOq2110%GPo&JHP%u))3{TB)-*zWl@hWS>m)sq}'
) * 15)[:855], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125]))
c3 = Parameter('c3', (I32, [19]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100, 7550])
t4 = Output('t4', (U8, [1, 67, 18, 19], 190.0, 99))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 1, 2, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-m8bp8D=&9NU?BN3%aotoi*ZAVStX%ek~q&40<{*$)&|wup88`aj=RD(rSsNy0*g_YK#5-yG6j+P=VKQN9BMB>(_gp&wx'
) * 193)[:11725],
    t4: packed('<i2',
    'c-rmU*>4<2V#o3P19{9tUKX1yc7Y8N$6i~CZ%fw6`<k<-uj;O@s_w3?zNdRm&cz`qa(EvSMe49lOSZgTd+k{E+Fn~5=iCH~Bna}7'
    '1o;E<l0P8wpD;!Y*g}2&0FuCbr>pTJP=<3)Hx@N4Dv@W28LaQvl6ymCOqd_Hbw4_@o{Zi>ScjHa@Kr1Dk~nuTSBo4&-*Yoi3tzBn'
    '*=&22h=)>8>=JhexTo}VRm-mDj4n3ZfkZ}?9(CnQY%JDBZ(5e{T1cO^)gnpjs*;)sF5BvPpFL;$Izu_oift3ymL__oz|#b6r!Q4P'
    '#V<I>dB^g0EcqfUz6jejREbM|@RlieTy!?r-pCKmiq2gViVLQG#ipiJo-QqKnbfkhsn0}b&rwe~J9BimFBCrox#%l4*J{X5EtM6O'
    'eUw%HOLvr`aJFxNr`>i#q}wPt!pcI!VB_I@6BiS8bOGix56BxP{dl&>#7&7Vo2=VMQf0g7cIw8M?@Yyt3txX^)2T6U=9&Z%u4FLj'
    '8t8f;7k4!wf|Z_8#gX}mGWYLA0+(^L2J%`X=!s-kQ~rf1{r4QNN9zk#F3*(pNPXRiDvN-2>DWR{ojUw;aB*GC#J_?iJLvvN9sj7h'
    'e3|7uBJV-B!_3pQhV(m96NIG)1!L`=0Uvm|E6JRU`%}jK*{Ym=f$>o|7slyyVTXhj=p(P|y|hv8pD?SVz+bc_l-iXdy?COOS7UKK'
    '#I94fvvl<-W;SEzgJA4^mX)*Hecwwy@b%x};w2}ao!QxGh9^9`|4?IBq$(n<a+oc<1*5FCIz~Jrx57x8uaB<9(^qqfNw7f6;+Rt}'
    'R)pqUx6XWXH9fsy*#y;Rrk0PCnGe-6oUw5cY7=3l0o8j(aor9)2MQbhXwU4S(tJiv2L|<T3Fd#QTPu$LirF7y>b@_xKeJoA0CnmD'
    'N@qUx+)p&I@xL&0lzPupwGJ%Zmcd20&~1mR?TnVa;Cjh=)6kLGh_ZU|6SeW74CZ0!JjLw*IDbtB``P5K6uc0I@1%JV(W^bP&TR72'
    'n)x|A-;~p9rg|akcoV6%VrXxc?CWyvrBFsEJhYjswovc|Nsq_%JOQPPf+4!2H!wYs)LL3&%n)myLryr>?^pVz;-aOQ%MH(ZosFCf'
    'JSw#W!ClbSE_vFx#HN>}0HUQ4)EH2Boqpq(tPRtss>W!em5wB`h?cV&xY!O?WvHzxIh?l=6HFzQ)tS(pk8(B89w-tbl~ko@$v*WK'
    '*hW$+v8aP4Cp-`A6<WHMWUUPrfXi9*87VjuE~$u%if{kY6>hp(6#)H8F5IxQYrZ>|6a``Ne@rp^(EZuZ8`klvl`U5P&R0JHv#?=@'
    'uh2{(tqziStyudAD3!Agfwei+t1N**BYX3b2{CqEkDwLx`m}IYL~FNAQnT&2>82URtg+oAJX!ILMTMoCg^?x7zBEV1Su@s)tJ{Uj'
    'mWA%KSDZ>^1jK#W^O|1v1NP!CyxOkN#mbR~zi~`c3kSiZ=S~Q2a|Pgc)W><q?Ck(8xmm*0GjMSgtc^=x?Y^D4<pGVZA4=P=&+R-w'
    'NWNec9@6=?V?X0|A3xEULCAYKde;+Zeg4$^mSLEm7bO2nPfQwQyy;Kl@KZs0Xhq%vRR%Eo$JM1yhTR7KBNMGosg*8Uy)ESqRZvu@'
    '9J%I_T77?1Tyher(w=TEQ!RgaE4LemP1Mp&&!E!yKZN*BrN^#%qx=4BEAQ{yd#T~~#UR;4&VlCc+sR3M@Vu^(2XtbfQw7xvxZKgA'
    '69HnKyzlyJ&sm*7b<4`gO-tHQtNW+0y@ZRqnP3AxuJjwnBok`KCDbYT@E*y%VNCaR=C_?QO=tN<$2lgO14oXd@5I9@(HmyaDX||q'
    'tq{$<rHDN&R__4x8eBZ%fIcnE=QHz6YCK;>#~ppfi))tJ0+%Ue_6e8$S!DSPjlw|>kpi`&A5-VHWgWu)d!+ufw%XBD|E|rBNNEig'
    'pANSZx;O#8aZHxiqOjG>o=!mQCJVs4&QN^Jh6_^cn58vWJ;@^Md?y}O-=mYyNC(hX3?=buhq2I#g^FWf;G%%Z0AD+)bUaXh%lS?`'
    'tiDGl9~kjz;Vf`;+t*;+VG!8*y;^E6CL*E5tQe<`?|e5NR^OwOj}j};Z|ftQNpd8cim_X=LGqV6d`ez82av1TL|1+PJMpmk9-Vyo'
    '3)6IQ1S(5JxsTm$DbcWEzYCoJc!kJ4;nxo+T~wa9*Yt1s<kQOYivOM_>;m<8yk(MP#wvHp^0|K^*2hp0kuquEi}Z<mP5+ipKHWgp'
    'U#$DdDRm*y!)2^{5t24!a=}!46-+&6y4e2@^u)cUf6FJIF(o>hq|g-*{8nwxxvq|5VnI^H><4CRGv~Dw?RN0Qy{3Q5C!b0+vr?7a'
    '0a*yt!LxLb=$d<-AV-RGrdp+?LPgnApSaibZ~5fYm&_LI;n|j>URCf-wq3V@@{j6tO-UP8Ifec&6zRUg2dW`sN?lbLVXC3)H{5(G'
    '<`NxCdy4!Bt<*`mV0b2S)<Zr}4Hr|sa$w9zQG29Pc&1tn9XU_qrp8M9;TV<-7v!f%t&8|THC#;f38<*D7`r;Tjy1>81`%l?S6pxm'
    '2P8MN{)z1RuP`5|hKorjE5*tYnA~Joj;C$Ze%C+|MB7lA8Fi-np)}2`w#o;p;bOv%zanS1h;XdAj7#D}%m2*4g<GPk&_c}6^VX_v'
    '1Y?8`RKvxjcOpoB;<_zgb!&4MqKONNU12VbnJZDfIoW<dq?1)XPz@IoltcpvR19@%KGZh#!sh}i10VT55@p<lXa;QOY(7v87n6lz'
    'CD?<_N*TZ4)}{FCfBM#r`$Qo6lomoKde&TaBR)_K7n46YP0VwaY`PaV3|b+zk}2*llgL1$?Ff8sv~r-cUg87Qa52pe-lxR_T6oDl'
    '+Aj1erOJ-32><5P4%Mg#taBynD$-5H2dd#>Ld^E-KZg2}WA2%9&7qb`3iqs$_hR;H*#{!}G!Wi`e4rXGCP}a8j%|%x(aNV?r2*rY'
    '4Y1)VsO*O~L~LtVhmp$oKs8)UD9&PKpLt_;ZB|^rtSIXi^qXp4^1!rJd6hM!T)kuQfoiyz*zz&rt?76JwKklUjJY_%T(G8kHy;1-'
    'Zn~XKMXC5f#0RS3Vw&rnF2g@Xs?M5=df`aenKS|VTN><3n(e_96?g5{UBCyb;bMYYy5FwZr@R<lH<_2K+?IT0ho0LP7KotFs9;kw'
    '6`v1O!^I><t4d=}Hh!%oXB*x9v{c2e;#-A(W}xM<muYRzt*&T%pc*bFC|xm*?bh<IgiOx1zce2IRCHCfN@}8AEobYPBue*c$Oo$7'
    'Vlvz*Ayv!<k~8lT*#-vk#mF)(!P0-=?^{xn0QE|f4^%_Ogz~1QT58Gmobu$FSU=<HRe_M*;@K*Od+ynnX=P2~1J#f*NiBprXvD4s'
    '4n{Xs>o<e}Cnz}@LLwPMUaZu0j}KJC#iZ`_K=U##Y_{j7+QqA`^EUAV(RPb8-wNcjT65mgEtd~e!^MPPQ9tLAil9|vzt%$MPe-WN'
    'GT?>__LG8aFHdR*knw?PxR`KZy`)!RyW#ogNjs#LV0#y1tBfr97|maUr6O#<N%=rETuiL?L(AROab)Em#nWMNv+Bv90p@2V-SpA6'
    '7myPBOy>jDa52e##mmYLc*aeU+%vW6suz|bX#O%^nxMAem4C)o2<8LTa4}i6me(lAvunQgkv^;VZbSpTRUYpm8)z+MJh-J#Ts8PW'
    'HC#;j_y*250fSKjEY>CTkC@#03ZWjZr+Dr~YDQ)8q{0WP;bL<1Q>bv#iIEWiYk?@yxKE<5j8c<DB|6nG@UrGCTYR7zE+#m?jrG5R'
    'vmKA>Mm>U;%GD@)sSroNdi?2@b%ti$FBu=GhKor%=t8-U(fMlQLv!M7#k&b@;n#Wd=eVRaY{BhXko~>P2dd#>n$tTTI30}uGuiQ+'
    'WhK}`fwREqzXnp-oKf@sGJ}PP4^+d&WN1y?h%@r-a+nE$*7SWq%NU)=MR8H>Kd1SjU2TSZpc*bF+fsvxhHcE6Q6f}KP2K{+>XDiv'
    ')88teOzgg>&$}f)Pz@K8n)YeA<he`8Xj-7pB*$d9A%`AGCvn=7?3#)XC?BYXi%DvHq09_wGtbuCMMOSU#2pJZUjp#ZBLkzn=s4%p'
    '$|2zc)o?LsTBBfPuq}BjttfM#3Ad1r`j&O8I+Jm$lX6X=)_%YTs^MaS<_>V`zEFvKFO~ho6uKH-o2C9pFxfHkj;tS|s^;^7YPgt8'
    '{gyp-mCPi8pD!NVOA^D^_GBIFt&HS%pngR1{VkghRKvw&+UL>K8Ek+3{VV7Ly;XJc{rhUl99nFIo|?Lb^2p-@)o?L^IFYnHBHbyC'
    '>(u}gN|968f@)vUex!v9AakXtM?N2@hKot_^qf#}I%8J7No*zyhbq&SfVS;Unx<V1oIlVu-$s0(8ZIURCcM;yu|xW|w6cK{+p;3X'
    'bDLly(aGh!M-l8;e4rXGCMEtY5I5aiC7wT3I&AyNn6FlKx0om<u<5d`4}9txe4rXGCaI-qIm^aOvmR>nP^v#03G}~7#!a+|^5UEr'
    'eJV{oB7C44E+!GG6qJcHf$Mv!do8=uGR)|2K=BPgUxnc$$`Pzz;se!?F{!<IVg5qwQYPc79Kg&69>0B&-@eFiU*xwh^4k~xe{Wy('
    'Nzcx8tlD{`s{)J-z3gdG&l>y`N^^CvA6RMVgc-km$^kch{T-Is1NO|^<!)H6{YJ!h6yZ&?m?^DZO5xWR3BQ57mL3#wsGFsFI2)%Z'
    'wqg0K11zR)#~|>=F6Irx!C*U9UpL$1G@QuRy4dw<@l3}umJDmI6nB;4&0-{8a@18(d)jWghQ8~`siH*<WE@Yu=Lo42>XoLuRPCrC'
    'e!-&WTz?)#uc`Z0_3`hs;CQIO2)g=8SBe=R(QDMdt+{Vl=9{Mdhh)1e$h9}1bBE-&i1CwneO2#dbfr6QDhUMF>?lR;<MPf$%@l5e'
    'nYWdo=a^&u>X^4SFPh<Y$$LPjgKqJuej=jUgDidg5%@h{XwW>4D>=i9tl#4}j^j9v<2a7vIF92uj^j9v<2a7vIF92uj^j9v<2a7v'
    'IF92uj^j9v<2a7vIF92uj^j9v<2a7vIF92uj^j9vd*b{ba4Jfz'
),
}, name='strides_by_channel_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 67, 35, 5]))
c2 = Parameter('c2', (F32, [19, 3, 3, 5]), (packed('|i1',
    'c-j?;!4Uv341$FHXV#`a4j4676PT{Y49wU{Th6#UmYD1QrOgABe-#n', 0.5
) * 15)[:855])
c3 = Parameter('c3', (F32, [19]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0, -3.5,
    4.0])
t4 = Output('t4', (F32, [1, 65, 33, 19]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jTQ0TRF<2m>&wF#P{(3&*NSAM_>(Oy;i|`Nn+X^03k|lT`+^YStAM>L@}P7Z0^{9_9', 0.5
) * 193)[:11725],
    t4: packed('<i2',
    'c-rmPSx{To9mnwt5=gQ@2+)EMyFlz<*+A+H>LhmBrgmCS>pF4AN$bYbKINgC`_iYrv`MGiLnh;Cr%oqrJ<c+%YfqelErOw7gbe~C'
    'WC^iIAX#RKKtc<k<<@bL?ghX9YcoHFU03&>bI;Ld^etLHoF^@gnfF<5jH-H>t;x%RZ_kQ^)y{fVB)B>JTfgbS>pyH$1SN{mMU!b-'
    '?yGx6IVlpquCI$W$1BTn3RG9K+#}_c>ZaDY`q+3wrr`9N*7w2W%>B1=o4Wt#y0m)apg}*gE<D?Q=B3!AbJ+YVL)EkQ-RAkm;h<$D'
    'zWVEYpRQ;_%+AJIjQcg;@_O$L`;1NB3s`!8@rkm(HM|k_)@sy^K9<qEH<MRUDk;A0|1`O!6`VRE9=<x7%#^zAzq#qMoUWcdI67vM'
    ')>Mjv&F2Gu-5l5Z4lcz;wZAV@nr6n#vQFb0t9p;%ALBN^{b+}??*r-bgOZYnxYF(G*12B@4E&{98q<c#H&l`d$<&>^!tUpL9K#no'
    '4^$@(Eq9mivwtZO&YwRXFO-!s(viDsuB^oJQlUJkA5%By=htoYov9GLA`h-7$}E|FLqRgPzj$la?FfaFVX-yxsxhPgwyW)6t9~x{'
    '=4zql+;PoU%ogW*pdpsmXv!9>c@tkP%gmYjUFNiLHgo#Av&Hyot-|f-ecKx|<P^xJrgY^FPvIr2!!i8A>i4G?RHpZp8`BoSh*%`8'
    'x>F%uE4#I6IL*`sZ5DyUSK1~Q3N@ZCf#-%@dO;>nL^N&J?vLjMswzuzOMLIjZe0CAT~TZG#c8{1^p}h6_Aj2C_bJ8aRTfirLZB5D'
    '*L#ZZ_qQvH4;yY?&3<o073g$*gB@b0ZT-HMOFvPrM<ma_tQ&~s8TZ%5tyex4E|z{%VZ0$7wj8ke*X);FFXpu#Fa2&(J%5KSe_noQ'
    '!aG{H`L!Hz@jzcF^x$un2dc!6B3o5GL$}0T8MR+%e$#b9A#9mR*gSo@u1xQ#K5>_;qUl^vI4QU&S(zUUdCV27e$SnnX9D^b=bY2Y'
    'wt2<633noVuR;Ax>7qImkc$40m~$JBHc8~M6XLmsqUg`qdiJB<$;)r&Ni$Yl8*Hn5(K8sbA1d!?>xjt~7T!3jc{vnc2o`ylqVbZL'
    '<knDJ5ej78UaC{ct4>yEv+TC#+6^M>&}n;e_KZ<;B6`Fexm%Vm*Il2JsJ%?XSl^^$skyUr-EAJQR_NtZ;!if^J^J`N$C%|g>w(5d'
    'vgQKwug`299VhnJ$3A)|5d7?R*yOJ<{8XU~`+jVZwY-+0iVj{0Ph68Vh-GK5TQ0?y&IhtTG!z6g_BE|B(VH3Z8dZML#GmAs-#r|O'
    'XLQ{4*T(;IY%}-f+3)03YL!!}h2^!?(DIztxD=SRw5to4m9DqS*0x@Y$a2p_hP1&7LAGx2xJs%juWJu2+t#YT-k7vq>(>@&U)(5|'
    '7Dxm&lkw$y{XK0VWuw?2%#0@A7yZ0^|36o*1Q%<2LKA-<RJ?TR*vWqDqDRqCUr;7Z`h(GrN9rTbO}YLYjW^E3if(lm=9k8fnODX~'
    'mb~YL`MQCq;LARVbL`&<hp6aD00wmI4LYprA8Nu8p`%6HZm3CwKkXa0)pk_N?`?G@1?nN8y4NHdmt;K=z<`duLB~_{-UM{)4LY8p'
    '_a>kNSwjpA=s?yG0|PpcHN?Px4rC26FrWijLktY)K-Lfg13Hj3#K3?KWDPMepaWS$3=HT%)(`^&I*>KQz<>^94KXmF16e~14Cp}C'
    '5Ca1`kTt}>fDU90F)*M5SwjpA=s?yG0|PpcHN?Px4rC26FrWijLktY)K-Lfg13Hj3#K3?KWDPMepaWS$3=HT%)(`^&I*>KQz<>^9'
    '4KXmF16e~14Cp}C5Ca1`kTt}>fDU90F)*M5SwjpA=s?yG0|PpcHN?Px4rC26FrWijLktY)K-Lfg13Hj3#K3?KWDPMepaWS$3=HT%'
    ')(`^&I*>KQz<>^94KXmF16e~14Cp}C5Ca1`kTt}>fDU90F)*M5SwjpA=s?yG0|PpcHN?Px4rC26FrWijLktY)K-Lfg13Hj3#K3?K'
    'WDPMepaWS$3=HT%)(`^&I*>KQz<>^94KXkb%RKyG*@vGGzaD*m^smo<Y=1DkKhuwW{`u&UM^D=E3(KUQw|zb)eMI_nEXzNNJ1~7n'
    '>S`?S47<;={ovzQ<3Bq!^z8>y&;H*4QWN85&ZdULa2MzP<R-m60p4v$Kaf5LcL!5b;s(v|=9n79_CoBw8~pim6XVv5VYo4K6Wg(@'
    'OnS=P|9KbS4q@2GmzCv>ihnToof`&kS<@@Q-4=$osdi0Z=c1>s&c80h?G~1|uH1#WJIifQmcO5NY#nCTPE73<?(XsD$J<!x)!4mR'
    'xh;}fPxkS(+_iUioPNg*X85bY4UFBf4S9>gd!?kG$J-wKYw}+X+yJ;u$=jQc50_#2FHP=-vAZ`b!@azp0AN7J9-)JGnVqZ6q+W2$'
    '69NqA*c)^_HSbM8$6lf1>3MGgI*>KAz<>^94KXmF16e~24Cp}CkOKockTsORfDU90F)*M5SwjpA=s?y`0|PpcHT1xM4rC1}FrWij'
    'LkkS(K-SO#13Hj3)WCoaWDPAapaWS$3=HT%*3bh3I*>J#z<>^94KXmF16e~14Cp}C5Ca1`kTvwcfDU90F)*M5Swjm9=s?yG0|Ppc'
    'HMGEh4rC22FrWijLk<k+K-Q1~13Hj3#K3?KWDPMepaWS$3=HT%)(`^&I*>Kgz<>^94KXmF16e~04Cp}C5Ca1`kTul6fDU90Eij-1'
    'SwjpA=s?!|AAkWJ$QnXmKnJph7#Prjtf2-5bRcVJfdL)J8e(8T2eO737|?;Np$7(ZAZsXr0UgL1dSE~YvW5~E(1ENW1_pE>Yp8(%'
    '9mpDDU_b}5h8P&ofvh1126P~6D1iYT$QpWJKnJph78uZhtRV&lbRcU;f%z}fS2=h', 0.25
),
}, name='dense').AddVariations('float16').DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 67, 35, 5], 0.5, 100))
c2 = Parameter('c2', (U8, [19, 3, 3, 5], 0.25, 128), (packed('<i2',
    'c-m`7pP)I*RciPC87Wui&)6PhdVa~5_|QjXMSpf_bv0|m&#j%dqvzTq^LUHLho45yf0R(P>wU}Ke__p@J~@jRC;<QoRw2j'
) * 15)[:855])
c3 = Parameter('c3', (I32, [19], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100, 7550])
t4 = Output('t4', (U8, [1, 65, 33, 19], 100.0, 82))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-l+;?sqBtZP4D2EHl;=w-@xD=SVb<e_3I2?C2Lq`PWMheTaN`IE&>}n(B+c@@cu#I&TzjkGi}oZ%*y4{}B!hlmGxWsv;N'
) * 193)[:11725],
    t4: packed('<i2',
    'c-rmPTTk2f0mkvYf!*$6n$(L*owRI=)>Z8`s+72EAdq4(1{-7hPcX&@Y%o4y8yg?+86P0n_<#YMV-iCMB!!fu>6&$FIz^MZT`W>}'
    '5oy}ZuBN?$y^EjP?E85UUp-IF*`u`vZJB0nwH030RToUf<II4mqh)tnjg6#!^Jl)i@qsL8$tW+HiD1QAwVoKHbmdItk;>iviMfG@'
    'YV?;cWNCG}PuEiY_rp*88~wqvJF?V{qrBjY*=_r8Ny@~{ACJv={hBFnLjHx<b1!>8emo;<J+wH_E@hTC+duKS4Sik18rzlp=wi>L'
    'I`R9)cJf)V`SIPgrPzNyI=6VN(Qv3+p?lZ1;#P$h^Cs1}(c-`LsV`P?Jqhm?R!%<g_$;|cAAD1`-R*T2i>J!u;JEa-Go`y%UpjyM'
    'e7Lpo#JDt(xBuB!bIko~&_3~`-(cQ<qdrzp?xf4!j`W$y^~|AHJyd1VceLU3WAEGc6M07{a_wNQb42|}(f)O>-H^=(x+-^m;~HP@'
    'ceTcX6XA%#(|9=K3hfsiCCy$+@l5VqyZP6VgUK&CPu%%r_i;+8b_J&$iNkC@cjX_tm-9t^Q};@CZtxyA4fj0Zkfzb&aY~()=&frh'
    'f6082A3vI{6}MxHwe95AM&K(&yjhdEt}W}bQ?rIC^N!3k9G4a&J$unV$e#Q6tg+JZ^yGH&-RSj#y4X?|dRu`jvgXk8m}f5MjP9IX'
    'l$@HU`x<{Pwegi^s%~)fMT|M$8<vgH+^vzxsyB4LHhVH#wS29Nd6ShL!|0LQRg~W-Scet=mNNY(0|kX8KDZJ6%cas*@<$iGx_MPH'
    'uK)DY5qaJzzv}iaXXh8~7mA0)>ABCt>zmr4og?>PQ<+%O<`(7c;KxeS<&^KPCS#txSshz9<x7jzy{*Dru~faGi@*3)JLx-Im|fb;'
    'N-G0u!*XZ&=KXY|zgZaG+_;mCb=jsb0=ts+Pce0B)ES6de%O#4ru|gKHskR))?+^VeEU+&u-ughJ<{}AB-5@G|6MICD=xhJMe}M('
    'uZSjxOIzD-#--et`9NkLElppyxNSjc&wc-$Kh7Rz6D!)<ZFwmkDSxh?ZzNJ(iNSI8U`&<N`J`+@_dIiu-HJTeYLC6BxYxdwKg!Rg'
    '6y@$Iedk-TK>l*hRa8ldp<UmDWXt1TYWR*D=BMeZWyv1uGf&nd21h7z^7G>LzM(Vy%$EMkfme6ime|%Sn|j_@sjX+Cj?<p1V^`au'
    'Ih3z^rUK1d$%V?(denNl`nLKc6|T86-o4e!(Y~GO_r^YZe<v}nOCCsvUB$*yVXpq3@_})s9PjZx8I8_#l!HTtZ%4vX+Zxen*Fv3N'
    '2d)%W>TiBy4t#W`C|TaA1bcMRp59b<@L(aSIlB7ylxxE2`)oL+Efve&i~e-h{pHMfc+yeJ{?=tbH>_6tu4U_S%#$-71!}90buT;H'
    '(|aoa?D6n=Y<9*NkJ%GPk~`t<p0b`!+_p~CJ-7Fz^xx)(wf6h(*SE*dZGrFyj@ox2Fr?%4NJlf{45jO)f6BIQRP_Fy=4i#Q7^!I|'
    'Yo(&e=n5-Bv8Bn2>USbAq~rBS$M<NPkdD_Q9p9sELOQrLf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<U'
    'Lpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3'
    'xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!M'
    'f&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<U'
    'Lpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<ULpr!Mf&)W3xHW<U^8)|?00000'
    '00000000000000000000000000000000000000000000000000000000000000000!2hfN0c;VJ{{'
),
}, name='dense_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# A convolution with a scale for each channel is beyond one block, tile or vector.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 67, 35, 5], 0.5, 100))
c2 = Parameter('c2', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [19, 3, 3, 5]), (packed('|i1',
    'c-jFy0K)(6Z`A#HmItzVhbSxs(LxLbB)_6O5n;^2PvhTdCzto|mCOq2110%GPo&JHP%u))3{TB)-*zWl@hWS>m)sq}'
) * 15)[:855], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125]))
c3 = Parameter('c3', (I32, [19]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100, 7550])
t4 = Output('t4', (U8, [1, 65, 33, 19], 200.0, 89))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-l+;?sqBtZP4D2EHl;=w-@xD=SVb<e_3I2?C2Lq`PWMheTaN`IE&>}n(B+c@@cu#I&TzjkGi}oZ%*y4{}B!hlmGxWsv;N'
) * 193)[:11725],
    t4: packed('<i2',
    'c-rmPTW=g^9mjEA0upco<scyeQbC|nkSHx}V#lX=&oevcnVr+l?9A+GcGq4X){fWlp|<0sjb)meCM0d5&_;-Y=s|)TZV(azi3`L9'
    ';x+IR=&N|thVSPEJQvT!SO1^6eZ|ep%p3HpXId0icRKlkaa%FI&<(z}WnFHyJ}8)nL%n<3X|8v5IZT%dTL*qp>DNcaFq}!3^f=#N'
    'Sl`p~8=<_dgnn!f+oi+4v1;08vms5t9&Rp|v<oe6hg(1H9ymt39k=57+WPbA<SUAM-dNa8l+k{<v!R)riTSh6_?zylcN=lfw`@&5'
    'eI^*KgfASKv#*;=qo4bw2P?Wea<6KWiN5u=Z^n@w`*!zwvS9Ro@VFv939CoHOon;)1$CutDYw?N=_l`c4_o$HP<u8S^y~V6%)*0;'
    'JLq+5$5CYxbk4O_s*TNhEr^<CNg0>D{)gdAzf^f7+1>|^bSjS*dc~QhXGgl@7@lloR_N7xg|IF4q~nR<?7vgb7KRmd<0aQ$x~R1L'
    '&fH)-%wC?<F1KT;d61NEB%XHS_0mH#?DdNGl<IyiWwDg^yUSL8{)^o`r}}6|S$R|OuHBNm?>h5mj=A2ESKRn!*-CyA8)39q_9wTc'
    'QC3_#R-Nvh=1>2nrWc`e=E!5se$$cyFSv9^kDu7aO5@s+bnB6&Hs1@9`_;CW$#Q!2W4E<y8S~Rd{X_4SNhe-5MtA&!Bgf1iI`!>l'
    ';oGaV!{GAkN^fNA!EdX^M~PO-Mqzz*yI%N{B{`>!<#Ma>V%&;C^R({8syVC}gS)=+Mo0U-?}f(bA6GQzJKf5cqQ&Ps;mu<6!E)=&'
    'uV<$%?azAgy=*a#(oJK!<+{l$!Cq1=pH@1Cd62q0FIuhD_lu2>WL3(8M$pQ=X3~uFNGj%0L#khlDu**yhl9AZ^RUv{vy-ViZmZ#j'
    'Jaa#;+OtvVyf)pCCJV}D8qD^b`erb?^oOc*q?_xt#S_1KPY;^iX8qSo-dm<p9M+oV;5YM0|3VwxRkRCTQRT*sigj!^+<%vqx5D}1'
    'pfWq?<duzUSDh0-T0675fn)u1sWI05F9(YGaqUNM$L_Q1YXyHYk=*NPxRX~0ZPj~CZBF9sIc@**Z9RKZt=(wntHJ2|^{s&%{yiz&'
    '%37;RV}Dmm>a~@jtG&Fs+&N2nQ#tSX!|$b&U-X05>fv}UYp8lOt#xz98~5|YPrkmVZf>MXl==JKP?eH5WV5Xnoh{QHSkX>0x}-+W'
    'CEm?*OaEQAXoP94dQw)ee|IF;-&J0^ZwI^5t8;d`uC{-bc*pzt=$+EeJ=;y4-5<7_vZKvDuFPGy*9yk%Z&mgln{)ql%%gQ{_t4TW'
    'd`)dNEbs72P%$>*w5G2vIom}?|6^nE+)<BrjV$((*`DD>D~s94(3^&>_?H{uH}ZZuENmL-UyJ6aAuy!l=}3px`RZU!w}KPdKPtv6'
    '%4RcFkN@Uae{svxG&G&HZ8Lu$e<}h)I-ZVne1>il((!bp<1=)dkPc>z;J}a$W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$W{u#$kPc>z'
    ';J}a$W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$W{v2;kPc>z*uanuW{u#$kPc>z;J}a$W{v2;kPc>z*uanuW{u#$'
    'kPc>z;J}a$W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$'
    'W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$W{u#$kPc>z=)jN;W{udukPc>z;J}a$W{u#$kPc>z'
    ';J}a$W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$W{u#$kPc>z;J}a$W{u#$'
    'd=3Br0000000000000000000000000000000000000000000000000000000000000000000000@c-(6b3ZA}'
),
}, name='dense_by_channel_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 7, 515]))
c2 = Parameter('c2', (F32, [3, 3, 5, 515]), (packed('|i1',
    'c-j?;!3_W~5Q5PCXO><+LWq)<-R#Us)_RB);({6V2b*r(udoNVlo<m', 0.5
) * 380)[:23175])
c3 = Parameter('c3', (F32, [3]), [2.5, -1.5, -1.5])
t4 = Output('t4', (F32, [1, 3, 3, 3]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-jGa0EPdv3tP49bl@m1mm@nC@WCI1GTLoXyN3wWYD|y;Bm)0Z_VD5)*c9FzwAmrUf1d@KUBbqKw#x5z(MUvQ{{;mL`vV090|NE*'
    '^aBJB1NZa$1o;L1_XZ071OE#F^!*9)4Gi-81p@=~`uqq84-fS94-WbF`S$kq@$teuT>', 0.0009765625
) * 296)[:18025],
    t4: packed('<i4',
    'c-o6{f4d>)?`E~%#$0)8r%jo;X`PE#4|mqg&X4(AF#@HtK7RY|za++Y`rbLgvFzfz(uGu~gv?le<l-aAPp>Xt*)JshPoC``@At2Y'
    'oQ$l8FA7M0`v3nw!+#K9U;rZ!g8@wb2LQ%4H!T', 0.00048828125
),
}, name='deep').DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 7, 515], 0.5, 100))
c2 = Parameter('c2', (U8, [3, 3, 5, 515], 0.25, 128), (packed('<i2',
    'c-m`7pP)I*RciPC87Wui&)6PhdVa~5_|QjXMSpf_bv0|m&#j%dqvzTq^LUHLho45yf0R(P>wU}Ke__p@J~@jRC;<QoRw2j'
) * 380)[:23175])
c3 = Parameter('c3', (I32, [3], 0.125, 0), [10700, 5450, 12600])
t4 = Output('t4', (U8, [1, 3, 3, 3], 5200.0, 82))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-mW#vYSEqqvNvL)9ppfGry?`+bq8-s3iP5`uD!Cdhe6hec@iH752zp=i>|aA7O9zTW8sNEw4;oEOVzNS-F*g5&!_=nI2a'
) * 296)[:18025],
    t4: packed('<i2',
    'c-ouY@QiPJz46t(d$-R2a=mxzwuDWYCuh!XoWZ+`0XF~umqZX3'
),
}, name='deep_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# A convolution with a scale for each channel is beyond one block, tile or vector.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 7, 515], 0.5, 100))
c2 = Parameter('c2', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 3, 5, 515]), (packed('|i1',
    'c-jFy0K)(6Z`A#HmItzVhbSxs(LxLbB)_6O5n;^2PvhTdCzto|mCOq2110%GPo&JHP%u))3{TB)-*zWl@hWS>m)sq}'
) * 380)[:23175], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5]))
c3 = Parameter('c3', (I32, [3]), [10700, 5450, 12600])
t4 = Output('t4', (U8, [1, 3, 3, 3], 8100.0, 117))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-mW#vYSEqqvNvL)9ppfGry?`+bq8-s3iP5`uD!Cdhe6hec@iH752zp=i>|aA7O9zTW8sNEw4;oEOVzNS-F*g5&!_=nI2a'
) * 296)[:18025],
    t4: packed('<i2',
    'c-l+OYVc2pEuV6)e9@=cbGQ4OKXjDwE(nNQpy|bc8vp=4Sq<U'
),
}, name='deep_by_channel_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 1, 129, 255]))
c2 = Parameter('c2', (F32, [65, 1, 1, 255]), (packed('|i1',
    'c-j?;!3_W~5Q4=0XO><+28hT=T{N9vF~m&dw$*w8cegGn2jc;P;T-b', 0.5
) * 272)[:16575])
c3 = Parameter('c3', (F32, [65]), packed('|i1',
    'c-jri$pOG12n0Y5Vd=kG2_k0xW8H(rq&b5o_Y4S2Z_Do#c`1y+wVUr87rkj7MuAvie}07p8bk', 0.5
))
t4 = Output('t4', (F32, [2, 1, 129, 65]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jTQ0RjLa1O&hqhyTA;ZE-W_B;3U&d+{}~PmYL(hk|Cpi&}tDw2S5Yebb20$om5hJQ*S', 0.5
) * 1079)[:65790],
    t4: (packed('<i2',
    'c-p0x1z1%3*2ecB-9wk8G$>svjg*2Qf|PW34Glx52$BaB6r@#30Tl_4B7%fc2N3BlVF&@8xo*AZiaLbf$HTJ+_A|eC)?VxVueF9%'
    'YZ=)QdYfC0N9^4{6TKHZxBm)A<M5ubue!|d!2<EV6x9q9tQ$vAiLJJ0yI;oXsVfY?x*d;kL!R7Bi}fokN-ViXjGy0VwqYQH9GUoA'
    'V}d^EiUlNi_wMTu#UxVEkPz29K722F2c#qko>#|6o$Pu%Q^i_kF`qBN?GM6MN}HFq$9kj2n5kuzR%_l>X{-@kxqNNchT&>ysFVlW'
    'O1QIOLD;FAl`YCr1j$X-S`;ItFRF>0G#2i1u!FF;g&M>fXZoM)XI%K6@`%Ota=&e8lBMUg<2tM~*v^Ca#BG?<eK)eAnJF<*Xj5yj'
    '^4wzS>_fQ>zv*I85I&9X!guNtF|grQ%FTSyjkLF8$`C~u6y-!`O<<i_q!n<2E&Z}XV2)(%IJ2Z8_T!EKR_dAj;abI*q?L9Mj-w#g'
    '*4Qz|I93O*6lKxp`uJe0RkREv{%Yw~5L6>Si$9QvPuJ7-zT@26cVrNm`Jrd-I)rP5*`YXju7n^=k;_8jEDb#enV1f!<E7Iv{W!SX'
    'ZM%Wx=I6Mr``-Jtrd+xtG{wax+efanZ%RR!@Iirx4rN<ue>q)A1_<jk#<HGtV~1+Byq&12zd~fihWON;duC)hP|gSvjQLkvo>C+M'
    'OMvd>7$=(7Z{8^@Vx&I_mrxjZ-TMeg0pVcv?j#{jm@bAo+2@he0ZD2RJ!C`oQ_udBMh1RMFaf`NY3@#}#Mkt6D%`m<K91^~q3^5@'
    '(E?Dl;}0}JSSrG7_T@PiZE4C&TT36^`&p5mW{}Rs4rSzyySW3s^^{dh(IsDICU;NWkmyry#~Jt(hzcisFA&b<taO0zO_reO?Gh|v'
    'cjmD(j5B>%4IEs4YJ_dQ8FGC~9&RyHo-AJZnHQqJ;JB(9<;Bvz>)6>A-|1+NI!nHmSPjCDT~{&^utP;iE+~=OtN~r{*t5#AVx!Id'
    '15#DTB49U|eX)Yd+|Ig@qs+_#%R~7ejw6KRAw&1Vwdmiqg7Djce6lLL54S|9?YKEkujAsTzH`7cSDk&kR4TQK6JlzNmr9vEb?r<P'
    'HgBB2X}%xNi|*C)>P#<M;uN_)fbi~L)!9&Q`H>7#5@Y@K%ZQoRsS5&3@~38AR_EySZP_X(;YE=7)dWe{v8)Ce=-mtCOl$pcSq<y{'
    'E5}PbAdEej(^;c_&2=b+QNTy#*j2)z>Ed=FLSu1^uJKxv3AS+i5G-@jko-Vn4^pNCH_u{w!Up8J3O`RvN3anHOJnxOPy8+J7usJV'
    '%;0#E*9e0M39sNLPzgpfbTzAx>;|XAk%ZD%W!}~dI8J!O(A+&kyJMMO*o?5TCl!Q~6tMp(DD=a;WrB$0C)1JL(SbtS6RYXT?1?7p'
    '$I8?TNiu?S$s;k<l5+(8F*r=Tt&89olMC3CDs$cKAlzUq@p<s^iyNqz2)t5yDC`o(Ma-2^*nK{B5$Vyg$zk;wvUta6Ld$XgCRGtP'
    '5sH8-#?Rsui~ESrDV*pA;fgXi_v!b~2kSQBYNOXrFj`V`n2t;!ZWdX7GL)Mi8z|J;#PBn=SakWAJd`URN5U7SXL~D3@>O@A+DR-B'
    'ma4sHW<;`@*P0~ecjZm8fTWWNzAn{z+l_e|6yK@2-pAE`pO}1XgEw47-0%8Y!^n3+-JEKDkJoQcSzZNUvoCkryf0(UWQ|md<e1IZ'
    'C{mlB=d}3JJsSFqiquq@^7YPpn@uV|9V<NB1&jK-hJnoVk@5CfL2?7*WKtl^#PX@AGgX{qG9WEm+$VOX@)%7h--Z~*(6WDx0KTsC'
    '=l<SC;WdPfx5t(<i(PVwW)OllQQtGBfV<@l83@zU$@Y)b1*zlJ6+H`|$qXP1J;S7@kF7pS_rNESp2e1R{yF5e?&Iz2rbSe~TeeMZ'
    'r>xjnT)a)XQdp{yAiOpp!Nb?{*n=DI<(tV{6jedJ`KMVNn8>BDrk7(1^_Z08mez(}scu69EiVCHxP{#?fm|km>n<@5;L>v-T=BF='
    'PL(k4xvf0qT4l{`952z2ciHHz<fhCA`v*e$q-ih6Vb;GZR_&Ox)V%gNg4(~vUn58a*U!<Y!b=o{c}hS2qan%oq~1mmSj>7`aXBnt'
    'DwpG=xh%Qtr{U)0F=k>Lz0JktYO?|MP)mm|_PAcRQoVv1Dew9El!b$ExoqvA=vl2#<xj$dD0&m7+Bu`6XKF<8ttCigfu*(R9QNbp'
    'UL>78FV10o@$!j-dJ>vcSL%l|@ub)}#)EK!`&#cJA+GdfV_mob?qF_#9aVwHb|MXyG1sK&=VRS5bwa$B+^e<yg)$Ymk>PnH5f~PC'
    '%N2qtIUPK_K-lx1mr(f#QdpGWd8M;B@_kd)9jwd<qQ5BU48<{owl}&wnv@tWYD|=lzttSxN^tVWFhRz@(U!O-$`<Yl!X5_c9-{4S'
    'eQL}r#ciRy{C(Ant@w#L&4EJLSNN$^R>qD!Xue8eAvoIEU!l2-0k^Q355q3rx_L1P%9sSg8HVb)alA#nuVgj&>I*FFIY;id-s15*'
    '-<3rQ)f2=v*c=@yc`rgKD~fnkRiLrSWT4?i4HvO5$+wOdWCdZiAbZ!GAl|=6KT9Y<i`yf#CQ(`2C2GlfllctCFY1z*Y@y~u2l%Me'
    'v=&C@>qBO-1Fl37z*ZwV(t?BeKo}nyf6*=`N3i!LgiH}AX$a-uM5GlxWH3qYE#jnf76LSw)|b=kY1ZY<$@+TRL;y^O*l>y)?Di?;'
    '!u}u}Moe@u%(*ELH)EQTLvmoG(^H4^Rmmf_sS?9aKIDWB(kN|Qg4U>Xw&V76V|klzmF_N=_&lI@VRUT?(*|M9<l{84u&@faVAs;7'
    'Bp+QzdAKCQKu=37dnRltl~LSIh{X_zu@1|TW4j<XyFA@>VUsP*-+es{diQTQ2<M1-5|hT7Yh)QxSG2uRkYUJa^*qlqn^{pkWhLAi'
    'sc_6jjzD{JtUs>hJc%mr+MCw&vy(W^#@@`y<PrTK{4hk{o|ok>W3xn$<JF6Ux@tttO<vN-;mpBgVeiYsMMSI~`Zz`eb1mt;j1UFg'
    't-hfL@Ohq4+eBmlLmCLXm1b*)v(m@d8o;x!JbN!Hahj;+ZG=4J)s3zyQSXq6hf>^rqP&{B!^`ev4EQc?`0sj0w5f^1qM}YXQ-d&z'
    'PHu*DBngj$wb7I7i2gxrl;(POSG@GbLQHlDc1+Ax9tVf6;{1j6rT(NkeoiN$jYo5hx?P`BuH8mm2jPHe&--R70kqf_`c99WL>_J;'
    'PD@cX78y$rJ;}@S+_+~Axh;(EtwMZed!yO*mK2+mXn)Igk7h4xs&_Is2xG%A(pK-NrcjXiJNRUJvA<}T(-(z2DtDHodeb#hL6>AR'
    'kj2kxLWeK1w1iRo%JR6q0AgyTOLZGJM9Ue3Qvp|U&&L^;yeM%~>=f@tow@y?OI_zgajustbRe?o5!6j<EuN3jKoV)XJkWS+niE4*'
    'gQ&AE!vkQobpc^V*ow_=!qY%!3r6yIJNLpE>UR@FLaG?~-S($Gd`R0)mn(4^YC6Sn-r$SH{D&2IGZWO#1Tnro9Q=hM9fU)Ieee>v'
    'Op>bD9X|6XX`8{Xof~~mz{<Z|S>k$zZZfmDN!&YewTceQ`~;~g#h2yGm$U@hKD_To+ho=VK$s}q`39pOg-xBaWDpy^wy$SxEJfiO'
    'CGpAm=M4c8Tf;Z&{IPSqG2F<JF4DVl0L81|L`gAU{@!P(cS=t{n2^NB1`fC&;`3bPZqd@EM7uo;m1$X+l@$40l4~T)+|WFjOIsbg'
    'n|^}Z=ESZca(>jgL5ovenRt0;+69Ew1{a)6eThOyUAv;y{YYt|lr6J8pnumj$@A_M*1)70rW+a`LVQGPW7#MTI2l#v#|KI}4Qb8J'
    '%+0pm1>u)oql|$Lkze2>5rx@T9a*TO-JJ@9`LhQm<fPc2l>5sPZB_M`owZf!ym_3_-VE1_eEvhxq9oP@J)n6Egg4vNK0&Vs1yk#P'
    'c5ckn@!_UO^|DR4DO0&Z&7<%!YXPQ)J0H1N$M5U5P$^F9BFlXav4$7&HzB*93;rAkzv;=99l?V;M}7#RFus+kl8F>`^3bUcSs#5m'
    'zQVpV@Gww=_(OhWBL4M2L@Mfp9&e8#1#&Q<@iG@&jTVF_>xa9w`$@t)gIKM0{mSf=%ueC?UkWZT7rx!I%XJ3lX+fwmL0@&g`F6a|'
    'dgM8XgDR;ZfY}9qASfdx55lUmBV(`6uM$L^Gu%zZ$(Tr$DrV)5^S>GaC#@YCQIx@IX^9aN>Uq|gLw3ii=Z*lc9X+EmHX%kus~w&*'
    '2y03p9<>&jP2#E;#^Kvj`nAUz`?6pr=qr}nFx+_fLQjI`QN4{7+f@9cG6F09#Y8IHi+W_1%l)%=*3WW)@Nwg_tMi{;Ss`|kbRrRU'
    'csFvAoPEhy;1;e)W|XyaUpQnqsyZW;X1i|p=L<#$zrD}R;cSXyg}FI(yGs~^1&(RBFuxz@KEJTznF}WfqSPpUE)z&b=3}S{t5A3|'
    'P9>#=Q`zi&0<$Zjp;0_E3H5@J#zRiz0wr=i=s5^iuyW~%O;#+|@#Nqa*rd?J61g_}%E5@Rtge_owA^hPq#)B8`p_0AyEK(jZT_jm'
    '@uM{_t&i%06#->;4hV<b7o@qOwcR!K%6yj&W*1Ll0J&CWt&m8=<YR7?0Y6(YjMCttX(%^1P1scPu#hU-ccWJDq?G{U6)GeOgct5K'
    '=u(=Wnp~>Okl0*vF>>C@ppEIfDP~K7<z}p(>O#>m+$*Pyb2HDGOJJn3vm7Ht;%%BFpRE9$!TT8y#%#~%KT9mDwo%^xG-ia^*VTtG'
    'hB>Y@M#l#mlAvc)<t|XRF=(vJT3zI&h&^68R3v6`b)tliA<PPD!3Dy2W2>%hloVE`9|vZKRCg#d91|GqcihWTjEo7$V2+M~={l{`'
    '!lzXhvxfa-7M3E1E4b1^HXff9bI}qu0pUwHqdloF<)AP@(weD!`8gt+kZ1&qSu-t55Qe08wo@s)gEiE@xk-z7*64DIp+Du`b)Jmq'
    'PsP;7-GygC7ywXTe~>8f1^5D9AOPyyP2l@o$k$&8_}{m?0P^e2uYUmFuixJH?G*{id{=<%rvU6#K>e!#d=vjE22kPq$9>m5Na4RS'
    '06K;JVnF>8!@rmB?*;Ze1@Makuzw7w9|~xm;=2L>`F`WqOalLxr`W6TBc14~2^^sor~@<kM+)C#K>eFZ^p5&1lRu>s^;0c?Jux7E'
    '#DMxalPCbS$C$s@0yx-FU$4Iy6WCW_pFI3xii2u_I)Vc5YaR}d;kV=UvnK)IP*<b1_Mv(B;p%^n*PdFSan$~PK<z2W?~Xdsxj@%u'
    '0CWob)dGdKQK72^3T++$bPA|n^MKyfzbl}3HS(a7h1$2>qOAoQNA2HkQTw0Gy$T1l{3CUkpKW!}x!A|mXxlC7N2@p_58s{u&Cmc2'
    '>a;)CVxQspBM-nKc{p@<9#+jmM<432vw6tq+jFwM*W%Y0&^C#^r~9`K1MIJG&=Rq4CiidHsH0`_h)cvlJIoQ5h+jL*-c0_sMEpB&'
    '51%;y%R1`7JOGFJ;YcgMKCa%=mJe4z?UM&|EgwKzi+%RVJtak=_v9gy_u$dDr$3<fo12g$E!PL+VgH2=b%g!^K>lc<LzjocM&AK`'
    '`0u><^>85n=jz`Ux;^Gar*OEd(QiS2y4ZeK0MIJ@$+`Gn3}{z?Kj|<(kKdzyP1&Px*y#J&)#!TlAFjp+#{m3MEl{ZccMKqW)U_0~'
    'UoFrzi6eYX`LW*p2Z|A3eE', 0.25
) * 5)[:16770],
}, name='pixels').DisableLifeTimeVariation()

# A convolution is beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 1, 129, 255], 0.5, 100))
c2 = Parameter('c2', (U8, [65, 1, 1, 255], 0.25, 128), (packed('<i2',
    'c-m`7pP)I*RciPC87Wui&)6PhdVa~5_|QjXMSpf_bv0|m&#j%dqvzTq^LUHLho45yf0R(P>wU}Ke__p@J~@jRC;<QoRw2j'
) * 272)[:16575])
c3 = Parameter('c3', (I32, [65], 0.125, 0), packed('<i2',
    'c-lMTWg%8lv`j(e!HYR1Y*DACmDDBh9MEwKs51(>k|wjKD9g-mj@O?bCnQ|N*wi#8?Ruowb4qL45}km33@gq6HEW6*s`1IIGYjj<'
    '81hMQDN3r#Dv4_|vWl=s%7}CDNV7=@@JQ%!Xi4hnt4T0%De1^^aw!T)vN7s%N$P_%0|1V7B4G'
))
t4 = Output('t4', (U8, [2, 1, 129, 65], 330.0, 84))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-rgYWjXB7s=MmqdVi+JGfY-iT&j9|L-}@=()DH^osD0c*H_N#`H|k;wQ#|!NzV7@x*n>N7GvHUvFm8O{{eXhN&o;lD<4h'
) * 1079)[:65790],
    t4: (packed('<i2',
    'c-rmPS6f?mp1|>a1CyQ2Byj`Bb`mEOr|gU?#=(Fn5<(P#FujY8gnB!@>!^YR*i<(#MGbX?BtTR{Je$nT-t4ox&nD~4q-S5ja`rv!'
    '9pC%Uxj5(d{LlZ#h}%jc(lF`T7YFgu26MHat%TKI&?-i@**CxO)_tWCPHN5umO!_JF?88LSnayK@yG4|i1x(2%n6P%MQsHhdCWGq'
    '(-0v_`Vi3^#V1BeY=(!!ucWs9vwu<#5WB$TSd?*95sVyD>tqx8U%q$zTTtrf@LJMZF;L{|@mL&(ZOc$=>sZ}_y;x(ohnU=hFV*Ae'
    'GkHc87|~o<P1?~ahk1ZO^}`D{gI5mzzTU^-_F#-{s;k(L2AQcN$qLKwWonk3MYyVT)L<Ri9(owOQmDm@N#mtt7$7PftQ-X)@X3w!'
    '>wABTa5(tDmoW$%1fGF)cJ`=l738;r74r^0qO4|&%-}}1JN4#GP-oaCFL_pQQpiwECIr?#yp#MW^(%+}%Re0UL*?!F<GlgP#Ab^h'
    'Ds3aGR>)$=SWb<&hcX?rsW<ZVBWzliz2Za3N-NZYVSvV#yMF1f9Deya(G&C2f<|6Y8nU{MYa=dEGr?cPN?=t1t9PjPd)%8BzEJgm'
    '`(Tzoj7`=tq?FcZ<qvbVKj-lKd;b$3dcN*1>Ef@-y_WfOiyyA)vsBDFgy=}2)i5c2rM4cO%fS@by81nj-)0r#q>46bMyBr^aX5Z$'
    '@28E%L=u&>3nQIAcJyV350NyQ>z<4j0Qv#~U{yQAk0V#^DKRLjI2&7M(F(g+0YSL>@m&t*CH{Q$qrZD4NY*uoV*M#}{%eU3E0#jl'
    'ODrGJiX2A!@V?9)K34$2>I`u);YY1PC)N%lpy>&Rr|%>`KKL%w6i7q-`V#-Je{3$(@dDx3Q{|5x#i+iL(zr%a9gjB8-ZTwkTgE>='
    '3DG7INwgSAqng8d*RAviyWfTeVym>cl^5*{ncds9K8)W;RR(AQGF-sOtjg5D<IT4V)N&}LJL6phoDve~W<i+4fMT-f=z~{3M0$Kt'
    'iq}%IDoZ-2ck4npzwcxo@G?jvFdL@_|D|{A@ceaEKXCwFj6{hsA#EAJG#tj%!_TkBKRy}Eo?wa<^yd5emg%vb))iAj+i2xuYk^La'
    'OTlA9$J+7CnY#v!DWW*HlCWV_PNv_?VGP2-=eLrdWquBIu7&89`l@7a$UJ^j`@&M*NlIRvOtr3bRBKo5$Yugp3iU7&H(X2v0l3yq'
    'DmmN=;i&G>-RMW#KZoj8w?I*Y(BGe+W?t5LpyD>La&}aRD#aAQ%F=zV)E{nvChZoUy|RR{e3IcX)`pWtt@GB#<*&Z+4F-c?d3Rx?'
    '-@}e?wfMl&W=iO#c`#7MC?CppJ7<z_6dGhqN}aVBAg~HMht0T@R-3ewIhjw7zKeH;J&dp+KinR&IS=YWHhv>2c!mivMWMy$(C>A*'
    'w$J9trKVjV%NIr64>(*)npI{%Klt$8;nm%rqq4<~aefznQSM<LZ`FH|%05fwW2X>S7TbZD&Q}`y;l-P%9EqylUGtfp944wpStWu('
    's%LlBKhFG+Zc3!_nvRlihnIEjxBHNqCQIE@*L}!XM8Rg|j%<GYVy*%PBO_UnsExxYD{^2`3Nk`-`5T|@eead7tl{-FqL?&6%p8kX'
    '(c(^|ZiNxxx(c`6GJH5N88~wvfV7+R#poJ`LkwDOraQDSqL{lAyL#|_q%p7w7d8|x4@WFhyRFMmX)7(99p$4Y38rx?V}0(;w{Pg>'
    'z@G8S0*8GsP)7rUw39es8v9e?>cQ*a;JODDx7?5Qc*uz@i5C+!k)k!W3|D<Y%k8pV>3r&~JWW5IQe5Eh#c%>0ue35!S_v!1?jL^m'
    ')%TG;zn|gN7q9h3M<@4d1FW#mRQZ$;5ehyFjw_CO9EWFa4avwYgv07=e_|9DvxJ-?RDDlxC9fU)xY6TDnTz|2mU=z3E7K7$*0;FD'
    'Pn{)d?L7u~)O)OUZ@zOAQES#Y9MfKog;A=;Y?hM<q<egG^V6-LBhA4u+Sn=#_xQ}N{RWR!(8)-aCh}2T8EY~tw`9|y>=J_!<FGcv'
    'X8Bi1vcN`mf)J#i`y%}D?$6%(l?}K?%n$XX@R_eAE2h#esOGs<h^a*mEjyI%9*>;ArA0U_V=~H1D`6C<Wyv-OH5yzulka`~Z~g&K'
    '5HD`y1qW8l)0yT~xU7Y#UZ#prT{Whd7|wK0Wd1Q1<gjWGIe@Z!K6FaLBAt{G);`M1e7g5K+8Otfq9$IbGj6vZ)J7fUtptAo7h<|R'
    'i@~PJv`?kqF68hHKn_I=9|k?FO+rz_gx)wbe)stD?yqb8%W*5Ot$1<3>v)!K@S&AMtZ;s;6p`_)#%bxX&c639hqH2Z02bGr_oNx7'
    '+Cs{40#GgH1V71qlkN(}$ja`*;Go~^Jm~V`jdkpU1xu;kR7e4~{-cq}6o<nXOJGd130+9}aav$!hiDi<X76rX+x;cb?u}9nH8shO'
    'I5z*6x;2v5jXhX)7UP=oQ4OWpm(Fnb;nq91H40=KeD8UPh6Pr#-GGA1soSxu`+tknd$*0njXcjt$Tof0z6uw&GNL(q3973_bQAJe'
    'KZm6=={NIC3Ou1a6Ig~=35j)JD5M#?9=&q>&1!FC1+8c+TJQGKlUt3ekf;T%^qTpYGM`jB2KG37*fYMHoueEA4}i;&FyO9nP~EIb'
    'uO7Q|_}SsNvF@OU6gC$5`qoFMUR4Av6&<+XDJnwM`A*oT;jr}B<lH-d7Z?O1`t0SXlc}Q#6%A_orf%<E+5R;)u(aVS?JZat^sv*('
    '_BF7o$5u1%EYuJ2Sk)YdS?$5eukYP_6$&Rb7s4^xEVf$Z5DKcE<;Je<{uFNvCz1MQQLH!Ua2z!GXmJZu^TJhNfXZ-$!@%gsPPaS!'
    'PdNryx5;G1d<0W!AzMr)1em=SzxMKnK<iQ*5lhPAgK1*!uM!_z)CpETrOTNS;TVU_Dz_@x^C<OB4md<-6z?wtX}H3QHG`C1J$Wng'
    ';o&#IPJaw7Z4-nBeDu_I#}ZW9f{UNqiUDI4hx2KjO?l8awe?oMdI-*#&iK~g@p=mGA~mqqb$jdT$rJigD`Z7$VYD-BbL`iIY{Djj'
    '{{k<=v>aCP9q_dDOS$tf`=)UiN}8@l))-qgNy=!QUN-T?;d@8F1p1dY?A%#B=yNP=*LjihK~nhKUW{|ts4t)mqa!aBlN;H&8XX$e'
    'WUnSHc$JkH#0l;2!i~tsTYul~2(2@feLP=(fN}12c#uYkwc#1d=Wq$G7mn#Iik<#P(Tjxurrm<GQUQqOTg-CY1Vb~qiO=?b^>z5;'
    'Ol!3`*%hIuUe)?>UI$&b;NtM8fG|i<gHyKA`)Kpcn+6rKgIsy;qanVHYB`x|#dOa4)&1{cje%XLsFCL#iJ7MkT9!dx7bSSYVIN(F'
    'DvB&4wxLYV%*OBT8I<Ju$q#%PqQwl{gusB-c_Z=u;kVxYs2?dmxf=H@Q{(9d4^Y(tRdcv}fvmu_JPR<UI+BiN-o2+9h7Z83NXR%Y'
    'v5-<$sn?9(IsD}4b)q-6LY6lbhPu}s506D2XL&QlVY~Q=g9j)JXx()0vEI6SE*BgCqsr{%pxq+IFa-&!24-_I@9+E;moKin1l`38'
    'C#T$_bV~#*@8@tU`{2bm4>XoApjERo@FaFQUyUJQ?S-|N1+TPOPNo`DKg(G^d6TIJp%hlz!H-GTY>rHa7n5+ftQW0)N|nQk%2Cih'
    'yfZi%ek)H8E7R1)gcq~$9auYRf`IA!iO*mCwAQv9$Lhp_SZ@-Z``2m@#$iIxWG-KD=HrGcTIp79bx!V_yAJh}8TFMX5!z5qFl|}}'
    'P(8Y}@zKlIfewEXE@>9{2bQhV$?hc%2Pr{4S{a}OsH(uMp$516r#F7jlMSJ1^*Qegy|b3qci9Yp&V6U|+QGlC4aQf{^5*<#PuS+%'
    'so`)#kP^wL@>xqcqAjt2j|X4L-ACD<8wX9B@a1U4Y_Br2LzKp-cv$%5<>TMhdi_y*Nk`E_PsBdI&*8n3OGIPCXx&p=u}PnY>z#@t'
    '#dzv$u0{>VlxLUYW}?zg52KV`zIZ3}(bo5y-ToLQ>fw2Y1H>qYr;Z<ZD1I+lwc-#E>Jq2HHj){b4!m2aMS+AqYkiGdQ_MpI1S8LG'
    'uYdmX`%tq#LO0izZ+H7y4x49QHTjUzHn?hboDXXx6yT7jdtF;^{<G0&*u*cr@X(aNO0)qOs+-73e6;mTu*th)ED@La`jY>Lty7sM'
    '4^Y~SSNe$(RL{34T_<bGO#F>}ql`|f&w6|aA*Qfaf`Bz+HxnQH<v%@rArDX{<(-@`C%8N8n0Q$e9u>CWqD71kD~qfKhjvfuN}tbD'
    'bQ^aK*?}<nP;8}oSe;Jc&fWcV|G(qXsFx5m-4AnkWh7vmPPKRdaj&y-?qp3-@@%@P&SQ=B<@wvl@X3XaTT@sGL21o^W@s+w@Y2q&'
    '(V?fYsp574hsz?;AnQJC^J6t_tmK(H9|Vg@m{ITc&&Dq0%288HeJ-+LCaRnkB?O_Gr#aD2c7IAe2&d7SP7Xh)NDQ3}=2ta-R49dN'
    'mKY(f6^$BfgL}gh!FTdZCe03!mGqD{(HPNznIL%X-pRN4(bMh=qxBr-H}d_xKG$@*YmpE%5@k=EJXBMIE5;QYos;Q5{Mj&sZ5pr6'
    'N6kPr%`|JwCgsG9#0Q73*E+o$Fo*x)w9`&I?X=TQJMFa7PCM<i(@y*U?SBF7f5BP'
) * 5)[:16770],
}, name='pixels_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# A convolution with a scale for each channel is beyond one block, tile or vector.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 1, 129, 255], 0.5, 100))
c2 = Parameter('c2', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [65, 1, 1, 255]), (packed('|i1',
    'c-jFy0K)(6Z`A#HmItzVhbSxs(LxLbB)_6O5n;^2PvhTdCzto|mCOq2110%GPo&JHP%u))3{TB)-*zWl@hWS>m)sq}'
) * 272)[:16575], extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25]))
c3 = Parameter('c3', (I32, [65]), packed('<i2',
    'c-lMTWg%8lv`j(e!HYR1Y*DACmDDBh9MEwKs51(>k|wjKD9g-mj@O?bCnQ|N*wi#8?Ruowb4qL45}km33@gq6HEW6*s`1IIGYjj<'
    '81hMQDN3r#Dv4_|vWl=s%7}CDNV7=@@JQ%!Xi4hnt4T0%De1^^aw!T)vN7s%N$P_%0|1V7B4G'
))
t4 = Output('t4', (U8, [2, 1, 129, 65], 950.0, 114))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-rgYWjXB7s=MmqdVi+JGfY-iT&j9|L-}@=()DH^osD0c*H_N#`H|k;wQ#|!NzV7@x*n>N7GvHUvFm8O{{eXhN&o;lD<4h'
) * 1079)[:65790],
    t4: (packed('<i2',
    'c-rlk`EnfBdByVtNt8s6$}eHrR$P_8;?R&O5Tt}n60vYF`}BUd-uw36(>*(8FoSgl011GLxCnqKQk0@9r;<3@mx@%fD{(4SsU)sQ'
    'Dv4HJAU&?ULjJ>fgYSOdIp=qU^6egZhQ87hP}5{;E}CNDn@jrb8uyXakC61QoW1Etow6?~CIZ6MuqY8vl<Qq9mQi`pJI3V~y;H4F'
    '{VgpZt(w<bTxEqMKMjLXrV+nNAlJ;-X**}<SD_OTu1Gh22GlOru9<XS#fyAL0a>B_J2Ktv)uy1gDcZN;^2>Ph38njqxVP&YDm<D~'
    '<C|i5L04RrRAA#xj)5kU-MB?{UMgD}5ZJqG<Z1hKhZP%?a~wF$;Rnn5af5ru>NXMlXU^Jnq&5>us*WML8fHsMB*@8{8Cj@oBnl{J'
    '+!Ln|KBoDyQC(Krm|cd^gca<)oHTFgqSPn_c3UztEv#EuDAK_UBCALlQh!K98t!5tCv?9ebDOKt3&<V{<|`=k99sV)t@DpyuOC_n'
    '+;~|}jzINiy5y>`2;v7klntW0)xM1!zhf(kkULyc|H8UA5KzxzVi!Ee!e1<E_iF5iwCf`AH!K}F!hoqt3N<0O9j=sRAIkM!IzVfr'
    'B_U>Ca!-{)@b7k3)S|N9Vk%iFIcEoZnR@(&jBv9Y(C!s0Q^%%{INsj80OXFWU#Apm*DQZq5nqzJ-{I-4UiAg&Zb`-=&dkY!@5#M?'
    '68H8z3&W!sHNFPIi#mx^xr7?`c@9yDI-vy(C)%<wCvrD>`VXw*U0!J0jO&0|Hr<7BT4(;=T5Uu4Yu?#&VT+BBs$#?q!yGF|l3bTP'
    'Rf%`>L<Y=@-icZWzM~n|j27e$s$@VokxsExtKV0F(5(2hU9qk-kroh^rGt5-c8G@M7D}fGhXgDO?JvpfRwr1%bWOBxq0AKA_!Fi5'
    '0k}E{DT24=wCVu}{>lJUffblM;E|@Iim01}I$q)!vQW6Sru>B7+u)^yvQ<|)&&YqbXr9*CPiQxF!snc`>+;*I$LppFxM8%+$bOX1'
    'l0cT5J4Wn6X2CmF^1;{k70#&U^fps2iqSdWzq(wnzosfuv*6O!l9{O!Ex<hEY|cos)1L$CPI^{Wur9*|arJ-5%&-?<fX<Gj9iZ$C'
    '-grvxeJ1U0`5u7RXSL)2y5~*ktGI$24>$qT9&tc5fo@k<DJco;&7S^a>tuuDn^whj@f3p}F6sAcrFYy;4S>&hYvh7e#vShh3cFzr'
    '2s>dxB90<Ax6MR?+-3h*E(HH&Wko$+P&*=f1w`i}Z&ay=4^+&w$~D?7TZ`$_`$(wJfh?Bn^=T-trWQBck&G6&=3{woeKlOb-axR9'
    'VCDt1^@P&<Sh_m&bspTjs3rSSaKQqWrd2>qMI{*jg5fk%vE4YL7M6-Pd-9LW+q*1?EFp2h1dD#Tm`=fcLI)J%F9c)DX9lbTG!p_z'
    'O9KHMh50<La&o<I#y%|O{Zo*uenYd2Ud^d3z!daw!U+zq)M~di!ZmX~trx9KgV2x&*l-9a+x-`ywvLpmRx}`BMQVMm%x?AK8Q=~@'
    '^9bfH;q~vU{g1_+4c}$Z^*JrMj+{vgyNaxXbRp>!uk%1Nh-JlXo0Nspjr5|-lO0CvT8!o5=NR;8$#|_+de7-a5PT|_Tb{VixPoex'
    'J*;R1h{Lc5hy&!trj^Jr^~JH8kN(XpVXeBXwK20IL=&F7TW$moG*oUE651$P3mvS{>;Tak;dA!p1W>wIy<ytd6nUQSd`D(CyWu=^'
    'w?!+>s3|h~GqwAkw7=u496X%XYX>lX-h^T_tszgvg>l@n#FVKUH!Y(im9Ka4)8_FW0~;3Kbj1lCzqO#B*2|yRJu0JL@y4cCS!ZoW'
    '>@mJPj$3jy%$G<c%E`J>O<lI)pW=M=D=WwA)q>K5Y(a@8%-~wSR=ur{`@**y6*FVEiLtzf41-9;@kJ>Eq>Rj9od}o3<~QohpjVrb'
    '+@WCHz_|-(?a$TThr(#zbIRywUQ2FaUyok_;dvcU6{T_eItL9yHl3tnql#3#*Tc`4#~Tc6(u(h)=PTf?CF4#aykiamEPf%{JD$io'
    '`!?HWLP4=C$Pc4}DEnzpwT)Q8r8)OCvrzpHi@`>i?t-smarK<%@2@nH6BSh2*}9!Hi;=yWPtOX`5b-?Sm`ry;v@~u<8p`m^ukhSv'
    'C%%O2Enwe9OBeC*kCpzr;{H~sO8ELqY7HJ<R-;=|IB6(h8n>YFi05PzDo)g)T18;)^^_l&CnHvBQlaXCNr60C((g8yckNZ5NS_HN'
    '#J^$9eMf4H<5nXO9E3SW4jH-DHA4-tIqy`@)xM><qETB?8i32HsV~B7*`#{ckWf3P0lrZQX^XWoEok^@P>tgjuM%~Wx+5$u2(8ER'
    '{OVf#JPbBO?Is?#-uIN=yTa%opdvg7Edp;|*3-C+erh0FhGm$%!9ztyrW3AFTog)oyX1%T_6AQ9T8=z4$-*}l_3H`$kvWL4M7sgx'
    '|An<juC&R9qDl?G?uJ)#a*+CBRj*M}dC`5%D#ZV7mIOUo)|(=e0rA9m7xnm_3hK2t6|9cqc6GtZCD4coFW6gClH4K6p>1y}Fw3_d'
    'li9Uy;}W9lkiG&Jr_tsgD*X?{t9y|q?d^M%z{44}b`|=QhMc6qha0bQ0<k2^4p*rz@Z3ocKTS`!Sg}r7--VOB^479;(&XN=+x5yX'
    '?M@v?zvAhhhg(d9RTaT>ij^`6A*l_l2tg*}oCNvk>vR`-ZCPnzE(4=ygW%e7lK6Z1T6AB7e6!r7ts-5nBi$nv-ddYQY71+-wlgBq'
    'GT;3jp6hn27ooo?7<W+SJQ_Tyr0(8RS3dv;`=KF%Thm%HlDzX4q?*i0$=~omHlSv^JsXQc@s&00FX^4Wi0dX(b%bYG`1YcCx5h7;'
    '50c79v}a=UYu?=P`5o2~HC+PYW^|=Q0#$8oX!Qs&FS#cuU;R&-leDO)cL1{jlXF2hiY6TYFgIR^%r}aG)y!F$rfft+V4cCNn8Fk}'
    'r0#|yEs5Q4<(aiH4Z0grnzShmZlo7Q2H#iupG(6n-)HfS=hfN~axPlPQ3wy~ud{+-0n_%^Ek%;}JE<@1lWmr7*kwDVK~{OVY%u7p'
    '|Es=UjHFKmYtNMijKeAhl7!*7^#Ux%LnBSv%7Sx33;tueQZ}QE(gtk0i-~lU=&u8JRICRNRm`=D4caVOmzyaPBEB+4LZyY(lt4yU'
    'xWcb~MP@cS(LAPGf|>ea3U8p5=h4nn=`N&eJHEkzn=^WH2%{+rxSCRyl7|ehnb>svhHWT9;l`T!487MCK+CG6Kyi_Uo_L;vf4iXF'
    'ud^T9>lBkOcw^fu^;w%&(w>xds@VeZ6uGsh#U5hj-BXeee(S7=T3FIMOeL>2F_Wj!1Pu;zwc0I}@XdT^*NZ9G63fE^aMtDk*@W7@'
    '8Eh-kWzc<$XV!b^MLFA&c^zj&;|S$0;K5UB?^AKO?RzY|KCi_$v2)(Sfs6&I_Bsnx3#Bx;VIp4S4!in~>G2NFw;aZI5G~t2o@Bur'
    'OIiw3@6dh~fzQMgL%5xaBgkfYgd1UjlU+rr?dmlRaI@a2lJ`=M;*EGoS=Ifl-r$)Psd_H-_KNlDeHAk8Y>n26#!?rm9+oQhU=}G|'
    'q+B!n9SmOPJKvD`t&YEdov!F2dq<+LqU9+(dP430gK%v(PyxC=tHyVv>LooT5S#<?+v8oRo)b143yFop9{wS{yTzdz<yf)vdnEk1'
    'K;Bx?jvLH}b~laNPkD30WzvgM6siL8Fe>DT4@hInh-_F{@=x@<|E0ac8daL*j5w<_L@uX<KX-$JLQ;Lz0AefW*$q~|vW8MTkVI!N'
    '4YW<D?3%$qhD%a9#msP=wC-9w2fUG}-N4!B@cNT-|07{^<U193u%N~_U@)m8SHTsKf-P1JXxi0|jSE8gpr=1$o^Er(codk>QsAKr'
    '<G7`F68=N8?_n{;^YJI6><NkiC1I4d9(LrEK+G6I=5lZ>r|!1$h3HGG1dS-IzSQENdd~6pbM@-I^e5HMR%xSXt!$<LL3!NWmwrzm'
    '`=&dTaY}>V%JUoDh|CW<wM)oc2Q>ZgO{3wTD*g9U42ja}J6cfUJ7P4YBVR=YRC}A@bVH_29NVTOrM@6PvF@y;aeFdkg(l@f2TgLy'
    'qh<ZH$-Hm3t3>*oHMbppz_=vENPv!lLJ?OPrM_lFbWDS<;au#VxcTbWc0R4X6}2I7SrR_$2m8x$blZ@`W-+l_lD@Kz&9uStv_B2i'
    'K9aA}s86Jf)cQu5<vS_ZrqwqIy^)~Z#mg7a`jg7)`{M3yXbJFeQB7`w>azy4Rg#6#LoWS&$~KK_HYrMlJ8SA6oaszwI@6iXbfz<%'
    '=}c!j)0xh6rvG34FY0xDmH'
) * 5)[:16770],
}, name='pixels_by_channel_quant8').AddVariations(signed(x1, t4)).DisableLifeTimeVariation()
