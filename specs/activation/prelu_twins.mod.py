# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU, several times, with one other argument.

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

# What differs is one argument; the tensors are the same.
# Expected values: float64 formula.
x = Input('x', (F32, [1, 4, 4, 4]))
slopes_0 = Parameter('slopes_0', (F32, [4]), [0.25, 0.0, -1.0, 2.0])
out_0_0 = Output('out_0_0', (F32, [1, 4, 4, 4]))
slopes_1 = Parameter('slopes_1', (F32, [4]), [0.25, 0.5, -1.0, 2.0])
out_1_0 = Output('out_1_0', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('PRELU', x, slopes_0).To(out_0_0)
model.Operation('PRELU', x, slopes_1).To(out_1_0)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    out_0_0: packed('<i2',
    'c-qt9$xwO8z!UI_foH=Lg8&x+iGZAd0s)oZ3?>&+8XQ(AgoHT!%E-`&VMxgE;gQftu*tFcz`$YgmLbCC3xj|K0}%X&;Qt^R2L8i^'
    'QP}^H)PuzVqwFKo', 0.015625
),
    out_1_0: packed('<i2',
    'c-qt9$xwOuf+yhB5uOcC3<6vPBm!~*3ItSsKQXzG(%`T{Atc1%S4M_L%&~+FA07#f1e+Y24<9%z-X4pv`SL};f&mEr{|93b1qUEL'
    'h+=>c{~3_^{}Flsj|4Ex', 0.015625
),
}, name='real').DisableLifeTimeVariation()
