# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [32769], 0.5, 100))
x2 = Input('x2', (U8, [32769], 0.25, 30))
t3 = Output('t3', (U8, [32769], 12.0, 229))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-osTq5gl`#Eo7rzE}xv$l3G7P<BCU$g>Ht=ge>46zS0Ldb;f5*Qc8~yn2`4EAH{^Y`EXdBvG*GQK8}n-|+VglmGypn;<^'
) * 538)[:32769],
    x2: (packed('<i2',
    'c-k{<F}}3f`LxvmH=!FZqJubV59<{sXR7jS&Q250{5iQ$r>U`4_2NGshYuI79Y1p7!k=A&nLl4%Hg@q^*v!m82><}gTppJ'
) * 538)[:32769],
    t3: (packed('<i2',
    'c-p1Lp%p*?00dAIn94TR5oJO3o~{Urh#<N<cg+Os;HS@K52-V8rR&a63x|n&vOBh`<yfUDgCk))J-#oRw-kT8R}wQP'
) * 538)[:32769],
}, name='equal_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [32769], 0.5, 100))
x2 = Input('x2', (U8, [1], 0.25, 30))
t3 = Output('t3', (U8, [32769], 0.8199999928474426, 150))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-ni_E+4;%V}o=x!*>RG!8P2Et=YCL=vPoSI)2U3G4$uLEg?7CB6Sm`csX-Ed%Tc3Q$4vi_WYf7a%Ok){+(o?1ONcoI2<P'
) * 538)[:32769],
    x2: [39],
    t3: (packed('<i2',
    'c-nih+Pwdm#1W$<ydQYYRSwBKjuSn;dxNEI;H5ihX^kH*9dEe1y4`z{fxP7Gw*}7(t}fZUzUTV=!)D<R=6t!rKnVZ<!bu@~'
) * 538)[:32769],
}, name='one_number_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [257, 1], 0.5, 100))
x2 = Input('x2', (U8, [1, 131], 0.25, 30))
t3 = Output('t3', (U8, [257, 131], 12.0, 219))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-p&>6?j3WV15GUMEP^PAI0x37nru;eX`fZ@@x4*+dIC`NWOPYC2Vs~yubvJ;Dx=n&+hONj}>c_zo&jGdy63hB>(`xARWB'
) * 5)[:257],
    x2: packed('<i2',
    'c-nh;qB(5gqPvSO7+G;&m?QJ^hiFG$*t$&z<X1kL+&k(1sUTtN8TNrs*Jvs~zGSH%9JgWB&qp^{)Qx^x=ww>Fq>5&Sfd>FCDn$1'
),
    t3: packed('<i2',
    'c-rmRSyvNh9LMqA+gq;e>A_RGP_4Gq3ROg{R)wO1bp=HbG=d@mq9}_CTC7$r9zEJx6_1L_W{?2ENJ92?!tBd439_EnrF&mMgRf!E'
    '$z1$CHwhvCi!kJwnddt?8h2{^^$d7vyS>+LmW1bKhiWuNJwe)PwWv0e%kAnNV4{MPXG}JQnEFMT30rMOQ{Si}8AUlHYBL=F<1o4+'
    '?^5^Cnyi{lA<v6Vb<vcR@$<L4%l8+Osx^&gPiN+uCfvszy{is#(&~-ga8G+#Wy+fMfAXOeFMZdm&2S|CqVdP^k|GM6z!MVTMU`b$'
    'Nmc}bR|QTKMUGcgA`*oYRF&fhQDi}2IWD3SmJpd}Gdy!qZR^hb5Au_JL%$~%M`ye}dE`>-hV{$ImRb8N%VwvxO$`~IwZFTO5feYP'
    '2Or(a**s&`oc~zg3`h8iLz`h89Egm<%RTjV8|v~X?~A+>k@WPjOLuyzDh%Yvx~B7Ivv>AQcp9C3S=F4hHrF@Y+gW)yech%%1S;Lf'
    '-1liS{5<~NTYmguanZb@MSjQYMJ3UMgo)bA54UbwLv|!p9Il+Zv}4M?f3WkzTt@sT)fsBPvt@fiQu4o?KfxKk=G10*EdElzJ=axP'
    '@l{1u(ET#&aCFYx@$YVQ8H%@&{pt0m8kXgBPr8oUpDZq6r6u3EDdWRE`{tyt`il?F@zA$D+6?R995E7qNvj&$_8Jx#md5_0mX<|l'
    'zBAEqwQa|?wWM%<^|9*Ym7P<LgVwH3b~4iZCC*Ui-MoUC^Hcxf{4-s{Ke@CS*1^)Gg9D+1FQuZ87=<XYi#Ua-O6=qo`*Hd~dGmy*'
    'Dw%$+PX9`M^G@Z>d#7L5X82y`P{`c>pub(@M%xD>EiF;2J7ns4toF8A2A@6Xphmc-EOozECarC}NCkR&TUsBDD`E>Td3kMyb+9hz'
    ';KFSbw=yyFGS9T{D@`q35pcd*Q65d4HF4rvd%=zzQoP_uUCqKZk0%{fw#T3CVx`ZQyFy*}@{1A|r2WkW65Yc$+}aH5U}@690<DA9'
    'Q3rno9W2l~SQm6~5x=qYdf(~B?Ty7@-*3fDk&Mi-E3JLCHRYsX>xJfvxqHpyzH{z@&2_xIwa8DKjmH`?w(fi_gfjx{qkuNUgN_jA'
    '^VxiMSsJnXRf{DO8s<E1r|Pu^f&rU@i%Ncxw|W#}wMz=edb}3v&~qYNB!!l=8OG8yjb=re=NUeB%O7ERm8Mlek~xl3c}5TfhLt0V'
    'pvVkQRAzctK<0RwVInG_36Y34!?=i_mb|v9<3L$j+3JAn)#}RV?Dr=cuXhv`Y$S%%qYcLvWf>=()i&c7yICpaYZvvnwQ$eu)Mc^r'
    '?QHk(FK%sy`v?7u%QfJ#NaBdat(r_xAH~@1R@Gtlcs&DyY*cg$tl6Ouvqh9y+U_u!pN=Y$NmRn3HpBQ*PQz(RCv<Q_r-Qww&@eAC'
    '48??r5(%?vFc{$kiKd5DhGIF63QG}%RiqF@R4S|xNu-$|MMVh-DnwMY8D5z4eP_kNWd}2Zu9unB(WH;Z&-~oEr)Uc)O{+UupT53('
    '(pfX~<jcLRv^XR7K^_#BB&Ds4eUKy%eaoZGunul(b+8AmgQY3A{6_!Trd>^?VgIkC=OfwKW7i+{AFn?|8uOd4G#4CrI_|&VvFtd>'
    '%lRb%df-XJsqFmSu`AH*0NWnWW>^PHlMeP5ba1jRKY4%f>ea(n>*&x_-SvpUFnZTGc=3lbq`B&5%gsY4Y-6FH{X-Q$3UXyF#o7ig'
    'G#jdFUWl}T;(I7<hOyU#Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>'
    'Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>'
    'Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sS>Y>sTMk8J)H000000000000000000000000000000'
    '00000000000000000000000000000000000000000000000000Kz#iVa2wpz'
),
}, name='outer_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 37, 41, 17], 0.5, 100))
x2 = Input('x2', (U8, [17], 0.25, 30))
t3 = Output('t3', (U8, [1, 37, 41, 17], 13.0, 222))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-k}9?hjeB_+`i~F`>DW96o0Gu>V$G@#){1H4?j5ux#BjLw?g#?Ti;&gOk5Z6<2PXsXn(*@bhKy>lgRkXp3}XpacK_B3d6a'
) * 423)[:25789],
    x2: [69, 16, 95, 136, 243, 231, 9, 16, 62, 244, 202, 140, 158, 255, 181, 95, 201],
    t3: (packed('<i2',
    'c-rmLT}xC^6b9gaL3cr2)kRlAS7ky_4N-)2lSF<5r6Q4nis+4s<rI{dC`JYf3T6X=HG>$II@ma(Gx(V_irUB7?>c)mqfROQgVwC$'
    '{0sN(%)@@)v({ctVufH~FBbyc*7*|VF|te)Cu$_ZCqmM(H03aS^#=D~3fT?0F1hCCV9yZ3f;VmOCGf{O!Ry?mc$?^y;CaH3;KVOR'
    'sNY~0<~+Ntip}Ck7342=);>80ytB@?RxVTAMRZ4gNfD|9ZwYQKFldGuW;b8)_ld_Hm=(NYZ|(y<)|ozW82cJgTJRe}hhY3><fjeF'
    'U>dWr<AGEXQ-Z@bSOmnaGjhNSitC6b1s8aomjs6z48~!uup3jnve+|^HNj+KxxlEzzQL(%=c|I7rMBR(#Eumkyw=#;Ug!0vek^F`'
    'oew~-bv90OpW-M{i`UsNcusEK9y6$fnPs<A@eg+<fQaBJ+tH-4DZnL)%ZQE(mJbrhbe2(dc4_P#c72MMzP_)}*lYHR4@g*NuA2Rd'
    'UlAP$t|n9n-ptIo%wQ4b1-rG16K~sgu_buH)<|qCbIv*Je2K^>xR<aict&E^O6(-eg>2{8=!_o_9I-odz_@k70gfsDM|4tfzSntK'
    'KG^nx!2rxdcB6{nu2x}LV@G#%&J^W(#pOgpg8zC;G9fodQwHVQxzy{N;7OhHmc8Ew3|nVC&HdRWsT5p8m=sLXxwOyVIZTAzZf{9G'
    'hI$d#htYLWJAZEB0>vSsvx09+?M!FE-6h)jF1vY(HzLpKwDYpfeFUspCw7L@iv3<}c~y0XOOod|h{LqAyQg?{U|<rPI_Ev<JY=2W'
    'B5qK8i)dPKyB9klo%f`36HHFF^E~sCK8(115CJBvW7Axmjh%TIC4?ox^Kx@(%wP~^Kf5Fw!DC0~=p3D+lR5tZ^@KJD'
) * 25)[:25789],
}, name='channels_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [32769]))
x2 = Input('x2', (F32, [1]))
t3 = Output('t3', (F32, [32769]))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQi4g!G2m>%r3huuxPXQA#d3Ro}K$jth;og^(bU~YKBd3TUcXLDw)=--l=L7lRA>j', 0.5
) * 538)[:32769],
    x2: [0.25],
    t3: (packed('|i1',
    'c-jTQDFOg62m`Rm2}A_~vH!o3qreg|d3Ro}K$jth;og^(bU~YKBd3TUcXLDw)=--l=K~`(BQX', 0.125
) * 538)[:32769],
}, name='one_number').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [257, 1]))
x2 = Input('x2', (F32, [1, 131]))
t3 = Output('t3', (F32, [257, 131]))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ0RjLJ2m`=T;{UI0EZiNt47UOqDaXq&IOnLj1#o#geH+q4)kc>Vi~*pOA46*y=>', 0.5
) * 5)[:257],
    x2: packed('|i1',
    'c-pOt$qm3j5Q8K$KKidXTST59;MQ3_g?3ceX(0(#@1Q)iUc{aSIrXLdGJmC60(}', 0.125
),
    t3: packed('|i1',
    'c-rmRG0Ws25C-5Yue|cgE3drr%KPbC+QmvzL<m7x!5}JwF>VrWzW)%&6z|(9<Fc^PG5h3owBx(J*SchD$876r$2u-~S(f~+c3pF}'
    'nTPMnMS0}eoa=kB?{%^Hmc>7xPj9KDdenAMFD3PIw33cQorropN^8BB&ck|eQBOSE`%$UXM&+Kx!Kp#nVqGy|7*rUF8&pvy7-NDh'
    'gL5GafrqwmQBXV^La}DB&J6b~{_}i(Js$y&<3>LC+%xsKh2Xc)DfsT=7GvCU4@BD*HXi2AMVsf@ZR<IPOflTE_}lXlup_W3zvAbY'
    'dW~tEllDrzyh^irrI+?vYd<D6&)zG~!!dD@fAOsMY1C?*wYq09rP<AETT}Do+)S<|H@Ddn7t`8Y;#1WT57)*;#GlEBZ(F@vlXv$l'
    '7H~8P*p%nd_V&3x$JNh$Z|8m;d%Idcxu>0<Yd?<j+)o~UE-pH`^_}N=efs`6`hL%10gt1AO(~#F33wa@Y)Sz=;_vhM{d@%6ngsk1'
    '(QBg@T0BkB7#$6Hqe)M3nx?pr@%+_I<l#bG6gAJrNXujvKbe~rKi{msAu?{z|DKP49`XJ8<mdnB`SE-NoQ}A-eMP_}Uck8^;5|Y>'
    'vlei16L3HaxIqgzpandR0=|NPTa$nuA)r&@58$uhO-e`vbV>oIqky|(2AhM;!RBCdusPTqYz{UDn}f~4=3sNMIoKR*4mJmygU!L_'
    'U~{lJ*c@yQHV2!7&B5kia|CP-HV2!7&B5kibFews9Bd9Y2b+V<!RBCdusPTqYz{UDn}f~4=3sNMIoKR*4mJmygU!L_U~>d)4mJmy'
    'gU!L_U~{lJ*c@yQHV2!7&B5kibFews9Bd9Y2b+V<!RBCdusPTqYz{UDn}f~4=3sLKYz{UDn}f~4=3sNMIX0yTHvbPRgr%b', 0.0625
),
}, name='outer').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 37, 41, 17]))
x2 = Input('x2', (F32, [17]))
t3 = Output('t3', (F32, [1, 37, 41, 17]))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ2@(J>1OzZgb^QOe=%Pt*<dUelS-&8G(ss^6#2wB>bviRpz6i_}Z9Q#ria#bXA-w', 0.5
) * 423)[:25789],
    x2: [0.375, 0.875, 0.625, 1.0, 0.875, 0.75, 1.0, 0.25, 0.25, 0.75, 0.5, 0.625, 0.875, 0.5, 0.5, 0.625,
    0.375],
    t3: (packed('|i1',
    'c-lpivC6D45QQyMZfUvYU-}4nbjx(6k`yZh3G6_EOk~iQb(cHQb?*ZlzHbg^Kp3@ExB5^1{rO<48`V|vJuXSxW)|*6lOLoIHj&(e'
    '!qnVqU*G-T?M}i9<@RrQGFaWPu67!7bf#@c%pZW*ahRx=$!WWDIM#RKa4%Y+)#n?I5vrSIa-Jy!Wt&C#Eok3!7;uz38p<a*b9iL3'
    '@$YXqkM<zH*KRRRx6RJl4yb4c%jASmw5h(YUo!TWwtuz<Inyu)G{85j4RoG4>=5LeR6q{rQyT;bHKa>>I1770M<$_WZMTPMEjNQD'
    'nbEjHUh6v?g=t~BA9-Xl)YV3AiKI*+f70XBrb)i60z9<~c@jpb{vy+p3k$3b^FE?cO%nd?MkwS2AUCw36b2`mrG*`Sg)O?eIo4kN'
    '{Ip7QVf`L@a^>crWww~;e_@)nan9fHI+#QIGr46zYnm*E<Q`B83l8Lqz%3_vI><&q_xfq8Lwk#A9xWnkcRP-&FJ#d212)WOVeud%'
    'YhUw(fwdEBdzYRBszK4GL{rhmFv%^nu4qr^JSV=n?JjK!=D2yA)V=^~Co#OKkE#@w9`fZZF6TUp_Jg&pyR>1!Lwk=t51}pOIpgRH'
    'ncOHhXw!bqGamC~@_cQ3jp`tOa-W{gS}v@6*?v-ocF$i0G@sh}n5PxsubZc$UAFB99H2%1s$oNjr7-Ir@{{zX?GJ4f`llU@Ittrk'
    'mqGyGd3M=SE?<TGRc~kPd~W;H{s)0uJgE', 0.0625
) * 25)[:25789],
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [129, 67]))
x2 = Input('x2', (F32, [129, 1]))
t3 = Output('t3', (F32, [129, 67]))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ0TKW)1OzZgvHySV79E$I0^4<Hcf-X@`bDP~JxjKbxsp8m9&kYvCZttkr+z-W8x#', 0.5
) * 142)[:8643],
    x2: packed('|i1',
    'c-pOt!3h9C5Q8Au#PnbBO%Vrv6r>5QsAM<98P}dRhO}5tt;5eETzfm^hxr4c(*k(', 0.125
),
    t3: packed('|i1',
    'c-rlkF^jA)5XYyqw6sh)Wy&e%qg&dYl~^c95H_$PdW1dKb(hN_clTZ)yuAz@5Ap$ikjzZ}lb@=%Xff@J?B%KvvJBd@ZV9Ubse)_8'
    'L|33f70H?Tg$u5@*U+Y^zV?;cVOwU^y2EDFhOjA-8dw_-uRx_LlaW1Ga>G`G@$hOJ)o^M4f={zP5t<swz|DC022`s$nVDOz+3=v@'
    '<l)<3l;Qe>=}>3wO$>hK&Ibj1`p!WGJAzl{SDx7MqT%A<$KsUZ>4NDpWv`DNzO4E}=q4lw59i?r(4?kM_}}k*R4{=%KY#3?J0HOJ'
    '9iHFxOgLJk5$>ah??6`B<c;~vmPd9PW)I)ps7AIkrp{((Iapvw!e7--AI6_U68@egsvVvro$mqXHKtvj70V9SR@a1Oj#R=@dUyfK'
    'Ri0S(<;s1tIt{glmmLm`UJnZf;P0lVh0S_+1L{<lIOd)^->gZ);NflZ4diaXbn3Ex+u_0KfzWneaCjITwkoL4&%;5{+sYif5E##2'
    '%<XSjqE!;FDtu#v7ffJRNhFEDZzz1l3Qbt(Cr;v9A@Qn0$Mfg8{T=!O<0+9OLDBmG3#{1C=>3Gl(o<m33H(Wde+HY(ehxM|8BGY@'
    'l2QAk_DAiH+8?z)YJb%JsQpp<qxMJbkJ=x#KWcx}{;2&?`~Ms5e+QtCG>-', 0.0625
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Two operands have equal shapes, one is a number, or both meet in a shape larger than each.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [32769]))
x2 = Input('x2', (F32, [32769]))
t3 = Output('t3', (F32, [32769]))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: (packed('<i2',
    'c-jGa0EPc96$GsOD<@=`D+@YhQ(BJ@a*F?4BUVq9LkBK+9vh&Vp?-6nP|TESQTZJDFv2y4Zm7Y55*i&ff}erL3;6N=`3MIN1OgBD'
    '0`c+x_zLs|3-kaF0uAu=_6!6A0Q~m>^zZ}*@cRP#2LAH$_Wkky1M>R!2lM^;{%77hZv', 0.0009765625
) * 538)[:32769],
    x2: (packed('|i1',
    'c-j@ow+#R=5X3Ox^8ORsUy9P;lE#?Q(q_;NC3l!w?y{fJ823Y@c_fYjDg', 0.125
) * 538)[:32769],
    t3: (packed('<i2',
    'c-jGa0EPc>s0du-SU4caSXf*r`NBLvkWl#GX|Q;x7#z4*@Yn#*gmReIfMB3LM94VM@Pu<DCQ!u)HiE9G1iFW$S-|4?)j>IPBoTPa'
    '6VtZ-;8Ub8THFG96l%cG&|n}P1oFfS-GU}G(d`%XH}>V9$MfU<9M<B>Ip^`x_<r_4lm', 0.0001220703125
) * 538)[:32769],
}, name='equal').DisableLifeTimeVariation()
