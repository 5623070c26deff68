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


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Whole blocks of channels meet every padding and stride.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 6, 8]))
c2 = Parameter('c2', (F32, [1, 3, 3, 8]), packed('|i1',
    'c-lRSK@tEk3;~z_zga3d)WNKQkyr)84AF8zb3I0byp?ZR?xuZ8|NH=q^br3', 1.0
))
c3 = Parameter('c3', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t4 = Output('t4', (F32, [1, 5, 6, 8]))
x5 = Input('x5', (F32, [1, 5, 6, 19]))
c6 = Parameter('c6', (F32, [1, 3, 3, 19]), packed('<i2',
    'c-nK0WZ%o!sXpKJtnvBs{cDqZ-JfdDjdi@cv_5$8<KT(QAEp~G4*%Vs_?~yS>gwZy){)`ql^bKPwl^zI6;*YntL9SM&4$N6XMd`Y'
    'WdEdLH{DfnYeRh{>&DW<eslJw2(J%y5D6<iBPhQrx^zi)N92;fiyrVA703Jg{BeArzlpw@0hth?TL', 0.0001220703125
))
c7 = Parameter('c7', (F32, [19]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5])
t8 = Output('t8', (F32, [1, 3, 4, 19]))
x9 = Input('x9', (F32, [1, 8, 5, 6]))
c10 = Parameter('c10', (F32, [1, 3, 3, 16]), packed('|i1',
    'c-pOt$qfK748k1tpBWn370Sax9KhfLiCjL(WSF3(y6I@WTWuck|9k)({1ze', 1.0
))
c11 = Parameter('c11', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t12 = Output('t12', (F32, [1, 16, 4, 5]))
x13 = Input('x13', (F32, [1, 5, 6, 16]))
c14 = Parameter('c14', (F32, [1, 3, 3, 32]), (packed('<i2',
    'c-jGa0EPdZQEiWrTcbZyBUMEkn{D|);YTeCvsJ7239UgP#UIgmJ;Ak|XR&|p8_A1915vp>v(Z)OXOmTFU-3z^lCn1Q-6nELawt+m'
    '`OV)^voJ##2O>gChElV59iG3|(5$sVDx8(_#%)2;)n|GN+ZL&Y?w|1s0;BoW@7kd}a{', 0.0001220703125
) * 5)[:288])
c15 = Parameter('c15', (F32, [32]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 7)[:32])
t16 = Output('t16', (F32, [1, 5, 5, 32]))
x17 = Input('x17', (F32, [1, 5, 6, 11]))
c18 = Parameter('c18', (F32, [1, 3, 3, 11]), packed('|i1',
    'c-oDN!4Uv35CNC|YbKHkVmy{RA;xBEXzAiW7bN_87lLL`@59JD{EQFtqaFe', 1.0
))
c19 = Parameter('c19', (F32, [11]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t20 = Output('t20', (F32, [1, 5, 8, 11]))
x21 = Input('x21', (F32, [1, 16, 5, 6]))
c22 = Parameter('c22', (F32, [1, 3, 3, 16]), packed('<i2',
    'c-rf1-Tl;eV`A^a<EC5H-}6^L-CJrp_xt*X|9{@jRZs2xf4XwNssB!P=Ti04f~6Dtxj$ES&h?+1EB-We;a%%a>TBNc{1sz;*c<({'
    '%S(02RNiyDu~Zl_<cq(WI>UWm=%$9H-SVuN7tUlnefz9;!m3lxzpUH1(noWqm%YBh!?$rX&<p^bHI~`', 0.0001220703125
))
c23 = Parameter('c23', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t24 = Output('t24', (F32, [1, 16, 3, 3]))
x25 = Input('x25', (F32, [1, 5, 6, 8]))
c26 = Parameter('c26', (F32, [1, 3, 3, 16]), packed('|i1',
    'c-pOt!4UvK2*LvW*9?bS!}*8|(PBZUAA?6N-mFyV%&duyF6kX)>-XmmA>=RT', 1.0
))
c27 = Parameter('c27', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t28 = Output('t28', (F32, [1, 2, 3, 16]))
x29 = Input('x29', (F32, [1, 5, 6, 19]))
c30 = Parameter('c30', (F32, [1, 3, 3, 38]), (packed('<i2',
    'c-jGa0EPcciz|W63$GjNpIaS`M`>AMb%{Awm1}Vq4^OMvAxqm!<&pQ}*L`#U&zG6qDKUNRGkGJ)ZIR{WaW{j<&;$zas|lXx^@6<S'
    '1{(vuUw|gbw+1a4H0&85WRr#H#Z7a>gu%v0Dx=A-{j+upTv5ej%FaU$g<_nk-BI8@82', 0.0001220703125
) * 6)[:342])
c31 = Parameter('c31', (F32, [38]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 8)[:38])
t32 = Output('t32', (F32, [1, 4, 3, 38]))
x33 = Input('x33', (F32, [1, 5, 6, 11]))
c34 = Parameter('c34', (F32, [1, 1, 1, 22]), [-2.0, 0.0, 2.0, -2.0, 0.0, -1.0, -2.0, 0.0, -2.0, 1.0, 0.0, -2.0, 0.0, 0.0, -2.0, -1.0, 0.0, 0.0,
    -1.0, 0.0, 1.0, -1.0])
c35 = Parameter('c35', (F32, [22]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5, 1.0, 0.5, -1.5])
t36 = Output('t36', (F32, [1, 5, 6, 22]))
x37 = Input('x37', (F32, [1, 16, 5, 6]))
c38 = Parameter('c38', (F32, [1, 1, 1, 32]), packed('<i2',
    'c-jF#0KfmkRr`@Q(}U-0hgSh<#XT*-$H(vIMd#gD)s>+e^;5$#0asU%z(5OC6hsP4^V%1igNNNf!kI(6Y;~-H;Npu>1tE+', 0.0001220703125
))
c39 = Parameter('c39', (F32, [32]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 7)[:32])
t40 = Output('t40', (F32, [1, 32, 3, 3]))
x41 = Input('x41', (F32, [1, 5, 6, 8]))
c42 = Parameter('c42', (F32, [1, 5, 5, 8]), packed('|i1',
    'c-qa2feipb5CMn&Yv$Kg@rei~N<)iFMUAwYQ;4TSDjf2BQ7_#3oAU?F2t)t', 1.0
))
c43 = Parameter('c43', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t44 = Output('t44', (F32, [1, 5, 6, 8]))
x45 = Input('x45', (F32, [1, 5, 6, 19]))
c46 = Parameter('c46', (F32, [1, 5, 5, 19]), (packed('<i2',
    'c-jGa0EPd5zj^)ZtzThrFG&rnJAV~NU&r^=-@60PYqf8!VNbu)kAtawQAz0?W1CBTp=a-h1#zQ)wf6&sLs_FIGV@FoVLUH0jj&tB'
    'eYa-1oC8vqohsDF-u<B*0;-(xBag(aUhMCWH-?0B83*{NnzRl^zFOqsZm!qwaNfp05C', 0.0001220703125
) * 8)[:475])
c47 = Parameter('c47', (F32, [19]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0,
    -0.5])
t48 = Output('t48', (F32, [1, 4, 6, 19]))
x49 = Input('x49', (F32, [1, 8, 5, 6]))
c50 = Parameter('c50', (F32, [1, 2, 2, 16]), packed('|i1',
    'c-kF`$pHW`5CMn&YbGln*C-7X#CcAOw4fWadbB16Gx5$AA3V2O5&Z', 1.0
))
c51 = Parameter('c51', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t52 = Output('t52', (F32, [1, 16, 5, 6]))
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
) * 10)[:570],
    t8: packed('<i4',
    'c-q~N-Aj{k6vsc$Mu{MmAS~Alu~<sD^hzn}qE-VH30Y%#;miwlDB^`eVxvGtU<)J>Z05_;MWERv5)|x8QD`%~C`h7<7zBer5X97O'
    '?EIcR*kk<%9yo{Z`JVT493S_CIEcRECGc64Na45SR|qM5iW8UeYTi%4@Yc0^ieUq`$OF4_hP+ApoC4Dyl>HL5H^DjB^>4$-tDIIA'
    '*^$7-zRKNF=%Skz_O9|AFO(JF86yrWYMLLNH2j8oc#T`CPQ&KH?2QE69${UG#5`nV8EH;bbP5*?&;yet@I9~u&hs#n!<_&fN8zsC'
    'mdjgi*3!gSFI7^LR*Mb}ug*`wvcls$3?9i`Zh$kfy0CF$ITWiKPb#O#eam-Uf&4XPL*33NMuxjH0?ij5d5G{>0v{I!Tuy01DSd=='
    '9;gnZ4$9lffUGq^J^_BhGvkX(9FwYQSiSP}(;Io0k;JcQXp{r%Q2&A#RKQvKL3ar2`2pb+6vPPhGAYk+#Zzi88(GmTcwaPA4Xpj;'
    '?G{e6=4;kUOH2ZqC7_v;vz*PEXj*gfzXJ}gVaYwvWB(4D_TNc|QT_lVA7{S', 0.0001220703125
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
    x17: (packed('<i2',
    'c-jGa0EPcqVQ(=PA^o4f?HBu>=@%_w^9OSqrGXtEe<``cYqN=oM|st=c}ok!Vc7$veLL;Pi+}&o=gG?(t!;f5D|t}H0)Mh%McW8g'
    'R=|<V0mC}#g97eW-Im)(kC|+T@!ULnL8Kxdg3sA5)zf*EOw20=ED48DFz|mh_h4f@7X', 0.0001220703125
) * 6)[:330],
    t20: packed('<i4',
    'c-rlgOGuPa6vux$X;BeFW)EWOThv&oLyd-DDI#PDnv@$684V>JBW%+!wXlbU5F=8N5mZ9aW03|%Mo4ws)uuKs3VIVlP;Fe;!lHBU'
    '{lbB0+iL!N=W*{j=YP+++z)sfAs6nl7R7{7H&wdWdqhp!YZ&7oyrS-<uB!;V_zLl>Wjq7*wm`qBVOV9X(Yn0Pix_i;;b|hvVTAlS'
    '8z^;g$~X@XNkfIzDW>=V-~7!iK3iUxqs5pn1hy@-huv`*KV5Q6yPs4_TE4?`W=CzXh`&&*@-|5<mbO<(!2slibiNs#TXD$+3i&7A'
    'rTP7d-KuY?G$j13B`VY7@X;+tPdd92GdJ0})PC|am#J)mvuezp{hFs8Z+A8ct3D87@tg2`P>}5#=&s^Huu>NU?Cq+vpBvrkcI<)@'
    ';?O7~da4|v=<qsNy<;cWM3d-+M`DWhse~Kw3}=0*XUMK_{U}}>sblMq=us?iM^Y#uBqicnFkhz|kZRE>R^UPjqEcfE>b-2U(M#yD'
    'z7&Qicl}o*_ceTx9=SZIMH4xqEtIdfq$T2L{6UT1r_Q}&bY;1N(PXKhV<Xhow43p7+lOm&<v4$`9F15$!z3yE7F8E}N!15*u_x+J'
    ')3?auoVFMZ+QKyvN3c|ARWlIgNwd#8sFDLcN_1LTI<fa;aH`o(&Ss>wK!2DECz`atGye`jGRPo<|AyaP;H1g', 0.0001220703125
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
) * 10)[:570],
    t32: packed('<i4',
    'c-nPQ3piA17(U00?U}Nbm1UL7DmK$LD`BQ=Oi@Z(8P&E(n%Rq6F2z=4WUytF(Z+NcgtoFF)}^9*DcPcsW~y~<3d3k9G_rHfp4*(U'
    '`#gJ||3BwD-{pPZ@B6HddBn)0!EspzxJY$*`GC(%TgjZJAH&Nl*AzSS_yIz5lezD14mXyKvTT!54tD>pq{bxhe7T**l&3t#hj?1M'
    'wP=;{kuxuC7h3@qyY!v0Gybk^VA@yfBtz3Ht~OgwJtC=6-fi++7W8CqipSmP{W&GAiQ<D_AFG^*+4WMgZ0=P<i$~i$wtPOZlh1Xp'
    '>9g+tbYJhwh)wZsCc<#R1*7yS88!N5!C{(^vav3;Y49nbpz|qnA>XiACbX0dF6u2&*4X*2I5##L`PrcWg`b~)@_X6lHErJDc-o8g'
    'jIN`z%sSN3f7#q@?6g|N1XCMk1U<N`rUnJlcerOqy=v_lEC>qp>-X?Gk~H(%6Px;<Ev;~Dp?ooqdM4g8xo}~$or~|;xw63REb*WF'
    'YUbOz)>W{d%edSy@%@5GVR-Wb<DUcSMdHC%T~NgAvVifGx0RuC|AOJh*v7Rj63rSjAD3K{eXA>I>CE!|qbJnk8zo80of7l&>&<19'
    'huN=-><5R9_vdQ1dJoD|$F{T6`W)W8@Tqn!<Gx_`{UA_K1byp$yy7G;vmQNLd7FNCV$fQex?1IH<bT2Qq&wFzc@NF#IxWhq8YpjD'
    'LaQlzT>1J-{Tn?MnM!BAZDp`$`nYV0kHNiP!Va|?sQDcAul}XYr$^YA(n@Z{CT$btIaRfUI_=HP3!e}1GpFuMvbp|V=sfY!p(Vml'
    '-Zd{Kr)Y73C4ZiSGR?)6`oQ4Tl#R#VTw9lLqdKsz_P}FmVxz*kqt*V7v2RgpTZD^>-lNILan|#a_Ath~%&TqZUFu#y*`2YWDqDW1'
    'WJB*2o7uamojE&HMT)V&?+e8~hMX(kK>CLI-V)Be-eIZZJI85O(vidT%7(hc)rHj+7ezL;HPa%U=@zP67CcW{wkYcYzgXDb;_{H9'
    'p!2f?qifwC3LF?CajBNcrhl_0O0Vt7t5=lHipgt;;TrcZEw*pwNLdEe8%I<k%irSXWYUk%V12@Tf2A|&XjI|-j4f|+sOJ;pP3<{('
    '(#2yuhW8)&C#p^{o^ZOE9h=hx)~)oE5_kE{I2vc@{KvE0Rz#S-9k8sWigVvm*(vAh#38FbxSwQ($g4!p^ZZ#s0cvNvN`oEt#dVZD'
    '-P<n3Z*C~%HRsfYIr@j3)(^ZqG(959A^m~UO?A9ndhx)>*jBgltY$rG?%AJ&O^fsyY^PWN0ATbY5Aq@n<U%kEqJJQO9y9`>5eOnm'
    '01!Y-2)FS7mI#6{mH?wR3?dJLg9Okx1`R_bArgae5R@B9(trR)31D0x`hk#YJ>(*KG)Nt$2_Onk22=?OgcL&%CLH6|_5*<!8*$JO'
    'h)afHvJVs$s{ud_h$;XfK%0s>(JzJr5`_>Z4uu2|PMiVPgC&4i0)T-aZKH%J13m$KZrCtEOcXW*J-i;pf^jtjKZrDrp=#%Z5Mq-i'
    '`oP#RVgIv7@&yn_=OA{c-4;Ls5Ma6pJ~5(PyGM9(K2Cr;0dhkCDF@K@1nW|DStJ7y(3a`;sKwRo5%|v@3577}fngF=D~!O=nv=z8'
    '8FX_Y1n6jV_%JCKp5%c^aU}gDsqnv0VeRB5_W}U_0N>Yd>;', 0.0001220703125
),
    x33: (packed('<i2',
    'c-jGa0EPdfX}P(5A<vhcc^y^7&(lZQn^EKW2_a2$>y3F4H(6_M*9Qq5&!r9dDOa;K9}BM^13@*LY3r?N^Zz%kOs=gB$l2_t(s8Un'
    'O<nzg1O|`_ON(VEni>EedG>8%KIh9;buC9oe{Q%zFV3w0A2wq2FP~+0He@Oz`SRg7aR', 0.0001220703125
) * 6)[:330],
    t36: packed('<i4',
    'c-p;E3s6*L7(L4v3^A;CN^Qg#|A9)`f<jCR$NW^1baE3&OdKJXfe|0014`)xs8Eh2E1<Fo`J%!RAE+1&WN6E{3S@kusg&c3ksKZI'
    '1{wn;x4kUOE{`6QjdOSYfA4qy|9t11?^K{Z0AWVBrlJz4PXyM%yD<tMrywvINny|fF(rT-+}kRVpMWeKnzEn;a;t$YSeg?7Z425g'
    'Fw~(8(7FM8P&y+IubFYb5ayBS0P<=96K)SJQoDJ&AU7CAK!6DdLuy7Pwi}RWfp#S<K+1T)A7SNsjH^LO2(;~J1`<kvp~y<s!sjxo'
    '_0TPX575#MG@>rB3|>ueJAjDU$Op{VfN+ew)`7KYsI5UjB6PNH8U$AtVQK|TMi|TC3K#-`IILV}L2(qu8xVaKNkC0J;Ei^-W=yU`'
    'sTXv&(F9z+3+%?CEj~C9f%axtykP*ET7e6gy(b?F^Kk7J3QJ%H(vAV~NHpmXT?CUCTomL274uZZ<zcQWZeTqu+f*l`_5y)8>z{<f'
    'dc?;dq*1L_UIDVKo;9IGi@Ukd&rwxG_yKL!2^lcG46Rxm@I!>n-}@*DH^a39$MR59fB>K<67Yng$yGVb3s4msZMccp7N<ps1$$G}'
    'xkUr|Q9ubAy|s9v8CMeEm8^Ett^=wuXSWWQec;!EW_NW$WpmX$_+5xVLOyEExaEODpyL5hi-Pz7oYx^T0A8(dv2ie26&umviYo@x'
    'n^Xi#BQV}Nw`drXFscSI;Rpem+kjFeXQl9Gn}p#A#om;>N#+GiY2v8wM*jJ2arhkF*(F&>R??Zi5Cx&HvvHSLkx$J++C*~DaHb7H'
    'pF@0pjwruDn`cNwvdCr%7U9N2d?`}IF&&yH#gQC5f@!8$vCxP2Wr)42XwMYs63JEbnXZeAZu5BfFtI>Ko;lKcBxjnLT11ZCm1kTR'
    '=@s<OBB`9@GdG!j6jI$;9`is9zfXP{QY6XiLzz~I35BbfV?}l=rC*fZBspUeTZz1Q@N*vYycn^J4jq#QkzCrqbV3B}dzu@f#Qf!S'
    '&R?2H@>E|YZ?PukYd*eIn1|3kZ|OA2Pq;JP5OXuz`SEAP%>t?jk$xcAKaXjxNM5{&2MZDEOOI`lmXo~kB-0vk>ZuL9Jx5Hk3K%Kn'
    'kUV!k({WMqQYibohz3{6pDwK@`J*bP$->*5&Mgy!?`oRfBHbZ*M;%kH@T~XbX-&etgnrUVuaG>em}!>KeWm3ON=05H4b76=NuD{H'
    'X{-1!`Uuy(E3BQLG)l1~e|ME>iWtmiRDbvXLfLPr9L8*A`b30$S<OLzh^l1Td|Em}@{(~(Z;0y;{P|Ops2fXTQ>Akx5A$G(6<#Oa'
    '=coozyoSE1kn%}x{FSL)q#CC2(PT0DRhp6_-5@#p6w@-1Hh%|KEf!aU$n?F$Hh+H?6L+3rk7vZzIC?HqT1D~;!<Z(CZ+-5m6B_p$'
    '?K~;zNIq#zMxj`eG=wML5gul$J1A9<?4HSVN)*4WC<*|j>u1}#p6;dl)wzoPi@J8&|99cpcjsfaYJV8}N5>hZZ;zg;x@$Ut&ORJ$'
    'S2}y~?K-PCL@A1MOY|(=yMq~=!8LY*iZcf|X|wa~ec4gfI4O2q?UCH+z}56az+YN#SM2O|FMoS^)~(seZpC&-=|3S`wYO(Z+B*9<'
    '*@Nq-YLvdX3I@uV-3L3Crbq1mlS$=~WpW@61Mzj7eV9z*p)-lU&*Z?&{$(bWN1sXMpEHU7m`VHgCy#Gdvj', 0.0001220703125
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
) * 10)[:570],
    t48: packed('<i4',
    'c-mD_3pkWn82-;cA|q0W4I!;^*<EQXB6iC)U0fz+Ra$NHtj1QG$+aGnCEaC7qBf><l~P-p+`5p2<WiPKNRkx$Y$?h7|Jif?x#0ZI'
    'bIy0Z^L_98e(#?Vy0c|~e89f@){1KJ<$zahO$#|Af@1cg?gHm%acON27i#4Fl32E<xgyrxJz4CwsL@d`K}Y&c{iPl5C)5kXL5|W|'
    'p|iEf>GAETtvP&Kzq-Br=)g3;>~BNE)JCY~J`<%Z2YZ)WSNp?^czT=9JL&cuU1Bq<M$J2XPt@E6p-&U1UP(!>Ouyxw_fKOYcSD<z'
    'cvV=W<fm)7gD!R2neXnDETq6lg&{8}G3jm1<hcjTP9&LY`uE1aJIZhOOTTG<#p31d>+g+Je*63W43E20mYFWOobT?snzP2W&24Q-'
    '-A${RQp5OrCH|f_KDA59tlhn8mb$%V+HocTguPANroXk$<lge`zT$0aMJW=_kNVSFfJ#u$E`t)Au4MoD4XgZqc56#?)3T+i3w>TY'
    'Y0b4=ZE3V#@aD#(Sc9(5Gx?wWPYr1_<#VQ}N9mU3sQM?QE<K(RWX=yXdNVPsC%fU)QLcB#r`ir1(f#Q4N6L?BIYoSzYM#{hMa2Kp'
    'B|#(7Lo`3Kqda+V|M5Q0TnA~+#K#W|<NIBU)524)nOLxO3XQd`orVHZqr4(C9h-H#?aW(U+2ZV!6`gx|+3BUcAHLq=y6o}<XC1ys'
    'H9!!px@GoW^-n8b)^Gmf--UC&*T}mv{h{Ebgp%lo4z4=<A>GX1Y~a*>J7W7)-F*Y|s;&q2Rc09^9eGg|bG;$!k=>n&B}1E<ghk@|'
    'xSFoyph~W<4Rx$9M0-b7ll#VAE1pN?Vvg@KA46et+=b!dmI#a8Gpud&LJEF8={)OcOhNHfJ>euTud5s0A2j~xb0M|U_gs94$mnUs'
    'f0gx_(+&yt1mvEbttk-?b(FTJdI!&YwC~vg`%ZS9-B-7RYz;~~^n(d6PFG*J50Pfszaw&JlfBM6HNJ-?XCPP0vFp(Ga}zFk!eH~k'
    '8{5~+UwL}*3e!SI-P+ehf<>@;$}RPn{N+ROA5G3IU6<w1X4?BwoYnYx&NRmf0zvu41vTNet&)aLeba#ExQx6DuR3U}hcQp?Jzu#t'
    'sp#-<N1VYOFUQt^V@-7C+JJRu!!{dR78-CTz2H_gr8RV4w9vet@p*F5^V8B{k%MY1&HKH1ctgd9dVXteLsJe**vWATE>EmB`>S7C'
    'meR`(>2Vh{vc<9KhwTG{&#&Lv9W3-@N40*D7;oAod{W)Mh09GiYpq@xHd`k&^UUsU-ogB?h>QD@ngIj^0FWjCgpj6zl!iE@(Lq79'
    '(EyNupqT_9P)Mo}G=;A;O{zeOCQvbyLI@zmBG94<l7IkJqXRVqk_H5>AxILUXGDk4C<F#@H9<ne&hR5z)It(03gKf_B*~&76H$PK'
    'ObKcQELuvFG=WvKpcF&WNH-){5OJbclBO{Y3-wS4a0D<IEG&XR^WX*)AutMu6fR;wP?92W2^tFEVl+5S(Imj_B!0jfqaUfj9|bTq'
    '%@_y(qQwIfNG!lqG$dpP+Od(SjYLCWAjV-_guqC7fDML>BS<_7Ni34F1x<zq1IS(k#>k<ux7ZLwju1&a0@I6oAYQT=m7yG3o=_|('
    'UouA&7kL5mvt$=p1}dB*;OK1(n6g|Jjw6H0MtMp}N{pqECE%Fkm|{h%>_3jG881Z+!hCQPOc}y4LdTVkN>{uRN>+tCa%wnUg3_=t'
    'po+}cF%;8`%7F^uN+HDm3>bB%', 0.0001220703125
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

# Whole blocks of channels meet every padding and stride.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 5, 6, 8], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 3, 8], 0.5, 128), packed('<i2',
    'c-pOt!3_XG2m-HgVkU;d5B9SSEDym^3<GB4(<sQY!v=;@<a5<FOa0H3eaqh?{X&H!{Q'
))
c3 = Parameter('c3', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t4 = Output('t4', (U8, [1, 5, 6, 8], 0.5, 120))
x5 = Input('x5', (U8, [1, 5, 6, 19], 0.5, 120))
c6 = Parameter('c6', (U8, [1, 3, 3, 19], 0.5, 128), packed('<i2',
    'c-qy=u?@g53<JT;ZHh8TOPV{#5(e_sHE*}E73N{AU58AKQmP%uHWy}?CDN^rC<oYs_SO0MPcP)-RgV'
))
c7 = Parameter('c7', (I32, [19], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2])
t8 = Output('t8', (U8, [1, 3, 4, 19], 0.5, 120))
x9 = Input('x9', (U8, [1, 8, 5, 6], 0.5, 120))
c10 = Parameter('c10', (U8, [1, 3, 3, 16], 0.5, 128), packed('<i2',
    'c-qa2K?(pc48rzsksy8e+U*NFOmYy6B2YzwK_MFI&`D3mnbL-Jv@4AI`n*2N2JdP}2L'
))
c11 = Parameter('c11', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t12 = Output('t12', (U8, [1, 16, 4, 5], 0.5, 120))
x13 = Input('x13', (U8, [1, 5, 6, 16], 0.5, 120))
c14 = Parameter('c14', (U8, [1, 3, 3, 32], 0.5, 128), (packed('<i2',
    'c-p1N!4ZH!3<5yw1`>xvu5RtYeXb8MVMYoIRIoBO5V7~uJAEwGHyM*MYa7-<U4Ojc^BzP'
) * 5)[:288])
c15 = Parameter('c15', (I32, [32], 0.25, 0), ([2, -6, 8, -2, 4] * 7)[:32])
t16 = Output('t16', (U8, [1, 5, 5, 32], 0.5, 120))
x17 = Input('x17', (U8, [1, 5, 6, 11], 0.5, 120))
c18 = Parameter('c18', (U8, [1, 3, 3, 11], 0.5, 128), packed('<i2',
    'c-pm#u?+w)2*Y|fimZsk8@QlL8H{j(anYb<3n^=)LJxCRQe!C5@!P3U56|cST;y&sqW'
))
c19 = Parameter('c19', (I32, [11], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t20 = Output('t20', (U8, [1, 5, 8, 11], 0.5, 120))
x21 = Input('x21', (U8, [1, 16, 5, 6], 0.5, 120))
c22 = Parameter('c22', (U8, [1, 3, 3, 16], 0.5, 128), packed('<i2',
    'c-qa&xfQ@b2m?{q4TyabN8NT28+f9hj7FxIrSPdq)DfK3Kssn-264(Xo5c21aJQ@5b$@<-)(b8ANLT'
))
c23 = Parameter('c23', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t24 = Output('t24', (U8, [1, 16, 3, 3], 0.5, 120))
x25 = Input('x25', (U8, [1, 5, 6, 8], 0.5, 120))
c26 = Parameter('c26', (U8, [1, 3, 3, 16], 0.5, 128), packed('<i2',
    'c-qZN%LxD=6l!o05eLs6v_XeF_(LN^fD9EGAB&cUTa)75IL!*qviknKKEnp&7)Sj'
))
c27 = Parameter('c27', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t28 = Output('t28', (U8, [1, 2, 3, 16], 0.5, 120))
x29 = Input('x29', (U8, [1, 5, 6, 19], 0.5, 120))
c30 = Parameter('c30', (U8, [1, 3, 3, 38], 0.5, 128), (packed('<i2',
    'c-p1K!4beP3<9w3?GO%QJa@Z8^--``LG3S1<gR->(@ZG&oT{m;y&Hkikf0Y`&mS)l6&}U'
) * 6)[:342])
c31 = Parameter('c31', (I32, [38], 0.25, 0), ([2, -6, 8, -2, 4] * 8)[:38])
t32 = Output('t32', (U8, [1, 4, 3, 38], 0.5, 120))
x33 = Input('x33', (U8, [1, 5, 6, 11], 0.5, 120))
c34 = Parameter('c34', (U8, [1, 1, 1, 22], 0.5, 128), [128, 128, 124, 126, 128, 124, 130, 128, 130, 126, 128, 128, 130, 128, 128, 132, 128, 132, 132, 128,
    126, 126])
c35 = Parameter('c35', (I32, [22], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6])
t36 = Output('t36', (U8, [1, 5, 6, 22], 0.5, 120))
x37 = Input('x37', (U8, [1, 16, 5, 6], 0.5, 120))
c38 = Parameter('c38', (U8, [1, 1, 1, 32], 0.5, 128), packed('<i2',
    'c-n=*fe`>82m>+arlR*Eo!b#iBwH)vw3%c<_<A=`ZZSR{3>pv{'
))
c39 = Parameter('c39', (I32, [32], 0.25, 0), ([2, -6, 8, -2, 4] * 7)[:32])
t40 = Output('t40', (U8, [1, 32, 3, 3], 0.5, 120))
x41 = Input('x41', (U8, [1, 5, 6, 8], 0.5, 120))
c42 = Parameter('c42', (U8, [1, 5, 5, 8], 0.5, 128), packed('<i2',
    'c-q~I+X(<L5W+gR96=ns*T)d00e>_ahcXHlDkM^rR@qZ}g0P~kHK)JE8|U!}6Ow;qB>'
))
c43 = Parameter('c43', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t44 = Output('t44', (U8, [1, 5, 6, 8], 0.5, 120))
x45 = Input('x45', (U8, [1, 5, 6, 19], 0.5, 120))
c46 = Parameter('c46', (U8, [1, 5, 5, 19], 0.5, 128), (packed('<i2',
    'c-p1L!4beP2*kkDO%5|>BI=HNu=b<em1cF|ZM*rRq&B1!WyCn#;r9$IkVfO9pPPOK#U8Q'
) * 8)[:475])
c47 = Parameter('c47', (I32, [19], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2])
t48 = Output('t48', (U8, [1, 4, 6, 19], 0.5, 120))
x49 = Input('x49', (U8, [1, 8, 5, 6], 0.5, 120))
c50 = Parameter('c50', (U8, [1, 2, 2, 16], 0.5, 128), packed('<i2',
    'c-p0k$q4{K5CS)FX$mp$)fmQyw;&i!OhRF!#v?VizU&RSQA9J|>3hTv4CEj4'
))
c51 = Parameter('c51', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t52 = Output('t52', (U8, [1, 16, 5, 6], 0.5, 120))
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
) * 10)[:570],
    t8: packed('<i2',
    'c-rNTT@HdU5QIJU2c@O7wNz3dD)HyV#G5)8Z{a*_COf+`13lHwP$w~4V2Z5Jyf&~90>etqy|)dJ%1N{9@U}feX7m)D%?mZ*^p0sE'
    '-kU8rynI&7{x}9Y`MK?3v@CtjNZt$=eh9;x?4URnRiVTL18J`jp%n>9Q4w3e)r8rYrk{AqQ>k3JA$p|lVpfwyVI2MdAJb8AkN'
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
    x17: (packed('|i1',
    'c-jTQfeipK2m-L5MKCz^_O&6qZ`;ryMfqV+=dL(zaEzQSahu>PMCQ&h<^6P$9E1'
) * 6)[:330],
    t20: packed('<i2',
    'c-rky333D=2<x-M>BYkvboUXRsWU3X5Qv2d)OJh(S0YV$0;_P!Wmm(ak0xjta9CjvRX$r5Y6aX1PMB4ZO=m4{GOq^3#T;Ip`$I_Z'
    'W(3dOX*WgHx5ybsLj(p~c`5YVQeP-4KJhhhb*Ej`3+8E=#J82lVKOhDEw3rf-NR@usVG6rHoBhOHTkqj-S!lUldZNzzuZYcKJE6H'
    'u+A6<=V5T1AJa(C&zX0M)6V$|Ds;u6jRdM1gI&en47!qfrsQ>HV1%@@d35x=^7Fs`<oX3qCe(x'
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
) * 10)[:570],
    t32: packed('<i2',
    'c-rmIX>yw|7y!^-G(YUrY!V2BwofY(U?_&vac0s^r_)Yv+MXlRcZ4Tw1F8)=+5j53x+pTV+_4lv6Qu-jm;4u5FQ*5d#Jx*hi;)u@'
    '^;R^+@i;NVMmgoGVU+2&hH2$ZOVKS%tf%UlI!V$P(HxfsWjZ)jL2IlpLP(B(|K=nkb=r1wx1na?;mI?T`x6>6GZh|<aYZi+o*?4B'
    'ybYs%y$-$2=9-CN#f$EC;p!Gwv#jQHI(h|%@G7Pf=LOTF3|SC8^_aMEn*@liA&YV>D%4;x%~2Sw&6sq_{X(Gu*m!OU{7C4zpUu52'
    'BVLt$kIQfwys>}A74*Lsd=&CpQ8K@i1YxqThE?9&yhT_3_Vcn$=T5>ozj+xdMp5S%gp4dVu=vC?rVbFuM-C|t$yR-4x-)ih2XhRw'
    'UKv04T7K23-d{5D)N8dSd*B7y-^Xq>oqyFB^E#)WTP|FXu#~q?|9uF50pttVF8'
),
    x33: (packed('|i1',
    'c-jrc!4beP3<9v7jU5hRGJC6!z^aTbQAr6oZd9#3kJAeX>Spr~@#+$OV;p>NR2*U'
) * 6)[:330],
    t36: packed('<i2',
    'c-rk!QF81c414$8$q*8RgCHd7c6WO0XVm5n{V1PCmL=H*ed8;%hJtR~(F>UimW3g-trT2F;0)|6_}Uq*m95~zXvl$x1@A_ih22Iq'
    'LD<jACxzXO2RPAI?;|lcv;rI0`N1@MABZdl$3F3Xa7)s#TU&cUHco?ZFwBv4QPmj&`XsD>*4T0tL&S0k%gi;k<&fSL=frB#TSJRy'
    'K^czEA_m6>s%k^SR=F2BeigZJ><f&lI>R%IcN^2Zab)HU*Q_K@W5vgJ4zBkwVWpQ39`!p1ljAzD?@LwZ4XdWva6BJ(W>acu7jM8)'
    '?tHIw=TMO*C7D**rX2dvo2#%xZ<4o5IaE3J%^Rh6AH45X(;VyfP_r0Te1R@=@IL2zLvif*CkKo2=GY5;R}Q|-X^{&`FXYX)dDwjq'
    'hJHz}XXaNj?qM5PzX!yBfA8=8viBc7k2ZM'
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
) * 10)[:570],
    t48: packed('<i2',
    'c-rmD$#R=8007W_VNdPkkf|9O*O*1@5)vQ@AwU9eaj+-Eq&d_xZYSq{VEY}NzWYmPfS8T(QR5*S!W>u5D{0?A)s&KiDxxS>E~Sw@'
    'OTG;D9#LG}1fBG}<k^VM7yUHbJbwvNv19Ey1gs|?$-4v+AN-(jjA^i_w~OMmp6F4d14tAsFf3cGr^src7iu)2+bJuQFME97W!$59'
    ')77Ob@-k3i-Z$mx$(xNX8Cx1p7vpLxay1UF&i<yo^J6it)br?<yPwf*pWB@V(*KpbRuxdLmE1kMf*j$VZR3Uj|AB`|%TpFsp(8+r'
    '$F)=^?ntfSuqfm^vqE91{Mg;)P3G;A01d=K-|J5;*u=k~6I~lu%-b(76(MhFwkW)1A+fLJ?%^x;R-`q<^VvmpnE*R=`v{;SVc8=v'
    'xrljzBpILqMboTGyI9xX;zwM6-Z&A#6nB)ZbF(W07$hl!s?WsO6W7!RF1u*BG%HoCO~-|d*AVdgG_$3>U|S#?@56upgg+&v+~f'
),
    x49: packed('|i1',
    'c-qy=!3_X02m`R42@MK?&fZ(&B!A6J#6WE>V{&?-5<VMN5sE9LtfL<LOv|@|+vNZ91KnY8Vg'
),
    t52: packed('<i2',
    'c-rkzQH}*62-{;95KxDMZ_(XsvLEjNFRv3P1+^3`*DO?`QP@b-z;wgIP)`~L;a~4kh8N={06&tv>XaAp^oN`a%f?Yq!9u7A+!U+}'
    'F*^7udkwXMd9)!Vm9rtM74e6se%VAm>D*->AferXAdi|Dj$JkMwqO&@oZk#y?1F1mN})rZUpLn?p^ulKJNk~E3;w}cqz<X)9H}Fp'
    '%gxywyX=0t4IWvoGb--vI_oBFbegO1WlY1JV>6%3#~B9iw5IJq=H5kB<HO?XgSW;vVkG8Z'
),
}, name='plain_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16, x17, c18, t20, x21, c22, t24, x25, c26, t28, x29, c30, t32, x33, c34, t36, x37, c38, t40, x41, c42, t44, x45, c46, t48, x49, c50, t52)).DisableLifeTimeVariation()

# Filters of whole blocks of channels are dilated.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 8, 5, 6]))
c2 = Parameter('c2', (F32, [1, 3, 3, 8]), packed('|i1',
    'c-lRSK@I>g2*L{ge=`m)GqHghA;OUEEyy@1bV?t($x&7Gl8kQs&kqom4+j', 1.0
))
c3 = Parameter('c3', (F32, [8]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0])
t4 = Output('t4', (F32, [1, 8, 5, 6]))
x5 = Input('x5', (F32, [1, 5, 6, 16]))
c6 = Parameter('c6', (F32, [1, 3, 3, 16]), packed('<i2',
    'c-lLE-uz;AeW|c-vbN*$(1-Sib0^PlzkGQA-j!1quVvov?tGfLuvwY2QoeS#<$vR&=k<AyUVeJ^`N_<unxc2lQ(yD*T#@9@UoAY('
    'b_AWxk((dIKP^RreRESL!x~YIN5`I@?GZj$H=XD5(a%Mav2rUfH~x!#S*h{SxoFe*&CCTf&<p^?xsfv', 0.0001220703125
))
c7 = Parameter('c7', (F32, [16]), [0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5, -1.5, 2.0, -0.5, 1.0, 0.5])
t8 = Output('t8', (F32, [1, 6, 5, 16]))
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

# Filters of whole blocks of channels are dilated.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 8, 5, 6], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 3, 8], 0.5, 128), packed('<i2',
    'c-pOt0SW*h3<7)jkYo7pTtqKuIMD+^0wIqQ9EUC}D%mub>(t><VE&EQr`tydBnJ'
))
c3 = Parameter('c3', (I32, [8], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8])
t4 = Output('t4', (U8, [1, 8, 5, 6], 0.5, 120))
x5 = Input('x5', (U8, [1, 5, 6, 16], 0.5, 120))
c6 = Parameter('c6', (U8, [1, 3, 3, 16], 0.5, 128), packed('<i2',
    'c-qa2!41GL2*ffs5YTbJ++m15>YpVWysAhWPM3Q?d!=N2>K4&L30SPC7&zgP8#%KS-_Pe~JR7q}Jp'
))
c7 = Parameter('c7', (I32, [16], 0.25, 0), [2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2, -6, 8, -2, 4, 2])
t8 = Output('t8', (U8, [1, 6, 5, 16], 0.5, 120))
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
}, name='dilated_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8)).DisableLifeTimeVariation()
