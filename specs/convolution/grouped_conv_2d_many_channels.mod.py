# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: more channels than a block has.

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

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 2, 48]))
c2 = Parameter('c2', (F32, [48, 1, 2, 1]), packed('|i1',
    'c-n=Fu?YY$0K%gG->j|By^tY9B(y|eYRF{CMHkPj4X<4FP!@mZ1I{=d{Q', 1.0
))
c3 = Parameter('c3', (F32, [48]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 10)[:48])
t4 = Output('t4', (F32, [1, 1, 1, 48]))
x5 = Input('x5', (F32, [1, 40, 1, 2]))
c6 = Parameter('c6', (F32, [40, 1, 2, 20]), (packed('|i1',
    'c-kF{!3_W~5Q5PCXFjV<cp!;Ea2~oE3D;!e&B~I4is#wmmj_Ow68-', 1.0
) * 27)[:1600])
c7 = Parameter('c7', (F32, [40]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 8)[:40])
t8 = Output('t8', (F32, [1, 40, 1, 1]))
x9 = Input('x9', (F32, [1, 80, 1, 2]))
c10 = Parameter('c10', (F32, [80, 1, 2, 16]), (packed('|i1',
    'c-k$BK@I>w5W&j--#nIN6Nf4!L~uB$DSFXOcD*VSuNJ2M)em)268-', 1.0
) * 42)[:2560])
c11 = Parameter('c11', (F32, [80]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 16)[:80])
t12 = Output('t12', (F32, [1, 80, 1, 1]))
x13 = Input('x13', (F32, [1, 1, 2, 129]))
c14 = Parameter('c14', (F32, [129, 1, 2, 43]), (packed('|i1',
    'c-l3JK@tEk5W&L#-@MA9GY%092@YyJj^Ms2deKdGy{g{4$^&3<68-', 1.0
) * 182)[:11094])
c15 = Parameter('c15', (F32, [129]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 26)[:129])
t16 = Output('t16', (F32, [1, 1, 1, 129]))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 1, 1, 48, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x5, c6, c7, 2, 1, 1, 2, 0, True).To(t8)
model.Operation('GROUPED_CONV_2D', x9, c10, c11, 2, 1, 1, 5, 0, True).To(t12)
model.Operation('GROUPED_CONV_2D', x13, c14, c15, 2, 1, 1, 3, 0, False).To(t16)
Example({
    x1: packed('|i1',
    'c-n=_u@S&92n4V*#60^?%VP}52B}nub9For9F<2w>^2ndY0Z|j%2p|^#K%E6uVAai8s~q00iU5V=>', 0.5
),
    t4: packed('|i1',
    'c-jFl0MGvs^#}F>5f20p@&Wr4`v(5+{`Ua$?Fjh=0SW%|4gm=O^ZfY)2nhlM1N{U11@H>|S`-%', 0.5
),
    x5: packed('|i1',
    'c-m#lu@S&92n4V*AM@-#Eno~upGuYJ7FW2TzQ$rM#+)7ldBEUqWyL*>Y)P$bNX1Hi9RBkQB~B;>', 0.5
),
    t8: packed('|i1',
    'c-jFd0N4Ko2H!$G_}<hB<nsC_$rKwxHOw0J`!?Xr8vG*d{ov{eHVW}ZC&#U+zZF9', 0.5
),
    x9: packed('|i1',
    'c-pngu@S&92n4V*#60^?%VP}55~)<FvQ>&J@o^B&E7)qW#yMBV1Hn;w6vS>r@t)RfNvr?!3yj-Q;s', 0.5
),
    t12: packed('|i1',
    'c-jF_0I&b>^BdXy;o|iP)e`G34+RML(DKglA1oFK0zl6S^ywhk&-Cca3?&N&3m*jSD-Xp7E(HV;R8{d0>-W{L{}C<j{M`EW82=IE'
    'DBA$=@(-?OI4D;', 0.5
),
    x13: (packed('|i1',
    'c-jrcK@z|q2m`>8RKovX3y5I%vaPJRr;#nGl?|y_$-hIlxWWzfH5PL*=JXiI2L|^8E88CW', 0.5
) * 5)[:258],
    t16: packed('<i2',
    'c-m7_(zNO~`F{G;`HxoW_y62{qjv7h2VOBNzgHXnDA_UHdH(62BlnLr8~6O?iv3YudY%2#>g$`YD*4=+dcw`#L0vt>sMuTh!s568'
    'm{ZsvuXy}!dVa?VW5W{r*TSOaNxG~r*%;LXWR7%g+xkyQ;QTG+_iJ`O{qnKMg=yAW#kvZ9gL*>-F!&Dw5Q+iJVt`TzaU^Ldn*k2~'
    'BNYFKX@|<78qWY%0M`xxPcMO*', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 2, 48], 0.5, 120))
c2 = Parameter('c2', (U8, [48, 1, 2, 1], 0.5, 128), packed('<i2',
    'c-pm#F$w@M5W@O!k#P9%R_NZT;t(PtY%~xYP@yVjPE+=DxaMHmQRVBrK4$|IZ!h@'
))
c3 = Parameter('c3', (I32, [48], 0.25, 0), ([2, -6, 8, -2, 4] * 10)[:48])
t4 = Output('t4', (U8, [1, 1, 1, 48], 0.5, 120))
x5 = Input('x5', (U8, [1, 40, 1, 2], 0.5, 120))
c6 = Parameter('c6', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [40, 1, 2, 20]), packed('|i1',
    'c-qaB%?<-02!x5@!23U~2SUo!ZTF|Bb8O-P$7TJ-03l7p6{~qh5+R<FN+`A&KvI7%6L)+nU2G^B8kTm5I4zPxS}sK#xDHC0+*8Us'
    '4BHGKmB~=<*mbh~V3)~-=Q6qQJbkbS_WZ$~*s}+FVt3NBbDoX!yeyIn_PR(;>~)cx*y|!Wv6n@1!|t5tU1NN(w~aBd_l+^I_l+^`'
    '**3<3y={yyHZcqW$ILJQwsM}8^vn!{Jf()g@jJ$|kpnQu0Z0x5k3S!PFWjT?9s'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25]))
c7 = Parameter('c7', (I32, [40]), ([2, -12, 8, -4, 4, 4, -6, 16, -2, 8] * 4)[:40])
t8 = Output('t8', (U8, [1, 40, 1, 1], 0.5, 120))
x9 = Input('x9', (U8, [1, 80, 1, 2], 0.5, 120))
c10 = Parameter('c10', (U8, [80, 1, 2, 16], 0.5, 128), (packed('<i2',
    'c-p0k!3h8`3<5iNkRv#F6}myihn^y#g~4LuMAtioStrQItqDc%>hq%u^N=2U'
) * 42)[:2560])
c11 = Parameter('c11', (I32, [80], 0.25, 0), ([2, -6, 8, -2, 4] * 16)[:80])
t12 = Output('t12', (U8, [1, 80, 1, 1], 0.5, 120))
x13 = Input('x13', (U8, [1, 1, 2, 129], 0.5, 120))
c14 = Parameter('c14', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [129, 1, 2, 43]), packed('|i1',
    'c-rmSv5v$b3<OXMx$ysgEyc)Mvuv8%y<D>ADUgvU2+1fYiSr6j5qD9S7EMRrn+T4P=;~+<V=&GlhT<|Ehtc^ZJex?j(X>ZT0O>Jg'
    '0vm_X8ACQNwb92&93vmYf8Y6wX<xeY-D%%^U>B!-`+;4W_V@4kblU%T&nMH)_&ndkIiKf`aCTK4;q0oK;pD1%g>$QFhO?_`hO?_`'
    'hSRI+6*k7tAiJub;q0oKm*!U$o`0<Ds+wT}v0k27r4Z{BVzG&(5Nn%Q3bCLN+bG0Zd165!Rw=~lCYD01Q;6*pVtpZEokA=q#DYRB'
    'Hn9|9K_S-56KfP=8--XaPi&(QYZPL=Jh4h4Rw=}4d165!wo`~jd1AY+v}#nH*hV21&RI3u#8Os`Hn9|9okFZSXVs`Wv7JI}v+^4='
    '79tj2eq#oOSWt*{Ex$3NJh4k{%vgxnz4vkNebfi#5PDn'
), extraParams=SymmPerChannelQuantParams(0, [0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0.5]))
c15 = Parameter('c15', (I32, [129]), ([2, -12, 8, -4, 4, 4, -6, 16, -2, 8] * 13)[:129])
t16 = Output('t16', (U8, [1, 1, 1, 129], 0.5, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 2, 1, 1, 48, 0, False).To(t4)
model.Operation('GROUPED_CONV_2D', x5, c6, c7, 2, 1, 1, 2, 0, True).To(t8)
model.Operation('GROUPED_CONV_2D', x9, c10, c11, 2, 1, 1, 5, 0, True).To(t12)
model.Operation('GROUPED_CONV_2D', x13, c14, c15, 2, 1, 1, 3, 0, False).To(t16)
Example({
    x1: packed('<i2',
    'c-png!4-fo2n10}W=Vh-Fl<WK4m>%Re;R~U9HAg8?;^OpIbp*~J+-HL<-}6H49bBeceSiI_@1wydjMN;Ea?'
),
    t4: packed('<i2',
    'c-rgCt<S6KY_Dn0sx0m)t}9C~%df~zZ78g*Y%I%et8A>uE-9>OXsoKPF0C%9&1hmE5dZ*aH5Qi'
),
    x5: packed('<i2',
    'c-pPYI~IU22nA7>41~`K7#>U4-qvYuHK1WjoNC%J99A&|;;6g}jN=VuTVCQRt>Tr+Tkx{*ov)vJ0IWkLg#'
),
    t8: packed('<i2',
    'c-pJ23*WW1Ak3#RCaY+^W6$JWYh5Pg6|akMnN%_>wKO8Baa~j9zWMg53`7C|gTxa9'
),
    x9: packed('<i2',
    'c-qa&$qm3T2nErU446fRm`~|R6Ol5PcN!J1RNjJ@1sb-*siqynVHHClj>@~hINngU<t3id`u%+Uya!%BO5y'
),
    t12: packed('<i2',
    'c-qUzo*Y;j8I{}U+m*b$y|$siBg-vw`jWnesvYi4If*j@-E$J0Tjn;`HBYZeUEFS4zpS>V^UT@I_T+qDjq=W=X(b^=xf9AeV-^Hg'
    'WMs9gF;E!*094H+*8'
),
    x13: (packed('<i2',
    'c-p1K$q~RX2n4W{447jKF-z%A579^7P`2eIp3*8_sk{YW3p8wrQ%yUD!zzYA9F=c@ah^XeL1!G2'
) * 5)[:258],
    t16: packed('<i2',
    'c-oscYvHE<Yx13)+%q@L4=)K!ndjz`(b~7^SdvD`tZh{x@mXa%n+sGlO^TbY7BDdQ*JmmFYx~YR62$AUZ~Kn<^Uth$eYo30I<>6&'
    'PJOgObQ(VcgTv~TZ?-3Q_pZOSv^KG>a$d(28zw#7vRNJOL9^3U3}bULU+t+9Ql0tjL;H&FD;WkF006juJcs'
),
}, name='rest_quant8').AddVariations(signed(x1, c2, t4, x5, t8, x9, c10, t12, x13, t16)).DisableLifeTimeVariation()
