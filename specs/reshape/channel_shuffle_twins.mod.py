# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE, several times, with one other argument.

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
out_0_0 = Output('out_0_0', (F32, [1, 4, 4, 4]))
out_1_0 = Output('out_1_0', (F32, [1, 4, 4, 4]))
out_2_0 = Output('out_2_0', (F32, [1, 4, 4, 4]))
out_3_0 = Output('out_3_0', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x, 2, 1).To(out_0_0)
model.Operation('CHANNEL_SHUFFLE', x, 2, 2).To(out_1_0)
model.Operation('CHANNEL_SHUFFLE', x, 2, 3).To(out_2_0)
model.Operation('CHANNEL_SHUFFLE', x, 4, 3).To(out_3_0)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    out_0_0: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mI6%`Qr8XDyn<LK=Z0|w;;2J9OY9Q+CU@(ubKAQ1H!59JT=_yP{?;}#F}`UK}bmK#<', 0.0625
),
    out_1_0: packed('|i1',
    'c-jF#0KfkW0~!hH;sf^S^aB*+4D1mE2J9RA@(ubF9Q+9xAQ1Hk6%`N{<LK@B8XDyj0|w<759JT-;}#F__yP{}`UK}t>Kj%', 0.0625
),
    out_2_0: packed('|i1',
    'c-jF#0KfkW8UqRG1N0Q?1LF4N><keE>;@YY{2U4U4f6UK5Fqsk6%`Qr8XDyn=;Q4Z1_R|7<qr?=0{9N?7UK`}1p4Pe;~Q2', 0.0625
),
    out_3_0: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
}, name='real').DisableLifeTimeVariation()
