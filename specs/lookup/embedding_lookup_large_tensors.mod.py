# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/lookup.py; do not edit.
#
# EMBEDDING_LOOKUP: tensors of many elements, in sizes of no block, and beside powers of two.

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

# Rows are looked up beyond 16 bits.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [40]))
c2 = Parameter('c2', (I32, [70001, 2]), (packed('|i1',
    'c-qr6HZcov)O8V5^)vDaGuCyBQn3_b3Nv=IvJ$tHj~0(smoszKcViTlveRa^7nJodQx~#{RuZ&}(P88S0D%7spa'
) * 2296)[:140002])
t3 = Internal('t3', (I32, [40, 2]))
t4 = Output('t4', (F32, [40, 2]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', x1, c2).To(t3)
model.Operation('CAST', t3).To(t4)
Example({
    x1: packed('<i4',
    'c-kw{nR_sBdguemX^fqgr(~~)ZTdb<WU2e@i8i)peZ`mc9`c;%+ETFp1`96_9}6cV<9`8OHhw+<R&LI}4BYIT|M@utSb4bq|7YZ2'
    '<KW_F<!6Kf21XPXl*<4YW*`y(0Q<KYu>'
),
    t4: packed('|i1',
    'c-k{Di&Ambmow903^NwAvy@l$i_wWzGINa<w~1!tWE7S4&~;%HWfawBRuXj87mqe}6S6Tjv9e<1w6c=*&|#F1c8e0S5me>WRI$`y'
    ')Mf?%Om7XX', 1.0
),
}, name='far').DisableLifeTimeVariation()

# Rows are looked up at odd places beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [7]))
c2 = Parameter('c2', (F32, [4007, 1]), (packed('|i1',
    'c-jTQfdRlE2m>%HRQUf|R;QT!d6D8BI^hbYN`|Vl&&~<+wh20H2iIW8R|8*bamE8RAQv$', 0.5
) * 66)[:4007])
t3 = Output('t3', (F32, [7, 1]))
model = Model()
model.Operation('EMBEDDING_LOOKUP', x1, c2).To(t3)
Example({
    x1: [2049, 2051, 3333, 3999, 1, 4001, 2047],
    t3: [0.5, 2.0, 0.5, 1.5, 4.0, 0.5, 1.5],
}, name='odd').DisableLifeTimeVariation()
