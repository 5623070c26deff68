# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: what may follow it.

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

# A result depends on its neighbors: MUL, TANH, MAX_POOL_2D, MINIMUM, SIN, GATHER, PRELU, GATHER,
# ADD, LOGISTIC, MUL, SOFTMAX.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [0.375, 0.8125, 0.9375, 0.625])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4]), [-0.6875, 0.75, 0.875, -0.9375])
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (I32, [4]), [2, 0, 3, 1])
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (F32, [4]), [0.625, -0.5, -0.5, -1.0])
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (I32, [4]), [2, 0, 3, 1])
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (F32, [4]), [-0.6875, -0.875, -0.75, -1.0])
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (F32, [4]), [0.3125, 0.4375, -0.4375, -0.3125])
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
t20 = Output('t20', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('TANH', t3).To(t4)
model.Operation('MAX_POOL_2D', t4, 1, 1, 1, 3, 2, 0).To(t5)
model.Operation('MINIMUM', t5, c6).To(t7)
model.Operation('SIN', t7).To(t8)
model.Operation('GATHER', t8, 2, c9).To(t10)
model.Operation('PRELU', t10, c11).To(t12)
model.Operation('GATHER', t12, 1, c13).To(t14)
model.Operation('ADD', t14, c15, 1).To(t16)
model.Operation('LOGISTIC', t16).To(t17)
model.Operation('MUL', t17, c18, 0).To(t19)
model.Operation('SOFTMAX', t19, 1.0).To(t20)
Example({
    x1: packed('|i1',
    'c-jF#0KfnD0RZRc9_<AI?F;7R>G%p23J&oN0}lB8;27!)_y_j+6A=OH0ucWP0tNBv3FzVS4h9Va2NC}e^Y0Y$1{wamo*b|', 0.0625
),
    t20: packed('<f4',
    'c-p(!RkwR?lFYN4SZEl=C(qfsOYL_VmmoG8hVjWyp5qxlX^vMoHX4TU$=gu~03)?(BL'
),
}, name='of_2').DisableLifeTimeVariation()

# A result depends on its neighbors: MUL, ADD, CHANNEL_SHUFFLE, SUB, SELECT, PAD, CHANNEL_SHUFFLE,
# MINIMUM, SPACE_TO_BATCH_ND, SUB, RELU6, TRANSPOSE.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [-0.4375, 0.5625, 0.125, 0.5625])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [4]), [-0.75, 0.6875, 0.5625, -0.25])
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [-0.875, -0.8125, -0.1875, -0.6875])
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU<3gMIAQ=J2xNeXfFW2J0|<b`pn?DdssJJ'
))
c10 = Parameter('c10', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfn1{~r(l83OMT7UKmT{Rj;G{uA@}1?30%3hfIZ|MCLv1r+oB81fn68}t?t1{dTT@9*{W<`nh&4j1?f;s)lqR3A<', 0.0625
))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t13 = Internal('t13', (F32, [1, 7, 5, 5]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (F32, [4]), [0.875, 0.375, -0.625, 0.6875])
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (I32, [2]), [2, 2])
c19 = Parameter('c19', (I32, [2, 2]), [0, 0, 0, 0])
t20 = Internal('t20', (F32, [4, 2, 2, 4]))
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
c22 = Parameter('c22', (F32, [4]), [-0.625, 0.6875, 0.875, 0.75])
t23 = Internal('t23', (F32, [1, 4, 4, 4]))
t24 = Internal('t24', (F32, [1, 4, 4, 4]))
t25 = Output('t25', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('ADD', t3, c4, 1).To(t5)
model.Operation('CHANNEL_SHUFFLE', t5, 2, 3).To(t6)
model.Operation('SUB', t6, c7, 0).To(t8)
model.Operation('SELECT', c9, t8, c10).To(t11)
model.Operation('PAD', t11, c12).To(t13)
model.Operation('SLICE', t13, [0, 2, 1, 0], [1, 4, 4, 4]).To(t14)
model.Operation('CHANNEL_SHUFFLE', t14, 2, 3).To(t15)
model.Operation('MINIMUM', t15, c16).To(t17)
model.Operation('SPACE_TO_BATCH_ND', t17, c18, c19).To(t20)
model.Operation('BATCH_TO_SPACE_ND', t20, c18).To(t21)
model.Operation('SUB', t21, c22, 0).To(t23)
model.Operation('RELU6', t23).To(t24)
model.Operation('TRANSPOSE', t24, [0, 2, 3, 1]).To(t25)
Example({
    x1: packed('|i1',
    'c-jF#0KfkT^B@xx0p=I_4Fnz_{OA4oAm9cS0080b_v8%c2@~NL6!sMI^YQTL4Coi@3E>?79sc(N4;<+4`3~;{1pV;3mml{', 0.0625
),
    t25: ([0.625, 0.625, 0.625, 0.625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 4)[:64],
}, name='of_19').DisableLifeTimeVariation()

# A result depends on its neighbors: MUL, DIV, RESHAPE, DIV, ADD, MINIMUM, LOGISTIC, ADD, ADD,
# TANH, CONV_2D, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [0.0625, -0.0625, -0.6875, -0.6875])
t3 = Output('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [4]), [1.8125, 1.0, 2.0, 1.5])
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [1.0625, 1.8125, 1.9375, 1.0])
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4]), [0.0, -0.9375, -0.125, 0.75])
t11 = Output('t11', (F32, [1, 4, 4, 4]))
t12 = Output('t12', (F32, [1, 4, 4, 4]))
t13 = Output('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [-0.875, -0.75, 0.1875, 0.6875])
t15 = Output('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrgu?+wK48kzN|2LC%v*gMGwzE)XO0&0J{1r2|4-T7r5(f', 0.0625
))
c18 = Parameter('c18', (F32, [4]), [0.75, 0.25, -0.5, 0.0])
t19 = Output('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (F32, [4]), [1.0, -0.8125, -0.25, -0.1875])
t21 = Output('t21', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('DIV', t3, c4, 0).To(t5)
model.Operation('RESHAPE', t5, [1, 4, 4, 4]).To(t6)
model.Operation('DIV', t6, c7, 0).To(t8)
model.Operation('ADD', t8, t8, 3).To(t9)
model.Operation('MINIMUM', t9, c10).To(t11)
model.Operation('LOGISTIC', t11).To(t12)
model.Operation('ADD', t12, t12, 3).To(t13)
model.Operation('ADD', t13, c14, 0).To(t15)
model.Operation('TANH', t15).To(t16)
model.Operation('CONV_2D', t16, c17, c18, 1, 1, 1, 0).To(t19)
model.Operation('ADD', t19, c20, 0).To(t21)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkd;~(Mr4gMPm?(PW^83XPN`SuP34gC%H?hP0p6BXbT|N0v95d{YQ6!7B^{222G=mi-3=o=gw7a-&N_7?}0x*QP', 0.0625
),
    t3: packed('<i2',
    'c-j+^T^;)Cv)FY`p<{D}p5H&l!=9JM@>#L)hfv`U`L~h@B8*OtKEFS?@9&!p_5v(F`q?E;{`ezt{fyMh1@^zWm^U*p{A2w8pWz<^'
    '1H*p?AOk{!SpWY4Nk$<5-+wS*0J6c#{sEN(<$(Ht3IMH)K(P', 0.00390625
),
    t5: packed('<f4',
    'c-k$CAq&D#6oqeCT{DYd6T|Di`_^p2z`bS@%l?3M;RTCmG>KV@Ho@KdOd^PBb%JH+pAft<!^b&%hvNY30RY?|>GlS&6W}3fgtYcQ'
    'w`)t6v}wKB3Nl-YtNuv02(T5Pkemyy_CL4nN=Ny)db7=UXFQBmf4#i8=G6tob94`5$MfYv%~r2eWr3+?r7AZ2B+LSyo=X*;8-vMF'
    'C93rqAo?gL^coE#QKYqDO~^U2N8$*3#^*$QA`_wZMkDzgy=?MB<}ZWOTPp'
),
    t6: packed('<f4',
    'c-k$CAq&D#6oqeCT{DYd6T|Di`_^p2z`bS@%l?3M;RTCmG>KV@Ho@KdOd^PBb%JH+pAft<!^b&%hvNY30RY?|>GlS&6W}3fgtYcQ'
    'w`)t6v}wKB3Nl-YtNuv02(T5Pkemyy_CL4nN=Ny)db7=UXFQBmf4#i8=G6tob94`5$MfYv%~r2eWr3+?r7AZ2B+LSyo=X*;8-vMF'
    'C93rqAo?gL^coE#QKYqDO~^U2N8$*3#^*$QA`_wZMkDzgy=?MB<}ZWOTPp'
),
    t8: packed('<f4',
    'c-q^+z!2(_mCdlDMUr7huONeu^0CmnS%RzYwmfG@Pn^4Y>S@8%8Y_-5_}FEyz6)eCZ#>3ucVlp<#+B^VQ|*?9_5k&#wX9|6d78}7'
    'v%!fWO-Ca1U5nGIcTeXq9N$^IO3T)16^oz*Lt5|JRquf8MRz0^-reyEW#L%6N~?EDsA$86WcR0A-KNU<w1~!VupBRce3s=Y$G#Rh'
    'VS@(syeu`|4!av-$p*&_OhZ_BJN9J+CmXN?&-9J(-WsB|p~=_QcAx#8JvRGoZ0+{h?%iu|V`IC|W{>SYAlh%ccb~njwe9{rd-v|!'
    'z1Pm()@GlbjqTq3Fu6T8`}P3<GzD(w'
),
    t9: packed('<f4',
    'c-k$EAq&Dl7=|CvU^NJuEg}Ys$=wZBELMNPK*RpVg2Bbr1%qK@!657xXqe3fgG(|H!>ZNq#*TYGp1YTaFM|zuWd4W@SdXui^udQ6'
    'Bw;Sx94{$zlFnIBGLa4qhsIAiRIXvRvmrGORB(fMs+`tO<603PUxJdZbOaE>8x{<ryJ3Izb7l1&qDK0jf?n%i3O_)99)gl56wE<s'
    'Y?&wl1-7y@mLa*?yqCK5wRG5){I|7j#vc*{Hhl'
),
    t11: packed('<i4',
    'c-muNAPKBypbV_S5D|EA0Eii&7@3VtZXbr+|Nj(W07Yjsv;', 5.960464477539063e-08
),
    t12: packed('<f4',
    'c-mt~4PL>J8q5I2$ZT{zh;4=;C&GFUh#8<5nT<_u3WnT-54u3i0L92`Y;qWC?d|OBDZv1rmOdu'
),
    t13: packed('<i4',
    'c-mt~4Gv&P4Q7C1WHve<#LmHx6Jgy8#0*f3%*H0Cfgv~HLo^UGKru2Kn;eE(Mg|5(N-zKro-HT', 5.960464477539063e-08
),
    t15: packed('<i4',
    'c-mt~4GCaK4Pk&{WHve<#LmHx6Jgy8#0*f3%*H0Cfi9<TL4g~HH$X8mdjl3Z47CjZ8JU2X5sH!7j9BC_)B*r-H#;r', 5.960464477539063e-08
),
    t16: packed('<f4',
    'c-lK@YPkKRsbMq}BeT)@Ahsa7+?q;*sX)vR#mH=aEOI^Qa{p}o%Yir_ijmp*SmZF&+U~Qrrvw84_>gMO'
),
    t19: packed('<f4',
    'c-q_W@<`#YT4&FMjr^O6b}gGF_VS4Hv5mJ-_#pPwjn1Bqf&2zAe!|9E<-CFX%)1Z1pK5aY>+8L{*iN?2zuN9{@O_Z$E-@57h;6!y'
    'oxk+pmR1;l?=CUDzX!LZ@vr9NXJxt^#L9Rzz~Jof=>n_yxY-!5q3}U$AP&_({}YLSEgZ<7YHzoHpS}G)2(|-Z()a*SnR;{'
),
    t21: packed('<f4',
    'c-p%meq={2+oB~K=5gHI>2`S*xA+mI$MbSg_#pPFd5e}TSkGYq<8PRkYty!#gZZxA`%|+rf0f?rYEE%Vc-5|C_kN{P7dHwY#GcjF'
    '+`h~1Rx6BuuZw&7Kf7CL$G`Y3KQv48<e@oQCvIG_{eI$$-_pZ#v{CpVHV~h>e!&KbuYDTG|7yQ)|2|4E0CCch_y'
),
}, name='of_24').DisableLifeTimeVariation()

# A result depends on its neighbors: MUL, TRANSPOSE, PAD, SPACE_TO_DEPTH, ADD, SPLIT, MINIMUM,
# CHANNEL_SHUFFLE, MAXIMUM, DIV, GATHER, RELU.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [-0.25, 0.5625, -0.5625, 0.4375])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t6 = Internal('t6', (F32, [1, 7, 5, 5]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 2, 2, 16]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 2]))
t12 = Internal('t12', (F32, [1, 4, 4, 2]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [0.6875, 0.9375, 0.75, 0.125])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (F32, [4]), [1.5625, 1.875, 1.875, 1.25])
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (I32, [4]), [2, 0, 3, 1])
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
t22 = Output('t22', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, [0, 2, 3, 1]).To(t4)
model.Operation('PAD', t4, c5).To(t6)
model.Operation('SLICE', t6, [0, 2, 1, 0], [1, 4, 4, 4]).To(t7)
model.Operation('SPACE_TO_DEPTH', t7, 2).To(t8)
model.Operation('DEPTH_TO_SPACE', t8, 2).To(t9)
model.Operation('ADD', t9, t9, 3).To(t10)
model.Operation('SPLIT', t10, 3, 2).To(t11, t12)
model.Operation('CONCATENATION', t12, t11, 3).To(t13)
model.Operation('MINIMUM', t13, c14).To(t15)
model.Operation('CHANNEL_SHUFFLE', t15, 2, 3).To(t16)
model.Operation('MAXIMUM', t16, t16).To(t17)
model.Operation('DIV', t17, c18, 0).To(t19)
model.Operation('GATHER', t19, 3, c20).To(t21)
model.Operation('RELU', t21).To(t22)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm|>+1Fj8u}Cm6!7)n^zHNj5bhWQ;`0L(4-f<f9S;BRANU*!{TL1e0`~q51N<8E_3h#H0PYwA0rBGb;rapsnIFF', 0.0625
),
    t22: packed('<f4',
    'c-no7yAgmO5Cu0jaR@EJBEXO)jO|H_pau&#0wZG*>+tx5$_>oj+cyglLd00zI!DM`|6C$lP)6;(N5Bhakdk&Um95S9%8<UFgzIj;'
    '-e+cGZJz{F*SFxTK3h}13u~>T<mJbH0U^vFCI'
),
}, name='of_25').DisableLifeTimeVariation()

# A result depends on its neighbors: MUL, CHANNEL_SHUFFLE, DIV, DIV, DEPTHWISE_CONV_2D, GATHER,
# DEPTHWISE_CONV_2D, SPLIT, MAX_POOL_2D, SPACE_TO_BATCH_ND, RELU, RELU6.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [-0.3125, 0.125, -0.375, -0.875])
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4]), [1.125, 1.375, 1.625, 1.8125])
t6 = Output('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [1.375, 1.0, 1.625, 2.0])
t8 = Output('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (F32, [1, 1, 3, 4]), [0.0625, -0.125, 0.0625, -0.0625, 0.125, 0.0625, 0.125, -0.0625, -0.125, -0.125, 0.0, 0.0])
c10 = Parameter('c10', (F32, [4]), [0.0, 0.5, 0.75, -0.75])
t11 = Output('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (I32, [4]), [2, 0, 3, 1])
t13 = Output('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [1, 1, 3, 4]), [0.0, -0.125, -0.125, -0.0625, -0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625])
c15 = Parameter('c15', (F32, [4]), [-0.25, -0.75, 0.5, -0.75])
t16 = Output('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 2]))
t18 = Internal('t18', (F32, [1, 4, 4, 2]))
t19 = Output('t19', (F32, [1, 4, 4, 4]))
t20 = Output('t20', (F32, [1, 4, 4, 4]))
c21 = Parameter('c21', (I32, [2]), [2, 2])
c22 = Parameter('c22', (I32, [2, 2]), [0, 0, 0, 0])
t23 = Internal('t23', (F32, [4, 2, 2, 4]))
t24 = Output('t24', (F32, [1, 4, 4, 4]))
t25 = Output('t25', (F32, [1, 4, 4, 4]))
t26 = Output('t26', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('CHANNEL_SHUFFLE', t3, 2, 3).To(t4)
model.Operation('DIV', t4, c5, 0).To(t6)
model.Operation('DIV', t6, c7, 0).To(t8)
model.Operation('DEPTHWISE_CONV_2D', t8, c9, c10, 1, 1, 1, 1, 3).To(t11)
model.Operation('GATHER', t11, 3, c12).To(t13)
model.Operation('DEPTHWISE_CONV_2D', t13, c14, c15, 1, 1, 1, 1, 3).To(t16)
model.Operation('SPLIT', t16, 3, 2).To(t17, t18)
model.Operation('CONCATENATION', t18, t17, 3).To(t19)
model.Operation('MAX_POOL_2D', t19, 1, 1, 1, 3, 2, 0).To(t20)
model.Operation('SPACE_TO_BATCH_ND', t20, c21, c22).To(t23)
model.Operation('BATCH_TO_SPACE_ND', t23, c21).To(t24)
model.Operation('RELU', t24).To(t25)
model.Operation('RELU6', t25).To(t26)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkd4fYBe0}=A=2Ok0V=?@+m6#L=?3hCeq@(S+${Pp<j=kM+u`Wp=U1P$c(2=D<01M~P56&L~Z<PGll1_l+p{vHe', 0.0625
),
    t3: packed('<i2',
    'c-mVgWm8heHtR?{pW7$hOUq)KHRP7O5$QT`?#YoqTtA!&GS8*`Dfto?A<40+LsuZ-(<3&&g6UcXpKMNS`lG>f=hlA)hX4N=fFzju'
    '{}0Gw1mpi883r)^58*IE6oG`mYC)`j0JS+izW', 0.00390625
),
    t4: packed('<i2',
    'c-mWLBUMs2i|t6f8{a40WtU=_<usPO=@L0`?#PorTuwg<GSkleDT(_MA-Rd8LpMR-(<48&g6RcXpKLar_@i-$=hlA)hX4P81jBz2'
    '{QnQgWCUZVAXoy#`Om-z;{1mY|G}*P4F3SR(mlT', 0.00390625
),
    t6: packed('<f4',
    'c-jE~0ssC0qX3q27sa2B(Vim!x+h`eqfcSvFHa*Jqn^~{0NEp}7h=?o>BSlxy4jxq>DePyy2T@_UF;)Ox}MbJUB&kRivW8ZT~0>h'
    'Mc6C==ytg{i|n~Ly6h~+i`WP_0EsNBT_*_RqE2DQ=!r%EqKPb3=uRxEbi^!G=-3E2bWSv&E`XZnlx*0j2MPBeg5qc1uEb}K$V7KB'
    'E{O{cK%IBGl=chw>+HF)Vx3qZiyimXVr+N1(a!f(VhIZl(d;6=K0Us^zC1oYzdgJ@zP-P`Jv~3YK0QCazP&#^KD<6YKD|G_zP!FY'
    'zC1rZK0Um>K0H3YzCFA?zP>*`y*$4nLVO<'
),
    t8: packed('<f4',
    'c-qrnd~@0c@!t6&7gd$@ccmxpUHm#RS^u^2-^Hp|k{R|We-z(zW!lSLslU7S%-4UpNBQKgUgeLmW<VM!AKUwVS9fQ%NNl#-3fC1n'
    'yI#cXoZB6{^WLsl9k1>c9QPQW=p2l#;$T{oo#^%AiQBG4Pju8?Wa}I(sR7bJ`I2mt3_V$?6;lKwO4(PIzi8@yzHnX9bH5XxzBB4+'
    'cAs-_{N6rgdiU1X6D=E)9B;hnK3G0GN$`97#kz9oq?O(0E>2vu&(3z=zI`@!cKdDi*zViAZ=bEL-CjEzyM6mW<Q`i)AaCEkJ^O5d'
    'YHaOn_5ekJ8f^F20p)G?+Ux@W3X_0>'
),
    t11: packed('<f4',
    'c-mc!KdXUZ9EPum=ol2DOq9&#<NZShlf__q&+wLS@XS7ij845@;7rFLi!Y!IvWP{Z6e+u#-a&?|=enQnyPr=Mj0;358y`+Hx$t(P'
    'Pb;5;>95>k?foz~O_aOZY#4b(wtU0#pv{8XvI@aoE=)z-@x1_!j=aF1xp58J$|Y@jM2t-*)quF}CtWTnTlbZdVx>*OW}LC$tpAA1'
    '@XKYMR`=Efb^l`ybw|CBm)l_uU+c~5ADyQ^09`;hQ~'
),
    t13: packed('<f4',
    'c-mc!y=uY$6oo%hlm;^tR4h0th_kc#l@3lW4o-0h_y(DM3URcM7jV*{bnyj*4B}FBDbj$@66o%MIFt?__ndq0;nX7VA$|a&Ht{=T'
    'f-{6OQGcQF3U7||^hmg!la1v+lxZ#r`zN?Sx>u&#BmIO#(9!)@BoUzpU(eF{nt1p_(vqJj;~K=l2uuBCVY=T~f%=81%)y06XGK->'
    's=MJYsQ5dc29RrKc^gWeji=v&Lc4cgOy`fb|NThc08!yMQ~'
),
    t16: ([0.0, 0.0, 0.5, 0.0] * 16)[:64],
    t19: ([0.5, 0.0, 0.0, 0.0] * 16)[:64],
    t20: ([0.5, 0.0, 0.0, 0.0] * 16)[:64],
    t24: ([0.5, 0.0, 0.0, 0.0] * 16)[:64],
    t25: ([0.5, 0.0, 0.0, 0.0] * 16)[:64],
    t26: ([0.5, 0.0, 0.0, 0.0] * 16)[:64],
}, name='of_30').DisableLifeTimeVariation()

# A result depends on its neighbors: MUL, ADD, LOGISTIC, MAX_POOL_2D, SPACE_TO_DEPTH, MAX_POOL_2D,
# RELU6, DEPTHWISE_CONV_2D, ADD, SPACE_TO_DEPTH, AVERAGE_POOL_2D, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [0.0625, 0.4375, -0.75, -0.375])
t3 = Output('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [4]), [-0.0625, -0.625, 0.1875, -0.3125])
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
t7 = Output('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 2, 2, 16]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
t10 = Output('t10', (F32, [1, 4, 4, 4]))
t11 = Output('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (F32, [1, 1, 3, 4]), [0.125, 0.0625, 0.0625, 0.0625, 0.0625, -0.0625, -0.125, 0.0, 0.0625, 0.125, 0.0, -0.125])
c13 = Parameter('c13', (F32, [4]), [0.5, 0.25, 0.75, 0.0])
t14 = Output('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (F32, [4]), [-0.1875, -0.5, 0.25, -0.5625])
t16 = Output('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 2, 2, 16]))
t18 = Output('t18', (F32, [1, 4, 4, 4]))
t19 = Output('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (F32, [4]), [-0.4375, -0.9375, -0.9375, 0.125])
t21 = Output('t21', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('ADD', t3, c4, 0).To(t5)
model.Operation('LOGISTIC', t5).To(t6)
model.Operation('MAX_POOL_2D', t6, 1, 1, 1, 3, 2, 0).To(t7)
model.Operation('SPACE_TO_DEPTH', t7, 2).To(t8)
model.Operation('DEPTH_TO_SPACE', t8, 2).To(t9)
model.Operation('MAX_POOL_2D', t9, 1, 1, 1, 3, 2, 0).To(t10)
model.Operation('RELU6', t10).To(t11)
model.Operation('DEPTHWISE_CONV_2D', t11, c12, c13, 1, 1, 1, 1, 3).To(t14)
model.Operation('ADD', t14, c15, 1).To(t16)
model.Operation('SPACE_TO_DEPTH', t16, 2).To(t17)
model.Operation('DEPTH_TO_SPACE', t17, 2).To(t18)
model.Operation('AVERAGE_POOL_2D', t18, 1, 1, 1, 2, 3, 0).To(t19)
model.Operation('ADD', t19, c20, 1).To(t21)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn91r`D2;1dAs6#X6Z=@|qR;{@gp8{zs8;R*KZ_4V}u<K+Dc85ZOR69Vk)=^F|f4jJ?n2=E^c2lC(<@d*yrupH<', 0.0625
),
    t3: packed('<i2',
    'c-s4{{NvYC1sR4nJt{$;<FC9BF}*N{e{YG3fcg}h*PC0M7)=9&xYqwz!QT3!;!XUXBT`9MJVY%HxbYdTI3PKF%9{TS|Na93!+!<_'
    'AoUN(0J0buK|BcaKakDv55!;q%Y)e<<qTjQ0HWhNvj', 0.00390625
),
    t5: packed('<i2',
    'c-nj1tg-59gU^OLZ$g+J?`N68GL^ySzwDAL4DCnW+!o&Q>EqOfL%;YnBECPB(73bzO$pZ_mLIG$K79K(@kRmX_aia?LEs;VU;xt$'
    '{}>qlGcW>am>4670y2Q&|Nem(ATCHH1Be6wYw=K^', 0.00390625
),
    t6: packed('<f4',
    'c-s437aafmP<#6nUyr2k1!radKV_KC!0LRNLHWC{)#<%Oy-z1h;M^5#AZPsG+>`>LWv?fk75yuFR-2(V?7~Nh?~9wa{Z8vS+Y!Xh'
    'c%h~_%5BU46%2P8?DBXSSd<t$ysa4;R`{qf?EihTq50o0_NZSQ>($&C?6-V9%MiuXZ*QQq@#CSHS6^AJyz%avNY}^Y?lTPT3_}0e'
    '!(K7iKl=7|qV~@p?tu^gGS3wK{fU+HU2@}Yria~s7|)ou{y%9f&D8d2gB={$LrHrGf{WRM1?@nBa1k&G761S|vu?H'
),
    t7: packed('<f4',
    'c-s5V>OB2F5Hqkk7cuzmEdsI)K$ro9jrX2=y=#I25MTJX>+FS(#$gv;PdF<I#1}rw0&#8Fh5vSWcR-lIE{}nM(V79sJ_*7MAlz*I'
    'tA4-FNg(dG-~YAWzL}}NUhOLb5ck_}0pcj8eg^h1At?UI@J;(CkQRmGPuiSJ%z>gnEX~AhF3t4GSeogf`5z#bW;z4JCyk};5x@=%'
    '?NLPRG59c5Pz(SY30&|'
),
    t9: packed('<f4',
    'c-s5V>OB2F5Hqkk7cuzmEdsI)K$ro9jrX2=y=#I25MTJX>+FS(#$gv;PdF<I#1}rw0&#8Fh5vSWcR-lIE{}nM(V79sJ_*7MAlz*I'
    'tA4-FNg(dG-~YAWzL}}NUhOLb5ck_}0pcj8eg^h1At?UI@J;(CkQRmGPuiSJ%z>gnEX~AhF3t4GSeogf`5z#bW;z4JCyk};5x@=%'
    '?NLPRG59c5Pz(SY30&|'
),
    t10: packed('<f4',
    'c-s5V>TK{IiWz|THLLRl82$*NcTIrfkGsxZcs&7uKgyoH@ZT=)Bn&eEalKt$KMdQ0=>0x$Y`_0&f4v$4+i&^W&%hogij0}q!=zC#'
    'b088nmu7m1gwL2u+mj0HP%!{4IABK'
),
    t11: packed('<f4',
    'c-s5V>TK{IiWz|THLLRl82$*NcTIrfkGsxZcs&7uKgyoH@ZT=)Bn&eEalKt$KMdQ0=>0x$Y`_0&f4v$4+i&^W&%hogij0}q!=zC#'
    'b088nmu7m1gwL2u+mj0HP%!{4IABK'
),
    t14: packed('<f4',
    'c-mt)Xu-hHC<DO^G6sKv{NF$}2>)S_x$yUU9>ec<=3xAXf&aqaOgDz#mliYpZduImM}6@Hh37^L4(Dew7yz*X!_1TZK>mCndo~ak'
    'GtBJwFTchx|NU!**+5*(AlC0M#K<sTrGa7gv<8M^_lACf391YV3yr{7qQOWMjV}%6FE9dQi3T%ifj&(Jg*he+3NuX@BpOYm?d|Lt'
    'kgzSOd;l}gPm}'
),
    t16: packed('<i4',
    'c-muNuwY<dkb&dBK>lwa4Z?rG{5&Ar9E|@k@B{g7K=xuV{sY7c3`PtN3^N%FfLH;D{ek@XKzcS17lZlNfc)1${%as#49I5$@*9Bs'
    '1|YwIA%Wp3Ljl7lFwOvC{QPe~{!1YH3m9hrF{J<i@X$1S', 5.960464477539063e-08
),
    t18: packed('<i4',
    'c-muNuwY<dkb&dBK>lwa4Z?rG{5&Ar9E|@k@B{g7K=xuV{sY7c3`PtN3^N%FfLH;D{ek@XKzcS17lZlNfc)1${%as#49I5$@*9Bs'
    '1|YwIA%Wp3Ljl7lFwOvC{QPe~{!1YH3m9hrF{J<i@X$1S', 5.960464477539063e-08
),
    t19: packed('<f4',
    'c-p0jtqQ_m7)B3XfV%;U*CA+HvI|~-NmtYrEnb3PvRD=bi$!5g_-??Jffi9vOk(qI6ZUK@*bRsGoac>M5K$t|iST(d;KNLAcroO`'
    'mnUVpEzatj+LJe#b0K8PQcT2#qJAs3RJ0lH6l4u74qR!e$Lh6uq^=Xt=17;F2r@c(_v9%KC*6JK{hv<VrAqBD5>HD;V*'
),
    t21: packed('<f4',
    'c-muNzy=zSFbFt6@d6}%0uU>JdA}Llfg}twF#KeY1Cq~ycmq^^KalJI;uTPSHINhm;%qSgDuWu3gkc7T?+m&?(hrCWz<gPTP#{?j'
    '#63`cE|8o6#4ABuJ1YhoI|ew$<Xhw60|5NJ8o2'
),
}, name='of_57').DisableLifeTimeVariation()

# A result depends on its neighbors: MUL, RELU6, AVERAGE_POOL_2D, MINIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.5, 7), [7, 9, 5, 5])
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Output('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
c6 = Parameter('c6', (U8, [4], 0.5, 120), [136, 113, 91, 102])
t7 = Output('t7', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('RELU6', t3).To(t4)
model.Operation('AVERAGE_POOL_2D', t4, 1, 1, 1, 2, 2, 0).To(t5)
model.Operation('MINIMUM', t5, c6).To(t7)
Example({
    x1: packed('<i2',
    'c-m_YjV)Rhv?h3ah>uUsrV`tk3xZM_V&m4ev^FhV>D@jhBV%?=_tdt?&AU7!mlm|tRnA?sZdFR_jHdZs%lx-T`7uxk0LIcEfB'
),
    t3: packed('<i2',
    'c-pH7om^KD<TAG+WXY0>O*NY<7R>9Zh@IqA(VFL9;hh;%kr7%_F*R#?#jfSkD++RoD(3n*RitD`RLo!IRk3~AA_fWp0F!VY!v'
),
    t4: packed('<i2',
    'c-pI|XsN5HsAvJAmWq}dAZ}@aa4Qg?r2;Bmfe;5PYiVJi5C8zThaVF'
),
    t5: packed('<i2',
    'c-p0jiwOWA5JDSUG9=*!&#Ms<p7;U1K?z!6hGcgq(GqyO{XX>;t5T@(sROfG9}x'
),
    t7: ([120, 113, 91, 102] * 16)[:64],
}, name='of_60_quant8').AddVariations(signed(x1, c2, t3, t4, t5, c6, t7)).DisableLifeTimeVariation()

# A result depends on its neighbors: MUL, PRELU.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.5, 7), [5, 9, 7, 7])
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [4], 0.015625, 128), [181, 149, 78, 105])
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('PRELU', t3, c4).To(t5)
Example({
    x1: packed('<i2',
    'c-nK^9%@(Ev~T{za`)-0*86X$jQ42`E1K0kJ8<9Xy<zKu7Hpo`v19U_?M>^07gVi?^7FT^Se-GUYHM9zNs!<66+0Lx1ORddAtw'
),
    t3: packed('<i2',
    'c-p1QAre4906<Z9QZ!8_P~AWf>}zHu$(YeJlD0u`J?`MwH$Og%6K$Y~gqFRhu1Fion{1=|Y`8db=9PZo{NCheFM>H9o&'
),
    t5: packed('<i2',
    'c-mXPy`rMNsiGpeqN2ioeMLoiK}E%^vWkl6?1~Ee+=`0u%@q~SlPf9;fO2IkDk>JHR#bFMsHiCJtEgB6)XP92006&mA3p'
),
}, name='of_66_quant8').AddVariations(signed(x1, c2, t3, c4, t5)).DisableLifeTimeVariation()

# A result depends on its neighbors: MUL, MUL.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.5, 7), [5, 7, 9, 5])
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [4], 0.5, 7), [9, 5, 9, 9])
t5 = Output('t5', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('MUL', t3, c4, 0).To(t5)
Example({
    x1: packed('<i2',
    'c-ouj>(J+w(%n0GmwWM?g)Xi!;gcHz+~@l3tB%{Y*~_u0dRqF<t<kBywl3b$MN{mGGTqzamnSv(*X%9qvG44OWuOoM0O+(F>i'
),
    t5: packed('<i2',
    'c-o7va7bEK(VZMy;a(e3;j(&4#pHqo6>}FERm54@Ryfv`R-~I-SEMFyuJE2(S7BGzUePwuv!ZEXNkw7G#)_WF3={$YzLgxj'
),
}, name='of_74_quant8').AddVariations(signed(x1, c2, t3, c4, t5)).DisableLifeTimeVariation()
