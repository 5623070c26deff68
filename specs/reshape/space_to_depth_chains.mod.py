# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# SPACE_TO_DEPTH and what may follow it: every operation after every other.

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

# SPACE_TO_DEPTH, RESIZE_NEAREST_NEIGHBOR
# Expected values: float64 formula.
input = Input('input', (F32, [1, 4, 4, 4]))
deep1210 = Internal('deep1210', (F32, [1, 2, 2, 16]))
t1210 = Internal('t1210', (F32, [1, 4, 4, 4]))
t1211 = Output('t1211', (F32, [1, 4, 4, 4]))
model = Model()
model.Operation('SPACE_TO_DEPTH', input, 2).To(deep1210)
model.Operation('DEPTH_TO_SPACE', deep1210, 2).To(t1210)
model.Operation('RESIZE_NEAREST_NEIGHBOR', t1210, 4, 4, False).To(t1211)
Example({
    input: packed('|i1',
    'c-jF#0Kfn60{r0T02&Mk?G_yV5*`ry{U8$@1nTMt>lPm7?H~o@5diPw>*VkC1@!9b1@i0%4&d(j{S6i34(8?)3kdn>Q6PT', 0.0625
),
    t1211: packed('|i1',
    'c-jF#0Kfn60{r0T02&Mk?G_yV5*`ry{U8$@1nTMt>lPm7?H~o@5diPw>*VkC1@!9b1@i0%4&d(j{S6i34(8?)3kdn>Q6PT', 0.0625
),
}, name='of_121').DisableLifeTimeVariation()
