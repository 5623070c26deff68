# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: as many elements in other rows, by one model.

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
c2 = Parameter('c2', (F32, [1]), [0.5])
t3 = Output('t3', (F32, [2, 6]))
t4 = Output('t4', (F32, [2, 6]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SUB', t3, x1, 0).To(t4)
Example({
    x1: [1.875, -2.8125, 1.5, -2.9375, 2.0625, 1.0625, 1.25, -3.375, 3.0625, -2.125, -2.1875, 0.125],
    t3: [2.375, -2.3125, 2.0, -2.4375, 2.5625, 1.5625, 1.75, -2.875, 3.5625, -1.625, -1.6875, 0.625],
    t4: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t3 = Output('t3', (U8, [2, 6], 0.5, 120))
t4 = Output('t4', (U8, [2, 6], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SUB', t3, x1, 0).To(t4)
Example({
    x1: [154, 139, 156, 107, 69, 169, 104, 68, 108, 100, 102, 178],
    t3: [155, 140, 157, 108, 70, 170, 105, 69, 109, 101, 103, 179],
    t4: [121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121],
}, name='2x6_quant8').AddVariations(signed(x1, c2, t3, t4)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t3 = Output('t3', (F32, [6, 2]))
t4 = Output('t4', (F32, [6, 2]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SUB', t3, x1, 0).To(t4)
Example({
    x1: [-3.0625, 0.5625, 1.9375, 2.125, -0.25, -2.875, 1.6875, -2.625, -3.0, -1.8125, 3.4375, 3.5],
    t3: [-2.5625, 1.0625, 2.4375, 2.625, 0.25, -2.375, 2.1875, -2.125, -2.5, -1.3125, 3.9375, 4.0],
    t4: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t3 = Output('t3', (U8, [6, 2], 0.5, 120))
t4 = Output('t4', (U8, [6, 2], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SUB', t3, x1, 0).To(t4)
Example({
    x1: [67, 130, 96, 107, 109, 90, 151, 69, 105, 171, 71, 68],
    t3: [68, 131, 97, 108, 110, 91, 152, 70, 106, 172, 72, 69],
    t4: [121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121],
}, name='6x2_quant8').AddVariations(signed(x1, c2, t3, t4)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t3 = Output('t3', (F32, [3, 4]))
t4 = Output('t4', (F32, [3, 4]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SUB', t3, x1, 0).To(t4)
Example({
    x1: [2.8125, 1.625, -0.9375, -1.625, 2.9375, -1.0, 3.625, -2.25, 1.875, 2.75, 0.875, -1.1875],
    t3: [3.3125, 2.125, -0.4375, -1.125, 3.4375, -0.5, 4.125, -1.75, 2.375, 3.25, 1.375, -0.6875],
    t4: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t3 = Output('t3', (U8, [3, 4], 0.5, 120))
t4 = Output('t4', (U8, [3, 4], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SUB', t3, x1, 0).To(t4)
Example({
    x1: [179, 114, 130, 105, 84, 79, 115, 167, 153, 121, 180, 169],
    t3: [180, 115, 131, 106, 85, 80, 116, 168, 154, 122, 181, 170],
    t4: [121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121],
}, name='3x4_quant8').AddVariations(signed(x1, c2, t3, t4)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
c2 = Parameter('c2', (F32, [1]), [0.5])
t3 = Output('t3', (F32, [4, 3]))
t4 = Output('t4', (F32, [4, 3]))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SUB', t3, x1, 0).To(t4)
Example({
    x1: [0.6875, 2.4375, 2.3125, -1.0, 3.875, 2.5625, 1.0625, -0.6875, -2.0, -1.625, 3.75, 0.125],
    t3: [1.1875, 2.9375, 2.8125, -0.5, 4.375, 3.0625, 1.5625, -0.1875, -1.5, -1.125, 4.25, 0.625],
    t4: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
c2 = Parameter('c2', (U8, [1], 0.5, 120), [121])
t3 = Output('t3', (U8, [4, 3], 0.5, 120))
t4 = Output('t4', (U8, [4, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, c2, 0).To(t3)
model.Operation('SUB', t3, x1, 0).To(t4)
Example({
    x1: [97, 111, 110, 127, 142, 143, 84, 123, 112, 100, 86, 139],
    t3: [98, 112, 111, 128, 143, 144, 85, 124, 113, 101, 87, 140],
    t4: [121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121],
}, name='4x3_quant8').AddVariations(signed(x1, c2, t3, t4)).DisableLifeTimeVariation()
