# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# PAD: elements that meet others where they went.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Each element that was picked or moved meets another one where it went: of a constant, an input
# and what is computed, in both orders.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [3, 5]))
t4 = Internal('t4', (F32, [3, 5]))
x5 = Input('x5', (F32, [2, 3]))
sides = Parameter('sides', (I32, [2, 2]), [1, 0, 0, 2])
t6 = Internal('t6', (F32, [3, 5]))
c1 = Parameter('c1', (F32, [3, 5]), [1.0, 3.0, 9.75, -9.25, -2.75, 8.0, 8.75, -8.0, -9.0, 1.25, 2.0, -8.25, 3.5, 5.25, -9.5])
t7 = Output('t7', (F32, [3, 5]))
x8 = Input('x8', (F32, [2, 3]))
t9 = Internal('t9', (F32, [3, 5]))
x2 = Input('x2', (F32, [3, 5]))
t10 = Output('t10', (F32, [3, 5]))
x11 = Input('x11', (F32, [2, 3]))
t12 = Internal('t12', (F32, [3, 5]))
t13 = Output('t13', (F32, [3, 5]))
x14 = Input('x14', (F32, [2, 3]))
t15 = Internal('t15', (F32, [3, 5]))
t16 = Output('t16', (F32, [3, 5]))
model = Model()
model.Operation('RELU', x3).To(t4)
model.Operation('PAD', x5, sides).To(t6)
model.Operation('ADD', t6, c1, 0).To(t7)
model.Operation('PAD', x8, sides).To(t9)
model.Operation('SUB', x2, t9, 0).To(t10)
model.Operation('PAD', x11, sides).To(t12)
model.Operation('MAXIMUM', t12, t4).To(t13)
model.Operation('PAD', x14, sides).To(t15)
model.Operation('SUB', t15, c1, 0).To(t16)
Example({
    x3: [1.625, -1.375, -0.0625, -2.125, -3.1875, 3.0625, -1.3125, -1.875, 0.75, 3.75, -2.9375, -1.0625,
    2.4375, -0.875, -3.625],
    x5: [-2.3125, 2.6875, 1.375, 3.5625, 0.6875, 1.0],
    t7: [1.0, 3.0, 9.75, -9.25, -2.75, 5.6875, 11.4375, -6.625, -9.0, 1.25, 5.5625, -7.5625, 4.5, 5.25,
    -9.5],
    x8: [0.625, 3.875, 2.9375, 2.4375, -2.875, -0.5],
    x2: [-0.8125, 1.8125, 2.75, -0.9375, -1.6875, -2.6875, 1.9375, -1.0625, 1.5625, 0.5, -2.625, -3.0,
    1.0625, 0.4375, 1.0],
    t10: [-0.8125, 1.8125, 2.75, -0.9375, -1.6875, -3.3125, -1.9375, -4.0, 1.5625, 0.5, -5.0625, -0.125,
    1.5625, 0.4375, 1.0],
    x11: [-3.9375, 0.875, -0.625, 3.625, 1.75, -0.3125],
    t13: [1.625, 0.0, 0.0, 0.0, 0.0, 3.0625, 0.875, 0.0, 0.75, 3.75, 3.625, 1.75, 2.4375, 0.0, 0.0],
    x14: [-1.6875, 3.5, -0.125, -0.375, 1.75, -1.8125],
    t16: [-1.0, -3.0, -9.75, 9.25, 2.75, -9.6875, -5.25, 7.875, 9.0, -1.25, -2.375, 10.0, -5.3125, -5.25,
    9.5],
}, name='elements').AddVariations('float16').DisableLifeTimeVariation()
