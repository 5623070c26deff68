# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: as many elements in other rows, by one model.

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
t2 = Output('t2', (F32, [6, 2]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 0]).To(t2)
Example({
    x1: [1.875, -2.0625, 3.6875, -2.75, -3.0, -2.5, 3.125, -3.6875, 2.0625, 3.375, 2.6875, 3.5],
    t2: [1.875, 3.125, -2.0625, -3.6875, 3.6875, 2.0625, -2.75, 3.375, -3.0, 2.6875, -2.5, 3.5],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [2, 6], 0.5, 120))
t2 = Output('t2', (U8, [6, 2], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 0]).To(t2)
Example({
    x1: [179, 165, 107, 131, 124, 125, 160, 75, 121, 151, 70, 68],
    t2: [179, 160, 165, 75, 107, 121, 131, 151, 124, 70, 125, 68],
}, name='2x6_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
t2 = Output('t2', (F32, [2, 6]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 0]).To(t2)
Example({
    x1: [-2.5625, 2.1875, -2.4375, 1.125, -1.8125, -3.25, -0.4375, -1.0625, -2.875, 3.875, 0.6875, -2.0625],
    t2: [-2.5625, -2.4375, -1.8125, -0.4375, -2.875, 0.6875, 2.1875, 1.125, -3.25, -1.0625, 3.875, -2.0625],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [6, 2], 0.5, 120))
t2 = Output('t2', (U8, [2, 6], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 0]).To(t2)
Example({
    x1: [71, 124, 109, 158, 154, 128, 72, 101, 77, 66, 149, 88],
    t2: [71, 109, 154, 72, 77, 149, 124, 158, 128, 101, 66, 88],
}, name='6x2_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [4, 3]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 0]).To(t2)
Example({
    x1: [0.8125, 3.625, -3.1875, 2.75, 2.375, 3.0625, -2.25, 1.3125, 0.5, -3.75, 0.3125, 0.5625],
    t2: [0.8125, 2.375, 0.5, 3.625, 3.0625, -3.75, -3.1875, -2.25, 0.3125, 2.75, 1.3125, 0.5625],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 4], 0.5, 120))
t2 = Output('t2', (U8, [4, 3], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 0]).To(t2)
Example({
    x1: [98, 146, 121, 66, 114, 139, 111, 132, 116, 128, 148, 74],
    t2: [98, 114, 116, 146, 139, 128, 121, 111, 148, 66, 132, 74],
}, name='3x4_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
t2 = Output('t2', (F32, [3, 4]))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 0]).To(t2)
Example({
    x1: [-0.25, -1.875, -0.375, 2.625, -2.375, -3.5, -0.0625, 0.9375, 1.625, 3.0, 2.0625, -0.625],
    t2: [-0.25, 2.625, -0.0625, 3.0, -1.875, -2.375, 0.9375, 2.0625, -0.375, -3.5, 1.625, -0.625],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [4, 3], 0.5, 120))
t2 = Output('t2', (U8, [3, 4], 0.5, 120))
model = Model()
model.Operation('TRANSPOSE', x1, [1, 0]).To(t2)
Example({
    x1: [139, 90, 77, 89, 172, 136, 113, 165, 73, 64, 91, 147],
    t2: [139, 89, 113, 64, 90, 172, 165, 91, 77, 136, 73, 147],
}, name='4x3_quant8').AddVariations(signed(x1, t2)).DisableLifeTimeVariation()
