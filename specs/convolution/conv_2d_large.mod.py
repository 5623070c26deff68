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

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 67, 35, 5]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [19, 3, 3, 5]), packed('|i1',
    'c-rlY!4UvJ5Wz(MHFFBM64rPygwk5Gj4h&uB@(SwaXqEkiEfq(!Eo@w2Y=uP3g9%4', 0.5
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [19]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0, -3.5,
    4.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 67, 18, 19]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 1, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD$pM5Q5CAY31?j(9<=h_jo&0mg$vN$|`m^eJPiZyBz5B@VMcQ-ER9EfqyyBU6?Dq95j}fJ;K8`HQvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%U|SN;J`pE?`', 0.5
),
    output: packed('<i2',
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
}, name='strides').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 67, 35, 5], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [19, 3, 3, 5], 0.25, 128), packed('<i2',
    'c-m`7pP)I*RciPC87Wui&)6PhdVa~5_|QjXMSpf_bv0|m&#j%dqvzTq^LUHLho45yf0R(P>wU}Ke__p@J~@jTMm3LW9@UIRGs7qt'
    '1*3r4005t=*>V'
))
bias = Parameter('bias', ('TENSOR_INT32', [19], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100, 7550])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 67, 18, 19], 98.0, 87))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDEe?SJ002<Q5d@oHOi@*vO^}Rak|_#7p$Vqg1e=LAf8z#DU=wV*plFJ*eUZQ&1nIs061T?VSPP%#hgLA@y@PT!R%qtC<5X!g'
    'on7O}U1aq7EV9wcWzeawLeKuWc;BbD!)0dO&Lw17mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%TxpK=HQ00000000000D%Ad'
    '0=?Fe0R'
),
    output: packed('<i2',
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
}, name='strides_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 98.0, -41),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 67, 35, 5], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [19, 3, 3, 5]), packed('|i1',
    'c-niLf8}rGH1<uE?HW3)7oB)mRrW8k5llRD$p7*EO!evCKTJKt^@>^br?dZ(GfM*uf{yX{pDnmwrXKTAEBo-<QO%>8M>S*73;-+_'
    'p?v'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125]))
bias = Parameter('bias', ('TENSOR_INT32', [19]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100, 7550])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 67, 18, 19], 190.0, 99))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDEe?SJ002<Q5d@oHOi@*vO^}Rak|_#7p$Vqg1e=LAf8z#DU=wV*plFJ*eUZQ&1nIs061T?VSPP%#hgLA@y@PT!R%qtC<5X!g'
    'on7O}U1aq7EV9wcWzeawLeKuWc;BbD!)0dO&Lw17mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%TxpK=HQ00000000000D%Ad'
    '0=?Fe0R'
),
    output: packed('<i2',
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
}, name='strides_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 190.0, -29),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 67, 35, 5]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [19, 3, 3, 5]), packed('|i1',
    'c-rmDu@L}448lNA|24yN@wed2gSB-K0m&{jyImXAZJfkg=!!~ce_oQTIDGi<AAc>)C;b', 0.5
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [19]), [2.5, -1.5, -1.5, -0.5, 3.5, 2.0, 0.5, 0.0, 1.5, -3.5, -0.5, -0.5, 3.5, -1.5, 0.0, 3.0, 3.0, -3.5,
    4.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 65, 33, 19]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD!4bnC3;?j;K*|2o8jd>Mp>OH0{lvaAGvdtot#zv3aXzP4A8pmsTD3Jt)V0p_R@SIJRz}V7#+GGSmStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%U0%0H1UGZ6', 0.5
),
    output: packed('<i2',
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
}, name='dense').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 67, 35, 5], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [19, 3, 3, 5], 0.25, 128), packed('<i2',
    'c-m`7pP)I*RciPC87Wui&)6PhdVa~5_|QjXMSpf_bv0|m&#j%dqvzTq^LUHLho45yf0R(P>wU}Ke__p@J~@jTMm3LW9@UIRGs7qt'
    '1*3r4005t=*>V'
))
bias = Parameter('bias', ('TENSOR_INT32', [19], 0.125, 0), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100, 7550])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 65, 33, 19], 100.0, 82))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDy9z-8002<K9sGsKA1Et7V6b>B(k+7`br*|S2CEE4qg^QrF<2CfY&Mdjlu7)9!F0}k!dGrrxaH@MU^t1ot^PJ%O;;}M)Oz*I'
    'Ca&Yfy>wdEgH0`YekW>;LGKVv%llb#)H!~NnNXHxS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStJ~DaQZ+00000000000QkQz'
    '9SE8+'
),
    output: packed('<i2',
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
}, name='dense_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 100.0, -46),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 67, 35, 5], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [19, 3, 3, 5]), packed('|i1',
    'c-niLf8}rGH1<uE?HW3)7oB)mRrW8k5llRD$p7*EO!evCKTJKt^@>^br?dZ(GfM*uf{yX{pDnmwrXKTAEBo-<QO%>8M>S*73;-+_'
    'p?v'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125]))
bias = Parameter('bias', ('TENSOR_INT32', [19]), [10700, 5450, 12600, 9750, 3700, 8050, 10150, 800, 4900, 12000, 7400, 12700, 3700, 6150, 2650, 8650,
    6550, 10100, 7550])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 65, 33, 19], 200.0, 89))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDy9z-8002<K9sGsKA1Et7V6b>B(k+7`br*|S2CEE4qg^QrF<2CfY&Mdjlu7)9!F0}k!dGrrxaH@MU^t1ot^PJ%O;;}M)Oz*I'
    'Ca&Yfy>wdEgH0`YekW>;LGKVv%llb#)H!~NnNXHxS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStJ~DaQZ+00000000000QkQz'
    '9SE8+'
),
    output: packed('<i2',
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
}, name='dense_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 200.0, -39),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 5, 7, 515]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [3, 3, 5, 515]), packed('|i1',
    'c-rmD!4U*O2m(Mf|Cr@wv$#ip#G>eCc60CC`+CjXZeL8d$@C_j%l0d}vv+yBO};S<!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiPF#MPJ2MK&1B>', 0.5
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [3]), [2.5, -1.5, -1.5])
output = Output('output', ('TENSOR_FLOAT32', [1, 3, 3, 3]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDF)ssQ007XmUq30uEn<?0=wLEftp<aIRjdYyO{@};SZxxEA5knOBnF$rfI-A8QSJ3E=T!ZT4)5)+)!4lJ+<RYGJe^;jZr{uv'
    'ExqopUmw?>cGgZR&FWwyYkxGKr`~2RUgqu&&g0qE?fv1^!`J@f>dJOYmStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStHU`aFoSQHB^pwU?%$mV~@p){5BAN5=lbpixQtqn(NIP8mb!{`}VKNs{)G$s#YZEc=#aS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(b-C{{szXtSA', 0.0009765625
),
    output: [-1918.706, -1492.4653, -957.8843, 814.71094, -428.69727, -673.75146, -1409.1626, -1377.1064,
    -2070.0024, 596.5249, 875.5049, -54.32129, 1010.9595, 215.69824, -44.427734, 426.4497,
    -276.2881, -351.04004, 1058.9082, 311.28613, 44.94336, 162.25537, -1947.3232, -1485.4253,
    522.5669, 819.1177, -427.0708],
}, name='deep').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 515], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [3, 3, 5, 515], 0.25, 128), packed('<i2',
    'c-rmDu?hhJ002<m;R~>fA22ABqD*H{7Sjzjb#*2gOuCe=<R9oHgAXwA0VlJ?DESTPz5PYQMS0aI9!|;NnkKt;^|E~hoqQa=v&t+k'
    '1?$OjKfmR*png9;dTHJdv*+~q>Bi00XcNh@EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si'
    '%d#xXvMkH8EX%Si%Rib60000000000000000000000000008`>F9VPyEd'
))
bias = Parameter('bias', ('TENSOR_INT32', [3], 0.125, 0), [10700, 5450, 12600])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 5200.0, 82))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ007V{qe)hiD}&?*kW9)4++sYF(PprbZ?K(|+x&py1I#v)$s%1Lb&KDS-rHX?+6Q6Q+s;nQNn!P_mD}mLR4wPj{P1c%'
    ';@z{ju1D8yBfIrK(f!yOcLwP+-c&C0I9w#MEX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX(rG'
    '=Kufz000000000000000004mh_67Qb1`P'
),
    output: [155, 128, 230, 14, 183, 127, 51, 213, 189, 189, 181, 159, 244, 215, 141, 149, 182, 96, 178, 105,
    201, 153, 155, 129, 152, 13, 186],
}, name='deep_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 5200.0, -46),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 515], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 3, 5, 515]), packed('|i1',
    'c-rmDF$zIp007`YFQvD*13k&$045IbWVRS(U{db{PJmrpzy%a#`VGqd2Ag`tB!hAd!}sl9F};1WRe7H+8m;KsjicIO)2WWaF}>&G'
    'Wc_|FL*-Gbe|qUQ?E3A&IZiLLe4Y$n&B>{dWm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(g7a{{YkfDDV'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5]))
bias = Parameter('bias', ('TENSOR_INT32', [3]), [10700, 5450, 12600])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 3], 8100.0, 117))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ007V{qe)hiD}&?*kW9)4++sYF(PprbZ?K(|+x&py1I#v)$s%1Lb&KDS-rHX?+6Q6Q+s;nQNn!P_mD}mLR4wPj{P1c%'
    ';@z{ju1D8yBfIrK(f!yOcLwP+-c&C0I9w#MEX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX(rG'
    '=Kufz000000000000000004mh_67Qb1`P'
),
    output: [99, 106, 128, 79, 96, 93, 119, 148, 222, 119, 162, 242, 125, 206, 219, 143, 131, 240, 136, 118, 13,
    160, 80, 94, 160, 41, 74],
}, name='deep_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 8100.0, -11),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 1, 129, 255]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [65, 1, 1, 255]), packed('|i1',
    'c-rmD!4UvK2m&y%|C;6Y`pCyYhNQX7_NJY^{%<;&&Na=uyY2QB>Al(B%;trE2*WT8!!QiPFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!QiPFbu;m`~d{zy6F', 0.5
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [65]), packed('|i1',
    'c-jri$pOG12n0Y5Vd=kG2_k0xW8H(rq&b5o_Y4S2Z_Do#c`1y+wVUr87rkj7MuAvie}07p8bk', 0.5
))
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 129, 65]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD!4<?16ac_{Ec&ljNJt<1X6`d*k6KeXeP8R{EAH7(O10INW0jKD6XS{~E9E`bsQ3FjJ6g-FKU0=vS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%{~>?0P2)o', 0.5
),
    output: packed('<i2',
    'c-rlkcRbbY`@la(_CEH?jIzoOl_;``NR*N6y*c*GCXxB5C?%`13Y9`bBBQJaiR@h*Bh)$HKJ|T`RLAJ|`{(<|?d5gwd7by=KG%KS'
    '*L}UYwPr9)Ay@eo1f<^lJ=lJ{dHFBD6h6;U+tQQ5Zd?e@6A`s2(aHfdgVbzehU-b9w#pnof~&E37Z1^zXmNjqB`Ia*C`q%cO&0VI'
    'V)_Q3Y7DX_oH9cMuHJYVte8M88650<%}eN6dzY*X*^{y;+1)MoM@zX&%_g#?`F&y7LTT~D^85CP_neIKO0(r}N;T%lPMtizYQ=V@'
    'AVk)U=R>HY!Oe4fE|=6P%aSG5SZdMr6+A1WaL|~%!N&{3d(G4kmP8|eXFS?P>V614HDBbjj7%_hAF-cD6$IM2QSP{ka=7h6lRG*r'
    'C5f!54^$qXDj2(~kmfUzCkey*NS%cCoS=jjTnhL(kGoK}Hw_zL$pa!BSS-mb({r`_cJQR0wDZrDsTkmtQ6#+I<j2i8n%!HW7?tp$'
    '5r$*vXtgy~jPSNq29-#1o!<5F&QiT(Aztj6f~5eYM)oCPe+nU8ckA2s<FDV)AP!FSJaW|`pUcSzA-e8N4#RX=TvU#7$Rmis5x+`7'
    '7M-&nyJuRh7YJN@?3Z=ldcM?DNR>e*Iay_RDHL=J9~LLSbJI<SzM-JAh$TM_hIOi=xp%wpBDLyX50*bZMPb2%{?wSYzi-4}!4MIM'
    '|5w9xrEoGXKi!j24ooj!y-`-gOMMV3eYopo`#mTLh6B}G6U26+bn(<_KKCVe$uLUjVX9gmx_9n2)c2W2iTK<~adqIPJg=uy?8=|^'
    'v0rCDYxCn^EeKmNa7Pn{Wy4Iyo*&`TmZLwhH2u-FlN;l1f@q#<QpT*fn%c2i4qMdap77@6aCO%Wj@<KlfKBKyMb4o2G4k=u4^1$9'
    'nJXZ2IiG;imGk|6_R)?@ReZaA)W{p!(-b<U-CUxE-MKun(~m`dA#zqVydKT`rfFq)?@Ci+!~xp5_%ay2@BASxjxa=m>X;I>)g06k'
    '6n#KhUaG&gvrD#gTNvshr#C@Bq00dmTC9nQe^H3=-2t@NAw<uuP%YLs^)URpE1Ra&=G_$uMjL*<ee=Y`$#3jPOjXBTPZ!9}5(S?%'
    'B1xvt7(Ty0f>1EV_iVP0z_Zrbqv{;b>S7dky@TP^zsfR@o`?F<sHu!j&!0q(zD%AJ;W)Hs^m$pPPREk9aso*hjZb-iv<=s6fWF=>'
    '|D7rI?@p=_+<swyLI8#dyEB{1)z3TkB(aNlscbt#-ZPTdC`N9y7q4ZY!g!D;)HayFlsY)u-^h)cBhJM=&z8IjGp`~nP}dY_2*Yyt'
    'ow0*Y_xgl%mW#95?-n$~qre0e^OLCrqN`eJRj5`2lVYesm@Lw-YWi&_zi43Unx@?}BP?!0Ufq@q!wH88|Gt^ygMY;s9WG3xBfp}9'
    'L^j5kvC`O53_X5dsGdWW7MMjFj<1%ODe8;IXY6U28-zDBNl33U-r5MmRYuaEyYD}{h>Z#(DPTpSPT(EK|Im-REyOD!*Izi)t3FB-'
    'YadB&KHyuUD&ZnQ=Xc8JQH)|<2j!8&J6d75xG;!+-`gkMm5V`Y{TFtyn=|sA?Hfd2&NcsJpfK^iD@SV)&&SAY%IRZbPu8IrDxnBH'
    '>njm5FIqd)b`!v`Y{e}TL#o;9^$Aiwr(PwB$T%32>N3nXT%2IS3hfzhzhCC_iNnh}aKTx^^@g`4igqQ$#i7D``{U(d^D{7P^5t5C'
    '=Slq0OMPV$nI;qEij1a5cba`^?GJgxKz&x3{^iPBt3?JM9SaicNwdc{4E#A+!((kP1t@e4(8$6t2iK?E=H$IpLw+e4d%dDZOSUnE'
    '2rWqA_00H|i;(I%e(r3q7N0{~dAcn*a@i#2YX+d1<4?Os-Q=%(MFYdEEb^Uwl>zD`mAQ{XN7MaiLiTg$ohDQtW4YrM&&p-ZJ@Ewb'
    'QuqGyg|oQ~-b>asE_*C^xtu(WTaviSFfcsVB`qM-cHfPk<oT<iD|Dp+?b-Xd>^Nv;2}Wk3a`ZTq6sG5TU#Ko4{moB69>h7VD3L4<'
    'kqb^ycY@@`VYv8Vn}RC&^(WSc=;unxuM&Ake!RiMYN0S}+TGa|+#$z&OacG#n>^K~adXY{pTih^%Y8KhB#3?N4U0V_VOXHx<KG%G'
    '><=DWDMC}1UKgJ{=Qo_ix7$>nR{m3OZQ^@QN-Mp^shKj9F5VDxyDzrH9#@h*0@>+rd3zOx!f=s%MYrSutxrV{&WX{r#|<~`jEo#D'
    'mn5~6rjm!I=OQzCx0`xUHMc!GLh!}ID+cLKZd_J!I+Q~o$;LhwhO1oX+Na2g<%X&&L-mQfvu@fj+;m%xXCg4#HFWm#w$`XhF+p?w'
    '*^17bgT=(*q1UOx@XT%$9S)@5Y3Jqv!|t~{#ESYb;*w-fN*woM-qw^}BS;UU_=}FkU@xB7@<NMSjS|~&jlqI}*P6XcaSpzC#+cYw'
    '+S2DGc|x6G*iApxO|r3}Lyhx8UPFkWa7WoxJ!!m7t-l!IDPabc5AV0#sXaqyCfeWJS*$sO7i4BNagH!=>GJUeBzpo3rx~bc#R%rM'
    'zmV4udVJH&c4y!1`YQtNM_VpYBlScH^%whl^506(%S)nPl-|@><j~jfU<{J5&Cj-s73GFuo&a0t%mBfs{hy_kka>+^T0_`N%lT@F'
    'dPCW4+mGu~882ZcLb`+))U+o1CLRZm5&E5qAVbZDHKhaw3c)ZbGWNJlRHkVAa|DedlwTFXw-cR`dzZ~Pu|0Puy`vbU!7)FR`j~0{'
    'kSR?^dxHdoZx<a(cahgNsYu)xhR;z_96#q+<4>G6LeD4D)z|E<L;WKEp388)!6z?TayvP!HZfU!L@LjATbB3N7hfygn929L!|KHD'
    'Tz5_zhBXtnGex7$6$gp7OfSj^u{0Hh%CL2{)kX8Bqo$MD_u7bY8DQ|{QJD%n#}vk9Mp}+7@}&5>&Ywfxcp3!5nNseQ)X}CImkbz-'
    '8(tkg$d*~}ew1r0y|`@HLcBiw@HQ(2GVR6poiTMssZ<5$Ue%`_7$R~s^5jgU4eNyAyTPYz1-bq*GKqKFUN+UOt42{<;~|IXP47+='
    '_dMB~OTq1Sn#hoBye_q!9dTH9siWsk(1bvUbv(w8Ed_>M3No}qxmlyE^@B1_J$frCy^o^&b=V=qi;FF#lAghXcV+o~Bn35BduLn='
    '*+`vSNZ+*gX){uui-_3a$Oyw+I$3FQ;Zy>4mWB^5pgX$>v6}O(EwOS7lTjJLgi%pT*ZKH#6(^3(Pj@C%3h#6fTevq~t=sZB>HJmf'
    '1sL`laldV%;>S#AcG}^dgT&oM^gdbo>RcmfiU-%PyD!|bL|hdo^;DtUzr0XueMOc>R<g5hxlOa3JJ~alABG80cqy~jRFmjveC@o_'
    'J$Rp0jh~i8+$(aFVR+TjSIm-N)pbdj+n9w^VtN`c?}hnxTM_i|hZfak;$SUD7*2+qY2ELqo$#P1PO?$F5wZX3yB2kw9eG(Es>rVJ'
    '(tAi3t+`ksc6}Ml*_p2DD<eDcBsD0SE7RN{ZfhqPwnu%iT8(???`XzO8*Ag56UF#ukU~rqFT2%t&%1Xi%c%<a4m~w{_>Ss-F`Ibz'
    'A*hxEX=98YnC}hzLYE4|!GT^Ral4EYN_p)*3nyrs1f4(9|CWqfc%~%Zc|XfgdS1<5&-mF=76Q{9)T(q}X40QClWBVizU^-~I7bG<'
    '6se9E*?s7&Djj74cu2Lq-7BK$a^~nMcTYU2@{?Zby<F)_nCXe<LW^;dTUCJQUIfO=NO=plKf=CIdH}=ZR9;p=kP|xgy0gL+W|pK#'
    'mq#H7>n6u!BtGY78H#gO)plnwmqo9p?%=oDv1)*s=y$Br+NrKgIkPh21jB0GlMZLSDT1k;TO!qcsF@;^%`@DPPb+H<39jUnqvY5|'
    's;ciIyd*24dFb_bva3!Ebmcc2Fq`ZjAFICs!_PhX+5PRpzXVZ*<z$?(=VFX>b;t=6&gdFckmY?)<SS3HRN7g1z*?#K@^*Gx6JitE'
    'iFdhEG6cu;pxXB^yx5@j33(wPkn!|q$Le$)FMhgY59_$g2TMLM3LO4;X%eMIJP|%sDeUbsS+bYeNuK`*dX6OcDLJo?6X`e%ziP{p'
    '?;{Cv41X6uXLKc9B^@K_;HFa+Jm3Ft-~;b;*Ij=N%6Hi%@uV00(aG2ydV+0=beQhA>XW;I)R<v-=y7kWb|=+2_W*8-Ri8o|C6hfQ'
    'z9#~2nu=d-Tivyv=;6%}WwMU4Y}4gfulevJ2s>430|>t*=#J<?*+Vd_I@b68<<VKPh$9B8$wX;`$+CIe{4u^~!h)zPdioR(64cd2'
    'Nr|;RYR;s&X3=&{M9_wnU73&^uejcZ#1V!yrP255Z<-7ds~E(P+S2<pMjLr^;m4g;EV5#|c=wr}G}FDuRu(+NvG)qeEQF`x8HkVT'
    '(U{M4j$NBSzz4(IjSkFCe0pJlUP;giN86BG%uI0frr`=Qb51a!uNeQrcaX2NIb3P1<!WcPXk_5)+x&cvXNfHE7l*I5h{LeRHVr4v'
    'w_UAACs*9Fg2)2sHS(Su^rxZmGSEa7AAU8!Age}HQtP<`za_4!dT&Sq_8B{qn}WnKddz&l6BsV$-lZosR6J8DkV$&eDv2qY!nxL4'
    '0YyPzaq8?{^VOPeIvTB>cMbmX)5A$+rl0cdKUxYhd#O%ZkkPkh!f^0yQKnN`%Pqq%OjlV@HnCLti1VeEhvS(zyi6_9f({h-Vl@Pq'
    's*3dYk=K;p&0)y!UZ@b=Z6U&biUEU#;mK=Ny7Z=dhNdgiq!;I$3>}x!n4>x_OIgzqxEP&IcA{(QZC6kxx_sSnmq=epa}i#!^y?HE'
    'A!`v9{kNkqjNh2nd4N)0ZK0^~VN@Tdx3d>{6lY99l#Ul6B2Le+)K#Q#q1#BAyDZm3k#L}-Cs)es%wWC{+c^uQ*)A9+c|YsiKu>3J'
    '_G8yrkLn72ntdFb?TTw*lA#e94a(l$KUJrGM0}sh)TLgZgOk(Yy~Vpyf*0-|kaE%zH-_O8MEz~a&lQj;QR?#H>_g)eR>6^I6sKm&'
    'B~cWH)zL<!@ESo+=i(wW`cbvh9=6V;TNeb<B0uFZZg&+QgJEtU-$1^Bd;|Fg@(tu0$TyI0Am2c~fqVn`2J#K$8^|}1Zy?`5zJYuL'
    '`3CY0<QvF0kZ&O0K)!)|1NjE>4dffhH;`{2-$1^Bd;|Fg@(tu0$TyI0Am2c~fqVn`2J#K$8^|}1Zy?|Q`|=Gz*sot0Ec^rd0>2<2'
    '?6-%|_os-j-w61xZ%-l2*N0z!fxf?fd*8R87&y%L2#EC}Kx-pl|A_#73;xp@;0WLU-S@Z~Mfh(R2v>yl)`0zG4gb7+e=oG=Q$W8&'
    'fYx6F_D2L9pW=H22=V>FubG7YFP~y<gdgd|wVTiu_5!<MCjThH_cdVu$t3QI`Yn?`r4#$pUO;Qsfcdco?9Z9RLfAEh`TJf#8&}lV'
    '*Ix<~S~tQvdHAI$Hrfm979v2u=3(<S{C2#4u1N^mw5oBI_NICGQPuw(uQhvtqoUTY2ke>+`MsjHbS`kU83<Q|_4Wdbvr*yN3oOn&'
    'K)51cf6W8#s{TC!?yAOYbh5DPwp*Ngfuo|<Z@1X>&*s_)8@2o`b(o*aYNK<pPF3S<x7Z)8Vv{_4`vf>H4QQiI`}1C`b9w&A1GGsV'
    'HoZJI+s#d{KI~>^bCauY&B^+{7r(9nXOmcax_|31(E1TJ8Y0%s<oXR8yR}SiafsMxhS|ap@oR@!o5|mXh<`5J&2OB4vyR;`571`y'
    'u%!`TovL2bmN$=pT_+E?T0VqxFV>kS*K8>UcTH|`^KN|gt?3Wg_3ll?mWJyM^059uhuuPdfDnH)(BaC%W>?<^_3+>O;@880`M0Wn'
    '8|c;)FRloiS2gY_=uZdR?-3xJ5&q;{{JRF6Bfy_@n4hoTt!m1e2%BAfKUX!bUj2uo@y2U_{%9|-*#Gw$V0f!zDR#ZRz||zSpebv{'
    'J0RaczJYuL`3CY0<QvF0kZ&O0K)!)|1NjE>4dffhH;`{2-$1^Bd;|Fg@(tu0$TyI0Am2c~fqVn`2J#K$8^|}1Zy?`5zJYuL`3CY0'
    '<QvF0kZ&O0K)!)|1NjE>4dffhH;`{2-~apa{U82eKNt', 0.25
),
}, name='pixels').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 1, 129, 255], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [65, 1, 1, 255], 0.25, 128), packed('<i2',
    'c-rmDu?hhJ002<m;R~>fA22ABqD*H{7Sjzjb#*2gOuCe=<R9oH!+n5>4>*}EM#)E5-`ig_UR5`(^68R{ZfSDp*01|_&?~0lC#x;u'
    'O0b=+kIQ?}2%3-lIY^6Pn7!ubZ$EB#Cc8+MWm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mSs6F0RR91'
    '000000000000000{O1P-f7^)'
))
bias = Parameter('bias', ('TENSOR_INT32', [65], 0.125, 0), packed('<i2',
    'c-lMTWg%8lv`j(e!HYR1Y*DACmDDBh9MEwKs51(>k|wjKD9g-mj@O?bCnQ|N*wi#8?Ruowb4qL45}km33@gq6HEW6*s`1IIGYjj<'
    '81hMQDN3r#Dv4_|vWl=s%7}CDNV7=@@JQ%!Xi4hnt4T0%De1^^aw!T)vN7s%N$P_%0|1V7B4G'
))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 129, 65], 330.0, 84))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDAr3(S002-!RTaTTr8$7jG~2J5XmbJt#gtEy6h@@{sWzK22cWPCf@TwKqI>XOe_<+lC=ZIOQxwD>lhU$%?!K=1TPt_z*9z-*'
    'KkCdzpXM-J%%9`ReOlf3GU>#&zBx96T{e_uS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%<zL7#0000000000000000000000000'
    '000000000000000000000000000000000000000000000000000002^dtV|r<{b'
),
    output: packed('<i2',
    'c-rlkX;&Lpnt<mIOlBsX#2YxalQ`)(OLu$4I5r>_2_Y7NF#9fc5Zc$OQthSE3KC!g#w#|9Hnbxo0b(`8JxPC=FLP$*OfpV)_RKFB'
    'YJSC>Gxz!a)Q4N|x%Yh-aeHZ08X?_#;t*ceXsHRXRfy^fTFH!V^gmpG>yAQ!q|_&ai;zdc=)3I@qH<qf|NYj#$9fY!=2(s~#qEV&'
    'S=>Iq-54cG`^}<xicgG{+V%HFUP<kHC;zA#Bz8>a<1xlvO)xS{r5&9r`0~A@-$K#=C$FY#m4n6pUa!@8(7pt>wN2D7I7-y|TV|tY'
    '=%s2hbK<r^2}RXsR#FbM+G!bNP~FJF)zF3gzpeFiaz`l6HrH3KOGC`ep=6om_c67Lu3}tSHm<jgZ4KWGT`1CEhLqu4Dq<okovaLn'
    'VCeCcwadGIjdF76u0N|6HVV9hYwUx=`W1-Z0aZS9^394G#=s1%_juB8UWK&!E%Kaq87GAd)oe5)ntL}=AEkfg<o^teL;`R{$DKr9'
    '&^ooz8i32%iRxvt1U6JqW1it`=Y#Yc1-dadqs?9Rqhys0ZpAQ@+Md65?k}AD@^!K|9-swHypS|(b05`3-J%wP{~Rktl!dI$soLxH'
    'Y@GQ**$eGKIe`c^UC)qGTCI`Y%iH>#li%O{@5J!4HBV_be?{iAKFqWRkm`PG<pZY>9V@cwr=_n{w!>3-m>gSEz2^<sZDO2M(gyX|'
    '?2SWCPF&jkX}u|#LM0u-XqTTIf7$6bOPVb8kH-s5x<bOlDz`@-MK9b^U~o)+GQP&5l@5y>hH=%So1A<*`KQAl13k+jvc6FiA4sDQ'
    'zn1v15-D7>$nwn^k<;K9*&FplP8Gt4DodPA22h*Og>@ii$oQC(XK$oF-v2J#9L&J{hSI=DU}8So`NGU^pei0YOHf@ErFM^{JMV9t'
    'ylNc5HVwaj9HxyTl4v!M1{Ejk+}AQ6?0g#@jIYq*HeReNZ1HT>`7wSIRTZQK=8-~X)TT%eKH7M@P$h%Y+7rI#CYOXX^{^1a$tL-9'
    '@!<!reu(z^V-&BobY(Q<n%$`n<NW^PdBDqIwZLMS9s1|KiG$OZl>@{+bT%3zCWN$g5L0t9rW$#6Iq~uFVD^U6te~&J-@impY_}~N'
    '8{5aL9@z@D>U;{B7(UWWW>4JItBq0lspX^{t9CI17EZ=s9C~&w^;!1kaMx;>Zf&Se^@S~yhjlNk6<ws{#qm^Y%f>Yh<@V@Y@IsLe'
    'F(>qAlOYpQ=O7iF+y>*Q_WsS-M_WIK>sK}*QKK+0kfi2b)_dWScBtyXxDZu{DHA)I>364pcMURXHu2o$MU3T>3@2mlIBC$huC1T{'
    '>Kp%1C<ImX6h#NT?Br&vA1Z61gg%;wn93Q&z0sYnxzrm)`cWpW%6T3nuu2CfTW~3@GHRytvY#G)m*|Rk8DV2Vq$6y1?bnCx{3cZJ'
    '6cb|dBCElv+wFF5oxClR8h1=N{ut`H%gJ@5MQJhVhVI=uxVZCkZ1nm1B)^;gT;^pSZ8rGKRsGhgM=l|vC~=tPx?ZUr2WPLMGILD%'
    '?yBG7;$)(FoK=`nSo!qE+Q-=+GR?^hUfWq3>GZMgy$-**w%J<$#C-=g6jO*ru|4{5?QFgrfudtM(U_f+QC8%{q!es`=L^<9+x^}r'
    'U0%f-YDIBrl9)RZub?Ge=K5tufNLu~I_t>6;B@fB9TTkCpwGruIXTRr6&AWvgP7&>H{uufzmGNrH;|&nlBJQTb!Mk+2`+1+g%8I0'
    's8NEcJ&Jh0XXEWFI+<zLaAARy{Vz~wBV+C$ag%Z4kI9SsuR}v?UR2zAC*JENr#2-%Ow>$@R@rh~`2{U=jP6Jurr)})9>CM`Gn{-j'
    'l0+w~Y>bpvAc~1Q2Ooa*eY8IiV0aBBt9`NY>AkujE9^H`Jt0JdoX<j&^21)|!HH|bqvWQUlU2Ea<Tx&72^mEw`=4A(UE2R~z1N$z'
    'lnfLv_IYV{wlipGX!VGnxJp%;Ta4*`-;v6*@y=DVO1;L(an1R71f^;%78z-VwU4fDe7gB_v?UZlo7#ktUcbe?*XXqgx){mgQ~|0j'
    'XN?xc=ICrVw^VPyI9Zcra{?<QS!gG_AQ;xoe-Zh3=VxET@;Xv0=7)RJ_}tf$Wn)=4T>H!>#8e`uh8@oIOh!*%)0jDVl*ua2Ek{sO'
    '9ZR;us6p?(ntJc+e+>+JLwHF$FEqGpna#GWAmy!0%@S3NYHKk0)JV2xD*F%l5GN~#%=>VT-;d5nSaTO;Ks5JnXFuJ29qUT?NKrE{'
    '+?8-R_UmHKiZ+73fD1A0ZL8j{&UVaX-Y(+gD<&Bn)qfcBvUUkYjSxD+@Z`;-^E<z;4lE^Xy!MjkgFffeOrsyI8fJwLC(6vDJey%w'
    'dZcyizRSru`C1c}P@nc@7^cQb%5cJ@e4ZEjB>PRKI}|6YdWu3r0gG$D+lM#Rvv(J)WjbRKWwH+(j!maIIdZlX!PFb@nREcB1rBzY'
    'M$G01H`g!i{1WW&#i+*G+Eix(d-&)2Rg%|(-Cc5(;OdHTHKpE@&T;a+&3CS=<>oEuy=P$>5!lEMJqjsiuE#I#{WaR)+cK0i@w{VU'
    '`|Lr-3R2R>h~^!osJ70mosz`|I9WQEdGoeWjwcl-f=e(fA+b&jh1C<6V;7FTS?P-|qm}K&Ydt=Cdb4Q-7PX>PJ_{dH6p#w%;4UX0'
    '^iJ;N<|&4uebf19#N?@UQa!9vr<%BN@Y%t)@t%;E6gCz6``5;2UR4IIm7TcY2`WNW1un#{=49!S(Y1T}rfCR@>T;K2E~cI)lr*I7'
    'pSiwsVe8lU;NrTwtgmo+$ji>AI#!|TUVH6BSCMX*$13MJnbqtcKYi~OC{ZM-J`;)47O~AHgHcHNG(Uc6=chzdBxP=B5yksLPUn8J'
    'pBA?=wJ+R-dbk`nbFyiCY`e!3`KLTRqTOI};(mfDvy!bwquKP}R^rmjAA)U*3A0#Io*2py^M8@}k>W0>>Iq%Jj0q<=*`o9)Q@!`o'
    '@8m(lbXNZULWo8xZCDFL=~UC#q8}c76Y2`Y(Xw_yc+gMJY;`WeWv#gQnZ3khsOIDXT5DJA_s?v;RiGM1vc?nsRb;Y(Lb^#cqH$l}'
    'ym<VD{`4|g*;W+mirAfdwPCxknc%;`%P|cnEBQ`jR{EvPb&z}2FaoEH7o)3;y@n)5X{~N_>WhQ-4u1&_EUr7ayL!m)T-d7jnJb1!'
    ';WI}G&dCN{A*~-Ddnun@&&^kB(TF;CC27U0ZNv~xXhs&UL_gmA+g4|Ijj8JA`3HiGYp2s|Zj#s<pR#;TF2!}i37u8GJ#asEw#bBO'
    'Hj$ik5T^N7iwrj+@LYcKv%O#aoq+_?RwGVzN9mbYbpf2$N!Ks9IeA<_=q0G$HM-t+f8))odZl^WeBqg&hWU1?^?0h~vw3S5_r8la'
    '1$W@$CZ2CBZkgF{U4nSsl;ANZ`{{C2UTht+4`+Ml*8l#NUO}!MKj2F+EoP8rGh))Xt|Z?-_|`WN3z#d8SL5C#YBJO4HC4C5HJn_r'
    'Kvv=!p4Bv=Jd}=S-@T<ALH41XXxK0*v650&p;J%ZIQZo7b+RwMOja}(g?rYV_l`tfS49iO$qw;jC(ooPq_wksM>^ZiseEV<iYaoJ'
    'LJq4K!{j8S9DI<MeSiD6gzWj6ThLRoaD2<%&$LFNiUCe;WADD0<Uxi~2C}KQ2Or1J7pO3EL~~{}ZpEwY*5j$hR8RBPj!!auH=M@m'
    'I{9(ws@<9G^kEWCF7HF@o=_EtylNbBjBF20N8Y-vLlhb6Y|@8W`A)0@HNvLZJIT*q{j}P?l)&o6f_PsFng5p>FUHA)pxIKf;3~lN'
    ')wIH+*zB6#K6M!$AhW6qkE67{hG5z?j7fR_+WJQ?Uk5t_DWtST5Exvt&8B)5IXOfL8qlgBB|w#h7Bw}rH88vWkG#=gG^0A@d!cjH'
    '(YkKC-lX;1*toR+Z>vLzWwfHDAl4hPyS8gNxiLhEMyZMi)(W$x)CxTsdL{E5=6-G%GHxK}V^NEv+QJS~YJ>b<(U<3sep~Ge#2lra'
    '#S6Vr$HP5N-aTF-ni|LJpV&)`y4$$UB|nr;rcdUpRY+WMaw%aUsvPtPO6g?JZ-hVE{C=Y+5T``FJnu-580X}fqq|;;-$zz2I|YQQ'
    ')TOtNWd~=2?-prLQ&N|+w#sFSWte~w^V92VpTGP*+!Bb=Ep-)JJpq=JEpxA${pPZEr24@mA5lvvlT()Ib8o)+2ZKSsfuDQfr73}p'
    'Xg6V~b}BFV(dI9qX5Y4<R9x=wPyMfKo5?nNO=T^3Re&f(b$qMBeVi$Ci8l%iqjXAj((5-9VhU>`2t++`HTl7x|HIoK_L|D2yyF|@'
    'Sni29r(V`Z#)Yl8=sCtm6vZ~ZQ?n~|XHMUi_ZW8cxxol}Pi&)lS*=#?$=~^O@4ph#n2!)O--&SY@>tM5n{M@*#C@)+`QuDc@a)=|'
    't|PVW<>~9@k>iDq%M?~ZP#TL#Jv^UxaBln8*zlA1Oi71;lgp#h5bHT;4`8+JtmLVu0D?+Lgi-AbJcysmm!ZbE>Qr>yLR7n~3K&M!'
    'Px4})?EI9z8_A%xU7UQkGC6!am|xWfP@xpAU1Wr~Ml`Os5ABXjh2FVsG^)3WoRpWeizbLp%m^d%w~qhCkKPV{1a07CeiJ{?=XcL$'
    'x}Ot*CZhbYi-)RfarvZty=yx2yFclNu?@q;hcSz(hGtsS7NcV7O7eq)*Q;H=b%c`{5Z@raL41Sw2JsEz8^kw=ZxG)gzCnD0_y+L}'
    ';v2*_h;I<zAihC-gZKvV4dNTbH;8W#-ypt0e1rG~@eSe|#5ag<5Z@raL41Sw2JsEz8^kw=ZxG)gzCnD0_y+L};v2*_h;I<z|M%nj'
    '?*IS*000000000000000000000000000000000000000000000000000000000000000000RG?eKS8U{iU'
),
}, name='pixels_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 330.0, -44),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 1, 129, 255], 0.5, 100))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [65, 1, 1, 255]), packed('|i1',
    'c-rmDu?hiU007`Ym(nfXfle}b022>zGFyx?FsXY2Pk{a61-yWwOus?dZ?LH=CK;3$`M&)t=l5T>sUEUbs}tS&anv~Gz4|1a(nm2('
    'wx8EJ)Si{*caZMFe%Kvd;`F*GmdW_to}EismStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(fGS2Sp{7'
    '+y'
), extraParams=SymmPerChannelQuantParams(0, [0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25, 0.5, 0.125, 0.25]))
bias = Parameter('bias', ('TENSOR_INT32', [65]), packed('<i2',
    'c-lMTWg%8lv`j(e!HYR1Y*DACmDDBh9MEwKs51(>k|wjKD9g-mj@O?bCnQ|N*wi#8?Ruowb4qL45}km33@gq6HEW6*s`1IIGYjj<'
    '81hMQDN3r#Dv4_|vWl=s%7}CDNV7=@@JQ%!Xi4hnt4T0%De1^^aw!T)vN7s%N$P_%0|1V7B4G'
))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 129, 65], 950.0, 114))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDAr3(S002-!RTaTTr8$7jG~2J5XmbJt#gtEy6h@@{sWzK22cWPCf@TwKqI>XOe_<+lC=ZIOQxwD>lhU$%?!K=1TPt_z*9z-*'
    'KkCdzpXM-J%%9`ReOlf3GU>#&zBx96T{e_uS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%<zL7#0000000000000000000000000'
    '000000000000000000000000000000000000000000000000000002^dtV|r<{b'
),
    output: packed('<i2',
    'c-rlk>24&~d4_WZNt8s6;G3`<D+cl_&Y1Fuvq;<|4VP*5-nE~l_Nr5Rbye@|CYyVcoFO@jW)Vq^Mq30pNaAQ;5DBu8I0z6VF(L`l'
    'Sh;~z8@Y%8InN!O`s#bX_Ytah2J%znrGbFj7Sr(1MHarfXxwRVAK7a$lKzErHeIP#4Mf#KK)4o_CD|91X5UT}R9)~-aP@irOfS`c'
    'LrO@m7xfNTTb9$GMBymcN?w*B*Df|mx8M|4pc~6vnQZ(NXnm|-x5$Bp7x<nE@<R8w@>GA&xCs4C(YXVcUc{S^sr^sH{k_1{;PI@M'
    '+!CV;hU#f@4YuCo7-%8IOFG2hrK+t1fxWjXKk1z9uwsjFt_!C){BX%QX>sq^{WgOC#MyhU)MX+`GcZKgqI^Y-1tndzVjES>R0Y+X'
    'cj}g+N2FLa>q}}Evr90Zu*3Zq)Ansclv<V0=}K0vgAE%CWip&b@(NOSNw6!6B-+D5LFj)a&u*^7&mm`5uwFvBXVCf|=)Hdc`)iSn'
    'z|9wp^cd8CYDk_2%OH8kL&cO0ufFCWH|RO4Din@ZwLiD-4+S)^nZyInu<+*#`uzs`A?bTa{54BPt}tZkl1ePdZAZ&hC4fqEkUgL?'
    '($fgDFL-BaDf~AlFY0mC=rFasl%8|K{aiD7T|u~A4N3p1ooiw%KpgLEUI0o@F>Vk7_3L)9t%@&5{qOM9)}a0z^tL4P2<K*%;rEom'
    'KZ^VNzK!AWw3b{4(IrEUHKl@D4|om{iMWvsO*h`MF(-022gVQVlRaMOI*jLn88(}RdDdk9&R*$4_$%Js_h5&Ok)~n9?M4Mwi6y0}'
    '_?nvR7^wo7=lxTy6n;l?tQF5IJygqqXd-*XVx##$146qNkZ#Ss+D3XPvn(0TA+0CtSm~hb716E?mW1w?^2}B*oX2EUbZ(>EMY!=t'
    'YWD+hZ5R;*Z_n!WLlFL@35W`7Fn!1)-9R<buw>%;scR}i>GrDnV{(6kmr}ykJ?T87{Oy8u)?hy&{cICH=iEJy-)4Q@ur$E!#!HM6'
    '#KpWEDoT6DOgzZU`zLBK{Mxz7ne~FvWvXQ{J{JVnmYU61G*xPsJknXTa!pweG0(W0(~{z@%>r#F`>pJ7U4irB%74q#yMyEcbay2E'
    '5ap-w#uLimGih%t@BzFrqo;?^J8!{2!!_J`$O)kF1_v|?7*2hK$Q6OTH86f;pKfq`+pc*YzR2L$7L5mu$~#`K0l;UxJ@UW`<Bewl'
    'g}tZ%gq^4)$*!ujx2;ry+?C)&DTV)O=S3r#*Los*6~yOae^hHm4>inmstwYv+6&pI50FqJLq)7O>r+r!$yVI-Mhcqe+K-gk^_6HI'
    '`$NG#hPmg^)?@16W9iy%VDRA9B|SZm!V5OAb-e}}8mhqL=M1M?s^cXwv9VOXHBkP{y0gcE*cMU`Ot9z|3)w5UPsos9{Doj{1<a6j'
    'fo?${=~*Cv<EU7~bxvunSxErP#o!DS>few&W7G>;2QVcgnsCFTtBuATUFO<_fHcc?t|gO57O?5cpz5qW2laKNUbEw&43?$N*XqpH'
    'Aejc<u4o;@!ezYveQoVyac3j&7<6M+Pj4W1(#D>u7$6%+_KH_|pqsL7CtXLb3YDALA7!2HFk;_kY!5%fpf?uHR~nV~+(8V%r-HTR'
    'i|dRhXm-`dsxAX@H!1_!1xjnvP8FE##feso|JABsy}qP(F|#bh6TY`sZG{hYRPB~h(yG|=J*<=b5Rrz=7o5!rp!TtL({iq>${gSO'
    'PM+E9M|05I7VRvfF3O`n(faR62Rnhr!J{doaR`%VEhxrQI`TDK8pkawTMF@#wry6V>Ww~r(mL5^V9Vy)o;bndx8{wrX7v+iKos;#'
    '-rV$S>#XC7113<$aVuYoiWNB)m2};#XIr)$oZ({qE4#oO^^)3#Y)OqLtnhlVQNLr1??vFWYF5ta%I4B4GEG@3kN+rjh}4l4uFJv|'
    'vHguUJsdQqC2v<SZ{orQwECyo;6q__;Ja0HJg29(abP4bf#|#eh=#JbeU*czsaS5>b5Knx-yh(otdk7}wn;7U(X%!1)}nbg72dIi'
    'Ar`+7ogH6f-2;bRV<JJdZOHG&B~b~opz4~5iYv3;D^{ug?>2+YD4PXe%j5bvKR8%!rKcLGb@NRpZI@$brI`Izh(w6z$;M<h3t7+N'
    'cBG>m-~I~EZuXMP$k_tU9kh4}@BX2>_O5ua6=@Q_@q*TXM_07?wiHd8YLvw-XuZL6iUn0S?h(BvF!u-Q53JJ>E47JG_rRnezp-fC'
    'YccOSD}gM1CRh;vnzasGsWpyUU54N=DlkgKD2=`q>4+`(XGWp%Eh&`E#-iE+TwcreBD$VW>-S6vbqhM+TeXOESUcB&W{?HdIBxNZ'
    'tZfo+gvEKG^GKOnSxugW;fAQ+!sDy=J$3M|Fggs02oED$hPSR5S=`1yF_ELdDokJJp=uz@jaCUR3zd6)`G@4r1}~?i8vAIHg|9Cd'
    'H&Xs1YZzmR^h3!1GwX~zX_JjajhKMli>?-wFx!h2qe0}_^WH0VDfus}A{g<K(H5B;NG8U!XeReH&}_V^Vr?9^EAw_Cg=Ql2g0po|'
    'QhKs_<T#ru%=4W`^2}<#bs3R$NM3>qQ)u(|)wK`AYx}V-?H~9=hDXy{;~ESmO(o5O54T?C1lg8sCt4wfz;mYq{3JQsV#Ow50}oE}'
    '>RU_tX`6e`={9S>aC%K3{gNm9KJG9v)-(jOS1ecM2+ED29V5u(+|#faf1S<3Xe_C1%;jMGbQoS=O4DG!*oYtKkZ)Jpq*EqKO=S3T'
    'jki~4kk-Nap5u;WX^HRu7SHzk^-D0=6wJFQcODHNSF`Qj*H%6NhX;`<g4<JiI+FbJHYB>jN$FqnKrx~2cmoHELiwdt{V&MfH4!&0'
    'rtS()v+(T&>t2IjupXwhkI2Bn=vTb86Yx8%E9!;>#Lf6>MGiHsv!OR*#Ju30qGJ6&NI}x$ve5&~GEC2f(I}p9gQLQDAPV0qhjzPQ'
    '=h})H%L3~TXT+>b$w$Q7P^Cq&|E)5;I&OpBhLk03)&@7SKS~~cUtRlL+T98Q7T<hUYaAo@l8szd=3(<yRxoW~Il;QEN)mrJ+Y9G('
    'o8?<h)ydi*tG>2mGU%=UJ$-`&NuLV#z9$VCmsL$93A^K~7h)yZHM69x&AX?h6g(o!RV&V^UBG6un8=<I|5fOX%FXaK4Rf7xi?l2D'
    'm3CGM5nmfuLbZdntbvTMaFt*AN}k^6#dDZ!30Afj7x4yKeirRKk<CK7z7v=nxHWC0M=-u<15a10Qu-Rh>lU`$pyimVP`bIQJw@*K'
    '1<<i;S)sVZLSH=3!M~Z;A2ivIopplcFL-m?udJ~SuV!~r+NtMDvac$geLe9JGv}Sj#qc-ovZzNDqsP>WS{pM(5>JrusL*KK)?~h2'
    'jGSgUE4H%jV*$9Uvq0X2`hgX0tI`$Fe}t#k2iYIxZcEk;oD<DsRJeeLPiTWr#og_|XW@-GJ-LP5^EM6@EJ%%4S)kb{Yl9mW;zjPL'
    'Z~Tay?C^ZYWdawGsuSQz7QDWwXJzUgvQ|gnGcl_n+)m9E6f64)H=+`!c&ggiGa5SJX8bd?=x05OH<Lwm#R&37i)WUl`nky8FE{HC'
    'G{|)G4bmu^i+!m1SgJY08Km}+dfg0mFnE#geIw6p^@4fq_C*glI}&*rEnUQ;$F#M-7q0Jx8bCK@wB)W-ziea;1Q$T^_IMVW??x@x'
    'Mq=q`fPYBtZE>hUI9BZat`h!Ckl$L=Pg=}}PCtv=PkC#@W3oR=Rfz_~qqtO%10c7y%-Dgo#o*K^246bMtXU^{&P?)ZOXLb_^fNC!'
    'ET#3AO(1p(zSCljtE(uh2a@Oxr+~f*)jca5DsWNCUNOBpPFim@nFanx)NkVaGkE=RW$hzjbR4)fcsQ>mH(@wwAWy|LkQH03nb30T'
    'JqMSB>fyk6$~xQTgz-~gN-Cj`E{x-r+)eoptu-HuSv?<1M%5Qo6H3A;yL#AFvIb%$5HeT76D8YjyI6|9v@6hzv(uNYIH;d<gM&h|'
    'em^s*ZoW=hWqWxm^Fd{NyD$H)fgD)gu7a~R_^mRx(U0Z1VXtu+S?hpg!Z(F>|5#mnKdT{ecKVLz)#R=iUo=plp%QAm&2WaP5I0F2'
    'OOmp^kbi97UCrY5be9#{go|7>$*FHF8E0+geWzQOrO#Pw+vSIhCucPhpyRMq#&t$*u9`6!x4~C%A@NSVV*P8Un4P|5ttD`IIeIz>'
    '50;Ynjwy-la_V#>V|g80*##?-wJE5rA>|s0*JLRtb-qz&_+D0Qv(q;T{gI&G!%G*?`s3=#`{LeSWDD?UK}&Ce`qL(KG&v9B*SO3+'
    '6^A4ZM=ndHyQ`W&<(tYkm2WEFRKBTvQ~9RyP34=)H<fQH-&DS-d{g<R@=fKN$~Tp7D&JJTseDuUrt(eYo60wpZz|tZzNvgu`KIzs'
    '<(tYkm2WEFRKBTvQ~9RyP34=)H<fQH-&DS-d{g<R@=fLY|Gs?x9)&`oP$(1%g+ifFC=?2XLZMJ76bgkxp-?Ck3WY+UP$(1%g+ifF'
    'C=?2XLZMJ76bgkxp-?Ck%Kv-*2RqiT1^'
),
}, name='pixels_channel').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 950.0, -14),
})).DisableLifeTimeVariation()
