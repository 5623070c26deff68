# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU and what may follow it: every operation after every other.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# RELU, CONV_2D, ADD, SIN, CHANNEL_SHUFFLE, SPACE_TO_BATCH_ND, NEG, SELECT, AVERAGE_POOL_2D, RELU,
# SELECT, GATHER
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t30 = Output('t30', (F32, [1, 4, 4, 4]))
filter31 = Parameter('filter31', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?+u?+wK41(1EZ<g8x0wOk$RJdckp&++jG<vhUI`AkH{r', 0.0625
))
bias31 = Parameter('bias31', (F32, [4]), [-0.25, -0.5, 0.25, 0.75])
t31 = Output('t31', (F32, [1, 4, 4, 4]))
c32 = Parameter('c32', (F32, [4]), [0.875, 0.0, -0.0625, -0.5625])
t32 = Output('t32', (F32, [1, 4, 4, 4]))
t33 = Output('t33', (F32, [1, 4, 4, 4]))
t34 = Output('t34', (F32, [1, 4, 4, 4]))
block35 = Parameter('block35', (I32, [2]), [2, 2])
none35 = Parameter('none35', (I32, [2, 2]), [0, 0, 0, 0])
many35 = Internal('many35', (F32, [4, 2, 2, 4]))
t35 = Output('t35', (F32, [1, 4, 4, 4]))
t36 = Output('t36', (F32, [1, 4, 4, 4]))
choice37 = Parameter('choice37', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU}OX$AZCCO3?PaD1Q_8IBaF)k5rZoQ00b}q9R'
))
other37 = Parameter('other37', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfkg_5dE|1|JmR5a|RB_zLd<0_5i42>1~E<mv3_6%y$4{Nv*u732lu;P>to0r=tq7Z&{c`tun12JH&~<M!YbnIh8', 0.0625
))
t37 = Output('t37', (F32, [1, 4, 4, 4]))
t38 = Output('t38', (F32, [1, 4, 4, 4]))
t39 = Output('t39', (F32, [1, 4, 4, 4]))
choice40 = Parameter('choice40', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muN1Of&iVgMlsU;qQKFqp##<1j!Kf+1KR0{{f(03`'
))
other40 = Parameter('other40', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfn84i*y=^9ca=-~{UX8x9x&4-p^z_xI@R^AHZ<8yXl8_~YXb^Y8=|^B)2U_U{A$>GvPu821ML2>=}f?F9Ra)*M~', 0.0625
))
t40 = Output('t40', (F32, [1, 4, 4, 4]))
places41 = Parameter('places41', (I32, [4]), [2, 0, 3, 1])
t41 = Output('t41', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RELU', input).To(t30)
model.Operation('CONV_2D', t30, filter31, bias31, 1, 1, 1, 0).To(t31)
model.Operation('ADD', t31, c32, 1).To(t32)
model.Operation('SIN', t32).To(t33)
model.Operation('CHANNEL_SHUFFLE', t33, 2, 3).To(t34)
model.Operation('SPACE_TO_BATCH_ND', t34, block35, none35).To(many35)
model.Operation('BATCH_TO_SPACE_ND', many35, block35).To(t35)
model.Operation('NEG', t35).To(t36)
model.Operation('SELECT', choice37, t36, other37).To(t37)
model.Operation('AVERAGE_POOL_2D', t37, 1, 1, 1, 2, 3, 0).To(t38)
model.Operation('RELU', t38).To(t39)
model.Operation('SELECT', choice40, t39, other40).To(t40)
model.Operation('GATHER', t40, 3, places41).To(t41)
Example({
    input: packed('|i1',
    'c-jF#0KfnJ{}2BY@agUL^b860^7ZEU^#%kR8vX+W8};ez2>>1u0q79t_~jt-<Lu?)8W9oU^Z5e%;ROi#@bw=B8RPB00wg#', 0.0625
),
    t30: packed('|i1',
    'c-muN;AaqK00ACOFvY;eA}z(h%pwhBax%yXGBOANSqfk&DM3LX$;80G$^oS1StS`504~%4iU', 0.0625
),
    t31: packed('<i2',
    'c-p&OnzZMpfynpOaS2x+R(bAHSX)`glkvG@Nn2WV-PZf_59HY}tlwa`@6*Yuyq5gmC$`i&o!{D2`r`dzjk%|{DChnE&%l6;8Nm2I'
    'ln<sE5%T{T(A5I~r+Gx!', 0.00390625
),
    t32: packed('<i2',
    'c-q^}5Tvt{fhE10A;9$@gQXS&Lngx;1_p)}hA@UW1_u5G3_1n<42pV}7_t~r7#J+3Fc{fSWk`)U&mh6Onn9QW9WXMG1^~_|4>k', 0.00390625
),
    t33: packed('<f4',
    'c-lM9u)j`&A#}Ma!_;#(8QugfVen&k#=yXEo}rB4I0M72_Y8FsTNvuzMKBaFTx4K4RLmfGZZgB&r``-4a?K2$4Cfe3l>!+4*0?fc'
    'gjzAk*=I3mGJFH-FJU;raF&7L&ItykH)|OdF<CMEWBAO#VE%+*ciAq6GrigjJ6=v;xWk~%uuxx<q5cF5!`u#ih9vcHhBFM_K>dFh'
    'RxoU5V8|C`(7(aXz-(>}H0=-rLmW4QTO|*}ku{bK`~Bq@rZd<x*xA`L*w{g6Fb0Y-07(#JutgRJ@{!cp0_AKO0JL33Rs'
),
    t34: packed('<f4',
    'c-l>jF-QV&7{z~7P@rpI%MC)D;&79Q+TBeFBB%sXQ$v%uC=>@lTtiDs5QsQ6D1r{U35pGZ2;E>OZ56s%5F9lGP8I!Ij^I5$-h2GM'
    '=@2uJqq$wdesb7rq~R5q8gK{CA11!8$@@VG9$<95g<YQWlG;GJNP->4pZ(@+H%~4mp%;R%6#R(=_b{{kIGs8xu^;$^$l?}bFySiH'
    '=k0n1at$STj<t5frE-M4KY^6szgp0P;-<pm`YMsQcs7DVPl8kLn09nXMyi6Yq3Juqnrn2yYvKy2|NB3=SrwZKzsv(hRs'
),
    t35: packed('<f4',
    'c-l>jF-QV&7{z~7P@rpI%MC)D;&79Q+TBeFBB%sXQ$v%uC=>@lTtiDs5QsQ6D1r{U35pGZ2;E>OZ56s%5F9lGP8I!Ij^I5$-h2GM'
    '=@2uJqq$wdesb7rq~R5q8gK{CA11!8$@@VG9$<95g<YQWlG;GJNP->4pZ(@+H%~4mp%;R%6#R(=_b{{kIGs8xu^;$^$l?}bFySiH'
    '=k0n1at$STj<t5frE-M4KY^6szgp0P;-<pm`YMsQcs7DVPl8kLn09nXMyi6Yq3Juqnrn2yYvKy2|NB3=SrwZKzsv(hRs'
),
    t36: packed('<f4',
    'c-l>jF-QV&7{z~>kYKBj%MC)9INTJX4o(UoWCT)EgHyB=6oMe<;Nl_(B2ErTP(y7&QQiGPf^M)AHxt`b5JU&TNu$4u1n=?j-sAVR'
    '1ln$ryPXQw_n4#G0~i9WG<-sLs<Hi~F*&(}HZ-o>SmhrEaR*9%AFMq*hfA{2Gm;^N$hi;ZlD{_L3wox9@naoZ=oe-X=)aMEZBq2V'
    'Fe>%HdxPrBVcKgH)D+(1Cd4JbxQA!BaH(`QHwc8~vj&_xV`R2IcnAs-N)?2GA>O5pwGomx<dxF@_baWlE;k+i0Any(Rs'
),
    t37: packed('<f4',
    'c-m!)zY9T87>1u1D2vr1S!6OQe}EB-{0p*L#Vw0PS(HUd%ED&2g?mn>JIIgGb_eQOq%0QYJJ;wtz2|+O_dDkZZK})}a<~Aq5`VL5'
    '^DurEH4{N~BTBL>;Q(nqw5U@p2sg6-|Cduj#$TfAI;i^C+y@deDROQH_dT|IIq22)-pM?$JbR)+S1jL;guT2^e6WLOtcW$ym4&B9'
    '<)oiNDIB#CnWF^d)|gU;9|t=vhRHaNu(MTLA^imuj#&H'
),
    t38: packed('<f4',
    'c-qtRW7x|ez%Vyjm?3r>0|SGz2E(WG7gqlhNMe}$diCm1C63U!p0h(mg|0F5oLkKh+LgxeCiew{!t4VKm&}0bpK~!VGOT4VdA^pR'
    '^&F5t`5%M#VwY8H{KX8+&sMDp)jAOx_NgkADLj}VD`FKx=#%LTjIYfZnwkDG%x49vU)U<Zvx6n#OSiH`Q+ETyl8(X(qcz4woIOq&'
    ')1$Ps_J*hS8Yf$}{thj)SQaXE;3-d0kE*L$*NuQmi-ims0zdZe+YbUzk^#nofPMS+qsZ?^=kMPS0BJULf&'
),
    t39: ([0.0] * 64)[:64],
    t40: packed('|i1',
    'c-ke3K?=Yi5XAETS5~~#VzE?kgvH`obDLydoC-R)jLneF>@KX)W28R+hgKlTz4%tUu?a%}8cY', 0.0625
),
    t41: packed('|i1',
    'c-kF`K?=Yi5CiA`udH}!MX^{gf>hi!Fc2o8;rURyn5U!v7TH{YNF1;4MujeTWS-^ESvEJL8cY', 0.0625
),
}, name='of_3').DisableLifeTimeVariation()

# RELU, MUL
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t1020 = Output('t1020', (F32, [1, 4, 4, 4]))
c1021 = Parameter('c1021', (F32, [4]), [0.8125, 0.5, 0.125, 0.0])
t1021 = Output('t1021', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RELU', input).To(t1020)
model.Operation('MUL', t1020, c1021, 0).To(t1021)
Example({
    input: packed('|i1',
    'c-jF#0KfnH=m+u%AOrIL?hzLW@B$kh0~H_!_#g7|;vM`61`O{G_U-%k6zd!f`TzLw^c5WL0Q~D18~)|{4)p`+<P-$r7a(B', 0.0625
),
    t1020: packed('|i1',
    'c-j?<!3qEn5CtbhTPQ^o;{U(Wy3Ct*7zoI<K<R>++qUaD`ZwYuS&hm{e`)J;Ohrbc>K;d70t^', 0.0625
),
    t1021: packed('<i2',
    'c-muN;A1FdU}IolPy*5{43!dE41NrDK)w}2seuH;HXw^(0RzKI5Y3<kCM|9Ni2@Ky1I%Y&WPk%CCQg8?1^~2m2R8', 0.00390625
),
}, name='of_102').DisableLifeTimeVariation()

# RELU, RESHAPE, CHANNEL_SHUFFLE
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t1030 = Internal('t1030', (F32, [1, 4, 4, 4]))
where1031 = Parameter('where1031', (I32, [4]), [1, 4, 4, 4])
t1031 = Internal('t1031', (F32, [1, 4, 4, 4]))
t1032 = Output('t1032', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RELU', input).To(t1030)
model.Operation('RESHAPE', t1030, where1031).To(t1031)
model.Operation('CHANNEL_SHUFFLE', t1031, 2, 3).To(t1032)
Example({
    input: packed('|i1',
    'c-jF#0KfkN{|5^dAP^fC{TAR5`V15J^!()a>KFzF3<&-U^AzwJ1_Bic73~og`xqAr?HmOL8VK;>9uWHDAO7Uy?&shOZ5q@', 0.0625
),
    t1032: packed('|i1',
    'c-kGxK@NZ*3;@9mi4}zdL|X|E_5ZH~o%6Vrpy_R9kRk`4f{2fV6RH#4&}@Zk?=0f$jQ32>Uk6lv0&)', 0.0625
),
}, name='of_103').DisableLifeTimeVariation()

# RELU, TRANSPOSE
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t1050 = Output('t1050', (F32, [1, 4, 4, 4]))
where1051 = Parameter('where1051', (I32, [4]), [0, 2, 3, 1])
t1051 = Output('t1051', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RELU', input).To(t1050)
model.Operation('TRANSPOSE', t1050, where1051).To(t1051)
Example({
    input: packed('|i1',
    'c-jF#0KfnE4-4ZM?*IP~2@L%U<LMmb;S>kq1qkQi>Kz>&4ixMX2nQGe{TdVy_y7zD{}%cI`|9Zc2;%eo><0<@8Swa-OC2Q', 0.0625
),
    t1050: packed('|i1',
    'c-j@oK?;B%006Lg2o<FyBrNj(-^{L?qZnwpD!lY)OH1aQdv~Tdf~PlXatUkvEoL_#MG*n?', 0.0625
),
    t1051: packed('|i1',
    'c-jrfK?;B%6hOgo5h_YWNLb|kui58q9>bLmMH`tsO^Gd_yco`?#`Pszy|z`@J;v<|{{cCP0rU', 0.0625
),
}, name='of_105').DisableLifeTimeVariation()
