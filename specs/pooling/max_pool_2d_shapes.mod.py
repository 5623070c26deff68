# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/pooling.py; do not edit.
#
# MAX_POOL_2D: as many elements in other rows, by one model.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 6, 2]))
t2 = Output('t2', (F32, [1, 3, 5, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: [-3.0, -2.0, -0.5, -3.0, -0.5, 4.0, -2.0, 4.0, -1.0, -2.0, -0.5, 1.5, 3.0, -4.0, -3.5, 1.5, 1.0,
    3.5, 1.0, 0.5, -3.5, -1.5, 0.5, -1.5, 1.5, 3.0, -0.5, -3.0, 0.5, -2.5, 3.0, -2.0, 2.5, -1.5,
    2.0, 1.0, -3.5, 2.0, -2.0, 3.0, -1.0, -2.0, -1.0, 0.5, 2.0, -3.0, -4.0, -2.5],
    t2: [3.0, 1.5, 1.0, 4.0, 1.0, 4.0, 1.0, 4.0, 0.5, 1.5, 3.0, 3.0, 1.0, 3.5, 3.0, 3.5, 3.0, 0.5, 2.5, 1.0,
    1.5, 3.0, 0.5, 3.0, 3.0, 0.5, 3.0, 0.5, 2.5, 1.0],
}, name='1x4x6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 6, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 3, 5, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: [114, 116, 119, 114, 119, 128, 116, 128, 118, 116, 119, 123, 126, 112, 113, 123, 122, 127, 122, 121,
    113, 117, 121, 117, 123, 126, 119, 114, 121, 115, 126, 116, 125, 117, 124, 122, 113, 124, 116,
    126, 118, 116, 118, 121, 124, 114, 112, 115],
    t2: [126, 123, 122, 128, 122, 128, 122, 128, 121, 123, 126, 126, 122, 127, 126, 127, 126, 121, 125, 122,
    123, 126, 121, 126, 126, 121, 126, 121, 125, 122],
}, name='1x4x6x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 4, 2]))
t2 = Output('t2', (F32, [1, 5, 3, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: [-3.5, 4.0, -4.0, 0.5, -0.5, 1.0, 2.0, 1.0, -3.5, 1.0, -3.0, 3.5, -2.5, -3.5, -2.5, -0.5, -3.5, 4.0,
    -2.0, 3.0, 2.5, -2.5, -1.0, 1.0, 2.0, 1.0, 2.5, -2.0, 2.5, -2.0, -1.5, -0.5, 4.0, -0.5, -0.5,
    4.0, 1.0, 1.0, -3.0, -1.0, -3.0, 4.0, 2.0, 1.0, 1.0, 2.0, 1.0, 3.0],
    t2: [-3.0, 4.0, -0.5, 3.5, 2.0, 1.0, -2.0, 4.0, 2.5, 3.5, 2.5, 1.0, 2.5, 4.0, 2.5, 3.0, 2.5, 1.0, 4.0,
    4.0, 2.5, 4.0, 2.5, 1.0, 4.0, 4.0, 2.0, 4.0, 1.0, 3.0],
}, name='1x6x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [1, 5, 3, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: [113, 128, 112, 121, 119, 122, 124, 122, 113, 122, 114, 127, 115, 113, 115, 119, 113, 128, 116, 126,
    125, 115, 118, 122, 124, 122, 125, 116, 125, 116, 117, 119, 128, 119, 119, 128, 122, 122, 114,
    118, 114, 128, 124, 122, 122, 124, 122, 126],
    t2: [114, 128, 119, 127, 124, 122, 116, 128, 125, 127, 125, 122, 125, 128, 125, 126, 125, 122, 128, 128,
    125, 128, 125, 122, 128, 128, 124, 128, 122, 126],
}, name='1x6x4x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 3, 2]))
t2 = Output('t2', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: [4.0, 3.5, 3.0, 2.5, -4.0, -3.5, 2.5, -2.5, 1.0, 1.0, 1.0, -0.5, -1.5, -0.5, 4.0, 1.0, 3.0, 1.5,
    1.5, -1.5, 0.5, -4.0, 1.5, 1.0, -3.5, 3.0, -1.5, 4.0, 1.0, 1.0, -2.5, 3.5, -0.5, 3.5, -2.0, 2.0,
    1.0, 3.0, -4.0, 2.0, -4.0, -3.5, -3.0, -2.0, 0.5, -2.0, 1.5, 1.0],
    t2: [4.0, 3.5, 3.0, 2.5, 4.0, 1.0, 4.0, 1.5, 4.0, 1.0, 4.0, 1.5, -0.5, 4.0, 1.0, 4.0, 1.0, 3.5, -0.5,
    3.5, 1.0, 3.0, 1.5, 2.0],
}, name='2x4x3x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4, 3, 2], 0.5, 120))
t2 = Output('t2', (U8, [2, 3, 2, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: [128, 127, 126, 125, 112, 113, 125, 115, 122, 122, 122, 119, 117, 119, 128, 122, 126, 123, 123, 117,
    121, 112, 123, 122, 113, 126, 117, 128, 122, 122, 115, 127, 119, 127, 116, 124, 122, 126, 112,
    124, 112, 113, 114, 116, 121, 116, 123, 122],
    t2: [128, 127, 126, 125, 128, 122, 128, 123, 128, 122, 128, 123, 119, 128, 122, 128, 122, 127, 119, 127,
    122, 126, 123, 124],
}, name='2x4x3x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4, 2]))
t2 = Output('t2', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: [3.0, 2.0, -2.5, -1.5, -3.0, 1.5, 3.0, -3.5, -2.0, -2.5, -1.5, -2.5, -2.5, -1.0, 4.0, 3.5, -2.5,
    1.0, -2.5, -3.5, -1.0, -4.0, -4.0, -1.0, 1.5, -3.5, 4.0, 3.0, 4.0, 3.0, 0.5, -3.5, 3.0, 2.5,
    4.0, -0.5, 2.5, 4.0, 2.5, -1.0, 3.0, 2.5, 0.5, -4.0, -0.5, 1.0, 1.0, 2.5],
    t2: [3.0, 2.0, -1.5, 1.5, 4.0, 3.5, -1.5, 1.0, -1.0, -1.0, 4.0, 3.5, 4.0, 3.0, 4.0, 4.0, 4.0, 4.0, 4.0,
    2.5, 4.0, 4.0, 2.5, 4.0],
}, name='2x3x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4, 2], 0.5, 120))
t2 = Output('t2', (U8, [2, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('MAX_POOL_2D', x1, 2, 1, 1, 2, 2, 0).To(t2)
Example({
    x1: [126, 124, 115, 117, 114, 123, 126, 113, 116, 115, 117, 115, 115, 118, 128, 127, 115, 122, 115, 113,
    118, 112, 112, 118, 123, 113, 128, 126, 128, 126, 121, 113, 126, 125, 128, 119, 125, 128, 125,
    118, 126, 125, 121, 112, 119, 122, 122, 125],
    t2: [126, 124, 117, 123, 128, 127, 117, 122, 118, 118, 128, 127, 128, 126, 128, 128, 128, 128, 128, 125,
    128, 128, 125, 128],
}, name='2x3x4x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
