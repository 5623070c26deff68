# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# HARD_SWISH and what may follow it: every operation after every other.

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

# HARD_SWISH, RELU6, MAX_POOL_2D, RESIZE_NEAREST_NEIGHBOR, AVERAGE_POOL_2D, SUB, NEG, RELU6, SUB,
# CHANNEL_SHUFFLE, SPLIT, HARD_SWISH
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t10 = Internal('t10', (F32, [1, 4, 4, 4]))
t11 = Internal('t11', (F32, [1, 4, 4, 4]))
t12 = Internal('t12', (F32, [1, 4, 4, 4]))
t13 = Internal('t13', (F32, [1, 4, 4, 4]))
t14 = Internal('t14', (F32, [1, 4, 4, 4]))
c15 = Parameter('c15', (F32, [4]), [0.5625, 0.5625, 1.0, -0.625])
t15 = Internal('t15', (F32, [1, 4, 4, 4]))
t16 = Internal('t16', (F32, [1, 4, 4, 4]))
t17 = Internal('t17', (F32, [1, 4, 4, 4]))
c18 = Parameter('c18', (F32, [4]), [-0.75, 1.0, -0.5, 0.625])
t18 = Internal('t18', (F32, [1, 4, 4, 4]))
t19 = Internal('t19', (F32, [1, 4, 4, 4]))
part_0_20 = Internal('part_0_20', (F32, [1, 4, 4, 2]))
part_1_20 = Internal('part_1_20', (F32, [1, 4, 4, 2]))
t20 = Internal('t20', (F32, [1, 4, 4, 4]))
t21 = Output('t21', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('HARD_SWISH', input).To(t10)
model.Operation('RELU6', t10).To(t11)
model.Operation('MAX_POOL_2D', t11, 1, 1, 1, 3, 2, 0).To(t12)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t12, 4, 4, False).To(t13)
model.Operation('AVERAGE_POOL_2D', t13, 1, 1, 1, 2, 3, 0).To(t14)
model.Operation('SUB', t14, c15, 0).To(t15)
model.Operation('NEG', t15).To(t16)
model.Operation('RELU6', t16).To(t17)
model.Operation('SUB', t17, c18, 0).To(t18)
model.Operation('CHANNEL_SHUFFLE', t18, 2, 3).To(t19)
model.Operation('SPLIT', t19, 3, 2).To(part_0_20, part_1_20)
model.Operation('CONCATENATION', part_1_20, part_0_20, 3).To(t20)
model.Operation('HARD_SWISH', t20).To(t21)
Example({
    input: packed('|i1',
    'c-jF#0KfkR8Rr)g@Am%n`u*$%`WglA<qGy04(#s|8VT?T1QHSe;q&R|9Te&N;1~b{8xs#45d912=mZD!5grNc`VRZ`6dh6', 0.0625
),
    t21: packed('<f4',
    'c-mVX%FwVnl;I)}heB}*f-M?~VE+JOZX~`07_SOtNCo1BKpYCiFA;2)Py~A>5W6DrmqT#v2WB9i55!ZU_$Y$?bt;0b0L1!8{8TXB'
    'x6jTVi0uetdniWb0{{-BcRB'
),
}, name='of_1').DisableLifeTimeVariation()

# HARD_SWISH, DIV, SPLIT, SOFTMAX
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t1130 = Internal('t1130', (F32, [1, 4, 4, 4]))
c1131 = Parameter('c1131', (F32, [4]), [1.5, 1.9375, 1.375, 1.25])
t1131 = Internal('t1131', (F32, [1, 4, 4, 4]))
part_0_1132 = Internal('part_0_1132', (F32, [1, 4, 4, 2]))
part_1_1132 = Internal('part_1_1132', (F32, [1, 4, 4, 2]))
t1132 = Internal('t1132', (F32, [1, 4, 4, 4]))
t1133 = Output('t1133', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('HARD_SWISH', input).To(t1130)
model.Operation('DIV', t1130, c1131, 0).To(t1131)
model.Operation('SPLIT', t1131, 3, 2).To(part_0_1132, part_1_1132)
model.Operation('CONCATENATION', part_1_1132, part_0_1132, 3).To(t1132)
model.Operation('SOFTMAX', t1132, 1.0).To(t1133)
Example({
    input: packed('|i1',
    'c-jF#0KfkfApG+9@eAzW0qztZAoT?E4iV|)@Dl0y6YBaG1o0E>`3~d_5$+BV><{e|=nxhR917_A^X=yd4&n>z9}^id`X3h', 0.0625
),
    t1133: packed('<f4',
    'c-k|ZB+XoORa>Sp<O=h*k6sR1X?M21P`5d|KdEx_%hFS`-kBQiub6kwBipj}Yt$?L@Xf4Q`Bi_Mo3x82r^@9OE$`IHGZ)|%Jk<Lp'
    '*=%L^8)d&-gCt3dAjj_H`!mkF*yzqbmfPdkv$xN$;hgJ?pQ~F-_Wa0hO=#&@exmwCjGZ%+0>|8Q+dMLpv>zBIzLGn;Vvnl%)LRx#'
    'fex{82f0>lvN`PNoh>n|t8azkTBF8|UCd=%_4^AmdfL>dH&3YAcx{dy60o%+71-JV0Dv-SnE'
),
}, name='of_113').DisableLifeTimeVariation()

# HARD_SWISH, LOGISTIC
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t1140 = Output('t1140', (F32, [1, 4, 4, 4]))
t1141 = Output('t1141', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('HARD_SWISH', input).To(t1140)
model.Operation('LOGISTIC', t1140).To(t1141)
Example({
    input: packed('|i1',
    'c-jF#0Kfn286fZY8SNME=?LNY9`gSU2I}qr8{r@p6Yc2u=Hdeo_!8*h?+Wqw2M*@z4doaC`3dq39ueT;^7jT0<Ky{su_GS', 0.0625
),
    t1140: packed('<f4',
    'c-k$Cu?@mN3`H%J0ccXPKqjC`u44i$F#}Viq@+Pgl@1Bn#Wj&mLc|26rOh%_d?z{i{J-C~m07(M#iXjFMC3?`)g3<C43^o=x~42S'
    '3+IxHKuM$^AsU3a5Mo$BP`?+UVxF;s5Lu1j*-Vj}bcyd<<gxu_C+p}Dr}~%%w(eW-VTkc_=Xz^>)?YV4+icuR*Pc(il!Ap|hHh55'
    'z5;}tg5Z^N<XN@smGEom#QuYxafJ'
),
    t1141: packed('<f4',
    'c-nhg79IAw>|}b_Y~iripRQ!Cw97SNcoi0H5OtFAb*{<skk@Y+!@>+oUi&`FZCcqRGhb}em6e}DVoa`N*)2JFQtY~MNK>xyM31IL'
    'olUv=OGSf=ACxkDZ3^))p4gZBpfpZBSG%vN>5)|KSL+Av!R}66>bgsV_0@NlE`3m}J8`1=MVIg^PhBqAUAZ81<!R83KMK4TE;D#u'
    '3AZ-7bm8fR%WRrY^)FnxB7XfTzw(8P3Kt!jUWndM2-3NF`Nkt&wM&;?*xB3L+1cBH2{3|Sdk}30VcH=iAbhAKm;?aUwr+R'
),
}, name='of_114').DisableLifeTimeVariation()
