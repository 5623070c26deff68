# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: long rows, channels first.

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

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 37]))
c2 = Parameter('c2', (F32, [1, 3, 3, 2]), [2.0, -1.0, 0.0, -1.0, 1.0, -2.0, 1.0, 2.0, 0.0, 2.0, -2.0, 2.0, 2.0, -2.0, -2.0, 1.0, 2.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 2, 3, 37]))
c5 = Parameter('c5', (F32, [1, 1, 3, 2]), [0.0, 1.0, 2.0, -1.0, 2.0, 0.0])
c6 = Parameter('c6', (F32, [2]), [0.5, -1.0])
t7 = Output('t7', (F32, [1, 2, 3, 18]))
c8 = Parameter('c8', (F32, [1, 3, 3, 2]), [-1.0, 1.0, 1.0, -2.0, 1.0, -2.0, -1.0, -2.0, 2.0, 1.0, 0.0, 2.0, 0.0, -1.0, 0.0, -1.0, 2.0, 1.0])
c9 = Parameter('c9', (F32, [2]), [0.5, -1.0])
t10 = Output('t10', (F32, [1, 2, 3, 37]))
x11 = Input('x11', (F32, [2, 2, 2, 19]))
c12 = Parameter('c12', (F32, [1, 3, 3, 2]), [2.0, 1.0, -1.0, -2.0, 0.0, 0.0, -1.0, 0.0, 0.0, 1.0, -2.0, 1.0, -2.0, 0.0, 1.0, 2.0, 2.0, -2.0])
c13 = Parameter('c13', (F32, [2]), [0.5, -1.0])
t14 = Output('t14', (F32, [2, 2, 2, 19]))
c15 = Parameter('c15', (F32, [1, 1, 3, 2]), [-1.0, -2.0, -2.0, 2.0, 1.0, -1.0])
c16 = Parameter('c16', (F32, [2]), [0.5, -1.0])
t17 = Output('t17', (F32, [2, 2, 2, 9]))
c18 = Parameter('c18', (F32, [1, 3, 3, 2]), [-2.0, 0.0, -2.0, 0.0, 1.0, 1.0, 0.0, -1.0, -1.0, -2.0, -1.0, -1.0, 1.0, 2.0, 1.0, -1.0, -1.0, 0.0])
c19 = Parameter('c19', (F32, [2]), [0.5, -1.0])
t20 = Output('t20', (F32, [2, 2, 2, 19]))
x21 = Input('x21', (F32, [1, 2, 1, 131]))
c22 = Parameter('c22', (F32, [1, 3, 3, 2]), [-1.0, -2.0, 0.0, 1.0, 2.0, -2.0, 2.0, -1.0, 1.0, -2.0, -1.0, 2.0, -1.0, -2.0, 0.0, 2.0, -2.0, -1.0])
c23 = Parameter('c23', (F32, [2]), [0.5, -1.0])
t24 = Output('t24', (F32, [1, 2, 1, 131]))
c25 = Parameter('c25', (F32, [1, 1, 3, 2]), [-2.0, 1.0, -2.0, 1.0, -2.0, -2.0])
c26 = Parameter('c26', (F32, [2]), [0.5, -1.0])
t27 = Output('t27', (F32, [1, 2, 1, 65]))
c28 = Parameter('c28', (F32, [1, 3, 3, 2]), [1.0, 1.0, -1.0, -1.0, 1.0, 0.0, -1.0, 0.0, -2.0, -1.0, -1.0, -1.0, -2.0, 0.0, 1.0, 0.0, 0.0, 2.0])
c29 = Parameter('c29', (F32, [2]), [0.5, -1.0])
t30 = Output('t30', (F32, [1, 2, 1, 131]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0, True).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c5, c6, 2, 2, 1, 1, 0, True).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x1, c8, c9, 1, 1, 1, 1, 0, True, 2, 1).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 1, 1, 1, 1, 0, True).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x11, c15, c16, 2, 2, 1, 1, 0, True).To(t17)
model.Operation('DEPTHWISE_CONV_2D', x11, c18, c19, 1, 1, 1, 1, 0, True, 2, 1).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 1, 1, 1, 1, 0, True).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x21, c25, c26, 2, 2, 1, 1, 0, True).To(t27)
model.Operation('DEPTHWISE_CONV_2D', x21, c28, c29, 1, 1, 1, 1, 0, True, 2, 1).To(t30)
Example({
    x1: ([0.5, -4.0, -3.5, 0.5, -2.0, 0.5, -0.5, 1.0, 1.5, -1.0, -0.5] * 21)[:222],
    t4: packed('|i1',
    'c-nQwSq?xj6ac`qs-!|w{Ner=asVZk61xyW>jZDUCLsntj&3|!r%;a(&w22vj1sdzo#=-|_?q*XI|fx3a=k{1cGp%tSP}8VN2Mw^'
    '2SY{o*~)5Q9*=Dc>hJ?oFLWO', 0.5
),
    t7: packed('|i1',
    'c-njXo00qX=dZt+nHe8LnCSf9%;<b(#=p!AfB&+7`}v#s50r_{|M?r8&-@1fM&3Z0', 0.5
),
    t10: packed('|i1',
    'c-nQwK@vb900q#bVFtw*3tJZMe<Mq5nB+&KTp(}tB3!9sN@vQ&I@~>%ZXyL3HF)lyKAaNDuz71wk-g#i#Hb>s(UIHD-}q_L)U!Az'
    '0@Lxb4Hx`cG~`f;eq|WLCGrE4RD9C', 0.5
),
    x11: ([-2.5, -4.0, 4.0, -1.5, -0.5, -4.0, 1.0, -3.5, -2.5, -2.0, 0.5] * 14)[:152],
    t14: packed('|i1',
    'c-mw6$M-}{faxC}$1gz$lZB7zyYffTm-1f)8N?w>e!i~^4|%`6|H99370P@k{EqeapEnF_kN*D^f-qTOCLj#^#wCt!*z>EHhA{}C'
    '8^!_vIP*vY', 0.5
),
    t17: packed('|i1',
    'c-oWuC&Izc^zGk2Fv0gv?w=$Z?}wM~KK}m&CKS0O*<dmvU;?BZCc_IRK*|At79|J', 0.5
),
    t20: packed('|i1',
    'c-mFWI}U&#3;<BTST&&*KTV^HuHOGrI=F}f@fX9$_NEu`yPsY++PxP<o+P5Js`63TP8?}wG)qw{gsoBFBRN}(W4Iks`LsJl0_FkI'
    '%$`O#&By@yGz;9Vlx98rWY{cN', 0.5
),
    x21: ([1.5, 2.5, -3.0, -2.5, -1.5, -3.0, 0.5, 3.5, 1.5, 0.5, -2.5] * 24)[:262],
    t24: packed('|i1',
    'c-s3f#P#{tm-p;~yuZH=43mS8{poLxzx)DUKfmW480JR+*=CJf', 0.5
),
    t27: packed('|i1',
    'c-s3bEBKoEH?Qp9*UW#(Vt!(0dd>Dl=;vn!9`cv~mKi)`', 0.5
),
    t30: packed('|i1',
    'c-mw9!^^|N{r|`RugnaL1Ht_D;~(Qcc20)BzrHd28W`sH-vF*$dEN', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 2, 3, 37], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 3, 3, 2], 0.5, 128), [132, 126, 128, 126, 130, 124, 130, 132, 128, 132, 124, 132, 132, 124, 124, 130, 132, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 2, 3, 37], 0.5, 120))
c5 = Parameter('c5', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 3, 2]), [0, 4, 4, -4, 4, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c6 = Parameter('c6', (I32, [2]), [2, -8])
t7 = Output('t7', (U8, [1, 2, 3, 18], 0.5, 120))
c8 = Parameter('c8', (U8, [1, 3, 3, 2], 0.5, 128), [126, 130, 130, 124, 130, 124, 126, 124, 132, 130, 128, 132, 128, 126, 128, 126, 132, 130])
c9 = Parameter('c9', (I32, [2], 0.25, 0), [2, -4])
t10 = Output('t10', (U8, [1, 2, 3, 37], 0.5, 120))
x11 = Input('x11', (U8, [2, 2, 2, 19], 0.5, 120))
c12 = Parameter('c12', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [4, 4, -2, -8, 0, 0, -2, 0, 0, 4, -4, 4, -4, 0, 2, 8, 4, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c13 = Parameter('c13', (I32, [2]), [2, -8])
t14 = Output('t14', (U8, [2, 2, 2, 19], 0.5, 120))
c15 = Parameter('c15', (U8, [1, 1, 3, 2], 0.5, 128), [126, 124, 124, 132, 130, 126])
c16 = Parameter('c16', (I32, [2], 0.25, 0), [2, -4])
t17 = Output('t17', (U8, [2, 2, 2, 9], 0.5, 120))
c18 = Parameter('c18', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 3, 3, 2]), [-4, 0, -4, 0, 2, 4, 0, -4, -2, -8, -2, -4, 2, 8, 2, -4, -2, 0], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c19 = Parameter('c19', (I32, [2]), [2, -8])
t20 = Output('t20', (U8, [2, 2, 2, 19], 0.5, 120))
x21 = Input('x21', (U8, [1, 2, 1, 131], 0.5, 120))
c22 = Parameter('c22', (U8, [1, 3, 3, 2], 0.5, 128), [126, 124, 128, 130, 132, 124, 132, 126, 130, 124, 126, 132, 126, 124, 128, 132, 124, 126])
c23 = Parameter('c23', (I32, [2], 0.25, 0), [2, -4])
t24 = Output('t24', (U8, [1, 2, 1, 131], 0.5, 120))
c25 = Parameter('c25', ('TENSOR_QUANT8_SYMM_PER_CHANNEL', [1, 1, 3, 2]), [-4, 4, -4, 4, -4, -8], extraParams=SymmPerChannelQuantParams(3, [0.5, 0.25]))
c26 = Parameter('c26', (I32, [2]), [2, -8])
t27 = Output('t27', (U8, [1, 2, 1, 65], 0.5, 120))
c28 = Parameter('c28', (U8, [1, 3, 3, 2], 0.5, 128), [130, 130, 126, 126, 130, 128, 126, 128, 124, 126, 126, 126, 124, 128, 130, 128, 128, 132])
c29 = Parameter('c29', (I32, [2], 0.25, 0), [2, -4])
t30 = Output('t30', (U8, [1, 2, 1, 131], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 1, 1, 1, 1, 0, True).To(t4)
model.Operation('DEPTHWISE_CONV_2D', x1, c5, c6, 2, 2, 1, 1, 0, True).To(t7)
model.Operation('DEPTHWISE_CONV_2D', x1, c8, c9, 1, 1, 1, 1, 0, True, 2, 1).To(t10)
model.Operation('DEPTHWISE_CONV_2D', x11, c12, c13, 1, 1, 1, 1, 0, True).To(t14)
model.Operation('DEPTHWISE_CONV_2D', x11, c15, c16, 2, 2, 1, 1, 0, True).To(t17)
model.Operation('DEPTHWISE_CONV_2D', x11, c18, c19, 1, 1, 1, 1, 0, True, 2, 1).To(t20)
model.Operation('DEPTHWISE_CONV_2D', x21, c22, c23, 1, 1, 1, 1, 0, True).To(t24)
model.Operation('DEPTHWISE_CONV_2D', x21, c25, c26, 2, 2, 1, 1, 0, True).To(t27)
model.Operation('DEPTHWISE_CONV_2D', x21, c28, c29, 1, 1, 1, 1, 0, True, 2, 1).To(t30)
Example({
    x1: ([121, 112, 113, 121, 116, 121, 119, 122, 123, 118, 119] * 21)[:222],
    t4: packed('<i2',
    'c-os>Q(je6Ul!L~7dr(PGbgnw-KVWIacW&nc?K?KT3u;nXIDviUQv2N6E0?1L}X@uYF%Y^Lv3ObPG)C!droU*RAN+CeHAWdWno@?'
    'WOQ;<b9+y1H7;f{!>|Sb<BDW2'
),
    t7: packed('<i2',
    'c-o6Du52#O&MmI4u8f8-(fP&I==|!+(&~!R()zr@;_4D86P;gJjLxqvVW1-b05WtjIs'
),
    t10: packed('<i2',
    'c-q~@F%m>D00q#!r4kJj@k59tB4cNe*x6BNDV)^>;sRdvdemQODVwMqSh&SZWULoh!_hVmZJp7^B3D9Ge(J(iBd5z?`f?VzYVgo;'
    '`zOANHTdDyJzTgtWgyqjpP5Azt|p&Xy8*GOX5#'
),
    x11: ([115, 112, 128, 117, 119, 112, 122, 113, 115, 116, 121] * 14)[:152],
    t14: packed('<i2',
    'c-pHeYm1rJQB~H~P}B)w*0fdS&(7>koSxfR(GOv^x8+tuw&tbhv{(2-nQ7f=wZ$bV6?IYNrCktaEzAUjVR=pc=!V7nVj5P_g>G04'
    '!yp9!<KRa_'
),
    t17: packed('<i2',
    'c-os**3-~ll~+~<CfdrTl})T`%}7kkEH45RGn*#X!DM>C1V}kdrWH(plrvBX006zcBFF'
),
    t20: packed('<i2',
    'c-qa(u?|2m5P)Hi%3#6JDAHCOlAcps8WvV>DjoX<{^^^3ft_p)?eyB#5Ll7-+NycDJlmTC&4cD07ln{H1!W-j=~$d{MVgu|r$E3#'
    'Ks>XR@f^>{0G9Dg@SajUJ0SUKAAaIXm;'
),
    x21: ([123, 125, 114, 115, 117, 114, 121, 127, 123, 121, 115] * 24)[:262],
    t24: packed('<i2',
    'c-kxPYRWFkNw4p0EzTVnW<y(jY;i+rdq-||dh5V2GZ{t!5C8xT40<a'
),
    t27: packed('<i2',
    'c-kwS+L>Hk+&Z;1xw@1rW>$Swa$QbWVRl6ec}#`@2LKESJyZ'
),
    t30: packed('<i2',
    'c-pHhX>Dm~E-xt0t*)pX2xd`1S!G#$V?}9EUPaNsF!PHUMgb520J0)`t^'
),
}, name='rows_quant8').AddVariations(signed(x1, c2, t4, t7, c8, t10, x11, t14, c15, t17, t20, x21, c22, t24, t27, c28, t30)).DisableLifeTimeVariation()
