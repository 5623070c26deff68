# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: as many elements in other rows, by one model.

F32 = 'TENSOR_FLOAT32'

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [2, 6]))
t2 = Output('t2', (F32, [2, 2]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x1, False, True).To(t2)
Example({
    x1: [-1.4375, -2.0, -3.0625, 3.75, -0.875, 2.75, 1.1875, 3.1875, 3.625, -2.3125, 0.5625, 3.3125],
    t2: [37.835938, -19.238281, -19.238281, 41.347656],
}, name='2x6').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [6, 2]))
t2 = Output('t2', (F32, [6, 6]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x1, False, True).To(t2)
Example({
    x1: [3.625, -0.4375, -3.8125, -1.8125, 1.75, 1.125, 2.875, 0.625, 0.375, -3.25, -0.875, 2.6875],
    t2: [13.332031, -13.027344, 5.8515625, 10.1484375, 2.78125, -4.3476562, -13.027344, 17.820312,
    -8.7109375, -12.09375, 4.4609375, -1.5351562, 5.8515625, -8.7109375, 4.328125, 5.734375, -3.0,
    1.4921875, 10.1484375, -12.09375, 5.734375, 8.65625, -0.953125, -0.8359375, 2.78125, 4.4609375,
    -3.0, -0.953125, 10.703125, -9.0625, -4.3476562, -1.5351562, 1.4921875, -0.8359375, -9.0625,
    7.9882812],
}, name='6x2').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [3, 4]))
t2 = Output('t2', (F32, [3, 3]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x1, False, True).To(t2)
Example({
    x1: [2.3125, 3.625, -4.0, 2.625, -0.25, 2.25, 3.3125, 1.0, -1.9375, -3.0, 3.8125, -0.8125],
    t2: [41.378906, -3.046875, -32.73828, -3.046875, 17.097656, 5.5507812, -32.73828, 5.5507812, 27.949219],
}, name='3x4').AddVariations('float16').DisableLifeTimeVariation()

# Dimensions that are those of one request only.
# Expected values: float64 formula.
x1 = Input('x1', (F32, [4, 3]))
t2 = Output('t2', (F32, [4, 4]))
model = Model()
model.Operation('BATCH_MATMUL', x1, x1, False, True).To(t2)
Example({
    x1: [3.375, -0.375, -2.3125, -2.75, -3.5, 3.125, 3.4375, -3.5625, -0.75, 3.875, -1.9375, -1.8125],
    t2: [16.878906, -15.1953125, 14.671875, 17.996094, -15.1953125, 29.578125, 0.671875, -9.5390625,
    14.671875, 0.671875, 25.070312, 21.582031, 17.996094, -9.5390625, 21.582031, 22.054688],
}, name='4x3').AddVariations('float16').DisableLifeTimeVariation()
