# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_unary.py; do not edit.
#
# NEG and what may follow it: every operation after every other.

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

# NEG, NEG, TANH
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t1010 = Internal('t1010', (F32, [1, 4, 4, 4]))
t1011 = Internal('t1011', (F32, [1, 4, 4, 4]))
t1012 = Output('t1012', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('NEG', input).To(t1010)
model.Operation('NEG', t1010).To(t1011)
model.Operation('TANH', t1011).To(t1012)
Example({
    input: packed('|i1',
    'c-jF#0Kfkh?g0w>?%*397VIDP;06H|_5A`0{~qNR_~RHK<LvPN{q+I)_T>E&`10!I^cMO26$kki@9gaQ=<op<1RDN)?<JG', 0.0625
),
    t1012: packed('<f4',
    'c-j?;J!`^17=V94$m*0rr)F_!$Gg1X*6E<>5`vUKK?p4os}6y3gZLMOX31JkSBV*N?^J>xw`6eWTIl59B0^}iaeO{(SHYJ%a+z(M'
    'VHB(JzFLA}?nAuToEOGcReQyts(#}e+r6^cVa%BQZ5Z)ptHQ(kk~Bs6*Iem@n3Hl93V)i<N<s9`Xr4^w=27HRk(O2d8r>58gQROe'
    'P05pKhRIR9t$$`7<66XqLEm!*+A!hm20dxKA3X1Rok7oOaoXU8)}@cTJ1@BQim+W2-o4`_ofh}QmlGfbi3k7)h!zEu6tWs*?GQ1O'
    'Nb4>yQ@u$Emb~~HDOiyG1I77<w*'
),
}, name='of_101').DisableLifeTimeVariation()

# NEG, PAD, LOGISTIC
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t1100 = Internal('t1100', (F32, [1, 4, 4, 4]))
sides1101 = Parameter('sides1101', (I32, [4, 2]), [0, 0, 1, 2, 0, 1, 1, 0])
wide1101 = Internal('wide1101', (F32, [1, 7, 5, 5]))
begin1101 = Parameter('begin1101', (I32, [4]), [0, 2, 1, 0])
size1101 = Parameter('size1101', (I32, [4]), [1, 4, 4, 4])
t1101 = Internal('t1101', (F32, [1, 4, 4, 4]))
t1102 = Output('t1102', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('NEG', input).To(t1100)
model.Operation('PAD', t1100, sides1101).To(wide1101)
model.Operation('SLICE', wide1101, begin1101, size1101).To(t1101)
model.Operation('LOGISTIC', t1101).To(t1102)
Example({
    input: packed('|i1',
    'c-jF#0Kfn93I7cV<mlq}82=Iw5aAHu4-pL%{RRFR;NtrJ@B;4T2J92&>J|ay{s!{^6Yucu9|jEj`|#xf{}1Ej{0itlx+4(', 0.0625
),
    t1102: packed('<f4',
    'c-muV<Y;Fof6d1bwj!7T1RQ=SFiZ(!WMJ6g1m^GAvw~su>Qsg)XXi3t1Ki((7>cUDG5l3y1@j+;u3(V-+sD8V-~i@dyQap#@Lz;M'
    '@>L^N{VCix7z`6*8Q85qfcc?5ehg9U7Z@1w?ZA9tVQYpT%o7-*_%~tGZf^&MAOImDv>k#A=Gob!2p|9e5@j;A'
),
}, name='of_110').DisableLifeTimeVariation()

# NEG, SOFTMAX
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
t1110 = Output('t1110', (F32, [1, 4, 4, 4]))
t1111 = Output('t1111', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('NEG', input).To(t1110)
model.Operation('SOFTMAX', t1110, 1.0).To(t1111)
Example({
    input: packed('|i1',
    'c-jF#0KfkX0rCR;82j_~2>2Ep;vW+i0~r|*=o1(RAM^R`@dEY-4;|$G<pv)Z`xWc`{p{=D3=baj9s>Rw2mu!Y=-}ytdK|I', 0.0625
),
    t1110: packed('|i1',
    'c-jF#0KfnA{|^2H=miZ5_z3Fc9^vij{paWK813l!;SC295B>`I@#7o<8~Wks1?v?90~8e?^zq^i;{F2V`2Xqt7$6s&ZzE6', 0.0625
),
    t1111: packed('<f4',
    'c-mXn8W?}-``S~^iRBwsSuQ#3w3dzS<n;+@(=^T}-nE**seI=%+eG6Uozs&FPt2X0!2IEd@!ANB<z=GBoeynzk+o6r$E{v7+iKQH'
    'uOBaQTW4}_^Y!v_$q4VyKO3AjObed)SZ==Cg}fs_<v$4@nxCD0<^+qz`NATOQ2o+F5prTKtg7dHm>e36Iv(EQJ&<!ebE%#(pMXG5'
    'Xoe;~!|yeRXIzTgmv$gn)_UIp<!V<g28NwS6VvRbGV%E|ADH{)duaRpI$Jw?J3CuD5U{new}Ei&ZEYc9Knf^oXKxFXu(bz?*n<RY'
    '!CGuVN&poFYhn'
),
}, name='of_111').DisableLifeTimeVariation()
