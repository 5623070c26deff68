# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D of 8 bits: zero points, scales, channels, limits.

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

# Groups of different depth and channels.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', (U8, [6, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5V@UbIw$Eo9APA!?Z;Qz6tuEkG3UY>Te=Hi2pUt1<7J-yq!H|Od6a}P7FZ|?g3wfw|}g||B!J{DyL{oHY3b>W4Xjkh=cTC(Kc'
    'MFuJX01oak!v'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [2210, 12731, -38481, 34481, 12834, 48655])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 83.0, 17))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|3vlNw6Iz|i|B$Cjmsugg}$0+aP4_X`n{ah0&EIf*Z-HCc9FZkUSB2RQ-bMyjjVmDPJC=imMljjCa;r=v@(|2CYyQS-bcsK'
    'K2=NmY4>`?oBK2T^Ev+Q-)Zmq`?xOyjR63hd@Ei'
),
    output: [72, 150, 28, 234, 114, 230, 135, 160, 96, 243, 171, 239, 65, 110, 13, 187, 107, 173, 104, 106, 27,
    183, 99, 209],
}, name='groups_2_quant8').AddNchw(input, layout, output)

# Groups of different depth and channels.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', (U8, [6, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5V5Zk}6Y{U5-FY|UysV>S*IPqr2(bVcKx3*@TD|oQJHuC1<x-+rgS6_MiF{i0~UfH8h2b&KZT=siQRKcR+7sc&AqGqKoJ^Jtl'
    '1C;;(dps^m'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [5389, -35595, 8333, 34702, 22452, -38853])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 78.0, 50))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|3G%>&cfbWBkfm5MUJm~s{huETmM2BkLHF=y^kk`d{ubR*0yc!b#Yy5S>`{bMXP!=R!?%jAD3#pF2FlzWBT0oP19>atN#@2'
    'j?K8ZW}~*X@6qHZPv*Vm_}H`Y_wqnV1{wnZph_`T'
),
    output: [31, 13, 108, 230, 180, 40, 148, 44, 128, 243, 203, 40, 118, 38, 118, 189, 182, 83, 144, 44, 129,
    199, 182, 84],
}, name='groups_2_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output))

# Groups of different depth and channels.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 3, 2]), packed('|i1',
    'c-jF-0Jr~tfhX=1Ni%SLA1q=?=Pvy%=zQx`T;4l4A^sRJFAU-#bMx^7QU4780u~uj3i&|*Dqvd>7V~#PPfZzC^+rJuMgl7dbto1x'
    '2pY8'
), extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.0032500000670552254, 0.013000000268220901, 0.0032500000670552254, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', (I32, [6]), [24088, -27033, -21921, 39260, -20954, -48824])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 2.0, 53))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5pP80$Xv+MLyjvAI>omV@-@fzT_FYRkYQ*QSS@AVX@UP}PsXdn>97DdD%f?4AJwB)EYWrws)3WDN4<CyBan@H@Lcnj~{X@k!'
    'Do(21+iSo3(q7Zo?zZ<X7M#=4)tq-tn1RLs0ENUdas'
),
    output: [128, 66, 104, 113, 223, 28, 198, 101, 129, 106, 87, 11, 217, 75, 148, 100, 198, 66, 197, 66, 31,
    108, 245, 58],
}, name='groups_2_channel').AddNchw(input, layout, output).AddVariations(signed(input, output))

# One channel in, two out, three times.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 3], 0.5, 31))
filter = Parameter('filter', (U8, [6, 2, 4, 1], 0.25, 116), packed('<i2',
    'c-s5V@TFt*r_TDMXE)yT+&+?)dwp}qf_u63zl$cO9QjvNTCjY}=Rd0!S2g7n|EX<wxtM`O007l89~l'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [1386, -43820, 44290, 39805, -46231, 49623])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 3, 6], 79.0, 78))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|I@!O^}z8$36t~2udD(Sf+m|xf701+Rykez+1yn=>vHz>G7td(-sBQN'
),
    output: packed('<i2',
    'c-l+VIyKQ@dz$I>&$eqlb&s79omXnVX{O21cAGP6&37frY`UqvAT!{^ZjW0Tz6W=BZksH*|BTt90^Pk`CYxOKR_>Rcn<%_y8t*&?'
    'Dggio=_5P'
),
}, name='groups_3_same_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# One channel in, two out, three times.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 3], 0.5, 31))
filter = Parameter('filter', (U8, [6, 2, 4, 1], 0.25, 128), packed('<i2',
    'c-s5VP(8E#!}@~{)~~qGyXoV{%L$JwD(<A*o^c^%N%hz2Cs()5c(ZI$^z`@7|3B%CyYZBPL;wI!tsxu'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [-48103, -6186, 34480, 28125, 43772, 40987])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 3, 6], 93.0, 105))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|09y`5BKaoewVV7N8<b>nV!U_osIwWwJ7_NT0s<3-@FAW3`76`sgDsk'
),
    output: packed('<i2',
    'c-pgU=-7DjlUdQVmDk_e<@U`waXEe4?u8348_k)qdfUeM?kx+pEi>D;Zq?4$wyWp$AG~SWw|d>llf1Q)rf)xC)3myM`*GQV{yAHB'
    'F;EEr08z&)5&'
),
}, name='groups_3_same_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# One channel in, two out, three times.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 3], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 4, 1]), packed('|i1',
    'c-pIPG>nY)<M@&gR2?kh>#nRK_VYc92cLNDn{vOumKqFNMn>A)YOmECT<Sksvj<rL0G?nFR{'
), extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.006500000134110451, 0.026000000536441803, 0.0032500000670552254, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', (I32, [6]), [2768, -5882, -46562, 36822, 19133, 24875])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 3, 6], 4.699999809265137, 146))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5A9L-)d(o}-%3oXES6DJDX74<@WOnmHS(eNwdC_wZ{;0^iFc1L%olX##'
),
    output: packed('<i2',
    'c-q@H*JZ=07h%)<HynKOaHiq%{bzU2vtM!W`swK|D-S%nFj0ER&XX-`m6q)LbaSQuinI4W&y-ob@8-M(yvz6ADw-oZci;J|vs9Mv'
    'In6*N001rzEhq'
),
}, name='groups_3_same_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Four sides, two groups.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', (U8, [2, 3, 2, 2], 0.25, 116), [255, 0, 234, 92, 110, 224, 76, 108, 78, 133, 118, 100, 107, 172, 192, 188, 145, 126, 104, 190, 112,
    182, 194, 245])
bias = Parameter('bias', (I32, [2], 0.125, 0), [-27521, -662])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 4, 2], 63.0, 124))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 1, 2, 1, 1, 2, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5FMZB`$J;4CHkozLNHyGS*{}AgEJH=+;mSQ<dTZswcbM?`o9;5-Y;EvPwoZ2W90n2r0G(78>i'
),
    output: [75, 207, 67, 168, 56, 177, 63, 142, 13, 242, 91, 229, 136, 231, 98, 155],
}, name='groups_explicit_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Four sides, two groups.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', (U8, [2, 3, 2, 2], 0.25, 128), [255, 0, 159, 236, 136, 193, 193, 253, 238, 89, 198, 106, 191, 166, 185, 200, 109, 160, 150, 96,
    214, 104, 174, 172])
bias = Parameter('bias', (I32, [2], 0.125, 0), [43450, -26580])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 4, 2], 64.0, 36))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 1, 2, 1, 1, 2, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5e=dFZ{z`4vh993lr~cZP$`QflvG>Vwo+(?uRf<NPSv5su(+P*~t~XYcGx^;A?9M<U004Bs8Z!'
),
    output: [112, 19, 143, 36, 148, 44, 161, 13, 185, 31, 242, 86, 184, 111, 151, 65],
}, name='groups_explicit_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Four sides, two groups.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 2, 2]), [127, -127, 69, 6, -18, 6, 23, 123, -34, -9, -2, 111, 96, 104, 28, -39, -4, 42, -6, 125, 55, 49, 59,
    -37], extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.006500000134110451]))
bias = Parameter('bias', (I32, [2]), [35646, 6431])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 4, 2], 3.4000000953674316, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 1, 2, 1, 1, 2, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|5Zw=x&EeNxc|byOFJj;Km6>TWcZyJOX14rk2e`uN>5zj$*LT+$?xArnFUjp9%CR8007FC7yJ'
),
    output: [175, 16, 157, 18, 210, 19, 124, 20, 30, 41, 183, 73, 247, 43, 43, 48],
}, name='groups_explicit_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Padding of strides.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 7, 5, 1], 0.5, 31))
filter = Parameter('filter', (U8, [2, 3, 4, 1], 0.25, 128), [255, 0, 161, 122, 156, 154, 99, 148, 174, 207, 217, 187, 99, 158, 154, 226, 216, 234, 194, 252,
    107, 176, 91, 130])
bias = Parameter('bias', (I32, [2], 0.125, 0), [46807, -3047])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 2, 2], 43.0, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 3, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5pY*@7^|O=MJnsK)(~V3Ry{wP^(BVm29X9d6g?o<K>MFk&2m=6RxDaO'
),
    output: [203, 40, 186, 78, 104, 83, 230, 31, 209, 62, 255, 41, 120, 78, 131, 53],
}, name='same_strides_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Padding of strides.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 7, 5, 1], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [2, 3, 4, 1]), [127, -127, 18, 117, 4, 74, 47, 117, 106, 39, 36, 121, 98, 11, 90, -15, 59, 80, 4, 50, 4, 102, 10,
    27], extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.013000000268220901]))
bias = Parameter('bias', (I32, [2]), [-5729, -24472])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 2, 2], 4.599999904632568, 40))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 3, 2, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zj3WKH*bVTw{y7W>7cmITCEn>-*2>qUp_s)bm>xc5k~_C!T<m$6Ax$'
),
    output: [111, 13, 91, 42, 117, 21, 118, 52, 242, 76, 141, 72, 42, 45, 52, 51],
}, name='same_strides_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', (U8, [4, 1, 1, 4], 0.25, 116), [255, 0, 222, 218, 102, 147, 99, 160, 224, 227, 100, 211, 135, 217, 155, 144])
bias = Parameter('bias', (I32, [4], 0.125, 0), [20202, -6987, -4221, -34708])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 2, 4], 37.0, 99))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|3)_M-;~N}PbaQhvAIU9VmYt6+**k%1-lJ&I(Qx{<VEt;9(fQN#P@IRf6ET8W(E=g0FO%+)B'
),
    output: packed('<i2',
    'c-rfVm=ydb^Hb;<zilR~%Z}*Hj@+PgA$A$>xtQl}OH-FiF%SR%A9N5+'
),
}, name='filter_1x1_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Channels only.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 1, 1, 4]), [127, -127, 43, 85, 98, 70, 42, 56, -32, 127, 25, 36, 124, 93, -6, 94], extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.0032500000670552254, 0.026000000536441803, 0.026000000536441803]))
bias = Parameter('bias', (I32, [4]), [-43915, 14807, 32469, -45658])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 2, 4], 5.699999809265137, 90))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5f53ck;o_G6+02)FKF?2!?LParZ_(qA`iDOFv1r-t)_8nsXJAYAmHd6u^@-u)UJN7x0AB+cga'
),
    output: packed('<i2',
    'c-rGl`6T0;xjjQI<GHtU*1d4W)JF;`>7Q-QQZHKTCT*5tAOHY_Rt-G'
),
}, name='filter_1x1_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# One result an image.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 2], 0.5, 31))
filter = Parameter('filter', (U8, [4, 3, 4, 2], 0.25, 128), packed('<i2',
    'c-s5VaN)`6*Pl<lyglhrQ`V_p&o7+ZwSV`%f?b!MR(`ub=fTITwa0dCoA&>3S>E-VaqpM4q@3#67`N~JjMK5Te^-5<{_y;dUx^=|'
    'wVeBOqwe&(*83}?<KLft__X5c)yES*bk;{P&=>#!P%K4E'
))
bias = Parameter('bias', (I32, [4], 0.125, 0), [14216, 21189, 2648, 16066])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 1, 4], 49.0, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 1, 1, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|Gu>J?F7qvmGvHNp;uaTe(CxyYnrs7A--Khu4U#1ZFV0XcHX~g+ii7&jFtB$F^~uVG>R1r'
),
    output: [255, 255, 255, 255, 255, 255, 230, 254],
}, name='whole_image_symmetric').AddNchw(input, layout, output).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# One result an image.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 3, 4, 2]), packed('|i1',
    'c-jGA0H6PVfp$o5Me$kY0Wx_^?DjP(5auN>S>_=Q8#g^3<tqtg`#$s>4RbYD{RAX&Bn|lK`dTbBJwazya8z{TWLxa<UM_WYMok-S'
    '+aDJgG&<W38~0g8VM8}W|3C)gSQQavOC{+'
), extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.013000000268220901, 0.026000000536441803, 0.013000000268220901]))
bias = Parameter('bias', (I32, [4]), [-46125, 17658, 8185, -24932])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 1, 1, 4], 10.0, 17))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 1, 1, 1, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|KeXq_UCdJy<;y_@9Do~5T5*&@x^)#?l7~}@n)^!C(k!(F8C(Idfk@uM2Ym9tqddr0JU-#Oa'
),
    output: [42, 80, 248, 61, 9, 77, 194, 39],
}, name='whole_image_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Several pixels are in no window at the end, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 8, 9, 2], 0.5, 31))
filter = Parameter('filter', (U8, [4, 2, 1, 1], 0.25, 116), [255, 0, 242, 88, 156, 113, 150, 169])
bias = Parameter('bias', (I32, [4], 0.125, 0), [20247, 15525, 7796, 6819])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 2, 4], 19.0, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 5, 4, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5-*d>>HF#se1+5+V&WmoutZbWeEL~!;@2b81GHV~)PFFvz_vJP3F3Dp-pJXN8t$1YIF0teh`z%+Pz@^!0l1tLLX8oA*|6aq-'
    '_-OViN#)D|D?hBUda~z9$B&uk-1FAn%bqTow^;ACXjf&c*@Y9UKYFh?|2IZas%Y8!i?uoZTOXJlYS>j2{_;s_e*KI2lO$F#3^D)!'
    'K~_wx'
),
    output: [26, 57, 108, 139, 146, 112, 89, 129, 239, 255, 65, 120, 224, 251, 88, 82],
}, name='same_strides_beyond_filter_quant8').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Several pixels are in no window at the end, which is no padding below 0.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 8, 9, 2], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 2, 1, 1]), [127, -127, 30, 4, 46, 100, -5, 102], extraParams=SymmPerChannelQuantParams(0, [0.013000000268220901, 0.026000000536441803, 0.006500000134110451, 0.013000000268220901]))
bias = Parameter('bias', (I32, [4]), [-27992, -13998, -20187, 47964])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 2, 4], 3.200000047683716, 113))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 5, 4, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5f3@IpB=g0uZkyJs#9c1n3|kseU3Dl<`f<f&p#w7exK5v_Is5xuw_u^xsl#r1hc+HN%lU5RS7Xi43_(6ITZbl@s-Rgb8tk8Z'
    'T6UMMCNck#9_Q+;Y2L2Z(>M5tbv-&TyJ~i^gW`|JQz93+ym&MH=Z@9h>5F$uh<U6%6X*Bt#rH3Dd)G>LH<T=}KA<9By><!1AOirX'
    'L`gy'
),
    output: [14, 55, 109, 220, 97, 74, 115, 242, 70, 82, 107, 218, 42, 54, 99, 209],
}, name='same_strides_beyond_filter_channel').AddNchw(input, layout, output).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', (U8, [6, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5VFgI`G>w6!*Y-^uXa<2O0&9HM%JFfg%bGYm1ht_Mq>h?BoU7H@Adg9OQ#cTG&_&wW__wi!&&8VUs$-i=9il!V*i)%=qb2|Md'
    '1C;;(@sloK'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [-56851, -64628, -69110, -30448, -35451, -14335])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 0.05999999865889549, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5FKpnxTj`(Z;ks+Gd(IwS$uuRx@}8o#=Vm68iyd!Q`=>ZK?Oc*GQK;5@DR=B=2lZJN=k9EsX)r@8>DIZ^CVDPY*rpZAn93Xf'
    '-MjqkmbgOEWl8s*zvNozUVK;c(d~vg3^WD+v`;P`'
),
    output: [0, 255, 255, 255, 0, 255, 255, 0, 255, 0, 0, 255, 0, 255, 0, 0, 255, 0, 255, 0, 0, 0, 0, 0],
}, name='activation_quant8').AddAllActivations(output, activation).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', (U8, [6, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5V@UbIw$Eo9APA!?Z;Qz6tuEkG3UY>Te=Hi2pUt1<7J-yq!H|Od6a}P7FZ|?g3wfw|}g||B!J{DyL{oHY3b>W4Xjkh=cTC(Kc'
    'MFuJX01oak!v'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [2210, 12731, -38481, 34481, 12834, 48655])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 27.0, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|3vlNw6Iz|i|B$Cjmsugg}$0+aP4_X`n{ah0&EIf*Z-HCc9FZkUSB2RQ-bMyjjVmDPJC=imMljjCa;r=v@(|2CYyQS-bcsK'
    'K2=NmY4>`?oBK2T^Ev+Q-)Zmq`?xOyjR63hd@Ei'
),
    output: [170, 255, 35, 255, 255, 255, 255, 255, 242, 255, 255, 255, 147, 255, 0, 255, 255, 255, 255, 255,
    30, 255, 251, 255],
}, name='saturated_quant8').DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', (U8, [6, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5V@UbIw$Eo9APA!?Z;Qz6tuEkG3UY>Te=Hi2pUt1<7J-yq!H|Od6a}P7FZ|?g3wfw|}g||B!J{DyL{oHY3b>W4Xjkh=cTC(Kc'
    'MFuJX01oak!v'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [2210, 12731, -38481, 34481, 12834, 48655])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 3320.0, 17))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|3vlNw6Iz|i|B$Cjmsugg}$0+aP4_X`n{ah0&EIf*Z-HCc9FZkUSB2RQ-bMyjjVmDPJC=imMljjCa;r=v@(|2CYyQS-bcsK'
    'K2=NmY4>`?oBK2T^Ev+Q-)Zmq`?xOyjR63hd@Ei'
),
    output: [18, 20, 17, 22, 19, 22, 20, 21, 19, 23, 21, 23, 18, 19, 17, 21, 19, 21, 19, 19, 17, 21, 19, 22],
}, name='coarse_quant8').DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', (U8, [6, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5V@UbIw$Eo9APA!?Z;Qz6tuEkG3UY>Te=Hi2pUt1<7J-yq!H|Od6a}P7FZ|?g3wfw|}g||B!J{DyL{oHY3b>W4Xjkh=cTC(Kc'
    'MFuJX01oak!v'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [2210, 12731, -38481, 34481, 12834, 48655])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 0.029999999329447746, 100))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|3vlNw6Iz|i|B$Cjmsugg}$0+aP4_X`n{ah0&EIf*Z-HCc9FZkUSB2RQ-bMyjjVmDPJC=imMljjCa;r=v@(|2CYyQS-bcsK'
    'K2=NmY4>`?oBK2T^Ev+Q-)Zmq`?xOyjR63hd@Ei'
),
    output: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255,
    255, 255, 255, 255],
}, name='fine_quant8').DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', (U8, [6, 2, 3, 2], 0.25, 116), packed('<i2',
    'c-s5V@UbIw$Eo9APA!?Z;Qz6tuEkG3UY>Te=Hi2pUt1<7J-yq!H|Od6a}P7FZ|?g3wfw|}g||B!J{DyL{oHY3b>W4Xjkh=cTC(Kc'
    'MFuJX01oak!v'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [2210, 12731, -38481, 34481, 12834, 48655])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 0.125, 9))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|3vlNw6Iz|i|B$Cjmsugg}$0+aP4_X`n{ah0&EIf*Z-HCc9FZkUSB2RQ-bMyjjVmDPJC=imMljjCa;r=v@(|2CYyQS-bcsK'
    'K2=NmY4>`?oBK2T^Ev+Q-)Zmq`?xOyjR63hd@Ei'
),
    output: [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255,
    255, 255, 255, 255],
}, name='as_products_quant8').DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', (U8, [4, 2, 2, 2], 0.25, 116), packed('<i2',
    'c-s5VaJf74?T#}CDktPG>)f{U)1G-pcR#p%Y2#j>HR1KWTNwxd0QEZ*-2'
))
bias = Parameter('bias', (I32, [4], 0.125, 0), [6713, -4420, -39267, 44224])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', (U8, [1, 1, 2, 4], 41.0, 0))
output = Output('output', (F32, [1, 1, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 96, 35, 129, 231, 34, 12, 137, 51, 159, 190, 86, 113, 123, 209, 223, 128, 186, 229, 144,
    83, 228, 241],
    output: [2665.0, 2501.0, 3362.0, 7913.0, 3690.0, 3690.0, 6109.0, 7872.0],
}, name='clear_of_halves_quant8').DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', (U8, [6, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5VaQ*J?wJYy!J2h+fq>TQvR~J8eo<A+;<FQZON&7x7TQIHrP~w`e_b**Jv-@M^#GHmz2a5Mz%z60aY}vW)lIJf!-S0V_e&ge$'
    'eg-N502iJy*Z'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [-66331, -54791, -49195, -69511, -70758, -73986])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 0.05999999865889549, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5zv1HluQIu-me}7uDSSIG>Wt>$jp{1ZiA!%;_DG-IzVm6C>!!YGCnbb;9M|3;q%hHImB%4P`-2X=>>fP*QnQ-+o^NbFb9$%$'
    'fzzx9oz|#kef{w1!J~@BlUnoB-442lFwhtP0NZ9UE&'
),
    output: [0, 255, 255, 0, 0, 0, 0, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255, 0, 255, 255, 255, 255, 255, 255],
}, name='activation_symmetric').AddAllActivations(output, activation).AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', (U8, [6, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5V5Zk}6Y{U5-FY|UysV>S*IPqr2(bVcKx3*@TD|oQJHuC1<x-+rgS6_MiF{i0~UfH8h2b&KZT=siQRKcR+7sc&AqGqKoJ^Jtl'
    '1C;;(dps^m'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [5389, -35595, 8333, 34702, 22452, -38853])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 26.0, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|3G%>&cfbWBkfm5MUJm~s{huETmM2BkLHF=y^kk`d{ubR*0yc!b#Yy5S>`{bMXP!=R!?%jAD3#pF2FlzWBT0oP19>atN#@2'
    'j?K8ZW}~*X@6qHZPv*Vm_}H`Y_wqnV1{wnZph_`T'
),
    output: [0, 0, 175, 255, 255, 0, 255, 0, 234, 255, 255, 0, 205, 0, 204, 255, 255, 99, 255, 0, 237, 255, 255,
    103],
}, name='saturated_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', (U8, [6, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5V5Zk}6Y{U5-FY|UysV>S*IPqr2(bVcKx3*@TD|oQJHuC1<x-+rgS6_MiF{i0~UfH8h2b&KZT=siQRKcR+7sc&AqGqKoJ^Jtl'
    '1C;;(dps^m'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [5389, -35595, 8333, 34702, 22452, -38853])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 3120.0, 50))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|3G%>&cfbWBkfm5MUJm~s{huETmM2BkLHF=y^kk`d{ubR*0yc!b#Yy5S>`{bMXP!=R!?%jAD3#pF2FlzWBT0oP19>atN#@2'
    'j?K8ZW}~*X@6qHZPv*Vm_}H`Y_wqnV1{wnZph_`T'
),
    output: [50, 49, 51, 55, 53, 50, 52, 50, 52, 55, 54, 50, 52, 50, 52, 53, 53, 51, 52, 50, 52, 54, 53, 51],
}, name='coarse_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', (U8, [6, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5V5Zk}6Y{U5-FY|UysV>S*IPqr2(bVcKx3*@TD|oQJHuC1<x-+rgS6_MiF{i0~UfH8h2b&KZT=siQRKcR+7sc&AqGqKoJ^Jtl'
    '1C;;(dps^m'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [5389, -35595, 8333, 34702, 22452, -38853])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 0.029999999329447746, 100))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|3G%>&cfbWBkfm5MUJm~s{huETmM2BkLHF=y^kk`d{ubR*0yc!b#Yy5S>`{bMXP!=R!?%jAD3#pF2FlzWBT0oP19>atN#@2'
    'j?K8ZW}~*X@6qHZPv*Vm_}H`Y_wqnV1{wnZph_`T'
),
    output: [0, 0, 255, 255, 255, 0, 255, 0, 255, 255, 255, 0, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255,
    255, 255],
}, name='fine_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', (U8, [6, 2, 3, 2], 0.25, 128), packed('<i2',
    'c-s5V5Zk}6Y{U5-FY|UysV>S*IPqr2(bVcKx3*@TD|oQJHuC1<x-+rgS6_MiF{i0~UfH8h2b&KZT=siQRKcR+7sc&AqGqKoJ^Jtl'
    '1C;;(dps^m'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [5389, -35595, 8333, 34702, 22452, -38853])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 0.125, 9))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|3G%>&cfbWBkfm5MUJm~s{huETmM2BkLHF=y^kk`d{ubR*0yc!b#Yy5S>`{bMXP!=R!?%jAD3#pF2FlzWBT0oP19>atN#@2'
    'j?K8ZW}~*X@6qHZPv*Vm_}H`Y_wqnV1{wnZph_`T'
),
    output: [0, 0, 255, 255, 255, 0, 255, 0, 255, 255, 255, 0, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255,
    255, 255],
}, name='as_products_symmetric').AddVariations(signed(input, filter, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', (U8, [4, 2, 2, 2], 0.25, 128), packed('<i2',
    'c-s5V5WlwL#fz(3H^v?5N$i-gr|{d&#Oj@2ij(GjuF1TR$3Or80K?Q1)B'
))
bias = Parameter('bias', (I32, [4], 0.125, 0), [-17288, -12773, -44756, -9314])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', (U8, [1, 1, 2, 4], 69.0, 103))
output = Output('output', (F32, [1, 1, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 218, 78, 230, 151, 162, 61, 41, 19, 46, 140, 229, 160, 84, 188, 182, 126, 107, 107, 14, 32,
    67, 174],
    output: [-1518.0, -138.0, -690.0, -621.0, 138.0, 138.0, -1242.0, -69.0],
}, name='clear_of_halves_symmetric').AddVariations(signed(input, filter, quantized)).DisableLifeTimeVariation()

# Results on both sides of every limit of a fused activation.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 3, 2]), packed('|i1',
    'c-jF-0Jr~tfebn{3{X`ITz)s??D%wGTI575K`S#eE!k2c3rOZ5+T{LtDeO4eEORCLDHL-3UvubBQaNit6j%26adJW$F)$B0c|=t>'
    '%^i*'
), extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.013000000268220901, 0.0032500000670552254, 0.0032500000670552254, 0.013000000268220901, 0.026000000536441803]))
bias = Parameter('bias', (I32, [6]), [-66215, -53268, -29299, -56460, -54911, -74677])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 0.05999999865889549, 120))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|J^v~)1Brf&Z(bvWlqsu7iDKw@JRGE`(gQxAiuv~zd8v|{pl9ab#rdO_wElz;%7U|i?M7!$e#SlNz`ps`ohyyseeLVI&8Qe'
    'P?+5$A1$$~Z_XQm%_sLu8@Ya$SQh@7fyMv;1sXAS'
),
    output: [0, 0, 172, 163, 3, 255, 255, 2, 255, 42, 0, 0, 255, 255, 0, 0, 255, 0, 255, 0, 255, 255, 255, 255],
}, name='activation_channel').AddAllActivations(output, activation).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Both ends are cut off.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 3, 2]), packed('|i1',
    'c-jF-0Jr~tfhX=1Ni%SLA1q=?=Pvy%=zQx`T;4l4A^sRJFAU-#bMx^7QU4780u~uj3i&|*Dqvd>7V~#PPfZzC^+rJuMgl7dbto1x'
    '2pY8'
), extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.0032500000670552254, 0.013000000268220901, 0.0032500000670552254, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', (I32, [6]), [24088, -27033, -21921, 39260, -20954, -48824])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 0.6700000166893005, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5pP80$Xv+MLyjvAI>omV@-@fzT_FYRkYQ*QSS@AVX@UP}PsXdn>97DdD%f?4AJwB)EYWrws)3WDN4<CyBan@H@Lcnj~{X@k!'
    'Do(21+iSo3(q7Zo?zZ<X7M#=4)tq-tn1RLs0ENUdas'
),
    output: [224, 40, 153, 180, 255, 0, 255, 143, 226, 157, 100, 0, 255, 64, 255, 140, 255, 40, 255, 40, 0, 163,
    255, 15],
}, name='saturated_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Nearly all codes are the zero point's.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 3, 2]), packed('|i1',
    'c-jF-0Jr~tfhX=1Ni%SLA1q=?=Pvy%=zQx`T;4l4A^sRJFAU-#bMx^7QU4780u~uj3i&|*Dqvd>7V~#PPfZzC^+rJuMgl7dbto1x'
    '2pY8'
), extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.0032500000670552254, 0.013000000268220901, 0.0032500000670552254, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', (I32, [6]), [24088, -27033, -21921, 39260, -20954, -48824])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 80.0, 53))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5pP80$Xv+MLyjvAI>omV@-@fzT_FYRkYQ*QSS@AVX@UP}PsXdn>97DdD%f?4AJwB)EYWrws)3WDN4<CyBan@H@Lcnj~{X@k!'
    'Do(21+iSo3(q7Zo?zZ<X7M#=4)tq-tn1RLs0ENUdas'
),
    output: [55, 53, 54, 55, 57, 52, 57, 54, 55, 54, 54, 52, 57, 54, 55, 54, 57, 53, 57, 53, 52, 54, 58, 53],
}, name='coarse_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Steps finer than those of the products: a multiplier above 1.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 3, 2]), packed('|i1',
    'c-jF-0Jr~tfhX=1Ni%SLA1q=?=Pvy%=zQx`T;4l4A^sRJFAU-#bMx^7QU4780u~uj3i&|*Dqvd>7V~#PPfZzC^+rJuMgl7dbto1x'
    '2pY8'
), extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.0032500000670552254, 0.013000000268220901, 0.0032500000670552254, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', (I32, [6]), [24088, -27033, -21921, 39260, -20954, -48824])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 0.029999999329447746, 100))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5pP80$Xv+MLyjvAI>omV@-@fzT_FYRkYQ*QSS@AVX@UP}PsXdn>97DdD%f?4AJwB)EYWrws)3WDN4<CyBan@H@Lcnj~{X@k!'
    'Do(21+iSo3(q7Zo?zZ<X7M#=4)tq-tn1RLs0ENUdas'
),
    output: [255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 255, 255, 255, 0,
    255, 255, 255],
}, name='fine_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# A multiplier of 1, or nearly.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 3, 4, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 3, 2]), packed('|i1',
    'c-jF-0Jr~tfhX=1Ni%SLA1q=?=Pvy%=zQx`T;4l4A^sRJFAU-#bMx^7QU4780u~uj3i&|*Dqvd>7V~#PPfZzC^+rJuMgl7dbto1x'
    '2pY8'
), extraParams=SymmPerChannelQuantParams(0, [0.006500000134110451, 0.0032500000670552254, 0.013000000268220901, 0.0032500000670552254, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', (I32, [6]), [24088, -27033, -21921, 39260, -20954, -48824])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 1, 6], 0.125, 9))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5pP80$Xv+MLyjvAI>omV@-@fzT_FYRkYQ*QSS@AVX@UP}PsXdn>97DdD%f?4AJwB)EYWrws)3WDN4<CyBan@H@Lcnj~{X@k!'
    'Do(21+iSo3(q7Zo?zZ<X7M#=4)tq-tn1RLs0ENUdas'
),
    output: [255, 224, 255, 255, 255, 0, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255, 255, 222, 255, 223, 0,
    255, 255, 90],
}, name='as_products_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# No result is near a half, so that any sound rounding gives these codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 4], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [4, 2, 2, 2]), packed('|i1',
    'c-pIPObb`Pbyp@&_??Ww8$*@Ue=Ko-`R_T3D9ctmy!#sm0OT(X`~'
), extraParams=SymmPerChannelQuantParams(0, [0.0032500000670552254, 0.006500000134110451, 0.026000000536441803, 0.006500000134110451]))
bias = Parameter('bias', (I32, [4]), [7491, -2933, -12459, -15861])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
quantized = Internal('quantized', (U8, [1, 1, 2, 4], 3.5, 21))
output = Output('output', (F32, [1, 1, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 1, 1, 2, activation, layout).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 232, 8, 183, 143, 158, 11, 39, 87, 2, 15, 193, 253, 96, 64, 82, 244, 62, 59, 40, 133, 135,
    62],
    output: [3.5, 38.5, 98.0, -17.5, 24.5, 63.0, -31.5, -42.0],
}, name='clear_of_halves_channel').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()

# Filter and bias are parts of one shared memory.
# Expected values: float64 formula.
Configuration.use_shm_for_weights = True
input = Input('input', (U8, [1, 4, 3, 3], 0.5, 31))
filter = Parameter('filter', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [6, 2, 4, 1]), packed('|i1',
    'c-pIPG>nY)<M@&gR2?kh>#nRK_VYc92cLNDn{vOumKqFNMn>A)YOmECT<Sksvj<rL0G?nFR{'
), extraParams=SymmPerChannelQuantParams(0, [0.026000000536441803, 0.006500000134110451, 0.026000000536441803, 0.0032500000670552254, 0.013000000268220901, 0.013000000268220901]))
bias = Parameter('bias', (I32, [6]), [2768, -5882, -46562, 36822, 19133, 24875])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 3, 6], 4.699999809265137, 146))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Configuration.use_shm_for_weights = False
Example({
    input: packed('<i2',
    'c-mw5A9L-)d(o}-%3oXES6DJDX74<@WOnmHS(eNwdC_wZ{;0^iFc1L%olX##'
),
    output: packed('<i2',
    'c-q@H*JZ=07h%)<HynKOaHiq%{bzU2vtM!W`swK|D-S%nFj0ER&XX-`m6q)LbaSQuinI4W&y-ob@8-M(yvz6ADw-oZci;J|vs9Mv'
    'In6*N001rzEhq'
),
}, name='in_pool_channel').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 3], 0.25, 0))
filter = Parameter('filter', (U8, [6, 2, 4, 1], 0.5, 255), packed('<i2',
    'c-s5VaO2MPckln)d-3_-$M27BzWe&-#>@9N{=NA1@YbydH?Kdr{rcDQ`@f$&dG+<n``_2UFpvlU3&JYT'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [27364, 9980, 6637, 49369, 48268, 39138])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 3, 6], 49.0, 124))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5AANadzzMBW?i-vImZ)D3TgG(Q_x3|+`L3cjf{ThwbT|CF!9WB60Mzgj7X'
),
    output: packed('<i2',
    'c-otglX3L=DZbp)BiHt*<yGH5e<r;$X7l|EmX$Hv?j4gWF1~c@(u{)4ofpsW6vQ09wR2Wg(WPrwcv}kZJ-(1uR{!+wS^uV%FApv<'
    'PzeA4It43$'
),
}, name='zero_points_0_255').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 3], 0.25, 255))
filter = Parameter('filter', (U8, [6, 2, 4, 1], 0.5, 0), packed('<i2',
    'c-s5V!1M0)$xGR#XVMONi70jS=QSR0c(!-Tfy62E?%1tbF5)ru;DUW8&v-QD+0I>i-kE_!005Cj8ms'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [7825, -44246, -46218, -27175, -22900, 15802])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 3, 6], 94.0, 243))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5Z_lSw^26jS>zr$fuKowVPtKU17JKi_)@{N!9{A`T+qiwpCI%t^0REj5T>'
),
    output: packed('<i2',
    'c-qS|<#qS%<I&ZK%j*rR^z-Q7-KOVPqqfk(EHc-#FsHb*zirhN|I}XnNriD4twHTYB`wQl?tWZ9dBcM1?+a#a+<9+%%YyBvKQmAX'
    '008L-BEA'
),
}, name='zero_points_255_0').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 3], 0.25, 0))
filter = Parameter('filter', (U8, [6, 2, 4, 1], 0.5, 0), packed('<i2',
    'c-s5VpxSHjP*hJrc*gFe7Yv2ZxKnQQ#IF>Z{ITxgq5?ztW2&e8q<^bdw`UhwJm~#r#Xuqe06MW2TL'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [18121, 46115, 15420, 31834, 10873, 26579])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 3, 6], 91.0, 0))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5pLJwoj|}ft?YE5y*9>1D^S7SBmwr}ymI2?P6SKEYu!+r+Vjuzl0HB!=)B'
),
    output: packed('<i2',
    'c-nJc)P1kJ!zusK|N3of7fx6dU7odP%YT!gn0W{OhsG6lcAiypX+G7kJ1ntw=luI7MQL@7)0CV|ntWGkxhEy0O?UQ-@N&sjG-jX@'
    '003&0BM|'
),
}, name='zero_points_0_0').AddNchw(input, layout, output).DisableLifeTimeVariation()

# Zero points at the ends of the codes.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 3, 3], 0.25, 255))
filter = Parameter('filter', (U8, [6, 2, 4, 1], 0.5, 255), packed('<i2',
    'c-s5V@axmN``2&%efRY1lW*T&K6(1;*Yj^L{(b!R{r!(u_n&?E^5pBM4<EkVz5D+9uNx0OF^~uVKB_Bp'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [46085, 38386, 44438, -20799, -8392, 25198])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 3, 6], 81.0, 42))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 1, 1, 1, 3, activation, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5|BU@ZQ2K(4+-Lp&7dwfrd!6?yMe)v*wL2C+`mPscs+0V02?G%T055hEyZ'
),
    output: packed('<i2',
    'c-s5YQYN97`?8@@L_2FoZl!=){QL59VS|G9sv2S4!s}&Kf@(>Jsw>0{tL~JP2^p5mEv({GPio9B<<(B#Tu{!dnYlizoKHECfl2@X'
    '3C<hu'
),
}, name='zero_points_255_255').AddNchw(input, layout, output).DisableLifeTimeVariation()

# A signed filter with a zero point.
# Expected values: float64 formula. TF Lite's signed filters have no zero point.
input = Input('input', (S8, [2, 3, 4, 4], 0.5, -97))
filter = Parameter('filter', (S8, [6, 2, 3, 2], 0.25, -12), packed('|i1',
    'c-jF-0Jr~tfbKHsYbqG!Vou}cMsGY11n>}IdjAn#d~iMy+E{vcUe;54^4$4o2Gf26+52=d*3or9E$Vx0%?H~P`e}7}Py%fSNDU3~'
    'ULji'
))
bias = Parameter('bias', (I32, [6], 0.125, 0), [-23044, 30115, 2397, 40423, -42992, -25097])
activation = Int32Scalar('activation', 0)
layout = BoolScalar('layout', False)
output = Output('output', (S8, [2, 2, 1, 6], 67.0, -79))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 2, 2, 1, 2, activation, layout).To(output)
Example({
    input: packed('|i1',
    'c-jGA0H6PWf1y>j8fSt1JP2uKjn~enf>!1(C{5X!JgLwN6{2Ai>agt}|1be(1ns{qn)|*0y_$MWI{y1QHXGTxgI1V<Az{#-mm%(K'
    '+`Ovr$3yhOHOf)za{uM{_twvpyVGJWqBOt'
),
    output: [-115, 114, 81, 37, -106, 12, -1, 91, 61, 66, -87, -8, -20, 65, 39, 23, -100, -5, -83, 91, 74, 101,
    -64, 3],
}, name='any_filter_quant8_signed').AddNchw(input, layout, output).DisableLifeTimeVariation()
