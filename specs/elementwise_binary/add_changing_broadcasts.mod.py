# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# ADD: broadcast one way and the other, or not at all, by one model.

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
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: [7.0, 11.0, 3.0, 2.5, 0.5, 11.5, 10.0, 3.5, 12.0],
    x2: [0.5, 4.0, 8.5, 1.0, 3.0, 11.5, 9.0, 12.0, 8.0],
    t3: [7.5, 15.0, 11.5, 3.5, 3.5, 23.0, 19.0, 15.5, 20.0],
}, name='3x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: [134, 142, 126, 125, 121, 143, 140, 127, 144],
    x2: [121, 128, 137, 122, 126, 143, 138, 144, 136],
    t3: [135, 150, 143, 127, 127, 166, 158, 151, 160],
}, name='3x3_and_3x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 1]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: [4.0, 10.0, 3.5, 6.0, 8.0, 5.0, 0.5, 9.0, 2.5],
    x2: [0.5, 3.5, 4.5],
    t3: [4.5, 10.5, 4.0, 9.5, 11.5, 8.5, 5.0, 13.5, 7.0],
}, name='3x3_and_3x1').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 1], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: [128, 140, 127, 132, 136, 130, 121, 138, 125],
    x2: [121, 127, 129],
    t3: [129, 141, 128, 139, 143, 137, 130, 147, 134],
}, name='3x3_and_3x1_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: [10.5, 8.0, 8.5, 12.0, 5.0, 4.0, 7.5, 11.5, 9.5],
    x2: [11.0, 0.5, 3.0],
    t3: [21.5, 8.5, 11.5, 23.0, 5.5, 7.0, 18.5, 12.0, 12.5],
}, name='3x3_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 3], 0.5, 120))
x2 = Input('x2', (U8, [1, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: [141, 136, 137, 144, 130, 128, 135, 143, 139],
    x2: [142, 121, 126],
    t3: [163, 137, 143, 166, 131, 134, 157, 144, 145],
}, name='3x3_and_1x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 1]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: [12.0, 3.0, 3.5],
    x2: [0.5, 10.0, 2.5],
    t3: [12.5, 22.0, 14.5, 3.5, 13.0, 5.5, 4.0, 13.5, 6.0],
}, name='3x1_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [3, 1], 0.5, 120))
x2 = Input('x2', (U8, [1, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: [144, 126, 127],
    x2: [121, 140, 125],
    t3: [145, 164, 149, 127, 146, 131, 128, 147, 132],
}, name='3x1_and_1x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: [8.0],
    x2: [1.5, 2.5, 12.0, 8.5, 6.0, 5.0, 11.5, 10.0, 7.0],
    t3: [9.5, 10.5, 20.0, 16.5, 14.0, 13.0, 19.5, 18.0, 15.0],
}, name='1x1_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 1], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: [136],
    x2: [123, 125, 144, 137, 132, 130, 143, 140, 134],
    t3: [139, 141, 160, 153, 148, 146, 159, 156, 150],
}, name='1x1_and_3x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: [2.5, 5.5, 10.0],
    x2: [10.0, 6.0, 5.5, 2.0, 3.0, 0.5, 10.5, 8.5, 11.0],
    t3: [12.5, 11.5, 15.5, 4.5, 8.5, 10.5, 13.0, 14.0, 21.0],
}, name='1x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (U8, [1, 3], 0.5, 120))
x2 = Input('x2', (U8, [3, 3], 0.5, 120))
t3 = Output('t3', (U8, [3, 3], 0.5, 120))
model = Model()
model.Operation('ADD', x1, x2, 0).To(t3)
Example({
    x1: [125, 131, 140],
    x2: [140, 132, 131, 124, 126, 121, 141, 137, 142],
    t3: [145, 143, 151, 129, 137, 141, 146, 148, 162],
}, name='1x3_and_3x3_quant8').AddVariations(signed(x1, x2, t3)).DisableLifeTimeVariation()
