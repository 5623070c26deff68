# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/batch_matmul.py; do not edit.
#
# BATCH_MATMUL: scales that fewer bits do not hold.

S8 = 'TENSOR_QUANT8_ASYMM_SIGNED'

# Both matrices have units next to nothing: the codes are what they are with others.
# Expected values: float64 formula.
x1 = Input('x1', (S8, [1, 3, 5], 2.6e-07, -8))
x2 = Input('x2', (S8, [1, 5, 4], 2.6e-07, -8))
t3 = Output('t3', (S8, [1, 3, 4], 1.1000000389727038e-11, -5))
model = Model()
model.Operation('BATCH_MATMUL', x1, x2, False, False).To(t3)
Example({
    x1: [-128, 127, 24, 19, -124, -117, -74, -103, -88, -83, -39, 57, 121, 61, -74],
    x2: [-128, 127, 10, -68, 100, -103, 4, 69, -5, 50, -24, -63, 112, -7, 53, 87, 96, -82, -5, 73],
    t3: [119, -119, -3, 50, -77, -57, -44, -48, 72, 8, 8, 1],
}, name='minute_scales_quant8').DisableLifeTimeVariation()
