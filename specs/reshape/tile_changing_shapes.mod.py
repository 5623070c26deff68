# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: as many elements in other rows, by one model.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 6]))
t2 = Output('t2', (F32, [2, 12]))
t3 = Output('t3', (F32, [4, 6]))
model = Model()
model.Operation('TILE', x1, [1, 2]).To(t2)
model.Operation('TILE', x1, [2, 1]).To(t3)
Example({
    x1: [-2.4375, 1.125, 2.1875, 2.375, 0.375, 1.6875, 0.0625, -0.1875, 3.125, -1.25, -3.25, 1.625],
    t2: [-2.4375, 1.125, 2.1875, 2.375, 0.375, 1.6875, -2.4375, 1.125, 2.1875, 2.375, 0.375, 1.6875, 0.0625,
    -0.1875, 3.125, -1.25, -3.25, 1.625, 0.0625, -0.1875, 3.125, -1.25, -3.25, 1.625],
    t3: [-2.4375, 1.125, 2.1875, 2.375, 0.375, 1.6875, 0.0625, -0.1875, 3.125, -1.25, -3.25, 1.625, -2.4375,
    1.125, 2.1875, 2.375, 0.375, 1.6875, 0.0625, -0.1875, 3.125, -1.25, -3.25, 1.625],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
t2 = Output('t2', (U8, [2, 12], 0.5, 120))
t3 = Output('t3', (U8, [4, 6], 0.5, 120))
model = Model()
model.Operation('TILE', x1, [1, 2]).To(t2)
model.Operation('TILE', x1, [2, 1]).To(t3)
Example({
    x1: [72, 159, 101, 136, 109, 164, 167, 129, 146, 158, 111, 124],
    t2: [72, 159, 101, 136, 109, 164, 72, 159, 101, 136, 109, 164, 167, 129, 146, 158, 111, 124, 167, 129,
    146, 158, 111, 124],
    t3: [72, 159, 101, 136, 109, 164, 167, 129, 146, 158, 111, 124, 72, 159, 101, 136, 109, 164, 167, 129,
    146, 158, 111, 124],
}, name='2x6_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
t2 = Output('t2', (F32, [6, 4]))
t3 = Output('t3', (F32, [12, 2]))
model = Model()
model.Operation('TILE', x1, [1, 2]).To(t2)
model.Operation('TILE', x1, [2, 1]).To(t3)
Example({
    x1: [3.625, 1.875, -3.8125, -2.8125, -2.5625, -2.125, -3.625, 2.0625, 3.75, 1.75, 3.0625, 2.6875],
    t2: [3.625, 1.875, 3.625, 1.875, -3.8125, -2.8125, -3.8125, -2.8125, -2.5625, -2.125, -2.5625, -2.125,
    -3.625, 2.0625, -3.625, 2.0625, 3.75, 1.75, 3.75, 1.75, 3.0625, 2.6875, 3.0625, 2.6875],
    t3: [3.625, 1.875, -3.8125, -2.8125, -2.5625, -2.125, -3.625, 2.0625, 3.75, 1.75, 3.0625, 2.6875, 3.625,
    1.875, -3.8125, -2.8125, -2.5625, -2.125, -3.625, 2.0625, 3.75, 1.75, 3.0625, 2.6875],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
t2 = Output('t2', (U8, [6, 4], 0.5, 120))
t3 = Output('t3', (U8, [12, 2], 0.5, 120))
model = Model()
model.Operation('TILE', x1, [1, 2]).To(t2)
model.Operation('TILE', x1, [2, 1]).To(t3)
Example({
    x1: [136, 157, 173, 121, 175, 138, 107, 61, 154, 147, 180, 69],
    t2: [136, 157, 136, 157, 173, 121, 173, 121, 175, 138, 175, 138, 107, 61, 107, 61, 154, 147, 154, 147,
    180, 69, 180, 69],
    t3: [136, 157, 173, 121, 175, 138, 107, 61, 154, 147, 180, 69, 136, 157, 173, 121, 175, 138, 107, 61,
    154, 147, 180, 69],
}, name='6x2_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 8]))
t3 = Output('t3', (F32, [6, 4]))
model = Model()
model.Operation('TILE', x1, [1, 2]).To(t2)
model.Operation('TILE', x1, [2, 1]).To(t3)
Example({
    x1: [1.8125, -2.875, 3.0, -0.125, 1.0625, 1.125, -2.5, 2.75, 0.0625, 3.0625, 1.5, -4.0],
    t2: [1.8125, -2.875, 3.0, -0.125, 1.8125, -2.875, 3.0, -0.125, 1.0625, 1.125, -2.5, 2.75, 1.0625, 1.125,
    -2.5, 2.75, 0.0625, 3.0625, 1.5, -4.0, 0.0625, 3.0625, 1.5, -4.0],
    t3: [1.8125, -2.875, 3.0, -0.125, 1.0625, 1.125, -2.5, 2.75, 0.0625, 3.0625, 1.5, -4.0, 1.8125, -2.875,
    3.0, -0.125, 1.0625, 1.125, -2.5, 2.75, 0.0625, 3.0625, 1.5, -4.0],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
t2 = Output('t2', (U8, [3, 8], 0.5, 120))
t3 = Output('t3', (U8, [6, 4], 0.5, 120))
model = Model()
model.Operation('TILE', x1, [1, 2]).To(t2)
model.Operation('TILE', x1, [2, 1]).To(t3)
Example({
    x1: [106, 149, 69, 116, 162, 154, 91, 100, 128, 127, 101, 72],
    t2: [106, 149, 69, 116, 106, 149, 69, 116, 162, 154, 91, 100, 162, 154, 91, 100, 128, 127, 101, 72, 128,
    127, 101, 72],
    t3: [106, 149, 69, 116, 162, 154, 91, 100, 128, 127, 101, 72, 106, 149, 69, 116, 162, 154, 91, 100, 128,
    127, 101, 72],
}, name='3x4_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
t2 = Output('t2', (F32, [4, 6]))
t3 = Output('t3', (F32, [8, 3]))
model = Model()
model.Operation('TILE', x1, [1, 2]).To(t2)
model.Operation('TILE', x1, [2, 1]).To(t3)
Example({
    x1: [-0.875, -3.3125, 3.4375, 0.75, -1.1875, 2.0, -0.75, -3.375, 2.4375, 3.8125, -1.125, -3.875],
    t2: [-0.875, -3.3125, 3.4375, -0.875, -3.3125, 3.4375, 0.75, -1.1875, 2.0, 0.75, -1.1875, 2.0, -0.75,
    -3.375, 2.4375, -0.75, -3.375, 2.4375, 3.8125, -1.125, -3.875, 3.8125, -1.125, -3.875],
    t3: [-0.875, -3.3125, 3.4375, 0.75, -1.1875, 2.0, -0.75, -3.375, 2.4375, 3.8125, -1.125, -3.875, -0.875,
    -3.3125, 3.4375, 0.75, -1.1875, 2.0, -0.75, -3.375, 2.4375, 3.8125, -1.125, -3.875],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
t2 = Output('t2', (U8, [4, 6], 0.5, 120))
t3 = Output('t3', (U8, [8, 3], 0.5, 120))
model = Model()
model.Operation('TILE', x1, [1, 2]).To(t2)
model.Operation('TILE', x1, [2, 1]).To(t3)
Example({
    x1: [85, 164, 65, 119, 127, 98, 144, 151, 82, 108, 176, 86],
    t2: [85, 164, 65, 85, 164, 65, 119, 127, 98, 119, 127, 98, 144, 151, 82, 144, 151, 82, 108, 176, 86,
    108, 176, 86],
    t3: [85, 164, 65, 119, 127, 98, 144, 151, 82, 108, 176, 86, 85, 164, 65, 119, 127, 98, 144, 151, 82,
    108, 176, 86],
}, name='4x3_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()
