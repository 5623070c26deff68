# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: scales far from 1, sums of many bits, cancellation, special numbers.

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
x4 = Input('x4', (U8, [1, 1, 3, 801], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 1, 2, 801], 0.25, 116), (packed('<i2',
    'c-p1Gi4A}-2mnC$U$ljWCm5{)r4Hd8xXvcfj71Bn%*-De<Lv}6Q!|VTdteouzQZor3pw@9#m65X!bLgT'
) * 106)[:6408])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-34573576, -34570696, -34603060, -34582816])
t7 = Output('t7', (U8, [1, 1, 4, 4], 13117.833984375, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 0, False).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GQ3`+{3;@vXf3m<F21W`?NTY@@68h1U>JYtGuNnq#0k*OqaLchN8J<3;2F*Idukaid6+?*Uj8oJsBIkq)>9zag19bj28U'
) * 40)[:2403],
    t7: [18, 18, 18, 18, 238, 238, 238, 238, 238, 238, 238, 238, 18, 18, 18, 18],
}, name='cancelled_any_quant8').DisableLifeTimeVariation()

# Sums have more bits than a float32 holds, and the bias leaves the last ones.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 1, 3, 801], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 1, 2, 801], 0.25, 128), (packed('<i2',
    'c-p1GhYi3W3;?kHe<;upAX7*TrAO2*OYRN<gsqp*z>}nRQMU#IYvH4o$y}#O;@TpDN8g$KP=5aS0Iokdhy'
) * 106)[:6408])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-31133700, -31111120, -31104126, -31123332])
t7 = Output('t7', (U8, [1, 1, 4, 4], 11816.0048828125, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 0, False).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GK?;B%5CFjb|FclcU?VHUKr>>cNZmtF*&~`khxF_z<<@QYN!lvryD>7t8Q_(dG*&f}7w!<AL*S(IQsUZ&p_ID%;{%q;Hf8'
) * 40)[:2403],
    t7: [19, 18, 18, 18, 238, 238, 238, 238, 238, 238, 238, 237, 18, 18, 18, 18],
}, name='cancelled_symmetric_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# Sums have more bits than a float32 holds, and the bias leaves the last ones.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 1, 3, 801], 0.5, 255))
c5 = Parameter('c5', (U8, [4, 1, 2, 801], 0.25, 128), (packed('<i2',
    'c-p1Giw%G<2n9g*AGE}0sD=Kpgz6C9jkdrY%pfVZDOnTiX~aHr$`Wcsj&OC8ZEt;+R$Qe`1^e;G2fW8Qzy'
) * 106)[:6408])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [31094792, 31097920, 31103840, 31102952])
t7 = Output('t7', (U8, [1, 1, 4, 4], 11789.0185546875, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 0, False).To(t7)
Example({
    x4: (packed('|i1',
    'c-oUt)f8k=lhe`EFp?8jF*RaURglux;t-SKlV@g=)zFgC<=4`c65v%d6p)e8QQ^^M)?_u{QsL4R<K`6v0N_9d&j'
) * 40)[:2403],
    t7: [238, 238, 238, 238, 18, 18, 18, 18, 18, 18, 18, 18, 238, 238, 238, 238],
}, name='cancelled_zero_point_255_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits, and float32 is a few units off. Each channel's
# first result is in the middle of the codes.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 1, 3, 801], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 1, 2, 801], 0.25, 116), (packed('<i2',
    'c-p1Gi4A}-2mnC$U$ljWCm5{)r4Hd8xXvcfj71Bn%*-De<Lv}6Q!|VTdteouzQZor3pw@9#m65X!bLgT'
) * 106)[:6408])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-23041220, -23061682, -23069712, -23060956])
t7 = Output('t7', (U8, [1, 1, 4, 4], 2.0, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 0, False).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GQ3`+{3;@vXf3m<F21W`?NTY@@68h1U>JYtGuNnq#0k*OqaLchN8J<3;2F*Idukaid6+?*Uj8oJsBIkq)>9zag19bj28U'
) * 40)[:2403],
    t7: [115, 124, 133, 142, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 121, 0],
}, name='cancelled_to_little_any_quant8').DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits, and float32 is a few units off. Each channel's
# first result is in the middle of the codes.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 1, 3, 801], 0.5, 0))
c5 = Parameter('c5', (U8, [4, 1, 2, 801], 0.25, 128), (packed('<i2',
    'c-p1GhYi3W3;?kHe<;upAX7*TrAO2*OYRN<gsqp*z>}nRQMU#IYvH4o$y}#O;@TpDN8g$KP=5aS0Iokdhy'
) * 106)[:6408])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [-20790684, -20735270, -20741768, -20752092])
t7 = Output('t7', (U8, [1, 1, 4, 4], 2.0, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 0, False).To(t7)
Example({
    x4: (packed('<i2',
    'c-p1GK?;B%5CFjb|FclcU?VHUKr>>cNZmtF*&~`khxF_z<<@QYN!lvryD>7t8Q_(dG*&f}7w!<AL*S(IQsUZ&p_ID%;{%q;Hf8'
) * 40)[:2403],
    t7: [115, 124, 133, 142, 255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 0, 0],
}, name='cancelled_to_little_symmetric_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits, and float32 is a few units off. Each channel's
# first result is in the middle of the codes.
# Expected values: float64 formula.
x4 = Input('x4', (U8, [1, 1, 3, 801], 0.5, 255))
c5 = Parameter('c5', (U8, [4, 1, 2, 801], 0.25, 128), (packed('<i2',
    'c-p1Giw%G<2n9g*AGE}0sD=Kpgz6C9jkdrY%pfVZDOnTiX~aHr$`Wcsj&OC8ZEt;+R$Qe`1^e;G2fW8Qzy'
) * 106)[:6408])
c6 = Parameter('c6', (I32, [4], 0.125, 0), [20720248, 20732264, 20736514, 20746662])
t7 = Output('t7', (U8, [1, 1, 4, 4], 2.0, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x4, c5, c6, 0, 0, 0, 0, 1, 1, 0, False).To(t7)
Example({
    x4: (packed('|i1',
    'c-oUt)f8k=lhe`EFp?8jF*RaURglux;t-SKlV@g=)zFgC<=4`c65v%d6p)e8QQ^^M)?_u{QsL4R<K`6v0N_9d&j'
) * 40)[:2403],
    t7: [115, 124, 133, 142, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255],
}, name='cancelled_to_little_zero_point_255_quant8').AddVariations(signed(x4, c5, t7)).DisableLifeTimeVariation()

# Sums are beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 801], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 1, 2, 801], 0.25, 116), (packed('<i2',
    'c-lJ@67=W7#>CpquYaC;yjWw`9p!JI{_-E@`>{{dxppr1)y=kFLe_*%QDOGeIV|``R4h^c?>vEZsUiA8-|x(0pacK_-((;L'
) * 106)[:6408])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 1, 4, 4], 2100.0, 0))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-ou4K&o<&wX|ole$JtD<_9Ko7Ww-<Ys`4O!!yk>GHd-s3C@TgAAg&aov_MfdUnJ_qVsd~7OsmcG}LD}Jho<_1ONa>j2yf'
) * 40)[:2403],
    t4: [98, 67, 94, 96, 255, 255, 255, 175, 213, 170, 158, 188, 121, 143, 154, 111],
}, name='great_any_quant8').DisableLifeTimeVariation()

# Sums are beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 801], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 1, 2, 801], 0.25, 128), (packed('<i2',
    'c-m{%GhvDU-w}3Di@C3NAKR;tB@b-9(~DRAn&<dB@q5DWLzPpxjD0Ro&s=ok`r`w?F0*E6<re1&YfEeMRZnD~1ONcBmK~e'
) * 106)[:6408])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 1, 4, 4], 940.0, 193))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-qUW{^1yH>vmE!a`JBDThGc)@F$%=(_^RTd9Y`0GMC%8sg>7!r%b*UCm&>%J>N9?%$E{%{{4(aoaU~Zre-rx0suq<94Y'
) * 40)[:2403],
    t4: [72, 109, 206, 106, 178, 137, 103, 191, 89, 13, 134, 107, 134, 243, 104, 208],
}, name='great_symmetric_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap. Steps still finer
# overflow in TF Lite, and in Android's own code.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 801], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 1, 2, 801], 0.25, 116), (packed('<i2',
    'c-lJ@67=W7#>CpquYaC;yjWw`9p!JI{_-E@`>{{dxppr1)y=kFLe_*%QDOGeIV|``R4h^c?>vEZsUiA8-|x(0pacK_-((;L'
) * 106)[:6408])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 1, 4, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-ou4K&o<&wX|ole$JtD<_9Ko7Ww-<Ys`4O!!yk>GHd-s3C@TgAAg&aov_MfdUnJ_qVsd~7OsmcG}LD}Jho<_1ONa>j2yf'
) * 40)[:2403],
    t4: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='cut_off_any_quant8').DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap. Steps still finer
# overflow in TF Lite, and in Android's own code.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 801], 0.5, 0))
c2 = Parameter('c2', (U8, [4, 1, 2, 801], 0.25, 128), (packed('<i2',
    'c-m{%GhvDU-w}3Di@C3NAKR;tB@b-9(~DRAn&<dB@q5DWLzPpxjD0Ro&s=ok`r`w?F0*E6<re1&YfEeMRZnD~1ONcBmK~e'
) * 106)[:6408])
c3 = Parameter('c3', (I32, [4], 0.125, 0), [-150000, -50000, 50000, 150000])
t4 = Output('t4', (U8, [1, 1, 4, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-qUW{^1yH>vmE!a`JBDThGc)@F$%=(_^RTd9Y`0GMC%8sg>7!r%b*UCm&>%J>N9?%$E{%{{4(aoaU~Zre-rx0suq<94Y'
) * 40)[:2403],
    t4: [0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 255],
}, name='cut_off_symmetric_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 801], 1.0000001192092896, 120))
c2 = Parameter('c2', (U8, [4, 1, 2, 801], 0.9999998807907104, 128), (packed('<i2',
    'c-p0jfe8RG48rz!w0ilv8y1j&5kW#EOs!T<Yp)nAW%>$~?zNFOJUTyI=tLe{'
) * 106)[:6408])
c3 = Parameter('c3', (I32, [4], 1.0, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 1, 4, 4], 1.0, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-jrhu>k-u48pLh!9bpGHLH=CM<OakY1hWUx*fyl&iU&G=V}*g4|N+Hl>'
) * 40)[:2403],
    t4: [145, 70, 38, 182, 255, 0, 0, 231, 214, 114, 5, 120, 100, 255, 0, 123],
}, name='multiplier_just_below_1_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 801], 1.0, 120))
c2 = Parameter('c2', (U8, [4, 1, 2, 801], 0.5, 128), (packed('<i2',
    'c-p0k!41Gb48l725e!|txf$vQvV>KvCN^<g!`l#D=!_BUTaNBZo6X5;pFe!;{~lu'
) * 106)[:6408])
c3 = Parameter('c3', (I32, [4], 0.5, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 1, 4, 4], 64.0, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-j@l#|^+h5CgHQ6-L|q*$)ClY@c&5jb$A9(tl@|WG90ziG)<(cysa`fd'
) * 40)[:2403],
    t4: [120, 126, 122, 122, 121, 121, 116, 122, 121, 126, 128, 124, 119, 122, 119, 117],
}, name='multiplier_power_of_2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 801], 1.0000001192092896, 120))
c2 = Parameter('c2', (U8, [4, 1, 2, 801], 0.4999999403953552, 128), (packed('<i2',
    'c-p1K!2!T948p(;9wWeuCp%R4keX4vu{#So%oA$4!f&q2nQA9$ED=-q{&WHEavo^'
) * 106)[:6408])
c3 = Parameter('c3', (I32, [4], 0.5, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 1, 4, 4], 16.0, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-j@o$qm3j5QM;}`(l#!npa8OqD?gn$FJr`7BDxf*auR3=+dTncOP|*9F+'
) * 40)[:2403],
    t4: [119, 131, 106, 124, 145, 144, 134, 130, 120, 131, 116, 109, 130, 135, 130, 126],
}, name='multiplier_just_below_power_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 801], 9.999999747378752e-06, 120))
c2 = Parameter('c2', (U8, [4, 1, 2, 801], 9.999999747378752e-06, 128), (packed('<i2',
    'c-p1P!2!T948p(;Za_GTCp%PMT_tzDPL0^@Nh`VyBf#oVqDS8JVV)06zCT^=8Xji'
) * 106)[:6408])
c3 = Parameter('c3', (I32, [4], 9.999999439624929e-11, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 1, 4, 4], 5.999999941330714e-10, 22))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-j?+$pHW$0D`7AkCu=0A=2j1F|q~79qVQUl4GP3?EY<+JLv&+h#Zp'
) * 40)[:2403],
    t4: [39, 52, 82, 76, 108, 211, 243, 89, 100, 75, 111, 135, 111, 13, 219, 48],
}, name='multiplier_tiny_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1, 3, 801], 10000.0, 120))
c2 = Parameter('c2', (U8, [4, 1, 2, 801], 1000.0, 128), (packed('<i2',
    'c-p0lw*kN~0K$BDsF$1EU<NG`l?i}pM~4w5CS+X<DhdbRg8l;Yds#j&yXHV1QU'
) * 106)[:6408])
c3 = Parameter('c3', (I32, [4], 10000000.0, 0), [-15, -5, 5, 15])
t4 = Output('t4', (U8, [1, 1, 4, 4], 82000000.0, 85))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('|i1',
    'c-j@pu>rt93<9yK!Eh}9NvA?d>za-j<;t>&YKN0M87rF4tw8_ytUY)$9G('
) * 40)[:2403],
    t4: [142, 172, 91, 61, 97, 242, 176, 77, 30, 229, 173, 62, 13, 165, 161, 99],
}, name='multiplier_huge_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
