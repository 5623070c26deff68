# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MAXIMUM: broadcast one way and the other, or not at all, by one model.

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
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: [12.0, 7.0, 9.5, 2.5, 3.5, 0.5, 5.0, 11.5, 4.5],
    x2: [3.5, 11.0, 7.5, 1.5, 8.0, 10.5, 6.5, 2.0, 9.0],
    t3: [12.0, 11.0, 9.5, 2.5, 8.0, 10.5, 6.5, 11.5, 9.0],
}, name='3x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: [144, 134, 139, 125, 127, 121, 130, 143, 129],
    x2: [127, 142, 135, 123, 136, 141, 133, 124, 138],
    t3: [144, 142, 139, 125, 136, 141, 133, 143, 138],
}, name='3x3_and_3x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 1]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: [1.5, 10.0, 3.5, 6.5, 3.0, 11.0, 9.0, 9.5, 11.5],
    x2: [8.0, 12.0, 4.5],
    t3: [8.0, 10.0, 8.0, 12.0, 12.0, 12.0, 9.0, 9.5, 11.5],
}, name='3x3_and_3x1').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 1], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: [123, 140, 127, 133, 126, 142, 138, 139, 143],
    x2: [136, 144, 129],
    t3: [136, 140, 136, 144, 144, 144, 138, 139, 143],
}, name='3x3_and_3x1_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: [8.5, 3.5, 12.0, 5.0, 4.5, 0.5, 10.5, 2.5, 4.0],
    x2: [0.5, 4.0, 2.0],
    t3: [8.5, 4.0, 12.0, 5.0, 4.5, 2.0, 10.5, 4.0, 4.0],
}, name='3x3_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [1, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: [137, 127, 144, 130, 129, 121, 141, 125, 128],
    x2: [121, 128, 124],
    t3: [137, 128, 144, 130, 129, 124, 141, 128, 128],
}, name='3x3_and_1x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 1]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: [5.5, 7.0, 1.0],
    x2: [4.0, 10.0, 3.5],
    t3: [5.5, 10.0, 5.5, 7.0, 10.0, 7.0, 4.0, 10.0, 3.5],
}, name='3x1_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 1], 0.5, 120))
x2 = Input('x2', (U8, [1, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: [131, 134, 122],
    x2: [128, 140, 127],
    t3: [131, 140, 131, 134, 140, 134, 128, 140, 127],
}, name='3x1_and_1x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: [3.0],
    x2: [0.5, 7.5, 3.0, 6.5, 10.0, 2.5, 2.0, 5.0, 11.5],
    t3: [3.0, 7.5, 3.0, 6.5, 10.0, 3.0, 3.0, 5.0, 11.5],
}, name='1x1_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: [126],
    x2: [121, 135, 126, 133, 140, 125, 124, 130, 143],
    t3: [126, 135, 126, 133, 140, 126, 126, 130, 143],
}, name='1x1_and_3x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: [5.0, 1.0, 11.0],
    x2: [7.0, 6.5, 6.0, 9.5, 9.0, 11.0, 4.5, 2.5, 8.5],
    t3: [7.0, 6.5, 11.0, 9.5, 9.0, 11.0, 5.0, 2.5, 11.0],
}, name='1x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('MAXIMUM', x1, x2).To(t3)
Example({
    x1: [130, 122, 142],
    x2: [134, 133, 132, 139, 138, 142, 129, 125, 137],
    t3: [134, 133, 142, 139, 138, 142, 130, 125, 142],
}, name='1x3_and_3x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()
