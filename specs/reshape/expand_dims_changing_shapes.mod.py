# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# EXPAND_DIMS: as many elements in other rows, by one model.

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
t2 = Output('t2', (F32, [2, 1, 6]))
model = Model()
model.Operation('EXPAND_DIMS', x1, 1).To(t2)
Example({
    x1: [1.5, 2.4375, 2.6875, 2.9375, 3.6875, -3.375, -3.6875, -0.25, 0.4375, -2.0625, -1.625, -0.5625],
    t2: [1.5, 2.4375, 2.6875, 2.9375, 3.6875, -3.375, -3.6875, -0.25, 0.4375, -2.0625, -1.625, -0.5625],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
t2 = Output('t2', (U8, [2, 1, 6], 0.5, 120))
model = Model()
model.Operation('EXPAND_DIMS', x1, 1).To(t2)
Example({
    x1: [162, 104, 131, 125, 172, 136, 111, 113, 115, 121, 143, 154],
    t2: [162, 104, 131, 125, 172, 136, 111, 113, 115, 121, 143, 154],
}, name='2x6_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
t2 = Output('t2', (F32, [6, 1, 2]))
model = Model()
model.Operation('EXPAND_DIMS', x1, 1).To(t2)
Example({
    x1: [2.75, -0.0625, 2.625, -2.875, -3.0, 2.375, 3.1875, -0.125, -0.5, -1.4375, -3.75, -2.8125],
    t2: [2.75, -0.0625, 2.625, -2.875, -3.0, 2.375, 3.1875, -0.125, -0.5, -1.4375, -3.75, -2.8125],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
t2 = Output('t2', (U8, [6, 1, 2], 0.5, 120))
model = Model()
model.Operation('EXPAND_DIMS', x1, 1).To(t2)
Example({
    x1: [114, 165, 151, 91, 113, 69, 68, 111, 139, 134, 117, 88],
    t2: [114, 165, 151, 91, 113, 69, 68, 111, 139, 134, 117, 88],
}, name='6x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 1, 4]))
model = Model()
model.Operation('EXPAND_DIMS', x1, 1).To(t2)
Example({
    x1: [-2.5625, 2.125, -1.5, 0.125, -3.125, 0.9375, 3.625, 3.875, -1.5625, -1.3125, -3.8125, 0.25],
    t2: [-2.5625, 2.125, -1.5, 0.125, -3.125, 0.9375, 3.625, 3.875, -1.5625, -1.3125, -3.8125, 0.25],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
t2 = Output('t2', (U8, [3, 1, 4], 0.5, 120))
model = Model()
model.Operation('EXPAND_DIMS', x1, 1).To(t2)
Example({
    x1: [173, 169, 167, 71, 109, 165, 80, 93, 67, 178, 99, 121],
    t2: [173, 169, 167, 71, 109, 165, 80, 93, 67, 178, 99, 121],
}, name='3x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
t2 = Output('t2', (F32, [4, 1, 3]))
model = Model()
model.Operation('EXPAND_DIMS', x1, 1).To(t2)
Example({
    x1: [-0.4375, 2.625, -1.25, -0.0625, 2.375, -2.5625, 0.8125, -0.5, 3.875, -3.5, -3.9375, -3.0625],
    t2: [-0.4375, 2.625, -1.25, -0.0625, 2.375, -2.5625, 0.8125, -0.5, 3.875, -3.5, -3.9375, -3.0625],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
t2 = Output('t2', (U8, [4, 1, 3], 0.5, 120))
model = Model()
model.Operation('EXPAND_DIMS', x1, 1).To(t2)
Example({
    x1: [146, 88, 159, 154, 113, 129, 82, 143, 176, 130, 175, 126],
    t2: [146, 88, 159, 154, 113, 129, 82, 143, 176, 130, 175, 126],
}, name='4x3_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
