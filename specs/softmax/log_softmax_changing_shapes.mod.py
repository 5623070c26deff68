# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/softmax.py; do not edit.
#
# LOG_SOFTMAX: as many elements in other rows, by one model.

F32 = 'TENSOR_FLOAT32'

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 6]))
t2 = Output('t2', (F32, [2, 6]))
model = Model()
model.Operation('LOG_SOFTMAX', x1, 0.5, 1).To(t2)
Example({
    x1: [1.5, -3.5, 4.0, -0.5625, 0.0625, 2.4375, -2.0, 2.0625, 1.375, 3.625, 1.9375, -1.4375],
    t2: [-1.9479574, -4.4479575, -0.6979574, -2.9792075, -2.6667075, -1.4792074, -3.6678488, -1.6365988,
    -1.9803488, -0.85534877, -1.6990988, -3.3865988],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
t2 = Output('t2', (F32, [6, 2]))
model = Model()
model.Operation('LOG_SOFTMAX', x1, 0.5, 1).To(t2)
Example({
    x1: [-2.1875, -0.75, -2.875, 0.25, -0.0625, 0.1875, 2.6875, 2.9375, 3.875, 3.5, -0.375, 2.875],
    t2: [-1.1157534, -0.39700347, -1.7527992, -0.19029914, -0.75759906, -0.63259906, -0.75759906,
    -0.63259906, -0.6037853, -0.7912853, -1.8047446, -0.17974463],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 4]))
model = Model()
model.Operation('LOG_SOFTMAX', x1, 0.5, 1).To(t2)
Example({
    x1: [-0.625, 1.0625, 3.3125, -3.1875, -2.25, 2.5, 0.4375, -2.75, -2.3125, 0.0625, -3.625, 3.6875],
    t2: [-2.3762517, -1.5325017, -0.40750167, -3.6575017, -2.7950354, -0.42003527, -1.4512852, -3.0450354,
    -3.214193, -2.026693, -3.870443, -0.21419303],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions are those of one request only: the next has as many elements in other rows.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
t2 = Output('t2', (F32, [4, 3]))
model = Model()
model.Operation('LOG_SOFTMAX', x1, 0.5, 1).To(t2)
Example({
    x1: [3.75, -0.1875, 3.3125, 2.8125, -1.375, -0.625, 0.75, 2.0, -1.75, 3.1875, -3.9375, 1.0625],
    t2: [-0.66431236, -2.6330624, -0.88306236, -0.26429647, -2.3580465, -1.9830465, -1.1489094, -0.5239095,
    -2.3989096, -0.31769603, -3.880196, -1.3801961],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()
