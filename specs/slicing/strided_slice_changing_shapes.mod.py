# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# STRIDED_SLICE: as many elements in other rows, by one model.

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
t2 = Output('t2', (F32, [1, 6]))
model = Model()
model.Operation('STRIDED_SLICE', x1, [-1, 0], [0, 2], [-1, 1], 2, 2, 0).To(t2)
Example({
    x1: [1.0625, 3.1875, 3.0625, 1.125, -1.4375, 2.6875, -0.375, 3.375, 0.125, -0.1875, 1.3125, 3.125],
    t2: [-0.375, 3.375, 0.125, -0.1875, 1.3125, 3.125],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
t2 = Output('t2', (U8, [1, 6], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x1, [-1, 0], [0, 2], [-1, 1], 2, 2, 0).To(t2)
Example({
    x1: [155, 100, 117, 128, 130, 116, 101, 80, 113, 89, 119, 152],
    t2: [101, 80, 113, 89, 119, 152],
}, name='2x6_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
t2 = Output('t2', (F32, [5, 2]))
model = Model()
model.Operation('STRIDED_SLICE', x1, [-1, 0], [0, 2], [-1, 1], 2, 2, 0).To(t2)
Example({
    x1: [2.8125, 2.1875, 0.6875, -0.0625, -0.25, 3.9375, -1.3125, 3.125, -0.625, 2.5, 0.0625, -1.5625],
    t2: [0.0625, -1.5625, -0.625, 2.5, -1.3125, 3.125, -0.25, 3.9375, 0.6875, -0.0625],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
t2 = Output('t2', (U8, [5, 2], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x1, [-1, 0], [0, 2], [-1, 1], 2, 2, 0).To(t2)
Example({
    x1: [114, 109, 144, 97, 142, 143, 91, 90, 123, 131, 81, 117],
    t2: [81, 117, 123, 131, 91, 90, 142, 143, 144, 97],
}, name='6x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [2, 4]))
model = Model()
model.Operation('STRIDED_SLICE', x1, [-1, 0], [0, 2], [-1, 1], 2, 2, 0).To(t2)
Example({
    x1: [2.4375, -1.25, -2.5625, -0.5625, 0.0, -1.6875, -3.0, 1.6875, 0.9375, 0.3125, -2.6875, -2.8125],
    t2: [0.9375, 0.3125, -2.6875, -2.8125, 0.0, -1.6875, -3.0, 1.6875],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
t2 = Output('t2', (U8, [2, 4], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x1, [-1, 0], [0, 2], [-1, 1], 2, 2, 0).To(t2)
Example({
    x1: [111, 82, 159, 145, 131, 71, 87, 164, 92, 78, 148, 169],
    t2: [92, 78, 148, 169, 131, 71, 87, 164],
}, name='3x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
t2 = Output('t2', (F32, [3, 3]))
model = Model()
model.Operation('STRIDED_SLICE', x1, [-1, 0], [0, 2], [-1, 1], 2, 2, 0).To(t2)
Example({
    x1: [-2.9375, -2.25, -0.75, -0.9375, -3.875, 0.9375, -2.8125, 0.25, -1.5, 3.4375, -0.375, 0.75],
    t2: [3.4375, -0.375, 0.75, -2.8125, 0.25, -1.5, -0.9375, -3.875, 0.9375],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
t2 = Output('t2', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('STRIDED_SLICE', x1, [-1, 0], [0, 2], [-1, 1], 2, 2, 0).To(t2)
Example({
    x1: [139, 163, 68, 74, 155, 86, 178, 154, 143, 164, 131, 152],
    t2: [164, 131, 152, 178, 154, 143, 74, 155, 86],
}, name='4x3_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
