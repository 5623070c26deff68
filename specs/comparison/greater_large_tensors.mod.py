# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# GREATER: tensors of many elements, in sizes of no block, and beside powers of two.

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
x1 = Input('x1', (F32, [65536]))
x2 = Input('x2', (F32, [65536]))
t3 = Output('t3', (BOOL8, [65536]))
model = Model()
model.Operation('GREATER', x1, x2).To(t3)
Example({
    x1: (packed('|i1',
    'c-jTQ0RjLa1O&h$+W)`SqH{Cgg}w5EanPbAqb}pJBU0{|zRaR)t`kj=><Ze~etvIgAL9', 0.5
) * 1075)[:65536],
    x2: (packed('|i1',
    'c-jTQ0TRF<2m`QIK=%LFdQfx;CJwz2*mVdaRjVz9eyZTzcb+?@7q?shGviBBmVWO-7!C', 0.5
) * 1075)[:65536],
    t3: (packed('|b1',
    'c-l3Ife8Qr2*S4ipANG?=0s6R2#Ie8+)-)6Zyf{y02}'
) * 1075)[:65536],
}, name='row').DisableLifeTimeVariation()
