# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: whole blocks of channels.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Every padding and stride.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 3, 3, 8]), packed('|i1',
    'c-lRSK@tEk3;~z_zga3d)WNKQkyr)84AF8zb3I0byp?ZR?xuZ8|NH=q^br3', 1.0
))
c3 = Parameter('c3', ('TENSOR_FLOAT32', [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 5, 6, 16]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [1, 3, 3, 16]), packed('<i2',
    'c-nK0WZ%o!sXpKJtnvBs{cDqZ-JfdDjdi@cv_5$8<KT(QAEp~G4*%Vs_?~yS>gwZy){)`ql^bKPwl^zI6;*YnzUETf&4$N6XMd`Y'
    'WdEdLH{DfnYeRh{>&DW<eslJw2(J%y5D6<iBPhQrx^zi)N92;fiyrVA703Jg{BeArzljE#0c$RXj{', 0.0001220703125
))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t8 = Output('t8', ('TENSOR_FLOAT32', [1, 3, 4, 16]))
x9 = Input('x9', ('TENSOR_FLOAT32', [1, 8, 5, 6]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [1, 3, 3, 16]), packed('|i1',
    'c-pOt$qfK748k1tpBWn370Sax9KhfLiCjL(WSF3(y6I@WTWuck|9k)({1ze', 1.0
))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t12 = Output('t12', ('TENSOR_FLOAT32', [1, 16, 4, 5]))
x13 = Input('x13', ('TENSOR_FLOAT32', [1, 5, 6, 16]))
c14 = Parameter('c14', ('TENSOR_FLOAT32', [1, 3, 3, 32]), (packed('<i2',
    'c-jGa0EPdZQEiWrTcbZyBUMEkn{D|);YTeCvsJ7239UgP#UIgmJ;Ak|XR&|p8_A1915vp>v(Z)OXOmTFU-3z^lCn1Q-6nELawt+m'
    '`OV)^voJ##2O>gChElV59iG3|(5$sVDx8(_#%)2;)n|GN+ZL&Y?w|1s0;BoW@7kd}a{', 0.0001220703125
) * 5)[:288])
c15 = Parameter('c15', ('TENSOR_FLOAT32', [32]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5])
t16 = Output('t16', ('TENSOR_FLOAT32', [1, 5, 5, 32]))
x17 = Input('x17', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
c18 = Parameter('c18', ('TENSOR_FLOAT32', [1, 3, 3, 8]), packed('|i1',
    'c-lRSK@tEk3;~z_znN+eH4aN6#Mn#?EnOVwf`ni1LeLEAeHeL%KRzvE6a)', 1.0
))
c19 = Parameter('c19', ('TENSOR_FLOAT32', [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t20 = Output('t20', ('TENSOR_FLOAT32', [1, 5, 8, 8]))
x21 = Input('x21', ('TENSOR_FLOAT32', [1, 16, 5, 6]))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [1, 3, 3, 16]), packed('<i2',
    'c-rf1-Tl;eV`A^a<EC5H-}6^L-CJrp_xt*X|9{@jRZs2xf4XwNssB!P=Ti04f~6Dtxj$ES&h?+1EB-We;a%%a>TBNc{1sz;*c<({'
    '%S(02RNiyDu~Zl_<cq(WI>UWm=%$9H-SVuN7tUlnefz9;!m3lxzpUH1(noWqm%YBh!?$rX&<p^bHI~`', 0.0001220703125
))
c23 = Parameter('c23', ('TENSOR_FLOAT32', [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t24 = Output('t24', ('TENSOR_FLOAT32', [1, 16, 3, 3]))
x25 = Input('x25', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
c26 = Parameter('c26', ('TENSOR_FLOAT32', [1, 3, 3, 16]), packed('|i1',
    'c-pOt!4UvK2*LvW*9?bS!}*8|(PBZUAA?6N-mFyV%&duyF6kX)>-XmmA>=RT', 1.0
))
c27 = Parameter('c27', ('TENSOR_FLOAT32', [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t28 = Output('t28', ('TENSOR_FLOAT32', [1, 2, 3, 16]))
x29 = Input('x29', ('TENSOR_FLOAT32', [1, 5, 6, 16]))
c30 = Parameter('c30', ('TENSOR_FLOAT32', [1, 3, 3, 32]), (packed('<i2',
    'c-jGa0EPcciz|W63$GjNpIaS`M`>AMb%{Awm1}Vq4^OMvAxqm!<&pQ}*L`#U&zG6qDKUNRGkGJ)ZIR{WaW{j<&;$zas|lXx^@6<S'
    '1{(vuUw|gbw+1a4H0&85WRr#H#Z7a>gu%v0Dx=A-{j+upTv5ej%FaU$g<_nk-BI8@82', 0.0001220703125
) * 5)[:288])
c31 = Parameter('c31', ('TENSOR_FLOAT32', [32]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5])
t32 = Output('t32', ('TENSOR_FLOAT32', [1, 4, 3, 32]))
x33 = Input('x33', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
c34 = Parameter('c34', ('TENSOR_FLOAT32', [1, 1, 1, 16]), [-2.0, 0.0, 2.0, -2.0, 0.0, -1.0, -2.0, 0.0, -2.0, 1.0, 0.0, -2.0, 0.0, 0.0, -2.0, -1.0])
c35 = Parameter('c35', ('TENSOR_FLOAT32', [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t36 = Output('t36', ('TENSOR_FLOAT32', [1, 5, 6, 16]))
x37 = Input('x37', ('TENSOR_FLOAT32', [1, 16, 5, 6]))
c38 = Parameter('c38', ('TENSOR_FLOAT32', [1, 1, 1, 32]), [1.5863037, 0.041625977, 2.7493896, 2.7364502, -3.4620361, -1.9742432, 2.0159912, 0.37194824,
    2.6693115, 0.6414795, 2.13562, 0.31262207, 2.3878174, -0.38220215, -1.1800537, 0.72424316,
    -3.1326904, -3.881958, -3.756958, -1.0645752, 2.0281982, -1.9290771, -3.1905518, 2.1207275,
    -2.14563, 3.401001, 3.6744385, -2.6053467, -3.934204, -0.9700928, -0.92736816, -3.6324463])
c39 = Parameter('c39', ('TENSOR_FLOAT32', [32]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5])
t40 = Output('t40', ('TENSOR_FLOAT32', [1, 32, 3, 3]))
x41 = Input('x41', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
c42 = Parameter('c42', ('TENSOR_FLOAT32', [1, 5, 5, 8]), packed('|i1',
    'c-qa2feipb5CMn&Yv$Kg@rei~N<)iFMUAwYQ;4TSDjf2BQ7_#3oAU?F2t)t', 1.0
))
c43 = Parameter('c43', ('TENSOR_FLOAT32', [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t44 = Output('t44', ('TENSOR_FLOAT32', [1, 5, 6, 8]))
x45 = Input('x45', ('TENSOR_FLOAT32', [1, 5, 6, 16]))
c46 = Parameter('c46', ('TENSOR_FLOAT32', [1, 5, 5, 16]), (packed('<i2',
    'c-jGa0EPd5zj^)ZtzThrFG&rnJAV~NU&r^=-@60PYqf8!VNbu)kAtawQAz0?W1CBTp=a-h1#zQ)wf6&sLs_FIGV@FoVLUH0jj&tB'
    'eYa-1oC8vqohsDF-u<B*0;-(xBag(aUhMCWH-?0B83*{NnzRl^zFOqsZm!qwaNfp05C', 0.0001220703125
) * 7)[:400])
c47 = Parameter('c47', ('TENSOR_FLOAT32', [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t48 = Output('t48', ('TENSOR_FLOAT32', [1, 4, 6, 16]))
x49 = Input('x49', ('TENSOR_FLOAT32', [1, 8, 5, 6]))
c50 = Parameter('c50', ('TENSOR_FLOAT32', [1, 2, 2, 16]), packed('|i1',
    'c-kF`$pHW`5CMn&YbGln*C-7X#CcAOw4fWadbB16Gx5$AA3V2O5&Z', 1.0
))
c51 = Parameter('c51', ('TENSOR_FLOAT32', [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t52 = Output('t52', ('TENSOR_FLOAT32', [1, 16, 5, 6]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0, False).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 1, 1, False).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 1, 0, 0, 1, 1, 1, 2, 0, True).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c14, c15, 0, 1, 2, 0, 1, 1, 2, 0, False).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x17, c18, c19, 2, 2, 1, 1, 1, 1, 1, 3, False).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 1, 2, 2, 1, 0, True).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x25, c26, c27, 0, 1, 0, 1, 2, 2, 2, 1, False).To(t28)
model.Operation('DEPTHWISE_CONV_2D', x29, c30, c31, 1, 0, 1, 0, 2, 1, 2, 0, False).To(t32)
model.Operation('DEPTHWISE_CONV_2D', x33, c34, c35, 2, 1, 1, 2, 0, False).To(t36)
model.Operation('DEPTHWISE_CONV_2D', x37, c38, c39, 1, 2, 2, 2, 1, True).To(t40)
model.Operation('DEPTHWISE_CONV_2D', x41, c42, c43, 1, 1, 1, 1, 0, False).To(t44)
model.Operation('DEPTHWISE_CONV_2D', x45, c46, c47, 3, 1, 1, 2, 1, 1, 1, 0, False).To(t48)
model.Operation('DEPTHWISE_CONV_2D', x49, c50, c51, 1, 1, 1, 2, 3, True).To(t52)
Example({
    x1: packed('<i2',
    'c-r$mS>9~O8P0n4?QTK${^`Z5e};dKKOO4+_V>-tOV2Od?*H?r=zHbA!52SH_TPR}-&(j+@~%E-^VIa4jNj9}ho0t_^VOE7>{=r4'
    'q{6;7<H1f7#<KakR#lZ2((5*FEoI-dwa?b((uboWY$w;-MoX{${_wu3(lU-(v3zEq!`HHhpk@HuJnsb', 0.0001220703125
),
    t4: packed('<i4',
    'c-mXN)b(V~!lUzBA0B#q&vsI*^mmQW4_p6vF8nJHxyJL|(W#7o>W}R|RDbKy>4yw;2KoQb?t1y@yws(KTVH&-w=$cJ+4$a+GI`xY'
    ')7|?fO>#XMwcGVY#G~Z;iX|Dxo-KGK-E=lt<KUm<2}P3HY(HM)i)O55pEB)Db#_s6?F|)))_ft){$mPXn)&Bd%rV-vX`X#nX?Iup'
    '3R$%lcmEuzAL5D<srD>Ad9DlJC2}Uc;dy^?kKy5tf3Kupx3F-?Tw>TIY^J6hW6Q36&hg&C)3+{PEn<zD>uXm&vuLx>{+BlW|F<!B'
    'ecgG%^0uC%kW2cF?~9}un_gMCPkCkXHf+(M_UZ3=&%fmJzx$rEeaDLTd#@je4f7J6^Jv|?2UQH8^>@|m%JQ-2NNL&r<@EI{yk`ac'
    'FZa&pI{V}p&&`UJc_}?|l}!o9%9uV2=|lx(@BbLRzmoH&VzBna@Gt!x?QF_(ce_U!xd`9C(_vu6maE<F^!uc?Xol9aO4dt~X5D)V'
    'eD@_-1*BVh6~_KJHeL0+?Az4WH!3pi#6?t2>RG*bSIM{OiRUc+j*5rj)-~r}N;ht~r~Y`se!pWW3$~d)?b~?jQNHSy8SA1owQpA}'
    'dh&ByLe|FTn?5JCDE*P$legKjzv#HL%Ob@%7KVQeVDSGxko6x(GXhCQAmiWv|Nns)DDoF1&Il3(av2#w>i#qQ{|8j@?;k{v0W1y_'
    '{Qn=Q?jHyN%>e>N#{VGI|H0<{V+5-D{}*ByQ1mauzkd*UCJ+L<0&FwLq<<ii35>wz{)5=c2zDdLVL&OUQn28Ei2K0KfvX0&3FtpY'
    '2!|131>C<-1uz5wP#KsIM8|(9`VSL?i~onoLXAaJ2cw{T6a+N_Lj3=aa1F$S{|pErsLNoI3@{REGm7f}aNmKM0Biu~0R', 0.0001220703125
),
    x5: (packed('|i1',
    'c-kF`K@I=_2!gQxzge?356BRhnVTVnJOt?$zv&I5i)&nHp9T6D68`', 1.0
) * 8)[:480],
    t8: packed('<i4',
    'c-qyF+bcv-6vlsN6iI{JQx3^36p1{zi-=N67<W-<o|MKVO5=f$C{etqQ4)$MO-&vomr@i(gxm^w;K3v%_Bk^e`46mitMz^RTkBhU'
    'R}&pXm6@&Ra$ti@Skti%E;+Or>IJvcD^ebd$fTjf%wrUWVo}UHu^hqm;zG$ls&R9HOU|FHP#Cq>3@i5#=f#E4r9&;22f}Er09QBe'
    '@Ve?YdJ_N-Rp<$D-d`e>?YRk$T%qs4l7LxUeh8P4t|`^^y-}NgJ<C3a^a$w87<BW}h3tdpF|D%V)WkT94HFAl4V=izn<_g++9i=&'
    'T-8aZ?ONOmMKQ8T+AymbN5KWAfzl!(s4@4$n{jXyOb2igLW}w<V$-u;DlxP}-3`z9>HPb?NCtf%R<eD|CP~7o9SRm(3tE0fZ-Nvj'
    'h%|+&uD9_q)8U`oW1&$%f8OAQ4hcyhku|DHLAIk{J7>R;{?>|6V-wkW?6gBFIam~><bX<_=FfQh8b8B-r=KqAHzD!w;~VliW9k', 0.0001220703125
),
    x9: packed('<i2',
    'c-lMu_p#^w+voS54$prZ{;^lKo!NEiYu}9roz0D<AErt^wLF>6{_t|<UdfXiA9F7~dbOLi-dOXa=gj8T@W8Lfho0sryNkbH?@D;B'
    '-?6+qByYB7xt$x|e5c|wMtf!UU&{WNt$p{Wno&%Cv#-MPy(d-I<yBv>-_EgR;wPnL)jS7>pk@F<=lKZ', 0.0001220703125
),
    t12: packed('<i4',
    'c-oV*p84=>SFmU3$qoHm-<Q5f-Tr^?#JoHQhKFCCXxZ(ZVe(AvX?*9)g<G%bO*m04b>Y;6@;@t%WVI+xysw$DWgc6_giC$%o|&B3'
    'CUAi3yX9%_<JTu@|2%&<bfIf_v2gcW*QKw0H<n$wArw@_RZ|t<r6jlK*}?tB;j1@AdCbXC5_@$;CCK5zhgaRoZyA-p6u9sRsN}pj'
    'vZvyL$c8&BY*-2y*08Mk^P|dWRb1G#ylu-`9+=#jz_UrY{CJ|-<%{-#(}J}lV`JQ_L#OU$(h!;<s<cJTDAvGlLe0#?+V;wfqn^gf'
    'HCy*j{CGf_ePX5^|L3)(_oVom-1ywoZYd>Y75U9$xKhv|VBq@K{HIdyRrS_4^@`4n(zdPBEA8fPT+FG(Um3a9N$~v7y^k7KuGf^v'
    'oT@p|z;~^p`;+XCrHW}mk0u$h|2!Kp_i#}|_|Jq_p2~Lu=4;30xm|c(X0~+i)|*#3U8>m}e0|S8cy;pXnb;SytPR%bYv=K)xQq1U'
    'G&5BE?Oc0nQ?I6lfag87T$2gMJ%1gkDx3AwsiFPOQT7rIg~#X9^!6uB{y$~y@t(A-E!U#z(|>gCzZ1W-^Z5HFsb3Sijh3gSKAm-O'
    '7MHi#n?;k`FP1W&{aU(Vl6hNn;Lo*@M_GQm%k7yg(NdVVW-hPNf6G2!TY)F5$`0`aUbynY>tnk3J<+dL-@A9t(h%!s+@`SLQL<Xi'
    'OzV3tckk|q5$Sy~gVDt&q;I)*-1hjDy?55ht0Wz5>T|s*{!ah!=U1=PYaaQnbqEs+HT*h3W<lvi?)iBtCr;Q)teMoTRXTSe!^L$^'
    'cWiyO?~lWc(6iH4v+Rg5Kk_Es{p*<`rR(W$M7n3j)G1UNeP#I1`0w9;Muva?8GuY6h9EEn6l46y00jR)Y@k9WM#g`Pe?jV)z{>ys'
    '|Ht^B2?!a0f?)oCr~zOT7@!y=0Wq3^@juWYkTRf=|Nk-k1KR>t3(~>J2-E)`#0A<2v=Au#|L;F0kPIWl7@)0S>llDG1NAe2+z7M-'
    'B*h3)0I~yQ6i5nU5D0+OflLFt0?1<o8^Oo~6a+Z~s23~+cGG`o0DxTu3l9(<C=K)i$T~)dxp2k*5#ELIU}6k#rC?EnI;egG#1Vc7'
    '9>gpEp}vA?f>{DF9ua;Br~hX_m<)3rvMPi$)Cwe1py3BM4Wb091?D{%n}GolBv1{A@I$s9YAyhLEoX2', 0.0001220703125
),
    x13: (packed('|i1',
    'c-kF`!3_W~5Q5PCXV#wmm;i!G3MSdMj7|z`)j7>YiEH)z|2#U-5d#', 1.0
) * 8)[:480],
    t16: packed('<i4',
    'c-oy)dpuP87XR%*qq-Fei7BocQcXfArC|_>$Rp>L$?>XbA}3THMZ)z;M-T6J9i2S#NFI^gWV|X&j-*4$v!a8P>0s|WvuDrj@#nq!'
    'GoRVN{ab5&*LSV&T8e3s&ytmHDd@H2eKL5Q&(2w8lFg#GWvC9%F4(EU{eYsGyRi&(Rm<l)Hg0$P(jD)edhV&+;LOa5fD@%Hu@h4@'
    '!$A|IcEhvzFKZ3~a6E#l1VHcl5uJw_(!+6&o_@GNJU+F{RL)a^c{wQW(!X@QQ>O#n?hbz|4XJyok>6L~|G1S*eBzl~px~MBNU=(~'
    'RJS|V>snyg?R{ojFH6fP>%?guyyG}^Yfj}>shlT6PwN6RBbV}EZu53_>W{so9Od;zA!@S`9vuCI==zP8gKpaG%%su4Ru}3XT_b<L'
    '`r<$2?5|FQ_guU&UUFphQ2Gb@#x>$$(>G0DBzsP3{IE?^oZEHp;`^a&n@W|w=#0i4PZCtKmuRr!Tjk6$FBNtd^&y>KANEc&ChGRw'
    'N+{?Hy2_DJY1ICUs?V<Vx{_%K>Y3l#EjZ$na+|#lq)JFETk@bXw(Y1<lrs6)79>cPTpQNKtjxWs7%}$Ub_FYj9!id!D)s9&Se@Uh'
    'Q^FG8RheibCjIlO3;Da17rZh^#I$?E>U6u&Dvqm@mU}^;RjK>h9zuxQ2V*w_`eCxBsqb!eie_~2sge1}<0%@K96IA16-pC`dZyo|'
    'YIe-HGK!b5cJ9}hKdnjM6V^2t-B@X3U#p&UW1_QV|E5kE`WeV9s>@qaGDB?it*%u3Mu)x<UD6xM$tv>jZ(1E|n=Ql~S<m6YP2Xr#'
    '_I%<TExY`Thgs@o+2#If-;~U2tKKvq$Nw}BrB56kqI#t{s!M1evp(C?Jo&&shGTh|6-V!lVNJYSYeMY2{n#G3dv}jj^+)^^Twy&F'
    'A<?4_HNY<^thx^;B_*@T9|EfmkN@#RTAtRDern{4sgcUH#M)1ivo)0IXhqKo5-l>y`lNY%%@M%Xb4Z1?{+Soa@OP&xHV&seeX3NY'
    'x@+k~^)<J-v11Wm<$QECT>rjh@x*HEzyTn;?Nn`SpN}V5F5sxouVb|y1HTf+lTW<;yxhEh`nrWIJDjLiNRRC-Ko}YQO0SIO4Yig;'
    'ty`v3FH<2t9_)8;C6%7u;iR=bJZ@=5d~>9~_~SOscmLU9tGi~anQP%EX0!1$^}sV%^BL!G6AhIt<TN=U`sN9VO_d~<2~#TDHjKtj'
    'VfDv7w9W05ng4!R+sq_BMX5+@nX=Th<Yj%Sj>6Zp9_dq?%ao~s1}>T528=e?1HPUkTeZPn&y-rCew$6n^U$h@DX|;9=(R4~_EH?l'
    'H+mq#Z|U-OHZr_Z=iK0hAmiu(SJKkgq|lS`QO1UfRk{v4ITVMkG0UX=nJz!|PL>e*XSCZpq9?mwiFe7^{5<HsqoLeh!E%jZ%lYm%'
    'bNh;ylcoL2R};;}2aATbkyM_`Y)k%h)#`P+CcE2<(LnQMm^b-lQHl_MVp-b0u=`mDKc)>0NM6V}yzgyRUZQuR%v<V-_pz}rnqCp>'
    'lI}M!f_rA2Z6%5#x0)Vuj&~a`<%oTf*V8GC^q{?MJ>9MM@7|^Zr;Ec^%h!q71SpKV26jv{)xuTPj^=jwo@MyzcXsT#Zh@5StyGUs'
    'WOfA2-MzjnX^TyS@0Wx9)C$#$XLLQBnj4uPo2j;bhA*cKa<rm8!gi0W&PpF75+}`jVho0W_ezFZ_WfYu*7xe^sVUa4Bi_+f<+nQp'
    '{H^xp=AA@F_j0Fu1y++r_MCU=6qj8F`3>+tM%#9jZhzq{H85~n)j8x@CdY>^p<8<AGCQL)akbRA{SGzlxru@|g>75iYJRBJjjk%n'
    'iVIFRcetx&UJTzO4@uB6zk6hVx#Lq_q`ZIcw1RV40&7xgFKL~=bgOOaFS1oe&#xTjB>%o5!7#YRLc`v9W$3_2hTg#D-y35`W^y0>'
    '^<w2O`zxHA)>#L%WP&r=jn(Jw9ZQKEl>bUSbwyvnMQuZuO<DEhM4EA4%IxO=vCzA<9o4cM<`q+p(0XYV1`h}$^)6;j%S>)?%G-}9'
    '<>%yW%ngk@@_A+HIy+ydFSFs>vzijK72o?MPhQ;fXW<Rl-t)Zm7Q5d@HC1IC$FoDr8=0ZVe6PDt<|a#%uO05{MP+8MVs2N-7`8c9'
    'uXRgyE;n)+W{Mdfx^7t*qG%#tM0<2Ma=nLp(&+i=SM(>r009Vs0Ktp<KmdQRE7Z<^2`&)675njmxeqrKf%sqm76u>!KMV$S2Erg='
    '0`vp}7+K^DA%YkfEC8OB`^US45g`snkar95VY$WyL_iwmogf$>yaNJ3C_d`QO~((1xWpms%trtaB<KO=hFTzgi?FHyLg2b_5edAU'
    '5cj~fp#^Z$0T|}H!Tf??9u@920fr%fb_?cTqUm|{p+r${erg!Y5Aj4n^PmMm+<1r=3s62ha9Bv2$8`ZEz;6c3D;2F410xX7oCuc+'
    '%7BZCVxbHn!5kpa!UEbARB|3ylqSR%7^R8U$twt>jPNB#sd7^+@P&XOz6g-88Uz&z0R%pAzFMdW2AHmBUfu^J5S4&t#{BrbhfpV;'
    '1A-ngC<ygjfG`s;1cLd4g6YA_gVsbqgn7_^fDJG#Ac`*rz8~QK-w%NW0f<Pz|Fj>N%D6K?@E8Q(WQEcAegIKe%wNDkP$7Z<5z@kq'
    '5ELk~A9xQ0mq0kU_<o3d3Q+{)5n=HdDXbVoSclM6P_+<P(08y%7equ1JXFve(Y}f{LxehR5zd-$;BXWS6qg*=N7yYvixIp<f(Brt'
    'u~^^5+T)5K_~;1dL}&#<Q2{=p2<`#!>_8L=2*h7hrsyy(9vD0uJ`a4@{{rHuFrW', 0.0001220703125
),
    x17: packed('<i2',
    'c-o6h%r_KQ{5yaDTk+rXUyAD{er7M0UfL)tU$43IaQ5cTPWQ^In=8G!4=3JaURrDY_IP*w|BKI0o|aylTPq$p^fYT%1{`Cm-<0Hf'
    'n<Fgjz{Jyxhpk>UGrbGDJMFed|ID2Bk9TaU9hWG{H=Vz!clC1RRG%~2Y&x9n0R|uHO}`I8%>csJ><|', 0.0001220703125
),
    t20: packed('<i4',
    'c-rlf!AsOp5XV0lib<mD3Zk&M3R;PXfqU2vwn*-(V2P!tP(z4Sh;mgd36+Jeq8%(kSy>TF>fphPAk8VSiqOGB2c>J5tgFqur|Eyt'
    '#ev_<`+jG>GxL7DS)dFu8g`ZkAj)0%MG1W4XF}ObN*!Y>=6^E>^>(Vl*=KVLCq{mSNvLgi{3qxx^(A~ia-rFyeQub#i!&QP?eg5A'
    'g(I?@+r!11>fb+o0r^ZrMUrPFeDTSM59`f$@-?_MIrd!M!JY-Z)oTs$asyiv>ppqihim6!2Kd87{oyG(a6Z@%Z@Fl7J?eh^gPC3P'
    'AN8w-tRUG|{Q(bH)q&IrY2rhgtPLO{gO5Sz5Zg_(_LgbG%*B*x(x1^F5hNk>jk(@4@T5q~?A$Xd76%=W4-_CpBsD2vB*qotou(w>'
    '^4o6+n9L+v66noUa%7_r=5;m7f`n@b`BwMC5QA4s(U%Hy+~5``qw;FVww{GeMZpSdx0q@)6(p>?Foo%hP4$R1+V17JnK10iZkHnN'
    '(YR|EA5W`Kddl8Nr`!M1F6}?sU*E8Hv;', 0.0001220703125
),
    x21: (packed('|i1',
    'c-kF{K@I>g41&=AznQL`;b0_6a&(yBc8FM%l**+yF01D&+{**Qk`Mm', 1.0
) * 8)[:480],
    t24: packed('<i4',
    'c-nJY>cOdg%$;9a=bL}-3VEq$g~YcP1SiIDFRzIIbj71@p5^rkvp;x;uVr-Aj=ry=H)E#A&r8*h8w&#_s?HHr6mQIm^qUgrDgRI1'
    'eFNvQ9r>qfN>{xMIeo5McEbDFp9<bveYqI1_4nQVE@5U<6aBU|zDu`}Gd$z))SvxnVVc?Fg3oUin3)||<9R9;Xy$$T)S%{elz*P#'
    ')Qc@9Z9n<=noK_*^}i$|yEC;_UR=~cZQUKM4GB?!&sknuBu&qKvnc;+xv}1(w9{5!Smru+#GZF}ce1NnjQM<0Xjiks+s|!%EB&(_'
    '8uGtq*5*&%yCXj70M|Jw>upPCb2A@r2)xp=?)K_^CF~#Sen*=v<};hxo3vost(PS?XP$9rdiXr~TeW+_IYx&6|Nesz5HtM$&+rdK'
    'FoF<Jh5?8`@E?@<|KC4GAcOHggbx%4iZL=mm>^~U{xSSz1PcO9gee4aK>)}F%QAxPVPFJFg9X7nuwIY=R5e5g*m{UvFa(2Ong3wp'
    'VSF%xh`^M=9Ki7ZKU^c+Juogr69e2ngy8@G0FtsFPy', 0.0001220703125
),
    x25: packed('<i2',
    'c-q_eRQK{hY4^MP4~vGU`@g-Oz5TrX?^s69R8h^hS1+?B_6v6!Cog@S&C6YU{pIuc^TubJug`D%_&VM5u=LN3Lr?PqhYzt~iJSQj'
    'DVhfR96zyW$HIgM=4IBpU$wvOTB137;={BGHUDX83uF%LnlbIK<%=U*H@j>tx_I93me#VGA*dMu?c)Du', 0.0001220703125
),
    t28: packed('<i4',
    'c-muN(2HZJV^~(<c9j7H76P$614ACeJBEIS?)eNWq$2JDg>Ep|NGxXvb!A{@&=OiJu>KPR!()aW3=Fr^!MZ{j{t2zkKfy4OVFkk-'
    'eFlcjDL^Bd85mx!VPJ@jV%W~0-lI4XtnwQWD={$aVu)u@X1E~9pv$pM7$_9TP|(cG5aYz4#_%P2LgQ9W28MKoC<X@M60oi`hWa}$'
    '5+@kGGn{4!P-9?-*J5BOzret7%9VkE5v+oN5kf<GAO@7l#E1}v%R*#Ol*33yR7Erf0M=eFvH', 0.0001220703125
),
    x29: (packed('|i1',
    'c-kF_!3_W~5Q5PCXV%vH5CVl#(|}P=K0&Of<chT`ZOD`40iO91`v', 1.0
) * 8)[:480],
    t32: packed('<i4',
    'c-nLLcfQ=%xmEjYyX;Bk#WEF-efNJ}D9pf+d~oCK<)Lj8Vvb$ywy>&hZhibWGV!vy`?LdAVzt%VKF!Ym@hc)lbazsi*R=foITq!u'
    'pKht&RypRFE?3sxyXxPW19@WG68>E?)9T1cJZ!$xL5SndjWCyO%U6d+hRWX)^4PTU?BwF8SJ@MPEAM$UWrB%EyY{+GfhP+$dN0kn'
    ')|2qqwqVoIbh9*b(W~9x6bd;HeT#V_%PYL_>(P{V@^{yKs@-bj@#)&8X-?N}ua<s&)o{&>CYR!DrF)b9L`p{-D#}V<xZg4*>d(3L'
    '8&BvN#n@&aSHC{@+_kB<4X!;^<cqMn_U&ArhH14KmztNga{1+_lb>m9x{+TVacJVj3a{x8FXTxpCO2w$@G~~r`uE$3aXCo)Pd8k('
    'W$tE`a}E(R+0|Y#G@Sa>{`;50+kA;jUW+6jZ~L~m)@91pxtm&?10Vi9vM>CgLqNH>+!Lj`T*szQ@6THNh`Sbc<kvn$!(&qM_B=my'
    'PQA+GU$1}LpkQmj8$+?}^P(EX<G!XGzrmmuET-=8;o7SmMx{yz<C15#y!h^}c5uPUrlh=_f6D3iK5v!^Wt-)4>4)~Z?GqZDm#ljI'
    '^Vhz^-V7X*3Yu0j^VnXHjJUK(_0Y;gLGSf{H1%ZqaY<j65jTx?&#vcGS*Nnl>hQ~X5oxSjgktJKRL&oLs557(<GxAlAGch3{BT~$'
    '%zEve^@+jf8{|4JK6P5~wJ5#i#g2-)wzCVj*9TZNs_E);N7V=_ti2yT-NN+ZlJ;{;F8H#uzV&&b@A7RvgOlr-6)A3<&s+S@Ok%lH'
    'yhq6Xs0*X`LdKGcz1r9FC!du0ca_B~X<yVy=P8;!t3TJDnKsp>{M4$CS)#_<yE^z*YPCyq#u$AR-eJ*P8=wDL<nMO>?~1Pz`6K$L'
    'pQ&3^b7S7}!ZhKBbC$f~C|_Zvo1tM46U9A&d1`xRPD3=S)2#!lMz1&c-g%a1lFi_~%J5e1skFxzy*3=^<QLP?3=>)U&f%}n_0|6s'
    'R4;kHx!=F1V*UnRMg}nW|DWMMkYxD(4<rDh|AYAqU<w346ytve#(!Xn0jeCN4M9OA7$KPHKhP{N0ttgyAafa*{y}X6ss8`(FNpOI'
    'Vhb1p0TTlZ{Qn0w@;}%`j1XCvl}uo9u!4Ue8~;OW{tq#j0pcT&8^BUPH6Zkt3E~eh2^9Ya)DOgrU~`}b|ARQ^FG!vds0XAT90U+g'
    '{)6}&<Zg%up`HT*CXf~Xp@9huOK>QH9l->06_5s*2{8%kSG4f|5B1=GY~j!FA8tC<@P|o2G2HzBaQZ(&8`OBH3sJ%!*<JAP{||E='
    '%t{7?*ngN)p)92Ehk1_yf&Rluh|gfYgZl;MX+*Ffg+I*aXf8z#GDJYZeTQ%wYWM>H7#r1=', 0.0001220703125
),
    x33: packed('<i2',
    'c-mW>xpQZ&;`!-wD`i8Ep1<sVb9Uh4pPY)m#jkrS1<fO~^RKgW%AQ}!`%^P~v#C7ydU<9?)7hD?*JghHZ@zZ%(9`U*ZY}SLn{Sq1'
    'DqQ2>8~eABg>3?tcXz7#EGY)L%5S;JcF#|TmFl{C)aUJR)IYc8zr0z}7ybFEWo9W_%0GvoW&j~*-9Z', 0.0001220703125
),
    t36: packed('<i4',
    'c-pOze@K*f9LL|@ybFoW?^p!h=K9WH(M1Pk-G(5291dZml18RuI_`$_gTUEzFi1znhGU&SJJ&h3R1ij~Eu-Q6VPM-y?uTDpw7Hl='
    'LyN-WJ6nZP_w4)J`JCs04YnP3&vW1B`FuXF_viigW88rp4=l$q2#g;JVBU&b`%(QJTtMYO9-JfS%YbzOL7=?fh8uPqvtsgDGz0e2'
    'Y3MD$LJ)yey?*w-6$QQc$_MW*3;~^chhSO66)#5G;Q+b|9hkKtp&8vh@B<!2UbNs37slHV00N5qNj0{YpfU$}K&c`tJ&y)ao(r3r'
    'ugGbWxRwX|5u^e0ikuO^_RE-E2P;sZ$cMd{x{J;}onNEKN`ISO=PABPkxRPqmIIyvcz{7gc8tSq)%EWOT#D?e#O4u{?nMR=RAgT{'
    'PT4VgN}u1X$ZG$l0?e<`{ctI=Z5C^KQBVXQFr>((otRogO%}X>Ly;A)%?6XE`{h^UN)K`@7<@_hE1<|q|G8?oMo|LfDRO5iQmqIk'
    '>3P@`S<U}=63wsZexxa~bsmobdi`a<s>sU!TrY+;;;znL#EBYwKLW=g*mZuj_`HR?E>YPXmP%3_JS@`Iad$rLJIdCRO!Zhq?liCU'
    '(}5#wfaKVno1)6klUwM?8Fq_g@%a{!%z5@EGM{Gek!%=d;)UmU(H?5bXXzw48x!a2c+YKW%x6s`cbw@GNiXx6dU~9~oFu<>{Ut;h'
    'cRr-E!^}={*xev*?&BA)(_9A&kko1y#V-f=Ni%iiuy&F!CjTsUJmD!1XiFU{Bw3&B7IrhACMr9~1j)XlPsJBaJnMau8+G2BJ)6as'
    'jl3d}OkU<DIWluiq(A0Yk5TK7>=MbNPN!%%%QNSw?FW`m@|}z8#cOkX?GTM#V1ANGCtnwy4qoM>AZINk(^GZ{%N9NcD!#`yDgDzQ'
    '>iQe+Q|+&856QZ$Z^UlNrJJ^%V7Ez5Rb-28CO%;y-y5u+<VRQgMSCkZ?WW8H_K@TUncKu?ZG3bm?L5w|liaY@B;Fq7=2vOr95a)='
    'SM{673i3aHr)M^>2PC`3NZcsq12fc`%Sid#m@Y2V@}J(N!XQ&iPsuKkxRpO&L0?~Ci6r|cG))7bg};$sLiiB5BrN}h{!Y`3b13{!'
    'i?m0J^iM)ez1|Xj9_<gm*OrII^No5Kq!oPqoS@L5nEvRz&~iPZdSdh&dbK6i(p|rVmd;v)ZM3NUwH5sa57GL_yim+M#O)WmuQ4An'
    '`^7D}f^YZ{LRh5HuZ3dvi4-mMM*Uyb7oYFSeOAj?TQy(&L%#Tr`NsPlKkwh<tF4mnYP|S-wWs8Z{~=$)WFuegDfwbWzJCL6Ts3R', 0.0001220703125
),
    x37: (packed('|i1',
    'c-j?;feiov48h9(H!~9iVFm?{LdJd1*2xIEpwIslS?!<G12P5-2m', 1.0
) * 8)[:480],
    t40: packed('<i4',
    'c-rkxEl7h=6g_K#KU|CX@)gsHE@%)R!w-=!2tyDIrUhYG1{%h&2wNL`194cEC%8NiEK4&i2+E3JaUzB#S7hM5?|t9cqD2gz$36GF'
    '`_4POR|48?Ok((jp*DCSJP{r`c3wp_X~lu82<NeQ!xNCpsayccWfjeRG__5oKgd#?+A3M?*oEUPcIKz<<+1LBhsCb;F0|c7K`Zvm'
    '@v}2#GC)K6BXDim;==Nstyh)zQnSD(mfY8F>=z3tY^W%l5T(;37{6q2X$Hn%VCvhb%f5~ZGZ-Tt?TU?1p-Su}6CuDA;QKn;VNRu('
    'nQD7flMA(RvXRv@Jz-$RR!);ynP^$VC+ur_0miu93y!Q8Sx$%gijYDX&m#~H%$)d)uv%A@7>x!v3#KCQPAEnn^fl7-#ojl^I{1*<'
    '6gwXZ1r#L3NI?s&Ej?}F&m!@2a{~YPWqbpe$5qY', 0.0001220703125
),
    x41: packed('<i2',
    'c-k|b`LT9=^Yo3z?vjT3+~v<@xBgZaK0i~?JFvgmKK62}?O%P)lQ&({FV2qUR=nSP{kLSb>C~0pid!!q)ps`@dYW&=#!m1zZ@99@'
    'e@@#n(T_hgWOrA{%f~)$-s0G3y8QGdu769<{(GnzE8My1%dM&BIyatmcz)OFmHg4@g|huaP%{A1QS#p', 0.0001220703125
),
    t44: packed('<i4',
    'c-pg+{C1~t>O<i^#XX*S(>&tm@I2vsJk|Bbp?N)?q4nqQ-9GYv|K0~YpFUUd96aH=;J8N4Z~jx)4sU&$bM26z@^r@8-Yf=3`wp?p'
    '{Tf!4=wtPv)Z^rFW&au4(rk~9c}RF3SsEF&)WAAN>xG+d^@JnUGOeqfP70{WZq5!is4v(TeSERObfwDed9{x!{-+B~**ameAES@s'
    '98O!NXdVx?uWi-$M76`xmbxCBbGvd*nW*@d)PIU%M-PT9Fbmi1J#Uy>uNP;;xan8=x3XyU2Vc`T(=>ewUFO|TQRxjZ-H{g*6L8Je'
    'e@1*uSj)sbp7jUy#Cau8Rfw_{O?qN~Q%L7=sfz;h><2BD?VX%FZG7gldbh6s)+utTK=N|@M&WSvE0K1`c-JXyEt!2!yl<0z&Cj;4'
    'e*X?V%bp)(uI^=1%%WBQ%px|=RbsK5^u;UxKYdtXHhmuF<b%sM?e{ogWFlM5?_pua9JVVrer=Y_jRou1xE{G+%=I^U*Rwrq?r7ZA'
    '+`o5?*h9VJ8R~PN2TlH*cc%V%%HPQ@8*)Fpme|=o=Xw2m$_iomm>=q=lIs<g@QAIL^D08ON&oEqV<y>dUyj#B9i6?@*wIVQDl|mP'
    'GuFhc>2idf=+le^oa+L0)J*(Om8(~tt-bXB-~a!N3=IE);NO47fB%^o{{06crvLw$7#SED{()qG(o8@$kOl&v7!!yF3jhEA7bpng'
    '0onf;8JL*=|6%<1j}fHfAJ7;Erhh=?K-qr`{}_QLG5%*{Vqjuo`U@0i_{+e^^q2AfU!d*(Siq(*f)p_R2TJ~B1nXyH0@(pH4s7P1'
    'KR|<+82>SXodLG>FVK9D>p(jHft~pe?3Vu^bAU1+tqhDHyFrczlK(*d{LcXKFW3iAkAPVWP|XYwuR=s%^nZvHLK$2TYRZ2UrBDb{'
    '4UvMI{vTN!Lj8v+V1T*|W-tRBz?}9U#UK<mk|=}^0B8@k=K', 0.0001220703125
),
    x45: (packed('|i1',
    'c-ke(0SW*x48p+Z|KFUh+aL(S388bF5NUC+jNsk9=_>M!>wg}2xf1{', 1.0
) * 8)[:480],
    t48: packed('<i4',
    'c-mc12~<>77{2$tNjV5YZWuLz2!|<TlN|&inqoPi1R)1SDB&P8#2_TdD#H?*HXV~iVPG<1@fgM?6q}H;q@<vyz+@{V5)NP?1i^c^'
    '``!!#`tCb-`Ty_#{_p=BC-xV{R1B5;F*9uW)eTwcmp)@+%i7(&OLp#_m01lpx^GXUX+3rOjo-VlY1YN}eZA_m<YsL%|ACfmX2IQW'
    '*&3@<mGoPj7X7kwX{hPwQXH@EqJMP2C1@V_MY{iA7fegN+`KiUj(MM-+nBYvv)$sGK;WGiE*p)slIWsT{|9=v8c!V46K2(koL@5}'
    'PMdMjy&oKc@1&r|4>hkQA=83vEgOfPd7)~2WkrYIpwD}Cd4j1Cw*pDKn)b!TCjq7!t+~|D7LVoJHo-h+?}Neu>%OpbC>>BAQ76S3'
    'q0(gC<NO3crJCl#{=%C^efRrhZoE{ksJGGD{?TNn898^jx=x+`)#!ez*8%^94Qbjo9?uL7PB`0sfA5UP&qcN;)w*P4&dv{cmz&>y'
    '8rWq%Rb@SWMbK)|sNb^f_@%J6q()+2WL7!9Xy26@J15C*qUqf(a@;oQv8b%=y3hPZM9Z4$Uk<C$`B%8Np~=9C*5Jp}UaErQB}lBV'
    'n{(Th!?OyBiHgncksO<DE0&((b>;zkSK+lwWzj)~!h^xJ`bJLTUfxIIL_%0~^Rqo~L<~zO?Q~?8QjeK|PlJ4x^<zw%bK_3V8HgTt'
    'BsqK=8<sH{Z|u@z=4XF(!?c0(7C7&U$m#7m(@nm%<$rhj9h&ipY<6vNEQ~sEL2KL{MHQb7terjb$>M3VV^56J7Dse9j~J(4f5p{E'
    'vZ5WTY2qR<5Bf8F_UKsLU|Ui6Pu8|hTx#rt-}l^m)3@X7IRA_wbnCpgkIltl?vG+o#rYloc*V5t8h&VVh?`lMJy{v5U0t_>JGaTh'
    'bD}%K@f~ToPJ8=z>itg1<voQaCb#NU2KoAD>N=KZpOqbyd~In&x!ryJlxxj=T!K-5v-d)YT86&L+_`GckUIlY=aX}6V)Gv*l;rbA'
    '?@EZ2_U&z)d|^hpiLAl7ufuq>h%a7FjS`5i9j<qeP)&TbROH!pB>unRl#sZ~A5W~9YB+Y)H0(<6=Ovg2L}bclqPNljB0%FG0DPkn'
    '!Y6__3h@OH1b`$yAfONvLI^S-K*N_HL16$5@rw;1zySn<;gBp3MEE0^Bw!Zir!g^FVWAKa5a$pLSyFlh7t$<_V%l@?M&afZ0cip-'
    'X+&ZvG%F3^`wGJYIUGo^1b~8&!Zb9)LL#gKlVUv9K_Z%+iXaKB9Z~?&5GOD_AW0fv5g3nk;Wy3HV`X?pY$Hs~w8Zn{yJ85&9tMmJ'
    'L5v*~-WXFTmK8BsKvOj97Vf+(ADdvN#)=5WIv_V2VwsFV%-9S$%PjX_{(A01Xmv+QG*Hy8g_K}coIHvYOMWPWtF_N{Rpx*q1YT&!'
    'GRRBT8X~Y3T3@e}f!66=#e%ihx+%bVsY-<0pw$@_IHd4x)pZ5y>g3A76zae_YtfqW{{bSn#We', 0.0001220703125
),
    x49: packed('<i2',
    'c-mWgm7TTqWbWP9oLjU1zRk7%dvW*Cr#FAzoR}zS8+qRRdE@7wso_hd(=%t@-mDsJ?VkKUyO`hCz1#Jtv2*y^p{M!2^49-X;y$Y?'
    'b#lB{)StDZ@TxX9yQtmE>XJ<PQ~~c#hxT1joBQi2himiNV)t3cKPY$m=H_Z`(|WOdM_Bd{)C>T@uk@<', 0.0001220703125
),
    t52: packed('<i4',
    'c-rlgTS$~q5XXO&-N<&g#B`Hz!4*ribVHP^+{nNRFI_~W(1grxVrW`ci;9Yw8x{%0Y8Qf}f=COyX>ba9=-xv`LO})9L-Z6q2(2~e'
    '>`LN;?}77iX6DSynfcE-^VJf=93UNj!s9SJXlf-u;ruXii>#7MjG-5@I<?|0V_3vp91wqVaneJM$@bZ(&@P;nc(qnZjl~B$;mG>Q'
    'ABVdRk>CO+pT#%8$rAgDLU_YeDF5)CKKz2fPyeGYgF_=;cxnyiZIq&`;8Q=QKGUB=R^EG>B>hP3*Czt9#_)Do=gV$uwdz1HViP8{'
    'Xg$+{rc;t4OB?iNXwbMP1$(B~gd}TV4Sup|3!LelH6N}S^)#$oZ3KM7V_{rsCYG0P`NQn;k@R*RTp1OSG)(4E>Ywo2Y=tL?c(*ms'
    ')I4MSS}N=!xI%rr`c-AsxYiP`;>CPNu^&nk*kM9Lf@$5H)k5j6+Y83R+N>0ISriNqt(3}DsgNIDoOoSH?;IA7(vu=`xw>WLa^OXx'
    'FVsOE?1^y3%(d)euTwupiTE<;>}btscCZvHwkattB5lbT&|piCiipjzwKdf)skZ5Mb4*sKV*x4P&{r>a!omo75^uK(Mcp?c0xP@2'
    '^gxADZbh-^iE-81v@6v(l*$w^+Y7A{vocDUK9(kf;1;jxzi6h$W$-(+v)klbqf`qwvRNh{8daQkBlrTvWb!w_ZoNsPpx!+$*||q#'
    'iu`CHefq5YY%*Py73$wr_xaSKGiqBt$F))Qp!6gZ6_KkCgqez08^v@G71?r*8HpZ`!8Jh>G(rC@{RNWSzIg', 0.0001220703125
),
}, name='plain').DisableLifeTimeVariation()

# Every padding and stride.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 8], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 8], 0.5, 128), packed('<i2',
    'c-pOt!3_XG2m-HgVkU;d5B9SSEDym^3<GB4(<sQY!v=;@<a5<FOa0H3eaqh?{X&H!{Q'
))
c3 = Parameter('c3', ('TENSOR_INT32', [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 8], 0.5, 120))
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 16], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 16], 0.5, 128), packed('<i2',
    'c-qa&u?@g53<JT;ZHh8TOPV{#4leT5HE*}E73N{AU58AKQmP%uHWy}?CDN^rC<oYs_Wk+!Sug2<NCN'
))
c7 = Parameter('c7', ('TENSOR_INT32', [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [1, 3, 4, 16], 0.5, 120))
x9 = Input('x9', ('TENSOR_QUANT8_ASYMM', [1, 8, 5, 6], 0.5, 120))
c10 = Parameter('c10', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 16], 0.5, 128), packed('<i2',
    'c-qa2K?(pc48rzsksy8e+U*NFOmYy6B2YzwK_MFI&`D3mnbL-Jv@4AI`n*2N2JdP}2L'
))
c11 = Parameter('c11', ('TENSOR_INT32', [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t12 = Output('t12', ('TENSOR_QUANT8_ASYMM', [1, 16, 4, 5], 0.5, 120))
x13 = Input('x13', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 16], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 32], 0.5, 128), (packed('<i2',
    'c-p1N!4ZH!3<5yw1`>xvu5RtYeXb8MVMYoIRIoBO5V7~uJAEwGHyM*MYa7-<U4Ojc^BzP'
) * 5)[:288])
c15 = Parameter('c15', ('TENSOR_INT32', [32], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2,
    4, 2, -6])
t16 = Output('t16', ('TENSOR_QUANT8_ASYMM', [1, 5, 5, 32], 0.5, 120))
x17 = Input('x17', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 8], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 8], 0.5, 128), packed('<i2',
    'c-pOtK?(pc2*dVpDWUlARbfAvhlpu4E*i9KA!UtJ=wZ%EY78YhemgblJ)ci=0ZTn369'
))
c19 = Parameter('c19', ('TENSOR_INT32', [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t20 = Output('t20', ('TENSOR_QUANT8_ASYMM', [1, 5, 8, 8], 0.5, 120))
x21 = Input('x21', ('TENSOR_QUANT8_ASYMM', [1, 16, 5, 6], 0.5, 120))
c22 = Parameter('c22', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 16], 0.5, 128), packed('<i2',
    'c-qa&xfQ@b2m?{q4TyabN8NT28+f9hj7FxIrSPdq)DfK3Kssn-264(Xo5c21aJQ@5b$@<-)(b8ANLT'
))
c23 = Parameter('c23', ('TENSOR_INT32', [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t24 = Output('t24', ('TENSOR_QUANT8_ASYMM', [1, 16, 3, 3], 0.5, 120))
x25 = Input('x25', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 8], 0.5, 120))
c26 = Parameter('c26', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 16], 0.5, 128), packed('<i2',
    'c-qZN%LxD=6l!o05eLs6v_XeF_(LN^fD9EGAB&cUTa)75IL!*qviknKKEnp&7)Sj'
))
c27 = Parameter('c27', ('TENSOR_INT32', [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t28 = Output('t28', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 16], 0.5, 120))
x29 = Input('x29', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 16], 0.5, 120))
c30 = Parameter('c30', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 32], 0.5, 128), (packed('<i2',
    'c-p1K!4beP3<9w3?GO%QJa@Z8^--``LG3S1<gR->(@ZG&oT{m;y&Hkikf0Y`&mS)l6&}U'
) * 5)[:288])
c31 = Parameter('c31', ('TENSOR_INT32', [32], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2,
    4, 2, -6])
t32 = Output('t32', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 32], 0.5, 120))
x33 = Input('x33', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 8], 0.5, 120))
c34 = Parameter('c34', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 16], 0.5, 128), [128, 128, 124, 126, 128, 124, 130, 128, 130, 126, 128, 128, 130, 128, 128, 132])
c35 = Parameter('c35', ('TENSOR_INT32', [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t36 = Output('t36', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 16], 0.5, 120))
x37 = Input('x37', ('TENSOR_QUANT8_ASYMM', [1, 16, 5, 6], 0.5, 120))
c38 = Parameter('c38', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 32], 0.5, 128), [123, 123, 134, 134, 123, 126, 125, 122, 130, 133, 134, 129, 124, 129, 125, 131, 129, 129, 122, 134,
    132, 134, 127, 133, 129, 129, 129, 131, 134, 133, 123, 129])
c39 = Parameter('c39', ('TENSOR_INT32', [32], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2,
    4, 2, -6])
t40 = Output('t40', ('TENSOR_QUANT8_ASYMM', [1, 32, 3, 3], 0.5, 120))
x41 = Input('x41', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 8], 0.5, 120))
c42 = Parameter('c42', ('TENSOR_QUANT8_ASYMM', [1, 5, 5, 8], 0.5, 128), packed('<i2',
    'c-q~I+X(<L5W+gR96=ns*T)d00e>_ahcXHlDkM^rR@qZ}g0P~kHK)JE8|U!}6Ow;qB>'
))
c43 = Parameter('c43', ('TENSOR_INT32', [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t44 = Output('t44', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 8], 0.5, 120))
x45 = Input('x45', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 16], 0.5, 120))
c46 = Parameter('c46', ('TENSOR_QUANT8_ASYMM', [1, 5, 5, 16], 0.5, 128), (packed('<i2',
    'c-p1L!4beP2*kkDO%5|>BI=HNu=b<em1cF|ZM*rRq&B1!WyCn#;r9$IkVfO9pPPOK#U8Q'
) * 7)[:400])
c47 = Parameter('c47', ('TENSOR_INT32', [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t48 = Output('t48', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 16], 0.5, 120))
x49 = Input('x49', ('TENSOR_QUANT8_ASYMM', [1, 8, 5, 6], 0.5, 120))
c50 = Parameter('c50', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 16], 0.5, 128), packed('<i2',
    'c-p0k$q4{K5CS)FX$mp$)fmQyw;&i!OhRF!#v?VizU&RSQA9J|>3hTv4CEj4'
))
c51 = Parameter('c51', ('TENSOR_INT32', [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t52 = Output('t52', ('TENSOR_QUANT8_ASYMM', [1, 16, 5, 6], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0, False).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 2, 1, 1, 1, 1, False).To(t8)
model.Operation('DEPTHWISE_CONV_2D', x9, c10, c11, 1, 0, 0, 1, 1, 1, 2, 0, True).To(t12)
model.Operation('DEPTHWISE_CONV_2D', x13, c14, c15, 0, 1, 2, 0, 1, 1, 2, 0, False).To(t16)
model.Operation('DEPTHWISE_CONV_2D', x17, c18, c19, 2, 2, 1, 1, 1, 1, 1, 3, False).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 1, 2, 2, 1, 0, True).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x25, c26, c27, 0, 1, 0, 1, 2, 2, 2, 1, False).To(t28)
model.Operation('DEPTHWISE_CONV_2D', x29, c30, c31, 1, 0, 1, 0, 2, 1, 2, 0, False).To(t32)
model.Operation('DEPTHWISE_CONV_2D', x33, c34, c35, 2, 1, 1, 2, 0, False).To(t36)
model.Operation('DEPTHWISE_CONV_2D', x37, c38, c39, 1, 2, 2, 2, 1, True).To(t40)
model.Operation('DEPTHWISE_CONV_2D', x41, c42, c43, 1, 1, 1, 1, 0, False).To(t44)
model.Operation('DEPTHWISE_CONV_2D', x45, c46, c47, 3, 1, 1, 2, 1, 1, 1, 0, False).To(t48)
model.Operation('DEPTHWISE_CONV_2D', x49, c50, c51, 1, 1, 1, 2, 3, True).To(t52)
Example({
    x1: packed('|i1',
    'c-qy=!4beP2m`R4alq#om_1#iAN|zXu_iP?X_iwMbvBl+E60-3umD4!VGe!r)b0P}2l)zcZ~'
),
    t4: packed('<i2',
    'c-rN`Sx&<+5CBlF$p=ayDj_9KoW*Nr9M8mUHd+-4?#n@VZ}ueQ(!)*P3ws6lt{om6!0%WK#u+woDI`w7O)Pb+A<2kf27Y8Mhc0(%'
    'BI7EH(GE9PC)%P}RWbT=d2ZYO6;6RVQeDhG<i@o$r4U@azxcO--N~-p<a?T`#711y)FG7CrHoK#djAABSzX+pS1-mNN$yKlxHRL@'
    'm<R5}c~l2LMIa$yING4kU|erkqK0UQY4LN6y~SWV)XI3_8J_-`KihP1dj'
),
    x5: (packed('|i1',
    'c-kGyfe8Qr2m-;SLmqMXEC_{@jKvs4BPKyFBb3rf2713%?nUhdd0rf`'
) * 8)[:480],
    t8: packed('<i2',
    'c-qyCQ4)eM3`9NlgF<O(ODn}PsN;t}=uJ(I;btbA?CvBDOM;ovQ%lY(g_Pn;rB=-v*`bpXRETM7GT8u5I0jb-vSm{fdN&>i43aIf'
    'E{=YBsNvhBB*uIO^CZmj*D>7b8rE5MV+b0FUQ=8bFWul(yjkPkYY7`!&+>(GWdD($mp{i3ut#5)'
),
    x9: packed('|i1',
    'c-qy=!4UvK2m-L4b(I0p+OLkwKQ@WE*{tPZ60e3Os%7tW0TYDtg6!m5S&Y18`+xZZM?i58'
),
    t12: packed('<i2',
    'c-rmB+fKqT7yw|O(uBkVNE~jX>-u*+{cX2WI=X>COt>)d$~V<_@Ye74n_u;6l(4Gv-a3ggx=y5lfXkzN!ND5R5a~Juc4g-&K>~=E'
    '8mIV_G;1w&N_V=b<)^AeOY=UAlN4rx%p{u-2j7N+U-P}y3%B_;V>f}-c5O|a=SD?V^1@}al-mkUS9#kEb0Jj1-YXOhy<L|4F}SKM'
    'ON(_Vx1sXB#q70Jf$rOWJjU55P~Glh%G}ISa>@msYsPJ^=t33M>HdrG_z(yi@kshEiTBhT$Nm5Y(4!p&k#+?UK7tZu-0qByx;2eo'
    'livYhp;a`6Xx`ZTe72Drhcx*iDI;~f`}Ze5=Ejz_'
),
    x13: (packed('|i1',
    'c-kF`K?(ps5Q07(A<^Tvor|CtA}V5BD4H6^Atb1O@b#7EhGIW=1{|F'
) * 8)[:480],
    t16: packed('<i2',
    'c-rmK%aWWn7zN<Gop<rVNnG~a=qq=G1W4$DgoJ<=O;3;MaXNO&RbKir(=U)Wm~VOh-8p}rnV^72=}VhiVmgvELh+i;s>2lfoRDOw'
    '&(zU8QVku5w!CkAMr*_T8V@@oG{XHrbrvFAlz`LB6vQ+WL%b=A8TffBB4!91wzWcl;#JT9Mz{tt@0&n3xkibyw>#lY#(A4&B*d`2'
    '<wR<Jm{cu`eXv0zxTY*@(^PGwsG|Lt7xJ;+2ZFymKA%1c1PGe6a%qjbQwtT30m`C!a!m!|B(|aIJ}#^{)PGn}BE72PqEt__G(~*o'
    'i%Xn7@ElatQdX_bpI=DNU?R}{t%fX0(%}GF6cVPiG6=I;bKcu9vb{3-K)Oqq3;<`!y^hCtZP$kEu8dlj#6Q!F5|}c1SJLjpVi@D>'
    'f=1$ohJ;I-p=yB<+S2KMRsGbS%ir6(wmj`^vMR?1+&`=N)l9YPmq?$})!C~)@RGH$@zuSa^I(Fk3!W6*4xAp+9S61>h9-}DD676k'
    'AAo<wuiuXDwqx=<N%#5D;`(${pML1FU-y`%sVnJ{d*a}EX%{V@3c2niuP)XF!-Kzd!hZQ4t1c=SIG3K8@!@;%&iHdMVz@R=iT&>('
    'CjIV5^y`pzwNPa#l0P}!4+7ciSApf$XH_CaJi{k3mOMYebNFO~tWT?~$rAjIFelT^VAkd5^ZG^aIe?}TCG$6OKZ?6dT$2a84gNy<'
    'D}xkx4NO)O(L(^1e~P*bLU{z2Z`OC0AetsT&?9Qb<@P}+*%dk@g@y>O2tB#YX88AUj#(Y?=<Go$Lnmsu$m8D|jLWWQ3-aJgPA6}U'
    '#V-Br&6_v>>p%A}cl-'
),
    x17: packed('|i1',
    'c-qy=!4UvK2m-L4MR0J{+OLkwKOwts+t46I`C(A!t~hRRjGQfTo8T)%=FTzYjsN8j(v@&6'
),
    t20: packed('<i2',
    'c-rlcVHU$62!nU*D5ACI;7jP<F0jAjwG@K+umND`C9sruFfp?_Yn>ROIdAphb51dFRCZYpvP3h0Z3KC7XECiV4q=5fXPiwR)9hOI'
    'hpNW1qN$cf)@py<HG|vj3)QHy)I{y)mM@s2JfF~SbUf5Fb|RlCQx8v!OO5@lxX6VbCXX+r+paxak5}WXF5q@=p*v%|{_#`10apl`'
    'q5'
),
    x21: (packed('|i1',
    'c-kGx!3h9B3<ANXMHaF6GxvxrLqZKf1+jFm8wNXN#Erh6UfcV8c)T2;'
) * 8)[:480],
    t24: packed('<i2',
    'c-qauNfLrE5CA|QDi;rmia>xcOPCm#5K*x#5B}G0*loU4y7{F}&y@ASR=ol(!<6daN;W&$LbnL#?^R;M;B>HM0b^<zVeQm6Np5<7'
    'Tn8W8$T&)6`M};IdJv<Fw^;Ys5zgyHP}7I^DYzqK`RPdoF(CyzM~vQ4490E#%nw2+MBe'
),
    x25: packed('|i1',
    'c-qy=xe)+C2m`R5%{RtC?R#xps6Z8Rf;9(fu#=IDqs-1-Y+`pv0_smAQ5o09&iY?|8p?3p'
),
    t28: packed('<i2',
    'c-pm$K?;B%6a_o>X!R8($}FQ*w&|>W=?o3L#lY}j!O@e`WGn{oI@xIW{H#<MA*wpkb;IefYQ+YD1FDq0v^)$UGNX?gr0=TxnHR_a'
    'FLD'
),
    x29: (packed('|i1',
    'c-ke4fe8RG48ook3F7fvTOmRaOX1TJHbz+$(o8W9_UJX5S9y8v9GL'
) * 8)[:480],
    t32: packed('<i2',
    'c-rm3*HYs!6aY~EabK7$!;)b_V#l(2xt3%V%Z}41q09h3%V+Si=Ln-H4Pw`&J|_YqL_0HiZ0gu!8AH{(d1vtguU4!wq9AIx(el>U'
    '?c#f>y#<*;CjnaSUuH=~&N_AC4YgW<gy(Rodtlv$@{!qT$_e#&a2O3R0tD~Do7l2LGcNAVozznZjzy}mKs5}eG(I8MgjX^gll`<8'
    'QPyuZp!Px>UC($pVztbkaw}B!+!%-}#hD9Q?28oyVQ<)JOO9@={{FKz1^4B>+LF>$9v##z2ivf_$6W-`7f%E=tku%N6sGl)ulDI7'
    'Z}zYezEnD6WqsEubK=$=$Y|B3+`kk4+{$4__e;1b+i1-pJQROk7FV|YBd=tN`g7LZ&}(f*r)nE6xK{4t4AUP8*H{1jsvkS;wNn'
),
    x33: packed('|i1',
    'c-qy=!4beP3<9v7jU5hZGJCs5UwR3w%GeT>l#t^_)!K78y?~%@Ha`%r9>RBw1N<+)lKOA2'
),
    t36: packed('<i2',
    'c-rleQF4VK3`M))H;NEKLQpBsPM6(yshjAOzYMv@b5Uq7dM#!ow6iuL%~~_&%vy!EO&eR>F~5WgDQ(u0kgx`!FVm52JNyRoyJ}sn'
    'h!C?5p%j&i<qH0V{D|1E;5q+blOohu8S}Cr-&qN~u~;}Czcpyx;N$!S-{*k2An*Qth5reE?>88}`?Eh1c+QXT;S9eHU(XLUGVpx='
    'yJ?typWwSsSmDp$-+cq}4gKAp1pXCy_w|0i`;&L6r3Rnr#|qzu`%{zx_Wiv({EiBK!F>0f?>qb6{WALZ=l{ioy!*zF|MREM4~G%r'
    'Ed'
),
    x37: (packed('|i1',
    'c-l3J0R{jt00KXqob>puF_JqaA}E9yGp?4)_7>%-k=Oi>djNI59FG'
) * 8)[:480],
    t40: packed('<i2',
    'c-rldYYxLO2!nTQ8%(k^ZPjBB_R7DVU=Bixflnk8Y>l(A17_$3Tmp1uo=DBiwpT5K0kYyP-=r;%F5qhx!|Hyd#pC$+5Q@BKe)SR-'
    'b`MLjEOL=yZjv`yAW%`zv$i+~2P23vFyIahDbzyJ8V6-bNHUysU*xRxO_b_sPx8L!3f*dH&iahieEaLC9v>`;<^'
),
    x41: packed('|i1',
    'c-qy=w-LZV3<I#86{sT>W`D2Y3Kh`Kkxj+=pin7ci+#Ih>b*{d$gub*pSbf*Cx-Z6eh9>Hod'
),
    t44: packed('<i2',
    'c-rN`=}v<%003ZL&-lk^HY3S&@!;y{I7$ojfYKtcF$XRi@mMs*pFX4y;`eP)X_=a9lt4m#hXsqFZ70C3rl(>Fz0M(uP@vq5x^pN3'
    '(#wp7Dq@{6====aJWd_BdaJs3B|+6J*B=^)iI+dgqM{VvyBLzjo<|1uE^uw{t(mk(dIfZK9^Fz{f2m>+G4tqV-1!g9s@NHQB2f^R'
    'KKl{tYn<NAjvG`DQkE!>zfFDsxhUGjWmdaA0_-)^EGnL{=4q%}^TqbJfxz`AJB-xfUa=P`|2^hbTLxStAvyVH{s0vWazy'
),
    x45: (packed('|i1',
    'c-l3JK?(pc48lGw62!-^Eevu{k|2R_(E!QOSsyl-Y@g{hUh@EUpd6n'
) * 8)[:480],
    t48: packed('<i2',
    'c-rm3S8m%d007V&t_R3R&;S|m(y}FLloCZs;?}kuuefy<5(G9-AE5WkG4j**RMPj{Hph752ScH%Sz&M~bUL`Fu^^C6-6Ns!YV%kU'
    'n76qh=jJsA78b>_LC<^ouJ}g<9X=Sl(`A`j5o5LT&)ZuW%SquMYS_1$lSI4<*9kn3)GqNz#<Ybd=W0+u^6$m9uhjJu)s&_Ant_qY'
    '9?)C}FrVYI3QrqJ@69oc3h6gCAc(Q#Q$BT5Gg9m%!as4Hbr^P(_)`dQ=;s1;SqmlEwdL`5`d-D=o$LMeSAeOUb+AcM8@-t~#YUG$'
    'TfXTN1goDF>TfQaVYc`Iw!!|eN?T`DsTd<@@jJ2zn=((hPZo%A*z16>8tt^V-$mPeCQT!Hu(K?8vPl108-o{#Q_CwYf`(&&g%P6B'
    'NoFH=X0IoaM@2v;$<leoJihqvTYUlSo467'
),
    x49: packed('|i1',
    'c-qy=!3_X02m`R42@MK?&fZ(&B!A6J#6WE>V{&?-5<VMN5sE9LtfL<LOv|@|+vNZ91KnY8Vg'
),
    t52: packed('<i2',
    'c-rkzQH}*62-{;95KxDMZ_(XsvLEjNFRv3P1+^3`*DO?`QP@b-z;wgIP)`~L;a~4kh8N={06&tv>XaAp^oN`a%f?Yq!9u7A+!U+}'
    'F*^7udkwXMd9)!Vm9rtM74e6se%VAm>D*->AferXAdi|Dj$JkMwqO&@oZk#y?1F1mN})rZUpLn?p^ulKJNk~E3;w}cqz<X)9H}Fp'
    '%gxywyX=0t4IWvoGb--vI_oBFbegO1WlY1JV>6%3#~B9iw5IJq=H5kB<HO?XgSW;vVkG8Z'
),
}, name='plain_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x9: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c10: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t12: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x13: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c14: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t16: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x17: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c18: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t20: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x21: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c22: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t24: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x25: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c26: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t28: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x29: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c30: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t32: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x33: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c34: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t36: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x37: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c38: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t40: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x41: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c42: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t44: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x45: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c46: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t48: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x49: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c50: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t52: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Dilated filters.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 8, 5, 6]))
c2 = Parameter('c2', ('TENSOR_FLOAT32', [1, 3, 3, 8]), packed('|i1',
    'c-lRSK@I>g2*L{ge=`m)GqHghA;OUEEyy@1bV?t($x&7Gl8kQs&kqom4+j', 1.0
))
c3 = Parameter('c3', ('TENSOR_FLOAT32', [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t4 = Output('t4', ('TENSOR_FLOAT32', [1, 8, 5, 6]))
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 5, 6, 16]))
c6 = Parameter('c6', ('TENSOR_FLOAT32', [1, 3, 3, 16]), packed('<i2',
    'c-lLE-uz;AeW|c-vbN*$(1-Sib0^PlzkGQA-j!1quVvov?tGfLuvwY2QoeS#<$vR&=k<AyUVeJ^`N_<unxc2lQ(yD*T#@9@UoAY('
    'b_AWxk((dIKP^RreRESL!x~YIN5`I@?GZj$H=XD5(a%Mav2rUfH~x!#S*h{SxoFe*&CCTf&<p^?xsfv', 0.0001220703125
))
c7 = Parameter('c7', ('TENSOR_FLOAT32', [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t8 = Output('t8', ('TENSOR_FLOAT32', [1, 6, 5, 16]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0, True, 2, 2).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 1, 2, 2, 1, 1, 1, 1, 3, False, 2, 1).To(t8)
Example({
    x1: packed('<i2',
    'c-ni<-n-J%H*@{(#~017Gnd-Ww0s->dj4Hq<DaIw(cVXeFP^QO&M7|MfAdAt)}Qv0E2Ces%Nv*4s;B=p%`bjG^fbF&-aXIwNX>^E'
    '6E>_}8uxC`(ahZzw}NsPC9g?WdB1W(-0`b^DXX`c#$LLxO7X$-m;YaA{Cr?%HaTnG`<YGehoEKveIWy7', 0.0001220703125
),
    t4: packed('<i4',
    'c-mX)eu!ze=wpA0b$8#+H+B;+{m2o(cFJkpjyF=Tq)zedT5+m9bDD)nldrz~TI<<2TVprN9yQkOmAyIp@8kcm>DIr*{@;GdAEfn{'
    'UpJefhMl|j^CB+Zt&cT-iM`dAJ?y>u<^GpzdnI?Tm+SEeSsC3RV0Nk0_Q#wCy};9@OJ7XeIlI35!=9iie;SNk@9KBQOVt_A7F{1U'
    'C7Scfk7&+d*BfEMu7-j=I<B#vyRSs#ieHxHo3h++v8-q0W=3gc?drw;%SE{ldsa`>4()YjPpywtU%GQoz!wFX4KfGr#Kah^K6?7#'
    '9u-mR%+O1G{Im0m{mwaTYyXzyntj=}bzfNChjnuwZ0essN9jsP*IMh=sqXCVVR4PwQRTVLfB%0_-}a+<W==rxMssU}hEM|zAC1KQ'
    'KF!JdWg0)9?|L}>S+>Kkm*Q<!aee+<EhjW5TV0)4IYl5i`@1-=z3zejd!m=$->99^maNvS6~UM_b%T{>kgeWUiyw*)`!s(~z5DVu'
    'Pf2!;%?8Wpji>B=wBzM`v|p8+7kX7vv`|uMtK_0H%K!Y9`k8;={J!__JoVnpO^((60;v|)ecn$oRX+L0^QZVzm-*_8zxbZ5{J^`D'
    'SC)(OXw=TfKQEcCYc1aU)or5D#k6zoB6}GB{bOMK&-nlUzkiJX7#aTkXZpv$zz7rp3IAjG&%p2>jQ@i;NIVeD$iM(n0A&1U0O|sn'
    '!tnnen9BfW!89-crGXG64UuB_4;5#Cm;=%UHJcG81LgybWc&ve`47<yH0U1_Bgh1h(!c+~4u!c9tQO)XkZXW;!n^>c8R0JY{~sm;'
    'F&n{w`w+vw3^4yfl`}xqpm6@f&HInbzsMw92aJzU`ya0PKf;Cop$>w(3g!bO?Z}P-0HvD4=>', 0.0001220703125
),
    x5: (packed('|i1',
    'c-kF{!2tj;5W&L!Gt;X)6G}wQ5fiX*P-&>XKf{uYjke$80pFwy4F', 1.0
) * 8)[:480],
    t8: packed('<i4',
    'c-rlf+e_3@5XV1B3QE$Fd5IEti$Yyw6%DO)u_&=pp)xH&Dk1Zd^swTEFq5v9l^I3&Rx74~m?BgU!B7Ngl!Rd~(S<T2>LKhUg=)_4'
    '=jz`OI521KbLM>Kd>cWjKsiOZx&&$%{y2@-xNn=IXp$JpJ%p(q9yCVk2UY5@XdFgb8E%+<lS|5|?ayH5H{)M;>+OK!;D<wYHmA&y'
    'ix8lVTHnIN<M*G{c=qYoFBRUg&YqV)TU8q-JdoIIi-WMTAKXmWT6R2BBpJKUj#p$&z+Z6iE>6wokPWXAmIvC5@`R&SXZDy$wcS-%'
    'vBbpADYx5cmmhJ#$SP~zGv;&!T5N|j7x^rWV}hBvm*gn-7>I~vo=T%<mD+%3?_A71Ox{<ONld+%b?I2tTTk6hx87re_PQBg@Bl?e'
    '3=F;BjqhpmJcd8mHK5{#a#^T8<IfygOu|VWT%;GA@rp%650uccYKVI{g!>x9pUPb}?ROSyylHJK1+faB4{>ON5X4nMN7YbUmoq*q'
    '8)v4F$N?|D2xn+}v~W{+AUw2IDw3uwg;a>K^^g{=-yyjPr!T6Rp0g%Igs4h?Rk70m<CZ3?Opif(;2<H>Z~AmqS{=eTA+^FScG_`A'
    '-7;${*X4@7Q8I)(y2%aJzcP1TA`Xu#3SO205ouT_)Va+t`^-PL=S<HN^F2s2gVuP=Rrz)U@CmgsbZv_aRs0*VUxIAbvcfi#R4zi`'
    '3vWGaUo6#u2?p(Sb(OhDu2=m$iHl}^eJVWbO=736fk>;Sy+0ZM@<<t4EUe~QlyRQz-V$g?DUC^5TdMnTrV7qP2*yS@m<3v(1^SQa'
    'A0vs;YX', 0.0001220703125
),
}, name='dilated').DisableLifeTimeVariation()

# Dilated filters.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 8, 5, 6], 0.5, 120))
c2 = Parameter('c2', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 8], 0.5, 128), packed('<i2',
    'c-pOt0SW*h3<7)jkYo7pTtqKuIMD+^0wIqQ9EUC}D%mub>(t><VE&EQr`tydBnJ'
))
c3 = Parameter('c3', ('TENSOR_INT32', [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t4 = Output('t4', ('TENSOR_QUANT8_ASYMM', [1, 8, 5, 6], 0.5, 120))
x5 = Input('x5', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 16], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 16], 0.5, 128), packed('<i2',
    'c-qa2!41GL2*ffs5YTbJ++m15>YpVWysAhWPM3Q?d!=N2>K4&L30SPC7&zgP8#%KS-_Pe~JR7q}Jp'
))
c7 = Parameter('c7', ('TENSOR_INT32', [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t8 = Output('t8', ('TENSOR_QUANT8_ASYMM', [1, 6, 5, 16], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0, True, 2, 2).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x5, c6, c7, 1, 2, 2, 1, 1, 1, 1, 3, False, 2, 1).To(t8)
Example({
    x1: packed('|i1',
    'c-qy=!4beP3<9v74L%<ZVfJ*5KJ`#U)Q+iMx&Wv_3zL)OUR~j%ZDo2<GD8WAlmF!h+9_~W'
),
    t4: packed('<i2',
    'c-rO3TXKUS6adh!u#2coM^TC(7r49;!ErK8|FYh6A3eY4RO*qcuT?Or^|aip1s8h?aAje%yD(|Gr7eWJ`*rAU3{SW!EyKp5^s<kK'
    'G%Aul&hI5hLW)qkH%2`Sl?iy{vP(3PSw0v|%1)6{!NEe;{b<>zV_)pEei2$i7ar4+zE|p}6*qaR+fQir7!lZC*T!8Pibk40u+5r$'
    'MxkfzVF6hAWB`^7EDGh3dy73<FGMqIfN(}z^0r%e`)6JYb8x}'
),
    x5: (packed('|i1',
    'c-kGu3kCoH5CYLlCnFtxKa9MJ1i=Q8qL9$X#)8|v{b77}0C)ZzuK'
) * 8)[:480],
    t8: packed('<i2',
    'c-rkz0dl|~2-~xx6s?+vFTuWIH|}f|VnQ&1oWQ#pKmur;UFQcKFP663c~yi`1fJf*XT{+IJau@r_Cbb{U}p$#K4Nm{mqKO<#4fOj'
    '6$v9vkxHLQ7x|)zK`|`FRBC<=h*cLkc9HAbOXs26aeYc|vDJQsU0^#0E@_3)Jyju=O(HI7xzGyH(+uG`XgjKF3+Uo_m%+*mJmdBQ'
    'hMnb*R5hiM$O4V)TkS61(cX1O_vxx2TL(L&12$#%om)F@E>Af_%yzYW;pnkgZ_q#1DZd9JtFL-0>Q#^aKmYNk;}<4*=+X'
),
}, name='dilated_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t4: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    x5: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    c6: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    t8: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
