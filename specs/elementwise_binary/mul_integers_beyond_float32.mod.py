# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/elementwise_binary.py; do not edit.
#
# MUL: integers that differ in bits which a float32 or 16 bits do not have.

I32 = 'TENSOR_INT32'

# Factors have more bits than a float32, and products stay within 32 bits.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [7]))
x2 = Input('x2', (I32, [7]))
t3 = Output('t3', (I32, [7]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: [67108869, 134217737, -134217737, 1073741861, 67108869, 134217737, -134217737],
    x2: [2, -3, 7, 1, 1, 5, -2],
    t3: [134217738, -402653211, -939524159, 1073741861, 67108869, 671088685, 268435474],
}, name='first_great_int32').DisableLifeTimeVariation()

# Factors have more bits than a float32, and products stay within 32 bits.
# Expected values: float64 formula.
x1 = Input('x1', (I32, [7]))
x2 = Input('x2', (I32, [7]))
t3 = Output('t3', (I32, [7]))
model = Model()
model.Operation('MUL', x1, x2, 0).To(t3)
Example({
    x1: [2, -3, 7, 1, 1, 5, -2],
    x2: [67108869, 134217737, -134217737, 1073741861, 67108869, 134217737, -134217737],
    t3: [134217738, -402653211, -939524159, 1073741861, 67108869, 671088685, 268435474],
}, name='second_great_int32').DisableLifeTimeVariation()
