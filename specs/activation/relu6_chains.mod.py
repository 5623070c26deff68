# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU6 and what may follow it: every operation after every other.

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

# RELU6, ADD, MUL, SIN, SELECT, DEPTHWISE_CONV_2D, RESIZE_NEAREST_NEIGHBOR, MUL, SUB,
# SPACE_TO_DEPTH, TANH, NEG
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t470 = Internal('t470', (F32, [1, 4, 4, 4]))
c471 = Parameter('c471', (F32, [4]), [0.1875, -0.25, 0.9375, 0.0625])
t471 = Internal('t471', (F32, [1, 4, 4, 4]))
c472 = Parameter('c472', (F32, [4]), [0.5, -0.0625, -0.0625, 0.1875])
t472 = Internal('t472', (F32, [1, 4, 4, 4]))
t473 = Internal('t473', (F32, [1, 4, 4, 4]))
choice474 = Parameter('choice474', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU|<A6Mi2%v7(jdo4Q9Xqn9m4P%m5b!00cn*BL'
))
other474 = Parameter('other474', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkR=->qM8Tb<*2NnGp673M|`sCpl|LFth@AK&L8|Lc+4j2Ru7#Rf(@%a4d01*HE5BLD;93T1-2p0n&7X|<U%p7(', 0.0625
))
t474 = Internal('t474', (F32, [1, 4, 4, 4]))
filter475 = Parameter('filter475', (F32, [1, 1, 3, 4]), [0.0, -0.125, -0.0625, -0.125, -0.0625, -0.0625, 0.0625, -0.125, 0.0, 0.125, 0.0625, -0.0625])
bias475 = Parameter('bias475', (F32, [4]), [-0.25, -0.75, -0.5, -0.75])
t475 = Internal('t475', (F32, [1, 4, 4, 4]))
t476 = Internal('t476', (F32, [1, 4, 4, 4]))
c477 = Parameter('c477', (F32, [4]), [0.6875, 0.125, 0.5625, 1.0])
t477 = Internal('t477', (F32, [1, 4, 4, 4]))
c478 = Parameter('c478', (F32, [4]), [0.9375, 0.0625, 0.1875, -0.0625])
t478 = Internal('t478', (F32, [1, 4, 4, 4]))
deep479 = Internal('deep479', (F32, [1, 2, 2, 16]))
t479 = Internal('t479', (F32, [1, 4, 4, 4]))
t480 = Internal('t480', (F32, [1, 4, 4, 4]))
t481 = Output('t481', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RELU6', input).To(t470)
model.Operation('ADD', t470, c471, 1).To(t471)
model.Operation('MUL', t471, c472, 0).To(t472)
model.Operation('SIN', t472).To(t473)
model.Operation('SELECT', choice474, t473, other474).To(t474)
model.Operation('DEPTHWISE_CONV_2D', t474, filter475, bias475, 1, 1, 1, 1, 3).To(t475)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t475, 4, 4, False).To(t476)
model.Operation('MUL', t476, c477, 0).To(t477)
model.Operation('SUB', t477, c478, 0).To(t478)
model.Operation('SPACE_TO_DEPTH', t478, 2).To(deep479)
model.Operation('DEPTH_TO_SPACE', deep479, 2).To(t479)
model.Operation('TANH', t479).To(t480)
model.Operation('NEG', t480).To(t481)
Example({
    input: packed('|i1',
    'c-jF#0Kfkh<>uq+<s0@62ka3B5cC24>FVSK;so;L?Ct>^?dIv>59SZ(^79HA1pMaZ{{ie72lo8`0}K5N3;O2%4;31*a3jS', 0.0625
),
    t481: ([0.7340715, 0.062418748, 0.1853332, -0.062418748] * 16)[:64],
}, name='of_47').DisableLifeTimeVariation()

# RELU6, SIN, TANH, RESHAPE, MINIMUM, SOFTMAX, RESHAPE, RESIZE_NEAREST_NEIGHBOR, MAXIMUM, SUB,
# MAX_POOL_2D, MAXIMUM
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t480 = Output('t480', (F32, [1, 4, 4, 4]))
t481 = Output('t481', (F32, [1, 4, 4, 4]))
t482 = Output('t482', (F32, [1, 4, 4, 4]))
where483 = Parameter('where483', (I32, [4]), [1, 4, 4, 4])
t483 = Output('t483', (F32, [1, 4, 4, 4]))
c484 = Parameter('c484', (F32, [4]), [0.9375, -0.125, 0.9375, -0.6875])
t484 = Output('t484', (F32, [1, 4, 4, 4]))
t485 = Output('t485', (F32, [1, 4, 4, 4]))
where486 = Parameter('where486', (I32, [4]), [1, 4, 4, 4])
t486 = Output('t486', (F32, [1, 4, 4, 4]))
t487 = Output('t487', (F32, [1, 4, 4, 4]))
t488 = Output('t488', (F32, [1, 4, 4, 4]))
c489 = Parameter('c489', (F32, [4]), [0.1875, -0.6875, 0.5625, 0.75])
t489 = Output('t489', (F32, [1, 4, 4, 4]))
t490 = Output('t490', (F32, [1, 4, 4, 4]))
t491 = Output('t491', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('RELU6', input).To(t480)
model.Operation('SIN', t480).To(t481)
model.Operation('TANH', t481).To(t482)
model.Operation('RESHAPE', t482, where483).To(t483)
model.Operation('MINIMUM', t483, c484).To(t484)
model.Operation('SOFTMAX', t484, 1.0).To(t485)
model.Operation('RESHAPE', t485, where486).To(t486)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t486, 4, 4, False).To(t487)
model.Operation('MAXIMUM', t487, t487).To(t488)
model.Operation('SUB', t488, c489, 0).To(t489)
model.Operation('MAX_POOL_2D', t489, 1, 1, 1, 3, 2, 0).To(t490)
model.Operation('MAXIMUM', t490, t490).To(t491)
Example({
    input: packed('|i1',
    'c-jF#0Kfkg59tl?1pDS08TcIs5Ca<m`|%R^0`ngF3+3eN;S1{O9PjBB?C<C2;Qa~#1p*chAO`>R4EFHo|LhPL4E-MAfFI%', 0.0625
),
    t480: packed('|i1',
    'c-kGu;R?VI6hPtQ4l6UHEZWHXKjq~6aq5)FjfU3fXF6Vij4-%ZRz4_fP8oT^wBYxr>KQ*lRRQk', 0.0625
),
    t481: packed('<f4',
    'c-l3NAqxUQ5QRVd3nB<Mf525S+%AaOc3iNFn3WSmmun`QO`AVKFc^&5OoCw1ViE+4h{!p!=-cJZdykpfeMBrtV6)*>T%;9|Iq^?s'
    '2!v92;Bk+q$$q`c!^Qi>;leX*aw3M$hsmvTu0`-B!qC$ep{rk^*d5wYX}BGO^S;w`n503Kp+t`UF*c(NT4Z!7Ym3kT{hp%W=Gma$'
    'UPIu0>;k&hV&yfo8abgzLNrC??|KuO&{}K$fz_EWK6N|6'
),
    t482: packed('<f4',
    'c-l3Ku?_)I5JgX7qgCp38jYwB-VWPrA+f*V6R4;Z62+>t3Q_3z0Ew(bAyFzQSn&(WjoG&`Gr5yHbI+*GnH#*{e6F=%9m9+mpBGvx'
    'TNq($-fzY-$c-VizIF`pg9lG~@cnYSM!S{+8yxN_XW=FU8Go3poLHs{*jpd%_S~gHi6M9%a;dhx1nMLh3TZ^83zG5q@iOU@8wwY#'
    'uX;s{h`wFT=ytVD8aGG=$$zXduExdvA0%ad2*fuF'
),
    t483: packed('<f4',
    'c-l3Ku?_)I5JgX7qgCp38jYwB-VWPrA+f*V6R4;Z62+>t3Q_3z0Ew(bAyFzQSn&(WjoG&`Gr5yHbI+*GnH#*{e6F=%9m9+mpBGvx'
    'TNq($-fzY-$c-VizIF`pg9lG~@cnYSM!S{+8yxN_XW=FU8Go3poLHs{*jpd%_S~gHi6M9%a;dhx1nMLh3TZ^83zG5q@iOU@8wwY#'
    'uX;s{h`wFT=ytVD8aGG=$$zXduExdvA0%ad2*fuF'
),
    t484: packed('<f4',
    'c-pIEfPlw9e4fFd;SmEecnBsdp*%mJYz9L;T=ozU`$O5^!1^~au%PH)4JKh~8i2C)43prpn}FD!fx!Ss88`v)83r4Je^5RI^Mh%a'
    'ntFzR2C593;qo9o_WKz2GXOD&w%cd7-xkV;V0*Y6h_>Bl3uN2D<w4>A@O&_W'
),
    t485: packed('<f4',
    'c-nJbarO5~^ObLNcm8}~cq+>Nb)lFXh!4W4hZn1YXlJOJYu|3Ht4<322a_+mUEGuQeJ8VRg{_3eJfkX`=4W{)N+%?P_#j-8aPKyV'
    'hN)5YxpdIrh<7_oUTnMn^ba1%Pp7v|m-ytK^mupdv_DH4CJKT0AY2}G;|GX_shLr;kpH~>tXnX7kRCfbJ6k&lutj3qA&J?ciKDOq'
    'lh1KK'
),
    t486: packed('<f4',
    'c-nJbarO5~^ObLNcm8}~cq+>Nb)lFXh!4W4hZn1YXlJOJYu|3Ht4<322a_+mUEGuQeJ8VRg{_3eJfkX`=4W{)N+%?P_#j-8aPKyV'
    'hN)5YxpdIrh<7_oUTnMn^ba1%Pp7v|m-ytK^mupdv_DH4CJKT0AY2}G;|GX_shLr;kpH~>tXnX7kRCfbJ6k&lutj3qA&J?ciKDOq'
    'lh1KK'
),
    t487: packed('<f4',
    'c-nJbarO5~^ObLNcm8}~cq+>Nb)lFXh!4W4hZn1YXlJOJYu|3Ht4<322a_+mUEGuQeJ8VRg{_3eJfkX`=4W{)N+%?P_#j-8aPKyV'
    'hN)5YxpdIrh<7_oUTnMn^ba1%Pp7v|m-ytK^mupdv_DH4CJKT0AY2}G;|GX_shLr;kpH~>tXnX7kRCfbJ6k&lutj3qA&J?ciKDOq'
    'lh1KK'
),
    t488: packed('<f4',
    'c-nJbarO5~^ObLNcm8}~cq+>Nb)lFXh!4W4hZn1YXlJOJYu|3Ht4<322a_+mUEGuQeJ8VRg{_3eJfkX`=4W{)N+%?P_#j-8aPKyV'
    'hN)5YxpdIrh<7_oUTnMn^ba1%Pp7v|m-ytK^mupdv_DH4CJKT0AY2}G;|GX_shLr;kpH~>tXnX7kRCfbJ6k&lutj3qA&J?ciKDOq'
    'lh1KK'
),
    t489: packed('<f4',
    'c-nJ*CDyn^Cj4mbx|YRBpO#r%+wsZ*#0TLihP!5iXlJOJ2)lqO-y~Kuz~sxmyYZ#jD#w4@bLgkV^Jfz(5+sWzTIHvM_#k|7hSL)e'
    '4O25+IEp{v<CgU>d9k-QdM6~UQ@&HwAvq~=ow8Yarvhg|pEQUM!m(+53LqM$=0SdqOk8}c3QQiP$IgD=ep?{6L&COb*bWaH0Ej(;'
    'F8'
),
    t490: packed('<f4',
    'c-nK82|t<(#=F4S8OVm<T}LCp{MBGwCKCY0-+=6IV176lr|miP(*lg0z!=1bV5gtc!Tc>?EVd^Kj1z$D1Tg;)7*8nbkemd@d|(XX'
    'LolD@12Df8j3*V<fN>m<9S7z^^x4_(+m8#|;*o=408J=<Bm'
),
    t491: packed('<f4',
    'c-nK82|t<(#=F4S8OVm<T}LCp{MBGwCKCY0-+=6IV176lr|miP(*lg0z!=1bV5gtc!Tc>?EVd^Kj1z$D1Tg;)7*8nbkemd@d|(XX'
    'LolD@12Df8j3*V<fN>m<9S7z^^x4_(+m8#|;*o=408J=<Bm'
),
}, name='of_48').DisableLifeTimeVariation()
