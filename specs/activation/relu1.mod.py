# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU1: every bend, all codes, ranks.

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
model.Operation('RELU1', input).To(output)
Example({
    input: packed('<f4',
    'c-muNm^!tb;V2NzOPZH-p26_Ep)n9J0KxwK`xq2}=)J&uf$t0)-#I`M4h{?q*RIt!GysvkgT2H40|)jWu(sZ?VcIl?2II~4_V)Yt'
    '?{{!GaKHgXI39F5<a`(aXLKnA'
),
    output: packed('<f4',
    'c-muNm^!tbfdPmx!2bRF7#Q|pk+^oPzM%n#&;SF2@n(B_`~Ca(g9tFo9t;8HB^*u'
),
}, name='bends').AddVariations('relaxed', 'float16')

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('RELU1', input).To(output)
Example({
    input: [6.239, 0.559, 2.133],
    output: [1.0, 0.559, 1.0],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('RELU1', input).To(output)
Example({
    input: [2.0, -0.1, -0.267, -0.915, 2.528, 7.35],
    output: [1.0, -0.1, -0.267, -0.915, 1.0, 1.0],
}, name='rank_2').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('RELU1', input).To(output)
Example({
    input: packed('<f4',
    'c-qTNdFXQXIoC3$Vp;PylG^17jms351f@LvaQ`mXpNQwyRo!QPU!R?j5!D&U(!THM)Y%&fc359n?yquvrDgZ|4KrR?CQm5+xaH%6'
    'Z?EPb=|9lNdXIlo*~(dy7lt_4J2)ITV1M9%gM<A6dxyOa2f*C@4j_U305M8H2L'
),
    output: packed('<f4',
    'c-muN00AxrC@5z@1`!bII*h*$Mb@$b43Zn5V15HK2(br({rf=(NZZ@*wciirf&~Cm+#g;'
),
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Odd sizes, so that a rest is left.
# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 7]))
output = Output('output', (F32, [3, 2, 5, 7]))
model = Model()
model.Operation('RELU1', input).To(output)
Example({
    input: packed('<f4',
    'c-j+q$KW(8?qp@DxwtOFjJx?s33m?*MV;PL$rI*N8L}-Y&04!ZW7hEv)s^N8o}RB=l$)QT%Xf9!{e5ZrJA`VFZ>vmFZ2nalB&pua'
    'BV8@8D0JF7>#9fp**%{!Qk36u$+8K3+Z8nD_`{>^VJ-pRwx#8-VK7`4_B=-2Jmt%>gP-bMzFnVo@Tfq!^w|JqbH3+Hme*VVX!dH`'
    'hwR9|{yfB9sFO+i;0m54cUf|kKfLK&cX7+Ui+mx5kDp#NEuZr#KV+gQ*YUf(Kk}z(&&!YT*_SrsdfN4f8is_KyUJcp?!38)Ax}j}'
    ';Hk>j=9GmcFPZqvUq1dUkaoZQ(8QVEMItXdr7nE8cYQ8oy-Byi*?)f8UAbm^@6Rs<HXNvXxr4><0F%B*>xSlq_xDshJaney(nRaq'
    'HP@pWn>9Rl9PzGF5aa9a)%ctyB*VZlo9}nOVW;)q*{3dLb!#kkKBW+`PybBs?M~g_+FKUCUKumJ-Sn}X(Bj{ZO`9FH+fN;1Do_b~'
    'etUVKqr1|H`AWKvIhI~firaVOlF;L~ao4?7rUwf-x4#$aH=m!Dw>WL_$<Gf&6Q{a`?K!&W?v$cShcgPyGVUxsT0Cj<)s^d5TRR@{'
    'Un+g;x&Fnzb&0o)*8hE$T>bm+p})y@XXUY|CY(Ip%O+s7@7$?X(=xuzKKku+ki%2|DVbJJ=UhLV+kP|O`N_%|Pv-o4A)Zrl_HM&;'
    'p4LgpSr2qnbUC>UCjMSB;o#mmA08O&J{s}#b?cVyi+h9KPCw&OsQ7r_Gry}77Z)fVJhvv`^`y6}nNLnzcY5YGi#rRSudABO)u`jF'
    '<$P}Ygum8}HT$%i#WpEV=DxMs`qkNKX}<*Y9QGfucR1hxM*D%pz5@q<>;wCNOosyp_B+@E>HYQ~L7+595l8~0)($9S4^{;humhO`'
    '6y9rZzuyjMC{Q6#H;6m{;(@h;3<VnkvH_&p-T`Dc#8{BE`yIf74)#EM4}fg7hspsN_CSMyCW0J!z|H|`?*WK@`~9{MQ^2|b$abn<'
),
    output: packed('<f4',
    'c-muNKmqv>>NJE30h9d@jya0LeLyUP;7Y24DMcX$Ylf=~*g*ioeC&V^M6|+q*U_cl!0a`I3rz%*KNzOr)C6<nLJ0L3Odf)8I#CqP'
    '2jXS~mjz<WhGvHQ3>7#W+>06rm_QdqyoT`>qe}<E?B#$9y#<rO49-ZJ8c@Mu2z3-fv4Y7`2qzIm;Vd9dKyasJfT<vd2LFc42JB!u'
    '5GOa_0YM<55XLJ&m$m>ARY0r*7pei1$_?Bw0fB~w{rm0hp$Np>2PA-SACL(V0MYg!!Tn$^OlZFySRGgv1nl-hbnFEZb};q!5E91N'
    '2eSlOCtMm;5MqQq!VIW;z}OC|2I6p#h%H1VSP%f9*yHH'
),
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The limits of the curve.
# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('RELU1', input).To(output)
Example({
    input: [float('inf'), float('-inf'), 1.5],
    output: [1.0, -1.0, 1.0],
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
model.Operation('RELU1', boxes).To(output)
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
model.Operation('RELU1', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-ku{pfe~eDlRE4E3c@ms;;T6t8Zv*YHn$5Ywzgn>h9_7>z_bpz%arA06J8E@c'
),
}, name='all_codes_0_quant8').AddVariations(signed(input, output))

# Every code; scale 0.02, zero point 3.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.019999999552965164, 3))
output = Output('output', (U8, [8, 32], 0.019999999552965164, 3))
model = Model()
model.Operation('RELU1', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('|i1',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|Z9X<d6W}h!='
),
}, name='all_codes_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.3, zero point 250.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.30000001192092896, 250))
output = Output('output', (U8, [256], 0.30000001192092896, 250))
model = Model()
model.Operation('RELU1', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-s5^ePn_kKY#uH^Y`yxh7k?`G_m(0'
),
}, name='all_codes_2_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.001, zero point 128.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.0010000000474974513, 128))
output = Output('output', (U8, [8, 32], 0.0010000000474974513, 128))
model = Model()
model.Operation('RELU1', input).To(output)
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
}, name='all_codes_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 2.5, zero point 90.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 2.5, 90))
output = Output('output', (U8, [256], 2.5, 90))
model = Model()
model.Operation('RELU1', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: ([90] * 256)[:256],
}, name='all_codes_4_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.1, zero point 0.
# Expected values: float64 formula.
input = Input('input', (U8, [8, 32], 0.10000000149011612, 0))
output = Output('output', (U8, [8, 32], 0.10000000149011612, 0))
model = Model()
model.Operation('RELU1', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('|i1',
    'c-muNWMXDvWn<^y<QkCx0MFqG$^'
),
}, name='all_codes_5_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Every code; scale 0.1, zero point 255.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.10000000149011612, 255))
output = Output('output', (U8, [256], 0.10000000149011612, 255))
model = Model()
model.Operation('RELU1', input).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<i2',
    'c-s5=btHms-+%o4_507?fBzXqH~;`i?DaS'
),
}, name='all_codes_6_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The limits are codes, so that nothing is rounded: not a step may be lost.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.25, 100))
quantized = Internal('quantized', (U8, [256], 0.25, 100))
output = Output('output', (F32, [256]))
model = Model()
model.Operation('RELU1', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('|i1',
    'c-s5(hsNOVzyA!3Ow25U6aWA!1Z3R', 0.25
),
}, name='shown_zero_point_100_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# The limits are codes, so that nothing is rounded: not a step may be lost.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.5, 0))
quantized = Internal('quantized', (U8, [256], 0.5, 0))
output = Output('output', (F32, [256]))
model = Model()
model.Operation('RELU1', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('|i1',
    'c-muNWE#-`0RI62{r', 0.5
),
}, name='shown_zero_point_0_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# The limits are codes, so that nothing is rounded: not a step may be lost.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.125, 255))
quantized = Internal('quantized', (U8, [256], 0.125, 255))
output = Output('output', (F32, [256]))
model = Model()
model.Operation('RELU1', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('|i1',
    'c-s5%V`PG#zkdJu`|m#k0E4{uB>', 0.125
),
}, name='shown_zero_point_255_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# The limit is 20.25 steps, and so 20; as real numbers.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.04938271641731262, 100))
quantized = Internal('quantized', (U8, [256], 0.04938271641731262, 100))
output = Output('output', (F32, [256]))
model = Model()
model.Operation('RELU1', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<f4',
    'c-qaxArgcj6aY}V!N>(1GGimKn||Q{j@=7*0LJ_i!D99X2CBQAV1(+7NzOo6gGX>@c;UtPuu<&D!@#yEFtCUWk>GV?0Y%){5IF8)'
    'jG6FHtIY{>YHjHaB<sNf5V-a>f$^nn(+sDneJ1qN`mRxuSF}inTPCfjQ$#tc^t8Am6|~|~HC?YW@%@|6ZC#0!uiHB}Kl_A^S^'
),
}, name='limit_below_half_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# The limit is 20.75 steps, and so 21; as real numbers.
# Expected values: float64 formula.
input = Input('input', (U8, [256], 0.048192769289016724, 100))
quantized = Internal('quantized', (U8, [256], 0.048192769289016724, 100))
output = Output('output', (F32, [256]))
model = Model()
model.Operation('RELU1', input).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: packed('<i2',
    'c-muNWMXDvWn<^y<l^Sx<>MC+6cQE@6%&_`l#-T_m6KOcR8m$^Ra4i{)Y8_`)zddHG%_|ZH8Z!cw6eCbwX=6{baHlab#wRd^z!!c'
    '_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7?CS36?dzW~anj@|Q>RUzF>}`J'
    'IdkXDU$Ah|;w4L$Enl&6)#^2C*R9{Mant54TeofBv2)k%J$v`<KXCBS;Uh<n9Y1mM)af&4&z-+;@zUihSFc^aar4&gJ9qEhfAH|p'
    '<0ns_J%91?)$2EJ-@X6v@zduoU%!3-@$=X3KY#!IXBgoC05*1ifd'
),
    output: packed('<f4',
    'c-qaxAqs^s7y#fk%V02e0E5vBIPkr+16URf!Ve<m^;NUSFbOXR`j!Sic!wRsV0s3R;DdeP+xKV5U^DF5tWRl?X^9$<;I-5YtvvP2'
    'ddzH)dmM&`xt6cMmWF;DhlM(z00gcbU4Xj}Z59SAZ`}|F`!Lhhl`8U7BuDVmXq51ZC@+*5Cm)VPq<NvLx-&Ko?r*-gZ6js*y1irb'
    '1HdmY<^'
),
}, name='limit_above_half_quant8').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

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
model.Operation('RELU1', scores).To(output)
Example({
    boxes: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized_quant8').AddVariations(signed(given_scores, scores, output)).DisableLifeTimeVariation()
