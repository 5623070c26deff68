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

# Sums of more bits than a float32 holds, of which the bias leaves the last ones.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 802], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 116), packed('<i2',
    'c-rmDxfOsQ5I{luZ&dME&ILK1Sc8etpM2EoYNWParkAZn^SHx}S!@rd1li<v-NaVIw4v`crj#$AM;bO)RWg}OCX>lzGMP;No)-WB'
    '008*e3->MTHU'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-23556430, -23561820, -23560340, -23553752])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 26.914772033691406, 128))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-rmDX$n9<0Dw{VKN(3$jgmE4v&JwnP257M@BM#DrfV71;WhW3Hp=hZ)*qej+{<E@IuPb=j#!GUil6)u(-IoJ9nI<vwwKt7OeT}b'
    'WHOmdCX>lzGMP;NE?WQq00000z)!q~aq2P'
),
    output: [152, 186, 137, 27, 185, 173, 18, 67, 135, 92, 202, 122, 71, 70, 238, 229],
}, name='cancelled_any_quant8').DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 802], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 116), packed('<i2',
    'c-rmDxfOsQ5I{luZ&dME&ILK1Sc8etpM2EoYNWParkAZn^SHx}S!@rd1li<v-NaVIw4v`crj#$AM;bO)RWg}OCX>lzGMP;No)-WB'
    '008*e3->MTHU'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-23561866, -23574304, -23562130, -23531836])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 2.0, 128))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-rmDX$n9<0Dw{VKN(3$jgmE4v&JwnP257M@BM#DrfV71;WhW3Hp=hZ)*qej+{<E@IuPb=j#!GUil6)u(-IoJ9nI<vwwKt7OeT}b'
    'WHOmdCX>lzGMP;NE?WQq00000z)!q~aq2P'
),
    output: [115, 124, 133, 142, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255],
}, name='cancelled_to_little_any_quant8').DisableLifeTimeVariation()

# Sums beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 802], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 116), packed('<i2',
    'c-p)7@6Z{|{uLU#w)Pgfif#PQ6)62`qL4-X&wLpn*_yUzs$c$APrJv-bs=cOnZhKM?V<wwdjIUMEPS{q#O=(zQO%>8M>UUX9@RXm'
    'c~tYL=26X~nnyK{Y9?JX!zdU9qhJ(_f>AIEM!_f;1*2dT&=~*#sk<=u'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 750.0, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-rmDtquVJ003Z<O)-K^(`+t!2!RQLdYhoT>;+B{Jc6;&6v-=?Ao$s&a}qL}x3Jm1uYciw9S4Knx|T22OS?&>d07sVs2ZF{o6d3e'
    'e%#vG)wG|xZd>VLH(n&=M)!3pJm>c`jy|C*%d#xXvMkH8EX%Si|1M_$0002sPkaH2rd1C'
),
    output: [216, 165, 178, 153, 226, 224, 255, 195, 192, 162, 255, 172, 78, 192, 252, 255],
}, name='great_any_quant8').DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 802], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 116), packed('<i2',
    'c-p)7@6Z{|{uLU#w)Pgfif#PQ6)62`qL4-X&wLpn*_yUzs$c$APrJv-bs=cOnZhKM?V<wwdjIUMEPS{q#O=(zQO%>8M>UUX9@RXm'
    'c~tYL=26X~nnyK{Y9?JX!zdU9qhJ(_f>AIEM!_f;1*2dT&=~*#sk<=u'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-rmDtquVJ003Z<O)-K^(`+t!2!RQLdYhoT>;+B{Jc6;&6v-=?Ao$s&a}qL}x3Jm1uYciw9S4Knx|T22OS?&>d07sVs2ZF{o6d3e'
    'e%#vG)wG|xZd>VLH(n&=M)!3pJm>c`jy|C*%d#xXvMkH8EX%Si|1M_$0002sPkaH2rd1C'
),
    output: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255],
}, name='cut_off_any_quant8').DisableLifeTimeVariation()

# Sums of more bits than a float32 holds, of which the bias leaves the last ones.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 802], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 128), packed('<i2',
    'c-rmD!4ZHU3;;p<FEj=a9RUX;3fADq*X@7Xx%)Jmlkr%(;^j4jByP9jwH>SEO{#y&Vk2rb&7(?jJ>*+Q?~P0*lgVT<nM@{=zvl@6'
    '0001f_5#oY*f9'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-20804700, -20827714, -20804694, -20803054])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 16.670454025268555, 128))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-rmD(F#B?06<ay|7Dag54Nz7wMbg6JdB0EQ0kudGuqA>X{3|370!z@?p09Dp7r|3FF%N9(}P!Yh;GZ$y6|T{t<l_dxrBZslgVT<'
    'nM@{=$z(E_OeT}R%LxDg00000@Dnd0%DS2'
),
    output: [176, 24, 18, 210, 61, 56, 97, 46, 195, 232, 187, 74, 74, 46, 238, 206],
}, name='cancelled_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 16.670454025268555, 0),
})).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 802], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 128), packed('<i2',
    'c-rmD!4ZHU3;;p<FEj=a9RUX;3fADq*X@7Xx%)Jmlkr%(;^j4jByP9jwH>SEO{#y&Vk2rb&7(?jJ>*+Q?~P0*lgVT<nM@{=zvl@6'
    '0001f_5#oY*f9'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-20811294, -20813876, -20789944, -20813772])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 2.0, 128))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-rmD(F#B?06<ay|7Dag54Nz7wMbg6JdB0EQ0kudGuqA>X{3|370!z@?p09Dp7r|3FF%N9(}P!Yh;GZ$y6|T{t<l_dxrBZslgVT<'
    'nM@{=$z(E_OeT}R%LxDg00000@Dnd0%DS2'
),
    output: [115, 124, 133, 142, 0, 255, 255, 0, 255, 255, 255, 0, 0, 255, 255, 107],
}, name='cancelled_to_little_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, 0),
})).DisableLifeTimeVariation()

# Sums beyond 16 bits and beyond what float16 holds.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 802], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 128), packed('<i2',
    'c-nh(qOZA;C2L&)k9hOpn%?lIE7zYa+*Y1x?^>48@<NMs%e_6jj#N3Tu&nTs*O1ByT<LnVd{<+a{jCP)4`&~ZY97@*s(DoNsOC}4'
    'qnbxGk7^#(JgRwAGwGTcM!_f;1*2dTjDk@x3P!;w7zLw%&Hw<zCn;V'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 500.0, 76))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002;BmzB&Wp_r9f`30NpY<vQf)hscZh*7#lxzsH(AVtY$v-%6A-rHZ0zD_%tWaYf<cQ>hac3Yq1@2&7XTt9n<;;R`n'
    '7V#sxln1%svx`>8eW5zP)xz1RG>%V!EX%Si%d#xXvMkH8EdMSi00000;7@!3>AhlJ'
),
    output: [38, 82, 62, 74, 76, 55, 14, 86, 113, 38, 46, 243, 201, 128, 143, 81],
}, name='great_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 500.0, -52),
})).DisableLifeTimeVariation()

# Nearly all codes are cut off: what is shifted to the left must not wrap.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 802], 0.5, 0))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 128), packed('<i2',
    'c-nh(qOZA;C2L&)k9hOpn%?lIE7zYa+*Y1x?^>48@<NMs%e_6jj#N3Tu&nTs*O1ByT<LnVd{<+a{jCP)4`&~ZY97@*s(DoNsOC}4'
    'qnbxGk7^#(JgRwAGwGTcM!_f;1*2dTjDk@x3P!;w7zLw%&Hw<zCn;V'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [-150000, -50000, 50000, 150000])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 0.0010000000474974513, 99))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002;BmzB&Wp_r9f`30NpY<vQf)hscZh*7#lxzsH(AVtY$v-%6A-rHZ0zD_%tWaYf<cQ>hac3Yq1@2&7XTt9n<;;R`n'
    '7V#sxln1%svx`>8eW5zP)xz1RG>%V!EX%Si%d#xXvMkH8EdMSi00000;7@!3>AhlJ'
),
    output: [0, 255, 0, 0, 0, 0, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255],
}, name='cut_off_symmetric_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.0010000000474974513, -29),
})).DisableLifeTimeVariation()

# Sums of more bits than a float32 holds, of which the bias leaves the last ones.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 802], 0.5, 255))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 128), packed('<i2',
    'c-rmDITC;%5CB2{|4_N)uq>8E5q*P+(RAMaN#>UGvb(h0PQCJMu7+eoDPCNk!<N;=XrxQsT+|x;DCy9tNj;fNCX>lzGMP*!f6og5'
    '0002|>;<=P+8+'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [20657322, 20663226, 20659226, 20663172])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 21.30681800842285, 128))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('|i1',
    'c-rmD%?dz36oApDu<{oTU9N@{r5U9W@Be1r!s<Kw6YW$Sy4o%tZC<${i0`%}tR{#U?X|XA-8#Q!w0GIK%s);pfAw-Mdm71PGMP*!'
    'lgVT<nM@{=$>jg?2YziMQv'
),
    output: [67, 65, 238, 181, 46, 96, 189, 212, 143, 159, 34, 44, 210, 191, 18, 71],
}, name='cancelled_zero_point_255_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 21.30681800842285, 0),
})).DisableLifeTimeVariation()

# A step is sixteen units of a sum of 25 bits.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 802], 0.5, 255))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.25, 128), packed('<i2',
    'c-rmDITC;%5CB2{|4_N)uq>8E5q*P+(RAMaN#>UGvb(h0PQCJMu7+eoDPCNk!<N;=XrxQsT+|x;DCy9tNj;fNCX>lzGMP*!f6og5'
    '0002|>;<=P+8+'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.125, 0), [20667516, 20673856, 20640556, 20654428])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 2.0, 128))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('|i1',
    'c-rmD%?dz36oApDu<{oTU9N@{r5U9W@Be1r!s<Kw6YW$Sy4o%tZC<${i0`%}tR{#U?X|XA-8#Q!w0GIK%s);pfAw-Mdm71PGMP*!'
    'lgVT<nM@{=$>jg?2YziMQv'
),
    output: [115, 124, 133, 142, 0, 255, 0, 255, 255, 255, 0, 0, 255, 255, 0, 0],
}, name='cancelled_to_little_zero_point_255_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.0, 0),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 802], 1.0000001192092896, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.9999998807907104, 128), packed('<i2',
    'c-rmDF&2PO2m?V6E`;P?T%I?uvDz&tfT_9dYNg$hQtonEw_L}28fQn68J$sEvyV&OJs1oIgTY`h7z_q~#upJ05fKs5&po1lKh6'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 1.0, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 1.0, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('|i1',
    'c-rmD!2y5(48p*v3xzJPF5xR*!g-ubMpfE9k2EWH<oULJyDzzDdrIo}?QLy?!C){L3<iV2U@#aA27|%>;Riky%>)'
),
    output: [255, 0, 181, 0, 160, 255, 86, 199, 255, 111, 255, 255, 177, 255, 0, 255],
}, name='multiplier_just_below_1_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000001192092896, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.9999998807907104, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, -8),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 802], 1.0, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.5, 128), packed('<i2',
    'c-rmDxedTT3<E(oPU>siY{7}6T_`w6H|ibtD5I&WJhmlwpX~K!alX!R@>Sk!s&Y~U7z_r3!C){L3<iJ44-pX&5fRbPy-s*N_y'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.5, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 64.0, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('|i1',
    'c-rmDu?+x03<ANbF_>%qUByQ$qD30-))RH6nXanz>fYO|#-7$n6v=A)Qol`XFc=I5gTY`h7z_r3!C)}>Kl}m0Kg?k'
),
    output: [121, 123, 119, 121, 119, 121, 125, 119, 117, 123, 122, 120, 119, 117, 119, 122],
}, name='multiplier_power_of_2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 64.0, -8),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 802], 1.0000001192092896, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 0.4999999403953552, 128), packed('<i2',
    'c-rmDu@%HX3<A+>94)YoTQ0%LMe_p!J&i}lr&iwG@y#fW9VyD}r6ZkA?_Tdz-G}a&n3$NDn3$NDn3$OOd;9|c004kLdjNxNLl*'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 0.5, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 16.0, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('|i1',
    'c-rmDu@L}448p*wF&H=hSH(w4rCD!s?MAVulB3(Ls?*EvtkTA-8B1^ICev01gTY`h7z_r3!C){L3<iV$!yf^0$~^'
),
    output: [125, 126, 124, 145, 124, 124, 120, 125, 112, 115, 122, 133, 112, 112, 107, 123],
}, name='multiplier_just_below_power_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000001192092896, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.4999999403953552, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 16.0, -8),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 802], 9.999999747378752e-06, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 9.999999747378752e-06, 128), packed('<i2',
    'c-rmDxdFg148y=I&PVd%@d{~D0To%C&uHDWr{0}rQ*GpE?vQq4CAHmYM`u@)xz}JY7z_r3!C){L{2f0;L_|bHL_hZe*4;m*'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 9.999999439624929e-11, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 2.999999970665357e-10, 92))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('|i1',
    'c-rmDu@S&P3<ANbk$`XBs>0D_z_8xTtgBR;)m&27_O|bqdT!OV^xd`HJjGI;!C){L3<iV2U@#aA27|%i|L_NX0?fD'
),
    output: [122, 15, 18, 241, 44, 130, 51, 31, 147, 147, 73, 156, 31, 142, 225, 66],
}, name='multiplier_tiny_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-06, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-06, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 2.999999970665357e-10, -36),
})).DisableLifeTimeVariation()

# The ratio of the scales is a power of two, just below one, or of far scales.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 802], 10000.0, 120))
filter = Parameter('filter', ('TENSOR_QUANT8_ASYMM', [4, 1, 2, 401], 1000.0, 128), packed('<i2',
    'c-rmDxedfX3<SXoT+4ZwxHbhjXLS=G#;MpHRgU`H-|c$um}IA#jjh_b*B$A|z5C=eU@#aA27|$1Fc|zD|A>f)h=_>(+zXh|N2>'
))
bias = Parameter('bias', ('TENSOR_INT32', [4], 10000000.0, 0), [-15, -5, 5, 15])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 2, 4], 30000000.0, 136))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('|i1',
    'c-rmDu>rt93<9yK4Hz$<pCZ-uk~1CMUY+LRbM4r(+UT<FoW`qWM@rm`Uh{KgGMP*!lgVT<nM@{=$z<|x`2!}x%?k'
),
    output: [200, 243, 224, 94, 64, 196, 243, 230, 12, 204, 56, 119, 46, 20, 144, 65],
}, name='multiplier_huge_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 10000.0, -8),
    filter: ('TENSOR_QUANT8_ASYMM_SIGNED', 1000.0, 0),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 30000000.0, 8),
})).DisableLifeTimeVariation()
