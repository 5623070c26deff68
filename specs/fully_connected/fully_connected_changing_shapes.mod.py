# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/fully_connected.py; do not edit.
#
# FULLY_CONNECTED: as many elements in other rows, by one model.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 6]))
c2 = Parameter('c2', (F32, [3, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0])
c3 = Parameter('c3', (F32, [3]), [0.5, 0.0, -1.0])
t4 = Output('t4', (F32, [6, 3]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: [3.625, -2.25, 1.9375, -2.0, 0.4375, 3.0625, -0.5625, 2.375, -1.25, 1.125, -2.375, 1.0625],
    t4: [6.375, 7.25, -10.5, 4.4375, 3.875, -6.875, -2.125, 0.875, 1.1875, -2.4375, -1.125, 2.5, -1.875,
    -2.5, 2.625, -2.9375, -4.75, 4.8125],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 2], 0.5, 128), [130, 126, 132, 128, 124, 130])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, 0, -4])
t4 = Output('t4', (U8, [6, 3], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: [121, 127, 140, 131, 74, 107, 76, 95, 116, 87, 111, 82],
    t4: [115, 122, 123, 130, 160, 89, 88, 28, 197, 102, 32, 181, 150, 112, 93, 150, 102, 98],
}, name='2x6_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
c2 = Parameter('c2', (F32, [3, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0])
c3 = Parameter('c3', (F32, [3]), [0.5, 0.0, -1.0])
t4 = Output('t4', (F32, [6, 3]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: [-0.25, 1.3125, -0.6875, 0.875, -1.0625, -3.375, -0.375, 3.0, -2.3125, -1.25, -2.6875, -3.3125],
    t4: [-1.0625, -0.5, 0.8125, -1.0625, -1.375, 1.25, 2.8125, -2.125, -2.25, -2.875, -0.75, 2.75, -0.5625,
    -4.625, 2.375, 1.125, -5.375, 1.0625],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 2], 0.5, 128), [130, 126, 132, 128, 124, 130])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, 0, -4])
t4 = Output('t4', (U8, [6, 3], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: [132, 146, 90, 133, 102, 141, 143, 161, 86, 153, 152, 138],
    t4: [107, 144, 120, 78, 60, 191, 82, 84, 175, 103, 166, 113, 54, 52, 219, 135, 184, 72],
}, name='6x2_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
c2 = Parameter('c2', (F32, [3, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0])
c3 = Parameter('c3', (F32, [3]), [0.5, 0.0, -1.0])
t4 = Output('t4', (F32, [6, 3]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: [1.3125, 1.6875, -2.5, -2.4375, 0.6875, 3.25, 0.3125, 3.8125, 0.1875, 0.0625, 2.75, -0.6875],
    t4: [0.125, 2.625, -1.9375, 0.4375, -5.0, 1.5625, -2.0625, 1.375, 0.875, -3.0, 0.625, 2.1875, 0.625,
    0.375, -1.3125, 3.9375, 5.5, -7.1875],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 2], 0.5, 128), [130, 126, 132, 128, 124, 130])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, 0, -4])
t4 = Output('t4', (U8, [6, 3], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: [165, 134, 152, 177, 102, 179, 173, 105, 72, 172, 137, 159],
    t4: [152, 210, 42, 96, 184, 111, 44, 84, 213, 189, 226, 0, 21, 24, 255, 99, 154, 123],
}, name='3x4_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
c2 = Parameter('c2', (F32, [3, 2]), [1.0, -1.0, 2.0, 0.0, -2.0, 1.0])
c3 = Parameter('c3', (F32, [3]), [0.5, 0.0, -1.0])
t4 = Output('t4', (F32, [6, 3]))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: [-0.75, -2.9375, 3.9375, -2.5625, -1.75, -1.5, 1.375, -3.875, 0.9375, -2.875, 2.6875, -0.5625],
    t4: [2.6875, -1.5, -2.4375, 7.0, 7.875, -11.4375, 0.25, -3.5, 1.0, 5.75, 2.75, -7.625, 4.3125, 1.875,
    -5.75, 3.75, 5.375, -6.9375],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [3, 2], 0.5, 128), [130, 126, 132, 128, 124, 130])
c3 = Parameter('c3', (I32, [3], 0.25, 0), [2, 0, -4])
t4 = Output('t4', (U8, [6, 3], 0.5, 120))
model = Model()
model.Operation('FULLY_CONNECTED', x1, c2, c3, 0).To(t4)
Example({
    x1: [149, 135, 157, 173, 86, 147, 68, 123, 71, 78, 141, 80],
    t4: [135, 178, 75, 105, 194, 97, 60, 52, 213, 66, 16, 225, 114, 22, 174, 182, 162, 36],
}, name='4x3_quant8').AddVariations(signed(x1, c2, t4)).DisableLifeTimeVariation()
