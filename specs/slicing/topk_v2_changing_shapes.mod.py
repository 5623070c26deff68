# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# TOPK_V2: as many elements in other rows, by one model.

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
t2 = Output('t2', (F32, [2, 2]))
t3 = Output('t3', (I32, [2, 2]))
model = Model()
model.Operation('TOPK_V2', x1, 2).To(t2, t3)
Example({
    x1: [-1.8125, 3.1875, 2.0, 1.375, 2.25, 2.6875, 2.4375, 1.0625, 3.75, 4.0, -1.4375, -0.75],
    t2: [3.1875, 2.6875, 4.0, 3.75],
    t3: [1, 5, 3, 2],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
t2 = Output('t2', (U8, [2, 2], 0.5, 120))
t3 = Output('t3', (I32, [2, 2]))
model = Model()
model.Operation('TOPK_V2', x1, 2).To(t2, t3)
Example({
    x1: [145, 146, 133, 77, 117, 138, 173, 108, 103, 164, 110, 127],
    t2: [146, 145, 173, 164],
    t3: [1, 0, 0, 3],
}, name='2x6_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
t2 = Output('t2', (F32, [6, 2]))
t3 = Output('t3', (I32, [6, 2]))
model = Model()
model.Operation('TOPK_V2', x1, 2).To(t2, t3)
Example({
    x1: [-2.3125, 0.4375, -3.1875, 3.5625, 0.1875, -3.4375, -0.5625, 0.8125, -0.625, -1.125, -2.125, 0.5],
    t2: [0.4375, -2.3125, 3.5625, -3.1875, 0.1875, -3.4375, 0.8125, -0.5625, -0.625, -1.125, 0.5, -2.125],
    t3: [1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
t2 = Output('t2', (U8, [6, 2], 0.5, 120))
t3 = Output('t3', (I32, [6, 2]))
model = Model()
model.Operation('TOPK_V2', x1, 2).To(t2, t3)
Example({
    x1: [175, 73, 95, 150, 171, 162, 66, 120, 93, 159, 126, 140],
    t2: [175, 73, 150, 95, 171, 162, 120, 66, 159, 93, 140, 126],
    t3: [0, 1, 1, 0, 0, 1, 1, 0, 1, 0, 1, 0],
}, name='6x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 2]))
t3 = Output('t3', (I32, [3, 2]))
model = Model()
model.Operation('TOPK_V2', x1, 2).To(t2, t3)
Example({
    x1: [-0.5, 2.6875, -2.875, 2.9375, -3.9375, 2.3125, -1.75, 0.4375, 0.5625, -0.125, -0.875, -1.5625],
    t2: [2.9375, 2.6875, 2.3125, 0.4375, 0.5625, -0.125],
    t3: [3, 1, 1, 3, 0, 1],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
t2 = Output('t2', (U8, [3, 2], 0.5, 120))
t3 = Output('t3', (I32, [3, 2]))
model = Model()
model.Operation('TOPK_V2', x1, 2).To(t2, t3)
Example({
    x1: [88, 113, 156, 69, 115, 60, 154, 110, 168, 78, 95, 175],
    t2: [156, 113, 154, 115, 175, 168],
    t3: [2, 1, 2, 0, 3, 0],
}, name='3x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
t2 = Output('t2', (F32, [4, 2]))
t3 = Output('t3', (I32, [4, 2]))
model = Model()
model.Operation('TOPK_V2', x1, 2).To(t2, t3)
Example({
    x1: [-0.75, 3.25, -3.5625, 1.125, 2.75, 2.3125, 1.8125, -1.75, -0.125, 2.0, -1.625, -2.125],
    t2: [3.25, -0.75, 2.75, 2.3125, 1.8125, -0.125, 2.0, -1.625],
    t3: [1, 0, 1, 2, 0, 2, 0, 1],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
t2 = Output('t2', (U8, [4, 2], 0.5, 120))
t3 = Output('t3', (I32, [4, 2]))
model = Model()
model.Operation('TOPK_V2', x1, 2).To(t2, t3)
Example({
    x1: [86, 118, 179, 63, 101, 114, 167, 173, 180, 110, 129, 106],
    t2: [179, 118, 114, 101, 180, 173, 129, 110],
    t3: [2, 1, 2, 1, 2, 1, 1, 0],
}, name='4x3_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
