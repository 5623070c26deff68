# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/resize.py; do not edit.
#
# RESIZE_BILINEAR, quantized: sizes, factors, aligned corners, half pixel centers, layouts.

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout).To(output)
Example({
    input: [0, 255, 119, 11, 193, 33, 165, 146, 119, 156, 147, 140],
    output: [0, 255, 71, 109, 134, 15, 178, 29, 193, 33, 82, 201, 104, 130, 129, 84, 160, 86, 170, 86, 165, 146,
    137, 152, 125, 153, 141, 143, 147, 140, 165, 146, 137, 152, 125, 153, 141, 143, 147, 140],
}, name='greater').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
}))

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, True).To(output)
Example({
    input: [0, 255, 119, 11, 193, 33, 165, 146, 119, 156, 147, 140],
    output: [0, 255, 59, 133, 119, 11, 156, 22, 193, 33, 55, 219, 87, 139, 119, 59, 148, 64, 178, 69, 110, 182,
    115, 145, 119, 108, 141, 106, 162, 104, 165, 146, 142, 151, 119, 156, 133, 148, 147, 140],
}, name='greater_align_corners').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, False).To(output)
Example({
    input: [0, 255, 119, 11, 193, 33, 165, 146, 119, 156, 147, 140],
    output: [0, 255, 71, 109, 134, 15, 178, 29, 193, 33, 82, 201, 104, 130, 129, 84, 160, 86, 170, 86, 165, 146,
    137, 152, 125, 153, 141, 143, 147, 140, 165, 146, 137, 152, 125, 153, 141, 143, 147, 140],
}, name='greater_not_aligned').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, False, True).To(output)
Example({
    input: [0, 255, 119, 11, 193, 33, 165, 146, 119, 156, 147, 140],
    output: [0, 255, 48, 157, 119, 11, 163, 24, 193, 33, 41, 228, 72, 156, 119, 47, 157, 55, 182, 60, 124, 173,
    122, 152, 119, 120, 143, 116, 159, 113, 165, 146, 147, 150, 119, 156, 136, 146, 147, 140],
}, name='greater_half_pixel_centers').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, True, False).To(output)
Example({
    input: [0, 255, 119, 11, 193, 33, 165, 146, 119, 156, 147, 140],
    output: [0, 255, 59, 133, 119, 11, 156, 22, 193, 33, 55, 219, 87, 139, 119, 59, 148, 64, 178, 69, 110, 182,
    115, 145, 119, 108, 141, 106, 162, 104, 165, 146, 142, 151, 119, 156, 133, 148, 147, 140],
}, name='greater_align_corners_of_two').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4, layout, False, False).To(output)
Example({
    input: [0, 255, 119, 11, 193, 33, 165, 146, 119, 156, 147, 140],
    output: [0, 255, 71, 109, 134, 15, 178, 29, 193, 33, 82, 201, 104, 130, 129, 84, 160, 86, 170, 86, 165, 146,
    137, 152, 125, 153, 141, 143, 147, 140, 165, 146, 137, 152, 125, 153, 141, 143, 147, 140],
}, name='greater_neither').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout).To(output)
Example({
    input: [0, 255, 92, 237, 39, 146, 78, 48, 229, 194, 101, 100, 200, 86, 35, 32, 207, 207, 15, 37, 55, 19,
    183, 33, 206, 174, 103, 16, 153, 131, 120, 249, 227, 124, 58, 169, 227, 164, 66, 86, 143, 10, 7,
    35, 3, 220, 80, 165, 79, 133, 148, 133, 9, 45, 137, 243, 232, 173, 212, 218, 44, 224, 219, 44,
    28, 118, 64, 132, 68, 108],
    output: [0, 255, 52, 113, 144, 131, 80, 83, 125, 147, 87, 93],
}, name='smaller').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True).To(output)
Example({
    input: [0, 255, 92, 237, 39, 146, 78, 48, 229, 194, 101, 100, 200, 86, 35, 32, 207, 207, 15, 37, 55, 19,
    183, 33, 206, 174, 103, 16, 153, 131, 120, 249, 227, 124, 58, 169, 227, 164, 66, 86, 143, 10, 7,
    35, 3, 220, 80, 165, 79, 133, 148, 133, 9, 45, 137, 243, 232, 173, 212, 218, 44, 224, 219, 44,
    28, 118, 64, 132, 68, 108],
    output: [0, 255, 78, 48, 200, 86, 232, 173, 219, 44, 68, 108],
}, name='smaller_align_corners').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False).To(output)
Example({
    input: [0, 255, 92, 237, 39, 146, 78, 48, 229, 194, 101, 100, 200, 86, 35, 32, 207, 207, 15, 37, 55, 19,
    183, 33, 206, 174, 103, 16, 153, 131, 120, 249, 227, 124, 58, 169, 227, 164, 66, 86, 143, 10, 7,
    35, 3, 220, 80, 165, 79, 133, 148, 133, 9, 45, 137, 243, 232, 173, 212, 218, 44, 224, 219, 44,
    28, 118, 64, 132, 68, 108],
    output: [0, 255, 52, 113, 144, 131, 80, 83, 125, 147, 87, 93],
}, name='smaller_not_aligned').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, True).To(output)
Example({
    input: [0, 255, 92, 237, 39, 146, 78, 48, 229, 194, 101, 100, 200, 86, 35, 32, 207, 207, 15, 37, 55, 19,
    183, 33, 206, 174, 103, 16, 153, 131, 120, 249, 227, 124, 58, 169, 227, 164, 66, 86, 143, 10, 7,
    35, 3, 220, 80, 165, 79, 133, 148, 133, 9, 45, 137, 243, 232, 173, 212, 218, 44, 224, 219, 44,
    28, 118, 64, 132, 68, 108],
    output: [128, 172, 61, 26, 162, 115, 58, 170, 114, 111, 55, 114],
}, name='smaller_half_pixel_centers').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True, False).To(output)
Example({
    input: [0, 255, 92, 237, 39, 146, 78, 48, 229, 194, 101, 100, 200, 86, 35, 32, 207, 207, 15, 37, 55, 19,
    183, 33, 206, 174, 103, 16, 153, 131, 120, 249, 227, 124, 58, 169, 227, 164, 66, 86, 143, 10, 7,
    35, 3, 220, 80, 165, 79, 133, 148, 133, 9, 45, 137, 243, 232, 173, 212, 218, 44, 224, 219, 44,
    28, 118, 64, 132, 68, 108],
    output: [0, 255, 78, 48, 200, 86, 232, 173, 219, 44, 68, 108],
}, name='smaller_align_corners_of_two').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, False).To(output)
Example({
    input: [0, 255, 92, 237, 39, 146, 78, 48, 229, 194, 101, 100, 200, 86, 35, 32, 207, 207, 15, 37, 55, 19,
    183, 33, 206, 174, 103, 16, 153, 131, 120, 249, 227, 124, 58, 169, 227, 164, 66, 86, 143, 10, 7,
    35, 3, 220, 80, 165, 79, 133, 148, 133, 9, 45, 137, 243, 232, 173, 212, 218, 44, 224, 219, 44,
    28, 118, 64, 132, 68, 108],
    output: [0, 255, 52, 113, 144, 131, 80, 83, 125, 147, 87, 93],
}, name='smaller_neither').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 5, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 7, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 7, 2, layout).To(output)
Example({
    input: [0, 255, 107, 187, 110, 160, 92, 119, 241, 48, 114, 212, 143, 253, 80, 109, 74, 243, 56, 214, 64,
    252, 231, 10, 144, 254, 206, 250, 52, 17],
    output: [0, 109, 219, 213, 149, 107, 107, 70, 90, 110, 148, 195, 227, 227, 109, 94, 79, 122, 195, 243, 243,
    198, 217, 236, 204, 146, 108, 108],
}, name='wider_and_lower').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 5, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 7, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 7, 2, layout, True).To(output)
Example({
    input: [0, 255, 107, 187, 110, 160, 92, 119, 241, 48, 114, 212, 143, 253, 80, 109, 74, 243, 56, 214, 64,
    252, 231, 10, 144, 254, 206, 250, 52, 17],
    output: [0, 85, 170, 255, 206, 156, 107, 143, 180, 216, 253, 195, 138, 80, 109, 97, 86, 74, 130, 187, 243,
    250, 184, 118, 52, 40, 29, 17],
}, name='wider_and_lower_align_corners').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 5, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 7, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 7, 2, layout, False, True).To(output)
Example({
    input: [0, 255, 107, 187, 110, 160, 92, 119, 241, 48, 114, 212, 143, 253, 80, 109, 74, 243, 56, 214, 64,
    252, 231, 10, 144, 254, 206, 250, 52, 17],
    output: [140, 141, 144, 146, 146, 147, 147, 72, 83, 116, 149, 162, 175, 179, 69, 85, 132, 179, 149, 119,
    109, 171, 175, 189, 204, 184, 165, 159],
}, name='wider_and_lower_half_pixel_centers').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 4, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5, layout).To(output)
Example({
    input: [0, 255, 25, 127, 115, 250, 141, 36, 227, 46, 113, 49, 119, 113, 24, 14, 169, 154, 29, 207, 194, 98,
    198, 74, 233, 174, 27, 22, 118, 141, 115, 111, 235, 68, 69, 228],
    output: [0, 255, 25, 134, 75, 239, 46, 113, 49, 66, 141, 89, 12, 236, 93, 147, 120, 163, 36, 115, 86, 76,
    121, 146, 23, 217, 160, 159, 164, 88, 27, 117, 123, 86, 100, 203, 29, 207, 194, 166, 186, 50,
    22, 118, 141, 91, 90, 232, 29, 207, 194, 166, 186, 50, 22, 118, 141, 91, 90, 232],
}, name='higher_and_narrower').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 4, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5, layout, True).To(output)
Example({
    input: [0, 255, 25, 127, 115, 250, 141, 36, 227, 46, 113, 49, 119, 113, 24, 14, 169, 154, 29, 207, 194, 98,
    198, 74, 233, 174, 27, 22, 118, 141, 115, 111, 235, 68, 69, 228],
    output: [0, 255, 25, 136, 62, 235, 70, 113, 41, 14, 169, 154, 7, 243, 67, 149, 92, 187, 66, 114, 74, 27,
    144, 173, 14, 231, 110, 162, 122, 139, 62, 114, 107, 41, 119, 191, 22, 219, 152, 175, 152, 91,
    57, 115, 139, 54, 94, 210, 29, 207, 194, 188, 182, 43, 53, 116, 172, 68, 69, 228],
}, name='higher_and_narrower_align_corners').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 4, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5, layout, False, True).To(output)
Example({
    input: [0, 255, 25, 127, 115, 250, 141, 36, 227, 46, 113, 49, 119, 113, 24, 14, 169, 154, 29, 207, 194, 98,
    198, 74, 233, 174, 27, 22, 118, 141, 115, 111, 235, 68, 69, 228],
    output: [32, 220, 81, 138, 56, 233, 64, 113, 43, 40, 155, 122, 33, 218, 90, 144, 68, 213, 62, 113, 55, 44,
    147, 132, 39, 212, 123, 168, 118, 136, 55, 115, 104, 60, 117, 176, 45, 206, 156, 193, 168, 58,
    47, 116, 152, 76, 87, 219, 46, 205, 164, 199, 180, 39, 45, 116, 165, 80, 79, 230],
}, name='higher_and_narrower_half_pixel_centers').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 6, 4, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 6, layout).To(output)
Example({
    input: [0, 255, 15, 231, 94, 115, 13, 131, 210, 162, 23, 33],
    output: [0, 255, 7, 243, 15, 231, 15, 231, 47, 185, 30, 183, 14, 181, 14, 181, 94, 115, 53, 123, 13, 131,
    13, 131, 152, 139, 85, 110, 18, 82, 18, 82, 210, 162, 117, 97, 23, 33, 23, 33, 210, 162, 117,
    97, 23, 33, 23, 33],
}, name='twice').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 6, 4, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 6, layout, True).To(output)
Example({
    input: [0, 255, 15, 231, 94, 115, 13, 131, 210, 162, 23, 33],
    output: [0, 255, 5, 247, 10, 239, 15, 231, 38, 199, 30, 196, 22, 194, 14, 191, 75, 143, 55, 146, 34, 148,
    13, 151, 117, 124, 83, 120, 49, 116, 15, 111, 164, 143, 115, 120, 67, 96, 19, 72, 210, 162, 148,
    119, 85, 76, 23, 33],
}, name='twice_align_corners').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 6, 4, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 6, layout, False, True).To(output)
Example({
    input: [0, 255, 15, 231, 94, 115, 13, 131, 210, 162, 23, 33],
    output: [0, 255, 4, 249, 11, 237, 15, 231, 23, 220, 21, 217, 17, 210, 14, 206, 70, 150, 56, 152, 28, 155,
    13, 156, 123, 127, 96, 122, 42, 112, 15, 107, 181, 150, 141, 127, 61, 81, 20, 57, 210, 162, 163,
    130, 70, 65, 23, 33],
}, name='twice_half_pixel_centers').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout).To(output)
Example({
    input: [0, 255, 113, 31, 154, 61, 102, 134, 26, 166, 85, 46, 190, 234, 20, 1, 127, 41, 189, 136, 85, 106,
    7, 50],
    output: [0, 113, 154, 190, 20, 127],
}, name='half').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True).To(output)
Example({
    input: [0, 255, 113, 31, 154, 61, 102, 134, 26, 166, 85, 46, 190, 234, 20, 1, 127, 41, 189, 136, 85, 106,
    7, 50],
    output: [0, 72, 61, 189, 95, 50],
}, name='half_align_corners').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, True).To(output)
Example({
    input: [0, 255, 113, 31, 154, 61, 102, 134, 26, 166, 85, 46, 190, 234, 20, 1, 127, 41, 189, 136, 85, 106,
    7, 50],
    output: [123, 84, 86, 187, 53, 56],
}, name='half_half_pixel_centers').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 3, layout).To(output)
Example({
    input: [0, 255, 3, 75, 219, 83, 191, 33, 22, 118, 47, 253, 136, 21, 173, 151, 64, 3, 91, 142, 129, 244, 38,
    16],
    output: [0, 255, 3, 75, 219, 83, 191, 33, 22, 118, 47, 253, 136, 21, 173, 151, 64, 3, 91, 142, 129, 244, 38,
    16],
}, name='same').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 3, layout, True).To(output)
Example({
    input: [0, 255, 3, 75, 219, 83, 191, 33, 22, 118, 47, 253, 136, 21, 173, 151, 64, 3, 91, 142, 129, 244, 38,
    16],
    output: [0, 255, 3, 75, 219, 83, 191, 33, 22, 118, 47, 253, 136, 21, 173, 151, 64, 3, 91, 142, 129, 244, 38,
    16],
}, name='same_align_corners').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 3, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 3, layout, False, True).To(output)
Example({
    input: [0, 255, 3, 75, 219, 83, 191, 33, 22, 118, 47, 253, 136, 21, 173, 151, 64, 3, 91, 142, 129, 244, 38,
    16],
    output: [0, 255, 3, 75, 219, 83, 191, 33, 22, 118, 47, 253, 136, 21, 173, 151, 64, 3, 91, 142, 129, 244, 38,
    16],
}, name='same_half_pixel_centers').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 1, layout).To(output)
Example({
    input: [0, 255, 17, 208, 114, 140, 108, 181, 203, 139, 68, 238, 242, 86, 229, 245, 107, 185, 186, 242, 53,
    143, 117, 211, 197, 97, 81, 8, 229, 194, 100, 143, 158, 245, 42, 65, 164, 156, 145, 11],
    output: [0, 255],
}, name='to_one_pixel').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 1, layout, True).To(output)
Example({
    input: [0, 255, 17, 208, 114, 140, 108, 181, 203, 139, 68, 238, 242, 86, 229, 245, 107, 185, 186, 242, 53,
    143, 117, 211, 197, 97, 81, 8, 229, 194, 100, 143, 158, 245, 42, 65, 164, 156, 145, 11],
    output: [0, 255],
}, name='to_one_pixel_align_corners').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 1, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1, 1, layout, False, True).To(output)
Example({
    input: [0, 255, 17, 208, 114, 140, 108, 181, 203, 139, 68, 238, 242, 86, 229, 245, 107, 185, 186, 242, 53,
    143, 117, 211, 197, 97, 81, 8, 229, 194, 100, 143, 158, 245, 42, 65, 164, 156, 145, 11],
    output: [213, 171],
}, name='to_one_pixel_half_pixel_centers').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 1, layout).To(output)
Example({
    input: [0, 255, 248, 255, 131, 35, 126, 121, 250, 69, 28, 18],
    output: [0, 153, 254, 249, 248],
}, name='to_one_row').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 1, layout, True).To(output)
Example({
    input: [0, 255, 248, 255, 131, 35, 126, 121, 250, 69, 28, 18],
    output: [0, 128, 255, 252, 248],
}, name='to_one_row_align_corners').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 1, 5, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 1, layout, False, True).To(output)
Example({
    input: [0, 255, 248, 255, 131, 35, 126, 121, 250, 69, 28, 18],
    output: [191, 165, 126, 136, 143],
}, name='to_one_row_half_pixel_centers').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout).To(output)
Example({
    input: [0, 255, 121, 188, 213, 32],
    output: [0, 255, 121, 0, 255, 121, 0, 255, 121, 0, 255, 121, 0, 255, 121, 0, 255, 121, 188, 213, 32, 188,
    213, 32, 188, 213, 32, 188, 213, 32, 188, 213, 32, 188, 213, 32],
}, name='from_one_pixel').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, True).To(output)
Example({
    input: [0, 255, 121, 188, 213, 32],
    output: [0, 255, 121, 0, 255, 121, 0, 255, 121, 0, 255, 121, 0, 255, 121, 0, 255, 121, 188, 213, 32, 188,
    213, 32, 188, 213, 32, 188, 213, 32, 188, 213, 32, 188, 213, 32],
}, name='from_one_pixel_align_corners').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 1, 1, 3], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 3, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2, layout, False, True).To(output)
Example({
    input: [0, 255, 121, 188, 213, 32],
    output: [0, 255, 121, 0, 255, 121, 0, 255, 121, 0, 255, 121, 0, 255, 121, 0, 255, 121, 188, 213, 32, 188,
    213, 32, 188, 213, 32, 188, 213, 32, 188, 213, 32, 188, 213, 32],
}, name='from_one_pixel_half_pixel_centers').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 7, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 7, layout).To(output)
Example({
    input: [0, 255, 68, 163, 214, 229, 224, 174],
    output: [0, 255, 0, 255, 39, 202, 39, 202, 89, 172, 89, 172, 172, 210, 172, 210, 217, 213, 217, 213, 223,
    182, 223, 182, 224, 174, 224, 174],
}, name='from_one_column').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 7, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 7, layout, True).To(output)
Example({
    input: [0, 255, 68, 163, 214, 229, 224, 174],
    output: [0, 255, 0, 255, 34, 209, 34, 209, 68, 163, 68, 163, 141, 196, 141, 196, 214, 229, 214, 229, 219,
    202, 219, 202, 224, 174, 224, 174],
}, name='from_one_column_align_corners').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 4, 1, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 7, 2, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 2, 7, layout, False, True).To(output)
Example({
    input: [0, 255, 68, 163, 214, 229, 224, 174],
    output: [0, 255, 0, 255, 24, 222, 24, 222, 63, 170, 63, 170, 141, 196, 141, 196, 215, 225, 215, 225, 220,
    194, 220, 194, 224, 174, 224, 174],
}, name='from_one_column_half_pixel_centers').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout).To(output)
Example({
    input: [0, 255, 68, 245, 169, 169, 253, 182, 171, 239, 0, 55, 6, 188, 173, 224],
    output: [0, 255, 54, 247, 129, 199, 203, 174, 253, 182, 68, 249, 46, 185, 79, 174, 151, 185, 221, 199, 137,
    242, 38, 123, 29, 148, 99, 197, 189, 216, 171, 239, 34, 92, 4, 135, 73, 202, 173, 224, 171, 239,
    34, 92, 4, 135, 73, 202, 173, 224],
}, name='factors').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, True).To(output)
Example({
    input: [0, 255, 68, 245, 169, 169, 253, 182, 171, 239, 0, 55, 6, 188, 173, 224],
    output: [0, 255, 51, 248, 119, 207, 190, 172, 253, 182, 43, 251, 49, 211, 90, 186, 154, 178, 233, 193, 85,
    247, 47, 174, 61, 164, 119, 185, 213, 203, 128, 243, 45, 138, 32, 143, 83, 191, 193, 214, 171,
    239, 43, 101, 3, 122, 48, 197, 173, 224],
}, name='factors_align_corners').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, False).To(output)
Example({
    input: [0, 255, 68, 245, 169, 169, 253, 182, 171, 239, 0, 55, 6, 188, 173, 224],
    output: [0, 255, 54, 247, 129, 199, 203, 174, 253, 182, 68, 249, 46, 185, 79, 174, 151, 185, 221, 199, 137,
    242, 38, 123, 29, 148, 99, 197, 189, 216, 171, 239, 34, 92, 4, 135, 73, 202, 173, 224, 171, 239,
    34, 92, 4, 135, 73, 202, 173, 224],
}, name='factors_not_aligned').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, False, True).To(output)
Example({
    input: [0, 255, 68, 245, 169, 169, 253, 182, 171, 239, 0, 55, 6, 188, 173, 224],
    output: [0, 255, 48, 248, 119, 207, 194, 173, 253, 182, 17, 253, 48, 234, 107, 198, 180, 175, 245, 186, 85,
    247, 49, 179, 61, 164, 125, 186, 213, 203, 154, 241, 51, 124, 15, 130, 70, 196, 181, 220, 171,
    239, 51, 110, 3, 122, 56, 199, 173, 224],
}, name='factors_half_pixel_centers').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, True, False).To(output)
Example({
    input: [0, 255, 68, 245, 169, 169, 253, 182, 171, 239, 0, 55, 6, 188, 173, 224],
    output: [0, 255, 51, 248, 119, 207, 190, 172, 253, 182, 43, 251, 49, 211, 90, 186, 154, 178, 233, 193, 85,
    247, 47, 174, 61, 164, 119, 185, 213, 203, 128, 243, 45, 138, 32, 143, 83, 191, 193, 214, 171,
    239, 43, 101, 3, 122, 48, 197, 173, 224],
}, name='factors_align_corners_of_two').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 2], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5, layout, False, False).To(output)
Example({
    input: [0, 255, 68, 245, 169, 169, 253, 182, 171, 239, 0, 55, 6, 188, 173, 224],
    output: [0, 255, 54, 247, 129, 199, 203, 174, 253, 182, 68, 249, 46, 185, 79, 174, 151, 185, 221, 199, 137,
    242, 38, 123, 29, 148, 99, 197, 189, 216, 171, 239, 34, 92, 4, 135, 73, 202, 173, 224, 171, 239,
    34, 92, 4, 135, 73, 202, 173, 224],
}, name='factors_neither').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5, layout).To(output)
Example({
    input: [0, 255, 243, 216, 172, 132, 64, 1, 253, 128, 225, 58, 220, 125, 178, 53, 232, 34, 133, 54, 51, 170,
    219, 181, 133, 165, 152, 209, 5, 116],
    output: [0, 249, 216, 152, 177, 102, 112, 167],
}, name='factors_smaller').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5, layout, True).To(output)
Example({
    input: [0, 255, 243, 216, 172, 132, 64, 1, 253, 128, 225, 58, 220, 125, 178, 53, 232, 34, 133, 54, 51, 170,
    219, 181, 133, 165, 152, 209, 5, 116],
    output: [0, 247, 201, 132, 133, 156, 141, 116],
}, name='factors_smaller_align_corners').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5, layout, False, True).To(output)
Example({
    input: [0, 255, 243, 216, 172, 132, 64, 1, 253, 128, 225, 58, 220, 125, 178, 53, 232, 34, 133, 54, 51, 170,
    219, 181, 133, 165, 152, 209, 5, 116],
    output: [52, 204, 165, 110, 120, 78, 176, 165],
}, name='factors_smaller_half_pixel_centers').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.625, 0.9375, layout).To(output)
Example({
    input: [0, 255, 137, 53, 43, 104, 155, 190, 122, 155, 101, 77, 160, 170, 222, 242, 230, 23],
    output: [0, 191, 196, 137, 104, 113, 115, 113, 155, 115, 89, 77, 201, 200, 161, 123],
}, name='factors_rounded_down').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.625, 0.9375, layout, True).To(output)
Example({
    input: [0, 255, 137, 53, 43, 104, 155, 190, 122, 155, 101, 77, 160, 170, 222, 242, 230, 23],
    output: [0, 170, 216, 137, 155, 178, 167, 122, 155, 119, 93, 77, 242, 234, 161, 23],
}, name='factors_rounded_down_align_corners').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Width before height. Where each output pixel lies in the input.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [2, 3, 3, 1], 0.25, 100))
layout = BoolScalar('layout', False)
output = Output('output', ('TENSOR_QUANT8_ASYMM', [2, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.625, 0.9375, layout, False, True).To(output)
Example({
    input: [0, 255, 137, 53, 43, 104, 155, 190, 122, 155, 101, 77, 160, 170, 222, 242, 230, 23],
    output: [13, 131, 175, 129, 130, 144, 140, 118, 156, 133, 116, 113, 222, 217, 162, 73],
}, name='factors_rounded_down_half_pixel_centers').AddNchw(input, output, layout).AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.25, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 4, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 5, 4).To(output)
Example({
    input: [0, 255, 85, 142, 196, 185, 41, 66, 223, 221, 31, 65],
    output: [0, 255, 51, 187, 107, 151, 174, 176, 196, 185, 20, 161, 101, 173, 146, 170, 122, 136, 114, 125, 41,
    66, 150, 159, 185, 190, 69, 96, 31, 65, 41, 66, 150, 159, 185, 190, 69, 96, 31, 65],
}, name='greater_without_layout').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
}))

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 7, 2], 0.25, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 3, 2).To(output)
Example({
    input: [0, 255, 189, 78, 70, 111, 233, 103, 207, 47, 113, 234, 194, 228, 84, 35, 214, 160, 40, 219, 200,
    55, 40, 203, 185, 241, 212, 21, 108, 242, 108, 4, 23, 54, 39, 245, 79, 108, 219, 125, 159, 38,
    86, 220, 203, 114, 33, 228, 198, 99, 119, 124, 155, 106, 185, 97, 90, 206, 27, 162, 119, 106,
    236, 8, 74, 66, 196, 33, 184, 40],
    output: [0, 255, 124, 108, 144, 172, 97, 231, 58, 151, 158, 116],
}, name='smaller_without_layout').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 6, 3], 0.25, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 4, 3], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 4, 5).To(output)
Example({
    input: [0, 255, 45, 167, 208, 196, 249, 199, 223, 161, 66, 37, 75, 40, 132, 66, 231, 77, 96, 140, 25, 69,
    84, 205, 120, 209, 113, 82, 180, 32, 115, 165, 156, 59, 90, 190],
    output: [0, 255, 45, 208, 204, 210, 161, 66, 37, 70, 136, 105, 38, 209, 37, 163, 181, 189, 129, 112, 35, 77,
    132, 132, 77, 163, 29, 117, 158, 169, 98, 157, 33, 84, 129, 159, 96, 140, 25, 94, 147, 159, 82,
    180, 32, 87, 128, 173, 96, 140, 25, 94, 147, 159, 82, 180, 32, 87, 128, 173],
}, name='higher_and_narrower_without_layout').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 2], 0.25, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 5, 5, 2], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 1.25, 2.5).To(output)
Example({
    input: [0, 255, 64, 28, 210, 119, 221, 60, 244, 144, 53, 212, 192, 17, 206, 151],
    output: [0, 255, 51, 73, 152, 83, 214, 95, 221, 60, 98, 211, 67, 123, 146, 88, 208, 85, 215, 96, 195, 166,
    83, 173, 139, 93, 201, 76, 209, 133, 244, 144, 91, 198, 136, 95, 198, 71, 206, 151, 244, 144,
    91, 198, 136, 95, 198, 71, 206, 151],
}, name='factors_without_layout').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# The argument list of HAL 1.0.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 5, 6, 1], 0.25, 100))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [1, 2, 4, 1], 0.25, 100))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 0.75, 0.5).To(output)
Example({
    input: [0, 255, 216, 52, 195, 124, 231, 152, 26, 27, 143, 11, 169, 179, 75, 68, 238, 85, 25, 222, 94, 178,
    24, 140, 179, 149, 12, 81, 243, 204],
    output: [0, 236, 52, 160, 97, 143, 123, 122],
}, name='factors_smaller_without_layout').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    output: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# No batches in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', ('TENSOR_QUANT8_ASYMM', [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', ('TENSOR_INT32', [1]), [0])
scores = Output('scores', ('TENSOR_QUANT8_ASYMM', [0], 0.125, 0))
boxes = Internal('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', ('TENSOR_INT32', [0]))
batches = Internal('batches', ('TENSOR_INT32', [0]))
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 3, 3, 2], 0.5, 30))
no_batches = Internal('no_batches', ('TENSOR_QUANT8_ASYMM', [0, 4, 5, 2], 0.5, 30))
output = Output('output', ('TENSOR_QUANT8_ASYMM', [0, 2, 3, 2], 0.5, 30))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', input, boxes, batches, 4, 5, 1.0, 1.0, 0, 0, False).To(no_batches)
model.Operation('RESIZE_BILINEAR', no_batches, 3, 2, False).To(output)
Example({
    scores: [],
    classes: [],
    input: [0, 255, 239, 86, 42, 197, 178, 127, 76, 127, 248, 42, 69, 224, 49, 187, 133, 177],
    output: [],
}, name='zero_sized').DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 0))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 2], 0.5, 0))
output = Output('output', ('TENSOR_FLOAT32', [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 4, False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [80, 144, 224, 32, 112, 128, 48, 48, 96, 160, 112, 176],
    output: [40.0, 72.0, 76.0, 44.0, 112.0, 16.0, 84.0, 40.0, 56.0, 64.0, 56.0, 64.0, 32.0, 48.0, 56.0, 48.0,
    80.0, 48.0, 68.0, 62.0, 56.0, 76.0, 56.0, 76.0, 24.0, 24.0, 36.0, 52.0, 48.0, 80.0, 52.0, 84.0,
    56.0, 88.0, 56.0, 88.0, 24.0, 24.0, 36.0, 52.0, 48.0, 80.0, 52.0, 84.0, 56.0, 88.0, 56.0, 88.0],
}, name='real_codes_zero_point_0').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
})).DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 0))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 2], 0.5, 0))
output = Output('output', ('TENSOR_FLOAT32', [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 4, False, False, True).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [80, 144, 224, 32, 112, 128, 48, 48, 96, 160, 112, 176],
    output: [40.0, 72.0, 58.0, 58.0, 94.0, 30.0, 98.0, 28.0, 70.0, 52.0, 56.0, 64.0, 36.0, 60.0, 51.0, 53.0,
    81.0, 39.0, 86.0, 41.5, 66.0, 60.5, 56.0, 70.0, 28.0, 36.0, 37.0, 43.0, 55.0, 57.0, 62.0, 68.5,
    58.0, 77.5, 56.0, 82.0, 24.0, 24.0, 30.0, 38.0, 42.0, 66.0, 50.0, 82.0, 54.0, 86.0, 56.0, 88.0],
}, name='real_codes_centers_zero_point_0').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -128),
})).DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 128))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 2], 0.5, 128))
output = Output('output', ('TENSOR_FLOAT32', [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 4, False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [240, 16, 160, 112, 128, 192, 224, 144, 208, 144, 240, 176],
    output: [56.0, -56.0, 36.0, -32.0, 16.0, -8.0, 8.0, 12.0, 0.0, 32.0, 0.0, 32.0, 52.0, -24.0, 40.0, -12.0,
    28.0, 0.0, 28.0, 14.0, 28.0, 28.0, 28.0, 28.0, 48.0, 8.0, 44.0, 8.0, 40.0, 8.0, 48.0, 16.0,
    56.0, 24.0, 56.0, 24.0, 48.0, 8.0, 44.0, 8.0, 40.0, 8.0, 48.0, 16.0, 56.0, 24.0, 56.0, 24.0],
}, name='real_codes_zero_point_128').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
})).DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 128))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 2], 0.5, 128))
output = Output('output', ('TENSOR_FLOAT32', [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 4, False, False, True).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [240, 16, 160, 112, 128, 192, 224, 144, 208, 144, 240, 176],
    output: [56.0, -56.0, 46.0, -44.0, 26.0, -20.0, 12.0, 2.0, 4.0, 22.0, 0.0, 32.0, 54.0, -40.0, 46.0, -31.0,
    30.0, -13.0, 20.0, 4.5, 16.0, 21.5, 14.0, 30.0, 50.0, -8.0, 46.0, -5.0, 38.0, 1.0, 36.0, 9.5,
    40.0, 20.5, 42.0, 26.0, 48.0, 8.0, 46.0, 8.0, 42.0, 8.0, 44.0, 12.0, 52.0, 20.0, 56.0, 24.0],
}, name='real_codes_centers_zero_point_128').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 0),
})).DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 255))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 2], 0.5, 255))
output = Output('output', ('TENSOR_FLOAT32', [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 4, False).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [64, 176, 48, 64, 192, 240, 64, 16, 176, 64, 16, 48],
    output: [-95.5, -39.5, -99.5, -67.5, -103.5, -95.5, -67.5, -51.5, -31.5, -7.5, -31.5, -7.5, -95.5, -79.5,
    -83.5, -87.5, -71.5, -95.5, -73.5, -75.5, -75.5, -55.5, -75.5, -55.5, -95.5, -119.5, -67.5,
    -107.5, -39.5, -95.5, -79.5, -99.5, -119.5, -103.5, -119.5, -103.5, -95.5, -119.5, -67.5,
    -107.5, -39.5, -95.5, -79.5, -99.5, -119.5, -103.5, -119.5, -103.5],
}, name='real_codes_zero_point_255').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
})).DisableLifeTimeVariation()

# Results without rounding, as real numbers so that every step shows.
# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 2, 3, 2], 0.5, 255))
quantized = Internal('quantized', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 2], 0.5, 255))
output = Output('output', ('TENSOR_FLOAT32', [1, 4, 6, 2]))
model = Model()
model.Operation('RESIZE_BILINEAR', input, 6, 4, False, False, True).To(quantized)
model.Operation('DEQUANTIZE', quantized).To(output)
Example({
    input: [64, 176, 48, 64, 192, 240, 64, 16, 176, 64, 16, 48],
    output: [-95.5, -39.5, -97.5, -53.5, -101.5, -81.5, -85.5, -73.5, -49.5, -29.5, -31.5, -7.5, -95.5, -59.5,
    -93.5, -68.5, -89.5, -86.5, -79.0, -79.5, -62.0, -47.5, -53.5, -31.5, -95.5, -99.5, -85.5,
    -98.5, -65.5, -96.5, -66.0, -91.5, -87.0, -83.5, -97.5, -79.5, -95.5, -119.5, -81.5, -113.5,
    -53.5, -101.5, -59.5, -97.5, -99.5, -101.5, -119.5, -103.5],
}, name='real_codes_centers_zero_point_255').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
    quantized: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, 127),
})).DisableLifeTimeVariation()
