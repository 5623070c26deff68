# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# SOFTMAX: as many elements in other rows, by one model.

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
model.Operation('SOFTMAX', x1, 0.5).To(t2)
Example({
    x1: [2.25, -3.3125, -3.875, -1.0, 0.0, 1.4375, -3.9375, 1.6875, -1.8125, 2.8125, 3.1875, 1.5625],
    t2: [0.43545672, 0.026981339, 0.020366583, 0.08574651, 0.1413721, 0.29007673, 0.009934115, 0.16541786,
    0.028745314, 0.2903174, 0.35018963, 0.1553957],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
t2 = Output('t2', (U8, [2, 6], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', x1, 0.5).To(t2)
Example({
    x1: [168, 110, 173, 65, 61, 84, 92, 160, 145, 152, 103, 60],
    t2: [57, 0, 199, 0, 0, 0, 0, 221, 5, 30, 0, 0],
}, name='2x6_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
t2 = Output('t2', (F32, [6, 2]))
model = Model()
model.Operation('SOFTMAX', x1, 0.5).To(t2)
Example({
    x1: [0.5, -3.75, 0.75, 3.9375, 2.625, 3.0625, -0.5, -0.25, -1.875, 2.8125, 0.375, -3.4375],
    t2: [0.8933094, 0.10669059, 0.16885695, 0.831143, 0.44552952, 0.5544705, 0.46879062, 0.53120935,
    0.08756384, 0.9124362, 0.87059724, 0.12940273],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
t2 = Output('t2', (U8, [6, 2], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', x1, 0.5).To(t2)
Example({
    x1: [96, 62, 98, 178, 123, 179, 149, 113, 116, 88, 156, 90],
    t2: [255, 0, 0, 255, 0, 255, 255, 0, 255, 0, 255, 0],
}, name='6x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 4]))
model = Model()
model.Operation('SOFTMAX', x1, 0.5).To(t2)
Example({
    x1: [-1.0, -0.875, 3.875, 1.0, 3.0, -2.5625, -0.5, -3.4375, -4.0, -1.125, 0.9375, -0.375],
    t2: [0.061625037, 0.065599516, 0.70526123, 0.16751422, 0.7838588, 0.04856868, 0.13621423, 0.031358298,
    0.043208532, 0.1819147, 0.5101924, 0.26468435],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
t2 = Output('t2', (U8, [3, 4], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', x1, 0.5).To(t2)
Example({
    x1: [84, 168, 85, 123, 150, 100, 116, 145, 71, 88, 151, 142],
    t2: [0, 255, 0, 0, 199, 0, 0, 57, 0, 0, 232, 24],
}, name='3x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
t2 = Output('t2', (F32, [4, 3]))
model = Model()
model.Operation('SOFTMAX', x1, 0.5).To(t2)
Example({
    x1: [1.4375, 3.6875, 2.3125, -1.0625, -1.75, -1.9375, -0.9375, -2.9375, 1.0625, -2.8125, 2.5625, 3.625],
    t2: [0.17764996, 0.5472004, 0.27514964, 0.4246727, 0.301138, 0.2741893, 0.24472848, 0.09003057,
    0.66524094, 0.024575008, 0.3611271, 0.61429787],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
t2 = Output('t2', (U8, [4, 3], 0.00390625, 0))
model = Model()
model.Operation('SOFTMAX', x1, 0.5).To(t2)
Example({
    x1: [150, 176, 103, 160, 121, 110, 83, 78, 76, 149, 130, 148],
    t2: [0, 255, 0, 255, 0, 0, 175, 50, 30, 143, 1, 112],
}, name='4x3_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
