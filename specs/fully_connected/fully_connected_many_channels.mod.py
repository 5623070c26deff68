# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: more channels than a block has.

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


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2]))
c2 = Parameter('c2', (F32, [48, 2]), packed('|i1',
    'c-n=Fu?+w)41*y5-yAn-59neLk|P#0W@aonbX8V-rRmxdZjluEpAYm?6BG', 1.0
))
c3 = Parameter('c3', (F32, [48]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 10)[:48])
t4 = Output('t4', (F32, [2, 48]))
x5 = Input('x5', (F32, [2, 40]))
c6 = Parameter('c6', (F32, [3, 40]), packed('|i1',
    'c-ozd!41Gb41*y1&ull*ZP1qy$WX8-9V!mwOjz2m>!BR@Ovs%1ef|I-8yXY', 1.0
))
c7 = Parameter('c7', (F32, [3]), [0.5, -1.5, 2.0])
t8 = Output('t8', (F32, [2, 3]))
x9 = Input('x9', (F32, [2, 80]))
c10 = Parameter('c10', (F32, [3, 80]), packed('|i1',
    'c-qyA!4Uv341&=8XV%6s`r{B$QE-S66lO$Cg$$XwWaCl|FFpA0`~W-#G$s', 1.0
))
c11 = Parameter('c11', (F32, [3]), [0.5, -1.5, 2.0])
t12 = Output('t12', (F32, [2, 3]))
x13 = Input('x13', (F32, [2, 2]))
c14 = Parameter('c14', (F32, [129, 2]), (packed('|i1',
    'c-kGy!4UvJ5COp<|CqUTKh;pMFo*>eorHK&zKEJ$d%H}sM|ol+4GR', 1.0
) * 5)[:258])
c15 = Parameter('c15', (F32, [129]), ([0.5, -1.5, 2.0, -0.5, 1.0] * 26)[:129])
t16 = Output('t16', (F32, [2, 129]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 0).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
Example({
    x1: [4.0, 3.5, -2.0, 1.0],
    t4: packed('|i1',
    'c-jrfNeX~43;@7JldggwIr;zZi6}^osg2HY9P*K5<2xO^Se}XeIqn=3dI|BN)y`pG?9npK3AhAnibU<jRHJp04*8O%4yxB|f|gaH'
    'c>!1PzYmG*Dy0', 0.5
),
    x5: packed('|i1',
    'c-m#l!4beP2m`RIOMv~SCB_LIp!!Q^Uyt3>WBFtVs;p*(pY%nehZ@ATn~HI`umXIE(m#L5a48J', 0.5
),
    t8: [3.0, -12.0, 22.5, -12.0, 0.0, -9.5],
    x9: packed('|i1',
    'c-png!4beP2m`RIOECLSOTY=8qWWtbE-a$nLh9`6+&w)OPf$=sb|w9Uud;HgQP_4vod5F&snJjn', 0.5
),
    t12: [-12.0, 20.5, -46.5, -34.0, 4.0, 9.0],
    x13: [-3.0, 3.0, 3.5, -2.0],
    t16: packed('|i1',
    'c-j@t%WlIU5CA|g7{h|GseGsu_5c5@hpJU*j99=t(&j#g@i>Blq{Xkr55XkY&lXV!lH7$RaTr!##D3<`YR{q_X$WQ?*)aL-3duf%'
    '^61_ba4lGUI6;wXLzTO-L3$DV2~^V@RNY5WfH`cyPtziwi;Kn%kW+pu{$ANtI$QR0vbq!5rTZ;06^$O@SS^aaS3JQC7Sx*9wYJ6e'
    'zSZg?eGQ-~3t>uiSo;5?5MD61#dd#_PQk2)x~m1i@A3jV67FTjKc%yC-v', 0.5
),
}, name='rest').AddVariations('float16').DisableLifeTimeVariation()

# A block of channels is not full behind full ones: each of these is started anew.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [48, 2], 0.5, 128), packed('<i2',
    'c-pm#!3n@X48uBjFhXSTChY+CIzMb7aKwhfObrERU6ciXQ&g`BpOG{<pP$Ql0WKjhCj'
))
c3 = Parameter('c3', (I32, [48], 0.25, 0), ([2, -6, 8, -2, 4] * 10)[:48])
t4 = Output('t4', (U8, [2, 48], 0.5, 120))
x5 = Input('x5', (U8, [2, 40], 0.5, 120))
c6 = Parameter('c6', (U8, [3, 40], 0.5, 128), packed('<i2',
    'c-qB_K?(pd5W@E1B0=WiJJKKYQZI&xV2DZZ;E(~;h@~C2Qw)V1BQ!PF=kHN|Ysfq&'
))
c7 = Parameter('c7', (I32, [3], 0.25, 0), [2, -6, 8])
t8 = Output('t8', (U8, [2, 3], 0.5, 120))
x9 = Input('x9', (U8, [2, 80], 0.5, 120))
c10 = Parameter('c10', (U8, [3, 80], 0.5, 128), packed('<i2',
    'c-rNQ!3h8`5W+gR96=ns=NP5Ff<`=8L?{>r+L#Gr98jB8I#zXY)rI%Y=d)aFWq3;'
))
c11 = Parameter('c11', (I32, [3], 0.25, 0), [2, -6, 8])
t12 = Output('t12', (U8, [2, 3], 0.5, 120))
x13 = Input('x13', (U8, [2, 2], 0.5, 120))
c14 = Parameter('c14', (U8, [129, 2], 0.5, 128), (packed('<i2',
    'c-p1Q(Fp)B3_`&UF7l8J-q;nIFF8%bgn`fylNF(<m?y!5x80p8>W4W$cLD!`9+d'
) * 5)[:258])
c15 = Parameter('c15', (I32, [129], 0.25, 0), ([2, -6, 8, -2, 4] * 26)[:129])
t16 = Output('t16', (U8, [2, 129], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
model.Operation('FULLY_CONNECTED', x5, c6, c7, 0).To(t8)
model.Operation('FULLY_CONNECTED', x9, c10, c11, 0).To(t12)
model.Operation('FULLY_CONNECTED', x13, c14, c15, 0).To(t16)
Example({
    x1: [128, 127, 116, 122],
    t4: packed('<i2',
    'c-pndOA3TA3;<9sJBWhRm`>9;Nxy<1S<Q*{629e&VpD~Wt#z`C+Nql6-)I>*^jtRm)4Y!tZP<^qvh_?JMb&?$x<WxAa9hA*WS6iJ'
    '2sMO42{<}=Zg|-Z)LJd2'
),
    x5: packed('<i2',
    'c-pPY%N2ky2n0Y&=CcXUl>nt%fLG@}Sh}m#!z1UO1|cJE(zT|JrB%ae)ZBxPVu7b=k5TZ=*Uw(7<t2>'
),
    t8: [126, 96, 165, 96, 120, 101],
    x9: packed('<i2',
    'c-qa&+Yx{;2n0Y&=5Yz*Nr2L=!Ws8}qgdc++G7+f-PP*hk#kRjkP$cOT2sf;s^K(h?m@@*`TDsRjsr^&'
),
    t12: [96, 161, 27, 52, 128, 138],
    x13: [114, 126, 127, 116],
    t16: packed('<i2',
    'c-rO8%}&K25I|vH)P>Ppyd?}!e(XRg43rkrg^BTj^*)DZ{Vfh7&kM?$-aGxIkYoL@f+~j`2e+Ag3+6%kv*Ok`mFy*b3jMBH$ge{~'
    'c0LtG<Evn-DVY06AYyG`;?M`m2cb6(My|Y=)9Zqy_<?b1R>V~g(YnXHs87vqCd}G}?VOfg9YEh4J7g%LRnM=zQ*x)F37ZeR>@v)|'
    '-G+0AF+;$MM_5!!O`Ad5{e5Vl8CSb?$G-C@xK>|oWkY0Vo)Iodr(Wsl-}eho40+E'
),
}, name='rest_quant8').AddVariations(signed(x1, c2, t4, x5, c6, t8, x9, c10, t12, x13, c14, t16)).DisableLifeTimeVariation()
