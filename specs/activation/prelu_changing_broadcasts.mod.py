# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# PRELU: broadcast one way and the other, or not at all, by one model.

F32 = 'TENSOR_FLOAT32'

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: [9.5, 1.0, 8.5, 5.0, 4.5, 2.0, 7.5, 11.0, 9.0],
    x2: [5.0, 3.0, 2.0, 9.0, 6.5, 11.0, 5.5, 1.5, 2.5],
    t3: [9.5, 1.0, 8.5, 5.0, 4.5, 2.0, 7.5, 11.0, 9.0],
}, name='3x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 1]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: [2.5, 9.5, 1.5, 12.0, 3.0, 6.5, 7.0, 5.5, 7.5],
    x2: [6.0, 10.5, 8.5],
    t3: [2.5, 9.5, 1.5, 12.0, 3.0, 6.5, 7.0, 5.5, 7.5],
}, name='3x3_and_3x1').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: [7.5, 12.0, 4.0, 8.0, 11.0, 8.5, 3.0, 10.0, 10.5],
    x2: [6.5, 7.5, 9.5],
    t3: [7.5, 12.0, 4.0, 8.0, 11.0, 8.5, 3.0, 10.0, 10.5],
}, name='3x3_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 1]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: [4.5, 8.0, 2.0],
    x2: [9.5, 6.5, 4.5],
    t3: [4.5, 4.5, 4.5, 8.0, 8.0, 8.0, 2.0, 2.0, 2.0],
}, name='3x1_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: [8.0],
    x2: [2.0, 5.0, 7.0, 8.0, 5.5, 7.5, 10.5, 12.0, 4.0],
    t3: [8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0],
}, name='1x1_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('PRELU', x1, x2).To(t3)
Example({
    x1: [4.0, 1.0, 3.0],
    x2: [3.0, 8.0, 2.0, 10.5, 5.0, 4.0, 8.5, 11.0, 4.5],
    t3: [4.0, 1.0, 3.0, 4.0, 1.0, 3.0, 4.0, 1.0, 3.0],
}, name='1x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()
