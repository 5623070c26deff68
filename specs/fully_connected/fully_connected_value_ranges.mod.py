# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: scales far from 1, sums of many bits, cancellation, special numbers.

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
x4 = Input('x4', (U8, [2, 801], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 801], 0.25, 116), (packed('<i2',
    'c-p1Gi4lMx3<N;?Z#2i7n8N`T7>jUs+)<kWCDUepjTgql4UFKP*ybrxdlHJSlCZY3d90E(bR2(tnxHvI'
) * 53)[:3204])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-22541516, -22555872, -22576458, -22567634])
t7 = Output('t7', (U8, [2, 4], 27.76022720336914, 128))
model = Model()
model.Operation('FULLY_CONNECTED', x4, c5, c6, 0).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GTMB?65CFjLf3jlj!`DX!Y6j8+q%hoIjXFd#0xFaRFSm1jWDeLVJ!+XEz3B5yW}?Dcw*}@?49_W@V73lwwYTY;KR#$9HTM'
) * 27)[:1602],
    t7: [98, 238, 135, 143, 158, 18, 121, 113],
}, name='cancelled_any_quant8').DisableLifeTimeVariation()

# Sums have more bits than a float32 holds, and the bias leaves the last ones.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [2, 801], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 801], 0.25, 128), (packed('<i2',
    'c-p1Gi4DLY2mrwDzo<Mxp_mwf+78h>Ok$^F;aGVli9Nz>qQf<WiOUu&?4hH89p1ZT?Y^*0!0V3>sdYJX'
) * 53)[:3204])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-20682542, -20683592, -20681116, -20681604])
t7 = Output('t7', (U8, [2, 4], 10.918181419372559, 128))
model = Model()
model.Operation('FULLY_CONNECTED', x4, c5, c6, 0).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1G(F#B?6aY~F|7A#{wAN;0W{EqC)Lz)_`UvNY@s6Qv%@B+_Ypj$9CaiiSx3v3rZZc+_ChWul`jD4%M8Ma6ODxOcj}L`HHfj'
) * 27)[:1602],
    t7: [73, 118, 238, 36, 183, 138, 18, 220],
}, name='cancelled_symmetric_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# Sums have more bits than a float32 holds, and the bias leaves the last ones.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [2, 801], 0.5, 255))
c5 = Parameter('c5', (U8, [4, 801], 0.25, 128), (packed('<i2',
    'c-p1GfdPOZ2mrADKQt^U6(TJVI-<>Z>rYK2C%DiNQ>7YH8#%F;$Z)S$pcLQ7i(nm<reY3>mUQ{!1KJll2L'
) * 53)[:3204])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [20983900, 20981952, 20997166, 20981174])
t7 = Output('t7', (U8, [2, 4], 27.413637161254883, 128))
model = Model()
model.Operation('FULLY_CONNECTED', x4, c5, c6, 0).To(t7)
Example({
    x4: (packed('|i1',
    'c-oUO<Yd)SR?+2P)YW2_l29~~<74C#5ERo;*OcNiQeb4$G!!;d;@8w=Fc;x5W;K*j(~;GeQ;}shP!Qw+0L#q=z5'
) * 27)[:1602],
    t7: [238, 69, 174, 164, 18, 187, 82, 92],
}, name='cancelled_zero_point_255_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits, and float32 is a few units off. Each channel's
# first result is in the middle of the codes.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [2, 801], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 801], 0.25, 116), (packed('<i2',
    'c-p1Gi4lMx3<N;?Z#2i7n8N`T7>jUs+)<kWCDUepjTgql4UFKP*ybrxdlHJSlCZY3d90E(bR2(tnxHvI'
) * 53)[:3204])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-22534960, -22580364, -22577972, -22570832])
t7 = Output('t7', (U8, [2, 4], 2.0, 128))
model = Model()
model.Operation('FULLY_CONNECTED', x4, c5, c6, 0).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GTMB?65CFjLf3jlj!`DX!Y6j8+q%hoIjXFd#0xFaRFSm1jWDeLVJ!+XEz3B5yW}?Dcw*}@?49_W@V73lwwYTY;KR#$9HTM'
) * 27)[:1602],
    t7: [115, 124, 133, 142, 255, 0, 0, 0],
}, name='cancelled_to_little_any_quant8').DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits, and float32 is a few units off. Each channel's
# first result is in the middle of the codes.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [2, 801], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 801], 0.25, 128), (packed('<i2',
    'c-p1Gi4DLY2mrwDzo<Mxp_mwf+78h>Ok$^F;aGVli9Nz>qQf<WiOUu&?4hH89p1ZT?Y^*0!0V3>sdYJX'
) * 53)[:3204])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-20677972, -20682754, -20690644, -20673350])
t7 = Output('t7', (U8, [2, 4], 2.0, 128))
model = Model()
model.Operation('FULLY_CONNECTED', x4, c5, c6, 0).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1G(F#B?6aY~F|7A#{wAN;0W{EqC)Lz)_`UvNY@s6Qv%@B+_Ypj$9CaiiSx3v3rZZc+_ChWul`jD4%M8Ma6ODxOcj}L`HHfj'
) * 27)[:1602],
    t7: [115, 124, 133, 142, 255, 237, 0, 255],
}, name='cancelled_to_little_symmetric_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits, and float32 is a few units off. Each channel's
# first result is in the middle of the codes.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [2, 801], 0.5, 255))
c5 = Parameter('c5', (U8, [4, 801], 0.25, 128), (packed('<i2',
    'c-p1GfdPOZ2mrADKQt^U6(TJVI-<>Z>rYK2C%DiNQ>7YH8#%F;$Z)S$pcLQ7i(nm<reY3>mUQ{!1KJll2L'
) * 53)[:3204])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [20959568, 20994808, 20987088, 20973556])
t7 = Output('t7', (U8, [2, 4], 2.0, 128))
model = Model()
model.Operation('FULLY_CONNECTED', x4, c5, c6, 0).To(t7)
Example({
    x4: (packed('|i1',
    'c-oUO<Yd)SR?+2P)YW2_l29~~<74C#5ERo;*OcNiQeb4$G!!;d;@8w=Fc;x5W;K*j(~;GeQ;}shP!Qw+0L#q=z5'
) * 27)[:1602],
    t7: [115, 124, 133, 142, 0, 255, 0, 0],
}, name='cancelled_to_little_zero_point_255_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# Sums are beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 801], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 801], 0.25, 116), (packed('<i2',
    'c-jkItkN2>Yhy`=osbQ`=!Vk|vR^RmIKE`L$i*3QAHo%{S{Q!Wta|VE8E%u;cG+8YPkh3>X}$Ee>hiV1tGlxqC;<S?!X8='
) * 53)[:3204])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [2, 4], 620.0, 0))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-m9*+$EYO*UIO2ai?TuZ|`qAZ?z4D&(uZYe;@gLzDMYa)b}4}<zme(E!g7<Zr0zPmT=GL_Jzr!e`0z+KAX=#2><}U<{r%'
) * 27)[:1602],
    t4: [240, 201, 254, 255, 124, 255, 240, 255],
}, name='great_any_quant8').DisableLifeTimeVariation()

# Sums are beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 801], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 801], 0.25, 128), (packed('<i2',
    'c-l*5@rdMjm~8UlLc;o}_sY+%R51xp&hmJ_F2}RG*VS0{_lDT=8$8tpM*ZvScw^QVxVHH``KS7M*3Jj>e@8P=0sxkw9u@'
) * 53)[:3204])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [2, 4], 900.0, 123))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-k`(UVL}@X)}jt1@+VA2{Y8Ec*cgEZk<>ux&P7)N9CPTmaok(tx+m1?)tZ0-Rb@ftqHQ8uDfrmr_c55*?6CU5&!^7njHx'
) * 27)[:1602],
    t4: [114, 17, 222, 243, 13, 134, 24, 239],
}, name='great_symmetric_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap. Steps still finer
# overflow in TF Lite, and in Android's own code.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 801], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 801], 0.25, 116), (packed('<i2',
    'c-jkItkN2>Yhy`=osbQ`=!Vk|vR^RmIKE`L$i*3QAHo%{S{Q!Wta|VE8E%u;cG+8YPkh3>X}$Ee>hiV1tGlxqC;<S?!X8='
) * 53)[:3204])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [2, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-m9*+$EYO*UIO2ai?TuZ|`qAZ?z4D&(uZYe;@gLzDMYa)b}4}<zme(E!g7<Zr0zPmT=GL_Jzr!e`0z+KAX=#2><}U<{r%'
) * 27)[:1602],
    t4: [255, 255, 255, 255, 255, 255, 255, 255],
}, name='cut_off_any_quant8').DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap. Steps still finer
# overflow in TF Lite, and in Android's own code.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 801], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 801], 0.25, 128), (packed('<i2',
    'c-l*5@rdMjm~8UlLc;o}_sY+%R51xp&hmJ_F2}RG*VS0{_lDT=8$8tpM*ZvScw^QVxVHH``KS7M*3Jj>e@8P=0sxkw9u@'
) * 53)[:3204])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [2, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: (packed('<i2',
    'c-k`(UVL}@X)}jt1@+VA2{Y8Ec*cgEZk<>ux&P7)N9CPTmaok(tx+m1?)tZ0-Rb@ftqHQ8uDfrmr_c55*?6CU5&!^7njHx'
) * 27)[:1602],
    t4: [0, 0, 255, 255, 0, 255, 0, 255],
}, name='cut_off_symmetric_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 801], 1.0000001192092896, 120))
c2 = Parameter('c2', (U8, [4, 801], 0.9999998807907104, 128), (packed('<i2',
    'c-p0k#{mE!41^p!S6$rfAWy)#AnD4wf}<E#2*PNl+mQ9jcm#1zwcB}qc<0C-Qv'
) * 53)[:3204])
c3 = Parameter('c3', (I32, [4], 1.0, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [2, 4], 1.0, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jrf!3_W~5W=vjIS4G@{w$OELNvt@FfsfcsWn1A)N?3?xXK^;0CjO3i~'
) * 27)[:1602],
    t4: [255, 255, 255, 255, 255, 255, 255, 255],
}, name='multiplier_just_below_1_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 801], 1.0, 120))
c2 = Parameter('c2', (U8, [4, 801], 0.5, 128), (packed('<i2',
    'c-p0j$q|4+0D~;t9K^<TYmgTMu?GS+>I6?zpJ1IC;<~k?p4vR<4%79A7ww!LWB'
) * 53)[:3204])
c3 = Parameter('c3', (I32, [4], 0.5, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [2, 4], 64.0, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-j?;$qfK748o@7UcM<p=3xj6Ec_#kyDb(RgzThP>iQ3f5p{5-2Xkl~ga'
) * 27)[:1602],
    t4: [122, 116, 124, 119, 121, 123, 116, 124],
}, name='multiplier_power_of_2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 801], 1.0000001192092896, 120))
c2 = Parameter('c2', (U8, [4, 801], 0.4999999403953552, 128), (packed('<i2',
    'c-p0lu@S&P48pRwF~W;KJ46Mi0>uPxGF!_H+(;L}f<+YMYA+qdjGb%u{ow)szaE('
) * 53)[:3204])
c3 = Parameter('c3', (I32, [4], 0.5, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [2, 4], 16.0, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-j@ii3tEO3<I&LeSW%p2|_MPhPr^Co@HE|3NMFCRBEw~xf&mH4jg^'
) * 27)[:1602],
    t4: [112, 119, 114, 116, 112, 112, 120, 115],
}, name='multiplier_just_below_power_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 801], 9.999999747378752e-06, 120))
c2 = Parameter('c2', (U8, [4, 801], 9.999999747378752e-06, 128), (packed('<i2',
    'c-p0l$qfK841`kndJfX~x`*&WNJK*rG4(iIMz)K!auYQYj4t>~wPg?E^TH4DV;*t'
) * 53)[:3204])
c3 = Parameter('c3', (I32, [4], 9.999999439624929e-11, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [2, 4], 3.099999978939394e-10, 59))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jq!0SW*x5Q1KvSMBo)1kqe5ty2X~)5CFnLJXBhcE&1at(@Ekbc-B>'
) * 27)[:1602],
    t4: [236, 63, 96, 59, 11, 244, 66, 107],
}, name='multiplier_tiny_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 801], 10000.0, 120))
c2 = Parameter('c2', (U8, [4, 801], 1000.0, 128), (packed('<i2',
    'c-p0k!4Uu<5QDC8vq`XVwT6QqgX?5#swy*LA=Sj8be@LpX=Cn_;u{n4{ow%dEgp0'
) * 53)[:3204])
c3 = Parameter('c3', (I32, [4], 10000000.0, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [2, 4], 31000000.0, 116))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-j@n$q@h`0E57)$z}8Ei&-kx)sfDN%OA)g!?d-wYROWFkiO5jbc!5?'
) * 27)[:1602],
    t4: [243, 12, 179, 171, 38, 244, 13, 188],
}, name='multiplier_huge_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
