# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: steps finer than the products.

S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# A unit of the sums is several steps of the result: sums are shifted to the left.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [1, 3, 2], 0.5, -3))
x2 = Input('x2', (S8, [1, 2, 4], 0.5, -3))
t3 = Output('t3', (S8, [1, 3, 4], 0.0833333358168602, 0))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t3)
Example({
    x1: [4, 2, -9, -6, 4, -6],
    x2: [-7, 3, -6, -8, -4, -4, -5, -5],
    t3: [-99, 111, -93, -128, 81, -99, 72, 108, -75, 127, -45, -87],
}, name='steps_of_a_third_quant8').DisableLifeTimeVariation()

# A unit of the sums is several steps of the result: sums are shifted to the left.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [1, 3, 2], 0.5, -3))
x2 = Input('x2', (S8, [1, 2, 4], 0.5, -3))
t3 = Output('t3', (S8, [1, 3, 4], 0.02500000037252903, 0))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t3)
Example({
    x1: [4, 2, -9, -6, 4, -6],
    x2: [-7, 3, -6, -8, -4, -4, -5, -5],
    t3: [-128, 127, -128, -128, 127, -128, 127, 127, -128, 127, -128, -128],
}, name='steps_of_a_tenth_quant8').DisableLifeTimeVariation()

# Results spread over nearly all codes.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [1, 3, 2], 0.5, -3))
x2 = Input('x2', (S8, [1, 2, 4], 0.5, -3))
t3 = Output('t3', (S8, [1, 3, 4], 0.09000000357627869, 0))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t3)
Example({
    x1: [4, 2, -9, -6, 4, -6],
    x2: [-7, 3, -6, -8, -4, -4, -5, -5],
    t3: [-92, 103, -86, -125, 75, -92, 67, 100, -69, 125, -42, -81],
}, name='fitted_quant8').DisableLifeTimeVariation()
