# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: as many elements in other rows, by one model.

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
t2 = Output('t2', (F32, [4, 6]))
t3 = Output('t3', (F32, [2, 12]))
model = Model()
model.Operation('CONCATENATION', x1, x1, 0).To(t2)
model.Operation('CONCATENATION', x1, x1, 1).To(t3)
Example({
    x1: [1.125, -1.3125, -2.1875, 2.625, 2.875, -3.25, 0.9375, 3.1875, 2.0625, -1.4375, -3.0625, -3.6875],
    t2: [1.125, -1.3125, -2.1875, 2.625, 2.875, -3.25, 0.9375, 3.1875, 2.0625, -1.4375, -3.0625, -3.6875,
    1.125, -1.3125, -2.1875, 2.625, 2.875, -3.25, 0.9375, 3.1875, 2.0625, -1.4375, -3.0625, -3.6875],
    t3: [1.125, -1.3125, -2.1875, 2.625, 2.875, -3.25, 1.125, -1.3125, -2.1875, 2.625, 2.875, -3.25, 0.9375,
    3.1875, 2.0625, -1.4375, -3.0625, -3.6875, 0.9375, 3.1875, 2.0625, -1.4375, -3.0625, -3.6875],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
t2 = Output('t2', (U8, [4, 6], 0.5, 120))
t3 = Output('t3', (U8, [2, 12], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x1, 0).To(t2)
model.Operation('CONCATENATION', x1, x1, 1).To(t3)
Example({
    x1: [101, 165, 137, 155, 81, 131, 74, 125, 113, 154, 169, 115],
    t2: [101, 165, 137, 155, 81, 131, 74, 125, 113, 154, 169, 115, 101, 165, 137, 155, 81, 131, 74, 125,
    113, 154, 169, 115],
    t3: [101, 165, 137, 155, 81, 131, 101, 165, 137, 155, 81, 131, 74, 125, 113, 154, 169, 115, 74, 125,
    113, 154, 169, 115],
}, name='2x6_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
t2 = Output('t2', (F32, [12, 2]))
t3 = Output('t3', (F32, [6, 4]))
model = Model()
model.Operation('CONCATENATION', x1, x1, 0).To(t2)
model.Operation('CONCATENATION', x1, x1, 1).To(t3)
Example({
    x1: [-2.25, 2.125, -3.3125, -2.5625, -4.0, 1.5, 3.1875, 0.75, -0.6875, 3.0625, -3.125, -1.0625],
    t2: [-2.25, 2.125, -3.3125, -2.5625, -4.0, 1.5, 3.1875, 0.75, -0.6875, 3.0625, -3.125, -1.0625, -2.25,
    2.125, -3.3125, -2.5625, -4.0, 1.5, 3.1875, 0.75, -0.6875, 3.0625, -3.125, -1.0625],
    t3: [-2.25, 2.125, -2.25, 2.125, -3.3125, -2.5625, -3.3125, -2.5625, -4.0, 1.5, -4.0, 1.5, 3.1875, 0.75,
    3.1875, 0.75, -0.6875, 3.0625, -0.6875, 3.0625, -3.125, -1.0625, -3.125, -1.0625],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
t2 = Output('t2', (U8, [12, 2], 0.5, 120))
t3 = Output('t3', (U8, [6, 4], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x1, 0).To(t2)
model.Operation('CONCATENATION', x1, x1, 1).To(t3)
Example({
    x1: [74, 156, 128, 138, 149, 109, 65, 171, 136, 71, 60, 163],
    t2: [74, 156, 128, 138, 149, 109, 65, 171, 136, 71, 60, 163, 74, 156, 128, 138, 149, 109, 65, 171, 136,
    71, 60, 163],
    t3: [74, 156, 74, 156, 128, 138, 128, 138, 149, 109, 149, 109, 65, 171, 65, 171, 136, 71, 136, 71, 60,
    163, 60, 163],
}, name='6x2_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [6, 4]))
t3 = Output('t3', (F32, [3, 8]))
model = Model()
model.Operation('CONCATENATION', x1, x1, 0).To(t2)
model.Operation('CONCATENATION', x1, x1, 1).To(t3)
Example({
    x1: [-0.4375, -2.5, 1.5625, 1.625, -2.0, -1.0625, 3.1875, 0.0625, 3.125, -2.375, 2.375, -1.9375],
    t2: [-0.4375, -2.5, 1.5625, 1.625, -2.0, -1.0625, 3.1875, 0.0625, 3.125, -2.375, 2.375, -1.9375,
    -0.4375, -2.5, 1.5625, 1.625, -2.0, -1.0625, 3.1875, 0.0625, 3.125, -2.375, 2.375, -1.9375],
    t3: [-0.4375, -2.5, 1.5625, 1.625, -0.4375, -2.5, 1.5625, 1.625, -2.0, -1.0625, 3.1875, 0.0625, -2.0,
    -1.0625, 3.1875, 0.0625, 3.125, -2.375, 2.375, -1.9375, 3.125, -2.375, 2.375, -1.9375],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
t2 = Output('t2', (U8, [6, 4], 0.5, 120))
t3 = Output('t3', (U8, [3, 8], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x1, 0).To(t2)
model.Operation('CONCATENATION', x1, x1, 1).To(t3)
Example({
    x1: [88, 72, 104, 105, 76, 83, 133, 171, 117, 92, 73, 163],
    t2: [88, 72, 104, 105, 76, 83, 133, 171, 117, 92, 73, 163, 88, 72, 104, 105, 76, 83, 133, 171, 117, 92,
    73, 163],
    t3: [88, 72, 104, 105, 88, 72, 104, 105, 76, 83, 133, 171, 76, 83, 133, 171, 117, 92, 73, 163, 117, 92,
    73, 163],
}, name='3x4_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
t2 = Output('t2', (F32, [8, 3]))
t3 = Output('t3', (F32, [4, 6]))
model = Model()
model.Operation('CONCATENATION', x1, x1, 0).To(t2)
model.Operation('CONCATENATION', x1, x1, 1).To(t3)
Example({
    x1: [-1.6875, -2.125, 1.3125, 2.5625, 3.75, 1.375, 0.5625, -0.9375, 2.375, -0.25, -0.3125, -3.5],
    t2: [-1.6875, -2.125, 1.3125, 2.5625, 3.75, 1.375, 0.5625, -0.9375, 2.375, -0.25, -0.3125, -3.5,
    -1.6875, -2.125, 1.3125, 2.5625, 3.75, 1.375, 0.5625, -0.9375, 2.375, -0.25, -0.3125, -3.5],
    t3: [-1.6875, -2.125, 1.3125, -1.6875, -2.125, 1.3125, 2.5625, 3.75, 1.375, 2.5625, 3.75, 1.375, 0.5625,
    -0.9375, 2.375, 0.5625, -0.9375, 2.375, -0.25, -0.3125, -3.5, -0.25, -0.3125, -3.5],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
t2 = Output('t2', (U8, [8, 3], 0.5, 120))
t3 = Output('t3', (U8, [4, 6], 0.5, 120))
model = Model()
model.Operation('CONCATENATION', x1, x1, 0).To(t2)
model.Operation('CONCATENATION', x1, x1, 1).To(t3)
Example({
    x1: [175, 78, 139, 126, 164, 156, 75, 102, 112, 122, 103, 138],
    t2: [175, 78, 139, 126, 164, 156, 75, 102, 112, 122, 103, 138, 175, 78, 139, 126, 164, 156, 75, 102,
    112, 122, 103, 138],
    t3: [175, 78, 139, 175, 78, 139, 126, 164, 156, 126, 164, 156, 75, 102, 112, 75, 102, 112, 122, 103,
    138, 122, 103, 138],
}, name='4x3_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()
