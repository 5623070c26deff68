# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU and what may follow it: every operation after every other.

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


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# PRELU, RELU6, MAX_POOL_2D, DEPTHWISE_CONV_2D, ADD, SPLIT, TRANSPOSE, CONV_2D,
# RESIZE_NEAREST_NEIGHBOR, SPACE_TO_DEPTH, CHANNEL_SHUFFLE, MAXIMUM
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (U8, [4], 0.015625, 128), [82, 148, 71, 109])
t10 = Internal('t10', (U8, [1, 4, 4, 4], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
t12 = Internal('t12', (U8, [1, 4, 4, 4], 0.5, 120))
filter13 = Parameter('filter13', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
bias13 = Parameter('bias13', (I32, [4], 0.5, 0), [-12, -8, -12, -8])
t13 = Internal('t13', (U8, [1, 4, 4, 4], 0.5, 120))
c14 = Parameter('c14', (U8, [4], 0.5, 120), [138, 121, 124, 131])
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
part_0_15 = Internal('part_0_15', (U8, [1, 4, 4, 2], 0.5, 120))
part_1_15 = Internal('part_1_15', (U8, [1, 4, 4, 2], 0.5, 120))
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
where16 = Parameter('where16', (I32, [4]), [0, 2, 3, 1])
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
filter17 = Parameter('filter17', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
bias17 = Parameter('bias17', (I32, [4], 0.5, 0), [0, 4, -8, -12])
t17 = Internal('t17', (U8, [1, 4, 4, 4], 0.5, 120))
t18 = Internal('t18', (U8, [1, 4, 4, 4], 0.5, 120))
deep19 = Internal('deep19', (U8, [1, 2, 2, 16], 0.5, 120))
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
t20 = Internal('t20', (U8, [1, 4, 4, 4], 0.5, 120))
t21 = Output('t21', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PRELU', input, c10).To(t10)
model.Operation('RELU6', t10).To(t11)
model.Operation('MAX_POOL_2D', t11, 1, 1, 1, 3, 2, 0).To(t12)
model.Operation('DEPTHWISE_CONV_2D', t12, filter13, bias13, 1, 1, 1, 1, 0).To(t13)
model.Operation('ADD', t13, c14, 0).To(t14)
model.Operation('SPLIT', t14, 3, 2).To(part_0_15, part_1_15)
model.Operation('CONCATENATION', part_1_15, part_0_15, 3).To(t15)
model.Operation('TRANSPOSE', t15, where16).To(t16)
model.Operation('CONV_2D', t16, filter17, bias17, 1, 1, 1, 0).To(t17)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t17, 4, 4, False).To(t18)
model.Operation('SPACE_TO_DEPTH', t18, 2).To(deep19)
model.Operation('DEPTH_TO_SPACE', deep19, 2).To(t19)
model.Operation('CHANNEL_SHUFFLE', t19, 2, 3).To(t20)
model.Operation('MAXIMUM', t20, t20).To(t21)
Example({
    input: packed('<i2',
    'c-os;=~3vtEw^}QN$PgrZLO^<Gp01Gbne?4VYe&Iqah%uIv{3#Vq>EJ#CpeG*NiQDw{)~O6neO<Oqn{jz|+1elYv420CAiiB>'
),
    t21: packed('<i2',
    'c-m{P@2>7@>Z_|Qtt+f3sL5$3%rA!UYr%X53IPDszaLB'
),
}, name='of_1').AddVariations(signed(input, c10, t10, t11, t12, filter13, t13, c14, t14, part_0_15, part_1_15, t15, t16, filter17, t17, t18, deep19, t19, t20, t21)).DisableLifeTimeVariation()

# PRELU, SPACE_TO_DEPTH, MUL, CONV_2D, MINIMUM, SELECT, SPACE_TO_BATCH_ND, ADD, SUB, RELU,
# SPACE_TO_BATCH_ND, SELECT
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c360 = Parameter('c360', (U8, [4], 0.015625, 128), [186, 73, 106, 123])
t360 = Output('t360', (U8, [1, 4, 4, 4], 0.5, 120))
deep361 = Internal('deep361', (U8, [1, 2, 2, 16], 0.5, 120))
t361 = Output('t361', (U8, [1, 4, 4, 4], 0.5, 120))
c362 = Parameter('c362', (U8, [4], 0.5, 7), [7, 5, 5, 7])
t362 = Output('t362', (U8, [1, 4, 4, 4], 0.5, 120))
filter363 = Parameter('filter363', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
bias363 = Parameter('bias363', (I32, [4], 0.5, 0), [-12, 0, 4, -4])
t363 = Output('t363', (U8, [1, 4, 4, 4], 0.5, 120))
c364 = Parameter('c364', (U8, [4], 0.5, 120), [118, 124, 124, 157])
t364 = Output('t364', (U8, [1, 4, 4, 4], 0.5, 120))
choice365 = Parameter('choice365', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWMBj$1|SIq3~)9B1DFF*08;{@kVF9mh5#r'
))
other365 = Parameter('other365', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-mVrx4$E~sd(C?rNNca^JnEQX;?XFYIAQzRefjq^v1-jgo!=9(<fK;SC&q#$jWPrS(Lscr($kcM_Ww&(&*Og6b1?b08MTnS^'
))
t365 = Output('t365', (U8, [1, 4, 4, 4], 0.5, 120))
block366 = Parameter('block366', (I32, [2]), [2, 2])
none366 = Parameter('none366', (I32, [2, 2]), [0, 0, 0, 0])
many366 = Internal('many366', (U8, [4, 2, 2, 4], 0.5, 120))
t366 = Output('t366', (U8, [1, 4, 4, 4], 0.5, 120))
c367 = Parameter('c367', (U8, [4], 0.5, 120), [120, 102, 117, 118])
t367 = Output('t367', (U8, [1, 4, 4, 4], 0.5, 120))
c368 = Parameter('c368', (U8, [4], 0.5, 120), [109, 123, 130, 117])
t368 = Output('t368', (U8, [1, 4, 4, 4], 0.5, 120))
t369 = Output('t369', (U8, [1, 4, 4, 4], 0.5, 120))
block370 = Parameter('block370', (I32, [2]), [2, 2])
none370 = Parameter('none370', (I32, [2, 2]), [0, 0, 0, 0])
many370 = Internal('many370', (U8, [4, 2, 2, 4], 0.5, 120))
t370 = Output('t370', (U8, [1, 4, 4, 4], 0.5, 120))
choice371 = Parameter('choice371', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU}Ru~00tlv1R!jXIE)8jf+$7?C;?UslmP$)Yyct'
))
other371 = Parameter('other371', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-jjIsfj47Up}+CtGlK?JH9JEF=N5xxuNmJ#Z!8wO<2Bc`lSA#m|07sR#wcP8rT>cKOt*Td}~!jS##vPsf{xN(ikWN0L`!;UH'
))
t371 = Output('t371', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PRELU', input, c360).To(t360)
model.Operation('SPACE_TO_DEPTH', t360, 2).To(deep361)
model.Operation('DEPTH_TO_SPACE', deep361, 2).To(t361)
model.Operation('MUL', t361, c362, 0).To(t362)
model.Operation('CONV_2D', t362, filter363, bias363, 1, 1, 1, 0).To(t363)
model.Operation('MINIMUM', t363, c364).To(t364)
model.Operation('SELECT', choice365, t364, other365).To(t365)
model.Operation('SPACE_TO_BATCH_ND', t365, block366, none366).To(many366)
model.Operation('BATCH_TO_SPACE_ND', many366, block366).To(t366)
model.Operation('ADD', t366, c367, 0).To(t367)
model.Operation('SUB', t367, c368, 0).To(t368)
model.Operation('RELU', t368).To(t369)
model.Operation('SPACE_TO_BATCH_ND', t369, block370, none370).To(many370)
model.Operation('BATCH_TO_SPACE_ND', many370, block370).To(t370)
model.Operation('SELECT', choice371, t370, other371).To(t371)
Example({
    input: packed('<i2',
    'c-otl>0Q=axha3vLbsTP<T!^dt3tfoXLttKZt8W*$SjSV>FBzqr=rR!tGs`)Z?mIaZBkGAWZP9q{j0X@-IQE2mw`e601RCnk^'
),
    t360: packed('<i2',
    'c-ouQ+FsFHxv6s2!p^FOuEv@zt6FM&W^`0LZ|bedY^|)Cxx8ylPeoNtc4hzKz~=7S+U}mp$*WgY^{?8pcT-o*Tm}jO0P`dwi2'
),
    t361: packed('<i2',
    'c-ouQ+FsFHxv6s2!p^FOuEv@zt6FM&W^`0LZ|bedY^|)Cxx8ylPeoNtc4hzKz~=7S+U}mp$*WgY^{?8pcT-o*Tm}jO0P`dwi2'
),
    t362: packed('|i1',
    'c-jrhF%Cd5006*`NjFVQR;$n=tyo0w`Fisy7cDR!<cC;UPQpfMOc`H4D|aI8jIqC=|JM(4vKs*'
),
    t363: packed('|i1',
    'c-qUUs42<G&MnC)cPh#8&o0RU@!bkaaw2j{a_rI}e9tT(T?JH=3gM?_l;pU20o6H_003>I8lC'
),
    t364: packed('|i1',
    'c-qUUs42<G&MnC)cPh#8&o0RU@!bkaaw2j{a_rI}e9tT(T?JH=3gM?_l;pU20o6H_003>I8lC'
),
    t365: packed('<i2',
    'c-qUU=r74>%AGc;+^HnTKf5HSV&$Z%ZUrSd5jiE(8`HBACf4-kcvh8ER!ptPDNilQNncWuGdHXwC&sHJ+AX_;fkFTP>rWia'
),
    t366: packed('<i2',
    'c-qUU=r74>%AGc;+^HnTKf5HSV&$Z%ZUrSd5jiE(8`HBACf4-kcvh8ER!ptPDNilQNncWuGdHXwC&sHJ+AX_;fkFTP>rWia'
),
    t367: packed('<i2',
    'c-qTJ>nX}9$eJ=K)xIdlHlrvfZP|pWCb>m9Zka{X^HVYs>MOf*%*%@^(<YVWq$U;Rgf1+~=?-qo@p3PUHpwVrpb!86U{4!d'
),
    t368: packed('<i2',
    'c-kvZZYnL$O_)A6$+WcGDz3CVdCueohRLPn&he#-a-y=cYx4WbO>#?Hk~=EPlOjsXgQl03cX)P|yW5tg8OD_|PzV5LPaA9'
),
    t369: packed('<i2',
    'c-pI|XsQ5$>2oV!V9w+PP}U+4QB%<eqFO3CDj}lND=IoFI$^3AC<Fl4nIBg'
),
    t370: packed('<i2',
    'c-pI|XsQ5$>2oV!V9w+PP}U+4QB%<eqFO3CDj}lND=IoFI$^3AC<Fl4nIBg'
),
    t371: packed('<i2',
    'c-jjIX^N<*sF*&tqN1k0BEBm=F=O(Aii-H+;)<R{6P7QVUQ^LmQL(gQWySo;ipGkH2^EVfDyk~Vnj<Tw0=X3o6aoO*&>xx'
),
}, name='of_36').AddVariations(signed(input, c360, t360, deep361, t361, c362, t362, filter363, t363, c364, t364, other365, t365, many366, t366, c367, t367, c368, t368, t369, many370, t370, other371, t371)).DisableLifeTimeVariation()

# PRELU, GATHER, SUB, ADD, TRANSPOSE, MAXIMUM, SUB, RESIZE_NEAREST_NEIGHBOR, MINIMUM, GATHER, PAD,
# SPACE_TO_DEPTH
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c370 = Parameter('c370', (U8, [4], 0.015625, 128), [81, 102, 73, 146])
t370 = Internal('t370', (U8, [1, 4, 4, 4], 0.5, 120))
places371 = Parameter('places371', (I32, [4]), [2, 0, 3, 1])
t371 = Internal('t371', (U8, [1, 4, 4, 4], 0.5, 120))
c372 = Parameter('c372', (U8, [4], 0.5, 120), [110, 135, 126, 101])
t372 = Internal('t372', (U8, [1, 4, 4, 4], 0.5, 120))
c373 = Parameter('c373', (U8, [4], 0.5, 120), [129, 111, 103, 131])
t373 = Internal('t373', (U8, [1, 4, 4, 4], 0.5, 120))
where374 = Parameter('where374', (I32, [4]), [0, 2, 3, 1])
t374 = Internal('t374', (U8, [1, 4, 4, 4], 0.5, 120))
t375 = Internal('t375', (U8, [1, 4, 4, 4], 0.5, 120))
c376 = Parameter('c376', (U8, [4], 0.5, 120), [126, 125, 111, 110])
t376 = Internal('t376', (U8, [1, 4, 4, 4], 0.5, 120))
t377 = Internal('t377', (U8, [1, 4, 4, 4], 0.5, 120))
c378 = Parameter('c378', (U8, [4], 0.5, 120), [156, 149, 115, 140])
t378 = Internal('t378', (U8, [1, 4, 4, 4], 0.5, 120))
places379 = Parameter('places379', (I32, [4]), [2, 0, 3, 1])
t379 = Internal('t379', (U8, [1, 4, 4, 4], 0.5, 120))
sides380 = Parameter('sides380', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide380 = Internal('wide380', (U8, [1, 7, 5, 5], 0.5, 120))
begin380 = Parameter('begin380', (I32, [4]), [0, 2, 1, 0])
size380 = Parameter('size380', (I32, [4]), [1, 4, 4, 4])
t380 = Internal('t380', (U8, [1, 4, 4, 4], 0.5, 120))
deep381 = Internal('deep381', (U8, [1, 2, 2, 16], 0.5, 120))
t381 = Output('t381', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PRELU', input, c370).To(t370)
model.Operation('GATHER', t370, 3, places371).To(t371)
model.Operation('SUB', t371, c372, 0).To(t372)
model.Operation('ADD', t372, c373, 0).To(t373)
model.Operation('TRANSPOSE', t373, where374).To(t374)
model.Operation('MAXIMUM', t374, t374).To(t375)
model.Operation('SUB', t375, c376, 0).To(t376)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t376, 4, 4, False).To(t377)
model.Operation('MINIMUM', t377, c378).To(t378)
model.Operation('GATHER', t378, 2, places379).To(t379)
model.Operation('PAD', t379, sides380).To(wide380)
model.Operation('SLICE', wide380, begin380, size380).To(t380)
model.Operation('SPACE_TO_DEPTH', t380, 2).To(deep381)
model.Operation('DEPTH_TO_SPACE', deep381, 2).To(t381)
Example({
    input: packed('<i2',
    'c-q@oHhV{3QF3@xM1g-xjAOIIjG~DJg*ml*b}S8;IIW}9X?a6xj7!z3SwXudEDTwfHF4>_+W46%VQz~fql&ui>KG^l0G}fs$p'
),
    t381: packed('<i2',
    'c-pI&KB2f`(v;$gg2dtq5a^j&TrmfT3#LN&Aogq^PAh@%(EtO5006`q9~1'
),
}, name='of_37').AddVariations(signed(input, c370, t370, t371, c372, t372, c373, t373, t374, t375, c376, t376, t377, c378, t378, t379, wide380, t380, deep381, t381)).DisableLifeTimeVariation()

# PRELU, MAX_POOL_2D, RESHAPE, TRANSPOSE, SUB, SPACE_TO_DEPTH, RESHAPE, CHANNEL_SHUFFLE, CONV_2D,
# MUL, QUANTIZE
# Expected values: float64 formula.
input = Input('input', (U8, [1, 4, 4, 4], 0.5, 120))
c390 = Parameter('c390', (U8, [4], 0.015625, 128), [187, 126, 102, 187])
t390 = Output('t390', (U8, [1, 4, 4, 4], 0.5, 120))
t391 = Output('t391', (U8, [1, 4, 4, 4], 0.5, 120))
where392 = Parameter('where392', (I32, [4]), [1, 4, 4, 4])
t392 = Output('t392', (U8, [1, 4, 4, 4], 0.5, 120))
where393 = Parameter('where393', (I32, [4]), [0, 2, 3, 1])
t393 = Output('t393', (U8, [1, 4, 4, 4], 0.5, 120))
c394 = Parameter('c394', (U8, [4], 0.5, 120), [112, 115, 128, 113])
t394 = Output('t394', (U8, [1, 4, 4, 4], 0.5, 120))
deep395 = Internal('deep395', (U8, [1, 2, 2, 16], 0.5, 120))
t395 = Output('t395', (U8, [1, 4, 4, 4], 0.5, 120))
where396 = Parameter('where396', (I32, [4]), [1, 4, 4, 4])
t396 = Output('t396', (U8, [1, 4, 4, 4], 0.5, 120))
t397 = Output('t397', (U8, [1, 4, 4, 4], 0.5, 120))
filter398 = Parameter('filter398', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
bias398 = Parameter('bias398', (I32, [4], 0.5, 0), [12, 0, 4, -4])
t398 = Output('t398', (U8, [1, 4, 4, 4], 0.5, 120))
c399 = Parameter('c399', (U8, [4], 0.5, 7), [9, 5, 7, 9])
t399 = Output('t399', (U8, [1, 4, 4, 4], 0.5, 120))
real400 = Internal('real400', (F32, [1, 4, 4, 4]))
t400 = Output('t400', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('PRELU', input, c390).To(t390)
model.Operation('MAX_POOL_2D', t390, 1, 1, 1, 3, 2, 0).To(t391)
model.Operation('RESHAPE', t391, where392).To(t392)
model.Operation('TRANSPOSE', t392, where393).To(t393)
model.Operation('SUB', t393, c394, 0).To(t394)
model.Operation('SPACE_TO_DEPTH', t394, 2).To(deep395)
model.Operation('DEPTH_TO_SPACE', deep395, 2).To(t395)
model.Operation('RESHAPE', t395, where396).To(t396)
model.Operation('CHANNEL_SHUFFLE', t396, 2, 3).To(t397)
model.Operation('CONV_2D', t397, filter398, bias398, 1, 1, 1, 0).To(t398)
model.Operation('MUL', t398, c399, 0).To(t399)
model.Operation('DEQUANTIZE', t399).To(real400)
model.Operation('QUANTIZE', real400).To(t400)
Example({
    input: packed('<i2',
    'c-pIWpV3)W>(RO`r(s=5+rFxu4JobN?yUi{D*7sxPR>i~UNqHXPE3A%LtA^v-oo0IC3}lK?6)kN*PR`oU+&o8%RnIj01A5_$N'
),
    t390: packed('<i2',
    'c-pJ3n$cNR+ta$OqG4T0+rFxu4Gpc`Rjt9ZD*7sxPOeGsUNqHbPGwDfLtA^v-iq3lC3~xUoVP5S*Im(6P+rv#z(64Y0H#$TT>'
),
    t391: packed('<i2',
    'c-q_9Fr#y4!;E#?Chr5|or|Wng7DtSeJeqD&faD7KzQ$#Wh?i#wXZAzvb#Ze3lLW|6);c;05g6lBm'
),
    t392: packed('<i2',
    'c-q_9Fr#y4!;E#?Chr5|or|Wng7DtSeJeqD&faD7KzQ$#Wh?i#wXZAzvb#Ze3lLW|6);c;05g6lBm'
),
    t393: packed('<i2',
    'c-q^!b52RaqP=@(OkK9DvvuCQojd1r!}#lf{B3*pc2AzXWy`)kAb;gbD8H?0UtfC@kYB(+Apig>(kLV'
),
    t394: packed('<i2',
    'c-lL-Z%TE?@~uY}%$m1$V%M~#2lq{x1mkZ5^7kFuI%)QdHM@^Z2J+V}g!1bek4>)c1oF!nC<Fj=vMA&'
),
    t395: packed('<i2',
    'c-lL-Z%TE?@~uY}%$m1$V%M~#2lq{x1mkZ5^7kFuI%)QdHM@^Z2J+V}g!1bek4>)c1oF!nC<Fj=vMA&'
),
    t396: packed('<i2',
    'c-lL-Z%TE?@~uY}%$m1$V%M~#2lq{x1mkZ5^7kFuI%)QdHM@^Z2J+V}g!1bek4>)c1oF!nC<Fj=vMA&'
),
    t397: packed('<i2',
    'c-lKSWnXp2*5yYQ%$v1#;<T=%2dC_t1mkZ5^7m~$G->vl8M}|oo4j`0!gUaS-HgU#^^-e+{Bi~g0RVGXDC7'
),
    t398: packed('<i2',
    'c-ot?b@hQY^X9FbJFRbFOGQn|6e#}?l)rq<ob8w9O<#Fv;U);bZcgo``suAeeldv8Kp_AClXWIz'
),
    t399: packed('<i2',
    'c-os{U2$MdP{qo*Q56eYDk@5*K>3HD{N*kc+b@Cm{!o5VMeU`+idG=M7{q6w5C8yl%^?K'
),
    t400: packed('<i2',
    'c-os{U2$MdP{qo*Q56eYDk@5*K>3HD{N*kc+b@Cm{!o5VMeU`+idG=M7{q6w5C8yl%^?K'
),
}, name='of_39').AddVariations(signed(input, c390, t390, t391, t392, t393, c394, t394, deep395, t395, t396, t397, filter398, t398, c399, t399, t400)).DisableLifeTimeVariation()
