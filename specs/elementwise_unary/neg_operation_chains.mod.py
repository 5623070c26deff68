# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# NEG: what may follow it.

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
I32 = 'TENSOR_INT32'

# A result depends on its neighbors: NEG, NEG, TANH.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
t3 = Internal('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('NEG', x1).To(t2)
model.Operation('NEG', t2).To(t3)
model.Operation('TANH', t3).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0Kfkh?g0w>?%*397VIDP;06H|_5A`0{~qNR_~RHK<LvPN{q+I)_T>E&`10!I^cMO26$kki@9gaQ=<op<1RDN)?<JG', 0.0625
),
    t4: packed('<f4',
    'c-j?;J!`^17=V94$m*0rr)F_!$Gg1X*6E<>5`vUKK?p4os}6y3gZLMOX31JkSBV*N?^J>xw`6eWTIl59B0^}iaeO{(SHYJ%a+z(M'
    'VHB(JzFLA}?nAuToEOGcReQyts(#}e+r6^cVa%BQZ5Z)ptHQ(kk~Bs6*Iem@n3Hl93V)i<N<s9`Xr4^w=27HRk(O2d8r>58gQROe'
    'P05pKhRIR9t$$`7<66XqLEm!*+A!hm20dxKA3X1Rok7oOaoXU8)}@cTJ1@BQim+W2-o4`_ofh}QmlGfbi3k7)h!zEu6tWs*?GQ1O'
    'Nb4>yQ@u$Emb~~HDOiyG1I77<w*'
),
}, name='of_101').DisableLifeTimeVariation()

# A result depends on its neighbors: NEG, PAD, LOGISTIC.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Internal('t2', (F32, [1, 4, 4, 4]))
c3 = Parameter('c3', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
t4 = Internal('t4', (F32, [1, 7, 5, 5]))
t5 = Internal('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('NEG', x1).To(t2)
model.Operation('PAD', t2, c3).To(t4)
model.Operation('SLICE', t4, [0, 2, 1, 0], [1, 4, 4, 4]).To(t5)
model.Operation('LOGISTIC', t5).To(t6)
Example({
    x1: packed('|i1',
    'c-jF#0Kfn93I7cV<mlq}82=Iw5aAHu4-pL%{RRFR;NtrJ@B;4T2J92&>J|ay{s!{^6Yucu9|jEj`|#xf{}1Ej{0itlx+4(', 0.0625
),
    t6: packed('<f4',
    'c-muV<Y;Fof6d1bwj!7T1RQ=SFiZ(!WMJ6g1m^GAvw~su>Qsg)XXi3t1Ki((7>cUDG5l3y1@j+;u3(V-+sD8V-~i@dyQap#@Lz;M'
    '@>L^N{VCix7z`6*8Q85qfcc?5ehg9U7Z@1w?ZA9tVQYpT%o7-*_%~tGZf^&MAOImDv>k#A=Gob!2p|9e5@j;A'
),
}, name='of_110').DisableLifeTimeVariation()

# A result depends on its neighbors: NEG, SOFTMAX.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t2 = Output('t2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('NEG', x1).To(t2)
model.Operation('SOFTMAX', t2, 1.0).To(t3)
Example({
    x1: packed('|i1',
    'c-jF#0KfkX0rCR;82j_~2>2Ep;vW+i0~r|*=o1(RAM^R`@dEY-4;|$G<pv)Z`xWc`{p{=D3=baj9s>Rw2mu!Y=-}ytdK|I', 0.0625
),
    t2: packed('|i1',
    'c-jF#0KfnA{|^2H=miZ5_z3Fc9^vij{paWK813l!;SC295B>`I@#7o<8~Wks1?v?90~8e?^zq^i;{F2V`2Xqt7$6s&ZzE6', 0.0625
),
    t3: packed('<f4',
    'c-mXn8W?}-``S~^iRBwsSuQ#3w3dzS<n;+@(=^T}-nE**seI=%+eG6Uozs&FPt2X0!2IEd@!ANB<z=GBoeynzk+o6r$E{v7+iKQH'
    'uOBaQTW4}_^Y!v_$q4VyKO3AjObed)SZ==Cg}fs_<v$4@nxCD0<^+qz`NATOQ2o+F5prTKtg7dHm>e36Iv(EQJ&<!ebE%#(pMXG5'
    'Xoe;~!|yeRXIzTgmv$gn)_UIp<!V<g28NwS6VvRbGV%E|ADH{)duaRpI$Jw?J3CuD5U{new}Ei&ZEYc9Knf^oXKxFXu(bz?*n<RY'
    '!CGuVN&poFYhn'
),
}, name='of_111').DisableLifeTimeVariation()
