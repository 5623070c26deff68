# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: scales far from 1, sums of many bits, cancellation, special numbers.

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
x4 = Input('x4', (U8, [1, 2, 3, 802], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 1, 2, 401], 0.25, 116), (packed('<i2',
    'c-p1Gixq$%2mrwLUo`0hf{G!$Xo&6xj~&pK&txpC!CTK7ImzWh!Gce9Xv-u?{IJ%$-mKAs)W-J52iT-K2m'
) * 53)[:3208])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-23556430, -23561820, -23560340, -23553752])
t7 = Output('t7', (U8, [1, 2, 2, 4], 26.914772033691406, 128))
model = Model()
model.Operation('GROUPED_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1G2?~H95CFjb|1v`a2^7LEq|E4&)TEZh9??t+t<&`+pJQQwiCa4Jt+cn-gAY&%d`(nAbfe0B7W*j?u4o)x32R94#|OcnHsJ'
) * 79)[:4812],
    t7: [152, 186, 137, 27, 185, 173, 18, 67, 135, 92, 202, 122, 71, 70, 238, 229],
}, name='cancelled_any_quant8').DisableLifeTimeVariation()

# Sums have more bits than a float32 holds, and the bias leaves the last ones.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 2, 3, 802], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 1, 2, 401], 0.25, 128), (packed('<i2',
    'c-p1Gff0Zp2mrwLACv&IPOu|1p&|O8Ph;7gAeYOigRv9=YTg;=eS%(Ky!zo;(Hu1mIz`bJGh+MW1GGmurv'
) * 53)[:3208])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-20804700, -20827714, -20804694, -20803054])
t7 = Output('t7', (U8, [1, 2, 2, 4], 16.670454025268555, 128))
model = Model()
model.Operation('GROUPED_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GTMB?65CFjLf3gIr){m4@ELx-xSy<@92h|~(*}_VwQIie}5JPEc%4SZ&x?5KE@J8p^9Jx^xy&Aa4{c8BA@yxdS;{$*GHb?'
) * 79)[:4812],
    t7: [176, 24, 18, 210, 61, 56, 97, 46, 195, 232, 187, 74, 74, 46, 238, 206],
}, name='cancelled_symmetric_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# Sums have more bits than a float32 holds, and the bias leaves the last ones.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 2, 3, 802], 0.5, 255))
c5 = Parameter('c5', (U8, [4, 1, 2, 401], 0.25, 128), (packed('<i2',
    'c-p1G2@-%H2mrwT|Ih>!q-jJvq8`yMy^<cA3oh%mPhT}Uwk(iU$#BF5Jri@XVXYv0%d}N)4;MfF_yE2JIj;'
) * 53)[:3208])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [20657322, 20663226, 20659226, 20663172])
t7 = Output('t7', (U8, [1, 2, 2, 4], 21.30681800842285, 128))
model = Model()
model.Operation('GROUPED_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t7)
Example({
    x4: (packed('|i1',
    'c-k`-mF3lvQ5F?5))MC7mzUC&)Dcr-(N$*Dm6T+Z5tk7VmEkv$Q7~te7B%4$l4sK~lb1BqF%*~7Q&eXK0Mjf6@c'
) * 79)[:4812],
    t7: [67, 65, 238, 181, 46, 96, 189, 212, 143, 159, 34, 44, 210, 191, 18, 71],
}, name='cancelled_zero_point_255_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits, and float32 is a few units off. Each channel's
# first result is in the middle of the codes.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 2, 3, 802], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 1, 2, 401], 0.25, 116), (packed('<i2',
    'c-p1Gixq$%2mrwLUo`0hf{G!$Xo&6xj~&pK&txpC!CTK7ImzWh!Gce9Xv-u?{IJ%$-mKAs)W-J52iT-K2m'
) * 53)[:3208])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-23561866, -23574304, -23562130, -23531836])
t7 = Output('t7', (U8, [1, 2, 2, 4], 2.0, 128))
model = Model()
model.Operation('GROUPED_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1G2?~H95CFjb|1v`a2^7LEq|E4&)TEZh9??t+t<&`+pJQQwiCa4Jt+cn-gAY&%d`(nAbfe0B7W*j?u4o)x32R94#|OcnHsJ'
) * 79)[:4812],
    t7: [115, 124, 133, 142, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255],
}, name='cancelled_to_little_any_quant8').DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits, and float32 is a few units off. Each channel's
# first result is in the middle of the codes.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 2, 3, 802], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 1, 2, 401], 0.25, 128), (packed('<i2',
    'c-p1Gff0Zp2mrwLACv&IPOu|1p&|O8Ph;7gAeYOigRv9=YTg;=eS%(Ky!zo;(Hu1mIz`bJGh+MW1GGmurv'
) * 53)[:3208])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-20811294, -20813876, -20789944, -20813772])
t7 = Output('t7', (U8, [1, 2, 2, 4], 2.0, 128))
model = Model()
model.Operation('GROUPED_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GTMB?65CFjLf3gIr){m4@ELx-xSy<@92h|~(*}_VwQIie}5JPEc%4SZ&x?5KE@J8p^9Jx^xy&Aa4{c8BA@yxdS;{$*GHb?'
) * 79)[:4812],
    t7: [115, 124, 133, 142, 0, 255, 255, 0, 255, 255, 255, 0, 0, 255, 255, 107],
}, name='cancelled_to_little_symmetric_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits, and float32 is a few units off. Each channel's
# first result is in the middle of the codes.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 2, 3, 802], 0.5, 255))
c5 = Parameter('c5', (U8, [4, 1, 2, 401], 0.25, 128), (packed('<i2',
    'c-p1G2@-%H2mrwT|Ih>!q-jJvq8`yMy^<cA3oh%mPhT}Uwk(iU$#BF5Jri@XVXYv0%d}N)4;MfF_yE2JIj;'
) * 53)[:3208])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [20667516, 20673856, 20640556, 20654428])
t7 = Output('t7', (U8, [1, 2, 2, 4], 2.0, 128))
model = Model()
model.Operation('GROUPED_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t7)
Example({
    x4: (packed('|i1',
    'c-k`-mF3lvQ5F?5))MC7mzUC&)Dcr-(N$*Dm6T+Z5tk7VmEkv$Q7~te7B%4$l4sK~lb1BqF%*~7Q&eXK0Mjf6@c'
) * 79)[:4812],
    t7: [115, 124, 133, 142, 0, 255, 0, 255, 255, 255, 0, 0, 255, 255, 0, 0],
}, name='cancelled_to_little_zero_point_255_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# Sums are beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 802], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 0.25, 116), (packed('<i2',
    'c-p)7@6Z{|{uLU#w)Pgfif#PQ6)62`qL4-X&wLpn*_yUzs$c$APrJv-bs=cOnZhKM?V<wwdjIUMEPS{q#O(|NB>({J*d8D'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 2, 2, 4], 750.0, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-l+8ytP+9D{8AYpQxVL#mTbX_tus^FH_OK+psI>_VPa;UIZ|$o1Vt=@PPlz>lgc0J(n^M`*cV6<H}brd&~YZPyzt3BO#0'
) * 79)[:4812],
    t4: [216, 165, 178, 153, 226, 224, 255, 195, 192, 162, 255, 172, 78, 192, 252, 255],
}, name='great_any_quant8').DisableLifeTimeVariation()

# Sums are beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 802], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 0.25, 128), (packed('<i2',
    'c-nh(qOZA;C2L&)k9hOpn%?lIE7zYa+*Y1x?^>48@<NMs%e_6jj#N3Tu&nTs*O1ByT<LnVd{<+a{jCP)4`&%D0RYM{9r*'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 2, 2, 4], 500.0, 76))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-qSqxVI!vlG*sqmbTLUd}&e#9T%xRjz9dNcl-0Qb9yiRa=kZSd~)WlLAy-u_Y-HfT|2E~vi5=9;ic2`7hJr-KnVZ<)(#=G'
) * 79)[:4812],
    t4: [38, 82, 62, 74, 76, 55, 14, 86, 113, 38, 46, 243, 201, 128, 143, 81],
}, name='great_symmetric_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap. Steps still finer
# overflow in TF Lite, and in Android's own code.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 802], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 0.25, 116), (packed('<i2',
    'c-p)7@6Z{|{uLU#w)Pgfif#PQ6)62`qL4-X&wLpn*_yUzs$c$APrJv-bs=cOnZhKM?V<wwdjIUMEPS{q#O(|NB>({J*d8D'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 2, 2, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-l+8ytP+9D{8AYpQxVL#mTbX_tus^FH_OK+psI>_VPa;UIZ|$o1Vt=@PPlz>lgc0J(n^M`*cV6<H}brd&~YZPyzt3BO#0'
) * 79)[:4812],
    t4: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='cut_off_any_quant8').DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap. Steps still finer
# overflow in TF Lite, and in Android's own code.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 802], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 0.25, 128), (packed('<i2',
    'c-nh(qOZA;C2L&)k9hOpn%?lIE7zYa+*Y1x?^>48@<NMs%e_6jj#N3Tu&nTs*O1ByT<LnVd{<+a{jCP)4`&%D0RYM{9r*'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 2, 2, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-qSqxVI!vlG*sqmbTLUd}&e#9T%xRjz9dNcl-0Qb9yiRa=kZSd~)WlLAy-u_Y-HfT|2E~vi5=9;ic2`7hJr-KnVZ<)(#=G'
) * 79)[:4812],
    t4: [0, 255, 0, 0, 0, 0, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255],
}, name='cut_off_symmetric_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 802], 1.0000001192092896, 120))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 0.9999998807907104, 128), (packed('<i2',
    'c-p0lw*kN~0K#&(seau25C#Sz;FEwVLrF!5lsXD-HaT6jwRJ5<p18~S_a_hSqaJG'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 1.0, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 2, 2, 4], 1.0, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-j@p!2!TP5Q4y}6?L1><;#F*ReA1~L$+cjqrc@j*Iu2S+wpF)!3T609FG'
) * 79)[:4812],
    t4: [255, 0, 181, 0, 160, 255, 86, 199, 255, 111, 255, 255, 177, 255, 0, 255],
}, name='multiplier_just_below_1_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 802], 1.0, 120))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 0.5, 128), (packed('<i2',
    'c-p0k$qm3j5W><p=QO_b5X1x7zzrR&h@_1gpnV|A4jj*u*%j=FG=<>%lLza(9%2'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 0.5, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 2, 2, 4], 64.0, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-jrfxe)*`5QMO*_ruNmhDc;1uCS?@P&wVbJUKB$ttv&pD|u`40d(9PjQ'
) * 79)[:4812],
    t4: [121, 123, 119, 121, 119, 121, 125, 119, 117, 123, 122, 120, 119, 117, 119, 122],
}, name='multiplier_power_of_2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 802], 1.0000001192092896, 120))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 0.4999999403953552, 128), (packed('<i2',
    'c-p1P!4Uu;3<5zLhX83@tU(_8xIx5dBKTRfCLBu!46`K!Cd{@jgY=Mces%%#*&cf'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 0.5, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 2, 2, 4], 16.0, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-jrgw*de!48yRispjXC6>yW=8e(hUaP1h!XHO+tTqMH}PSG|Vb-5gd'
) * 79)[:4812],
    t4: [125, 126, 124, 145, 124, 124, 120, 125, 112, 115, 122, 133, 112, 112, 107, 123],
}, name='multiplier_just_below_power_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 802], 9.999999747378752e-06, 120))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 9.999999747378752e-06, 128), (packed('<i2',
    'c-p1M!2!S^0K&j74g_3WcW7Q0pK2y>@K&;*MUMI)ZLtz;Q>f0Srf<JLUGH@sY5'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 9.999999439624929e-11, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 2, 2, 4], 2.999999970665357e-10, 92))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-jq$w+#RQ41=zA&GYdF2rHyqq)-HoP}x>{D>YX!OK)qd9AY5%baNbz'
) * 79)[:4812],
    t4: [122, 15, 18, 241, 44, 130, 51, 31, 147, 147, 73, 156, 31, 142, 225, 66],
}, name='multiplier_tiny_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 802], 10000.0, 120))
c2 = Parameter('c2', (U8, [4, 1, 2, 401], 1000.0, 128), (packed('<i2',
    'c-p0gfenBF41+w}tu1}r{U9WS*sPEv-Ycc<%_d#6jV<h)bfuBGpA63*KK+dzkp'
) * 53)[:3208])
c3 = Parameter('c3', (I32, [4], 10000000.0, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 2, 2, 4], 30000000.0, 136))
model = Model()
model.Operation('GROUPED_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 2, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-jriu>k-u48pLh!9bpGwTo!-^+uKp#~`4(@ui#2qFyRHVUd4>2X_h_j{'
) * 79)[:4812],
    t4: [200, 243, 224, 94, 64, 196, 243, 230, 12, 204, 56, 119, 46, 20, 144, 65],
}, name='multiplier_huge_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
