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


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 65, 67, 3]))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 1, 1])
t3 = Output('t3', (F32, [6, 33, 23, 3]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 3], c2).To(t3)
Example({
    x1: (packed('<i2',
    'c-jGa0EPeb4ikZpB7Fg#TxnaD`(Tl<)7#P~$#Sy$!Pi;jG&=g4B3U2Q%ok1xmCZ?9nW<2e)3`=KUV0k7+_%nTdIw4XND+TQPcC(C'
    'OFb|MSSc-OR3tfBJs>M>avB|dO%ZKSYGzC)MG7WmE({bXN-10;VJ|%mUv3*`G9lM4v;', 0.03125
) * 215)[:13065],
    t3: packed('<i2',
    'c-rlo%PahE6vtV)gqkQtBIJ@>k_|Nr3vxFL3zNyET%yck%4TYk|A0cVu(y*9D`ly$Kv}T#Cs>)y@Adhr^PBZ~TS(9B&wKGa@5_14'
    '`AkvK&;0VYug%HEhw;?t@Z#!c)mduu`R(a7`O)}tpE@~T%+^&^?`<v|KegX|3=G}Z&YUL>>u%on_M4CM%XgW}p|4Xwe1$V*M~BbX'
    '?^ln_xne+kh06yQm-*Y%=H$`CI3T{l>(SxI)z9Ly)W!1~Ail!e*JQHsWju8<yqE>VSNK^~o!VS@dumU93;^OQe7UbZIZtHkZmRe8'
    '0r3?s9Ov8bG6O?jwKHXa_zDw;&o}Q^`^~xh@&O>e!pvp<>$JJ-=;8T#6cAtG)#GZe`0U`~8NvhND=btBAilyvr2yh9EK~|0zQRJK'
    '0OBhwR0<$&8!@E-;<gb}3LtJ9F{J?Fwh>bbAZ{Bmr2yi#5mO2vZW}SB0OGb0Qwkt%8!@E-;<gb}3LtJ9F{J?Fwh>bbAZ{Bmr2yi#'
    '5mO2vZW}SB0HQP%-%9zB4oA-m4nfZg4nfZgPEXGZj$O|S?n}=LE?UnEEK$!3EK$!3EK$!3EK$!32(RY_gxB)|!s~ef;q|<L@OoZA'
    'cs(y5yq*^jUe5~%ujd7X*Yg6x>v;j;6&o?7C^lkBQEbGNqS%NjMX?c6iee+C6vakNDT<AlQWP68rHD<1b&vWlOdG<qAxs;>v>{9z'
    '!n7ew8{E?dy?X>i?;ZisyGKCu?hz2Zd;D%u!Y%*#Th`wQfaq@oK=d~PAo?2t5dDn+h&XtJ@PLSeM+gsyICzBcfQW-f2oH!jc!cnP'
    'h=WH6A2kNr;1R+DA`TuQJRsuW5yAr^J|rQ0bUWHZ62b!_J|rPLAmT$3!UG~cBq4m%h01FPK=d^PAo?02`gBBILqu6DuOWWVM=ZZ*'
    'rljWuhoI*Lr>Exy$FAoE_oe3r7p><7mZ;|imZ;|imZ;|igxB)|!s~ef;q|<L@OoZAcs(y5yq*^jUe5~%ujd7X*Yg6x>v;j;^}K-a'
    'dR{<yeQgcl^|dvG*Von%USC5%czq24;q^5HgxA*)5MEzHK=|MD5lfghglR*VHiT(Im^OrILzp&%zs&r}zs&s9FW%G@+fKBt^|Y+?'
    '_Ge3Gdv-dzH@mhoiLLdXikjYdWywU*PI_{4t~FEFus+pZ(=k!Glr9>JO~(6L2a^rCX+V61?IYzAovC#FMr=1Sd|zQ->3lNYG#%S6'
    'Z(9SzSD0#9+33#>&-ToBb_3!oZ0g$HPHe69RIK#I0r3@POD1}D(%qYL+nK1l@D*;YPgT@(#4DF3ipBu(6{aWSbFG7Q4Y{fIk;w2}'
    'g&h-}OX>Qt*lxV96cAtGU^1SYj*XPJb*5SX@fFr@^zRPOmd<xV_=xtd!a}7)-G!^LP$_`;3JaA2h_A3vDS-G23zY(h+eS<&fVgeM'
    'lmdv`MocMyxNXFg0*Kp2Oeui4ZN!ukbzEK>F{J?Fwh>bbAZ{Bmr2yi#5mO2vZW}SB0OGb0Qwkt%8!@FsAF+6C#FPSv+eS<&fGADH'
    'w^Dwj!_o7CL(ubrL(ubr)6?^UW7qS7`_l7*i`Mf3OVslMOVslMOVslMOVslM!s~ef;q|<L@OoZAcs(y5yq*^jUe5~%ujd7X*Yg6x'
    '>v;j;^}K-adR{<y#YRjiijA036dU=!dlYQMl%m*(DMhgnQ;K3ErWD0SOeu<um{P>1!n#NO7p4ti+7PA<VcHO;4Pn|4rVZ|CgWf#?'
    'qIZwccLj3ySoF{CMK_54$|rY^-z`eG<v)MR`WqqodPIIB0HVJUqCdsUZv;T}H$v2zYlBA!4~RH;gz$ifgGUGth&XtJ@PLSeM+gsy'
    'ICzBcQDdMD9wB`6k%KmPgz$ifgU9T@P!}JP5I(vc?I8)_0TCaP5FQZmAqn9D5g(EeKI%f{HAK{z%WDWg^fg5Es+HFeQ5MT<h~M)O'
    '%kP;f>3P8+=y}2E>3PAi>v_R_>3P9L>v@4C>Un`B>Un`B>Uja-^}K-adR{<yJue`<o)-{a&kG2z=LLk<^8&)_c>&?|ynygOkQZYy'
    'Jue`<o)-{aUt2?XeQgcl^|dvG*VhmbUSC5%czq24;q^5HgxA*)5dQak#1f_rVcHO;4Pn|4rVU}*5T*^`FEfAgFEjrEcf1no', 0.03125
),
}, name='moved').DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 65, 67, 3], 0.5, 100))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 1, 1])
t3 = Output('t3', (U8, [6, 33, 23, 3], 0.5, 100))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 3], c2).To(t3)
Example({
    x1: (packed('<i2',
    'c-s5IH<@vQ(%;5;F)wdVt4<Ky5FCAJxo6R)YRB-KPfV<S%~HBK|H_%^ex0JeCu1Zv1EvJ;a61@RCAII4`MDGZN&o-@4<2~'
) * 215)[:13065],
    t3: packed('<i2',
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
}, name='moved_quant8').AddVariations(signed(x1, t3)).DisableLifeTimeVariation()

# Elements of one, two and four bytes are moved, beyond one block, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F16, [1, 65, 67, 3]))
c2 = Parameter('c2', (I32, [2, 2]), [1, 0, 1, 1])
t3 = Output('t3', (F16, [6, 33, 23, 3]))
model = Model()
model.Operation('SPACE_TO_BATCH_ND', x1, [2, 3], c2).To(t3)
Example({
    x1: (packed('<i2',
    'c-s5IH<@vQ(%;5;F)wdVt4<Ky5FCAJxo6R)YRB-KPfV<S%~HBK|H_%^ex0JeCu1Zv1EvJ;a61@RCAII4`MDGZN&o-@4<2~', 0.25
) * 215)[:13065],
    t3: packed('<i2',
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
