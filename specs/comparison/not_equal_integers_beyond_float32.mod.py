# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# NOT_EQUAL: integers that differ in bits which a float32 or 16 bits do not have.

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
I32 = 'TENSOR_INT32'

# Integers differ in bits that a float32 or 16 bits do not have.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [32]))
x2 = Input('x2', (I32, [32]))
t3 = Output('t3', (BOOL8, [32]))
model = Model()
model.Operation('NOT_EQUAL', x1, x2).To(t3)
Example({
    x1: ([1073741861, 1073741924, 67108867, 67108869, -1073741861, -1073741924, -67108867, -67108869] * 4)[:32],
    x2: packed('<i4',
    'c-m7<VP?HO=kIT=Ob)IG3z--c;{P#RoBrdQDpZ^S2>t^Bga(sHd~_Ni&j<t{o`VAm%l`epe?#a$e;gc`;rs&!{`>&|BsVzV'
),
    t3: packed('|b1',
    'c-muNfB;4u0003@02u'
),
}, name='pairs_int32').DisableLifeTimeVariation()
