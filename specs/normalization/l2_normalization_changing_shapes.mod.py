# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/normalization.py; do not edit.
#
# L2_NORMALIZATION: as many elements in other rows, by one model.

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
model.Operation('L2_NORMALIZATION', x1).To(t2)
Example({
    x1: [0.3125, 2.5625, 3.4375, -2.625, 1.4375, -2.5, 0.4375, -1.1875, 3.5, -3.25, 1.1875, 1.625],
    t2: [0.05384131, 0.44149876, 0.5922544, -0.45226702, 0.24767004, -0.4307305, 0.08200185, -0.22257645,
    0.6560148, -0.6091566, 0.22257645, 0.3045783],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
t2 = Output('t2', (U8, [2, 6], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', x1).To(t2)
Example({
    x1: [94, 177, 168, 156, 112, 119, 71, 159, 158, 103, 142, 179],
    t2: [90, 212, 199, 181, 116, 127, 64, 179, 178, 106, 157, 205],
}, name='2x6_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
t2 = Output('t2', (F32, [6, 2]))
model = Model()
model.Operation('L2_NORMALIZATION', x1).To(t2)
Example({
    x1: [2.3125, -2.0625, -0.9375, -1.6875, -2.9375, -2.4375, -1.5, -1.3125, -0.0625, 0.5, 3.125, 1.0],
    t2: [0.74629545, -0.66561484, -0.48564294, -0.87415725, -0.7695617, -0.63857245, -0.7525767, -0.6585046,
    -0.12403473, 0.99227786, 0.95242417, 0.3047757],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
t2 = Output('t2', (U8, [6, 2], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', x1).To(t2)
Example({
    x1: [110, 175, 171, 75, 133, 145, 143, 127, 164, 124, 136, 84],
    t2: [105, 254, 224, 43, 187, 242, 250, 165, 255, 140, 180, 11],
}, name='6x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 4]))
model = Model()
model.Operation('L2_NORMALIZATION', x1).To(t2)
Example({
    x1: [-3.625, 1.5, 0.6875, 1.375, -3.8125, 3.3125, 0.25, -2.125, 0.75, -1.6875, -3.125, -1.125],
    t2: [-0.86032206, 0.35599533, 0.16316453, 0.32632905, -0.69506925, 0.60391265, 0.045578312, -0.38741565,
    0.19735882, -0.44405732, -0.8223284, -0.2960382],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
t2 = Output('t2', (U8, [3, 4], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', x1).To(t2)
Example({
    x1: [148, 137, 63, 104, 97, 131, 153, 166, 103, 134, 61, 158],
    t2: [181, 160, 20, 98, 81, 151, 196, 223, 98, 152, 25, 194],
}, name='3x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
t2 = Output('t2', (F32, [4, 3]))
model = Model()
model.Operation('L2_NORMALIZATION', x1).To(t2)
Example({
    x1: [-0.0625, -3.5625, -2.75, -2.375, 1.375, -3.9375, 2.75, -0.25, -0.8125, 0.4375, 1.75, -1.25],
    t2: [-0.0138862105, -0.791514, -0.61099327, -0.4948437, 0.28648844, -0.82039875, 0.9553936,
    -0.086853966, -0.28227538, 0.19935012, 0.7974005, -0.5695718],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
t2 = Output('t2', (U8, [4, 3], 0.0078125, 128))
model = Model()
model.Operation('L2_NORMALIZATION', x1).To(t2)
Example({
    x1: [91, 63, 173, 70, 73, 103, 150, 135, 60, 114, 90, 85],
    t2: [83, 40, 210, 37, 43, 97, 184, 156, 16, 111, 45, 32],
}, name='4x3_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
