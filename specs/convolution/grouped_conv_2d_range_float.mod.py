# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# GROUPED_CONV_2D: far real numbers.

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
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3, 802]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 401]), packed('|i1',
    'c-rmEQ5Jv@5CzakA<682mpOwv$+U+4-(A3^-io@bgnVTEm^XQ=otrqbirhxsMXgJ^5{*RGuR4f{97)buQL#<7(g_6$6ev)jK!E}U'
    '3KS^*6dxBee*X', 1.0
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [-16384.0, -20480.0, -12288.0, -24576.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('<i2',
    'c-rmDQ4WGI5QO2yhKPWKBkj@lXnUkuN^C%k#Y6D)zs+Rk6Ek%YF%>sg6BnyhMNQ982d}$}y2*b&A8z$qBNz+@gTY`h7z_r3!C){L'
    'd>!t>*xY6AUTq5fu*7{zVG7&hd+a%_^QYX#amn$U+qkB(^|_1h=df-^-;@FdgTY`h7z_r3!C){L3<h6_f9~M<{Q', 1.0
),
    output: [-1953024.0, -386752.0, -1368768.0, 540096.0, 1573504.0, 671424.0, -650304.0, -812800.0, -307904.0,
    -255168.0, 39936.0, 2267264.0, -869824.0, -2094336.0, -374784.0, -2109184.0],
}, name='beyond_float16').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3, 802]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 401]), packed('|i1',
    'c-rmEQ5Jv@5CzakA<682mpOwv$+U+4-(A3^-io@bgnVTEm^XQ=otrqbirhxsMXgJ^5{*RGuR4f{97)buQL#<7(g_6$6ev)jK!E}U'
    '3KS^*6dxBee*X', 1.0
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [-3.0948501e+26, -3.8685626e+26, -2.3211376e+26, -4.642275e+26])
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('<f4',
    'c-rmDA#wsS6oBCfj?e?Fs6bR85D3HyL<OR<GIEnaR3MN!0!LVh<On?u$qA5ThAS|r?-!Yu_vQ;hk|arzBuSDaNs=T<lJwHz_k0f}'
    'Oqck#-0n~FA;viVe}vU}`@1S747>eqEc19dF5~?=tV3D+Y(B5U*L;Iv7=~dOhG7_nVHk$tcjBD#ltRuewbb8M`;=47wbs^JuFq||'
    '^?N_|Yyb64pQhSi7=~dOhG7_nVHk#C_>K4h@rP1U'
),
    output: [-3.689158e+28, -7.305539e+27, -2.5855297e+28, 1.0202125e+28, 2.972265e+28, 1.2682841e+28,
    -1.2283895e+28, -1.5353358e+28, -5.816142e+27, -4.8199872e+27, 7.543697e+26, 4.2827406e+28,
    -1.6430511e+28, -3.9560889e+28, -7.0794696e+27, -3.984136e+28],
}, name='great').DisableLifeTimeVariation()

# Exact in float32 in any order, and nothing of it is a float16.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_FLOAT32', [1, 2, 3, 802]))
filter = Parameter('filter', ('TENSOR_FLOAT32', [4, 1, 2, 401]), packed('<f4',
    'c-rmEQ4z!-3`NmMKtd%T0ST3Wff6J{N~Kf^1|Sw1)<J)F?j3&mGCd+hL_|bHL_|bHL_|dYomt8@4$HMxxvlgx_FQVQvm`l+*>iX4'
    '7H_0Svc-Oy^*H2_?1%vZ0s;a80s;a80s`U-q09YRKGoIRYD={>Rq<HWeYwsn23OseeVf0p=`HSU|F<9@ARr(hARr(hARs;wFA?@)'
    'fd'
))
bias = Parameter('bias', ('TENSOR_FLOAT32', [4]), [-1024.0, -1280.0, -768.0, -1536.0])
output = Output('output', ('TENSOR_FLOAT32', [1, 2, 2, 4]))
model = Model()
model.Operation('GROUPED_CONV_2D', input, filter, bias, 0, 0, 0, 0, 1, 1, 2, 0, False).To(output)
Example({
    input: packed('<f4',
    'c-rmDA#y@76hP64?tsL9QGq}pDiDY-5C}wNWh4TDKp?XOW}5gfkt~7bbO}f@(=9Nlb4BLmy*VLBk|arzBuSDaNs=T<l3rTgPLEK+'
    '{+f^T_3k_!a?ayDhUI1bvn(YHo84wC(|A42^W!#rh4S&e`n(N`=?{is7=~dOhG7_nVHk$riBn9o7*cAn#s0S1rxa_dwYJt${ol6V'
    'e(%SA?Z3Y1)2ucahG7_nVHk#C7=~dOej|PY1G+AE'
),
    output: [-122064.0, -24172.0, -85548.0, 33756.0, 98344.0, 41964.0, -40644.0, -50800.0, -19244.0, -15948.0,
    2496.0, 141704.0, -54364.0, -130896.0, -23424.0, -131824.0],
}, name='small').DisableLifeTimeVariation()
