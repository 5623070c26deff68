# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/comparison.py; do not edit.
#
# EQUAL: broadcast one way and the other, or not at all, by one model.

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
model.Operation('EQUAL', x1, x2).To(t3)
Example({
    x1: [5.5, 2.5, 11.5, 4.5, 6.5, 10.5, 9.0, 11.0, 4.0],
    x2: [0.5, 10.0, 2.0, 7.5, 11.0, 3.5, 12.0, 8.5, 4.5],
    t3: [False, False, False, False, False, False, False, False, False],
}, name='3x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
Example({
    x1: [131, 125, 143, 129, 133, 141, 138, 142, 128],
    x2: [121, 140, 124, 135, 142, 127, 144, 137, 129],
    t3: [False, False, False, False, False, False, False, False, False],
}, name='3x3_and_3x3_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 1]))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
Example({
    x1: [7.0, 9.5, 5.0, 0.5, 7.5, 11.0, 4.5, 9.0, 1.5],
    x2: [12.0, 4.0, 10.5],
    t3: [False, False, False, False, False, False, False, False, False],
}, name='3x3_and_3x1').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 1], 0.5, 120))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
Example({
    x1: [134, 139, 130, 121, 135, 142, 129, 138, 123],
    x2: [144, 128, 141],
    t3: [False, False, False, False, False, False, False, False, False],
}, name='3x3_and_3x1_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
Example({
    x1: [12.0, 4.5, 10.5, 7.5, 7.0, 3.5, 1.0, 9.0, 8.0],
    x2: [0.5, 10.5, 4.5],
    t3: [False, False, False, False, False, False, False, False, False],
}, name='3x3_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [1, 3], 0.5, 120))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
Example({
    x1: [144, 129, 141, 135, 134, 127, 122, 138, 136],
    x2: [121, 141, 129],
    t3: [False, False, False, False, False, False, False, False, False],
}, name='3x3_and_1x3_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 1]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
Example({
    x1: [12.0, 6.0, 2.0],
    x2: [3.0, 3.5, 1.0],
    t3: [False, False, False, False, False, False, False, False, False],
}, name='3x1_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 1], 0.5, 120))
x2 = Input('x2', (U8, [1, 3], 0.5, 120))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
Example({
    x1: [144, 132, 124],
    x2: [126, 127, 122],
    t3: [False, False, False, False, False, False, False, False, False],
}, name='3x1_and_1x3_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
Example({
    x1: [6.5],
    x2: [7.5, 6.5, 0.5, 10.0, 9.0, 1.0, 11.5, 5.5, 9.5],
    t3: [False, True, False, False, False, False, False, False, False],
}, name='1x1_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
Example({
    x1: [133],
    x2: [135, 133, 121, 140, 138, 122, 143, 131, 139],
    t3: [False, True, False, False, False, False, False, False, False],
}, name='1x1_and_3x3_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
Example({
    x1: [8.0, 8.5, 11.0],
    x2: [4.5, 8.0, 6.5, 3.5, 9.0, 0.5, 5.5, 2.0, 10.0],
    t3: [False, False, False, False, False, False, False, False, False],
}, name='1x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (BOOL8, [3, 3]))
model = Model()
model.Operation('EQUAL', x1, x2).To(t3)
Example({
    x1: [136, 137, 142],
    x2: [129, 136, 133, 127, 138, 121, 131, 124, 140],
    t3: [False, False, False, False, False, False, False, False, False],
}, name='1x3_and_3x3_quant8').AddVariations(signed(x1, x2)).DisableLifeTimeVariation()
