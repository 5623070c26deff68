# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# LESS: broadcast one way and the other, or not at all, by one model.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


BOOL8 = 'TENSOR_BOOL8'
F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
Example({
    x1: [1.5, 4.0, 6.0, 3.0, 5.0, 9.0, 2.0, 8.0, 7.0],
    x2: [3.0, 5.0, 9.5, 0.5, 8.0, 10.5, 2.0, 8.5, 6.0],
    t3: [True, True, True, False, True, True, False, True, False],
}, name='3x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
Example({
    x1: [123, 128, 132, 126, 130, 138, 124, 136, 134],
    x2: [126, 130, 139, 121, 136, 141, 124, 137, 132],
    t3: [True, True, True, False, True, True, False, True, False],
}, name='3x3_and_3x3_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 1]))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
Example({
    x1: [9.0, 11.0, 5.0, 9.5, 8.5, 1.0, 10.0, 8.0, 6.5],
    x2: [4.0, 10.5, 12.0],
    t3: [False, False, False, True, True, True, True, True, True],
}, name='3x3_and_3x1').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 1], 0.5, 120))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
Example({
    x1: [138, 142, 130, 139, 137, 122, 140, 136, 133],
    x2: [128, 141, 144],
    t3: [False, False, False, True, True, True, True, True, True],
}, name='3x3_and_3x1_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
Example({
    x1: [12.0, 6.5, 8.5, 5.5, 7.0, 1.0, 5.0, 7.5, 11.5],
    x2: [4.5, 3.5, 7.0],
    t3: [False, False, False, False, False, True, False, False, False],
}, name='3x3_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [1, 3], 0.5, 120))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
Example({
    x1: [144, 133, 137, 131, 134, 122, 130, 135, 143],
    x2: [129, 127, 134],
    t3: [False, False, False, False, False, True, False, False, False],
}, name='3x3_and_1x3_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 1]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
Example({
    x1: [1.0, 2.0, 3.0],
    x2: [1.5, 6.5, 2.0],
    t3: [True, True, True, False, True, False, False, True, False],
}, name='3x1_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 1], 0.5, 120))
x2 = Input('x2', (U8, [1, 3], 0.5, 120))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
Example({
    x1: [122, 124, 126],
    x2: [123, 133, 124],
    t3: [True, True, True, False, True, False, False, True, False],
}, name='3x1_and_1x3_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
Example({
    x1: [9.0],
    x2: [4.0, 3.5, 6.0, 11.0, 8.0, 0.5, 5.5, 5.0, 3.0],
    t3: [False, False, False, True, False, False, False, False, False],
}, name='1x1_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
Example({
    x1: [138],
    x2: [128, 127, 132, 142, 136, 121, 131, 130, 126],
    t3: [False, False, False, True, False, False, False, False, False],
}, name='1x1_and_3x3_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
Example({
    x1: [10.0, 8.0, 5.0],
    x2: [7.5, 3.0, 1.5, 1.0, 5.5, 2.0, 5.0, 8.0, 12.0],
    t3: [False, False, False, False, False, False, False, False, True],
}, name='1x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('LESS', x1, x2).To(t3)
Example({
    x1: [140, 136, 130],
    x2: [135, 126, 123, 122, 131, 124, 130, 136, 144],
    t3: [False, False, False, False, False, False, False, False, True],
}, name='1x3_and_3x3_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()
