# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: several times, with one other argument.

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
t3 = Output('t3', (F32, [1, 4, 4, 4]))
t4 = Output('t4', (F32, [1, 4, 4, 4]))
t5 = Output('t5', (F32, [1, 4, 4, 4]))
t6 = Output('t6', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('CHANNEL_SHUFFLE', x1, 2, 1).To(t3)
model.Operation('CHANNEL_SHUFFLE', x1, 2, 2).To(t4)
model.Operation('CHANNEL_SHUFFLE', x1, 2, 3).To(t5)
model.Operation('CHANNEL_SHUFFLE', x1, 4, 3).To(t6)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mI6%`Qr8XDyn<LK=Z0|w;;2J9OY9Q+CU@(ubKAQ1H!59JT=_yP{?;}#F}`UK}bmK#<', 0.0625
),
    t4: packed('|i1',
    'c-jF#0KfkW0~!hH;sf^S^aB*+4D1mE2J9RA@(ubF9Q+9xAQ1Hk6%`N{<LK@B8XDyj0|w<759JT-;}#F__yP{}`UK}t>Kj%', 0.0625
),
    t5: packed('|i1',
    'c-jF#0KfkW8UqRG1N0Q?1LF4N><keE>;@YY{2U4U4f6UK5Fqsk6%`Qr8XDyn=;Q4Z1_R|7<qr?=0{9N?7UK`}1p4Pe;~Q2', 0.0625
),
    t6: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
}, name='arguments').DisableLifeTimeVariation()
