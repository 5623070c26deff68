# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# TILE: elements that meet others where they went.

# Each meets another one.
# Expected values: float64 formula.
x3 = Input('x3', ('TENSOR_FLOAT32', [4, 6]))
t4 = Internal('t4', ('TENSOR_FLOAT32', [4, 6]))
x5 = Input('x5', ('TENSOR_FLOAT32', [2, 3]))
c6 = Parameter('c6', ('TENSOR_INT32', [2]), [2, 2])
t7 = Internal('t7', ('TENSOR_FLOAT32', [4, 6]))
c1 = Parameter('c1', ('TENSOR_FLOAT32', [4, 6]), [8.5, 7.0, 0.5, 4.5, -4.5, 9.5, -2.25, 2.25, -0.75, -4.0, -5.75, 0.25, 9.0, 6.5, 1.25, -1.25, -7.25,
    1.0, 2.0, -5.25, -5.5, 3.75, -7.5, 8.25])
t8 = Output('t8', ('TENSOR_FLOAT32', [4, 6]))
x9 = Input('x9', ('TENSOR_FLOAT32', [2, 3]))
c10 = Parameter('c10', ('TENSOR_INT32', [2]), [2, 2])
t11 = Internal('t11', ('TENSOR_FLOAT32', [4, 6]))
x2 = Input('x2', ('TENSOR_FLOAT32', [4, 6]))
t12 = Output('t12', ('TENSOR_FLOAT32', [4, 6]))
x13 = Input('x13', ('TENSOR_FLOAT32', [2, 3]))
c14 = Parameter('c14', ('TENSOR_INT32', [2]), [2, 2])
t15 = Internal('t15', ('TENSOR_FLOAT32', [4, 6]))
t16 = Output('t16', ('TENSOR_FLOAT32', [4, 6]))
x17 = Input('x17', ('TENSOR_FLOAT32', [2, 3]))
c18 = Parameter('c18', ('TENSOR_INT32', [2]), [2, 2])
t19 = Internal('t19', ('TENSOR_FLOAT32', [4, 6]))
t20 = Output('t20', ('TENSOR_FLOAT32', [4, 6]))
model = Model()
model.Operation('RELU', x3).To(t4)
model.Operation('TILE', x5, c6).To(t7)
model.Operation('ADD', t7, c1, 0).To(t8)
model.Operation('TILE', x9, c10).To(t11)
model.Operation('SUB', x2, t11, 0).To(t12)
model.Operation('TILE', x13, c14).To(t15)
model.Operation('MAXIMUM', t15, t4).To(t16)
model.Operation('TILE', x17, c18).To(t19)
model.Operation('SUB', t19, c1, 0).To(t20)
Example({
    x3: [-1.8125, 1.4375, -2.5, 0.875, -1.25, -0.5625, -2.875, 0.0625, -3.5, 2.875, 0.75, 0.5625, 0.4375,
    1.1875, 3.375, -1.0625, 1.6875, -0.9375, -1.1875, 0.9375, 2.75, -1.875, 3.5625, 3.625],
    x5: [-3.3125, 2.8125, 3.125, -3.375, -3.1875, -1.3125],
    t8: [5.1875, 9.8125, 3.625, 1.1875, -1.6875, 12.625, -5.625, -0.9375, -2.0625, -7.375, -8.9375, -1.0625,
    5.6875, 9.3125, 4.375, -4.5625, -4.4375, 4.125, -1.375, -8.4375, -6.8125, 0.375, -10.6875,
    6.9375],
    x9: [-1.9375, -3.5625, 1.0, -2.625, 1.5625, 2.25],
    x2: [3.3125, -2.875, -3.875, -1.125, 0.75, -2.5625, -1.375, -2.5, 3.8125, -1.0, 1.875, -2.9375, 1.9375,
    -1.25, -3.3125, -0.4375, 0.3125, -0.625, -2.3125, 3.9375, -2.0, -0.5625, -1.5, -2.75],
    t12: [5.25, 0.6875, -4.875, 0.8125, 4.3125, -3.5625, 1.25, -4.0625, 1.5625, 1.625, 0.3125, -5.1875,
    3.875, 2.3125, -4.3125, 1.5, 3.875, -1.625, 0.3125, 2.375, -4.25, 2.0625, -3.0625, -5.0],
    x13: [-0.6875, 3.6875, 1.625, -2.625, -2.3125, 1.375],
    t16: [0.0, 3.6875, 1.625, 0.875, 3.6875, 1.625, 0.0, 0.0625, 1.375, 2.875, 0.75, 1.375, 0.4375, 3.6875,
    3.375, 0.0, 3.6875, 1.625, 0.0, 0.9375, 2.75, 0.0, 3.5625, 3.625],
    x17: [2.8125, -2.9375, 1.8125, -0.625, -3.6875, 3.3125],
    t20: [-5.6875, -9.9375, 1.3125, -1.6875, 1.5625, -7.6875, 1.625, -5.9375, 4.0625, 3.375, 2.0625, 3.0625,
    -6.1875, -9.4375, 0.5625, 4.0625, 4.3125, 0.8125, -2.625, 1.5625, 8.8125, -4.375, 3.8125,
    -4.9375],
}, name='elements').AddVariations('float16').DisableLifeTimeVariation()
