# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# HEATMAP_MAX_KEYPOINT: tops far from the peak.

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

# A top of more than 1.5 pixels away, along either axis, is brought back on a straight way.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 5, 5, 7]))
x2 = Input('x2', (F32, [1, 4]))
layout = BoolScalar('layout', False)
t3 = Output('t3', (F32, [1, 7]))
t4 = Output('t4', (F32, [1, 7, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', x1, x2, layout).To(t3, t4)
Example({
    x1: packed('|i1',
    'c-oE5I}U&#6a`V*Cm%%<qQGU`|0*r4v|{R0jB~S%zS8y_h>R?=BL(9}7AlSVjX@CpORlc8S!sw<pjae7{oo!1kp=e', 0.25
),
    x2: [2.0, 1.0, 12.0, 31.0],
    t3: [8.871557, 8.9825, 8.7725, 8.6537, 7.1672735, 9.041714, 9.373108],
    t4: [10.0, 19.68911, 8.2, 25.0, 4.0, 19.6, 6.04, 7.0, 10.0, 21.516129, 9.868094, 21.465614, 5.3579884,
    25.0],
}, name='tops').AddNchw(x1, layout).DisableLifeTimeVariation()
