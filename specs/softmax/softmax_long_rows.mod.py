# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: long rows, channels first.

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

# Rows leave something over behind whole vectors, and the next one begins there.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 2, 3, 37]))
t2 = Output('t2', (F32, [1, 2, 3, 37]))
x3 = Input('x3', (F32, [2, 2, 2, 19]))
t4 = Output('t4', (F32, [2, 2, 2, 19]))
x5 = Input('x5', (F32, [1, 2, 1, 131]))
t6 = Output('t6', (F32, [1, 2, 1, 131]))
model = Model()
model.Operation('SOFTMAX', x1, 1.0, 1).To(t2)
model.Operation('SOFTMAX', x3, 1.0, 1).To(t4)
model.Operation('SOFTMAX', x5, 1.0, 1).To(t6)
Example({
    x1: ([0.5, 2.5, 3.0, -1.0, 4.0, 2.5, -2.0, -0.5, -2.5, -3.0, -3.5] * 21)[:222],
    t2: packed('<f4',
    'c-mXZ?6_sZw?nV%>o2aP1M_wL#l%BXCah#;cBBVW!8g_4NB?YfWMnu!nAMTto@beS6nuSC>B0PRu=;jjtyQAD{A7AC6Xhq@S(yZW'
    'Ie4&|9!y(1duw}pJ9~S38+tH-*xt^@-qsGxr8yG-svl=`'
),
    x3: ([-0.5, 1.0, 3.0, -0.5, 2.0, 3.0, 1.0, -0.5, -1.5, 2.5, 1.0] * 14)[:152],
    t4: packed('<f4',
    'c-k{z__u=j^@KxHo^3S2&HTq;vax>Up$Xp>t-!;?X99w`f+)ij80yq~t9{Ng-QI+US;wHTDN^CAkG`WC9_A*Z3{xY@un!Cs)&~;<'
    'txSqL@h~eGK6J`|u?nnpvc|*gB+4*rq71XKx3{+gA{!9G!?dxpw*^wR_IQ|fL>XpJlwkl*mhL_'
),
    x5: ([1.5, -3.0, -1.5, -1.0, -2.0, -0.5, 1.0, -3.0, -4.0, 1.5, -3.5] * 24)[:262],
    t6: packed('<f4',
    'c-l*xGNFFsgb5cnI&DcDDCW0A%qtEZa$IpLaiEx<Og@pDe0;(;ef1wOrv6!9wX<ha)#5w{idkn8DBl?vIJvX#_JA>KtqxjSSyfxN'
    '4j9wk#@^n}-rmN}-g@Aec6J~HWDFD&0M%x;-~'
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()
