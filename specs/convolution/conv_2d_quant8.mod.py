# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D of 8 bits: zero points, scales, channels, limits.

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
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5VFlBeq=Cc<jd=4z${4iy1!1)_TPF(#qBlALC#Ij#&KP<U=^b`XT000tN7$*'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [-44862, 44625, -15555])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 3], 110.0, 56))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5?;KiHzHwVb`E<v?3-4PNt#@3w<VItH$=QWs&JPWz8a$h1ST`l_$gyqAx1$eT3D_`w`*r=j>5ndNy0qSYz0mvq6({yY-FjBk'
    'Q}gSOpBAGj1C;>)jO8o`'
),
    output: packed('<i2',
    'c-j-Z-XDIxE_`>R$H8*DD;<g_dt+YCvVOA4`{7KtdrQpT&j~xxz(52504t^w)B'
),
}, name='valid_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# No dimension is another.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5VP<v$Cy`LxEom^K{n0tD9!QbsocTV?Cn-*1_ykzdme+O4T+0Q@(000)G7wP'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [43593, 15090, -18515])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 3], 72.0, 24))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|L=<H=hauHeHQOtrf?vzFve!;Gd=lD{+ohsxqGXhx94BneNQfdzo_@scN24|wCJv>>UsA>T<fk~=jXb}J?B)ys+UQh)+}${'
    'EM)bn*Rzg+$^Zbsz$cp'
),
    output: packed('<i2',
    'c-osW!|1>a&4nd~H>;fP$M_x0*WS~{ySK>tP_)Z~_P{OKMxT}#GY|m)y)_Y!'
),
}, name='valid_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# No dimension is another.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 3, 2]), packed('|i1',
    'c-pIPjP>{Pimj=6B3~+(>F@pjtq_N<N~Mrykea+(CCd|`A5XXd{s;|p'
), extraParams=SymmPerChannelQuantParams(0, [0.0032500000670552254, 0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', (I32, [3]), [-43847, -34149, -31150])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 3], 3.799999952316284, 95))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zqN$lxWQ-l^2ItU_nG|p_~fJL>J#&L`5M1w#xCp%dvCel{`iblcMV0dU#yh)cZWM{lD$wVr<Qnh?%9VEr)8Dqf8cs{B=MiH'
    '{vyr*{XRYhDgywh4kr5'
),
    output: packed('<i2',
    'c-o8G6IHm#wLYph_sf*@J*h<}OA{^hbNgMg(|L;W{c@&6rI*fUAOZjYg)tCH'
),
}, name='valid_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The odd padding goes to the end.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [2, 4, 2, 2], 0.25, 116), packed('<i2',
    'c-s5VaDIAvs$cuH;$OYXSNPp*{cxaeZS&R}GpllXX59PH#6SQ50I=p0xB'
))
bias = Parameter('bias', (I32, [2], 0.125, 0), [15638, -16971])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 53.0, 48))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5?-X60*Y*0o{UxQ<{!RL77L4z8b<HP-8!?In%PdH)DNTI)Khws9fk*%V<fsr&'
),
    output: packed('<i2',
    'c-lK`KQE^^(KOme-QmoZiHoi+KRR9WbM&sTbF$Oa#eJi^JQ^JRd@WM>7>EP_GEWgU'
),
}, name='same_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# The odd padding goes to the end.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [2, 4, 2, 2], 0.25, 128), packed('<i2',
    'c-s5VFzxq~hkF*>Tia8d{i-x^SMrt@CnlbmvuD=Z>y<C3++rXA02|E}%K'
))
bias = Parameter('bias', (I32, [2], 0.125, 0), [-41619, -35993])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 54.0, 101))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5&oZG|MYh~^hwqxUpL>rzde7ewx+^q9bN`w|@fRzub+Nw>HGBB0h=E7|0LjA?sQ'
),
    output: packed('<i2',
    'c-qUDAGodbUc!`&;H2rU{oB9nekrIqdqL!e&DTpexEuQgrk6RyuWaYhW*`y(0ImEJRs'
),
}, name='same_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# The odd padding goes to the end.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 4, 2, 2]), packed('|i1',
    'c-pIPlu`I(bg!C6+R9b*hlZM4&d)amY6h>v45}=D#yxWY0Mxz>xc'
), extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.0032500000670552254]))
bias = Parameter('bias', (I32, [2]), [46949, 25865])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 1.5, 0))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5KV$xynNL_0mL-Vn+N#i$f1YD&t6I%Yl^YY<1o8@FORoI9?Yn>18U`W(0K&Kwb^'
),
    output: packed('<i2',
    'c-p%YusL^9-pa5lgN~f1wJ(eRM@HM<^8Q%AF?MOLxAQ*Tsb1v)(;dQW8HfY`%-|E)'
),
}, name='same_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding of strides.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 7, 5, 1], 0.5, 31))
filter = Parameter('filter', (U8, [2, 3, 4, 1], 0.25, 116), [255, 0, 192, 90, 115, 228, 99, 145, 88, 196, 238, 115, 197, 115, 112, 192, 249, 209, 128, 141, 101,
    121, 232, 129])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-5048, -18265])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 4, 2, 2], 26.0, 67))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 3, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5A9;A~epiF(jC@s>t9~-i);kp9D|?<zGIgRtQgY0L3$k$xgaH5~ZVvw'
),
    output: [100, 11, 145, 83, 36, 73, 98, 187, 245, 89, 33, 124, 87, 37, 24, 94],
}, name='same_strides_quant8').DisableLifeTimeVariation()

# Padding of strides.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 7, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 1]), [127, -127, 81, 61, -19, -19, -38, 46, -20, 30, 4, 38, -37, 72, -30, -37, 8, 24, 31, 60, -17, 16,
    114, -33], extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.0032500000670552254]))
bias = Parameter('bias', (I32, [2]), [12497, 29208])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 4, 2, 2], 0.9300000071525574, 61))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 3, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5Z>qL&`{^r9(sHMx(-;yqSR71qmh^aTaD!RQCwqq63)@c&gaH66^AAV'
),
    output: [185, 153, 101, 117, 186, 155, 242, 133, 229, 117, 43, 154, 13, 163, 57, 130],
}, name='same_strides_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Four sides.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 1], 0.5, 31))
filter = Parameter('filter', (U8, [2, 4, 3, 1], 0.25, 116), [255, 0, 162, 158, 233, 248, 169, 210, 237, 98, 142, 137, 193, 127, 94, 210, 171, 184, 142, 255,
    231, 163, 135, 150])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-23979, -20861])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 4, 2], 57.0, 56))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 0, 2, 3, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 142, 174, 128, 249, 219, 222, 131, 142, 69, 136, 174, 176, 73, 121, 7, 64, 157, 53],
    output: [78, 80, 86, 149, 98, 128, 75, 117, 184, 93, 132, 182, 242, 215, 151, 169, 20, 13, 14, 33, 56, 42,
    56, 61],
}, name='explicit_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Four sides.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 1], 0.5, 31))
filter = Parameter('filter', (U8, [2, 4, 3, 1], 0.25, 128), [255, 0, 101, 116, 111, 234, 127, 157, 221, 196, 193, 199, 112, 170, 96, 255, 179, 190, 162, 175,
    139, 211, 130, 148])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-40606, 22836])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 4, 2], 78.0, 116))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 0, 2, 3, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 201, 184, 239, 142, 229, 168, 29, 176, 68, 93, 80, 174, 187, 166, 215, 164, 253, 8],
    output: [117, 161, 135, 191, 117, 207, 120, 200, 124, 178, 66, 242, 130, 243, 132, 224, 68, 181, 59, 209,
    78, 217, 12, 196],
}, name='explicit_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Four sides.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 4, 3, 1]), [127, -127, 80, 26, 86, 96, 36, -39, 116, -23, 16, 5, 84, 10, 33, 107, 89, 1, 127, 86, 66, 34, 8,
    18], extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.006500000134110451]))
bias = Parameter('bias', (I32, [2]), [-31986, -43148])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 4, 2], 1.5, 102))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 0, 2, 3, 1, 2, activation, layout).To(output)
Example({
    input: [0, 255, 22, 173, 92, 111, 211, 223, 186, 72, 35, 248, 233, 30, 107, 162, 84, 1, 109, 182],
    output: [96, 43, 13, 57, 86, 111, 32, 60, 192, 76, 67, 141, 196, 242, 91, 160, 105, 49, 20, 69, 50, 59, 146,
    59],
}, name='explicit_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', (U8, [4, 1, 1, 4], 0.25, 116), [255, 0, 243, 179, 241, 229, 135, 103, 137, 172, 195, 172, 113, 95, 78, 155])
bias = Parameter('bias', (I32, [4], 0.125, 0), [-17813, 14129, -48801, 22371])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 2, 4], 48.0, 119))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5AM~myNy#wr{Pm3$Dr{?b9*I3koWH}=%;ECRd8e|tOPVWU(tpnSH2YR91K;-g0}Lbr0I9tf$^'
),
    output: packed('<i2',
    'c-qrBZ@;zSWx$fMExZQ{?itRVv(a*G;dQl@IiEt-`5&^_z(4>105>`j1O'
),
}, name='filter_1x1_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 1, 1, 4]), [127, -127, -20, 26, 103, 25, -36, 15, 78, 106, 106, 63, 11, 105, 98, 103], extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.0032500000670552254, 0.013000000268220901, 0.026000000536441803]))
bias = Parameter('bias', (I32, [4]), [-46023, -39926, 15624, 8424])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 2, 4], 5.0, 111))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5&l^8OY>Kj<*P;)68~x<2Oa0xKBjXzXQu@X-;|$H3q$Sh#Y%pQ#jObw8c;&||H3kv^02{6q=>'
),
    output: packed('<i2',
    'c-rGhUUbepdE;yGq&YjBQl>5p&p7x_D|OdrpNv^cwK9%AXCMFo7Ml>7'
),
}, name='filter_1x1_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# One result an image.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 2], 0.5, 31))
filter = Parameter('filter', (U8, [4, 3, 4, 2], 0.25, 128), packed('<i2',
    'c-s5V(4ToP`TE0ol?!uj9$58sdP>~Yj}cYx;|sq0Iaqrj?#`yf{H}AEJIn6HygzsG{{8%!^Pj(6TN$@zW!Cl8akuB6J$CBCpO@vS'
    'mrh*We7yMjz1g!*y{`JXq`71Ep^|S~7oBIIF#rJFzd#)'
))
bias = Parameter('bias', (I32, [4], 0.125, 0), [27617, -8876, -1492, 6709])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 1, 4], 43.0, 0))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zb5ulz#jiO>Pt7Ko`{<itu=Md?z@`8^P9FYvM4s?E_tW%#q(6=b5@aG55sd(UNMje0K}9R_y'
),
    output: [239, 255, 255, 255, 255, 255, 214, 255],
}, name='whole_image_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# One result an image.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 4, 2]), packed('|i1',
    'c-jGA0H6PVfm9#<U^)+BE<6F@DcW{lTLb%8LqvUk`tlniTSg%~Y}+e1K@DhlGwLTBNm%OUSL7)|ZwhPZEan(G>gE68Hv|_oD{V(n'
    'F)9ON_UQd!++b%cY<Epc`uc9$Kl6BYDJly'
), extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.013000000268220901, 0.006500000134110451, 0.026000000536441803]))
bias = Parameter('bias', (I32, [4]), [-43484, -27268, -15439, 32556])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 1, 4], 8.0, 0))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5AAa%LhCj-!#VX|szA4sTnkKd8VJ_p{+22$rMjjDn*8R!QE#1Ah?CXQAJ5&YE*D{a@01K}ewE'
),
    output: [50, 76, 31, 255, 35, 85, 26, 220],
}, name='whole_image_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 8, 2], 0.5, 31))
filter = Parameter('filter', (U8, [2, 1, 5, 2], 0.25, 116), [255, 0, 82, 171, 111, 214, 235, 156, 229, 111, 232, 188, 166, 206, 193, 161, 182, 223, 195, 185])
bias = Parameter('bias', (I32, [2], 0.125, 0), [34618, -12656])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 1, 8, 2], 59.0, 13))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation).To(output)
Example({
    input: [0, 255, 144, 51, 158, 65, 138, 109, 229, 227, 30, 242, 215, 7, 233, 12],
    output: [193, 49, 177, 101, 101, 147, 189, 165, 217, 175, 244, 154, 164, 157, 12, 64],
}, name='one_row_quant8').DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 8, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 5, 2]), [127, -127, 29, 94, 2, -14, 40, -39, -34, -18, -22, 76, 2, -19, -28, 46, 35, 84, 43, 70], extraParams=SymmPerChannelQuantParams(0, [0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', (I32, [2]), [-14236, 41148])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 1, 8, 2], 1.7999999523162842, 71))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation).To(output)
Example({
    input: [0, 255, 54, 10, 235, 147, 24, 253, 147, 226, 195, 134, 121, 225, 143, 119],
    output: [49, 194, 77, 193, 12, 244, 66, 220, 81, 213, 42, 225, 61, 196, 83, 148],
}, name='one_row_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A filter of one column.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 8, 1, 2], 0.5, 31))
filter = Parameter('filter', (U8, [2, 5, 1, 2], 0.25, 128), [255, 0, 195, 224, 106, 112, 213, 149, 92, 232, 196, 235, 108, 128, 232, 96, 242, 189, 194, 103])
bias = Parameter('bias', (I32, [2], 0.125, 0), [18959, -1178])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 4, 1, 2], 27.0, 0))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 2, activation).To(output)
Example({
    input: [0, 255, 235, 169, 7, 106, 222, 197, 35, 182, 179, 138, 236, 17, 251, 94],
    output: [193, 123, 163, 255, 220, 255, 142, 172],
}, name='one_column_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# A filter of one column.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 8, 1, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 5, 1, 2]), [127, -127, 22, 37, 96, -31, 43, 53, -8, -26, 110, 55, 98, 118, 75, 47, 117, 47, 81, 81], extraParams=SymmPerChannelQuantParams(0, [0.0032500000670552254, 0.026000000536441803]))
bias = Parameter('bias', (I32, [2]), [-31750, 22757])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 4, 1, 2], 5.199999809265137, 25))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 2, activation).To(output)
Example({
    input: [0, 255, 211, 40, 83, 86, 90, 202, 1, 26, 141, 56, 11, 151, 252, 205],
    output: [23, 243, 22, 211, 13, 225, 25, 208],
}, name='one_column_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# 17 channels, one by one.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 2, 17], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 1, 17], 0.25, 116), packed('<i2',
    'c-s5Vu&llM->>C~x9az9oYhzJ=E|L{tpWcQY%56bPwJWXxc6yK=cTgESC+<1-~PSv%D1TUd6OQ0*>mz<;PMOiR<=)WxUwU0i*J8_'
    '_rx^^eIHyovOn*5`OQ7spKNOV6dc<1d;86md1Xr?80Z23arr^E'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [-56286, 45311, 5618])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 1, 2, 3], 130.0, 0))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5f9S(^4X&3@+TK3YyLj4G_uHN8d5<%$i(Qlby{3KbGoEeJ-7b}%tY|W5WqIGBc+&s8gVn_LOR;SAy=yM@ueUQRdt%8z1pokL'
    'r6sH'
),
    output: [27, 225, 150, 86, 255, 175],
}, name='channels_17_quant8').DisableLifeTimeVariation()

# 17 channels, one by one.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 2, 17], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 1, 17]), packed('|i1',
    'c-jGG0Ga=Pfj)J5GvF#vYBgs>M-uS~=Lt=ISx{C!b!K2XWH$KdSo3+``B5M``5oOXTL?1iBLC}JbvSGgA7|ZkDn;ZJU1R7MNOb*b'
    '`d%mM9r;9F9A`ZK<l<KJ2JK)*H8e|QIs_t5cj*c&ng'
), extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.006500000134110451, 0.026000000536441803]))
bias = Parameter('bias', (I32, [3]), [12700, -60805, 22577])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 1, 2, 3], 11.0, 0))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5f4b%QC%N@orTIM@G^}~<n40Sy?+UXvm0D@=@w2kayT7;pueo@4$N!5GM;Y60*!({}XWRDAB0ql19NN!rtom|wUWW|>6#xKh'
    'S0sS'
),
    output: [240, 40, 221, 242, 18, 176],
}, name='channels_17_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# 17 filters, one by one.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 2, 2], 0.5, 31))
filter = Parameter('filter', (U8, [17, 1, 2, 2], 0.25, 128), packed('<i2',
    'c-s5V@Z@kz((dvvZF38%i#|S{J2xfs?#{Bi*-y96Us!S`YR#-;vlo5K`dPGmTh#lzCmPcto4<URP<HSCp1K3a{;oUFd~tRk0~G)O'
    'i*_tQ'
))
bias = Parameter('bias', (I32, [17], 0.125, 0), [35934, 16132, 17833, 23635, -7832, -34046, 3301, -779, -31360, 41224, 25888, 44705, -39681, 38068,
    -44731, -45175, -7639])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 2, 1, 17], 67.0, 107))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, activation).To(output)
Example({
    input: [0, 255, 178, 5, 4, 20, 65, 111],
    output: packed('<i2',
    'c-rgipSUK$d{w3Q?Y*CQSE~iI?(S<_7iwIQZgynm9@CwYvhfTA0RUMi5Kj'
),
}, name='filters_17_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# 17 filters, one by one.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 2, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [17, 1, 2, 2]), packed('|i1',
    'c-pIPluzI^;3#(si2Wm!%ix?B6C&zkY!j61&Gm>U`+J;jKvIdsuUfxUuE3zswD=-bCC8c&9vyX;z@I@`FEhOu?!=h_00o^FX#'
), extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.0032500000670552254, 0.026000000536441803, 0.026000000536441803, 0.0032500000670552254, 0.026000000536441803, 0.026000000536441803, 0.013000000268220901, 0.0032500000670552254, 0.013000000268220901, 0.006500000134110451, 0.0032500000670552254, 0.006500000134110451, 0.0032500000670552254, 0.006500000134110451, 0.026000000536441803, 0.013000000268220901]))
bias = Parameter('bias', (I32, [17]), [-29269, -30826, -37264, -44101, 42799, -37274, -34465, -39077, 26497, -15746, 25033, -19447, 9456,
    -32363, 24756, -15211, 39883])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 2, 1, 17], 2.799999952316284, 156))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, activation).To(output)
Example({
    input: [0, 255, 96, 6, 135, 168, 24, 107],
    output: packed('<i2',
    'c-rIX4>dca<W#u5anHOBT_;>W#!s;~J?tM?zO()8;@uOkPW;M15C8y$CK4b'
),
}, name='filters_17_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Taps apart.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 7, 6, 2], 0.5, 31))
filter = Parameter('filter', (U8, [2, 3, 2, 2], 0.25, 116), [255, 0, 237, 93, 249, 101, 214, 177, 134, 122, 116, 105, 237, 245, 191, 138, 252, 133, 216, 87,
    144, 233, 99, 157])
bias = Parameter('bias', (I32, [2], 0.125, 0), [44955, -31606])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 2, 2], 68.0, 36))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, activation, layout, 4, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5Z`pd#_UG=$8-KaVYc&73R6RNT(npj30Uoda)NqvfOGGlJJ-hZ#v7YNf(DNDjoIE?6&u7PMdMBab`D;&MoY2?6W=ZFFX7L@y'
    '{xeRzuSuOayJ{{24FCXM^(xT'
),
    output: [117, 99, 196, 143, 243, 139, 160, 140, 110, 14, 150, 120],
}, name='dilation_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Taps apart.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 7, 6, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 2, 2]), [127, -127, 2, 9, 98, 40, 76, -5, 113, 52, 53, 65, 72, -1, 102, 56, 127, 70, 79, 37, -15, 110, 88,
    -34], extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.006500000134110451]))
bias = Parameter('bias', (I32, [2]), [15045, 38867])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 2, 2], 1.5, 0))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, activation, layout, 4, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5pVjkmf5(&kwkET3l-{1*bYg1jhPT~sWoB_DZavL%O)br&DtkxNjDX#TvV$c8bA-$LYktJd7rVPn&vDAx6AXF6`y8exCAXYC'
    'wJ3DXNlw<JGwP`fGynh&q$%7'
),
    output: [24, 189, 74, 149, 167, 255, 136, 207, 128, 183, 93, 152],
}, name='dilation_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding of what taps span.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 7, 1], 0.5, 31))
filter = Parameter('filter', (U8, [2, 2, 3, 1], 0.25, 128), [255, 0, 233, 103, 192, 149, 143, 153, 251, 244, 116, 118])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-41970, 6541])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 6, 7, 2], 60.0, 134))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout, 2, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5zd5K~^GnR`iB?~?&0*!uJ8-!@kMH1w+g(pQ_R3t1DmGUvWn+4E;->%u(EtEAn-tX'
),
    output: packed('<i2',
    'c-qsSY&_Aa!>iM6p~((|y;0j_mT0Z1*jN0<YoFlmkTtxEl0Q}NGkn9h%4uuh(wH5V*KL;BtPD71cid-#&Kcz`L02u8>nw4YsdLI^'
    'vDFUcxt{YZrn^jIpaB2?i3TT*'
),
}, name='dilation_same_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Padding of what taps span.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 7, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 2, 3, 1]), [127, -127, 7, 10, -25, -25, -1, 63, -6, 3, 69, 60], extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.013000000268220901]))
bias = Parameter('bias', (I32, [2]), [-35709, -32088])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 6, 7, 2], 3.4000000953674316, 255))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout, 2, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5e_;Q&`3^}@?n*36cy(_FWN?-9G0GJC)V!}Ms^c$A@pJmG=h&t!;l@BT000?N5El'
),
    output: packed('<i2',
    'c-kvC8TYv4Sl+doy@lt>_qQJ6dcgal@uUBzk~gO=1zz&J-*~q7V$T_~8-+(Bo(Mh7I=AB5)FUNl3Xit$tvu*-I`wGj8TH%cXZ+51'
    'pINcL?zG>j_T%lx7-#?heo8Zz'
),
}, name='dilation_same_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Taps apart, and padding that differs on each side.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 5, 1], 0.5, 31))
filter = Parameter('filter', (U8, [2, 3, 2, 1], 0.25, 116), [255, 0, 238, 158, 170, 160, 105, 114, 104, 185, 153, 247])
bias = Parameter('bias', (I32, [2], 0.125, 0), [4813, -48489])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 55.0, 134))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 0, 3, 1, 1, activation, layout, 3, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5pZBRyNSseOI&NXDP=B2AJJnzNJ(F0Nyj#2uDl^~(029m$o&'
),
    output: packed('<i2',
    'c-rf+DwO;zeMa)E;9A$s-V0q$iLFqrSGvTvl<%NOt7M$qe!WuBdx8gq>%~utEE8WQ)*-<_G5`SGoD+@'
),
}, name='dilation_explicit_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Taps apart, and padding that differs on each side.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 5, 1], 0.5, 31))
filter = Parameter('filter', (U8, [2, 3, 2, 1], 0.25, 128), [255, 0, 195, 169, 179, 254, 255, 114, 196, 100, 169, 99])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-26196, 31341])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 68.0, 109))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 0, 3, 1, 1, activation, layout, 3, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5-)w1R^}Sx4yZ7hD_i;D0!|!Ou=D$*F;}!e5Y9|9;005364u}'
),
    output: packed('<i2',
    'c-o7f6tZm9=gJ4M$77~-Zkl;1?@Ih}tr>cUitkoD%Ddq(%jJm2f|PSrPk0x4Z8hJXbIooA1IYjYLgyRB'
),
}, name='dilation_explicit_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Taps apart, and padding that differs on each side.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 2, 1]), [127, -127, 36, 82, -8, -2, 115, 41, -7, -28, 25, 70], extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.0032500000670552254]))
bias = Parameter('bias', (I32, [2]), [-30020, -36621])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 2.0999999046325684, 193))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 0, 3, 1, 1, activation, layout, 3, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5UuJB+{<@Tl@1)KIqmMP-+WY;35`Ld*S#hwyL68A2003`h4b%'
),
    output: packed('<i2',
    'c-jlx6u;)v?v4#vt1?&a+q`^7;<A<%O^bG~iP<!5W&P5U#fcjWR~0Q?zL{^0>H4sByLT+#!ay<r0I2*OJ^'
),
}, name='dilation_explicit_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Taps apart, and windows too.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 9, 8, 1], 0.5, 31))
filter = Parameter('filter', (U8, [2, 3, 2, 1], 0.25, 128), [255, 0, 235, 162, 152, 110, 245, 88, 116, 147, 124, 167])
bias = Parameter('bias', (I32, [2], 0.125, 0), [41460, -41716])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 69.0, 99))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 3, activation, layout, 2, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5AH9<0r1If!S$>A+4$B%w@7@^yIhWP@>zj88vX5R}(hn@#r1edIlGXVZE0dZ-9Eoq1O8Ilx@7c%g#OfjIlp=V~${^virY!@N'
    '0015uAYu'
),
    output: [172, 22, 239, 42, 206, 13, 193, 58, 243, 69, 141, 16],
}, name='dilation_strides_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Taps apart, and windows too.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 9, 8, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 2, 1]), [127, -127, -33, -3, 90, 35, 121, 39, 123, -16, 32, 90], extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.0032500000670552254]))
bias = Parameter('bias', (I32, [2]), [-21249, 15309])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.9399999976158142, 123))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 3, activation, layout, 2, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5KP9es)qy=TLwVIJo(b>rx?22fHup(mBmHSt#bS=mc+};y%}-kR`N!E;F9yc{+ajnGCEHM~x^JGI*7_HmYb{=UnjDsS;^Pbk'
    'DggjiMkI0'
),
    output: [45, 175, 73, 204, 13, 200, 21, 210, 112, 243, 44, 196],
}, name='dilation_strides_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [2, 3, 2, 2], 0.25, 116), [255, 0, 195, 118, 77, 132, 138, 80, 93, 204, 152, 150, 171, 205, 155, 253, 79, 141, 106, 125, 202,
    241, 224, 240])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-34565, 21190])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 4, 3, 2], 120.0, 79))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 1, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5FP*e<L2`G;wD+HTcg>ikx8iUSS3t%U&Cn=Y|3yxZA3m$+t52{=V;~X$0KIw>&H'
),
    output: [69, 187, 51, 146, 44, 126, 17, 163, 54, 157, 49, 135, 85, 238, 50, 166, 63, 132, 39, 137, 38, 109,
    34, 117],
}, name='implicit_without_layout_quant8').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 2, 2]), [127, -127, 44, -38, 40, 62, -6, 67, 87, -29, 12, 37, 73, 114, 5, -17, -31, -4, 11, 51, 126, -17,
    41, 123], extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', (I32, [2]), [-19953, -13712])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 4, 3, 2], 5.300000190734863, 94))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 1, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5zg8f4@}<U*11x`hxY(Z0{b)B~S<-3m{Z=zi#($k~zlLKy=YHlTa~X&P0KFI#Bm'
),
    output: [49, 43, 84, 132, 73, 60, 42, 188, 147, 242, 30, 122, 14, 147, 49, 170, 78, 126, 116, 93, 88, 81,
    31, 120],
}, name='implicit_without_layout_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [2, 3, 2, 2], 0.25, 116), [255, 0, 78, 154, 219, 78, 172, 152, 220, 172, 117, 179, 126, 229, 251, 168, 224, 253, 226, 209,
    216, 225, 203, 252])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-27615, -21041])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 2, 5, 2], 100.0, 68))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 0, 0, 2, 1, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5e|Y1e%a4;ThV++wGd=nH*bi9^^9y>y=4FSuX6Z5D1pxG>5Ap'
),
    output: [71, 109, 36, 199, 98, 203, 70, 245, 85, 181, 41, 57, 11, 69, 41, 50, 16, 81, 60, 63],
}, name='explicit_without_layout_quant8').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [2, 3, 2, 2], 0.25, 128), [255, 0, 123, 96, 188, 254, 109, 100, 110, 118, 243, 181, 96, 207, 242, 212, 99, 253, 254, 92, 165,
    88, 212, 170])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-29761, 46617])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 2, 5, 2], 110.0, 84))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 0, 0, 2, 1, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5AF<T*@~YKMefMts^jUTF!lEm$qW?+!JU{t}Q@$kwUH|}0M-q+'
),
    output: [53, 190, 50, 230, 72, 191, 68, 245, 74, 213, 42, 166, 19, 175, 12, 191, 56, 166, 68, 147],
}, name='explicit_without_layout_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 2, 2]), [127, -127, 124, 28, 93, 21, 115, 67, 101, 107, 3, 111, 17, 62, 62, 38, 109, 13, 30, -4, 96, 90,
    122, 49], extraParams=SymmPerChannelQuantParams(0, [0.0032500000670552254, 0.0032500000670552254]))
bias = Parameter('bias', (I32, [2]), [43041, 23668])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 2, 5, 2], 1.100000023841858, 0))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 0, 0, 2, 1, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5-@4Lk(?doFFP_Af6H5=We)_RT=9B0@kG@A6)t)fm1pvm#5A*'
),
    output: [105, 58, 143, 115, 181, 131, 167, 154, 253, 114, 72, 47, 31, 66, 32, 65, 92, 72, 82, 65],
}, name='explicit_without_layout_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The last pixels are in no window, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 4, 3], 0.5, 31))
filter = Parameter('filter', (U8, [2, 1, 1, 3], 0.25, 116), [255, 0, 136, 177, 145, 104])
bias = Parameter('bias', (I32, [2], 0.125, 0), [40571, -41804])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 2, 2], 51.0, 113))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5pDA^x<WQO3qY%g7`45(hNF*75d0HOj)cSh5@^l{~t;$a>4yMPNFa0`Sr<lg;YOd2<#s72h{(Ud!l{Teb-odVa^rh_|i^~jD'
    '0s#2!BfJ'
),
    output: [142, 20, 244, 41, 205, 17, 223, 18, 222, 12, 220, 37],
}, name='same_filter_1x1_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# The last pixels are in no window, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 4, 3], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 1, 1, 3]), [127, -127, 14, 67, 21, 50], extraParams=SymmPerChannelQuantParams(0, [0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', (I32, [2]), [8369, -36204])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 2, 2], 0.6399999856948853, 180))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 2, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|F!>#byghf)bgL1^J)%!cc0h(_t102?G{Elm%?97c^}qUb^rRtmWb)c_AO24caT3QqkQGy_k;f`+`Wv8)C4)dPGtOj=l%r-'
    'Dggku{U<y'
),
    output: [127, 64, 204, 22, 243, 55, 236, 131, 149, 13, 227, 144],
}, name='same_filter_1x1_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Several pixels are in no window at the end, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 8, 9, 2], 0.5, 31))
filter = Parameter('filter', (U8, [4, 2, 1, 2], 0.25, 128), [255, 0, 200, 119, 172, 226, 185, 166, 118, 190, 135, 193, 247, 206, 193, 250])
bias = Parameter('bias', (I32, [4], 0.125, 0), [714, 6768, -38273, 41116])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 2, 4], 60.0, 72))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 5, 4, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|KXA!;}s@<2SNL+4-p4<z6(ngTm5@y%M^pRSKCc5^j6Lc-Q;HdX5XTVm1`t<e?2lfU)PZ+`RczhyNrci)@t!nmur}HR@%!P'
    '|GtMiR7~ldp4W~E?K6CqcxK)GyY26Nr=yye@0%{ESlDFN-EmLKCr#-04Go$4%(F)#%q-Np|Mmv6UsaLx`geG7^{FENFI^0S3;+Q2'
    'G)M;'
),
    output: [12, 141, 32, 212, 87, 121, 13, 210, 36, 144, 41, 243, 72, 146, 17, 225],
}, name='same_strides_beyond_filter_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Several pixels are in no window at the end, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 8, 9, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 2, 1, 2]), [127, -127, 101, 75, 77, 92, -15, 127, 85, -37, -33, 99, 103, 71, 26, 124], extraParams=SymmPerChannelQuantParams(0, [0.0032500000670552254, 0.026000000536441803, 0.013000000268220901, 0.0032500000670552254]))
bias = Parameter('bias', (I32, [4]), [-34097, 26227, 7540, -8000])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 2, 4], 4.900000095367432, 35))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 5, 4, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5AHJ>XpI7_&KZ3qt*Cva#h`2H2>nds#>aLk-zQ&vJ-}R{82ZxQGO@95zZu(-IKRUadKjm|r{-*!gdXApU))f!b7Zu*=GU~m$'
    'uhp_)#j4qVel<92?e(8l<aYX9?TZP;Z@Z>1+c6_>9-p*))14ESD>IH=<u6|lx5Rk%w2cY{90I2#3$}KB{<G$nN69vsORg#mgA4!w'
    '*vU$('
),
    output: [13, 141, 25, 36, 25, 160, 59, 39, 36, 243, 77, 52, 34, 168, 63, 43],
}, name='same_strides_beyond_filter_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Rows enough for several threads, which share those that taps reach over.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 41, 3, 1], 0.5, 31))
filter = Parameter('filter', (U8, [2, 3, 2, 1], 0.25, 116), [255, 0, 150, 220, 216, 228, 93, 88, 215, 85, 209, 174])
bias = Parameter('bias', (I32, [2], 0.125, 0), [11301, -21819])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 41, 3, 2], 72.0, 68))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout, 2, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5Z&P!H*<W5#%sXYqL09t|GtR62RZa|aN-x;EV}|xF7rz|;&@>~J-^}|u4;Fg`zxpSlJ8Ra$=S4Er-&Ou~`l>J8#QSkW_ma)G'
    'lMa^ud8So=yk`5a^#2u03|c*F?=DuaoBH+g#N~NAzGfSK_+!09XJ`1Xy~1yHwK|ylG7KC50I_60G5'
),
    output: packed('<i2',
    'c-rd}OP9^@nW0+ZUKd_tSZZEjV<Nb~d!k&daF59h+ji+m8u?y%+G~Sr%@UOwr03cANv5k#GiZ=)(#dm~s2M0VJt{|Wnn#0`pLnZo'
    'hjzDOzTL*8V#Qh3ZH^T>(_H$TQw1kQtnzNr>=K_JTq-onKHtHD_lx-ir5f>0i>ZO3>MKlEnguH_460Fc;GY>XO{+_GdRVD%rP7s%'
    'RI50(3HF_a-XhywCh6uXuX5|KX;IqlTJDjoyve=Aq+WTkZ?|`t@EM0DgG|YTak-}D@_Q6!`y{EiX-zasQ9lwr!8}qhQmV_WP}E%~'
    ')iO_HqHczTt!R{7oeaZ>1OSSmRw)'
),
}, name='dilation_tall_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Rows enough for several threads, which share those that taps reach over.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 41, 3, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 2, 1]), [127, -127, 35, 28, 10, 90, 53, 99, 119, 52, 89, 65], extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.0032500000670552254]))
bias = Parameter('bias', (I32, [2]), [4950, 34762])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 41, 3, 2], 0.9800000190734863, 59))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout, 2, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5FFn1QMcG`Y%k^RGL#+eW&*QevxNt2@ir=8oa*M`7`|1AGH+mK`{62iF*<+$o!s_*(XD7V=yzJ<_-Yv^#9@`}HV^d#+X86B)'
    'i{t(;_UzVQ-XXm6c=ydyL7I8LOPJETKkFQ0`Vj5^NY!!X`ll{C6vS8WKKp0E4Ry8y+6)5+0IR$|$^'
),
    output: packed('<i2',
    'c-qV9X`P(DtZ!n>l-R{#RlSS+>txrquHC#Wcg2bo{rl`IE0;%91$Jj%&YNkpsb$6Xy*{<k2g0lMXII^rINfL4=K1UQmo#Q=@$2?('
    '&cB=78?t8Nx&;SAde-00o#r-m-HW=(vK#&G?b+%x<HoJVIl&F*-pBM=Ey{d3bGgrio+stAC3|;%ZfQzh)^oLYlTv@v^|oIBlB(yP'
    '<pE2!UYWYhwN>(ddP`$}%K4b7V#||GuV3a{yYOvf)8aXi8`Ag1FY;U4u`;In@ujpr-u3m{4{f)d;54^kLF<(5Pg7UutqVG`Zk6WJ'
    '+?GXiG-kLQoV>`lJ8x&foVZ5*j_4^2BN6}r1w@47'
),
}, name='dilation_tall_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5V5cvIRLfL^eHxIQO_!Jv`;-6n@PU@QCV>xf~qO#JbH+>D8#6Sc90FRCpE&'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [-46914, -39915, -26331])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 2, 3], 0.05999999865889549, 120))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5ug1t7ykmy?wOJD%{J!+$c+}L{;rC1&tCNH-K6<{();Qv|%dxNSt==z^{P~Pd-@l_XQ_9Rf;*N**%mspX0`7-7#eXf{mA>j~'
    '{?iRP%0^raR0aU}nkW('
),
    output: packed('<i2',
    'c-muN_|L%b9|C|(5Xk@)f^a~5A^-qQGZXC'
),
}, name='activation_quant8').AddAllActivations(output, activation).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5VFlBeq=Cc<jd=4z${4iy1!1)_TPF(#qBlALC#Ij#&KP<U=^b`XT000tN7$*'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [-44862, 44625, -15555])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 3], 35.0, 0))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5?;KiHzHwVb`E<v?3-4PNt#@3w<VItH$=QWs&JPWz8a$h1ST`l_$gyqAx1$eT3D_`w`*r=j>5ndNy0qSYz0mvq6({yY-FjBk'
    'Q}gSOpBAGj1C;>)jO8o`'
),
    output: packed('<i2',
    'c-mw5|3BgX-Gu*74F4Y&`v05Z|Np}O|GEDExB35H=l_2oH~#+<1|k3eXXY82'
),
}, name='saturated_quant8').DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5VFlBeq=Cc<jd=4z${4iy1!1)_TPF(#qBlALC#Ij#&KP<U=^b`XT000tN7$*'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [-44862, 44625, -15555])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 3], 4400.0, 56))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5?;KiHzHwVb`E<v?3-4PNt#@3w<VItH$=QWs&JPWz8a$h1ST`l_$gyqAx1$eT3D_`w`*r=j>5ndNy0qSYz0mvq6({yY-FjBk'
    'Q}gSOpBAGj1C;>)jO8o`'
),
    output: packed('|i1',
    'c-k|!v9bgrYby&NvavD;b1iJFEg+;VhzkIg?FcL'
),
}, name='coarse_quant8').DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5VFlBeq=Cc<jd=4z${4iy1!1)_TPF(#qBlALC#Ij#&KP<U=^b`XT000tN7$*'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [-44862, 44625, -15555])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 3], 0.029999999329447746, 100))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5?;KiHzHwVb`E<v?3-4PNt#@3w<VItH$=QWs&JPWz8a$h1ST`l_$gyqAx1$eT3D_`w`*r=j>5ndNy0qSYz0mvq6({yY-FjBk'
    'Q}gSOpBAGj1C;>)jO8o`'
),
    output: packed('<i2',
    'c-mw5j{+F5aT$mJ0QjRI-~'
),
}, name='fine_quant8').DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5VFlBeq=Cc<jd=4z${4iy1!1)_TPF(#qBlALC#Ij#&KP<U=^b`XT000tN7$*'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [-44862, 44625, -15555])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 3], 0.125, 9))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5?;KiHzHwVb`E<v?3-4PNt#@3w<VItH$=QWs&JPWz8a$h1ST`l_$gyqAx1$eT3D_`w`*r=j>5ndNy0qSYz0mvq6({yY-FjBk'
    'Q}gSOpBAGj1C;>)jO8o`'
),
    output: packed('<i2',
    'c-mw5j{+F5aT$mJ0QjRI-~'
),
}, name='as_products_quant8').DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 2, 2], 0.25, 116), [255, 0, 139, 228, 217, 162, 164, 239, 113, 161, 182, 97, 90, 200, 123, 104, 144, 239, 118, 154,
    220, 219, 122, 180])
bias = Parameter('bias', (I32, [3], 0.125, 0), [1315, -26073, -11423])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', (U8, [1, 1, 2, 3], 40.0, 46))
output = Output('output', (F32, [1, 1, 2, 3]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 253, 230, 108, 122, 5, 204, 136, 121, 158, 205],
    output: [2480.0, 1240.0, 5600.0, 7920.0, -1360.0, 6880.0],
}, name='clear_of_halves_quant8').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5V@OMg0@vX-F({5e+^Zv)bb6*>4k571<yfS;++RDa;XWL$EX<#4%002v%7{~'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [-50580, -78282, -43056])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 2, 3], 0.05999999865889549, 120))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5f5RYoV(l-3e+j*5S#AOkpH5$TBJBVFSnay-mm9Vo3-Q}KHT$LSx&I;oe<UZJD0nO7k{b14i;#?}`Ty<FP2JNpJoc#V)?6<C'
    'daXvpBiSSdDgyw$^(jd'
),
    output: packed('<i2',
    'c-muNU|{(FAA}(Q%wRwOWHvqk0A>sh@&'
),
}, name='activation_symmetric').AddAllActivations(output, activation).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5VP<v$Cy`LxEom^K{n0tD9!QbsocTV?Cn-*1_ykzdme+O4T+0Q@(000)G7wP'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [43593, 15090, -18515])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 3], 24.0, 0))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|L=<H=hauHeHQOtrf?vzFve!;Gd=lD{+ohsxqGXhx94BneNQfdzo_@scN24|wCJv>>UsA>T<fk~=jXb}J?B)ys+UQh)+}${'
    'EM)bn*Rzg+$^Zbsz$cp'
),
    output: packed('<i2',
    'c-s5_-}nE2lmGv{{{OH2e|F*j|Cay%GyMOb@&8oI|Nm?L|M2_&KZt<{008kt8`S'
),
}, name='saturated_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5VP<v$Cy`LxEom^K{n0tD9!QbsocTV?Cn-*1_ykzdme+O4T+0Q@(000)G7wP'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [43593, 15090, -18515])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 3], 2880.0, 24))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|L=<H=hauHeHQOtrf?vzFve!;Gd=lD{+ohsxqGXhx94BneNQfdzo_@scN24|wCJv>>UsA>T<fk~=jXb}J?B)ys+UQh)+}${'
    'EM)bn*Rzg+$^Zbsz$cp'
),
    output: packed('|i1',
    'c-oVemXwi}kd~5^1tS?L2_RPn#E_JghLQk8;{&+'
),
}, name='coarse_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5VP<v$Cy`LxEom^K{n0tD9!QbsocTV?Cn-*1_ykzdme+O4T+0Q@(000)G7wP'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [43593, 15090, -18515])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 3], 0.029999999329447746, 100))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|L=<H=hauHeHQOtrf?vzFve!;Gd=lD{+ohsxqGXhx94BneNQfdzo_@scN24|wCJv>>UsA>T<fk~=jXb}J?B)ys+UQh)+}${'
    'EM)bn*Rzg+$^Zbsz$cp'
),
    output: packed('<i2',
    'c-s5_9}_U3^N9ceZ#yF1'
),
}, name='fine_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5VP<v$Cy`LxEom^K{n0tD9!QbsocTV?Cn-*1_ykzdme+O4T+0Q@(000)G7wP'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [43593, 15090, -18515])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 3], 0.125, 9))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|L=<H=hauHeHQOtrf?vzFve!;Gd=lD{+ohsxqGXhx94BneNQfdzo_@scN24|wCJv>>UsA>T<fk~=jXb}J?B)ys+UQh)+}${'
    'EM)bn*Rzg+$^Zbsz$cp'
),
    output: packed('<i2',
    'c-s5_9}_U3^N9ceZ#yF1'
),
}, name='as_products_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [3, 2, 2, 2], 0.25, 128), [255, 0, 135, 179, 102, 106, 195, 140, 208, 106, 150, 237, 101, 119, 175, 211, 232, 202, 103, 252,
    222, 207, 123, 239])
bias = Parameter('bias', (I32, [3], 0.125, 0), [6901, -38297, -23795])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', (U8, [1, 1, 2, 3], 75.0, 143))
output = Output('output', (F32, [1, 1, 2, 3]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 87, 46, 78, 118, 200, 20, 130, 67, 231, 251],
    output: [-2700.0, -4950.0, 1050.0, 3675.0, 150.0, 3525.0],
}, name='clear_of_halves_symmetric').AddVariations(signed(input, filter, quantized)).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 3, 2]), packed('|i1',
    'c-pIPe8+ZEI8!3ukmb%xZRHSI&VR37$d}pvaH}%cc_yN3nQZkD02@*dJ^'
), extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', (I32, [3]), [-13806, -32865, -43146])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 2, 3], 0.05999999865889549, 120))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5uh6GCLBKsDFiTed!fYLj^hHNmm$340-#qiX&g3nAe-4<suqN)mmE6&%tgpbAw@^E1Z%OK!Vt>O8ul}8HwplXersub1%p3G?'
    'N!>nTS#QWdWdH!?*d(d'
),
    output: packed('<i2',
    'c-mw5|DWMM0|STvviLv*!~a7d4hS$XK%@x+07^0xy#'
),
}, name='activation_channel').AddAllActivations(output, activation).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 3, 2]), packed('|i1',
    'c-pIPjP>{Pimj=6B3~+(>F@pjtq_N<N~Mrykea+(CCd|`A5XXd{s;|p'
), extraParams=SymmPerChannelQuantParams(0, [0.0032500000670552254, 0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', (I32, [3]), [-43847, -34149, -31150])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 3], 1.2999999523162842, 31))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zqN$lxWQ-l^2ItU_nG|p_~fJL>J#&L`5M1w#xCp%dvCel{`iblcMV0dU#yh)cZWM{lD$wVr<Qnh?%9VEr)8Dqf8cs{B=MiH'
    '{vyr*{XRYhDgywh4kr5'
),
    output: packed('<i2',
    'c-oWsFBtrUp^ks4=l`AN|MkQFC#WzmxUXSwGGz$&V{q9eV4iS`fd~Kq?Yj+R'
),
}, name='saturated_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 3, 2]), packed('|i1',
    'c-pIPjP>{Pimj=6B3~+(>F@pjtq_N<N~Mrykea+(CCd|`A5XXd{s;|p'
), extraParams=SymmPerChannelQuantParams(0, [0.0032500000670552254, 0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', (I32, [3]), [-43847, -34149, -31150])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 3], 151.99999809265137, 95))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zqN$lxWQ-l^2ItU_nG|p_~fJL>J#&L`5M1w#xCp%dvCel{`iblcMV0dU#yh)cZWM{lD$wVr<Qnh?%9VEr)8Dqf8cs{B=MiH'
    '{vyr*{XRYhDgywh4kr5'
),
    output: packed('|i1',
    'c-jrd!4Uu;0E4heEmZg4!E$*(p%Hnqzmj0!u$+GQz71^'
),
}, name='coarse_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 3, 2]), packed('|i1',
    'c-pIPjP>{Pimj=6B3~+(>F@pjtq_N<N~Mrykea+(CCd|`A5XXd{s;|p'
), extraParams=SymmPerChannelQuantParams(0, [0.0032500000670552254, 0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', (I32, [3]), [-43847, -34149, -31150])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 3], 0.029999999329447746, 100))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zqN$lxWQ-l^2ItU_nG|p_~fJL>J#&L`5M1w#xCp%dvCel{`iblcMV0dU#yh)cZWM{lD$wVr<Qnh?%9VEr)8Dqf8cs{B=MiH'
    '{vyr*{XRYhDgywh4kr5'
),
    output: packed('<i2',
    'c-mw5&+s3JfCL;cfJG1pC_oqh0C*M|=K'
),
}, name='fine_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 3, 2]), packed('|i1',
    'c-pIPjP>{Pimj=6B3~+(>F@pjtq_N<N~Mrykea+(CCd|`A5XXd{s;|p'
), extraParams=SymmPerChannelQuantParams(0, [0.0032500000670552254, 0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', (I32, [3]), [-43847, -34149, -31150])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 3], 0.125, 9))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zqN$lxWQ-l^2ItU_nG|p_~fJL>J#&L`5M1w#xCp%dvCel{`iblcMV0dU#yh)cZWM{lD$wVr<Qnh?%9VEr)8Dqf8cs{B=MiH'
    '{vyr*{XRYhDgywh4kr5'
),
    output: packed('<i2',
    'c-mw5&+s3JfCLC^0b)l6u*f?w36@|W0ssIz<rvK'
),
}, name='as_products_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [3, 2, 2, 2]), [127, -127, 104, -39, 41, 11, 94, 80, 59, 95, 29, 23, 77, 108, 100, -28, 21, 62, 14, 68, -35, 108,
    -28, -37], extraParams=SymmPerChannelQuantParams(0, [0.0032500000670552254, 0.006500000134110451, 0.013000000268220901]))
bias = Parameter('bias', (I32, [3]), [5235, -26091, 454])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', (U8, [1, 1, 2, 3], 1.7999999523162842, 100))
output = Output('output', (F32, [1, 1, 2, 3]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 226, 158, 210, 63, 202, 2, 131, 89, 134, 211],
    output: [14.4, 66.6, 72.0, 97.2, 73.799995, 66.6],
}, name='clear_of_halves_channel').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Filter and bias are parts of one shared memory.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (U8, [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 4, 2, 2]), packed('|i1',
    'c-pIPlu`I(bg!C6+R9b*hlZM4&d)amY6h>v45}=D#yxWY0Mxz>xc'
), extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.0032500000670552254]))
bias = Parameter('bias', (I32, [2]), [46949, 25865])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 1.5, 0))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: packed('<i2',
    'c-mw5KV$xynNL_0mL-Vn+N#i$f1YD&t6I%Yl^YY<1o8@FORoI9?Yn>18U`W(0K&Kwb^'
),
    output: packed('<i2',
    'c-p%YusL^9-pa5lgN~f1wJ(eRM@HM<^8Q%AF?MOLxAQ*Tsb1v)(;dQW8HfY`%-|E)'
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
    'c-s5V5R*G~?yDs!KVQDAjM~2Yd}!Ls)C-T#24?rX{5!v8LDPziP6i?X0KzyHVE'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [1018, 1260, 47922])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [0, 2, 1, 3], 64.0, 3))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 3, 4, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('CONV_2D', no_batches, filter, bias, 0, 0, 0, 0, 2, 1, activation, layout).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 255, 253, 208, 44, 167, 117, 61, 30, 7, 15, 24, 254, 31, 240, 139, 87, 27, 228, 246, 216, 184,
    210, 247],
    output: [],
}, name='zero_sized_quant8').DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 0))
filter = Parameter('filter', (U8, [2, 4, 2, 2], 0.5, 255), packed('<i2',
    'c-s5VaPP<Gdv~tCz5DC$s~ZnqJbd%!@vYx4KYhFY`~9mguf8x4002^69Ap'
))
bias = Parameter('bias', (I32, [2], 0.125, 0), [-34497, 29459])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 88.0, 223))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5e`H&XsgH-2d`Hhrv6E$b{r*?~2fgJ?m*RK$c8YiY=MVFfS35a>VIUF!0DD>!R{'
),
    output: packed('<i2',
    'c-qT(-2S5fUHi-4_q-Q%FJ#|Od{pr!^lI&uyr+Q=+#aVq?|e4lW6_I<FAPKi03S*j{Q'
),
}, name='zero_points_0_255').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 255))
filter = Parameter('filter', (U8, [2, 4, 2, 2], 0.5, 0), packed('<i2',
    'c-s5V@M%j}U_e#Lob$hab+oD^$Loc5?fvHeBga)USH-H2fdBviASn<R'
))
bias = Parameter('bias', (I32, [2], 0.125, 0), [-13308, 33121])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 170.0, 255))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5Upp!4QEee}(B2Z0GghDLW^KDDbM4^+mtP*AHkz^aOqM+&;U@6NhJi=`0Mi2$E&'
),
    output: packed('<i2',
    'c-l)@+A$}6PEPUKlj5PSEvkhKc^yZ6X1FfZnH4g9-?a(b7oMtHTf6n<GX^370L=9i?E'
),
}, name='zero_points_255_0').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 0))
filter = Parameter('filter', (U8, [2, 4, 2, 2], 0.5, 0), packed('<i2',
    'c-s5Vuu89nN&Dzhf&HrU#g{MhVHCamduP;powe=Z9ZXXnF%SR%z}XJW'
))
bias = Parameter('bias', (I32, [2], 0.125, 0), [-36834, -5333])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 140.0, 5))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5U(IZ>e}P2kqQZsW#U~|yE0oRUi%j@y^N_J}#-%^nr{vfzGfvl9F%Ss=N>dUj'
),
    output: packed('<i2',
    'c-o8KJb6>(teWk7!KHh9KUJKc`&K<<eoyb3v}skV_(L^2bqnRA<f}vt7>EP_iH{O%'
),
}, name='zero_points_0_0').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 255))
filter = Parameter('filter', (U8, [2, 4, 2, 2], 0.5, 255), packed('<i2',
    'c-s5V@Z|272me0Yy?y=W|F^GS{CoTJ$>-mnzrDZn=)s-4U*0kh003719B='
))
bias = Parameter('bias', (I32, [2], 0.125, 0), [-12024, 28487])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 2], 47.0, 0))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 1, 1, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zd<qfX6@+`&#IY6N_xA$aBFu69$a@m_^uaI$A&dL9EPuX>XvdQGY|;?f6fw{'
),
    output: packed('<i2',
    'c-m8)t>103z-gCgMbyU2Tgui<*wflKY1zD)9rJ$APbe@+GfFYZSzD+T$v`9k0GQzuTL'
),
}, name='zero_points_255_255').AddNchw(input, layout, output).DisableLifeTimeVariation()

# A signed filter with a zero point.
# Expected values: float64 formula. TF Lite's signed filters have no zero point.
input = Input('input', (S8, [2, 4, 5, 2], 0.5, -97))
filter = Parameter('filter', (S8, [3, 2, 3, 2], 0.25, -12), packed('|i1',
    'c-jFZ0Nek6fcQQG@cP)&M_@<T_D@L@-r)Qde=l)4ICeZ3_1+io`ts3h!4vc'
))
bias = Parameter('bias', (I32, [3], 0.125, 0), [38957, -1382, 45147])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (S8, [2, 3, 2, 3], 56.0, -128))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 2, 1, activation, layout).To(output)
Example({
    input: packed('|i1',
    'c-jF_0I&ame^O5H^!Qj~gZ;bO>!^#UABAd6Me%GxyVR2@GZnwsgNdj-)z|VQ9BGml+)v}69v6rXZWsH}MT})t64hWed>Yw95nmM^'
    '*5R@c+Ik|qS|@J'
),
    output: packed('|i1',
    'c-q^2JHkTJ)c&KS#{Or2R!7P05;fv=)aNj+chWa_q^ok+Tl<GM02K=kG5'
),
}, name='any_filter_quant8_signed').AddNchw(input, layout, output).DisableLifeTimeVariation()
