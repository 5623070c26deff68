# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMIN: ends of float32.

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

# Most elements are infinities or ends of float32, at the other end than what is sought.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 9]))
t2 = Output('t2', (I32, [3]))
model = Model()
model.Operation('ARGMIN', x1, 1).To(t2)
Example({
    x1: packed('<f4',
    'c-muN0E7Qv@);1!WIzKDsf|ET1{Z69fO;^Q2n1pcFi?*j{0CwH&padO'
),
    t2: [7, 8, 5],
}, name='ends').DisableLifeTimeVariation()

# One element is the one that is wanted, whatever it is.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 1]))
t2 = Output('t2', (I32, [3]))
model = Model()
model.Operation('ARGMIN', x1, 1).To(t2)
Example({
    x1: [float('inf'), 1.0, 3.4028235e+38],
    t2: [0, 0, 0],
}, name='single').DisableLifeTimeVariation()
