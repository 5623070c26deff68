# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: what may follow it.

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

# A result depends on its neighbors: ADD, MUL, MINIMUM, PAD, PRELU, RESHAPE, TRANSPOSE,
# CHANNEL_SHUFFLE, TRANSPOSE, HARD_SWISH, CHANNEL_SHUFFLE, MAX_POOL_2D.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [-0.5625, 0.0, -0.125, -1.0])
t4 = Output('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4]), [-1.0, -0.4375, 0.3125, 0.3125])
t6 = Output('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t8 = Internal('t8', (F32, [1, 7, 5, 5]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4]), [-0.25, -0.0625, 0.75, -0.1875])
t11 = Output('t11', (F32, [1, 4, 4, 4]))
t12 = Output('t12', (F32, [1, 4, 4, 4]))
t13 = Output('t13', (F32, [1, 4, 4, 4]))
t14 = Output('t14', (F32, [1, 4, 4, 4]))
t15 = Output('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
t18 = Output('t18', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', x1, x1, 3).To(t2)
model.Operation('MUL', t2, c3, 0).To(t4)
model.Operation('MINIMUM', t4, c5).To(t6)
model.Operation('PAD', t6, c7).To(t8)
model.Operation('SLICE', t8, [0, 2, 1, 0], [1, 4, 4, 4]).To(t9)
model.Operation('PRELU', t9, c10).To(t11)
model.Operation('RESHAPE', t11, [1, 4, 4, 4]).To(t12)
model.Operation('TRANSPOSE', t12, [0, 2, 3, 1]).To(t13)
model.Operation('CHANNEL_SHUFFLE', t13, 2, 3).To(t14)
model.Operation('TRANSPOSE', t14, [0, 2, 3, 1]).To(t15)
model.Operation('HARD_SWISH', t15).To(t16)
model.Operation('CHANNEL_SHUFFLE', t16, 2, 3).To(t17)
model.Operation('MAX_POOL_2D', t17, 1, 1, 1, 3, 2, 0).To(t18)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkj>=N$q2nGZc;1dP(<PIJ8;q>V09^)7J91-~7AL1S1@Erf^1NH^=4C?;&><Z%z=n4q!=iwLYAO`CJ^%Vy+pCMK', 0.0625
),
    t2: packed('|i1',
    'c-j@oNeX~40KmWzZIz;e8+xeA|6ggFQ$j8)L+o~2V7^rzr@ZhgooNMQ9mymOMNVJTIQkz!j{)T', 0.125
),
    t4: packed('<i2',
    'c-qroxWmA}@a2FH!>tVr3{MOgAYcLm!#xlU<evc18z91O7`hqWG(hCPFnnjYHsL?Re<1h&e;^HH{Qn2l52XJi)BhpDAk`ps5OEM2'
    '0IT~ZVg', 0.0078125
),
    t6: packed('<i2',
    'c-out<Q>C-C%+ynd-C?ifhV6N4m@E1@)<l1Jb4eIf&3>R`UXV&8wekO$o~SeU!VB@|3AZj6u`g$6+)vK7!Yb1-~<5499s(', 0.015625
),
    t9: packed('|i1',
    'c-mt)@PvWkz?1h3AQ}W9d=UPI#Qz1vuNkla0QbBSj{', 0.015625
),
    t11: packed('<i2',
    'c-mud*ucQxu)&xCM1uf?55jUtd?6sVXTS>nAz@<pr~m*rl@b8', 0.0009765625
),
    t12: packed('<i2',
    'c-mud*ucQxu)&xCM1uf?55jUtd?6sVXTS>nAz@<pr~m*rl@b8', 0.0009765625
),
    t13: packed('<i2',
    'c-muNU|?`?aA4T5VFLpU!1%@tLMVI&IeP|N;NQQ0B=KPY00Y$$0R', 0.0009765625
),
    t14: packed('<i2',
    'c-muNU|?`?aA4T5VFLpU!1%^OsC)){IR;$d-@kt(@nHY}1PBrV', 0.0009765625
),
    t15: packed('<i2',
    'c-muNKm`sC4sZ+t8#Zi!V=yoVVj+7VA;&-r`1kK09Ag6jMH3PM', 0.0009765625
),
    t16: packed('<f4',
    'c-muNKn1H;uZCmXpaG}Ms#UAt7z7q9SOCXhkPO5(rUHowtooUlnBW)$L`6m67!1w>u>gosgjK(-tt}jbz`lL^;1~>SK-d<_U|;|M'
    'MQb1`'
),
    t17: packed('<f4',
    'c-muNKn1H;uZClspaHkks#UAt7z7q9SOCWmkj%g^^#%h&1a|#QOiXYL0-~a#a0~(Gfmncnp$NNvTU%Q=27!J1_Q5d(*Z>vTfGH3F'
    '07Wq%Dg'
),
    t18: packed('<f4',
    'c-mXNdNsppJeZ+@0f8A9F!-xht-^~LrY1x24F-k?1`IwE6BAy{z;GUl1sE8L7%=#@wzhaNgRKn$0}(nO0FgyE*#'
),
}, name='of_39').DisableLifeTimeVariation()

# A result depends on its neighbors: ADD, TANH, ABS, TANH, SIN, SOFTMAX, ADD, NEG,
# DEPTHWISE_CONV_2D, CONV_2D, DIV, SPACE_TO_BATCH_ND.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [1, 1, 3, 4]), [-0.0625, 0.125, 0.125, 0.125, -0.0625, -0.0625, 0.125, 0.125, -0.125, 0.0, -0.125, -0.125])
c11 = Parameter('c11', (F32, [4]), [-0.5, 0.25, 0.25, 0.25])
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?+!4Uv341&P@XV#`4;9x*AX)#CZ@O*D6)5~9hJ<%Hy`2', 0.0625
))
c14 = Parameter('c14', (F32, [4]), [-0.25, -0.5, -0.25, 0.5])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (F32, [4]), [1.6875, 1.9375, 1.8125, 2.0])
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (I32, [2]), [2, 2])
c19 = Parameter('c19', (I32, [2, 2]), [0, 0, 0, 0])
t20 = Internal('t20', (F32, [4, 2, 2, 4]))
t21 = Output('t21', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', x1, x1, 3).To(t2)
model.Operation('TANH', t2).To(t3)
model.Operation('ABS', t3).To(t4)
model.Operation('TANH', t4).To(t5)
model.Operation('SIN', t5).To(t6)
model.Operation('SOFTMAX', t6, 1.0).To(t7)
model.Operation('ADD', t7, t7, 3).To(t8)
model.Operation('NEG', t8).To(t9)
model.Operation('DEPTHWISE_CONV_2D', t9, c10, c11, 1, 1, 1, 1, 3).To(t12)
model.Operation('CONV_2D', t12, c13, c14, 1, 1, 1, 0).To(t15)
model.Operation('DIV', t15, c16, 0).To(t17)
model.Operation('SPACE_TO_BATCH_ND', t17, c18, c19).To(t20)
model.Operation('BATCH_TO_SPACE_ND', t20, c18).To(t21)
Example({
    x1: packed('|i1',
    'c-jF#0KfnH0}=}s9^oGC8wCsw<Nyl(=pFV63?S?V?-BGF_Za;P`xG1H<o4te=nxR`3kmk}9{w5!<`Meo6X^IB?(qOuu^oE', 0.0625
),
    t21: packed('<f4',
    'c-r&(^s8jj#>oti4*bbb>*P9pyHi4uZP{vzAOD!P{aiEcu=L)2M&V~JS>?(sKJ)RK@|Pcqcd{)fGU|kHRJL||^TJ}sgYOUA;`x<g'
    'TRoeC{b#-0dj9ds&QI?<T<0v@y?M*OcC%N<&ZVz=F|%;%Q?{O#i0#`X_j;`0G3!hXIy;^JK+kNaNz8Q~&9cqbtrAV@jZ!TR6Pap!'
    'n#G!J+k~48+JrmoC$dy~G)pyGwn#J?w2HJ_PT;6=s~2x@=@4wzY?5x>w{M>vB^Us&=7Pr'
),
}, name='of_41').DisableLifeTimeVariation()

# A result depends on its neighbors: ADD, MAX_POOL_2D, ADD, AVERAGE_POOL_2D, AVERAGE_POOL_2D,
# MINIMUM, SPLIT, LOGISTIC, MINIMUM, MINIMUM, MUL, PAD.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [4]), [0.6875, -0.3125, -0.75, -0.75])
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (F32, [4]), [0.5625, -0.25, -0.875, -0.3125])
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 2]))
t11 = Internal('t11', (F32, [1, 4, 4, 2]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [0.375, 0.5625, -0.0625, -0.8125])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (F32, [4]), [-1.0, 0.1875, 0.0, 0.4375])
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (F32, [4]), [-0.375, -0.6875, -0.875, -0.5])
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t21 = Internal('t21', (F32, [1, 7, 5, 5]))
t22 = Output('t22', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', x1, x1, 3).To(t2)
model.Operation('MAX_POOL_2D', t2, 1, 1, 1, 3, 2, 0).To(t3)
model.Operation('ADD', t3, c4, 0).To(t5)
model.Operation('AVERAGE_POOL_2D', t5, 1, 1, 1, 2, 3, 0).To(t6)
model.Operation('AVERAGE_POOL_2D', t6, 1, 1, 1, 2, 3, 0).To(t7)
model.Operation('MINIMUM', t7, c8).To(t9)
model.Operation('SPLIT', t9, 3, 2).To(t10, t11)
model.Operation('CONCATENATION', t11, t10, 3).To(t12)
model.Operation('LOGISTIC', t12).To(t13)
model.Operation('MINIMUM', t13, c14).To(t15)
model.Operation('MINIMUM', t15, c16).To(t17)
model.Operation('MUL', t17, c18, 0).To(t19)
model.Operation('PAD', t19, c20).To(t21)
model.Operation('SLICE', t21, [0, 2, 1, 0], [1, 4, 4, 4]).To(t22)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn9_y76!4jl3p6!_r<AmIWGALSGV?Ck&m_#ET!3l0Yx|LGp|_Wc+89pDWb6!7Zk;20F;0PFbT2^HY*7w_&eHzBn', 0.0625
),
    t22: packed('|i1',
    'c-mt~xX;G`!yrJ2j|Kql;|sO', 0.00390625
),
}, name='of_43').DisableLifeTimeVariation()

# A result depends on its neighbors: ADD, RELU6, RELU, AVERAGE_POOL_2D, SELECT, SOFTMAX, SIN, NEG,
# ADD, PRELU, RELU, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muR1Of&SWMBj{K{Nw|#RwIG5)2G5K?aCA5Cs4QrvND'
))
c7 = Parameter('c7', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkR2?P`e<puv4>FfywARZSE@#Og!9qk4T5eVkz4Ehuw3lj$B4G|Uq>H-D!_aF}p^Wqul1_0(A2KMFn0p}jRBNwg', 0.0625
))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (F32, [4]), [0.375, -0.8125, -0.8125, -0.625])
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [0.375, -0.625, 0.75, -0.875])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', x1, x1, 3).To(t2)
model.Operation('RELU6', t2).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('AVERAGE_POOL_2D', t4, 1, 1, 1, 2, 3, 0).To(t5)
model.Operation('SELECT', c6, t5, c7).To(t8)
model.Operation('SOFTMAX', t8, 1.0).To(t9)
model.Operation('SIN', t9).To(t10)
model.Operation('NEG', t10).To(t11)
model.Operation('ADD', t11, c12, 0).To(t13)
model.Operation('PRELU', t13, c14).To(t15)
model.Operation('RELU', t15).To(t16)
model.Operation('ADD', t16, t16, 3).To(t17)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn99P<9}5drH17UmxC{T%f11K<Pf>iGE<2;mp+`{nHm4<POn6%y_B>+bC18~GF;;Pv$f_W>0T>lOYO?;j7IdLqd', 0.0625
),
    t17: packed('<f4',
    'c-kxRWXNJrXV`t>IfLK9W`@@cnhZ<_?HIb4>lqR^YceP^d}8o-C}-HebsmFdoE^jO6MPKX9ZMM&GyG@xS2c-&=k{#|Q-+HSQr5>A'
    'W-YN{Xa~Xu*`Ew7v9b(RXYMetF~l)=o2fF){piM^EtJc!a>X`=MgHmxe;HmdH1pkHnDg@%!y1MThCLx|3|y>J7?v_jWH`3(B*XsJ'
    'GYpehRxlg~+O*1X9>c+}>ln7GY-TuWa+u-R>=_JO7^X2CH(1MX)y|#)41u(RJ%SC!FupAk-ww)Wfbs!MwNL5'
),
}, name='of_50').DisableLifeTimeVariation()

# A result depends on its neighbors: ADD, SUB, DEPTHWISE_CONV_2D, ABS, RESHAPE, ADD, SUB,
# LOGISTIC, AVERAGE_POOL_2D, MAXIMUM, RELU, SUB.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [-0.0625, 0.25, 0.0625, -0.9375])
t4 = Output('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [1, 1, 3, 4]), [-0.125, -0.0625, -0.0625, 0.125, -0.125, 0.0, -0.0625, 0.0, 0.125, -0.0625, 0.0625, -0.125])
c6 = Parameter('c6', (F32, [4]), [-0.75, -0.5, 0.5, -0.5])
t7 = Output('t7', (F32, [1, 4, 4, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4]), [0.4375, 0.4375, -0.25, 0.0])
t11 = Output('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (F32, [4]), [0.9375, 0.6875, 0.5, 0.1875])
t13 = Output('t13', (F32, [1, 4, 4, 4]))
t14 = Output('t14', (F32, [1, 4, 4, 4]))
t15 = Output('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (F32, [4]), [-0.1875, 0.3125, -0.3125, 0.0625])
t19 = Output('t19', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', x1, x1, 3).To(t2)
model.Operation('SUB', t2, c3, 0).To(t4)
model.Operation('DEPTHWISE_CONV_2D', t4, c5, c6, 1, 1, 1, 1, 3).To(t7)
model.Operation('ABS', t7).To(t8)
model.Operation('RESHAPE', t8, [1, 4, 4, 4]).To(t9)
model.Operation('ADD', t9, c10, 0).To(t11)
model.Operation('SUB', t11, c12, 0).To(t13)
model.Operation('LOGISTIC', t13).To(t14)
model.Operation('AVERAGE_POOL_2D', t14, 1, 1, 1, 2, 3, 0).To(t15)
model.Operation('MAXIMUM', t15, t15).To(t16)
model.Operation('RELU', t16).To(t17)
model.Operation('SUB', t17, c18, 0).To(t19)
Example({
    x1: packed('|i1',
    'c-jF#0KfkZ8|V+};27%g;|vQE_YLCf9|iE}3K{kU4F3B2<`Co*{}}i21LYhY9|G<l?hG3eAMW}E^ym}q;`a;Y{T><!As`(', 0.0625
),
    t2: packed('|i1',
    'c-j@p$r3;?6ac|4%Y|4<91y(!|4VV5p1D{!kj88xdWKV%YO>mYYu!&YLMmHOk6dx&y*@_{0!j', 0.125
),
    t4: packed('|i1',
    'c-oUS`mf9QN1vbZkGQJ(A4z^jD^7k!0YiRHk^ew3d45fh9MgYyYb$1c`#<8Ys#gE`x&Qn(W&HDBmGO_YGXPEM6hi', 0.0625
),
    t7: packed('<i2',
    'c-muN*ucQRkO{=WKpX(XD}dM)i1UFs2`Ux}#8ZJd4Tu|nxDkl=0<jwdr2qh_ss|q', 0.00390625
),
    t8: packed('<i2',
    'c-muN*ucQRkO{=WKpX(XD}dM)i1UFs2`Ux}#8ZJd4Tu|nxDkl=0<jwdr2qh_ss|q', 0.00390625
),
    t9: packed('<i2',
    'c-muN*ucQRkO{=WKpX(XD}dM)i1UFs2`Ux}#8ZJd4Tu|nxDkl=0<jwdr2qh_ss|q', 0.00390625
),
    t11: packed('|i1',
    'c-ku{C}1ck&;(*(AQk}P3?OC&VtpW1f{KX(aVQY00kH!RI|6Yn5VJ7=05<9o9{', 0.00390625
),
    t13: packed('|i1',
    'c-m_?@Zmzkft5f!8HgtU@e3es1>*HUya*~b6^O3_@iHJj0K^A@_%9H*T>t=)7c3t', 0.00390625
),
    t14: packed('<f4',
    'c-p1Op$>vj7=~e$KrnF!=99@9$jnP15Y7!ir`Ws<gPT{uAUI799Q8Dgq!ZYr$auql2Y%aA-p|uF=jjnX5*)C_1*x<zdW6u(u*T2D'
    'Y8AxlgCh(!xZ;hIv<PS9Q1Tbp1*Ms6X<9sR$A}6YUecZz(7=cpwcY=@1szy(5&'
),
    t15: packed('<f4',
    'c-p1OEegT_0EXc(Jb=wC2r`>s5maoJ#hqaY27|Zp27<{GtXSp`h$6y-EeMOdfZ!8$13!4m_Xf$h4w4;PN=D2{`7&cbi<}cNM>=&B'
    '_S#Xnr^}EHDJvGNSrT(#!jwK)J1xp8EiPO+^Ww(6`JTMVoBrTKK~_!w+z(`7amW'
),
    t16: packed('<f4',
    'c-p1OEegT_0EXc(Jb=wC2r`>s5maoJ#hqaY27|Zp27<{GtXSp`h$6y-EeMOdfZ!8$13!4m_Xf$h4w4;PN=D2{`7&cbi<}cNM>=&B'
    '_S#Xnr^}EHDJvGNSrT(#!jwK)J1xp8EiPO+^Ww(6`JTMVoBrTKK~_!w+z(`7amW'
),
    t17: packed('<f4',
    'c-p1OEegT_0EXc(Jb=wC2r`>s5maoJ#hqaY27|Zp27<{GtXSp`h$6y-EeMOdfZ!8$13!4m_Xf$h4w4;PN=D2{`7&cbi<}cNM>=&B'
    '_S#Xnr^}EHDJvGNSrT(#!jwK)J1xp8EiPO+^Ww(6`JTMVoBrTKK~_!w+z(`7amW'
),
    t19: packed('<f4',
    'c-p1Qu?d4f0EJ;kP)KE!+TIH$Vk84tiM5agGC_)~ZL|<9G#26nDI^nIWoMBAv<!~m58ejh@ijj@Io7KjCq#I_MvD|r98p5zhXoGq'
    '$kskCtUgYVqrwL%1Ud|O!@(B~UN~U3Oe0jLanb~QcsT2JL7)lUZ)*R!>KgpF4auHn5d'
),
}, name='of_51').DisableLifeTimeVariation()

# A result depends on its neighbors: ADD, ADD, CONV_2D, AVERAGE_POOL_2D, LOGISTIC, CONV_2D,
# CONV_2D, ABS, TRANSPOSE, ADD, NEG, ABS.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [-0.875, -0.3125, -0.125, 0.75])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [4]), [0.125, 0.3125, -0.6875, -0.6875])
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j@o!3_W~41+-1`_BwbC0>WDsS#)BHM>BMZqi@S?d$<BUKaQ', 0.0625
))
c7 = Parameter('c7', (F32, [4]), [-0.5, 0.75, -0.75, 0.25])
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?*fe8RG41;3+zuBxqL`>|`%3?0JBWpH`RQEjq9|Fi1^#', 0.0625
))
c12 = Parameter('c12', (F32, [4]), [-0.25, -0.25, -0.75, 0.25])
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?-$pHWW48gGf%u)U2fCv;<dTJjWqv9s>&6Vlm0Rn#${{', 0.0625
))
c15 = Parameter('c15', (F32, [4]), [-0.75, -0.75, 0.25, 0.5])
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (F32, [4]), [0.1875, 0.625, -0.1875, -0.8125])
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
t22 = Output('t22', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', x1, c2, 1).To(t3)
model.Operation('ADD', t3, c4, 1).To(t5)
model.Operation('CONV_2D', t5, c6, c7, 1, 1, 1, 0).To(t8)
model.Operation('AVERAGE_POOL_2D', t8, 1, 1, 1, 2, 3, 0).To(t9)
model.Operation('LOGISTIC', t9).To(t10)
model.Operation('CONV_2D', t10, c11, c12, 1, 1, 1, 0).To(t13)
model.Operation('CONV_2D', t13, c14, c15, 1, 1, 1, 0).To(t16)
model.Operation('ABS', t16).To(t17)
model.Operation('TRANSPOSE', t17, [0, 2, 3, 1]).To(t18)
model.Operation('ADD', t18, c19, 0).To(t20)
model.Operation('NEG', t20).To(t21)
model.Operation('ABS', t21).To(t22)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm}=lT8M1|A^(4-^FV4)ze__Vn}X7ytAe4eAf|;{FW(8|&;GAL!)~<{SMJ2^{YR@bnlM7VH-94GZuG{^#zU&?5x', 0.0625
),
    t22: packed('<f4',
    'c-l+6-f>1?`bvj0C;cRDSWV!Yk)tV~t0TZLL%{3f+5=)$>=I!Uez=qc$jZ){aBz)6Q=&*lf$yU!EMLTSb?E6WThOuNBIEauSC~82'
    '{ylT-PJPpwz-ele*IT+gx)g3#tCRNFt&Pc_F>~Yjr<_v3E6#Jewk+X1+K}=+zxMdYt9R-@tc_gqNve3Gumewx(KG9*+dC3gF#Jhg'
    '$^3%9-u{8z^gYe-%m1+^u3-2r+!S!#cG~XN)K#q4J?31DW+@T=s@Fevp}oDGoxQ!iErf=#k@?u<5pn>A%4;_'
),
}, name='of_55').DisableLifeTimeVariation()

# A result depends on its neighbors: ADD, AVERAGE_POOL_2D, CHANNEL_SHUFFLE, ADD, MAXIMUM, RELU6,
# NEG, MINIMUM, SELECT, RELU, CHANNEL_SHUFFLE, PAD.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
c9 = Parameter('c9', (F32, [4]), [0.5625, -0.625, -1.0, 1.0])
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-l3Jfe8Qr2*S4ipN`T%QHKgDD<CVa_)N&BJ>dWZZ2%w'
))
c12 = Parameter('c12', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkS75U*E4g&5H2Kf&0;QkH#`3@Tg4eb2v5cLfd0{##J=JFmO7vuKs{^I)!{u%D(^X>Hz^B5Zg3K1Ur?eFI6VIdR', 0.0625
))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t17 = Internal('t17', (F32, [1, 7, 5, 5]))
t18 = Output('t18', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', x1, x1, 3).To(t2)
model.Operation('AVERAGE_POOL_2D', t2, 1, 1, 1, 2, 3, 0).To(t3)
model.Operation('CHANNEL_SHUFFLE', t3, 2, 3).To(t4)
model.Operation('ADD', t4, t4, 3).To(t5)
model.Operation('MAXIMUM', t5, t5).To(t6)
model.Operation('RELU6', t6).To(t7)
model.Operation('NEG', t7).To(t8)
model.Operation('MINIMUM', t8, c9).To(t10)
model.Operation('SELECT', c11, t10, c12).To(t13)
model.Operation('RELU', t13).To(t14)
model.Operation('CHANNEL_SHUFFLE', t14, 2, 3).To(t15)
model.Operation('PAD', t15, c16).To(t17)
model.Operation('SLICE', t17, [0, 2, 1, 0], [1, 4, 4, 4]).To(t18)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkp^#~CF5fcCd?c^N``3N5x9_;7}`0fDd_~R1v>HqQm0tn#){2k^M8Svov91RuY2JQpl1OOcs=Mnb)3l;5yh#eI', 0.0625
),
    t18: packed('|i1',
    'c-muNzyRW4l3NnO6JWp#01KV~Oa', 0.0625
),
}, name='of_68').DisableLifeTimeVariation()

# A result depends on its neighbors: ADD, SPACE_TO_BATCH_ND, MUL, RELU, RESIZE_NEAREST_NEIGHBOR,
# HARD_SWISH, SELECT, SELECT, ADD, MINIMUM, NEG, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (I32, [2]), [2, 2])
c4 = Parameter('c4', (I32, [2, 2]), [0, 0, 0, 0])
t5 = Internal('t5', (F32, [4, 2, 2, 4]))
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
c7 = Parameter('c7', (F32, [4]), [-0.375, 0.875, -0.25, 0.375])
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU}R)~05AhYFfuSg`CtUaAQCRg2$Kf@1ET;R'
))
c13 = Parameter('c13', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfnH^c@)P?(FgA?e7m7<M`wd6Y}&I<^%El;p!U^;1CA(2nrhP2Ok0H8}|bN3mE#~6!IGQ{{I)~;phPq`xYOj03p5', 0.0625
))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muR00BluMj!!ZKnO4eVL<=`lm!xIgouN+0RRLe03-'
))
c16 = Parameter('c16', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfkf;^pn?>=gtI<opZZ`~CtB@a6Ia9Q76F@&6S5>=Fq09Sj%?8Vv*Y8}I}Z7z7yi>m1_=`5qec2Nmk#3m*b8107Z', 0.0625
))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (F32, [4]), [0.5, 0.5625, 0.5, 0.1875])
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (F32, [4]), [0.0, -0.6875, 0.3125, 0.625])
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
t22 = Internal('t22', (F32, [1, 4, 4, 4]))
t23 = Output('t23', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', x1, x1, 3).To(t2)
model.Operation('SPACE_TO_BATCH_ND', t2, c3, c4).To(t5)
model.Operation('BATCH_TO_SPACE_ND', t5, c3).To(t6)
model.Operation('MUL', t6, c7, 0).To(t8)
model.Operation('RELU', t8).To(t9)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t9, 4, 4, False).To(t10)
model.Operation('HARD_SWISH', t10).To(t11)
model.Operation('SELECT', c12, t11, c13).To(t14)
model.Operation('SELECT', c15, t14, c16).To(t17)
model.Operation('ADD', t17, c18, 1).To(t19)
model.Operation('MINIMUM', t19, c20).To(t21)
model.Operation('NEG', t21).To(t22)
model.Operation('ADD', t22, t22, 3).To(t23)
Example({
    x1: packed('|i1',
    'c-jF#0KfkT9sdmq5)$U(8wmgQ=n)X=_7@KR{sjp867S{{1{)gf?f2#s@#X*);_vzb;|Tc`ANU9B{sZgy<>vzi4hH<!mLJy', 0.0625
),
    t23: ([0.0, 1.375, 0.0, 0.0] * 16)[:64],
}, name='of_71').DisableLifeTimeVariation()

# A result depends on its neighbors: ADD, LOGISTIC, SUB, MUL, SPACE_TO_DEPTH, MAXIMUM, SIN,
# TRANSPOSE, NEG, GATHER, CHANNEL_SHUFFLE, SOFTMAX.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [4]), [-0.5625, 0.1875, 0.75, 0.1875])
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4]), [-0.3125, -0.1875, 0.5625, 0.0])
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 2, 2, 16]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (I32, [4]), [2, 0, 3, 1])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', x1, x1, 3).To(t2)
model.Operation('LOGISTIC', t2).To(t3)
model.Operation('SUB', t3, c4, 0).To(t5)
model.Operation('MUL', t5, c6, 0).To(t7)
model.Operation('SPACE_TO_DEPTH', t7, 2).To(t8)
model.Operation('DEPTH_TO_SPACE', t8, 2).To(t9)
model.Operation('MAXIMUM', t9, t9).To(t10)
model.Operation('SIN', t10).To(t11)
model.Operation('TRANSPOSE', t11, [0, 2, 3, 1]).To(t12)
model.Operation('NEG', t12).To(t13)
model.Operation('GATHER', t13, 3, c14).To(t15)
model.Operation('CHANNEL_SHUFFLE', t15, 2, 3).To(t16)
model.Operation('SOFTMAX', t16, 1.0).To(t17)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm`@c{qi1pfH+?*RntAOHdF;tuZm91`vg=<x^)4dLVv9RBb39vmI)2?OsBAoCsu{R#~99~BP>59b^g3;O{mQ5<X', 0.0625
),
    t17: packed('<f4',
    'c-ou7os_iu#*G^r`ZsK1fPy{33JXe?Cn<o~=Nr#&WMlvQd7gcWJ&127zt81p+R=8HTAt(y6J|R(IXR>_%z%kWYEAxh>du`7Aa<EY'
    'nL~s`f4_^#D-#f(`TGjPZ${rf!PIs(mX>x@RaJH8b*D5yK~qz4V^;o*Vi3EuxwO5hwW6ZDslExsZ*I+QY^-jqfvL5l5C8xljaFX'
),
}, name='of_74').DisableLifeTimeVariation()

# A result depends on its neighbors: ADD, SELECT, SPACE_TO_BATCH_ND, ADD, GATHER, SUB,
# RESIZE_NEAREST_NEIGHBOR, TANH, CHANNEL_SHUFFLE, PRELU, CHANNEL_SHUFFLE, CONV_2D.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWB>t1AYcG8K?IBq;X!ExAA}fT3K;+c^#C3'
))
c4 = Parameter('c4', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkW4(aRp^7tMR8x7zJAo%<q@*nCM5gG^g9P0n>>l^m~^5y2@^#c7H8U6b5{|5XT`Q!xf=MEhH1nD38APWOpTOv>', 0.0625
))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (I32, [2]), [2, 2])
c7 = Parameter('c7', (I32, [2, 2]), [0, 0, 0, 0])
t8 = Internal('t8', (F32, [4, 2, 2, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4]), [-0.75, -0.875, -0.625, 0.9375])
t11 = Output('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (I32, [4]), [2, 0, 3, 1])
t13 = Output('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [0.25, -0.375, -0.125, -0.875])
t15 = Output('t15', (F32, [1, 4, 4, 4]))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
t18 = Output('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (F32, [4]), [-0.6875, 0.4375, -0.75, -0.6875])
t20 = Output('t20', (F32, [1, 4, 4, 4]))
t21 = Output('t21', (F32, [1, 4, 4, 4]))
c22 = Parameter('c22', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j@o!2tj;41z#$|CyyJ&m$pLRGJ!xyV7#B(LXyD%mWDg75o', 0.0625
))
c23 = Parameter('c23', (F32, [4]), [-0.25, -0.25, 0.0, -0.25])
t24 = Output('t24', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', x1, x1, 3).To(t2)
model.Operation('SELECT', c3, t2, c4).To(t5)
model.Operation('SPACE_TO_BATCH_ND', t5, c6, c7).To(t8)
model.Operation('BATCH_TO_SPACE_ND', t8, c6).To(t9)
model.Operation('ADD', t9, c10, 1).To(t11)
model.Operation('GATHER', t11, 2, c12).To(t13)
model.Operation('SUB', t13, c14, 0).To(t15)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t15, 4, 4, False).To(t16)
model.Operation('TANH', t16).To(t17)
model.Operation('CHANNEL_SHUFFLE', t17, 2, 3).To(t18)
model.Operation('PRELU', t18, c19).To(t20)
model.Operation('CHANNEL_SHUFFLE', t20, 2, 3).To(t21)
model.Operation('CONV_2D', t21, c22, c23, 1, 1, 1, 0).To(t24)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkp=H~Sn^zrQd4ejdu<m?#{4(;*}_5k%95&`)29s>*;?&Izr`tbhp1P2!O5eNDk`1TI;>KhL1^d9vI2>BnpJtGA', 0.0625
),
    t2: packed('|i1',
    'c-oU=U|^5{Vg_Ci!5}Hf$H2f3WXK3HGBC(7^GE~Pav&KNb}<G)b_O6Hs6v_#B+ALbAP)dK$N~8', 0.125
),
    t5: packed('|i1',
    'c-jF#0Kfk{0O{-b^7sG%8UWw`AowyK93KE4000L#9P0n>JR2AQ^5y2@00IC28U6b5A_f2&`2Ym)05%)|1Uw%S5C8)R>J<0', 0.0625
),
    t9: packed('|i1',
    'c-jF#0Kfk{0O{-b^7sG%8UWw`AowyK93KE4000L#9P0n>JR2AQ^5y2@00IC28U6b5A_f2&`2Ym)05%)|1Uw%S5C8)R>J<0', 0.0625
),
    t11: packed('|i1',
    'c-k{y00Vvo9v~^i;3&i=$}hygAg05|z{j8`sLlYB=Vst!5MkiwV_*<wV9?QKU@+2SV`2~j09wWZ@c', 0.0625
),
    t13: packed('|i1',
    'c-j?<K?=Yi48Xz;gE48bn|@&ji^zW9|378TA(s#m3<6_@)devrO3$A`<>uO%7u_BHF7TX39C%w@q5|;', 0.0625
),
    t15: packed('|i1',
    'c-s3T#Kfn=#>DqWg31368<VVt2$Kw-h`8(@6Jb+6HYSxnf=uFnK=M*dvLN|CY$i5bY)pzw983y-*z_y`(6J5?', 0.0625
),
    t16: packed('|i1',
    'c-s3T#Kfn=#>DqWg31368<VVt2$Kw-h`8(@6Jb+6HYSxnf=uFnK=M*dvLN|CY$i5bY)pzw983y-*z_y`(6J5?', 0.0625
),
    t17: packed('<f4',
    'c-l?LF-yZx5C`y2;8(~f>Ee=X<>f&)Cn01h9pVshu^<@~4(l6Aw@wZYb$DxrTf@r~a6Df>fgJ@0b$x?E4|6ER8}5Ji|AiUFD@$?M'
    '(j-{wo+8@EQQighR>YP*!VBd=d_kRfuxhO>MPz9i?D3;N!Q>q<@eaQ{V0%BpeKKlVKc43aVChS2y!b1&;vUBC8*qmkeD-ku0B4*o'
    '9H(%>1{~M7Q@%>4RSl*vsbhdsu0Z^fYjJSK967$>Pre3sXL_x)&Xktyht%>9)64qTA2R#x)!+RC*BFNL'
),
    t18: packed('<f4',
    'c-mFTv1$TA5C-5U$SYhaXOrfxJJyACR>EN;7H1*Y7zkHH7-F^%J1YwdEw;6o_SmZqEXU0gBxN9l+HPUMLH7tkrupapKS%v=PC9h-'
    '@#ILCI|?pg8kFuwbVJfdN1v&yeOh{VLN6rgfJo0=LvJiTMhAq*qB&cHVu{U5v~3plIY}dg%wo2+wSO1hZ35;O;R|uSw*y!Kcj76V'
    '7<i<BP5#Ecmw4FAp{rEP27uc`sC}G!2W8X)n+fyj72b`igp^XWq|fS>()Zg{^8bEM*{XN(_g?|vfrj$'
),
    t20: packed('<f4',
    'c-pf#8LiQJa=wPe$umwCC+F`tcv9}KMv&YNi)XeW8Ykz!wm5k!$O0^1y8|R|VLQLa{^WeQlPBjlTd2*SowG*I_|=*!<D50yf99;I'
    '+B#{C=3nC#np<;nt%Ho$RK@44iC>WemVdkzB%fnlwf)zcs@rSU%sQ2mP&G~GpT9}%zwIVE|I+Jq{%tR+`4?GWk`h^@6H;Gq@^5>U'
    '&Ogr-9k6^(5lCLAetSLdzwPD!{=F&FsoP#}XKQb7Z);}{qV0gRJ%|qkcJ`>^a2g~7q-~*W05wZ<&j'
),
    t21: packed('<f4',
    'c-pgwKB>_<|D=Y+nUhWy^H1(LD0lL&hFs7N3)^QQ8uL%SwzzdN$O0r^dvXUz-eSIOkNy0Uawq4XY_^!MHakaejq$6hHO4vH*Zj<>'
    'TC;VM=9<68nk%;ESmy>ASFMT9iC?oK2PFS^%~p_nPL=icUsY>vubH*xR8CdGG#&qcCbirDndqedtJm57uc#*SUx7(vN|8=|NWIDS'
    'e^ol3|59{7@;U#CK=L}<>+5;9|11CZ=3kl4_PTmIds};ZJ6n4YZ3m?7L3|*v0}}{wIBf?Jw}r9+E8=s{'
),
    t24: packed('<f4',
    'c-lL%(Bt!;pL<v><vBgpMa+mlP;2J($uy?)Z|4+q5yvg}ci0BZdmC`o$@huKf_2X>AMVmL7R{4f*gWG@f4D>ni*6S4wV77GX7*kE'
    'x$mV_WTT1XMekd;CorzGv$oeO2s%~G_;8!E(*GA9y?<HCS#7wVYWlTvlNo35gqC^kI!n0&p6Y+^JypmYJFR^S<4c96e1<yZR~t%{'
    'gAcBJ*v=`evHj=ctB<ZavYMaoe4Wgw(2(&zk;iGt{f#$Y7%)#~2-!9L=DvM<_U+qmw{P!0yM6oi+3nxA-xkK-599-BR6bnoeh41`'
    'E?|ZI'
),
}, name='of_75').DisableLifeTimeVariation()

# A result depends on its neighbors: ADD, ADD.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [-0.5625, -0.5625, -0.5, -0.625])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', t3, t3, 3).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfkN65{3p2o)Ld=I#j}9sVEi`3v{t?Dy;L?*{D$>F*Qp4d?am|K|<w=MxO&{~q}P6(Iio9{vB}<?#Uw?D-9YPbEe', 0.0625
),
    t4: packed('|i1',
    'c-mv&WB>wQeh?`p!XV1Pz|4RII2l;LG*FP638;dBfk%P?qzWp?3;-Qf0NM', 0.125
),
}, name='of_107').DisableLifeTimeVariation()

# A result depends on its neighbors: ADD, ABS.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [0.375, 1.0, -0.4375, 0.6875])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ABS', t3).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkp1N7|$4HX9H4hiTG_U#uE<KzPi`0V=+`yk-&_ZA@R?Entr<sK3W@dzLb3is<17ylp;?*aP><>2fI`Wxn^@E!>', 0.0625
),
    t4: packed('|i1',
    'c-jTQ(F%Yd3;;kZnC8&A%+?HhsK5vR|Np%Eb9UGw@6QrWsP7fN$nJ)MTF}ynt5rd1$(X@4dF^h90U+!f`GY2v!32Q', 0.0625
),
}, name='of_109').DisableLifeTimeVariation()

# A result depends on its neighbors: ADD, SOFTMAX.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [0.25, -0.75, -0.9375, 0.3125])
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', x1, c2, 1).To(t3)
model.Operation('SOFTMAX', t3, 1.0).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfnF9r^z9{{bHk@(vdk4g>oF3g`3)=O7Uc_6G*%3+ey-`3@BC{Q?UO;v5wQ{rv*>3gPkh@(=eO{vQ|?^b7yZj2^N', 0.0625
),
    t3: packed('|i1',
    'c-k$AK?=Yi5X6EN3vC70gW#eU@&9k^91H|948{fQ3c~{=jSp)EuQJLmi;?|-o5P|^*Z%`IzyZ4', 0.0625
),
    t4: packed('<f4',
    'c-mVow!FjI+WM83uI_}ch`PGlhYug-PMzAbHY4K|4-Ze?$&)8vsi>%UxjgFHXQiPrj{yoM^%N_6ba#i{e|WzR$gS^VW&IxHm!58Z'
    '>(;II#+63SCr^H2XJ;=xcI=pzu&{9QuY!pSrf_g1!}JH=IHO(u{JFLICv~qSOO`lI+`E@uj`!!!<*BKuk!PozzAhp%IX^#tCNnd$'
    'tg*52=jLs`&o|iGPHKRH*9j79q`!QTwF3fMTU&b|VGkngzyfy2z#fYjm~RhM4ge%AU~B'
),
}, name='of_117').DisableLifeTimeVariation()

# A result depends on its neighbors: ADD, AVERAGE_POOL_2D, QUANTIZE, SPACE_TO_BATCH_ND, GATHER,
# MUL, GATHER, CONV_2D, CONV_2D, CHANNEL_SHUFFLE, SPACE_TO_DEPTH, TRANSPOSE.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.5, 120), [108, 136, 119, 118])
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
t4 = Internal('t4', (U8, [1, 4, 4, 4], 0.5, 120))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (I32, [2]), [2, 2])
c8 = Parameter('c8', (I32, [2, 2]), [0, 0, 0, 0])
t9 = Internal('t9', (U8, [4, 2, 2, 4], 0.5, 120))
t10 = Internal('t10', (U8, [1, 4, 4, 4], 0.5, 120))
c11 = Parameter('c11', (I32, [4]), [2, 0, 3, 1])
t12 = Internal('t12', (U8, [1, 4, 4, 4], 0.5, 120))
c13 = Parameter('c13', (U8, [4], 0.5, 7), [9, 7, 7, 9])
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
c15 = Parameter('c15', (I32, [4]), [2, 0, 3, 1])
t16 = Internal('t16', (U8, [1, 4, 4, 4], 0.5, 120))
c17 = Parameter('c17', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
c18 = Parameter('c18', (I32, [4], 0.5, 0), [0, 8, 0, -4])
t19 = Internal('t19', (U8, [1, 4, 4, 4], 0.5, 120))
c20 = Parameter('c20', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`dXlQ6`Kmr6f3?u>o&D<CT'
))
c21 = Parameter('c21', (I32, [4], 0.5, 0), [-8, 12, -12, 8])
t22 = Internal('t22', (U8, [1, 4, 4, 4], 0.5, 120))
t23 = Internal('t23', (U8, [1, 4, 4, 4], 0.5, 120))
t24 = Internal('t24', (U8, [1, 2, 2, 16], 0.5, 120))
t25 = Internal('t25', (U8, [1, 4, 4, 4], 0.5, 120))
t26 = Output('t26', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('AVERAGE_POOL_2D', t3, 1, 1, 1, 2, 2, 0).To(t4)
model.Operation('DEQUANTIZE', t4).To(t5)
model.Operation('QUANTIZE', t5).To(t6)
model.Operation('SPACE_TO_BATCH_ND', t6, c7, c8).To(t9)
model.Operation('BATCH_TO_SPACE_ND', t9, c7).To(t10)
model.Operation('GATHER', t10, 1, c11).To(t12)
model.Operation('MUL', t12, c13, 0).To(t14)
model.Operation('GATHER', t14, 3, c15).To(t16)
model.Operation('CONV_2D', t16, c17, c18, 1, 1, 1, 0).To(t19)
model.Operation('CONV_2D', t19, c20, c21, 1, 1, 1, 0).To(t22)
model.Operation('CHANNEL_SHUFFLE', t22, 2, 3).To(t23)
model.Operation('SPACE_TO_DEPTH', t23, 2).To(t24)
model.Operation('DEPTH_TO_SPACE', t24, 2).To(t25)
model.Operation('TRANSPOSE', t25, [0, 2, 3, 1]).To(t26)
Example({
    x1: packed('<i2',
    'c-otmw;*d(P*PTC|MudZ`2~KSPJt5&Vm8<&`NnsIxbI3?zh>L!2<M27`O~&~RcGf-*|%qP^wyLNPn(e9km`-j3m7N_0B0Q@O#'
),
    t26: packed('<i2',
    'c-ku{C@9DQf*v5K0RkYmAS=qHWO>`63K-un$|0hurlAVPPm9e-smV(QacdYT1ONd99T)'
),
}, name='of_5_quant8').AddVariations(signed(x1, c2, t3, t4, t6, t9, t10, t12, c13, t14, t16, c17, t19, c20, t22, t23, t24, t25, t26)).DisableLifeTimeVariation()

# A result depends on its neighbors: ADD, CONV_2D, TRANSPOSE, RELU, CONV_2D, SPLIT,
# AVERAGE_POOL_2D, MUL, SPACE_TO_BATCH_ND, SPACE_TO_DEPTH, QUANTIZE, SPACE_TO_DEPTH.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.5, 120), [120, 137, 138, 123])
t3 = Internal('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
c5 = Parameter('c5', (I32, [4], 0.5, 0), [4, 12, -8, -8])
t6 = Internal('t6', (U8, [1, 4, 4, 4], 0.5, 120))
t7 = Internal('t7', (U8, [1, 4, 4, 4], 0.5, 120))
t8 = Internal('t8', (U8, [1, 4, 4, 4], 0.5, 120))
c9 = Parameter('c9', (U8, [4, 1, 3, 4], 1.0, 128), packed('<i2',
    'c-m`hKmv_~ISeEM0L|<e1p'
))
c10 = Parameter('c10', (I32, [4], 0.5, 0), [0, 12, -8, -12])
t11 = Internal('t11', (U8, [1, 4, 4, 4], 0.5, 120))
t12 = Internal('t12', (U8, [1, 4, 4, 2], 0.5, 120))
t13 = Internal('t13', (U8, [1, 4, 4, 2], 0.5, 120))
t14 = Internal('t14', (U8, [1, 4, 4, 4], 0.5, 120))
t15 = Internal('t15', (U8, [1, 4, 4, 4], 0.5, 120))
c16 = Parameter('c16', (U8, [4], 0.5, 7), [5, 9, 9, 5])
t17 = Internal('t17', (U8, [1, 4, 4, 4], 0.5, 120))
c18 = Parameter('c18', (I32, [2]), [2, 2])
c19 = Parameter('c19', (I32, [2, 2]), [0, 0, 0, 0])
t20 = Internal('t20', (U8, [4, 2, 2, 4], 0.5, 120))
t21 = Internal('t21', (U8, [1, 4, 4, 4], 0.5, 120))
t22 = Internal('t22', (U8, [1, 2, 2, 16], 0.5, 120))
t23 = Internal('t23', (U8, [1, 4, 4, 4], 0.5, 120))
t24 = Internal('t24', (F32, [1, 4, 4, 4]))
t25 = Internal('t25', (U8, [1, 4, 4, 4], 0.5, 120))
t26 = Internal('t26', (U8, [1, 2, 2, 16], 0.5, 120))
t27 = Output('t27', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('CONV_2D', t3, c4, c5, 1, 1, 1, 0).To(t6)
model.Operation('TRANSPOSE', t6, [0, 2, 3, 1]).To(t7)
model.Operation('RELU', t7).To(t8)
model.Operation('CONV_2D', t8, c9, c10, 1, 1, 1, 0).To(t11)
model.Operation('SPLIT', t11, 3, 2).To(t12, t13)
model.Operation('CONCATENATION', t13, t12, 3).To(t14)
model.Operation('AVERAGE_POOL_2D', t14, 1, 1, 1, 2, 2, 0).To(t15)
model.Operation('MUL', t15, c16, 0).To(t17)
model.Operation('SPACE_TO_BATCH_ND', t17, c18, c19).To(t20)
model.Operation('BATCH_TO_SPACE_ND', t20, c18).To(t21)
model.Operation('SPACE_TO_DEPTH', t21, 2).To(t22)
model.Operation('DEPTH_TO_SPACE', t22, 2).To(t23)
model.Operation('DEQUANTIZE', t23).To(t24)
model.Operation('QUANTIZE', t24).To(t25)
model.Operation('SPACE_TO_DEPTH', t25, 2).To(t26)
model.Operation('DEPTH_TO_SPACE', t26, 2).To(t27)
Example({
    x1: packed('<i2',
    'c-phy)Y05O#m=^<J$$B%Lwia`QF}ys<E}m4rM)XW=k1Hi?JMf{wBP9FRK9ptU{$)$&fKo#Ig@7fb-BjnuZr2YgMmT-0BA}cfd'
),
    t27: packed('<i2',
    'c-pJ4t4zypn-rU0Jw3Lrsx`i$y*|Bo*5Zi735%U$CbU{M)YRuxcFu^2Zk_1p(o|vAP+pN!RNfaKp3~>=om1h<Kp_AC^xz!9'
),
}, name='of_26_quant8').AddVariations(signed(x1, c2, t3, c4, t6, t7, t8, c9, t11, t12, t13, t14, t15, c16, t17, t20, t21, t22, t23, t25, t26, t27)).DisableLifeTimeVariation()

# A result depends on its neighbors: ADD, PAD, PAD, CHANNEL_SHUFFLE, MUL, AVERAGE_POOL_2D,
# SPACE_TO_BATCH_ND, RELU6, RELU6, QUANTIZE, RESHAPE, SELECT.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 4, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [4], 0.5, 120), [100, 129, 130, 108])
t3 = Output('t3', (U8, [1, 4, 4, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t5 = Internal('t5', (U8, [1, 7, 5, 5], 0.5, 120))
t6 = Output('t6', (U8, [1, 4, 4, 4], 0.5, 120))
c7 = Parameter('c7', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t8 = Internal('t8', (U8, [1, 7, 5, 5], 0.5, 120))
t9 = Output('t9', (U8, [1, 4, 4, 4], 0.5, 120))
t10 = Output('t10', (U8, [1, 4, 4, 4], 0.5, 120))
c11 = Parameter('c11', (U8, [4], 0.5, 7), [9, 5, 7, 5])
t12 = Output('t12', (U8, [1, 4, 4, 4], 0.5, 120))
t13 = Output('t13', (U8, [1, 4, 4, 4], 0.5, 120))
c14 = Parameter('c14', (I32, [2]), [2, 2])
c15 = Parameter('c15', (I32, [2, 2]), [0, 0, 0, 0])
t16 = Internal('t16', (U8, [4, 2, 2, 4], 0.5, 120))
t17 = Output('t17', (U8, [1, 4, 4, 4], 0.5, 120))
t18 = Output('t18', (U8, [1, 4, 4, 4], 0.5, 120))
t19 = Output('t19', (U8, [1, 4, 4, 4], 0.5, 120))
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
t21 = Output('t21', (U8, [1, 4, 4, 4], 0.5, 120))
t22 = Output('t22', (U8, [1, 4, 4, 4], 0.5, 120))
c23 = Parameter('c23', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNWMBjW1_lrY0SF%^0>lUfj1UY~1mQC<0ssWG03-'
))
c24 = Parameter('c24', (U8, [1, 4, 4, 4], 0.5, 120), packed('<i2',
    'c-qTfJY#WPR@Kt3>Yl6xA<KHo17@aVq^?X$s$7;+u&BDPtFSvat-B{IwX!I!W^%y1l~qmcoxu}UB)9d~OkNe(!ayMa00@5{-2'
))
t25 = Output('t25', (U8, [1, 4, 4, 4], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('PAD', t3, c4).To(t5)
model.Operation('SLICE', t5, [0, 2, 1, 0], [1, 4, 4, 4]).To(t6)
model.Operation('PAD', t6, c7).To(t8)
model.Operation('SLICE', t8, [0, 2, 1, 0], [1, 4, 4, 4]).To(t9)
model.Operation('CHANNEL_SHUFFLE', t9, 2, 3).To(t10)
model.Operation('MUL', t10, c11, 0).To(t12)
model.Operation('AVERAGE_POOL_2D', t12, 1, 1, 1, 2, 2, 0).To(t13)
model.Operation('SPACE_TO_BATCH_ND', t13, c14, c15).To(t16)
model.Operation('BATCH_TO_SPACE_ND', t16, c14).To(t17)
model.Operation('RELU6', t17).To(t18)
model.Operation('RELU6', t18).To(t19)
model.Operation('DEQUANTIZE', t19).To(t20)
model.Operation('QUANTIZE', t20).To(t21)
model.Operation('RESHAPE', t21, [1, 4, 4, 4]).To(t22)
model.Operation('SELECT', c23, t22, c24).To(t25)
Example({
    x1: packed('<i2',
    'c-q_QJu7?0nrho@TRZ!%P3@UB9aAPQn!2moZe8J|rkskDt&?kmn(}v-`tO|P*Ba5*xWZ>^Y<)&c(VWhe*&)4t=?oMC0KgU>D*'
),
    t3: packed('<i2',
    'c-mVSvLwD`YpY?nn}>1P?uoG)6X&(|%{x-BwY|D6ue2#*;hc82yo#fl)`u226(&w7of5h~FuSlXtz**Wc!y~b(F_y<0C46WTL'
),
    t6: packed('<i2',
    'c-pJzn|Gu_YkPG?UTISW2;@~9t*}0{prSBw0+^p&*jLdpX>*0cw1^5UfPq2)0LwWa82'
),
    t9: packed('<i2',
    'c-pI|us&2#QJ7c(2OX0tDjcR&5D6G41OQJQ9sm'
),
    t10: packed('<i2',
    'c-pJ5t~gXtSdmx(105BUDjX`NRS*dnC<FjbupR&'
),
    t12: packed('<i2',
    'c-pJjTA^1_U(sIy0~r-@6&os|Du@IO6aoNInjQi'
),
    t13: packed('<i2',
    'c-pI&ToGH*QBhU_15FiK6>Sv-6+{9C3IPCE3my>'
),
    t17: packed('<i2',
    'c-pI&ToGH*QBhU_15FiK6>Sv-6+{9C3IPCE3my>'
),
    t18: packed('<i2',
    'c-pIIsi>#`VHjva;}ZZ36aoNcHy$q'
),
    t19: packed('<i2',
    'c-pIIsi>#`VHjva;}ZZ36aoNcHy$q'
),
    t21: packed('<i2',
    'c-pIIsi>#`VHjva;}ZZ36aoNcHy$q'
),
    t22: packed('<i2',
    'c-pIIsi>#`VHjva;}ZZ36aoNcHy$q'
),
    t25: packed('<i2',
    'c-qTvnNd;EQn9qFq9SWS$g-aDrkNmqMMdSZii$<m6%~aQxj<e;Y9)}E48&Cx?VZ6DE0WuQ>{Wpk3={$Y;^!Y>'
),
}, name='of_27_quant8').AddVariations(signed(x1, c2, t3, t5, t6, t8, t9, t10, c11, t12, t13, t16, t17, t18, t19, t21, t22, c24, t25)).DisableLifeTimeVariation()
