# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: images of even and odd sides, by strides of each kind.

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

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (F32, [1, 3, 3, 2]), [0.0, 0.0, 0.0, 1.0, 0.0, -1.0, -1.0, 1.0, -1.0, 0.0, 0.0, -1.0, -1.0, -1.0, -1.0, 0.0, 0.0, -1.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 4, 4, 2]))
t5 = Output('t5', (F32, [1, 2, 2, 2]))
x6 = Input('x6', (F32, [1, 4, 5, 2]))
c7 = Parameter('c7', (F32, [1, 3, 3, 2]), [-1.0, -1.0, -1.0, 1.0, 1.0, 0.0, -1.0, 1.0, -1.0, 0.0, 1.0, -1.0, -1.0, -1.0, 0.0, -1.0, 1.0, 1.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 4, 5, 2]))
t10 = Output('t10', (F32, [1, 2, 3, 2]))
x11 = Input('x11', (F32, [1, 5, 4, 2]))
c12 = Parameter('c12', (F32, [1, 3, 3, 2]), [0.0, 0.0, -1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 5, 4, 2]))
t15 = Output('t15', (F32, [1, 3, 2, 2]))
x16 = Input('x16', (F32, [1, 5, 5, 2]))
c17 = Parameter('c17', (F32, [1, 3, 3, 2]), [1.0, -1.0, 1.0, 1.0, 0.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0.0, 0.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0])
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 5, 5, 2]))
t20 = Output('t20', (F32, [1, 3, 3, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 1, 1, 1, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 2, 1, 1, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 1, 1, 1, 1, 0).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 2, 1, 1, 1, 0).To(t15)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 1, 1, 1, 1, 0).To(t19)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 2, 1, 1, 1, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfeipK2m-L+!2j=6B5SY1jS5J++N&CjBrxWi597iO7X', 0.5
),
    t4: packed('|i1',
    'c-mw5!NkVJ^!GnA3llpd*LR-(EI)bvu>AV+i|^b2|9=>`0loeXAO', 0.5
),
    t5: [1.0, 3.5, 0.5, 5.0, -3.5, 6.0, -2.0, 2.0],
    x6: packed('|i1',
    'c-jTQfeipK2*WTHBL2UZQJ4(^O4`_Jd-ObHo<vXIB~67tE2t3;', 0.5
),
    t9: packed('|i1',
    'c-jFd0N4Kl`uPX;5A+B81p^EA{rCIx_5c700si^?4fzNO{|f^O2LJu@0{#G}A`|)', 0.5
),
    t10: [-5.0, -1.5, -4.5, -2.5, -6.5, -5.0, -1.0, -3.5, -2.0, 6.5, -3.5, 4.0],
    x11: packed('|i1',
    'c-j@m!3_W~2*W@biS9pdAf?5+k2$Hig09U}$6f|8=#$gt0o9Tg#{', 0.5
),
    t14: packed('|i1',
    'c-jFd0N4Kk0r(E{3i%2A666r?0|yBF1@Qdx0RRU30s9393GfB>3;YQD1Ofq877zL', 0.5
),
    t15: [-14.0, 8.0, -8.5, 1.5, -8.0, -2.0, -7.0, 0.5, -2.5, 2.5, 3.5, 4.5],
    x16: packed('|i1',
    'c-j@mK@I>g2m-Kx=>OlVjxFo0S>wGH1t2yQfO>wiY=YvkD&cO>t_P*25h(', 0.5
),
    t19: packed('|i1',
    'c-jTQiwb}s3;;m)k`(m+|56a6Hs|UtzegXmVCN2FF4|29iS4_z-yBwLg_MB+;>9)PACAKp-v', 0.5
),
    t20: [0.5, -8.5, -7.0, -6.0, 1.5, -2.5, 1.5, 2.0, -3.0, -0.5, 4.0, -3.5, -3.0, 5.0, -3.0, -6.0, -1.0,
    2.5],
}, name='3x3_by_1').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 3, 2], 0.5, 128), [128, 128, 128, 130, 128, 126, 126, 130, 126, 128, 128, 126, 126, 126, 126, 128, 128, 126])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 4, 4, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 2, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 4, 5, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [-2, -4, -2, 4, 2, 0, -2, 4, -2, 0, 2, -4, -2, -4, 0, -4, 2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 4, 5, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 3, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 5, 4, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [1, 3, 3, 2], 0.5, 128), [128, 128, 126, 128, 130, 128, 128, 128, 130, 126, 130, 126, 126, 126, 130, 126, 130, 130])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 5, 4, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 3, 2, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 5, 5, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [2, -4, 2, 4, 0, -4, 2, -4, 2, -4, 0, 0, 2, 4, 2, -4, 2, -4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 5, 5, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 3, 3, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 1, 1, 1, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 2, 1, 1, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 1, 1, 1, 1, 0).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 2, 1, 1, 1, 0).To(t15)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 1, 1, 1, 1, 0).To(t19)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 2, 1, 1, 1, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfeipK2m-L5)r_FP?Q374hL=QUGwm&wZ3?5S5BWk57X'
),
    t4: packed('<i2',
    'c-pHdsH$tKDlM<Bsj9DR%5N#JDQqdJDat8o%PTK0sc2>(007>c4<G'
),
    t5: [122, 127, 121, 130, 113, 132, 116, 124],
    x6: packed('|i1',
    'c-jTQfeipK2*a?S83h$0Zl4VX&aSBoDgBh}woPPoFTssIg9sAN'
),
    t9: packed('<i2',
    'c-pHfDy+|I&#5n|t!~aM%`eW*tEgzKEGsN&Eo^8kZ?0~tD=*EiDyv{15&!^ezY@9'
),
    t10: [110, 117, 111, 115, 107, 110, 118, 113, 116, 133, 113, 128],
    x11: packed('|i1',
    'c-pJ1t1T)oE2^w4DF%Vk%HonL5U;kXvZ}nY2#AVGYfDQj0ekWihX'
),
    t14: packed('<i2',
    'c-pJ1ENIJaDr_w2is?wNu5T!*%_zyLtf(ulEUv9@%&5(4E@>#Ksj6fk5&!^fvl6-'
),
    t15: [92, 136, 103, 123, 104, 116, 106, 121, 115, 125, 127, 129],
    x16: packed('|i1',
    'c-j@mK@I>g2m-J_t78Gtw=e6hvx&N}OtP!pq$7W30a4b0cZdiI*auo&7nu'
),
    t19: packed('<i2',
    'c-pHgC@svdDk`ffscEZB&&sJTZmq4Zs;((2Zzycbttl&ND#|IVZA`DKtgJ0*EGew0V;~s-0NxcBPX'
),
    t20: [121, 103, 106, 108, 123, 115, 123, 124, 114, 119, 128, 113, 114, 130, 114, 108, 118, 125],
}, name='3x3_by_1_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (F32, [1, 3, 3, 2]), [0.0, 1.0, -1.0, 0.0, 0.0, -1.0, -1.0, -1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 2, 2, 2]))
t5 = Output('t5', (F32, [1, 1, 1, 2]))
x6 = Input('x6', (F32, [1, 4, 5, 2]))
c7 = Parameter('c7', (F32, [1, 3, 3, 2]), [-1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 2, 3, 2]))
t10 = Output('t10', (F32, [1, 1, 2, 2]))
x11 = Input('x11', (F32, [1, 5, 4, 2]))
c12 = Parameter('c12', (F32, [1, 3, 3, 2]), [1.0, 0.0, -1.0, 0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 0.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 3, 2, 2]))
t15 = Output('t15', (F32, [1, 2, 1, 2]))
x16 = Input('x16', (F32, [1, 5, 5, 2]))
c17 = Parameter('c17', (F32, [1, 3, 3, 2]), [-1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 0.0, 1.0, -1.0, 1.0, 1.0, -1.0, 0.0, 0.0, 0.0, 1.0, -1.0, -1.0])
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 3, 3, 2]))
t20 = Output('t20', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 2, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 2, 2, 1, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 2, 2, 1, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 2, 2, 2, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 1, 2, 2, 1, 0).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 2, 2, 2, 1, 0).To(t15)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 1, 2, 2, 1, 0).To(t19)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 2, 2, 2, 1, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQhYbJ#2m-L+;QxDp7~4g8TnuvT_8uuGQ0<KJ&>Rj0', 0.5
),
    t4: [9.0, 4.5, -7.5, -7.5, -2.0, 7.5, -0.5, -3.5],
    t5: [9.0, 4.5],
    x6: packed('|i1',
    'c-jra0SW*x2m(M{>i^#xg$wRx89X#85Vs9hLsB_TR+;kw@hc89', 0.5
),
    t9: [-3.5, 3.0, -1.5, 3.5, 6.5, -4.5, -1.0, -0.5, 9.5, -2.0, 0.0, 5.0],
    t10: [3.0, 1.0, 6.5, 5.5],
    x11: packed('|i1',
    'c-jre$q@h`3<AI*Ncyighv@#+7I_*I$b_;64(ZPls&+Y-fd>*w4kr', 0.5
),
    t14: [-6.0, 4.5, -2.0, 6.5, -2.5, 5.0, -0.5, 1.0, 0.5, 0.0, 5.0, 2.5],
    t15: [-3.5, 1.5, -4.5, 3.0],
    x16: packed('|i1',
    'c-jTQfeipK2m-L6)Bo>9k+smH>rzU?YJpTU!i@nZ5#`JF90I%852}b6?E', 0.5
),
    t19: [0.5, 2.5, 0.5, 1.5, 1.0, -2.0, -1.5, 0.0, -1.5, 2.5, 0.5, 7.5, -2.5, 1.0, -4.5, 0.0, 1.0, -5.0],
    t20: [-2.5, 5.5, -1.5, 2.0, -2.5, -8.0, 0.5, 0.0],
}, name='3x3_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 3, 2], 0.5, 128), [128, 130, 126, 128, 128, 126, 126, 126, 128, 128, 130, 130, 130, 130, 128, 130, 126, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 2, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 4, 5, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [-2, 4, 2, -4, 2, -4, 0, 0, 0, -4, -2, 0, 2, 0, 2, 0, 2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 2, 3, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 2, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 5, 4, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [1, 3, 3, 2], 0.5, 128), [130, 128, 126, 128, 128, 130, 126, 130, 126, 128, 128, 128, 128, 130, 126, 130, 126, 128])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 3, 2, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 1, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 5, 5, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [-2, -4, 2, -4, 2, 4, 0, 4, -2, 4, 2, -4, 0, 0, 0, 4, -2, -4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 3, 3, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 2, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 2, 2, 1, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 2, 2, 1, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 2, 2, 2, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 1, 2, 2, 1, 0).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 2, 2, 2, 1, 0).To(t15)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 1, 2, 2, 1, 0).To(t19)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 2, 2, 2, 1, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfe8Qr2m-L5Q-Vspz0I=_HXL^D;7$tU)LJS&_?!;~'
),
    t4: [138, 129, 105, 105, 116, 135, 119, 113],
    t5: [138, 129],
    x6: packed('|i1',
    'c-jra0SW*x2m-)AM<Fit?F;UD1U{Bzinl^-(e?%b#_00_gqjlb'
),
    t9: [113, 126, 117, 127, 133, 111, 118, 119, 139, 116, 120, 130],
    t10: [126, 122, 133, 131],
    x11: packed('|i1',
    'c-jre!4Uv32m-L3t(HT?+1vaASenCZ?$R4cwEYL05mm~o<^zPP66X'
),
    t14: [108, 129, 116, 133, 115, 130, 119, 122, 121, 120, 130, 125],
    t15: [113, 123, 111, 126],
    x16: packed('|i1',
    'c-jTQfeipK2m-L5Q6%W}_O<4NwuT&8JR0DkTjwxh+^d>Xl-rrk4^%K0T>'
),
    t19: [121, 125, 121, 123, 122, 116, 117, 120, 117, 125, 121, 135, 115, 122, 111, 120, 122, 110],
    t20: [115, 131, 117, 124, 115, 104, 121, 120],
}, name='3x3_by_2_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 4, 4]))
c2 = Parameter('c2', (F32, [1, 3, 3, 2]), [-1.0, 0.0, -1.0, 1.0, 1.0, 0.0, 0.0, 1.0, -1.0, -1.0, -1.0, -1.0, 0.0, -1.0, 1.0, -1.0, 1.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 2, 2, 2]))
t5 = Output('t5', (F32, [1, 2, 1, 1]))
x6 = Input('x6', (F32, [1, 2, 4, 5]))
c7 = Parameter('c7', (F32, [1, 3, 3, 2]), [1.0, -1.0, 0.0, 1.0, 0.0, 1.0, 0.0, -1.0, 1.0, 1.0, -1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 1.0, 1.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 2, 2, 3]))
t10 = Output('t10', (F32, [1, 2, 1, 2]))
x11 = Input('x11', (F32, [1, 2, 5, 4]))
c12 = Parameter('c12', (F32, [1, 3, 3, 2]), [0.0, 0.0, -1.0, -1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 1.0, -1.0, -1.0, 0.0, 1.0, 1.0, 0.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 2, 3, 2]))
t15 = Output('t15', (F32, [1, 2, 2, 1]))
x16 = Input('x16', (F32, [1, 2, 5, 5]))
c17 = Parameter('c17', (F32, [1, 3, 3, 2]), [-1.0, -1.0, 0.0, -1.0, 1.0, -1.0, -1.0, -1.0, 0.0, 0.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 0.0])
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 2, 3, 3]))
t20 = Output('t20', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 2, 1, 0, True).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 2, 2, 1, 0, True).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 2, 2, 1, 0, True).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 2, 2, 2, 1, 0, True).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 1, 2, 2, 1, 0, True).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 2, 2, 2, 1, 0, True).To(t15)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 1, 2, 2, 1, 0, True).To(t19)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 2, 2, 2, 1, 0, True).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfeipK2m-K>3IE?K2G%Y#ou!e8b*YCUNALoF@ktL3', 0.5
),
    t4: [5.5, -9.0, -1.5, 4.0, 4.0, 1.0, 2.0, 6.5],
    t5: [5.5, 4.0],
    x6: packed('|i1',
    'c-jTQ2@(J>1O%|zga5ymq6ubPD)TgtgEDSuP{`dhqQOvqWHS#G', 0.5
),
    t9: [1.0, 0.5, 3.5, 3.0, -0.5, 0.0, 4.5, 7.5, 1.5, 6.5, 3.5, -8.0],
    t10: [-4.0, -5.0, 4.5, -6.0],
    x11: packed('|i1',
    'c-jrb#}NQ92m`P)ZU1?VfkY2E1hHe<BVn9sJ6vFaT(Oe;=>c~L67>', 0.5
),
    t14: [2.5, 0.0, -2.0, -2.0, 0.0, 0.0, -1.0, 1.0, 0.0, 0.5, -2.0, 4.0],
    t15: [2.5, 2.5, -3.0, 3.0],
    x16: packed('|i1',
    'c-jTQhY<iE3<I%y2eSXXq!`KWBQly*nA~~vtW%sQ+B_)fQp{v6A5PvD`~', 0.5
),
    t19: [2.5, 4.5, -4.0, 5.5, -12.5, -0.5, -3.0, -1.5, 3.0, 1.0, 4.5, 2.0, 0.5, 5.5, 3.5, 1.0, -1.5, 3.0],
    t20: [0.5, 3.0, -7.0, 2.0, -4.5, -1.0, -4.0, 6.0],
}, name='3x3_by_2_nchw').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 3, 2], 0.5, 128), [126, 128, 126, 130, 130, 128, 128, 130, 126, 126, 126, 126, 128, 126, 130, 126, 130, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 2, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 2, 1, 1], 0.5, 120))
x6 = Input('x6', (U8, [1, 2, 4, 5], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [2, -4, 0, 4, 0, 4, 0, -4, 2, 4, -2, 0, 2, 0, -2, 0, 2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 2, 2, 3], 0.5, 120))
t10 = Output('t10', (U8, [1, 2, 1, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 2, 5, 4], 0.5, 120))
c12 = Parameter('c12', (U8, [1, 3, 3, 2], 0.5, 128), [128, 128, 126, 126, 128, 130, 130, 128, 128, 128, 126, 130, 126, 126, 128, 130, 130, 128])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 2, 3, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 2, 1], 0.5, 120))
x16 = Input('x16', (U8, [1, 2, 5, 5], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [-2, -4, 0, -4, 2, -4, -2, -4, 0, 0, 2, 4, 2, -4, 2, -4, 2, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 2, 3, 3], 0.5, 120))
t20 = Output('t20', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 2, 1, 0, True).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 2, 2, 1, 0, True).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 2, 2, 1, 0, True).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 2, 2, 2, 1, 0, True).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 1, 2, 2, 1, 0, True).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 2, 2, 2, 1, 0, True).To(t15)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 1, 2, 2, 1, 0, True).To(t19)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 2, 2, 2, 1, 0, True).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQfeipK2m-L5#X!h}+t-eJx(Q4+g3@Q18)s>J_{k3r'
),
    t4: [131, 102, 117, 128, 128, 122, 124, 133],
    t5: [131, 128],
    x6: packed('|i1',
    'c-jTQ2@(J>1O%`@Q_LQ`y$Pxu3UgGCg)pXRP`K_hHo;YXfRhr`'
),
    t9: [122, 121, 127, 126, 119, 120, 129, 135, 123, 133, 127, 104],
    t10: [112, 110, 129, 108],
    x11: packed('|i1',
    'c-jrb#}NQ92m`R4je#?5_Cyc0D8k0AXI1dCO64e|4dNE~@d1Bm614'
),
    t14: [125, 120, 116, 116, 120, 120, 118, 122, 120, 121, 116, 128],
    t15: [125, 125, 114, 126],
    x16: packed('|i1',
    'c-jTQhY<iE3<I&9N%6e{nH@>WYj%?Mi0wLLwbtATQXB~T5maq7A6AAJYy'
),
    t19: [125, 129, 112, 131, 95, 119, 114, 117, 126, 122, 129, 124, 121, 131, 127, 122, 117, 126],
    t20: [121, 126, 106, 124, 111, 118, 112, 132],
}, name='3x3_by_2_nchw_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 2]))
c2 = Parameter('c2', (F32, [1, 3, 3, 2]), [1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 0.0, 0.0, 0.0, 0.0, -1.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 2, 2, 2]))
t5 = Output('t5', (F32, [1, 1, 1, 2]))
x6 = Input('x6', (F32, [1, 4, 5, 2]))
c7 = Parameter('c7', (F32, [1, 3, 3, 2]), [0.0, 0.0, 0.0, -1.0, 1.0, 1.0, -1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0, 0.0, -1.0, -1.0, 0.0, -1.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 2, 2, 2]))
t10 = Output('t10', (F32, [1, 1, 1, 2]))
x11 = Input('x11', (F32, [1, 5, 4, 2]))
c12 = Parameter('c12', (F32, [1, 3, 3, 2]), [0.0, -1.0, 1.0, 1.0, -1.0, 0.0, -1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0, 0.0, -1.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 2, 2, 2]))
t15 = Output('t15', (F32, [1, 1, 1, 2]))
x16 = Input('x16', (F32, [1, 5, 5, 2]))
c17 = Parameter('c17', (F32, [1, 3, 3, 2]), [-1.0, -1.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 1.0, -1.0, 0.0, 0.0, 1.0, 0.0, 0.0, -1.0, -1.0, -1.0])
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 2, 2, 2]))
t20 = Output('t20', (F32, [1, 1, 1, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 3, 3, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 3, 3, 1, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 3, 3, 1, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 2, 3, 3, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 1, 3, 3, 1, 0).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 2, 3, 3, 1, 0).To(t15)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 1, 3, 3, 1, 0).To(t19)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 2, 3, 3, 1, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQ0TKWp2m-J}%KyJt2-}LhN@h=i@beA>x-Gb&5BT5@^Z', 0.5
),
    t4: [-1.0, -3.5, -2.5, 3.0, 2.0, 4.0, -3.0, 7.0],
    t5: [-5.0, 2.0],
    x6: packed('|i1',
    'c-jTQ0S*8l2m`U4oBsd3gMjTa9$vMAg-O=+BJG$`-vB2cYcml1', 0.5
),
    t9: [-1.0, -3.5, -0.5, -2.5, 6.5, 5.0, -1.0, 4.0],
    t10: [-2.0, 2.0],
    x11: packed('|i1',
    'c-jTQi4g!G2m`RgKKsuLN=?{mh}yYhRfk@ixq-LxCcvrE2W*}ZBL', 0.5
),
    t14: [-1.0, -0.5, -1.5, 1.0, -4.0, -1.0, -2.0, -0.5],
    t15: [1.5, -8.0],
    x16: packed('|i1',
    'c-jTQfeipK2m-JO>i_png|*t)=1?r04l2cvv1-|E0I98bmBRSU4|*&a3;', 0.5
),
    t19: [-2.0, 5.0, 5.0, -3.0, -2.5, 2.0, -2.5, 3.0],
    t20: [-2.0, 5.0],
}, name='3x3_by_3').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 3, 2], 0.5, 128), [130, 130, 128, 128, 130, 130, 130, 130, 130, 126, 126, 126, 130, 128, 128, 128, 128, 126])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 2, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 4, 5, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [0, 0, 0, -4, 2, 4, -2, 4, 0, -4, -2, 4, 0, 0, -2, -4, 0, -4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 2, 2, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 1, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 5, 4, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [1, 3, 3, 2], 0.5, 128), [128, 126, 130, 130, 126, 128, 126, 130, 128, 128, 128, 126, 128, 126, 128, 126, 128, 126])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 2, 2, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 1, 1, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 5, 5, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [-2, -4, -2, 0, 0, 4, 0, -4, 2, -4, 0, 0, 2, 0, 0, -4, -2, -4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 2, 2, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 1, 1, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 3, 3, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 3, 3, 1, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 3, 3, 1, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 2, 3, 3, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 1, 3, 3, 1, 0).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 2, 3, 3, 1, 0).To(t15)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 1, 3, 3, 1, 0).To(t19)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 2, 3, 3, 1, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jTQ0TKWp2m-J_3*jN<+uJ62kgD%E=3!Ula0zpb5BFdW^Z'
),
    t4: [118, 113, 115, 126, 124, 128, 114, 134],
    t5: [110, 124],
    x6: packed('|i1',
    'c-jTQ0S*8l2m`S{4+A+jdAse<X||3<OpqqEvZq7&JONi9fRhru'
),
    t9: [118, 113, 119, 115, 133, 130, 118, 128],
    t10: [116, 124],
    x11: packed('|i1',
    'c-jTQi4g!G2m`R4LFr+i*-ca~TAn@~Z$X(vIACUR8|2&d2ZH_*;{'
),
    t14: [118, 119, 117, 122, 112, 118, 116, 119],
    t15: [123, 104],
    x16: packed('|i1',
    'c-jTQfeipK2m-L5r$Pkv_O-~)a~NI~N?3H*oj8z3NrT*eJ5aFb4_4F{d;'
),
    t19: [116, 130, 130, 114, 115, 124, 115, 126],
    t20: [116, 130],
}, name='3x3_by_3_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 6, 2]))
c2 = Parameter('c2', (F32, [1, 5, 5, 2]), packed('|i1',
    'c-l3}!3h8W48p)<|DkOy^mQ22kVHVmbU&1h+@Wb1saFsI', 1.0
))
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 3, 3, 2]))
t5 = Output('t5', (F32, [1, 1, 1, 2]))
x6 = Input('x6', (F32, [1, 6, 7, 2]))
c7 = Parameter('c7', (F32, [1, 5, 5, 2]), packed('|i1',
    'c-kF^fe8Qr41)6iqg@T6Gz?7w-S|!YPem;|9gzcQjS&6', 1.0
))
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 3, 4, 2]))
t10 = Output('t10', (F32, [1, 1, 2, 2]))
x11 = Input('x11', (F32, [1, 7, 6, 2]))
c12 = Parameter('c12', (F32, [1, 5, 5, 2]), packed('|i1',
    'c-kF_!3_W~5Q1R;p{duz2LhN8+CVn%=#{U>o*7XOkJ=Ii', 1.0
))
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 4, 3, 2]))
t15 = Output('t15', (F32, [1, 2, 1, 2]))
x16 = Input('x16', (F32, [1, 7, 7, 2]))
c17 = Parameter('c17', (F32, [1, 5, 5, 2]), packed('|i1',
    'c-j?-fe8Qr41(<cqn#rPG=ymdZ4FZ6*>x21d+a<2L>2Y', 1.0
))
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 4, 4, 2]))
t20 = Output('t20', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 2, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 2, 2, 1, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 2, 2, 1, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 2, 2, 2, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 1, 2, 2, 1, 0).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 2, 2, 2, 1, 0).To(t15)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 1, 2, 2, 1, 0).To(t19)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 2, 2, 2, 1, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jrg!4beP3<9vjVD_Jv+DW6Y2p6jvkE_JSX+<BAXx0gJ_cUZJ-pq^GF&1-rQ3(3}Q8ybV', 0.5
),
    t4: [-0.5, -2.0, -2.0, 5.0, 8.5, 17.5, -11.5, -12.0, 9.0, -13.0, -12.0, 14.0, 2.0, -8.5, -3.5, 0.5,
    -2.5, 10.5],
    t5: [1.0, 7.5],
    x6: packed('|i1',
    'c-j@n!41Gb2m>$$$n8IGfKb&>vz|q4hEMPfBcVWL8s0s^Bg_t45slcxyoHe65S=~!zwC+u!4JEdDBS', 0.5
),
    t9: [3.5, 2.5, -13.5, -0.5, 5.5, 12.5, 7.0, 11.5, -7.0, 11.0, 5.5, 8.0, 5.0, 6.0, -3.0, 5.5, -3.0, 6.5,
    0.0, 1.0, 2.0, 2.5, -3.5, -3.5],
    t10: [3.0, -1.5, -5.0, 12.5],
    x11: packed('|i1',
    'c-jriu@S&P2m`P)=GlK<j3Fsh3U=>+!U!5Q&0ht_Nv1aa`d-BWK{ep9%q=D?VAZjWtG_eec|U0lE6V', 0.5
),
    t14: [2.5, -1.0, -15.0, 7.0, -1.5, 0.0, 11.5, 0.0, 2.5, 3.5, -13.5, 3.0, -12.5, -0.5, 12.0, -10.0, -10.0,
    7.5, -8.0, -1.5, -7.0, 6.0, 12.5, -0.5],
    t15: [-5.0, 10.5, -7.5, 0.0],
    x16: packed('|i1',
    'c-jrf$q~Rn3<9vhX6e6Pd?kA7G#<o?*+eUDyn<`$Jvt8)nG)gul6Vl6JVK5!Q909c^;*H{t0N=Mv)FQdjO#D?', 0.5
),
    t19: packed('|i1',
    'c-jFV0N?-l1@!p@<q7Z><oNRZ3;_@l{SER7_5%C#{sj3F1NaCfyb##', 0.5
),
    t20: [-4.0, -7.0, -2.0, 6.0, 6.5, -7.0, 4.5, -5.0],
}, name='5x5_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 6, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 5, 5, 2], 0.5, 128), packed('<i2',
    'c-obU!3h8`5Q92-5GU{DpaV1?iKroofQspVpcu&pRfF@r3t)K}0R'
))
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 3, 3, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 6, 7, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 5, 5, 2]), packed('|i1',
    'c-kF`!3h8`5W<4E|HLBo`q4yGa1mH*^3(I}&?wC~_c;;|X#o)P'
), extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 3, 4, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 2, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 7, 6, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [1, 5, 5, 2], 0.5, 128), packed('<i2',
    'c-obTu?+wq0K&YSG`(E#0|`SZU<^T1kk$>|^K{vn63O|_1!E5x2>'
))
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 4, 3, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 1, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 7, 7, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 5, 5, 2]), packed('|i1',
    'c-j?;fe8Qr2*O76|HUFLWTGO0Nd+1`HL=6@E?b4WuZIH#U=`Z'
), extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 4, 4, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 2, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 2, 2, 1, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 2, 2, 1, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 2, 2, 2, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 1, 2, 2, 1, 0).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 2, 2, 2, 1, 0).To(t15)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 1, 2, 2, 1, 0).To(t19)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 2, 2, 2, 1, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jrg!4beP3<9v7shu1KGkc@2#EfQzRA#K@S;L<QxH^D*`z#$d-_#2v2%B}bIRy9q+9o09'
),
    t4: [119, 116, 116, 130, 137, 155, 97, 96, 138, 94, 96, 148, 124, 103, 113, 121, 115, 141],
    t5: [122, 135],
    x6: packed('|i1',
    'c-j@n!41Gb2m`R40|W)g&0f_{`yOG{4jW>pXNA%2Qmkr=31y`NGoh(gz7n(%g1M3LKggSu<qwAnCp`'
),
    t9: [127, 125, 93, 119, 131, 145, 134, 143, 106, 142, 131, 136, 130, 132, 114, 131, 114, 133, 120, 122,
    124, 125, 113, 113],
    t10: [126, 117, 110, 145],
    x11: packed('|i1',
    'c-jriu@S&P2m`R4F@`hdnLQ~~N@P^ZP(nzA>EDf$YcFc~qTfwRV}!&c=sK?msSs14zQ223vp#-qCo2'
),
    t14: [125, 118, 90, 134, 117, 120, 143, 120, 125, 127, 93, 126, 95, 119, 144, 100, 100, 135, 104, 117,
    106, 132, 145, 119],
    t15: [110, 141, 105, 120],
    x16: packed('|i1',
    'c-jrf!4UvK2m-L4QFK(6+VApAo8W9&mzwl8Q62>2J>hz|ceV!qo#u_@Q)`SRG;w4akp-`q9WCuPSW|)c0O!*!=>'
),
    t19: packed('<i2',
    'c-kwh%_*#jZOrJ4Daa~msqE+~ZOv-Tt18YZt10ZNE@)sN007Nv4%q'
),
    t20: [112, 106, 116, 132, 133, 106, 129, 110],
}, name='5x5_by_2_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3, 3, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [0.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 0.0])
c3 = Parameter('c3', (F32, [2]), [-0.5, 1.0])
t4 = Output('t4', (F32, [1, 2, 2, 2]))
t5 = Output('t5', (F32, [1, 1, 1, 2]))
x6 = Input('x6', (F32, [1, 3, 4, 2]))
c7 = Parameter('c7', (F32, [1, 2, 2, 2]), [0.0, 1.0, -1.0, 1.0, 0.0, 0.0, -1.0, 1.0])
c8 = Parameter('c8', (F32, [2]), [-0.5, 1.0])
t9 = Output('t9', (F32, [1, 2, 2, 2]))
t10 = Output('t10', (F32, [1, 1, 2, 2]))
x11 = Input('x11', (F32, [1, 4, 3, 2]))
c12 = Parameter('c12', (F32, [1, 2, 2, 2]), [1.0, -1.0, 0.0, 1.0, -1.0, 0.0, -1.0, -1.0])
c13 = Parameter('c13', (F32, [2]), [-0.5, 1.0])
t14 = Output('t14', (F32, [1, 2, 2, 2]))
t15 = Output('t15', (F32, [1, 2, 1, 2]))
x16 = Input('x16', (F32, [1, 4, 4, 2]))
c17 = Parameter('c17', (F32, [1, 2, 2, 2]), [-1.0, 0.0, 0.0, 0.0, -1.0, 0.0, -1.0, 0.0])
c18 = Parameter('c18', (F32, [2]), [-0.5, 1.0])
t19 = Output('t19', (F32, [1, 2, 2, 2]))
t20 = Output('t20', (F32, [1, 2, 2, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 2, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 2, 2, 1, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 2, 2, 1, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 2, 2, 2, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 1, 2, 2, 1, 0).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 2, 2, 2, 1, 0).To(t15)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 1, 2, 2, 1, 0).To(t19)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 2, 2, 2, 1, 0).To(t20)
Example({
    x1: [-2.0, -1.0, -1.5, -1.5, 0.5, -0.5, -2.5, 1.5, -1.0, 0.5, -0.5, -2.5, 1.0, 3.0, 1.5, 1.5, -3.0, 2.5],
    t4: [2.5, 3.0, 0.0, -2.0, -2.0, 2.5, -0.5, 3.5],
    t5: [2.5, 3.0],
    x6: [-2.5, -1.0, 3.0, 2.0, 0.5, -2.0, 2.5, 2.0, 3.0, -2.5, -2.5, -0.5, -1.0, 0.5, 0.5, 3.0, -0.5, -0.5,
    0.5, 0.5, 1.5, -1.5, -1.5, 2.5],
    t9: [-1.0, 1.5, -3.5, 4.0, -1.0, 1.0, 1.0, 2.0],
    t10: [-1.0, 1.5, -3.5, 4.0],
    x11: [-1.0, -1.0, 2.0, -3.0, 1.0, -2.5, 0.5, 1.5, 1.0, 1.5, 2.0, -0.5, 1.5, 3.0, -1.5, -0.5, -1.0, -0.5,
    2.0, 3.0, 1.5, -2.0, 3.0, -2.0],
    t14: [-3.0, -2.5, -1.5, 3.5, -2.5, -0.5, -4.5, 1.5],
    t15: [-3.0, -2.5, -2.5, -0.5],
    x16: packed('|i1',
    'c-jTQfeip43<9u>p#R?s3~k9e2ZREx2DM&F`I1wA7_JfI', 0.5
),
    t19: [-1.5, 1.0, 7.5, 1.0, -1.5, 1.0, -1.0, 1.0],
    t20: [-1.5, 1.0, 7.5, 1.0, -1.5, 1.0, -1.0, 1.0],
}, name='2x2_by_2').AddVariations('float16').DisableLifeTimeVariation()

# How padding is shared out depends on what a stride leaves of an image, every pair of a side and
# the next longer one.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [128, 130, 126, 126, 126, 130, 130, 128])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [-2, 4])
t4 = Output('t4', (U8, [1, 2, 2, 2], 0.5, 120))
t5 = Output('t5', (U8, [1, 1, 1, 2], 0.5, 120))
x6 = Input('x6', (U8, [1, 3, 4, 2], 0.5, 120))
c7 = Parameter('c7', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [0, 4, -2, 4, 0, 0, -2, 4], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c8 = Parameter('c8', (I32, [2]), [-2, 8])
t9 = Output('t9', (U8, [1, 2, 2, 2], 0.5, 120))
t10 = Output('t10', (U8, [1, 1, 2, 2], 0.5, 120))
x11 = Input('x11', (U8, [1, 4, 3, 2], 0.5, 120))
c12 = Parameter('c12', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 128, 130, 126, 128, 126, 126])
c13 = Parameter('c13', (I32, [2], 0.25, 0), [-2, 4])
t14 = Output('t14', (U8, [1, 2, 2, 2], 0.5, 120))
t15 = Output('t15', (U8, [1, 2, 1, 2], 0.5, 120))
x16 = Input('x16', (U8, [1, 4, 4, 2], 0.5, 120))
c17 = Parameter('c17', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 2, 2, 2]), [-2, 0, 0, 0, -2, 0, -2, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c18 = Parameter('c18', (I32, [2]), [-2, 8])
t19 = Output('t19', (U8, [1, 2, 2, 2], 0.5, 120))
t20 = Output('t20', (U8, [1, 2, 2, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 2, 2, 1, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 2, 2, 1, 0).To(t5)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 1, 2, 2, 1, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', x6, c7, c8, 2, 2, 2, 1, 0).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 1, 2, 2, 1, 0).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 2, 2, 2, 1, 0).To(t15)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 1, 2, 2, 1, 0).To(t19)
model.Operation('DEPTHWISE_CONV_2D', x16, c17, c18, 2, 2, 2, 1, 0).To(t20)
Example({
    x1: [116, 118, 117, 117, 121, 119, 115, 123, 118, 121, 119, 115, 122, 126, 123, 123, 114, 125],
    t4: [125, 126, 120, 116, 116, 125, 119, 127],
    t5: [125, 126],
    x6: [115, 118, 126, 124, 121, 116, 125, 124, 126, 115, 115, 119, 118, 121, 121, 126, 119, 119, 121, 121,
    123, 117, 117, 125],
    t9: [118, 123, 113, 128, 118, 122, 122, 124],
    t10: [118, 123, 113, 128],
    x11: [118, 118, 124, 114, 122, 115, 121, 123, 122, 123, 124, 119, 123, 126, 117, 119, 118, 119, 124, 126,
    123, 116, 126, 116],
    t14: [114, 115, 117, 127, 115, 119, 111, 123],
    t15: [114, 115, 115, 119],
    x16: packed('|i1',
    'c-jTQfeip43<9v9fni3_+ihD@Hw_dFHYSc-@U?4x_8$)9'
),
    t19: [117, 122, 135, 122, 117, 122, 118, 122],
    t20: [117, 122, 135, 122, 117, 122, 118, 122],
}, name='2x2_by_2_quant8').AddVariations(signed(x1, c2, t4, t5, x6, t9, t10, x11, c12, t14, t15, x16, t19, t20)).DisableLifeTimeVariation()
