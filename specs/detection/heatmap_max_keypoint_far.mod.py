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

# Tops that would be too far: right, down, left, up, right_and_down, just_within, just_beyond.
# Expected values: float64 formula.
maps = Input('maps', (F32, [1, 5, 5, 7]))
boxes = Input('boxes', (F32, [1, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', (F32, [1, 7]))
keypoints = Output('keypoints', (F32, [1, 7, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: packed('|i1',
    'c-oE5I}U&#6a`V*Cm%%<qQGU`|0*r4v|{R0jB~S%zS8y_h>R?=BL(9}7AlSVjX@CpORlc8S!sw<pjae7{oo!1kp=e', 0.25
),
    boxes: [2.0, 1.0, 12.0, 31.0],
    scores: [8.871557, 8.9825, 8.7725, 8.6537, 7.1672735, 9.041714, 9.373108],
    keypoints: [10.0, 19.68911, 8.2, 25.0, 4.0, 19.6, 6.04, 7.0, 10.0, 21.516129, 9.868094, 21.465614, 5.3579884,
    25.0],
}, name='tops').AddNchw(maps, layout).DisableLifeTimeVariation()
