# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/slicing.py; do not edit.
#
# GATHER: elements that meet others where they went.

F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Each element that was picked or moved meets another one where it went: of a constant, an input
# and what is computed, in both orders.
# Expected values: float64 formula.
x3 = Input('x3', (F32, [4, 3]))
t4 = Internal('t4', (F32, [4, 3]))
x5 = Input('x5', (F32, [5, 3]))
c6 = Parameter('c6', (I32, [4]), [4, 0, 2, 2])
t7 = Internal('t7', (F32, [4, 3]))
c1 = Parameter('c1', (F32, [4, 3]), [1.5, -9.25, 2.5, -0.25, 1.25, 9.75, -8.75, -7.75, -7.25, 0.5, -4.0, 2.75])
t8 = Output('t8', (F32, [4, 3]))
x9 = Input('x9', (F32, [5, 3]))
c10 = Parameter('c10', (I32, [4]), [4, 0, 2, 2])
t11 = Internal('t11', (F32, [4, 3]))
x2 = Input('x2', (F32, [4, 3]))
t12 = Output('t12', (F32, [4, 3]))
x13 = Input('x13', (F32, [5, 3]))
c14 = Parameter('c14', (I32, [4]), [4, 0, 2, 2])
t15 = Internal('t15', (F32, [4, 3]))
t16 = Output('t16', (F32, [4, 3]))
x17 = Input('x17', (F32, [5, 3]))
c18 = Parameter('c18', (I32, [4]), [4, 0, 2, 2])
t19 = Internal('t19', (F32, [4, 3]))
t20 = Output('t20', (F32, [4, 3]))
model = Model()
model.Operation('RELU', x3).To(t4)
model.Operation('GATHER', x5, 0, c6).To(t7)
model.Operation('ADD', t7, c1, 0).To(t8)
model.Operation('GATHER', x9, 0, c10).To(t11)
model.Operation('SUB', x2, t11, 0).To(t12)
model.Operation('GATHER', x13, 0, c14).To(t15)
model.Operation('MAXIMUM', t15, t4).To(t16)
model.Operation('GATHER', x17, 0, c18).To(t19)
model.Operation('SUB', t19, c1, 0).To(t20)
Example({
    x3: [2.75, -3.75, -1.6875, 2.5625, 1.25, -3.5, 1.0, 3.6875, 1.5, -2.0, 2.125, -0.5625],
    x5: [1.5, -0.9375, 3.3125, 1.0625, -1.25, 3.4375, -1.0, -1.5, 3.75, 2.4375, -3.8125, -1.5625, -2.6875,
    -3.6875, -2.125],
    t8: [-1.1875, -12.9375, 0.375, 1.25, 0.3125, 13.0625, -9.75, -9.25, -3.5, -0.5, -5.5, 6.5],
    x9: [-1.8125, -0.75, -2.6875, 0.625, 0.0, -1.75, -0.1875, 0.4375, -3.25, 1.25, 0.8125, -2.1875, -3.0625,
    3.3125, -1.9375],
    x2: [1.3125, 2.75, 3.3125, 0.5, 0.9375, 3.4375, 1.0, 3.5625, -2.9375, -2.3125, 0.4375, -1.0625],
    t12: [4.375, -0.5625, 5.25, 2.3125, 1.6875, 6.125, 1.1875, 3.125, 0.3125, -2.125, 0.0, 2.1875],
    x13: [-0.1875, 2.9375, 1.125, 1.25, 1.9375, 3.4375, -3.5, 1.0625, -2.0625, -4.0, -1.125, -3.8125, 2.625,
    3.0625, 2.25],
    t16: [2.75, 3.0625, 2.25, 2.5625, 2.9375, 1.125, 1.0, 3.6875, 1.5, 0.0, 2.125, 0.0],
    x17: [-1.25, 0.125, -2.4375, 1.125, -0.5625, -3.875, -1.125, -1.375, -3.25, 0.8125, 2.0, 2.5, 0.9375,
    -3.4375, -0.0625],
    t20: [-0.5625, 5.8125, -2.5625, -1.0, -1.125, -12.1875, 7.625, 6.375, 4.0, -1.625, 2.625, -6.0],
}, name='elements').AddVariations('float16').DisableLifeTimeVariation()
