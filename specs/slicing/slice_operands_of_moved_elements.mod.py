# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# SLICE: elements that meet others where they went.

F32 = 'TENSOR_FLOAT32'

# Each element that was picked or moved meets another one where it went: of a constant, an input
# and what is computed, in both orders.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [3, 2]))
t4 = Internal('t4', (F32, [3, 2]))
x5 = Input('x5', (F32, [5, 4]))
t6 = Internal('t6', (F32, [3, 2]))
c1 = Parameter('c1', (F32, [3, 2]), [-2.5, 2.0, 7.0, -6.0, 2.25, -6.75])
t7 = Output('t7', (F32, [3, 2]))
x8 = Input('x8', (F32, [5, 4]))
t9 = Internal('t9', (F32, [3, 2]))
x2 = Input('x2', (F32, [3, 2]))
t10 = Output('t10', (F32, [3, 2]))
x11 = Input('x11', (F32, [5, 4]))
t12 = Internal('t12', (F32, [3, 2]))
t13 = Output('t13', (F32, [3, 2]))
x14 = Input('x14', (F32, [5, 4]))
t15 = Internal('t15', (F32, [3, 2]))
t16 = Output('t16', (F32, [3, 2]))
model = Model()
model.Operation('RELU', x3).To(t4)
model.Operation('SLICE', x5, [2, 1], [3, 2]).To(t6)
model.Operation('ADD', t6, c1, 0).To(t7)
model.Operation('SLICE', x8, [2, 1], [3, 2]).To(t9)
model.Operation('SUB', x2, t9, 0).To(t10)
model.Operation('SLICE', x11, [2, 1], [3, 2]).To(t12)
model.Operation('MAXIMUM', t12, t4).To(t13)
model.Operation('SLICE', x14, [2, 1], [3, 2]).To(t15)
model.Operation('SUB', t15, c1, 0).To(t16)
Example({
    x3: [1.6875, -2.8125, 2.5625, 4.0, 1.0625, -2.875],
    x5: [3.5, -3.875, 1.8125, 3.75, -3.75, -2.0, 3.625, 0.25, 2.5, 2.625, 2.8125, 2.5625, -2.625, -3.125,
    -3.0, -1.4375, -0.25, -3.4375, 3.5625, -3.6875],
    t7: [0.125, 4.8125, 3.875, -9.0, -1.1875, -3.1875],
    x8: [2.9375, -1.6875, 0.0, -3.4375, 2.8125, -2.25, -2.6875, 3.75, -2.0625, -0.875, -0.0625, -3.25,
    3.6875, 3.375, 1.125, 3.3125, -1.125, -0.1875, 0.1875, -1.1875],
    x2: [3.4375, 0.1875, -0.0625, -4.0, 3.1875, -3.4375],
    t10: [4.3125, 0.25, -3.4375, -5.125, 3.375, -3.625],
    x11: [-0.9375, 3.4375, 2.9375, 0.875, -1.0625, -0.625, 1.4375, 1.8125, -3.8125, -2.4375, -3.3125, 3.625,
    1.9375, -1.375, -3.375, 1.25, 0.75, 3.5, -0.8125, 2.4375],
    t13: [1.6875, 0.0, 2.5625, 4.0, 3.5, 0.0],
    x14: [-0.625, 0.9375, 3.8125, 0.875, -1.5625, 0.8125, 1.25, -0.1875, -2.625, 0.375, 2.25, -2.0625, -2.75,
    1.75, 1.3125, 0.25, 3.0, 1.4375, 3.1875, 1.9375],
    t16: [2.875, 0.25, -5.25, 7.3125, -0.8125, 9.9375],
}, name='elements').AddVariations('float16').DisableLifeTimeVariation()
