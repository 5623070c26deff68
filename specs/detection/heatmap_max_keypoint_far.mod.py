# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# HEATMAP_MAX_KEYPOINT: tops far from the peak.

# Tops that would be too far: right, down, left, up, right_and_down, just_within, just_beyond.
# Expected values: float64 formula.
maps = Input('maps', ('TENSOR_FLOAT32', [1, 5, 5, 7]))
boxes = Input('boxes', ('TENSOR_FLOAT32', [1, 4]))
layout = BoolScalar('layout', False)
scores = Output('scores', ('TENSOR_FLOAT32', [1, 7]))
keypoints = Output('keypoints', ('TENSOR_FLOAT32', [1, 7, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, layout).To(scores, keypoints)
Example({
    maps: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 7.5, 7.0, 3.75, 7.75, 6.75, 4.5, 4.25, 3.0, 7.75, 3.25, 7.75, 7.5, 4.25, 7.25,
    2.25, 2.25, 4.75, 3.5, 3.0, 2.25, 7.75, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 7.5, 2.5, 7.75, 6.5, 7.75, 6.75, 7.75, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 7.75,
    7.5, 7.75, 3.0, 7.25, 7.75, 2.75, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 6.25, 7.0, 7.25, 3.5, 4.0, 2.25, 5.5, 6.75, 7.75, 7.25, 7.75, 6.0, 7.25, 7.75, 7.75,
    7.25, 3.25, 5.5, 7.25, 7.25, 2.75, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    boxes: [2.0, 1.0, 12.0, 31.0],
    scores: [8.871557, 8.9825, 8.7725, 8.6537, 7.1672735, 9.041714, 9.373108],
    keypoints: [10.0, 19.68911, 8.2, 25.0, 4.0, 19.6, 6.04, 7.0, 10.0, 21.516129, 9.868094, 21.465614, 5.3579884,
    25.0],
}, name='tops').AddNchw(maps, layout).DisableLifeTimeVariation()
