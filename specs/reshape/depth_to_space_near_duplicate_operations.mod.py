# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# DEPTH_TO_SPACE: several times, with one other argument.

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
t3 = Output('t3', (F32, [1, 8, 8, 1]))
t4 = Output('t4', (F32, [1, 1, 8, 8]))
model = Model()
model.Operation('DEPTH_TO_SPACE', x1, 2).To(t3)
model.Operation('DEPTH_TO_SPACE', x1, 2, True).To(t4)
Example({
    x1: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    t3: packed('|i1',
    'c-jF#0KfkW1L^eY;^Yh(2?G=Z_UsV^1{56o@);oP8~h0k`VjR975W+%;}ZiF5E|v^?FQu-5AgWy<MjIF4+0Jr4+Q62z#CQ', 0.0625
),
    t4: packed('|i1',
    'c-jF#0KfkW1Oo;d><JqP7!?l{<q!|)6!aVe{1gfL@EZ6U0_6_s`{MEg4fgsM?c?L<7VQt@84Muo5E1ng^aJ_^1m)-T{~J~', 0.0625
),
}, name='arguments').DisableLifeTimeVariation()
