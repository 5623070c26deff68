# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# ABS and what may follow it: every operation after every other.

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

# ABS, ABS, RELU, MINIMUM, RELU6, GATHER, SOFTMAX, HARD_SWISH, SPACE_TO_DEPTH, SPACE_TO_DEPTH,
# CHANNEL_SHUFFLE, LOGISTIC
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t380 = Internal('t380', (F32, [1, 4, 4, 4]))
t381 = Internal('t381', (F32, [1, 4, 4, 4]))
t382 = Internal('t382', (F32, [1, 4, 4, 4]))
c383 = Parameter('c383', (F32, [4]), [-0.1875, 0.4375, -0.1875, 0.625])
t383 = Internal('t383', (F32, [1, 4, 4, 4]))
t384 = Internal('t384', (F32, [1, 4, 4, 4]))
places385 = Parameter('places385', (I32, [4]), [2, 0, 3, 1])
t385 = Internal('t385', (F32, [1, 4, 4, 4]))
t386 = Internal('t386', (F32, [1, 4, 4, 4]))
t387 = Internal('t387', (F32, [1, 4, 4, 4]))
deep388 = Internal('deep388', (F32, [1, 2, 2, 16]))
t388 = Internal('t388', (F32, [1, 4, 4, 4]))
deep389 = Internal('deep389', (F32, [1, 2, 2, 16]))
t389 = Internal('t389', (F32, [1, 4, 4, 4]))
t390 = Internal('t390', (F32, [1, 4, 4, 4]))
t391 = Output('t391', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ABS', input).To(t380)
model.Operation('ABS', t380).To(t381)
model.Operation('RELU', t381).To(t382)
model.Operation('MINIMUM', t382, c383).To(t383)
model.Operation('RELU6', t383).To(t384)
model.Operation('GATHER', t384, 2, places385).To(t385)
model.Operation('SOFTMAX', t385, 1.0).To(t386)
model.Operation('HARD_SWISH', t386).To(t387)
model.Operation('SPACE_TO_DEPTH', t387, 2).To(deep388)
model.Operation('DEPTH_TO_SPACE', deep388, 2).To(t388)
model.Operation('SPACE_TO_DEPTH', t388, 2).To(deep389)
model.Operation('DEPTH_TO_SPACE', deep389, 2).To(t389)
model.Operation('CHANNEL_SHUFFLE', t389, 2, 3).To(t390)
model.Operation('LOGISTIC', t390).To(t391)
Example({
    input: packed('|i1',
    'c-jF#0Kfm>`uQ9G5BVDC`VbQH1`+b)?fePo8Uhmp=n@<2=mq&00qGj>4I1+H<Qww&?dt{t8TJtO<{0kh=@tM28W8nY)gaX', 0.0625
),
    t391: packed('<i4',
    'c-njOW`@oiC}wB3OaWmls|v5q&W#&kd|TTWhW-7`sUY^EMY9&c#6dVQv8@q?U0fJkKsY1AdgnSIfbn0yPMLY(!ZUpkyQ@p03nmW2'
    'ZEc-B2;2q3-9X%h;J5d}`0edI?MUi+7$^h)Q;1M{', 5.960464477539063e-08
),
}, name='of_38').DisableLifeTimeVariation()

# ABS, AVERAGE_POOL_2D, RELU6, CHANNEL_SHUFFLE, SELECT, RELU6, RESHAPE, DEPTHWISE_CONV_2D, MUL,
# AVERAGE_POOL_2D, SOFTMAX, RESIZE_NEAREST_NEIGHBOR
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t490 = Internal('t490', (F32, [1, 4, 4, 4]))
t491 = Internal('t491', (F32, [1, 4, 4, 4]))
t492 = Internal('t492', (F32, [1, 4, 4, 4]))
t493 = Internal('t493', (F32, [1, 4, 4, 4]))
choice494 = Parameter('choice494', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWMBj$1_;TBM1mP0aYnERjLirY0jU6r000GN04V'
))
other494 = Parameter('other494', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkW4*U@d=?CTd69V}a^b!sq;}-A`0|W69?C=!w5e5AI4g(bs<P8iH1QP1x6bl>(2lNXS4;1hg`UdXw`0fW3(-_J', 0.0625
))
t494 = Internal('t494', (F32, [1, 4, 4, 4]))
t495 = Internal('t495', (F32, [1, 4, 4, 4]))
where496 = Parameter('where496', (I32, [4]), [1, 4, 4, 4])
t496 = Internal('t496', (F32, [1, 4, 4, 4]))
filter497 = Parameter('filter497', (F32, [1, 1, 3, 4]), [-0.125, 0.125, -0.125, -0.125, 0.125, 0.0625, 0.125, 0.0, -0.125, 0.0, 0.125, 0.125])
bias497 = Parameter('bias497', (F32, [4]), [-0.75, 0.5, 0.5, 0.25])
t497 = Internal('t497', (F32, [1, 4, 4, 4]))
c498 = Parameter('c498', (F32, [4]), [-0.125, -0.1875, 0.625, 0.875])
t498 = Internal('t498', (F32, [1, 4, 4, 4]))
t499 = Internal('t499', (F32, [1, 4, 4, 4]))
t500 = Internal('t500', (F32, [1, 4, 4, 4]))
t501 = Output('t501', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ABS', input).To(t490)
model.Operation('AVERAGE_POOL_2D', t490, 1, 1, 1, 2, 3, 0).To(t491)
model.Operation('RELU6', t491).To(t492)
model.Operation('CHANNEL_SHUFFLE', t492, 2, 3).To(t493)
model.Operation('SELECT', choice494, t493, other494).To(t494)
model.Operation('RELU6', t494).To(t495)
model.Operation('RESHAPE', t495, where496).To(t496)
model.Operation('DEPTHWISE_CONV_2D', t496, filter497, bias497, 1, 1, 1, 1, 3).To(t497)
model.Operation('MUL', t497, c498, 0).To(t498)
model.Operation('AVERAGE_POOL_2D', t498, 1, 1, 1, 2, 3, 0).To(t499)
model.Operation('SOFTMAX', t499, 1.0).To(t500)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t500, 4, 4, False).To(t501)
Example({
    input: packed('|i1',
    'c-jF#0KfnA7Yh{@{0jo^5&ahp<r(Jn=N0G>?fwk_;|$>L0s0C55BKK=1OXNA@bUm01`G-C_52Cz4&eX`6zUh??DzGwwjQA', 0.0625
),
    t501: packed('<f4',
    'c-oVlVepkx(qa7rZ<pn(j=sA!^_^|wmIV`!UY0$zkCS_k)!F*o+=Ykq7R0ortghhe*!q=!PSUapr}eMx<jx6S=w_K(!0_j-{C6h5'
    'lg$MQ%&E^^uiTvZ{rJ2_M^_p7_Qbz^kA6PUJ(%UWK>bgsL~GuCwe>f)vGUwsAGOrZ^2)M|qPA$aWgRi@^ZOFL=Jure&2Ni#UDgrj'
    'v9K%28_4&a(;4l$v@^kTL05{;?4C6LSzR%%E7}r0mb4}N%<N0^pW1InApigz-fj^'
),
}, name='of_49').DisableLifeTimeVariation()

# ABS, ADD, DEPTHWISE_CONV_2D, SOFTMAX, RELU6, MUL, RESIZE_NEAREST_NEIGHBOR, SPLIT, SELECT,
# CHANNEL_SHUFFLE, ADD, DIV
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t620 = Internal('t620', (F32, [1, 4, 4, 4]))
c621 = Parameter('c621', (F32, [4]), [0.5, -0.625, -0.125, -0.0625])
t621 = Internal('t621', (F32, [1, 4, 4, 4]))
filter622 = Parameter('filter622', (F32, [1, 1, 3, 4]), [-0.0625, -0.0625, 0.125, 0.0, -0.0625, 0.0, -0.125, 0.0, -0.0625, -0.0625, 0.0, 0.125])
bias622 = Parameter('bias622', (F32, [4]), [-0.5, -0.5, 0.25, 0.75])
t622 = Internal('t622', (F32, [1, 4, 4, 4]))
t623 = Internal('t623', (F32, [1, 4, 4, 4]))
t624 = Internal('t624', (F32, [1, 4, 4, 4]))
c625 = Parameter('c625', (F32, [4]), [0.1875, -1.0, 1.0, -0.5625])
t625 = Internal('t625', (F32, [1, 4, 4, 4]))
t626 = Internal('t626', (F32, [1, 4, 4, 4]))
part_0_627 = Internal('part_0_627', (F32, [1, 4, 4, 2]))
part_1_627 = Internal('part_1_627', (F32, [1, 4, 4, 2]))
t627 = Internal('t627', (F32, [1, 4, 4, 4]))
choice628 = Parameter('choice628', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWB@@1Mj&Q@vOzpXuoy&;ff0@wAySM`J&X(h1XBPb'
))
other628 = Parameter('other628', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfko9^xAO4C3n*0`2kd6Y~%L82|V8?Gq6j6zA+37!l$3;tuul8VBs=8X4v25C9wZ8we5y{tgH48u$1c1`_ibjvkN', 0.0625
))
t628 = Internal('t628', (F32, [1, 4, 4, 4]))
t629 = Internal('t629', (F32, [1, 4, 4, 4]))
c630 = Parameter('c630', (F32, [4]), [-1.0, 1.0, 0.3125, 0.4375])
t630 = Internal('t630', (F32, [1, 4, 4, 4]))
c631 = Parameter('c631', (F32, [4]), [1.25, 1.875, 2.0, 1.125])
t631 = Output('t631', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ABS', input).To(t620)
model.Operation('ADD', t620, c621, 1).To(t621)
model.Operation('DEPTHWISE_CONV_2D', t621, filter622, bias622, 1, 1, 1, 1, 3).To(t622)
model.Operation('SOFTMAX', t622, 1.0).To(t623)
model.Operation('RELU6', t623).To(t624)
model.Operation('MUL', t624, c625, 0).To(t625)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t625, 4, 4, False).To(t626)
model.Operation('SPLIT', t626, 3, 2).To(part_0_627, part_1_627)
model.Operation('CONCATENATION', part_1_627, part_0_627, 3).To(t627)
model.Operation('SELECT', choice628, t627, other628).To(t628)
model.Operation('CHANNEL_SHUFFLE', t628, 2, 3).To(t629)
model.Operation('ADD', t629, c630, 1).To(t630)
model.Operation('DIV', t630, c631, 0).To(t631)
Example({
    input: packed('|i1',
    'c-jF#0Kfka5E&N@0qGwP`s(ue5f2{^AL#H0>;w=402ku=02~|~@eAqp>jwDw9`zLt^9>Oc@aqH}@)Z2?Ao=U!@f74BM;x&', 0.0625
),
    t631: packed('<f4',
    'c-lS9!77At6o&DimGFHfnj4sfEJs;LGyf^2BqdiMGf7hunw5|ZTlXNYz}{lEiX=96%2=3%v194Xj4a-sbI#K_htdQctZ@H&Lzi(M'
    'v?)yT6zb@b$2FRrdBx*%r_S`AY0ZW_d1oY8;jR(OJ+5uCz{WZ$)Ymf82dv&ssb5_A(egP;?Iq;H9>w5y>@V#wM&^(=^0<+Q$_l}L'
    '7PsXyTe9}P-4OX)$Z{I|Rt{8>YSh*K*XW1!9|uYQNyFJMF_SNC'
),
}, name='of_62').DisableLifeTimeVariation()

# ABS, RELU6, ABS, MAX_POOL_2D, MUL, MAX_POOL_2D, ABS, RESIZE_NEAREST_NEIGHBOR, MAX_POOL_2D, ADD,
# MAXIMUM, NEG
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t660 = Output('t660', (F32, [1, 4, 4, 4]))
t661 = Output('t661', (F32, [1, 4, 4, 4]))
t662 = Output('t662', (F32, [1, 4, 4, 4]))
t663 = Output('t663', (F32, [1, 4, 4, 4]))
c664 = Parameter('c664', (F32, [4]), [-0.6875, 0.4375, 0.875, -0.6875])
t664 = Output('t664', (F32, [1, 4, 4, 4]))
t665 = Output('t665', (F32, [1, 4, 4, 4]))
t666 = Output('t666', (F32, [1, 4, 4, 4]))
t667 = Output('t667', (F32, [1, 4, 4, 4]))
t668 = Output('t668', (F32, [1, 4, 4, 4]))
c669 = Parameter('c669', (F32, [4]), [-0.5, -0.25, -0.0625, 0.0])
t669 = Output('t669', (F32, [1, 4, 4, 4]))
t670 = Output('t670', (F32, [1, 4, 4, 4]))
t671 = Output('t671', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ABS', input).To(t660)
model.Operation('RELU6', t660).To(t661)
model.Operation('ABS', t661).To(t662)
model.Operation('MAX_POOL_2D', t662, 1, 1, 1, 3, 2, 0).To(t663)
model.Operation('MUL', t663, c664, 0).To(t664)
model.Operation('MAX_POOL_2D', t664, 1, 1, 1, 3, 2, 0).To(t665)
model.Operation('ABS', t665).To(t666)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t666, 4, 4, False).To(t667)
model.Operation('MAX_POOL_2D', t667, 1, 1, 1, 3, 2, 0).To(t668)
model.Operation('ADD', t668, c669, 1).To(t669)
model.Operation('MAXIMUM', t669, t669).To(t670)
model.Operation('NEG', t670).To(t671)
Example({
    input: packed('|i1',
    'c-jF#0Kfm|6Zhov6X*Nk2?-A572pB<6Aka@9P;+!`TpVu4)F8t?hWf40s;K+3-0Xg3;GTg3>ows8SV@Q3H<`^_5Sjq1|vo', 0.0625
),
    t660: packed('|i1',
    'c-jTQiwb}s3;;k}rmQ{CErY?Z{{Jhx3&#|X^F`ELU#TuLQm@@%cO7CTE1}dub~`nFI5@+&;Q^CCe}$R@&;', 0.0625
),
    t661: packed('|i1',
    'c-jTQiwb}s3;;k}rmQ{CErY?Z{{Jhx3&#|X^F`ELU#TuLQm@@%cO7CTE1}dub~`nFI5@+&;Q^CCe}$R@&;', 0.0625
),
    t662: packed('|i1',
    'c-jTQiwb}s3;;k}rmQ{CErY?Z{{Jhx3&#|X^F`ELU#TuLQm@@%cO7CTE1}dub~`nFI5@+&;Q^CCe}$R@&;', 0.0625
),
    t663: packed('|i1',
    'c-ke#F$%yi3<JO+V}hY-JP3rG|G%=K9uAJ8N_6SC@>q(r;9tNZvthpz`+haVGe>;U!UgU', 0.0625
),
    t664: packed('<i2',
    'c-nh=B<{@WBXQeSA33mX_2dKF&Kx-+x$VfGZD5@AXWN<eagq@HM@8TFj|z}o1HpgNTz$3D{xLBAL&XgLf%qQ+GyaEQhX4P;a;SU&'
    'H}FRu', 0.00390625
),
    t665: packed('<i2',
    'c-nh=Bu?_}kpq(3jvUwq!e@YdAXd=_<3B2A*2mR=uqzn<NkixVV_^Ib#s8of%>NI@4F3u70kRfDu>', 0.00390625
),
    t666: packed('<i2',
    'c-j*_68BvA$bsixM-F&_unCY4#CI-&@t->;>*HELcsCgTnT5`0WPn3PC<a3YFlJyN#0LQN5G6Y', 0.00390625
),
    t667: packed('<i2',
    'c-j*_68BvA$bsixM-F&_unCY4#CI-&@t->;>*HELcsCgTnT5`0WPn3PC<a3YFlJyN#0LQN5G6Y', 0.00390625
),
    t668: packed('<i2',
    'c-k{La^Shwkpo^ZY;q*-ITYWy2*f7q<65A2)@~q1=QA>ZAtMroLk0#$210xQ?4}|S', 0.00390625
),
    t669: packed('<i2',
    'c-q_2vf=rumJMDoyrsqOITYUs1mZ3Eel1Wu%NmH$`3ww<3_#3?gc(S|02<LE1O', 0.00390625
),
    t670: packed('<i2',
    'c-q_2vf=rumJMDoyrsqOITYUs1mZ3Eel1Wu%NmH$`3ww<3_#3?gc(S|02<LE1O', 0.00390625
),
    t671: packed('<i2',
    'c-r%+36M0a3D^e1J~f*pp;%=-5c^ErR0G9nM}Zif|NsBL|3Lf?3I8Vr0{|cIUA_', 0.00390625
),
}, name='of_66').DisableLifeTimeVariation()

# ABS, NEG, PRELU, SUB, TRANSPOSE, TRANSPOSE, PRELU, MUL
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t850 = Internal('t850', (F32, [1, 4, 4, 4]))
t851 = Internal('t851', (F32, [1, 4, 4, 4]))
c852 = Parameter('c852', (F32, [4]), [-0.6875, -0.125, -0.625, 1.0])
t852 = Internal('t852', (F32, [1, 4, 4, 4]))
c853 = Parameter('c853', (F32, [4]), [0.125, -0.1875, -0.875, -0.3125])
t853 = Internal('t853', (F32, [1, 4, 4, 4]))
where854 = Parameter('where854', (I32, [4]), [0, 2, 3, 1])
t854 = Internal('t854', (F32, [1, 4, 4, 4]))
where855 = Parameter('where855', (I32, [4]), [0, 2, 3, 1])
t855 = Internal('t855', (F32, [1, 4, 4, 4]))
c856 = Parameter('c856', (F32, [4]), [-0.1875, 0.9375, -0.0625, -0.3125])
t856 = Internal('t856', (F32, [1, 4, 4, 4]))
c857 = Parameter('c857', (F32, [4]), [-0.5, 0.0625, -0.875, -0.4375])
t857 = Output('t857', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ABS', input).To(t850)
model.Operation('NEG', t850).To(t851)
model.Operation('PRELU', t851, c852).To(t852)
model.Operation('SUB', t852, c853, 0).To(t853)
model.Operation('TRANSPOSE', t853, where854).To(t854)
model.Operation('TRANSPOSE', t854, where855).To(t855)
model.Operation('PRELU', t855, c856).To(t856)
model.Operation('MUL', t856, c857, 0).To(t857)
Example({
    input: packed('|i1',
    'c-jF#0Kfka1?=bX_U8%?03Z<j=@R7-0vF^19P|DC=n)X=?C0_r3FinM_#f~A_3`5%<OS{I`TqL}<m&<wAK>K$=i~?@2qGN', 0.0625
),
    t857: packed('<i4',
    'c-lLlu^@qgV}by~k6Z=@iG&{w3Je7d4h#nx7!n*B93D(yxWKTWL0~~Z!-fO_h6xM@7*-g3IKW__ao|S728M=&9rsvH{k_BR|I#sz'
    '|GRcGZU6O=>GkW+%-7z$XL|VZ1M~S;)A)pz_i+c$=oE-Ka+p_W;>W+gpTA@L{q66suOAo~zy0~o@c%za_&<VXAXP6G{QwFhp+f', 3.0517578125e-05
),
}, name='of_85').DisableLifeTimeVariation()

# ABS, SPLIT, PRELU, ADD, SPACE_TO_BATCH_ND
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t970 = Internal('t970', (F32, [1, 4, 4, 4]))
part_0_971 = Internal('part_0_971', (F32, [1, 4, 4, 2]))
part_1_971 = Internal('part_1_971', (F32, [1, 4, 4, 2]))
t971 = Internal('t971', (F32, [1, 4, 4, 4]))
c972 = Parameter('c972', (F32, [4]), [-0.4375, 0.25, -0.1875, 0.375])
t972 = Internal('t972', (F32, [1, 4, 4, 4]))
c973 = Parameter('c973', (F32, [4]), [-0.1875, -0.75, -0.625, 0.5])
t973 = Internal('t973', (F32, [1, 4, 4, 4]))
block974 = Parameter('block974', (I32, [2]), [2, 2])
none974 = Parameter('none974', (I32, [2, 2]), [0, 0, 0, 0])
many974 = Internal('many974', (F32, [4, 2, 2, 4]))
t974 = Output('t974', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ABS', input).To(t970)
model.Operation('SPLIT', t970, 3, 2).To(part_0_971, part_1_971)
model.Operation('CONCATENATION', part_1_971, part_0_971, 3).To(t971)
model.Operation('PRELU', t971, c972).To(t972)
model.Operation('ADD', t972, c973, 1).To(t973)
model.Operation('SPACE_TO_BATCH_ND', t973, block974, none974).To(many974)
model.Operation('BATCH_TO_SPACE_ND', many974, block974).To(t974)
Example({
    input: packed('|i1',
    'c-jF#0Kfki5FZx=;Q9_401ylZ0r2wY^!gg%@C6wK5(o|R3H25P<@X>6=;q)XAP@f*{S5&G^ZpV67#;}iAMxS(;Smc7-x;<', 0.0625
),
    t974: packed('|i1',
    'c-jre%L;%X6hOg~lK8ros3g@QXrcfAg*CgmgLJK!!fr+3blR$t*4Ks8dYw(>Jt|KmPfrXO+Qt9kMuPDHW1j;x', 0.0625
),
}, name='of_97').DisableLifeTimeVariation()

# ABS, GATHER
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t990 = Output('t990', (F32, [1, 4, 4, 4]))
places991 = Parameter('places991', (I32, [4]), [2, 0, 3, 1])
t991 = Output('t991', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ABS', input).To(t990)
model.Operation('GATHER', t990, 2, places991).To(t991)
Example({
    input: packed('|i1',
    'c-jF#0KfkZ^8Ee-1nCd~>>c6$>=5!2<_GW}_u=s2;~?t=91iT`;R6lw4jlRh;{g2X`Wxp4`1a-C9u^1!`||1b2>k4Dc_aD', 0.0625
),
    t990: packed('|i1',
    'c-jrfK@NZ*3<N+er6P%&#vnwYmjAy}=QsdU;HGOar=mEYO?`KDn^zq8Hypqav4yMjTT<@xt%)L9PFy~N<pc@', 0.0625
),
    t991: packed('|i1',
    'c-jTQfewHm2nE1WBy;PHHPn?7{{L5Yx2rioA*diy7q?aK_mDK9e!8%2WFD`^;{hgzgwDB)l1bOs@(+W_1PT', 0.0625
),
}, name='of_99').DisableLifeTimeVariation()
