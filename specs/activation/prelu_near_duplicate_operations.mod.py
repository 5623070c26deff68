# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: several times, with one other argument.

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
c3 = Parameter('c3', (F32, [4]), [0.25, 0.0, -1.0, 2.0])
t5 = Output('t5', (F32, [1, 4, 4, 4]))
c4 = Parameter('c4', (F32, [4]), [0.25, 0.5, -1.0, 2.0])
t6 = Output('t6', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('PRELU', x1, c3).To(t5)
model.Operation('PRELU', x1, c4).To(t6)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t5: packed('<i2',
    'c-qt9$xwO8z!UI_foH=Lg8&x+iGZAd0s)oZ3?>&+8XQ(AgoHT!%E-`&VMxgE;gQftu*tFcz`$YgmLbCC3xj|K0}%X&;Qt^R2L8i^'
    'QP}^H)PuzVqwFKo', 0.015625
),
    t6: packed('<i2',
    'c-qt9$xwOuf+yhB5uOcC3<6vPBm!~*3ItSsKQXzG(%`T{Atc1%S4M_L%&~+FA07#f1e+Y24<9%z-X4pv`SL};f&mEr{|93b1qUEL'
    'h+=>c{~3_^{}Flsj|4Ex', 0.015625
),
}, name='arguments').DisableLifeTimeVariation()
