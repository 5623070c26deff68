# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# ARGMAX: as many elements in other rows, by one model.

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
t2 = Output('t2', (I32, [6]))
t3 = Output('t3', (I32, [2]))
model = Model()
model.Operation('ARGMAX', x1, 0).To(t2)
model.Operation('ARGMAX', x1, 1).To(t3)
Example({
    x1: [-3.0, 2.3125, 3.0, 2.25, 1.0625, -0.6875, 1.875, -3.8125, 0.6875, -2.9375, -1.375, 3.0625],
    t2: [1, 0, 0, 0, 0, 1],
    t3: [2, 5],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
t2 = Output('t2', (I32, [6]))
t3 = Output('t3', (I32, [2]))
model = Model()
model.Operation('ARGMAX', x1, 0).To(t2)
model.Operation('ARGMAX', x1, 1).To(t3)
Example({
    x1: [68, 110, 116, 140, 164, 153, 126, 139, 100, 86, 149, 107],
    t2: [1, 1, 0, 0, 0, 0],
    t3: [4, 4],
}, name='2x6_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
t2 = Output('t2', (I32, [2]))
t3 = Output('t3', (I32, [6]))
model = Model()
model.Operation('ARGMAX', x1, 0).To(t2)
model.Operation('ARGMAX', x1, 1).To(t3)
Example({
    x1: [2.625, 0.25, -3.5, -1.375, 0.125, -3.6875, -2.875, -0.1875, -2.125, 1.0, 1.3125, -1.6875],
    t2: [0, 4],
    t3: [0, 1, 0, 1, 1, 0],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
t2 = Output('t2', (I32, [2]))
t3 = Output('t3', (I32, [6]))
model = Model()
model.Operation('ARGMAX', x1, 0).To(t2)
model.Operation('ARGMAX', x1, 1).To(t3)
Example({
    x1: [113, 136, 164, 94, 125, 129, 133, 173, 126, 166, 64, 154],
    t2: [1, 3],
    t3: [1, 0, 1, 1, 1, 1],
}, name='6x2_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (I32, [4]))
t3 = Output('t3', (I32, [3]))
model = Model()
model.Operation('ARGMAX', x1, 0).To(t2)
model.Operation('ARGMAX', x1, 1).To(t3)
Example({
    x1: [0.0625, -3.0625, 0.5625, -2.625, 0.875, 3.1875, 3.375, 3.0625, -0.75, 1.5, 2.875, 3.125],
    t2: [1, 1, 1, 2],
    t3: [2, 2, 3],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
t2 = Output('t2', (I32, [4]))
t3 = Output('t3', (I32, [3]))
model = Model()
model.Operation('ARGMAX', x1, 0).To(t2)
model.Operation('ARGMAX', x1, 1).To(t3)
Example({
    x1: [129, 92, 142, 146, 67, 125, 164, 96, 71, 99, 135, 117],
    t2: [0, 1, 1, 0],
    t3: [3, 2, 2],
}, name='3x4_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
t2 = Output('t2', (I32, [3]))
t3 = Output('t3', (I32, [4]))
model = Model()
model.Operation('ARGMAX', x1, 0).To(t2)
model.Operation('ARGMAX', x1, 1).To(t3)
Example({
    x1: [0.0625, -1.125, -3.6875, -0.9375, 2.125, 1.9375, 3.125, -2.8125, -1.3125, -1.0625, -3.9375, -3.0],
    t2: [2, 1, 1],
    t3: [0, 1, 0, 0],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
t2 = Output('t2', (I32, [3]))
t3 = Output('t3', (I32, [4]))
model = Model()
model.Operation('ARGMAX', x1, 0).To(t2)
model.Operation('ARGMAX', x1, 1).To(t3)
Example({
    x1: [177, 92, 83, 144, 171, 130, 143, 160, 62, 84, 109, 175],
    t2: [0, 1, 3],
    t3: [0, 1, 1, 2],
}, name='4x3_quant8').AddVariations(signed(x1)).DisableLifeTimeVariation()
