# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: long rows, channels first.

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
c2 = Parameter('c2', (F32, [2, 1, 1]), [2.0, -1.0])
t3 = Output('t3', (F32, [1, 2, 3, 37]))
x4 = Input('x4', (F32, [2, 2, 2, 19]))
c5 = Parameter('c5', (F32, [2, 1, 1]), [2.0, -1.0])
t6 = Output('t6', (F32, [2, 2, 2, 19]))
x7 = Input('x7', (F32, [1, 2, 1, 131]))
c8 = Parameter('c8', (F32, [2, 1, 1]), [2.0, -1.0])
t9 = Output('t9', (F32, [1, 2, 1, 131]))
model = Model()
model.Operation('MUL', x1, c2, 0).To(t3)
model.Operation('MUL', x4, c5, 0).To(t6)
model.Operation('MUL', x7, c8, 0).To(t9)
Example({
    x1: ([-2.5, 3.5, -1.0, -4.0, 2.0, -0.5, 0.0, -4.0, -1.0, 4.0, 3.5] * 21)[:222],
    t3: packed('|i1',
    'c-s5M_vZu0KZXx~1o*zuf%%h(;}0VP2h)$Atn^?40JF(u@B', 0.5
),
    x4: ([-2.0, 2.0, -0.5, 0.0, 0.5, 1.0, 3.5, -1.0, 1.0, -3.5, 1.5] * 14)[:152],
    t6: packed('|i1',
    'c-s5H@sELth3^l`C$=BBng4z={bT>j@`sV(KOQDN6A;Y*L>UGE5^+Zt', 0.5
),
    x7: ([0.5, -2.5, 1.0, -4.0, -1.5, 0.5, -4.0, -3.5, -3.0, -2.5, -0.5] * 24)[:262],
    t9: packed('|i1',
    'c-mw7#`578(}z!AzWrkwASUB~)_)w#|2f#%SO<y;0PkagDg', 0.5
),
}, name='rows').AddVariations('float16').DisableLifeTimeVariation()
