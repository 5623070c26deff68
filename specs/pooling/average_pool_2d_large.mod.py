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

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 67, 65, 5]))
output = Output('output', ('TENSOR_FLOAT32', [1, 34, 65, 5]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 2, 5, 4, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmD!4bnC3;?hL;=umXHpV4gp#w;N#Ti%h8TWkNy+65j%kyN`bLFYpvsI0iyYK7V713(lqsQnuzb#~0mStI%Wm%SGS(as4mStI%'
    'Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mjBK_BSFw{', 0.5
),
    output: packed('<f4',
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
}, name='windows').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 67, 65, 5], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 34, 65, 5], 0.5, 100))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 1, 1, 2, 5, 4, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDEe=5e003Y~d)*Y7(QG;soWMq)k!=p32`|`a1h??FF+q0)qnKcx-~}63kfiVHU!2Tl_l-&a_2`6|sD7X3XP;7`cx;s~r*o>3'
    '?vCHJ(JJUYbIsf05YFS_ayy7N!L_<uw_{nBWm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SG'
    'S(as4mStI%<)3o`0000000000000000000000000;6J`eYp+%'
),
    output: packed('<i2',
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
}, name='windows_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [2, 63, 67, 3]))
output = Output('output', ('TENSOR_FLOAT32', [2, 1, 1, 3]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 1, 1, 67, 63, 0).To(output)
Example({
    input: packed('|i1',
    'c-rmDp$-87002;%O;Hg9;ijl;n&1Pd7fe;nABc)@<hz26gdn-h{D3KZg=oizc(1>-7;pArYkV6uyS-x^Tn4#ky^v(D@-%rzrNuT{'
    'Pv(bNwI3`$`Ny!ayNBQQ>Qp&roog+XWm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4mStI%Wm%SGS(as4'
    'mStI%Wm%SGS(as4mStI%|119hMY55S', 0.03125
),
    output: [-0.5315906, -0.53351545, -0.53216803, -0.5340189, -0.52945834, -0.5313759],
}, name='one_window').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 63, 67, 3], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 3], 0.5, 100))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 1, 1, 67, 63, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDp$-87002;%$acw0@Da9CMFOHtbR(Ih+Z2hJ5ll5frJPL=BvDXBV>9327j*CS7e@P2aWZ|cuD$hn-i){XTy;}lyrOD-^vK4g'
    '-7^y`)3bXab!&Wr@-ca-)LPx)VbIC9$Du6CvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8'
    'EX%Si%d#xXvMkH8EX%Si%d-4mIRO9w0000000000000000000000000002Mx0wi$#GX'
),
    output: [122, 122, 122, 122, 122, 122],
}, name='one_window_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 1, 2049, 2]))
output = Output('output', ('TENSOR_FLOAT32', [1, 1, 513, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 2, 1, 1025, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-lLysF*&@#AvtN8=i`z&Wld0ZSb%8xoPpw*26DdKUwBIs4d#7(=fMQ!Elk%tHS(%Q@!~ddVvbLz72Q&BxIZ()jX<sRP(6jQO%>8'
    'M>UUX9@RXmc~tYL=26X~nnyJc4bA@<7#RM85QO*-=0gBP2#O#o7{Kyi@E<Nds(DoNsOC}4qnbxGk7^#(JgRwA^Qh)g&7+z}HIHf@'
    '^qK)VG<gm', 0.03125
),
    output: packed('<i4',
    'c-rmFze@sP9LMp-5T!;Z9ReW)6C{O}#7z<s9UB_L(IM|R#HJt<Ttu)f@z-YEJ>SREbF#!kjN};wB{Jv)5pmQ(P<jym2Zx@|`hw3}'
    'QAly>A7#AZL%wOe?~_?iSI~&{IudCV#w{g5UZ$oI_6moW&B^^2vG?i)o+Ph7B2aj4kwoW3HKp)@V7|;w(AUcDsB8Rw^5&xmrDuBG'
    '@vE6s_<%PXvwbvM=^UD7-H+TfisO>P%B;-FJ1-wwx<c^n7QTJ&wsn4)`@AUk?>G{Ca5)XJ(Bk;F8wft$o_$;1TkEUk)2F+9baz4q'
    '4?oWHSb9NzwZQzbeWqICt>l&GN$);A;!cJG{wI3Qr!7R#-saHuskV4Nne$xe`==Zi9J+WzG{mzqE3@+M%UA>vBoHf-ELBkrs!&B3'
    'K$a>JrPmFkEdym##kc}k0?POmHjG7?a&5yhh6<uAQr=!;iZa?Vy+)gBk(F7Qm3Lp>V`F3c$NK}3S19)', 5.960464477539063e-08
),
}, name='row').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 2049, 2], 0.5, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 513, 2], 0.5, 100))
model = Model()
model.Operation('AVERAGE_POOL_2D', input, 2, 2, 1, 1025, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-phMai){?U&G&q(7D;Jnx`goZp(2?`1RG`^K+ZC(;s^XRk0SRFOdAu&gSLKZF{Px_-{a&fEVk7xEuxD!*({KnnyK{Y97@*s(DoN'
    'sOC}4qnbxGk7^#(JgRwA^Qh*bp_yS6jDk@x3P!;w7zLwX6pVsVFbYP&C>RAJ00006o{dN'
),
    output: packed('|i1',
    'c-pJ11cC}M1k(@-8Nj6oNP_{IB$Ck(Nu1K7HjmmoYV$zY3;?_p<Kz'
),
}, name='row_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -28),
})).DisableLifeTimeVariation()
