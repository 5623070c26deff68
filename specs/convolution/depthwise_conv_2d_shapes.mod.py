# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/convolution.py; do not edit.
#
# DEPTHWISE_CONV_2D: as many elements in other rows, by one model.

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
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 3, 5, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: [3.5, -2.5, 3.5, 2.5, 1.5, -4.0, 1.5, 1.0, 3.5, 0.5, -4.0, 0.5, 1.0, 3.5, 1.5, -2.5, -2.5, 1.0, 2.5,
    4.0, -3.5, -4.0, -1.5, 2.5, -3.5, 1.0, -3.0, -3.5, 1.0, 0.5, 3.5, -1.0, -4.0, -3.5, -2.0, 1.0,
    3.5, -3.5, 2.0, 1.0, 2.5, -2.5, -3.0, -2.5, 1.0, -3.0, 4.0, -3.5],
    t4: [9.0, 2.5, 4.0, -5.0, 10.0, 8.0, 4.0, -2.0, 3.0, -3.0, 11.5, -7.0, 3.0, -1.5, 1.0, -2.5, -11.0,
    -9.5, 2.0, 0.5, -16.0, -4.5, -4.5, 1.0, 3.5, -6.5, 2.0, -5.5, -9.5, -4.0],
}, name='1x4x6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4, 6, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 3, 5, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: [127, 115, 127, 125, 123, 112, 123, 122, 127, 121, 112, 121, 122, 127, 123, 115, 115, 122, 125, 128,
    113, 112, 117, 125, 113, 122, 114, 113, 122, 121, 127, 118, 112, 113, 116, 122, 127, 113, 124,
    122, 125, 115, 114, 115, 122, 114, 128, 113],
    t4: [138, 125, 128, 110, 140, 136, 128, 116, 126, 114, 143, 106, 126, 117, 122, 115, 98, 101, 124, 121,
    88, 111, 111, 122, 127, 107, 124, 109, 101, 112],
}, name='1x4x6x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 6, 4, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [1, 5, 3, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: [3.5, -1.5, 2.5, 1.5, 2.5, 4.0, -1.5, -2.5, 0.5, 3.5, -3.5, 1.0, 3.0, 1.5, -1.5, 2.0, 3.5, 2.0, 3.5,
    4.0, 1.0, 3.5, 1.5, -2.5, 1.0, -2.0, 1.5, 1.0, 3.5, 3.0, 3.5, 1.0, 2.5, 3.0, 1.5, -2.0, -1.0,
    2.5, 1.0, 3.5, -1.5, -0.5, 1.0, -2.0, -1.0, 0.5, -4.0, -3.5],
    t4: [8.0, 5.0, 15.0, 0.0, -6.0, -1.5, -13.0, 1.5, -4.0, 5.5, -1.5, -1.5, 9.0, -4.0, 3.0, -1.0, -2.5,
    -0.5, -0.5, 2.0, 6.0, -1.5, 13.0, 2.0, 9.0, -6.5, -2.0, -0.5, 3.5, -6.5],
}, name='1x6x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 6, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [1, 5, 3, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: [127, 117, 125, 123, 125, 128, 117, 115, 121, 127, 113, 122, 126, 123, 117, 124, 127, 124, 127, 128,
    122, 127, 123, 115, 122, 116, 123, 122, 127, 126, 127, 122, 125, 126, 123, 116, 118, 125, 122,
    127, 117, 119, 122, 116, 118, 121, 112, 113],
    t4: [136, 130, 150, 120, 108, 117, 94, 123, 112, 131, 117, 117, 138, 112, 126, 118, 115, 119, 119, 124,
    132, 117, 146, 124, 138, 107, 116, 119, 127, 107],
}, name='1x6x4x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 4, 3, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [2, 3, 2, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: [1.5, 4.0, 0.5, 2.0, -4.0, -2.0, 1.0, 2.5, 0.5, -0.5, 0.5, 3.0, 3.5, -0.5, 1.5, -1.0, 4.0, 4.0, 0.5,
    -4.0, -2.5, 3.5, 1.0, 1.0, 3.0, -3.5, -4.0, -1.5, -1.5, 0.5, -1.0, 0.5, 1.5, -1.5, 1.0, -4.0,
    -4.0, -4.0, 1.5, -1.0, -2.5, 4.0, 1.0, 3.0, -1.5, 1.0, -1.0, -1.5],
    t4: [1.0, -3.0, -8.0, -0.5, -4.5, -5.0, -1.0, 2.5, 6.0, -1.0, 15.0, 4.5, -2.5, 1.5, -9.5, -5.0, 10.5,
    -6.5, 1.0, 3.5, -2.5, 7.0, 0.0, -0.5],
}, name='2x4x3x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 4, 3, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [2, 3, 2, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: [123, 128, 121, 124, 112, 116, 122, 125, 121, 119, 121, 126, 127, 119, 123, 118, 128, 128, 121, 112,
    115, 127, 122, 122, 126, 113, 112, 117, 117, 121, 118, 121, 123, 117, 122, 112, 112, 112, 123,
    118, 115, 128, 122, 126, 117, 122, 118, 117],
    t4: [122, 114, 104, 119, 111, 110, 118, 125, 132, 118, 150, 129, 115, 123, 101, 110, 141, 107, 122, 127,
    115, 134, 120, 119],
}, name='2x4x3x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 3, 4, 2]))
c2 = Parameter('c2', (F32, [1, 2, 2, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0, 0.0, 1.0])
c3 = Parameter('c3', (F32, [2]), [0.5, -1.0])
t4 = Output('t4', (F32, [2, 2, 3, 2]))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: [-3.0, 3.0, 2.0, 0.5, 2.5, -2.0, 2.0, -1.0, -1.5, -3.5, 3.0, -0.5, -2.0, 0.5, -1.0, 1.0, -1.0, -0.5,
    -4.0, 3.5, -1.0, 1.0, 2.5, 0.5, 2.5, -2.0, -0.5, 1.5, -3.5, -2.5, -3.5, 4.0, -1.5, -1.5, -2.5,
    1.0, -1.5, 1.0, 3.0, -1.5, 3.5, 1.0, 3.5, -0.5, -0.5, 3.5, -1.0, -1.0],
    t4: [4.5, -8.0, 1.5, -1.5, 11.0, 2.5, 7.0, 5.5, 7.5, 4.0, -1.5, 0.0, 5.0, 0.5, -2.0, -0.5, -7.0, 1.0,
    -13.0, 1.0, -12.0, 1.0, 6.0, 0.5],
}, name='2x3x4x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 3, 4, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1, 2, 2, 2], 0.5, 128), [130, 126, 132, 128, 124, 130, 128, 130])
c3 = Parameter('c3', (I32, [2], 0.25, 0), [2, -4])
t4 = Output('t4', (U8, [2, 2, 3, 2], 0.5, 120))
model = Model()
model.Operation('DEPTHWISE_CONV_2D', x1, c2, c3, 2, 1, 1, 1, 0).To(t4)
Example({
    x1: [114, 126, 124, 121, 125, 116, 124, 118, 117, 113, 126, 119, 116, 121, 118, 122, 118, 119, 112, 127,
    118, 122, 125, 121, 125, 116, 119, 123, 113, 115, 113, 128, 117, 117, 115, 122, 117, 122, 126,
    117, 127, 122, 127, 119, 119, 127, 118, 118],
    t4: [129, 104, 123, 117, 142, 125, 134, 131, 135, 128, 117, 120, 130, 121, 116, 119, 106, 122, 94, 122,
    96, 122, 132, 121],
}, name='2x3x4x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
