# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: windows, padding, layout, activation, types.

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

# Width and height differ.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4, 7, 3]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 3, 3, 3]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 2, 1, 3, 2, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-qTwIqlRNbotLb`H0Cp?N3koO!QL?S$31}?u->I+txMaieJ7TQ$BH)`aHv{`FGQJPX8<4lIHg2@x{(uTXE?*Hw6yA>)p3Z#3fGq'
    'qV+a$?OOYc9ZwndC|-BFe{qTU9(7GVTl@Qa<oUwx|7mVKEb_8=#odUMgT}v@k~E8tU#|ROT<o>TXO8A=mOsZ&mL5ENIfKtIf$wmT'
    'YAw?|@u$`0x{?8D)4Esrc|4spv3p^{^c}t{-?v&yFo|6#Gk=@J_IUO=U6s6JVV~WnKELVf-@oteOvCpa6+$X$Obf5<JCU|6aH*2x'
    'bFQ2EN6tljt(iW5_PXv}?MnAQ-)y%xohWyKp=872ZT?CHH%km-bh%9ZOImgL{8t{B`gNUJ#xWI3>r=*c+5#~d-o7vY8fWmhnjeYz'
    '8Me~9Z1Slyz7ushp6Y(x!Dg@h{^kXdeVbT%)0}fYCOy0`Q?!P6X_{S<V7l^?mg<v_*cktCFtVzYYb`VK?kf#U?#^>EJv6_hQlflL'
    'r?Q${v@b{bHnC!X+0hK$?*Dux!WB=XzdKcuzs57p+TS;g&Guest5Se*5r=eab?!ami2Ikq`FbaNKMI{Ic*<Jgx~6AzoXz}=pR?Le'
    'ut#41v@E2#P|A!`qF=1<W4vC%!4#&{D3t?69AS-HudDxKQk!2oP28_IKTG4+A;kj@2lhD}aIkkcu-_ht9Dppl{XijmhyD8x9I&@P'
    'aNxi`I|m1lv^`Mm0S5<=^8G-b15h5w0&Cg_R0>q%;9v(b3CIHS5A1h1V84IA!#*3JN%kO<?7<TI?e{qV?E+%EJwUzob_eW$>VReg'
    '*+2t<27^@Z18T5!*atKisK?I!002EpIq3'
),
    output: packed('<i4',
    'c-mXmVY4jP#!t!Q%sZJg?`{AY8t;5G-j(H4U8rz+_NA`k%d;erOV7R>ob~0|tTv`8;!(52p3a&rc7OKs`$@Nr&(uVnsaXtU#MGF_'
    ')a-jMqVzK1!r!cye=i8E^S$u*)XcvZX1>;zxS2BZ=7pI@ex5(lecs^ZXPfsSI`0*LjQj6j-hV%TcHio>r<1P8q+Qu`;(E}eD+f<r'
    '*>qCyy2-!SC+{6P$p{1tjCcV916&OQBZLhA114f0', 1.1920928955078125e-07
),
}, name='valid').AddNchw(input, output, layout).AddVariations('relaxed', 'float16')

# An odd padding has its greater part at the end.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 5, 6, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 5, 6, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 2, 4, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-jH*01yAi5aoBIC2#x&{NMN~tmheRhZ#;@L>HP|NKR;6)7d?Np050~-O>K^?5vNv0+@>s$q1s04Dx$iX1M1|SkS(31`?@(sZUc}'
    '9Qy?476f9ti`kiv;bM`GP0k9H??<V~BqG%PQ5?caD{gF9cC1Bg0@4(ZW*+;0d6IWsu>)b{aWz{vdg)d(K|WAvY<3wUN^q?b0*6o2'
    '*Aa1U_G^fQIJ#X7M-ulzK8yzETg|RQ_B}a3KtI60zdt}fz`(%3zdk>}K)}F2zra4fz(2phz&}90Kft{}zd%2~zP~`gKfb>}KR-Y|'
    'KtH{{Kfu6=vUFP'
),
    output: packed('<f4',
    'c-lKI@U;ErpSVA9^VZEeE^rabo-u37qKiDA`s4cJ(qQaQ{WH>L{6S)Odq-RlJGXMz%3bf>XL?5{LD_jTPq->ET{^Vu(5^HX`_iGj'
    'w7iu_?40__NsjG_nTeU#1tse%v!QGu$vn2~=(Dkzv6<gs?6a{#--HU0*xwx-?12yn><`$1DKN1Q3)|jdpZ&hQNbLOpEcJ10'
),
}, name='same').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The padding of SAME depends on strides.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 6, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 2, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 3, 2, 4, 3, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-rH;`$K+(zCKr_=EaF04*qMLwqOO%j#;IXKj>!NuVp$ujpe2!Lv5qv>Dyd>DTVJmxH>CU<(nr~@0%QS{GF~!aO<(Vcdx&UQF^=l'
    ')Rn2uQpcF&W=@t^zG;uYy|%Y=*f|yk`>8Aoe_l_rwyk-1-SH(`>w&i-^Cfn8*92XAoGo2qGI^Okcg?Yh9fyU(yI-d=N^D_Mb<qvw'
    '-|n1d9;aYhU8l-sopIjj|1WNXWro>Of8L!^k=tIr-+uoAAlSd(!C~M2{rmSFZ~!t7*zLCmi`gA;uy@#hz`+5Cfb>3~ls%ATx6dA^'
    '&jA3%R&rw'
),
    output: [3.58, 1.673, 0.526, 3.361, 3.631, 2.935, 3.969, 3.931, 3.631, 3.68, -0.465, 3.867],
}, name='same_strides').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Padding left, right, top and bottom.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 5, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 0, 1, 3, 1, 2, 3, 4, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-jG=0AK$r$;|+VgC(x?e;W=6**{3zvI0&WA-rB~v<h$Xrl_bt3g^w7;WagfcFX`4zy?SCYA-FU&NborohxEmuynfT$k!6mo5sd9'
    '*Za)GdR|_pZcIQ4iUAqaoHaT;AI@?<p9f$x3X`d;mLogOY)eZ<BdNRqG^#qkz`(yiK0ZJ{zreshKtDjgzdyjhK)gS{KR!Udz(2si'
    'Jib4_K)=3<GfQg'
),
    output: packed('<f4',
    'c-qre<ha@H0fH+OSKPGs0KpY2R&cF2`~2bahwU5IoD+Kpg2y%-J7@Y31dkm%cKz6y-&Mb>mT}q0a~6T1H<!2kxgrqs_V!lx-m}tV'
    'rOAE=dj|-xN5BL2Hum=W9QHW?0OxWxH2'
),
}, name='explicit').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Padding on one side only.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 3, 1]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 2, 1]))
model = Model()
model.Operation('MAX_POOL_2D', input, 0, 1, 0, 0, 2, 1, 2, 2, 0, layout).To(output)
Example({
    input: [-1.605, -0.357, 3.534, -1.299, -2.325, 3.913, -3.907, -1.649, -2.853, 0.075, 0.255, -2.12],
    output: [-0.357, 3.913, -1.299, 3.913, 0.255, -2.12],
}, name='explicit_right').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# One window, the whole of each image.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 1, 1, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 4, 3, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-jlgi0H3B9nihw)8tL7mMvQ}Ya+uh%hNpFo75-gn?ID*-{JA@51+iMa_(cv1#cLdt@$Qe9?DwSn<IBgV(!P;vt4JtWvJV-kSS-b'
    'p@dLpRn%R%hczp8TiI?uU&<mC$Z+8P+R~EJKfL_rtf4vY7qPVXDTX}o%J|ByuKy#XIr555j;oY=W)Szroz}bK&P!Az-M2e%-~bRi'
    '0HOW<{UF}{0}l2F><{dB*bAf&*aKzu17-FDMS$G>04KCug8'
),
    output: [3.636, 3.341, 3.399, 3.651],
}, name='whole_image').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Pixels between windows.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 9, 1]))
output = Output('output', (F32, [1, 3, 2, 1]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 4, 3, 2, 2, 0).To(output)
Example({
    input: packed('<f4',
    'c-mX@bVG643>GFyzaa6mi%K`~y~)yanzc#uZbA}U|C%3M#wS&yq?hdawnKMT5a08x>VsY}=7t&4#eTA~5f@i66rW|7mCs^Z+bMIQ'
    'C?hQ|Oq(TX$IUaYljrIN?ukj5IX6b-sX*f)nc(ZjWo#+>1)dsmn`Z9N{k=!z6i<IA$3*>%q^KxMrH>35XBcJ*g>l(CRvB?b@?Fw%'
    'Pm?I?EBSV!{*%QP{#Zr+_um>Mw(=%<TYt7|{M{?dQ{%eVabH!UPhaAvNtP;aZ6_AA@We<PITY@BP?#KdT=c;H0|yQ`*gF8p1N#o_'
    '-|w*hfZYKHhXecV_wTm{G4}1Vx8Hxj9taNX2dc6MGJ&!V`|S5SIM{=D_6|Uq{rdsqTYzH'
),
    output: [-0.977, 2.225, 1.418, 1.482, 2.956, 3.441],
}, name='strides_beyond_filter').AddVariations('float16').DisableLifeTimeVariation()

# Nothing but strides.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 3, 5, 2]))
output = Output('output', (F32, [2, 3, 3, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 2, 1, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-jH*01y9Gtlz3ghbtRIw&4VYup6Kdi^1ij;g8#}HP2uveZ2CGtcy4JHS9tu8=P+r47TN(m~n}J5(GkjHwN|&98dA#7Kbm3^Lke6'
    'axWTKY|7AZdcyf~Uial(KXlTU9BheGUQu9NFT@fp0`t(BZaqP2gH~W_iGe76S}n42L6)7&eH6|aC^c{C$3b#E6!l)H0s|m_9rHD='
    'B4=?+61Xi#9RPzuOWk5g3Ib@nNJeEm!Nq*QK)^r1z&}4fz(Br0K)^pgzdt}gK0iP{z`(%3z&}8~z&}91KtDjhz`(vhKfl1hK)}Gh'
    'z(BvgzCXW9lWx5'
),
    output: packed('<f4',
    'c-jkF<I(Q2?IDZwf`d<&JltTaS-a;`xA_|<O=&)!Su+YdS)ACu@yR?C>;7C7rZ08sLP1qgT#S9mrJT;dgcyBYrkQ!Rj$sLn8nsbH'
    'j%R8`&Y9*r7TJodV5*n>Y?@xUL)Tr_$=j2QDZ?%GXw3nK0|)F6IP5!MZ|~q>XLkU|a{$2u2OR7{at{0L_X7ZC#5~U'
),
}, name='filter_1x1').AddVariations('float16').DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 9, 2]))
output = Output('output', (F32, [1, 1, 9, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 5, 1, 0).To(output)
Example({
    input: [-2.374, 1.152, -3.639, -1.189, -0.914, -1.994, 3.008, 0.401, 3.726, 3.117, -2.01, -2.186, -0.638,
    -1.697, -1.549, -0.892, -3.079, -1.228],
    output: [-0.914, 1.152, 3.008, 1.152, 3.726, 3.117, 3.726, 3.117, 3.726, 3.117, 3.726, 3.117, 3.726, 3.117,
    -0.638, -0.892, -0.638, -0.892],
}, name='one_row').AddVariations('float16').DisableLifeTimeVariation()

# A filter of one column.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 9, 1, 2]))
output = Output('output', (F32, [1, 5, 1, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 2, 1, 5, 0).To(output)
Example({
    input: [-3.448, 1.191, -0.548, 1.019, -1.554, -2.654, -3.434, 1.638, -0.666, -2.835, -1.763, 1.441, 2.464,
    -3.251, 1.202, 2.987, 2.32, 1.169],
    output: [-0.548, 1.191, -0.548, 1.638, 2.464, 1.638, 2.464, 2.987, 2.464, 2.987],
}, name='one_column').AddVariations('float16').DisableLifeTimeVariation()

# A filter greater than its image.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 1, 5]))
output = Output('output', (F32, [1, 1, 1, 5]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 3, 0).To(output)
Example({
    input: [-2.205, -0.824, -3.062, 0.912, 2.079],
    output: [-2.205, -0.824, -3.062, 0.912, 2.079],
}, name='one_pixel').AddVariations('float16').DisableLifeTimeVariation()

# Several pixels are in no window at the end, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 8, 9, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 5, 4, 1, 2, 0, layout).To(output)
Example({
    input: packed('<f4',
    'c-qrVs#pByGh>Im`sMm>^X8~dE;kH2$tRsQSww%E?X23#A2^ak-0HWLpTDeZT=;33HP^+%d{;A$&T-l|CuQ0?ZRJJQ4DBnDO!wTb'
    '-g5H%meVulg-JiJp4Xk>wM)QnM?FWx1~!p-e{@#`ZBd`qEYe=RgQYv@;EJfIu<omtFSVW4*+1N~#WX-Q<=bQP`+J(t{#vj}AZx=F'
    '^E|m$L*Fco_ea<y_Hpo)>FTFRth@V}Yo@)#@-+hMwq<?Z_ucolvF)YV_pd8`)vcJQa3o>=5o>4n_S>%a8N`kW#FhLMIZ^ig#KOGy'
    'eEPpd-seo@@r+24%UWYu)VS{b%1s}4oG_euV4awVTv*PIQ^!(L_;M<?sI@1!n^u*ai0fsu)>zu<Uvl6~omA|Jo=pLYMo+CJl5AAi'
    '13tFge-pdUi1(RE`xn{pnX)BnG70U>d)A6SKJ-%fmhTq*&Bh!_J6$;}Vv8*9dvE;K$@adY(Ay(Q*iP@;KV!G0LDNlZU&ghk=W6l1'
    'w5a`~vPDAFo`0jLmRy)drIY&2d#dZ~-z9QO2d}j^tO#tAT{zE0*ld@+;{P?XFP2W0%CS1X-+uqT0|y-TA2?uV?{L5Y$lK>&yYIk$'
    'Aj{qXB(nd2-2q$s13-25`$6D<14uEDbg&131NH|TfXep+x%(V|G>~EEu;0!WsNui?piu{a8h{cY-9Qas5@?IVeg~i#Kni5K-2sq<'
    '{Q=tpKm!1i^$)B'
),
    output: [-0.461, 3.454, 3.36, 1.2, 2.984, 2.72, 3.956, 2.339],
}, name='same_strides_beyond_filter').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 2]))
output = Output('output', (F32, [1, 4, 3, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 2, 1, 3, 2, 0).To(output)
Example({
    input: packed('<f4',
    'c-mWFoPSe#qUGb>Z~F6AnJ@bwFt79A%T=8>H%-nx%%LlvyXUUJmM>A;KE;HsTOsssn!c2=&^i6LTb54OxcmNN=j`PX?;TI6eRMoG'
    'SK|5CHJe(Wm#9RX_?z<iQa_*jvF0nzcl8%DFPGipu{*El%lD>(Eon2CFKC>&Xu|gSEvsj|sm;Fq`B<gcmFT~|PQC}Z8Gdk2v9sU1'
    'f4`l*{eF80wg+<dgP0&<|2~kwe!KnlcKacM`vG{VWsU'
),
    output: [1.198, 1.512, 1.198, 1.466, 1.913, 1.937, 1.343, 1.512, 1.902, 1.718, 1.902, 1.548, 1.984, 1.195,
    1.902, 1.944, 1.902, 1.944, 1.984, 0.201, 1.51, 1.944, -0.502, 1.944],
}, name='implicit_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 6, 2]))
output = Output('output', (F32, [1, 4, 4, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 2, 1, 0, 2, 1, 3, 2, 0).To(output)
Example({
    input: packed('<f4',
    'c-lMutMPWghflc?{r@!IyjvHPa9lBe#zgCRTi)!D<jegeFTddKzUn<(pL);hs;>%@HTABW`m=ZWrRSE1uEYe^xbJxCy+J7N?fv&B'
    '0_9kApI>Til~S26QgZ#$^zWMtKk`MzEuW>l@A|j9yQhTyxc_4P#&-|QKRFBS+0TA$hiloS-?_72`+wW@?(*TYe3xZ!7@ghnYXAQI'
    '_WOVs2=?0pIs5kk`5?9(hyY@cC{S$wK0B}~0Ke~RQv'
),
    output: packed('<i4',
    'c-pJq7P0Nmtv~B-fM}&ZNjD@v-P)zJD=Fg%kj~nbmG#;3^U8B8-4}!C+babYvs^modD~N9;!+^J$8%3i?UdS&<sTg{fauDP6&Jp}'
    '{r;x%O~u;TK>Es?EB_h)GXlXsMhN|%k%0k1GlFSG0NPPRXa', 5.960464477539063e-08
),
}, name='explicit_without_layout').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 5, 2]))
activation = Int32Scalar('activation', 0)
output = Output('output', (F32, [1, 3, 5, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 1, 2, activation).To(output)
Example({
    input: packed('<f4',
    'c-jG=0AK$|@=#DUoY_5bn$_oRQdUsu>5JJAW|o+F#|#R-lWiyN!|qTHs_vlS(v6K?#LfymnRxr>xDJgbCTz}FW<zf2O9I!Q80Rs3'
    '^?Z#j@q8K@x#w5%9*>(!!2yZ8ngw4o^=ISh+7m)7&&QV}GQ)6h92u9AG#@{|z&}91!N5Sjz(GGgz`(#kz`wx2K*7MlKtMpj!9YO3'
    '!NEYk!9PLj2T|t'
),
    output: packed('<f4',
    'c-p)AJRl$};H7QhtgC6cGs2F)<m$eeoAz$TyW>1u?-o@2?(OC4RpYXqS&{ZUkI!4}dd|7$X*GE@-b~kPq!>G&hqJ~T&-OaVcx$&4'
    '>v`kp>5mWJ%6F1He|);Uy`#Oo!+`^i4*P-F?!W;D5X%85a?ruS!QK%7`DZw;'
),
}, name='activation').AddAllActivations(output, activation).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Padding counts for nothing: it is no zero among negative values.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 4, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 4, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 2, 0, layout).To(output)
Example({
    input: [-6.755, -8.325, -5.079, -5.163, -8.594, -8.868, -5.437, -7.672, -8.882, -8.086, -5.186, -6.511,
    -5.865, -7.674, -6.122, -8.021, -7.655, -5.991, -8.49, -5.866, -5.931, -6.188, -6.552, -8.117],
    output: [-5.079, -5.163, -5.079, -5.163, -5.079, -5.163, -5.437, -7.672, -5.186, -5.866, -5.186, -5.866,
    -5.186, -5.866, -5.865, -6.188, -7.655, -5.866, -5.931, -5.866, -5.931, -5.866, -5.931, -6.188],
}, name='negative_same').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# Padding counts for nothing: it is no zero among negative values.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 3, 4, 2]))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 2, 1, 1, 1, 1, 3, 2, 0).To(output)
Example({
    input: [-6.755, -8.325, -5.079, -5.163, -8.594, -8.868, -5.437, -7.672, -8.882, -8.086, -5.186, -6.511,
    -5.865, -7.674, -6.122, -8.021, -7.655, -5.991, -8.49, -5.866, -5.931, -6.188, -6.552, -8.117],
    output: packed('<i4',
    'c-rHdb#)5}O8%1k#Z`k~+wSrL!#B?-|FGR<yUQK~pR;sbpILDN1X=1>>aN=(*j%1GU>NvYBACmQ%hMDDe}_4$e~pa-!62?6F7>|%'
    'Hn&5R3kbSc+WhBs;C68WK})?q|Ns3*0Ax0H(SHCct!)q', 4.76837158203125e-07
),
}, name='negative_explicit').AddVariations('float16').DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (F32, [1, 3, 3, 2]))
no_batches = Internal('no_batches', (F32, [0, 4, 5, 2]))
output = Output('output', (F32, [0, 3, 3, 2]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('MAX_POOL_2D', no_batches, 2, 1, 1, 3, 2, 0, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [-1.85, -0.55, 0.35, -1.449, -0.932, -0.608, -0.979, 1.828, -0.254, 1.462, 0.975, -1.079, 1.65,
    1.005, -1.83, -0.129, -1.264, 0.175],
    output: [],
}, name='zero_sized').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Width and height differ.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 7, 3], 0.25, 0))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 3, 3], 0.25, 0))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 2, 1, 3, 2, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5pZhFYwX43VIVvFL+pQ^2o~HhJ=W=H@gVrszcMDI&eQ1BO``7=D``6U{5A8Uq;Pts6G1BVRJMoE<8!BhaigM=amvnpccOlC~'
    'cF_xh4&h9@ZqMMK`&e&t=(i0se~G8QwZ6kECpL4>wVTWS-qTuq%>M7J=a$=pb<Jj8HFEvPD6!gMf`7xhv-982;xdd{H@{Rua?hmC'
    'DJPvfW5edRU#ahZ@A!NB5z!128-^hQ02fVIh5'
),
    output: packed('<i2',
    'c-njR|JJE*AAbFR_xate&+mYY-G2|g`MdDeyA8WG|NZs+@2@={Z?5}$@BQEH^FOZpeD>t~v%lXT`OQEU001#WFL('
),
}, name='valid_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output))

# An odd padding has its greater part at the end.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 5, 6, 2], 0.25, 255))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 6, 2], 0.25, 255))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 2, 4, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5KmC}yuhZK2T}>9H6$|D@h1J*?L^GT(5ZijCYlD@-k>VN#%WcYve^0l%rCmE``_y>Vj$=29&n{eG>CZp`001PH9U}'
),
    output: packed('<i2',
    'c-q_gf9sX54M%nzIp1`C>;J!3{+>Q^?cB9<=bv8rd*km747UH%9U%5XFq?q_001U<Fns'
),
}, name='same_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The padding of SAME depends on strides.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 5, 2], 0.25, 128))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 2, 2], 0.25, 128))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 3, 2, 4, 3, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5A2)ABj>?a<&qSK9iV7dL-)||~%5wKy%KF8V5;x6#a3$`+jFgN$O8ryZ4qLtT`IF=MBK0P#XZ)7FnwJa|000(iACv'
),
    output: [221, 255, 173, 248, 224, 237, 224, 252, 232, 237, 180, 252],
}, name='same_strides_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding left, right, top and bottom.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 3))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 5, 2], 0.25, 3))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 0, 1, 3, 1, 2, 3, 4, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5&!O3)7wNv<ZOzxIrMl{@zSE-lyI$|OfAmZcZ=zSkhpJ=Sr@Y$k!$2ee0AimLH~'
),
    output: packed('<i2',
    'c-mX@|1}66y?=Dg*AF20>i#RQh!0gCwtska>=grE004py86N'
),
}, name='explicit_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding on one side only.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 1], 0.25, 127))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 2, 1], 0.25, 127))
model = Model()
model.Operation('MAX_POOL_2D', input, 0, 1, 0, 0, 2, 1, 2, 2, 0, layout).To(output)
Example({
    input: [0, 255, 160, 193, 248, 145, 15, 136, 251, 189, 122, 136],
    output: [255, 160, 248, 251, 189, 251],
}, name='explicit_right_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# One window, the whole of each image.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 2], 0.25, 200))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 1, 2], 0.25, 200))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 4, 3, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|BBss=CLoge5-GEC~SOJR(nC1>CBF{xy8x(49#XYQtDZ~ZJ5`)<lj0a|L}`y5(9|<0KzC2fd'
),
    output: [234, 255, 225, 244],
}, name='whole_image_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Pixels between windows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 8, 9, 1], 0.25, 77))
output = Output('output', (U8, [1, 3, 2, 1], 0.25, 77))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 4, 3, 2, 2, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5zvb^Hi^+PEU!3o~8j}~ePhj?`eRbQ;oyh&s_#)G5_Qe(j=ODL7QD5hMm%Eef={fKAb;-xK#H42AtVx~IU+=nXx8TKR|1Hil'
    'PzeA4KUFA*'
),
    output: [255, 178, 232, 245, 166, 230],
}, name='strides_beyond_filter_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Nothing but strides.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 5, 2], 0.25, 129))
output = Output('output', (U8, [2, 3, 3, 2], 0.25, 129))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 2, 1, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5FL{Dva^Lpc`+GyaA8Qaz>J^)veSE%~NYaL<)m|>=KW)@c{`=A9sIpG!vOb>mJ!Ug{J@iZr)^yDF4`ZMJ003&Y9To'
),
    output: packed('<i2',
    'c-mw5&oMdo{@#!VQL)+C$3>E=y<E=gC)*rV*6HIho6+lGu*N@(fd~Kq8)6P#'
),
}, name='filter_1x1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 9, 2], 0.25, 250))
output = Output('output', (U8, [1, 1, 9, 2], 0.25, 250))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 5, 1, 0).To(output)
Example({
    input: [0, 255, 89, 163, 208, 5, 55, 219, 55, 224, 204, 111, 1, 129, 47, 163, 17, 68],
    output: [208, 255, 208, 255, 208, 255, 208, 224, 208, 224, 204, 224, 204, 224, 204, 163, 47, 163],
}, name='one_row_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A filter of one column.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 9, 1, 2], 0.25, 1))
output = Output('output', (U8, [1, 5, 1, 2], 0.25, 1))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 2, 1, 5, 0).To(output)
Example({
    input: [0, 255, 134, 219, 91, 25, 170, 132, 143, 222, 33, 54, 133, 251, 153, 188, 43, 24],
    output: [134, 255, 170, 255, 170, 251, 153, 251, 153, 251],
}, name='one_column_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A filter greater than its image.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 1, 5], 0.25, 90))
output = Output('output', (U8, [1, 1, 1, 5], 0.25, 90))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 3, 0).To(output)
Example({
    input: [0, 255, 162, 172, 4],
    output: [0, 255, 162, 172, 4],
}, name='one_pixel_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Several pixels are in no window at the end, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 8, 9, 2], 0.25, 60))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 2, 2], 0.25, 60))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 5, 4, 1, 2, 0, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5&y#P*+o1aMtAtJAhNNxN9y`yif2_DhYf((bW|1HK`8)w@S(-GK`nTi<E?u(r|D`oql}qm~lAYmvpdn+%^9|>6l=;rQEY+@c'
    'e;X2WUZ<ooVvWyAiN-}1?Ef3={R(Gn{;zZ?sO$9~{a&dWuX8QkM@wbX_Ek(%5n_9oTd^e4f17W>+>J{Z8E<mm(mU~0%86l+0RV1U'
    'MF{'
),
    output: [67, 255, 179, 60, 255, 128, 172, 138],
}, name='same_strides_beyond_filter_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 6, 2], 0.30000001192092896, 44))
output = Output('output', (U8, [1, 4, 3, 2], 0.30000001192092896, 44))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 2, 1, 3, 2, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5zd<#GW2==<%a34vd9E;5qw4d|f)Z|>za^}fDQ6kW=5Mv<)fN9oJ<Fn29ol&71Otfx05JF#r~'
),
    output: [176, 255, 230, 207, 248, 218, 207, 218, 230, 207, 230, 218, 234, 226, 194, 177, 218, 200, 234, 226,
    194, 177, 218, 200],
}, name='implicit_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 6, 2], 0.30000001192092896, 44))
output = Output('output', (U8, [1, 4, 4, 2], 0.30000001192092896, 44))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 2, 1, 0, 2, 1, 3, 2, 0).To(output)
Example({
    input: packed('<i2',
    'c-mw5Z#-RkZqSbX)8?!Bna?|KYmig<H;D7yJk<`)XROWn_U(7y7A!daaMEP1{{d@*r!bHR0Grqsy8'
),
    output: packed('<i2',
    'c-k}mAGBltj`?cy{?9xA_uc$=^Ugm5(s$n-fB5YG-T!yrG7ta&nXefJ'
),
}, name='explicit_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.0625, 101))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 3, 5, 2], 0.0625, 101))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 1, 1, 1, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5Z?$uh|1(dY-c6xXr|y|)5n~u^YZB+49lR=i%k$6rKkuxS=2;a#iGfG}0FCVvU;'
),
    output: packed('<i2',
    'c-q_af9lRXGoQuy^ll2BI(5&?Rq0!ve>VAfXKnDRRa>4j-~|A7MiY$'
),
}, name='activation_quant8').AddAllActivations(output, activation).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding counts for nothing: it is no zero among negative values.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 4, 2], 0.5, 220))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 4, 2], 0.5, 220))
model = Model()
model.Operation('MAX_POOL_2D', input, 1, 1, 1, 3, 2, 0, layout).To(output)
Example({
    input: [117, 107, 33, 125, 158, 85, 90, 79, 135, 151, 106, 116, 138, 133, 2, 41, 173, 175, 122, 62, 22, 78,
    97, 90],
    output: [135, 151, 158, 151, 158, 133, 158, 133, 173, 175, 173, 175, 138, 133, 138, 133, 173, 175, 173, 175,
    122, 90, 97, 90],
}, name='negative_same_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding counts for nothing: it is no zero among negative values.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 4, 2], 0.5, 220))
output = Output('output', (U8, [1, 4, 6, 2], 0.5, 220))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 2, 1, 1, 1, 1, 3, 2, 0).To(output)
Example({
    input: [117, 107, 33, 125, 158, 85, 90, 79, 135, 151, 106, 116, 138, 133, 2, 41, 173, 175, 122, 62, 22, 78,
    97, 90],
    output: packed('<i2',
    'c-kw?F0Gvhf}v6V?bF+*&znB4bzW<f|JwB+*wxzAnivIPS4AZPAp?m304W0*Py'
),
}, name='negative_explicit_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (U8, [0], 0.125, 0))
boxes = Internal('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (U8, [1, 3, 3, 2], 0.5, 128))
no_batches = Internal('no_batches', (U8, [0, 4, 5, 2], 0.5, 128))
output = Output('output', (U8, [0, 3, 3, 2], 0.5, 128))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('MAX_POOL_2D', no_batches, 2, 1, 1, 3, 2, 0, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 255, 68, 133, 174, 127, 218, 115, 21, 233, 92, 49, 169, 125, 121, 236, 111, 210],
    output: [],
}, name='zero_sized_quant8').DisableLifeTimeVariation()

# Windows of equal pixels, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 18, 2], 0.5, 0))
pooled = Internal('pooled', (U8, [1, 1, 6, 2], 0.5, 0))
output = Output('output', (F32, [1, 1, 6, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 3, 1, 3, 2, 0).To(pooled)
model.Operation('DEQUANTIZE', pooled).To(output)
Example({
    input: packed('<i2',
    'c-muN00BlYs0V`vF!%=s|G|KPXf>1r02TBj-2'
),
    output: [0.0, 0.0, 0.5, 0.5, 63.5, 63.5, 64.0, 64.0, 127.0, 127.0, 127.5, 127.5],
}, name='equal_pixels_zero_point_0').AddVariations(signed(input, pooled)).DisableLifeTimeVariation()

# Windows of equal pixels, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 18, 2], 0.5, 128))
pooled = Internal('pooled', (U8, [1, 1, 6, 2], 0.5, 128))
output = Output('output', (F32, [1, 1, 6, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 3, 1, 3, 2, 0).To(pooled)
model.Operation('DEQUANTIZE', pooled).To(output)
Example({
    input: packed('<i2',
    'c-muN00BlYs0V`vF!%=s|G|KPXf>1r02TBj-2'
),
    output: [-64.0, -64.0, -63.5, -63.5, -0.5, -0.5, 0.0, 0.0, 63.0, 63.0, 63.5, 63.5],
}, name='equal_pixels_zero_point_128').AddVariations(signed(input, pooled)).DisableLifeTimeVariation()

# Windows of equal pixels, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 18, 2], 0.5, 255))
pooled = Internal('pooled', (U8, [1, 1, 6, 2], 0.5, 255))
output = Output('output', (F32, [1, 1, 6, 2]))
model = Model()
model.Operation('MAX_POOL_2D', input, 2, 3, 1, 3, 2, 0).To(pooled)
model.Operation('DEQUANTIZE', pooled).To(output)
Example({
    input: packed('<i2',
    'c-muN00BlYs0V`vF!%=s|G|KPXf>1r02TBj-2'
),
    output: [-127.5, -127.5, -127.0, -127.0, -64.0, -64.0, -63.5, -63.5, -0.5, -0.5, 0.0, 0.0],
}, name='equal_pixels_zero_point_255').AddVariations(signed(input, pooled)).DisableLifeTimeVariation()
