# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH: several times, with one other argument.

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

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (F32, [1, 2, 2, 16]))
t4 = Output('t4', (F32, [1, 16, 2, 2]))
model = Model()
model.Operation('SPACE_TO_DEPTH', x1, 2).To(t3)
model.Operation('SPACE_TO_DEPTH', x1, 2, True).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('|i1',
    'c-jF#0KfkW0~!hG^aB(G2J9OY9Q+CD;sf^N4D1p6@(ubKAQ1Hk6%`Qr8XDyo59JT=_yP_W<LK=Z0|w>o;}#F}`UK}Hej8Q', 0.0625
),
    t4: packed('|i1',
    'c-jF#0KfkW8tMZC?E4J}6&L6j<?R*&3F7t!8}j-U5aaC+591H%1LW)!{237X8WRTa0`vs*6bum@2_W?v<pbsT4*KU)g&S4', 0.0625
),
}, name='arguments').DisableLifeTimeVariation()
