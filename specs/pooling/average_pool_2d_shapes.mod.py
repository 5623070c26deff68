# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# AVERAGE_POOL_2D: as many elements in other rows, by one model.

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 4, 6, 2]))
t2 = Output('t2', ('TENSOR_FLOAT32', [1, 4, 6, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: [-0.5, -1.5, 2.5, 3.0, 3.5, -0.5, -1.5, 2.0, 4.0, -1.5, -1.0, -2.5, 3.0, -0.5, 2.0, -4.0, 1.0, -4.0,
    2.0, 2.0, -2.5, 2.5, -1.0, -1.5, -3.0, -0.5, 3.5, 2.0, -3.0, 2.5, -0.5, -3.5, -3.5, 1.0, 3.0,
    2.5, -4.0, -3.0, 1.5, -2.0, -0.5, -1.0, -1.0, -2.5, -2.0, 3.0, -0.5, 1.0],
    t2: [1.25, -1.0, 2.25, -0.5, 2.25, -2.25, 0.25, 2.0, 0.75, 0.5, -1.0, -2.0, 0.0, -0.5, 2.75, -1.0, -1.0,
    -0.75, 0.75, -0.75, -3.0, 1.75, 1.0, 0.5, -3.5, -1.75, 2.5, 0.0, -1.75, 0.75, -0.75, -3.0,
    -2.75, 2.0, 1.25, 1.75, -4.0, -3.0, 1.5, -2.0, -0.5, -1.0, -1.0, -2.5, -2.0, 3.0, -0.5, 1.0],
}, name='1x4x6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 2], 0.5, 120))
t2 = Output('t2', ('TENSOR_QUANT8_ASYMM', [1, 4, 6, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: [119, 117, 125, 126, 127, 119, 117, 124, 128, 117, 118, 115, 126, 119, 124, 112, 122, 112, 124, 124,
    115, 125, 118, 117, 114, 119, 127, 124, 114, 125, 119, 113, 113, 122, 126, 125, 112, 114, 123,
    116, 119, 118, 118, 115, 116, 126, 119, 122],
    t2: [123, 118, 125, 119, 125, 115, 121, 124, 122, 121, 118, 116, 120, 119, 126, 118, 118, 118, 122, 118,
    114, 124, 122, 121, 113, 116, 125, 120, 116, 122, 118, 114, 114, 124, 123, 124, 112, 114, 123,
    116, 119, 118, 118, 115, 116, 126, 119, 122],
}, name='1x4x6x2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [1, 6, 4, 2]))
t2 = Output('t2', ('TENSOR_FLOAT32', [1, 6, 4, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: [1.0, 3.5, 1.0, 0.5, -2.0, 4.0, 2.0, -3.5, 0.5, 2.0, -0.5, 3.0, -1.5, 1.0, -3.0, -1.5, 0.5, -2.5,
    2.5, 3.0, 3.0, -1.0, 1.5, 2.5, -0.5, 3.5, 2.0, -0.5, 0.5, 2.0, -2.0, 2.5, -2.5, -2.0, 2.0, 3.5,
    -3.5, -1.0, 1.0, 1.5, 4.0, -2.5, -3.5, 2.5, -4.0, 3.5, -2.0, -3.0],
    t2: [0.75, 2.75, 0.25, 1.75, -1.75, 2.5, -0.5, -2.5, 0.5, -0.25, 1.0, 3.0, 0.75, 0.0, -0.75, 0.5, 0.0,
    0.5, 2.25, 1.25, 1.75, 0.5, -0.25, 2.5, -1.5, 0.75, 2.0, 1.5, -1.5, 0.5, -0.5, 2.0, 0.75, -2.25,
    -0.75, 3.0, -3.75, 1.25, -0.5, -0.75, 4.0, -2.5, -3.5, 2.5, -4.0, 3.5, -2.0, -3.0],
}, name='1x6x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [1, 6, 4, 2], 0.5, 120))
t2 = Output('t2', ('TENSOR_QUANT8_ASYMM', [1, 6, 4, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: [122, 127, 122, 121, 116, 128, 124, 113, 121, 124, 119, 126, 117, 122, 114, 117, 121, 115, 125, 126,
    126, 118, 123, 125, 119, 127, 124, 119, 121, 124, 116, 125, 115, 116, 124, 127, 113, 118, 122,
    123, 128, 115, 113, 125, 112, 127, 116, 114],
    t2: [122, 126, 121, 124, 116, 125, 119, 115, 121, 119, 122, 126, 122, 120, 118, 121, 120, 121, 125, 123,
    124, 121, 119, 125, 117, 122, 124, 123, 117, 121, 119, 124, 122, 115, 118, 126, 112, 123, 119,
    118, 128, 115, 113, 125, 112, 127, 116, 114],
}, name='1x6x4x2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 4, 3, 2]))
t2 = Output('t2', ('TENSOR_FLOAT32', [2, 4, 3, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: [-3.5, 1.0, -1.0, 1.5, 0.5, 3.5, 3.5, 3.0, -1.0, -0.5, -2.0, 4.0, 1.5, 3.5, 1.0, 3.5, -0.5, 1.0,
    -2.0, 2.5, 4.0, 1.5, -1.0, -3.0, 3.0, -2.0, 2.0, -3.5, -2.5, -1.5, 1.5, -3.0, 1.5, -2.5, -2.0,
    -3.0, -1.0, 3.5, 1.0, 2.0, -1.0, -1.5, -4.0, 3.5, 1.5, -3.5, -0.5, -3.5],
    t2: [0.0, 2.0, -1.0, 0.5, -0.75, 3.75, 2.5, 3.25, 0.0, 1.5, -1.25, 2.5, -0.25, 3.0, 2.5, 2.5, -0.75,
    -1.0, -2.0, 2.5, 4.0, 1.5, -1.0, -3.0, 2.25, -2.5, 1.75, -3.0, -2.25, -2.25, 0.25, 0.25, 1.25,
    -0.25, -1.5, -2.25, -2.5, 3.5, 1.25, -0.75, -0.75, -2.5, -4.0, 3.5, 1.5, -3.5, -0.5, -3.5],
}, name='2x4x3x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 4, 3, 2], 0.5, 120))
t2 = Output('t2', ('TENSOR_QUANT8_ASYMM', [2, 4, 3, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: [113, 122, 118, 123, 121, 127, 127, 126, 118, 119, 116, 128, 123, 127, 122, 127, 119, 122, 116, 125,
    128, 123, 118, 114, 126, 116, 124, 113, 115, 117, 123, 114, 123, 115, 116, 114, 118, 127, 122,
    124, 118, 117, 112, 127, 123, 113, 119, 113],
    t2: [120, 124, 118, 121, 118, 128, 125, 127, 120, 123, 117, 125, 119, 126, 125, 125, 118, 118, 116, 125,
    128, 123, 118, 114, 125, 115, 124, 114, 115, 115, 121, 121, 123, 119, 117, 115, 115, 127, 123,
    118, 118, 115, 112, 127, 123, 113, 119, 113],
}, name='2x4x3x2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_FLOAT32', [2, 3, 4, 2]))
t2 = Output('t2', ('TENSOR_FLOAT32', [2, 3, 4, 2]))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: [2.5, -1.0, -3.5, 4.0, 2.5, 1.0, 2.5, 3.0, -0.5, 1.0, -3.5, -3.0, -3.5, 2.5, 1.5, -4.0, -3.0, -3.5,
    -3.0, 1.5, 2.0, -3.5, -3.5, -2.0, 1.0, 3.5, -1.5, -3.5, -4.0, -2.5, 1.5, -1.0, -3.5, 0.5, -2.5,
    -3.5, -1.5, -2.5, -3.5, -3.5, -1.0, -2.0, -2.0, 0.5, 1.0, 1.0, -2.0, 0.5],
    t2: [1.0, 0.0, -3.5, 0.5, -0.5, 1.75, 2.0, -0.5, -1.75, -1.25, -3.25, -0.75, -0.75, -0.5, -1.0, -3.0,
    -3.0, -3.5, -3.0, 1.5, 2.0, -3.5, -3.5, -2.0, -1.25, 2.0, -2.0, -3.5, -2.75, -2.5, -1.0, -2.25,
    -2.25, -0.75, -2.25, -1.5, -0.25, -0.75, -2.75, -1.5, -1.0, -2.0, -2.0, 0.5, 1.0, 1.0, -2.0,
    0.5],
}, name='2x3x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 2], 0.5, 120))
t2 = Output('t2', ('TENSOR_QUANT8_ASYMM', [2, 3, 4, 2], 0.5, 120))
model = Model()
model.Operation('AVERAGE_POOL_2D', x1, 1, 1, 1, 1, 2, 0).To(t2)
Example({
    x1: [125, 118, 113, 128, 125, 122, 125, 126, 119, 122, 113, 114, 113, 125, 123, 112, 114, 113, 114, 123,
    124, 113, 113, 116, 122, 127, 117, 113, 112, 115, 123, 118, 113, 121, 115, 113, 117, 115, 113,
    113, 118, 116, 116, 121, 122, 122, 116, 121],
    t2: [122, 120, 113, 121, 119, 124, 124, 119, 116, 117, 113, 118, 118, 119, 118, 114, 114, 113, 114, 123,
    124, 113, 113, 116, 117, 124, 116, 113, 114, 115, 118, 115, 115, 118, 115, 117, 119, 118, 114,
    117, 118, 116, 116, 121, 122, 122, 116, 121],
}, name='2x3x4x2_quant8').AddVariations(DataTypeConverter(name='signed').Identify({
    x1: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
    t2: ('TENSOR_QUANT8_ASYMM_SIGNED', 0.5, -8),
})).DisableLifeTimeVariation()
