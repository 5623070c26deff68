# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# CONV_2D: as many elements in other rows, by one model.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4, 6, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Output('t4', (F32, [1, 3, 5, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: [1.0, 1.0, 0.5, 4.0, 2.0, 1.0, 1.0, -2.0, 0.5, 1.0, 1.5, 3.5, -1.0, -3.0, 3.0, 3.0, -2.5, 0.5, -2.0,
    1.0, 2.5, 1.0, -2.5, 1.0, 2.0, -1.0, -2.5, -2.0, 0.5, 4.0, 3.5, -1.0, 1.0, 1.0, -3.0, -1.0,
    -1.5, -1.5, 1.0, -1.5, 1.0, -3.5, 2.5, -1.0, 1.5, 2.0, -4.0, 1.0],
    t4: [3.5, -1.5, 10.0, 10.5, 0.0, 1.5, 2.5, -4.5, -4.5, -5.0, -1.5, -6.0, -2.5, 3.0, -5.5],
}, name='1x4x6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 6, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Output('t4', (U8, [1, 3, 5, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: [122, 122, 121, 128, 124, 122, 122, 116, 121, 122, 123, 127, 118, 114, 126, 126, 115, 121, 116, 122,
    125, 122, 115, 122, 124, 118, 115, 116, 121, 128, 127, 118, 122, 122, 114, 118, 117, 117, 122,
    117, 122, 113, 125, 118, 123, 124, 112, 122],
    t4: [127, 117, 140, 141, 120, 123, 125, 111, 111, 110, 117, 108, 115, 126, 109],
}, name='1x4x6x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 4, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Output('t4', (F32, [1, 5, 3, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: [-0.5, 4.0, 1.0, -2.5, -0.5, 1.0, 1.0, 0.5, -1.5, 1.0, -2.0, -1.5, 3.5, -1.0, 4.0, -2.0, -3.5, 1.5,
    -0.5, -4.0, 3.5, 0.5, -2.0, -2.5, -1.0, 3.5, 0.5, -1.5, -0.5, 3.5, 1.0, -1.5, -0.5, 2.5, -0.5,
    -2.0, -3.5, -3.0, 1.5, 3.5, 2.0, 3.5, 2.5, -3.0, 3.0, 2.5, 1.0, 1.0],
    t4: [0.5, 4.5, -9.0, -1.5, 4.5, 4.0, -1.5, 12.0, 2.5, -1.5, -2.5, 6.0, -7.0, -10.5, 0.5],
}, name='1x6x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Output('t4', (U8, [1, 5, 3, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: [119, 128, 122, 115, 119, 122, 122, 121, 117, 122, 116, 117, 127, 118, 128, 116, 113, 123, 119, 112,
    127, 121, 116, 115, 118, 127, 121, 117, 119, 127, 122, 117, 119, 125, 119, 116, 113, 114, 123,
    127, 124, 127, 125, 114, 126, 125, 122, 122],
    t4: [121, 129, 102, 117, 129, 128, 117, 144, 125, 117, 115, 132, 106, 99, 121],
}, name='1x6x4x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 3, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Output('t4', (F32, [2, 3, 2, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: [-4.0, -1.5, -2.5, 2.5, 1.0, 4.0, -3.5, 2.0, 0.5, -4.0, 2.5, 0.5, 3.0, -0.5, -2.5, -3.5, 3.0, 1.5,
    -0.5, 3.0, 0.5, 4.0, -0.5, 2.5, -3.0, 1.0, -0.5, 1.0, 4.0, 3.5, 3.5, 1.5, 2.5, 1.0, 1.0, -2.0,
    -1.0, -1.0, 0.5, 1.0, 1.0, 1.0, 0.5, 2.5, 3.5, -3.5, -4.0, 0.5],
    t4: [-2.0, -7.0, -14.0, 13.0, 7.0, 13.0, -9.0, 1.0, 9.5, 5.0, -0.5, -8.0],
}, name='2x4x3x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Output('t4', (U8, [2, 3, 2, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: [112, 117, 115, 125, 122, 128, 113, 124, 121, 112, 125, 121, 126, 119, 115, 113, 126, 123, 119, 126,
    121, 128, 119, 125, 114, 122, 119, 122, 128, 127, 127, 123, 125, 122, 122, 116, 118, 118, 121,
    122, 122, 122, 121, 125, 127, 113, 112, 121],
    t4: [116, 106, 92, 146, 134, 146, 102, 122, 139, 130, 119, 104],
}, name='2x4x3x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [1]), [0.5])
t4 = Output('t4', (F32, [2, 2, 3, 1]))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: [2.0, 2.5, -2.0, -3.0, -4.0, 4.0, 4.0, -3.0, -1.0, -2.0, 1.5, -2.0, 3.5, 1.0, 3.5, 1.0, -3.5, 3.5,
    -0.5, 3.5, 3.5, 3.5, 2.0, -3.5, 2.0, 2.5, -2.5, 1.5, -3.0, 1.0, -2.5, 3.5, -2.0, -1.0, 1.0, 1.0,
    -2.0, -3.0, 1.5, -1.0, 2.5, 2.5, 1.5, -1.5, 1.0, 3.0, 2.5, 4.0],
    t4: [-6.0, -10.5, -4.5, 18.5, 19.0, 3.0, -1.0, -13.5, -8.5, -2.5, -5.0, 9.5],
}, name='2x3x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [1], 0.25, 0), [2])
t4 = Output('t4', (U8, [2, 2, 3, 1], 0.5, 120))
model = Model()
model.Operation('CONV_2D', x1, c2, c3, 2, 1, 1, 0).To(t4)
Example({
    x1: [124, 125, 116, 114, 112, 128, 128, 114, 118, 116, 123, 116, 127, 122, 127, 122, 113, 127, 119, 127,
    127, 127, 124, 113, 124, 125, 115, 123, 114, 122, 115, 127, 116, 118, 122, 122, 116, 114, 123,
    118, 125, 125, 123, 117, 122, 126, 125, 128],
    t4: [108, 99, 111, 157, 158, 126, 118, 93, 103, 115, 110, 139],
}, name='2x3x4x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
