# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: several times, with one other argument.

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

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (F32, [4, 3, 3, 4]), packed('|i1',
    'c-jTQivolY5CA|<R*3cgUrC&2wq``IJ`gR^Syxf%>|mwe{is~=ncjV^%T<LFbQiYZE_pthH!-`lra*g&F;QnC2CH7IDuyeD>}i;E'
    'ceExQa&XB(oqPS+nEj3dd4QG>>`TAcoU0z99`bSc0i8fZPy', 0.0625
))
c4 = Parameter('c4', (F32, [4]), [1.9375, 0.5625, 0.5, 1.25])
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
t7 = Output('t7', (F32, [1, 4, 4, 4]))
t8 = Output('t8', (F32, [1, 4, 4, 4]))
t9 = Output('t9', (F32, [1, 4, 4, 4]))
t10 = Output('t10', (F32, [1, 4, 4, 4]))
t11 = Output('t11', (F32, [1, 4, 4, 4]))
t12 = Output('t12', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CONV_2D', x1, c3, c4, 1, 1, 1, 0).To(t5)
model.Operation('CONV_2D', x1, c3, c4, 1, 1, 1, 3).To(t6)
model.Operation('CONV_2D', x1, c3, c4, 1, 1, 1, 0, True).To(t7)
model.Operation('CONV_2D', x1, c3, c4, 1, 1, 1, 0, False, 2, 1).To(t8)
model.Operation('CONV_2D', x1, c3, c4, 1, 1, 1, 0, False, 1, 2).To(t9)
model.Operation('CONV_2D', x1, c3, c4, 1, 1, 1, 1, 1, 1, 0).To(t10)
model.Operation('CONV_2D', x1, c3, c4, 0, 2, 1, 1, 1, 1, 0).To(t11)
model.Operation('CONV_2D', x1, c3, c4, 1, 1, 2, 0, 1, 1, 0).To(t12)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t5: packed('<i2',
    'c-jGg0Du4RKoZP4zo?#uEQSO+Z0-b{>`3e+pu|SfXMeCluID9gv>a#Vmt>J;0J@k#FqvhNX@(aZBjKkEDc({#!v8M=0R;g500aO5'
    '0|f#A{s8*|{{#N~0Q><20sI90{{jUE{{8>{1^)>H|Nj940{jC1{{#U71N{32`TPF<0s#M8*f~@', 0.00390625
),
    t6: packed('<i2',
    'c-s5mAasUd|B88SI&Cag4DT4`FnBO9EMRcEl+Lh$f#JC-0|-oKU`S<PnBiyuqT0k|lo=r4(0>MIMpht$g@KWol?f!o#J~)q7+DyB'
    'f(%ToY#<&h0~=73k(mi7&A`IQ1mv(m6f*z-lH?GY', 0.00390625
),
    t7: packed('<i2',
    'c-jGg0Du2^twc(3JaDXr;D97%{O=pvN$TMA_3Du6{PO1PZ-xOsPb((6LYnX<BkwM*$e6_nrr@aZTseFAN6w2aB~pn4{Q(001PK8C'
    '`ve970{#O2{rUj@`~d|2`w9L50sQ{~{Qd*__yPt00R{W}0{Z~}0008}`u_g~`}+O@0|fv~R6=V', 0.00390625
),
    t8: packed('<i2',
    'c-jGg0Du28XD8cM4PGE<@eAWtz(0Z2Qw=y<04l-A^?JK=PGSIDP<ip->=C+Pmih8UfiWe*6CF?W*s~@65Qek#4hg;i0|Nm900aL3'
    '{{jO400RE}{{j600sjF70{;a4{rm<20RIF41Ni>|0tN;J|NjF100a5}|NQ_6|N8<10RH{<#Wx)', 0.00390625
),
    t9: packed('<i2',
    'c-jGg0Du23ggc`7*(4JxJ{SHD`qnG+$hN4`1psxOr<M47s!QZ1y#0XXA-Q9>qCPvaT5xDHMrs3YrH>rOVXtlF>Ytha00aQ~{s8|0'
    '0s;I200aI7{{a601_K8I{`Ua_{{I05{{I5~0R005{{;p70{{jB0R;a5|NQ_3|Ns5~0s#AHHaY1', 0.00390625
),
    t10: packed('<i2',
    'c-jGg0Du4RKoZP4zo?#uEQSO+Z0-b{>`3e+pu|SfXMeCluID9gv>a#Vmt>J;0J@k#FqvhNX@(aZBjKkEDc({#!v8M=0R;g500aO5'
    '0|f#A{s8*|{{#N~0Q><20sI90{{jUE{{8>{1^)>H|Nj940{jC1{{#U71N{32`TPF<0s#M8*f~@', 0.00390625
),
    t11: packed('<i2',
    'c-jGg0Du2Fzo?#uEQSO+Z0-cPLuM!>pu|SfXMeCluIDAe%RvF=mt>J;0J@k#Fqvid(VW&CBjKkEDc({#!v8Ok%+n?Q00aO50|f#A'
    '{s8*|0{;R00Q><20sI90{{jU7`~U?01^)>H|Nj940{j93{{R011N{32`TPF<0s#L3009AaEI29', 0.00390625
),
    t12: packed('<i2',
    'c-jGg0Du4RG(QcRY5348yo+x*cy3?tKoZP4zo?#uEQSO+Z0-b{>`3e+pu|SfXMeCluID9gv>a#Vmt>J;0J@k#Fqvfl{s9931O5O7'
    '{Qm(10R8&|0R;g500aO50|f#A{s8*|{{#N~0Q><20sI90{{jUE{{8>{1^)>H|Nj940{jAJXg3D', 0.00390625
),
}, name='arguments').DisableLifeTimeVariation()
