# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: dimensions beyond 2048.

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

# Indexes, sizes or coordinates are odd numbers beyond 2048, which half precision does not hold.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1, 4103, 2]))
t2 = Output('t2', (F32, [1, 1, 1368, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 2, 3, 1, 2, 1, 0, False).To(t2)
Example({
    x1: (packed('|i1',
    'c-jTQ0TO^P2m`RAAmjh99mR@?<(U)+&ML1D^h!@y+eUs;phFIrm9y$tWYf1u-XC|V90d', 0.5
) * 135)[:8206],
    t2: (packed('|i1',
    'c-jrk!4iZZ2msIkQ5mP{|9`Wrg$!M;@A4|7e#>j91IkL+O0!viiSPM3(s+s_Y1T%dvd$csACf~pJBL;agv{uf2#@XS=dNxSBQP&#'
    'YUmqw*t^RW3By_(i5va_G}|^2', 0.25
) * 23)[:2736],
}, name='long').AddVariations('float16').DisableLifeTimeVariation()
