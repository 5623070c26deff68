# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: whole blocks of channels.

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

# Blocks of rows leave every rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 1, 8]))
x2 = Input('x2', (F32, [2, 8, 8]))
t3 = Output('t3', (F32, [2, 1, 8]))
x4 = Input('x4', (F32, [2, 16, 3]))
x5 = Input('x5', (F32, [2, 16, 8]))
t6 = Output('t6', (F32, [2, 3, 8]))
x7 = Input('x7', (F32, [2, 4, 8]))
x8 = Input('x8', (F32, [2, 16, 8]))
t9 = Output('t9', (F32, [2, 4, 16]))
x10 = Input('x10', (F32, [2, 7, 16]))
x11 = Input('x11', (F32, [2, 16, 16]))
t12 = Output('t12', (F32, [2, 7, 16]))
x13 = Input('x13', (F32, [2, 8, 8]))
x14 = Input('x14', (F32, [2, 8, 8]))
t15 = Output('t15', (F32, [2, 8, 8]))
x16 = Input('x16', (F32, [2, 12, 16]))
x17 = Input('x17', (F32, [2, 8, 16]))
t18 = Output('t18', (F32, [2, 12, 8]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t3)
model.Operation('BATCH_MATMUL', x4, x5, True, False).To(t6)
model.Operation('BATCH_MATMUL', x7, x8, False, True).To(t9)
model.Operation('BATCH_MATMUL', x10, x11, False, False).To(t12)
model.Operation('BATCH_MATMUL', x13, x14, True, False).To(t15)
model.Operation('BATCH_MATMUL', x16, x17, False, True).To(t18)
Example({
    x1: [-0.20739746, -1.4725342, -1.5528564, -1.7086182, 0.7735596, 2.5194092, -1.6983643, -3.029663,
    1.164917, -1.3253174, -0.07067871, 0.9744873, 3.651001, 1.0123291, 0.30163574, 3.6153564],
    x2: packed('|i1',
    'c-p0lfe8RG48mgnzgbuN!aza<6*jXO1aT>q4B4z1Ytd!>YI3{p^8?~xCF%', 1.0
),
    t3: [2.5003662, -5.7335205, 3.8115234, -1.0782471, -11.168457, -4.930786, -4.7753906, 8.225098,
    -2.3094482, -5.7819824, 2.2720947, -6.055908, -0.99975586, -8.20166, -5.624634, 5.2060547],
    x4: packed('|i1',
    'c-n=FK?(pc48mgn|7M*XyAKosQ8U7zW^gHZ9?Mq=WoI$zt}4sh@A&{fq#W`', 1.0
),
    x5: (packed('<i2',
    'c-jGa0EPdbsrj{&W$Axag_WhtL4W7Xtru<SB~$IGg{jZ6wX-pYS3AXt4gHA&7j@OG^_u}7FG1l0*_F)|?RU?WQ4Ww2_1lYXA~XFc'
    'jV$VgiEi@|_$y9_)dHMS^pe1_8)9~Z*V9U9&Ok6H5u9VV2r*TfYD)==R2_$(@1C_iQU', 0.0001220703125
) * 5)[:256],
    t6: packed('<i4',
    'c-mWhv3Ip?Wb;Y}C^)2*(YNM^OV8tU|BJT1J5vjc`U2if_>!>Rb+4jkcrByyWcJ(jo2%7f>Zhlk=+uu{9lvUlPtxO`9O}P6YqN5^'
    'pJ96^M@*r%OH!PH@&6wtCI$rf_lt?)-+$(R{}})M|HsJqpMmk;zyD1C|AUzSK??r=XFvuZE)ateh{*t^Axt0v0NEN#g8', 0.0001220703125
),
    x7: packed('<i2',
    'c-jGg0Du3howbV{sg*Tr!HJP`(?{F&FKGiCUn6hJiCgK{JzvYiX|aK6o7ZEba|xA2;a5B5M-dIzc{kPd$JZk>tDUvP`VeWMgtWau'
    '+&~_phsJf)KpV{?Q{}Z6P3s7Xlb!(S>Y^L@`PDbQk0{=6tUvA5fQTXTr9VH^SPg)Q#QG4e=R)E', 0.0001220703125
),
    x8: (packed('|i1',
    'c-kF`i46b%3;~b*XVz*H#1{ti$Pi;Az2?fYy*t%3^&KW>!~(>N5B~', 1.0
) * 5)[:256],
    t9: packed('<i4',
    'c-ot{<I24FvK*nfqrzVVtv*MV{F@+f|BukFn8J;}QsuZ0^5k@^dFqld=Y;j|MZe=7m;3xGin*MY@oa|Rb(NPL(ws}8PL*7fuTP%3'
    't-wAs$(85Bvu!mFxifiPwU(vJE44bkn3475Qa)#@Z^)m*qp#dco-8_NaP29#qHvMV-TJ!w6J8~5^ER4Rl{@vEh&7XX(*7d{0{Dct'
    '=l(sR@Vr?i@!;g1oiiGya}}}Wef=9!>d#|XVLx%s8*8@Jbw^91&c>YBe$yg6=)bI;Tln>P%j#G^l=fv8y2>joIQz|U-O80$d{qAa'
    '{xK~!_u(d{eMuW8e(e3+se1R%lMU^T7pjjPpYcfh!2kdM{{3fQVEq609|IEukjKct@E?T#{{vG0fD8r@20@@0BN+W>U}ONQ2a5e?'
    '_z#x^>H7~-4FNy{!15ppXb#hVuyzpVKUg);7)Az=VgJFJP)G<1YACY(5CoS;x1RyUez@xYa7hRUW<N+30R9mLiU', 0.0001220703125
),
    x10: packed('|i1',
    'c-qa2feipa5W&j+GxKMQPXvt+EfpyUhrrbfGabmoxi+~(=w$tWegv>J2>', 1.0
),
    x11: (packed('<i2',
    'c-jGa0EPeY)2WGPcg?NkukD}de?#xLT_fK=OV<zg3B4OLo2TCk50AkW%RMtIbwzOvePQ2`$!o)%KOJWs_4n~9wCQN9oy(ERYlDKc'
    'TDYztx-<W&d#Ao<sTE@jk$Sq{<+pV!u}_7`T%=}>2gQA=r)0=^#2<gDXxLc4jnig9Z~', 0.0001220703125
) * 9)[:512],
    t12: packed('<i4',
    'c-l=*Ye-X396$HYFv1NR<zo=JLM+`V*S1WZ%YsOxpvRmtA`nvgV49}$IW-l{Bt$cs<s@5}^BqW;#uQ4^VbVi~Sf)if@r6aT=Dp{1'
    '?%kH14}Z@2z5c(Gxz6pGYL<;Gq<lN|$#P_3<I<MoK5dKV7)NpAtx9{r5^*4UTBXp`3bp33^7h|-oiWxWz5lD)tJW7!#mM@3>}y?#'
    'KC>q|V@Zt$EoPr0Q>E^D<eLupX^DOG<5{m`&q!(hGWFcPBfLsFd7>_}KowE8H&3zBp#CXt7%Vbv^XjtcCI`Ud>f9z%u<fAW*L+nJ'
    'Wk_GX(_bx}>Gx<#tje}^+&1)&hSelK5eE4x19SR<I=82$p7~L-(p%sg)3~0XYAjKV7ls}lp={qPZq3T?8^U=t#`MItFUE)HPio%o'
    'iF4xI5ION~bwI3hT=A*p<aUEqNB*LEVO(9DE&7n995u#irvtg2ao#*x*sgm?1tT-{{Cy6N@`1g)-7}%3l~UgIUXHyf@bkVVN>ZiG'
    '$FEncHyKZsy_D?P$y?L}M|EwO17LUTbiQ1iH9R!$RXwM-4Cj>ATT-OakNgTH8rgBvu*{Ae>NWMCFfxS4Zwnu49_r@%UQXj$xjAvV'
    '^Tq(NV74w{EyFBqjenmvebiCuuQL?A7VC=zlC7dre%Zxj#UaO>R22H4Yrm#<3P1!9K?4E+0+E0{1cpe206>tS5grK91RfY60Yw4?'
    'FiJp7b0CSGSPvixF@OL;lgtw*Py~KMKrli;LYhG-CX4_yi7}dhh{6)afp-$L2W|l|39yD@mO;D{LfnKzG>IGF)er{&CXgnv5pTgX'
    'iP$TSB3TcP#-$L%1oIQblwtqnoa}|gSq?b|a1K`F1YFktFsEnp>9VjYcLZ{=uI$YWm&{GN<;WfEB9U7GHVO2vEpTT7cg4Rbdc*?', 0.0001220703125
),
    x13: packed('<i2',
    'c-phA-mN?RaNxn&?e^ix_WFA_ZoJu@Eg3u4`(&f$!QFc&?p}G(`#tCM=(R^rhA$8NEzEdys=R9OO7@pacQT)~rCjsNcCoiH?23jA'
    'w^UC!2cA=`K5GA>m}9q~w`KlL(ZpMv3;dMo#EyEVANk6;;LP`)HP-*_zFO8#)wf%){iYigGy?!F7JKs', 0.0001220703125
),
    x14: packed('|i1',
    'c-p0l!4Uv35CNC|Yj$x-2{9gwWfU}20yhjcqy_7)ERb2^G4(#;|MLNRt{V{', 1.0
),
    t15: packed('<i4',
    'c-q@$@UU>gwto&8D*fyd91d1JXPns`t~3+{?CGo)Fu1nk+?Df<HdVWn?)dzFy5o+Ho68;VuSZVo*ubD7zwyYHdE3B>-bwI-73nNE'
    '30AbHVmeq+O2lfgqFWj#x7u8ByYR^1qG-yBCC^+`R`b>rglwB|#(S=*oK~g&i6qbR(|ulhx8?3!=CxZOyS<Y4kl#!B+^0sd7JZW='
    'tz~zrx3hWKE_OQQAH?z{U4-+`!kd>kzs?V~1S@iwcp0oHV_7R$(f>^c!HV{8?*uFAlzZy9CtLRU2U8{HT~9+6G?p*uJ<oprPt7vx'
    'e~b(a3{3wS{{R2a$nXzDF)%PPGW=%*3Nicx@qjcFP@Dm%5F`%b{{^XJ03(Q^|Np>>!0H)6hWrOBV*C$L_a7t=q=A+(f*BwJtPUg%'
    'wgPN1l!6Grd2k&tHWWhb|NkGZ5ULwuKg0m2{r};HAejad1ppP{_51', 0.0001220703125
),
    x16: (packed('|i1',
    'c-j@pK@I=_3<1IA|8J)1AR-emF$EPDK}*fD-Z@|)5q|3h%H#pr01XN', 1.0
) * 7)[:384],
    x17: (packed('<i2',
    'c-jGa0EPc?TjOQzDRVn-j|<0TWec-m@p-3z9gW#9J$J!%(T}0O$;a*MZ?~Z<+0l)Ux5ptN%gM1d4-scWVTbwmv6~0Y5>L}V-wgl2'
    '8|vMi7MA2)itaA0C;oiKP%T4QR;(hDN`{E$o{J!+czaTi<yve<4%76OfpFT82U<@*Z2', 0.0001220703125
) * 5)[:256],
    t18: packed('<i4',
    'c-p(frn4>V!8M(k>c3yRhu+P8sGaUyeg3p5tERBC>|*J?7yJKPFP&KWlx5zWYwL76W>nqlS;59o^MEI=W1Yagx(&SD6T`jrt4lMY'
    'e6&<%9dhaXJkwouw{-bFE1hLewm9jfe*AfK{#(J>JxkJRgftXlo)m1k6H-t$!*=a?dw%WB+|OPanS48RuIXAu)rn7k?uk9zetx0%'
    '@mk)W+()0bnzze76WSBNaBh>6F}MGI$=1c);wy^<Mf>yD9$q~8y`Z7xYo#6~TfLRq0v!@jS$!uDP5V~)IYGKe@wE6gfymcWpQmrR'
    '<xnh>swGu%(Oox3+u~FJ$IA3iryBONE95K}&@qrZ-}q<Gv*m&cZ}|DLJ(r!4wmureXkchs-}PU7-rOn0d~arRK5n?8smFYDMP~j)'
    '|7$|`{omRI9bd!M6_lhca`aNz<1BHWlI$d9(GP3xn;4bGy1jQe)nCc|X!cg#k0n>^?h8l1;E`17Zk;$G&pmmQ`h$leEGw^F(b914'
    'yBozL@a{jue+GtsjEw&n|NsB@mw^FD{$~VHK#70<|Nj5W@c-{W1|azV@85qWAOVsBsrknQ6b6d@2g!rvKn4K03``6_1AxjHfod54'
    '0mc3RdH+BL{RbP%0JP;FSdI~7Bgg^&{{8*W1R{Y77=fCB2y7=%H`p$aTR=RZ9YB%+qz2?_2nLd1^dD?EgoL;s3?OzwC6I*~psL|&'
    'plq0N5C~HXRs>bY!0;a~3s(iRlL4lH0m*oV|4=cADF`+H0V8mmX#', 0.0001220703125
),
}, name='rows').DisableLifeTimeVariation()
