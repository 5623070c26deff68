# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# ROI_ALIGN: exact results.

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 6, 6, 1], 0.25, 0))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [2]))
pooled = Internal('pooled', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.25, 0))
output = Output('output', ('TENSOR_FLOAT32', [2, 2, 2, 1]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 2, 1.0, 1.0, 2, 2, False).To(pooled)
model.Operation('DEQUANTIZE', pooled).To(output)
Example({
    input: [37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
    37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37],
    regions: [0, 0, 24, 16, 8, 24, 40, 40],
    images: [0, 0],
    output: [9.25, 9.25, 9.25, 9.25, 9.25, 9.25, 9.25, 9.25],
}, name='real_codes_0_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -128),
    pooled: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -128),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 6, 6, 1], 0.25, 100))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [2]))
pooled = Internal('pooled', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.25, 100))
output = Output('output', ('TENSOR_FLOAT32', [2, 2, 2, 1]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 2, 1.0, 1.0, 2, 2, False).To(pooled)
model.Operation('DEQUANTIZE', pooled).To(output)
Example({
    input: [37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
    37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37],
    regions: [0, 0, 24, 16, 8, 24, 40, 40],
    images: [0, 0],
    output: [-15.75, -15.75, -15.75, -15.75, -15.75, -15.75, -15.75, -15.75],
}, name='real_codes_100_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
    pooled: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, -28),
})).DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', ('TENSOR_QUANT8_ASYMM', [1, 6, 6, 1], 0.25, 255))
regions = Input('regions', ('TENSOR_QUANT16_ASYMM', [2, 4], 0.125, 0))
images = Input('images', ('TENSOR_INT32', [2]))
pooled = Internal('pooled', ('TENSOR_QUANT8_ASYMM', [2, 2, 2, 1], 0.25, 255))
output = Output('output', ('TENSOR_FLOAT32', [2, 2, 2, 1]))
model = Model()
model.Operation('ROI_ALIGN', input, regions, images, 2, 2, 1.0, 1.0, 2, 2, False).To(pooled)
model.Operation('DEQUANTIZE', pooled).To(output)
Example({
    input: [37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
    37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37],
    regions: [0, 0, 24, 16, 8, 24, 40, 40],
    images: [0, 0],
    output: [-54.5, -54.5, -54.5, -54.5, -54.5, -54.5, -54.5, -54.5],
}, name='real_codes_255_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    input: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 127),
    pooled: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.25, 127),
})).DisableLifeTimeVariation()
