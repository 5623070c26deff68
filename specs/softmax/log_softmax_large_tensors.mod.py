# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# LOG_SOFTMAX: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Rows are long, or there are many; three elements of each stand out.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4099]))
t2 = Output('t2', (F32, [2, 4099]))
model = Model()
model.Operation('LOG_SOFTMAX', x1, 1.0, 1).To(t2)
Example({
    x1: packed('|i1',
    'c-rmI!4ZHU3;@B8*ncUALeMCNU}4swa|P^YC$Ym*->SDgrrw@%jVR|WS#7jktKTlgvPmkM7L(Ze>aHWJo(2Yk!C){L3<iV2U@-U-'
    'ILs4aU@#aA27|$1Fc=I5{~w3>1#dW6o&', 0.5
),
    t2: packed('<i4',
    'c-rmQ+iis~5J15i={PM|!mJJJlmZuS9!d+4840hn;{5p2?E?S+0C>FCn@a!y0D%AS1ONa40000006fK1rqj=H%~H-$%J;Z-e~&VK'
    'E#E(g#bU8oEEbE!VzF2(zDNA~xiGO<EEbE!VzF2(7K@)8muZjeqvq1a*5;bqXRKq6b&I9vx$5VBMC6iDqt`iO-m;F-$I|<nVzF2('
    '7K_DVu~;k?i*FI{$L_+!VzF2(7K_DVu~;mAe!L$qMUvD~', 5.960464477539063e-08
),
}, name='long').DisableLifeTimeVariation()

# Rows are long, or there are many; three elements of each stand out.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1025, 11]))
t2 = Output('t2', (F32, [1025, 11]))
model = Model()
model.Operation('LOG_SOFTMAX', x1, 1.0, 1).To(t2)
Example({
    x1: (packed('|i1',
    'c-k$}K@x)?5Jb^UlKUS;ppZZWW8`4z*1zkrn0YhEBji$3&D-<!7&G_reV>Z$7h6o}P&`Z7N~}$>_gH6ItKynxTt>)>D*o(YOhpx!'
    'FxyX2#mnB$qNw7teS7!UweCk+T{e&v1G3^owubD!$XAD3c0_hFWNXNZ1=)R(6&Ga19oaJ=`zx~V0a@`t_QuE_64_^w6*pv`MfPOK'
    'iXUVTiR{Ucee1{`2ia$l6*IE?BKrXHb?dk6<&ixZ^7UhH*}EZo3uKRuYz^7XkQI3(*JQ}P5@eSlJ0dIcNZgl4;sZPqf8~*A`9Fh='
    'Wm^', 0.5
) * 17)[:11275],
    t2: (packed('<i4',
    'c-rmK+mXW{3<b~{>3CaU2F%NLDbDIjS3tIc{V*SiLWGViTz|M~t8e&*|15mhyZ-SC(N>5-R*e2(zYyA=n&6RUF~fHCd+r237X4@R'
    'Tq{b4G)uF>RyQtf^{_f6!DF)rm&4ZflEad{iZ$Re|K6bJdA8x5eS=}iVabd*2bZ_Ot#Qwhgf)^mxHZ%{?Kp2}%I<o8TnXzgHa<EW'
    '!+Ht)M&|`gIBxI9UiZ(d;nDU=IPraWzB}`>e8}?xo^+I&>(QUjGw!30vtAOmE4Q5UDdAO0FS#}ed(ZXGrAk<iJExHj3FUAbY1|UZ'
    ';gar#3UWA&eiekZUG3~3<nTCi!LdPE!bDlZn=&-Ys7qNZn5=b8Mls3?n~WwYqb_CDOx7Mu#x7;-QpOx8qX)`(V#;WeGIA+nmojoG'
    'qch6LrHm#iYiA~7>Xh}_Ohztc2@lGsOBo52bvh>N!<&rGDC@<VjAx^)H*YdprwolUicv-d%77_@pp0XbwO^A_mol29j9tq5m?l4;'
    'Uqq1;GX', 5.960464477539063e-08
) * 17)[:11275],
}, name='many').DisableLifeTimeVariation()

# Each of many elements takes part in the sum.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 2053]))
t2 = Internal('t2', (F32, [2, 2053]))
c3 = Parameter('c3', (F32, [1]), [1.0])
t4 = Output('t4', (F32, [2, 2053]))
model = Model()
model.Operation('LOG_SOFTMAX', x1, 1.0, 1).To(t2)
model.Operation('MUL', t2, c3, 0).To(t4)
Example({
    x1: (packed('|i1',
    'c-jrgw*de!2m>&;|1SoUXqA%n);b`a(ba$trjz4RbbBSM5bUot1{NN-E)^X', 0.5
) * 68)[:4106],
    t4: packed('<i4',
    'c-rmDTMYyu3_#JO68PNDD%c=vaEAmWR00wzpezeyJWS@^@CtCQi-?Gb-dQPg%=tg=^}Z<ka?LZ!ep(wC3<iV2;3wk`5fKr+vo8@5'
    '5xujNbJJ#;x_h=-Q#W<j?kbvdmnKQntec3XEG{;mntF9j4hDn4U@#aA27|$1F!*73j1ePZt`TRRG4|8iV*NOO<E-}u7z_r3!C){L'
    '3<iV2;HTgpZsn>8', 4.76837158203125e-07
),
}, name='level').DisableLifeTimeVariation()
