# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CHANNEL_SHUFFLE: elements that meet others where they went.

F32 = 'TENSOR_FLOAT32'

# Each element that was picked or moved meets another one where it went: of a constant, an input
# and what is computed, in both orders.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [2, 6]))
t4 = Internal('t4', (F32, [2, 6]))
x5 = Input('x5', (F32, [2, 6]))
t6 = Internal('t6', (F32, [2, 6]))
c1 = Parameter('c1', (F32, [2, 6]), [8.75, -3.25, -7.0, -2.0, 2.25, 5.5, -2.5, -6.5, 0.25, -8.5, 5.75, -9.25])
t7 = Output('t7', (F32, [2, 6]))
x8 = Input('x8', (F32, [2, 6]))
t9 = Internal('t9', (F32, [2, 6]))
x2 = Input('x2', (F32, [2, 6]))
t10 = Output('t10', (F32, [2, 6]))
x11 = Input('x11', (F32, [2, 6]))
t12 = Internal('t12', (F32, [2, 6]))
t13 = Output('t13', (F32, [2, 6]))
x14 = Input('x14', (F32, [2, 6]))
t15 = Internal('t15', (F32, [2, 6]))
t16 = Output('t16', (F32, [2, 6]))
model = Model()
model.Operation('RELU', x3).To(t4)
model.Operation('CHANNEL_SHUFFLE', x5, 3, 1).To(t6)
model.Operation('ADD', t6, c1, 0).To(t7)
model.Operation('CHANNEL_SHUFFLE', x8, 3, 1).To(t9)
model.Operation('SUB', x2, t9, 0).To(t10)
model.Operation('CHANNEL_SHUFFLE', x11, 3, 1).To(t12)
model.Operation('MAXIMUM', t12, t4).To(t13)
model.Operation('CHANNEL_SHUFFLE', x14, 3, 1).To(t15)
model.Operation('SUB', t15, c1, 0).To(t16)
Example({
    x3: [1.8125, 0.1875, 1.4375, 2.5625, 3.75, 2.8125, 1.25, -2.625, 0.5, 1.625, -2.875, 3.4375],
    x5: [2.25, 2.8125, -2.375, 2.4375, -3.6875, 2.375, -2.6875, -1.625, 2.625, 1.25, 1.0, -1.9375],
    t7: [11.0, -5.625, -10.6875, 0.8125, 4.6875, 7.875, -5.1875, -3.875, 1.25, -10.125, 7.0, -11.1875],
    x8: [3.375, 0.125, 2.9375, -1.875, -1.5625, -3.6875, -1.4375, 2.8125, 0.75, -1.0, -2.0, 2.0625],
    x2: [4.0, -1.75, -1.0625, -0.4375, 2.4375, -2.125, -0.625, 1.125, 2.375, -2.875, -1.8125, -1.625],
    t10: [0.625, -4.6875, 0.5, -0.5625, 4.3125, 1.5625, 0.8125, 0.375, 4.375, -5.6875, -0.8125, -3.6875],
    x11: [0.0, -3.5, -1.9375, 3.8125, 0.8125, -3.5625, -1.375, -0.1875, -1.5625, -0.25, -0.75, 3.25],
    t13: [1.8125, 0.1875, 1.4375, 2.5625, 3.8125, 2.8125, 1.25, 0.0, 0.5, 1.625, 0.0, 3.4375],
    x14: [-0.375, 0.125, 0.0, 3.25, 0.8125, -3.0, -3.75, 1.375, -1.8125, -0.4375, 3.8125, 3.6875],
    t16: [-9.125, 3.25, 7.8125, 2.125, 1.0, -8.5, -1.25, 4.6875, 3.5625, 9.875, -6.1875, 12.9375],
}, name='elements').AddVariations('float16').DisableLifeTimeVariation()
