# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: broadcast one way and the other, or not at all, by one model.

F32 = 'TENSOR_FLOAT32'

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: [12.0, 5.0, 6.5, 2.5, 7.0, 10.0, 1.0, 3.5, 4.0],
    x2: [4.5, 10.5, 6.0, 5.5, 11.5, 11.0, 8.5, 1.0, 3.5],
    t3: [54.0, 52.5, 39.0, 13.75, 80.5, 110.0, 8.5, 3.5, 14.0],
}, name='3x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 1]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: [11.5, 3.5, 6.0, 8.0, 9.0, 7.0, 2.0, 10.0, 1.5],
    x2: [6.5, 1.0, 0.5],
    t3: [74.75, 22.75, 39.0, 8.0, 9.0, 7.0, 1.0, 5.0, 0.75],
}, name='3x3_and_3x1').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: [10.5, 11.5, 4.5, 1.0, 4.0, 8.5, 1.5, 8.0, 7.0],
    x2: [8.5, 4.0, 10.5],
    t3: [89.25, 46.0, 47.25, 8.5, 16.0, 89.25, 12.75, 32.0, 73.5],
}, name='3x3_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 1]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: [6.0, 6.5, 0.5],
    x2: [8.0, 9.5, 1.0],
    t3: [48.0, 57.0, 6.0, 52.0, 61.75, 6.5, 4.0, 4.75, 0.5],
}, name='3x1_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: [12.0],
    x2: [3.5, 7.5, 12.0, 6.0, 9.0, 5.0, 11.5, 8.0, 2.0],
    t3: [42.0, 90.0, 144.0, 72.0, 108.0, 60.0, 138.0, 96.0, 24.0],
}, name='1x1_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: [12.0, 11.5, 6.5],
    x2: [12.0, 6.0, 7.5, 5.0, 6.5, 10.0, 9.5, 8.0, 2.5],
    t3: [144.0, 69.0, 48.75, 60.0, 74.75, 65.0, 114.0, 92.0, 16.25],
}, name='1x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()
