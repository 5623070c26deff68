# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL and what may follow it: every operation after every other.

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

# MUL, TANH, MAX_POOL_2D, MINIMUM, SIN, GATHER, PRELU, GATHER, ADD, LOGISTIC, MUL, SOFTMAX
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (F32, [4]), [0.375, 0.8125, 0.9375, 0.625])
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
t22 = Internal('t22', (F32, [1, 4, 4, 4]))
c23 = Parameter('c23', (F32, [4]), [-0.6875, 0.75, 0.875, -0.9375])
t23 = Internal('t23', (F32, [1, 4, 4, 4]))
t24 = Internal('t24', (F32, [1, 4, 4, 4]))
places25 = Parameter('places25', (I32, [4]), [2, 0, 3, 1])
t25 = Internal('t25', (F32, [1, 4, 4, 4]))
c26 = Parameter('c26', (F32, [4]), [0.625, -0.5, -0.5, -1.0])
t26 = Internal('t26', (F32, [1, 4, 4, 4]))
places27 = Parameter('places27', (I32, [4]), [2, 0, 3, 1])
t27 = Internal('t27', (F32, [1, 4, 4, 4]))
c28 = Parameter('c28', (F32, [4]), [-0.6875, -0.875, -0.75, -1.0])
t28 = Internal('t28', (F32, [1, 4, 4, 4]))
t29 = Internal('t29', (F32, [1, 4, 4, 4]))
c30 = Parameter('c30', (F32, [4]), [0.3125, 0.4375, -0.4375, -0.3125])
t30 = Internal('t30', (F32, [1, 4, 4, 4]))
t31 = Output('t31', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MUL', input, c20, 0).To(t20)
model.Operation('TANH', t20).To(t21)
model.Operation('MAX_POOL_2D', t21, 1, 1, 1, 3, 2, 0).To(t22)
model.Operation('MINIMUM', t22, c23).To(t23)
model.Operation('SIN', t23).To(t24)
model.Operation('GATHER', t24, 2, places25).To(t25)
model.Operation('PRELU', t25, c26).To(t26)
model.Operation('GATHER', t26, 1, places27).To(t27)
model.Operation('ADD', t27, c28, 1).To(t28)
model.Operation('LOGISTIC', t28).To(t29)
model.Operation('MUL', t29, c30, 0).To(t30)
model.Operation('SOFTMAX', t30, 1.0).To(t31)
Example({
    input: packed('|i1',
    'c-jF#0KfnD0RZRc9_<AI?F;7R>G%p23J&oN0}lB8;27!)_y_j+6A=OH0ucWP0tNBv3FzVS4h9Va2NC}e^Y0Y$1{wamo*b|', 0.0625
),
    t31: packed('<f4',
    'c-p(!RkwR?lFYN4SZEl=C(qfsOYL_VmmoG8hVjWyp5qxlX^vMoHX4TU$=gu~03)?(BL'
),
}, name='of_2').DisableLifeTimeVariation()

# MUL, ADD, CHANNEL_SHUFFLE, SUB, SELECT, PAD, CHANNEL_SHUFFLE, MINIMUM, SPACE_TO_BATCH_ND, SUB,
# RELU6, TRANSPOSE
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c190 = Parameter('c190', (F32, [4]), [-0.4375, 0.5625, 0.125, 0.5625])
t190 = Internal('t190', (F32, [1, 4, 4, 4]))
c191 = Parameter('c191', (F32, [4]), [-0.75, 0.6875, 0.5625, -0.25])
t191 = Internal('t191', (F32, [1, 4, 4, 4]))
t192 = Internal('t192', (F32, [1, 4, 4, 4]))
c193 = Parameter('c193', (F32, [4]), [-0.875, -0.8125, -0.1875, -0.6875])
t193 = Internal('t193', (F32, [1, 4, 4, 4]))
choice194 = Parameter('choice194', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU<3gMIAQ=J2xNeXfFW2J0|<b`pn?DdssJJ'
))
other194 = Parameter('other194', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfn1{~r(l83OMT7UKmT{Rj;G{uA@}1?30%3hfIZ|MCLv1r+oB81fn68}t?t1{dTT@9*{W<`nh&4j1?f;s)lqR3A<', 0.0625
))
t194 = Internal('t194', (F32, [1, 4, 4, 4]))
sides195 = Parameter('sides195', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide195 = Internal('wide195', (F32, [1, 7, 5, 5]))
begin195 = Parameter('begin195', (I32, [4]), [0, 2, 1, 0])
size195 = Parameter('size195', (I32, [4]), [1, 4, 4, 4])
t195 = Internal('t195', (F32, [1, 4, 4, 4]))
t196 = Internal('t196', (F32, [1, 4, 4, 4]))
c197 = Parameter('c197', (F32, [4]), [0.875, 0.375, -0.625, 0.6875])
t197 = Internal('t197', (F32, [1, 4, 4, 4]))
block198 = Parameter('block198', (I32, [2]), [2, 2])
none198 = Parameter('none198', (I32, [2, 2]), [0, 0, 0, 0])
many198 = Internal('many198', (F32, [4, 2, 2, 4]))
t198 = Internal('t198', (F32, [1, 4, 4, 4]))
c199 = Parameter('c199', (F32, [4]), [-0.625, 0.6875, 0.875, 0.75])
t199 = Internal('t199', (F32, [1, 4, 4, 4]))
t200 = Internal('t200', (F32, [1, 4, 4, 4]))
where201 = Parameter('where201', (I32, [4]), [0, 2, 3, 1])
t201 = Output('t201', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MUL', input, c190, 0).To(t190)
model.Operation('ADD', t190, c191, 1).To(t191)
model.Operation('CHANNEL_SHUFFLE', t191, 2, 3).To(t192)
model.Operation('SUB', t192, c193, 0).To(t193)
model.Operation('SELECT', choice194, t193, other194).To(t194)
model.Operation('PAD', t194, sides195).To(wide195)
model.Operation('SLICE', wide195, begin195, size195).To(t195)
model.Operation('CHANNEL_SHUFFLE', t195, 2, 3).To(t196)
model.Operation('MINIMUM', t196, c197).To(t197)
model.Operation('SPACE_TO_BATCH_ND', t197, block198, none198).To(many198)
model.Operation('BATCH_TO_SPACE_ND', many198, block198).To(t198)
model.Operation('SUB', t198, c199, 0).To(t199)
model.Operation('RELU6', t199).To(t200)
model.Operation('TRANSPOSE', t200, where201).To(t201)
Example({
    input: packed('|i1',
    'c-jF#0KfkT^B@xx0p=I_4Fnz_{OA4oAm9cS0080b_v8%c2@~NL6!sMI^YQTL4Coi@3E>?79sc(N4;<+4`3~;{1pV;3mml{', 0.0625
),
    t201: ([0.625, 0.625, 0.625, 0.625, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] * 4)[:64],
}, name='of_19').DisableLifeTimeVariation()

# MUL, DIV, RESHAPE, DIV, ADD, MINIMUM, LOGISTIC, ADD, ADD, TANH, CONV_2D, ADD
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c240 = Parameter('c240', (F32, [4]), [0.0625, -0.0625, -0.6875, -0.6875])
t240 = Output('t240', (F32, [1, 4, 4, 4]))
c241 = Parameter('c241', (F32, [4]), [1.8125, 1.0, 2.0, 1.5])
t241 = Output('t241', (F32, [1, 4, 4, 4]))
where242 = Parameter('where242', (I32, [4]), [1, 4, 4, 4])
t242 = Output('t242', (F32, [1, 4, 4, 4]))
c243 = Parameter('c243', (F32, [4]), [1.0625, 1.8125, 1.9375, 1.0])
t243 = Output('t243', (F32, [1, 4, 4, 4]))
t244 = Output('t244', (F32, [1, 4, 4, 4]))
c245 = Parameter('c245', (F32, [4]), [0.0, -0.9375, -0.125, 0.75])
t245 = Output('t245', (F32, [1, 4, 4, 4]))
t246 = Output('t246', (F32, [1, 4, 4, 4]))
t247 = Output('t247', (F32, [1, 4, 4, 4]))
c248 = Parameter('c248', (F32, [4]), [-0.875, -0.75, 0.1875, 0.6875])
t248 = Output('t248', (F32, [1, 4, 4, 4]))
t249 = Output('t249', (F32, [1, 4, 4, 4]))
filter250 = Parameter('filter250', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-jrgu?+wK48kzN|2LC%v*gMGwzE)XO0&0J{1r2|4-T7r5(f', 0.0625
))
bias250 = Parameter('bias250', (F32, [4]), [0.75, 0.25, -0.5, 0.0])
t250 = Output('t250', (F32, [1, 4, 4, 4]))
c251 = Parameter('c251', (F32, [4]), [1.0, -0.8125, -0.25, -0.1875])
t251 = Output('t251', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MUL', input, c240, 0).To(t240)
model.Operation('DIV', t240, c241, 0).To(t241)
model.Operation('RESHAPE', t241, where242).To(t242)
model.Operation('DIV', t242, c243, 0).To(t243)
model.Operation('ADD', t243, t243, 3).To(t244)
model.Operation('MINIMUM', t244, c245).To(t245)
model.Operation('LOGISTIC', t245).To(t246)
model.Operation('ADD', t246, t246, 3).To(t247)
model.Operation('ADD', t247, c248, 0).To(t248)
model.Operation('TANH', t248).To(t249)
model.Operation('CONV_2D', t249, filter250, bias250, 1, 1, 1, 0).To(t250)
model.Operation('ADD', t250, c251, 0).To(t251)
Example({
    input: packed('|i1',
    'c-jF#0Kfkd;~(Mr4gMPm?(PW^83XPN`SuP34gC%H?hP0p6BXbT|N0v95d{YQ6!7B^{222G=mi-3=o=gw7a-&N_7?}0x*QP', 0.0625
),
    t240: packed('<i2',
    'c-j+^T^;)Cv)FY`p<{D}p5H&l!=9JM@>#L)hfv`U`L~h@B8*OtKEFS?@9&!p_5v(F`q?E;{`ezt{fyMh1@^zWm^U*p{A2w8pWz<^'
    '1H*p?AOk{!SpWY4Nk$<5-+wS*0J6c#{sEN(<$(Ht3IMH)K(P', 0.00390625
),
    t241: packed('<f4',
    'c-k$CAq&D#6oqeCT{DYd6T|Di`_^p2z`bS@%l?3M;RTCmG>KV@Ho@KdOd^PBb%JH+pAft<!^b&%hvNY30RY?|>GlS&6W}3fgtYcQ'
    'w`)t6v}wKB3Nl-YtNuv02(T5Pkemyy_CL4nN=Ny)db7=UXFQBmf4#i8=G6tob94`5$MfYv%~r2eWr3+?r7AZ2B+LSyo=X*;8-vMF'
    'C93rqAo?gL^coE#QKYqDO~^U2N8$*3#^*$QA`_wZMkDzgy=?MB<}ZWOTPp'
),
    t242: packed('<f4',
    'c-k$CAq&D#6oqeCT{DYd6T|Di`_^p2z`bS@%l?3M;RTCmG>KV@Ho@KdOd^PBb%JH+pAft<!^b&%hvNY30RY?|>GlS&6W}3fgtYcQ'
    'w`)t6v}wKB3Nl-YtNuv02(T5Pkemyy_CL4nN=Ny)db7=UXFQBmf4#i8=G6tob94`5$MfYv%~r2eWr3+?r7AZ2B+LSyo=X*;8-vMF'
    'C93rqAo?gL^coE#QKYqDO~^U2N8$*3#^*$QA`_wZMkDzgy=?MB<}ZWOTPp'
),
    t243: packed('<f4',
    'c-q^+z!2(_mCdlDMUr7huONeu^0CmnS%RzYwmfG@Pn^4Y>S@8%8Y_-5_}FEyz6)eCZ#>3ucVlp<#+B^VQ|*?9_5k&#wX9|6d78}7'
    'v%!fWO-Ca1U5nGIcTeXq9N$^IO3T)16^oz*Lt5|JRquf8MRz0^-reyEW#L%6N~?EDsA$86WcR0A-KNU<w1~!VupBRce3s=Y$G#Rh'
    'VS@(syeu`|4!av-$p*&_OhZ_BJN9J+CmXN?&-9J(-WsB|p~=_QcAx#8JvRGoZ0+{h?%iu|V`IC|W{>SYAlh%ccb~njwe9{rd-v|!'
    'z1Pm()@GlbjqTq3Fu6T8`}P3<GzD(w'
),
    t244: packed('<f4',
    'c-k$EAq&Dl7=|CvU^NJuEg}Ys$=wZBELMNPK*RpVg2Bbr1%qK@!657xXqe3fgG(|H!>ZNq#*TYGp1YTaFM|zuWd4W@SdXui^udQ6'
    'Bw;Sx94{$zlFnIBGLa4qhsIAiRIXvRvmrGORB(fMs+`tO<603PUxJdZbOaE>8x{<ryJ3Izb7l1&qDK0jf?n%i3O_)99)gl56wE<s'
    'Y?&wl1-7y@mLa*?yqCK5wRG5){I|7j#vc*{Hhl'
),
    t245: packed('<i4',
    'c-muNAPKBypbV_S5D|EA0Eii&7@3VtZXbr+|Nj(W07Yjsv;', 5.960464477539063e-08
),
    t246: packed('<f4',
    'c-mt~4PL>J8q5I2$ZT{zh;4=;C&GFUh#8<5nT<_u3WnT-54u3i0L92`Y;qWC?d|OBDZv1rmOdu'
),
    t247: packed('<i4',
    'c-mt~4Gv&P4Q7C1WHve<#LmHx6Jgy8#0*f3%*H0Cfgv~HLo^UGKru2Kn;eE(Mg|5(N-zKro-HT', 5.960464477539063e-08
),
    t248: packed('<i4',
    'c-mt~4GCaK4Pk&{WHve<#LmHx6Jgy8#0*f3%*H0Cfi9<TL4g~HH$X8mdjl3Z47CjZ8JU2X5sH!7j9BC_)B*r-H#;r', 5.960464477539063e-08
),
    t249: packed('<f4',
    'c-lK@YPkKRsbMq}BeT)@Ahsa7+?q;*sX)vR#mH=aEOI^Qa{p}o%Yir_ijmp*SmZF&+U~Qrrvw84_>gMO'
),
    t250: packed('<f4',
    'c-q_W@<`#YT4&FMjr^O6b}gGF_VS4Hv5mJ-_#pPwjn1Bqf&2zAe!|9E<-CFX%)1Z1pK5aY>+8L{*iN?2zuN9{@O_Z$E-@57h;6!y'
    'oxk+pmR1;l?=CUDzX!LZ@vr9NXJxt^#L9Rzz~Jof=>n_yxY-!5q3}U$AP&_({}YLSEgZ<7YHzoHpS}G)2(|-Z()a*SnR;{'
),
    t251: packed('<f4',
    'c-p%meq={2+oB~K=5gHI>2`S*xA+mI$MbSg_#pPFd5e}TSkGYq<8PRkYty!#gZZxA`%|+rf0f?rYEE%Vc-5|C_kN{P7dHwY#GcjF'
    '+`h~1Rx6BuuZw&7Kf7CL$G`Y3KQv48<e@oQCvIG_{eI$$-_pZ#v{CpVHV~h>e!&KbuYDTG|7yQ)|2|4E0CCch_y'
),
}, name='of_24').DisableLifeTimeVariation()

# MUL, TRANSPOSE, PAD, SPACE_TO_DEPTH, ADD, SPLIT, MINIMUM, CHANNEL_SHUFFLE, MAXIMUM, DIV, GATHER,
# RELU
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c250 = Parameter('c250', (F32, [4]), [-0.25, 0.5625, -0.5625, 0.4375])
t250 = Internal('t250', (F32, [1, 4, 4, 4]))
where251 = Parameter('where251', (I32, [4]), [0, 2, 3, 1])
t251 = Internal('t251', (F32, [1, 4, 4, 4]))
sides252 = Parameter('sides252', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide252 = Internal('wide252', (F32, [1, 7, 5, 5]))
begin252 = Parameter('begin252', (I32, [4]), [0, 2, 1, 0])
size252 = Parameter('size252', (I32, [4]), [1, 4, 4, 4])
t252 = Internal('t252', (F32, [1, 4, 4, 4]))
deep253 = Internal('deep253', (F32, [1, 2, 2, 16]))
t253 = Internal('t253', (F32, [1, 4, 4, 4]))
t254 = Internal('t254', (F32, [1, 4, 4, 4]))
part_0_255 = Internal('part_0_255', (F32, [1, 4, 4, 2]))
part_1_255 = Internal('part_1_255', (F32, [1, 4, 4, 2]))
t255 = Internal('t255', (F32, [1, 4, 4, 4]))
c256 = Parameter('c256', (F32, [4]), [0.6875, 0.9375, 0.75, 0.125])
t256 = Internal('t256', (F32, [1, 4, 4, 4]))
t257 = Internal('t257', (F32, [1, 4, 4, 4]))
t258 = Internal('t258', (F32, [1, 4, 4, 4]))
c259 = Parameter('c259', (F32, [4]), [1.5625, 1.875, 1.875, 1.25])
t259 = Internal('t259', (F32, [1, 4, 4, 4]))
places260 = Parameter('places260', (I32, [4]), [2, 0, 3, 1])
t260 = Internal('t260', (F32, [1, 4, 4, 4]))
t261 = Output('t261', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MUL', input, c250, 0).To(t250)
model.Operation('TRANSPOSE', t250, where251).To(t251)
model.Operation('PAD', t251, sides252).To(wide252)
model.Operation('SLICE', wide252, begin252, size252).To(t252)
model.Operation('SPACE_TO_DEPTH', t252, 2).To(deep253)
model.Operation('DEPTH_TO_SPACE', deep253, 2).To(t253)
model.Operation('ADD', t253, t253, 3).To(t254)
model.Operation('SPLIT', t254, 3, 2).To(part_0_255, part_1_255)
model.Operation('CONCATENATION', part_1_255, part_0_255, 3).To(t255)
model.Operation('MINIMUM', t255, c256).To(t256)
model.Operation('CHANNEL_SHUFFLE', t256, 2, 3).To(t257)
model.Operation('MAXIMUM', t257, t257).To(t258)
model.Operation('DIV', t258, c259, 0).To(t259)
model.Operation('GATHER', t259, 3, places260).To(t260)
model.Operation('RELU', t260).To(t261)
Example({
    input: packed('|i1',
    'c-jF#0Kfm|>+1Fj8u}Cm6!7)n^zHNj5bhWQ;`0L(4-f<f9S;BRANU*!{TL1e0`~q51N<8E_3h#H0PYwA0rBGb;rapsnIFF', 0.0625
),
    t261: packed('<f4',
    'c-no7yAgmO5Cu0jaR@EJBEXO)jO|H_pau&#0wZG*>+tx5$_>oj+cyglLd00zI!DM`|6C$lP)6;(N5Bhakdk&Um95S9%8<UFgzIj;'
    '-e+cGZJz{F*SFxTK3h}13u~>T<mJbH0U^vFCI'
),
}, name='of_25').DisableLifeTimeVariation()

# MUL, CHANNEL_SHUFFLE, DIV, DIV, DEPTHWISE_CONV_2D, GATHER, DEPTHWISE_CONV_2D, SPLIT,
# MAX_POOL_2D, SPACE_TO_BATCH_ND, RELU, RELU6
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c300 = Parameter('c300', (F32, [4]), [-0.3125, 0.125, -0.375, -0.875])
t300 = Output('t300', (F32, [1, 4, 4, 4]))
t301 = Output('t301', (F32, [1, 4, 4, 4]))
c302 = Parameter('c302', (F32, [4]), [1.125, 1.375, 1.625, 1.8125])
t302 = Output('t302', (F32, [1, 4, 4, 4]))
c303 = Parameter('c303', (F32, [4]), [1.375, 1.0, 1.625, 2.0])
t303 = Output('t303', (F32, [1, 4, 4, 4]))
filter304 = Parameter('filter304', (F32, [1, 1, 3, 4]), [0.0625, -0.125, 0.0625, -0.0625, 0.125, 0.0625, 0.125, -0.0625, -0.125, -0.125, 0.0, 0.0])
bias304 = Parameter('bias304', (F32, [4]), [0.0, 0.5, 0.75, -0.75])
t304 = Output('t304', (F32, [1, 4, 4, 4]))
places305 = Parameter('places305', (I32, [4]), [2, 0, 3, 1])
t305 = Output('t305', (F32, [1, 4, 4, 4]))
filter306 = Parameter('filter306', (F32, [1, 1, 3, 4]), [0.0, -0.125, -0.125, -0.0625, -0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625, 0.0625])
bias306 = Parameter('bias306', (F32, [4]), [-0.25, -0.75, 0.5, -0.75])
t306 = Output('t306', (F32, [1, 4, 4, 4]))
part_0_307 = Internal('part_0_307', (F32, [1, 4, 4, 2]))
part_1_307 = Internal('part_1_307', (F32, [1, 4, 4, 2]))
t307 = Output('t307', (F32, [1, 4, 4, 4]))
t308 = Output('t308', (F32, [1, 4, 4, 4]))
block309 = Parameter('block309', (I32, [2]), [2, 2])
none309 = Parameter('none309', (I32, [2, 2]), [0, 0, 0, 0])
many309 = Internal('many309', (F32, [4, 2, 2, 4]))
t309 = Output('t309', (F32, [1, 4, 4, 4]))
t310 = Output('t310', (F32, [1, 4, 4, 4]))
t311 = Output('t311', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MUL', input, c300, 0).To(t300)
model.Operation('CHANNEL_SHUFFLE', t300, 2, 3).To(t301)
model.Operation('DIV', t301, c302, 0).To(t302)
model.Operation('DIV', t302, c303, 0).To(t303)
model.Operation('DEPTHWISE_CONV_2D', t303, filter304, bias304, 1, 1, 1, 1, 3).To(t304)
model.Operation('GATHER', t304, 3, places305).To(t305)
model.Operation('DEPTHWISE_CONV_2D', t305, filter306, bias306, 1, 1, 1, 1, 3).To(t306)
model.Operation('SPLIT', t306, 3, 2).To(part_0_307, part_1_307)
model.Operation('CONCATENATION', part_1_307, part_0_307, 3).To(t307)
model.Operation('MAX_POOL_2D', t307, 1, 1, 1, 3, 2, 0).To(t308)
model.Operation('SPACE_TO_BATCH_ND', t308, block309, none309).To(many309)
model.Operation('BATCH_TO_SPACE_ND', many309, block309).To(t309)
model.Operation('RELU', t309).To(t310)
model.Operation('RELU6', t310).To(t311)
Example({
    input: packed('|i1',
    'c-jF#0Kfkd4fYBe0}=A=2Ok0V=?@+m6#L=?3hCeq@(S+${Pp<j=kM+u`Wp=U1P$c(2=D<01M~P56&L~Z<PGll1_l+p{vHe', 0.0625
),
    t300: packed('<i2',
    'c-mVgWm8heHtR?{pW7$hOUq)KHRP7O5$QT`?#YoqTtA!&GS8*`Dfto?A<40+LsuZ-(<3&&g6UcXpKMNS`lG>f=hlA)hX4N=fFzju'
    '{}0Gw1mpi883r)^58*IE6oG`mYC)`j0JS+izW', 0.00390625
),
    t301: packed('<i2',
    'c-mWLBUMs2i|t6f8{a40WtU=_<usPO=@L0`?#PorTuwg<GSkleDT(_MA-Rd8LpMR-(<48&g6RcXpKLar_@i-$=hlA)hX4P81jBz2'
    '{QnQgWCUZVAXoy#`Om-z;{1mY|G}*P4F3SR(mlT', 0.00390625
),
    t302: packed('<f4',
    'c-jE~0ssC0qX3q27sa2B(Vim!x+h`eqfcSvFHa*Jqn^~{0NEp}7h=?o>BSlxy4jxq>DePyy2T@_UF;)Ox}MbJUB&kRivW8ZT~0>h'
    'Mc6C==ytg{i|n~Ly6h~+i`WP_0EsNBT_*_RqE2DQ=!r%EqKPb3=uRxEbi^!G=-3E2bWSv&E`XZnlx*0j2MPBeg5qc1uEb}K$V7KB'
    'E{O{cK%IBGl=chw>+HF)Vx3qZiyimXVr+N1(a!f(VhIZl(d;6=K0Us^zC1oYzdgJ@zP-P`Jv~3YK0QCazP&#^KD<6YKD|G_zP!FY'
    'zC1rZK0Um>K0H3YzCFA?zP>*`y*$4nLVO<'
),
    t303: packed('<f4',
    'c-qrnd~@0c@!t6&7gd$@ccmxpUHm#RS^u^2-^Hp|k{R|We-z(zW!lSLslU7S%-4UpNBQKgUgeLmW<VM!AKUwVS9fQ%NNl#-3fC1n'
    'yI#cXoZB6{^WLsl9k1>c9QPQW=p2l#;$T{oo#^%AiQBG4Pju8?Wa}I(sR7bJ`I2mt3_V$?6;lKwO4(PIzi8@yzHnX9bH5XxzBB4+'
    'cAs-_{N6rgdiU1X6D=E)9B;hnK3G0GN$`97#kz9oq?O(0E>2vu&(3z=zI`@!cKdDi*zViAZ=bEL-CjEzyM6mW<Q`i)AaCEkJ^O5d'
    'YHaOn_5ekJ8f^F20p)G?+Ux@W3X_0>'
),
    t304: packed('<f4',
    'c-mc!KdXUZ9EPum=ol2DOq9&#<NZShlf__q&+wLS@XS7ij845@;7rFLi!Y!IvWP{Z6e+u#-a&?|=enQnyPr=Mj0;358y`+Hx$t(P'
    'Pb;5;>95>k?foz~O_aOZY#4b(wtU0#pv{8XvI@aoE=)z-@x1_!j=aF1xp58J$|Y@jM2t-*)quF}CtWTnTlbZdVx>*OW}LC$tpAA1'
    '@XKYMR`=Efb^l`ybw|CBm)l_uU+c~5ADyQ^09`;hQ~'
),
    t305: packed('<f4',
    'c-mc!y=uY$6oo%hlm;^tR4h0th_kc#l@3lW4o-0h_y(DM3URcM7jV*{bnyj*4B}FBDbj$@66o%MIFt?__ndq0;nX7VA$|a&Ht{=T'
    'f-{6OQGcQF3U7||^hmg!la1v+lxZ#r`zN?Sx>u&#BmIO#(9!)@BoUzpU(eF{nt1p_(vqJj;~K=l2uuBCVY=T~f%=81%)y06XGK->'
    's=MJYsQ5dc29RrKc^gWeji=v&Lc4cgOy`fb|NThc08!yMQ~'
),
    t306: ([0.0, 0.0, 0.5, 0.0] * 16)[:64],
    t307: ([0.5, 0.0, 0.0, 0.0] * 16)[:64],
    t308: ([0.5, 0.0, 0.0, 0.0] * 16)[:64],
    t309: ([0.5, 0.0, 0.0, 0.0] * 16)[:64],
    t310: ([0.5, 0.0, 0.0, 0.0] * 16)[:64],
    t311: ([0.5, 0.0, 0.0, 0.0] * 16)[:64],
}, name='of_30').DisableLifeTimeVariation()

# MUL, ADD, LOGISTIC, MAX_POOL_2D, SPACE_TO_DEPTH, MAX_POOL_2D, RELU6, DEPTHWISE_CONV_2D, ADD,
# SPACE_TO_DEPTH, AVERAGE_POOL_2D, ADD
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c570 = Parameter('c570', (F32, [4]), [0.0625, 0.4375, -0.75, -0.375])
t570 = Output('t570', (F32, [1, 4, 4, 4]))
c571 = Parameter('c571', (F32, [4]), [-0.0625, -0.625, 0.1875, -0.3125])
t571 = Output('t571', (F32, [1, 4, 4, 4]))
t572 = Output('t572', (F32, [1, 4, 4, 4]))
t573 = Output('t573', (F32, [1, 4, 4, 4]))
deep574 = Internal('deep574', (F32, [1, 2, 2, 16]))
t574 = Output('t574', (F32, [1, 4, 4, 4]))
t575 = Output('t575', (F32, [1, 4, 4, 4]))
t576 = Output('t576', (F32, [1, 4, 4, 4]))
filter577 = Parameter('filter577', (F32, [1, 1, 3, 4]), [0.125, 0.0625, 0.0625, 0.0625, 0.0625, -0.0625, -0.125, 0.0, 0.0625, 0.125, 0.0, -0.125])
bias577 = Parameter('bias577', (F32, [4]), [0.5, 0.25, 0.75, 0.0])
t577 = Output('t577', (F32, [1, 4, 4, 4]))
c578 = Parameter('c578', (F32, [4]), [-0.1875, -0.5, 0.25, -0.5625])
t578 = Output('t578', (F32, [1, 4, 4, 4]))
deep579 = Internal('deep579', (F32, [1, 2, 2, 16]))
t579 = Output('t579', (F32, [1, 4, 4, 4]))
t580 = Output('t580', (F32, [1, 4, 4, 4]))
c581 = Parameter('c581', (F32, [4]), [-0.4375, -0.9375, -0.9375, 0.125])
t581 = Output('t581', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('MUL', input, c570, 0).To(t570)
model.Operation('ADD', t570, c571, 0).To(t571)
model.Operation('LOGISTIC', t571).To(t572)
model.Operation('MAX_POOL_2D', t572, 1, 1, 1, 3, 2, 0).To(t573)
model.Operation('SPACE_TO_DEPTH', t573, 2).To(deep574)
model.Operation('DEPTH_TO_SPACE', deep574, 2).To(t574)
model.Operation('MAX_POOL_2D', t574, 1, 1, 1, 3, 2, 0).To(t575)
model.Operation('RELU6', t575).To(t576)
model.Operation('DEPTHWISE_CONV_2D', t576, filter577, bias577, 1, 1, 1, 1, 3).To(t577)
model.Operation('ADD', t577, c578, 1).To(t578)
model.Operation('SPACE_TO_DEPTH', t578, 2).To(deep579)
model.Operation('DEPTH_TO_SPACE', deep579, 2).To(t579)
model.Operation('AVERAGE_POOL_2D', t579, 1, 1, 1, 2, 3, 0).To(t580)
model.Operation('ADD', t580, c581, 1).To(t581)
Example({
    input: packed('|i1',
    'c-jF#0Kfn91r`D2;1dAs6#X6Z=@|qR;{@gp8{zs8;R*KZ_4V}u<K+Dc85ZOR69Vk)=^F|f4jJ?n2=E^c2lC(<@d*yrupH<', 0.0625
),
    t570: packed('<i2',
    'c-s4{{NvYC1sR4nJt{$;<FC9BF}*N{e{YG3fcg}h*PC0M7)=9&xYqwz!QT3!;!XUXBT`9MJVY%HxbYdTI3PKF%9{TS|Na93!+!<_'
    'AoUN(0J0buK|BcaKakDv55!;q%Y)e<<qTjQ0HWhNvj', 0.00390625
),
    t571: packed('<i2',
    'c-nj1tg-59gU^OLZ$g+J?`N68GL^ySzwDAL4DCnW+!o&Q>EqOfL%;YnBECPB(73bzO$pZ_mLIG$K79K(@kRmX_aia?LEs;VU;xt$'
    '{}>qlGcW>am>4670y2Q&|Nem(ATCHH1Be6wYw=K^', 0.00390625
),
    t572: packed('<f4',
    'c-s437aafmP<#6nUyr2k1!radKV_KC!0LRNLHWC{)#<%Oy-z1h;M^5#AZPsG+>`>LWv?fk75yuFR-2(V?7~Nh?~9wa{Z8vS+Y!Xh'
    'c%h~_%5BU46%2P8?DBXSSd<t$ysa4;R`{qf?EihTq50o0_NZSQ>($&C?6-V9%MiuXZ*QQq@#CSHS6^AJyz%avNY}^Y?lTPT3_}0e'
    '!(K7iKl=7|qV~@p?tu^gGS3wK{fU+HU2@}Yria~s7|)ou{y%9f&D8d2gB={$LrHrGf{WRM1?@nBa1k&G761S|vu?H'
),
    t573: packed('<f4',
    'c-s5V>OB2F5Hqkk7cuzmEdsI)K$ro9jrX2=y=#I25MTJX>+FS(#$gv;PdF<I#1}rw0&#8Fh5vSWcR-lIE{}nM(V79sJ_*7MAlz*I'
    'tA4-FNg(dG-~YAWzL}}NUhOLb5ck_}0pcj8eg^h1At?UI@J;(CkQRmGPuiSJ%z>gnEX~AhF3t4GSeogf`5z#bW;z4JCyk};5x@=%'
    '?NLPRG59c5Pz(SY30&|'
),
    t574: packed('<f4',
    'c-s5V>OB2F5Hqkk7cuzmEdsI)K$ro9jrX2=y=#I25MTJX>+FS(#$gv;PdF<I#1}rw0&#8Fh5vSWcR-lIE{}nM(V79sJ_*7MAlz*I'
    'tA4-FNg(dG-~YAWzL}}NUhOLb5ck_}0pcj8eg^h1At?UI@J;(CkQRmGPuiSJ%z>gnEX~AhF3t4GSeogf`5z#bW;z4JCyk};5x@=%'
    '?NLPRG59c5Pz(SY30&|'
),
    t575: packed('<f4',
    'c-s5V>TK{IiWz|THLLRl82$*NcTIrfkGsxZcs&7uKgyoH@ZT=)Bn&eEalKt$KMdQ0=>0x$Y`_0&f4v$4+i&^W&%hogij0}q!=zC#'
    'b088nmu7m1gwL2u+mj0HP%!{4IABK'
),
    t576: packed('<f4',
    'c-s5V>TK{IiWz|THLLRl82$*NcTIrfkGsxZcs&7uKgyoH@ZT=)Bn&eEalKt$KMdQ0=>0x$Y`_0&f4v$4+i&^W&%hogij0}q!=zC#'
    'b088nmu7m1gwL2u+mj0HP%!{4IABK'
),
    t577: packed('<f4',
    'c-mt)Xu-hHC<DO^G6sKv{NF$}2>)S_x$yUU9>ec<=3xAXf&aqaOgDz#mliYpZduImM}6@Hh37^L4(Dew7yz*X!_1TZK>mCndo~ak'
    'GtBJwFTchx|NU!**+5*(AlC0M#K<sTrGa7gv<8M^_lACf391YV3yr{7qQOWMjV}%6FE9dQi3T%ifj&(Jg*he+3NuX@BpOYm?d|Lt'
    'kgzSOd;l}gPm}'
),
    t578: packed('<i4',
    'c-muNuwY<dkb&dBK>lwa4Z?rG{5&Ar9E|@k@B{g7K=xuV{sY7c3`PtN3^N%FfLH;D{ek@XKzcS17lZlNfc)1${%as#49I5$@*9Bs'
    '1|YwIA%Wp3Ljl7lFwOvC{QPe~{!1YH3m9hrF{J<i@X$1S', 5.960464477539063e-08
),
    t579: packed('<i4',
    'c-muNuwY<dkb&dBK>lwa4Z?rG{5&Ar9E|@k@B{g7K=xuV{sY7c3`PtN3^N%FfLH;D{ek@XKzcS17lZlNfc)1${%as#49I5$@*9Bs'
    '1|YwIA%Wp3Ljl7lFwOvC{QPe~{!1YH3m9hrF{J<i@X$1S', 5.960464477539063e-08
),
    t580: packed('<f4',
    'c-p0jtqQ_m7)B3XfV%;U*CA+HvI|~-NmtYrEnb3PvRD=bi$!5g_-??Jffi9vOk(qI6ZUK@*bRsGoac>M5K$t|iST(d;KNLAcroO`'
    'mnUVpEzatj+LJe#b0K8PQcT2#qJAs3RJ0lH6l4u74qR!e$Lh6uq^=Xt=17;F2r@c(_v9%KC*6JK{hv<VrAqBD5>HD;V*'
),
    t581: packed('<f4',
    'c-muNzy=zSFbFt6@d6}%0uU>JdA}Llfg}twF#KeY1Cq~ycmq^^KalJI;uTPSHINhm;%qSgDuWu3gkc7T?+m&?(hrCWz<gPTP#{?j'
    '#63`cE|8o6#4ABuJ1YhoI|ew$<Xhw60|5NJ8o2'
),
}, name='of_57').DisableLifeTimeVariation()
