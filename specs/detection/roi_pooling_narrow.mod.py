# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# ROI_POOLING: numbers that fewer bits do not hold.

# Corners that are not in float16.
# Expected values: float64 formula.
image = Input('image', ('TENSOR_FLOAT32', [1, 5, 6, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [2, 4]))
owners = Input('owners', ('TENSOR_INT32', [2]))
output = Output('output', ('TENSOR_FLOAT32', [2, 2, 3, 2]))
model = Model()
model.Operation('ROI_POOLING', image, regions, owners, 2, 3, 1.0, 1.0, False).To(output)
Example({
    image: [1.85, -1.08, -1.71, -1.938, -1.474, 1.131, 1.857, 1.627, -0.939, -1.696, 0.873, 1.077, -0.112,
    -0.819, 1.544, -1.965, 0.267, 0.858, 0.236, -1.935, 1.443, 1.272, 1.809, 1.686, -1.129, -0.33,
    1.723, -1.988, -0.895, 1.118, -0.443, 0.726, 0.851, 1.565, -1.901, 1.054, 0.037, -1.671, -0.712,
    0.44, 0.714, -0.517, 0.981, 0.28, 0.293, -1.63, -0.98, 1.733, 0.519, -0.173, 1.849, -1.731,
    -1.574, 1.961, 1.762, -0.837, 1.302, -1.378, 0.515, 1.669],
    regions: [1.0003, 1.4998, 4.0003, 3.0003, 0.5003, 0.0, 2.4997, 4.4985],
    owners: [0, 0],
    output: [1.723, 1.118, 0.267, 1.118, 1.443, 1.565, 1.723, 1.118, 0.981, 1.118, 0.981, 1.565, 1.723, -1.938,
    1.723, 1.131, 0.267, 1.131, 1.849, 0.44, 1.849, 1.961, 0.714, 1.961],
}, name='corners').DisableLifeTimeVariation()

# A picture hundreds of times as large as the image.
# Expected values: float64 formula.
image = Input('image', ('TENSOR_FLOAT32', [1, 5, 6, 2]))
regions = Input('regions', ('TENSOR_FLOAT32', [2, 4]))
owners = Input('owners', ('TENSOR_INT32', [2]))
output = Output('output', ('TENSOR_FLOAT32', [2, 2, 2, 2]))
model = Model()
model.Operation('ROI_POOLING', image, regions, owners, 2, 2, 802.65, 700.3, False).To(output)
Example({
    image: [1.85, -1.08, -1.71, -1.938, -1.474, 1.131, 1.857, 1.627, -0.939, -1.696, 0.873, 1.077, -0.112,
    -0.819, 1.544, -1.965, 0.267, 0.858, 0.236, -1.935, 1.443, 1.272, 1.809, 1.686, -1.129, -0.33,
    1.723, -1.988, -0.895, 1.118, -0.443, 0.726, 0.851, 1.565, -1.901, 1.054, 0.037, -1.671, -0.712,
    0.44, 0.714, -0.517, 0.981, 0.28, 0.293, -1.63, -0.98, 1.733, 0.519, -0.173, 1.849, -1.731,
    -1.574, 1.961, 1.762, -0.837, 1.302, -1.378, 0.515, 1.669],
    regions: [100.0, 200.0, 3500.0, 2900.0, 1000.0, 40.0, 2451.375, 2006.5],
    owners: [0, 0],
    output: [1.85, 1.131, 1.857, 1.686, 1.849, 1.961, 1.762, 1.733, 1.544, 1.131, 1.857, 1.627, 1.723, 1.118,
    1.443, 1.565],
}, name='ratios').DisableLifeTimeVariation()

# A picture hundreds of times as large as the image.
# Expected values: float64 formula.
image = Input('image', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 2], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
owners = Input('owners', ('TENSOR_INT32', [2]))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2], 0.25, 100))
model = Model()
model.Operation('ROI_POOLING', image, regions, owners, 2, 2, 802.65, 700.3, False).To(output)
Example({
    image: [0, 255, 7, 65, 132, 38, 236, 147, 4, 8, 108, 208, 1, 138, 194, 12, 254, 41, 161, 185, 46, 127, 228,
    33, 53, 145, 77, 80, 23, 142, 92, 87, 233, 22, 163, 136, 229, 89, 62, 43, 87, 202, 24, 218, 118,
    232, 191, 187, 183, 241, 15, 114, 195, 141, 45, 252, 139, 208, 145, 247],
    regions: [800, 1600, 28000, 23200, 8000, 320, 19611, 16052],
    owners: [0, 0],
    output: [254, 255, 236, 208, 229, 241, 233, 252, 254, 65, 236, 185, 254, 142, 233, 185],
}, name='ratios_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    image: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()
