# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# ABS: what may follow it.

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

# A result depends on its neighbors: ABS, ABS, RELU, MINIMUM, RELU6, GATHER, SOFTMAX, HARD_SWISH,
# SPACE_TO_DEPTH, SPACE_TO_DEPTH, CHANNEL_SHUFFLE, LOGISTIC.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [4]), [-0.1875, 0.4375, -0.1875, 0.625])
t6 = Internal('t6', (F32, [1, 4, 4, 4]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (I32, [4]), [2, 0, 3, 1])
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 2, 2, 16]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 2, 2, 16]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Output('t17', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ABS', x1).To(t2)
model.Operation('ABS', t2).To(t3)
model.Operation('RELU', t3).To(t4)
model.Operation('MINIMUM', t4, c5).To(t6)
model.Operation('RELU6', t6).To(t7)
model.Operation('GATHER', t7, 2, c8).To(t9)
model.Operation('SOFTMAX', t9, 1.0).To(t10)
model.Operation('HARD_SWISH', t10).To(t11)
model.Operation('SPACE_TO_DEPTH', t11, 2).To(t12)
model.Operation('DEPTH_TO_SPACE', t12, 2).To(t13)
model.Operation('SPACE_TO_DEPTH', t13, 2).To(t14)
model.Operation('DEPTH_TO_SPACE', t14, 2).To(t15)
model.Operation('CHANNEL_SHUFFLE', t15, 2, 3).To(t16)
model.Operation('LOGISTIC', t16).To(t17)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm>`uQ9G5BVDC`VbQH1`+b)?fePo8Uhmp=n@<2=mq&00qGj>4I1+H<Qww&?dt{t8TJtO<{0kh=@tM28W8nY)gaX', 0.0625
),
    t17: packed('<i4',
    'c-njOW`@oiC}wB3OaWmls|v5q&W#&kd|TTWhW-7`sUY^EMY9&c#6dVQv8@q?U0fJkKsY1AdgnSIfbn0yPMLY(!ZUpkyQ@p03nmW2'
    'ZEc-B2;2q3-9X%h;J5d}`0edI?MUi+7$^h)Q;1M{', 5.960464477539063e-08
),
}, name='of_38').DisableLifeTimeVariation()

# A result depends on its neighbors: ABS, AVERAGE_POOL_2D, RELU6, CHANNEL_SHUFFLE, SELECT, RELU6,
# RESHAPE, DEPTHWISE_CONV_2D, MUL, AVERAGE_POOL_2D, SOFTMAX, RESIZE_NEAREST_NEIGHBOR.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWMBj$1_;TBM1mP0aYnERjLirY0jU6r000GN04V'
))
c7 = Parameter('c7', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkW4*U@d=?CTd69V}a^b!sq;}-A`0|W69?C=!w5e5AI4g(bs<P8iH1QP1x6bl>(2lNXS4;1hg`UdXw`0fW3(-_J', 0.0625
))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (F32, [1, 1, 3, 4]), [-0.125, 0.125, -0.125, -0.125, 0.125, 0.0625, 0.125, 0.0, -0.125, 0.0, 0.125, 0.125])
c12 = Parameter('c12', (F32, [4]), [-0.75, 0.5, 0.5, 0.25])
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (F32, [4]), [-0.125, -0.1875, 0.625, 0.875])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
t18 = Output('t18', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ABS', x1).To(t2)
model.Operation('AVERAGE_POOL_2D', t2, 1, 1, 1, 2, 3, 0).To(t3)
model.Operation('RELU6', t3).To(t4)
model.Operation('CHANNEL_SHUFFLE', t4, 2, 3).To(t5)
model.Operation('SELECT', c6, t5, c7).To(t8)
model.Operation('RELU6', t8).To(t9)
model.Operation('RESHAPE', t9, [1, 4, 4, 4]).To(t10)
model.Operation('DEPTHWISE_CONV_2D', t10, c11, c12, 1, 1, 1, 1, 3).To(t13)
model.Operation('MUL', t13, c14, 0).To(t15)
model.Operation('AVERAGE_POOL_2D', t15, 1, 1, 1, 2, 3, 0).To(t16)
model.Operation('SOFTMAX', t16, 1.0).To(t17)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t17, 4, 4, False).To(t18)
Example({
    x1: packed('|i1',
    'c-jF#0KfnA7Yh{@{0jo^5&ahp<r(Jn=N0G>?fwk_;|$>L0s0C55BKK=1OXNA@bUm01`G-C_52Cz4&eX`6zUh??DzGwwjQA', 0.0625
),
    t18: packed('<f4',
    'c-oVlVepkx(qa7rZ<pn(j=sA!^_^|wmIV`!UY0$zkCS_k)!F*o+=Ykq7R0ortghhe*!q=!PSUapr}eMx<jx6S=w_K(!0_j-{C6h5'
    'lg$MQ%&E^^uiTvZ{rJ2_M^_p7_Qbz^kA6PUJ(%UWK>bgsL~GuCwe>f)vGUwsAGOrZ^2)M|qPA$aWgRi@^ZOFL=Jure&2Ni#UDgrj'
    'v9K%28_4&a(;4l$v@^kTL05{;?4C6LSzR%%E7}r0mb4}N%<N0^pW1InApigz-fj^'
),
}, name='of_49').DisableLifeTimeVariation()

# A result depends on its neighbors: ABS, ADD, DEPTHWISE_CONV_2D, SOFTMAX, RELU6, MUL,
# RESIZE_NEAREST_NEIGHBOR, SPLIT, SELECT, CHANNEL_SHUFFLE, ADD, DIV.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [0.5, -0.625, -0.125, -0.0625])
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (F32, [1, 1, 3, 4]), [-0.0625, -0.0625, 0.125, 0.0, -0.0625, 0.0, -0.125, 0.0, -0.0625, -0.0625, 0.0, 0.125])
c6 = Parameter('c6', (F32, [4]), [-0.5, -0.5, 0.25, 0.75])
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4]), [0.1875, -1.0, 1.0, -0.5625])
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 2]))
t14 = Internal('t14', (F32, [1, 4, 4, 2]))
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
c16 = Parameter('c16', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWB@@1Mj&Q@vOzpXuoy&;ff0@wAySM`J&X(h1XBPb'
))
c17 = Parameter('c17', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0Kfko9^xAO4C3n*0`2kd6Y~%L82|V8?Gq6j6zA+37!l$3;tuul8VBs=8X4v25C9wZ8we5y{tgH48u$1c1`_ibjvkN', 0.0625
))
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (F32, [4]), [-1.0, 1.0, 0.3125, 0.4375])
t21 = Internal('t21', (F32, [1, 4, 4, 4]))
c22 = Parameter('c22', (F32, [4]), [1.25, 1.875, 2.0, 1.125])
t23 = Output('t23', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ABS', x1).To(t2)
model.Operation('ADD', t2, c3, 1).To(t4)
model.Operation('DEPTHWISE_CONV_2D', t4, c5, c6, 1, 1, 1, 1, 3).To(t7)
model.Operation('SOFTMAX', t7, 1.0).To(t8)
model.Operation('RELU6', t8).To(t9)
model.Operation('MUL', t9, c10, 0).To(t11)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t11, 4, 4, False).To(t12)
model.Operation('SPLIT', t12, 3, 2).To(t13, t14)
model.Operation('CONCATENATION', t14, t13, 3).To(t15)
model.Operation('SELECT', c16, t15, c17).To(t18)
model.Operation('CHANNEL_SHUFFLE', t18, 2, 3).To(t19)
model.Operation('ADD', t19, c20, 1).To(t21)
model.Operation('DIV', t21, c22, 0).To(t23)
Example({
    x1: packed('|i1',
    'c-jF#0Kfka5E&N@0qGwP`s(ue5f2{^AL#H0>;w=402ku=02~|~@eAqp>jwDw9`zLt^9>Oc@aqH}@)Z2?Ao=U!@f74BM;x&', 0.0625
),
    t23: packed('<f4',
    'c-lS9!77At6o&DimGFHfnj4sfEJs;LGyf^2BqdiMGf7hunw5|ZTlXNYz}{lEiX=96%2=3%v194Xj4a-sbI#K_htdQctZ@H&Lzi(M'
    'v?)yT6zb@b$2FRrdBx*%r_S`AY0ZW_d1oY8;jR(OJ+5uCz{WZ$)Ymf82dv&ssb5_A(egP;?Iq;H9>w5y>@V#wM&^(=^0<+Q$_l}L'
    '7PsXyTe9}P-4OX)$Z{I|Rt{8>YSh*K*XW1!9|uYQNyFJMF_SNC'
),
}, name='of_62').DisableLifeTimeVariation()

# A result depends on its neighbors: ABS, RELU6, ABS, MAX_POOL_2D, MUL, MAX_POOL_2D, ABS,
# RESIZE_NEAREST_NEIGHBOR, MAX_POOL_2D, ADD, MAXIMUM, NEG.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4]), [-0.6875, 0.4375, 0.875, -0.6875])
t7 = Output('t7', (F32, [1, 4, 4, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
t10 = Output('t10', (F32, [1, 4, 4, 4]))
t11 = Output('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (F32, [4]), [-0.5, -0.25, -0.0625, 0.0])
t13 = Output('t13', (F32, [1, 4, 4, 4]))
t14 = Output('t14', (F32, [1, 4, 4, 4]))
t15 = Output('t15', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ABS', x1).To(t2)
model.Operation('RELU6', t2).To(t3)
model.Operation('ABS', t3).To(t4)
model.Operation('MAX_POOL_2D', t4, 1, 1, 1, 3, 2, 0).To(t5)
model.Operation('MUL', t5, c6, 0).To(t7)
model.Operation('MAX_POOL_2D', t7, 1, 1, 1, 3, 2, 0).To(t8)
model.Operation('ABS', t8).To(t9)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t9, 4, 4, False).To(t10)
model.Operation('MAX_POOL_2D', t10, 1, 1, 1, 3, 2, 0).To(t11)
model.Operation('ADD', t11, c12, 1).To(t13)
model.Operation('MAXIMUM', t13, t13).To(t14)
model.Operation('NEG', t14).To(t15)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm|6Zhov6X*Nk2?-A572pB<6Aka@9P;+!`TpVu4)F8t?hWf40s;K+3-0Xg3;GTg3>ows8SV@Q3H<`^_5Sjq1|vo', 0.0625
),
    t2: packed('|i1',
    'c-jTQiwb}s3;;k}rmQ{CErY?Z{{Jhx3&#|X^F`ELU#TuLQm@@%cO7CTE1}dub~`nFI5@+&;Q^CCe}$R@&;', 0.0625
),
    t3: packed('|i1',
    'c-jTQiwb}s3;;k}rmQ{CErY?Z{{Jhx3&#|X^F`ELU#TuLQm@@%cO7CTE1}dub~`nFI5@+&;Q^CCe}$R@&;', 0.0625
),
    t4: packed('|i1',
    'c-jTQiwb}s3;;k}rmQ{CErY?Z{{Jhx3&#|X^F`ELU#TuLQm@@%cO7CTE1}dub~`nFI5@+&;Q^CCe}$R@&;', 0.0625
),
    t5: packed('|i1',
    'c-ke#F$%yi3<JO+V}hY-JP3rG|G%=K9uAJ8N_6SC@>q(r;9tNZvthpz`+haVGe>;U!UgU', 0.0625
),
    t7: packed('<i2',
    'c-nh=B<{@WBXQeSA33mX_2dKF&Kx-+x$VfGZD5@AXWN<eagq@HM@8TFj|z}o1HpgNTz$3D{xLBAL&XgLf%qQ+GyaEQhX4P;a;SU&'
    'H}FRu', 0.00390625
),
    t8: packed('<i2',
    'c-nh=Bu?_}kpq(3jvUwq!e@YdAXd=_<3B2A*2mR=uqzn<NkixVV_^Ib#s8of%>NI@4F3u70kRfDu>', 0.00390625
),
    t9: packed('<i2',
    'c-j*_68BvA$bsixM-F&_unCY4#CI-&@t->;>*HELcsCgTnT5`0WPn3PC<a3YFlJyN#0LQN5G6Y', 0.00390625
),
    t10: packed('<i2',
    'c-j*_68BvA$bsixM-F&_unCY4#CI-&@t->;>*HELcsCgTnT5`0WPn3PC<a3YFlJyN#0LQN5G6Y', 0.00390625
),
    t11: packed('<i2',
    'c-k{La^Shwkpo^ZY;q*-ITYWy2*f7q<65A2)@~q1=QA>ZAtMroLk0#$210xQ?4}|S', 0.00390625
),
    t13: packed('<i2',
    'c-q_2vf=rumJMDoyrsqOITYUs1mZ3Eel1Wu%NmH$`3ww<3_#3?gc(S|02<LE1O', 0.00390625
),
    t14: packed('<i2',
    'c-q_2vf=rumJMDoyrsqOITYUs1mZ3Eel1Wu%NmH$`3ww<3_#3?gc(S|02<LE1O', 0.00390625
),
    t15: packed('<i2',
    'c-r%+36M0a3D^e1J~f*pp;%=-5c^ErR0G9nM}Zif|NsBL|3Lf?3I8Vr0{|cIUA_', 0.00390625
),
}, name='of_66').DisableLifeTimeVariation()

# A result depends on its neighbors: ABS, NEG, PRELU, SUB, TRANSPOSE, TRANSPOSE, PRELU, MUL.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [4]), [-0.6875, -0.125, -0.625, 1.0])
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4]), [0.125, -0.1875, -0.875, -0.3125])
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [4]), [-0.1875, 0.9375, -0.0625, -0.3125])
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
c12 = Parameter('c12', (F32, [4]), [-0.5, 0.0625, -0.875, -0.4375])
t13 = Output('t13', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ABS', x1).To(t2)
model.Operation('NEG', t2).To(t3)
model.Operation('PRELU', t3, c4).To(t5)
model.Operation('SUB', t5, c6, 0).To(t7)
model.Operation('TRANSPOSE', t7, [0, 2, 3, 1]).To(t8)
model.Operation('TRANSPOSE', t8, [0, 2, 3, 1]).To(t9)
model.Operation('PRELU', t9, c10).To(t11)
model.Operation('MUL', t11, c12, 0).To(t13)
Example({
    x1: packed('|i1',
    'c-jF#0Kfka1?=bX_U8%?03Z<j=@R7-0vF^19P|DC=n)X=?C0_r3FinM_#f~A_3`5%<OS{I`TqL}<m&<wAK>K$=i~?@2qGN', 0.0625
),
    t13: packed('<i4',
    'c-lLlu^@qgV}by~k6Z=@iG&{w3Je7d4h#nx7!n*B93D(yxWKTWL0~~Z!-fO_h6xM@7*-g3IKW__ao|S728M=&9rsvH{k_BR|I#sz'
    '|GRcGZU6O=>GkW+%-7z$XL|VZ1M~S;)A)pz_i+c$=oE-Ka+p_W;>W+gpTA@L{q66suOAo~zy0~o@c%za_&<VXAXP6G{QwFhp+f', 3.0517578125e-05
),
}, name='of_85').DisableLifeTimeVariation()

# A result depends on its neighbors: ABS, SPLIT, PRELU, ADD, SPACE_TO_BATCH_ND.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 2]))
t4 = Internal('t4', (F32, [1, 4, 4, 2]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4]), [-0.4375, 0.25, -0.1875, 0.375])
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
c8 = Parameter('c8', (F32, [4]), [-0.1875, -0.75, -0.625, 0.5])
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (I32, [2]), [2, 2])
c11 = Parameter('c11', (I32, [2, 2]), [0, 0, 0, 0])
t12 = Internal('t12', (F32, [4, 2, 2, 4]))
t13 = Output('t13', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ABS', x1).To(t2)
model.Operation('SPLIT', t2, 3, 2).To(t3, t4)
model.Operation('CONCATENATION', t4, t3, 3).To(t5)
model.Operation('PRELU', t5, c6).To(t7)
model.Operation('ADD', t7, c8, 1).To(t9)
model.Operation('SPACE_TO_BATCH_ND', t9, c10, c11).To(t12)
model.Operation('BATCH_TO_SPACE_ND', t12, c10).To(t13)
Example({
    x1: packed('|i1',
    'c-jF#0Kfki5FZx=;Q9_401ylZ0r2wY^!gg%@C6wK5(o|R3H25P<@X>6=;q)XAP@f*{S5&G^ZpV67#;}iAMxS(;Smc7-x;<', 0.0625
),
    t13: packed('|i1',
    'c-jre%L;%X6hOg~lK8ros3g@QXrcfAg*CgmgLJK!!fr+3blR$t*4Ks8dYw(>Jt|KmPfrXO+Qt9kMuPDHW1j;x', 0.0625
),
}, name='of_97').DisableLifeTimeVariation()

# A result depends on its neighbors: ABS, GATHER.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (I32, [4]), [2, 0, 3, 1])
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('ABS', x1).To(t2)
model.Operation('GATHER', t2, 2, c3).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfkZ^8Ee-1nCd~>>c6$>=5!2<_GW}_u=s2;~?t=91iT`;R6lw4jlRh;{g2X`Wxp4`1a-C9u^1!`||1b2>k4Dc_aD', 0.0625
),
    t2: packed('|i1',
    'c-jrfK@NZ*3<N+er6P%&#vnwYmjAy}=QsdU;HGOar=mEYO?`KDn^zq8Hypqav4yMjTT<@xt%)L9PFy~N<pc@', 0.0625
),
    t4: packed('|i1',
    'c-jTQfewHm2nE1WBy;PHHPn?7{{L5Yx2rioA*diy7q?aK_mDK9e!8%2WFD`^;{hgzgwDB)l1bOs@(+W_1PT', 0.0625
),
}, name='of_99').DisableLifeTimeVariation()
