# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TRANSPOSE: elements that meet others where they went.

F32 = 'TENSOR_FLOAT32'

# Each element that was picked or moved meets another one where it went: of a constant, an input
# and what is computed, in both orders.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [4, 3]))
t4 = Internal('t4', (F32, [4, 3]))
x5 = Input('x5', (F32, [3, 4]))
t6 = Internal('t6', (F32, [4, 3]))
c1 = Parameter('c1', (F32, [4, 3]), [-8.25, -4.25, 2.5, 5.5, 2.25, -4.5, 5.0, 3.0, -3.5, 0.0, 3.75, 6.5])
t7 = Output('t7', (F32, [4, 3]))
x8 = Input('x8', (F32, [3, 4]))
t9 = Internal('t9', (F32, [4, 3]))
x2 = Input('x2', (F32, [4, 3]))
t10 = Output('t10', (F32, [4, 3]))
x11 = Input('x11', (F32, [3, 4]))
t12 = Internal('t12', (F32, [4, 3]))
t13 = Output('t13', (F32, [4, 3]))
x14 = Input('x14', (F32, [3, 4]))
t15 = Internal('t15', (F32, [4, 3]))
t16 = Output('t16', (F32, [4, 3]))
model = Model()
model.Operation('RELU', x3).To(t4)
model.Operation('TRANSPOSE', x5, [1, 0]).To(t6)
model.Operation('ADD', t6, c1, 0).To(t7)
model.Operation('TRANSPOSE', x8, [1, 0]).To(t9)
model.Operation('SUB', x2, t9, 0).To(t10)
model.Operation('TRANSPOSE', x11, [1, 0]).To(t12)
model.Operation('MAXIMUM', t12, t4).To(t13)
model.Operation('TRANSPOSE', x14, [1, 0]).To(t15)
model.Operation('SUB', t15, c1, 0).To(t16)
Example({
    x3: [-3.375, 3.25, 3.75, -3.625, -2.9375, 1.375, -0.875, -0.4375, -3.5625, 2.1875, -1.875, 0.3125],
    x5: [1.8125, 1.875, 1.0, 1.75, 2.5, -3.9375, 0.625, 3.25, 3.8125, 1.375, -0.75, -1.0],
    t7: [-6.4375, -1.75, 6.3125, 7.375, -1.6875, -3.125, 6.0, 3.625, -4.25, 1.75, 7.0, 5.5],
    x8: [-2.9375, -0.875, 1.0, 1.6875, -1.75, -2.1875, 2.1875, 0.1875, 1.5625, 2.4375, -3.75, -2.375],
    x2: [3.4375, -3.875, -4.0, -0.1875, -3.4375, -3.125, 0.5, 0.75, -2.5625, 0.125, 3.375, 1.9375],
    t10: [6.375, -2.125, -5.5625, 0.6875, -1.25, -5.5625, -0.5, -1.4375, 1.1875, -1.5625, 3.1875, 4.3125],
    x11: [2.4375, -2.625, -3.5, 0.8125, 0.75, 1.5625, -0.125, -1.4375, 0.375, -1.5, 0.9375, 2.9375],
    t13: [2.4375, 3.25, 3.75, 0.0, 1.5625, 1.375, 0.0, 0.0, 0.9375, 2.1875, 0.0, 2.9375],
    x14: [-3.25, -2.4375, 0.25, 0.0, 3.8125, -1.25, -2.0, -3.3125, -3.0625, -0.4375, -1.5625, -1.75],
    t16: [5.0, 8.0625, -5.5625, -7.9375, -3.5, 4.0625, -4.75, -5.0, 1.9375, 0.0, -7.0625, -8.25],
}, name='elements').AddVariations('float16').DisableLifeTimeVariation()
