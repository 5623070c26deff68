# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU6: what may follow it.

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

# A result depends on its neighbors: RELU6, ADD, MUL, SIN, SELECT, DEPTHWISE_CONV_2D,
# RESIZE_NEAREST_NEIGHBOR, MUL, SUB, SPACE_TO_DEPTH, TANH, NEG.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [0.1875, -0.25, 0.9375, 0.0625])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4]), [0.5, -0.0625, -0.0625, 0.1875])
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU|<A6Mi2%v7(jdo4Q9Xqn9m4P%m5b!00cn*BL'
))
c9 = Parameter('c9', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkR=->qM8Tb<*2NnGp673M|`sCpl|LFth@AK&L8|Lc+4j2Ru7#Rf(@%a4d01*HE5BLD;93T1-2p0n&7X|<U%p7(', 0.0625
))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (F32, [1, 1, 3, 4]), [0.0, -0.125, -0.0625, -0.125, -0.0625, -0.0625, 0.0625, -0.125, 0.0, 0.125, 0.0625, -0.0625])
c12 = Parameter('c12', (F32, [4]), [-0.25, -0.75, -0.5, -0.75])
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (F32, [4]), [0.6875, 0.125, 0.5625, 1.0])
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (F32, [4]), [0.9375, 0.0625, 0.1875, -0.0625])
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Internal('t19', (F32, [1, 2, 2, 16]))
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
t22 = Output('t22', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RELU6', x1).To(t2)
model.Operation('ADD', t2, c3, 1).To(t4)
model.Operation('MUL', t4, c5, 0).To(t6)
model.Operation('SIN', t6).To(t7)
model.Operation('SELECT', c8, t7, c9).To(t10)
model.Operation('DEPTHWISE_CONV_2D', t10, c11, c12, 1, 1, 1, 1, 3).To(t13)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t13, 4, 4, False).To(t14)
model.Operation('MUL', t14, c15, 0).To(t16)
model.Operation('SUB', t16, c17, 0).To(t18)
model.Operation('SPACE_TO_DEPTH', t18, 2).To(t19)
model.Operation('DEPTH_TO_SPACE', t19, 2).To(t20)
model.Operation('TANH', t20).To(t21)
model.Operation('NEG', t21).To(t22)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkh<>uq+<s0@62ka3B5cC24>FVSK;so;L?Ct>^?dIv>59SZ(^79HA1pMaZ{{ie72lo8`0}K5N3;O2%4;31*a3jS', 0.0625
),
    t22: ([0.7340715, 0.062418748, 0.1853332, -0.062418748] * 16)[:64],
}, name='of_47').DisableLifeTimeVariation()

# A result depends on its neighbors: RELU6, SIN, TANH, RESHAPE, MINIMUM, SOFTMAX, RESHAPE,
# RESIZE_NEAREST_NEIGHBOR, MAXIMUM, SUB, MAX_POOL_2D, MAXIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4]), [0.9375, -0.125, 0.9375, -0.6875])
t7 = Output('t7', (F32, [1, 4, 4, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
t10 = Output('t10', (F32, [1, 4, 4, 4]))
t11 = Output('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (F32, [4]), [0.1875, -0.6875, 0.5625, 0.75])
t13 = Output('t13', (F32, [1, 4, 4, 4]))
t14 = Output('t14', (F32, [1, 4, 4, 4]))
t15 = Output('t15', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RELU6', x1).To(t2)
model.Operation('SIN', t2).To(t3)
model.Operation('TANH', t3).To(t4)
model.Operation('RESHAPE', t4, [1, 4, 4, 4]).To(t5)
model.Operation('MINIMUM', t5, c6).To(t7)
model.Operation('SOFTMAX', t7, 1.0).To(t8)
model.Operation('RESHAPE', t8, [1, 4, 4, 4]).To(t9)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t9, 4, 4, False).To(t10)
model.Operation('MAXIMUM', t10, t10).To(t11)
model.Operation('SUB', t11, c12, 0).To(t13)
model.Operation('MAX_POOL_2D', t13, 1, 1, 1, 3, 2, 0).To(t14)
model.Operation('MAXIMUM', t14, t14).To(t15)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkg59tl?1pDS08TcIs5Ca<m`|%R^0`ngF3+3eN;S1{O9PjBB?C<C2;Qa~#1p*chAO`>R4EFHo|LhPL4E-MAfFI%', 0.0625
),
    t2: packed('|i1',
    'c-kGu;R?VI6hPtQ4l6UHEZWHXKjq~6aq5)FjfU3fXF6Vij4-%ZRz4_fP8oT^wBYxr>KQ*lRRQk', 0.0625
),
    t3: packed('<f4',
    'c-l3NAqxUQ5QRVd3nB<Mf525S+%AaOc3iNFn3WSmmun`QO`AVKFc^&5OoCw1ViE+4h{!p!=-cJZdykpfeMBrtV6)*>T%;9|Iq^?s'
    '2!v92;Bk+q$$q`c!^Qi>;leX*aw3M$hsmvTu0`-B!qC$ep{rk^*d5wYX}BGO^S;w`n503Kp+t`UF*c(NT4Z!7Ym3kT{hp%W=Gma$'
    'UPIu0>;k&hV&yfo8abgzLNrC??|KuO&{}K$fz_EWK6N|6'
),
    t4: packed('<f4',
    'c-l3Ku?_)I5JgX7qgCp38jYwB-VWPrA+f*V6R4;Z62+>t3Q_3z0Ew(bAyFzQSn&(WjoG&`Gr5yHbI+*GnH#*{e6F=%9m9+mpBGvx'
    'TNq($-fzY-$c-VizIF`pg9lG~@cnYSM!S{+8yxN_XW=FU8Go3poLHs{*jpd%_S~gHi6M9%a;dhx1nMLh3TZ^83zG5q@iOU@8wwY#'
    'uX;s{h`wFT=ytVD8aGG=$$zXduExdvA0%ad2*fuF'
),
    t5: packed('<f4',
    'c-l3Ku?_)I5JgX7qgCp38jYwB-VWPrA+f*V6R4;Z62+>t3Q_3z0Ew(bAyFzQSn&(WjoG&`Gr5yHbI+*GnH#*{e6F=%9m9+mpBGvx'
    'TNq($-fzY-$c-VizIF`pg9lG~@cnYSM!S{+8yxN_XW=FU8Go3poLHs{*jpd%_S~gHi6M9%a;dhx1nMLh3TZ^83zG5q@iOU@8wwY#'
    'uX;s{h`wFT=ytVD8aGG=$$zXduExdvA0%ad2*fuF'
),
    t7: packed('<f4',
    'c-pIEfPlw9e4fFd;SmEecnBsdp*%mJYz9L;T=ozU`$O5^!1^~au%PH)4JKh~8i2C)43prpn}FD!fx!Ss88`v)83r4Je^5RI^Mh%a'
    'ntFzR2C593;qo9o_WKz2GXOD&w%cd7-xkV;V0*Y6h_>Bl3uN2D<w4>A@O&_W'
),
    t8: packed('<f4',
    'c-nJbarO5~^ObLNcm8}~cq+>Nb)lFXh!4W4hZn1YXlJOJYu|3Ht4<322a_+mUEGuQeJ8VRg{_3eJfkX`=4W{)N+%?P_#j-8aPKyV'
    'hN)5YxpdIrh<7_oUTnMn^ba1%Pp7v|m-ytK^mupdv_DH4CJKT0AY2}G;|GX_shLr;kpH~>tXnX7kRCfbJ6k&lutj3qA&J?ciKDOq'
    'lh1KK'
),
    t9: packed('<f4',
    'c-nJbarO5~^ObLNcm8}~cq+>Nb)lFXh!4W4hZn1YXlJOJYu|3Ht4<322a_+mUEGuQeJ8VRg{_3eJfkX`=4W{)N+%?P_#j-8aPKyV'
    'hN)5YxpdIrh<7_oUTnMn^ba1%Pp7v|m-ytK^mupdv_DH4CJKT0AY2}G;|GX_shLr;kpH~>tXnX7kRCfbJ6k&lutj3qA&J?ciKDOq'
    'lh1KK'
),
    t10: packed('<f4',
    'c-nJbarO5~^ObLNcm8}~cq+>Nb)lFXh!4W4hZn1YXlJOJYu|3Ht4<322a_+mUEGuQeJ8VRg{_3eJfkX`=4W{)N+%?P_#j-8aPKyV'
    'hN)5YxpdIrh<7_oUTnMn^ba1%Pp7v|m-ytK^mupdv_DH4CJKT0AY2}G;|GX_shLr;kpH~>tXnX7kRCfbJ6k&lutj3qA&J?ciKDOq'
    'lh1KK'
),
    t11: packed('<f4',
    'c-nJbarO5~^ObLNcm8}~cq+>Nb)lFXh!4W4hZn1YXlJOJYu|3Ht4<322a_+mUEGuQeJ8VRg{_3eJfkX`=4W{)N+%?P_#j-8aPKyV'
    'hN)5YxpdIrh<7_oUTnMn^ba1%Pp7v|m-ytK^mupdv_DH4CJKT0AY2}G;|GX_shLr;kpH~>tXnX7kRCfbJ6k&lutj3qA&J?ciKDOq'
    'lh1KK'
),
    t13: packed('<f4',
    'c-nJ*CDyn^Cj4mbx|YRBpO#r%+wsZ*#0TLihP!5iXlJOJ2)lqO-y~Kuz~sxmyYZ#jD#w4@bLgkV^Jfz(5+sWzTIHvM_#k|7hSL)e'
    '4O25+IEp{v<CgU>d9k-QdM6~UQ@&HwAvq~=ow8Yarvhg|pEQUM!m(+53LqM$=0SdqOk8}c3QQiP$IgD=ep?{6L&COb*bWaH0Ej(;'
    'F8'
),
    t14: packed('<f4',
    'c-nK82|t<(#=F4S8OVm<T}LCp{MBGwCKCY0-+=6IV176lr|miP(*lg0z!=1bV5gtc!Tc>?EVd^Kj1z$D1Tg;)7*8nbkemd@d|(XX'
    'LolD@12Df8j3*V<fN>m<9S7z^^x4_(+m8#|;*o=408J=<Bm'
),
    t15: packed('<f4',
    'c-nK82|t<(#=F4S8OVm<T}LCp{MBGwCKCY0-+=6IV176lr|miP(*lg0z!=1bV5gtc!Tc>?EVd^Kj1z$D1Tg;)7*8nbkemd@d|(XX'
    'LolD@12Df8j3*V<fN>m<9S7z^^x4_(+m8#|;*o=408J=<Bm'
),
}, name='of_48').DisableLifeTimeVariation()

# A result depends on its neighbors: RELU6, HARD_SWISH, SPACE_TO_BATCH_ND, MAXIMUM,
# CHANNEL_SHUFFLE, SPLIT, RESIZE_NEAREST_NEIGHBOR, TRANSPOSE, ADD, CHANNEL_SHUFFLE, MINIMUM,
# QUANTIZE.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Internal('t2', (U8, [1, 4, 4, 4], 0.5, 120))
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [2, 2])
c5 = Parameter('c5', (I32, [2, 2]), [0, 0, 0, 0])
t6 = Internal('t6', (U8, [4, 2, 2, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
t9 = Internal('t9', (U8, [1, 4, 4, 4], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4, 4, 2], 0.5, 120))
t11 = Internal('t11', (U8, [1, 4, 4, 2], 0.5, 120))
t12 = Internal('t12', (U8, [1, 4, 4, 4], 0.5, 120))
t13 = Internal('t13', (U8, [1, 4, 4, 4], 0.5, 120))
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
c15 = Parameter('c15', (U8, [4], 0.5, 120), [127, 100, 134, 131])
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
t17 = Internal('t17', (U8, [1, 4, 4, 4], 0.5, 120))
c18 = Parameter('c18', (U8, [4], 0.5, 120), [121, 104, 142, 114])
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
t21 = Output('t21', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU6', x1).To(t2)
model.Operation('HARD_SWISH', t2).To(t3)
model.Operation('SPACE_TO_BATCH_ND', t3, c4, c5).To(t6)
model.Operation('BATCH_TO_SPACE_ND', t6, c4).To(t7)
model.Operation('MAXIMUM', t7, t7).To(t8)
model.Operation('CHANNEL_SHUFFLE', t8, 2, 3).To(t9)
model.Operation('SPLIT', t9, 3, 2).To(t10, t11)
model.Operation('CONCATENATION', t11, t10, 3).To(t12)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 4, 4, False).To(t13)
model.Operation('TRANSPOSE', t13, [0, 2, 3, 1]).To(t14)
model.Operation('ADD', t14, c15, 0).To(t16)
model.Operation('CHANNEL_SHUFFLE', t16, 2, 3).To(t17)
model.Operation('MINIMUM', t17, c18).To(t19)
model.Operation('DEQUANTIZE', t19).To(t20)
model.Operation('QUANTIZE', t20).To(t21)
Example({
    x1: packed('<i2',
    'c-kx4v8s3Z?0_yOhtd_x9d}ix%-%R7rYd62UgyHNWY4+)AOE@A+p5b~v@9tKYwK^So>Uu9TefX}aArb&Z(eWY3I+-R0N=VFUj'
),
    t21: packed('|i1',
    'c-pJXC@87~;}j^Jio{38*u=7m0EizOv;'
),
}, name='of_14_quant8').AddVariations(signed(x1, t2, t3, t6, t7, t8, t9, t10, t11, t12, t13, t14, c15, t16, t17, c18, t19, t21)).DisableLifeTimeVariation()

# A result depends on its neighbors: RELU6, PRELU.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
t2 = Output('t2', (U8, [1, 4, 4, 4], 0.5, 120))
c3 = Parameter('c3', (U8, [4], 0.015625, 128), [160, 188, 98, 165])
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('RELU6', x1).To(t2)
model.Operation('PRELU', t2, c3).To(t4)
Example({
    x1: packed('<i2',
    'c-rfp*S*kb%cgqYfJF|0g(*%;ZMFsP+d9i}ZS=ChsVN~n;mi7#Z4O?tp?_oG{EWS2i8ebXEbfR6^_=EgwPbg(ofiXz008V`AB+'
),
    t2: packed('<i2',
    'c-m`eX=$lwX{oQMXsG~!77%P{fzTBY4vYXR0W(1oRbZNdLI42kXdjj'
),
    t4: packed('<i2',
    'c-m`eX=$lwX{oQMXsG~!77%P{fzTBY4vYXR0W(1oRbZNdLI42kXdjj'
),
}, name='of_57_quant8').AddVariations(signed(x1, t2, c3, t4)).DisableLifeTimeVariation()
