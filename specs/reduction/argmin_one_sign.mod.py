# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMIN: elements on one side.

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

# No element is on the other side of 0, where a search might begin.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 17]))
t2 = Output('t2', (I32, [17]))
model = Model()
model.Operation('ARGMIN', x1, 0).To(t2)
Example({
    x1: packed('|i1',
    'c-j+HQ1mj<buhIsQ`M7E*AkcY(a;gGx6_xlv2_-())Z1wagmTzvosPkG;p#K6LvRubOQk8^9cR', 0.0625
),
    t2: [0, 2, 2, 1, 0, 0, 2, 1, 2, 0, 0, 1, 2, 0, 1, 0, 0],
}, name='axis_0').DisableLifeTimeVariation()

# No element is on the other side of 0, where a search might begin.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 17]))
t2 = Output('t2', (I32, [3]))
model = Model()
model.Operation('ARGMIN', x1, 1).To(t2)
Example({
    x1: packed('|i1',
    'c-j+HQ1mj<buhIsQ`M7E*AkcY(a;gGx6_xlv2_-())Z1wagmTzvosPkG;p#K6LvRubOQk8^9cR', 0.0625
),
    t2: [0, 11, 6],
}, name='axis_1').DisableLifeTimeVariation()
