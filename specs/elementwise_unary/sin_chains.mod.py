# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# SIN and what may follow it: every operation after every other.

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

# SIN, MINIMUM, RESIZE_NEAREST_NEIGHBOR, ADD, MAX_POOL_2D, HARD_SWISH, ABS, SELECT, MAXIMUM,
# GATHER, SPACE_TO_DEPTH, MUL
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t210 = Output('t210', (F32, [1, 4, 4, 4]))
c211 = Parameter('c211', (F32, [4]), [-0.875, -0.625, 0.5, -0.9375])
t211 = Output('t211', (F32, [1, 4, 4, 4]))
t212 = Output('t212', (F32, [1, 4, 4, 4]))
c213 = Parameter('c213', (F32, [4]), [-0.9375, -0.9375, 0.8125, -0.375])
t213 = Output('t213', (F32, [1, 4, 4, 4]))
t214 = Output('t214', (F32, [1, 4, 4, 4]))
t215 = Output('t215', (F32, [1, 4, 4, 4]))
t216 = Output('t216', (F32, [1, 4, 4, 4]))
choice217 = Parameter('choice217', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muNU}R)q03${a3l12;5+Fe!4d%cpuzIK_00Vyj8v'
))
other217 = Parameter('other217', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfnB;~EO)@)P{`8s-EU3gqPV;^XuE=j7!25ak~o>-ql-3>par_#5yZ5A+$~4fh-n;2!Pp`XBM-`RD-o<_q`5P$f(', 0.0625
))
t217 = Output('t217', (F32, [1, 4, 4, 4]))
t218 = Output('t218', (F32, [1, 4, 4, 4]))
places219 = Parameter('places219', (I32, [4]), [2, 0, 3, 1])
t219 = Output('t219', (F32, [1, 4, 4, 4]))
deep220 = Internal('deep220', (F32, [1, 2, 2, 16]))
t220 = Output('t220', (F32, [1, 4, 4, 4]))
c221 = Parameter('c221', (F32, [4]), [0.0625, -0.625, -0.3125, 0.1875])
t221 = Output('t221', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SIN', input).To(t210)
model.Operation('MINIMUM', t210, c211).To(t211)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t211, 4, 4, False).To(t212)
model.Operation('ADD', t212, c213, 0).To(t213)
model.Operation('MAX_POOL_2D', t213, 1, 1, 1, 3, 2, 0).To(t214)
model.Operation('HARD_SWISH', t214).To(t215)
model.Operation('ABS', t215).To(t216)
model.Operation('SELECT', choice217, t216, other217).To(t217)
model.Operation('MAXIMUM', t217, t217).To(t218)
model.Operation('GATHER', t218, 1, places219).To(t219)
model.Operation('SPACE_TO_DEPTH', t219, 2).To(deep220)
model.Operation('DEPTH_TO_SPACE', deep220, 2).To(t220)
model.Operation('MUL', t220, c221, 0).To(t221)
Example({
    input: packed('|i1',
    'c-jF#0Kfkn<nQtu7!MT(<l^_?68`E2?F{P>;}r$)92fW+5FiEz=J@08>K+9k5cv7@?impR8U^m=_z(IF8xG|M`0WeiR30$', 0.0625
),
    t210: packed('<f4',
    'c-kFGJ!^wN00pP+E<(2c09U8nf!v%;92~OAAxWo{3mkgf5}dL*r6L6L8v;G*xn<~(so?73<Rly+k&=3SZ+M@aAB6Mc4Hm!cz729U'
    'c{`N%AuIU_)#cf=YIHZQx9nUZt2N|-)R|Eu&uksxScrdg-7$89fcG8PJw|Vqt{9K@97o+JDWXf-7i2%q0KP<|XXEeDEAUv5AZ2ds'
    '_GI-==@KPuK^nSwc?+LZtZm|NN$%5FF&~SDsclF%Irdd!hiv&|dC1g4*a=D+wSI+CN;m;XZN4OsP;(Mk=^DsN4`7Owe$Mr?`rjm|'
    'B>V%#DTQY'
),
    t211: packed('<f4',
    'c-muVoXr3Rjo%qgGnAiaXk_@r@RI=n4!HbeIuByFFfcHI=&1|`ATs7aO$-dr7D0H=>==GAgi15y00sMy^v^Hv`z;M(lru2=2GJP|'
    '^C2=$3_!&R)$s)h3Je7a)g=Xa3jeDUav91KDi|PQAYA{oBCQ(4{#uZb2BPN{)I;Rz5)^U^_Je^vgxbFs%0|Zf&}cg(x&8YAWSm&s'
),
    t212: packed('<f4',
    'c-muVoXr3Rjo%qgGnAiaXk_@r@RI=n4!HbeIuByFFfcHI=&1|`ATs7aO$-dr7D0H=>==GAgi15y00sMy^v^Hv`z;M(lru2=2GJP|'
    '^C2=$3_!&R)$s)h3Je7a)g=Xa3jeDUav91KDi|PQAYA{oBCQ(4{#uZb2BPN{)I;Rz5)^U^_Je^vgxbFs%0|Zf&}cg(x&8YAWSm&s'
),
    t213: packed('<i4',
    'c-muVNM!(n22KVOhCl;`1_nL`4h95ph~xNY0Aj>3F#H42UJMQpnG*~Q^$ZM>u@Ii*K?YU^(I*U(8R{4ck@P3H6tX-4F<clJSU~g^'
    'h6ISrUIw6I1Cb9K3<?4^7>L~7pjfbBiGfnU3Ip)~h!_Y9gf7<<0kK0j7-)iMxeWpkxrGJ=k2d`K_y6C&e~kYiGy{~4j2X~qWc>dh'
    '01j+i3;', 5.960464477539063e-08
),
    t214: packed('<i4',
    'c-muNKm+OwB!Pqn3ldPUD;l2w{_}_FFD3Z@e}?~*U;tHig3S', 7.62939453125e-06
),
    t215: packed('<f4',
    'c-mXNnt@?8GG2woCxBP2YCy${8ZgE1;O+Yh_oCn}XnX>A-#+_&lwbfY>V#b'
),
    t216: packed('<f4',
    'c-mXNnt@?8GG2woCxBP2YCy${8ZgE1;O+Yh_oCn}XnX?L&d%PB5)1$xy=+|'
),
    t217: packed('<f4',
    'c-mEqu@%E03`7}$Q9Ob02pJ(GL>n+hM#zH!sDvm}Qo2;>GG)q07{4UP-8=CG&P`=?c3<V;!OlL}zv7XkPCqyeD~sCk*bO${&%eu#'
    ')UOylcPcEhy!Olb6luIsc}OgbR2*ur^k#4KJvO{;(nvab<^Y<?zyLa#s>SYH2_R?(yNm-Z=+eSam45)BmtB|'
),
    t218: packed('<f4',
    'c-mEqu@%E03`7}$Q9Ob02pJ(GL>n+hM#zH!sDvm}Qo2;>GG)q07{4UP-8=CG&P`=?c3<V;!OlL}zv7XkPCqyeD~sCk*bO${&%eu#'
    ')UOylcPcEhy!Olb6luIsc}OgbR2*ur^k#4KJvO{;(nvab<^Y<?zyLa#s>SYH2_R?(yNm-Z=+eSam45)BmtB|'
),
    t219: packed('<f4',
    'c-mEpu@%E03`8}8NAU#0BV>e(5H?_pjF1NdP>G{VN$FCh%akdDjPv3ge1YyRC8B;Q?Sp<w!#i7lI<go8Me0ObEC_>0yBEJZ(divs'
    't7mx0<U__HZ%i_8UfR`%2~9Fodv*`i-&U=n%}?`dyDU%DidFJM1G8g>Lm%V78O8qH16KzW16+E~R1C{e<O7#iU6='
),
    t220: packed('<f4',
    'c-mEpu@%E03`8}8NAU#0BV>e(5H?_pjF1NdP>G{VN$FCh%akdDjPv3ge1YyRC8B;Q?Sp<w!#i7lI<go8Me0ObEC_>0yBEJZ(divs'
    't7mx0<U__HZ%i_8UfR`%2~9Fodv*`i-&U=n%}?`dyDU%DidFJM1G8g>Lm%V78O8qH16KzW16+E~R1C{e<O7#iU6='
),
    t221: packed('<f4',
    'c-nP|EfT^o5QTRzm<aG3qM|Z?XF&7>^{GZNXjUMIMt0f*#56lO0<w}LL?X%3B6&04yxsSW4ZsM6(!l)EEZYcwvby1((*U_NBw!#j'
    'z<1ez-S-DbYcFA6Dmahf;cajozFm#g&Er#eyK@^1PV~jK=g!yjHRJ2z=gRL7_9Xh`wiu4WN+KmSktD4mV~B~7jFMzX8ltEfttQ@$'
    'p^0H{^z;Gay;m&'
),
}, name='of_21').DisableLifeTimeVariation()

# SIN, RESHAPE, ABS, LOGISTIC, SPACE_TO_DEPTH, SOFTMAX, NEG, TRANSPOSE, GATHER, SPACE_TO_BATCH_ND,
# PAD, SPACE_TO_BATCH_ND
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t350 = Internal('t350', (F32, [1, 4, 4, 4]))
where351 = Parameter('where351', (I32, [4]), [1, 4, 4, 4])
t351 = Internal('t351', (F32, [1, 4, 4, 4]))
t352 = Internal('t352', (F32, [1, 4, 4, 4]))
t353 = Internal('t353', (F32, [1, 4, 4, 4]))
deep354 = Internal('deep354', (F32, [1, 2, 2, 16]))
t354 = Internal('t354', (F32, [1, 4, 4, 4]))
t355 = Internal('t355', (F32, [1, 4, 4, 4]))
t356 = Internal('t356', (F32, [1, 4, 4, 4]))
where357 = Parameter('where357', (I32, [4]), [0, 2, 3, 1])
t357 = Internal('t357', (F32, [1, 4, 4, 4]))
places358 = Parameter('places358', (I32, [4]), [2, 0, 3, 1])
t358 = Internal('t358', (F32, [1, 4, 4, 4]))
block359 = Parameter('block359', (I32, [2]), [2, 2])
none359 = Parameter('none359', (I32, [2, 2]), [0, 0, 0, 0])
many359 = Internal('many359', (F32, [4, 2, 2, 4]))
t359 = Internal('t359', (F32, [1, 4, 4, 4]))
sides360 = Parameter('sides360', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide360 = Internal('wide360', (F32, [1, 7, 5, 5]))
begin360 = Parameter('begin360', (I32, [4]), [0, 2, 1, 0])
size360 = Parameter('size360', (I32, [4]), [1, 4, 4, 4])
t360 = Internal('t360', (F32, [1, 4, 4, 4]))
block361 = Parameter('block361', (I32, [2]), [2, 2])
none361 = Parameter('none361', (I32, [2, 2]), [0, 0, 0, 0])
many361 = Internal('many361', (F32, [4, 2, 2, 4]))
t361 = Output('t361', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SIN', input).To(t350)
model.Operation('RESHAPE', t350, where351).To(t351)
model.Operation('ABS', t351).To(t352)
model.Operation('LOGISTIC', t352).To(t353)
model.Operation('SPACE_TO_DEPTH', t353, 2).To(deep354)
model.Operation('DEPTH_TO_SPACE', deep354, 2).To(t354)
model.Operation('SOFTMAX', t354, 1.0).To(t355)
model.Operation('NEG', t355).To(t356)
model.Operation('TRANSPOSE', t356, where357).To(t357)
model.Operation('GATHER', t357, 2, places358).To(t358)
model.Operation('SPACE_TO_BATCH_ND', t358, block359, none359).To(many359)
model.Operation('BATCH_TO_SPACE_ND', many359, block359).To(t359)
model.Operation('PAD', t359, sides360).To(wide360)
model.Operation('SLICE', wide360, begin360, size360).To(t360)
model.Operation('SPACE_TO_BATCH_ND', t360, block361, none361).To(many361)
model.Operation('BATCH_TO_SPACE_ND', many361, block361).To(t361)
Example({
    input: packed('|i1',
    'c-jF#0KfnF1M>g|><I1k0R{{J^!?!t9r6<#7UdH377XSW9QO+V_2Uot?(zH|2Or=b_!=1R{RZXj6$|<I7#!;w;Rze8XdQC', 0.0625
),
    t361: packed('<f4',
    'c-muVsBvP*YdOIX8X~~}0#@D@45z#k7`U_I!ThAFhZ)XftzmfC&B}lch}E<+upj-&FfXG9%xB!Vks&vUo1yxR3YagyXeC4bk<$!+'
    'iwdyn&uge)Xs^j)Xm98M^V`as8QNQ#88Vx*!Ti+LCWbzsSX*m0R{i_-?So@t_-FtCj;A`m'
),
}, name='of_35').DisableLifeTimeVariation()

# SIN, MUL
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t920 = Internal('t920', (F32, [1, 4, 4, 4]))
c921 = Parameter('c921', (F32, [4]), [0.6875, -0.5625, 0.8125, -0.6875])
t921 = Output('t921', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SIN', input).To(t920)
model.Operation('MUL', t920, c921, 0).To(t921)
Example({
    input: packed('|i1',
    'c-jF#0KfkX2n!w&3Fzeg6BzaU>hkmN3J37~0tg2C7YO<F2j}$&5%udH5(@1S2>BEL<KYG4`yK8c|LPg#`41Nu?dtO6p&;)', 0.0625
),
    t921: packed('<f4',
    'c-p%v*6(#Xd~RhV=iF^dOEe@-^Ii#55`Nx$_V4q6ZL_tv{eRaV=4IG2bE4RlnQL;6p7ma#HPMT4MseG0(?BK88HMkK|G(Zpy-Lrj'
    'w<=M`ep%oCCVNSp1qE;OcN8cka{fy^IPJgY>$hoEXN2vo9$nDRe<b?l%<C6y|ITu*D(LTJ6MNsqtS&jzUzeHH|Gplt{C~+68$|T_'
    'k2gf{9iMu?#Q*+^-^^O-jGvX|x;7~5b2~+78G6d8^ZV%Qm8k3Kv-+^x?X%x+zYmN+OuPO2?CkgLwcEFEza5m=Zx0l<w+C|e+V9^7'
    'V%pp8-w&ig67~QJ{dDp'
),
}, name='of_92').DisableLifeTimeVariation()

# SIN, ADD, SPACE_TO_BATCH_ND, MAXIMUM
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t930 = Output('t930', (F32, [1, 4, 4, 4]))
c931 = Parameter('c931', (F32, [4]), [0.0625, -0.875, 0.4375, 0.6875])
t931 = Output('t931', (F32, [1, 4, 4, 4]))
block932 = Parameter('block932', (I32, [2]), [2, 2])
none932 = Parameter('none932', (I32, [2, 2]), [0, 0, 0, 0])
many932 = Internal('many932', (F32, [4, 2, 2, 4]))
t932 = Output('t932', (F32, [1, 4, 4, 4]))
t933 = Output('t933', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SIN', input).To(t930)
model.Operation('ADD', t930, c931, 0).To(t931)
model.Operation('SPACE_TO_BATCH_ND', t931, block932, none932).To(many932)
model.Operation('BATCH_TO_SPACE_ND', many932, block932).To(t932)
model.Operation('MAXIMUM', t932, t932).To(t933)
Example({
    input: packed('|i1',
    'c-jF#0Kfkc0sQ;%>+b654dde*<_iey7$6Pt74aVh5ar?-?*tt69}x8o68Yr{@csMv8}AzG65!_!2M`+$7zY#T|K#s8ULX7', 0.0625
),
    t930: packed('<f4',
    'c-kF_v1)@r0EWSLC<t!8#Nkj6#Mw=5xWP?C(hQ|?0ny`LAe)m)KrG||gg`^@vZav0Nf2B*WfEEfp(GNh`t$Si{d_4RiG7jk_v&^7'
    'hs@kIyUM=Ur=$dbA|)(4m02ap;HPAX3DQF??ZjR#!M>4MjaXVV$ir+<KDzbV*aYMkA3MzO-SZ9oQJ`~h_k(WejW7S(BSx`NhT|jZ'
    'eIvsCLTS#0L!;axZWw8+RZP|EEA=#sSj!y6Z`6rGb%|8XZR01T=hxVwq3cnzMX^cSmym`IeCAwCfm5L_AcQl_f86OpJ~HQgHe!-v'
    'M)xViKbkj%9s'
),
    t931: packed('<f4',
    'c-ou2x-&cUC(FF020uT^JUDl8#fm$(LMN<Bn|i?f-2=aS4s$jHIc#xY$a^1jAlqe!*@N>Ad3C#A1j+1P!Q*f~v@vH9(~9ZQ2fmr_'
    'n%F0+c-|`Z!@cCU(fr$LGeVte|6L6IT)JlKvfBx@Eho12PcIjAJujWm|GQRrt77fFvTf3TpLOL2I32Qk{dQWe1joeo_nlLdey!PJ'
    'w`b4!y_|d<?f3Ps3gs`3@VuWiNA-5Yp{t+nU(de(aem12#n(fA#hlB|=eD!oZ)dlE|Gs_ufzW=xz5RY$5Z-5Rw-?U0wYRa^2U52W'
    'D8Aoj-#+_&_V)H5bwG^(n&*dt'
),
    t932: packed('<f4',
    'c-ou2x-&cUC(FF020uT^JUDl8#fm$(LMN<Bn|i?f-2=aS4s$jHIc#xY$a^1jAlqe!*@N>Ad3C#A1j+1P!Q*f~v@vH9(~9ZQ2fmr_'
    'n%F0+c-|`Z!@cCU(fr$LGeVte|6L6IT)JlKvfBx@Eho12PcIjAJujWm|GQRrt77fFvTf3TpLOL2I32Qk{dQWe1joeo_nlLdey!PJ'
    'w`b4!y_|d<?f3Ps3gs`3@VuWiNA-5Yp{t+nU(de(aem12#n(fA#hlB|=eD!oZ)dlE|Gs_ufzW=xz5RY$5Z-5Rw-?U0wYRa^2U52W'
    'D8Aoj-#+_&_V)H5bwG^(n&*dt'
),
    t933: packed('<f4',
    'c-ou2x-&cUC(FF020uT^JUDl8#fm$(LMN<Bn|i?f-2=aS4s$jHIc#xY$a^1jAlqe!*@N>Ad3C#A1j+1P!Q*f~v@vH9(~9ZQ2fmr_'
    'n%F0+c-|`Z!@cCU(fr$LGeVte|6L6IT)JlKvfBx@Eho12PcIjAJujWm|GQRrt77fFvTf3TpLOL2I32Qk{dQWe1joeo_nlLdey!PJ'
    'w`b4!y_|d<?f3Ps3gs`3@VuWiNA-5Yp{t+nU(de(aem12#n(fA#hlB|=eD!oZ)dlE|Gs_ufzW=xz5RY$5Z-5Rw-?U0wYRa^2U52W'
    'D8Aoj-#+_&_V)H5bwG^(n&*dt'
),
}, name='of_93').DisableLifeTimeVariation()
