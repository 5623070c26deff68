# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU: what may follow it.

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

# A result depends on its neighbors: RELU, CONV_2D, ADD, SIN, CHANNEL_SHUFFLE, SPACE_TO_BATCH_ND,
# NEG, SELECT, AVERAGE_POOL_2D, RELU, SELECT, GATHER.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?+u?+wK41(1EZ<g8x0wOk$RJdckp&++jG<vhUI`AkH{r', 0.0625
))
c4 = Parameter('c4', (F32, [4]), [-0.25, -0.5, 0.25, 0.75])
t5 = Output('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4]), [0.875, 0.0, -0.0625, -0.5625])
t7 = Output('t7', (F32, [1, 4, 4, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (I32, [2]), [2, 2])
c11 = Parameter('c11', (I32, [2, 2]), [0, 0, 0, 0])
t12 = Internal('t12', (F32, [4, 2, 2, 4]))
t13 = Output('t13', (F32, [1, 4, 4, 4]))
t14 = Output('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU}OX$AZCCO3?PaD1Q_8IBaF)k5rZoQ00b}q9R'
))
c16 = Parameter('c16', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfkg_5dE|1|JmR5a|RB_zLd<0_5i42>1~E<mv3_6%y$4{Nv*u732lu;P>to0r=tq7Z&{c`tun12JH&~<M!YbnIh8', 0.0625
))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
t18 = Output('t18', (F32, [1, 4, 4, 4]))
t19 = Output('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muN1Of&iVgMlsU;qQKFqp##<1j!Kf+1KR0{{f(03`'
))
c21 = Parameter('c21', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfn84i*y=^9ca=-~{UX8x9x&4-p^z_xI@R^AHZ<8yXl8_~YXb^Y8=|^B)2U_U{A$>GvPu821ML2>=}f?F9Ra)*M~', 0.0625
))
t22 = Output('t22', (F32, [1, 4, 4, 4]))
c23 = Parameter('c23', (I32, [4]), [2, 0, 3, 1])
t24 = Output('t24', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('CONV_2D', t2, c3, c4, 1, 1, 1, 0).To(t5)
model.Operation('ADD', t5, c6, 1).To(t7)
model.Operation('SIN', t7).To(t8)
model.Operation('CHANNEL_SHUFFLE', t8, 2, 3).To(t9)
model.Operation('SPACE_TO_BATCH_ND', t9, c10, c11).To(t12)
model.Operation('BATCH_TO_SPACE_ND', t12, c10).To(t13)
model.Operation('NEG', t13).To(t14)
model.Operation('SELECT', c15, t14, c16).To(t17)
model.Operation('AVERAGE_POOL_2D', t17, 1, 1, 1, 2, 3, 0).To(t18)
model.Operation('RELU', t18).To(t19)
model.Operation('SELECT', c20, t19, c21).To(t22)
model.Operation('GATHER', t22, 3, c23).To(t24)
Example({
    x1: packed('|i1',
    'c-jF#0KfnJ{}2BY@agUL^b860^7ZEU^#%kR8vX+W8};ez2>>1u0q79t_~jt-<Lu?)8W9oU^Z5e%;ROi#@bw=B8RPB00wg#', 0.0625
),
    t2: packed('|i1',
    'c-muN;AaqK00ACOFvY;eA}z(h%pwhBax%yXGBOANSqfk&DM3LX$;80G$^oS1StS`504~%4iU', 0.0625
),
    t5: packed('<i2',
    'c-p&OnzZMpfynpOaS2x+R(bAHSX)`glkvG@Nn2WV-PZf_59HY}tlwa`@6*Yuyq5gmC$`i&o!{D2`r`dzjk%|{DChnE&%l6;8Nm2I'
    'ln<sE5%T{T(A5I~r+Gx!', 0.00390625
),
    t7: packed('<i2',
    'c-q^}5Tvt{fhE10A;9$@gQXS&Lngx;1_p)}hA@UW1_u5G3_1n<42pV}7_t~r7#J+3Fc{fSWk`)U&mh6Onn9QW9WXMG1^~_|4>k', 0.00390625
),
    t8: packed('<f4',
    'c-lM9u)j`&A#}Ma!_;#(8QugfVen&k#=yXEo}rB4I0M72_Y8FsTNvuzMKBaFTx4K4RLmfGZZgB&r``-4a?K2$4Cfe3l>!+4*0?fc'
    'gjzAk*=I3mGJFH-FJU;raF&7L&ItykH)|OdF<CMEWBAO#VE%+*ciAq6GrigjJ6=v;xWk~%uuxx<q5cF5!`u#ih9vcHhBFM_K>dFh'
    'RxoU5V8|C`(7(aXz-(>}H0=-rLmW4QTO|*}ku{bK`~Bq@rZd<x*xA`L*w{g6Fb0Y-07(#JutgRJ@{!cp0_AKO0JL33Rs'
),
    t9: packed('<f4',
    'c-l>jF-QV&7{z~7P@rpI%MC)D;&79Q+TBeFBB%sXQ$v%uC=>@lTtiDs5QsQ6D1r{U35pGZ2;E>OZ56s%5F9lGP8I!Ij^I5$-h2GM'
    '=@2uJqq$wdesb7rq~R5q8gK{CA11!8$@@VG9$<95g<YQWlG;GJNP->4pZ(@+H%~4mp%;R%6#R(=_b{{kIGs8xu^;$^$l?}bFySiH'
    '=k0n1at$STj<t5frE-M4KY^6szgp0P;-<pm`YMsQcs7DVPl8kLn09nXMyi6Yq3Juqnrn2yYvKy2|NB3=SrwZKzsv(hRs'
),
    t13: packed('<f4',
    'c-l>jF-QV&7{z~7P@rpI%MC)D;&79Q+TBeFBB%sXQ$v%uC=>@lTtiDs5QsQ6D1r{U35pGZ2;E>OZ56s%5F9lGP8I!Ij^I5$-h2GM'
    '=@2uJqq$wdesb7rq~R5q8gK{CA11!8$@@VG9$<95g<YQWlG;GJNP->4pZ(@+H%~4mp%;R%6#R(=_b{{kIGs8xu^;$^$l?}bFySiH'
    '=k0n1at$STj<t5frE-M4KY^6szgp0P;-<pm`YMsQcs7DVPl8kLn09nXMyi6Yq3Juqnrn2yYvKy2|NB3=SrwZKzsv(hRs'
),
    t14: packed('<f4',
    'c-l>jF-QV&7{z~>kYKBj%MC)9INTJX4o(UoWCT)EgHyB=6oMe<;Nl_(B2ErTP(y7&QQiGPf^M)AHxt`b5JU&TNu$4u1n=?j-sAVR'
    '1ln$ryPXQw_n4#G0~i9WG<-sLs<Hi~F*&(}HZ-o>SmhrEaR*9%AFMq*hfA{2Gm;^N$hi;ZlD{_L3wox9@naoZ=oe-X=)aMEZBq2V'
    'Fe>%HdxPrBVcKgH)D+(1Cd4JbxQA!BaH(`QHwc8~vj&_xV`R2IcnAs-N)?2GA>O5pwGomx<dxF@_baWlE;k+i0Any(Rs'
),
    t17: packed('<f4',
    'c-m!)zY9T87>1u1D2vr1S!6OQe}EB-{0p*L#Vw0PS(HUd%ED&2g?mn>JIIgGb_eQOq%0QYJJ;wtz2|+O_dDkZZK})}a<~Aq5`VL5'
    '^DurEH4{N~BTBL>;Q(nqw5U@p2sg6-|Cduj#$TfAI;i^C+y@deDROQH_dT|IIq22)-pM?$JbR)+S1jL;guT2^e6WLOtcW$ym4&B9'
    '<)oiNDIB#CnWF^d)|gU;9|t=vhRHaNu(MTLA^imuj#&H'
),
    t18: packed('<f4',
    'c-qtRW7x|ez%Vyjm?3r>0|SGz2E(WG7gqlhNMe}$diCm1C63U!p0h(mg|0F5oLkKh+LgxeCiew{!t4VKm&}0bpK~!VGOT4VdA^pR'
    '^&F5t`5%M#VwY8H{KX8+&sMDp)jAOx_NgkADLj}VD`FKx=#%LTjIYfZnwkDG%x49vU)U<Zvx6n#OSiH`Q+ETyl8(X(qcz4woIOq&'
    ')1$Ps_J*hS8Yf$}{thj)SQaXE;3-d0kE*L$*NuQmi-ims0zdZe+YbUzk^#nofPMS+qsZ?^=kMPS0BJULf&'
),
    t19: ([0.0] * 64)[:64],
    t22: packed('|i1',
    'c-ke3K?=Yi5XAETS5~~#VzE?kgvH`obDLydoC-R)jLneF>@KX)W28R+hgKlTz4%tUu?a%}8cY', 0.0625
),
    t24: packed('|i1',
    'c-kF`K?=Yi5CiA`udH}!MX^{gf>hi!Fc2o8;rURyn5U!v7TH{YNF1;4MujeTWS-^ESvEJL8cY', 0.0625
),
}, name='of_3').DisableLifeTimeVariation()

# A result depends on its neighbors: RELU, MUL.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [0.8125, 0.5, 0.125, 0.0])
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('MUL', t2, c3, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfnH=m+u%AOrIL?hzLW@B$kh0~H_!_#g7|;vM`61`O{G_U-%k6zd!f`TzLw^c5WL0Q~D18~)|{4)p`+<P-$r7a(B', 0.0625
),
    t2: packed('|i1',
    'c-j?<!3qEn5CtbhTPQ^o;{U(Wy3Ct*7zoI<K<R>++qUaD`ZwYuS&hm{e`)J;Ohrbc>K;d70t^', 0.0625
),
    t4: packed('<i2',
    'c-muN;A1FdU}IolPy*5{43!dE41NrDK)w}2seuH;HXw^(0RzKI5Y3<kCM|9Ni2@Ky1I%Y&WPk%CCQg8?1^~2m2R8', 0.00390625
),
}, name='of_102').DisableLifeTimeVariation()

# A result depends on its neighbors: RELU, RESHAPE, CHANNEL_SHUFFLE.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('RESHAPE', t2, [1, 4, 4, 4]).To(t3)
model.Operation('CHANNEL_SHUFFLE', t3, 2, 3).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfkN{|5^dAP^fC{TAR5`V15J^!()a>KFzF3<&-U^AzwJ1_Bic73~og`xqAr?HmOL8VK;>9uWHDAO7Uy?&shOZ5q@', 0.0625
),
    t4: packed('|i1',
    'c-kGxK@NZ*3;@9mi4}zdL|X|E_5ZH~o%6Vrpy_R9kRk`4f{2fV6RH#4&}@Zk?=0f$jQ32>Uk6lv0&)', 0.0625
),
}, name='of_103').DisableLifeTimeVariation()

# A result depends on its neighbors: RELU, TRANSPOSE.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('TRANSPOSE', t2, [0, 2, 3, 1]).To(t3)
Example({
    x1: packed('|i1',
    'c-jF#0KfnE4-4ZM?*IP~2@L%U<LMmb;S>kq1qkQi>Kz>&4ixMX2nQGe{TdVy_y7zD{}%cI`|9Zc2;%eo><0<@8Swa-OC2Q', 0.0625
),
    t2: packed('|i1',
    'c-j@oK?;B%006Lg2o<FyBrNj(-^{L?qZnwpD!lY)OH1aQdv~Tdf~PlXatUkvEoL_#MG*n?', 0.0625
),
    t3: packed('|i1',
    'c-jrfK?;B%6hOgo5h_YWNLb|kui58q9>bLmMH`tsO^Gd_yco`?#`Pszy|z`@J;v<|{{cCP0rU', 0.0625
),
}, name='of_105').DisableLifeTimeVariation()

# A result depends on its neighbors: RELU, HARD_SWISH, DEPTHWISE_CONV_2D, MUL, MAXIMUM, ADD,
# RESIZE_NEAREST_NEIGHBOR, DEPTHWISE_CONV_2D, QUANTIZE, MINIMUM, RELU, GATHER.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
c5 = Parameter('c5', (I32, [4], 0.5, 0), [12, -12, 8, 0])
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (U8, [4], 0.5, 7), [5, 9, 9, 7])
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Output('t9', (U8, [1, 4, 4, 4], 0.5, 120))
c10 = Parameter('c10', (U8, [4], 0.5, 120), [124, 134, 124, 135])
t11 = Output('t11', (U8, [1, 4, 4, 4], 0.5, 120))
t12 = Output('t12', (U8, [1, 4, 4, 4], 0.5, 120))
c13 = Parameter('c13', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 129, 129, 129, 129, 128, 128, 128, 128])
c14 = Parameter('c14', (I32, [4], 0.5, 0), [8, -12, 8, 12])
t15 = Output('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Output('t17', (U8, [1, 4, 4, 4], 0.5, 120))
c18 = Parameter('c18', (U8, [4], 0.5, 120), [130, 130, 112, 156])
t19 = Output('t19', (U8, [1, 4, 4, 4], 0.5, 120))
t20 = Output('t20', (U8, [1, 4, 4, 4], 0.5, 120))
c21 = Parameter('c21', (I32, [4]), [2, 0, 3, 1])
t22 = Output('t22', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('HARD_SWISH', t2).To(t3)
model.Operation('DEPTHWISE_CONV_2D', t3, c4, c5, 1, 1, 1, 1, 0).To(t6)
model.Operation('MUL', t6, c7, 0).To(t8)
model.Operation('MAXIMUM', t8, t8).To(t9)
model.Operation('ADD', t9, c10, 0).To(t11)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t11, 4, 4, False).To(t12)
model.Operation('DEPTHWISE_CONV_2D', t12, c13, c14, 1, 1, 1, 1, 0).To(t15)
model.Operation('DEQUANTIZE', t15).To(t16)
model.Operation('QUANTIZE', t16).To(t17)
model.Operation('MINIMUM', t17, c18).To(t19)
model.Operation('RELU', t19).To(t20)
model.Operation('GATHER', t20, 3, c21).To(t22)
Example({
    x1: packed('<i2',
    'c-pJUT)j9Tvp=^aGRYw&Bdv9b>+<#6w-ilo^V?cd?Vgk!RKF`F%x=w+<dq8=*7h!F>{+~VOZL9TowdGuXLe7GZ)czo001sYAi)'
),
    t2: packed('<i2',
    'c-pI}SiQKSqQ3$PT9;HTU%!1z#pJe%trgWEk@{UgV$G6@l?xiy_AY4bS-f#e#lFU!wH143c2BKnXP^)O06_*LZ~'
),
    t3: packed('<i2',
    'c-pJ3SiQKSqQ3$PT9;HTU%!1z#pJe%trb-uk@{UgV$G6@l?xiy_AY4bS-f#e#lFU!wH143c2BKnXP^)O06-!mZU'
),
    t6: packed('<i2',
    'c-m{pnO@P7(*VM)Ao}o%hRKt1_Exk(#DI9ql9stE8g@3WXaw^&b?)rUIXZKCXG1%P&p;sn0KSbO{r'
),
    t8: packed('<i2',
    'c-qU!nO>2T(*Vc1D;g@|a`ska!Ns;z<jh@BVcxg`!r#<ck)Ct3BC-=A&p;sn0BoclZ~'
),
    t9: packed('<i2',
    'c-qU!nO>2T(*Vc1D;g@|a`ska!Ns;z<jh@BVcxg`!r#<ck)Ct3BC-=A&p;sn0BoclZ~'
),
    t11: packed('<i2',
    'c-kwdn%!Pd)dI(c+gjR_st&g2!Nqp87pz{>Zr#5I!ava4o?UgaJ$5=oo`FID081kvzy'
),
    t12: packed('<i2',
    'c-kwdn%!Pd)dI(c+gjR_st&g2!Nqp87pz{>Zr#5I!ava4o?UgaJ$5=oo`FID081kvzy'
),
    t15: packed('<i2',
    'c-pJTTRgcUuLq7TSM^NJ$~!r^3@&zHa>e{DlbxHlK=@mxPA<;7I61W&BF{h}0063^A;1'
),
    t17: packed('<i2',
    'c-pJTTRgcUuLq7TSM^NJ$~!r^3@&zHa>e{DlbxHlK=@mxPA<;7I61W&BF{h}0063^A;1'
),
    t19: packed('<i2',
    'c-pJTE0|n?ge{v2CT9WZGGuX}m~#_?T@0jCp?n4k0RU>v9$5'
),
    t20: packed('<i2',
    'c-pI|sF+-VjGNH-FtH{yc___5ApigYsvqM'
),
    t22: packed('<i2',
    'c-pI|m|RhTikm91i#4IigJ}i|0RRH_AL9'
),
}, name='of_12_quant8').AddVariations(signed(x1, t2, t3, c4, t6, c7, t8, t9, c10, t11, t12, c13, t15, t17, c18, t19, t20, t22)).DisableLifeTimeVariation()

# A result depends on its neighbors: RELU, RESIZE_NEAREST_NEIGHBOR, HARD_SWISH, SELECT, SELECT,
# RESHAPE, PAD, CONV_2D, QUANTIZE, CONV_2D, DEPTHWISE_CONV_2D, SPACE_TO_DEPTH.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
c5 = Parameter('c5', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMn`Bj3C4a1PmZ?upETL$N*Lcp`ltp(f|Wd02%'
))
c6 = Parameter('c6', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-o6t+)|tsw<t3$J8*7d#=_u`gpk=?;Y*@RCPYkH)xL67WpDF>?CL4A=g;n3nU&DhniiN@H@T-Lqq2X(qLQg04Ga_l0Lj81f&'
))
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
c8 = Parameter('c8', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMpJuU;tt;4W<}jOfUv<pwbWw0T31g00YqgAp'
))
c9 = Parameter('c9', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-o6y*wVbRW>H{XO7*hr#Tm0&rq{%UC8aG5nAR}4GNy3;l$C|kXZ9^ljGmG-J3hKBHXyftQc7c4Zd~KMjEL^}tqc?b0LrHyA^'
))
t10 = Internal('t10', (U8, [1, 4, 4, 4], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t13 = Internal('t13', (U8, [1, 7, 5, 5], 0.5, 120))
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
c15 = Parameter('c15', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
c16 = Parameter('c16', (I32, [4], 0.5, 0), [-12, -8, -8, 8])
t17 = Internal('t17', (U8, [1, 4, 4, 4], 0.5, 120))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
c21 = Parameter('c21', (I32, [4], 0.5, 0), [-4, 12, 0, -4])
t22 = Internal('t22', (U8, [1, 4, 4, 4], 0.5, 120))
c23 = Parameter('c23', (U8, [1, 1, 3, 4], 1.0, 128), [128, 128, 128, 128, 128, 128, 128, 128, 129, 129, 129, 129])
c24 = Parameter('c24', (I32, [4], 0.5, 0), [-12, 12, 12, -12])
t25 = Internal('t25', (U8, [1, 4, 4, 4], 0.5, 120))
t26 = Internal('t26', (U8, [1, 2, 2, 16], 0.5, 120))
t27 = Output('t27', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t2, 4, 4, False).To(t3)
model.Operation('HARD_SWISH', t3).To(t4)
model.Operation('SELECT', c5, t4, c6).To(t7)
model.Operation('SELECT', c8, t7, c9).To(t10)
model.Operation('RESHAPE', t10, [1, 4, 4, 4]).To(t11)
model.Operation('PAD', t11, c12).To(t13)
model.Operation('SLICE', t13, [0, 2, 1, 0], [1, 4, 4, 4]).To(t14)
model.Operation('CONV_2D', t14, c15, c16, 1, 1, 1, 0).To(t17)
model.Operation('DEQUANTIZE', t17).To(t18)
model.Operation('QUANTIZE', t18).To(t19)
model.Operation('CONV_2D', t19, c20, c21, 1, 1, 1, 0).To(t22)
model.Operation('DEPTHWISE_CONV_2D', t22, c23, c24, 1, 1, 1, 1, 0).To(t25)
model.Operation('SPACE_TO_DEPTH', t25, 2).To(t26)
model.Operation('DEPTH_TO_SPACE', t26, 2).To(t27)
Example({
    x1: packed('<i2',
    'c-phwzOQZhI^Vz<<xY!SJG(Z`?}&5{T(H#DvCL`D^qd8KJ#Gv8yC+XyGi#-NYLU%)k4ZC9_Z9E#*&d!*yTq@$XFCIh001B1AV~'
),
    t27: packed('<i2',
    'c-o8Em5>?JQBwfIIV~+YG5IM?DEy8(A5=bs4dXLV2mtcj9S;'
),
}, name='of_22_quant8').AddVariations(signed(x1, t2, t3, t4, c6, t7, c9, t10, t11, t13, t14, c15, t17, t19, c20, t22, c23, t25, t26, t27)).DisableLifeTimeVariation()

# A result depends on its neighbors: RELU, PRELU, SPLIT, CHANNEL_SHUFFLE, SPACE_TO_BATCH_ND,
# RESIZE_NEAREST_NEIGHBOR, RELU, RELU6, SPLIT, MAXIMUM, SPACE_TO_BATCH_ND, CONV_2D.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [4], 0.015625, 128), [81, 137, 188, 115])
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (U8, [1, 4, 4, 2], 0.5, 120))
t6 = Internal('t6', (U8, [1, 4, 4, 2], 0.5, 120))
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Output('t8', (U8, [1, 4, 4, 4], 0.5, 120))
c9 = Parameter('c9', (I32, [2]), [2, 2])
c10 = Parameter('c10', (I32, [2, 2]), [0, 0, 0, 0])
t11 = Internal('t11', (U8, [4, 2, 2, 4], 0.5, 120))
t12 = Output('t12', (U8, [1, 4, 4, 4], 0.5, 120))
t13 = Output('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Output('t14', (U8, [1, 4, 4, 4], 0.5, 120))
t15 = Output('t15', (U8, [1, 4, 4, 4], 0.5, 120))
t16 = Internal('t16', (U8, [1, 4, 4, 2], 0.5, 120))
t17 = Internal('t17', (U8, [1, 4, 4, 2], 0.5, 120))
t18 = Output('t18', (U8, [1, 4, 4, 4], 0.5, 120))
t19 = Output('t19', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (I32, [2]), [2, 2])
c21 = Parameter('c21', (I32, [2, 2]), [0, 0, 0, 0])
t22 = Internal('t22', (U8, [4, 2, 2, 4], 0.5, 120))
t23 = Output('t23', (U8, [1, 4, 4, 4], 0.5, 120))
c24 = Parameter('c24', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dfPlsZB!Gv*Kq3GD&CD1D'
))
c25 = Parameter('c25', (I32, [4], 0.5, 0), [8, -4, 8, 12])
t26 = Output('t26', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('PRELU', t2, c3).To(t4)
model.Operation('SPLIT', t4, 3, 2).To(t5, t6)
model.Operation('CONCATENATION', t6, t5, 3).To(t7)
model.Operation('CHANNEL_SHUFFLE', t7, 2, 3).To(t8)
model.Operation('SPACE_TO_BATCH_ND', t8, c9, c10).To(t11)
model.Operation('BATCH_TO_SPACE_ND', t11, c9).To(t12)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 4, 4, False).To(t13)
model.Operation('RELU', t13).To(t14)
model.Operation('RELU6', t14).To(t15)
model.Operation('SPLIT', t15, 3, 2).To(t16, t17)
model.Operation('CONCATENATION', t17, t16, 3).To(t18)
model.Operation('MAXIMUM', t18, t18).To(t19)
model.Operation('SPACE_TO_BATCH_ND', t19, c20, c21).To(t22)
model.Operation('BATCH_TO_SPACE_ND', t22, c20).To(t23)
model.Operation('CONV_2D', t23, c24, c25, 1, 1, 1, 0).To(t26)
Example({
    x1: packed('<i2',
    'c-ot>#eQemp789p$f>n6>gN~w2IsHobEqqF+ZdNp(@-3`wa9i`=#+)U8BrUi^v!fB@@|>6WM)|D`U#nNfi07p6BsB20KMWL69'
),
    t2: packed('<i2',
    'c-ot>rDA8ro{EaLimA0T>gQJg!J58`x{8X86%{oN6%|`6Dz;TjSqK!~Fr{xMkZPH=1W2u)0AfyVu3(@L008lWB0K'
),
    t4: packed('<i2',
    'c-ot>rDA8ro{EaLimA0T>gQJg!J58`x{8X86%{oN6%|`6Dz;TjSqK!~Fr{xMkZPH=1W2u)0AfyVu3(@L008lWB0K'
),
    t7: packed('<i2',
    'c-pJjIb%yjMa7<}wQUviD`wPJtf{D|tLOs?Rcx%NsA;I!wzXnmMa7g2Q$Rv}GiNQSXsK8~6Ud%W(Ol6onSnw80P#s8JO'
),
    t8: packed('<i2',
    'c-p1GNeVy!002PGo`bE(Q3{2Nl%qnSl*h>%%;@d|Pg_LBPQoHCeRiSLd6{T74W)iC=lYe3ELR6Vz3~zvJO'
),
    t12: packed('<i2',
    'c-p1GNeVy!002PGo`bE(Q3{2Nl%qnSl*h>%%;@d|Pg_LBPQoHCeRiSLd6{T74W)iC=lYe3ELR6Vz3~zvJO'
),
    t13: packed('<i2',
    'c-p1GNeVy!002PGo`bE(Q3{2Nl%qnSl*h>%%;@d|Pg_LBPQoHCeRiSLd6{T74W)iC=lYe3ELR6Vz3~zvJO'
),
    t14: packed('<i2',
    'c-p1GNeVy!002PGo`bE(Q3{2Nl%qnSl*h>%%;@d|Pg_LBPQoHCeRiSLd6{T74W)iC=lYe3ELR6Vz3~zvJO'
),
    t15: packed('<i2',
    'c-pIIX=$mbr~s0+K%$}^$gHRXiGUb26%8Q4mI@dNrojlrZ3eO!C<Fl5njdZ'
),
    t18: packed('<i2',
    'c-p0j$qfJ?5CScmhgaeh?n3N9NH{^JhCquFV`kG<FT+;`CtgZBv`<{vfFEu'
),
    t19: packed('<i2',
    'c-p0j$qfJ?5CScmhgaeh?n3N9NH{^JhCquFV`kG<FT+;`CtgZBv`<{vfFEu'
),
    t23: packed('<i2',
    'c-p0j$qfJ?5CScmhgaeh?n3N9NH{^JhCquFV`kG<FT+;`CtgZBv`<{vfFEu'
),
    t26: packed('<i2',
    'c-p0kK?(pM5CVI&w>r#Wiy#j@xn;kQATlZtQ@-@H2(&KQG1$d8EN4=?Rhget+&=XHL5m=Q'
),
}, name='of_54_quant8').AddVariations(signed(x1, t2, c3, t4, t5, t6, t7, t8, t11, t12, t13, t14, t15, t16, t17, t18, t19, t22, t23, c24, t26)).DisableLifeTimeVariation()

# A result depends on its neighbors: RELU, AVERAGE_POOL_2D.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
model.Operation('AVERAGE_POOL_2D', t2, 1, 1, 1, 2, 2, 0).To(t3)
Example({
    x1: packed('<i2',
    'c-oupzal3)sUdDgR6=lNR^$4z1yeVtEY7Un)!$g<X`2;1V^vj*`y$)2ee0Z@OI^IuW(6%?80Jyam}cuYGr1(ygMmT-02fmo6#'
),
    t3: packed('<i2',
    'c-m{|?d_P@SyMT&uC}eRqIOEdl7^013#%$;byrnZ06}MeOKaDJ%I2=NiUu&hV#36VimF~P69^b61OQ$8AfW'
),
}, name='of_68_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()
