# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# DIV: broadcast one way and the other, or not at all, by one model.

F32 = 'TENSOR_FLOAT32'

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: [2.5, 1.0, 7.5, 2.0, 9.5, 7.0, 3.5, 6.5, 4.0],
    x2: [1.5, 9.5, 11.0, 4.5, 7.0, 8.0, 10.0, 11.5, 1.0],
    t3: [1.6666666, 0.10526316, 0.6818182, 0.44444445, 1.3571428, 0.875, 0.35, 0.5652174, 4.0],
}, name='3x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 1]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: [5.0, 3.0, 3.5, 4.5, 4.0, 6.0, 2.0, 9.5, 8.5],
    x2: [4.0, 11.0, 12.0],
    t3: [1.25, 0.75, 0.875, 0.4090909, 0.36363637, 0.54545456, 0.16666667, 0.7916667, 0.7083333],
}, name='3x3_and_3x1').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: [10.5, 7.5, 9.5, 2.5, 10.0, 8.5, 7.0, 6.5, 4.0],
    x2: [1.5, 12.0, 0.5],
    t3: [7.0, 0.625, 19.0, 1.6666666, 0.8333333, 17.0, 4.6666665, 0.5416667, 8.0],
}, name='3x3_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 1]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: [1.0, 3.0, 2.5],
    x2: [6.0, 7.0, 12.0],
    t3: [0.16666667, 0.14285715, 0.083333336, 0.5, 0.42857143, 0.25, 0.41666666, 0.35714287, 0.20833333],
}, name='3x1_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: [11.5],
    x2: [9.0, 4.0, 7.5, 1.5, 10.0, 10.5, 5.0, 12.0, 8.0],
    t3: [1.2777778, 2.875, 1.5333333, 7.6666665, 1.15, 1.0952381, 2.3, 0.9583333, 1.4375],
}, name='1x1_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('DIV', x1, x2, 0).To(t3)
Example({
    x1: [11.5, 5.5, 8.0],
    x2: [5.5, 8.0, 6.0, 9.0, 2.0, 7.0, 0.5, 3.5, 11.0],
    t3: [2.090909, 0.6875, 1.3333334, 1.2777778, 2.75, 1.1428572, 23.0, 1.5714285, 0.72727275],
}, name='1x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()
