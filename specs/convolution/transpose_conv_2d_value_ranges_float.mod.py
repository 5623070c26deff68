# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# TRANSPOSE_CONV_2D: far real numbers.

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

# Sums are exact in float32 in any order, and nothing of them is a float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 801]))
c2 = Parameter('c2', (F32, [4, 1, 2, 801]), (packed('|i1',
    'c-jTQffhg@3<Xe=v(iTX|1V!+CnfGJ2NuDHq)IV{tYokGdZiUyc-rzgJhuUrCX#6Hv!ffvsM?)AAz1za<|ZB)', 1.0
) * 96)[:6408])
c3 = Parameter('c3', (F32, [4]), [36864.0, -20480.0, 36864.0, 12288.0])
t4 = Output('t4', (F32, [1, 1, 4, 4]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('<i2',
    'c-kF`3l4-J5JT%K8b#PE&C%v)b0i%6??MFArfKsE2on<+BvgZ0NB|KORaPe9<zTJ`m0r#wzgeT5TC2;_y8N|vZSv-vN&V;E`;d&e'
    '(T#o`;<5Rt;R@*={0a5DP7kiHHmm', 1.0
) * 40)[:2403],
    t4: [-821824.0, -791808.0, -526976.0, -356800.0, 24192.0, -650112.0, 137536.0, 223488.0, 385728.0,
    406592.0, 533760.0, -225536.0, -302272.0, -374592.0, -325824.0, -566976.0],
}, name='beyond_float16').DisableLifeTimeVariation()

# Sums are exact in float32 in any order, and nothing of them is a float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 801]))
c2 = Parameter('c2', (F32, [4, 1, 2, 801]), (packed('|i1',
    'c-jTQffhg@3<Xe=v(iTX|1V!+CnfGJ2NuDHq)IV{tYokGdZiUyc-rzgJhuUrCX#6Hv!ffvsM?)AAz1za<|ZB)', 1.0
) * 96)[:6408])
c3 = Parameter('c3', (F32, [4]), [6.963413e+26, -3.8685626e+26, 6.963413e+26, 2.3211376e+26])
t4 = Output('t4', (F32, [1, 1, 4, 4]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('<f4',
    'c-muN7$~s7A;iN(Bfub{Ag3VYK!J&k#eoGnF#!t%ZZND+xKX08V#A7t86pV|9|Cw(5<DUrE>t)))Fk|H2uYC$(RrEm>Qz=&CXjrU'
    'ne`$oE9+Ip3y{Fe%*>asGGBqH^h}^=CQt!L(aTpaU%twEnE~Qt0RVWOL1_'
) * 40)[:2403],
    t4: [-1.5523816e+28, -1.495683e+28, -9.954295e+27, -6.7397614e+27, 4.5697396e+26, -1.2280268e+28,
    2.5979816e+27, 4.221569e+27, 7.286196e+27, 7.680306e+27, 1.0082441e+28, -4.2602546e+27,
    -5.7097566e+27, -7.075843e+27, -6.1546413e+27, -1.0709874e+28],
}, name='great').DisableLifeTimeVariation()

# Sums are exact in float32 in any order, and nothing of them is a float16.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 801]))
c2 = Parameter('c2', (F32, [4, 1, 2, 801]), (packed('<f4',
    'c-qa20S&+~2n3OUgi5FcBuqjL6p(<FNvV_?7;j;8Dn{}N#~(z07zvN=;Vu%b(U4%_y}Pq7S#*ty_PWWX-@UvM_0gP{ZwV=Zc)*~B'
    '2WB=au!)3bF%(J$q-q|{Pbr!}by@4V0WU5WLty'
) * 96)[:6408])
c3 = Parameter('c3', (F32, [4]), [2304.0, -1280.0, 2304.0, 768.0])
t4 = Output('t4', (F32, [1, 1, 4, 4]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: (packed('<f4',
    'c-muN7$~s7A;iN(Bfub{Ag3VYK!J&k#eoGnF#!t%ZZND+xKX08V#A7t86pV|9|Cw(5<DUrE>t)))Fk|H2uYC$(U~GTb*iYS2#}mA'
    'B05=ARCKEFWRSoV5s@iVMW%u%ArYXc2v7k?(UhrErc4!`A`Ie)0ssV|Ehq'
) * 40)[:2403],
    t4: [-51364.0, -49488.0, -32936.0, -22300.0, 1512.0, -40632.0, 8596.0, 13968.0, 24108.0, 25412.0,
    33360.0, -14096.0, -18892.0, -23412.0, -20364.0, -35436.0],
}, name='small').DisableLifeTimeVariation()

# Sums beyond float16 cancel each other to the bit; the last product is left.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 3, 801]))
c2 = Parameter('c2', (F32, [4, 1, 2, 801]), packed('|i1',
    'c-rmK$pM5Q3;;m!0FkWO{;S+z5W$0O!bcuyU|z#t8Ur;#0JAJ}1e5RVN<vSTZTE@W<Lvnmgfj#*>(vitr);UfH9(!`99fC?2>9WZ'
    '&>%6leLq%ie(=Qw%2=Ux+xqECoqFUnr9>@`&)pXE6&;T^+vD)75-$?EQy8H;Wf8hl7@<355xP?tp*v*}x>FdTJ7p2NQy8H;Wf8hl'
    '7@<355xP?tp*v*}=O21-RJQ', 1.0
))
c3 = Parameter('c3', (F32, [4]), [0.0, 0.0, 0.0, 0.0])
t4 = Output('t4', (F32, [1, 1, 4, 4]))
model = Model()
model.Operation('TRANSPOSE_CONV_2D', x1, c2, c3, 0, 0, 0, 0, 1, 1, 0, False).To(t4)
Example({
    x1: packed('<i2',
    'c-q@=K*wUs3X=^Q0wOk7UVPZH$3x;x$ejxTcXAZgB;@ei2#Hw3;xpxeLxn*}%mWJzh8Y|e4zN6E;n8`Lp|fVgsAg(w9u1YjrCDb*'
    'I0l#I(NGy&nsrBmV{mC64VA&AS>!*%|Njg?@E=5hSWp2F55j~<gBART0*3z(WuuyDpm{V@29xH|;23n8M?+;WX&w!ZL8f^$R0dgm'
    '004}<FU<', 0.25
),
    t4: [88.0, -77.0, 11.0, 165.0, 123.0, -177.75, -32.75, 113.75, 73.75, -136.25, -40.0, 18.75, 15.0,
    -45.0, -20.0, -25.0],
}, name='cancelled').DisableLifeTimeVariation()
