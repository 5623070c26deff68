# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# RELU: as many elements in other rows, by one model.

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
t2 = Output('t2', (F32, [2, 6]))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: [-0.375, -0.6875, 3.0625, 2.125, 1.0625, 3.75, 3.5, 0.6875, 3.6875, 0.9375, 2.6875, 0.25],
    t2: [0.0, 0.0, 3.0625, 2.125, 1.0625, 3.75, 3.5, 0.6875, 3.6875, 0.9375, 2.6875, 0.25],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
t2 = Output('t2', (U8, [2, 6], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: [89, 86, 116, 109, 143, 125, 100, 122, 168, 176, 151, 163],
    t2: [120, 120, 120, 120, 143, 125, 120, 122, 168, 176, 151, 163],
}, name='2x6_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
t2 = Output('t2', (F32, [6, 2]))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: [2.375, 3.625, 3.875, 1.875, -0.8125, -2.25, -1.5, -2.0, 2.4375, -2.125, 3.6875, 1.8125],
    t2: [2.375, 3.625, 3.875, 1.875, 0.0, 0.0, 0.0, 0.0, 2.4375, 0.0, 3.6875, 1.8125],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
t2 = Output('t2', (U8, [6, 2], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: [111, 121, 123, 169, 131, 107, 85, 74, 158, 167, 153, 80],
    t2: [120, 121, 123, 169, 131, 120, 120, 120, 158, 167, 153, 120],
}, name='6x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 4]))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: [-3.0625, -3.5, -3.125, 2.0, -2.75, -3.625, -4.0, 3.75, -0.3125, -2.375, -3.9375, 3.25],
    t2: [0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 3.75, 0.0, 0.0, 0.0, 3.25],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
t2 = Output('t2', (U8, [3, 4], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: [67, 64, 153, 159, 169, 108, 70, 63, 60, 149, 122, 89],
    t2: [120, 120, 153, 159, 169, 120, 120, 120, 120, 149, 122, 120],
}, name='3x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
t2 = Output('t2', (F32, [4, 3]))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: [1.875, 2.5625, 2.625, 3.1875, 3.6875, -2.3125, -1.3125, 1.625, -3.0625, 2.0625, 3.75, 1.25],
    t2: [1.875, 2.5625, 2.625, 3.1875, 3.6875, 0.0, 0.0, 1.625, 0.0, 2.0625, 3.75, 1.25],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
t2 = Output('t2', (U8, [4, 3], 0.5, 120))
model = Model()
model.Operation('RELU', x1).To(t2)
Example({
    x1: [107, 138, 112, 158, 113, 117, 135, 126, 121, 73, 81, 168],
    t2: [120, 138, 120, 158, 120, 120, 135, 126, 121, 120, 120, 168],
}, name='4x3_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
