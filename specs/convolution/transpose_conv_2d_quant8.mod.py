# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D of 8 bits: zero points, scales, channels, limits.

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
S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# No dimension is another.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5Vkdd%z@3r+UaRmp9cK=Lzzx!!mLG|Rish2inU)#5`Xi34ly$nPE0H~i98v'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [35336, 39063, -6738])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 43.0, 44))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 17, 24, 14, 114, 17, 161, 130, 150, 161, 124, 71, 92, 120, 130, 19, 81, 89, 125, 31, 134,
    103, 58],
    output: packed('<i2',
    'c-pf*6Wrd$yKBGgl$l~VD>V8h3olx!T0h;iW*X1U)3qJ@RBztNZa%Ad?m_I*9?`A^q7S#&O_;Cx@N~xHd78`CMD?xG?OP?c@=R#g'
    'Zq)^MLMBWToxMb1!4BKb4XQ^!H+9ccyuK^Hd#BR+y_TDoEB4Qq-#Oc%XMy<Pt(H^fD$Q7G!7!iz0Qz@7n*'
),
}, name='valid_quant8').AddNchw(input, layout, output_shape, output)

# No dimension is another.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5VF!$l)8^0<yRNbFioPX@^@&%8ktuAi4I4kAyxvU>`KT<9~c+Nls001ER7)A'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [18067, -20057, 46627])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 64.0, 58))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 87, 0, 209, 167, 148, 175, 66, 217, 221, 118, 35, 179, 217, 181, 133, 71, 15, 102, 136, 13,
    72, 145],
    output: packed('<i2',
    'c-oWWX>W7gG(+xuwD8Onp58{E<JFpLefUpQ**!_~I@#g9{*>+W4!^Ur?CzE8Z%db4R&V(^PH^M&$g6pZGh38SS@QK(S*&Rg-q{j('
    's#k4uw)UC~*;#H9n=|CM?hJibpt-Tf`BI(Dx^|V5k;2QO1s0YW&PkW)sgOI6AiOk7bqm9Q0sz}YI9&'
),
}, name='valid_symmetric').AddNchw(input, layout, output_shape, output).AddVariations(signed(input, filter, output))

# No dimension is another.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 3, 2]), packed('|i1',
    'c-pIPd~Eix$iVT(Kl_4rX5wKl^@NStU-PG0dEK?wkFR~jD_~&=05<;)@&'
), extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', (I32, [3]), [49684, -39161, -14770])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 5.5, 115))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 244, 82, 178, 107, 81, 158, 119, 228, 52, 132, 87, 91, 59, 131, 219, 116, 95, 59, 165, 60,
    28, 36],
    output: packed('<i2',
    'c-m_>Dc<W;@>Fl>Djm1&B2(At`EM34++-KAMLq3C_2;cF`S-$~Y|>7>V9~luBVw&!*tMY2HGEOm!%Ef)h3?glUn`TeK`msZYUO5~'
    '*i*`r)*AV460O*+n7vjm_=-{6DtW&%_AAziMV&Az*({s1RxJ2{X44w+&^^j2>%;=qNdzzqC;$Mac{iB'
),
}, name='valid_channel').AddNchw(input, layout, output_shape, output).AddVariations(signed(input, output))

# What is cut off by an odd padding.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 2, 2], 0.5, 31))
filter = Parameter('filter', (U8, [2, 4, 3, 2], 0.25, 116), packed('<i2',
    'c-s5V5cOr|qQ29+LbJB4m~!+={@II<_J977`g-!7Cr>WqWqzrhxX&+edg-P|-D|qH<<v2d2ms6O9_#'
))
bias = Parameter('bias', (I32, [2], 0.125, 0), [-34281, -35961])
output_shape = Parameter('output_shape', (I32, [4]), [1, 9, 4, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 9, 4, 2], 43.0, 202))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 2, 3, activation, layout).To(output)
Example({
    input: [0, 255, 106, 195, 26, 178, 211, 99, 20, 223, 25, 175],
    output: packed('<i2',
    'c-rI3-m@fQ&%EVxqkUoybfh<x`OS;p-MuWUsQ=~8d!P0n>W+;_URd3_tT?zYab4+>694umySjGVT`?^tIB8vLL~^<R%*3Vry@?D|'
    '0sw0!CaV'
),
}, name='same_quant8').AddNchw(input, layout, output_shape, output).DisableLifeTimeVariation()

# What is cut off by an odd padding.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 2, 2], 0.5, 31))
filter = Parameter('filter', (U8, [2, 4, 3, 2], 0.25, 128), packed('<i2',
    'c-s5VaIo@9U(JDK$5yR-UU%nl$=-9HJ|?|=HFxLL$;-ann7{7#)cf<ltiRsXwC3B_jAf4*NCW_^u_AN'
))
bias = Parameter('bias', (I32, [2], 0.125, 0), [18266, -26427])
output_shape = Parameter('output_shape', (I32, [4]), [1, 9, 4, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 9, 4, 2], 59.0, 69))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 2, 3, activation, layout).To(output)
Example({
    input: [0, 255, 226, 192, 124, 69, 194, 180, 116, 178, 153, 210],
    output: packed('<i2',
    'c-m7}OA#nbY%%W=>vEZ#G1)7{X{zyNr_FY&eUf-SFI*B?pjfHU?bz?qAk!v0(QdV6v0112nVHkQ>(x7KW(H31s575!IL&#b6$6z3'
    '01$s1xB'
),
}, name='same_symmetric').AddNchw(input, layout, output_shape, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# What is cut off by an odd padding.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 2, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 4, 3, 2]), packed('|i1',
    'c-pIPw7mb`;gw=WwMAU6EBlSlPwKLB|Hk<}X7NZ7tISdGeHvM*Rm<_*Qr9s1g@5Qx04<gk;s'
), extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', (I32, [2]), [9179, 44306])
output_shape = Parameter('output_shape', (I32, [4]), [1, 9, 4, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 9, 4, 2], 6.5, 59))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 2, 3, activation, layout).To(output)
Example({
    input: [0, 255, 110, 6, 230, 178, 3, 97, 150, 179, 80, 5],
    output: packed('<i2',
    'c-rHgZoQ}NNW`qT*>%nNS0WasowV-oUm7s2d0Wuu+;!no{Z7nY)p|3cr}v~wzw<GV2{R7XT-bcuZ(-2(?s>)60_WBocJA|B6EKZ|'
    'N&o;hcP4x'
),
}, name='same_channel').AddNchw(input, layout, output_shape, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Gaps that only the bias fills.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 1], 0.5, 31))
filter = Parameter('filter', (U8, [2, 1, 2, 1], 0.25, 116), [255, 0, 199, 251])
bias = Parameter('bias', (I32, [2], 0.125, 0), [29874, -23889])
output_shape = Parameter('output_shape', (I32, [4]), [1, 4, 9, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 9, 2], 48.0, 85))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 3, 2, activation, layout).To(output)
Example({
    input: [0, 255, 197, 38, 11, 142],
    output: packed('<i2',
    'c-osGu!d)`_!sy1w8i50tqTJei(|s25(_04i_Z~SDX>`lw0@%<HZ=@X0syO|8$<'
),
}, name='same_filter_below_strides_quant8').AddNchw(input, layout, output_shape, output).DisableLifeTimeVariation()

# Gaps that only the bias fills.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 2, 1]), [127, -127, -29, 9], extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.006500000134110451]))
bias = Parameter('bias', (I32, [2]), [-12963, -1611])
output_shape = Parameter('output_shape', (I32, [4]), [1, 4, 9, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 9, 2], 0.800000011920929, 181))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 3, 2, activation, layout).To(output)
Example({
    input: [0, 255, 169, 161, 139, 12],
    output: packed('<i2',
    'c-kx2G+}MSx-V0Bw>PXiG0$>K!#YfOc)soChIKm@d2VW0SH7`p9X2%#R006+Mk-b'
),
}, name='same_filter_below_strides_channel').AddNchw(input, layout, output_shape, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# More is cut off above than at the left.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 4, 1], 0.5, 31))
filter = Parameter('filter', (U8, [1, 7, 4, 1], 0.25, 128), packed('<i2',
    'c-s5VaO}dF4{fFEmqsn${O-cMhxZl~UV3||uX5Glat1sA03^E-?E'
))
bias = Parameter('bias', (I32, [1], 0.125, 0), [25223])
output_shape = Parameter('output_shape', (I32, [4]), [1, 3, 8, 1])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 8, 1], 31.0, 0))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 130, 23, 97, 195, 141, 227, 143, 87, 127, 28],
    output: [148, 179, 252, 221, 255, 154, 151, 69, 136, 234, 255, 254, 217, 172, 208, 164, 163, 255, 255, 255,
    239, 247, 182, 124],
}, name='same_long_filter_symmetric').AddNchw(input, layout, output_shape, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# More is cut off above than at the left.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 4, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 7, 4, 1]), packed('|i1',
    'c-pIP^ilXIqM!LG^2uGZBC|4<{OG%HzVmyAdZoAk0J<a$mj'
), extraParams=SymmPerChannelQuantParams(0, [0.0032500000670552254]))
bias = Parameter('bias', (I32, [1]), [-52264])
output_shape = Parameter('output_shape', (I32, [4]), [1, 3, 8, 1])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 8, 1], 0.41999998688697815, 191))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 174, 122, 226, 191, 30, 59, 127, 48, 188, 147],
    output: [50, 16, 142, 42, 151, 58, 177, 26, 95, 44, 242, 93, 144, 23, 39, 14, 116, 64, 66, 83, 102, 47, 161,
    28],
}, name='same_long_filter_channel').AddNchw(input, layout, output_shape, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Four sides are cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 1], 0.5, 31))
filter = Parameter('filter', (U8, [2, 3, 4, 1], 0.25, 116), [255, 0, 81, 77, 197, 115, 85, 251, 219, 249, 181, 94, 226, 92, 174, 179, 191, 121, 146, 115, 177,
    152, 152, 129])
bias = Parameter('bias', (I32, [2], 0.125, 0), [1189, -37663])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 62.0, 104))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 1, 2, 0, 1, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 32, 229, 249, 84, 150, 238, 49, 89, 183, 154],
    output: packed('<i2',
    'c-kwHTkU1R8*LV8VIy>)MP4_?zsuB3?B2X3MwM~xHj^|zO_^f6Aiv(YOLbS|8iOgG{VEJ30|1$r6Lb'
),
}, name='explicit_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Four sides are cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 1], 0.5, 31))
filter = Parameter('filter', (U8, [2, 3, 4, 1], 0.25, 128), [255, 0, 93, 163, 95, 117, 139, 112, 125, 118, 167, 108, 114, 234, 182, 197, 117, 218, 209, 144,
    158, 88, 249, 206])
bias = Parameter('bias', (I32, [2], 0.125, 0), [10243, 13])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 32.0, 88))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 1, 2, 0, 1, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 206, 142, 27, 56, 213, 155, 188, 72, 157, 9],
    output: packed('<i2',
    'c-oub{n?dg&5k<vyI$3SF<l26rpB&SJimCk-?UrLG~dL}ICMz&W60Fr)#YA2M^abMJeQfuKr#RT<pUc9'
),
}, name='explicit_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Four sides are cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 1]), [127, -127, 127, 55, 77, 31, 10, 81, 108, 14, 123, 110, 73, 120, 3, 101, 20, -9, 106, 71, 39, 101,
    86, 29], extraParams=SymmPerChannelQuantParams(0, [0.0032500000670552254, 0.0032500000670552254]))
bias = Parameter('bias', (I32, [2]), [32107, 25351])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 0.6499999761581421, 8))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 1, 2, 0, 1, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 49, 120, 37, 105, 7, 107, 164, 50, 104, 244],
    output: packed('<i2',
    'c-l*{n^wTvyws<#)hc<RPhM#C#Dcaov-vgt^FB|nn;x99AT2iK$t2tDk&Y!nanbvlCzdmi3;?n|7Wx'
),
}, name='explicit_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# All that the outermost pixels give is cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [2, 2, 3, 2], 0.25, 128), [255, 0, 246, 137, 180, 202, 172, 129, 168, 231, 140, 188, 92, 148, 168, 224, 179, 198, 175, 119,
    178, 242, 129, 170])
bias = Parameter('bias', (I32, [2], 0.125, 0), [13160, -45745])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 4, 2], 46.0, 148))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 3, 4, 2, 3, 2, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5Z}I<zyZiF$&yp9p*86IHOWo!m8FEs^O#gPsw4WRO9&M`NExpmu!ayVd0Ji890s'
),
    output: [181, 59, 222, 44, 199, 31, 242, 15, 222, 65, 212, 46, 192, 33, 213, 51, 238, 43, 211, 47, 192, 30,
    237, 14],
}, name='cut_off_beyond_the_filter_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# All that the outermost pixels give is cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 3, 2]), [127, -127, 77, 53, -35, 75, -19, 127, -14, 10, 108, 69, -29, 42, 57, -17, 22, -22, -17, 121, 89,
    122, 115, 98], extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.026000000536441803]))
bias = Parameter('bias', (I32, [2]), [32228, -4915])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 4, 2], 2.4000000953674316, 64))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, 3, 4, 2, 3, 2, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5ukLqTJ43wB`PIV2wBt%^x3<}Dy_@~xesi>{Qre@a=~g<YekvRdXCM*)0Ge$Rum'
),
    output: [175, 51, 216, 11, 187, 89, 133, 69, 151, 116, 176, 103, 145, 120, 245, 229, 198, 41, 220, 13, 206,
    87, 172, 40],
}, name='cut_off_beyond_the_filter_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 3], 0.5, 31))
filter = Parameter('filter', (U8, [2, 1, 1, 3], 0.25, 116), [255, 0, 184, 154, 244, 138])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-28075, -40430])
output_shape = Parameter('output_shape', (I32, [4]), [1, 2, 3, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 25.0, 255))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 1, 1, activation, layout).To(output)
Example({
    input: [0, 255, 11, 237, 183, 32, 40, 75, 167, 182, 112, 4, 86, 70, 34, 36, 27, 140],
    output: [0, 188, 170, 189, 142, 98, 163, 130, 131, 89, 157, 63],
}, name='filter_1x1_quant8').AddNchw(input, layout, output_shape, output).DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 3], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 3]), [127, -127, 116, 19, 121, 121], extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.026000000536441803]))
bias = Parameter('bias', (I32, [2]), [-38406, -13325])
output_shape = Parameter('output_shape', (I32, [4]), [1, 2, 3, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 3.5999999046325684, 129))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 1, 1, activation, layout).To(output)
Example({
    input: [0, 255, 84, 21, 207, 86, 229, 131, 48, 168, 127, 163, 184, 103, 9, 187, 181, 231],
    output: [12, 200, 29, 181, 86, 146, 97, 190, 74, 113, 103, 245],
}, name='filter_1x1_channel').AddNchw(input, layout, output_shape, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 4, 2], 0.5, 31))
filter = Parameter('filter', (U8, [2, 1, 3, 2], 0.25, 128), [255, 0, 156, 203, 158, 106, 188, 187, 123, 134, 196, 175])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-25960, 28595])
output_shape = Parameter('output_shape', (I32, [4]), [1, 1, 9, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 9, 2], 58.0, 140))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 86, 154, 90, 97, 53, 98],
    output: [14, 226, 118, 205, 53, 243, 107, 203, 80, 238, 98, 202, 72, 228, 96, 202, 82, 212],
}, name='one_row_symmetric').AddNchw(input, layout, output_shape, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 4, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 3, 2]), [127, -127, 63, 12, 117, 62, 89, -32, -26, 17, 1, 85], extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.006500000134110451]))
bias = Parameter('bias', (I32, [2]), [-9315, 17708])
output_shape = Parameter('output_shape', (I32, [4]), [1, 1, 9, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 1, 9, 2], 1.899999976158142, 155))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 226, 184, 156, 132, 17, 93],
    output: [12, 168, 126, 193, 176, 239, 171, 181, 244, 221, 154, 183, 162, 195, 123, 188, 131, 194],
}, name='one_row_channel').AddNchw(input, layout, output_shape, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Channels that fill no vector.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 1, 17], 0.5, 31))
filter = Parameter('filter', (U8, [5, 1, 2, 17], 0.25, 116), packed('<i2',
    'c-s5Vkea?V=gXnsriDH2pDH3sQqR1*cVTB#R$@&-@}ac<uUGAEKE7&W>Ef#Aw=xo96Mnzk^6$xlki4AY-!(tqUO(0U`0Y&p2Xp^!'
    '`8Kz5;f%JE|K?A-nD(Nowg2Un?N4`fv=%S^cRzYk*W?9Dr*_Pozy9mdtW5>2bFc4e3)p=6ZAj9ts2!7ke_isT``)|gi~ZB)+{y5N'
    'aew!@lBK&g<?mX1zNl%%#<jPe<!*~Ok-{)!001T2ZPN'
))
bias = Parameter('bias', (I32, [5], 0.125, 0), [40632, -33467, 12288, 42358, -33989])
output_shape = Parameter('output_shape', (I32, [4]), [1, 3, 2, 5])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 2, 5], 120.0, 47))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5fAHC}?;l=zALWvKnsxuQ+;s2MV`29LxHUqp4GQe#*REqA2mq(M5mf'
),
    output: packed('<i2',
    'c-kv#c)PFU%Y;KG!XtTXqItkXuIH3#!7Dt<*IP5-1psE44G#'
),
}, name='channels_17_quant8').AddNchw(input, layout, output_shape, output).DisableLifeTimeVariation()

# Channels that fill no vector.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 1, 17], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [5, 1, 2, 17]), packed('|i1',
    'c-jG~09F5gf#H2!0V>|<Dj^6GIc4M!Gv{=CLU-TTYZ_qm{c3Y%V_6?|=mr7vaYsLJZva2rN;Gd~OeRYI03bd<Xn#rp=`ufe9}Rup'
    '^-y2|A~$VMY(Ggn_YmYA9WfF2ZR$+#Uhj7jd3{)7_i*eM|7CLk328=RWfXE}^yyd$dMiKjA?z7r-F|p|{WVeO-XbSLI3|DMckM9i'
    '>qzQcZB|4GUj7T=VrO?rbI{aDXa'
), extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.006500000134110451, 0.0032500000670552254, 0.0032500000670552254, 0.013000000268220901]))
bias = Parameter('bias', (I32, [5]), [41146, -56367, -9092, -9990, -38256])
output_shape = Parameter('output_shape', (I32, [4]), [1, 3, 2, 5])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 2, 5], 6.0, 54))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5uePF5TzA3NlDEs&-<pt<`mJvI`}gk_+4|@2QP`^(u(6hbAOHZjf)a%'
),
    output: packed('<i2',
    'c-pIS5A+W^5$NvOkt}Xv%nK$qI|PJyeF}3A=wZMM0LLi`5d'
),
}, name='channels_17_channel').AddNchw(input, layout, output_shape, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5V@N&2BmY{u`x?WDm$vC&HW8S$Rxw~#vtq$D(xb6JLgEjB3++`pF008qL7n%'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [-13423, -17880, -26051])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 0.05999999865889549, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 21, 112, 124, 153, 133, 246, 117, 231, 221, 240, 101, 205, 38, 180, 60, 251, 43, 105, 228,
    104, 158, 32],
    output: packed('<i2',
    'c-muNKmq?@)c^lL=6_@WmIE`O6pW3c{XdLC)eBbzGZ#(cfB*msGC0T'
),
}, name='activation_quant8').AddAllActivations(output, activation).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5Vkdd%z@3r+UaRmp9cK=Lzzx!!mLG|Rish2inU)#5`Xi34ly$nPE0H~i98v'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [35336, 39063, -6738])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 14.0, 0))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 17, 24, 14, 114, 17, 161, 130, 150, 161, 124, 71, 92, 120, 130, 19, 81, 89, 125, 31, 134,
    103, 58],
    output: packed('<i2',
    'c-qtbU;h6;!~g%rK=LSv0Yd-&OML|~et@|Lz~uD*P+2oDxf4wG{r}GlX4HVmDpWQ9!Q^=`sR5I+1CyFyQiWka0RS++TGj'
),
}, name='saturated_quant8').DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5Vkdd%z@3r+UaRmp9cK=Lzzx!!mLG|Rish2inU)#5`Xi34ly$nPE0H~i98v'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [35336, 39063, -6738])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 1720.0, 44))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 17, 24, 14, 114, 17, 161, 130, 150, 161, 124, 71, 92, 120, 130, 19, 81, 89, 125, 31, 134,
    103, 58],
    output: packed('|i1',
    'c-l3LfeF9>2*VCi+xY);Q@4Qx(X>fP0cnSva(KB5NaV*ZYlP_gHX6;YGt*PT(ieXlXe}>p{^Lf1b7mf)5Eir'
),
}, name='coarse_quant8').DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5Vkdd%z@3r+UaRmp9cK=Lzzx!!mLG|Rish2inU)#5`Xi34ly$nPE0H~i98v'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [35336, 39063, -6738])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 0.029999999329447746, 100))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 17, 24, 14, 114, 17, 161, 130, 150, 161, 124, 71, 92, 120, 130, 19, 81, 89, 125, 31, 134,
    103, 58],
    output: packed('<i2',
    'c-s5_9|#!!LrFOLkAuV%Bt{KRDTV<B0Np)ing'
),
}, name='fine_quant8').DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5Vkdd%z@3r+UaRmp9cK=Lzzx!!mLG|Rish2inU)#5`Xi34ly$nPE0H~i98v'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [35336, 39063, -6738])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 0.125, 9))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 17, 24, 14, 114, 17, 161, 130, 150, 161, 124, 71, 92, 120, 130, 19, 81, 89, 125, 31, 134,
    103, 58],
    output: packed('<i2',
    'c-s5_9|#!!LrFOLkAuV%Bt{KRDTV<B0Np)ing'
),
}, name='as_products_quant8').DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 2, 2], 0.5, 31))
filter = Parameter('filter', (U8, [2, 1, 2, 2], 0.25, 116), [255, 0, 154, 76, 237, 180, 162, 200])
bias = Parameter('bias', (I32, [2], 0.125, 0), [39464, -2223])
output_shape = Parameter('output_shape', (I32, [4]), [1, 1, 4, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', (U8, [1, 1, 4, 2], 31.0, 69))
output = Output('output', (F32, [1, 1, 4, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 107, 216],
    output: [1147.0, 1054.0, 3658.0, 1891.0, 3565.0, 2356.0, 4371.0, 2108.0],
}, name='clear_of_halves_quant8').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5Va3y8stCqUUzwSqNPkxfwbMsK`&#f=s-ma|gIQMt;>Q$#Yk1!Ac05cC5p#'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [-9024, -14866, -13970])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 0.05999999865889549, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 178, 95, 152, 29, 222, 90, 72, 146, 54, 119, 17, 227, 74, 76, 0, 181, 96, 32, 240, 214, 55,
    134],
    output: packed('<i2',
    'c-qB`$qfK72*dp8{v*543pS`97EvM~F$j}pA2y9stcZI-p_NWA?FYPp7ydH=md`fN'
),
}, name='activation_symmetric').AddAllActivations(output, activation).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5VF!$l)8^0<yRNbFioPX@^@&%8ktuAi4I4kAyxvU>`KT<9~c+Nls001ER7)A'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [18067, -20057, 46627])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 21.0, 0))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 87, 0, 209, 167, 148, 175, 66, 217, 221, 118, 35, 179, 217, 181, 133, 71, 15, 102, 136, 13,
    72, 145],
    output: packed('<i2',
    'c-qB_Aqv6(001uuvM-nnK43u>%zMG=((DFbU=Tz^5bO(nLJ$^KtO}M@lQ8rFlX=cpc<I6&)Q_QJh6~y%@{D6F1DBz%Q2Rb78hFAL'
    'UU7z|=6FYFOT2X+`@ubKaD>~gNjzXP@Y1u!6sLH^HSYrFxclw@<O_IENEZ'
),
}, name='saturated_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5VF!$l)8^0<yRNbFioPX@^@&%8ktuAi4I4kAyxvU>`KT<9~c+Nls001ER7)A'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [18067, -20057, 46627])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 2560.0, 58))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 87, 0, 209, 167, 148, 175, 66, 217, 221, 118, 35, 179, 217, 181, 133, 71, 15, 102, 136, 13,
    72, 145],
    output: packed('|i1',
    'c-k$EfeipK2*U0H(f$9`z%4NZwJ0F5g(;}w$1P!<T0hZOU1;${E4)+u@k|1Q5fQS@c(uX3|Kj^)z3T!()*V0'
),
}, name='coarse_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5VF!$l)8^0<yRNbFioPX@^@&%8ktuAi4I4kAyxvU>`KT<9~c+Nls001ER7)A'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [18067, -20057, 46627])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 0.029999999329447746, 100))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 87, 0, 209, 167, 148, 175, 66, 217, 221, 118, 35, 179, 217, 181, 133, 71, 15, 102, 136, 13,
    72, 145],
    output: packed('<i2',
    'c-muN_zwaMF!UdZfd&|`C}Y6Xh$iwMn-l|F`#=H!h)iCh'
),
}, name='fine_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5VF!$l)8^0<yRNbFioPX@^@&%8ktuAi4I4kAyxvU>`KT<9~c+Nls001ER7)A'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [18067, -20057, 46627])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 0.125, 9))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 87, 0, 209, 167, 148, 175, 66, 217, 221, 118, 35, 179, 217, 181, 133, 71, 15, 102, 136, 13,
    72, 145],
    output: packed('<i2',
    'c-muN_zwaMF!UdZfd&|`C}Y6Xh$iwMn-l|F`#=H!h)iCh'
),
}, name='as_products_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 2, 2], 0.5, 31))
filter = Parameter('filter', (U8, [2, 1, 2, 2], 0.25, 128), [255, 0, 160, 108, 114, 189, 200, 123])
bias = Parameter('bias', (I32, [2], 0.125, 0), [36129, 23775])
output_shape = Parameter('output_shape', (I32, [4]), [1, 1, 4, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', (U8, [1, 1, 4, 2], 29.0, 8))
output = Output('output', (F32, [1, 1, 4, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 127, 193],
    output: [435.0, 4727.0, 3828.0, 2552.0, 3451.0, 4031.0, 4495.0, 3741.0],
}, name='clear_of_halves_symmetric').AddVariations(signed(input, filter, quantized)).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 3, 2]), packed('|i1',
    'c-pIPO#JOEV9%TX-kI@E;$u-G?Qa$${=T0+M81q-it&^w@~$=p02yfxx&'
), extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', (I32, [3]), [-7269, -11998, -22115])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 0.05999999865889549, 120))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 178, 239, 90, 26, 57, 234, 12, 152, 179, 196, 202, 175, 120, 125, 196, 20, 58, 191, 231,
    253, 19, 114],
    output: packed('<i2',
    'c-mw5&j14d|NjRO3{ddj9mM$$10bpS3=%*JCJ)x}AIyhnya{1Ilpr)BNRYN43~)mk1_1y7ekeVa'
),
}, name='activation_channel').AddAllActivations(output, activation).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 3, 2]), packed('|i1',
    'c-pIPd~Eix$iVT(Kl_4rX5wKl^@NStU-PG0dEK?wkFR~jD_~&=05<;)@&'
), extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', (I32, [3]), [49684, -39161, -14770])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 1.7999999523162842, 87))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 244, 82, 178, 107, 81, 158, 119, 228, 52, 132, 87, 91, 59, 131, 219, 116, 95, 59, 165, 60,
    28, 36],
    output: packed('<i2',
    'c-ouF5dNPb>OaGWe+&%&8TS1LkwO0%*#0vZ{LlaYpTX-t1CZ4D&(Qy$ffXzp_n(3LKSLy#E%~281<3frkoBKI_&>vTuwdGM2754L'
    '5}5o2Q?CT(wtz`ZFgd^g01J*aUH'
),
}, name='saturated_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 3, 2]), packed('|i1',
    'c-pIPd~Eix$iVT(Kl_4rX5wKl^@NStU-PG0dEK?wkFR~jD_~&=05<;)@&'
), extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', (I32, [3]), [49684, -39161, -14770])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 220.0, 115))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 244, 82, 178, 107, 81, 158, 119, 228, 52, 132, 87, 91, 59, 131, 219, 116, 95, 59, 165, 60,
    28, 36],
    output: packed('|i1',
    'c-n1?!3_X02*Xxx63F}odb)lpAwTR8P*O$&m><hDEq9{FD8a5&EV|gsGWvPnaq5sSIjq|Zn>dg'
),
}, name='coarse_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 3, 2]), packed('|i1',
    'c-pIPd~Eix$iVT(Kl_4rX5wKl^@NStU-PG0dEK?wkFR~jD_~&=05<;)@&'
), extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', (I32, [3]), [49684, -39161, -14770])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 0.029999999329447746, 100))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 244, 82, 178, 107, 81, 158, 119, 228, 52, 132, 87, 91, 59, 131, 219, 116, 95, 59, 165, 60,
    28, 36],
    output: packed('<i2',
    'c-s5Vkp7?HKNvB<NErH$EC`o^Fb<-qWWb{mLS9A{grb230Bp87!~'
),
}, name='fine_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 3, 2]), packed('|i1',
    'c-pIPd~Eix$iVT(Kl_4rX5wKl^@NStU-PG0dEK?wkFR~jD_~&=05<;)@&'
), extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', (I32, [3]), [49684, -39161, -14770])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 7, 3], 0.125, 9))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [0, 255, 244, 82, 178, 107, 81, 158, 119, 228, 52, 132, 87, 91, 59, 131, 219, 116, 95, 59, 165, 60,
    28, 36],
    output: packed('<i2',
    'c-s5V!1bTO^gqM@{|pQ;5{CXG3&N!`!K6HjN)$COunDT53PRDq0s!a|HlF'
),
}, name='as_products_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 2, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 2, 2]), [127, -127, 107, 9, 52, 62, 124, 24], extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.006500000134110451]))
bias = Parameter('bias', (I32, [2]), [40665, 31221])
output_shape = Parameter('output_shape', (I32, [4]), [1, 1, 4, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', (U8, [1, 1, 4, 2], 0.7099999785423279, 7))
output = Output('output', (F32, [1, 1, 4, 2]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 29, 122],
    output: [26.98, 141.29, 127.799995, 106.5, 93.71999, 119.28, 134.19, 107.92],
}, name='clear_of_halves_channel').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Filter and bias are parts of one shared memory.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (U8, [1, 3, 2, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 4, 3, 2]), packed('|i1',
    'c-pIPw7mb`;gw=WwMAU6EBlSlPwKLB|Hk<}X7NZ7tISdGeHvM*Rm<_*Qr9s1g@5Qx04<gk;s'
), extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', (I32, [2]), [9179, 44306])
output_shape = Parameter('output_shape', (I32, [4]), [1, 9, 4, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 9, 4, 2], 6.5, 59))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 2, 3, activation, layout).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: [0, 255, 110, 6, 230, 178, 3, 97, 150, 179, 80, 5],
    output: packed('<i2',
    'c-rHgZoQ}NNW`qT*>%nNS0WasowV-oUm7s2d0Wuu+;!no{Z7nY)p|3cr}v~wzw<GV2{R7XT-bcuZ(-2(?s>)60_WBocJA|B6EKZ|'
    'N&o;hcP4x'
),
}, name='in_pool_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (U8, [0], 0.125, 0))
boxes = Internal('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
input = Input('input', (U8, [1, 3, 4, 2], 0.5, 31))
no_batches = Internal('no_batches', (U8, [0, 3, 4, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5VaO38`vi67@r;dhwZYT_!yJJD|%B{__x~D(>==bx>iQnG~BN&JP0Q=h)k^'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [15268, -16425, 43511])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [0, 4, 9, 3], 64.0, 3))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 3, 4, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('TRANSPOSE_CONV_2D', no_batches, filter, bias, 0, 0, 0, 0, 2, 1, activation, layout).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 255, 226, 164, 187, 62, 88, 163, 80, 216, 139, 110, 226, 71, 188, 182, 138, 103, 207, 44, 220,
    213, 241, 181],
    output: [],
}, name='zero_sized_quant8').DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 2, 2], 0.25, 0))
filter = Parameter('filter', (U8, [2, 4, 3, 2], 0.5, 255), packed('<i2',
    'c-s5V@ao>jJ6~Viy!Gba`&U2y{(t-N$DMco@4tNa=-J=vUw+;A{^G&)8!ztOe|7iP@BiQ5FpvlUC!H%J'
))
bias = Parameter('bias', (I32, [2], 0.125, 0), [-32315, 29485])
output_shape = Parameter('output_shape', (I32, [4]), [1, 9, 4, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 9, 4, 2], 75.0, 195))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 2, 3, activation, layout).To(output)
Example({
    input: [0, 255, 231, 229, 240, 183, 59, 214, 29, 8, 245, 2],
    output: packed('<i2',
    'c-m8ZTmMS-O2z%=PqiN#9u_=mdD8Q&{A|}fn`^}ndG=&KZ+ch!sOEmn+lCum59`nOJZrjD`LXU|^^2Y_-Jd$%)jjF?)cd*ZQP*n*'
    'DggjqjWCb'
),
}, name='zero_points_0_255').AddNchw(input, layout, output_shape, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 2, 2], 0.25, 255))
filter = Parameter('filter', (U8, [2, 4, 3, 2], 0.5, 0), packed('<i2',
    'c-s5Vu;%Uai)pXpzKV(RCAxcc?PF)I@083tz%(cL=!}Y%eKEHdXjx0WHFj8h>r5N31p|oy0DAQnk^'
))
bias = Parameter('bias', (I32, [2], 0.125, 0), [18179, -36151])
output_shape = Parameter('output_shape', (I32, [4]), [1, 9, 4, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 9, 4, 2], 120.0, 229))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 2, 3, activation, layout).To(output)
Example({
    input: [0, 255, 143, 16, 45, 143, 46, 192, 10, 164, 18, 151],
    output: packed('<i2',
    'c-q_2b86b$l9e;=&cENgCVa!BFI%4O*g5ZR<G!q^vAH~x;*U)`-hDdi@`P9GAI#ge;K{13fnC92BK^@Prkrfs=X<Q}_4@mZw$8pc'
    'pMgpM02W*<^Z'
),
}, name='zero_points_255_0').AddNchw(input, layout, output_shape, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 2, 2], 0.25, 0))
filter = Parameter('filter', (U8, [2, 4, 3, 2], 0.5, 0), packed('<i2',
    'c-s5VV35ZC-^ugXwTP~ixpGUn=du_`$$b!d?0CTGM9%B@M^`=g<NsLCTa+bn`#<|CE(Q_-05b^|9s'
))
bias = Parameter('bias', (I32, [2], 0.125, 0), [-21903, 10731])
output_shape = Parameter('output_shape', (I32, [4]), [1, 9, 4, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 9, 4, 2], 74.0, 50))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 2, 3, activation, layout).To(output)
Example({
    input: [0, 255, 237, 191, 91, 196, 26, 126, 110, 116, 45, 12],
    output: packed('<i2',
    'c-rGluuOdT$Z?rYZsvlj;|m`LZVc&I{nD@B^R{z!`)A9;`W;1Uql=xZ1D1I-W$ZG{@I7uZuk)T%qDE894Eqd)D7$v!Jj-Tb9|kG`'
    '04`u4sQ'
),
}, name='zero_points_0_0').AddNchw(input, layout, output_shape, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 2, 2], 0.25, 255))
filter = Parameter('filter', (U8, [2, 4, 3, 2], 0.5, 255), packed('<i2',
    'c-s5V@Zj;iTaVxU`t{__r+fGAeg1U);n#1^Ufh3n_ve$Fw|@S<{q6RzJC8oz_<8^D*ROZqGLQ%W1Z*n4'
))
bias = Parameter('bias', (I32, [2], 0.125, 0), [7654, -6431])
output_shape = Parameter('output_shape', (I32, [4]), [1, 9, 4, 2])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 9, 4, 2], 47.0, 27))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 1, 2, 3, activation, layout).To(output)
Example({
    input: [0, 255, 186, 13, 105, 129, 109, 69, 43, 58, 39, 159],
    output: packed('<i2',
    'c-qrfa8Z0^<Syc*Y|I-ZZLDO$>n7)K<1Mkk)JNfSM4*y`w6R2_wu!8Rgol)$zK_g#vv7^$>46#^N~ZFumL{Se^1({J`rdL3R005t'
    'MG@2'
),
}, name='zero_points_255_255').AddNchw(input, layout, output_shape, output).DisableLifeTimeVariation()

# A signed filter with a zero point.
# Expected values: float64 formula. TF Lite's signed filters have no zero point.
input = Input('input', (S8, [2, 2, 3, 2], 0.5, -97))
filter = Parameter('filter', (S8, [3, 2, 3, 2], 0.25, -12), packed('|i1',
    'c-pIPU=jNH#`HE@&Ard(8OyGF#a~SIe^90-SYQ)tcqLM{MC$Kf07GICLI'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [-29315, 48102, 43718])
output_shape = Parameter('output_shape', (I32, [4]), [2, 3, 7, 3])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (S8, [2, 3, 7, 3], 110.0, -41))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', input, filter, bias, output_shape, 2, 2, 1, activation, layout).To(output)
Example({
    input: [-128, 127, 87, -83, 2, 11, -95, 120, -120, -52, -107, -66, -100, 56, 99, 122, -41, 100, 30, -115,
    90, 18, -89, -83],
    output: packed('|i1',
    'c-jGe0D=FL5+}U^A<rHLx+odAA1AvR9<?M4kuNUa|0uXE9=#hVuQ(jZ6CblB39u;>*9j7`Aqu<-2elCix(o@n4hf+U9=iw|wi_tH'
    'BQvBtEWHmUv?~S391+hQ7tJn9<26jLZYb6e9JC}0zy=n!8ydYQCCeTuu`vy}4hppp2~9vL5&'
),
}, name='any_filter_quant8_signed').AddNchw(input, layout, output_shape, output).DisableLifeTimeVariation()
