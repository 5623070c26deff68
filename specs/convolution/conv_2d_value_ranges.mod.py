# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: scales far from 1, sums of many bits, cancellation, special numbers.

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


I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Sums have more bits than a float32 holds, and the bias leaves the last ones.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 2, 3, 401], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 1, 2, 401], 0.25, 116), (packed('<i2',
    'c-p1H0S<s52mrwT|4@`P)?!$oK>eZH-7+Fm<p7-MCt7fG#l2P5K4y0$YO%!Zf#4ccisg5~xOn^H1>3Va0R'
) * 53)[:3208])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-23012592, -22999034, -22986562, -22999054])
t7 = Output('t7', (U8, [1, 2, 2, 4], 22.225000381469727, 128))
model = Model()
model.Operation('CONV_2D', x4, c5, c6, 2, 1, 1, 0).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GTMB?65CFjLe=?<_7mF$A8igi_83pcN9io|dx$M_s-hvSQqA&#GkV#DqSS=DA9EScD=d3sCYLrv4Paa#A6yK{qK3U&2qy'
) * 40)[:2406],
    t7: [195, 174, 69, 238, 61, 150, 38, 112, 64, 87, 218, 18, 81, 82, 151, 87],
}, name='cancelled_any_quant8').DisableLifeTimeVariation()

# Sums have more bits than a float32 holds, and the bias leaves the last ones.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 2, 3, 401], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 1, 2, 401], 0.25, 128), (packed('<i2',
    'c-p1Gi4lM>2mmnm9~3<(7NrjqJsiR$RAw-xr?g?5R-wJpM>X?AfZ&}(>1jL*axN`>`HklhSL*i12iVU!^8'
) * 53)[:3208])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-21096328, -21091530, -21087304, -21076060])
t7 = Output('t7', (U8, [1, 2, 2, 4], 23.148862838745117, 128))
model = Model()
model.Operation('CONV_2D', x4, c5, c6, 2, 1, 1, 0).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GjS4_85CCBB|7P|RAz4>Kqpcf7u9>(zgzwXc9+YotPL*+R5zk-?=v7B~+H?%?jPYeU#l2fN!ooPXvR&mQjLiP{0F8+@V*'
) * 40)[:2406],
    t7: [70, 49, 18, 50, 227, 143, 238, 107, 69, 216, 107, 206, 29, 40, 105, 63],
}, name='cancelled_symmetric_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# Sums have more bits than a float32 holds, and the bias leaves the last ones.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 2, 3, 401], 0.5, 255))
c5 = Parameter('c5', (U8, [4, 1, 2, 401], 0.25, 128), (packed('<i2',
    'c-p1G0TO^92n4|X|4=Z~8!{0cQhP+Z8FQCpd<{x<XsBAOf}N<X9N$ygikL&h_|ER#JD{>34GtWCe7&<dyZ'
) * 53)[:3208])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [21147724, 21144076, 21138532, 21152136])
t7 = Output('t7', (U8, [1, 2, 2, 4], 22.144317626953125, 128))
model = Model()
model.Operation('CONV_2D', x4, c5, c6, 2, 1, 1, 0).To(t7)
Example({
    x4: (packed('|i1',
    'c-rHTFf<h4k!2Q@5s=Un;MO)ak(c3;Wz;d3Vl-ti=TZ=rWoKjOm1C3AH<A`(Vv`e5<5J;am133<V>49*0J}#8&H'
) * 40)[:2406],
    t7: [198, 34, 174, 114, 58, 238, 52, 177, 153, 18, 204, 79, 196, 96, 168, 82],
}, name='cancelled_zero_point_255_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits, and float32 is a few units off. Each channel's
# first result is in the middle of the codes.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 2, 3, 401], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 1, 2, 401], 0.25, 116), (packed('<i2',
    'c-p1H0S<s52mrwT|4@`P)?!$oK>eZH-7+Fm<p7-MCt7fG#l2P5K4y0$YO%!Zf#4ccisg5~xOn^H1>3Va0R'
) * 53)[:3208])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-23024712, -23007268, -22976048, -23018388])
t7 = Output('t7', (U8, [1, 2, 2, 4], 2.0, 128))
model = Model()
model.Operation('CONV_2D', x4, c5, c6, 2, 1, 1, 0).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GTMB?65CFjLe=?<_7mF$A8igi_83pcN9io|dx$M_s-hvSQqA&#GkV#DqSS=DA9EScD=d3sCYLrv4Paa#A6yK{qK3U&2qy'
) * 40)[:2406],
    t7: [115, 124, 133, 142, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 255, 0],
}, name='cancelled_to_little_any_quant8').DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits, and float32 is a few units off. Each channel's
# first result is in the middle of the codes.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 2, 3, 401], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 1, 2, 401], 0.25, 128), (packed('<i2',
    'c-p1Gi4lM>2mmnm9~3<(7NrjqJsiR$RAw-xr?g?5R-wJpM>X?AfZ&}(>1jL*axN`>`HklhSL*i12iVU!^8'
) * 53)[:3208])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-21085820, -21077002, -21066852, -21061356])
t7 = Output('t7', (U8, [1, 2, 2, 4], 2.0, 128))
model = Model()
model.Operation('CONV_2D', x4, c5, c6, 2, 1, 1, 0).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GjS4_85CCBB|7P|RAz4>Kqpcf7u9>(zgzwXc9+YotPL*+R5zk-?=v7B~+H?%?jPYeU#l2fN!ooPXvR&mQjLiP{0F8+@V*'
) * 40)[:2406],
    t7: [115, 124, 133, 142, 255, 255, 255, 255, 101, 255, 255, 255, 0, 13, 255, 255],
}, name='cancelled_to_little_symmetric_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits, and float32 is a few units off. Each channel's
# first result is in the middle of the codes.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 2, 3, 401], 0.5, 255))
c5 = Parameter('c5', (U8, [4, 1, 2, 401], 0.25, 128), (packed('<i2',
    'c-p1G0TO^92n4|X|4=Z~8!{0cQhP+Z8FQCpd<{x<XsBAOf}N<X9N$ygikL&h_|ER#JD{>34GtWCe7&<dyZ'
) * 53)[:3208])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [21135176, 21160676, 21130540, 21154828])
t7 = Output('t7', (U8, [1, 2, 2, 4], 2.0, 128))
model = Model()
model.Operation('CONV_2D', x4, c5, c6, 2, 1, 1, 0).To(t7)
Example({
    x4: (packed('|i1',
    'c-rHTFf<h4k!2Q@5s=Un;MO)ak(c3;Wz;d3Vl-ti=TZ=rWoKjOm1C3AH<A`(Vv`e5<5J;am133<V>49*0J}#8&H'
) * 40)[:2406],
    t7: [115, 124, 133, 142, 0, 255, 0, 255, 0, 0, 255, 0, 92, 255, 72, 0],
}, name='cancelled_to_little_zero_point_255_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# Sums are beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 401], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 0.25, 116), (packed('<i2',
    'c-qsOurR+|!QhkPJGIvReOI^_{W@e<5pFxF;QIvcRju9bKlkb|FJjZ+J}93Yf9Kic?q7}x8+S2V_b23DZ?0#c1ONb}cpat'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 2, 2, 4], 1200.0, 5))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-r&+#hk5l-SFelgw2n5#0!<!Gfr727BclF)~xDWvS+`?r_agXmhu-Dx^i151#Mh#_ikAByKPSVY^4>a?;mHN1ONb!;T^>'
) * 40)[:2406],
    t4: [213, 38, 125, 182, 90, 166, 91, 65, 91, 108, 173, 99, 98, 18, 238, 53],
}, name='great_any_quant8').DisableLifeTimeVariation()

# Sums are beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 401], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 0.25, 128), (packed('<i2',
    'c-nLLG}lboNA<b+^!buEt}luR4V=KeTY%>R(}nx&XL4O`q`$d$ztbvylmA7TBl8ZHc6~d>@AflC->HfD{I5_3N&o=RxE^r'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 2, 2, 4], 1100.0, 140))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-l+m$(a5x^z+<kWz`Tj-u-L0?3vkm!hiQgxj(BJ-`K1Z-Dslq$nUh|p@NIK(uZC?YQ4g_^2_=@#}E3mi?e(fC;<REVIPG'
) * 40)[:2406],
    t4: [102, 134, 149, 245, 135, 12, 122, 106, 164, 149, 20, 143, 110, 163, 132, 160],
}, name='great_symmetric_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap. Steps still finer
# overflow in TF Lite, and in Android's own code.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 401], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 0.25, 116), (packed('<i2',
    'c-qsOurR+|!QhkPJGIvReOI^_{W@e<5pFxF;QIvcRju9bKlkb|FJjZ+J}93Yf9Kic?q7}x8+S2V_b23DZ?0#c1ONb}cpat'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 2, 2, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-r&+#hk5l-SFelgw2n5#0!<!Gfr727BclF)~xDWvS+`?r_agXmhu-Dx^i151#Mh#_ikAByKPSVY^4>a?;mHN1ONb!;T^>'
) * 40)[:2406],
    t4: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='cut_off_any_quant8').DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap. Steps still finer
# overflow in TF Lite, and in Android's own code.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 401], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 0.25, 128), (packed('<i2',
    'c-nLLG}lboNA<b+^!buEt}luR4V=KeTY%>R(}nx&XL4O`q`$d$ztbvylmA7TBl8ZHc6~d>@AflC->HfD{I5_3N&o=RxE^r'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 2, 2, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-l+m$(a5x^z+<kWz`Tj-u-L0?3vkm!hiQgxj(BJ-`K1Z-Dslq$nUh|p@NIK(uZC?YQ4g_^2_=@#}E3mi?e(fC;<REVIPG'
) * 40)[:2406],
    t4: [0, 0, 255, 255, 0, 0, 0, 0, 255, 255, 0, 255, 0, 255, 0, 255],
}, name='cut_off_symmetric_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 401], 1.0000001192092896, 120))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 0.9999998807907104, 128), (packed('<i2',
    'c-p0jxe>rH48t<G`D$^?GXzI8L}Jj@&`~my{G?HV+;2x=^Jr4#7+}_Zf4J`59%l'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 1.0, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 2, 2, 4], 1.0, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jrhxeWj?5QM<0+3%XSGc<x$i!|4g*e<=_uF6g6baCv!*#9#FUmkT>9EJ'
) * 40)[:2406],
    t4: [70, 255, 60, 15, 255, 59, 255, 0, 225, 255, 73, 255, 162, 0, 79, 255],
}, name='multiplier_just_below_1_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 401], 1.0, 120))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 0.5, 128), (packed('<i2',
    'c-p1L!2y6U00J==2M)S;bq4dw6j$CX9Vl;(r_^XnYC~EJzBof}vhn<J0qvI_Xa'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 0.5, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 2, 2, 4], 64.0, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-kGww-LZF5CpNR&+Ru)jgaDmU1uT<DyJ$?V2Mi>3F-e4&F62%19b@;hy'
) * 40)[:2406],
    t4: [123, 119, 116, 123, 116, 121, 119, 119, 123, 116, 121, 119, 119, 123, 123, 120],
}, name='multiplier_power_of_2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 401], 1.0000001192092896, 120))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 0.4999999403953552, 128), (packed('<i2',
    'c-p0k$q4{40EE)`+>LKwONjUptPL`1S*G|!QWJC=#p}IXPZ6|vHz1xDKKGCwga'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 0.5, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 2, 2, 4], 16.0, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-j@m0SW*x48p)yN3H$*IsykFXbkeS;Y#qaDg2AdN{l6IMV*#rcyR0-aR'
) * 40)[:2406],
    t4: [122, 111, 126, 146, 124, 110, 133, 118, 88, 125, 111, 133, 125, 108, 123, 112],
}, name='multiplier_just_below_power_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 401], 9.999999747378752e-06, 120))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 9.999999747378752e-06, 128), (packed('<i2',
    'c-p0k*%g2Q41*k8nxl)`9n2T-k|^n9EFIFag6+98Xoe!(dttQJo8nw~{_F$q_#SK'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 9.999999439624929e-11, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 2, 2, 4], 3.6000000203095794e-10, 139))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jrhu>k-u48pLh31FUYCoPh7+Y%0Rt+tcvB*QA@M9-B>$j4(p_yKl#9F+'
) * 40)[:2406],
    t4: [189, 13, 244, 24, 84, 207, 15, 53, 52, 83, 207, 28, 148, 210, 199, 22],
}, name='multiplier_tiny_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 401], 10000.0, 120))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 1000.0, 128), (packed('<i2',
    'c-p0i!4beP48k&aFo?<P&JdvoCu!P%oE<}zMr>wAmRGW|7EZaA?tjR6;RER-9$E'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 10000000.0, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 2, 2, 4], 59000000.0, 52))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-k$>u>rt93<9yK;Q%lHDblG>3|MKch4pF<Z4rs}2{zT%`JYIx^8j;c9CQ'
) * 40)[:2406],
    t4: [62, 19, 44, 119, 115, 14, 60, 143, 105, 116, 18, 67, 243, 178, 64, 22],
}, name='multiplier_huge_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
