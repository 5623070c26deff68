# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SIN: what may follow it.

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

# A result depends on its neighbors: SIN, MINIMUM, RESIZE_NEAREST_NEIGHBOR, ADD, MAX_POOL_2D,
# HARD_SWISH, ABS, SELECT, MAXIMUM, GATHER, SPACE_TO_DEPTH, MUL.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [-0.875, -0.625, 0.5, -0.9375])
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [4]), [-0.9375, -0.9375, 0.8125, -0.375])
t7 = Output('t7', (F32, [1, 4, 4, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
t10 = Output('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU}R)q03${a3l12;5+Fe!4d%cpuzIK_00Vyj8v'
))
c12 = Parameter('c12', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfnB;~EO)@)P{`8s-EU3gqPV;^XuE=j7!25ak~o>-ql-3>par_#5yZ5A+$~4fh-n;2!Pp`XBM-`RD-o<_q`5P$f(', 0.0625
))
t13 = Output('t13', (F32, [1, 4, 4, 4]))
t14 = Output('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (I32, [4]), [2, 0, 3, 1])
t16 = Output('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 2, 2, 16]))
t18 = Output('t18', (F32, [1, 4, 4, 4]))
c19 = Parameter('c19', (F32, [4]), [0.0625, -0.625, -0.3125, 0.1875])
t20 = Output('t20', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SIN', x1).To(t2)
model.Operation('MINIMUM', t2, c3).To(t4)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t4, 4, 4, False).To(t5)
model.Operation('ADD', t5, c6, 0).To(t7)
model.Operation('MAX_POOL_2D', t7, 1, 1, 1, 3, 2, 0).To(t8)
model.Operation('HARD_SWISH', t8).To(t9)
model.Operation('ABS', t9).To(t10)
model.Operation('SELECT', c11, t10, c12).To(t13)
model.Operation('MAXIMUM', t13, t13).To(t14)
model.Operation('GATHER', t14, 1, c15).To(t16)
model.Operation('SPACE_TO_DEPTH', t16, 2).To(t17)
model.Operation('DEPTH_TO_SPACE', t17, 2).To(t18)
model.Operation('MUL', t18, c19, 0).To(t20)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkn<nQtu7!MT(<l^_?68`E2?F{P>;}r$)92fW+5FiEz=J@08>K+9k5cv7@?impR8U^m=_z(IF8xG|M`0WeiR30$', 0.0625
),
    t2: packed('<f4',
    'c-kFGJ!^wN00pP+E<(2c09U8nf!v%;92~OAAxWo{3mkgf5}dL*r6L6L8v;G*xn<~(so?73<Rly+k&=3SZ+M@aAB6Mc4Hm!cz729U'
    'c{`N%AuIU_)#cf=YIHZQx9nUZt2N|-)R|Eu&uksxScrdg-7$89fcG8PJw|Vqt{9K@97o+JDWXf-7i2%q0KP<|XXEeDEAUv5AZ2ds'
    '_GI-==@KPuK^nSwc?+LZtZm|NN$%5FF&~SDsclF%Irdd!hiv&|dC1g4*a=D+wSI+CN;m;XZN4OsP;(Mk=^DsN4`7Owe$Mr?`rjm|'
    'B>V%#DTQY'
),
    t4: packed('<f4',
    'c-muVoXr3Rjo%qgGnAiaXk_@r@RI=n4!HbeIuByFFfcHI=&1|`ATs7aO$-dr7D0H=>==GAgi15y00sMy^v^Hv`z;M(lru2=2GJP|'
    '^C2=$3_!&R)$s)h3Je7a)g=Xa3jeDUav91KDi|PQAYA{oBCQ(4{#uZb2BPN{)I;Rz5)^U^_Je^vgxbFs%0|Zf&}cg(x&8YAWSm&s'
),
    t5: packed('<f4',
    'c-muVoXr3Rjo%qgGnAiaXk_@r@RI=n4!HbeIuByFFfcHI=&1|`ATs7aO$-dr7D0H=>==GAgi15y00sMy^v^Hv`z;M(lru2=2GJP|'
    '^C2=$3_!&R)$s)h3Je7a)g=Xa3jeDUav91KDi|PQAYA{oBCQ(4{#uZb2BPN{)I;Rz5)^U^_Je^vgxbFs%0|Zf&}cg(x&8YAWSm&s'
),
    t7: packed('<i4',
    'c-muVNM!(n22KVOhCl;`1_nL`4h95ph~xNY0Aj>3F#H42UJMQpnG*~Q^$ZM>u@Ii*K?YU^(I*U(8R{4ck@P3H6tX-4F<clJSU~g^'
    'h6ISrUIw6I1Cb9K3<?4^7>L~7pjfbBiGfnU3Ip)~h!_Y9gf7<<0kK0j7-)iMxeWpkxrGJ=k2d`K_y6C&e~kYiGy{~4j2X~qWc>dh'
    '01j+i3;', 5.960464477539063e-08
),
    t8: packed('<i4',
    'c-muNKm+OwB!Pqn3ldPUD;l2w{_}_FFD3Z@e}?~*U;tHig3S', 7.62939453125e-06
),
    t9: packed('<f4',
    'c-mXNnt@?8GG2woCxBP2YCy${8ZgE1;O+Yh_oCn}XnX>A-#+_&lwbfY>V#b'
),
    t10: packed('<f4',
    'c-mXNnt@?8GG2woCxBP2YCy${8ZgE1;O+Yh_oCn}XnX?L&d%PB5)1$xy=+|'
),
    t13: packed('<f4',
    'c-mEqu@%E03`7}$Q9Ob02pJ(GL>n+hM#zH!sDvm}Qo2;>GG)q07{4UP-8=CG&P`=?c3<V;!OlL}zv7XkPCqyeD~sCk*bO${&%eu#'
    ')UOylcPcEhy!Olb6luIsc}OgbR2*ur^k#4KJvO{;(nvab<^Y<?zyLa#s>SYH2_R?(yNm-Z=+eSam45)BmtB|'
),
    t14: packed('<f4',
    'c-mEqu@%E03`7}$Q9Ob02pJ(GL>n+hM#zH!sDvm}Qo2;>GG)q07{4UP-8=CG&P`=?c3<V;!OlL}zv7XkPCqyeD~sCk*bO${&%eu#'
    ')UOylcPcEhy!Olb6luIsc}OgbR2*ur^k#4KJvO{;(nvab<^Y<?zyLa#s>SYH2_R?(yNm-Z=+eSam45)BmtB|'
),
    t16: packed('<f4',
    'c-mEpu@%E03`8}8NAU#0BV>e(5H?_pjF1NdP>G{VN$FCh%akdDjPv3ge1YyRC8B;Q?Sp<w!#i7lI<go8Me0ObEC_>0yBEJZ(divs'
    't7mx0<U__HZ%i_8UfR`%2~9Fodv*`i-&U=n%}?`dyDU%DidFJM1G8g>Lm%V78O8qH16KzW16+E~R1C{e<O7#iU6='
),
    t18: packed('<f4',
    'c-mEpu@%E03`8}8NAU#0BV>e(5H?_pjF1NdP>G{VN$FCh%akdDjPv3ge1YyRC8B;Q?Sp<w!#i7lI<go8Me0ObEC_>0yBEJZ(divs'
    't7mx0<U__HZ%i_8UfR`%2~9Fodv*`i-&U=n%}?`dyDU%DidFJM1G8g>Lm%V78O8qH16KzW16+E~R1C{e<O7#iU6='
),
    t20: packed('<f4',
    'c-nP|EfT^o5QTRzm<aG3qM|Z?XF&7>^{GZNXjUMIMt0f*#56lO0<w}LL?X%3B6&04yxsSW4ZsM6(!l)EEZYcwvby1((*U_NBw!#j'
    'z<1ez-S-DbYcFA6Dmahf;cajozFm#g&Er#eyK@^1PV~jK=g!yjHRJ2z=gRL7_9Xh`wiu4WN+KmSktD4mV~B~7jFMzX8ltEfttQ@$'
    'p^0H{^z;Gay;m&'
),
}, name='of_21').DisableLifeTimeVariation()

# A result depends on its neighbors: SIN, RESHAPE, ABS, LOGISTIC, SPACE_TO_DEPTH, SOFTMAX, NEG,
# TRANSPOSE, GATHER, SPACE_TO_BATCH_ND, PAD, SPACE_TO_BATCH_ND.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Internal('t6', (F32, [1, 2, 2, 16]))
t7 = Internal('t7', (F32, [1, 4, 4, 4]))
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
c11 = Parameter('c11', (I32, [4]), [2, 0, 3, 1])
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
c13 = Parameter('c13', (I32, [2]), [2, 2])
c14 = Parameter('c14', (I32, [2, 2]), [0, 0, 0, 0])
t15 = Internal('t15', (F32, [4, 2, 2, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
c17 = Parameter('c17', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t18 = Internal('t18', (F32, [1, 7, 5, 5]))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
c20 = Parameter('c20', (I32, [2]), [2, 2])
c21 = Parameter('c21', (I32, [2, 2]), [0, 0, 0, 0])
t22 = Internal('t22', (F32, [4, 2, 2, 4]))
t23 = Output('t23', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SIN', x1).To(t2)
model.Operation('RESHAPE', t2, [1, 4, 4, 4]).To(t3)
model.Operation('ABS', t3).To(t4)
model.Operation('LOGISTIC', t4).To(t5)
model.Operation('SPACE_TO_DEPTH', t5, 2).To(t6)
model.Operation('DEPTH_TO_SPACE', t6, 2).To(t7)
model.Operation('SOFTMAX', t7, 1.0).To(t8)
model.Operation('NEG', t8).To(t9)
model.Operation('TRANSPOSE', t9, [0, 2, 3, 1]).To(t10)
model.Operation('GATHER', t10, 2, c11).To(t12)
model.Operation('SPACE_TO_BATCH_ND', t12, c13, c14).To(t15)
model.Operation('BATCH_TO_SPACE_ND', t15, c13).To(t16)
model.Operation('PAD', t16, c17).To(t18)
model.Operation('SLICE', t18, [0, 2, 1, 0], [1, 4, 4, 4]).To(t19)
model.Operation('SPACE_TO_BATCH_ND', t19, c20, c21).To(t22)
model.Operation('BATCH_TO_SPACE_ND', t22, c20).To(t23)
Example({
    x1: packed('|i1',
    'c-jF#0KfnF1M>g|><I1k0R{{J^!?!t9r6<#7UdH377XSW9QO+V_2Uot?(zH|2Or=b_!=1R{RZXj6$|<I7#!;w;Rze8XdQC', 0.0625
),
    t23: packed('<f4',
    'c-muVsBvP*YdOIX8X~~}0#@D@45z#k7`U_I!ThAFhZ)XftzmfC&B}lch}E<+upj-&FfXG9%xB!Vks&vUo1yxR3YagyXeC4bk<$!+'
    'iwdyn&uge)Xs^j)Xm98M^V`as8QNQ#88Vx*!Ti+LCWbzsSX*m0R{i_-?So@t_-FtCj;A`m'
),
}, name='of_35').DisableLifeTimeVariation()

# A result depends on its neighbors: SIN, MUL.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [0.6875, -0.5625, 0.8125, -0.6875])
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SIN', x1).To(t2)
model.Operation('MUL', t2, c3, 0).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfkX2n!w&3Fzeg6BzaU>hkmN3J37~0tg2C7YO<F2j}$&5%udH5(@1S2>BEL<KYG4`yK8c|LPg#`41Nu?dtO6p&;)', 0.0625
),
    t4: packed('<f4',
    'c-p%v*6(#Xd~RhV=iF^dOEe@-^Ii#55`Nx$_V4q6ZL_tv{eRaV=4IG2bE4RlnQL;6p7ma#HPMT4MseG0(?BK88HMkK|G(Zpy-Lrj'
    'w<=M`ep%oCCVNSp1qE;OcN8cka{fy^IPJgY>$hoEXN2vo9$nDRe<b?l%<C6y|ITu*D(LTJ6MNsqtS&jzUzeHH|Gplt{C~+68$|T_'
    'k2gf{9iMu?#Q*+^-^^O-jGvX|x;7~5b2~+78G6d8^ZV%Qm8k3Kv-+^x?X%x+zYmN+OuPO2?CkgLwcEFEza5m=Zx0l<w+C|e+V9^7'
    'V%pp8-w&ig67~QJ{dDp'
),
}, name='of_92').DisableLifeTimeVariation()

# A result depends on its neighbors: SIN, ADD, SPACE_TO_BATCH_ND, MAXIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4]), [0.0625, -0.875, 0.4375, 0.6875])
t4 = Output('t4', (F32, [1, 4, 4, 4]))
c5 = Parameter('c5', (I32, [2]), [2, 2])
c6 = Parameter('c6', (I32, [2, 2]), [0, 0, 0, 0])
t7 = Internal('t7', (F32, [4, 2, 2, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SIN', x1).To(t2)
model.Operation('ADD', t2, c3, 0).To(t4)
model.Operation('SPACE_TO_BATCH_ND', t4, c5, c6).To(t7)
model.Operation('BATCH_TO_SPACE_ND', t7, c5).To(t8)
model.Operation('MAXIMUM', t8, t8).To(t9)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkc0sQ;%>+b654dde*<_iey7$6Pt74aVh5ar?-?*tt69}x8o68Yr{@csMv8}AzG65!_!2M`+$7zY#T|K#s8ULX7', 0.0625
),
    t2: packed('<f4',
    'c-kF_v1)@r0EWSLC<t!8#Nkj6#Mw=5xWP?C(hQ|?0ny`LAe)m)KrG||gg`^@vZav0Nf2B*WfEEfp(GNh`t$Si{d_4RiG7jk_v&^7'
    'hs@kIyUM=Ur=$dbA|)(4m02ap;HPAX3DQF??ZjR#!M>4MjaXVV$ir+<KDzbV*aYMkA3MzO-SZ9oQJ`~h_k(WejW7S(BSx`NhT|jZ'
    'eIvsCLTS#0L!;axZWw8+RZP|EEA=#sSj!y6Z`6rGb%|8XZR01T=hxVwq3cnzMX^cSmym`IeCAwCfm5L_AcQl_f86OpJ~HQgHe!-v'
    'M)xViKbkj%9s'
),
    t4: packed('<f4',
    'c-ou2x-&cUC(FF020uT^JUDl8#fm$(LMN<Bn|i?f-2=aS4s$jHIc#xY$a^1jAlqe!*@N>Ad3C#A1j+1P!Q*f~v@vH9(~9ZQ2fmr_'
    'n%F0+c-|`Z!@cCU(fr$LGeVte|6L6IT)JlKvfBx@Eho12PcIjAJujWm|GQRrt77fFvTf3TpLOL2I32Qk{dQWe1joeo_nlLdey!PJ'
    'w`b4!y_|d<?f3Ps3gs`3@VuWiNA-5Yp{t+nU(de(aem12#n(fA#hlB|=eD!oZ)dlE|Gs_ufzW=xz5RY$5Z-5Rw-?U0wYRa^2U52W'
    'D8Aoj-#+_&_V)H5bwG^(n&*dt'
),
    t8: packed('<f4',
    'c-ou2x-&cUC(FF020uT^JUDl8#fm$(LMN<Bn|i?f-2=aS4s$jHIc#xY$a^1jAlqe!*@N>Ad3C#A1j+1P!Q*f~v@vH9(~9ZQ2fmr_'
    'n%F0+c-|`Z!@cCU(fr$LGeVte|6L6IT)JlKvfBx@Eho12PcIjAJujWm|GQRrt77fFvTf3TpLOL2I32Qk{dQWe1joeo_nlLdey!PJ'
    'w`b4!y_|d<?f3Ps3gs`3@VuWiNA-5Yp{t+nU(de(aem12#n(fA#hlB|=eD!oZ)dlE|Gs_ufzW=xz5RY$5Z-5Rw-?U0wYRa^2U52W'
    'D8Aoj-#+_&_V)H5bwG^(n&*dt'
),
    t9: packed('<f4',
    'c-ou2x-&cUC(FF020uT^JUDl8#fm$(LMN<Bn|i?f-2=aS4s$jHIc#xY$a^1jAlqe!*@N>Ad3C#A1j+1P!Q*f~v@vH9(~9ZQ2fmr_'
    'n%F0+c-|`Z!@cCU(fr$LGeVte|6L6IT)JlKvfBx@Eho12PcIjAJujWm|GQRrt77fFvTf3TpLOL2I32Qk{dQWe1joeo_nlLdey!PJ'
    'w`b4!y_|d<?f3Ps3gs`3@VuWiNA-5Yp{t+nU(de(aem12#n(fA#hlB|=eD!oZ)dlE|Gs_ufzW=xz5RY$5Z-5Rw-?U0wYRa^2U52W'
    'D8Aoj-#+_&_V)H5bwG^(n&*dt'
),
}, name='of_93').DisableLifeTimeVariation()
