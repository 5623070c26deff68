# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: what could be merged with it, or left out.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'

# A normalization takes out factors by signs and axes, and the normalization before it.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3, 3]))
t2 = Internal('t2', (F32, [3, 3, 3]))
t3 = Internal('t3', (F32, [1, 3, 3, 3]))
c4 = Parameter('c4', (F32, [1]), [2.0])
t5 = Internal('t5', (F32, [3, 3, 3]))
t6 = Output('t6', (F32, [3, 3, 3]))
c7 = Parameter('c7', (F32, [1]), [-0.5])
t8 = Internal('t8', (F32, [3, 3, 3]))
t9 = Output('t9', (F32, [3, 3, 3]))
c10 = Parameter('c10', (F32, [3]), [2.0, -1.0, 3.0])
t11 = Internal('t11', (F32, [3, 3, 3]))
t12 = Output('t12', (F32, [3, 3, 3]))
c13 = Parameter('c13', (F32, [3]), [2.0, -1.0, 3.0])
t14 = Internal('t14', (F32, [3, 3, 3]))
t15 = Output('t15', (F32, [3, 3, 3]))
c16 = Parameter('c16', (F32, [3, 1]), [1.0, -2.0, 0.5])
t17 = Internal('t17', (F32, [3, 3, 3]))
t18 = Output('t18', (F32, [3, 3, 3]))
t19 = Output('t19', (F32, [3, 3, 3]))
t20 = Output('t20', (F32, [3, 3, 3]))
t21 = Internal('t21', (F32, [3, 3, 3]))
c22 = Parameter('c22', (F32, [3, 1]), [1.0, -2.0, 0.5])
t23 = Output('t23', (F32, [3, 3, 3]))
c24 = Parameter('c24', (F32, [1]), [0.25])
t25 = Internal('t25', (F32, [3, 3, 3]))
t26 = Internal('t26', (F32, [3, 3, 3]))
t27 = Output('t27', (F32, [3, 3, 3]))
t28 = Internal('t28', (F32, [3, 3, 3]))
t29 = Internal('t29', (F32, [3, 3, 3]))
t30 = Output('t30', (F32, [3, 3, 3]))
t31 = Internal('t31', (F32, [9, 3]))
t32 = Output('t32', (F32, [9, 3]))
c33 = Parameter('c33', (F32, [1]), [2.0])
t34 = Internal('t34', (F32, [1, 3, 3, 3]))
t35 = Output('t35', (F32, [1, 3, 3, 3]))
c36 = Parameter('c36', (F32, [1]), [2.0])
t37 = Internal('t37', (F32, [1, 3, 3, 3]))
t38 = Output('t38', (F32, [1, 3, 3, 3]))
model = Model()
model.Operation('L2_NORMALIZATION', x1, -1).To(t2)
model.Operation('RESHAPE', x1, [1, 3, 3, 3]).To(t3)
model.Operation('MUL', x1, c4, 0).To(t5)
model.Operation('L2_NORMALIZATION', t5, -1).To(t6)
model.Operation('MUL', x1, c7, 0).To(t8)
model.Operation('L2_NORMALIZATION', t8, -1).To(t9)
model.Operation('MUL', x1, c10, 0).To(t11)
model.Operation('L2_NORMALIZATION', t11, -1).To(t12)
model.Operation('MUL', x1, c13, 0).To(t14)
model.Operation('L2_NORMALIZATION', t14, 1).To(t15)
model.Operation('MUL', x1, c16, 0).To(t17)
model.Operation('L2_NORMALIZATION', t17, -1).To(t18)
model.Operation('L2_NORMALIZATION', t2, -1).To(t19)
model.Operation('L2_NORMALIZATION', t2, 0).To(t20)
model.Operation('L2_NORMALIZATION', x1, 1).To(t21)
model.Operation('MUL', t21, c22, 1).To(t23)
model.Operation('ADD', x1, c24, 0).To(t25)
model.Operation('RELU', t25).To(t26)
model.Operation('L2_NORMALIZATION', t26, 1).To(t27)
model.Operation('TRANSPOSE', x1, [1, 2, 0]).To(t28)
model.Operation('L2_NORMALIZATION', t28, 1).To(t29)
model.Operation('TRANSPOSE', t29, [2, 0, 1]).To(t30)
model.Operation('RESHAPE', x1, [9, 3]).To(t31)
model.Operation('L2_NORMALIZATION', t31, 0).To(t32)
model.Operation('MUL', t3, c33, 0).To(t34)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', t34, 1, 1.0, 0.25, 0.5, 3).To(t35)
model.Operation('MUL', t3, c36, 0).To(t37)
model.Operation('LOCAL_RESPONSE_NORMALIZATION', t37, 1, 1.0, 1.0, 0.5, 1).To(t38)
Example({
    x1: packed('|i1',
    'c-jFQ0ObD{*E-qh8p+-8(mVS8D$N-i-uDYF;1bn73G3SG4$%', 0.0625
),
    t6: packed('<f4',
    'c-jGM0F(dX-+@BD1EG~#++9C$q7G8uo`Yv2CTrxB^YFTr;5m!;z<LwrKDpnjhJE(CO0XT`{;xH8xSb3}KjHpS1#}!qqxT|3{|PNa'
    'Zgdc$LU0SBKEFS|zCORdzP~@cyg$D_Kfk^{KfgY|KR&)CtT$2'
),
    t9: packed('<f4',
    'c-jGM0F(dX-+@BD1EG~#++9C$q7G8uo`Yv2CTrxB^YFTr;5m!;z<LwrKDpnjhJE(CO0XT`{;xH8xSb3}KjHpS1#}!qqxT|3{|PNa'
    'Zgdc$LU0SBzCXV|KE6LcK0m)bJikA_zdt^{zdyb|zrH>JtToa'
),
    t12: packed('<f4',
    'c-s4AF*E2wkZ-xEtl^cj-xy~-)~TH0%$PX6@7j00q5xB7Q-|=W3uDsDYEL<wTKx3>yVERv2kmm}lM4+44HNs1gm9>xYcIQ<6VJA!'
    '=Hb8O<d)}lcJ}*0Xy5+*`}XVu(fjt=@7ufIe(yd22sSpc'
),
    t15: packed('<f4',
    'c-jGM0F(cD<Okf^!27&Uk!gd51>6GS==L6LL>Uqp8Dvcri6!hAq~Q3&YK2=I{ZHCc0Fhti>y)1BuB9_#49Lqx7<phr#~ce&^s)^D'
    '^)Kj1Ct=8=K0iOdK0d!czQ4b{y}!RczQ4Y{Kfb@eKfb<f+&20'
),
    t18: packed('<f4',
    'c-jGM0F(dX-+@BD1EG~#++9C$q7G8uo`Yv2CTrxB^YFTr;5m!;z<LwrKDpnjhJE(CO0XT`{;xH8xSb3}KjHpS1#}!qqxT|3{|PNa'
    'Zgdc$LU0SBKEFRdKEA)dzP~@cJik9aKfk^{KR>=dKR&(>tToa'
),
    t19: packed('<f4',
    'c-jGM0F(dX-+@BD1EG~#++9C%q7G8uo`Yv2CTrxB^YFTr;5m!;z<LwrKDpnjhJE(CO0XT`{;xH8xSb3}KjHpS1#}!qqxT|3{|PNa'
    'Zgdc$LU0SBKEFS|zCORdzP~@cyg$D_Kfk^{KfgY|KR&)D3^!8'
),
    t20: packed('<f4',
    'c-jGM0F(bdTvp5L6p2yubG#0<fHBbh7gT-k!L%#P;H-&tTJYZ1P9rd1?A0xbsbdB1CEg8$?nnRu?cEL`O9s^(FPmITgakq*zBOEl'
    'aYh=#BQrP7KEFS|zdpaezP~@cy+6M`Kfk^{KfgY|KR&)h$TNN'
),
    t23: packed('<f4',
    'c-pIEV83&V0R%D`+8FLIJz`*x%W+{4l9XidW$09W1D48Sh-Ucf4^%cW{wc$hd9N9kG9>kQfTf%n<}h3?F=Al&s-MBI{GkVf9fQ5S'
    'Jy^<~!Ir_^&W?e>4k!R(007^)8T0'
),
    t27: packed('<f4',
    'c-muNxW>S6g8>NcG00djY*Aof_{YEiB>8|s1q=*~ASoq=7hVi0Vhjw^85o2Z7#1=#Fr+as+y_ZHF!b;+)b9l<Y+$fsXn4S24}?G#'
    '5ZE)=0y#jYJxC15007#t5s&'
),
    t30: packed('<f4',
    'c-jGM0F(dX-+@BD1EG~#++9C$q7G8uo`Yv2CTrxB^YFTr;5m!;z<LwrKDpnjhJE(CO0XT`{;xH8xSb3}KjHpS1#}!qqxT|3{|PNa'
    'Zgdc$LU0SBKEFS|zCORdzP~@cyg$D_Kfk^{KfgY|KR&)CtT$2'
),
    t32: packed('<f4',
    'c-jGM0F(c|2u3{!Q5y#1zJ=Ai2y%7>qI3v2ya#&D2bye~QMF19G|3xmh^hU)bd0f09R%O~?5%a|6j0IyuxxMnvlGx4T#(o5Vv3xj'
    ';?9sb#SFMXKE6M`zCOObzP>-bygt4@KEAy@KE6J_KRv#eXEew'
),
    t35: packed('<f4',
    'c-o7&!ufp5@r4;j_o;1rvhT~xW6YsPXC&X>AHu1vT=xFOQl$ge``%pQ5tHO^$dL);;qAT}Ro=fhxAXM*@O2j(U1lEf*f#IL{N_F3'
    'k6xdVx&O8Ofc<{^{U8J+_U#37fJ{4(n7!S80DN*fj{'
),
    t38: packed('<f4',
    'c-mWdQ#RQ!p#Io~<(3tab#+JV&KRhtZnZsWYOvM8z`d;BkF&(;W8ZD3<yO}BPG97F{%qCtefM5G60E8E^eo-|YMkFv1%K1YVs4IB'
    'mF35jvu88g?YG~*&u;(zef#bA?zP`<2jT&#{q}bI0S~b>r~'
),
}, name='beside').AddVariations('float16').DisableLifeTimeVariation()
