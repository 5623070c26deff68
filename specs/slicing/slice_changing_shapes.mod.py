# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: as many elements in other rows, by one model.

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
t2 = Output('t2', (F32, [1, 2]))
model = Model()
model.Operation('SLICE', x1, [1, 0], [-1, 2]).To(t2)
Example({
    x1: [-3.75, 1.125, -1.4375, -1.5625, -3.875, 1.9375, 3.0625, -1.9375, 3.625, 3.4375, -3.125, 1.25],
    t2: [3.0625, -1.9375],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
t2 = Output('t2', (U8, [1, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, [1, 0], [-1, 2]).To(t2)
Example({
    x1: [164, 129, 177, 62, 134, 101, 80, 79, 61, 107, 132, 168],
    t2: [80, 79],
}, name='2x6_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
t2 = Output('t2', (F32, [5, 2]))
model = Model()
model.Operation('SLICE', x1, [1, 0], [-1, 2]).To(t2)
Example({
    x1: [3.5, -1.125, 2.5, -0.75, 3.125, 3.6875, -4.0, 1.5, -2.6875, -2.0625, -0.5, -0.1875],
    t2: [2.5, -0.75, 3.125, 3.6875, -4.0, 1.5, -2.6875, -2.0625, -0.5, -0.1875],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
t2 = Output('t2', (U8, [5, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, [1, 0], [-1, 2]).To(t2)
Example({
    x1: [133, 120, 158, 129, 154, 173, 162, 83, 151, 112, 86, 117],
    t2: [158, 129, 154, 173, 162, 83, 151, 112, 86, 117],
}, name='6x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [2, 2]))
model = Model()
model.Operation('SLICE', x1, [1, 0], [-1, 2]).To(t2)
Example({
    x1: [1.25, 2.3125, 1.9375, -3.0, -0.9375, -0.6875, 0.625, -2.0625, 1.1875, -1.4375, -0.1875, -3.4375],
    t2: [-0.9375, -0.6875, 1.1875, -1.4375],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
t2 = Output('t2', (U8, [2, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, [1, 0], [-1, 2]).To(t2)
Example({
    x1: [128, 138, 151, 178, 102, 110, 167, 107, 141, 68, 84, 86],
    t2: [102, 110, 141, 68],
}, name='3x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
t2 = Output('t2', (F32, [3, 2]))
model = Model()
model.Operation('SLICE', x1, [1, 0], [-1, 2]).To(t2)
Example({
    x1: [1.5, 3.5625, -0.5, -2.625, 1.125, 1.3125, -1.0625, 4.0, 1.4375, -1.0, -0.125, -0.25],
    t2: [-2.625, 1.125, -1.0625, 4.0, -1.0, -0.125],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
t2 = Output('t2', (U8, [3, 2], 0.5, 120))
model = Model()
model.Operation('SLICE', x1, [1, 0], [-1, 2]).To(t2)
Example({
    x1: [104, 177, 120, 88, 71, 101, 151, 130, 171, 102, 83, 148],
    t2: [88, 71, 151, 130, 102, 83],
}, name='4x3_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
