# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# ROI_ALIGN: scales far from 1, sums of many bits, cancellation, special numbers.

# Expected values: float64 formula.
image = Input('image', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 2], 1.0000000116860974e-07, 77))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Parameter('images', ('TENSOR_INT32', [2]), [0, 0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2], 8.100000314925637e-08, 76))
model = Model()
model.Operation('ROI_ALIGN', image, regions, images, 2, 2, 1.0, 1.0, 2, 2, False).To(output)
Example({
    image: [0, 255, 17, 219, 118, 185, 101, 0, 253, 88, 244, 39, 58, 205, 15, 210, 97, 34, 4, 198, 83, 21, 17,
    48, 204, 177, 129, 180, 78, 250, 66, 199, 147, 114, 110, 89, 20, 79, 180, 122, 95, 85, 237, 25,
    237, 127, 145, 197, 239, 103, 174, 90, 19, 1, 145, 64, 20, 230, 133, 250],
    regions: [0, 0, 24, 16, 8, 8, 40, 32],
    output: [13, 244, 85, 120, 94, 216, 68, 182, 81, 203, 106, 117, 139, 74, 186, 157],
}, name='tiny_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    image: ('TENSOR_QUANT8_ASYMM_SIGNED', 1.0000000116860974e-07, -51),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 8.100000314925637e-08, -52),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
image = Input('image', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 2], 9.999999747378752e-05, 77))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Parameter('images', ('TENSOR_INT32', [2]), [0, 0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2], 6.199999916134402e-05, 58))
model = Model()
model.Operation('ROI_ALIGN', image, regions, images, 2, 2, 1.0, 1.0, 2, 2, False).To(output)
Example({
    image: [0, 255, 67, 184, 179, 194, 202, 243, 198, 18, 40, 36, 30, 204, 37, 174, 212, 66, 128, 22, 58, 183,
    215, 17, 130, 188, 242, 55, 27, 164, 230, 79, 76, 209, 210, 141, 161, 104, 213, 224, 41, 131,
    84, 179, 54, 41, 133, 122, 28, 167, 195, 3, 32, 208, 196, 4, 199, 224, 140, 68],
    regions: [0, 0, 24, 16, 8, 8, 40, 32],
    output: [13, 243, 219, 150, 127, 160, 159, 87, 150, 108, 149, 155, 100, 166, 123, 112],
}, name='small_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    image: ('TENSOR_QUANT8_ASYMM_SIGNED', 9.999999747378752e-05, -51),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 6.199999916134402e-05, -70),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
image = Input('image', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 2], 300.0, 77))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Parameter('images', ('TENSOR_INT32', [2]), [0, 0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2], 160.0, 59))
model = Model()
model.Operation('ROI_ALIGN', image, regions, images, 2, 2, 1.0, 1.0, 2, 2, False).To(output)
Example({
    image: [0, 255, 239, 189, 61, 187, 78, 44, 27, 116, 205, 190, 56, 229, 157, 100, 123, 99, 205, 94, 77, 37,
    135, 14, 227, 29, 160, 5, 178, 95, 45, 39, 74, 37, 175, 83, 203, 199, 23, 239, 15, 97, 47, 235,
    62, 137, 167, 5, 154, 62, 164, 133, 99, 154, 168, 117, 235, 5, 26, 150],
    regions: [0, 0, 24, 16, 8, 8, 40, 32],
    output: [174, 243, 129, 140, 201, 63, 183, 73, 171, 60, 105, 14, 38, 199, 122, 112],
}, name='great_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    image: ('TENSOR_QUANT8_ASYMM_SIGNED', 300.0, -51),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 160.0, -69),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
image = Input('image', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 2], 1000000.0, 77))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Parameter('images', ('TENSOR_INT32', [2]), [0, 0])
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 2], 490000.0, 11))
model = Model()
model.Operation('ROI_ALIGN', image, regions, images, 2, 2, 1.0, 1.0, 2, 2, False).To(output)
Example({
    image: [0, 255, 61, 64, 4, 237, 250, 187, 52, 207, 207, 166, 189, 155, 111, 201, 8, 3, 192, 32, 212, 230,
    31, 212, 80, 155, 213, 31, 231, 154, 123, 250, 129, 233, 60, 94, 209, 179, 209, 250, 9, 251,
    119, 73, 161, 177, 103, 174, 85, 186, 17, 104, 240, 254, 216, 6, 179, 56, 228, 216],
    regions: [0, 0, 24, 16, 8, 8, 40, 32],
    output: [25, 169, 13, 94, 162, 111, 127, 59, 170, 106, 115, 244, 103, 234, 169, 125],
}, name='huge_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    image: ('TENSOR_QUANT8_ASYMM_SIGNED', 1000000.0, -51),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 490000.0, -117),
})).DisableLifeTimeVariation()
