# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# HEATMAP_MAX_KEYPOINT: numbers that fewer bits do not hold.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Expected values: float64 formula.
maps = Input('maps', (F32, [1, 4, 4, 2]))
boxes = Input('boxes', (F32, [1, 4]))
scores = Output('scores', (F32, [1, 2]))
keypoints = Output('keypoints', (F32, [1, 2, 2]))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, False).To(scores, keypoints)
Example({
    maps: [8.0625, 2.0625, 3.5, 7.125, 5.0625, 9.8125, 2.375, 10.5625, 2.5625, 10.625, 3.875, 0.6875, 10.4375,
    10.5, 8.6875, 0.8125, 7.3125, 7.1875, 0.75, 6.875, 8.5, 4.8125, 10.375, 3.8125, 4.0, 9.9375,
    7.0, 9.625, 9.0625, 8.0, 0.1875, 5.0],
    boxes: [2.003, 1.007, 12.001, 31.003],
    scores: [11.269474, 10.898601],
    keypoints: [9.288408, 15.161144, 3.2527502, 13.856849],
}, name='boxes').DisableLifeTimeVariation()

# Expected values: float64 formula.
maps = Input('maps', (U8, [1, 4, 4, 2], 2.6000000730164174e-07, 20))
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [1, 4], 0.125, 0))
scores = Output('scores', (U8, [1, 2], 5.200000146032835e-07, 10))
keypoints = Output('keypoints', ('TENSOR_QUANT16_ASYMM', [1, 2, 2], 0.125, 0))
model = Model()
model.Operation('HEATMAP_MAX_KEYPOINT', maps, boxes, False).To(scores, keypoints)
Example({
    maps: [129, 33, 56, 114, 81, 157, 38, 169, 41, 170, 62, 11, 167, 168, 139, 13, 117, 115, 12, 110, 136, 77,
    166, 61, 64, 159, 112, 154, 145, 128, 3, 80],
    boxes: [16, 8, 96, 248],
    scores: [84, 85],
    keypoints: [66, 98, 26, 98],
}, name='minute_scale_quant8').AddVariations(signed(maps, scores)).DisableLifeTimeVariation()
