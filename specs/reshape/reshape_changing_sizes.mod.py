# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# RESHAPE: fewer elements and more, by one model.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Dimensions are those of one request only: the next has fewer elements, or more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 6]))
t2 = Output('t2', (F32, [6, 2]))
t3 = Output('t3', (F32, [2, 6]))
model = Model()
model.Operation('RESHAPE', x1, [-1, 2]).To(t2)
model.Operation('RESHAPE', x1, [2, -1]).To(t3)
Example({
    x1: [0.3125, 2.0625, -1.875, -1.75, 3.9375, 1.375, -0.0625, -4.0, 2.8125, 0.9375, -3.6875, -2.0625],
    t2: [0.3125, 2.0625, -1.875, -1.75, 3.9375, 1.375, -0.0625, -4.0, 2.8125, 0.9375, -3.6875, -2.0625],
    t3: [0.3125, 2.0625, -1.875, -1.75, 3.9375, 1.375, -0.0625, -4.0, 2.8125, 0.9375, -3.6875, -2.0625],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has fewer elements, or more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
t2 = Output('t2', (U8, [6, 2], 0.5, 120))
t3 = Output('t3', (U8, [2, 6], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [-1, 2]).To(t2)
model.Operation('RESHAPE', x1, [2, -1]).To(t3)
Example({
    x1: [148, 94, 108, 131, 77, 168, 144, 78, 123, 103, 145, 128],
    t2: [148, 94, 108, 131, 77, 168, 144, 78, 123, 103, 145, 128],
    t3: [148, 94, 108, 131, 77, 168, 144, 78, 123, 103, 145, 128],
}, name='2x6_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has fewer elements, or more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 8]))
t2 = Output('t2', (F32, [12, 2]))
t3 = Output('t3', (F32, [2, 12]))
model = Model()
model.Operation('RESHAPE', x1, [-1, 2]).To(t2)
model.Operation('RESHAPE', x1, [2, -1]).To(t3)
Example({
    x1: [-2.5625, 1.75, -1.875, 0.3125, -1.8125, -2.375, 2.625, -0.1875, -2.875, 1.125, 3.375, -3.125,
    2.375, -0.3125, 3.4375, 1.875, 0.625, 1.0, 2.25, 3.625, 3.875, 0.5, -3.5625, -1.5],
    t2: [-2.5625, 1.75, -1.875, 0.3125, -1.8125, -2.375, 2.625, -0.1875, -2.875, 1.125, 3.375, -3.125,
    2.375, -0.3125, 3.4375, 1.875, 0.625, 1.0, 2.25, 3.625, 3.875, 0.5, -3.5625, -1.5],
    t3: [-2.5625, 1.75, -1.875, 0.3125, -1.8125, -2.375, 2.625, -0.1875, -2.875, 1.125, 3.375, -3.125,
    2.375, -0.3125, 3.4375, 1.875, 0.625, 1.0, 2.25, 3.625, 3.875, 0.5, -3.5625, -1.5],
}, name='3x8').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has fewer elements, or more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 8], 0.5, 120))
t2 = Output('t2', (U8, [12, 2], 0.5, 120))
t3 = Output('t3', (U8, [2, 12], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [-1, 2]).To(t2)
model.Operation('RESHAPE', x1, [2, -1]).To(t3)
Example({
    x1: [71, 106, 94, 129, 95, 86, 166, 121, 78, 142, 74, 162, 119, 171, 154, 134, 140, 160, 178, 132, 67,
    100, 137, 128],
    t2: [71, 106, 94, 129, 95, 86, 166, 121, 78, 142, 74, 162, 119, 171, 154, 134, 140, 160, 178, 132, 67,
    100, 137, 128],
    t3: [71, 106, 94, 129, 95, 86, 166, 121, 78, 142, 74, 162, 119, 171, 154, 134, 140, 160, 178, 132, 67,
    100, 137, 128],
}, name='3x8_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has fewer elements, or more.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 4]))
t2 = Output('t2', (F32, [2, 2]))
t3 = Output('t3', (F32, [2, 2]))
model = Model()
model.Operation('RESHAPE', x1, [-1, 2]).To(t2)
model.Operation('RESHAPE', x1, [2, -1]).To(t3)
Example({
    x1: [-1.1875, -3.4375, -3.6875, -1.3125],
    t2: [-1.1875, -3.4375, -3.6875, -1.3125],
    t3: [-1.1875, -3.4375, -3.6875, -1.3125],
}, name='1x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has fewer elements, or more.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 4], 0.5, 120))
t2 = Output('t2', (U8, [2, 2], 0.5, 120))
t3 = Output('t3', (U8, [2, 2], 0.5, 120))
model = Model()
model.Operation('RESHAPE', x1, [-1, 2]).To(t2)
model.Operation('RESHAPE', x1, [2, -1]).To(t3)
Example({
    x1: [160, 82, 134, 147],
    t2: [160, 82, 134, 147],
    t3: [160, 82, 134, 147],
}, name='1x4_quant8').AddVariations(signed(x1, t2, t3)).DisableLifeTimeVariation()
