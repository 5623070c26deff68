# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# LOGISTIC: every bend, all codes, ranks.

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
model.Operation('LOGISTIC', input).To(output)
Example({
    input: packed('<f4',
    'c-muNm^!tb;V2NzOPZH-p26_Ep)n9J0KxwK`xq2}=)J&uf$t0)-#I`M4h{?q*RIt!GysvkgT2H40|)jWu(sZ?VcIl?2II~4_V)Yt'
    '?{{!GaKHgXI39F5<a`(aXLKnA'
),
    output: packed('<f4',
    'c-muNVEBJzMOXR8w;yh^d7l0vr<72d%CM3F1pZ5^8K2oS<Ho&0q1f0s(?|bR8J0sNtgWp(J3EVuot*0H>y;Gixf`q-80_us?LgQL'
    'NZQ&0S=QF}=JpKs3;@8|B8&'
),
}, name='bends').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: [-3.573, 2.261, 5.078],
    output: [0.02730502, 0.9055951, 0.99380624],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: [1.803, 2.318, -4.674, -0.542, -5.324, 2.135],
    output: [0.8585137, 0.9103569, 0.009248524, 0.36772245, 0.0048495894, 0.89425874],
}, name='rank_2').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: packed('<i4',
    'c-jGY0EhqhB$(S^bl5OVxcESY;Iv>aV!TKoNJxl~AiT(YKz`eq`MQ&%vSRb8i|bFwy0Q>-46xz0LBd*eb`*<>Ss7kQIFQ{i9nlQ&'
    'O}0rrSW|-1nv>uagmWJ5tosA}0Qmd_1^fc|`Tz$0{Qm#{0|NO51N{a31q1rQvpvK', 5.960464477539063e-08
),
    output: packed('<f4',
    'c-jGY0Eho6%ObIzanH#$&Ap@u9yH+%MI+nQspih8z0^x@XLVGFd3pF;Mpb=KDOrfRSaIvxjiZ93%$oW3dJ&jAccK^SwtauGWJfAE'
    'e_g{CuB>=*+JAade&l|8o;*K1KRG-<KRiD=J3l`@JU%`?KR-G@KRrJ@KR-J@Mm7`'
),
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 7]))
output = Output('output', (F32, [3, 2, 5, 7]))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: packed('<f4',
    'c-ng&H^XD%o9m16Z^p&>ofcp7jc@Y#X{v=;$|)Z>nBvZ+FlnA&a?s<t^o&aBxYo*Q)nCi@J(PXi{q1R5N_BVlU2D^XX|@YyT~0VY'
    'QJjIJzIsdd7u|iW+j{*3;uNj@x_8CMue-UX)#ss5Sd4Nf*Q#kQhEe9H&regg^bv_USUs&eAdYKSrQyCpANi~=SCdX2Z$79fBwM{}'
    'k^af&UozUA_`WRgS#rA5k6|9i<lcuLO6P<vnK$p?)g97Izb5*)O!lx|p)T~R|9RFv^&Op?RA<>Qnzrx!?_GHh-v%yr6*{+TSJJ|p'
    'G8(!P-<{cP_uRH#zD9f38EfsB?**qGF4oU`slV&>OA)rZ+4HNSmgZ<&NV68n$x*o<_tcq7YNqc~@3%J@)?|sC$oacz{_D@vlOlF)'
    'xSy2c+287ZPUf|FRWo1zZO7{$ox3?wIv0L-Hr!&quK$#Xvq<l*>z*$;=G&UL?)h6GQ09H$)Q09L5l`2<WxxMU6id+kD`j4=&@qYO'
    '{ThksRm&$I;VXFm{#1pWzINSP^KOZU_m3Gi*B$!3XTG7F<6O3xrmoKOzrXA~)^}&lhEtz^H?9;=JvYnb(U<%4FDh->*nVuzbw{52'
    'zwP_iE-cz|w`kGJlY!6r4km4RbmR#0@(s(rHP;>HXY>EH;r#C33z-bU|MV^C*|P4C{}ofKi+8&w?7aBuyTIa(OPeR!AKJ=z!a?-h'
    '#0QtXy0@t8zQ`*4eZ!K<?pJ~Dl;7oFWWJ)tqIA!)`N@n<1Gdl078af1`D79nb4~EdSH-29wzwa)&7H7DVR6oyeKBqf4!KM3*FSuF'
    '_2B7$GK?Eiq|)DaXe9Y+UO1KUw&#0hC)=UlQt$UUI2_myga;fP_S@~Z1#um~+ynMNCXhJbuzx=oAFu<89RLA)hkZab4j`7@KA;Ma'
    'ULXST!K%P=K#d^Q0WkA`9Yh~Uem_txSPzig2U1}NQUKHgQtM#9A0l($z#brPul)fBJD?JfTlPcT1JVSs(*eW*8+Bkm#KmA^06b>5'
    'Sp'
),
    output: packed('<f4',
    'c-jk^l^*%&gkM(bXRWs2Ux|x;nseK*v<l9%2`XP1uK4?5VV(W9HGax_<$1FOa`-z_y+1fV3fLGn&BAe+d%qal6t8We2Rs)!TGyW!'
    'S#og83-&n*U%P}hN#9mIF?kL1O-94Irys*K1J0`ZY8`rV{D8yfzqK)@zZGu2>NFC()~T>yv+mXYO}y(=FUspZnr1ySJ2rGrLm}_i'
    'sPZB?kv^l#zn@=o&lQ<_!0`Ic*<pLPzjt7npnIR2@xYY`<+^QqBLlim9@h5GZrQkB<M4^XUR85}(<}Ej{H~7NdF`t6vS*8KGkqyN'
    ')P92bNMd+~4$FH7$&Ept&!5Ta|D2>KStc3f@pOB6_ZMSvuGdq4H-9USxw3!p{ZpS7%%83FAg<tL!Sl5n>#Md+wy?jI9<+AtqqIeQ'
    'k9Qg*t>*JSze7pr<o`qGe!O|Rp|-b2>%_`8kH0n4p1iv0reS+)e!X1AbKk&gc8~5QJd)TwXZF7&-+O(27cSmg^YDGoy*Jy-&S^|@'
    '*k65qMy)8L5l?LIk(%NQuF1#UH~;<FE)o7F`<k(Wv3IFcxA5brJM7<YeYt(Crrt{GtM6;(`sy&w^=vl_>;Kn3P@k4opB-FRZ+j-P'
    '-laA$aZ9~a{|RG>G6x5l=jky#K}px@HZoOD7d)cCbI1p%sxE0&d40`6_Y7|lDXGGsosu<%?)BRB=|@vk^J|^N>p%S9-g;IuC#=*y'
    'eUiA^zKr_1y^Cw=%j%~b-Mef58m?!#HDN76wN0fdOm*&kx6|qi%YQG}`=@?J-4|cIdhWwjQ`PD!r`c4LesVCctDk&ACcOU1j_kxb'
    ')9gyYn!M+7`3LkS%X!sbw0j_SdP}{Xy}gZ{wVjofy}cb6+FRON+u2&%+t}ON+u8!Ly`7y65L*LPSlL_KSX)_xlv>-_+gRIzSoYSI'
    'V9E|CXAcsxwF1cj6$4e<S=$56vb6#t8=wG4-p&q0gN(PgwX?CZ1IpQ3+1dc@wgu_211Yn&v9h%TSq;P>_kncSLEHo6f?Q&04+cP{'
    '4N#k%os|vH#kSU#cJ=@Y;cVO'
),
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The limits of the curve.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: [float('inf'), float('-inf'), 1.5],
    output: [1.0, 0.0, 0.8175745],
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
model.Operation('LOGISTIC', boxes).To(output)
Example({
    scores: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized').AddVariations('float16').DisableLifeTimeVariation()

# Every code; scale 0.0625, zero point 128.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.0625, 128))
output = Output('output', (U8, [256], 0.00390625, 0))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-muNzylc30TT=`g8&N<u(GnUv9YnUb8v8Qa&d8U^YHTV^9u+H35$w}OGrt}$}1?TsA*{F=o^}tS=!h;xq5i}2Zcq(CZ=TM6qHod'
    'G_-W|Oqeob&iuv8SFPK)b;s^~2ag;-b>{rVE7xw^x^wTr!^cmby?FWR_1kyvKYaZ7>GPMbU%!3({^Q4wpFe;7`t|$w?>|8B7X<#n'
    'z<*Kz!w3fe4V`~w'
),
}, name='all_codes_0_quant8').AddVariations(signed(input, output))

# Every code; scale 0.02, zero point 3.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.019999999552965164, 3))
output = Output('output', (U8, [8, 32], 0.00390625, 0))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-pI}t#4>-ZfR}n=<Mq5?dzX7Y4Vh5(`U?_HD~U;`3n~<Ub1xAij}KYuUWfp!^TaUw`|?EeaFsSyZ7wfxBtMwLx+zXJ$C%~iIb;J'
    'pE-N>-1!R^FJ8KQ<;vA-*RJ2Var4%#+js8Vy?5{a{Ra;oK791}@slS{pFVr`?D_K-FJ8WU_3G8@*RS8adHeS5yLa#2zkmM$2tI!N'
    '_z4I;1Hl&{_zD8wK;SzV{D6R;5bz5Mej~siB=8p<{KE<uMmPWfYW>^f'
),
}, name='all_codes_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.3, zero point 250.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.30000001192092896, 250))
output = Output('output', (U8, [256], 0.00390625, 0))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-muN7zu!pk&%gsnT3^|lSe>QMn&J+D>}Df^3rWbFEWg90020q1{D'
),
}, name='all_codes_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.001, zero point 128.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.0010000000474974513, 128))
output = Output('output', (U8, [8, 32], 0.00390625, 0))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-rN`#}U9F5ClPmeFEWy37a2PJ1Nj@cD&%gs}F*TkRYo96`J~?s{s?%@my{L<5++B'
),
}, name='all_codes_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 2.5, zero point 90.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 2.5, 90))
output = Output('output', (U8, [256], 0.00390625, 0))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-muNpbcOWZg~6e|KJA<BOCw#iN2)X'
),
}, name='all_codes_4_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.1, zero point 0.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.10000000149011612, 0))
output = Output('output', (U8, [8, 32], 0.00390625, 0))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-m`d>zzDv{?gSOx9vV~^yJx#S8v?8|M1DPm#^Qx`|$Dem#^Qx|M>Cq*RS8d|NQw21ph$b|1bg!BOCw#g4_5K'
),
}, name='all_codes_5_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.1, zero point 255.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.10000000149011612, 255))
output = Output('output', (U8, [256], 0.00390625, 0))
model = Model()
model.Operation('LOGISTIC', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-muN7~+5t0hmC583<TdSXtTF*f}^jxwv_F`2~c8Ma89L<P}vkwDpb6tsPvw{6nJ?({qcf8W=`6004;e2QL'
),
}, name='all_codes_6_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [6], 0.05000000074505806, 120))
quantized = Internal('quantized', (U8, [6], 0.00390625, 0))
output = Output('output', (F32, [6]))
model = Model()
model.Operation('LOGISTIC', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [114, 191, 132, 173, 67, 98],
    output: [0.42578125, 0.97265625, 0.64453125, 0.93359375, 0.06640625, 0.25],
}, name='clear_of_halves_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Zero, and where the curve has come to its ends; as real numbers.
# Expected values: float64 formula.
input = Input('input', (U8, [3], 0.25, 120))
quantized = Internal('quantized', (U8, [3], 0.00390625, 0))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('LOGISTIC', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [120, 0, 255],
    output: [0.5, 0.0, 0.99609375],
}, name='middle_and_ends_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Internal('scores', (U8, [0], 0.125, 0))
boxes = Output('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Output('batches', (I32, [0]))
output = Output('output', (U8, [0], 0.00390625, 0))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('LOGISTIC', scores).To(output)
Example({
    boxes: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized_quant8').AddVariations(signed(given_scores, scores, output)).DisableLifeTimeVariation()
