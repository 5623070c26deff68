# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# TOPK_V2: equal numbers in a long row.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# Of equal numbers, three places apart, the one with the larger index comes first.
# Expected values: float64 formula. TF Lite gives the smaller index first.
x1 = Input('x1', (F32, [67]))
t2 = Output('t2', (F32, [6]))
t3 = Output('t3', (I32, [6]))
model = Model()
model.Operation('TOPK_V2', x1, 6).To(t2, t3)
Example({
    x1: packed('|i1',
    'c-muNWMW`s`VS@<7{DYWBLhi-0Dsd1Is', 1.0
),
    t2: [2.0, 2.0, 2.0, 2.0, 2.0, 2.0],
    t3: [65, 59, 56, 53, 50, 47],
}, name='real').DisableLifeTimeVariation()

# Of equal codes, three places apart, the one with the larger index comes first.
# Expected values: float64 formula. TF Lite gives the smaller index first.
x1 = Input('x1', (U8, [67], 0.5, 100))
t2 = Output('t2', (U8, [6], 0.5, 100))
t3 = Output('t3', (I32, [6]))
model = Model()
model.Operation('TOPK_V2', x1, 6).To(t2, t3)
Example({
    x1: packed('|i1',
    'c-l)zO-o5lO9qoEDPS@+HH9QW0D;&VW&'
),
    t2: [102, 102, 102, 102, 102, 102],
    t3: [65, 59, 56, 53, 50, 47],
}, name='quant8').DisableLifeTimeVariation()
