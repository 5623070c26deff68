# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Matrices are beyond one block, as they are and transposed.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 65, 129]))
x2 = Input('x2', (F32, [3, 129, 33]))
t3 = Output('t3', (F32, [3, 65, 33]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t3)
Example({
    x1: (packed('|i1',
    'c-jreNfH1d2m~-?vHAaNn?Wciw*+fNCbZCD_xNr%EKu@q8AqUO{aAgnK}eX}T{GJsAT=5s', 0.5
) * 413)[:25155],
    x2: (packed('|i1',
    'c-jTQi4g!G2m>&l3f+HNJQPjZv6$qTrbrVIY$tlF1(H!bs2gjFGsnfu?=u<Kj1Tnn5@`', 0.5
) * 210)[:12771],
    t3: packed('<i2',
    'c-qa_c|4Tc9|!Q~8A3=!i-fXdOOic=q!KDiMOm|jBuNM%36;n$Az4c*NhOJrrBH@QtK>>TDkNz<&u{j5X6AH%|K9HFb-VW%GvE1~'
    'bH4BMoEa^{xCXNYWmX})<4T#EKUco_AlD+SB<gxcTW<JXPTdYC0aVJgc-0Jl#Wvm`Ti@-5LHcjim+`m>9lBaRXWV4B)5Y3nWuo@k'
    '4s9z^J{S~s?fI&>xH~c3$3xciTI<gZ9G$X*PwPH93Ir;ro9m(jMVaQ>v0wBcS&_pMG7Sogv#q8Bw`yrD@_PIwR_^>J4e^TLYxj28'
    'rJi`bgDVyt%E{a#_pqnkyL;(=L9eHc?S#>Z*#gq*F3Va@dB<<ooLp1nHe2+|oeQFG_nKvGJA7NKtF+?FIJanBb2rbASG@a&9{HP9'
    '60!@mwQDxtT8o!ley1AWj~Bl7tsk$EBc)Mozob~}kKH-E@VmwLV(ljsGt2KCQ5Bz^)qhqo&Av3j_^S1t@D8H|Yl7lm=dIbBi4T-3'
    'l;~ZUV{PUzu}8n+ZuihKZ9_soU)y&FB{NO02FpXki=idEKh~Kw?;JmEdi|R;7f<UxC?jN6a$qIjxMz3F{VN=gtfPvZ8vG7w1!UHz'
    'E%4A-bL&*r85Q}Mv(Pd7FVAJm;;UBw-0=ORo>=oh`4uh6()kMO1bKBl9G?@Ccema=rRbuo$`w8qshAXIYw6jP-Rphsao;0_IWLw>'
    'rtF+H6hA7VSlI5#DHPiA@NsPOCb)kxfOFQ*y{-$?6eQA=rB`*t*jdB*>n>$n&)>|=+h4-7VJ{~lBRzqvj%|E#czemi!M>2WnF~@y'
    'Prs8XOHY0`xZ+q-Cw@VbfIv!^S*Ea5e~sP#R<YvacH>F~m6;Lz1d(KX5YN%ok=c5A+LdR2rJwB5(@Lm59CN)X%b`tc{?-yLyIp(&'
    '+|3Dnc=zw~KZ%~<^O8N`y0o+_CwoF1@=;kgvH8~7MP<8YK}(c1YjyC>$e|<MD_lEdZv?j<Z%i=R6lgbKe`3X}-uun7;)i2DWm||i'
    '8QCN@m1uspXv&Lz)3*_Q<8b=X?W7BCTbG$Y+CHilp&a(ji*Kxck~S6OWU`un^E2bnbxEokN~x=7vf{iS-O>5!aY$-rlZ1kCdB}-@'
    'lh(gAeS1SR%WUGs?<|@g5r3X(RdV&nZo_GJ`Kj^WZiFimzbXgy%Rg&P535#ftcOl*oeQlOtGL*A?oh?`$0ilV8u`C>^k_Xdb<1ku'
    'zJ4XPX8G@d@#bUm!v`(j=Q+f4DHm*Xt=B7UJ<uv1>{`(q>}2I}yaF8=J+je%``s5?F3q{@UVBXOxKCthp_##Q{q$e4i~4GY=i?K{'
    'ZJf`)uasyxge&6s7NMxk?XI9##`pd>UuJskYrOQzMF#}#7_Z-39eMYu@X4g0fb#a~$bCiA4o*sn5AW5$)@#ev2cA!dLMHpG$~S%d'
    '`B_hQ^0io3*?Nhv_Q(U~?z@tz*9N3S`z$jZw&Mxmviah9RL%JD)xnA@rj|QP#ZqRiOy>+tvE<6n3D>{yLrKps;pNFOqvCr;%by&y'
    'xQe?f`dC8OtGC4N_}!$Y{RcUmWdzJWwHU-H3Vj$|FSJmCprDY(o$NVB(n-W{-gIHU?uOU_9%n+%SG3_!iKcj+njWX@0}r?H+mVq5'
    'W9pl?j){dim9-2@SD44T3JLqT^r8HT0beB?9yiUFkP&N2H6FS4v{(M0`hWaCuZc>oPW=>Pm8-OJ-+Qx-2X!WFlk0>+$94OwHnh~K'
    '^cGv~*dZd4a#Gr9HD5CK)j5eOb@sNSSGe-T_+;L^xhUkb`>Dsdib3n&>H*8o9{AEz<t~@oXP&$lfAYfWs@Uv?Cs8-HC+m*<gU03S'
    'x~wZmbQ5~reKSbnou%Q2T)e<H*Zif8^*LK*xp@8djaG*Xx@e^54eB&}I8ps1Nhp7Oz%j<ePH9`(oBRT<JVy^<fqC<)4zwFMW{d_`'
    '_Snth$?ZRMwJlCmk9*-$72EZ7KV<e-y_}j9g~Wn_gQlmA_n%riFCly(s;yBGfKRKxX`bG<_+6QqBix2YYc-B|-}2B&Nt@fY>b%MA'
    'WYaC;Cz55>Mmu`m(-VEPs`=tj3@m1LAK#O^tN#x{xJ{=_D0sf>`>@z+Qt6IY3biF2&+IWd*rU8T<W==beZuH6!2reR6aGaC<wmJl'
    'A56b!iKNwd7>Y+%rQZ!js%p9rmBjq_9-6rtDV@#A1YwKeCQ<REJF!DIe<!t_j@_2DD5-Go{PxLVEoVE+(q$)ybo{-8_x4nZcD3_8'
    'oA7bI%-J~adig%N$lK9Qa+OPig7~;i&sFCiJo7%k@3(JtNBzMvXQfr8Ceet>1V>ziQ@EN0&yHREdwS)+yErMO_~m)1-idm5HKx{?'
    'Q~b~T`$`t_t+kV*&I8#}%}Vwqmd4`JzTq$2bT{9hwUSGEAimk1CtEFsSG@jNVehV#g$Mmcn)LE-etl3QU9mIwba#8`8l%W^={X8('
    'YK;axKFY_17wvsBY7qA<E#Cgmiw}~6{M|fuud)|sgw4sq-QFLyQE=B$qfNn+T&|n0KUp)kCwHjbNXOy$rc#aX6@ms*D`qS6<|(`h'
    'FfwekZSzpEQTi0@RP6Tq`?4JV>!qC;vnB&e5M-62Z|c;eir%7N$5VTRoG+@1c2)LniHJ(7<GL29p0vq(gUZ<aSI>B|8nv#t@MljR'
    'J0_rCaCyTv$wuuf0kSe*I|*Z6acUF&bMLIgg`Vm!HQq3@Jz<gmNK49vC(DOwz8p~1-qJdCPc7apE&;#YCHh2ON-1nmvwlWALU86k'
    'fcp(OMb4*g_xz=-?>zMYNxyc>$h?rFV=3pwoUHI5=_ikM@W-t8Ht(Ig<d!x_`i0#FzKZuz8T+>P^2<TeJNNtCZu2}_rQcDc<pYvl'
    '(`v-+q0tJ5MDr5vIUwole`d_z`82F7K|ISm6eN9;$dh87FvB5S`3><MAn6m(ZR@TWXO#Bq{8m2=lK#i%()z#zL%~VNw^$t{eK?eN'
    'BiKZG@Q-)sa05tsFFzBz@~+Dd7hE#gzW^lt-C$1TZ$eGt7VGfe6hYFj;5O8#_IO#;T5NcJ03`jE>d1kX6FQ2g>t)uufTVBw#Q9S8'
    '3&ChIULf!YNczS2lF!fAt@R09e@*@sNP2<UdfVF1d@Zw0L9*~5>D_;Mom;!G1^-Gj%w{)8dgw;~v1k$fxT;O2D?fsypGxxDGPpKb'
    '&+=<Waxh5x%%h#<;s5Lyn7e4zT?vr%H}s%I;hh@amsF)bjR8r&5f-tV=UUkDXTVfT0VMsUgtQ0_)dwTbtmi_iAnBLSbx!{@{obqX'
    '-ad^$ko0Fh`b)chMXm=2s6jj+>0h0*RNpJQ!u=8|(ESD^{U99s=9b7MwXAdf8_$BIkC)=gIIEr@yizwJb^;`QTrm`r+_x_&Zc0oy'
    '9whza`(yJAbjAoA4@Omff~4mb)RnrpN$|-=k-UORko0NG{f(DhOU(*5T7B~-NP0PyxLJl4yhFB5)-^mJ>94ego_)|=YdG_4>A+!-'
    '^sjhaIR)UoW-^+x3O7O0n_3C{krEpdSaG7M(H12Akrz+!B5eXlZiGp$0!VtiKj&ffsPlS7YInkiLDKtu+a#Ln{hdb%Sq5{1q)%Ml'
    '=rc4SuO;!)Xx1r^^e&q-TLypp+9n_JGU^~m`u5bk1h@5zy}m2>@GS&MAH7*-%>`{VD$B37(GDd2(nb+qi+8v>1?~r)yFk+a65;Pt'
    'zNX(l8oF(?86^F7&(b$P3vZpfu7q*{r7zPpvV4p4kvnDYe^CS^eS^54lyt!FC;ji6-n4<F*V7(UDRx>>=lF40bR$T5_p?D0N5d2*'
    'Myqb~oCZn1uq{c(Frn7(jHa!a4@mlCLPX*bzm1_5k-uhTgQV{gHEXd}yQUp3+#<vQl3wb)sPn+IrYK=^q47<S^q+Q*+4iNGg;j58'
    'FK`1%AHnT(LE^5M(UvTZBS%5f``;|d8BEz7VW8!XM1rLERW^|da97Ac=VWt-fus+L@0+dAW12Qr5~@G|N&jEKUDD3deYwcBWGz`6'
    'fp;M3FW(B34T;g@lWXz2R0@)Qwlo2E|Cr%aSq~>4CrEm!mn%J!{)zppQB}3!3rKo}JD!dMR|L|Qd=nUb4w7E)!Eeud$LrGaoLY}2'
    'fuwIZ?>V<ddmBEph=6#3q&I!@Bkfgh?6S*?#&(8*q_>Lg_bGVp`iC>>RmcsH^eZAyNAvO;9XumHFX0GC`Z*V*YNx#mj~O;R9O(y1'
    'Ulx92XUiv>vgV2+3to`)0)`iCRrY;fq^EniUl=64Ve?qlX$PN|`FtruIUwn|;E-(R=GwtCIYH^WLDC1=@^#95eNA}!%IIViNc!H6'
    '3zcGTTZKYq50%+~q(`<q;P2SrE}v+B*~J7Tedh_~X5pPxItByN$p=Bw|L%pt-)*(X_@nF-QUsD-sclKYxY@}<hX#Jx#~|r@V{AO;'
    '4*BfS8Z%$Q3zFW(z(v>9Fhk|Tc`dVSko55A`5K&ny14hz&JP(N>0jJ7za5n&Z-si}N>GsW&hz>z3+kslPA%id>w%;ns=K*GN@V>z'
    'LYJ$1B1n4WqrP+ce0N679<d3G0!jaNVp;Il2Fc6~51bChfTSOOE$i13cF*vlqF3Zgko4D^m%iRSmA!545R&v1B)!^V_1ta`$)YW$'
    '#)<hL>2H299FR-wsra7xQc@Bm{Y-*mWz>ai>yJ=R<2R7>dD0;~8AD2!Z(r=k>wu)can$>_WM*}V?>tEIEJ%8t{q0k!=7plY3nP4`'
    'LDI*5-Jc+)KceCy+pGEzB)!WElf;C#51gZKpU%q#Nw0ag@Q=@~4#6+qI&v&Q(&NjYT8Fr<oeF(#xnnO#dLNr&tDsM}&j=pLttbIW'
    'zoJ!NL9_khmi(fgkYga}v#Ks{Y}q3hE@*^T?f^;uGR&o8-Q5F0Gya|DE`y}MF$dlgpqiapz1^(G8YI2%s)Eo}^<5XTC-~>?0!e>z'
    'L^E(yzc9MJpyT9vko1Zg=O3Mx{iFWCZWpc-B>jm$+xn02M9e>N&2ITuko1mxqiP(2JMxe0?o6=<Nq;8Lls9($AP<}^a!vvyeM#z7'
    '539KAPfRM@#ackpf3xV)C=L!dIQ=fz!viG!dH>wdUwo?fg@1-!bq7g5Y_4&%Aw#0=5U%FiT#)n!1jD4)tglGA|H;_C1|<EG`q+mC'
    '4|naYh_&pN0!i=S7w>`UpazKg%ZRri=?k14{&`-jpZr5fAagrN`nsTJ<IUVIhq=Q9Bt?PJ{|9hKP#g||Pz2$C5ELc;O&maA96UpS'
    'VF-nYKO&D4$6y$lA^r;@jp2x|fKUz&90!WhUI#;@H{!q%#}E`oXCRpP|HPl6lra<{j-kZYkX}#x8zp@(=>u`pF@$N1SO-Kc28M}4'
    'D5*e%^fOX15V1gFF%Uv7hV+Xt>2>5W;+vC-A^jF74u>QDDufb9g}{`eDPyE!U=Gp;L&UF3d{62ab1^Wb7~*$8$wecy0_kZHUq}1}'
    'Qd-mkNq-o{K-2<BA50yCX=#y*;ou;>o{|>n9|$6)g`k*XAX-`oj1thlr-hQzB99>mCM|e|mKG@(%ybgRNM8`96i7{r@;XXd5GXCC'
    'F;X!QYg+Uv#;h%rnilcPQ(wnOi?+6Kl(hwuD#T1Db6VtN$m@!}-YCTouxU}(;J>7WGS(o%NRafw5cz|#Ymi<HB`xwgg4haVO$K4z'
    '5NyR@62xu@`qVLvp_HN-JCU+8sYSCaejKq>Qd%>N>4Zpc#GV$tKpd?=6q6S5Kgk86<n0Se3ucUw_Xw?h%#fy;{J|(@y-_v<B^ij8'
    '3^_prkRW-QiN!Ft5A4)Y)1t07;)h{&CoL@;F)fs}Xw1}+cO4EmoiHOUa)B^=g7mZ)W9(~-JWZrFgHThYuR*5iL@B$3mLNoF6^vvs'
    'O&PPcFs*{#QfLXnqz#9{^xa8rGt3PbrKUwmhEyOzON&%J!jcS1X&(^GnjnguPL#ghI526EmJkYaGA9U8b}T|FkdhWa2y$8oZ5@%P'
    '7^VHe(WVpASYf6D5%#ngEd{gQC~1)j$5GZBTUrRhNb4^Rn3fifTria@P+Igc7@HP?NsH8GC<Q{a1`IJYAin*~U-}z)9ib@hzkoZ-'
    '8ep%MvM#7&AnDnA4vX~6-vA)}-}(!^7?uvrE<NdU8O8ym$Lt~;0+JqPTLY}pGe=ASa6wrY5IHS?^z1!{MSAQmLO{~fiUy}eS}$xp'
    'hgEv=E~0c}p!7_;2qZnDX!3Grm!3TBxPM8DX%_*d$L=DK^t1-ZY!_xHP<Igov-THSTC`onoEBDk#x8<@(vwfMFmumgTKt$JG7bll'
    'p3wlA(qc#t(RU~5hzyXPcIZQCcCkrMJM<waYg!cPu}5SGBt48hB7>x7IwFIlrylwc)^1Ffp5Yl&hh|JCOlmU-mJ1f?sYhgp)h_zl'
    'q8^cP^al!7>DeDBSf!_QXwtWbfzne7WJ-%!dgk>8ke-0;&>-oV5(G(4J0fErD43-uFF+J#JW#MmPf8WRK2WeiiXDSN($iWBLV2KI'
    'mmbsKAP6Wu^Wzu0^vo><C_MvV1SCC>E3EW5Dp!mL3Rda=g)7Q*{-puarDuMi07*|hfnpawlk{u}vP%D7z@7C3$YvMIH(-~ZgBm;O'
    'u?YrAPhA5{PZvzmV@`l9o>8R-KP+PHqW2tTyXew0b`kLDg1l<!3lafI4?Hhp)4~)8Lm=syQw2!>_wzDUdV0@6Y5j#odgh)3ke<4W'
    'VD|GewHq^b5su}&OxK@%OEcL;?>U(BGL!W528cZ`W7GQEc^P8TAM^ObCjH+o!|1A`^rD#>AR{eC&%sfrlSO*^E`o53>m980;L9+K'
    '^rW7HfG)#m(lZ_KK+;2hy$qwSBhY0SlT*O!9jx>S!#Jv4EYf4IcYxA^F2k6l|36oUq}1834w<EA-?7Zn11`gurKe3h!e$p$dIJ0P'
    '4zu)34-_EjnL9K{dTN36v{<EQ_l!k)(Bl`A^x&&Qj8lKVI;2U@Xuupm>9JFcf~5cJ)gj~AA0q@v`u}rvNUW13K{n~BT!F3*sTwe?'
    'H<0u!MYBoIS|FSBESF*I(*K{UL#CdGq9E!23%LIe8vBTn', 0.25
),
}, name='plain').DisableLifeTimeVariation()

# Matrices are beyond one block, as they are and transposed.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 129, 65]))
x2 = Input('x2', (F32, [3, 33, 129]))
t3 = Output('t3', (F32, [3, 65, 33]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, True, True).To(t3)
Example({
    x1: (packed('|i1',
    'c-jreNfH1d2m~-?vHAaNn?Wciw*+fNCbZCD_xNr%EKu@q8AqUO{aAgnK}eX}T{GJsAT=5s', 0.5
) * 413)[:25155],
    x2: (packed('|i1',
    'c-jTQi4g!G2m>&l3f+HNJQPjZv6$qTrbrVIY$tlF1(H!bs2gjFGsnfu?=u<Kj1Tnn5@`', 0.5
) * 210)[:12771],
    t3: packed('<i2',
    'c-qaFc_39=8^-rOrz=xRBxEQFMFV9hLdg`$++c_l5)mpQaVttfBBD%bK!!+?uH=d+lA%FvWk^DXO1d~_e`l|=&v8ua`}f{|t~l$w'
    'Yd`DVzx6&(z%rSh&v87QCtF@Uwp#qm_T0fXNq5f8GQwOgm7e5*>!r_D`v}i=uQ7GF)*85`Ry4I%0Ttwvh#EXz`#$4}jmXQb@v?DY'
    'Z#usJu326iH1K1iG3T@B;TH4tdpwuvEl6-qjDD}jd%X75<AZJAg1jEhD{06L4K#=}NS%L}ExBLBs^9WW#_kYHEySu$@t2BhoRn0j'
    '{*F%R*puP{=$?5I-S3Lry6bwn3q-jWZfF+xZRDh8Qf4x%FO%oU3V|g~^H0A~{Bmyaf%?W0)xe5ZNrnm;8gce-9W*4P4P}-~4?THV'
    'wxdc-!{*6c5sl%aFEjSC-P`Zrk;(q!XJ95<4=LX1M6P9sy!;nFHSrAIR?&x_mZ_Gcw4C3s!dAT}I=xUMStiwjFZhLQ)aKiXbG7n9'
    'R%YamT-oos)yl8PbKC1r_tAZg0gpFY>gj)V-ZmCdJlE!8ey)zop$C7hlpI@JyR+d^tq0rEIUUs!qMTe0_iaZ!cx$$Xn`mnVS3fD%'
    'Z{>1}yAWbhU(lGWbVu0ljG54(LY*|pY#zh47aaQsD*IG=$7XFDnzLTrA~F78Hupb0ivj`#@{_l?XTNFlUZwC+;KP?CDusjf5e9X2'
    'zr`aII?Pj}l=V8^J@coC*qaC*cia;tA(v%YV^-*CIh1~QbU|=W^|n~9E3rnSk!}sQ*66+AvCw<)r(L+o(%IkN7qwRDU0koeJEr+X'
    '`snE=8yt$FDsA(I7lwv3hjAWK&YQo>-#@&p&gbopgziRbLm_?XJd+rX%^6pNWPL{NpDZ+boYDTedu!+Cs_3Sn-1f5-qDnPCRkKD@'
    'RCjDCGS;$Ve|K9tJYQ(^Thh5--z1&1Q(oE|=57DsOY&7x(ux_3EwJzY;*nx=`SM*!dDF~$;mskTzk-`aA|os2oBi||>&q7CFe`TN'
    '*wu&$2c`1A%r)+^j2SUjyPt4R-OeNPnnS+BV$rJy%a9I!_Y<ia*W+djec2*>B#VFZywADk->))s{_xSrz>li_*Pq!^Ur{}e@N&E2'
    '@X>ttNAJ(|*dS>e>kZBS<zWj{G4^&o;5gf1yU6~qehK@3&$rm+IBvwY<p>xx`MX~3E9>*v5;vEf+c)&(QuXEMO`9dw>zX2Ra(m`1'
    '5;HsID<#wEuuwBPt~G>5Jtw$C;;YN{he%lCq8C;1CCgO)9^D(;S+H)meVvfe>1~2)=?P*Bmb`i%CO6RMWOj*N^VrdsdT|R&Ja{yX'
    'hshr5xiZcgnq$jnv+HL+?iEwWOe7t>o6(gVPjYB<-C4H5^yF;OJC7>Q7n5Fi?dv*fE~8!l#bXhLui4V?{^h{c9bq2>qO@=6o;XUb'
    'c&v-|%4*B*Hb{OUX(U&EHCn~Z`uM9#@5Qy&ftAk#54<sdYp`qUSg|?9@4!8*V{KCZxj!xr)W}8}+;jDQD7;%_>Go5fj$BQuw*Qv&'
    'I}o!)$w!MV&!q2cOf9(|KDQ<JjZ#Lj{%<oWjwd=lm9*XT2Ucv{vS};3dZ9hPPK=A$^B*pbeqwsL4ISP8cv}uFdfmP|=<mxTSM7_2'
    'J<EMRhw{{L#Eq2bjcMArTdwA>j&%J}mtSNZ`uv&JsrF?~e3$q7MRG=!ytBKVmTMK~sHwTk=0*-GvM6In_|WT{>5nh$uG1W~pSO06'
    'iJMu=thpiWi@ReC7spFbgScnkSs$w`k{x!XFyHgptFk?3Umw?&UojN?m-Na<j>^i4BX?d(SW7+gjdaY&8a^T)B_F}J$}hrhbAecq'
    'ngL~fyK0vF`moJ|pW8`?dXg_beL>mWsv1>Y!7U=@lEz*cZTm8W{o5LowsIbSU2onmPTaP8#%e`wus@SFWh2K3W{Nz?^1gZB%VsUV'
    'Wn(#ltuQR}j*@m)6M8w<+d-R$tI$wu?pwLvWrKWU?GX+_E|+F~>51s~jox-Ef+P8T7<aMskVB4sy~SejVL`i-`$RECsZLT;f>g%4'
    'l03(*cl^HP7fS3S4J_l7_mxMrZS4DHD{Hk)$HJlTxL~95dMQJvJ9pD0*QOjr3gX`>vsXFvb@O+ASa7EH&%l@?8LgqEpDrJE_`zQ#'
    '!T;2xQpPP~j(d_y-+-lyuj37an%vBfCvTYFUK!RXoRX-tyR^GB5PjifJ=?eI&;xzl3xj0Qp3}T;1--h%j;%4tD-=Xi${xKVYlzpU'
    '2v`nU{46`1QFBT6yl{A&5wF^?p3O*P#JO+MhT9gO`p9ipCwf3xIa++4pifwC{KYLk>lR6U(hoF~QSa{4us)jClHPFj$ef;&V}b#-'
    'PAP6Ju1SZ!Xd+b|$0bW&Fa7)IiPpGCA?4L^rAI|hAJB318GNObS9qn?r|R`i*Su%h9C;T^s`ol_ugdZ2Rns!Gp$?e)J}nUUY8_jh'
    'lHBvl;^&9h?Sjf9-&fi-Q-?=5Mq9o*JwJaw>vYH8hbl+%V*Tspu!|~mG_jAK3l{nn$(?m<-XRBF|FHzGQ?dV)s;^7gUZWLh=4=?z'
    'SNri{sKK^f2L(d|G1F8YRk_19mChvD7%lk}iTu>Rn*%wsQ*?REGM~@pA3XNq>(=6H4G&8d)AJS#a4hkeUw_PCWMlI(q|=X6-ui|1'
    '0d>nD<#!G%<1*^+hzCplaCl|-Wcyu%Tmu!oDBnd%k2_v+jk<M=Db}VW>%3j-bcy%FfJ4lDjd%R{q|KS1ew1+Ra7w_AZP|bC+o9u&'
    'q}JypBn;aJ{0A;~k)>9CNX(s_?gRhkk45$b42`<H@jO#xeeZsCJpi0iZl-;gsu;(OE#D>e&D^RLG;G(dnz!cqc{W)#0651WuDx;j'
    'Z##=TOg@M`;Fb%k%>V3r;8t7O-HHkTxRGMZ-krXFwnjp)uDg!id!4i6*ryJSsD8vpH5&k~q}nu6&05-6WXas$n-X*C)Hfu>x9z@L'
    'QFk_j4FGPfpp`uNPD`az<@dK<uHC6B!rLqU4O`wMKB9LJ0Pa<@MY&Xlo9|ZMdoT6pe79Y)$Vu~Izk-;0cjzeqIQbN{bg$!?4XJzD'
    'bs9B{rGzW=(Y;1lOX?S9{|f;3f@1LAEaP>(q=dBZE&d00EUE%TNo#CA-x2)~1^{QP`!n&X_A}=<D=He?7GL`LwaHv5z)bO=oWM#?'
    '066bk^Rlc(KdQQT?qQQWdr5$^%8@^74$l*@m<DG6xQJQa6^ZW)jVgXUkZ7JK<`}nXBtcP?v;E-p6J7vtO~DcYhdl!XG9G+1PmN2{'
    '$#qrUI7jbBc|WIg766>Z?i-$^XSvW%Yc+$eU0OHxID+iFw}xMEMB#Nh09@@wr^+LjTN6`1C);>dSVT$B9X3f*vpunGzXCe|oMWVM'
    'g59w~)syS}7rONfCKi||9B)c<Q+lHHiyr_^_cCSfe(Bqru2;`-=5T-i=<EVT>*uv^D%%`$GXda!X1MxTsB*2Yceaw~)@zpebFrJ$'
    '&KmL=+s~l^0C38(m;QJ=U~Lz9)?0qR8mI7}m74_Ls%9>&O;sEKaC3&kcswdbuD6E#aq0fi4%haao=S_lUz|xdl>P;Pi_3Ny<LBiO'
    'kb9ZH9#wEL`D#!3uXXXMuVsB4w*tWB?BilH^Vt7g%<M?}ZF3o!!8Hf6McQ1KUdS|E4gl9YiuLi%{`B?8i?Ha-i}kNvD!vun@OiWF'
    'hvckg05~BmmH&^w)o!NSU6;-|?N$5umTJ&DtAVw9PFv~&z=f*qTkaqk?7YArMpV{9G3=>(gXG=SYBgUU%-RM3r%Q4PY7iIv9NW^d'
    'C--T5Uy*V^k;*3_9W`;@0suJVRZO*zU8$&_yhgY<_rksLg)y<JE-P0rt}{Lh0H>lC95i||r!j}zzw1-4es<Pv(?<)PPR*gV^fm*)'
    'kyaMnE>8U>zAL!JL*}eM$v>idX#M5rhDO82-vDr&u@wvY52_%x*Die8tYI!J#-<-#6h+Q{U#n390B35G&}1iA@<({N#1PK{k+Y+x'
    'D;{6HXttthL!Ar&-0wEASx@-+d>xncCG-CkBDc-TEKsD-%PD6lcLM-iTT}A#G{L-E&-|UNkA&!(dh+jT)=(Wy2+6dU1AtTP-Z}cf'
    'QmHe@s@otU|IOY(tCmcOs-~FBy^6;G;F=}gp3vpqR3?OUhX`!)td>8h<D8`Z++O=?ati=ll9f=4#%cRr?JcVUtwvo2MjoMM>;73e'
    'Kd~@V6aa4T$RlknyM(TuF4tSXu(q4-=b|@+ELk}lTN7*y0JqGn;+1vJjX2BiN#(C{c05ClA30UhYqonumy#@SFS$tIsV%~~?q^)I'
    '3R)xANqr7(6JBP#x;{hRHXFE?T+Lms9w#_{mvZN<Ee~o{7gy%LaYY#8TYu4k1l&uwnlmN1^GT9dGv(Z=7jlWuAB877MXr9h!k+X1'
    'xECI+&F+q)1I379C;RBm+Eq%MloNCI6iVM84Cw;y#l7NzT$q$P7qu6eXXdvxDtzO@&rKSqzO6Ge!hn16XOlgcVx1a)EnUa7)S>Lp'
    't5%k(%_oFs*(|)?2;9qPh|7~>+-vd&bk^MTayYYDL7?+)TGK<D_$5)Tz`dMq&^fid8_T8&89lhw60NdzLAm$E=v2pK&P*5JUJT{6'
    '_sqZebeCs!-L>s@QY8+tzI+wrzHHO^o}s|KoNb!z*wm%*^z&^!J@d#g{=F!B4p-{!Z|k}?lYo0kdF!@w<ov>PmGB)qEE0Q4t{Hxl'
    'iqG;nedO)UcHmw@e0U9OIK#Z#IJeB+zv@O8U$5}Js25HgMN9V4-HT;Lf3SaZ@qqcU%Y_fObXv}3tG-?((*I9rtV0@bFI$#6KId1O'
    'H<%dSDq&&tM~SiC73%UT-%CdAPV0bs3Gb|1dFM+|<*}j2?Zv0aN^^KMS9t9_a&r-vL?>`B_PindrTv#LtUlDPaQLs=-p6bEHizxY'
    'ZJ4K`{T{d%)2G@$bPpl(EO%nc98n?_;;WM#^d!^Y1jm#~0{7ygUoznTg74AO=zB}o)buzf^xl%%y{mS)RsdEG+{==p0d-0CZY{ra'
    'LsqsAUE?k-Ieb84@jmtIeuspBds#mEd;K=|M<2Q)JYU=1$h%j1pE~!d^}1$9u`y}jUW$LT=o)sotXs9=aj&h~bA=D~rYUKz3Oo+Y'
    '3N^sJkRRqLrl(;XJ(?1}1tP{s>-`HoYKFVJd$jfG?&U!HzOKyl<7#A&<+p-LhXwgg{rG2N3V#7sE?fxQ%YWf=hYeu>aIhf^01h^U'
    '0l>kAFgoBMLl^)YYzPB@gAHK-aIhf^01h^U0l>i$763R{!U6yXOIQHlU<nHV94ui0fP*D00C2E`1pp3~umHfp5*7eBSi%AT2TNE0'
    ';9v<0030k~0f2)gEC6t@garT&maqW8!4eh#I9S3000&E00N`K=3jiD}VF7@HB`g4Nu!IEw4wkS0z`+t00618}0ssd~SODN)2@3!m'
    'G-1Kr3oKy)?gf^x0QUk*Sb%$hB`m<bz!DbVUSJ6ea4)cg1-KVj!UEh2EMWoe1(vV?_X0~;fO~-@EWo|M5*FZIU<nIwFR+9KxEEN$'
    '0^AEMVFB(1maqW#0!vtcdx0e^z`ei{7T{iB2@7y9u!IG;m;b`$P9mWgm4c8^5*5P`3W`w4wEv?d5`xUaC@6-J#!xE$Aq1mfBq~Dt'
    '0l_dbMj@dHz7VA?M-d8%O2tsx&lqhH?e7ReA~6>t^hHz>Li;yDRKsW=qN21<U{nmRMEeDbkjSJl621ukI6}gh3+an!UytF{sAMXY'
    'vBfcZ0b+}^P0+rFS&g<u3T@YT8G0qgb0M^^Mo}`pMKXz2hqe_A9bW{V3m1f_hJP9t13~e!tb!2LXg^SiO5=-wAdG4>LGVg6wJ;Jx'
    '5b`8Jh)Rs-qV0&b#ZeN*d^VyIbBidI_6z*XNI($$@3gO`ZE<vpAXF-SA-xiKQZhzmIcNk_8>2thq(v-(Q1D79%2bgq2nDZ((HG*2'
    'i0;4@U<!hP4nZ(7qY_Pe`W8u(I)tc1Yb$WjG(oUg)G^vpP;C^iL_8P1oUz3*WL$nw2_cVf5f=nyc{Wz*QP7Jd;-DEFf=iEr6P+Xo'
    '{%i=9LZzuk1=6!DVijau`tdWHAP9@}C|HC|5CjFih=At;FDJ9}fgrRFL0F{6t09vGL0P0HO+GUq2=g7IeTLSagdliZ(FCF39YU|f'
    'sv?!8^Qly#68>B)f}rDqj4`CA(hqE^Ad|K@<vn9`2Syi!pcOJM2yKhRJH}`$4DW6H4Px?xAw7k@h*6EckX{K_ae^Qy!ek>udK3tP'
    'AoM049Y+B&4jqIAaR{@mXp69M=}Ckj2vCNK1C>Ex091w`*f>9E|IxmVLM)nG4eyW%4U7<i;6Me{Ks!wB#R-DokHLa&@Og|?{wcl4'
    'DhR$1L0F{6z#EMsbbip8KQ29rOgd=VpQs2RHU9ce04hTe9H{srGFSxAJyj5*5^<NIjJCoU9YP{15hqTWEC{V7QKs~SAe6~K9q$hM'
    'wS*E)Ovulaeu5wb;t+64GNebCf{b@Q{-~^X86gM@KWJY*e$Xs}umJTxak(>J6goMmlkOH|W^xe1Pb3F26{RzigLt1=$bm50m%@tD'
    '@gt^AkJ1UZ*mNkJL=IdEDi9ta7EVVF5^*6R;|)cily+LkgbQg5Kg}uRpb0`Af1ioxnzTi9To7~yl#aj82z`t6BPLN;$U$#k6pB*X'
    'NlYXM!cvXVi6}975OWT~a<>4$F~|W_oDQYT;b<Z`2$bUIK%o$`0OOz;<RIQ>qIIb=3W88)VdK3BCJ)AJN`IdLImlDV!4!n0fv1^G'
    'X+lnTQRu_b1VP9%lY>~uD*f~*#aK`}fgHpr#=2-)lrpzCg&f4)!a@#gB00dYPC+O1A~KC2Gn0d;Hhznt;OQp{f)i?@EtrB*(q!qU'
    '+$~J$#}`c+*1-rfoh_gXLZT0})7b(-5T^7KYyqnv_~1JON`ZSJjXxJ{5vwi0tI?`35eE)~by~zHVcIXJ??rkwAPB=2U{h@YAqc2M'
    'o!KYNKw(B(VWg?HfDnWj)-n402JuM~rDxg#nlgm^GuQ&APeLc!0@4)ALt$~7q{*F67i8i=PxVQJBO^^PA*{ptghdksAzn^k3&sap'
    '#<dRENEZY}Cix_k7}hby4KwXsMqv)?bVr6w>yto-Fzzx0+-3B(BC*=<|H9=C8^RD`wuhq>I)vfJ3>(4-+Rr?MfoiZJj6T~#hA_~H'
    'upx|o%#a}r2oFtI@Dqe4EJQXiW5NO!!V(q$I9S3$(0=BG1pp3~urO#pW5Pn5;>-yP030-7!Oskuu;A?rO;`xP&6u!&XM-gy;C+E5'
    'EMOrlVF7}`5*GTiK@t`q2rOX%&jw3a=(z_ZVF7@HB`g4Nu!IE&0!vr`;9v<0llC(uEC6t@goP2@&6u!&g|LK$UJd<!D1{{~VEfen'
    'gHl++0`3-A!UC$n5*Dx!maqW%VF?S6AC|Dtt3eVLPz{!_06}003u|yUeZqnZ0!vr`cwh+&a4)cgg|KonCoFXL0!dgHBgl*i3p2Qz'
    'DPdu;a?>X);C_WAEI<%w!h#F(U%1@=2f|M&F#', 0.25
),
}, name='turned').DisableLifeTimeVariation()

# Many batches of small matrices are multiplied.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 35, 3, 5]))
x2 = Input('x2', (F32, [2, 35, 5, 2]))
t3 = Output('t3', (F32, [2, 35, 3, 2]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ2?D?%2m`Q!qWu50bQ~^ud2_NvP@hhn1xklA)Aoc`(OXDX`!xgf>2jRFp41;Wa30k', 0.5
) * 18)[:1050],
    x2: (packed('|i1',
    'c-jrf$pOGH2m>%EhIs#N8?IJQQIV*#bEnV}WJLO?rpbLq{wnugpfPf+_<Amx=3O5es~S2', 0.5
) * 12)[:700],
    t3: packed('<i2',
    'c-ni&dztH$&bhS{{@uH~RZE&(@-#EI;4R(PQ6Gig>plA{T>I5c&3DyrQHE>x#8kalUa;JL&ZcnlgR|AnPdxV+*uH)~<8#ka!D!ol'
    'rf$a5!W=G_jtjAB{P}(7*MW<Fq}clmKHQc5_mSb+IX$^QJJi45yzN_f%!*y2d)5DsOuvqOW%<Xnk>&WS$B%4w{8yD>Wh|Tf=GV(#'
    'AOFh8U0P-Pe)_|Q*A4uo@BC%D%%W#@@9g8FfvhLLdg$<fd&N|}SpVih*^?410q2h1)cXDOofH$}A-!jR?rJQO2z$WF`)-Hn-y7*q'
    'MWqyYlr2wK@Ju;u@b;4I2bL@m2CjW49y9*<VfxfR=kjWk9}&NAUA)heWh1O}_n;(`gw#F311^de&b&UMZMRsCpXu&Ax5y{Qtv*Qe'
    'FqQm1#>lcu^zvUZws)f1JQp5vi{COmw$=K|l%5xI>;4G%Ej<$|_VtLuqo02z9*F!BQ8~(?a8Lfhjm<*dpV?m;=3nQ0NLFb7X8=P8'
    'U;u*uU<?yx01JW$m@JG9k^_<d8K5fQ3<iX8Fe6|Z5C+0{P|KmlBk6=X3T8G`50ZP3#2KIpVa|c+XMh-r&i@bN{QnQPpMe3%i*U;r'
    'kp0Sl@Dc;6EB^mS4HsBw{D-*-#w9Pb0l$;0Ed', 0.25
),
}, name='batches').AddVariations('float16').DisableLifeTimeVariation()
