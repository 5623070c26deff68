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

# Many equal numbers, three places apart.
# Expected values: float64 formula. TF Lite gives the smaller index first.
input = Input('input', (F32, [67]))
values = Output('values', (F32, [6]))
places = Output('places', (I32, [6]))
model = Model()
model.Operation('TOPK_V2', input, 6).To(values, places)
Example({
    input: packed('|i1',
    'c-muNWMW`s`VS@<7{DYWBLhi-0Dsd1Is', 1.0
),
    values: [2.0, 2.0, 2.0, 2.0, 2.0, 2.0],
    places: [65, 59, 56, 53, 50, 47],
}, name='real').DisableLifeTimeVariation()

# Many equal numbers, three places apart.
# Expected values: float64 formula. TF Lite gives the smaller index first.
input = Input('input', (U8, [67], 0.5, 100))
values = Output('values', (U8, [6], 0.5, 100))
places = Output('places', (I32, [6]))
model = Model()
model.Operation('TOPK_V2', input, 6).To(values, places)
Example({
    input: packed('|i1',
    'c-l)zO-o5lO9qoEDPS@+HH9QW0D;&VW&'
),
    values: [102, 102, 102, 102, 102, 102],
    places: [65, 59, 56, 53, 50, 47],
}, name='quant8').DisableLifeTimeVariation()
