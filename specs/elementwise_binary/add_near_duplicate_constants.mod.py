# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: constants that are alike but for one element.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1]))
c2 = Parameter('c2', (F32, [24]), [1.0, 1.0, 0.0, -2.0, 0.0, 0.0, 2.0, 0.0, -1.0, 0.0, 1.0, -2.0, -2.0, -1.0, -2.0, -2.0, -1.0, -1.0,
    -2.0, 1.0, 0.0, 1.0, 2.0, -1.0])
t3 = Output('t3', (F32, [24]))
x4 = Input('x4', (F32, [1]))
c5 = Parameter('c5', (F32, [24]), [1.0, 1.0, 0.0, -2.0, 0.0, 0.0, 2.0, 0.0, -1.0, 0.0, 1.0, -2.0, -2.0, -1.0, -2.0, -2.0, -1.0, -1.0,
    -2.0, 1.0, 0.0, 1.0, 2.0, 0.0])
t6 = Output('t6', (F32, [24]))
x7 = Input('x7', (F32, [1]))
c8 = Parameter('c8', (F32, [24]), [2.0, 1.0, 0.0, -2.0, 0.0, 0.0, 2.0, 0.0, -1.0, 0.0, 1.0, -2.0, -2.0, -1.0, -2.0, -2.0, -1.0, -1.0,
    -2.0, 1.0, 0.0, 1.0, 2.0, -1.0])
t9 = Output('t9', (F32, [24]))
x10 = Input('x10', (F32, [1]))
c11 = Parameter('c11', (F32, [24]), [1.0, 1.0, 0.0, -2.0, 0.0, 0.0, 2.0, 0.0, -1.0, 0.0, 1.0, -2.0, -1.0, -1.0, -2.0, -2.0, -1.0, -1.0,
    -2.0, 1.0, 0.0, 1.0, 2.0, -1.0])
t12 = Output('t12', (F32, [24]))
x13 = Input('x13', (F32, [1]))
c14 = Parameter('c14', (F32, [24]), [1.0, 1.0, 0.0, -2.0, 0.0, 0.0, 2.0, 0.0, -1.0, 0.0, 1.0, -2.0, -2.0, -1.0, -2.0, -2.0, -1.0, -1.0,
    -2.0, 1.0, 0.0, 2.0, 1.0, -1.0])
t15 = Output('t15', (F32, [24]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
Example({
    x1: [2.5],
    t3: [3.5, 3.5, 2.5, 0.5, 2.5, 2.5, 4.5, 2.5, 1.5, 2.5, 3.5, 0.5, 0.5, 1.5, 0.5, 0.5, 1.5, 1.5, 0.5, 3.5,
    2.5, 3.5, 4.5, 1.5],
    x4: [2.5],
    t6: [3.5, 3.5, 2.5, 0.5, 2.5, 2.5, 4.5, 2.5, 1.5, 2.5, 3.5, 0.5, 0.5, 1.5, 0.5, 0.5, 1.5, 1.5, 0.5, 3.5,
    2.5, 3.5, 4.5, 2.5],
    x7: [2.5],
    t9: [4.5, 3.5, 2.5, 0.5, 2.5, 2.5, 4.5, 2.5, 1.5, 2.5, 3.5, 0.5, 0.5, 1.5, 0.5, 0.5, 1.5, 1.5, 0.5, 3.5,
    2.5, 3.5, 4.5, 1.5],
    x10: [2.5],
    t12: [3.5, 3.5, 2.5, 0.5, 2.5, 2.5, 4.5, 2.5, 1.5, 2.5, 3.5, 0.5, 1.5, 1.5, 0.5, 0.5, 1.5, 1.5, 0.5, 3.5,
    2.5, 3.5, 4.5, 1.5],
    x13: [2.5],
    t15: [3.5, 3.5, 2.5, 0.5, 2.5, 2.5, 4.5, 2.5, 1.5, 2.5, 3.5, 0.5, 0.5, 1.5, 0.5, 0.5, 1.5, 1.5, 0.5, 3.5,
    2.5, 4.5, 3.5, 1.5],
}, name='short').AddVariations('float16').DisableLifeTimeVariation()

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1], 0.5, 120))
c2 = Parameter('c2', (U8, [24], 0.5, 120), [122, 122, 120, 116, 120, 120, 124, 120, 118, 120, 122, 116, 116, 118, 116, 116, 118, 118, 116, 122,
    120, 122, 124, 118])
t3 = Output('t3', (U8, [24], 0.5, 120))
x4 = Input('x4', (U8, [1], 0.5, 120))
c5 = Parameter('c5', (U8, [24], 0.5, 120), [122, 122, 120, 116, 120, 120, 124, 120, 118, 120, 122, 116, 116, 118, 116, 116, 118, 118, 116, 122,
    120, 122, 124, 120])
t6 = Output('t6', (U8, [24], 0.5, 120))
x7 = Input('x7', (U8, [1], 0.5, 120))
c8 = Parameter('c8', (U8, [24], 0.5, 120), [124, 122, 120, 116, 120, 120, 124, 120, 118, 120, 122, 116, 116, 118, 116, 116, 118, 118, 116, 122,
    120, 122, 124, 118])
t9 = Output('t9', (U8, [24], 0.5, 120))
x10 = Input('x10', (U8, [1], 0.5, 120))
c11 = Parameter('c11', (U8, [24], 0.5, 120), [122, 122, 120, 116, 120, 120, 124, 120, 118, 120, 122, 116, 118, 118, 116, 116, 118, 118, 116, 122,
    120, 122, 124, 118])
t12 = Output('t12', (U8, [24], 0.5, 120))
x13 = Input('x13', (U8, [1], 0.5, 120))
c14 = Parameter('c14', (U8, [24], 0.5, 120), [122, 122, 120, 116, 120, 120, 124, 120, 118, 120, 122, 116, 116, 118, 116, 116, 118, 118, 116, 122,
    120, 124, 122, 118])
t15 = Output('t15', (U8, [24], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
Example({
    x1: [125],
    t3: [127, 127, 125, 121, 125, 125, 129, 125, 123, 125, 127, 121, 121, 123, 121, 121, 123, 123, 121, 127,
    125, 127, 129, 123],
    x4: [125],
    t6: [127, 127, 125, 121, 125, 125, 129, 125, 123, 125, 127, 121, 121, 123, 121, 121, 123, 123, 121, 127,
    125, 127, 129, 125],
    x7: [125],
    t9: [129, 127, 125, 121, 125, 125, 129, 125, 123, 125, 127, 121, 121, 123, 121, 121, 123, 123, 121, 127,
    125, 127, 129, 123],
    x10: [125],
    t12: [127, 127, 125, 121, 125, 125, 129, 125, 123, 125, 127, 121, 123, 123, 121, 121, 123, 123, 121, 127,
    125, 127, 129, 123],
    x13: [125],
    t15: [127, 127, 125, 121, 125, 125, 129, 125, 123, 125, 127, 121, 121, 123, 121, 121, 123, 123, 121, 127,
    125, 129, 127, 123],
}, name='short_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9, x10, c11, t12, x13, c14, t15)).DisableLifeTimeVariation()

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1]))
c2 = Parameter('c2', (F32, [280]), packed('|i1',
    'c-k$G2@-@b5CRAO|7O@GuEsKxa3;0fq}83Rb1$lMIzCqIYUg3_ZeR#PdJ=~oZ5x4$<cyYq9xDh1NB~}0?f1iCCP+$uw|I7m6Y}t&'
    'OCqB2GGXNneWJj$G~~ERy)A{RRRESzv<g7y3h!1Hovt}Joaj#Gyj+?}f1g2T3I', 1.0
))
t3 = Output('t3', (F32, [280]))
x4 = Input('x4', (F32, [1]))
c5 = Parameter('c5', (F32, [280]), packed('|i1',
    'c-k$G2@-@b5CRAO|7O@GuEsKxa3;0fq}83Rb1$lMIzCqIYUg3_ZeR#PdJ=~oZ5x4$<cyYq9xDh1NB~}0?f1iCCP+$uw|I7m6Y}t&'
    'OCqB2GGXNneWJj$G~~ERy)A{RRRESzv<g7y3h!1Hovt}Joaj#Gyj*%JKb}Hn3j', 1.0
))
t6 = Output('t6', (F32, [280]))
x7 = Input('x7', (F32, [1]))
c8 = Parameter('c8', (F32, [280]), packed('|i1',
    'c-k$G2@-@b5CRAO|7O@GuEsKxa5lBvq}83Rb1$lMIzCqIYUg3_ZeR#PdJ=~oZ5x4$<cyYq9xDh1NB~}0?f1iCCP+$uw|I7m6Y}t&'
    'OCqB2GGXNneWJj$G~~ERy)A{RRRESzv<g7y3h!1Hovt}Joaj#Gyj+?}f1p`s3j', 1.0
))
t9 = Output('t9', (F32, [280]))
x10 = Input('x10', (F32, [1]))
c11 = Parameter('c11', (F32, [280]), packed('|i1',
    'c-ke83j%;33_=I@KQr{OG;@pJl3H%k>dw}=7u7i(FS~ZNeki;@Fa#kziKa)}Mc^Viqh+AS3PJ%AfLC_=f3TPdlEQ#vxY;F6$iss!'
    'iHOFc!pbZ9M1g5($Z?Z;R|cv!0<estjR176@NUDR(@hQzr_OzC5SmIqpUr0r', 1.0
))
t12 = Output('t12', (F32, [280]))
x13 = Input('x13', (F32, [1]))
c14 = Parameter('c14', (F32, [280]), packed('|i1',
    'c-k$G2@-@b5CRAO|7O@GuEsKxa3;0fq}83Rb1$lMIzCqIYUg3_ZeR#PdJ=~oZ5x4$<cyYq9xDh1NB~}0?f1iCCP+$uw|I7m6Y}t&'
    'OCqB2GGXNneWJj$G~~ERy)A{RRRESzv<g7y3h!1Hovt}Joaj#Gyj;reexE{T3I', 1.0
))
t15 = Output('t15', (F32, [280]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
Example({
    x1: [2.5],
    t3: packed('|i1',
    'c-k$G3kt+A5JC|d#QR@(pXs(K%_M#$H??HvuFch_xVju4%dN9>F?2UD0ztln!;ZF1z$vLl(?E|UgakwY&n)}<VKEaVlfRofJE;<R'
    'c+e#g(Ri7#>IOeiU|AY++@#)?Le44x(<oU5pmT+HD~pcT92`z`C$nCzOvOJ3V+D%', 0.5
),
    x4: [2.5],
    t6: packed('|i1',
    'c-k$G3kt+A5JC|d#QR@(pXs(K%_M#$H??HvuFch_xVju4%dN9>F?2UD0ztln!;ZF1z$vLl(?E|UgakwY&n)}<VKEaVlfRofJE;<R'
    'c+e#g(Ri7#>IOeiU|AY++@#)?Le44x(<oU5pmT+HD~pcT92`z`C$nCzJe3~@Wd)4', 0.5
),
    x7: [2.5],
    t9: packed('|i1',
    'c-k$G3kt+A5JC|d#QR@(pXs(K%_M#;H??HvuFch_xVju4%dN9>F?2UD0ztln!;ZF1z$vLl(?E|UgakwY&n)}<VKEaVlfRofJE;<R'
    'c+e#g(Ri7#>IOeiU|AY++@#)?Le44x(<oU5pmT+HD~pcT92`z`C$nCzOvOJ5lLd_', 0.5
),
    x10: [2.5],
    t12: packed('|i1',
    'c-ke83l4xV3_?RlL%9EieM~p!TKQFSQ%iR4+FX5#tIP4S-8$=wqWc3Q5adf}cC=jrPDwSI26`+ZBp?EKX50S<i<ux93^<0Hom7cD'
    'Jm`{$Xe=tMy24KsSeAwyH>r1JAZH^0(<s>pK<5hYHY_^c<lu1f+}8$?srUm3dj*X', 0.5
),
    x13: [2.5],
    t15: packed('|i1',
    'c-k$G3kt+A5JC|d#QR@(pXs(K%_M#$H??HvuFch_xVju4%dN9>F?2UD0ztln!;ZF1z$vLl(?E|UgakwY&n)}<VKEaVlfRofJE;<R'
    'c+e#g(Ri7#>IOeiU|AY++@#)?Le44x(<oU5pmT+HD~pcT92`z`C$nCzXm>vcWd(}', 0.5
),
}, name='long').AddVariations('float16').DisableLifeTimeVariation()

# Constants differ in one element, or in the order of two.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1], 0.5, 120))
c2 = Parameter('c2', (U8, [280], 0.5, 120), packed('|i1',
    'c-k$G3kt+A5JE34GKh!YXS!`lGl^fxO)c5EYjgD}t}e&Na_j6|4BZWkK#(utu%m4ga7wDtG|*!SApsG<Gt2&dSj+^;<nN}=PO3y6'
    '9&|}WG+rjGy1`ErSeAwyH>tO!kh2QFG)h(h=v?95%A(^n2Zs~g$*h+vQ}GWIvV&6'
))
t3 = Output('t3', (U8, [280], 0.5, 120))
x4 = Input('x4', (U8, [1], 0.5, 120))
c5 = Parameter('c5', (U8, [280], 0.5, 120), packed('|i1',
    'c-k$G3kt+A5JE34GKh!YXS!`lGl^fxO)c5EYjgD}t}e&Na_j6|4BZWkK#(utu%m4ga7wDtG|*!SApsG<Gt2&dSj+^;<nN}=PO3y6'
    '9&|}WG+rjGy1`ErSeAwyH>tO!kh2QFG)h(h=v?95%A(^n2Zs~g$*h+vPvr*_w1ZU'
))
t6 = Output('t6', (U8, [280], 0.5, 120))
x7 = Input('x7', (U8, [1], 0.5, 120))
c8 = Parameter('c8', (U8, [280], 0.5, 120), packed('|i1',
    'c-k$G3kt+A5JE34GKh!YXS!`lGl^fzO)c5EYjgD}t}e&Na_j6|4BZWkK#(utu%m4ga7wDtG|*!SApsG<Gt2&dSj+^;<nN}=PO3y6'
    '9&|}WG+rjGy1`ErSeAwyH>tO!kh2QFG)h(h=v?95%A(^n2Zs~g$*h+vQ}GWK;)7K'
))
t9 = Output('t9', (U8, [280], 0.5, 120))
x10 = Input('x10', (U8, [1], 0.5, 120))
c11 = Parameter('c11', (U8, [280], 0.5, 120), packed('|i1',
    'c-ke83l4xV3_>qWNJBWhkLl)IE5Ax^YRS%Bo2yT8bva(PTW5Vybbnw3f_w?hj<!p{DXB)&K#wJa1VjMOZ2SLUF%u+%0mpE&lPZyi'
    '2VD{ojYWl3SNMqn%hHhJCiSii<ZJ|B8YLS6=v?95hDFDl92`!b``REf6@L`UgH-'
))
t12 = Output('t12', (U8, [280], 0.5, 120))
x13 = Input('x13', (U8, [1], 0.5, 120))
c14 = Parameter('c14', (U8, [280], 0.5, 120), packed('|i1',
    'c-k$G3kt+A5JE34GKh!YXS!`lGl^fxO)c5EYjgD}t}e&Na_j6|4BZWkK#(utu%m4ga7wDtG|*!SApsG<Gt2&dSj+^;<nN}=PO3y6'
    '9&|}WG+rjGy1`ErSeAwyH>tO!kh2QFG)h(h=v?95%A(^n2Zs~g$*h+v+T9Nmw1ZO'
))
t15 = Output('t15', (U8, [280], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('ADD', x4, c5, 0).To(t6)
model.Operation('ADD', x7, c8, 0).To(t9)
model.Operation('ADD', x10, c11, 0).To(t12)
model.Operation('ADD', x13, c14, 0).To(t15)
Example({
    x1: [125],
    t3: packed('<i2',
    'c-rlcSq{Q55JS1PWsNM~oae$PM_`(&N$OQ{Q%iR4+FX5#tIP4S+&a4#hwcxIK#(utvZHMia7wDtG|<BmLINUyXO{i>U@;RUldqdP'
    'JE;<R7<5TQG#*Y^bq7D9z_K*txJf-*3OTC)OrvBKfX)@(tt>iTb8tA(oy>Z2Wh#FC=jXfuy8ejE'
),
    x4: [125],
    t6: packed('<i2',
    'c-rlc*=@uy5JR_Zf*26&d>@s3ri6@TSdw{4ZfeQSU7M><adkOfmRo1{;?Vtp5eV`nTz0f=0!~Rang)6-AtWFIcxKr@A1r2qWb*5#'
    '&Q7XC9tK?!5silvR^7o*6j+vq95<=ArI51<z%)u$0q9)e-O8flH3x?i-N~$%D^KO~KYz{_y)cN)'
),
    x7: [125],
    t9: packed('<i2',
    'c-rlcSq{Q55JS1PWsNM~oae$PM_`(&N$S;dQ%iR4+FX5#tIP4S+&a4#hwcxIK#(utvZHMia7wDtG|<BmLINUyXO{i>U@;RUldqdP'
    'JE;<R7<5TQG#*Y^bq7D9z_K*txJf-*3OTC)OrvBKfX)@(tt>iTb8tA(oy>Z2Wh#FC=jXfuzg~#V'
),
    x10: [125],
    t12: packed('<i2',
    'c-rlc*$u-m3`4s%K?npl?_=`Y5h~lUrSOm>H??HvuFch_xVjvN?bcacB;6kvfgoQ(v7_w~a7wDtG|<BmLINUyXSV%bSj+^;V8Ca%'
    '*-4e?hd`H(XpKdNRhRe?1(tO~A2+Gz$w1CV0H#s05rEDW-fdWPyvf1g<hid5B2)3_A3x&@zD9`6'
),
    x13: [125],
    t15: packed('<i2',
    'c-rlc(G3GJ3_`m$LKb54KCb=j2=yhpH~|Ban_9AS*XHU|TwRXMa_j6~G~Ek~K#(utvZL(~a7wDtG|<Bmg9JnX&n)}%Lt-L~OulOB'
    '<fKaYp_q#!tntwy)ir*G0?XXs<2LF!63AHuU>YTh0CcMGZef|@B?pHR+3~E$SG2d+zkb#my8wvG'
),
}, name='long_quant8').AddVariations(signed(x1, c2, t3, x4, c5, t6, x7, c8, t9, x10, c11, t12, x13, c14, t15)).DisableLifeTimeVariation()
