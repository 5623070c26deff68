# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER_EQUAL: several times, with one other argument.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'

# Operations on the same tensors differ in one argument.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 4, 4]))
x2 = Input('x2', (F32, [1, 4, 4, 4]))
t3 = Output('t3', (BOOL8, [1, 4, 4, 4]))
t4 = Output('t4', (BOOL8, [1, 4, 4, 4]))
model = Model()
model.Operation('GREATER_EQUAL', x1, x2).To(t3)
model.Operation('GREATER_EQUAL', x2, x1).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    x2: packed('|i1',
    'c-jF#0KfkR6#xzB5FHu_@EHLX9{?K!9pDHM?EL%d9O>{G8tf6{0RI@_<p1ax@9G2{@fZW^4(0&;7#0WX;1civ^zP~aZ5%W', 0.0625
),
    t3: packed('|b1',
    'c-muRU<5)00P-M!0ZxK3RFZ)aq8uj4000Ca03r'
),
    t4: packed('|b1',
    'c-muNWB@{BzyJh{NC<)<QjB0Bs3NdD00jO3BL'
),
}, name='arguments').DisableLifeTimeVariation()
