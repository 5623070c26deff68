# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# SUB: broadcast one way and the other, or not at all, by one model.

def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: [10.5, 11.0, 9.0, 3.5, 12.0, 2.0, 4.0, 1.5, 7.0],
    x2: [7.0, 10.0, 1.0, 1.5, 8.5, 9.0, 11.5, 2.0, 7.5],
    t3: [3.5, 1.0, 8.0, 2.0, 3.5, -7.0, -7.5, -0.5, -0.5],
}, name='3x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: [141, 142, 138, 127, 144, 124, 128, 123, 134],
    x2: [134, 140, 122, 123, 137, 138, 143, 124, 135],
    t3: [127, 122, 136, 124, 127, 106, 105, 119, 119],
}, name='3x3_and_3x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 1]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: [6.0, 1.0, 9.5, 5.5, 1.5, 10.5, 8.5, 6.5, 11.0],
    x2: [1.0, 3.0, 11.5],
    t3: [5.0, 0.0, 8.5, 2.5, -1.5, 7.5, -3.0, -5.0, -0.5],
}, name='3x3_and_3x1').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 1], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: [132, 122, 139, 131, 123, 141, 137, 133, 142],
    x2: [122, 126, 143],
    t3: [130, 120, 137, 125, 117, 135, 114, 110, 119],
}, name='3x3_and_3x1_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: [5.0, 0.5, 3.5, 1.0, 1.5, 9.0, 11.5, 4.0, 11.0],
    x2: [3.5, 1.5, 11.0],
    t3: [1.5, -1.0, -7.5, -2.5, 0.0, -2.0, 8.0, 2.5, 0.0],
}, name='3x3_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [1, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: [130, 121, 127, 122, 123, 138, 143, 128, 142],
    x2: [127, 123, 142],
    t3: [123, 118, 105, 115, 120, 116, 136, 125, 120],
}, name='3x3_and_1x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 1]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: [11.5, 0.5, 11.0],
    x2: [3.5, 8.0, 11.0],
    t3: [8.0, 3.5, 0.5, -3.0, -7.5, -10.5, 7.5, 3.0, 0.0],
}, name='3x1_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 1], 0.5, 120))
x2 = Input('x2', (U8, [1, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: [143, 121, 142],
    x2: [127, 136, 142],
    t3: [136, 127, 121, 114, 105, 99, 135, 126, 120],
}, name='3x1_and_1x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: [3.5],
    x2: [10.5, 1.0, 0.5, 11.0, 8.5, 11.5, 12.0, 5.5, 7.5],
    t3: [-7.0, 2.5, 3.0, -7.5, -5.0, -8.0, -8.5, -2.0, -4.0],
}, name='1x1_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: [127],
    x2: [141, 122, 121, 142, 137, 143, 144, 131, 135],
    t3: [106, 125, 126, 105, 110, 104, 103, 116, 112],
}, name='1x1_and_3x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: [1.0, 7.5, 2.0],
    x2: [12.0, 8.0, 11.0, 4.5, 9.0, 2.5, 9.5, 1.0, 11.5],
    t3: [-11.0, -0.5, -9.0, -3.5, -1.5, -0.5, -8.5, 6.5, -9.5],
}, name='1x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('SUB', x1, x2, 0).To(t3)
Example({
    x1: [122, 135, 124],
    x2: [144, 136, 142, 129, 138, 125, 139, 122, 143],
    t3: [98, 119, 102, 113, 117, 119, 103, 133, 101],
}, name='1x3_and_3x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()
