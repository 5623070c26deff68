# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reduction.py; do not edit.
#
# REDUCE_MAX: as many elements in other rows, by one model.

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
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [6]))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (F32, [2]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x1, c4, False).To(t5)
Example({
    x1: [2.6875, 1.0, 3.8125, -2.625, 2.0625, -1.375, -1.6875, 3.5625, -3.1875, 1.9375, -3.4375, -1.0],
    t3: [2.6875, 3.5625, 3.8125, 1.9375, 2.0625, -1.0],
    t5: [3.8125, 3.5625],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (U8, [6], 0.5, 120))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (U8, [2], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x1, c4, False).To(t5)
Example({
    x1: [113, 100, 134, 164, 122, 136, 71, 108, 126, 81, 78, 120],
    t3: [113, 108, 134, 164, 122, 136],
    t5: [164, 126],
}, name='2x6_quant8').AddVariations(signed(x1, t3, t5)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [2]))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (F32, [6]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x1, c4, False).To(t5)
Example({
    x1: [-2.0, -3.125, -2.75, -3.875, -3.9375, 0.75, -1.9375, 1.375, 3.5625, 2.4375, 3.125, -3.4375],
    t3: [3.5625, 2.4375],
    t5: [-2.0, -2.75, 0.75, 1.375, 3.5625, 3.125],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (U8, [2], 0.5, 120))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (U8, [6], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x1, c4, False).To(t5)
Example({
    x1: [140, 126, 76, 67, 127, 70, 138, 61, 148, 60, 157, 172],
    t3: [157, 172],
    t5: [140, 76, 127, 138, 148, 172],
}, name='6x2_quant8').AddVariations(signed(x1, t3, t5)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [4]))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (F32, [3]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x1, c4, False).To(t5)
Example({
    x1: [3.9375, 2.125, 3.8125, -2.0625, 0.3125, -1.5625, -3.0625, 2.75, 1.8125, 0.75, 3.0625, 0.6875],
    t3: [3.9375, 2.125, 3.8125, 2.75],
    t5: [3.9375, 2.75, 3.0625],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (U8, [4], 0.5, 120))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (U8, [3], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x1, c4, False).To(t5)
Example({
    x1: [136, 152, 123, 109, 122, 134, 129, 158, 165, 173, 75, 137],
    t3: [165, 173, 129, 158],
    t5: [152, 158, 173],
}, name='3x4_quant8').AddVariations(signed(x1, t3, t5)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (F32, [3]))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (F32, [4]))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x1, c4, False).To(t5)
Example({
    x1: [1.0625, 2.0625, -1.4375, -1.3125, 2.3125, -3.0625, 2.0, 1.4375, -2.875, 3.9375, 1.25, 2.6875],
    t3: [3.9375, 2.3125, 2.6875],
    t5: [2.0625, 2.3125, 2.0, 3.9375],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
c2 = Parameter('c2', (I32, [1]), [0])
t3 = Output('t3', (U8, [3], 0.5, 120))
c4 = Parameter('c4', (I32, [1]), [1])
t5 = Output('t5', (U8, [4], 0.5, 120))
model = Model()
model.Operation('REDUCE_MAX', x1, c2, False).To(t3)
model.Operation('REDUCE_MAX', x1, c4, False).To(t5)
Example({
    x1: [100, 108, 161, 80, 81, 110, 67, 149, 138, 103, 69, 123],
    t3: [103, 149, 161],
    t5: [161, 110, 149, 123],
}, name='4x3_quant8').AddVariations(signed(x1, t3, t5)).DisableLifeTimeVariation()
