# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS_EQUAL: tensors of many elements, in sizes of no block, and beside powers of two.

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

# A comparison has many elements, beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 257, 1, 129]))
x2 = Input('x2', (F32, [1, 257, 1, 129]))
t3 = Output('t3', (BOOL8, [1, 257, 1, 129]))
model = Model()
model.Operation('LESS_EQUAL', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ2@U`t2m>%e5cdDq;yAQjUfMbwGSzuXK^00e40z6o(etvcQ7qLdBFwJH$_LF49r*', 0.5
) * 544)[:33153],
    x2: (packed('|i1',
    'c-jTQfdRlE2m`Q!TKWH4heeh&yQlG9U3Lt!EYw>Lp4wUZ4$vNeGgactsZfNE#ry%jy&VY', 0.5
) * 544)[:33153],
    t3: (packed('|b1',
    'c-muR1Oo;j0MkGgBa{gP5I&HCh=SP=O#lRF03-'
) * 544)[:33153],
}, name='row').DisableLifeTimeVariation()
