# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: what may follow it.

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

# A result depends on its neighbors: DIV, MAXIMUM, MAX_POOL_2D, SELECT.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [1.125, 1.6875, 1.25, 1.3125])
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRU}R(f0w4)Sj8GCN0)`+2Rf15%08_%q000EP03-'
))
c7 = Parameter('c7', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkO>jx3*<LcuP4)_Be_8A!<5(*CQ2p$6h=J68m6ZjY7`UL9t_zM*I==1U90TTKj5BC=f4j}g78WjN_=kpqm#vFb', 0.0625
))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('DIV', x1, c2, 0).To(t3)
model.Operation('MAXIMUM', t3, t3).To(t4)
model.Operation('MAX_POOL_2D', t4, 1, 1, 1, 3, 2, 0).To(t5)
model.Operation('SELECT', c6, t5, c7).To(t8)
Example({
    x1: packed('|i1',
    'c-jF#0KfnI0Sy`R4HV<*6#@1U4-Wh34GHq=>K5na7zO<b{PqzX=m7cw5Ev5t9}wXd4Dsj`7vTK!1Mc7$3=#<d;{^?syBkO', 0.0625
),
    t3: packed('<f4',
    'c-pg6OKa=f$G~&E=&Y^G6JuM;eQB#hx14Qbuw+nuqQ>y02uNG1&Dw6+diMNrkl6RLhJBW4hN~^pwlg>}yy)AKmiV}Z;c%hMne)dj'
    'jL-MAq^$~_ekPHjkHOPo3xkaeknY<uGq>;Cna_nFF`+X&kNeViR`sRjGE_5ECX1`hu=v)nVUD}c=R!W?;>F*dX-y62nQ<VwL5NSB'
    '!T)$N!=z;KnbFCUeD=(F>@cY>>Ws6+<Fv!89;e-A=xmVNXKQc2-_CyjetX+}_V)Js_S@O*2XcVOZXb{blw<%Yu?I>5h4zC4_U*R?'
    'N!!~o05t*t-@$O='
),
    t4: packed('<f4',
    'c-pg6OKa=f$G~&E=&Y^G6JuM;eQB#hx14Qbuw+nuqQ>y02uNG1&Dw6+diMNrkl6RLhJBW4hN~^pwlg>}yy)AKmiV}Z;c%hMne)dj'
    'jL-MAq^$~_ekPHjkHOPo3xkaeknY<uGq>;Cna_nFF`+X&kNeViR`sRjGE_5ECX1`hu=v)nVUD}c=R!W?;>F*dX-y62nQ<VwL5NSB'
    '!T)$N!=z;KnbFCUeD=(F>@cY>>Ws6+<Fv!89;e-A=xmVNXKQc2-_CyjetX+}_V)Js_S@O*2XcVOZXb{blw<%Yu?I>5h4zC4_U*R?'
    'N!!~o05t*t-@$O='
),
    t5: packed('<f4',
    'c-phvcec&a@@$)o<=HPXmd0O-)MjljYMr(HI2fP(QuH0dUk%1-FP?l)GhF>WZTo7=v=<=U*K#JYukTFa@xC)Q$NP+JWVX!AmH9R^'
    'w-Aia*vJS$_^ZG;t<pj$jc1imTJEa8v`P?8{?;=iIk{&>VRDauVY0FRaq*ea$0yB<o&&}{{>P&r{8eC_Cf660=DaE@?e?n2X>uUE'
    '&(7X{pFJsHKS;S95Q0d100WzL=>'
),
    t8: packed('<f4',
    'c-l3Ku}i~H7{q^nfJ1R{3F71~Sq#)X!BwcUE|tRD3Qae+E^(4jGW7)q$MUjt5bBh;y`_cjE<zph2b9#&FToz)9mjWf0qbW3Uck=7'
    '-;K{R#&NcU496Pw62@6mA&;qk&=)x@^FV_zVfEN#E}`r2yWYFOtIZG$5i2;Bur}@9);wLJk1PyrB75Or{xX|aiz*t>i_ZL>J28Ei'
    'ng=#!`Z~M)sO~3=PHNu1Kkr61ot`EmePjE4*{z=ZZuO=pl_~|I?Hv&Q`%+wEi?-8#3Z<??6{;(t`U8;mUfT'
),
}, name='of_87').DisableLifeTimeVariation()

# A result depends on its neighbors: DIV, LOGISTIC, NEG, MAXIMUM.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [1.125, 1.9375, 1.0, 1.3125])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('DIV', x1, c2, 0).To(t3)
model.Operation('LOGISTIC', t3).To(t4)
model.Operation('NEG', t4).To(t5)
model.Operation('MAXIMUM', t5, t5).To(t6)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm_?fe?);u`E7`t{=D5*i5u>h<6U3jz`r8SEev4h$Rv?Dgsa0}C4Z?jY?R=MfbF5bp;1=K~(|7zO(c4C)cr3>#?', 0.0625
),
    t6: packed('<f4',
    'c-p%amcC${rh{`|hd<|uoesLOZT^o+^22f`H8i%{|6Z{uHp*Z2Z$RXNnEuz^(F{&2{$|wl#V~NxeOS0>KZmwLLHR4KQjH&vx>J1p'
    'zvZeuVp(#^-*8Ih-(CCva2vnOzBgluw*S{&gNV|do2u(V*d5e*1M4++vVU)iH@mhfpkjr((dGwk@jan^q0d*lYN>=ubFElyE+NKl'
    '>}rq_WGkcV#kFB|3p1OR+tuxflf&oPSu-m%3tgSZ?YCTC_@R!3pW(iJ`}TtnkN{FZ0HuHoC<PM+sey=tL|_O2GEjn>'
),
}, name='of_88').DisableLifeTimeVariation()

# A result depends on its neighbors: DIV, TRANSPOSE, ADD, DEPTHWISE_CONV_2D, AVERAGE_POOL_2D,
# DEPTHWISE_CONV_2D, TRANSPOSE, SELECT.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [2.0, 1.25, 1.125, 1.875])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Internal('t4', (F32, [1, 4, 4, 4]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
c6 = Parameter('c6', (F32, [1, 1, 3, 4]), [0.125, 0.0, 0.0625, -0.0625, -0.125, 0.125, 0.125, 0.0625, 0.125, -0.0625, 0.125, 0.125])
c7 = Parameter('c7', (F32, [4]), [0.25, -0.25, 0.0, 0.75])
t8 = Internal('t8', (F32, [1, 4, 4, 4]))
t9 = Internal('t9', (F32, [1, 4, 4, 4]))
c10 = Parameter('c10', (F32, [1, 1, 3, 4]), [0.125, 0.125, -0.125, 0.0625, 0.125, -0.0625, -0.0625, 0.0625, -0.125, 0.125, 0.0625, 0.0])
c11 = Parameter('c11', (F32, [4]), [0.25, 0.25, -0.75, 0.0])
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
c14 = Parameter('c14', (BOOL8, [1, 4, 4, 4]), packed('|b1',
    'c-muRWMp7q01_Ysr5Qj7%m)LQ3=D%2OeFvWq5vc'
))
c15 = Parameter('c15', (F32, [1, 4, 4, 4]), packed('|i1',
    'c-jF#0KfkY86D!}`w$8J1`YQG><=IK01fr?0qOV-1RL`J=-~O};rkH`-~#di2=?s(8vOGQ8{-Wb=Li-V9`y_z;p7XuuN?R', 0.0625
))
t16 = Output('t16', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('DIV', x1, c2, 0).To(t3)
model.Operation('TRANSPOSE', t3, [0, 2, 3, 1]).To(t4)
model.Operation('ADD', t4, t4, 3).To(t5)
model.Operation('DEPTHWISE_CONV_2D', t5, c6, c7, 1, 1, 1, 1, 3).To(t8)
model.Operation('AVERAGE_POOL_2D', t8, 1, 1, 1, 2, 3, 0).To(t9)
model.Operation('DEPTHWISE_CONV_2D', t9, c10, c11, 1, 1, 1, 1, 3).To(t12)
model.Operation('TRANSPOSE', t12, [0, 2, 3, 1]).To(t13)
model.Operation('SELECT', c14, t13, c15).To(t16)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm~90mgS8R_{I@Z|mk`w9{Y2p0+h10UfY`Rxbd9|Pv}^8xq}7v=sL3lRJP6ayRx==U240siay{p#fZ<P`&e`5iF', 0.0625
),
    t16: packed('<f4',
    'c-j*bU(Ue55d0oUFc>pTS;Y`-$iPs<00w6uRL*J!NeI7#fnkpZ!>>>VPMG{E!8bF2te$re{dTJu3bYs)WKi@!T*Y7t*T1`#VM!>%'
    'Te$wl+UgGv7Bn?DFfa%>F7ORv=$&j3(6|F69dPsj!-EGu7EEnqXi8vUP?&N4R71d;6))yDpJ;4gU@%~~_~XG2J3G7m`}f(|?PFlr'
    'Z@b^tc0Y&@L=0g5fqh`f19m|EexU3=kTe(p`3$x|Apn5nQ4a'
),
}, name='of_89').DisableLifeTimeVariation()

# A result depends on its neighbors: DIV, SIN.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c2 = Parameter('c2', (F32, [4]), [1.875, 1.0625, 1.25, 2.0])
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('DIV', x1, c2, 0).To(t3)
model.Operation('SIN', t3).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0Kfm?{o(HF<@NR-`T-ae`}yu5;}Hq`>mcJ7{POA(7Yq3s@&XtJ5E=a(@Zt9C2lw##918*N4jLX83jE;%{pB3O$RZa', 0.0625
),
    t4: packed('<f4',
    'c-oWvd8MtH^XgPdyRQ#x^nKfyKfih{z{9uWT72=Gx{p^6y?#*s@aM!89Ig|uOs$!G)+Mv$YG~$z1EJSif5w#mWZM1W$j7#*Z|5>z'
    '{MuIUn>(RReO0iu;;tvHGj_f%ZTfW1T=ryXeg4Z2J9fVOnBn_sbNNxnb6<N-u8y9;oBy};$jRDh<9ZJ5de*to8+`QSrmW{ksCDS$'
    'D6IE1%u`VkuVjsLwmzfh?N_wl*ROuA+?jh{bLv_D3s{%=8S;4toiVO-*}rc;2<)@pXKQc2Z{L3V{q}ZX5-4sD6tUlLYj0<7zt<k9'
    'X20FOef#X~Z9o!0sr|M<g#aa1gFO'
),
}, name='of_119').DisableLifeTimeVariation()
