# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lookup.py; do not edit.
#
# HASHTABLE_LOOKUP: counts and indexes beyond 8 or 16 bits.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# Of more than 256 keys, most beyond 16 bits, some are the same in 8 or 16 bits.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [15]))
c2 = Parameter('c2', (I32, [297]), packed('<i4',
    'c-muT9^rt6IAvT6j7-cdtZeKYoLt;IynOruf<nR~qGI9_l2Xz#vU2hYib~2Vs%q*Qnp)aAx_bHshDOFFre@|AmR8m_ws!Uoj!w=l'
    'u5Rugo?hNQzJC4zfkD9`p<&?>kx|hxv2pPUiAl*RscGpMnOWI6xq0~og+;|BrDf$6l~vU>wRQCkjZMuht!?ccon75My?y-?CQh0>'
    'W$Lu)GiJ`3J!kH``3n{<TD)ZGvgIpQu3Eij?Yi|FHg4LyW$U)>J9h5cy=U*f{Ra*nI(+2lvEwIBo;rQz?78z7E?&BP<?6NTH*Vg#'
    'edq4I`wt#Idi><+v*#~fzIy%U?Ys9MK7RWA<?FZaKYsrD{pat${|rP10K-TJj6?z^hEYHq003N$h7$'
))
c3 = Parameter('c3', (F32, [297, 2]), packed('|i1',
    'c-p&h^VaP<ckkVQ@bJ;&Cr_U}fAR9w>o;%Tz5np>)8{W=zkUDl^Vjb`fB*ewU}R!uVP#|I;N;@w;pO8O5EK#?5fu}ckd%^^k(HBI'
    'P*hS@QB_md(A3h_(bdy8Ff=kYF*P%{xG`ugxH0N=TDS}VC8!|M', 1.0
))
t4 = Output('t4', (F32, [15, 2]))
t5 = Internal('t5', (U8, [15], 1.0, 0))
t6 = Output('t6', (F32, [15]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', x1, c2, c3).To(t4, t5)
model.Operation('CAST', t5).To(t6)
Example({
    x1: [259, 515, 771, 1027, 1283, 1539, 1795, 65539, 3, 65540, 4, 131082, 10, 65283, 75267],
    t4: packed('|i1',
    'c-jFT0O9}I+uYsW-{9fm<K*S$=i=ko+2rK_05UTG0N~*;F>pW>4g', 1.0
),
    t6: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0],
}, name='keys').DisableLifeTimeVariation()

# Of more than 256 keys, most beyond 16 bits, some are the same in 8 or 16 bits.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [15]))
c2 = Parameter('c2', (I32, [297]), packed('<i4',
    'c-muT9^rt6IAvT6j7-cdtZeKYoLt;IynOruf<nR~qGI9_l2Xz#vU2hYib~2Vs%q*Qnp)aAx_bHshDOFFre@|AmR8m_ws!Uoj!w=l'
    'u5Rugo?hNQzJC4zfkD9`p<&?>kx|hxv2pPUiAl*RscGpMnOWI6xq0~og+;|BrDf$6l~vU>wRQCkjZMuht!?ccon75My?y-?CQh0>'
    'W$Lu)GiJ`3J!kH``3n{<TD)ZGvgIpQu3Eij?Yi|FHg4LyW$U)>J9h5cy=U*f{Ra*nI(+2lvEwIBo;rQz?78z7E?&BP<?6NTH*Vg#'
    'edq4I`wt#Idi><+v*#~fzIy%U?Ys9MK7RWA<?FZaKYsrD{pat${|rP10K-TJj6?z^hEYHq003N$h7$'
))
c3 = Parameter('c3', (I32, [297, 2]), packed('|i1',
    'c-p&h^VaP<ckkVQ@bJ;&Cr_U}fAR9w>o;%Tz5np>)8{W=zkUDl^Vjb`fB*ewU}R!uVP#|I;N;@w;pO8O5EK#?5fu}ckd%^^k(HBI'
    'P*hS@QB_md(A3h_(bdy8Ff=kYF*P%{xG`ugxH0N=TDS}VC8!|M'
))
t4 = Output('t4', (I32, [15, 2]))
t5 = Internal('t5', (U8, [15], 1.0, 0))
t6 = Output('t6', (F32, [15]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', x1, c2, c3).To(t4, t5)
model.Operation('CAST', t5).To(t6)
Example({
    x1: [259, 515, 771, 1027, 1283, 1539, 1795, 65539, 3, 65540, 4, 131082, 10, 65283, 75267],
    t4: packed('|i1',
    'c-jFT0O9}I+uYsW-{9fm<K*S$=i=ko+2rK_05UTG0N~*;F>pW>4g'
),
    t6: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0],
}, name='keys_int32').DisableLifeTimeVariation()

# Of more than 256 keys, most beyond 16 bits, some are the same in 8 or 16 bits.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [15]))
c2 = Parameter('c2', (I32, [297]), packed('<i4',
    'c-muT9^rt6IAvT6j7-cdtZeKYoLt;IynOruf<nR~qGI9_l2Xz#vU2hYib~2Vs%q*Qnp)aAx_bHshDOFFre@|AmR8m_ws!Uoj!w=l'
    'u5Rugo?hNQzJC4zfkD9`p<&?>kx|hxv2pPUiAl*RscGpMnOWI6xq0~og+;|BrDf$6l~vU>wRQCkjZMuht!?ccon75My?y-?CQh0>'
    'W$Lu)GiJ`3J!kH``3n{<TD)ZGvgIpQu3Eij?Yi|FHg4LyW$U)>J9h5cy=U*f{Ra*nI(+2lvEwIBo;rQz?78z7E?&BP<?6NTH*Vg#'
    'edq4I`wt#Idi><+v*#~fzIy%U?Ys9MK7RWA<?FZaKYsrD{pat${|rP10K-TJj6?z^hEYHq003N$h7$'
))
c3 = Parameter('c3', (U8, [297, 2], 0.5, 120), packed('<i2',
    'c-phEwX=6{baHlab#wRd^z!!c_45x13<?ej4GWKmjEatljf+o6OiE5kO-s+n%*xKm&C4$+EGjN3Ei136tg5c5t*dWnY-(<4ZENr7'
    '?CS36?dzW~anj@|Q>RUzF>}`JIW~jV0-I5<)52v8qhJ(J6#xKAgYe4'
))
t4 = Output('t4', (U8, [15, 2], 0.5, 120))
t5 = Internal('t5', (U8, [15], 1.0, 0))
t6 = Output('t6', (F32, [15]))
model = Model()
model.Operation('HASHTABLE_LOOKUP', x1, c2, c3).To(t4, t5)
model.Operation('CAST', t5).To(t6)
Example({
    x1: [259, 515, 771, 1027, 1283, 1539, 1795, 65539, 3, 65540, 4, 131082, 10, 65283, 75267],
    t4: packed('<i2',
    'c-phGcW`uac5!uc_we-cc5}C}_3&h1m^Ph(!NqmTR0g~N0B?W@HU'
),
    t6: [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0],
}, name='keys_quant8').DisableLifeTimeVariation()
