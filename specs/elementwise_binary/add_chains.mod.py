# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD and what may follow it: every operation after every other.

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

# ADD, MUL, MINIMUM, PAD, PRELU, RESHAPE, TRANSPOSE, CHANNEL_SHUFFLE, TRANSPOSE, HARD_SWISH,
# CHANNEL_SHUFFLE, MAX_POOL_2D
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t390 = Output('t390', (F32, [1, 4, 4, 4]))
c391 = Parameter('c391', (F32, [4]), [-0.5625, 0.0, -0.125, -1.0])
t391 = Output('t391', (F32, [1, 4, 4, 4]))
c392 = Parameter('c392', (F32, [4]), [-1.0, -0.4375, 0.3125, 0.3125])
t392 = Output('t392', (F32, [1, 4, 4, 4]))
sides393 = Parameter('sides393', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide393 = Internal('wide393', (F32, [1, 7, 5, 5]))
begin393 = Parameter('begin393', (I32, [4]), [0, 2, 1, 0])
size393 = Parameter('size393', (I32, [4]), [1, 4, 4, 4])
t393 = Output('t393', (F32, [1, 4, 4, 4]))
c394 = Parameter('c394', (F32, [4]), [-0.25, -0.0625, 0.75, -0.1875])
t394 = Output('t394', (F32, [1, 4, 4, 4]))
where395 = Parameter('where395', (I32, [4]), [1, 4, 4, 4])
t395 = Output('t395', (F32, [1, 4, 4, 4]))
where396 = Parameter('where396', (I32, [4]), [0, 2, 3, 1])
t396 = Output('t396', (F32, [1, 4, 4, 4]))
t397 = Output('t397', (F32, [1, 4, 4, 4]))
where398 = Parameter('where398', (I32, [4]), [0, 2, 3, 1])
t398 = Output('t398', (F32, [1, 4, 4, 4]))
t399 = Output('t399', (F32, [1, 4, 4, 4]))
t400 = Output('t400', (F32, [1, 4, 4, 4]))
t401 = Output('t401', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', input, input, 3).To(t390)
model.Operation('MUL', t390, c391, 0).To(t391)
model.Operation('MINIMUM', t391, c392).To(t392)
model.Operation('PAD', t392, sides393).To(wide393)
model.Operation('SLICE', wide393, begin393, size393).To(t393)
model.Operation('PRELU', t393, c394).To(t394)
model.Operation('RESHAPE', t394, where395).To(t395)
model.Operation('TRANSPOSE', t395, where396).To(t396)
model.Operation('CHANNEL_SHUFFLE', t396, 2, 3).To(t397)
model.Operation('TRANSPOSE', t397, where398).To(t398)
model.Operation('HARD_SWISH', t398).To(t399)
model.Operation('CHANNEL_SHUFFLE', t399, 2, 3).To(t400)
model.Operation('MAX_POOL_2D', t400, 1, 1, 1, 3, 2, 0).To(t401)
Example({
    input: packed('|i1',
    'c-jF#0Kfkj>=N$q2nGZc;1dP(<PIJ8;q>V09^)7J91-~7AL1S1@Erf^1NH^=4C?;&><Z%z=n4q!=iwLYAO`CJ^%Vy+pCMK', 0.0625
),
    t390: packed('|i1',
    'c-j@oNeX~40KmWzZIz;e8+xeA|6ggFQ$j8)L+o~2V7^rzr@ZhgooNMQ9mymOMNVJTIQkz!j{)T', 0.125
),
    t391: packed('<i2',
    'c-qroxWmA}@a2FH!>tVr3{MOgAYcLm!#xlU<evc18z91O7`hqWG(hCPFnnjYHsL?Re<1h&e;^HH{Qn2l52XJi)BhpDAk`ps5OEM2'
    '0IT~ZVg', 0.0078125
),
    t392: packed('<i2',
    'c-out<Q>C-C%+ynd-C?ifhV6N4m@E1@)<l1Jb4eIf&3>R`UXV&8wekO$o~SeU!VB@|3AZj6u`g$6+)vK7!Yb1-~<5499s(', 0.015625
),
    t393: packed('|i1',
    'c-mt)@PvWkz?1h3AQ}W9d=UPI#Qz1vuNkla0QbBSj{', 0.015625
),
    t394: packed('<i2',
    'c-mud*ucQxu)&xCM1uf?55jUtd?6sVXTS>nAz@<pr~m*rl@b8', 0.0009765625
),
    t395: packed('<i2',
    'c-mud*ucQxu)&xCM1uf?55jUtd?6sVXTS>nAz@<pr~m*rl@b8', 0.0009765625
),
    t396: packed('<i2',
    'c-muNU|?`?aA4T5VFLpU!1%@tLMVI&IeP|N;NQQ0B=KPY00Y$$0R', 0.0009765625
),
    t397: packed('<i2',
    'c-muNU|?`?aA4T5VFLpU!1%^OsC)){IR;$d-@kt(@nHY}1PBrV', 0.0009765625
),
    t398: packed('<i2',
    'c-muNKm`sC4sZ+t8#Zi!V=yoVVj+7VA;&-r`1kK09Ag6jMH3PM', 0.0009765625
),
    t399: packed('<f4',
    'c-muNKn1H;uZCmXpaG}Ms#UAt7z7q9SOCXhkPO5(rUHowtooUlnBW)$L`6m67!1w>u>gosgjK(-tt}jbz`lL^;1~>SK-d<_U|;|M'
    'MQb1`'
),
    t400: packed('<f4',
    'c-muNKn1H;uZClspaHkks#UAt7z7q9SOCWmkj%g^^#%h&1a|#QOiXYL0-~a#a0~(Gfmncnp$NNvTU%Q=27!J1_Q5d(*Z>vTfGH3F'
    '07Wq%Dg'
),
    t401: packed('<f4',
    'c-mXNdNsppJeZ+@0f8A9F!-xht-^~LrY1x24F-k?1`IwE6BAy{z;GUl1sE8L7%=#@wzhaNgRKn$0}(nO0FgyE*#'
),
}, name='of_39').DisableLifeTimeVariation()

# ADD, TANH, ABS, TANH, SIN, SOFTMAX, ADD, NEG, DEPTHWISE_CONV_2D, CONV_2D, DIV, SPACE_TO_BATCH_ND
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t410 = Internal('t410', (F32, [1, 4, 4, 4]))
t411 = Internal('t411', (F32, [1, 4, 4, 4]))
t412 = Internal('t412', (F32, [1, 4, 4, 4]))
t413 = Internal('t413', (F32, [1, 4, 4, 4]))
t414 = Internal('t414', (F32, [1, 4, 4, 4]))
t415 = Internal('t415', (F32, [1, 4, 4, 4]))
t416 = Internal('t416', (F32, [1, 4, 4, 4]))
t417 = Internal('t417', (F32, [1, 4, 4, 4]))
filter418 = Parameter('filter418', (F32, [1, 1, 3, 4]), [-0.0625, 0.125, 0.125, 0.125, -0.0625, -0.0625, 0.125, 0.125, -0.125, 0.0, -0.125, -0.125])
bias418 = Parameter('bias418', (F32, [4]), [-0.5, 0.25, 0.25, 0.25])
t418 = Internal('t418', (F32, [1, 4, 4, 4]))
filter419 = Parameter('filter419', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?+!4Uv341&P@XV#`4;9x*AX)#CZ@O*D6)5~9hJ<%Hy`2', 0.0625
))
bias419 = Parameter('bias419', (F32, [4]), [-0.25, -0.5, -0.25, 0.5])
t419 = Internal('t419', (F32, [1, 4, 4, 4]))
c420 = Parameter('c420', (F32, [4]), [1.6875, 1.9375, 1.8125, 2.0])
t420 = Internal('t420', (F32, [1, 4, 4, 4]))
block421 = Parameter('block421', (I32, [2]), [2, 2])
none421 = Parameter('none421', (I32, [2, 2]), [0, 0, 0, 0])
many421 = Internal('many421', (F32, [4, 2, 2, 4]))
t421 = Output('t421', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', input, input, 3).To(t410)
model.Operation('TANH', t410).To(t411)
model.Operation('ABS', t411).To(t412)
model.Operation('TANH', t412).To(t413)
model.Operation('SIN', t413).To(t414)
model.Operation('SOFTMAX', t414, 1.0).To(t415)
model.Operation('ADD', t415, t415, 3).To(t416)
model.Operation('NEG', t416).To(t417)
model.Operation('DEPTHWISE_CONV_2D', t417, filter418, bias418, 1, 1, 1, 1, 3).To(t418)
model.Operation('CONV_2D', t418, filter419, bias419, 1, 1, 1, 0).To(t419)
model.Operation('DIV', t419, c420, 0).To(t420)
model.Operation('SPACE_TO_BATCH_ND', t420, block421, none421).To(many421)
model.Operation('BATCH_TO_SPACE_ND', many421, block421).To(t421)
Example({
    input: packed('|i1',
    'c-jF#0KfnH0}=}s9^oGC8wCsw<Nyl(=pFV63?S?V?-BGF_Za;P`xG1H<o4te=nxR`3kmk}9{w5!<`Meo6X^IB?(qOuu^oE', 0.0625
),
    t421: packed('<f4',
    'c-r&(^s8jj#>oti4*bbb>*P9pyHi4uZP{vzAOD!P{aiEcu=L)2M&V~JS>?(sKJ)RK@|Pcqcd{)fGU|kHRJL||^TJ}sgYOUA;`x<g'
    'TRoeC{b#-0dj9ds&QI?<T<0v@y?M*OcC%N<&ZVz=F|%;%Q?{O#i0#`X_j;`0G3!hXIy;^JK+kNaNz8Q~&9cqbtrAV@jZ!TR6Pap!'
    'n#G!J+k~48+JrmoC$dy~G)pyGwn#J?w2HJ_PT;6=s~2x@=@4wzY?5x>w{M>vB^Us&=7Pr'
),
}, name='of_41').DisableLifeTimeVariation()

# ADD, MAX_POOL_2D, ADD, AVERAGE_POOL_2D, AVERAGE_POOL_2D, MINIMUM, SPLIT, LOGISTIC, MINIMUM,
# MINIMUM, MUL, PAD
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t430 = Internal('t430', (F32, [1, 4, 4, 4]))
t431 = Internal('t431', (F32, [1, 4, 4, 4]))
c432 = Parameter('c432', (F32, [4]), [0.6875, -0.3125, -0.75, -0.75])
t432 = Internal('t432', (F32, [1, 4, 4, 4]))
t433 = Internal('t433', (F32, [1, 4, 4, 4]))
t434 = Internal('t434', (F32, [1, 4, 4, 4]))
c435 = Parameter('c435', (F32, [4]), [0.5625, -0.25, -0.875, -0.3125])
t435 = Internal('t435', (F32, [1, 4, 4, 4]))
part_0_436 = Internal('part_0_436', (F32, [1, 4, 4, 2]))
part_1_436 = Internal('part_1_436', (F32, [1, 4, 4, 2]))
t436 = Internal('t436', (F32, [1, 4, 4, 4]))
t437 = Internal('t437', (F32, [1, 4, 4, 4]))
c438 = Parameter('c438', (F32, [4]), [0.375, 0.5625, -0.0625, -0.8125])
t438 = Internal('t438', (F32, [1, 4, 4, 4]))
c439 = Parameter('c439', (F32, [4]), [-1.0, 0.1875, 0.0, 0.4375])
t439 = Internal('t439', (F32, [1, 4, 4, 4]))
c440 = Parameter('c440', (F32, [4]), [-0.375, -0.6875, -0.875, -0.5])
t440 = Internal('t440', (F32, [1, 4, 4, 4]))
sides441 = Parameter('sides441', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide441 = Internal('wide441', (F32, [1, 7, 5, 5]))
begin441 = Parameter('begin441', (I32, [4]), [0, 2, 1, 0])
size441 = Parameter('size441', (I32, [4]), [1, 4, 4, 4])
t441 = Output('t441', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', input, input, 3).To(t430)
model.Operation('MAX_POOL_2D', t430, 1, 1, 1, 3, 2, 0).To(t431)
model.Operation('ADD', t431, c432, 0).To(t432)
model.Operation('AVERAGE_POOL_2D', t432, 1, 1, 1, 2, 3, 0).To(t433)
model.Operation('AVERAGE_POOL_2D', t433, 1, 1, 1, 2, 3, 0).To(t434)
model.Operation('MINIMUM', t434, c435).To(t435)
model.Operation('SPLIT', t435, 3, 2).To(part_0_436, part_1_436)
model.Operation('CONCATENATION', part_1_436, part_0_436, 3).To(t436)
model.Operation('LOGISTIC', t436).To(t437)
model.Operation('MINIMUM', t437, c438).To(t438)
model.Operation('MINIMUM', t438, c439).To(t439)
model.Operation('MUL', t439, c440, 0).To(t440)
model.Operation('PAD', t440, sides441).To(wide441)
model.Operation('SLICE', wide441, begin441, size441).To(t441)
Example({
    input: packed('|i1',
    'c-jF#0Kfn9_y76!4jl3p6!_r<AmIWGALSGV?Ck&m_#ET!3l0Yx|LGp|_Wc+89pDWb6!7Zk;20F;0PFbT2^HY*7w_&eHzBn', 0.0625
),
    t441: packed('|i1',
    'c-mt~xX;G`!yrJ2j|Kql;|sO', 0.00390625
),
}, name='of_43').DisableLifeTimeVariation()

# ADD, RELU6, RELU, AVERAGE_POOL_2D, SELECT, SOFTMAX, SIN, NEG, ADD, PRELU, RELU, ADD
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t500 = Internal('t500', (F32, [1, 4, 4, 4]))
t501 = Internal('t501', (F32, [1, 4, 4, 4]))
t502 = Internal('t502', (F32, [1, 4, 4, 4]))
t503 = Internal('t503', (F32, [1, 4, 4, 4]))
choice504 = Parameter('choice504', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muR1Of&SWMBj{K{Nw|#RwIG5)2G5K?aCA5Cs4QrvND'
))
other504 = Parameter('other504', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkR2?P`e<puv4>FfywARZSE@#Og!9qk4T5eVkz4Ehuw3lj$B4G|Uq>H-D!_aF}p^Wqul1_0(A2KMFn0p}jRBNwg', 0.0625
))
t504 = Internal('t504', (F32, [1, 4, 4, 4]))
t505 = Internal('t505', (F32, [1, 4, 4, 4]))
t506 = Internal('t506', (F32, [1, 4, 4, 4]))
t507 = Internal('t507', (F32, [1, 4, 4, 4]))
c508 = Parameter('c508', (F32, [4]), [0.375, -0.8125, -0.8125, -0.625])
t508 = Internal('t508', (F32, [1, 4, 4, 4]))
c509 = Parameter('c509', (F32, [4]), [0.375, -0.625, 0.75, -0.875])
t509 = Internal('t509', (F32, [1, 4, 4, 4]))
t510 = Internal('t510', (F32, [1, 4, 4, 4]))
t511 = Output('t511', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', input, input, 3).To(t500)
model.Operation('RELU6', t500).To(t501)
model.Operation('RELU', t501).To(t502)
model.Operation('AVERAGE_POOL_2D', t502, 1, 1, 1, 2, 3, 0).To(t503)
model.Operation('SELECT', choice504, t503, other504).To(t504)
model.Operation('SOFTMAX', t504, 1.0).To(t505)
model.Operation('SIN', t505).To(t506)
model.Operation('NEG', t506).To(t507)
model.Operation('ADD', t507, c508, 0).To(t508)
model.Operation('PRELU', t508, c509).To(t509)
model.Operation('RELU', t509).To(t510)
model.Operation('ADD', t510, t510, 3).To(t511)
Example({
    input: packed('|i1',
    'c-jF#0Kfn99P<9}5drH17UmxC{T%f11K<Pf>iGE<2;mp+`{nHm4<POn6%y_B>+bC18~GF;;Pv$f_W>0T>lOYO?;j7IdLqd', 0.0625
),
    t511: packed('<f4',
    'c-kxRWXNJrXV`t>IfLK9W`@@cnhZ<_?HIb4>lqR^YceP^d}8o-C}-HebsmFdoE^jO6MPKX9ZMM&GyG@xS2c-&=k{#|Q-+HSQr5>A'
    'W-YN{Xa~Xu*`Ew7v9b(RXYMetF~l)=o2fF){piM^EtJc!a>X`=MgHmxe;HmdH1pkHnDg@%!y1MThCLx|3|y>J7?v_jWH`3(B*XsJ'
    'GYpehRxlg~+O*1X9>c+}>ln7GY-TuWa+u-R>=_JO7^X2CH(1MX)y|#)41u(RJ%SC!FupAk-ww)Wfbs!MwNL5'
),
}, name='of_50').DisableLifeTimeVariation()

# ADD, SUB, DEPTHWISE_CONV_2D, ABS, RESHAPE, ADD, SUB, LOGISTIC, AVERAGE_POOL_2D, MAXIMUM, RELU,
# SUB
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t510 = Output('t510', (F32, [1, 4, 4, 4]))
c511 = Parameter('c511', (F32, [4]), [-0.0625, 0.25, 0.0625, -0.9375])
t511 = Output('t511', (F32, [1, 4, 4, 4]))
filter512 = Parameter('filter512', (F32, [1, 1, 3, 4]), [-0.125, -0.0625, -0.0625, 0.125, -0.125, 0.0, -0.0625, 0.0, 0.125, -0.0625, 0.0625, -0.125])
bias512 = Parameter('bias512', (F32, [4]), [-0.75, -0.5, 0.5, -0.5])
t512 = Output('t512', (F32, [1, 4, 4, 4]))
t513 = Output('t513', (F32, [1, 4, 4, 4]))
where514 = Parameter('where514', (I32, [4]), [1, 4, 4, 4])
t514 = Output('t514', (F32, [1, 4, 4, 4]))
c515 = Parameter('c515', (F32, [4]), [0.4375, 0.4375, -0.25, 0.0])
t515 = Output('t515', (F32, [1, 4, 4, 4]))
c516 = Parameter('c516', (F32, [4]), [0.9375, 0.6875, 0.5, 0.1875])
t516 = Output('t516', (F32, [1, 4, 4, 4]))
t517 = Output('t517', (F32, [1, 4, 4, 4]))
t518 = Output('t518', (F32, [1, 4, 4, 4]))
t519 = Output('t519', (F32, [1, 4, 4, 4]))
t520 = Output('t520', (F32, [1, 4, 4, 4]))
c521 = Parameter('c521', (F32, [4]), [-0.1875, 0.3125, -0.3125, 0.0625])
t521 = Output('t521', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', input, input, 3).To(t510)
model.Operation('SUB', t510, c511, 0).To(t511)
model.Operation('DEPTHWISE_CONV_2D', t511, filter512, bias512, 1, 1, 1, 1, 3).To(t512)
model.Operation('ABS', t512).To(t513)
model.Operation('RESHAPE', t513, where514).To(t514)
model.Operation('ADD', t514, c515, 0).To(t515)
model.Operation('SUB', t515, c516, 0).To(t516)
model.Operation('LOGISTIC', t516).To(t517)
model.Operation('AVERAGE_POOL_2D', t517, 1, 1, 1, 2, 3, 0).To(t518)
model.Operation('MAXIMUM', t518, t518).To(t519)
model.Operation('RELU', t519).To(t520)
model.Operation('SUB', t520, c521, 0).To(t521)
Example({
    input: packed('|i1',
    'c-jF#0KfkZ8|V+};27%g;|vQE_YLCf9|iE}3K{kU4F3B2<`Co*{}}i21LYhY9|G<l?hG3eAMW}E^ym}q;`a;Y{T><!As`(', 0.0625
),
    t510: packed('|i1',
    'c-j@p$r3;?6ac|4%Y|4<91y(!|4VV5p1D{!kj88xdWKV%YO>mYYu!&YLMmHOk6dx&y*@_{0!j', 0.125
),
    t511: packed('|i1',
    'c-oUS`mf9QN1vbZkGQJ(A4z^jD^7k!0YiRHk^ew3d45fh9MgYyYb$1c`#<8Ys#gE`x&Qn(W&HDBmGO_YGXPEM6hi', 0.0625
),
    t512: packed('<i2',
    'c-muN*ucQRkO{=WKpX(XD}dM)i1UFs2`Ux}#8ZJd4Tu|nxDkl=0<jwdr2qh_ss|q', 0.00390625
),
    t513: packed('<i2',
    'c-muN*ucQRkO{=WKpX(XD}dM)i1UFs2`Ux}#8ZJd4Tu|nxDkl=0<jwdr2qh_ss|q', 0.00390625
),
    t514: packed('<i2',
    'c-muN*ucQRkO{=WKpX(XD}dM)i1UFs2`Ux}#8ZJd4Tu|nxDkl=0<jwdr2qh_ss|q', 0.00390625
),
    t515: packed('|i1',
    'c-ku{C}1ck&;(*(AQk}P3?OC&VtpW1f{KX(aVQY00kH!RI|6Yn5VJ7=05<9o9{', 0.00390625
),
    t516: packed('|i1',
    'c-m_?@Zmzkft5f!8HgtU@e3es1>*HUya*~b6^O3_@iHJj0K^A@_%9H*T>t=)7c3t', 0.00390625
),
    t517: packed('<f4',
    'c-p1Op$>vj7=~e$KrnF!=99@9$jnP15Y7!ir`Ws<gPT{uAUI799Q8Dgq!ZYr$auql2Y%aA-p|uF=jjnX5*)C_1*x<zdW6u(u*T2D'
    'Y8AxlgCh(!xZ;hIv<PS9Q1Tbp1*Ms6X<9sR$A}6YUecZz(7=cpwcY=@1szy(5&'
),
    t518: packed('<f4',
    'c-p1OEegT_0EXc(Jb=wC2r`>s5maoJ#hqaY27|Zp27<{GtXSp`h$6y-EeMOdfZ!8$13!4m_Xf$h4w4;PN=D2{`7&cbi<}cNM>=&B'
    '_S#Xnr^}EHDJvGNSrT(#!jwK)J1xp8EiPO+^Ww(6`JTMVoBrTKK~_!w+z(`7amW'
),
    t519: packed('<f4',
    'c-p1OEegT_0EXc(Jb=wC2r`>s5maoJ#hqaY27|Zp27<{GtXSp`h$6y-EeMOdfZ!8$13!4m_Xf$h4w4;PN=D2{`7&cbi<}cNM>=&B'
    '_S#Xnr^}EHDJvGNSrT(#!jwK)J1xp8EiPO+^Ww(6`JTMVoBrTKK~_!w+z(`7amW'
),
    t520: packed('<f4',
    'c-p1OEegT_0EXc(Jb=wC2r`>s5maoJ#hqaY27|Zp27<{GtXSp`h$6y-EeMOdfZ!8$13!4m_Xf$h4w4;PN=D2{`7&cbi<}cNM>=&B'
    '_S#Xnr^}EHDJvGNSrT(#!jwK)J1xp8EiPO+^Ww(6`JTMVoBrTKK~_!w+z(`7amW'
),
    t521: packed('<f4',
    'c-p1Qu?d4f0EJ;kP)KE!+TIH$Vk84tiM5agGC_)~ZL|<9G#26nDI^nIWoMBAv<!~m58ejh@ijj@Io7KjCq#I_MvD|r98p5zhXoGq'
    '$kskCtUgYVqrwL%1Ud|O!@(B~UN~U3Oe0jLanb~QcsT2JL7)lUZ)*R!>KgpF4auHn5d'
),
}, name='of_51').DisableLifeTimeVariation()

# ADD, ADD, CONV_2D, AVERAGE_POOL_2D, LOGISTIC, CONV_2D, CONV_2D, ABS, TRANSPOSE, ADD, NEG, ABS
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c550 = Parameter('c550', (F32, [4]), [-0.875, -0.3125, -0.125, 0.75])
t550 = Internal('t550', (F32, [1, 4, 4, 4]))
c551 = Parameter('c551', (F32, [4]), [0.125, 0.3125, -0.6875, -0.6875])
t551 = Internal('t551', (F32, [1, 4, 4, 4]))
filter552 = Parameter('filter552', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j@o!3_W~41+-1`_BwbC0>WDsS#)BHM>BMZqi@S?d$<BUKaQ', 0.0625
))
bias552 = Parameter('bias552', (F32, [4]), [-0.5, 0.75, -0.75, 0.25])
t552 = Internal('t552', (F32, [1, 4, 4, 4]))
t553 = Internal('t553', (F32, [1, 4, 4, 4]))
t554 = Internal('t554', (F32, [1, 4, 4, 4]))
filter555 = Parameter('filter555', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?*fe8RG41;3+zuBxqL`>|`%3?0JBWpH`RQEjq9|Fi1^#', 0.0625
))
bias555 = Parameter('bias555', (F32, [4]), [-0.25, -0.25, -0.75, 0.25])
t555 = Internal('t555', (F32, [1, 4, 4, 4]))
filter556 = Parameter('filter556', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j?-$pHWW48gGf%u)U2fCv;<dTJjWqv9s>&6Vlm0Rn#${{', 0.0625
))
bias556 = Parameter('bias556', (F32, [4]), [-0.75, -0.75, 0.25, 0.5])
t556 = Internal('t556', (F32, [1, 4, 4, 4]))
t557 = Internal('t557', (F32, [1, 4, 4, 4]))
where558 = Parameter('where558', (I32, [4]), [0, 2, 3, 1])
t558 = Internal('t558', (F32, [1, 4, 4, 4]))
c559 = Parameter('c559', (F32, [4]), [0.1875, 0.625, -0.1875, -0.8125])
t559 = Internal('t559', (F32, [1, 4, 4, 4]))
t560 = Internal('t560', (F32, [1, 4, 4, 4]))
t561 = Output('t561', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', input, c550, 1).To(t550)
model.Operation('ADD', t550, c551, 1).To(t551)
model.Operation('CONV_2D', t551, filter552, bias552, 1, 1, 1, 0).To(t552)
model.Operation('AVERAGE_POOL_2D', t552, 1, 1, 1, 2, 3, 0).To(t553)
model.Operation('LOGISTIC', t553).To(t554)
model.Operation('CONV_2D', t554, filter555, bias555, 1, 1, 1, 0).To(t555)
model.Operation('CONV_2D', t555, filter556, bias556, 1, 1, 1, 0).To(t556)
model.Operation('ABS', t556).To(t557)
model.Operation('TRANSPOSE', t557, where558).To(t558)
model.Operation('ADD', t558, c559, 0).To(t559)
model.Operation('NEG', t559).To(t560)
model.Operation('ABS', t560).To(t561)
Example({
    input: packed('|i1',
    'c-jF#0Kfm}=lT8M1|A^(4-^FV4)ze__Vn}X7ytAe4eAf|;{FW(8|&;GAL!)~<{SMJ2^{YR@bnlM7VH-94GZuG{^#zU&?5x', 0.0625
),
    t561: packed('<f4',
    'c-l+6-f>1?`bvj0C;cRDSWV!Yk)tV~t0TZLL%{3f+5=)$>=I!Uez=qc$jZ){aBz)6Q=&*lf$yU!EMLTSb?E6WThOuNBIEauSC~82'
    '{ylT-PJPpwz-ele*IT+gx)g3#tCRNFt&Pc_F>~Yjr<_v3E6#Jewk+X1+K}=+zxMdYt9R-@tc_gqNve3Gumewx(KG9*+dC3gF#Jhg'
    '$^3%9-u{8z^gYe-%m1+^u3-2r+!S!#cG~XN)K#q4J?31DW+@T=s@Fevp}oDGoxQ!iErf=#k@?u<5pn>A%4;_'
),
}, name='of_55').DisableLifeTimeVariation()

# ADD, AVERAGE_POOL_2D, CHANNEL_SHUFFLE, ADD, MAXIMUM, RELU6, NEG, MINIMUM, SELECT, RELU,
# CHANNEL_SHUFFLE, PAD
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t680 = Internal('t680', (F32, [1, 4, 4, 4]))
t681 = Internal('t681', (F32, [1, 4, 4, 4]))
t682 = Internal('t682', (F32, [1, 4, 4, 4]))
t683 = Internal('t683', (F32, [1, 4, 4, 4]))
t684 = Internal('t684', (F32, [1, 4, 4, 4]))
t685 = Internal('t685', (F32, [1, 4, 4, 4]))
t686 = Internal('t686', (F32, [1, 4, 4, 4]))
c687 = Parameter('c687', (F32, [4]), [0.5625, -0.625, -1.0, 1.0])
t687 = Internal('t687', (F32, [1, 4, 4, 4]))
choice688 = Parameter('choice688', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-l3Jfe8Qr2*S4ipN`T%QHKgDD<CVa_)N&BJ>dWZZ2%w'
))
other688 = Parameter('other688', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkS75U*E4g&5H2Kf&0;QkH#`3@Tg4eb2v5cLfd0{##J=JFmO7vuKs{^I)!{u%D(^X>Hz^B5Zg3K1Ur?eFI6VIdR', 0.0625
))
t688 = Internal('t688', (F32, [1, 4, 4, 4]))
t689 = Internal('t689', (F32, [1, 4, 4, 4]))
t690 = Internal('t690', (F32, [1, 4, 4, 4]))
sides691 = Parameter('sides691', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide691 = Internal('wide691', (F32, [1, 7, 5, 5]))
begin691 = Parameter('begin691', (I32, [4]), [0, 2, 1, 0])
size691 = Parameter('size691', (I32, [4]), [1, 4, 4, 4])
t691 = Output('t691', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', input, input, 3).To(t680)
model.Operation('AVERAGE_POOL_2D', t680, 1, 1, 1, 2, 3, 0).To(t681)
model.Operation('CHANNEL_SHUFFLE', t681, 2, 3).To(t682)
model.Operation('ADD', t682, t682, 3).To(t683)
model.Operation('MAXIMUM', t683, t683).To(t684)
model.Operation('RELU6', t684).To(t685)
model.Operation('NEG', t685).To(t686)
model.Operation('MINIMUM', t686, c687).To(t687)
model.Operation('SELECT', choice688, t687, other688).To(t688)
model.Operation('RELU', t688).To(t689)
model.Operation('CHANNEL_SHUFFLE', t689, 2, 3).To(t690)
model.Operation('PAD', t690, sides691).To(wide691)
model.Operation('SLICE', wide691, begin691, size691).To(t691)
Example({
    input: packed('|i1',
    'c-jF#0Kfkp^#~CF5fcCd?c^N``3N5x9_;7}`0fDd_~R1v>HqQm0tn#){2k^M8Svov91RuY2JQpl1OOcs=Mnb)3l;5yh#eI', 0.0625
),
    t691: packed('|i1',
    'c-muNzyRW4l3NnO6JWp#01KV~Oa', 0.0625
),
}, name='of_68').DisableLifeTimeVariation()

# ADD, SPACE_TO_BATCH_ND, MUL, RELU, RESIZE_NEAREST_NEIGHBOR, HARD_SWISH, SELECT, SELECT, ADD,
# MINIMUM, NEG, ADD
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t710 = Internal('t710', (F32, [1, 4, 4, 4]))
block711 = Parameter('block711', (I32, [2]), [2, 2])
none711 = Parameter('none711', (I32, [2, 2]), [0, 0, 0, 0])
many711 = Internal('many711', (F32, [4, 2, 2, 4]))
t711 = Internal('t711', (F32, [1, 4, 4, 4]))
c712 = Parameter('c712', (F32, [4]), [-0.375, 0.875, -0.25, 0.375])
t712 = Internal('t712', (F32, [1, 4, 4, 4]))
t713 = Internal('t713', (F32, [1, 4, 4, 4]))
t714 = Internal('t714', (F32, [1, 4, 4, 4]))
t715 = Internal('t715', (F32, [1, 4, 4, 4]))
choice716 = Parameter('choice716', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU}R)~05AhYFfuSg`CtUaAQCRg2$Kf@1ET;R'
))
other716 = Parameter('other716', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfnH^c@)P?(FgA?e7m7<M`wd6Y}&I<^%El;p!U^;1CA(2nrhP2Ok0H8}|bN3mE#~6!IGQ{{I)~;phPq`xYOj03p5', 0.0625
))
t716 = Internal('t716', (F32, [1, 4, 4, 4]))
choice717 = Parameter('choice717', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muR00BluMj!!ZKnO4eVL<=`lm!xIgouN+0RRLe03-'
))
other717 = Parameter('other717', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfkf;^pn?>=gtI<opZZ`~CtB@a6Ia9Q76F@&6S5>=Fq09Sj%?8Vv*Y8}I}Z7z7yi>m1_=`5qec2Nmk#3m*b8107Z', 0.0625
))
t717 = Internal('t717', (F32, [1, 4, 4, 4]))
c718 = Parameter('c718', (F32, [4]), [0.5, 0.5625, 0.5, 0.1875])
t718 = Internal('t718', (F32, [1, 4, 4, 4]))
c719 = Parameter('c719', (F32, [4]), [0.0, -0.6875, 0.3125, 0.625])
t719 = Internal('t719', (F32, [1, 4, 4, 4]))
t720 = Internal('t720', (F32, [1, 4, 4, 4]))
t721 = Output('t721', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', input, input, 3).To(t710)
model.Operation('SPACE_TO_BATCH_ND', t710, block711, none711).To(many711)
model.Operation('BATCH_TO_SPACE_ND', many711, block711).To(t711)
model.Operation('MUL', t711, c712, 0).To(t712)
model.Operation('RELU', t712).To(t713)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t713, 4, 4, False).To(t714)
model.Operation('HARD_SWISH', t714).To(t715)
model.Operation('SELECT', choice716, t715, other716).To(t716)
model.Operation('SELECT', choice717, t716, other717).To(t717)
model.Operation('ADD', t717, c718, 1).To(t718)
model.Operation('MINIMUM', t718, c719).To(t719)
model.Operation('NEG', t719).To(t720)
model.Operation('ADD', t720, t720, 3).To(t721)
Example({
    input: packed('|i1',
    'c-jF#0KfkT9sdmq5)$U(8wmgQ=n)X=_7@KR{sjp867S{{1{)gf?f2#s@#X*);_vzb;|Tc`ANU9B{sZgy<>vzi4hH<!mLJy', 0.0625
),
    t721: ([0.0, 1.375, 0.0, 0.0] * 16)[:64],
}, name='of_71').DisableLifeTimeVariation()

# ADD, LOGISTIC, SUB, MUL, SPACE_TO_DEPTH, MAXIMUM, SIN, TRANSPOSE, NEG, GATHER, CHANNEL_SHUFFLE,
# SOFTMAX
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t740 = Internal('t740', (F32, [1, 4, 4, 4]))
t741 = Internal('t741', (F32, [1, 4, 4, 4]))
c742 = Parameter('c742', (F32, [4]), [-0.5625, 0.1875, 0.75, 0.1875])
t742 = Internal('t742', (F32, [1, 4, 4, 4]))
c743 = Parameter('c743', (F32, [4]), [-0.3125, -0.1875, 0.5625, 0.0])
t743 = Internal('t743', (F32, [1, 4, 4, 4]))
deep744 = Internal('deep744', (F32, [1, 2, 2, 16]))
t744 = Internal('t744', (F32, [1, 4, 4, 4]))
t745 = Internal('t745', (F32, [1, 4, 4, 4]))
t746 = Internal('t746', (F32, [1, 4, 4, 4]))
where747 = Parameter('where747', (I32, [4]), [0, 2, 3, 1])
t747 = Internal('t747', (F32, [1, 4, 4, 4]))
t748 = Internal('t748', (F32, [1, 4, 4, 4]))
places749 = Parameter('places749', (I32, [4]), [2, 0, 3, 1])
t749 = Internal('t749', (F32, [1, 4, 4, 4]))
t750 = Internal('t750', (F32, [1, 4, 4, 4]))
t751 = Output('t751', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', input, input, 3).To(t740)
model.Operation('LOGISTIC', t740).To(t741)
model.Operation('SUB', t741, c742, 0).To(t742)
model.Operation('MUL', t742, c743, 0).To(t743)
model.Operation('SPACE_TO_DEPTH', t743, 2).To(deep744)
model.Operation('DEPTH_TO_SPACE', deep744, 2).To(t744)
model.Operation('MAXIMUM', t744, t744).To(t745)
model.Operation('SIN', t745).To(t746)
model.Operation('TRANSPOSE', t746, where747).To(t747)
model.Operation('NEG', t747).To(t748)
model.Operation('GATHER', t748, 3, places749).To(t749)
model.Operation('CHANNEL_SHUFFLE', t749, 2, 3).To(t750)
model.Operation('SOFTMAX', t750, 1.0).To(t751)
Example({
    input: packed('|i1',
    'c-jF#0Kfm`@c{qi1pfH+?*RntAOHdF;tuZm91`vg=<x^)4dLVv9RBb39vmI)2?OsBAoCsu{R#~99~BP>59b^g3;O{mQ5<X', 0.0625
),
    t751: packed('<f4',
    'c-ou7os_iu#*G^r`ZsK1fPy{33JXe?Cn<o~=Nr#&WMlvQd7gcWJ&127zt81p+R=8HTAt(y6J|R(IXR>_%z%kWYEAxh>du`7Aa<EY'
    'nL~s`f4_^#D-#f(`TGjPZ${rf!PIs(mX>x@RaJH8b*D5yK~qz4V^;o*Vi3EuxwO5hwW6ZDslExsZ*I+QY^-jqfvL5l5C8xljaFX'
),
}, name='of_74').DisableLifeTimeVariation()

# ADD, SELECT, SPACE_TO_BATCH_ND, ADD, GATHER, SUB, RESIZE_NEAREST_NEIGHBOR, TANH,
# CHANNEL_SHUFFLE, PRELU, CHANNEL_SHUFFLE, CONV_2D
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t750 = Output('t750', (F32, [1, 4, 4, 4]))
choice751 = Parameter('choice751', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWB>t1AYcG8K?IBq;X!ExAA}fT3K;+c^#C3'
))
other751 = Parameter('other751', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkW4(aRp^7tMR8x7zJAo%<q@*nCM5gG^g9P0n>>l^m~^5y2@^#c7H8U6b5{|5XT`Q!xf=MEhH1nD38APWOpTOv>', 0.0625
))
t751 = Output('t751', (F32, [1, 4, 4, 4]))
block752 = Parameter('block752', (I32, [2]), [2, 2])
none752 = Parameter('none752', (I32, [2, 2]), [0, 0, 0, 0])
many752 = Internal('many752', (F32, [4, 2, 2, 4]))
t752 = Output('t752', (F32, [1, 4, 4, 4]))
c753 = Parameter('c753', (F32, [4]), [-0.75, -0.875, -0.625, 0.9375])
t753 = Output('t753', (F32, [1, 4, 4, 4]))
places754 = Parameter('places754', (I32, [4]), [2, 0, 3, 1])
t754 = Output('t754', (F32, [1, 4, 4, 4]))
c755 = Parameter('c755', (F32, [4]), [0.25, -0.375, -0.125, -0.875])
t755 = Output('t755', (F32, [1, 4, 4, 4]))
t756 = Output('t756', (F32, [1, 4, 4, 4]))
t757 = Output('t757', (F32, [1, 4, 4, 4]))
t758 = Output('t758', (F32, [1, 4, 4, 4]))
c759 = Parameter('c759', (F32, [4]), [-0.6875, 0.4375, -0.75, -0.6875])
t759 = Output('t759', (F32, [1, 4, 4, 4]))
t760 = Output('t760', (F32, [1, 4, 4, 4]))
filter761 = Parameter('filter761', (F32, [4, 1, 3, 4]), packed('|i1',
    'c-j@o!2tj;41z#$|CyyJ&m$pLRGJ!xyV7#B(LXyD%mWDg75o', 0.0625
))
bias761 = Parameter('bias761', (F32, [4]), [-0.25, -0.25, 0.0, -0.25])
t761 = Output('t761', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', input, input, 3).To(t750)
model.Operation('SELECT', choice751, t750, other751).To(t751)
model.Operation('SPACE_TO_BATCH_ND', t751, block752, none752).To(many752)
model.Operation('BATCH_TO_SPACE_ND', many752, block752).To(t752)
model.Operation('ADD', t752, c753, 1).To(t753)
model.Operation('GATHER', t753, 2, places754).To(t754)
model.Operation('SUB', t754, c755, 0).To(t755)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t755, 4, 4, False).To(t756)
model.Operation('TANH', t756).To(t757)
model.Operation('CHANNEL_SHUFFLE', t757, 2, 3).To(t758)
model.Operation('PRELU', t758, c759).To(t759)
model.Operation('CHANNEL_SHUFFLE', t759, 2, 3).To(t760)
model.Operation('CONV_2D', t760, filter761, bias761, 1, 1, 1, 0).To(t761)
Example({
    input: packed('|i1',
    'c-jF#0Kfkp=H~Sn^zrQd4ejdu<m?#{4(;*}_5k%95&`)29s>*;?&Izr`tbhp1P2!O5eNDk`1TI;>KhL1^d9vI2>BnpJtGA', 0.0625
),
    t750: packed('|i1',
    'c-oU=U|^5{Vg_Ci!5}Hf$H2f3WXK3HGBC(7^GE~Pav&KNb}<G)b_O6Hs6v_#B+ALbAP)dK$N~8', 0.125
),
    t751: packed('|i1',
    'c-jF#0Kfk{0O{-b^7sG%8UWw`AowyK93KE4000L#9P0n>JR2AQ^5y2@00IC28U6b5A_f2&`2Ym)05%)|1Uw%S5C8)R>J<0', 0.0625
),
    t752: packed('|i1',
    'c-jF#0Kfk{0O{-b^7sG%8UWw`AowyK93KE4000L#9P0n>JR2AQ^5y2@00IC28U6b5A_f2&`2Ym)05%)|1Uw%S5C8)R>J<0', 0.0625
),
    t753: packed('|i1',
    'c-k{y00Vvo9v~^i;3&i=$}hygAg05|z{j8`sLlYB=Vst!5MkiwV_*<wV9?QKU@+2SV`2~j09wWZ@c', 0.0625
),
    t754: packed('|i1',
    'c-j?<K?=Yi48Xz;gE48bn|@&ji^zW9|378TA(s#m3<6_@)devrO3$A`<>uO%7u_BHF7TX39C%w@q5|;', 0.0625
),
    t755: packed('|i1',
    'c-s3T#Kfn=#>DqWg31368<VVt2$Kw-h`8(@6Jb+6HYSxnf=uFnK=M*dvLN|CY$i5bY)pzw983y-*z_y`(6J5?', 0.0625
),
    t756: packed('|i1',
    'c-s3T#Kfn=#>DqWg31368<VVt2$Kw-h`8(@6Jb+6HYSxnf=uFnK=M*dvLN|CY$i5bY)pzw983y-*z_y`(6J5?', 0.0625
),
    t757: packed('<f4',
    'c-l?LF-yZx5C`y2;8(~f>Ee=X<>f&)Cn01h9pVshu^<@~4(l6Aw@wZYb$DxrTf@r~a6Df>fgJ@0b$x?E4|6ER8}5Ji|AiUFD@$?M'
    '(j-{wo+8@EQQighR>YP*!VBd=d_kRfuxhO>MPz9i?D3;N!Q>q<@eaQ{V0%BpeKKlVKc43aVChS2y!b1&;vUBC8*qmkeD-ku0B4*o'
    '9H(%>1{~M7Q@%>4RSl*vsbhdsu0Z^fYjJSK967$>Pre3sXL_x)&Xktyht%>9)64qTA2R#x)!+RC*BFNL'
),
    t758: packed('<f4',
    'c-mFTv1$TA5C-5U$SYhaXOrfxJJyACR>EN;7H1*Y7zkHH7-F^%J1YwdEw;6o_SmZqEXU0gBxN9l+HPUMLH7tkrupapKS%v=PC9h-'
    '@#ILCI|?pg8kFuwbVJfdN1v&yeOh{VLN6rgfJo0=LvJiTMhAq*qB&cHVu{U5v~3plIY}dg%wo2+wSO1hZ35;O;R|uSw*y!Kcj76V'
    '7<i<BP5#Ecmw4FAp{rEP27uc`sC}G!2W8X)n+fyj72b`igp^XWq|fS>()Zg{^8bEM*{XN(_g?|vfrj$'
),
    t759: packed('<f4',
    'c-pf#8LiQJa=wPe$umwCC+F`tcv9}KMv&YNi)XeW8Ykz!wm5k!$O0^1y8|R|VLQLa{^WeQlPBjlTd2*SowG*I_|=*!<D50yf99;I'
    '+B#{C=3nC#np<;nt%Ho$RK@44iC>WemVdkzB%fnlwf)zcs@rSU%sQ2mP&G~GpT9}%zwIVE|I+Jq{%tR+`4?GWk`h^@6H;Gq@^5>U'
    '&Ogr-9k6^(5lCLAetSLdzwPD!{=F&FsoP#}XKQb7Z);}{qV0gRJ%|qkcJ`>^a2g~7q-~*W05wZ<&j'
),
    t760: packed('<f4',
    'c-pgwKB>_<|D=Y+nUhWy^H1(LD0lL&hFs7N3)^QQ8uL%SwzzdN$O0r^dvXUz-eSIOkNy0Uawq4XY_^!MHakaejq$6hHO4vH*Zj<>'
    'TC;VM=9<68nk%;ESmy>ASFMT9iC?oK2PFS^%~p_nPL=icUsY>vubH*xR8CdGG#&qcCbirDndqedtJm57uc#*SUx7(vN|8=|NWIDS'
    'e^ol3|59{7@;U#CK=L}<>+5;9|11CZ=3kl4_PTmIds};ZJ6n4YZ3m?7L3|*v0}}{wIBf?Jw}r9+E8=s{'
),
    t761: packed('<f4',
    'c-lL%(Bt!;pL<v><vBgpMa+mlP;2J($uy?)Z|4+q5yvg}ci0BZdmC`o$@huKf_2X>AMVmL7R{4f*gWG@f4D>ni*6S4wV77GX7*kE'
    'x$mV_WTT1XMekd;CorzGv$oeO2s%~G_;8!E(*GA9y?<HCS#7wVYWlTvlNo35gqC^kI!n0&p6Y+^JypmYJFR^S<4c96e1<yZR~t%{'
    'gAcBJ*v=`evHj=ctB<ZavYMaoe4Wgw(2(&zk;iGt{f#$Y7%)#~2-!9L=DvM<_U+qmw{P!0yM6oi+3nxA-xkK-599-BR6bnoeh41`'
    'E?|ZI'
),
}, name='of_75').DisableLifeTimeVariation()

# ADD, ADD
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c1070 = Parameter('c1070', (F32, [4]), [-0.5625, -0.5625, -0.5, -0.625])
t1070 = Internal('t1070', (F32, [1, 4, 4, 4]))
t1071 = Output('t1071', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', input, c1070, 0).To(t1070)
model.Operation('ADD', t1070, t1070, 3).To(t1071)
Example({
    input: packed('|i1',
    'c-jF#0KfkN65{3p2o)Ld=I#j}9sVEi`3v{t?Dy;L?*{D$>F*Qp4d?am|K|<w=MxO&{~q}P6(Iio9{vB}<?#Uw?D-9YPbEe', 0.0625
),
    t1071: packed('|i1',
    'c-mv&WB>wQeh?`p!XV1Pz|4RII2l;LG*FP638;dBfk%P?qzWp?3;-Qf0NM', 0.125
),
}, name='of_107').DisableLifeTimeVariation()

# ADD, ABS
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c1090 = Parameter('c1090', (F32, [4]), [0.375, 1.0, -0.4375, 0.6875])
t1090 = Internal('t1090', (F32, [1, 4, 4, 4]))
t1091 = Output('t1091', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', input, c1090, 0).To(t1090)
model.Operation('ABS', t1090).To(t1091)
Example({
    input: packed('|i1',
    'c-jF#0Kfkp1N7|$4HX9H4hiTG_U#uE<KzPi`0V=+`yk-&_ZA@R?Entr<sK3W@dzLb3is<17ylp;?*aP><>2fI`Wxn^@E!>', 0.0625
),
    t1091: packed('|i1',
    'c-jTQ(F%Yd3;;kZnC8&A%+?HhsK5vR|Np%Eb9UGw@6QrWsP7fN$nJ)MTF}ynt5rd1$(X@4dF^h90U+!f`GY2v!32Q', 0.0625
),
}, name='of_109').DisableLifeTimeVariation()

# ADD, SOFTMAX
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
c1170 = Parameter('c1170', (F32, [4]), [0.25, -0.75, -0.9375, 0.3125])
t1170 = Output('t1170', (F32, [1, 4, 4, 4]))
t1171 = Output('t1171', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ADD', input, c1170, 1).To(t1170)
model.Operation('SOFTMAX', t1170, 1.0).To(t1171)
Example({
    input: packed('|i1',
    'c-jF#0KfnF9r^z9{{bHk@(vdk4g>oF3g`3)=O7Uc_6G*%3+ey-`3@BC{Q?UO;v5wQ{rv*>3gPkh@(=eO{vQ|?^b7yZj2^N', 0.0625
),
    t1170: packed('|i1',
    'c-k$AK?=Yi5X6EN3vC70gW#eU@&9k^91H|948{fQ3c~{=jSp)EuQJLmi;?|-o5P|^*Z%`IzyZ4', 0.0625
),
    t1171: packed('<f4',
    'c-mVow!FjI+WM83uI_}ch`PGlhYug-PMzAbHY4K|4-Ze?$&)8vsi>%UxjgFHXQiPrj{yoM^%N_6ba#i{e|WzR$gS^VW&IxHm!58Z'
    '>(;II#+63SCr^H2XJ;=xcI=pzu&{9QuY!pSrf_g1!}JH=IHO(u{JFLICv~qSOO`lI+`E@uj`!!!<*BKuk!PozzAhp%IX^#tCNnd$'
    'tg*52=jLs`&o|iGPHKRH*9j79q`!QTwF3fMTU&b|VGkngzyfy2z#fYjm~RhM4ge%AU~B'
),
}, name='of_117').DisableLifeTimeVariation()
