# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: far real numbers.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3, 401]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 401]), packed('|i1',
    'c-rmEQ5Jv@5Czbrq(hng?^2l<<g|wV-(A4vX}+o`l6_?BU%#f|w5UWQ8`HNO&cX*Rx>AecopDdOS!}a0d7XQppcn-T6ev)jK!E}U'
    '3KS^*6dyiR2kH', 1.0
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [28672.0, 28672.0, -4096.0, -12288.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-rmDQ4WGY3`NnRQX$H?r7o>Y>ypGUPD2==!Nf1!!TV`?n;tPEQ&Np_Oj8k+Pmz5)-XvP1MD;kt3JeSk3=9km4E!4}#6$M}?o`qv'
    'b>o#wJ&mPqFK<`Rw`s_!nYZ&qbSZ1s^exxtyE@N_7hqsuU|?WiVBkM^2j)@hLj', 1.0
),
    output: [51968.0, 27904.0, 212544.0, -84096.0, 292352.0, 59392.0, 37248.0, -30720.0, -155328.0, -269696.0,
    -43008.0, -162048.0, 190656.0, -131776.0, 404992.0, 30016.0],
}, name='beyond_float16').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3, 401]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 401]), packed('|i1',
    'c-rmEQ5Jv@5Czbrq(hng?^2l<<g|wV-(A4vX}+o`l6_?BU%#f|w5UWQ8`HNO&cX*Rx>AecopDdOS!}a0d7XQppcn-T6ev)jK!E}U'
    '3KS^*6dyiR2kH', 1.0
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [5.4159877e+26, 5.4159877e+26, -7.7371252e+25, -2.3211376e+26])
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmDp%KDB5JusXCn6#v5fR7;1OgF>qyR)j#O)2@BqdM=GBPDZB9SQ}yDAdNQ9ue{=DnR&|9s975fKp)5fKp){YR;tFZEiU*VcC_'
    '_<o&zQ--2+of{`tpN`jk{~X(NXx+oRVycE$bFX%vdAPk37z_r3!C)|W18b0I8lwh_ITJAzGhNIifBaq0MJ%|y#1KU^&ng;4!C){L'
    '3<iV28~6)PGo#V'
),
    output: [9.816478e+26, 5.2709166e+26, 4.0148426e+27, -1.5885285e+27, 5.522373e+27, 1.12188316e+27,
    7.035948e+26, -5.802844e+26, -2.934063e+27, -5.0944134e+27, -8.1239815e+26, -3.0610002e+27,
    3.60139e+27, -2.4891783e+27, 7.6500826e+27, 5.669862e+26],
}, name='great').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3, 401]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 401]), packed('<f4',
    'c-rmEQ4Pf)3`XH!0urtSBvisA%)kH%l`<(vK|!&wPQqSq&RIrELq3U!h=_=Yh=_=Yh=}OFtI|1_`zk6jv)fc{xw*=mxgDqK;cnCK'
    'v8>Me(@~dhjeJ~u<Ocx(0RaI40RaI40r830YCGcU(PQ^K^VVBjJFl%p%iYdD$6Q1XdEGh0yMEvHenCJ$KtMo1KtMo1Kzt$|(~8|8'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [1792.0, 1792.0, -256.0, -768.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<f4',
    'c-rmDAr8Vo5JusZD=M1oY*LA+Kvp0Sh)N^}KvYyzAXah&d}lnevPY;yB72NVB;^1-0LgokQGY(?h=_=Yh=_=Yi2kEg&zEw^&r9u_'
    ')cJOqeU*1v?ix2vt~?#D`}R53=}^0eciB`7uj*dxKJ##UComWc27|$1@CMc((KJR47S~L~RLrzDll9~8g7#v;txF71MAunGqbL{*'
    '27|$1Fn9xh0nN#gx&'
),
    output: [3248.0, 1744.0, 13284.0, -5256.0, 18272.0, 3712.0, 2328.0, -1920.0, -9708.0, -16856.0, -2688.0,
    -10128.0, 11916.0, -8236.0, 25312.0, 1876.0],
}, name='small').DisableLifeTimeVariation()

# Sums beyond float16 that cancel each other to the bit; the last product is left.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3, 401]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 401]), packed('|i1',
    'c-r03$rXek5CBmHWEol^|0qFWSY(+X=ECa)>QFy!<gR76MU5n(!x4t2We;{F&YMW)%JH;}R{Qz_n(J?VVv(=(0cdK*nmw+N(A&7U'
    'm`)_3a-iV_61$k-h^mzp<!`AU*E)BH5h2$2k*5~<$Ob}J%sW4qNG!7R|HMQhVzG#LBq9cjh(jXMu!wjhA_<EKLn1=4h$ti?fJLNZ'
    '5%~dgXe)m', 1.0
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [0.0, 0.0, 0.0, 0.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
model = Model()
model.Operation('CONV_2D', input, filter, bias, 2, 1, 1, 0).To(output)
Example({
    input: packed('<i2',
    'c-lL{lXD@aW5S6Jo{9$_UUbM*<WyWyktn(IL!lw!MMKOUk2?`hL{@yU@!?@`sd&&MF(V}93P;9`mYg+jGL9S>JerRT6MtMA60Rgd'
    '^KkLUqamK4;F^bvKLm$(f`V%vF8+`n;t2|_dARuF&=5~haLvQT9}oUBFfjZF68{-MED!<Y{RaaEFop?1)qyF91cX0GG!G+x3;|aX'
    'p?SFYW2h%6xaQ&Gk0G9*;F^btKZbgOf@>Z={utsJ1EzV{_yYh-<cQt', 0.25
),
    output: [-277.5, -127.5, 72.0, -36.0, -44.5, -129.5, 80.25, -141.0, -146.75, 163.25, -107.25, 267.0, -360.5,
    -200.5, 115.5, -90.0],
}, name='cancelled').DisableLifeTimeVariation()
