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

# Sums of more bits than a float32 holds, of which the bias leaves the last ones.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 116), packed('<i2',
    'c-rmD(GG$j006-L|3?)Z$Y`YjV!zSa-TQ@Bj%5!^&3l<K&01?a)3$xq6v8pe=rzr__BdyFw!7EYeqS+<@*Y<XvMkH8EX%Si%d#xX'
    'vMkH8EX%)}9{>OV0001g>I>qrzLx'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-34573576, -34570696, -34603060, -34582816])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 13117.833984375, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-rmD!3sby0Dxid|6~e_noy&dSgU2_f-Ss&qvQYGzpw|LPn{6+xvb(Us#q5KP7fbN?1t7o+2m|#&ekZkHLAAKW!4>D^+t|?OeT}b'
    'WHOojkrMy_0Q~I*+DlV`'
),
    output: [18, 18, 18, 18, 238, 238, 238, 238, 238, 238, 238, 238, 18, 18, 18, 18],
}, name='cancelled_any_quant8').DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 116), packed('<i2',
    'c-rmD(GG$j006-L|3?)Z$Y`YjV!zSa-TQ@Bj%5!^&3l<K&01?a)3$xq6v8pe=rzr__BdyFw!7EYeqS+<@*Y<XvMkH8EX%Si%d#xX'
    'vMkH8EX%)}9{>OV0001g>I>qrzLx'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-23041220, -23061682, -23069712, -23060956])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 2.0, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-rmD!3sby0Dxid|6~e_noy&dSgU2_f-Ss&qvQYGzpw|LPn{6+xvb(Us#q5KP7fbN?1t7o+2m|#&ekZkHLAAKW!4>D^+t|?OeT}b'
    'WHOojkrMy_0Q~I*+DlV`'
),
    output: [115, 124, 133, 142, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 121, 0],
}, name='cancelled_to_little_any_quant8').DisableLifeTimeVariation()

# Sums beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 116), packed('<i2',
    'c-rmDD+<B@002<IDENa}4H^uBCotI!G7qreF?I{9D^?L?&0yG?$zoeG+C==o1g|0TUVm9QD^I&9POtCdWj)vzy~pj-$m_2|Fo{>S'
    'b2`3<oB6U|oeuL>8FZrVCuwdM;i&yAl1!FmS(as4mStI%Wm%SGS(at_cXI^*00000;7@%427Dwr'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 2100.0, 0))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-ou4K&o<&wX|ole$JtD<_9Ko7Ww-<Ys`4O!!yk>GHd-s3C@TgAAg&aov_MfdUnJ_qVsd~7OsmcG}LD}Jhq-cs(DoNsOC}4qnbxG'
    'k7^#(JgOOsW`<EP3P!;w7zLwX6pVsVKy3g3UaxD('
),
    output: [98, 67, 94, 96, 255, 255, 255, 175, 213, 170, 158, 188, 121, 143, 154, 111],
}, name='great_any_quant8').DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 116), packed('<i2',
    'c-rmDD+<B@002<IDENa}4H^uBCotI!G7qreF?I{9D^?L?&0yG?$zoeG+C==o1g|0TUVm9QD^I&9POtCdWj)vzy~pj-$m_2|Fo{>S'
    'b2`3<oB6U|oeuL>8FZrVCuwdM;i&yAl1!FmS(as4mStI%Wm%SGS(at_cXI^*00000;7@%427Dwr'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-ou4K&o<&wX|ole$JtD<_9Ko7Ww-<Ys`4O!!yk>GHd-s3C@TgAAg&aov_MfdUnJ_qVsd~7OsmcG}LD}Jhq-cs(DoNsOC}4qnbxG'
    'k7^#(JgOOsW`<EP3P!;w7zLwX6pVsVKy3g3UaxD('
),
    output: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='cut_off_any_quant8').DisableLifeTimeVariation()

# Sums of more bits than a float32 holds, of which the bias leaves the last ones.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 1, 3, 801], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 128), packed('<i2',
    'c-rmD$qj=r006M=KPaT(%7rQsP`XA{*?)(tJbje7#$KPaws=ludS7X8TRhe!<h!;xwX=R|newuYG4iqZIiGi$gDlIkEX%Si%d#xX'
    'vMkH8EX(rm<`)0}0002MpZWqlcASj'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-31133700, -31111120, -31104126, -31123332])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 11816.0048828125, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-rmD%L+h106<ay|7RkP8hJHQ#z-Ubn1#al0ZYq!_Qxn=?|I*kRE^haWmg0`tG2+JR){A#lcp=;T1RS$bSS3K%A<GNkWZy^z9Eyz'
    'WHOmdCVylP0001gdjXqKUxf'
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
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 128), packed('<i2',
    'c-rmD$qj=r006M=KPaT(%7rQsP`XA{*?)(tJbje7#$KPaws=ludS7X8TRhe!<h!;xwX=R|newuYG4iqZIiGi$gDlIkEX%Si%d#xX'
    'vMkH8EX(rm<`)0}0002MpZWqlcASj'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-20790684, -20735270, -20741768, -20752092])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 2.0, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-rmD%L+h106<ay|7RkP8hJHQ#z-Ubn1#al0ZYq!_Qxn=?|I*kRE^haWmg0`tG2+JR){A#lcp=;T1RS$bSS3K%A<GNkWZy^z9Eyz'
    'WHOmdCVylP0001gdjXqKUxf'
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
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 128), packed('<i2',
    'c-rmDEe=5e003Z{pCBlr8+e;S6=b5RNC=dd%mFBDf@y+D4q-_83#v`y0JbM^4YTj--?UUowLi1gshC{M51B`EcdOQW;XdBfp50gH'
    'eIBo}<wmp~Y%kaQF^<yx;xHWLgF=v-ET^(8%d#xXvMkH8EX%Si%d#xXznc>P000000DtNWf~_Vo'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 940.0, 193))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-qUW{^1yH>vmE!a`JBDThGc)@F$%=(_^RTd9Y`0GMC%8sg>7!r%b*UCm&>%J>N9?%$E{%{{4(aoaU~Zre^1jY97@*s(DoNsOC}4'
    'qnbxGk7~xEnPC)+f>AIEM!_f;1*2dTP#XXMS*TVi'
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
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 128), packed('<i2',
    'c-rmDEe=5e003Z{pCBlr8+e;S6=b5RNC=dd%mFBDf@y+D4q-_83#v`y0JbM^4YTj--?UUowLi1gshC{M51B`EcdOQW;XdBfp50gH'
    'eIBo}<wmp~Y%kaQF^<yx;xHWLgF=v-ET^(8%d#xXvMkH8EX%Si%d#xXznc>P000000DtNWf~_Vo'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-qUW{^1yH>vmE!a`JBDThGc)@F$%=(_^RTd9Y`0GMC%8sg>7!r%b*UCm&>%J>N9?%$E{%{{4(aoaU~Zre^1jY97@*s(DoNsOC}4'
    'qnbxGk7~xEnPC)+f>AIEM!_f;1*2dTP#XXMS*TVi'
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
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 128), packed('<i2',
    'c-rmDK@P$o001!m|IiUJ%)uDq2-9yE)85<a8PgF{iXm^$UP7<AA4{9peO=Z(OAlehIm+ny>Yx36mOVbU`YJJvCd;xc%d#xXvMkH8'
    'EX%Si%d-5t`33+00002+r@l(ovy}'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [31094792, 31097920, 31103840, 31102952])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 11789.0185546875, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|i1',
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
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.25, 128), packed('<i2',
    'c-rmDK@P$o001!m|IiUJ%)uDq2-9yE)85<a8PgF{iXm^$UP7<AA4{9peO=Z(OAlehIm+ny>Yx36mOVbU`YJJvCd;xc%d#xXvMkH8'
    'EX%Si%d-5t`33+00002+r@l(ovy}'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [20720248, 20732264, 20736514, 20746662])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 2.0, 128))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|i1',
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
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.9999998807907104, 128), packed('<i2',
    'c-rmDfeFMw2t~m({&ltT+jMb+c_4x^l}S}9GdbI}TRpqocjct3=Ir}PHhWL^nRn9XIv9pw7=~dOhG7_nVHk#C7>41$#g8OOk|arz'
    'BuUao`vKirbsG'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 1.0, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 1.0, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|i1',
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
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.5, 128), packed('<i2',
    'c-rmD(G9~u2nE3uZjJ|TJa!jRH1mOwU~AL0Gu@e<-cIhFOue$_bSinSo2%Yg^}L;Ho^?ws7K_DVu~;k?i^XEGSS%Kc#bUAecjFHL'
    '00000z@Pd8ERJ|)'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.5, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 64.0, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|i1',
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
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 0.4999999403953552, 128), packed('<i2',
    'c-rmD$q~aq3<NO;E}omXHVl;u%?Ce&+=-k%)4g%3@~OBtwVl0LeP3^HJ+XOWa;GzEy7rD?7=~dOhG7_nVHk#C7=~dOhQEt{k|arz'
    'BuSDaNq^c4g*|%S'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.5, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 16.0, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|i1',
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
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 9.999999747378752e-06, 128), packed('<i2',
    'c-rmD!41Pe3<JRwev+tj<8c{5F!LpMt9ozWp6yib-Dh?ydv|gwN!Olirrygt_LKAeCpoiXu~;k?i^XEGSS%Kc#bU8oEEbE!zZ-u5'
    '000000RGe$MjLtt'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 9.999999439624929e-11, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 5.999999941330714e-10, 22))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|i1',
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
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 801], 1000.0, 128), packed('<i2',
    'c-rmDxe>zv3<NP3F20qU?n2|i2A7c7>Wqk--P@j=%Bq~n+}^mUjg6jo?qPq2xcjNDUKoa97=~dOhG7_nVHk#C7>42Z;*TUrk|arz'
    'BuUbr_60Fiac='
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 10000000.0, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 4, 4], 82000000.0, 85))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 0, False).To(output)
Example({
    input: packed('|i1',
    'c-rmDxdDIx5CXxf;dq)?b4wuGU`MiP#*G;0oT^2PUMSsxA%ya1Bf)pPjcRy!czAetczE~+KhG^^bN'
),
    output: [142, 172, 91, 61, 97, 242, 176, 77, 30, 229, 173, 62, 13, 165, 161, 99],
}, name='multiplier_huge_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 10000.0, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 1000.0, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 82000000.0, -43),
})).DisableLifeTimeVariation()
