# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPLIT, several times, with one other argument.

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
out_0_0 = Output('out_0_0', (F32, [1, 2, 4, 4]))
out_0_1 = Output('out_0_1', (F32, [1, 2, 4, 4]))
out_1_0 = Output('out_1_0', (F32, [1, 4, 2, 4]))
out_1_1 = Output('out_1_1', (F32, [1, 4, 2, 4]))
out_2_0 = Output('out_2_0', (F32, [1, 4, 4, 2]))
out_2_1 = Output('out_2_1', (F32, [1, 4, 4, 2]))
model = Model()
model.Operation('SPLIT', x, 1, 2).To(out_0_0, out_0_1)
model.Operation('SPLIT', x, 2, 2).To(out_1_0, out_1_1)
model.Operation('SPLIT', x, 3, 2).To(out_2_0, out_2_1)
Example({
    x: packed('|i1',
    'c-jF#0KfkW0~!hG^aB*?;sf^N4D1mE2J9OY9Q+CU@(ubKAQ1Hk6%`Qr8XDyn<LK=Z0|w<759JT=_yP{?;}#F}`UK}g#v4`', 0.0625
),
    out_0_0: [0.6875, 0.1875, 1.625, 0.5625, -1.4375, -0.75, 0.1875, 1.25, -1.375, -1.875, 0.1875, -0.625, -1.75,
    0.75, -1.25, 1.0625, 0.25, 0.375, -1.25, 1.6875, 1.25, 1.75, -0.25, 0.5625, -0.3125, -0.875,
    0.8125, -0.375, 1.5625, 2.0, 1.0, -0.6875],
    out_0_1: [0.5, 1.3125, 1.3125, 1.0, -0.375, 1.625, 1.625, -1.6875, 1.4375, -1.8125, -1.5, -1.1875, 1.1875,
    0.1875, 0.375, -1.6875, 1.5, 0.9375, -1.6875, 0.9375, -1.0, -0.5, 0.125, 0.875, -1.1875,
    -1.8125, 1.375, 0.9375, -0.75, -0.375, 0.25, -1.5625],
    out_1_0: [0.6875, 0.1875, 1.625, 0.5625, -1.4375, -0.75, 0.1875, 1.25, 0.25, 0.375, -1.25, 1.6875, 1.25,
    1.75, -0.25, 0.5625, 0.5, 1.3125, 1.3125, 1.0, -0.375, 1.625, 1.625, -1.6875, 1.5, 0.9375,
    -1.6875, 0.9375, -1.0, -0.5, 0.125, 0.875],
    out_1_1: [-1.375, -1.875, 0.1875, -0.625, -1.75, 0.75, -1.25, 1.0625, -0.3125, -0.875, 0.8125, -0.375,
    1.5625, 2.0, 1.0, -0.6875, 1.4375, -1.8125, -1.5, -1.1875, 1.1875, 0.1875, 0.375, -1.6875,
    -1.1875, -1.8125, 1.375, 0.9375, -0.75, -0.375, 0.25, -1.5625],
    out_2_0: [0.6875, 0.1875, -1.4375, -0.75, -1.375, -1.875, -1.75, 0.75, 0.25, 0.375, 1.25, 1.75, -0.3125,
    -0.875, 1.5625, 2.0, 0.5, 1.3125, -0.375, 1.625, 1.4375, -1.8125, 1.1875, 0.1875, 1.5, 0.9375,
    -1.0, -0.5, -1.1875, -1.8125, -0.75, -0.375],
    out_2_1: [1.625, 0.5625, 0.1875, 1.25, 0.1875, -0.625, -1.25, 1.0625, -1.25, 1.6875, -0.25, 0.5625, 0.8125,
    -0.375, 1.0, -0.6875, 1.3125, 1.0, 1.625, -1.6875, -1.5, -1.1875, 0.375, -1.6875, -1.6875,
    0.9375, 0.125, 0.875, 1.375, 0.9375, 0.25, -1.5625],
}, name='real').DisableLifeTimeVariation()
