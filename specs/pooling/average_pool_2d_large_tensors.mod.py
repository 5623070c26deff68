# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: tensors of many elements, in sizes of no block, and beside powers of two.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 67, 65, 5], 0.5, 100))
t2 = Output('t2', (U8, [1, 34, 65, 5], 0.5, 100))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 2, 5, 4, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-s5Hrm1-_YD($%kLf+~pTghI)|vC)T-W46ywj71k0qR?GA94=oUoI(=(ASz>+MH-7X0Ygv9IydZr+!!`*$TUPyztnA0c`'
) * 357)[:21775],
    t2: packed('<i2',
    'c-rln+fv$K6ovbky=m#x&eS3fK?JG<F=7%3hmZqBG!-L|dYthv*4o<Mc-trF({%6s2D_JaefR6;o3%4*=1+Ge|NCIKv3x&kZN9o4'
    'H^TMrk!u&StUj*v(!RIiO`^6PT!dDo^{q3kw2qVRo8~<3ZFu+oaCQA59+<_m^f`vbS~;oyTKI)hk~wB=xIeHyv=iU4qRYT7?|u!3'
    'jh&Oj{#x}s?z+}(G;A1WiPv2nEe6}U_|Ws}vw6E&j4rpmYWwgxhQ*p``*AuRRhCcFPCLH`Im)nDORdS)G@H3b?<#3;x{#v`i?yeb'
    '9R*=R2koCyH6ceC7HdgH2VI=fK^Ic0Cgdo?VvW9q)}-ptLDzPvnvkOmi#4N12i>dCL0f##kfRKXH6Ax+XwgB34XP&OD8ph+#?7ag'
    '4tf+&H6ceC7Hd3ip1wGA&<mTY2|3EJSmSY%d>+t2pGQ<p$WeyH8jqXh@|+IZzT#>^jxH?Lc-$B-9XjaJn5qdm%CK1DaZ{)*(Lp!M'
    'TusQ)g~b|=n^8AM2kn-qnvkOnvo#(!GtZ@i_8h7v<S4^pjmJ$A2XxTB&((w+U0AH~xS6IMI_P7rCgdo?VvWa*GrgvRo@7)_$WeyH'
    '8jqVw@IVK>aY5CD9A#Ln@wl=4m=3zup=v^oGA!13+{BYDI_PemstGyDuvp`9<Jb`$bgxC#gdAm9tns)R$djMfp=v^oGA!13+|1?4'
    'Z^6}s9A#Ln@wjp1$?tAL)r1^nSgi55S&}Ee;XYLpa+G1Q#^WX@Pk#A5swU(p!(xrcjVn)nn=Vxoa+G1Q#^WZCCqMo($AcVYSgi55'
    '>EM5+e-4W^9yizW<i~&J+(C{qEY^73Jh-mW{F4~1=FbDuDc<(%c>8=j>aUM)oUH7gq|=-^I|%BnN58vTcy#*4`{UGn`}$)4<4*ml'
    'Z>^PnOgCKf<T-}LTKMiLxOo8p000000000000000000000000000000z<<eK$1Sqt'
),
}, name='windows_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 63, 67, 3], 0.5, 100))
t2 = Output('t2', (U8, [2, 1, 1, 3], 0.5, 100))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 67, 63, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-k{b+_c}cr|-?oi#dx9Pm0*SqDazviSOi>iQc}g&&0ReZG0ihKb>d7JwxuRq3`(Jb~B%J_escV*ioAzo7~Mn2><|{I~@1'
) * 416)[:25326],
    t2: [122, 122, 122, 122, 122, 122],
}, name='one_window_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2049, 2], 0.5, 100))
t2 = Output('t2', (U8, [1, 1, 513, 2], 0.5, 100))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 1, 1025, 1, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-phMai){?U&G&q(7D;Jnx`goZp(2?`1RG`^K+ZC(;s^XRk0SRFOdAu&gSLKZF{Px_-{a&fEVk7xEuxD!*&dm005*&9Kr'
) * 68)[:4098],
    t2: (packed('|i1',
    'c-pJ11cC}M1k(@-8Nj6oNP_{IB$Ck(NhE0i(~&ue'
) * 9)[:1026],
}, name='row_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 24, 25, 2], 0.5, 100))
t2 = Output('t2', (U8, [1, 8, 7, 2], 0.5, 100))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 19, 17, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-s5&<nW2de}4RZ|L60S?|1H;eE8tin-hmWoIZQ^-1*lpZXdgT>h;kx|NehC^x@CPSKq!KzW(yklXuUq|2uH{$kF!<lmGxYZ#7*'
) * 20)[:1200],
    t2: ([224] * 112)[:112],
}, name='tens_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 63, 67, 3]))
t2 = Output('t2', (F32, [2, 1, 1, 3]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 67, 63, 0).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)&g3!SB}S2J(PW->udv7I8uTL9f82A=-j6@Z@fkra}sk)&~ru!tH?B9r_B*j*{9)>r>FqqP>h{yoPYg`XYr', 0.03125
) * 416)[:25326],
    t2: [-0.5315906, -0.53351545, -0.53216803, -0.5340189, -0.52945834, -0.5313759],
}, name='one_window').DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2049, 2]))
t2 = Output('t2', (F32, [1, 1, 513, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 2, 1, 1025, 1, 0).To(t2)
Example({
    x1: (packed('<i2',
    'c-lLysF*&@#AvtN8=i`z&Wld0ZSb%8xoPpw*26DdKUwBIs4d#7(=fMQ!Elk%tHS(%Q@!~ddVvbLz72Q&BxL+&U|{$ULJ;CVm=6IE'
    'At-{VU;xX50f+?vNl!N`', 0.03125
) * 68)[:4098],
    t2: (packed('<i4',
    'c-qCxze@s90KoA^iA2Yy9E1Z2G7uG75;rk0y3xTw938xSh}abP16)MNt;o~Ox_j^4ojR#;5{dCfK@k-^K|~yF5R@L`|Il~+z_(r}'
    '<<<TC*%vi~&-14NS@%x`om_@Et|=_EdX~JeF6P)5HwQkKPa|^OZwP?oLR}6CFB-{yzjrS3*c7(}UYBsRyLL2mV915LWmI{g>+k!{'
    'b3SSUmh;yET<=aDx_)Wk!p-ucVq<>dY%7MwckQcvY5UgmR|k(gVN-6GF&X)_&3+!(OzdXNw6%S3TkLtN)<-)TrlzjjWZ{?0^oLF6'
    '>!!n`wOr6!Jo7lMynQkR)5I+(FeI+GHt6fFbCoXT-n{;^fs^Oii5nOb5r9P`A_<AIq(~~PAr+|*Bcw>OMCs$e@W_ZVR56wjmJnt9'
    'fewsCg>vn{3Pv)dEK)wMF+~L)nXchsEuQ>af9~qprv', 5.960464477539063e-08
) * 9)[:1026],
}, name='row').DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 24, 25, 2]))
t2 = Output('t2', (F32, [1, 8, 7, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 1, 1, 19, 17, 0).To(t2)
Example({
    x1: (packed('|i1',
    'c-jFy0K)%SeON=0=IEMt<XNY{<uBao+00f0+}s9aXvn2x)~xiq{NCem;HDvYel&#-W(`NUy)e`SU-UA0o8fH+O{*cH', 0.03125
) * 20)[:1200],
    t2: packed('<f4',
    'c-mVPwLaI_#$o+l6AiOPE&eG5Euz~TizgQ5u8LYO@tiYGviEiB4fk50gvQ43BlYnIdkwvI10}k5=hm)xoRjJ7eh(-C)4!I<8YltN'
    '4>1^~A7Zfb(S>^*Y*ZJvU6q;=IL{<ZaNhQNyHcC2_W~u#;?teEXL-DSn)D4QA$6MVu)>Y}Sz?MYK#78wpl>N<8kv<zKY$W2{g3u9'
    '2TH*7Lkx!LhZtPw8)L27V;vJ@SlVu!krkNdVce^pV5eRUl!)}rvUKa$srAxn21<m6W;n-AHLUkB>I6!-MP@i>_vvT)>P!Mk!1SA`'
    '_5&qg`XL6x^g|4$Hvj;xAgJy'
),
}, name='tens').DisableLifeTimeVariation()

# Windows are of some pixels, or one of all, or of more than a block has.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 67, 65, 5]))
t2 = Output('t2', (F32, [1, 34, 65, 5]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 2, 5, 4, 0).To(t2)
Example({
    x1: (packed('|i1',
    'c-jTQi4lMR2m`R=Xa8xXR5Xb*53R_WZ}&m3;0EA0j@%N`8msG<j1YF3hAHZmALI8O`~', 0.5
) * 357)[:21775],
    t2: packed('<f4',
    'c-rlnv1{CR6vy8bZU`l&9QYu^ks$<41rcy4r@J9^x}i`6&1MMvC>;z<{{bzfcVNsx@gUK`OFaD4!Ekg+PP#3NRI+&J;4BRuLOC1q'
    '5A?k!{iGZF<ni7aAM%|(GJJU7pWaWu->YXIpFIm9OyR@4oF`>DpC|LTA4)$>lhiNMd5OQtO>%Q%Zpshy=V^MA&eNOuUizq<<G1tl'
    'ZMt_8?jp?AUVThIzDohp5a^ZQk1^nvcvXXcmx*8Er+!(MV3MRvpfrAofBN{90ppv*hs2b|7~kJTn60HLpiOj`@}DY42v-sTs3IGQ'
    'Dn|xG{c05gs2m|&RbohiPPrsWqRNrMt_+<@zOkqr8C*-`yNe67$`Qi#Fi8HIK~d!hVQ2@%rcYEkQn>09u?Ry7bmdUx$lzv7OxqcY'
    '$`Qh@*~VH7p?#?waiG)C1-fc+RE`X8$HaEVqH=_A)8Np^=x)v`M+U=Ik3)gxK2hb!V3+4KY#%|W93k9RV)cBslBjY-aMdSrn?pC3'
    'YVNFZWN`g7k!LIJDUQk!!tIO&!Z36XAXJVBt|f+0tq@d|sB&bmoA-rWkM-PH<;dWz8B4X~N0q2@WN>|73AsnC$3&GQgx!rLZI%fT'
    'P&qPqYr)iYIG}Q*Fgv8#O6ySN2;pW-gyu<@%8|luObpX@FOJHQ!gZU7fo=vxl_P|q4Ror3zI&jXC))`<3`<CG!lxJ?8N676S2c(l'
    '{2VWt(6viG_Klw;K<_&Vw|(NnlY^5JtVj!2vtkw(#cUSO-dq*FwXyXJJ1g)v-o%@Y*%Vi^=hklQ%x-3T_E9mzZ)f(6-P?q_2(z_^'
    '2ln763t+2KjPZvmw!o`W#TKz&;HQ336ky`Gh@mikfq(k=6_<PLLu?8z_g#e9nzcM_w&;^yDn|%c68X+z8;L4M1~)rp8-=t}R^^D`'
    'suDvAwB?c{i7H11yE1et`NpDhWN<B!?=CLTDn|&{!yx%<21S)4grOZ2n?6zHNa3na#3BqS(3L}#BZHeU(Y7-dl_P{*vyHX5y;D}@'
    'hy!gy7wD?RQ8_ZW9TVFbi^>tgO@l)tqq{k)92pE-J&tX5%Bma@?DA~G_7Q~25yEXHR?lZEi7H0~H#=qdF-|>qRyi`*E%sS{80I9Z'
    '91+~kShjY`svH?yORRUwTDMbH<w#&R?+dve>$$Vak-=Lt7Q3}mR^>=ww~2&%#O<B3D(C;h?#5!9Wda0Ljtt&fFm)Xcs2nNW?v!mD'
    'svIHQjET@Z2~#;z*o}#yZTI4+94TD4i5Tc+P*gcWxZNqcwHZg{bPja$WILvZVKE7g`4rkUihzmnss>SmpW`KCx^}_GzVYLjc8$h6'
    '3AcUXyMMlT`LaJe^@dloq8Cq(XT3qM+BG`x{HfRDU86_w(Z(E2uX@ityRkic)Z6nOO=n&Yf4}zjj>27p+1jsv*^}Sx5bWubA;9n%'
    '4B-0S`sd@ni{cxI*2gbCPuCDHvD~A_@t}x@#rd-Ma(aIW)7VVTKc5diujA{fIlt$Bw~H`a^FA$3Lx^nOE*6V@P&q=Ft$D*q2$$CD'
    'e>#jNPi|F?5N2yp6utJmrx@sqA(p1f5yEWEo?@W;76bhNuryVU5N2zAi-C?T2KxJ3EKQXogxOmE69(E+prZ&&Q{@O@w#I=54+9Mg'
    'EKQXogxMN3H{N88fxehvX{sC{%+{#6iGDf5K>u)nrKxg+Fk7SM#(EJ3`ho(ja)dBjvpierW1!!^$I?_eLYS>lbJMqn80hE#OH<_t'
    'VYbGz74H%Qz5fJDQ{@O@wnoiOG(5#X?;m1msvIHA*48{*S!1BT9b##!93jlssJVH1>0zLO0<Cg{Fk7SM#?tdy```jgQ{@O@wnoj3'
    'g%AUMF~rhTIYOAN9rA1iFwnOVmZr)P!fcJ28*g!nf$mMPG*yleW^2^ktS2D`da=OLR5?PJtx<Dx7QMzm!&g|EDn|&jHEM1mUh<n<'
    'U}>rxA<WjOx#{zg-(rZRsd9ucTchUYkeB?1hgg~_M+mbuYHluh$q$BDnkq*MlQn8?PI<|1p8~CNgfLs9=4Q=Heot<(G*yleW^2^k'
    'c)a9CJ98!~M+mbuYHs?x<VQPm7Ai*wvo&gNLSFKtojF65BZS!+H8=2Q-|IsJlLu#UG`K$<OpniCa6DMzg_qH?xQ?y|#S+Z4xHd4D'
    'nm?`w*YR)Bbn@cg$5a1&IT%cq#vi~g!ffr*JNq%pM&s2g9|xm63r1OnM*$uMD|{Pgd6tc{6`qo10Uq(!_`VA02*1hc96H)bn5|WC'
    'PT%JA86Rbctg<oD1Va#vMyoNNISR)34}&rOE1(mDfc_u8A+oFRn2!Sde57)^!Tc6rQ9_2_@YyOy43jlHYdp?5(76V>YoG}xmm279'
    'aP>xk4m8kr4m65XIUV7kg;h>RnBQnD4EV&XeN#Cyn8rd3GX*+VIb8!y%?*ByC$3bE9A<0W+yuD`w8{~}K@;dzu7U0fvo)Hni~<dG'
    'N0_bgY$d0AORj<L0Ow7h^K9j+Qsu~Cw#H*2c8ho-s2n-W)_5$W6Y0^c$`QkCjhh?5_m%4#RZh1+<Cz-hZZKP`n;X74YoI#@I^aN$'
    'A+JhP<#Y-(H#c;Lp{i6lQkbpLSXfnM^QLm7f#&9>TJocFR8HqW^OBzix(m$KxVho4tFu*(5YAnot0ljc23iiYHEM3^HGC>fl_P}N'
    '8jXd4?q|CDex{t4{HpCaDn|&DHEM2hUh-RMpzpGuiF<6m!DPI}k!I6l`VE3H{)_^C!5CZf9I|?HSj~0DBj)IcwngnAOxCCrgZ}`n'
    'Ye?<'
),
}, name='windows').AddVariations('float16').DisableLifeTimeVariation()
