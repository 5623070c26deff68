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

# Beyond one block, tile or vector, with a rest.
# Expected values: float64 formula.
a = Input('a', (F32, [65536]))
b = Input('b', (F32, [65536]))
output = Output('output', (BOOL8, [65536]))
model = Model()
model.Operation('GREATER', a, b).To(output)
Example({
    a: (packed('|i1',
    'c-jTQ0RjLa1O&h$+W)`SqH{Cgg}w5EanPbAqb}pJBU0{|zRaR)t`kj=><Ze~etvIgAL9', 0.5
) * 1075)[:65536],
    b: (packed('|i1',
    'c-jTQ0TRF<2m`QIK=%LFdQfx;CJwz2*mVdaRjVz9eyZTzcb+?@7q?shGviBBmVWO-7!C', 0.5
) * 1075)[:65536],
    output: (packed('|b1',
    'c-l3Ife8Qr2*S4ipANG?=0s6R2#Ie8+)-)6Zyf{y02}'
) * 1075)[:65536],
}, name='real').DisableLifeTimeVariation()
