# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MINIMUM: broadcast one way and the other, or not at all, by one model.

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
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: [3.5, 2.0, 10.5, 3.0, 5.5, 7.5, 9.5, 0.5, 9.0],
    x2: [12.0, 11.5, 2.0, 7.0, 2.5, 5.0, 4.0, 10.5, 3.0],
    t3: [3.5, 2.0, 2.0, 3.0, 2.5, 5.0, 4.0, 0.5, 3.0],
}, name='3x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: [127, 124, 141, 126, 131, 135, 139, 121, 138],
    x2: [144, 143, 124, 134, 125, 130, 128, 141, 126],
    t3: [127, 124, 124, 126, 125, 130, 128, 121, 126],
}, name='3x3_and_3x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 1]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: [3.0, 2.0, 6.5, 9.5, 4.5, 7.5, 11.5, 3.5, 1.0],
    x2: [3.0, 7.5, 1.0],
    t3: [3.0, 2.0, 3.0, 7.5, 4.5, 7.5, 1.0, 1.0, 1.0],
}, name='3x3_and_3x1').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 1], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: [126, 124, 133, 139, 129, 135, 143, 127, 122],
    x2: [126, 135, 122],
    t3: [126, 124, 126, 135, 129, 135, 122, 122, 122],
}, name='3x3_and_3x1_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: [10.0, 4.5, 5.0, 11.0, 7.0, 3.5, 9.5, 5.5, 2.5],
    x2: [3.5, 4.5, 9.0],
    t3: [3.5, 4.5, 5.0, 3.5, 4.5, 3.5, 3.5, 4.5, 2.5],
}, name='3x3_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [1, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: [140, 129, 130, 142, 134, 127, 139, 131, 125],
    x2: [127, 129, 138],
    t3: [127, 129, 130, 127, 129, 127, 127, 129, 125],
}, name='3x3_and_1x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 1]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: [1.0, 0.5, 6.5],
    x2: [8.5, 8.0, 2.0],
    t3: [1.0, 1.0, 1.0, 0.5, 0.5, 0.5, 6.5, 6.5, 2.0],
}, name='3x1_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 1], 0.5, 120))
x2 = Input('x2', (U8, [1, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: [122, 121, 133],
    x2: [137, 136, 124],
    t3: [122, 122, 122, 121, 121, 121, 133, 133, 124],
}, name='3x1_and_1x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: [2.5],
    x2: [8.5, 5.5, 1.0, 4.0, 9.5, 11.5, 4.5, 8.0, 3.5],
    t3: [2.5, 2.5, 1.0, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5],
}, name='1x1_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: [125],
    x2: [137, 131, 122, 128, 139, 143, 129, 136, 127],
    t3: [125, 125, 122, 125, 125, 125, 125, 125, 125],
}, name='1x1_and_3x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: [5.0, 6.5, 3.5],
    x2: [6.0, 12.0, 10.0, 4.0, 3.0, 9.5, 2.0, 9.0, 0.5],
    t3: [5.0, 6.5, 3.5, 4.0, 3.0, 3.5, 2.0, 6.5, 0.5],
}, name='1x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('MINIMUM', x1, x2).To(t3)
Example({
    x1: [130, 133, 127],
    x2: [132, 144, 140, 128, 126, 139, 124, 138, 121],
    t3: [130, 133, 127, 128, 126, 127, 124, 133, 121],
}, name='1x3_and_3x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()
