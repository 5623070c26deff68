# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_BATCH_ND: tensors of many elements, in sizes of no block, and beside powers of two.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 65, 67, 3]))
block = Parameter('block', ('TENSOR_INT32', [2]), [2, 3])
sides = Parameter('sides', ('TENSOR_INT32', [2, 2]), [1, 0, 1, 1])
part_0 = Output('part_0', ('TENSOR_FLOAT32', [6, 33, 23, 3]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, block, sides).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002;aKp6~-HoH<bi!zWh7+f;=0;8LZHbs<y(JGTk8I=sOT#Od`O-lI-rQX|LoSG&l`Ojz-yzcX`m)^EI*G+A(3oGsD'
    'SuDSo`DlGRFB;=a{S;&i%~@+-J$8q=!=rTR$FeNTvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d-5VoB#j-0000000000'
    '0Dyn+1-G7maR', 1.0
),
    part_0: packed('<i2',
    'c-rlouS>g87{&D;7%VKfxVA0`YZk%a5Z++$MHcoKEV^V|6E+kUG+KvgX<!t@AeNUIE$b#h_<n})u>2f@_&ulJ6YhI{-22>ZYwKq)'
    '+&^hmw?~iV!NXbqqjpoSiqn^q>izchsoZIwoi}Ua?bY(?<?ir(xASz}Z68mXi?{8|*440gIJob8P9e!H?2a0fV*a-G-1@qJB)70v'
    'pWP4lr>&}S^ax3A;r!s?x&Lu-Q_hN0NOBAJPpazn^|9P}I6H?VxA3DjE?3Lbm%HkH7n0n<*Qe{9_VIahG2Xs}B)4#RHM~0<>~=n{'
    'yCX<)3y&wo;%)D;^)>9(A;~Qq+z&setx@Bsm>)orTe$b!|GK!T&k6(&Np9h$Qy|GL+;j>gxrLiffh4zZ(<zYT7H&EPl5~uOQy@vl'
    'NH_(Obc}>kAW6qaI0ce)jD%AlNykVy1(I}(gi|0%$4EE@l5~uOQy@vlNH_(Obc}>kAW6qaI0ce)jD%AlNykVy1(I}(gi|0<4i(={'
    '`H>Tj-WP0w-WP0w-WTki-WP1U-WPl?y)XFCdS4KUdS4KUdS4KUdS4KUdS4)Ty)O{F-WLd7?+XO4_XUF2`vSr1eSzThzCiGLUm$qB'
    'FA%)m7YJVO3k0vkNH|4_k#LF<BjFS!M#3pdjD%B^7zw8+F%nKuVkDfR#7H<rJXFN#QHQ4uo;G;e;Aw-W4W2f5+K`?$=%+_W^wT3G'
    '`soo8{qzWletP^qqWCNS`LC?s5g^g;2$1M^1W5Ed0wnq!0TOZWh~Oa+2agCI5^?Z|;2{wQj|d(Taqx)XArS|U2!4Gq&<2kP9ujfz'
    'h~Oa+2agCI67eF5;MZSAyGSB<NW_aIf`>%BNFsPh#ET??U!OwdX9!62X9!62XNdJrN91RSbr;Le5WnX~EWc-_r1u4zp!Ws4r}qWh'
    'uJ;AsOYaLlwB8p)qTUxoqTUxoqTUw>UhfM8ulEIl*ZTs&>wSUX^}ayxdS4)Ty)O{F-WLd7?+XO4_XUF2`vSr1eSzThXKMtnKU*Vs'
    '{n;A9>(3AfUVnx_@cJ_Zg4drR5WM~jf#847k61iy@U+3x22UG2ZSb_g(+2-#=1=}*#xM-SFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!Qiv|HMCdsDE(', 1.0
),
}, name='moved').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT16', [1, 65, 67, 3]))
block = Parameter('block', ('TENSOR_INT32', [2]), [2, 3])
sides = Parameter('sides', ('TENSOR_INT32', [2, 2]), [1, 0, 1, 1])
part_0 = Output('part_0', ('TENSOR_FLOAT16', [6, 33, 23, 3]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, block, sides).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002;aKp6~-HoH<bi!zWh7+f;=0;8LZHbs<y(JGTk8I=sOT#Od`O-lI-rQX|LoSG&l`Ojz-yzcX`m)^EI*G+A(3oGsD'
    'SuDSo`DlGRFB;=a{S;&i%~@+-J$8q=!=rTR$FeNTvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d-5VoB#j-0000000000'
    '0Dyn+1-G7maR', 0.25
),
    part_0: packed('<i2',
    'c-rlouS>g87{&D;7%VKfxVA0`YZk%a5Z++$MHcoKEV^V|6E+kUG+KvgX<!t@AeNUIE$b#h_<n})u>2f@_&ulJ6YhI{-22>ZYwKq)'
    '+&^hmw?~iV!NXbqqjpoSiqn^q>izchsoZIwoi}Ua?bY(?<?ir(xASz}Z68mXi?{8|*440gIJob8P9e!H?2a0fV*a-G-1@qJB)70v'
    'pWP4lr>&}S^ax3A;r!s?x&Lu-Q_hN0NOBAJPpazn^|9P}I6H?VxA3DjE?3Lbm%HkH7n0n<*Qe{9_VIahG2Xs}B)4#RHM~0<>~=n{'
    'yCX<)3y&wo;%)D;^)>9(A;~Qq+z&setx@Bsm>)orTe$b!|GK!T&k6(&Np9h$Qy|GL+;j>gxrLiffh4zZ(<zYT7H&EPl5~uOQy@vl'
    'NH_(Obc}>kAW6qaI0ce)jD%AlNykVy1(I}(gi|0%$4EE@l5~uOQy@vlNH_(Obc}>kAW6qaI0ce)jD%AlNykVy1(I}(gi|0<4i(={'
    '`H>Tj-WP0w-WP0w-WTki-WP1U-WPl?y)XFCdS4KUdS4KUdS4KUdS4KUdS4)Ty)O{F-WLd7?+XO4_XUF2`vSr1eSzThzCiGLUm$qB'
    'FA%)m7YJVO3k0vkNH|4_k#LF<BjFS!M#3pdjD%B^7zw8+F%nKuVkDfR#7H<rJXFN#QHQ4uo;G;e;Aw-W4W2f5+K`?$=%+_W^wT3G'
    '`soo8{qzWletP^qqWCNS`LC?s5g^g;2$1M^1W5Ed0wnq!0TOZWh~Oa+2agCI5^?Z|;2{wQj|d(Taqx)XArS|U2!4Gq&<2kP9ujfz'
    'h~Oa+2agCI67eF5;MZSAyGSB<NW_aIf`>%BNFsPh#ET??U!OwdX9!62X9!62XNdJrN91RSbr;Le5WnX~EWc-_r1u4zp!Ws4r}qWh'
    'uJ;AsOYaLlwB8p)qTUxoqTUxoqTUw>UhfM8ulEIl*ZTs&>wSUX^}ayxdS4)Ty)O{F-WLd7?+XO4_XUF2`vSr1eSzThXKMtnKU*Vs'
    '{n;A9>(3AfUVnx_@cJ_Zg4drR5WM~jf#847k61iy@U+3x22UG2ZSb_g(+2-#=1=}*#xM-SFbu;m48t%C!!QiPFbu;m48t%C!!QiP'
    'Fbu;m48t%C!!Qiv|HMCdsDE(', 0.25
),
}, name='moved_float16').DisableLifeTimeVariation()

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 65, 67, 3], 0.5, 100))
block = Parameter('block', ('TENSOR_INT32', [2]), [2, 3])
sides = Parameter('sides', ('TENSOR_INT32', [2, 2]), [1, 0, 1, 1])
part_0 = Output('part_0', ('TENSOR_QUANT8_ASYMM', [6, 33, 23, 3], 0.5, 100))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', input, block, sides).To(part_0)
Example({
    input: packed('<i2',
    'c-rmDu?hhJ002;aKp6~-HoH<bi!zWh7+f;=0;8LZHbs<y(JGTk8I=sOT#Od`O-lI-rQX|LoSG&l`Ojz-yzcX`m)^EI*G+A(3oGsD'
    'SuDSo`DlGRFB;=a{S;&i%~@+-J$8q=!=rTR$FeNTvMkH8EX%Si%d#xXvMkH8EX%Si%d#xXvMkH8EX%Si%d-5VoB#j-0000000000'
    '0Dyn+1-G7maR'
),
    part_0: packed('<i2',
    'c-rlouWRyA7{y=z0l{F{qRlP{wv~awAs7}ES@`}1Moo)rgUN)28LeY!NiYtEVXVlE7Q0Ch-j5sH*ZiCX*?UgEC*1G(aqn|A%YFuf'
    'v&+(A+<5Jr&$`(r|JYf#+V7W()%fGBb5id1PxE)V_2>Qjq`s=u-bNSY=J0g7%-xpm2Uqppb8Y*uX9+F5xG4@>FU#t@w7Z5Qw(zR('
    '^gK9wC@qSOS4d(DU(RRqY;*nCd1|#Gi7h<4Tr9>Pubq=ww+~5d;U<6AS%0?QCyP}DlGwtJx6w(t**~4$<!&K~E&RM6OzOQ#Z9BTS'
    'fh4xDIc!ar)!Wi;a8-aLwy^g+*glkQijCIGIV7=#)p@qNek?q-5IiKYg@;aoB)0I-DUie#9y$e**uq1nKoVPc=oCo8F_N4DNjOH5'
    'Qy>Y)NOB4!;TTCyfg~Iw$tjS8V<b5Rl5mV9r$7>pk>nIe!ZDJZ0!cVVl2afF$H+gYWLY>yl2afF$4GJtB;goIPJtvGBgrX{D2Iw~'
    'r~JqXNAC+ZLGKGTLGKH8Pwxx1UGEFNm);kAXuU6pM7=MFM7=MFM7=MFM7=K%yxtcGUhfM8ulEIl*ZTs&>wSUXf1ocmdA%<XyxtcG'
    'UhfM8ulEIl*ZTs&D>0IsqQppYiV`EqDN2karzkO!oT9`?a*7fo$tg;VB&R4blAIzQD$?muho=pmHh9|LX@jQ?o;G;e5S}*Zr$<Qi'
    '(<3DM=@AnB^azQ5di*}3_$&YVudLq@Akps#kmz@WuUAd=jsS^%M}R~eJR*2V#K9wiheRAaB6vu|!6Sl)L>xRKcu2&-BZA)_479-`'
    'f`>#LJR*2V#K9wiheW(cBKZB+(Jqn*9un~)iQpj-FOmoz67eGWb<fE3X9!62X9!62XNdhzN91RSeHY8m5XbW)mgAWz>3zW_=zYQN'
    '>3zYr>wUrZ())rBt@j0ysP_etsP_etsP_ee*ZTs&>wSUX^}ayxdS4)Ty)O{F-WLd7?+XO4_XUF2`vSr1eSzThzSy50<-S1h`m;5H'
    '*PpEsy#8#B;Pqz+1g}3sAb9;50>SIg5C~p>hCuMg^CK2d8$50Bw87H`Pa8aK@U+2ynfaA}nfYTFhG7_nVHk#C7=~dOhG7_nVHk#C'
    '7=~dOhG7_nVHk#C7=~dOhVftGFTa^+v;'
),
}, name='moved_quant8').DisableLifeTimeVariation()
