# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# CONCATENATION: elements that meet others where they went.

F32 = 'TENSOR_FLOAT32'

# Each element that was picked or moved meets another one where it went: of a constant, an input
# and what is computed, in both orders.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [3, 3]))
t4 = Internal('t4', (F32, [3, 3]))
x5 = Input('x5', (F32, [2, 3]))
x6 = Input('x6', (F32, [1, 3]))
t7 = Internal('t7', (F32, [3, 3]))
c1 = Parameter('c1', (F32, [3, 3]), [-4.25, 5.25, 3.0, 1.5, 2.25, 9.5, -8.75, -3.5, -9.25])
t8 = Output('t8', (F32, [3, 3]))
x9 = Input('x9', (F32, [2, 3]))
x10 = Input('x10', (F32, [1, 3]))
t11 = Internal('t11', (F32, [3, 3]))
x2 = Input('x2', (F32, [3, 3]))
t12 = Output('t12', (F32, [3, 3]))
x13 = Input('x13', (F32, [2, 3]))
x14 = Input('x14', (F32, [1, 3]))
t15 = Internal('t15', (F32, [3, 3]))
t16 = Output('t16', (F32, [3, 3]))
x17 = Input('x17', (F32, [2, 3]))
x18 = Input('x18', (F32, [1, 3]))
t19 = Internal('t19', (F32, [3, 3]))
t20 = Output('t20', (F32, [3, 3]))
model = Model()
model.Operation('RELU', x3).To(t4)
model.Operation('CONCATENATION', x5, x6, 0).To(t7)
model.Operation('ADD', t7, c1, 0).To(t8)
model.Operation('CONCATENATION', x9, x10, 0).To(t11)
model.Operation('SUB', x2, t11, 0).To(t12)
model.Operation('CONCATENATION', x13, x14, 0).To(t15)
model.Operation('MAXIMUM', t15, t4).To(t16)
model.Operation('CONCATENATION', x17, x18, 0).To(t19)
model.Operation('SUB', t19, c1, 0).To(t20)
Example({
    x3: [1.25, -3.3125, -0.4375, -1.875, 0.3125, 2.75, 2.3125, 1.9375, -2.4375],
    x5: [-0.375, 0.125, 1.8125, 1.6875, 1.3125, 1.0625],
    x6: [0.5625, -2.0625, 2.125],
    t8: [-4.625, 5.375, 4.8125, 3.1875, 3.5625, 10.5625, -8.1875, -5.5625, -7.125],
    x9: [2.0, -0.6875, 1.4375, -1.9375, 1.125, 3.875],
    x10: [0.9375, -1.875, -0.8125],
    x2: [2.1875, -3.8125, 3.375, 2.6875, -0.8125, -1.5625, 3.6875, -1.9375, 3.75],
    t12: [0.1875, -3.125, 1.9375, 4.625, -1.9375, -5.4375, 2.75, -0.0625, 4.5625],
    x13: [-1.5, 0.5625, -2.0, -1.3125, 3.0625, -1.5625],
    x14: [0.0625, 0.125, -1.6875],
    t16: [1.25, 0.5625, 0.0, 0.0, 3.0625, 2.75, 2.3125, 1.9375, 0.0],
    x17: [0.375, 1.3125, -0.375, -1.25, 3.625, 0.0625],
    x18: [2.6875, -1.8125, -2.125],
    t20: [4.625, -3.9375, -3.375, -2.75, 1.375, -9.4375, 11.4375, 1.6875, 7.125],
}, name='elements').AddVariations('float16').DisableLifeTimeVariation()
