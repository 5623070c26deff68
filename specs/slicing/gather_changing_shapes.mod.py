# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: as many elements in other rows, by one model.

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
c2 = Parameter('c2', (I32, [2]), [1, 0])
t3 = Output('t3', (F32, [2, 6]))
c4 = Parameter('c4', (I32, [2]), [1, 0])
t5 = Output('t5', (F32, [2, 2]))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t3)
model.Operation('GATHER', x1, 1, c4).To(t5)
Example({
    x1: [-2.0, -2.125, -3.5625, 3.5, -1.875, 2.625, 1.5625, -0.6875, 3.1875, -0.8125, -2.8125, 1.5],
    t3: [1.5625, -0.6875, 3.1875, -0.8125, -2.8125, 1.5, -2.0, -2.125, -3.5625, 3.5, -1.875, 2.625],
    t5: [-2.125, -2.0, -0.6875, 1.5625],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
c2 = Parameter('c2', (I32, [2]), [1, 0])
t3 = Output('t3', (U8, [2, 6], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [1, 0])
t5 = Output('t5', (U8, [2, 2], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t3)
model.Operation('GATHER', x1, 1, c4).To(t5)
Example({
    x1: [128, 76, 75, 140, 63, 173, 155, 120, 77, 113, 141, 104],
    t3: [155, 120, 77, 113, 141, 104, 128, 76, 75, 140, 63, 173],
    t5: [76, 128, 120, 155],
}, name='2x6_quant8').AddVariations(signed(x1, t3, t5)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
c2 = Parameter('c2', (I32, [2]), [1, 0])
t3 = Output('t3', (F32, [2, 2]))
c4 = Parameter('c4', (I32, [2]), [1, 0])
t5 = Output('t5', (F32, [6, 2]))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t3)
model.Operation('GATHER', x1, 1, c4).To(t5)
Example({
    x1: [-2.1875, 0.375, 3.0, 3.9375, 3.5, -0.1875, 1.0625, -0.5, 1.375, 0.5, -4.0, -2.0625],
    t3: [3.0, 3.9375, -2.1875, 0.375],
    t5: [0.375, -2.1875, 3.9375, 3.0, -0.1875, 3.5, -0.5, 1.0625, 0.5, 1.375, -2.0625, -4.0],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [2]), [1, 0])
t3 = Output('t3', (U8, [2, 2], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [1, 0])
t5 = Output('t5', (U8, [6, 2], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t3)
model.Operation('GATHER', x1, 1, c4).To(t5)
Example({
    x1: [151, 74, 164, 171, 95, 116, 143, 123, 168, 120, 90, 100],
    t3: [164, 171, 151, 74],
    t5: [74, 151, 171, 164, 116, 95, 123, 143, 120, 168, 100, 90],
}, name='6x2_quant8').AddVariations(signed(x1, t3, t5)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
c2 = Parameter('c2', (I32, [2]), [1, 0])
t3 = Output('t3', (F32, [2, 4]))
c4 = Parameter('c4', (I32, [2]), [1, 0])
t5 = Output('t5', (F32, [3, 2]))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t3)
model.Operation('GATHER', x1, 1, c4).To(t5)
Example({
    x1: [0.625, -1.375, 3.4375, -1.3125, 3.5, 3.6875, -3.1875, -2.8125, -3.75, 1.25, -1.4375, 0.25],
    t3: [3.5, 3.6875, -3.1875, -2.8125, 0.625, -1.375, 3.4375, -1.3125],
    t5: [-1.375, 0.625, 3.6875, 3.5, 1.25, -3.75],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [2]), [1, 0])
t3 = Output('t3', (U8, [2, 4], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [1, 0])
t5 = Output('t5', (U8, [3, 2], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t3)
model.Operation('GATHER', x1, 1, c4).To(t5)
Example({
    x1: [180, 97, 163, 176, 81, 119, 173, 120, 155, 121, 164, 66],
    t3: [81, 119, 173, 120, 180, 97, 163, 176],
    t5: [97, 180, 119, 81, 121, 155],
}, name='3x4_quant8').AddVariations(signed(x1, t3, t5)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
c2 = Parameter('c2', (I32, [2]), [1, 0])
t3 = Output('t3', (F32, [2, 3]))
c4 = Parameter('c4', (I32, [2]), [1, 0])
t5 = Output('t5', (F32, [4, 2]))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t3)
model.Operation('GATHER', x1, 1, c4).To(t5)
Example({
    x1: [-3.0, 3.0, 2.6875, -1.0, 3.8125, -1.0625, 2.125, 3.5, 2.4375, -1.875, -1.375, 0.8125],
    t3: [-1.0, 3.8125, -1.0625, -3.0, 3.0, 2.6875],
    t5: [3.0, -3.0, 3.8125, -1.0, 3.5, 2.125, -1.375, -1.875],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [2]), [1, 0])
t3 = Output('t3', (U8, [2, 3], 0.5, 120))
c4 = Parameter('c4', (I32, [2]), [1, 0])
t5 = Output('t5', (U8, [4, 2], 0.5, 120))
model = Model()
model.Operation('GATHER', x1, 0, c2).To(t3)
model.Operation('GATHER', x1, 1, c4).To(t5)
Example({
    x1: [162, 68, 116, 130, 113, 151, 84, 122, 177, 154, 166, 83],
    t3: [130, 113, 151, 162, 68, 116],
    t5: [68, 162, 113, 130, 122, 84, 166, 154],
}, name='4x3_quant8').AddVariations(signed(x1, t3, t5)).DisableLifeTimeVariation()
