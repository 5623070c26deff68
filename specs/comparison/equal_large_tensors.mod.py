# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# EQUAL: tensors of many elements, in sizes of no block, and beside powers of two.

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
x1 = Input('x1', (F32, [100003]))
x2 = Input('x2', (F32, [100003]))
t3 = Output('t3', (BOOL8, [100003]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ2?D?%2m>&VGW`E*tDr2wFeNMm=X{%E(Ym{U?sDN=!!j;ea8*aVMDfv+xAqSo=Nk0', 0.5
) * 1640)[:100003],
    x2: (packed('|i1',
    'c-jTQ2?D?%2m>%gsQdqG$6+zizEa|r3?MLF3NqI6iyveC+3aIyVyk$X%n(eXUF!je=p7O', 0.5
) * 1640)[:100003],
    t3: (packed('|b1',
    'c-muNKmbNY21W)9z=%d8F#!Pr00#'
) * 1640)[:100003],
}, name='row').DisableLifeTimeVariation()
