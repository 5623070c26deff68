# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D of 8 bits: zero points, scales, channels, limits.

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
filter = Parameter('filter', (U8, [1, 2, 3, 6], 0.25, 116), packed('<i2',
    'c-s5V5S8cCy5>S?#?y1pXa7wNPVd+n8n7pLPxA7MxAyERdY|t5kbwvQ0A}zM@c'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [191, -46512, -302, 31362, 10034, 37076])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 6], 73.0, 112))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5KQ*=T=g}ImA8l=N+cW<E-}b48SK3#rvN_xHvBcxe8LxkEy?)0!`RBHV-`kzHo)VMU@H?*CZA#|)^$tmFKA$;-s;_J>W7!}O'
    '(Yo}o_t7*4Dgyxdaw+2'
),
    output: packed('<i2',
    'c-ouf)wQzw^J&ewOP1eS&O2pJ+s&t5d*{tPxyEJf?yY++T1`7L_vKyLt_8>5?3HfZc=XOPvFt;O@9xsrx@Yx=F0tzQ2VU%T-aU8A'
    '6$UB+0I(-4MF'
),
}, name='valid_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# No dimension is another.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 3, 6], 0.25, 128), packed('<i2',
    'c-s5V(3t(|_qVJ?k2;nt-BmEZfAZg#>;BF9lG7KpYyPHvQ_@#g&S4+|0006l7ij'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [-629, -49155, 46088, -38581, -5785, 44629])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 6], 85.0, 106))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5KgG1ym20(~U4;p6n~>U-pCNih!n`aAGZI$(C{WK{ocjLSRPQ}=?%i6w#`~)Dod&~<uyp<faYhU6nV!0IEbo7u>Hp*Z{asOe'
    '1(l!1YiBV~82|uDWhHt'
),
    output: packed('<i2',
    'c-rf=+F{fEs8VEpbjjHs`AyEr+m@TIt0=hLr8GA<?dV?Lb;b3c_wj8AZGAeyd{b=at8I>({0q;oQC(GD^7^>q?((Xq{qhUkJ037l'
    '2><}+Q6=6'
),
}, name='valid_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# No dimension is another.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 6]), packed('|i1',
    'c-pIP)K7W%tk}pQH8aCo!%HMN!;16uHy@tdl8+@ZPvh^UyF_pR02^};T>'
), extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.026000000536441803, 0.006500000134110451, 0.013000000268220901, 0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', (I32, [6]), [-44484, -40730, 29663, 25520, -12220, 31428])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 6], 5.300000190734863, 138))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|Jh`@FYBG?$C|5Og*2o#?zr&sm8rP>od@T21^+y|F!c({f|Z)<Yh;)||DIlR_tnY!u^WHg(Q5B$*#0kax@vf1?Ci3XjSOGb'
    'yjn3)ezn$T1}XypG6O9f'
),
    output: packed('<i2',
    'c-mXgx$a8uyvcm4KhE7U&tlW{{>4jTm))7Ob)MqV>$6s^lG<=#;;Q*QE1u5Tu*rJ+r@32uwbneGvTjoRs{7M7v|FuuGJR2-!m`IR'
    'S2Iuv005$FEA{'
),
}, name='valid_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The odd padding goes to the end.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 4, 2, 4], 0.25, 116), packed('<i2',
    'c-s5V5L+AZ^U%`Tmls~n{?;FP^U3mn!jRdsD^Jg9m>paGje!6F0J;<to&'
))
bias = Parameter('bias', (I32, [4], 0.125, 0), [48657, 16260, 8608, -18784])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 4], 70.0, 56))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5?|J&k$Ap=!ldex`I#xLM68ke3*CU48Z?NsVVfXO+k%liSwUal!xW+&v005-K7!&'
),
    output: packed('<i2',
    'c-q@iJ3V91v<W&JS5?ODT2+v+b$YhJyyG+SX04tb{<*KT_}c9%@6G+`;twijxgDC;Vz+Wj7|*H6{Z>z-%1jnbt+wx(oNB+fpwjqg'
    'Q;ox{%2)>mDgywlrztD'
),
}, name='same_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# The odd padding goes to the end.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 4, 2, 4], 0.25, 128), packed('<i2',
    'c-s5Vu=-YW&%SBJ)zfa5u3rCp{l=LqzHeReXnFhU*FOuMtYIJk00~?br2'
))
bias = Parameter('bias', (I32, [4], 0.125, 0), [-5096, 15437, -9138, -32154])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 4], 44.0, 59))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5-*l&a{z1Ws-wTsCu6P%`IVL2bsd4;Zd+INnt!J4mPwZxTvS<HVJq98H0N%0`n*'
),
    output: packed('<i2',
    'c-qS>nYcEiq-N2vX@Nd%-L>K7Y0f?qTlVgsTygl~wf5=jKgZTqR)u=%RuvVeYV=jjOYJU<TOSscYFewqt6LYUnW~;z9S{=`SFG)?'
    '7^`P4z(8dH0L#xJO#'
),
}, name='same_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# The odd padding goes to the end.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 4, 2, 4]), packed('|i1',
    'c-pIPRMif>|H(rtEr#`PUfN4HuP3e_1C1=6-^tFC$rsKA0Pj@}W&'
), extraParams=SymmPerChannelQuantParams(3, [0.026000000536441803, 0.0032500000670552254, 0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', (I32, [4]), [37697, -32032, 25833, 2128])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 4], 5.0, 24))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zwNVVyin{c(b63G&qj`)^Rwi5`Z)q$R=?HVG=KZ8MZQP&9$|eJ$3P?i0C&(6Tm'
),
    output: packed('<i2',
    'c-m_dHr1OVrKMLUp{Y7kMoGO*NL6WykdfU&K|S+{s+!t|R8^I?@hB><5m3?Zk=E3>tf-{&MN(b*poofWg@mU3a&dLpFMO(UF9a0j'
    'ckrpmGEf-+0PegMEC'
),
}, name='same_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding of strides.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 7, 5, 1], 0.5, 31))
filter = Parameter('filter', (U8, [1, 3, 4, 2], 0.25, 116), [255, 0, 189, 207, 105, 76, 187, 187, 182, 243, 121, 124, 178, 99, 89, 80, 165, 109, 191, 196, 116,
    160, 171, 185])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-20105, -11074])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 4, 2, 2], 17.0, 103))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 3, 2, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5zf1T_`>eQb-o{T}KR*^dPP3S9^&vH?m}|<$R<`t~k*Dhz2m=7gUJ@+'
),
    output: [108, 84, 209, 193, 200, 204, 243, 122, 151, 113, 215, 45, 92, 13, 239, 25],
}, name='same_strides_quant8').DisableLifeTimeVariation()

# Padding of strides.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 7, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 4, 2]), [127, -127, 28, -12, 62, -33, 4, -36, -36, 56, 113, 116, 123, 36, 82, 110, 116, -38, 27, 24, 81, 32,
    52, 27], extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.0032500000670552254]))
bias = Parameter('bias', (I32, [2]), [1396, -1390])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 4, 2, 2], 2.4000000953674316, 25))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 3, 2, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5zrjJr^2xE<Xkn=o-bvZBwuD@`wZ!*%d0caRLweq{<F3&RgaH6(WDuV'
),
    output: [195, 46, 102, 31, 129, 26, 219, 12, 204, 43, 243, 28, 152, 41, 85, 27],
}, name='same_strides_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Four sides.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 1], 0.5, 31))
filter = Parameter('filter', (U8, [1, 4, 3, 2], 0.25, 116), [255, 0, 210, 238, 194, 247, 176, 219, 166, 231, 206, 96, 187, 255, 204, 193, 189, 107, 147, 108,
    198, 151, 138, 230])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-37537, 38722])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 4, 2], 100.0, 33))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 0, 2, 3, 1, 2, 2, activation, layout).To(output)
Example({
    input: [0, 255, 239, 167, 85, 243, 240, 128, 168, 143, 52, 18, 3, 146, 136, 64, 238, 194, 108, 203],
    output: [31, 115, 59, 116, 63, 160, 45, 151, 51, 172, 92, 244, 133, 150, 111, 141, 13, 82, 19, 102, 26, 146,
    41, 148],
}, name='explicit_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Four sides.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 1], 0.5, 31))
filter = Parameter('filter', (U8, [1, 4, 3, 2], 0.25, 128), [255, 0, 200, 215, 178, 225, 251, 211, 217, 162, 130, 196, 138, 238, 237, 196, 158, 137, 134, 195,
    186, 197, 193, 161])
bias = Parameter('bias', (I32, [2], 0.125, 0), [17970, -5985])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 4, 2], 51.0, 5))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 0, 2, 3, 1, 2, 2, activation, layout).To(output)
Example({
    input: [0, 255, 74, 166, 4, 189, 55, 59, 238, 65, 185, 152, 238, 224, 76, 76, 168, 94, 52, 154],
    output: [84, 19, 121, 53, 113, 86, 119, 66, 184, 101, 219, 199, 244, 109, 220, 141, 102, 79, 187, 48, 202,
    79, 177, 12],
}, name='explicit_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Four sides.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 4, 3, 2]), [127, -127, 53, -11, 97, 127, 119, 63, 22, -20, 117, 89, 12, 31, 82, -12, 27, -8, -28, -7, -7, -31,
    29, 47], extraParams=SymmPerChannelQuantParams(3, [0.006500000134110451, 0.0032500000670552254]))
bias = Parameter('bias', (I32, [2]), [29931, 45703])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 4, 2], 1.5, 0))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 0, 2, 3, 1, 2, 2, activation, layout).To(output)
Example({
    input: [0, 255, 26, 205, 161, 99, 207, 22, 185, 165, 99, 19, 58, 41, 152, 147, 25, 52, 202, 134],
    output: [82, 55, 96, 39, 79, 62, 110, 48, 165, 91, 100, 53, 255, 77, 162, 74, 74, 44, 123, 54, 110, 68, 139,
    70],
}, name='explicit_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', (U8, [1, 1, 1, 8], 0.25, 116), [255, 0, 254, 133, 173, 120, 254, 107])
bias = Parameter('bias', (I32, [8], 0.125, 0), [11258, -33287, 103, 21220, -16557, 8864, -30826, -14506])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 2, 8], 50.0, 150))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5UwL{nx1POn?KRhpZ_erWsh$ka&zk+2d(w?7!F5{Ux3)fQZrP{et7r3ovqZ!07z2p_0G$69HU'
),
    output: packed('<i2',
    'c-mX;^W<vf+LpX6PTSA7uL~=DDslHp+d99(b2=N&)vcYByV`T#h4yvrd7pVtUF=+!oqtvJ?4{f_k%bquW}Yrw)11dZApijC`y{{'
),
}, name='filter_1x1_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 8]), [127, -127, 8, 46, 30, 87, 33, -39], extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.0032500000670552254, 0.0032500000670552254, 0.026000000536441803, 0.006500000134110451, 0.006500000134110451, 0.026000000536441803, 0.013000000268220901]))
bias = Parameter('bias', (I32, [8]), [8970, -47725, 276, 26349, -9908, 7081, 16414, -13937])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 2, 8], 2.700000047683716, 67))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5e_H3!CQJ8g?$amlJZ#Be{cZl+;7@u#wn>X$e0%55kvsM|tgF?JTyWs+G!2`|)XqR6001a*7~%'
),
    output: packed('<i2',
    'c-r&Vbop!>H$`Ehg!5_Zh$Z43(k{;|{CZU~lw3Yq_-^HGmv%mA?!8WMl7#a~tB^jGW*O%rwz2C3GnHKKn0YLgV4x5H004d$&H'
),
}, name='filter_1x1_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# One result an image.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 3, 4, 4], 0.25, 128), packed('<i2',
    'c-s5Vkh!sLN$bz^f0lHwnRIAk#)1P8Z*RSwcJ%7H_^oY+Ui@CYwIXqTZS|_io4E@nZ2!+dA^-r?;vY2'
))
bias = Parameter('bias', (I32, [4], 0.125, 0), [5919, -42271, 16324, -29120])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 1, 4], 50.0, 29))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5ALr%K9aeVq&+Ziy#h3N{D(ZW=`tjju*{^y&Ej!x2v3}FM-wN|NX1+}_-r1G?Rf2&;008FE8}0'
),
    output: [204, 54, 241, 43, 222, 13, 242, 65],
}, name='whole_image_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# One result an image.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 4, 4]), packed('|i1',
    'c-pIPOpGX27ZfabA;er5mcp%Dc=Pp3J;BE;Z>ma-pZw!@b}jNOvUd^E4HYiuE~w)G0LV%a-~'
), extraParams=SymmPerChannelQuantParams(3, [0.006500000134110451, 0.006500000134110451, 0.026000000536441803, 0.006500000134110451]))
bias = Parameter('bias', (I32, [4]), [3820, 14928, 46395, -25784])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 1, 4], 8.699999809265137, 21))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zvG=x+_LYrTu#@2w+Hm@5xB7<WLMC~Pns6|kNVxLjP7)H>-f2bXZzi9Y+zgRk%2@20P%|$69'
),
    output: [51, 49, 243, 32, 56, 34, 149, 13],
}, name='whole_image_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 8, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 1, 5, 4], 0.25, 116), [255, 0, 135, 90, 120, 211, 201, 140, 254, 125, 164, 247, 158, 155, 202, 97, 152, 190, 93, 91])
bias = Parameter('bias', (I32, [4], 0.125, 0), [-11439, 29481, 40792, 4889])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 1, 8, 4], 40.0, 42))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation).To(output)
Example({
    input: [0, 255, 127, 156, 106, 5, 184, 5, 151, 2, 152, 171, 104, 147, 218, 38],
    output: packed('<i2',
    'c-rGz^nQZZn$L|k_s(lgSUE+qboVZqxvQ>ZmrQ?9+EaSTl7RpK08-Ksiv'
),
}, name='one_row_quant8').DisableLifeTimeVariation()

# A filter of one row.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 8, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 5, 4]), [127, -127, 77, 25, 8, 34, 32, 13, -13, 79, 39, 122, 68, -3, -38, 81, 99, -15, -22, 34], extraParams=SymmPerChannelQuantParams(3, [0.0032500000670552254, 0.013000000268220901, 0.013000000268220901, 0.006500000134110451]))
bias = Parameter('bias', (I32, [4]), [3165, -10644, 37250, -3031])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 1, 8, 4], 2.0999999046325684, 82))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation).To(output)
Example({
    input: [0, 255, 164, 181, 145, 75, 169, 167, 76, 239, 187, 57, 75, 139, 118, 202],
    output: packed('<i2',
    'c-l)*KGU1*e!n^<<zsEW@{`USsW(koicgE;tUfg)^Sv%)AOHaReGk6'
),
}, name='one_row_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A filter of one column.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 8, 1, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 5, 1, 4], 0.25, 128), [255, 0, 90, 173, 250, 106, 193, 201, 129, 146, 132, 250, 201, 235, 113, 125, 93, 157, 211, 89])
bias = Parameter('bias', (I32, [4], 0.125, 0), [-20856, -3597, -10037, -17465])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 4, 1, 4], 21.0, 195))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 2, 2, activation).To(output)
Example({
    input: [0, 255, 17, 83, 35, 68, 83, 79, 7, 59, 230, 6, 14, 23, 8, 6],
    output: [39, 188, 244, 214, 12, 208, 124, 161, 91, 144, 123, 104, 209, 22, 137, 63],
}, name='one_column_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# A filter of one column.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 8, 1, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 5, 1, 4]), [127, -127, 45, 15, 42, 74, 15, 115, 5, 9, 78, -17, 53, -35, 80, 52, 109, 111, 12, 77], extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.026000000536441803, 0.013000000268220901, 0.006500000134110451]))
bias = Parameter('bias', (I32, [4]), [2702, 2769, -19001, 46756])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 4, 1, 4], 1.399999976158142, 56))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 2, 2, activation).To(output)
Example({
    input: [0, 255, 128, 136, 1, 114, 28, 105, 83, 44, 149, 2, 139, 110, 76, 196],
    output: [56, 75, 56, 243, 192, 51, 26, 184, 129, 142, 12, 211, 160, 21, 27, 178],
}, name='one_column_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# 17 channels, one by one.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 2, 17], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 1, 34], 0.25, 116), packed('<i2',
    'c-s5Vu;ESdq~aT&3tlf@-naZ-#`lt49~(pOG=HA4ICJld{Xr$o>!UkP?Ree0YQd(+Tl4p?u0Q?b+oU%=Kf@EZ&HDNCP)L0T0~G)O'
    '*&8gV'
))
bias = Parameter('bias', (I32, [34], 0.125, 0), packed('<i4',
    'c-mWbZP`6n2aXwes~2@GnJv2fuJrRcUTXXIr<^l=$|f@Byq{Ek`}*&@fBu=Ga-e<F){PszlZBkVWggBJ+10jaLabW1;imNeK)?XP'
    'KmcJt*f0vjAfy5S`^iCj'
))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 1, 2, 34], 59.0, 93))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5zoT8ght1r@vcP)3{jD`6q8=48bvvBX1!dlCWjW>X+vxe(L%U`gt33R9;;>i@`xBm(PaPaKt*dbB{_@0-FMul{cn$*<004#)'
    'ACL'
),
    output: packed('<i2',
    'c-j-Sah>^~y2-Kr;?WbvdqTu{W~y~<`#d%0u#4u}!^cic*gad?+%)AxN`uzyOE*tC9`=^t>(c8xcd@s1pODG!g<a35@1Mm$1polB'
    '<sy{'
),
}, name='channels_17_quant8').DisableLifeTimeVariation()

# 17 channels, one by one.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 2, 17], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 1, 34]), packed('|i1',
    'c-pIPw9(*ZepdMSzJ`({-@UM>{w6s}a$-it`MSJ6^0U6N7z;k&mU$!iFgH@iH?;T}$8V?b6!mI<!>^^0@>!u_Y1Z~J0CB<@p8'
), extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.006500000134110451, 0.0032500000670552254, 0.006500000134110451, 0.013000000268220901, 0.006500000134110451, 0.006500000134110451, 0.013000000268220901, 0.013000000268220901, 0.026000000536441803, 0.026000000536441803, 0.013000000268220901, 0.026000000536441803, 0.013000000268220901, 0.026000000536441803, 0.0032500000670552254, 0.0032500000670552254, 0.006500000134110451, 0.026000000536441803, 0.0032500000670552254, 0.013000000268220901, 0.026000000536441803, 0.026000000536441803, 0.026000000536441803, 0.0032500000670552254, 0.006500000134110451, 0.026000000536441803, 0.006500000134110451, 0.006500000134110451, 0.006500000134110451, 0.013000000268220901, 0.0032500000670552254, 0.013000000268220901, 0.006500000134110451]))
bias = Parameter('bias', (I32, [34]), packed('<i4',
    'c-otoWj~SgY?RsAEB6|gRedk})PDGdiA&kR34*DIav!orPBv}55mCPA*^b%1OSX4T>|C1=7<)8!TTLj(u66s|SVe>uw4^Zn|IYxz'
    '|G^9fFy}v548#Tlf+_%Or$CJ'
))
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 1, 2, 34], 5.599999904632568, 113))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5&waJ9qN4X$uAq>mM~2zAC-)ZZy)>^b`I~&PHv8sBFJ`ga6L|QcV2b5&KPSCYjj@k6WiJYM3sPb5U*a0Jb)Qvn<Z%Wn003J-'
    'AuI'
),
    output: packed('<i2',
    'c-otim)X5AH{pW+qu9tdGcIIQ_9tf~Xz-S_=D&?8t(nlUq;Gq4M(3iu<ek>1f`gCFxsqPdAD)_KEL+l&{UxHbbz1Gx9tJ7^0H>WI'
    '00'
),
}, name='channels_17_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Taps apart.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 7, 6, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 3, 2, 4], 0.25, 128), [255, 0, 133, 213, 181, 190, 206, 225, 217, 168, 132, 123, 102, 149, 123, 161, 157, 223, 207, 109,
    90, 215, 102, 178])
bias = Parameter('bias', (I32, [4], 0.125, 0), [38719, -44577, -22378, -24240])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 2, 4], 68.0, 104))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout, 4, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5&+(GMoJDs3r1l3s%dSj0mBAx$?eMY3@2ieju?4TXurNCCsa}zSmQ=gZu?x!flLf4Lf=Xg<|Nq{ine)NFNBl4M&DApV*~^<^'
    'dzsR<wFnhH5;(~~0{{SxH79i'
),
    output: [195, 100, 81, 126, 210, 74, 94, 142, 209, 76, 89, 119, 240, 15, 86, 128, 223, 26, 71, 106, 243, 14,
    79, 120],
}, name='dilation_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Taps apart.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 7, 6, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 2, 4]), [127, -127, 2, 34, -40, 55, -21, 81, 53, 34, 89, 48, 3, 69, 16, -16, 35, -20, 24, 18, 22, 93, 80,
    -13], extraParams=SymmPerChannelQuantParams(3, [0.006500000134110451, 0.006500000134110451, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', (I32, [4]), [-38029, 5817, 42185, -40249])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 2, 4], 3.0, 88))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout, 4, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5|JUk>kCuEk@2XYTcsJQ>-cZlA;_ar(&G&u>F4fPE_<mtR&5x~B{h!{Kz4CGESuQX|L^k1_a+Ye*(GyD-zVl^{`+w#48jWM$'
    'zjvF?xb?SWzQ^2U3^V`$=RYpv'
),
    output: [45, 124, 245, 30, 88, 106, 215, 24, 89, 108, 231, 51, 74, 91, 229, 39, 62, 102, 216, 62, 79, 93,
    205, 12],
}, name='dilation_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding of what taps span.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 7, 1], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 3, 2], 0.25, 116), [255, 0, 118, 241, 235, 142, 201, 201, 241, 130, 109, 211])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-33983, -36181])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 6, 7, 2], 48.0, 133))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout, 2, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5pONt6+9Trxch<j?R`D#>7tr{7T{U6i#vRS+`U}^#YtH$!`2TX9mkci$hz0;&=@sM'
),
    output: packed('<i2',
    'c-m9biqOzib*wUoDAdW)ceV?e-P!cn@Z8k4;;o)GA-<8TJeCBt9Y`)XA|2&X7?am_-S|YOV(I)T0R~ZS@gXUmxz<V2DFTsZz7b}D'
    '%~}h2gAEKb7-#?htC}Bu'
),
}, name='dilation_same_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Padding of what taps span.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 7, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 2]), [127, -127, 23, 109, 5, 15, -27, 40, -39, 71, 103, 9], extraParams=SymmPerChannelQuantParams(3, [0.026000000536441803, 0.013000000268220901]))
bias = Parameter('bias', (I32, [2]), [4979, 24073])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 6, 7, 2], 2.4000000953674316, 51))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout, 2, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5uT%Z>+U=Cf3C?vh7vIxyUYh*w>PPGFj$3;B50t<8d|Wqcoy4Vye7htWhz0=7@)tP'
),
    output: packed('<i2',
    'c-pg?HLWUO;^HX_y7*Vi&9|Mp@KEi>=ZW(kOq#i2_R94q4=&!Ypt5L3$kOuJYtBunpIo?hXVm1$Yo|}h+7i<E$|b*R!u%PbkCQXj'
    '#81E7uypFDq(}Ov0~u%l0CZz7rv'
),
}, name='dilation_same_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Taps apart, and padding that differs on each side.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 5, 1], 0.5, 31))
filter = Parameter('filter', (U8, [1, 3, 2, 2], 0.25, 116), [255, 0, 130, 100, 242, 145, 105, 203, 230, 208, 113, 130])
bias = Parameter('bias', (I32, [2], 0.125, 0), [5638, -26718])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 71.0, 101))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 0, 3, 1, 1, 2, activation, layout, 3, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5KV$N~>&l_8+^2l2t^1okvt?z=<t?r&zne|T4AEi03jhLZ5W4'
),
    output: packed('<i2',
    'c-kv)T9)_8Z>7c_%RINunhRqW+MJRpwA^fUOs7wEsaAnqhwe(H8LD$+3QXtm&J?WBn<&LVG5`P-mJ}B'
),
}, name='dilation_explicit_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Taps apart, and padding that differs on each side.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 5, 1], 0.5, 31))
filter = Parameter('filter', (U8, [1, 3, 2, 2], 0.25, 128), [255, 0, 91, 255, 90, 178, 94, 97, 177, 205, 97, 132])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-17997, -28605])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 31.0, 212))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 0, 3, 1, 1, 2, activation, layout, 3, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5fBdf3zI7+IZJhRh=akw%D)HN#xc2Q2-M7AGY4{rkyZ`__84?T'
),
    output: packed('<i2',
    'c-r$^W_0aJ#LMWX>X93lF5Xo4+2O2n{G81phcpiv?$<9UJP{O^IV1XlT*>Cj_M-`R`IfsfkPHB^?HSD'
),
}, name='dilation_explicit_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Taps apart, and padding that differs on each side.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 2, 2]), [127, -127, 28, 97, -4, 109, 92, 58, 55, 89, 98, 16], extraParams=SymmPerChannelQuantParams(3, [0.026000000536441803, 0.006500000134110451]))
bias = Parameter('bias', (I32, [2]), [-31229, -22429])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 5, 5, 2], 4.699999809265137, 110))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 0, 3, 1, 1, 2, activation, layout, 3, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5@9n%s<UOzX5BG^nFMn^$$Y=PhH1$gT3*Xy<`j;5+0syQ44>t'
),
    output: packed('<i2',
    'c-qU$49|a`?^s}%ubv>0^`(q2RXI8!-zU4N#5Ex-Oe)zrBDcmQj5kRwTOl<tDcs*OjDchT06wn~UH'
),
}, name='dilation_explicit_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Taps apart, and windows too.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 9, 8, 1], 0.5, 31))
filter = Parameter('filter', (U8, [1, 3, 2, 2], 0.25, 116), [255, 0, 179, 112, 124, 209, 93, 221, 167, 181, 190, 129])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-43626, -19254])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 25.0, 184))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 3, 2, activation, layout, 2, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5fAGf1(9gVH6EErt#Vya3-2Nw*->!b6%@e_ZKEqWKc{$-%yHzG%zq8-w(XkbKGZb4M3DyT?`ed=p6rT8D|Hp>~SDVUibo4P$'
    '2><|Jp(Ly'
),
    output: [11, 245, 197, 110, 210, 70, 50, 207, 46, 242, 164, 229],
}, name='dilation_strides_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Taps apart, and windows too.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 9, 8, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 2, 2]), [127, -127, 73, 31, 121, -4, 14, 58, 10, 39, 88, 47], extraParams=SymmPerChannelQuantParams(3, [0.006500000134110451, 0.026000000536441803]))
bias = Parameter('bias', (I32, [2]), [30292, -48140])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 3.799999952316284, 179))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 3, 2, activation, layout, 2, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5FKn5%AbR(|_G_<#WEqQ|=Q>x^@|2#~rOoqGW&V$y#p}DDIMpXht(4i-vihy)o3+08zpE|W<9+v5!HL<{h6eTOljqs839n(G'
    '5&!@<m?O#'
),
    output: [231, 59, 216, 65, 233, 21, 244, 12, 231, 79, 236, 51],
}, name='dilation_strides_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 3, 2, 4], 0.25, 128), [255, 0, 90, 117, 207, 137, 238, 92, 182, 253, 198, 192, 100, 182, 164, 95, 97, 156, 101, 100, 137,
    120, 149, 176])
bias = Parameter('bias', (I32, [4], 0.125, 0), [-33357, 3461, 27061, -49392])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 4, 3, 4], 65.0, 112))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 1, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5|0Sk4{!wk?s@7W%YE>218uEI`-nHRX$UgPyo*~bcSH=^+2kj2<VIUF!0H#zEhX'
),
    output: packed('<i2',
    'c-oWeIH+zgcZ;ZX?^XrRb=!F3ig!v_r_2+|jNc<^(Z7e!X3atY^^O(t!LvRKrUb7PV;~U#0B4O85d'
),
}, name='implicit_without_layout_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 2, 4]), [127, -127, 54, 53, 87, 83, 68, 42, 51, 82, 109, 2, 92, 57, 113, -8, 120, -12, 35, 25, 80, -6, 106,
    62], extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.026000000536441803, 0.026000000536441803, 0.0032500000670552254]))
bias = Parameter('bias', (I32, [4]), [-64, 19579, -26656, -11464])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 4, 3, 4], 4.199999809265137, 86))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 1, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5Z}VhL6@&5xx#@4zP6mA36ZExo78h@~ljoY&N#PSF2q{O@?CyA4#y}(h0EtKwDg'
),
    output: packed('<i2',
    'c-qVFeiUB0#yhlU2TxG(p)b)3$|r@*uU8A|tSyUNd1OM=x)8mP;tIRquFEMQH8Zq=8At>Gcn=na'
),
}, name='implicit_without_layout_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 3, 2, 4], 0.25, 116), [255, 0, 87, 103, 251, 123, 162, 237, 130, 255, 150, 162, 82, 216, 212, 179, 137, 186, 155, 80, 200,
    170, 185, 222])
bias = Parameter('bias', (I32, [4], 0.125, 0), [-37961, -23555, 24249, -9017])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 2, 5, 4], 64.0, 103))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 0, 0, 2, 1, 2, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5zk_jmWm(P*K@)DT4V!<m|GxS7n$3eF>iyo&suLOT0szA@56}'
),
    output: packed('<i2',
    'c-k`zSlyRYx3e-o=H2`($In|cL+{l1TF;DW6k1Xf%sV|t+hS3Zqrt=k1|k6fTR##C'
),
}, name='explicit_without_layout_quant8').DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 3, 2, 4], 0.25, 128), [255, 0, 105, 252, 250, 243, 209, 159, 226, 101, 153, 230, 255, 145, 154, 215, 177, 135, 221, 108,
    139, 127, 202, 163])
bias = Parameter('bias', (I32, [4], 0.125, 0), [34682, 38226, -12073, 8704])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 2, 5, 4], 58.0, 40))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 0, 0, 2, 1, 2, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5FJ1F^qi^?~Yg-$p?^E8n+&SXP(&?v6Zv}n`{h`W$7XSeJ3=r7'
),
    output: packed('<i2',
    'c-os@;g`Cn-geEk<qiuzhnr9NFwvoB+8kx)BMm$;m#f5F?pBNXJT2$(VjvO#0G1FE`~'
),
}, name='explicit_without_layout_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 2, 4]), [127, -127, 60, -35, 53, -39, 2, 76, 20, 65, 57, 63, 10, -28, -21, 9, 8, -24, 102, -40, 58, 46, 42,
    80], extraParams=SymmPerChannelQuantParams(3, [0.0032500000670552254, 0.006500000134110451, 0.013000000268220901, 0.0032500000670552254]))
bias = Parameter('bias', (I32, [4]), [33146, 12229, 19468, 34978])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [1, 2, 5, 4], 2.0, 44))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 0, 0, 2, 1, 2, 2, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5zkdHAB?Xo>Pc1?NMbrcqDHu(^_V=ZC{f3>VdM`8J1ptkj4$}'
),
    output: packed('<i2',
    'c-r&xYflYz{p6J*v&K77af45o+r}7wliaXm-s!Fh0;K`rN}c{Ol70RRL;?VHdJbm'
),
}, name='explicit_without_layout_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The last pixels are in no window, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 4, 3], 0.5, 31))
filter = Parameter('filter', (U8, [1, 1, 1, 6], 0.25, 128), [255, 0, 162, 230, 118, 218])
bias = Parameter('bias', (I32, [6], 0.125, 0), [24552, 43494, -19058, -31521, -38362, -10717])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 2, 6], 50.0, 115))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 2, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5uP^23e(C1r+CJ5P>Dp4-+hgB`@3lyN-?}~Jb@E&7nDwvM^xv=(tY$1da785ivETB}n1^xPp6}*`-jb1>8T9<`J|4*f5C1Vx'
    '2><|d2qe}'
),
    output: packed('<i2',
    'c-mY3DlAqw=H;^B5dOwbbA9ait3J(hQ5Q<vf6?DvpkUQAcYVHg1|k3eY}F6Y'
),
}, name='same_filter_1x1_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# The last pixels are in no window, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 6, 4, 3], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 1, 6]), [127, -127, 100, 45, -22, 5], extraParams=SymmPerChannelQuantParams(3, [0.026000000536441803, 0.006500000134110451, 0.013000000268220901, 0.0032500000670552254, 0.0032500000670552254, 0.026000000536441803]))
bias = Parameter('bias', (I32, [6]), [-4805, -25485, 13989, 15724, -17873, -29412])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 2, 6], 2.9000000953674316, 143))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 2, 2, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|NfEnt?vudZ!s^M@a&(y{67h$2Lc{PnwAwGQur0(A+w_*WzWOoy}8Y2F3&uyB5dt2Sz*Q9P0@8??q41$^xi%5=W&ZwR!A%Z'
    'l>h*QrzW!'
),
    output: packed('<i2',
    'c-qS-e>k^E;7iEq*)6=AQqBU&8QD8#wsLpoZJXJ`cQ$U%%obh-A^-s5UlI!'
),
}, name='same_filter_1x1_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Several pixels are in no window at the end, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 8, 9, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 1, 4], 0.25, 116), [255, 0, 167, 184, 171, 123, 160, 192])
bias = Parameter('bias', (I32, [4], 0.125, 0), [-7749, -34425, -4857, 18515])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 2, 4], 57.0, 133))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 5, 4, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5f7RWXtJ|t0>iU{<50<ElGl%}*W)wT_reoM}<YiH}=Az?PXMX#gJ9xKGyU#-=GN$C|<3Ocj?S&#L%6c}+>=!&%Eqi}ke$tg>'
    'u}Ou?iaG98>KpG9IBWewz54g+ymf)ztkMP9&;Q%44iB6Bmg~#ioze=jT3rERQ<ws4{;AA<vwv2`U$)!aL7Kjcvc)?slo$pX005xF'
    'L4N'
),
    output: [113, 66, 168, 243, 192, 13, 158, 228, 182, 13, 151, 220, 130, 55, 144, 210],
}, name='same_strides_beyond_filter_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Several pixels are in no window at the end, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 8, 9, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 1, 4]), [127, -127, 48, 37, -19, -31, -24, 1], extraParams=SymmPerChannelQuantParams(3, [0.026000000536441803, 0.026000000536441803, 0.026000000536441803, 0.013000000268220901]))
bias = Parameter('bias', (I32, [4]), [-15510, 25719, 37190, 7243])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 2, 4], 3.700000047683716, 86))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 5, 4, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5->uG+usSFD>#t~|&fHVxH^NumcpCOhd-*|*o7Gk4_qt0+vI{lG?z%W<>I9aukck<qr+g4in$gh8F}?GaNaWI)wo{dC6y$Ss'
    '-|4%}ds&$<DPg+EVl|g^|EBd}4vS0|oDH$pn5wen`A%oMMM>7@>>@VL4bWTR`d(sDZ`!^6EK-xhkFzRl^y=MGpw67>y^3Lw0RZjB'
    'L2&'
),
    output: [14, 184, 243, 114, 117, 58, 219, 103, 59, 131, 207, 100, 60, 146, 227, 107],
}, name='same_strides_beyond_filter_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Rows enough for several threads, which share those that taps reach over.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 41, 3, 1], 0.5, 31))
filter = Parameter('filter', (U8, [1, 3, 2, 2], 0.25, 128), [255, 0, 108, 226, 222, 197, 91, 171, 189, 236, 187, 179])
bias = Parameter('bias', (I32, [2], 0.125, 0), [24636, -17818])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 41, 3, 2], 70.0, 95))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout, 2, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5AHdDmkdUA@qoU^Pq@HgVydtZc+!^|fH*39ElJw~7j9jJvhj~LbOf*tF^Kp^?!owGSHYwjeGWUSW;WHDjd9-#vdevZ7ZheV6'
    '_9v5v;D*gR{<rYTB{T3@{whd&bJ-@rB0syXO8DWUgl|VQzc^<ns-I*3?WmN)v%>oZ!@vOmj2S&{'
),
    output: packed('<i2',
    'c-m`=m=(V(XNJd;@~OcyLpGMK%xo`PSb1Hu(P=~Hbno7@eIX~3CnO!t-y1ML<!1bLuj;J3HfOYIBTlw$G4Bf9-MOWFM&^?21NJ?U'
    'ucB6K^woXNe`MF-yR36%=rr&9IdhYG3r>e$iJp-+bH;J&p6IJ}+ap^_ww2$sYYI3~vo5MF`AFgco96UI1xNKJ<sZvGY1)^tplPR5'
    'Pvl14_14Wndn(rkbVVFlw#mE0Z(-(Qm!6~r!MhB4;!l|DaGD)|s9|g5w8-gmHzc=(9qV4_SQqj<dUMc}yiExgb9y89xvjJ7NV^`t'
    'SEf97EB{r~R_|TX3miIJ=H*RsW*CtG0C3EG82'
),
}, name='dilation_tall_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Rows enough for several threads, which share those that taps reach over.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 41, 3, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 2, 2]), [127, -127, 86, 80, 17, 96, 14, 72, 10, 44, -5, 79], extraParams=SymmPerChannelQuantParams(3, [0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', (I32, [2]), [-4414, -48216])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 41, 3, 2], 1.399999976158142, 193))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout, 2, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5FZjCShx;wICCje!J(+p+e?ZZP)3fLAdnm7;qHEe|C%RPRDx=-A_lsLkmR9VFK6qo6D|fTz!F?C6+<N)yrT@=pJ<Z)so&Ixj'
    'Y90PO?3;IO?kfGRW!-OY-2QKuEFAyz%B01L5~=*@e=j^boX_c9dh$c?lF4RY9akI29AX$a000sEL(~'
),
    output: packed('<i2',
    'c-q_Fzo-1r#69hYw;!n8H*;U%p-Go_?B4Up>Ezr`6&JHF%{<m|$LH*X=WSOaFHStO=8pNL$_I^i`7Sox?7b~@qU}+~MTgz-4=eYE'
    '?@c+=xj*Va^QF!sMSBXKHS8_gUw7%<;j~i=UiDpxJUab>*V*JFO|R#i%sjQ^Vf~e~lYRR)oKHK`^}6|*<%Ny!>hA_#SnxRiuJPgg'
    'hd#%{&Mi83<3{A+*>|^{tUp?GzUZ{Wh1G9+@48%A{bb&qpnW;FZ4V@$T>oOprIHIPJ~iI)I8wOJ|3u)WgLhXvh&w&&O4XI<!#R68'
    'k9%ERacA{ImvhZeJg!+Ej6bpdu+OEYyB>EG8Ac=k03|b?Zv'
),
}, name='dilation_tall_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 3, 6], 0.25, 116), packed('<i2',
    'c-s5V5LnT+zqWMm=9i5xu3oR4^ffxM?C|^i&&d~#H0>+>^0uV-4+9YZ0NS?~Bm'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [-36308, 5433, -22235, -19013, -23522, -39396])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 2, 6], 0.05999999865889549, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5&-L|sYP3-6&c_;3VFuz^-xFsndl$1xiS=VG&w`j4&u#ci_x@s^_V)oFb44_#?%KrH2`6jYRNEz7<}aL~&ae1&M_KQlCZ+Yy'
    'H8yNAwQFObG5`RGi6uw'
),
    output: packed('<i2',
    'c-mw5&+s3F{xdKD5tRKO!iNZe*iaS&R1pJA34+5wB>(_TGAP&'
),
}, name='activation_quant8').AddAllActivations(output, activation).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 3, 6], 0.25, 116), packed('<i2',
    'c-s5V5S8cCy5>S?#?y1pXa7wNPVd+n8n7pLPxA7MxAyERdY|t5kbwvQ0A}zM@c'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [191, -46512, -302, 31362, 10034, 37076])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 6], 24.0, 80))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5KQ*=T=g}ImA8l=N+cW<E-}b48SK3#rvN_xHvBcxe8LxkEy?)0!`RBHV-`kzHo)VMU@H?*CZA#|)^$tmFKA$;-s;_J>W7!}O'
    '(Yo}o_t7*4Dgyxdaw+2'
),
    output: packed('<i2',
    'c-q^+Fz?^u|Nj|oy!-b5JHx&!lYs31cW#165MVg+{|1m;@DRjq1rlEv?Ek-k%FbgbxDOKl4^mDg006rVHRu'
),
}, name='saturated_quant8').DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 3, 6], 0.25, 116), packed('<i2',
    'c-s5V5S8cCy5>S?#?y1pXa7wNPVd+n8n7pLPxA7MxAyERdY|t5kbwvQ0A}zM@c'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [191, -46512, -302, 31362, 10034, 37076])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 6], 2920.0, 112))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5KQ*=T=g}ImA8l=N+cW<E-}b48SK3#rvN_xHvBcxe8LxkEy?)0!`RBHV-`kzHo)VMU@H?*CZA#|)^$tmFKA$;-s;_J>W7!}O'
    '(Yo}o_t7*4Dgyxdaw+2'
),
    output: packed('|i1',
    'c-kGx!3h9C5CXxB&#}!PPS=Nslw~`7Yrl@Lu~^iV^rz;a=9q{1+h0$9iEtm('
),
}, name='coarse_quant8').DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 3, 6], 0.25, 116), packed('<i2',
    'c-s5V5S8cCy5>S?#?y1pXa7wNPVd+n8n7pLPxA7MxAyERdY|t5kbwvQ0A}zM@c'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [191, -46512, -302, 31362, 10034, 37076])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 6], 0.029999999329447746, 100))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5KQ*=T=g}ImA8l=N+cW<E-}b48SK3#rvN_xHvBcxe8LxkEy?)0!`RBHV-`kzHo)VMU@H?*CZA#|)^$tmFKA$;-s;_J>W7!}O'
    '(Yo}o_t7*4Dgyxdaw+2'
),
    output: packed('<i2',
    'c-s5V@E-(7AQ`ZVGf)Wt0OtBS#s'
),
}, name='fine_quant8').DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 3, 6], 0.25, 116), packed('<i2',
    'c-s5V5S8cCy5>S?#?y1pXa7wNPVd+n8n7pLPxA7MxAyERdY|t5kbwvQ0A}zM@c'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [191, -46512, -302, 31362, 10034, 37076])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 6], 0.125, 9))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5KQ*=T=g}ImA8l=N+cW<E-}b48SK3#rvN_xHvBcxe8LxkEy?)0!`RBHV-`kzHo)VMU@H?*CZA#|)^$tmFKA$;-s;_J>W7!}O'
    '(Yo}o_t7*4Dgyxdaw+2'
),
    output: packed('<i2',
    'c-s5V@E-(7AQ`ZVGf)Wt0OtBS#s'
),
}, name='as_products_quant8').DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 2, 4], 0.25, 116), [255, 0, 80, 181, 173, 104, 116, 167, 181, 98, 236, 117, 201, 226, 114, 218])
bias = Parameter('bias', (I32, [4], 0.125, 0), [33050, 32685, 21906, 20133])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', (U8, [1, 1, 2, 4], 32.0, 37))
output = Output('output', (F32, [1, 1, 2, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 43, 186, 9, 196, 230, 123, 101, 27, 86, 155],
    output: [6048.0, 5024.0, 3104.0, 5280.0, 5344.0, 4544.0, 1952.0, 6400.0],
}, name='clear_of_halves_quant8').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 3, 6], 0.25, 128), packed('<i2',
    'c-s5VFrhwsLTgHL=b8OCBknJ*JUzdyv+C&ICwCSc{PE`JqI2^i>llat0MqRkE&'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [-35255, 5155, -15351, -14013, -21649, -41453])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 2, 6], 0.05999999865889549, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5?{=fQx8rkKJpcaC)y7PhUM6KtI1(*$<vg==SlV)>3HLROy(VtG`dU-#g7Z2lk0mLeK5K1ivgYmMX!5$4t}OR-UwhY2o_MAU'
    'uVbzr%}-^ZG5`Q01}2^'
),
    output: packed('<i2',
    'c-mw5&%p2>0zeD~2>1_z{~3@-m=uKi4;F$d`;U;N8~^}L6(rm'
),
}, name='activation_symmetric').AddAllActivations(output, activation).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 3, 6], 0.25, 128), packed('<i2',
    'c-s5V(3t(|_qVJ?k2;nt-BmEZfAZg#>;BF9lG7KpYyPHvQ_@#g&S4+|0006l7ij'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [-629, -49155, 46088, -38581, -5785, 44629])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 6], 28.0, 61))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5KgG1ym20(~U4;p6n~>U-pCNih!n`aAGZI$(C{WK{ocjLSRPQ}=?%i6w#`~)Dod&~<uyp<faYhU6nV!0IEbo7u>Hp*Z{asOe'
    '1(l!1YiBV~82|uDWhHt'
),
    output: packed('<i2',
    'c-mXR@SkDf|15_4e9`|G1KAq?zcT#K^!q=T;Rb`@|NjjC!|OmKL;wE`4F5%DgV{kq@?UBch@G1Ee;va^h8h1Es00A0ekaT'
),
}, name='saturated_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 3, 6], 0.25, 128), packed('<i2',
    'c-s5V(3t(|_qVJ?k2;nt-BmEZfAZg#>;BF9lG7KpYyPHvQ_@#g&S4+|0006l7ij'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [-629, -49155, 46088, -38581, -5785, 44629])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 6], 3400.0, 106))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5KgG1ym20(~U4;p6n~>U-pCNih!n`aAGZI$(C{WK{ocjLSRPQ}=?%i6w#`~)Dod&~<uyp<faYhU6nV!0IEbo7u>Hp*Z{asOe'
    '1(l!1YiBV~82|uDWhHt'
),
    output: packed('|i1',
    'c-l3}F%G~m5CXyP0?YlswNHr~v_gYxCL$@S)4ItZ{${E*e0_cP$=j980Y@?(1O'
),
}, name='coarse_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 3, 6], 0.25, 128), packed('<i2',
    'c-s5V(3t(|_qVJ?k2;nt-BmEZfAZg#>;BF9lG7KpYyPHvQ_@#g&S4+|0006l7ij'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [-629, -49155, 46088, -38581, -5785, 44629])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 6], 0.029999999329447746, 100))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5KgG1ym20(~U4;p6n~>U-pCNih!n`aAGZI$(C{WK{ocjLSRPQ}=?%i6w#`~)Dod&~<uyp<faYhU6nV!0IEbo7u>Hp*Z{asOe'
    '1(l!1YiBV~82|uDWhHt'
),
    output: packed('<i2',
    'c-s5V@SoxT|Nn53;Xjy#!Nwr}|3{H!pb`K8*3vQ0'
),
}, name='fine_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 3, 6], 0.25, 128), packed('<i2',
    'c-s5V(3t(|_qVJ?k2;nt-BmEZfAZg#>;BF9lG7KpYyPHvQ_@#g&S4+|0006l7ij'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [-629, -49155, 46088, -38581, -5785, 44629])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 6], 0.125, 9))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5KgG1ym20(~U4;p6n~>U-pCNih!n`aAGZI$(C{WK{ocjLSRPQ}=?%i6w#`~)Dod&~<uyp<faYhU6nV!0IEbo7u>Hp*Z{asOe'
    '1(l!1YiBV~82|uDWhHt'
),
    output: packed('<i2',
    'c-s5V@SoxT|Nn53;Xjy#!Nwr}|3{H!pb`K8*3vQ0'
),
}, name='as_products_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', (U8, [1, 2, 2, 4], 0.25, 128), [255, 0, 138, 173, 104, 150, 219, 108, 137, 236, 219, 90, 104, 235, 253, 113])
bias = Parameter('bias', (I32, [4], 0.125, 0), [17491, -3394, -35239, -25442])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', (U8, [1, 1, 2, 4], 47.0, 92))
output = Output('output', (F32, [1, 1, 2, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 192, 107, 127, 162, 255, 66, 30, 25, 170, 180],
    output: [1457.0, 3525.0, -2961.0, -2256.0, 4042.0, -893.0, -564.0, -3337.0],
}, name='clear_of_halves_symmetric').AddVariations(signed(input, filter, quantized)).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 6]), packed('|i1',
    'c-pIPd};T}fYUWfFf_Q<*4X)rDwCD+57GBe?s{burp14k@L}Tw01rkES^'
), extraParams=SymmPerChannelQuantParams(3, [0.026000000536441803, 0.0032500000670552254, 0.0032500000670552254, 0.006500000134110451, 0.026000000536441803, 0.0032500000670552254]))
bias = Parameter('bias', (I32, [6]), [-29196, -4271, -24223, -26637, -14467, -21769])
activation = Int32Scalar('activation', 0)
output = Output('output', (U8, [2, 3, 2, 6], 0.05999999865889549, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation).To(output)
Example({
    input: packed('<i2',
    'c-mw5zqBFo*SR%+b3Q!$VLkib&u{y@H@8L1V9+-y&(*y%Nw4X@?~-*cnwH_g$_=f8WfLYxeEh5>&DqhC(R%JLn`m}(b@`8sRVho1'
    'Ypqy{b5t0p3;<ObC%*'
),
    output: packed('<i2',
    'c-mw5|NlS3e<%n7vlpBMu^AW`{_kM;Kat^oH-p_y5RZWYtTvMY#JS7xUk{`PBq+sDH-mvn004n(Ckp'
),
}, name='activation_channel').AddAllActivations(output, activation).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 6]), packed('|i1',
    'c-pIP)K7W%tk}pQH8aCo!%HMN!;16uHy@tdl8+@ZPvh^UyF_pR02^};T>'
), extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.026000000536441803, 0.006500000134110451, 0.013000000268220901, 0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', (I32, [6]), [-44484, -40730, 29663, 25520, -12220, 31428])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 6], 1.7000000476837158, 160))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|Jh`@FYBG?$C|5Og*2o#?zr&sm8rP>od@T21^+y|F!c({f|Z)<Yh;)||DIlR_tnY!u^WHg(Q5B$*#0kax@vf1?Ci3XjSOGb'
    'yjn3)ezn$T1}XypG6O9f'
),
    output: packed('<i2',
    'c-nh9_y7Nu5B4zp|9|KIJs`R9{YT;N|F8eQ&+z5{#sB|-BHRBzT>AI_4KVxm|5ZTp!2g|+|No!-KMlw}{%R7#_y6brGf)Wt0MJ`F'
    '3I'
),
}, name='saturated_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 6]), packed('|i1',
    'c-pIP)K7W%tk}pQH8aCo!%HMN!;16uHy@tdl8+@ZPvh^UyF_pR02^};T>'
), extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.026000000536441803, 0.006500000134110451, 0.013000000268220901, 0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', (I32, [6]), [-44484, -40730, 29663, 25520, -12220, 31428])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 6], 212.00000762939453, 138))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|Jh`@FYBG?$C|5Og*2o#?zr&sm8rP>od@T21^+y|F!c({f|Z)<Yh;)||DIlR_tnY!u^WHg(Q5B$*#0kax@vf1?Ci3XjSOGb'
    'yjn3)ezn$T1}XypG6O9f'
),
    output: packed('<i2',
    'c-rgk>h9_4?rQJu1(F>gc6TS3Y)2x&YPvfRYP!H`plq-j1}XsngG?s#'
),
}, name='coarse_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 6]), packed('|i1',
    'c-pIP)K7W%tk}pQH8aCo!%HMN!;16uHy@tdl8+@ZPvh^UyF_pR02^};T>'
), extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.026000000536441803, 0.006500000134110451, 0.013000000268220901, 0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', (I32, [6]), [-44484, -40730, 29663, 25520, -12220, 31428])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 6], 0.029999999329447746, 100))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|Jh`@FYBG?$C|5Og*2o#?zr&sm8rP>od@T21^+y|F!c({f|Z)<Yh;)||DIlR_tnY!u^WHg(Q5B$*#0kax@vf1?Ci3XjSOGb'
    'yjn3)ezn$T1}XypG6O9f'
),
    output: packed('<i2',
    'c-s5V@E-*5lmD@cGoX;v0RRo+I>r'
),
}, name='fine_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 3, 6]), packed('|i1',
    'c-pIP)K7W%tk}pQH8aCo!%HMN!;16uHy@tdl8+@ZPvh^UyF_pR02^};T>'
), extraParams=SymmPerChannelQuantParams(3, [0.013000000268220901, 0.026000000536441803, 0.006500000134110451, 0.013000000268220901, 0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', (I32, [6]), [-44484, -40730, 29663, 25520, -12220, 31428])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 3, 2, 6], 0.125, 9))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|Jh`@FYBG?$C|5Og*2o#?zr&sm8rP>od@T21^+y|F!c({f|Z)<Yh;)||DIlR_tnY!u^WHg(Q5B$*#0kax@vf1?Ci3XjSOGb'
    'yjn3)ezn$T1}XypG6O9f'
),
    output: packed('<i2',
    'c-s5V@c)0)|NlVpKbU-r#D<gJ2=;U&aRwBUIsgDpJ2@K'
),
}, name='as_products_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 4]), [127, -127, -12, 21, 3, 39, 1, 117, 39, 126, -18, 45, 49, 44, -30, 78], extraParams=SymmPerChannelQuantParams(3, [0.026000000536441803, 0.026000000536441803, 0.0032500000670552254, 0.013000000268220901]))
bias = Parameter('bias', (I32, [4]), [40591, -11052, 44751, 28352])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', (U8, [1, 1, 2, 4], 4.699999809265137, 40))
output = Output('output', (F32, [1, 1, 2, 4]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 5, 94, 122, 135, 78, 109, 179, 116, 245, 2],
    output: [592.19995, 56.399998, 61.1, 329.0, 700.3, 310.19998, 70.5, 282.0],
}, name='clear_of_halves_channel').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Filter and bias are parts of one shared memory.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (U8, [1, 4, 5, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 4, 2, 4]), packed('|i1',
    'c-pIPRMif>|H(rtEr#`PUfN4HuP3e_1C1=6-^tFC$rsKA0Pj@}W&'
), extraParams=SymmPerChannelQuantParams(3, [0.026000000536441803, 0.0032500000670552254, 0.0032500000670552254, 0.006500000134110451]))
bias = Parameter('bias', (I32, [4]), [37697, -32032, 25833, 2128])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 4], 5.0, 24))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: packed('<i2',
    'c-mw5zwNVVyin{c(b63G&qj`)^Rwi5`Z)q$R=?HVG=KZ8MZQP&9$|eJ$3P?i0C&(6Tm'
),
    output: packed('<i2',
    'c-m_dHr1OVrKMLUp{Y7kMoGO*NL6WykdfU&K|S+{s+!t|R8^I?@hB><5m3?Zk=E3>tf-{&MN(b*poofWg@mU3a&dLpFMO(UF9a0j'
    'ckrpmGEf-+0PegMEC'
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
filter = Parameter('filter', (U8, [1, 2, 3, 6], 0.25, 116), packed('<i2',
    'c-s5V@L_)9#D(*-zo+&4AE?_N8+f>8dPzyzzg5rvC*>E;4Q}XL&p-qK0BA83ss'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [39796, 20039, 27926, 16886, -45871, 668])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [0, 2, 1, 6], 64.0, 3))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 3, 4, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('DEPTHWISE_CONV_2D', no_batches, filter, bias, 0, 0, 0, 0, 2, 1, 3, activation, layout).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 255, 212, 89, 207, 126, 198, 38, 102, 3, 94, 33, 249, 195, 209, 6, 84, 29, 137, 239, 100, 30,
    38, 157],
    output: [],
}, name='zero_sized_quant8').DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 0))
filter = Parameter('filter', (U8, [1, 4, 2, 4], 0.5, 255), packed('<i2',
    'c-s5V@bK>Q&(9uxfBF8#&EGdaym;{G|Bu&q{{Fpj=f}OrKmIci0034>9C`'
))
bias = Parameter('bias', (I32, [4], 0.125, 0), [-220, 4789, -17884, 34171])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 4], 54.0, 172))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zv8st_Ky+)n-aVG`vQX&I?jrhJy0?s=9TeLb}lBnqjz8BI~xb?W*`y(0E-I}_W'
),
    output: packed('<i2',
    'c-rfk=XP^qf8c|z88OeMOp18FXnDo!#u=8!nq`bmH%EEj@8yeoyrLrc;j}!@^L>t9SNpRfuFUaFxVt>8?DLd`;aB@oB2UaKj=QjU'
    'YSM#M>#JWfP#FLK^f4^7'
),
}, name='zero_points_0_255').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 255))
filter = Parameter('filter', (U8, [1, 4, 2, 4], 0.5, 0), packed('<i2',
    'c-s5V@GQ?x>;~I|vwUyrw(ec_>V-<~K3lt%v%mbxy*lUqU?2bhT2m3%'
))
bias = Parameter('bias', (I32, [4], 0.125, 0), [-7266, 31304, 4971, 20697])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 4], 110.0, 226))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5f5N?A{fM)hcBfEn)tp@pn&-93pZ|847ZOp(d1k4?hvf%FUWeuBG7t#>WqcC7'
),
    output: packed('<i2',
    'c-k|~@64%QQETnn)M#Sv*5#bqaecl*UxsJNE*(ST9zG4BLSYfp2{W1tP6l-JKC4L2+Ll$IJ14R-ecAHuGvCfxdGvF{-1+YdTI%k$'
    'P0D+6eK!M@0RV_BCc^'
),
}, name='zero_points_255_0').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 0))
filter = Parameter('filter', (U8, [1, 4, 2, 4], 0.5, 0), packed('<i2',
    'c-s5Vka40^&OU^(=TfMYN5`Y5x6^)_u*EyiE&RW0UzFQP1_A&8>>v-n'
))
bias = Parameter('bias', (I32, [4], 0.125, 0), [-24309, 5256, 34201, 21197])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 4], 130.0, 10))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5-}Z^~2-mY{(-SU?#~y!t>a>nMu*}LK?nn5EWxu{u{MtKJC_6-gi-AZ00MfM-Nd'
),
    output: packed('<i2',
    'c-pfJ*s)B)X#aJ;kQ*PP6IL!X3MvWA%-{AdH{|g%`|Mp;OyVXlH}vsM&j_xr@r~?1nBy^bPP9`?yRufixv+CiF27x7keF^<k+e!e'
    'lC+SUKLeEk04Xyd=>'
),
}, name='zero_points_0_0').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 5, 2], 0.25, 255))
filter = Parameter('filter', (U8, [1, 4, 2, 4], 0.5, 255), packed('<i2',
    'c-s5VaQFNF_un4eeE;IkvwQEpeR=ce<&E1v-`)H3?ctw~H*PTy003HU9D4'
))
bias = Parameter('bias', (I32, [4], 0.125, 0), [1315, -2900, 30457, 33841])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 5, 4], 38.0, 5))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 1, 1, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5fB003+q0BYmrn-V;CmclVy^M;ky2ghfs>DSUtja-T#5Qz>72)B?HGsz0Ct=g7X'
),
    output: packed('<i2',
    'c-pg)>)x&}*0J7JVZvr}?Y8AIJo!x;pI4mG_22efziassZ~Nstw9QKUwR{%tH*lD{OUtHbxy-TNi2_>-d&IP+O;N6$K3B=TWrl)M'
    'Lx+GuV=n`h0RZnuA-n'
),
}, name='zero_points_255_255').AddNchw(input, layout, output).DisableLifeTimeVariation()

# A signed filter with a zero point.
# Expected values: float64 formula. TF Lite's signed filters have no zero point.
input = Input('input', (S8, [2, 4, 5, 2], 0.5, -97))
filter = Parameter('filter', (S8, [1, 2, 3, 6], 0.25, -12), packed('|i1',
    'c-pIP@JW?YaQD)63bQj5J8w{%W9@HV`r7pR>;KkI8Qfm+Gn#4u0PN8Xf&'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [-11394, -9865, -40819, -49706, -32937, 29991])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (S8, [2, 3, 2, 6], 66.0, -36))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', input, filter, bias, 2, 2, 1, 3, activation, layout).To(output)
Example({
    input: packed('|i1',
    'c-jF_0I&ame_<8A9WOXYufU7yv?_l~D(x2!01WIDST=`M>dE^hclLnk<V93`?I%L=*(M0p8I^Z8quy5M@kIrUuboUrneFrQ^Q*yX'
    '>niDgkjHoQL@7i'
),
    output: packed('|i1',
    'c-jF-0Js14^QqAQX%6_Y{?20t=Bd5yX*1f+{OxoO&9Ua!Uo+pkvClyuufpf!Y!=tK;@oHY;-B2tRu$~9$=y)k)QqphIu**rsN7MH'
    'b}j4'
),
}, name='any_filter_quant8_signed').AddNchw(input, layout, output).DisableLifeTimeVariation()
