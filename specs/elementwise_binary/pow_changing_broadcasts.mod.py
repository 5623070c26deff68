# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# POW: broadcast one way and the other, or not at all, by one model.

F32 = 'TENSOR_FLOAT32'

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('POW', x1, x2).To(t3)
Example({
    x1: [5.5, 6.0, 1.0, 9.5, 10.0, 0.5, 7.5, 11.0, 5.0],
    x2: [2.0, 7.5, 3.5, 9.5, 10.5, 3.0, 1.0, 9.0, 0.5],
    t3: [30.25, 685700.4, 1.0, 1942559100.0, 31622777000.0, 0.125, 7.5, 2357947600.0, 2.236068],
}, name='3x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 1]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('POW', x1, x2).To(t3)
Example({
    x1: [0.5, 11.5, 11.0, 9.5, 12.0, 8.5, 1.0, 4.5, 1.5],
    x2: [3.5, 12.0, 2.0],
    t3: [0.088388346, 5157.538, 4414.4277, 540360080000.0, 8916100000000.0, 142241760000.0, 1.0, 20.25,
    2.25],
}, name='3x3_and_3x1').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 3]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('POW', x1, x2).To(t3)
Example({
    x1: [2.0, 9.5, 11.5, 10.5, 0.5, 3.0, 11.0, 1.0, 8.5],
    x2: [0.5, 8.0, 11.0],
    t3: [1.4142135, 66342044.0, 465239150000.0, 3.2403703, 0.00390625, 177147.0, 3.3166249, 1.0,
    16734325000.0],
}, name='3x3_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 1]))
x2 = Input('x2', (F32, [1, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('POW', x1, x2).To(t3)
Example({
    x1: [1.5, 9.0, 8.0],
    x2: [4.0, 2.5, 1.5],
    t3: [5.0625, 2.755676, 1.8371173, 6561.0, 243.0, 27.0, 4096.0, 181.01933, 22.627417],
}, name='3x1_and_1x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 1]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('POW', x1, x2).To(t3)
Example({
    x1: [10.0],
    x2: [0.5, 10.0, 8.5, 10.5, 7.5, 6.0, 7.0, 4.5, 3.5],
    t3: [3.1622777, 10000000000.0, 316227780.0, 31622777000.0, 31622776.0, 1000000.0, 10000000.0, 31622.777,
    3162.2776],
}, name='1x1_and_3x3').AddVariations('float16').DisableLifeTimeVariation()

# Which operand is repeated, along which side, is a matter of one request.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [1, 3]))
x2 = Input('x2', (F32, [3, 3]))
t3 = Output('t3', (F32, [3, 3]))
model = Model()
model.Operation('POW', x1, x2).To(t3)
Example({
    x1: [0.5, 4.5, 1.5],
    x2: [7.0, 3.0, 10.0, 5.0, 11.0, 12.0, 11.5, 6.0, 5.5],
    t3: [0.0078125, 91.125, 57.66504, 0.03125, 15322783.0, 129.74634, 0.00034526698, 8303.766, 9.300406],
}, name='1x3_and_3x3').AddVariations('float16').DisableLifeTimeVariation()
