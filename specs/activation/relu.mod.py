# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU: every bend, all codes, ranks.

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

# Values next to every bend.
# Expected values: float64 formula.
input = Input('input', (F32, [25]))
output = Output('output', (F32, [25]))
model = Model()
model.Operation('RELU', input).To(output)
Example({
    input: packed('<f4',
    'c-muNm^!tb;V2NzOPZH-p26_Ep)n9J0KxwK`xq2}=)J&uf$t0)-#I`M4h{?q*RIt!GysvkgT2H40|)jWu(sZ?VcIl?2II~4_V)Yt'
    '?{{!GaKHgXI39F5<a`(aXLKnA'
),
    output: packed('<f4',
    'c-muNn95MjaFl_8VO|mg!+8cn1_omw1cChw`xq2}^m_pYhVKj<5D5pMz%_>Yh6W&Q59I7WaDaiqnqdROGzO3YdwY8z?ce~yK*Ev1'
    'iNTox0Iz%!0{'
),
}, name='bends').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('RELU', input).To(output)
Example({
    input: [-3.449, 4.051, -5.86],
    output: [0.0, 4.051, 0.0],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('RELU', input).To(output)
Example({
    input: [3.328, -1.897, -3.223, 1.238, 7.78, 4.681],
    output: [3.328, 0.0, 0.0, 1.238, 7.78, 4.681],
}, name='rank_2').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('RELU', input).To(output)
Example({
    input: packed('<f4',
    'c-jGY0Ehp$gZ?F03bguCJGg;w8SW4<V9kj;&zk(QTEPxE&mO?k207Qrez@Nrl@bJeSP13JLErb8shwoXEwuN&BB=G`qmKH5w^g6R'
    'cAK%}uuKTQvjM5M%kic_Q$WDKz(Bshzd%61z`#I2z(BygK)^phKtR7gK)^m23_tw'
),
    output: packed('<f4',
    'c-q^+z`zgz#6i|TLh>DhAp=7v!}(c%HZdIJV>mAd6to259ru9*OAP}D1A`;O_n9l_GMv(7_`Vk?_ymZXwgZW>*&sFt!)C^n+ZjGC'
    'V+eKt3W70|Z~$@b9UMRegB<|;#vC9'
),
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 7]))
output = Output('output', (F32, [3, 2, 5, 7]))
model = Model()
model.Operation('RELU', input).To(output)
Example({
    input: packed('<f4',
    'c-mVKw_@F=r<*qII=W%W0+t!4ySKer<MNIt;ltsqrwq@H4X-Xc>$T$f?Fem_<9DTl7HPl9eK^nbSL>4Ui~TE{qNZ*7u<B@tyfoLM'
    'Uk}5+y!`fKMy=u>OXY|+9B;M>DYNZpJ=@-IJ!47KHn(NUJTV**N!FcC`}#$q3>R?moxWdeIIX*N(~n&T{}@MY@p!JSn$WvSc4E-s'
    'HOC8EpB{etgT<-&u<;iz<-?VKzU>IwGtH~_&6?|`Ydl^CtPweSlFj&d_hq(Kzw#62&6{SOv}IL7_5G|(?PsNS9do~QVeVW{g`xtf'
    'u)Kvip95vOYnYxc|GMV_!*64birHs)j{W{=*&gPtqQAqnJ@9$e`?$K-1^bi^9ZN`Yp1b^`!sAx`>#lWGe1Fw6g7fS*tlV<jGH^}c'
    '=jPjua<9*b9lD=akn(xk?AuKJYb*usJ0{FOv@V51>bmYi{|pZ2oY!-MJx{GPPC4=LcRSnD=^vxs?)WO>ZTtGd*9*a62?xF!|Gj?u'
    '>&ulIayv?#d8P--ERK_TsMag9PNA&P*gMC!@nfCP)A#S4?+cvx_*BGy&s?!H&4I#+qPz0<@9~(BdY`Y0)!o*h?~HkNMO(*&T|F0-'
    'ZFcTashYg>-jr*rX0si9bWd-Gu}^&)m*Upn)<2!MM(^&An{~sq`)~HMpbJw^EZwvD(p0atGY-~VknyOU@N;di;R8+9^-iU;&u%|5'
    'aq^}+2PEPhQmaavFYD}o?B)7)p$+%;kGntjNFF?VKTV3WY43?&RwgRP9^BJk_4A#<qQ{RqtA2dfS<HE4+Sf0(|Af7x?0WhpJUaF1'
    '<aDL!GnUO%zJI-Gs#nnS2jSNrmq&;h-Du*S@O|cr0}cm(z`<cZklYU<9Dtky`yKY#gJc{I*uzK%2Rn$IgM)*;14si1+k<rM-w))2'
    '46(Pj0~rHk+5-jmffa&Huy@!CB7yXN+x<2N4(!`+4^jfM6>R=~kP@)zPz+@6w*}dBz`@1=%HQt*atTl^*s%~tgB%9rgWO{ea^V3x'
    '2LN@MxK9'
),
    output: packed('<f4',
    'c-lRYT}YEr9L9eaB04H0LMkMPi5T`};zg+2K{G@HnTAOhHiWK%tc%bLj0{^*R#I6Z3T1_jMPO*Fq%Xl)O^_fKSS=k(#EFO>_>s~7'
    'yzl0L_kYfL&hvks_c@0uWOR2E8@+fAfRld0kj1wr(8Wk4alW6Fkr83EBYU~&QLVuF(kLB=!SZk!<|Y;v@0lWzgoxC5Z_|*A9Km`I'
    'Vub{%bI9k0W>_|S36hDS@IeDb;~6-cp`{Fbr<=roF)sgNKXVo<Xa6pUH^oE<2zA0V$?}PXn;JT3&8f!iJQoDl5U=%Nd;40VSyHYd'
    'Y33Q$iR#*5fTjIZl%(Rt<)D7Ls$uffTY;U@C><dP6gI$WT6+0OQ^etMNWHLa(w|IFu-RTlz(Z0{?&_mv1a>_rm57GIXAO+5xCq~c'
    'DKC`dO^Sbch4cM9tAP<Fo~Da8>u}I1)U;@#60w+JBhwTFlb8u_DurY}+M1eoYl-r>?uR-q>#SB@^}#KE-NxM(&ltPC96Eo=vb|>o'
    '3VJZ^I~z{?kt-a0-1p+EDKeZ=B=uQy=I<Rmm!}+hNeld7^D&NdMl(Xig;V6p;tg!kz}Cb@2IZww2VjqTiM@ozuGBBGvon#_`8oc<'
    'QLb@QsGm#|t31h_V#YZ_sJ4=Q-y7G%{VtR~RBA1eGByf3<`k<+*~~MglwBDd`Rqmq(Y@Vni;Czr45Fc+`!!kSJR^s!Ow4pKfT(j+'
    'PMF#Wm8+tAZ67m?{j?!s672d9v8n%re#&('
),
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The limits of the curve.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('RELU', input).To(output)
Example({
    input: [float('inf'), float('-inf'), 1.5],
    output: [float('inf'), 0.0, 1.5],
}, name='infinite').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Output('batches', (I32, [0]))
output = Output('output', (F32, [0, 4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('RELU', boxes).To(output)
Example({
    scores: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized').AddVariations('float16').DisableLifeTimeVariation()

# Every code; scale 0.0625, zero point 128.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.0625, 128))
output = Output('output', (U8, [256], 0.0625, 128))
model = Model()
model.Operation('RELU', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-rN`(_#Vu006)~J!36nTee-xwrv~BTE=Je&>ax?VjwUC3WFn%s1Nif28+WJh$J$F`t|)oqcfN+HiygO3xp!EL@JXjlq$7GtJ52P'
    'jV80jYO_0>F1N?)^9O>Va3mUwCz7djCY#F_iluU;TB|pjt#+r|>ko#b@#Jqhn=h8D^=7-<{~wO0^W}QGKLBs;31q9E!2'
),
}, name='all_codes_0_quant8').AddVariations(signed(input, output))

# Every code; scale 0.02, zero point 3.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.019999999552965164, 3))
output = Output('output', (U8, [8, 32], 0.019999999552965164, 3))
model = Model()
model.Operation('RELU', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-muTW@ct#Wn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC077zqhX'
),
}, name='all_codes_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.3, zero point 250.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.30000001192092896, 250))
output = Output('output', (U8, [256], 0.30000001192092896, 250))
model = Model()
model.Operation('RELU', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-s5*Ys7-zfByda&oIIP0HhrH5C'
),
}, name='all_codes_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.001, zero point 128.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.0010000000474974513, 128))
output = Output('output', (U8, [8, 32], 0.0010000000474974513, 128))
model = Model()
model.Operation('RELU', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-rN`(_#Vu006)~J!36nTee-xwrv~BTE=Je&>ax?VjwUC3WFn%s1Nif28+WJh$J$F`t|)oqcfN+HiygO3xp!EL@JXjlq$7GtJ52P'
    'jV80jYO_0>F1N?)^9O>Va3mUwCz7djCY#F_iluU;TB|pjt#+r|>ko#b@#Jqhn=h8D^=7-<{~wO0^W}QGKLBs;31q9E!2'
),
}, name='all_codes_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 2.5, zero point 90.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 2.5, 90))
output = Output('output', (U8, [256], 2.5, 90))
model = Model()
model.Operation('RELU', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-o7Kq8W&eiH(a-NK8sjNli=7$jr*l$<50zC@d;2DJ?6nsI024sjaJTXl!b3X>Duo=<Mq5>Fw*EFmcl4DO0CSpD}aR>^XDi&0nx^'
    '(c&dbmn~nha@FcJYuBycuyNDoEnBy3-?4Mo?mc_=?LTnv(BUITj~zd8^3>@wXV0C#aPiXRD_5^wzj5={?K^kx-GA`#(c>pipFMx^'
    '^404%Z{NND@bS~<FJHfX|MBzJ?>~S4{bv~A003L7kAM'
),
}, name='all_codes_4_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.1, zero point 0.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.10000000149011612, 0))
output = Output('output', (U8, [8, 32], 0.10000000149011612, 0))
model = Model()
model.Operation('RELU', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
}, name='all_codes_5_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.1, zero point 255.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.10000000149011612, 255))
output = Output('output', (U8, [256], 0.10000000149011612, 255))
model = Model()
model.Operation('RELU', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: ([255] * 256)[:256],
}, name='all_codes_6_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The limits are codes, so that nothing is rounded: not a step may be lost.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.25, 100))
quantized = Internal('quantized', (U8, [256], 0.25, 100))
output = Output('output', (F32, [256]))
model = Model()
model.Operation('RELU', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-muNpaWoJVrF4wW9Q)H;^yJy;};MV5*85^6PJ*bl9rK`lUGnwQdUt_Q`gYc($>+{(>E|QGBz<aGq<p`vbM3cvv+WGa&~cbbNBG{'
    '^7ird^A89N3JwVk3y+A5ijIkmi%&>QN=`{lOV7y6%FfBn%P%M_DlRE4E3c@ms;;T6t8Zv*YHn$5Ywzgn>h9_7>z^=j(&Q;qr%j(R'
    'bJlEz5e@+6&M!L', 0.25
),
}, name='shown_zero_point_100_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# The limits are codes, so that nothing is rounded: not a step may be lost.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.5, 0))
quantized = Internal('quantized', (U8, [256], 0.5, 0))
output = Output('output', (F32, [256]))
model = Model()
model.Operation('RELU', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd', 0.5
),
}, name='shown_zero_point_0_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# The limits are codes, so that nothing is rounded: not a step may be lost.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.125, 255))
quantized = Internal('quantized', (U8, [256], 0.125, 255))
output = Output('output', (F32, [256]))
model = Model()
model.Operation('RELU', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: ([0.0] * 256)[:256],
}, name='shown_zero_point_255_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Internal('scores', (U8, [0], 0.125, 0))
boxes = Output('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Output('batches', (I32, [0]))
output = Output('output', (U8, [0], 0.125, 0))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('RELU', scores).To(output)
Example({
    boxes: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized_quant8').AddVariations(signed(given_scores, scores, output)).DisableLifeTimeVariation()
