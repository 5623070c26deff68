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

# Expected values: float64 formula.
input = Input('input', (F32, [3, 17]))
output = Output('output', (I32, [17]))
model = Model()
model.Operation('ARGMIN', input, 0).To(output)
Example({
    input: packed('|i1',
    'c-j+HQ1mj<buhIsQ`M7E*AkcY(a;gGx6_xlv2_-())Z1wagmTzvosPkG;p#K6LvRubOQk8^9cR', 0.0625
),
    output: [0, 2, 2, 1, 0, 0, 2, 1, 2, 0, 0, 1, 2, 0, 1, 0, 0],
}, name='axis_0').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [3, 17]))
output = Output('output', (I32, [3]))
model = Model()
model.Operation('ARGMIN', input, 1).To(output)
Example({
    input: packed('|i1',
    'c-j+HQ1mj<buhIsQ`M7E*AkcY(a;gGx6_xlv2_-())Z1wagmTzvosPkG;p#K6LvRubOQk8^9cR', 0.0625
),
    output: [0, 11, 6],
}, name='axis_1').DisableLifeTimeVariation()
