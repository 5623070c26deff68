# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/svdf.py; do not edit.
#
# SVDF: whole blocks of channels.

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

# Cells have whole blocks of units, with several batches.
# Expected values: float64 formula.
x2 = Input('x2', (F32, [1, 16]))
c3 = Parameter('c3', (F32, [8, 16]), packed('|i1',
    'c-p0l!3h9B48o%O&#c#Wg@ZgKMB!i|kV#ONLPXEkw=ZB|Wjsdz=Lh=h8xj', 0.125
))
c4 = Parameter('c4', (F32, [8, 4]), packed('<i2',
    'c-jF#0Kfmg_nUuVxmi^)36YztpYb2f`}^OM3w^o6Erb7)B|q=hj%`c~(tpJmapYk-r{3^HhDms|&H0%5Z8ZhbV?X+eej|<', 1.52587890625e-05
))
c1 = Parameter('c1', (F32, [8]), [0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5])
x5 = Input('x5', (F32, [1, 32]))
t6 = Internal('t6', (F32, [1, 32]))
t7 = Output('t7', (F32, [1, 8]))
x9 = Input('x9', (F32, [2, 16]))
c10 = Parameter('c10', (F32, [16, 16]), (packed('<i2',
    'c-jGa0EPdru`8G7NptCWWto@rCw=wD9bq#ILrpP@`wxGc7vC{|+sWI-Z`bXMr!xaPW6z15M@1v?`*TfYLHo1gzx%)mEi1UsEAGdR'
    'C!XJ8t}bmnCtHNjt<-SNmca`UG06*x+F}bLD~H8U^Wu$ZL|Dq>J+%%FXy1|UOeAnVI{', 1.52587890625e-05
) * 5)[:256])
c11 = Parameter('c11', (F32, [16, 4]), packed('<i2',
    'c-jGg0Du3XD}V1D4KI@)$CIH)8DaOm7e&pfFPU2z)guk@%>|P&L&wb>jcIRXk$Xu2(;<6>YtzrGmw$y-o#jEBp(}qtD=7?L6O~UA'
    '+5uS&iTN%{R{s7|+mOuyB_wovBzwD0cXKcb$iycNjbC*q>0nNk@7AremL(a9pjol|Kr1Oi{W$*', 1.52587890625e-05
))
c8 = Parameter('c8', (F32, [8]), [0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5])
x12 = Input('x12', (F32, [2, 64]))
t13 = Internal('t13', (F32, [2, 64]))
t14 = Output('t14', (F32, [2, 8]))
x16 = Input('x16', (F32, [3, 16]))
c17 = Parameter('c17', (F32, [8, 16]), packed('|i1',
    'c-p0lfeipb2*L{c&x{YZ!W&aUqkxc!=>(QH+DK#TJ*klHP1b0qf1f{_0T>q', 0.125
))
c18 = Parameter('c18', (F32, [8, 4]), packed('|i1',
    'c-j@ju>k-u2m>JW|C^Im1~58Ojl{-xudN5IgbDi', 0.125
))
c15 = Parameter('c15', (F32, [8]), [0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5])
x19 = Input('x19', (F32, [3, 32]))
t20 = Internal('t20', (F32, [3, 32]))
t21 = Output('t21', (F32, [3, 8]))
x23 = Input('x23', (F32, [4, 16]))
c24 = Parameter('c24', (F32, [16, 16]), (packed('<i2',
    'c-jGa0EPc`ElbG@$ImNiBTb{l7cqI6#d95LYZ+H*TcID%t<@<FZKI>hNkf&>f#G?JceRO|o9j74TknNaGsD@<@rn>@`Au8DUbSVa'
    'g0FN*5#aN)R^}obE7J>-nPLZ@mBLUvDHy_<8Hegu-d>kicOS&<&^10CX<y-{@(8gz&H', 1.52587890625e-05
) * 5)[:256])
c25 = Parameter('c25', (F32, [16, 4]), packed('|i1',
    'c-ke1K>`3U2!e?Jzu8vJgCZgrni*1iCmrmQ(=J%#dx!^$591yX2m', 0.125
))
c22 = Parameter('c22', (F32, [8]), [0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5])
x26 = Input('x26', (F32, [4, 64]))
t27 = Internal('t27', (F32, [4, 64]))
t28 = Output('t28', (F32, [4, 8]))
model = Model()
model.Operation('SVDF', x2, c3, c4, c1, x5, 1, 0).To(t6, t7)
model.Operation('SVDF', x9, c10, c11, c8, x12, 2, 1).To(t13, t14)
model.Operation('SVDF', x16, c17, c18, c15, x19, 1, 0).To(t20, t21)
model.Operation('SVDF', x23, c24, c25, c22, x26, 2, 0).To(t27, t28)
Example({
    x2: [-0.33311462, -0.15409851, 0.25605774, -0.12696838, -0.46800232, -0.3306427, -0.016433716,
    -0.09812927, -0.1007843, 0.26921082, 0.20561218, 0.47239685, 0.36460876, 0.19099426, 0.2106781,
    0.033706665],
    x5: ([0.0] * 32)[:32],
    t7: [0.5137185, -1.489443, 1.9652077, 0.50365084, -1.519988, 1.9691832, 0.5026049, -1.5039718],
    x9: packed('|i1',
    'c-kF@fe8Qr2!q`Izj?J15fm~u;t3hj@wF~P#0CT', 0.125
),
    x12: ([0.0] * 128)[:128],
    t14: [0.48737806, 0.0, 2.041415, 0.51310575, 0.0, 2.0083666, 0.4351922, 0.0, 0.43248594, 0.0, 2.0258012,
    0.48270842, 0.0, 2.0109422, 0.40903252, 0.0],
    x16: packed('<i2',
    'c-jGA0H6O^ab0C~MJXBCyUpFx>&qQUM<uuQEkBFPSNm518`Evac|#EodBdj>m2uT`wRK}EfRXS5?wCKV@5g_H8^;(GRY!K>gdwXj'
    'z`_W{eD93t$n#ixv4oV{J!&N19c1?9-!Nn', 1.52587890625e-05
),
    x19: ([0.0] * 96)[:96],
    t21: [0.5001931, -1.5, 2.0146532, 0.5155387, -1.5, 2.0112948, 0.5388775, -1.5, 0.49187183, -1.5,
    1.9881663, 0.57863474, -1.5, 1.9956813, 0.50485516, -1.5, 0.4853015, -1.5, 2.0205383, 0.5501723,
    -1.5, 2.0456414, 0.49370384, -1.5],
    x23: packed('|i1',
    'c-j?;K@tEk5Wyn<fAgvu2Z5v{5F!VPqr=j9Wj`*sc}@Oj@+1$zYYz_', 0.125
),
    x26: ([0.0] * 256)[:256],
    t28: packed('<i4',
    'c-mvIKecG%a|RiPeR6Suf()}5p8uK3QN?hK!Rw_<-7E$j2F|@#*`gUd7*;jf{XNc5%y8HwTKo%xJj1VPyaz)VJ_}rQ;J;uma9-fN'
    '9SB_%IByT)UjWjA7aau7F#KnLARIIRA($|G', 4.76837158203125e-07
),
}, name='cells').DisableLifeTimeVariation()
