# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: groups, axes, ranks, types.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6]))
output = Output('output', (F32, [2, 6]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 1).To(output)
Example({
    input: [7.364, -6.084, -5.657, 1.909, -5.528, 0.931, 4.779, -3.241, -6.488, 5.537, -7.284, -6.905],
    output: [7.364, 1.909, -6.084, -5.528, -5.657, 0.931, 4.779, 5.537, -3.241, -7.284, -6.488, -6.905],
}, name='2_groups').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6], 0.5, 101))
output = Output('output', (U8, [2, 6], 0.5, 101))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 1).To(output)
Example({
    input: [0, 255, 247, 198, 110, 53, 128, 79, 126, 140, 81, 247],
    output: [0, 198, 255, 110, 247, 53, 128, 140, 79, 81, 126, 247],
}, name='2_groups_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6]))
output = Output('output', (F32, [2, 6]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, 1).To(output)
Example({
    input: [-0.631, -5.348, 8.414, -2.084, 8.126, -7.81, 2.431, 8.392, 1.814, 2.912, -5.266, -3.66],
    output: [-0.631, 8.414, 8.126, -5.348, -2.084, -7.81, 2.431, 1.814, -5.266, 8.392, 2.912, -3.66],
}, name='3_groups').AddVariations('float16')

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6], 0.013700000010430813, 0))
output = Output('output', (U8, [2, 6], 0.013700000010430813, 0))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, 1).To(output)
Example({
    input: [0, 255, 54, 177, 38, 212, 105, 101, 101, 8, 103, 254],
    output: [0, 54, 38, 255, 177, 212, 105, 101, 103, 101, 8, 254],
}, name='3_groups_quant8').AddVariations(signed(input, output))

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 8]))
output = Output('output', (F32, [2, 8]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 4, -1).To(output)
Example({
    input: [-1.767, -1.532, 7.127, -8.818, 0.735, -0.424, -2.012, 6.126, -2.633, 8.203, -1.517, 5.757, 7.737,
    -8.564, -0.651, 5.861],
    output: [-1.767, 7.127, 0.735, -2.012, -1.532, -8.818, -0.424, 6.126, -2.633, -1.517, 7.737, -0.651, 8.203,
    5.757, -8.564, 5.861],
}, name='negative').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 8], 2.25, 255))
output = Output('output', (U8, [2, 8], 2.25, 255))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 4, -1).To(output)
Example({
    input: [0, 255, 105, 14, 244, 89, 127, 109, 178, 5, 231, 71, 254, 69, 155, 205],
    output: [0, 105, 244, 127, 255, 14, 89, 109, 178, 231, 254, 155, 5, 71, 69, 205],
}, name='negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 2, 9]))
output = Output('output', (F32, [1, 2, 2, 9]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, 3).To(output)
Example({
    input: packed('<f4',
    'c-jGw0B`^F8-;Bdccj;%DQFq)W@y>=`ipUx5_8js3Yub;!Er4eT*JxzFYD(7zHp;OT#*EPW|7V)er!E%gJ?|_*O?GQ%004LkM(wp'
    'UHv1PXYI_QSM93j{@ss|DyQ1o@cEKiYgr7Z2?|~KLI_U4y}&@gz`wviz&*e~K)=91z`nmgzra5|KtDl1K|esizd^tRa7pR'
),
    output: packed('<f4',
    'c-jGw0B`^FZKN9+*M)bYDel>5X7(9q`il~WadQfo)0$#&T$U}v!5zu{=Ws6sqwBs!Tzt-vW+()aer$slJ!sc%O_>lqk3+Kc%35}e'
    'Bkf(9%>8GgSLcuI{*bEODyQ&S+WBkRl35H2LZ@8_3HVOHK)=1fz`(#jz(Bw~KtRC1z`nmdzra91KR-b~zd%4iLBPNR>PhM'
),
}, name='square_groups').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 2, 9], 0.10000000149011612, 37))
output = Output('output', (U8, [1, 2, 2, 9], 0.10000000149011612, 37))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5uc*xWHtD*u-RaoHlioz>i1mxi5L)U!o$KR7t20KE{&_t7%|HYI0D+MZ{Q'
),
    output: packed('<i2',
    'c-mu7PWsP!UGc55-QuXzlXPO=i1iCi7g@?R!~Nq#BM+-d56}Gj%|HYI0DJim{Q'
),
}, name='square_groups_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 8]))
output = Output('output', (F32, [1, 2, 3, 8]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 3).To(output)
Example({
    input: packed('<f4',
    'c-jHL06+hed;V|H<?;@`Og%#IdwYEbH&hoF>`1WuY5)w4)vC5yx*cd}k0WhH*>~BRO53&=6x0$T(9$iRHws{<6cj&!iR0PXQQ>l_'
    'yZ{21c=7XONm`MS!rSMz&c4o>4EggcrjXN{3MCo}2@Ngwb}pSINd<zA1d7D@07%!a`Etn#z~oh(b(sUB1COVv0{(qKz`#Giz(Byk'
    'zQI7hz(7Diz(2sg!N5SkLBPPizreu3K)}F1K)^x3LBPL2zrQ}r%wfs'
),
    output: packed('<f4',
    'c-otMvHI!1Px*ZNKKNAIRy)<QiJQL(@etqer#I^=!z!L_Q5n1XWtB5>-DchND!+Ymn}m|cg)5hYbmuQO7vT~~uy4HC8Tk0&&7zgl'
    '_f#-^Wcr*k(eqH$?TOE~%{<4m@8`MCI<uE?O;Eio#r2J|j8{*0u4<nr3u{-?k)P`retHyLKgl`wK<Sg2q0Ea{GBfr6TVCsM00<oH'
    '4;<XT@4!I^AOKSKK#>Fc9QT8y4%$0_lsF!60P^?mw*vs%Bw@+'
),
}, name='channels').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 8], 0.5, 128))
output = Output('output', (U8, [1, 2, 3, 8], 0.5, 128))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5|5_<+M_1?912+<E`NhwF)-yT&-dtJnb%E~t`6hpNGcdg@Si`eZ=S=qel8ar3&oGb(01;^!5d'
),
    output: packed('<i2',
    'c-mt~`@iFLms00f+XMVJ#1qbcey?Y4qI_KO_51=8-M{a5Gpu3adAYMd=gh_IuK9;c&M=S&01wI;5d'
),
}, name='channels_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 2, 2, 6]))
output = Output('output', (F32, [2, 2, 2, 6]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, -1).To(output)
Example({
    input: packed('<f4',
    'c-jHL06+i5?poDx`q}O!N~oTPc^4ZY5F6niDSKj~i<k&|$DWIxIlL0t$Ky4$8F!@Hv>QSod}Me%e$IRb494#k>De!^STA~oToe#R'
    'Y;LR+OYdy&v~+{cOQl}O1io<j$S+_5!yD<EGI#5#stcpNmi~pR*#U^Z=eD%wtCH-#vkUisXs_Ul_cH{>#^3oiCIzKIK)*gfKtI4h'
    'K)=Aizd*piKS4miKtRAiKt4b~KtVr1zd*o1zCgi0KR&>~K)}BZ5??d'
),
    output: packed('<f4',
    'c-jHL06+i5T5;~x`q?F@?n<7A7a@5Y5E~zR;VELGn0t!|$DW?Ni#Zb6<Fv;$8F$+oq_jdHWIcR%e$EEQd<^dv*|6y^STBVXdR!1i'
    'ZWL^+OYiS=Y_x;UrN~QO1itw%aL8Z+8=AxEGIyy9>#C!@{;HOR*#W<{i08EClD@0#vkQN(_h{gYGsgD>#@{vt`6i`7zd%4fKtDjg'
    'z(ByjK)}DiKS97iKtRAiK0rV~KtVu2Kfl00KtI00KR&>~z(BtQQ(rU'
),
}, name='channels_negative').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 2, 2, 6], 0.013700000010430813, 101))
output = Output('output', (U8, [2, 2, 2, 6], 0.013700000010430813, 101))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, -1).To(output)
Example({
    input: packed('<i2',
    'c-mw5fB9?WR)zg}&i_MaDVWG{EI6SWsP^|xIhW*v&^Pz0j;5FPe7k<VF4(pu=*Od!C<YP%01#yvD*'
),
    output: packed('<i2',
    'c-mvQT>1a&R)xI(`<+8)nQ$n`EjSVQS5@s!xnwBUgE#k%mR6<re7hcez0S7fM@rD6C<YP%01;6cD*'
),
}, name='channels_negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 6, 3]))
output = Output('output', (F32, [1, 2, 6, 3]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 2).To(output)
Example({
    input: packed('<f4',
    'c-jGw0B`>*<2~0xxGVH0B>=RV^lxt&3Z~f%!K@i%2CkF12CUO@3Lln-r3#~99*6xg1^~#J{Sp!c*PG4)${Ykcfkzk~fgDXe*M&ni'
    '=XV4Fg;vyPfzY-AjQay#1MG)G@&1~xl??*HB~rp_LyNmVKtRF4KR~=dKfpggKtRF3KtRC2Kfu7iK*2#kKtMo1zra6~us+i'
),
    output: packed('<f4',
    'c-jGw0B`>*<2@w+wAVton)Gig^e1l_3Z~f%leh-KtQoA+abyOr3Lln-r3wZB$fIB$nf(%n{V@^**PG4)7#@Mj90VLqJv)I%*M&ni'
    '=XZh7wgdr%0gU@r)Mx`<1MG)G0>LHm{+d$4YOj?ILyNmVKtMmhKf%F2KtMo1yg<RgKtRC2K|nx1z`#I2K)^u3zra6&{yx('
),
}, name='width').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 6, 3], 2.25, 0))
output = Output('output', (U8, [1, 2, 6, 3], 2.25, 0))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5zf53j%-f<Va^D4gB%^lRGL&QVc=7JS-`y`S96Xi0RiW1M76TCg006`jGX'
),
    output: packed('<i2',
    'c-mw5zfA7CpupA`AIYe<MN@X%GL&QVxNz{)i+2~2w<`SI{j%2b76TCg0QA!nGX'
),
}, name='width_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6, 2, 1]))
output = Output('output', (F32, [2, 6, 2, 1]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, -3).To(output)
Example({
    input: [2.095, 1.322, -7.948, 6.768, -0.028, 1.647, -5.162, -0.12, -6.757, 3.288, -0.037, -5.151, 0.898,
    4.469, -7.615, -7.825, 7.348, 2.165, 8.281, -3.842, -1.172, 3.197, 5.654, -6.033],
    output: [2.095, 1.322, -0.028, 1.647, -6.757, 3.288, -7.948, 6.768, -5.162, -0.12, -0.037, -5.151, 0.898,
    4.469, 7.348, 2.165, -1.172, 3.197, -7.615, -7.825, 8.281, -3.842, 5.654, -6.033],
}, name='height_negative').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6, 2, 1], 0.10000000149011612, 255))
output = Output('output', (U8, [2, 6, 2, 1], 0.10000000149011612, 255))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, -3).To(output)
Example({
    input: [0, 255, 139, 21, 100, 127, 62, 88, 46, 143, 19, 236, 27, 193, 64, 25, 249, 6, 78, 1, 133, 156, 154,
    181],
    output: [0, 255, 100, 127, 46, 143, 139, 21, 62, 88, 19, 236, 27, 193, 249, 6, 133, 156, 64, 25, 78, 1, 154,
    181],
}, name='height_negative_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [6, 1, 2, 2]))
output = Output('output', (F32, [6, 1, 2, 2]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, 0).To(output)
Example({
    input: [1.439, -2.348, -8.129, 1.245, 3.941, -2.011, 5.877, 5.716, -7.543, -5.785, -2.715, 7.428, -1.786,
    4.017, -0.462, -3.359, 8.973, -4.101, 4.654, 8.628, -1.086, -0.026, -6.854, 1.848],
    output: [1.439, -2.348, -8.129, 1.245, -7.543, -5.785, -2.715, 7.428, 8.973, -4.101, 4.654, 8.628, 3.941,
    -2.011, 5.877, 5.716, -1.786, 4.017, -0.462, -3.359, -1.086, -0.026, -6.854, 1.848],
}, name='batches').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [6, 1, 2, 2], 0.5, 37))
output = Output('output', (U8, [6, 1, 2, 2], 0.5, 37))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, 0).To(output)
Example({
    input: [0, 255, 202, 212, 85, 122, 91, 243, 103, 150, 48, 165, 203, 222, 128, 172, 144, 248, 168, 96, 96,
    7, 44, 4],
    output: [0, 255, 202, 212, 103, 150, 48, 165, 144, 248, 168, 96, 85, 122, 91, 243, 203, 222, 128, 172, 96,
    7, 44, 4],
}, name='batches_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [10]))
output = Output('output', (F32, [10]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 5, 0).To(output)
Example({
    input: [-4.594, 3.975, 3.733, 0.486, -5.686, 4.551, -2.101, -2.94, 6.691, 1.767],
    output: [-4.594, 3.733, -5.686, -2.101, 6.691, 3.975, 0.486, 4.551, -2.94, 1.767],
}, name='rank_1').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [10], 0.013700000010430813, 128))
output = Output('output', (U8, [10], 0.013700000010430813, 128))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 5, 0).To(output)
Example({
    input: [0, 255, 213, 163, 144, 153, 200, 16, 74, 88],
    output: [0, 213, 144, 200, 74, 255, 163, 153, 16, 88],
}, name='rank_1_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6, 2]))
output = Output('output', (F32, [2, 6, 2]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 1).To(output)
Example({
    input: [3.759, -6.393, -4.155, -4.465, -6.068, 6.631, 0.429, -6.884, 3.933, -3.343, -6.678, 5.613, 2.937,
    -1.057, -1.221, 7.427, 8.955, 6.982, 4.307, -7.349, -5.325, -7.514, -2.089, 6.557],
    output: [3.759, -6.393, 0.429, -6.884, -4.155, -4.465, 3.933, -3.343, -6.068, 6.631, -6.678, 5.613, 2.937,
    -1.057, 4.307, -7.349, -1.221, 7.427, -5.325, -7.514, 8.955, 6.982, -2.089, 6.557],
}, name='rank_3').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6, 2], 2.25, 101))
output = Output('output', (U8, [2, 6, 2], 2.25, 101))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 1).To(output)
Example({
    input: [0, 255, 58, 21, 67, 164, 251, 155, 233, 29, 155, 247, 32, 31, 165, 188, 87, 209, 137, 234, 77, 1,
    0, 16],
    output: [0, 255, 251, 155, 58, 21, 233, 29, 67, 164, 155, 247, 32, 31, 137, 234, 165, 188, 77, 1, 87, 209,
    0, 16],
}, name='rank_3_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 1, 1).To(output)
Example({
    input: [7.87, 5.347, 5.385, -5.229, 3.741, 7.751, 5.491, -5.623],
    output: [7.87, 5.347, 5.385, -5.229, 3.741, 7.751, 5.491, -5.623],
}, name='one_group').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4], 0.10000000149011612, 0))
output = Output('output', (U8, [2, 4], 0.10000000149011612, 0))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 1, 1).To(output)
Example({
    input: [0, 255, 157, 135, 248, 64, 76, 254],
    output: [0, 255, 157, 135, 248, 64, 76, 254],
}, name='one_group_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 4]))
output = Output('output', (F32, [2, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 4, 1).To(output)
Example({
    input: [-5.68, -2.096, 5.045, -3.885, -4.772, -5.026, 7.203, -1.567],
    output: [-5.68, -2.096, 5.045, -3.885, -4.772, -5.026, 7.203, -1.567],
}, name='a_group_each').AddVariations('float16').DisableLifeTimeVariation()

# The first channel of every group, then the second of every group.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 4], 0.5, 255))
output = Output('output', (U8, [2, 4], 0.5, 255))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 4, 1).To(output)
Example({
    input: [0, 255, 80, 60, 81, 88, 129, 65],
    output: [0, 255, 80, 60, 81, 88, 129, 65],
}, name='a_group_each_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Infinity and what float16 does not hold.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 6]))
output = Output('output', (F32, [2, 6]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 2, 1).To(output)
Example({
    input: [float('inf'), float('-inf'), 3.4e+38, -3.4e+38, 1e+30, 65520.0, -70000.0, 0.0, 1.0, 2049.0,
    1000000000.0, 7.1],
    output: [float('inf'), -3.4e+38, float('-inf'), 1e+30, 3.4e+38, 65520.0, -70000.0, 2049.0, 0.0,
    1000000000.0, 1.0, 7.1],
}, name='extremes').DisableLifeTimeVariation()

# Copied to the bit: every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 6], 0.5, 40))
quantized = Internal('quantized', (U8, [2, 6], 0.5, 40))
output = Output('output', (F32, [2, 6]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', input, 3, 1).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [0, 255, 228, 131, 103, 18, 102, 213, 24, 252, 37, 9],
    output: [-20.0, 94.0, 31.5, 107.5, 45.5, -11.0, 31.0, -8.0, -1.5, 86.5, 106.0, -15.5],
}, name='real_codes').AddVariations(signed(input, quantized)).DisableLifeTimeVariation()
