# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: scales far from 1, sums of many bits, cancellation, special numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text):
    """Many values in little space."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).tolist()

# Sums of more bits than a float32 holds, of which the bias leaves the last ones.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 116), packed('|u1',
    'c-rmD#}U9F3;@CYD+P%mj66;R;WqrZ{jc<PhbqBJZLZnPtUo!WH)fH0wmB@j#-Z+V^gZmXduf^NnyUzzOeT}bWHOmdCX>lzGMP*!'
    'lgVWAfAa?yY`&K'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-34573576, -34570696, -34603060, -34582816])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 13117.833984375, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-rmDK?;B%6a~Qh-z+f2z(~P@G)ja|LK{t~F3=I)?5AGU_s$5hmHiMmADZO;>2hkKnMKpf97P$54%VKN9it)^DJMGzwN_+gWMpJy'
    'WMt%@`~lc_Q-J'
),
    output: [18, 18, 18, 18, 238, 238, 238, 238, 238, 238, 238, 238, 18, 18, 18, 18],
}, name='cancelled_any_quant8').DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 116), packed('|u1',
    'c-rmD#}U9F3;@CYD+P%mj66;R;WqrZ{jc<PhbqBJZLZnPtUo!WH)fH0wmB@j#-Z+V^gZmXduf^NnyUzzOeT}bWHOmdCX>lzGMP*!'
    'lgVWAfAa?yY`&K'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-23041220, -23061682, -23069712, -23060956])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 2.0, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-rmDK?;B%6a~Qh-z+f2z(~P@G)ja|LK{t~F3=I)?5AGU_s$5hmHiMmADZO;>2hkKnMKpf97P$54%VKN9it)^DJMGzwN_+gWMpJy'
    'WMt%@`~lc_Q-J'
),
    output: [115, 124, 133, 142, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 121, 0],
}, name='cancelled_to_little_any_quant8').DisableLifeTimeVariation()

# Sums beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 116), packed('|u1',
    'c-lJ@67=W7#>CpquYaC;yjWw`9p!JI{_-E@`>{{dxppr1)y=kFLe_*%QDOGeIV|``R4h^c?>vEZsUiA8-|x&jG^%-2^Qh)g&7+z}'
    'HIHf@)jX<sRP(6jQO%>8M>UUX9@RXmc~tYL=26X~nnyK{Y97@*cr^n69*-nB'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 2100.0, 0))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-ou4K&o<&wX|ole$JtD<_9Ko7Ww-<Ys`4O!!yk>GHd-s3C@TgAAg&aov_MfdUnJ_qVsd~7OsmcG}LD}Jhq-cs(DoNsOC}4qnbxG'
    'k7^#(JgOOsW&mTTYsm'
),
    output: [98, 67, 94, 96, 255, 255, 255, 175, 213, 170, 158, 188, 121, 143, 154, 111],
}, name='great_any_quant8').DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 116), packed('|u1',
    'c-lJ@67=W7#>CpquYaC;yjWw`9p!JI{_-E@`>{{dxppr1)y=kFLe_*%QDOGeIV|``R4h^c?>vEZsUiA8-|x&jG^%-2^Qh)g&7+z}'
    'HIHf@)jX<sRP(6jQO%>8M>UUX9@RXmc~tYL=26X~nnyK{Y97@*cr^n69*-nB'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-ou4K&o<&wX|ole$JtD<_9Ko7Ww-<Ys`4O!!yk>GHd-s3C@TgAAg&aov_MfdUnJ_qVsd~7OsmcG}LD}Jhq-cs(DoNsOC}4qnbxG'
    'k7^#(JgOOsW&mTTYsm'
),
    output: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='cut_off_any_quant8').DisableLifeTimeVariation()

# Sums of more bits than a float32 holds, of which the bias leaves the last ones.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 128), packed('|u1',
    'c-rmDxedS|5CFmc8wGs)2gnkSa2pPG@^Mqox++0dJ0)}(M$I!z>QQp=uI|=t>7%_(P4)5KTXR~rj$N!HlgVT<nM@{=$z(E_OeT}b'
    'WHOmd{%`&Ou3nst'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-31133700, -31111120, -31104126, -31123332])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 11816.0048828125, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-rmDOA3G>00qGNA1xF!FtS1lG$WKEKZ~HU3v`4x`*FtQXOA&8X1mX<v?R720?BR`;^h~gw5&(V%)u-bo@SMn64uW5rBn_X85tQF'
    '85tS*Cx6LPUxf'
),
    output: [19, 18, 18, 18, 238, 238, 238, 238, 238, 238, 238, 237, 18, 18, 18, 18],
}, name='cancelled_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 11816.0048828125, 0),
})).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 128), packed('|u1',
    'c-rmDxedS|5CFmc8wGs)2gnkSa2pPG@^Mqox++0dJ0)}(M$I!z>QQp=uI|=t>7%_(P4)5KTXR~rj$N!HlgVT<nM@{=$z(E_OeT}b'
    'WHOmd{%`&Ou3nst'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-20790684, -20735270, -20741768, -20752092])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 2.0, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-rmDOA3G>00qGNA1xF!FtS1lG$WKEKZ~HU3v`4x`*FtQXOA&8X1mX<v?R720?BR`;^h~gw5&(V%)u-bo@SMn64uW5rBn_X85tQF'
    '85tS*Cx6LPUxf'
),
    output: [115, 124, 133, 142, 255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 0, 0],
}, name='cancelled_to_little_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, 0),
})).DisableLifeTimeVariation()

# Sums beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 128), packed('|u1',
    'c-m{%GhvDU-w}3Di@C3NAKR;tB@b-9(~DRAn&<dB@q5DWLzPpxjD0Ro&s=ok`r`w?F0*E6<re1&YfEeMRZnam)jX<sRP(6jQO%>8'
    'M>UUX9@RXmc~tYL=26X~nnyK{Y97@*s(DoNsOC}4qnbxGk7^#gngLKDCNT'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 940.0, 193))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-qUW{^1yH>vmE!a`JBDThGc)@F$%=(_^RTd9Y`0GMC%8sg>7!r%b*UCm&>%J>N9?%$E{%{{4(aoaU~Zre^1jY97@*s(DoNsOC}4'
    'qnbxGk7~xE831QyRw)'
),
    output: [72, 109, 206, 106, 178, 137, 103, 191, 89, 13, 134, 107, 134, 243, 104, 208],
}, name='great_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 940.0, 65),
})).DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 128), packed('|u1',
    'c-m{%GhvDU-w}3Di@C3NAKR;tB@b-9(~DRAn&<dB@q5DWLzPpxjD0Ro&s=ok`r`w?F0*E6<re1&YfEeMRZnam)jX<sRP(6jQO%>8'
    'M>UUX9@RXmc~tYL=26X~nnyK{Y97@*s(DoNsOC}4qnbxGk7^#gngLKDCNT'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-qUW{^1yH>vmE!a`JBDThGc)@F$%=(_^RTd9Y`0GMC%8sg>7!r%b*UCm&>%J>N9?%$E{%{{4(aoaU~Zre^1jY97@*s(DoNsOC}4'
    'qnbxGk7~xE831QyRw)'
),
    output: [0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 255],
}, name='cut_off_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0010000000474974513, -29),
})).DisableLifeTimeVariation()

# Sums of more bits than a float32 holds, of which the bias leaves the last ones.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 0.5, 255))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 128), packed('|u1',
    'c-rmD%MpMe3_!vD8-+0r2;pOd0d2#>+xzx9Bs2*@d`_3Cx0<cFzV;Da%uCJtDQoJqyzMQ|&?0B5w@R3uOeT}bWHOmdCX>lzGMP*!'
    'lgVT<`M>!C8NRcX'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [31094792, 31097920, 31103840, 31102952])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 11789.0185546875, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-rmDOA3G>00qEB8DT%&n21?{hMH0d-T!J`pd-B5k92|8he^Q~GuyWix2Y?(LXB(HEIz6{#jMz{KTPXn`?Ct<rj`cL4O}84BO@at'
    'BO@dK<PY_o40`'
),
    output: [238, 238, 238, 238, 18, 18, 18, 18, 18, 18, 18, 18, 238, 238, 238, 238],
}, name='cancelled_zero_point_255_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 11789.0185546875, 0),
})).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 0.5, 255))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 128), packed('|u1',
    'c-rmD%MpMe3_!vD8-+0r2;pOd0d2#>+xzx9Bs2*@d`_3Cx0<cFzV;Da%uCJtDQoJqyzMQ|&?0B5w@R3uOeT}bWHOmdCX>lzGMP*!'
    'lgVT<`M>!C8NRcX'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [20720248, 20732264, 20736514, 20746662])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 2.0, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-rmDOA3G>00qEB8DT%&n21?{hMH0d-T!J`pd-B5k92|8he^Q~GuyWix2Y?(LXB(HEIz6{#jMz{KTPXn`?Ct<rj`cL4O}84BO@at'
    'BO@dK<PY_o40`'
),
    output: [115, 124, 133, 142, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255],
}, name='cancelled_to_little_zero_point_255_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, 0),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 1.0000001192092896, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.9999998807907104, 128), packed('|u1',
    'c-rmDu?+x03<AN*0h`L-*Tn}LASBROD_hpCrg7_Rn_OuWd#CS_s@`;`UX(cp27|$1Fc=I5gTY`h7z_r3!C){L{9F71<+gPj'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 1.0, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 1.0, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-rmDIRU^x3<EIKenb8Wpb)%EF{rY#p#X-HCZ?pOJyjI$=ucgxW6(3vEH5uFFE1}IFaP8R{_ti0'
),
    output: [145, 70, 38, 182, 255, 0, 0, 231, 214, 114, 5, 120, 100, 255, 0, 123],
}, name='multiplier_just_below_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000001192092896, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.9999998807907104, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, -8),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 1.0, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.5, 128), packed('|u1',
    'c-rmD!3_X03<AN%Ljb4oOS-tn`hhILXktxkr>@7znWlP|+1pWa+sV>P>CX1*eMew07z_r3!C){L3<iV2U@#aA27|%>#UH}8cxC'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.5, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 64.0, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-rmDu@Qg(48y>wZAZ!SK+gy+bf@MKyKm=UCYEvJ%Y1i+mF#3;Hi?8Zz(H|wadB~RadGhvegM4{V(|'
),
    output: [120, 126, 122, 122, 121, 121, 116, 122, 121, 126, 128, 124, 119, 122, 119, 117],
}, name='multiplier_power_of_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 64.0, -8),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 1.0000001192092896, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.4999999403953552, 128), packed('|u1',
    'c-rmDu@L|<3<AN%EkL;OcNrht5M08lJKEe$I@i|mysaCha$eHZXR14^ZX|EqcLsyOU@#aA27|$1Fc=I5gTY`h7!3X|{s2r7dfo'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.5, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 16.0, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-rmDxedSo5CXxfd9Qifxl4d(B{UZyf!U@M-&tQMYS|0nlGg(E6(?KP`{ss+hlhuUhlhuM@B<MSW&i'
),
    output: [119, 131, 106, 124, 145, 144, 134, 130, 120, 131, 116, 109, 130, 135, 130, 126],
}, name='multiplier_just_below_power_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000001192092896, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.4999999403953552, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 16.0, -8),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 9.999999747378752e-06, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 9.999999747378752e-06, 128), packed('|u1',
    'c-rmDu>rt92*bd|G1&a#VT=^2rHj<r-k!AO-MmTUY{n(qt(4=@Ef@Q_?jO4*U@#aA27|$1Fc=I5gTY`h7z_r3!T-e{Eb4j&'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 9.999999439624929e-11, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 5.999999941330714e-10, 22))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-rmDxe)*{3<AKaF^`)!mtP4;0Z21z>vYoqi5Adl(n_Zd6#JyqZ@$xxZU7Gt4-XFy4-XIj;0LE)Ww8'
),
    output: [39, 52, 82, 76, 108, 211, 243, 89, 100, 75, 111, 135, 111, 13, 219, 48],
}, name='multiplier_tiny_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-06, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-06, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 5.999999941330714e-10, -106),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 10000.0, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 1000.0, 128), packed('|u1',
    'c-rmDu>pVp3<AN$1rjDVZej5a&2!CIlDEB`^~Q;J?M`)*s+!evhkilVPfey^Fc=I5gTY`h7z_r3!C){L3<iV2|HUsTba8J'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 10000000.0, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 82000000.0, 85))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|u1',
    'c-rmDxdDIx5CXxf;dq)?b4wuGU`MiP#*G;0oT^2PUMSsxA%ya1Bf)pPjcRy!czAetczE~+KhG^^bN'
),
    output: [142, 172, 91, 61, 97, 242, 176, 77, 30, 229, 173, 62, 13, 165, 161, 99],
}, name='multiplier_huge_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 10000.0, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 1000.0, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 82000000.0, -43),
})).DisableLifeTimeVariation()
