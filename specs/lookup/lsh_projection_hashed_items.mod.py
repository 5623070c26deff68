# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lookup.py; do not edit.
#
# LSH_PROJECTION: items whose last bits count.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F16 = 'TENSOR_FLOAT16'
F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Every bit of an item goes into its hash.
# Expected values: float64 formula.
c1 = Parameter('c1', (F32, [6, 20]), packed('<f4',
    'c-ni;^6O+m{tOYG4Q`U9|2C{i%PQAhW!)>@tN2crt@8Qf!?RYIhFxq=VBiuz+UsG@*84bP)<vf4f8?18=PkP`RCs=qrOWePh6SaM'
    'b8}VKa9Im<wr|SXV#qR?EsIBX#k<<u=39<0`tnJ4a)RI8f2*#$q&0pz9N?!}{yVI$?5R-RI;Ns+ER(Mk$)xSsx9Q{k={KiusM*x`'
    '^7qoOGe5@hDTzI0xPDV%`a{#k=}RZhRMK9&vQ^vm{p^Zn+wXI?bpM{tAT@dE^XF_b*Y8I-ip||~f+I|#aSv0}u^RiIohQ6q|6bZ8'
    '@ia;0%E!gsX;UwK?M;f=x6*IbybF&nwR`W_+%{vyji_TL_Gg>&-`$%h)IWFXx0SCoW*$0qR=V?m!s2rVd9Ut?&f9%fa`*8Eg4)|('
    'EkAOzq3d$L$C=J~57z&fZGC&=s>S}14=T@>l<Dw2S-RwR%kB4H_bG1M{_V=!T9yk3w!OG?Vb8Y1yg#lR@W0=0zkk22{l5M7_WOXW'
    '{dW670zd)?_S)~av$xv|Vgd#BfF$jJitIrQFlDoUA5f_+h-nWNu(!3_4^m;bAF2sx0Fbi}sKnkDq5`6FpFIFuC;xl'
))
x2 = Input('x2', (F32, [2, 2]))
weights = Parameter('weights', (F32, [0]), None)
t3 = Output('t3', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', c1, x2, weights, 3).To(t3)
Example({
    x2: [1.0003, -2.0007, 300.03, 0.50003],
    t3: [938240, 2065196, 2924521, 3816667, 4440802, 6074749],
}, name='real_items').DisableLifeTimeVariation()

# Every bit of an item goes into its hash.
# Expected values: float64 formula.
c1 = Parameter('c1', (F16, [6, 20]), packed('<i4',
    'c-mErO(=v>6o%isv5+LqYML^HWR}WCqq8JwHlsvMUx*#ailn=cpYk_G7N+#sND;HMklZLukyt4ypS4kx@>9O+-0RCvw{zcf-t)W%'
    '4iKSB1w^3;Gek-vsuU@-fIxH(#WUfaye*2lq{vZA%9SLk2F$8CFu^g8>G3z$<8TfRL4qV)NJn~{ibj-D7W4qOPVQW6pM+0WpU#Fi'
    'OD=X3jU#PGeII32hw<f#Lae;wy1p>AvX*_Ea6ftyP4z=J@tJJ@Y;SWqIT*_owI4lndL;v)V@f^e4_elfp@!PUcjqOZT*$Yz7QgOS'
    'j!kTIrzgYJpOaykx#~)dW~S#$_Y${vK71cSn-V^^zGg%FLRbR=T5!(`Z8kjl2DXiXZG>AP%pn12LqUU6JevddBmiMKX83{@+K}JH'
    'zn!#ESi}B6;39axq60UG2jrj7KmA#<egUyA-;)', 1.52587890625e-05
))
x2 = Input('x2', (F32, [2, 2]))
weights = Parameter('weights', (F16, [0]), None)
t3 = Output('t3', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', c1, x2, weights, 3).To(t3)
Example({
    x2: [1.0003, -2.0007, 300.03, 0.50003],
    t3: [855880, 1844884, 3045038, 3977588, 5120776, 6197217],
}, name='real_items_of_half_precision').DisableLifeTimeVariation()

# Every bit of an item goes into its hash.
# Expected values: float64 formula.
c1 = Parameter('c1', (F32, [6, 20]), packed('<f4',
    'c-ni;^6O+m{tOYG4Q`U9|2C{i%PQAhW!)>@tN2crt@8Qf!?RYIhFxq=VBiuz+UsG@*84bP)<vf4f8?18=PkP`RCs=qrOWePh6SaM'
    'b8}VKa9Im<wr|SXV#qR?EsIBX#k<<u=39<0`tnJ4a)RI8f2*#$q&0pz9N?!}{yVI$?5R-RI;Ns+ER(Mk$)xSsx9Q{k={KiusM*x`'
    '^7qoOGe5@hDTzI0xPDV%`a{#k=}RZhRMK9&vQ^vm{p^Zn+wXI?bpM{tAT@dE^XF_b*Y8I-ip||~f+I|#aSv0}u^RiIohQ6q|6bZ8'
    '@ia;0%E!gsX;UwK?M;f=x6*IbybF&nwR`W_+%{vyji_TL_Gg>&-`$%h)IWFXx0SCoW*$0qR=V?m!s2rVd9Ut?&f9%fa`*8Eg4)|('
    'EkAOzq3d$L$C=J~57z&fZGC&=s>S}14=T@>l<Dw2S-RwR%kB4H_bG1M{_V=!T9yk3w!OG?Vb8Y1yg#lR@W0=0zkk22{l5M7_WOXW'
    '{dW670zd)?_S)~av$xv|Vgd#BfF$jJitIrQFlDoUA5f_+h-nWNu(!3_4^m;bAF2sx0Fbi}sKnkDq5`6FpFIFuC;xl'
))
x2 = Input('x2', (I32, [2, 2]))
weights = Parameter('weights', (F32, [0]), None)
t3 = Output('t3', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', c1, x2, weights, 3).To(t3)
Example({
    x2: [16777217, -33554435, 70001, 1073741861],
    t3: [306406, 1607781, 2144704, 3929530, 5061079, 5468539],
}, name='int32_items').DisableLifeTimeVariation()

# Every bit of an item goes into its hash.
# Expected values: float64 formula.
c1 = Parameter('c1', (F16, [6, 20]), packed('<i4',
    'c-mErO(=v>6o%isv5+LqYML^HWR}WCqq8JwHlsvMUx*#ailn=cpYk_G7N+#sND;HMklZLukyt4ypS4kx@>9O+-0RCvw{zcf-t)W%'
    '4iKSB1w^3;Gek-vsuU@-fIxH(#WUfaye*2lq{vZA%9SLk2F$8CFu^g8>G3z$<8TfRL4qV)NJn~{ibj-D7W4qOPVQW6pM+0WpU#Fi'
    'OD=X3jU#PGeII32hw<f#Lae;wy1p>AvX*_Ea6ftyP4z=J@tJJ@Y;SWqIT*_owI4lndL;v)V@f^e4_elfp@!PUcjqOZT*$Yz7QgOS'
    'j!kTIrzgYJpOaykx#~)dW~S#$_Y${vK71cSn-V^^zGg%FLRbR=T5!(`Z8kjl2DXiXZG>AP%pn12LqUU6JevddBmiMKX83{@+K}JH'
    'zn!#ESi}B6;39axq60UG2jrj7KmA#<egUyA-;)', 1.52587890625e-05
))
x2 = Input('x2', (I32, [2, 2]))
weights = Parameter('weights', (F16, [0]), None)
t3 = Output('t3', (I32, [6]))
model = Model()
model.Operation('LSH_PROJECTION', c1, x2, weights, 3).To(t3)
Example({
    x2: [16777217, -33554435, 70001, 1073741861],
    t3: [75343, 1312424, 2618684, 4001821, 4862529, 5715696],
}, name='int32_items_of_half_precision').DisableLifeTimeVariation()
